/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = 'eb1cfdc30fce2467'

export const WEIGHTS: string = `
benefits children protected-characteristic pets-blanket-ban rental-bidding fee price-pressure unprovable-claim personal-data short-let new-to-market disclaimer fixed-term rent-in-advance contact-details
-40 -43 -35 -44 -43 -50 -41 -36 -39 -27 -59 -47 -52 -48 -44
#	0 -10 1 -8 2 -21 3 -12 4 -43 5 9 6 -15 8 45 10 4 11 12 12 9 13 9 14 -14
# #	8 17 14 36
# ##	14 -7
# $	4 -6 6 -28 8 -10 9 18 11 12 13 6 14 22
# %	5 16 7 17
# +	1 9
# ,	1 -4 4 -10 6 -7 7 -15 8 82 14 -49
# :accepting	7 2
# :asking	6 8
# :clocktime	5 -20 6 -12 7 -9 8 -25 11 -10 14 -32
# :deadline	0 -1 1 -14 5 -20 6 -14 7 -11 8 -35 9 -8 11 -11 14 -36
# :demand	6 18
# :demanding	1 3
# :hiding	1 -4
# :money	5 10
# :nearby	10 6
# :negation	13 3
# :newness	10 7
# :number	8 12 14 28
# :openprice	1 -23 4 -7 8 8 14 17
# :opinion	0 7 8 13 14 17
# :payer	7 13
# :period	5 12 6 -14 7 -11 8 -27 12 37 13 35
# :photo	11 13
# :place	10 3
# :record	8 -32
# :return	5 16 7 13
# :room	0 16 1 15 4 8 6 12 10 24
# :scarcity	8 2
# :seller	7 14
# :spelled	14 8
# :time	8 6
# :tribunalrent	10 2
# :wanting	8 6
# :work	6 12
# :writeto	11 1
# and	1 -4 8 30
# bed	0 17 1 22 4 9 6 14 10 17
# december	4 7 6 -15 8 -19
# hours	6 13
# january	8 1
# july	12 1
# landlord	7 14
# market	10 3
# min	3 9
# month	12 32
# months	13 18
# mth	12 15
# mths	13 19
# november	8 -15
# per	7 1
# to	0 7 8 13 14 17
# together	8 2
# with	8 2
# x	13 3
# yrs	10 2
##	0 -61 1 -68 2 -46 3 -2 4 23 5 -48 6 -90 7 -29 10 -32 11 -45 12 4 13 -37 14 43
## #	14 -10
## ##	4 -23 8 -24 14 97
## $	0 -2 1 -20 2 -37 4 -5 6 -12 7 -37 8 -21 10 -7 11 -8 13 -16 14 11
## %	7 7
## ,	2 -19 4 8 5 -12 6 -17 8 -18 9 -53 10 -13 11 -16 14 -3
## :burden	4 9 8 15
## :condition	2 5
## :deadline	4 8
## :deterring	8 10
## :money	4 14
## :number	4 -25 8 -26 14 98
## :onlyword	4 1
## :openprice	4 8
## :phone	14 8
## :record	14 -12
## :return	7 6
## :spelled	14 3
## :urgency	14 3
## :wanting	14 21
## a	4 3
## after	14 21
## and	4 16
## because	2 6
## but	4 1
## f	9 6
## for	4 5
## m	14 -12
## on	8 10
## pcm	4 13
## per	4 9
## text	14 8
##_#	8 -14 14 -26
##_##	4 6 7 -17 8 -92 9 -6 14 28
##_$	0 -2 1 -13 2 -34 6 -29 7 -3 8 -3 9 -3 14 21
##_ful	14 -5
##_garden	10 1
##_haven't	4 3
##_i'll	4 12
##_it's	4 3
##_make	2 5
##_month	4 8
##_more	2 5
##_my	4 5
##_per	4 1
##_rent	5 4
##_someone	4 7
##_they	2 5
##_wall	10 1
##_we'll	14 13
##_which	12 5
##_will	4 3
##_you	14 23
##_your	4 2
##_£##	1 5
#_#	4 -15 6 -52 7 -31 8 30 10 12 12 15 13 8 14 18
#_##	8 -72 14 -33
#_$	0 -41 1 -8 2 -8 4 -12 5 5 6 -4 7 -7 10 4 11 11 13 2
#_+	13 21
#_adv	13 21
#_ago	11 1
#_all	2 8
#_bed	10 1
#_cent	7 1
#_day	6 6
#_deposit	13 2
#_gch	0 3
#_gff	0 3 1 10
#_has	8 3
#_leave	8 4
#_left	2 1
#_min	12 13
#_month	12 10
#_ns	1 12
#_one	6 5
#_over	1 -11
#_rail	3 10
#_rent	5 39
#_tenancy	12 6
#_together	8 2
#_year	7 9
$	0 -32 1 -25 2 -30 3 -25 4 -15 5 -27 6 -11 7 -26 8 -35 9 -12 10 -35 11 -39 12 -31 13 -47
%	5 16 7 32
% :burden	5 7
% :keything	7 8
% :promise	7 10
% :return	7 2
% :safety	7 8
% safe	7 3
%_$	5 20 7 10
+	1 5 4 22 13 20
+ $	4 11
+ :deposit	13 10
+ :money	4 11
+ pcm	4 11
+_$	3 1 4 6 13 21
,	0 -3 2 5 3 10 4 -5 5 -7 6 -1 7 -15 8 8 9 15 10 3 11 1 14 19
, #	2 15 3 1 6 -7 7 -33 8 21 10 17
, ##	5 -66 7 14 8 -22 9 -6 12 -2
, $	0 -19 1 -28 2 -36 3 -32 4 -50 5 -22 6 -33 7 -25 8 78 9 -16 10 -20 11 9 12 -45 13 -12 14 -39
, ,	4 22 5 22 8 18
, :absence	6 -25 8 35
, :absolute	2 -53 7 27 8 -23 11 -1
, :accepting	4 2 5 5 6 -49
, :advance	7 1 8 11 10 -1 13 -10
, :asking	2 -55 3 -50 4 26 7 21 8 7 13 22 14 5
, :benefit	0 4
, :bid	3 3 4 4 12 14
, :building	6 3 10 32
, :burden	2 -26 3 -32
, :child	0 8 3 6 8 1
, :childless	2 -21 3 1 4 7 7 1
, :childthing	1 16
, :clocktime	7 5 9 3 13 17
, :codething	8 19
, :condition	0 15 1 14 5 7 6 2 8 -27 14 16
, :councilpay	0 -10 13 -4
, :deadline	6 4 8 16 10 -14 13 18
, :demand	4 10 6 22 7 3
, :demanding	0 -10 3 -30 8 44
, :denying	6 1
, :deposit	3 10 5 -42
, :deterring	0 14 2 23 8 6 13 -5
, :disability	2 35
, :dislike	2 4
, :everyone	1 -9 2 -21 3 -33 5 -10 7 -2 8 -9
, :fairness	0 -22 4 7 7 5 14 7
, :faith	2 -29
, :feething	6 3 9 6 11 1 13 3
, :fixed	4 -7 12 16
, :forename	8 13
, :healthword	8 5
, :hiding	0 2 8 21
, :holiday	9 37
, :income	0 -19 4 -5
, :jobname	0 18
, :keything	8 23
, :kin	1 -29 8 20
, :lifeword	8 21
, :losing	0 6 5 21 6 7 8 -3
, :money	4 9 5 11 7 14
, :nation	2 17
, :nearby	2 1
, :negation	0 17 1 5 3 7 4 -3 5 14 7 13 8 -8 9 -1 12 1 13 -32
, :newness	0 -11
, :number	1 2 2 18 5 -7 6 -10 7 -41 9 -1 10 17 11 -3 12 -5 13 22 14 -15
, :offerdeal	0 15
, :online	14 19
, :onlyword	3 -15 4 31 5 11 7 4 8 -1 12 -23 13 2
, :openprice	0 -7 1 7 3 -6 4 61 5 6 6 -13 7 -6 8 11 14 16
, :opinion	3 15 4 12 7 3 8 -9 9 9 11 3
, :origin	2 -1
, :payer	0 -11 1 -23 3 3 4 -7 7 8 8 17 9 11 12 -20 13 -11
, :paying	1 -5 3 4 4 -21 13 4
, :period	12 -12
, :person	0 2 1 -38 2 -16 3 -8 6 5 8 -13
, :pet	2 -9 3 42
, :petpart	3 14
, :phone	4 9 8 -1 14 24
, :photo	7 2 11 30 14 13
, :promise	2 1 7 4
, :ranking	6 8 8 10
, :record	8 -8
, :refusing	7 6 8 12
, :regretting	0 24 3 3 5 16 6 -18
, :rent	4 7 5 7 12 12 13 8
, :return	0 -5 4 7 12 9
, :room	4 10
, :rulesplace	4 8 8 20
, :safety	7 33
, :school	0 12
, :seller	0 -17 1 -16 5 -11 6 -3 7 1 8 16 9 7 11 8
, :sex	6 8
, :source	7 -41
, :spelled	0 15 1 23 2 13 3 -28 4 -24 5 2 6 -17 11 -11 12 12 13 3 14 1
, :student	0 -14 3 8
, :superlative	2 -4 5 5 7 19 10 5
, :thing	8 -25
, :time	0 21 1 4 2 8 5 -20 6 -19 7 -1 9 -12 12 6
, :title	6 -13 8 98 14 2
, :urgency	2 -18 6 35
, :utility	3 10 5 -35 8 -10
, :wanting	4 3 12 8
, :welcoming	2 9 3 5 6 -14 8 -17 9 -2
, :work	4 -5
, :worshipplace	2 18
, :writeto	2 -17 4 38 8 15 14 7
, a	1 -22 2 -15 3 1 4 -26 6 8 7 8 8 -24 10 60 11 -53
, all	1 -10 7 -25 12 1
, and	1 34 2 14 3 6 4 -9 6 43 7 9 8 -7 9 -10 12 -4 14 -7
, any	0 14
, anyone	0 8
, anything	3 3
, are	8 24
, as	0 -37 1 20 7 -1
, ask	3 -20 4 10
, at	5 13 14 7
, award	0 2
, aye	3 7
, baby	8 9
, be	6 11
, because	6 4
, box	0 3
, but	1 7 2 8 3 -3 5 10 6 10
, carpets	11 1
, cash	5 6
, check	9 2
, conservatory	8 3
, cottage	10 13
, couples	1 -7
, currently	8 2
, dbl	10 6
, depends	4 7
, deposit	3 11
, do	6 5
, doctors	0 1
, don't	6 1
, door	8 1
, dot	14 4
, dss	0 12 1 1
, every	7 11
, everyone	6 4
, ex	8 2
, example	14 1
, first	8 4
, five	2 4
, fixed	6 1
, folks	6 1
, for	5 14
, four	6 3
, ful	14 -5
, gas	3 3
, gay	2 1
, gch	0 3 1 10 10 4
, get	6 16
, give	4 4
, going	6 16
, has	8 42 14 2
, he's	8 43
, healthy	2 11
, house	5 6
, hurry	6 1
, i	2 -9 3 -13 6 -18
, i'm	8 20
, ie	14 1
, if	0 11 8 -5
, it	6 -52 7 19 10 -2
, it's	1 3 4 -4 8 -15
, its	5 3 11 10
, just	0 -12 3 -10
, keep	0 4
, kids	0 16 1 18 3 13
, left	8 13
, lift	8 16
, like	4 7
, linen	9 8
, look	0 1
, love	3 3
, mark	6 4
, max	9 3
, me	8 7
, meows	3 2
, message	4 2
, mews	3 5
, more	4 2
, mums	1 13
, my	3 1 4 1
, n	3 13
, near	2 6
, nearly	8 1
, neither	1 1
, night	8 4
, no	1 18 3 -10 4 -7 7 6 10 -1 11 -35 12 6
, none	1 -7 2 -9 7 3
, not	0 26 1 -10 2 33 8 -8 13 -1
, nothing	5 8
, nr	2 16
, ns	1 11
, on	0 -7 8 7
, one	6 -10
, or	1 11 14 9
, others	6 6
, over	3 6 4 1
, own	2 7
, owner	8 8
, paper	10 1
, pay	13 20
, payable	5 4
, photos	14 3
, pics	11 9
, please	1 7 2 21
, poa	4 11
, race	2 -12
, real	11 27
, references	0 8
, religion	2 -3
, rent	4 3 5 7 12 11
, retired	0 -9
, sadly	8 4
, save	0 6
, say	13 19
, see	5 13
, semi	10 3
, sharers	1 -11
, she	2 4
, shoes	5 1
, since	2 2
, sleeps	9 2
, small	3 2
, smokers	3 11
, so	4 -8 6 28
, sorry	0 11 5 17 6 -5
, spring	7 1
, sunny	2 7
, ta	0 14
, tap	8 5
, teachers	0 1
, ten	6 2
, thank	1 1
, thanks	0 5
, that	7 4 11 11
, that's	0 2 7 8 8 27
, the	1 10 2 16 3 16 5 -25 6 -9 9 -20 11 10 12 -3 13 -22 14 -26
, then	0 28 1 14 2 24 7 -8 12 5
, therefore	1 9
, they	7 13 8 4 11 7
, think	1 12
, thirty	5 3
, this	0 1 1 14 3 11
, though	4 1
, three	2 8 13 15
, tidy	2 2
, to	4 6 5 15
, try	2 3
, two	2 1 6 -2 14 -18
, up	2 4 8 31
, user	14 1
, wages	0 -10
, we	1 -6 5 -7 9 12
, we're	1 11
, what	4 3
, where	14 18
, which	1 6 4 -12 7 -16
, who	8 16
, who'll	8 4
, who's	8 13
, with	0 -24 1 -11 2 -54 6 -3 8 -64 11 -6
, won't	11 1
, workers	0 8
, would	0 2
, y	1 2
, yard	3 4
, you	3 2 6 2 7 38 14 26
, you'll	7 16
, your	7 23
, £#	4 -2 5 12 7 2 8 2
, £##	4 21 5 -20 6 7 13 6
12m	12 29
12s	1 5
16s	1 9
18s	1 6
18s $	1 19
1st	10 11
1st :deterring	10 14
1st :newness	10 14
1st :urgency	10 14
1st time	10 14
5pm	4 1
6mth_$	13 6
6mths	13 20
6pm	14 14
96o	14 20
96o_$	14 20
9oo	14 42
9oo ##	14 24
9oo :number	14 24
9oo_$	14 20
:absence	0 21 1 21 2 -31 4 -52 5 5 6 9 7 -5 8 63 9 47 10 -17 12 14 13 -26 14 -38
:absence #	8 10
:absence $	0 -12 6 36 7 -12 8 23 9 -12 10 -6 11 -30 13 -4 14 -4
:absence ,	1 9 2 -13 3 -9 5 18 6 1 8 5
:absence :absence	8 36
:absence :absolute	0 5 1 5 8 30
:absence :accepting	8 8
:absence :bid	7 9
:absence :building	8 8
:absence :burden	0 8 2 -15 7 3 9 7
:absence :child	1 11
:absence :childless	1 2
:absence :clocktime	6 -4 8 52
:absence :codething	7 -14 8 11
:absence :condition	6 -32 8 16
:absence :deadline	1 -1 8 10
:absence :demand	4 -1 7 11
:absence :deterring	9 21
:absence :everyone	0 30 8 16
:absence :fee	5 4
:absence :fixed	8 18
:absence :hiding	8 -3
:absence :holiday	9 23
:absence :keything	8 1
:absence :losing	2 2 7 -2
:absence :nearby	9 -9
:absence :negation	7 21
:absence :neighbour	8 1
:absence :number	8 4 12 -17
:absence :onlyword	6 -11 8 5
:absence :openprice	6 23 7 6
:absence :opinion	0 20 6 16
:absence :origin	2 4
:absence :period	7 3
:absence :person	0 15
:absence :place	7 -2
:absence :promise	6 -3
:absence :rent	14 6
:absence :room	8 6
:absence :scarcity	1 6
:absence :seller	0 3
:absence :spelled	8 31 9 3
:absence :title	0 4
:absence :wanting	6 9
:absence :work	0 -14
:absence a	14 6
:absence about	6 2
:absence all	0 2 8 16
:absence and	8 -25
:absence at	6 4 8 26 9 11
:absence by	8 -29
:absence during	8 4
:absence every	8 7
:absence fee	5 4
:absence for	2 -9 6 -22 8 18
:absence from	2 5 8 3
:absence going	2 1
:absence has	7 3 8 -2
:absence home	8 8
:absence in	0 -6 2 4 6 -25 12 4
:absence inn	9 -7
:absence is	7 -13
:absence it	6 7
:absence nationals	2 2
:absence of	0 22 1 -20 6 -3 8 17
:absence on	9 9
:absence only	1 8
:absence since	11 1
:absence so	8 16
:absence than	3 2
:absence the	1 14 4 3 8 13 12 12
:absence this	10 5
:absence to	0 6 6 13
:absence until	8 19
:absence who	0 4
:absence will	6 -2
:absence with	2 10
:absence>:absence	8 41
:absence>:absolute	1 3 7 -1 8 39
:absence>:accepting	1 -22 8 8
:absence>:advance	12 11
:absence>:asking	3 2
:absence>:bid	7 15
:absence>:building	8 13 9 5
:absence>:burden	0 1 2 -27 3 -1 8 2 9 5
:absence>:child	1 29
:absence>:childless	0 12 1 20
:absence>:childthing	1 1
:absence>:clocktime	0 -1 8 38
:absence>:codething	2 -1 7 -7 8 15
:absence>:condition	0 2 6 -21 8 26
:absence>:deadline	0 -13 7 3 8 3 12 3
:absence>:demand	6 -1 7 9
:absence>:demanding	2 2
:absence>:deterring	1 -20 8 4 9 16
:absence>:disability	2 4
:absence>:everyone	0 28 6 -11 8 28
:absence>:fee	5 14
:absence>:fixed	8 8
:absence>:forename	6 3
:absence>:hiding	7 -2 8 -16
:absence>:holiday	6 10 9 30
:absence>:income	0 21
:absence>:kin	1 -1
:absence>:losing	2 21 7 -8
:absence>:negation	7 27 8 -17
:absence>:neighbour	8 4
:absence>:newness	7 -1 12 3
:absence>:number	6 -21
:absence>:onlyword	8 12
:absence>:openprice	1 7 6 25 8 4
:absence>:opinion	0 21 1 10 4 9 6 4 8 4
:absence>:origin	2 15
:absence>:payer	7 8 8 10
:absence>:paying	5 2 8 11
:absence>:period	6 8 8 9
:absence>:pet	3 39
:absence>:phone	14 11
:absence>:photo	11 8
:absence>:promise	7 -7
:absence>:ranking	6 -8 8 -9 12 8
:absence>:rent	9 2 14 6
:absence>:room	0 -9 8 8
:absence>:scarcity	1 4
:absence>:seller	2 -13 8 14
:absence>:source	11 2
:absence>:spelled	3 12 8 15 9 9 14 -2
:absence>:time	10 1
:absence>:title	0 2
:absence>:urgency	7 7
:absence>:utility	1 3
:absence>:wanting	6 3
:absence>:writeto	7 6
:absence_:absence	2 -13 6 3 8 56 13 5
:absence_:absolute	8 37
:absence_:accepting	1 -6
:absence_:advance	6 -13 12 11
:absence_:building	3 2 9 8
:absence_:burden	0 3 4 -30 7 3 8 36 14 3
:absence_:childless	1 19
:absence_:childthing	1 1
:absence_:clocktime	0 -10 3 -6 6 -7 8 60
:absence_:codething	8 11 9 -14
:absence_:condition	0 19 6 -12 8 20
:absence_:deadline	1 6 8 19 9 20
:absence_:demand	0 4 6 -2 8 12
:absence_:demanding	0 11
:absence_:denying	6 -7 8 21 13 1
:absence_:deterring	0 6 8 27
:absence_:disability	0 5 2 7
:absence_:everyone	7 10 8 5
:absence_:fairness	7 20
:absence_:family	3 15
:absence_:feething	0 5 6 -8 8 3
:absence_:fixed	8 15
:absence_:forename	6 3
:absence_:healthword	8 18
:absence_:hiding	8 -15
:absence_:holiday	6 1
:absence_:income	0 21
:absence_:keything	8 26
:absence_:kin	3 16
:absence_:longperiod	12 14
:absence_:losing	2 6
:absence_:money	5 3 6 15
:absence_:negation	7 13 8 3
:absence_:neighbour	9 12
:absence_:newness	8 4
:absence_:number	8 21 12 1
:absence_:online	0 9
:absence_:onlyword	8 48
:absence_:openprice	8 28
:absence_:opinion	7 -17 8 34
:absence_:payer	5 7 8 24
:absence_:paying	5 9
:absence_:period	0 6 6 4 8 15 12 19 13 9
:absence_:person	4 3
:absence_:pet	3 29
:absence_:phone	14 8
:absence_:photo	9 14 11 21
:absence_:preferring	0 6 1 12
:absence_:promise	7 -5
:absence_:ranking	0 14 8 -15 12 8
:absence_:refusing	0 -11 8 3
:absence_:rent	13 13
:absence_:scarcity	6 -25 8 13
:absence_:seller	2 -27 8 20
:absence_:spelled	0 6 3 19 8 9
:absence_:superlative	7 11
:absence_:urgency	8 18
:absence_:utility	1 1
:absence_:wanting	2 -4 8 -7
:absence_:work	8 12
:absence_:writeto	7 9
:absolute	1 -1 3 31 4 -32 5 -1 6 -37 7 126 8 4 9 -17 11 -28 12 -6 13 -19 14 -16
:absolute #	13 5
:absolute $	0 8 1 -2 3 16 4 -18 5 -11 6 -1 7 23 10 -24 14 -22
:absolute ,	0 11 1 -13 2 8 3 -10 14 15
:absolute :absence	8 15
:absolute :absolute	7 20 14 2
:absolute :accepting	8 10
:absolute :age	1 -23
:absolute :benefit	0 8
:absolute :bid	7 1
:absolute :building	7 -18 8 11
:absolute :burden	5 3 6 6
:absolute :child	1 16
:absolute :childless	1 -29 4 3
:absolute :clocktime	2 22 7 -1 8 23
:absolute :codething	0 -19 1 -6 2 -10 9 -3
:absolute :condition	6 14 7 3
:absolute :deadline	4 -23 7 3 8 26
:absolute :demand	6 3 7 6
:absolute :demanding	2 -4
:absolute :deterring	2 -6 5 6 7 14 8 4
:absolute :digits	14 4
:absolute :disability	7 12
:absolute :dislike	7 21
:absolute :everyone	6 7
:absolute :fairness	6 29
:absolute :feething	11 1
:absolute :fixed	7 -11 8 9 13 6
:absolute :forename	6 1
:absolute :hiding	8 -2
:absolute :income	0 6
:absolute :keything	8 19
:absolute :longperiod	9 -10 13 1
:absolute :losing	6 -14 7 40
:absolute :money	5 27
:absolute :nation	2 13
:absolute :nearby	7 11
:absolute :negation	3 5 14 2
:absolute :newness	6 -22 7 3 10 15
:absolute :number	0 -11 2 -2 7 8 8 -2 13 14 14 3
:absolute :offerdeal	7 27
:absolute :online	10 5
:absolute :onlyword	7 9
:absolute :openprice	2 7 4 4 7 32
:absolute :opinion	7 6
:absolute :payer	7 14 12 12 14 5
:absolute :period	0 11 6 3 7 8 9 -10
:absolute :person	1 5 7 8
:absolute :pet	3 42
:absolute :place	3 10
:absolute :promise	6 -42 7 10
:absolute :refusing	0 -13
:absolute :rent	7 20
:absolute :return	7 1
:absolute :room	8 -6
:absolute :safety	7 34
:absolute :scarcity	7 9
:absolute :seller	7 13 12 14
:absolute :sex	2 23
:absolute :spelled	0 -21 2 -47 3 10
:absolute :superlative	3 14
:absolute :time	7 11
:absolute :title	0 5
:absolute :tribunalrent	9 -2
:absolute :urgency	6 3
:absolute :welcoming	3 -10
:absolute a	4 12
:absolute age	1 -19
:absolute applicant	0 -13
:absolute at	8 11
:absolute be	7 15
:absolute been	6 -20 7 -7 10 8
:absolute circumstances	3 5
:absolute come	7 3
:absolute could	7 2
:absolute day	0 3 6 1 7 3
:absolute disability	2 3
:absolute ever	7 2
:absolute flatshare	2 6
:absolute for	7 -18 8 15
:absolute from	2 20 4 1
:absolute go	7 25
:absolute going	2 1
:absolute has	7 6
:absolute here	7 -4
:absolute home	8 13
:absolute in	1 7 7 26
:absolute is	0 -5 8 2
:absolute just	10 1
:absolute kind	3 13 7 -16
:absolute month	4 5 7 4
:absolute no	3 10
:absolute now	10 9
:absolute occupants	1 14
:absolute of	1 -12 2 -10 7 26 8 26 12 5 13 13
:absolute offers	7 8
:absolute on	0 1
:absolute one	2 -6
:absolute other	7 11
:absolute our	12 14
:absolute please	2 5
:absolute pounds	5 17
:absolute price	7 11
:absolute reasonable	4 4
:absolute rental	7 6
:absolute single	7 18
:absolute small	1 9
:absolute take	8 2
:absolute tenant	0 8
:absolute the	1 -1 6 4 11 -10
:absolute those	2 6
:absolute to	5 1
:absolute two	6 10
:absolute use	14 1
:absolute views	7 20
:absolute visit	1 1
:absolute who	0 6
:absolute will	6 -34
:absolute with	1 3 2 9
:absolute younger	1 5
:absolute zero	14 4
:absolute>:absence	1 19 8 7
:absolute>:absolute	3 -13 6 -10 7 31
:absolute>:accepting	0 4 1 -6 5 1 8 18
:absolute>:age	1 -26 4 -3
:absolute>:asking	2 -3 13 -2
:absolute>:benefit	7 1
:absolute>:bid	7 7
:absolute>:building	2 3 7 -18 8 13
:absolute>:burden	5 16 6 15
:absolute>:child	1 16
:absolute>:childless	1 -12 4 3
:absolute>:clocktime	2 15 8 36
:absolute>:codething	0 -30 1 -16 2 -2 9 -6
:absolute>:condition	6 10
:absolute>:consent	7 -2
:absolute>:deadline	4 -29 7 20 8 47
:absolute>:demand	2 -2 6 19 7 3
:absolute>:demanding	0 -20 6 -1 13 -1
:absolute>:deterring	2 -11 5 2 7 17 8 14
:absolute>:digits	14 4
:absolute>:disability	2 20 7 11
:absolute>:dislike	7 17
:absolute>:everyone	6 4
:absolute>:fairness	2 -12 6 27 7 -6 13 -4
:absolute>:feething	1 -10
:absolute>:fixed	7 -21 8 5 13 4
:absolute>:forename	6 1
:absolute>:healthword	2 6
:absolute>:hiding	7 3
:absolute>:income	0 6
:absolute>:jobname	0 6
:absolute>:keything	8 18
:absolute>:longperiod	9 -12
:absolute>:losing	6 -18 7 33
:absolute>:money	4 6 5 22
:absolute>:nation	2 31
:absolute>:nearby	6 6 7 9
:absolute>:negation	2 -4 6 -7 7 8 8 -13
:absolute>:neighbour	1 4
:absolute>:newness	6 -14 7 6 10 23
:absolute>:number	0 -5 7 11 8 -50 12 6 13 18 14 18
:absolute>:offerdeal	7 27
:absolute>:online	10 3 14 1
:absolute>:onlyword	7 1
:absolute>:openprice	0 5 2 19 4 4 5 5 6 9 7 38
:absolute>:opinion	4 1 5 10 6 5 8 -7 14 1
:absolute>:payer	2 -16 7 23 12 15 14 3
:absolute>:paying	7 2
:absolute>:period	0 9 4 10 7 18 9 -5 13 -9
:absolute>:person	0 -14 8 -12
:absolute>:pet	3 25
:absolute>:petpart	3 12
:absolute>:photo	8 12
:absolute>:place	3 7 7 4
:absolute>:preferring	1 7
:absolute>:promise	6 -65 7 15
:absolute>:refusing	0 -19
:absolute>:rent	5 4 7 23
:absolute>:return	7 5 13 -12
:absolute>:rulesplace	2 3
:absolute>:safety	7 28
:absolute>:scarcity	7 4
:absolute>:school	7 13
:absolute>:seller	7 27 8 -4 12 15 14 7
:absolute>:sex	2 24
:absolute>:spelled	3 5 4 -8 13 3 14 18
:absolute>:superlative	3 11 7 3
:absolute>:time	6 -3 7 5 10 2
:absolute>:title	0 5
:absolute>:tribunalrent	9 -4
:absolute>:urgency	6 17 10 4
:absolute>:wanting	1 -8 7 15
:absolute>:welcoming	3 -17
:absolute>:work	14 3
:absolute_:absence	1 12 6 3 8 2 10 3
:absolute_:absolute	2 -46 6 -41 7 67 8 -33 14 3
:absolute_:accepting	0 15 3 20 4 4 5 5
:absolute_:advance	6 -10 10 6
:absolute_:age	4 -1
:absolute_:asking	0 -14 1 -9 7 -18
:absolute_:benefit	0 34
:absolute_:building	7 6 8 7
:absolute_:burden	0 7 1 8 2 1 3 1 7 18 8 1
:absolute_:child	1 6
:absolute_:childless	1 36
:absolute_:clocktime	1 2 6 1 7 24 8 46
:absolute_:codething	1 -19 7 5 8 -15 14 7
:absolute_:condition	0 -16
:absolute_:consent	2 3
:absolute_:councilpay	0 12
:absolute_:deadline	1 2 8 38 10 21 13 -6 14 1
:absolute_:demand	1 -6 2 -7 6 18
:absolute_:demanding	0 -5 1 17 6 -12 10 16
:absolute_:deterring	0 21 1 -36 7 6 8 6 13 1
:absolute_:digits	14 6
:absolute_:disability	2 14 7 4
:absolute_:dislike	1 2
:absolute_:everyone	0 -12 2 -25
:absolute_:fairness	2 -4 4 8
:absolute_:faith	2 9
:absolute_:family	2 2
:absolute_:fee	5 28 7 20
:absolute_:feething	12 1
:absolute_:fixed	7 5
:absolute_:hiding	6 8 7 1
:absolute_:holiday	1 2 7 20
:absolute_:jobname	0 7 5 6
:absolute_:longperiod	7 23
:absolute_:losing	4 5
:absolute_:money	4 3 5 -7
:absolute_:nation	2 25
:absolute_:nearby	2 2 7 37
:absolute_:negation	2 -15 6 -30 7 6 8 -27 11 8
:absolute_:neighbour	8 -10
:absolute_:newness	2 -11 4 -2 6 -16 7 34 8 5 10 26 13 -11
:absolute_:number	4 19 12 9 14 31
:absolute_:onlyword	1 16 7 -6
:absolute_:openprice	2 -1 5 3 7 3 8 9 10 29 13 -10
:absolute_:opinion	1 -5 4 -13 6 4 10 15
:absolute_:payer	2 -9 3 -38 6 12
:absolute_:paying	5 2 7 14
:absolute_:period	6 -8 7 14 8 18 12 -1 13 10
:absolute_:person	1 14 6 4 7 -15
:absolute_:pet	3 1 8 8
:absolute_:petpart	3 18
:absolute_:photo	2 1 8 11 11 -1
:absolute_:place	3 -6 6 -2 7 33
:absolute_:promise	1 1 4 8 7 24
:absolute_:ranking	4 6 6 -25 10 5
:absolute_:refusing	7 -1
:absolute_:rent	5 22
:absolute_:return	5 7 7 20
:absolute_:room	1 -2 7 13
:absolute_:rulesplace	7 6
:absolute_:safety	7 23
:absolute_:scarcity	6 5
:absolute_:school	7 24
:absolute_:seller	0 -11 2 5 6 6
:absolute_:spelled	1 -20 4 -9 8 6 12 6 13 7 14 30
:absolute_:time	7 15
:absolute_:title	2 50
:absolute_:tribunalrent	7 11
:absolute_:urgency	7 4
:absolute_:wanting	7 2
:accepting	0 4 1 3 2 17 4 25 5 10 6 -22 7 -9 8 -27 9 37 10 -3 11 12 12 18 14 -25
:accepting ##	8 7
:accepting $	1 -10 4 7 6 -8 7 -18
:accepting ,	0 -22 3 2 5 -11 7 -31
:accepting :absence	5 13 11 9 12 2
:accepting :benefit	2 -16
:accepting :bid	4 -10 5 2 6 11
:accepting :burden	2 13 4 1 5 -11 11 -34 12 6
:accepting :child	1 6 2 -2
:accepting :childless	5 3
:accepting :clocktime	5 2 7 1 8 -35
:accepting :codething	1 7 13 12
:accepting :condition	2 7 12 3
:accepting :deadline	12 17
:accepting :demand	4 -5 6 6
:accepting :demanding	11 1
:accepting :deterring	2 8 11 -11 12 10
:accepting :disclaimer	8 11
:accepting :everyone	2 3
:accepting :family	1 14
:accepting :fixed	13 -22
:accepting :healthword	2 10
:accepting :lifeword	1 -23
:accepting :longperiod	13 4
:accepting :losing	12 13
:accepting :money	5 3 13 11
:accepting :nearby	2 8
:accepting :negation	3 -5 6 -7 11 2
:accepting :newness	10 9
:accepting :number	13 -1
:accepting :online	4 12
:accepting :onlyword	2 3
:accepting :openprice	1 13 2 4 3 3 4 -16 5 13 8 -8 13 -4
:accepting :opinion	0 15 1 17 2 4 3 4 8 -14
:accepting :payer	7 6
:accepting :paying	0 5
:accepting :period	13 15
:accepting :person	1 -2 2 15
:accepting :pet	3 8
:accepting :preferring	6 7
:accepting :refusing	5 13 9 2
:accepting :seller	7 5
:accepting :spelled	1 15 2 -3
:accepting :time	2 3
:accepting :tribunalrent	13 10
:accepting :urgency	6 -5
:accepting :writeto	0 7
:accepting a	0 1 2 -1 4 1 6 -32 8 24 13 2
:accepting about	2 1
:accepting agent's	5 2
:accepting all	0 3
:accepting an	3 4
:accepting and	14 1
:accepting anyone	2 5
:accepting as	0 4
:accepting at	0 3 7 6
:accepting be	2 2
:accepting been	1 -1 3 11 11 29
:accepting before	11 4
:accepting benefit	0 -3
:accepting by	6 7
:accepting costs	0 1
:accepting families	1 11
:accepting first	13 6
:accepting for	6 -26 9 16 12 36
:accepting from	5 8
:accepting full	1 10
:accepting gone	11 1
:accepting his	6 3
:accepting if	2 11
:accepting in	3 8 7 8 8 -70 11 -16 12 3
:accepting is	1 8 8 4 13 13
:accepting it	1 -3 5 30 6 10 9 13
:accepting lived	1 -12
:accepting more	4 4
:accepting near	2 9
:accepting no	4 4 11 7
:accepting of	2 7
:accepting on	2 9 11 -5 12 10
:accepting out	5 15 9 2
:accepting over	5 4
:accepting pets	3 15
:accepting put	4 7
:accepting rules	5 1
:accepting share	2 4
:accepting should	2 7
:accepting signed	13 -17
:accepting stands	8 7
:accepting that	7 2
:accepting the	1 -17 4 13 5 6 8 3 11 8
:accepting this	6 29
:accepting to	0 10 1 22 3 7 4 -1 8 -8
:accepting was	11 3
:accepting while	5 4
:accepting will	7 2
:accepting with	0 -4 1 3 3 -4
:accepting within	6 7
:accepting you	7 8 8 19
:accepting yourself	8 9
:accepting £#	5 3
:accepting>:absence	0 -32 2 -6 3 -12 5 10 6 -16 8 15 9 7 11 17
:accepting>:absolute	0 4 2 1 3 12 4 -5 6 -25 10 22
:accepting>:accepting	0 -3 1 -17
:accepting>:advance	8 10 10 9
:accepting>:asking	4 2 6 10
:accepting>:benefit	0 4 2 -25
:accepting>:bid	4 4 6 8
:accepting>:building	1 1 5 2 6 -23 7 1 8 -15
:accepting>:burden	2 18 4 4 8 -17 10 7 12 8
:accepting>:child	0 -2 1 8 2 -25 8 14
:accepting>:childless	5 2
:accepting>:clocktime	0 -7 4 -2 6 1 8 -46 11 -6
:accepting>:codething	2 5 12 13 13 13
:accepting>:condition	1 10 2 10 8 -3 11 1 12 1
:accepting>:deadline	0 -3 1 -10 2 -3 5 10 6 5 8 -16 9 17 12 10
:accepting>:demand	0 -4 4 -9 6 14 11 5
:accepting>:demanding	0 3 6 6 11 9
:accepting>:denying	6 -12
:accepting>:deterring	0 -6 2 11 6 9 8 -7 9 -18 12 10
:accepting>:everyone	0 3 6 -6 13 -1
:accepting>:faith	2 24
:accepting>:family	1 26
:accepting>:feething	1 5
:accepting>:fixed	12 15 13 -30
:accepting>:healthword	2 7
:accepting>:income	0 15
:accepting>:keything	8 4
:accepting>:lifeword	1 -10
:accepting>:longperiod	12 19 13 1
:accepting>:losing	6 24 12 12
:accepting>:money	4 6 5 1 13 9
:accepting>:nearby	6 3
:accepting>:negation	0 4 3 7
:accepting>:neighbour	5 5
:accepting>:newness	2 -5 7 -25 10 26
:accepting>:number	3 -7 4 1 6 17 8 -2 9 12 12 2 13 -10
:accepting>:online	4 7
:accepting>:onlyword	2 16 6 -23 8 -20 10 17
:accepting>:openprice	1 5 2 3 5 6 7 7 8 -9 13 -13
:accepting>:opinion	0 9 1 14 3 9 8 -15 14 -2
:accepting>:payer	0 9 2 -20 7 6
:accepting>:period	9 29 12 32 13 15
:accepting>:person	2 5
:accepting>:pet	1 -3 2 -19 3 13 5 12
:accepting>:phone	8 -8 14 6
:accepting>:photo	3 1 6 -17 11 16
:accepting>:preferring	6 4
:accepting>:ranking	10 10
:accepting>:refusing	5 11 9 6 11 7
:accepting>:rent	4 15
:accepting>:return	4 19
:accepting>:room	13 5
:accepting>:safety	0 6
:accepting>:scarcity	0 12 2 5 6 -14 10 16
:accepting>:seller	0 2 2 -10 11 5
:accepting>:spelled	1 20 2 -12 5 -9 6 14 9 24
:accepting>:superlative	4 5
:accepting>:time	0 5
:accepting>:tribunalrent	12 2 13 12
:accepting>:wanting	1 13
:accepting>:welcoming	1 2
:accepting>:work	6 7
:accepting_:absence	2 -28 6 -34 8 29
:accepting_:absolute	2 7 3 13 4 20 6 -23 10 12
:accepting_:advance	1 4 3 -4 5 -12 11 2
:accepting_:age	1 11 11 12
:accepting_:asking	2 -35 8 -9
:accepting_:benefit	0 13
:accepting_:bid	1 -16 4 14 6 14 7 -17 10 1
:accepting_:building	0 -26 1 7 5 9 8 -33 9 6
:accepting_:burden	0 23 3 -15 6 -8 8 -3 13 11
:accepting_:child	0 -14 1 29 2 -10 8 9
:accepting_:childless	1 -9 6 9
:accepting_:clocktime	1 -33 5 -16 6 4 11 -64
:accepting_:codething	1 -6 4 28 5 -3 9 -17 11 -3 12 1
:accepting_:condition	1 14 2 -4 3 -6 5 -11 11 22
:accepting_:consent	6 8 7 3 11 6
:accepting_:deadline	2 -6 6 4 8 -28 11 -47 12 -13 13 7
:accepting_:demand	0 -10 2 1
:accepting_:demanding	0 10 6 -2
:accepting_:denying	11 7
:accepting_:deterring	0 5
:accepting_:disability	2 43
:accepting_:disclaimer	7 3 11 14
:accepting_:everyone	6 -16 7 4 8 -3
:accepting_:faith	2 26
:accepting_:family	1 17
:accepting_:fee	7 9
:accepting_:feething	1 10 2 -7 3 -28 5 16
:accepting_:fixed	3 11 5 -7 12 25
:accepting_:healthword	2 18
:accepting_:holiday	1 -18 8 10 9 4
:accepting_:income	0 24 1 7
:accepting_:keything	10 3
:accepting_:kin	4 4
:accepting_:lifeword	0 14 7 -1 8 27
:accepting_:longperiod	8 -1 12 15
:accepting_:losing	0 1 6 3
:accepting_:money	5 -10 7 8
:accepting_:nearby	5 5 6 15
:accepting_:negation	2 1 3 33 4 -2
:accepting_:neighbour	4 -8
:accepting_:newness	2 -7 6 -14 7 -7 10 11
:accepting_:number	3 -26 6 -3 8 -46 9 2 10 -7 12 28 13 -25
:accepting_:offerdeal	7 4
:accepting_:online	14 16
:accepting_:onlyword	4 17 6 -30 8 -2 12 5
:accepting_:openprice	0 -32 4 30 5 -17 6 -10 7 7 9 4 11 -13 12 4 13 -7 14 -16
:accepting_:opinion	6 7 9 6 11 -14 12 4 14 -13
:accepting_:origin	2 11
:accepting_:payer	0 17 8 -10
:accepting_:paying	0 15 5 11
:accepting_:period	1 -29 4 -10 5 -57 6 -41 7 2 8 -12 9 47 12 37
:accepting_:person	1 2 2 -19 6 -11
:accepting_:pet	1 -7 2 -34 3 17 5 9
:accepting_:phone	6 3 14 5
:accepting_:photo	8 -8 9 14 11 23
:accepting_:place	1 -24 5 7
:accepting_:preferring	1 1 5 3
:accepting_:promise	0 2 3 2
:accepting_:ranking	11 1
:accepting_:refusing	1 7
:accepting_:rent	4 31 10 9
:accepting_:return	0 2 4 35 7 -6 10 4 13 11
:accepting_:room	8 -22 13 2
:accepting_:rulesplace	3 -8
:accepting_:safety	0 4
:accepting_:scarcity	0 26 6 -7 11 6
:accepting_:seller	0 7 4 -9 13 -7
:accepting_:source	11 10
:accepting_:spelled	2 -7 4 -11 12 2 13 -5
:accepting_:superlative	3 16 4 17
:accepting_:thing	1 13 5 11
:accepting_:time	0 9 7 -1
:accepting_:title	1 -35 2 8 6 -19 8 4
:accepting_:tribunalrent	12 11
:accepting_:urgency	6 19 10 4
:accepting_:wanting	0 -11 1 11
:accepting_:welcoming	0 -12
:accepting_:work	0 22 2 -5
:accepting_:writeto	0 -25 8 10
:advance	1 -29 2 -8 3 -10 4 -38 5 -25 6 14 7 -73 8 14 9 -24 10 9 11 -26 13 99 14 -13
:advance $	0 -47 3 -8 4 7 10 8 12 -54 13 38 14 4
:advance ,	6 -40 8 11 10 6 12 -29
:advance :absence	8 5
:advance :absolute	13 19
:advance :advance	13 24
:advance :burden	0 11 12 6
:advance :child	8 7
:advance :codething	8 5 12 1 13 -5
:advance :deadline	7 11 8 14 11 -4
:advance :demanding	13 18
:advance :deterring	0 25 6 -15 10 3
:advance :everyone	12 12
:advance :feething	13 15
:advance :hiding	8 11
:advance :income	13 -12
:advance :keything	8 -5
:advance :longperiod	12 18
:advance :losing	6 13
:advance :money	13 12
:advance :neighbour	8 -10
:advance :newness	4 1 10 6
:advance :number	6 8 8 11 13 6
:advance :openprice	6 10
:advance :opinion	6 9
:advance :period	0 -57 4 -60 6 -16 10 -8 12 1 13 1
:advance :photo	11 2
:advance :refusing	8 6
:advance :rent	13 11
:advance :return	13 3
:advance :spelled	4 8 6 2 8 21
:advance :tribunalrent	12 2 13 -27
:advance :urgency	4 5 10 20
:advance :utility	8 -1
:advance :welcoming	13 2
:advance and	6 -32 8 -10 13 30
:advance are	8 1
:advance at	4 13
:advance by	13 -29
:advance choice	2 1
:advance cutting	8 -4
:advance day	5 11 13 4
:advance door	8 -20
:advance each	12 8
:advance feature	8 -3
:advance for	12 13
:advance four	8 14
:advance in	5 15 6 -35 13 11
:advance is	8 5
:advance it's	6 30
:advance keys	13 4
:advance month	13 15
:advance month's	5 -3
:advance monthly	13 -12
:advance needed	13 1
:advance noon	8 12
:advance of	6 14
:advance off	7 9
:advance on	0 9
:advance one	6 5
:advance others	2 6
:advance out	8 8
:advance photo	11 5
:advance please	13 4
:advance quarter	13 4
:advance rent	13 4
:advance sum	13 15
:advance the	6 17 8 -11 11 20 13 13
:advance time	4 8 10 12
:advance to	6 9
:advance under	8 7
:advance with	6 7 8 25
:advance year	12 4 13 -12
:advance you	3 15 5 -5 6 -2 8 -8
:advance>:absolute	13 2
:advance>:accepting	13 17
:advance>:advance	4 -1 5 -3 6 -8 13 27
:advance>:asking	0 7 3 24
:advance>:burden	0 11 12 4 13 -1
:advance>:child	8 22
:advance>:clocktime	4 2 13 3
:advance>:codething	6 -10 12 11
:advance>:consent	6 3
:advance>:deadline	7 8 11 -17
:advance>:demand	2 13
:advance>:demanding	3 13 13 13
:advance>:deposit	13 10
:advance>:deterring	0 16 1 7 3 3 6 -23 8 5 10 4
:advance>:everyone	8 3 12 12
:advance>:feething	4 -4 12 -23 13 25
:advance>:hiding	8 34
:advance>:income	13 -22
:advance>:keything	8 -3
:advance>:lifeword	7 1
:advance>:longperiod	12 33
:advance>:losing	6 24
:advance>:money	5 17 13 21
:advance>:nearby	7 6
:advance>:negation	0 12 10 5
:advance>:neighbour	2 -5 8 -12
:advance>:newness	1 1 10 13 13 -15
:advance>:number	4 -11 5 -11 6 6 10 -5 12 15 13 9
:advance>:openprice	2 -9 6 7 13 -4
:advance>:opinion	2 -12 4 -9 5 -17 6 4
:advance>:payer	0 -11
:advance>:paying	13 6
:advance>:period	0 -7 4 -72 6 -12 7 -4 8 -5 9 -6 10 -13 12 24
:advance>:person	8 -13
:advance>:pet	3 12
:advance>:photo	11 1
:advance>:place	7 1
:advance>:preferring	13 2
:advance>:ranking	13 23
:advance>:refusing	8 6
:advance>:rent	4 -17 13 40
:advance>:return	4 -18 13 34
:advance>:room	6 -12
:advance>:scarcity	13 4
:advance>:seller	5 -18 8 -20
:advance>:sex	8 2
:advance>:spelled	4 1 5 -8 6 17 8 3
:advance>:time	10 4
:advance>:tribunalrent	12 13 13 -8
:advance>:urgency	3 1 4 2 6 -12 10 16
:advance>:wanting	8 8
:advance>:welcoming	13 5
:advance_:absence	6 3 8 -28
:advance_:absolute	8 4 10 5
:advance_:accepting	13 17
:advance_:advance	4 -3 5 -17 6 -42 8 -20 13 8
:advance_:asking	1 2 3 14 8 3 13 10
:advance_:benefit	0 6
:advance_:bid	6 3
:advance_:burden	2 -6 6 4 13 4
:advance_:child	8 3
:advance_:clocktime	12 18 13 9
:advance_:codething	2 -14 5 -15 6 -1 8 -12 12 8
:advance_:condition	13 5
:advance_:consent	7 3
:advance_:deadline	8 -55 12 12 13 40
:advance_:demand	2 10 4 4
:advance_:demanding	3 12 5 -20 13 9
:advance_:denying	6 -1
:advance_:deposit	13 11
:advance_:deterring	0 1 2 -5 3 16
:advance_:disclaimer	6 14
:advance_:everyone	5 -4 8 11 13 1
:advance_:fairness	13 11
:advance_:fee	5 -10
:advance_:feething	5 -8 8 -13 13 18
:advance_:fixed	5 -5 6 -20 13 20
:advance_:hiding	8 24 13 -9
:advance_:income	6 16 13 -4
:advance_:keything	8 -4
:advance_:lifeword	6 12 10 8
:advance_:longperiod	12 30
:advance_:losing	6 7
:advance_:money	5 12 13 6
:advance_:nearby	7 3 8 2
:advance_:negation	0 11
:advance_:newness	6 -19 10 1
:advance_:number	0 -22 4 6 5 -13 13 8
:advance_:offerdeal	0 8
:advance_:onlyword	8 1 13 7
:advance_:openprice	0 -25 2 -9 3 3 4 -27 5 -10 7 -6 8 -2 13 10
:advance_:opinion	2 -27 4 -55 13 17
:advance_:payer	5 -3 6 -3
:advance_:paying	6 7 13 26
:advance_:period	5 -22 12 27 13 23
:advance_:person	6 -7
:advance_:phone	8 5
:advance_:photo	13 12
:advance_:promise	6 3
:advance_:ranking	6 -15 11 7 13 48
:advance_:rent	4 -19 5 -44 13 44
:advance_:return	0 8 4 -22 5 -55 6 2 13 52
:advance_:safety	8 -2 11 6
:advance_:scarcity	13 2
:advance_:seller	0 -4 5 -20 6 10 13 7
:advance_:sex	8 2
:advance_:spelled	5 -5 7 -9 13 13
:advance_:superlative	13 2
:advance_:title	8 1
:advance_:tribunalrent	12 25
:advance_:urgency	13 4
:advance_:wanting	8 16
:advance_:welcoming	13 21
:advance_:work	0 -8
:advance_:writeto	13 1
:age	0 -33 1 29 3 8 5 31 6 -27 7 -1 8 38 9 -13 11 25 12 -45 13 -17 14 -11
:age $	0 -1 7 12
:age ,	1 -1 6 -8 7 2 8 34 11 4
:age :age	8 1
:age :denying	11 14
:age :deterring	2 6
:age :family	1 6
:age :kin	1 14
:age :money	4 -20 5 39
:age :nearby	7 5
:age :number	1 8 5 22 8 41
:age :openprice	4 4
:age :period	13 18
:age :phone	6 3 11 2
:age :place	2 4
:age :sex	2 21 8 31
:age :spelled	5 10 8 21
:age :title	8 2
:age ago	11 6
:age and	1 14 8 11
:age boy	8 7
:age days	13 19
:age five	5 13
:age of	1 29
:age one	8 1
:age pound	5 15
:age quid	5 2
:age three	8 10
:age woman	2 16
:age>:age	8 5
:age>:deadline	8 11
:age>:denying	11 14
:age>:deterring	1 5 2 3
:age>:family	1 6
:age>:feething	11 15
:age>:kin	1 14 8 6
:age>:money	4 -20 5 39
:age>:newness	8 8
:age>:number	1 20 5 19 8 48
:age>:openprice	4 3
:age>:opinion	7 4
:age>:period	13 25
:age>:phone	6 1 11 2
:age>:place	2 20 7 -11
:age>:seller	7 1
:age>:sex	2 24 8 30
:age>:spelled	5 9 8 34
:age>:title	8 6
:age_:absence	8 2
:age_:age	1 1
:age_:codething	3 9
:age_:condition	6 6
:age_:deadline	5 3 8 15
:age_:demanding	1 20 6 5
:age_:denying	8 -4
:age_:keything	8 17
:age_:kin	8 1
:age_:lifeword	8 9
:age_:longperiod	1 10
:age_:negation	11 8
:age_:neighbour	1 7 8 24
:age_:newness	1 9
:age_:number	1 4
:age_:openprice	1 42
:age_:opinion	1 24
:age_:period	1 7
:age_:place	7 -15
:age_:record	1 9
:age_:room	8 11
:age_:seller	7 3
:age_:source	6 11
:age_:thing	11 1
:age_:wanting	1 5
:asking	0 -14 1 -12 3 -13 4 51 5 -20 6 5 8 -13 10 -83 11 -60 12 25 13 -13
:asking $	1 -6 2 -5 3 -15 4 14 7 -37 8 -8 9 -7 11 -16 13 -65 14 -33
:asking ,	0 21 1 14 2 27 4 -3 6 -12 7 3 8 -67 12 12
:asking :burden	3 23 12 1
:asking :clocktime	1 17 2 5
:asking :codething	3 14
:asking :condition	0 21 2 -10 3 11 13 1
:asking :deterring	12 1
:asking :disclaimer	8 12
:asking :everyone	7 11
:asking :negation	0 -7 2 10 7 9
:asking :online	1 -6 2 -2 3 -25 13 -16 14 -11
:asking :openprice	0 -6 3 11 6 -9 7 -26 13 16
:asking :opinion	3 -4 6 -24 7 -14
:asking :payer	3 -28 14 -1
:asking :person	7 13
:asking :seller	0 10 1 -8 2 -10 3 -42 4 9 5 -20 7 -8 13 -9 14 -30
:asking :source	6 6
:asking :spelled	0 -5 2 9 7 11
:asking :time	6 1
:asking :writeto	0 9 1 -9 2 -20 3 -44 4 13 5 -27 13 -37 14 -28
:asking about	2 -22 3 4
:asking and	4 6
:asking anyone	7 8
:asking at	4 -15
:asking for	2 -2 6 -14 7 5 12 22
:asking from	1 18
:asking has	6 5
:asking how	1 12 4 14
:asking if	3 12
:asking in	3 2 6 5 9 1
:asking is	3 14
:asking it	6 13
:asking me	4 13
:asking no	0 -3 4 1
:asking on	12 1
:asking since	6 6
:asking that	1 14 8 2
:asking the	2 -10 4 9
:asking this	6 24
:asking to	4 -6 6 -27 13 20 14 1
:asking us	1 -6 2 -2 3 -25 13 -16 14 -11
:asking was	2 8
:asking what	2 2
:asking which	2 12
:asking yes	6 15
:asking you	1 -5 2 2 8 20 13 -6
:asking yourself	8 8
:asking>:absolute	0 -34 1 7 2 1
:asking>:accepting	6 6
:asking>:benefit	0 18 1 2
:asking>:burden	3 12
:asking>:clocktime	1 10
:asking>:codething	3 9 7 12 12 14
:asking>:condition	0 37 1 -2
:asking>:deadline	4 15 6 20
:asking>:demand	1 10
:asking>:disclaimer	8 11
:asking>:everyone	0 -17 1 3 2 -25 7 10
:asking>:family	1 2
:asking>:fee	4 14
:asking>:fixed	12 5
:asking>:hiding	4 16
:asking>:holiday	9 7
:asking>:losing	4 6
:asking>:nearby	6 11
:asking>:negation	0 -2 1 -3 2 41 4 3 6 -33 7 33
:asking>:number	6 13
:asking>:offerdeal	4 17
:asking>:online	1 -8 2 -4 3 -26 13 -17
:asking>:onlyword	2 4
:asking>:openprice	0 -17 3 8 6 -18 7 -16 13 6
:asking>:opinion	1 -1 2 -5 3 -3 6 -20 7 -7
:asking>:payer	2 -7 3 -12 4 2 13 -5 14 -19
:asking>:period	6 -4 12 17
:asking>:person	7 10
:asking>:pet	3 13
:asking>:refusing	6 4
:asking>:rent	4 10
:asking>:return	4 11
:asking>:scarcity	7 2
:asking>:seller	0 21 2 -24 3 -48 4 30 7 -6 13 -20 14 -27
:asking>:source	6 1
:asking>:spelled	0 -1 2 29 4 -2 6 8 7 25 8 3
:asking>:time	6 9
:asking>:urgency	2 3 6 20
:asking>:wanting	0 -1
:asking>:writeto	0 10 1 -15 3 -47 4 17 5 -32 6 -1 7 -15 13 -42 14 -29
:asking_:absence	0 10
:asking_:absolute	0 -9 1 5
:asking_:accepting	3 8 4 -31 6 -4
:asking_:advance	1 8
:asking_:asking	4 9
:asking_:benefit	0 1
:asking_:burden	0 -9 1 -2 3 -7
:asking_:child	1 33
:asking_:codething	2 -7 9 -12
:asking_:condition	1 -14 4 17 6 -26
:asking_:consent	7 28
:asking_:deadline	4 1 6 13
:asking_:demand	1 24 3 2 4 -28
:asking_:demanding	1 -1
:asking_:deposit	0 11
:asking_:deterring	1 2 2 8 4 -17 7 -3
:asking_:disclaimer	2 5
:asking_:everyone	0 -15 1 26 2 -54 3 4 6 -32
:asking_:fairness	2 -4 3 22 4 -3
:asking_:family	1 8
:asking_:fee	4 11
:asking_:fixed	12 23
:asking_:kin	1 -1
:asking_:longperiod	13 2
:asking_:money	4 -11
:asking_:nearby	4 10 6 13
:asking_:negation	0 5 1 -1 2 5 3 26 7 12
:asking_:neighbour	6 3
:asking_:newness	1 3
:asking_:number	5 -5 6 14 12 -3
:asking_:offerdeal	4 8
:asking_:online	4 -3
:asking_:onlyword	2 7
:asking_:openprice	1 -3 2 12 4 11
:asking_:opinion	0 -1 2 10 3 6
:asking_:paying	0 8 4 2 5 7
:asking_:period	4 -10 12 18
:asking_:person	4 -1 8 -17 13 8
:asking_:pet	2 -11 3 24 4 -6
:asking_:phone	7 6
:asking_:politics	2 8
:asking_:promise	3 4
:asking_:ranking	1 3 3 9
:asking_:refusing	6 4
:asking_:rent	4 12 13 9
:asking_:return	4 18 13 5
:asking_:rulesplace	14 3
:asking_:seller	0 3
:asking_:sexual	2 9
:asking_:spelled	3 11 6 15 7 30 14 6
:asking_:time	6 7
:asking_:title	6 3
:asking_:tribunalrent	12 1
:asking_:urgency	6 30
:asking_:work	0 11
:asking_:writeto	6 -3
:benefit	0 179 1 -104 2 -120 3 -85 4 -192 5 -37 6 -175 7 -113 8 -122 9 -54 10 -82 11 -165 12 -79 13 -8 14 -118
:benefit $	0 57 1 -30 2 -43 3 -5 4 -4 5 -13 6 -18 7 -24 8 -4
:benefit ,	0 26 1 5 5 -4 6 -29 7 -25 8 -26 13 -2
:benefit :benefit	0 25 1 -19 2 -33 3 -36 5 -62 6 -35 7 -48 8 -9 13 -43
:benefit :codething	0 8
:benefit :deadline	0 13
:benefit :demand	0 33
:benefit :demanding	0 15
:benefit :denying	13 5
:benefit :deterring	0 -4
:benefit :disclaimer	0 -6
:benefit :everyone	0 -21
:benefit :feething	0 7 1 -8 4 -5 7 -14
:benefit :hiding	0 8
:benefit :income	0 15
:benefit :negation	0 61
:benefit :paying	0 40
:benefit :person	0 75 2 -23
:benefit :promise	0 48
:benefit :return	0 8
:benefit :room	0 4
:benefit :seller	0 3
:benefit :spelled	0 14
:benefit :wanting	0 -6
:benefit as	0 7
:benefit benefit	0 -4
:benefit checks	5 2
:benefit claimants	0 10
:benefit costs	0 3
:benefit credit	0 6 5 -27 7 -6 13 -12
:benefit credit's	0 1
:benefit from	0 -5
:benefit have	0 10
:benefit history	13 6
:benefit in	0 22
:benefit is	0 8
:benefit it	6 7
:benefit no	0 5
:benefit not	0 11
:benefit office	0 4
:benefit on	0 -4
:benefit people	0 10
:benefit please	0 2
:benefit recipients	0 8
:benefit tenants	0 46
:benefit will	0 38
:benefit won't	0 3
:benefit yes	0 -6
:benefit>:absolute	0 16
:benefit>:advance	0 3
:benefit>:benefit	0 26 1 -31 2 -44 3 -44 4 -7 5 -71 6 -49 7 -58 8 -23 13 -49
:benefit>:burden	0 9
:benefit>:child	0 21 1 19 3 14
:benefit>:codething	0 3
:benefit>:condition	6 6 13 7
:benefit>:deadline	0 22
:benefit>:demand	0 21
:benefit>:demanding	0 14
:benefit>:denying	0 5 13 4
:benefit>:everyone	0 -3
:benefit>:feething	0 3 1 -11 4 -10 7 -16
:benefit>:hiding	0 10
:benefit>:income	0 -4
:benefit>:negation	0 80
:benefit>:neighbour	0 10
:benefit>:paying	0 56
:benefit>:person	0 55 2 -28
:benefit>:promise	0 49
:benefit>:ranking	0 8
:benefit>:regretting	0 13
:benefit>:spelled	0 21
:benefit>:wanting	0 -2
:benefit>:welcoming	0 -10
:benefit>:work	0 -5
:benefit_:absence	0 1
:benefit_:absolute	0 31 7 -11
:benefit_:accepting	0 4
:benefit_:asking	0 2
:benefit_:benefit	0 -11 7 -6
:benefit_:burden	0 37
:benefit_:child	0 10 1 22 3 17
:benefit_:codething	0 -5
:benefit_:condition	0 36 6 5
:benefit_:deadline	0 24
:benefit_:demanding	0 64 2 -9
:benefit_:denying	0 26
:benefit_:deterring	0 27 1 -4 2 -12
:benefit_:disability	6 6
:benefit_:feething	0 -11
:benefit_:hiding	0 18
:benefit_:income	0 -14
:benefit_:losing	0 19
:benefit_:negation	0 70 1 -9 2 -1 3 -13 6 -29
:benefit_:neighbour	0 9
:benefit_:number	0 25
:benefit_:onlyword	0 20
:benefit_:openprice	0 31 1 1 4 -8 6 -4 13 -9
:benefit_:opinion	0 26 13 -1
:benefit_:payer	0 24
:benefit_:paying	0 54
:benefit_:pet	0 19 1 26 3 15
:benefit_:place	0 -15
:benefit_:promise	0 31
:benefit_:ranking	0 16
:benefit_:refusing	0 14
:benefit_:regretting	0 19
:benefit_:seller	0 11
:benefit_:spelled	0 39
:benefit_:urgency	0 21
:benefit_:wanting	0 3
:benefit_:welcoming	0 -31
:benefit_:work	0 -33
:bid	0 -31 1 -14 2 -6 3 -18 4 115 5 -20 6 14 7 1 8 -43 10 2 11 -34 12 -11 13 -43 14 -34
:bid #	1 1 6 4
:bid $	0 -22 4 32 6 18 7 -7
:bid ,	1 -2 2 -37 4 33
:bid 18s	1 4
:bid :absolute	7 8
:bid :accepting	4 9
:bid :bid	4 56 5 -4 6 -51 7 -32
:bid :building	7 7
:bid :burden	6 -12 12 7
:bid :childless	1 4
:bid :clocktime	8 1
:bid :codething	4 10
:bid :deadline	4 29 7 -12
:bid :demand	6 9
:bid :deterring	4 6 12 9
:bid :disability	7 8
:bid :disclaimer	4 8
:bid :everyone	6 9
:bid :fairness	4 9 6 4
:bid :fee	4 1
:bid :fixed	6 4
:bid :hiding	1 5
:bid :money	4 17 5 -2 6 -10
:bid :nearby	7 4
:bid :number	1 8
:bid :offerdeal	4 19
:bid :openprice	4 31 6 -3 7 -50
:bid :opinion	2 10 3 3 5 2
:bid :payer	2 4 7 2
:bid :period	1 9
:bid :person	0 13
:bid :ranking	4 15
:bid :rent	4 5
:bid :return	7 13
:bid :room	2 13
:bid :seller	3 4 5 3 7 3
:bid :time	6 2
:bid :urgency	6 5
:bid :welcoming	4 2
:bid :writeto	4 10
:bid a	4 -35
:bid and	4 11 6 -10
:bid bid	4 9
:bid bids	4 16
:bid by	4 24
:bid considered	4 3
:bid every	7 5
:bid floor	2 6
:bid for	4 5
:bid get	4 4
:bid gets	4 12
:bid is	4 1
:bid it	4 -3
:bid landlord	7 8
:bid more	4 -8 7 10
:bid my	3 6 5 4
:bid now	6 3
:bid of	5 1 7 -67 9 9
:bid offer	4 8
:bid on	4 7 12 9
:bid price	4 2
:bid street	7 7
:bid the	1 -9 4 22 6 -17 7 -27
:bid this	6 11
:bid those	0 2
:bid wins	4 8
:bid>:absolute	4 1 7 4
:bid>:accepting	4 19
:bid>:advance	4 8 13 9
:bid>:bid	1 -6 2 -11 4 62 5 -8 6 -59 7 -38
:bid>:building	4 -1
:bid>:burden	6 -12 12 6
:bid>:childless	1 11 3 4
:bid>:clocktime	4 17 6 -12 9 7
:bid>:codething	4 3
:bid>:deadline	4 44 7 -5 9 5
:bid>:demand	6 6
:bid>:deterring	4 13 12 8
:bid>:disability	7 8
:bid>:disclaimer	4 10
:bid>:everyone	6 10 7 -2
:bid>:fairness	4 1 6 2 7 -8
:bid>:fee	4 3
:bid>:feething	4 25
:bid>:fixed	4 7 6 2
:bid>:hiding	1 3
:bid>:income	4 13
:bid>:money	4 19 5 -11 6 -24
:bid>:negation	2 7
:bid>:newness	4 5
:bid>:number	1 26 4 11 7 -2 8 -7
:bid>:offerdeal	4 20 6 -22 10 1
:bid>:openprice	4 19 6 -15 7 -1 8 -16
:bid>:opinion	2 2 3 1
:bid>:period	1 7 4 11 8 1
:bid>:person	0 28 4 -15
:bid>:place	7 10
:bid>:ranking	2 4 4 14
:bid>:rent	4 14 5 4 7 4
:bid>:return	5 4 7 12
:bid>:room	2 6 4 -6 6 -10
:bid>:scarcity	4 24 6 -11
:bid>:seller	3 2 5 1
:bid>:spelled	1 3 7 -16
:bid>:time	6 13
:bid>:urgency	6 29
:bid>:welcoming	4 1
:bid>:writeto	4 1
:bid_:accepting	4 8
:bid_:advance	4 28 13 16
:bid_:bid	3 5 4 25 6 -15
:bid_:building	0 14
:bid_:burden	2 -6 4 24
:bid_:childless	1 1 3 5
:bid_:clocktime	4 39 7 -17 9 1
:bid_:codething	4 -16 6 12 9 11 13 -18
:bid_:condition	4 24
:bid_:consent	0 2
:bid_:councilpay	0 9
:bid_:deadline	4 46 9 5
:bid_:deposit	6 1
:bid_:deterring	4 10 5 12
:bid_:fairness	4 8
:bid_:family	7 5
:bid_:feething	4 25
:bid_:fixed	4 27
:bid_:healthword	3 6
:bid_:income	4 8
:bid_:keything	4 9
:bid_:longperiod	13 -22
:bid_:money	4 24 5 -42 6 -47
:bid_:newness	4 25
:bid_:number	1 2 4 36 6 3 7 -5
:bid_:offerdeal	10 2
:bid_:onlyword	4 12
:bid_:openprice	4 16 5 -14 6 -20
:bid_:opinion	4 4
:bid_:period	4 15
:bid_:person	0 16 4 -4 6 2
:bid_:photo	4 7
:bid_:place	4 -22 7 10
:bid_:promise	4 16 7 -4
:bid_:ranking	2 8 4 6
:bid_:rent	4 11 13 -39
:bid_:return	6 -6 7 6 13 -9
:bid_:room	4 -24 5 1 7 7
:bid_:scarcity	4 21 6 -1
:bid_:school	7 3
:bid_:source	0 2
:bid_:spelled	6 2
:bid_:thing	5 3
:bid_:time	6 5
:bid_:title	0 7 4 -3 8 2
:bid_:urgency	6 22
:bid_:wanting	6 8
:bid_:writeto	4 4 7 2
:building	0 -6 1 28 2 5 3 37 4 -15 6 9 7 27 8 1 9 17 10 72 11 3 12 7 14 -24
:building #	6 5
:building $	0 -6 1 19 2 2 3 31 8 -12 9 -45 14 -15
:building ,	0 -20 1 19 2 3 3 -1 4 29 5 -30 6 4 7 -13 8 -48 9 -4 10 1
:building :absence	8 18
:building :absolute	0 1
:building :advance	10 2
:building :building	2 -4 7 -17 10 9
:building :burden	0 -4 8 3
:building :childless	8 3
:building :clocktime	7 11
:building :codething	0 14 1 9 6 -12 8 3 9 4
:building :condition	0 3 5 7
:building :deadline	11 12 12 19
:building :demanding	10 3
:building :deterring	0 -2 9 8
:building :disclaimer	4 5
:building :everyone	0 5
:building :feething	7 19
:building :lifeword	12 10
:building :losing	12 11
:building :money	5 8
:building :nearby	7 -23 10 3
:building :negation	8 1
:building :neighbour	11 10
:building :number	6 3
:building :openprice	4 -25 7 18
:building :opinion	7 2
:building :preferring	6 7
:building :promise	7 12
:building :ranking	10 2
:building :rent	14 7
:building :room	4 3
:building :spelled	7 24 8 -63
:building :wanting	6 7
:building :welcoming	1 13
:building all	0 3
:building and	2 4 6 1 7 -22 11 8
:building as	11 -2
:building at	1 -2 7 31 8 -51
:building below	8 2
:building doesn't	11 1
:building for	0 8 1 32 2 -30 3 10 6 -22 8 -42 9 17
:building full	1 9
:building goes	12 11
:building has	1 -4 3 8 6 -16 7 -10 8 7 10 9 12 2
:building in	0 -4 1 -13 6 9 7 25 8 -21
:building is	0 14 1 10 6 -27 8 4 9 4
:building isn't	8 5
:building like	6 13
:building may	11 11
:building near	2 4 10 8
:building next	11 5
:building of	8 3 13 5
:building over	8 3
:building please	1 2
:building rover	8 4
:building rules	5 1
:building share	2 7
:building should	2 13
:building stands	8 8
:building that	7 5
:building though	0 8
:building to	7 3
:building upstairs	11 1
:building was	10 3 11 2
:building while	5 8
:building will	7 7
:building with	6 28 7 -15 10 31
:building without	7 2
:building £#	5 8
:building>:absence	8 26
:building>:absolute	0 17 3 15 7 3 10 7
:building>:accepting	6 5 8 2 9 6
:building>:advance	10 5
:building>:age	1 7
:building>:building	0 -1 1 -1 2 -38 10 23
:building>:burden	8 6
:building>:clocktime	7 15
:building>:codething	0 14 1 9 6 -15 8 4 9 8 11 -17
:building>:condition	0 1 2 -4 5 13 8 8
:building>:consent	10 3
:building>:deadline	6 -12 8 12 9 18 12 15
:building>:demand	1 11 7 2
:building>:demanding	9 10 10 3
:building>:deterring	0 -21 2 11 8 1 9 2
:building>:disclaimer	4 3
:building>:dislike	1 18
:building>:everyone	0 1 2 -1 7 13
:building>:faith	2 6
:building>:family	1 -8
:building>:feething	7 13
:building>:fixed	2 1 12 13
:building>:healthword	8 8
:building>:holiday	2 3 12 3
:building>:income	0 10
:building>:lifeword	12 9
:building>:losing	12 9
:building>:nearby	4 -3 7 -15 10 9
:building>:negation	6 7 8 5 10 4 11 2
:building>:neighbour	2 -8 6 5 11 10
:building>:newness	3 3 7 -14 8 5 10 15
:building>:number	1 -1 2 5 7 -7 10 6
:building>:offerdeal	14 5
:building>:openprice	7 21
:building>:opinion	7 8
:building>:person	2 -6
:building>:pet	3 12
:building>:photo	11 26
:building>:place	2 -14 7 12
:building>:preferring	6 5
:building>:promise	3 15 7 19
:building>:ranking	10 2
:building>:rent	14 6
:building>:return	4 9
:building>:room	2 13 6 5 8 -3 10 6 11 -4
:building>:rulesplace	10 5
:building>:seller	1 -12 2 -5
:building>:spelled	5 -7 7 18 10 7 12 3
:building>:thing	2 3 10 2
:building>:utility	3 5
:building>:wanting	6 1 11 9
:building>:welcoming	1 24
:building>:work	0 -18 13 4
:building_:absence	7 -5 8 54
:building_:absolute	1 -1 3 9 6 -20 7 30 10 12
:building_:accepting	2 -15 6 12 7 -17 8 4
:building_:advance	1 14 10 3
:building_:age	8 -9
:building_:benefit	0 2
:building_:bid	6 1 8 12 10 1
:building_:building	0 -12 2 -14
:building_:burden	2 16
:building_:child	1 27
:building_:clocktime	0 -10 4 -1 8 49 9 2 12 2
:building_:codething	1 8 4 -1 6 9 8 7 11 -4
:building_:condition	2 -4 6 4 8 12
:building_:consent	11 3
:building_:councilpay	0 1
:building_:deadline	5 8 6 -18 7 3 8 13 9 16 13 -6
:building_:demand	0 2 1 27
:building_:demanding	8 5
:building_:denying	3 5 8 -6
:building_:deterring	2 14 6 -6 8 4
:building_:disclaimer	6 2
:building_:dislike	1 2
:building_:everyone	7 37
:building_:fairness	7 11 8 4
:building_:faith	2 17
:building_:family	1 -1
:building_:feething	5 5 13 15
:building_:fixed	13 3
:building_:healthword	8 8
:building_:hiding	10 5
:building_:holiday	8 16 9 15 12 1
:building_:income	0 5
:building_:jobname	0 7
:building_:keything	6 13 10 2 11 3
:building_:lifeword	1 6 8 25
:building_:longperiod	12 5
:building_:losing	6 10
:building_:money	6 12
:building_:nation	2 21
:building_:nearby	3 6 6 8 7 -16
:building_:negation	3 20 6 13
:building_:neighbour	6 19 11 7
:building_:newness	1 19 2 1 3 6 6 -37 9 1 10 32
:building_:number	2 5 4 -39 6 -27 8 -26 10 1
:building_:openprice	1 14 4 12 6 4 7 2 8 6 12 3
:building_:opinion	4 18 7 4 8 3 11 -7 12 5
:building_:payer	1 -21 4 3
:building_:period	0 2 8 17 9 26
:building_:person	0 12 6 -11
:building_:pet	3 30
:building_:photo	11 44
:building_:place	7 26 9 4 13 10
:building_:preferring	5 3
:building_:promise	3 9 7 7
:building_:ranking	1 9 6 -8 8 -8
:building_:record	8 -16
:building_:refusing	0 2
:building_:room	6 21 7 -13 8 -58
:building_:seller	1 -13
:building_:spelled	4 -15 8 14 9 2 10 6
:building_:superlative	8 3
:building_:thing	6 7
:building_:title	6 -4
:building_:urgency	6 19
:building_:utility	3 12
:building_:wanting	8 19 11 10
:building_:welcoming	1 5
:building_:work	0 10 8 7
:burden	0 28 1 7 2 16 4 13 5 34 6 -14 7 -11 8 -15 9 7 10 -1 12 -5 13 2 14 15
:burden #	4 -3 6 -21 8 -3 13 2
:burden ##	14 27
:burden $	0 22 2 6 3 12 4 26 5 9 7 -32 8 -10 11 11 14 -26
:burden ,	0 26 2 10 4 -3 5 2 7 -11 8 -41
:burden :absence	3 11 8 11
:burden :absolute	7 7 8 -24 12 2
:burden :advance	8 -19 13 32
:burden :asking	4 1 6 -2
:burden :benefit	0 21 1 -11 2 -4 6 -12 7 -11 8 -1
:burden :bid	4 4 5 10
:burden :building	2 1 3 4
:burden :burden	0 14 1 15 4 1 5 3 6 -4
:burden :child	1 27
:burden :childless	0 19
:burden :clocktime	0 -20 1 -49 2 -35 5 -17 6 1 7 -10 9 6 10 -1 14 -33
:burden :codething	5 2
:burden :condition	1 6 6 1
:burden :deadline	6 29 8 -39 12 2
:burden :demand	4 7
:burden :deposit	0 10
:burden :disclaimer	6 5 14 9
:burden :dislike	2 14
:burden :everyone	2 1 8 -25 10 23
:burden :fairness	4 5
:burden :feething	1 1 5 7 6 -9
:burden :fixed	13 1
:burden :hiding	5 16
:burden :holiday	9 22
:burden :income	0 11
:burden :jobless	13 13
:burden :longperiod	12 1 13 15
:burden :losing	7 16
:burden :money	4 2 5 11
:burden :nation	2 12
:burden :negation	3 2 14 5
:burden :newness	5 13 6 -8 7 1
:burden :number	0 -30 2 -7 4 9 5 -19 8 -27 11 -12 13 14 14 2
:burden :offerdeal	7 5
:burden :online	2 -8 4 -16 6 -1 14 47
:burden :openprice	0 -20 4 11
:burden :opinion	1 22
:burden :origin	2 3
:burden :payer	2 4 3 -13 14 7
:burden :paying	1 2
:burden :period	4 4 6 -14 12 -1 13 10
:burden :person	3 3
:burden :pet	3 43
:burden :ranking	5 15
:burden :record	1 6
:burden :rent	4 24
:burden :return	0 10 4 11 7 21
:burden :room	8 -15
:burden :scarcity	7 3
:burden :seller	3 -16 6 25 14 12
:burden :sex	2 7
:burden :sexual	2 4
:burden :source	1 11
:burden :spelled	0 -42 2 -12 8 -13 14 15
:burden :superlative	5 16
:burden :title	2 25 3 1 11 11
:burden :urgency	10 1 14 9
:burden :wanting	1 -8 4 18
:burden :welcoming	0 2 2 13
:burden :work	0 3 8 2
:burden :writeto	13 1
:burden a	0 -31 3 -7 6 -1 7 -14 8 5
:burden adult	0 7
:burden an	12 7
:burden and	0 3 6 21
:burden animals	3 6
:burden any	1 5 10 5
:burden at	14 12
:burden be	3 -14 4 -6 5 8 6 -33 8 -7
:burden benefits	0 -3
:burden buy	5 4
:burden buyer	6 6
:burden can	0 1
:burden cent	7 26
:burden chance	6 3 7 4
:burden child	1 24
:burden day	13 8
:burden deposit	0 10
:burden earth	7 14
:burden ee	14 -5
:burden facebook	14 6
:burden fair	6 2
:burden flatshare	2 6
:burden for	4 -9 7 8 8 15
:burden form	5 1
:burden friday	4 4
:burden go	7 6
:burden guarantor	0 10
:burden her	1 3 11 2
:burden home	3 13
:burden i	6 12
:burden i'm	8 5
:burden in	7 1
:burden insta	14 8
:burden instagram	14 3
:burden it	0 -1 3 1 4 26 7 21
:burden it's	1 11
:burden just	10 1
:burden lady	2 1
:burden landlord	2 9
:burden leaving	5 5
:burden matter	4 2
:burden monday	6 19
:burden month	4 21 5 -16 13 -30
:burden months	13 6
:burden my	0 5
:burden night	5 -4 9 8
:burden none	2 4
:burden not	0 -2
:burden now	10 9
:burden of	7 -15 11 30
:burden oh	14 7
:burden one	2 -10
:burden our	14 10
:burden pictures	14 5
:burden please	2 4
:burden quarter	13 5
:burden reference	1 7
:burden rent	4 14
:burden request	4 2
:burden saturday	4 1
:burden september	12 11
:burden signing	13 14
:burden site	14 -3
:burden six	12 9
:burden take	5 13
:burden term	13 2
:burden than	2 -4 7 -27 13 -31
:burden that	0 -2 6 6
:burden the	0 23 1 -10 2 -10 3 -18 4 -2 7 -22 8 13 11 -13 14 -14
:burden their	6 4
:burden them	11 3
:burden there	7 5
:burden this	7 11 10 11 14 -5
:burden those	2 2
:burden top	5 16
:burden two	4 11 6 3
:burden uc	0 12
:burden use	14 1
:burden vat	5 3
:burden way	5 -4
:burden weekdays	8 1
:burden who	4 3
:burden you	4 18 5 -8 7 -48 8 5 11 -2
:burden you've	1 5
:burden your	2 18 6 13 8 20
:burden £#	4 2 5 15
:burden>:absence	2 -28 3 22 8 6
:burden>:absolute	1 28 7 22 12 5
:burden>:accepting	1 26 3 -17 5 15 6 -13
:burden>:advance	0 -7 2 -4 4 -3 5 2 8 -5 13 14
:burden>:asking	1 6 4 7 7 -9
:burden>:benefit	0 29 1 -26 2 -24 3 -5 4 -24 5 -18 6 -30 7 -6 8 -15
:burden>:bid	4 15 5 2
:burden>:building	1 6 2 3 10 6 11 4
:burden>:burden	0 35 1 10 4 7 5 13 6 -2 7 -20 8 -26
:burden>:child	1 16
:burden>:childthing	1 16
:burden>:clocktime	0 -8 1 -15 2 -5 5 -9 7 -11 9 3 10 -9 12 5 14 -43
:burden>:codething	3 25 5 35 7 22
:burden>:condition	1 19 2 7 5 4 6 10
:burden>:councilpay	0 20
:burden>:deadline	0 -16 1 -21 6 31 8 -13 12 6
:burden>:demand	4 3
:burden>:demanding	2 -7 5 -32 8 13
:burden>:deposit	0 15
:burden>:deterring	0 30 1 -5 3 -1 6 -23
:burden>:disability	0 12 8 3
:burden>:disclaimer	14 7
:burden>:dislike	2 7
:burden>:everyone	1 8 7 13 8 -47 10 22
:burden>:fairness	2 -2 4 17 6 18
:burden>:faith	2 24
:burden>:feething	1 1 2 1 5 17 6 -4 13 15
:burden>:fixed	6 1 8 -4 12 19
:burden>:healthword	0 3 8 12
:burden>:hiding	0 8 4 28 5 12 6 -20 7 -5 8 5
:burden>:holiday	9 38
:burden>:income	0 1 7 -7
:burden>:jobless	0 24 13 7
:burden>:jobname	0 6
:burden>:keything	8 4
:burden>:kin	1 -2 2 13
:burden>:law	3 13
:burden>:longperiod	5 8 13 40
:burden>:losing	7 12
:burden>:money	4 17 5 40
:burden>:nation	2 19 9 7
:burden>:nearby	0 -41 1 -3 4 -13 8 -3 10 4
:burden>:negation	1 -6 4 -10 11 3 13 2 14 12
:burden>:neighbour	2 18
:burden>:newness	2 -16 5 11 6 -10 7 3 10 20
:burden>:number	4 14 5 -5 8 -13 9 -5 11 -40 14 1
:burden>:offerdeal	0 13 7 2
:burden>:online	0 -39 2 -27 4 -51 5 -7 6 -14 7 -6 8 -22 14 50
:burden>:onlyword	1 11 6 4
:burden>:openprice	0 -11 3 -4 4 13 5 29
:burden>:opinion	0 -1 1 25 5 8
:burden>:origin	2 26
:burden>:payer	0 -1 1 11 2 11 3 -21 4 -6 5 8 7 -11 14 5
:burden>:paying	1 3
:burden>:period	0 -22 1 2 3 -1 6 -10 12 -23 13 25
:burden>:person	2 1 6 2
:burden>:pet	3 56
:burden>:phone	8 6
:burden>:photo	8 10 11 7
:burden>:place	0 -19 14 -1
:burden>:politics	2 14
:burden>:preferring	2 -2 4 4
:burden>:promise	11 1
:burden>:ranking	2 -7 5 24
:burden>:record	1 3
:burden>:refusing	8 6
:burden>:rent	1 2 4 10 7 3 12 10
:burden>:return	0 3 2 -4 4 3 6 -3 7 36 12 6
:burden>:room	0 -33 1 -1 2 -5 5 -4 7 -19 8 -27
:burden>:scarcity	2 -18 6 23
:burden>:seller	1 19 2 4 3 -24 4 -7 5 3 6 20 7 -1 14 10
:burden>:sex	2 19
:burden>:sexual	2 25
:burden>:source	1 10
:burden>:spelled	6 14 8 -3 14 10
:burden>:superlative	5 12 7 9
:burden>:thing	8 8 13 4
:burden>:time	0 3 3 -8 5 3
:burden>:title	2 30 11 10
:burden>:tribunalrent	5 9 7 16 10 4
:burden>:urgency	6 20 10 6 14 3
:burden>:utility	8 3
:burden>:wanting	0 -34 1 -17 2 -3 5 -38 6 -23 8 14 13 -1
:burden>:welcoming	2 19 8 3
:burden>:work	0 11 1 -3 9 4 13 7
:burden>:writeto	6 11
:burden_:absence	7 -20 8 1 13 -11
:burden_:absolute	1 18 13 -7
:burden_:accepting	0 -4 1 9 2 -3 3 2 5 4
:burden_:advance	4 -16 6 18 13 8
:burden_:age	2 9 11 9
:burden_:asking	0 -17 2 -6 7 -15 13 -4
:burden_:benefit	0 29
:burden_:bid	0 -8 4 4
:burden_:building	10 8 11 2
:burden_:burden	0 19 1 11 7 -21
:burden_:child	0 -13 1 9
:burden_:childless	0 -12 1 16
:burden_:childthing	1 5
:burden_:clocktime	1 9 8 -2 12 1
:burden_:codething	3 18 4 -2 5 32 7 15 8 21 13 14
:burden_:condition	10 -1 13 -11
:burden_:councilpay	0 23
:burden_:deadline	1 -38 2 -1 3 -3 4 -6 7 5 9 -37 11 -8 13 37
:burden_:demand	6 6
:burden_:demanding	2 -3 5 -15 14 10
:burden_:denying	11 14
:burden_:deterring	0 37 2 11 3 -1 6 -21 7 -11 14 -2
:burden_:disability	2 17 6 -6
:burden_:disclaimer	0 4 7 -3
:burden_:dislike	8 1
:burden_:everyone	0 -15 1 22
:burden_:fairness	2 -10 4 12
:burden_:faith	2 32 6 3
:burden_:family	2 31
:burden_:fee	5 26
:burden_:feething	0 -6 2 12 5 11
:burden_:fixed	12 20
:burden_:healthword	0 8
:burden_:hiding	0 2 4 30 7 -3
:burden_:holiday	1 8 6 -4
:burden_:income	0 26 1 -2 7 -30 13 13
:burden_:jobless	0 25 6 2
:burden_:kin	1 -21 2 27
:burden_:lifeword	6 -31
:burden_:longperiod	7 15 13 37
:burden_:losing	0 3 8 13
:burden_:money	0 2 4 10 5 38
:burden_:nation	2 34 9 6
:burden_:nearby	0 -48 4 -32 7 1 10 4 14 -1
:burden_:negation	0 10 1 -14 4 -30 5 -21 11 22 13 3 14 1
:burden_:newness	1 -5 2 -10 4 10 10 27
:burden_:number	5 -1 8 -19 12 -2 14 38
:burden_:offerdeal	0 10
:burden_:online	4 -33 10 15 14 43
:burden_:onlyword	8 3
:burden_:openprice	0 19 10 8 12 -26 13 -3 14 14
:burden_:opinion	0 22 8 9 12 -9 13 11
:burden_:origin	2 40
:burden_:payer	0 24 1 20 4 -29 5 24 6 -23 8 -5 14 4
:burden_:paying	0 33 5 14 13 11
:burden_:period	0 -3 4 2 5 20 7 -2 12 -4 13 18
:burden_:person	4 44 6 -1 7 -25
:burden_:pet	1 -14 3 38 5 14
:burden_:phone	14 24
:burden_:photo	8 11 11 14
:burden_:place	0 -26 1 2 2 6 4 -4 7 4 9 6
:burden_:politics	6 -2 8 -1
:burden_:preferring	2 -21
:burden_:promise	0 4 7 -9 12 1
:burden_:ranking	4 1 5 14 7 -16
:burden_:refusing	8 5
:burden_:rent	5 16 12 7 13 15
:burden_:return	6 -21 7 10 10 4 12 2
:burden_:room	0 -23 4 -18 5 -26 7 -2 8 -9 14 -13
:burden_:rulesplace	8 1
:burden_:safety	1 6
:burden_:scarcity	4 2 6 34
:burden_:seller	1 14 2 15 4 -18 5 13 6 4 8 -3 13 4
:burden_:sex	2 5
:burden_:sexual	2 6
:burden_:spelled	0 17 2 -11 3 3 4 -11 6 20 8 -25 12 20 13 24 14 12
:burden_:superlative	7 23
:burden_:thing	8 15 13 15
:burden_:time	6 17 8 -9
:burden_:title	2 20 5 6
:burden_:tribunalrent	7 18 10 8 13 9
:burden_:urgency	6 8
:burden_:wanting	4 14 5 -45 6 -10 7 -40 8 3 13 -3 14 6
:burden_:welcoming	2 8 8 12
:burden_:work	0 19 1 -12 2 -30 4 -17 6 -1 7 -2 8 -4 9 6 13 13
:burden_:writeto	1 1 6 21 7 -24 13 4
:child	0 -89 1 188 2 -140 3 -71 4 -61 5 -89 6 -101 7 -62 8 7 9 -54 10 -57 11 -64 12 -104 13 -56 14 -78
:child $	0 -54 1 42 2 -53 3 -59 4 -13 6 -35 7 -1
:child ,	0 7 1 45 3 -2 7 -18
:child 16s	1 9
:child :bid	6 10
:child :burden	4 15
:child :childthing	1 -8
:child :codething	7 1
:child :condition	1 16
:child :deadline	1 28 6 5
:child :demanding	1 3
:child :disclaimer	6 11
:child :dislike	1 24
:child :everyone	1 -8
:child :hiding	1 3
:child :income	1 23
:child :lifeword	1 10
:child :negation	1 42
:child :number	1 9
:child :offerdeal	1 33 6 6
:child :openprice	1 4 3 11
:child :opinion	2 6
:child :payer	1 20
:child :person	1 3 2 -14
:child :place	1 -2
:child :promise	1 16
:child :record	1 16
:child :seller	2 8
:child :spelled	1 5
:child are	1 25
:child can	1 14
:child can't	1 5
:child don't	1 -9
:child feet	1 16
:child free	1 33
:child in	1 24
:child is	7 1
:child less	1 5
:child living	1 16
:child may	1 27
:child my	2 8
:child need	1 1
:child not	1 27
:child of	1 -3
:child offer	6 11
:child ones	1 3 2 -10
:child or	3 14
:child play	1 -5
:child please	1 8
:child seat	1 -8
:child sixteen	1 3
:child so	8 2
:child tens	1 9
:child the	1 -9 8 1
:child will	7 3
:child would	1 19
:child>:advance	1 8
:child>:asking	1 14
:child>:bid	6 9
:child>:burden	1 15 4 13
:child>:childthing	1 -4
:child>:condition	1 26
:child>:deadline	1 24 6 1 9 -8
:child>:demand	1 7
:child>:demanding	1 37
:child>:deterring	1 31
:child>:disability	1 -18
:child>:disclaimer	6 11
:child>:dislike	1 31
:child>:everyone	1 -33
:child>:hiding	1 10 8 30
:child>:income	1 26
:child>:lifeword	1 20
:child>:losing	1 8
:child>:negation	1 64 2 7 7 -30
:child>:newness	1 2
:child>:number	1 6 8 9
:child>:offerdeal	1 31 6 5
:child>:onlyword	1 13
:child>:openprice	1 9 3 10
:child>:opinion	2 1
:child>:payer	1 20
:child>:person	2 -20
:child>:pet	0 1 1 11
:child>:promise	1 17 7 14
:child>:ranking	1 25
:child>:record	1 9
:child>:refusing	1 38
:child>:regretting	1 9
:child>:rent	1 5
:child>:return	1 4
:child>:room	8 -1
:child>:rulesplace	2 1
:child>:seller	1 2 2 1
:child>:sex	8 19
:child>:spelled	1 30 2 15 8 3
:child>:time	1 16
:child>:title	1 7 8 2
:child>:wanting	2 -4
:child>:welcoming	1 -8
:child_:absence	1 7 7 6
:child_:accepting	0 -11 1 34
:child_:advance	1 9
:child_:asking	1 26 2 -3
:child_:benefit	0 17 1 -6
:child_:bid	4 15
:child_:building	1 10
:child_:burden	1 31 8 -12
:child_:child	1 -13
:child_:childless	1 -18
:child_:codething	1 2
:child_:condition	0 3
:child_:consent	1 2
:child_:demand	1 4 8 1
:child_:demanding	0 2 1 33 2 -15
:child_:deterring	1 43 2 -25 8 -2
:child_:dislike	1 40
:child_:everyone	1 -40
:child_:hiding	1 13 8 32
:child_:holiday	1 7
:child_:keything	8 8
:child_:losing	1 19
:child_:money	1 28
:child_:negation	1 61 3 -18 6 -14 7 -26 11 -11
:child_:neighbour	1 37
:child_:newness	1 14
:child_:onlyword	1 28
:child_:openprice	1 54
:child_:opinion	1 44 2 -1
:child_:pet	0 19 1 37 3 26
:child_:phone	8 1
:child_:photo	1 5
:child_:place	1 6
:child_:promise	7 22
:child_:ranking	1 29
:child_:refusing	1 51 7 6
:child_:regretting	1 7
:child_:rent	1 6
:child_:return	1 18
:child_:room	1 1 2 2
:child_:rulesplace	2 27
:child_:scarcity	1 17
:child_:seller	1 29
:child_:sex	1 2
:child_:spelled	1 15 2 15 8 5
:child_:superlative	1 10
:child_:time	1 16
:child_:title	8 12
:child_:welcoming	1 4
:childless	1 127 2 -2 3 -62 4 -19 5 -5 6 -17 7 -96 8 -8 10 -36 11 -98 12 -19 13 -11 14 -83
:childless #	1 5 6 2
:childless $	0 -6 1 21 4 -45
:childless ,	8 -5
:childless 18s	1 4
:childless :absolute	0 -12 1 10 9 1
:childless :accepting	1 4
:childless :building	1 17
:childless :burden	0 -20 1 12 6 -13
:childless :childless	1 44 2 -11
:childless :codething	4 2
:childless :deadline	1 10
:childless :demanding	1 4
:childless :disability	0 7
:childless :healthword	0 7
:childless :kin	1 10
:childless :losing	4 2
:childless :money	4 5
:childless :nearby	8 2
:childless :neighbour	2 7 8 6
:childless :number	1 41
:childless :onlyword	0 -15 1 6 9 1
:childless :openprice	2 -3 6 -6
:childless :opinion	3 5 5 2
:childless :person	0 11 1 53 6 -3
:childless :preferring	1 12
:childless :rulesplace	1 11
:childless :scarcity	0 -12 1 10 9 1
:childless :seller	2 10 3 6 5 4
:childless and	1 -23
:childless at	8 1
:childless couples	1 3
:childless disability	0 7
:childless eighteen	1 8
:childless household	1 20
:childless in	1 14
:childless is	4 2
:childless it	6 9
:childless my	3 6 5 4
:childless of	1 5 13 5
:childless only	0 -12 1 10 9 1
:childless pair	1 2
:childless preferred	1 10
:childless than	1 22
:childless the	1 -17 3 2 4 -5 6 -3
:childless those	0 2
:childless up	1 4
:childless ups	1 34 2 -12
:childless £#	4 2
:childless>:absolute	0 -32 1 50 2 -16 6 -5 9 1
:childless>:accepting	1 9
:childless>:bid	3 6
:childless>:building	1 22
:childless>:burden	0 -39 1 28 4 -4 6 -32
:childless>:childless	1 52 3 3
:childless>:deadline	1 9
:childless>:demanding	1 2
:childless>:disability	0 6
:childless>:everyone	0 7
:childless>:fairness	1 -8
:childless>:healthword	0 7
:childless>:kin	1 2
:childless>:losing	4 1
:childless>:money	4 5
:childless>:nearby	8 14
:childless>:negation	1 23
:childless>:neighbour	2 10 8 5
:childless>:number	0 9 1 42 8 -4
:childless>:onlyword	0 -34 1 36 2 -4 6 -4
:childless>:openprice	2 -13 6 -11
:childless>:opinion	3 3 5 2
:childless>:payer	1 7
:childless>:person	0 18 1 36 6 -11 8 -13
:childless>:place	8 1
:childless>:preferring	1 14
:childless>:rulesplace	1 7
:childless>:scarcity	0 -30 1 31 2 -15 6 -3 9 1
:childless>:seller	1 9 2 6 3 5 6 1
:childless>:sex	2 8
:childless>:spelled	1 19
:childless_:absence	0 10 1 35
:childless_:absolute	1 37 2 -26
:childless_:accepting	1 28
:childless_:age	4 3
:childless_:asking	6 6
:childless_:bid	3 5
:childless_:building	1 22
:childless_:burden	1 8 2 -10
:childless_:child	1 8 2 -4 8 -12
:childless_:childless	3 4
:childless_:codething	2 3 9 5
:childless_:deadline	0 2
:childless_:demand	6 4
:childless_:deterring	1 5
:childless_:disability	1 -1
:childless_:everyone	0 11
:childless_:fairness	1 -6
:childless_:family	2 -17
:childless_:feething	1 -5
:childless_:healthword	3 6
:childless_:kin	1 -16 2 1
:childless_:money	4 6
:childless_:negation	1 24
:childless_:newness	0 4 1 20
:childless_:number	0 6 4 3 6 5
:childless_:onlyword	1 29 2 -19
:childless_:openprice	1 23
:childless_:paying	0 4
:childless_:person	1 -2 2 -16
:childless_:photo	4 10
:childless_:rent	4 -1
:childless_:return	4 -2
:childless_:room	1 -2 5 2
:childless_:scarcity	1 20 2 -20
:childless_:sexual	2 5
:childless_:spelled	1 3
:childless_:thing	5 4
:childless_:title	2 2
:childless_:urgency	1 14
:childless_:wanting	1 1
:childless_:work	0 26 1 3
:childless_:writeto	4 6
:childthing	0 -30 1 65 2 -21 3 -21 6 -59 7 -77 8 -18
:childthing $	1 30
:childthing ,	1 35
:childthing :ranking	1 17
:childthing :refusing	1 11
:childthing :room	1 -2
:childthing and	1 9
:childthing it	4 1
:childthing unwanted	1 12
:childthing with	1 4
:childthing>:childthing	1 13
:childthing>:opinion	1 12
:childthing>:payer	1 1
:childthing>:ranking	1 10
:childthing>:refusing	1 10
:childthing>:rulesplace	1 5
:childthing_:asking	1 3
:childthing_:building	1 1
:childthing_:burden	1 -5
:childthing_:childthing	1 26
:childthing_:hiding	1 -17
:childthing_:negation	1 18
:childthing_:opinion	1 9
:childthing_:refusing	1 7
:childthing_:rulesplace	1 23
:childthing_:scarcity	1 5
:clocktime	0 -26 2 -35 3 -30 4 3 5 -10 6 18 7 -4 8 12 9 52 10 -53 11 -31 12 19 13 14 14 -27
:clocktime #	6 -26
:clocktime ##	7 -28 8 -64 12 10
:clocktime $	0 -107 2 -108 3 -59 5 -20 7 -127 8 -3 9 17 10 -20 11 -81 12 9 13 -4 14 -22
:clocktime ,	0 -31 1 12 2 -78 4 -27 5 -45 7 -52 8 22 9 2 11 -39 12 6 13 39
:clocktime :absence	0 -7
:clocktime :absolute	2 -3
:clocktime :benefit	0 12
:clocktime :bid	2 3
:clocktime :building	7 -10
:clocktime :burden	8 -8
:clocktime :child	6 6
:clocktime :childless	2 3
:clocktime :clocktime	1 -32 2 -7 4 -7 6 -10 7 -22 8 20 12 4 13 -4
:clocktime :codething	12 5
:clocktime :deadline	1 -20 6 -5 8 3 12 3
:clocktime :deterring	7 5
:clocktime :faith	8 11
:clocktime :family	1 20
:clocktime :fee	5 1
:clocktime :fixed	12 -8
:clocktime :healthword	8 16
:clocktime :hiding	6 8
:clocktime :holiday	8 5
:clocktime :income	0 17
:clocktime :longperiod	8 6 13 3
:clocktime :money	4 1 5 -13
:clocktime :negation	1 1 2 4
:clocktime :number	0 -33 1 -14 5 -20 6 -77 7 -4 9 -12 13 -14 14 -51
:clocktime :online	3 5
:clocktime :openprice	4 3 9 12 12 3
:clocktime :opinion	3 2 12 4
:clocktime :payer	0 4 5 6
:clocktime :period	7 5 9 3 12 -18 13 9
:clocktime :person	4 11 7 18
:clocktime :place	7 27
:clocktime :seller	3 1 5 7 7 12
:clocktime :spelled	0 -15 8 27 14 -17
:clocktime :time	10 13
:clocktime :urgency	10 12
:clocktime :writeto	0 3 3 8 5 5
:clocktime a	0 2
:clocktime and	6 23 8 6 13 15
:clocktime as	7 1
:clocktime by	9 16
:clocktime day	6 1 7 16
:clocktime each	0 2
:clocktime easter	12 9
:clocktime families	1 5
:clocktime friday	8 3
:clocktime here	7 22
:clocktime month	4 3 12 -11
:clocktime not	1 2
:clocktime of	9 23
:clocktime on	4 2
:clocktime other	7 3
:clocktime over	2 5
:clocktime porter	8 4
:clocktime single	7 18
:clocktime six	8 6
:clocktime so	8 4
:clocktime storage	9 -2
:clocktime sunday	8 9
:clocktime tenant	7 1
:clocktime the	1 1 2 1 3 -20 4 -7 10 -1 11 20
:clocktime this	7 14
:clocktime to	9 3 12 10
:clocktime under	6 8
:clocktime us	3 5
:clocktime £#	4 9 5 -5
:clocktime>:absence	0 -19 8 5
:clocktime>:absolute	2 -20
:clocktime>:advance	7 8
:clocktime>:asking	6 7
:clocktime>:benefit	0 15
:clocktime>:bid	2 2
:clocktime>:building	7 -28
:clocktime>:burden	2 -10 4 7 7 -1 14 7
:clocktime>:child	6 6
:clocktime>:childless	1 4 2 2
:clocktime>:clocktime	0 -16 1 -34 2 -22 4 -19 6 -11 7 -32 8 6
:clocktime>:codething	4 -13 6 -2 7 4 8 11 13 19
:clocktime>:councilpay	0 35
:clocktime>:deadline	2 -9 6 -8 9 1
:clocktime>:deterring	4 7 7 2
:clocktime>:everyone	0 2
:clocktime>:faith	8 10
:clocktime>:family	1 23
:clocktime>:feething	6 -10 7 22
:clocktime>:fixed	12 -6
:clocktime>:forename	6 12
:clocktime>:healthword	8 22
:clocktime>:hiding	6 3
:clocktime>:holiday	8 4
:clocktime>:income	0 16
:clocktime>:jobless	0 7
:clocktime>:lifeword	8 1
:clocktime>:longperiod	2 1 7 -10 8 14 13 19
:clocktime>:losing	6 7
:clocktime>:money	5 -8
:clocktime>:nearby	7 14 9 -16
:clocktime>:negation	1 1 8 10
:clocktime>:newness	5 7
:clocktime>:number	0 -38 1 -31 2 -5 4 4 5 -11 6 -15 8 -1 9 -10 12 10 13 -17 14 -43
:clocktime>:offerdeal	6 1
:clocktime>:online	3 5 5 7
:clocktime>:openprice	2 3 4 1 6 4 9 14 12 1
:clocktime>:opinion	2 -9 5 9 8 14 9 3 12 9
:clocktime>:payer	0 2 5 8
:clocktime>:paying	0 4
:clocktime>:period	0 12 7 4 8 2 12 -13 13 35
:clocktime>:person	4 7 7 21 8 -11
:clocktime>:phone	5 1
:clocktime>:photo	11 3
:clocktime>:place	6 9 7 12
:clocktime>:politics	2 17
:clocktime>:ranking	7 6
:clocktime>:record	5 2
:clocktime>:room	2 -22 6 -10 7 9 8 -27
:clocktime>:school	1 28
:clocktime>:seller	2 3 5 10
:clocktime>:spelled	1 -25 8 23 14 -25
:clocktime>:time	10 6 12 11
:clocktime>:title	8 15
:clocktime>:tribunalrent	2 4 13 18
:clocktime>:urgency	10 8
:clocktime>:wanting	6 7
:clocktime>:work	13 3
:clocktime>:writeto	0 1 3 7 5 13
:clocktime_:absence	6 1 8 39 9 4 13 5
:clocktime_:absolute	7 31 8 29
:clocktime_:accepting	9 7
:clocktime_:advance	4 1 5 15 13 -5
:clocktime_:building	2 -25 3 2 7 15 11 17
:clocktime_:burden	0 -20 1 16 8 1 12 -16 14 6
:clocktime_:child	1 6 8 2
:clocktime_:childless	0 7 1 4
:clocktime_:clocktime	1 -24 2 -73 3 -22 4 -11 6 -34 9 24 11 -9 12 16 13 25 14 -3
:clocktime_:codething	4 -6 7 13 8 7 12 -9
:clocktime_:councilpay	0 18
:clocktime_:deadline	3 -18 6 -8 7 -1 9 23 11 -19 12 9 13 2
:clocktime_:demanding	8 -2
:clocktime_:denying	10 9
:clocktime_:deterring	6 -57 7 3 9 1 12 -5
:clocktime_:feething	6 -14 7 28
:clocktime_:fixed	4 1
:clocktime_:holiday	9 19
:clocktime_:jobless	0 20
:clocktime_:kin	1 3
:clocktime_:lifeword	11 10
:clocktime_:longperiod	8 6
:clocktime_:losing	6 19
:clocktime_:nearby	4 -22 7 21
:clocktime_:negation	6 7 8 16 10 16
:clocktime_:neighbour	7 1 8 -6
:clocktime_:newness	5 6 7 12 13 -4
:clocktime_:number	1 -45 2 -8 4 29 6 -2 8 3 12 4 14 -3
:clocktime_:online	2 5 11 20
:clocktime_:onlyword	1 4 8 6
:clocktime_:openprice	0 11 1 7 4 -38 8 13
:clocktime_:opinion	1 8 4 -38 6 9 8 14 11 2 12 25 14 -3
:clocktime_:origin	13 4
:clocktime_:payer	2 11 6 -14 7 -12 9 21
:clocktime_:period	8 1 12 -3 13 16
:clocktime_:person	1 6 6 4 7 12 8 -12
:clocktime_:photo	8 -7 11 15
:clocktime_:place	2 13 6 3 7 2
:clocktime_:politics	2 37
:clocktime_:promise	4 5 7 26
:clocktime_:ranking	7 2 9 2
:clocktime_:record	5 1
:clocktime_:rent	6 7
:clocktime_:return	6 8
:clocktime_:room	4 -18 6 -22 7 38 8 -8
:clocktime_:scarcity	1 3 8 22
:clocktime_:school	1 23
:clocktime_:seller	2 13 6 -5 7 -11 11 5 12 4
:clocktime_:spelled	0 12 4 -14 7 -7 8 4 12 13
:clocktime_:time	7 8 8 -3 12 2
:clocktime_:urgency	1 3 6 8
:clocktime_:wanting	6 2
:clocktime_:welcoming	13 9
:clocktime_:work	0 -1
:clocktime_:writeto	2 10 11 17
:codething	0 -20 1 -4 2 -24 3 -11 6 -1 7 -2 8 44 9 -34 10 -21 11 -17 12 3 13 -7
:codething #	7 -5 8 11
:codething ##	8 32
:codething $	6 -42 7 2 8 -8 12 4
:codething ,	6 6 7 1 8 23 9 4 10 13
:codething :absence	8 30
:codething :absolute	5 6 6 -3 7 8 8 16
:codething :accepting	8 -10
:codething :asking	0 -9
:codething :bid	1 7
:codething :burden	6 -33 7 -20 8 21
:codething :clocktime	8 -17 11 8
:codething :codething	6 -7 8 24
:codething :condition	8 -3 12 9
:codething :councilpay	13 -1
:codething :deadline	0 15
:codething :demand	6 19
:codething :demanding	0 1 2 9 3 -8 4 -19 5 11
:codething :denying	8 11
:codething :deterring	2 -11 6 -17 7 -36 8 14
:codething :disability	8 10
:codething :disclaimer	7 -2
:codething :dislike	3 10
:codething :everyone	4 15 5 7
:codething :fairness	4 15 5 4
:codething :feething	2 -11 8 -4
:codething :healthword	1 2 8 20
:codething :lifeword	5 3
:codething :money	4 -24
:codething :nearby	8 -1
:codething :negation	0 -4 2 -17 7 7 8 14 11 4
:codething :neighbour	8 -12
:codething :newness	6 14 10 9
:codething :number	1 -2 4 -27 8 39 12 -4 14 -42
:codething :onlyword	3 2 12 7
:codething :openprice	0 11 1 2 11 -1 12 2 13 -24 14 -2
:codething :opinion	5 5 7 -3
:codething :payer	8 -4 13 -4
:codething :paying	0 8
:codething :period	4 1
:codething :photo	4 19 13 1
:codething :promise	7 22 8 9
:codething :record	12 12
:codething :refusing	7 18
:codething :return	4 9 13 9
:codething :rulesplace	12 12
:codething :scarcity	8 8
:codething :spelled	1 -28 2 -3 4 6 6 -16 8 -15 13 -5
:codething :time	7 -23
:codething :title	1 2
:codething :urgency	8 -9
:codething :utility	12 11
:codething :wanting	6 5 13 16
:codething :welcoming	2 -10
:codething :work	8 -2
:codething a	3 -1 4 19 6 -20 7 12 8 -7
:codething about	6 3
:codething added	5 9
:codething after	6 6
:codething allergic	3 9
:codething an	1 4 8 1
:codething and	13 4
:codething another	4 2
:codething asked	0 -3
:codething at	8 -23 14 5
:codething behind	8 3
:codething beyond	0 1
:codething by	8 -47
:codething c	8 8
:codething certain	7 18
:codething collected	13 8
:codething deaf	8 1
:codething due	13 -1
:codething empty	8 6
:codething for	0 28 2 22 7 -15 8 25 12 10
:codething from	11 10
:codething full	5 6
:codething going	7 5 8 8
:codething good	14 -2
:codething guaranteed	7 -3
:codething held	5 1
:codething hot	6 9
:codething impossible	7 14
:codething in	2 -8 7 -1 8 16 11 -9
:codething is	8 33
:codething it	4 17 8 16
:codething lease	12 12
:codething lost	6 3
:codething my	2 4
:codething needed	0 2
:codething negotiable	4 17
:codething never	8 11
:codething no	1 -4 4 7
:codething none	7 3
:codething not	1 15 11 6 13 5
:codething of	7 2 11 1
:codething off	0 1
:codething on	6 -3 7 -5 8 23
:codething one	3 1 7 7
:codething over	1 1
:codething paid	13 -1
:codething running	6 4
:codething six	5 1
:codething split	5 9
:codething sure	7 6
:codething taken	13 2
:codething that	8 -11
:codething the	2 -58 4 -17 5 -16 8 12 11 -33 12 7 13 -2
:codething there	14 1
:codething thinking	4 5
:codething to	1 2 8 1
:codething too	2 11
:codething up	0 2
:codething welcome	2 -1
:codething what	4 -52 11 -28
:codething whatever	4 19
:codething where	4 4
:codething why	8 1
:codething with	8 20
:codething worth	13 2
:codething you	14 4
:codething yours	6 13
:codething £#	4 -45 5 8
:codething>:absence	6 -4 8 33
:codething>:absolute	0 -1 1 -7 2 11 5 3 6 -3 7 8 8 5
:codething>:accepting	7 -16 8 -22 13 7
:codething>:advance	6 -30
:codething>:asking	0 -14 1 -3 14 10
:codething>:benefit	0 10
:codething>:bid	1 4
:codething>:burden	6 -9 7 -3 8 16 13 14 14 -14
:codething>:childless	1 47
:codething>:clocktime	6 -27 7 -5 11 16
:codething>:codething	6 -15 7 3 8 49
:codething>:condition	2 4 12 10 14 9
:codething>:consent	6 2 7 11
:codething>:councilpay	0 9 13 -8
:codething>:deadline	0 11 8 -11
:codething>:demand	0 -2 2 3 4 3 6 15
:codething>:demanding	0 2 2 9 3 -11 4 -25 5 15
:codething>:denying	0 -9
:codething>:deterring	0 -19 2 -32 6 -36 8 4 14 -4
:codething>:disability	2 18 8 14
:codething>:disclaimer	7 -11
:codething>:dislike	3 8 5 5 8 -2
:codething>:everyone	2 3 4 21
:codething>:fairness	4 28 8 12
:codething>:feething	2 -18 8 -1 12 10
:codething>:fixed	12 6 13 -2
:codething>:healthword	8 35
:codething>:hiding	6 -22 8 3
:codething>:holiday	9 17
:codething>:income	0 -1
:codething>:jobname	0 1
:codething>:keything	7 8 8 9
:codething>:law	0 -9
:codething>:lifeword	5 2 8 31
:codething>:longperiod	7 10 8 19 9 10
:codething>:losing	8 11
:codething>:money	4 -26 5 10 6 2
:codething>:nation	2 16
:codething>:negation	1 7 2 -27 8 16 11 19
:codething>:newness	10 26
:codething>:number	0 -27 1 -32 2 -5 8 46 11 -39 14 -48
:codething>:offerdeal	2 6 8 -8
:codething>:onlyword	4 1 6 6 12 12
:codething>:openprice	0 8 1 12 2 3 6 16 7 -7 8 -14 12 3 13 -24 14 -15
:codething>:opinion	5 16 6 2 7 -26 14 -19
:codething>:payer	0 9 5 -6 8 -15 13 -5
:codething>:paying	0 19
:codething>:period	8 4 9 14
:codething>:person	0 8 2 -2 8 3
:codething>:pet	3 2
:codething>:phone	7 5 8 16
:codething>:photo	4 16 11 4
:codething>:place	7 13
:codething>:promise	6 -7 7 46
:codething>:ranking	8 15
:codething>:record	12 11
:codething>:refusing	1 3 7 15
:codething>:regretting	8 4
:codething>:rent	4 -3
:codething>:return	13 9
:codething>:room	2 -8 8 7
:codething>:rulesplace	8 2 12 11
:codething>:scarcity	8 13
:codething>:sex	2 1
:codething>:spelled	1 -12 2 -18 3 -1 4 1 13 -4 14 1
:codething>:superlative	4 4 7 13 12 19
:codething>:time	7 -22
:codething>:title	6 -3
:codething>:tribunalrent	8 7
:codething>:urgency	8 -18
:codething>:utility	8 -5 12 9
:codething>:wanting	6 7 13 20
:codething>:welcoming	0 -1 2 -16
:codething>:work	0 2 7 1
:codething_:absence	1 19 2 -16 7 -15 8 -7 13 2
:codething_:absolute	0 -10 1 -33 2 1 6 8 12 -8 13 4
:codething_:accepting	0 25 1 3 2 11
:codething_:advance	6 -4 8 22 13 -15
:codething_:age	8 -2
:codething_:asking	2 4 4 21 14 2
:codething_:benefit	0 1
:codething_:bid	8 13
:codething_:building	1 22 2 -1 3 -11 4 7 8 -25 10 3
:codething_:burden	2 -34 3 -22 6 -1 7 -13 8 11 13 -13
:codething_:childless	1 42
:codething_:clocktime	1 -10 2 -15 4 -20 5 7 7 -7 8 -22 13 1
:codething_:codething	5 -5 6 -1 7 2 8 47
:codething_:condition	1 4 5 -10 6 6 7 -22 13 4
:codething_:consent	7 6
:codething_:councilpay	0 21
:codething_:deadline	1 15 3 -15 4 -27 7 -9 8 -55
:codething_:demand	4 27 8 7
:codething_:demanding	8 15
:codething_:denying	0 -7 8 -30
:codething_:deterring	1 -7 2 -14 3 -21 8 1 13 -31
:codething_:disability	2 14
:codething_:dislike	5 6
:codething_:everyone	1 -19 2 6
:codething_:fairness	4 21 5 1 8 24
:codething_:faith	2 5
:codething_:feething	8 -4 13 6
:codething_:fixed	8 8
:codething_:healthword	2 -4 6 -9 8 13
:codething_:hiding	6 -10
:codething_:holiday	1 -7 9 32
:codething_:income	4 -10 13 -1
:codething_:keything	8 25
:codething_:kin	1 -2
:codething_:lifeword	8 30
:codething_:longperiod	8 10 9 6 13 27
:codething_:losing	1 -5 6 -5 13 12
:codething_:money	4 -16 5 18 6 5 13 13
:codething_:nation	2 41
:codething_:nearby	1 -3 2 4 6 -46 8 -13 9 -1
:codething_:negation	3 28 5 3 12 4 14 17
:codething_:neighbour	4 -5
:codething_:newness	6 -25 8 -11 10 3 12 8 13 -29
:codething_:number	0 -10 2 -10 7 -3 8 12 12 -12 13 8 14 -28
:codething_:offerdeal	10 8
:codething_:online	13 2 14 2
:codething_:onlyword	3 1 4 14 6 3
:codething_:openprice	0 -19 1 17 8 -26 11 6 12 4 14 -11
:codething_:opinion	1 2 5 7 7 10 8 -12 9 3 10 -3
:codething_:payer	0 23 1 -7 3 4 4 10 7 6 8 -12 9 4 12 5 14 9
:codething_:paying	0 7 4 -6 8 -13
:codething_:period	0 -4 4 -27 5 23 6 -4 8 1 9 9 12 -9 13 -15
:codething_:person	0 25 6 28 8 5 9 -10
:codething_:phone	7 3 8 7
:codething_:photo	7 -6 8 -13
:codething_:place	2 12 6 -10
:codething_:politics	6 3
:codething_:preferring	7 6
:codething_:promise	7 33 8 -2
:codething_:ranking	2 11 4 -1 7 -2 8 26 13 -13 14 7
:codething_:record	7 5 8 -16
:codething_:refusing	1 10 6 1 8 -23
:codething_:regretting	8 3
:codething_:rent	4 -43 5 12 8 5 12 11
:codething_:return	4 -12 5 9 12 12 13 -10
:codething_:room	1 -31 2 -10 5 -7 8 5 10 5
:codething_:rulesplace	8 23
:codething_:safety	7 19 8 1
:codething_:scarcity	4 3 6 13
:codething_:seller	0 31 4 14 8 -11 9 5 14 15
:codething_:sex	2 10
:codething_:sexual	8 1
:codething_:spelled	2 -4 3 -5 4 -3 7 -7 8 35 11 -5 13 13 14 8
:codething_:superlative	3 12 7 11 12 27 13 -3
:codething_:thing	13 13
:codething_:time	8 22
:codething_:title	1 -4 8 4
:codething_:tribunalrent	8 9
:codething_:wanting	4 10 8 14 11 11
:codething_:welcoming	1 5
:codething_:work	0 24 6 -5 7 10 8 10
:codething_:writeto	7 -2 11 -29 13 13
:condition	0 13 1 36 3 1 4 25 5 4 6 22 7 -29 8 14 9 -46 10 -42 11 15 12 11 13 28
:condition ##	8 -5
:condition $	3 -8 6 -9 11 8
:condition ,	11 16
:condition :absence	6 10
:condition :absolute	0 1 6 36 12 3
:condition :accepting	2 11
:condition :benefit	0 12
:condition :burden	3 5 4 1
:condition :everyone	0 11 1 22 7 28
:condition :feething	5 5
:condition :longperiod	12 6
:condition :losing	4 1
:condition :nation	2 2
:condition :negation	0 13 1 2
:condition :number	4 22 8 -5
:condition :onlyword	6 4
:condition :openprice	4 2
:condition :opinion	2 -5 7 -5 8 5 12 5 14 6
:condition :payer	12 14
:condition :person	4 1 7 5
:condition :scarcity	6 12
:condition :seller	1 -4 6 3 7 -19 8 8 12 8
:condition :spelled	0 1 4 13 7 2
:condition :time	11 1
:condition :title	3 3 8 16
:condition :urgency	10 7
:condition :wanting	6 2
:condition after	6 3
:condition any	0 5 1 4
:condition breakfast	6 30
:condition checks	5 3
:condition everybody	7 1
:condition i	6 16
:condition i'm	8 3
:condition in	6 13
:condition it	3 2 7 -18
:condition it's	1 6
:condition my	8 1
:condition no	0 6
:condition nobody	6 12
:condition none	2 4
:condition of	1 11 8 2
:condition only	6 6
:condition she's	3 4
:condition so	1 5
:condition that	2 4
:condition the	0 1 1 7 2 20 6 -8 7 -10 12 12 13 18 14 10
:condition then	11 2
:condition there	1 33 6 14 7 22
:condition two	4 15
:condition we	12 15
:condition you	3 -1 4 -6 7 -38
:condition you're	6 3
:condition you've	1 3
:condition your	2 8
:condition>:absence	5 19 6 9
:condition>:absolute	0 6 1 15 5 1 6 19 12 8
:condition>:accepting	2 16 3 -5 5 5
:condition>:age	2 1
:condition>:asking	3 -3
:condition>:benefit	0 21
:condition>:burden	0 14 3 5 4 11 5 -12
:condition>:child	1 7
:condition>:childthing	1 21
:condition>:clocktime	1 -10
:condition>:codething	3 13 5 1 6 11
:condition>:consent	0 2
:condition>:councilpay	0 16
:condition>:deadline	3 -10 8 4
:condition>:demanding	0 -7 1 5 5 -24 8 1
:condition>:denying	6 25
:condition>:deterring	0 12 3 -3 5 -6 6 -1 8 -4
:condition>:disability	1 12
:condition>:disclaimer	3 12
:condition>:everyone	0 10 1 26 7 22
:condition>:feething	0 -12 6 -14 7 7 13 8
:condition>:healthword	8 7
:condition>:hiding	4 8
:condition>:jobless	0 9
:condition>:lifeword	8 14
:condition>:losing	6 4
:condition>:money	5 8
:condition>:negation	0 12
:condition>:neighbour	2 14 7 12
:condition>:number	1 -1 4 19
:condition>:online	14 8
:condition>:onlyword	6 31
:condition>:openprice	2 15 4 10 6 1 7 -9
:condition>:opinion	2 -29 4 25 7 -15 8 18 12 10 14 4
:condition>:payer	0 8 12 12 13 -11 14 1
:condition>:period	13 5
:condition>:person	4 17 7 2
:condition>:pet	3 27
:condition>:petpart	3 6
:condition>:phone	2 3
:condition>:photo	11 6
:condition>:politics	2 17
:condition>:promise	13 5
:condition>:rent	0 9 13 8
:condition>:return	0 9 13 3
:condition>:room	1 8
:condition>:safety	1 11
:condition>:scarcity	4 8 6 9
:condition>:seller	0 5 6 13 7 -43 8 19 12 16 13 -2 14 1
:condition>:sexual	8 1
:condition>:source	0 2
:condition>:spelled	3 4 4 6 13 4
:condition>:thing	8 13
:condition>:time	11 15
:condition>:title	1 4 3 1 8 2
:condition>:urgency	6 26 10 6
:condition>:utility	0 2
:condition>:wanting	0 -15 4 -11 5 -33 8 4
:condition>:welcoming	13 7
:condition>:work	13 18
:condition_:absence	2 -18 5 19 7 -2
:condition_:absolute	4 7
:condition_:accepting	3 -13
:condition_:advance	0 -9 4 11
:condition_:age	1 7 2 15
:condition_:asking	0 11 3 -26 5 -9
:condition_:benefit	0 42 1 -1
:condition_:bid	1 1 2 15 4 7 6 2 13 -7
:condition_:burden	0 20 2 5 4 13 5 -4 6 -8
:condition_:child	1 21
:condition_:childless	1 10
:condition_:childthing	1 25
:condition_:clocktime	12 -1
:condition_:codething	1 12 3 19 6 5 7 9 8 -2 13 8
:condition_:condition	3 -3
:condition_:consent	0 6
:condition_:councilpay	0 31
:condition_:deadline	4 10 8 10
:condition_:demand	6 16
:condition_:demanding	2 -3 4 6 5 -19 14 14
:condition_:denying	1 2 6 13
:condition_:deterring	0 17 1 5 4 2 6 -11
:condition_:disability	1 10 8 9
:condition_:disclaimer	3 13
:condition_:fairness	3 -10
:condition_:family	1 -2 2 3 6 8 8 3
:condition_:fee	5 2
:condition_:feething	0 -5 6 -24 13 7
:condition_:fixed	5 -4 12 -8 13 -6
:condition_:healthword	8 20
:condition_:hiding	1 6 4 8
:condition_:holiday	1 13
:condition_:income	13 17
:condition_:jobless	0 12
:condition_:kin	2 1
:condition_:lifeword	6 -17 8 31
:condition_:losing	2 -1 6 3 7 -3 14 4
:condition_:money	13 5
:condition_:negation	1 -2 3 9 13 7
:condition_:neighbour	1 21 2 12
:condition_:newness	6 21 7 3
:condition_:number	3 2 13 4
:condition_:online	0 4 14 12
:condition_:onlyword	0 -7 6 6 8 2
:condition_:openprice	0 17 1 -7 2 16 3 -28 7 -4 8 5
:condition_:opinion	0 9 4 1 6 -12 7 -16 8 32
:condition_:origin	2 11
:condition_:payer	0 42 1 5 3 1
:condition_:paying	0 12 4 8 13 5
:condition_:period	13 1
:condition_:person	1 10 2 8 4 11
:condition_:pet	1 -9 3 27 5 18
:condition_:phone	2 15
:condition_:photo	3 1 7 3 13 1
:condition_:place	2 17 7 15
:condition_:politics	2 1
:condition_:preferring	7 1
:condition_:promise	2 3
:condition_:ranking	4 19 6 2 13 10
:condition_:refusing	8 -2
:condition_:rent	0 8 5 1 13 6
:condition_:return	0 10 13 4
:condition_:room	1 9
:condition_:safety	1 9
:condition_:scarcity	1 9 2 10 4 30
:condition_:seller	0 16 1 8 2 7 3 5 7 -4
:condition_:sex	2 27
:condition_:sexual	8 18
:condition_:source	0 9
:condition_:spelled	1 2 3 11 5 -11 13 24
:condition_:superlative	7 17
:condition_:thing	8 2
:condition_:time	6 14
:condition_:title	1 15 4 4 5 2 6 24
:condition_:urgency	6 13
:condition_:utility	0 8
:condition_:wanting	0 -14 4 11 5 -39 6 -27 12 8
:condition_:welcoming	3 10 7 3 13 8
:condition_:work	13 17
:condition_:writeto	1 2 2 4 6 -4 11 7
:consent	2 -37 3 -80 4 -39 5 -11 6 -3 7 41 8 -23 11 -14 12 10 13 -32 14 -15
:consent #	6 10
:consent $	1 19 2 -19 5 -3 6 -41 7 17 14 6
:consent ,	6 -8 7 30
:consent :codething	7 12
:consent :consent	7 4
:consent :everyone	7 9
:consent :negation	7 12
:consent :number	6 9
:consent :openprice	0 -1 12 2
:consent :opinion	12 3
:consent :payer	5 15
:consent :paying	0 5
:consent :person	0 6
:consent :promise	7 16
:consent :room	2 10
:consent :seller	5 16
:consent :utility	0 -32 7 -5
:consent a	2 1 8 1 11 9
:consent as	7 2
:consent for	7 43
:consent is	7 12
:consent isn't	7 2
:consent our	5 6
:consent tax	0 -32 7 -5
:consent tenants	0 6
:consent the	6 16 8 6 14 -8
:consent this	6 -24
:consent to	12 3
:consent will	7 13
:consent your	6 4
:consent>:absolute	7 5
:consent>:codething	7 26
:consent>:consent	6 -3 7 18
:consent>:everyone	7 20
:consent>:fixed	12 10
:consent>:keything	6 23
:consent>:negation	7 9
:consent>:neighbour	6 21
:consent>:number	6 2
:consent>:offerdeal	14 5
:consent>:online	6 -25 14 -42
:consent>:openprice	12 1
:consent>:opinion	12 3
:consent>:payer	5 14
:consent>:paying	0 5
:consent>:person	0 8 7 5
:consent>:pet	11 6
:consent>:promise	7 27
:consent>:room	0 8 1 1 2 6 6 31 8 19
:consent>:seller	5 15
:consent>:utility	0 -38
:consent_:absolute	7 7
:consent_:asking	7 26
:consent_:codething	6 2 7 22
:consent_:consent	7 33
:consent_:deadline	6 2
:consent_:disability	2 1
:consent_:fixed	12 13
:consent_:keything	6 22
:consent_:negation	7 21
:consent_:neighbour	6 21
:consent_:number	14 -9
:consent_:online	6 -27 14 -46
:consent_:onlyword	7 7
:consent_:opinion	7 14
:consent_:payer	7 9
:consent_:period	12 6
:consent_:person	0 4 7 2
:consent_:pet	11 6
:consent_:phone	7 10
:consent_:politics	7 6
:consent_:promise	7 51
:consent_:record	7 -27
:consent_:rent	0 12
:consent_:return	0 7 6 11
:consent_:room	0 4 1 3 6 26 8 26
:consent_:seller	0 11 7 2
:consent_:spelled	7 19
:councilpay	0 74 1 -69 2 -28 3 -104 4 -32 5 -34 6 -94 7 -5 8 -66 9 -67 10 -44 11 -34 12 -8 14 -25
:councilpay $	0 20 5 -11 7 -11
:councilpay :deadline	13 2
:councilpay :income	13 -15
:councilpay :jobless	0 6
:councilpay :openprice	0 11
:councilpay :payer	0 2
:councilpay :paying	0 33
:councilpay :period	13 -13
:councilpay :person	0 18
:councilpay :refusing	7 11
:councilpay :utility	0 -33 7 -5
:councilpay benefit	0 -4
:councilpay by	13 -1
:councilpay costs	0 2
:councilpay for	0 -2
:councilpay four	13 -9
:councilpay funded	0 6
:councilpay help	0 9
:councilpay housing	0 -4
:councilpay monthly	13 -13
:councilpay tax	0 -32 7 -5
:councilpay tenants	0 23
:councilpay the	0 -7 4 12
:councilpay your	0 12 2 10
:councilpay>:absolute	13 3
:councilpay>:advance	13 17
:councilpay>:bid	4 6
:councilpay>:clocktime	4 1
:councilpay>:councilpay	0 15
:councilpay>:deadline	13 1
:councilpay>:fixed	13 5
:councilpay>:income	13 -15
:councilpay>:jobless	0 12
:councilpay>:longperiod	13 12
:councilpay>:money	5 7
:councilpay>:negation	0 3
:councilpay>:newness	13 5
:councilpay>:openprice	0 21
:councilpay>:opinion	0 7 13 -10
:councilpay>:origin	2 11
:councilpay>:payer	0 8
:councilpay>:paying	0 30
:councilpay>:person	0 15
:councilpay>:ranking	0 3 13 16
:councilpay>:refusing	7 10
:councilpay>:rent	0 2 4 2
:councilpay>:return	0 7 4 1
:councilpay>:superlative	4 3
:councilpay>:utility	0 -17 7 -7
:councilpay>:work	0 10
:councilpay_:accepting	0 9
:councilpay_:advance	13 12
:councilpay_:asking	7 20
:councilpay_:demanding	0 17 13 6
:councilpay_:fairness	0 1
:councilpay_:faith	2 12
:councilpay_:feething	0 -30
:councilpay_:fixed	13 11
:councilpay_:income	0 18
:councilpay_:longperiod	13 6
:councilpay_:money	5 10
:councilpay_:negation	0 36 7 7
:councilpay_:number	0 -17 13 5
:councilpay_:opinion	0 15 13 -10
:councilpay_:payer	13 -17
:councilpay_:paying	0 8
:councilpay_:period	13 13
:councilpay_:person	0 5
:councilpay_:promise	0 5
:councilpay_:ranking	0 12 13 18
:councilpay_:record	0 -9 7 -12
:councilpay_:rent	0 2
:councilpay_:return	0 16
:councilpay_:seller	13 -11
:councilpay_:spelled	13 7
:councilpay_:title	0 1
:councilpay_:wanting	0 4
:deadline	0 -34 1 -24 2 -41 3 -25 4 22 5 2 6 47 7 -51 8 8 9 42 10 -2 11 -1 12 26 13 25 14 -42
:deadline #	4 7
:deadline ##	7 -22 8 -53 11 -10
:deadline $	0 -50 1 -44 2 -23 3 -18 5 -10 8 -1 9 1 11 -30 12 31
:deadline ,	0 -37 2 -26 4 -11 6 13 7 -8 9 20 11 -4 13 20
:deadline :absolute	4 -3 6 26
:deadline :accepting	4 12 6 -8
:deadline :advance	12 -11 13 33
:deadline :bid	13 21
:deadline :building	8 16
:deadline :burden	2 -20 5 -13 6 16 8 -2 12 -3 13 -5
:deadline :clocktime	2 -5 6 3 8 8 12 11
:deadline :deadline	1 -20 2 -25 6 38 8 20 10 12
:deadline :demanding	6 18 8 12
:deadline :deterring	4 12 8 -10
:deadline :dislike	7 1
:deadline :faith	6 4
:deadline :feething	5 9 6 -8 13 13
:deadline :fixed	6 28
:deadline :holiday	6 6
:deadline :keything	13 1
:deadline :longperiod	8 5
:deadline :losing	6 12
:deadline :negation	2 -9 11 17 13 -6
:deadline :newness	6 5 10 10
:deadline :number	1 -2 6 -107 7 -58 8 -2 9 -18 12 -3 13 -2
:deadline :offerdeal	6 11
:deadline :onlyword	6 16
:deadline :openprice	0 4 3 -2 4 -1 5 -34 7 -2 9 34 10 -16 11 6
:deadline :opinion	2 4 4 7 6 -29 9 30 12 5
:deadline :payer	1 4 5 7 13 5
:deadline :paying	5 19
:deadline :period	13 9
:deadline :person	1 5 6 2
:deadline :photo	6 6
:deadline :promise	7 14
:deadline :ranking	13 5
:deadline :rent	5 -4
:deadline :return	5 -4
:deadline :room	8 1
:deadline :scarcity	6 28
:deadline :seller	1 3
:deadline :spelled	1 -13 4 -7 8 13 13 -5 14 -2
:deadline :time	10 23
:deadline :urgency	4 -7 10 22
:deadline :wanting	6 12
:deadline :welcoming	1 10
:deadline a	14 4
:deadline and	4 6 6 24 7 18 8 21 13 8
:deadline as	4 4
:deadline at	6 11
:deadline be	4 -18 6 -12 8 -5
:deadline come	1 10
:deadline date	6 -2
:deadline easter	12 9
:deadline for	2 16 5 -21 6 1 9 2 10 20 12 1
:deadline from	4 -19
:deadline front	13 16
:deadline has	6 3
:deadline in	9 11 13 -12
:deadline it's	6 29
:deadline keys	13 4
:deadline let	12 2
:deadline night	6 13
:deadline noon	8 15
:deadline not	1 4 2 -2 11 11
:deadline now	10 4
:deadline of	1 -2 8 -11 13 -17
:deadline off	8 1
:deadline on	4 20
:deadline only	6 21
:deadline or	6 9
:deadline others	2 6
:deadline plan	6 3
:deadline rent	5 -4
:deadline six	8 3
:deadline somebody	6 1
:deadline supper	6 2
:deadline the	2 9 3 6 5 36 6 34 7 -11 9 -11 11 24 12 2 13 36
:deadline they	0 7
:deadline this	6 6
:deadline to	1 -35 4 2 5 -11 6 -25 9 31 12 9
:deadline today	10 2
:deadline up	6 27
:deadline vary	11 13
:deadline we	1 9
:deadline well	4 1
:deadline will	7 15
:deadline with	6 15 12 3
:deadline you	1 11 3 17 4 -10 8 -29
:deadline £#	6 2
:deadline>:absence	2 -5 6 3 9 13
:deadline>:absolute	4 -9 6 52
:deadline>:accepting	4 7 8 7 11 5
:deadline>:advance	6 -8 12 -1 13 2
:deadline>:age	6 3
:deadline>:asking	3 2 6 7 8 2
:deadline>:bid	13 21
:deadline>:building	8 34
:deadline>:burden	0 -11 2 -48 6 18 8 -21 10 -1
:deadline>:childthing	4 1
:deadline>:clocktime	0 -32 2 -19 3 -10 5 -2 6 19 11 -4 12 14 13 11
:deadline>:codething	8 5 10 5 13 -16
:deadline>:condition	0 -1 13 13
:deadline>:consent	12 10
:deadline>:councilpay	0 6
:deadline>:deadline	1 -2 3 -11 5 -35 6 43 7 -28 12 17 13 2
:deadline>:demand	4 21
:deadline>:demanding	0 4 2 2 3 4 6 20 8 2
:deadline>:deterring	3 16 4 8 8 -44 9 7 13 -14
:deadline>:disclaimer	13 1
:deadline>:fee	5 11
:deadline>:feething	5 24 6 -34 8 -2 12 -5 13 4
:deadline>:fixed	0 -19 6 30 12 -5 13 4
:deadline>:hiding	1 1
:deadline>:holiday	6 8
:deadline>:keything	13 2
:deadline>:longperiod	8 14
:deadline>:losing	6 29
:deadline>:money	6 19
:deadline>:nearby	2 8 5 2 6 -3 10 -33
:deadline>:negation	0 8 1 11 2 -40 7 10 8 30 9 -2 11 27 13 -11
:deadline>:neighbour	12 2
:deadline>:newness	4 6 6 14 10 33 13 -8
:deadline>:number	0 -30 1 -37 5 -28 7 -33 8 -2 10 -4 11 -10
:deadline>:offerdeal	10 12
:deadline>:online	5 4
:deadline>:onlyword	1 15 6 23
:deadline>:openprice	2 18 5 -46 6 8 9 35 10 -39 11 9 14 -2
:deadline>:opinion	2 4 3 -1 4 12 6 -11 9 33 12 3
:deadline>:payer	1 10
:deadline>:paying	0 12 4 -6 5 14
:deadline>:period	6 4 9 15 12 12 13 20
:deadline>:person	1 2 6 25
:deadline>:pet	3 4
:deadline>:phone	14 4
:deadline>:photo	6 19
:deadline>:place	2 17 5 3 6 -28 7 -35 10 -28
:deadline>:promise	7 31
:deadline>:ranking	0 9 5 -1
:deadline>:rent	4 1 5 -8 13 8
:deadline>:return	4 5 10 -7
:deadline>:room	1 -12 6 -21 8 4
:deadline>:scarcity	6 14
:deadline>:seller	1 9 4 24 6 4 8 3
:deadline>:spelled	0 -1 1 -18 8 13 14 -21
:deadline>:thing	0 12 6 17
:deadline>:time	7 -9 10 24
:deadline>:title	6 1 8 6
:deadline>:tribunalrent	5 6 10 -11
:deadline>:urgency	4 -18 6 16 10 11 13 -2
:deadline>:utility	1 2 5 14
:deadline>:writeto	8 -8 14 9
:deadline_:absence	0 6 1 -6 2 -3 6 20 8 17 9 3 13 12
:deadline_:absolute	6 29 8 32
:deadline_:accepting	0 16 2 -10 6 14 7 -10 8 4 13 -2
:deadline_:advance	2 -17 13 -3
:deadline_:age	11 5
:deadline_:asking	3 12
:deadline_:bid	4 18 6 4
:deadline_:building	1 4 8 18
:deadline_:burden	5 12 6 6 9 13 11 9
:deadline_:childthing	4 1
:deadline_:clocktime	2 -36 3 -33 4 2 5 -41 6 5 7 -1 9 3 12 8 13 14 14 -17
:deadline_:codething	7 -9 8 29 10 1
:deadline_:condition	2 -1 7 -3 13 12
:deadline_:consent	2 17 12 1
:deadline_:deadline	0 -11 4 -16 5 -32 6 37 7 -3 8 -10 9 37 10 -18 12 17 13 23 14 -14
:deadline_:demand	0 9 4 17
:deadline_:demanding	3 9 4 -16 6 8 13 2
:deadline_:denying	6 7 8 10 11 9
:deadline_:deterring	0 -12 3 16 5 11 9 13 11 9 13 -8
:deadline_:dislike	4 6 8 1
:deadline_:everyone	4 13
:deadline_:fairness	7 3
:deadline_:faith	6 4
:deadline_:family	1 5
:deadline_:fee	5 10
:deadline_:feething	4 11 5 1 6 -10 8 -14 12 -4
:deadline_:fixed	0 -11 5 3 6 2 8 10 13 4
:deadline_:holiday	8 -9
:deadline_:keything	6 -9 8 1
:deadline_:longperiod	8 5 12 2
:deadline_:losing	6 19
:deadline_:money	5 24 6 30
:deadline_:nation	2 4
:deadline_:nearby	2 4 5 4 7 -8 8 -25 10 -15
:deadline_:negation	2 -5 4 5 6 20 7 4 8 50 12 2
:deadline_:neighbour	2 11 6 -38
:deadline_:newness	6 19 7 -5 10 8 13 -6
:deadline_:number	6 18 8 -12 9 2 12 18 13 -5
:deadline_:offerdeal	10 11
:deadline_:online	6 2
:deadline_:onlyword	6 20 8 9
:deadline_:openprice	0 10 1 2 6 7 8 8 11 4 12 9
:deadline_:opinion	0 15 1 14 4 -7 5 4 6 19
:deadline_:payer	5 8 6 12
:deadline_:paying	13 10
:deadline_:period	4 -39 6 32 12 15 13 -12
:deadline_:person	2 6 7 9 11 3
:deadline_:pet	3 32
:deadline_:phone	14 18
:deadline_:photo	11 18
:deadline_:place	2 15 5 3 6 -51 7 -27 8 -8 10 -9
:deadline_:promise	4 9 7 1 8 20
:deadline_:ranking	2 -13 6 12 13 -32
:deadline_:refusing	0 1 4 22
:deadline_:rent	4 14 6 11 10 1
:deadline_:return	4 17
:deadline_:room	1 -3 6 -2 9 8
:deadline_:scarcity	8 9
:deadline_:seller	4 2 5 15 6 14 13 -2
:deadline_:sex	2 8
:deadline_:spelled	1 8 2 1 6 15 9 12 12 13 13 2
:deadline_:superlative	6 1
:deadline_:thing	0 11 6 6
:deadline_:time	6 2 7 -11 8 -2
:deadline_:title	6 17
:deadline_:tribunalrent	5 11 6 -10
:deadline_:urgency	6 33 13 -6
:deadline_:utility	5 5
:deadline_:wanting	2 -14
:deadline_:welcoming	6 -8
:deadline_:work	6 1 13 15
:deadline_:writeto	4 15 14 1
:demand	0 16 1 2 2 5 3 -6 4 40 5 -22 6 106 7 -6 8 -14 9 -32 10 -17 11 -47 12 -63 13 -68 14 -14
:demand $	0 35 1 -7 2 2 4 43 6 30 7 -12 8 13
:demand ,	7 -12 8 19
:demand :accepting	4 6
:demand :advance	4 1
:demand :burden	0 -3 1 -8 6 -1 7 27
:demand :child	1 11
:demand :childless	1 -1 6 8
:demand :clocktime	2 20
:demand :codething	6 10
:demand :condition	6 25
:demand :deadline	10 2
:demand :demanding	4 9 6 24
:demand :deterring	0 -1 1 -7 7 4
:demand :fairness	4 18
:demand :feething	4 6
:demand :holiday	6 1
:demand :losing	2 10
:demand :openprice	2 11
:demand :phone	2 2
:demand :ranking	4 8 6 -19
:demand :source	6 16
:demand :spelled	6 1
:demand :title	0 25 5 4 6 -4
:demand :wanting	2 -24 6 38
:demand :writeto	4 2
:demand a	4 -21
:demand already	6 3
:demand are	6 53
:demand at	8 -2
:demand considered	4 3
:demand demand	6 8
:demand else	2 1
:demand essential	6 5
:demand expected	6 4
:demand for	6 6
:demand from	2 24
:demand get	4 4
:demand has	6 11
:demand in	6 18 7 2
:demand is	6 11
:demand left	6 6
:demand list	6 -9
:demand not	2 2
:demand of	2 -3 6 2
:demand off	10 4
:demand on	7 5
:demand over	6 9
:demand recommended	6 5
:demand since	6 17
:demand wants	6 5
:demand when	1 1
:demand who	0 26 5 5 6 -39
:demand without	1 4
:demand>:absence	6 26 8 -4
:demand>:absolute	6 -1
:demand>:accepting	4 4
:demand>:bid	0 8
:demand>:building	6 18
:demand>:burden	0 -6 1 -7 4 -2 6 -7 7 28 8 -5
:demand>:child	1 21
:demand>:childless	1 -2 6 3
:demand>:clocktime	2 4 7 -19 8 -11
:demand>:codething	6 15 8 15
:demand>:condition	6 33
:demand>:deadline	6 10
:demand>:demand	2 -21 6 47
:demand>:demanding	4 8 6 26
:demand>:denying	1 4 7 8
:demand>:deterring	0 -2 6 -9 7 4 8 -3
:demand>:disability	0 -3 2 1
:demand>:fairness	4 17
:demand>:feething	4 5
:demand>:jobless	0 -2
:demand>:lifeword	7 2
:demand>:losing	2 9 6 9
:demand>:money	5 13
:demand>:nearby	6 20
:demand>:negation	1 1
:demand>:newness	7 4
:demand>:number	6 33
:demand>:openprice	2 4 4 16
:demand>:opinion	0 -4
:demand>:person	2 -8 6 22
:demand>:phone	6 2 14 5
:demand>:place	7 13
:demand>:ranking	0 11 2 11 4 6
:demand>:scarcity	7 3
:demand>:seller	1 20 2 15
:demand>:source	6 19
:demand>:spelled	6 29
:demand>:superlative	2 1
:demand>:title	0 25 5 4
:demand>:wanting	2 -1 6 33
:demand>:welcoming	6 -16
:demand>:work	0 19 7 1
:demand>:writeto	4 1
:demand_:absence	8 -9
:demand_:absolute	2 -11
:demand_:accepting	0 -16 6 -37
:demand_:advance	8 4
:demand_:asking	2 -14
:demand_:bid	0 12 2 1
:demand_:burden	6 -12
:demand_:child	1 10
:demand_:clocktime	6 -23 7 -23 9 -10
:demand_:codething	10 4
:demand_:demand	0 -42 6 41
:demand_:demanding	6 1
:demand_:denying	1 13 6 3
:demand_:deterring	2 14 6 -3
:demand_:disability	2 4
:demand_:everyone	0 -16
:demand_:fee	2 6 6 -4
:demand_:healthword	2 3
:demand_:hiding	2 10
:demand_:keything	8 2
:demand_:losing	6 3
:demand_:money	5 5 6 -8
:demand_:nation	2 2
:demand_:nearby	6 29 7 11
:demand_:neighbour	6 5
:demand_:newness	10 4
:demand_:number	0 -4 6 17 8 -9
:demand_:offerdeal	2 7
:demand_:openprice	4 1 6 30 8 -27
:demand_:opinion	2 -13 6 39 8 -10
:demand_:origin	2 6
:demand_:payer	4 -5 5 6
:demand_:period	6 3 13 -6
:demand_:person	4 -10 6 19
:demand_:pet	3 15
:demand_:phone	6 3 14 10
:demand_:photo	6 14
:demand_:place	1 4 6 5 7 20
:demand_:politics	6 9
:demand_:promise	6 -3
:demand_:ranking	2 2 6 8
:demand_:refusing	6 16
:demand_:rent	4 -5
:demand_:return	4 -16 7 15
:demand_:room	6 2
:demand_:seller	1 9 2 16 6 14
:demand_:source	0 5 6 8
:demand_:spelled	6 3 8 -29
:demand_:superlative	0 1 2 2
:demand_:time	6 16
:demand_:title	6 4
:demand_:urgency	6 8
:demand_:wanting	2 12
:demand_:work	0 33 2 -7
:demanding	0 52 1 7 2 32 3 -17 4 -34 5 53 6 23 7 -81 8 -5 9 -21 11 -17 12 -28 13 30 14 -21
:demanding $	0 -6 2 6 3 -43 5 14 6 6 7 -11 10 13 14 -2
:demanding ,	0 17 1 15 2 29 6 -16
:demanding :accepting	5 1
:demanding :advance	12 -19 13 40
:demanding :age	5 6
:demanding :burden	1 -1 4 -29 8 -9 14 5
:demanding :child	1 3
:demanding :clocktime	8 14
:demanding :condition	0 10 2 -2
:demanding :deadline	8 16
:demanding :demand	13 1
:demanding :demanding	6 11
:demanding :denying	13 -7
:demanding :deterring	4 -24 5 8 6 8 14 16
:demanding :everyone	7 10
:demanding :feething	5 21 13 13
:demanding :income	13 -23
:demanding :keything	13 4
:demanding :lifeword	0 6
:demanding :longperiod	13 8
:demanding :negation	0 -12 2 9
:demanding :newness	10 1
:demanding :number	4 4 6 -7
:demanding :online	1 1
:demanding :openprice	0 2 4 -1 9 3 11 -8
:demanding :opinion	2 1 5 3 7 -10 9 2 11 -4 12 -12 14 -3
:demanding :person	1 2 7 21
:demanding :pet	3 11
:demanding :ranking	13 12
:demanding :room	5 1
:demanding :rulesplace	5 1
:demanding :scarcity	13 -12
:demanding :spelled	6 -1 8 4 13 22
:demanding :urgency	6 1
:demanding :wanting	0 -1 13 -2
:demanding :welcoming	0 1 2 1
:demanding :work	0 15
:demanding :writeto	13 3
:demanding a	0 6 6 -2
:demanding and	4 14 7 7
:demanding anyone	7 8
:demanding as	6 3
:demanding at	8 10 13 17
:demanding be	0 2 3 -14 4 -5 5 8 6 -29 8 -6
:demanding buy	5 4
:demanding by	5 11
:demanding come	0 1 2 1
:demanding eleven	4 3
:demanding for	1 -7 3 -10 6 -41 7 -31 10 15 13 -3
:demanding front	13 16
:demanding if	3 1
:demanding in	6 -11
:demanding it	4 14 6 24
:demanding it's	6 30
:demanding keys	13 4
:demanding monthly	13 -17
:demanding noon	8 12
:demanding not	0 -11 2 14
:demanding of	5 20
:demanding on	4 -19 14 5
:demanding once	13 -7
:demanding others	2 6
:demanding take	5 5
:demanding that	0 5 1 4
:demanding the	5 1 11 3
:demanding this	6 5
:demanding to	2 4 7 -2 9 5 12 -2
:demanding with	1 3
:demanding you	0 -3 3 12 4 -20
:demanding your	0 4
:demanding>:absence	1 6 6 15
:demanding>:absolute	6 17
:demanding>:accepting	11 9 13 3
:demanding>:advance	5 -3 6 -17 12 -32 13 36
:demanding>:age	5 3
:demanding>:asking	0 5 1 10 3 13 6 10
:demanding>:benefit	0 11 1 1
:demanding>:building	6 16
:demanding>:burden	0 10 1 -13 2 -7 4 -17 5 16 6 -4 7 -1 14 13
:demanding>:child	1 30
:demanding>:childless	0 -6
:demanding>:clocktime	8 15
:demanding>:codething	1 2 8 2 12 2
:demanding>:condition	0 15 6 -15
:demanding>:deadline	2 28 4 18 8 11
:demanding>:demand	6 6
:demanding>:demanding	3 17 6 19
:demanding>:denying	1 6 13 -11
:demanding>:deterring	4 -48 5 17 6 3 14 13
:demanding>:disability	2 7
:demanding>:everyone	7 4
:demanding>:faith	2 13
:demanding>:fee	5 21
:demanding>:feething	2 -14 4 -23 5 13 6 -18 12 -1 13 30
:demanding>:fixed	13 7
:demanding>:income	13 -29
:demanding>:jobname	0 12
:demanding>:keything	13 4
:demanding>:lifeword	0 1
:demanding>:longperiod	13 12
:demanding>:losing	6 7
:demanding>:nearby	2 11 7 8
:demanding>:negation	2 12
:demanding>:newness	1 -12 10 14 13 2
:demanding>:number	0 3 8 -2
:demanding>:offerdeal	6 -3 10 17
:demanding>:online	1 1
:demanding>:onlyword	0 2
:demanding>:openprice	3 8 5 5 6 1 9 1 14 -3
:demanding>:opinion	3 3 5 13 7 -2 12 -1 14 -6
:demanding>:origin	2 1
:demanding>:payer	1 4 13 2 14 -1
:demanding>:paying	5 6
:demanding>:period	12 5
:demanding>:person	1 12 2 14 4 -5 5 1 7 18
:demanding>:pet	3 10
:demanding>:photo	0 2 6 15
:demanding>:place	2 15
:demanding>:politics	2 10
:demanding>:ranking	0 6 12 -13 13 20
:demanding>:room	2 6
:demanding>:scarcity	6 -1 13 -19
:demanding>:seller	14 -8
:demanding>:sexual	2 10
:demanding>:source	0 7
:demanding>:spelled	1 -3 6 -9 7 -5 13 38
:demanding>:superlative	0 2
:demanding>:time	10 1
:demanding>:tribunalrent	12 4
:demanding>:wanting	0 -5 6 10 13 -5
:demanding>:welcoming	2 4
:demanding>:work	0 18
:demanding>:writeto	13 9
:demanding_:absence	0 11 2 -23 3 15 6 17 9 15
:demanding_:absolute	0 -27 2 -1 13 3
:demanding_:accepting	2 29 5 7 11 5
:demanding_:advance	5 -21 6 -35 13 4
:demanding_:asking	0 4 1 19 2 2 6 3
:demanding_:benefit	0 27
:demanding_:bid	4 10
:demanding_:building	3 17 6 1 7 -10 13 4
:demanding_:burden	0 12 1 8 4 -9 5 8
:demanding_:child	1 38
:demanding_:childless	1 9
:demanding_:clocktime	1 1 4 -16 6 12 7 -3 8 18 13 9
:demanding_:codething	4 -13 6 3 13 9
:demanding_:condition	3 3
:demanding_:consent	2 4
:demanding_:councilpay	0 4
:demanding_:deadline	2 27 4 3 5 19 6 11 13 2
:demanding_:demand	2 5 6 19
:demanding_:demanding	2 15 3 8 4 -4 5 15 13 4
:demanding_:denying	0 7 1 12 2 -1
:demanding_:deposit	0 21
:demanding_:deterring	1 18 2 11 4 -2 13 -2
:demanding_:disclaimer	5 13
:demanding_:everyone	0 -6 5 -11 6 -23
:demanding_:fairness	3 1
:demanding_:faith	2 24
:demanding_:fee	4 8 5 34 7 9
:demanding_:feething	4 -55 5 16 6 -7 13 14
:demanding_:fixed	13 7
:demanding_:hiding	1 10 5 1
:demanding_:holiday	9 14
:demanding_:income	0 25 1 13 13 -13
:demanding_:jobname	0 6
:demanding_:keything	5 9
:demanding_:longperiod	13 1
:demanding_:money	4 2 5 52
:demanding_:nation	2 12
:demanding_:nearby	6 4 7 5
:demanding_:negation	0 12 1 10
:demanding_:neighbour	4 5 6 27 13 8
:demanding_:newness	5 -7 6 -14 14 1
:demanding_:number	0 1 1 10 5 -14 7 -2
:demanding_:offerdeal	4 9 10 16
:demanding_:online	1 4
:demanding_:onlyword	6 2
:demanding_:openprice	0 24 2 28 5 14 6 6 14 -5
:demanding_:opinion	0 11 1 5 3 8 5 10 6 5
:demanding_:payer	2 -18 5 34
:demanding_:paying	0 6 1 10 3 4 5 12 13 23
:demanding_:period	4 -8 7 -4 12 6
:demanding_:person	2 25 4 -16
:demanding_:pet	3 12
:demanding_:photo	0 11 2 -2 6 7 13 16
:demanding_:place	0 2 2 8
:demanding_:politics	2 9
:demanding_:ranking	1 13 6 -2
:demanding_:refusing	0 4
:demanding_:return	6 -23
:demanding_:room	2 20 8 4
:demanding_:scarcity	0 -1
:demanding_:seller	2 -11 4 1 5 32
:demanding_:sex	2 19 13 8
:demanding_:sexual	2 13
:demanding_:source	0 3
:demanding_:spelled	0 2 1 12 2 13 6 -14 7 -16 12 15 13 9 14 1
:demanding_:superlative	12 3
:demanding_:thing	5 3
:demanding_:title	13 2
:demanding_:tribunalrent	12 1
:demanding_:utility	2 2 5 9
:demanding_:wanting	6 2 8 1
:demanding_:welcoming	0 2
:demanding_:work	2 -24 13 7
:demanding_:writeto	0 3 2 -21 13 4
:denying	0 -25 1 -15 2 -16 3 -4 4 -34 5 -37 6 36 7 -4 8 2 9 -79 10 30 11 38 12 -25 13 1
:denying $	2 -9 6 41 11 5
:denying ,	11 13 13 4
:denying :absolute	7 3
:denying :accepting	3 14 6 -7
:denying :condition	11 7 12 8
:denying :disability	6 5
:denying :feething	7 5
:denying :fixed	8 7
:denying :hiding	6 5
:denying :keything	8 12
:denying :losing	7 6
:denying :newness	10 1
:denying :number	8 4
:denying :online	7 3
:denying :openprice	2 2 6 -8
:denying :opinion	6 -8 8 5
:denying :paying	7 5
:denying :person	3 -25 8 17
:denying :phone	11 2
:denying :place	8 1
:denying :sex	8 23
:denying :source	11 1
:denying :spelled	8 4
:denying :urgency	6 16
:denying :work	1 1
:denying :writeto	6 9
:denying a	11 6
:denying and	11 5
:denying be	1 9 2 3 3 2 6 -1 7 1
:denying boy	8 7
:denying ever	7 2
:denying find	7 3
:denying get	6 1
:denying hang	6 8
:denying if	12 8
:denying in	6 17
:denying of	2 13
:denying say	4 6
:denying sell	2 2
:denying since	11 1
:denying take	3 1
:denying tenant	8 14
:denying tenants	3 -2
:denying than	6 11
:denying the	1 9 8 -1 13 -9
:denying to	0 -8 6 -1 7 -1 8 7
:denying>:absolute	7 1
:denying>:accepting	2 13 3 24 4 -11 6 -17 13 -21
:denying>:building	10 13
:denying>:condition	11 10 12 8
:denying>:deadline	10 4
:denying>:demanding	10 5
:denying>:fairness	11 3
:denying>:feething	7 12
:denying>:fixed	7 -3 8 4
:denying>:hiding	6 6
:denying>:holiday	6 6
:denying>:keything	8 3
:denying>:lifeword	8 -1
:denying>:losing	7 5
:denying>:neighbour	7 5
:denying>:newness	10 3
:denying>:online	7 2
:denying>:openprice	2 5 6 -10 7 -9 8 5 11 -8
:denying>:opinion	5 -2 6 -12 8 15
:denying>:paying	7 5 10 15
:denying>:person	3 -26 8 15
:denying>:phone	11 1
:denying>:place	0 -1 8 2
:denying>:politics	10 16
:denying>:preferring	11 5
:denying>:ranking	2 2 6 7
:denying>:scarcity	6 4
:denying>:sex	8 21
:denying>:source	11 4
:denying>:spelled	8 2
:denying>:urgency	6 35
:denying>:welcoming	3 2
:denying>:work	1 13
:denying>:writeto	6 7
:denying_:absence	8 2
:denying_:accepting	0 13 2 11 6 -6 8 -9 10 4 13 -16
:denying_:advance	10 1
:denying_:building	10 16
:denying_:childless	7 5
:denying_:childthing	1 8
:denying_:clocktime	7 -3
:denying_:codething	8 -6
:denying_:demanding	10 2
:denying_:disability	2 4
:denying_:dislike	8 3
:denying_:fairness	2 2 11 3
:denying_:feething	7 13 11 6
:denying_:fixed	13 -23
:denying_:healthword	2 5
:denying_:hiding	3 -2
:denying_:holiday	6 9 9 -9
:denying_:losing	7 11
:denying_:nearby	6 1
:denying_:negation	0 -5 2 -5 3 -40 4 3 7 11 11 8
:denying_:newness	10 4
:denying_:number	12 -11 13 -7
:denying_:openprice	0 -11
:denying_:opinion	6 -5 13 20
:denying_:payer	13 14
:denying_:paying	10 16
:denying_:period	7 -8
:denying_:person	1 -2
:denying_:pet	3 -13
:denying_:phone	14 1
:denying_:photo	3 10 7 11
:denying_:place	0 -1 6 14
:denying_:politics	10 16
:denying_:ranking	2 2 8 3 10 2 13 6
:denying_:return	0 2
:denying_:room	7 9 11 2
:denying_:scarcity	0 4 6 13 7 8
:denying_:seller	2 3 8 2 11 13 13 14
:denying_:spelled	1 -4 2 -4 3 -22 8 -5
:denying_:urgency	6 2
:denying_:welcoming	3 3
:denying_:work	0 -3
:deposit	2 -72 4 -89 5 27 6 -7 7 -18 9 -45 10 -9 13 -47 14 -58
:deposit #	5 16
:deposit ##	5 6
:deposit $	0 8 3 9
:deposit ,	13 -7
:deposit :codething	8 1 13 -4
:deposit :deposit	5 -35 13 -15
:deposit :law	8 5
:deposit :money	4 -18 5 -7
:deposit :number	5 24
:deposit :paying	5 -25 13 -15
:deposit after	13 2
:deposit deposit	5 -35 13 -14
:deposit held	3 13
:deposit in	6 6
:deposit is	13 -4
:deposit of	5 -11 13 -22
:deposit £#	5 -29
:deposit>:codething	8 1 13 -6
:deposit>:deposit	3 12 5 -41 13 -21
:deposit>:law	8 3
:deposit>:money	0 -7 4 -38 5 -24 6 -14 13 -22
:deposit>:nearby	6 1
:deposit>:number	5 13 13 -11
:deposit>:openprice	5 5
:deposit>:opinion	5 5
:deposit>:paying	5 -25 13 -15
:deposit>:rent	5 6
:deposit>:return	5 14
:deposit>:spelled	5 -12 13 -5
:deposit_:absolute	5 15
:deposit_:accepting	5 12
:deposit_:building	5 6
:deposit_:deposit	3 11
:deposit_:everyone	5 13
:deposit_:fairness	5 5
:deposit_:money	5 -31 13 -14
:deposit_:nearby	6 1
:deposit_:number	1 5 5 19 13 -38
:deposit_:openprice	5 28
:deposit_:opinion	5 27
:deposit_:period	5 24 13 -28
:deposit_:place	6 1
:deposit_:rent	5 41 13 -16
:deposit_:return	5 42 13 -21
:deposit_:spelled	5 -3 13 -37
:deposit_:welcoming	5 10
:deterring	0 16 1 7 2 18 3 25 4 -6 5 -8 6 -6 8 2 11 -3 12 -31 13 -9 14 3
:deterring #	4 -16 6 -24 8 -5
:deterring ##	14 27
:deterring $	0 4 1 1 2 13 3 6 4 -8 5 14 6 -10 7 -4 8 -65 12 6 13 -8
:deterring ,	0 7 1 2 2 19 6 -20 8 -4
:deterring :absence	1 7 6 -24 8 24
:deterring :absolute	10 5
:deterring :accepting	0 -1 3 3 7 1
:deterring :advance	6 -3 13 28
:deterring :asking	2 2 4 7 6 -7
:deterring :benefit	0 15 1 -11 6 -13 7 -10
:deterring :bid	5 12
:deterring :building	2 3 7 50
:deterring :burden	0 6 3 4 11 13
:deterring :clocktime	0 -32 2 -22 7 -7 12 -19 13 -3 14 -28
:deterring :codething	6 17 8 20
:deterring :condition	0 15 8 9
:deterring :deadline	4 17 6 21 8 -12
:deterring :demand	4 6
:deterring :demanding	4 1
:deterring :deterring	0 20 1 22 2 16 3 16 6 -10 8 -3
:deterring :disclaimer	0 5 3 2
:deterring :everyone	8 -7
:deterring :feething	6 -8
:deterring :hiding	1 15 5 15
:deterring :holiday	8 2
:deterring :income	0 5
:deterring :jobless	13 11
:deterring :keything	8 12
:deterring :lifeword	6 10
:deterring :longperiod	1 13
:deterring :nearby	2 1 8 7
:deterring :neighbour	2 2 6 1 7 15
:deterring :number	1 23 4 -35 5 -2 6 -75 8 -4 10 2 11 -6 12 -16 13 4 14 5
:deterring :online	2 -10 4 -19 6 -2 11 8 14 49
:deterring :openprice	3 9 4 3 7 -10
:deterring :opinion	1 13 6 12 7 -10
:deterring :payer	3 10 13 8 14 12
:deterring :period	1 10 13 19
:deterring :person	1 4 6 26
:deterring :pet	3 26
:deterring :photo	7 16
:deterring :place	7 -5
:deterring :politics	0 2
:deterring :ranking	5 14
:deterring :refusing	8 7
:deterring :rent	4 20
:deterring :return	4 4
:deterring :room	7 6 11 7
:deterring :rulesplace	7 12
:deterring :seller	14 19
:deterring :spelled	0 6 1 4 2 -21 3 7 4 -23 7 13 8 1 11 -8
:deterring :superlative	5 16
:deterring :title	1 1 11 12
:deterring :urgency	6 25
:deterring :wanting	0 -6 6 -9 7 6 11 14
:deterring :work	0 11 1 12
:deterring a	0 -10 3 -9 5 -14 7 -15 8 12 9 1 13 -12
:deterring about	13 10
:deterring an	12 7
:deterring and	4 25
:deterring any	10 5
:deterring at	4 -5 6 13
:deterring benefits	0 -9
:deterring building	7 2
:deterring day	13 17
:deterring earth	7 14
:deterring ee	14 -5
:deterring facebook	14 6
:deterring flat	7 9
:deterring for	1 6 2 2 4 8 8 -2 14 5
:deterring friday	4 4
:deterring half	1 13
:deterring her	1 2 11 1
:deterring house	3 6 7 3
:deterring if	0 5
:deterring in	0 -20 1 -14 4 -2 5 7 6 -49
:deterring insta	14 8
:deterring instagram	14 3
:deterring is	6 18
:deterring it	0 6 2 9 3 5 4 19 6 -2 7 15
:deterring landlord	7 2
:deterring leaving	5 5
:deterring like	11 5
:deterring monday	6 19
:deterring my	0 3
:deterring of	7 -16
:deterring on	3 5
:deterring our	14 9
:deterring out	8 7
:deterring parties	6 10
:deterring place	2 5
:deterring rent	4 20
:deterring request	4 2
:deterring rooms	11 9
:deterring round	8 13
:deterring saturday	4 1
:deterring scrolling	1 9
:deterring short	13 1
:deterring signing	13 14
:deterring site	14 -6
:deterring sort	0 3
:deterring the	0 6 2 -10 3 -7 5 -19 7 -19 10 1 11 -31 12 -9 14 -30
:deterring their	6 8
:deterring them	11 3
:deterring themselves	2 2
:deterring this	2 9 7 18 14 -5
:deterring to	6 14 7 -3
:deterring top	5 16
:deterring uc	0 21
:deterring weekdays	8 1
:deterring who	4 5
:deterring work	1 6
:deterring you	6 20
:deterring your	8 11
:deterring yourself	0 5 3 3
:deterring £##	6 1
:deterring>:absence	1 2 6 -25 8 17
:deterring>:absolute	0 -10 7 14 10 1
:deterring>:accepting	0 -16 1 17 7 12
:deterring>:advance	4 -32 6 -12 10 -12 13 9
:deterring>:asking	2 21 4 13 6 -19
:deterring>:benefit	0 21 2 -4 4 -14 5 -1 6 -34 7 -5 8 -13
:deterring>:bid	5 10
:deterring>:building	1 2 2 3 3 4 7 55 10 11
:deterring>:burden	0 20 1 -11 3 13 4 -7 6 7 8 -5 11 10
:deterring>:childless	1 7
:deterring>:clocktime	0 -52 2 -52 6 -3 7 -44 10 -20 12 -32 13 -25 14 -36
:deterring>:codething	6 28 8 20
:deterring>:condition	0 26 8 3
:deterring>:deadline	0 -7 4 22 5 -14 6 8 7 -14 8 -16 9 -7 10 -3 13 -17
:deterring>:demand	2 6 4 10
:deterring>:deterring	0 32 1 4 2 24 3 23 4 -6 6 -10 8 -5
:deterring>:disability	0 8
:deterring>:disclaimer	3 1
:deterring>:everyone	0 -28 1 -20 8 -1
:deterring>:faith	2 2
:deterring>:fee	0 3 5 -2
:deterring>:feething	0 -31 2 3 6 -35 13 16
:deterring>:fixed	12 7
:deterring>:hiding	1 7 5 4 6 -11 8 20
:deterring>:jobless	0 4 13 9
:deterring>:keything	8 14
:deterring>:lifeword	6 6
:deterring>:longperiod	1 12
:deterring>:money	0 4 4 6
:deterring>:nation	9 7
:deterring>:nearby	2 1 10 1 14 -9
:deterring>:negation	1 5 2 -14
:deterring>:neighbour	1 -17 2 25 7 30 8 -2
:deterring>:newness	2 3 6 -9 10 13 13 -1
:deterring>:number	1 29 4 -12 5 -7 6 -32 9 -3 10 7 11 -23 12 -9 14 8
:deterring>:offerdeal	0 3 4 6
:deterring>:online	0 -36 2 -5 4 -50 6 -12 7 -19 8 -20 11 6 14 34
:deterring>:onlyword	1 6
:deterring>:openprice	3 4 4 28 6 4 7 -39
:deterring>:opinion	1 14 2 14 4 -12 6 4 7 -17
:deterring>:origin	2 2
:deterring>:payer	2 10 3 8 13 2 14 10
:deterring>:paying	5 -4
:deterring>:period	1 5 6 -11 13 9
:deterring>:person	0 8 1 11 2 -10 6 27 9 6
:deterring>:pet	3 18
:deterring>:photo	7 14
:deterring>:place	0 -25 7 3 14 -8
:deterring>:politics	2 -1
:deterring>:ranking	5 34
:deterring>:refusing	8 18
:deterring>:rent	4 45 13 -18
:deterring>:return	4 41 10 2 13 -31
:deterring>:room	0 -26 2 -9 4 -16 7 7 8 -7 11 2
:deterring>:rulesplace	7 8
:deterring>:scarcity	4 15
:deterring>:seller	2 19 14 18
:deterring>:spelled	0 1 1 12 2 -19 3 2 4 -7 6 16 7 22 8 8 11 -27
:deterring>:superlative	5 14
:deterring>:thing	13 6
:deterring>:time	6 8
:deterring>:title	2 5 8 11 11 11
:deterring>:tribunalrent	10 5
:deterring>:urgency	6 14
:deterring>:utility	2 2 8 28
:deterring>:wanting	0 -1 3 12 6 -16 7 3 11 13
:deterring>:work	1 8 6 -5 9 6
:deterring>:writeto	6 9
:deterring_:absence	3 9
:deterring_:absolute	1 9 7 27 8 18
:deterring_:accepting	3 10
:deterring_:advance	4 -15
:deterring_:age	11 1
:deterring_:benefit	0 13 2 -17
:deterring_:bid	6 -6 8 5
:deterring_:building	3 2 10 12 14 1
:deterring_:burden	0 1 3 16 4 -1 6 18 9 6 14 1
:deterring_:child	0 7 1 4
:deterring_:childless	1 13
:deterring_:childthing	1 9
:deterring_:clocktime	0 -29 5 -4 6 -23 7 -17 8 -3 9 -38 11 -17
:deterring_:codething	7 -27 8 31
:deterring_:condition	5 -13 7 -11
:deterring_:deadline	2 -6 3 -11 5 -16 6 -7 7 -1 9 -28 11 -40 12 -3 13 3
:deterring_:demand	4 4
:deterring_:demanding	0 35 2 -19 6 3 7 -3
:deterring_:deterring	0 23 2 9 3 21 4 -10 7 5
:deterring_:disability	8 -8
:deterring_:disclaimer	0 12
:deterring_:dislike	6 1
:deterring_:everyone	0 -27 8 2
:deterring_:fairness	1 -3
:deterring_:fee	0 7
:deterring_:feething	0 -12 2 4 4 -5 5 -9 8 -9
:deterring_:fixed	6 -1 9 -1 12 11
:deterring_:hiding	5 -3 6 -39 8 28
:deterring_:longperiod	13 4
:deterring_:losing	2 6
:deterring_:money	0 11 13 4
:deterring_:nation	2 25 9 6
:deterring_:nearby	2 -3 4 -4 7 8 8 -1 10 3 14 -4
:deterring_:negation	0 10 6 7 8 28
:deterring_:neighbour	7 19
:deterring_:newness	10 18
:deterring_:number	6 -20 7 -3 12 -10 13 18 14 27
:deterring_:offerdeal	0 8 6 3
:deterring_:online	0 -13 3 2 10 8 14 22
:deterring_:onlyword	1 14 3 4 8 18
:deterring_:openprice	1 -8 2 6 3 16 4 -9 6 22 7 -3 8 6 12 -6 14 2
:deterring_:opinion	2 20 4 -46 6 11 8 13
:deterring_:payer	2 3 3 6
:deterring_:paying	0 18 2 9 13 11
:deterring_:period	1 -4 7 -7 13 18
:deterring_:person	9 4
:deterring_:pet	2 -3 3 15
:deterring_:petpart	3 22
:deterring_:phone	14 11
:deterring_:photo	8 -6 11 6
:deterring_:place	0 -29 2 -3 4 -4 6 -4 7 16 9 1
:deterring_:promise	0 17
:deterring_:ranking	5 29 6 -23 7 -36
:deterring_:refusing	6 8
:deterring_:rent	0 -2 4 16
:deterring_:return	4 17 6 -3 10 9 13 -2
:deterring_:room	0 -70 4 -38 8 -41 14 -3
:deterring_:rulesplace	8 5
:deterring_:scarcity	1 4 4 14
:deterring_:seller	2 19 3 2 6 16
:deterring_:sex	2 1
:deterring_:spelled	4 -2 6 9 13 38
:deterring_:thing	13 16
:deterring_:time	6 30
:deterring_:title	0 11 3 5
:deterring_:tribunalrent	10 9
:deterring_:urgency	6 8
:deterring_:utility	0 -2 8 20
:deterring_:wanting	0 15 2 -24 4 -6
:deterring_:welcoming	2 4 6 9 8 7
:deterring_:work	8 -22 9 7
:deterring_:writeto	6 14
:digits	3 17 8 4 10 3 11 8 14 9
:digits $	3 9 7 -17
:digits ,	8 4
:digits :absolute	14 4
:digits :digits	14 4
:digits :dislike	7 7
:digits :negation	14 4
:digits :number	14 20
:digits :payer	14 4
:digits :pet	3 4
:digits :spelled	14 23
:digits seven	14 4
:digits zero	14 4
:digits>:absolute	14 4
:digits>:digits	3 10 11 4
:digits>:dislike	7 7
:digits>:negation	14 4
:digits>:number	14 25
:digits>:payer	14 4
:digits>:pet	3 4
:digits>:return	10 5
:digits>:spelled	3 9 11 4 14 22
:digits>:work	14 4
:digits_:absolute	14 8
:digits_:digits	11 4 14 6
:digits_:nearby	10 5
:digits_:negation	14 6
:digits_:number	14 18
:digits_:payer	14 6
:digits_:place	10 5
:digits_:return	10 5
:digits_:spelled	11 4 14 13
:digits_:work	14 2
:disability	0 -15 1 -21 2 113 3 -49 5 -12 6 -96 7 -20 8 55 9 -4 10 -14 12 -38 14 -27
:disability $	1 -6 2 10 3 -11
:disability ,	0 -47 1 13 2 28 6 -29 11 4
:disability :accepting	0 8
:disability :benefit	0 14
:disability :condition	2 2 8 12
:disability :demand	2 2
:disability :disability	0 -3 2 24
:disability :healthword	0 -7 2 19
:disability :negation	2 9
:disability :openprice	0 3 13 6
:disability :opinion	0 1 2 -3 13 7
:disability :paying	0 14
:disability :person	0 -19 2 34
:disability :pet	2 47
:disability :place	6 4
:disability :promise	2 3
:disability :rent	4 15
:disability :return	4 15
:disability :school	7 1
:disability :source	8 1
:disability allowance	0 9
:disability and	8 36
:disability are	1 5 2 16 8 -10
:disability bodied	2 6
:disability dog	2 29 3 -15
:disability dogs	2 19
:disability health	2 3
:disability in	2 15
:disability or	2 13
:disability payment	0 7
:disability people	2 2
:disability rent	4 15
:disability to	0 1 2 -12 13 7
:disability>:accepting	0 2
:disability>:asking	2 9
:disability>:benefit	0 13
:disability>:burden	2 2
:disability>:codething	1 2
:disability>:condition	2 1 8 10
:disability>:denying	1 3
:disability>:deterring	2 9
:disability>:disability	0 -19 2 52
:disability>:fairness	1 8
:disability>:healthword	0 -7 1 -3 2 16
:disability>:negation	2 1 11 13
:disability>:neighbour	2 10
:disability>:openprice	1 7 8 -23 13 4
:disability>:opinion	2 -4 13 6
:disability>:paying	0 13
:disability>:person	0 -27 2 42
:disability>:pet	2 47
:disability>:place	6 3
:disability>:promise	2 8
:disability>:refusing	0 3
:disability>:rent	4 15
:disability>:return	4 14
:disability>:room	8 -3
:disability>:school	7 1
:disability>:spelled	2 3
:disability>:welcoming	8 9
:disability>:writeto	2 -5
:disability_:accepting	2 15
:disability_:asking	2 19
:disability_:benefit	0 9
:disability_:burden	3 8
:disability_:codething	1 6 2 -20 8 -7
:disability_:deadline	2 3 8 11
:disability_:demanding	2 24 8 4
:disability_:denying	1 3
:disability_:deterring	2 33
:disability_:disability	2 41
:disability_:disclaimer	11 5
:disability_:fairness	1 7 2 -3
:disability_:healthword	2 2
:disability_:hiding	0 4
:disability_:keything	2 3
:disability_:lifeword	8 7
:disability_:losing	8 2
:disability_:money	4 18
:disability_:negation	1 2 2 27 3 -30 6 -18 11 12
:disability_:neighbour	2 12
:disability_:number	2 5
:disability_:onlyword	3 8
:disability_:openprice	1 1
:disability_:opinion	2 4
:disability_:payer	2 31
:disability_:paying	13 6
:disability_:person	2 16
:disability_:photo	2 7
:disability_:place	2 8
:disability_:ranking	2 3
:disability_:refusing	0 3
:disability_:regretting	2 6
:disability_:room	2 12 8 -24
:disability_:scarcity	3 4
:disability_:seller	2 4 8 3
:disability_:spelled	2 21
:disability_:title	8 24
:disability_:wanting	2 5
:disability_:welcoming	8 22
:disability_:writeto	2 -3
:disclaimer	0 2 4 -3 5 20 6 30 7 -15 8 -84 9 4 11 60
:disclaimer $	0 -12 7 12 11 31
:disclaimer ,	6 14
:disclaimer :absence	2 -1 9 7
:disclaimer :advance	10 7
:disclaimer :building	2 -19
:disclaimer :burden	4 -4 11 31
:disclaimer :condition	11 6
:disclaimer :deadline	6 8
:disclaimer :demanding	0 4
:disclaimer :deterring	11 16
:disclaimer :fee	5 7
:disclaimer :fixed	4 -1 6 3
:disclaimer :longperiod	13 7
:disclaimer :money	5 11
:disclaimer :number	13 15
:disclaimer :openprice	4 -1 11 13
:disclaimer :pet	5 2
:disclaimer :place	2 1
:disclaimer :ranking	10 7
:disclaimer :refusing	9 8
:disclaimer :seller	4 2
:disclaimer a	0 3
:disclaimer expense	5 6
:disclaimer for	0 6
:disclaimer if	11 2
:disclaimer in	9 25
:disclaimer it	6 15 10 5
:disclaimer kind	2 1
:disclaimer on	11 16
:disclaimer out	9 8
:disclaimer pet	5 2
:disclaimer the	0 4 3 2
:disclaimer upon	11 8
:disclaimer £#	5 13
:disclaimer>:absence	2 -6 9 3
:disclaimer>:absolute	11 8
:disclaimer>:accepting	2 -1
:disclaimer>:advance	6 4 10 1
:disclaimer>:asking	6 10
:disclaimer>:building	1 16 2 -5 13 7
:disclaimer>:burden	2 -15 4 -14 11 33 13 -7
:disclaimer>:codething	6 7
:disclaimer>:condition	4 -1 6 14 11 18
:disclaimer>:consent	7 -9
:disclaimer>:councilpay	7 -1
:disclaimer>:deadline	6 4
:disclaimer>:demanding	0 2
:disclaimer>:deterring	6 19 11 21
:disclaimer>:dislike	2 1
:disclaimer>:fee	5 9
:disclaimer>:fixed	4 -5 6 2
:disclaimer>:income	0 7
:disclaimer>:keything	6 7
:disclaimer>:longperiod	13 1
:disclaimer>:money	5 5
:disclaimer>:nearby	0 5
:disclaimer>:neighbour	6 8
:disclaimer>:number	13 7
:disclaimer>:openprice	4 -2 11 25
:disclaimer>:pet	3 14
:disclaimer>:politics	2 11
:disclaimer>:ranking	10 1
:disclaimer>:refusing	9 4
:disclaimer>:rent	4 9
:disclaimer>:return	4 8
:disclaimer>:room	6 6
:disclaimer>:safety	2 1
:disclaimer>:seller	4 5 6 4
:disclaimer>:source	7 -25
:disclaimer>:spelled	0 4
:disclaimer>:urgency	6 3
:disclaimer>:utility	7 -5
:disclaimer>:wanting	6 2
:disclaimer>:welcoming	4 5
:disclaimer>:work	0 21
:disclaimer_:absolute	7 1
:disclaimer_:advance	6 8
:disclaimer_:asking	6 2
:disclaimer_:building	1 11 13 4
:disclaimer_:burden	2 -11
:disclaimer_:clocktime	0 3 9 1 12 2
:disclaimer_:condition	6 18 11 1 13 13
:disclaimer_:consent	7 -11
:disclaimer_:councilpay	0 4 7 -3
:disclaimer_:deadline	6 18 12 13 13 1
:disclaimer_:demand	0 9 2 11
:disclaimer_:demanding	5 16 6 9
:disclaimer_:disability	6 7
:disclaimer_:family	6 7
:disclaimer_:jobless	11 3
:disclaimer_:jobname	8 1
:disclaimer_:kin	6 7
:disclaimer_:lifeword	0 4
:disclaimer_:longperiod	12 -2
:disclaimer_:money	5 9
:disclaimer_:nation	2 28
:disclaimer_:nearby	0 5
:disclaimer_:negation	11 5
:disclaimer_:newness	6 20
:disclaimer_:number	9 1
:disclaimer_:online	14 13
:disclaimer_:openprice	11 20
:disclaimer_:opinion	0 -20 6 7
:disclaimer_:payer	6 6
:disclaimer_:paying	13 11
:disclaimer_:period	12 -9
:disclaimer_:person	0 12
:disclaimer_:politics	2 21
:disclaimer_:ranking	6 24
:disclaimer_:refusing	4 15
:disclaimer_:safety	2 1
:disclaimer_:source	7 -11
:disclaimer_:spelled	0 2 4 -17
:disclaimer_:superlative	7 6
:disclaimer_:time	6 2
:disclaimer_:tribunalrent	1 6
:disclaimer_:urgency	6 23
:disclaimer_:utility	7 -4
:disclaimer_:welcoming	4 13
:disclaimer_:work	0 29
:dislike	0 -8 1 97 2 17 6 -6 7 6 8 3 10 -28 11 -61 12 -32 14 9
:dislike $	0 -23 1 15 2 5 3 -4 4 6 5 11
:dislike ,	1 9 2 11 8 7
:dislike :absence	6 1
:dislike :clocktime	7 11
:dislike :codething	14 6
:dislike :deadline	1 23
:dislike :fee	7 7
:dislike :openprice	1 8 3 2 8 1
:dislike :opinion	3 4 8 6
:dislike :paying	7 7
:dislike :person	2 -3
:dislike :refusing	6 2
:dislike :spelled	1 3
:dislike and	1 9
:dislike costs	7 7
:dislike is	14 6
:dislike out	6 2
:dislike so	3 3
:dislike the	1 7
:dislike there	14 5
:dislike to	3 7 8 9
:dislike>:absence	6 1
:dislike>:child	1 24
:dislike>:clocktime	7 10
:dislike>:codething	14 6
:dislike>:deadline	1 14
:dislike>:fee	7 7
:dislike>:holiday	7 8
:dislike>:negation	3 5
:dislike>:neighbour	1 1
:dislike>:openprice	1 5 3 4 6 9
:dislike>:opinion	3 5 6 7 8 7
:dislike>:paying	7 7
:dislike>:person	2 -17
:dislike>:refusing	6 2
:dislike>:sex	2 3
:dislike>:spelled	1 10
:dislike_:asking	3 1
:dislike_:child	1 29
:dislike_:codething	1 6
:dislike_:condition	6 7 14 2
:dislike_:demanding	3 1
:dislike_:fairness	3 2
:dislike_:healthword	2 4
:dislike_:jobname	2 6
:dislike_:negation	1 11 3 5
:dislike_:online	14 -6
:dislike_:openprice	6 6
:dislike_:opinion	6 15
:dislike_:pet	3 2
:dislike_:petpart	3 5
:dislike_:room	1 7
:dislike_:spelled	1 3
:everyone	0 -22 1 -10 2 -3 4 -16 6 -31 7 21 8 -12 9 -24 10 16 11 -4 13 -9 14 -37
:everyone $	0 -73 1 -44 3 4 4 -40 5 4 7 7 8 -31 11 12
:everyone ,	4 -8 8 -3
:everyone :age	1 -19
:everyone :asking	3 -20
:everyone :benefit	0 13
:everyone :bid	4 12
:everyone :burden	2 -1
:everyone :child	1 39
:everyone :childless	1 -13
:everyone :clocktime	8 21 12 11
:everyone :codething	1 14 2 -9 6 16
:everyone :councilpay	4 3 7 12
:everyone :deadline	6 -32 8 3 12 11
:everyone :demand	4 14
:everyone :demanding	3 -13
:everyone :deterring	1 -14 2 -22 3 -2 6 -33 7 21
:everyone :disability	2 19
:everyone :dislike	1 14
:everyone :fairness	3 -11
:everyone :feething	1 -14
:everyone :healthword	2 22
:everyone :income	2 2
:everyone :lifeword	2 5
:everyone :longperiod	13 12
:everyone :losing	0 -1
:everyone :money	4 6
:everyone :newness	6 -36 10 4
:everyone :number	11 1
:everyone :offerdeal	7 6
:everyone :online	10 5
:everyone :openprice	14 4
:everyone :opinion	5 8
:everyone :payer	0 5 4 13 7 11 12 12
:everyone :period	7 11 13 -20
:everyone :person	1 14 2 -12 8 -5
:everyone :pet	3 5
:everyone :photo	7 5
:everyone :place	3 1
:everyone :return	0 -1
:everyone :rulesplace	11 4
:everyone :seller	7 12 12 13
:everyone :sex	2 39
:everyone :source	2 2
:everyone :title	0 7 6 1 7 20 14 2
:everyone :wanting	1 -18 2 -32 6 23
:everyone :welcoming	1 -2
:everyone :work	8 9
:everyone :writeto	14 1
:everyone a	11 6
:everyone adult	0 2
:everyone age	1 -20
:everyone as	8 18
:everyone ask	3 -8
:everyone child	1 23
:everyone circumstances	3 5
:everyone colour	2 2
:everyone day	0 6
:everyone disability	2 3
:everyone disabled	2 4
:everyone else	2 4 6 -6
:everyone happens	7 8
:everyone has	4 4
:everyone in	0 4 6 6 10 19
:everyone is	1 22 2 -2 6 19
:everyone kind	3 2 7 -14
:everyone lives	7 4
:everyone living	2 7
:everyone month	7 1 13 -26
:everyone name	14 7
:everyone occupants	1 14
:everyone of	0 8 8 21 13 5
:everyone offers	4 4
:everyone other	7 4
:everyone our	12 14
:everyone price	7 7
:everyone reasonable	4 4
:everyone september	12 11
:everyone sex	2 8
:everyone so	4 2 13 5
:everyone still	1 5
:everyone the	4 10 11 -15
:everyone time	6 -11
:everyone to	5 1
:everyone wants	6 16
:everyone way	5 -15
:everyone who	7 21
:everyone whose	0 11
:everyone with	1 17 2 8
:everyone you	4 1
:everyone>:age	1 -20
:everyone>:asking	2 -16 3 -24
:everyone>:benefit	0 22
:everyone>:bid	4 25
:everyone>:building	6 10
:everyone>:burden	2 -19
:everyone>:child	1 65 2 -1
:everyone>:childless	0 4 1 -13
:everyone>:clocktime	6 -14 8 35 12 10
:everyone>:codething	1 12 2 -12 6 21
:everyone>:condition	5 5
:everyone>:councilpay	4 2 7 11
:everyone>:deadline	6 -1 7 8 8 21 12 16
:everyone>:demand	4 13
:everyone>:demanding	3 -17
:everyone>:deterring	1 -25 2 -47 3 -5 6 -28 7 16
:everyone>:disability	2 33 11 1
:everyone>:disclaimer	0 2
:everyone>:dislike	1 13
:everyone>:everyone	0 -10 2 -1 4 -11
:everyone>:fairness	0 -2 2 -31 3 -22
:everyone>:family	1 15
:everyone>:feething	1 -24 7 -6
:everyone>:fixed	12 -12
:everyone>:healthword	2 10
:everyone>:hiding	1 6 7 6
:everyone>:income	0 -5 7 -5 13 -14
:everyone>:kin	1 21
:everyone>:lifeword	2 4
:everyone>:longperiod	13 9
:everyone>:nation	2 16
:everyone>:newness	6 -6 7 25 10 4
:everyone>:number	1 1 8 3 13 4
:everyone>:offerdeal	7 5
:everyone>:online	10 4
:everyone>:openprice	5 9 7 10 11 20 14 1
:everyone>:opinion	2 -10 4 11 5 17 14 2
:everyone>:origin	2 6
:everyone>:payer	2 -17 4 6 7 1 12 12
:everyone>:period	7 10 8 5 13 -16
:everyone>:person	0 -17 7 -8 8 -11
:everyone>:pet	3 30
:everyone>:photo	7 2
:everyone>:promise	7 10
:everyone>:rent	0 5
:everyone>:return	4 5
:everyone>:rulesplace	11 4
:everyone>:seller	7 19 12 10 14 4
:everyone>:sex	2 33
:everyone>:time	1 17
:everyone>:title	0 8 6 10 7 19 14 2
:everyone>:wanting	1 -29 6 16 8 -3
:everyone>:welcoming	1 -18
:everyone>:work	0 7
:everyone_:absolute	2 -15 7 42
:everyone_:accepting	1 -20 4 4 12 16
:everyone_:advance	0 -5 6 -13
:everyone_:asking	1 -9 2 -17 6 -8
:everyone_:benefit	0 53
:everyone_:bid	1 18 4 49 7 -5
:everyone_:building	2 1 6 12
:everyone_:burden	0 15 1 23 2 4 5 2 7 -18
:everyone_:childless	0 4 1 20
:everyone_:clocktime	4 22 8 1
:everyone_:codething	4 7 6 19 14 3
:everyone_:condition	5 3 13 2
:everyone_:councilpay	0 8
:everyone_:deadline	2 5 6 7 8 8
:everyone_:demanding	1 9 2 -6 8 -16 13 -18
:everyone_:deterring	0 17 6 -2 7 -8
:everyone_:disability	2 24 11 1
:everyone_:everyone	0 -38 2 -30 4 -30 5 -5 6 -17 13 -15
:everyone_:fairness	0 -10 2 -34 4 9
:everyone_:faith	2 -9
:everyone_:fee	2 6
:everyone_:feething	2 -8
:everyone_:fixed	12 -21
:everyone_:holiday	5 6 9 5
:everyone_:income	0 -13 2 -3 7 -5 13 -6
:everyone_:jobless	0 2
:everyone_:lifeword	1 2 8 1
:everyone_:longperiod	7 1
:everyone_:losing	5 8
:everyone_:nation	2 9
:everyone_:nearby	2 2 7 16
:everyone_:negation	11 8
:everyone_:neighbour	1 7 6 15
:everyone_:newness	7 30
:everyone_:number	1 49 5 1 7 -6 8 12 14 3
:everyone_:offerdeal	2 6
:everyone_:onlyword	1 9
:everyone_:openprice	0 -8 4 6 6 2 7 -3 11 11 13 -29
:everyone_:opinion	2 -25 4 7 7 -26 14 1
:everyone_:payer	1 -4 3 -32 6 -7 8 2
:everyone_:paying	4 9 5 1
:everyone_:period	8 13
:everyone_:person	0 -25 2 6 8 -10
:everyone_:pet	3 25
:everyone_:phone	8 4
:everyone_:photo	2 11
:everyone_:place	1 2 6 8 7 30
:everyone_:promise	1 10 2 5 6 4
:everyone_:ranking	3 1 4 7
:everyone_:rent	0 8 4 -2
:everyone_:return	0 7
:everyone_:room	7 5 10 33
:everyone_:rulesplace	7 2
:everyone_:scarcity	7 6
:everyone_:seller	3 -8 4 6 10 3
:everyone_:spelled	2 7 6 2
:everyone_:superlative	4 47
:everyone_:time	1 11 6 3 7 22
:everyone_:tribunalrent	7 8
:everyone_:urgency	6 13
:everyone_:wanting	2 -7
:everyone_:welcoming	2 -34
:everyone_:work	7 4
:everyone_:writeto	11 12
:fairness	0 -24 2 -13 3 -17 4 45 5 11 8 -15 11 16 12 -10 13 -54 14 -6
:fairness $	0 -8 1 -8 3 -25 4 14 6 5 7 -12 8 -10 11 11 14 -10
:fairness ,	6 -1 9 9
:fairness :asking	4 1
:fairness :benefit	0 1
:fairness :burden	1 4 7 6
:fairness :condition	2 7
:fairness :deadline	4 2
:fairness :demanding	4 1
:fairness :deterring	1 10 2 -8 7 11
:fairness :everyone	7 9
:fairness :losing	13 1
:fairness :number	4 5
:fairness :offerdeal	4 9
:fairness :openprice	1 -10
:fairness :opinion	1 -6 3 -16 5 1 10 1
:fairness :origin	2 7
:fairness :payer	7 10
:fairness :person	2 1 7 12
:fairness :sex	2 10
:fairness :spelled	8 8
:fairness :title	5 7 14 5
:fairness :urgency	6 6
:fairness :wanting	6 2
:fairness about	3 11
:fairness against	1 8
:fairness anyone	7 8
:fairness as	8 19
:fairness else	2 1
:fairness for	0 -6 2 -34 6 -44 7 -5
:fairness happens	7 8
:fairness if	2 6
:fairness in	3 2 7 6
:fairness it	5 11
:fairness name	14 7
:fairness of	6 11
:fairness on	1 12 2 -5 7 11
:fairness sex	2 8
:fairness that	1 1
:fairness the	4 20 11 21
:fairness to	10 3
:fairness wants	6 5
:fairness who	5 8
:fairness>:asking	0 1 4 11
:fairness>:benefit	0 10
:fairness>:bid	4 6
:fairness>:burden	1 8
:fairness>:child	1 10
:fairness>:condition	2 1
:fairness>:deadline	4 29
:fairness>:demand	8 1
:fairness>:deterring	1 9 2 -17 7 7
:fairness>:everyone	0 -33 1 -9 4 -21
:fairness>:fee	4 10 5 3
:fairness>:kin	4 4
:fairness>:losing	13 1
:fairness>:negation	8 2
:fairness>:newness	4 6
:fairness>:number	4 11
:fairness>:offerdeal	4 33
:fairness>:openprice	1 -19 2 -5 4 5
:fairness>:opinion	1 -3 3 -7 5 3
:fairness>:origin	2 3
:fairness>:payer	5 10 7 14
:fairness>:paying	5 8
:fairness>:person	1 5 2 9 4 4 5 6 7 10
:fairness>:pet	3 14
:fairness>:politics	2 10
:fairness>:preferring	4 2 11 2
:fairness>:return	4 8
:fairness>:seller	2 -2 4 13 5 8
:fairness>:spelled	8 17
:fairness>:title	5 7 14 5
:fairness>:work	7 1
:fairness_:asking	3 -19 4 15
:fairness_:benefit	0 7
:fairness_:burden	0 14 4 -14 13 -9
:fairness_:child	1 16
:fairness_:childless	2 7
:fairness_:clocktime	6 1 8 -10
:fairness_:codething	4 6
:fairness_:deadline	2 3 4 10 8 -17
:fairness_:denying	1 5
:fairness_:deterring	0 4 2 -13
:fairness_:everyone	0 -53 4 -18 5 -1 6 -33 7 -27 13 -16
:fairness_:fairness	0 -7
:fairness_:fee	2 7 4 13 5 3
:fairness_:feething	6 -7
:fairness_:kin	4 7
:fairness_:losing	2 2
:fairness_:nearby	3 10 4 10 7 21
:fairness_:negation	2 6
:fairness_:neighbour	3 12
:fairness_:newness	6 -21 7 2
:fairness_:number	5 1 8 -4
:fairness_:offerdeal	2 7 4 15
:fairness_:openprice	0 -25 2 18 4 20 13 7
:fairness_:opinion	2 12 3 3 6 4
:fairness_:origin	2 -25
:fairness_:payer	2 9 5 8
:fairness_:paying	5 29
:fairness_:person	2 12 4 21
:fairness_:pet	3 19
:fairness_:photo	11 14
:fairness_:place	7 17
:fairness_:rent	4 11
:fairness_:return	4 15
:fairness_:seller	2 1
:fairness_:sex	2 -15
:fairness_:spelled	4 -2
:fairness_:title	1 8 6 3
:fairness_:urgency	6 -4
:fairness_:wanting	1 6 6 8
:fairness_:work	0 -2
:fairness_:writeto	2 13
:faith	0 -62 1 -142 2 162 3 -50 4 -41 5 -22 6 -11 7 -69 8 -21 11 -38 13 -4 14 -58
:faith $	0 -1 2 47 6 8
:faith :absolute	2 9
:faith :advance	2 17
:faith :burden	2 16
:faith :faith	2 1
:faith :family	2 35
:faith :kin	2 31
:faith :newness	2 6
:faith :onlyword	2 9
:faith :openprice	2 -7
:faith :person	0 -8 2 34
:faith :promise	2 1
:faith :ranking	2 17
:faith :scarcity	2 9
:faith :seller	2 13
:faith :spelled	2 9
:faith :worshipplace	2 -22
:faith :writeto	2 5
:faith family	2 21
:faith get	2 5
:faith household	2 3
:faith in	2 30
:faith of	2 7
:faith only	2 9
:faith or	2 -15
:faith>:absolute	2 9
:faith>:advance	2 26
:faith>:building	2 8
:faith>:burden	2 21
:faith>:deterring	2 2
:faith>:disclaimer	2 1
:faith>:family	2 42
:faith>:kin	2 38
:faith>:newness	2 22
:faith>:onlyword	2 14
:faith>:openprice	2 -2
:faith>:opinion	2 17
:faith>:person	0 -12 2 37
:faith>:promise	2 6
:faith>:ranking	2 26
:faith>:scarcity	2 14
:faith>:seller	2 27
:faith>:spelled	2 11
:faith>:work	0 1
:faith>:writeto	2 19
:faith_:absolute	2 8
:faith_:advance	2 32
:faith_:asking	2 10
:faith_:bid	0 1 2 11
:faith_:burden	2 10
:faith_:condition	2 7
:faith_:demand	2 9
:faith_:demanding	2 22
:faith_:deterring	2 12
:faith_:hiding	0 1
:faith_:kin	2 2
:faith_:newness	2 36
:faith_:online	2 1
:faith_:onlyword	2 22
:faith_:opinion	2 35
:faith_:preferring	2 14
:faith_:ranking	2 42
:faith_:scarcity	2 9
:faith_:seller	2 19
:faith_:sex	2 -8
:faith_:spelled	2 27
:faith_:superlative	0 1
:faith_:wanting	2 2
:faith_:worshipplace	2 21
:faith_:writeto	2 13
:family	0 -39 1 85 2 28 4 -35 5 -17 6 -57 7 -12 8 22 13 -28 14 -56
:family $	1 11 3 16 6 -17
:family ,	0 -28 1 6
:family :absolute	2 15
:family :accepting	1 29
:family :advance	1 5
:family :building	8 -1 11 8
:family :burden	2 8
:family :clocktime	2 2
:family :deadline	1 8
:family :fairness	1 3
:family :healthword	8 3
:family :negation	1 16
:family :onlyword	1 4 2 7
:family :openprice	2 27
:family :opinion	2 15
:family :preferring	2 10
:family :promise	1 24
:family :ranking	1 11
:family :scarcity	2 13
:family and	1 15 2 9
:family are	1 -1
:family because	1 1
:family from	2 2
:family in	2 7
:family only	2 15
:family or	1 3
:family preferred	2 5
:family should	1 1
:family to	2 15
:family with	2 -42
:family would	1 14
:family>:absolute	1 -10 2 10
:family>:accepting	1 37 2 -8
:family>:advance	1 5
:family>:building	11 7
:family>:burden	2 13
:family>:child	1 -21 2 -16
:family>:childless	1 -10
:family>:clocktime	2 3
:family>:deadline	1 6
:family>:demanding	1 9
:family>:disability	8 2
:family>:fairness	1 6
:family>:faith	2 4
:family>:family	1 24
:family>:feething	1 -7
:family>:healthword	8 8
:family>:kin	1 -33
:family>:negation	2 14
:family>:newness	2 7
:family>:number	1 10 8 3
:family>:onlyword	1 5 2 5
:family>:openprice	2 28
:family>:opinion	2 15
:family>:person	2 -10
:family>:promise	1 22
:family>:ranking	1 26
:family>:scarcity	2 16
:family>:spelled	1 31 8 11
:family>:wanting	1 -5 3 5
:family_:absence	1 7 8 11 12 1
:family_:accepting	1 6
:family_:advance	2 3
:family_:age	1 14
:family_:asking	1 1
:family_:building	0 1
:family_:burden	1 29 2 11
:family_:child	1 -10 2 -11
:family_:codething	2 17
:family_:condition	1 20
:family_:demanding	1 5 2 -7
:family_:deterring	1 22
:family_:disclaimer	0 16
:family_:everyone	1 -23
:family_:faith	2 12
:family_:family	0 8 1 25
:family_:fixed	1 15
:family_:holiday	1 10
:family_:income	8 3
:family_:kin	0 8 1 -14 2 -16
:family_:money	1 8
:family_:negation	2 15 8 6
:family_:newness	2 5
:family_:number	1 5 2 -4 8 9
:family_:openprice	0 10 1 9 2 1
:family_:opinion	1 33
:family_:paying	1 1
:family_:period	1 3
:family_:person	2 -36
:family_:phone	2 1
:family_:ranking	1 13 2 6 12 1
:family_:regretting	1 2
:family_:scarcity	2 2
:family_:spelled	1 15 8 5
:family_:superlative	7 10
:family_:wanting	3 5
:fee	0 -72 1 -49 2 -51 3 -70 4 4 5 118 6 -5 7 -1 8 -170 9 -14 10 -79 11 -76 12 -33 13 -19 14 -52
:fee $	3 -32 5 25 6 -21 7 7 8 -4
:fee ,	4 3 5 45
:fee :age	5 6
:fee :asking	5 19
:fee :burden	4 1 5 4
:fee :codething	5 2
:fee :demanding	5 29
:fee :deterring	4 3 5 27
:fee :fixed	6 6
:fee :money	4 -19 5 -8 13 -10
:fee :number	5 22
:fee :openprice	6 -2
:fee :return	6 3
:fee :tribunalrent	6 3
:fee apply	5 19
:fee for	2 -7 3 -12 5 6
:fee is	5 2
:fee of	5 44 6 -9 7 -28
:fee on	4 11
:fee to	5 2
:fee £#	4 -18 5 -7 13 -8
:fee>:age	5 9
:fee>:asking	4 13 5 17
:fee>:burden	5 17
:fee>:child	1 5
:fee>:condition	5 2
:fee>:deadline	6 8
:fee>:demanding	4 7 5 30
:fee>:deterring	4 2 5 26
:fee>:fairness	4 11
:fee>:feething	5 17
:fee>:fixed	6 12
:fee>:money	4 -57 5 11 7 -4 13 -13
:fee>:negation	5 -1
:fee>:number	5 31
:fee>:openprice	6 -1
:fee>:paying	5 5
:fee>:pet	3 -3
:fee>:rent	13 10
:fee>:return	6 9 13 10
:fee>:room	5 12
:fee>:scarcity	5 19
:fee>:spelled	5 -3
:fee>:tribunalrent	6 1
:fee_:absence	5 3
:fee_:absolute	13 4
:fee_:asking	4 32 6 -6
:fee_:burden	5 29
:fee_:child	1 6
:fee_:clocktime	6 11 13 4
:fee_:deadline	4 -26 5 9 6 25
:fee_:demanding	5 10
:fee_:deterring	5 2
:fee_:everyone	5 12
:fee_:fairness	4 16 5 10
:fee_:feething	5 22 6 -15
:fee_:hiding	4 2
:fee_:money	4 -62 5 41 6 -25 7 -10
:fee_:negation	3 10 5 -1
:fee_:number	5 9 13 -1
:fee_:openprice	6 -18
:fee_:opinion	4 -2
:fee_:paying	4 -3 5 3
:fee_:period	6 3 13 -15
:fee_:photo	5 17
:fee_:room	5 12
:fee_:scarcity	5 12
:fee_:source	5 2
:fee_:spelled	3 10 5 -2 7 1
:fee_:thing	4 1
:feething	0 -30 1 -29 2 -61 3 -14 4 -47 5 104 6 -31 7 -41 9 -15 10 -45 12 16 14 -55
:feething $	0 -16 1 -8 3 -36 4 4 5 23 6 5 7 -3 8 13 9 -2 11 -6 14 3
:feething ,	0 -1 3 -12 6 -11 8 3 13 14
:feething :absence	9 23
:feething :advance	5 -22 13 -5
:feething :building	6 3
:feething :burden	1 14 5 4 6 -11 13 -2
:feething :child	8 7
:feething :clocktime	1 12
:feething :codething	0 -28 4 -28 7 -5 8 -26 12 1 13 1 14 -5
:feething :condition	5 7
:feething :consent	5 3
:feething :deadline	12 8
:feething :demanding	5 31
:feething :denying	13 5
:feething :deposit	5 -29 13 -5
:feething :fee	4 -38 5 48 6 -3
:feething :feething	0 -43 1 1 5 21
:feething :fixed	12 3
:feething :hiding	8 11
:feething :keything	5 -7
:feething :losing	0 4
:feething :money	5 41
:feething :negation	8 6
:feething :neighbour	6 5
:feething :openprice	0 -5 2 -3 6 -46 8 -7 11 -2 12 18
:feething :payer	0 2
:feething :paying	5 -3 13 -30
:feething :photo	6 7
:feething :promise	4 5
:feething :ranking	12 4 13 -11
:feething :refusing	9 7
:feething :rent	5 1
:feething :return	5 33
:feething :spelled	5 14 6 -4
:feething :utility	5 9
:feething and	5 -3 6 -1 11 3
:feething at	0 -1 5 13
:feething charge	5 13
:feething checks	5 1
:feething clerk's	5 4
:feething cutting	8 -4
:feething deposit	5 -29 13 -5
:feething essential	6 5
:feething feature	8 -3
:feething fee	5 24
:feething flat	6 8
:feething from	1 11
:feething go	0 4
:feething has	1 2 12 -1
:feething history	13 6
:feething in	0 -31 1 -18 5 11 9 7
:feething is	0 -24 4 -16 5 -7 8 -9 12 5 13 2
:feething min	12 9
:feething money	5 17
:feething must	5 3
:feething out	9 7
:feething recommended	6 5
:feething rent	5 1
:feething through	5 3
:feething under	8 7
:feething when	5 16
:feething will	4 7 7 6
:feething with	5 1 8 20
:feething £#	5 15
:feething>:absence	0 21 5 4 6 6 9 15
:feething>:absolute	7 12 8 10
:feething>:accepting	5 -16 6 -7 10 5 11 15
:feething>:advance	5 -31 13 -3
:feething>:building	6 2 10 8
:feething>:burden	1 11 6 -14
:feething>:child	8 10
:feething>:clocktime	1 5 6 -28
:feething>:codething	0 -42 4 -40 7 -5 8 -21 12 4 14 -9
:feething>:condition	5 11 13 20
:feething>:demanding	5 40
:feething>:denying	13 3
:feething>:deposit	5 -32
:feething>:deterring	6 -29 8 8
:feething>:everyone	1 -11 2 -12
:feething>:fee	4 -5 5 55 6 -28
:feething>:feething	0 -55 5 12 6 -19
:feething>:fixed	13 2
:feething>:forename	5 8
:feething>:hiding	4 4 5 -9 8 30
:feething>:keything	5 -6
:feething>:kin	1 7
:feething>:law	5 3
:feething>:lifeword	7 1
:feething>:losing	0 3 6 9
:feething>:money	4 -27 5 69
:feething>:negation	0 1 8 3
:feething>:neighbour	6 3
:feething>:number	5 3 8 -24 13 -3 14 -16
:feething>:onlyword	5 1
:feething>:openprice	2 -24 8 -25 12 13
:feething>:opinion	4 -6 6 1 8 -17
:feething>:payer	4 -14
:feething>:paying	4 -4 5 -11 13 -12
:feething>:period	6 -1
:feething>:pet	3 8
:feething>:photo	5 1 6 3 11 14
:feething>:preferring	5 2
:feething>:promise	4 4 7 13
:feething>:ranking	12 2
:feething>:refusing	3 22 9 7
:feething>:return	5 28
:feething>:room	0 5
:feething>:rulesplace	8 5
:feething>:seller	0 -13 1 6 8 -16
:feething>:spelled	0 -4 2 -8 5 29 8 -3
:feething>:utility	5 22
:feething>:wanting	5 7 8 6
:feething>:work	0 5
:feething_:absence	0 14 5 16 7 5
:feething_:absolute	2 -22 3 -9 13 -4
:feething_:accepting	6 -16 11 18
:feething_:advance	0 -12 5 -1 8 -8
:feething_:asking	4 -16 5 -14
:feething_:benefit	0 11
:feething_:building	7 2
:feething_:burden	0 12 1 19 2 -30 5 16 6 -30 8 -15 12 -2 13 5 14 -2
:feething_:child	1 14
:feething_:childless	0 9
:feething_:clocktime	6 -75 8 -17 12 9 13 -10
:feething_:codething	0 -9 5 34
:feething_:condition	3 6 5 2 6 -29 12 4 13 5
:feething_:deadline	0 -40 5 -1 6 -50 8 -6 12 10
:feething_:demand	0 4 4 9
:feething_:demanding	2 -10 4 -39 5 14 8 -1
:feething_:deterring	0 -24 12 -10
:feething_:disclaimer	5 17
:feething_:dislike	7 1
:feething_:everyone	1 -30 2 -6 3 -16 5 -1
:feething_:fee	5 10
:feething_:feething	2 -8 4 -7 5 7 6 -42 8 -8
:feething_:fixed	6 -9 8 -15 12 7
:feething_:forename	5 19 8 7
:feething_:hiding	0 10 8 39
:feething_:holiday	6 -7
:feething_:income	0 -22
:feething_:kin	1 13
:feething_:law	5 2
:feething_:lifeword	7 1
:feething_:longperiod	12 -26 13 -8
:feething_:losing	2 4 6 7
:feething_:money	0 -18 4 -13 5 62 6 -6
:feething_:nearby	6 4
:feething_:negation	0 7 1 2 3 15
:feething_:neighbour	8 17
:feething_:newness	6 -2
:feething_:number	0 -1 4 -1 5 5 6 -2 8 -30 12 19 13 -5 14 -47
:feething_:offerdeal	5 2
:feething_:online	6 -4
:feething_:onlyword	5 4 12 4
:feething_:openprice	1 6 2 -75 3 -6 4 -20 5 26 6 8 8 -59
:feething_:opinion	1 1 2 -1 4 -16 5 21 6 7 8 -21
:feething_:payer	0 -29 2 -24 4 -32 6 -15 13 -1
:feething_:paying	4 -6
:feething_:period	0 -22 5 12 6 -14 13 -17
:feething_:pet	3 37
:feething_:phone	8 3
:feething_:photo	5 17
:feething_:preferring	5 4
:feething_:record	8 6
:feething_:refusing	3 29 6 5 9 2
:feething_:rent	13 19
:feething_:return	5 9 13 5
:feething_:room	0 3
:feething_:seller	0 -9 4 -14
:feething_:sexual	0 2
:feething_:spelled	2 -21 3 11 5 13 8 -18 12 -7 13 2
:feething_:time	5 2
:feething_:title	5 13 8 5
:feething_:urgency	0 4 12 9
:feething_:utility	5 18
:feething_:wanting	0 -15 5 15 8 4
:feething_:welcoming	0 -39 7 6
:feething_:writeto	0 3 5 -1
:fixed	0 -10 1 -8 2 -36 4 20 6 -12 7 -47 8 -18 10 -12 11 -43 12 145 13 -8 14 -53
:fixed #	12 4 13 -1
:fixed ##	8 -7
:fixed $	0 -45 2 -4 4 -2 6 -102 7 -4 8 1 12 17 13 -9 14 -2
:fixed ,	4 18 6 -20 12 25
:fixed :accepting	12 27
:fixed :burden	8 7 12 3
:fixed :clocktime	1 -2 12 5 13 -22
:fixed :codething	12 5 13 9
:fixed :consent	12 5
:fixed :deadline	6 4 12 4
:fixed :demanding	12 4
:fixed :deterring	4 2 8 8
:fixed :fee	5 7
:fixed :fixed	1 -3 8 -14 12 39 13 -18
:fixed :holiday	12 9
:fixed :law	0 5
:fixed :longperiod	12 6 13 -29
:fixed :number	8 -10 13 -44
:fixed :openprice	5 9 12 11
:fixed :opinion	12 9
:fixed :promise	4 7
:fixed :refusing	3 13
:fixed :rent	4 6
:fixed :return	4 6 13 3
:fixed :spelled	8 -9
:fixed :tribunalrent	12 22
:fixed after	6 1
:fixed and	8 -5
:fixed at	12 10
:fixed for	12 18
:fixed is	5 -19 13 10
:fixed min	12 9
:fixed of	12 10 13 -23
:fixed on	4 3 8 10
:fixed periodic	12 -4
:fixed rent	4 6
:fixed shorthold	12 28
:fixed term	13 -6
:fixed the	6 -19 8 10 9 -2 12 19
:fixed to	12 10
:fixed up	4 1
:fixed when	6 3
:fixed will	4 7
:fixed with	12 10
:fixed>:accepting	12 28
:fixed>:burden	5 2 12 1
:fixed>:clocktime	1 -3 7 -20 12 20
:fixed>:codething	12 33 13 2
:fixed>:condition	12 17
:fixed>:consent	12 17
:fixed>:deadline	12 34
:fixed>:demanding	0 8 12 2
:fixed>:deterring	4 1 8 4
:fixed>:fee	5 7
:fixed>:fixed	6 -1 8 -41 12 50 13 -28
:fixed>:holiday	12 2
:fixed>:law	0 7
:fixed>:longperiod	12 8 13 -9
:fixed>:number	7 -22 8 -30 12 12 13 -39
:fixed>:onlyword	12 15
:fixed>:openprice	5 5 12 19
:fixed>:opinion	12 7
:fixed>:payer	9 1
:fixed>:period	12 9
:fixed>:promise	4 7
:fixed>:ranking	12 9
:fixed>:refusing	3 19
:fixed>:rent	4 17 12 5 13 14
:fixed>:return	4 17 12 4 13 20
:fixed>:spelled	5 -4 8 -25 12 18 13 -2
:fixed>:tribunalrent	12 35
:fixed>:wanting	12 8
:fixed_:absence	0 3 12 6
:fixed_:absolute	12 11
:fixed_:asking	4 1
:fixed_:building	6 18
:fixed_:burden	4 11
:fixed_:clocktime	8 -14 12 45 13 5
:fixed_:codething	5 13 8 -20 12 20 13 -18
:fixed_:condition	12 45 13 9
:fixed_:consent	12 18
:fixed_:deadline	8 -1 12 47 13 1
:fixed_:demand	4 8
:fixed_:deterring	4 1 12 -14 13 2
:fixed_:disclaimer	12 14
:fixed_:everyone	12 26
:fixed_:family	3 4
:fixed_:feething	0 5
:fixed_:fixed	6 -12 8 -21 12 31
:fixed_:longperiod	12 3 13 -2
:fixed_:losing	6 -4
:fixed_:money	4 28 5 23 12 5
:fixed_:negation	1 4
:fixed_:neighbour	12 19
:fixed_:newness	6 3
:fixed_:number	5 -1 7 -10 8 -24 12 56 13 -17
:fixed_:onlyword	12 26
:fixed_:openprice	12 19
:fixed_:opinion	5 -5
:fixed_:paying	5 11 12 1
:fixed_:period	7 -11 8 -21 12 28 13 -20
:fixed_:pet	3 8
:fixed_:phone	8 1
:fixed_:ranking	12 21 13 -3
:fixed_:rent	12 17 13 34
:fixed_:return	4 15 12 21 13 35
:fixed_:seller	12 5
:fixed_:spelled	8 -37 12 41 13 -16
:fixed_:superlative	12 3
:fixed_:time	12 5 13 -11
:fixed_:urgency	12 9
:fixed_:wanting	12 7 13 3
:fixed_:welcoming	12 3
:fixed_:work	6 9
:forename	1 -18 2 -15 3 -4 5 23 8 109 11 -16 14 9
:forename #	8 4
:forename $	14 2
:forename ,	8 56
:forename :codething	8 9
:forename :number	8 1
:forename :opinion	6 3
:forename :seller	6 3
:forename and	8 4
:forename at	8 3
:forename has	8 10
:forename is	8 10
:forename my	6 3
:forename>:building	8 14
:forename>:codething	8 7
:forename>:forename	6 1
:forename>:healthword	8 5
:forename>:neighbour	8 20
:forename>:number	8 28
:forename>:opinion	6 2
:forename>:seller	6 3
:forename>:spelled	14 3
:forename>:title	8 11
:forename_:advance	8 3
:forename_:codething	8 8
:forename_:everyone	5 2
:forename_:fairness	5 2
:forename_:forename	6 1
:forename_:healthword	8 6
:forename_:hiding	8 4
:forename_:lifeword	8 5
:forename_:losing	8 3
:forename_:newness	8 2
:forename_:number	8 40
:forename_:ranking	8 13
:forename_:spelled	8 -10
:forename_:title	8 33
:healthword	0 -17 1 -70 2 47 3 -25 4 -17 5 -51 6 -59 7 16 8 120 10 1 12 -12 14 -59
:healthword $	3 -12 8 23
:healthword ,	2 4 7 23 8 29
:healthword :absence	8 8
:healthword :accepting	0 6
:healthword :benefit	0 13
:healthword :building	8 7
:healthword :codething	2 4
:healthword :condition	2 11
:healthword :demanding	13 6
:healthword :income	8 6
:healthword :paying	0 14
:healthword :person	0 -2 2 10
:healthword :promise	7 11
:healthword :rulesplace	8 1
:healthword :spelled	8 9
:healthword allowance	0 9
:healthword and	8 35
:healthword cert	7 6
:healthword for	2 2
:healthword home	8 7
:healthword is	2 4
:healthword means	8 6
:healthword of	10 5
:healthword or	2 2
:healthword payment	0 7
:healthword>:absence	8 15
:healthword>:accepting	0 2
:healthword>:advance	8 4
:healthword>:benefit	0 5
:healthword>:building	8 6
:healthword>:clocktime	8 1
:healthword>:condition	2 5
:healthword>:demanding	13 6
:healthword>:disability	2 23
:healthword>:healthword	2 6
:healthword>:income	8 6
:healthword>:lifeword	8 12
:healthword>:neighbour	2 2
:healthword>:paying	0 14
:healthword>:person	0 -25 2 8
:healthword>:promise	7 14
:healthword>:rulesplace	8 3
:healthword>:spelled	8 4
:healthword>:time	8 5
:healthword>:title	8 29
:healthword>:urgency	8 1
:healthword>:welcoming	7 6
:healthword_:accepting	0 -5
:healthword_:asking	2 3
:healthword_:clocktime	8 11
:healthword_:codething	0 6 8 11
:healthword_:deadline	8 18
:healthword_:deterring	2 12
:healthword_:disability	2 35
:healthword_:healthword	2 8 8 11
:healthword_:keything	2 4
:healthword_:lifeword	8 1
:healthword_:nearby	2 -3
:healthword_:negation	8 6 13 7
:healthword_:neighbour	2 4
:healthword_:opinion	8 14
:healthword_:payer	8 5
:healthword_:period	8 20
:healthword_:person	0 -16
:healthword_:photo	11 2
:healthword_:place	2 5
:healthword_:refusing	0 5
:healthword_:regretting	8 8
:healthword_:room	2 16
:healthword_:seller	8 20
:healthword_:spelled	2 -5 13 16
:healthword_:title	2 -6 8 53
:healthword_:wanting	2 5
:healthword_:welcoming	8 18
:hiding	0 6 1 -3 2 -37 3 -17 4 -11 5 -38 6 -8 7 -12 8 29 10 -3 11 -88 12 -16 13 -9 14 -24
:hiding ##	4 3
:hiding $	2 -3 3 2 6 7 7 -48
:hiding ,	0 3 1 16 4 -5 7 -30
:hiding 16s	1 9
:hiding :absolute	0 4 7 41
:hiding :accepting	8 4
:hiding :bid	6 5 8 5
:hiding :building	7 -8
:hiding :burden	2 -3 6 -21 8 20
:hiding :codething	8 6
:hiding :consent	7 2
:hiding :denying	7 2
:hiding :deterring	0 15 2 12 8 19
:hiding :disclaimer	6 22
:hiding :everyone	1 -7
:hiding :fairness	8 2
:hiding :hiding	8 37
:hiding :income	4 4 13 5
:hiding :keything	8 24
:hiding :nearby	7 2
:hiding :negation	7 2
:hiding :newness	7 13
:hiding :number	1 16
:hiding :offerdeal	6 8
:hiding :onlyword	1 16 7 9
:hiding :openprice	6 9
:hiding :opinion	1 8 2 4
:hiding :paying	4 1 8 11 13 3
:hiding :place	7 13
:hiding :promise	7 25
:hiding :return	8 8
:hiding :room	1 -6 2 12 3 -8 8 12 10 1
:hiding :scarcity	1 3 7 26
:hiding :seller	2 3
:hiding :spelled	3 -5
:hiding :wanting	2 7
:hiding about	6 6
:hiding be	0 -6 1 -29 2 -5 3 -9 6 -57 7 -8 8 -40 14 2
:hiding box	8 15
:hiding climb	8 8
:hiding floor	2 6
:hiding here	7 7
:hiding in	2 5
:hiding keep	2 2
:hiding look	2 9
:hiding manage	0 1
:hiding my	2 8
:hiding never	7 2
:hiding not	3 5
:hiding of	5 2
:hiding offer	6 9
:hiding on	8 16
:hiding only	1 4 7 11
:hiding pay	4 7 13 8
:hiding put	13 6
:hiding room	3 -1 8 14
:hiding sixteen	1 3
:hiding tens	1 9
:hiding the	1 -73 7 -19 8 32 12 15
:hiding you	4 1 6 30
:hiding>:absolute	0 2 7 33
:hiding>:accepting	8 6
:hiding>:asking	3 -12
:hiding>:bid	6 14 8 1
:hiding>:building	7 -20 8 -30
:hiding>:burden	2 -21 6 -3 8 11
:hiding>:child	1 -8
:hiding>:codething	8 13
:hiding>:condition	8 2
:hiding>:deadline	4 -8 8 -14
:hiding>:deterring	0 15 2 15 8 4
:hiding>:disclaimer	6 19
:hiding>:everyone	1 -16
:hiding>:fairness	8 11
:hiding>:fixed	1 -8
:hiding>:hiding	6 -1 8 65
:hiding>:holiday	1 -3
:hiding>:income	4 13 13 4
:hiding>:jobname	8 6
:hiding>:keything	8 19
:hiding>:negation	1 13 7 2
:hiding>:neighbour	7 -6
:hiding>:newness	7 5
:hiding>:number	0 -3 1 19
:hiding>:offerdeal	6 7
:hiding>:onlyword	1 23 7 18
:hiding>:openprice	4 -15 6 21 7 -30
:hiding>:opinion	1 1 11 7
:hiding>:payer	7 1
:hiding>:paying	4 8 8 21
:hiding>:period	13 3
:hiding>:photo	7 -6
:hiding>:place	7 6
:hiding>:promise	7 7
:hiding>:ranking	6 -13
:hiding>:rent	5 8
:hiding>:return	5 8 8 16
:hiding>:room	1 -42 2 10 3 -13 6 -36 7 -6 10 5
:hiding>:scarcity	6 -15 7 21
:hiding>:spelled	1 6 3 -8
:hiding>:superlative	4 4
:hiding>:utility	8 11 13 -7
:hiding>:wanting	2 6
:hiding_:absence	6 -19 8 -4
:hiding_:asking	3 -1
:hiding_:benefit	0 17
:hiding_:bid	4 6
:hiding_:burden	2 -8 4 -9
:hiding_:child	1 -36
:hiding_:clocktime	8 -15 13 -2
:hiding_:codething	8 12
:hiding_:condition	1 -30
:hiding_:deadline	6 -9 8 -10
:hiding_:demand	8 14
:hiding_:demanding	6 -8
:hiding_:deterring	2 2 8 -15
:hiding_:family	7 5
:hiding_:feething	8 2
:hiding_:hiding	1 -22 6 -7 8 62
:hiding_:jobname	8 8
:hiding_:keything	8 8
:hiding_:longperiod	12 9
:hiding_:losing	6 -1
:hiding_:money	5 4
:hiding_:nearby	2 9 7 -4 8 -6
:hiding_:negation	1 9 8 1
:hiding_:neighbour	8 11
:hiding_:number	0 -9 8 33
:hiding_:offerdeal	3 6
:hiding_:openprice	0 5 3 -2 4 -5 11 1
:hiding_:opinion	4 -1
:hiding_:payer	1 -17 7 -1
:hiding_:paying	8 14
:hiding_:period	8 -14 12 1
:hiding_:person	8 7
:hiding_:place	7 -6
:hiding_:ranking	4 -14 6 -29 13 16
:hiding_:record	7 5
:hiding_:refusing	1 17
:hiding_:rent	4 4 8 1 13 -3
:hiding_:return	4 3 13 -4
:hiding_:room	1 -27 2 8 8 1
:hiding_:rulesplace	2 16 8 1
:hiding_:seller	3 9
:hiding_:spelled	0 -13 1 1 8 16
:hiding_:superlative	4 12
:hiding_:title	8 1
:hiding_:tribunalrent	7 6 12 1
:hiding_:utility	8 13
:hiding_:welcoming	1 13
:hiding_:writeto	8 7
:holiday	0 -122 1 1 2 -76 5 -7 7 -1 8 -5 9 117 10 -49 11 -58 12 25 13 -53
:holiday $	1 7 2 -48 5 2 6 3 7 -7 9 35 14 11
:holiday ,	1 9 2 -33 4 11 9 49
:holiday :accepting	1 -22 2 -18 6 -16 9 21
:holiday :building	9 24
:holiday :burden	9 4
:holiday :clocktime	9 7
:holiday :deadline	9 5
:holiday :deterring	9 8
:holiday :disclaimer	12 15
:holiday :fixed	13 -6
:holiday :hiding	3 7
:holiday :holiday	1 -6 9 39
:holiday :lifeword	3 2
:holiday :longperiod	9 4
:holiday :losing	12 2
:holiday :nearby	9 -42
:holiday :number	8 -6 9 17
:holiday :onlyword	1 -1 2 -20 9 10
:holiday :openprice	9 9
:holiday :payer	6 13
:holiday :promise	9 4
:holiday :ranking	3 7
:holiday :room	9 -10
:holiday :safety	9 1
:holiday :spelled	9 30
:holiday :thing	6 5
:holiday :urgency	6 7
:holiday :writeto	12 19
:holiday a	7 6 9 2
:holiday apartment	9 1
:holiday are	5 8
:holiday as	8 10
:holiday at	4 -2 9 4
:holiday bedroom	9 -2
:holiday breaks	9 1
:holiday by	9 13
:holiday hold	12 19
:holiday inn	9 -7
:holiday lets	9 9
:holiday on	9 8
:holiday porter	8 4
:holiday so	2 10
:holiday storage	9 -2
:holiday style	9 1
:holiday teeth	6 8
:holiday till	8 3
:holiday>:absence	9 1
:holiday>:accepting	1 -34 6 -31 9 23
:holiday>:advance	6 9
:holiday>:building	9 26
:holiday>:burden	9 8
:holiday>:clocktime	6 -42 7 -16 13 -2
:holiday>:deadline	9 9
:holiday>:demand	6 -1
:holiday>:demanding	6 11
:holiday>:deterring	9 6
:holiday>:disclaimer	12 15
:holiday>:feething	9 5
:holiday>:fixed	13 -8
:holiday>:hiding	3 6
:holiday>:holiday	1 -5 8 -10 9 47
:holiday>:lifeword	3 2
:holiday>:losing	12 2
:holiday>:money	5 24
:holiday>:nearby	9 -48
:holiday>:negation	1 18 9 -7
:holiday>:newness	6 8
:holiday>:number	8 -9 9 43
:holiday>:onlyword	2 -27 9 9
:holiday>:openprice	9 7
:holiday>:opinion	1 10 8 2
:holiday>:payer	1 17 6 8 9 32
:holiday>:place	9 -3
:holiday>:preferring	13 1
:holiday>:ranking	3 7 6 4
:holiday>:regretting	12 2
:holiday>:safety	9 1
:holiday>:seller	9 6
:holiday>:source	9 5
:holiday>:spelled	5 -5 9 19
:holiday>:thing	6 4
:holiday>:urgency	6 6
:holiday>:utility	1 2
:holiday>:wanting	6 4 9 12
:holiday>:welcoming	9 11
:holiday>:writeto	12 19
:holiday_:absence	9 18
:holiday_:absolute	9 2
:holiday_:accepting	9 15
:holiday_:building	9 10
:holiday_:burden	9 16
:holiday_:clocktime	6 -15 7 -9 9 17
:holiday_:codething	8 -9 9 -6
:holiday_:deadline	6 -15 9 14
:holiday_:demanding	9 4
:holiday_:family	3 4
:holiday_:feething	9 11
:holiday_:holiday	6 -19 8 -19 9 49
:holiday_:longperiod	13 -1
:holiday_:money	5 15
:holiday_:nearby	9 -26
:holiday_:negation	1 5
:holiday_:newness	9 1
:holiday_:number	9 27 12 13 13 -25
:holiday_:onlyword	1 11 9 14
:holiday_:openprice	8 2 13 7
:holiday_:opinion	1 10 8 3 9 23 13 2
:holiday_:payer	1 13 9 36
:holiday_:paying	13 9
:holiday_:period	8 -12 12 1 13 -35
:holiday_:photo	9 7
:holiday_:preferring	13 1
:holiday_:promise	7 11
:holiday_:scarcity	9 12
:holiday_:seller	9 23
:holiday_:spelled	8 -4 12 29 13 -8
:holiday_:time	7 4
:holiday_:utility	1 2
:holiday_:wanting	9 31
:holiday_:welcoming	9 16
:income	0 87 1 -16 2 -37 3 -13 6 -9 8 -53 9 -19 11 -23 12 -48 13 21 14 -115
:income $	0 38 1 -20 2 -5 6 -38 13 -18
:income ,	0 -24 4 -28 7 -19 13 1
:income :absolute	0 4
:income :advance	13 3
:income :burden	0 8
:income :income	0 33
:income :money	1 16 4 15 5 8
:income :newness	0 10
:income :number	2 14 13 5
:income :onlyword	0 10
:income :openprice	5 -10 13 -18
:income :opinion	6 5
:income :person	0 28 2 -7
:income :place	7 8
:income :rent	4 15 13 -4
:income :return	0 8 4 14 13 -5
:income :scarcity	0 9
:income :seller	13 15
:income :spelled	1 2
:income :work	0 27
:income :writeto	13 17
:income ahead	13 5
:income and	0 16
:income coming	0 4
:income earners	0 17
:income for	5 11 13 5
:income here	7 6
:income me	13 15
:income of	13 -3
:income only	0 10
:income or	0 -8
:income rent	4 15 13 -4
:income slips	0 3
:income sum	4 1
:income the	4 9
:income with	2 7
:income £#	1 7
:income>:absolute	7 -1
:income>:advance	6 3 13 18
:income>:burden	0 17
:income>:demanding	0 17
:income>:deposit	6 9
:income>:everyone	0 -19
:income>:feething	6 8
:income>:hiding	0 3
:income>:income	0 9 13 -8
:income>:money	1 14 4 31
:income>:negation	0 23
:income>:newness	0 17
:income>:number	2 12 13 5
:income>:onlyword	0 24
:income>:openprice	5 -33 7 -14 13 -8
:income>:opinion	6 2
:income>:person	0 30 2 -8
:income>:place	7 6
:income>:promise	0 10 2 3
:income>:ranking	13 16
:income>:rent	4 2 13 -17
:income>:return	0 8 13 -24
:income>:scarcity	0 10
:income>:seller	13 12
:income>:spelled	0 12
:income>:superlative	4 5
:income>:work	0 18
:income>:writeto	13 15
:income_:absolute	7 -10
:income_:advance	13 3
:income_:benefit	0 -3
:income_:bid	4 4
:income_:burden	0 36 5 -2 13 -2
:income_:clocktime	0 4 13 2
:income_:codething	2 4
:income_:condition	2 3 13 7
:income_:councilpay	0 3
:income_:deadline	13 10
:income_:demanding	0 33 13 1
:income_:denying	13 2
:income_:deposit	6 9
:income_:deterring	0 7
:income_:disclaimer	0 12
:income_:everyone	0 -53 7 -25 13 -24
:income_:fairness	0 -28
:income_:feething	0 -1 5 5 6 6
:income_:fixed	13 4
:income_:income	0 -22
:income_:jobname	0 -4
:income_:keything	6 6
:income_:longperiod	2 5 13 6
:income_:money	5 18
:income_:negation	0 29 1 -1 7 23 13 8
:income_:newness	0 11
:income_:number	5 -1 13 30
:income_:onlyword	0 12
:income_:openprice	2 2 5 -13 7 -20
:income_:opinion	5 -2 13 1
:income_:payer	13 1
:income_:paying	6 6 7 10
:income_:period	12 -15 13 39
:income_:preferring	0 8
:income_:promise	2 7 7 9
:income_:ranking	4 8
:income_:rent	4 -15
:income_:return	4 -36 13 -5
:income_:spelled	0 24 7 33 13 63
:income_:thing	7 1
:income_:time	13 16
:income_:tribunalrent	2 7
:income_:utility	7 12
:income_:wanting	0 15
:income_:work	5 4
:jobless	0 99 1 -46 2 -82 3 -86 5 -35 6 -27 7 -20 8 -28 9 -8 10 -39 12 24 13 -8 14 -29
:jobless $	0 33 1 -4 2 -11 4 -24 7 -28 13 -3
:jobless :burden	0 10 12 7
:jobless :councilpay	0 2
:jobless :deadline	5 4
:jobless :demanding	5 3
:jobless :deterring	0 10
:jobless :everyone	12 13
:jobless :jobless	0 6
:jobless :number	4 9
:jobless :openprice	5 2
:jobless :payer	0 6
:jobless :person	0 25
:jobless :place	7 6
:jobless :spelled	0 6
:jobless :utility	0 -32 7 -5
:jobless for	12 17
:jobless funded	0 6
:jobless help	0 9
:jobless on	0 10
:jobless tax	0 -32 7 -5
:jobless tenants	0 22
:jobless the	0 -10 4 7
:jobless up	5 4
:jobless your	2 12
:jobless>:burden	0 15 12 7
:jobless>:councilpay	0 13
:jobless>:deadline	5 3
:jobless>:demanding	5 1
:jobless>:deposit	13 1
:jobless>:deterring	0 10
:jobless>:everyone	12 13
:jobless>:jobless	0 5
:jobless>:number	4 5 12 13
:jobless>:openprice	5 1
:jobless>:opinion	0 4
:jobless>:payer	0 20
:jobless>:person	0 27
:jobless>:place	7 5
:jobless>:rent	4 6
:jobless>:return	4 5
:jobless>:spelled	0 19
:jobless>:time	0 1
:jobless>:utility	0 -33 7 -5
:jobless_:accepting	0 12
:jobless_:asking	7 20
:jobless_:clocktime	0 3 12 9
:jobless_:codething	0 4
:jobless_:condition	0 11 13 8
:jobless_:consent	7 4
:jobless_:deadline	0 12 12 12
:jobless_:demanding	0 17
:jobless_:deterring	0 16
:jobless_:disclaimer	0 6
:jobless_:faith	2 12
:jobless_:longperiod	12 12
:jobless_:losing	0 15
:jobless_:negation	0 27
:jobless_:number	4 7 12 13
:jobless_:offerdeal	0 6
:jobless_:onlyword	13 6
:jobless_:openprice	0 13
:jobless_:opinion	0 16
:jobless_:payer	0 20
:jobless_:period	12 18
:jobless_:person	0 9
:jobless_:promise	7 14
:jobless_:ranking	0 3
:jobless_:record	0 -8 7 -6
:jobless_:regretting	0 10
:jobless_:rent	0 5 4 5
:jobless_:return	0 5 4 5
:jobless_:seller	0 3
:jobless_:spelled	0 5
:jobless_:time	0 7
:jobless_:title	0 4
:jobless_:wanting	13 10
:jobless_:writeto	5 4
:jobname	0 30 1 -9 3 -32 4 -55 5 22 6 -80 7 -64 8 46 11 -16 12 -8 14 -59
:jobname $	0 4 8 9
:jobname ,	0 18 2 -28 8 10
:jobname :absolute	0 14
:jobname :accepting	0 18
:jobname :benefit	0 9
:jobname :burden	0 10
:jobname :child	8 4
:jobname :demand	0 9
:jobname :feething	0 -39 5 14
:jobname :hiding	8 3
:jobname :onlyword	0 7
:jobname :openprice	0 13
:jobname :scarcity	0 14
:jobname :sex	0 2 2 20
:jobname :wanting	0 1
:jobname allowance	0 9
:jobname and	0 10
:jobname cutting	8 -4
:jobname feature	8 -3
:jobname female	2 8
:jobname for	2 4
:jobname in	8 28
:jobname only	0 14
:jobname or	0 12
:jobname under	8 4
:jobname with	8 38
:jobname>:absolute	0 10
:jobname>:accepting	0 15
:jobname>:benefit	0 6
:jobname>:burden	0 7 2 -2
:jobname>:child	8 5
:jobname>:codething	8 -2
:jobname>:demand	0 4
:jobname>:demanding	0 4
:jobname>:deterring	0 4 8 12
:jobname>:disability	2 5
:jobname>:feething	0 -45 5 13
:jobname>:healthword	2 2
:jobname>:hiding	8 23
:jobname>:jobname	0 29
:jobname>:money	5 10
:jobname>:onlyword	0 4
:jobname>:openprice	0 8
:jobname>:scarcity	0 10
:jobname>:school	0 15
:jobname>:sex	0 1 2 22
:jobname>:wanting	0 23 8 9
:jobname_:absolute	0 11
:jobname_:codething	8 -18
:jobname_:demanding	0 18
:jobname_:healthword	2 4 8 2
:jobname_:hiding	0 10 8 38
:jobname_:jobname	0 24
:jobname_:law	2 3
:jobname_:money	5 13
:jobname_:number	8 15
:jobname_:onlyword	0 15
:jobname_:openprice	0 6
:jobname_:photo	0 13
:jobname_:preferring	13 1
:jobname_:safety	8 -1
:jobname_:scarcity	0 23
:jobname_:school	0 15
:jobname_:spelled	0 -21 8 1
:jobname_:title	8 3
:jobname_:wanting	0 21 2 11
:jobname_:work	0 11
:keything	0 -50 1 -113 2 -73 3 -67 4 -33 5 -1 6 -3 8 119 9 -12 10 2 11 -74 12 -87 13 -31 14 -112
:keything ##	8 29
:keything $	1 -4 3 -10 10 24
:keything ,	2 -40 7 8 8 -17
:keything :advance	8 3
:keything :burden	8 20
:keything :child	8 3
:keything :codething	6 -23 7 -6 8 57 14 -20
:keything :deterring	8 27
:keything :hiding	8 18
:keything :keything	7 -30 8 23
:keything :law	8 31
:keything :negation	8 16
:keything :neighbour	8 4
:keything :number	8 32
:keything :openprice	8 8
:keything :phone	8 12
:keything :record	8 4
:keything :spelled	8 10
:keything :welcoming	5 11
:keything alarm	8 11
:keything and	8 -43
:keything code	8 29
:keything cutting	8 -4
:keything doesn't	8 16
:keything entry	8 -13
:keything feature	8 -3
:keything for	6 12 8 26
:keything in	8 18
:keything is	5 -2 7 -8 8 27
:keything number	8 6
:keything on	8 27
:keything opens	8 -3
:keything proof	7 8
:keything the	8 12
:keything then	8 1
:keything under	8 3
:keything up	8 2
:keything>:advance	8 22
:keything>:asking	8 5
:keything>:burden	8 12
:keything>:child	1 -5 8 4
:keything>:codething	4 -6 5 -7 6 -44 7 -23 8 41 14 -23
:keything>:condition	6 3
:keything>:deadline	8 18
:keything>:demanding	8 16
:keything>:deterring	8 37
:keything>:everyone	6 1
:keything>:hiding	8 33
:keything>:keything	8 29
:keything>:law	8 11
:keything>:money	5 3
:keything>:negation	8 12
:keything>:newness	8 14
:keything>:number	8 30
:keything>:openprice	8 31
:keything>:opinion	8 9
:keything>:payer	8 1
:keything>:paying	5 -2
:keything>:phone	8 8
:keything>:politics	8 14
:keything>:promise	7 4
:keything>:ranking	8 9
:keything>:return	5 12
:keything>:room	7 -14 8 -5
:keything>:spelled	8 2
:keything>:thing	8 -19
:keything>:wanting	8 25
:keything>:welcoming	5 11
:keything_:absence	7 8
:keything_:absolute	8 19
:keything_:advance	8 2
:keything_:burden	8 10
:keything_:child	1 -9
:keything_:codething	7 -13 8 23
:keything_:condition	8 36
:keything_:deadline	6 2
:keything_:demand	8 3
:keything_:demanding	8 1
:keything_:deterring	8 14
:keything_:fairness	8 39
:keything_:feething	8 -5
:keything_:forename	8 10
:keything_:hiding	8 30
:keything_:holiday	8 -33
:keything_:keything	7 -24 8 13
:keything_:law	8 -12
:keything_:longperiod	8 3
:keything_:money	5 21
:keything_:negation	8 15
:keything_:neighbour	8 -2
:keything_:newness	8 17
:keything_:number	8 61 14 -48
:keything_:offerdeal	6 2
:keything_:onlyword	8 1
:keything_:openprice	5 -15 8 14
:keything_:opinion	8 28
:keything_:payer	8 1
:keything_:preferring	8 12
:keything_:promise	8 13
:keything_:ranking	8 24
:keything_:room	8 -49
:keything_:rulesplace	8 -2
:keything_:safety	8 -11
:keything_:scarcity	7 -4 8 5
:keything_:seller	8 4
:keything_:sex	8 6
:keything_:spelled	8 18 14 -30
:keything_:utility	8 13
:keything_:wanting	8 30
:keything_:work	8 25
:kin	1 27 3 -3 4 -5 5 -30 6 -94 7 -40 8 47 11 -15 13 -24 14 -57
:kin $	0 -31 2 1 3 8 4 -12 7 -29 8 -6
:kin ,	1 -8
:kin :absence	1 -1
:kin :accepting	1 14
:kin :building	8 -9
:kin :burden	1 5 2 11
:kin :codething	4 4
:kin :deadline	1 2
:kin :dislike	1 8
:kin :nearby	8 1
:kin :neighbour	8 3
:kin :onlyword	1 11
:kin :opinion	0 1
:kin :preferring	2 8
:kin :promise	1 7
:kin :room	1 -13
:kin :spelled	8 12
:kin :wanting	0 7 12 5
:kin and	1 -3 2 10
:kin at	8 15
:kin can	1 1
:kin has	8 4
:kin is	4 4
:kin may	1 4
:kin of	1 -1 13 5
:kin play	1 -3
:kin preferred	2 2
:kin should	1 4
:kin than	1 9
:kin to	0 1
:kin with	1 -2 2 -20
:kin would	1 17
:kin>:accepting	1 34
:kin>:advance	1 5
:kin>:building	1 9 8 -5
:kin>:burden	1 4 2 16
:kin>:child	1 -20
:kin>:childless	2 9
:kin>:clocktime	8 2
:kin>:codething	4 3
:kin>:deadline	1 4
:kin>:demand	1 11
:kin>:demanding	1 13
:kin>:denying	2 4
:kin>:deterring	1 6
:kin>:disability	8 2
:kin>:dislike	1 7
:kin>:everyone	0 8 1 -8
:kin>:feething	1 -23
:kin>:healthword	8 16
:kin>:kin	1 -23 2 15
:kin>:negation	1 3
:kin>:newness	1 8
:kin>:number	0 6 8 7
:kin>:onlyword	1 23
:kin>:openprice	1 -10
:kin>:period	13 4
:kin>:preferring	1 -4 2 1
:kin>:ranking	1 10
:kin>:refusing	1 18
:kin>:regretting	1 9
:kin>:room	1 -19
:kin>:rulesplace	1 -7
:kin>:scarcity	2 2
:kin>:seller	1 -7
:kin>:sexual	2 15
:kin>:spelled	8 24
:kin>:time	1 13
:kin>:wanting	0 5 1 -13 12 4
:kin>:welcoming	1 -7
:kin_:absence	1 12 8 9
:kin_:accepting	1 22
:kin_:age	1 -2 4 4
:kin_:benefit	0 19
:kin_:bid	1 -1 2 6
:kin_:building	1 2
:kin_:burden	1 13 2 8
:kin_:child	1 -5 2 -2
:kin_:childless	1 -7 2 13
:kin_:codething	8 16
:kin_:condition	1 10
:kin_:deadline	1 13
:kin_:demand	1 12
:kin_:disability	8 15
:kin_:disclaimer	0 13
:kin_:dislike	1 6
:kin_:everyone	1 -37
:kin_:family	0 13 2 -14
:kin_:feething	1 -23
:kin_:healthword	8 3
:kin_:hiding	8 7
:kin_:income	8 2
:kin_:kin	0 10 1 -6 2 7
:kin_:lifeword	8 10
:kin_:money	4 10
:kin_:nearby	1 -9
:kin_:negation	8 1
:kin_:number	4 3 8 10
:kin_:onlyword	1 17
:kin_:openprice	0 7 1 8
:kin_:opinion	0 1 1 24
:kin_:pet	1 4 3 1
:kin_:place	1 -22
:kin_:promise	7 2
:kin_:refusing	1 21
:kin_:regretting	1 11
:kin_:rulesplace	8 1
:kin_:seller	8 1
:kin_:sexual	2 19
:kin_:spelled	8 16
:kin_:superlative	7 9
:kin_:time	1 4
:kin_:wanting	1 -32
:kin_:work	0 9
:law	0 -1 1 -68 2 -7 3 -14 4 -27 5 3 7 -29 8 15 9 -34 10 -8 12 -14 13 -56 14 -34
:law #	8 2
:law $	0 -9 5 4 8 -42
:law :asking	0 2
:law :burden	8 10
:law :deterring	8 11
:law :hiding	6 4
:law :number	8 17
:law :openprice	1 -1 4 -5
:law :opinion	0 -16 1 -12 4 -5
:law :paying	2 8
:law :person	4 16
:law :ranking	6 4
:law :time	6 21
:law :urgency	6 33
:law are	5 1
:law for	8 19
:law is	8 8
:law now	6 24
:law of	5 8 8 -3
:law on	8 12
:law person	4 9
:law to	0 -22 4 -3
:law you	2 11
:law>:absence	0 11 2 9
:law>:asking	0 1
:law>:burden	8 5
:law>:codething	8 9
:law>:deadline	6 9
:law>:demanding	6 8
:law>:deterring	8 6
:law>:hiding	6 3 7 10
:law>:number	8 15
:law>:openprice	1 -3 4 -7 6 6
:law>:opinion	0 -31 1 -3 4 -26
:law>:paying	2 8
:law>:person	4 15
:law>:ranking	6 3
:law>:refusing	0 11 2 10
:law>:room	5 1
:law>:time	6 21
:law>:urgency	6 33
:law_:absence	2 8
:law_:absolute	2 10
:law_:advance	8 5
:law_:burden	0 6
:law_:codething	8 30
:law_:deadline	6 9
:law_:demanding	6 16
:law_:everyone	0 3
:law_:negation	0 -5
:law_:number	8 29
:law_:onlyword	2 2
:law_:openprice	2 -9 6 13
:law_:preferring	2 -8
:law_:ranking	8 19
:law_:refusing	2 9
:law_:rent	4 -7
:law_:return	4 -8
:law_:rulesplace	8 7
:law_:scarcity	2 4
:law_:spelled	8 17
:lifeword	0 32 2 -8 3 -24 4 -37 5 -17 6 -21 8 93 9 14 12 -1 14 -8
:lifeword $	2 -63 7 -20 8 50
:lifeword ,	6 -18 9 3
:lifeword :absence	1 3 8 10
:lifeword :clocktime	8 25
:lifeword :codething	0 4
:lifeword :condition	8 13
:lifeword :holiday	8 8
:lifeword :keything	5 -2 8 -14
:lifeword :number	8 -11 9 17
:lifeword :opinion	4 6
:lifeword :place	3 -12 7 13
:lifeword :spelled	9 4
:lifeword a	8 1
:lifeword and	8 18
:lifeword are	6 12
:lifeword centre	0 7
:lifeword for	2 19 13 2
:lifeword here	3 -12 7 12
:lifeword in	8 7
:lifeword is	0 4
:lifeword it	7 2
:lifeword nights	8 8
:lifeword of	8 8
:lifeword off	8 1
:lifeword the	8 29
:lifeword to	4 6
:lifeword with	2 6
:lifeword>:absence	1 1 8 1
:lifeword>:absolute	7 1 8 -9
:lifeword>:advance	8 4
:lifeword>:building	1 -3 2 4
:lifeword>:burden	6 5
:lifeword>:clocktime	5 1 8 34
:lifeword>:condition	8 8
:lifeword>:deadline	8 11
:lifeword>:deterring	6 3
:lifeword>:feething	8 8
:lifeword>:holiday	8 23
:lifeword>:lifeword	8 4
:lifeword>:negation	7 11
:lifeword>:neighbour	2 5
:lifeword>:number	8 -53 9 17
:lifeword>:openprice	4 1
:lifeword>:opinion	4 4
:lifeword>:payer	8 6 11 5
:lifeword>:place	3 -13 7 8
:lifeword>:preferring	8 1
:lifeword>:promise	2 7
:lifeword>:seller	8 14
:lifeword>:spelled	6 -16 9 3
:lifeword>:student	13 3
:lifeword>:title	8 13
:lifeword_:absolute	7 4
:lifeword_:accepting	2 4
:lifeword_:advance	8 6
:lifeword_:building	2 3
:lifeword_:burden	6 10
:lifeword_:clocktime	8 15
:lifeword_:codething	13 2
:lifeword_:condition	13 1
:lifeword_:deadline	4 -2
:lifeword_:demanding	0 1
:lifeword_:deterring	6 10 8 16
:lifeword_:everyone	4 2
:lifeword_:fairness	1 3
:lifeword_:fee	5 -4
:lifeword_:feething	8 11
:lifeword_:forename	8 5
:lifeword_:hiding	8 11
:lifeword_:holiday	8 7 9 11
:lifeword_:jobname	8 13
:lifeword_:lifeword	8 32
:lifeword_:negation	6 3 7 19
:lifeword_:number	14 8
:lifeword_:openprice	0 16 6 -10
:lifeword_:opinion	6 -2
:lifeword_:paying	5 -3
:lifeword_:person	7 1 8 -17
:lifeword_:place	0 10
:lifeword_:promise	2 13 7 7
:lifeword_:refusing	8 9
:lifeword_:rent	8 3
:lifeword_:return	0 6
:lifeword_:seller	8 12
:lifeword_:sex	2 1
:lifeword_:spelled	6 8
:lifeword_:student	13 3
:lifeword_:superlative	0 1
:lifeword_:title	8 34
:lifeword_:wanting	0 10
:lifeword_:work	0 6
:lifeword_:writeto	8 9
:longperiod	1 -1 2 -29 3 -41 4 -110 5 -16 6 -30 10 -39 12 63 13 71 14 -5
:longperiod $	1 -14 4 -19 5 -10 7 2 12 10 13 28
:longperiod ,	0 -11 7 6 9 4
:longperiod :burden	12 27
:longperiod :codething	12 10
:longperiod :denying	11 14
:longperiod :fixed	12 1
:longperiod :money	13 12
:longperiod :number	13 -26
:longperiod :openprice	7 4
:longperiod :paying	12 4 13 26
:longperiod :period	0 3 6 -11 7 -21 12 20
:longperiod :record	12 5
:longperiod :return	13 14
:longperiod :rulesplace	12 12
:longperiod :spelled	12 6
:longperiod :tribunalrent	13 2
:longperiod :utility	12 9
:longperiod ago	11 6
:longperiod and	1 15 8 -6 13 25
:longperiod as	7 9
:longperiod in	13 27
:longperiod lease	12 12
:longperiod month	12 19
:longperiod months	0 6 12 12 13 -23
:longperiod of	8 14 12 -4 13 -12
:longperiod on	13 1
:longperiod payment	13 6
:longperiod the	6 8
:longperiod>:advance	13 9
:longperiod>:burden	12 19
:longperiod>:codething	2 4 7 6 8 -8 12 4 13 22
:longperiod>:condition	13 6
:longperiod>:denying	11 13
:longperiod>:deterring	1 9
:longperiod>:feething	12 19
:longperiod>:fixed	12 8
:longperiod>:holiday	9 10
:longperiod>:longperiod	2 3 13 18
:longperiod>:money	7 4 13 17
:longperiod>:negation	12 12
:longperiod>:number	13 -26
:longperiod>:openprice	7 5
:longperiod>:paying	12 6 13 19
:longperiod>:period	0 9 1 -5 5 -6 6 -23 7 -16 12 17 13 1
:longperiod>:place	6 3
:longperiod>:preferring	1 4
:longperiod>:record	12 4
:longperiod>:return	13 1
:longperiod>:rulesplace	12 10
:longperiod>:source	7 7
:longperiod>:spelled	6 -14 8 -10 12 32
:longperiod>:time	12 5
:longperiod>:tribunalrent	2 5 13 28
:longperiod>:utility	12 7
:longperiod_:absolute	13 23
:longperiod_:accepting	11 3 12 9
:longperiod_:advance	5 -8 12 1 13 24
:longperiod_:burden	13 41
:longperiod_:clocktime	13 9
:longperiod_:codething	8 -4 12 8
:longperiod_:demanding	13 18
:longperiod_:deterring	13 33
:longperiod_:feething	0 5 12 14
:longperiod_:fixed	12 15
:longperiod_:income	12 2
:longperiod_:longperiod	8 -11 12 12
:longperiod_:money	13 23
:longperiod_:negation	7 5 12 29
:longperiod_:number	8 -23
:longperiod_:onlyword	12 7
:longperiod_:openprice	12 26
:longperiod_:opinion	0 2 12 25 13 -37
:longperiod_:payer	12 17
:longperiod_:paying	5 -4 13 9
:longperiod_:period	12 5 13 -2
:longperiod_:place	6 1
:longperiod_:promise	7 1
:longperiod_:ranking	12 3 13 -3
:longperiod_:rent	12 2
:longperiod_:return	12 4
:longperiod_:scarcity	13 10
:longperiod_:seller	14 5
:longperiod_:spelled	5 -15 6 -11 7 -28 8 -30 12 35 13 8
:longperiod_:superlative	12 33 13 -8
:longperiod_:thing	13 10
:longperiod_:time	12 10
:longperiod_:utility	7 5
:longperiod_:wanting	13 4
:longperiod_:welcoming	13 15
:losing	0 27 1 1 2 23 3 7 4 8 6 90 7 -17 8 -3 9 -8 10 -60 11 -49 12 18 14 -3
:losing $	0 -12 1 4 2 7 3 -14 6 47 7 -8 8 -89 11 -31 14 -9
:losing ,	2 21 3 -17 4 -7 5 5 7 -14
:losing :absence	6 27
:losing :benefit	0 6
:losing :bid	4 14 6 -8
:losing :burden	6 -8
:losing :codething	6 10
:losing :condition	2 8
:losing :consent	1 4 2 9
:losing :deadline	4 -23 6 16 7 25 12 4 13 -1
:losing :demanding	4 -18 6 2 7 16
:losing :disclaimer	6 4
:losing :hiding	6 14
:losing :losing	6 42
:losing :negation	3 13
:losing :neighbour	4 3
:losing :openprice	0 11 3 14 6 5 7 6
:losing :opinion	0 7 3 18 4 13 8 12 13 3
:losing :payer	6 3
:losing :person	0 3
:losing :promise	6 9
:losing :refusing	6 7
:losing :rent	5 2
:losing :return	5 1
:losing :sexual	0 3
:losing :source	11 1
:losing :spelled	3 3 8 3
:losing :title	4 8
:losing :urgency	0 2
:losing :writeto	0 2
:losing a	4 3
:losing above	4 3
:losing by	6 2 8 -24 14 4
:losing else	6 33
:losing else's	1 2
:losing folks	0 3
:losing for	2 6
:losing home	6 4
:losing if	2 1
:losing into	8 12
:losing is	6 10
:losing it	6 23
:losing like	6 1
:losing no	3 4
:losing or	0 8
:losing out	6 8
:losing rent	5 2
:losing since	11 1
:losing straight	0 3
:losing through	1 4 2 9
:losing to	0 1 3 19 4 13 8 12 13 4
:losing up	4 -11 6 2 7 18
:losing who	4 9
:losing who'd	4 5
:losing with	0 15
:losing yourself	6 4
:losing>:absence	2 -15 6 37 7 -8 8 2 14 7
:losing>:absolute	8 14
:losing>:advance	6 -2
:losing>:benefit	0 1
:losing>:bid	4 18 6 -6
:losing>:building	2 -8 14 5
:losing>:burden	2 7 6 -29
:losing>:codething	6 3
:losing>:condition	2 6 11 1
:losing>:consent	1 4 2 9
:losing>:deadline	2 -2 4 -34 6 27 7 30 8 -9 12 2 13 -2
:losing>:demanding	6 9 7 13
:losing>:disclaimer	6 2
:losing>:everyone	0 2
:losing>:family	1 21
:losing>:healthword	8 2
:losing>:hiding	6 11
:losing>:law	5 11
:losing>:losing	2 -17 6 56
:losing>:nearby	7 10
:losing>:negation	0 -2 2 1 7 -1 13 4
:losing>:neighbour	4 2
:losing>:number	4 10 8 12
:losing>:openprice	0 14 3 15 6 7 7 2 11 -5
:losing>:opinion	0 2 3 16 4 10 8 16 13 1
:losing>:payer	6 2 8 6
:losing>:person	2 18
:losing>:pet	3 34
:losing>:phone	14 3
:losing>:promise	6 10
:losing>:refusing	6 3
:losing>:rent	5 5
:losing>:return	5 4
:losing>:safety	1 2
:losing>:seller	8 12
:losing>:sexual	0 3
:losing>:source	11 5
:losing>:thing	4 5
:losing>:time	8 16
:losing>:title	4 8
:losing>:urgency	0 5 6 26
:losing>:work	0 10
:losing_:absence	0 27 2 -8 8 4 14 2
:losing_:accepting	2 -20 6 19
:losing_:advance	3 5 13 2
:losing_:asking	6 15
:losing_:benefit	0 17
:losing_:bid	4 19
:losing_:building	2 -16 14 4
:losing_:burden	8 3
:losing_:child	1 13
:losing_:clocktime	6 14 8 12
:losing_:codething	0 18 6 10
:losing_:deadline	4 -6 6 20
:losing_:denying	6 5 8 2
:losing_:deterring	0 4 2 -2 6 3 8 4
:losing_:disability	2 22
:losing_:everyone	0 23
:losing_:fairness	1 4
:losing_:faith	2 4
:losing_:family	1 15
:losing_:fee	2 7 6 -7
:losing_:fixed	6 -14
:losing_:hiding	0 5
:losing_:holiday	1 3
:losing_:income	0 1
:losing_:law	5 9
:losing_:lifeword	8 6
:losing_:longperiod	12 11
:losing_:losing	6 33
:losing_:money	4 31
:losing_:nearby	6 8 7 17
:losing_:negation	2 2 6 -1 7 -11 13 3
:losing_:newness	0 1 6 8
:losing_:number	4 15 8 23 12 11 13 -15
:losing_:offerdeal	2 10 6 -1
:losing_:onlyword	2 -1
:losing_:openprice	0 2 4 3 6 15 12 12
:losing_:opinion	2 -2 7 -11 12 9 13 -1
:losing_:origin	2 21
:losing_:payer	2 2 8 19
:losing_:paying	4 4
:losing_:period	12 7
:losing_:person	2 15
:losing_:pet	3 49
:losing_:ranking	3 9 6 -7 13 5
:losing_:rent	14 6
:losing_:rulesplace	0 10
:losing_:safety	1 1
:losing_:seller	2 1 8 17
:losing_:sex	2 31
:losing_:sexual	8 2
:losing_:spelled	0 -13 6 3 7 -3 12 16
:losing_:thing	4 4 6 6
:losing_:time	8 2
:losing_:urgency	6 24
:losing_:wanting	2 -7 6 -16
:losing_:work	0 30 8 -4
:losing_:writeto	6 3
:money	0 -10 1 -34 2 -168 3 -92 4 76 5 132 7 10 8 -82 9 -17 10 -70 11 -71 12 -71 13 36 14 -121
:money $	0 -9 1 -72 2 -27 3 -23 4 -1 5 13 6 -45 14 -31
:money +	4 28
:money ,	4 42 5 21 6 3 8 -70 13 19 14 -4
:money :advance	13 26
:money :bid	4 29
:money :burden	5 15 6 -3
:money :clocktime	5 13 6 16
:money :codething	5 24
:money :condition	4 57
:money :deadline	4 1 6 32 13 24
:money :demanding	5 9 13 29
:money :deterring	4 -5 7 13 13 11
:money :disclaimer	13 -4
:money :everyone	5 4
:money :feething	5 2
:money :fixed	4 19
:money :holiday	4 20
:money :income	5 21
:money :money	5 -16 6 -8 7 -12 13 4
:money :neighbour	4 13
:money :newness	13 20
:money :onlyword	4 24
:money :openprice	4 29 6 -26 7 -15
:money :opinion	4 -1 5 7 6 -12
:money :paying	5 12 13 1
:money :period	5 18
:money :photo	4 8
:money :ranking	5 -1 13 18
:money :utility	5 -33
:money a	1 1 5 22 9 7 12 -13 13 -28
:money above	4 14
:money and	4 -35
:money are	4 1
:money before	13 13
:money but	4 26
:money deposit	5 4
:money each	5 7
:money for	0 -3 5 51
:money gas	8 1
:money if	4 27
:money in	4 15
:money is	5 22
:money minimum	4 22
:money monthly	5 22
:money more	1 4
:money of	5 1
:money off	6 10
:money on	4 -3 7 14 13 12
:money ono	4 15 5 -23
:money or	4 12 5 5
:money pcm	5 -52 7 -6
:money plus	5 4
:money shown	4 9
:money statements	13 -6
:money the	4 -3 5 16
:money to	5 7 6 -10
:money with	4 16
:money>:absolute	4 4 5 16 6 7
:money>:accepting	4 4 5 10
:money>:advance	13 24
:money>:benefit	5 2
:money>:bid	4 13
:money>:building	5 22
:money>:burden	5 19 6 -8 7 6 13 10
:money>:clocktime	4 -12 5 27 6 18 9 1 13 9
:money>:codething	4 -1 5 11
:money>:condition	4 55
:money>:deadline	5 -2 6 34 7 14 13 33
:money>:demanding	1 1 5 13 13 29
:money>:denying	5 9
:money>:deposit	4 -4
:money>:deterring	4 -9 6 -15 7 12 13 12
:money>:digits	11 5
:money>:disclaimer	13 -6
:money>:everyone	5 15 6 4
:money>:fee	1 4
:money>:feething	4 -10 5 55
:money>:fixed	4 29 5 12
:money>:holiday	4 19 5 7
:money>:income	5 12
:money>:keything	4 2
:money>:losing	5 15
:money>:money	4 15 6 -33 7 -14 13 4
:money>:neighbour	4 11
:money>:newness	6 6 13 25
:money>:number	4 1 7 16 8 -5 13 6
:money>:offerdeal	5 8
:money>:onlyword	4 41
:money>:openprice	1 -4 4 31 5 12 6 -41
:money>:opinion	5 27 6 -23 7 -6 13 -2
:money>:payer	4 10 5 19
:money>:paying	0 4 5 16 13 1
:money>:period	1 1 4 2 5 -4 12 -28 13 -19
:money>:person	4 11 5 3
:money>:phone	4 1
:money>:photo	4 1 5 2
:money>:ranking	4 -3 13 17
:money>:rent	13 14
:money>:return	13 13
:money>:seller	4 1 5 36 6 2
:money>:spelled	5 20 11 3
:money>:time	4 21
:money>:tribunalrent	13 -5
:money>:urgency	4 8
:money>:utility	5 -14 7 9
:money>:work	0 7
:money>:writeto	4 23
:money_:absolute	0 6 4 10 5 11 6 24
:money_:accepting	4 30 5 14
:money_:advance	4 -4 5 4 13 33
:money_:asking	4 16
:money_:benefit	5 2
:money_:bid	4 -2
:money_:building	5 17 6 11
:money_:burden	0 2 1 18 4 -20 5 38 13 12
:money_:child	1 17
:money_:clocktime	5 26 6 8 9 16 13 9
:money_:codething	4 13 5 7 12 -30
:money_:condition	4 41 6 10
:money_:deadline	5 20 6 24 13 13
:money_:demanding	4 5 5 16 13 16
:money_:deposit	4 -11 5 -32 13 -2
:money_:deterring	5 51 13 1
:money_:disclaimer	5 6
:money_:dislike	4 3 5 8
:money_:everyone	5 9 6 15
:money_:fairness	4 21
:money_:fee	1 2 5 23
:money_:feething	5 59
:money_:fixed	4 8 5 5
:money_:holiday	9 12
:money_:income	7 2
:money_:jobless	5 7 13 15
:money_:keything	4 2 5 7
:money_:kin	1 7
:money_:longperiod	12 -33
:money_:losing	5 19
:money_:money	0 -24 4 42 5 -6 7 -9 13 1
:money_:negation	4 -24 5 12
:money_:newness	5 11 9 6
:money_:number	5 -44 7 18 13 34
:money_:online	5 3
:money_:onlyword	0 9 4 37 6 25
:money_:openprice	4 22 5 28 6 -21 7 9
:money_:opinion	4 22 5 27
:money_:payer	4 25 5 13
:money_:paying	6 -1
:money_:period	0 -20 4 2 5 -13 8 -5 12 -70 13 9
:money_:person	4 45 5 24 6 17
:money_:phone	4 2
:money_:photo	4 2
:money_:preferring	4 18
:money_:promise	7 5
:money_:ranking	4 -8 5 9
:money_:record	5 4
:money_:regretting	4 9
:money_:rent	4 -15 13 27
:money_:return	4 -8 5 3 13 26
:money_:room	4 26 8 3
:money_:scarcity	0 7 4 1 6 3
:money_:seller	0 1 4 33 5 63
:money_:source	5 8
:money_:spelled	5 37 11 2 13 15
:money_:superlative	5 7
:money_:thing	4 2
:money_:time	4 19
:money_:title	5 22 6 14
:money_:tribunalrent	12 -23
:money_:urgency	4 11 5 12
:money_:utility	4 -2 7 9
:money_:wanting	4 19
:money_:work	0 3
:money_:writeto	4 36 5 37
:nation	0 -122 1 -78 2 151 3 -60 4 -102 5 -38 6 -93 7 -91 8 -34 14 -34
:nation $	2 46
:nation ,	2 31
:nation :advance	2 2
:nation :burden	2 14
:nation :clocktime	6 1
:nation :deadline	6 1
:nation :family	1 -24 2 45
:nation :feething	1 3
:nation :jobname	2 17
:nation :kin	1 -9 2 22
:nation :nation	2 16
:nation :nearby	2 7
:nation :newness	2 3
:nation :openprice	2 1
:nation :origin	2 13
:nation :person	0 -24 1 -10 2 41
:nation :place	2 9
:nation :preferring	2 5
:nation :ranking	2 2
:nation :room	2 -8
:nation :seller	2 1
:nation :student	2 8
:nation :thing	1 2 2 -7
:nation :work	2 11
:nation by	2 2
:nation carpets	1 4
:nation families	1 -3 2 25
:nation family	2 13
:nation friday	6 1
:nation goods	2 -6
:nation isle	9 3
:nation or	2 4
:nation street	2 10
:nation students	2 8
:nation>:advance	2 1
:nation>:burden	2 7
:nation>:family	1 -28 2 47
:nation>:feething	1 3
:nation>:jobname	2 17
:nation>:kin	1 -13 2 24
:nation>:losing	2 7
:nation>:nearby	2 11
:nation>:negation	2 4 11 2
:nation>:newness	2 3
:nation>:number	2 8
:nation>:origin	2 22
:nation>:person	0 -26 1 -12 2 42
:nation>:place	2 19
:nation>:preferring	2 9
:nation>:ranking	2 2
:nation>:room	2 -44
:nation>:seller	2 4
:nation>:spelled	2 8
:nation>:student	2 8
:nation>:thing	1 1 2 -28
:nation>:work	2 10
:nation>:writeto	2 1
:nation_:absolute	2 13
:nation_:accepting	2 24
:nation_:advance	2 7
:nation_:building	2 8
:nation_:burden	2 18
:nation_:child	1 10
:nation_:codething	2 8
:nation_:deadline	2 4
:nation_:demanding	2 11
:nation_:deterring	2 1
:nation_:income	2 2
:nation_:newness	2 13
:nation_:number	2 11
:nation_:onlyword	2 26
:nation_:origin	2 7
:nation_:person	2 20
:nation_:preferring	2 17
:nation_:promise	2 14
:nation_:ranking	2 12
:nation_:scarcity	2 15
:nation_:sex	2 5
:nation_:thing	2 -5
:nation_:wanting	2 23
:nation_:welcoming	2 8
:nation_:writeto	2 7
:nearby	0 -70 1 -69 2 -40 3 -75 4 -39 5 -86 6 -19 7 7 8 -76 9 -43 10 19 11 -38 12 -158 13 -75 14 -50
:nearby $	0 -1 1 -34 2 3 3 -48 4 -8 5 -23 6 -52 7 -38 8 -44 9 -23 10 -7 11 -41 14 -37
:nearby ,	0 -16 2 -60 3 -25 8 -34 9 -16 10 2 14 -18
:nearby :absence	8 -29
:nearby :bid	4 -7
:nearby :childless	1 2
:nearby :codething	1 -17 3 -10 6 -28 7 -17 8 -22
:nearby :consent	14 13
:nearby :deadline	6 -12
:nearby :deterring	6 -3 8 -7
:nearby :nearby	1 -8 7 -4
:nearby :neighbour	1 -12 8 -13
:nearby :newness	7 6
:nearby :openprice	0 -11 4 -34 5 -5 6 -13 10 -14
:nearby :opinion	4 -2 6 -7 10 -4
:nearby :place	7 8
:nearby :promise	7 18
:nearby :room	4 5
:nearby :safety	1 2
:nearby :scarcity	6 5
:nearby :time	6 18
:nearby and	7 -8
:nearby does	7 7
:nearby downstairs	3 7
:nearby fare	0 6
:nearby have	8 2
:nearby here	7 11
:nearby in	7 12 10 -6
:nearby is	1 -16 3 -10 6 -26 7 -25 8 -34
:nearby it	7 17
:nearby of	6 2 7 1
:nearby rooms	4 4
:nearby that	8 9
:nearby the	7 -33 8 16
:nearby this	10 23
:nearby through	14 12
:nearby to	6 -15 10 -1
:nearby will	7 13
:nearby with	2 1
:nearby within	3 7
:nearby>:absolute	7 27
:nearby>:advance	8 1
:nearby>:bid	4 -16
:nearby>:building	6 6 10 11
:nearby>:burden	10 -1
:nearby>:clocktime	6 -31 8 -6 9 -2
:nearby>:codething	1 -25 3 -29 6 -61 7 -18 8 -27
:nearby>:consent	14 13
:nearby>:deadline	4 -2 8 6
:nearby>:deterring	8 -10
:nearby>:family	7 5
:nearby>:feething	6 8 8 5
:nearby>:keything	8 2
:nearby>:nearby	1 -32 2 -47 3 -3 4 -12 6 -44 7 -16 10 -32 11 -5
:nearby>:negation	1 11 3 -7
:nearby>:neighbour	1 -20 3 8 8 -14
:nearby>:newness	10 2
:nearby>:number	6 -24 7 -30
:nearby>:openprice	0 -16 1 -8 4 -16 6 -24 10 -33 12 -1 13 -2
:nearby>:opinion	0 -6 4 -5 6 -17 10 -30
:nearby>:period	10 6
:nearby>:place	7 11 10 -4
:nearby>:promise	7 13
:nearby>:room	4 1 8 13
:nearby>:rulesplace	6 6 8 3
:nearby>:safety	1 1
:nearby>:spelled	2 -30 3 -1 4 1 6 -65 7 -53 9 -16 14 -17
:nearby>:thing	11 3
:nearby>:time	6 17
:nearby>:title	8 2
:nearby>:urgency	6 3
:nearby_:absence	6 -11 9 -22
:nearby_:absolute	6 -9 7 25
:nearby_:accepting	6 4 10 7
:nearby_:age	10 6
:nearby_:asking	6 13
:nearby_:benefit	2 17
:nearby_:bid	4 -2 7 13
:nearby_:building	6 5 10 15
:nearby_:child	1 -15
:nearby_:clocktime	4 -4 6 -34 9 -15
:nearby_:codething	6 -19
:nearby_:deadline	9 -27 10 -13 13 -15
:nearby_:demanding	4 7 6 22
:nearby_:denying	10 5
:nearby_:deterring	4 9
:nearby_:family	7 5
:nearby_:feething	6 5 8 4
:nearby_:holiday	9 -13
:nearby_:keything	7 10
:nearby_:losing	8 2
:nearby_:money	4 -13
:nearby_:nearby	0 -9 1 -57 2 -62 4 -43 6 -114 7 -9 8 -27 9 -25 10 -22 11 -13 14 -21
:nearby_:negation	3 -29 7 11 8 4
:nearby_:neighbour	8 -10
:nearby_:number	1 -34 2 -19 6 -62 8 -19 9 -18 14 -37
:nearby_:openprice	1 1 7 -6 10 -1
:nearby_:opinion	1 22 5 2 7 -14 11 2
:nearby_:payer	10 1
:nearby_:period	10 9
:nearby_:person	0 3
:nearby_:pet	3 12
:nearby_:photo	6 23
:nearby_:place	6 -45 10 -10
:nearby_:preferring	2 3
:nearby_:promise	7 10
:nearby_:room	2 -8 8 5 10 3
:nearby_:rulesplace	6 5
:nearby_:safety	7 16
:nearby_:spelled	1 -17 2 -45 3 -21 6 -24 7 -4 8 -12 9 -30 14 -20
:nearby_:thing	11 3
:nearby_:time	6 -6
:nearby_:title	8 4
:nearby_:utility	10 8
:nearby_:wanting	1 3
:negation	0 53 1 71 2 46 3 62 4 -83 5 -70 6 -4 7 45 8 2 9 -72 10 -10 11 47 12 -12 13 -50 14 -66
:negation #	7 2 13 16
:negation $	0 12 1 -8 2 7 3 23 5 -7 11 -23 13 -21 14 -3
:negation ,	0 -34 1 -13 3 3 4 -69 7 1 8 5 10 -8 14 22
:negation :absence	0 -23 1 5 6 8 7 -7 8 11 12 10
:negation :absolute	7 11 14 2
:negation :accepting	0 31 1 31 3 26 4 -53 5 -28 6 -47 7 -26 8 -68 9 -25 11 -41 13 -14
:negation :asking	0 6 6 -3
:negation :benefit	0 54 2 -5 7 -38
:negation :bid	4 -40 7 5
:negation :building	7 1 8 12
:negation :burden	0 11 6 5 8 -8
:negation :child	1 63 2 -6 6 -21 7 -59 8 -32
:negation :childthing	1 13
:negation :clocktime	0 15 2 6
:negation :codething	2 -12
:negation :councilpay	0 19
:negation :deadline	6 -27 8 10
:negation :demand	0 18 2 1 4 -4 6 -2 7 10
:negation :demanding	0 -15 1 -13 3 6 5 -40 6 -3 8 -27 13 -41 14 -2
:negation :denying	6 20 10 6
:negation :deposit	5 33
:negation :deterring	0 20 1 -14 2 24 3 13 7 24
:negation :digits	14 4
:negation :disability	1 -18 2 31 6 1
:negation :disclaimer	0 13 1 10 4 -34 5 7 6 11 7 -22 11 46
:negation :dislike	8 11
:negation :fairness	1 -34 2 -22 3 17 6 -31
:negation :faith	2 19
:negation :family	1 11 2 -4
:negation :fee	1 -24 2 -33 3 -26 5 -36 7 -11
:negation :feething	0 3 2 3 5 -38
:negation :fixed	1 12 4 21 7 -23 8 27
:negation :healthword	2 12 7 3
:negation :hiding	1 10 6 8 8 -10
:negation :holiday	1 14 9 -18
:negation :income	7 4 13 10
:negation :jobless	0 32
:negation :keything	8 48
:negation :kin	1 6 2 -7
:negation :lifeword	8 5
:negation :longperiod	2 4
:negation :losing	2 3 6 -7 7 17
:negation :nation	2 37 11 1
:negation :negation	2 12 14 3
:negation :neighbour	7 3
:negation :newness	7 12
:negation :number	0 8 6 -5 7 19 13 8
:negation :offerdeal	0 21 2 3
:negation :online	7 8
:negation :onlyword	2 -21 3 -27
:negation :openprice	0 27 1 -1 3 29 4 -8 5 -23 6 10 7 9 11 11
:negation :opinion	0 -20 2 -9 3 3 5 -13 6 18 7 20 11 11
:negation :origin	2 29
:negation :payer	0 -29 1 -43 2 -34 3 -12 7 -11
:negation :paying	0 4 7 15
:negation :period	2 4
:negation :person	7 3
:negation :pet	0 -12 1 -14 3 46 6 -5 7 -39
:negation :petpart	3 1
:negation :photo	7 10 10 6
:negation :place	3 6 7 -31 13 11
:negation :politics	2 9
:negation :preferring	0 -9 1 -3 2 3 3 -1 7 -8 8 1
:negation :promise	0 -1 2 -2 6 -3 11 3
:negation :ranking	6 13
:negation :refusing	0 -35 1 -4 3 -30
:negation :regretting	2 15
:negation :rent	2 19
:negation :return	2 12 4 -2
:negation :room	2 -12 4 2 6 1
:negation :safety	2 -15 7 42
:negation :school	1 32
:negation :sex	2 4
:negation :sexual	2 28
:negation :spelled	2 1 6 -20 13 14 14 8
:negation :student	2 -47 3 1
:negation :superlative	7 19
:negation :thing	8 16
:negation :time	6 -4
:negation :title	6 9
:negation :urgency	1 -2 2 -18 6 27
:negation :utility	3 -5
:negation :wanting	0 -1 1 9 2 4 3 5 6 12 8 -19 13 -17
:negation :welcoming	1 25 2 25 3 7 7 -5
:negation :work	13 9
:negation :writeto	0 14 2 -22 3 12
:negation a	1 -10 2 -50 3 -9 6 -3 7 44
:negation accept	0 2 1 16 4 -6
:negation accepted	0 21 2 1
:negation agents	4 4
:negation and	2 7
:negation animals	3 16
:negation apply	2 26
:negation ask	3 12
:negation babies	1 4 2 8
:negation bairns	1 8
:negation be	1 11 2 -5 3 6 4 9 8 3 11 18 13 -8
:negation been	8 7 10 44
:negation being	6 3
:negation better	7 4
:negation bidding	4 -2
:negation blacks	2 11
:negation bonfires	8 2
:negation bother	1 -6
:negation cats	3 25
:negation chain	3 -3
:negation child	1 -24
:negation children	1 7
:negation children's	1 -21
:negation connected	8 2
:negation contest	7 2
:negation counted	0 10
:negation crime	7 8
:negation dawgs	3 20
:negation deal	0 13
:negation dependants	1 3
:negation dilly	6 9
:negation do	2 6
:negation dss	0 26 1 2
:negation dss'	0 -9
:negation dugs	3 8
:negation enough	13 1
:negation even	3 10 6 10 7 10
:negation ever	7 10
:negation exact	11 2
:negation exceptions	12 3
:negation exist	7 14
:negation expect	6 2
:negation fail	7 7
:negation fall	7 3
:negation families	1 6 2 -1
:negation family	1 5 2 -3
:negation fee	3 -1
:negation find	7 10
:negation fixed	4 24
:negation flat	7 9
:negation for	0 6 1 16 2 40 6 -50
:negation foreigners	2 2
:negation four	3 4
:negation from	0 20 2 9
:negation furry	3 11
:negation gays	2 7
:negation get	3 1
:negation going	2 3
:negation good	2 9 3 -7
:negation guarantee	7 -17
:negation guarantor	0 -3 13 5
:negation hang	6 14
:negation has	7 25
:negation have	0 -29 1 6 2 12 3 11 6 -4
:negation help	2 5
:negation here	3 9 7 -22
:negation home	8 14
:negation hurry	6 -22
:negation ifs	7 24 13 2
:negation in	6 -16 7 29
:negation is	0 -6 7 -10 8 2
:negation joke	6 1
:negation keen	2 11
:negation last	6 5
:negation leave	6 19 12 8
:negation less	4 7 5 1
:negation let	2 -9 3 -7
:negation live	1 14
:negation lock	8 15
:negation locked	8 11
:negation lose	6 -12
:negation mean	0 10
:negation mind	3 -17
:negation minimum	12 -8
:negation miss	6 7
:negation more	11 2
:negation need	2 -25
:negation new	10 -26
:negation nippers	1 6
:negation objection	1 -6 3 -6
:negation offer	2 3
:negation offers	4 -19 7 11
:negation on	0 32 3 2 6 9 7 4
:negation one	0 12 2 5 6 -4 7 20 8 3
:negation other	7 26
:negation part	1 5
:negation pass	2 7
:negation pay	7 6
:negation pets	3 10
:negation petts	3 20
:negation price	4 2
:negation problem	0 -7 2 -4 3 -4
:negation promise	6 3 7 -5
:negation reason	6 2
:negation refundable	5 15
:negation refuse	1 -9 3 -13
:negation rely	11 9
:negation rent	2 14
:negation responsibility	11 7
:negation returnable	5 2
:negation returned	5 11
:negation ring	1 1
:negation romanians	2 10
:negation running	7 7
:negation say	1 3 4 4 6 4
:negation school	1 22
:negation scroungers	0 2
:negation see	6 26 7 -13
:negation sell	2 18
:negation set	4 5
:negation show	11 2
:negation shut	8 9
:negation sit	6 15
:negation small	1 4
:negation smokers	2 -10
:negation smoking	3 6
:negation something	3 11
:negation sorry	2 5
:negation stay	1 24
:negation stop	1 2
:negation stopped	6 25
:negation such	7 18
:negation suitable	2 5 3 5
:negation take	3 4 4 -23 13 -5
:negation telly	8 3
:negation tenant	7 11
:negation the	1 1 7 -38 11 14
:negation they	2 7
:negation this	6 -7 11 21
:negation time	6 7
:negation to	3 17 5 -1 6 14 7 2 11 4
:negation toddlers	1 3
:negation travellers	2 1
:negation trouble	8 2
:negation uk	13 12
:negation under	1 7
:negation universal	0 3
:negation viewing	0 4
:negation vouch	11 9
:negation want	1 2 2 8 3 1
:negation welcome	1 8 2 16
:negation who	0 5 2 1
:negation will	6 -41
:negation with	1 7 2 29 3 14
:negation work	0 -9
:negation your	1 7
:negation zero	14 4
:negation>:absence	0 -9 1 18 2 -1 8 1 9 -10 12 5
:negation>:absolute	0 -37 1 -4 2 -32 3 -13 7 26 11 6
:negation>:accepting	0 29 1 25 2 20 3 40 4 -68 5 -51 6 -13 7 -25 8 -8 9 -29 11 -32 13 -22
:negation>:age	7 9
:negation>:asking	0 9 5 -2 6 -2 13 -5
:negation>:benefit	0 61 2 -16 7 -24
:negation>:bid	4 -45 6 -19 7 11
:negation>:building	1 20 6 -22 8 11
:negation>:burden	2 -13 3 3 5 -10 6 14 11 3
:negation>:child	0 -1 1 67 2 -17 3 -7 6 -44 7 -37 8 -42
:negation>:childthing	1 24
:negation>:clocktime	0 13 2 15 8 -8
:negation>:codething	1 -8 2 -24
:negation>:condition	4 6 7 1
:negation>:consent	7 -15
:negation>:councilpay	0 29
:negation>:deadline	2 8 4 10 8 13 10 9
:negation>:demand	0 9 2 11 4 -5 7 9
:negation>:demanding	0 -22 1 -7 2 7 3 4 5 -58 6 -7 10 3 13 -50 14 -6
:negation>:denying	6 29 8 -9 10 3
:negation>:deposit	5 33
:negation>:deterring	0 16 1 -12 2 26 3 21 6 -2 7 16 8 8 11 -7
:negation>:digits	14 4
:negation>:disability	2 29 3 -25
:negation>:disclaimer	0 14 1 8 4 -35 5 7 6 3 7 -13 11 52
:negation>:dislike	7 2 8 6
:negation>:everyone	0 -16 2 3 11 22
:negation>:fairness	0 -7 1 -1 2 -8 3 24 6 -7 11 1
:negation>:faith	2 16
:negation>:family	1 37 2 -16
:negation>:fee	1 -27 3 -30 4 28 5 -20 6 -15 7 -13
:negation>:feething	2 5 5 -43 8 13
:negation>:fixed	1 10 4 21 7 -33 8 34 12 -10
:negation>:healthword	2 17 7 4 8 -1
:negation>:hiding	1 6 3 -6 6 6 8 -31
:negation>:holiday	1 6 7 -16 9 -40
:negation>:income	0 18 7 1 13 8
:negation>:jobless	0 36
:negation>:keything	8 54
:negation>:kin	1 11 2 -22 8 -2
:negation>:longperiod	2 4
:negation>:losing	2 16 6 -13 7 22
:negation>:nation	2 35 11 12
:negation>:nearby	1 2
:negation>:negation	0 -35 1 -9 2 7 3 47 7 6 8 -15
:negation>:neighbour	1 -3 6 -17 7 12
:negation>:newness	1 -15 7 19
:negation>:number	0 7 6 -18 7 43 13 4 14 3
:negation>:offerdeal	0 19 2 8 4 23 6 -25
:negation>:online	7 18 14 12
:negation>:onlyword	0 -12 2 -12 3 -34 8 -8
:negation>:openprice	0 2 1 -18 2 12 5 -38 7 1 8 1 10 26 11 5 12 -2
:negation>:opinion	0 -34 3 1 5 -23 6 4 7 12 11 15
:negation>:origin	2 36
:negation>:payer	1 -7 2 -68 3 -12 4 4 8 -3
:negation>:paying	0 3 5 1 7 13
:negation>:period	2 2 8 16
:negation>:person	0 -3 1 -8 2 7 7 34
:negation>:pet	0 -20 1 -26 2 -3 3 51 6 -22 7 -6
:negation>:petpart	3 33
:negation>:photo	2 5
:negation>:place	0 -8 3 19 6 5 7 -4 13 22
:negation>:politics	2 17
:negation>:preferring	0 -13 2 1 7 -23
:negation>:promise	1 -11 2 -15 7 4 11 11
:negation>:ranking	2 4 6 20 7 -14
:negation>:record	0 8
:negation>:refusing	0 -28 1 -8 3 -23
:negation>:regretting	2 10
:negation>:rent	0 -5 1 5 2 16
:negation>:return	2 10
:negation>:room	2 -51 4 13 8 4 11 26
:negation>:safety	2 -19 6 -9 7 37
:negation>:scarcity	3 -4
:negation>:school	1 32
:negation>:seller	0 22 1 32 2 -60 4 10 7 10
:negation>:sex	2 17
:negation>:sexual	2 32
:negation>:spelled	1 21 2 5 3 19 6 -30 7 19 8 7 13 17 14 4
:negation>:student	2 -50 3 19
:negation>:superlative	2 -11 6 1 7 22
:negation>:thing	2 15 8 29
:negation>:time	7 21
:negation>:title	6 7
:negation>:urgency	1 -16 2 -3 6 28 7 -6
:negation>:utility	0 12 3 -7
:negation>:wanting	1 10 2 12 6 12 8 -32 11 6 13 -18
:negation>:welcoming	1 35 2 26 3 2 6 9 7 -14
:negation>:work	0 7 13 7 14 1
:negation>:writeto	0 15 2 -35 3 12 6 6 7 13
:negation_:absence	1 17 2 -16 3 -22 8 7
:negation_:absolute	0 -59 2 -63 4 -8 6 -7 8 -25 10 9
:negation_:accepting	2 9 3 14 4 -27 13 -29
:negation_:advance	2 12 6 -33 10 21 12 15 13 -21
:negation_:age	1 2 2 -21 7 3
:negation_:asking	1 -31 2 -18 3 26 6 -8 7 -24
:negation_:benefit	0 76 1 -20 2 -16
:negation_:bid	2 4 4 -73 6 -23
:negation_:building	1 43 3 6 6 -10 7 31
:negation_:burden	2 -33 3 -1 5 -58 6 17 7 7 11 13 14 -7
:negation_:child	1 59 2 -12 7 -41 8 -45 11 -8
:negation_:childless	2 14 4 -16
:negation_:clocktime	1 15 6 9 8 24 12 -45
:negation_:codething	0 -9 1 -4 8 -7
:negation_:condition	0 6 3 7 6 13 8 16 10 2
:negation_:councilpay	0 44
:negation_:deadline	0 -1 1 -3 2 5 4 29 7 3 8 25 10 31
:negation_:demand	1 -22 2 6 3 2 4 -29 8 24
:negation_:demanding	0 -8 5 -1 6 -43 8 1 10 20 13 -25
:negation_:denying	0 -16 6 14 13 12
:negation_:deterring	0 6 1 5 2 1 3 -35 5 -1 10 13 11 7
:negation_:digits	14 6
:negation_:disability	2 60
:negation_:disclaimer	11 29
:negation_:dislike	3 -9
:negation_:everyone	0 -17 1 -9 2 18 7 -33 11 14
:negation_:fairness	0 -5 3 24 4 -9 11 8
:negation_:family	1 52 2 -7 3 -1
:negation_:fee	3 -9 4 23 7 15
:negation_:feething	0 15 2 25 5 -50 8 11 13 7
:negation_:fixed	2 7 12 -18
:negation_:healthword	1 -7 2 38 8 -9
:negation_:hiding	1 -11 3 15
:negation_:holiday	1 13 2 -16
:negation_:income	0 21 1 2 13 5
:negation_:jobless	0 38
:negation_:keything	8 2
:negation_:kin	1 14 2 -6 3 -2 7 -16
:negation_:lifeword	1 7 2 13 3 -31
:negation_:longperiod	12 -21 13 -5
:negation_:losing	1 -19 2 16 7 19
:negation_:money	4 14 5 9 7 6
:negation_:nation	2 39
:negation_:nearby	1 -4 2 18 3 -4 7 41 10 -8
:negation_:negation	0 9 3 16 5 -18 6 -31 7 16 8 -29 12 -29
:negation_:neighbour	3 3 4 -25
:negation_:newness	0 -11 3 -4 6 -59 7 34 10 2 12 19
:negation_:number	2 -2 3 8 7 2 8 -10 11 3 14 22
:negation_:offerdeal	4 24 6 -17
:negation_:online	0 22
:negation_:onlyword	0 -38 2 -24 3 -8 7 -10
:negation_:openprice	3 13 4 -25 5 -23 7 -11 8 6 11 26 13 -17
:negation_:opinion	0 10 1 5 2 6 4 -9 5 -5 8 -15 10 -13
:negation_:origin	2 60
:negation_:payer	2 -13 3 -9 4 1 6 19 7 1
:negation_:paying	2 15 7 1
:negation_:period	7 4 8 14
:negation_:person	0 6 1 -27 2 29 3 -13 4 -37 5 -12 6 -9 7 4 9 16 11 -13
:negation_:pet	0 -17 1 -28 3 63 6 -25
:negation_:petpart	3 37
:negation_:photo	0 1 2 7 3 5 11 4
:negation_:place	0 -34 1 7 2 -22 3 -1 6 23 7 22 10 -22
:negation_:preferring	1 21 2 -4 4 8
:negation_:ranking	10 6 12 17 13 -39
:negation_:record	0 8
:negation_:refusing	0 -39 3 -45 7 -7
:negation_:regretting	1 -3 2 2
:negation_:rent	13 -24
:negation_:return	0 23 4 10 6 -20 13 -48
:negation_:room	3 9 7 20 11 28
:negation_:rulesplace	7 8
:negation_:safety	7 22
:negation_:scarcity	2 -16 3 -8 7 13
:negation_:seller	0 36 1 21 3 22 4 5 7 1 8 -4 11 7 14 -6
:negation_:sex	2 28
:negation_:sexual	2 26
:negation_:source	0 14 7 -16 8 14
:negation_:spelled	2 2 3 5 5 -4 12 -26
:negation_:student	0 2 3 24
:negation_:superlative	2 -7 6 4 7 4
:negation_:thing	2 9 7 -1
:negation_:time	2 -22 6 9 7 20
:negation_:title	1 2
:negation_:tribunalrent	10 -12
:negation_:urgency	6 9 10 5
:negation_:utility	0 22
:negation_:wanting	1 -5 11 11
:negation_:welcoming	1 1 2 -13 3 22
:negation_:writeto	0 29 1 -1 2 -11 6 33 11 29
:neighbour	0 -28 1 8 3 -4 4 -9 5 -31 8 65 9 -36 11 -30 13 -30 14 -32
:neighbour #	8 11
:neighbour $	2 14 3 -6 4 8 7 -5 8 -17 11 -8 14 -13
:neighbour ,	0 -1 1 -11 2 -1 4 -16 10 -15
:neighbour :childless	8 2
:neighbour :clocktime	12 12
:neighbour :codething	0 7 2 -17 6 -44 8 9
:neighbour :condition	0 15
:neighbour :deadline	8 -18 11 2 12 2
:neighbour :deterring	7 8 8 -3
:neighbour :keything	6 -23 8 6
:neighbour :law	8 2
:neighbour :lifeword	8 19
:neighbour :negation	8 1
:neighbour :neighbour	1 5 4 -1 5 -8 6 -13 8 10 9 -20 11 4
:neighbour :number	6 5 7 18 8 2
:neighbour :openprice	4 -21 7 7 8 -10
:neighbour :opinion	8 -17
:neighbour :pet	3 -3
:neighbour :phone	8 10
:neighbour :preferring	2 4
:neighbour :room	1 -6 6 -28 8 2 11 1
:neighbour :spelled	6 12 7 16
:neighbour :title	8 6
:neighbour :work	1 3
:neighbour above	1 1
:neighbour and	3 4
:neighbour are	8 8
:neighbour at	6 3
:neighbour below	8 6
:neighbour code	8 1
:neighbour door	6 -2
:neighbour door's	8 9
:neighbour for	0 3
:neighbour has	12 1
:neighbour in	5 6 7 27 8 -30 9 -1
:neighbour is	0 8 1 2 2 -14 6 -30 7 -8 14 1
:neighbour may	11 7
:neighbour of	8 -1
:neighbour on	8 -2
:neighbour one	7 19
:neighbour opens	8 -9
:neighbour over	8 4
:neighbour owner	8 4
:neighbour shown	11 1
:neighbour the	1 4 3 -1 6 -1 7 -28 8 38
:neighbour there	14 3
:neighbour to	8 -6
:neighbour upstairs	11 1
:neighbour what	7 2
:neighbour with	6 15 10 6
:neighbour would	2 6
:neighbour>:absolute	7 16
:neighbour>:accepting	7 7
:neighbour>:advance	8 7
:neighbour>:age	1 19
:neighbour>:bid	4 -1 8 8
:neighbour>:childless	1 17
:neighbour>:clocktime	8 2 12 11
:neighbour>:codething	0 5 2 -23 5 -5 6 -20 7 -7 8 20
:neighbour>:condition	0 13 5 5
:neighbour>:deterring	2 4 7 7 8 -9
:neighbour>:disability	8 8
:neighbour>:dislike	1 13
:neighbour>:fairness	11 1
:neighbour>:fixed	8 1
:neighbour>:healthword	8 15
:neighbour>:hiding	8 8
:neighbour>:holiday	8 3 12 3
:neighbour>:keything	1 -3 9 -1
:neighbour>:lifeword	8 23
:neighbour>:nearby	3 5 7 -13
:neighbour>:neighbour	0 -5 4 -10 5 -10 7 -4 8 7 9 -24 11 4
:neighbour>:newness	8 7
:neighbour>:number	7 15 14 -4
:neighbour>:online	2 7
:neighbour>:openprice	1 2 4 -10 7 18
:neighbour>:opinion	2 6
:neighbour>:payer	8 4
:neighbour>:period	6 2
:neighbour>:phone	8 6
:neighbour>:photo	11 5
:neighbour>:place	2 -2 7 2
:neighbour>:preferring	2 13
:neighbour>:promise	7 5
:neighbour>:ranking	8 17
:neighbour>:room	0 -3 4 -3 7 -3 8 17 9 -13
:neighbour>:seller	2 3 8 7
:neighbour>:spelled	7 16 8 -24
:neighbour>:student	8 4
:neighbour>:thing	2 5
:neighbour>:title	8 26
:neighbour>:wanting	8 5
:neighbour>:work	1 6
:neighbour_:absence	1 9
:neighbour_:absolute	7 17 8 2
:neighbour_:age	1 19 7 9
:neighbour_:bid	8 12
:neighbour_:building	1 1
:neighbour_:child	1 17
:neighbour_:childless	1 10
:neighbour_:clocktime	0 -1
:neighbour_:codething	4 -6 7 -11 8 36
:neighbour_:deadline	4 -1 5 1 6 18
:neighbour_:demanding	8 28
:neighbour_:disability	2 -28 8 26
:neighbour_:dislike	1 28
:neighbour_:everyone	0 3 2 1 11 1
:neighbour_:fairness	8 26 11 3
:neighbour_:family	8 8
:neighbour_:feething	8 -20
:neighbour_:fixed	6 3 8 16
:neighbour_:forename	8 7
:neighbour_:healthword	1 2 2 -12 8 30
:neighbour_:hiding	3 4 8 10
:neighbour_:holiday	1 6 8 8 12 3
:neighbour_:jobname	0 10
:neighbour_:keything	6 7
:neighbour_:lifeword	2 -3 8 18
:neighbour_:longperiod	7 1 12 4
:neighbour_:money	5 -2
:neighbour_:nearby	3 3 6 1 7 -1
:neighbour_:negation	2 -13 7 2
:neighbour_:neighbour	6 14
:neighbour_:number	1 6 4 -20 7 -12 8 -33 14 -8
:neighbour_:offerdeal	6 7
:neighbour_:openprice	1 12 6 -22 7 17 8 8
:neighbour_:opinion	2 28 7 9
:neighbour_:payer	0 3 5 1 6 3
:neighbour_:person	0 12
:neighbour_:pet	3 9
:neighbour_:photo	11 1
:neighbour_:place	2 -5 7 7
:neighbour_:promise	7 7
:neighbour_:ranking	6 11 8 2
:neighbour_:refusing	8 -1
:neighbour_:return	7 2
:neighbour_:room	6 13 11 -8
:neighbour_:scarcity	8 5
:neighbour_:seller	2 6 5 6
:neighbour_:sex	8 18
:neighbour_:spelled	8 -28 11 -8
:neighbour_:student	8 14
:neighbour_:thing	8 2
:neighbour_:time	8 5
:neighbour_:utility	8 -9
:neighbour_:wanting	8 3
:neighbour_:writeto	8 13 11 13
:newness	1 -33 2 -26 3 14 4 2 5 -22 6 31 7 26 8 -17 9 24 10 110 13 -15 14 -33
:newness #	10 16
:newness $	0 -16 4 8 6 -18 10 53 12 5 13 -3
:newness ,	1 -20 3 3 6 -6 10 82 11 1 12 -6 13 -12
:newness :absence	1 7 10 4
:newness :absolute	6 15
:newness :advance	10 3 13 15
:newness :asking	3 -32 6 -13
:newness :bid	10 7
:newness :building	10 -6
:newness :burden	6 7 10 19
:newness :clocktime	10 16
:newness :codething	6 3 13 -1
:newness :deadline	8 21 10 48
:newness :demanding	3 -18 6 -15 10 10 13 -8
:newness :denying	11 22
:newness :deterring	6 -48 7 -15 9 7 10 41
:newness :fairness	3 -18
:newness :feething	13 19
:newness :fixed	7 -1 8 9
:newness :keything	8 13 13 3
:newness :lifeword	14 10
:newness :longperiod	12 24 13 3
:newness :losing	7 39
:newness :money	4 10
:newness :nearby	7 4 10 -28
:newness :newness	2 -4 6 -66 7 -30 10 72
:newness :number	6 7 10 15 12 22 13 1
:newness :onlyword	6 5
:newness :openprice	0 7 6 20 7 -3 10 10 13 -4
:newness :opinion	4 -18 6 12 10 4
:newness :payer	5 1
:newness :paying	13 -3
:newness :period	4 -4 6 26 10 -8 12 3 13 10
:newness :person	9 5
:newness :place	7 -25 10 -13
:newness :promise	7 5
:newness :ranking	6 8 10 1
:newness :rent	4 10 5 -16
:newness :return	4 11 5 -16 10 -10 13 -10
:newness :room	10 -56
:newness :safety	7 3
:newness :scarcity	6 12
:newness :seller	5 4 10 -6
:newness :source	10 10
:newness :spelled	4 11 6 9 8 3 12 2
:newness :thing	10 -20
:newness :time	6 -23 10 8
:newness :tribunalrent	10 -2 12 2
:newness :urgency	6 -32 10 35
:newness :wanting	7 12
:newness :work	0 3 1 7
:newness a	11 5
:newness advertised	10 2
:newness ago	11 6
:newness and	1 16 10 20 13 11
:newness ask	3 -11
:newness at	4 17
:newness be	7 14
:newness been	6 -15 7 -5 10 10
:newness before	10 7
:newness c	8 7
:newness choice	2 1
:newness day	5 1 6 3
:newness for	7 5 10 16
:newness go	7 7
:newness here	7 -6
:newness in	0 7 10 40
:newness instruction	10 14
:newness is	6 2
:newness it's	6 19
:newness keys	13 4
:newness listed	10 23
:newness listing	10 22
:newness new	10 2
:newness noon	8 12
:newness on	10 25
:newness one	6 18
:newness only	6 19
:newness others	2 6
:newness quarter	13 5
:newness rent	4 12 5 -16 13 -9
:newness so	4 1 13 1
:newness station	7 4
:newness the	0 4 6 13 11 18
:newness this	10 21
:newness till	10 3
:newness time	6 -8 10 15
:newness to	6 13 7 -3 10 6 13 -17
:newness today	10 10
:newness will	7 6
:newness with	6 17
:newness work	1 10
:newness year	12 3
:newness you	3 14 8 -10
:newness>:absence	1 4 6 5 7 11 10 7
:newness>:absolute	6 14 10 2
:newness>:accepting	0 9 6 1 7 7
:newness>:advance	5 -4 6 -63 7 -15 10 2 13 15
:newness>:asking	2 -1
:newness>:bid	6 1 10 20
:newness>:building	10 47
:newness>:burden	4 -8 6 12 10 25 13 -19
:newness>:child	1 -8
:newness>:clocktime	10 11
:newness>:codething	6 3 12 2 13 -13
:newness>:condition	5 9
:newness>:deadline	6 -1 8 15 10 49
:newness>:demanding	6 -5 10 8 13 -17
:newness>:denying	6 -1 8 -11 10 8 11 19
:newness>:deterring	0 -2 1 8 3 4 6 -29 7 -4 8 -14 9 8 10 37
:newness>:disability	11 3
:newness>:dislike	4 9
:newness>:feething	3 29 5 -1 10 -15 13 20
:newness>:fixed	7 -21 8 14
:newness>:healthword	7 3 10 4
:newness>:keything	8 11 13 6
:newness>:kin	1 -10
:newness>:lifeword	14 10
:newness>:longperiod	12 28
:newness>:losing	6 6 7 38
:newness>:money	4 7 6 2
:newness>:nearby	7 43 10 -49
:newness>:negation	0 8 10 17 11 2
:newness>:newness	0 -9 6 -73 7 -21 10 87
:newness>:number	6 10 8 19 10 42 12 26
:newness>:offerdeal	10 10
:newness>:onlyword	6 13
:newness>:openprice	6 20 7 -2 10 17 11 19 13 -17
:newness>:opinion	4 -19 6 10 10 20
:newness>:payer	2 4 5 8 10 25
:newness>:paying	5 5 10 12 13 -24
:newness>:period	4 -18 6 14 8 -2 12 7
:newness>:person	9 9 10 4
:newness>:photo	10 4
:newness>:place	7 -1 10 -32
:newness>:politics	10 16
:newness>:promise	6 -12 7 7
:newness>:ranking	2 7 10 14 13 13
:newness>:refusing	6 1
:newness>:rent	4 7 6 -1
:newness>:return	4 8 7 -2 10 -3 13 -12
:newness>:room	7 -13 8 -21 10 -40
:newness>:rulesplace	10 -5
:newness>:scarcity	0 -4 13 11
:newness>:seller	5 1
:newness>:source	10 19
:newness>:spelled	1 -11 4 4 5 -4 6 22 8 23 10 9 12 10
:newness>:superlative	10 12 13 1
:newness>:thing	3 14 6 -5 10 -23
:newness>:time	2 2 6 -67 8 3 10 22
:newness>:tribunalrent	10 -7 12 7
:newness>:urgency	6 -8 10 24
:newness>:wanting	6 -14 7 8
:newness>:work	1 6 6 -11
:newness>:writeto	6 -5
:newness_:absence	6 8
:newness_:absolute	1 1 7 6 10 32
:newness_:accepting	0 4 5 13 6 2 10 23
:newness_:advance	0 -10 5 -4 6 -87 13 5
:newness_:age	10 12
:newness_:asking	3 9
:newness_:bid	10 23
:newness_:building	5 2 6 -4 10 50
:newness_:burden	6 16 7 -8 9 7 10 2 13 -33
:newness_:childless	7 3
:newness_:clocktime	7 -6
:newness_:codething	4 6 5 -2 6 -11 10 29
:newness_:condition	13 9
:newness_:councilpay	0 -4
:newness_:deadline	4 5 9 11 10 6 13 9
:newness_:demanding	2 -2 3 9 5 -6
:newness_:denying	6 -6
:newness_:deposit	6 15
:newness_:deterring	2 -35 3 3 7 -4 8 -15 9 7 13 -20
:newness_:disability	11 3
:newness_:disclaimer	6 21
:newness_:dislike	6 3
:newness_:everyone	10 18
:newness_:fee	7 12
:newness_:feething	3 19 5 -13 7 16 8 -2 10 -7
:newness_:fixed	13 7
:newness_:healthword	10 17
:newness_:income	6 18
:newness_:lifeword	10 7
:newness_:longperiod	9 8
:newness_:losing	0 -12 4 8 6 7
:newness_:money	4 2 6 7 7 8
:newness_:nearby	6 -48 7 8 10 1
:newness_:negation	7 10 10 21 11 9
:newness_:neighbour	10 1
:newness_:newness	0 -12 6 -32 7 -2 10 90
:newness_:number	5 -6 6 13 8 28 10 33 13 -6 14 9
:newness_:offerdeal	10 24
:newness_:onlyword	1 3 6 31 10 23
:newness_:openprice	0 -37 2 -22 4 2 7 1 10 42 11 7
:newness_:opinion	10 45 13 4
:newness_:payer	5 2 10 35
:newness_:paying	0 -2 6 35 10 12
:newness_:period	4 -18 6 -2 10 12 12 22
:newness_:person	0 4 2 11
:newness_:photo	10 6
:newness_:place	3 -8 7 -3 10 6
:newness_:politics	10 16
:newness_:promise	10 7
:newness_:ranking	6 -58 13 33
:newness_:record	10 6
:newness_:refusing	6 24
:newness_:rent	4 -2 10 16
:newness_:return	4 -19 5 -1 7 -30 10 21
:newness_:room	8 -20 10 39
:newness_:scarcity	1 2 13 9
:newness_:seller	6 17 10 18
:newness_:spelled	4 -4 6 30 8 14 10 9
:newness_:superlative	10 8
:newness_:thing	0 2 3 2 10 -18
:newness_:time	6 -11 10 20
:newness_:title	4 4 6 5
:newness_:tribunalrent	6 -10 7 -40 10 11
:newness_:urgency	6 9
:newness_:utility	7 6 10 9
:newness_:welcoming	10 8
:newness_:writeto	11 20 13 20
:number	0 -25 1 -1 2 -43 3 -16 5 -2 7 -28 8 36 10 -22 11 -21 12 21 13 6 14 -23
:number #	8 18 14 17
:number ##	4 -29 8 -30 14 96
:number $	0 -11 2 -36 3 -25 4 -22 6 -43 7 -45 8 -20 9 27 10 -41 12 1 14 20
:number %	5 16 7 31
:number +	1 9
:number ,	0 -2 1 -5 2 -17 3 -6 4 1 5 -20 6 -24 7 -40 8 73 9 -24 10 -59 11 -24 14 -35
:number :absence	6 4 9 17
:number :absolute	4 15 8 -13 13 -13 14 17
:number :age	4 15 7 22 8 20 12 -4 13 -40
:number :asking	1 5 6 8
:number :building	7 2
:number :burden	0 7 2 2 4 15 5 10 7 3 8 15
:number :child	8 9
:number :childless	1 10
:number :clocktime	2 -18 5 -21 7 -26 8 -2 9 13 11 -33 12 -3
:number :codething	6 -1 7 -9 8 11 12 11
:number :condition	2 3 4 14
:number :deadline	2 -15 7 -36 8 -8 9 -15 11 -27 14 -42
:number :demand	1 6 6 20
:number :demanding	0 4 13 3
:number :deterring	0 10 5 5 6 18 8 21 10 22
:number :digits	14 12
:number :feething	6 -3
:number :hiding	1 -3 6 11
:number :holiday	9 44
:number :income	0 2 13 13
:number :keything	8 -2
:number :law	0 3
:number :longperiod	7 5 13 -5
:number :losing	13 19
:number :money	4 12 5 82 13 5
:number :nation	2 4
:number :nearby	1 -28 2 -7 6 -47 7 7 8 -21 14 -19
:number :negation	1 -2 3 6 14 13
:number :neighbour	8 30
:number :newness	6 -17 7 26 10 42 13 -5
:number :number	0 -23 1 -18 2 -2 3 -19 4 8 5 24 6 14 7 -40 8 10 12 -18 13 -37 14 109
:number :onlyword	4 15
:number :openprice	2 -22 4 14 6 -10 8 26
:number :opinion	0 7 7 -16 8 27 14 3
:number :payer	6 1 7 10 14 10
:number :paying	13 9
:number :period	1 -26 2 -41 3 -32 4 -87 5 -4 6 -36 7 -4 8 -41 12 58 13 34 14 -61
:number :person	0 -10 2 -34 4 20 6 13
:number :pet	3 -2
:number :petpart	3 31
:number :phone	6 2 14 6
:number :photo	11 9
:number :place	10 2
:number :promise	13 4
:number :record	4 -5 6 -17 7 20 8 -9 12 -8 13 -48 14 -20
:number :rent	13 12
:number :return	4 -39 5 5 7 24 8 -47 14 8
:number :room	0 2 1 6 2 18 3 16 4 10 5 -15 7 -3 8 -48 10 29 14 -7
:number :scarcity	6 11 8 1
:number :seller	6 8 7 18
:number :sex	2 43
:number :spelled	0 -59 4 -21 6 -3 7 -66 8 40 12 16 14 15
:number :time	8 22
:number :title	6 8
:number :tribunalrent	7 -12 12 6
:number :urgency	6 -22 8 -1 10 4
:number :wanting	14 24
:number :work	6 21
:number a	4 35 7 2
:number after	14 25
:number and	0 5 1 -2 2 -27 5 -12 7 -1 8 46 9 -18 13 -17
:number as	7 3
:number at	8 3 12 2 13 10
:number because	2 5
:number bed	0 4 1 8 4 12 6 20 7 8 8 -23 10 32
:number bedroom	2 13
:number bedrooms	7 -8
:number beds	3 21
:number boys	8 6
:number but	4 18
:number cats	3 -9
:number child	1 23
:number children	1 -19
:number day	6 8
:number days	9 11
:number dbl	12 3
:number december	4 7 6 -15 8 -19
:number digits	8 9
:number double	14 21
:number eight	8 7
:number enquiries	1 7 6 10
:number f	9 6
:number families	6 4
:number fifty	4 21
:number five	5 14
:number flats	6 -1
:number for	0 4 1 5 2 3 4 2
:number go	13 21
:number grand	6 2
:number home	8 2
:number hours	6 27
:number house	6 3
:number hundred	4 19 5 1 8 -39 13 -1
:number in	0 21 6 11 8 32 11 11
:number into	8 1
:number is	11 1
:number isn't	3 3
:number january	8 1
:number july	12 1
:number kids	1 -15
:number ladies	2 1
:number landlord	7 20
:number left	6 16
:number legged	3 22
:number letting	7 2
:number lever	8 -12
:number m	14 -12
:number market	10 3
:number men	2 2
:number miles	7 15
:number min	3 9
:number minutes	6 -19 7 -6 8 -19
:number mnths	13 2
:number month	12 48
:number month's	13 -9
:number monthly	13 17
:number months	1 -42 2 -1 5 -11 6 -35 7 -60 9 -8 12 35 13 21
:number months'	4 -7 12 -45 13 2
:number more	2 6
:number mth	12 15
:number mths	13 20
:number nights	9 20
:number nine	8 2
:number november	8 -15
:number of	2 2 4 14 6 3 14 -14
:number off	5 6
:number oh	14 18
:number on	0 17 5 6 8 16
:number one	8 1
:number or	13 4
:number other	6 19
:number pcm	4 12
:number people	0 -1 6 13
:number per	4 20 7 26
:number person	4 11
:number plus	12 9
:number pound	5 31
:number pounds	5 41
:number quid	5 30
:number rents	13 3
:number rooms	2 19
:number seven	14 25
:number sinks	2 7
:number six	14 4
:number street	7 5
:number text	14 8
:number the	6 19
:number thing	0 2
:number this	6 3
:number three	8 2 14 4
:number till	8 16
:number time	10 14
:number to	0 9 7 -14 8 29 14 3
:number together	8 2
:number two	14 29
:number week's	5 -5
:number weekly	13 -12
:number weeks	5 12 9 10 13 1
:number weeks'	13 -2
:number who	6 9
:number whose	1 2
:number with	2 1 8 6
:number x	13 3
:number year	12 14
:number years	7 23 13 -30
:number yrs	10 2
:number zero	14 11
:number>:absence	0 2 1 -1 2 5 6 10 8 14 9 17
:number>:absolute	0 -18 1 -2 4 11 13 -13 14 21
:number>:accepting	6 8 8 -7
:number>:advance	8 -4
:number>:age	1 2 6 -17 7 19 8 15 12 -2 13 -43
:number>:asking	1 3 2 6 6 14
:number>:benefit	0 7
:number>:bid	4 17 6 12
:number>:burden	0 2 1 2 4 17 5 5 8 17
:number>:child	8 10
:number>:childless	1 13 4 1 6 1 8 -19
:number>:clocktime	2 -18 3 -7 5 -31 6 5 7 -11 9 13 11 -47 12 -7 14 -11
:number>:codething	6 -9 7 -7 8 5 12 3 13 11
:number>:condition	4 25
:number>:councilpay	0 8
:number>:deadline	2 -46 4 8 5 6 6 -1 7 -52 9 -17 11 -46 14 -29
:number>:demand	1 39 2 -26 6 16
:number>:demanding	0 3 1 4 4 11 6 -32 13 19
:number>:denying	3 9 8 12
:number>:deterring	0 4 2 -1 5 2 6 8 8 10 10 20
:number>:digits	14 1
:number>:everyone	0 10
:number>:feething	8 -28
:number>:healthword	8 10
:number>:hiding	1 -2 2 11 6 8
:number>:holiday	6 -23 9 49
:number>:income	0 4 4 2
:number>:jobless	0 9
:number>:keything	6 1
:number>:law	0 2
:number>:lifeword	8 3
:number>:longperiod	5 -40
:number>:losing	4 11 8 -16 13 17
:number>:money	4 12 5 77 7 4 13 6
:number>:nation	2 15
:number>:nearby	0 -6 1 -63 2 -24 4 -8 6 -25 7 14 8 -28 13 -16 14 -22
:number>:negation	1 1 2 -9 3 12 7 -10 8 26 12 5 14 19
:number>:neighbour	8 30
:number>:newness	4 3 6 -21 7 26 10 40 13 -15
:number>:number	0 -8 1 -29 2 -18 3 -33 4 18 5 6 6 3 7 -14 11 -12 12 -9 13 -41 14 45
:number>:onlyword	4 17
:number>:openprice	1 3 2 -36 3 -15 4 23 5 -9 7 -4 8 22
:number>:opinion	0 1 4 8 5 -12 6 -1 7 -39 8 22
:number>:paying	13 17
:number>:period	1 -37 2 -14 3 -40 4 -1 5 -9 6 -48 7 -6 8 -60 12 54 13 51 14 -43
:number>:person	0 -13 1 12 2 -15 3 21 4 27 6 12
:number>:pet	3 -5 8 12
:number>:petpart	3 32
:number>:phone	6 1 14 17
:number>:photo	11 23
:number>:place	6 15 7 3 10 2
:number>:promise	0 -7 8 9 13 3
:number>:record	4 -33 6 -32 7 18 8 -32 12 -10 13 -55 14 -46
:number>:rent	4 -3 5 4
:number>:return	4 -71 5 21 7 31 8 -27 13 -9 14 5
:number>:room	1 3 2 11 3 21 4 14 5 -25 8 -45 10 36 14 -26
:number>:safety	8 6
:number>:scarcity	2 13 3 1 6 15 8 11
:number>:seller	2 14 7 10 8 -4
:number>:sex	2 62 6 -3
:number>:spelled	0 -64 2 -27 3 -11 4 -44 5 2 6 3 8 43 11 -21 12 28
:number>:time	8 19
:number>:title	6 2 8 24
:number>:tribunalrent	7 -36 12 3 13 21
:number>:urgency	1 -4 8 -6 10 3
:number>:wanting	4 14 14 23
:number>:work	0 28 6 19 14 -13
:number_:absence	2 6 6 1 7 -9 8 4
:number_:absolute	0 -9 2 14 8 4 14 30
:number_:accepting	3 20 5 10 6 -1 8 -9 11 10 12 36
:number_:advance	1 -3 7 -36 9 -10 10 -7 12 -43 13 20
:number_:age	1 15 8 5
:number_:asking	0 32 7 9 11 2 12 28
:number_:benefit	0 14
:number_:bid	1 -1 4 6 6 14 8 -43 9 8 13 -4
:number_:building	1 -2 6 -29 7 -38 11 -20
:number_:burden	0 -21 2 4 4 31 6 23 7 -6 8 -1 12 -3 13 9
:number_:childless	4 2 6 12 8 -21
:number_:childthing	8 8
:number_:clocktime	4 -3 5 -19 6 15 13 2
:number_:codething	1 -7 2 1 4 17 6 -73 7 21 13 6
:number_:condition	0 -13 1 25 4 8 5 -9 6 30 12 -13
:number_:councilpay	0 22 13 3
:number_:deadline	1 -4 4 4 5 2 7 -7 8 9 10 -3 12 -4 13 14
:number_:demand	1 31 2 -15 6 16 8 -4
:number_:demanding	4 10 13 13
:number_:denying	7 -13 11 16
:number_:deposit	5 -4
:number_:deterring	2 -37 12 -15 13 20 14 -20
:number_:digits	14 1
:number_:disability	1 -12 8 13
:number_:disclaimer	7 -13 13 -47
:number_:dislike	4 3
:number_:everyone	0 3 2 9
:number_:fairness	2 -1 7 1
:number_:family	2 6
:number_:fee	4 7 5 11
:number_:feething	0 17 12 27 13 -36
:number_:fixed	8 -35 12 44 13 -74
:number_:healthword	8 17
:number_:hiding	1 -24 2 23 8 7
:number_:holiday	7 1 8 -2 9 4 12 11
:number_:income	13 -31
:number_:jobless	0 1
:number_:jobname	8 29
:number_:keything	6 8 7 5 8 23
:number_:kin	1 -9 4 1 8 7
:number_:lifeword	5 2 7 -12 8 12
:number_:longperiod	12 8 13 2
:number_:losing	6 11 8 -16
:number_:money	4 26 5 11 13 11
:number_:nation	2 4
:number_:nearby	0 -1 1 -18 2 12 4 -8 8 -40 14 -13
:number_:negation	1 20 2 -17 3 15 4 6 5 15 8 35 12 39 14 19
:number_:neighbour	8 3
:number_:newness	3 14 4 14 5 14 6 10 8 11
:number_:number	0 -19 2 -3 3 -66 5 -17 6 -28 7 -43 8 12 10 1 11 -30 13 7 14 32
:number_:online	1 -2
:number_:onlyword	2 1 4 9 12 17
:number_:openprice	1 16 3 -5 4 8 6 -4 10 -31 12 27 13 -4 14 25
:number_:opinion	0 3 6 -25 7 1 10 -10 11 2 12 29 13 -4 14 20
:number_:payer	0 15 11 10 13 13 14 8
:number_:paying	5 2 13 52
:number_:period	4 50 6 3 7 12 12 6 13 15
:number_:person	1 10 3 9 4 9 6 19 8 -3 14 2
:number_:pet	8 9
:number_:phone	14 29
:number_:photo	4 14 5 4 6 -16
:number_:place	0 -2 6 13 10 1
:number_:preferring	0 3
:number_:promise	3 16 7 10 8 2
:number_:ranking	1 -2 7 -13 8 8
:number_:record	8 -5
:number_:refusing	0 -9 2 -5
:number_:regretting	1 5
:number_:rent	4 -44 5 27 6 -10 9 -4 12 -7
:number_:return	0 -9 1 -2 4 -82 5 33 7 1 8 -15 9 -6 12 -21 14 5
:number_:room	1 -22 10 11 14 -13
:number_:rulesplace	4 22
:number_:safety	7 26
:number_:scarcity	2 37 6 15 8 3
:number_:seller	7 3 8 -24 11 13 14 5
:number_:sex	2 27 8 3
:number_:sexual	4 3
:number_:source	6 17
:number_:spelled	0 -8 1 13 2 -16 3 -6 4 -27 6 18 8 15 9 9 11 -2 12 24 13 20
:number_:student	12 2
:number_:superlative	12 4
:number_:time	6 15 12 11
:number_:title	2 15 6 -12 8 19
:number_:tribunalrent	5 -6 8 -31 12 -14
:number_:urgency	6 14 13 7 14 9
:number_:utility	7 19
:number_:wanting	2 4 4 28 6 5
:number_:welcoming	13 10
:number_:work	0 31 13 -8
:number_:writeto	8 11
:offerdeal	0 7 1 14 3 29 4 47 6 45 7 42 8 -35 10 17 11 -25 12 -21 14 -8
:offerdeal $	4 1 5 10 6 -16 7 10 14 9
:offerdeal ,	1 7 2 -3 6 9
:offerdeal :accepting	4 5
:offerdeal :building	1 8 3 12
:offerdeal :clocktime	4 -29
:offerdeal :codething	6 7
:offerdeal :deadline	4 -4 6 34 10 4
:offerdeal :deterring	4 3
:offerdeal :disclaimer	0 7 3 1
:offerdeal :feething	6 2
:offerdeal :fixed	6 33
:offerdeal :money	6 6
:offerdeal :number	7 3
:offerdeal :offerdeal	6 13
:offerdeal :openprice	1 -8 3 -11 6 -2
:offerdeal :opinion	1 -2 2 3 3 -5 4 21 6 -9
:offerdeal :payer	0 6 3 1
:offerdeal :return	7 8
:offerdeal :room	6 2
:offerdeal :rulesplace	1 7
:offerdeal :seller	4 4
:offerdeal :spelled	7 5
:offerdeal :tribunalrent	6 3
:offerdeal :wanting	6 8
:offerdeal as	4 5
:offerdeal building	1 5
:offerdeal ends	6 14
:offerdeal for	6 21 7 20
:offerdeal from	4 -32
:offerdeal is	6 7
:offerdeal of	1 5 7 11
:offerdeal on	4 8
:offerdeal themselves	2 1
:offerdeal to	2 5 3 -3 4 12 6 -8
:offerdeal with	0 14
:offerdeal yourself	0 5 3 2
:offerdeal zone	1 5
:offerdeal £#	6 1
:offerdeal>:advance	6 2 10 4
:offerdeal>:benefit	0 4
:offerdeal>:building	1 17 3 12
:offerdeal>:clocktime	4 -21
:offerdeal>:codething	6 13
:offerdeal>:deadline	4 -2 6 50
:offerdeal>:deterring	4 2
:offerdeal>:disclaimer	0 6 3 1
:offerdeal>:fee	6 4
:offerdeal>:feething	6 2
:offerdeal>:fixed	4 -5 6 38
:offerdeal>:healthword	8 14
:offerdeal>:money	4 -14 6 7
:offerdeal>:number	7 8
:offerdeal>:offerdeal	6 9 7 4
:offerdeal>:openprice	1 -11 3 -14 6 -8
:offerdeal>:opinion	3 -4 4 19 7 9
:offerdeal>:payer	0 13 3 7
:offerdeal>:period	6 8
:offerdeal>:promise	7 2
:offerdeal>:ranking	6 3 10 4
:offerdeal>:return	7 3
:offerdeal>:room	4 4 6 2
:offerdeal>:rulesplace	1 7
:offerdeal>:seller	4 20
:offerdeal>:spelled	7 24
:offerdeal>:tribunalrent	6 2
:offerdeal>:wanting	6 6
:offerdeal_:absence	3 2
:offerdeal_:advance	6 3
:offerdeal_:asking	4 13 6 -16
:offerdeal_:benefit	0 4
:offerdeal_:building	1 11
:offerdeal_:burden	4 -8 6 14
:offerdeal_:clocktime	6 13 8 -12
:offerdeal_:condition	6 43
:offerdeal_:deadline	4 -14 6 50 8 -19
:offerdeal_:demanding	6 16
:offerdeal_:deterring	2 2 3 1
:offerdeal_:faith	2 10
:offerdeal_:feething	4 22
:offerdeal_:healthword	8 2
:offerdeal_:hiding	4 18
:offerdeal_:money	4 -16
:offerdeal_:nearby	0 5
:offerdeal_:newness	6 12
:offerdeal_:number	4 -21
:offerdeal_:offerdeal	1 16
:offerdeal_:online	1 11
:offerdeal_:onlyword	4 5 6 22
:offerdeal_:openprice	6 -10
:offerdeal_:opinion	7 18
:offerdeal_:payer	1 15 6 8
:offerdeal_:paying	13 1
:offerdeal_:period	6 16
:offerdeal_:promise	4 2
:offerdeal_:ranking	6 10
:offerdeal_:refusing	4 15
:offerdeal_:regretting	8 4
:offerdeal_:room	7 13
:offerdeal_:rulesplace	1 2
:offerdeal_:seller	4 10 5 7
:offerdeal_:spelled	4 -33 7 4
:offerdeal_:work	0 21
:online	0 -40 1 -18 2 -26 3 -2 4 2 5 -20 6 -95 7 -20 8 -79 9 -46 12 -3 14 132
:online $	0 -11 1 -56 2 -13 4 -11 6 -36 7 -79 8 -3 14 6
:online ,	1 -23 2 -5 4 -53 5 -4 6 -31 7 -14 8 -19 14 79
:online :advance	14 6
:online :asking	4 3
:online :burden	0 -6 7 6
:online :codething	8 -7 14 22
:online :condition	11 19
:online :deterring	2 2 7 4 14 7
:online :feething	14 10
:online :forename	14 5
:online :neighbour	6 2
:online :online	14 21
:online :openprice	0 1 4 12
:online :opinion	3 1 14 16
:online :payer	14 12
:online :photo	3 3
:online :seller	6 -3 14 35
:online :spelled	14 29
:online :writeto	4 -5 14 28
:online a	7 16
:online about	3 -8 4 -4
:online an	4 11
:online and	2 4
:online another	3 4
:online as	14 11
:online at	14 9
:online because	11 9
:online channel	14 2
:online dot	14 4
:online for	14 15
:online is	8 -7 14 22
:online it	2 2
:online me	14 10
:online next	6 2
:online on	7 11
:online other	2 8
:online the	8 11
:online to	3 4
:online us	14 9
:online what	4 6
:online>:advance	14 4
:online>:burden	0 -25 4 4 5 -1 6 -6 7 1 14 19
:online>:child	7 10
:online>:codething	8 -16 14 35
:online>:condition	11 16
:online>:deadline	10 6
:online>:deterring	6 -7 7 2 14 16
:online>:feething	14 13
:online>:forename	14 14
:online>:hiding	8 3
:online>:holiday	14 11
:online>:losing	1 9 2 5
:online>:nearby	14 26
:online>:negation	1 -2 3 9
:online>:neighbour	6 1
:online>:online	14 34
:online>:onlyword	14 11
:online>:openprice	4 19 14 15
:online>:opinion	2 9 14 12
:online>:payer	14 8
:online>:photo	3 1
:online>:place	14 2
:online>:promise	3 10
:online>:room	4 8
:online>:seller	4 -6 6 -10 14 30
:online>:spelled	13 -3 14 35
:online>:superlative	7 8
:online>:title	14 2
:online>:writeto	4 -21 14 33
:online_:absence	3 3
:online_:absolute	3 5
:online_:accepting	14 29
:online_:bid	4 6
:online_:building	2 13 3 8 7 12 14 9
:online_:burden	5 -2 14 24
:online_:child	7 8
:online_:clocktime	6 5
:online_:codething	14 23
:online_:deadline	6 17
:online_:deterring	14 7
:online_:fairness	14 1
:online_:fixed	13 3
:online_:forename	14 1
:online_:holiday	14 15
:online_:losing	2 4
:online_:money	4 12
:online_:nearby	14 25
:online_:negation	2 5
:online_:neighbour	7 11
:online_:offerdeal	4 3
:online_:online	2 -2 4 -6 14 47
:online_:onlyword	14 33
:online_:openprice	0 5 4 28 14 38
:online_:opinion	2 2
:online_:pet	3 -3
:online_:photo	7 11
:online_:promise	3 1
:online_:return	4 2
:online_:spelled	14 27
:online_:superlative	7 1
:online_:time	7 1
:online_:title	14 34
:online_:urgency	14 2
:onlyword	0 31 1 19 2 24 3 20 4 3 5 -5 7 -62 8 -10 9 38 10 21 11 2 12 47 14 5
:onlyword ##	8 -6
:onlyword $	0 11 1 1 2 11 3 18 4 -8 5 -12 7 -76 8 -7
:onlyword ,	0 14 1 -11 3 -1 8 -25 9 6 12 26 14 3
:onlyword :accepting	5 6
:onlyword :advance	6 9 10 3
:onlyword :asking	3 -6
:onlyword :building	2 8
:onlyword :burden	3 20 12 6
:onlyword :childless	1 1
:onlyword :condition	6 5
:onlyword :deadline	6 8
:onlyword :demanding	6 7
:onlyword :deterring	7 5
:onlyword :disclaimer	8 12
:onlyword :everyone	10 1
:onlyword :faith	2 4
:onlyword :income	0 8
:onlyword :losing	7 19
:onlyword :nation	2 8
:onlyword :negation	0 6 1 3 3 15
:onlyword :newness	6 12 10 12
:onlyword :number	6 9 8 -7
:onlyword :online	1 6
:onlyword :onlyword	6 2 9 3
:onlyword :openprice	11 8
:onlyword :opinion	1 14 2 11 6 -29 7 -7 11 14 12 -1
:onlyword :payer	0 5 8 4
:onlyword :person	4 5
:onlyword :pet	3 10
:onlyword :ranking	6 10
:onlyword :refusing	3 13 9 2
:onlyword :room	7 3
:onlyword :scarcity	6 2
:onlyword :seller	0 19
:onlyword :source	10 1
:onlyword :spelled	4 -31 6 3
:onlyword :time	7 16 10 7
:onlyword :urgency	6 13 10 23
:onlyword :wanting	1 -6
:onlyword :welcoming	2 15
:onlyword :work	0 11
:onlyword :writeto	0 10
:onlyword a	11 19
:onlyword and	7 1 11 2 14 2
:onlyword at	4 -7
:onlyword be	0 6 3 -9 4 -14 5 7 6 -40 8 -10
:onlyword before	6 13
:onlyword buy	5 4
:onlyword by	4 11
:onlyword come	2 6
:onlyword else	7 5
:onlyword ever	7 7
:onlyword flatshare	2 6
:onlyword for	8 12 12 23
:onlyword go	7 5
:onlyword i	6 3
:onlyword in	10 16
:onlyword it	6 18
:onlyword just	10 1
:onlyword listed	10 1
:onlyword no	0 13
:onlyword not	3 16
:onlyword now	10 18
:onlyword on	3 3 12 1
:onlyword one	2 -3
:onlyword out	9 2
:onlyword pets	3 2
:onlyword please	2 4
:onlyword room	7 4
:onlyword so	4 2 13 4
:onlyword take	2 1 5 13
:onlyword the	11 -7 12 12
:onlyword this	6 30 10 15
:onlyword those	2 3
:onlyword time	6 7
:onlyword to	1 3 6 -16 11 10
:onlyword two	6 10
:onlyword use	14 1
:onlyword with	3 11
:onlyword within	6 10
:onlyword you	8 17
:onlyword yourself	8 9
:onlyword>:absence	9 1
:onlyword>:accepting	0 12 2 3 3 -17 5 1 7 -4
:onlyword>:asking	3 -1 4 8 6 -2 7 -2
:onlyword>:benefit	0 5
:onlyword>:bid	4 5
:onlyword>:building	2 16 6 -22 7 -7
:onlyword>:burden	2 8 3 11 12 3
:onlyword>:child	8 9
:onlyword>:childless	0 -13 1 23 2 -15
:onlyword>:clocktime	6 12 9 2 12 19
:onlyword>:codething	7 -8 9 -7 12 14
:onlyword>:condition	6 1
:onlyword>:deadline	3 -18 6 29 8 -3 12 5
:onlyword>:demand	0 8 6 7
:onlyword>:demanding	6 1
:onlyword>:deterring	2 -2
:onlyword>:disability	11 2
:onlyword>:disclaimer	8 6
:onlyword>:dislike	1 1
:onlyword>:everyone	10 2
:onlyword>:faith	2 31
:onlyword>:fixed	12 10
:onlyword>:holiday	9 19
:onlyword>:income	0 15
:onlyword>:jobname	0 14
:onlyword>:longperiod	12 22
:onlyword>:losing	7 15
:onlyword>:money	4 2 5 19
:onlyword>:nation	2 29
:onlyword>:negation	1 12 3 12 6 -40 11 7
:onlyword>:newness	10 16
:onlyword>:number	3 -16 6 14
:onlyword>:online	0 3 1 5
:onlyword>:onlyword	2 8 7 -11 9 2 10 2
:onlyword>:openprice	0 -7 2 -1 7 -19 11 20
:onlyword>:opinion	1 8 2 4 4 1 6 -24 7 -20 8 -11 11 8
:onlyword>:payer	0 3 6 -6
:onlyword>:period	12 26
:onlyword>:person	2 10 4 21
:onlyword>:pet	3 5
:onlyword>:petpart	3 25
:onlyword>:photo	4 14 8 15
:onlyword>:promise	7 6
:onlyword>:refusing	3 12 9 6
:onlyword>:room	2 -5
:onlyword>:rulesplace	1 2
:onlyword>:scarcity	2 5 6 14
:onlyword>:seller	0 18
:onlyword>:sexual	2 14
:onlyword>:source	10 2
:onlyword>:spelled	4 -52 6 3 7 -8 9 6
:onlyword>:time	7 16 10 5
:onlyword>:title	1 5
:onlyword>:urgency	6 35 10 20
:onlyword>:wanting	6 5
:onlyword>:welcoming	2 12
:onlyword>:work	0 26
:onlyword>:writeto	0 11 4 2 6 -9 11 6 14 9
:onlyword_:absence	1 10 6 27 12 3
:onlyword_:absolute	1 22
:onlyword_:accepting	0 7
:onlyword_:advance	0 -4
:onlyword_:age	1 6 2 4
:onlyword_:asking	4 19 6 21
:onlyword_:benefit	0 35
:onlyword_:bid	0 -1 4 13
:onlyword_:building	3 10
:onlyword_:burden	2 12 3 -4 4 3 6 -10 10 4
:onlyword_:child	1 33
:onlyword_:childless	0 -31 1 44 2 -5 9 2
:onlyword_:clocktime	0 -17 1 8 2 20 6 15 9 2 12 22
:onlyword_:codething	1 -14 7 -12 8 -7 9 -31 12 7
:onlyword_:condition	12 5
:onlyword_:councilpay	0 -5
:onlyword_:deadline	0 -31 6 16 7 20 12 1
:onlyword_:demand	0 6 2 -6 6 15
:onlyword_:demanding	4 -2 5 -10 7 11
:onlyword_:deterring	0 6 3 -17 6 -5 10 12
:onlyword_:disability	11 1
:onlyword_:disclaimer	2 6
:onlyword_:everyone	1 11 2 -46
:onlyword_:fairness	0 8
:onlyword_:faith	2 37
:onlyword_:feething	5 4 6 18
:onlyword_:fixed	12 25
:onlyword_:healthword	0 1
:onlyword_:hiding	6 16 8 4 9 3
:onlyword_:holiday	1 17 9 19
:onlyword_:income	0 39
:onlyword_:jobname	0 20
:onlyword_:kin	2 2
:onlyword_:lifeword	6 -4
:onlyword_:longperiod	12 9 13 6
:onlyword_:losing	6 1 13 2
:onlyword_:money	5 7 6 13
:onlyword_:nation	2 33
:onlyword_:nearby	10 4
:onlyword_:negation	0 3 3 28 6 -29 8 -13 11 32
:onlyword_:neighbour	1 20 9 1
:onlyword_:number	0 1 2 16
:onlyword_:offerdeal	3 2
:onlyword_:online	1 5 2 1 14 20
:onlyword_:onlyword	12 6
:onlyword_:openprice	0 -3 6 -2 8 -6 9 2 10 7 11 2
:onlyword_:opinion	2 -2 5 -6 7 -37
:onlyword_:origin	2 17
:onlyword_:payer	2 -4 3 11
:onlyword_:paying	0 -9
:onlyword_:period	12 37 13 40
:onlyword_:person	0 10 6 -12 7 -37
:onlyword_:pet	2 -7 3 26 8 2
:onlyword_:petpart	3 18
:onlyword_:phone	14 8
:onlyword_:photo	0 2 3 9 4 2 8 13
:onlyword_:place	7 7
:onlyword_:preferring	4 8
:onlyword_:promise	7 -2
:onlyword_:rent	13 4
:onlyword_:return	0 2 13 8
:onlyword_:room	10 30
:onlyword_:scarcity	0 -25 2 6 6 36
:onlyword_:seller	2 5 5 1
:onlyword_:sex	0 -4 2 37
:onlyword_:sexual	2 21
:onlyword_:source	0 3
:onlyword_:spelled	0 20 8 -40 9 1 12 18 13 3
:onlyword_:superlative	7 1
:onlyword_:title	1 1 2 12
:onlyword_:urgency	1 3 6 11
:onlyword_:wanting	2 3 6 5 13 7
:onlyword_:work	0 34 2 -33
:onlyword_:writeto	2 3 3 -1 6 -23 7 -10 11 33
:openprice	0 -18 2 -3 3 -17 4 84 5 -16 6 15 7 -10 8 -37 9 -3 11 23 13 -12 14 -3
:openprice #	4 -32 6 -21 8 9 12 9 14 10
:openprice ##	4 16 8 -35
:openprice $	0 -13 1 -45 2 -36 3 -3 4 76 5 -1 6 4 10 -36 11 5 13 -21
:openprice ,	0 -30 2 -5 3 -31 4 20 6 -6 8 12
:openprice :absolute	1 -7
:openprice :accepting	2 5
:openprice :advance	13 22
:openprice :asking	2 -9 4 -4 8 18
:openprice :benefit	0 11
:openprice :bid	1 -3 6 -22 7 -5
:openprice :burden	0 -11 3 -7 4 31 7 9 13 -4 14 1
:openprice :child	6 3
:openprice :childless	4 -3
:openprice :clocktime	0 -10 1 -4 6 -20 7 -16 8 6 13 8
:openprice :codething	0 -5 5 8 8 10 11 2
:openprice :condition	2 -8 4 2 6 -7
:openprice :councilpay	0 10
:openprice :deadline	4 7 6 2 7 -5 8 7
:openprice :demand	4 7 6 -8
:openprice :demanding	7 -11
:openprice :denying	6 6
:openprice :deterring	2 15 4 6 11 -4 13 -8 14 16
:openprice :everyone	4 2 6 -23
:openprice :fairness	2 -1 4 1 6 -4
:openprice :family	1 38 2 -16
:openprice :fixed	1 1 3 7 6 1
:openprice :healthword	8 13
:openprice :hiding	6 8
:openprice :holiday	3 2
:openprice :income	1 -8 5 13 6 6
:openprice :jobname	0 9
:openprice :keything	6 15
:openprice :kin	1 9
:openprice :losing	0 3 1 -9
:openprice :money	4 39 5 -62 7 -20 13 -26
:openprice :nation	2 34
:openprice :nearby	6 -2 7 16 10 7
:openprice :negation	0 -32 1 -63 2 -30 3 -35 6 3 12 1
:openprice :newness	6 17 10 16
:openprice :number	0 -11 1 -31 2 -1 4 6 6 -36 7 -33 9 16 12 3
:openprice :online	3 1 11 -8 13 2
:openprice :onlyword	12 10
:openprice :openprice	1 -16 3 13 4 33 5 -29 6 -16 8 -71
:openprice :opinion	3 9 5 -4 8 -2 11 -2 14 -5
:openprice :origin	2 18
:openprice :payer	0 14 3 -2 4 -7 6 -22 7 8 10 15 12 7
:openprice :paying	1 2 4 -1 5 30 13 14
:openprice :period	5 16 12 -18
:openprice :person	0 11 1 30 6 -102 8 -46 14 13
:openprice :pet	1 8 2 21 3 24
:openprice :petpart	3 1
:openprice :photo	0 26 2 7 4 16
:openprice :place	7 23 10 1
:openprice :politics	1 4
:openprice :preferring	2 -14 4 23
:openprice :promise	6 13
:openprice :ranking	3 1 4 5 6 2 13 9
:openprice :refusing	0 -32 2 3 6 6
:openprice :rent	10 12 13 -30
:openprice :return	4 2 6 6 10 27 13 -38
:openprice :rulesplace	0 3
:openprice :scarcity	6 13
:openprice :seller	0 5 2 8 4 -8 5 6 10 14
:openprice :sex	2 -8 7 2
:openprice :spelled	0 -29 1 -33 4 13 5 -5 6 6 8 1 9 18 13 3 14 -37
:openprice :superlative	4 4
:openprice :title	8 5
:openprice :tribunalrent	6 14 10 8
:openprice :urgency	2 -42 6 16 8 -19 12 2
:openprice :wanting	1 14
:openprice :welcoming	4 9 6 1
:openprice :work	0 9 2 -2 13 5
:openprice :writeto	2 -14 4 12 8 6 13 7 14 -5
:openprice a	0 -21 2 19 4 -15 5 -18 6 -55 7 2 10 -1
:openprice against	1 9
:openprice an	6 19
:openprice and	7 5 11 11
:openprice any	3 -7
:openprice anything	4 5
:openprice are	4 2
:openprice as	4 2 6 9
:openprice at	4 8 8 3
:openprice avoid	6 11
:openprice bag	6 1
:openprice be	0 6 1 4 4 13 5 22 6 10 13 1
:openprice begin	12 12
:openprice come	6 7
:openprice considered	4 5
:openprice cottages	6 1
:openprice cover	5 4
:openprice decline	2 6
:openprice dog	2 18
:openprice dogs	2 7
:openprice each	0 1
:openprice esa	0 6
:openprice everybody	1 1
:openprice families	1 16
:openprice fill	2 3
:openprice find	1 9 3 1
:openprice for	2 -8 4 4 5 -7 6 1 10 21 12 19
:openprice foreigners	2 2
:openprice four	9 11
:openprice front	13 24
:openprice get	4 21 8 14
:openprice give	11 7
:openprice go	6 -2
:openprice hear	4 21
:openprice here	7 28
:openprice how	11 10
:openprice in	4 4 6 -16 7 3
:openprice is	11 6
:openprice it	3 -22 4 -30 6 21 11 2
:openprice kids	1 -12
:openprice kind	0 4
:openprice leeds	6 9
:openprice let	6 5 8 3
:openprice live	6 7 7 10
:openprice local	2 2
:openprice look	1 2
:openprice lose	6 2
:openprice make	7 13
:openprice market	10 9
:openprice match	2 5
:openprice mention	6 3
:openprice more	2 3 7 13
:openprice never	6 3
:openprice nine	4 17
:openprice no	1 -12 11 1
:openprice none	7 14
:openprice not	0 -22 2 -32 3 -2
:openprice of	0 -3 4 13 5 -4 14 4
:openprice on	0 -21 4 26 6 3 13 -2 14 6
:openprice our	10 15
:openprice over	1 -7 4 -1
:openprice own	0 1
:openprice pay	5 14 6 10
:openprice people	1 8
:openprice pets	1 11 3 21
:openprice pip	0 6
:openprice prefer	2 -6
:openprice price	4 3
:openprice religion	2 -7
:openprice rent	4 1 10 6 13 -28
:openprice say	3 6 4 -6
:openprice sell	10 6
:openprice settle	13 25
:openprice show	0 8
:openprice shown	4 9
:openprice similar	0 13
:openprice sit	7 1
:openprice start	12 1
:openprice stay	2 2 3 7
:openprice stop	7 7
:openprice suit	4 6
:openprice take	2 7 6 11
:openprice the	0 -10 1 5 3 -10 5 -7 6 -6 7 -5 8 -11 9 -8 11 12 13 -11 14 -12
:openprice them	11 19
:openprice thereabouts	4 7
:openprice think	6 5
:openprice this	6 1 7 25
:openprice those	1 21 2 6
:openprice three	13 1
:openprice to	1 -26 3 3 6 -8 8 -5 10 1
:openprice travellers	2 5
:openprice under	6 7
:openprice universal	0 -9
:openprice us	12 1 14 -4
:openprice view	6 11
:openprice we	0 13 1 9
:openprice we've	13 3
:openprice what	0 2
:openprice whoever	4 6
:openprice with	0 17 1 20 11 1
:openprice without	1 -12
:openprice would	4 5
:openprice you	2 -40 6 -45 13 -17 14 -10
:openprice you'd	4 6
:openprice youngsters	1 7
:openprice your	4 5 6 -22
:openprice £#	4 16 5 -67
:openprice £##	4 18
:openprice>:absence	6 -12 8 8
:openprice>:absolute	1 -27 4 13 6 15 8 -4 12 5
:openprice>:accepting	0 2 1 5 2 12 4 6 5 8 6 16 8 5 11 9 12 11
:openprice>:advance	2 -12 6 8 8 -5 13 34
:openprice>:asking	2 -16 8 11 12 -1 13 -8
:openprice>:benefit	0 19 4 -22
:openprice>:bid	0 -1 4 5 6 -29 7 -15
:openprice>:building	0 -22 1 14 4 -31 7 -11 8 4
:openprice>:burden	0 -21 3 -40 4 30 6 25 7 13 8 -4 14 12
:openprice>:child	1 34 6 8
:openprice>:childless	1 13 4 -4
:openprice>:clocktime	0 -56 6 -6 7 -50 8 10 13 11
:openprice>:codething	0 -2 4 13 7 2 11 34 12 3 13 -8
:openprice>:condition	2 -7 4 16 6 -12
:openprice>:consent	6 -4 7 4
:openprice>:councilpay	0 27
:openprice>:deadline	1 -20 2 12 4 7 5 -8 6 6 7 -38 12 1
:openprice>:demand	4 21
:openprice>:demanding	2 19 5 -12 7 -36
:openprice>:denying	6 2
:openprice>:deterring	2 8 6 4 8 -4 10 -4 13 -17 14 22
:openprice>:disability	0 -10
:openprice>:disclaimer	7 -28 11 11 13 7
:openprice>:everyone	0 6 4 9 11 -11
:openprice>:fairness	0 9 6 -3
:openprice>:faith	2 37 6 -3
:openprice>:family	1 38 2 -19 6 -1
:openprice>:fee	4 1
:openprice>:feething	2 -16 7 31 11 4
:openprice>:fixed	3 4 12 12 13 15
:openprice>:forename	2 9
:openprice>:healthword	8 18
:openprice>:hiding	6 8
:openprice>:holiday	3 11 7 1 8 2
:openprice>:income	0 3 1 -17 5 4 6 1 13 -8
:openprice>:jobless	0 5
:openprice>:jobname	0 11
:openprice>:keything	6 8 8 2
:openprice>:kin	0 10 1 18
:openprice>:law	4 12
:openprice>:lifeword	0 7
:openprice>:longperiod	13 -9
:openprice>:losing	1 -6 6 16 8 -6
:openprice>:money	4 63 5 -34 6 -5 13 -3
:openprice>:nation	2 34
:openprice>:nearby	0 -7 4 -5 6 -17 8 -40 10 2
:openprice>:negation	0 -41 1 -60 2 -21 4 -1 6 2 7 25 11 18
:openprice>:neighbour	2 -27
:openprice>:newness	2 -39 6 25 10 14
:openprice>:number	0 -5 3 -12 4 16 5 -2 6 -3 7 -13 9 11 12 5 13 8
:openprice>:offerdeal	4 6 10 12
:openprice>:online	1 22 6 -2 13 1
:openprice>:onlyword	0 -4 1 7 4 13 12 3
:openprice>:openprice	0 -6 1 -12 2 4 4 68 5 -47 6 -6 8 -19 13 -24
:openprice>:opinion	0 2 1 13 6 2 8 -14 13 -7 14 -18
:openprice>:origin	2 17
:openprice>:payer	0 10 1 14 2 2 3 -3 4 -15 5 11 7 7 8 -18 10 12
:openprice>:paying	0 -2 1 14 4 7 5 31 13 23
:openprice>:period	5 9 13 -9
:openprice>:person	0 4 1 28 2 1 4 -4 6 -18 13 6 14 10
:openprice>:pet	1 2 2 13 3 32 4 -25 6 -11
:openprice>:phone	4 5 6 12
:openprice>:photo	0 19 5 17 11 27
:openprice>:place	1 -1 2 3 7 16
:openprice>:politics	2 31
:openprice>:preferring	2 -21 4 25
:openprice>:promise	2 2 6 17
:openprice>:ranking	0 5 2 -5 3 5 6 17 13 8
:openprice>:refusing	0 -21 2 2 6 6
:openprice>:rent	4 19 10 23 13 -24
:openprice>:return	4 21 7 15 10 24 13 -27
:openprice>:room	2 -8 4 -36 6 -39 7 13 14 7
:openprice>:rulesplace	0 4 5 4 8 -29
:openprice>:scarcity	2 -26 4 29 6 25
:openprice>:school	1 27
:openprice>:seller	0 4 1 26 2 18 5 11 8 -1 10 12 11 1 14 -10
:openprice>:sexual	2 21
:openprice>:spelled	1 -29 2 7 6 12 9 10 11 8 13 10 14 -5
:openprice>:superlative	4 3
:openprice>:time	6 20 12 2
:openprice>:title	8 34
:openprice>:tribunalrent	6 15 7 -7 10 9 12 13 13 -28
:openprice>:urgency	2 -18 4 -11 6 27 8 -38
:openprice>:utility	7 4
:openprice>:wanting	1 4 8 1 11 1
:openprice>:welcoming	4 12
:openprice>:work	0 31 2 -53 13 32
:openprice>:writeto	4 26 11 -4 13 4 14 -3
:openprice_:absence	0 35 1 -27 11 10
:openprice_:absolute	0 9 2 -3 4 2 5 -1 6 7 7 44 11 -6 12 16
:openprice_:accepting	1 32 2 8 4 7 12 10
:openprice_:advance	0 -20 1 16 4 23 6 13 10 19 12 -18
:openprice_:asking	0 -12 2 -10 4 14 5 -12 6 -7 7 -2 13 -14
:openprice_:benefit	0 4 4 -14
:openprice_:bid	2 -43 4 56 5 -4 6 -9 7 -32
:openprice_:building	0 5 2 -35 8 5 11 9
:openprice_:burden	0 -7 1 13 2 -9 4 12 6 43 7 10 10 -14 11 9 13 7
:openprice_:child	0 -6 1 39
:openprice_:childless	0 16
:openprice_:clocktime	0 15 2 -3 3 -1 5 -25 6 7 7 -6 8 24 11 -16 12 13 14 -22
:openprice_:codething	0 -8 1 12 4 13 6 8 11 9 13 -20
:openprice_:condition	1 16 2 -24 4 33 6 14 7 -10 12 1 13 29
:openprice_:consent	6 5 7 3
:openprice_:councilpay	0 20 5 -7
:openprice_:deadline	0 -2 3 17 6 13 7 -3 8 6 11 -35 12 3 13 -22 14 -3
:openprice_:demand	2 -7 4 33
:openprice_:demanding	1 10 2 12 5 -5 6 -12 10 3
:openprice_:denying	1 4 7 7
:openprice_:deterring	0 12 1 26 2 -15 6 17 8 -11 9 5 11 16
:openprice_:disability	2 25
:openprice_:disclaimer	0 2 1 -10 2 29 5 14 7 -3 11 16
:openprice_:dislike	2 24 14 6
:openprice_:everyone	2 -8 11 -4
:openprice_:fairness	0 -7 2 -14 4 -7 6 -22 7 1
:openprice_:faith	2 52
:openprice_:family	2 5 3 1 4 -3
:openprice_:fee	6 -19
:openprice_:feething	0 -43 2 -33 3 -28 7 13
:openprice_:fixed	5 4 6 -2 12 2 13 1
:openprice_:forename	2 9
:openprice_:healthword	2 27
:openprice_:hiding	2 12
:openprice_:holiday	6 11 8 14 9 21
:openprice_:income	0 22 4 3 6 -16 13 -10
:openprice_:jobless	0 24 4 3 5 -27 8 1
:openprice_:keything	8 3
:openprice_:kin	2 5 4 -5
:openprice_:law	0 6 4 13
:openprice_:lifeword	0 5 11 10 13 16
:openprice_:longperiod	1 3 12 8 13 -35
:openprice_:losing	0 -13 4 -41 6 12 8 -36
:openprice_:money	1 -36 4 54 5 7 6 -52 7 1
:openprice_:nation	2 26
:openprice_:nearby	1 -17 2 -2 4 -54 6 5 7 -1 8 -16 9 -15 13 -4
:openprice_:negation	3 19 4 -11 5 -18 7 2 11 22 13 -8
:openprice_:neighbour	2 -5 4 19
:openprice_:newness	1 19 2 -25 4 15 6 8 8 -26 10 13 13 -1
:openprice_:number	0 1 1 14 2 3 4 29 5 -19 8 28 12 12 14 19
:openprice_:offerdeal	1 15 4 22 6 -13 10 13
:openprice_:online	1 13 6 -10 11 15
:openprice_:onlyword	2 -11 4 16 8 -1
:openprice_:openprice	0 17 1 4 2 2 4 28 5 -22 6 -24 8 25 10 -15 11 6 12 -4 13 -64 14 12
:openprice_:opinion	2 -9 3 3 4 -7 6 -17 8 16 12 -1 14 26
:openprice_:origin	2 28
:openprice_:payer	0 -7 4 10 6 -6 7 -10 8 -11 12 -2 13 7
:openprice_:paying	0 -7 3 -20 4 29 5 6
:openprice_:period	4 32 5 -2 7 -16 12 16
:openprice_:person	0 -1 2 3 3 -13 5 -19 6 9 7 9 8 -1 14 -3
:openprice_:pet	0 -2 1 -18 2 -59 3 10 4 -30 6 -31
:openprice_:phone	1 8 4 5 6 25 7 3 14 29
:openprice_:photo	1 -3 4 6 5 2 11 52
:openprice_:place	2 26 7 8 13 -1
:openprice_:politics	2 55
:openprice_:promise	4 10 7 9
:openprice_:ranking	1 24 5 2 8 -7 10 10
:openprice_:record	1 5
:openprice_:refusing	3 -9 8 -7
:openprice_:rent	0 9 6 5 7 4
:openprice_:return	0 4 6 2 7 30
:openprice_:room	2 2 3 7 4 5 6 -8 7 10 8 -2 14 1
:openprice_:rulesplace	8 -35
:openprice_:safety	2 8
:openprice_:scarcity	2 6 7 13 8 4
:openprice_:school	1 26
:openprice_:seller	0 -6 1 11 3 1 4 13 5 16 6 -1 8 -34 11 6
:openprice_:sex	2 26
:openprice_:sexual	2 21
:openprice_:spelled	1 28 2 12 3 3 4 -1 6 -1 8 11 11 3
:openprice_:superlative	4 12 6 -30 7 8
:openprice_:thing	8 1
:openprice_:time	1 16 2 13 3 3 6 12
:openprice_:title	6 2 8 7
:openprice_:tribunalrent	6 9 7 -1 10 1 12 9 13 -25
:openprice_:urgency	1 11 2 7 6 10 7 -9
:openprice_:wanting	0 12 4 -7 5 -9 6 -2
:openprice_:welcoming	5 1 6 -18 13 1
:openprice_:work	0 37 2 -35 5 13 7 -2 13 38
:openprice_:writeto	1 5 2 3 4 6 8 4
:opinion	0 6 1 10 3 -8 4 -2 5 6 6 -5 8 -1 9 15 10 1 11 -4 12 8 13 7 14 -6
:opinion #	0 9 8 28 12 4 14 13
:opinion ##	8 -5
:opinion $	0 -22 1 -11 2 -43 6 -40 7 -57 11 -11 12 -17 14 -51
:opinion ,	6 9
:opinion :absence	6 -11 8 3
:opinion :absolute	1 -8 6 -34 13 -8
:opinion :accepting	1 4 3 -1 6 2 9 1 11 8 13 1
:opinion :advance	6 -27 12 7 13 23
:opinion :asking	0 -6 2 -2 4 -11 6 19 7 2 8 4 12 -1
:opinion :bid	6 -7
:opinion :building	0 2
:opinion :burden	2 5
:opinion :childless	1 12
:opinion :clocktime	4 -2 6 -4 13 20
:opinion :codething	7 -9 14 2
:opinion :condition	6 18 12 1
:opinion :deadline	9 3 13 29
:opinion :demanding	2 2 3 -1 4 -17 6 7 7 -11 13 18
:opinion :denying	2 -26
:opinion :deterring	3 3 4 -15 6 -46
:opinion :disclaimer	2 -1
:opinion :everyone	4 3
:opinion :fairness	4 -37 5 1
:opinion :faith	2 17
:opinion :family	2 -6 8 -11 11 1
:opinion :fee	13 8
:opinion :feething	6 -6 11 7
:opinion :fixed	1 1 3 7 13 7
:opinion :healthword	3 15
:opinion :hiding	1 -12 6 12
:opinion :holiday	3 6
:opinion :income	6 7 13 -17
:opinion :jobless	13 11
:opinion :jobname	0 6
:opinion :kin	2 -6 4 9 8 6
:opinion :losing	14 7
:opinion :money	5 -36
:opinion :nation	2 26
:opinion :nearby	5 6 7 11 10 8
:opinion :negation	1 3 2 10 3 -7 4 -44 5 -7 6 5 7 2 8 -7 11 11 13 -6
:opinion :neighbour	0 2 14 4
:opinion :newness	1 -6 2 -16 3 -8 6 -2 7 -20
:opinion :number	0 10 6 -15 7 -1 8 11 14 7
:opinion :online	5 -11 12 1 13 9 14 8
:opinion :onlyword	2 -3 4 -3 8 6
:opinion :openprice	1 -16 6 2 11 11
:opinion :opinion	0 -1 2 10 4 -14 6 34 7 -1 14 -10
:opinion :origin	2 17
:opinion :payer	3 -33 6 -1 7 1 10 15
:opinion :paying	0 -6 1 2 4 -6 5 8 6 1 8 -3
:opinion :period	5 8 9 5 12 -5
:opinion :person	0 16 1 15 4 -1 6 -15
:opinion :pet	3 5
:opinion :phone	8 -6 14 22
:opinion :photo	0 19 3 6
:opinion :place	6 -8 10 5
:opinion :preferring	4 14
:opinion :promise	1 -8 2 7 3 -3 6 12 11 13
:opinion :record	14 10
:opinion :refusing	2 17 3 10 6 4
:opinion :rent	4 -46 10 14 13 -8
:opinion :return	4 -26 7 7 10 28 13 -14
:opinion :rulesplace	0 17 2 5
:opinion :scarcity	1 4 3 -16 6 -8
:opinion :seller	0 -15 3 -7 4 -22 6 4 7 -37 10 16 11 2 12 1
:opinion :sexual	8 25
:opinion :spelled	2 15 7 14
:opinion :thing	5 6
:opinion :time	1 11
:opinion :title	5 5
:opinion :tribunalrent	10 9
:opinion :urgency	2 -21
:opinion :wanting	3 -4
:opinion :welcoming	2 -17
:opinion :writeto	0 -1 2 -12 3 -4 8 3 12 2 13 11
:opinion a	2 31 3 -2 5 -18 6 -28 7 18
:opinion about	3 -20 4 -26
:opinion add	0 1 4 1
:opinion again	1 11
:opinion an	4 9 6 7
:opinion and	2 3
:opinion another	3 2
:opinion anything	4 5
:opinion are	0 7 1 12 6 -30 8 20
:opinion ask	1 6 4 -9
:opinion at	2 30
:opinion avoid	6 11
:opinion bag	6 1
:opinion be	0 6 1 12 4 13 5 23 8 -1 13 1
:opinion begin	12 12
:opinion can	6 11
:opinion can't	2 15 6 9 11 17
:opinion cannot	6 17
:opinion come	6 7
:opinion cover	5 6
:opinion decline	2 6
:opinion do	0 -15 2 -4 3 -9 4 -18
:opinion dogs	3 25
:opinion don't	1 9 4 -13 6 -1
:opinion everybody	1 1
:opinion ex	8 3
:opinion expect	6 8
:opinion families	1 2
:opinion fill	2 4
:opinion find	1 8
:opinion flat	0 4
:opinion fly	8 1
:opinion foreigners	2 2
:opinion get	1 -7 4 4 8 14
:opinion give	11 6
:opinion go	4 3 6 -1 14 2
:opinion guarantee	7 6
:opinion have	0 4 1 18 2 2 3 -3 7 -7 8 -19
:opinion hear	4 21
:opinion in	11 3
:opinion is	4 5 7 -1
:opinion it	4 -2 9 4
:opinion kids	1 -1
:opinion know	13 1
:opinion let	0 -16
:opinion live	6 6 7 9
:opinion local	2 2
:opinion make	7 8 11 2
:opinion market	10 9
:opinion match	2 5
:opinion mean	1 10
:opinion mention	6 2
:opinion mobile	14 10
:opinion none	7 16
:opinion number	14 8
:opinion of	7 9
:opinion our	10 16
:opinion pay	6 9 13 -16
:opinion pets	3 -4
:opinion promise	7 7
:opinion rent	4 -44 10 8 13 -7
:opinion roof	2 8
:opinion say	3 5 4 -6 7 7
:opinion sell	10 6 12 12
:opinion settle	13 23
:opinion should	4 3
:opinion show	0 8
:opinion sign	13 15
:opinion sit	7 1
:opinion somewhere	1 9
:opinion start	12 2
:opinion stay	2 2 3 7
:opinion stop	7 7
:opinion suit	4 6
:opinion take	5 6 6 7 13 28
:opinion the	0 -5 1 -6 2 -6 3 -38 6 2 7 -26 8 11 9 -2 12 4 14 -15
:opinion them	11 5
:opinion those	1 13 2 2
:opinion to	6 8
:opinion two	1 1
:opinion us	4 -3 12 5
:opinion view	6 10
:opinion want	2 8
:opinion watch	0 7
:opinion what	4 5
:opinion whoever	4 9
:opinion wife	4 4
:opinion will	4 7
:opinion with	7 4
:opinion word	7 7
:opinion words	6 3
:opinion work	13 5
:opinion would	2 -6
:opinion you	7 13
:opinion your	7 3
:opinion £#	4 -6 5 -21
:opinion £##	4 4
:opinion>:absence	0 11 8 28
:opinion>:absolute	1 -21 6 -17 7 2 12 8 13 -20
:opinion>:accepting	0 -8 1 16 4 1 6 11 7 -1 11 16 14 -13
:opinion>:advance	0 -3 2 -24 6 -7 8 -1 12 2 13 41
:opinion>:asking	2 -14 4 -12 6 18 8 1 12 -6
:opinion>:benefit	0 -4
:opinion>:bid	4 16 6 -6
:opinion>:building	2 -22 4 -10
:opinion>:burden	2 4 4 9 6 3
:opinion>:child	1 14 7 3 8 1 13 4
:opinion>:childless	1 17
:opinion>:clocktime	0 -10 2 -36 8 8 13 27
:opinion>:codething	2 -11 7 -29 8 -14 14 21
:opinion>:condition	8 3
:opinion>:councilpay	0 -27 2 7 13 1
:opinion>:deadline	1 -20 6 1 7 -13 12 6 13 18
:opinion>:demand	6 8
:opinion>:demanding	0 1 2 13 3 -6 4 -15 7 -28 8 -1 13 18
:opinion>:denying	2 -16 7 -3
:opinion>:deterring	1 15 4 -17 6 -13 8 3 11 -11
:opinion>:disclaimer	4 6 6 -6 7 3 11 11
:opinion>:everyone	0 -1 2 -5 7 2
:opinion>:fairness	4 -37 5 9
:opinion>:faith	2 44
:opinion>:family	2 -6 6 -2 8 -12
:opinion>:fee	5 4 13 6
:opinion>:feething	2 -20 11 2 12 5
:opinion>:fixed	3 8 12 23 13 16
:opinion>:forename	2 8 7 4
:opinion>:healthword	3 14
:opinion>:hiding	4 -7 6 20 8 1
:opinion>:holiday	3 5 6 14 7 5 8 5
:opinion>:income	0 3 6 5 7 5 13 -19
:opinion>:jobless	13 7
:opinion>:jobname	0 7
:opinion>:keything	6 6 8 8
:opinion>:kin	1 -2 2 -11 4 5 8 2
:opinion>:losing	2 21 14 5
:opinion>:money	5 -2
:opinion>:nation	2 16
:opinion>:nearby	4 -4 6 -3 8 -3 10 7
:opinion>:negation	0 -10 2 1 3 -13 4 -56 5 -18 6 7 7 1 8 -20 13 -25 14 -5
:opinion>:neighbour	0 6 2 -35 6 7 14 3
:opinion>:newness	0 -6 2 -54 7 -30 9 3 10 6
:opinion>:number	0 23 1 -3 6 -21 8 4 11 -9 14 2
:opinion>:offerdeal	4 9
:opinion>:online	5 -10 13 9 14 12
:opinion>:onlyword	1 9 2 -9
:opinion>:openprice	0 -3 2 13 3 -5 4 13 7 -13 11 3
:opinion>:opinion	1 15 2 27 4 -22 6 34 7 -10 11 -2 13 4 14 -18
:opinion>:origin	2 15
:opinion>:payer	3 -28 4 -2 10 14 13 18
:opinion>:paying	0 -1 1 15 4 -12 5 17 8 -24 13 18
:opinion>:period	5 4 9 11 12 -6
:opinion>:person	0 1 4 -4 6 -9
:opinion>:pet	3 34
:opinion>:phone	6 2 8 -6 14 22
:opinion>:photo	0 18 3 14 5 14 11 19
:opinion>:place	7 -28 10 6
:opinion>:preferring	1 2 2 -9 4 17
:opinion>:promise	1 -15 2 7 5 -7 6 29 11 10
:opinion>:ranking	0 1 3 4 6 10 7 -12 10 -5 13 4
:opinion>:record	14 9
:opinion>:refusing	1 8 2 16 3 14 6 2
:opinion>:rent	4 -2 10 22
:opinion>:return	7 19 10 25
:opinion>:room	2 1 6 8
:opinion>:rulesplace	0 29 1 -24 5 3 7 -7 8 -1
:opinion>:scarcity	1 7 2 -6 4 7 7 -12 9 2
:opinion>:seller	0 -15 1 5 2 4 3 -11 4 -11 5 9 6 14 7 -21 10 14
:opinion>:sex	2 2
:opinion>:sexual	8 23
:opinion>:spelled	2 25 5 9 7 8 11 -1
:opinion>:superlative	7 8
:opinion>:thing	5 7
:opinion>:time	1 10
:opinion>:title	5 4
:opinion>:tribunalrent	7 -1 10 11
:opinion>:urgency	2 -31
:opinion>:utility	7 10
:opinion>:wanting	0 1 3 -18
:opinion>:welcoming	2 -51 4 4
:opinion>:work	0 28 2 -22 6 -12 8 -1 13 2
:opinion>:writeto	0 -5 2 -4 3 -17 4 -2 5 -1 13 8
:opinion_:absence	0 40 2 2 6 -12 8 14 12 15
:opinion_:absolute	3 18 5 -13 6 -10 7 26 12 12
:opinion_:accepting	0 7 1 13 3 11 6 21 8 -3 11 -13
:opinion_:advance	0 -1 6 7 7 -2 12 -9 13 3
:opinion_:age	5 20
:opinion_:asking	1 -17 2 -30 4 2 7 -12 13 2
:opinion_:benefit	0 17
:opinion_:bid	4 54 7 -21 8 -14 13 -10
:opinion_:building	0 29 2 -4 7 5 14 2
:opinion_:burden	4 7 14 8
:opinion_:child	0 -7 1 54 7 4 8 3
:opinion_:childless	8 -12
:opinion_:clocktime	0 11 4 12 5 -4 8 9 9 5 12 3 13 -1
:opinion_:codething	6 2 7 -24 8 -9 14 31
:opinion_:condition	0 9 2 -2 6 -5 7 -13 8 9 13 11
:opinion_:consent	6 13 7 6
:opinion_:councilpay	13 14
:opinion_:deadline	0 3 2 20 3 14 4 2 6 9 7 -7 11 -37 12 30
:opinion_:demand	0 -12 1 -7 2 -10 3 1 4 -7 6 11
:opinion_:demanding	0 3 1 -2 4 -34 5 11 8 -2
:opinion_:denying	1 1
:opinion_:deterring	1 13 2 2 3 4 4 -3 5 5 6 3 7 7 8 7 14 6
:opinion_:disability	2 12
:opinion_:disclaimer	2 17 4 14 5 16 6 11 11 20
:opinion_:dislike	2 16
:opinion_:everyone	0 -8 1 -11 2 -3 6 -10
:opinion_:fairness	2 -58 3 -9 6 -1
:opinion_:faith	2 54
:opinion_:family	1 15 2 26 6 -12 8 11
:opinion_:feething	2 -6 3 -24 4 -4 5 9 7 -5
:opinion_:fixed	6 -13 8 1 12 18
:opinion_:forename	2 1
:opinion_:hiding	2 3 4 -12 8 12
:opinion_:holiday	6 1 7 6 9 10
:opinion_:income	0 14 4 3 13 -3
:opinion_:jobless	4 20
:opinion_:keything	6 23 8 11
:opinion_:kin	1 -3 2 20
:opinion_:lifeword	0 6
:opinion_:longperiod	1 5 13 -3
:opinion_:losing	2 29
:opinion_:money	1 -2 4 9 5 16 6 -15
:opinion_:nation	2 20
:opinion_:nearby	4 -10 7 -28 9 -2
:opinion_:negation	0 -25 1 4 2 -26 3 19 4 -10 7 -1 8 -30 10 -7 11 1 13 -11
:opinion_:neighbour	2 -2 4 1 6 18
:opinion_:newness	0 -13 1 9 2 -2 4 3 6 3 7 -10 8 -28 10 6 12 -6 13 5
:opinion_:number	0 9 2 3 3 -14 8 10 12 15 13 1 14 18
:opinion_:offerdeal	1 13 4 37
:opinion_:online	14 14
:opinion_:onlyword	3 2 7 -20 8 -6
:opinion_:openprice	2 25 4 13 6 1 7 -11 8 12 10 -3 12 4 13 -35 14 8
:opinion_:opinion	0 -9 2 3 3 2 4 -16 5 6 6 5 7 -14 8 11 11 -30 14 18
:opinion_:origin	2 37
:opinion_:payer	3 -1 7 -52 8 -3 13 17
:opinion_:paying	2 -11 4 17 5 10 13 37
:opinion_:period	6 -61 13 16
:opinion_:person	1 -14 2 14 4 10 8 -27 11 -2 14 -5
:opinion_:pet	0 -17 1 -45 2 -61 3 18 4 -14 6 -38
:opinion_:phone	1 7 6 1 14 12
:opinion_:photo	5 7 6 4 11 31
:opinion_:place	1 -7 6 5 8 3
:opinion_:politics	2 14 8 9
:opinion_:preferring	2 -26 3 -6
:opinion_:promise	1 -7 4 4 6 12 7 30 11 4
:opinion_:ranking	0 6 1 15 3 1 6 16 7 -13 13 1
:opinion_:refusing	0 -13 2 -5
:opinion_:rent	4 27 6 1 13 7
:opinion_:return	4 28 6 5 7 1 13 1
:opinion_:room	1 -5 2 11 8 -16 11 -19
:opinion_:rulesplace	1 -20 7 -3 8 -1
:opinion_:safety	2 12
:opinion_:scarcity	2 6 3 21 7 -5
:opinion_:seller	1 15 3 8 4 -3 5 18 7 -1 8 -2
:opinion_:sex	2 54 6 -15
:opinion_:spelled	0 -13 2 1 7 -26 8 7 10 -11 11 10 14 14
:opinion_:superlative	4 19 6 -30
:opinion_:thing	8 16
:opinion_:time	2 14 3 1 6 -16
:opinion_:title	6 8
:opinion_:tribunalrent	6 10 7 -7 10 1
:opinion_:urgency	6 -13 7 -15
:opinion_:utility	7 13
:opinion_:wanting	2 -7 8 -33 12 12 13 4
:opinion_:welcoming	2 -7 5 5
:opinion_:work	0 36 2 -42 6 -7
:opinion_:writeto	1 7 2 -9
:origin	0 -120 1 -87 2 130 3 -43 4 -23 5 -32 6 -10 7 -31 8 -44 11 -23 13 23 14 -16
:origin $	0 -2 2 38
:origin ,	2 5
:origin :denying	2 1
:origin :family	2 9
:origin :negation	2 15
:origin :openprice	2 -1
:origin :origin	2 43
:origin :paying	2 3
:origin :person	2 22
:origin :wanting	2 5
:origin :welcoming	2 12
:origin accent	2 9
:origin and	2 27
:origin are	2 4
:origin families	2 9
:origin for	8 2
:origin holders	2 6
:origin in	2 2
:origin nationals	2 3
:origin please	2 18
:origin won't	2 1
:origin you	6 20
:origin>:absolute	2 2
:origin>:burden	2 8
:origin>:everyone	8 2
:origin>:fairness	2 1
:origin>:family	2 9
:origin>:negation	2 37
:origin>:onlyword	2 7
:origin>:origin	2 50
:origin>:paying	2 2
:origin>:person	2 21
:origin>:place	2 13
:origin>:scarcity	2 18
:origin>:seller	2 3
:origin>:spelled	2 1
:origin>:wanting	2 10
:origin>:welcoming	2 13
:origin>:writeto	2 1
:origin_:absolute	2 7
:origin_:accepting	2 7
:origin_:asking	2 14
:origin_:burden	2 12
:origin_:clocktime	8 4
:origin_:codething	2 9
:origin_:deadline	8 2
:origin_:demanding	2 21
:origin_:disability	2 4
:origin_:everyone	8 2
:origin_:faith	2 -4
:origin_:feething	2 2
:origin_:income	2 8
:origin_:negation	2 45
:origin_:number	2 3
:origin_:onlyword	2 20
:origin_:openprice	2 14
:origin_:opinion	2 14 7 2
:origin_:origin	2 29
:origin_:payer	2 26
:origin_:person	2 1
:origin_:promise	2 6
:origin_:ranking	2 13
:origin_:scarcity	2 14
:origin_:seller	2 27
:origin_:sex	2 -1
:origin_:spelled	2 20
:origin_:title	2 3
:origin_:tribunalrent	2 10
:origin_:wanting	2 6
:origin_:welcoming	2 19
:origin_:writeto	2 23
:payer	0 15 2 -5 3 19 5 37 6 -41 7 23 8 -3 9 1 10 -1 11 -23 13 21 14 -24
:payer $	0 -42 1 -21 3 -19 4 -18 5 -16 6 -22 8 -11 11 -22 14 -68
:payer ,	5 -13 7 8 14 1
:payer :absence	3 4 4 6 8 4 13 2
:payer :absolute	1 -3 3 -10 7 -40
:payer :accepting	1 2 2 7 3 -1 4 2 7 -19 8 -19 11 6 13 6
:payer :advance	13 16
:payer :asking	0 -3 3 -12 6 4 8 -25
:payer :building	3 11
:payer :burden	6 3 12 3
:payer :codething	3 5 7 -19
:payer :condition	3 -1 6 11
:payer :deadline	13 16
:payer :demand	6 13
:payer :demanding	2 7 3 -10 4 -2 5 3 13 29
:payer :denying	1 -3 2 -28
:payer :deterring	3 13 4 -5 7 4
:payer :digits	14 4
:payer :disclaimer	2 10 5 19 7 10
:payer :dislike	7 5
:payer :fairness	1 8 2 5 4 -10
:payer :fee	13 10
:payer :feething	5 5 12 5
:payer :fixed	13 12
:payer :hiding	6 15
:payer :holiday	9 2
:payer :income	5 -15 13 -42
:payer :jobname	5 27
:payer :kin	0 11
:payer :longperiod	13 11
:payer :losing	3 3 7 12 8 12 14 3
:payer :nearby	5 6
:payer :negation	1 4 3 -2 4 -14 5 -17 6 5 8 -25 11 8 13 -10
:payer :newness	3 -13 7 -8
:payer :number	7 -24 14 2
:payer :online	14 39
:payer :onlyword	12 6
:payer :openprice	0 9 1 -28 3 -26 5 -25 6 -8
:payer :opinion	7 -11 13 -12
:payer :payer	14 7
:payer :paying	5 -37 13 -25
:payer :person	1 1 2 -4 8 17 13 11
:payer :phone	6 5
:payer :photo	11 16
:payer :place	7 8
:payer :preferring	0 2 4 4
:payer :promise	1 -4 2 6 5 -5 6 3 11 11
:payer :ranking	0 3 6 -10 13 15
:payer :refusing	3 22
:payer :rulesplace	1 5
:payer :scarcity	1 -3 8 5
:payer :seller	0 3
:payer :sex	5 3
:payer :source	6 4
:payer :spelled	4 -1 7 -19 14 7
:payer :title	5 3
:payer :wanting	1 -3 3 -2
:payer :welcoming	2 -5 4 10 13 11
:payer about	3 -9
:payer account	13 5
:payer add	0 2
:payer an	4 17
:payer and	2 20
:payer are	0 6 1 4 6 -34 8 24
:payer ask	1 11 4 -6
:payer books	10 22
:payer broker	5 11
:payer building	1 5
:payer can	6 10
:payer can't	0 1 2 14 6 9 11 16
:payer cannot	6 17
:payer client	1 13
:payer contents	5 5
:payer costs	5 3
:payer do	0 -7 3 -7 4 -7 5 6
:payer does	1 1
:payer doesn't	7 10
:payer don't	1 15 4 -10 6 -3
:payer else	7 5
:payer expect	6 8
:payer flats	6 8
:payer fly	8 2
:payer for	0 -12 1 -15 6 5 7 7
:payer four	13 -9
:payer go	14 6
:payer guarantee	7 20
:payer happy	13 5
:payer has	3 7
:payer have	0 12 1 9 3 -1 4 7 8 -1 13 -5
:payer ideal	2 6
:payer in	2 -16 7 53 8 22
:payer is	3 3 7 -16 8 1
:payer know	4 3
:payer leave	8 2
:payer let	0 -3
:payer lets	12 2
:payer lodger	8 18
:payer make	11 2
:payer mean	1 10
:payer monthly	13 -12
:payer neighbours	8 5
:payer of	5 8
:payer on	6 2 7 3
:payer other	1 2 11 11
:payer own	2 20
:payer pay	5 -7 13 -9
:payer phones	6 4
:payer pictures	11 11
:payer please	4 4
:payer preference	0 14
:payer promise	7 7
:payer say	7 8
:payer sell	12 13
:payer should	4 3
:payer solicitor	5 12
:payer take	0 -5 13 24
:payer tenants	7 6 13 2
:payer the	0 1 3 2
:payer to	13 -6
:payer want	2 8
:payer what	4 3
:payer will	2 2 4 8 6 -29 7 -8
:payer with	3 22
:payer won't	3 1
:payer would	2 -25 4 10
:payer you	7 10
:payer zero	14 4
:payer zone	1 5
:payer>:absence	3 16 4 4 8 20 9 8
:payer>:absolute	1 -13 3 -3 4 -17 7 -6
:payer>:accepting	0 -9 1 4 2 16 4 18 6 -4 7 -42 8 -32 11 2 13 3
:payer>:advance	6 -7 13 14
:payer>:asking	3 -1 6 4 7 9 8 -42
:payer>:bid	4 10
:payer>:building	3 7 7 -4 8 -8 9 12 10 6
:payer>:burden	6 8 12 2 14 14
:payer>:child	1 20 7 5
:payer>:childthing	1 2
:payer>:clocktime	8 4 13 2
:payer>:codething	0 1 1 7 3 2 7 -18
:payer>:condition	6 12
:payer>:deadline	8 3 13 9
:payer>:demand	6 27
:payer>:demanding	2 12 3 -5 8 -6 13 27
:payer>:denying	0 -6 1 -11 2 -14 7 -4
:payer>:deterring	2 -1 3 10 4 -8 8 6 14 3
:payer>:digits	14 4
:payer>:disclaimer	0 -1 2 2 5 18 6 -22 7 33
:payer>:dislike	7 7
:payer>:everyone	6 12
:payer>:fairness	1 11 5 5 7 4
:payer>:fee	5 2 13 5
:payer>:feething	5 5 12 4
:payer>:fixed	13 23
:payer>:healthword	8 4
:payer>:hiding	6 13 9 16
:payer>:holiday	9 2
:payer>:income	5 -16 13 -45
:payer>:jobname	5 29
:payer>:keything	8 11
:payer>:kin	0 10
:payer>:longperiod	13 14
:payer>:losing	3 12 6 -39 7 11 8 19 14 2
:payer>:money	5 5
:payer>:nearby	5 4
:payer>:negation	0 -7 3 -8 4 -48 5 -37 6 1 8 -33 13 -28
:payer>:neighbour	8 5 9 13 10 8
:payer>:newness	0 -14 1 -10
:payer>:number	4 -15 8 -19 11 9
:payer>:offerdeal	7 6
:payer>:online	14 37
:payer>:onlyword	12 5
:payer>:openprice	1 -1 2 12 5 -33 6 -14 8 -4 9 -8
:payer>:opinion	1 3 2 3 5 -17 13 -23
:payer>:payer	4 -10 5 -22 6 -13
:payer>:paying	5 -20 13 -17
:payer>:period	0 -5 13 -4
:payer>:person	6 6 8 11 13 6
:payer>:pet	3 13
:payer>:petpart	3 20
:payer>:phone	6 2
:payer>:photo	9 14 10 8 11 9
:payer>:place	7 18
:payer>:preferring	0 4 1 3
:payer>:promise	1 -8 2 10 4 1 6 7 7 7 11 8
:payer>:ranking	0 4 13 19
:payer>:refusing	0 23 3 32
:payer>:rulesplace	1 2
:payer>:scarcity	1 -9 9 21
:payer>:seller	0 12 5 -1 6 -34
:payer>:sex	5 2
:payer>:source	6 3
:payer>:spelled	0 -20 1 -3 4 -42 6 -40 7 -42 8 12 14 5
:payer>:superlative	4 17 7 8
:payer>:wanting	1 -6 3 -4 4 14 8 -3 12 5
:payer>:welcoming	2 -28 4 24 13 9
:payer>:work	14 6
:payer>:writeto	0 -8 4 -2 5 -15 13 -12
:payer_:absence	0 18 3 2 6 -13 8 10 12 22
:payer_:absolute	3 20 4 -5 6 -12 14 11
:payer_:accepting	0 24 1 8 3 10 4 3 5 1 6 -35 7 -24 11 -26 13 -4
:payer_:advance	1 2 4 -4 8 7
:payer_:asking	2 -19 3 -1 4 13 8 -30
:payer_:benefit	0 12
:payer_:bid	4 17 13 -12
:payer_:building	1 11 6 -11 9 19 14 6
:payer_:burden	2 5 7 -7 8 2 14 12
:payer_:child	1 22 7 2
:payer_:childless	1 15
:payer_:childthing	1 13
:payer_:clocktime	0 -8 8 10
:payer_:codething	6 -24 12 3
:payer_:condition	6 -14 12 6
:payer_:consent	0 5
:payer_:councilpay	5 -1
:payer_:deadline	1 -2 2 20 4 5 11 -10
:payer_:demand	2 -10 3 8 4 -12 6 26
:payer_:demanding	1 -4 3 -2 5 7 6 3 7 8 8 -15 13 -8
:payer_:deterring	3 8 7 -1 8 17 14 14
:payer_:digits	14 6
:payer_:disability	2 4
:payer_:disclaimer	1 2 4 12
:payer_:dislike	2 13 3 13
:payer_:everyone	1 -29 2 -10 4 -34
:payer_:fairness	2 -48 3 -30 6 -13 7 11
:payer_:faith	2 7
:payer_:family	1 2 2 2
:payer_:fee	5 14 7 8
:payer_:feething	8 4 9 3
:payer_:fixed	8 4 12 24 13 9
:payer_:forename	8 11
:payer_:hiding	9 3 13 -7
:payer_:keything	6 11 8 29
:payer_:kin	1 -26
:payer_:lifeword	8 15
:payer_:longperiod	7 -13 12 8
:payer_:losing	0 8
:payer_:money	4 21 5 63 6 -11 13 2
:payer_:nation	2 20
:payer_:nearby	7 15
:payer_:negation	0 -6 2 -39 8 -21 11 19 13 -26 14 6
:payer_:newness	2 -8 7 8 13 3
:payer_:number	0 -26 1 -16 6 -1 13 28 14 13
:payer_:offerdeal	0 13 1 9 4 29
:payer_:online	2 -9 13 -11 14 17
:payer_:onlyword	3 17 4 16 6 -9 9 1
:payer_:openprice	0 -11 1 -8 2 17 4 2 6 -5 8 -15 13 -29
:payer_:opinion	0 -6 1 3 8 -6 13 -19 14 -32
:payer_:origin	2 18
:payer_:payer	2 -13 4 -21 5 -34 11 1 12 -9 13 -31
:payer_:paying	0 12 2 -11 7 2
:payer_:period	0 -27 4 -28 6 -14 7 -26 13 37
:payer_:person	0 7 2 8 6 2 8 -36
:payer_:pet	1 -10 3 27
:payer_:petpart	3 22
:payer_:place	1 -14 3 1
:payer_:politics	2 2
:payer_:preferring	3 -20
:payer_:promise	1 -34 7 22 8 -5 11 23 13 7
:payer_:ranking	1 7 6 6 13 2
:payer_:record	7 -1
:payer_:refusing	1 -16 2 -21 6 -18
:payer_:rent	2 2
:payer_:return	1 4 2 2 5 -30 13 1
:payer_:safety	7 6
:payer_:scarcity	0 4 3 3 9 18
:payer_:seller	1 3 2 -5 4 -18 11 3 13 -19
:payer_:sex	2 32
:payer_:spelled	0 -29 1 -12 2 -3 3 -7 5 10 6 -3 7 -14 8 18 11 10 13 4
:payer_:superlative	2 5 4 11
:payer_:thing	8 8
:payer_:time	7 11 13 16
:payer_:title	6 5
:payer_:wanting	1 10 3 3
:payer_:writeto	2 -6 4 -1 6 21 13 -24
:paying	0 8 1 -28 2 -38 3 -20 4 -5 5 79 6 -43 7 -9 8 -58 9 -51 10 -17 11 -59 12 -76 13 93 14 -31
:paying #	5 22
:paying ##	2 5 5 6
:paying $	1 -22 2 -14 4 21 5 12 6 2 12 -5
:paying ,	0 2 2 10 3 -9 4 10 5 -13
:paying :absence	7 4
:paying :absolute	2 4
:paying :advance	13 22
:paying :burden	2 1 13 13
:paying :clocktime	4 21
:paying :codething	5 3 13 -18
:paying :condition	5 4
:paying :deadline	13 1
:paying :income	13 -16
:paying :longperiod	13 18
:paying :money	0 -20 1 13 4 -38 5 -8
:paying :number	2 11 5 25
:paying :onlyword	2 4
:paying :openprice	0 9 1 5 5 -5
:paying :period	13 -3
:paying :photo	3 4
:paying :preferring	13 2
:paying :ranking	13 16
:paying :scarcity	2 7
:paying :seller	0 10 5 1 13 3 14 1
:paying :spelled	5 -12
:paying :time	5 3
:paying :writeto	13 4
:paying a	2 -3 7 13 13 15
:paying ahead	13 14
:paying and	4 6 8 7
:paying another	3 4
:paying at	13 16
:paying by	0 14 5 30
:paying for	0 -7 5 28 6 -5
:paying four	13 -11
:paying from	0 10
:paying gets	6 6
:paying held	3 13
:paying is	5 4 13 -18
:paying me	0 2 13 13
:paying monthly	13 -33
:paying most	4 3
:paying only	2 7 13 2
:paying the	4 7 7 -2 8 1 13 55
:paying well	13 4
:paying what	5 -1
:paying you	7 12
:paying your	0 1 6 5
:paying £#	1 17 4 -28 5 -16 13 -31
:paying>:absence	7 5
:paying>:absolute	2 11 13 31
:paying>:advance	5 -14 13 48
:paying>:asking	4 9
:paying>:benefit	0 16
:paying>:bid	4 20 5 10
:paying>:building	10 3
:paying>:burden	6 -11 13 14
:paying>:childless	5 5
:paying>:clocktime	4 29 13 8
:paying>:condition	5 3
:paying>:councilpay	0 18
:paying>:demanding	4 11
:paying>:denying	13 2
:paying>:deposit	3 12 6 7
:paying>:deterring	9 10
:paying>:fairness	4 13
:paying>:fixed	13 24
:paying>:hiding	0 2 8 5
:paying>:income	13 -24
:paying>:jobless	0 10
:paying>:keything	6 6
:paying>:longperiod	0 -5 13 45
:paying>:losing	1 7 2 11
:paying>:money	0 -31 1 5 4 -55 13 -13
:paying>:newness	13 16
:paying>:number	2 6 5 21
:paying>:onlyword	2 14
:paying>:openprice	0 13 4 4
:paying>:opinion	5 16 13 -8
:paying>:payer	3 -2 13 -1
:paying>:period	0 -9 4 -53 7 -3 13 6
:paying>:person	5 18 13 2
:paying>:photo	3 3
:paying>:preferring	13 5
:paying>:ranking	13 53
:paying>:rent	0 6 4 -8 5 3
:paying>:return	0 15 4 -11
:paying>:scarcity	2 6 5 9
:paying>:seller	0 5 4 -5 5 7 6 -1 13 4
:paying>:spelled	5 -40
:paying>:superlative	4 22 7 2
:paying>:wanting	0 1
:paying>:work	5 5
:paying_:absence	3 3 13 -4
:paying_:absolute	5 11 13 40
:paying_:accepting	5 48
:paying_:advance	1 4 5 -65 13 32
:paying_:asking	4 23
:paying_:benefit	0 21
:paying_:bid	4 25
:paying_:building	5 10 7 15
:paying_:burden	1 14 7 -2 8 -14 13 -32
:paying_:clocktime	13 31
:paying_:codething	5 -1 13 8
:paying_:condition	2 13 4 -2 13 1
:paying_:councilpay	0 19
:paying_:deadline	13 6
:paying_:demanding	4 2 13 3
:paying_:denying	13 22
:paying_:deposit	3 11 6 4
:paying_:deterring	0 4 4 4 7 -2 13 -22
:paying_:disclaimer	5 2
:paying_:fairness	4 23 5 5 7 9
:paying_:fee	5 18
:paying_:feething	0 -47 4 -37 5 28 13 -8
:paying_:fixed	13 38
:paying_:hiding	13 -1
:paying_:jobname	0 -7 5 2
:paying_:keything	6 4
:paying_:longperiod	0 -29 7 -21 13 44
:paying_:losing	2 4
:paying_:money	4 -25 5 12 13 -23
:paying_:nearby	10 7
:paying_:negation	0 14 2 13 3 -8
:paying_:neighbour	7 11
:paying_:newness	1 3 4 -12 13 20
:paying_:number	4 -7 5 5 13 31
:paying_:onlyword	13 -4
:paying_:openprice	0 6 2 30 4 4 5 21 13 6
:paying_:opinion	0 6 4 9 5 38
:paying_:payer	0 -2 2 -20 3 -3 5 12
:paying_:paying	0 2 6 7
:paying_:period	0 -22 4 -13 6 -49 7 -31 8 -30 12 -47 13 40
:paying_:person	13 1
:paying_:pet	3 6
:paying_:photo	7 12
:paying_:ranking	1 12 4 6 5 -14 13 30
:paying_:rent	4 -35 5 19 7 -16 13 4
:paying_:return	0 5 4 -40 5 7 7 -10
:paying_:seller	0 -24 5 24 6 -6
:paying_:spelled	4 -47 5 -32 12 -9 13 44
:paying_:superlative	4 3 7 3
:paying_:time	7 8 13 29
:paying_:tribunalrent	2 2 7 -4 13 19
:paying_:urgency	13 6
:paying_:utility	7 20
:paying_:wanting	0 20
:paying_:welcoming	5 8
:paying_:work	0 -17 5 10
:paying_:writeto	0 -12
:period	0 -57 1 -28 2 -107 3 -83 4 -3 6 -8 7 -35 8 -8 9 62 10 -18 11 -19 12 68 13 102 14 -52
:period $	0 -28 1 -3 3 -17 5 -37 6 -1 7 -36 9 36 11 -19 13 8 14 -17
:period ,	0 -24 4 3 5 -21 7 11 8 14 9 11 10 1 12 21
:period :absolute	6 18
:period :accepting	12 39
:period :advance	12 -37 13 35
:period :age	11 8
:period :asking	12 24
:period :burden	1 17 4 -11 5 1 6 14 12 11
:period :codething	4 2 12 21
:period :condition	5 -19
:period :councilpay	13 10
:period :deadline	12 -27 13 21
:period :demanding	13 9
:period :denying	11 36 12 -17 13 -11
:period :deterring	9 1 13 4
:period :disclaimer	12 4 13 -2
:period :feething	12 14 13 -27
:period :fixed	12 24 13 -51
:period :holiday	9 14
:period :longperiod	13 6
:period :money	4 16 13 15
:period :number	12 20 13 27
:period :onlyword	6 25 12 25
:period :openprice	4 18 13 -6
:period :payer	13 21
:period :paying	13 20
:period :period	13 10
:period :record	12 11
:period :rent	0 -29 4 -24 5 20 6 -23 7 -39 9 -22 12 -59 13 13
:period :return	0 -33 4 -26 5 30 6 -28 7 -43 9 -33 10 -4 12 -63 13 23
:period :rulesplace	12 11
:period :scarcity	6 19
:period :spelled	0 -5 13 45
:period :title	11 8
:period :tribunalrent	12 -18
:period :utility	12 7
:period :welcoming	5 9
:period :work	12 17
:period a	7 10
:period adv	13 17
:period ago	11 21
:period and	1 9 6 22 13 36
:period as	7 6
:period ast	0 4 12 16
:period by	13 -22
:period contract	12 18
:period extra	5 10
:period fixed	12 6
:period if	13 -2
:period in	0 -3 5 -2 6 -16 12 -5 13 40
:period is	4 3 12 4
:period lease	12 12
:period let	12 26
:period money	5 3 13 19
:period month	13 -7
:period more	1 8
:period notice	12 -35 13 -11
:period of	7 16 8 11 12 -19 13 -59
:period off	6 6
:period old	11 8
:period on	0 1 13 7
:period one	13 33
:period only	6 18
:period or	4 6
:period paid	13 13
:period payment	13 6
:period please	5 10
:period rent	0 -27 4 -23 5 23 6 -22 7 -38 9 -30 12 -53 13 5
:period rental	13 3
:period so	8 9
:period sum	4 1
:period the	6 16
:period together	13 9
:period up	13 1
:period upfront	13 16
:period when	13 12
:period will	4 1
:period>:absence	6 18
:period>:absolute	6 16 7 1 8 16
:period>:accepting	12 38
:period>:advance	0 -4 4 -19 5 -60 6 -43 8 -40 12 -32 13 21
:period>:age	11 8
:period>:asking	12 34
:period>:building	10 1
:period>:burden	1 15 4 -9 6 6 7 -2
:period>:clocktime	5 -1 9 9 13 3
:period>:codething	2 1 7 26 8 -40 12 25 13 4
:period>:condition	4 6 5 -27
:period>:deadline	9 12 12 -33 13 30
:period>:demanding	6 -8 12 -8
:period>:denying	11 35 12 -24
:period>:deterring	1 5
:period>:disclaimer	12 6
:period>:feething	12 32 13 -16
:period>:fixed	12 35 13 -46
:period>:holiday	9 28
:period>:lifeword	7 8
:period>:longperiod	2 2 7 11 12 4 13 14
:period>:money	4 24 13 28
:period>:nearby	7 1
:period>:negation	7 -6 12 12
:period>:neighbour	6 12
:period>:newness	13 -15
:period>:number	7 6 8 -34 9 5 13 35
:period>:onlyword	6 21 12 26
:period>:openprice	4 17 5 -10 6 -3
:period>:opinion	4 -1 6 -6 13 6
:period>:payer	13 32
:period>:paying	13 32
:period>:period	4 -20 5 -11 7 5 13 9
:period>:place	6 1 7 -3
:period>:preferring	1 10
:period>:promise	7 20 12 1
:period>:record	12 11
:period>:regretting	14 1
:period>:rent	0 -35 4 -5 5 18 6 -29 7 -35 9 -25 10 -5 12 -21 13 4
:period>:return	0 -39 4 -5 5 27 6 -40 7 -51 9 -34 10 -9 12 -14 13 14
:period>:rulesplace	12 10
:period>:scarcity	0 -2 6 13
:period>:seller	13 27
:period>:spelled	4 -23 6 -2 12 9 13 56
:period>:time	12 19
:period>:title	11 8
:period>:tribunalrent	5 -5 7 10 8 -19 12 -8
:period>:utility	12 3
:period>:welcoming	5 7
:period>:work	12 20
:period_:absence	0 3 6 8 9 6
:period_:absolute	7 12 13 5
:period_:accepting	5 28 9 1 13 12
:period_:advance	1 -2 4 -50 5 -105 6 -37 7 -15 9 -30 10 -16 13 18
:period_:bid	7 1
:period_:building	4 2 5 31
:period_:burden	0 -6 12 -3 13 12
:period_:child	1 13
:period_:clocktime	6 -55 8 -6 9 23 12 2 13 2
:period_:codething	6 1 7 15
:period_:condition	0 -9 13 -3
:period_:deadline	6 -6 8 -15 9 12 12 7 13 17
:period_:demanding	6 -21 8 -10 13 27
:period_:denying	0 -11
:period_:deterring	5 -30 6 -2 13 14
:period_:everyone	13 3
:period_:fairness	5 2
:period_:feething	0 4 5 -14 6 -19 12 9 13 3
:period_:fixed	4 -3 13 -1
:period_:healthword	6 8
:period_:hiding	13 -12
:period_:holiday	9 7
:period_:income	13 2
:period_:lifeword	7 7
:period_:longperiod	7 18
:period_:losing	6 14 13 11
:period_:money	13 10
:period_:nearby	4 2 7 1 13 -1
:period_:negation	0 -9 3 2 4 -5 12 17
:period_:neighbour	5 6
:period_:newness	0 -20 13 9
:period_:number	5 -38 7 -5 12 -22 13 41
:period_:online	13 10
:period_:onlyword	13 7
:period_:openprice	0 1 4 1 6 -31 9 4 12 26 13 16
:period_:opinion	0 14 7 -6 12 22 13 9
:period_:payer	4 -2 5 -49 12 8 13 23
:period_:paying	4 -9 5 -64 13 51
:period_:period	5 -19 7 27 12 -9
:period_:person	13 24
:period_:pet	5 13
:period_:phone	13 6
:period_:photo	5 4 13 7
:period_:promise	7 22 13 6
:period_:ranking	6 -17 13 16
:period_:regretting	14 1
:period_:rent	12 11
:period_:return	12 18 13 -1
:period_:room	4 1 13 6
:period_:scarcity	0 -8
:period_:seller	5 -31 13 23 14 4
:period_:spelled	3 3 5 -22 7 -36 13 62
:period_:student	12 2
:period_:superlative	4 3 12 28 13 -10
:period_:thing	13 22
:period_:time	12 12
:period_:title	4 7 13 1
:period_:tribunalrent	7 18
:period_:welcoming	3 3 8 10 13 22
:period_:work	0 9
:period_:writeto	13 24
:person	0 78 1 38 2 74 4 21 5 26 6 18 7 -9 8 30 9 -19 10 -21 11 -42 12 -27 13 12 14 -27
:person ##	8 3
:person $	1 -30 2 16 3 -21 5 10 7 18 8 -12 14 -4
:person ,	1 -12 5 -32 6 -10 8 38 9 11 11 -6
:person :absence	0 -16 6 -6 8 -4
:person :absolute	0 5 1 -12 6 -15
:person :advance	3 2
:person :burden	0 13 1 -12 2 -9 4 -16 5 -15 7 -13 13 -2 14 -1
:person :clocktime	2 33
:person :codething	2 4 6 7
:person :condition	1 31
:person :consent	6 9
:person :deadline	3 20
:person :demanding	4 -6 5 -1 8 -6 13 -36
:person :denying	2 1 7 7
:person :deterring	0 1 1 -13 2 -14 6 6
:person :fee	5 3
:person :forename	8 20
:person :hiding	3 -23
:person :income	2 2
:person :kin	1 9
:person :lifeword	2 5
:person :losing	6 17
:person :money	4 8
:person :nearby	8 1
:person :negation	0 -2 1 10 2 25 6 -34 13 7
:person :neighbour	8 23
:person :newness	7 23
:person :number	8 9
:person :onlyword	3 -5 6 -40 7 -20
:person :openprice	1 -11 2 20 10 14
:person :opinion	2 13 5 6 10 16
:person :payer	13 4
:person :paying	0 -3 5 28 7 6
:person :person	1 1
:person :photo	7 9
:person :preferring	0 6
:person :promise	0 -14 2 -11 6 9
:person :ranking	3 1
:person :room	8 6
:person :scarcity	0 4 1 -13 6 -17
:person :seller	2 34
:person :sex	2 9
:person :spelled	8 14
:person :time	2 8
:person :title	0 19 2 6 4 6 5 -38 6 8 7 -10 8 -59 13 23
:person :wanting	0 7 2 3
:person :welcoming	1 9
:person and	0 1 2 -10 4 4 14 10
:person are	2 -20 6 50 8 -8 13 7
:person at	8 8
:person be	0 8
:person before	3 3
:person disabled	2 4
:person else	2 -10 6 17
:person from	2 36
:person had	3 -4
:person has	7 24
:person i	2 18
:person in	0 9 1 2 2 -22 7 -11
:person is	6 8
:person kept	3 -12
:person lives	7 4
:person living	2 7
:person may	3 3 13 5
:person mid	5 1
:person must	0 -12 2 -6
:person never	7 12
:person of	0 -14 2 20 6 -7 7 -9 8 -18 13 12
:person on	0 11 1 -1 2 -9 5 -3
:person only	0 6 1 -9 6 -1
:person pay	5 1
:person please	2 2
:person preferred	0 6
:person receiving	0 11
:person room	8 4
:person should	4 7
:person so	7 1
:person still	1 6 2 2
:person than	1 8
:person through	6 9
:person to	2 1 5 7 6 3 10 16
:person want	6 3
:person wanted	2 1
:person was	8 13
:person we	0 1 2 3
:person when	1 1
:person where	1 14
:person who	0 14 2 2 4 8 5 -35 6 10 7 -8 8 -105 13 24
:person who'd	4 5
:person whose	0 30 1 13
:person will	6 5 7 -10
:person with	0 11 1 38 2 34 3 1 4 -67 6 -36 7 -40 8 -74 13 4
:person without	1 23 3 5 6 -7 13 9
:person won't	2 7
:person would	2 17
:person £#	4 9
:person>:absence	0 -6 2 -12 6 -31 8 -18
:person>:absolute	0 1 1 -21 6 -35 7 8
:person>:accepting	2 5 6 14
:person>:advance	0 2
:person>:benefit	0 26
:person>:bid	4 12
:person>:building	1 4 6 2
:person>:burden	0 14 1 -17 2 -15 5 -13 13 -1 14 -6
:person>:child	0 -36 1 73 2 -24 3 -1
:person>:childless	0 4 1 5
:person>:clocktime	2 11 6 -12 8 19
:person>:codething	2 3 5 6 6 6 8 25
:person>:condition	1 26
:person>:consent	6 17
:person>:councilpay	0 5 4 8
:person>:deadline	3 19
:person>:demand	4 6 6 6
:person>:demanding	2 2 4 -12 8 -12 13 -44
:person>:denying	2 31 7 5
:person>:deterring	2 -31 5 -11 6 10 8 12
:person>:disability	0 -37 1 -23 2 31
:person>:dislike	8 11
:person>:everyone	2 -6
:person>:fairness	4 -7
:person>:faith	2 18
:person>:fee	5 17
:person>:feething	8 9
:person>:fixed	12 2
:person>:forename	8 42
:person>:healthword	0 -5 2 11
:person>:hiding	2 -10 3 -25
:person>:holiday	9 2
:person>:income	0 22 1 -11 5 4
:person>:jobless	0 3
:person>:kin	1 51
:person>:lifeword	2 2 8 25
:person>:losing	2 -11 6 19
:person>:money	0 6 4 5
:person>:nation	2 5
:person>:nearby	6 1
:person>:negation	0 -21 1 30 2 12 5 -2 6 -59 8 -22 13 10
:person>:neighbour	8 23
:person>:newness	7 31
:person>:number	0 15 2 11 4 7
:person>:onlyword	3 -8 6 -26 7 -26
:person>:openprice	2 21 4 13 5 6 8 4 10 12
:person>:opinion	2 28 4 2 10 14
:person>:origin	2 16
:person>:payer	1 6 5 23
:person>:paying	5 49 7 4
:person>:period	5 2 13 16
:person>:pet	0 -10 1 -3 2 -40 3 58
:person>:photo	7 8
:person>:politics	2 21
:person>:preferring	0 4
:person>:promise	2 -14 5 -1 6 12 8 6
:person>:ranking	3 1 6 1
:person>:rent	0 23
:person>:return	0 35 4 -17
:person>:room	1 4 8 19
:person>:scarcity	0 5 1 -14 6 -32
:person>:seller	0 2 2 40 13 3 14 5
:person>:sex	2 10
:person>:spelled	3 -7 6 -25 7 -9
:person>:thing	4 4
:person>:time	2 8
:person>:title	0 17 2 15 4 5 5 -44 6 6 7 -11 8 -46 13 21
:person>:urgency	8 12
:person>:utility	0 22
:person>:wanting	0 8 1 -2 2 13
:person>:welcoming	1 3
:person>:work	0 68 1 -35 2 -34 6 -23 7 -4
:person>:writeto	14 6
:person_:absence	0 31 1 -10 6 -20 8 -20
:person_:absolute	2 -8 7 12
:person_:accepting	1 2 5 17 6 19 7 -8 12 2
:person_:advance	0 7 2 -19 6 -31 8 5 13 13
:person_:age	1 17 4 9
:person_:asking	0 -5 8 11
:person_:benefit	0 39 1 -45 3 -16 4 -16 5 -14 6 -26 7 -14 8 -21
:person_:bid	1 -6 4 58 7 -5 8 -15 13 1
:person_:building	4 13 6 20 10 1
:person_:burden	0 1 2 -9 4 2 6 2 9 5
:person_:child	0 -60 1 84 2 -88 3 -9 8 -21
:person_:childless	1 23
:person_:clocktime	4 17 8 20
:person_:codething	2 3 6 4 8 16
:person_:condition	2 -1 12 3
:person_:councilpay	0 33
:person_:deadline	0 25 6 13 9 5 12 21
:person_:demand	0 -19 4 11 6 22
:person_:demanding	1 8 2 6 13 -4
:person_:denying	0 -11 1 10 2 20 13 8
:person_:deterring	0 12 3 8 14 6
:person_:disability	0 -10 1 -47 2 42
:person_:disclaimer	1 -3 6 -10
:person_:dislike	1 9 4 3
:person_:everyone	1 6 4 -1 6 -11
:person_:fairness	0 -19 2 9
:person_:faith	0 -9 2 37
:person_:family	2 -22
:person_:fee	5 7
:person_:feething	0 6 1 -36 4 -8 8 3
:person_:fixed	12 10
:person_:forename	8 19
:person_:healthword	0 -4 1 -11 2 24 8 6
:person_:hiding	1 2 2 -15 13 24
:person_:holiday	9 9
:person_:income	0 52 2 -67 6 -20
:person_:jobless	0 22
:person_:keything	6 8 8 4
:person_:kin	0 -1 1 36 8 -5
:person_:lifeword	1 -2 2 -1 6 -16 8 31
:person_:longperiod	13 17
:person_:losing	6 -8
:person_:money	4 15 5 20
:person_:nation	2 19
:person_:nearby	6 8
:person_:negation	0 -25 1 4 3 -9 5 -11 8 -6
:person_:neighbour	4 4 6 45
:person_:newness	2 -28
:person_:number	0 6 1 36 2 4 4 19 7 -10 8 -14
:person_:online	2 9 11 2
:person_:onlyword	9 7
:person_:openprice	0 9 1 -6 2 -37 3 3 4 17 7 14 13 -23
:person_:opinion	0 1 1 -16 3 20 4 21 7 10 8 -33
:person_:origin	2 63
:person_:payer	2 3 5 30
:person_:paying	0 8 5 27
:person_:period	13 37
:person_:person	0 -30 1 -18 8 -34
:person_:pet	0 -54 1 -60 2 -87 3 82
:person_:photo	2 4 6 21
:person_:place	0 -19 6 -10 7 10
:person_:politics	2 22
:person_:promise	1 1 2 9 6 14 7 -19
:person_:record	5 9
:person_:refusing	0 3 8 -5
:person_:regretting	1 4
:person_:rent	0 3 13 15
:person_:return	0 34 4 -3 5 -17 13 2
:person_:room	3 1 6 13 8 8
:person_:rulesplace	8 8
:person_:safety	1 3
:person_:school	1 13
:person_:seller	0 -16 2 17 5 19
:person_:sexual	2 6
:person_:source	0 14 5 4
:person_:spelled	2 5 3 -17 4 8 6 4 7 -8 8 -1 13 12
:person_:superlative	4 52
:person_:thing	4 2
:person_:time	7 2
:person_:title	2 6
:person_:urgency	6 16 8 16
:person_:utility	0 15
:person_:wanting	6 -33 7 4
:person_:welcoming	1 -12 2 -13
:person_:work	0 112 1 -49 2 -43 4 -49 6 -29 7 -3 8 -8
:person_:worshipplace	2 16
:person_:writeto	4 -11 14 2
:pet	0 -137 1 -120 2 -134 3 197 4 -228 6 -122 7 -194 8 -57 9 14 10 -121 11 -108 12 -99 13 -116 14 -97
:pet $	2 -58 3 65 4 -23 5 5 6 -2 7 -40 8 4
:pet ,	0 -16 1 -25 2 -9 3 72 4 -30 6 -5 14 -20
:pet :absolute	3 11
:pet :advance	3 3
:pet :burden	2 -4 3 4
:pet :childless	3 1
:pet :clocktime	3 8
:pet :codething	3 21
:pet :deadline	3 1
:pet :demand	3 29
:pet :everyone	3 4
:pet :fairness	3 -11
:pet :fee	5 10
:pet :negation	2 -9 3 34
:pet :newness	3 8
:pet :offerdeal	3 27
:pet :onlyword	2 -8 3 23
:pet :openprice	2 -2
:pet :payer	3 29
:pet :person	3 27
:pet :petpart	3 -17 8 -13
:pet :promise	3 24
:pet :refusing	3 5
:pet :room	3 -5
:pet :scarcity	3 4
:pet :seller	3 25
:pet :wanting	3 -3
:pet :welcoming	3 10 9 2
:pet and	2 -6 3 24
:pet applications	3 4
:pet are	1 -11 2 -14
:pet aren't	3 10
:pet by	3 -14
:pet considered	3 -12
:pet fee	5 7
:pet fine	3 3
:pet flap	8 -3
:pet for	3 8
:pet free	3 27
:pet friendly	3 3 9 4
:pet from	3 11
:pet in	3 22
:pet included	2 14
:pet is	3 21
:pet not	3 1
:pet of	3 23
:pet ok	3 -5
:pet only	3 12
:pet or	2 -3 3 -2
:pet ourselves	3 -18
:pet over	3 1
:pet owners	3 26
:pet people	3 29
:pet policy	3 8
:pet shower	3 -5
:pet teeth	6 8
:pet whatsoever	2 6
:pet will	3 7
:pet without	3 -3
:pet>:absolute	2 -9 3 39 7 -5
:pet>:accepting	3 -5
:pet>:advance	3 17
:pet>:bid	3 3
:pet>:building	3 16
:pet>:burden	2 -13 3 7
:pet>:childless	7 4
:pet>:clocktime	3 19
:pet>:codething	3 22
:pet>:deadline	3 20
:pet>:demand	3 29
:pet>:denying	3 4
:pet>:disability	2 28
:pet>:everyone	3 25
:pet>:fairness	3 -38
:pet>:fee	5 5
:pet>:healthword	2 3
:pet>:money	5 7
:pet>:negation	0 -5 2 -11 3 49 7 -23 11 -3
:pet>:neighbour	3 7
:pet>:newness	3 2
:pet>:number	3 26
:pet>:offerdeal	3 39
:pet>:onlyword	2 -15 3 18
:pet>:openprice	2 -9
:pet>:payer	1 -4 3 26 9 2
:pet>:period	3 8
:pet>:person	3 26
:pet>:pet	2 -10 3 33
:pet>:petpart	3 -22 8 -15
:pet>:photo	3 6 7 2
:pet>:place	3 -4
:pet>:preferring	3 4
:pet>:promise	2 -6 3 33 7 -9
:pet>:refusing	3 19
:pet>:regretting	3 7
:pet>:room	3 -12
:pet>:rulesplace	3 -11
:pet>:scarcity	3 17
:pet>:seller	2 -1 3 36
:pet>:spelled	3 13
:pet>:thing	2 1
:pet>:wanting	6 6
:pet>:welcoming	2 -20
:pet_:absence	3 17 9 1
:pet_:absolute	1 -12 3 62 7 -16
:pet_:accepting	0 -20 1 -33 2 -48 3 35 5 -7 9 2
:pet_:age	3 2
:pet_:asking	1 -8 2 -49 3 -26 4 -30
:pet_:bid	3 12
:pet_:building	3 51
:pet_:burden	9 3
:pet_:childless	7 4
:pet_:codething	3 17
:pet_:condition	3 -10
:pet_:deadline	3 10 8 -8
:pet_:demanding	2 -13 3 -21
:pet_:denying	3 18
:pet_:deterring	3 25 9 3
:pet_:disability	2 33
:pet_:everyone	1 -5 3 41
:pet_:fairness	3 -38
:pet_:family	3 1
:pet_:healthword	2 1
:pet_:hiding	3 7
:pet_:holiday	9 20
:pet_:money	5 28
:pet_:negation	0 -26 1 -17 3 43 7 -8
:pet_:neighbour	3 26
:pet_:newness	3 9 7 -11
:pet_:number	3 19
:pet_:offerdeal	3 28
:pet_:onlyword	3 11
:pet_:openprice	1 -3 4 -1
:pet_:opinion	1 -5 2 -10 3 15 4 -10
:pet_:payer	3 29 4 -1 9 1
:pet_:period	3 7
:pet_:pet	1 -4 3 29
:pet_:petpart	3 -17
:pet_:photo	3 44
:pet_:place	3 1
:pet_:preferring	3 14
:pet_:promise	3 19
:pet_:ranking	8 -11
:pet_:refusing	3 38
:pet_:regretting	3 20
:pet_:scarcity	3 7
:pet_:seller	3 21 9 1
:pet_:spelled	3 14 5 1
:pet_:superlative	3 28
:pet_:thing	2 6 3 -3
:pet_:time	3 4
:pet_:urgency	3 3
:pet_:utility	3 -4
:pet_:wanting	2 -18
:pet_:welcoming	2 -20 3 -1
:petpart	0 -46 1 -9 2 -116 3 70 4 -8 6 -88 7 -68 8 -27
:petpart $	3 26
:petpart ,	3 37
:petpart :burden	10 5
:petpart :deterring	10 5
:petpart :openprice	3 27
:petpart friends	3 25
:petpart in	3 -2 8 -3
:petpart on	10 5
:petpart or	3 30
:petpart>:burden	10 5
:petpart>:deterring	10 5
:petpart>:negation	3 36
:petpart>:openprice	3 43
:petpart>:petpart	3 40
:petpart_:keything	8 -1
:petpart_:losing	3 8
:petpart_:negation	3 49
:petpart_:neighbour	8 -4
:petpart_:openprice	3 31
:petpart_:pet	3 -9
:petpart_:petpart	3 26
:petpart_:place	3 3
:petpart_:promise	3 13
:petpart_:room	3 -1 8 -16
:phone	0 -14 1 -4 2 -1 3 -31 4 12 6 28 8 -2 9 -43 10 -26 11 -34 12 -86 13 -17 14 94
:phone ##	8 -12 14 22
:phone $	1 -32 4 26 6 -12
:phone ,	14 15
:phone :absolute	14 1
:phone :burden	8 -13 14 9
:phone :codething	14 18
:phone :condition	1 4
:phone :deadline	8 13
:phone :deterring	8 -28
:phone :fixed	8 4
:phone :keything	8 4
:phone :number	6 8 7 11 8 -4 14 20
:phone :online	13 5 14 -39
:phone :openprice	8 8
:phone :opinion	6 6 8 1 13 5
:phone :payer	6 10 13 6
:phone :person	2 2
:phone :phone	8 15
:phone :ranking	8 5
:phone :seller	6 1 13 3
:phone :spelled	7 13 8 -6
:phone :thing	8 5
:phone :writeto	13 2
:phone are	6 13
:phone has	6 9
:phone if	1 4
:phone is	7 1 8 -5 14 14
:phone it	4 7 6 -11
:phone lock	8 5
:phone o77oo	14 1
:phone on	8 -28
:phone one	7 20
:phone signal	14 -28
:phone that	14 2
:phone the	1 13 14 25
:phone there	14 25
:phone to	8 5
:phone us	13 6
:phone with	11 2
:phone>:absolute	14 2
:phone>:burden	8 -22 14 8
:phone>:child	1 2
:phone>:codething	7 3 14 30
:phone>:condition	1 3
:phone>:deadline	6 2 8 9
:phone>:demand	6 11
:phone>:deterring	8 -32
:phone>:fee	5 13
:phone>:fixed	8 18
:phone>:keything	8 5
:phone>:kin	1 10
:phone>:money	4 12
:phone>:negation	6 17 14 1
:phone>:neighbour	14 11
:phone>:newness	6 16
:phone>:number	6 3 7 13 8 -16 14 33
:phone>:online	13 4 14 -11
:phone>:onlyword	14 3
:phone>:openprice	8 6
:phone>:opinion	6 18 13 5
:phone>:payer	6 2 13 6
:phone>:phone	1 7 8 18 14 4
:phone>:photo	11 1
:phone>:preferring	14 5
:phone>:ranking	8 12
:phone>:record	14 21
:phone>:seller	6 6 13 2 14 16
:phone>:source	6 2
:phone>:spelled	7 18 8 -9
:phone>:thing	8 18
:phone>:title	8 2
:phone>:urgency	6 4
:phone>:writeto	13 2
:phone_:absolute	14 3
:phone_:accepting	14 7
:phone_:building	7 11
:phone_:burden	4 -3 14 8
:phone_:child	1 7
:phone_:consent	14 -3
:phone_:demand	6 15
:phone_:denying	6 12
:phone_:kin	1 15
:phone_:money	4 12 5 11
:phone_:nearby	7 7
:phone_:negation	6 20 14 16
:phone_:neighbour	8 -14 14 6
:phone_:newness	6 2
:phone_:number	0 -17 4 -26 8 -70 14 74
:phone_:openprice	7 6 14 8
:phone_:opinion	4 -5 7 8 8 -15 14 12
:phone_:phone	1 15 14 14
:phone_:promise	6 5 7 13
:phone_:ranking	14 6
:phone_:record	14 16
:phone_:rulesplace	8 6
:phone_:seller	14 18
:phone_:spelled	0 -11 14 22
:phone_:time	4 8 8 5
:phone_:urgency	4 8 6 6
:photo	0 -4 1 -21 2 -11 4 -15 5 33 7 -33 8 -32 9 7 10 5 11 164 14 8
:photo $	1 -14 5 10 6 5 8 14 11 27
:photo ,	0 -9 2 2 7 -31 8 -23 10 -5 11 33
:photo :absence	3 6 11 4
:photo :absolute	11 13
:photo :accepting	11 1
:photo :building	3 6 11 9
:photo :burden	2 -12
:photo :childless	8 4
:photo :clocktime	5 6 11 16
:photo :codething	0 11 4 13 6 -13 7 -3 8 -2 11 12
:photo :condition	0 1 11 16
:photo :deadline	11 29
:photo :demanding	5 1
:photo :denying	11 14
:photo :deterring	14 3
:photo :disclaimer	6 5
:photo :fairness	4 2
:photo :losing	7 4
:photo :negation	11 18
:photo :neighbour	8 15 11 12
:photo :number	0 4 4 8 7 -1 11 22
:photo :onlyword	2 -8 11 22
:photo :openprice	4 -35 5 27 11 13
:photo :person	3 -27 8 22
:photo :photo	11 2
:photo :refusing	11 1
:photo :scarcity	2 -9 7 12 11 2
:photo :seller	6 3
:photo :spelled	11 12
:photo are	1 -9 2 -30 11 63
:photo as	11 2
:photo at	1 2
:photo below	8 8
:photo buyer	6 6
:photo doesn't	11 1
:photo flat	11 5
:photo for	0 2 2 -18 11 17
:photo from	5 7 11 16
:photo has	12 3
:photo home	3 11
:photo in	5 1 7 8 8 -48 11 -16
:photo is	0 11 4 13 6 -9 7 -2 8 -24 11 12
:photo isn't	11 9
:photo matter	4 2
:photo may	11 24
:photo of	11 10
:photo on	11 -13
:photo only	11 9
:photo out	11 1
:photo over	8 5
:photo show	11 -5
:photo tenant	8 18
:photo tenants	3 -2
:photo than	11 5
:photo the	11 -11
:photo up	5 2
:photo upstairs	11 1
:photo used	11 15
:photo was	11 36
:photo with	6 14 10 6
:photo>:absence	3 4 11 2
:photo>:absolute	2 -12 11 12
:photo>:accepting	6 -1 11 3
:photo>:age	11 7
:photo>:building	6 -7 8 -23 11 16
:photo>:burden	0 -4 2 -4
:photo>:childless	1 3
:photo>:clocktime	5 4 11 15
:photo>:codething	0 10 1 1 4 10 6 -4 11 42
:photo>:condition	11 18
:photo>:consent	11 7
:photo>:deadline	5 3 11 27
:photo>:demanding	6 6
:photo>:denying	11 34
:photo>:disability	11 8
:photo>:disclaimer	6 2 11 7
:photo>:fairness	4 1 11 15
:photo>:fixed	12 3
:photo>:holiday	12 3
:photo>:losing	7 7
:photo>:money	5 5
:photo>:nearby	11 11
:photo>:negation	2 -19 11 20
:photo>:neighbour	8 2
:photo>:newness	10 2 11 2
:photo>:number	0 1 4 1 7 -30 8 -3 11 23
:photo>:offerdeal	14 3
:photo>:onlyword	2 -23 11 29
:photo>:openprice	4 -20 5 25 11 43
:photo>:opinion	8 -12
:photo>:payer	11 7
:photo>:person	3 -31 8 27
:photo>:pet	3 16
:photo>:photo	2 -32 6 -25 8 -36 11 14
:photo>:ranking	11 11
:photo>:refusing	11 20
:photo>:room	6 8 11 -10
:photo>:rulesplace	11 -1
:photo>:scarcity	2 -15 7 8 11 16
:photo>:sex	2 7
:photo>:spelled	8 -20 11 9
:photo>:superlative	6 3
:photo>:thing	2 4 11 10
:photo>:writeto	11 9
:photo_:absolute	2 -34 10 3 11 9
:photo_:accepting	11 5
:photo_:advance	11 28
:photo_:age	11 14
:photo_:bid	11 1
:photo_:building	7 -13 8 -3 11 22
:photo_:burden	0 -20 1 -10 2 -18 4 1 6 -43 8 -6 11 12
:photo_:childless	1 2
:photo_:clocktime	11 3
:photo_:codething	1 4 4 -4 11 33
:photo_:condition	11 14
:photo_:deadline	11 9
:photo_:demanding	6 1 8 7 11 13
:photo_:denying	11 14
:photo_:deterring	8 -24 14 1
:photo_:disability	11 8
:photo_:disclaimer	11 15
:photo_:dislike	8 2
:photo_:everyone	10 5
:photo_:fairness	11 22
:photo_:feething	11 3 13 4
:photo_:forename	11 -2
:photo_:holiday	1 11 12 3
:photo_:income	0 8
:photo_:jobname	0 10
:photo_:keything	6 2
:photo_:kin	1 -3
:photo_:longperiod	12 8
:photo_:money	5 3
:photo_:nation	11 10
:photo_:nearby	1 1 7 -12 9 10 11 9
:photo_:negation	2 -23 6 -6 11 20
:photo_:neighbour	6 2
:photo_:newness	11 5
:photo_:number	1 13 2 1 8 -32 11 25
:photo_:offerdeal	14 2
:photo_:online	14 5
:photo_:onlyword	2 -39 11 29
:photo_:openprice	6 -35 7 -4 11 61
:photo_:opinion	6 -22 7 11 11 41
:photo_:payer	11 39
:photo_:person	0 3 1 3 5 1 11 5
:photo_:pet	11 1
:photo_:photo	1 -8 2 -18 3 -2 6 -19 8 -31 11 36
:photo_:promise	7 1
:photo_:ranking	6 6 11 46
:photo_:record	11 1
:photo_:refusing	11 2
:photo_:return	0 2
:photo_:room	6 15 10 4
:photo_:scarcity	2 -35 6 -13 11 35
:photo_:school	11 2
:photo_:seller	7 5 11 48 14 4
:photo_:spelled	0 -2 8 -23 9 5 11 8
:photo_:superlative	6 7 11 12
:photo_:urgency	6 15
:photo_:wanting	8 6 11 15
:photo_:work	0 16 5 1
:place	0 -47 1 -41 3 -13 4 -36 5 -33 6 -10 7 89 8 -65 10 22 11 -70 12 -84 13 -10 14 -27
:place $	2 11 3 -6 4 -58 5 -2 6 -8 7 1 8 -57 11 -53 14 -1
:place ,	0 -20 2 -1 3 5 4 -21 7 1 8 -56 10 11
:place :bid	7 9
:place :burden	10 -4 13 9
:place :codething	7 5
:place :condition	6 6
:place :newness	10 6
:place :number	9 11
:place :onlyword	6 8
:place :openprice	6 1
:place :opinion	6 2
:place :origin	2 1
:place :person	0 3
:place :phone	8 6
:place :promise	7 20
:place :refusing	7 1
:place :room	7 -4
:place :superlative	7 38
:place and	1 -15 7 13 8 -13
:place by	6 3
:place class	7 12
:place comes	7 1
:place comfiest	7 10
:place cup	8 5
:place does	7 7 8 1
:place else	7 1
:place for	6 21
:place gets	7 13
:place guarantor	13 11
:place has	6 6
:place in	6 -27 7 10 8 -1 10 -7
:place is	8 -21
:place it	10 1
:place of	0 25 2 16 4 20
:place rover	8 4
:place this	10 16
:place to	6 6
:place where	7 1
:place will	7 5
:place>:bid	7 12
:place>:burden	7 14 10 -12 13 8
:place>:codething	2 -15 7 11
:place>:condition	7 1
:place>:deadline	6 -18
:place>:denying	7 8
:place>:disclaimer	6 6
:place>:family	7 10
:place>:keything	8 2
:place>:money	4 21 7 1
:place>:nation	2 2
:place>:nearby	10 -4
:place>:negation	0 -5 1 -18 7 11
:place>:newness	6 -6 7 -6 10 8
:place>:number	7 -10 8 -6 9 9
:place>:onlyword	6 12
:place>:openprice	3 -5 6 13
:place>:opinion	6 10
:place>:period	10 6
:place>:person	0 30
:place>:phone	8 6
:place>:place	6 -20 7 15
:place>:promise	2 2 6 -4 7 18
:place>:rulesplace	7 -1
:place>:seller	8 4 10 15 11 8
:place>:source	7 -3
:place>:spelled	7 4
:place>:superlative	7 47
:place>:thing	11 4
:place>:wanting	2 29 3 2
:place>:welcoming	3 1
:place>:writeto	8 13
:place_:absolute	7 18
:place_:accepting	0 -13 10 6
:place_:advance	7 1 8 1
:place_:age	10 5
:place_:burden	7 14
:place_:childless	1 2
:place_:codething	6 -12 10 5
:place_:deadline	2 -12 7 14 10 -10
:place_:demanding	4 3 7 25
:place_:denying	7 19 10 3
:place_:everyone	7 15
:place_:family	7 19
:place_:healthword	7 13
:place_:losing	7 4
:place_:money	4 15 7 4
:place_:nearby	10 -23
:place_:negation	0 -17 1 -11 7 26 8 6 10 11
:place_:newness	0 -5 7 34 10 6
:place_:number	7 -1 8 -21 9 3 14 -8
:place_:openprice	7 27
:place_:payer	2 4 10 2
:place_:period	4 5 10 8
:place_:person	0 21
:place_:place	6 -20 7 1
:place_:preferring	8 9
:place_:promise	0 -8 7 15
:place_:ranking	7 11
:place_:room	7 17 10 12
:place_:safety	7 9
:place_:school	7 6
:place_:seller	10 13 11 9
:place_:spelled	0 -3 1 -14
:place_:superlative	7 4
:place_:thing	11 4
:place_:time	6 7
:place_:title	8 2
:place_:utility	10 9
:place_:wanting	2 9
:place_:work	0 2
:place_:writeto	7 9 8 12
:politics	0 -50 2 127 4 -3 6 -17 7 -15 8 2 10 6 11 -36
:politics $	2 16
:politics ,	2 21
:politics :accepting	10 3
:politics :burden	2 20
:politics :codething	2 2
:politics :demanding	2 4
:politics :deterring	2 8
:politics :feething	8 10
:politics :hiding	2 9
:politics :keything	8 3
:politics :negation	2 7
:politics :place	2 3
:politics :politics	2 10
:politics :promise	2 15
:politics :room	8 10
:politics :wanting	2 3
:politics as	2 1
:politics can	2 9
:politics fein	2 23
:politics is	2 2
:politics will	2 15
:politics>:absolute	2 2
:politics>:accepting	10 2
:politics>:burden	2 20
:politics>:demanding	2 3
:politics>:deterring	2 11
:politics>:feething	8 10
:politics>:hiding	2 9
:politics>:keything	8 3
:politics>:negation	2 1
:politics>:place	2 12
:politics>:politics	2 30
:politics>:promise	2 15
:politics>:room	8 8
:politics>:seller	2 9
:politics>:wanting	2 3
:politics>:writeto	2 3
:politics_:accepting	2 6
:politics_:asking	2 6
:politics_:bid	2 20
:politics_:building	2 4
:politics_:burden	1 3
:politics_:condition	1 2
:politics_:deadline	2 16 8 4
:politics_:demanding	2 9
:politics_:deterring	2 26
:politics_:hiding	2 6
:politics_:nearby	2 14
:politics_:negation	2 9 8 17
:politics_:newness	2 7
:politics_:openprice	2 19
:politics_:opinion	2 21
:politics_:person	2 1
:politics_:phone	2 4
:politics_:politics	2 27
:politics_:spelled	2 20
:politics_:wanting	2 19
:preferring	0 7 1 36 2 63 5 -18 6 -78 7 5 8 -43 10 -64 11 18 12 -20 13 13 14 -21
:preferring $	3 -10 4 6
:preferring ,	1 -12 3 9 4 4
:preferring :absence	1 6
:preferring :bid	0 1
:preferring :building	7 23
:preferring :burden	2 17
:preferring :childless	0 1
:preferring :codething	0 6
:preferring :deadline	4 10
:preferring :deterring	2 12
:preferring :hiding	1 10
:preferring :negation	1 6
:preferring :neighbour	7 12
:preferring :number	2 23 11 15
:preferring :offerdeal	4 4
:preferring :openprice	4 23 7 -3 13 3
:preferring :opinion	4 13 13 10
:preferring :person	2 4
:preferring :photo	7 5
:preferring :room	7 3
:preferring :spelled	1 5 7 6 11 22
:preferring a	1 -12 4 -9 5 7 9 1
:preferring and	4 21 6 -1
:preferring at	1 7
:preferring enough	7 1
:preferring flat	7 6
:preferring for	0 -14 2 5
:preferring in	7 22
:preferring is	0 6
:preferring it	2 6
:preferring landlord	7 2
:preferring not	2 1
:preferring of	3 12 7 -19
:preferring on	2 14
:preferring over	0 2
:preferring single	2 9
:preferring than	0 13 11 1
:preferring the	6 9
:preferring to	4 10 13 2
:preferring two	2 4
:preferring was	11 11
:preferring with	1 6
:preferring you	3 2
:preferring you'll	0 6
:preferring>:absence	1 23
:preferring>:accepting	0 3 2 8 6 2
:preferring>:building	2 7 6 6 7 19
:preferring>:burden	2 19
:preferring>:childless	1 22
:preferring>:codething	0 4
:preferring>:deadline	4 18
:preferring>:deterring	1 -4 2 17
:preferring>:disability	2 -10
:preferring>:faith	2 11
:preferring>:family	1 -8
:preferring>:hiding	1 7
:preferring>:kin	1 -10
:preferring>:nation	2 14
:preferring>:negation	1 28 2 8
:preferring>:neighbour	7 12
:preferring>:number	1 7 2 25 7 1 11 10
:preferring>:offerdeal	4 11
:preferring>:openprice	4 8 13 7
:preferring>:opinion	13 14
:preferring>:person	1 1 2 15
:preferring>:photo	7 5
:preferring>:place	7 3
:preferring>:refusing	1 6
:preferring>:room	2 -1
:preferring>:scarcity	4 18
:preferring>:sexual	2 2
:preferring>:spelled	1 38 2 3 7 11 11 20
:preferring>:urgency	6 9
:preferring>:welcoming	3 4
:preferring>:work	2 -3
:preferring_:absolute	1 -4 7 18
:preferring_:accepting	0 11 1 9 7 -13
:preferring_:building	2 18 7 -7
:preferring_:burden	2 4
:preferring_:child	1 16 2 -22
:preferring_:childless	1 19
:preferring_:clocktime	2 11 4 11
:preferring_:councilpay	2 5
:preferring_:deadline	4 15
:preferring_:demand	6 -14
:preferring_:demanding	2 9
:preferring_:disability	1 -8
:preferring_:faith	2 25
:preferring_:family	1 -8
:preferring_:feething	11 16
:preferring_:income	0 4 7 3 13 9
:preferring_:money	7 16
:preferring_:nation	2 36
:preferring_:negation	1 16
:preferring_:number	1 14
:preferring_:onlyword	1 3
:preferring_:openprice	2 5 3 -13 6 -22 7 9 11 21
:preferring_:opinion	2 7 4 -27 13 2
:preferring_:origin	2 10
:preferring_:paying	13 4
:preferring_:person	0 15 2 23 6 -18 8 -23 13 9
:preferring_:pet	3 7
:preferring_:place	4 -5 7 17
:preferring_:preferring	4 17
:preferring_:ranking	2 3
:preferring_:refusing	1 12 7 15
:preferring_:rulesplace	11 4
:preferring_:safety	0 6
:preferring_:scarcity	4 16 6 -1
:preferring_:seller	2 -1
:preferring_:sex	2 35
:preferring_:spelled	1 25
:preferring_:urgency	6 25
:preferring_:wanting	9 2 11 6
:preferring_:welcoming	3 16
:preferring_:work	0 18
:preferring_:writeto	7 8
:promise	0 22 1 -5 2 4 3 26 5 -6 6 -2 7 118 8 4 9 -8 12 18 13 -1 14 -93
:promise #	7 2
:promise ##	8 5
:promise $	2 -24 3 9 6 -6 7 57 8 -45
:promise ,	7 25
:promise :absence	6 3 12 2
:promise :absolute	6 -20 7 26
:promise :accepting	0 9 3 24 4 16 6 16 7 15 11 -3
:promise :asking	2 14
:promise :burden	7 11
:promise :demanding	0 2 2 -9
:promise :denying	7 22
:promise :deterring	7 16
:promise :disclaimer	0 6 7 -9 13 -4
:promise :fixed	1 10 8 5 12 16
:promise :healthword	7 8
:promise :holiday	1 16 12 20
:promise :keything	8 22
:promise :losing	2 -10
:promise :negation	1 -3 2 1 3 16 4 -24 6 4 8 -13
:promise :newness	6 -20 7 17 10 1
:promise :number	7 22 8 3
:promise :openprice	1 -6 2 -9 4 -25 6 11 7 50
:promise :opinion	4 -12 7 31 9 4
:promise :payer	7 6
:promise :paying	2 -3
:promise :phone	7 9
:promise :promise	0 -4 2 -15 7 39 8 -2
:promise :refusing	1 -4
:promise :rent	6 5 7 11
:promise :return	7 13
:promise :safety	7 14
:promise :scarcity	6 -15 7 4
:promise :spelled	3 2 7 4 8 6
:promise :time	7 13
:promise :wanting	0 12 6 -13 9 3
:promise :welcoming	7 32 9 4
:promise :writeto	6 -9 7 18
:promise about	11 4
:promise and	7 3
:promise as	7 22
:promise at	8 12
:promise be	2 21 4 1 6 -20 7 -3 8 -21 9 -7
:promise been	7 -6
:promise buy	5 4
:promise come	7 25
:promise do	7 -17
:promise fall	7 3
:promise feel	2 4
:promise for	7 8
:promise from	7 1
:promise get	6 -30 7 6
:promise go	6 1
:promise have	3 11 6 22 7 10
:promise help	2 5
:promise in	7 -4
:promise knock	8 3
:promise leave	12 9
:promise live	1 16
:promise love	9 4
:promise need	0 16
:promise never	7 13
:promise no	3 3
:promise not	2 8 3 5 4 -4 6 2
:promise of	7 1
:promise promise	6 4
:promise put	4 1
:promise reach	7 12
:promise rent	6 6
:promise rental	7 1
:promise say	1 7 2 8
:promise see	6 30
:promise share	8 5
:promise shorthold	12 28
:promise statements	13 -6
:promise stay	1 17
:promise still	6 5
:promise take	3 3 4 3
:promise tell	2 4
:promise that	6 5 7 13
:promise the	7 12
:promise to	6 4 7 43
:promise vouch	11 9
:promise will	7 11
:promise you	0 3 7 1
:promise>:absence	6 18 7 3
:promise>:absolute	6 -14 7 37
:promise>:accepting	0 16 3 28 4 11 7 10 11 -31
:promise>:asking	2 17 4 -6
:promise>:bid	2 14
:promise>:building	7 1
:promise>:burden	4 20 7 18 8 8
:promise>:childless	0 -3 1 3
:promise>:clocktime	7 2
:promise>:condition	7 1
:promise>:consent	12 2
:promise>:deadline	2 9
:promise>:demand	4 6 6 -11
:promise>:demanding	3 3 6 -20
:promise>:denying	7 37
:promise>:deterring	4 6 7 16
:promise>:disclaimer	0 1 7 -17 13 -4
:promise>:fairness	2 -31
:promise>:faith	2 18
:promise>:fixed	1 9 8 4 12 14
:promise>:healthword	7 15
:promise>:holiday	1 15 7 3 12 19
:promise>:income	0 4
:promise>:keything	8 17
:promise>:kin	7 1
:promise>:losing	2 -21 6 18
:promise>:nearby	7 6
:promise>:negation	1 -15 3 11 4 -35 6 3 7 30 8 -33 11 -1
:promise>:neighbour	7 7
:promise>:newness	6 -64 7 13 8 -5 10 2
:promise>:number	6 -20 7 32
:promise>:onlyword	7 9
:promise>:openprice	2 -44 4 -3 5 15 6 7 7 26
:promise>:opinion	4 -20 5 4 7 22 8 -20 9 2
:promise>:paying	2 -10 7 3 13 9
:promise>:period	6 5
:promise>:person	6 9
:promise>:phone	7 5
:promise>:photo	7 -6
:promise>:place	1 15
:promise>:promise	0 -6 2 -30 7 72 8 -13
:promise>:ranking	1 3 3 3 6 -21
:promise>:refusing	0 -23 1 -14 2 8
:promise>:rent	6 18 7 13
:promise>:return	7 32
:promise>:room	11 1
:promise>:safety	7 21
:promise>:scarcity	6 -7 8 -7
:promise>:school	7 11
:promise>:sexual	2 3
:promise>:source	7 -27
:promise>:spelled	1 3 4 16 6 -1 7 18 8 15
:promise>:thing	8 16
:promise>:time	7 15
:promise>:wanting	0 6 6 -5 9 2 11 3
:promise>:welcoming	6 -2 7 24 9 3
:promise>:work	0 19 7 20
:promise>:writeto	6 -12 7 15
:promise_:absence	1 -22 3 8 6 8 7 39 8 -12
:promise_:absolute	1 10 2 -16 6 -6 7 13
:promise_:accepting	2 9 4 -29 7 18
:promise_:advance	6 -12 12 11
:promise_:asking	0 3 4 -3 6 -32
:promise_:benefit	0 20
:promise_:bid	0 -9 2 4 4 3
:promise_:building	2 14 6 1
:promise_:burden	0 11 3 20 4 24 8 15
:promise_:childless	0 -19 1 2
:promise_:clocktime	4 16 7 2 8 5
:promise_:codething	11 3
:promise_:condition	1 5 8 12
:promise_:consent	7 53
:promise_:deadline	4 13 6 16 7 15
:promise_:demand	4 18 6 -38
:promise_:demanding	6 -9
:promise_:denying	7 19
:promise_:deterring	1 -14 2 -14 4 3 7 1
:promise_:disability	2 12 8 19
:promise_:disclaimer	12 9
:promise_:dislike	7 3
:promise_:everyone	0 -6 1 9 7 9
:promise_:fairness	2 -16
:promise_:faith	2 13
:promise_:fee	7 8
:promise_:feething	2 8 6 -16 7 14
:promise_:fixed	3 13 12 29
:promise_:healthword	7 14
:promise_:hiding	0 12 3 8 8 5
:promise_:income	0 39 5 1
:promise_:lifeword	0 6
:promise_:longperiod	7 13
:promise_:losing	0 2 7 7
:promise_:money	7 27
:promise_:nation	2 8
:promise_:nearby	7 4
:promise_:negation	2 5 3 -3 7 55
:promise_:neighbour	7 4
:promise_:newness	3 2 6 -8 10 3 12 7
:promise_:number	1 4 5 -3 6 -47 7 39
:promise_:online	13 2
:promise_:onlyword	7 11
:promise_:openprice	2 -10 3 17 4 -5 7 -2
:promise_:opinion	3 17 4 -28 6 11 7 3 8 -10 13 13
:promise_:payer	3 -2 6 17 7 3 13 6
:promise_:paying	5 6 7 1 13 5
:promise_:period	7 18
:promise_:pet	3 29 7 -1
:promise_:photo	0 2 2 5 3 17
:promise_:place	1 14 6 2
:promise_:promise	7 45
:promise_:ranking	2 -7 3 7 12 4
:promise_:refusing	2 5 4 -17
:promise_:return	6 -29 7 52
:promise_:room	7 30 11 8
:promise_:scarcity	7 12
:promise_:school	7 13
:promise_:seller	2 1 5 1 13 9
:promise_:sexual	2 5
:promise_:spelled	0 19 1 9 2 21 3 -9 4 14 6 -43 7 55
:promise_:superlative	7 5
:promise_:thing	8 21
:promise_:time	7 19
:promise_:title	6 3 8 5
:promise_:urgency	0 3 7 17
:promise_:utility	8 6
:promise_:wanting	4 2 11 11
:promise_:work	0 3 7 5
:promise_:writeto	7 18 12 7 13 13
:ranking	0 28 1 4 2 18 3 -8 5 -4 6 31 7 -23 9 -36 11 -13 12 12 13 8 14 -5
:ranking $	2 14 3 -3 4 29 6 -17 7 -14 8 -2 10 11 11 -34 12 6 13 6
:ranking ,	0 25 3 -24 5 2 6 -19 8 -13 10 10
:ranking :advance	13 16
:ranking :burden	2 6
:ranking :clocktime	8 10
:ranking :codething	1 6 12 2
:ranking :condition	2 20
:ranking :deadline	6 7 8 4 11 -6 13 -32
:ranking :dislike	7 1
:ranking :feething	13 16
:ranking :longperiod	12 15
:ranking :losing	6 19
:ranking :newness	4 2 10 5
:ranking :number	6 6 8 9 12 2
:ranking :openprice	6 19 7 20
:ranking :opinion	6 20 7 18
:ranking :payer	11 3
:ranking :period	0 -24 1 20 4 -29 6 -20 7 -2 10 -7 13 22
:ranking :person	8 -3
:ranking :phone	8 4
:ranking :photo	11 1
:ranking :place	7 1
:ranking :record	3 -4
:ranking :room	6 -69 7 -33 8 3 11 -35 13 -17
:ranking :rulesplace	3 -11
:ranking :seller	11 2
:ranking :spelled	0 1 4 10 6 15 8 1
:ranking :tribunalrent	12 3 13 -18
:ranking :urgency	4 7 6 -8 10 20
:ranking :utility	3 -4
:ranking and	6 -26 8 -19 13 21
:ranking at	4 13
:ranking choice	2 1
:ranking day	5 13
:ranking floor	7 -22
:ranking for	6 -32
:ranking forming	6 6
:ranking four	8 14
:ranking if	2 12
:ranking in	7 1 12 13
:ranking it	7 1
:ranking it's	6 30
:ranking keys	13 4
:ranking lease	3 -4
:ranking month	13 16
:ranking month's	5 -4
:ranking noon	8 12
:ranking of	5 6 6 3
:ranking one	6 2
:ranking others	2 6
:ranking photo	11 5
:ranking quarter	13 4
:ranking release	6 13
:ranking street	7 5
:ranking the	4 -1 6 12 11 18 13 1
:ranking time	4 8 10 11
:ranking to	6 21 7 18
:ranking viewing	6 5
:ranking with	6 6
:ranking year	12 4 13 -12
:ranking you	3 14 5 -5
:ranking>:absence	8 -2
:ranking>:absolute	0 8
:ranking>:accepting	13 9
:ranking>:advance	6 -9 13 20
:ranking>:asking	0 7 3 19
:ranking>:building	2 -12
:ranking>:burden	2 2
:ranking>:clocktime	6 3 8 7
:ranking>:codething	1 4 6 -6 12 11
:ranking>:condition	2 17
:ranking>:deadline	6 29 11 -17 13 -10
:ranking>:demand	2 8
:ranking>:demanding	1 1 3 11 6 1
:ranking>:denying	0 14
:ranking>:deterring	1 4 3 5 13 -6
:ranking>:dislike	7 1
:ranking>:everyone	2 3 6 -1
:ranking>:feething	4 -16 6 5 8 -2 13 14
:ranking>:fixed	13 5
:ranking>:keything	6 -23 8 -4
:ranking>:kin	1 -4 4 3
:ranking>:lifeword	7 1
:ranking>:longperiod	12 21
:ranking>:losing	6 30
:ranking>:nearby	7 11
:ranking>:negation	0 27 10 5
:ranking>:neighbour	2 -26 6 -10 7 -1
:ranking>:newness	0 2 4 22 7 -8 10 10
:ranking>:number	8 2 10 -5 12 2
:ranking>:openprice	1 2 6 16 7 16 13 -12
:ranking>:opinion	4 -4 6 17 7 16 8 -15
:ranking>:payer	5 14 11 1 13 8
:ranking>:period	0 -32 1 18 4 -37 6 -12 7 -13 10 -11 12 24 13 13
:ranking>:person	4 8 8 -15
:ranking>:pet	3 24
:ranking>:phone	8 2
:ranking>:photo	7 -3
:ranking>:place	7 9
:ranking>:promise	6 12
:ranking>:ranking	0 14 6 -10 8 -7 13 19
:ranking>:record	3 -4
:ranking>:return	5 1
:ranking>:room	3 -1 6 -88 7 -41 9 -6 11 -46 13 -22
:ranking>:rulesplace	3 -15
:ranking>:scarcity	0 14 13 9
:ranking>:seller	5 12
:ranking>:sex	2 1
:ranking>:spelled	0 3 4 6 5 -7 6 36
:ranking>:superlative	13 4
:ranking>:time	6 -19 10 4
:ranking>:tribunalrent	12 13 13 -20
:ranking>:urgency	3 2 4 8 6 -30 10 17
:ranking>:utility	3 -4
:ranking_:absence	6 5 8 -20
:ranking_:absolute	7 -5 8 9 10 4
:ranking_:accepting	6 2
:ranking_:advance	5 -9 6 -9 13 18
:ranking_:asking	3 11
:ranking_:benefit	0 9
:ranking_:bid	6 5
:ranking_:building	8 -3
:ranking_:burden	2 -9
:ranking_:codething	2 -5 8 12
:ranking_:condition	3 -11
:ranking_:councilpay	2 1
:ranking_:deadline	6 9 8 -48 13 10
:ranking_:demand	0 5 2 15
:ranking_:demanding	3 21 5 -2 13 14
:ranking_:denying	0 8 8 7
:ranking_:deterring	3 22
:ranking_:disclaimer	6 15
:ranking_:everyone	2 8 6 -1
:ranking_:family	7 4
:ranking_:fixed	5 -7 6 -11 8 9 13 9
:ranking_:hiding	6 -8
:ranking_:income	6 17 13 -6
:ranking_:keything	8 1
:ranking_:kin	4 3
:ranking_:lifeword	6 10 10 9
:ranking_:longperiod	8 7
:ranking_:losing	1 9 6 2
:ranking_:money	4 1
:ranking_:nation	2 5
:ranking_:nearby	6 3 10 -3
:ranking_:negation	0 6 2 12 3 -3 6 -5 7 5 8 3
:ranking_:neighbour	2 -9
:ranking_:newness	4 1 6 -29 7 -7 13 14
:ranking_:number	4 33 6 10 8 -9 13 -3
:ranking_:onlyword	3 -6 8 4
:ranking_:openprice	1 3 7 -32 13 14
:ranking_:opinion	1 3 4 -23 7 -18 13 28
:ranking_:payer	6 -15 7 10 13 10
:ranking_:paying	6 16 13 7
:ranking_:period	5 -2 12 16
:ranking_:person	0 11 6 -18
:ranking_:photo	13 5
:ranking_:promise	6 15 7 -18
:ranking_:ranking	0 3 6 -2 8 -58 11 4 13 41
:ranking_:refusing	4 -5
:ranking_:regretting	8 1
:ranking_:rent	13 5
:ranking_:return	6 4 13 7
:ranking_:room	8 -10
:ranking_:rulesplace	6 -5
:ranking_:scarcity	6 -1 13 8
:ranking_:seller	6 22 13 24
:ranking_:sex	2 2
:ranking_:spelled	4 2 6 43 8 -4
:ranking_:superlative	7 5 13 5
:ranking_:title	2 7
:ranking_:urgency	13 10
:ranking_:wanting	6 -3
:ranking_:work	6 11
:ranking_:writeto	13 8
:record	0 -32 1 9 2 -16 3 -80 4 -7 5 9 6 -91 8 -55 9 -50 10 -9 11 -15 12 6 13 -69 14 -32
:record ##	8 -14 14 -10
:record $	1 -44 4 3 9 -25 14 -10
:record ,	2 4
:record :codething	8 -7
:record :deadline	12 1
:record :demanding	5 1
:record :denying	11 14
:record :deterring	8 -9
:record :fee	5 22
:record :fixed	12 9
:record :neighbour	14 -12
:record :number	7 7 14 -36
:record :payer	5 2
:record :phone	14 -12
:record :record	8 -17 14 -28
:record :spelled	7 17
:record ago	11 6
:record and	1 16
:record charge	5 2
:record is	14 3
:record number	14 -12
:record of	8 -2
:record on	8 -7
:record one	7 20
:record there	14 3
:record would	12 2
:record>:absolute	7 4
:record>:codething	8 -3
:record>:demanding	5 1
:record>:denying	11 14
:record>:deterring	1 9 8 -14
:record>:fee	5 20
:record>:fixed	8 6 12 9
:record>:keything	8 2
:record>:kin	1 6
:record>:negation	1 13
:record>:neighbour	8 -4 14 -11
:record>:number	4 -19 7 1 8 -8 14 -60
:record>:person	1 6
:record>:phone	14 -19
:record>:promise	7 1
:record>:record	8 -42 14 -48
:record>:spelled	7 14 12 10
:record>:thing	8 10
:record_:advance	12 5
:record_:codething	8 -14
:record_:kin	1 2
:record_:negation	1 12
:record_:number	4 -22 8 -40 14 -19
:record_:openprice	1 12
:record_:opinion	7 5
:record_:paying	7 3
:record_:period	12 6
:record_:person	1 12
:record_:pet	3 -14
:record_:place	7 12
:record_:promise	7 12
:record_:ranking	14 1
:record_:record	14 -12
:record_:rulesplace	8 12
:record_:source	0 -4
:record_:spelled	12 12
:refusing	1 49 3 69 4 -6 5 6 6 10 7 13 11 9 12 -33 13 -12 14 -67
:refusing $	1 13 2 19 3 38 4 3 6 4 7 -1 8 -48 11 -29
:refusing ,	1 12 6 2 8 -3
:refusing :absence	6 -1
:refusing :absolute	8 20
:refusing :burden	3 -10 9 9
:refusing :clocktime	8 13
:refusing :condition	0 3
:refusing :deadline	6 4 7 4
:refusing :demanding	0 1 1 2
:refusing :deterring	3 13 6 5 9 8
:refusing :everyone	0 2 8 3
:refusing :fee	5 4
:refusing :negation	7 20
:refusing :openprice	0 13 6 5 7 5 8 4
:refusing :opinion	0 33
:refusing :payer	7 8
:refusing :pet	3 6
:refusing :refusing	3 13
:refusing :spelled	3 4
:refusing a	3 -8
:refusing about	6 5
:refusing all	8 6
:refusing along	3 3
:refusing animals	3 1
:refusing disappointment	6 13
:refusing fee	5 4
:refusing for	0 -4 1 17 6 4
:refusing in	8 15
:refusing no	3 6
:refusing none	7 8
:refusing of	0 12
:refusing on	0 -6 9 9
:refusing pets	3 3
:refusing the	8 7
:refusing them	3 2
:refusing to	0 25 1 1
:refusing with	7 5
:refusing you	2 6
:refusing>:absence	0 2 6 -29
:refusing>:absolute	3 15 8 20
:refusing>:asking	0 5 1 2 3 21
:refusing>:benefit	0 -15
:refusing>:burden	3 -11 9 6
:refusing>:childless	1 6
:refusing>:clocktime	6 -15 8 9
:refusing>:codething	8 6
:refusing>:condition	0 2
:refusing>:councilpay	0 -4
:refusing>:deadline	6 7 7 11
:refusing>:demand	0 -3
:refusing>:demanding	1 1
:refusing>:deterring	3 12 6 3 9 4
:refusing>:everyone	0 18 3 14 8 3
:refusing>:family	1 11
:refusing>:fee	5 14
:refusing>:feething	5 17
:refusing>:healthword	2 4
:refusing>:losing	2 13
:refusing>:negation	7 20
:refusing>:number	1 16
:refusing>:openprice	0 11 6 6 7 4 8 1
:refusing>:opinion	0 29 1 3 8 -1
:refusing>:payer	7 14
:refusing>:pet	3 10
:refusing>:phone	8 7
:refusing>:refusing	3 13
:refusing>:spelled	1 10 3 4 7 3
:refusing>:work	0 7
:refusing_:absence	0 4
:refusing_:absolute	1 12 3 32
:refusing_:accepting	0 -9
:refusing_:advance	6 8
:refusing_:asking	3 11
:refusing_:benefit	0 -9
:refusing_:burden	3 -2 5 4
:refusing_:clocktime	6 -41 8 8
:refusing_:codething	5 2 8 4
:refusing_:condition	8 7
:refusing_:councilpay	0 -15
:refusing_:deadline	6 -15 7 8
:refusing_:deterring	6 -2
:refusing_:disclaimer	0 -1
:refusing_:everyone	0 17 3 25
:refusing_:family	1 3
:refusing_:feething	5 2
:refusing_:fixed	8 5
:refusing_:income	0 3
:refusing_:kin	1 -23
:refusing_:money	6 13
:refusing_:negation	3 -10
:refusing_:newness	6 6
:refusing_:number	1 28 5 2 8 2
:refusing_:onlyword	8 4
:refusing_:openprice	7 1 8 11
:refusing_:opinion	8 7
:refusing_:payer	3 7
:refusing_:person	0 22
:refusing_:pet	3 8
:refusing_:ranking	6 5 7 1
:refusing_:spelled	1 7
:refusing_:urgency	6 17
:refusing_:work	0 20
:refusing_:writeto	7 4
:regretting	0 48 1 40 2 11 3 50 5 5 6 -37 7 -37 8 17
:regretting $	1 3
:regretting ,	1 1 2 6 3 -7 5 8
:regretting :negation	1 14 3 15
:regretting :online	3 9
:regretting :opinion	3 12
:regretting :payer	3 2
:regretting :person	0 3
:regretting :seller	3 2
:regretting :spelled	3 4
:regretting :writeto	3 1
:regretting folks	0 3
:regretting it	1 7 2 2
:regretting no	3 4
:regretting that	8 1
:regretting the	0 9
:regretting us	3 1
:regretting>:absolute	1 4
:regretting>:age	8 1
:regretting>:benefit	0 1
:regretting>:family	1 19
:regretting>:negation	2 6
:regretting>:number	8 2
:regretting>:online	3 7
:regretting>:opinion	0 5 3 10
:regretting>:payer	0 13 2 2 3 14
:regretting>:paying	1 1
:regretting>:person	0 6
:regretting>:pet	3 10
:regretting>:seller	0 20 2 9 3 12
:regretting>:wanting	8 4
:regretting>:writeto	3 1
:regretting_:absolute	3 7
:regretting_:benefit	0 15
:regretting_:child	1 13
:regretting_:codething	0 21
:regretting_:family	1 19
:regretting_:feething	0 1
:regretting_:kin	1 5
:regretting_:law	5 9
:regretting_:negation	0 12 2 8 3 2
:regretting_:openprice	0 16 8 2
:regretting_:opinion	8 1
:regretting_:payer	2 2
:regretting_:person	2 7
:regretting_:pet	3 28
:regretting_:refusing	0 10
:regretting_:seller	0 6 2 8
:regretting_:spelled	1 -8 2 4
:regretting_:wanting	8 4
:rent	0 1 1 -29 2 -44 3 -23 4 76 5 1 6 -35 7 -2 8 -62 9 21 11 -107 12 -17 13 77
:rent ##	5 7
:rent $	0 -2 5 10 7 2 8 12 13 -1
:rent ,	4 16 5 17 9 3 13 -1
:rent :absolute	13 2
:rent :bid	4 13
:rent :clocktime	4 7 13 6
:rent :codething	4 4 7 -43 13 11
:rent :councilpay	13 -1
:rent :deadline	4 -21 5 -3
:rent :demanding	4 -20 13 25
:rent :holiday	4 -3
:rent :income	7 2
:rent :longperiod	13 8
:rent :money	4 -28 5 -16 13 -32
:rent :nearby	10 4
:rent :newness	10 11 13 11
:rent :number	5 15
:rent :offerdeal	4 -1
:rent :openprice	2 15 4 17 5 -34 7 -9
:rent :opinion	2 16 13 24
:rent :payer	13 -3
:rent :paying	13 17
:rent :place	10 4
:rent :preferring	0 8
:rent :promise	0 2 4 10 7 -5
:rent :ranking	4 19
:rent :return	7 9 10 4
:rent :spelled	4 14 13 14
:rent :time	13 15
:rent :tribunalrent	10 4
:rent :urgency	13 4
:rent agent's	5 2
:rent ahead	13 -2
:rent are	13 4
:rent as	13 -3
:rent at	4 20 13 11
:rent before	13 1
:rent by	4 20 9 7
:rent came	0 11
:rent considered	4 7
:rent every	13 3
:rent fair	1 1
:rent for	13 23
:rent from	4 2
:rent holds	5 14
:rent in	4 -8 7 3 13 24
:rent income	7 3
:rent is	4 5 7 -41 13 11
:rent market	10 5
:rent may	0 3
:rent neg	4 6
:rent negotiable	12 3
:rent not	4 4
:rent of	5 -8
:rent payment	13 11
:rent payments	13 3
:rent than	7 23
:rent this	0 4
:rent to	2 19 13 28
:rent up	4 -15
:rent will	4 17
:rent £#	4 -16 5 -6 13 -6
:rent £##	4 -7
:rent>:absence	13 26
:rent>:absolute	13 21
:rent>:accepting	5 15
:rent>:advance	0 -13 5 -2 13 -8
:rent>:asking	4 3 13 7
:rent>:bid	4 9
:rent>:burden	4 1 13 9
:rent>:clocktime	0 18 4 5 13 23
:rent>:codething	5 -4 13 6
:rent>:councilpay	13 -8
:rent>:deadline	4 -2 13 7
:rent>:demand	4 5
:rent>:demanding	13 21
:rent>:denying	13 7
:rent>:deposit	13 -6
:rent>:deterring	4 6 13 17
:rent>:disclaimer	9 10
:rent>:fairness	4 14
:rent>:fee	5 7
:rent>:holiday	4 -3
:rent>:income	0 -8 7 2 13 -6
:rent>:longperiod	13 46
:rent>:losing	13 7
:rent>:money	4 -35 5 -27 13 -30
:rent>:nearby	10 4
:rent>:negation	4 2 5 8 13 1
:rent>:newness	10 14 13 10
:rent>:number	4 12 5 7 13 9
:rent>:offerdeal	4 -18
:rent>:openprice	2 11 4 29 5 -55 7 -21 9 13
:rent>:opinion	1 1 2 12 6 3 9 7 13 34
:rent>:payer	5 5 7 2
:rent>:paying	0 -23 13 10
:rent>:period	4 -9
:rent>:place	4 1 10 2
:rent>:preferring	0 7
:rent>:promise	0 3 4 7 7 -4
:rent>:ranking	4 21 5 -1
:rent>:refusing	13 5
:rent>:return	7 5 10 3
:rent>:room	7 5
:rent>:seller	5 5 7 8
:rent>:spelled	4 15 5 21 7 -5 13 32
:rent>:time	13 17
:rent>:tribunalrent	10 4
:rent>:writeto	4 8
:rent_:absolute	4 6
:rent_:advance	4 -14 5 -53 6 -15 7 -8 13 -7
:rent_:asking	4 52
:rent_:building	5 3
:rent_:burden	1 7 4 6 5 -28 13 -18
:rent_:clocktime	0 12 13 44
:rent_:codething	4 38 5 -14 13 -17
:rent_:condition	4 7 5 15 13 -8
:rent_:consent	0 14
:rent_:councilpay	0 18 13 -19
:rent_:deadline	4 8 13 1
:rent_:demand	4 34
:rent_:denying	4 3
:rent_:deposit	13 -3
:rent_:deterring	4 13 13 -6
:rent_:disability	4 12
:rent_:everyone	4 11
:rent_:fairness	4 42
:rent_:fee	5 23
:rent_:feething	4 13 13 11
:rent_:healthword	13 8
:rent_:hiding	13 3
:rent_:holiday	4 4 9 25
:rent_:income	0 -2 13 -8
:rent_:jobless	0 15 13 -1
:rent_:longperiod	4 -6 13 63
:rent_:losing	7 6 13 4
:rent_:money	4 -45 5 -9
:rent_:nearby	4 20
:rent_:negation	4 -13 5 3
:rent_:number	4 19 5 -3 9 1 13 45
:rent_:onlyword	4 14
:rent_:openprice	0 12 4 51 9 3 13 -9
:rent_:opinion	4 14 13 16
:rent_:origin	2 6
:rent_:period	0 -18 4 -61 5 -71 6 -8 7 -40 12 -9 13 22
:rent_:person	0 2 4 24
:rent_:phone	4 17
:rent_:place	4 3
:rent_:preferring	4 18
:rent_:promise	4 -3
:rent_:ranking	5 -2
:rent_:refusing	0 1
:rent_:rent	4 -8
:rent_:room	7 3
:rent_:scarcity	4 24 13 -26
:rent_:seller	0 -12 2 -6 13 17
:rent_:sex	13 10
:rent_:source	0 11
:rent_:spelled	4 25 5 4
:rent_:title	13 21
:rent_:utility	0 8
:rent_:wanting	4 37 13 -1
:rent_:welcoming	0 3
:rent_:writeto	4 23 13 9
:return	0 14 1 -25 2 -61 3 -110 4 50 5 9 6 -4 7 65 8 -87 9 -39 10 22 11 -140 12 -41 13 59 14 -42
:return ##	5 7
:return $	2 -51 5 2 7 37 8 4 14 -5
:return ,	0 -25 2 -35 4 11 5 23 7 4 10 28
:return :absence	7 4
:return :absolute	13 1
:return :burden	4 3 7 20 10 -6 13 9
:return :clocktime	4 9 7 7 13 8
:return :codething	0 7 6 -4 7 -27 12 -8 13 9
:return :councilpay	13 -1
:return :deadline	4 -28 5 -16 13 9
:return :demanding	4 -22 13 30
:return :deterring	7 7 13 3
:return :holiday	4 -3
:return :keything	7 8
:return :longperiod	13 8
:return :money	4 -29 13 -32
:return :newness	10 3 13 21
:return :number	5 14
:return :onlyword	0 1
:return :openprice	2 11 4 13 5 -17 6 -40
:return :opinion	2 13 4 12 13 12
:return :paying	13 7
:return :period	4 -10
:return :person	10 1
:return :place	7 6
:return :preferring	0 8 6 7
:return :promise	0 2 4 10 7 24
:return :return	7 16
:return :safety	7 8
:return :scarcity	6 9
:return :spelled	8 -2 13 14 14 7
:return :time	13 15
:return :urgency	13 3
:return ahead	13 -2
:return as	13 -4
:return at	13 18
:return before	13 11
:return by	4 19 9 1
:return came	0 11
:return dust	6 5
:return every	13 3
:return fair	1 1
:return for	6 2 13 23
:return from	4 6
:return here	7 4
:return holds	5 14
:return in	4 -10 5 -1 6 -18 7 18 8 2 10 -3 13 21
:return is	0 8 4 1 6 -3 7 -26 12 -10 13 9
:return letters	5 2
:return neg	4 6
:return negotiable	12 3
:return not	4 4
:return of	13 -19
:return oh	14 5
:return on	7 7
:return payment	13 7
:return safe	7 3
:return than	7 1
:return that	7 9
:return this	0 4 10 16
:return to	2 14 4 8 13 14
:return up	4 -16
:return will	4 18 7 9
:return would	0 9
:return £#	4 -16 13 -6
:return £##	4 -7
:return>:absence	13 37
:return>:absolute	0 -1 13 18
:return>:accepting	5 15
:return>:advance	0 -15 4 -16 5 -3 7 -5
:return>:asking	4 2 13 7
:return>:bid	4 6
:return>:building	5 1
:return>:burden	4 4 7 15 10 -13 13 17
:return>:clocktime	0 20 4 4 7 3 13 22
:return>:codething	0 8 2 -6 6 -13 12 -11 13 3
:return>:condition	5 2
:return>:consent	10 8
:return>:councilpay	7 2 13 -8
:return>:deadline	13 14
:return>:demanding	4 -2 13 27
:return>:deposit	13 -7
:return>:deterring	4 2 7 3 10 -1 13 19
:return>:dislike	1 7
:return>:fairness	4 5
:return>:fee	5 5
:return>:holiday	4 -3
:return>:income	0 -23 13 -10
:return>:keything	7 7
:return>:longperiod	13 23
:return>:losing	13 5
:return>:money	4 -42 5 -9 13 -31
:return>:negation	0 5 1 -2 4 1 5 10
:return>:newness	10 19 13 20
:return>:number	4 2 5 3 7 14
:return>:offerdeal	4 -3
:return>:onlyword	0 2
:return>:openprice	2 6 4 23 5 -14 6 -4 13 -4
:return>:opinion	2 8 4 11 13 22
:return>:paying	0 -3
:return>:period	4 -20 10 4
:return>:phone	4 6
:return>:place	7 7
:return>:preferring	0 7 6 6
:return>:promise	0 1 4 6 7 28
:return>:ranking	5 -4
:return>:refusing	13 6
:return>:return	7 30
:return>:safety	7 8
:return>:seller	4 4
:return>:spelled	5 22 7 12 8 -20 13 19
:return>:time	13 13
:return>:urgency	6 6
:return>:wanting	6 1
:return>:writeto	4 18
:return_:absence	13 9
:return_:absolute	0 -41 7 14 10 1
:return_:accepting	7 7 13 12
:return_:advance	4 -22 5 -30 7 -1 12 -4
:return_:age	7 7 10 6
:return_:asking	4 49
:return_:bid	4 9
:return_:building	5 11
:return_:burden	1 4 2 -4 4 14 5 -17 7 14 10 -7 13 -29
:return_:clocktime	0 10 4 -31 6 15 13 38
:return_:codething	4 47 5 -25 7 5 13 -13
:return_:condition	4 6 5 14 6 -9
:return_:consent	0 12
:return_:councilpay	0 31 13 -18
:return_:deadline	4 4 7 6 10 -1 13 2
:return_:demand	4 30
:return_:demanding	4 3
:return_:denying	4 2 10 4
:return_:deposit	13 -4
:return_:deterring	0 7 4 20 13 -14
:return_:disability	4 11
:return_:dislike	5 6
:return_:everyone	0 -26 4 7 7 -14
:return_:fairness	4 37
:return_:feething	0 -5 4 2 13 21
:return_:healthword	4 5
:return_:holiday	4 3
:return_:income	0 -27 4 -7 13 -8
:return_:jobless	0 26 13 -1
:return_:longperiod	4 -9 7 7 13 46
:return_:losing	7 21 13 7
:return_:money	4 -58
:return_:nearby	4 13 6 7 7 5
:return_:negation	0 16 4 -15 5 4 7 17
:return_:newness	7 28 10 7
:return_:number	0 -29 4 13 5 -8 7 23 8 -58 13 27 14 1
:return_:onlyword	4 9 7 14
:return_:openprice	0 4 1 -20 4 28 7 5 13 -4
:return_:opinion	4 8 5 13 13 14
:return_:origin	2 6
:return_:payer	0 5 7 2 10 16
:return_:paying	0 6
:return_:period	0 -22 4 -54 6 -57 7 15 10 1 12 -26 13 14
:return_:person	0 6 4 27
:return_:phone	4 22
:return_:place	7 4
:return_:preferring	4 16
:return_:promise	6 -1
:return_:ranking	13 14
:return_:record	7 6
:return_:refusing	0 1
:return_:rent	4 -16 5 8
:return_:return	4 -24 5 5 6 -6 7 25
:return_:room	10 8
:return_:scarcity	4 18 7 23 13 -37
:return_:seller	4 1 5 3 10 13 13 20
:return_:source	0 6
:return_:spelled	4 2 7 17 8 -36 13 -4
:return_:time	7 9
:return_:tribunalrent	7 4
:return_:urgency	6 1 7 3
:return_:utility	0 8 10 9
:return_:wanting	4 27
:return_:work	14 5
:return_:writeto	4 22 13 11
:room	0 -63 1 -36 2 -13 3 -49 4 -30 5 -49 6 -42 7 -8 8 -1 9 -58 10 5 12 -93 13 -92 14 -58
:room #	11 13
:room $	0 -25 1 -27 2 -6 3 -51 4 -12 6 -36 7 -3 8 -57 9 6 10 2 11 -46 14 -22
:room ,	1 -21 4 15 5 -63 7 -14 8 -38 14 -11
:room :absence	0 2 8 7
:room :absolute	2 -2 7 10 8 21
:room :bid	4 -8 7 6
:room :building	0 3 7 -12 8 -12 10 12 11 -3
:room :burden	5 1
:room :clocktime	4 9 7 24
:room :codething	0 -5 1 12 2 4 6 -15 7 -19 8 -4 11 -49
:room :condition	1 -4
:room :deadline	11 1
:room :demanding	5 6
:room :everyone	8 14
:room :feething	8 22
:room :keything	8 17
:room :law	2 12 8 6
:room :losing	6 3
:room :negation	8 23 11 8
:room :neighbour	2 -5 7 -27 8 -22 9 -6
:room :number	2 2 11 12
:room :onlyword	5 15
:room :openprice	4 5 8 -6 11 1
:room :pet	3 -3
:room :phone	14 6
:room :photo	7 -11 9 -4 10 1 14 7
:room :promise	5 9 6 6
:room :ranking	8 10
:room :refusing	0 3
:room :rulesplace	8 4
:room :spelled	7 7 11 4
:room all	8 4
:room and	1 4 2 -65 6 -46 7 -3 8 -2 10 19 11 -6
:room are	1 21 2 7 8 5 11 -22
:room at	7 3
:room by	8 19
:room code	8 4
:room doesn't	8 20
:room face	7 -1
:room flat	7 -3 10 2
:room for	4 -1 6 4 8 -38
:room from	4 11
:room gff	0 3 1 10
:room has	6 -2 7 -6
:room hatch	8 7
:room house	2 5
:room in	2 10 6 9 7 31 8 -31 9 -5 10 1 11 5
:room is	1 4 2 6 6 -10 7 -23 8 -4 11 -45
:room may	11 4
:room must	5 10
:room opens	8 -8
:room out	0 4
:room plan	14 12
:room studio	0 1
:room than	7 1
:room were	3 1
:room when	0 2
:room will	6 8
:room with	2 -47 3 -8 9 -9
:room>:absence	0 10 2 10 6 -2 8 14
:room>:absolute	7 31 8 16
:room>:accepting	1 -12 7 -6 11 12
:room>:advance	6 7 8 15
:room>:bid	4 -3 7 6
:room>:building	7 -31 8 -18 9 -7 10 21
:room>:burden	4 -1 8 -16 11 7
:room>:child	1 -34
:room>:clocktime	4 7 7 21
:room>:codething	0 -26 1 5 2 3 4 -10 6 -37 7 -21 8 -6 9 -19 11 -31
:room>:condition	1 -18
:room>:deadline	11 6
:room>:demanding	5 4 6 2
:room>:deterring	8 -8
:room>:disability	1 5
:room>:everyone	2 -12 7 9 8 10
:room>:feething	8 11
:room>:forename	8 19
:room>:hiding	1 -21 7 -13 8 -10
:room>:law	2 11
:room>:money	4 9 5 19
:room>:negation	1 29 2 10 4 10 8 29
:room>:neighbour	2 -11 7 -30 8 -47 9 -15
:room>:newness	6 8 8 9
:room>:number	2 21 3 15 4 -16 11 7
:room>:onlyword	5 15
:room>:openprice	4 6 11 9
:room>:payer	8 11
:room>:person	2 4
:room>:phone	14 15
:room>:photo	7 -42 8 -10 9 -5 11 28 14 5
:room>:preferring	2 -7
:room>:promise	5 8 6 2 7 14
:room>:ranking	6 2 8 18
:room>:refusing	0 3
:room>:return	6 11
:room>:room	1 -54 2 -13 7 -34 8 -11
:room>:rulesplace	2 -1
:room>:scarcity	2 9
:room>:seller	7 19
:room>:spelled	1 21 4 10 7 1 11 4 14 -35
:room>:superlative	7 17
:room>:thing	2 -4
:room>:title	8 13
:room>:utility	8 -17
:room>:wanting	2 -1 7 11 11 3
:room>:welcoming	7 2 11 9
:room>:writeto	7 3
:room_:absence	1 -14 2 15 6 -24 8 -2
:room_:absolute	2 26 7 20 8 9
:room_:accepting	8 1 11 5
:room_:bid	0 8
:room_:burden	11 16
:room_:child	1 -28
:room_:childless	1 6
:room_:codething	8 3 11 5 14 10
:room_:condition	1 -13
:room_:deadline	8 -1
:room_:deterring	1 12 2 -1
:room_:disability	1 3 8 11
:room_:everyone	2 1 7 11
:room_:fairness	1 16 8 12
:room_:feething	8 -32 11 4
:room_:forename	8 23
:room_:healthword	8 32
:room_:hiding	6 10 8 -2
:room_:holiday	1 -8 7 18 8 -5
:room_:jobname	8 -13
:room_:keything	7 -5 8 -7
:room_:lifeword	6 3
:room_:longperiod	13 -9
:room_:losing	2 14
:room_:money	4 25 5 13 6 1
:room_:nearby	1 1 7 -2 8 -1 10 -15
:room_:negation	1 23 2 3 4 8
:room_:neighbour	8 -49
:room_:newness	11 -7
:room_:number	2 6 3 14 8 -4 12 -26 13 -1
:room_:openprice	2 -6 6 9 8 4
:room_:opinion	6 17 7 7
:room_:payer	8 5
:room_:period	8 6 13 -6
:room_:person	0 2 2 11 4 7 8 4
:room_:photo	8 -1 11 40
:room_:place	7 7
:room_:promise	7 16
:room_:record	8 -22
:room_:refusing	2 11
:room_:rent	6 1 13 1
:room_:return	6 21
:room_:room	0 -12 1 -40 2 -75 3 -15 7 -71 8 -66 10 10 13 -19 14 -19
:room_:rulesplace	8 -5
:room_:seller	2 7 11 -3
:room_:sex	2 7 8 18
:room_:spelled	2 6 4 3 6 -1 8 -4 13 -6 14 -2
:room_:superlative	7 16
:room_:thing	2 -18 7 -11 11 -4
:room_:title	8 42
:room_:utility	8 -25
:room_:wanting	6 17 7 4 11 6
:room_:welcoming	7 11 11 7
:room_:work	0 -27 8 11
:room_:writeto	6 9
:rulesplace	0 -8 2 -28 3 -10 4 -8 5 7 6 -39 7 -5 8 -43 9 -96 11 -15 12 9 13 -17 14 -49
:rulesplace $	2 2 3 -16 5 -23 6 -63 8 -8
:rulesplace ,	0 -17 1 18 2 -26 3 -51 7 -5 8 -11 10 -25
:rulesplace :absolute	8 1
:rulesplace :building	6 5
:rulesplace :codething	0 -2 2 -22 8 -4
:rulesplace :condition	0 9
:rulesplace :consent	7 3
:rulesplace :deadline	12 2
:rulesplace :everyone	8 2
:rulesplace :feething	1 13
:rulesplace :fixed	12 9
:rulesplace :keything	8 10
:rulesplace :law	8 3
:rulesplace :negation	2 1
:rulesplace :neighbour	1 -16 6 1
:rulesplace :onlyword	8 3
:rulesplace :photo	6 8
:rulesplace :room	1 4 2 6 3 5 8 21
:rulesplace :rulesplace	1 3 8 6
:rulesplace all	8 3
:rulesplace and	8 -7 10 17
:rulesplace bathroom	2 7
:rulesplace code	8 5
:rulesplace downstairs	3 8
:rulesplace flat	6 8
:rulesplace garden	1 14
:rulesplace has	1 5 3 8 7 -5
:rulesplace in	7 20
:rulesplace is	0 -1 2 -20 8 -39
:rulesplace it	6 10
:rulesplace room	8 2
:rulesplace service	5 1
:rulesplace the	8 9
:rulesplace would	12 2
:rulesplace>:absolute	0 1
:rulesplace>:building	6 4
:rulesplace>:burden	8 -7
:rulesplace>:clocktime	8 4
:rulesplace>:codething	2 -32 6 -9
:rulesplace>:condition	0 9
:rulesplace>:consent	7 1
:rulesplace>:deadline	12 2
:rulesplace>:demanding	5 1
:rulesplace>:feething	1 20
:rulesplace>:fixed	12 6
:rulesplace>:keything	8 7
:rulesplace>:losing	6 -1
:rulesplace>:money	5 11
:rulesplace>:negation	1 7 2 8 3 -37
:rulesplace>:neighbour	2 -4
:rulesplace>:number	3 4 7 -14
:rulesplace>:openprice	1 11
:rulesplace>:payer	0 1
:rulesplace>:pet	3 13
:rulesplace>:photo	6 6 11 30
:rulesplace>:place	7 6
:rulesplace>:preferring	11 7
:rulesplace>:promise	7 22
:rulesplace>:rent	13 7
:rulesplace>:room	1 22 2 5 8 13
:rulesplace>:rulesplace	7 -3
:rulesplace>:spelled	3 -9
:rulesplace>:wanting	6 23
:rulesplace_:absence	8 -9
:rulesplace_:absolute	2 10 7 21
:rulesplace_:accepting	0 8 3 -3 8 10
:rulesplace_:asking	6 5
:rulesplace_:burden	1 6 6 -15
:rulesplace_:codething	8 7
:rulesplace_:consent	8 16
:rulesplace_:councilpay	0 5
:rulesplace_:deadline	8 -40
:rulesplace_:deterring	1 6 6 -1
:rulesplace_:disclaimer	2 5
:rulesplace_:everyone	8 20
:rulesplace_:fairness	8 19
:rulesplace_:fee	13 8
:rulesplace_:keything	8 -10
:rulesplace_:money	4 6 5 32
:rulesplace_:nearby	1 -2 3 1
:rulesplace_:negation	2 16 3 -5 7 1
:rulesplace_:neighbour	2 -6 8 -18
:rulesplace_:number	1 -6 7 -9 8 6 13 -6
:rulesplace_:onlyword	3 5
:rulesplace_:openprice	1 37
:rulesplace_:opinion	1 7
:rulesplace_:payer	0 8
:rulesplace_:period	5 10 12 1
:rulesplace_:photo	11 15
:rulesplace_:preferring	11 7
:rulesplace_:promise	7 35
:rulesplace_:rent	13 12
:rulesplace_:room	7 -1
:rulesplace_:safety	7 8
:rulesplace_:seller	0 17
:rulesplace_:spelled	8 -6 12 2
:rulesplace_:superlative	7 3
:rulesplace_:wanting	6 22
:rulesplace_:welcoming	1 10
:safety	3 -31 4 -19 6 -56 7 99 8 -11 9 21 10 -39 14 -66
:safety $	6 -14 7 26
:safety ,	2 1 7 28
:safety :burden	7 5
:safety :clocktime	1 3
:safety :codething	7 31
:safety :deterring	1 6
:safety :keything	7 -25 8 4
:safety :lifeword	0 6
:safety :negation	7 23
:safety :number	8 5
:safety :offerdeal	7 14
:safety :openprice	1 3
:safety :payer	7 14
:safety :place	7 20
:safety alarm	7 -8 8 9
:safety free	7 14
:safety here	7 3
:safety in	7 -22
:safety is	7 32
:safety proof	7 6
:safety that	0 9
:safety to	1 1
:safety>:absolute	7 15
:safety>:asking	2 14
:safety>:burden	7 4
:safety>:clocktime	1 2
:safety>:codething	7 23
:safety>:demanding	7 6
:safety>:deterring	1 6
:safety>:everyone	0 7
:safety>:holiday	1 3
:safety>:keything	8 1
:safety>:lifeword	0 6
:safety>:negation	6 -11 7 42
:safety>:number	8 1
:safety>:offerdeal	7 16
:safety>:openprice	1 2 7 6
:safety>:payer	7 13
:safety>:person	0 15
:safety>:place	7 22
:safety>:promise	7 8
:safety>:room	7 -9
:safety>:safety	7 11
:safety>:utility	8 15
:safety_:absence	7 14
:safety_:absolute	7 29
:safety_:asking	2 13
:safety_:codething	7 -4
:safety_:deterring	1 5
:safety_:everyone	0 7 1 1
:safety_:losing	0 9
:safety_:negation	7 28
:safety_:neighbour	8 -17
:safety_:number	7 -13
:safety_:openprice	7 3
:safety_:opinion	7 3
:safety_:period	7 -3
:safety_:person	0 13
:safety_:place	0 4 7 15
:safety_:refusing	7 28
:safety_:room	7 -9 8 -21
:safety_:safety	7 23
:safety_:seller	8 5
:safety_:spelled	7 10
:safety_:utility	8 21
:safety_:writeto	8 5
:scarcity	0 16 2 22 3 -6 4 4 5 -27 6 40 7 -11 8 -10 9 14 10 -1 11 -1 12 -25 13 -25 14 -41
:scarcity $	0 20 1 5 2 20 3 12 6 40 8 -17 10 -6 14 -7
:scarcity ,	0 13 2 16 3 -4 5 8 6 6 7 -44 9 5 13 3
:scarcity :accepting	0 7 8 3
:scarcity :asking	7 2
:scarcity :codething	8 1
:scarcity :condition	6 7
:scarcity :deadline	6 5
:scarcity :demand	6 -11
:scarcity :deterring	4 5 6 6
:scarcity :fairness	6 7 8 1
:scarcity :feething	7 5
:scarcity :fixed	8 13
:scarcity :income	0 15
:scarcity :keything	8 25
:scarcity :longperiod	13 -14
:scarcity :losing	7 14
:scarcity :money	5 4
:scarcity :nation	2 2
:scarcity :newness	4 14 10 7
:scarcity :number	6 24 13 -1
:scarcity :openprice	6 10 7 -6 8 -4
:scarcity :opinion	6 18
:scarcity :period	0 -1 11 6 13 20
:scarcity :person	6 -26
:scarcity :pet	3 19
:scarcity :scarcity	6 37 7 -11
:scarcity :spelled	6 21
:scarcity :urgency	4 6 6 8
:scarcity :wanting	4 2
:scarcity :welcoming	2 1
:scarcity a	0 -1
:scarcity be	7 17
:scarcity chance	6 17
:scarcity come	7 2
:scarcity days	9 10
:scarcity dust	6 5
:scarcity ever	7 4
:scarcity flatshare	2 6
:scarcity for	8 15
:scarcity go	7 7
:scarcity if	2 2
:scarcity in	2 11 8 -4
:scarcity just	10 1
:scarcity month	13 14
:scarcity now	10 9
:scarcity please	2 5
:scarcity teeth	6 8
:scarcity that	6 8
:scarcity those	2 6
:scarcity time	4 8 6 9
:scarcity to	6 21 7 -19
:scarcity two	6 9
:scarcity use	14 1
:scarcity with	0 7
:scarcity>:absence	1 14 2 -5 6 2
:scarcity>:absolute	7 6
:scarcity>:accepting	0 8 8 5 13 -10
:scarcity>:bid	0 1 6 -2
:scarcity>:clocktime	6 8 8 -6 9 4 12 4
:scarcity>:codething	12 -1
:scarcity>:condition	6 20
:scarcity>:deadline	6 17
:scarcity>:demand	6 4
:scarcity>:denying	6 5
:scarcity>:deterring	0 3 4 4 6 8
:scarcity>:fairness	6 7
:scarcity>:faith	2 10
:scarcity>:feething	7 3
:scarcity>:fixed	8 10 13 -23
:scarcity>:holiday	6 16 9 12
:scarcity>:income	0 16
:scarcity>:jobname	0 2
:scarcity>:keything	8 28
:scarcity>:longperiod	13 -9
:scarcity>:losing	6 7 7 12
:scarcity>:money	5 13
:scarcity>:nation	2 13
:scarcity>:negation	5 7 6 10
:scarcity>:newness	4 16 10 11
:scarcity>:number	6 1 13 -9
:scarcity>:onlyword	5 7
:scarcity>:openprice	6 16 7 -26
:scarcity>:opinion	0 -6 6 30 7 -3 8 -5
:scarcity>:payer	5 3
:scarcity>:period	0 -10 11 4 12 -6 13 15
:scarcity>:photo	8 15
:scarcity>:rulesplace	1 4
:scarcity>:safety	7 4
:scarcity>:scarcity	6 49 7 -23
:scarcity>:sex	6 2
:scarcity>:spelled	2 1 6 9 9 3
:scarcity>:superlative	5 8
:scarcity>:urgency	4 5 6 25
:scarcity>:wanting	4 17
:scarcity_:absence	0 -13 1 2 6 23 8 -3
:scarcity_:absolute	7 4
:scarcity_:accepting	0 6 3 6 7 -28 13 -17
:scarcity_:advance	6 -5 13 -15
:scarcity_:age	2 8 11 6
:scarcity_:asking	4 2 6 13
:scarcity_:building	6 5
:scarcity_:burden	3 16 6 6
:scarcity_:childless	1 21 7 3
:scarcity_:clocktime	1 12 12 1
:scarcity_:codething	8 -28
:scarcity_:deadline	7 15 10 13
:scarcity_:demand	6 10
:scarcity_:demanding	2 3 6 -4 7 7 10 13
:scarcity_:denying	6 31 11 17
:scarcity_:deterring	1 -27 6 11 13 3
:scarcity_:disclaimer	6 7
:scarcity_:faith	2 13
:scarcity_:family	2 10
:scarcity_:feething	6 11 7 13 11 7
:scarcity_:fixed	13 -49
:scarcity_:hiding	3 -2 6 16
:scarcity_:holiday	1 5
:scarcity_:income	0 10
:scarcity_:jobname	0 3
:scarcity_:keything	8 7
:scarcity_:losing	7 4
:scarcity_:nation	2 7
:scarcity_:nearby	4 3 6 10
:scarcity_:negation	2 -1 3 -15 5 12 8 -24 11 2
:scarcity_:newness	10 8
:scarcity_:number	4 13 6 -20 13 -15
:scarcity_:offerdeal	6 35
:scarcity_:onlyword	5 7 6 7 13 2
:scarcity_:openprice	6 11 10 21 13 -1
:scarcity_:opinion	6 18 7 -1 10 15
:scarcity_:origin	2 16
:scarcity_:payer	6 19 13 9
:scarcity_:period	6 -2
:scarcity_:person	0 3
:scarcity_:pet	3 -6
:scarcity_:photo	8 16
:scarcity_:promise	7 -13
:scarcity_:ranking	6 -12
:scarcity_:return	0 14
:scarcity_:room	0 -2
:scarcity_:safety	7 12
:scarcity_:scarcity	0 -11 6 42 8 -1
:scarcity_:seller	2 34 4 4 13 4
:scarcity_:sex	6 1
:scarcity_:spelled	3 -5 4 7 6 2 8 -1
:scarcity_:superlative	5 8
:scarcity_:title	2 26 11 4
:scarcity_:urgency	6 10
:scarcity_:work	0 5
:scarcity_:writeto	2 8 7 -20
:school	0 -9 1 23 2 -91 3 -63 4 -90 5 -56 6 -101 7 36 8 -74 9 -36 11 -7 12 -30 13 -2 14 80
:school $	2 -7 7 16 14 21
:school ,	1 -17 6 -1 7 29 14 44
:school :age	1 20
:school :childless	1 20
:school :school	1 -2
:school :spelled	14 9
:school :urgency	1 24
:school age	1 16
:school run	1 25
:school school	1 -7 7 3
:school>:absolute	7 1
:school>:advance	7 4
:school>:age	1 18
:school>:bid	7 3
:school>:childless	1 17
:school>:clocktime	14 6
:school>:deterring	1 2
:school>:negation	7 1
:school>:newness	7 4
:school>:number	14 -6
:school>:openprice	14 17
:school>:payer	7 2
:school>:promise	7 13
:school>:ranking	7 4
:school>:school	1 -5 7 8
:school>:spelled	14 23
:school>:urgency	1 24
:school_:absolute	7 24 14 9
:school_:advance	7 4
:school_:asking	14 2
:school_:bid	7 5
:school_:building	14 3
:school_:codething	1 9 8 -11
:school_:deterring	1 8
:school_:disability	7 1
:school_:jobname	0 13
:school_:negation	7 10
:school_:neighbour	8 -6
:school_:newness	7 13
:school_:openprice	14 9
:school_:opinion	1 18
:school_:payer	7 1
:school_:photo	14 4
:school_:promise	7 24
:school_:ranking	7 3
:school_:room	8 -1
:school_:seller	1 11
:school_:spelled	1 -1 14 4
:seller	0 22 1 13 2 32 3 6 4 23 5 41 6 18 7 -18 8 5 13 9 14 41
:seller $	0 -8 6 -11 7 -57 8 5 11 -34 12 -12 14 -63
:seller ,	2 10 4 -30 5 9 6 -24 7 1 8 19 14 30
:seller :absence	4 6 8 22
:seller :absolute	3 -10 4 -21 6 -13 7 -47 13 -16
:seller :accepting	0 -5 2 9 3 -1 4 8 8 -1 11 1 13 8
:seller :advance	1 3 13 2
:seller :asking	0 -26 7 17 8 -61
:seller :bid	4 -13
:seller :building	9 5
:seller :burden	4 -21 6 -18 14 30
:seller :clocktime	4 7
:seller :codething	1 3 3 10 14 16
:seller :condition	6 21
:seller :demand	6 7
:seller :demanding	2 2 5 7 8 -3 13 7
:seller :denying	0 -12 1 -6 4 5 6 -32 7 -36
:seller :deterring	1 5 4 -1 5 3 11 12 14 13
:seller :disclaimer	0 -7 2 10 4 -3 5 17 7 19
:seller :fairness	1 8 2 17 4 -19
:seller :family	1 -34 8 -4
:seller :fee	5 9 13 3
:seller :feething	4 -1 5 7 8 -9 12 6
:seller :fixed	13 12
:seller :healthword	3 16
:seller :hiding	1 -9
:seller :holiday	9 2
:seller :income	5 -32 13 -7
:seller :jobname	5 27
:seller :kin	1 -43 2 -8 4 8 8 11
:seller :losing	6 -2 8 11 14 9
:seller :money	11 5
:seller :nearby	5 6 7 2
:seller :negation	2 14 3 -2 6 3 7 -9 8 -14 10 -3 11 13 13 -14
:seller :neighbour	9 7 14 10
:seller :newness	3 -15 7 -37 10 -1
:seller :online	14 65
:seller :onlyword	3 17 4 -9 6 -18
:seller :openprice	0 4 11 16
:seller :opinion	1 16 2 4 7 -15 14 -12
:seller :payer	5 -8
:seller :paying	0 -5 5 -53 13 -32
:seller :person	2 -19 6 6 7 6 8 32
:seller :phone	6 1 8 -24 14 23
:seller :photo	9 6 11 22
:seller :preferring	1 5 2 15 4 12
:seller :promise	1 -8 2 3 5 -1 6 7 7 -4 8 -2 11 6
:seller :ranking	0 7 6 -6
:seller :record	3 -22 8 -26
:seller :refusing	3 18
:seller :room	2 13
:seller :rulesplace	2 1 3 -15
:seller :scarcity	1 -1 2 -3 3 -13 6 -19 7 -31 8 1 13 -3
:seller :sex	2 -5 3 5 5 1
:seller :sexual	4 1 8 24
:seller :source	6 9
:seller :spelled	3 6 8 20 13 15
:seller :thing	1 1 5 8
:seller :title	5 4 6 10 8 -27
:seller :urgency	0 1
:seller :utility	3 -20
:seller :wanting	0 7 1 -16 2 -1 3 -25 8 -3 14 -1
:seller :welcoming	2 -8 4 9 13 10
:seller :work	0 -15
:seller :writeto	6 8
:seller a	2 -4
:seller about	3 -10
:seller account	13 14
:seller add	0 2
:seller advice	6 2
:seller am	4 10
:seller an	4 16
:seller and	2 18
:seller answer	6 -15
:seller are	0 6 1 9 2 -5 8 25 11 -11
:seller ask	1 10 4 -7
:seller asks	2 8
:seller books	10 22
:seller broker	5 12
:seller can	6 2
:seller can't	6 13 7 -51 11 13
:seller cannot	6 17
:seller client	1 13 4 6
:seller contents	5 5
:seller costs	5 3
:seller do	0 -12 2 -2 3 -3 4 -15 5 5
:seller does	1 1
:seller doesn't	7 10
:seller don't	0 2 1 11 2 3 4 -21 6 -18
:seller ex	8 3
:seller expect	6 13
:seller expense	5 -1
:seller fees	5 12
:seller flat	9 7
:seller flats	6 6
:seller fly	8 2
:seller go	8 13 14 6
:seller guarantee	7 31
:seller happy	13 5
:seller has	2 2 3 8
:seller have	3 -3 4 2 13 -15
:seller ideal	2 6
:seller in	7 52
:seller insta	14 17
:seller insurance	0 9
:seller is	3 10 8 3
:seller lease	3 -19
:seller leave	8 13
:seller let	0 -6
:seller lets	12 2
:seller like	3 -11
:seller lodger	8 18
:seller make	11 2
:seller mean	0 4 1 7 2 35 3 1
:seller mobile	14 10
:seller mortgage	0 7
:seller neighbours	8 3
:seller never	3 -1 7 -8
:seller no	8 1
:seller nor	11 3
:seller number	8 -1 14 14
:seller of	2 9 7 5
:seller on	14 24
:seller only	0 6
:seller other	1 17 11 20
:seller own	2 15
:seller pay	5 -31 13 -10
:seller phones	6 4
:seller please	4 4
:seller preference	0 12
:seller promise	7 5
:seller run	0 4
:seller say	7 17
:seller see	6 5
:seller sell	12 13
:seller should	3 3 7 1
:seller sofa	5 7
:seller solicitor	5 12
:seller take	0 -7 13 30
:seller tenant	8 10
:seller tenants	7 8
:seller thought	6 2
:seller to	1 10 3 3 11 5
:seller watch	0 7
:seller were	6 9
:seller what	4 7
:seller when	6 2
:seller who	6 16
:seller wife	4 4
:seller will	2 15 4 9 7 -46
:seller with	4 13
:seller won't	6 -9
:seller word	7 2
:seller words	6 3
:seller would	2 -12 4 6 6 1
:seller wouldn't	6 13
:seller your	4 3
:seller youtube	14 5
:seller>:absence	4 4 8 36
:seller>:absolute	1 -1 4 -24 7 -6 13 -1
:seller>:accepting	0 -15 2 9 4 23 8 -13 13 5
:seller>:advance	4 3
:seller>:asking	0 -13 7 33 8 -18
:seller>:benefit	0 2
:seller>:building	8 -40 9 20 10 6
:seller>:burden	13 -4 14 38
:seller>:child	7 6
:seller>:clocktime	4 5 6 9 8 6
:seller>:codething	1 20 3 8 4 2 7 -8 14 23
:seller>:condition	6 13
:seller>:deadline	1 -15 6 7 8 6
:seller>:demand	6 30
:seller>:demanding	0 3 2 7 4 -9 5 5 6 14 13 8
:seller>:denying	0 -10 1 -14 4 4 6 -44 7 -13
:seller>:deterring	1 9 5 3 7 -1 8 2 11 8 14 20
:seller>:disclaimer	0 -30 2 4 5 13 6 -18 7 38
:seller>:everyone	6 6
:seller>:fairness	1 11 2 17 5 7
:seller>:family	1 -40 8 -3
:seller>:fee	5 16
:seller>:feething	5 15 12 7
:seller>:fixed	13 13
:seller>:healthword	3 14 8 16
:seller>:holiday	9 2
:seller>:income	0 2 5 -35 13 -9
:seller>:jobname	5 28
:seller>:keything	8 11
:seller>:kin	1 -17 2 -10 4 14 6 -2 8 13
:seller>:losing	3 9 6 -20 8 20 14 7
:seller>:money	4 8 11 4
:seller>:nearby	5 5 6 1
:seller>:negation	2 18 3 -1 4 -26 5 -13 6 12 7 -3 8 -31 11 1 13 -32
:seller>:neighbour	8 9 9 20 10 7 14 3
:seller>:newness	0 -15 7 -15 10 -12
:seller>:number	7 -22 11 2 13 1
:seller>:offerdeal	6 -11
:seller>:online	8 -4 14 65
:seller>:onlyword	3 20 4 -14
:seller>:openprice	0 14 1 8 2 20 11 7
:seller>:opinion	1 19 2 23 3 4 7 -19 8 -56 11 7 14 -30
:seller>:payer	1 -3 5 -7
:seller>:paying	5 -40 8 -5 13 -22
:seller>:person	6 26 7 6 8 28
:seller>:pet	3 10
:seller>:phone	2 -4 8 -7 14 23
:seller>:photo	9 20 10 8 11 23
:seller>:preferring	1 15 2 13 4 11 8 -18
:seller>:promise	1 -12 2 10 4 6 5 -7 6 12 8 -8 11 3
:seller>:ranking	0 5 4 2 13 1
:seller>:record	3 -22
:seller>:refusing	0 22 1 10 3 29
:seller>:regretting	1 10
:seller>:rent	0 8 4 -13
:seller>:return	0 11 4 -12
:seller>:room	2 15
:seller>:rulesplace	3 -17
:seller>:scarcity	1 -6 7 -10 9 2
:seller>:seller	2 9
:seller>:sex	2 -1 3 4
:seller>:sexual	4 1 8 24
:seller>:source	6 7
:seller>:spelled	3 2 4 -36 5 7 8 27 13 20 14 2
:seller>:student	8 3
:seller>:thing	5 8
:seller>:time	6 4
:seller>:title	2 26 5 1 8 -1
:seller>:urgency	0 1
:seller>:utility	3 -21
:seller>:wanting	0 8 1 -22 2 -5 3 -11 4 18 8 -16 11 -16 12 10 14 -20
:seller>:welcoming	2 -9 4 22 10 7 13 8
:seller>:writeto	2 -5 4 -6 6 9 7 5
:seller_:absence	0 2 2 -21 4 14 6 -16 8 4 12 31
:seller_:absolute	3 28 13 6
:seller_:accepting	0 18 1 4 3 12 4 10 7 -76 8 -31 9 1
:seller_:advance	9 3
:seller_:age	1 1 5 15
:seller_:asking	2 -18 4 1 5 1 8 -14
:seller_:benefit	0 25
:seller_:bid	4 1 7 -16 8 -7 13 -16
:seller_:building	2 -15 5 -7 6 -27 8 -10 9 17 14 2
:seller_:burden	1 -20 7 -14 8 1 14 20
:seller_:child	1 15 7 2
:seller_:childless	1 26 8 -4
:seller_:clocktime	8 37 13 16
:seller_:codething	2 -5 4 22 8 -3 14 32
:seller_:condition	6 -40
:seller_:deadline	1 -10 2 20 4 7 5 5 6 4 8 3 11 -8 12 23 13 -1
:seller_:demand	2 -18 3 12 4 -46 6 31 8 -11
:seller_:demanding	1 -5 3 3 4 -20 5 17 6 19 7 9 8 -6 13 -10
:seller_:deterring	0 1 3 18 5 8 7 -25 8 10 14 15
:seller_:digits	11 5
:seller_:disability	2 4
:seller_:disclaimer	4 9 7 8
:seller_:dislike	2 9 3 8
:seller_:everyone	0 4 1 -7 3 1 4 -20
:seller_:fairness	2 -30 4 -8 10 2
:seller_:faith	2 42
:seller_:family	1 23 8 1
:seller_:fee	5 11
:seller_:feething	5 5
:seller_:fixed	4 7 8 8 12 23
:seller_:forename	8 28
:seller_:healthword	8 14
:seller_:hiding	0 18
:seller_:keything	6 12 8 31
:seller_:kin	1 -18
:seller_:lifeword	8 24
:seller_:longperiod	1 10
:seller_:money	4 26 5 44
:seller_:nation	2 20
:seller_:nearby	11 12
:seller_:negation	0 -4 3 13 8 -33 11 11 13 -41
:seller_:neighbour	4 3 6 4 11 5
:seller_:newness	6 8 13 24
:seller_:number	0 -5 4 17 5 8 7 -15 13 9 14 13
:seller_:offerdeal	0 2 4 22
:seller_:online	2 -11 4 -14 14 43
:seller_:onlyword	2 -12 3 7 4 15 7 -1 9 1
:seller_:openprice	1 -5 2 52 4 7 6 4 8 -27 11 -8 12 1 13 -24 14 8
:seller_:opinion	0 -1 1 11 2 19 3 11 6 6 7 3 8 -25 14 -12
:seller_:origin	2 20 8 -6
:seller_:payer	1 -2 5 -1 7 -3 8 -4 11 5
:seller_:period	1 7 4 -42 5 3 6 -9 7 -17 11 5 13 30
:seller_:person	0 8 2 14 3 23 8 -44
:seller_:pet	0 -22 1 -20 2 -48 3 19 4 -4 6 -14 8 -5
:seller_:photo	11 11
:seller_:place	1 -27 7 -4
:seller_:politics	2 26
:seller_:preferring	0 -4 2 -4 3 -22
:seller_:promise	1 -27 2 10 4 5 7 32 11 17
:seller_:ranking	6 32 8 -19 13 7
:seller_:record	0 2 4 3 7 -2
:seller_:refusing	1 -15 2 -5 6 -27 7 -8
:seller_:rent	1 5 2 2 4 6 13 5
:seller_:return	1 11 2 2 4 11 5 -7 13 11
:seller_:room	5 5
:seller_:scarcity	3 4 8 -22 13 8
:seller_:seller	11 15 14 -1
:seller_:sex	2 21
:seller_:spelled	0 -27 3 -19 4 17 5 24 6 5 7 -11 11 20 13 7 14 1
:seller_:superlative	2 1 4 11
:seller_:thing	8 5
:seller_:time	13 20
:seller_:title	2 2 4 4 6 -1 14 13
:seller_:urgency	6 -24
:seller_:wanting	0 -16 1 3 2 21 3 14 4 1 8 -26 12 12
:seller_:work	8 -9
:seller_:writeto	1 9 2 -20 6 19 8 -5
:sex	0 -43 1 -53 2 163 3 -20 4 -51 5 -1 6 -14 7 -57 8 41 11 -84 12 -38 14 -76
:sex $	0 -12 2 53 6 -6 8 -20
:sex ,	1 -19 2 16 8 1
:sex :absolute	2 27 6 -4
:sex :accepting	2 11
:sex :advance	3 4
:sex :bid	6 1
:sex :building	2 10
:sex :burden	2 41 7 -4
:sex :childless	2 4
:sex :codething	2 1
:sex :consent	8 8
:sex :deadline	3 4
:sex :demanding	2 16 3 2
:sex :deterring	2 11
:sex :feething	2 9
:sex :income	2 20
:sex :lifeword	2 8
:sex :nearby	2 -7
:sex :neighbour	1 9 8 37
:sex :newness	3 4 6 6
:sex :onlyword	2 25 6 -4
:sex :opinion	2 21
:sex :period	13 11
:sex :person	0 -23 1 -4 2 29
:sex :preferring	2 3
:sex :scarcity	2 33 6 -10
:sex :wanting	2 33
:sex and	6 7
:sex couples	2 4
:sex day	13 12
:sex downstairs	1 3 8 2
:sex in	3 2 8 42
:sex is	2 1
:sex next	8 2
:sex on	2 5
:sex only	2 27 6 -3
:sex or	2 -20
:sex to	2 21
:sex upstairs	8 1
:sex wanted	0 11
:sex would	2 18
:sex>:absolute	1 -2 2 26 6 -7 7 -6
:sex>:accepting	2 2
:sex>:advance	3 3 8 4
:sex>:bid	6 5
:sex>:building	2 1 3 2
:sex>:burden	2 34 7 -7
:sex>:childless	2 5
:sex>:codething	2 4
:sex>:consent	8 8
:sex>:deadline	3 4
:sex>:demanding	2 25 3 2
:sex>:deterring	2 11 6 1
:sex>:feething	2 6
:sex>:income	2 20
:sex>:nearby	2 -37
:sex>:neighbour	1 7 8 54
:sex>:newness	3 4 6 3
:sex>:onlyword	1 -1 2 28 6 -9
:sex>:openprice	2 1 6 2
:sex>:opinion	2 15 6 4
:sex>:paying	2 11
:sex>:period	13 11
:sex>:person	0 -24 1 -5 2 25
:sex>:preferring	2 3
:sex>:ranking	3 4
:sex>:rent	7 4
:sex>:scarcity	2 42 6 -19
:sex>:seller	2 2
:sex>:sex	2 -21 6 15
:sex>:spelled	2 24
:sex>:time	2 5
:sex>:wanting	2 40
:sex>:welcoming	2 16
:sex>:writeto	2 15
:sex_:absence	2 15
:sex_:absolute	2 16
:sex_:accepting	2 11
:sex_:advance	2 4
:sex_:bid	2 4
:sex_:building	2 11
:sex_:burden	2 2
:sex_:child	2 11
:sex_:codething	2 15 8 24
:sex_:condition	2 12
:sex_:deadline	2 8
:sex_:demanding	2 12
:sex_:deterring	2 14
:sex_:disclaimer	2 9
:sex_:faith	2 -11
:sex_:healthword	1 2
:sex_:hiding	2 32
:sex_:income	6 1
:sex_:keything	8 12
:sex_:lifeword	2 -17 8 26
:sex_:negation	0 -16 2 46
:sex_:neighbour	8 17
:sex_:newness	2 32
:sex_:number	2 20
:sex_:onlyword	2 41
:sex_:openprice	6 12
:sex_:opinion	2 20 6 15
:sex_:payer	2 16
:sex_:pet	3 4
:sex_:photo	2 12
:sex_:ranking	2 24
:sex_:room	2 15 8 45
:sex_:scarcity	2 19
:sex_:seller	2 37
:sex_:sex	1 -12 2 -35 6 3 8 -38
:sex_:spelled	2 41 8 -6
:sex_:superlative	2 8
:sex_:title	2 18
:sex_:urgency	2 3
:sex_:wanting	2 47
:sex_:welcoming	2 22
:sex_:writeto	2 7
:sexual	0 -1 1 -96 2 102 3 -70 6 -76 7 -6 8 49 13 -15 14 -9
:sexual $	2 29 8 16
:sexual ,	2 40 8 8
:sexual :childless	1 -23 2 43
:sexual :codething	4 5
:sexual :condition	2 2
:sexual :kin	2 4
:sexual :number	2 2
:sexual :openprice	0 -16
:sexual :person	0 -35 1 -42 2 62 6 -10
:sexual :promise	2 9
:sexual :sex	2 9
:sexual :work	0 4
:sexual and	2 14
:sexual couple	2 3
:sexual couples	1 -13 2 30
:sexual in	0 2
:sexual is	4 5
:sexual will	2 9
:sexual>:childless	1 -23 2 43
:sexual>:codething	4 5
:sexual>:condition	2 2
:sexual>:everyone	2 5
:sexual>:fairness	2 11
:sexual>:forename	8 2
:sexual>:hiding	0 4
:sexual>:kin	2 29
:sexual>:negation	2 12
:sexual>:number	2 13
:sexual>:openprice	0 -16
:sexual>:person	0 -36 1 -43 2 59 6 -15
:sexual>:promise	2 16
:sexual>:rulesplace	0 4
:sexual>:sex	2 10
:sexual>:sexual	2 30
:sexual>:urgency	2 -15
:sexual>:work	0 4
:sexual_:asking	2 14
:sexual_:burden	2 22
:sexual_:demanding	2 15
:sexual_:deterring	2 10
:sexual_:everyone	2 3
:sexual_:fairness	2 9
:sexual_:hiding	0 8
:sexual_:kin	2 19
:sexual_:lifeword	8 5
:sexual_:negation	2 22
:sexual_:number	2 3 4 3
:sexual_:onlyword	2 13
:sexual_:place	10 1
:sexual_:rulesplace	0 3
:sexual_:scarcity	2 12
:sexual_:sex	2 12
:sexual_:sexual	2 32
:sexual_:spelled	2 3
:sexual_:tribunalrent	10 1
:sexual_:urgency	2 -23
:sexual_:wanting	2 3
:sexual_:welcoming	2 2
:sexual_:writeto	2 -22
:source	1 -52 2 -47 3 -70 4 -25 5 12 6 -28 7 -2 8 -34 9 -9 10 11 12 -94 13 -56 14 -67
:source $	1 -17 2 -10 4 -4 6 -11 7 -10 11 2
:source ,	10 17 11 4
:source :asking	7 9
:source :councilpay	0 1
:source :deadline	8 2
:source :fee	5 14
:source :number	8 -8
:source :online	14 2
:source :openprice	7 -5
:source :opinion	7 -1
:source :paying	0 8
:source :person	0 4
:source :promise	7 13
:source :record	8 -1
:source :spelled	11 1
:source :time	11 2
:source :title	8 2
:source :utility	0 -32 7 -5
:source breakfast	6 30
:source fees	5 8
:source for	4 13 7 6
:source letters	0 4
:source tax	0 -32 7 -5
:source tenants	0 5
:source that	0 5
:source the	2 2 6 -3 8 16
:source then	11 3
:source there's	7 2
:source will	7 13
:source>:asking	7 9
:source>:building	2 4 10 5
:source>:deadline	5 3
:source>:denying	0 11
:source>:fee	5 11
:source>:healthword	8 3
:source>:negation	0 4
:source>:number	4 -2 7 -7 8 -36 14 -25
:source>:online	14 1
:source>:openprice	4 1 7 -18
:source>:opinion	5 1 7 -17
:source>:payer	0 1
:source>:paying	0 8
:source>:person	0 15 4 5
:source>:promise	7 10
:source>:record	8 -15
:source>:seller	5 2 6 4
:source>:source	7 -19
:source>:time	11 2
:source>:utility	0 -28 7 -8
:source_:accepting	0 9 2 6
:source_:age	5 6
:source_:asking	7 25
:source_:building	10 9
:source_:burden	2 7
:source_:codething	2 7 7 2
:source_:consent	7 11
:source_:deadline	7 6
:source_:demanding	0 5
:source_:denying	0 2
:source_:deterring	5 18
:source_:dislike	7 3
:source_:healthword	8 17
:source_:money	4 4
:source_:negation	0 10 7 3
:source_:number	4 -10 7 -3 8 -47 14 -7
:source_:onlyword	2 7
:source_:opinion	0 2 5 8
:source_:person	0 17 4 12
:source_:promise	7 13
:source_:record	0 -1 7 -34 14 -3
:source_:rent	0 11
:source_:return	0 6
:source_:room	10 15
:source_:seller	0 7
:source_:source	7 -14
:source_:spelled	7 11
:source_:welcoming	7 1
:source_:writeto	0 12
:spelled	0 -3 1 7 2 4 3 14 4 -18 5 -18 9 16 10 -43 11 -35 13 6 14 23
:spelled ##	4 7 14 5
:spelled $	0 3 2 -1 3 9 5 -1 6 -51 7 -32 8 6 10 -1 13 3 14 43
:spelled ,	0 -37 1 -28 2 9 4 -31 6 -9 7 -25 8 12 10 -21 11 -1 12 -16 14 42
:spelled :absence	2 14 6 6 7 -11 8 15
:spelled :absolute	0 -31 8 -20 14 8
:spelled :age	4 16 7 10 8 12 13 -14
:spelled :benefit	0 43 7 -18
:spelled :bid	1 1 4 -11 13 -2
:spelled :building	0 3 2 6 7 14
:spelled :burden	11 12 12 2 13 8
:spelled :child	0 -8 1 46 2 -14 6 -20 7 -48
:spelled :childless	1 12
:spelled :childthing	1 22
:spelled :clocktime	0 14 1 18 2 -2 4 -17 6 11 7 -3 9 5 12 -11
:spelled :codething	0 -3 6 -17 7 -21 8 24 12 4 13 -11
:spelled :condition	13 7
:spelled :councilpay	0 13
:spelled :deadline	5 11 13 -4
:spelled :demand	2 -18
:spelled :demanding	1 -7 2 -53
:spelled :denying	10 6
:spelled :deterring	0 25 2 -30 3 -20 6 5 7 13 8 8
:spelled :digits	14 12
:spelled :disability	2 25
:spelled :disclaimer	6 7 11 25
:spelled :dislike	7 5
:spelled :everyone	2 3 7 8
:spelled :faith	2 2
:spelled :family	1 2 8 3
:spelled :fee	1 -9 3 -13 5 -56 6 -4 7 -12
:spelled :feething	2 -14 3 -8 13 20
:spelled :healthword	2 16
:spelled :hiding	6 10
:spelled :holiday	3 -4 6 -46
:spelled :income	13 13
:spelled :jobless	0 28
:spelled :jobname	8 1
:spelled :kin	2 -1
:spelled :lifeword	0 5
:spelled :longperiod	0 4 8 -7 12 23 13 -13
:spelled :losing	13 17
:spelled :money	4 4 5 35
:spelled :nation	2 40
:spelled :nearby	6 -20 7 16 8 -44
:spelled :negation	0 1 1 -23 3 1 7 -9 8 6 14 5
:spelled :neighbour	7 2 8 12
:spelled :newness	0 31 7 10 13 -31
:spelled :number	0 1 4 18 7 -12 8 12 12 1 13 -26
:spelled :offerdeal	2 8
:spelled :online	14 23
:spelled :openprice	0 20 3 11 4 4
:spelled :opinion	2 -8 3 14 4 18 6 3 12 22
:spelled :origin	2 36
:spelled :payer	0 -4 1 -12 2 -21 5 -63 6 7 8 -15 12 11 13 -9 14 5
:spelled :paying	5 -13
:spelled :period	3 -41 4 -46 5 -13 7 -11 10 -45 12 3 13 -1 14 -42
:spelled :person	4 9
:spelled :pet	0 -6 1 -6 3 15 6 -1 7 -34
:spelled :petpart	1 -9 3 35
:spelled :phone	8 25
:spelled :photo	7 6 10 6
:spelled :place	14 17
:spelled :politics	2 3
:spelled :promise	0 -1 2 -5 7 -6 11 5
:spelled :record	7 16 8 13 13 -14
:spelled :refusing	3 -4
:spelled :rent	13 20
:spelled :return	4 -24 14 1
:spelled :room	2 15 3 18 4 7 5 -3 8 -23 10 2
:spelled :safety	7 29
:spelled :scarcity	6 9 13 16
:spelled :school	1 47 14 23
:spelled :seller	4 8 5 -16 6 8 12 26 13 -4
:spelled :sex	2 28 6 -1 8 2 13 4
:spelled :sexual	2 28
:spelled :spelled	0 9 2 5 4 -32 5 -18 7 -41 8 23 9 1 14 37
:spelled :student	2 -17
:spelled :superlative	7 5 12 4 13 -20
:spelled :time	13 26
:spelled :title	6 2 13 6
:spelled :tribunalrent	1 2 12 18 13 -2
:spelled :urgency	0 4 8 -31
:spelled :utility	3 -5
:spelled :wanting	2 -9 13 -5
:spelled :work	0 13 13 2
:spelled a	1 10 6 -10
:spelled agents	4 2
:spelled and	0 2 2 11 7 1 8 15
:spelled animals	3 6
:spelled any	7 16
:spelled asking	3 2
:spelled babies	1 2 2 8
:spelled bed	7 10 10 7
:spelled bedroom	2 13
:spelled bedrooms	7 -4
:spelled beds	3 22
:spelled bidding	4 -2
:spelled blacks	2 11
:spelled bonfires	8 2
:spelled boys	8 6
:spelled brothers	2 9
:spelled chain	3 -3
:spelled children's	1 -18
:spelled com	14 21
:spelled contest	7 2
:spelled credit	13 6
:spelled crime	7 8
:spelled dawgs	3 20
:spelled dawn	8 17
:spelled day	6 8
:spelled days	9 5
:spelled digits	8 9
:spelled dog	3 -8
:spelled dot	14 16
:spelled double	14 5
:spelled dss	0 19 1 3
:spelled dss'	0 -9
:spelled eight	8 2 9 11
:spelled example	14 31
:spelled exceptions	12 3
:spelled families	1 4 2 -3
:spelled family	1 1 2 -2
:spelled fee	3 -1
:spelled fifty	4 21
:spelled flat	7 10
:spelled for	0 15 1 5 7 -1 12 7
:spelled foreigners	2 2
:spelled four	3 2 8 10
:spelled from	0 14
:spelled gays	2 7
:spelled go	13 18
:spelled good	2 8
:spelled grand	6 2
:spelled guarantee	7 -7
:spelled guarantor	0 -18 13 30
:spelled his	8 7
:spelled home	0 9 2 20 3 3 8 1
:spelled house	6 3
:spelled hundred	5 5 8 -27
:spelled ifs	7 24 13 2
:spelled in	1 -5 6 13 8 14 11 12 14 5
:spelled is	11 4
:spelled isn't	3 2
:spelled it	7 11
:spelled it's	2 6 6 6
:spelled job	0 11
:spelled joke	6 1
:spelled key	8 2
:spelled kids	1 -1
:spelled lads	2 -3
:spelled lady	13 7
:spelled least	0 4 4 5 12 6
:spelled left	6 16
:spelled legged	3 22
:spelled lever	8 -8
:spelled minimum	12 -7
:spelled month	12 5 13 13
:spelled month's	13 -9
:spelled months	0 7 5 -33 12 4 13 11
:spelled months'	4 -2 12 -40 13 4
:spelled more	11 1
:spelled need	2 -6 13 -8
:spelled night	8 -5
:spelled nippers	1 6
:spelled no	2 5 8 2
:spelled number	8 14
:spelled objection	1 -6 3 -6
:spelled of	1 6 4 1 6 3
:spelled off	5 6
:spelled oh	14 18
:spelled on	0 17
:spelled once	13 9
:spelled one	0 12 8 14
:spelled or	13 7
:spelled other	6 5 7 30
:spelled our	5 -19
:spelled petts	3 20
:spelled place	7 2
:spelled plus	12 9
:spelled present	11 8
:spelled price	2 7
:spelled problem	0 -7 2 -4 3 -4
:spelled reason	6 2
:spelled rents	13 3
:spelled responsibility	11 7
:spelled rolling	12 2
:spelled romanians	2 2
:spelled rooms	2 15
:spelled school	1 46
:spelled set	4 5
:spelled seven	14 28
:spelled sinks	2 7
:spelled six	8 -6 12 5
:spelled smoking	3 4
:spelled such	7 18
:spelled telly	8 3
:spelled tenant	7 10
:spelled the	0 -20 1 -7 2 -21 3 -4 4 -7 6 -11 7 -17 8 18 10 4 13 30
:spelled thing	0 2
:spelled this	6 45
:spelled three	8 9 14 5
:spelled till	8 13
:spelled time	0 13 1 3
:spelled times	13 13
:spelled to	3 8 4 9
:spelled travellers	2 1
:spelled trouble	8 3
:spelled two	8 -14 14 29
:spelled uk	14 11
:spelled up	5 3
:spelled vat	5 3
:spelled viewing	0 3
:spelled we	12 14
:spelled we'd	0 2
:spelled week's	5 -5
:spelled weekly	13 -2
:spelled weeks	5 3 9 10
:spelled weeks'	13 -2
:spelled who	6 6
:spelled with	2 33
:spelled work	8 2
:spelled year	12 9
:spelled years	7 12 13 -3
:spelled you'd	1 5
:spelled your	3 16 5 28 6 3
:spelled zero	14 11
:spelled £#	5 25
:spelled>:absence	0 1 2 16 7 -20
:spelled>:absolute	0 -59 7 27 14 6
:spelled>:accepting	6 20 7 -13
:spelled>:advance	5 2 6 2 13 36
:spelled>:age	4 15 7 7 8 18 13 -5
:spelled>:asking	3 4
:spelled>:benefit	0 47 7 -24
:spelled>:bid	4 -19
:spelled>:building	0 9 1 9 3 14 8 18
:spelled>:burden	3 -7 6 -6 11 4 13 6
:spelled>:child	0 -13 1 46 2 -18 6 -32 7 -10
:spelled>:childless	1 2 6 1
:spelled>:childthing	1 20
:spelled>:clocktime	0 14 1 37 2 -14 4 -33 5 -15 6 21 12 -24
:spelled>:codething	4 11 8 20
:spelled>:condition	6 12 13 5
:spelled>:councilpay	0 29 2 -4
:spelled>:deadline	5 23 8 -8 11 -1 13 -7 14 -35
:spelled>:demand	0 3 1 17 6 -3
:spelled>:demanding	1 -16 4 1 5 2 6 -19
:spelled>:denying	2 -2 3 3 6 18 7 -7 10 5
:spelled>:deterring	0 13 2 -31 3 -11
:spelled>:digits	3 9 11 4 14 9
:spelled>:disability	2 33
:spelled>:disclaimer	5 10 6 2 11 38 13 4
:spelled>:dislike	7 15
:spelled>:everyone	1 -7 2 19 6 -20
:spelled>:fairness	3 1 4 6
:spelled>:faith	2 12
:spelled>:family	1 1 3 2 8 6
:spelled>:fee	0 -8 1 -14 2 1 3 -15 7 -18
:spelled>:feething	3 -6 5 -6 8 8 13 19
:spelled>:forename	8 1
:spelled>:healthword	2 11 6 5
:spelled>:hiding	6 7 8 -13
:spelled>:holiday	1 13 2 -2 3 -8 6 -23 8 -7 12 -2
:spelled>:income	4 1
:spelled>:jobless	0 42 5 9 6 2
:spelled>:jobname	8 13
:spelled>:keything	0 1
:spelled>:kin	2 -11 3 16
:spelled>:lifeword	0 2 9 3
:spelled>:longperiod	0 14 8 -5 12 16
:spelled>:losing	0 3 8 -9 13 16
:spelled>:money	4 3 5 23 6 35 7 13
:spelled>:nation	2 47
:spelled>:nearby	1 -16 6 -46 7 24 10 6 14 -24
:spelled>:negation	0 9 2 17 3 27 8 32
:spelled>:neighbour	3 21 7 4 8 35
:spelled>:newness	0 15 1 2 5 -5 7 15 13 -20
:spelled>:number	1 -1 2 -6 4 17 8 18 12 16 13 -16 14 -3
:spelled>:offerdeal	2 5 4 3 6 15
:spelled>:online	14 29
:spelled>:onlyword	0 -16 13 4
:spelled>:openprice	0 1 4 14 6 3 7 6 9 4
:spelled>:opinion	0 -4 4 18 7 9 12 19 14 -4
:spelled>:origin	2 35
:spelled>:payer	0 -5 2 -4 5 -48 6 3 8 -5 12 12 13 -22
:spelled>:period	0 5 3 -45 4 -59 5 -14 7 -13 10 -51 14 -53
:spelled>:person	2 -2 3 26 4 9 7 4
:spelled>:pet	0 -7 1 -9 3 8 7 -43
:spelled>:petpart	1 -10 3 35
:spelled>:phone	8 15
:spelled>:place	7 13 14 15
:spelled>:politics	8 1
:spelled>:promise	2 -24 7 -5 11 8
:spelled>:ranking	1 -38 8 -13 13 18 14 4
:spelled>:record	2 1 6 -6 7 18 8 9 13 -15
:spelled>:refusing	0 -7 3 -8 8 -13
:spelled>:regretting	0 12
:spelled>:rent	4 -2 6 5 13 7
:spelled>:return	4 -30 6 14
:spelled>:room	2 5 3 16 4 7 9 9 12 1
:spelled>:rulesplace	1 -16
:spelled>:safety	7 26
:spelled>:scarcity	0 -6 6 20 13 16
:spelled>:school	0 -4 1 37 7 14 14 27
:spelled>:seller	0 4 1 18 5 -28 8 -6 12 26 13 -20 14 -5
:spelled>:sex	2 36 13 3
:spelled>:sexual	2 26
:spelled>:spelled	0 6 1 -5 2 3 3 10 4 -36 5 -45 8 19 11 2 12 10 13 3 14 44
:spelled>:student	2 -20 3 18
:spelled>:superlative	12 3 13 -8
:spelled>:thing	2 12 3 -1
:spelled>:time	13 28
:spelled>:title	2 12 6 13 8 18 13 4
:spelled>:tribunalrent	1 7 7 -6 12 13
:spelled>:urgency	0 1 2 -3 6 -3 7 -7
:spelled>:wanting	2 -24 4 8 13 -4
:spelled>:welcoming	1 31
:spelled>:work	0 19 7 -15 8 6
:spelled>:writeto	6 8
:spelled_:absence	0 4 1 11 3 -43 8 -31
:spelled_:absolute	0 -5 2 -2 4 -9 6 -3 14 10
:spelled_:accepting	1 11 3 11 5 12 12 6
:spelled_:advance	3 -3 7 -34 9 -11 13 19
:spelled_:age	1 11
:spelled_:asking	0 27 1 -3
:spelled_:benefit	0 11
:spelled_:bid	6 6 9 8 11 7
:spelled_:building	1 3 2 -2 6 -14 7 4 8 22 11 -4
:spelled_:burden	0 -8 3 -3 4 3 6 15 8 -14 10 -2 13 1 14 2
:spelled_:child	0 6 1 23
:spelled_:childless	1 1 6 17 9 17
:spelled_:clocktime	1 5 4 -36 6 9 8 10 12 -8
:spelled_:codething	0 -4 2 -32 3 -10 4 2 5 19 7 1 12 20
:spelled_:condition	0 -36 2 -23 3 28 6 8
:spelled_:councilpay	0 11
:spelled_:deadline	1 -21 4 -18 6 12 8 -6 9 -7 10 -8 13 7 14 -12
:spelled_:demand	0 23 1 2 4 20 8 3
:spelled_:demanding	3 -10 4 5 5 6 6 -15 12 1
:spelled_:denying	2 -6 6 15 7 -11 8 2 12 -23
:spelled_:deterring	1 7 2 -11 3 -11 5 1 7 4 8 -14
:spelled_:digits	11 4 14 11
:spelled_:disability	1 -9 2 31
:spelled_:disclaimer	5 6 11 12 13 -10
:spelled_:everyone	1 -36 2 16 7 -16 10 5
:spelled_:family	3 8
:spelled_:fee	0 -4 3 -15 5 1 6 8 7 15 13 -29
:spelled_:feething	0 28 8 12
:spelled_:fixed	13 -7
:spelled_:healthword	2 3 8 5
:spelled_:hiding	0 -14 1 -5 2 2 4 -9 8 -15
:spelled_:holiday	1 7 7 1 8 -27 9 16
:spelled_:income	0 3 13 -9
:spelled_:jobless	0 23 5 8 6 3
:spelled_:jobname	2 3
:spelled_:keything	5 -2 8 -9
:spelled_:kin	0 12 1 -21 3 8 8 21
:spelled_:lifeword	2 2 3 -26 7 -4 8 -9
:spelled_:longperiod	6 1 12 12
:spelled_:losing	2 16 3 -3 8 -3
:spelled_:money	5 6 6 20 7 13
:spelled_:nation	2 28
:spelled_:nearby	1 -26 2 3 4 -17 7 18 10 10 14 -1
:spelled_:negation	0 24 1 16 2 13 3 23 4 -2 8 22
:spelled_:neighbour	2 -6 3 9 8 11
:spelled_:newness	0 -19 2 -14 5 3 7 9 10 15
:spelled_:number	0 -8 5 -8 6 -8 8 8
:spelled_:offerdeal	6 16 7 12
:spelled_:online	1 -15 3 3 14 1
:spelled_:onlyword	0 -16 6 -7
:spelled_:openprice	4 14 5 25 6 11 7 24 11 16
:spelled_:opinion	0 -12 1 2 3 -42 4 17 5 7 7 20 14 -14
:spelled_:origin	2 6
:spelled_:payer	1 9 2 -10 3 -21 5 -22 6 -20 9 3 11 14
:spelled_:paying	3 -9 13 18
:spelled_:period	0 1 4 5 7 13 12 21
:spelled_:person	6 7 9 6
:spelled_:pet	2 6 3 6 8 22
:spelled_:phone	7 8 8 8
:spelled_:photo	2 -3 4 5 5 4 7 -4 11 3 14 1
:spelled_:place	0 -45 1 -21 2 -3 3 -28 6 1 7 11 10 14 14 7
:spelled_:politics	8 1
:spelled_:preferring	4 14
:spelled_:promise	0 -5 2 -16 3 3 4 -30 8 2 12 -8
:spelled_:ranking	2 -23 3 -4 5 -1 7 -12 8 -7 14 1
:spelled_:record	8 -10
:spelled_:refusing	0 -1 2 -13 3 -25 8 -32
:spelled_:regretting	0 10
:spelled_:rent	0 -6 4 -2 5 -9
:spelled_:return	1 -8 2 -17 4 -19 6 27 7 2 8 -10 9 -3 10 4 12 -17 14 8
:spelled_:room	7 8 9 20 14 -11
:spelled_:rulesplace	8 6
:spelled_:safety	7 21
:spelled_:scarcity	0 -8 1 8 2 19 6 14 7 -3
:spelled_:school	7 18 8 -3 14 8
:spelled_:seller	1 34 5 -4 7 3 9 3 11 8
:spelled_:sex	2 34 8 9
:spelled_:source	7 -37
:spelled_:spelled	1 14 2 7 3 -2 4 -22 5 -3 6 -3 8 -2 9 10 13 12 14 52
:spelled_:student	3 6
:spelled_:thing	2 5
:spelled_:time	7 9 14 4
:spelled_:title	1 1 2 21 8 19 14 6
:spelled_:tribunalrent	10 13 13 -9
:spelled_:urgency	6 -5 8 11
:spelled_:wanting	4 23 5 4 8 -16 13 2
:spelled_:welcoming	1 23 13 11
:spelled_:work	0 37 6 -13 7 -33
:spelled_:writeto	0 6 5 8 6 4 8 4
:student	0 -59 1 -80 2 -15 3 28 4 -23 6 -8 7 -8 8 14 11 -2 13 20 14 -19
:student $	3 22
:student ,	0 -15 3 5
:student :codething	13 3
:student :income	13 3
:student :jobname	8 8
:student :openprice	3 8
:student :paying	13 4
:student and	8 2
:student house	8 2
:student is	13 3
:student or	3 9
:student pay	13 4
:student policeman	8 8
:student>:absence	8 7
:student>:codething	13 2
:student>:income	13 5
:student>:jobname	8 8
:student>:keything	8 -5
:student>:number	8 17
:student>:openprice	3 8
:student>:paying	13 3
:student>:person	0 -7
:student>:pet	3 10
:student_:absence	8 6
:student_:benefit	0 -19
:student_:burden	0 -24
:student_:condition	7 2
:student_:deterring	0 -19 2 7
:student_:longperiod	13 2
:student_:number	8 36 13 11
:student_:paying	13 4
:student_:person	0 -17
:student_:spelled	8 20 13 18
:superlative	2 -17 4 23 5 -9 7 136 8 -34 12 7 13 -33
:superlative $	7 16 13 -8
:superlative ,	4 4 7 18 14 6
:superlative :absence	7 2
:superlative :absolute	7 14
:superlative :accepting	7 13
:superlative :bid	4 24 6 -4 7 -21
:superlative :building	2 -27 7 58
:superlative :burden	3 7
:superlative :clocktime	8 5
:superlative :deadline	4 4 6 -28 7 -12
:superlative :deposit	0 4
:superlative :deterring	3 2 7 7
:superlative :disclaimer	4 14
:superlative :hiding	1 7
:superlative :holiday	6 1
:superlative :money	4 5 7 1
:superlative :nearby	7 21
:superlative :negation	3 1
:superlative :neighbour	7 24
:superlative :offerdeal	4 15 6 -11
:superlative :online	2 8
:superlative :openprice	4 -1 7 5
:superlative :opinion	7 37
:superlative :payer	7 24
:superlative :paying	0 4
:superlative :phone	8 4
:superlative :photo	7 10
:superlative :place	7 18
:superlative :rent	4 -4 7 16
:superlative :return	4 -13 7 19
:superlative :room	2 4
:superlative :rulesplace	7 25
:superlative :seller	7 25
:superlative :urgency	6 7
:superlative :utility	7 5
:superlative :wanting	2 4
:superlative a	12 1
:superlative and	1 -3 4 12 6 -5
:superlative be	6 19
:superlative deposit	0 4
:superlative else	7 5
:superlative flat	7 10
:superlative floor	2 1 7 -14
:superlative for	1 3
:superlative home	7 5
:superlative house	7 13
:superlative kitchen	7 6
:superlative landlord	7 25
:superlative of	7 -58 9 10
:superlative offer	4 14
:superlative on	6 3
:superlative place	7 1
:superlative rent	4 -1 7 5
:superlative street	7 7
:superlative than	7 3
:superlative that	7 -7
:superlative to	7 10
:superlative value	7 4
:superlative view	7 11
:superlative we'd	4 10
:superlative with	3 18
:superlative £#	4 3
:superlative>:absence	7 2
:superlative>:absolute	7 19
:superlative>:accepting	4 8 7 21
:superlative>:advance	7 13
:superlative>:bid	4 25 7 -25
:superlative>:building	2 -33 7 60
:superlative>:burden	3 5 6 4
:superlative>:clocktime	8 9 9 1
:superlative>:codething	11 5
:superlative>:deadline	4 11 6 -32 7 -16 9 1
:superlative>:demand	6 4
:superlative>:deposit	0 4
:superlative>:deterring	3 2 7 7
:superlative>:disclaimer	4 19
:superlative>:hiding	1 7
:superlative>:holiday	6 1
:superlative>:longperiod	12 14
:superlative>:losing	7 4
:superlative>:money	4 22
:superlative>:nearby	7 13
:superlative>:neighbour	7 29
:superlative>:newness	4 7
:superlative>:number	1 6
:superlative>:offerdeal	4 20 6 -14
:superlative>:online	2 7
:superlative>:onlyword	1 3
:superlative>:openprice	4 -4 6 -4
:superlative>:opinion	4 -31 7 31
:superlative>:payer	7 1
:superlative>:paying	0 1
:superlative>:period	8 1 12 7
:superlative>:person	0 13 1 6 7 17
:superlative>:petpart	3 25
:superlative>:phone	8 4
:superlative>:photo	7 10
:superlative>:place	7 28
:superlative>:ranking	7 10
:superlative>:rent	4 -11 5 9 7 20
:superlative>:return	4 -20 5 6 7 21
:superlative>:room	2 2
:superlative>:rulesplace	7 19
:superlative>:scarcity	4 17
:superlative>:seller	7 8
:superlative>:spelled	1 4 6 17 7 5
:superlative>:superlative	7 36
:superlative>:urgency	6 11
:superlative>:utility	7 3
:superlative>:wanting	2 2
:superlative>:work	7 4
:superlative_:absence	0 12
:superlative_:absolute	6 -7 7 34
:superlative_:accepting	4 17
:superlative_:building	7 38
:superlative_:burden	1 7 7 33
:superlative_:clocktime	6 -14
:superlative_:codething	4 -6 7 -12
:superlative_:deadline	4 7 9 3
:superlative_:deterring	7 33
:superlative_:everyone	7 10
:superlative_:family	7 6
:superlative_:feething	7 6
:superlative_:longperiod	12 10
:superlative_:money	4 20
:superlative_:nearby	7 16
:superlative_:negation	7 22
:superlative_:neighbour	7 9
:superlative_:newness	4 3 7 6
:superlative_:number	1 25 7 -25 14 4
:superlative_:onlyword	1 11
:superlative_:openprice	6 -37 7 2
:superlative_:opinion	4 -16
:superlative_:payer	7 17 10 7
:superlative_:period	4 19 8 3 12 10
:superlative_:person	0 15 7 4
:superlative_:petpart	3 25
:superlative_:place	2 -7 4 -26 7 57
:superlative_:ranking	4 -2
:superlative_:rent	5 6 13 4
:superlative_:return	5 3 7 8 13 10
:superlative_:room	7 48
:superlative_:scarcity	4 17 6 -3
:superlative_:seller	10 8
:superlative_:spelled	1 24 6 19
:superlative_:superlative	7 41
:superlative_:tribunalrent	7 8 12 1
:superlative_:urgency	6 25
:superlative_:work	0 4
:superlative_:writeto	7 5
:thing	0 -80 1 -3 2 -57 3 -26 4 -52 5 9 6 -43 7 -55 8 -42 9 -63 10 -48 12 -99 13 -37 14 -108
:thing $	3 -26 5 -10 8 -22 9 -4
:thing ,	2 -1 6 -26 7 -28 8 -4 10 -45 11 -23
:thing :accepting	11 13
:thing :burden	5 12
:thing :demanding	5 5
:thing :deterring	8 1
:thing :feething	1 7
:thing :nation	11 2
:thing :neighbour	8 3
:thing :onlyword	5 9
:thing :promise	5 9
:thing and	5 10 6 -8 8 -29
:thing have	11 14
:thing in	2 -7 7 -14 8 -40
:thing must	5 10
:thing on	8 2
:thing or	2 6
:thing the	4 5
:thing white	11 3
:thing>:accepting	11 12
:thing>:building	4 4
:thing>:burden	5 16
:thing>:demanding	5 19
:thing>:dislike	1 6
:thing>:feething	1 3
:thing>:keything	8 -1
:thing>:kin	1 2
:thing>:nation	11 1
:thing>:negation	7 11
:thing>:newness	10 -19
:thing>:number	8 -15
:thing>:onlyword	5 8
:thing>:photo	11 1
:thing>:preferring	11 5
:thing>:promise	5 8 7 3
:thing>:room	1 -14 2 -37 6 -1 8 -42 11 -6
:thing>:thing	6 -4 8 -6
:thing>:work	0 -5
:thing_:absence	11 13
:thing_:accepting	11 11
:thing_:advance	13 -1
:thing_:building	4 11
:thing_:burden	1 1
:thing_:clocktime	8 -8
:thing_:condition	11 12
:thing_:deadline	8 -11
:thing_:denying	8 -8
:thing_:disclaimer	4 2
:thing_:dislike	1 5
:thing_:hiding	8 -4
:thing_:longperiod	12 -1
:thing_:money	5 13
:thing_:negation	3 7 11 16
:thing_:newness	10 -33
:thing_:number	7 -5 12 -19 13 -4
:thing_:openprice	4 -8 5 14
:thing_:opinion	5 18
:thing_:payer	6 3
:thing_:period	12 -7 13 -24
:thing_:pet	3 8
:thing_:photo	11 14
:thing_:preferring	11 4
:thing_:room	2 -35 6 -7 8 -24
:thing_:seller	5 11
:thing_:source	11 11
:thing_:spelled	11 14 12 -3
:thing_:thing	6 -3
:thing_:work	0 -8 8 -3
:time	0 -5 1 -5 2 -16 6 40 7 17 8 1 9 -48 10 25 12 11 13 27 14 -29
:time ##	8 6 14 19
:time $	0 7 4 5 6 20 7 -9 13 -3 14 -33
:time ,	5 7 6 16 8 -15 10 3 13 32
:time :asking	9 -7
:time :deadline	9 2
:time :fixed	12 18
:time :losing	6 -17 7 28
:time :number	8 9 14 22
:time :onlyword	9 -12
:time :openprice	6 1
:time :opinion	12 18
:time :payer	13 -1
:time :petpart	10 5
:time :ranking	6 6
:time :refusing	3 3
:time :room	7 4
:time :seller	12 12
:time a	7 -28 13 13
:time and	8 5 13 4
:time at	8 13
:time be	6 15
:time go	7 8
:time has	8 -4
:time in	6 2
:time it's	2 4 6 6 8 1
:time let	9 -7
:time or	6 18
:time rolling	12 2
:time room	7 4
:time run	6 6
:time we'd	0 2
:time weekend	9 2
:time>:absence	9 5
:time>:asking	9 -7
:time>:burden	6 2
:time>:clocktime	13 3
:time>:codething	1 2 5 1 13 6
:time>:deadline	6 -4
:time>:demand	6 1
:time>:fixed	12 26 13 -21
:time>:holiday	8 18
:time>:longperiod	5 1 13 17
:time>:losing	6 -8 7 22
:time>:negation	0 1 3 2
:time>:number	8 19 13 8 14 22
:time>:onlyword	9 -12
:time>:openprice	10 18
:time>:opinion	10 10 12 19
:time>:period	2 2 12 -4 13 10
:time>:petpart	10 5
:time>:photo	4 3
:time>:preferring	7 10
:time>:ranking	6 2
:time>:refusing	3 1
:time>:room	8 -3
:time>:scarcity	6 8
:time>:seller	12 12
:time>:spelled	7 -6 8 20 13 17
:time>:time	8 1
:time>:tribunalrent	5 3 13 5
:time>:wanting	7 3
:time>:welcoming	1 12
:time_:absence	12 6
:time_:absolute	6 6
:time_:accepting	13 -7
:time_:advance	13 -42
:time_:bid	1 1
:time_:burden	0 -1 10 4
:time_:childless	1 7
:time_:codething	1 20 5 1
:time_:denying	6 21
:time_:deterring	0 -4
:time_:family	0 1
:time_:feething	12 15
:time_:fixed	13 -26
:time_:kin	0 1
:time_:longperiod	13 30
:time_:negation	2 8 7 -6
:time_:newness	10 16
:time_:number	8 2 14 3
:time_:openprice	10 12
:time_:opinion	8 2 10 11
:time_:payer	10 4
:time_:period	6 -17 13 35
:time_:photo	4 2
:time_:place	6 14
:time_:promise	3 1
:time_:room	6 -2 8 -11
:time_:scarcity	6 16 7 -7
:time_:seller	2 3 10 4
:time_:spelled	8 9 13 13 14 5
:time_:time	8 6
:time_:title	8 12
:time_:tribunalrent	13 3
:time_:urgency	6 11
:time_:wanting	12 2
:title	0 8 1 -18 2 3 3 -2 5 27 6 19 7 -72 8 129 9 -19 10 -20 11 -6 12 -37 13 15 14 27
:title #	8 14
:title $	2 11 6 7
:title ,	11 4
:title :absence	6 2
:title :accepting	0 2
:title :age	11 2
:title :asking	6 10
:title :codething	0 2 8 12
:title :denying	11 2
:title :disability	8 4
:title :disclaimer	2 6
:title :dislike	8 5
:title :healthword	8 19
:title :hiding	0 -1 13 23
:title :negation	2 2
:title :neighbour	1 21 8 8
:title :number	8 47
:title :online	6 2
:title :opinion	2 7
:title :paying	13 12
:title :period	13 12
:title :person	7 1 14 11
:title :phone	11 2
:title :place	8 7
:title :refusing	6 9
:title :room	8 3
:title :sex	8 22
:title :spelled	8 8
:title :title	11 1
:title :urgency	6 21
:title :wanting	0 -17 2 -16 6 -18
:title a	8 25
:title are	0 6
:title boy	8 7
:title can	13 24
:title day	13 12
:title has	8 32
:title have	0 6
:title is	0 2 8 12
:title isn't	2 11
:title land	8 4
:title live	8 2
:title lived	8 -12
:title of	14 2
:title out	6 9
:title own	2 12
:title signs	0 18
:title the	8 -32
:title waited	6 5
:title who	6 2
:title would	6 1
:title your	4 10
:title>:absence	6 3
:title>:accepting	0 6 2 5 8 17 14 5
:title>:age	3 3 11 2
:title>:asking	2 1 6 19
:title>:burden	0 16
:title>:clocktime	6 8
:title>:codething	0 1 4 7 6 5 8 15
:title>:condition	8 8
:title>:deadline	8 21
:title>:denying	11 1
:title>:deterring	0 8
:title>:disability	8 23
:title>:disclaimer	2 8
:title>:dislike	8 9
:title>:healthword	8 30
:title>:hiding	0 -5 13 22
:title>:lifeword	8 2
:title>:money	5 8
:title>:neighbour	1 18 4 5 8 34
:title>:number	8 52
:title>:online	6 2
:title>:onlyword	2 21 14 3
:title>:openprice	1 9 8 28
:title>:paying	13 11
:title>:period	13 25
:title>:person	7 1 14 11
:title>:pet	3 2
:title>:phone	11 2
:title>:place	8 2
:title>:promise	8 11
:title>:refusing	6 1
:title>:rent	5 3 14 3
:title>:return	5 2
:title>:room	7 1
:title>:sex	8 13
:title>:student	3 4
:title>:thing	11 2
:title>:title	8 31
:title>:urgency	6 22
:title>:wanting	0 -32 2 -5 6 -30 8 -3
:title>:welcoming	6 1
:title_:absence	8 10
:title_:absolute	8 9
:title_:accepting	2 1 14 5
:title_:age	3 3
:title_:bid	6 2
:title_:burden	0 9 8 33
:title_:childless	6 12
:title_:clocktime	6 16 8 16
:title_:codething	1 6 4 1 6 6 8 12
:title_:councilpay	0 7
:title_:deadline	5 5 6 8 8 15
:title_:demanding	5 5
:title_:deterring	0 17 5 6 8 12
:title_:disability	2 27 8 13
:title_:dislike	1 8
:title_:fee	5 8
:title_:feething	5 2 6 3
:title_:healthword	8 39
:title_:holiday	8 4
:title_:jobless	0 12
:title_:keything	8 3
:title_:lifeword	8 16
:title_:losing	6 -4
:title_:money	5 13
:title_:nation	2 12
:title_:negation	0 2 4 12 5 9 8 17
:title_:neighbour	4 4 6 11 8 31
:title_:newness	5 9 6 5
:title_:number	0 -27 2 -4 6 4 7 -5 8 36 13 23
:title_:onlyword	2 20 14 3
:title_:openprice	4 3 6 -31 8 12
:title_:payer	2 2
:title_:paying	5 1
:title_:period	13 5
:title_:phone	6 3 11 1
:title_:place	7 -3
:title_:ranking	13 10
:title_:rent	14 4
:title_:room	2 -17 7 12 8 12
:title_:scarcity	8 2
:title_:spelled	8 30
:title_:student	3 4
:title_:superlative	4 13
:title_:time	6 -2
:title_:title	2 3 8 49
:title_:urgency	1 3 6 8
:title_:work	8 -17
:tribunalrent	2 -3 4 -16 6 -2 7 -16 9 -33 10 39 12 28 13 20 14 -12
:tribunalrent $	4 -8 13 6
:tribunalrent ,	10 29
:tribunalrent :accepting	12 4
:tribunalrent :burden	12 4
:tribunalrent :condition	13 -10
:tribunalrent :fixed	12 12
:tribunalrent :negation	12 1
:tribunalrent :number	1 -1
:tribunalrent :person	10 1
:tribunalrent :record	12 11
:tribunalrent :rulesplace	12 12
:tribunalrent :utility	12 10
:tribunalrent and	12 5 13 7
:tribunalrent lease	12 12
:tribunalrent of	8 20
:tribunalrent the	10 1
:tribunalrent this	10 17
:tribunalrent>:absence	0 2
:tribunalrent>:accepting	12 3
:tribunalrent>:burden	6 1 12 3
:tribunalrent>:condition	13 -11
:tribunalrent>:deterring	6 2
:tribunalrent>:feething	12 12
:tribunalrent>:fixed	12 13
:tribunalrent>:negation	12 3
:tribunalrent>:newness	7 -4 10 13
:tribunalrent>:number	1 -5
:tribunalrent>:payer	10 1
:tribunalrent>:period	10 7
:tribunalrent>:promise	7 -4
:tribunalrent>:record	12 11
:tribunalrent>:rulesplace	12 11
:tribunalrent>:seller	10 1
:tribunalrent>:spelled	1 -4
:tribunalrent>:title	1 1
:tribunalrent>:utility	12 9
:tribunalrent_:absence	0 4
:tribunalrent_:absolute	13 4
:tribunalrent_:advance	12 11
:tribunalrent_:age	10 8
:tribunalrent_:clocktime	13 4
:tribunalrent_:demanding	12 5
:tribunalrent_:denying	10 7
:tribunalrent_:deterring	4 3
:tribunalrent_:longperiod	13 -3
:tribunalrent_:negation	10 4 12 7
:tribunalrent_:newness	10 16 12 24
:tribunalrent_:number	7 -10
:tribunalrent_:openprice	4 3 12 3
:tribunalrent_:opinion	4 1 12 2 13 -16
:tribunalrent_:payer	5 7 10 2 12 13
:tribunalrent_:period	10 10 13 -7
:tribunalrent_:ranking	12 15
:tribunalrent_:rent	12 15
:tribunalrent_:return	12 17
:tribunalrent_:room	10 10
:tribunalrent_:seller	5 9
:tribunalrent_:spelled	7 -12
:tribunalrent_:superlative	12 11
:tribunalrent_:thing	13 19
:tribunalrent_:tribunalrent	13 -14
:tribunalrent_:utility	10 10
:tribunalrent_:work	0 1
:urgency	0 -2 1 -29 2 -69 3 -24 4 -61 5 -25 6 147 7 -77 8 -39 9 -22 10 38 11 -22 14 -34
:urgency #	10 2
:urgency ##	14 1
:urgency $	2 -17 4 -7 6 81 7 -10 8 -6 13 -1 14 -10
:urgency ,	0 -14 1 -21 2 -40 3 -1 4 -12 6 44 13 18
:urgency :absence	0 2 1 6 12 9
:urgency :absolute	6 2
:urgency :burden	6 33 7 -2
:urgency :childless	2 13
:urgency :clocktime	12 13
:urgency :codething	1 3 6 29
:urgency :deadline	6 3 12 6
:urgency :demand	6 -9
:urgency :demanding	6 13
:urgency :deterring	6 13
:urgency :nearby	6 -27
:urgency :newness	6 18
:urgency :number	10 1
:urgency :openprice	0 -4 6 24 8 -1
:urgency :opinion	0 -5 6 -13
:urgency :person	2 11
:urgency :place	6 10
:urgency :promise	6 3
:urgency :refusing	8 4
:urgency :scarcity	6 1
:urgency :urgency	6 44
:urgency :wanting	6 2
:urgency :work	0 21 1 4
:urgency about	6 2
:urgency and	6 6
:urgency as	6 11
:urgency couples	2 5
:urgency decision	6 9
:urgency for	6 -1
:urgency here	6 7
:urgency hurry	6 2
:urgency in	6 -16 8 -6 10 1
:urgency is	6 33
:urgency it's	8 5
:urgency list	6 -9
:urgency now	6 11
:urgency on	6 10
:urgency only	6 6
:urgency or	6 38
:urgency out	8 9
:urgency to	0 -5 6 -11
:urgency will	6 4
:urgency work	1 6
:urgency you	6 20
:urgency>:absence	0 1 1 5 6 6 12 9
:urgency>:absolute	7 3
:urgency>:advance	6 16
:urgency>:age	6 1
:urgency>:building	6 2
:urgency>:burden	2 -8 6 29 7 -10
:urgency>:childless	2 13
:urgency>:clocktime	12 12
:urgency>:codething	1 2 6 21
:urgency>:deadline	6 2 12 5
:urgency>:demand	6 -3
:urgency>:demanding	6 21
:urgency>:denying	6 4
:urgency>:deterring	6 2
:urgency>:fee	6 5
:urgency>:feething	6 -15
:urgency>:hiding	0 4
:urgency>:losing	6 27
:urgency>:nearby	6 -57
:urgency>:negation	6 5
:urgency>:newness	6 1 10 18
:urgency>:number	8 1 10 11
:urgency>:offerdeal	6 4
:urgency>:openprice	0 -8 6 8 7 -9 10 7 11 -3
:urgency>:opinion	0 -11 6 -17 10 6
:urgency>:payer	6 4
:urgency>:paying	6 21 13 2
:urgency>:person	2 4
:urgency>:phone	6 2
:urgency>:place	6 8
:urgency>:promise	6 1
:urgency>:refusing	6 10 8 4
:urgency>:room	0 1
:urgency>:rulesplace	0 2
:urgency>:scarcity	6 16
:urgency>:superlative	2 4
:urgency>:urgency	6 37
:urgency>:wanting	6 9
:urgency>:work	0 36 1 4
:urgency_:absence	6 29
:urgency_:accepting	6 10
:urgency_:building	6 29
:urgency_:burden	6 2
:urgency_:codething	7 3
:urgency_:deadline	6 18
:urgency_:demanding	6 32
:urgency_:denying	6 21
:urgency_:deterring	6 5
:urgency_:disclaimer	6 23
:urgency_:dislike	6 1
:urgency_:hiding	6 14
:urgency_:lifeword	6 6
:urgency_:losing	6 50 8 -6
:urgency_:money	6 7
:urgency_:nearby	6 -37 10 3
:urgency_:negation	3 -3 6 14 7 -3
:urgency_:newness	10 9
:urgency_:number	13 4 14 2
:urgency_:openprice	4 -12 10 19
:urgency_:opinion	0 -5 2 -10 4 -12 6 2 10 21
:urgency_:payer	6 8 10 3
:urgency_:paying	13 12
:urgency_:period	6 7
:urgency_:phone	6 7
:urgency_:place	6 -24 10 7
:urgency_:promise	6 26
:urgency_:refusing	6 23
:urgency_:return	6 2 10 11
:urgency_:rulesplace	0 2
:urgency_:scarcity	2 6 6 30
:urgency_:seller	0 -13 6 35 10 9
:urgency_:sex	2 10
:urgency_:spelled	13 9
:urgency_:time	6 -4
:urgency_:tribunalrent	10 9
:urgency_:urgency	6 11
:urgency_:wanting	6 12
:urgency_:work	0 1
:utility	0 -2 1 -46 2 -44 3 -51 4 -145 5 -11 6 -77 7 14 8 -5 9 -33 11 -17 12 7 13 -81 14 -79
:utility $	0 -23 1 -24 2 -20 3 -13 5 -36 6 -30 8 -19
:utility ,	0 -2 3 7 8 -15 12 14
:utility :absolute	7 13
:utility :codething	5 3
:utility :condition	11 9
:utility :deadline	12 4
:utility :disclaimer	12 -3
:utility :feething	12 -3
:utility :hiding	8 16
:utility :keything	8 8
:utility :payer	5 -6
:utility :paying	0 7
:utility :person	0 4
:utility :record	7 -14 8 -2
:utility :room	1 -3 8 4 10 8
:utility :scarcity	7 1
:utility :source	5 6
:utility :utility	0 -21 4 -36 5 -28 6 -10 7 -12 8 -12 12 -13 13 -22
:utility :work	12 -3
:utility and	4 -7
:utility box	8 21
:utility floor	2 2 8 7 10 10
:utility in	7 4
:utility is	5 4
:utility password	8 15
:utility tax	0 -32 7 -5
:utility tenants	0 5
:utility with	2 11
:utility would	12 2
:utility>:absolute	7 14
:utility>:burden	0 -1
:utility>:codething	5 2 8 1
:utility>:condition	11 9
:utility>:deadline	12 4
:utility>:disclaimer	12 -3
:utility>:fixed	12 10
:utility>:hiding	8 11
:utility>:keything	8 4
:utility>:negation	0 7
:utility>:neighbour	7 5
:utility>:payer	0 4 5 -16
:utility>:paying	0 5
:utility>:person	0 5
:utility>:pet	3 6
:utility>:place	7 21
:utility>:promise	7 17
:utility>:record	0 -6 8 -7
:utility>:room	7 -12 8 11 10 6
:utility>:scarcity	7 5
:utility>:source	5 3
:utility>:spelled	8 6 12 1
:utility>:utility	0 -38 2 -2 4 -68 5 -69 6 -19 7 -28 8 -35 9 -10 11 -19 12 -17 13 -39 14 -11
:utility>:wanting	1 4
:utility>:work	12 -3
:utility_:absence	8 3
:utility_:advance	13 -15
:utility_:age	5 8
:utility_:asking	7 20
:utility_:clocktime	4 -16 8 -6
:utility_:codething	8 33
:utility_:condition	8 14
:utility_:councilpay	13 -9
:utility_:deterring	8 -17
:utility_:everyone	5 5
:utility_:fairness	5 1
:utility_:feething	5 2 6 4 8 -11
:utility_:fixed	5 1
:utility_:hiding	8 -7
:utility_:income	13 9
:utility_:keything	8 -3
:utility_:longperiod	13 -10
:utility_:money	4 -44
:utility_:negation	0 15 7 17 8 5
:utility_:number	13 -4
:utility_:openprice	4 -38 5 -7 8 -2
:utility_:opinion	4 -20
:utility_:payer	7 13 13 -19
:utility_:period	13 -17
:utility_:person	0 6 7 6
:utility_:place	7 10
:utility_:promise	7 22
:utility_:ranking	8 6
:utility_:record	0 -4 8 -49 14 -4
:utility_:rent	0 12
:utility_:return	0 7
:utility_:room	6 6
:utility_:seller	5 14
:utility_:source	7 -1
:utility_:spelled	12 5
:utility_:urgency	12 8
:utility_:utility	4 -18 5 -11 8 -13
:utility_:wanting	1 3
:wanting	0 5 2 54 3 -8 4 17 5 -37 6 27 7 -39 8 -3 9 11 10 -51 12 28
:wanting ##	4 3
:wanting $	0 -18 4 -7 6 -16 8 -39 11 -1 13 27 14 -34
:wanting ,	6 -7 7 10 8 -22 13 12
:wanting :advance	13 -36
:wanting :age	5 4
:wanting :building	4 8
:wanting :burden	2 6
:wanting :child	1 18
:wanting :condition	0 4 13 1
:wanting :demanding	6 15
:wanting :deterring	2 11
:wanting :everyone	0 -39
:wanting :jobless	13 -34
:wanting :nation	2 2
:wanting :nearby	4 9 8 14
:wanting :negation	2 2
:wanting :number	4 19 6 -3
:wanting :onlyword	0 7
:wanting :openprice	1 -7 6 1 7 -5 13 -1
:wanting :opinion	1 -8 2 7 7 -4 8 1 11 -18 13 -5
:wanting :person	2 -3 6 -5
:wanting :photo	2 21
:wanting :scarcity	6 2
:wanting :seller	2 4
:wanting :spelled	0 10
:wanting :wanting	7 21 11 26
:wanting a	0 11 2 28 4 -11 5 -8 8 24
:wanting after	7 13
:wanting and	6 16
:wanting animals	3 -10
:wanting another	2 22
:wanting are	3 8
:wanting at	0 2 6 7
:wanting but	0 1
:wanting dogs	3 15
:wanting eleven	4 2
:wanting for	0 35 2 47 8 -55 14 14
:wanting in	2 1 11 10
:wanting it	1 7 4 26 6 26 7 -10 12 7
:wanting like	11 20
:wanting my	2 3
:wanting not	2 8
:wanting other	2 7
:wanting round	8 14
:wanting signing	13 -34
:wanting tae	6 4
:wanting that	2 -3 6 -19
:wanting the	2 -14 3 -13 7 -26 8 6 13 12
:wanting this	2 -6 6 28
:wanting three	13 4
:wanting to	1 -6 8 4 11 -7
:wanting with	7 8
:wanting you	2 -2
:wanting>:absence	6 16 12 1
:wanting>:absolute	0 -8 7 2
:wanting>:advance	6 -12 13 -7
:wanting>:age	5 4
:wanting>:bid	0 3 2 7
:wanting>:building	4 3 6 33
:wanting>:burden	14 2
:wanting>:child	1 27
:wanting>:childless	1 10
:wanting>:codething	1 3 8 13
:wanting>:condition	0 1 13 11
:wanting>:consent	7 1
:wanting>:deadline	8 2 9 7 12 1
:wanting>:demand	2 -5 4 8
:wanting>:demanding	6 11
:wanting>:denying	1 4 7 8
:wanting>:deterring	2 8 14 3
:wanting>:disability	2 12
:wanting>:dislike	1 17
:wanting>:everyone	0 -49 6 -12
:wanting>:feething	4 6 11 14
:wanting>:fixed	12 7
:wanting>:hiding	0 1 2 11
:wanting>:holiday	6 13
:wanting>:jobless	13 -41
:wanting>:jobname	0 2
:wanting>:longperiod	12 4
:wanting>:nation	2 11
:wanting>:nearby	4 17 8 10
:wanting>:negation	1 6 7 22
:wanting>:neighbour	6 9 8 5
:wanting>:newness	1 -5 7 7 8 1 13 19
:wanting>:number	4 15 6 -13
:wanting>:onlyword	0 4
:wanting>:openprice	1 -4 6 5 7 -16 14 -9
:wanting>:opinion	1 -7 2 26 7 -18 11 -29 13 -13
:wanting>:period	13 25
:wanting>:person	2 6 6 -34
:wanting>:pet	6 2
:wanting>:phone	8 6
:wanting>:photo	2 9 6 10 11 5
:wanting>:promise	6 4 7 1
:wanting>:ranking	0 14 6 -7 12 14 13 15
:wanting>:refusing	1 1
:wanting>:room	2 3
:wanting>:scarcity	6 25
:wanting>:school	8 13
:wanting>:seller	2 29
:wanting>:sex	2 32
:wanting>:spelled	1 -10 4 16 5 -5 8 -3
:wanting>:superlative	0 7
:wanting>:time	2 6
:wanting>:wanting	7 19 11 26
:wanting>:work	6 2
:wanting>:writeto	6 2
:wanting_:absence	0 2 2 -16 9 15
:wanting_:absolute	0 -1 7 3
:wanting_:accepting	0 5 2 6 6 6
:wanting_:advance	6 -33
:wanting_:asking	3 -24
:wanting_:benefit	0 9
:wanting_:bid	0 1 2 5 4 25
:wanting_:building	0 15 2 6 3 21 6 23 7 -7
:wanting_:burden	0 17 1 -6 2 -12 8 10 14 18
:wanting_:childless	1 6
:wanting_:clocktime	2 -11
:wanting_:codething	1 15 13 6
:wanting_:condition	0 8 2 -2
:wanting_:consent	8 3
:wanting_:deadline	5 7 6 10 8 12 9 11
:wanting_:demand	4 4 6 15
:wanting_:demanding	0 -2
:wanting_:denying	1 5 2 -3
:wanting_:deterring	0 -2 3 -10 4 -6 14 17
:wanting_:disability	2 16
:wanting_:dislike	1 8 6 -1
:wanting_:everyone	1 -2
:wanting_:fairness	2 9
:wanting_:family	0 1
:wanting_:fee	6 1
:wanting_:fixed	12 24
:wanting_:hiding	2 4
:wanting_:holiday	2 12 6 10
:wanting_:income	1 1
:wanting_:jobname	0 1
:wanting_:longperiod	13 2
:wanting_:losing	0 -12 1 5 2 4
:wanting_:money	4 21
:wanting_:nation	2 13
:wanting_:nearby	2 -10 7 4
:wanting_:negation	1 25 2 -4 3 11 7 32
:wanting_:neighbour	6 15 7 -8 8 11
:wanting_:newness	2 -3 4 3 6 -28 8 7 9 11 13 5 14 3
:wanting_:number	4 20 13 -10
:wanting_:offerdeal	6 5
:wanting_:online	3 12 14 4
:wanting_:onlyword	4 10
:wanting_:openprice	0 23 2 15 4 -7 6 3 7 -4
:wanting_:opinion	2 23 12 5
:wanting_:payer	5 16
:wanting_:paying	1 4 6 -2
:wanting_:period	12 14 13 41
:wanting_:person	2 34 8 -59
:wanting_:pet	5 10
:wanting_:phone	8 3
:wanting_:photo	2 -18 6 6 11 23
:wanting_:place	6 14 7 9
:wanting_:ranking	0 16 12 3
:wanting_:regretting	2 16
:wanting_:rent	13 19
:wanting_:return	13 15
:wanting_:room	0 9 2 45
:wanting_:scarcity	6 2
:wanting_:sex	2 49
:wanting_:spelled	2 12 4 10
:wanting_:superlative	0 5
:wanting_:time	7 11
:wanting_:title	8 -8
:wanting_:work	2 -10
:wanting_:writeto	2 -16
:welcoming	0 -18 1 5 3 6 4 9 5 -15 6 -45 7 -5 8 -36 9 33 10 8 12 -51 13 26 14 -64
:welcoming $	0 -6 6 -98 7 -20 11 -14 13 24 14 -11
:welcoming ,	3 1 5 -1 6 -5 8 -33 13 24
:welcoming :absence	0 28 6 -8 7 11 8 1
:welcoming :asking	3 -14 4 2
:welcoming :bid	4 6
:welcoming :child	1 8
:welcoming :consent	7 1
:welcoming :councilpay	2 11
:welcoming :deadline	6 7
:welcoming :deterring	4 5
:welcoming :holiday	9 7
:welcoming :jobless	2 11
:welcoming :nearby	3 11 6 5 10 2
:welcoming :negation	0 5 6 -20
:welcoming :openprice	0 -16 3 -29 10 15
:welcoming :opinion	0 -19 3 -16 10 13
:welcoming :paying	5 4
:welcoming :period	7 2
:welcoming :person	2 -5
:welcoming :place	1 10
:welcoming :ranking	6 -18
:welcoming :refusing	0 13
:welcoming :rulesplace	3 1
:welcoming :time	6 2
:welcoming :urgency	6 9
:welcoming and	6 1 9 7 11 7
:welcoming back	6 -1 7 1
:welcoming be	0 8 8 10
:welcoming budget	5 9
:welcoming do	4 3
:welcoming don't	0 5 3 5 6 -18
:welcoming down	4 4
:welcoming enough	7 1
:welcoming here	1 10
:welcoming in	4 13
:welcoming it	9 4
:welcoming kids	1 8
:welcoming note	11 7
:welcoming out	0 13
:welcoming respect	1 2
:welcoming round	6 10
:welcoming state	2 11
:welcoming the	1 -8
:welcoming through	7 1
:welcoming to	0 -23 3 -35 10 13
:welcoming up	6 8
:welcoming with	7 14 13 1
:welcoming your	3 1 6 2
:welcoming>:absence	0 28 7 10
:welcoming>:accepting	0 -7 13 2
:welcoming>:advance	3 4 7 1
:welcoming>:asking	0 -4 3 -17
:welcoming>:benefit	6 7
:welcoming>:bid	4 21 6 5
:welcoming>:child	1 1
:welcoming>:clocktime	9 7
:welcoming>:condition	3 6
:welcoming>:councilpay	2 10
:welcoming>:deadline	1 5 3 6 6 4
:welcoming>:deterring	0 -7 4 10
:welcoming>:disclaimer	2 7 6 4 11 5
:welcoming>:dislike	8 7
:welcoming>:feething	2 9 7 3
:welcoming>:jobless	2 11
:welcoming>:keything	7 2
:welcoming>:kin	1 -4
:welcoming>:money	13 4
:welcoming>:nearby	3 10 6 2 9 12 10 9
:welcoming>:negation	0 11 3 8
:welcoming>:newness	3 2
:welcoming>:number	1 4
:welcoming>:openprice	0 -23 3 -37 6 18 10 17
:welcoming>:opinion	0 -31 1 -1 3 -6 5 -5 10 14
:welcoming>:payer	11 1
:welcoming>:paying	5 4
:welcoming>:period	7 6
:welcoming>:person	2 -12
:welcoming>:pet	3 22
:welcoming>:place	1 3
:welcoming>:ranking	3 2 6 -25
:welcoming>:refusing	0 13
:welcoming>:rulesplace	3 1
:welcoming>:seller	0 -13
:welcoming>:spelled	1 1 3 3
:welcoming>:time	13 18
:welcoming>:urgency	6 23
:welcoming>:wanting	6 -9
:welcoming>:writeto	0 -10
:welcoming_:absence	1 8
:welcoming_:accepting	3 -7 10 3
:welcoming_:advance	13 11
:welcoming_:asking	1 -9 3 1 4 -10 6 -26
:welcoming_:benefit	0 15 6 7
:welcoming_:bid	6 8
:welcoming_:building	10 6
:welcoming_:burden	2 27 3 6 6 -14 9 1
:welcoming_:child	4 3
:welcoming_:childless	6 12
:welcoming_:clocktime	1 2 4 -11 9 6
:welcoming_:condition	0 34 3 17 6 9
:welcoming_:demanding	3 17
:welcoming_:deterring	2 9 6 -17
:welcoming_:disclaimer	4 -10 11 7
:welcoming_:dislike	8 16
:welcoming_:everyone	0 -22
:welcoming_:fairness	3 20
:welcoming_:feething	5 1
:welcoming_:hiding	4 1
:welcoming_:income	0 25 4 4
:welcoming_:keything	7 2
:welcoming_:nation	9 4
:welcoming_:nearby	10 18
:welcoming_:negation	0 5 1 10 3 18
:welcoming_:neighbour	3 13
:welcoming_:newness	10 22
:welcoming_:number	1 9 4 6
:welcoming_:openprice	0 -9 1 -1 2 -8 5 -15 6 10
:welcoming_:opinion	5 -15 6 14 7 12
:welcoming_:payer	1 -1 2 31 4 -1
:welcoming_:period	4 2
:welcoming_:pet	3 26
:welcoming_:photo	11 5
:welcoming_:place	10 18
:welcoming_:rent	4 7
:welcoming_:return	0 -2 10 25
:welcoming_:room	1 4
:welcoming_:scarcity	6 3
:welcoming_:seller	0 -3 1 -11 2 24 4 -17 14 -15
:welcoming_:superlative	3 2
:welcoming_:time	13 18
:welcoming_:tribunalrent	10 25
:welcoming_:wanting	2 -21
:welcoming_:work	14 1
:work	0 166 1 -58 2 -108 3 -95 4 -38 5 -12 6 -27 7 -54 8 -24 9 -23 10 -96 11 -27 13 24
:work $	0 73 1 -9 2 -7 3 -2 4 -20 6 12 7 -5 14 -25
:work ,	0 13 1 -7 2 -17 4 -53 5 -8 7 -21 13 19
:work :absence	0 -9
:work :absolute	0 21 1 1 2 -17 5 -11 8 -10 14 8
:work :advance	0 8
:work :age	4 20
:work :burden	0 31 1 2 2 -23 8 -6
:work :clocktime	8 17
:work :deadline	8 6
:work :demand	0 29
:work :demanding	0 9
:work :disclaimer	0 1
:work :feething	5 21
:work :holiday	8 11
:work :newness	0 8 8 7
:work :number	4 32 14 6
:work :onlyword	0 36 1 3 2 -15
:work :opinion	0 17
:work :period	12 15
:work :person	0 81 1 -25 2 -70 6 -15
:work :promise	0 16
:work :ranking	0 26
:work :scarcity	0 28 1 4 2 -10
:work :sex	0 30 2 21
:work :spelled	14 11
:work :thing	0 -12
:work :wanting	0 18
:work :work	0 17
:work and	0 8 1 6 5 8
:work before	8 1
:work centre	0 7
:work contract	0 3
:work female	2 8
:work fifty	4 21
:work fireplace	0 -5
:work first	0 2
:work folk	0 12
:work hundred	4 6
:work is	0 2
:work months	12 19
:work nights	8 11
:work of	0 8
:work only	0 32 1 5 2 -7
:work people	0 16
:work required	0 1
:work should	0 4
:work tenants	0 11
:work to	0 6
:work will	0 8
:work>:absence	0 -5 1 5 4 5
:work>:absolute	0 16 1 1 2 -23 5 -17 7 -2 14 6
:work>:accepting	0 19
:work>:advance	0 18
:work>:age	4 20
:work>:asking	0 4
:work>:benefit	0 -7
:work>:building	0 -19
:work>:burden	0 31 2 -28 8 -18
:work>:clocktime	8 12
:work>:codething	8 -12
:work>:condition	0 5 6 -2 13 15
:work>:demand	0 27 2 -1 6 -6
:work>:demanding	0 14
:work>:deterring	0 17 8 -7 13 10
:work>:disclaimer	0 6
:work>:feething	5 23 6 -1
:work>:holiday	8 9
:work>:negation	0 35
:work>:newness	0 27 8 5
:work>:number	4 28 5 -5 8 -5 14 21
:work>:onlyword	0 43 1 2 2 -21
:work>:opinion	0 24
:work>:period	12 14
:work>:person	0 68 1 -1 2 -76 4 -2 6 -21
:work>:preferring	0 9
:work>:promise	0 30
:work>:ranking	0 32
:work>:refusing	4 8
:work>:regretting	0 12
:work>:return	7 9
:work>:room	0 -6
:work>:scarcity	0 25 1 4 2 -13
:work>:sex	0 29 2 23
:work>:spelled	0 13 2 -2 14 15
:work>:student	0 -30 13 1
:work>:thing	0 -26
:work>:wanting	0 29
:work>:work	0 22
:work_:absence	0 -3 7 2
:work_:absolute	0 23 2 -16 7 -2 14 2
:work_:accepting	0 25
:work_:advance	0 18 6 -17
:work_:asking	0 6
:work_:benefit	0 -32
:work_:bid	0 11
:work_:burden	0 30 2 -20 5 -8
:work_:childless	0 15 1 6
:work_:clocktime	8 6 12 2
:work_:codething	0 -5 8 -34 13 9
:work_:condition	5 1 13 14
:work_:deadline	12 12 13 8
:work_:demand	0 20
:work_:demanding	0 52 6 -4
:work_:deterring	0 29
:work_:digits	14 6
:work_:feething	0 16
:work_:income	0 12
:work_:law	2 3
:work_:losing	0 1
:work_:money	5 5
:work_:negation	0 41 2 -53 7 -7
:work_:newness	0 14
:work_:number	1 -7 4 -7 5 -26 7 -2 13 6 14 50
:work_:onlyword	0 43 2 -14
:work_:openprice	2 -3 6 -2 8 -2 13 2
:work_:payer	14 5
:work_:person	0 -2
:work_:photo	0 8
:work_:preferring	0 4
:work_:promise	0 12
:work_:ranking	0 35 6 -16 8 -6
:work_:regretting	0 13
:work_:rent	13 8
:work_:return	7 8
:work_:scarcity	0 29 2 -10
:work_:spelled	0 3 1 -1 2 -43 4 -14 7 -3 14 28
:work_:student	0 -23 13 1
:work_:superlative	0 26
:work_:wanting	0 51
:worshipplace	1 -18 2 66 6 -76 7 -45 8 -40 14 -13
:worshipplace $	2 8
:worshipplace :demand	2 2
:worshipplace :person	2 2
:worshipplace :seller	2 2
:worshipplace goers	2 14
:worshipplace people	2 2
:worshipplace>:demand	2 2
:worshipplace>:person	2 2
:worshipplace>:seller	2 2
:worshipplace>:writeto	2 12
:worshipplace_:advance	2 9
:worshipplace_:deterring	2 15
:worshipplace_:preferring	2 12
:worshipplace_:ranking	2 6
:worshipplace_:room	2 1
:worshipplace_:seller	2 1
:worshipplace_:wanting	2 15
:writeto	0 4 1 -41 2 -5 3 -33 4 52 5 -3 6 10 9 -53 11 7 12 -2 13 9 14 50
:writeto $	1 -32 3 -10 4 5 7 -86 8 11 12 -14 14 -70
:writeto ,	2 1 4 -11 5 -11 6 -28 8 22 14 38
:writeto :advance	1 10 2 5 6 3 13 8
:writeto :asking	4 3
:writeto :burden	0 -6 7 1 8 -15 14 18
:writeto :childless	2 15
:writeto :condition	6 13
:writeto :consent	6 -2 7 8 14 -24
:writeto :deterring	6 5 8 -21 14 17
:writeto :negation	8 16
:writeto :newness	2 6 13 9
:writeto :openprice	13 -1
:writeto :person	0 14
:writeto :photo	7 5
:writeto :ranking	2 27 13 6
:writeto :seller	3 -12 4 4 14 1
:writeto :spelled	3 4 8 6
:writeto :writeto	3 -5 4 4 6 -10
:writeto a	0 9 1 -18 2 -18 4 -2 5 -21 7 -6 14 13
:writeto about	3 -23 4 -1
:writeto an	4 10
:writeto and	1 4 2 2
:writeto couples	2 5
:writeto first	2 8
:writeto in	0 3 2 -37 4 4 6 7 8 2
:writeto it	5 7
:writeto me	4 5
:writeto no	8 18
:writeto on	8 -7 14 20
:writeto priority	2 14
:writeto the	0 -20 2 26 10 2 13 12
:writeto there	14 19
:writeto through	14 -22
:writeto to	3 11 11 3
:writeto universal	0 5
:writeto used	8 2
:writeto what	4 18
:writeto when	6 7
:writeto with	4 21
:writeto you	11 1
:writeto your	6 12
:writeto>:absence	6 2
:writeto>:advance	1 7 2 9 6 15 13 7
:writeto>:bid	4 15
:writeto>:burden	2 -13 6 11 7 7 8 -30 14 19
:writeto>:child	7 11
:writeto>:childless	2 15
:writeto>:clocktime	6 5 7 1
:writeto>:codething	4 1
:writeto>:condition	2 8 6 23
:writeto>:consent	6 -4 7 7 14 -20
:writeto>:deadline	6 9
:writeto>:denying	7 1
:writeto>:deterring	0 -11 6 29 8 -39 14 14
:writeto>:disclaimer	4 5
:writeto>:family	1 2
:writeto>:feething	5 -18 13 17
:writeto>:hiding	0 6
:writeto>:losing	6 8
:writeto>:nearby	10 14
:writeto>:negation	3 14 8 22
:writeto>:neighbour	4 5
:writeto>:newness	2 2 10 7 13 12
:writeto>:offerdeal	4 21
:writeto>:online	14 3
:writeto>:openprice	14 11
:writeto>:opinion	0 -5 14 14
:writeto>:period	6 4
:writeto>:person	0 11
:writeto>:phone	14 12
:writeto>:photo	7 3
:writeto>:place	10 14
:writeto>:promise	7 4
:writeto>:ranking	2 29 6 6 13 5
:writeto>:record	4 7
:writeto>:return	10 15
:writeto>:room	4 6
:writeto>:rulesplace	0 3
:writeto>:seller	0 2 3 -6 14 18
:writeto>:spelled	3 4 8 6
:writeto>:title	14 1
:writeto>:tribunalrent	10 15
:writeto>:urgency	6 4
:writeto>:wanting	2 1
:writeto>:writeto	2 -7 6 -20 8 -8 14 12
:writeto_:absence	4 5
:writeto_:absolute	0 2
:writeto_:accepting	0 -14 4 -6 6 17 13 14
:writeto_:advance	5 -5 6 22
:writeto_:asking	1 3
:writeto_:benefit	0 15
:writeto_:bid	4 15
:writeto_:building	14 3
:writeto_:burden	0 21 1 -25 6 9 8 -39 14 33
:writeto_:child	7 9
:writeto_:clocktime	6 9
:writeto_:codething	4 13 7 3
:writeto_:consent	14 -1
:writeto_:deadline	4 12 6 33
:writeto_:demand	6 -11
:writeto_:demanding	2 -2 6 26
:writeto_:deterring	2 11 6 20 8 -18 14 21
:writeto_:disclaimer	4 8
:writeto_:family	1 1
:writeto_:feething	0 11 6 -1 13 16
:writeto_:fixed	4 2 13 10
:writeto_:hiding	0 7 4 3
:writeto_:jobname	8 2
:writeto_:losing	6 26
:writeto_:money	4 1 5 7
:writeto_:nearby	10 23
:writeto_:negation	6 -2
:writeto_:neighbour	4 14 6 3
:writeto_:newness	6 9 10 15
:writeto_:number	5 15 13 -18 14 19
:writeto_:offerdeal	4 14
:writeto_:online	0 -24 2 -6 14 12
:writeto_:onlyword	0 13 14 5
:writeto_:openprice	4 12 6 7 14 23
:writeto_:opinion	0 -13 14 13
:writeto_:payer	0 -23
:writeto_:paying	4 10 13 2
:writeto_:phone	4 2 14 30
:writeto_:photo	11 11
:writeto_:place	10 23
:writeto_:promise	7 16
:writeto_:ranking	2 7 6 17
:writeto_:record	4 6
:writeto_:rent	4 11
:writeto_:return	4 15 10 23
:writeto_:room	4 26
:writeto_:rulesplace	0 2 4 7
:writeto_:scarcity	0 11 6 7 7 5
:writeto_:spelled	6 7 14 23
:writeto_:superlative	2 7
:writeto_:title	14 15
:writeto_:tribunalrent	10 24
:writeto_:writeto	14 12
=	0 13 2 8 5 3
= :negation	0 4 2 10
= :spelled	2 11
= no	2 11
=_$	0 15 2 10
@hill…	14 15
^	0 -32 1 -25 2 -30 3 -25 4 -15 5 -27 6 -11 7 -26 8 -35 9 -12 10 -35 11 -39 12 -31 13 -47
^ #	1 1 7 15 8 -9 12 18 13 20 14 15
^ ##	4 20 7 4
^ ,	2 -29 5 15
^ 12m	12 10
^ 1st	10 13
^ 6mths	13 21
^ :absence	0 -1 1 8 2 16 3 10 4 -17 6 -28 7 -2 8 10 9 17
^ :absolute	0 -3 1 1 2 -17 4 -2 6 -10 7 65 8 -35 13 -35
^ :accepting	0 -17 2 -14 3 -10 5 -3 6 -73 7 -20 9 15 10 -10
^ :advance	0 8 2 -40 4 -38 6 28 8 3 10 -5 12 -12 13 41 14 -9
^ :asking	0 -4 2 -35 3 -20 4 33 5 -60 9 11 12 4 13 -33
^ :benefit	0 62 1 -41 2 -74 3 -39 4 -13 6 -44 7 -35 8 -7 13 -6
^ :bid	1 -3 2 -17 3 -8 4 45 5 -38 7 -3 13 -23 14 -2
^ :building	0 -50 2 11 4 3 7 -32 10 -8 12 12 14 -13
^ :burden	0 4 1 27 2 27 4 5 5 14 7 -41 10 3 11 -91 14 15
^ :child	1 52 3 -36 4 -13 6 -53 7 -33 8 -1 11 -21
^ :childless	0 -2 1 41 2 -55 4 -12 7 -5 8 -18
^ :childthing	1 15
^ :clocktime	4 -3 6 -1 8 3 9 5
^ :codething	4 -12 6 4 8 28 12 -16
^ :condition	0 1 1 38 2 14 6 -24 7 37 11 -12 12 -10
^ :consent	7 14 8 -36
^ :councilpay	4 -2 7 -32
^ :deadline	6 2 7 -39 9 12 10 -1 12 -6
^ :demand	0 -3 1 -11 2 10 3 -5 4 -6 6 20 7 1 8 -33 11 -20 12 -2 14 -34
^ :demanding	0 2 2 32 4 10 5 13 6 27
^ :denying	0 -28 1 -11 3 -27 6 7 7 -14 10 18
^ :deposit	0 -9 4 -10 5 15 6 -27 7 -17 12 -2 13 -67
^ :deterring	0 -29 1 -12 2 -11 3 8 5 -1 6 33 7 -12 8 9 11 -17 13 12 14 8
^ :digits	7 3 14 3
^ :disability	2 23 6 -33 8 -24
^ :disclaimer	4 -11 7 -2
^ :everyone	1 32 4 6 6 5 7 -9 10 14 11 -3
^ :fairness	0 -31 2 -1 6 12 7 4 8 -16 13 -6
^ :faith	2 56 6 -31 7 -6 8 -2
^ :family	0 -12 1 21 6 -7
^ :fee	4 22 5 34 14 -1
^ :feething	0 -68 2 -15 4 -73 5 48 6 -6 7 -9 8 -6 9 -8 12 10 13 -46 14 -35
^ :fixed	1 -13 5 5 7 -35 12 65 13 -24
^ :forename	8 4
^ :healthword	7 3 8 -12
^ :hiding	1 -4 2 -26 4 -17 7 -11 8 14 9 -6
^ :holiday	2 -18 6 -35 8 -59 9 34 13 -31 14 -8
^ :income	0 19 2 -30 13 26
^ :jobless	0 40 2 -7 7 -2
^ :jobname	0 32 6 -15
^ :keything	4 -5 5 9 6 -67 7 -54 8 69 13 -24 14 -40
^ :kin	1 19
^ :law	2 12 6 22
^ :lifeword	7 4 8 -3
^ :longperiod	5 -8 8 -13 12 28
^ :losing	0 20 1 10 2 -10 3 6 6 42 7 -43 8 -6 14 -17
^ :money	4 20 5 -12 13 32
^ :nation	0 -20 1 -40 2 12 7 -27 8 -21 14 -17
^ :nearby	8 -54
^ :negation	1 -7 2 29 5 -30 6 -1 8 -33 9 -3 11 -6 12 -34 13 -21 14 -32
^ :neighbour	0 -22 6 -65 8 22
^ :newness	2 -46 5 -2 7 -42 10 84 13 10
^ :number	1 7 2 -30 3 2 4 9 6 20 7 4 8 -17 9 -21 11 -26 12 11
^ :offerdeal	5 -30 6 29 7 5 14 -6
^ :online	2 -37 4 -47 6 -31 8 -19 14 102
^ :onlyword	3 4 4 -6 5 -31 6 2 7 -46 8 -20 9 5 10 18 11 -26 12 16
^ :openprice	0 -21 2 1 3 -27 4 76 5 -43 6 -38 7 -5 10 -19 14 -11
^ :opinion	0 -23 1 -3 2 -16 3 -8 4 -5 5 -19 6 -3 7 -52 8 18 9 -13 10 -13
^ :origin	1 -16 2 22 6 10 13 8
^ :payer	1 -1 2 -27 3 6 5 -18 6 -17 7 -3 8 23 9 -13 11 -15 14 -26
^ :paying	0 -19 5 22 6 -27 7 -23 8 -32 12 -30 13 19
^ :period	5 -23 6 3 8 -1 13 4
^ :person	0 -3 1 17 2 19 5 26 6 -10 7 -49 8 20 11 -32 13 27
^ :pet	0 -46 1 -70 2 -81 3 32 4 -47 6 -63 7 -45 8 -54 11 -24 14 -27
^ :petpart	3 39
^ :phone	0 -29 2 -36 4 -5 7 -12 8 -77 14 35
^ :photo	0 -51 1 -28 2 -37 3 -17 4 -20 6 -34 7 -3 8 -12 11 74 14 -23
^ :place	6 -42 7 32 10 12 14 -18
^ :politics	2 47 8 8
^ :preferring	1 1 2 12 4 -17 6 -11 7 -5 8 -38 11 -20
^ :promise	1 -23 2 6 3 -23 5 -14 6 -4 7 -14 12 20
^ :ranking	4 -25 6 14 10 -18 14 -5
^ :record	2 -11 8 -56 12 14 14 -38
^ :refusing	1 8 3 6 8 5
^ :regretting	0 28 1 21 2 -11 3 33 6 -36 7 -20
^ :rent	2 -41 4 34 5 -37 6 -1 7 -18 8 -18 10 -13 12 -22 13 -3
^ :return	0 -10 4 18 5 -29 6 2 8 -19 12 -25 13 -6 14 -13
^ :room	1 -22 2 10 4 12 7 -18 8 -3 11 22 13 -13 14 -5
^ :rulesplace	4 2 12 14 14 -10
^ :safety	0 2 2 -3 6 -1 7 39
^ :scarcity	1 -3 2 -13 3 -9 6 44 7 -36 8 -54 13 -37 14 -16
^ :school	2 -4 6 -20 14 57
^ :seller	0 -3 1 -16 2 -9 4 6 5 -22 7 -38 8 42 9 -17 11 -5 13 -1
^ :sex	0 -69 1 -56 2 46 4 -5 6 -10 7 -38 8 -22 14 -2
^ :sexual	0 -2 1 -23 2 25 6 -38
^ :source	1 -14 2 -1 5 1 6 -11 7 21 8 -11 11 -8 14 -45
^ :spelled	0 6 1 -3 2 13 3 -10 5 -10 6 6 7 -18 8 -51 9 -1 10 -6 11 -65 12 -15 13 -34 14 38
^ :student	0 -10
^ :superlative	0 -33 2 -51 4 -26 5 -5 6 -2 7 49 8 -10 11 -5 13 -40 14 -12
^ :thing	4 -4 6 -1 8 -12 13 -16
^ :time	2 -43 4 -12 6 6 7 -5 8 -22
^ :title	2 -77 6 -29 7 -36 8 38 14 -27
^ :tribunalrent	12 -9
^ :urgency	0 -6 1 -20 2 -2 4 -8 5 -7 6 50 7 -41 8 -49 10 4 14 -37
^ :utility	1 -41 2 -41 4 -85 5 -47 6 -47 7 -34 11 -14 13 -66 14 -42
^ :wanting	4 22 5 -18 6 4 8 -48 11 -1 12 4 14 8
^ :welcoming	0 10 2 -31 3 2 4 9 7 -1 8 -8 9 9 11 17 14 -28
^ :work	0 22 1 -16 6 -24 7 -25 8 -29 11 -4 14 8
^ :worshipplace	2 24
^ :writeto	0 4 2 -13 6 2 7 -40 8 -28 13 -9 14 6
^ a	2 5 3 -16 4 -34 5 7 6 2 8 -71 10 8 11 -31 14 -18
^ able	13 4
^ absolutely	7 6
^ access	8 11
^ act	6 6
^ admin	5 20
^ adults	1 5 2 -10
^ airbnb	9 3
^ all	0 -2 2 -12 7 -35 11 -4
^ always	7 -4
^ an	4 11 7 3 8 -19 10 2
^ and	0 -49 1 -24 2 -14 3 -27 4 -25 5 -13 6 3 7 -34 8 -19 13 -6
^ annual	13 9
^ another	6 6
^ any	1 21 4 6 11 2 14 2
^ anybody	0 6
^ anyone	0 4 1 24 2 19 3 11 6 -9 8 6
^ anything	4 6
^ applicants	0 -25 13 15
^ are	2 21
^ as	8 -16 14 -9
^ ask	4 7
^ assistance	2 -1 3 8
^ assured	12 26
^ ast	12 23
^ at	5 -1 7 2
^ avail	6 -1
^ available	6 -17
^ babies	1 5
^ be	6 35
^ beat	6 14
^ because	7 16
^ bedsit	0 3
^ below	8 5
^ benefit	0 27
^ benefits	0 -1
^ better	6 8
^ bids	4 17
^ big	3 2
^ blind	2 8
^ brits	2 3
^ but	6 -17
^ buy	7 15
^ buyers	6 24
^ call	4 4
^ caravan	9 4
^ carer's	0 11
^ catholics	2 8
^ chap	3 4
^ charges	5 6
^ cheapest	7 9
^ childless	1 19
^ claimants	0 18
^ claiming	0 2
^ cleanest	7 12
^ co	14 37
^ colour	2 -7
^ com	14 39
^ come	9 9 11 9
^ communal	8 3
^ contact	14 5
^ contract	12 1
^ contractors	13 1
^ cost	4 11
^ council	0 4 7 -1
^ credit	5 8
^ crime	7 10
^ current	8 9
^ demand	6 6
^ deposit	5 15 13 -52
^ dim	1 7
^ do	2 13 11 7
^ dog	3 8
^ don't	2 -39 4 22 6 42 7 -23 11 16
^ early	6 14 12 10
^ email	14 2
^ empty	1 3
^ every	5 5
^ everybody	6 13 7 4
^ everyone	5 7 6 8 7 13
^ example	6 -6 7 -1 14 70
^ expecting	1 2
^ facebook	14 8
^ families	2 -8
^ fast	6 -7
^ fees	5 32
^ females	2 5
^ finest	7 1
^ first	6 3 13 5
^ flat	8 -7
^ flats	6 7
^ flying	6 5
^ follow	14 12
^ for	1 -6 4 42 5 11 8 15
^ fotos	11 22
^ four	6 3
^ fourth	2 2
^ fresh	10 18
^ furry	3 12
^ further	14 9
^ garage	8 11
^ gas	5 -6 8 -26
^ gate	8 5
^ get	6 35
^ girls	2 8
^ give	4 12
^ glamping	9 10
^ go	13 11
^ going	6 34
^ goldfish	3 16
^ golf	9 8
^ good	1 -15
^ google	14 5
^ grandchildren	1 4
^ ground	8 9
^ guaranteed	7 30
^ guarantor	5 16
^ guide	4 8
^ h	0 18
^ half	6 8
^ health	7 1
^ hence	6 -1
^ here	10 1
^ highest	4 8
^ holiday	9 8
^ holidaymakers	9 1
^ homes	6 14
^ hot	6 -13 10 4
^ house	1 3 8 13
^ housemate	8 7
^ how	0 5
^ hurry	6 15
^ i	1 -33 4 12 5 -20
^ i'd	1 11 6 10
^ i'll	6 -4 8 4
^ i'm	4 18 6 -1 14 6
^ i've	0 5 6 2
^ ideal	1 3
^ ideally	0 11
^ if	0 6 1 34 2 17 3 4 4 16 6 -11 14 7
^ images	11 28
^ in	1 -6 4 20 7 -19
^ insta	14 5
^ interest	6 25
^ inventory	5 23
^ is	2 4 4 -13 7 -21
^ isle	3 -5
^ it	0 -53 1 2 2 -24 3 2 4 -27 5 -23 6 -7 7 -36
^ it'll	7 11
^ it's	0 -14 2 -10 3 9 6 -21 7 15 8 11 12 15
^ its	7 19
^ just	6 2 10 23 13 3
^ key's	8 10
^ keys	8 1
^ kids	1 -1
^ kids'	1 -10
^ ladies	2 14
^ ladys	2 12
^ landlord	3 7 4 3 7 -9 14 -9
^ landlord's	13 12
^ last	6 6
^ lease	12 22
^ leave	3 22 6 3
^ let	4 -4 9 8 12 12
^ let's	4 17
^ living	7 5
^ look	6 4 14 17
^ looking	4 16
^ make	4 3
^ men	2 3
^ message	14 -4
^ minimum	4 2
^ more	14 7
^ most	7 6 9 4
^ move	6 14 13 3
^ must	0 1 2 30
^ my	1 -24 2 -20 4 3 6 -12 8 8 14 14
^ n	10 5
^ nae	3 7
^ name	4 2
^ native	2 6
^ nb	3 3
^ neither	11 2
^ net	14 21
^ never	6 -5 7 -33
^ new	3 17 10 22
^ newest	10 9
^ newly	10 1
^ night	9 -13
^ nine	4 2 14 17
^ no	0 1 1 -5 2 34 3 -14 4 -2 5 -34 6 -21 7 -3 11 -25 12 -25 14 -34
^ nobody	2 27 4 -14 6 -19
^ nobody's	8 3
^ non	5 4
^ nope	2 23 3 10
^ not	1 6 2 -5 3 -4 4 2 6 -10 7 11 8 -45 10 -7 11 -5
^ nothing	3 2 6 -3
^ notice	12 -10
^ now	6 -6 10 5
^ nowhere	7 32
^ ns	3 12
^ o7700	14 14
^ o77oo	14 19
^ of	1 16
^ off	6 4
^ offer	6 4
^ offers	6 -33
^ oiro	4 9
^ on	0 -20 8 3 10 5
^ once	7 11
^ one	1 6 2 8 5 -21 6 4 8 -8 13 -49 14 -19
^ only	4 -5 6 12 7 -35 8 -2 12 4
^ open	8 -19
^ opportunity	6 6
^ or	14 6
^ otherwise	2 13
^ our	0 10 2 -3 6 6 7 20 8 23
^ oven	5 1
^ over	6 3
^ owner	2 3
^ parents	1 30
^ pay	13 30
^ payment	13 12
^ people	2 21
^ pet	9 2
^ pets	1 -4 3 -18
^ photos	11 28
^ pics	11 50
^ pictures	11 20
^ pip	0 13
^ pix	11 20
^ planning	7 23
^ plant	8 3
^ please	0 12 2 -16 3 16 4 11 11 1 14 -11
^ poa	4 29
^ prams	1 3
^ preference	2 7
^ pregnant	2 4
^ press	8 16
^ previous	8 2
^ previously	10 14
^ price	4 15
^ prices	7 1
^ private	0 11
^ properties	6 10
^ pushchairs	1 2
^ put	7 12
^ queue	6 2
^ rabbits	3 22
^ race	6 20
^ re	12 8
^ reason	8 5
^ recently	10 2
^ regrettably	0 1
^ rent	1 -4 2 -18 4 10 5 -27 7 -34 12 -19 13 -8
^ rent's	1 1
^ rental	4 6
^ rents	4 22
^ reserve	6 14
^ right	2 17 6 6
^ rolling	12 -3
^ room	2 5 6 20
^ rooms	4 11
^ save	3 3
^ say	4 6
^ scan	14 6
^ sealed	4 8
^ security	5 7 8 4
^ see	14 27
^ self	9 14
^ selling	6 8 8 4
^ semi	3 4
^ set	6 17
^ she's	8 12
^ side	8 18
^ signing	0 4
^ sinn	2 6
^ six	12 13
^ skype	14 15
^ so	2 -26 3 -19 4 -26 6 22 7 -72 14 -27
^ some	6 3 11 16
^ somebody	6 11
^ someone	4 2
^ somewhere	4 3
^ sorry	1 12 3 8 6 -25
^ spacious	0 3
^ spare	8 5
^ stairs	2 6
^ stock	11 12
^ strictly	3 5
^ students	13 4
^ suitable	1 -12
^ teenagers	1 11
^ tel	14 2
^ telegram	14 9
^ tell	4 8
^ tenancy	12 19
^ tenant	5 2 8 1
^ tenants	0 -21 1 18 5 30 8 -18 13 -5
^ terrace	2 6 4 1
^ text	14 22
^ that	7 10
^ that's	6 -9
^ the	0 -29 1 -18 2 -47 3 -31 4 -36 5 -87 6 -33 7 41 8 -4 9 -43 10 -31 11 9 12 -19 13 -65 14 -8
^ then	6 21
^ there	0 -3 1 -38 2 -25 3 -10 4 -5 5 -6 8 -19
^ there's	5 11 6 25
^ these	6 7
^ they're	6 18
^ this	0 11 1 7 2 5 6 8 7 -1
^ those	0 39 13 23
^ though	3 -1
^ tick	6 21
^ time	6 11
^ tiny	1 -12
^ to	2 15 5 1 13 1
^ totally	7 2
^ travellers	2 7
^ twelve	12 6
^ two	1 9 3 5 5 20 6 -25 8 9 12 -7 14 -36
^ uk	7 -29
^ un	7 8
^ universal	0 6
^ unmatched	7 11
^ unrivalled	7 14
^ unsuitable	1 4
^ up	2 5
^ upfront	13 1
^ upstairs	8 1
^ use	8 7
^ vendor	2 1
^ viewings	6 -6 8 -50
^ visits	1 3
^ we	0 -27 2 -13 3 -7 4 -5 5 -23 7 -60 14 -30
^ we'd	3 -3 4 9 5 19 6 -18 7 -12
^ we'll	4 4 6 -14 8 9
^ we're	6 -32 8 20
^ we've	0 14 6 17 11 5 12 -1
^ when	7 4
^ which	1 -3 4 -10 7 -11 14 -5
^ whites	2 17
^ who	6 -4 8 4
^ wi	8 12
^ wifi	8 19
^ will	4 5
^ window	11 7
^ with	5 3 7 29
^ won't	6 26
^ word	6 5
^ working	0 6
^ world	7 13
^ world's	7 18
^ would	1 -11 4 -11 7 -3 9 1
^ you	2 -53 3 -1 5 32 6 -24 7 20 11 -29 12 18
^ you'd	5 4 6 -10
^ you'll	1 -2 2 3 5 5 6 -8 7 19 8 18
^ you're	12 20
^ your	1 10 2 11 3 -1 6 5 7 15
^ zero	7 3
^ £#	4 21 5 -19 9 2
^ £##	4 -2 13 1
^_#	1 -63 4 -22 5 17 6 13 8 -4 10 13 11 5 12 9 13 -5
^_##	0 -8 4 36 6 -10 7 -24 8 10 10 -3 12 -15 13 -26 14 -7
^_$	0 -30 1 -14 2 -12 3 -39 4 -12 5 -14 8 -12 9 -3 10 14 11 -14 13 -2 14 19
^_%	7 25
^_+	3 1 4 24 13 16
^_6pm	14 14
^_9oo	14 32
^_=	0 21 2 8 5 5
^_able	7 6
^_about	3 -7 5 -4 6 -10 13 7
^_absolute	10 4
^_accept	0 6 2 5 4 6
^_acros	8 28
^_ad	1 2
^_add	10 9
^_addres	14 12
^_adult	1 22
^_adv	13 27
^_advance	13 36
^_advertis	10 14
^_advice	6 1
^_after	4 6 6 6 8 -3 13 -5 14 13
^_again	6 -15
^_age	1 1
^_agency	14 12
^_agent	7 5
^_agree	7 6
^_ahead	6 9 13 2
^_alarm	7 -3 8 15
^_all	7 -5
^_allergic	3 9
^_allow	0 -2
^_allowance	0 14
^_already	6 31
^_alway	8 1
^_am	4 2
^_ann	14 2
^_answer	2 1
^_anyone	0 17 2 -15 6 2
^_anyth	0 11 3 12
^_apartment	6 4 9 16
^_app	0 3 1 3 2 9 5 18 6 -15
^_applicant	0 20 1 -4 2 5 6 -28
^_application	0 19 4 25
^_area	2 10
^_aren't	1 33
^_around	6 21
^_asian	2 19
^_ask	1 -14 6 -20 7 -64 8 -7 13 -44
^_assur	7 7
^_ast	0 3 12 33
^_available	10 1
^_away	8 1
^_b	0 16 6 18 9 12
^_baby	1 34
^_back	8 26
^_bairn	1 8
^_bank	0 10 7 1
^_bargain	7 20
^_bay	2 -8 8 -3
^_beat	7 28
^_because	8 16
^_bed	0 5 2 -20 6 14 7 3 8 -6 10 -24
^_bedroom	9 -15
^_beds	3 19
^_been	6 18 11 34
^_before	12 9 13 5
^_bell	1 3
^_belong	8 7
^_below	1 7 8 11
^_ben	8 4
^_best	7 11
^_better	2 8 6 4
^_beyond	0 1
^_bid	4 13
^_bids	4 20
^_bill	5 11
^_bin	8 10
^_bit	14 30
^_black	2 9
^_block	1 22
^_boat	8 12
^_bodi	2 1
^_boiler	12 -12
^_book	5 4 6 3 9 8
^_born	2 22
^_bound	7 7
^_box	8 7
^_boy	8 9
^_br	3 12 6 3
^_brand	10 2
^_break	9 13
^_breed	3 3
^_brother	2 2
^_budget	5 9
^_build	1 14 7 45
^_bungalow	6 -1
^_burglar	7 20 8 7
^_bus	6 -28 8 -18 9 -8
^_but	4 12
^_buy	5 25 8 2
^_buyer	2 6 6 20
^_by	2 -53 3 -38 5 7 6 -41 8 -19
^_c	8 1
^_calm	1 5
^_can	0 -3 1 -4 2 -9 4 8 6 -53 7 10 8 -36 14 7
^_can't	1 4 6 -12 7 -2 12 8
^_card	5 7
^_carpet	3 19
^_cat	3 3 8 -2
^_catholic	2 4
^_certain	7 28
^_ch	1 10
^_chair	2 10
^_chance	6 32
^_chap	8 3
^_charg	2 3
^_check	5 19
^_child	1 12 7 1
^_childles	1 6
^_children	1 -11
^_choose	4 15
^_christma	9 7
^_city	0 4
^_claim	0 16 6 4
^_claimant	0 24
^_clas	7 11
^_clean	5 27
^_clerk	5 12
^_code	8 64
^_collect	6 7 13 11
^_com	1 -3 8 -22
^_come	2 -4 6 17
^_comfiest	7 11
^_concierge	8 5
^_consent	7 13
^_consider	0 14 3 -1 4 25
^_contract	0 10 12 4
^_cost	4 -11 7 6 13 -9
^_cotage	9 4
^_cots	1 15
^_cottage	8 -2
^_could	1 3 4 7
^_count	0 -20
^_county	7 10
^_coupl	0 -5 2 20
^_couple	8 21
^_crash	7 8
^_credit	13 24
^_crime	7 17
^_croydon	7 4
^_cut	5 8
^_date	6 -11
^_dawg	3 23
^_day	6 16
^_deal	0 2
^_deep	5 5
^_demand	6 10
^_dementia	8 4
^_depend	4 9
^_deposit	3 -11 5 4 13 -19
^_dial	8 7
^_dither	6 17
^_do	3 -4 6 -11 7 -22
^_doctor	0 5
^_does	2 -11 3 -6 6 -7
^_doesn't	2 -6 6 -10 7 7 8 23
^_dog	3 -32
^_dogs	3 10
^_don't	1 -17 2 2 6 3 8 -13 14 -3
^_door	2 -11 6 -23 8 4 9 -8
^_dot	14 18
^_double	7 7
^_down	0 14 2 -5
^_dozen	6 20
^_draw	6 3
^_dss	0 21 1 4 2 -10
^_dugs	3 7
^_duplex	6 4
^_dur	8 5
^_e	10 5
^_each	4 -1 5 19 12 2
^_ear	6 8
^_earn	0 7
^_earner	0 10
^_easter	12 14
^_eight	9 10
^_elder	8 9
^_else	6 -8
^_elsewhere	1 5
^_email	14 20
^_employment	0 5
^_empty	8 35
^_ends	6 24
^_english	2 11
^_entertain	4 8
^_entrance	8 2
^_equal	5 2
^_esa	0 10
^_essential	6 10
^_even	6 9
^_ever	7 22
^_every	7 1 8 3 13 4
^_ex	8 10
^_example	14 10
^_expect	6 1
^_extension	7 2
^_extra	4 18 5 31
^_fami	1 26 2 3 3 -23 6 -5
^_fast	6 15
^_favour	6 5
^_feature	8 -3
^_february	9 4
^_fee	3 -11 4 -9 5 37 6 -7
^_fees	2 -15 5 6 7 -9
^_fein	2 14
^_female	2 12
^_ferry	5 -5
^_few	5 8 11 1
^_fi	8 13
^_fifty	4 8
^_fight	6 7
^_figure	4 25 6 1
^_final	4 8 6 -5
^_find	7 11 8 3
^_fine	3 6
^_finest	7 30
^_finger	6 13
^_finish	6 2
^_first	0 4 2 14 5 -10 7 -3 8 -26
^_fiver	5 4
^_fix	4 20
^_flag	2 9
^_flat	0 13 1 5 2 6 6 -10 8 -7 11 -60 12 10 14 -2
^_flatshare	2 13
^_fleet	6 23
^_floor	2 -5 7 -3
^_fly	6 11
^_folk	0 20 1 7
^_foot	2 7 6 8
^_form	5 6 6 21
^_fortnight	5 14
^_found	13 2
^_four	3 22
^_free	1 16 3 9 6 -28 7 3
^_friday	4 1
^_friend	1 -7 2 -8 3 11 9 4
^_friendliest	7 2
^_from	0 -13 2 45 3 -34 4 6 5 -30 6 -6 7 -30 8 -58 9 -18 12 -16 13 -15
^_front	7 14 13 23
^_full	1 23 2 14 13 1
^_fund	0 6
^_fur	3 12
^_furnish	4 8
^_furry	3 5
^_g	3 13
^_gallery	11 14
^_garage	8 -7
^_garden	5 13 8 -14 11 9
^_gay	2 9
^_gays	2 17
^_gentleman	2 7
^_get	2 19 4 -3 6 11 8 -24 14 -3
^_gets	6 1 7 7
^_gff	0 3 1 10
^_girl	2 29 8 5
^_gmail	14 7
^_go	1 -12 4 4 6 4
^_goer	2 14
^_goes	13 -3
^_gone	8 15
^_good	1 -7 14 -22
^_got	1 3 6 7
^_gran	11 2
^_grant	7 11
^_grown	1 27
^_guarante	7 11
^_guarantor	4 -4 13 13
^_guest	5 13
^_guide	2 15 3 -7
^_h	11 5
^_had	0 7 6 2 7 -27
^_half	2 4 13 3
^_hammer	6 10
^_hamster	3 9
^_hang	6 18
^_happy	13 4
^_has	1 -46 2 -8 7 4 8 2 11 -7 13 -16 14 7
^_have	0 23 1 -5 3 -8 11 15 12 -35
^_haven	1 6
^_he	0 1 6 1 8 -2
^_head	3 -9
^_healthy	2 17
^_hear	6 -8
^_heater	9 -2
^_help	2 -1
^_here	0 3 2 -5 3 -14 6 4 7 21 8 -26 9 2
^_hesitat	6 9
^_highest	7 -1
^_hill	2 4
^_hillview	14 1
^_hindu	2 10
^_history	2 12 6 1
^_hit	10 6
^_hiv	2 24
^_hold	5 13 6 5 12 7
^_holder	0 9 2 13
^_home	1 -9 3 3 7 10 8 15
^_honest	8 2
^_hot	6 5
^_hous	0 -19
^_house	1 -11 2 12 3 9 5 -1 6 -20 8 -3 11 8 14 -15
^_household	2 31
^_housemate	2 19
^_houseplant	3 4
^_how	6 -5
^_hundr	4 20
^_hurry	6 2
^_husband	2 9
^_i	1 5 3 9 4 -48 6 9
^_i'd	1 13
^_i'm	8 3
^_ideal	2 4
^_if	1 -15
^_ifs	7 21
^_illustration	11 29
^_imag	11 25
^_immigrant	2 8
^_impossible	7 10
^_includ	2 -6
^_income	0 15
^_ink	10 13
^_inside	12 15
^_insta	14 24
^_instruction	10 17
^_insurance	0 6
^_insure	5 4
^_into	7 14 8 8
^_inventory	5 2
^_investment	7 40
^_invit	4 7
^_irish	2 12
^_iron	6 4
^_ish	4 3
^_isn't	6 -17 7 -8 8 1
^_issu	2 13
^_it's	6 41
^_jan	14 8
^_job	0 7
^_joke	6 1
^_joy	1 1
^_just	2 -10 6 -1 11 30
^_keen	2 9
^_keenest	4 14
^_keep	0 -9 8 3
^_kept	3 -8
^_key	5 -2
^_kid	1 26
^_kids	1 42
^_kind	0 17 7 5
^_kit	7 1
^_kitchen	2 -15
^_kne	8 14
^_knock	8 1
^_know	8 4 13 3
^_l	1 10
^_lad	6 13
^_lady	2 11
^_landlord	1 -22 2 -25 4 -8 7 24
^_last	8 -58 11 -6 12 -27
^_lawn	11 10
^_lease	1 10 3 -26 12 31
^_least	4 11
^_leav	5 15 8 -6
^_leave	8 3 12 18
^_left	6 6
^_leg	6 2
^_legg	3 13
^_lenton	7 2
^_less	4 20
^_let	0 -1 1 -39 2 -9 4 -6 9 2 12 33
^_lets	12 11
^_lha	0 22
^_life	7 9
^_lift	1 -13
^_like	1 -12 3 -32 4 -15 6 12 8 -14 13 19
^_lin	6 6
^_line	7 7
^_list	10 53
^_liv	2 1
^_live	6 14 8 8
^_loan	13 3
^_location	7 32
^_lockbox	8 13
^_lodger	8 29
^_lol	6 7
^_longer	13 3
^_look	2 -19 3 16 6 -3
^_lot	4 -18
^_love	0 2 6 -3 9 6
^_lowest	7 10
^_loyalist	2 14
^_make	11 9
^_male	2 4
^_man	7 16 8 16
^_market	7 -4 10 20
^_match	2 5
^_max	1 13
^_may	1 22 2 -15 3 -14 4 -7 6 -15 8 -18 11 5
^_me	2 -36 4 12 6 -5 14 10
^_mean	2 8
^_meter	8 -6
^_mid	5 1
^_might	1 2 13 2
^_mile	1 1
^_min	12 34
^_mind	3 -16
^_minimum	4 8
^_miss	6 18
^_mkt	10 33
^_mobile	2 2
^_moggy	3 1
^_monday	9 9
^_money	5 29 7 1
^_month	0 -11 2 -17 4 -17 5 -16 8 -23 9 -55
^_more	1 4 4 23 6 -26
^_mortgage	0 10
^_most	7 39
^_mov	14 5
^_move	6 -6
^_mr	8 37
^_mth	12 11
^_mths	13 14
^_much	4 21 7 8
^_mums	1 3 2 8
^_muslim	2 25
^_must	0 1 1 8 2 -20 4 -22 5 29
^_my	2 -11 5 2
^_name	14 32
^_national	2 25
^_nationality	2 12
^_near	6 13 13 8
^_need	1 -7 2 20 4 -11 6 -10 7 -26 8 -30 13 -5
^_neg	4 14
^_negotiable	4 22 12 2
^_neighbour	1 5 3 -9 7 1 8 43
^_nephew	1 14
^_network	8 2
^_never	0 -32 1 -25 2 -35 3 -2 6 -13 7 11
^_newcomer	10 31
^_night	5 -16 9 16
^_nil	7 1
^_nine	4 9 14 -19
^_no	0 21 1 -15 2 1 3 12 4 3 5 -2 14 -15
^_nobody	6 -1
^_non	5 10
^_none	7 18
^_nor	11 2
^_not	3 1 5 -44 7 -57 8 -42 12 -40
^_note	11 5 14 1
^_noth	1 -6
^_now	6 -1 8 3
^_number	8 -6
^_o	3 15 11 12
^_o77oo	14 1
^_objection	1 -5 3 -6
^_occupant	1 12
^_off	6 15
^_offer	1 -8 2 -41 4 26 6 -30 7 -5 13 -41
^_oh	14 6
^_old	14 1
^_once	13 -8
^_one	0 23 1 -4 4 -5 6 -3 7 -16 8 -13 13 -5 14 -16
^_ones	6 4
^_only	0 22 1 8 2 57 4 -21 5 -22 6 -19
^_ono	4 34 5 -22
^_open	8 -7
^_opportunity	6 3
^_opposite	8 8
^_other	0 -10 4 12 6 15
^_otherwise	3 1
^_our	0 15 1 -3 5 3 6 -8 7 -9 9 7 10 25 11 5
^_out	2 -16 5 5 6 25 8 4
^_outside	2 -7
^_over	1 -1 4 -7 5 2
^_owner	3 2 8 11 11 -5
^_padlock	8 16
^_paid	13 -24
^_paint	4 3
^_paper	10 1
^_parent	1 10
^_park	0 -8 6 -47 7 -7 8 -13
^_particular	14 1
^_party	6 15
^_password	8 14
^_patter	1 6
^_paws	3 1
^_pay	2 14 4 -23 5 1 7 -16
^_payment	5 10 13 14
^_pays	5 14
^_pcm	4 18 5 -41
^_penny	7 1
^_people	0 -4 2 30 3 14 4 -4 6 5 7 -1 8 -27
^_per	5 -4
^_periodic	12 -22
^_permission	7 12
^_permit	0 -9 5 -9
^_pets	0 -12 7 -6
^_pett	3 20
^_phase	6 7
^_phon	6 5
^_photo	14 10
^_photograph	11 6
^_photography	11 14
^_pic	11 26
^_pick	2 17
^_pics	11 51
^_picture	11 18
^_pier	8 9
^_pip	0 13
^_plac	7 3
^_place	13 3
^_plan	6 3 11 -3
^_plant	1 6
^_please	0 3 1 7 2 13 3 -18
^_plus	12 9
^_pm	4 18
^_poa	4 10
^_pod	9 12
^_pop	1 4
^_portal	10 1
^_pound	5 16
^_prefer	2 19
^_preference	0 11
^_preferr	0 14 2 39
^_pres	10 5
^_prettiest	7 1
^_previou	2 -2 3 -3 8 10
^_price	4 34 6 30
^_pritchard	8 5
^_proof	7 19
^_purchaser	7 6
^_put	0 10 6 -9
^_quality	7 14
^_quarter	13 19
^_quay	3 8
^_queu	6 14
^_quickest	14 7
^_quieter	7 2
^_quietest	7 8
^_quot	4 1
^_rail	11 -6
^_rather	5 8
^_reader	6 8
^_real	6 2
^_reasonable	4 2
^_receipt	0 14
^_recommend	6 7
^_reduc	4 -4
^_referenc	13 25
^_refundable	5 7
^_refuse	3 -8
^_region	4 11 7 1
^_regret	8 1
^_rent	0 -8 4 36 5 2 7 -6 10 -5 13 11
^_rental	7 3 9 12
^_republican	2 8
^_requir	2 8
^_resident	1 -12
^_retir	8 10
^_right	6 8
^_ring	1 2 6 1
^_road	7 5
^_roll	6 11
^_roma	2 12
^_room	0 11 1 -1 4 8 6 22 8 23 11 3 14 4
^_rover	3 25
^_rug	1 6
^_ruin	1 5
^_run	0 1 6 2
^_runn	7 6
^_safe	7 2
^_sale	8 27
^_save	0 5
^_say	2 11 3 -1 7 9
^_says	1 3 2 3
^_school	2 -8
^_screen	6 4
^_sea	7 36
^_search	2 8
^_seat	1 -7
^_second	6 10
^_see	5 15
^_seen	6 17
^_sees	7 3
^_self	0 -2
^_sell	2 20 6 -10
^_september	12 12
^_set	4 14 5 4
^_seven	8 -4 14 23
^_sex	2 10
^_sharer	1 -10
^_shelf	6 4
^_shift	6 17
^_shop	4 -3
^_short	12 18
^_shorthold	12 19
^_shot	11 16
^_should	1 9 6 -17 8 16
^_shout	14 2
^_show	11 -3
^_shown	4 19
^_shut	8 5
^_shy	4 2
^_sign	0 14 6 -2 12 17 13 1
^_simp	7 16
^_single	7 5
^_six	8 -12
^_sixty	6 6
^_slot	1 4 6 13
^_small	0 1 1 7 5 3
^_smok	3 9
^_smoker	2 -10 3 6
^_snooze	6 8
^_so	1 -8 3 1 6 -16
^_someth	3 9 4 1
^_somewhere	4 20
^_sorry	12 1
^_sought	0 15
^_spain	8 11
^_spare	8 35
^_speaker	2 4
^_spend	9 7
^_stair	1 1 2 -6 8 -9
^_stairlift	2 -1
^_stand	7 1
^_star	8 1
^_start	1 11 4 4
^_state	2 6 4 10
^_stay	4 -18 8 -24 9 4 12 9
^_steep	1 7
^_stick	6 19
^_still	8 -3 10 4
^_stood	3 2
^_stopp	6 12
^_storage	9 -3
^_street	2 -22 7 18
^_strict	3 17
^_style	9 20
^_such	6 11 7 18
^_suit	9 5
^_sum	13 2
^_supporter	2 6
^_survey	7 1
^_swift	6 20
^_t	10 5
^_take	0 -25 1 -23 3 -6 4 16 5 10 13 18
^_taken	6 -12
^_tax	0 -1
^_tell	2 -2
^_ten	5 5
^_tenant	0 1 2 -4 6 -33 8 51 9 -11 11 -34
^_term	13 24
^_text	14 9
^_than	4 32 6 2 11 1
^_that	5 10
^_their	13 5
^_them	1 -10 6 18 7 -13
^_then	0 15 6 -29 8 14
^_there	1 4 2 -11 5 9 7 44 8 -39
^_thing	3 3
^_think	1 9 2 -1 4 8
^_those	0 -14 1 3 7 -1
^_though	0 9
^_thought	6 1
^_three	6 2 7 9
^_through	7 -8 8 4 14 -31
^_throw	4 3
^_tied	12 2
^_time	1 1
^_tock	6 23
^_today	6 8 10 6
^_toddler	1 17
^_told	0 23 2 -9 6 -16
^_tom	8 4
^_top	7 1
^_total	7 14
^_town	6 12
^_traveller	2 9
^_trust	7 7
^_truste	2 10
^_try	1 12 2 6
^_tues	8 6
^_turn	2 -2 6 6
^_twice	6 5
^_two	3 -11 5 -50 8 9 12 -20 13 -29 14 -30
^_typ	2 6
^_uc	0 29
^_uk	13 18
^_ultimate	7 13
^_under	8 19
^_unionist	2 18
^_unlawful	2 -3
^_unoccupi	8 4
^_unwant	1 12
^_up	2 -36 4 -3 6 19 13 7
^_upfront	13 24
^_upon	4 9
^_ups	1 19
^_upstair	1 7 8 15
^_upward	4 11
^_us	0 -19 2 -6 4 18 5 -29 13 -26 14 -1
^_used	6 -2 11 42
^_user	2 20 14 16
^_usual	0 1 1 2
^_value	1 1 7 27
^_vegetarian	2 7
^_video	5 4
^_view	2 -15 4 -36 5 7 7 19 11 22
^_visit	1 17 5 4
^_voter	2 14
^_w	10 5
^_want	1 16 2 23 7 -1 13 14
^_warm	7 6
^_was	1 -19 4 -34 6 -19 7 -46 8 -1 11 9 13 -15
^_way	6 2 7 10
^_we	0 8 1 -2 2 -5 3 -5 5 -30 6 -13 8 -25 11 14
^_we'd	2 2
^_we're	8 3
^_we've	6 -10
^_wee	8 11
^_week	5 14 9 20 13 -23
^_weekday	8 2
^_weekend	9 5
^_weigh	4 12
^_welcome	0 -4 3 -3 6 -9 9 7
^_went	0 2 4 8
^_were	2 -24
^_wet	10 5
^_wharf	4 4
^_what	4 19 6 -12
^_whatever	4 23
^_whatsoever	2 3
^_wheel	2 8
^_when	6 11
^_where	6 -15
^_which	2 14 4 34
^_while	6 30
^_white	1 3 2 4
^_who	0 12 6 15 8 -29 13 10
^_who'd	2 13 4 5
^_whole	1 8 13 1
^_will	0 3 1 -22 2 3 3 7 4 1 7 -3 9 3
^_window	7 -12 8 2
^_wins	4 5
^_winter	4 3
^_within	6 1
^_without	3 5 13 19
^_witness	2 10
^_women	2 12
^_won't	0 9 2 13 3 9 7 -11
^_word	6 5 7 13
^_work	0 10 2 -33 6 -17 8 11 13 7
^_worker	0 10
^_would	0 9 1 15 2 -10 6 -10 11 -18 12 11
^_wouldn't	6 10
^_year	12 20 13 23
^_yes	0 -25
^_you	1 -11 3 -11 4 8 5 4 6 8 7 -10 8 -6 11 -4 12 -20 13 7 14 -27
^_you'll	0 1
^_you're	6 -2
^_your	1 -4 2 17 3 12 4 5 6 33 12 9 14 -7
^_yourself	6 19
^_yourselv	6 4
^_zero	14 18
^_zone	1 3
^_£#	0 -59 2 -10 3 -10 4 46 5 -25 6 -17 7 -84 8 -22 12 -30 14 -6
^_£##	4 25 6 -9 7 -33
a	1 -5 2 7 5 13 6 -5 7 3 8 -24 9 7 10 -1 11 15 14 -18
a :absence	2 -19
a :absolute	5 11 8 2
a :accepting	0 9 6 10 7 10
a :advance	5 -6 8 -9
a :building	0 3 1 8 2 -9 4 -8 6 56 7 11 10 7
a :burden	0 33 1 18 13 11
a :child	1 40 2 -21 3 -6 4 1 7 -8 8 7
a :childless	1 28 6 -1
a :childthing	7 -1
a :clocktime	5 3 8 9
a :codething	6 -1 8 -30 12 38 13 6
a :consent	7 2
a :deadline	4 23 6 -9 8 10 9 22 13 -22
a :demand	1 12
a :demanding	0 19 1 4 5 5
a :denying	2 12
a :deterring	6 -22 8 4
a :disability	0 -16 2 29 11 1
a :disclaimer	7 16
a :dislike	1 2 2 -11 14 18
a :faith	2 46 8 -4
a :family	1 15 2 -7 8 -8
a :fee	4 16 5 18
a :feething	0 -1 1 3 4 -38 6 -18 7 -1 8 -12
a :fixed	12 12
a :healthword	7 8 8 58
a :hiding	2 -5 7 -12
a :holiday	0 -15 1 -38 2 -5 5 4 9 8
a :income	0 32 2 -16
a :jobname	2 -20 7 -6
a :keything	1 -12 7 -4 8 -27
a :kin	1 14 2 -3 3 -16 7 -20
a :law	5 -6
a :lifeword	0 24 1 -11 2 -6 8 4
a :longperiod	0 1 4 -4 6 -29 8 -32 12 48 13 29
a :losing	0 7 5 5
a :money	4 14 5 53 7 2
a :nation	2 5
a :nearby	2 -33 7 2 8 -11
a :negation	0 10 2 20 3 24 5 10
a :neighbour	1 11 6 33 8 2
a :newness	6 -35 9 23 10 4 13 -6
a :number	4 12 5 8 6 2 7 4 8 -4 12 21 13 -2
a :offerdeal	4 24
a :onlyword	0 2
a :openprice	4 47 11 17
a :opinion	1 -3
a :origin	2 16
a :payer	1 -15
a :period	4 9 8 -28 10 -24 11 -37 12 15 13 -15 14 -39
a :person	1 15 3 3 6 -25 7 9 8 -21 13 17
a :pet	0 -48 1 -37 2 -95 3 67 4 -32 5 13 6 -29 7 -38 8 -14
a :phone	7 -3 14 31
a :photo	1 19 6 9 7 -19
a :place	7 8
a :politics	2 30
a :preferring	2 -16 8 20
a :promise	0 5 7 51
a :ranking	1 14 7 19
a :record	4 3
a :rent	4 27
a :return	0 -21 4 20 7 20
a :room	2 -8 4 10 6 36 8 -58 10 18
a :rulesplace	2 -11 6 4
a :safety	0 3 7 -14
a :scarcity	5 5 6 36 7 -15 9 15 11 3 13 13
a :seller	1 -3 5 4
a :sex	1 -23 2 80 6 2 7 -6
a :sexual	0 4 2 13
a :spelled	2 27 3 12 7 -3 8 1
a :student	8 17
a :superlative	7 43
a :thing	7 -23 8 -5
a :time	13 4
a :title	2 15 5 2
a :tribunalrent	4 -1 12 37 13 7
a :utility	0 5
a :work	0 31 1 -36 2 -37 6 -4
a :writeto	14 22
a bad	8 19
a bath	6 16
a better	7 32
a bigger	0 4
a bit	4 29 8 7 11 5
a block	6 3
a brand	10 2
a breakdown	8 6
a buggy	1 8
a bump	2 2
a camera	11 9
a car	1 4
a care	8 6
a carpet	1 11
a cat	5 15
a certainty	7 13
a change	2 2
a changing	1 7
a child	1 40
a christian	2 18
a cinema	3 8
a claimant	0 3
a commitment	12 7
a condition	5 6
a crowd	1 15
a day	6 22
a dead	7 21
a decent	13 5
a dog	2 -5 3 50
a dozen	6 12
a drink	8 11
a dry	0 3
a family	2 -7
a female	2 6
a few	5 6 9 15 11 6 13 16
a figure	4 21
a fish	11 6
a fiver	5 19
a flat	1 14 6 19 8 2
a floor	4 3
a foreign	2 9
a formality	7 10
a fortnight's	5 13
a fourth	2 2
a further	1 4
a gentleman	2 6
a go	5 7
a grown	1 12
a guest	7 1
a guide	11 11
a haven	1 7
a head	5 8
a history	2 15
a holiday	9 -7
a homeowner	0 17
a hound	3 11
a house	0 16 6 12 7 16
a household	1 34
a hundred	5 13
a job	0 16
a key	8 -1
a kid	1 8
a lad	8 6
a lady	2 25
a letter	1 2
a lifetime	6 13
a list	7 2
a little	1 -25 4 12 11 7
a lodge	10 1
a long	13 4
a lot	5 5
a loyalist	2 13
a lump	13 8
a maisonette	6 6
a mature	2 3
a message	14 12
a mile	7 5
a month	1 8 4 9 12 -17 13 -46
a month's	13 -1
a mortgage	7 8
a must	0 2
a new	6 -2
a newborn	8 18
a nicer	7 17
a night	5 8 9 2
a no	0 11 2 21 3 11
a non	3 2 5 12
a note	14 3
a number	4 6
a patch	7 1
a penny	7 12
a pension	0 -26
a pinch	11 14
a play	1 2
a practising	2 1
a prettier	7 5
a price	4 17
a problem	3 -4
a professional	0 -24
a profit	7 19
a promise	11 4
a proper	0 12
a queue	6 1
a recovering	8 10
a rent	4 27
a republican	2 11
a reservation	5 1
a retired	8 19
a salary	0 17
a secure	0 6
a similar	11 5
a slate	10 5
a small	0 1 5 3
a soul	7 7
a spring	10 5
a steady	0 10
a strict	3 5
a sweet	8 11
a swift	6 10
a telegram	14 4
a tenant	1 -1 2 13 8 -3
a tenner	5 10
a thousand	4 15
a toddler	1 4
a tortoise	3 -4
a true	11 8
a twelve	12 9
a wage	0 19
a walled	10 7
a week	4 9 9 18 13 -8
a whippet	14 3
a white	2 14
a woman	2 12
a worker	0 19
a working	9 8
a year	12 24 13 8
a year's	12 9
a yes	7 10
a £#	1 4 5 37
able	7 4 13 8
able :disability	2 6
able :openprice	0 2 2 -26 13 8
able :opinion	0 2 2 -26 13 8
able bodied	2 6
able to	0 2 2 -26 13 8
able_$	7 7
about	0 -41 1 -5 3 -13 4 -44 5 -10 6 35 7 -10 8 9 11 14 13 1 14 -18
about $	6 15
about :income	13 2
about :money	4 -15
about :openprice	7 2
about :opinion	6 3 7 2
about :pet	3 14
about as	6 2
about it	3 -7 6 6
about pets	3 14
about the	8 1
about this	6 15
about to	6 3 7 2
about £#	4 -19
about_$	0 -13 3 -1 4 -14 8 10 11 10
about_long	6 8
about_month	4 -1
about_one	6 11
about_place	1 2
above	2 -8 4 5 6 -21 7 -11 11 -12
above_$	2 -3 8 -5
abroad for	8 2
absolute	10 5
absolute_$	7 2
absolutely	7 15
absolutely :negation	7 10
absol…	7 14 10 4
accent	2 11
accents	2 6
accen…	2 6
accept	1 15
accept_$	2 9 13 11
accept_than	4 3
accepted	0 13 2 24
accepted $	0 10 2 2
accepts	13 11
accep…	0 12 2 22 6 -5 13 12
access	2 -4 8 17
accommodation	1 3
accom…	1 7
accordingly	4 8
accordingly $	4 8
accor…	4 12
account	13 28
accou…	13 28
accurate	11 15
accurate $	11 14
accur…	11 16
achie…	4 7
acros_has	8 8
across	8 20
across the	8 22
act	6 19
act :time	6 8
act :urgency	6 21
act now	6 5
act_$	6 4
actual	11 24
actual :building	11 14
actual :neighbour	11 14
actual :photo	11 14
actual flat	11 13
actual_$	11 16
actual_may	11 4
add	4 7
add :deadline	0 1
add :demanding	0 1
add :openprice	0 1
add up	0 1
add_$	10 5
add_what	0 3
add_you	0 3
added	5 6 10 15 11 4
added :openprice	5 8 10 5
added :opinion	5 8 10 5
added to	5 8 10 5
addition	10 2
addition :openprice	10 2
addition :opinion	10 2
addition to	10 2
addit…	10 2
address	7 5 14 19
address for	14 4
addre…	7 23 14 18
adhd	2 4
admin	5 15
admin ,	5 6
admin_$	5 2
administration	5 3
admin…	5 3
adult	0 28
adult $	1 -13
adult :absolute	1 5
adult :burden	1 5
adult :disability	0 7
adult :healthword	0 7
adult :onlyword	1 4
adult :person	1 6
adult :scarcity	1 5
adult disability	0 7
adult only	1 5
adult_$	1 42 2 -27
adult_block	1 3
adult_children	1 -20
adult_no	1 1
adult_payment	0 7
adults	0 -10 1 68 2 -56 6 -21
adults $	1 33
adults ,	1 39
adults :absolute	1 6 2 -16 9 1
adults :burden	1 11 2 -17 9 1
adults :onlyword	1 6 2 -16 9 1
adults :scarcity	1 6 2 -16 9 1
adults and	1 -10
adults only	1 6 2 -16 9 1
adv	13 48
adv $	13 26
adv_$	13 19
advance	0 -14 4 -42 6 -31 7 -39 8 -5 12 -31 13 18
advance :burden	13 -2
advance :demanding	13 2
advance_month	13 14
advance_rent	13 15
advance_sign	13 -6
advan…	0 -14 4 -43 6 -31 7 -29 8 -5 12 -31 13 18
advert	4 -2
advertis_$	10 2
advertised	4 21 6 -22 10 25
advertised :deadline	10 22
advertised :rent	4 1
advertised :return	4 1
advertised in	10 -5
advertised rent	4 1
adver…	4 18 6 -40 7 -20 10 31
affordability_$	0 2
affordable	0 -9
afraid	0 3 1 15 3 9
afric…	2 1
after	0 -20 1 -20 4 3 6 19 9 -1 12 32 13 -37 14 10
after $	7 5 13 6
after :advance	13 -42
after :demand	4 2
after :feething	4 2
after :jobless	13 -34
after a	2 17
after it	6 30
after signing	13 -34
after_##	4 3
after_$	0 -28 1 -34 2 -12 6 21 8 6 13 -52 14 10
after_bloke	2 10
after_have	6 1
after_month	12 2
after_sign	13 -20
after_viewing	4 4
after_will	6 2
afternoon	1 3 6 14
afternoon $	6 6
afternoons	1 4
after…	1 22 6 13
again	1 13 2 16 4 3 6 -17 7 5
again $	1 13 2 2
again_$	6 -17
against	1 4
against :child	1 14
against :dislike	5 7
against damage	5 7
against_$	1 8 5 3
again…	1 4
age	1 21
age :child	1 4
age of	1 22
agency	5 12
agency :fee	5 2
agency fees	5 1
agency's	14 3
agency_$	5 7
agenc…	14 3
agent	0 5 8 -1 11 3
agent in	7 12
agent's	5 5
agent_$	4 8
agents :welcoming	4 4
agent…	5 16
ago	11 22
agree	4 1 7 6 11 2
agree_$	11 3
agreed	6 6
agreement	5 -10 13 13
agreement :codething	13 10
agreement is	13 10
agreement_$	13 18
agree…	5 -18 13 23
ah	4 2
ahead	0 -13 4 -3 6 15 13 20
ahead of	2 3 6 24 13 -1
ahead_$	6 15
ahead_them	6 16
air	7 16
airbnb	9 7
airbnb style	9 1
alarm	7 -8 8 17
alarm :codething	8 10
alarm :negation	8 4
alarm has	8 8
alarm is	8 1
alarm's	8 8
alarm_$	8 4
alarm_off	8 11
alarm_since	8 1
alarm_work	8 4
alarm_you	8 4
alarms	8 -17
alarm…	8 17
alcoholic	8 8
alcoh…	8 8
alike	1 -4 2 -2
alike $	0 -5
all	0 -34 1 -17 5 -25 6 -9 7 -17 8 4 11 -38 14 -17
all $	7 -6
all :accepting	8 3
all :clocktime	8 11
all :deadline	8 15
all :demand	4 11
all :payer	12 14
all :period	0 1 8 13
all :person	1 8
all :place	7 4
all :seller	12 14
all :sex	2 22
all day	0 2
all occupants	1 14
all of	7 16 8 19 13 8
all our	12 14
all the	11 -12
all_##	8 3
all_$	1 -5 2 -16 6 -15 7 -24 8 7 13 -19 14 -14
all_consider	4 1
all_must	1 8
all_over	1 1
all_so	8 8
allergic	3 9
allergic :openprice	8 1
allergic :opinion	8 1
allergic so	3 3
allergic to	8 1
aller…	3 18 8 12
allowance	0 10
allowed	0 -6 3 10
allowed $	3 11
allow…	2 -25 3 8
alone	8 5
along	6 -10
already	2 -8 6 74 7 -7 8 -13
already $	6 30
already_$	6 26
alrea…	2 -8 6 74 7 -7 8 -13
alway_$	3 1 8 4
always	2 3 3 8 4 7 6 -32 8 13
always :spelled	8 4
always at	8 5
am	1 4 4 9
am :negation	1 2
am not	1 2
am_my	4 5
an	0 3 3 13 4 19 5 -11 6 -13 7 6 8 -2 10 8 13 -3 14 -16
an :absence	7 4
an :absolute	2 20
an :advance	13 17
an :bid	4 32
an :burden	1 2 4 9
an :consent	7 15
an :deadline	4 10
an :disclaimer	4 12
an :everyone	2 21
an :fixed	12 15
an :keything	8 -4
an :offerdeal	4 15
an :phone	7 15
an :return	7 16
an :seller	3 4
an :work	0 28
an advance	13 3
an all	2 21
an auction	4 9
an empty	7 4
an extension	7 15
an extra	4 9
an investment	7 15
an offer	4 14
and	0 -39 2 -7 3 -4 4 -41 5 -26 6 -13 7 -21 8 26 10 -8 11 10 12 -45 14 -24
and ##	4 2 14 -11
and :absence	6 -17 8 19
and :absolute	0 -17 8 -7
and :accepting	11 8
and :advance	13 8
and :age	3 1
and :benefit	6 6
and :burden	4 -8
and :childless	1 -6
and :childthing	1 22
and :clocktime	8 -28 13 6
and :codething	8 26
and :deadline	6 -56
and :demand	6 1
and :denying	1 5 6 -14
and :deterring	0 4
and :disclaimer	6 14
and :everyone	7 -18 8 -9
and :faith	2 10
and :family	1 26
and :feething	5 6 8 -19
and :forename	8 23
and :holiday	8 3 9 2
and :keything	8 -10
and :kin	2 11
and :lifeword	8 24
and :nation	2 -23
and :negation	1 33 4 -25 6 -18 7 7 11 11
and :newness	6 -4 10 13
and :number	1 -29 2 -1 7 -21 14 -52
and :openprice	1 3 6 5
and :opinion	1 -27 2 -13 8 -32 11 11
and :origin	2 23
and :payer	0 -2 1 -1 2 -20 5 3 6 -26 7 -5 11 8
and :paying	14 11
and :person	0 -33 1 -2 6 21
and :pet	3 35
and :phone	14 11
and :place	0 4
and :promise	0 -12 7 23 8 35
and :ranking	6 -6 13 17
and :refusing	8 11
and :room	5 7
and :scarcity	0 -9 4 12 6 -31 13 1
and :seller	0 4 1 5 5 5 8 -1 11 7
and :sex	2 -43 6 14
and :sexual	2 23
and :spelled	0 -8 1 -15 4 -28 7 1 12 7 13 9
and :student	3 4
and :time	7 3 8 6
and :title	1 -5 6 7
and :wanting	8 25
and :welcoming	2 6
and :writeto	14 12
and a	0 -58 1 -23 2 -47 3 -2 5 -21 6 -61 7 -30 8 -107 11 -31 13 -42 14 -16
and beds	5 7
and by	6 10
and can't	8 23
and cots	1 2
and dads	1 19
and do	11 3
and every	6 1
and final	4 18
and gets	6 1
and he	6 2 8 -1
and her	8 1
and i	0 14 1 30 2 15
and i'd	2 10
and i'm	2 11
and i've	8 3
and is	8 23
and it	0 4 2 22 3 12 6 19 7 24 8 25
and it'll	6 19
and it's	4 19 6 21
and july	13 1
and last	13 14
and leave	8 10
and live	8 4
and may	8 10
and moggies	3 6
and mrs	8 5
and nephews	1 6
and nobody	1 4
and not	1 6 7 23 11 8
and one	8 5
and out	8 12
and parking	1 5
and people	6 9
and roof	8 3
and see	7 2 11 9
and she	8 -5
and so	2 16 6 -33 8 -45 13 13
and that	2 5 6 11
and that's	5 2
and the	2 -30 4 -27 6 -2 7 -9 8 -22 9 -19 10 -17 11 7 14 23
and their	0 1
and then	13 1
and there	6 3
and there's	7 3
and they	6 21
and took	11 19
and we	1 -12 2 -6 6 -11 11 13
and we'd	2 18
and we'll	14 8
and what	1 1
and wife	2 1
and will	2 6 6 -2 8 5
and won't	1 3
and would	2 7
and you	6 9 8 -11
and your	7 3
animal	3 39
animal_$	3 34
animal_live	3 4
animal_not	3 5
animals	0 -12 2 -11 3 56
animals are	3 7
anima…	0 -13 2 -11 3 58
ann	14 2
annual	5 8 13 6
another	2 38 3 16 4 17 6 30 8 -5
another :absence	3 13
another :building	3 12
another :disclaimer	6 6
another :fairness	4 2
another :number	4 13
another :seller	6 9
another buyer	6 6
another home	3 13
another matter	4 2
another_$	2 25 4 11
anoth…	2 38 3 16 4 17 6 30 8 -5
answer	0 3 3 18 6 -2
answer ,	0 3
answer :codething	3 7
answer :urgency	6 -6
answer is	3 7
answer_$	3 26
answer_no	2 2 3 12
any	0 4 1 16 2 -7 3 14 5 -1 8 -24 10 9 11 5 12 -27 13 -9 14 10
any :accepting	7 7
any :age	1 -19
any :child	1 21
any :childless	1 -19
any :deadline	7 10
any :disability	2 3
any :fee	7 6
any :feething	11 3
any :healthword	2 3
any :offerdeal	7 6
any :online	10 6
any :openprice	7 3
any :period	7 9
any :pet	3 2
any :place	3 2 7 -14
any :room	11 1
any :rulesplace	11 1
any age	1 -19
any circumstances	3 5
any disability	2 3
any kind	3 3 7 -12
any_$	0 -14 2 -5 4 -8
any_my	14 4
anybody	0 8 2 2 6 -24 7 26
anybody $	7 1
anybody :title	0 8
anybody who	0 8
anybody_$	7 2
anybody_can	0 3
anybo…	0 8 2 2 6 -25 7 26
anyone	0 11 1 1 2 6 3 3 4 -19
anyone $	7 7
anyone in	1 1
anyone who	0 -14
anyone whose	0 10
anyone with	2 3
anyone_$	0 -5 2 -9 4 -2
anyone_credit	0 5
anyone_rent	0 9
anyone_should	8 4
anyone_universal	0 6
anyone_will	2 10
anyth_$	4 4
anyth_will	4 11
anything	0 18 2 -20 3 12 4 13
anything :burden	3 2
anything :clocktime	4 2
anything :openprice	4 11
anything :superlative	3 2
anything from	4 2
anyth…	0 18 2 -21 3 12 4 13
anywhere	6 -5 7 22
anywhere :losing	7 1
anywhere else	7 1
anywh…	6 -5 7 22
apartment	9 11
apartment $	1 6
apartments	6 11
apart…	6 18 9 17
app_$	0 -1 14 28
apple…	8 3
applicant	0 -5
applicant $	5 3
applicant_$	0 24 4 6
applicant_consider	2 4
applicant_first	3 3
applicant_improve	13 7
applicant_rent	4 3
applicant_their	13 10
applicants	0 10 1 -28 4 9 7 -11 8 -5 13 14
applicants :deadline	13 7
applicants :denying	2 6
applicants :title	6 1
applicants may	13 7
applicants who	6 1
applicants won't	2 6
application	2 20 4 13 13 19
application $	2 1 4 2
applications	0 28 3 6
applications :losing	0 4
applications go	0 4
applied	2 8
appli…	0 21 2 10 3 4 4 28 6 -2 7 -107 8 -93 11 -58 13 18
apply	1 3 2 20 3 5 5 7 7 -8
apply $	0 -1 2 2 5 14
apply ,	1 5 2 29
apply :condition	0 4
appoi…	6 -1
april	13 17
april $	13 4
are	0 -24 1 6 3 12 4 -4 5 11 6 23 7 -15 8 5 9 -11 10 -24 11 58 12 -46 13 -6 14 -36
are #	8 -8
are :absence	1 13 3 12
are :absolute	7 1 8 16
are :accepting	3 -29
are :age	8 1
are :burden	1 -10 6 10 8 18 11 1
are :child	1 5
are :childless	1 6
are :clocktime	11 29
are :codething	4 1
are :demand	6 18
are :demanding	2 1
are :denying	6 -18
are :deterring	1 14 6 1 8 1
are :disability	1 6
are :everyone	7 -18 8 -4 11 16
are :fairness	3 -1
are :feething	1 -13
are :healthword	8 1
are :hiding	1 6
are :losing	6 1 8 19
are :money	5 14
are :negation	1 -4 2 8 7 -16
are :newness	11 22
are :number	8 -53
are :onlyword	8 18 11 36
are :openprice	6 -11 11 16
are :photo	6 12
are :preferring	5 20
are :promise	7 62
are :refusing	1 16 2 1 3 21
are :scarcity	6 2 8 21
are :spelled	1 -1 2 2 6 -12 7 -29
are :student	8 15
are :time	6 19
are :urgency	3 2
are :wanting	1 -16 6 14
are :welcoming	1 -17 2 -9 6 -15
are a	3 11 5 1
are about	7 2
are already	6 11
are at	8 1
are away	8 2
are certain	7 22
are flying	6 3
are for	11 5
are from	11 30
are going	8 1
are gone	6 -8
are in	6 2 8 22
are indicative	11 3
are just	11 25
are like	6 15
are made	5 4
are no	2 1 7 -9
are not	0 3 3 5 6 2
are now	3 2
are of	11 12
are on	6 4
are only	8 19
are out	1 6 3 14
are rarer	6 11
are set	4 2
are steep	1 7
are the	8 3
are thin	1 15
are turned	2 1
are welcome	1 -11
are you	2 22
are £#	5 14
area	2 7
aren't	1 17 2 2 3 25 7 -14 11 3
aren't part	1 7
aren't_$	3 19
arithmetic	1 1
arith…	1 1
around	6 26
around $	6 17
around_$	6 4 7 -3
arran…	6 -7
arrive	13 14
arrive ,	13 1
arrive_$	13 14
as	0 -31 1 11 2 2 3 -3 5 -54 6 -4 7 26 8 -2 9 -35
as :everyone	0 -10
as :opinion	1 9 4 17
as :payer	2 21 4 11 6 9
as :person	0 -11 1 -7
as :promise	7 9
as :seller	2 9 4 5 6 29
as :time	6 6
as :urgency	6 9
as a	0 -8 11 40
as everybody	1 1
as good	7 15
as i	6 12
as i've	8 1
as in	7 6
as it	4 5 6 -4 7 -1 11 -15
as my	1 7
as set	4 1
as soon	6 3
as the	0 -10 2 16 4 -12 7 -46
as we	2 5 4 12 6 12
as you	2 -16 6 -2 7 6
asian	1 -4 2 11
asian :family	1 -1
asian_$	2 5
ask	2 -23 3 -14 6 -44 12 -15
ask $	3 -35 4 5
ask :everyone	7 13
ask :money	5 1
ask :opinion	3 -20
ask :person	7 14
ask about	3 1
ask anyone	7 9
ask for	6 -9
ask that	1 3
ask to	3 -2
ask £#	5 1
ask_$	0 -14 1 -15 2 -16 3 -21 6 -20
ask_price	4 7
asked	6 3 7 -28
asked $	6 3 8 1
asked :opinion	2 8 3 1
asked to	2 8
asking	1 -27 4 4
asking :openprice	4 1
asks	2 2
asleep	8 19
asleep $	8 9
assessed	4 7
asses…	4 7
assistance	0 6
assistance $	0 2
assistance dogs	3 7
assistance_$	3 5
assis…	0 6
assured	7 16 12 33
assured :fixed	12 7
assured shorthold	12 28
assur…	7 24 12 33
ast	0 1 12 72 13 -1
ast $	12 30
ast ,	0 4 12 11
ast_$	12 22
ast_rent	12 6
asthma	7 2 8 4
at	0 -4 1 -12 2 -28 4 20 5 -4 6 14 7 -14 8 16 9 27 10 -20 11 -26 12 10 14 20
at #	8 -8
at ##	4 11
at $	0 1 4 7
at ,	14 5
at :absence	0 7 2 19 3 1 6 -2 8 12
at :absolute	7 10
at :building	0 9 2 21 3 4
at :clocktime	1 15
at :condition	13 9
at :deadline	6 1
at :denying	13 9
at :everyone	7 11
at :money	4 6 5 22 13 -7
at :negation	6 3 8 3
at :number	4 7 6 7 9 4 13 -9 14 -78
at :online	14 20
at :payer	5 -44
at :scarcity	13 8
at :school	1 13
at :seller	5 -33
at :sex	13 7
at :spelled	1 -8 6 29 8 6 9 5
at :superlative	0 3 4 1 12 5 13 -18
at :time	13 9
at :title	8 9 13 7
at a	4 2
at any	7 16
at dawn	8 17
at eight	9 11
at his	8 7
at home	0 10 2 22 3 5
at lady	13 7
at least	0 4 4 5 12 6
at no	8 3
at once	13 9
at our	5 -30
at present	11 8
at school	1 16
at six	8 -3
at the	0 -15 1 -12 2 -15 3 -1 4 -7 6 -16 7 -13 8 8 11 -6 13 28
at this	6 46
at three	8 12
at work	8 6
at your	3 16 5 28 6 3
at £#	5 24
attend	2 1
attra…	4 6
auction	4 2
august	6 -50
august $	6 -6
auld	8 2
autumn	13 9
autumn ,	13 12
autumn_$	13 2
avail	6 -2
avail_$	6 -1
available	2 -15 6 -8 8 -21 10 7
available :burden	4 2
available :deterring	4 2
available :openprice	1 2 10 9
available :opinion	1 6 10 10
available :urgency	6 -5
available on	4 2
available to	1 6 10 10
available_$	6 -34
available_rent	10 12
available_you	6 8
avail…	2 -15 6 -8 8 -21 10 7
avoid	6 13
avoid :deterring	6 13
avoid disappointment	6 13
avoid_$	6 17
await_$	4 5
award	0 10
award letters	0 4
away	0 -2 1 -16 7 -30 8 -15
away $	8 -29
away_$	8 -1
aye	3 7
b	0 13 6 20 9 10
b style	9 11
b_#	8 6
b_$	0 17 11 3
babies	1 29 2 5
babies ,	2 8
baby	8 9
baby_no	2 10
baby_wall	1 2
babys	1 14
back	3 -11 4 -21 6 -29 7 29 8 13 10 -24 12 24 13 -11
back $	5 8 8 16 12 1
back ,	8 -14
back :deadline	6 4
back :demanding	6 4
back :keything	8 2
back :neighbour	8 2
back :openprice	6 26
back :opinion	6 9
back :room	8 6
back to	6 9
back up	6 5
back_$	7 17 8 -5
back_lock	8 13
back_queue	0 1
backwards	8 5
backw…	8 5
bad	2 -9 8 38
bad :healthword	8 14
bad_$	8 14
badge	2 6
bag	1 4 6 1
bag it	6 1
bag_$	1 5 6 2
bairns	1 17
bairns ,	1 5
bakes	8 14
bakes ,	8 14
balcony	1 12
balcony_$	7 5
balco…	1 9 2 -1
band	2 -25 7 -17 14 -2
band_$	0 1
bank	0 19 4 -21 13 19
bank :disclaimer	13 -3
bank statements	13 -6
banker	0 5
banke…	0 7
bar	0 -8
bar :burden	0 -4
bar :deterring	0 -4
bar :negation	7 8
bar :payer	7 8
bar none	7 8
bar on	0 -4
bar_$	7 5
bargain	6 20 7 19
bargain_$	6 4 7 7
barga…	6 20 7 19
bark	3 -10
bark_meow	3 2
bark_mews	3 5
bark_squeak	3 10
barks	3 24
barks ,	3 23
base	9 8
basement	8 3
basem…	8 3
bath	2 -11 6 6 7 1
bathroom	1 -11 6 -17 8 -24
bathroom_so	2 1
bathr…	1 -17 6 -25 7 -6 8 -32 10 -1
battle	8 2
battle of	8 2
battle_$	8 2
battle_hasting	8 2
bay	2 -26 8 -39
bay_$	2 -4
be	0 32 1 25 2 18 3 9 5 17 6 59 7 -24 8 -4 9 -20 10 -31 11 42 12 13 14 -11
be $	6 -32
be ,	2 11
be :absence	0 -1 2 -10 6 3
be :accepting	1 9 2 20 3 6 7 6
be :advance	6 29
be :asking	6 -8 13 13
be :bid	1 4 2 17
be :burden	6 37
be :childless	0 -3 1 11
be :consent	7 20
be :councilpay	5 1 13 3
be :deadline	6 10
be :demanding	6 -35 13 5
be :denying	6 3
be :deterring	6 38
be :disclaimer	11 4
be :dislike	8 14
be :fairness	1 20
be :fixed	12 2
be :forename	2 8
be :hiding	3 1 6 2 8 -10
be :income	0 9
be :law	2 -5
be :lifeword	2 3
be :losing	2 -15 6 33
be :negation	3 7
be :newness	2 8 6 20
be :number	8 4
be :onlyword	7 1
be :openprice	7 -1
be :opinion	8 2
be :origin	8 3
be :payer	0 2 13 7
be :paying	5 8 13 28
be :person	1 9
be :photo	0 7 5 1 11 1
be :place	6 28
be :preferring	2 11
be :ranking	6 29
be :refusing	0 -1 2 10 4 -12
be :rent	6 1
be :seller	0 3
be :sexual	2 5
be :spelled	3 1 6 9
be :superlative	2 12
be :urgency	6 11
be :work	0 4
be a	1 13 6 13 7 -1 12 7
be accepted	2 6
be an	0 3 7 3
be around	6 13
be asked	6 -1 13 4
be at	6 11
be better	2 1
be bought	5 1
be chosen	2 2
be confirmed	4 1
be declined	2 6 4 -4
be doing	8 5
be done	5 3
be fair	1 9
be first	6 24
be gone	6 3
be granted	7 16
be held	4 7 11 6
be here	6 10
be honest	8 3
be in	0 36
be looked	4 23
be no	3 6
be offered	2 17
be on	6 30
be paid	13 5
be placed	3 3
be quick	6 11
be quiet	8 14
be reading	6 7
be relied	11 11
be rented	6 2
be repeated	6 13
be sent	13 1
be shy	4 9
be so	6 -1
be somebody	1 3
be the	6 11
be unlawful	2 -2
be_$	13 16
bearded	2 3
beard…	2 3
bearsden	8 3
bears…	8 3
beat	6 22 7 5
beat_$	6 20 7 7
beats	7 7
beautiful	7 6
beautiful :building	7 2
beauty	11 2
beaut…	7 5
because	0 -20 1 7 8 17 11 2
because :opinion	8 9
because :payer	8 1
because :seller	8 12
because of	1 11 8 2
because the	2 9
because they	2 3
because we	8 1
because_stair	1 2
becau…	0 -20 1 7 8 17 11 2
becomes	12 1
becom…	12 1
bed	1 3 4 1 6 12 7 4 10 26
bed :codething	2 13
bed by	8 12
bed gff	0 3 1 10
bed in	1 4 7 16
bed is	2 13
bed_$	6 16 8 6 10 20
bed_bath	6 1
bed_gch	0 3
bed_nine	8 14
bedroom	1 -6 6 -36 7 -9 9 -18
bedroom $	14 1
bedroom ,	2 18
bedrooms	7 -19 8 -33
bedrooms ,	1 1
bedro…	0 -12 3 -4 4 -27 6 -23 7 -30
beds	3 19 9 6 12 10
beds $	12 3
beds ,	3 13
beds for	5 4
beds_#	3 10
beds_two	2 6
beds_£#	5 4
bedsit	0 1
bedsit_$	0 2
been	0 10 1 -21 4 -17 5 -3 6 23 7 -12 10 24 11 27 13 -5 14 -14
been :demand	6 5
been :nearby	6 7
been :newness	10 11
been inundated	6 7
been round	6 7
been_$	1 -4 6 15 7 -10 8 17
been_already	6 10
been_before	10 17
been_by	0 7 2 1 11 2
been_her	8 3
been_me	6 3
been_not	7 4
been_off	3 5 6 4
been_sale	10 10
been_since	8 19
been_will	7 17
before	0 17 3 10 4 -35 5 -13 6 16 7 -24 10 40 11 9 12 7 13 6
before $	6 -23 10 28
before ,	10 4
before :advance	13 19
before :clocktime	8 5
before :deadline	8 11
before :feething	13 24
before :keything	13 4
before and	0 2
before it's	6 30
before keys	13 4
before noon	8 12
before others	2 6
before the	6 14 11 21
before you	3 15 8 -7
before_$	1 4 3 18 4 -8 6 21 8 1 13 -18
before_agreement	13 2
before_app	3 4
before_does	6 7
before_last	11 1
before_no	13 2
before_sign	13 2
before_view	0 2
begin	12 1
begin with	12 5
beginning	13 16
begins ,	4 1
begin…	13 16
behind	0 1 2 -1 8 14
behind ,	1 1
behind it	7 3
behind the	8 10
behind_$	8 13
being	6 3 13 8
being :burden	0 -1
being :deterring	0 -1
being on	0 -1
belie…	2 15
bell	1 8 8 20
bell :burden	1 4
bell :phone	8 1
belon…	8 3
below	0 -1 1 17 2 -23 8 13
below ,	8 14
below :codething	8 1
below :openprice	7 2
below is	8 2
below the	1 8
below what	7 2
below_age	1 7
ben	8 3
benefit	0 28 1 -8 2 -8 7 -9
benefit ,	0 -16
benefit :person	0 33
benefit tenants	0 21
benefit_$	0 9
benefit_count	0 2
benefit_not	0 10
benefit_six	0 1
benefit_someth	0 1
benefits	0 -3 1 -12 2 -24
benefits $	0 4
benefits ,	0 -14
benefits :negation	0 8
benefits and	0 -8
benef…	0 20 1 -60 2 -68 3 -45 4 -35 5 -31 6 -58 7 -52 8 -51 13 -26 14 -6
best	1 12 2 -3 7 7 8 -22
best $	4 -3
best :building	7 25
best :deadline	4 1
best :hiding	1 9
best :neighbour	7 12
best :offerdeal	4 4
best :payer	7 1
best :photo	7 5
best :room	7 4
best :seller	7 2
best and	4 16
best flat	7 5
best for	1 5
best landlord	7 2
best of	7 -10
best_$	1 7 7 7
best_by	4 13
best_final	4 24
best_me	7 12
better	2 21 4 19 6 32 7 23 8 -12
better :building	7 5
better :neighbour	7 4
better :urgency	6 12
better be	6 14
better than	4 1 7 9
better view	7 3
better_$	2 8 6 9 7 1
better_other	2 8
between	4 10 5 -1 6 -13
between :number	4 9
between :place	7 6
between_$	4 3
between_hundr	4 2
between_sea	7 3
betwe…	4 10 5 -1 6 -13
beyond	6 14 7 20
beyond :openprice	0 1
beyond_$	6 9 7 19
bi	2 10
bid	4 24
bid :bid	4 11
bid_$	4 15
bide	1 3
bids	4 41
bids by	4 4
bids_$	4 19
bids_friday	4 1
big	1 5 2 -22 3 3 8 16
big :forename	8 9
big_$	1 14 2 -11
big_small	3 3
bigger	11 2
bigger :deposit	0 4
bigger :paying	0 4
bigger deposit	0 4
bikes	1 -17 8 -13
bill	5 35 13 12
bill_£#	4 -4
billed	5 10
bills	4 -14 5 -73
bin	0 14 8 9
bin $	0 8
bins	6 -24 8 -35
bird_$	8 19
birds	3 -5 6 10
bisex…	2 2
bit	4 34 6 -10 7 -17 8 20 11 14 14 28
bit $	4 5 14 32
bit :burden	4 1
bit of	2 1
bite	6 7
black	9 3
black :clocktime	6 1
black :deadline	6 1
black friday	6 1
black isle	9 3
black_$	9 4
blacks	2 10
blame	6 2
blind	2 37
blind :openprice	2 7
blind or	2 7
blind_$	8 4
blink	6 11
block	0 8 1 10 6 1 8 -36
block :spelled	6 2
block at	6 2
block in	7 1
bloke	2 6
bloke :openprice	2 10
bloke :opinion	2 10
bloke to	2 10
blokes	2 10
blue badge	2 6
boat	8 12
boat $	8 6
bodied	2 8
body	3 5
body $	3 6
boiler	6 -1 10 -11 12 -28 13 -31
bolthole	9 10
bolthole for	9 10
bolth…	9 10
bonfires	8 2
bonfi…	8 1
book	6 3 9 29
book :urgency	6 7
book_$	5 5
book_£#	5 6
booking	5 9
bookings	14 14
booki…	5 8 14 12
books	1 5 6 6 10 21
books $	1 8 10 6
books ,	10 10
books for	6 2
boot	3 -3
boot :room	3 -3
boot room	3 -3
border	2 3
born	2 43
born :person	2 2
born_$	2 18
borro…	11 3
both	5 -2 6 -32 7 -2 14 -3
both in	0 9
bother	1 -9 6 -4
bother_$	1 -3
bottom	14 4
bottom of	14 1
bound	7 25
bound :openprice	7 25
bound :opinion	7 25
bound to	7 25
box	0 14 6 -19 8 34
box ,	0 1
box :burden	0 1 8 8
box :deterring	0 1
box on	0 1
box_form	0 3
box_has	0 4
boy	8 18
brack…	14 12
brand	10 3
brand :newness	10 2
brand new	10 2
brand_list	10 14
brave	1 2 6 11
break	7 3 9 12 12 17
break_$	9 3
breakdown	8 7
breakfast	6 17 9 2
breakfast $	6 25
breakfast ,	8 3
breakfast_$	8 1
breaks	9 19
break…	6 16 8 14 9 2
breath_$	3 4
breeds	3 2
brigade	2 5
briga…	2 5
brighton	7 11
brigh…	7 13
bring	3 9
bring your	3 1 6 2
bringing	1 2
bring…	1 2
britain	7 21
britain $	7 2
britain ,	7 2
brita…	7 30
british	2 8
british_not	2 -13
briti…	2 8
brits	2 18
bro	7 1
bro $	7 1
broadband	6 -14 12 -9
broad…	6 -14 12 -15
brochures	6 15
broch…	6 11 11 -1
broken	1 3
broker	5 15
broker $	5 5
broo	0 30
brook…	14 10
brother	6 3
brothers	2 31
brothers $	2 8
broth…	2 27 6 1 8 -5
bru	0 18
budget	4 8 5 8
budget for	5 9
buggies	1 15
buggies ,	1 13
buggi…	1 15
buggy	1 19 2 6
buggy_$	1 27
build	7 26
build_$	7 9
builder's	11 1
building	0 -8 1 19 2 7 5 -7 6 -2 7 15 8 -2
building $	2 2
building ,	1 16
building :codething	7 9
building is	7 9
buildings	3 10
build…	0 -15 1 25 2 8 3 2 6 -10 7 10 8 -36 11 19
built	2 -19 8 -49
bumps	1 12 2 9
bunk	1 -14
burglar	7 13 8 8
burglar :burden	7 8
burglar :keything	8 11
burglar alarm	8 11
burglar proof	7 8
burglars	7 5
burglary	7 9
burgl…	7 43 8 10
bus	6 -3 7 -14 8 -1 14 -14
bus fare	0 6
bus_#	8 -5
bus_$	0 4 6 -2
bust	8 2
but	0 3 1 16 2 9 4 21 6 1 7 -6 13 10
but :absolute	6 11
but :burden	3 8
but :negation	0 16 1 4
but :onlyword	6 2
but :scarcity	6 11
but :spelled	0 5
but i	6 4
but no	0 8
but only	6 2
but you	11 1
but_#	8 9
but_$	3 -10
but_dss	0 5
but_flat	1 1
but_get	11 1
but_not	3 13
but_offer	2 7
buy	5 38 7 25
buy :deadline	7 4
buy the	5 2
buy_$	7 11
buyer	2 11 6 24
buyer_$	6 9
buyers	6 54
buyers :title	6 14
buyers are	6 11
buyers who	6 14
buying	8 2
buzzer	8 27
by	0 -4 1 -21 2 -16 3 -12 4 3 5 30 6 12 7 -25 8 -21 9 35 10 -4 11 6 12 -10 13 -12 14 -11
by ##	7 24
by :absolute	3 4
by :advance	13 7
by :bid	4 6
by :clocktime	4 36 6 8 9 -1
by :councilpay	13 3
by :deadline	4 32 6 35 8 -6 9 -8
by :deposit	3 13
by :everyone	3 3
by :faith	6 8
by :feething	3 -6
by :longperiod	9 11
by :number	7 16
by :online	13 -7
by :opinion	13 -8
by :payer	13 -9
by :paying	13 15
by :period	9 11
by :person	4 2
by :photo	5 4
by :seller	5 2 8 -9 13 -15
by :spelled	8 6
by :title	2 1
by :urgency	6 32
by :work	8 7
by :writeto	13 -15
by a	8 3
by card	5 6
by computer	11 19
by friday	4 8
by nine	8 12
by our	1 1 5 6
by paying	13 4
by private	4 3
by standing	13 -30
by sunday	6 9
by teatime	6 3
by ten	6 4
by the	1 -28 2 -21 3 -14 4 -9 7 -35 8 -3 9 44 11 7 13 -9 14 -15
by tomorrow	6 6
by us	13 -7
by video	5 5
by way	0 7
by which	2 1
by you	5 5 8 -4
by_#	5 5
by_$	0 -3 1 -21 2 -23 3 -10 4 4 8 -8 9 18 13 -2 14 -2
by_agent	11 5
by_client	1 3
by_home	14 6
by_hous	0 14
by_i	2 11
by_mark	6 4
by_mean	2 18
by_meter	8 6
by_mile	7 21
by_night	6 2
by_order	13 -31
by_people	11 7
by_sea	9 9
by_state	0 8
by_tenant	5 9
by_time	6 25
by_week	9 24
by_weekend	6 14
by_you	6 2
c	7 -12 8 16
c ,	8 10
c_#	8 6
c_##	8 6
cafe	3 1
cafe :neighbour	3 6
cafe downstairs	3 8
caged	3 -5
caged :pet	3 -6
calendar	13 -1
calendar month	13 -7
calen…	13 -1
call	14 14
call it	4 7
call the	14 10
call_##	14 1
call_$	8 9 14 8
call_now	4 10
called	2 -1 8 24 14 7
calls	1 8 6 11
calm	1 1
cambr…	7 1
came	0 3
camera	11 26
camera_$	11 17
cameras	8 19
camer…	8 19
can	1 -19 2 -14 4 7 5 -59 6 -34 7 23 8 -34 9 14 13 25 14 1
can :absolute	7 35
can :burden	1 4 7 10
can :denying	7 2
can :deterring	0 8 2 18
can :income	4 5 13 5
can :negation	3 5 7 4
can :newness	7 14
can :onlyword	1 3 7 10
can :paying	4 2 13 6
can :promise	7 27
can :return	8 8
can :scarcity	1 4 7 26
can :wanting	2 9
can :writeto	14 2
can be	0 -6 1 -29 2 -5 3 -9 6 -57 7 -8 8 -40 14 2
can climb	8 8
can keep	2 2
can look	2 9
can manage	0 1
can never	7 2
can not	3 5
can only	1 4 7 11
can pay	4 7 13 8
can put	13 6
can you	4 2
can't	1 35 3 2 7 -16 8 21 12 10
can't :absence	12 9
can't :asking	1 7
can't :disclaimer	2 3
can't :fixed	1 5
can't :holiday	1 9
can't :welcoming	7 -12
can't come	7 -5
can't help	2 5
can't leave	12 9
can't live	1 15
can't say	1 8
can't see	6 23
can't stay	1 9
can't_$	1 15 6 -26
can't_accept	2 1
can't_any	1 8
can't_do	8 6
can't_here	1 17
can't_them	11 3
can't_you	2 9
can_$	0 25 2 4 3 -8 7 16
can_better	4 11
can_down	13 19
can_than	4 3
cancer	8 21
cannot	2 -10 3 1 6 4
car	5 -13 7 21
car ,	7 3 11 1
car port	1 -3
car_$	1 -8 8 6
caravan	8 15 9 8
caravan $	7 1 8 9
carav…	8 15 9 8
card_#	5 6
care :absence	8 7
care :building	8 7
care home	8 7
care_$	8 6
carer's	0 18
carer's :accepting	0 17
carer's :benefit	0 18
carer's allowance	0 17
carers	0 -5
carer…	0 9
carni…	8 3
carpet	1 21
carpet :feething	1 11
carpet_no	3 6
carpet_since	11 1
carpet_so	1 2
carpets	1 5 3 4 11 5
carpets ,	1 2
carpe…	1 3 3 7 11 4
carri_$	10 1
carried	10 1
carri…	14 6
cash	5 5 6 10 13 15
cast	7 12
cat	2 -3 3 19 5 21
cat $	3 2 5 11
cat ,	3 2
cat :demand	3 2
cat :person	3 2
cat :petpart	3 -2 8 -2
cat flap	8 -1
cat people	3 2
catch_$	6 1
catchment	7 1
catch…	6 4
catholic	2 1
catholic_$	2 7
catholics	2 22
catho…	2 29
cats	1 -16 2 -41 3 13
cats $	3 21
cats ,	3 -16
cause	2 1
ceiling	4 1
ceiling $	4 3
cent	7 26
cent_year	7 4
centre	0 3 1 -12 2 -11 8 -7
century	7 22
century $	7 12
centu…	7 22
cert	7 3
certain	7 66
certain $	7 18
certain as	7 9
certain of	7 18
certainly :negation	6 1
certainty	7 25
certa…	7 83
certificate	5 13
certi…	5 12
ch	1 10
chain	2 -2 3 -4
chain $	3 -3
chairs	1 12 2 10
chairs $	2 13
chance	6 44
chance $	6 12 7 3
chance :openprice	6 9
chance :opinion	6 9
chance to	6 9
chang_$	1 5 11 1
change	2 24 7 2
change of	2 1 7 4
change_use	7 5
changed	11 8
changed :condition	11 2
changed :source	11 2
changed since	11 2
changing	1 3
chang…	6 -11 9 2 11 6
channel	14 6
channel ,	14 2
channel_$	14 7
chann…	14 7
chap	3 3 8 4
charg_$	2 3
charge	2 -1 3 -6 4 -27 5 5
charges	2 1 5 -7
charges ,	2 7
charges :money	5 -26
charges £#	5 -26
charg…	6 -7 8 -5
cheaper	7 6
cheapest	7 17
cheapest :number	7 7
cheapest :rent	4 -6
cheapest :return	4 -6
cheapest :spelled	7 5
cheapest rent	4 -6
cheapest_$	4 -4 7 3
cheapest_bed	7 7
cheap…	4 -6 7 33
check	0 -24 4 -16 6 -27 7 -14 9 27
check :absence	9 8
check :refusing	9 8
check in	9 25
check out	9 8
check_$	0 -7 9 20
check_made	5 3
check_your	5 10
checks	5 24
checks are	5 6
chemo	8 14
chemo ,	8 9
child	1 53 2 -21 3 -5 7 7 8 -13
child $	1 5
child :codething	7 2
child :offerdeal	1 17
child :payer	1 25
child :spelled	1 2
child at	1 2
child free	1 17
child in	1 1
child is	7 2
child seat	1 -6
child_$	1 28
child_here	1 7
child_most	1 2
childfree	1 17
childfree_$	1 9
childles_$	1 19 2 -3
childless	1 52 2 -15
childless :childless	1 11
childless :person	1 27 2 -6
childless couples	1 2
children	1 10 2 -40 3 -3 4 -29 6 -30 8 -35 11 -21 13 -3
children $	1 4
children ,	1 -17
children :hiding	1 3
children :openprice	3 3
children can	1 1
children of	1 -5
children or	3 3
children'	1 10
children' $	1 11
children's	1 -38
children_#	1 7
children_$	1 -10 8 -1
children_any	1 -10
children_course	1 -5
children_only	1 7
children_out	1 7
children_pets	3 1
children_welcome	1 -17
children_without	1 -10
child…	0 -12 1 56 2 -101 3 -21 4 -64 5 -29 6 -76 7 -8 8 -71 11 -52 13 -19 14 -12
chinese	2 14
chine…	2 14
choice	2 13
choice ,	2 2
choose	4 26
choose_$	4 21
choos…	2 3
chop	6 26
chop $	6 26
chop chop	6 26
chop_$	6 26
chosen	2 11
christian	2 21
christian_$	2 21
christma_$	9 10
christmas	9 12
chris…	1 -4 2 31 6 -1 9 12
church	2 18 6 -5 7 -2 8 -18
church_$	2 23
churc…	2 9
cinema	3 7
cinema_$	3 8
circumstances	1 -3 3 13
circumstances $	3 6
circu…	1 -3 3 13
city	0 19 7 6
city $	0 11
city_$	7 1
claim	6 4
claim :benefit	0 -4
claim it	6 7
claim_$	0 -14
claimant_$	0 17
claimants	0 54
claimants $	0 1
claimants :promise	0 6
claiming	0 13
claims	0 9
claim…	0 78 1 -11 6 -11
class	7 21
class $	7 9
clean	0 -2 5 39 11 1
clean $	5 2
clean :condition	5 1
clean :spelled	5 1
clean at	5 2
clean when	5 1
clean_from	5 2
clean_leave	5 17
clean_you	5 3
cleaner's	0 3
cleanest	7 29
cleaning	5 22
cleaning :fee	5 1
clean…	5 20 6 -23 7 27 13 -39
clear	0 10 8 8
clear_$	0 1
clear…	1 17 7 4
clerk	5 1
clerk's	5 5
clerk's :fee	5 3
clerk's :utility	5 2
clerk…	5 5
cleve…	7 3
client	1 16 4 5
client ,	1 3
climb	8 8
climb_$	8 8
clock	6 8
close	2 10 4 12 7 14
close $	7 11
close has	8 1
close of	4 4
close_$	6 5
closes	8 -17
closes :spelled	8 -3
closes at	8 -3
closing	6 -6
closi…	6 -6
co	14 47
co $	14 38
co :spelled	14 9
co dot	14 9
co_uk	14 13
coal	8 5
coast	7 7
code	6 -26 7 -22 8 52 14 -3
code :number	8 8
code for	8 22
code is	8 6
code's	8 4
code_$	8 4
code_front	8 4
code_one	8 1
collect	6 7
collect_$	6 7 13 4
collected	13 16
colle…	6 3 13 13
colonel	8 6
colon…	8 6
com	14 57
com $	14 27
com ,	14 13
com_$	0 29 7 15 14 9
come	1 9 3 -12 4 3 6 29 7 16 9 3 11 24 12 -1 13 2
come :absence	0 17 6 -4 7 13
come :consent	7 1
come :deadline	6 12
come :demanding	6 7
come :nearby	6 7
come :newness	6 5
come :openprice	6 21
come :opinion	1 2 4 -3
come :period	7 2
come :ranking	6 -9
come :refusing	0 13
come :time	6 2
come :urgency	6 12
come and	6 3 9 7 11 8
come back	6 -1 7 1
come down	4 4
come in	4 14
come out	0 13
come round	6 10
come through	7 1
come to	1 2 4 -3
come up	6 11
come_$	0 1
come_by	9 7
come_market	10 1
come_see	11 10
come_tea	1 8
comes	0 5 1 -12 2 -26 4 -19 6 -12 7 14
comes :absence	0 3
comes :deadline	7 22
comes :nearby	7 31
comes close	7 22
comes with	1 -5
comfiest	7 18
comfiest :thing	7 8
comfiest sofa	7 8
comfiest_$	7 10
comfi…	7 18
comfortably	1 -3
coming	0 7 3 4 6 34 8 -9
coming :ranking	6 16
coming in	0 11
commitment	12 8
commi…	12 26
community	2 29
community $	2 19
commute	7 6
commu…	2 45 7 10
compa…	2 -20 7 16
competition	6 18
compe…	6 22
completion	6 -4
compl…	1 20 6 -29 7 12 8 -13
compulsory	5 20
compulsory_£#	5 11
computer	11 25
computer $	11 9
compu…	5 19 11 24
condition	2 -14 5 9
condition_$	5 8
condi…	2 -20 5 8
connected	8 1
connected $	8 2
consent	7 16
consent for	7 5
conservatory	8 11
conservatory ,	8 6
conse…	6 -3 7 10 8 3
consider	3 2
consider_$	6 -1
consider_rent	4 6
considered	0 11 2 12 3 -24 4 15 6 -2 7 -6
considered :burden	2 10
considered :condition	2 16 3 -4
considered if	2 15
consi…	0 20 1 6 2 7 3 -3 4 21 6 -10 7 -34
contact	14 4
conta…	14 4
content_broker	5 1
content_our	5 1
contents	0 -7 5 20
contents $	5 9
contest	7 2
conte…	0 -8 5 19
conti…	0 11
contract	0 3 12 32 13 21
contract :demanding	0 5
contract_#	12 12
contract_$	0 1 12 22 13 13
contribution	5 3
contr…	5 24 6 -15 8 -26 12 33 13 36
conversation	4 11
conversation_not	4 1
conve…	4 6
corner	2 -4 6 -4 7 16
cost	5 -6 13 -28
cost $	5 -5
cost ,	4 10
cost of	5 8
cost_$	4 8 6 8
cost_by	5 3
cost_inventory	5 -2
costs	5 7 13 -14
costs $	7 2
cotage	9 4
cots	1 20
cots_$	1 2
cottage	0 -8 6 -2 9 2 10 13 12 3
cottage :nearby	10 11
cottage near	10 11
cottage next	11 1
cottage_$	7 2 10 13
cottage_door	11 1
cottages	6 13
cottages $	6 2
cotta…	0 -15 9 5 10 12 12 3
could	2 -6 4 8 6 4 7 42 8 -1 11 11
could :absence	7 2
could :absolute	4 3
could :accepting	6 19
could :asking	6 1
could :losing	1 9
could :onlyword	4 2 6 2
could :promise	4 3
could :time	4 3
could :writeto	7 13
could always	4 3
could be	11 17
could get	7 15
could go	1 9
could_$	7 16
council	0 25 2 -4 4 -44 5 -68 6 -17 7 -1 8 -28 11 -15 12 -2 13 -24 14 -3
council :councilpay	0 4
council :paying	0 8
council :person	0 5
council :ranking	0 1
council :utility	0 -32 7 -5
council tax	0 -32 7 -5
council tenants	0 5
council's	0 -4
council_$	7 -24
council_rent	0 12
council_say	7 14
council_tenant	0 6
council_their	0 7
counc…	0 19 2 -8 4 -51 5 -75 6 -25 7 -2 8 -38 11 -28 12 -6 13 -29 14 -10
count_affordability	0 6
count_full	0 -1
counted	0 10
counted $	0 13
country	2 11 7 15
country $	7 3
counts	0 -22 1 6
county	7 13
count…	0 5 2 22 6 4 7 30
coupl_fami	1 -13
coupl_sharer	1 -19
couple	0 5 2 4 4 1 8 1
couple ,	2 4
couple :neighbour	8 8
couple of	13 7
couple_month	13 8
couples	0 -26 1 -5 2 23 6 -23
couples $	2 2
couples ,	1 -16
couples :burden	2 9
couples :onlyword	2 10
coupl…	0 -32 1 -5 2 23 6 -23
course $	1 -3
courts	7 1
cover	5 29
cover the	5 1
covering	13 4
cover…	13 2
crack	6 11
credit	0 -10 1 -20 4 -19 5 7 7 -22 13 40
credit $	0 -4
credit ,	0 2
credit :denying	13 6
credit :feething	0 -13 5 9
credit checks	5 2
credit history	13 6
credi…	0 10
crewe	0 11
crime	7 48
crime_$	7 11
crime_here	7 2
cripp…	2 14
croft	9 4
crooked	8 3
crook…	8 3
cross	2 2
crowd	1 9
croydon	7 4
croyd…	7 4
crying	6 6
crying :openprice	6 1
cup	8 6
cupboard	8 -14
cupbo…	8 -17
current	8 15
current :period	13 4
current :person	8 19
current occupant	8 1
current tenant	8 12
current_$	13 3
currently	8 1
curre…	2 -11 8 26
cut	5 3 6 -1
cutting	8 -5
cutti…	8 -5
d	1 6 3 10
d ,	0 2
d_$	0 3 1 9
dad	0 13
dad's	8 9
dad_house	0 2
dads	1 19
dads ,	1 10
daily	4 4 7 1
damage	5 14
dark	8 11
date	6 -51 8 -12 12 -3
date_$	13 -2
daughter	8 6
daughter's	8 8
daugh…	1 3 8 24
dawg_$	3 9
dawgs	3 23
dawn	8 16
day	2 -6 4 -7 5 3 6 44 7 12 8 -4 10 3 13 9
day $	5 5 6 30
day ,	7 1 13 4
day :burden	0 2
day :deterring	0 3
day :number	7 1 13 14
day :spelled	13 18
day and	6 8
day on	0 3
day one	13 15
day_$	4 -10 6 24 7 12 13 37
day_day	7 11
day_every	7 4
day_you'll	6 7
days	4 -31 7 -6 8 17 9 20 12 -20 13 15
days $	9 4 13 4
dbl	10 5 12 3
dbl :room	12 3
dbl beds	12 3
dbl_$	10 6 12 3
dead	3 2 7 24
dead :promise	7 6
dead cert	7 6
dead_$	3 6 7 13
deaf	8 6
deal	0 16 3 1 4 -1 5 11
deal $	5 14
deal with	0 15
debut	10 1
december	4 17 6 -48 8 -28
december $	4 12 6 -13
decem…	4 17 6 -48 8 -28
decent	13 4
decid_$	1 8
decid_sell	10 7
decide	6 18
decided	1 11 3 1 10 6
decided :openprice	10 7
decided :opinion	10 7
decided against	1 9
decided to	10 7
decid…	1 10 10 6
decis…	6 8
decline	2 14
decline_$	2 7
declined	2 10 4 -5
declined $	2 9 4 -3
decli…	2 30 4 -8
decor…	6 -13
dee	0 7
deep	1 8 5 11
deep :feething	5 11
deep_$	5 5
delay	6 40
demand	2 -4 4 11 6 39
demand $	6 5
demand_$	6 3
dementia	8 26
dementia and	8 7
demen…	8 26
depend_$	4 17
dependants	1 1
dependent	0 8
depends	4 38
depends :burden	4 18
depends :deterring	4 17
depends on	4 17
depen…	4 47
deposit	2 -31 4 -65 5 1 7 -57 8 -26 9 -35 12 -5 13 -46 14 -26
deposit #	5 16
deposit ##	5 6
deposit $	0 7 5 4
deposit ,	13 -5
deposit :codething	13 -2
deposit :money	4 -11 5 -32
deposit :number	5 24
deposit after	13 2
deposit held	3 13
deposit is	13 -2
deposit of	5 -33 13 -18
deposit £#	5 -48
deposit_#	5 26
deposit_##	1 3
deposit_$	3 3 4 -12 5 -23
deposit_by	3 12
deposit_dps	3 13
deposit_five	5 -12
deposit_house	5 6
deposit_month	5 9 13 -5
deposit_rent	5 31 13 -18
deposit_week	13 -31
deposit_£#	5 -70
depos…	2 -33 4 -67 5 1 7 -59 8 -33 9 -35 12 -5 13 -46 14 -30
depression	2 3
depression_$	2 5
depre…	2 6
derry	7 7
desk	0 4
desk :absence	0 3
detach_bearsden	8 3
detach_£#	8 2
detached in	8 2
devel…	6 9
dial	8 27
didcot	12 3
didn't	2 8
didn't_$	2 7
diff	11 6
differ	11 17
differ $	11 11
different	11 18
diffe…	2 -4 11 34
digitally	11 1
digits	8 20
digit…	11 1
dil_$	6 9
dilly	6 9
dim	1 7
dim_no	1 7
direct	0 -1
dis	6 4
disability	0 26 2 -4
disability $	2 -9
disability :paying	0 17
disability payment	0 7
disabled	2 12 8 -6
disabled $	2 13
disab…	0 11 2 1 8 -28
disappointment	6 18
disappointment $	6 12
disap…	6 29
disclaimer	11 11
discl…	4 4 11 10
disco…	14 1
discr…	2 -9
disnae	1 3
dither	6 23
dithe…	6 8
divorce	8 39
divorce $	8 11
divor…	8 50
dla	0 6
do	0 -12 3 -7 7 -17 9 7 12 9 14 -10
do ,	0 5
do :asking	3 -8
do :demanding	3 -6
do :fairness	3 -6
do :negation	2 -25 6 22
do :superlative	4 4
do ask	3 -6
do better	4 4
do not	2 -25 6 22
do the	5 4
do you	2 15
do_$	0 -18 1 8 2 -5 5 4 6 -35
do_month	12 11
do_than	4 4
do_your	2 3
do_£#	4 4
doctor_solicitor	0 1
doctor_teacher	0 6
doctors	0 9
doctors ,	0 1
docto…	0 8
does	2 -28 3 -24 4 -5 8 6 13 11
does $	6 1
does :negation	0 8 3 -6
does :payer	13 3
does :seller	8 7 13 3
does :writeto	8 1
does not	0 9 3 -6
does our	13 3
does_$	3 -8
does_no	8 1
does_rent	13 10
doesn't	6 -23 7 3 8 28
doesn't :absence	8 2
doesn't :deadline	8 11
doesn't :welcoming	1 3
doesn't :work	8 2
doesn't come	1 3
doesn't work	8 2
doesn't_$	7 6 8 17
doesn't_so	8 5
doesn…	6 -24 7 3 8 28 11 13
dog	0 -24 1 -25 3 28 4 -1 6 -14 7 -22
dog ,	3 12
dog :demand	3 10
dog :openprice	3 -4
dog :person	3 10
dog :room	3 -5
dog :welcoming	3 7
dog friendly	3 5
dog in	3 14
dog people	3 10
dog shower	3 -5
dog_$	3 12
dog_answer	3 4
dog_not	3 -4
doggies	3 19
doggi…	3 19
dogs	0 -30 1 -44 3 34 5 -23 6 -36 7 -46 8 -47 11 -12
dogs $	2 -12 3 12
dogs :absolute	3 9
dogs :onlyword	3 4
dogs :payer	2 14
dogs are	3 -16
dogs_$	2 3 3 23
doing	1 13 6 -13 8 3
doing with	8 6
dole	0 21
dole $	0 2
don't	0 5 1 -10 5 -11 6 38 7 -27 8 -29 10 -16 11 25 13 -2 14 -2
don't $	1 -13
don't :absence	6 10
don't :accepting	2 -17
don't :asking	0 2 1 -3 2 1
don't :demanding	2 18 3 13
don't :deterring	0 14 2 21 3 3 6 -36
don't :disclaimer	0 8 11 7
don't :dislike	3 9
don't :fairness	3 11
don't :losing	6 10
don't :paying	0 1
don't :phone	1 3
don't :rent	1 1 2 2
don't :return	1 1 2 2
don't :title	6 13
don't :welcoming	4 2
don't :writeto	0 23
don't apply	2 16
don't ask	3 11
don't be	4 8 6 11
don't come	4 2
don't do	2 9
don't go	11 2
don't hurry	6 -7
don't mean	0 10
don't miss	6 13
don't rent	1 1 2 2
don't ring	1 4
don't see	4 1
don't want	2 6 3 2
don't_##	4 2
don't_$	2 5 4 -9 6 8 7 -10 8 -4 11 -1
don't_about	3 13 6 -5
don't_ask	3 20
don't_by	11 17
don't_dogs	3 3
don't_if	0 12 3 8
don't_more	6 1
don't_one	6 10
don't_out	6 4
don't_shy	4 10
don't_them	6 12
don't_twice	6 5
don't_your	0 9
done	0 -23 6 -36 13 -16
done $	6 -5
doon	6 1
doon the	6 2
doon_$	6 2
door	1 -25 2 -11 4 -32 5 -2 6 16 7 -5 8 -14 9 -6 14 -14
door ,	7 2 8 -16
door :negation	8 9
door and	8 -6
door opens	8 -8
door's	8 30
door_$	7 -13
door_lock	8 13
door_open	8 2
doorm…	8 14
dot	2 -3 6 -6 7 -2 8 -14 14 76
dot ,	14 7
dot :place	14 20
dot :school	14 18
dot :spelled	14 40
dot com	14 18
dot example	14 18
dot uk	14 12
dot_$	8 -10 14 44
dot_dot	14 11
dot_slash	14 10
dot_uk	14 5
double	2 14 8 -42 14 8
double :spelled	14 11
double oh	14 5
double_five	7 5
double_nine	14 7
double_value	7 1
down	8 11 13 25
down ,	8 16
down :everyone	0 6
down :number	13 6
down a	4 5 13 4
down_$	0 6 2 -7 8 16
down_bit	4 5
downstair_$	1 3
downstairs	2 -2 3 12 6 -4 8 11
downstairs ,	8 5
downstairs :codething	1 2 8 2
downstairs and	3 8
downstairs is	1 2 8 2
downs…	2 -6 3 12 8 10
dozen	6 17
dozens	6 6
dps	3 12
dps $	3 12
drawing	5 1 6 1
drawing :deadline	5 2
drawing :demanding	5 2
drawing :openprice	5 2
drawing up	5 2
drawing_$	11 1
drawings	11 7
drawi…	5 1 11 13
drink	8 1
drinking	8 5
drinks	8 13
drink…	8 5
drip	8 1
drive	10 3
drive $	10 5
drop	14 11
drop a	14 5
drop_there	14 6
dry	0 8
dry_$	0 2
dss	0 50 1 5 2 -26 6 -19 7 -10
dss ,	0 24 1 19 3 16
dss :accepting	0 -6
dss :codething	0 4
dss :demand	0 6
dss :negation	0 3
dss is	0 4
dss yes	0 -3
dss_$	0 2
dss_kids	0 18 1 25 3 17
dss_no	0 6
dss_pets	0 23 1 26 3 23
dss_yes	0 -7
due	4 -33 5 -13 13 6
due :income	13 -2
due :spelled	13 12
due at	13 12
due monthly	13 -2
due_#	13 1
due_$	13 4
dugs	3 7
dugs ,	3 8
dur_$	8 5
dur_week	8 4
during	8 2
during the	8 3
dust	6 5
e	1 8 10 4 11 1
e_$	1 10 11 4
each	2 -15 4 -18 5 26 6 -14 8 -43
each $	5 10
each :childless	0 2
each :clocktime	12 9
each :deadline	12 9
each :deterring	7 9
each :longperiod	13 2
each :period	13 -2
each adult	0 2
each month	13 -24
each september	12 11
each_$	4 -10 8 -7
ear_$	6 2
ear_recommend	6 4
earliest	6 12
earli…	6 8
early	6 22 12 19
early :demand	6 14
early :feething	6 16
early exit	12 4
early viewing	6 14
earn_$	0 24
earned	0 21
earner_$	0 2
earners	0 14
earne…	0 14
earnings	0 10
earni…	0 22
earth	7 23
earth $	7 13
easter	12 25
easy	6 -3
ed	1 8
edited	11 12
ee	14 -9
eh	9 3
eight	8 3 9 3 13 16 14 -15
eight $	9 7
eight :period	13 20
eight weeks	13 7
eight_$	8 4
eighteen	1 21
eight…	1 16
either	2 9
either $	2 6
elbows	6 19
elbows $	6 5
elder_$	3 4 8 3
elderly	3 18 8 7
elder…	3 18 8 7
electric	7 7
electric_$	7 7
elect…	4 -9 7 3 8 -11
eleven	8 -8
eleven :absolute	4 1
eleven :number	4 1
eleven hundred	4 1
else	0 -12 1 15 4 -32 8 -41
else $	0 -29 1 19 6 -9
else :codething	6 5
else :title	6 6
else in	7 9
else is	6 5
else who	6 6
else with	0 9
else_$	1 1 2 1
elsewhere	0 3 1 5 2 6 3 11
elsewhere $	0 5 1 3 2 8 3 10
elsew…	0 3 1 5 2 6 3 11
email	14 27
email_$	14 22
emails	6 1
emigr…	8 16
employ_$	0 13
employed	0 26 2 -20 13 19
employed $	13 12
employed ,	0 -6
employed :person	0 42
employed folk	0 8
employer	0 19
employer_$	0 17
employment	0 62
employment $	0 20
employment_$	0 1
emplo…	0 99 2 -69 4 -28 5 -32 6 -40 7 -28 8 -19 13 7
empty	6 -49 7 3 8 61
empty $	8 26
empty :clocktime	8 14
empty_$	7 1 8 21
end	0 -11 3 -3 5 2 13 -8
end :building	8 14
end of	8 -5
end_$	12 -3
ends	6 26
ends_$	6 11
england	7 23
england_$	7 1
engla…	7 22
english	0 -22 1 -6 2 15 6 -23
english_$	2 3
engli…	0 -22 1 -7 2 27 6 -24 8 -2
enough	1 12 2 -10
enough $	1 3
enough ,	13 1
enough :openprice	1 7
enough :opinion	1 7
enough to	1 7
enquire	4 8
enquiries	1 2 6 14
enquiries in	6 8
enquiry	1 14
enquiry_$	6 6
enquiry_one	6 8
enqui…	0 11 1 20 6 11 7 -8
enter	8 2
entertain	4 9
entertain_$	4 8
enter…	4 9
entrance	8 23
entrance ,	8 5
entrance_$	8 3
entra…	8 23
entry	8 -26
entry :codething	8 -4
epc	4 -3 7 -25 8 -12 14 -20
epilepsy	8 20
epile…	8 20
equal	5 2
equal $	7 4
equal :openprice	5 3
equal :opinion	5 3
equal to	5 3
equal_rent	5 3
equally	5 1
equal…	5 1
esa	0 9
esa ,	0 13
essential	6 10
essential :openprice	6 11
essential :opinion	6 11
essential to	6 11
essential_$	6 11
essential_avoid	6 11
essential_disappointment	6 11
essen…	6 10
essex	7 18
essex_$	7 2
estate	2 1 5 1 7 -19
europeans	2 1
europ…	2 10
even	3 28 7 18
even :burden	3 2
even :condition	3 2
even if	3 2
even the	3 7 7 11
even_$	3 2
eveni…	6 -13 7 -4
event	4 2
ever	0 -13 2 -26 6 -29 7 80 13 -8
ever :losing	7 19
ever go	7 8
ever_$	6 -20 7 29
ever_up	7 1
every	1 -4 2 -34 3 33 5 19 7 40 9 -3 12 -40 13 3
every #	13 7
every :clocktime	7 -5 8 3
every :deterring	7 13
every :nearby	7 5
every :number	7 8 13 4
every :period	4 2 6 6 7 2 13 -9
every :person	7 24
every day	6 5 7 2
every month	4 5
every other	7 5
every single	7 18
every tenant	7 1
every_$	7 5 8 -6
every_house	3 1
every_month	13 8
everybody	1 13 2 -9 6 8 7 13
everybody ,	1 1
everybody :codething	1 16 6 3
everybody :title	7 12
everybody gets	7 2
everybody is	1 16 6 3
everybody who	7 12
everybody's	6 3
everybody_$	6 1 7 4
everyone	1 1 5 16 6 16 7 29 8 -16
everyone $	6 3
everyone :burden	7 14
everyone :deterring	7 14
everyone :fairness	4 1
everyone :losing	2 1
everyone :title	5 8
everyone :wanting	6 5
everyone else	2 1
everyone in	7 3
everyone on	7 14
everyone wants	6 5
everyone who	5 8
everyone_$	4 -4 6 -3
everyone_want	6 4
everyth_$	7 -14
everything	7 -1
every…	0 -2 1 14 3 -3 4 -7 5 10 6 29 7 27 8 -25
ex	8 32
exact	11 15
exactly	4 -3
exact…	4 -3
example	1 -10 2 -21 6 -30 7 -43 8 -6 14 110
example $	14 27
example ,	14 63
example :spelled	14 12
example_$	14 47
examp…	1 -16 2 -23 6 -34 7 -48 8 -2 14 110
exceptions	12 3
exceptions $	12 3
excep…	12 2
exclu…	0 2 1 12 3 18
exist	7 14
exit	12 11
expect	0 3 2 -11 6 11
expect it	6 3
expected	6 33
expected $	6 2
expected :openprice	6 17
expected :opinion	6 17
expected to	6 17
expecting	1 12 2 16
expecting $	2 13
expecting ,	1 14
expec…	1 8 2 21 6 21
expense	5 17
expense ,	5 5
expense_$	5 8
expen…	5 18
exper…	0 3
expires	12 2
expir…	12 2
extend	7 2 12 8
extension	7 26
extension $	7 1
exten…	7 21
extra	1 3 4 31 5 42
extra $	4 11
extra :burden	5 1
extra :period	13 3
extra_$	5 18
extra_month	4 10 5 13
eye	11 6
f	2 9 9 6
f ,	2 3 9 3
f_$	2 12
fac_$	7 -3
facebook	14 23
facebook ,	14 9
faceb…	14 22
fact	7 11
fact $	7 8
factor	1 3
factor_$	1 3
fail	7 7
failing	0 10
faili…	0 10
fair	1 20
fair :burden	1 10
fair :deterring	1 10
fair :openprice	6 2
fair :opinion	6 3
fair on	1 10
fair to	6 3
fair_$	1 2
faith $	2 1
fall	7 5 13 11
fall_love	7 8
fallowfield	2 1
fallowfield $	2 2
fallo…	2 1
fam	1 18
fam $	1 18
fami_$	1 31 2 -1 6 -5 8 -10
fami_children	1 -18
fami_consider	1 1
fami_sharer	1 -3
families	0 -34 1 72 2 -8 3 -2 4 -17 6 -9
families $	1 24
families :accepting	1 11
families because	1 1
families with	2 -9
family	1 -3 2 11 6 -45 7 -13 8 -14
family $	1 -16
family ,	1 14
family :accepting	1 2
family :preferring	2 6
family preferred	2 4
family with	1 -2
famil…	0 -35 1 71 2 -9 3 -3 4 -19 6 -12
fancy it	14 1
far	7 14
far $	7 2
fare	0 6
fare $	0 6
farm_$	8 2
fast	6 29
fast $	6 30
faster	6 6
faster than	6 6
fastest	6 14
fastest_$	6 15
faste…	6 9
favour	4 11
favour_$	6 8
favou…	6 2
feathers	3 13
feath…	3 26
feature	8 -3
feature :codething	8 -3
feature is	8 -3
featu…	8 -21
february	8 6 9 4
february $	9 2
february ,	8 1
febru…	8 6 9 4
fee	3 -24 4 -29 5 63 6 -38
fee $	5 8
fee ,	5 15
fee :money	5 3
fee :number	5 17
fee for	3 -1
fee £#	5 3
fee_$	3 -12 5 34
fee_each	5 4
fee_£#	5 3
feel	2 45 4 3
feel :spelled	2 20
feel at	2 20
feel_home	2 21
fees	2 -29 4 -1 5 32 6 -2 7 -31
fees ,	5 23
fees :asking	5 13
fees :demanding	5 13
fees :deterring	5 15
fees apply	5 13
fees_$	5 28
feet	1 17
fein	2 23
fein :politics	2 13
fein voters	2 13
fella	8 2
fellow	8 14
femail	2 13
femal_$	2 3
female	2 31
female :demanding	2 9
female :wanting	2 9
female wanted	0 12
female_$	0 -5 2 17
females	2 13
femal…	2 13
ferry	5 -8
few	5 16 6 18 9 17 11 5 13 18
few :period	9 12 11 6 13 7
few days	9 10
few_$	5 7
few_old	11 7
fi	8 11
fido	3 9
fife	7 12
fifty	4 20 5 12
fifty_$	5 6
fighting	6 13
fighting :bid	6 10
fighting :childless	6 10
fighting over	6 10
fight…	6 13
figure	4 75 5 -31
figure $	4 16
figure :photo	4 9
figure shown	4 9
figure_$	4 9
figures	7 11
figur…	7 11
fill	2 4
fill the	2 3
fill_form	6 7
film	14 4
film_$	14 2
filter	11 3
filter_$	11 1
final	4 28
final :rent	4 3
final :return	4 3
final rent	4 3
final_$	4 11
find	0 8 1 27 5 -20 7 15 8 11
find :burden	3 4
find :photo	3 4
find :seller	14 11
find :writeto	14 8
find a	7 13
find another	3 4
find it	2 4
find the	8 13
find_$	1 4
find_better	7 8
find_flat	7 14
find_home	3 5
find_landlord	1 2
fine	0 -24 6 -2
fine ,	3 4
finer	7 21
finest	7 45
finest_$	7 3
finger	6 22
finger_$	6 19
fingers	6 2
finge…	6 9
finish	6 2
finished	11 8
finis…	11 19
fire	1 -31
fire_$	1 -6
fireplace	0 -6
fireproof	7 20
firep…	0 -8 7 17
firm	5 11
first	0 -4 1 7 2 16 4 -6 5 -6 6 17 8 -6 10 1 11 -43 12 14 13 12
first $	4 13 6 11 7 3
first :codething	12 11
first :deterring	6 -4 10 13
first :longperiod	12 25 13 7
first :newness	6 -1
first :number	6 8 12 11 13 10
first :openprice	6 10
first :opinion	6 9
first :period	13 14
first :spelled	6 3 12 3 13 14
first :tribunalrent	12 11
first :urgency	6 -4 10 15
first and	13 15
first choice	2 1
first day	5 1
first one	6 4
first quarter	13 5
first time	6 -8 10 15
first to	6 9
first with	6 9
first year	12 11
first_##	8 1
first_$	2 18 7 5 12 21 13 -28
first_door	6 7
first_due	13 -21
first_gets	6 6
first_last	13 18
first_month	12 4
first_rent	5 -13 6 2
first_second	13 12
first_will	6 9
fish	11 5
fish ,	7 4
fish_$	11 5
fit	2 7
fit in	2 6
fit_$	2 3
fitted	1 -15 8 -39
five	3 -15 4 -26 7 5 12 -12
five :accepting	6 3
five :age	7 7
five :longperiod	7 2
five :money	5 2
five :newness	7 7
five :period	5 -36 7 1
five :record	7 6
five :room	2 18
five beds	2 5
five lever	8 -8
five months	13 17
five weeks'	5 -20
five years	7 7
five_$	5 -3
five_lock	8 -6
five_over	6 3
five_rent	5 -17
five_two	2 6
fiver	5 19
fix_$	4 10 12 10
fix_month	12 3
fix_£#	6 2
fixed	4 7 12 18 13 -7
fixed :deterring	4 6
flag	2 6
flag_$	2 9
flags	2 12
flap	3 -1 8 -2
flat	0 1 1 2 2 25 3 13 4 -2 5 10 6 6 8 -1 11 -15 14 -30
flat $	2 19 11 -10
flat ,	2 13 7 -4 8 -15
flat :childless	8 5
flat :codething	0 13
flat :condition	0 5
flat :deadline	11 5
flat :neighbour	1 6 8 19
flat :openprice	2 1
flat :opinion	1 1
flat below	8 8
flat doesn't	11 1
flat for	0 4
flat has	12 3
flat in	5 3 7 13 8 -25
flat is	0 13 8 -10
flat may	11 7
flat over	8 5
flat to	1 1
flat upstairs	11 1
flat with	6 17 10 6
flat@…	14 3
flat_#	8 -10
flat_$	0 15 1 -11 2 -31 3 10 8 -2
flat_adult	1 1
flat_but	11 1
flat_city	7 10
flat_door	6 3
flat_hour	6 2
flat_jesmond	4 1
flat_let	6 2
flat_over	8 5
flat_people	0 2 1 3
flat_professional	0 9
flat_road	6 3
flat_same	11 2
flat_term	12 3
flat_vary	11 8
flat_you	1 -18
flatmate	2 13
flatm…	2 14
flats	6 8 8 -30
flats :place	6 2
flats here	6 2
flatshare	2 13
flats…	2 13
flatt…	11 14
fleet	6 13
flexible	12 6
flexi…	12 6
flooding	7 2
floor	2 5 7 -61 10 2
floor :absence	8 13
floor :building	0 2
floor :codething	8 2
floor :deadline	8 12
floor :photo	14 11
floor is	8 2
floor plan	14 12
floor studio	0 1
floor_$	3 1 8 18
floor_laid	3 1
floor_no	4 2
floors	3 14 8 -6
floors $	2 1
floors were	3 1
flowerpot	8 5
flowerpot $	8 3
flowe…	8 5
flown the	1 7
flown_$	1 7
flown_nest	1 7
fly	6 1 7 -1
fly_$	6 10
fly_shelf	6 5
flying	6 23
flying :deadline	6 7
flying off	6 5
fob	5 11 8 -1
fob ,	8 -4
folk	0 29 1 8
folk $	0 6
folk :burden	0 6
folk_$	1 8
folks	0 3 6 1
folks $	6 1
folks ,	0 3
follow	13 3 14 9
follow_$	14 8
followed	8 20
followed by	8 21
follo…	8 25
foot	2 19 6 14
foot $	6 8
foot_$	2 4
for	0 3 1 22 2 10 3 7 4 2 5 39 6 -1 7 4 8 -7 9 79 10 4 11 -12 12 34 13 4 14 5
for #	6 8
for $	3 4 6 3
for :absence	0 2
for :absolute	1 -4 7 15 8 6 13 3
for :age	9 -2
for :burden	4 -7 6 10
for :child	1 2
for :childless	1 44 2 -2
for :councilpay	0 17
for :demand	0 6 6 -34 8 9
for :disability	2 3
for :disclaimer	11 17
for :everyone	4 -38 6 15 13 3
for :faith	2 22
for :family	1 13 7 3
for :feething	5 20
for :healthword	2 4
for :holiday	8 -9 9 26 14 10
for :jobless	0 1
for :jobname	0 2
for :law	11 1
for :lifeword	8 10
for :losing	4 39
for :money	4 -19 5 15
for :nearby	7 7
for :newness	6 4
for :number	0 -5 1 5 5 -27 8 -5 12 36
for :offerdeal	6 -3 8 3 10 53
for :origin	2 1
for :payer	2 3
for :person	0 3 1 -15 4 38 5 -48 7 -3 13 2
for :pet	3 22
for :photo	2 -7 8 17 11 7
for :promise	7 5
for :ranking	0 1
for :record	9 -2
for :rent	4 24
for :return	4 3
for :seller	0 -12
for :sexual	2 6
for :spelled	1 5 7 7 12 29
for :time	4 16 6 1
for :urgency	4 20
for :work	0 39
for :writeto	2 9
for a	0 21 2 4 3 1 4 15 5 -2 6 -3 7 -18 8 -53 9 20 11 -39 12 26
for adults	1 6
for all	8 16
for an	1 8
for anyone	6 10
for claiming	0 -12
for employed	0 9
for ever	7 11
for families	1 13 2 -12 7 4
for good	6 18 7 25
for grown	1 12
for guidance	11 1
for heating	7 1
for illustration	11 16
for life	7 38
for long	6 12
for more	6 13
for now	4 9
for our	5 3
for people	0 7 6 -1
for professionals	0 4
for references	5 -8
for refs	5 11
for rent	4 13
for sale	6 -1 8 4 10 53
for show	8 19
for somebody	4 21
for someone	4 10
for somewhere	4 9
for students	13 3
for tea	1 2
for the	0 -24 1 -10 2 9 3 -3 5 25 6 -13 8 15 9 6 10 9 11 -8
for there	5 10
for this	0 1 2 15 6 13 7 -12
for two	1 12 9 1 13 9
for viewers	8 6
for viewings	8 9
for whoever	6 5
for years	9 -2
for you	2 11 3 2 5 1
for young	1 4
for £#	4 -1 5 19
forbidden	3 6
forbi…	3 28
foreign	2 14
foreign :origin	2 14
foreign accent	2 9
foreign_$	2 3
foreigners	2 22
foreigners $	2 13
forei…	2 39
forget	0 3 8 2
forget it	0 3
forget_$	0 3
forgive :online	3 1
forgive :opinion	3 1
forgive :payer	3 1
forgive :seller	3 1
forgive :writeto	3 1
forgive us	3 1
form	6 2 7 -17 14 8
form has	0 3
form_$	0 -1
formality	7 13
formality $	7 11
forma…	7 13
forming	6 8
formi…	6 8
forms	5 11
forms $	5 4
fortnight	6 8 9 28
fortnight $	9 10
fortnight's	5 13
fortnight's :rent	5 13
fortnight's :return	5 13
fortnight's rent	5 13
fortn…	5 9 6 5 9 23
fortune	6 8
fortu…	6 8
forty	8 2
forward	4 20
forwa…	4 20
foste…	1 2
foto_illustration	11 20
fotos	11 22
found	2 2
found:benefits	0 255
found:children	1 249
found:contact-details	14 312
found:disclaimer	11 178
found:fee	5 248
found:fixed-term	12 204
found:new-to-market	10 195
found:personal-data	8 250
found:pets-blanket-ban	3 258
found:price-pressure	6 239
found:protected-characteristic	2 315
found:rent-in-advance	13 207
found:rental-bidding	4 252
found:short-let	9 173
found:unprovable-claim	7 284
found…	4 4
four	2 -37 3 21 5 -7 7 -14 8 30 9 33 14 -11
four :age	11 2
four :longperiod	11 2
four :newness	11 2
four :period	9 17
four :petpart	3 31
four :record	11 2
four :room	6 1
four days	9 8
four in	6 3
four legged	3 22
four months	13 6
four weekly	13 -7
four years	11 2
four_$	3 11 8 20 13 -11
four_block	6 3
four_friend	3 17
fourth	2 10
free	0 -2 1 20 3 16 4 -13 5 -18 6 -1 7 10 8 -14
free ,	1 7
free :building	1 10 3 13
free :openprice	3 -6
free :opinion	3 -1
free :rulesplace	1 7
free building	1 5
free for	6 2 7 15
free of	1 8
free to	3 -1
free zone	1 5
free_$	1 29 3 8 7 4
free_free	1 5
free_life	7 18
freehold	14 -1
freeholder	1 14
freeh…	1 10 14 -5
fresh	10 32
fresh_$	10 22
fresh…	7 1
fret	6 -1
fri	8 13
friday	4 19 6 4 8 7 9 9 13 -5
friday $	4 9
friday_monday	9 10
friend	3 7
friend_flat	3 4
friendliest	7 3
friendliest_$	7 1
friendly	9 4
friendly :nearby	3 1
friendly :rulesplace	3 1
friends	2 -1 3 22
friends $	3 7
frien…	1 -3 2 -32 3 32 8 -25
from	0 14 2 39 4 -30 6 -17 8 1 10 -24 11 27 12 -11 13 -60
from #	4 -9 8 -4
from :benefit	0 10
from :bid	2 4
from :burden	0 2
from :child	6 7
from :childless	2 5
from :clocktime	8 4
from :deadline	8 9
from :family	1 20
from :healthword	8 15
from :hiding	6 6
from :income	0 18
from :money	4 3
from :online	0 2 3 6 5 2
from :opinion	0 1 3 5 5 4
from :payer	5 10 7 1
from :period	12 -24
from :place	6 9 7 2
from :seller	0 4 3 3 5 12
from :spelled	8 8
from :work	6 1
from :writeto	0 11 3 10 5 2
from each	0 2
from families	1 5
from month	12 -5
from the	2 8 3 -15 4 -5 6 -5 7 5 8 -8 10 -2 11 19 13 -19
from this	7 19
from under	6 8
from us	0 2 3 6 5 2
from £#	4 14
from_$	0 26 1 -13 2 -33 4 -3 6 -23 7 -16 11 -13 12 -6 13 -37 14 6
from_adult	0 2
from_bedroom	14 2
from_benefit	0 2
from_community	2 8
from_estate	2 2
from_has	7 1
from_home	11 9
from_month	12 -2
from_other	11 1
from_pcm	4 7
from_school	1 24
from_side	2 1
from_till	8 18
from_window	7 27
from_£#	4 -8
front	2 -5 4 11 6 -30 7 2 12 -27 13 16
front $	4 4 13 19
front :keything	8 -11
front :neighbour	8 -5
front :photo	11 11
front door	8 -16
front photo	11 11
front_$	7 1 8 -1
ft	0 14
ft $	0 13
ful	14 -5
ful $	14 -3
ful_$	2 2
full	1 20 6 -19 8 -7 13 2
full :deadline	2 8
full :deterring	0 17 1 4
full :longperiod	13 8
full :newness	0 17 1 4
full :openprice	2 8
full :period	13 11
full :urgency	0 17 1 4
full of	1 6
full time	0 17 1 4
full_$	1 26
full_book	1 10
full_only	1 8
full_work	1 6
fumigation	5 6
fumig…	5 6
funded	0 14
funded :person	0 5
funded tenants	0 2
funds	13 8
fur	3 23
fur ,	3 3
fur_feather	3 9
furnish_$	4 11
furnished	9 4 11 -8
furnished :photo	4 1
furniture	1 -3 4 -6 8 -7 11 13
furniture :openprice	11 1
furniture in	11 7
furni…	1 -23 2 -10 6 -18 8 -23 11 4
furry	3 43
furry friends	3 12
furry_$	3 1
further	1 6 14 8
further :disclaimer	14 9
further_from	14 9
furth…	1 6 14 8
g	3 12
gallery	11 20
galle…	11 19
garage	7 -8 10 9
garage $	10 7
garage :keything	8 13
garden	0 -30 1 6 2 -2 4 12 7 23 8 -3 10 4 11 1 14 9
garden $	5 -1
garden ,	1 11 11 3
garden :building	6 8
garden :neighbour	6 8
garden :photo	6 8
garden flat	6 8
garden_$	1 2
garden_you	8 2
garden_£#	5 1
garde…	8 1
gas	2 -18 4 -14 5 -9 7 -4 8 2 9 -14
gas $	5 -9
gas ,	3 3 6 6
gas :money	5 -1
gas £#	5 -1
gas_$	8 8
gas_yard	3 5
gate	1 -23 6 -49
gate ,	8 -10
gate :codething	8 7
gay	1 -7 2 22 6 -12
gay :childless	2 18
gay :openprice	2 -2
gay :person	2 17
gay couples	2 9
gay or	2 -2
gay_straight	2 -19
gays	2 18
gays $	2 12
gch	0 3 1 10 10 4
gch ,	0 3 1 10 10 4
gch_$	1 10 10 4
gener…	11 16
gent	2 4
gentleman	2 27
gentlemen	6 10
gentl…	2 29 6 4 8 -7
get	1 -19 2 13 5 -4 6 56 7 15 9 -8 13 9
get :advance	2 8 6 1
get :benefit	0 1
get :burden	7 4
get :consent	7 12
get :denying	8 1
get :deterring	6 2
get :newness	2 9
get :photo	7 5
get :ranking	2 29
get :seller	14 3
get a	6 9 7 -8
get first	2 9
get in	2 -25 6 13 8 9
get it	7 -1
get priority	2 14
get the	2 20 13 5
get universal	0 7
get used	8 2
get your	6 20
get_$	0 14 2 15 4 7 6 22 7 13 8 10 13 6 14 2
get_before	6 12
get_chance	6 10 7 1
get_credit	0 7
get_here	7 5
get_idea	11 1
get_skat	6 4
get_them	6 3
gets	2 -18 4 20 6 29 7 21 8 8
gets a	7 14
gets it	6 13
gets the	4 17
gets_$	4 22 6 27 7 7
gets_first	7 1
gets_keys	6 6
gff	0 3 1 10
gff ,	0 3 1 11
gff_gch	0 3
girl_$	2 16 8 7
girls	2 28 8 3
give	4 26 11 20 13 -25
give :seller	4 17
give :writeto	4 17
give me	4 16
give you	11 2
give_idea	11 8
given	0 3 2 8 8 -2
given_$	0 13
glad_you	6 2
gladly	6 1
glamping	9 10
glamp…	9 10
gmail	14 21
go	0 2 4 13 6 -42 7 3 13 32
go $	4 10 13 2
go :building	6 6
go :consent	1 9
go :deadline	6 -3 7 22
go :demanding	6 -3 7 22
go :openprice	0 9 2 4 6 -25 7 12 13 7
go :opinion	0 14 2 9 13 15
go :refusing	6 -3
go :sexual	0 3
go :urgency	0 2
go :writeto	0 3
go by	14 6
go home	6 7
go in	7 -4
go out	6 -3
go straight	0 3
go through	1 9
go to	0 14 2 9 13 15
go up	6 -1 7 23
go_$	0 -6 7 25 13 15
go_bin	0 8
go_change	2 2
go_front	13 13
go_go	6 25
go_home	14 6
go_month	12 1
go_so	2 9
goers	2 14
goes	2 10 3 7 6 -25 12 4 13 -13
goes :opinion	4 9
goes for	2 13
goes off	8 3
goes to	4 9
goes_monday	6 10
going	2 22 6 33 8 16
going $	6 6
going ,	6 5
going :consent	2 12 8 1
going :deterring	6 3
going :openprice	3 7 6 10 7 7
going :opinion	3 7 6 7 7 8
going :wanting	6 2
going like	6 2
going through	2 12 8 1
going to	3 7 6 7 7 8
gold :scarcity	6 5
gold dust	6 5
goldfish	3 24
goldfish ,	3 16
goldf…	3 24
golf	9 15
gone	1 -6 6 16
gone $	6 9
gone ,	8 12
gone :openprice	4 4
gone :opinion	4 5
gone by	8 -4
gone to	4 5
gone_$	7 1 11 3
gone_so	8 2
good	0 -9 1 -31 2 2 3 -22 6 2 7 25 8 -30 14 -40
good $	6 5 7 17
good :burden	14 -7
good :deterring	14 -8
good as	7 15
good for	2 7
good on	14 -7
good reason	3 -19
good_$	1 -12 3 -12
good_fami	1 -11
goods	2 -8
google	14 13
got	1 23 2 -4 3 14 6 20
got :child	1 11
got a	3 27
got_$	3 2
got_about	6 9
got_before	6 3
got_cat	3 3
gout	8 2
government	0 4
grab	6 3
grammar	1 -5 7 18
grammar :school	7 2
grammar school	7 2
grammar_$	7 6
gramm…	1 -5 7 18
grandchildren	1 2
grandchildren $	8 4
grandchildren :deadline	1 13
grandchildren may	1 13
grandchildren_not	1 2
grandkids	1 1
grandweans	1 3
grand…	1 28 7 20
grant_$	7 11
granted	7 11
grant…	7 11
grass	11 6
great	9 5
greatest	7 3
great…	7 10
green	8 -8 9 -15
green_by	11 2
greener	7 2 11 5
green…	11 19
greyhound	8 2
greyh…	8 1
ground	10 8
ground :room	2 2 8 7 10 10
ground floor	2 2 8 7 10 10
ground_$	2 5 8 9
grounds $	8 1
group	4 1
group $	4 3
grown	1 51 2 -12 6 -13
grown :deadline	1 2
grown :demanding	1 2
grown :openprice	1 2
grown up	1 4
grown ups	1 34 2 -12
grown_$	1 41
grown_house	1 3
grown_only	1 2
guarante_$	7 13
guarantee	7 3 12 -17 13 -1
guarantee $	7 4
guarantee it	7 1
guaranteed	7 48
guaranteed :number	7 6
guaranteed :rent	7 1
guaranteed rental	7 1
guarantor	2 -17 4 -29 5 10 7 -34 13 44
guarantor ,	13 15
guarantor and	0 4
guarantor_may	13 1
guarantor_offer	13 1
guarantor_£#	5 20
guara…	1 -6 2 -66 3 -28 4 -68 5 12 6 -48 7 41 8 -60 12 -45 13 23 14 -4
guest :accepting	7 1
guest :building	7 1
guest :room	9 -2
guest bedroom	9 -2
guest house	7 1
guest_$	9 1
guests	5 6 9 28
guests are	5 8
guide	2 21 3 -30 4 8 11 20
guide ,	11 12
guide :pet	2 40 3 -27
guide :rent	4 15
guide :return	4 15
guide dog	2 23 3 -5
guide dogs	2 13
guide rent	4 15
guide_$	2 20
guide_user	2 4
guide_£#	4 9
gym	4 -8
gypsies	2 12
gypsi…	2 12
h	0 12 11 4
had	0 24 1 -17 2 5 3 4 4 -17 5 -22 6 11 7 -14 12 -2
had $	7 1
had :age	6 11
had :deterring	2 18
had :dislike	2 10
had :number	6 3
had :safety	2 10
had :superlative	6 23
had a	3 5 8 31
had better	6 24
had sixty	6 4
had trouble	2 10
had_$	2 2 3 -1 6 -8
had_breakfast	6 8
had_since	6 11
had_time	13 1
half	1 1 2 8 6 16
half :longperiod	13 8
half :period	13 8
half :tribunalrent	13 2
half the	6 9
half_has	6 4
half_year	13 7
hall	4 -6 7 -13 8 -6 11 -25
hall and	1 2
hall are	8 2
hall_$	5 6
hall_so	1 2
hamish	8 10
hammer	6 9
hamster_$	3 2
hamsters	3 22
hamsters ,	3 4
hamst…	3 32
hand	7 2 13 8
hand_$	7 2
hands	2 10
hands $	2 14
hang	6 19
hang :openprice	6 15
hang about	6 6
hang_$	6 11
happen	1 3
happens	7 9
happe…	7 9
happi…	7 18
happy	3 -3 6 -7 13 14
happy :openprice	3 -7
happy :opinion	3 -7
happy to	3 -7
happy with	1 3 13 4
happy_what	4 10
harbour_$	6 3
harbo…	6 11
hard	0 2
hard_$	8 15
hardly	8 13
harmless	8 3
harml…	8 3
has	1 -24 2 -34 4 -7 5 -14 6 16 7 21 8 54 9 -29 10 29 11 -8 12 -11 13 -21 14 9
has $	7 8
has :absolute	6 -13 7 12 8 -18 10 19
has :burden	10 3
has :disability	2 -16 8 41
has :healthword	2 -12 8 31
has :lifeword	7 1
has :negation	0 -16 6 5 7 6 10 7
has :newness	6 -11 7 20 10 1
has :number	0 1
has :onlyword	10 7
has :openprice	0 16 1 8 5 7
has :opinion	0 15 1 8 5 8
has :scarcity	6 -5 10 5
has :spelled	6 1
has :time	2 1 7 12
has a	0 -9 2 -8 3 7 7 -24 8 -40 11 -22
has always	2 3
has been	6 16 10 -8
has dementia	8 10
has epilepsy	8 7
has ever	7 17
has no	0 -8
has not	6 5 10 3
has one	0 2
has only	10 3
has the	6 -4 8 34 14 18
has to	0 15 1 8 5 8
has_$	1 -6 2 -17 4 -23 6 22 7 -20 14 5
has_about	6 7
has_already	6 6
has_answer	0 4
has_been	6 -45 10 23
has_before	10 15
has_by	6 1
has_house	10 1
has_lock	8 -5
has_may	8 14
has_me	6 3
has_no	8 4
has_off	8 7
has_one	8 11
has_out	6 5
has_please	8 1
has_power	7 7
has_right	0 3
has_roof	10 5
has_room	6 1 8 9
has_round	6 6
has_shelf	6 5
has_short	6 8
has_so	8 50
has_stopp	6 13
has_through	14 12
has_will	7 26
hash	8 29
hash ,	8 2
hasn't	6 8 10 18
hasn't been	6 7 10 18
hasn't_$	6 2
hastings	8 2
hastings $	8 2
hasti…	8 2
hatch	8 11
have	0 19 1 16 2 1 4 -2 5 1 6 24 7 1 8 -7 11 17 12 -9 13 -14 14 -18
have :accepting	2 4
have :bid	6 6
have :child	1 26
have :clocktime	7 2
have :demand	6 12
have :everyone	0 4
have :fixed	13 -11
have :kin	1 10
have :lifeword	1 -13
have :nation	1 1
have :negation	4 3
have :onlyword	2 4
have :openprice	0 7 1 9 2 2 3 13 5 13 7 15
have :opinion	0 1 1 9 2 1 3 13 5 13 6 5 7 5
have :pet	3 4
have :promise	2 3
have :spelled	1 8 3 -6 4 3
have :title	6 3
have a	2 -3 5 3 6 -7 8 26
have all	0 6
have an	3 5
have been	3 11 11 29
have children	1 6
have gone	11 1
have lived	1 -12
have no	4 6
have put	4 7
have signed	13 -11
have to	0 7 1 9 2 2 3 13 5 13 7 7
have_##	7 2
have_$	0 8 1 26 3 -4 4 -16 6 14 7 17 8 -36 11 7 13 -36
have_by	7 16 11 6
have_carpet	1 1
have_cat	5 2
have_down	2 2
have_fight	6 1
have_figure	4 2
have_find	0 2
have_here	1 -10
have_i	3 4
have_job	0 13
have_liv	1 7
have_newborn	8 18
have_no	8 1
have_off	3 3
have_ones	1 7
have_our	0 15
have_pets	3 -8
have_rent	4 8
have_since	11 14
have_stay	3 4
have_you	2 3 7 5
haven	1 6
haven't	4 5
haven…	4 5
having	10 1
he	0 15
he's	8 50
he's a	8 15
he's_$	8 19
head	3 -16 5 6
head :record	3 -4
head :rulesplace	3 -11
head :utility	3 -4
head lease	3 -4
health	2 9
health ,	7 2
health_$	2 3
healthy	2 23
healthy_$	2 11
healt…	2 20
hear	0 -5 1 -4 3 -3 4 12 6 -43 8 -6
hear :openprice	3 -4 4 16
hear what	4 2
hear_$	4 16
hear_pay	4 2
heart	10 5
heart of	10 5
heart_$	10 6
heart…	6 1
heaters	9 -5
heaters $	9 -1
heate…	9 -5
heating	8 -17
heati…	7 3 8 -18
heaven_$	7 4
heavenly	7 4
heave…	7 4
held	3 11 11 2
held :burden	4 7
held :deterring	4 6
held by	3 12
held on	4 6
held_$	3 12 4 3
held_dps	3 13
held_saturday	4 6
help	0 5
help_rent	0 15
hen's	6 8
hen's teeth	6 8
hence_$	6 -4
her	1 5 8 58
her $	1 1
her ,	2 5
her :family	8 4
her :kin	8 1
her :title	11 2
her_$	2 -5 8 20
here	0 -12 1 17 2 -10 4 -30 5 -49 6 13 7 4 13 -40 14 -43
here $	0 -1 1 20 2 -1 7 -22
here ,	3 19
here :codething	7 1
here :promise	7 5
here and	1 -3 7 5
here is	7 1
here it	10 1
here_$	6 14
here_me	8 16
here_no	8 1
here_up	7 8
here_your	7 13
hesitation	6 20
hesit…	6 47
high	1 4
high :demand	6 2
high :thing	1 9
high chairs	1 15
higher	4 14
higher_$	4 8
highest	4 36 7 -30
highest :bid	4 16
highest_$	4 7
highe…	4 36 7 -30
highland	9 12
highl…	9 12
hill	7 -2
hill ,	2 5
hill_beds	2 7
hillt…	14 12
hillview	14 14
hillview $	14 1
hillv…	14 20
him	0 6 8 20
him ,	8 10
him_$	0 10
hindu	2 4
hindu_$	2 23
hindus	2 17
hip	8 26
hip_$	8 2
hire	5 5
his	6 11 8 50 13 1
his $	6 3
his :disclaimer	2 8
his :person	7 2
his own	2 8
his_$	8 10
history	0 -4 2 17 6 1 13 17
history $	6 7
history of	2 14
histo…	0 -6 2 18 6 1 13 17
hit	10 6
hit the	10 6
hit_market	10 6
hitch…	3 10
hiv	2 32
hold	8 4 12 17
hold ,	12 3
hold_#	5 8
hold_key	8 3
hold_you	5 8
hold_£#	5 -24
holder_$	0 12
holders	0 10 2 13
holde…	0 10 2 13
holding	13 -5
holding :deposit	5 -28 13 -4
holding :paying	5 -12 13 -4
holding deposit	5 -28 13 -4
holdi…	13 -5
holds	5 6 6 12
holds the	5 7
holiday	1 -2
holiday inn	9 -7
holiday_#	8 2
holiday_isle	9 15
holidaymaker_$	9 4
holidaymakers	9 12
holidays	9 3
holid…	1 -24 6 -3 7 -19 9 14
hols	9 25
hols_$	9 12
home	0 15 2 -18 3 8 5 -12 7 6 8 25 9 -7 11 1
home $	2 -2 3 13 6 -5 8 -10 9 -19
home ,	4 2
home :absolute	0 4
home :burden	8 4
home :deterring	8 3
home :everyone	0 3
home :openprice	6 4
home all	0 3
home and	2 4
home for	2 -3
home on	8 4
home_$	0 9 1 1 2 -15 7 3 8 16 14 8
home_day	0 5
home_you	1 4
homeowner	0 18
homeowner :burden	0 16
homeowner guarantor	0 12
homeo…	0 19
homes	6 29
homes :wanting	6 2
homes like	6 2
honest ,	8 4
hop	6 3
hop :openprice	6 3
hop :opinion	6 3
hop to	6 3
hop_$	6 1
hope	1 5 4 8
hope_find	1 1
hospi…	8 2
hot	6 6
hot $	6 7
hot :deadline	10 6
hot off	10 6
hot_pres	10 6
hotel	4 2
hotel ,	1 1
hotel_$	4 4
hound	3 9
hour	8 -30
hours	6 56
hours $	6 39
hous_$	7 17
hous_people	0 -8
hous_someth	0 1
house	0 1 1 -1 2 12 3 12 5 17 6 2 7 20 8 21 10 23 13 -5 14 -8
house $	2 -13 3 7
house ,	4 12 6 15
house :absence	8 12
house :advance	10 1
house :codething	1 9 5 1
house :condition	5 5
house :deadline	12 12
house :demanding	10 1
house :law	5 1
house :nearby	2 8
house :preferring	6 8
house :promise	7 5
house :spelled	1 6
house before	10 1
house full	1 10
house in	7 20 8 -9
house is	1 10 5 1 8 8
house near	2 9
house of	8 3
house rules	5 1
house share	2 4
house stands	8 7
house was	11 3
house while	5 4
house_#	8 -16
house_$	2 15 5 7 8 20
house_built	7 6
house_empty	8 19
house_five	8 1
house_full	5 7
house_liv	8 1
house_made	5 4
house_no	6 2
house_not	6 1
house_open	8 1
house_over	6 4
house_stay	2 5
house_weekday	8 7
house_where	7 2
household	1 47 2 24 4 7 6 -28 8 -37
household ,	2 28
household :condition	1 14
household where	1 14
household_$	0 -1 1 8 6 -5
households	2 -10
housemate	2 20 8 24
housemate :demanding	2 20
houseplants	3 2
houses	1 15 6 2 7 19
houses $	6 1
houses are	7 1
house…	1 37 2 39 3 3 4 5 6 -32 7 -13
housing	0 -6
housing :benefit	0 -5
housing :fee	0 3
housing :paying	0 14
housing benefit	0 -4
housing costs	0 3
housi…	0 -6
how	0 6 4 38 6 -10 7 -25 8 -13 11 34
how :demand	1 14
how :promise	0 3
how it	11 19
how many	1 15
how much	4 43
how_$	1 7 4 13 11 12
how_can	4 7
how_go	4 18
how_i	0 6
how_look	11 14
how_pay	0 3
how_you	4 9
hull	7 5
humans	3 7
hun	3 2
hun_$	3 3
hundr_month	4 2
hundr_thousand	4 8
hundred	4 23 5 28 8 -8 13 -2
hundred :money	5 25
hundred a	4 1
hundred pounds	5 17
hundr…	4 27 5 28 8 -9 13 -2
hurry	2 -18 6 13 7 -18
hurry $	6 2
hurry :burden	6 5
hurry :urgency	6 1
hurry hurry	6 1
hurry_$	6 3
husband	2 8
husband and	2 11
husband_$	2 7
husband_wife	2 16
husbands	2 4
husba…	2 24
i	0 32 3 20 4 2 6 8 7 8 8 -9 10 -1 13 -11
i :accepting	7 2
i :asking	0 -2 6 -29
i :clocktime	4 10
i :demanding	2 -13
i :denying	4 1 6 -7 7 -2
i :disclaimer	2 1
i :negation	1 -5 7 -11
i :onlyword	3 9
i :preferring	1 2
i :promise	2 -19
i :urgency	0 4
i :wanting	0 16 3 -9
i :writeto	6 2
i am	4 10
i answer	6 -10
i can't	7 -5
i don't	0 6
i have	0 -2
i hope	1 1
i like	3 -3
i mean	2 29
i put	0 6
i run	0 4
i see	6 2
i should	7 3
i shouldn't	2 1
i were	6 7
i won't	4 1
i wouldn't	6 7
i'd	1 26 2 34 3 17 4 15 6 12 8 -18
i'd :demanding	1 10
i'd :preferring	2 2
i'd :wanting	1 5
i'd :welcoming	4 12
i'd rather	2 2
i'd want	1 10
i'd_down	4 5
i'd_have	1 4
i'd_you	0 4
i'll	4 29
i'll be	8 3
i'll_$	4 1
i'll_honest	8 6
i'm	0 25 1 12 2 15 4 11 6 -27 7 -4 8 32 11 3 13 3 14 10
i'm :losing	2 3
i'm :negation	4 12 8 1
i'm :regretting	1 6 3 10
i'm :wanting	2 1 4 2
i'm afraid	0 4 1 12 3 7
i'm after	2 4 4 2
i'm not	4 12 8 1
i'm sorry	2 4
i'm_##	4 3
i'm_$	1 13 6 -8 7 -17
i'm_but	2 12
i'm_no	7 1
i've	0 15 6 7 8 27
i_##	4 19
i_$	0 11 2 5 3 -16 6 -9 13 -5
i_animal	3 -2
i_cat	3 1
i_even	6 3
i_find	1 1
i_go	1 2
i_house	3 4
i_like	2 6
i_mean	0 7
i_no	2 4 4 3
i_not	1 2 3 6
i_only	6 3
i_reason	6 2
i_say	4 10
i_small	0 4
i_think	4 5
i_you	6 12
i_you'd	6 2
idea	11 27
idea $	11 1
idea ,	11 2
ideal	0 -3 1 1 2 15 9 3
ideal :person	2 5
ideally	0 17
ideal…	0 17
if	0 5 1 23 2 6 3 17 4 3 5 -22 6 -2 7 -8 8 2 10 -22 11 -14 12 18 13 -5 14 4
if :absolute	12 5
if :benefit	0 1
if :everyone	0 4 1 5 7 8
if :number	4 22
if :seller	6 5
if :spelled	4 13
if :title	3 3
if any	0 5 1 6
if i	6 12
if i'm	8 5
if it	3 6
if it's	1 11
if none	2 4
if so	1 5
if the	0 11 6 -5 14 4
if there	7 7
if two	4 13
if you	0 -6 5 -9 7 -38 8 3 13 -2
if you've	1 5
if your	2 10
if_$	0 -21 1 -28 2 -31 3 -68 4 -15 5 -33 12 3 14 -3
if_bark	3 8
if_can	4 10
if_cat	5 2
if_don't	0 5
if_employ	13 14
if_expect	1 1
if_goes	8 17
if_got	3 8
if_have	1 2 5 6
if_here	2 2
if_job	0 3
if_keep	1 6
if_kids	1 12
if_one	3 2
if_own	3 3
if_rent	0 16 5 6
if_site	14 5
if_small	3 4
if_still	6 5
if_want	0 -11 1 -18 4 8 5 -7 14 4
if_were	2 15 6 13
if_you	4 8 6 5
if_your	0 7
ifs	7 24 13 2
illness	2 16
illne…	2 16
illustration	11 35
illustration :absolute	11 2
illustration :burden	11 2
illustration :onlyword	11 2
illustration :scarcity	11 2
illustration only	11 2
illustration_$	11 11
illus…	11 37
imag_$	11 19
image	11 2
images	11 66
images are	11 17
imagi…	11 19
immigrants	2 12
immigrants $	2 7
immig…	2 11
impossible	7 34
impossible_$	7 16
impos…	7 43
impression	11 5
impre…	11 7
improve	13 7
impro…	4 7 13 7
in	1 -10 2 -7 3 -26 4 -6 5 -35 6 -2 7 54 8 36 9 -2 11 -3 12 -9 13 20 14 -44
in #	10 7
in ##	6 -25 7 -64 8 -96 10 -22 14 -32
in $	2 5 4 -8 7 -36 8 36 10 29 13 6
in ,	7 -20 10 5 13 -7
in :absence	0 34 2 -3 6 -28 8 4
in :absolute	2 -24 7 25
in :advance	0 -8 2 -9 4 -24 6 2 7 -25 8 -15 12 -9 13 -5
in :building	13 2
in :burden	4 9 7 -1 8 2
in :child	4 2
in :clocktime	1 -22 4 -54 6 -28 7 -8 8 -2 10 -35 11 -26 12 1 13 14
in :condition	12 1
in :deadline	0 -18 1 -14 4 -57 6 -19 7 -37 8 -14 10 -34 11 -46 12 3 13 11
in :demanding	6 5
in :deterring	8 3
in :everyone	7 23
in :fixed	12 6
in :hiding	4 20
in :lifeword	8 19
in :nation	2 3
in :neighbour	8 20
in :newness	6 7
in :number	0 -15 4 -48 5 -4 7 -20 8 -97 11 -4 12 -40 13 19 14 -53
in :onlyword	12 3
in :openprice	8 25
in :payer	1 -7 6 5 7 -32 8 -1 9 20
in :paying	13 4
in :period	4 1 12 4
in :photo	4 1 11 37
in :place	0 -5 6 -6 7 66 8 3
in :preferring	11 14
in :ranking	6 33
in :return	7 9
in :room	8 25
in :seller	0 -14 1 -6 2 1 7 -49 8 -49 9 20 11 3 13 18
in :spelled	1 3 12 -20 13 23
in :thing	4 2
in :wanting	7 6
in :welcoming	7 8
in :work	0 52 2 -12 7 -9 8 -29
in a	3 2 6 30
in adv	13 6
in advance	0 -13 4 -18 6 -16 7 -32 12 -11 13 -1
in all	7 35
in bath	7 14
in bearsden	8 3
in bed	8 20
in before	6 6
in britain	7 22
in by	2 1 11 16
in croydon	7 4
in derry	7 6
in england	7 8
in essex	7 17
in fallowfield	2 1
in flat	8 4
in full	1 4
in hull	7 6
in it	7 6
in jan	8 13
in jesmond	4 1
in june	12 6
in leeds	7 12
in leicester	7 4
in lenton	7 1
in levenshulme	7 3
in love	7 8
in manchester	7 2
in march	6 -4
in may	11 -6
in on	8 6
in one	13 44
in our	1 -5 6 3 7 -27 8 -6 9 20
in photo	11 2
in picture	11 16
in place	13 3
in receipt	0 15
in residence	1 7
in room	8 2
in spain	8 5
in spring	12 3
in stone	4 2
in summer	4 2
in tenerife	8 1
in the	0 4 1 -21 2 -6 3 -16 4 -9 5 -14 6 -22 7 -3 8 2 9 -10 10 -39 11 12 13 -40
in this	0 -2 2 11 7 -6
in under	4 2
in until	12 3
in value	7 11
in wales	7 2
in which	4 2 6 1
in while	6 5
in winter	4 3
in work	0 36 8 -2
in york	7 3
in your	1 13
includ_rent	8 3
included	1 -28 5 -10 7 -17
included $	1 -7
included in	8 1
inclu…	0 -25 4 -12 5 -8 6 -26 7 -50 9 11
income	0 16 1 -20 4 -52
income $	0 1
income :codething	0 2
income is	0 2
income_$	0 12
income_count	0 18
incom…	7 25
incre…	4 2
indian	2 12
indicative	4 13 11 4
indic…	4 13 11 4
indiv…	4 1
infant_$	1 17
infants	1 30
infan…	1 27
initial	12 21 13 6
initial :longperiod	12 15
initial :period	12 12
initial_$	13 5
initi…	12 21 13 6
inn	9 -9
innocent:benefits	0 -66
innocent:disclaimer	11 -37
innocent:fee	5 -53
innocent:fixed-term	12 -79
innocent:new-to-market	10 -46
innocent:personal-data	8 -36
innocent:pets-blanket-ban	3 -86
innocent:protected-characteristic	2 -61
innocent:rental-bidding	4 -92
innocent:short-let	9 -73
innocent:unprovable-claim	7 -40
inside	12 13
inside the	12 16
insom…	8 3
inspection	1 12
inspe…	1 24
insta	14 48
insta ,	14 29
insta_$	14 15
instant	6 11
instant $	6 10
insta…	6 5 14 21
instead	3 3 13 25
instead $	13 2
instead ,	3 4
instead_$	3 4
inste…	3 3 13 25
instruction	10 17
instruction $	10 8
instruction ,	10 2
instr…	10 17
insurance	5 14
insurance :consent	5 4
insurance through	5 4
insurance with	5 5
insurance_broker	5 4
insurance_our	5 1
insure	5 3
insure the	5 4
insurer	0 3
insur…	0 17 4 -5 5 16
interest	4 9 6 25
interest :codething	6 5
interest has	6 10
interest is	6 5
interest_$	6 3
interest_been	6 10
interior	11 6
internet	11 9
inter…	4 8 6 30 7 -5 8 -14 11 22
into	1 -14 6 -36 7 33 8 23 11 5
into a	8 6
into the	8 9
into_care	8 2
into_home	8 7
inundated	6 7
inund…	6 7
inventory	5 20 8 -4 13 -6
inventory and	5 -1
inventory clerk's	5 4
inventory_$	5 13
inven…	5 20 8 -5 13 -6
investment	7 40
investment $	7 9
investors	2 3
inves…	7 50
invit…	4 19
invoice	5 22
invoice $	5 10
invoi…	5 23 13 14
irela…	7 4
irish	2 10
iron	6 2
iron_$	6 3
is	0 -20 2 -5 4 -16 6 1 7 -4 8 -7 9 -10 10 -15 12 -18 13 -18
is ##	8 17
is $	6 -9 11 8
is ,	6 7 10 3
is :absence	8 38
is :absolute	5 6 7 8 8 18
is :asking	0 -9
is :bid	1 7
is :burden	6 -9 7 -1
is :clocktime	11 10
is :condition	4 3
is :councilpay	13 -6
is :deadline	4 7 12 4
is :demand	6 22
is :demanding	3 -6
is :denying	8 5
is :deterring	2 -4 6 -4 7 -19
is :disability	8 10
is :dislike	3 10
is :everyone	4 15 5 8
is :fairness	4 15 5 4
is :feething	2 -6
is :healthword	1 2 8 21
is :hiding	8 10
is :lifeword	5 3 8 2
is :losing	7 2
is :money	4 -23
is :negation	0 -3 2 -14 7 3 8 14 11 4 12 -3
is :neighbour	8 -11
is :newness	6 12
is :number	4 -28 5 1 6 -17 7 -24 8 22
is :onlyword	3 2 12 3
is :openprice	1 13 13 -13
is :opinion	1 4 2 3 5 15 8 -4
is :payer	8 -36 13 -14
is :paying	0 9
is :photo	4 22 11 1 13 2
is :promise	7 29 8 10
is :ranking	8 1
is :refusing	7 13
is :scarcity	8 13
is :spelled	1 -17 2 -10 5 4 6 -22 7 -14 8 -15
is :time	7 -18
is :wanting	6 7 13 13
is :welcoming	2 -9
is a	2 1 4 20 6 -19 7 9 8 -7
is about	6 3
is added	5 9
is after	6 8
is allergic	3 9
is an	1 4 8 1
is another	4 2
is asked	0 -3
is at	8 -15 14 7
is behind	8 3
is beyond	0 1
is by	8 -11
is certain	7 18
is collected	13 8
is deaf	8 1
is due	13 -1
is empty	8 6
is for	0 29 2 26 8 -21 12 13
is from	11 11
is full	5 6
is going	7 5 8 8
is good	14 -2
is guaranteed	7 -3
is held	5 1
is hot	6 9
is impossible	7 14
is in	7 -1 8 17 11 -2
is it	4 13
is lost	6 3
is my	2 4
is needed	0 2
is negotiable	4 17
is never	8 11
is no	1 -3
is none	7 3
is not	1 15 11 6 13 5
is of	11 10
is off	0 1
is on	8 1
is one	3 2
is over	1 1
is paid	13 -6
is running	6 4
is six	5 1
is split	5 9
is sure	7 6
is taken	13 2
is the	2 -46 4 -16 5 -20 8 -32 11 -27
is thinking	4 5
is to	1 9 5 2
is too	2 11
is up	4 1
is welcome	2 -1
is what	4 -52 11 -28
is whatever	4 19
is where	4 4
is why	8 1
is with	8 15
is £#	4 -44 5 4
ish	4 3
islam	2 16
islam_$	2 6
island_$	7 4
isle	3 -6 9 13
isle of	3 -6
isle_dogs	3 -6
isn't	0 40 2 7 4 -6 6 -21 8 3 11 9
isn't $	6 3
isn't :openprice	7 1
isn't :opinion	7 1
isn't a	7 2 8 8
isn't an	7 1
isn't for	0 6
isn't to	7 2
isn't_$	0 12 4 -24 6 -42
isn't_i	1 3
isn't_you	0 11 3 11
issu_$	2 13
issues	2 13
it	0 -4 2 -5 3 -7 4 10 5 8 6 44 7 22 8 -23 10 14 11 13 12 -4 13 -4 14 -18
it $	0 -15 2 -22 3 -14 4 -1 6 20 8 -32 11 4 12 -17 14 -43
it ,	0 5 2 -64 3 -7 4 25 14 14
it :absence	6 -8
it :absolute	1 3
it :bid	4 -2
it :burden	6 3
it :clocktime	6 3
it :codething	6 -22 7 11 10 9 11 7
it :condition	6 19
it :deadline	5 27 12 4
it :demanding	6 -24
it :everyone	1 3
it :fee	0 4
it :lifeword	6 -13
it :negation	3 3
it :onlyword	6 5
it :openprice	2 4
it :opinion	6 1
it :petpart	3 8
it :promise	6 16 7 8
it :spelled	13 10
it :time	0 13
it :wanting	2 -12 11 24
it :work	0 -3
it a	5 14
it after	6 6
it and	2 14
it as	1 5 6 1 7 16
it barks	3 8
it for	6 2 9 1
it has	8 -36
it in	6 4 8 10
it is	6 -21 7 11 10 9 11 7
it looks	11 15
it may	6 7
it off	5 8
it only	6 3
it says	4 -15
it the	7 3
it till	6 11
it to	2 3 6 2
it up	6 -1
it was	6 -3 10 -23
it while	6 21
it will	6 32 7 20
it yet	10 3
it'll	6 33 7 7
it'll be	6 15
it'll_by	6 5
it's	1 21 2 7 3 6 5 3 6 22 8 5 9 -68 10 -3 12 22 13 -6 14 -28
it's #	8 18
it's :absence	8 12
it's :absolute	1 7
it's :asking	6 3
it's :denying	6 8
it's :money	5 16
it's :negation	2 6
it's :number	8 10
it's :spelled	2 5
it's a	2 7 3 14 6 13 12 19
it's empty	8 16
it's let	6 3
it's the	1 7 7 5
it's yours	4 23
it's £#	5 16
it's_#	8 29
it's_$	4 2 6 6 7 -3 14 -1
it's_from	0 7
it's_let	12 3
it's_me	4 2
it's_no	0 2
it's_one	6 12
it's_twelve	12 2
it's_up	1 7
it's_we'd	2 1
its	0 -21 2 -33 7 12 8 -15 9 1 10 20 11 13
its :negation	11 3
its :newness	10 7
its :photo	11 2
its :return	7 11
its_$	2 -28 6 -9 7 -4 9 3 10 7
its_will	7 13
jan	8 12 12 8 13 14 14 7
jan $	8 11
jan_$	12 8
january	4 -37 8 11 13 30
january $	8 7
january ,	13 15
january :openprice	13 4
january :opinion	13 4
january to	13 4
january_$	13 18
janua…	4 -38 8 11 13 31
jehovah's	2 12
jehovah's witnesses	2 10
jehov…	2 12
jesmond	4 3
jesmond $	4 3
jesmo…	4 3
jewish	2 20
jewish :family	2 6
job	0 66 2 -17 6 -21 7 -10 8 -28 13 12
job $	0 13
job ,	0 1
job :codething	0 4
job centre	0 7
job in	0 2
job is	0 4
job_$	0 22
jobs	0 11
jobseekers	0 19
jobse…	0 20
jog	0 3
jog :burden	0 3
jog :deterring	0 3
jog on	0 3
jog_$	0 3
joke	6 1
joke ,	6 1
joy	1 1
jsa ,	0 1
july	6 -14 9 2 12 5
july_$	9 4
june	12 28 13 13
june $	8 -3 12 18
june ,	13 1
june_$	13 6
juniors	1 14
junio…	1 14
just	0 -34 2 -12 5 -3 6 -13 7 -6 10 32 11 13 12 -14 13 2
just :asking	3 -21
just :demanding	3 -9
just :fairness	3 -8
just :newness	10 6
just :number	11 1
just :writeto	14 2
just a	11 6
just ask	3 -8
just in	10 19
just so	4 2 13 5
just_$	10 7
just_bed	10 5
just_guide	11 3
just_how	4 7
just_know	4 2 13 5
just_you	4 2 13 4
k	8 5
keen	2 4
keen :burden	2 11
keen :deterring	2 11
keen on	2 11
keenest	4 9
keenest_$	4 2
keene…	4 9
keep	1 -3 2 20 3 29 4 -30
keep :deterring	1 10 2 6
keep a	3 -9
keep it	2 4 3 11
keep scrolling	1 9
keep_$	0 2 2 1 3 22 6 -12
keep_key	8 3
keeping	3 7
keepi…	3 7
keeps	2 2 8 4
kept	7 -9
kept :negation	3 -10
kept :spelled	3 -3
kept no	3 -1
kept_$	3 -9
kettle_$	6 4
kev	8 10
key	6 -7 8 60 13 -5
key $	8 25
key ,	8 22
key :codething	8 2
key cutting	8 -4
key feature	8 -3
key in	8 21
key is	8 5
key with	8 2
key's	8 38
key's with	8 10
key_##	8 17
key_$	8 28
keypad	8 8
keys	5 3 8 12
keys $	6 6
keys ,	7 1
keys are	8 1
keys for	8 6
keys_no	13 2
keysafe	8 6
keysafe :codething	8 1
keysa…	8 6
kick :disclaimer	6 1
kick :payer	6 1
kick yourself	6 1
kid	1 17
kiddie	1 14
kiddies	1 26
kiddies $	1 8
kiddi…	1 27
kids	1 46 2 -7 4 -22 6 -49 11 -3
kids $	1 -20
kids ,	1 12 8 7
kids :negation	1 4
kids :openprice	1 7
kids or	1 2
kids_#	8 10
kids_$	0 6 1 3 3 7
kids_house	1 -5
kids_no	2 1
kids_park	1 2
kids_pets	0 19 1 23 3 18
kids_£#	1 22
kind	0 13 2 1 3 9
kind $	7 -1
kind ,	7 7
kind of	0 17 2 13
kind_tenant	0 18
kind_you	7 8
kingdom	7 5
kingdom $	7 3
kingd…	7 5
kitchen	1 -20 2 -7 6 -23 7 5 8 -23 9 -2 14 -34
kitch…	1 -23 2 -8 6 -28 7 4 8 -29 9 -5 14 -36
kites	7 1
kitte…	3 13
knees	8 18
knock	8 21
know	1 -25 4 9 8 13 13 20 14 6
know how	4 7
know of	6 3
know the	8 9 14 6
know what	2 5
know_$	6 -10 8 1 14 10
know_go	4 8
l	1 10
labrador	3 1
labra…	3 12
lad	6 11 8 40
lad in	8 9
ladder :openprice	2 1
ladder_loft	2 1
ladies	2 47 6 3 8 -7
ladies and	6 16
lads	2 -3
lads $	2 -11
lady	1 6 2 23 13 9
lady $	2 19
lady :neighbour	1 12 8 7
lady :period	13 13
lady day	13 13
lady_flat	2 11
ladys	2 11
laid	3 1
laid_$	3 1
land	7 4
land rover	8 4
landlady	2 2
landline	14 6
landline_##	14 5
landlord	1 7 2 12 3 19 4 9 5 -65 6 -45 7 27 8 -30 9 -33 11 -20 14 -21
landlord $	2 4
landlord ,	7 1
landlord :codething	3 10
landlord :feething	0 4
landlord :negation	7 9
landlord doesn't	7 10
landlord in	7 38
landlord is	3 13
landlord's	0 4 2 -2 5 11 13 6
landlord_$	1 24 2 -5 5 5 7 21
landlord_anyone	7 5
landlord_ask	7 8
landlord_pets	3 8
landlord_through	0 1
landlord_want	1 2
landlord_we	11 1
landlords	0 -1
landl…	1 17 2 6 3 15 5 -13 6 -25 7 22 8 -25 9 -37
lane	6 -24 7 -9
lane $	7 -7
last	5 -15 7 -7 8 -25 10 -16 12 -58 13 -18
last :deterring	4 11
last :longperiod	12 -3 13 -12
last :newness	4 10
last :urgency	4 11
last month	13 10
last time	4 11
last_$	3 -3 12 -25
last_came	0 5
last_house	6 13
last_i	6 3
last_month	12 -14 13 -15
last_our	6 1
last_rent	0 4
last_went	4 18
lasted	12 -2
lasts	6 21
late	4 -8 5 27 8 -5 13 -3
late $	6 14
late :rent	5 1
late :return	5 1
late rent	5 1
late_letter	5 1
lately	6 2
launch	6 36
launch_$	6 12
launc…	10 10
law	0 -15 1 -25 2 -23 4 -9 13 -4
lawn	11 16
lawn in	11 6
lead	3 -21 11 8
lease	1 3 3 -33 5 15 9 -4 12 52
lease :deadline	12 4
lease :fixed	12 11
lease_dogs	3 -6
least	0 3 4 21 12 28 13 -3
least :money	4 7 7 5
least a	12 1
least we'd	4 10
least_$	0 2 4 23 12 17
least_month	4 8
least_year	12 2
leave	0 -3 3 32 4 1 5 31 6 4 12 7
leave ,	5 24
leave :burden	8 -5
leave :deterring	8 -3
leave a	14 8
leave for	8 15
leave it	6 12
leave on	8 -3
leave the	1 14 4 1
leave you	13 5
leave_$	3 1 5 6 6 2 8 -4 13 1
leave_day	6 8
leave_home	3 8
leave_your	3 13
leaves	8 -24
leaving	5 25
leavi…	5 25
leed_$	8 1
leeds	6 7 7 10 14 6
leeds $	6 8 7 10
leeds ,	8 1
left	1 -2 7 -22 11 -4
left $	6 13 8 -1
left :codething	8 1
left in	2 13
left of	8 2
leg	6 2
legg_$	3 5
legged	3 22
legged friends	3 5
leicester	7 1
leice…	7 1
lenton	7 1
lesbians	2 5
lesbi…	2 13
less	4 26 12 19
less than	4 22
less_$	4 13
let	0 -6 1 -17 2 -13 3 -13 4 -1 5 -43 6 30 8 4 9 24 12 54 14 -36
let ,	12 16
let :burden	12 3
let :deterring	12 1
let :disclaimer	8 12
let :online	4 1
let :opinion	6 -19
let :payer	8 7
let :seller	0 9
let :spelled	4 -8
let :writeto	0 9
let at	4 -2
let for	12 26
let in	9 2
let it	6 9
let on	12 1
let this	6 28
let to	6 -11
let us	4 1
let you	8 8
let yourself	8 9
let's	4 21
let_$	6 30 8 7 9 17
let_over	6 1
let_slip	6 6
let_through	6 1
let_tim	6 3
let_week	9 2
let_you	6 2
let_your	6 1
lets	0 -3 2 -12 7 -1 9 22 12 5 14 35
lets $	14 11
lets :absolute	9 5
lets :onlyword	9 5
lets :scarcity	9 5
lets :spelled	14 1
lets only	9 5
lets_$	9 23 14 2
lett_$	5 1
letter	4 -10
letter :clocktime	1 2
letter :openprice	1 1
letter from	1 2
letter_£#	5 8
letters	5 6 8 5 14 20
lette…	5 6 14 20
letting	5 10
letting agent's	5 2
letting_out	0 4
lettings	14 15
lettings :room	0 3
lettings :work	0 3
lettings desk	0 3
letti…	2 -5 5 6 7 1 8 -41 14 21
level	4 4
levenshulme	7 3
leven…	7 3
lever	8 -12
lever :keything	8 -6
lha	0 31
library	11 5
libra…	11 5
licence	7 7 9 2
licence_$	7 7
licence_f	9 6
licen…	7 5
life	1 16 6 8 7 46
life $	7 23
life ,	7 11
lifetime	6 12
lifetime :scarcity	6 1
lifetime_$	6 5
lifet…	6 12
lift	0 -23 1 -25 7 -12
lift the	8 11
lift_third	8 3
light	7 -2 8 -9
like	2 2 3 -16 5 -26 9 -8 11 16 13 11 14 -23
like $	2 -5 4 -1 6 -22
like ,	7 13
like :absolute	0 -4
like :building	4 8
like :everyone	0 -26
like :openprice	2 12 6 -32
like :opinion	2 31 6 -27
like :scarcity	6 6
like :seller	2 5
like a	8 25
like in	11 6
like it	1 15 4 1
like that	11 2
like the	2 -6 13 10
like this	6 16
like to	2 13 6 -30
like_$	0 -11 1 3 3 -3 6 -9 11 21
like_else	0 -5
like_room	4 3
like_stay	2 7
likely	6 4
likely :openprice	6 5
likely :opinion	6 5
likely to	6 5
likeness	11 7
liken…	11 7
likes	8 11
limited :deterring	6 7
limited :newness	6 7
limited :urgency	6 7
limited time	6 7
lin_$	6 5
line_$	1 3
linen	9 7
linen_towel	9 8
lining	6 6
lining :openprice	6 6
list	5 6
list $	6 -6
list of	7 2
list_bed	10 2
list_semi	10 9
list_you	5 5
listed	4 14 10 37
listed ,	10 20
listen	4 1 6 9
listen :openprice	4 2 6 9
listen :opinion	4 2
listen to	4 2
listen_$	6 9
listen_anyth	4 7
listing	6 -5 10 35 11 4
listing $	10 8
listi…	6 -7 10 40 11 3
literally	6 12
liter…	6 12
little	0 -4 1 12 2 -43 4 3 8 5
little :burden	4 5
little :keything	8 2
little :person	1 6 2 -12
little ones	1 3 2 -9
little_$	1 15 2 -2
liv_$	1 11 2 -2
liv_will	2 16
live	2 -2 3 9 4 -6 7 5 8 18
live $	7 14
live :absence	8 5
live :neighbour	8 8
live :place	1 5 3 6 6 5
live :spelled	1 2
live alone	8 5
live at	1 2
live here	1 5 3 6 6 5
live_$	1 7 3 4 8 14
lived	1 -27 3 -11 7 -28 8 -10
lived :place	1 -25 2 -7 3 -8 7 -7 8 -8
lived here	1 -25 2 -7 3 -8 7 -7 8 -8
lived in	2 1
lives	1 10 7 13 8 18
lives :place	7 3
lives here	7 3
livestock	3 2
lives…	3 2
living	0 1 1 21 2 20 7 13
living :place	7 9
living here	7 7
living with	2 7
llandudno	6 2
lland…	6 1
loan	13 14
local	0 -10 2 2
local :accepting	0 -1
local :benefit	0 -1
local housing	0 -1
local_$	2 7
local_allowance	0 -1
location	7 32
location $	7 19
location in	7 7
location_$	7 9
locat…	7 32
loch	9 26
loch ness	9 8
loch_$	9 11
lock	8 17
lock :burden	8 13
lock :deterring	8 13
lock on	8 13
lockbox	8 18
lockbox :burden	8 4
lockbox :deterring	8 4
lockbox on	8 4
lockb…	8 18
locked	8 15
locked $	8 8
locked :demanding	8 1
locked :openprice	8 1
locked up	8 1
locks	8 -29
lodge	9 5 10 15
lodger	2 -20 8 17
lodger's	7 4 8 9
lodger's :room	8 5
lodger's room	8 5
lodge…	7 15 8 19 14 13
loft :room	2 11
lol	1 1 6 14
lol $	1 2 6 14
london	7 3
london's	7 12
london_$	7 9
londo…	7 12
long	7 -9 9 -10 12 3
long $	6 12
long :absence	9 2
long :accepting	9 -1
long :deadline	9 2
long :onlyword	9 -1
long weekend	9 2
long_$	9 -21
long_last	6 2
long_you	7 2
longer	6 30 12 21
longer $	6 11
longer than	6 11
look	0 4 1 14 4 -17 6 -15 8 4 11 29 14 15
look :burden	11 5
look :deterring	1 2
look :nearby	8 10
look :wanting	7 3 11 15
look for	14 11
look in	2 6
look like	11 5
look round	8 10
look_$	2 2 11 31 14 3
look_people	0 1
look_photo	11 11
look_somewhere	4 9
look_than	11 3
looked	4 17
looked :spelled	4 21
looked at	4 21
looking	1 2 4 9 6 8 8 -6
looking :spelled	6 1
looking at	6 1
looking for	2 1 4 11 8 -5
looki…	1 2 4 9 6 8 8 -6
looks	2 -12 11 26
lose	6 13
lost	6 8
lot	0 -18 4 -13 5 18 7 5
lot $	5 1 7 5
lot of	5 7
lot_$	5 10
lot_plat	5 10
loud	8 2
love	2 -24 6 -8 7 2 9 6
love $	3 3
love it	9 4
love the	1 -3
love with	7 8
love_$	0 3 2 -11 6 -7 9 15
loveliest	7 6
lovely	0 4
lovely :building	0 6
lovely :neighbour	0 7
lovely :photo	0 7
lovely flat	0 7
lovel…	7 13
low	7 -7
lowest	7 18
lowest :rent	7 18
lowest :return	7 4
lowest rent	7 4
loyalist	2 19
loyal…	2 29
lump	13 16
lump sum	13 1
lunch	6 9
lunch $	6 7
m	2 5 11 2 14 -14
machine	2 5
machine ,	2 7
machine_$	2 6
machi…	2 4
made	5 7 7 27 11 13
made $	5 4
made :spelled	7 12
mail	14 12
maisonette	6 3
maiso…	6 3
make	0 12 4 5 6 6 7 12 11 8
make :negation	11 2
make :online	4 1
make :opinion	4 1
make :payer	4 1
make :seller	4 2
make :spelled	11 2
make :writeto	4 3
make a	7 6
make no	11 2
make us	4 1
make_$	0 1 7 5
make_about	11 4
make_offer	4 7
makes	2 -14 7 14
makes it	7 2
mal_$	3 4
malay…	2 11
male_female	2 -5
males	3 4
man	2 -2 7 7 8 1
man :openprice	2 -12
man or	2 -11
manage $	0 1
manchester	7 4
manchester $	7 4
manch…	7 4
many	1 20 6 12
many :child	1 7
many_$	1 23 6 4
map	7 -14
march	6 -26 10 -14 13 23
march ,	13 12
march_$	13 4
march_june	13 5
mark	6 6
mark :opinion	6 3
mark :seller	6 3
mark my	6 3
mark_$	2 1 6 5
mark_word	6 3
market	4 12 5 2 7 -29 10 54
market ,	10 34
market :person	10 1
market this	10 17
market_$	4 5 11 6
market_any	10 5
market_bed	10 8
market_more	6 1
market_our	10 4
marketing	11 13
marke…	4 1 10 11 11 12
marks	2 2
mat_$	1 3
match	2 4
match the	2 5
matter	4 9
matter $	4 1
max	1 25 9 5
max :number	1 13
max_#	9 3
max_$	9 5
maximum	1 5 4 23
maximum $	4 5
maxim…	1 5 4 23
may	0 -2 1 14 2 -17 3 -5 5 -50 6 -76 7 -23 10 -11 11 50 13 24
may $	11 -1
may :bid	13 18
may :negation	2 -3 11 17 13 -6
may :openprice	11 12
may :opinion	1 4
may :payer	1 6
may :seller	1 6
may :welcoming	1 10
may be	4 -18 6 -12 8 -5
may come	1 10
may not	1 4 2 -2 11 11
may vary	11 13
may we	1 6
may well	4 1
may_$	1 9 6 -13 11 11
may_by	13 11
may_tea	1 16
maybe	2 15
me	4 15 5 -8 6 -1 8 34 14 36
me $	8 12 14 -5
me ,	8 28 14 32
me :burden	4 -2 14 11
me :condition	6 4
me :deterring	14 11
me :negation	8 1
me :spelled	3 10 13 6
me on	14 11
me with	4 7
me_##	4 -3
me_$	4 12 6 -8 14 13
me_month	13 8
me_number	4 5
mean	0 26 1 13 2 46 3 11
mean $	2 1
mean_$	0 29 2 14
means	8 1
medication	2 5
medication for	2 5
medic…	2 5
men	2 16
men ,	2 -3
men_bed	2 3
men_women	2 -14
mental	0 -8 2 19
mental :healthword	0 -7 2 19
mental health	2 3
mental_$	2 9
mention it	6 2
mention_$	6 2
meow_squeak	3 2
meows	3 2
mess	2 4
mess $	2 5
message	4 15 6 -19 7 -36 14 3
message there	14 5
message_$	4 9 14 23
message_site	14 -15
messa…	4 9 6 -4 7 -52 8 -16 14 3
messenger	14 8
messe…	14 8
messy	8 7
meter :hiding	8 5
meter box	8 7
methodists	2 15
metho…	2 6
mews	1 2 3 3
mews ,	3 5
michaelmas	13 13
micha…	13 13
mid_£#	5 1
midlands	7 3
midla…	7 3
midsummer	13 16
midsu…	13 16
might be	1 2
migra…	8 2
mil_$	7 6
mile	7 12
miles	7 20
miles ,	7 6
mill	7 -8 8 -15
min	3 8 12 41
min $	12 19
min :fixed	12 9
min_$	3 9 12 17
mind	0 -4 2 -4 3 -36 4 14
mind_$	3 -21
minded	2 16
minds	8 1
minimum	1 -8 4 38 13 -9
minimum ,	4 11
minim…	1 -8 4 38 13 -9
minors	1 5
minute	6 9
minutes	6 -12 7 -18 8 -23
minut…	6 -16 7 -23 8 -28
miss	6 4
miss :absence	6 9
miss :refusing	6 9
miss out	6 9
miss_$	6 21
missed	6 14
misses	6 8
mistake	6 9
mistake ,	6 10
mista…	6 9
mkt	10 38
mkt ,	10 26
mnths	13 2
mo	8 15
mobility	2 1
mobil…	2 1
moggies	3 21
moggi…	3 21
moment	8 16
moment $	8 8
monday	6 3 9 16
monday $	9 15
money	0 16 5 24 7 18 13 32
money :codething	5 13
money is	5 13
month	0 -9 3 -5 4 20 5 -21 9 -11 12 21 13 -22 14 -15
month $	4 12 5 -17 6 -4 7 -20 12 -35 13 -41
month ,	5 -1 13 -13
month :burden	1 17 5 11
month :codething	4 8
month :deadline	13 2
month :fixed	12 37
month :number	12 18 13 12
month :openprice	12 -2
month :promise	4 2
month :return	13 -4
month ast	12 9
month extra	5 10
month is	4 8
month more	1 8
month of	7 4
month rent	13 -4
month will	4 1
month's	4 -18 13 -1
month's :rent	4 -7 13 -4
month's :return	4 -7
month's rent	4 -6 13 -4
month_#	13 16
month_$	0 -15 2 -17 6 -76 9 -4 13 6
month_after	13 -22
month_begin	12 4
month_due	13 -33
month_fall	13 -6
month_front	13 1
month_hand	13 11
month_have	5 2
month_held	5 5
month_least	4 10
month_month	6 2 13 31
month_not	13 3
month_reach	13 4
month_referenc	0 5
month_statement	13 -12
month_taken	13 8
month_three	13 9
month_two	13 24
month_us	13 9
month_we'd	4 10
month_year	7 3 13 -19
month_you	4 1 12 -3
monthly	0 -12 4 13 13 -51
monthly :money	4 19
monthly :rent	4 17 13 -7
monthly :return	4 17 13 -7
monthly rent	4 17 13 -7
monthly sum	4 1
months	1 -60 2 -12 6 -9 7 -66 8 -5 9 -8 12 34 13 65
months $	12 5
months ,	12 34
months :advance	12 -18 13 28
months :codething	12 1
months :deadline	0 3 13 5
months :fixed	0 4
months :openprice	12 7
months :opinion	12 4
months :rent	13 8
months :return	13 8
months :welcoming	5 10
months ast	0 5
months in	13 31
months is	12 1
months of	12 -22 13 -38
months please	5 10
months rent	13 8
months to	12 4
months up	13 2
months upfront	13 7
months'	4 -11 12 -46 13 4
months' :fixed	12 -25
months' :money	5 3
months' :rent	5 -30 13 26
months' :return	13 38
months' :tribunalrent	12 -28
months' notice	12 -28
months' rent	5 -30 13 25
month…	0 -8 6 -56 7 -59 8 -2 9 -27 12 -21 13 -20
mood	11 17
more	0 -19 1 9 3 -10 4 46 5 -48 13 -12 14 15
more $	1 9 4 33 11 2
more :photo	14 4
more :spelled	14 9
more and	6 1
more at	14 9
more for	4 -2 7 16
more of	11 11
more pictures	14 5
more than	6 2 7 -9 13 -29
more you	4 18
more_$	7 19 14 18
more_can	4 13
more_few	6 7
more_month	13 -15
more_pay	4 13
more_rent	4 -12
morning	7 -21 10 21
morning $	8 8
morni…	6 -1 7 -26 10 20
mortgage	0 18 7 16
mortgage_so	0 9
mortg…	0 18 7 15
mosque	2 1
mosques	2 20
mosqu…	2 20
most	2 -1 4 9 6 -47 7 34 8 11 9 12 14 9
most $	4 12
most :clocktime	8 9
most :opinion	7 2
most of	8 5 9 11
most_$	8 4 9 7
most_front	7 4
most_sea	7 4
mother	2 -4
mould	7 25
mov_$	5 2 6 -4 13 -12
move	7 1
move :absence	8 8
move :refusing	8 9
move :urgency	6 1
move in	6 -18 8 -21
move out	8 9
move_$	6 4
moved	8 10
moved in	8 7
moving	5 14 14 5
moving $	14 7
moving in	5 16
mr	8 65
mr and	8 4
mr_$	8 3
mr_mrs	8 4
mrs	8 37
mth	12 10
mth_$	12 9
mths	13 21
mths_$	13 19
much	3 5 4 37 7 30
much :codething	4 2
much as	3 6
much is	4 2
much_$	7 19
much_you	4 2
mum	0 1
mum :openprice	0 2
mum or	0 2
mum's	3 11
mum_dad	0 1
mums	1 6 2 15 8 1
mums :openprice	2 17
mums :opinion	2 17
mums and	1 19
mums to	2 17
mums_dads	1 19
muslim :family	2 7
muslim :kin	2 4
muslim_$	2 3
muslims	2 20
musli…	2 20
must	0 18 2 9 4 -42 5 29 6 -50 7 -22 8 -59
must :accepting	5 1
must :welcoming	0 1 2 1
must be	0 2 3 -14 4 -5 5 8 6 -28 8 -6
must buy	5 4
must come	0 1 2 1
must take	5 5
must_#	0 -7
must_$	0 -5 1 5
must_application	2 2
must_by	5 9
must_done	5 4
must_full	0 5
must_insurance	5 2
must_wag	0 6
my	3 21 4 5 5 7 8 10 14 29
my :asking	7 7
my :codething	14 8
my :family	1 -11 8 -9 11 3
my :healthword	3 16
my :kin	1 -11 2 -3 4 10 8 7
my :neighbour	14 6
my :online	14 19
my :person	8 9
my :phone	14 21
my :record	14 8
my :room	2 7
my :rulesplace	2 8
my :sexual	4 2 8 24
my :thing	5 6
my ex	8 3
my mobile	14 10
my number	14 8
my watch	0 7
my wife	4 4
my word	7 7
my words	6 3
my_##	4 3
my_$	0 9 2 2 6 14
my_not	3 9
my_you	14 4
n	1 16 3 12 10 5 11 5
n $	1 12
n :digits	3 12 11 5
n :spelled	3 12 11 5
n o	3 12 11 5
n_$	3 12
n_t	10 5 11 5
nae	3 7
nae dugs	3 8
naebody	0 14 2 11
naebody_$	2 6
naebo…	0 14 2 11
nah	3 3
nah $	3 3
name	0 -5 5 18 6 -10 7 -11 8 -44 14 37
name of	14 2
name your	4 10
name's	14 26
name_$	4 7 14 12
name_rent	14 3
named	8 -1
nappies	1 22
nappi…	1 22
nappy_$	1 11
national_$	2 2
nationalist_$	2 3
nationalists	2 14
nationality	2 10
nationals	2 31
natio…	2 64
native	2 9
native_$	2 6
native_please	2 6
nb	3 3
near	1 -10 8 -25 10 4 13 4
near_$	6 18 9 3 10 7
nearer	4 3 8 1
nearer_$	8 2
nearest	7 -14
neare…	7 -14
nearly	6 19 8 8
nearly :absence	6 5
nearly :denying	6 5
nearly :losing	6 5
nearly gone	6 5
need	0 9 4 -37 6 -14
need :negation	2 8
need :openprice	3 15 6 -13
need :opinion	3 15 6 -14
need a	0 12
need not	2 8
need tae	6 4
need to	3 15 6 -13
need_$	3 5
need_find	3 1
need_guarantor	0 3
need_have	2 4
need_home	3 1
need_pay	13 -6
need_up	2 6
need_you	5 1
needs	6 -8 8 3
neg	4 14
neg $	4 6
negotiable	4 22 12 2
negotiable $	12 3
negotiable_right	4 7
negot…	4 30 6 -6 12 1 13 -16
neighbour	8 12
neighbour's	3 -1
neighbour_$	7 1
neighbour_left	8 4
neighbours	1 15 2 4 7 21 8 23
neighbours :burden	7 1
neighbours :deterring	7 1
neighbours :promise	7 4
neighbours are	8 6
neighbours on	7 1
neigh…	1 11 7 28 8 39
neither	1 9
neither_nor	11 2
neith…	1 9
nephew	1 4
nephew_$	1 5
nephew_tea	1 5
nerves	2 3
ness	9 8
nest	1 2
net	14 24
net $	14 24
network	8 11
netwo…	8 11
never	0 -53 1 -45 2 -50 3 -1 4 -16 6 -33 7 10 8 11 10 8 11 -3 13 -8
never :fixed	8 15
never :keything	8 22
never :newness	10 4
never :promise	7 1
never be	7 16
never will	7 1
never_$	0 -25 2 -17 6 -37
never_before	10 4
never_over	7 5
never_pets	3 -11
new	0 4 1 -11 3 8 4 -18 6 -34 7 -14 8 -60 9 4 10 14 11 -16 14 -14
new :burden	10 19
new :deterring	10 19
new :nearby	10 -22
new :newness	10 7
new :place	10 -7
new :room	0 1 10 -21
new :thing	10 -16
new instruction	10 14
new listing	10 19
new on	10 19
new station	7 4
new_$	1 -3 6 -39 7 -43 10 9
newborn	8 18
newbo…	1 8 8 18
newcastle	3 7
newca…	3 7
newcomer	10 31
newcomer :openprice	10 18
newcomer :opinion	10 18
newcomer to	10 18
newco…	10 31
newest	10 9
newly	10 27
newly :newness	10 23
newly :source	10 9
newly listed	10 9
next	1 -30 3 -11 6 5 8 -10 9 -3 11 3 12 5
next :clocktime	12 14
next :deadline	6 4 12 6
next :keything	6 -6
next :neighbour	6 -6
next :number	7 2
next :room	6 -7 11 3
next door	8 -5
next_$	2 18 8 -4 11 10 12 2
next_year	7 6
nice	1 -7
nicely	13 3
nicely $	13 4
nicer	7 17
nicer_$	7 17
niec_nephew	1 5
nieces and	1 6
niger…	2 4
night	1 14 6 8 7 23 8 9 9 9
night $	1 19 6 8
night porter	8 4
night storage	9 -2
night_$	8 14 9 11
night_heater	9 -2
nightly	9 20
nights	8 30 9 18
nights ,	1 8
nights :spelled	8 4
night…	9 20
nil $	7 1
nine	0 -16 4 27 5 -35 6 3 8 5 11 4 12 2 13 -15 14 4
nine $	8 17 14 -9
nine :absolute	4 5 5 -2 8 -11 14 12
nine :age	4 21
nine :number	0 -5 4 35 5 -6 14 7
nine :period	12 16
nine :spelled	14 13
nine fifty	4 21
nine hundred	4 6
nine months	12 19
nine_$	8 5
nine_month	4 3
nine_one	14 22
nine_thousand	4 8
nine_three	14 6
nine_zero	14 17
ninety	8 12 13 13
ninety :period	13 13
ninety days	13 12
ninety_$	8 3
nippers	1 6
nippe…	1 6
no	0 -1 1 12 2 24 3 8 5 -45 6 -43 7 12 8 -20 11 -4 13 -4 14 -83
no $	2 24 3 12 7 -7 11 -6
no ,	0 -3 1 -9 2 32 3 15 4 -26 10 -3
no :absence	7 -3
no :benefit	0 42 7 -15
no :building	7 9
no :burden	0 -6
no :child	0 -1 1 42 2 -6 7 -32 8 -5
no :childthing	1 13
no :clocktime	0 16
no :codething	4 5
no :councilpay	0 15
no :demand	0 1
no :demanding	0 -5 1 -7 2 -35 13 -11
no :denying	10 8
no :deterring	0 -4 2 -32 7 17
no :disability	2 30
no :disclaimer	6 10 11 26
no :faith	2 2
no :family	1 8
no :fee	1 -7 2 -28 3 -12 5 -26 7 -5
no :feething	0 7 5 -31 8 1
no :healthword	2 16
no :hiding	1 8
no :holiday	9 -33
no :income	13 10
no :jobless	0 19
no :kin	1 2 2 -6
no :nation	2 30
no :neighbour	7 9
no :number	0 14 8 13
no :offerdeal	4 1
no :openprice	0 8 3 16 4 5
no :opinion	3 11 4 3
no :origin	2 25
no :payer	4 2
no :person	7 8
no :pet	0 -1 3 17 7 -27 8 -6
no :photo	7 7 10 7
no :politics	2 6
no :preferring	8 1
no :promise	11 1
no :refusing	0 -9 3 -5
no :room	2 -11 4 2 6 2
no :safety	7 12
no :school	1 32
no :seller	4 3
no :sexual	2 22
no :spelled	0 5 3 2 8 14
no :student	2 -16 3 1
no :utility	3 -5
no :wanting	2 -9 13 -8
no :work	0 3 13 5
no agents	4 4
no animals	3 3
no babies	1 4 2 8
no bidding	4 -2
no blacks	2 11
no bonfires	8 2
no cats	3 20
no chain	3 -3
no child	1 -25
no children	1 6
no children's	1 -13
no contest	7 2
no dawgs	3 20
no dog	3 -1
no dss	0 18 1 3
no dss'	0 -9
no exceptions	12 3
no families	1 6 2 -1
no family	1 3
no fee	3 -1
no flat	7 9
no foreigners	2 2
no four	3 4
no from	0 16
no gays	2 7
no good	2 10
no guarantee	7 -7
no guarantor	0 -3 13 5
no ifs	7 24 13 2
no joke	6 1
no minimum	12 -8
no more	11 2
no need	2 -6 13 -8
no nippers	1 6
no objection	1 -6 3 -6
no one	0 18 1 1 8 14
no other	7 27
no pet	3 -3
no petts	3 20
no price	4 2
no problem	0 -7 2 -4 3 -4
no reason	6 2
no responsibility	11 7
no romanians	2 2
no school	1 22
no set	4 6
no smoking	3 4
no such	7 18
no telly	8 3
no tenant	7 11
no to	3 11 4 3
no travellers	2 1
no trouble	8 3
no viewing	0 4
no_$	0 14 2 19 4 21 5 -21 6 -14 7 -10 11 -22 12 9 14 -49
no_about	11 3
no_any	7 -8
no_benefit	0 -10
no_by	8 2
no_charg	2 5
no_com	1 -5 6 4
no_could	7 2
no_dogs	2 12
no_either	2 9
no_ever	7 5
no_friend	3 9
no_get	6 15
no_goes	2 14
no_has	7 31
no_here	0 -19 3 -29
no_history	13 5
no_home	8 3
no_house	7 11
no_how	11 4
no_i	0 8 1 8
no_if	3 3
no_kids	0 3 1 3
no_landlord	7 2
no_legg	3 4
no_liv	3 -4
no_my	1 5
no_no	0 5 2 25 3 3 12 -10
no_not	3 3
no_our	9 4
no_please	0 1 1 1
no_rent	4 8
no_run	1 2
no_should	11 7
no_smoker	3 9
no_tenant	2 -6
no_term	12 -21
no_th	7 3
no_view	0 10
no_we	0 -1
no_whatsoever	2 3
no_would	7 9
no_yet	13 6
no_you'd	6 2
nobody	1 31 2 30 3 -22 4 -29 6 -16 7 -10 12 1
nobody :bid	7 10
nobody :burden	0 7
nobody :clocktime	2 14
nobody :codething	8 7
nobody :deterring	0 7
nobody :losing	2 3
nobody :openprice	2 13 7 9
nobody :promise	7 -26
nobody :title	0 4
nobody from	2 14
nobody has	7 4
nobody in	7 1
nobody is	8 7
nobody on	0 7
nobody who	0 4
nobody will	7 -26
nobody with	2 14
nobody's	8 5
nobody's :absence	8 9
nobody's :building	8 9
nobody's home	8 9
nobody_$	6 -2 7 -16
nobody_more	4 -12 7 10
nobod…	8 5
nod	2 6 4 13
nod $	4 13
non	3 5 5 30
non :deposit	5 13
non :disclaimer	5 13
non :payer	5 13
non :paying	5 13
non :student	2 -1
non refundable	5 13
non returnable	5 2
non_£#	5 17
none	1 -20 2 -15 6 -19 7 43 11 -3
none $	7 34
none_$	2 -5
none_them	2 2
noon	4 12 6 -13 8 2
noon :burden	4 3
noon :deterring	4 3
noon on	4 3
nope	0 13 2 19 3 16
nope :negation	2 18
nope_$	3 12
nor	2 -5
nor :promise	7 3
nor will	7 3
normal	13 3
not	0 27 1 26 2 27 3 17 5 -10 8 -24 9 -14 10 -6 11 46 12 -20 14 -32
not $	3 -2
not :accepting	0 17 1 29 2 11 3 7 4 -22 6 -23 7 -14 11 -35
not :burden	0 8
not :codething	0 1
not :demand	2 13
not :denying	6 18
not :deposit	5 13
not :deterring	2 1
not :disclaimer	1 3 11 1
not :feething	1 8 2 13
not :fixed	1 1 4 12
not :holiday	1 1
not :newness	10 -4
not :number	7 35
not :offerdeal	0 7
not :openprice	0 6 3 13 4 -8 6 6 11 21
not :opinion	6 25 11 9
not :paying	7 9
not :place	3 10
not :preferring	2 7
not :spelled	7 27
not :urgency	6 2
not :wanting	1 10 6 6
not :welcoming	1 8 2 13
not a	2 -26 3 -9 7 59
not accept	1 6
not accepted	0 20 2 1
not be	0 -8 1 -1 2 -12 6 5 8 5
not deal	0 7
not even	3 2 7 10
not exact	11 2
not fixed	4 12
not for	1 18 2 37 3 -1 6 -4
not going	1 2
not have	2 10 3 6
not here	3 10
not keen	2 11
not less	4 8
not new	10 -21
not on	0 11
not one	7 28
not returned	5 11
not something	3 2
not stay	1 2
not stopped	6 19
not suitable	2 5 3 3
not the	1 6 11 4
not this	6 -6 11 6
not to	6 14 11 10
not welcome	1 8 2 14
not what	3 1
not_$	0 23 1 1 2 9 3 4 7 -74 11 24 13 2 14 -17
not_actual	11 1
not_anyone	0 5 2 5
not_around	6 8
not_ask	8 2
not_benefit	0 10
not_day	7 13
not_fami	1 24 2 -26
not_flat	2 5 6 -2
not_friend	3 13
not_get	11 4
not_has	7 8
not_here	1 3
not_holiday	9 -8
not_home	1 12
not_i	3 4
not_if	6 2
not_liv	1 3
not_market	10 -19
not_my	0 7
not_not	7 11
not_one	11 8
not_overnight	1 5
not_penny	7 5
not_people	0 -5
not_person	6 2
not_pets	3 5
not_photograph	11 8
not_place	1 3
not_problem	3 -3
not_reli	11 9
not_repeat	6 8
not_since	8 2
not_single	7 1
not_small	3 4
not_soul	7 1
not_than	4 8
not_thank	1 6
not_them	11 2
not_these	3 1
not_time	6 -1
not_upon	11 7
not_viewing	8 1
not_we	4 3
not_we're	2 3
not_who	0 -6
not_you	11 8
note	11 2 14 2
noth_$	5 4 7 -29
noth_com	7 22
noth_fur	3 10
noth_paws	3 5
nothing	0 -19 1 -2 2 -2 3 8 4 -34 6 -21 8 -21 13 -16
nothing ,	7 8
nothing :deterring	7 9
nothing :losing	7 5
nothing else	7 5
nothing with	3 19
nothi…	0 -20 1 -3 2 -2 3 7 4 -35 6 -23 8 -11 13 -16
notice	12 -41 13 -59
notice $	12 -11
notice_$	12 -22
notice_two	12 -10
november	6 -9 8 -27
novem…	6 -9 8 -27
now	2 -6 3 17 6 -31 7 -15 8 7 10 26 11 8 13 26
now $	4 6 6 -10
now ,	6 13 13 15
now :openprice	6 7
now it's	8 5
now or	6 11
now_#	8 12
now_$	6 -14
now_book	10 6
now_never	6 3
nowhere	7 31
nowhere in	7 12
nowhe…	7 31
np	3 26
nr	2 13
ns	1 12 3 15
ns ,	1 11 3 14
ns_no	1 12
nu #	10 1
nu :number	10 1
nu_market	10 1
number	4 18 8 3 14 15
number #	8 4
number $	4 18
number :codething	14 7
number :number	7 12
number :spelled	7 19
number is	14 7
number one	7 20
number there	14 3
number_#	8 -33
number_$	7 -6 8 5
numbers	2 6 8 -14
numbers #	8 -9
numbers :number	8 -9
numbe…	2 5 8 -5
nurs_teacher	0 1
nurse	8 8
nursery	1 6 8 -5
nurse…	1 6 8 -8
o	3 14 10 5 11 11
o $	3 12
o1632	14 19
o1632_$	14 19
o7700	14 17
o7700 9oo	14 17
o7700_##	14 6
o77oo	14 28
o77oo 9oo	14 8
o77oo_$	14 21
o_$	10 5
objection	1 -6 3 -6
objection :openprice	1 -6 3 -6
objection :opinion	1 -6 3 -6
objection to	1 -6 3 -6
objection_$	1 -5 3 -1
objec…	1 -6 3 -6
occupancy	9 5
occupancy :number	9 5
occupant	8 2
occupant_#	1 10
occupants	1 11
occupants :burden	1 11
occupants :demanding	1 12
occupants :onlyword	1 11
occup…	1 14 2 -8 8 16 9 4
october	4 -10 6 -24 8 -1
octob…	4 -10 6 -24 8 -1
of	1 17 2 4 3 5 4 4 5 1 7 13 8 -9 9 -2 10 -10 11 38 12 -2 13 6 14 -8
of ##	12 18
of :absence	0 11
of :absolute	0 -11 1 -23 2 -18 3 13 4 -1 7 -4 13 -4
of :accepting	3 10
of :age	8 4
of :benefit	0 12
of :child	1 30
of :childless	1 3
of :clocktime	2 -8 7 -5 8 18 9 11
of :councilpay	0 6
of :deadline	8 12 9 5
of :demand	0 -2 4 23 6 19
of :disability	2 19
of :dislike	14 1
of :everyone	0 -1 1 -20 2 2 5 -4 7 -1 13 -17
of :feething	5 4 13 11
of :income	7 -3
of :jobless	6 14
of :lifeword	13 4
of :money	4 18 5 16 6 -28 7 1 13 -50
of :nation	2 10
of :neighbour	11 10
of :number	2 -21 4 -49 6 -3 7 -7 11 -9 12 24 14 -38
of :openprice	11 8
of :opinion	8 11
of :payer	7 -6 11 2
of :paying	6 12
of :person	1 -2 6 5
of :place	2 4 7 14
of :rent	4 3 13 41
of :return	0 -4 4 2 7 -6 13 39
of :room	11 13
of :safety	7 6
of :seller	6 1 8 2 11 15
of :sex	2 6
of :spelled	2 -18 4 -7 6 -16
of :welcoming	1 3
of :work	0 34
of a	0 8 1 -31 2 7 4 -13 7 17 11 30
of any	1 -13
of buyers	6 9
of children	1 2
of dogs	3 -6
of february	8 4 9 4
of five	8 1
of hastings	8 2
of houses	6 5
of interest	4 1
of it	0 -8 7 3 13 30
of life	1 19
of months	13 8
of my	8 8
of our	11 5
of plates	5 10
of references	13 13
of rent	4 6 13 43
of room	11 13
of salt	11 15
of signing	6 5
of tenant	0 18
of the	1 28 2 9 3 14 4 -12 6 -42 7 -13 11 10 12 -62 14 17
of their	7 2
of them	6 14
of this	6 3 11 -8
of tiny	1 7
of use	7 4
of viewings	6 1
of what	11 9
of whitby	10 6
of work	0 12
of you	4 19 6 -12
of your	13 2
of £#	4 12 5 10
off	1 -15 3 7 5 44 6 36 8 12 10 -1 13 2 14 -10
off $	3 13 6 -18
off :openprice	8 4
off :opinion	8 4
off :paying	5 2
off :photo	6 3
off a	6 14
off plan	6 3
off the	5 15 6 10 11 4
off to	8 4
off you	5 18
off_$	0 5 1 -12 5 22 6 8
off_market	5 9
off_pres	10 6
off_shelf	6 4
off_we	5 5
offer	4 33 6 13 7 -37
offer $	4 17
offer :deadline	6 7
offer :fixed	6 5
offer :seller	4 4
offer_$	2 14 4 18 6 -2 7 -35 10 8
offer_midnight	6 6
offer_no	4 -6
offer_pay	6 1
offer_region	7 6
offer_sale	10 4
offer_until	4 1
offer_year	13 -5
offered	2 28 10 15 12 12
offered ,	4 2
offered the	2 2
offering	10 13
offers	2 -6 4 17 5 -19 6 -71 13 -19
offers :accepting	4 6
offers :burden	7 11
offers :fairness	4 3
offers :ranking	4 3
offers a	4 -20
offers considered	4 3
offers in	7 3
offer…	2 29 10 37 12 11
office	4 4 5 19 8 -10 14 2
office_##	14 9
offic…	0 -18
offspring	1 6
offsp…	1 6
oh	8 -12 14 23
oh ,	14 8
oh :number	14 2
oh :spelled	14 1
oiro	4 9
oiro_$	4 8
ok $	3 -1
old	0 -24 2 -7 6 -7 7 -40 8 -20 11 18
old ,	11 7
old :phone	11 2
old :sex	8 23
old :title	8 3
old boy	8 7
old_$	1 6 8 -20
old_carpet	11 1
old_gone	11 1
old_it's	11 5
older	2 2 7 2
older :person	2 8
on	1 -30 2 -49 3 -22 5 -16 7 -3 8 15 9 7 10 6 11 -20 12 -14 14 5
on #	4 -18 6 -21 8 -1
on ##	14 27
on $	6 9
on ,	0 14
on :absence	8 16
on :absolute	10 4
on :advance	8 -26 13 28
on :asking	4 8
on :benefit	0 11 1 -9 2 -3 6 -10 7 -9
on :bid	5 15
on :clocktime	0 -18 1 -36 12 -10 14 -23
on :condition	8 2
on :deadline	4 5 6 22 8 -27
on :demand	4 7
on :deterring	13 1
on :everyone	8 -16 10 2
on :hiding	5 16
on :holiday	8 2
on :jobless	13 13
on :number	4 -34 6 -51 8 -2 12 -2 13 9 14 6
on :online	2 -1 4 -14 14 47
on :openprice	4 4
on :opinion	1 9 6 5
on :payer	14 1
on :period	13 14
on :pet	3 23
on :ranking	5 16
on :rent	4 17
on :return	4 16
on :seller	14 11
on :superlative	5 16
on :title	1 2 2 1 11 13
on a	0 -7 5 -5 6 -8 7 -2 8 11 9 1 13 -4
on an	12 7
on and	6 6
on animals	3 2
on any	10 5
on benefits	0 -9
on day	13 10
on earth	7 14
on ee	14 -5
on facebook	14 6
on friday	4 5
on her	1 3 11 2
on insta	14 8
on instagram	14 3
on it	4 28 7 27
on leaving	5 5
on monday	6 19
on my	0 3
on our	14 10
on rent	4 17
on request	4 2
on saturday	4 1
on signing	13 14
on site	14 -3
on the	0 5 2 -5 3 -10 5 -15 7 -13 8 8 10 2 11 -31 12 -5 14 -41
on their	6 4
on them	11 3
on this	7 14 14 -4
on to	6 1
on top	5 16
on uc	0 11
on weekdays	8 1
on who	4 5
on your	6 3 8 13
once	0 -12 1 -9 2 -18 7 2 8 -42
once in	6 13
once_$	6 -32
once_lifetime	6 6
once_sign	13 -40
one	0 15 2 9 3 12 4 -12 6 28 7 16 8 -5 9 -12 11 25 13 2 14 -41
one $	1 1 2 -17 3 5 7 18 11 1 13 14 14 -9
one ,	6 5
one :absence	6 16
one :building	7 2 8 1
one :burden	0 20 2 27
one :child	1 38
one :codething	11 6 12 14
one :deadline	6 -3
one :deterring	0 23
one :hiding	6 12
one :law	0 3
one :longperiod	12 16
one :losing	13 17
one :nearby	7 4
one :negation	3 10
one :number	14 3
one :period	12 4 13 -41
one :pet	8 2
one :room	2 12 10 1
one :scarcity	6 13
one :spelled	14 9
one :thing	8 3
one :title	6 6
one :tribunalrent	12 17
one :work	0 5 8 11
one bed	6 9 10 4
one child	1 23
one day	6 7
one go	13 18
one home	8 3
one in	11 16
one is	11 7
one isn't	3 3
one left	6 16
one month's	13 -9
one more	2 7
one nine	8 12
one of	1 2 2 9
one off	5 6
one on	0 26
one street	7 2
one thing	0 2
one two	14 17
one week's	5 -5
one who	6 6
one with	2 18
one year	12 16
one's	1 17 3 17 6 -16
one's for	1 11
one_$	0 22 3 -10 4 -23 6 8 7 -23 8 20 13 12 14 -3
one_advance	13 -1
one_answer	0 4
one_have	3 11
one_kind	7 8
one_most	1 2
one_one	1 2
one_other	1 15
one_price	4 4
one_rent	5 -22 13 -32
one_tak	5 13
one_them	3 7 6 -3
one_three	14 11
one_you	3 3
ones	0 -2 1 32 6 8 8 -30 11 14
ones $	1 3 2 -8
ones :burden	11 4
ones :deterring	11 3
ones :payer	2 5
ones :promise	6 6
ones on	11 4
ones_$	11 9
ones_not	6 6
ones_you	1 3
onley	2 7
only	0 41 1 17 2 52 4 -7 5 -38 6 8 7 -25 9 6 10 10 11 8 13 -8
only $	0 18 2 21 3 13 4 -3 7 -39
only ,	0 17 2 15 7 -8 9 1
only :absolute	7 3
only :accepting	0 6
only :building	2 9
only :condition	6 7
only :deadline	6 16
only :everyone	10 1
only :income	0 12
only :losing	7 7
only :number	2 -14 6 7
only :onlyword	10 1
only :person	2 1
only :pet	3 7
only :spelled	2 -17 6 6
only :urgency	10 4
only :wanting	4 3
only :welcoming	2 3
only ever	7 1
only flatshare	2 6
only for	8 17
only go	7 7
only in	1 1
only just	10 1
only now	10 9
only please	2 5
only the	6 2
only those	2 6
only two	6 11
only_#	2 5
only_$	1 24 2 -13 3 -1 6 -6 8 14
only_adult	1 7
only_count	0 6
only_income	0 7
only_left	6 17
only_sell	10 5
only_show	8 19
only_slot	6 5
only_those	2 4
only_up	6 -20 7 16
only_weekend	1 9
only_who	2 24
ono	4 34 5 -23
ono $	4 29 5 -21
ono ,	4 1
open	2 -6 3 -3 6 -28
open ,	8 9
open_#	8 -6
open_$	4 4 8 3
open_by	8 11
opening	13 4
openi…	13 4
opens	8 8
opens the	8 21
opportunity	6 35
oppor…	6 38
opposite	8 5
oppos…	8 4
or	0 -18 1 -11 2 7 3 13 4 -19 5 -31 6 -2 7 -28 8 -73 9 11 11 -3 13 -16 14 11
or :absence	8 1
or :benefit	0 4
or :burden	0 -6
or :councilpay	0 1
or :denying	6 2
or :everyone	2 12
or :faith	2 -3
or :family	0 1
or :feething	10 1
or :income	0 -32
or :kin	0 1
or :money	1 6 4 16
or :nation	2 9
or :negation	0 -40 1 -71 2 -28 3 -41 7 -6 12 3
or :neighbour	11 1
or :newness	6 1
or :number	9 1 13 9
or :pet	1 17 3 21
or :photo	0 10
or :promise	6 2
or :refusing	8 2
or :room	10 1
or :scarcity	6 2
or :sex	2 -28 7 3
or :spelled	1 -29 9 1 13 11
or :student	3 7
or a	0 -2
or anyone	2 5
or be	6 9
or esa	0 6
or never	6 3
or no	1 -12
or not	0 -20 1 -1 2 -30 3 -3
or on	0 -1
or otherwise	3 1
or out	8 2
or pets	1 17 3 17
or pip	0 6
or religion	2 -4
or similar	0 13
or take	2 2
or thereabouts	4 7
or three	13 6
or universal	0 -3
or without	1 -12
or £#	4 14
orchard	6 2
orchard $	6 4
orcha…	6 2
order	5 2 7 -14 8 -2
original	2 -4
origi…	2 -1
other	1 22 2 31 5 -5 6 3 7 33 11 6
other :accepting	3 7
other :building	2 14 3 3 7 26
other :clocktime	1 12
other :income	0 3
other :lifeword	6 10
other :longperiod	1 13
other :neighbour	2 11
other :number	1 12
other :period	1 12
other :person	1 5 6 20
other :politics	0 2
other :rulesplace	7 2
other half	1 13
other house	3 7
other parties	6 10
other sort	0 3
other_$	0 8 1 22 2 17 4 11 6 7 8 -11 11 12
other_it's	4 13
other_not	6 6
other_you	6 8
other_your	4 13
others	4 16 5 2 6 9
others $	2 4 5 1
others :negation	2 -2
others are	6 10
otherwise	2 6
otherwise ,	2 14 3 1
otherwise_$	2 13
other…	2 6
ought	0 1
ought :openprice	0 1
ought :opinion	0 1
ought to	0 1
our	0 3 1 -3 2 17 4 -19 5 38 8 14 9 18 10 37 11 20 12 9 13 15 14 17
our :deterring	1 1 11 9
our :disclaimer	2 12 5 9
our :feething	5 17
our :holiday	9 2
our :jobname	5 10
our :neighbour	8 1
our :online	14 43
our :person	2 -7 7 6 8 21
our :phone	6 4
our :photo	11 11
our :preferring	0 10
our :ranking	0 8
our :sex	5 3
our account	13 5
our books	10 22
our broker	5 11
our client	1 13
our ideal	2 6
our lodger	8 18
our neighbours	8 5
our other	1 2 11 11
our own	2 16
our phones	6 4
our preference	0 13
our solicitor	5 1
our tenants	7 9
our_#	2 1
our_$	1 -2 2 16 4 -17 7 -1 11 13 13 30
our_anyone	6 2
our_firm	5 9
our_flat	6 3
our_list	10 4
our_never	7 6
our_page	14 5
our_says	1 1
our_when	5 3
our_£#	5 37
ours	1 -9 5 -9 6 -1 7 17 11 6
ours $	7 3
ourselves $	3 -15
out	0 25 1 16 3 -7 5 28 6 18 7 5 8 12 9 8 11 38 14 -11
out $	1 3 6 25
out :absolute	8 13
out :clocktime	8 15
out :everyone	0 4
out :fee	5 4
out :openprice	6 4 8 2
out :opinion	0 13
out :person	0 13
out fee	5 4
out in	8 10
out of	0 13 1 -7
out to	0 2
out_$	1 21 3 5 8 2 11 28
out_question	3 5
out_work	0 18
outbid	4 15
outlook	7 2 14 8
outlook :burden	7 4
outlook :deterring	7 4
outlook on	7 4
outlo…	7 2 14 8
outset	13 12
outset $	13 6
outside	2 -1 6 12
outsi…	6 11
oven	2 6 5 8
oven_$	2 10
oven_by	5 1
over	1 -15 6 28 7 -13 11 -23 12 -21 14 -6
over #	1 1 6 4
over $	1 -10 4 -10
over 18s	1 4
over :childless	1 11
over :codething	4 2
over :number	1 10 6 2
over :openprice	4 8
over :opinion	3 5 5 3
over :person	0 14
over :seller	3 6 5 4
over it	6 9
over my	3 6 5 4
over the	1 -17 3 2 4 -5 6 -3
over those	0 2
over_$	0 -7 1 1 2 -8 7 -13
over_one	6 10
over_road	8 2
overnight	1 10 5 7
overnight :holiday	5 8
overn…	1 10 5 7
overr…	8 14
overseas	13 6
overseas :origin	2 4
overseas nationals	2 2
overs…	13 6
ower	1 4
owing	1 2
owing :openprice	1 3 6 4
owing :opinion	1 3 6 4
owing to	1 3 6 4
own	1 -31 2 24 4 -24 6 -30 7 -12 8 -54 11 -32
own $	2 8
own :building	2 -19
own :fee	5 2
own :place	2 1
own a	0 1
own expense	5 6
own kind	2 1
own_$	6 -39 7 -15 8 -21 10 2
own_house	0 2
owner	0 1 1 3 2 23 3 5 5 -17 6 -8 7 -18 8 10 11 -25
owner :codething	8 13
owner is	8 13
owner would	4 5
owner's	5 4
owner_$	8 4
owner_it's	1 4
owner_tenant	2 25
owner_who	8 1
owners	3 34 8 8
p	11 5
padlock	8 18
padlo…	8 17
page	7 -7
pages	10 5
paid	0 11 4 -22 5 -16 13 -5
paid :deadline	13 4
paid :income	13 -12
paid :number	13 -2
paid :openprice	0 1
paid :period	13 -18
paid :work	0 2
paid by	13 -16
paid four	13 -9
paid monthly	13 -12
paid_$	5 -4 13 -8
paid_by	13 -11
paid_month	13 1
paid_week	13 -18
paint the	4 5
painted	11 2
painted :nation	11 3
painted white	11 3
pair	1 22
pakis…	2 5
panels	7 12
paper	10 1
paper_$	5 3
papers	5 7
paperwork	0 14 5 25
paperwork $	5 12
paperwork ,	0 3
paperwork_$	0 15
paper…	0 14 5 25
parade	8 -10
pardoned:benefits	0 25
pardoned:children	1 94
pardoned:fee	5 96
pardoned:pets-blanket-ban	3 65
pardoned:protected-characteristic	2 88
parent_$	1 7
parents	1 56
parents :promise	1 3
parents of	1 16
paren…	1 56
park	1 -24 8 -23 10 4
park_$	1 -5 6 -2
park_garden	1 2
park_£#	5 -7
parking	0 -26 5 -7 6 -25 7 -16 8 -29 12 -16 13 -6 14 -2
parking ,	1 1
parki…	0 -29 5 -7 6 -26 7 -16 8 -5 12 -16 13 -6 14 -3
parole	8 1
parquet	3 1
parquet :room	3 1
parqu…	3 1
parsonage	2 4
parso…	2 3
part_$	5 5
part_deal	5 5
particulars	14 5
parties	6 18 9 19
parties ,	9 5
parties are	6 12
parti…	6 15 9 14 14 2
pass	2 13 3 8
passport holders	2 6
password	8 25
password :codething	8 18
password is	8 18
password_$	8 14
passw…	8 25
past	1 17
past the	1 13
patience	2 12
patie…	2 10
patter	1 5
patter of	1 5
patter_feet	1 6
patter_tiny	1 7
pavement	6 1
pavem…	6 1
pay	1 -4 3 -30 4 37 5 3 6 3 7 -4 8 -47 12 -46 13 38
pay $	0 -3 4 17 13 -23
pay ,	0 17
pay :advance	13 3
pay :burden	4 1
pay :money	1 7
pay :number	2 15 13 8
pay :seller	13 15
pay :writeto	13 17
pay ahead	13 5
pay for	5 12
pay me	13 15
pay the	4 9
pay £#	1 7
pay_$	0 9 4 2 6 2 13 -17
pay_clean	5 6
pay_deposit	6 9
pay_front	4 3
pay_month	13 7
pay_professional	5 2
pay_referenc	5 -5
pay_they	2 5
pay_we	13 3
pay_whole	13 18
pay_year	2 7 13 11
pay_£#	5 9
payable	5 26 13 6
payable by	5 15
payable_$	5 23
payable_you	5 7
payab…	5 26 13 14
payday	6 8
payers	13 26
payers $	13 11
paying	13 52
paying for	13 5
payment	0 19 5 39 13 59
payment :preferring	13 3
payment by	13 10
payment of	5 11
payment_$	5 3 13 36
payment_£#	5 8
payments	13 18
payme…	0 16 4 -21 5 41 6 -6 13 76
pays	5 10 7 7
payslips	13 5
payslips ,	13 10
paysl…	13 4
pcm	4 20 5 -35 6 -7 7 -11
pcm $	4 2 5 -12
pcm_$	4 5
pcm_£##	13 3
penny	7 22
pension	0 -45
pension ,	0 -27
pension_$	0 -3
pension_benefit	0 -6
pensi…	0 -57
people	0 11 1 -11 2 21 4 -16 5 -26 6 1 7 -7 8 -23 14 -26
people $	11 6
people :burden	0 -4
people :clocktime	2 15
people :deterring	0 -4
people :openprice	2 11
people :title	0 16 6 -36
people are	6 30
people from	2 16
people not	2 2
people who	0 16 6 -36
people with	2 6
people without	1 4
people_$	0 -11 2 -12 6 14
people_benefit	0 -31
people_hous	0 -4
people_other	2 3
people_people	0 -6
people_welcome	2 1
per	0 -15 4 7 5 -2 6 -4 7 11 9 12
per :clocktime	5 -5 9 8
per :holiday	5 -4 9 19
per :longperiod	13 2
per :period	4 4 5 -22
per cent	7 26
per month	4 17 5 -9
per night	5 -4 9 8
per_$	4 2 9 4
per_year	7 6
perfect	2 -3 7 17
perfect in	7 9
perfe…	2 -1 7 18
period	12 17
periodic	12 -36
periodic :feething	12 -21
periodic :fixed	12 -30
periodic tenancy	12 -21
periods	13 14
perio…	12 -39 13 6
permission	7 20
permission :negation	7 4
permission_$	7 5
permi…	0 -18 2 -4 5 -1 6 -3 7 11
person	4 35 6 27
person $	4 8
person :title	6 5
person who	6 5
person_$	6 16
person_you	6 3
persons	0 5 2 9
perso…	0 17 2 9
persuasion	2 23
persu…	2 23
pet	0 -25 1 -23 2 -41 3 22 4 -18 5 10 6 -20 9 2
pet $	3 -4
pet ,	3 4
pet :fee	5 11
pet :feething	3 1
pet :offerdeal	3 23
pet :payer	3 36
pet :seller	3 4
pet :welcoming	9 4
pet applications	3 4
pet fee	5 7
pet free	3 23
pet friendly	9 4
pet owners	3 13
pet_$	3 32
pet_good	3 -12
petless	3 40
petless :person	3 19
petle…	3 40
pets	2 -44 3 59 4 -43 6 -56 7 -46 8 -51 11 -34 14 -29
pets $	0 4 1 9 3 23
pets :clocktime	3 2
pets :fairness	3 -7
pets :negation	3 46
pets :openprice	3 8
pets :payer	3 -24
pets :ranking	3 -5
pets allowed	3 8
pets aren't	3 16
pets considered	3 -4
pets in	9 1
pets not	3 4
pets ok	3 -2
pets ourselves	3 -18
pets_$	2 -10 3 21
pets_=	3 3
pets_nah	3 3
pets_our	9 2
pets_problem	3 -21
pets_£#	5 8
petts	3 20
phase	6 9
phase :number	6 7
phase :spelled	6 7
phase_$	6 2
phon_$	6 7
phone	1 -3 6 7 8 -13
phone :online	14 -1
phone has	6 9
phone's	6 3
phone_##	14 2
phone_$	6 3 14 6
phone_hot	6 2
phone_stopp	6 11
phones	6 16
phones are	6 13
phone…	6 3
photo	11 62
photo $	11 8
photo has	11 1
photo_$	11 27
photo_from	11 20
photo_room	11 7
photograph $	11 4
photograph_$	11 -6
photographed	11 4
photographs	2 -12 6 -6 11 41
photographs $	11 8
photographs are	11 25
photography	11 21
photos	1 -16 2 -35 4 -2 6 -14 7 -29 8 -4 11 49
photos ,	14 2
photos :photo	11 -9
photos are	11 28
photos for	11 13
photos show	11 -11
photos than	11 1
photo…	2 -35 6 -25 8 -14 11 71
physi…	7 5
pic	11 16 14 3
pic_$	11 13 14 3
pick	2 16
pick_$	2 4
pics	2 -10 11 97
pics :deadline	11 10
pics :negation	11 9
pics :openprice	11 7
pics are	11 43
pics_$	11 1
pictur_get	11 -14
pictur_house	11 3
picture	1 2 11 28
picture :number	11 15
picture :spelled	1 8 11 23
picture_$	1 7
pictured	11 13
pictures	1 -9 2 -24 6 -41 7 -17 8 -8 11 48
pictures :accepting	11 3
pictures :photo	11 2
pictures :spelled	11 -1
pictures were	11 5
pictu…	2 -72 4 -5 6 -23 7 -45 8 -53 11 78
pier_$	8 9
pinch	11 14
pinch of	11 15
pinch_$	11 3
pinch_salt	11 15
pip	0 32
pip ,	0 1
pip :openprice	0 8
pip or	0 8
pip_any	0 5
pip_esa	0 8
pix	11 27
plac_$	3 3
place	0 -18 1 27 6 -24 7 6 10 -10 11 25 13 6
place $	1 13 7 -16
place :codething	8 13
place :openprice	7 10
place :opinion	7 10
place :spelled	7 17
place at	7 17
place for	1 31
place is	8 13
place of	13 5
place to	7 10
place_$	1 4 6 -8 7 21 11 8
place_live	7 13
placed	3 3
places	14 1
plan	11 -40 14 8
plan $	14 1
planning	6 -8 7 24
planning for	7 11
plann…	6 -17 7 33
plant	1 14 8 8
plant ,	1 7
plant :room	8 3
plant room	8 3
plant…	8 13
plates	5 12
plates $	5 10
please	0 15 1 25 2 39 3 13 4 18 5 2 6 -27 7 -99 8 4 9 -22 12 -16 13 7 14 -3
please $	0 5 2 16 5 1 13 18
please ,	1 15 2 5
please :asking	3 -9 4 4
please :councilpay	2 11
please :deterring	4 4
please :jobless	2 11
please :negation	0 5 3 2 6 -20
please :paying	5 4
please be	0 8 8 10
please budget	5 9
please don't	0 5 3 5 6 -18
please note	11 7
please respect	1 2
please state	2 11
please_#	1 5 2 1
please_$	0 -12 2 17 3 1 6 -4 8 8
please_ask	3 34
please_before	3 2
please_first	13 3
please_if	0 1
please_landlord	2 2
please_quiet	8 11
please_rent	4 1
please_your	2 6 3 1
plot	6 4
plot #	6 11
plot :number	6 10
plot_$	14 11
plus	5 19 12 6
plus :longperiod	12 9
plus :number	12 8
plus :spelled	12 9
plus vat	5 3
plus_$	5 11 12 8
plymo…	7 2
pm	4 16
pm :openprice	4 13
pm_$	4 13
poa	4 44 14 -5
poa $	4 21
poa ,	4 7
pocket	7 12
pocket $	7 12
pod	9 13
point	6 1 8 -2 12 5
point of	6 6
point_$	6 4
pointless	0 7
point…	0 17
policeman	8 8
policy	3 1
polic…	8 8
polish :person	2 5
polit…	2 19
pool	1 -6 11 5
pool in	11 8
pop	1 3
pop in	1 4
port	1 -3
port $	1 -3
portal	10 1
portal ,	10 1
portals	6 2
porta…	6 1
porter	8 3
porter ,	8 2
porter_$	8 8
possible	12 9
possi…	7 6 12 9
post	11 5
post_$	8 2
postcode	8 12
postc…	8 20
pot	8 1
pound	5 29
pounds	5 40
power	7 5
power :openprice	7 7
power :opinion	7 7
power to	7 7
power_$	7 6
practis_$	2 3
practising	2 20
practising :faith	2 18
pract…	2 26
prams	1 17
prams and	1 2
prayer	2 6
preda…	11 6
prefer_$	1 14
prefered	1 5
preference	0 10 2 8
preference ,	0 3
preference :codething	0 4
preference :openprice	2 1
preference :opinion	2 1
preference is	0 4
preference to	2 1
preferred	0 11 2 46
preferred $	0 2 2 14
preferred ,	2 23
preferred :bid	0 2
preferred :childless	0 2
preferred over	0 2
prefe…	0 26 1 13 2 60 4 -14 6 -12 7 -20
pregnancy	2 2
pregnant	2 30
pregnant ,	2 12
pregn…	2 41
premium	0 3
premi…	0 1
prepared	4 12
prepared :openprice	4 12
prepared :opinion	4 12
prepared to	4 12
prepay	13 39
prepay :number	13 14
prepay_$	13 9
prepay_month	13 14
prepayment	13 9
prepa…	4 5 13 43
pres_##	8 7
pres_bed	10 4
pres_then	8 7
pres_two	10 4
presbyterian	2 9
presbyterian_$	2 18
presb…	2 14
present	11 15
prese…	11 14
press	8 25 9 -7 10 3
press c	8 7
prettier	7 13
prettiest	7 4
prett…	7 31
previou_was	8 13
previou_were	8 1
previous	2 -9 3 -25 8 17 10 5
previous :person	3 -23 8 19
previous tenant	8 13
previous tenants	3 -2
previously	10 16
previ…	2 -2 3 -25 8 17 10 33
price	4 69 6 31 7 26 8 -18
price $	2 4 6 -6 7 12
price :accepting	4 1
price :burden	4 10
price :deadline	6 1
price :deterring	4 5
price :fixed	6 6
price :openprice	4 7
price :return	6 3
price :tribunalrent	6 3
price on	4 10
price £#	6 2
price_#	6 8
price_$	4 26
prices	6 1 7 3
prices :place	7 8
prices here	7 8
primary	1 -6 7 3 8 -2
primary $	7 3
prima…	1 -7 7 1 8 -3
print	6 11
print_$	6 12
priority	2 18
priority $	2 16
prior…	2 21
prison	8 24
pritchard	14 6
pritc…	8 15 14 6
private	0 14 2 -9 4 12
private :person	0 15
private_$	0 13 2 -4
private_only	0 13
priva…	0 14 2 -10 4 24
proba…	4 2
problem	0 -10 1 -8 3 -27
problem $	3 -19
problem_$	0 -4
problems	2 8
problems $	2 3
probl…	0 -20 1 -27 3 -31
processing	5 1
proce…	5 4 6 3
professional	2 7 5 9
professional :demand	0 9
professional :feething	0 -12 5 14
professional :sex	0 2 2 20
professional female	2 8
professional_$	2 2
professional_want	0 12
professionally	0 -3
professionals	0 20
professionals $	0 4
profe…	0 23 1 -15 2 5 4 -6 5 16 6 -20 8 -39 11 -1 13 -28
profit	7 21
profit_$	7 17
prohibit_$	3 10
prohi…	3 28
proje…	13 4
promise	7 5 11 6
promise the	7 9
promise_$	7 -3
promise_will	7 11
promises	11 4
promi…	11 22
prompt	6 13
prompt_$	6 13
proof	7 14
proof $	7 8
proof_$	7 1
proper	0 11 8 -2
proper_$	2 -2
properly	8 14
properties	6 10
property	1 3 3 4 10 14
prope…	3 12 6 6 7 -18 8 5 10 13
proposals	4 30
propo…	4 49 11 7
prote…	2 7 5 5
puppies	3 4
puppi…	3 4
purchaser	7 5
purch…	7 19
purposes	11 7
purpo…	11 17
purse	4 3
push	8 10
push :number	8 9
pushchair_$	1 9
pushchairs	1 13
pushc…	1 19
put	1 -2 2 -6 3 -21 4 49 6 -9 7 10
put :advance	4 10
put down	13 21
put forward	4 10
put it	6 -4
put the	6 1
put you	4 3
put your	4 5
put_front	4 3
put_list	7 3
put_month	4 4
put_rent	0 4
puts	1 1
puts_$	1 1
quality	7 14
quali…	7 14
quarter	13 33
quarter :period	13 4
quarter's	13 2
quarter's :return	13 3
quarter_$	13 21
quarter_advance	13 2
quarterly	13 23
quart…	0 -6 4 -27 7 -4 8 -14 13 64
quay	3 7
quay ,	3 7
queer	2 9
question	3 11 7 2
quest…	3 9 6 -1 14 4
queue	6 21
queue_$	6 11
queuing	6 17
queui…	6 17
quick	2 -10 6 26
quick $	6 24
quickest	7 4 14 6
quick…	7 11 14 6
quid	5 39
quid for	5 16
quid_$	5 10
quiet	1 22 6 -10 7 -13
quiet $	8 1
quiet_so	1 2
quieter	7 7
quietest	7 4
quiet…	7 25
quines	2 19
quote	0 1
quoted	4 24
rabbit_hamster	3 7
rabbits	3 20
rabbi…	3 20
race	2 -18 6 21
race ,	2 -6
race :openprice	2 -11
race or	2 -11
race_$	2 -19 6 18
race_religion	2 -8
race_sex	2 -8
rail	3 9
rail $	3 10
rails	11 -6
rainbow	2 19
rainb…	2 19
raised	1 -4
rapid	6 7
rarely	6 1
rarer	6 11
rarer than	6 11
rate	4 4
rates	9 7
rather	2 13 5 3 6 -6
rather a	5 10
rather not	8 1
rather than	0 13 11 1
rather you	2 11
rather_$	8 5
re	12 8
re_$	12 8
reach	7 2 13 5
reach :online	13 7
reach :opinion	13 7
reach :payer	13 8
reach :seller	13 8
reach :writeto	13 7
reach us	13 7
reach…	14 1
read	6 9 7 -10
read this	6 19
read_$	6 12
reader	6 3
reading	6 25
readi…	6 22
ready	6 -1 13 13
ready_$	6 -2
real	11 51
real :person	11 18
real ones	11 18
real_$	11 27
reason	3 -14 8 5
reason $	3 -8
reason for	8 11
reason_sale	8 11
reasonable	4 4
reaso…	4 3
receipt	0 10 5 9
receipt of	0 15
receipt_$	0 3
recei…	0 16 5 15
recently	10 2
recen…	10 2
recipients	0 6
recip…	0 6
recommended	6 8
recom…	6 11
record	11 6
record $	11 3
recovering	8 23
recov…	8 25
red	6 11
red :demand	6 1
red :newness	6 1
red hot	6 1
red kites	7 1
redecorat_$	1 6
redec…	1 11
reduced	4 -11
reduc…	4 -6
referenc_$	0 8
referenc_inventory	5 -12
referenc_£#	5 2
references	5 -31 6 -6 13 18
referencing	4 -10 5 16
refer…	0 1 2 -15 4 -35 6 -32 7 -34 8 -28 13 34 14 -17
refle…	4 2
refs	5 19
refs ,	5 11
refundable	5 12
refun…	5 15
refur…	5 7
refuse	1 -24
refuse a	3 -7
refuse_$	3 2
refused	0 -12
refused for	0 -9
refus…	0 -1
region	4 13 7 1
region of	4 13 7 1
region_$	7 5
region_month	4 3
region_£##	4 4 7 4
registration :fee	5 1
regis…	2 11 7 -6 14 -12
regret that	8 2
regrettably	0 1
rehab	8 5
rehome	3 24
rehome_before	3 21
release	6 4
relea…	6 17
reli_$	11 2
relied	11 11
religion ,	2 -13
religion_sex	2 -3
rely	11 16
rely :burden	11 7
rely :deterring	11 7
rely on	11 7
rely_$	11 10
rely_them	11 12
remain	7 3
remain_$	2 6
remains	2 5
remai…	2 5
reminder	5 2
remin…	5 2
renew…	5 8
rent	0 3 1 -41 2 -41 3 -34 4 63 6 -29 7 -65 8 -29 9 -2 10 -22 11 -73 12 -17 13 58 14 -80
rent ##	5 7
rent $	5 10 6 1 8 14 13 -2
rent ,	4 18 5 21
rent :absolute	13 3
rent :advance	4 -5
rent :burden	4 1 13 1
rent :clocktime	4 15 13 10
rent :codething	4 4 7 -43 13 11
rent :councilpay	13 -1
rent :deadline	4 -20 13 1
rent :demanding	4 -19 13 18
rent :deterring	13 1
rent :holiday	4 -3
rent :longperiod	13 8
rent :money	4 -28 5 -15 13 -32
rent :newness	13 12
rent :number	5 15
rent :openprice	2 2 4 9 5 -21 6 -18 12 1
rent :opinion	2 14 4 1 13 12
rent :payer	13 -2
rent :paying	13 7
rent :period	4 -3
rent :preferring	0 8
rent :promise	0 2 4 10 7 -5
rent :spelled	13 15
rent :time	13 16
rent :urgency	13 4
rent ahead	13 -2
rent as	13 -3
rent at	13 12
rent before	13 1
rent by	4 21 9 1
rent came	0 11
rent every	13 3
rent for	13 23
rent from	4 11
rent holds	5 14
rent in	4 -7 13 24
rent is	4 5 7 -41 13 11
rent may	0 3
rent neg	4 6
rent negotiable	12 3
rent of	5 -8
rent on	4 2
rent paid	13 -1
rent payment	13 7
rent than	7 1
rent this	0 4
rent to	2 15 13 15
rent up	4 -15
rent will	4 17
rent £#	4 -16 5 -6 13 -6
rent £##	4 -7
rent's	4 -7
rent's fair	1 1
rent_#	4 10 13 44
rent_##	4 11
rent_$	0 -19 4 -9 10 -8 13 -2 14 -13
rent_advance	13 -17
rent_after	4 21 13 -18
rent_but	5 2
rent_by	0 39 13 -3
rent_close	4 4
rent_collect	13 5
rent_come	0 8
rent_council	0 12
rent_cover	0 1
rent_deposit	13 -1
rent_due	4 -2
rent_four	13 -10
rent_from	0 22 4 -5
rent_given	4 3
rent_hand	13 10
rent_house	5 4
rent_i'd	1 1
rent_lady	13 10
rent_monday	6 6
rent_month	4 -39 5 -30 13 -17
rent_more	1 2
rent_negotiable	4 15
rent_no	5 9
rent_not	4 -7 13 5
rent_once	13 -12
rent_only	4 10
rent_out	0 2
rent_paid	13 -13
rent_pay	0 -3
rent_pcm	4 -36
rent_quarter	13 23
rent_rent	4 -8
rent_request	4 11
rent_room	7 5
rent_say	13 12
rent_sign	13 -7
rent_suit	4 7
rent_taken	13 8
rent_term	13 17
rent_up	6 2
rent_viewing	4 1
rent_want	1 1
rent_we	4 1
rent_week	13 -24
rent_whatever	4 17
rent_while	5 9
rent_would	0 -2 4 7
rent_you	4 15
rent_your	13 13
rent_£#	1 1 4 -5 5 -10
rent_£##	4 -28
rental	4 20 7 15 9 15 10 19 13 20
rental :bid	4 8
rental :income	7 3
rental :nearby	10 5
rental :newness	10 5
rental :openprice	4 2
rental :place	10 5
rental :return	7 8 10 4
rental :tribunalrent	10 5
rental income	7 3
rental market	10 5
rental_#	9 3
rental_$	13 5
rentals	14 15
rentals $	14 7
renta…	14 13
rented	2 7
rented :openprice	2 1 6 2
rented :opinion	6 2
rented to	6 2
renter_$	0 10
renters	0 9
rente…	0 9
rents	4 24 7 21 13 30
rents :ranking	4 17
rents are	13 2
repairs	8 -15
repai…	8 -18
repeated	6 13
repeated $	6 8
repea…	6 7
repla…	8 -4
report	5 4
repre…	11 11
republican	2 20
republican_$	2 9
republicans	2 9
repub…	2 37
request	4 14
request $	4 5
reque…	4 8
required	2 15 5 17
required $	2 2
requi…	2 10 5 13
reservation	5 3
reserve	4 3 6 27
reserve it	6 6
reserved	6 6
reser…	4 8 6 42 13 21
residence	1 4
residents	2 6
resid…	0 -1 5 -2 6 -28 8 -8
respect	1 4
respect that	1 4
respect_$	1 5
respe…	1 1
response	6 2
responsibility	11 4
respo…	6 16 11 16
rest	2 4 4 7 14 2
rest $	14 5
rest_$	2 6
retired	0 -26 2 -2 8 24
retired :jobname	8 8
retired policeman	8 8
retirement	1 -22
retir…	0 -35 1 -20 2 -26 8 14
returnable	5 16
returnable :money	5 12
returned	5 2
retur…	5 30
rich	7 30
rich_$	7 5
right	3 -11 6 19
right ,	6 7
right :hiding	6 5
right :person	4 16
right :time	6 2
right now	6 2
right person	4 9
right_$	4 15 6 14
right_rent	4 -2
right_you	6 4
ring	6 11 14 27
ring ##	14 2
ring :number	14 2
ring :ranking	8 8
ring the	1 4
ring_##	14 8
ring_$	6 8
ring_bell	1 4
ringing	8 4
ringi…	8 4
rm	2 30
rm ,	2 6
rnt	13 26
road	1 -9 2 16 4 -3 7 -21 10 -3
road $	2 11 7 -31
road with	2 6
road_$	7 -8
road_you	2 21
roll	6 13
roll_$	6 2
roll_tenancy	12 -11
roma	2 21
romanians	2 11
roman…	2 5
roof	7 17 8 9
roof $	7 13
roof and	10 4
roof_$	10 2
room	1 -65 2 23 3 -21 6 11 7 -7 8 10 11 16
room #	11 13
room ,	2 -2
room :codething	2 5
room :deterring	11 2
room :losing	6 1
room :number	2 5 11 13
room :promise	6 1
room :spelled	8 5
room and	8 12
room going	6 1
room in	2 4
room is	2 6
room will	6 1
room with	3 -2 8 13
room's	8 2
room_$	1 -9 2 3 4 10 6 -27 7 -43 11 19
room_about	6 1
room_all	8 2
room_house	6 8
room_look	11 9
room_only	2 1
room_rent	6 2
room_room	8 2
room_your	7 3
room_£#	4 19
rooms	2 12 4 30 8 -10 11 16 14 5
rooms ,	4 2
rooms :accepting	11 3
rooms :clocktime	4 15
rooms :deadline	11 2
rooms :openprice	4 15 11 3
rooms from	4 16
rooms may	11 2
round	1 13 4 16 6 20 8 14
round ,	6 13
round :place	7 2
round :time	6 19
round here	7 2
round the	1 3
round_$	6 3
rover	3 25
rug	1 3
ruin	1 5
rul_$	2 10
rul_out	2 10
rul_sho	5 1
rule	3 1
rules	2 6 3 -16 5 21
rules $	5 12
rules are	5 1
rules you	2 11
run	1 10 6 10 12 1
run $	6 27
run :clocktime	12 7
run :codething	1 6
run a	0 3
run_$	1 9
running	6 11
running :absence	6 2
running :fee	7 7
running :paying	7 7
running :refusing	6 2
running costs	7 7
running out	6 2
runni…	6 11
runs	8 -23
rye	7 4
rye $	7 4
s	3 12 11 5
sad	6 1
sadly	3 5 8 12
sadly ,	8 4
safe	7 5
safe :number	8 6
safe_$	7 5 8 1
safer	7 14
safer :nearby	7 2
said	6 -1 7 -6 8 -3
said :negation	3 9
said :spelled	3 10
said no	3 10
sake	4 7
salari_$	0 5
salaried	0 30
salaried :person	0 19
salary	0 19
salary $	0 6
salar…	0 37 2 -2
sale	6 -8 7 -37 8 22 10 54
sale $	10 9 14 6
sale ,	8 14
sale :codething	8 2
sale :deadline	10 9
sale :openprice	2 15
sale :opinion	2 16
sale is	8 2
sale to	2 16
sale_$	6 -17 10 8
sales	8 8
sales ,	8 2
salford	6 18
salford $	6 9
salfo…	6 18
salt	11 10
salt $	11 3
same	0 -41 1 -56 2 5 4 -53 5 -44 6 -48 7 -30 8 13 11 23 13 -22
same $	11 22
same :openprice	14 6
same :sex	2 8
same :title	14 7
same as	8 20
same name	14 7
same sex	2 8
same_$	0 -32 6 -12 7 -29
same_coupl	2 2
saturday	4 8
saturday $	4 13
satur…	4 7
save	0 9 2 3 3 22
save :disclaimer	0 8 3 2
save :money	6 1
save :payer	0 6 3 2
save themselves	2 1
save yourself	0 5 3 2
save £##	6 1
save_bus	0 6
save_trip	3 2
savings	13 5
savin…	13 5
saw	6 3
say	0 -9 1 3 2 22 4 12 7 32 13 18
say ,	7 15
say :burden	4 4
say :negation	0 -4 2 4 4 1
say :spelled	0 -4 4 1 7 12
say it	1 7
say no	0 -3 4 1
say yes	6 15
say_$	1 7 2 18 4 25
say_but	2 9
says	2 5 7 2 8 -10
says $	4 -8
says_we	1 1
scan	14 23
scheme	5 -11
school	0 -12 1 47 2 -28 4 -4 6 -5 7 3 14 -11
school $	7 9
school :age	1 15
school :childless	1 14
school :openprice	1 4
school :urgency	1 24
school age	1 11
school run	1 25
school_$	1 29 8 -3 14 -2
school_first	7 4
school_shop	7 3
schools	7 12
schools ,	7 18
schoo…	7 18
score	13 8
score_$	13 7
scram…	6 3
screen	6 2
screen $	6 4
scroll_$	1 7
scrolling	1 8
scrol…	1 8
scroungers	0 2
scrou…	0 2
sea	7 29 9 8
sea $	9 7
sea_$	7 14
sealed	4 30
sealed :bid	4 19
sealed bids	4 16
search	2 1 14 5
search_$	2 7
season	2 3 9 29 13 12
season $	2 4
seat	7 20
sec	5 18
second	2 -34 6 37 8 5 13 5
second :burden	6 4
second :deterring	6 2
second :openprice	7 18
second :opinion	7 18
second to	7 18
second_$	6 7
second_none	7 18
secure	0 3 6 16
secures	5 4
security	5 3 8 6
security_week	5 8
secur…	5 20 8 5
see	0 -27 1 -13 4 8 5 8 6 9 7 -6 8 -2 13 -16 14 21
see :burden	14 1
see :condition	6 -2
see :negation	6 2
see :spelled	6 2
see it	6 -5 7 -21
see more	14 1
see no	6 2
see the	11 8
see_$	0 -7 2 -16 5 7 7 -5 11 15 14 15
see_get	6 2
see_pictur	11 -15
see_rent	6 6
seeing	10 5 13 9
seen	6 7 7 5 10 8
seen it	10 6
seen_$	10 4
sees	7 11
sees_$	6 2
self	0 -16 9 27 13 24
self :work	0 -35 13 25
self employed	0 -29 13 25
self_$	13 12
sell	2 29 7 4 10 3 12 11
sell :openprice	2 16
sell :opinion	2 15
sell to	2 16
sell_$	2 21
sell_my	8 11
sell_we	6 3
seller	11 3
selle…	6 6
selling	6 7 8 10
selling :condition	8 7
selling :openprice	2 8
selling :opinion	2 7
selling because	8 7
selling to	2 8
selli…	6 7 8 10
semi	3 3 10 20
semi ,	10 1
semi in	3 4
semi with	10 7
semi_$	10 22
semi_drive	10 6
send	4 -3
september	6 -28 8 -8 12 32 13 11
september $	6 -9 12 12
september_$	12 4
septe…	6 -28 8 -8 12 32 13 11
serio…	6 9
servic_$	8 -18
service	5 7 7 9
serviced	8 -28
servi…	5 19 8 -33 13 -8
set	4 35 5 16
set $	1 7
set :deadline	0 9 5 7
set :demanding	0 9 5 8
set :openprice	0 9 5 7
set :period	4 4
set :rent	4 6
set :return	4 6
set :spelled	4 7
set by	8 -11
set of	7 12
set rent	4 6
set up	0 9 5 8
set_$	4 22 6 13 8 -12
set_you	8 -4
settle	13 33
settle the	13 24
seven	7 -36 14 27
seven $	14 2
seven ,	8 5
seven :absolute	14 9
seven :burden	14 13
seven :number	14 25
seven :return	14 13
seven :spelled	14 22
seven double	14 13
seven seven	14 21
seven_double	14 12
seven_nine	14 3
seven_oh	14 2
seven_zero	14 9
seventy	8 11
seven…	8 17
several	6 -18
several :demand	6 -17
several_$	6 -12
sever…	6 -18
sex	2 11
sex ,	2 -3
sex :childless	2 4
sex :person	2 4
sex couples	2 4
sex_not	2 2
shall	13 -3
shall :seller	0 6
shamp…	5 4
shan't	0 6
share	2 1 6 -2 8 1
share_$	2 5
shared	7 -3
shared :feething	1 2
shared :room	2 3
shared bathroom	2 7
shared garden	1 2
sharers	1 -42 2 -13
sharers ,	1 -23
share…	1 -42 2 -14
she'll	1 1 8 1
she's	3 2 8 32
she_her	2 5
shelf	6 19
shelf $	6 4
shelf_$	6 5
shift	6 38
shift_$	6 13
shoes in	5 1
shoot_$	8 4
shops	7 12
shops ,	7 16
short	1 -22 2 -19 7 -16 9 4 12 27
short :disclaimer	12 19
short :writeto	12 19
short hold	12 19
short_only	9 8
shorter	12 4
shorthold	12 49
shorthold :feething	12 21
shorthold :fixed	12 29
shorthold tenancy	12 21
short…	0 1 12 70
shot	6 16 11 2
shot :spelled	6 15
shot at	6 15
shots	11 21
should	1 2 4 11 6 -14 7 -7 8 6 11 3
should :asking	8 17
should :councilpay	4 2
should :deterring	2 7
should :jobless	4 2
should :wanting	1 6 3 3
should be	11 7
should know	8 4
should state	4 2
should_$	1 13
should_elsewhere	1 4
should_they	4 2
shouldn't	2 15
shoul…	2 14
shout	6 11 14 7
shout_##	14 7
show	0 2 6 -41 8 9
show $	8 19
show :building	11 6
show :number	0 10
show the	11 -9
show_$	5 13
show_room	11 7
shower	3 -11
shown	4 10 5 6 6 -16 11 19
shown $	11 1
shown :codething	4 20
shown is	4 20
shows it	11 2
shut	8 17
shut :openprice	8 1
shut_$	8 3
shut_so	8 4
shut_you	8 21
shy	4 9
shy :openprice	4 3
shy about	4 3
side	2 -7 8 25 9 -4
side :feething	8 10
side :keything	8 4
side :room	8 11
side gate	8 1
side_$	2 -29 8 16
sight	3 7
sight $	3 8
sighted	2 3
sight…	2 3
sign	5 5 12 10 13 10
sign :deadline	5 4
sign :demanding	5 5
sign :openprice	5 5
sign for	12 6
sign up	5 5
sign_$	0 6 12 20
sign_rent	13 14
sign_week	6 8
signal :codething	14 -4
signal is	14 -4
signal_$	14 2
signed	6 -17 12 -10 13 -38
signed $	13 -8
signed ,	13 -18
signing	12 14
signing $	5 2 13 -15
signing :burden	0 13 12 8
signing :deterring	0 14
signing on	0 14
signi…	12 14
signs	0 17 6 9
signs :burden	0 17
signs :deterring	0 17
signs on	0 17
sikhs	2 3
similar	0 12 11 25
similar $	0 4
similar_$	11 6
simil…	0 12 11 25
simple	14 -5
simply	7 40
simply :negation	1 2 7 6
simply the	7 23
since	0 -27 2 4 4 -5 6 20 8 39 11 34
since $	11 10
since ,	11 3
since :deadline	8 4
since :spelled	11 3
since :time	11 3
since :title	8 3
since breakfast	6 30
since the	2 3 8 16
since then	11 3
since_$	6 16 7 11 8 27 11 7
single	1 6 6 -10 7 23
single :sex	2 9
single_$	7 9
sink_kitchen	2 7
sinks	2 7
sinks in	2 7
sinn	2 23
sinn fein	2 23
sinn_voter	2 13
sisters	2 18
siste…	2 18
sit	6 13
site	0 -12 1 -20 2 -11 6 -31 7 -5 8 -18 14 -54
site $	6 -2 14 -22
site ,	14 -1
site_$	14 -8
sits	8 8
six	0 4 1 -26 2 -34 12 2 13 -10
six $	12 6
six :burden	12 9
six :period	0 4 13 -15
six :spelled	12 7
six months	0 11 13 -6
six weeks	5 1
six_ast	0 5
six_six	12 9
sixteen	1 20
sixte…	1 21
sixty	6 1
sixty_$	6 1
skates	6 4
skates :burden	6 4
skates :deterring	6 4
skates on	6 4
skies	7 13
skye	9 6
skyli…	8 2
skype	14 20
skype_$	14 12
slash	14 15
slash_$	14 4
slate	10 3
slate :room	10 4
slate :rulesplace	10 4
slate roof	10 4
sleep	1 13 8 3
sleep_$	9 6
sleeps	8 1 9 19
sleeps :number	8 -13 9 19
sleeps :spelled	9 10
sleeps in	8 3
sleep…	1 7
slip	6 16
slip_your	6 4
slips	0 3
slots	1 3 6 13
slots :absence	6 5
slots :hiding	6 5
slots :scarcity	6 5
slots are	1 6
slots left	6 5
slowly	8 1
slowly $	8 1
small	1 6 3 7 5 7 7 -13 11 -11
small ,	3 8
small :child	1 -18
small :feething	6 2
small :person	1 5
small :room	8 8
small children	1 -12
small_out	0 4
small_which	6 2
smoke	8 -42
smokers	2 -19 3 4
smokes	8 6
smoke…	2 -19 3 4
smoking	2 -7 3 3
smoking $	3 8
smoki…	2 -7 3 3
snapped	6 4
snapped :deadline	6 5
snapped :demanding	6 5
snapped :openprice	6 5
snapped up	6 5
snapp…	6 4
snaps	11 26
sniffing	6 2
sniffing :nearby	6 1
sniffing round	6 1
sniff…	6 2
snooze	6 11
snooze you	6 6
snooze_$	6 8
snooze_lose	6 12
snow	6 12
snow :deadline	6 15
snow off	6 15
so	1 2 3 4 4 -25 5 -51 6 28 7 -27 8 49 9 -31 11 4 12 -16 14 -32
so $	2 18 7 2
so ,	2 7
so :absolute	2 1 7 -9
so :advance	6 21
so :child	1 12
so :codething	6 4
so :demanding	6 -25
so :losing	6 -14
so :negation	2 14 7 -32 8 15 11 9
so :number	8 19
so :onlyword	3 1
so :openprice	0 3
so :opinion	1 7 6 -19
so :payer	1 25 3 5 6 -5
so :pet	3 37
so :phone	6 2
so :seller	1 5 6 -37
so :spelled	1 -3 3 -1 8 30
so :superlative	3 3
so :welcoming	6 19 8 21
so :work	6 7
so :writeto	6 29
so a	6 9
so be	6 12
so bring	6 4
so come	6 11
so does	13 3
so don't	2 6 6 13 11 7
so expect	6 -5
so far	7 1
so first	6 1
so get	6 36
so much	7 1
so no	8 7
so nothing	3 3
so on	1 1
so one	8 6
so pets	3 22
so please	8 24
so that	8 -4
so the	8 12
so we	1 8
so we're	8 9
so we've	1 3
so well	7 9
so what	0 3
so you	6 -18 8 18
so_$	0 -8 1 -1 2 19 6 42 8 7 14 -4
so_about	6 -6
so_after	6 -23
so_app	2 3
so_bill	13 3
so_bonfir	8 3
so_can	8 10
so_claim	6 7
so_come	6 -3
so_don't	6 -4
so_empty	8 9
so_fami	1 16
so_fast	6 3
so_first	6 8
so_form	6 2
so_have	3 6
so_how	4 6
so_kind	0 3
so_know	13 7
so_matter	6 2
so_our	13 3
so_out	1 6
so_quiet	8 11
so_ring	8 14
so_tenant	0 16
so_time	6 -17
so_tiny	1 4
so_twice	6 4
so_would	1 9 2 -4
so_your	6 4
so_yourself	8 2
so_yourselv	6 8
social	0 11
social $	0 4
sofa	1 -12 4 -11 5 5 7 2
sofa ,	8 1
sofa :openprice	11 1
sofa and	5 6
sofa_beds	5 7
sofa_£#	5 6
sold	6 6
solicitor	5 12
solicitor_$	0 1
solicitors	0 1
solic…	0 12 2 -4 5 14
some	11 32
some :demand	6 5
some :person	6 5
some people	6 5
somebody	4 20 6 11 7 -6 13 -17
somebody :losing	1 5 6 14
somebody :title	4 5
somebody else	6 15
somebody else's	1 3
somebody who	4 5
somebody who'd	4 5
somebody_$	1 1
somebody_about	6 2
someb…	4 20 6 6 7 -10 13 -17
someone	4 8
someone :losing	6 13
someone else	6 6
someone's	6 8
someone_wage	0 1
someo…	4 4 6 9
something	0 14 3 6 4 3 5 1
something :opinion	0 4
something :payer	0 7
something :seller	0 7
something for	5 2
something we	0 4
somet…	0 12 3 5 4 2 6 -2
somewhere	1 19 2 7 4 32
somewhere :losing	1 23 2 2
somewhere else	1 23 2 2
somewhere in	4 19
somewhere_$	1 27 2 6
somew…	1 19 2 7 4 32
soon as	6 3
sooner	1 9 2 13
sooner :accepting	1 6
sooner have	1 6
sooner_$	2 7
sooner_than	1 8
sorry	0 11 1 12 2 26 3 11 4 -11 5 12 6 -25 7 -31 12 7
sorry $	2 1
sorry ,	1 4 2 12 3 -6 5 9
sorry :negation	3 1
sorry :person	0 3
sorry :spelled	1 1 3 2
sorry folks	0 3
sorry no	1 1 3 2
sorry_$	3 4 5 10
sorry_children	1 2
sorry_dads	1 10
sorry_dss	0 7
sorry_mums	1 10
sort	2 -13 4 -3 6 1
sort $	0 3
sought	0 15 2 8 6 -5
sought for	0 3 2 5
soul	7 7 8 18
sound_$	2 12
south	7 -12
space	8 -4
spaciou_bed	0 3
spacious	0 3
spacious :number	0 3
spaci…	0 3
spain	8 14
spain :clocktime	8 4
spani…	3 2
spare	6 13 8 38
spare :keything	8 11
speaker_$	2 5
speakers	2 4
speak…	2 10
spend	9 15
spirit	2 6
split	5 9
split_tenant	5 3
spotless $	7 1
spring	6 -18 8 -2 12 18 13 15
spring :hiding	7 1
spring :utility	7 1
spring and	13 3
spring water	7 1
square	8 -3
squeaks	3 10
squea…	3 10
ss	0 5
st	1 -4 6 -17 8 -36
stables	10 1
stabl…	10 1
stage	1 10
stair	2 -1 9 -31
stair_$	2 -2
stair_no	2 6
stair_steep	1 7
stairs	1 4 2 -1 8 -4
stairs $	2 -9
stairs ,	2 -4
stairs are	1 6 2 12 8 -7
stairwell	1 8
stairwell $	1 11
stair…	1 2 2 -9
stamford	2 6
stamf…	2 6
stampede	6 17
stampede $	6 1
stamp…	6 17
stand	13 4
standard	12 13
standard :fixed	12 15
standing	4 -21
standing order	4 -14 5 6
stands	8 7
stands :absence	8 10
stands empty	8 8
stand…	4 -30 6 -3 12 7
star	8 13
star_$	2 7
start	4 12 6 -23 12 6
start :spelled	4 15
start at	4 15
start_##	4 12
start_$	4 10
start_month	4 6
start_£#	4 15
started	8 1
starter	3 4
starting :spelled	4 12
starting at	4 8
start…	3 2
state	0 21 4 7 13 -10
state the	0 -2 4 11
state your	2 12
state_rent	4 8
state_would	4 8
statements	13 -7
state…	13 -9
stay	1 10 2 5 6 -21 12 7
stay in	2 1
stay_$	1 7 2 21 3 10 5 -3 6 -17 8 -26 9 -6 12 12
stay_year	9 -1
stay_your	3 12
stays	3 15 4 -7 8 -1 9 2
steady	0 18
steady :work	0 15
steep	1 6
steep $	2 7
steep ,	1 7
steep_so	1 5
steer	0 4
steer :paying	0 4
steer clear	0 4
steer_$	0 4
step_you	6 3
steps	8 -29
stick	6 4
stick :openprice	6 5
stick_$	6 2
still	4 -12 6 10 8 -7 10 2
still :accepting	6 3
still :holiday	8 2
still be	6 11
still has	8 -4
still in	2 2
still_when	6 11
still_you	6 4
stock	6 5 11 13
stock :photo	11 3
stock_$	6 1
stock_used	11 12
stockport	3 12
stock…	3 12
stone $	4 1
stop	1 18 7 7
stop_$	1 21 7 7
stopped	6 30
stopped ,	6 2
stopp…	6 29
storage	9 -15
storage heaters	9 -5
storage_$	9 -1
stora…	9 -15
store_##	8 2
storm	7 8
straight	6 -15 7 1
straight :childless	2 16
straight :openprice	0 -9
straight :person	2 16
straight couples	2 5
straight in	0 4
straight_$	7 10
strai…	6 -16 7 1
street	1 -32 4 -3 6 -1 10 -23
street $	2 12
street ,	7 -28
street for	7 3
street in	7 15
street_$	7 19
stretch	13 12
stret…	13 12
strict_$	3 12
strict_children	1 6
strictly	3 20
strictly :negation	3 7
strictly :spelled	3 5
strictly for	6 4
strictly no	3 6
stric…	3 20
strike	6 8
strike :condition	6 9
strike while	6 9
stroke	8 15
stroke $	8 2
strong	2 2
strongly	6 2
stroud	6 2
struck	3 4
student	8 7
student :building	8 3
student house	8 2
student_one	13 3
student_payment	13 3
students	0 -14 1 -1 2 13 13 27
students :income	13 4
students :paying	13 4
students pay	13 4
stude…	0 -33 1 -28 2 15 4 -10 13 29
studio	7 8
studio $	7 9
style	9 20
subject :openprice	4 2
subject :opinion	4 2
subject to	4 2
subsidence	7 1
subsi…	7 1
such	0 11 6 12 7 25
such $	0 6
such a	6 6
such_$	7 8
suffer	2 6
suffers	8 15
suffe…	8 12
suit	0 -1 2 4 9 4
suit $	1 1
suit :number	2 21
suit :spelled	2 5
suit a	1 -21
suit_$	2 5
suit_no	1 12
suitable	1 -12 2 9 3 2
suitable for	1 -3
suitable_$	2 7 3 5
suita…	1 -12 2 8 3 2
suits	2 -9
sum	4 22 13 29
summer	8 -11 9 23 12 19 13 27
summer $	13 13
summer :holiday	9 1
sun	6 -4 7 18 8 -4
sunday	6 33
sunday $	6 25
sunday_$	6 4
sunny	2 4
supper	6 13
support	0 10
supported	0 9
supporters	2 17
suppo…	0 35 2 16
sure	7 26
sure :openprice	7 2
sure :opinion	7 4
sure to	7 4
sure_$	7 10
surprise	4 10
surprise :seller	4 10
surprise :writeto	4 10
surprise me	4 10
surpr…	4 9
survey	7 2
swans	3 8
sweet	8 10
swift	6 25
swim	1 -12
swing	4 1
sycam…	6 3
symbol	8 1
sympa…	0 2
t	10 5 11 5
t :digits	10 5 11 5
t :spelled	10 5 11 5
t o	10 5 11 5
t_$	10 5 11 5
ta	0 12
ta $	0 13 1 1
table	13 22
table $	0 1
table_$	13 6
tae	6 13
tae_$	6 6
take	0 -3 1 -8 2 6 3 -10 4 9 5 25 6 -5 11 5 13 16 14 -11
take ##	8 3
take $	4 8
take :absence	5 5
take :bid	5 3
take :childless	5 4
take :healthword	2 4
take :number	8 2 13 -1
take :refusing	5 5
take a	13 14
take it	2 4
take out	5 5
take the	4 8 6 3 11 6
take_$	4 -10 5 4
take_benefit	0 4
take_first	6 1
take_highest	4 10
take_off	13 4
take_year	13 2
taken	1 -17 6 5 7 -2 8 -15 11 9 13 3
taken ,	6 1
taken :clocktime	5 7
taken :openprice	5 6
taken from	5 7
taken_$	5 1 6 8
taken_agent	11 6
taken_last	11 13
taken_tenant	5 9
takes	5 30 8 7
takes :openprice	6 9
takes it	5 15
talk	4 8
tap	8 11
tap_$	8 12
tax	4 -2
taxpa…	0 15
tbc	4 5
tea	1 24
tea :condition	1 13
tea :onlyword	1 13
tea but	1 13
teacher_$	0 1
teacher_solicitor	0 1
teach…	0 19
teatime	6 2
teati…	6 2
teenagers	1 11
teena…	1 21 8 3
teeth	6 8
tel	14 2
tel_$	14 2
telegram	14 31
telegram_$	14 10
telegram_name	14 2
teleg…	14 31
tell	1 -20 3 -25 4 19 5 -4 7 -22 13 -31
tell :online	2 -12 3 -2
tell :opinion	2 -12 3 -2
tell :payer	2 -12 3 -2
tell :seller	2 -18 3 -13 4 11 13 -9
tell :writeto	2 -18 3 -13 4 11 13 -9
tell me	4 15
tell us	2 -12 3 -2
tell you	7 -2
tell_about	4 -4
tell_maximum	4 2
telly	4 2 8 4
telly $	4 4
temper	8 4
ten	5 3 6 12 14 -25
ten :age	12 -9
ten :longperiod	12 -29
ten :newness	12 -9
ten :person	6 1
ten :record	12 -9
ten years	12 -8
ten_$	8 -24
ten_rent	5 1
tenancy	0 -25 3 10 4 3 5 -5 6 -17 8 -39 9 -2 12 24 13 -15
tenancy ,	12 3
tenancy :openprice	12 12
tenancy :promise	4 10
tenancy will	4 10
tenancy_#	12 16
tenancy_$	3 3
tenancy_month	12 -9
tenancy_six	12 -7
tenant	1 -20 2 1 5 40 6 -46 8 41 11 -8
tenant $	5 14 8 -18
tenant ,	2 -2 8 28
tenant :codething	2 2
tenant :forename	8 12
tenant :paying	5 13
tenant has	7 8
tenant in	8 3
tenant is	2 2
tenant pays	5 1
tenant was	8 13
tenant with	0 13 2 15
tenant's	3 9 5 13 8 5
tenant's :fee	5 4
tenant_$	0 -9 3 -1 5 7
tenant_agent	5 3
tenant_animal	3 9
tenant_behind	8 3
tenant_benefit	0 -5
tenant_children	1 3
tenant_claim	0 4
tenant_com	0 1
tenant_has	8 2
tenant_landlord	5 9
tenant_no	3 -9
tenant_not	0 -1
tenant_our	5 1
tenant_pay	0 -6 5 7
tenant_same	2 7
tenant_their	0 1
tenant_two	2 4
tenant_wage	0 6
tenant_will	8 9
tenant_work	2 2
tenant_£#	5 6
tenants	0 29 1 12 2 24 4 -60 5 18 6 -58 7 -6 8 -35 9 -4 11 -4
tenants $	2 22
tenants ,	0 5 8 1
tenants :absolute	0 -6
tenants :burden	0 -11 2 -5
tenants :demanding	0 2
tenants :income	5 2
tenants :onlyword	0 -9 2 -2
tenants :paying	5 9
tenants :promise	2 -1
tenants :scarcity	0 -8
tenants :title	2 14
tenants :wanting	0 12 2 2
tenants and	0 2
tenants in	0 7
tenants must	2 -8
tenants only	0 -4
tenants pay	5 2
tenants who	2 14
tenants with	1 22
tenan…	0 19 1 3 2 17 3 21 4 -8 5 26 6 -126 7 -30 8 -36 9 -47 10 -17 11 -17 12 14 13 -15
tend	13 8
tend :openprice	13 8
tend :opinion	13 8
tend to	13 8
tende…	4 7
tenerife	8 9
tener…	8 9
tenner	5 22
tenner a	5 10
tenner_$	5 11
tens	1 9
tens $	1 8
term	12 4
term $	12 -1
term :number	12 2
term_$	12 22
term_month	13 -8
term_£#	12 1
termly	13 17
terms	4 10 13 12
terms ,	13 20
terrace	8 -1
terrace in	2 10
terrier	3 3
terri…	3 3
text	14 43
text_##	14 22
text_$	14 19
than	0 11 1 18 2 -14 3 -7 4 27 5 -15 6 26 7 39 8 -10 11 44 13 -18
than :absolute	7 6
than :everyone	7 9
than :money	4 30
than :number	1 14
than :opinion	6 4
than :payer	6 4
than :seller	6 3
than a	1 14 6 48 7 -15 11 13
than it	11 13
than we	6 5
than £##	4 22
than_$	2 -9 3 -10 7 23 11 46
than_few	6 7
than_month	13 -16
than_one	7 1
thank	1 3
thank you	1 5
thank_$	1 15
thanks	0 7 1 5 7 5
thanks $	0 9
thanks :openprice	7 13
thanks :opinion	7 13
thanks to	7 13
that	0 22 1 23 2 18 3 38 4 -13 5 -31 6 9 7 43 8 -5 10 -1 11 50 13 -3
that $	3 7
that ,	0 22
that :codething	2 5 4 -18
that :councilpay	7 6
that :deadline	1 9 2 11
that :lifeword	2 12
that :losing	2 13
that :negation	7 23
that :opinion	6 20
that :payer	2 1 6 20
that :paying	7 5
that :person	0 5
that :promise	7 3
that :scarcity	2 6
that :seller	6 17
that :spelled	7 2
that :urgency	6 1
that can't	7 1
that goes	2 13
that is	2 5 4 -18
that makes	7 19
that much	7 11
that no	7 4
that pays	7 6
that tenants	0 2
that the	0 -6 11 10
that was	6 4
that way	2 17
that we	6 21
that you'll	1 1
that you're	0 2
that's	1 -4 3 4 4 -40 8 22
that's :demanding	2 6
that's :openprice	6 4
that's :wanting	2 6
that's a	7 9
that_$	2 1 3 6 4 -1 7 1
the	0 -15 1 -7 2 -8 3 -18 4 -3 6 -9 8 13 9 -29 10 -12 11 18 12 -16 14 -16
the ##	4 1
the :absence	1 4 8 -4 9 -4 11 -2
the :absolute	0 -3 3 15 6 2 7 12 8 10 12 5 13 39
the :accepting	1 5 2 -11 3 12 4 -4 5 2 6 -26 7 -91 8 4 11 3 12 16
the :advance	0 -6 1 -9 5 2 8 14 13 8
the :age	1 35 7 -14 8 -27
the :asking	0 23 3 47 6 -18
the :benefit	0 28
the :bid	4 18 7 21 8 -1 11 9
the :building	1 36 3 19 4 4 5 24 6 -20 7 -55 8 13 11 8 12 23
the :burden	3 18 4 21
the :child	1 -30 8 30
the :childless	1 16 2 2 8 15
the :clocktime	2 -14 6 33 8 -27
the :codething	6 -17 7 21 8 26 9 2 10 14 13 11 14 20
the :consent	2 1 5 -8 7 11 13 -19
the :councilpay	0 50 2 -40 4 -25 5 -57 6 -25 8 -18 13 -40
the :deadline	1 5 3 -14 6 34 7 -20 9 5 10 -18 11 -59
the :demand	4 3 6 22 8 4
the :demanding	0 7
the :denying	3 -21 7 -13
the :deterring	8 16 9 -11
the :disability	1 16 2 13 8 -6
the :disclaimer	6 -9 8 -7 13 10
the :everyone	0 -4 1 -13 4 -22 5 -16 6 -20 7 -7 8 3 13 -13
the :fairness	1 -17 4 3 5 -38 6 -4 7 -16 13 -5
the :faith	2 28
the :fee	4 3 5 4 6 4
the :feething	0 -15 1 -20 2 7 5 24 6 -1 7 8 8 19 10 -22 12 -4 14 2
the :fixed	0 -11 3 14 6 -45 7 -10 8 -8 12 16 13 13
the :healthword	8 5 10 4
the :hiding	2 4 4 -67 6 -40 8 52
the :holiday	1 10 6 33 8 -34
the :income	4 1
the :jobless	0 54 2 -12 4 -27 8 -11 13 -1
the :jobname	8 14
the :keything	4 7 6 19 8 46 11 -2
the :kin	1 -17 8 27
the :law	0 -13 1 -30 2 -22 4 5 6 -46 7 -35 13 -31
the :lifeword	0 -2 8 27 13 1
the :longperiod	5 -6 7 7 8 29 9 11 12 3 13 29
the :money	0 2 4 20 5 -6 6 12 7 2 13 3
the :nearby	0 -20 1 -55 2 -6 3 -54 4 -42 5 -22 6 -5 7 -52 8 -16 9 -53 10 19 11 -30 12 -41 13 -64
the :neighbour	0 23 2 23 3 18 5 8 6 16 8 -18 10 -9 11 -38
the :newness	0 -3 4 4 6 23 7 -17 9 5 10 40 12 3
the :number	2 -13 3 -3 4 27 7 -26 8 16 11 1 13 -11
the :offerdeal	5 11 6 41 7 12
the :online	2 -4
the :onlyword	3 22 12 1
the :openprice	0 -20 4 45 5 9 6 12 14 7
the :opinion	11 5
the :payer	0 7 1 37 3 14 4 13 5 10 6 -20 7 -108 8 -4 9 -13
the :paying	6 7
the :period	4 -8 5 -69 6 7 8 30 9 61 13 19
the :person	0 -14 1 -3 5 57 6 9 7 6 8 46 14 5
the :pet	8 30
the :petpart	11 8
the :phone	0 2 1 4 2 14 6 7 7 10 14 12
the :photo	4 -1 5 16 6 -11 7 -93 11 67 12 3
the :place	1 -49 3 -3 5 7 6 -11 7 18 8 -4 10 17 12 -14 14 -6
the :politics	2 10 8 3
the :preferring	1 6 2 -31 11 10
the :promise	0 7 13 2
the :ranking	0 -5 1 -18 2 4 3 -11 4 -1 5 -7 6 -4 7 -18 8 -3 9 -42
the :record	0 3 2 9 5 1 8 -20 9 -16 14 4
the :rent	2 -23 5 -3 7 -25 12 2
the :return	0 -1 1 5 2 -59 6 -5 7 -5 10 27
the :room	0 -5 1 14 2 5 4 -53 6 -12 7 -96 8 -32 9 -3 10 -82 11 -18 12 -73 14 11
the :rulesplace	0 2 1 -1 3 -15 4 -21 5 1 6 -12 7 -45 8 -16 10 -18 11 -12 12 -13
the :safety	8 2 11 18
the :scarcity	3 22 6 8 13 -16
the :school	7 7 8 -17
the :seller	0 6 1 57 2 22 4 15 6 -15 7 -107 8 -7 9 -15 13 -1 14 21
the :sex	1 20 2 -25 7 -4 8 42
the :sexual	8 7
the :source	0 2 6 -14 8 -49 14 2
the :spelled	0 -4 6 13 7 5 8 6
the :superlative	0 -6 4 10 6 -78 7 60 8 -28 14 -10
the :thing	1 -22 3 -15 4 -2 7 -22 8 -18 10 -19 12 -17
the :title	0 -9 1 8 2 -3 7 -25 14 7
the :tribunalrent	8 30 10 31 13 7
the :urgency	6 42 8 12
the :utility	1 7 3 -3 6 -60 8 31 9 -25 13 -33
the :wanting	0 8 3 3
the :work	0 -9 5 16 6 -15 7 16 13 14
the :worshipplace	1 -8 2 8
the address	14 1
the advertised	4 9
the age	1 31
the agreement	4 -1 13 15
the alarm	8 3
the answer	2 2 3 22
the apartment	1 7
the asking	4 12
the back	6 -26
the balcony	1 5
the bank	13 3
the bargain	6 4 7 19
the basement	8 5
the battle	8 2
the bedroom	14 2
the beginning	13 16
the bell	1 16 8 7
the best	2 -2
the better	4 8 7 -22
the big	6 1
the bin	0 6
the black	9 3
the blind	2 1
the boat	8 13
the boiler	12 -4
the border	2 4
the bottom	14 4
the box	8 2
the broo	0 30
the building	2 4 3 -15
the burglar	8 11
the bus	0 3
the car	1 -7
the cat	3 16
the century	7 19
the change	7 1
the chap	8 3
the city	0 6 7 4
the close	2 9 6 5
the coach	6 2
the coal	8 10
the concierge	8 3
the contract	13 9
the cost	5 9
the council	0 12 5 -6
the council's	0 -1
the country	7 22
the county	7 13
the couple	8 19
the credit	5 5
the deal	5 14
the deep	5 5
the deposit	5 -10
the divorce	8 18
the dole	0 13
the door	0 10 6 34 8 -35
the drawings	11 1
the earliest	6 2
the early	6 2
the end	0 -2
the entrance	8 4
the estate	5 2 7 -15
the factor	1 3
the ferry	5 -5
the figure	4 16
the finest	7 10
the finished	11 2
the first	0 -25 4 -50 10 6 12 13
the fixed	12 10
the flags	2 9
the flat	0 12 2 7 3 29 5 21 7 -5 8 7 11 -19 12 6
the floor	14 3
the floors	2 4
the form	0 1
the forms	5 4
the freeholder	1 14
the friendliest	7 2
the front	4 14 11 2
the gallery	11 25
the garage	8 -12
the garden	14 3
the gas	5 15 8 15
the gate	6 -10 8 -5
the grammar	1 -4 7 14
the grandchildren	8 4
the hall	7 -3 11 -5
the harbour	6 1
the heart	10 5
the highest	4 1
the holding	5 1
the holiday	9 -1
the home	1 2
the house	3 2 5 12 6 -12 7 -67 8 16 11 10
the household	2 5
the houses	1 8
the how	0 3
the idea	11 3
the images	11 27
the internet	11 9
the keenest	4 14
the key	8 22
the keypad	8 11
the keys	6 7 7 2 8 2
the kids	1 -30
the kingdom	7 3
the kitchen	7 -23 8 -24
the lad	6 3
the ladder	2 1
the lady	1 12 8 24
the land	7 3
the landlord	3 2 4 7 5 -40 7 -36 8 -11
the landlord's	5 17
the last	13 -14
the law	0 -6 1 -6
the lawn	11 9
the lead	11 9
the lease	1 11
the least	4 9 12 7
the let	12 2
the lift	1 -7 8 -3
the like	3 4
the little	8 13
the loft	2 4
the lot	5 1 7 12
the loveliest	7 5
the man	8 2
the market	4 2 5 5 7 -1 10 33
the marketing	11 7
the meter	8 18
the midlands	7 4
the moment	8 17
the month	6 3 13 -35
the monthly	4 8
the more	4 12
the morning	7 -2
the most	4 3 7 35
the name	14 4
the neighbours	1 20 2 1
the nest	1 7
the new	10 -1
the next	2 9 6 13 7 8 8 -8
the night	6 5
the no	7 3
the nod	4 6
the number	14 11
the office	5 11
the old	8 -14
the older	2 9
the one	6 8 11 11
the only	3 20
the opening	13 5
the orchard	6 4
the other	2 3
the others	4 15
the outset	13 12
the oven	2 11
the owner	1 4 2 8 4 1 5 -7 11 -10
the owner's	5 5
the owners	8 19
the paperwork	6 1
the parade	8 -3
the patter	1 4
the pavement	6 1
the person	6 9
the phone	6 11
the photo	11 17
the photographs	11 40
the photos	11 5
the pics	11 39
the picture	1 7 11 1
the pictures	7 -1
the place	1 20 2 -6 4 5 8 5 11 18
the press	10 6
the previous	3 -10 8 8
the price	6 10
the property	1 6 10 3
the quarter	13 5
the quay	3 7
the question	3 15
the quick	6 8
the quietest	7 2
the real	11 13
the receipt	5 2
the record	7 3
the red	6 2
the region	4 13 7 3
the rent	0 -1 2 -18 4 1 5 -14 6 -21 7 -27 8 2 12 2
the rental	10 5
the rest	4 9 14 4
the right	4 21
the road	7 -31
the roof	8 1
the room	2 22
the sale	8 5
the same	0 -4 1 -13 4 -22 5 -16 6 -20 7 -7 8 3 13 -13
the school	1 20
the sea	7 3 9 9
the shelf	6 4
the show	11 6
the side	8 6
the signing	5 13
the site	14 -18
the small	8 3
the social	0 2
the sort	6 1
the spare	8 16
the spring	10 -6
the stairs	1 13
the stampede	6 13
the standing	13 3
the start	13 25
the state	0 16
the step	8 2
the summer	9 3 13 2
the sun	7 1
the table	0 1 13 12
the telly	4 3
the tenancy	3 6 4 11 12 -14 13 -4
the tenant	5 35
the tenant's	5 12
the third	8 10
the time	6 21
the top	2 26 4 -20
the trade	7 12
the trip	3 2
the trouble	2 1
the two	8 11
the ultimate	7 13
the universal	2 17
the usual	0 20 1 1 13 17
the vendor	2 13
the video	14 1
the viewing	8 6
the village	7 -12
the walk	14 12
the wall	8 8
the walls	1 16
the wee	3 7 8 12
the week	8 2 9 22
the weekend	1 4 6 31 8 -11
the whole	1 2 7 1 8 8 12 5 13 38
the wifi	8 2
the yale	8 18
the year	7 12 8 39 13 6
their	0 18 2 -16 5 11 7 3
their :bid	4 9
their :dislike	1 13
their :fee	5 10
their :law	7 2
their invoice	5 10
their_$	5 4 7 -7
theirs	2 2
them	0 -6 2 -17 3 8 4 -27 6 4 7 -17 8 -86 11 37 13 -10 14 -26
them $	0 -21 2 -6 3 8 6 3 7 -40 11 36
them :absolute	3 1
them :burden	6 8
them :everyone	3 2
them all	3 2
them on	6 1
them_here	6 1
themselves	2 6 4 6
themselves the	2 1
thems…	2 6 4 6
then	0 14 2 6 6 1 8 29 12 26
then ##	8 6 14 19
then $	14 -1
then :fixed	12 2
then :number	8 12 14 24
then :opinion	12 13
then :seller	12 13
then it's	2 6 6 6
then rolling	12 2
then we'd	0 2
then_$	6 8 8 6 14 11
then_here	6 8
then_off	6 8
then_then	14 1
then_want	0 2 12 3
then_you	2 3
then_your	0 1
there	0 -60 1 -7 2 -25 3 -4 4 -10 7 7 12 -1 14 20
there $	6 -17 7 -2 14 20
there ,	6 -5
there :accepting	8 1
there :codething	6 1 7 34 8 -22
there :negation	7 8 8 2
there :promise	6 -6
there are	1 3 6 9 7 -3
there has	7 10
there have	8 1
there is	6 1 7 34 8 -22
there isn't	7 5 8 7
there won't	6 1
there's	1 -6 2 -11 3 -16 6 18 7 2 8 13 11 -15
there's :absolute	7 4
there's :negation	3 -1 7 23
there's :number	6 4
there's :payer	7 2
there's :promise	7 11
there's :time	7 3
there's a	1 -10 4 -13 5 4 6 17 7 -49
there's always	7 4
there's no	4 1
there's none	7 7
there_$	2 -2 3 -5 5 -1 7 2
there_bath	6 2
there_been	7 16
there_behind	6 4
there_charge	1 1
there_com	6 5
there_film	14 4
there_guarantee	7 -2
there_house	7 5
there_lot	5 9
there_no	1 -16 3 -4
there_not	7 20
there_old	8 1
there_one	5 7 6 -13 7 -3
there_other	6 2
there_prettier	7 5
there_queue	6 2
there_rather	5 10
there_right	6 3
there_room	7 1
there_th	7 8
there_very	6 2
there_will	7 1
there_your	7 4
there_£#	1 5
thereabout_$	4 4
thereabouts	4 7
thereabouts ,	4 6
therefore	1 11
there…	5 15 6 21 7 5 8 13 11 -28
these	3 1 4 3 6 28 7 6
these :period	8 5 14 1
these days	8 5 14 1
these_$	4 6 8 2
these_were	3 1
they	0 -1 1 -11 7 10 11 1
they :absolute	7 5
they arrive	13 1
they don't	6 1
they would	4 2
they'd	2 5
they're	2 14 6 22
they're_$	6 1
they'…	2 7 6 21
they_$	1 -36 7 9
they_them	6 1
thin	1 19 13 7
thin ,	1 12
thin_so	1 11
thing	0 7
thing ,	0 12
thing_$	4 6
things	3 7 4 6
think	1 16 3 -3 4 15
think :codething	4 5
think :time	1 13
think is	4 5
think_$	1 16 2 3 4 22
thinking	1 17 4 1
thinking of	1 21
think…	1 17 4 1
third	7 -10 8 15 13 5
third :hiding	8 20
third flowerpot	8 1
third_$	1 7 8 1
thirty	5 18
thirty :money	5 8
thirt…	2 5
this	0 10 1 14 2 22 3 29 4 -16 5 -25 6 103 7 41 8 -102 9 -25 10 59 11 -7 12 -35 13 -28 14 -83
this ,	6 11
this :accepting	1 -22 2 21 6 -4 7 27 10 10
this :building	2 37 6 -9 7 10 8 -7 10 25 11 -32
this :clocktime	6 2 10 23
this :codething	1 13 2 6 6 8 7 3
this :deadline	4 -7 6 32 7 -9 10 13
this :denying	1 5
this :deterring	6 -23
this :fee	6 21
this :feething	7 37
this :keything	7 8
this :money	6 45
this :negation	0 16 1 7 7 -3
this :neighbour	2 23 11 -31
this :newness	6 -11 10 29
this :number	0 8 2 -5 3 31 4 1 11 17
this :offerdeal	6 33
this :online	6 -38 7 -14 14 -31
this :openprice	6 45
this :period	4 -3 6 16 10 7
this :person	8 2
this :photo	2 22 11 -30
this :place	2 7 6 3
this :promise	6 21 7 -14
this :rent	6 13
this :return	6 37
this :room	7 71
this :rulesplace	2 9 7 8
this :spelled	0 8 2 -5 3 31 4 1 11 17
this :urgency	6 -15
this country	2 8
this figure	6 5
this flat	2 23 11 -29
this house	1 -22 2 21 6 -13 7 27 10 11
this instant	6 11
this is	1 16 2 6 6 11 7 3
this isn't	0 20 6 -18
this kitchen	7 13
this money	6 12
this month	6 8
this morning	10 24
this one	3 13 4 2 6 2 11 18
this one's	1 8 3 3 6 -11
this price	6 22
this rent	6 13
this roof	7 2
this site	6 -15
this time	2 1 6 -37
this week	6 3 10 10
this will	6 5 7 -13
this window	7 18
this won't	1 5
those	0 41 2 9 7 -33 8 -13 13 23
those :burden	0 12
those :deterring	0 12
those :title	2 1 13 8
those of	2 8
those on	0 13
those who	2 1 13 8
those_$	1 3 7 -8
those_have	0 4
those_keep	3 8
though	0 7 2 -11
though $	0 7
thousand	4 20
thous…	4 20
three	1 -58 4 -20 5 -12 6 14 7 -20 8 4 9 8 10 -2 12 -18 13 40
three ,	6 1
three :child	1 -23
three :codething	8 12
three :deterring	6 9
three :period	5 -19 13 23
three :rent	13 3
three :room	2 6
three kids	1 -6
three monthly	13 1
three months'	13 6
three other	6 9
three rents	13 3
three rooms	2 20
three times	13 1
three_$	1 -26 7 -3 12 -5
three_only	2 2
three_rent	13 13
three_want	6 6
three_when	1 2
three_you	6 6
through	3 -15 4 -5 5 5 8 18
through $	1 6 14 12
through ,	7 4
through :payer	5 16
through :seller	5 16
through a	2 1 8 2 11 10
through our	5 6
through the	6 17 8 6 14 -8
through this	6 -24
through your	6 4
through_$	0 -4 5 1 14 -12
through_broker	5 5
through_door	6 23
through_i	0 1
through_roof	0 3
through_site	6 -7 14 -28
through_wall	8 22
throughout	3 7
throu…	2 -6 4 -21 5 8 8 12
throw	4 7
throw in	4 3
thrown	2 1
thurs	8 11
tick	6 22
tick tock	6 23
tick_$	6 20
tick_box	0 2
tidy	3 9 4 1
tidy $	2 12
tidy ,	2 -7 3 10 4 2
tidy_$	2 -8
tied	12 11
tied in	12 11
tied_until	12 4
tiktok	14 10
till	1 -2 6 17 8 40 10 10 12 6
till :clocktime	12 10
till :deadline	10 3
till :number	8 18
till :spelled	8 26
till :time	10 4
till :urgency	10 4
till easter	12 9
till the	6 2
till_$	8 2 10 5
tim_rent	13 -29
tim_so	13 3
time	0 18 5 20 6 -8 8 -2 10 5
time $	6 -59
time :absence	1 6
time :codething	6 10
time :work	0 14 1 4
time is	6 10
time work	1 6
time you	6 1
time_#	10 5
time_$	0 3 1 4
time_only	1 8
time_out	6 12
times :bid	6 2
times :childless	6 2
times over	6 2
tin $	8 1
tiny	1 -4
tiny :record	1 7
tiny feet	1 7
to	1 6 2 3 4 -24 5 25 6 1 7 -1 10 21 11 -30 12 6 13 10 14 -4
to #	8 29 12 4 14 13
to ##	8 -5
to $	0 -8 2 -15
to :absolute	2 2
to :accepting	4 -3 6 9
to :advance	4 -1 6 -2 12 3 13 2
to :asking	2 -5 4 -25 6 5 7 -5 8 21
to :bid	4 7
to :burden	4 4 5 3
to :childless	1 14
to :clocktime	13 21
to :deadline	13 6
to :deterring	2 13 4 -29 6 -25
to :disclaimer	0 5
to :everyone	4 6 6 -3
to :faith	2 17
to :family	1 5
to :fixed	1 1 3 7
to :holiday	3 7
to :income	5 13 6 9
to :jobname	0 7
to :money	5 -45
to :nation	2 14
to :nearby	7 10 10 9
to :negation	7 20
to :newness	10 7
to :number	1 -10 6 -6 8 11 14 11
to :online	0 -5 1 5 5 -2 12 4 13 11
to :onlyword	6 2 8 2
to :openprice	4 1
to :opinion	0 -11 4 -25 6 29 12 2
to :origin	2 17
to :payer	3 -6 4 -13 7 5 10 17 12 2
to :paying	1 4 4 -8 5 26 13 15
to :period	5 8 12 -5
to :person	0 22 1 9 6 -62 8 -10
to :photo	0 5
to :place	6 -2 10 6
to :preferring	2 -11 4 16
to :ranking	3 4
to :refusing	0 -10 2 7 6 7
to :rent	4 -39 10 14 13 -6
to :return	4 -18 7 7 10 29 13 -10
to :rulesplace	0 4
to :seller	0 -28 3 -15 4 -14 7 -17 10 16 12 3
to :sexual	2 1
to :spelled	7 19 8 -4
to :tribunalrent	10 9
to :urgency	2 -12 6 5 8 -2
to :wanting	1 1
to :welcoming	6 3
to :writeto	0 -7 2 -7 3 -8 8 10 13 15
to a	2 37
to an	6 9
to anything	4 7
to avoid	6 11
to bag	6 1
to be	0 6 1 5 4 13 5 23 13 1
to begin	12 12
to come	6 7
to cover	5 5
to decline	2 6
to dogs	3 13
to everybody	1 1
to families	1 2
to fill	2 3
to find	1 9 3 1
to foreigners	2 2
to get	4 2 8 14
to give	11 7
to go	4 4
to hear	4 21
to it	6 8
to let	6 5 8 3
to live	6 7 7 10
to local	2 2
to look	1 2
to make	7 13
to market	10 9
to match	2 5
to me	6 1
to mention	6 3
to none	7 16
to our	10 16
to own	0 2
to pay	5 14 6 10
to pets	3 -4
to prefer	2 -6
to rent	4 -37 10 8 13 -5
to say	3 6 4 -5 8 2
to sell	10 6
to settle	13 25
to show	0 8
to sit	7 1
to start	12 2
to stay	2 2 3 7
to suit	4 6
to take	6 12
to the	0 -8 2 -1 3 -28 7 -14 10 1 12 5 14 -14
to them	11 5
to think	6 5
to those	1 13 2 2
to us	0 -3 4 -3 12 5
to view	6 11
to whoever	4 9
to you	6 -7
to £#	4 -3 5 -29
to £##	4 4
tock	6 23
tock $	6 18
today	6 13 10 16
toddler	1 12
toddler_$	1 13
toddlers	1 24
toddl…	1 40
together	13 27
together $	13 6
toget…	13 27
told	0 19 2 -12 6 -10
tom	8 17
tom ,	6 1 8 6
tomorrow	6 39
tomor…	6 36
tonight	6 36
tonight $	6 17
tonig…	6 49
too	0 -4 2 37 5 -4 7 -19 8 -42
too $	1 -23
too :feething	6 10
too :losing	6 10
too :title	6 10
too late	6 10
too much	2 1
too_$	2 35
took	11 11
top	2 15 4 -3 5 19 6 -12 7 -4
top :nearby	7 7
top :place	7 7
top :room	2 19
top floor	2 6
top of	5 4
top_$	2 5 4 -19
top_rent	5 9
top_studio	0 1
tortoise	3 -10
torto…	3 -10
total	7 6
total_$	7 2
totally	7 14
total…	7 14
tots	1 10
tots $	1 11
tour	14 1
touring	9 8
touri…	9 31
toward_$	0 4
towards	0 4 5 6
towar…	0 4 5 6
towels	9 13
town has	6 1
trade	7 11
tradition	2 5
traditional	2 15
tradi…	2 32
trains	6 -7
trans	2 20
trans :person	2 1
transfer	13 38
transfer $	13 3
trans…	2 20 4 -12 13 37
traveller_$	2 2
travellers	2 34
travellers $	2 5
trave…	1 -1 2 38 6 -2
treat	11 20
treat the	11 20
trimester	13 16
trime…	13 16
trip	3 6 9 1
trip $	3 1
trouble	2 23 8 9
trouble_$	2 13 8 5
troub…	2 23 8 8
true	11 7
trust	7 30
trust :seller	7 15
trust :writeto	7 15
trust me	7 13
trustees	2 4
try	1 10 2 32
try_$	1 3 2 33
tues	8 6
tuesdays	8 13
tuesdays $	8 5
tuesd…	8 5
turn	2 -3 8 5
turn the	8 17
turn_claim	0 -7
turn_dial	8 17
twelv	12 6
twelve	12 36
twelve :period	12 24
twelve months	12 10 13 -11
twelv…	13 4
twenty	6 1
twenty_$	4 3
twice	2 2
twice $	6 1
twice a	13 2
twice the	0 3
twice_year	13 3
twitter	14 1
twitter ,	14 6
twitt…	14 1
two	0 -16 2 5 3 -9 6 -43 7 -29 8 -2 9 1 12 -11 13 -2 14 -30
two :age	0 2 8 10 12 26
two :burden	1 2
two :child	1 -15 8 10
two :childless	1 11
two :kin	1 -3
two :longperiod	12 31
two :nation	2 4
two :newness	0 2 12 26
two :period	5 15 12 -7
two :person	4 1
two :pet	3 -9
two :record	0 2 12 26
two :room	3 9 6 -51 14 -13
two :sex	2 22 8 1
two :spelled	14 1
two adults	1 4
two beds	3 11
two boys	8 6
two cats	3 -6
two months	12 -23
two months'	12 -27
two of	4 7
two sinks	2 7
two three	14 8
two weeks'	5 15
two years	12 28
two_$	0 -5 1 -34 3 -24 4 -8 5 -12 7 -25 8 -16
two_adult	1 2
two_bed	2 4
two_beds	12 3
two_down	8 4
two_girl	8 8
two_held	5 5
two_hold	5 11
two_it's	1 1
two_kitchen	2 6
two_left	6 3
two_notice	12 -26 13 -9
two_rent	5 2
two_three	13 1
two_want	4 12
two_you	4 9
two_zero	8 5
type	6 8 14 17
type ##	8 3
type :number	8 3
type_$	6 3
types	0 4 2 4
uc	0 31 2 -25
uc :person	0 5
uc claimants	0 3
uk	7 -2 13 25
uk $	7 -7
uk :burden	13 11
uk :origin	2 6
uk guarantor	13 11
ultimate	7 11
ultim…	7 11
un	7 9
un :absolute	7 9
unattend_$	8 2
unattended	8 12
unatt…	8 12
unbeatable	7 3
unbeatable_$	7 1
unbea…	7 3
under	0 -11 2 4 5 -11 6 17 7 -6 8 9
under 16s	1 9
under :bid	6 11
under :deadline	6 11
under :disclaimer	6 11
under :number	1 19
under :offerdeal	6 11
under :seller	2 8
under offer	6 11
under sixteen	1 3
under tens	1 9
under the	1 -54 8 1
under_$	6 14 8 16
under_circumstanc	1 -3 3 7
under_flowerpot	8 5
under_live	1 5
under_over	4 2
under_roof	2 20
under_third	8 1
under_use	1 -4
underscore	14 2
understand	2 4
unemp…	0 10
unfortunately	0 11 3 4
unfor…	0 11 3 3
unionist	2 15
unionist_$	2 5
unionists	2 10
union…	2 32
universal	0 10 2 5 5 -28 13 -15
universal ,	2 1
universal :benefit	0 13 5 -23 7 -3 13 -13
universal :feething	0 13 5 -23 7 -3 13 -13
universal credit	0 4 5 -22 7 -2 13 -10
universal credit's	0 1
universal_$	0 -1
unive…	0 9 2 8 4 -4 5 -31 13 -19
unlawful	2 -5
unlawful :openprice	2 -3
unlawful :opinion	2 -3
unlawful to	2 -3
unlaw…	2 -5
unmar…	10 17
unmatch_$	7 12
unmatched	7 12
unmat…	7 12
unoccupied	8 5
unocc…	8 5
unrivall_$	7 13
unrivalled	7 11
unrivalled views	7 10
unriv…	7 21
unsuitable	1 7
unsuitable for	1 7
unsuitable_fami	1 5
unsui…	1 20
until	4 2 6 -18 7 -4 8 -6 10 4 12 1
until ##	8 -5
until :number	12 -15
until :wanting	6 3
until after	6 3
until the	6 -21 12 7
until_$	4 8 8 -8
unwanted	1 19
unwan…	1 19
unwelcome	3 12
unwel…	3 12
up	0 1 2 1 4 -18 5 16 6 8 7 4 8 31
up $	4 -2 6 4
up ,	8 10
up :advance	12 -1 13 11
up :burden	14 8
up :deterring	6 3 14 8
up :openprice	6 -14 8 -2
up :opinion	6 -9
up :person	1 7
up :ranking	12 -2 13 10
up :spelled	8 4
up and	7 10 11 4
up at	8 9
up for	10 24 12 9
up front	13 16
up in	6 -11
up on	6 3 14 8
up the	2 10
up to	6 -6
up_$	2 -20 4 -2 5 3 8 21 10 1 11 -6 12 -6
up_down	8 4
up_hour	6 1
up_if	6 2 13 7
up_loft	2 1
up_monday	6 10
up_road	2 7
up_sale	10 19
up_self	13 7
up_up	2 6
up_you	2 2 6 -4
upfront	12 -6 13 55
upfront $	13 16
upfront_$	13 11
upfro…	12 -6 13 55
upgra…	6 7
upon	11 17
upon :asking	4 4
upon_$	4 1
ups	1 33 2 -13
ups $	1 16
ups :absolute	1 2
ups :burden	1 2
ups :onlyword	1 2
ups :scarcity	1 2
ups only	1 2
upset	2 3
upset the	2 3
upstair_you	11 1
upstairs	1 11 8 23
upstairs ,	11 1
upstairs :lifeword	8 11
upsta…	1 11 8 23
upward_£#	4 3
upwards	4 15
upwards of	4 4
upwar…	4 15
urge	6 2
us	0 -3 1 -3 3 -12 4 14 6 -24 8 -20 14 -25
us $	14 -20
us :asking	4 3
us :opinion	3 5 6 2
us about	3 -8 4 -4
us an	4 11
us and	2 8
us to	3 5 6 2
us what	4 4
us_$	2 -12 4 10 7 -5 14 -10
us_extra	4 2
us_never	3 1
us_will	3 2
us_would	4 1
use	0 -19 1 -25 3 -23 4 -6 6 -41 8 4
use #	8 10
use :number	8 10
use :openprice	7 1
use :opinion	7 1
use the	1 -3
use to	7 1
use_#	8 8
use_house	7 1
used	0 -2 6 -42 7 -8 8 12 11 44
used :openprice	6 -18
used :opinion	0 -6 6 -18
used a	11 8
used to	0 -6 6 -18
used_$	8 8
used_from	11 2
user	14 28
user_$	14 8
users	2 6
usual	0 19 1 1 13 17
usual_$	0 6 6 -15 13 16
usually	6 -22 13 14
usual…	6 -22 13 14
vacant	6 -2
vacation	9 10
vacation :rent	9 8
vacation rental	9 8
vacat…	9 10
valua…	1 10
value	1 14 6 -10 7 44
value $	7 1
value_$	7 14
value_by	7 18
value_so	1 3
valuer	7 12
value…	4 5
van_$	7 4
vanis…	6 5
vapers	3 3
vary	11 17
vary $	11 4
vat	5 19
vat $	5 15
vegetarians	2 3
veget…	2 15
vendor	2 28
vendor_not	2 14
vendor_sell	2 6
vetting	5 7
vetti…	5 7
video	5 8 14 9
video $	5 5
view	2 -54 8 -3 11 6
view ,	6 6
view in	11 7
view_$	6 -5 7 -8
view_avoid	6 11
view_disappointment	6 6
view_there	6 13
viewers	8 17
viewe…	8 17
viewing	6 5 7 -6 8 12
viewing $	4 13
viewing essential	6 5
viewing recommended	6 5
viewing_#	8 -30
viewings	4 4 6 -2 8 -3 9 -2 13 -7
viewings are	6 5
viewi…	4 10 7 -49 9 -28 11 -2 12 -21 13 -20
views	7 25 11 10
views $	7 19
village	6 -1 7 -18 8 -5
villa…	6 -5 7 -19 8 -8
visit	5 13
visit ,	5 7
visit_$	1 13
visit_day	1 4
visit_£#	5 5
visits	1 18
visit…	9 13
vote	1 8
voters	2 14
vouch	11 9
vouch for	11 6
vouch_$	11 6
vouch…	0 1
w	10 5
wag_pension	0 -9
wage	0 41
wage $	0 6
wage :income	0 20
wage :work	0 20
wage earners	0 17
wages $	0 3
wages ,	0 -35
wages :absolute	0 3
wages :burden	0 3
wages :onlyword	0 5
wages :scarcity	0 3
wages only	0 3
wait	6 8
wait :clocktime	0 2
wait :deadline	0 2
wait for	6 -14
wait_you	6 26
waited	6 22
waiting :demand	6 -9
waiting :ranking	6 -9
waiting list	6 -9
wake	1 10
wake_$	1 10
wales	7 10
walk	0 -10 14 12
walk_$	7 -2 14 12
walking	2 2 9 7
walki…	2 2 9 7
wall	1 -1
wall ,	7 1
wall_so	1 7
wall_thin	1 16
walled	10 5
walled :feething	10 6
walled :room	10 6
walled :rulesplace	10 6
walled garden	10 6
walls	1 17
walls are	1 7
wanders	8 3
want	1 19 2 15 3 6 4 21 5 -9 11 -16
want :child	1 7
want :number	4 8
want a	1 1 2 24
want eleven	4 3
want it	4 17
want_$	0 -9 3 1 5 -15 6 14 12 8 13 -20
want_but	4 1
want_else	2 4
want_first	14 3
want_good	1 1
want_here	6 14
want_hundr	4 10
want_live	6 11
want_month	13 9
want_one	8 2
want_so	6 6
want_tenant	2 17
want_week	9 3
wanted	0 16 1 5 2 21 8 -5
wanted $	2 10
wanted for	0 15 2 20
wanting	8 7
wanting :openprice	8 4
wanting :opinion	8 4
wanting to	8 4
wanti…	8 7
wants	6 32 12 10
wants :openprice	6 8
wants :opinion	6 8
wants it	6 11
wants to	6 8
warden's	8 3
warde…	8 3
warm	7 9
warm enough	7 1
was	1 -24 4 -19 5 -24 6 -20 7 -77 8 -42 9 -18 10 -19 11 33 12 -20 13 -47
was :advance	11 6
was :negation	2 8
was :photo	11 15
was :ranking	11 6
was :spelled	2 8
was_$	8 2
was_by	11 14
was_day	11 9
was_my	11 9
was_through	11 6
wash	2 5
wasp	8 4
wast_$	0 2
wasted	2 3
watch	0 3
watch $	0 7
water	4 -14 5 -24 7 19 8 -32 13 -3
water and	7 1
water in	7 8
waver…	6 7
way	0 24 2 5 5 -16
way $	5 -13 7 -19
way ,	0 3 6 -8 7 12
way in	6 13
way of	0 7
way_$	6 11
way_hous	0 2
we	1 8 2 2 3 -5 6 12 7 -48 8 -4 10 -29 11 2 12 2 13 2 14 -23
we :absence	8 4
we :absolute	7 -18
we :accepting	0 -3 4 6 6 -8 8 -7 11 9 13 6
we :asking	0 -3 1 7 6 12 7 4 8 -6
we :burden	0 5
we :demanding	1 2 2 13 5 5 6 7
we :denying	2 -26
we :disclaimer	7 6
we :fairness	1 11 2 1
we :fee	13 12
we :hiding	6 11
we :income	5 -6 13 -16
we :losing	8 20 14 5
we :nearby	5 8
we :negation	1 6 2 10 3 -11 4 -36 5 -2 6 10 7 -28 8 -10 11 12 13 -1
we :newness	7 -8
we :online	0 2
we :openprice	11 1
we :paying	5 -15 13 -17
we :promise	1 -7 2 1 3 -2 6 15 11 13 13 -6
we :refusing	3 22
we :scarcity	3 -4
we :spelled	13 5
we :title	5 10
we add	0 2
we are	0 7 6 -29 8 19
we ask	1 12 2 2
we can	6 11
we can't	2 15 6 10 11 16
we cannot	6 17
we do	0 -7 3 -6 4 -7 5 6
we don't	1 8 4 -10 6 -1
we expect	6 8
we fly	8 2
we go	14 6
we guarantee	7 6
we have	0 5 1 3 4 8
we leave	8 2
we let	0 -2
we make	11 2
we mean	1 10
we pay	5 -6 13 -16
we promise	7 7
we say	7 9
we sell	12 13
we should	4 3
we take	0 -23 13 24
we want	2 8
we will	4 8
we would	2 -6
we'd	0 1 1 21 2 51 4 32 5 1 6 -56 7 -69 8 -55 9 -6
we'd :accepting	2 8 4 25
we'd :demanding	0 12 2 3
we'd :fairness	5 6
we'd :preferring	2 22
we'd :wanting	0 19 6 -23
we'd be	1 6
we'd have	2 6
we'd not	4 3
we'd rather	2 15
we'd sooner	1 7
we'd take	4 5
we'd want	0 9
we'd_$	2 8 4 21
we'd_look	1 4
we'd_not	2 11
we'd_you	2 16
we'd_your	0 2
we'll	2 5 3 -7 4 11 6 -33 13 4
we'll :accepting	0 1 4 9
we'll be	8 12
we'll_$	2 11 4 -2 6 -16 13 4
we'll_out	4 1
we'll_rent	4 2
we'll_you	14 7
we're	1 12 6 -24 7 -17 8 33 13 6 14 7
we're :spelled	8 14
we're :wanting	2 8 8 -13
we're after	2 2
we're at	8 21
we're in	8 15
we're the	14 7
we're_$	1 14 8 15
we're_spain	8 9
we've	0 1 2 14 3 1 6 4 7 -16 11 1 12 -7
we've :denying	11 10
we've :fairness	1 9
we've :openprice	1 9
we've been	6 2
we've decided	1 9
we've found	13 3
we've had	6 7
we've used	11 10
we've_$	1 5 2 4
we've_against	1 9
we've_enquiry	6 8
we've_inundat	6 7
we've_since	6 10
we've_work	13 3
we_$	1 -10 2 -49 5 20 6 -13 8 1 11 -51 12 2 13 -19 14 -4
we_about	11 3 12 2
we_applicant	2 1 4 18
we_ask	2 -6
we_because	8 1
we_by	14 6
we_carpet	1 2
we_consider	0 3
we_deal	0 4
we_do	2 9
we_dogs	3 29
we_door	6 8
we_first	13 4
we_have	2 1 3 4
we_hold	6 3
we_home	14 6
we_keep	2 4
we_list	6 9
we_mind	3 -16
we_month	13 14
we_no	3 -2 4 5 11 21
we_not	1 -3 2 -26 4 -18
we_offer	2 3
we_only	2 3
we_people	3 3
we_pets	3 -6
we_refuse	1 -4
we_rent	2 6
we_responsibility	11 7
we_see	4 15 6 4
we_take	4 -12
we_tenant	0 -1
we_these	6 5
we_up	0 9 5 1
we_week	13 3
we_wheelchair	2 8
we_will	7 5
we_you	1 2 6 17
we_you'll	1 1
we_£#	5 8
weans	1 8
wear	1 9
wear ,	5 3
wear_$	5 5
weather_$	7 6
wedding	8 7
weddi…	8 4
wednesday	6 3
wedne…	6 2
wee	1 17 3 20 8 29
wee :person	1 7
wee ones	1 7
wee_$	3 7
week	8 16 9 63 13 -6
week $	6 -11 7 -10 9 11
week ,	13 -1
week :absolute	6 2
week :scarcity	6 2
week only	6 2
week's	5 -1
week_$	4 -21 8 6 9 31 13 -19
week_advance	13 -23
week_flat	5 8
week_hold	5 1
week_house	5 12
week_summer	7 2
weekdays	8 8
weekd…	8 22
weekend	1 18 6 36 7 -5 9 18
weekend ,	1 6 6 13
weekend_$	6 20
weekends	1 13
weekends $	1 11
weeke…	1 38 6 28 7 -31 9 13
weekly	13 -43
weekly ,	13 -1
weeks	5 11 8 24 9 25 13 1
weeks ,	8 9
weeks :rent	5 21
weeks :return	5 21
weeks rent	5 21
weeks'	13 -2
weep	6 2
weigh	4 11
welcome	0 -50 1 -23 3 -15 4 6 5 -20 6 -55 7 -10 9 20 11 -7
welcome $	0 -28 4 3
welcome ,	0 -11 1 -32 13 5
welcome_$	1 -2
welco…	0 -50 1 -25 3 -15 4 6 5 -21 6 -57 7 -11 8 -1 9 22 11 -8
welfare	0 16
welfa…	0 16
well	1 -8 2 -2 7 11 8 -33
well :advance	13 3
well :ranking	13 3
well ahead	13 4
well_your	4 1
welsh	2 1
welsh :person	2 8
wen	10 5
went	0 7 4 12
went :openprice	7 6
went_over	4 9
were	6 14 8 -2 11 28
were :dislike	8 1
were laid	3 2
were you	6 6
were_$	6 7
were_before	11 3
wet	10 9
wet_$	10 5
wharf	1 7 4 3
wharf_$	1 8
what	0 22 1 3 4 26 5 -77 6 -30 8 -4 11 12 13 -12 14 -11
what :codething	11 8
what :opinion	0 12 1 8
what :payer	0 13 1 10
what :place	0 4
what :seller	0 22 1 9 2 3 4 -4
what is	11 8
what it	4 -2
what kind	0 4
what the	5 -22
what we	0 13 1 10
what we've	13 3
what would	4 5
what you	0 12
what you'd	4 6
what_$	0 4 2 -21 7 -18 13 -12
what_do	0 18
what_get	11 -7
what_give	4 8
what_mean	1 1
what_pay	4 19
what_says	4 -12
what_tenant	0 1
what_think	4 3
what_were	3 1
what_will	7 -10
what_worth	4 8
what_you	4 11
whatever	4 20 7 21
whatever ,	2 8
whatever happens	7 8
whatever the	4 13
whatever you	4 4
whatever_$	7 15
whatever_think	4 4
whate…	4 20 7 21
whatsoever	2 2
whatsoever ,	2 7
wheel	2 8
wheelchair	0 -14 1 -7 2 6
wheelchair_flat	2 1
wheelchairs	2 11
wheel…	0 -26 1 -21 2 20 7 -19
when	0 10 3 -33 4 -2 5 30 7 -8 13 20
when :seller	0 8
when :title	8 9
when the	6 5
when they	13 2
when you	4 -11 5 20 13 9
when_$	3 -1 5 10 6 -4
when_arrive	13 1
when_come	13 14
when_leave	5 21
when_up	0 2
where	0 19 1 24 3 22 5 -18 6 -33 7 28 13 2 14 17
where :everyone	1 8 7 11
where :opinion	14 11
where :payer	14 5
where :seller	14 5
where everybody	7 2
where the	4 6
where there	1 15
where we	14 6
where_$	1 14
where_begin	4 3
where_go	14 6
where_stand	13 1
which	0 -10 3 -1 4 1 5 11 7 -8 8 -13 12 13 14 -18
which $	4 27
which :negation	7 5
which :openprice	6 2
which :spelled	7 5
which no	7 5
which to	6 2
which_$	5 15 12 15
which_have	4 3
which_mean	2 1
which_out	1 1
which_should	4 3
which_we	4 2
which_why	8 1
while	5 13 6 60
while :opinion	5 13
while :payer	5 13
while :seller	5 13
while checks	5 3
while the	6 6 13 8
while we	5 13
while you're	6 10
while_$	5 3 6 28
while_still	6 15
whippet	14 3
whippet $	14 3
whipp…	14 3
whistle	0 3
whist…	0 3
whit_$	2 15
whitby	10 5
white	2 23 7 -11 11 11
white ,	11 2
white :family	2 14
white :feething	1 4
white :nation	2 7
white :thing	1 4
white carpets	1 4
white goods	2 -6
white_$	2 16 11 10
white_white	11 3
whites	2 17
whites :absolute	2 17
whites :burden	2 17
whites :onlyword	2 17
whites :scarcity	2 17
whites only	2 17
who	0 21 1 -5 2 20 4 30 6 31 11 -49 13 14 14 -2
who :accepting	0 3
who :codething	6 1 8 18
who :hiding	13 23
who :lifeword	8 -1
who :negation	2 14
who :opinion	2 8
who :urgency	6 21
who :wanting	0 -14 2 -26 6 -21
who are	0 6
who can	13 24
who has	8 33
who have	0 6
who is	6 1 8 18
who isn't	2 10
who live	8 2
who lived	8 -12
who signs	0 18
who waited	6 5
who would	6 3
who'd	2 13 4 5
who'd :wanting	8 1
who'd be	2 2
who's	8 40
who_$	0 -2 1 -3 3 -14 4 14 7 -1
who_down	13 6
who_has	1 4 6 5
who_have	8 1
who_help	0 5
who_next	6 9
who_other	6 11
who_over	6 14
who_put	13 3
who_wait	6 1
whoever	0 -8 1 -19 2 -19 4 13 6 14 7 3 8 -2
whoever :councilpay	4 3
whoever :hiding	7 1
whoever :lifeword	7 4
whoever :payer	4 4
whoever :paying	4 3
whoever lives	7 4
whoever pays	4 3
whoever_here	7 4
whoever_most	4 33
whoev…	0 -9 1 -20 2 -20 4 13 6 13 7 3 8 -3
whole	6 5 8 13 12 4 13 39
whole :period	13 8
whole of	7 16 12 8
whole_##	12 11
whole_$	1 7 12 7
whose	0 24 1 23
whose :child	1 15
whose :rent	0 13
whose :return	0 21
whose rent	0 13
whose_$	4 3
whose_flown	1 7
whose_have	1 10
whose_was	4 3
why	3 10 8 15
why :opinion	8 1
why :payer	8 1
why :seller	8 1
why we	8 1
wi	8 9
wi fi	8 11
wife	2 18 4 3
wife $	2 7
wife :codething	4 5
wife is	4 5
wife_$	4 4
wifi	8 29
wifi :codething	8 24
wifi :keything	8 15
wifi password	8 15
wifi_$	8 3
wifi_if	8 9
wigan	14 2
wigan ,	14 3
will	1 -16 2 21 3 22 4 31 5 -24 6 36 7 38 10 -53 11 -1 14 -32
will ,	8 2
will :absolute	6 -12 7 31
will :accepting	3 3 4 15 6 29 7 8
will :asking	2 23
will :demanding	0 11
will :denying	7 13
will :deterring	7 3
will :losing	6 24 7 -13
will :negation	2 4 4 -12 7 3
will :newness	6 -3 7 23
will :number	7 3
will :openprice	6 2
will :opinion	7 -5 9 4
will :promise	7 27
will :scarcity	7 8
will :time	6 2 7 15
will :wanting	0 14 9 3
will :welcoming	7 35 9 4
will :writeto	6 -6 7 9
will be	0 -3 2 16 3 3 4 15 7 -19 8 -14
will come	7 30
will do	7 -13
will feel	2 3
will get	6 -14 7 2
will go	6 7
will have	3 8 6 28 7 7
will knock	8 3
will love	9 4
will need	0 16
will never	7 13
will not	2 10 6 4
will say	2 14
will share	8 5
will still	6 5
will take	4 6
will tell	2 5
will you	0 2
will_##	7 3
will_$	1 -1 2 7 3 11 4 1 5 -1 6 52 7 -36
will_back	7 6
will_by	4 8 7 20
will_declin	2 6 4 -4
will_empty	7 8
will_first	3 3
will_held	4 7
will_if	8 11
will_least	7 6
will_like	11 6
will_look	4 12
will_more	4 3
will_offer	2 5
will_problem	7 1
will_rent	6 2
will_through	7 38
will_view	6 -1
will_when	6 4
will_you	2 2 8 7
will_your	8 2
willing	4 12
willing :openprice	4 13
willing :opinion	4 13
willing to	4 13
willi…	4 12
window	6 32 7 8
window $	5 9
window :negation	8 9
window in	6 1
window_$	6 17
window_have	11 7
window_so	8 8
wins	4 5 6 5
wins $	4 6 6 5
winter	6 -1
winter ,	4 4
winter :onlyword	12 2
winter_summer	4 5
winter_£##	4 5
wise	6 21
with	0 13 1 16 2 18 5 -24 6 -4 7 -18 8 12 9 -3 10 7 11 -5 13 9 14 -37
with $	0 5 12 3
with :absence	1 22
with :absolute	1 4 6 5
with :asking	6 3
with :benefit	0 8
with :bid	1 1
with :child	0 -37 1 28 2 -58 3 -23 7 -7
with :childthing	1 10
with :councilpay	0 3
with :demand	6 20
with :disability	0 -29 2 22
with :faith	2 5
with :forename	8 1
with :healthword	2 3
with :kin	1 -25
with :money	13 6
with :negation	0 -15 1 29 2 -14
with :number	1 -18 8 1
with :online	7 4
with :opinion	7 4
with :payer	3 -9 5 2 7 21 13 1
with :person	0 13
with :pet	3 19
with :petpart	3 13
with :refusing	1 6
with :regretting	8 2
with :seller	7 21 8 4
with :spelled	2 -1 12 -3
with :thing	2 11
with :title	8 22
with :work	0 8
with :writeto	7 16
with a	0 33 1 5 4 8 7 -19 8 -17 10 2 11 14
with an	1 -4
with children	1 -11
with enquiries	6 5
with fur	3 9
with her	8 27
with housing	0 1
with it	7 7 11 14
with kids	1 13
with mental	2 4
with no	0 -8 1 14 2 -7
with nobody	1 5
with our	7 3
with pets	3 8
with regret	8 2
with someone	2 6
with the	0 22 1 -19 2 2 4 3 7 6 8 2 12 2
with this	7 19
with us	7 4
with you	2 2 7 -1
with your	1 3 13 1
with £##	13 7
within	0 -3 5 -7 6 16 7 19 13 -8
within :age	7 8
within :clocktime	6 17
within :deadline	6 18
within :number	7 21
within :spelled	7 7
within :work	6 18
within a	6 -2
within hours	6 18
within sight	3 8
within_$	6 11 12 -6
within_hour	6 13
within_mil	7 12
within_year	7 10
without	0 -31 1 -5 2 -18 3 -2 4 13 7 8 13 22
without :absolute	7 9
without :everyone	7 6
without :fairness	7 2
without :pet	3 2
without a	7 -6 13 5
without good	3 -6
without_$	1 -3 2 -23 7 17 8 6
without_reason	3 -12
witho…	0 -31 1 -5 2 -18 3 -2 4 13 7 8 13 22
witnesses	2 10
witne…	2 12
wk	9 1
woman	2 34
woman_$	2 15
women	2 19
women $	2 5
women ,	2 -1
won't	0 29 1 2 2 15 3 20 6 15
won't :absolute	7 9
won't :accepting	3 2
won't :asking	4 2
won't :hiding	6 4
won't :urgency	6 1
won't :writeto	6 12 7 1
won't be	0 1 1 13 2 5 3 4
won't get	6 1 7 1
won't hang	6 4
won't_$	2 4 3 20 6 15
won't_another	6 1 7 4
won't_around	6 20
won't_consider	2 10
word	6 20 7 29
word_$	7 6
words	6 1
words $	6 3
work	0 55 2 -13 6 -10 7 -20
work ,	0 20
work :absence	0 -3
work :absolute	1 7
work :burden	1 6
work :onlyword	1 7
work :scarcity	1 7
work only	1 7
work_$	0 23 8 -6 9 2
work_i	0 11
work_one	13 3
work_only	0 17
work_out	0 -3
work_so	7 2
work_tenant	7 3
worked	7 10
worker	0 19
worker $	0 19
worker_$	0 1
workers	0 19
workers :absolute	0 15
workers :burden	0 14
workers :onlyword	0 17
workers :scarcity	0 14
workers only	0 15
worke…	0 18
working	0 14 1 -5 2 -10 6 -34 7 -27 8 -59
working :childless	0 7
working :kin	0 1
working :person	0 45 2 -24
working :sex	0 16
working :thing	0 -9
working couple	0 1
working fireplace	0 -5
worki…	0 14 1 -5 2 -10 6 -34 7 -27 8 -62
works	0 -60
works $	0 -13
works :absence	8 7
works :clocktime	8 13
works :holiday	8 8
works for	13 3
works nights	8 8
workt…	2 -10
world	7 14
world class	7 12
world cup	8 6
world's	7 19
world's :superlative	7 1
world's comfiest	7 10
world_$	7 30 8 2
world…	7 19
worry	0 6
worth	4 17 7 8 13 3
worth ,	7 2
would	0 10 1 16 2 25 3 7 4 12 5 -17 6 -7 8 -7 10 -4 12 21 13 5 14 -16
would :asking	12 1
would :feething	4 8
would :income	0 -3 4 17
would :negation	0 -6 2 -22
would :online	0 1 2 4
would :onlyword	12 1
would :opinion	0 3 2 13
would :paying	2 2 4 14
would :preferring	1 -23 2 4
would :wanting	2 6 4 12
would :welcoming	4 5 6 2
would be	1 23 2 9 12 8
would find	0 1 2 4
would have	0 3
would let	12 1
would like	2 11
would not	0 -2 2 -22
would pay	0 -3 4 17
would suit	1 -41 2 9
would want	0 2
would welcome	4 8
would you	4 4
would_$	1 -4 4 7
would_ask	8 2
would_couple	1 -1
would_no	1 5
would_not	8 2
would_one	1 5
would_pay	4 4
would_single	2 1
would_stay	2 10
would_two	2 10
would_unlawful	2 -2
would_who	2 -1
would_you	6 1
wouldn't	0 -5 1 6 6 13
wouldn't be	1 13
wouldn't_fair	1 10
would…	0 -5 1 6 6 13
write	1 1
wrong	7 5
www	14 10
www $	14 7
x	3 2 13 19 14 13
x $	3 5
x ,	14 10
x_$	13 11
xx	12 2
xx $	12 2
y	1 1 8 32 11 4
y $	1 6
y_$	1 5
yale	8 27
yard	1 -1 2 -17 6 -24 7 -40 8 -26
yard_have	3 5
yard_so	3 5
ye'll	6 21
ye'll :demanding	6 6
ye'll :wanting	6 6
ye'll need	6 6
ye'll_tae	6 4
year	4 -25 6 -25 7 7 8 16 10 -23 12 50 13 14
year $	12 6
year ,	7 13
year :burden	12 6
year :negation	12 1
year and	13 6
year of	8 21
year's	12 7
year's :utility	12 5
year_$	9 -17
year_battle	8 2
year_one	13 1
year_rent	12 15
year_so	13 3
year_table	13 4
year_then	12 1
yearly	13 10
yearly $	13 4
years	7 19 9 -16 11 3 12 -8 13 -24
years $	7 13 9 -3
years :denying	11 14
years ago	11 6
years and	1 9
yer	6 3
yer_$	6 10
yes	0 -38 1 -21 2 -2 3 -33 7 19 8 -46 14 -21
yes $	0 -33 1 -5
yes ,	1 -10
yes :openprice	7 10
yes_$	1 -13 3 -5 7 3
yesterday	6 34
yesterday $	6 26
yeste…	6 34
yet	1 -2 10 6 13 3
yet $	6 2 10 2
yins	1 10 3 7
yoga	8 1
yorkshire	7 6
yorkshire $	7 6
yorks…	7 6
you	0 -15 1 -19 2 1 3 2 5 37 6 19 7 31 8 -8 9 -2 10 -36 11 -23 12 -9 14 10
you $	0 21 1 6 2 30 5 9 6 25 7 -9 13 -18
you ,	1 3 14 18
you :absence	2 8 5 38
you :absolute	7 2
you :accepting	3 -11 5 9
you :advance	5 -5 6 -8 8 -15 13 -1
you :asking	1 16 2 2 3 9 14 11
you :burden	0 5 5 22
you :deadline	3 -1 6 -27 12 3
you :demanding	0 -6 1 -12 2 -1 3 21 8 22 13 -7
you :denying	7 26
you :deterring	3 23 4 -12 6 -25 8 -8 13 -8
you :fairness	3 12
you :feething	6 -16 8 -6 13 -2
you :hiding	4 18 7 3 8 3 14 2
you :losing	6 23
you :negation	1 -20 4 -7 6 -11 7 33 8 4 12 11 13 -12
you :onlyword	5 11 6 9
you :openprice	4 -3 7 -13
you :opinion	2 -12 4 5
you :phone	6 4
you :promise	2 -21 3 -14 4 -37 5 4 7 16 8 6 12 14
you :refusing	2 11
you :rulesplace	6 4
you :scarcity	4 2
you :urgency	6 17 13 -1
you :wanting	0 -61 1 -74 2 -34 4 -6 5 -15 6 -26 7 4 8 26 11 -20
you :welcoming	6 -14 13 5
you :writeto	4 -8 6 -31 11 8
you a	7 6
you apply	3 2
you are	4 8 6 -25 7 28
you ask	3 2
you build	7 3
you can	4 18 7 4 8 4 14 2
you can't	8 2 12 15
you cannot	7 7
you choose	4 15
you come	6 -11 13 8
you could	4 2
you do	0 3
you don't	0 11
you get	4 -18 5 -2 6 -10 11 9
you have	3 -8 4 -27 5 7 6 3
you in	8 19
you keep	3 10
you know	13 2 14 17
you leave	5 35
you like	2 -17 6 -38 7 7
you live	7 3
you lose	6 11
you may	12 5
you might	13 2
you move	6 -13 13 -1
you must	5 10
you need	0 -5 8 5
you out	2 11
you reserve	6 5
you ring	6 8
you see	4 -17
you snooze	6 12
you tell	4 1
you the	1 1
you think	4 29
you to	4 -14
you want	0 -16 2 -30 5 -2 8 15 14 4
you were	2 9
you will	2 -1 3 -15 4 -16 7 5
you won't	7 19
you'd	0 -14 4 6 11 -9 12 4
you'd :income	4 4
you'd :paying	4 3
you'd :wanting	6 -12
you'd be	2 1 6 -1 12 1
you'd pay	4 4
you'd_$	4 8 7 -1
you'd_month	4 1
you'll	3 17 4 -5 5 11 7 38 8 8
you'll :absolute	7 8
you'll :accepting	0 3 8 7
you'll :demanding	2 11 3 3
you'll :denying	7 4
you'll :negation	7 18
you'll :newness	7 5
you'll :online	8 13 11 3
you'll :openprice	7 3
you'll :opinion	8 13 11 3
you'll :paying	8 13 11 3
you'll :promise	7 7
you'll :scarcity	7 4
you'll :wanting	2 17 3 2
you'll be	5 1 7 13
you'll find	8 13 11 3
you'll have	0 3 8 7
you'll make	7 3
you'll need	3 4 5 1
you'll never	7 4
you'll_if	6 11
you'll_somewhere	2 4
you're	2 10 6 4 8 -3 12 12
you're :clocktime	0 4
you're :demanding	1 3
you're :disability	1 2
you're :jobless	0 4
you're :negation	2 3
you're :openprice	0 3 5 1
you're :wanting	1 1
you're between	0 4
you're expecting	1 3
you're not	2 3
you're seeing	10 2
you're_$	6 17
you've	1 9 6 6
you've :fixed	13 -2
you've got	3 2 6 4
you've signed	13 -2
you've_$	13 -2
you_$	0 -1 1 -12 2 -22 4 -2 7 -16 8 -29 9 -18 10 -31 11 -8 12 -25 13 -7 14 5
you_afford	6 1
you_after	6 -5
you_alway	4 3
you_animal	3 2
you_another	7 5
you_any	3 4
you_ask	3 -14
you_before	6 9
you_better	4 3 7 10
you_born	2 5
you_box	0 3
you_buy	5 3
you_car	1 5
you_cat	5 2
you_certain	7 15
you_chance	7 5
you_delay	6 6
you_ever	7 7
you_fair	4 8
you_far	7 2
you_find	7 1
you_flat	3 1
you_front	4 3
you_get	7 7
you_have	6 3
you_home	6 16
you_how	4 18
you_idea	11 18
you_keep	3 -10
you_key	8 3
you_kids	1 3
you_leave	12 6
you_let	6 1
you_mean	2 1
you_month	4 9 13 6
you_my	5 3
you_need	7 2
you_never	7 11
you_not	2 -4 7 7
you_one	6 12
you_over	5 15
you_pay	4 15
you_permission	7 16
you_pictur	11 -7
you_rent	7 11
you_rest	14 6
you_round	8 6
you_share	8 5
you_sofa	5 4
you_thing	4 7
you_used	8 2
you_which	4 16
you_year	13 3
you_you	6 25 8 1
you_your	6 -8 13 -6
you_£#	5 26
young	1 27
young :sex	2 22
younger	1 20
youngsters	1 9
youngsters $	1 5
young…	1 44
your	0 11 1 4 2 26 3 20 4 14 5 8 6 23 7 38 9 17 11 -10 13 18 14 -25
your :accepting	13 5
your :advance	13 -3
your :asking	1 15
your :benefit	0 -4
your :bid	4 7
your :child	7 50
your :deadline	4 4
your :demand	1 15
your :disability	8 3
your :dislike	2 17
your :family	3 22 7 6
your :fee	4 1 5 20
your :feething	2 3 13 18
your :fixed	9 10
your :holiday	9 9
your :kin	0 8 1 -20 3 21 7 26
your :money	7 7
your :newness	6 -32
your :offerdeal	4 4
your :openprice	2 5 4 34 13 10
your :origin	2 22
your :period	9 2
your :preferring	4 16
your :rent	0 20
your :return	0 18 4 -3 7 12
your :room	8 7
your :superlative	4 12 7 -12
your :thing	8 3
your :urgency	6 -2
your :utility	7 2
your :work	0 2
your application	2 9 4 9 13 18
your child	7 25
your children	1 -2 7 1
your enquiry	1 16
your maximum	4 13
your money	7 8
your mum	0 2 3 1
your mum's	3 12
your nationality	2 9
your own	6 -3
your price	4 3
your rent	0 21
your skates	6 4
your time	6 -6
your way	6 11
your_##	4 3
your_$	1 -2 2 -46 4 7 5 12 7 -7 9 14 14 -3
your_answer	3 2
your_app	3 4
your_before	3 4
your_but	6 4
your_can't	1 4
your_com	13 2
your_i	0 8
your_me	4 3
your_month	4 5
your_sure	7 7
your_take	2 4
your_when	2 2
your_will	3 3 7 35
your_would	1 10
your_year	12 13
your_£#	5 1
yours	0 -4 2 -20 3 -10 4 17 6 3 11 6
yours $	4 17 6 9
yours ,	4 2
yourself	0 7 6 31 8 14 13 3
yourself :burden	6 13
yourself in	8 9
yourself the	0 5 3 3
yourself_$	0 4
yourselves	6 5
yourselves $	6 5
yours…	0 7 6 42 8 23 13 3
youtube	14 8
youtube channel	14 2
youtube_$	14 2
youtu…	14 8
yrs	10 2 11 16
yrs ,	10 2
yrs_$	11 1
zero	14 15
zero $	7 -16
zero ,	8 2
zero :absolute	14 4
zero :digits	14 4
zero :negation	14 4
zero :number	14 11
zero :payer	14 4
zero :spelled	14 15
zero zero	14 4
zero_$	7 3 14 5
zero_nine	14 2
zero_one	14 9
zero_two	14 3
zero_zero	14 6
zone $	1 5
~#	0 -10 1 -8 2 -21 3 -12 4 -43 5 9 6 -15 8 45 10 4 11 12 12 9 13 9 14 -14
~##	0 -61 1 -68 2 -46 3 -2 4 23 5 -48 6 -90 7 -29 10 -32 11 -45 12 4 13 -37 14 43
~$	0 -32 1 -25 2 -30 3 -25 4 -15 5 -27 6 -11 7 -26 8 -35 9 -12 10 -35 11 -39 12 -31 13 -47
~%	5 16 7 32
~+	1 5 4 22 13 20
~,	0 -3 2 5 3 10 4 -5 5 -7 6 -1 7 -15 8 8 9 15 10 3 11 1 14 19
~12m	12 29
~12s	1 5
~16s	1 9
~18s	1 6
~1st	10 11
~5pm	4 1
~6mth	12 1 13 20
~6pm	14 14
~96o	14 20
~9oo	14 42
~=	0 13 2 8 5 3
~^	0 -32 1 -25 2 -30 3 -25 4 -15 5 -27 6 -11 7 -26 8 -35 9 -12 10 -35 11 -39 12 -31 13 -47
~a	1 -5 2 7 5 13 6 -5 7 3 8 -24 9 7 10 -1 11 15 14 -18
~able	7 4 13 8
~about	0 -41 1 -5 3 -13 4 -44 5 -10 6 35 7 -10 8 9 11 14 13 1 14 -18
~above	2 -8 4 5 6 -21 7 -11 11 -12
~absolute	7 14 10 4
~accent	2 29
~accept	0 10 1 13 2 20 6 -3 13 11
~acces	2 -4 8 17
~accommodation	1 3
~according	4 8
~account	0 -1 13 29
~accurate	11 15
~acros	8 20
~act	6 19
~actual	11 24
~add	4 1 5 12 10 14 11 2
~addition	10 2
~addres	7 5 14 19
~adhd	2 4
~admin	5 15
~administration	5 3
~adult	0 8 1 67 2 -77 3 -8 4 -26 6 -46 7 -29 8 -3
~adv	13 48
~advance	0 -14 4 -42 6 -31 7 -39 8 -5 12 -31 13 18
~advert	0 -3 1 -11 4 -7 7 -16
~advertis	4 21 6 -20 10 32
~affordable	0 -9
~afraid	0 3 1 15 3 9
~african	2 1
~after	0 -20 1 -20 4 3 6 19 9 -1 12 32 13 -37 14 10
~afternoon	1 22 6 13
~again	1 13 2 16 4 3 6 -17 7 5
~against	1 4
~age	1 21
~agency	5 12 14 11
~agent	2 -23 5 20 6 -18
~ago	11 22
~agre	6 6
~agree	4 1 7 6 11 2
~agreement	5 -17 13 23
~ah	4 2
~ahead	0 -13 4 -3 6 15 13 20
~air	7 15
~airbnb	9 6
~alarm	7 -7 8 22
~alcoholic	8 8
~alike	1 -4 2 -2
~all	0 -34 1 -17 5 -25 6 -9 7 -17 8 4 11 -38 14 -17
~allergic	3 9
~allow	0 -6 2 -27 3 15
~allowance	0 10
~alone	8 5
~along	6 -10
~already	2 -8 6 74 7 -7 8 -13
~alway	2 3 3 8 4 7 6 -32 8 13
~am	1 4 4 9
~an	0 3 3 13 4 19 5 -11 6 -13 7 6 8 -2 10 8 13 -3 14 -16
~and	0 -39 2 -7 3 -4 4 -41 5 -26 6 -13 7 -21 8 26 10 -8 11 10 12 -45 14 -24
~animal	0 -22 2 -24 3 83 6 -11
~ann	14 2
~annual	5 7 13 11
~another	2 38 3 16 4 17 6 30 8 -5
~answer	0 14 2 1 3 28 4 -14 6 -18 7 -7
~any	0 4 1 16 2 -7 3 14 5 -1 8 -24 10 9 11 5 12 -27 13 -9 14 10
~anybody	0 8 2 2 6 -25 7 26
~anyone	0 10 2 4 3 3 4 -21
~anyth	0 18 2 -21 3 12 4 13
~anywhere	6 -5 7 22
~apartment	6 18 9 16
~app	1 5 2 12 3 2 4 -11 5 16 7 -43 13 -23 14 19
~appear	11 16
~appli	2 8
~applicant	1 -16 4 18 7 -48 8 -35 12 -1 13 3
~application	0 32 2 12 4 8 6 -15 13 14
~appointment	6 -1
~april	13 17
~are	0 -24 1 6 3 12 4 -4 5 11 6 23 7 -15 8 5 9 -11 10 -24 11 58 12 -46 13 -6 14 -36
~area	2 5
~aren't	1 17 2 2 3 25 7 -14 11 3
~arithmetic	1 1
~around	6 26
~arrive	13 14
~as	0 -31 1 11 2 2 3 -3 5 -54 6 -4 7 26 8 -2 9 -35
~asian	1 -5 2 23
~ask	0 -9 1 -14 2 -15 3 -3 5 -4 6 -18 7 -14 10 -19 11 -31 12 -5 14 -1
~asks	2 2
~asleep	8 19
~assess	4 7
~assistance	0 6
~assur	7 25 12 33
~ast	0 1 12 72 13 -1
~asthma	7 2 8 4
~at	0 -4 1 -12 2 -28 4 20 5 -4 6 14 7 -14 8 16 9 27 10 -20 11 -26 12 10 14 20
~attend	2 1
~attic	8 3
~august	6 -50
~auld	8 2
~autumn	13 9
~avail	6 -2
~available	2 -15 6 -8 8 -21 10 7
~avoid	6 17
~await	4 5
~award	0 9
~away	0 -2 1 -16 7 -30 8 -15
~aye	3 7
~b	0 13 6 20 9 10
~bab	1 13
~baby	0 -6 1 43 2 2 3 -7 7 -3
~back	1 -5 3 -13 4 -26 6 -30 7 27 8 11 10 -25 12 22 13 -14
~backward	8 5
~bad	2 -9 8 38
~badge	2 6
~bag	1 4 6 1
~bairn	1 15
~bak	8 13
~balcony	1 9 2 -1
~band	2 -25 7 -20 14 -2
~bank	0 26 4 -22 13 19
~banker	0 7
~bar	0 -8
~bargain	6 20 7 19
~base	9 8
~basement	8 3
~bath	2 -3 6 4 7 21
~bathroom	1 -17 6 -25 7 -5 8 -29 10 -1
~battle	8 2
~bay	2 -26 8 -40
~be	0 29 1 24 2 22 3 6 5 11 6 64 7 -31 8 -9 9 -23 10 -26 11 41 12 13 14 -3
~beard	2 3
~bearsden	8 3
~beat	6 17 7 34
~beautiful	7 5
~beauty	11 2
~because	0 -20 1 7 8 17 11 2
~becom	12 1
~bed	1 3 4 1 6 12 7 4 10 26
~bedroom	0 -12 3 -4 4 -27 6 -23 7 -30
~beds	3 19 9 6 12 10
~bedsit	0 1
~been	0 10 1 -21 4 -17 5 -3 6 23 7 -12 10 24 11 27 13 -5 14 -14
~before	0 17 3 10 4 -35 5 -13 6 16 7 -24 10 40 11 9 12 7 13 6
~beginn	13 16
~behind	0 1 2 -1 8 14
~believer	2 5
~bell	1 6 8 14 14 -8
~below	0 -1 1 17 2 -23 8 12
~ben	8 3
~benefit	0 20 1 -60 2 -68 3 -44 4 -33 5 -31 6 -58 7 -51 8 -51 13 -25 14 -6
~best	1 12 2 -3 7 7 8 -22
~better	2 20 4 19 6 31 7 27 8 -16
~between	4 10 5 -1 6 -13
~beyond	6 14 7 20
~bi	2 10
~bid	4 24
~bide	1 3
~bids	4 41
~big	1 5 2 -22 3 3 8 16
~bigger	11 2
~bik	1 -17 8 -13
~bill	4 -33 5 7 8 -11 13 13
~bin	0 14 8 9
~bins	6 -24 8 -35
~bird	3 -5 6 9 8 16
~bisexual	2 2
~bit	4 34 7 -18 8 20 11 14 14 28
~bite	6 7
~black	9 3
~blame	6 2
~blind	2 33 8 7
~blink	6 16
~block	0 6 1 8 8 -18
~blok	2 10
~bloke	2 6
~board	6 3
~boat	8 10
~bodi	2 8
~body	3 5
~boil	6 7
~boiler	6 -4 7 -3 10 -11 12 -28 13 -31
~bolthole	9 10
~bonfir	8 2
~book	4 -12 5 11 6 14 8 -3 9 25 10 17
~booking	14 14
~boot	3 -6
~border	2 2
~born	2 43
~borrow	11 3
~both	5 -2 6 -32 7 -2 14 -3
~bother	1 -11 6 -12
~bottom	14 4
~bound	7 25
~box	0 13 1 -1 7 -1 8 33
~boy	8 16
~br	3 9
~brand	10 3
~brave	1 2 6 11
~break	9 42 12 13
~breakdown	8 7
~breaker	1 5
~breakfast	6 17 9 2
~breath	3 5
~breed	3 2
~brigade	2 5
~brighton	7 11
~bring	1 3
~brit	2 18
~britain	7 30
~british	2 8
~bro	7 1
~broadband	6 -14 12 -14
~brochur	6 15
~broken	1 3
~broker	5 15
~broo	0 30
~brother	2 27 6 1 8 -4
~bru	0 18
~budget	4 8 5 8
~buggy	1 35 2 2
~build	0 -11 1 26 2 4 7 42 8 -15
~builder	11 12
~building	3 10
~built	2 -19 8 -49
~bump	1 12 2 24
~bunk	1 -16
~burglar	7 28 8 11
~burglary	7 8
~burn	6 7
~bus	2 -1 4 -7 6 -20 7 -1 8 -19 9 -17 13 -4 14 -29
~bust	8 2
~but	0 3 1 16 2 9 4 21 6 1 7 -6 13 10
~buy	5 42 7 32
~buyer	2 21 6 70 8 -32 10 -16
~buzzer	8 27
~by	0 -4 1 -21 2 -16 3 -12 4 3 5 30 6 12 7 -25 8 -21 9 35 10 -4 11 6 12 -10 13 -12 14 -11
~c	7 -12 8 16
~cafe	3 1
~cag	3 -5
~calendar	13 -1
~call	2 -6 8 24 14 29
~calm	1 1
~came	0 3
~camera	8 15 11 20
~can	1 -19 2 -14 4 7 5 -59 6 -34 7 23 8 -33 9 14 13 25 14 1
~can't	1 35 3 2 7 -16 8 21 12 10
~cancer	8 21
~cannot	2 -10 3 1 6 4
~car	5 -14 7 20
~caravan	8 15 9 8
~career	0 13
~carpet	1 33 3 9 5 7 6 -1 11 7
~carri	10 1
~cash	5 5 6 10 13 15
~cast	7 12
~cat	2 -6 3 18 5 20 8 -1
~catch	6 13
~catholic	2 29
~cats	1 -16 2 -41 3 13
~cause	2 1
~ceil	4 1
~cent	7 26
~centre	0 3 1 -12 2 -11 8 -7
~century	7 22
~cert	7 3
~certain	7 65
~certainty	7 25
~certificate	5 13
~cgi	11 1
~ch	1 10
~chain	2 -2 3 -4
~chair	1 6 2 6
~chance	6 44
~chang	6 -3 11 7
~change	2 24 7 2
~changeover	9 3
~channel	14 7
~chap	3 2 8 11
~charg	6 -3
~charge	2 -1 3 -6 4 -27 5 5
~cheaper	7 6
~cheapest	7 17
~check	0 -46 1 -24 4 -54 5 31 6 -57 7 -31 9 20
~chemo	8 14
~child	1 54 2 -24 3 -6 7 6 8 -19
~childfree	1 17
~childles	1 52 2 -15
~children	0 -1 2 -46 3 -12 4 -39 5 -3 6 -40 8 -56 11 -34 13 -11
~children'	1 10
~chinese	2 14
~choice	2 13
~choos	2 3
~choose	4 26
~chop	6 26
~chosen	2 11
~christian	2 28
~christma	9 12
~church	2 17 6 -5 7 -5 8 -18
~cinema	3 7
~circumstanc	1 -3 3 13
~city	0 19 7 6
~claim	0 29
~claimant	0 62
~clas	7 21
~clean	0 -36 5 54 6 -28 8 -10 13 -8
~cleaner	8 1
~cleanest	7 29
~clear	0 6 8 4 13 1
~clerk	5 21
~client	1 14 4 4
~climb	8 8
~clock	6 7
~clos	6 -21 8 -45
~close	2 10 4 12 7 14
~co	14 47
~coal	8 5
~coast	7 7
~code	6 -27 7 -23 8 60 14 -4
~collect	6 5 13 15
~colonel	8 6
~colour	2 -1
~com	0 19 1 -26 2 -37 4 -34 7 19 8 -11 11 -2 14 49
~come	1 9 3 -12 4 3 6 29 7 15 9 2 11 24 12 -1 13 2
~comfiest	7 18
~comfortab	1 -3
~commitment	12 8
~community	2 29
~commute	7 6
~competition	6 18
~complaint	1 10
~completion	6 -4
~compulsory	5 20
~computer	11 24
~condition	2 -20 5 8
~connect	8 1
~consent	7 15
~conservatory	8 11
~consider	0 21 2 9 3 -5 4 23 6 -10 7 -23
~contact	14 4
~content	0 -7 5 19
~contest	7 1
~contract	0 1 8 -6 12 35 13 25
~contractor	13 1
~contribution	5 3
~conversation	4 11
~corner	2 -15 6 -4 7 16
~cost	13 -65
~cotage	9 4
~cots	1 20
~cottag	6 13
~cottage	0 -8 6 -2 9 2 10 13 12 3
~could	2 -6 4 8 6 4 7 42 8 -1 11 11
~council	0 14 2 -7 4 -51 5 -75 6 -25 7 -2 8 -38 11 -28 12 -6 13 -28 14 -9
~country	2 20 7 24
~county	7 28
~coupl	0 -26 1 -5 2 23 6 -23
~couple	0 5 2 4 4 1 8 1
~cover	4 -19 5 21 7 -3
~crack	6 17
~crash	7 8
~credit	1 -22 4 -28 5 5 7 -26 13 38
~crewe	0 11
~crime	7 48
~croft	9 3
~crook	8 3
~cros	2 2
~crowd	1 9
~croydon	7 4
~cry	1 2 6 7
~cup	8 6
~cupboard	8 -17
~current	2 -11 8 26
~cut	5 3 6 -1
~cutt	8 -5
~d	1 6 3 10
~dad	0 13 8 8
~dads	1 19
~dai	4 4 7 1
~damage	5 14
~dark	8 11
~date	6 -51 8 -12 12 -3
~daughter	1 3 8 24
~dawg	3 23
~dawn	8 16
~day	2 -9 4 -8 6 51 7 10 8 -7 10 2 13 8
~days	4 -31 7 -6 8 17 9 20 12 -20 13 15
~dbl	10 5 12 3
~dead	3 2 7 24
~deaf	8 6
~deal	0 18 4 -4 5 11
~debut	10 1
~december	4 17 6 -48 8 -28
~decent	13 4
~decid	1 10 10 6
~decide	6 18
~declin	2 10 4 -6
~decline	2 14
~dee	0 7
~deep	1 8 5 11
~delay	6 32
~demand	2 -8 4 10 6 39
~dementia	8 26
~depend	4 41
~dependent	0 8
~deposit	2 -33 4 -67 5 1 7 -59 8 -33 9 -35 12 -5 13 -46 14 -30
~depression	2 3
~derry	7 7
~desk	0 4
~dial	8 27
~didcot	12 3
~didn't	2 8
~diff	11 6
~differ	11 22
~different	11 17
~digit	8 20
~digital	11 1
~dil	6 9
~dim	1 7
~direct	0 -3
~dis	6 4
~disability	0 25 2 -1
~disabl	2 12 8 -6
~disappointment	6 18
~disclaimer	11 11
~disclos	4 4
~disnae	1 3
~dither	6 36
~divorc	8 2
~divorce	8 39
~dla	0 6
~do	0 -7 1 4 2 -7 6 -7 7 -9 9 12 12 10 14 -9
~doctor	0 12
~does	2 -28 3 -24 4 -5 8 6 13 11
~doesn't	6 -23 7 3 8 28
~dog	0 -25 1 -26 3 28 4 -1 6 -15 7 -22
~doggy	3 19
~dogs	0 -30 1 -44 3 34 5 -23 6 -36 7 -46 8 -47 11 -12
~dole	0 21
~don't	0 5 1 -10 5 -11 6 38 7 -27 8 -29 10 -16 11 25 13 -2 14 -2
~done	0 -23 6 -36 13 -16
~doon	6 1
~door	1 -45 2 -26 4 -44 5 -10 6 8 7 -17 9 -6 14 -36
~dot	2 -3 6 -7 7 -2 8 -15 14 76
~double	2 14 8 -42 14 8
~down	8 12 13 25
~downstair	2 -4 3 12 6 -5 8 11
~dozen	6 31
~dps	3 12
~draw	6 11
~drawing	11 7
~drink	8 37
~drive	10 3
~drop	14 11
~dry	0 6 2 -1
~dss	0 50 1 5 2 -26 6 -19 7 -10
~due	4 -33 5 -13 13 6
~dugs	3 7
~duplex	6 4
~dur	8 2
~dust	6 5
~e	1 8 10 4 11 1
~each	2 -15 4 -18 5 26 6 -14 8 -43
~ear	6 22 12 19
~earliest	6 12
~earn	0 33
~earner	0 26
~earning	0 10
~earth	7 23
~easter	12 25
~easy	6 -3
~ed	1 8
~edit	11 12
~ee	14 -9
~eh	9 3
~eight	8 3 9 3 13 16 14 -15
~eighteen	1 17
~either	2 9
~elbow	6 35
~elder	3 18 8 7
~electric	7 8
~eleven	8 -8
~else	0 -4 1 26 4 -36 8 -51
~elsewhere	0 3 1 5 2 6 3 11
~email	14 26
~emigrat	8 16
~employ	0 26 2 -20 13 19
~employer	0 26
~employment	0 62
~empty	6 -44 7 3 8 61
~end	3 -5 4 -2 5 1 6 1 13 -15
~ends	6 26
~england	7 22
~english	0 -22 1 -6 2 15 6 -23
~enough	1 12 2 -10
~enquire	4 8
~enquiry	0 3 1 28 6 20
~enter	8 2
~entertain	4 9
~entrance	8 23
~entry	8 -26
~epc	4 -3 7 -25 8 -12 14 -20
~epilepsy	8 20
~equal	5 16
~esa	0 9
~essential	6 10
~essex	7 18
~estate	2 4 5 9 7 -13 13 14
~european	2 10
~even	3 26 7 6
~event	4 2
~ever	0 -13 2 -26 6 -29 7 80 13 -8
~every	1 -4 2 -34 3 33 5 19 7 40 9 -3 12 -40 13 3
~everybody	1 12 2 -11 6 21 7 20
~everyone	4 -1 5 14 6 13 7 28
~everyth	7 -3
~ex	8 32
~exact	11 14
~example	1 -10 2 -21 6 -30 7 -43 8 -6 14 110
~exception	12 3
~exist	7 22
~exit	12 11
~expect	1 11 6 39
~expense	5 17
~expir	12 2
~extend	12 8
~extension	7 26
~extra	1 3 4 30 5 42
~eye	11 6
~f	2 8 9 6
~fac	7 -14
~facebook	14 22
~fact	7 11
~factor	1 13
~fail	0 17 7 6 13 6
~fair	1 20
~fall	2 4 7 19
~fallowfield	2 1
~fam	1 18
~fami	0 -72 1 57 3 -12 4 -11 5 -21 6 -46 7 -8 8 -27 11 -60 14 -4
~far	7 13
~fare	0 6
~fast	6 29
~faster	6 6
~fastest	6 14
~father	2 12
~favour	4 10 6 5
~feather	3 26
~feature	8 -3
~february	8 6 9 4
~fee	3 -24 4 -30 5 67 6 -39
~feel	2 44
~fees	2 -29 4 -1 5 32 6 -2 7 -31
~feet	1 17
~fein	2 23
~fella	8 7
~fellow	8 14
~femail	2 13
~femal	2 13
~female	2 31
~ferret	3 2
~ferry	5 -8
~few	5 16 6 18 9 17 11 5 13 18
~fi	8 11
~fido	3 9
~fife	7 12
~fifty	4 20 5 12
~fight	6 23
~figur	7 11
~figure	4 75 5 -31
~fill	2 1 6 10
~film	14 4
~final	4 34
~find	0 7 1 26 5 -23 7 13 8 6
~fine	0 -24 6 -2
~finer	7 21
~finest	7 45
~finger	6 39
~finish	8 -5 11 26
~fire	1 -31
~fireplace	0 -6
~fireproof	7 20
~firm	5 10
~first	0 -4 1 7 2 16 4 -6 5 -6 6 17 8 -6 10 1 11 -43 12 14 13 12
~fish	7 11 11 3
~fit	2 7
~fitt	1 -15 8 -39
~five	3 -15 4 -26 7 5 12 -12
~fiver	5 19
~fix	4 6 12 17 13 -14
~flag	2 31
~flap	3 -2 8 -4
~flat	1 10 2 23 3 9 4 -6 5 4 6 17 8 -6 11 -22 14 -22
~flatmate	2 13
~flatshare	2 13
~flatter	11 14
~fleet	6 26
~flexible	12 6
~flood	7 2
~floor	2 8 3 5 5 -11 6 -5 7 -41 11 -2
~flowerpot	8 5
~fly	6 34 7 -2
~fob	5 11
~folk	0 38 1 6 6 15
~follow	8 22 13 12 14 10
~foot	2 17 6 11 8 -15
~for	0 3 1 22 2 10 3 7 4 2 5 39 6 -1 7 4 8 -7 9 79 10 4 11 -12 12 34 13 4 14 5
~forbidden	3 6
~foreign	2 14
~foreigner	2 20
~forget	0 3 8 2
~form	2 -7 5 22 6 24 7 -28 8 -14 14 7
~formality	7 13
~fortnight	5 9 6 5 9 22
~fortune	6 8
~forty	8 3
~forward	4 20
~foster	1 4
~foto	11 22
~found	2 2
~four	2 -37 3 21 5 -7 7 -14 8 30 9 33 14 -11
~fourth	2 10
~free	0 -2 1 20 3 16 4 -13 5 -18 6 -1 7 10 8 -14
~freehold	14 -1
~freeholder	1 10
~fresh	10 36
~fret	6 -1
~fri	8 13
~friday	4 14 9 8 13 -9
~friend	1 -12 2 -34 3 42 8 -22
~friendliest	7 3
~from	0 14 2 39 4 -30 6 -17 8 1 10 -24 11 27 12 -11 13 -60
~front	2 -8 4 11 6 -33 7 1 12 -27 13 16
~ft	0 14
~ful	14 -8
~full	1 20 6 -19 8 -7 13 2
~fumigation	5 6
~fund	0 14 13 11
~fur	3 23
~furnish	9 4
~furniture	1 -3 4 -6 8 -8 11 13
~furry	3 44
~further	1 6 14 8
~g	3 12
~gallery	11 20
~garage	7 -8 10 9
~garden	0 -9 2 -16 4 8 7 19 10 2 11 3 14 7
~gas	2 -18 4 -14 5 -9 7 -4 8 2 9 -14
~gate	1 -23 6 -51
~gay	1 -7 2 22 6 -12
~gays	2 18
~gch	0 3 1 10 10 4
~gent	2 10
~gentleman	2 24
~gentlemen	6 10
~get	1 -19 2 13 5 -4 6 56 7 15 9 -8 13 9
~gets	2 -18 4 20 6 29 7 21 8 8
~gff	0 3 1 10
~girl	2 40
~give	4 26 11 20 13 -25
~given	0 3 2 8 8 -2
~glad	1 -3
~glamp	9 10
~gmail	14 21
~go	2 15 4 20 7 7 8 11 13 33
~god	7 10
~goer	2 14
~goes	2 10 3 7 6 -25 12 4 13 -13
~goldfish	3 24
~golf	9 21
~gone	1 -6 6 16
~good	0 -10 1 -33 3 -25 4 -3 7 23 8 -35 11 -11 14 -44
~google	14 22
~got	1 23 2 -4 3 14 6 20
~gout	8 2
~grab	6 3
~grammar	1 -5 7 18
~gran	11 2
~grandchildren	1 2
~grandkid	1 1
~grandwean	1 3
~grant	7 11
~gras	11 6
~great	9 5
~greatest	7 3
~green	8 -9 9 -15
~greener	7 2 11 5
~greyhound	8 1
~ground	8 10 10 8
~group	4 7
~grown	1 51 2 -12 6 -13
~guarante	7 48
~guarantee	7 3 12 -17 13 -1
~guarantor	2 -19 4 -39 5 19 7 -38 13 44
~guest	5 15 7 9 9 8
~guide	2 21 3 -30 4 8 11 20
~gym	4 -8
~gypsy	2 14
~h	0 12 11 4
~had	0 24 1 -17 2 5 3 4 4 -17 5 -22 6 11 7 -14 12 -2
~half	1 1 2 8 6 16
~hall	4 -7 7 -14 8 -6 11 -25
~hamish	8 10
~hammer	6 7
~hamster	3 32
~hand	2 15 3 -3 4 -1 7 12 13 14
~hang	6 18 8 4
~happen	1 1 7 16
~happy	3 -3 6 -7 13 14
~hard	0 2 8 16
~harmles	8 3
~has	1 -24 2 -34 4 -7 5 -14 6 16 7 21 8 54 9 -29 10 29 11 -8 12 -11 13 -21 14 9
~hash	8 29
~hasn't	6 8 10 18
~hasting	8 2
~hatch	8 11
~hav	10 1
~have	0 19 1 16 2 1 4 -2 5 1 6 24 7 1 8 -7 11 17 12 -9 13 -14 14 -18
~haven	1 6
~haven't	4 5
~he	0 15
~he's	8 50
~head	3 -17 5 6
~health	2 9
~healthy	2 23
~hear	0 -13 1 -10 2 1 4 10 6 -60
~heart	10 5
~heat	4 -22 5 -23 6 -31 7 1 8 -17 9 -19
~heater	9 -5
~heaven	7 5
~held	3 11 11 2
~help	0 14
~hen	6 6
~her	1 5 8 58
~here	0 -12 1 17 2 -11 4 -30 5 -49 6 13 7 4 13 -40 14 -43
~hesitat	6 9
~hesitation	6 20
~high	1 4
~higher	4 14
~highest	4 36 7 -30
~highland	9 12
~hill	7 -4
~hillview	14 14
~him	0 6 8 20
~hindu	2 29
~hip	8 26
~hire	5 5
~his	6 11 8 50 13 1
~history	0 -4 2 17 6 1 13 17
~hit	10 6
~hiv	2 32
~hold	0 1 2 -4 5 7 6 8 12 12
~holder	0 8 2 12
~holiday	1 -20 7 -6
~holidaymaker	9 12
~hols	9 25
~hom	6 29
~home	0 14 2 -19 3 8 5 -13 7 6 8 23 11 1
~homeowner	0 18
~hope	1 5 4 8
~hot	6 6
~hotel	4 2
~hound	3 19
~hour	4 -25 6 59 8 -34
~hous	0 -14 7 19 8 -1
~house	0 1 1 -1 2 12 3 12 5 17 6 2 7 20 8 21 10 23 13 -5 14 -8
~household	1 46 2 9 4 10 6 -42 7 -10 8 -49
~housemate	2 20 8 24
~houseplant	3 2
~how	0 6 4 38 6 -10 7 -25 8 -13 11 34
~hull	7 5
~human	3 6
~hun	3 2
~hundr	4 23 5 28 8 -8 13 -2
~hurry	2 -20 6 13 7 -18
~husband	2 24
~i	0 32 3 20 4 2 6 7 7 8 8 -10 10 -1 13 -11
~i'd	1 26 2 34 3 17 4 15 6 12 8 -18
~i'll	4 29
~i'm	0 25 1 12 2 15 4 11 6 -27 7 -4 8 32 11 3 13 3 14 10
~i've	0 15 6 7 8 27
~idea	11 27
~ideal	0 1 1 9 2 22 9 3
~if	0 5 1 23 2 6 3 17 4 3 5 -22 6 -2 7 -8 8 2 10 -22 11 -14 12 18 13 -5 14 4
~ifs	7 24 13 2
~illnes	2 16
~illustration	11 34
~imag	11 66
~image	11 2
~immigrant	2 11
~impossible	7 34
~impression	11 7
~improve	13 7
~in	1 -10 2 -7 3 -26 4 -6 5 -35 6 -2 7 54 8 36 9 -2 11 -3 12 -9 13 20 14 -44
~includ	0 -13 4 -24 5 -5 6 -14 7 -40 9 11
~income	0 16 1 -20 4 -52
~indian	2 21
~indicative	4 13 11 4
~individual	4 1
~infant	1 21
~initial	12 21 13 6
~ink	10 16
~inn	9 -9
~inside	12 13
~inspection	1 11
~insta	14 48
~instalment	13 1
~instant	6 11
~instead	3 3 13 25
~instruction	10 16
~insurance	5 14
~insure	5 3
~insurer	0 9
~interest	4 12 6 34
~interior	11 6
~internet	11 9
~into	1 -14 6 -36 7 33 8 23 11 5
~inundat	6 7
~inventory	5 20 8 -5 13 -6
~investment	7 40
~invit	4 19
~invoic	13 5
~invoice	5 22
~ireland	7 4
~irish	2 10
~iron	6 2
~is	0 -20 2 -5 4 -16 6 1 7 -4 8 -7 9 -10 10 -15 12 -18 13 -18
~ish	4 3
~islam	2 16
~island	7 1
~isle	3 -6 9 13
~isn't	0 40 2 7 4 -6 6 -21 8 3 11 9
~issu	2 11
~it	0 -4 2 -5 3 -7 4 10 5 8 6 44 7 22 8 -23 10 14 11 13 12 -4 13 -4 14 -18
~it'll	6 33 7 7
~it's	1 21 2 7 3 6 5 3 6 22 8 5 9 -68 10 -3 12 22 13 -6 14 -28
~its	0 -21 2 -33 7 12 8 -15 9 1 10 20 11 13
~jan	8 12 12 8 13 14 14 7
~january	4 -38 8 11 13 31
~jehovah	2 12
~jesmond	4 3
~jewish	2 20
~job	0 69 2 -17 6 -21 7 -10 8 -28 13 12
~jobs	0 11
~jobseeker	0 20
~jog	0 3
~joke	6 1
~joy	1 1
~july	6 -14 9 2 12 5
~june	12 28 13 13
~junior	1 13
~just	0 -34 2 -12 5 -3 6 -13 7 -6 10 32 11 13 12 -14 13 2
~k	8 14
~keen	2 4
~keenest	4 9
~keep	1 -8 2 35 3 34 4 -40 6 -4
~kept	7 -9
~kev	8 10
~key	6 -16 8 82 13 -12
~keypad	8 8
~keys	5 3 8 12
~keysafe	8 6
~kick	6 3
~kid	1 2
~kiddie	1 14
~kiddy	1 25
~kids	1 46 2 -7 4 -22 6 -49 11 -3
~kind	0 16 3 21 14 2
~kingdom	7 5
~kitchen	1 -22 2 -7 6 -25 7 4 8 -27 9 -5 14 -35
~kitten	3 13
~kne	8 18
~knock	8 30
~know	1 -9 4 8 8 16 13 19 14 5
~l	1 10
~labrador	3 12
~lad	6 11 8 38
~lads	2 -3
~lady	1 1 2 66 7 -17 13 6
~laid	3 1
~lamb	8 11
~landlady	2 2 8 2
~landline	14 6
~landlord	1 17 3 13 5 -11 6 -17 7 23 8 -46 9 -36 14 -27
~lane	6 -24 7 -10
~last	5 -17 6 28 7 -14 8 -28 10 -17 12 -47 13 -22
~latch	8 2
~late	4 -10 5 27 6 6 8 -6 13 -3
~launch	6 34 10 10
~law	0 -16 1 -26 2 -26 4 -10 8 -7 13 -4
~lawn	11 16
~lawyer	0 5
~lead	3 -39 11 7
~lease	1 3 3 -33 5 15 9 -4 12 52
~least	0 3 4 21 12 28 13 -3
~leav	5 22 8 -1
~leave	0 -3 3 32 4 1 5 31 6 4 12 7
~leed	6 7 7 10 14 6
~left	1 -2 7 -22 11 -4
~leg	6 2
~legg	3 22
~leicester	7 1
~lenton	7 1
~lesbian	2 13
~less	4 26 12 19
~let	1 -19 2 -11 3 -16 4 4 5 -48 6 27 8 2 9 26 12 52
~lets	0 -3 2 -12 7 -1 9 22 12 5 14 35
~lett	5 10
~letter	0 6 4 -19 5 11 7 -3 8 3 14 18
~letting	14 15
~level	4 4
~levenshulme	7 3
~lever	8 -12
~lha	0 31
~library	11 5
~licence	7 7 9 2
~life	1 16 6 8 7 46
~lifetime	6 12
~lift	0 -25 1 -27 7 -21
~light	0 -5 2 -7 4 -5 7 -1 8 -18
~lik	8 6
~like	2 1 3 -18 5 -27 6 1 9 -8 11 15 13 10 14 -24
~likenes	11 7
~lin	6 3
~linen	9 7
~list	2 -9 4 18 8 -35 10 66
~listen	4 13 6 8
~literal	6 12
~little	0 -4 1 12 2 -43 4 3 8 5
~liv	1 9 2 9 3 -12 4 -20 6 -21 7 9
~live	3 8 4 -8 7 5 8 15
~livestock	3 2
~llandudno	6 2
~loan	13 13
~local	0 -11
~location	7 32
~loch	9 26
~lock	1 -6 7 -9 8 17
~lockbox	8 18
~lodge	9 5 10 15
~lodger	2 -25 7 13 8 39
~lol	1 1 6 14
~london	7 26
~long	7 -9 9 -10 12 3
~longer	6 30 12 21
~look	0 13 1 13 3 5 4 9 6 -11 10 -1 11 49 14 5
~lose	6 13
~lost	6 8
~lot	0 -18 4 -13 5 18 7 5
~loud	8 5
~love	2 -20 6 -24 7 1 9 17
~loveliest	7 6
~low	7 -7
~lowest	7 18
~loyalist	2 29
~lump	13 10
~lunch	6 9
~m	2 5 11 2 14 -14
~machine	2 5
~made	5 7 7 27 11 13
~mail	14 12
~maisonette	6 3
~mak	2 -18 7 11
~make	0 12 4 5 6 6 7 12 11 8
~mal	3 4
~man	2 -3 7 7 8 1
~manchester	7 4
~many	1 20 6 12
~map	7 -14
~march	6 -27 10 -14 13 23
~mark	2 4 6 1
~market	2 -19 4 28 7 -33 10 65 11 8
~match	2 3
~matter	4 8
~max	1 25 9 5
~maximum	1 5 4 23
~may	0 -2 1 14 2 -17 3 -5 5 -50 6 -76 7 -23 10 -11 11 50 13 24
~maybe	2 15
~me	4 15 5 -8 6 -1 8 34 14 36
~mean	0 39 1 5 2 49 3 25 6 -2
~medication	2 5
~meet	8 -3
~men	2 10
~mental	0 -9 2 23
~meow	3 16
~mess	2 3
~message	4 15 6 -19 7 -36 14 3
~messenger	14 8
~messy	8 7
~methodist	2 6
~mews	1 2 3 3
~michaelma	13 13
~midland	7 3
~midsummer	13 16
~mil	7 20
~mile	7 12
~mill	7 -8 8 -16
~min	3 8 12 41
~mind	0 -7 3 -39 4 11
~minimum	1 -8 4 38 13 -9
~minor	1 3
~minut	6 -16 7 -22 8 -28
~minute	6 9
~miss	2 -22 6 41
~mistake	6 9
~mkt	10 38
~mo	8 15
~mobility	2 1
~moggy	3 27
~moment	8 16
~monday	6 2 7 -3 9 14
~money	0 16 5 24 7 18 13 32
~month	0 -17 2 -42 3 -13 4 12 5 -23 6 -61 7 -36 8 -75 9 -82 10 -78 11 -16 12 31 13 15 14 -81
~mood	11 17
~more	0 -19 1 9 3 -10 4 46 5 -48 13 -12 14 15
~morn	7 -21 10 21
~mortgage	0 18 7 16
~mosqu	2 20
~mosque	2 1
~most	2 -19 4 8 6 -65 7 30 8 16 9 11 14 7
~mould	7 25
~mov	0 -7 2 -16 5 11 13 -3 14 5
~move	7 1
~mr	8 65
~mrs	8 37
~mth	12 10
~mths	13 21
~much	3 5 4 37 7 30
~mum	1 -5 3 22
~mums	1 6 2 15 8 1
~muslim	2 26
~must	0 18 2 9 4 -42 5 29 6 -50 7 -22 8 -59
~my	3 21 4 5 5 7 8 10 14 29
~n	1 16 3 12 10 5 11 5
~nae	3 7
~naebody	0 14 2 11
~nah	3 3
~nam	8 -4
~name	0 -6 2 -1 5 18 6 -11 7 -12 8 -45 14 62
~nappy	1 32
~national	2 28
~nationalist	2 23
~nationality	2 9
~native	2 9
~nb	3 3
~near	1 -13 6 18 10 3 13 4
~nearer	4 3 8 1
~nearest	7 -14
~need	0 9 1 -11 2 2 4 -65 6 -24 11 -36 12 -9 14 -10
~neg	4 14
~negotiable	4 22 12 2
~neighbour	1 11 7 23 8 40
~neither	1 9
~nephew	1 16
~nerv	2 3
~ness	9 8
~nest	1 2
~net	14 24
~network	8 11
~never	0 -53 1 -45 2 -50 3 -1 4 -16 6 -33 7 10 8 11 10 8 11 -3 13 -8
~new	0 3 1 -5 3 9 6 -45 7 -27 8 -69 9 1 10 37 11 -23 14 -26
~newborn	1 8 8 18
~newcastle	3 7
~newcomer	10 31
~newest	10 9
~next	1 -30 3 -11 6 5 8 -10 9 -3 11 3 12 5
~nice	13 5
~nicer	7 17
~nicht	9 9
~nick	1 1
~night	0 -7 1 23 2 -14 3 -2 7 15 8 44 9 49
~nine	0 -16 4 27 5 -35 6 3 8 5 11 4 12 2 13 -15 14 4
~ninety	8 13 13 13
~nipper	1 7
~no	0 -1 1 12 2 24 3 8 5 -45 6 -43 7 12 8 -20 11 -4 13 -4 14 -83
~nobody	1 29 2 28 3 -26 4 -29 6 -24 7 -14
~nod	2 6 4 13
~non	3 5 5 30
~none	1 -20 2 -15 6 -19 7 43 11 -3
~noon	4 12 6 -13 8 2
~nope	0 13 2 19 3 16
~nor	2 -5
~normal	13 23
~not	0 27 1 26 2 26 3 18 8 -18 9 -15 10 -6 11 45 12 -21 14 -33
~note	11 2 14 2
~noth	0 -20 1 -3 2 -2 3 7 4 -35 6 -23 8 -11 13 -16
~notice	12 -41 13 -59
~november	6 -9 8 -27
~now	2 -6 3 17 6 -31 7 -15 8 7 10 26 11 8 13 26
~nowhere	7 31
~np	3 26
~nr	2 13
~ns	1 12 3 15
~number	1 -3 4 21 14 8
~nurse	8 8
~nursery	1 6 8 -5
~o	3 14 10 5 11 11
~o1632	14 19
~o7700	14 17
~o77oo	14 28
~objection	1 -6 3 -6
~occupancy	9 5
~occupant	1 8
~october	4 -10 6 -24 8 -1
~of	1 17 2 4 3 5 4 4 5 1 7 13 8 -9 9 -2 10 -10 11 38 12 -2 13 6 14 -8
~off	1 -15 3 7 5 44 6 36 8 12 10 -1 13 2 14 -10
~offer	0 -8 1 -26 2 5 4 44 5 -29 6 -6 7 -11 8 -70 10 24 13 -20 14 -40
~office	4 4 5 19 8 -10 14 2
~offspr	1 6
~oh	8 -12 14 23
~oiro	4 9
~old	0 -24 2 -7 6 -7 7 -40 8 -20 11 18
~older	2 2 7 2
~on	1 -30 2 -49 3 -22 5 -16 7 -3 8 15 9 7 10 6 11 -20 12 -14 14 5
~once	0 -12 1 -9 2 -18 7 2 8 -42
~one	0 19 1 10 2 6 3 29 4 -14 6 20 7 14 9 -14 11 25 13 3 14 -43
~ones	0 -2 1 32 6 8 8 -30 11 14
~onley	2 7
~only	0 41 1 17 2 52 4 -7 5 -38 6 8 7 -25 9 6 10 10 11 8 13 -8
~ono	4 34 5 -23
~open	2 -18 3 -7 4 15 5 -2 6 -9
~opportunity	6 38
~opposite	8 5
~or	0 -18 1 -11 2 7 3 13 4 -19 5 -31 6 -2 7 -28 8 -73 9 11 11 -3 13 -16 14 11
~orchard	6 2
~order	5 1 7 -18 8 -13
~original	2 -1
~other	1 27 2 35 4 9 6 19 7 24 9 -4 11 2 14 -13
~otherwise	2 6
~ought	0 1
~our	0 3 1 -3 2 17 4 -19 5 38 8 14 9 18 10 37 11 20 12 9 13 15 14 17
~ours	1 -9 5 -9 6 -1 7 17 11 6
~out	0 25 1 14 3 -7 5 27 6 17 7 5 8 12 9 8 10 4 11 38 14 -11
~outbid	4 15
~outlook	7 2 14 8
~outset	13 12
~outside	2 -1 6 12
~oven	2 5 5 7
~over	1 -15 6 28 7 -13 11 -23 12 -21 14 -6
~overnight	1 10 5 7
~oversea	13 6
~ow	1 2
~ower	1 4
~own	1 -32 2 23 4 -25 6 -23 7 -14 8 -58 11 -34
~owner	0 4 1 5 2 9 3 46 6 -45 7 -64 8 24 11 -49
~p	11 5
~pack	7 6
~padlock	8 17
~pag	10 5
~page	7 -7
~paid	0 11 4 -22 5 -16 13 -5
~paint	2 -13 6 -27
~pair	1 22
~pakistani	2 4
~pan	2 8
~panel	7 7
~paper	5 9 13 -4
~paperwork	0 14 5 25
~parade	8 -10
~parent	1 50
~park	0 -58 1 -7 2 -30 3 -19 5 -28 6 -24 7 -12 8 -68 9 -2 12 -25 14 -37
~parole	8 1
~parquet	3 1
~parsonage	2 4
~part	3 5
~particular	14 5
~party	4 4 6 14 9 18
~pass	2 1 6 -3 13 -3
~password	8 25
~past	1 17 11 1
~patience	2 12
~patter	1 5
~pavement	6 1
~pay	1 -7 2 1 3 -35 4 35 5 6 6 1 7 -8 8 -61 12 -61 13 67
~payable	5 26 13 6
~payday	6 8
~payer	0 2 13 26
~payment	0 16 4 -21 5 41 6 -6 13 76
~pays	5 10 7 7
~payslip	13 4
~pcm	4 20 5 -35 6 -7 7 -11
~penny	7 22
~pension	0 -50
~people	0 11 1 -6 2 20 4 -18 5 -28 6 1 7 -8 8 -24 14 -27
~per	0 -15 4 7 5 -2 6 -4 7 11 9 12
~perfect	2 -1 7 17
~period	12 14 13 26
~periodic	12 -36
~permission	7 20
~permit	0 -31 5 -23 13 -1
~person	0 11 4 31 6 34
~persuasion	2 23
~pet	0 -28 1 -27 2 -46 3 24 4 -19 5 10 6 -22 7 -1 9 2
~petles	3 40
~pets	2 -44 3 59 4 -43 6 -56 7 -46 8 -51 11 -34 14 -29
~pett	3 20
~phase	6 9
~phon	6 16
~phone	1 -5 6 19 8 -14
~photo	0 -21 2 -55 3 -22 4 -16 6 -33 7 -48 8 -24 11 87 14 1
~photograph	2 -24 6 -14 11 58
~photography	11 21
~physical	7 5
~pic	11 45 14 3
~pick	2 25
~pics	2 -10 11 97
~pictur	1 -12 2 -27 6 -42 7 -18 8 -13 11 59
~picture	1 2 11 28
~pier	8 8
~pinch	11 14
~pip	0 32
~pix	11 27
~plac	3 2 14 1
~place	0 -18 1 27 6 -24 7 6 10 -10 11 25 13 6
~plan	8 -9 11 -54 14 15
~plann	6 -9 7 24
~plant	1 12 8 13
~plat	5 12
~play	2 -3
~please	0 15 1 25 2 39 3 13 4 18 5 2 6 -27 7 -99 8 4 9 -22 12 -16 13 7 14 -3
~plot	6 12 8 -3 11 1 14 3
~plus	5 19 12 6
~plymouth	7 2
~pm	4 16
~poa	4 44 14 -5
~pocket	7 12
~pod	9 13
~point	8 -11 12 5
~pointles	0 7
~policeman	8 8
~policy	3 1
~polite	2 2
~political	2 3
~ponder	6 15
~pool	1 -12 11 5
~pop	1 3
~port	1 -3
~portal	10 9
~porter	8 3
~possible	12 9
~post	11 1 14 10
~postcode	8 21
~pot	8 1
~pound	5 66
~power	7 5
~practis	2 20
~pram	1 25
~prayer	2 7
~prefer	1 4 2 5 14 4
~preference	0 10 2 8
~preferr	0 11 2 46
~pregnancy	2 2
~pregnant	2 30
~premium	0 3
~prepar	4 12
~prepay	13 51
~prepayment	13 9
~pres	8 25 9 -7 10 3
~presbyterian	2 14
~present	11 14
~prettier	7 13
~prettiest	7 4
~previou	2 -9 3 -25 8 17 10 5
~previous	10 16
~pric	4 10 6 13 7 1
~price	4 69 6 31 7 26 8 -18
~primary	1 -7 7 1 8 -3
~print	6 8
~priority	2 18
~prison	8 24
~pritchard	8 15 14 6
~private	0 14 2 -9 4 12
~problem	0 -20 1 -27 3 -31
~process	5 1
~professional	0 15 1 -10 2 7 4 -2 5 17 6 -4 8 -37 13 -21
~profit	7 22
~prohibit	3 18
~project	13 4
~promis	7 -2 11 3
~promise	7 5 11 6
~prompt	6 13
~proof	7 8
~proper	0 10
~property	1 1 3 13 6 9 7 -7 10 14
~proportion	11 12
~proposal	4 39
~protestant	2 10
~puppy	3 13
~purchaser	7 5
~purpos	11 7
~purse	4 3
~push	8 9
~pushchair	1 19
~put	1 -2 2 -6 3 -21 4 49 6 -9 7 10
~puts	1 1
~pylon	11 1
~quality	7 14
~quarter	0 -6 4 -27 7 -4 8 -14 13 64
~quay	3 7
~queer	2 9
~question	3 9 6 -1 14 4
~queu	6 17
~queue	6 21
~quick	2 -18 6 27 8 -2
~quickest	7 4 14 6
~quid	5 39
~quiet	1 22 6 -11 7 -14
~quieter	7 7
~quietest	7 4
~quin	2 19
~quot	4 24
~quote	0 1
~rabbit	3 8
~race	2 -18 6 21
~rail	3 6 11 -41
~rainbow	2 19
~rais	1 -7
~rapid	6 7
~rare	6 4
~rarer	6 11
~rat	8 -3 9 6
~rate	4 4
~rather	2 13 5 3 6 -6
~re	12 8
~reach	1 3 13 5 14 10
~read	1 4 6 42
~reader	6 8
~ready	6 -1 13 13
~real	11 55
~reason	0 -1 3 -14 8 5
~reasonable	4 4
~receipt	0 10 5 21
~recent	10 1
~recipient	0 6
~reckon	1 1
~recommend	6 11
~record	11 4
~recover	8 22
~red	6 11
~redecorat	1 6
~reduc	4 -6
~referenc	1 -8 2 -3 4 -19 6 -21 7 -12 13 23
~reflect	4 2
~refs	5 19
~refundable	5 12
~refus	0 -13
~refuse	1 -24
~region	4 13 7 1
~register	2 16
~regrettab	0 1
~rehab	8 5
~rehome	3 24
~release	6 4
~reli	11 11
~rely	11 15
~remain	2 3 6 6
~reminder	5 2
~renew	5 14
~rent	0 3 1 -36 2 -32 3 -50 4 68 6 -19 7 -26 8 -38 10 -22 11 -87 12 -21 13 71 14 -42
~rental	4 19 7 14 9 27 10 18 13 19 14 13
~renter	0 9
~repair	8 -18
~repeat	6 14
~report	5 4
~republican	2 37
~request	4 8
~requir	2 14 5 16
~reserv	6 9
~reservation	5 3
~reserve	4 3 6 27
~residence	1 4
~resident	0 -29 1 -2 6 -4 8 -2
~respect	1 4
~response	6 2
~responsibility	11 3
~rest	2 4 4 7 14 2
~retir	0 -26 2 -5 8 23
~retirement	1 -22
~returnable	5 16
~rich	7 30
~right	3 -12 6 15 7 9
~ring	6 21 8 8 14 25
~rm	2 30
~rnt	13 26
~road	1 -9 2 15 4 -4 7 -21 9 -1 10 -4
~roll	6 17 12 -16
~roma	2 21
~romanian	2 5
~roof	7 16 8 5
~room	1 -47 2 35 3 -23 4 30 5 -14 6 11 7 -16 8 8 11 36
~round	1 13 4 16 6 20 8 14
~rover	3 25
~rug	1 3
~ruin	1 6
~rul	2 6 3 -1 5 20
~rule	3 1
~run	1 10 6 10 12 1
~runn	6 11
~runs	8 -23
~rye	7 4
~s	3 12 11 5
~sad	3 4 8 11
~safe	7 5
~safer	7 14
~said	6 -1 7 -6 8 -3
~sake	4 7
~sal	8 20
~salari	0 30
~salary	0 26
~sale	6 -8 7 -37 8 22 10 54
~salford	6 18
~salt	11 10
~same	0 -41 1 -56 2 5 4 -53 5 -44 6 -48 7 -30 8 13 11 23 13 -22
~sandra	14 3
~saturday	4 7
~sav	2 3
~save	0 9 2 3 3 22
~saving	13 5
~saw	6 3
~say	0 -4 1 1 2 28 4 16 7 32 13 17
~says	2 5 7 2 8 -10
~scan	14 23
~scheme	5 -12
~school	0 -19 1 44 4 -18 6 -11 7 27 14 -17
~score	13 8
~screen	6 2
~scroll	1 8
~scrounger	0 2
~sea	7 29 9 8
~seal	4 30
~search	14 4
~season	2 3 9 27 13 15
~seat	7 18
~sec	5 18
~second	2 -35 6 36 8 9 13 4
~secur	5 4
~secure	0 3 6 16
~security	5 3 8 6
~see	0 -29 1 -14 4 7 5 8 6 6 7 -7 8 -3 10 2 14 21
~seek	2 2
~seen	6 7 7 5 10 8
~sees	7 11
~self	0 -16 9 27 13 24
~sell	2 26 8 4 12 11
~seller	6 13 11 2
~semi	3 3 10 20
~send	4 -9 14 5
~september	6 -28 8 -8 12 32 13 11
~servic	8 -33
~service	5 7 7 9
~set	4 35 5 16
~settle	13 33
~seven	7 -38 14 27
~seventy	8 13
~several	6 -18
~sex	2 9
~shall	13 -3
~shampoo	5 4
~shan't	0 6
~shar	2 2 3 1 7 -26
~share	2 1 6 -2
~sharer	1 -26 2 -1
~she	3 4 8 38
~she'll	1 1 8 1
~shed	1 -8
~shelf	6 19
~shift	0 -11 6 36
~shoot	8 3
~shop	2 -10
~short	1 -22 2 -20 6 1 7 -16 9 4 12 27
~shorter	12 4
~shorthold	12 55
~shot	6 14 11 35
~should	1 2 4 11 6 -14 7 -7 8 6 11 3
~shouldn't	2 15
~shout	6 10 14 7
~show	0 5 2 -5 4 -2 5 2 6 -33 8 5
~shower	3 -12
~shown	4 10 5 6 6 -16 11 19
~shut	8 16
~shy	4 9
~side	2 -7 8 25 9 -4
~sight	3 7 8 5
~sign	0 10 1 -34 2 -31 3 -16 4 -58 5 1 6 1 8 -3 12 17 13 -16
~similar	0 12 11 25
~simp	7 40
~simple	14 -5
~since	0 -27 2 4 4 -5 6 20 8 39 11 34
~single	1 6 6 -10 7 23
~sinn	2 23
~sister	1 -3 2 12
~sit	6 11
~site	0 -15 1 -20 2 -12 6 -33 7 -6 8 -19 14 -35
~sits	8 8
~six	0 4 1 -26 2 -34 12 2 13 -10
~sixteen	1 21
~sixty	6 1
~skat	6 4
~sky	7 10
~skye	9 6
~skype	14 20
~slash	14 15
~slate	10 3
~sleep	1 13 8 13 9 36
~slip	0 1 6 15
~slot	1 14 6 11
~small	1 6 3 7 5 7 7 -13 11 -11
~smok	2 -11 3 2 8 2
~smoke	8 -42
~smoker	2 -19 3 4
~snap	11 26
~snapp	6 4
~sniff	6 2
~snooze	6 11
~snow	6 11
~so	1 2 3 4 4 -25 5 -51 6 28 7 -27 8 49 9 -31 11 4 12 -16 14 -32
~social	0 11
~sofa	1 -15 4 -13 5 5
~sold	6 6
~solicitor	0 12 2 -4 5 14
~some	11 32
~somebody	4 20 6 6 7 -10 13 -17
~someone	4 4 6 9
~someth	0 13 3 6 4 3
~somewhere	1 19 2 7 4 32
~sooner	1 9 2 13
~sorry	0 11 1 12 2 26 3 11 4 -11 5 12 6 -25 7 -31 12 7
~sort	2 -15 4 -14
~sought	0 15 2 8 6 -5
~soul	7 6 8 17
~south	7 -12
~space	8 -4
~spaciou	0 3
~spain	8 14
~spaniel	3 3
~spare	6 13 8 40
~speaker	2 6
~spend	9 15
~spirit	2 6
~split	5 8
~spr	6 -18 8 -2 12 18 13 15
~square	8 -3
~squeak	3 10
~ss	0 5
~st	1 -4 6 -17 8 -36
~stabl	10 1
~stage	1 10
~stair	0 -11 1 1 2 -11 6 -21 9 -43 11 -22
~stairwell	1 8
~stamford	2 6
~stampede	6 17
~stand	6 -12
~standard	12 13
~star	2 6 8 11
~start	3 3 4 22 5 -6 6 -22 12 9
~starter	3 4
~state	0 30 4 7 13 -8
~statement	13 -11
~stay	2 4 3 31 4 -12 6 -34 8 -42 9 7 14 -15
~steady	0 18
~steep	1 6
~steer	0 4
~step	7 -16
~stick	6 12
~still	4 -12 6 10 8 -8 10 2
~stock	6 9 11 12
~stockport	3 12
~stop	1 23 3 9 5 9 6 -33 7 1
~stopp	6 29
~storage	9 -15
~storm	7 8
~straight	6 -15 7 1
~street	0 -1 1 -41 4 -9 6 -7 8 -28 10 -25
~stretch	13 12
~strict	1 7 3 31
~strike	6 8
~stroke	8 15
~strong	6 3
~stroud	6 2
~struck	3 4
~student	0 -33 1 -28 2 15 4 -10 13 29
~studio	7 7 8 -6
~study	7 -3
~style	9 20
~subsidence	7 1
~such	0 11 6 12 7 25
~suffer	2 2 8 14
~suit	0 -5 1 2 3 6 6 -3 7 -22 8 -9
~suitable	1 -12 2 9 3 2
~sum	4 22 13 29
~summer	6 -2 8 -16 9 23 12 19 13 34
~sun	6 -4 7 18 8 -4
~sunday	6 25
~sunny	2 4
~supper	6 13
~support	0 37
~supporter	2 17
~sure	7 31
~surprise	4 10
~survey	7 1
~sw	4 1
~swan	3 8
~sweet	8 10
~swift	6 23
~swim	1 -13
~symbol	8 1
~sympathy	0 2
~t	10 5 11 5
~ta	0 12
~table	13 22
~tae	6 13
~tak	5 28 8 1
~take	0 -3 1 -8 2 6 3 -10 4 9 5 25 6 -5 11 5 13 16 14 -11
~taken	1 -17 6 5 7 -2 8 -15 11 9 13 3
~talk	4 11
~tap	8 22
~tax	4 -3
~taxpayer	0 15
~tbc	4 5
~tea	1 24
~teacher	0 12
~teatime	6 2
~teenager	1 11
~teeth	6 8
~tel	8 2 14 1
~telegram	14 31
~tell	2 -3 3 -4 4 17 5 -10 6 7 7 -24 13 -32 14 -5
~temper	8 4
~ten	5 3 6 12 14 -25
~tenancy	3 9 4 2 5 -8 6 -20 7 -10 8 -43 9 -2 12 19 13 -17
~tenant	0 32 2 27 3 3 4 -13 5 67 6 -132 8 22 9 -36 10 -42 11 -52 14 -4
~tend	13 8
~tender	4 10
~tenerife	8 9
~tenner	5 22
~tens	1 9
~term	1 -32 4 4 7 -52 13 28
~terrace	8 -1
~terrier	3 3
~text	4 -1 14 44
~th	0 7
~than	0 11 1 18 2 -14 3 -7 4 27 5 -15 6 26 7 39 8 -10 11 44 13 -18
~thank	0 17 1 22 3 4 6 -10
~that	0 20 1 13 2 19 3 42 4 -49 5 -3 6 1 7 40 8 4 10 -10 11 44 13 -4 14 -1
~the	0 -15 1 -7 2 -8 3 -18 4 -3 6 -9 8 13 9 -29 10 -12 11 18 12 -16 14 -16
~their	0 17 5 9 7 11 13 1
~them	0 -7 3 8 4 -27 6 4 7 -17 8 -87 11 36 13 -10 14 -26
~themselv	2 6 4 6
~then	0 14 2 6 6 1 8 29 12 26
~there	0 -28 1 -23 2 -49 3 -38 4 -13 6 10 7 16 8 2 9 -12 11 -16 12 -25 13 -42 14 19
~thereabout	4 7
~therefore	1 11
~these	3 1 4 3 6 28 7 6
~they	0 -1 1 -11 7 10 11 1
~they'd	2 5
~they're	2 14 6 22
~thin	1 19 13 7
~thing	3 7 4 6
~think	1 34 4 27
~third	1 7 7 -11 8 14 13 11
~thirty	5 18
~this	0 10 1 14 2 22 3 29 4 -16 5 -25 6 103 7 41 8 -102 9 -25 10 59 11 -7 12 -35 13 -28 14 -83
~those	0 41 2 9 7 -33 8 -13 13 23
~though	0 7 2 -11
~thousand	4 20
~three	1 -28 4 -20 5 -12 6 14 7 -20 8 4 9 8 10 -2 12 -18 13 40
~through	3 -15 4 -5 5 5 8 18
~throughout	3 7
~throw	4 7
~thrown	2 1
~thur	8 11
~tick	6 23
~tidy	3 9 4 1
~tied	12 11
~tiktok	14 29
~til	6 1
~till	1 -2 6 17 8 40 10 10 12 6
~time	0 18 5 20 6 -8 8 -2 10 5
~tiny	1 -4
~to	1 6 2 3 4 -24 5 25 6 1 7 -1 10 21 11 -30 12 6 13 10 14 -4
~tock	6 23
~today	6 17 10 15
~toddler	1 40
~together	13 27
~told	0 19 2 -12 6 -10
~tom	8 17
~tomorrow	6 36
~tonight	6 49
~too	0 -4 2 37 5 -4 7 -19 8 -42
~took	11 11
~top	2 15 4 -3 5 19 6 -12 7 -4
~tortoise	3 -10
~total	7 30
~tots	1 10
~touch	2 -6
~tour	9 6 14 7
~tourist	9 6
~toward	0 3 5 8
~towel	9 13
~town	8 -2
~trade	7 11
~tradition	2 5
~traditional	2 15
~trail	7 3
~train	6 -33
~tran	2 20
~transfer	13 38
~transition	2 1
~traveller	2 34
~treat	2 -12 11 18
~trimester	13 16
~trip	3 6 9 3
~trouble	2 23 8 9
~true	11 7
~trust	7 26
~truste	2 4
~try	1 9 2 34 6 -3
~tues	8 6
~tuesday	8 5
~turn	0 -3 1 -7 2 -4 3 5 6 -2 8 10 11 2
~twelv	12 6
~twelve	12 36
~twelvemonth	13 4
~twenty	8 -16
~twice	2 2
~twin	1 -6
~twitter	14 1
~two	0 -16 2 5 3 -9 6 -43 7 -29 8 -2 9 1 12 -11 13 -2 14 -30
~typ	0 4 2 3
~type	6 8 14 17
~uc	0 31 2 -25
~uk	7 -2 13 25
~ultimate	7 11
~un	7 9
~unattend	8 12
~unbeatable	7 3
~under	0 -11 2 4 5 -11 6 17 7 -6 8 9
~underscore	14 2
~unfortunate	0 11 3 4
~unionist	2 32
~universal	0 10 2 5 5 -28 13 -15
~unlawful	2 -5
~unmatch	7 12
~unoccupi	8 5
~unrivall	7 11
~unsuitable	1 7
~until	4 2 6 -18 7 -4 8 -6 10 4 12 1
~unwant	1 19
~unwelcome	3 12
~up	0 1 2 1 4 -18 5 16 6 8 7 4 8 31
~upfront	12 -6 13 55
~upon	11 17
~ups	1 33 2 -13
~upset	2 3
~upstair	1 11 8 23
~upward	4 15
~urge	6 2
~us	0 -3 1 -4 3 -12 4 12 6 -28 7 -3 8 -2 14 -20
~use	0 -19 1 -25 3 -23 4 -6 6 -41 8 4
~used	0 -2 6 -42 7 -8 8 12 11 44
~user	2 12 14 27
~usual	0 13 6 -30 13 39
~vacant	6 -2
~vacation	9 10
~value	1 14 6 -10 7 45
~valuer	4 3 7 12
~vanish	6 5
~vaper	3 3
~vary	11 17
~vat	5 19
~vegetarian	2 16
~vendor	2 30 6 -9
~vett	5 7
~video	5 8 14 16
~view	2 -25 4 2 6 1 7 15 9 -9 11 16
~viewer	8 17
~viewing	4 4 6 -2 8 -3 9 -2 13 -7
~village	6 -2 7 -19 8 -5
~visit	1 24 5 9
~visitor	9 6
~vote	1 8
~voter	2 10
~vouch	11 9
~w	10 5
~wag	2 -12
~wage	0 41
~wait	6 36
~wake	1 10
~wal	7 12
~walk	0 -16 8 -13 14 10
~wall	2 -13 6 -31 7 6 10 2
~wander	8 10
~want	0 19 1 24 2 44 4 23 5 -16 6 14 7 -26 8 6 11 -50 12 11
~warden	8 2
~warm	7 9
~was	1 -24 4 -19 5 -24 6 -20 7 -77 8 -42 9 -18 10 -19 11 33 12 -20 13 -47
~wasp	8 4
~wast	0 1 2 5
~watch	0 3
~water	4 -16 5 -26 7 18 8 -17 13 -3
~way	0 24 2 5 5 -16
~we	1 8 2 2 3 -5 6 12 7 -48 8 -4 10 -29 11 2 12 2 13 2 14 -23
~we'd	0 1 1 21 2 51 4 32 5 1 6 -56 7 -69 8 -55 9 -6
~we'll	2 5 3 -7 4 11 6 -33 13 4
~we're	1 12 6 -24 7 -17 8 33 13 6 14 7
~we've	0 1 2 14 3 1 6 4 7 -16 11 1 12 -7
~wean	1 7
~wear	1 6
~wedd	8 7
~wednesday	6 2
~wee	1 17 3 20 8 29
~week	4 -8 5 2 7 -5 8 35 9 92 11 -21 12 -18 13 -47
~weekday	8 22
~weekend	1 38 6 28 7 -31 9 22
~weep	6 2
~weigh	4 11
~welcome	0 -50 1 -23 3 -15 4 6 5 -20 6 -55 7 -10 9 20 11 -7
~welfare	0 16
~well	1 -9 2 -4 7 9 8 -35
~welsh	2 1
~wen	10 5
~went	0 7 4 12
~were	6 14 8 -2 11 28
~wet	10 9
~wharf	1 7 4 3
~what	0 21 1 1 2 -2 4 23 5 -75 6 -41 8 -8 11 24 13 -13 14 -11
~whatever	4 20 7 21
~whatsoever	2 2
~wheel	2 7
~wheelchair	0 -24 1 -20 2 20 7 -16
~when	0 10 3 -34 4 -3 5 30 7 -8 13 20
~where	0 19 1 24 3 22 5 -18 6 -34 7 28 13 2 14 17
~which	0 -10 3 -1 4 1 5 11 7 -8 8 -13 12 13 14 -18
~while	5 13 6 60
~whippet	14 3
~whistle	0 3
~whit	2 16
~whitby	10 5
~white	2 23 7 -11 11 11
~who	0 25 1 -11 2 23 4 27 6 36 8 18 11 -55 13 13 14 -7
~who'd	2 13 4 5
~whoever	0 -9 1 -20 2 -20 4 13 6 13 7 3 8 -3
~whole	6 5 8 13 12 4 13 39
~whose	0 24 1 23
~why	3 10 8 15
~wi	8 9
~wife	2 16 4 1 8 3
~wifi	8 29
~wigan	14 2
~will	1 -22 2 20 3 21 4 43 5 -31 6 34 7 37 10 -55 11 -1 13 4 14 -35
~window	0 -4 2 -43 4 -3 6 23 7 16
~wins	4 5 6 5
~winter	6 -10 7 -2
~wise	6 21
~with	0 13 1 16 2 18 5 -24 6 -4 7 -18 8 12 9 -3 10 7 11 -5 13 9 14 -37
~within	0 -3 5 -7 6 16 7 19 13 -8
~without	0 -31 1 -5 2 -18 3 -2 4 13 7 8 13 22
~witness	2 10
~wk	9 1
~woman	2 34
~women	1 -4 2 20 6 -2 8 -4
~won't	0 29 1 2 2 15 3 20 6 15
~word	6 33 7 34
~work	0 44 2 -41 3 -34 4 -10 5 -87 6 -99 8 -14 11 -1 12 -4
~worker	0 40
~worktop	2 -10
~world	7 39
~worry	0 5
~worth	4 17 7 8 13 3
~would	0 10 1 16 2 25 3 7 4 12 5 -17 6 -7 8 -7 10 -4 12 21 13 5 14 -16
~wouldn't	0 -5 1 6 6 13
~write	1 1
~wrong	7 5
~www	14 10
~x	3 2 13 19 14 13
~xx	12 2
~y	1 1 8 32 11 4
~yale	8 27
~yard	2 -23 6 -29
~ye'll	6 21
~year	3 -4 4 -31 5 -13 6 -71 7 23 8 7 9 -24 12 45 13 19
~yer	6 3
~yes	0 -38 1 -21 2 -2 3 -33 7 19 8 -46 14 -21
~yesterday	6 34
~yet	1 -2 10 6 13 3
~yins	1 10 3 7
~yoga	8 1
~yorkshire	7 6
~you	0 -15 1 -19 2 1 3 2 5 37 6 19 7 31 8 -8 9 -2 10 -36 11 -23 12 -9 14 10
~you'd	0 -14 4 6 11 -9 12 4
~you'll	3 17 4 -5 5 11 7 38 8 8
~you're	2 10 6 4 8 -3 12 12
~you've	1 9 6 6
~young	1 26
~younger	1 20
~youngster	1 9
~your	2 14 3 10 4 33 5 17 6 30 7 35 8 -4 9 13 10 -1 12 5 13 13 14 -37
~yourself	0 7 6 31 8 14 13 3
~yourselv	6 5
~youtube	14 8
~yrs	10 2 11 16
~zero	14 25
~£#	0 -36 1 3 2 -83 3 -43 4 19 5 92 6 -36 7 -20 8 -30 10 -52 11 -23 12 -5 13 -49 14 -47
~£##	0 -11 2 -32 3 -2 4 40 5 -12 7 6 8 -53 12 -12 13 12 14 -8
£#	0 -36 1 3 2 -83 3 -43 4 19 5 92 6 -36 7 -20 8 -30 10 -52 11 -23 12 -5 13 -49 14 -47
£# $	4 -66 5 3 6 -21 7 -23 13 -19
£# ,	4 23 5 4 6 2 7 14 8 -29
£# :advance	13 2
£# :burden	4 1 5 23
£# :clocktime	5 12
£# :codething	5 10
£# :condition	4 38
£# :deadline	13 15
£# :feething	5 1
£# :fixed	4 2
£# :holiday	4 10
£# :income	5 23
£# :money	4 7 5 -35 13 5
£# :newness	13 5
£# :onlyword	4 6
£# :openprice	4 17 6 -1
£# :opinion	5 6
£# :period	5 19
£# :ranking	13 2
£# :utility	5 -31
£# a	1 6 4 2 5 1 9 9 13 -11
£# and	4 -16
£# but	4 6
£# for	5 29 6 1
£# gas	8 1
£# if	4 27
£# in	4 2
£# is	5 8
£# monthly	5 23
£# more	1 5
£# ono	4 10 5 -22
£# pcm	4 10 5 -33 13 5
£# plus	5 5
£# the	5 18
£# to	5 6
£##	0 -11 2 -32 3 -2 4 40 5 -12 7 6 8 -53 12 -12 13 12 14 -8
£## $	4 10 6 -35 7 2 13 -6
£## ,	4 25
£## :burden	4 -7
£## :condition	1 3 6 5
£## :deadline	6 26
£## :demanding	13 6
£## :deposit	5 8
£## :money	4 -13
£## :openprice	4 4
£## :opinion	4 -13
£## :paying	5 8
£## a	7 1
£## deposit	5 9
£## due	13 6
£## for	4 33
£## in	4 16
£## or	4 17
£## pcm	4 -13
£## per	4 -4
£## to	4 -13
£##_#	4 -6
£##_$	4 5 6 -55 7 -6
£##_day	13 18
£##_house	5 6
£##_month	5 -10
£##_now	4 10
£##_pcm	4 22
£##_summer	4 5
£##_who	6 2
£##_you	6 12
£##_£##	4 2
£#_##	1 1 5 -74 7 21
£#_$	0 -19 1 2 4 16 5 28 6 -2 7 -92 8 -29 12 -6 13 -48
£#_+	4 10
£#_charge	1 5
£#_conservatory	8 3
£#_credit	5 4
£#_deposit	5 -3
£#_do	4 5
£#_each	5 9
£#_extra	5 14
£#_fee	5 14
£#_fob	5 1
£#_from	5 17
£#_go	5 6
£#_have	5 2
£#_i	5 10
£#_its	5 4
£#_linen	9 4
£#_lot	5 3
£#_month	1 8 4 6 5 -4 13 -5
£#_more	1 7
£#_night	5 -1 9 12
£#_off	5 3
£#_only	0 4
£#_pcm	4 19
£#_person	4 16
£#_put	4 1
£#_sign	5 13 13 14
£#_that	5 7
£#_though	4 7
£#_time	5 20
£#_top	5 4
£#_up	5 4
£#_vat	5 19
£#_way	5 -9
£#_we	5 3
£#_will	4 3
£#_year	13 -11
£#_you	4 20 5 26
£#_£#	4 11 5 -30
£#_£##	4 19 5 -8 13 10
…'ll>	5 9 6 23 7 45 8 27 13 4
…'re>	1 8 2 12 6 7 7 -58 8 22 12 18 13 12 14 3
…'ve>	1 18 2 2 3 5 4 -6 6 15 7 -40 12 -9 14 -5
…***>	0 14 1 8
…00ni	14 4
…0770	14 2
…0nin	14 4
…123>	14 16
…1632	14 23
…2580	8 10
…632>	14 23
…6mth	13 20
…700>	14 19
…700n	14 4
…7700	14 43
…77oo	14 34
…7oo>	14 31
…9oo1	14 18
…<#no	0 11 1 15 3 12
…<***	0 14 1 8
…<077	14 9
…<6mt	13 20
…<@hi	14 15
…<@sh	14 2
…<abs	10 4
…<acc	0 -11 1 16 6 -38 7 -11 8 20 13 23
…<ach	4 7
…<act	11 24
…<add	5 10 6 -29 7 17 10 26 14 17
…<ado	1 8
…<adv	0 -15 1 -13 6 4 7 -22 8 -15
…<aga	1 4
…<agn	5 12
…<ali	7 1
…<aln	10 12
…<ant	6 6
…<apa	6 11
…<app	6 -12 11 2 14 10
…<arr	9 8 13 14
…<art	11 2
…<ass	4 18
…<att	2 2 4 11
…<aut	13 9
…<ava	6 -2
…<awa	4 3
…<bab	1 27
…<bac	8 2
…<bad	2 5
…<bak	8 7
…<ban	8 1
…<beg	0 5 12 8 13 2
…<beh	1 1
…<bei	6 3 13 8
…<bel	2 -3
…<bey	6 14 7 20
…<bik	1 -17 8 -13
…<bil	5 10
…<bla	2 8
…<bli	6 8
…<blu	6 -1 7 12
…<boa	6 1
…<bob	14 26
…<bol	9 10
…<boo	1 1 6 1 8 -2 10 19 14 2
…<bor	11 1
…<bou	5 11
…<bra	1 6 6 5 14 21
…<bre	1 11 3 21 6 10
…<bri	2 2 7 11 8 8
…<bro	5 14 14 13
…<bru	7 2
…<bui	3 10
…<bum	1 12 2 8
…<bun	1 1
…<bur	0 1 2 5 8 -7
…<buy	8 2
…<cag	3 -5
…<cal	6 5
…<cam	7 16 8 13 11 19
…<car	2 -26 8 37 9 19 14 7
…<cat	6 4
…<cau	2 9
…<cen	1 -16 2 -28 7 9 8 -22
…<cha	2 -16 7 -33 8 -14
…<che	8 24
…<chi	1 33 6 -11 7 -5
…<cho	2 8 4 5
…<cir	1 -5 3 12
…<cla	7 20
…<cle	1 5 5 20 7 17
…<cli	1 9 4 12 8 13
…<col	6 1 13 16
…<com	1 -22 3 -42 4 -6 5 -4 6 -46 7 44 8 -17 11 7 12 5 14 -5
…<con	4 22 5 10 6 -22 7 11 9 12
…<cot	6 10 9 3
…<cou	0 2 2 -28 6 13 7 44 8 -40 11 5
…<cov	13 3
…<cra	6 6
…<cre	0 9
…<cri	2 24
…<cro	8 11 9 9 11 2
…<cru	3 7
…<cur	2 -13 8 39
…<cus	5 3
…<cut	8 -14
…<dal	6 18
…<dam	14 4
…<dan	8 6
…<dar	8 30
…<daw	3 23
…<dec	7 -10 8 -10
…<dee	4 3
…<deg	12 5
…<dep	0 8 9 12
…<der	7 10
…<dia	8 7
…<did	12 3
…<dif	11 49
…<dig	11 14
…<dis	0 18 1 1 3 8
…<dog	3 27
…<doi	1 13 6 -13 8 4
…<dol	7 1
…<doo	8 7
…<dor	7 3
…<dow	6 8 7 9
…<dra	2 -13 5 7 6 -14 8 -4 13 4
…<dro	8 5
…<dup	6 4
…<ear	2 -26 6 33 7 11 8 -2 12 22
…<eas	2 7
…<elb	6 35
…<ell	8 6
…<emi	8 16
…<eno	1 12 2 -10
…<ent	8 23
…<ess	6 9 7 17
…<eve	2 5 4 1
…<evi	8 13
…<exa	11 14
…<exc	1 -4 12 3
…<exi	7 22
…<eye	6 1
…<fac	7 -16 14 5
…<fal	2 14
…<fea	8 -22
…<fel	8 8
…<fem	2 13
…<fer	5 -8
…<fil	6 3
…<fin	2 -22 6 37 8 -34 11 34
…<fir	7 18
…<fit	1 -7 2 -3 6 -2 8 -41
…<fla	2 3 6 1 8 -10 11 17 14 11
…<fle	6 25
…<fol	8 20
…<for	5 9 6 12 14 3
…<fos	1 4
…<fot	11 22
…<fou	2 23
…<fra	8 12
…<fri	1 -1 2 -11 3 20
…<fum	5 6 8 1
…<fur	1 -8 4 -9 8 -9 11 20
…<gal	11 18
…<gen	11 10
…<gil	8 5
…<gip	3 5
…<giv	0 9 2 3 8 -15
…<gla	6 2 9 11
…<goe	2 14
…<gol	9 1
…<goo	2 -11
…<gra	11 1
…<gre	2 -42 6 -15 8 -7 11 9
…<gro	4 6
…<ham	6 3
…<han	1 -4
…<hap	1 1 7 30
…<har	8 15
…<hat	8 27
…<hav	1 6
…<hea	6 -8 9 -7
…<hel	2 -2 11 2
…<het	2 2
…<hig	9 12
…<hil	14 34
…<hit	3 10
…<hol	0 4 2 5 5 8 6 12 8 -9
…<hom	2 16
…<hor	2 1
…<hou	3 13 6 6 7 16
…<hum	3 5
…<ign	11 7
…<ima	11 19
…<imp	11 6
…<inc	1 6
…<ink	10 5
…<ins	6 13 10 15 14 4
…<int	10 1 11 3
…<ire	7 4
…<isl	2 4
…<iss	2 13
…<it'	6 33 7 7
…<jam	8 18
…<jan	14 20
…<jeh	2 12
…<jes	4 2
…<joh	6 3
…<joi	1 9
…<jun	1 13
…<kee	3 16
…<key	14 2
…<kil	6 1
…<kin	7 11
…<kne	8 18
…<kno	7 2 8 26
…<lad	2 20
…<lan	0 8
…<las	12 -2
…<lea	5 21
…<lee	6 7 7 9 14 6
…<lei	10 2
…<len	7 14
…<let	0 12 5 2 14 49
…<lev	4 3 8 -31
…<lig	0 -8 1 -7 2 -8 4 -7 6 -1 8 -21
…<lik	11 4
…<lin	7 4 9 1 14 17
…<lis	4 19 6 6
…<lit	6 10
…<loc	7 28
…<loo	4 17
…<lun	6 14 8 6
…<lup	8 7
…<mak	2 -20 7 12
…<mal	2 6
…<man	2 -3 5 -1
…<mar	8 2 11 14
…<max	1 5 4 23
…<may	2 14
…<mel	6 17
…<men	3 12
…<mic	13 13
…<mid	7 15 13 14
…<mil	9 10
…<min	8 17
…<mis	6 7
…<moi	14 6
…<mon	12 2
…<mor	0 17 7 26
…<mov	2 -2 6 -9 8 3
…<mul	2 2
…<nae	0 14 2 11
…<nai	9 7
…<nea	4 2 6 17 8 23
…<nel	14 10
…<net	8 8
…<new	3 6
…<nic	2 6 7 16 9 8 13 3
…<nig	2 1
…<nor	13 21
…<o16	14 19
…<o77	14 46
…<obj	1 -6 3 -6
…<obs	0 5
…<occ	8 14 9 4
…<onl	0 11 2 5
…<ord	7 -27 8 -18
…<oth	2 18 4 8 7 -9
…<ove	1 11 5 4 8 4
…<pag	10 5
…<pai	6 11
…<pap	5 9 13 -4
…<par	0 -52 6 -49 7 -67 11 -9 12 -23 13 -31 14 -25
…<pas	11 6
…<pat	7 4
…<pay	6 5 13 35
…<pea	8 1
…<pee	3 19
…<pen	14 4
…<per	1 7 12 13 13 25
…<pet	2 -9 3 57
…<pha	6 8
…<phe	6 3
…<phy	7 5
…<pic	11 39
…<pie	8 8
…<pin	11 14
…<pla	2 -7 3 12 4 -7 5 4 6 -24
…<plu	6 -4
…<ply	7 2
…<poc	7 12
…<poi	0 15
…<pol	3 13
…<pon	6 15
…<por	8 2 9 11 10 14
…<pos	6 -17 12 5
…<pow	7 5
…<pra	2 27
…<pre	2 19 7 11 8 -4 11 36
…<pri	6 32 8 11 14 4
…<pro	0 -9 1 -16 2 6 3 -10 4 36 5 12 6 25 7 3 8 5 13 11
…<pyl	11 1
…<qua	7 11
…<qui	2 16 7 10 14 3
…<quo	4 34
…<rai	2 4 6 -10 8 -1 11 -26
…<rap	6 7
…<rar	6 11
…<rea	0 -16 1 16 2 -42 3 -26 6 26 7 7 13 4
…<rec	0 28 2 -53 5 38 8 -27 13 -12
…<red	1 9 14 19
…<ref	5 5
…<reh	3 24
…<rel	6 11
…<rem	5 7
…<rep	7 -22 8 -30 11 9
…<res	1 25 8 -1
…<ret	5 16
…<rhi	8 2
…<ros	2 -6
…<rov	3 25
…<sal	6 24 7 8 8 19
…<sam	11 14
…<san	14 2
…<sco	13 20
…<scr	6 20 8 -6
…<sea	9 12
…<sec	8 1
…<see	10 5 13 9
…<sel	6 13 8 7
…<sha	1 -36 2 14 4 -2 5 12 6 -11 13 -7 14 -8
…<sho	4 3 5 19 6 -18 7 -19 8 8 11 32 12 17 13 -2
…<sig	0 15 3 6 6 14
…<sim	7 30 14 -10
…<sin	8 12
…<ska	6 4
…<ski	7 11
…<sky	8 3
…<sle	1 4
…<sli	13 4
…<slo	6 11
…<sma	1 8 2 -11 3 5 5 10
…<sna	11 26
…<sni	6 2
…<soc	8 -7
…<sof	11 3
…<som	0 13 1 15 2 15 3 19 4 42 6 -44 7 -3
…<soo	1 9 2 13
…<spa	8 -9
…<spe	7 9 9 13
…<spo	0 12 6 18
…<spr	12 16 13 15
…<squ	3 19 4 -4 8 -33
…<sta	1 10 3 10 4 -25 6 -73 7 6 11 -23 14 -15
…<ste	0 25 1 10 7 -3
…<sto	1 4 2 -33 3 30 4 -7 7 6 8 -11 11 3
…<str	2 10 3 27 6 29 7 3 8 -5 11 -10 13 20
…<sty	9 20
…<suf	2 2 8 11
…<sun	7 15 8 6
…<sup	0 6 6 15 9 10
…<sur	4 8 7 4
…<swa	2 1 3 7 6 9
…<swi	7 6
…<syc	6 3
…<sym	0 2
…<tak	0 3
…<tar	6 3
…<tas	7 11
…<tea	6 1
…<tee	6 7
…<ten	6 3
…<ter	8 7
…<tha	0 12 1 18 3 21 4 -62 5 1 6 -12 8 7 11 -8 14 -8
…<the	1 -2 4 1 5 26 6 42 7 34 8 2 9 -23 10 -3 11 -2 12 -41 14 27
…<thi	0 2 1 29 2 3 3 8 4 12 5 -12 6 19 13 29
…<thr	3 4
…<thu	8 10
…<tic	0 15
…<tog	13 27
…<tom	8 8
…<tor	8 2
…<tot	7 5
…<tou	9 6
…<tow	0 1 2 7 6 -15 9 10
…<tra	0 -10 2 5 6 -13 8 -36
…<tri	2 9 13 16
…<tru	7 32
…<twe	12 6
…<twi	2 9 6 3
…<una	1 -3
…<und	11 1
…<unh	7 24
…<uni	2 1
…<unl	6 31
…<unm	10 17
…<upg	6 7
…<ups	2 2 8 10
…<use	2 6 3 -3
…<usu	0 19 1 1 13 17
…<vac	9 10
…<val	1 10 4 2 7 12
…<vau	2 2
…<veg	2 14
…<vie	5 9 7 17 11 9
…<vis	1 23 5 9
…<voi	2 5
…<vou	11 9
…<wai	6 33
…<wal	10 4
…<wan	8 7
…<war	8 2
…<wat	0 2
…<wav	6 7 7 1
…<we'	0 3 1 4 2 17 4 11 5 -58 6 -14 7 -79 8 38 9 5 13 24 14 10
…<wea	7 24
…<wei	4 11
…<wha	1 3
…<whi	1 -3 2 11 4 4 5 7 8 -23 11 -3 12 10 14 -21
…<who	0 19 1 30 4 9 6 -43 8 16
…<wig	14 1
…<wil	4 11
…<win	8 7
…<wit	0 -13 1 -6 2 9 5 -14 6 14 7 16 13 -11
…<wor	1 3 2 -33 7 12 8 -25 14 -3
…<wou	0 10 1 16 2 25 3 7 4 12 5 -17 6 -8 8 -7 10 -4 12 21 13 5 14 -16
…<ye'	6 16
…<yes	6 34
…<you	0 -11 1 24 2 -3 4 17 5 18 6 33 7 19 8 3 11 -6 12 33 14 -14
…<zer	14 5
…@exa	14 43
…@hil	14 15
…_hom	14 13
…_let	14 43
…a's>	8 32
…able	1 8 3 -5 4 28 5 4 6 -8 7 -8 8 -11
…abou	4 7
…abso	10 5
…aby>	3 2
…abys	1 9
…acat	9 10
…acce	8 16
…acco	1 1 13 27
…aced	3 1
…ach>	6 7
…ache	6 11 7 2
…achi	4 2
…ack>	6 12
…acke	14 12
…acks	2 12
…ackw	8 5
…act>	11 14
…acti	2 26
…actl	4 -3
…actu	11 26
…adde	5 5 10 14
…addi	10 2
…addr	7 23 14 18
…ade>	2 2
…ader	6 8
…adge	2 5
…adin	6 19
…adit	2 15
…adve	0 -7 1 -12 4 -11 7 -18 10 10
…advi	6 7
…ady>	0 15 13 12
…adys	2 11
…aebo	0 14 2 11
…aelm	13 13
…afte	13 1
…agai	1 4
…age>	0 22 2 -7 4 -6 6 -1 8 -14
…aged	3 -6
…ager	3 12
…ages	6 10
…agh>	8 8
…agin	11 18
…agre	7 2
…ah's	2 12
…ail>	2 2 6 -17 14 7
…aili	7 1
…ails	11 -7
…ain>	3 4 7 6
…ainb	2 19
…aine	8 1
…ains	1 2 2 19
…air>	2 -5 9 -38
…aird	8 2
…aire	6 11
…airn	9 6
…airw	1 8
…aisi	8 4
…aite	6 22
…ake>	11 3
…aker	1 1
…akes	2 -16 7 13 8 16 9 4
…akfa	6 17 9 2
…aks>	3 10
…alay	2 11
…ale>	7 3
…ales	8 7
…alfo	6 18
…alit	7 14
…all>	0 13 2 5 3 11 5 6 7 -3 11 -27 13 -28
…alle	2 -10 6 11 10 1 11 23
…allo	6 2
…alls	2 1
…ally	2 4 6 36 7 1 11 10
…alme	13 1
…alow	6 4
…als>	4 30 6 3
…alth	7 15
…alue	4 3 7 12
…amat	5 9
…ambr	7 1
…amer	8 14 11 20
…amfo	2 6
…amie	8 1
…amme	6 5
…amor	6 3
…ampi	9 10
…ampl	11 12 14 48
…ampo	5 4
…amps	7 4
…an's	8 24
…ance	1 -9 3 19 4 3 7 -34 8 30
…ancy	9 14
…and>	2 5 7 13 9 10 13 3
…anda	12 13
…ande	8 3
…andi	4 -27 6 -11 7 4
…andl	14 19
…andr	14 2
…ands	7 11
…andu	6 2
…andw	1 3
…ane>	8 1
…anel	7 3
…ange	6 -3 8 -8 11 3
…angi	1 3
…anic	8 8
…anie	1 -1
…ank>	6 -7
…anks	0 7 1 5 7 19
…anna	8 13 14 10
…anne	14 10
…anni	8 18
…ans>	2 12 3 22
…ansi	2 1
…answ	8 1
…ant>	6 1 8 8
…anti	6 5 9 1
…ants	0 12 3 12 8 16
…anut	8 4
…apar	6 11
…aper	5 9 13 -4
…apid	6 7
…apoo	8 1
…appe	7 13 11 18
…appi	7 1
…appo	6 -4
…appr	4 20
…aps>	2 3 11 25
…arav	8 15 9 8
…ard>	0 2 2 -23 6 8 8 -1 12 14 14 24
…arde	8 5
…ards	0 2 5 14 8 16
…ardy	6 5
…are>	0 -1 2 22 4 -47 6 -5 11 2 14 -18
…ared	4 11
…arer	1 7 4 4 6 9
…ares	2 4 7 8
…arf>	1 7 4 3
…arge	0 1
…aria	2 18
…arin	2 7
…aris	7 19
…arke	10 25 11 5
…arki	0 -26 5 -7 6 -26 7 -17 8 -30 12 -16 13 -7 14 -3
…arks	2 1
…arli	6 7
…arly	2 -12 6 37 12 21
…arml	8 3
…arni	8 4
…arol	8 30
…arqu	3 1
…arra	8 4
…arri	13 7 14 2
…arsd	8 3
…arso	2 3
…art>	9 21
…arte	3 6
…arth	7 23
…artm	6 11
…ase>	1 18 6 17 7 6
…asid	9 10
…asie	2 9
…ason	0 -8 3 -27 4 2
…ass>	7 18
…asso	0 7
…ast>	6 33 9 2
…aste	6 6 12 -5
…asti	7 2
…asto	2 1
…at's	1 -4 3 4 4 -40 8 21
…atch	6 25 8 8
…ate>	8 12
…ated	2 -27 7 -29 8 -5
…atel	6 23
…ater	6 -7 9 -3
…ates	5 8 6 7
…athy	0 2
…atic	5 8
…atim	6 2
…atin	1 11 7 5
…atio	2 -1 3 -9 5 30 6 -29 7 26 8 -28 9 30 11 18
…ativ	11 14
…ats>	3 5 6 2 8 -57
…atsh	2 13
…atso	2 2
…atte	1 1 2 1 11 18
…atti	8 3
…attr	4 4 5 5
…atur	8 -25
…autu	13 9
…auty	11 2
…avai	6 -2
…avan	8 15 9 8
…ave>	6 2
…aved	7 1
…avem	6 1
…aven	1 6 7 2
…aver	6 6
…avin	5 25 8 2
…awai	4 5
…away	9 1
…awgs	3 23
…awin	11 7
…axim	1 5 4 23
…aybe	2 15
…ayda	6 8
…ayer	13 26
…aysi	14 2
…baby	1 8 3 1
…back	8 2
…badg	2 5
…bair	8 6
…bake	8 7
…ball	6 10
…bane	8 3
…bear	2 1
…beau	11 2
…bed>	1 9 5 6
…beds	0 1
…begi	12 11 13 3
…beha	1 1
…bein	6 3 13 8
…bern	8 1
…bes>	1 13
…beyo	6 14 7 20
…bike	1 -18 8 -3
…bill	5 10
…bjec	1 -6 3 -6
…blac	2 5
…ble>	1 16 2 5 3 -15 4 39 5 1 8 -38 12 4
…bled	7 1
…blem	0 -20 1 -27 3 -31
…bles	10 5
…blin	6 18
…blue	7 14 14 15
…boar	1 -17 7 -19 8 -15
…bobs	14 26
…body	0 14 2 9 10 3
…bol>	8 1
…bolt	9 10
…bonf	8 1
…book	1 2 6 2 8 -4 10 19
…bord	2 2
…borr	11 3
…bout	4 7
…bow>	2 19 6 12
…bows	6 19
…brac	14 13
…brav	1 2 6 11
…brea	3 5 6 15 9 13
…bree	1 1 3 1
…brid	7 9
…brig	2 3 7 8
…bris	8 2
…brok	5 14
…broo	2 2 14 10
…bsol	10 5
…buil	3 9
…bump	1 12 2 8
…bund	1 3
…bung	6 4
…burn	2 16
…bury	14 6
…buyi	8 2
…bys>	1 14
…byte	2 14
…c's>	11 25
…cage	3 -5
…cal>	11 5
…call	6 6
…came	8 14 11 20
…camo	6 3
…canc	6 5
…cara	8 15 9 8
…carn	8 2
…caro	8 21
…carr	2 -5 14 4
…catc	6 13
…cati	7 29 9 15
…cats	3 12
…caus	2 1
…cces	6 -9 8 14
…ccor	4 8
…ccou	13 28
…ccup	9 5
…ced>	6 -7 8 -17
…ceed	6 5
…ceip	0 10 5 21
…cely	13 3
…cent	1 -34 2 -28 5 -9 7 5 8 -31
…cept	1 -10 12 2
…cer>	7 17
…ces>	3 6 4 2 7 -12
…cess	6 -13 8 12
…cest	7 3
…chae	13 13
…chan	6 -14
…char	2 -6 6 6 14 1
…chec	5 3
…chem	8 8
…chen	2 9
…ches	6 17 7 7
…chie	0 4 4 7
…chil	1 51
…chin	3 9
…chli	8 2
…choi	2 9
…ciat	0 7
…cies	11 6
…cipi	0 6
…circ	1 -5 3 12
…cisi	6 29
…cken	14 13
…ckes	7 4 14 6
…ckpo	3 12
…cks>	2 10 6 10 13 8
…ckwa	8 5
…cky>	6 13
…clas	7 20
…clea	1 8 7 3
…cler	5 21
…clev	7 1
…clie	1 14 4 4
…clos	4 4
…clud	1 8
…coac	6 10
…coll	6 5 13 17
…colo	2 7
…come	0 3 1 -18 2 -40 4 -19 6 -16 7 22
…comf	1 -2 2 3 7 9
…comm	1 12 2 1 6 11 12 4
…comp	1 -7 7 12 8 -19 11 30
…conf	4 11
…cont	5 18
…conv	4 10
…cora	1 13 6 -25 8 -7
…cord	11 12
…core	13 20
…corn	14 1
…cot>	12 3
…cota	9 4
…cott	6 8
…coul	2 -6 4 8 6 4 7 42 8 -1 11 11
…coun	1 8 4 -9 13 16
…cove	13 3
…crac	6 16
…cram	6 3
…cras	7 8
…cree	6 1
…cret	0 13
…crew	0 10
…crip	2 13
…crof	9 8
…croo	8 3
…croy	7 4
…cruf	3 7
…crum	8 2
…cted	8 21 13 11
…ctin	4 3
…ctio	1 -3 3 -19 10 16
…ctis	2 30
…ctly	4 -3
…ctua	11 26
…cums	1 -3 3 13
…cupa	9 5
…cure	8 11
…curr	2 -9 8 26
…cust	5 3
…cutt	8 -12
…dall	6 22
…dan>	8 4
…dard	12 13
…dari	8 11
…darr	8 16
…date	11 3
…dati	1 3
…dawg	3 23
…day>	6 47
…dcot	12 3
…dded	5 6 10 15 11 4
…ddit	10 2 14 19
…ddre	7 23 14 18
…dean	14 1
…dece	13 4
…deci	6 31
…deco	1 12 6 -26 8 -7
…ded>	6 6 7 -2 8 -4 10 13 11 9
…deep	4 3
…degr	12 5
…den'	8 3
…den>	8 2
…denc	1 1
…depa	9 12
…depe	0 9
…der>	5 19 8 -3 11 -44
…derr	7 7
…ders	0 11 2 19 6 6 8 10
…dert	11 4
…dge>	7 1 9 11
…didc	12 3
…diff	6 -4 11 48
…digi	11 1
…ding	5 21 8 -13 13 -6
…dinn	6 5
…disa	7 2
…disc	0 8
…disn	1 3
…diti	2 11 10 2
…dlan	7 2
…dle>	1 1
…dles	3 7
…dnes	6 8
…dno>	6 2
…dogg	3 28
…dogs	3 12
…doin	1 13 6 -13 8 4
…dom>	7 5
…don>	7 12
…door	2 -8 8 6
…down	6 30 7 6
…dpro	1 2
…dra>	14 3
…dram	5 9
…draw	7 -14 11 3
…dren	1 33
…dres	6 -2 7 20 14 19
…driv	10 2
…dron	8 3
…dry>	4 1
…dsit	0 1
…dsum	13 16
…dudn	6 2
…duff	9 8
…dupl	6 4
…duri	8 2
…dver	0 -7 1 -12 4 -11 7 -18 10 10
…dwea	1 3
…dys>	2 11
…e'll	3 -10 4 9 13 3
…e're	1 11 6 -32 7 -18 8 33 13 6 14 7
…e's>	1 -14 2 -19 3 -22 6 15 7 14 8 22 11 -28
…e've	2 14 3 1 6 5 7 -16 11 1 12 -7
…eabl	4 27
…eabo	4 7
…each	7 1
…eade	6 8
…eadi	6 20
…eady	0 15 13 12
…eake	1 5
…eakf	6 17 9 2
…eaks	3 10
…ealt	7 15
…eans	1 3
…eard	7 7
…eare	1 7 4 12 7 3
…eari	2 6
…earl	2 -29 6 48 7 -11 12 24
…ears	8 7
…eart	7 19
…ease	1 17 6 15
…easi	2 8 9 9
…easo	0 -8 3 -27 4 2
…eat>	9 5
…eate	9 -7
…eatu	8 -21
…eaut	11 2
…eave	7 1
…eavi	5 25
…eawa	9 1
…ebod	0 14 2 10
…ecei	0 20 5 19
…ecen	13 4
…ecia	5 1
…ecip	0 6
…ecis	6 32
…ecom	6 10
…ecor	1 15 6 -37 8 -20 11 11
…ect>	1 4
…ecte	8 1 13 11
…ecti	0 -16 1 -10 2 8 3 -16
…edat	11 6
…eddi	14 18
…edec	1 11
…eds>	3 7 7 10 14 2
…edsi	0 1
…eed>	7 21
…eede	1 2
…eeds	6 2 7 6 14 5
…eeho	14 -2
…eein	10 5 13 9
…eel>	2 7
…een>	6 4 7 -28 8 -2
…eene	7 2 11 20
…eepe	4 2
…eepi	3 7
…eer>	0 4
…ees>	8 17
…eet>	6 11
…eeth	6 7
…eeti	6 5
…eets	3 17
…efan	8 5
…efit	0 7
…efle	4 2
…efor	1 10
…efur	5 7
…egan	7 9
…eget	2 15
…egin	12 11 13 3
…egre	12 5
…ehom	3 23
…ehov	2 12
…eice	7 1
…eigh	1 -2 4 8
…eing	0 -2 6 12 7 -1 10 6 13 31
…eipt	0 10 5 21
…eir>	0 18 2 -16 5 11 7 3
…eirs	2 2
…elan	7 3
…elbo	6 35
…eld>	8 -7
…elea	6 17
…elec	14 1
…elis	2 12
…ell>	1 4 5 3 8 -6
…elli	6 9 8 19
…ello	8 5 14 1
…elly	4 1 8 7 9 3
…elma	13 13
…elpe	11 2
…els>	7 1 8 -6 9 9
…elv>	12 6
…elve	6 4
…ely>	2 9 6 53 13 2
…emai	2 26 7 1
…emig	8 16
…emin	5 2
…emo>	8 14
…empe	8 2
…ems>	2 21
…en'>	1 10
…enag	3 12
…enan	0 10
…ence	2 -11 3 1
…end>	9 14 14 1
…ends	2 -7 3 21
…ened	4 13 11 14
…ener	4 7 11 27
…enes	11 7
…enga	8 2
…enin	13 4
…enly	7 4
…enny	8 14
…enou	1 12 2 -10
…ens>	7 9
…ensh	7 3
…ent>	1 6 2 -42 5 -23 6 -22 7 -23 8 22 11 36 13 8
…enta	11 2
…enti	1 -2 6 18
…entl	8 12
…entr	1 -23 2 -30 6 -4 8 6
…ents	2 -20 5 21 6 3 8 -20
…entu	7 21
…epar	4 10 9 10
…epea	6 14
…epen	0 9
…eper	4 2
…epin	3 7
…epre	11 11
…epro	7 20
…eps>	8 -31
…ept>	5 10
…epti	12 2
…equi	9 5
…er's	6 21 8 12 10 6
…era>	11 26
…eral	6 7
…eras	8 19
…erda	6 33
…ere'	1 -5 2 -18 3 -5 5 17 6 16 7 7 8 10 11 -22
…ere>	0 -40 4 3 6 -6 7 1 12 -7 13 -18 14 16
…erea	2 11 4 6
…ered	6 -10
…eref	1 11
…eren	11 25
…eres	7 3
…eria	2 22
…erie	3 21 9 2
…erin	6 9 13 3
…erio	6 4 11 4 12 13 13 26
…erk'	5 5
…erk>	5 1
…erly	7 7 8 13
…erna	8 10
…erni	1 10 5 7
…erri	8 12
…erro	8 2
…erry	5 -5
…ers>	0 14 2 63 5 24 6 1 7 -40 8 13 9 14 12 -16 13 1
…ersa	4 11
…ert>	4 -2 7 -1
…erta	11 4
…erti	6 8 10 1
…erva	5 2
…erwi	2 6
…ery>	11 24
…esby	2 14
…ese>	4 11 6 27 7 4
…esen	11 35
…eser	5 2
…eshe	7 4
…esid	1 7
…esmo	4 3
…espe	1 2 2 4
…espo	6 17
…ess>	2 -41 3 49 6 -12 7 2 8 12 9 -6 11 5 14 9
…esse	2 9 6 2 7 29
…essi	1 -4 2 2 4 4 11 13
…est>	3 5 7 119 14 1
…este	6 29 7 12 8 -12 13 12
…etar	2 16
…etch	4 6 13 11
…eted	10 16
…eth>	6 4
…ethe	13 25
…ethi	0 13 3 6 4 3
…etic	1 1
…etim	14 8
…etin	6 15 11 13
…etle	3 40
…ets>	2 -24 3 12 4 -2 7 -9 8 -10 14 45
…ets@	14 15
…ets_	14 14
…ette	5 4 8 28 14 18
…etti	7 20 14 21
…ettl	6 11
…etts	3 20
…etur	5 16
…etwo	8 11
…eve>	4 7
…evel	4 4
…even	14 9
…ever	2 19 6 -12 7 26 8 -28
…evic	8 13
…ewca	3 7
…ewe>	0 11
…ewhe	1 19 2 7 4 32
…ews>	7 24 11 9
…exac	11 14
…exam	14 48
…exce	1 -1 12 2
…exis	7 22
…expe	0 3
…ey'd	2 5
…ey'r	2 14 6 22
…eyon	6 14 7 20
…face	7 -2 14 20
…fair	7 8
…fall	2 13
…fan>	8 4
…fast	2 -2 6 38 9 2
…feat	8 -21
…fell	8 8
…fema	2 13
…fer>	2 4 11 17 13 10
…fere	11 25
…ferr	5 -8
…fers	8 11
…ffer	8 3 11 49 13 6
…ffin	6 1
…fiel	8 -18
…fies	7 17
…fill	6 5
…fing	6 48
…fini	8 -5 11 26
…fire	7 17
…fitt	1 -9 2 -28 6 -9 8 -61
…flat	8 -46 11 4 14 44
…flec	4 2
…flee	6 25
…fold	6 -2
…foll	8 24
…ford	6 7 7 17
…fore	1 9 3 4 6 11
…forg	14 11
…form	5 9 6 9
…fort	1 -2 2 3
…fost	1 4
…foto	11 22
…four	2 10
…free	3 11
…fres	7 4
…frie	2 -4 3 21
…fron	13 1
…ftes	7 18
…fts>	3 6
…ftwa	11 5
…ful>	3 3 6 6
…fume	8 8
…fumi	5 6
…furb	3 1 5 7
…furn	1 -21 2 -14 4 -10 6 -8 7 -14 8 -19 11 17
…gade	2 5
…gage	0 18 7 15
…gain	1 4
…gall	11 18
…galo	6 4
…gan>	14 3
…gati	5 6
…gdom	7 5
…ged>	3 -17 11 5
…gen>	8 8
…gene	11 10
…ger>	1 18 6 23
…geri	3 12
…gers	0 21
…geta	2 15
…geth	13 27
…ggie	3 19
…ggle	6 19
…gham	7 4
…ghla	9 12
…ghou	3 7
…ght>	1 1 4 -11 5 7 7 -22 8 -6 14 -3
…ghte	11 8
…ghto	7 11
…gies	3 19
…gin>	12 1
…gina	11 19
…ging	1 5 6 3
…ginn	13 16
…gita	11 1
…give	0 1 2 4 8 -10
…glam	9 10
…glan	6 4
…gle>	6 4 11 1
…gly>	4 7
…gnor	11 7
…gns>	0 17 6 9
…goer	2 14
…goin	6 8
…golf	9 1
…good	2 -10
…grad	6 7
…grai	8 2
…gran	1 1 7 6
…gras	11 6
…grat	8 13
…grea	9 5
…gree	2 -27 6 -6 7 7 8 -17 11 11 12 2
…grou	4 5
…h's>	2 10
…hack	6 7
…hael	13 13
…hake	6 4
…hall	2 16 13 -4
…ham>	7 7
…hamm	6 7
…hamp	5 3
…hand	1 -2
…hang	6 -29 11 4
…hank	0 17 1 26 3 4 6 -12
…hann	8 1 14 11
…happ	7 41
…hard	8 8 14 17
…hare	2 25 6 -18 14 -1
…harf	1 7 4 3
…hase	6 7
…hat'	1 -4 3 4 4 -40 8 22
…hatc	8 8
…hats	2 2
…hatt	8 3
…have	1 3
…head	1 6
…hear	7 2
…heat	6 -3 9 -7
…heav	7 3
…heck	5 3
…hed>	2 -6 11 13
…heel	2 4
…heir	0 17 5 9 7 11 13 1
…help	11 2
…hemo	8 14
…hen>	2 8
…her>	13 23
…here	0 -35 1 1 2 -16 3 -11 4 5 5 7 6 3 7 15 8 2 9 -21 11 -30 12 -30 13 -39 14 11
…hers	4 15 5 2 6 8
…herw	2 6
…hes>	6 4
…hese	3 1 4 3 6 28 7 6
…hey'	2 27 6 17
…hich	0 -11 3 -1 4 1 5 11 7 -8 8 -13 12 13 14 -18
…hief	6 2
…hies	0 4
…hiev	4 7
…high	9 12
…hild	1 51
…hill	4 -4 7 3 8 1 14 51
…hin>	0 -4 3 12 5 -8 6 15 7 19 13 -9
…hing	0 27 3 20 4 14 8 -9
…hink	1 15 4 1
…hip>	5 5
…hird	1 7 7 -11 8 14 13 11
…hire	7 13
…hirt	2 6
…hist	0 2
…hitb	10 5
…hitc	3 10
…hite	2 14
…hlan	9 12
…hmet	1 1
…ho'd	2 13 4 5
…hoic	2 13
…hold	0 4 5 8 7 -20 8 -9 14 -18
…hole	9 10
…home	3 22 14 44
…hoot	8 3
…hort	12 22
…hose	0 24 1 23
…hots	11 21
…houl	1 2 4 11 6 -14 7 -7 8 6 11 3
…hous	0 1 2 -24 3 6 6 3 7 7 8 -1 14 13
…hout	3 7
…hova	2 12
…hove	8 8
…hrou	3 7
…hrow	4 7
…hted	2 3
…hten	11 9
…hton	7 11
…hulm	7 3
…huma	3 5
…hurs	8 9
…hysi	7 5
…iac>	8 21
…ial>	0 13 6 5 11 14
…iali	5 1
…iall	2 9
…ian>	2 22 8 33
…ians	2 10
…iati	0 7
…ible	12 9
…ical	11 3
…ice>	2 6 8 -11 11 -9
…icel	13 3
…icer	7 17
…ich>	0 -12 3 -2 5 10 7 -7 8 -16 12 13
…icha	13 13
…iche	2 7
…icht	9 9
…ick>	10 13
…icke	0 12 7 5 14 6
…icy>	3 1
…idco	12 3
…ide>	3 2 8 23 9 20
…idea	9 11
…iden	2 -13
…idge	7 20 9 9
…idla	7 2
…ids>	1 15
…idsu	13 16
…ied>	2 13 10 7
…ield	8 -19
…ienc	0 2
…iend	2 -4 3 22
…ient	0 15 1 12 4 1
…ier>	6 -20 7 60
…iers	8 9
…ies>	3 22 7 31
…iest	2 7 6 4 7 41
…ieve	4 7
…iew>	14 20
…iews	7 25 11 10
…iffe	11 49
…iffi	6 1
…igad	2 5
…igan	14 2
…igat	5 6
…iggl	6 9
…igh>	4 11
…ighl	9 12
…ight	0 -13 4 -45 8 -2
…igit	11 1
…igno	11 7
…igns	0 17 6 9
…igra	8 31
…ike>	6 7
…ikel	6 12
…iken	11 7
…ikes	1 -19 8 -28
…ildi	3 9
…ildr	1 33
…ilen	1 3
…ill>	7 11
…ille	5 8 9 9
…illi	4 10 6 5
…illt	14 27
…illv	14 23
…ils>	11 -8
…imag	11 19
…ime>	1 1 6 9 8 6 14 9
…imes	13 14
…impl	7 28 14 -10
…impr	11 7
…imum	1 5 4 23
…inbo	2 19
…inch	11 12
…incl	1 8
…inde	6 2
…ine'	8 2
…ine0	14 23
…inen	9 20
…ines	2 13 7 1
…infr	13 2
…ing>	0 -1 1 21 2 -4 4 22 5 32 6 46 7 -24 9 20 11 -6 13 17 14 -45
…inga	0 8
…ingd	7 5
…inge	6 38
…ingh	7 4
…ingl	4 8
…ings	3 21 4 4 7 -8 11 11 14 27
…ingt	0 10
…inis	8 -7 11 26
…ink'	10 5
…inki	1 17 4 1
…inks	2 17
…inni	6 1 13 15
…ins>	2 17 7 2
…inso	8 3
…inst	1 6 2 5 4 -8 6 11 10 20 14 2
…insu	5 2
…int>	6 22
…intl	0 7
…intm	6 -1
…iod>	12 17
…iods	13 14
…ion>	1 11 2 -12 3 -19 5 22 6 -4 7 26 8 -50 9 15 10 34 11 30 12 3 14 -5
…iona	2 20 6 4
…ione	2 10
…ions	0 6 1 -14 7 -17 11 6 12 14
…ior>	11 6
…iors	1 14
…ious	6 15
…ipie	0 6
…ippl	2 14
…ips>	0 2
…ipt>	0 10 5 8
…ipto	3 5
…ique	1 18
…ircu	1 -3 3 13
…ird>	7 -10 8 17 13 5
…irds	8 1
…ire>	6 18 7 8
…irel	7 3
…irep	7 20
…irit	2 6
…irs>	2 2
…irwe	1 8
…isag	7 2
…iscl	4 4
…ise>	2 6 4 15
…ish>	2 4 8 -3
…ishe	6 -10 8 -15 11 22 12 17
…isie	8 4
…isin	2 19
…isio	6 22
…isit	1 23 5 9
…isla	2 4
…isna	1 3
…ison	7 20
…isse	6 7
…issu	2 12
…ist>	7 13
…iste	2 -1 4 12 6 3
…isti	1 7
…istl	0 3
…ists	2 3
…it'l	6 33 7 7
…ital	11 1
…itby	10 5
…itch	3 7 6 13 8 7 14 1
…ited	6 21
…iter	6 11
…ites	2 13
…ithi	0 -1 5 -7 6 16 7 19 13 -8
…ithm	1 1
…itin	4 13
…itio	2 23 10 1
…itne	2 12
…its>	1 11
…itte	1 -17 6 -36 7 -36 8 -68
…itti	8 5 12 12
…itur	1 -2 4 -6 8 -8 11 13
…ity>	7 22
…ive>	6 13 10 1 11 7 13 5
…iven	0 3 2 8 8 -3
…iver	8 3
…ivin	0 7
…ize>	6 15
…izin	8 10
…jans	14 11
…ject	1 -7 3 -7 13 3
…jeho	2 12
…jesm	4 3
…john	6 3
…join	1 7
…juni	1 13
…k's>	5 4 10 5
…kate	6 4
…ked>	4 7
…keep	3 15
…kely	6 17
…kene	11 7
…ker>	5 14
…kes>	0 -9 1 -44 2 -21 7 6 9 10
…kest	7 4 14 9
…ket>	0 3 7 3
…kete	10 16
…keti	11 13
…keys	14 3
…kfas	6 17 9 2
…kids	1 15
…kies	7 13
…kin>	6 18
…king	1 10 7 -7 8 -8 12 -22 13 -5
…kite	7 1
…knee	8 18
…knoc	8 29
…kpor	3 12
…ktop	2 -10
…kwar	8 4
…kyli	8 2
…l's>	8 4
…lack	2 4
…lady	2 10
…lamp	9 10
…land	2 30 7 25 9 7 14 17
…lant	3 11 8 16
…lark	14 4
…lass	7 20
…last	12 -4
…lat>	14 9
…lat@	14 3
…late	2 -20 5 11 10 5
…lats	2 6 6 2 8 -35 14 4
…latt	11 14
…lbow	6 35
…lder	0 7 2 8
…ldin	3 9
…ldre	1 33
…lds>	5 9 6 3 8 -4
…lear	1 6 7 3
…leas	1 16 6 12
…leav	5 25
…lecr	8 3
…lect	13 18
…led>	5 15 7 8 8 -3
…leed	6 6 7 9 14 7
…leep	1 7
…leet	6 25
…leic	7 1
…lem>	0 -10 1 -8 3 -27
…lems	2 8
…lent	1 2
…lerk	5 21
…lery	11 18
…les>	4 -12 10 5
…less	3 41 6 -5 8 13
…lets	14 72
…lett	0 8 14 45
…leve	2 -1 4 1 7 8 8 -32
…lfor	6 17
…lian	8 3
…libr	8 1
…licy	3 1
…lie>	8 9
…lied	2 1
…lien	1 6 4 3
…lies	6 11
…ligh	0 -29 1 -15 2 -25 4 -21 6 -4 7 -6
…like	6 8 11 3
…lin>	7 2
…line	8 5 9 5
…ling	0 -22 2 -3 6 22
…lini	6 6
…link	6 5 14 14
…lip>	0 14
…lips	0 3
…list	2 2 4 9 6 3
…lite	6 15
…lity	7 22
…live	7 16
…ll_l	14 11
…llec	6 5 13 17
…lled	5 7
…ller	9 7 11 25
…llia	8 2
…llie	8 5
…llin	4 8 6 16 8 4
…llow	2 13 8 37
…lls>	6 -4 12 -12
…llto	14 27
…llvi	14 23
…lly>	2 6 4 3 6 15 8 11 11 7 14 -4
…llyi	6 8
…lmas	13 13
…lme>	7 3
…lmen	13 1
…loca	7 29
…lock	5 -2
…loft	14 1
…lone	8 6
…look	4 16
…lord	14 20
…lots	1 3 6 19
…lour	2 7
…love	3 9
…lowe	8 28
…lowf	2 1
…lowl	8 1
…lows	6 2
…ltho	9 10
…lton	4 8
…ltop	14 27
…luck	6 13
…luer	4 3 7 30
…lunc	6 16
…lute	10 4
…lves	6 3
…lvie	14 23
…lwin	6 3
…lymo	7 2
…m's>	8 13
…magi	11 19
…mail	2 10 14 10
…main	2 5 7 7
…make	2 -16 7 15
…mal>	13 1
…mala	2 10
…mall	1 13 2 -8 3 6 5 6
…man'	8 25
…manc	7 4
…mans	3 5
…mark	10 25 11 16
…mas>	13 22
…mate	6 14
…mati	5 8
…maxi	1 5 4 23
…mayb	2 15
…mber	14 6
…mble	6 16
…mbol	8 1
…mbri	7 4
…med>	8 3
…melt	6 17
…mena	3 12
…mend	6 6
…ment	2 -35 8 -4
…mer>	13 15
…mera	8 14 11 20
…mes>	0 5 1 -17 3 -9 4 -28 5 -1 6 -21 7 8 8 4 14 33
…mest	13 16
…meth	0 13 3 6 4 3 6 -6 8 1
…meti	1 1
…mewh	1 19 2 7 4 32
…mfie	7 18
…mfor	1 -1 2 26
…mich	13 13
…midl	7 3
…mids	13 16
…miga	5 6
…migr	8 31
…milk	8 1
…mill	9 10 10 2 14 1
…mine	8 2
…ming	1 -4 6 14 7 4
…miss	6 5
…mit>	4 8
…mith	14 10
…mitt	12 7
…mles	8 3
…mmen	6 11
…mmer	13 14
…mmit	12 7
…mmod	1 6
…mnia	8 3
…mnth	13 18
…moda	1 6
…moir	14 6
…mon>	7 7
…mond	4 2
…mone	2 3
…mont	12 2
…more	6 10 11 2
…mort	0 17 7 15
…mout	7 5
…move	2 -14 6 -13 8 1
…mpan	1 -1
…mpar	7 20
…mpat	0 2
…mper	8 6
…mpin	9 10
…mple	7 -2 11 9 14 33
…mply	7 40
…mpoo	5 4
…mpre	11 7
…mps>	1 10 2 9
…mpt>	6 12
…mput	11 24
…msta	1 -3 3 13
…mths	13 31
…mull	2 3
…mum>	1 5 4 23
…n's>	8 35
…nabl	4 1 5 10
…nae>	1 2
…naeb	0 14 2 11
…nage	3 9
…nair	9 7
…nal>	2 20 6 5
…name	1 6
…nant	0 10
…naps	11 26
…nbow	2 19
…nbro	2 4
…nce>	1 3 3 22 7 -12 8 31
…nces	1 -12 3 10 4 11
…nch>	6 8 11 12
…nche	7 3
…nclu	1 19
…ncy>	9 14
…ndar	12 13
…ndec	6 9
…nded	6 9
…nder	1 -9 2 -13 8 14
…ndin	4 -8 5 1
…ndra	14 2
…ndry	4 1
…nds>	3 11 8 16
…ndud	6 2
…ndwe	1 3
…ne's	8 2
…ne00	14 23
…near	4 2 6 17 8 23
…ned>	2 4 4 3 7 -10 11 15
…nees	8 18
…nefi	0 8
…nel>	8 12 14 4
…nell	14 9
…nels	7 9
…nen>	9 7
…ner>	1 2 2 6 8 -1 11 2
…nera	11 10
…ners	2 14
…nes>	2 21 4 11 8 11
…ness	2 12 6 7 11 4
…netw	8 11
…newc	3 7
…nfro	13 2
…ngal	6 3
…ngdo	7 5
…nged	11 7
…nger	0 18 1 16 6 39
…ngha	7 4
…ngin	1 2
…ngle	11 1
…ngly	4 8
…ngs>	2 -2 3 17 4 4 7 -13 8 13 11 20 14 3
…nhea	7 10
…nhil	7 6
…nic>	8 12
…nice	2 3 7 15 13 3
…nich	9 10
…nie>	8 4
…niff	6 2
…nigh	1 8 5 7
…nine	14 29
…ning	2 4 6 18 13 23
…nior	1 13
…nish	2 -2 8 -22 11 31 12 2
…nist	9 3
…nitu	1 -3 4 -7 11 13
…nk's	10 5
…nkin	1 17 4 1
…nks>	0 9 1 4 2 10 7 25
…nlet	14 15
…nley	2 6
…nly>	0 11 1 15 7 4
…nmar	10 17
…nna>	8 1
…nnah	8 2
…nnel	14 7
…nnie	7 12 8 3
…nnin	6 1 13 15
…nny>	8 14
…noch	1 17
…nock	8 31
…nome	6 3
…norm	13 22
…norw	14 10
…noug	1 12 2 -10
…nse>	6 13
…nshu	7 3
…nsit	2 1
…nsom	8 3
…nst>	1 4
…nsta	6 6 14 9
…nstr	10 17
…nsur	5 3
…nswe	8 1
…ntat	11 4
…nted	0 9
…nten	0 -13 5 19
…ntes	7 1
…nth>	13 18
…ntia	6 8
…ntic	6 6
…ntin	0 13 9 3
…ntle	0 7
…ntme	6 -1
…ntra	8 20
…ntre	0 3 1 -12 2 -12 8 -8
…nts>	0 -2 1 1 2 -27 3 3 4 -13 5 35
…ntur	7 22
…numb	14 7
…nver	4 10
…nwic	10 12
…nyar	0 10
…o'd>	2 13 4 5
…o163	14 23
…o770	14 19
…o77o	14 31
…oach	6 16
…oard	1 -18 7 -20
…obje	1 -6 3 -6
…oble	0 -20 1 -27 3 -31
…ocat	3 10 7 30
…occu	9 4
…ocee	6 6
…ochi	1 17
…ocia	0 10
…ock>	6 1 8 13 11 9
…ocke	6 -11 8 -14
…ockp	3 12
…ocks	6 2
…odat	1 8
…ods>	2 -9 13 13
…ody>	0 12 2 6
…oers	2 14
…oeve	2 2
…oft>	9 4
…ofte	7 4
…oget	13 27
…oggi	3 19
…oice	2 30
…oing	1 10 5 1 8 17
…oint	0 11 6 -8
…oira	14 6
…ojec	13 4
…oked	4 16
…oker	5 16
…oks>	1 1 6 2 10 21
…olde	0 8 2 10
…olds	5 5 6 10
…ole>	8 8 9 10
…olic	3 1
…olit	2 2
…olle	6 3 13 20
…ollo	8 24
…olon	8 6
…olou	2 7
…olth	9 10
…olut	10 5
…ome>	3 23
…omen	6 1
…omer	7 3
…omes	0 1 1 -16 2 -7 4 -24 6 -23 7 14 14 38
…omet	0 13 3 6 4 3
…omew	1 19 2 7 4 32
…omfi	7 18
…omfo	1 -1 2 6
…omme	6 11
…ommi	12 7
…omni	8 3
…ompa	1 -2 7 18
…ompt	6 11
…ompu	11 24
…onab	4 1
…onag	2 4
…onal	2 19
…ond>	4 14 6 30 7 18
…onde	6 10
…one>	6 4
…oned	2 10
…onel	8 9
…oner	1 9 2 12
…ones	8 15
…onge	0 11
…ongl	6 2
…onle	2 7
…only	0 28 1 14
…onne	8 8
…ons>	0 4 7 -36 11 13 12 13
…ont>	13 1
…onte	0 -9 5 18
…onti	0 11
…onve	4 10
…ood>	3 1
…oods	2 -9
…oof>	1 2 7 33
…ook>	2 7
…ooke	4 15
…ooks	8 -9 10 21
…ooms	14 5
…oone	1 9 2 12
…oots	8 1
…oper	6 3 8 7
…ople	14 10
…opor	11 12
…opos	4 39
…ops>	2 -11
…opti	1 14
…orag	9 -15
…orat	1 13 8 -7
…ord>	6 4 7 19 11 2 14 14
…orde	7 -22 8 -33
…ordi	2 3 4 6
…ords	7 1
…ore>	1 3 3 16 6 31 11 13 13 22
…orge	14 10
…ork>	7 18 8 9
…orki	0 11
…orkt	2 -10
…orm>	7 6
…orma	8 10 13 21
…ormi	6 8
…orms	5 11
…orri	9 11
…orro	11 3
…orry	0 5
…ors>	6 -25
…ort>	3 12 9 10
…orta	2 1 10 8
…orte	0 4 2 14 8 1 12 20
…ortg	0 18 7 15
…orth	7 1
…orti	11 12
…orwi	14 10
…ory>	6 12
…osal	4 39
…ose>	0 22 1 21 6 -15
…osed	4 2
…ossi	7 20 12 9
…oste	1 2
…otag	9 4
…otal	7 6
…oted	4 23
…othe	2 17 4 8 7 -10
…otos	11 22
…ots>	6 20 11 24
…otta	6 10
…ou'd	0 -14 4 6 11 -9 12 4
…ou'l	3 17 4 -5 5 11 7 38 8 8
…ou'r	2 10 6 4 8 -3 12 12
…ou'v	1 9 6 6
…ouch	11 9
…ough	1 7 2 -37 3 4 8 -38
…ould	0 11 1 25 2 26 3 14 4 32 5 -4 6 -15 7 9 8 -1 10 -26 11 11 12 13 13 1 14 -25
…ound	2 3
…oung	1 31
…ount	1 7 4 -10 7 1 13 13
…oup>	4 1
…our>	14 17
…ouri	9 8
…ours	0 -1 1 -10 3 -18 4 19 6 9 11 16 12 4
…ourt	2 8
…ous>	0 6 6 5
…ouse	2 -19 3 6 6 3 7 12 14 11
…ousi	0 8
…out>	2 -5 3 14
…outh	7 2
…outs	2 15 4 5
…ovah	2 12
…ove>	8 7
…oved	8 7
…oven	7 7
…over	1 8 3 32 4 -9 5 8 6 -8 8 12 9 6 13 2
…owar	0 3 5 8
…owed	8 18
…owel	9 13
…ower	7 9
…owfi	2 1
…owly	8 1
…own>	1 4 9 10
…ows>	6 39
…oydo	7 4
…p's>	14 12
…page	10 5
…pain	6 11
…panc	9 5
…pane	7 4
…pani	1 -1
…pape	5 9 13 -4
…pare	4 1
…pari	7 19
…park	0 -30 2 -2 6 -33 7 -25 8 -12 12 -17 13 -14 14 -8
…paro	8 1
…parq	3 1
…pars	2 3
…part	6 6 9 15
…past	2 1 11 7
…path	0 2
…patt	1 5
…payd	6 8
…paye	13 26
…pean	8 4
…pear	11 13
…peat	6 13
…pect	1 11 2 5
…ped>	0 11 11 1
…pen>	1 3
…pend	0 7 9 13
…pene	4 14
…peni	13 4
…pens	7 7
…per>	1 1 3 3 6 4 8 17 11 7
…peri	12 14 13 31
…perl	8 14
…pers	5 3
…pert	6 8
…petl	3 40
…pett	3 19
…pgra	6 7
…phas	6 17
…phen	6 3
…phin	7 1
…phys	7 5
…picc	11 6
…pid>	6 7
…pien	0 5
…pier	8 12
…pinc	11 14
…pine	7 2
…ping	3 19 9 16
…piri	2 6
…plac	8 -3
…plan	3 11 8 15
…plat	5 11
…ple>	2 1 14 38
…plea	1 16
…plec	8 3
…ples	11 3
…plet	14 9
…plex	6 3
…plot	14 3
…ply>	7 39
…plyi	1 1
…plym	7 2
…pock	7 12
…poin	0 11 6 -7
…poli	3 13
…pond	6 24
…pons	6 2
…port	0 7 2 1 3 18 9 17 10 11 11 13
…posa	4 39
…poss	7 15 12 10
…pot>	8 18
…pott	6 1
…powe	7 5
…ppea	11 17
…pped	11 5
…ppen	1 1 7 16
…pper	6 17
…pple	2 11
…ppoi	6 -1
…ppor	0 13 2 16
…ppro	4 20
…ppy>	8 2
…prac	2 27
…prec	6 10
…pred	11 6
…prep	4 11
…pres	2 3 11 45
…pret	7 13
…prin	0 -3 2 -18 4 -6 8 -4 12 17 13 12
…pris	4 8
…prit	8 15 14 6
…priz	6 4
…prob	0 -8 1 -3 2 9 3 -34
…proc	6 6
…prof	0 5
…proj	13 4
…prom	6 12
…proo	7 25
…prop	4 35 6 3 8 10 11 11
…prot	5 12
…prox	4 6
…pset	2 3
…ptio	3 1 5 7 12 7
…pton	3 4
…purp	11 1
…pus>	8 5
…pute	11 24
…pylo	11 1
…qual	7 14
…quar	4 -1 8 -14
…que>	1 15
…quea	3 10
…quet	3 1
…quic	7 12 14 6
…quig	8 2
…quin	2 19
…quot	4 34
…r's>	6 20 8 10 10 6
…rack	6 13 14 11
…ract	2 26
…rade	6 6
…radi	2 13
…rage	9 -16
…rail	2 -16 6 -17 8 -10 11 -12
…rain	2 10 8 1
…ral>	7 -3 8 -11
…rall	6 10
…rama	5 9
…ramb	6 1
…ran>	8 5
…ranc	8 31
…rand	1 3 7 5
…rans	2 7
…rapi	6 6
…rare	6 11
…ras>	8 19
…rash	7 8
…rass	11 1
…rate	4 7
…rati	1 4
…rava	8 15 9 8
…rave	1 5 6 6
…ravi	7 3
…rawi	11 7
…rcum	1 -3 3 13
…rd's	1 1
…rday	6 34
…rden	8 1
…rder	7 -29 8 -9 11 -2
…rdin	2 1 4 20
…rds>	4 -2 5 2 8 13
…rdy>	6 5
…re's	1 -7 2 -11 3 -17 6 17 7 2 8 12 11 -17
…reab	4 7
…read	6 28 8 -7 13 1
…reak	6 17 9 1
…real	0 -2 7 7 11 8
…reas	0 -9 3 -27 4 2 7 -10
…reat	9 5
…rece	0 19 2 -15 5 17
…reci	0 3
…reco	6 6 11 4
…red>	1 -7 6 -30 14 -10
…reda	11 6
…rede	1 11
…ree>	3 12 7 10 12 5
…reeh	14 -2
…reen	1 -8 2 -3 8 -22 11 10
…refl	4 2
…refo	1 11
…refu	5 6
…reho	3 22
…rele	6 16
…rema	2 3 7 1
…remi	5 1
…ren'	1 10
…rent	2 -21 6 -11 8 31 11 14
…repa	4 8
…repe	6 14
…repl	8 -18
…repr	7 16 11 11
…rer>	1 6 4 3 6 6
…resa	7 8
…resb	2 14
…rese	3 -1 11 38
…resh	7 4
…resi	1 12
…resp	6 14
…ress	6 -28 7 21 11 4 14 15
…rest	3 10 7 40
…retc	13 12
…rett	7 9
…retu	5 16
…rewe	0 11
…rge>	14 9
…rial	11 2
…rian	2 35
…ride	8 15
…ridg	7 9 9 11
…rie>	3 12
…ried	10 10
…rien	1 -4 2 -12 3 29
…rier	7 11
…riga	2 5
…righ	7 8 11 8
…rike	6 13
…rime	13 16
…ring	0 -4 6 -17 8 5 9 20 10 -3 12 15 13 22
…rint	6 30
…riod	12 14 13 26
…rior	11 6
…riou	6 8
…ripp	2 13
…ris>	8 1
…rise	4 7 6 -3 7 10
…rit>	2 5
…ritc	8 15 14 6
…rith	1 1
…rive	2 -10 9 5 10 1 13 6
…rize	6 4
…rk's	5 5
…rket	10 26 11 11
…rkin	2 -5 5 -7 6 -26 7 -19 8 -35 12 -16 13 -7 14 -5
…rkto	2 -10
…rlie	6 8
…rls>	2 14
…rly>	6 33 8 18 12 20
…rmal	13 21
…rman	8 19
…rmin	6 16
…rmle	8 3
…rms>	5 10
…rnab	5 15
…rnig	1 10 5 7
…rnit	1 -2 4 -6 8 -8 11 13
…rniv	8 3
…roba	4 2
…robl	0 -20 1 -27 3 -31
…roce	6 5
…roft	9 8
…roje	13 4
…roke	5 14
…role	8 12
…romp	6 13
…rone	8 14
…rong	6 3
…ront	13 1
…roof	1 12 7 23
…rook	2 2 8 1 14 10
…room	14 4
…rope	6 5 8 8
…ropo	4 39 11 12
…rose	2 -6
…rote	5 11
…roud	6 1
…roug	2 -19 3 6
…roup	4 7
…rove	3 25 8 4
…row>	4 4
…royd	7 4
…rpri	4 9
…rque	3 1
…rren	2 -16 8 32
…rrid	8 12 9 11
…rrie	14 3
…rriv	13 14
…rry>	2 -11
…rsat	4 11
…rsde	8 3
…rsel	6 5
…rson	2 4
…rtab	2 5
…rtak	11 4
…rtal	10 9
…rted	0 10 7 6
…rter	2 14 3 2 12 3
…rtga	0 18 7 15
…rth>	2 9 7 15
…rtie	6 10
…rtio	11 12
…rtis	10 2
…rtme	6 11
…rts>	1 -3
…ruck	3 4
…ruct	10 17
…rumb	8 3
…rust	7 25
…rvat	5 2
…rwel	1 8
…rwic	14 9
…rwis	2 6
…rys>	8 9
…sale	8 7
…salf	6 18
…sals	4 30
…samp	11 14
…sand	14 19
…sati	4 11
…sbur	14 7
…sbyt	2 14
…sclo	4 4
…scor	13 20
…scra	6 5
…scre	0 3
…sden	8 2
…seas	9 8
…sed>	0 -20 4 16 8 -17
…seei	10 5 13 9
…sell	6 1 8 7
…selv	6 5
…seng	8 1
…sent	6 8 11 34
…sepl	3 2
…seri	6 9
…sers	2 8
…serv	5 20
…ses>	1 15 4 -14 6 16 7 13 8 -82
…sess	4 5
…seve	14 6
…sex>	7 23
…shak	6 4
…shal	13 -3
…sham	5 8
…shar	2 26 6 -26 7 -4 14 -4
…she'	1 1
…shea	4 18
…shed	3 1 6 -14 11 15
…sher	7 1
…shes	1 2 11 4
…ship	5 6
…shir	7 13
…shoo	8 3
…shor	12 22
…shot	11 21
…shou	1 2 4 10 6 -4 7 -8 8 5 11 3
…shov	8 8
…shul	7 3
…sibl	7 5 12 9
…sica	7 4
…side	3 2 9 9 14 26
…sie>	8 2
…sies	2 9
…sigh	3 7 8 5
…sign	0 17 6 9
…sile	1 3
…simp	7 30 14 -10
…sing	2 26 8 16
…sink	2 6
…sion	6 2 10 6
…sis>	8 10
…sit>	5 12
…siti	2 8
…sits	1 18
…sizi	8 10
…skat	6 4
…skie	7 13
…skyl	8 2
…slan	2 4
…slee	1 7
…slip	0 28
…slot	1 3 6 13
…slow	8 1
…smal	1 13 2 -6 3 6 5 6
…smit	14 10
…smon	4 3
…snae	1 2
…snap	11 26
…snif	6 2
…sobe	8 1
…soci	0 9
…soev	2 2
…soft	11 5
…solu	10 5
…some	0 13 1 15 2 22 3 19 4 42 6 -47
…somn	8 3
…son>	0 -4 1 3 3 -15 7 12
…sona	4 1
…soon	1 9 2 13
…spac	8 -4
…spec	1 22 2 14 5 1
…spen	9 13
…spon	0 12 6 16
…spri	12 18 13 15
…squa	8 -4
…sque	3 10
…ssed	4 2
…ssen	6 8
…sses	8 -11
…ssex	7 23
…ssib	7 23 12 9
…ssin	2 4
…ssio	11 3
…ssoc	0 7
…ssue	2 13
…stab	10 2
…stag	1 10 14 9
…stai	1 4 2 -34 6 -18 9 -33
…stam	2 17
…stan	0 4 1 -21 3 25 7 3 12 4
…star	2 3 3 2 7 1 8 11
…stay	1 4
…stea	0 14
…sted	0 3 11 2 12 -5
…sten	4 13 6 1
…step	8 -34
…ster	0 -6 2 -49 6 33 7 14 13 20
…stil	9 10
…stoc	3 11 6 6 11 11 14 7
…stom	5 5
…stop	1 1
…stor	7 7 8 -15
…stre	2 8 13 10
…stri	6 16
…stro	6 18
…stru	2 3 3 4 10 17
…styl	9 20
…sual	0 19 13 16
…sues	2 13
…suff	2 2 8 11
…summ	13 16
…sunn	2 3
…supp	0 9 2 4 6 19
…surp	4 9
…swan	3 8
…swer	8 1
…syca	6 3
…sylv	8 13
…symb	8 1
…symp	0 2
…t'll	6 33 7 7
…t's>	1 -13 3 3 4 -46 6 -11 8 24
…tabl	1 -6 2 14 6 -22 10 1
…tage	1 6 6 5 8 -9 9 4
…tair	1 4 2 -33 9 -33
…talm	13 1
…tals	6 1
…tamf	2 6
…tanc	3 26
…tand	0 3 4 -9 6 -29 7 11
…tant	6 12
…tard	6 6
…tare	2 8
…tari	2 15
…tart	3 4
…tast	7 10
…tati	11 10
…tby>	10 5
…tch>	2 -17 6 19 8 11 13 13
…tcha	8 15 14 6
…tche	6 12
…tchi	3 10
…tdow	6 10
…tead	0 15
…teat	6 2
…ted>	0 8 1 -58 6 20 7 -17 8 -9 10 5 12 -19 13 7 14 -20
…teer	0 3
…teet	6 7
…tell	8 1
…tely	6 22
…ten>	4 10 6 3
…tent	0 -15 5 18
…teps	1 2 8 -29
…ter>	0 -14 4 -6 8 3 11 27 13 11
…tera	6 11
…terd	6 34
…teri	2 5 11 7
…terl	7 9
…terr	8 1
…ters	6 -39 7 -2 9 -5 14 21
…tes>	0 -2 2 3 4 -6 5 19 6 6 11 1
…test	7 22
…tgag	0 18 7 15
…than	0 17 1 26 3 3 6 -12
…that	1 -6 3 7 4 -43 5 5 8 20
…thei	0 17 5 9 7 11 13 1
…them	2 26
…ther	0 -17 1 -7 3 -2 5 14 6 3 7 15 9 -23 11 -36 12 -6 13 1 14 2
…thes	3 5 4 3 6 27 7 4 14 2
…they	2 26 6 15
…thie	6 1 7 18
…thin	0 12 3 25 4 23 6 7 7 11 8 -46 12 -14
…thir	1 7 2 7 7 -13 8 9 13 20
…thme	1 1
…thol	9 10
…thou	4 4
…thro	3 6
…ths>	13 37
…thur	8 11
…thy>	0 1
…tial	6 7
…tic>	1 4 5 7
…tick	0 13
…tie>	8 13
…tier	7 13
…ties	6 8 7 10
…till	9 10
…time	8 10 14 1
…ting	1 5 2 -3 3 -18 4 17 10 11 12 1 13 -23 14 8
…tinu	0 11
…tion	0 13 1 -3 2 10 3 -20 4 -1 5 40 6 -31 7 16 8 -79 9 22 10 24 11 41 12 18 14 -27
…tiqu	1 18
…tisi	2 20
…tive	2 1 11 13
…tle>	6 5 8 4
…tles	3 39
…tly>	4 -18 5 -1 8 1
…tnes	2 11
…tock	3 11 6 6 11 11 14 7
…toge	13 27
…ton>	0 -6 2 -2
…topl	14 10
…tops	2 -7
…tora	9 -15
…torc	8 2
…torm	7 8
…tory	6 13
…tos>	11 22
…tota	7 6
…tour	9 6 14 22
…towa	0 3 5 8
…towe	9 13
…town	9 8
…trac	4 3
…trad	2 12
…tran	8 24
…tre>	0 2 1 -13 2 -13 8 -23
…trea	2 20
…tree	8 -3
…tret	13 12
…tric	2 4
…trie	2 1
…trik	6 13
…trim	13 16
…tron	6 3
…trou	6 2
…truc	3 5 10 17
…trus	7 27
…tsha	2 13
…tsoe	2 2
…ttag	6 10
…tte>	8 16
…tted	1 -20 2 -10 4 -3 7 -23 8 -47
…tten	2 2
…tter	6 -4 11 16 14 31
…ttie	7 13 8 1
…ttin	4 -5 6 -16 12 9 14 17
…ttle	6 6
…ttra	4 6
…tts>	3 20
…tual	11 31
…tumn	13 9
…ture	1 -9 2 -9 4 -14 8 -54 11 20
…turn	5 16
…tury	7 22
…twee	7 12
…twel	12 6
…twor	8 10
…tyis	2 6
…tyle	9 20
…u'd>	0 -14 4 6 11 -9 12 4
…u'll	3 17 4 -5 5 11 7 38 8 8
…u're	2 10 6 4 8 -3 12 12
…u've	1 9 6 6
…ual>	0 16 11 28 13 28
…uali	7 13
…uare	8 -3
…uch>	11 9
…uck>	3 5
…ucky	6 13
…ucti	10 17
…udno	6 2
…ueak	3 10
…uer>	7 30
…ues>	2 10
…uet>	3 1
…uffe	2 1 8 11
…ugh>	1 6 2 -3
…ugho	3 6
…uick	7 12 14 6
…uild	3 9
…uine	2 23
…ulat	1 12
…uld>	0 11 1 25 2 26 3 14 4 32 5 -4 6 -15 7 10 8 -1 10 -26 11 11 12 13 13 1 14 -25
…ulla	2 3
…ulme	7 3
…ults	1 30
…uman	3 5
…umbe	14 7
…umig	5 6
…umme	13 16
…umn>	13 9
…umps	1 12 2 9
…umst	1 -3 3 13
…unch	6 12
…und>	2 1
…undl	1 1
…undr	4 1
…unga	6 4
…unge	1 31
…unhe	7 10
…unio	1 11
…uns>	2 17
…unt>	13 20
…unte	0 10
…unts	0 -22 1 6
…uote	4 34
…upan	9 5
…upgr	6 7
…upie	8 3
…uple	6 4
…uppe	6 18
…uppo	0 12 2 15
…upse	2 3
…ure>	1 -41 2 -24 4 -36 5 7 8 -33 11 8
…urin	8 10 9 8
…urn>	2 13
…urna	5 16
…urni	1 -20 2 -10 4 -10 7 -13 8 -18 11 17
…urpr	4 9
…urre	2 -14 8 26
…urs>	0 -9 3 -11 4 17 11 19
…urst	2 1
…urth	2 10
…ury>	7 32 14 4
…usep	3 2
…user	2 7
…uses	1 11 7 22 8 -29
…usin	0 7
…ust>	7 30
…usto	5 3
…usua	0 19 13 16
…ute>	10 2
…uter	11 24
…uth>	7 5
…uts>	4 6
…utte	7 1
…utti	8 -6
…utum	13 9
…uty>	11 2
…uyin	8 2
…vaca	9 10
…vah'	2 12
…vail	6 -2
…valu	1 10 4 3 7 11
…van>	8 15 9 8
…vati	5 2
…ved>	6 -21
…vege	2 15
…ven>	0 2 1 8 2 5 8 -11
…venl	7 4
…vens	7 2
…ver>	3 29 6 -6 8 -11
…veri	6 2 13 3
…vern	1 2 5 6
…verr	8 14
…vers	4 21
…vert	0 -4 1 -13 4 -3 7 -10 10 10
…very	2 7
…vict	8 12
…view	5 4 7 13 14 36
…ving	0 6 5 26 6 3
…visi	1 23 5 7
…voic	2 5
…vouc	11 9
…wait	4 4 6 31
…wall	6 3 10 5
…wand	8 7
…wans	3 8
…ward	5 6 8 17
…ware	11 14
…watc	0 3
…wave	7 1
…way>	2 -2 8 -21
…wcas	3 7
…we'l	2 5 3 -7 4 11 6 -33 13 4
…we'r	1 12 6 -24 7 -17 8 33 13 6 14 7
…we'v	0 1 2 14 3 1 6 4 7 -16 11 1 12 -7
…weal	7 3
…wean	1 3
…wed>	6 5 8 13
…weed	7 12
…weig	4 11
…well	1 7 14 5
…wels	9 13
…welv	12 6
…wer>	2 -5 8 -14
…were	2 7
…wfie	2 1
…wgs>	3 23
…whar	1 7 4 3
…what	2 3
…whee	2 5
…wher	1 17 4 26 6 -18
…whic	0 -10 3 -1 4 1 5 11 7 -8 8 -13 12 13 14 -18
…whis	0 3
…whit	2 13 10 6
…who'	2 3 4 4 8 16
…whos	0 24 1 23
…wich	14 9
…wick	10 11
…wiga	14 2
…will	4 10
…wing	11 6
…winn	6 3
…wise	2 6
…with	0 -10 1 -3 5 -20 6 15 7 20 13 -9
…witn	2 12
…wly>	8 1
…work	2 -22 7 14
…worr	0 5
…wors	7 1
…woul	0 10 1 16 2 25 3 7 4 12 5 -17 6 -7 8 -7 10 -4 12 21 13 5 14 -16
…xact	11 28
…xamp	14 48
…xcep	12 2
…xes>	6 2
…ximu	1 5 4 23
…xist	7 22
…xper	0 3
…y'd>	2 5
…y're	2 14 6 22
…yard	0 10
…ybe>	2 15
…ycam	6 3
…yday	6 8
…ydon	7 4
…ye'l	6 21
…yer>	0 1
…yers	13 26
…yest	6 34
…yish	2 6
…yle>	9 20
…ylin	8 2
…ylon	11 1
…ymbo	8 1
…ymou	7 2
…ympa	0 2
…yond	6 14 7 20
…you'	1 7 5 18 6 16 7 25 8 6 11 -34 12 24
…youn	1 31
…your	0 -5 2 -9 3 -11 4 22 6 15 11 5
…ysic	7 5
…ysid	14 2
…yter	2 14
…zero	14 2
…zing	8 11
`
