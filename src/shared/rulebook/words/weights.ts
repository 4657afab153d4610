/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = '77d62478858d1956'

export const WEIGHTS: string = `
benefits children protected-characteristic pets-blanket-ban rental-bidding fee price-pressure unprovable-claim personal-data short-let new-to-market disclaimer fixed-term rent-in-advance contact-details
-40 -41 -33 -44 -42 -48 -41 -35 -41 -27 -58 -48 -52 -47 -45
#	0 -12 1 -6 2 -23 3 -10 4 -42 5 9 6 -13 8 45 10 5 11 11 12 9 13 9 14 -11
# #	8 18 14 34
# ##	14 -6
# $	1 4 4 -1 6 -30 8 -13 9 18 11 12 13 6 14 20
# %	5 16 7 17
# +	1 8
# ,	1 -6 4 -12 6 -11 7 -15 8 81 14 -47
# :accepting	7 2
# :asking	6 8
# :clocktime	5 -20 6 -10 7 -5 8 -26 11 -10 14 -32
# :deadline	1 -15 5 -19 6 -12 7 -7 8 -34 9 -8 11 -11 14 -37
# :demand	6 19
# :demanding	1 2
# :hiding	1 -5
# :money	5 10
# :nearby	10 5
# :negation	13 3
# :newness	10 7
# :number	8 13 14 28
# :openprice	0 1 1 -13 4 -5 8 8 14 18
# :opinion	0 7 8 13 14 18
# :payer	7 13
# :period	5 12 6 -20 7 -9 8 -21 12 34 13 35
# :photo	11 13
# :place	10 2
# :record	8 -32
# :return	5 16 7 13
# :room	0 16 1 15 4 7 6 12 10 24
# :scarcity	8 2
# :seller	7 14
# :spelled	14 8
# :time	8 7
# :tribunalrent	10 1
# :wanting	8 7
# :work	6 12
# and	1 -4 8 30
# bed	0 17 1 22 4 9 6 14 10 18
# december	4 7 6 -11 8 -18
# hours	6 14
# july	12 1
# landlord	7 14
# market	10 2
# min	3 9
# month	12 31
# months	13 18
# mth	12 15
# mths	13 19
# november	8 -14
# to	0 7 8 13 14 18
# together	8 2
# with	8 2
# x	13 3
# yrs	10 2 11 1
##	0 -65 1 -68 2 -48 4 23 5 -50 6 -92 7 -29 10 -32 11 -42 12 5 13 -34 14 43
## #	14 -7
## ##	4 -24 8 -22 14 99
## $	0 -4 1 -23 2 -35 4 -5 6 -13 7 -42 8 -19 10 -7 11 -8 13 -18 14 11
## %	7 7
## ,	2 -22 4 8 5 -10 6 -11 8 -19 9 -53 10 -14 11 -13 14 -4
## :burden	4 9 8 14
## :condition	2 5
## :deadline	4 8
## :deterring	8 10
## :money	4 13
## :number	4 -26 8 -24 14 101
## :openprice	4 8
## :phone	14 7
## :record	14 -9
## :return	7 7
## :spelled	14 3
## :urgency	14 3
## :wanting	14 20
## a	4 3
## after	14 20
## and	4 16 14 1
## because	2 6
## but	4 1
## f	9 6
## for	4 5
## m	14 -10
## on	8 10
## pcm	4 12
## per	4 9
## text	14 7
##_#	8 -14 14 -23
##_##	4 5 7 -18 8 -90 9 -6 14 28
##_$	1 -12 2 -23 6 -25 7 -4 8 -3 9 -3 14 22
##_ful	14 -4
##_garden	10 1
##_haven't	4 2
##_i'll	4 12
##_it's	4 3
##_make	2 6
##_month	4 9
##_more	2 6
##_my	4 5
##_rent	5 5
##_someone	4 7
##_they	2 6
##_wall	10 1
##_we'll	14 12
##_which	12 5
##_will	4 3
##_you	14 22
##_your	4 2
##_£##	1 5
#_#	4 -20 6 -54 7 -33 8 30 10 12 12 16 13 8 14 17
#_##	8 -71 14 -28
#_$	0 -37 1 -7 2 -6 4 -13 5 5 6 -4 7 -9 8 -2 10 4 11 11 13 2
#_+	13 21
#_adv	13 21
#_ago	11 1
#_all	2 9
#_bed	10 1
#_day	6 7
#_deposit	13 1
#_gch	0 4
#_gff	0 4 1 11
#_has	8 1
#_leave	8 4
#_left	2 2
#_min	12 13
#_month	12 9
#_ns	1 12
#_one	6 6
#_over	1 -9
#_rail	3 10
#_rent	5 39
#_semi	10 1
#_tenancy	12 6
#_together	8 2
#_year	7 9
$	0 -32 1 -26 2 -30 3 -25 4 -15 5 -27 6 -11 7 -25 8 -34 9 -12 10 -36 11 -39 12 -31 13 -46 14 1
%	5 16 7 33
% :burden	5 7
% :keything	7 8
% :promise	7 10
% :safety	7 8
% safe	7 2
%_$	5 20 7 7
+	1 4 4 22 13 20
+ $	4 11
+ :deposit	13 11
+ :money	4 11
+ pcm	4 11
+_$	3 1 4 7 13 21
,	0 -2 2 6 3 9 4 -6 5 -7 6 -2 7 -15 8 8 9 15 10 4 11 5 12 -1 14 18
, #	2 14 3 1 6 -8 7 -25 8 22 10 18 14 -1
, ##	5 -65 7 13 8 -19 9 -6
, $	0 -20 1 -36 2 -35 3 -30 4 -49 5 -21 6 -36 7 -27 8 77 9 -16 10 -19 11 4 12 -47 13 -11 14 -37
, ,	4 22 5 22 8 15
, :absence	6 -29 8 42
, :absolute	2 -57 7 27 8 -8 11 -3
, :accepting	4 2 5 5 6 -47
, :advance	7 1 8 11 10 -3 13 -9
, :asking	2 -55 3 -52 4 27 7 21 8 7 13 22
, :benefit	0 5
, :bid	3 2 4 5 12 13
, :building	6 2 10 32
, :burden	2 -23 3 -31
, :child	0 8 3 7 8 1
, :childless	2 -20 3 1 4 6 7 1
, :childthing	1 13
, :clocktime	7 5 9 3 13 17
, :codething	8 18
, :condition	0 15 1 15 5 8 6 3 8 -27 14 16
, :councilpay	0 -7 13 -5
, :deadline	6 3 8 9 10 -15 13 18
, :demand	4 10 6 13 7 3
, :demanding	0 -10 3 -31 8 38
, :denying	6 3
, :deposit	3 10 5 -42
, :deterring	0 13 2 23 8 6 13 -6
, :disability	2 34
, :dislike	2 3
, :everyone	1 -10 2 -22 3 -35 5 -12 6 -10 8 -10
, :fairness	0 -21 4 7 7 7 14 7
, :faith	2 -25
, :feething	6 3 9 6 11 1 13 4
, :fixed	4 -6 12 16
, :forename	6 1 8 12
, :healthword	8 5
, :hiding	0 2 8 20
, :holiday	9 37
, :income	0 -18 4 -7
, :jobname	0 17
, :keything	8 23
, :kin	1 -32 8 19
, :lifeword	8 23
, :losing	0 6 5 22 6 8 8 -2
, :money	4 8 5 11 7 14
, :nation	2 17
, :negation	0 18 1 13 3 6 4 -4 5 14 7 16 8 -2 9 -1 12 1 13 -32
, :newness	0 -13
, :number	2 17 5 -7 6 -8 7 -38 9 -1 10 16 11 -3 12 -5 13 21 14 -16
, :offerdeal	0 14
, :online	14 19
, :onlyword	3 -15 4 31 5 12 7 5 8 -2 12 -29 13 1
, :openprice	0 -5 1 7 3 -6 4 60 5 6 6 -13 7 -7 8 3 14 18
, :opinion	3 16 4 12 7 4 8 -7 9 9 11 4
, :origin	2 -1
, :payer	0 -11 3 1 4 -7 7 9 8 17 9 11 12 -18 13 -10
, :paying	1 -4 3 4 4 -23 13 4
, :period	12 -11
, :person	0 2 1 -38 2 -16 3 -7 6 4 8 -14
, :pet	2 -8 3 42
, :petpart	3 13
, :phone	4 11 8 -3 14 25
, :photo	7 2 11 29 14 12
, :preferring	2 -1
, :promise	2 1 7 3
, :ranking	6 10 8 10
, :record	8 -8
, :refusing	7 6 8 12
, :regretting	0 24 3 3 5 16 6 -17
, :rent	4 7 5 7 12 13 13 9
, :return	0 -5 4 7 12 10
, :room	4 9
, :rulesplace	4 9 8 21
, :safety	7 33
, :school	0 12 14 2
, :seller	0 -15 1 -18 5 -12 6 -3 7 3 8 16 9 7 11 9
, :source	7 -26
, :spelled	0 15 1 18 2 14 3 -27 4 -25 5 2 6 -19 8 -3 11 -12 12 11 13 4
, :student	0 -15 3 9
, :superlative	2 -4 5 5 7 20 10 5
, :thing	8 -24
, :time	0 21 1 4 2 8 5 -19 6 -18 7 -1 9 -12 12 6
, :title	6 -14 8 99 14 3
, :urgency	2 -18 6 35
, :utility	3 9 5 -34 8 -8
, :wanting	4 3 12 9
, :welcoming	2 8 3 4 6 -15 8 -18 9 -2
, :work	4 -5
, :worshipplace	2 18
, :writeto	2 -18 4 39 8 14
, a	1 -22 2 -15 3 1 4 -23 6 7 7 7 8 -24 10 60 11 -52
, all	1 -10 7 -28 12 2
, and	1 38 2 14 3 4 4 -10 6 43 7 12 8 -8 9 -10 12 -4 14 -7
, any	0 15
, anyone	0 7
, anything	3 3
, are	2 1 8 24
, as	0 -39 1 20 7 -2
, ask	3 -21 4 11
, at	5 12 14 7
, award	0 2
, aye	3 7
, baby	8 10
, be	6 12
, because	6 5
, box	0 3
, but	1 7 2 8 3 -2 5 11 6 10
, carpets	11 2
, cash	5 6
, check	9 2
, conservatory	8 3
, cottage	10 13
, couples	1 -7
, currently	8 2
, dbl	10 5
, depends	4 7
, deposit	3 11
, do	6 6
, doctors	0 1
, dot	14 2
, dss	0 12 1 1
, every	7 11
, ex	8 2
, example	14 4
, first	7 1 8 3
, five	2 4
, fixed	6 1
, for	5 13
, four	6 3
, ful	14 -4
, gas	3 3
, gay	2 1
, gch	0 4 1 10 10 4
, get	6 15
, give	4 4
, going	6 16
, has	8 39 14 2
, he's	8 42
, healthy	2 11
, house	5 6
, hurry	6 1
, i	2 -11 3 -11 6 -19
, i'm	8 19
, ie	14 1
, if	0 11 8 -6
, it	6 -52 7 19 10 -2 11 5
, it's	4 -4 8 -15
, its	5 3 11 10
, just	0 -13 3 -9
, keep	0 4
, kids	0 16 1 18 3 13
, ladies	6 1
, left	8 12
, lift	8 17
, like	4 7
, linen	9 8
, look	0 1
, love	3 3
, mark	6 4
, max	9 3
, me	8 7
, meows	3 2
, message	4 3
, mews	3 4
, more	4 4
, mums	1 14
, my	3 1 4 1
, n	3 13
, near	2 6
, nearly	8 1
, neither	1 1
, night	8 4
, no	1 17 3 -10 4 -7 7 8 8 -2 11 -33 12 5
, none	2 -8 7 3
, not	0 26 1 -8 2 32 3 2 8 -14 13 -1
, nothing	5 9
, nr	2 16
, ns	1 11
, on	0 -9 8 8
, one	6 -13
, or	1 10 14 9
, others	6 6
, over	3 6 4 1
, own	2 6
, owner	8 8
, paid	13 -1
, paper	10 1
, pay	13 20
, payable	5 5
, photos	14 4
, pics	11 7
, please	1 8 2 21
, poa	4 11
, race	2 -12
, real	11 26
, references	0 7
, religion	2 -3
, rent	4 3 5 7 12 12
, retired	0 -10
, sadly	8 4
, save	0 6
, say	13 20
, see	5 13
, semi	10 3
, sharers	1 -11
, she	2 3
, shoes	5 1
, since	2 2
, sleeps	9 2
, small	3 2
, smokers	3 11
, so	0 -1 4 -9 6 28
, sorry	0 11 2 2 5 17 6 -3
, spring	7 2
, sunny	2 7
, ta	0 14
, tap	8 5
, teachers	0 1
, ten	6 2
, thank	1 1
, thanks	0 4
, that	7 4 11 10
, that's	0 2 7 7 8 26
, the	1 11 2 16 3 16 5 -26 6 -8 9 -20 11 11 12 -3 13 -22 14 -29
, then	0 28 1 15 2 24 7 -6 12 5
, therefore	1 9
, they	7 14 8 4 11 8
, think	1 13
, thirty	5 3
, this	0 1 1 15 3 11
, though	4 2
, three	2 8 13 14
, tidy	2 1
, to	4 7 5 15
, try	2 3
, two	6 -1 14 -17
, up	2 4 8 23
, wages	0 -10
, we	1 -11 5 -7 9 12
, we're	1 12
, what	4 3
, where	14 17
, which	1 6 4 -11 7 -15
, who	8 17
, who'll	8 4
, who's	8 13
, with	0 -21 1 -9 2 -53 6 -1 8 -68
, workers	0 9
, would	0 2
, y	1 3
, yard	3 4
, you	3 1 6 2 7 38 14 26
, you'll	7 16
, your	7 23
, £#	4 -4 5 13 7 2 8 2
, £##	4 23 5 -21 6 9 13 6
12m	12 29
12s	1 4
16s	1 10
18s	1 7
18s $	1 19
1st	10 10
1st :deterring	10 14
1st :newness	10 14
1st :urgency	10 14
1st time	10 14
5pm	4 2
6mth_$	13 6
6mths	13 20
6pm	14 15
96o	14 20
96o_$	14 20
9oo	14 41
9oo ##	14 23
9oo :number	14 23
9oo_$	14 19
:absence	0 22 1 22 2 -35 4 -54 5 5 6 7 7 -6 8 64 9 47 10 -19 12 14 13 -25 14 -38
:absence #	8 9
:absence $	0 -11 6 37 7 -13 8 26 9 -12 10 -7 11 -29 13 -4 14 -7
:absence ,	1 9 2 -12 3 -8 5 18 8 5
:absence :absence	8 36
:absence :absolute	0 4 1 5 8 30
:absence :accepting	8 7
:absence :bid	7 9
:absence :building	8 8
:absence :burden	0 5 2 -14 7 4 9 7
:absence :child	1 11
:absence :childless	1 2
:absence :clocktime	6 -2 8 53
:absence :codething	7 -15 8 10
:absence :condition	6 -32 8 15
:absence :deadline	7 1 8 10
:absence :demand	7 10
:absence :deterring	9 21
:absence :everyone	0 30 8 16
:absence :fee	5 4
:absence :fixed	8 18
:absence :hiding	8 -6
:absence :holiday	9 23
:absence :keything	8 2
:absence :losing	2 2 7 -2
:absence :nearby	9 -9
:absence :negation	7 21
:absence :neighbour	8 1
:absence :number	8 3 12 -15
:absence :onlyword	6 -12 8 4
:absence :openprice	6 23 7 6
:absence :opinion	0 20 6 16
:absence :origin	2 2
:absence :period	7 3
:absence :person	0 14
:absence :place	7 -6
:absence :promise	6 -3 7 -2
:absence :rent	14 6
:absence :room	8 5
:absence :scarcity	1 6
:absence :seller	0 3
:absence :spelled	8 29 9 3
:absence :title	0 4
:absence :wanting	6 10
:absence :work	0 -15
:absence a	14 6
:absence about	6 2
:absence all	0 2 8 17
:absence and	2 1 8 -22
:absence at	6 3 8 24 9 11
:absence by	8 -30
:absence during	8 4
:absence every	8 7
:absence fee	5 3
:absence for	2 -6 6 -24 8 18
:absence from	2 5 8 4
:absence going	2 1
:absence has	7 4 8 -4
:absence here	7 -1
:absence home	8 8
:absence in	0 -6 2 5 6 -27 12 4
:absence inn	9 -7
:absence is	7 -14
:absence it	6 7
:absence of	0 23 1 -30 6 -3 8 15
:absence on	9 9
:absence only	1 8
:absence since	11 1
:absence so	8 17
:absence than	3 2
:absence the	1 14 4 3 8 13 12 12
:absence this	10 6
:absence to	0 6 6 12
:absence until	8 19
:absence who	0 4
:absence will	6 -2 7 -3
:absence with	2 10
:absence>:absence	8 41
:absence>:absolute	1 2 7 -3 8 40
:absence>:accepting	1 -28 8 7
:absence>:advance	12 10
:absence>:asking	3 2
:absence>:bid	7 15
:absence>:building	8 13 9 5
:absence>:burden	2 -22 8 3 9 5
:absence>:child	1 29
:absence>:childless	0 13 1 19
:absence>:clocktime	0 -1 8 37
:absence>:codething	2 -1 7 -6 8 14
:absence>:condition	0 2 6 -20 8 25
:absence>:deadline	0 -13 8 1 12 3
:absence>:demand	6 -4 7 8
:absence>:demanding	2 1
:absence>:deterring	1 -16 8 4 9 16
:absence>:disability	2 4
:absence>:everyone	0 28 6 -12 8 29
:absence>:fee	5 13
:absence>:fixed	8 8
:absence>:forename	6 2
:absence>:hiding	8 -16
:absence>:holiday	6 10 9 30
:absence>:income	0 21
:absence>:kin	1 -1
:absence>:losing	2 22 7 -8
:absence>:negation	7 27 8 -19
:absence>:neighbour	8 4
:absence>:newness	12 3
:absence>:number	6 -20
:absence>:onlyword	8 11
:absence>:openprice	1 6 6 26 8 2
:absence>:opinion	0 21 1 10 4 9 6 4 8 1
:absence>:origin	2 14
:absence>:payer	7 7 8 10
:absence>:paying	5 1 8 11
:absence>:period	6 8 8 9
:absence>:pet	3 39
:absence>:phone	14 11
:absence>:photo	11 8
:absence>:place	0 -2
:absence>:promise	7 -15
:absence>:ranking	6 -9 8 -7 12 7
:absence>:rent	9 2 14 5
:absence>:room	0 -8 8 7
:absence>:scarcity	1 4
:absence>:seller	2 -12 8 14
:absence>:source	11 3
:absence>:spelled	3 11 8 15 9 9 14 -4
:absence>:time	10 2
:absence>:title	0 2
:absence>:urgency	7 7
:absence>:utility	1 3
:absence>:wanting	6 4
:absence>:writeto	7 7
:absence_:absence	2 -10 6 3 7 -3 8 54 13 5
:absence_:absolute	8 37
:absence_:accepting	1 -10
:absence_:advance	6 -11 12 10
:absence_:building	3 2 9 8
:absence_:burden	0 2 4 -30 8 36 14 2
:absence_:childless	1 19
:absence_:clocktime	0 -12 3 -5 6 -6 8 58
:absence_:codething	8 11 9 -14
:absence_:condition	0 18 6 -12 8 25
:absence_:deadline	0 1 1 6 8 18 9 20
:absence_:demand	0 5 6 -3 8 11
:absence_:demanding	0 11
:absence_:denying	6 -7 8 21 13 1
:absence_:deterring	0 6 8 27
:absence_:disability	0 5 2 8
:absence_:everyone	7 11 8 5
:absence_:fairness	7 19
:absence_:family	3 15
:absence_:feething	0 5 6 -7 8 3
:absence_:fixed	8 15
:absence_:forename	6 2
:absence_:healthword	8 19
:absence_:hiding	8 -14
:absence_:holiday	6 1
:absence_:income	0 21
:absence_:keything	8 25
:absence_:kin	3 16
:absence_:longperiod	12 13
:absence_:losing	2 7
:absence_:money	5 2 6 15
:absence_:negation	7 15 8 3
:absence_:neighbour	9 12
:absence_:newness	8 4
:absence_:number	8 23 12 1
:absence_:online	0 9
:absence_:onlyword	8 48
:absence_:openprice	8 28
:absence_:opinion	0 1 7 -18 8 35
:absence_:payer	5 8 8 26
:absence_:paying	2 1 5 9
:absence_:period	0 7 6 4 8 16 12 19 13 9
:absence_:person	4 3
:absence_:pet	3 29
:absence_:phone	14 7
:absence_:photo	9 14 11 21
:absence_:preferring	0 6 1 12
:absence_:promise	7 -14
:absence_:ranking	0 14 8 -18 12 8
:absence_:refusing	0 -10 8 3
:absence_:rent	13 14
:absence_:scarcity	6 -22 8 13
:absence_:seller	2 -26 8 21
:absence_:spelled	0 7 3 19 8 7
:absence_:superlative	7 12
:absence_:urgency	8 19
:absence_:utility	1 1
:absence_:wanting	2 -6 8 -5
:absence_:work	8 12
:absolute	1 -1 3 30 4 -33 6 -37 7 126 8 6 9 -17 11 -22 12 -5 13 -18 14 -15
:absolute #	13 5
:absolute $	0 8 1 -1 3 16 4 -21 5 -11 6 -2 7 22 10 -20 14 -22
:absolute ,	0 11 1 -12 2 8 3 -15 7 1 14 14
:absolute :absence	8 15
:absolute :absolute	7 20 14 1
:absolute :accepting	8 9
:absolute :age	1 -23
:absolute :benefit	0 9
:absolute :building	7 -17 8 11
:absolute :burden	5 3 6 7
:absolute :child	1 17
:absolute :childless	1 -28 4 3
:absolute :clocktime	2 22 7 -1 8 19
:absolute :codething	0 -20 1 -7 2 -10 9 -3
:absolute :condition	6 14 7 4
:absolute :deadline	4 -23 7 3 8 27
:absolute :demand	6 3 7 6
:absolute :demanding	2 -5
:absolute :deterring	2 -6 5 6 7 14 8 4
:absolute :digits	14 3
:absolute :disability	7 13
:absolute :dislike	7 22
:absolute :everyone	6 7
:absolute :fairness	6 28
:absolute :feething	11 1
:absolute :fixed	7 -9 8 8 13 6
:absolute :forename	6 1
:absolute :hiding	8 -5
:absolute :income	0 6
:absolute :keything	8 19
:absolute :longperiod	9 -10 13 2
:absolute :losing	6 -13 7 40
:absolute :money	4 1 5 27
:absolute :nation	2 13
:absolute :nearby	7 12
:absolute :negation	3 4 14 2
:absolute :newness	6 -19 7 3 10 15
:absolute :number	0 -11 7 5 8 -10 13 14 14 6
:absolute :offerdeal	7 27
:absolute :online	10 5
:absolute :onlyword	6 1 7 9
:absolute :openprice	2 7 4 4 7 32
:absolute :opinion	7 5
:absolute :payer	7 14 12 12 14 4
:absolute :period	0 11 6 3 7 7 9 -10
:absolute :person	1 4 6 -1 7 7
:absolute :pet	3 41
:absolute :place	3 10
:absolute :promise	6 -41 7 8
:absolute :refusing	0 -12
:absolute :rent	7 20
:absolute :room	8 -5
:absolute :safety	7 32
:absolute :scarcity	7 9
:absolute :seller	7 14 12 14
:absolute :sex	2 23
:absolute :spelled	0 -20 2 -52 3 8 14 2
:absolute :superlative	3 14
:absolute :time	7 10
:absolute :title	0 5
:absolute :tribunalrent	9 -2
:absolute :urgency	6 3
:absolute :wanting	11 1
:absolute :welcoming	3 -10 7 2
:absolute a	4 12
:absolute age	1 -19
:absolute applicant	0 -13
:absolute at	8 12
:absolute be	7 17
:absolute been	6 -20 7 -7 10 7
:absolute circumstances	3 4
:absolute come	7 5
:absolute could	7 3
:absolute day	0 3 7 1
:absolute disability	2 3
:absolute else	7 -1
:absolute ever	7 1
:absolute flatshare	2 6
:absolute for	7 -18 8 15
:absolute from	2 20 4 1
:absolute go	7 25
:absolute going	2 1
:absolute has	7 7
:absolute here	7 -4
:absolute home	8 13
:absolute in	1 8 7 26
:absolute is	0 -5
:absolute kind	3 13 7 -15
:absolute month	4 4 7 3
:absolute more	6 1
:absolute no	3 8
:absolute now	10 8
:absolute occupants	1 14
:absolute of	1 -13 2 -9 7 28 8 26 12 5 13 13
:absolute offers	7 8
:absolute one	2 -6
:absolute other	7 11
:absolute our	12 14
:absolute please	2 5
:absolute pounds	5 17
:absolute price	7 10
:absolute reasonable	4 4
:absolute rental	7 5
:absolute single	7 18
:absolute small	1 6
:absolute take	8 2
:absolute tenant	0 8
:absolute the	1 -1 6 4 11 -12
:absolute those	2 6
:absolute to	5 1
:absolute two	6 10
:absolute use	14 1
:absolute views	7 20
:absolute visit	1 2
:absolute who	0 5
:absolute will	6 -33
:absolute with	1 2 2 9
:absolute younger	1 4
:absolute zero	14 3
:absolute>:absence	1 19 8 6
:absolute>:absolute	3 -13 6 -10 7 30
:absolute>:accepting	0 4 1 -7 5 1 8 17
:absolute>:age	1 -26 4 -3
:absolute>:asking	2 -5 13 -2
:absolute>:benefit	0 1 7 1
:absolute>:bid	7 7
:absolute>:building	2 3 7 -18 8 12
:absolute>:burden	5 17 6 15
:absolute>:child	1 17
:absolute>:childless	1 -13 4 3
:absolute>:clocktime	2 15 8 33
:absolute>:codething	0 -31 1 -17 2 -1 9 -6
:absolute>:condition	6 10 8 -2
:absolute>:deadline	4 -28 7 21 8 48
:absolute>:demand	2 -2 6 19 7 4
:absolute>:demanding	0 -21 13 -1
:absolute>:deterring	2 -14 5 2 7 18 8 14
:absolute>:digits	14 3
:absolute>:disability	2 21 7 11
:absolute>:dislike	7 18
:absolute>:everyone	6 5
:absolute>:fairness	2 -12 6 26 7 -3 13 -4
:absolute>:feething	1 -9
:absolute>:fixed	7 -19 8 4 13 5
:absolute>:forename	6 1
:absolute>:healthword	2 6
:absolute>:hiding	7 5
:absolute>:income	0 6
:absolute>:jobname	0 6
:absolute>:keything	8 18
:absolute>:longperiod	9 -12
:absolute>:losing	6 -17 7 32
:absolute>:money	4 7 5 22
:absolute>:nation	2 31
:absolute>:nearby	6 5 7 10
:absolute>:negation	2 -4 6 -3 7 8 8 -13
:absolute>:neighbour	1 3
:absolute>:newness	6 -13 7 5 10 24
:absolute>:number	0 -6 7 9 8 -60 12 6 13 18 14 16
:absolute>:offerdeal	7 26
:absolute>:online	10 3
:absolute>:onlyword	7 2
:absolute>:openprice	0 4 2 18 4 4 5 5 6 8 7 37
:absolute>:opinion	4 1 5 10 6 5 8 -7
:absolute>:payer	2 -18 7 24 12 15 14 3
:absolute>:period	0 9 4 10 7 16 9 -5 13 -9
:absolute>:person	0 -12 8 -10
:absolute>:pet	3 25
:absolute>:petpart	3 12
:absolute>:photo	8 12
:absolute>:place	3 7 7 3
:absolute>:preferring	1 8
:absolute>:promise	6 -62 7 14
:absolute>:refusing	0 -19
:absolute>:rent	5 5 7 23 13 -1
:absolute>:return	7 4 13 -12
:absolute>:rulesplace	1 1 2 4
:absolute>:safety	7 26
:absolute>:scarcity	7 5
:absolute>:school	7 12
:absolute>:seller	7 28 8 -6 12 15 14 6
:absolute>:sex	2 24
:absolute>:spelled	3 3 4 -10 13 3 14 15
:absolute>:superlative	3 11 7 5
:absolute>:time	6 -2 7 5 10 2
:absolute>:title	0 5
:absolute>:tribunalrent	9 -4
:absolute>:urgency	6 17 10 3
:absolute>:wanting	1 -7 7 15
:absolute>:welcoming	3 -16
:absolute>:work	14 5
:absolute_:absence	1 13 6 2 8 1 10 3
:absolute_:absolute	2 -47 6 -41 7 68 8 -34 14 1
:absolute_:accepting	0 14 3 20 4 3 5 4
:absolute_:advance	6 -11 10 7
:absolute_:age	4 -1
:absolute_:asking	0 -15 1 -8 7 -16 8 -1
:absolute_:benefit	0 35
:absolute_:building	7 6 8 7
:absolute_:burden	0 7 1 9 2 2 3 2 7 19
:absolute_:child	1 6
:absolute_:childless	1 35
:absolute_:clocktime	1 1 6 1 7 24 8 43
:absolute_:codething	1 -19 7 5 8 -14 14 4
:absolute_:condition	0 -16
:absolute_:consent	2 4
:absolute_:councilpay	0 12
:absolute_:deadline	1 1 7 1 8 38 10 22 13 -5 14 2
:absolute_:demand	1 -6 2 -9 6 19
:absolute_:demanding	0 -5 1 16 6 -11 10 16
:absolute_:deterring	0 22 1 -37 7 4 8 5 13 2
:absolute_:digits	14 6
:absolute_:disability	2 15 7 4
:absolute_:dislike	1 1
:absolute_:everyone	0 -14 2 -25
:absolute_:fairness	2 -3 4 7
:absolute_:faith	2 9
:absolute_:family	2 2
:absolute_:fee	5 28 7 20
:absolute_:feething	7 1 12 2
:absolute_:fixed	7 6
:absolute_:hiding	6 8 7 2
:absolute_:holiday	1 3 7 20
:absolute_:jobname	0 7 5 6
:absolute_:longperiod	7 23
:absolute_:losing	4 5
:absolute_:money	4 3 5 -8
:absolute_:nation	2 24
:absolute_:nearby	2 1 7 36
:absolute_:negation	2 -15 6 -24 7 5 8 -30 11 22
:absolute_:neighbour	8 -9
:absolute_:newness	2 -15 4 -2 6 -18 7 33 8 4 10 26 13 -10
:absolute_:number	2 1 4 19 12 9 14 29
:absolute_:onlyword	1 16 7 -4
:absolute_:openprice	2 -1 5 3 7 4 8 10 10 29 13 -11
:absolute_:opinion	1 -5 4 -14 6 5 10 14
:absolute_:payer	1 -2 2 -8 3 -34 6 12
:absolute_:paying	5 2 7 14
:absolute_:period	6 -9 7 15 8 13 13 10
:absolute_:person	1 14 6 4 7 -15
:absolute_:pet	8 8
:absolute_:petpart	3 19
:absolute_:photo	8 11 11 -3
:absolute_:place	3 -5 7 33
:absolute_:promise	4 8 7 25 8 -2
:absolute_:ranking	4 5 6 -27 10 6
:absolute_:rent	5 22
:absolute_:return	5 6 7 20
:absolute_:room	1 -3 7 14
:absolute_:rulesplace	7 7
:absolute_:safety	7 24
:absolute_:scarcity	6 5
:absolute_:school	7 23
:absolute_:seller	0 -14 2 5 6 5
:absolute_:spelled	1 -16 4 -8 8 6 12 6 13 7 14 28
:absolute_:time	7 15
:absolute_:title	2 49
:absolute_:tribunalrent	7 11
:absolute_:urgency	7 5
:accepting	0 4 1 5 2 15 4 25 5 9 6 -25 7 -9 8 -24 9 37 10 -3 11 6 12 17 14 -26
:accepting ##	8 7
:accepting $	1 -7 2 -1 4 7 6 -7 7 -20
:accepting ,	0 -25 3 1 5 -15 7 -31
:accepting :absence	5 13 11 10 12 2
:accepting :benefit	2 -14
:accepting :bid	4 -10 5 2 6 11
:accepting :burden	2 7 4 1 5 -10 11 -25 12 7
:accepting :child	1 5 2 -3
:accepting :childless	5 3
:accepting :clocktime	5 2 7 1 8 -36
:accepting :codething	1 7 13 13
:accepting :condition	12 3
:accepting :deadline	12 17
:accepting :demand	4 -4 6 7
:accepting :demanding	11 1
:accepting :deterring	2 8 11 -10 12 10
:accepting :disclaimer	8 11
:accepting :everyone	2 4
:accepting :family	1 13
:accepting :fixed	13 -23
:accepting :healthword	2 10
:accepting :lifeword	1 -22
:accepting :longperiod	13 4
:accepting :losing	12 13
:accepting :money	5 2 13 10
:accepting :nearby	2 6
:accepting :negation	3 -6 6 -5 11 3
:accepting :newness	10 9
:accepting :number	13 -1
:accepting :online	4 12
:accepting :onlyword	2 4
:accepting :openprice	1 12 2 4 3 3 4 -14 5 13 8 -10 13 -4
:accepting :opinion	0 16 1 17 2 4 3 5 8 -14
:accepting :payer	7 6
:accepting :paying	0 5
:accepting :period	13 15
:accepting :person	1 -1 2 16
:accepting :pet	3 8
:accepting :preferring	6 7
:accepting :refusing	5 14 9 2
:accepting :seller	7 5
:accepting :spelled	1 16 2 -4 3 -3
:accepting :time	2 3
:accepting :title	6 1
:accepting :tribunalrent	13 10
:accepting :urgency	6 -5
:accepting :writeto	0 7
:accepting a	0 2 2 -2 4 1 6 -35 8 23 13 1
:accepting about	2 1
:accepting agent's	5 3
:accepting all	0 3
:accepting an	3 4
:accepting and	14 1
:accepting anyone	2 5
:accepting as	0 4
:accepting at	0 3 7 7
:accepting be	2 3
:accepting been	3 11 11 28
:accepting before	11 4
:accepting benefit	0 -2
:accepting by	6 8
:accepting families	1 10
:accepting first	13 6
:accepting for	6 -26 9 16 12 34
:accepting from	5 7
:accepting full	1 11
:accepting gone	11 1
:accepting has	8 2
:accepting his	6 4
:accepting if	2 1
:accepting in	3 6 7 8 8 -49 11 -16 12 3
:accepting is	1 8 8 2 13 13
:accepting it	5 30 6 8 9 13
:accepting lived	1 -11
:accepting more	4 3
:accepting near	2 8
:accepting no	4 3 11 8
:accepting of	2 7
:accepting on	2 10 11 -4 12 10
:accepting out	5 15 9 2
:accepting over	5 4
:accepting pets	3 16
:accepting put	4 7
:accepting rules	5 1
:accepting share	2 3
:accepting should	2 7
:accepting signed	13 -17
:accepting stands	8 7
:accepting that	7 1
:accepting the	1 -15 4 14 5 6 8 4 11 10
:accepting this	6 29
:accepting to	0 11 1 22 3 7 8 -7
:accepting under	1 -1
:accepting while	5 4
:accepting will	7 2
:accepting with	0 -5 1 3 3 -6
:accepting within	6 7
:accepting you	7 9 8 17
:accepting yourself	8 8
:accepting £#	5 3
:accepting>:absence	0 -32 2 -5 3 -13 5 10 6 -18 8 14 9 7 11 17
:accepting>:absolute	0 4 2 2 3 12 4 -5 6 -31 10 22
:accepting>:accepting	0 -3 1 -19
:accepting>:advance	8 14 10 10
:accepting>:asking	4 2 6 11
:accepting>:benefit	0 3 2 -23
:accepting>:bid	4 4 6 8
:accepting>:building	1 1 5 2 6 -26 8 -16
:accepting>:burden	2 13 4 4 8 -16 10 7 11 -5 12 8
:accepting>:child	0 -2 1 7 2 -27 8 12
:accepting>:childless	5 2
:accepting>:clocktime	0 -9 4 -3 6 1 8 -47 11 -7
:accepting>:codething	2 6 12 13 13 14
:accepting>:condition	1 9 2 2 11 1 12 1
:accepting>:deadline	0 -2 1 -11 2 -3 5 10 6 3 8 -15 9 17 12 10
:accepting>:demand	0 -6 4 -9 6 14 11 6
:accepting>:demanding	0 3 6 4 11 9
:accepting>:denying	6 -13
:accepting>:deterring	0 -6 2 11 6 10 8 -7 9 -18 11 -2 12 10
:accepting>:everyone	0 3 6 -2 7 1
:accepting>:faith	2 24
:accepting>:family	1 25
:accepting>:feething	1 4
:accepting>:fixed	12 13 13 -30
:accepting>:healthword	2 7
:accepting>:income	0 15
:accepting>:jobname	8 1
:accepting>:keything	8 9
:accepting>:lifeword	1 -9
:accepting>:longperiod	12 19 13 1
:accepting>:losing	6 25 12 12
:accepting>:money	4 6 13 8
:accepting>:nearby	6 3
:accepting>:negation	0 5 3 6
:accepting>:neighbour	5 5
:accepting>:newness	2 -5 7 -24 10 26
:accepting>:number	3 -6 4 1 6 17 8 -1 9 12 12 1 13 -10
:accepting>:online	4 7
:accepting>:onlyword	2 17 6 -24 8 -21 10 17
:accepting>:openprice	1 6 2 3 5 6 7 6 8 -10 13 -13
:accepting>:opinion	0 9 1 16 3 9 8 -15 14 -3
:accepting>:payer	0 9 2 -20 7 7
:accepting>:period	8 -1 9 29 12 32 13 15
:accepting>:person	2 5
:accepting>:pet	1 -3 2 -19 3 12 5 12
:accepting>:phone	8 -7 14 6
:accepting>:photo	6 -17 11 8
:accepting>:preferring	6 4
:accepting>:ranking	10 10
:accepting>:refusing	5 12 9 6 11 8
:accepting>:rent	4 16
:accepting>:return	4 19
:accepting>:room	13 5
:accepting>:safety	0 5
:accepting>:scarcity	0 11 2 5 6 -14 10 16
:accepting>:seller	0 2 2 -11 11 6
:accepting>:spelled	1 21 2 -11 5 -9 6 13 9 24
:accepting>:superlative	4 5
:accepting>:time	0 5
:accepting>:tribunalrent	12 1 13 12
:accepting>:wanting	1 13
:accepting>:welcoming	1 2
:accepting>:work	6 7
:accepting_:absence	2 -26 6 -33 8 27
:accepting_:absolute	2 8 3 12 4 20 6 -30 10 11
:accepting_:advance	1 3 3 -4 5 -13 11 2
:accepting_:age	1 11
:accepting_:asking	2 -36 8 -11
:accepting_:benefit	0 15
:accepting_:bid	1 -16 4 15 6 13 7 -17 10 1
:accepting_:building	0 -27 1 5 5 9 8 -34 9 6
:accepting_:burden	0 23 1 -1 3 -16 6 -8 8 -3 13 12
:accepting_:child	0 -13 1 28 2 -10 8 7
:accepting_:childless	1 -6 6 8
:accepting_:clocktime	1 -39 5 -18 6 4 11 -64
:accepting_:codething	1 -10 4 28 5 -5 9 -17 11 -2 12 1
:accepting_:condition	1 13 2 -4 3 -6 5 -11 11 22
:accepting_:consent	6 9 7 5
:accepting_:deadline	2 -5 6 3 8 -30 11 -43 12 -13 13 8
:accepting_:demand	0 -10
:accepting_:demanding	0 10 6 -2
:accepting_:deterring	0 6
:accepting_:disability	2 44
:accepting_:disclaimer	7 2 11 14
:accepting_:everyone	6 -15 7 4 8 -3
:accepting_:faith	2 26
:accepting_:family	1 17
:accepting_:fee	7 9
:accepting_:feething	1 10 2 -5 3 -28 5 15
:accepting_:fixed	3 11 5 -5 12 23
:accepting_:healthword	2 18
:accepting_:holiday	1 -17 8 9 9 4
:accepting_:income	0 25 1 7
:accepting_:keything	10 3
:accepting_:kin	4 4
:accepting_:lifeword	0 15 7 -2 8 27
:accepting_:longperiod	8 -3 12 16
:accepting_:losing	0 1 2 1 6 3
:accepting_:money	5 -11 7 9
:accepting_:nearby	5 5 6 15
:accepting_:negation	3 33 4 -5
:accepting_:neighbour	4 -8
:accepting_:newness	2 -7 6 -15 7 -5 10 11
:accepting_:number	3 -24 6 -3 8 -44 9 2 10 -7 12 28 13 -24
:accepting_:offerdeal	7 5
:accepting_:online	14 15
:accepting_:onlyword	4 17 6 -32 7 -1 8 -1 12 6
:accepting_:openprice	0 -33 1 1 4 30 5 -18 6 -8 7 7 9 4 11 -13 12 5 13 -5 14 -11
:accepting_:opinion	6 8 9 6 11 -13 12 4 14 -9
:accepting_:origin	2 12
:accepting_:payer	0 16 8 -12
:accepting_:paying	0 15 5 11
:accepting_:period	1 -31 4 -11 5 -57 6 -40 7 2 8 -13 9 47 12 37
:accepting_:person	1 3 2 -19 6 -9
:accepting_:pet	1 -6 2 -34 3 16 5 9
:accepting_:phone	6 4 14 5
:accepting_:photo	8 -10 9 14 11 16
:accepting_:place	1 -25 5 7
:accepting_:preferring	5 2
:accepting_:promise	0 2 3 2
:accepting_:ranking	11 1
:accepting_:refusing	1 9
:accepting_:rent	4 31 10 8
:accepting_:return	0 1 4 36 7 -3 10 4 13 11
:accepting_:room	8 -21 13 2
:accepting_:rulesplace	3 -7
:accepting_:safety	0 4
:accepting_:scarcity	0 25 6 -7 11 6
:accepting_:seller	0 6 4 -10 13 -7
:accepting_:source	11 11
:accepting_:spelled	2 -8 4 -12 12 1 13 -6
:accepting_:superlative	3 16 4 17
:accepting_:thing	1 13 5 11
:accepting_:time	0 10 7 -2
:accepting_:title	1 -36 2 7 6 -19 8 5
:accepting_:tribunalrent	12 11
:accepting_:urgency	6 18 10 3
:accepting_:wanting	0 -8 1 11
:accepting_:welcoming	0 -12
:accepting_:work	0 22 2 -6
:accepting_:writeto	0 -24 2 1 8 10
:advance	1 -26 2 -6 3 -9 4 -40 5 -24 6 13 7 -78 8 16 9 -24 10 8 11 -26 13 99 14 -11
:advance $	0 -49 3 -8 4 7 10 7 12 -55 13 39 14 3
:advance ,	1 -2 6 -39 8 12 10 7 12 -28
:advance :absence	8 4
:advance :absolute	13 19
:advance :advance	13 25
:advance :burden	0 11 12 5
:advance :child	8 6
:advance :codething	8 8 12 1 13 -4
:advance :consent	6 1
:advance :deadline	8 13 11 -3
:advance :demanding	13 18
:advance :deterring	0 25 6 -15 10 4
:advance :everyone	12 12
:advance :feething	13 15
:advance :hiding	8 11
:advance :income	13 -12
:advance :keything	8 -6
:advance :longperiod	12 17
:advance :losing	6 13
:advance :money	13 13
:advance :neighbour	8 -10
:advance :newness	4 1 10 5
:advance :number	6 8 8 12 13 6
:advance :openprice	6 9
:advance :opinion	6 10
:advance :period	0 -59 4 -61 6 -16 10 -8 12 1 13 1
:advance :photo	11 2
:advance :refusing	8 5
:advance :rent	13 10
:advance :return	13 4
:advance :spelled	4 8 6 2 8 21
:advance :tribunalrent	12 2 13 -28
:advance :urgency	4 5 10 20
:advance :welcoming	13 3
:advance and	6 -33 8 -13 13 29
:advance at	4 13
:advance by	13 -29
:advance choice	2 2
:advance cutting	8 -4
:advance day	5 11 13 4
:advance door	8 -20
:advance each	12 8
:advance feature	8 -4
:advance for	12 13
:advance four	8 13
:advance in	5 15 6 -35 13 11
:advance is	8 8
:advance it's	6 30
:advance keys	13 4
:advance month	13 15
:advance month's	5 -3
:advance monthly	13 -12
:advance noon	8 12
:advance of	6 15
:advance on	0 9
:advance one	6 5
:advance orders	6 1
:advance others	2 6
:advance out	8 8
:advance photo	11 5
:advance please	13 4
:advance quarter	13 4
:advance rent	13 3
:advance sum	13 16
:advance the	6 17 8 -5 11 19 13 12
:advance time	4 8 10 12
:advance to	6 10
:advance under	8 6
:advance with	6 6 8 26
:advance year	12 4 13 -12
:advance you	3 14 5 -4 6 -4 8 -5
:advance>:absolute	13 3
:advance>:accepting	13 18
:advance>:advance	4 -2 5 -2 6 -12 13 27
:advance>:asking	0 7 3 24
:advance>:burden	0 11 12 4 13 -1
:advance>:child	8 22
:advance>:clocktime	4 1 13 3
:advance>:codething	6 -10 12 11
:advance>:consent	6 3
:advance>:deadline	11 -16
:advance>:demand	2 12
:advance>:demanding	3 13 13 13
:advance>:deposit	13 10
:advance>:deterring	0 16 1 6 3 3 6 -12 8 5 10 5
:advance>:everyone	8 4 12 12
:advance>:feething	4 -4 12 -22 13 26
:advance>:hiding	8 35
:advance>:income	13 -21
:advance>:keything	8 -4
:advance>:lifeword	7 1
:advance>:longperiod	12 33
:advance>:losing	6 23
:advance>:money	5 17 13 20
:advance>:nearby	7 6
:advance>:negation	0 12 10 5
:advance>:neighbour	2 -5 8 -13
:advance>:newness	1 1 10 12 13 -15
:advance>:number	4 -10 5 -9 6 7 10 -5 12 15 13 10
:advance>:openprice	2 -10 6 6 13 -4
:advance>:opinion	2 -12 4 -8 5 -16 6 4
:advance>:payer	0 -10
:advance>:paying	13 7
:advance>:period	0 -5 4 -72 6 -12 7 -3 8 -4 9 -6 10 -12 12 24
:advance>:person	3 -1 8 -12
:advance>:pet	3 12
:advance>:photo	11 1
:advance>:place	7 2
:advance>:preferring	13 1
:advance>:ranking	13 23
:advance>:refusing	8 6
:advance>:rent	4 -17 13 39
:advance>:return	4 -17 13 33
:advance>:room	2 -1 6 -8
:advance>:scarcity	13 4
:advance>:seller	5 -17 8 -19
:advance>:sex	8 2
:advance>:spelled	4 2 5 -9 6 17 8 4
:advance>:time	10 4
:advance>:tribunalrent	12 13 13 -8
:advance>:urgency	4 1 6 -15 10 16
:advance>:wanting	8 9
:advance>:welcoming	13 4
:advance_:absence	6 3 8 -29
:advance_:absolute	8 3 10 5
:advance_:accepting	13 18
:advance_:advance	4 -4 5 -16 6 -40 8 -21 13 9
:advance_:asking	1 2 3 15 8 3 13 10
:advance_:benefit	0 6
:advance_:bid	6 4
:advance_:burden	2 -6 6 3 13 4
:advance_:child	8 6
:advance_:clocktime	12 18 13 9
:advance_:codething	2 -14 5 -17 6 -1 8 -12 12 8
:advance_:condition	13 6
:advance_:deadline	8 -48 10 -1 12 12 13 41
:advance_:demand	2 10 4 4
:advance_:demanding	3 12 5 -20 8 -1 13 8
:advance_:denying	6 -5
:advance_:deposit	13 10
:advance_:deterring	0 1 2 -5 3 16
:advance_:disclaimer	6 14
:advance_:everyone	5 -5 8 12 13 1
:advance_:fairness	13 11
:advance_:fee	5 -10
:advance_:feething	5 -7 8 -14 13 18
:advance_:fixed	5 -4 6 -17 13 20
:advance_:hiding	8 24 13 -9
:advance_:income	6 16 13 -3
:advance_:keything	8 -4
:advance_:lifeword	6 12 10 8
:advance_:longperiod	12 30
:advance_:losing	6 7
:advance_:money	5 11 13 6
:advance_:nearby	7 3 8 2
:advance_:negation	0 10
:advance_:newness	6 -18
:advance_:number	0 -22 4 6 5 -14 13 8
:advance_:offerdeal	0 8
:advance_:onlyword	8 1 13 7
:advance_:openprice	0 -25 2 -9 3 3 4 -27 5 -9 7 -6 8 -3 13 9
:advance_:opinion	2 -32 4 -55 13 17
:advance_:payer	5 -4 6 -2
:advance_:paying	6 6 13 25
:advance_:period	5 -22 12 29 13 23
:advance_:person	6 -12
:advance_:phone	8 3
:advance_:photo	13 12
:advance_:promise	6 2
:advance_:ranking	6 -14 11 5 13 48
:advance_:rent	4 -19 5 -44 13 44
:advance_:return	0 8 4 -23 5 -55 6 2 13 52
:advance_:room	8 -2
:advance_:safety	8 -2 11 6
:advance_:scarcity	13 2
:advance_:seller	0 -3 5 -22 6 10 13 8
:advance_:sex	8 3
:advance_:spelled	5 -5 7 -2 13 14
:advance_:superlative	13 2
:advance_:title	8 2
:advance_:tribunalrent	12 25
:advance_:urgency	13 4
:advance_:wanting	8 16
:advance_:welcoming	13 20
:advance_:work	0 -7
:age	0 -37 1 33 3 8 5 32 6 -26 7 -1 8 38 9 -13 11 18 12 -43 13 -17 14 -16
:age $	0 -1 7 11
:age ,	1 -2 6 -12 7 1 8 35 11 4
:age :age	8 2
:age :denying	11 15
:age :deterring	2 7
:age :family	1 5
:age :kin	1 15
:age :money	4 -20 5 39
:age :nearby	7 5
:age :number	1 12 5 22 8 42
:age :openprice	4 4
:age :period	13 19
:age :phone	6 3
:age :place	2 4
:age :rent	6 1
:age :return	6 1
:age :sex	2 21 8 32
:age :spelled	5 10 8 21
:age :title	8 3
:age ago	11 6
:age and	1 14 8 11
:age boy	8 8
:age days	13 19
:age five	5 13
:age mr	8 2
:age of	1 30
:age pound	5 15
:age rent	6 1
:age three	8 10
:age woman	2 16
:age>:age	8 5
:age>:deadline	8 11
:age>:denying	11 15
:age>:deterring	1 5 2 3
:age>:family	1 5
:age>:feething	11 15
:age>:kin	1 14 8 5
:age>:money	4 -21 5 39
:age>:newness	8 9
:age>:number	1 24 5 21 8 49
:age>:openprice	4 2
:age>:opinion	7 5
:age>:period	13 26
:age>:phone	6 1
:age>:place	2 20 7 -12
:age>:seller	7 2
:age>:sex	2 24 8 31
:age>:spelled	5 9 8 34
:age>:title	8 6
:age_:absence	8 2
:age_:age	1 1
:age_:building	8 -1
:age_:codething	3 8
:age_:condition	6 7
:age_:deadline	5 4 8 16
:age_:demanding	1 19 6 4
:age_:denying	8 -4
:age_:keything	8 17
:age_:kin	8 1
:age_:lifeword	8 9
:age_:longperiod	1 10
:age_:losing	11 1
:age_:negation	11 7
:age_:neighbour	1 6 8 24
:age_:newness	1 9
:age_:number	1 5
:age_:openprice	1 41
:age_:opinion	1 23
:age_:period	1 7
:age_:place	7 -16
:age_:record	1 8
:age_:room	8 11
:age_:seller	7 3
:age_:source	6 11
:age_:thing	11 1
:age_:wanting	1 6
:asking	0 -13 1 -13 3 -13 4 52 5 -20 6 4 8 -11 10 -86 11 -58 12 26 13 -12
:asking $	1 -6 2 -5 3 -14 4 14 7 -37 8 -11 9 -7 11 -17 13 -66 14 -37
:asking ,	0 20 1 14 2 27 4 -2 6 -10 7 3 8 -70 12 13
:asking :burden	3 23 12 1
:asking :clocktime	1 17 2 5
:asking :codething	3 14
:asking :condition	0 21 2 -8 3 10 13 1
:asking :deterring	12 1
:asking :disclaimer	8 11
:asking :everyone	7 11
:asking :negation	0 -7 2 11 7 7
:asking :online	1 -6 2 -1 3 -24 13 -15 14 -10
:asking :openprice	0 -6 3 11 6 -9 7 -25 13 16
:asking :opinion	1 -1 3 -3 4 -1 6 -22 7 -14
:asking :payer	3 -27 5 -1 14 -1
:asking :person	7 13
:asking :seller	0 11 1 -7 2 -9 3 -42 4 9 5 -24 7 -8 13 -9 14 -32
:asking :source	6 7
:asking :spelled	0 -5 2 10 7 10
:asking :writeto	0 10 1 -9 2 -18 3 -43 4 13 5 -27 13 -37 14 -30
:asking about	2 -23 3 4
:asking and	4 6
:asking anyone	7 8
:asking at	4 -18
:asking for	2 -2 5 -2 6 -12 7 5 12 20
:asking from	1 18
:asking has	6 4
:asking how	1 13 4 14
:asking if	3 11
:asking in	3 1 6 5 9 1
:asking is	3 15 12 1
:asking it	1 3 6 14
:asking me	4 14
:asking no	0 -3 4 1
:asking on	12 1
:asking since	6 8
:asking that	1 14 8 1
:asking the	2 -11 4 10
:asking this	6 23
:asking to	4 -4 6 -26 13 20
:asking us	1 -5 2 -1 3 -24 13 -15 14 -10
:asking was	2 8
:asking what	2 3
:asking which	2 12
:asking yes	6 15
:asking you	1 -6 2 2 8 19 13 -7
:asking yourself	8 8
:asking>:absolute	0 -33 1 7 2 1
:asking>:accepting	6 6
:asking>:benefit	0 18 1 2
:asking>:burden	3 11 6 -3
:asking>:clocktime	1 10
:asking>:codething	3 9 7 11 12 15
:asking>:condition	0 36 1 -6
:asking>:deadline	4 14 6 18
:asking>:demand	1 10
:asking>:disclaimer	8 11
:asking>:everyone	0 -17 1 2 2 -25 7 10
:asking>:family	1 2
:asking>:fee	4 14
:asking>:fixed	12 2
:asking>:hiding	4 16
:asking>:holiday	9 7
:asking>:losing	4 6
:asking>:nearby	6 11
:asking>:negation	0 -3 1 -1 2 41 4 3 6 -33 7 33
:asking>:number	6 13
:asking>:offerdeal	4 16
:asking>:online	1 -7 2 -3 3 -25 13 -16
:asking>:onlyword	2 4
:asking>:openprice	0 -16 3 8 6 -17 7 -14 13 5
:asking>:opinion	2 -6 3 -2 6 -18 7 -6
:asking>:payer	2 -5 3 -11 13 -5 14 -16
:asking>:period	6 -3 12 17
:asking>:person	7 10
:asking>:pet	3 13
:asking>:refusing	6 4
:asking>:rent	4 11
:asking>:return	4 12
:asking>:scarcity	7 1
:asking>:seller	0 21 2 -24 3 -47 4 30 5 -1 7 -7 13 -21 14 -25
:asking>:source	6 2
:asking>:spelled	0 -2 2 30 4 -4 6 7 7 25 8 3
:asking>:time	4 1 6 8
:asking>:urgency	2 3 6 21
:asking>:wanting	0 -2
:asking>:writeto	0 10 1 -16 3 -47 4 17 5 -33 6 -1 7 -17 13 -42 14 -32
:asking_:absence	0 11
:asking_:absolute	0 -11 1 5
:asking_:accepting	3 8 4 -31 6 -4
:asking_:advance	1 7
:asking_:asking	4 9
:asking_:burden	0 -7 1 -1 3 -8 6 -2
:asking_:child	1 33
:asking_:codething	2 -7 9 -12
:asking_:condition	1 -14 4 18 6 -27
:asking_:consent	7 28
:asking_:deadline	4 1 6 13
:asking_:demand	1 25 3 2 4 -35
:asking_:deposit	0 11
:asking_:deterring	1 2 2 8 4 -17 7 -4
:asking_:disclaimer	2 4
:asking_:everyone	0 -16 1 26 2 -55 3 5 6 -33
:asking_:fairness	2 -3 3 22 4 -2
:asking_:family	1 7
:asking_:fee	4 11
:asking_:fixed	12 21
:asking_:longperiod	13 2
:asking_:money	4 -12
:asking_:nearby	4 10 6 12
:asking_:negation	0 6 1 -2 2 4 3 26 7 11
:asking_:neighbour	6 2
:asking_:newness	1 3
:asking_:number	5 -6 6 13 12 -2
:asking_:offerdeal	4 8
:asking_:online	4 -2
:asking_:onlyword	2 8
:asking_:openprice	2 12 4 11
:asking_:opinion	2 10 3 5
:asking_:paying	0 7 4 3 5 8
:asking_:period	4 -10 12 19
:asking_:person	4 -1 8 -11 13 8
:asking_:pet	2 -12 3 23 4 -5
:asking_:phone	7 6
:asking_:politics	2 8
:asking_:promise	3 4
:asking_:ranking	1 2 3 9
:asking_:refusing	6 3
:asking_:rent	4 12 13 9
:asking_:return	4 19 13 5
:asking_:seller	0 3
:asking_:sexual	2 8
:asking_:spelled	3 11 6 13 7 31 14 4
:asking_:time	6 6
:asking_:title	6 3
:asking_:tribunalrent	12 2
:asking_:urgency	6 31
:asking_:work	0 12
:asking_:writeto	6 -6
:benefit	0 179 1 -102 2 -121 3 -87 4 -191 5 -36 6 -153 7 -112 8 -126 9 -54 10 -81 11 -169 12 -76 13 -9 14 -104
:benefit $	0 57 1 -28 2 -40 3 -3 4 -4 5 -11 6 -25 7 -21 8 -2
:benefit ,	0 26 1 6 5 -5 6 -34 7 -24 8 -24 13 -2
:benefit :benefit	0 26 1 -13 2 -32 3 -33 5 -64 6 -41 7 -47 8 -9 13 -43
:benefit :codething	0 8
:benefit :deadline	0 13
:benefit :demand	0 31
:benefit :demanding	0 15
:benefit :denying	13 4
:benefit :deterring	0 -4
:benefit :disclaimer	0 -6
:benefit :everyone	0 -21
:benefit :feething	0 6 1 -10 4 -2 7 -14
:benefit :hiding	0 8
:benefit :income	0 16
:benefit :negation	0 59
:benefit :paying	0 40
:benefit :person	0 74 2 -23
:benefit :promise	0 47
:benefit :return	0 8
:benefit :room	0 2
:benefit :seller	0 3
:benefit :spelled	0 14
:benefit :wanting	0 -3
:benefit anything	0 1
:benefit as	0 6
:benefit benefit	0 -4
:benefit checks	5 2
:benefit claimants	0 10
:benefit costs	0 1
:benefit credit	0 5 5 -27 7 -6 13 -13
:benefit credit's	0 1
:benefit from	0 -5
:benefit have	0 11
:benefit history	13 6
:benefit in	0 23
:benefit is	0 8
:benefit it	6 6
:benefit no	0 5
:benefit not	0 11
:benefit office	0 2
:benefit on	0 -4
:benefit people	0 10
:benefit recipients	0 7
:benefit tenants	0 44
:benefit will	0 38
:benefit won't	0 3
:benefit yes	0 -6
:benefit>:absolute	0 17
:benefit>:advance	0 3
:benefit>:benefit	0 26 1 -22 2 -42 3 -41 4 -7 5 -74 6 -55 7 -58 8 -24 13 -50
:benefit>:burden	0 8
:benefit>:child	0 21 1 20 3 14
:benefit>:codething	0 4
:benefit>:condition	6 5 13 8
:benefit>:deadline	0 22
:benefit>:demand	0 20
:benefit>:demanding	0 15
:benefit>:denying	0 5 13 4
:benefit>:everyone	0 -2
:benefit>:feething	0 2 1 -12 4 -7 6 -2 7 -16
:benefit>:hiding	0 11
:benefit>:income	0 -3
:benefit>:negation	0 78
:benefit>:neighbour	0 9
:benefit>:paying	0 57
:benefit>:person	0 54 2 -27
:benefit>:promise	0 49
:benefit>:ranking	0 8
:benefit>:regretting	0 14
:benefit>:spelled	0 21
:benefit>:welcoming	0 -11
:benefit>:work	0 -6
:benefit_:absolute	0 31 7 -11
:benefit_:accepting	0 3
:benefit_:asking	0 3
:benefit_:benefit	0 -12 7 -6
:benefit_:burden	0 37
:benefit_:child	0 10 1 23 3 17
:benefit_:codething	0 -4
:benefit_:condition	0 35 6 4
:benefit_:deadline	0 25
:benefit_:demanding	0 64 2 -8
:benefit_:denying	0 26
:benefit_:deterring	0 27 1 -4 2 -10
:benefit_:disability	6 5
:benefit_:feething	0 -11
:benefit_:hiding	0 19
:benefit_:income	0 -12
:benefit_:losing	0 20
:benefit_:negation	0 71 1 -8 2 -2 3 -17 6 -34
:benefit_:neighbour	0 8
:benefit_:number	0 26
:benefit_:onlyword	0 19
:benefit_:openprice	0 33 1 1 4 -8 6 -11 13 -9
:benefit_:opinion	0 26 13 -2
:benefit_:payer	0 25
:benefit_:paying	0 55
:benefit_:pet	0 19 1 26 3 14
:benefit_:place	0 -14
:benefit_:promise	0 30
:benefit_:ranking	0 15
:benefit_:refusing	0 15
:benefit_:regretting	0 19
:benefit_:seller	0 10
:benefit_:spelled	0 39
:benefit_:urgency	0 21
:benefit_:wanting	0 3
:benefit_:welcoming	0 -31
:benefit_:work	0 -35
:bid	0 -32 1 -14 2 -6 3 -19 4 116 5 -21 6 16 7 2 8 -42 10 1 11 -34 12 -6 13 -42 14 -35
:bid #	6 4
:bid $	0 -22 4 32 6 18 7 -7
:bid ,	2 -36 4 34
:bid 18s	1 5
:bid :absolute	7 7
:bid :accepting	4 9
:bid :bid	1 -1 4 59 5 -3 6 -48 7 -32
:bid :building	7 5
:bid :burden	6 -12 12 7
:bid :childless	1 5
:bid :clocktime	8 1
:bid :codething	4 10
:bid :deadline	4 29 7 -11
:bid :demand	6 10
:bid :deterring	4 6 12 9
:bid :disability	7 9
:bid :disclaimer	4 8
:bid :everyone	6 9
:bid :fairness	4 9 6 5
:bid :fee	4 2
:bid :fixed	6 5
:bid :hiding	1 5
:bid :money	4 19 5 -2 6 -12
:bid :nearby	7 4
:bid :number	1 7
:bid :offerdeal	4 20
:bid :openprice	4 30 6 -3 7 -49
:bid :opinion	2 11 3 3 5 2
:bid :payer	2 4 7 2
:bid :period	1 9
:bid :person	0 12
:bid :ranking	4 15
:bid :rent	4 4
:bid :return	7 13
:bid :room	2 14
:bid :seller	3 4 5 3 7 2
:bid :time	6 4
:bid :urgency	6 7
:bid :welcoming	4 2
:bid :writeto	4 10
:bid a	4 -34
:bid and	4 11 6 -10
:bid bid	4 9
:bid bids	4 16
:bid by	4 24
:bid considered	4 3
:bid every	7 5
:bid floor	2 6
:bid for	4 5
:bid get	4 5
:bid gets	4 11
:bid is	4 1
:bid it	4 -4
:bid landlord	7 8
:bid more	4 -8 7 10
:bid my	3 6 5 4
:bid now	6 5
:bid of	5 1 7 -67 9 9
:bid offer	4 9
:bid on	4 7 12 9
:bid price	4 2
:bid street	7 7
:bid the	1 -6 4 22 5 -1 6 -16 7 -26
:bid this	6 11
:bid those	0 2
:bid wins	4 9
:bid>:absolute	7 4
:bid>:accepting	4 19
:bid>:advance	4 8 13 9
:bid>:bid	1 -9 2 -7 4 64 5 -6 6 -56 7 -38
:bid>:building	4 -3
:bid>:burden	6 -13 12 6
:bid>:childless	1 11 3 4
:bid>:clocktime	4 17 6 -11 9 7
:bid>:codething	4 3
:bid>:deadline	4 44 7 -4 9 5
:bid>:demand	6 6
:bid>:deterring	4 13 12 8
:bid>:disability	7 9
:bid>:disclaimer	4 11
:bid>:everyone	6 10 7 -2
:bid>:fairness	4 2 6 2 7 -7
:bid>:fee	4 3
:bid>:feething	4 24
:bid>:fixed	4 6 6 3
:bid>:hiding	1 4
:bid>:income	4 13
:bid>:money	4 21 5 -10 6 -27
:bid>:negation	2 7
:bid>:newness	4 5
:bid>:number	1 26 4 11 7 -2 8 -9
:bid>:offerdeal	4 21 6 -19 10 1
:bid>:openprice	4 19 6 -15 8 -19
:bid>:opinion	2 2 3 2
:bid>:period	1 6 4 12 8 1
:bid>:person	0 28 4 -15
:bid>:place	7 9
:bid>:ranking	2 3 4 14
:bid>:rent	4 13 5 4 7 4
:bid>:return	5 4 7 12
:bid>:room	2 7 4 -6 6 -10
:bid>:scarcity	4 23 6 -11
:bid>:seller	3 2
:bid>:spelled	1 3 7 -17
:bid>:time	6 15
:bid>:urgency	6 31
:bid>:welcoming	4 1
:bid>:writeto	4 1
:bid_:accepting	4 9
:bid_:advance	4 29 13 15
:bid_:bid	3 5 4 24 6 -15
:bid_:building	0 13
:bid_:burden	2 -4 4 24
:bid_:childless	1 2 3 5
:bid_:clocktime	4 38 7 -18 9 1
:bid_:codething	4 -16 6 16 9 11 13 -20
:bid_:condition	4 24
:bid_:consent	0 2
:bid_:councilpay	0 9
:bid_:deadline	4 46 9 5
:bid_:deposit	6 1
:bid_:deterring	4 11 5 12
:bid_:fairness	4 9
:bid_:family	7 5
:bid_:feething	4 25
:bid_:fixed	4 27
:bid_:healthword	3 6
:bid_:income	4 8
:bid_:keything	4 9
:bid_:longperiod	13 -24
:bid_:money	4 24 5 -42 6 -49
:bid_:newness	4 25
:bid_:number	1 3 4 36 6 3 7 -6
:bid_:offerdeal	10 2
:bid_:onlyword	4 12
:bid_:openprice	4 16 5 -13 6 -18
:bid_:opinion	4 4
:bid_:period	4 15
:bid_:person	0 16 4 -3 6 1
:bid_:photo	4 8
:bid_:place	4 -18 7 11
:bid_:promise	4 17 7 -2
:bid_:ranking	2 7 4 7
:bid_:rent	4 11 13 -39
:bid_:return	0 -1 6 -8 7 7 13 -9
:bid_:room	4 -24 5 1 6 -2 7 6
:bid_:scarcity	4 21 6 -1
:bid_:school	7 3
:bid_:source	0 2
:bid_:spelled	6 2
:bid_:thing	5 3
:bid_:time	6 6
:bid_:title	0 7 4 -4 8 3
:bid_:urgency	6 23
:bid_:wanting	6 9
:bid_:writeto	4 3 7 3
:building	0 -6 1 28 2 6 3 37 4 -13 6 7 7 27 8 1 9 17 10 73 11 2 12 8 14 -20
:building #	6 5
:building $	0 -7 1 20 2 1 3 31 8 -14 9 -45 14 -14
:building ,	0 -20 1 18 2 2 3 -3 4 27 5 -35 7 -9 8 -46 9 -4 10 2
:building :absence	8 17
:building :absolute	0 1
:building :advance	10 2
:building :building	2 -2 7 -14 10 9
:building :burden	0 -5 8 3
:building :childless	8 2
:building :clocktime	7 11
:building :codething	0 13 1 8 6 -12 8 3 9 4
:building :condition	0 3 5 7
:building :deadline	11 12 12 19
:building :demanding	10 3
:building :deterring	0 -3 9 8
:building :disclaimer	4 5
:building :everyone	0 6
:building :feething	7 20
:building :lifeword	12 10
:building :losing	12 11
:building :money	5 7
:building :nearby	7 -16 10 3
:building :negation	8 1
:building :neighbour	2 -1 11 10
:building :number	6 2
:building :openprice	4 -25 7 18
:building :opinion	7 2
:building :preferring	6 7
:building :promise	7 14
:building :ranking	10 2
:building :rent	14 6
:building :room	4 3
:building :spelled	7 24 8 -63
:building :wanting	6 6
:building :welcoming	1 12
:building all	0 3
:building and	2 4 7 -20 11 9
:building as	11 -2
:building at	1 -4 7 31 8 -62 11 1
:building below	8 2
:building for	0 8 1 32 2 -30 3 9 6 -18 8 -42 9 17
:building full	1 10
:building goes	12 11
:building has	1 -3 3 7 6 -20 7 -10 8 13 10 8 12 2
:building in	0 -1 1 -14 6 10 7 24 8 -19
:building is	0 13 1 9 6 -26 8 4 9 4
:building isn't	8 5
:building like	6 12
:building may	11 12
:building near	2 4 10 7
:building next	11 5
:building of	8 3 13 5
:building over	8 2
:building please	1 2
:building rover	8 4
:building rules	5 1
:building share	2 6
:building should	2 14
:building stands	8 8
:building that	7 5
:building though	0 8
:building to	7 3
:building was	10 3
:building while	5 8
:building will	7 9
:building with	6 29 7 -14 10 31
:building without	7 3
:building £#	5 7
:building>:absence	8 25
:building>:absolute	0 18 3 14 7 2 10 6
:building>:accepting	6 6 8 4 9 6
:building>:advance	10 5
:building>:age	1 8
:building>:building	2 -29 10 22
:building>:burden	4 -2 8 5
:building>:clocktime	7 14
:building>:codething	0 14 1 7 6 -15 8 3 9 8 11 -14
:building>:condition	0 2 2 -1 5 13 8 8
:building>:consent	10 3
:building>:deadline	6 -12 8 11 9 18 12 15
:building>:demand	1 11
:building>:demanding	9 10 10 4
:building>:deterring	0 -22 2 10 8 1 9 2
:building>:disclaimer	4 3
:building>:dislike	1 18
:building>:everyone	0 1 7 13
:building>:faith	2 5
:building>:family	1 -7
:building>:feething	7 14
:building>:fixed	2 1 12 13
:building>:healthword	8 7
:building>:holiday	2 3 12 3
:building>:income	0 10
:building>:lifeword	12 9
:building>:losing	12 9
:building>:nearby	4 -2 7 -13 10 8
:building>:negation	6 8 7 2 8 4 10 4 11 2
:building>:neighbour	2 -12 6 4 11 10
:building>:newness	3 3 7 -8 8 5 10 15
:building>:number	2 5 7 -11 10 5
:building>:offerdeal	14 5
:building>:openprice	7 21
:building>:opinion	7 9
:building>:person	2 -4
:building>:pet	3 11
:building>:photo	11 16
:building>:place	2 -15 7 11
:building>:preferring	6 5
:building>:promise	3 15 7 21
:building>:ranking	6 -1 10 2
:building>:rent	14 6
:building>:return	4 8
:building>:room	2 13 6 4 8 -7 10 7
:building>:rulesplace	10 5
:building>:seller	1 -9 2 -6
:building>:spelled	5 -6 7 18 10 7 12 3
:building>:thing	2 3 10 2
:building>:utility	3 5
:building>:wanting	11 9
:building>:welcoming	1 23
:building>:work	0 -14 13 5
:building_:absence	7 -22 8 53
:building_:absolute	1 -2 3 8 6 -19 7 32 10 12
:building_:accepting	2 -5 6 12 7 -14 8 4
:building_:advance	1 14 10 3
:building_:age	1 1 8 -9
:building_:benefit	0 2
:building_:bid	6 4 8 12 10 1
:building_:building	0 -13 2 -10
:building_:burden	2 17
:building_:child	1 28
:building_:clocktime	0 -10 4 -2 8 48 9 2 12 2
:building_:codething	1 6 4 -2 6 9 8 10 11 -3
:building_:condition	2 -4 6 4 8 12
:building_:councilpay	0 2
:building_:deadline	5 8 6 -15 8 13 9 16 13 -5
:building_:demand	0 1 1 26
:building_:demanding	8 4
:building_:denying	3 5 8 -7
:building_:deterring	2 15 6 -6 8 5
:building_:disclaimer	6 3
:building_:dislike	1 2
:building_:everyone	7 37
:building_:fairness	7 11 8 4
:building_:faith	2 17
:building_:feething	5 5 13 16
:building_:fixed	13 3
:building_:healthword	8 8
:building_:hiding	10 4
:building_:holiday	8 15 9 15 12 1
:building_:income	0 5
:building_:jobname	0 7
:building_:keything	6 13 10 2 11 3
:building_:lifeword	1 6 8 24
:building_:longperiod	12 5
:building_:losing	6 10
:building_:money	6 12
:building_:nation	2 21
:building_:nearby	3 7 6 9 7 -13
:building_:negation	3 19 6 14
:building_:neighbour	6 19 11 7
:building_:newness	1 19 3 5 6 -39 9 1 10 31
:building_:number	2 5 4 -42 6 -27 8 -26
:building_:openprice	1 14 4 12 6 4 7 2 8 6 12 3
:building_:opinion	4 18 7 6 8 4 11 -5 12 5
:building_:payer	1 -22 4 3
:building_:period	0 1 8 18 9 26
:building_:person	0 11 6 -10
:building_:pet	3 30
:building_:photo	11 37
:building_:place	6 2 7 25 9 4 13 10
:building_:preferring	5 3
:building_:promise	3 8
:building_:ranking	1 11 8 -8
:building_:record	8 -16
:building_:refusing	0 2 1 1
:building_:room	6 22 7 -14 8 -71
:building_:seller	1 -11
:building_:spelled	4 -19 8 13 9 2 10 6
:building_:superlative	8 3
:building_:thing	6 7
:building_:title	6 -7
:building_:urgency	6 20
:building_:utility	3 12
:building_:wanting	8 19 11 10
:building_:welcoming	1 4
:building_:work	0 10 8 8
:burden	0 29 1 7 2 15 4 13 5 34 6 -12 7 -11 8 -16 9 7 12 -5 13 2 14 14
:burden #	4 -3 6 -20 8 -3 13 3
:burden ##	14 28
:burden $	0 22 2 7 3 13 4 27 5 9 7 -33 8 -10 11 11 14 -24
:burden ,	0 25 2 11 4 -2 5 2 7 -10 8 -41
:burden :absence	3 11 8 11
:burden :absolute	7 8 8 -24 12 2
:burden :advance	8 -18 13 32
:burden :asking	4 1
:burden :benefit	0 21 1 -12 2 -4 6 -16 7 -12
:burden :bid	4 4 5 10
:burden :building	2 1 3 4
:burden :burden	0 13 1 15 4 1 5 3 6 -5
:burden :child	1 26
:burden :childless	0 19
:burden :clocktime	0 -20 1 -47 2 -36 5 -16 6 1 7 -10 9 6 10 -4 14 -33
:burden :codething	5 2
:burden :condition	1 6
:burden :deadline	6 29 8 -39 12 2
:burden :demand	4 5
:burden :demanding	4 1
:burden :deposit	0 10
:burden :disclaimer	6 4 14 10
:burden :dislike	2 14
:burden :everyone	2 2 8 -23 10 23
:burden :fairness	4 5
:burden :feething	1 1 5 7 6 -10
:burden :fixed	13 1
:burden :hiding	5 16
:burden :holiday	8 2 9 22
:burden :income	0 11
:burden :jobless	13 13
:burden :longperiod	12 1 13 15
:burden :losing	7 17
:burden :money	4 2 5 10
:burden :nation	2 14
:burden :negation	0 -2 3 2 14 6
:burden :newness	5 13 6 -9 7 2
:burden :number	0 -28 2 -6 4 9 5 -16 8 -29 11 -12 13 14 14 2
:burden :offerdeal	7 5
:burden :online	2 -8 4 -16 14 46
:burden :openprice	0 -19 4 11 5 1
:burden :opinion	1 22
:burden :origin	2 3
:burden :payer	3 -12 14 6
:burden :paying	1 2
:burden :period	4 4 6 -11 12 -1 13 9
:burden :person	3 3
:burden :pet	3 43
:burden :ranking	5 15
:burden :record	1 7
:burden :rent	4 24
:burden :return	0 9 4 11 7 21
:burden :room	8 -16
:burden :scarcity	7 3
:burden :seller	3 -16 6 25 14 12
:burden :sex	2 7
:burden :sexual	2 2
:burden :source	1 12
:burden :spelled	0 -48 2 -9 8 -14 14 17
:burden :superlative	5 16
:burden :title	2 25 3 1
:burden :urgency	6 2 10 1 14 8
:burden :wanting	1 -8 4 18
:burden :welcoming	0 2 2 13
:burden :work	0 2 8 2
:burden :writeto	13 2
:burden a	0 -32 3 -8 6 -1 7 -16 8 4 11 1
:burden adult	0 7
:burden an	12 7
:burden and	0 3 6 21
:burden animals	3 6
:burden any	1 4 10 5
:burden at	14 11
:burden be	3 -14 4 -6 5 8 6 -34 8 -8
:burden benefits	0 -4
:burden buy	5 4
:burden buyer	6 6
:burden can	0 2
:burden cent	7 27
:burden chance	6 3 7 4
:burden child	1 24
:burden come	2 1
:burden day	13 8
:burden deposit	0 10
:burden earth	7 14
:burden ee	14 -6
:burden facebook	14 6
:burden fair	6 3
:burden flatshare	2 6
:burden for	4 -9 7 8 8 15
:burden form	5 1
:burden friday	4 4
:burden go	7 6
:burden guarantor	0 10
:burden he	6 7
:burden her	1 2
:burden home	3 13
:burden i	6 11
:burden i'm	8 6
:burden in	7 1
:burden insta	14 8
:burden instagram	14 3
:burden it	4 26 7 15
:burden it's	1 12
:burden lady	2 1
:burden landlord	2 9
:burden leaving	5 5
:burden matter	4 2
:burden monday	6 19
:burden month	4 20 5 -13 13 -31
:burden months	13 6
:burden my	0 5
:burden night	5 -4 9 8
:burden not	0 -4
:burden now	10 8
:burden of	7 -17 11 30
:burden oh	14 11
:burden one	2 -11
:burden our	14 9
:burden pictures	14 5
:burden please	2 4
:burden quarter	13 7
:burden reference	1 7
:burden rent	4 14
:burden request	4 1
:burden september	12 11
:burden signing	13 14
:burden site	14 -5
:burden six	12 9
:burden take	5 13
:burden term	13 2
:burden than	2 -5 7 -27 13 -32
:burden that	0 -1 6 6
:burden the	0 23 1 -12 2 -10 3 -19 4 -1 6 -2 7 -21 8 12 11 -10 14 -15
:burden their	6 19
:burden them	11 4
:burden there	7 4
:burden this	7 11 10 10 14 -4
:burden those	2 2
:burden top	5 17
:burden two	4 11 6 2
:burden uc	0 12
:burden vat	5 3
:burden way	5 -4
:burden weekdays	8 1
:burden who	4 3
:burden you	4 18 5 -8 7 -48 8 5 11 -1
:burden you've	1 5
:burden your	2 18 6 12 8 20
:burden £#	4 1 5 15
:burden>:absence	2 -27 3 23 8 5
:burden>:absolute	1 28 7 22 12 5
:burden>:accepting	1 26 3 -18 5 15 6 -15
:burden>:advance	0 -6 2 -4 4 -2 5 1 8 -4 13 14
:burden>:asking	1 3 4 7 6 -1 7 -10
:burden>:benefit	0 30 1 -27 2 -24 3 -6 4 -24 5 -18 6 -34 7 -5 8 -14
:burden>:bid	4 15 5 2
:burden>:building	1 8 2 2 10 6 11 3
:burden>:burden	0 35 1 11 4 7 5 13 6 -3 7 -19 8 -25
:burden>:child	1 15
:burden>:childthing	1 17
:burden>:clocktime	0 -6 1 -16 2 -5 5 -9 7 -11 9 3 10 -14 12 4 14 -45
:burden>:codething	3 25 5 35 7 22
:burden>:condition	1 19 2 7 5 4 6 8
:burden>:councilpay	0 18
:burden>:deadline	0 -16 1 -20 6 29 8 -13 12 5
:burden>:demand	4 2
:burden>:demanding	2 -7 5 -33 8 13
:burden>:deposit	0 15
:burden>:deterring	0 29 1 -6 6 -22
:burden>:disability	0 12 8 3
:burden>:disclaimer	14 7
:burden>:dislike	2 7
:burden>:everyone	1 8 7 13 8 -45 10 21
:burden>:fairness	2 -2 4 17 6 5
:burden>:faith	2 23
:burden>:feething	1 2 2 1 5 16 6 -5 13 15
:burden>:fixed	4 -4 6 1 8 -4 12 19
:burden>:healthword	0 3 8 13
:burden>:hiding	0 9 4 28 5 13 6 -10 7 -4 8 4
:burden>:holiday	9 38
:burden>:income	0 1 7 -9
:burden>:jobless	0 24 13 7
:burden>:jobname	0 5
:burden>:keything	8 5
:burden>:kin	1 -4 2 12
:burden>:law	3 13
:burden>:longperiod	5 7 13 38
:burden>:losing	7 13
:burden>:money	4 17 5 40 6 -1
:burden>:nation	2 20 9 7
:burden>:nearby	0 -35 1 -2 4 -19 8 -2 10 4
:burden>:negation	1 -8 4 -10 11 3 13 2 14 13
:burden>:neighbour	2 18
:burden>:newness	2 -21 5 11 6 -10 7 3 10 19
:burden>:number	2 -5 4 14 5 -4 8 -12 9 -5 11 -39 14 2
:burden>:offerdeal	0 13 7 2
:burden>:online	0 -39 2 -27 4 -50 5 -7 6 -13 7 -8 8 -16 14 50
:burden>:onlyword	1 11 6 2
:burden>:openprice	0 -11 3 -3 4 14 5 29
:burden>:opinion	0 -1 1 27 5 8
:burden>:origin	2 26
:burden>:payer	0 -3 1 10 2 5 3 -23 4 -6 5 8 7 -11 14 4
:burden>:paying	1 3
:burden>:period	0 -22 1 2 3 -1 6 -10 12 -23 13 24
:burden>:person	2 1 8 -8
:burden>:pet	3 56
:burden>:phone	8 7
:burden>:photo	8 11 11 8
:burden>:place	0 -16 14 -1
:burden>:politics	2 14
:burden>:preferring	2 -3 4 4
:burden>:promise	11 1
:burden>:ranking	2 -8 5 24
:burden>:record	1 3
:burden>:refusing	8 5
:burden>:rent	1 2 4 11 7 3 12 10
:burden>:return	0 2 2 -7 4 3 6 -3 7 36 10 1 12 6
:burden>:room	0 -32 2 -6 5 -8 7 -19 8 -25
:burden>:scarcity	2 -18 6 26
:burden>:seller	1 19 2 5 3 -27 4 -6 5 2 6 20 7 -2 14 10
:burden>:sex	2 20
:burden>:sexual	2 24
:burden>:source	1 11
:burden>:spelled	6 13 8 -2 14 12
:burden>:superlative	5 12 7 11
:burden>:thing	8 8 13 4
:burden>:time	0 3 3 -9 5 4 6 3
:burden>:title	2 29 6 3
:burden>:tribunalrent	5 9 7 16 10 4
:burden>:urgency	6 21 10 5 14 3
:burden>:utility	8 4
:burden>:wanting	0 -34 1 -17 2 -3 5 -38 6 -28 8 13 13 -1
:burden>:welcoming	2 19 8 3
:burden>:work	0 10 1 -4 9 4 13 6
:burden>:writeto	6 10
:burden_:absence	7 -19 8 1 13 -11
:burden_:absolute	1 19 13 -7
:burden_:accepting	0 -3 1 9 2 -3 3 2 5 5
:burden_:advance	4 -16 6 18 13 9
:burden_:age	2 9
:burden_:asking	0 -18 2 -3 7 -16 13 -5
:burden_:benefit	0 28
:burden_:bid	0 -8 4 4
:burden_:building	10 8 11 1
:burden_:burden	0 18 1 11 3 -1 7 -23
:burden_:child	0 -15 1 8
:burden_:childless	0 -10 1 16
:burden_:childthing	1 6
:burden_:clocktime	1 9 8 -2 12 2
:burden_:codething	3 17 4 -3 5 32 7 15 8 21 13 14
:burden_:condition	13 -12
:burden_:councilpay	0 23
:burden_:deadline	1 -36 3 -2 4 -6 7 6 9 -37 11 -11 13 36
:burden_:demanding	2 -2 5 -16 14 9
:burden_:deterring	0 38 2 11 3 -1 6 -23 7 -11 14 -1
:burden_:disability	2 19 6 -8
:burden_:disclaimer	0 4
:burden_:dislike	8 1
:burden_:everyone	0 -14 1 22 6 -2 8 2
:burden_:fairness	2 -8 4 13
:burden_:faith	2 31 6 4
:burden_:family	2 31
:burden_:fee	5 27
:burden_:feething	0 -7 2 12 5 11
:burden_:fixed	12 21
:burden_:healthword	0 8
:burden_:hiding	0 3 4 30 7 -2
:burden_:holiday	1 8 6 -2
:burden_:income	0 26 1 -3 7 -31 13 14
:burden_:jobless	0 25 6 2
:burden_:kin	1 -21 2 27
:burden_:lifeword	0 1 6 -29
:burden_:longperiod	7 15 13 37
:burden_:losing	0 3 8 14
:burden_:money	0 3 4 10 5 37
:burden_:nation	2 32 9 6
:burden_:nearby	0 -46 4 -31 10 4
:burden_:negation	0 8 1 -14 4 -31 5 -20 11 20 13 3
:burden_:newness	1 -7 2 -13 4 10 10 26
:burden_:number	5 -1 8 -16 12 -1 14 37
:burden_:offerdeal	0 10
:burden_:online	4 -37 10 15 14 43
:burden_:onlyword	8 3
:burden_:openprice	0 19 10 7 12 -27 13 -3 14 11
:burden_:opinion	0 21 5 1 8 7 12 -10 13 11
:burden_:origin	2 40
:burden_:payer	0 24 1 21 4 -32 5 24 6 -25 8 -5 14 2
:burden_:paying	0 34 5 13 13 11
:burden_:period	0 -4 4 3 5 21 12 -3 13 17
:burden_:person	4 43 6 -2 7 -27
:burden_:pet	1 -11 3 38 5 14
:burden_:petpart	3 2
:burden_:phone	14 23
:burden_:photo	8 12 11 14
:burden_:place	0 -24 1 2 2 6 4 -5 7 4 9 6
:burden_:politics	6 -3 8 -4
:burden_:preferring	2 -21 4 1
:burden_:promise	0 5 7 -8
:burden_:ranking	4 2 5 14 7 -17
:burden_:refusing	8 5
:burden_:rent	5 17 12 7 13 15
:burden_:return	5 1 6 -21 7 10 10 5 12 2
:burden_:room	0 -20 4 -19 5 -27 7 -2 8 -8 14 -21
:burden_:rulesplace	8 2
:burden_:safety	1 6
:burden_:scarcity	4 2 6 35
:burden_:seller	1 15 2 16 4 -19 5 14 6 4 8 -1 13 4
:burden_:sex	2 6
:burden_:sexual	2 6
:burden_:spelled	0 18 2 -17 3 3 4 -11 6 19 8 -25 12 19 13 25 14 14
:burden_:superlative	7 24
:burden_:thing	8 16 13 16
:burden_:time	6 21 8 -9
:burden_:title	2 20 5 8
:burden_:tribunalrent	7 19 10 8 13 10
:burden_:urgency	6 8
:burden_:wanting	4 15 5 -43 7 -31 8 2 13 -4 14 4
:burden_:welcoming	2 8 8 12
:burden_:work	0 18 1 -15 2 -29 4 -18 6 -6 7 -2 8 -3 9 6 13 13
:burden_:writeto	1 1 6 22 7 -25 13 4
:child	0 -92 1 187 2 -134 3 -71 4 -59 5 -85 6 -100 7 -61 8 6 9 -54 10 -47 11 -60 12 -95 13 -56 14 -66
:child $	0 -57 1 41 2 -56 3 -52 4 -15 6 -35 7 -2
:child ,	0 6 1 47 3 -2 7 -19
:child 16s	1 10
:child :bid	6 10
:child :burden	4 15
:child :childthing	1 -7
:child :codething	7 1
:child :condition	1 15
:child :deadline	1 28 6 5
:child :demanding	1 3
:child :disclaimer	6 11
:child :dislike	1 23
:child :everyone	1 -8
:child :hiding	1 3
:child :income	1 23
:child :lifeword	1 10
:child :negation	1 40
:child :number	1 9 8 -1
:child :offerdeal	1 33 6 6
:child :openprice	0 1 1 5 3 11
:child :opinion	2 6
:child :payer	1 19
:child :person	1 3 2 -18
:child :place	1 -5
:child :promise	1 16
:child :record	1 16
:child :refusing	1 1
:child :seller	2 7
:child :spelled	1 7
:child are	1 27
:child can	1 14
:child can't	1 3
:child cry	1 1
:child don't	1 -8
:child feet	1 16
:child free	1 33
:child in	1 27
:child is	7 1
:child less	1 5
:child living	1 15
:child may	1 28
:child my	2 8
:child need	1 1
:child not	1 28
:child of	1 -1
:child offer	6 11
:child ones	1 3 2 -14
:child or	3 14
:child play	1 -5
:child please	1 8
:child seat	1 -8
:child sixteen	1 3
:child so	8 2
:child tens	1 9
:child the	1 -9 8 2
:child to	1 1
:child will	7 5
:child would	1 17
:child>:advance	1 7
:child>:asking	1 14
:child>:bid	6 9
:child>:burden	1 13 4 13
:child>:childthing	1 -2
:child>:condition	1 25
:child>:deadline	1 23 6 1 9 -8
:child>:demand	1 7
:child>:demanding	1 37
:child>:deterring	1 29
:child>:disability	1 -15
:child>:disclaimer	6 11
:child>:dislike	1 30
:child>:everyone	1 -31
:child>:hiding	1 10 8 30
:child>:income	1 26
:child>:lifeword	1 20
:child>:losing	1 8
:child>:negation	1 61 2 6 7 -33
:child>:newness	1 3
:child>:number	1 6 8 9
:child>:offerdeal	1 30 6 6
:child>:onlyword	1 12
:child>:openprice	1 10 3 9
:child>:opinion	1 1
:child>:payer	1 19
:child>:person	2 -24
:child>:pet	0 1 1 12
:child>:promise	1 17 7 15
:child>:ranking	1 25
:child>:record	1 9
:child>:refusing	1 37
:child>:regretting	1 10
:child>:rent	1 5
:child>:return	1 4
:child>:room	8 -2
:child>:rulesplace	2 1
:child>:seller	1 3
:child>:sex	8 18
:child>:spelled	1 32 2 15 8 3
:child>:time	1 17
:child>:title	1 6 8 4
:child>:wanting	2 -4
:child>:welcoming	1 -6
:child_:absence	1 6 7 7
:child_:accepting	0 -11 1 32
:child_:advance	1 8
:child_:asking	1 27 2 -3
:child_:benefit	0 17 1 -6
:child_:bid	4 15
:child_:building	1 9
:child_:burden	1 31 8 -12
:child_:child	1 -15
:child_:childless	1 -17
:child_:codething	1 3
:child_:condition	0 3
:child_:consent	1 2
:child_:demand	1 4 8 1
:child_:demanding	0 2 1 34 2 -15
:child_:deterring	1 43 2 -27 8 -1
:child_:dislike	1 39
:child_:everyone	1 -39
:child_:hiding	1 16 8 32
:child_:holiday	1 7
:child_:keything	8 8
:child_:losing	1 20
:child_:money	1 28
:child_:negation	1 64 3 -17 6 -14 7 -23 11 -12
:child_:neighbour	1 39
:child_:newness	1 14
:child_:number	8 2
:child_:onlyword	1 27
:child_:openprice	1 53
:child_:opinion	1 44 2 -4
:child_:pet	0 20 1 39 3 26
:child_:phone	8 1
:child_:photo	1 5
:child_:place	1 7
:child_:promise	7 22
:child_:ranking	1 29
:child_:refusing	1 47 7 7
:child_:regretting	1 7
:child_:rent	1 6
:child_:return	1 18
:child_:room	1 3 2 1
:child_:rulesplace	2 26
:child_:scarcity	1 15
:child_:seller	1 30
:child_:sex	1 1
:child_:spelled	1 15 2 14 8 6
:child_:superlative	1 10
:child_:time	1 17
:child_:title	8 13
:child_:welcoming	1 4
:childless	1 125 2 -2 3 -63 4 -18 5 -6 6 -17 7 -95 8 -9 10 -38 11 -97 12 -15 13 -12 14 -79
:childless #	1 7 6 3
:childless $	1 22 4 -45
:childless ,	8 -4
:childless 18s	1 5
:childless :absolute	0 -12 1 10 9 1
:childless :accepting	1 4
:childless :building	1 17
:childless :burden	0 -20 1 14 6 -13
:childless :childless	1 42 2 -12
:childless :codething	4 2
:childless :deadline	1 10
:childless :demanding	1 5
:childless :disability	0 7
:childless :healthword	0 7
:childless :kin	1 10
:childless :losing	4 2
:childless :money	4 7
:childless :nearby	8 2
:childless :neighbour	2 7 8 6
:childless :number	1 41
:childless :onlyword	0 -15 1 6 9 1
:childless :openprice	2 -4 6 -5
:childless :opinion	3 5 5 2
:childless :person	0 10 1 52 6 -3
:childless :preferring	1 12
:childless :rulesplace	1 11
:childless :scarcity	0 -12 1 10 9 1
:childless :seller	2 10 3 6 5 4
:childless and	1 -16
:childless at	8 1
:childless couples	1 4
:childless disability	0 7
:childless eighteen	1 8
:childless household	1 20
:childless in	1 14
:childless is	4 2
:childless it	6 8
:childless my	3 6 5 4
:childless of	1 6 13 5
:childless only	0 -12 1 10 9 1
:childless pair	1 3
:childless preferred	1 10
:childless than	1 22
:childless the	1 -14 3 2 4 -5 6 -2
:childless those	0 2
:childless up	1 5
:childless ups	1 34 2 -11
:childless £#	4 4
:childless>:absolute	0 -32 1 50 2 -16 6 -6 9 1
:childless>:accepting	1 9
:childless>:bid	3 6
:childless>:building	1 21
:childless>:burden	0 -40 1 29 4 -4 6 -33
:childless>:childless	1 50 3 3
:childless>:deadline	1 9
:childless>:demanding	1 3
:childless>:deterring	2 1
:childless>:disability	0 6
:childless>:everyone	0 6
:childless>:fairness	1 -5
:childless>:healthword	0 7
:childless>:kin	1 4
:childless>:losing	4 1
:childless>:money	4 6
:childless>:nearby	8 14
:childless>:negation	1 24
:childless>:neighbour	2 10 8 5
:childless>:number	0 8 1 46 8 -1
:childless>:onlyword	0 -34 1 35 2 -3 6 -5
:childless>:openprice	2 -14 6 -11
:childless>:opinion	3 3 5 1
:childless>:person	0 17 1 35 6 -11 8 -10
:childless>:place	8 1
:childless>:preferring	1 14
:childless>:rulesplace	1 6
:childless>:scarcity	0 -30 1 31 2 -15 6 -4 9 1
:childless>:seller	2 6 3 5
:childless>:sex	2 8
:childless>:spelled	1 20
:childless_:absence	0 8 1 34
:childless_:absolute	1 37 2 -27
:childless_:accepting	1 27
:childless_:advance	1 -1
:childless_:age	4 3
:childless_:asking	6 6
:childless_:bid	3 5
:childless_:building	1 22
:childless_:burden	1 8 2 -11
:childless_:child	1 11 2 -7 8 -13
:childless_:childless	3 4
:childless_:codething	2 3 9 5
:childless_:deadline	0 2
:childless_:demand	6 5
:childless_:deterring	1 6
:childless_:everyone	0 13
:childless_:fairness	1 -6
:childless_:family	2 -17
:childless_:feething	1 -6
:childless_:healthword	3 6
:childless_:kin	1 -15 2 1
:childless_:money	4 5
:childless_:negation	1 23
:childless_:newness	0 3 1 19
:childless_:number	0 6 4 3 6 6
:childless_:onlyword	1 28 2 -20
:childless_:openprice	1 23
:childless_:paying	0 4
:childless_:person	1 -2 2 -14
:childless_:photo	4 10
:childless_:rent	4 -1
:childless_:return	4 -2
:childless_:room	1 -3 5 1
:childless_:scarcity	1 20 2 -20
:childless_:sexual	2 5
:childless_:spelled	1 5 6 1
:childless_:thing	5 4
:childless_:title	2 3
:childless_:urgency	1 15
:childless_:wanting	1 2
:childless_:work	0 26 1 2
:childless_:writeto	4 5
:childthing	0 -30 1 58 2 -18 3 -16 6 -56 7 -76 8 -19
:childthing $	1 33
:childthing ,	1 34
:childthing :ranking	1 16
:childthing it	4 1
:childthing with	1 5
:childthing>:opinion	1 13
:childthing>:payer	1 2
:childthing>:ranking	1 10
:childthing>:rulesplace	1 7
:childthing_:asking	1 3
:childthing_:building	1 2
:childthing_:burden	1 -2
:childthing_:childthing	1 9
:childthing_:hiding	1 -15
:childthing_:negation	1 16
:childthing_:opinion	1 10
:childthing_:payer	1 1
:childthing_:rulesplace	1 25
:childthing_:scarcity	1 7
:clocktime	0 -26 2 -38 3 -28 4 3 5 -10 6 17 7 -3 8 12 9 52 10 -54 11 -31 12 19 13 15 14 -26
:clocktime #	6 -23
:clocktime ##	7 -28 8 -66 12 11
:clocktime $	0 -113 2 -101 3 -56 5 -20 7 -123 8 -3 9 17 10 -18 11 -81 12 12 13 -6 14 -23
:clocktime ,	0 -32 1 11 2 -96 4 -27 5 -44 7 -49 8 18 9 2 11 -40 12 5 13 40
:clocktime :absence	0 -6
:clocktime :absolute	2 -3
:clocktime :benefit	0 12
:clocktime :bid	2 4
:clocktime :building	7 -10
:clocktime :burden	8 -8
:clocktime :child	6 7
:clocktime :childless	2 3
:clocktime :clocktime	1 -32 2 -7 4 -6 6 -9 7 -21 8 17 12 4 13 -5
:clocktime :codething	12 6
:clocktime :deadline	1 -21 6 -5 8 2 12 3
:clocktime :deterring	7 5
:clocktime :faith	8 10
:clocktime :family	1 20
:clocktime :fee	5 2
:clocktime :fixed	12 -6
:clocktime :healthword	8 17
:clocktime :hiding	6 8
:clocktime :holiday	8 5
:clocktime :income	0 17
:clocktime :longperiod	8 1 13 3
:clocktime :money	5 -13
:clocktime :negation	2 5
:clocktime :number	0 -30 1 -15 5 -20 6 -76 7 -5 9 -12 13 -14 14 -48
:clocktime :online	3 5
:clocktime :openprice	4 3 9 12 12 4
:clocktime :opinion	3 2 7 1 12 5
:clocktime :payer	0 4 5 7
:clocktime :period	7 4 9 3 12 -18 13 9
:clocktime :person	4 12 7 18
:clocktime :place	7 26
:clocktime :seller	3 1 5 7 7 12
:clocktime :spelled	0 -14 8 29 14 -18
:clocktime :time	10 14
:clocktime :urgency	10 13
:clocktime :work	4 1
:clocktime :writeto	0 2 3 8 5 6
:clocktime a	0 3
:clocktime and	6 21 8 6 13 15
:clocktime by	9 16
:clocktime day	7 15
:clocktime each	0 2
:clocktime easter	12 9
:clocktime families	1 5
:clocktime friday	8 3
:clocktime here	7 22
:clocktime month	4 2 12 -11
:clocktime of	9 23
:clocktime on	4 1
:clocktime other	7 3
:clocktime over	2 5
:clocktime porter	8 3
:clocktime single	7 18
:clocktime six	8 6
:clocktime so	8 4
:clocktime storage	9 -2
:clocktime sunday	8 8
:clocktime tenant	7 1
:clocktime the	1 3 3 -22 4 -6 10 -1 11 20
:clocktime this	7 14
:clocktime to	9 3 12 11
:clocktime under	6 8
:clocktime us	3 5
:clocktime you	5 1
:clocktime £#	4 9 5 -4
:clocktime>:absence	0 -17 8 5
:clocktime>:absolute	2 -19
:clocktime>:advance	7 9
:clocktime>:asking	6 8
:clocktime>:benefit	0 14
:clocktime>:bid	2 2
:clocktime>:building	7 -28
:clocktime>:burden	2 -10 4 6 14 6
:clocktime>:child	6 6
:clocktime>:childless	1 4 2 2
:clocktime>:clocktime	0 -17 1 -34 2 -21 4 -16 6 -11 7 -31 8 4 11 -1
:clocktime>:codething	4 -13 6 -4 7 4 8 12 13 19
:clocktime>:councilpay	0 34
:clocktime>:deadline	2 -8 6 -7 9 1
:clocktime>:deterring	4 6 7 2
:clocktime>:everyone	0 1
:clocktime>:faith	8 9
:clocktime>:family	1 23
:clocktime>:feething	6 -9 7 22 12 1
:clocktime>:fixed	12 -4
:clocktime>:forename	6 12
:clocktime>:healthword	8 23
:clocktime>:hiding	6 3
:clocktime>:holiday	8 5
:clocktime>:income	0 16
:clocktime>:jobless	0 7
:clocktime>:keything	5 2
:clocktime>:lifeword	8 2
:clocktime>:longperiod	2 1 7 -10 8 9 13 19
:clocktime>:losing	6 8
:clocktime>:money	5 -7
:clocktime>:nearby	7 15 9 -16
:clocktime>:negation	8 10
:clocktime>:newness	5 7 7 1
:clocktime>:number	0 -38 1 -32 2 -4 4 4 5 -14 6 -13 8 -1 9 -10 10 -2 12 8 13 -17 14 -39
:clocktime>:offerdeal	6 3
:clocktime>:online	3 5 5 8
:clocktime>:openprice	2 3 6 6 9 14 12 1
:clocktime>:opinion	2 -9 5 9 8 14 9 3 12 9
:clocktime>:payer	0 2 5 9
:clocktime>:paying	0 4
:clocktime>:period	0 11 7 9 12 -13 13 35
:clocktime>:person	4 7 7 22 8 -9
:clocktime>:phone	5 2
:clocktime>:photo	11 2
:clocktime>:place	6 9 7 12
:clocktime>:politics	2 17
:clocktime>:ranking	7 7
:clocktime>:record	5 2
:clocktime>:room	2 -20 6 -10 7 8 8 -19
:clocktime>:school	1 28
:clocktime>:seller	2 4 5 11
:clocktime>:spelled	1 -25 5 -1 8 24 14 -25
:clocktime>:time	10 7 12 12
:clocktime>:title	8 15
:clocktime>:tribunalrent	2 4 13 18
:clocktime>:urgency	10 9
:clocktime>:wanting	6 7
:clocktime>:work	13 3
:clocktime>:writeto	0 1 3 7 5 13
:clocktime_:absence	6 2 8 38 9 4 13 4
:clocktime_:absolute	7 31 8 30
:clocktime_:accepting	9 7
:clocktime_:advance	4 1 5 15 13 -4
:clocktime_:building	2 -24 3 1 7 16 11 17
:clocktime_:burden	0 -23 1 16 8 1 12 -16 14 5
:clocktime_:child	1 7 8 2
:clocktime_:childless	0 7 1 4
:clocktime_:clocktime	1 -23 2 -71 3 -21 4 -11 6 -32 8 2 9 24 11 -9 12 16 13 25 14 -6
:clocktime_:codething	4 -5 7 14 8 7 12 -9
:clocktime_:councilpay	0 18
:clocktime_:deadline	3 -19 6 -6 9 23 11 -19 12 9 13 2
:clocktime_:demanding	8 -3
:clocktime_:denying	10 9
:clocktime_:deterring	4 -1 6 -57 7 4 9 1 12 -7
:clocktime_:feething	6 -14 7 28
:clocktime_:fixed	4 2
:clocktime_:holiday	9 19
:clocktime_:jobless	0 20
:clocktime_:kin	1 3
:clocktime_:lifeword	11 10
:clocktime_:longperiod	8 6
:clocktime_:losing	6 20
:clocktime_:nearby	4 -21 7 22
:clocktime_:negation	6 5 8 16 10 15
:clocktime_:neighbour	8 -6
:clocktime_:newness	5 6 7 13 13 -3
:clocktime_:number	1 -46 2 -7 4 29 6 -2 8 5 12 3 14 -5
:clocktime_:online	2 5 11 20
:clocktime_:onlyword	1 4 8 7
:clocktime_:openprice	0 11 4 -40 8 13
:clocktime_:opinion	4 -38 6 8 8 14 11 1 12 25 14 -4
:clocktime_:origin	13 3
:clocktime_:payer	2 11 6 -16 7 -13 9 21
:clocktime_:period	8 2 12 -6 13 17
:clocktime_:person	1 5 6 5 7 12 8 -11
:clocktime_:photo	8 -5 11 16
:clocktime_:place	2 14 6 4 7 2
:clocktime_:politics	2 37
:clocktime_:promise	4 5 7 27
:clocktime_:ranking	5 1 7 2 9 2
:clocktime_:record	5 1
:clocktime_:rent	6 7
:clocktime_:return	6 8
:clocktime_:room	4 -18 6 -20 7 38 8 -6
:clocktime_:scarcity	1 2 8 22
:clocktime_:school	1 23
:clocktime_:seller	2 13 6 -6 7 -13 8 -1 11 5 12 4
:clocktime_:spelled	0 11 4 -14 7 -10 8 4 12 11
:clocktime_:time	7 7 8 -1 12 1
:clocktime_:urgency	1 2
:clocktime_:wanting	6 2
:clocktime_:welcoming	13 9
:clocktime_:writeto	2 11 11 16
:codething	0 -20 1 -2 2 -25 3 -12 6 -1 7 -2 8 44 9 -34 10 -22 11 -18 12 3 13 -6
:codething #	7 -6 8 12
:codething ##	8 32 14 -1
:codething $	6 -45 7 1 8 -8 12 4
:codething ,	6 5 8 22 9 4 10 13
:codething :absence	8 30
:codething :absolute	5 6 6 -6 7 7 8 16
:codething :accepting	8 -11
:codething :asking	0 -10
:codething :bid	1 6
:codething :burden	6 -29 7 -18 8 22
:codething :clocktime	8 -14 11 9
:codething :codething	6 -6 8 24
:codething :condition	8 -3 12 9
:codething :councilpay	13 -1
:codething :deadline	0 15
:codething :demand	6 20
:codething :demanding	2 9 3 -9 4 -18 5 12
:codething :denying	8 12
:codething :deterring	2 -11 6 -13 7 -36 8 15
:codething :disability	8 10
:codething :disclaimer	7 -2
:codething :dislike	3 9
:codething :everyone	4 15 5 6
:codething :fairness	4 15 5 4
:codething :feething	2 -11 8 -4
:codething :healthword	1 1 8 20
:codething :lifeword	5 3
:codething :money	4 -24 5 1
:codething :negation	0 -4 2 -19 7 7 8 13 11 4
:codething :neighbour	8 -12
:codething :newness	6 13 10 9
:codething :number	4 -29 8 40 12 -7 14 -46
:codething :onlyword	3 1 12 7
:codething :openprice	0 11 1 2 11 -1 12 3 13 -22
:codething :opinion	5 5 7 -5 8 1
:codething :payer	8 -1 13 -3
:codething :paying	0 9
:codething :period	4 1
:codething :photo	4 19
:codething :promise	7 23 8 9
:codething :record	12 12
:codething :refusing	7 19
:codething :return	4 10 13 7
:codething :rulesplace	12 12
:codething :scarcity	8 8
:codething :spelled	1 -26 2 -2 4 5 6 -9 8 -16 13 -6
:codething :time	7 -22
:codething :title	1 2
:codething :urgency	8 -9
:codething :utility	12 11
:codething :wanting	6 5 13 16
:codething :welcoming	2 -9
:codething :work	8 -3
:codething a	0 -1 3 -1 4 19 6 -20 7 13 8 -7
:codething about	6 3
:codething added	5 9
:codething after	6 6
:codething allergic	3 9
:codething an	1 5
:codething and	13 3
:codething another	4 2
:codething asked	0 -2
:codething at	8 -22 14 5
:codething behind	8 2
:codething beyond	0 1
:codething by	8 -48
:codething c	8 8
:codething certain	7 17
:codething collected	13 8
:codething deaf	8 1
:codething empty	8 7
:codething for	0 28 2 21 7 -14 8 25 12 10
:codething from	11 11
:codething full	5 7
:codething going	7 5 8 9
:codething good	14 -4
:codething guaranteed	7 -3
:codething held	5 1
:codething hot	6 8
:codething impossible	7 14
:codething in	2 -7 8 16 11 -7
:codething is	8 33 14 1
:codething it	4 17 8 15
:codething lease	12 12
:codething lost	6 1
:codething my	2 3
:codething needed	0 2
:codething negotiable	4 18
:codething never	8 11
:codething no	1 -6 4 7
:codething none	7 4
:codething not	1 16 11 5 13 5
:codething of	7 2 11 1
:codething off	0 2
:codething old	1 1
:codething on	6 -2 7 -5 8 23
:codething one	3 1 7 7
:codething paid	13 -1
:codething running	6 4
:codething six	5 1
:codething split	5 10
:codething sure	7 5
:codething taken	13 1
:codething that	8 -11
:codething the	2 -58 4 -17 5 -17 8 13 11 -32 12 8 13 -1
:codething there	14 1
:codething thinking	4 5
:codething to	1 2 8 1
:codething too	2 11
:codething up	0 1
:codething welcome	2 -2
:codething what	4 -53 11 -28
:codething whatever	4 19
:codething where	4 4
:codething with	8 22
:codething worth	13 2
:codething you	14 4
:codething yours	6 13
:codething £#	4 -46 5 8
:codething>:absence	0 1 8 33
:codething>:absolute	1 -8 2 11 5 3 6 -5 7 8 8 4
:codething>:accepting	7 -16 8 -21 13 6
:codething>:advance	6 -32
:codething>:asking	0 -14 1 -4 14 10
:codething>:benefit	0 11
:codething>:bid	1 3
:codething>:burden	6 -8 7 -3 8 16 11 1 13 16 14 -14
:codething>:childless	1 47
:codething>:clocktime	6 -26 7 -6 11 16
:codething>:codething	6 -15 7 3 8 49
:codething>:condition	2 3 12 10 14 8
:codething>:consent	6 1 7 14
:codething>:councilpay	0 9 13 -8
:codething>:deadline	0 11 8 -10
:codething>:demand	0 -2 2 2 4 3 6 16
:codething>:demanding	0 1 2 9 3 -12 4 -23 5 15
:codething>:denying	0 -8
:codething>:deterring	0 -17 2 -32 6 -31 8 4 14 -6
:codething>:disability	2 17 8 14
:codething>:disclaimer	7 -10
:codething>:dislike	3 7 5 5 8 -2
:codething>:everyone	2 3 4 20
:codething>:fairness	4 27 8 11
:codething>:feething	2 -18 8 -2 12 11
:codething>:fixed	12 6 13 -2
:codething>:healthword	8 36
:codething>:hiding	6 -27 8 4
:codething>:holiday	9 17
:codething>:income	0 -1
:codething>:keything	7 8 8 8
:codething>:law	0 -8
:codething>:lifeword	5 2 8 30
:codething>:longperiod	7 11 8 19 9 10
:codething>:losing	8 13
:codething>:money	4 -25 5 10 6 3
:codething>:nation	2 16
:codething>:nearby	7 -1
:codething>:negation	1 7 2 -30 8 16 11 18
:codething>:newness	10 26
:codething>:number	0 -25 1 -29 2 -5 8 46 11 -41 14 -51
:codething>:offerdeal	2 5 8 -7
:codething>:onlyword	4 1 6 7 12 12
:codething>:openprice	0 7 1 11 2 3 6 15 7 -9 8 -13 12 3 13 -22 14 -14
:codething>:opinion	5 17 6 1 7 -30 14 -11
:codething>:payer	0 9 5 -8 8 -17 13 -5
:codething>:paying	0 19
:codething>:period	8 4 9 14
:codething>:person	0 9 2 -2 8 3
:codething>:pet	3 3
:codething>:phone	7 4 8 17
:codething>:photo	4 16 11 5
:codething>:place	7 12
:codething>:promise	6 -7 7 47
:codething>:ranking	8 14
:codething>:record	12 12
:codething>:refusing	1 4 7 15
:codething>:regretting	8 4
:codething>:rent	4 -3
:codething>:return	13 9
:codething>:room	2 -5 8 6
:codething>:rulesplace	8 1 12 11
:codething>:scarcity	8 13
:codething>:seller	2 1 7 -1
:codething>:spelled	1 -12 2 -17 13 -5 14 3
:codething>:superlative	4 4 7 14 12 19
:codething>:time	7 -21
:codething>:tribunalrent	8 7
:codething>:urgency	8 -17
:codething>:utility	8 -7 12 10
:codething>:wanting	6 7 13 20
:codething>:welcoming	2 -15
:codething>:work	0 1 7 2
:codething_:absence	1 19 2 -15 7 -15 8 -2 13 2
:codething_:absolute	0 -11 1 -35 2 1 6 9 12 -6 13 3
:codething_:accepting	0 26 1 4 2 12
:codething_:advance	6 -6 8 22 13 -15
:codething_:age	8 -1
:codething_:asking	2 4 4 21 14 2
:codething_:benefit	0 1
:codething_:bid	8 13
:codething_:building	1 22 3 -17 4 6 8 -23 10 4
:codething_:burden	2 -36 3 -23 6 -1 7 -13 8 12 13 -10
:codething_:childless	1 41
:codething_:clocktime	1 -7 2 -13 4 -21 5 8 7 -11 8 -21 13 1
:codething_:codething	5 -7 7 2 8 48
:codething_:condition	1 3 5 -8 6 6 7 -22 13 5
:codething_:consent	7 9
:codething_:councilpay	0 21
:codething_:deadline	1 14 3 -13 4 -26 7 -8 8 -56
:codething_:demand	4 27 8 6
:codething_:demanding	8 16
:codething_:denying	0 -7 8 -31 13 -2
:codething_:deterring	1 -8 2 -15 3 -21 8 2 13 -30
:codething_:disability	2 13
:codething_:dislike	5 6
:codething_:everyone	1 -20 2 6
:codething_:fairness	4 20 5 1 8 24
:codething_:faith	2 5
:codething_:feething	8 -5 13 6
:codething_:fixed	8 9
:codething_:healthword	2 -6 6 -2 8 14
:codething_:hiding	6 -15
:codething_:holiday	1 -6 8 1 9 32
:codething_:income	4 -11 13 -2
:codething_:keything	8 25
:codething_:kin	1 -1
:codething_:lifeword	8 31
:codething_:longperiod	7 1 8 11 9 6 13 26
:codething_:losing	1 -4 6 -2 13 12
:codething_:money	4 -16 5 18 6 4 13 14
:codething_:nation	2 40
:codething_:nearby	1 -3 2 3 6 -46 8 -12 9 -1
:codething_:negation	3 28 5 3 12 4 14 16
:codething_:neighbour	4 -6
:codething_:newness	6 -24 8 -13 10 2 12 8 13 -29
:codething_:number	0 -11 2 -11 7 -2 8 11 12 -12 13 8 14 -27
:codething_:offerdeal	10 8
:codething_:online	13 2 14 2
:codething_:onlyword	4 14 6 3
:codething_:openprice	0 -20 1 18 8 -24 11 6 12 4 14 -11
:codething_:opinion	1 3 5 8 7 10 8 -13 9 3 10 -5
:codething_:payer	0 24 1 -7 3 4 4 10 7 6 8 -16 9 4 12 4 14 8
:codething_:paying	0 7 4 -7 8 -8
:codething_:period	0 -4 4 -29 5 23 6 -3 8 2 9 9 12 -10 13 -17
:codething_:person	0 25 6 28 8 5 9 -10
:codething_:phone	7 2 8 7
:codething_:photo	7 -3 8 -17
:codething_:place	2 11 6 -12
:codething_:politics	6 3
:codething_:preferring	7 6
:codething_:promise	7 33 8 -3
:codething_:ranking	2 11 4 -2 8 25 13 -13 14 8
:codething_:record	7 5 8 -17
:codething_:refusing	1 11 6 3 8 -18
:codething_:regretting	8 3
:codething_:rent	4 -41 5 12 8 6 12 12
:codething_:return	4 -12 5 8 12 13 13 -8
:codething_:room	1 -23 2 -8 5 -7 8 7 10 6
:codething_:rulesplace	8 24
:codething_:safety	7 20 8 2
:codething_:scarcity	4 2 6 17
:codething_:seller	0 32 4 15 8 -12 9 5 14 15
:codething_:sex	2 9
:codething_:sexual	8 1
:codething_:spelled	2 -5 3 -3 4 -4 7 -6 8 36 11 -4 13 13 14 10
:codething_:superlative	3 11 7 13 12 26 13 -3
:codething_:thing	13 13
:codething_:time	8 21
:codething_:title	1 -5 8 5
:codething_:tribunalrent	8 9
:codething_:wanting	4 10 8 15 11 10
:codething_:welcoming	1 5
:codething_:work	0 25 6 -5 7 10 8 14
:codething_:writeto	7 -3 11 -29 13 14
:condition	0 13 1 38 4 24 5 3 6 23 7 -29 8 15 9 -46 10 -42 11 15 12 11 13 27
:condition ##	8 -6
:condition $	3 -9 6 -9 11 8
:condition ,	11 16
:condition :absence	6 10
:condition :absolute	0 1 6 36 12 3
:condition :accepting	2 11
:condition :benefit	0 13
:condition :burden	3 5
:condition :everyone	0 10 1 23 7 28
:condition :feething	5 5
:condition :longperiod	12 5
:condition :losing	4 1
:condition :nation	2 1
:condition :negation	0 13
:condition :number	4 22 6 -3 8 -6
:condition :onlyword	6 4
:condition :openprice	4 1
:condition :opinion	2 -4 7 -5 8 5 12 6 14 5
:condition :payer	12 14
:condition :person	4 1 7 4
:condition :promise	3 1
:condition :scarcity	6 12
:condition :seller	1 -4 6 2 7 -19 8 7 12 8
:condition :spelled	0 2 4 13 7 3
:condition :time	11 2
:condition :title	3 3 8 16
:condition :urgency	10 8
:condition :wanting	6 2
:condition after	6 3
:condition any	0 5 1 4
:condition breakfast	6 31
:condition checks	5 3
:condition everybody	7 1
:condition he	6 5
:condition i	6 16
:condition i'm	8 3
:condition in	6 13
:condition it	3 2 7 -17
:condition it's	1 7
:condition my	8 1
:condition no	0 6
:condition nobody	6 12
:condition of	1 12 8 2
:condition only	6 6
:condition she's	3 4
:condition so	1 6
:condition that	2 4
:condition the	0 1 1 5 2 19 6 -17 7 -8 12 12 13 16 14 9
:condition then	11 2
:condition there	1 33 6 14 7 24
:condition two	4 15
:condition we	12 15
:condition you	2 2 3 -2 4 -6 7 -38
:condition you're	6 2
:condition you've	1 3
:condition your	2 9
:condition>:absence	5 19 6 9 12 1
:condition>:absolute	0 6 1 14 5 1 6 20 12 7
:condition>:accepting	2 17 3 -5 5 5
:condition>:asking	3 -3
:condition>:benefit	0 21
:condition>:burden	0 14 3 4 4 11 5 -13
:condition>:child	1 7
:condition>:childthing	1 21
:condition>:clocktime	1 -10
:condition>:codething	3 13 5 2 6 10
:condition>:consent	0 2
:condition>:councilpay	0 16
:condition>:deadline	3 -10 8 5
:condition>:demanding	0 -8 1 5 5 -23 8 1
:condition>:denying	6 25
:condition>:deterring	0 12 3 -2 5 -6 6 -2 8 -4
:condition>:disability	1 11
:condition>:disclaimer	3 12
:condition>:everyone	0 9 1 25 7 22
:condition>:feething	0 -13 6 -15 7 8 13 8
:condition>:healthword	8 8
:condition>:hiding	4 8
:condition>:jobless	0 9
:condition>:lifeword	8 14
:condition>:losing	6 5
:condition>:money	5 8
:condition>:negation	0 12
:condition>:neighbour	2 14 7 12
:condition>:number	4 19
:condition>:online	14 8
:condition>:onlyword	6 31
:condition>:openprice	2 14 4 10 7 -8
:condition>:opinion	2 -28 4 25 7 -17 8 19 12 10 14 4
:condition>:payer	0 8 6 -1 12 12 13 -12 14 1
:condition>:period	13 4
:condition>:person	4 17 7 1
:condition>:pet	3 27
:condition>:petpart	3 8
:condition>:phone	2 3
:condition>:photo	11 4
:condition>:politics	2 18
:condition>:promise	13 5
:condition>:rent	0 9 13 7
:condition>:return	0 8 13 3
:condition>:room	1 7
:condition>:safety	1 11
:condition>:scarcity	4 8 6 9
:condition>:seller	0 5 6 13 7 -43 8 18 12 17 13 -3
:condition>:sexual	8 2
:condition>:source	0 1
:condition>:spelled	3 3 4 6 13 5
:condition>:thing	8 13
:condition>:time	11 16
:condition>:title	1 2 3 1 6 8 8 1
:condition>:urgency	6 27 10 6
:condition>:utility	0 1
:condition>:wanting	0 -15 4 -11 5 -32 6 -2 8 4
:condition>:welcoming	13 7
:condition>:work	13 17
:condition_:absence	2 -18 5 19
:condition_:absolute	4 7
:condition_:accepting	3 -13
:condition_:advance	0 -8 4 10 8 -2
:condition_:age	1 7 2 16
:condition_:asking	0 12 3 -27 5 -8
:condition_:benefit	0 43 1 -1
:condition_:bid	2 15 4 8 6 2 13 -8
:condition_:building	3 1
:condition_:burden	0 20 2 6 4 14 5 -3 6 -8
:condition_:child	1 23
:condition_:childless	1 10
:condition_:childthing	1 25
:condition_:clocktime	12 -1
:condition_:codething	1 11 3 19 6 5 7 10 8 -3 13 7
:condition_:condition	3 -4
:condition_:consent	0 6
:condition_:councilpay	0 32
:condition_:deadline	4 11 8 10
:condition_:demand	6 16
:condition_:demanding	2 -2 4 6 5 -19 14 15
:condition_:denying	1 2 6 14
:condition_:deterring	0 17 1 4 4 2 6 -12
:condition_:disability	1 9 8 9
:condition_:disclaimer	3 14
:condition_:fairness	3 -10
:condition_:family	1 -2 2 3 6 7 8 4
:condition_:fee	5 2
:condition_:feething	0 -5 6 -25 13 8
:condition_:fixed	5 -4 12 -8 13 -6
:condition_:healthword	8 20
:condition_:hiding	1 7 4 7
:condition_:holiday	1 13
:condition_:income	13 17
:condition_:jobless	0 13
:condition_:kin	2 1
:condition_:lifeword	6 -17 8 31
:condition_:losing	6 3 7 -2 14 4
:condition_:money	5 1 13 5
:condition_:negation	3 10 13 8
:condition_:neighbour	1 21 2 12
:condition_:newness	6 21 7 3
:condition_:number	3 2 13 4
:condition_:online	0 4 14 12
:condition_:onlyword	0 -8 6 6 8 2
:condition_:openprice	0 18 1 -7 2 16 3 -29 7 -4 8 12
:condition_:opinion	0 10 4 2 6 -12 7 -17 8 37
:condition_:origin	2 10
:condition_:payer	0 43 1 5 3 1
:condition_:paying	0 12 4 8 13 4
:condition_:period	13 1
:condition_:person	1 9 2 1 4 11
:condition_:pet	1 -10 3 26 5 19
:condition_:phone	2 15
:condition_:photo	3 1 7 3 13 1
:condition_:place	2 18 7 15
:condition_:politics	2 1
:condition_:preferring	7 1
:condition_:promise	2 4
:condition_:ranking	4 19 6 1 13 10
:condition_:refusing	8 -2
:condition_:rent	0 8 5 2 13 6
:condition_:return	0 9 13 4
:condition_:room	1 9
:condition_:safety	1 9
:condition_:scarcity	1 10 2 10 4 30
:condition_:seller	0 16 1 9 2 8 3 5 6 2 7 -3
:condition_:sex	2 28
:condition_:sexual	8 19
:condition_:source	0 9
:condition_:spelled	1 2 2 -4 3 11 5 -13 13 25
:condition_:superlative	7 17
:condition_:thing	8 3
:condition_:time	6 14
:condition_:title	1 13 4 4 5 2 6 23
:condition_:urgency	6 14
:condition_:utility	0 8
:condition_:wanting	0 -15 4 11 5 -41 6 -11 12 8
:condition_:welcoming	3 9 6 -1 7 4 13 8
:condition_:work	13 16
:condition_:writeto	1 2 2 4 6 -2 11 6
:consent	2 -37 3 -81 4 -39 5 -11 6 -2 7 39 8 -25 11 -26 12 11 13 -30 14 -14
:consent #	6 10
:consent $	1 19 2 -18 5 -5 6 -32 7 18 14 5
:consent ,	6 -7 7 35
:consent :codething	7 16
:consent :consent	7 8
:consent :negation	7 11
:consent :number	6 9
:consent :openprice	12 2
:consent :opinion	12 3
:consent :payer	5 15
:consent :paying	0 5
:consent :person	0 6
:consent :promise	7 17
:consent :room	2 9
:consent :seller	5 17
:consent :utility	0 -31 7 -4
:consent a	8 1
:consent as	7 2
:consent for	7 42
:consent is	7 16
:consent isn't	7 1
:consent our	5 6
:consent tax	0 -31 7 -4
:consent tenants	0 6
:consent the	6 16 8 6 14 -9
:consent this	6 -26
:consent to	12 4
:consent will	7 14
:consent your	6 4
:consent>:absolute	7 5
:consent>:codething	7 28
:consent>:consent	6 -3 7 21
:consent>:everyone	7 4
:consent>:fixed	12 10
:consent>:keything	6 23
:consent>:negation	7 9
:consent>:neighbour	6 21
:consent>:number	6 2
:consent>:offerdeal	14 5
:consent>:online	6 -20 14 -43
:consent>:openprice	12 1
:consent>:opinion	12 3
:consent>:payer	5 14
:consent>:paying	0 5
:consent>:person	0 7 7 5
:consent>:promise	7 26
:consent>:room	0 8 1 3 2 5 6 31 8 19
:consent>:seller	5 16
:consent>:utility	0 -38
:consent_:absolute	7 8
:consent_:accepting	0 1
:consent_:asking	7 27
:consent_:codething	6 2 7 24
:consent_:consent	7 35
:consent_:deadline	6 2
:consent_:disability	2 1
:consent_:fixed	12 13
:consent_:keything	6 23
:consent_:negation	7 22
:consent_:neighbour	6 21
:consent_:number	14 -9
:consent_:online	6 -21 14 -47
:consent_:onlyword	7 8
:consent_:period	12 6
:consent_:person	0 4 7 2
:consent_:phone	7 9
:consent_:politics	7 6
:consent_:promise	7 52
:consent_:record	7 -27
:consent_:rent	0 12
:consent_:return	0 7 6 10
:consent_:room	0 4 1 6 6 26 8 26
:consent_:seller	0 11
:consent_:spelled	7 20
:councilpay	0 73 1 -75 2 -32 3 -96 4 -32 5 -33 6 -89 7 -8 8 -63 9 -67 10 -49 11 -38 12 -8 14 -23
:councilpay $	0 21 5 -11 7 -8
:councilpay :deadline	13 4
:councilpay :income	13 -15
:councilpay :jobless	0 6
:councilpay :openprice	0 11
:councilpay :payer	0 2
:councilpay :paying	0 32
:councilpay :period	13 -13
:councilpay :person	0 17
:councilpay :refusing	7 11
:councilpay :utility	0 -33 7 -4
:councilpay benefit	0 -4
:councilpay by	13 -1
:councilpay for	0 -1
:councilpay four	13 -9
:councilpay funded	0 6
:councilpay help	0 9
:councilpay housing	0 -4
:councilpay monthly	13 -12
:councilpay tax	0 -31 7 -4
:councilpay tenants	0 23
:councilpay the	0 -6 4 12
:councilpay your	0 12 2 10
:councilpay>:absolute	13 4
:councilpay>:advance	13 16
:councilpay>:bid	4 6
:councilpay>:clocktime	4 1 13 1
:councilpay>:councilpay	0 15
:councilpay>:deadline	13 3
:councilpay>:fixed	13 5
:councilpay>:income	13 -15
:councilpay>:jobless	0 13
:councilpay>:longperiod	13 12
:councilpay>:money	5 7
:councilpay>:negation	0 3
:councilpay>:newness	13 4
:councilpay>:openprice	0 21
:councilpay>:opinion	0 6 13 -10
:councilpay>:origin	2 12
:councilpay>:payer	0 8
:councilpay>:paying	0 29
:councilpay>:person	0 15
:councilpay>:ranking	0 3 13 16
:councilpay>:refusing	7 11
:councilpay>:rent	0 3 4 2
:councilpay>:return	0 8 4 1
:councilpay>:superlative	4 3
:councilpay>:utility	0 -15 7 -6
:councilpay>:work	0 10
:councilpay_:accepting	0 10
:councilpay_:advance	13 11
:councilpay_:asking	7 21
:councilpay_:demanding	0 16 13 5
:councilpay_:faith	2 12
:councilpay_:feething	0 -29
:councilpay_:fixed	13 11
:councilpay_:income	0 18
:councilpay_:longperiod	13 4
:councilpay_:money	5 10
:councilpay_:negation	0 38 7 8
:councilpay_:number	0 -18 13 5
:councilpay_:opinion	0 14 13 -10
:councilpay_:payer	13 -18
:councilpay_:paying	0 7
:councilpay_:period	13 13
:councilpay_:person	0 5
:councilpay_:promise	0 4
:councilpay_:ranking	0 12 13 17
:councilpay_:record	0 -10 7 -13
:councilpay_:rent	0 3
:councilpay_:return	0 16
:councilpay_:seller	13 -12
:councilpay_:spelled	13 7
:councilpay_:title	0 1
:councilpay_:wanting	0 5
:deadline	0 -35 1 -24 2 -43 3 -27 4 21 5 3 6 48 7 -57 8 9 9 42 10 -3 11 -1 12 25 13 24 14 -40
:deadline #	4 7
:deadline ##	7 -22 8 -56 11 -11
:deadline $	0 -51 1 -45 2 -19 3 -15 5 -8 8 -1 9 1 11 -32 12 30
:deadline ,	0 -34 2 -26 4 -10 6 12 7 -5 8 4 9 20 11 -5 13 20
:deadline :absolute	4 -2 6 26
:deadline :accepting	4 13 6 -7
:deadline :advance	12 -12 13 34
:deadline :bid	13 21
:deadline :building	8 18
:deadline :burden	2 -18 5 -11 6 15 8 -2 12 -1 13 -6
:deadline :clocktime	2 -6 6 3 8 7 12 11
:deadline :deadline	1 -21 2 -25 6 38 8 21 10 12
:deadline :demanding	0 1 6 17 8 12
:deadline :deterring	4 12 8 -9
:deadline :dislike	7 2
:deadline :faith	6 4
:deadline :feething	5 9 6 -11 13 13
:deadline :fixed	6 27
:deadline :holiday	6 6
:deadline :keything	13 2
:deadline :longperiod	8 5
:deadline :losing	6 12
:deadline :negation	2 -8 11 17 13 -7
:deadline :newness	6 5 10 10
:deadline :number	1 -3 6 -107 7 -49 8 -2 9 -18 11 -1 12 -3 13 -3
:deadline :offerdeal	6 11
:deadline :onlyword	6 16
:deadline :openprice	0 5 3 -2 4 -2 5 -34 7 -1 9 34 10 -16 11 4
:deadline :opinion	0 1 2 4 4 7 6 -29 9 30 12 6
:deadline :payer	1 5 5 8 13 4
:deadline :paying	5 19
:deadline :period	13 10
:deadline :person	1 5 6 2
:deadline :photo	6 6
:deadline :ranking	13 5
:deadline :rent	5 -4
:deadline :return	5 -4
:deadline :room	8 1
:deadline :scarcity	6 27
:deadline :seller	1 4
:deadline :spelled	1 -13 4 -6 8 9 13 -5 14 -1
:deadline :time	10 23
:deadline :urgency	4 -8 10 22
:deadline :wanting	6 10
:deadline :welcoming	1 9
:deadline a	14 4
:deadline and	4 5 6 23 7 19 8 19 13 8
:deadline as	4 3
:deadline at	6 12
:deadline be	4 -18 6 -11 8 -6
:deadline come	1 10
:deadline date	6 -3
:deadline easter	12 9
:deadline for	2 17 5 -22 9 2 10 20 12 1
:deadline from	4 -20
:deadline front	13 17
:deadline has	6 2
:deadline in	9 11 13 -12
:deadline it's	6 29
:deadline keys	13 4
:deadline let	12 3
:deadline night	6 13
:deadline noon	8 14
:deadline not	1 4 2 -1 11 11
:deadline now	10 4
:deadline of	1 -2 6 -1 8 -6 13 -16
:deadline off	8 2
:deadline on	4 19
:deadline only	6 21
:deadline or	6 7
:deadline others	2 6
:deadline plan	6 3
:deadline rent	5 -4
:deadline six	8 3
:deadline somebody	6 1
:deadline supper	6 2
:deadline the	2 9 3 6 5 36 6 34 7 -8 9 -11 11 23 12 3 13 36
:deadline they	0 8
:deadline this	6 7
:deadline to	1 -33 2 1 4 2 5 -11 6 -24 9 31 12 10
:deadline today	10 3
:deadline up	6 26
:deadline vary	11 12
:deadline we	1 10
:deadline well	4 1
:deadline with	6 16 12 3
:deadline you	1 11 3 17 4 -11 8 -22
:deadline £#	6 2
:deadline>:absence	2 -3 6 3 9 13
:deadline>:absolute	4 -8 6 52
:deadline>:accepting	4 8 8 6 11 5
:deadline>:advance	1 -1 6 -10 12 -2 13 2
:deadline>:age	6 3
:deadline>:asking	3 2 6 6 8 2
:deadline>:bid	13 20
:deadline>:building	8 35
:deadline>:burden	0 -10 2 -47 6 18 8 -19
:deadline>:childthing	4 1
:deadline>:clocktime	0 -34 2 -17 3 -10 5 -3 6 19 11 -3 12 15 13 11
:deadline>:codething	8 5 10 4 13 -15
:deadline>:condition	0 -1 13 13
:deadline>:consent	12 10
:deadline>:councilpay	0 7
:deadline>:deadline	1 -2 3 -12 5 -33 6 43 7 -26 12 16 13 1
:deadline>:demand	4 21
:deadline>:demanding	0 5 2 2 3 4 6 19 8 2
:deadline>:deterring	3 17 4 7 8 -42 9 7 13 -14
:deadline>:fee	5 11
:deadline>:feething	5 25 6 -36 8 -3 12 -4 13 4
:deadline>:fixed	0 -21 5 1 6 30 12 -4 13 4
:deadline>:holiday	6 9
:deadline>:keything	13 1
:deadline>:longperiod	8 14
:deadline>:losing	6 30
:deadline>:money	6 18
:deadline>:nearby	2 8 5 2 6 -3 10 -35
:deadline>:negation	0 8 1 12 2 -39 7 12 8 29 9 -2 11 27 13 -12
:deadline>:neighbour	12 2
:deadline>:newness	4 6 6 13 10 33 13 -7
:deadline>:number	0 -22 1 -38 5 -27 7 -29 8 -3 10 -4 11 -12
:deadline>:offerdeal	10 12
:deadline>:online	5 4
:deadline>:onlyword	1 15 6 23
:deadline>:openprice	2 18 5 -46 6 7 9 35 10 -35 11 7 14 -5
:deadline>:opinion	2 4 3 -1 4 12 6 -11 9 33 12 3
:deadline>:payer	1 10
:deadline>:paying	0 12 4 -6 5 14
:deadline>:period	6 3 9 15 12 12 13 20
:deadline>:person	1 2 6 26
:deadline>:pet	3 4
:deadline>:phone	14 4
:deadline>:photo	6 19
:deadline>:place	2 17 5 3 6 -28 7 -33 10 -29
:deadline>:promise	7 12
:deadline>:ranking	0 10 5 -1
:deadline>:rent	4 1 5 -7 13 8
:deadline>:return	4 4 6 -1 10 -7
:deadline>:room	1 -14 6 -22 8 6
:deadline>:scarcity	6 14
:deadline>:seller	1 10 4 24 6 3 8 3
:deadline>:spelled	1 -18 8 9 14 -16
:deadline>:thing	0 12 6 17
:deadline>:time	7 -7 10 24
:deadline>:title	8 7
:deadline>:tribunalrent	5 6 10 -9
:deadline>:urgency	4 -19 6 17 10 12 13 -2
:deadline>:utility	1 2 5 14
:deadline>:writeto	8 -6 14 7
:deadline_:absence	0 6 1 -5 6 20 8 17 9 3 13 12
:deadline_:absolute	6 30 8 34
:deadline_:accepting	0 15 2 -10 6 14 7 -7 8 4 13 -2
:deadline_:advance	2 -19 13 -4
:deadline_:age	11 4
:deadline_:asking	3 13
:deadline_:bid	4 18 6 4
:deadline_:building	1 4 8 17
:deadline_:burden	5 11 6 6 9 13 11 9
:deadline_:childthing	4 1
:deadline_:clocktime	2 -34 3 -33 4 3 5 -42 6 4 9 3 12 8 13 14 14 -19
:deadline_:codething	7 -9 8 30
:deadline_:condition	2 -1 6 1 7 -2 13 13
:deadline_:consent	2 17 12 1
:deadline_:deadline	0 -10 4 -16 5 -31 6 37 8 -9 9 37 10 -17 12 17 13 23 14 -18
:deadline_:demand	0 8 4 17
:deadline_:demanding	3 9 4 -14 6 8 13 1
:deadline_:denying	6 7 8 10 11 8
:deadline_:deterring	0 -12 3 16 5 10 6 1 9 13 11 10 13 -7
:deadline_:dislike	4 6 8 1
:deadline_:everyone	4 13
:deadline_:faith	6 3
:deadline_:family	1 5
:deadline_:fee	5 11
:deadline_:feething	4 12 5 1 6 -11 8 -12 12 -4 13 -1
:deadline_:fixed	0 -11 5 4 6 2 8 10 13 3
:deadline_:holiday	8 -9
:deadline_:keything	6 -10 8 1
:deadline_:longperiod	8 6 12 2
:deadline_:losing	6 19
:deadline_:money	5 24 6 31
:deadline_:nation	2 5
:deadline_:nearby	2 3 5 4 7 -7 8 -31 10 -14
:deadline_:negation	2 -5 4 4 6 21 7 6 8 51 12 2
:deadline_:neighbour	2 11 6 -39
:deadline_:newness	6 19 7 -1 10 8 13 -5
:deadline_:number	6 17 8 -20 9 2 12 19 13 -5
:deadline_:offerdeal	10 11
:deadline_:online	6 1
:deadline_:onlyword	6 21 8 9
:deadline_:openprice	0 10 1 2 6 6 8 7 11 3 12 9
:deadline_:opinion	0 15 1 14 4 -8 5 4 6 18
:deadline_:payer	5 8 6 10
:deadline_:paying	13 9
:deadline_:period	4 -38 6 31 12 15 13 -12
:deadline_:person	2 6 7 9 11 2
:deadline_:pet	3 33
:deadline_:phone	14 18
:deadline_:photo	11 18
:deadline_:place	2 15 5 3 6 -52 7 -26 8 -7 10 -8
:deadline_:promise	4 9 7 3 8 21
:deadline_:ranking	2 -13 6 12 13 -34
:deadline_:refusing	0 1 4 23
:deadline_:rent	4 13 6 11 10 1
:deadline_:return	4 17
:deadline_:room	1 -5 6 -2 9 8
:deadline_:scarcity	8 9
:deadline_:seller	4 2 5 15 6 13 13 -3
:deadline_:sex	2 8
:deadline_:spelled	1 9 2 1 6 14 9 12 12 13 13 2
:deadline_:superlative	6 1
:deadline_:thing	0 11 6 6
:deadline_:time	6 2 7 -11 8 -5
:deadline_:title	6 18
:deadline_:tribunalrent	5 11 6 -7
:deadline_:urgency	6 32 13 -4
:deadline_:utility	5 6
:deadline_:wanting	2 -12
:deadline_:welcoming	6 -9
:deadline_:work	13 15
:deadline_:writeto	4 14
:demand	0 16 2 4 3 -7 4 41 5 -24 6 104 7 -6 8 -14 9 -32 10 -17 11 -48 12 -64 13 -71 14 -15
:demand $	0 32 1 -8 2 2 4 43 6 30 7 -8 8 12
:demand ,	7 -12 8 19
:demand :accepting	4 6
:demand :advance	4 1
:demand :burden	0 -5 1 -9 6 -2 7 27
:demand :child	1 12
:demand :childless	1 -2 6 7
:demand :clocktime	2 20
:demand :codething	6 11
:demand :condition	6 26
:demand :deadline	10 2
:demand :demand	6 2
:demand :demanding	4 9 6 24
:demand :deterring	0 -2 1 -7 7 4
:demand :fairness	4 18
:demand :feething	4 5
:demand :holiday	6 2
:demand :losing	2 10
:demand :openprice	2 11 6 -2
:demand :phone	2 2
:demand :ranking	4 8 6 -17
:demand :source	6 17
:demand :spelled	6 1
:demand :title	0 25 5 4 6 -4
:demand :wanting	2 -23 6 38
:demand :welcoming	4 1
:demand :writeto	4 3
:demand a	4 -22
:demand already	6 2
:demand are	6 52
:demand at	8 -1
:demand considered	4 3
:demand demand	6 8
:demand else	2 1
:demand essential	6 5
:demand expected	6 5
:demand for	6 6
:demand from	2 24
:demand get	4 5
:demand has	6 11
:demand in	6 11 7 2
:demand is	6 12
:demand left	6 7
:demand list	6 -8
:demand not	2 2
:demand of	2 -4 6 5
:demand off	10 3
:demand on	7 5
:demand over	6 8
:demand recommended	6 4
:demand since	6 17
:demand wants	6 6
:demand when	1 1
:demand who	0 25 5 5 6 -39
:demand without	1 3
:demand>:absence	6 26 8 -5
:demand>:absolute	6 -1
:demand>:accepting	4 4
:demand>:bid	0 8
:demand>:building	6 4
:demand>:burden	0 -7 1 -7 4 -3 6 -7 7 28 8 -4
:demand>:child	1 22
:demand>:childless	1 -2 6 2
:demand>:clocktime	2 5 7 -19 8 -12
:demand>:codething	6 16 8 18
:demand>:condition	6 34
:demand>:deadline	6 11
:demand>:demand	2 -20 6 47
:demand>:demanding	4 8 6 24
:demand>:denying	1 3 7 8
:demand>:deterring	0 -3 6 -8 7 4 8 -4
:demand>:disability	0 -2
:demand>:fairness	4 17
:demand>:feething	4 5
:demand>:jobless	0 -3
:demand>:lifeword	7 2
:demand>:losing	2 9 6 11
:demand>:money	5 13
:demand>:nearby	6 20
:demand>:negation	1 1
:demand>:newness	7 4
:demand>:number	6 30
:demand>:openprice	2 4 4 14
:demand>:opinion	0 -4
:demand>:person	2 -9 6 23
:demand>:phone	6 2 14 8
:demand>:place	7 13
:demand>:ranking	0 10 2 11 4 6
:demand>:scarcity	7 4
:demand>:seller	1 20 2 15
:demand>:source	6 20
:demand>:spelled	6 25
:demand>:superlative	2 1
:demand>:time	6 1
:demand>:title	0 24 5 4
:demand>:wanting	2 -2 6 33
:demand>:welcoming	6 -17
:demand>:work	0 19 7 1
:demand>:writeto	4 2
:demand_:absence	8 -9
:demand_:absolute	2 -12
:demand_:accepting	0 -15 6 -37
:demand_:advance	8 4
:demand_:asking	2 -17
:demand_:bid	0 12 2 1
:demand_:burden	6 -11
:demand_:child	1 11
:demand_:clocktime	6 -23 7 -23 9 -10
:demand_:codething	10 4
:demand_:demand	0 -43 6 40
:demand_:denying	1 13 6 4
:demand_:deterring	2 13 6 -3
:demand_:disability	2 2
:demand_:everyone	0 -10
:demand_:fee	2 6 6 -4
:demand_:healthword	2 2
:demand_:hiding	2 10
:demand_:keything	8 3
:demand_:losing	6 4
:demand_:money	5 5 6 -8
:demand_:nation	2 2
:demand_:nearby	6 29 7 11
:demand_:negation	4 -1
:demand_:neighbour	6 5
:demand_:newness	10 3
:demand_:number	0 -5 6 15 8 -7
:demand_:offerdeal	2 7
:demand_:openprice	4 2 6 27 8 -28
:demand_:opinion	2 -10 6 36 8 -9
:demand_:origin	2 5
:demand_:payer	4 -7 5 5
:demand_:period	6 5 13 -6
:demand_:person	4 -11 6 20
:demand_:pet	3 15
:demand_:phone	6 3 14 10
:demand_:photo	6 13
:demand_:place	1 3 6 6 7 19
:demand_:politics	6 10
:demand_:promise	6 -2
:demand_:ranking	2 1 6 8
:demand_:refusing	6 17
:demand_:rent	4 -5
:demand_:return	4 -17 7 14
:demand_:room	6 3
:demand_:seller	1 8 2 16 6 13
:demand_:source	0 6 6 8
:demand_:spelled	8 -31
:demand_:superlative	0 1 2 2
:demand_:time	6 18
:demand_:title	6 7
:demand_:urgency	6 10
:demand_:wanting	2 11
:demand_:work	0 33 2 -7
:demanding	0 51 1 7 2 35 3 -17 4 -35 5 53 6 23 7 -78 8 -4 9 -21 11 -16 12 -30 13 30 14 -20
:demanding $	0 -5 2 5 3 -42 5 14 6 13 7 -11 10 13 14 -6
:demanding ,	0 17 1 14 2 29 6 -16
:demanding :advance	12 -20 13 40
:demanding :age	5 7
:demanding :burden	1 -2 4 -28 8 -11 14 5
:demanding :child	1 5
:demanding :clocktime	8 13
:demanding :condition	0 9 2 -1 6 -1
:demanding :deadline	8 16
:demanding :demand	13 1
:demanding :demanding	6 10
:demanding :denying	13 -7
:demanding :deterring	4 -24 5 8 6 8 14 16
:demanding :everyone	7 9
:demanding :feething	5 21 13 13
:demanding :income	13 -23
:demanding :keything	13 4
:demanding :lifeword	0 6
:demanding :longperiod	13 7
:demanding :negation	0 -12 2 9
:demanding :number	4 4 6 -8
:demanding :online	1 1
:demanding :openprice	0 1 3 1 4 -2 9 3 11 -10
:demanding :opinion	2 4 5 3 7 -11 9 2 11 -5 12 -11 14 -2
:demanding :person	1 2 7 21
:demanding :pet	3 10
:demanding :ranking	13 11
:demanding :scarcity	13 -11
:demanding :spelled	6 -1 13 22
:demanding :urgency	6 2
:demanding :wanting	0 -2 13 -2
:demanding :welcoming	0 1 2 1
:demanding :work	0 15
:demanding :writeto	13 2
:demanding a	0 6 6 -1
:demanding about	3 1
:demanding and	4 14 7 8 11 1
:demanding anyone	7 8
:demanding as	6 2
:demanding at	8 4 13 17
:demanding be	0 3 3 -14 4 -5 5 8 6 -30 8 -7
:demanding buy	5 4
:demanding by	5 10
:demanding come	2 1
:demanding eleven	4 3
:demanding for	1 -8 3 -9 6 -35 7 -32 10 14 13 -2
:demanding front	13 17
:demanding in	6 -14
:demanding it	4 14 6 22
:demanding it's	6 30
:demanding keys	13 4
:demanding monthly	13 -17
:demanding noon	8 12
:demanding not	0 -11 2 14
:demanding of	5 18
:demanding on	4 -19 14 5
:demanding once	13 -7
:demanding others	2 6
:demanding take	5 5
:demanding that	0 3 1 5
:demanding the	5 2 11 2
:demanding this	6 6
:demanding to	2 6 7 -2 9 5 12 -2
:demanding with	1 4
:demanding you	0 -2 3 12 4 -20
:demanding your	0 3
:demanding>:absence	1 6 6 15
:demanding>:absolute	6 16
:demanding>:accepting	11 9 13 3
:demanding>:advance	5 -3 6 -21 12 -32 13 35
:demanding>:age	5 4
:demanding>:asking	0 5 1 10 3 13 6 9
:demanding>:benefit	0 11 1 2
:demanding>:building	6 16
:demanding>:burden	0 11 1 -13 2 -5 4 -16 5 16 6 -5 7 -2 14 12
:demanding>:child	1 30
:demanding>:childless	0 -8
:demanding>:clocktime	8 14
:demanding>:codething	1 2 8 3 12 2
:demanding>:condition	0 14 6 -13
:demanding>:deadline	2 29 4 18 8 12
:demanding>:demand	6 7
:demanding>:demanding	3 17 6 18
:demanding>:denying	1 6 13 -11
:demanding>:deterring	4 -48 5 17 6 8 14 14
:demanding>:disability	2 7
:demanding>:everyone	7 4
:demanding>:faith	2 13
:demanding>:fee	5 21
:demanding>:feething	2 -16 4 -24 5 11 6 -17 13 30
:demanding>:fixed	13 7
:demanding>:income	13 -30
:demanding>:jobname	0 11
:demanding>:keything	13 4
:demanding>:lifeword	0 1
:demanding>:longperiod	13 11
:demanding>:losing	6 5
:demanding>:nearby	2 12 7 8
:demanding>:negation	1 1 2 12
:demanding>:newness	1 -12 10 13 13 1
:demanding>:number	0 4 8 -2
:demanding>:offerdeal	6 -2 10 16
:demanding>:online	1 1
:demanding>:onlyword	0 1
:demanding>:openprice	3 8 5 6 9 1 11 -1 14 -2
:demanding>:opinion	2 1 3 3 5 13 7 -4 12 -1 14 -7
:demanding>:origin	2 1
:demanding>:payer	1 4 13 1
:demanding>:paying	5 7
:demanding>:period	12 5
:demanding>:person	1 11 2 13 4 -6 5 1 7 18
:demanding>:pet	3 10
:demanding>:photo	0 2 6 16
:demanding>:place	2 17
:demanding>:politics	2 10
:demanding>:ranking	0 6 4 1 12 -13 13 20
:demanding>:room	2 5
:demanding>:scarcity	13 -19
:demanding>:seller	14 -6
:demanding>:sexual	2 10
:demanding>:source	0 8
:demanding>:spelled	1 -3 6 -16 7 -4 13 38
:demanding>:superlative	0 2
:demanding>:time	10 1
:demanding>:tribunalrent	12 4
:demanding>:wanting	0 -6 6 9 13 -5
:demanding>:welcoming	2 4
:demanding>:work	0 18
:demanding>:writeto	13 7
:demanding_:absence	0 11 2 -21 3 15 6 18 9 15
:demanding_:absolute	0 -28 2 -1 13 4
:demanding_:accepting	2 28 5 7 11 5
:demanding_:advance	5 -22 6 -33 13 3
:demanding_:asking	0 4 1 20 2 1 6 2
:demanding_:benefit	0 25
:demanding_:bid	4 10
:demanding_:building	3 17 6 1 7 -11 13 4
:demanding_:burden	0 12 1 8 4 -9 5 8
:demanding_:child	1 39
:demanding_:childless	1 9
:demanding_:clocktime	1 2 4 -16 6 13 8 20 13 9
:demanding_:codething	4 -15 6 4 13 9
:demanding_:condition	3 3
:demanding_:consent	2 4
:demanding_:councilpay	0 3
:demanding_:deadline	2 27 4 3 5 19 6 9 13 3
:demanding_:demand	2 6 6 20
:demanding_:demanding	2 15 3 8 4 -7 5 15 13 5
:demanding_:denying	0 7 1 13
:demanding_:deposit	0 21
:demanding_:deterring	1 20 2 11 4 -2
:demanding_:disclaimer	5 13
:demanding_:everyone	0 -7 5 -12 6 -24
:demanding_:faith	2 24
:demanding_:fee	4 8 5 35 7 9
:demanding_:feething	4 -52 5 15 6 -7 13 14
:demanding_:fixed	13 7
:demanding_:hiding	1 10 5 2
:demanding_:holiday	9 14
:demanding_:income	0 24 1 13 13 -13
:demanding_:jobname	0 4
:demanding_:keything	5 9
:demanding_:longperiod	13 2
:demanding_:money	4 2 5 54
:demanding_:nation	2 13
:demanding_:nearby	6 5 7 5
:demanding_:negation	0 12 1 11
:demanding_:neighbour	4 6 6 26 13 9
:demanding_:newness	5 -6 6 -11 14 1
:demanding_:number	0 1 1 10 5 -15
:demanding_:offerdeal	4 10 10 17
:demanding_:online	1 3
:demanding_:openprice	0 24 2 33 5 14 6 2 14 -6
:demanding_:opinion	0 11 1 5 3 7 5 10
:demanding_:payer	2 -18 5 35
:demanding_:paying	0 5 1 10 3 4 5 13 13 23
:demanding_:period	4 -10 7 -4 12 6
:demanding_:person	2 25 4 -17
:demanding_:pet	3 12
:demanding_:photo	0 12 2 -2 6 7 13 16
:demanding_:place	0 2 2 8
:demanding_:politics	2 9
:demanding_:ranking	1 12 6 -2
:demanding_:refusing	0 3
:demanding_:return	6 -25
:demanding_:room	2 20 8 4
:demanding_:scarcity	0 -2
:demanding_:seller	2 -12 4 2 5 32
:demanding_:sex	2 19 13 8
:demanding_:sexual	2 13
:demanding_:source	0 6
:demanding_:spelled	0 3 1 13 2 12 6 -21 7 -10 12 15 13 8 14 1
:demanding_:superlative	12 2
:demanding_:thing	5 3
:demanding_:title	2 14 13 2
:demanding_:tribunalrent	12 1
:demanding_:utility	2 2 5 9
:demanding_:wanting	6 3 8 1
:demanding_:welcoming	0 3
:demanding_:work	2 -25 13 7
:demanding_:writeto	0 4 2 -21 13 3
:denying	0 -26 1 -15 2 -19 3 -5 4 -35 5 -35 6 35 7 -4 8 2 9 -79 10 30 11 34 12 -27 14 -4
:denying $	2 -28 6 43 11 6
:denying ,	11 14 13 5
:denying :absolute	7 3
:denying :accepting	3 13 6 -7
:denying :advance	6 1
:denying :condition	11 7 12 8
:denying :disability	6 5
:denying :feething	7 4
:denying :fixed	8 7
:denying :hiding	6 5
:denying :keything	8 12
:denying :losing	7 7
:denying :newness	10 2
:denying :number	8 4
:denying :online	7 1
:denying :openprice	2 2 6 -8
:denying :opinion	6 -8
:denying :paying	7 4
:denying :person	3 -26 8 17
:denying :ranking	6 1
:denying :sex	8 23
:denying :source	11 1
:denying :spelled	8 4
:denying :urgency	6 16
:denying :writeto	6 8
:denying a	11 7
:denying and	11 7
:denying be	1 9 2 4 3 5 6 -1 7 2
:denying been	7 -1
:denying boy	8 8
:denying ever	7 1
:denying find	7 1
:denying hang	6 9
:denying if	12 8
:denying in	6 17
:denying of	2 14
:denying rent	6 1
:denying say	4 6
:denying sell	2 1
:denying since	11 2
:denying take	3 1
:denying tenant	8 15
:denying tenants	3 -1
:denying than	6 11
:denying the	1 10 8 -2 13 -10
:denying to	0 -7 7 -1 8 2
:denying>:accepting	2 14 3 24 4 -11 6 -16 13 -22
:denying>:building	10 13
:denying>:condition	11 10 12 7
:denying>:deadline	10 4
:denying>:demanding	10 4
:denying>:fairness	11 3
:denying>:feething	7 12
:denying>:fixed	7 -1 8 4
:denying>:hiding	6 6
:denying>:holiday	6 6
:denying>:keything	8 3
:denying>:losing	7 5
:denying>:neighbour	7 4
:denying>:newness	10 5
:denying>:online	7 1
:denying>:openprice	2 5 6 -11 7 -9 8 1 11 -7
:denying>:opinion	5 -2 6 -11 8 11
:denying>:paying	7 3 10 15
:denying>:person	3 -25 8 16
:denying>:place	0 -1 8 1
:denying>:politics	10 16
:denying>:preferring	11 5
:denying>:ranking	2 3 6 8
:denying>:scarcity	6 3
:denying>:sex	8 21
:denying>:source	11 4
:denying>:spelled	8 2
:denying>:urgency	6 36
:denying>:welcoming	3 3
:denying>:work	1 13
:denying>:writeto	6 6
:denying_:accepting	0 12 2 12 6 -5 8 -12 10 4 13 -17
:denying_:advance	10 2
:denying_:bid	7 1
:denying_:building	10 16
:denying_:childless	7 5
:denying_:childthing	1 9
:denying_:clocktime	7 -4
:denying_:codething	8 -4
:denying_:demanding	10 3
:denying_:disability	2 4
:denying_:dislike	8 3
:denying_:fairness	2 3 11 3
:denying_:feething	7 13 11 6
:denying_:fixed	13 -23
:denying_:healthword	2 5
:denying_:hiding	3 -3
:denying_:holiday	6 9 9 -9
:denying_:losing	7 12
:denying_:nearby	6 1
:denying_:negation	0 -5 2 -4 3 -40 4 3 7 7 11 6
:denying_:newness	10 5
:denying_:number	12 -10 13 -8
:denying_:openprice	0 -12 13 1
:denying_:opinion	6 -4 13 20
:denying_:payer	8 1 13 14
:denying_:paying	10 16
:denying_:period	7 -7
:denying_:person	1 -3
:denying_:pet	3 -14
:denying_:phone	14 2
:denying_:photo	3 10 7 11 11 1
:denying_:place	6 14
:denying_:politics	10 16
:denying_:ranking	2 3 8 3 10 3 13 6
:denying_:return	0 2
:denying_:room	7 10 11 2
:denying_:scarcity	0 4 6 12 7 8
:denying_:seller	2 3 8 3 11 12 13 14
:denying_:spelled	1 -4 2 -5 3 -22 8 -13
:denying_:urgency	6 3
:denying_:welcoming	3 3
:denying_:work	0 -1
:deposit	2 -73 4 -89 5 28 6 -11 7 -17 9 -45 10 -5 13 -48 14 -58
:deposit #	5 16
:deposit ##	5 6
:deposit $	0 9 3 9
:deposit ,	13 -6
:deposit :codething	8 1 13 -3
:deposit :deposit	5 -36 13 -15
:deposit :law	8 5
:deposit :money	4 -18 5 -7
:deposit :number	5 24
:deposit :paying	5 -25 13 -15
:deposit after	13 2
:deposit deposit	5 -35 13 -14
:deposit held	3 13
:deposit in	6 6
:deposit is	13 -3
:deposit of	5 -12 13 -22
:deposit £#	5 -29
:deposit>:codething	8 1 13 -5
:deposit>:deposit	3 13 5 -41 13 -21
:deposit>:law	8 4
:deposit>:money	0 -9 4 -38 5 -24 6 -15 13 -20
:deposit>:nearby	6 1
:deposit>:number	5 13 13 -11
:deposit>:openprice	5 5
:deposit>:opinion	5 5
:deposit>:paying	5 -25 13 -15
:deposit>:rent	5 5
:deposit>:return	5 14
:deposit>:spelled	5 -12 13 -6
:deposit_:absolute	5 15
:deposit_:accepting	5 11
:deposit_:building	5 6
:deposit_:deposit	3 11
:deposit_:everyone	5 12
:deposit_:fairness	5 4
:deposit_:money	5 -31 13 -13
:deposit_:nearby	6 1
:deposit_:number	1 6 5 18 13 -36
:deposit_:openprice	5 28
:deposit_:opinion	5 27
:deposit_:period	5 24 13 -29
:deposit_:place	6 1
:deposit_:rent	5 41 13 -15
:deposit_:return	5 41 13 -20
:deposit_:spelled	5 -3 13 -36
:deposit_:welcoming	5 10
:deterring	0 16 1 7 2 18 3 26 4 -6 5 -7 6 -5 8 1 11 -8 12 -31 13 -9 14 4
:deterring #	4 -16 6 -24 8 -6
:deterring ##	14 27
:deterring $	0 5 1 2 2 14 3 6 4 -8 5 14 6 -12 7 -6 8 -66 12 5 13 -7
:deterring ,	0 6 1 2 2 19 6 -21 7 3 8 -4
:deterring :absence	1 7 6 -20 8 23
:deterring :absolute	10 5
:deterring :accepting	0 -1 3 3
:deterring :advance	6 -6 13 28
:deterring :asking	2 2 4 6 6 -6
:deterring :benefit	0 15 1 -12 6 -17 7 -11
:deterring :bid	5 12
:deterring :building	2 3 7 51
:deterring :burden	0 6 3 4 11 13
:deterring :clocktime	0 -32 2 -21 7 -7 12 -20 13 -3 14 -28
:deterring :codething	6 17 8 20
:deterring :condition	0 16 8 9
:deterring :deadline	4 16 6 22 8 -12
:deterring :demand	4 5
:deterring :demanding	4 1
:deterring :deterring	0 19 1 22 2 15 3 15 6 -7 8 -5
:deterring :disclaimer	0 5 3 2
:deterring :everyone	8 -6
:deterring :feething	6 -10
:deterring :hiding	1 15 5 15
:deterring :holiday	8 3
:deterring :income	0 5
:deterring :jobless	13 11
:deterring :keything	8 12
:deterring :lifeword	6 10
:deterring :longperiod	1 13
:deterring :nearby	2 1 8 7
:deterring :neighbour	2 3 7 15
:deterring :number	1 22 4 -34 5 -2 6 -74 8 -4 10 2 11 -6 12 -16 13 4 14 5
:deterring :offerdeal	4 1
:deterring :online	2 -11 4 -18 11 8 14 49
:deterring :openprice	3 9 4 4 7 -9
:deterring :opinion	1 13 6 12 7 -9
:deterring :payer	3 10 13 8 14 10
:deterring :period	1 10 13 19
:deterring :person	1 4 6 26
:deterring :pet	3 25
:deterring :photo	7 16
:deterring :place	7 -4
:deterring :politics	0 1
:deterring :ranking	5 14
:deterring :refusing	8 6
:deterring :rent	4 20
:deterring :return	4 4
:deterring :room	7 6 11 7
:deterring :rulesplace	7 11
:deterring :seller	14 19
:deterring :spelled	0 6 1 5 2 -22 3 9 4 -23 7 14 8 1 11 -9
:deterring :superlative	5 16
:deterring :title	4 1
:deterring :urgency	6 24
:deterring :wanting	0 -7 6 -10 7 6 11 13
:deterring :work	0 11 1 11
:deterring a	0 -8 3 -10 5 -13 7 -17 8 11 9 1 13 -15
:deterring about	13 10
:deterring an	12 7
:deterring and	4 25 8 -1
:deterring any	10 5
:deterring at	4 -4 6 13
:deterring benefits	0 -10
:deterring building	7 1
:deterring day	13 17
:deterring earth	7 14
:deterring ee	14 -6
:deterring facebook	14 6
:deterring flat	7 9
:deterring for	1 3 2 2 4 8 8 -2 14 5
:deterring friday	4 3
:deterring half	1 13
:deterring her	1 1
:deterring house	3 6 7 2
:deterring if	0 6
:deterring in	0 -23 1 -12 4 -3 5 7 6 -50
:deterring insta	14 8
:deterring instagram	14 3
:deterring is	6 17
:deterring it	0 5 2 10 3 5 4 20 6 -4 7 8
:deterring landlord	7 2
:deterring leaving	5 5
:deterring like	11 5
:deterring monday	6 19
:deterring my	0 3
:deterring of	7 -16
:deterring on	3 5
:deterring our	14 9
:deterring out	8 7
:deterring parties	6 11
:deterring place	2 5
:deterring rent	4 20
:deterring request	4 1
:deterring rooms	11 9
:deterring round	8 13
:deterring saturday	4 1
:deterring scrolling	1 9
:deterring short	13 1
:deterring signing	13 14
:deterring site	14 -8
:deterring sort	0 3
:deterring the	0 6 2 -11 3 -6 5 -18 6 -2 7 -19 10 1 11 -31 12 -9 14 -28
:deterring their	6 28
:deterring them	11 4
:deterring themselves	2 1
:deterring this	2 8 7 17 14 -4
:deterring to	6 13 7 -2
:deterring top	5 17
:deterring uc	0 21
:deterring weekdays	8 1
:deterring who	4 6
:deterring work	1 6
:deterring you	6 21
:deterring your	8 11
:deterring yourself	0 5 3 3
:deterring £##	6 1
:deterring>:absence	1 2 6 -24 8 16
:deterring>:absolute	0 -9 7 15 8 1
:deterring>:accepting	0 -13 1 15 7 11
:deterring>:advance	4 -31 6 -13 10 -10 13 9
:deterring>:asking	2 21 4 13 6 -18
:deterring>:benefit	0 22 2 -4 4 -15 5 -1 6 -37 7 -5 8 -12
:deterring>:bid	5 11
:deterring>:building	2 3 3 4 7 55 10 11
:deterring>:burden	0 20 1 -13 3 12 4 -10 6 6 8 -5 11 10
:deterring>:childless	1 8
:deterring>:clocktime	0 -52 2 -50 6 -2 7 -42 10 -21 12 -33 13 -25 14 -38
:deterring>:codething	6 28 8 20
:deterring>:condition	0 26 8 3
:deterring>:deadline	0 -8 4 21 5 -14 6 8 7 -10 8 -16 9 -7 10 -2 13 -18
:deterring>:demand	2 5 4 10 8 1
:deterring>:demanding	4 1
:deterring>:deterring	0 31 1 3 2 24 3 23 4 -9 6 -9 8 -6
:deterring>:disability	0 8
:deterring>:disclaimer	3 1
:deterring>:everyone	0 -27 1 -22
:deterring>:faith	2 3
:deterring>:fee	0 3 5 -2
:deterring>:feething	0 -36 2 3 6 -33 13 16
:deterring>:fixed	12 7
:deterring>:hiding	1 8 5 5 6 -2 8 19
:deterring>:jobless	0 5 13 9
:deterring>:keything	8 16
:deterring>:lifeword	6 6
:deterring>:longperiod	1 12
:deterring>:money	0 4 4 6
:deterring>:nation	9 7
:deterring>:nearby	14 -5
:deterring>:negation	1 6 2 -13
:deterring>:neighbour	1 -16 2 25 7 29 8 -2
:deterring>:newness	2 3 6 -11 10 12 13 -2
:deterring>:number	1 29 4 -12 5 -7 6 -34 9 -3 10 7 11 -23 12 -7 14 7
:deterring>:offerdeal	0 3 4 7
:deterring>:online	0 -37 2 -6 4 -50 6 -12 7 -21 8 -14 11 6 14 33
:deterring>:onlyword	1 7
:deterring>:openprice	3 5 4 28 6 4 7 -37
:deterring>:opinion	1 13 2 14 4 -12 6 4 7 -19
:deterring>:origin	2 2
:deterring>:payer	2 10 3 8 13 2 14 9
:deterring>:paying	5 -3
:deterring>:period	1 5 6 -12 13 8
:deterring>:person	0 7 1 10 2 -13 6 27 9 6
:deterring>:pet	3 18
:deterring>:photo	7 13
:deterring>:place	0 -20 7 2 14 -7
:deterring>:ranking	5 34
:deterring>:refusing	8 18
:deterring>:rent	4 45 13 -17
:deterring>:return	4 41 10 2 13 -29
:deterring>:room	0 -27 2 -10 4 -15 7 7 8 -6 11 3
:deterring>:rulesplace	7 8
:deterring>:scarcity	4 15
:deterring>:seller	2 19 14 19
:deterring>:spelled	0 1 1 15 2 -20 3 4 4 -7 6 15 7 24 8 8 11 -28
:deterring>:superlative	5 14
:deterring>:thing	13 6
:deterring>:time	6 10
:deterring>:title	2 5 8 11
:deterring>:tribunalrent	10 5
:deterring>:urgency	6 13
:deterring>:utility	2 1 8 28
:deterring>:wanting	0 -2 2 -1 3 12 6 -17 7 3 11 12
:deterring>:work	1 7 6 -5 9 6
:deterring>:writeto	6 9
:deterring_:absence	3 9
:deterring_:absolute	1 9 7 28 8 18
:deterring_:accepting	3 10
:deterring_:advance	4 -14
:deterring_:benefit	0 13 2 -17
:deterring_:bid	6 -6 8 5
:deterring_:building	3 2 8 2 10 12
:deterring_:burden	3 16 4 -1 6 17 9 6
:deterring_:child	0 6 1 5
:deterring_:childless	1 14
:deterring_:childthing	1 10
:deterring_:clocktime	0 -27 5 -4 6 -32 7 -15 8 -3 9 -38 11 -17
:deterring_:codething	7 -27 8 31
:deterring_:condition	5 -13 7 -9
:deterring_:deadline	2 -7 3 -10 5 -17 6 -5 9 -28 11 -40 12 -5 13 4
:deterring_:demand	4 3 6 -13
:deterring_:demanding	0 35 2 -18 6 2 7 -3
:deterring_:deterring	0 22 2 9 3 24 4 -12 7 6
:deterring_:disability	8 -5
:deterring_:disclaimer	0 12
:deterring_:dislike	6 1
:deterring_:everyone	0 -29 6 -1 8 4
:deterring_:fairness	1 -4
:deterring_:fee	0 7
:deterring_:feething	0 -15 2 5 4 -5 5 -8 8 -9
:deterring_:fixed	6 -3 9 -1 12 12
:deterring_:hiding	5 -2 6 -44 8 29
:deterring_:longperiod	13 4
:deterring_:losing	2 7
:deterring_:money	0 11 13 3
:deterring_:nation	2 25 9 6
:deterring_:nearby	2 -4 4 -4 7 7 8 -1 10 3 13 -1
:deterring_:negation	0 12 6 5 8 27
:deterring_:neighbour	3 1 7 19
:deterring_:newness	10 18
:deterring_:number	1 3 6 -21 7 -2 12 -9 13 19 14 29
:deterring_:offerdeal	0 8 6 12
:deterring_:online	0 -12 3 2 10 8 14 22
:deterring_:onlyword	1 15 3 3 8 18
:deterring_:openprice	1 -7 2 6 3 16 4 -10 6 17 7 -1 8 5 12 -5 14 1
:deterring_:opinion	2 19 4 -48 6 13 8 9
:deterring_:payer	2 3 3 9
:deterring_:paying	0 18 2 9 13 12
:deterring_:period	1 -3 7 -5 13 17
:deterring_:person	9 4
:deterring_:pet	2 -2 3 14
:deterring_:petpart	3 22
:deterring_:phone	14 12
:deterring_:photo	8 -4 11 6
:deterring_:place	0 -26 2 -2 4 -4 7 16 9 1
:deterring_:politics	8 -4
:deterring_:promise	0 17
:deterring_:ranking	5 29 6 -23 7 -36
:deterring_:refusing	6 8
:deterring_:rent	0 -2 4 16
:deterring_:return	4 18 6 -3 10 9 13 -3
:deterring_:room	0 -70 4 -38 8 -45 14 -10
:deterring_:rulesplace	8 6
:deterring_:scarcity	1 4 4 14
:deterring_:seller	2 19 3 5 6 16
:deterring_:sex	2 2
:deterring_:spelled	4 -2 6 7 13 38
:deterring_:thing	13 16
:deterring_:time	6 32
:deterring_:title	0 10 3 4
:deterring_:tribunalrent	10 10
:deterring_:urgency	6 8
:deterring_:utility	0 -1 8 21
:deterring_:wanting	0 15 2 -26 4 -5 6 -1
:deterring_:welcoming	2 4 6 9 8 7
:deterring_:work	8 -22 9 7
:deterring_:writeto	6 14
:digits	3 18 8 2 10 3 11 8 14 11
:digits $	3 9 7 -15
:digits ,	8 2
:digits :absolute	14 3
:digits :digits	14 4
:digits :dislike	7 7
:digits :negation	14 3
:digits :number	14 21
:digits :payer	14 3
:digits :pet	3 5
:digits :spelled	14 24
:digits seven	14 6
:digits zero	14 3
:digits>:absolute	14 3
:digits>:digits	3 10 11 4 14 1
:digits>:dislike	7 7
:digits>:negation	14 3
:digits>:number	14 26
:digits>:payer	14 3
:digits>:pet	3 5
:digits>:return	10 5
:digits>:spelled	3 9 11 4 14 22
:digits>:work	14 6
:digits_:absolute	14 8
:digits_:digits	11 4 14 6
:digits_:nearby	10 5
:digits_:negation	14 6
:digits_:number	14 19
:digits_:payer	14 6
:digits_:place	10 5
:digits_:return	10 5
:digits_:spelled	11 4 14 14
:digits_:work	14 5
:disability	0 -14 1 -20 2 115 3 -52 5 -13 6 -94 7 -19 8 55 9 -4 10 -15 12 -38 14 -30
:disability $	1 -8 2 9 3 -12
:disability ,	0 -46 1 13 2 27 6 -29 11 3
:disability :accepting	0 9
:disability :benefit	0 14
:disability :condition	2 3 8 11
:disability :demand	2 3
:disability :disability	0 -3 2 25
:disability :healthword	0 -6 2 20
:disability :negation	2 10
:disability :openprice	0 4 13 6
:disability :opinion	0 1 2 -3 13 8
:disability :paying	0 14
:disability :person	0 -19 2 33
:disability :pet	2 48
:disability :place	6 5
:disability :promise	2 3
:disability :rent	4 15
:disability :return	4 15
:disability :school	7 1
:disability :source	8 1
:disability allowance	0 9
:disability and	8 36
:disability are	1 6 2 16 8 -10
:disability bodied	2 6
:disability dog	2 30 3 -16
:disability dogs	2 19
:disability health	2 3
:disability in	2 14
:disability or	2 13
:disability payment	0 7
:disability people	2 3
:disability rent	4 15
:disability to	0 1 2 -13 13 8
:disability>:accepting	0 3
:disability>:asking	2 8
:disability>:benefit	0 13
:disability>:burden	2 3
:disability>:codething	1 2
:disability>:condition	2 3 8 9
:disability>:denying	1 3
:disability>:deterring	2 10
:disability>:disability	0 -18 2 52
:disability>:fairness	1 8
:disability>:healthword	0 -6 1 -2 2 16
:disability>:negation	2 1 11 13
:disability>:neighbour	2 10
:disability>:openprice	0 2 1 8 8 -23 13 5
:disability>:opinion	2 -4 13 6
:disability>:paying	0 13
:disability>:person	0 -27 2 42
:disability>:pet	2 48
:disability>:place	6 3
:disability>:promise	2 7
:disability>:refusing	0 3
:disability>:rent	4 15
:disability>:return	4 14
:disability>:room	8 -5
:disability>:school	7 1
:disability>:spelled	2 2
:disability>:welcoming	8 9
:disability>:writeto	2 -6
:disability_:accepting	2 16
:disability_:asking	2 19
:disability_:benefit	0 10
:disability_:burden	3 8
:disability_:codething	1 6 2 -21 8 -7
:disability_:deadline	2 4 8 12
:disability_:demanding	2 25 8 4
:disability_:denying	1 3
:disability_:deterring	2 32
:disability_:disability	2 40
:disability_:disclaimer	11 5
:disability_:fairness	1 7 2 -3
:disability_:healthword	2 2
:disability_:hiding	0 4
:disability_:keything	2 3
:disability_:lifeword	8 7
:disability_:losing	8 4
:disability_:money	4 19
:disability_:negation	1 2 2 27 3 -35 6 -18 11 11
:disability_:neighbour	2 11
:disability_:number	2 5
:disability_:onlyword	3 9
:disability_:openprice	1 1
:disability_:opinion	2 3
:disability_:payer	2 32
:disability_:paying	13 7
:disability_:person	2 17
:disability_:photo	2 7
:disability_:place	2 8
:disability_:ranking	2 4
:disability_:refusing	0 4
:disability_:regretting	2 7
:disability_:room	2 11 8 -25
:disability_:scarcity	3 5
:disability_:seller	2 4 8 2
:disability_:spelled	2 20
:disability_:title	8 24
:disability_:wanting	2 3
:disability_:welcoming	8 22
:disability_:work	8 1
:disability_:writeto	2 -4
:disclaimer	0 2 4 -4 5 20 6 30 7 -17 8 -78 9 4 11 61 14 -1
:disclaimer $	0 -13 7 12 11 31
:disclaimer ,	6 13 8 -2
:disclaimer :absence	9 7
:disclaimer :advance	10 7
:disclaimer :building	2 -19
:disclaimer :burden	4 -4 11 32
:disclaimer :condition	11 6
:disclaimer :deadline	6 8
:disclaimer :demanding	0 3
:disclaimer :deterring	11 16
:disclaimer :fee	5 7
:disclaimer :fixed	4 -1 6 4
:disclaimer :longperiod	13 7
:disclaimer :money	5 11
:disclaimer :number	13 14
:disclaimer :openprice	4 -1 11 13
:disclaimer :ranking	10 7
:disclaimer :refusing	9 8
:disclaimer :seller	4 2
:disclaimer a	0 3
:disclaimer expense	5 6
:disclaimer for	0 6
:disclaimer if	11 3
:disclaimer in	9 25
:disclaimer it	6 15 10 5
:disclaimer kind	2 1
:disclaimer on	11 17
:disclaimer out	9 8
:disclaimer the	0 4 3 3
:disclaimer upon	11 8
:disclaimer £#	5 13
:disclaimer>:absence	2 -5 9 3
:disclaimer>:absolute	11 7
:disclaimer>:advance	6 4 10 1
:disclaimer>:asking	6 10
:disclaimer>:building	1 16 2 -6 13 7
:disclaimer>:burden	2 -15 4 -15 11 34 13 -5
:disclaimer>:codething	6 7
:disclaimer>:condition	4 -1 6 13 11 19
:disclaimer>:consent	7 -9
:disclaimer>:councilpay	7 -1
:disclaimer>:deadline	6 3
:disclaimer>:demanding	0 2
:disclaimer>:deterring	6 20 11 22
:disclaimer>:fee	5 10
:disclaimer>:fixed	4 -5 6 3
:disclaimer>:income	0 6
:disclaimer>:keything	6 7
:disclaimer>:longperiod	13 1
:disclaimer>:money	5 6
:disclaimer>:nearby	0 5
:disclaimer>:neighbour	6 8
:disclaimer>:number	13 7
:disclaimer>:openprice	4 -1 11 25
:disclaimer>:pet	3 14
:disclaimer>:politics	2 12
:disclaimer>:ranking	10 1
:disclaimer>:refusing	9 4
:disclaimer>:rent	4 8
:disclaimer>:return	4 7
:disclaimer>:room	6 6
:disclaimer>:seller	4 5 6 4
:disclaimer>:source	7 -25
:disclaimer>:spelled	0 5
:disclaimer>:urgency	6 3
:disclaimer>:utility	7 -4
:disclaimer>:wanting	6 2
:disclaimer>:welcoming	4 4
:disclaimer>:work	0 22
:disclaimer_:absolute	7 2
:disclaimer_:advance	6 8
:disclaimer_:asking	6 2
:disclaimer_:building	1 11 13 4
:disclaimer_:burden	2 -10
:disclaimer_:clocktime	0 2 9 1 12 2
:disclaimer_:condition	6 18 13 13
:disclaimer_:consent	7 -10
:disclaimer_:councilpay	0 5 7 -2
:disclaimer_:deadline	6 19 12 13 13 2
:disclaimer_:demand	0 9 2 11
:disclaimer_:demanding	5 17 6 10
:disclaimer_:deterring	3 1
:disclaimer_:disability	6 6
:disclaimer_:family	6 7
:disclaimer_:jobless	11 3
:disclaimer_:kin	6 7
:disclaimer_:lifeword	0 4
:disclaimer_:longperiod	12 -3
:disclaimer_:money	5 7
:disclaimer_:nation	2 29
:disclaimer_:nearby	0 5
:disclaimer_:negation	11 3
:disclaimer_:newness	6 19
:disclaimer_:number	9 1
:disclaimer_:online	14 13
:disclaimer_:openprice	6 1 11 19
:disclaimer_:opinion	0 -20 6 8
:disclaimer_:payer	6 6
:disclaimer_:paying	13 12
:disclaimer_:period	12 -12
:disclaimer_:person	0 12
:disclaimer_:politics	2 21
:disclaimer_:ranking	6 24
:disclaimer_:refusing	4 15
:disclaimer_:source	7 -11
:disclaimer_:spelled	0 2 4 -18
:disclaimer_:superlative	7 5
:disclaimer_:time	6 4
:disclaimer_:tribunalrent	1 5
:disclaimer_:urgency	6 23
:disclaimer_:utility	7 -3
:disclaimer_:welcoming	4 13
:disclaimer_:work	0 29
:dislike	0 -7 1 100 2 17 6 -4 7 7 8 3 10 -27 11 -61 12 -32 14 9
:dislike $	0 -19 1 14 2 5 3 -3 4 5 5 11 7 1
:dislike ,	1 9 2 11 8 7
:dislike :absence	6 1
:dislike :clocktime	7 10
:dislike :codething	14 5
:dislike :deadline	1 23
:dislike :fee	7 7
:dislike :openprice	1 7 3 2 8 1
:dislike :opinion	3 5 8 6
:dislike :paying	7 7
:dislike :person	2 -2
:dislike :refusing	6 2
:dislike :spelled	1 4
:dislike and	1 9
:dislike costs	7 7
:dislike is	14 5
:dislike out	6 2
:dislike so	3 2
:dislike the	1 24
:dislike there	14 5
:dislike to	3 8 8 8
:dislike>:absence	6 1
:dislike>:child	1 23
:dislike>:clocktime	7 9
:dislike>:codething	14 5
:dislike>:deadline	1 14
:dislike>:fee	7 7
:dislike>:holiday	7 7
:dislike>:money	1 2
:dislike>:negation	3 5
:dislike>:openprice	1 4 3 3 6 9
:dislike>:opinion	3 5 6 8 8 7
:dislike>:paying	7 7
:dislike>:person	2 -17
:dislike>:refusing	6 2
:dislike>:sex	2 2
:dislike>:spelled	1 11
:dislike_:asking	3 2
:dislike_:child	1 27
:dislike_:codething	1 5
:dislike_:condition	6 7 14 1
:dislike_:demanding	3 1
:dislike_:fairness	3 2
:dislike_:healthword	2 3
:dislike_:jobname	2 6
:dislike_:money	1 1
:dislike_:negation	1 11 3 5
:dislike_:online	14 -5
:dislike_:openprice	6 6
:dislike_:opinion	6 16
:dislike_:pet	3 3
:dislike_:petpart	3 5
:dislike_:room	1 8
:dislike_:spelled	1 4
:everyone	0 -21 1 -10 2 -3 4 -16 6 -33 7 19 8 -13 9 -24 10 16 12 -1 13 -9 14 -36
:everyone $	0 -69 1 -45 3 4 4 -39 5 5 7 7 8 -31 11 11
:everyone ,	4 -9 8 -4
:everyone :age	1 -20
:everyone :asking	3 -20
:everyone :benefit	0 13
:everyone :bid	4 12
:everyone :child	1 38
:everyone :childless	1 -13
:everyone :clocktime	8 17 12 11
:everyone :codething	1 14 2 -8 6 16
:everyone :councilpay	4 3 7 12
:everyone :deadline	6 -32 8 6 12 11
:everyone :demand	4 13
:everyone :demanding	3 -13
:everyone :deterring	1 -13 2 -22 3 -1 6 -35 7 21
:everyone :disability	2 18
:everyone :dislike	1 14
:everyone :fairness	3 -11
:everyone :feething	1 -14
:everyone :healthword	2 22
:everyone :income	2 2
:everyone :lifeword	2 5
:everyone :longperiod	13 11
:everyone :money	4 8
:everyone :newness	6 -36 10 4
:everyone :number	11 1
:everyone :offerdeal	7 6
:everyone :online	10 5
:everyone :openprice	14 6
:everyone :opinion	5 8
:everyone :origin	2 1
:everyone :payer	0 5 4 12 12 12
:everyone :period	7 10 13 -19
:everyone :person	1 13 2 -14 8 -5
:everyone :pet	3 4
:everyone :photo	7 5
:everyone :return	0 -1
:everyone :rulesplace	11 4
:everyone :seller	12 13
:everyone :sex	2 40
:everyone :source	2 2
:everyone :title	0 7 7 20 14 3
:everyone :wanting	1 -18 2 -30 6 24
:everyone :welcoming	1 -2
:everyone :work	8 13
:everyone :writeto	14 1
:everyone a	11 6
:everyone adult	0 2
:everyone age	1 -20
:everyone as	8 18
:everyone ask	3 -8
:everyone child	1 23
:everyone circumstances	3 4
:everyone colour	2 2
:everyone day	0 6
:everyone disability	2 3
:everyone disabled	2 4
:everyone else	2 5 6 -2
:everyone happens	7 9
:everyone has	4 4
:everyone in	0 3 10 19
:everyone is	1 22 2 -2 6 19
:everyone kind	3 1 7 -13
:everyone lives	7 4
:everyone living	2 7
:everyone month	7 1 13 -26
:everyone more	6 1
:everyone name	14 7
:everyone occupants	1 14
:everyone of	0 8 3 2 8 21 13 5
:everyone offers	4 4
:everyone other	7 4
:everyone our	12 14
:everyone price	7 7
:everyone reasonable	4 4
:everyone september	12 11
:everyone sex	2 9
:everyone so	4 2 13 5
:everyone still	1 5
:everyone the	4 10 11 -17
:everyone time	6 -11
:everyone to	5 1
:everyone wants	6 17
:everyone way	5 -15
:everyone who	7 21
:everyone whose	0 11
:everyone with	1 15 2 8
:everyone you	4 1
:everyone>:age	1 -21
:everyone>:asking	2 -19 3 -25
:everyone>:benefit	0 22
:everyone>:bid	4 24
:everyone>:burden	2 -19
:everyone>:child	1 65 2 -2
:everyone>:childless	0 4 1 -13
:everyone>:clocktime	6 -12 8 33 12 10
:everyone>:codething	1 12 2 -12 6 21
:everyone>:condition	5 6
:everyone>:councilpay	4 2 7 11
:everyone>:deadline	6 -1 7 8 8 22 12 15
:everyone>:demand	4 12
:everyone>:demanding	3 -17
:everyone>:deterring	1 -25 2 -48 3 -5 6 -28 7 16
:everyone>:disability	2 32 11 1
:everyone>:disclaimer	0 2
:everyone>:dislike	1 13
:everyone>:everyone	0 -12 4 -13
:everyone>:fairness	0 -4 2 -29 3 -22
:everyone>:family	1 14
:everyone>:feething	1 -24 7 -5
:everyone>:fixed	12 -11
:everyone>:healthword	2 9
:everyone>:hiding	1 6 7 6
:everyone>:income	0 -6 7 -5 13 -15
:everyone>:kin	1 21
:everyone>:lifeword	2 4
:everyone>:longperiod	13 9
:everyone>:money	4 1
:everyone>:nation	2 16
:everyone>:newness	6 -7 7 25 10 4
:everyone>:number	1 1 13 4
:everyone>:offerdeal	7 5
:everyone>:online	10 4
:everyone>:openprice	5 10 7 11 11 20 14 2
:everyone>:opinion	2 -10 4 11 5 17
:everyone>:origin	2 6
:everyone>:payer	2 -16 4 5 12 12
:everyone>:period	7 9 13 -15
:everyone>:person	0 -18 7 -6 8 -10
:everyone>:pet	3 30
:everyone>:photo	7 1 11 -2
:everyone>:promise	7 10
:everyone>:rent	0 6
:everyone>:return	4 5
:everyone>:rulesplace	11 3
:everyone>:seller	7 4 12 10 14 1
:everyone>:sex	2 35
:everyone>:time	1 17
:everyone>:title	0 8 6 10 7 19 14 2
:everyone>:wanting	1 -29 6 17 8 -1
:everyone>:welcoming	1 -19
:everyone>:work	0 6 8 4
:everyone_:absolute	2 -14 7 44
:everyone_:accepting	1 -19 4 4 12 16
:everyone_:advance	0 -5 6 -13
:everyone_:asking	1 -5 2 -17 6 -5
:everyone_:benefit	0 51
:everyone_:bid	1 17 4 48 7 -4
:everyone_:building	6 12
:everyone_:burden	0 15 1 24 2 4 5 2 7 -16
:everyone_:childless	0 3 1 19
:everyone_:clocktime	4 22
:everyone_:codething	4 7 6 19
:everyone_:condition	5 3 13 2
:everyone_:councilpay	0 8
:everyone_:deadline	2 6 6 6 8 9
:everyone_:demanding	1 9 2 -7 8 -18 13 -19
:everyone_:deterring	0 18 6 -1 7 -6
:everyone_:disability	2 23 11 1
:everyone_:everyone	0 -28 2 -30 4 -36 5 -6 6 -15 13 -14
:everyone_:fairness	0 -14 2 -35 4 9
:everyone_:faith	2 -9
:everyone_:fee	2 7
:everyone_:feething	2 -7
:everyone_:fixed	12 -20
:everyone_:holiday	5 6 9 5
:everyone_:income	0 -11 2 -1 7 -5 13 -5
:everyone_:jobless	0 2
:everyone_:lifeword	1 1 8 1
:everyone_:longperiod	7 1
:everyone_:losing	5 9
:everyone_:nation	2 9
:everyone_:nearby	2 2 7 18
:everyone_:negation	11 23
:everyone_:neighbour	1 6 6 15
:everyone_:newness	7 31
:everyone_:number	1 49 5 1 7 -3 8 12 14 4
:everyone_:offerdeal	2 6
:everyone_:onlyword	1 9
:everyone_:openprice	0 -9 4 6 6 2 7 -1 11 10 13 -28
:everyone_:opinion	2 -26 4 7 7 -24
:everyone_:payer	1 -5 3 -32 6 -5 8 3
:everyone_:paying	4 9 5 1
:everyone_:period	8 7
:everyone_:person	0 -25 2 6 8 -9
:everyone_:pet	3 25
:everyone_:phone	8 4
:everyone_:photo	2 10 11 -1
:everyone_:place	1 1 6 9 7 30
:everyone_:promise	1 10 2 5 6 4
:everyone_:ranking	3 2 4 6
:everyone_:rent	0 8 4 -2
:everyone_:return	0 7
:everyone_:room	7 6 10 32
:everyone_:rulesplace	7 3
:everyone_:scarcity	7 7
:everyone_:seller	3 -8 4 7 10 3
:everyone_:spelled	2 7 6 2
:everyone_:superlative	4 46
:everyone_:time	1 11 6 4 7 22
:everyone_:tribunalrent	7 9
:everyone_:urgency	6 12
:everyone_:wanting	2 -6
:everyone_:welcoming	2 -35
:everyone_:work	7 4
:everyone_:writeto	11 11
:fairness	0 -24 2 -16 3 -17 4 46 5 11 6 -3 7 4 8 -15 11 15 12 -10 13 -52 14 -6
:fairness $	0 -5 1 -8 3 -24 4 14 6 5 7 -12 8 -10 11 11 14 -7
:fairness ,	9 9
:fairness :asking	4 1
:fairness :benefit	0 2
:fairness :burden	1 4 7 6
:fairness :deadline	4 2
:fairness :demanding	4 1
:fairness :deterring	1 10 2 -8 7 11
:fairness :everyone	7 9
:fairness :losing	13 1
:fairness :number	4 4
:fairness :offerdeal	4 9
:fairness :openprice	1 -10
:fairness :opinion	1 -6 3 -16 5 2
:fairness :origin	2 7
:fairness :person	2 1 7 12
:fairness :sex	2 10
:fairness :spelled	8 8
:fairness :title	5 7 14 6
:fairness :urgency	6 7
:fairness :wanting	6 3
:fairness about	3 11
:fairness against	1 8
:fairness anyone	7 8
:fairness as	8 19
:fairness else	2 1
:fairness for	0 -6 2 -33 6 -28 7 -4
:fairness happens	7 9
:fairness in	3 2 7 6
:fairness it	5 10
:fairness name	14 7
:fairness of	6 11
:fairness on	1 13 2 -5 7 11
:fairness sex	2 9
:fairness that	1 2 7 15
:fairness the	4 20 11 21
:fairness to	10 2
:fairness wants	6 6
:fairness who	5 8
:fairness>:asking	4 11
:fairness>:benefit	0 8
:fairness>:bid	4 6
:fairness>:burden	1 8
:fairness>:child	1 10
:fairness>:deadline	4 29
:fairness>:deterring	1 9 2 -17 7 7
:fairness>:everyone	0 -34 1 -10 4 -18
:fairness>:fee	4 9 5 2
:fairness>:kin	4 3
:fairness>:losing	13 1
:fairness>:negation	8 2
:fairness>:newness	4 6
:fairness>:number	4 10
:fairness>:offerdeal	4 33
:fairness>:openprice	1 -20 2 -4 4 5
:fairness>:opinion	1 -4 3 -7 5 3
:fairness>:origin	2 3
:fairness>:payer	5 10
:fairness>:paying	5 7
:fairness>:person	1 5 2 9 4 4 5 6 7 10
:fairness>:pet	3 14
:fairness>:politics	2 11
:fairness>:preferring	4 2 11 2
:fairness>:return	4 8
:fairness>:seller	2 -2 4 13 5 8
:fairness>:spelled	8 17
:fairness>:title	5 7 14 5
:fairness>:work	7 1
:fairness_:asking	3 -19 4 16
:fairness_:benefit	0 5
:fairness_:burden	0 13 4 -17 13 -9
:fairness_:child	1 16
:fairness_:childless	2 8
:fairness_:clocktime	6 1 8 -11
:fairness_:codething	4 6
:fairness_:deadline	2 3 4 10 8 -17
:fairness_:denying	1 6
:fairness_:deterring	0 2 2 -12
:fairness_:everyone	0 -45 4 -20 5 -2 6 -31 7 -27 13 -17
:fairness_:fairness	0 -9
:fairness_:fee	2 7 4 13 5 3
:fairness_:feething	6 -1
:fairness_:kin	4 6
:fairness_:losing	2 4
:fairness_:nearby	3 10 4 10 7 21
:fairness_:neighbour	3 12
:fairness_:newness	6 -14 7 3
:fairness_:number	5 1 8 -4
:fairness_:offerdeal	2 7 4 15
:fairness_:openprice	0 -27 2 18 4 19 13 7
:fairness_:opinion	2 12 3 3 6 5
:fairness_:origin	2 -24
:fairness_:payer	2 1 5 7
:fairness_:paying	5 29
:fairness_:person	2 12 4 21
:fairness_:pet	3 19
:fairness_:photo	11 14
:fairness_:place	7 17
:fairness_:rent	4 11
:fairness_:return	4 15
:fairness_:sex	2 -15
:fairness_:spelled	4 -2
:fairness_:title	1 8 6 5
:fairness_:urgency	6 -2
:fairness_:wanting	1 4 6 8
:fairness_:work	0 -3 7 1
:fairness_:writeto	2 12
:faith	0 -62 1 -150 2 164 3 -44 4 -39 5 -24 6 -11 7 -69 8 -22 11 -34 13 -5 14 -48
:faith $	0 -2 2 47 6 8
:faith :absolute	2 9
:faith :advance	2 16
:faith :burden	2 16
:faith :family	2 34
:faith :holiday	6 1
:faith :kin	2 30
:faith :newness	2 5
:faith :onlyword	2 9
:faith :openprice	2 -8
:faith :person	0 -6 2 33
:faith :promise	2 1
:faith :ranking	2 16
:faith :scarcity	2 9
:faith :seller	2 13
:faith :spelled	2 8
:faith :worshipplace	2 -21
:faith :writeto	2 4
:faith family	2 20
:faith get	2 4
:faith household	2 4
:faith in	2 29
:faith night	6 1
:faith of	2 7
:faith only	2 9
:faith or	2 -15
:faith>:absolute	2 9
:faith>:advance	2 25
:faith>:building	2 9
:faith>:burden	2 21
:faith>:deterring	2 2
:faith>:disclaimer	2 2
:faith>:family	2 41
:faith>:holiday	6 1
:faith>:kin	2 38
:faith>:negation	2 1
:faith>:newness	2 21
:faith>:onlyword	2 14
:faith>:openprice	2 -3
:faith>:opinion	2 16
:faith>:person	0 -9 2 35
:faith>:promise	2 6
:faith>:ranking	2 25
:faith>:scarcity	2 15
:faith>:seller	2 27
:faith>:spelled	2 10
:faith>:work	0 1
:faith>:writeto	2 18
:faith_:absolute	2 6
:faith_:advance	2 30
:faith_:asking	2 10
:faith_:bid	2 11
:faith_:burden	2 10
:faith_:condition	2 8
:faith_:demand	2 9
:faith_:demanding	2 22
:faith_:deterring	2 12
:faith_:hiding	0 1
:faith_:newness	2 34
:faith_:online	2 1
:faith_:onlyword	2 21
:faith_:opinion	2 35
:faith_:preferring	2 14
:faith_:ranking	2 41
:faith_:scarcity	2 9
:faith_:seller	2 19
:faith_:sex	2 -8
:faith_:spelled	2 28
:faith_:superlative	0 1
:faith_:wanting	2 3
:faith_:worshipplace	2 21
:faith_:writeto	2 14
:family	0 -40 1 85 2 28 4 -33 5 -15 6 -56 7 -14 8 25 13 -29 14 -61
:family $	1 12 3 17 6 -18
:family ,	0 -29 1 7 2 -1
:family :absolute	2 15
:family :accepting	1 28 2 -1
:family :advance	1 5
:family :building	8 -1 11 9
:family :burden	2 8
:family :clocktime	2 2
:family :deadline	1 8
:family :fairness	1 3
:family :healthword	8 3
:family :negation	1 16
:family :onlyword	1 3 2 7
:family :openprice	2 27
:family :opinion	2 14
:family :preferring	2 10
:family :promise	1 24
:family :ranking	1 11
:family :scarcity	2 13
:family and	1 15 2 11
:family because	1 1
:family from	2 2
:family in	2 8
:family only	2 15
:family or	1 2
:family preferred	2 5
:family should	1 1
:family to	2 14
:family with	2 -41
:family would	1 12
:family>:absolute	1 -9 2 9
:family>:accepting	1 35 2 -10
:family>:advance	1 5
:family>:building	11 8
:family>:burden	2 13
:family>:child	1 -20 2 -17
:family>:childless	1 -9
:family>:clocktime	2 3
:family>:deadline	1 6
:family>:demanding	1 10
:family>:disability	8 4
:family>:fairness	1 6
:family>:faith	2 4
:family>:family	1 23
:family>:feething	1 -7
:family>:healthword	8 9
:family>:kin	1 -38
:family>:negation	2 12
:family>:newness	2 7
:family>:number	1 10 8 1
:family>:onlyword	1 4 2 5
:family>:openprice	2 28
:family>:opinion	2 14
:family>:person	2 -11
:family>:promise	1 23
:family>:ranking	1 26
:family>:scarcity	2 16
:family>:spelled	1 31 8 10
:family>:wanting	1 -5 3 5
:family_:absence	1 7 8 11 12 1
:family_:accepting	1 5 8 4
:family_:advance	2 3
:family_:age	1 12
:family_:building	0 1
:family_:burden	1 28 2 10
:family_:child	1 -10 2 -13
:family_:codething	2 18
:family_:condition	1 20
:family_:deadline	12 1
:family_:demanding	1 5 2 -5
:family_:deterring	1 21
:family_:disclaimer	0 16
:family_:everyone	1 -22
:family_:faith	2 12
:family_:family	0 8 1 25
:family_:fixed	1 15
:family_:holiday	1 10
:family_:income	8 3
:family_:kin	0 8 1 -15 2 -17
:family_:money	1 8
:family_:negation	2 15 8 7
:family_:newness	2 5
:family_:number	1 5 2 -3 8 8
:family_:openprice	0 10 1 9 2 2
:family_:opinion	1 32
:family_:paying	1 1
:family_:period	1 2
:family_:person	2 -37
:family_:phone	2 2
:family_:ranking	1 13 2 7 12 1
:family_:regretting	1 2
:family_:scarcity	2 1
:family_:seller	1 -1
:family_:spelled	1 15 8 5
:family_:superlative	7 10
:family_:wanting	3 4
:fee	0 -73 1 -51 2 -54 3 -65 4 3 5 117 6 -2 8 -157 9 -14 10 -76 11 -75 12 -34 13 -19 14 -54
:fee $	3 -32 5 26 6 -13 7 7 8 -8
:fee ,	4 2 5 45
:fee :age	5 6
:fee :asking	5 19
:fee :burden	4 2 5 5
:fee :codething	5 2
:fee :demanding	5 28
:fee :deterring	4 3 5 27
:fee :fixed	6 5
:fee :money	4 -18 5 -9 13 -12
:fee :number	5 22
:fee :openprice	6 -3
:fee :return	6 2
:fee :tribunalrent	6 2
:fee apply	5 19
:fee for	2 -6 3 -12 5 9
:fee is	5 2
:fee of	5 45 6 -10 7 -27
:fee on	4 11
:fee to	5 3
:fee £#	4 -17 5 -8 13 -10
:fee>:age	5 8
:fee>:asking	4 13 5 17
:fee>:burden	5 18
:fee>:child	1 4
:fee>:codething	5 1
:fee>:condition	5 2
:fee>:deadline	6 9
:fee>:demanding	4 7 5 29
:fee>:deterring	4 1 5 26
:fee>:fairness	4 11
:fee>:feething	5 18
:fee>:fixed	6 12
:fee>:money	4 -56 5 13 7 -8 13 -14
:fee>:number	5 30
:fee>:openprice	6 -2
:fee>:paying	5 5
:fee>:pet	3 -2
:fee>:rent	13 11
:fee>:return	6 9 13 11
:fee>:room	5 12
:fee>:scarcity	5 19
:fee>:spelled	5 -3
:fee>:tribunalrent	6 1
:fee_:absence	5 2
:fee_:absolute	13 5
:fee_:asking	4 31 6 -6
:fee_:burden	5 31
:fee_:child	1 4
:fee_:clocktime	6 12 13 4
:fee_:deadline	4 -26 5 9 6 26
:fee_:demanding	5 11
:fee_:deterring	5 5
:fee_:everyone	5 12
:fee_:fairness	4 16 5 10
:fee_:feething	5 23 6 -16
:fee_:hiding	4 1
:fee_:money	4 -63 5 43 6 -25 7 -12
:fee_:negation	3 9
:fee_:number	5 9
:fee_:openprice	6 -16
:fee_:opinion	4 -2
:fee_:payer	3 -2
:fee_:paying	4 -3 5 3
:fee_:period	6 3 13 -15
:fee_:photo	5 17
:fee_:room	5 12
:fee_:scarcity	5 12
:fee_:source	5 2
:fee_:spelled	3 10 5 -2 7 1
:feething	0 -28 1 -32 2 -61 3 -14 4 -47 5 105 6 -30 7 -41 9 -15 10 -47 12 16 14 -54
:feething $	0 -13 1 -6 2 1 3 -40 4 4 5 22 6 3 7 -4 8 12 9 -2 11 -6
:feething ,	0 -1 3 -13 6 -10 8 2 13 15
:feething :absence	9 23
:feething :advance	5 -21 13 -5
:feething :building	6 4
:feething :burden	1 13 5 4 6 -8 13 -2
:feething :child	8 5
:feething :clocktime	1 12
:feething :codething	0 -32 4 -26 7 -6 8 -14 13 1 14 -8
:feething :condition	5 7
:feething :consent	5 3
:feething :deadline	12 9
:feething :demanding	5 30
:feething :denying	13 5
:feething :deposit	5 -29 13 -5
:feething :fee	4 -38 5 47 6 -4
:feething :feething	0 -44 1 1 5 21
:feething :fixed	12 3
:feething :hiding	8 11
:feething :keything	5 -8
:feething :losing	0 4
:feething :money	5 42
:feething :negation	8 6
:feething :neighbour	6 5
:feething :openprice	0 -7 2 -2 6 -47 8 -7 12 18
:feething :payer	0 2
:feething :paying	5 -3 13 -30
:feething :photo	6 8
:feething :promise	4 5 7 1
:feething :ranking	12 4 13 -11
:feething :refusing	9 7
:feething :rent	5 2
:feething :return	5 34
:feething :spelled	5 15 6 -5
:feething :utility	5 9
:feething and	5 -4 6 -1 11 3
:feething at	0 -2 5 13
:feething charge	5 13
:feething checks	5 1
:feething clerk's	5 5
:feething cutting	8 -4
:feething deposit	5 -29 13 -5
:feething essential	6 5
:feething feature	8 -4
:feething fee	5 25
:feething flat	6 8
:feething from	1 11
:feething go	0 4
:feething has	1 1 12 -1
:feething history	13 6
:feething in	0 -35 1 -15 5 11 9 7
:feething is	0 -28 4 -14 5 -7 8 -2 12 4 13 3
:feething min	12 9
:feething money	5 17
:feething must	5 3
:feething out	9 7
:feething recommended	6 5
:feething rent	5 2
:feething through	5 3
:feething under	8 5
:feething when	5 16
:feething will	4 7 7 7
:feething with	5 1 8 21
:feething £#	5 16
:feething>:absence	0 20 5 4 6 8 9 15
:feething>:absolute	7 12 8 10
:feething>:accepting	5 -20 6 -7 10 6 11 15
:feething>:advance	5 -31 13 -3
:feething>:building	6 3 10 7
:feething>:burden	1 10 6 -13
:feething>:child	8 9
:feething>:clocktime	1 5 6 -29
:feething>:codething	0 -48 4 -36 7 -6 8 -14 12 4 14 -13
:feething>:condition	5 11 13 19
:feething>:demanding	5 39
:feething>:denying	13 2
:feething>:deposit	5 -32
:feething>:deterring	6 -13 8 8
:feething>:everyone	1 -10 2 -13
:feething>:fee	4 -7 5 55 6 -29
:feething>:feething	0 -56 5 9 6 -22
:feething>:fixed	13 2
:feething>:forename	5 8
:feething>:hiding	4 4 5 -9 8 31
:feething>:keything	5 -6
:feething>:kin	1 8
:feething>:law	5 3
:feething>:lifeword	7 1
:feething>:losing	0 3 6 9
:feething>:money	4 -25 5 71
:feething>:negation	0 2 8 3
:feething>:neighbour	6 3
:feething>:number	5 4 8 -23 13 -3 14 -18
:feething>:onlyword	5 1
:feething>:openprice	2 -23 8 -26 12 13
:feething>:opinion	4 -8 6 1 8 -16 13 1
:feething>:payer	4 -13
:feething>:paying	4 -4 5 -11 13 -12
:feething>:period	6 -1
:feething>:pet	3 7
:feething>:photo	5 2 6 3 11 15
:feething>:preferring	5 2
:feething>:promise	4 4 7 14
:feething>:ranking	12 2
:feething>:refusing	3 21 9 7
:feething>:return	5 28
:feething>:room	0 4
:feething>:rulesplace	8 6
:feething>:seller	0 -12 1 6 8 -14
:feething>:spelled	0 -3 2 -9 5 29 8 -3
:feething>:utility	5 22
:feething>:wanting	5 7 8 6
:feething>:work	0 4
:feething_:absence	0 14 1 1 5 16 7 6
:feething_:absolute	2 -21 3 -9 13 -5
:feething_:accepting	6 -16 11 18
:feething_:advance	0 -11 8 -10
:feething_:asking	4 -16 5 -15 13 1
:feething_:benefit	0 11
:feething_:building	7 2
:feething_:burden	0 13 1 20 2 -31 5 15 6 -31 8 -16 12 -4 13 6 14 -7
:feething_:child	1 14
:feething_:childless	0 9
:feething_:clocktime	6 -74 8 -18 12 8 13 -10
:feething_:codething	0 -9 5 35
:feething_:condition	3 6 5 2 6 -27 12 4 13 4
:feething_:deadline	0 -37 6 -49 8 -6 12 10
:feething_:demand	0 4 4 9
:feething_:demanding	2 -12 4 -39 5 15 8 -2
:feething_:deterring	0 -20 12 -10 14 -3
:feething_:disclaimer	5 17
:feething_:dislike	7 2
:feething_:everyone	1 -30 2 -6 3 -17
:feething_:fee	5 9
:feething_:feething	2 -7 4 -8 5 7 6 -41 8 -11
:feething_:fixed	6 -10 8 -15 12 6
:feething_:forename	5 19 8 8
:feething_:hiding	0 10 8 39
:feething_:holiday	6 -8
:feething_:income	0 -22
:feething_:kin	1 13
:feething_:law	5 3
:feething_:lifeword	7 1
:feething_:longperiod	12 -28 13 -7
:feething_:losing	2 4 6 6
:feething_:money	0 -17 4 -13 5 64 6 -9
:feething_:nearby	6 4
:feething_:negation	0 7 1 3 3 14
:feething_:neighbour	8 17
:feething_:newness	6 -2
:feething_:number	0 -2 4 -1 5 5 6 -2 8 -27 12 18 13 -6 14 -48
:feething_:offerdeal	5 3
:feething_:onlyword	5 4 12 4
:feething_:openprice	0 -1 1 7 2 -76 3 -5 4 -21 5 26 6 9 8 -64
:feething_:opinion	1 1 2 -2 4 -16 5 22 6 8 8 -23
:feething_:payer	0 -33 2 -27 4 -34 6 -17 13 -1 14 -4
:feething_:paying	4 -8
:feething_:period	0 -21 5 11 6 -14 13 -17
:feething_:pet	3 36
:feething_:phone	8 1
:feething_:photo	5 16
:feething_:preferring	5 4
:feething_:record	8 5
:feething_:refusing	3 28 6 5 9 2
:feething_:rent	13 19
:feething_:return	5 10 13 5
:feething_:room	0 2
:feething_:seller	0 -10 4 -15 14 -2
:feething_:sexual	0 2
:feething_:spelled	2 -22 3 11 5 12 8 -15 12 -7 13 1
:feething_:time	5 3
:feething_:title	5 13 8 5
:feething_:urgency	0 3 12 9
:feething_:utility	5 18
:feething_:wanting	0 -14 5 15 8 5
:feething_:welcoming	0 -38 7 7
:feething_:writeto	0 2
:fixed	0 -9 1 -6 2 -37 4 20 6 -17 7 -56 8 -20 10 -9 11 -42 12 143 13 -8 14 -53
:fixed #	12 5 13 -1
:fixed ##	8 -7
:fixed $	0 -44 2 -4 4 -2 6 -79 7 -2 8 1 12 17 13 -10 14 -3
:fixed ,	4 17 6 -21 8 -5 12 24
:fixed :accepting	12 26
:fixed :burden	8 8 12 2
:fixed :clocktime	1 -2 12 3 13 -22
:fixed :codething	12 3 13 9
:fixed :consent	12 5
:fixed :deadline	6 4 12 4
:fixed :demanding	12 4
:fixed :deterring	4 2 8 9
:fixed :fee	5 6
:fixed :fixed	1 -3 8 -15 12 38 13 -19
:fixed :holiday	12 8
:fixed :law	0 6
:fixed :longperiod	12 4 13 -29
:fixed :number	8 -9 13 -44
:fixed :openprice	5 10 12 11
:fixed :opinion	12 8
:fixed :promise	4 7
:fixed :refusing	3 13
:fixed :rent	4 7
:fixed :return	4 6 13 2
:fixed :spelled	8 -9
:fixed :tribunalrent	12 20
:fixed :wanting	6 1
:fixed after	6 1
:fixed and	8 -5
:fixed at	12 10
:fixed for	12 17
:fixed has	12 -1
:fixed is	5 -16 13 10
:fixed min	12 9
:fixed of	12 7 13 -21
:fixed on	4 3 8 11
:fixed periodic	12 -5
:fixed rent	4 7
:fixed shorthold	12 28
:fixed term	13 -6
:fixed the	6 -17 8 10 9 -2 12 20
:fixed to	12 10
:fixed will	4 8
:fixed with	12 12
:fixed>:accepting	12 28
:fixed>:burden	5 2 8 1
:fixed>:clocktime	1 -2 7 -17 12 20
:fixed>:codething	8 -2 12 34 13 2
:fixed>:condition	12 16
:fixed>:consent	12 17
:fixed>:deadline	12 34
:fixed>:demanding	0 8 12 1
:fixed>:deterring	4 1 8 5
:fixed>:fee	5 7
:fixed>:fixed	8 -41 12 51 13 -28
:fixed>:holiday	12 2
:fixed>:law	0 7
:fixed>:longperiod	12 8 13 -10
:fixed>:number	7 -21 8 -28 12 12 13 -39
:fixed>:onlyword	12 16
:fixed>:openprice	5 6 12 16
:fixed>:opinion	12 7
:fixed>:payer	9 1
:fixed>:period	12 8
:fixed>:promise	4 7
:fixed>:ranking	12 9
:fixed>:refusing	3 18
:fixed>:rent	4 16 12 5 13 14
:fixed>:return	4 16 12 4 13 19
:fixed>:spelled	5 -2 8 -25 12 17 13 -3
:fixed>:tribunalrent	12 34
:fixed>:wanting	12 8
:fixed_:absence	0 3 12 6
:fixed_:absolute	12 10
:fixed_:building	6 19
:fixed_:burden	4 12
:fixed_:clocktime	8 -15 12 44 13 5
:fixed_:codething	5 13 8 -18 12 21 13 -16
:fixed_:condition	12 45 13 8
:fixed_:consent	12 18
:fixed_:deadline	8 -2 12 47 13 1
:fixed_:demand	4 8
:fixed_:deterring	4 1 12 -15 13 3
:fixed_:disclaimer	12 13
:fixed_:everyone	12 26
:fixed_:family	3 4
:fixed_:feething	0 4
:fixed_:fixed	6 -13 8 -23 12 33
:fixed_:longperiod	12 4 13 -3
:fixed_:losing	6 -3
:fixed_:money	4 28 5 26 12 6
:fixed_:negation	1 4
:fixed_:neighbour	12 19
:fixed_:newness	6 4
:fixed_:number	7 -8 8 -21 12 60 13 -16
:fixed_:onlyword	12 26
:fixed_:openprice	12 21
:fixed_:opinion	5 -5
:fixed_:paying	5 10
:fixed_:period	7 -9 8 -17 12 28 13 -19
:fixed_:pet	3 8
:fixed_:ranking	12 20 13 -3
:fixed_:rent	12 17 13 34
:fixed_:return	4 14 12 21 13 35
:fixed_:seller	12 5
:fixed_:spelled	8 -35 12 41 13 -15
:fixed_:superlative	12 2
:fixed_:time	12 5 13 -12
:fixed_:urgency	12 9
:fixed_:wanting	12 8 13 3
:fixed_:welcoming	12 3
:fixed_:work	6 9
:forename	1 -18 2 -16 3 -6 5 22 8 112 11 -14 14 9
:forename #	8 4
:forename ,	8 58
:forename :codething	8 8
:forename :number	8 1
:forename :opinion	6 3
:forename :seller	6 4
:forename and	8 4
:forename at	8 5
:forename has	8 10
:forename is	8 9
:forename my	6 4
:forename>:building	8 14
:forename>:codething	8 7
:forename>:forename	6 1
:forename>:healthword	8 5
:forename>:neighbour	8 18
:forename>:number	8 27
:forename>:opinion	6 2
:forename>:seller	6 3
:forename>:spelled	14 5
:forename>:title	8 10
:forename_:advance	8 3
:forename_:codething	8 7
:forename_:everyone	5 1
:forename_:fairness	5 2
:forename_:forename	6 1
:forename_:healthword	8 5
:forename_:hiding	8 3
:forename_:lifeword	8 3
:forename_:losing	8 2
:forename_:newness	8 2
:forename_:number	8 43
:forename_:ranking	8 13
:forename_:spelled	8 -9
:forename_:title	8 33
:healthword	0 -18 1 -72 2 48 3 -23 4 -17 5 -46 6 -57 7 16 8 119 10 1 12 -15 14 -61
:healthword $	3 -12 8 23
:healthword ,	2 3 7 23 8 30
:healthword :absence	8 9
:healthword :accepting	0 6
:healthword :benefit	0 14
:healthword :building	8 7
:healthword :codething	2 4
:healthword :condition	2 12
:healthword :demanding	13 6
:healthword :income	8 6
:healthword :paying	0 14
:healthword :person	0 -2 2 11
:healthword :promise	7 12
:healthword :rulesplace	8 1
:healthword :spelled	8 8
:healthword allowance	0 9
:healthword and	8 37
:healthword cert	7 6
:healthword for	2 1
:healthword home	8 7
:healthword is	2 4
:healthword means	8 6
:healthword of	10 5
:healthword or	2 3
:healthword payment	0 7
:healthword>:absence	8 16
:healthword>:accepting	0 2
:healthword>:advance	8 4
:healthword>:benefit	0 5
:healthword>:building	8 6
:healthword>:clocktime	8 3
:healthword>:condition	2 6
:healthword>:demanding	13 6
:healthword>:disability	2 23
:healthword>:healthword	2 6
:healthword>:income	8 6
:healthword>:lifeword	8 12
:healthword>:neighbour	2 2
:healthword>:paying	0 14
:healthword>:person	0 -25 2 9
:healthword>:promise	7 14
:healthword>:rulesplace	8 3
:healthword>:scarcity	8 1
:healthword>:spelled	8 3
:healthword>:time	8 6
:healthword>:title	8 30
:healthword>:urgency	8 1
:healthword>:welcoming	7 6
:healthword_:accepting	0 -4
:healthword_:asking	2 3
:healthword_:clocktime	8 12
:healthword_:codething	0 5 8 11
:healthword_:deadline	8 19
:healthword_:deterring	2 11
:healthword_:disability	2 34
:healthword_:healthword	2 7 8 11
:healthword_:keything	2 4
:healthword_:nearby	2 -4
:healthword_:negation	8 6 13 7
:healthword_:neighbour	2 4
:healthword_:opinion	8 14
:healthword_:payer	8 5
:healthword_:period	8 21
:healthword_:person	0 -15
:healthword_:photo	11 2
:healthword_:place	2 5
:healthword_:refusing	0 5
:healthword_:regretting	8 8
:healthword_:room	2 16
:healthword_:seller	8 21
:healthword_:spelled	2 -5 13 15
:healthword_:title	2 -5 8 53
:healthword_:wanting	2 5
:healthword_:welcoming	8 18
:hiding	0 7 1 -3 2 -37 3 -18 4 -11 5 -37 6 -7 7 -12 8 29 10 -4 11 -89 12 -15 13 -9 14 -29
:hiding ##	4 2
:hiding $	2 -3 3 2 6 7 7 -47
:hiding ,	0 4 1 16 4 -6 7 -29
:hiding 16s	1 10
:hiding :absolute	0 3 7 42
:hiding :accepting	8 4
:hiding :bid	6 6 8 5
:hiding :building	7 -9
:hiding :burden	2 -4 6 -19 8 20
:hiding :codething	8 4
:hiding :consent	7 2
:hiding :denying	7 1
:hiding :deterring	0 15 2 12 8 18
:hiding :disclaimer	6 23
:hiding :everyone	1 -6
:hiding :fairness	8 1
:hiding :hiding	8 36
:hiding :income	4 4 13 4
:hiding :jobname	8 1
:hiding :keything	8 25
:hiding :nearby	7 1
:hiding :negation	7 1
:hiding :newness	7 12
:hiding :number	1 16
:hiding :offerdeal	6 8
:hiding :onlyword	1 15 7 9
:hiding :openprice	6 9
:hiding :opinion	1 9 2 4
:hiding :paying	4 1 8 11 13 3
:hiding :place	7 14
:hiding :promise	7 25
:hiding :return	8 8
:hiding :room	1 -3 2 12 3 -7 8 13 10 1
:hiding :scarcity	1 3 7 25
:hiding :seller	2 2
:hiding :spelled	3 -6
:hiding :wanting	2 7
:hiding about	6 5
:hiding be	0 -8 1 -27 2 -6 3 -8 6 -56 7 -7 8 -41 14 1
:hiding box	8 15
:hiding by	8 1
:hiding climb	8 8
:hiding floor	2 6
:hiding for	8 -1
:hiding here	7 7
:hiding in	2 5
:hiding keep	2 2
:hiding look	2 9
:hiding my	2 7
:hiding never	7 1
:hiding not	3 5
:hiding of	5 2 7 -1
:hiding offer	6 9
:hiding on	8 15
:hiding only	1 4 7 11
:hiding pay	4 7 13 7
:hiding put	13 6
:hiding room	3 -1 8 14
:hiding sixteen	1 3
:hiding tens	1 9
:hiding the	1 -74 7 -18 8 32 12 15
:hiding you	6 31
:hiding>:absolute	0 1 7 33
:hiding>:accepting	8 6
:hiding>:asking	3 -12
:hiding>:bid	6 15 8 1
:hiding>:building	7 -21 8 -31
:hiding>:burden	2 -21 6 -2 8 11
:hiding>:child	1 -8
:hiding>:codething	8 13
:hiding>:condition	8 1
:hiding>:deadline	4 -8 8 -8
:hiding>:deterring	0 14 2 15 8 4
:hiding>:disclaimer	6 19
:hiding>:everyone	1 -15
:hiding>:fairness	8 11
:hiding>:fixed	1 -6
:hiding>:hiding	6 -2 8 64
:hiding>:holiday	1 -1
:hiding>:income	4 13 13 4
:hiding>:jobname	8 6
:hiding>:keything	8 19
:hiding>:negation	1 12 7 1
:hiding>:neighbour	7 -6
:hiding>:newness	7 5
:hiding>:number	0 -4 1 20
:hiding>:offerdeal	6 8
:hiding>:onlyword	1 22 7 18
:hiding>:openprice	4 -13 6 21 7 -29
:hiding>:opinion	1 1 11 7
:hiding>:payer	7 1
:hiding>:paying	4 8 8 22
:hiding>:period	13 2
:hiding>:photo	7 -7
:hiding>:place	6 4 7 6
:hiding>:promise	7 7
:hiding>:ranking	6 -17
:hiding>:rent	5 8
:hiding>:return	5 8 8 15
:hiding>:room	1 -33 2 11 3 -12 6 -35 7 -6 10 4
:hiding>:scarcity	6 -14 7 21
:hiding>:spelled	1 7 3 -9
:hiding>:superlative	4 4
:hiding>:utility	8 9 13 -6
:hiding>:wanting	2 6
:hiding_:absence	6 -17 8 -2
:hiding_:asking	3 -2
:hiding_:benefit	0 16
:hiding_:bid	4 6
:hiding_:burden	2 -8 4 -8
:hiding_:child	1 -37
:hiding_:clocktime	8 -12 13 -2
:hiding_:codething	8 12
:hiding_:condition	1 -28
:hiding_:deadline	6 -10 8 -6
:hiding_:demand	8 14
:hiding_:demanding	6 -7
:hiding_:deterring	2 2 8 -14
:hiding_:family	7 5
:hiding_:feething	8 2
:hiding_:hiding	1 -22 6 -6 8 61
:hiding_:jobname	8 9
:hiding_:keything	8 9
:hiding_:longperiod	12 10
:hiding_:money	5 4
:hiding_:nearby	2 8 7 -4 8 -6
:hiding_:negation	1 9
:hiding_:neighbour	8 12
:hiding_:number	0 -7 8 36
:hiding_:offerdeal	3 5
:hiding_:openprice	0 6 3 -4 4 -5 11 1
:hiding_:opinion	4 -1
:hiding_:payer	1 -18 7 -2
:hiding_:paying	8 14
:hiding_:period	8 -13 12 2
:hiding_:person	8 7
:hiding_:place	7 -4
:hiding_:ranking	4 -15 6 -30 13 17
:hiding_:record	7 6
:hiding_:refusing	1 18
:hiding_:rent	4 5 13 -3
:hiding_:return	4 3 13 -5
:hiding_:room	1 -25 2 8
:hiding_:rulesplace	2 16
:hiding_:seller	3 9
:hiding_:spelled	0 -10 1 1 8 17
:hiding_:superlative	4 12
:hiding_:title	8 1
:hiding_:tribunalrent	7 6 12 2
:hiding_:utility	8 11
:hiding_:welcoming	1 13
:hiding_:writeto	8 6
:holiday	0 -120 1 3 2 -77 5 -7 8 -5 9 117 10 -53 11 -54 12 26 13 -54
:holiday $	1 8 2 -48 5 3 6 3 7 -8 9 35 12 -2 14 9
:holiday ,	1 8 2 -31 4 11 9 49
:holiday :accepting	1 -24 2 -18 6 -15 9 21
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
:holiday :number	8 -4 9 17
:holiday :onlyword	1 -2 2 -19 9 10
:holiday :openprice	9 9
:holiday :payer	6 12
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
:holiday as	8 9
:holiday at	4 -1 8 1 9 4
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
:holiday teeth	6 9
:holiday till	8 2
:holiday>:absence	9 1
:holiday>:accepting	1 -35 6 -31 9 23
:holiday>:advance	6 9
:holiday>:building	9 26
:holiday>:burden	9 8
:holiday>:clocktime	6 -41 7 -16 13 -2
:holiday>:deadline	9 9
:holiday>:demand	6 -2
:holiday>:demanding	6 11
:holiday>:deterring	9 6
:holiday>:disclaimer	12 15
:holiday>:feething	9 5
:holiday>:fixed	13 -7
:holiday>:hiding	3 7
:holiday>:holiday	1 -5 8 -10 9 47
:holiday>:lifeword	3 2
:holiday>:losing	12 2
:holiday>:money	5 24
:holiday>:nearby	9 -48
:holiday>:negation	1 18 9 -7
:holiday>:newness	6 8
:holiday>:number	8 -8 9 43
:holiday>:onlyword	2 -25 9 9
:holiday>:openprice	9 7
:holiday>:opinion	1 10 8 2
:holiday>:payer	1 16 6 7 9 32
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
:holiday_:clocktime	6 -14 7 -10 9 17
:holiday_:codething	8 -7 9 -6
:holiday_:deadline	6 -11 9 14
:holiday_:demanding	9 4
:holiday_:family	3 4
:holiday_:feething	9 11
:holiday_:holiday	6 -20 8 -19 9 49
:holiday_:longperiod	13 -2
:holiday_:money	5 14
:holiday_:nearby	9 -26
:holiday_:negation	1 5
:holiday_:newness	9 1
:holiday_:number	9 27 12 15 13 -24
:holiday_:onlyword	1 10 9 14
:holiday_:openprice	8 2 13 7
:holiday_:opinion	1 10 8 3 9 23 13 1
:holiday_:payer	1 12 9 36
:holiday_:paying	13 9
:holiday_:period	8 -11 13 -35
:holiday_:photo	9 7
:holiday_:preferring	13 1
:holiday_:promise	7 11
:holiday_:scarcity	9 12
:holiday_:seller	9 23
:holiday_:spelled	8 -4 12 29 13 -8
:holiday_:time	7 3
:holiday_:utility	1 2
:holiday_:wanting	9 31
:holiday_:welcoming	9 16
:income	0 86 1 -15 2 -38 3 -16 6 -10 8 -49 9 -19 11 -22 12 -55 13 21 14 -105
:income $	0 39 1 -22 2 -4 6 -37 13 -17
:income ,	0 -23 4 -29 7 -18 13 2
:income :absolute	0 4
:income :advance	13 2
:income :burden	0 8
:income :codething	0 1
:income :income	0 34
:income :money	1 15 4 15 5 8
:income :newness	0 11
:income :number	2 14 13 3
:income :onlyword	0 10
:income :openprice	5 -10 13 -18
:income :opinion	6 5
:income :person	0 28 2 -8
:income :place	1 1 7 8
:income :rent	4 15 13 -4
:income :return	0 8 4 14 13 -4
:income :scarcity	0 10
:income :seller	13 15
:income :spelled	1 2
:income :work	0 28
:income :writeto	13 17
:income ahead	13 4
:income and	0 16
:income coming	0 5
:income earners	0 17
:income for	5 11 13 4
:income here	1 1 7 6
:income is	0 1
:income me	13 16
:income of	13 -4
:income only	0 10
:income or	0 -8
:income rent	4 15 13 -4
:income slips	0 3
:income sum	4 1
:income the	4 8
:income with	2 7
:income £#	1 7
:income>:absolute	7 -2 13 1
:income>:advance	6 3 13 18
:income>:burden	0 18
:income>:demanding	0 17
:income>:deposit	6 10
:income>:everyone	0 -19
:income>:feething	6 9 13 -1
:income>:hiding	0 3
:income>:income	0 9 13 -8
:income>:money	1 14 4 30
:income>:negation	0 23
:income>:newness	0 18
:income>:number	2 13 13 4
:income>:onlyword	0 24
:income>:openprice	5 -33 7 -15 13 -9
:income>:opinion	6 2
:income>:period	4 -1
:income>:person	0 29 2 -9
:income>:place	1 1 7 6
:income>:promise	0 10 2 4
:income>:ranking	13 16
:income>:rent	4 3 13 -17
:income>:return	0 8 13 -24
:income>:scarcity	0 10
:income>:seller	13 13
:income>:spelled	0 12
:income>:superlative	4 5
:income>:work	0 18
:income>:writeto	13 15
:income_:absolute	7 -10
:income_:advance	13 3
:income_:benefit	0 -2
:income_:bid	4 4
:income_:burden	0 36 5 -3 13 -1
:income_:clocktime	0 5
:income_:codething	2 4
:income_:condition	2 4 13 7
:income_:councilpay	0 4
:income_:deadline	13 9
:income_:demanding	0 33
:income_:denying	13 1
:income_:deposit	6 9
:income_:deterring	0 6
:income_:disclaimer	0 11
:income_:everyone	0 -59 7 -25 13 -24
:income_:fairness	0 -31
:income_:feething	0 -1 5 4 6 7
:income_:fixed	13 3
:income_:income	0 -25
:income_:jobname	0 -6
:income_:keything	6 7
:income_:longperiod	2 5 13 6
:income_:money	5 18
:income_:negation	0 29 1 -2 7 23 13 9
:income_:newness	0 12
:income_:number	5 -2 13 30
:income_:onlyword	0 13
:income_:openprice	2 2 5 -12 7 -22
:income_:opinion	5 -1 13 1
:income_:payer	0 1 13 2
:income_:paying	6 7 7 10
:income_:period	12 -14 13 40
:income_:preferring	0 7
:income_:promise	2 8 7 9
:income_:ranking	4 7
:income_:rent	4 -15
:income_:return	4 -37 13 -6
:income_:spelled	0 24 7 33 13 62
:income_:thing	7 1
:income_:time	13 16
:income_:tribunalrent	2 7
:income_:utility	7 11
:income_:wanting	0 14
:income_:work	5 5
:jobless	0 97 1 -47 2 -79 3 -86 5 -34 6 -25 7 -25 8 -30 9 -8 10 -40 12 23 13 -8 14 -22
:jobless $	0 33 1 -3 2 -12 4 -18 7 -23 13 -4
:jobless :burden	0 11 12 7
:jobless :councilpay	0 2
:jobless :deadline	5 4
:jobless :demanding	5 2
:jobless :deterring	0 11
:jobless :everyone	12 13
:jobless :jobless	0 6
:jobless :number	4 9
:jobless :openprice	5 2
:jobless :payer	0 6
:jobless :person	0 25
:jobless :place	7 6
:jobless :spelled	0 3
:jobless :utility	0 -31 7 -4
:jobless for	12 17
:jobless funded	0 6
:jobless help	0 9
:jobless on	0 11
:jobless tax	0 -31 7 -4
:jobless tenants	0 23
:jobless the	0 -10 4 7
:jobless up	5 4
:jobless your	2 12
:jobless>:burden	0 16 12 7
:jobless>:councilpay	0 12
:jobless>:deadline	5 3
:jobless>:demanding	5 2
:jobless>:deposit	13 1
:jobless>:deterring	0 11
:jobless>:everyone	12 13
:jobless>:jobless	0 5
:jobless>:number	4 5 12 12
:jobless>:openprice	5 1
:jobless>:opinion	0 4
:jobless>:payer	0 20
:jobless>:person	0 28
:jobless>:place	7 5
:jobless>:rent	4 6
:jobless>:return	4 4
:jobless>:spelled	0 16
:jobless>:utility	0 -32 7 -4
:jobless_:accepting	0 12
:jobless_:asking	7 21
:jobless_:clocktime	0 3 12 9
:jobless_:codething	0 5
:jobless_:condition	0 11 13 8
:jobless_:deadline	0 13 12 13
:jobless_:demanding	0 12
:jobless_:deterring	0 16
:jobless_:disclaimer	0 7
:jobless_:faith	2 12
:jobless_:longperiod	12 12
:jobless_:losing	0 16
:jobless_:negation	0 27
:jobless_:number	4 7 12 12
:jobless_:offerdeal	0 6
:jobless_:onlyword	0 1 13 6
:jobless_:openprice	0 13
:jobless_:opinion	0 17
:jobless_:payer	0 20
:jobless_:period	12 17
:jobless_:person	0 9
:jobless_:ranking	0 3
:jobless_:record	0 -10 7 -7
:jobless_:regretting	0 11
:jobless_:rent	0 4 4 5
:jobless_:return	0 5 4 5
:jobless_:seller	0 4
:jobless_:time	0 7
:jobless_:title	0 3
:jobless_:wanting	13 10
:jobless_:writeto	5 3
:jobname	0 34 1 -7 3 -33 4 -55 5 22 6 -82 7 -70 8 47 11 -16 12 -9 14 -57
:jobname $	0 7 8 9
:jobname ,	0 18 2 -32 8 11
:jobname :absolute	0 14
:jobname :accepting	0 18
:jobname :benefit	0 9
:jobname :burden	0 11
:jobname :child	8 1
:jobname :demand	0 9
:jobname :feething	0 -40 5 14
:jobname :hiding	8 2
:jobname :onlyword	0 7
:jobname :openprice	0 13
:jobname :scarcity	0 14
:jobname :sex	0 3 2 19
:jobname :wanting	0 1
:jobname allowance	0 9
:jobname and	0 10
:jobname clean	0 -2
:jobname cutting	8 -4
:jobname feature	8 -4
:jobname female	2 7
:jobname for	2 3
:jobname in	8 29
:jobname is	8 1
:jobname only	0 14
:jobname or	0 13
:jobname under	8 1
:jobname with	8 39
:jobname>:absolute	0 10
:jobname>:accepting	0 15
:jobname>:benefit	0 6
:jobname>:burden	0 8 2 -1
:jobname>:child	8 3
:jobname>:demand	0 4
:jobname>:demanding	0 4
:jobname>:deterring	0 4 8 13
:jobname>:disability	2 5
:jobname>:feething	0 -46 5 13
:jobname>:healthword	2 2
:jobname>:hiding	8 23
:jobname>:jobname	0 28
:jobname>:money	5 9
:jobname>:onlyword	0 4
:jobname>:openprice	0 9
:jobname>:scarcity	0 11
:jobname>:school	0 14
:jobname>:sex	0 1 2 22
:jobname>:wanting	0 23 8 9
:jobname_:absolute	0 11
:jobname_:codething	8 -18
:jobname_:demanding	0 17
:jobname_:healthword	2 4 8 3
:jobname_:hiding	0 10 8 39
:jobname_:jobname	0 24
:jobname_:law	2 3
:jobname_:money	5 13
:jobname_:number	8 15
:jobname_:onlyword	0 14
:jobname_:openprice	0 7
:jobname_:photo	0 12
:jobname_:preferring	13 1
:jobname_:safety	8 -1
:jobname_:scarcity	0 22
:jobname_:school	0 14
:jobname_:spelled	0 -19 8 2
:jobname_:title	8 4
:jobname_:wanting	0 20 2 11
:jobname_:work	0 11
:keything	0 -53 1 -120 2 -75 3 -65 4 -32 5 -1 6 -1 8 121 9 -12 10 2 11 -68 12 -83 13 -30 14 -114
:keything ##	8 28
:keything $	1 -1 3 -13 10 24
:keything ,	2 -38 7 8 8 -20
:keything :advance	8 4
:keything :burden	8 18
:keything :child	8 1
:keything :codething	5 -1 6 -24 7 -7 8 58 14 -20
:keything :deterring	8 26
:keything :hiding	8 19
:keything :keything	7 -28 8 22
:keything :law	8 31
:keything :negation	8 15
:keything :neighbour	8 4
:keything :number	8 32
:keything :openprice	8 9
:keything :phone	8 12
:keything :record	8 4
:keything :spelled	8 9
:keything :time	8 1
:keything :welcoming	5 11
:keything alarm	8 11
:keything and	8 -44
:keything code	8 28
:keything cutting	8 -4
:keything doesn't	8 16
:keything entry	8 -12
:keything feature	8 -4
:keything for	6 12 8 27
:keything in	8 17
:keything is	5 -4 7 -8 8 27
:keything number	8 7
:keything on	8 26
:keything opens	8 -8
:keything proof	7 8
:keything the	8 11
:keything under	8 1
:keything up	8 1
:keything>:advance	8 22
:keything>:asking	8 6
:keything>:burden	8 11
:keything>:child	1 -5 8 3
:keything>:codething	4 -6 5 -8 6 -45 7 -23 8 42 14 -23
:keything>:condition	6 1
:keything>:deadline	8 17
:keything>:demanding	8 16
:keything>:deterring	8 37
:keything>:everyone	6 1
:keything>:hiding	8 34
:keything>:keything	8 28
:keything>:law	8 12
:keything>:money	5 1
:keything>:negation	8 11
:keything>:newness	8 14
:keything>:number	8 29
:keything>:openprice	8 31
:keything>:opinion	8 10
:keything>:payer	8 1
:keything>:paying	5 -2
:keything>:phone	8 7
:keything>:politics	8 14
:keything>:promise	7 5
:keything>:ranking	8 9
:keything>:return	5 12
:keything>:room	7 -15 8 -6
:keything>:spelled	8 1
:keything>:thing	8 -20
:keything>:wanting	8 25
:keything>:welcoming	5 10
:keything_:absence	7 9
:keything_:absolute	8 19
:keything_:advance	8 2
:keything_:building	6 1
:keything_:burden	8 11
:keything_:child	1 -9
:keything_:codething	7 -12 8 22
:keything_:condition	8 36
:keything_:deadline	6 2
:keything_:demand	8 4
:keything_:demanding	8 1
:keything_:deterring	8 15
:keything_:fairness	8 39
:keything_:feething	8 -5
:keything_:forename	8 10
:keything_:hiding	8 29
:keything_:holiday	8 -30
:keything_:keything	7 -22 8 13
:keything_:law	8 -10
:keything_:longperiod	8 3
:keything_:money	5 21
:keything_:negation	8 14
:keything_:neighbour	8 -1
:keything_:newness	8 17
:keything_:number	8 62 14 -47
:keything_:offerdeal	6 2
:keything_:openprice	5 -15 8 10
:keything_:opinion	8 25
:keything_:payer	8 1
:keything_:preferring	8 6
:keything_:promise	8 12
:keything_:ranking	8 23
:keything_:room	8 -54
:keything_:rulesplace	8 -2
:keything_:safety	8 -11
:keything_:scarcity	7 -4 8 6
:keything_:seller	8 4
:keything_:sex	8 5
:keything_:spelled	8 18 14 -29
:keything_:utility	8 13
:keything_:wanting	8 31
:keything_:work	8 28
:kin	1 26 3 -2 4 -3 5 -30 6 -95 7 -39 8 49 11 -27 12 -1 13 -23 14 -59
:kin $	0 -21 3 9 4 -12 7 -29 8 -6
:kin ,	1 -10
:kin :accepting	1 15
:kin :building	8 -9
:kin :burden	1 7 2 11
:kin :codething	4 4
:kin :deadline	1 1
:kin :dislike	1 7
:kin :nearby	8 1
:kin :neighbour	8 4
:kin :onlyword	1 11
:kin :openprice	0 2
:kin :opinion	0 2
:kin :preferring	2 9
:kin :promise	1 6
:kin :room	1 -10
:kin :spelled	8 12
:kin :wanting	0 6 12 5
:kin and	1 -3 2 10
:kin at	8 14
:kin can	1 1
:kin has	8 4
:kin is	4 4
:kin may	1 4
:kin of	1 -1 13 6
:kin or	0 3
:kin play	1 -3
:kin preferred	2 3
:kin should	1 5
:kin than	1 9
:kin to	0 2
:kin with	1 -2 2 -21
:kin would	1 14
:kin>:accepting	1 34
:kin>:advance	1 6
:kin>:building	1 8
:kin>:burden	1 6 2 16
:kin>:child	1 -21
:kin>:childless	2 9
:kin>:clocktime	8 3
:kin>:codething	4 3
:kin>:deadline	1 3
:kin>:demand	1 11
:kin>:demanding	1 13
:kin>:denying	2 4
:kin>:deterring	1 8
:kin>:disability	8 4
:kin>:dislike	1 6
:kin>:everyone	0 7 1 -8
:kin>:feething	1 -24
:kin>:forename	8 1
:kin>:healthword	8 17
:kin>:kin	1 -26 2 14
:kin>:negation	1 2
:kin>:newness	1 9
:kin>:number	0 6 8 5
:kin>:onlyword	1 22
:kin>:openprice	1 -9
:kin>:period	13 5
:kin>:preferring	1 -2 2 2
:kin>:ranking	1 10
:kin>:refusing	1 19
:kin>:regretting	1 11
:kin>:room	1 -17
:kin>:rulesplace	1 -7
:kin>:scarcity	2 3
:kin>:seller	1 -7
:kin>:sexual	2 14
:kin>:spelled	8 24
:kin>:time	1 13
:kin>:wanting	0 4 1 -13 12 4
:kin>:welcoming	1 -7
:kin_:absence	1 11 8 9
:kin_:accepting	1 22
:kin_:age	1 -2 4 3
:kin_:benefit	0 19
:kin_:bid	1 -1 2 6
:kin_:burden	1 13 2 6
:kin_:child	1 -6 2 -4
:kin_:childless	1 -6 2 12
:kin_:codething	8 15
:kin_:condition	1 9
:kin_:deadline	1 12
:kin_:demand	1 11
:kin_:disability	8 16
:kin_:disclaimer	0 13
:kin_:dislike	1 7
:kin_:everyone	1 -35
:kin_:family	0 14 2 -14
:kin_:feething	1 -22
:kin_:healthword	8 4
:kin_:hiding	8 8
:kin_:income	8 3
:kin_:kin	0 10 1 -6 2 6
:kin_:lifeword	8 11
:kin_:money	4 10
:kin_:nearby	1 -8
:kin_:negation	1 -3 2 -1 8 1
:kin_:number	4 3 8 9
:kin_:onlyword	1 16
:kin_:openprice	0 8 1 10
:kin_:opinion	0 1 1 24
:kin_:period	13 1
:kin_:pet	1 5 3 1
:kin_:place	1 -22
:kin_:promise	7 2
:kin_:refusing	1 20
:kin_:regretting	1 12
:kin_:seller	8 1
:kin_:sexual	2 18
:kin_:spelled	2 -2 8 15
:kin_:superlative	7 9
:kin_:time	1 5
:kin_:wanting	1 -31
:kin_:work	0 8
:law	0 -1 1 -63 2 -8 3 -15 4 -25 5 4 7 -28 8 16 9 -34 10 -8 12 -15 13 -56 14 -33
:law #	8 2
:law $	0 -9 5 4 8 -36
:law :asking	0 2
:law :burden	8 10
:law :deterring	8 11
:law :hiding	6 4
:law :number	8 16
:law :openprice	4 -4
:law :opinion	0 -17 1 -11 4 -5
:law :paying	2 8
:law :person	4 15
:law :ranking	6 5
:law :time	6 10
:law :urgency	6 24
:law are	5 1
:law for	8 19
:law is	8 8
:law now	6 14
:law of	5 9 8 -2
:law on	8 12
:law person	4 8
:law to	0 -21 4 -2
:law you	2 11
:law>:absence	0 10 2 9
:law>:asking	0 1
:law>:burden	8 5
:law>:codething	8 8
:law>:deadline	6 9
:law>:demanding	6 9
:law>:deterring	8 6
:law>:hiding	6 3 7 10
:law>:number	8 15
:law>:openprice	1 -2 4 -7 6 5
:law>:opinion	0 -32 1 -2 4 -25
:law>:paying	2 8
:law>:person	4 15
:law>:ranking	6 3
:law>:refusing	0 11 2 10
:law>:room	5 1
:law>:time	6 10
:law>:urgency	6 24
:law_:absence	2 8
:law_:absolute	2 10
:law_:advance	8 4
:law_:burden	0 5
:law_:codething	8 31
:law_:deadline	6 8
:law_:demanding	6 16
:law_:everyone	0 3
:law_:negation	0 -5
:law_:number	8 27
:law_:onlyword	2 2
:law_:openprice	2 -10 6 14
:law_:preferring	2 -8
:law_:ranking	8 19
:law_:refusing	2 10
:law_:rent	4 -7
:law_:return	4 -8
:law_:rulesplace	8 7
:law_:scarcity	2 4
:law_:spelled	8 15
:lifeword	0 32 2 -9 3 -25 4 -37 5 -18 6 -21 8 90 9 14 14 -7
:lifeword $	2 -56 7 -19 8 47
:lifeword ,	6 -19 9 3
:lifeword :absence	1 3 8 12
:lifeword :clocktime	8 25
:lifeword :codething	0 4
:lifeword :condition	8 12
:lifeword :holiday	8 8
:lifeword :keything	5 -2 8 -13
:lifeword :number	8 -10 9 17
:lifeword :opinion	4 6
:lifeword :place	3 -12 7 13
:lifeword :spelled	9 4
:lifeword and	8 18
:lifeword are	6 12
:lifeword centre	0 6
:lifeword for	2 19 13 2
:lifeword here	3 -12 7 12
:lifeword if	3 1
:lifeword in	8 7
:lifeword is	0 4
:lifeword it	7 2
:lifeword nights	8 8
:lifeword of	8 8
:lifeword off	8 2
:lifeword the	8 29
:lifeword to	4 6
:lifeword with	2 6
:lifeword>:absence	1 2 8 3
:lifeword>:absolute	7 1 8 -9
:lifeword>:advance	8 3
:lifeword>:building	1 -4 2 4
:lifeword>:burden	6 5
:lifeword>:clocktime	5 1 8 35
:lifeword>:codething	0 1
:lifeword>:condition	8 8
:lifeword>:deadline	8 12
:lifeword>:deterring	6 3
:lifeword>:feething	8 8
:lifeword>:holiday	8 23
:lifeword>:lifeword	8 4
:lifeword>:negation	7 11
:lifeword>:neighbour	2 6
:lifeword>:number	8 -58 9 17
:lifeword>:openprice	4 2
:lifeword>:opinion	4 4
:lifeword>:payer	8 6 11 4
:lifeword>:person	2 1
:lifeword>:place	3 -12 7 8
:lifeword>:preferring	8 2
:lifeword>:promise	2 7
:lifeword>:seller	8 15
:lifeword>:spelled	6 -15 9 3
:lifeword>:student	13 3
:lifeword>:title	8 11
:lifeword_:absolute	7 4
:lifeword_:accepting	2 5
:lifeword_:advance	8 6
:lifeword_:building	2 3
:lifeword_:burden	6 10
:lifeword_:clocktime	8 15
:lifeword_:codething	13 2
:lifeword_:condition	13 2
:lifeword_:deadline	4 -2
:lifeword_:demanding	0 2
:lifeword_:deterring	6 10 8 18
:lifeword_:everyone	4 2
:lifeword_:fairness	1 1
:lifeword_:fee	5 -5
:lifeword_:feething	8 11
:lifeword_:forename	8 4
:lifeword_:hiding	8 10
:lifeword_:holiday	8 6 9 11
:lifeword_:jobname	8 13
:lifeword_:lifeword	8 32
:lifeword_:negation	6 3 7 19
:lifeword_:number	14 7
:lifeword_:openprice	0 15 6 -11
:lifeword_:opinion	6 -2
:lifeword_:paying	5 -2
:lifeword_:person	7 1 8 -17
:lifeword_:place	0 10
:lifeword_:preferring	8 1
:lifeword_:promise	2 14 7 7
:lifeword_:refusing	8 9
:lifeword_:rent	8 2
:lifeword_:return	0 6
:lifeword_:seller	8 13
:lifeword_:sex	2 1
:lifeword_:spelled	6 8
:lifeword_:student	13 3
:lifeword_:superlative	0 1 4 1
:lifeword_:title	8 34
:lifeword_:wanting	0 11
:lifeword_:work	0 6
:lifeword_:writeto	8 9
:longperiod	1 -4 2 -23 3 -41 4 -109 5 -18 6 -31 10 -35 12 63 13 71 14 -8
:longperiod $	1 -16 4 -20 5 -11 7 2 12 11 13 27 14 -3
:longperiod ,	0 -6 7 6 9 4
:longperiod :burden	12 27
:longperiod :codething	12 10
:longperiod :denying	11 15
:longperiod :feething	12 1
:longperiod :fixed	12 1
:longperiod :money	13 11
:longperiod :number	13 -25
:longperiod :openprice	7 4
:longperiod :paying	12 3 13 27
:longperiod :period	0 2 6 -8 7 -22 12 21
:longperiod :record	12 4
:longperiod :return	13 13
:longperiod :rulesplace	12 12
:longperiod :spelled	12 4
:longperiod :tribunalrent	13 3
:longperiod :utility	12 9
:longperiod ago	11 6
:longperiod and	1 15 8 -5 13 26
:longperiod as	7 8
:longperiod in	13 27
:longperiod lease	12 12
:longperiod month	12 18
:longperiod months	0 5 12 9 13 -24
:longperiod of	8 15 12 -6 13 -12
:longperiod payment	13 6
:longperiod the	6 8
:longperiod weeks	5 1
:longperiod>:advance	13 11
:longperiod>:burden	12 19
:longperiod>:codething	2 4 7 7 8 -7 12 4 13 23
:longperiod>:condition	13 6
:longperiod>:denying	11 14
:longperiod>:deterring	1 9
:longperiod>:feething	12 20
:longperiod>:fixed	12 8
:longperiod>:holiday	9 10
:longperiod>:longperiod	2 3 13 18
:longperiod>:money	7 4 13 16
:longperiod>:negation	12 12
:longperiod>:number	13 -28
:longperiod>:openprice	7 6 13 -1
:longperiod>:paying	12 5 13 19
:longperiod>:period	0 8 1 -4 5 -7 6 -19 7 -14 12 18 13 1
:longperiod>:place	6 3
:longperiod>:preferring	1 4
:longperiod>:record	12 4
:longperiod>:return	13 1
:longperiod>:rulesplace	12 10
:longperiod>:source	7 7
:longperiod>:spelled	6 -11 8 -10 12 31
:longperiod>:time	12 5
:longperiod>:tribunalrent	2 5 13 28
:longperiod>:utility	12 7
:longperiod_:absolute	13 23
:longperiod_:accepting	11 4 12 9
:longperiod_:advance	5 -7 12 1 13 25
:longperiod_:burden	13 41
:longperiod_:clocktime	13 9
:longperiod_:codething	8 -2 12 9
:longperiod_:demanding	13 19
:longperiod_:deterring	13 32
:longperiod_:feething	0 5 12 14
:longperiod_:fixed	12 15
:longperiod_:income	12 1
:longperiod_:longperiod	8 -9 12 13
:longperiod_:money	13 21
:longperiod_:negation	7 5 12 29
:longperiod_:number	8 -19
:longperiod_:onlyword	12 7
:longperiod_:openprice	12 25
:longperiod_:opinion	0 2 12 24 13 -40
:longperiod_:payer	12 16
:longperiod_:paying	5 -4 13 8
:longperiod_:period	12 3 13 -4
:longperiod_:place	6 1
:longperiod_:ranking	12 2 13 -5
:longperiod_:refusing	7 1
:longperiod_:rent	12 2
:longperiod_:return	12 3
:longperiod_:scarcity	13 9
:longperiod_:seller	14 6
:longperiod_:spelled	5 -16 6 -6 7 -56 8 -30 12 36 13 8
:longperiod_:superlative	12 31 13 -8
:longperiod_:thing	13 9
:longperiod_:time	12 10
:longperiod_:utility	7 6
:longperiod_:wanting	13 4
:longperiod_:welcoming	13 15
:longperiod_:work	0 1
:losing	0 26 2 22 3 7 4 9 6 88 7 -17 8 -4 9 -8 10 -60 11 -48 12 17 14 -2
:losing $	0 -14 2 3 3 -12 6 46 7 -9 8 -104 11 -32 14 -8
:losing ,	2 23 3 -15 4 -8 5 5 6 1 7 -13
:losing :absence	6 28
:losing :benefit	0 5
:losing :bid	4 15 6 -8
:losing :burden	6 -8
:losing :codething	6 11
:losing :condition	2 8
:losing :consent	1 4 2 9
:losing :deadline	4 -24 6 15 7 25 12 4 13 -1
:losing :demanding	4 -19 6 1 7 16
:losing :disclaimer	6 3
:losing :family	1 1
:losing :hiding	6 14
:losing :losing	6 42
:losing :negation	1 1 3 13
:losing :neighbour	4 3
:losing :openprice	0 11 1 -14 3 14 6 7 7 6
:losing :opinion	0 7 3 18 4 12 8 9 13 3
:losing :payer	6 2
:losing :person	0 3
:losing :promise	6 8
:losing :refusing	6 7
:losing :rent	5 3
:losing :return	5 2
:losing :sexual	0 2
:losing :source	11 1
:losing :spelled	3 3 8 2
:losing :title	4 9
:losing :urgency	0 2
:losing :writeto	0 2
:losing a	4 3
:losing above	4 3
:losing by	6 3 8 -25 14 3
:losing else	6 33
:losing else's	1 2
:losing folks	0 3
:losing for	2 7
:losing home	6 4
:losing if	2 2
:losing into	8 12
:losing is	6 11
:losing it	6 23
:losing like	6 2
:losing no	1 1 3 3
:losing off	8 1
:losing or	0 7
:losing out	6 7
:losing rent	5 3
:losing since	11 1
:losing straight	0 3
:losing through	1 4 2 9
:losing to	3 18 4 13 8 9 13 3
:losing up	4 -12 6 1 7 18
:losing who	4 10 6 2
:losing who'd	4 5
:losing with	0 16
:losing yourself	6 3
:losing>:absence	2 -12 6 38 7 -6 8 4 14 6
:losing>:absolute	8 13
:losing>:advance	6 -1
:losing>:bid	4 18 6 -7
:losing>:building	2 -8 14 5
:losing>:burden	2 7 6 -27
:losing>:clocktime	6 1
:losing>:codething	6 4
:losing>:condition	2 7 11 1
:losing>:consent	1 4 2 9
:losing>:deadline	2 -1 4 -35 6 26 7 30 8 -9 12 2 13 -3
:losing>:demanding	6 6 7 13
:losing>:disability	8 1
:losing>:disclaimer	6 1
:losing>:everyone	0 4
:losing>:family	1 22
:losing>:healthword	8 3
:losing>:hiding	6 11
:losing>:law	5 11
:losing>:losing	2 -15 6 52
:losing>:nearby	7 10
:losing>:negation	0 -4 2 1 13 5
:losing>:neighbour	4 3
:losing>:number	4 10 8 13
:losing>:openprice	0 13 1 -16 3 15 6 7 7 1 11 -5
:losing>:opinion	0 3 1 -6 3 16 4 10 8 15 13 1
:losing>:payer	6 2 8 8
:losing>:person	2 18
:losing>:pet	3 34
:losing>:phone	14 4
:losing>:promise	6 10
:losing>:refusing	6 2
:losing>:rent	5 6
:losing>:return	5 5
:losing>:safety	1 2
:losing>:seller	8 13
:losing>:sexual	0 3
:losing>:source	11 5
:losing>:spelled	2 1
:losing>:thing	4 5
:losing>:time	8 16
:losing>:title	4 8
:losing>:urgency	0 5 6 28
:losing>:work	0 9
:losing_:absence	0 27 2 -6 8 3 14 2
:losing_:accepting	2 -21 6 17
:losing_:advance	3 5 13 1
:losing_:asking	6 15
:losing_:benefit	0 17
:losing_:bid	4 19
:losing_:building	2 -17 14 3
:losing_:burden	8 2
:losing_:child	1 14
:losing_:clocktime	6 16 8 13
:losing_:codething	0 18 6 10
:losing_:deadline	4 -5 6 21
:losing_:denying	6 5 8 3
:losing_:deterring	0 4 2 -3 6 3 8 4
:losing_:disability	2 21
:losing_:everyone	0 23 4 1
:losing_:fairness	1 4
:losing_:faith	2 3
:losing_:family	1 15
:losing_:fee	2 7 6 -7
:losing_:fixed	6 -15
:losing_:hiding	0 3
:losing_:holiday	1 4
:losing_:income	0 1
:losing_:law	5 9
:losing_:lifeword	8 6
:losing_:longperiod	12 11
:losing_:losing	6 32
:losing_:money	4 31 5 1
:losing_:nearby	6 6 7 16
:losing_:negation	2 3 6 -3 7 -9 13 3
:losing_:newness	0 1 6 10
:losing_:number	4 16 8 25 12 11 13 -15
:losing_:offerdeal	2 10 6 -1
:losing_:openprice	0 3 4 3 6 16 12 12 13 -1
:losing_:opinion	2 -2 7 -9 12 9 13 -3
:losing_:origin	2 22
:losing_:payer	2 2 8 20
:losing_:paying	4 5
:losing_:period	12 7
:losing_:person	2 15
:losing_:pet	3 51
:losing_:ranking	3 9 6 -8 13 5
:losing_:rent	14 6
:losing_:rulesplace	0 10
:losing_:safety	1 1
:losing_:seller	2 1 8 18
:losing_:sex	2 30
:losing_:sexual	8 1
:losing_:spelled	0 -10 6 4 7 -2 12 15
:losing_:thing	4 4 6 7
:losing_:time	8 1
:losing_:urgency	6 25
:losing_:wanting	2 -6 6 -20
:losing_:work	0 30 8 -4
:losing_:writeto	6 2
:money	0 -6 1 -29 2 -147 3 -102 4 76 5 132 7 10 8 -85 9 -17 10 -73 11 -61 12 -66 13 36 14 -123
:money $	0 -10 1 -15 2 -36 3 -15 4 -1 5 13 6 -44 14 -34
:money +	4 27
:money ,	2 -7 4 43 5 21 6 3 8 -70 13 20 14 -2
:money :advance	13 26
:money :bid	4 29
:money :burden	5 15 6 -4
:money :clocktime	5 12 6 15
:money :codething	5 24
:money :condition	4 58
:money :deadline	6 33 13 24
:money :demanding	5 9 13 29
:money :deterring	4 -5 6 -1 7 14 13 11
:money :disclaimer	13 -4
:money :everyone	5 4
:money :feething	5 2
:money :fixed	4 19
:money :holiday	4 20
:money :income	5 21
:money :money	5 -16 6 -10 7 -12 13 5
:money :neighbour	4 13
:money :newness	13 19
:money :onlyword	4 24
:money :openprice	4 29 6 -27 7 -12
:money :opinion	5 7 6 -12
:money :paying	5 12 13 2
:money :period	5 18
:money :photo	4 8
:money :ranking	5 -2 13 18
:money :utility	5 -34
:money a	5 22 9 7 12 -13 13 -28
:money above	4 14
:money and	4 -34
:money are	4 1
:money before	13 13
:money but	4 26
:money deposit	5 4
:money each	5 7
:money for	0 -3 5 51
:money gas	8 1
:money if	4 27
:money in	4 14
:money is	5 23
:money minimum	4 22
:money monthly	5 22
:money more	1 4
:money of	5 1
:money off	6 11
:money on	4 -3 6 -1 7 14 13 12
:money ono	4 15 5 -23
:money or	4 13 5 5
:money pcm	5 -52 6 -2 7 -6
:money plus	5 4
:money shown	4 9
:money statements	13 -7
:money the	4 -2 5 16
:money to	5 8 6 -10
:money with	4 16
:money>:absolute	4 4 5 16 6 7
:money>:accepting	4 4 5 11
:money>:advance	13 24
:money>:benefit	5 2
:money>:bid	4 13
:money>:building	5 22
:money>:burden	5 19 6 -9 7 6 13 9
:money>:clocktime	4 -11 5 27 6 18 9 1 13 9
:money>:codething	4 -2 5 12
:money>:condition	4 55
:money>:deadline	5 -2 6 34 7 15 13 33
:money>:demanding	1 2 5 13 13 29
:money>:denying	5 9
:money>:deposit	4 -4
:money>:deterring	4 -7 6 -15 7 12 13 11
:money>:digits	11 5
:money>:disclaimer	13 -6
:money>:everyone	5 15 6 4
:money>:fee	1 4 5 2
:money>:feething	4 -8 5 53
:money>:fixed	4 28 5 12
:money>:holiday	4 19 5 7
:money>:income	5 12
:money>:keything	4 2
:money>:longperiod	13 -1
:money>:losing	5 16
:money>:money	4 16 6 -35 7 -15 13 5
:money>:neighbour	4 11
:money>:newness	6 5 13 24
:money>:number	7 15 8 -1 13 6
:money>:offerdeal	5 8
:money>:onlyword	4 41
:money>:openprice	1 -7 4 32 5 10 6 -37
:money>:opinion	5 25 6 -16 7 -6 13 -3
:money>:payer	4 10 5 19
:money>:paying	0 3 5 17 13 2
:money>:period	4 2 5 -4 12 -29 13 -19
:money>:person	4 11 5 3
:money>:photo	4 1 5 2
:money>:ranking	4 -3 13 17
:money>:rent	13 14
:money>:return	13 13
:money>:seller	4 1 5 36 6 2
:money>:spelled	5 19 11 3
:money>:time	4 21
:money>:tribunalrent	13 -7
:money>:urgency	4 8
:money>:utility	5 -16 7 10
:money>:work	0 7
:money>:writeto	4 23
:money_:absence	6 1
:money_:absolute	0 6 4 10 5 10 6 24
:money_:accepting	4 30 5 13
:money_:advance	4 -5 5 4 13 32
:money_:asking	4 17
:money_:benefit	5 3
:money_:bid	4 -1
:money_:building	5 17 6 11
:money_:burden	0 2 1 17 4 -19 5 39 13 12
:money_:child	1 16
:money_:clocktime	5 26 6 8 9 16 13 9
:money_:codething	4 13 5 7 12 -31
:money_:condition	4 41 6 10
:money_:deadline	5 20 6 24 13 13
:money_:demanding	4 5 5 15 13 15
:money_:deposit	4 -12 5 -31 13 -1
:money_:deterring	5 50 13 2
:money_:disclaimer	5 7
:money_:dislike	4 1 5 7
:money_:everyone	5 10 6 16
:money_:fairness	4 20
:money_:fee	1 2 5 23
:money_:feething	5 59
:money_:fixed	4 8 5 4
:money_:holiday	9 12
:money_:income	7 2
:money_:jobless	5 6 13 15
:money_:keything	4 2 5 7
:money_:kin	1 7
:money_:longperiod	12 -34
:money_:losing	5 20
:money_:money	0 -24 4 42 5 -4 7 -11 13 2
:money_:negation	4 -25 5 13
:money_:newness	5 11 9 6
:money_:number	5 -43 7 17 13 33
:money_:online	5 3
:money_:onlyword	0 9 4 37 6 25
:money_:openprice	4 22 5 28 6 -20 7 9
:money_:opinion	4 22 5 27
:money_:payer	4 25 5 12
:money_:paying	6 -4
:money_:period	0 -14 4 3 5 -13 8 -4 12 -70 13 8
:money_:person	4 45 5 24 6 18
:money_:photo	4 1
:money_:preferring	4 20
:money_:promise	7 5
:money_:ranking	4 -9 5 8
:money_:record	5 5
:money_:regretting	4 10
:money_:rent	4 -14 13 27
:money_:return	4 -7 5 3 13 26
:money_:room	4 25 8 4
:money_:scarcity	0 7 4 2 6 2
:money_:seller	0 1 4 33 5 64
:money_:source	5 9
:money_:spelled	5 37 7 1 11 1 13 15
:money_:superlative	5 8
:money_:thing	4 2
:money_:time	4 19
:money_:title	5 23 6 14
:money_:tribunalrent	12 -24
:money_:urgency	4 10 5 12
:money_:utility	4 -2 7 10
:money_:wanting	4 20
:money_:work	0 4
:money_:writeto	4 36 5 37
:nation	0 -122 1 -76 2 151 3 -55 4 -104 5 -44 6 -97 7 -90 8 -31 14 -33
:nation $	2 46
:nation ,	2 30
:nation :burden	2 14
:nation :family	1 -25 2 44
:nation :feething	1 4
:nation :jobname	2 17
:nation :kin	1 -10 2 22
:nation :nation	2 15
:nation :nearby	2 7
:nation :newness	2 2
:nation :origin	2 13
:nation :person	0 -26 1 -13 2 41
:nation :place	2 10
:nation :preferring	2 4
:nation :ranking	2 1
:nation :room	2 -8
:nation :seller	2 3
:nation :student	2 8
:nation :thing	1 2 2 -7
:nation :work	2 11
:nation by	2 1
:nation carpets	1 4
:nation families	1 -4 2 25
:nation family	2 13
:nation goods	2 -7
:nation isle	9 3
:nation or	2 2
:nation street	2 10
:nation students	2 8
:nation>:burden	2 8
:nation>:deadline	2 1
:nation>:family	1 -29 2 46
:nation>:feething	1 4
:nation>:jobname	2 17
:nation>:kin	1 -15 2 24
:nation>:losing	2 7
:nation>:nearby	2 11
:nation>:negation	2 2 11 1
:nation>:newness	2 1
:nation>:number	2 7
:nation>:origin	2 21
:nation>:person	0 -27 1 -14 2 42
:nation>:place	2 19
:nation>:preferring	2 8
:nation>:room	2 -44
:nation>:seller	2 5
:nation>:spelled	2 7
:nation>:student	2 8
:nation>:thing	1 1 2 -28
:nation>:work	2 10
:nation>:writeto	2 1
:nation_:absolute	2 11
:nation_:accepting	2 24
:nation_:advance	2 7
:nation_:building	2 8
:nation_:burden	2 18
:nation_:child	1 10
:nation_:codething	2 8
:nation_:deadline	2 4
:nation_:demanding	2 11
:nation_:income	2 2
:nation_:newness	2 13
:nation_:number	2 11
:nation_:onlyword	2 26
:nation_:origin	2 7
:nation_:person	2 21
:nation_:preferring	2 15
:nation_:promise	2 14
:nation_:ranking	2 12
:nation_:scarcity	2 15
:nation_:sex	2 5
:nation_:thing	2 -6
:nation_:wanting	2 24
:nation_:welcoming	2 8
:nation_:writeto	2 7
:nearby	0 -69 1 -68 2 -41 3 -83 4 -39 5 -84 6 -20 7 8 8 -78 9 -43 10 18 11 -38 12 -182 13 -81 14 -48
:nearby $	0 -2 1 -31 2 3 3 -50 4 -8 5 -16 6 -53 7 -38 8 -44 9 -23 10 -8 11 -37 14 -70
:nearby ,	0 -15 2 -62 3 -22 5 -3 8 -41 9 -16 10 3 14 -17
:nearby :absence	8 -28
:nearby :bid	4 -8
:nearby :childless	1 3
:nearby :codething	1 -18 3 -8 6 -29 7 -17 8 -19
:nearby :consent	14 12
:nearby :deadline	6 -12
:nearby :deterring	8 -6
:nearby :nearby	1 -8 7 -3
:nearby :neighbour	1 -11 8 -12
:nearby :newness	7 5
:nearby :openprice	0 -10 4 -33 5 -4 6 -14 10 -14
:nearby :opinion	0 -1 4 -2 6 -7 10 -4
:nearby :place	7 9
:nearby :promise	7 18
:nearby :room	4 5
:nearby :safety	1 1
:nearby :scarcity	6 4
:nearby :spelled	6 -3
:nearby :time	6 18
:nearby and	7 -6
:nearby does	7 8
:nearby downstairs	3 7
:nearby fare	0 6
:nearby have	8 2
:nearby here	7 11
:nearby in	7 10 10 -6
:nearby is	1 -17 3 -7 6 -27 7 -25 8 -34
:nearby it	7 16
:nearby of	6 3 7 1
:nearby rooms	4 4
:nearby that	8 9
:nearby the	7 -25 8 16
:nearby this	10 25
:nearby through	14 12
:nearby to	6 -15 10 -2
:nearby will	7 13
:nearby with	2 1
:nearby within	3 7
:nearby>:absolute	7 27
:nearby>:advance	8 1
:nearby>:bid	4 -17
:nearby>:building	6 7 10 13
:nearby>:burden	10 -3
:nearby>:clocktime	6 -28 8 -3 9 -2
:nearby>:codething	1 -26 3 -27 6 -61 7 -19 8 -25
:nearby>:condition	7 1
:nearby>:consent	14 12
:nearby>:deadline	4 -3 8 6
:nearby>:deterring	8 -11
:nearby>:family	7 6
:nearby>:feething	6 7 8 5
:nearby>:keything	8 2
:nearby>:nearby	0 -6 1 -31 2 -40 4 -11 6 -36 7 -15 10 -30 11 -5
:nearby>:negation	1 10 3 -6
:nearby>:neighbour	1 -19 3 7 8 -13
:nearby>:number	6 -23 7 -21
:nearby>:openprice	0 -14 1 -5 4 -16 6 -22 10 -33
:nearby>:opinion	0 -8 4 -5 6 -16 10 -30
:nearby>:period	10 5
:nearby>:place	7 13 10 -5
:nearby>:promise	7 15
:nearby>:refusing	6 -1
:nearby>:room	4 1 8 11
:nearby>:rulesplace	6 6 8 3
:nearby>:safety	1 1
:nearby>:spelled	2 -36 4 1 6 -66 7 -46 9 -16 14 -11
:nearby>:thing	11 3
:nearby>:time	6 17
:nearby>:title	8 2
:nearby>:urgency	6 3
:nearby_:absence	6 -13 9 -22
:nearby_:absolute	6 -11 7 24
:nearby_:accepting	6 5 10 6
:nearby_:age	10 5
:nearby_:asking	6 13
:nearby_:benefit	2 17
:nearby_:bid	4 -1 7 13
:nearby_:building	6 4 10 16
:nearby_:child	1 -15
:nearby_:clocktime	4 -4 6 -33 9 -15
:nearby_:codething	6 -18
:nearby_:deadline	9 -27 10 -19 13 -11
:nearby_:demanding	4 7 6 21
:nearby_:denying	10 4
:nearby_:deterring	4 9
:nearby_:family	7 5
:nearby_:feething	6 5 8 4
:nearby_:holiday	9 -13
:nearby_:keything	7 10
:nearby_:losing	8 2
:nearby_:money	4 -13
:nearby_:nearby	0 -13 1 -57 2 -56 4 -44 6 -113 7 -10 8 -26 9 -25 10 -21 11 -12 14 -49
:nearby_:negation	3 -28 7 11 8 4
:nearby_:neighbour	8 -9
:nearby_:number	1 -34 2 -32 6 -61 8 -20 9 -18 14 -35
:nearby_:openprice	1 2 7 -4
:nearby_:opinion	1 23 5 1 7 -15 11 2
:nearby_:period	10 7
:nearby_:person	0 4
:nearby_:pet	3 13
:nearby_:photo	6 23
:nearby_:place	2 -3 6 -45 10 -12
:nearby_:preferring	2 3
:nearby_:promise	7 12
:nearby_:room	2 -15 8 5 10 2
:nearby_:rulesplace	6 5
:nearby_:safety	7 18
:nearby_:scarcity	7 1
:nearby_:spelled	0 -1 1 -16 2 -31 3 -18 6 -24 7 -4 8 -13 9 -30 14 -10
:nearby_:thing	11 3
:nearby_:time	6 -6
:nearby_:title	8 4
:nearby_:utility	10 7
:nearby_:wanting	1 4
:negation	0 53 1 70 2 45 3 62 4 -78 5 -76 6 -5 7 45 8 2 9 -72 10 -10 11 52 12 -13 13 -50 14 -68
:negation #	7 2 13 16
:negation $	0 11 1 -7 2 8 3 23 5 -6 8 1 11 -2 13 -20 14 -11
:negation ,	0 -35 1 -16 3 2 4 -64 7 2 8 2 10 -8 14 22
:negation :absence	0 -22 1 6 6 8 7 -6 8 11 12 10
:negation :absolute	7 11 14 1
:negation :accepting	0 30 1 32 3 26 4 -55 5 -23 6 -47 7 -24 8 -69 9 -25 11 -43 13 -14
:negation :asking	0 6 6 -4
:negation :benefit	0 54 2 -3 7 -36
:negation :bid	4 -39 7 5
:negation :building	7 1 8 13
:negation :burden	0 11 6 5 8 -7
:negation :child	1 63 2 -7 6 -23 7 -59 8 -34
:negation :childthing	1 17
:negation :clocktime	0 15 2 6
:negation :codething	2 -10
:negation :councilpay	0 19
:negation :deadline	6 -24 8 10
:negation :demand	0 18 2 3 4 -4 6 -1 7 10
:negation :demanding	0 -16 1 -13 3 6 5 -40 6 -4 8 -30 13 -41 14 -3
:negation :denying	6 20 10 6
:negation :deposit	5 35
:negation :deterring	0 20 1 -14 2 24 3 13 7 24
:negation :digits	14 3
:negation :disability	1 -18 2 31 6 1
:negation :disclaimer	0 13 1 9 4 -35 5 7 6 11 7 -22 11 46
:negation :dislike	8 11
:negation :fairness	1 -36 2 -21 3 17 6 -31
:negation :faith	2 18
:negation :family	1 10 2 -3
:negation :fee	1 -24 2 -32 3 -26 5 -38 7 -12
:negation :feething	0 2 2 2 5 -37
:negation :fixed	1 11 4 21 7 -21 8 27 12 -2
:negation :healthword	2 13 7 3
:negation :hiding	1 9 6 7 8 -9
:negation :holiday	1 14 9 -18
:negation :income	7 4 13 10
:negation :jobless	0 32
:negation :keything	8 48
:negation :kin	1 4 2 -6
:negation :lifeword	8 5
:negation :longperiod	2 4
:negation :losing	2 4 6 -6 7 18
:negation :nation	2 39
:negation :negation	2 12 14 2
:negation :neighbour	7 3
:negation :newness	7 12
:negation :number	0 7 1 2 6 -5 7 19 13 8
:negation :offerdeal	0 22 2 3
:negation :online	7 8
:negation :onlyword	2 -24 3 -27
:negation :openprice	0 27 3 29 4 -9 5 -22 6 10 7 10 11 11
:negation :opinion	0 -22 2 -11 3 3 5 -11 6 18 7 21 11 11
:negation :origin	2 29
:negation :payer	0 -32 1 -44 2 -35 3 -13 7 -13 14 1
:negation :paying	0 5 7 15
:negation :period	2 4
:negation :person	7 3
:negation :pet	0 -12 1 -13 3 45 6 -7 7 -38
:negation :photo	7 11 10 7
:negation :place	3 5 7 -30 13 11
:negation :politics	2 10
:negation :preferring	0 -9 1 -1 2 3 7 -9
:negation :promise	0 -1 2 -1 6 -3 11 3
:negation :ranking	6 13
:negation :refusing	0 -33 1 -1 3 -29
:negation :regretting	2 15
:negation :rent	2 19
:negation :return	2 12 4 -2
:negation :room	2 -13 4 1 6 1
:negation :safety	2 -15 7 41
:negation :school	1 32
:negation :sex	2 5
:negation :sexual	2 30
:negation :spelled	1 1 2 2 6 -22 13 14 14 9
:negation :student	2 -47
:negation :superlative	7 18
:negation :thing	8 16
:negation :time	6 -4
:negation :title	6 9
:negation :urgency	2 -20 6 28
:negation :utility	3 -5
:negation :wanting	0 -1 1 9 2 4 3 5 6 12 8 -19 13 -17
:negation :welcoming	1 36 2 25 3 9
:negation :work	13 9
:negation :writeto	0 15 2 -22 3 11
:negation a	1 -11 2 -54 3 -10 6 -4 7 44
:negation accept	0 2 1 16 4 -6
:negation accepted	0 20 2 1
:negation agents	4 4
:negation and	2 7
:negation animals	3 14
:negation apply	2 26
:negation ask	3 12
:negation babies	1 6 2 9
:negation bairns	1 8
:negation be	1 11 2 -5 3 7 4 9 8 3 11 26 13 -9
:negation been	8 6 10 45
:negation being	6 3
:negation better	7 3
:negation bidding	4 -2
:negation blacks	2 10
:negation bonfires	8 2
:negation bother	1 -4
:negation cats	3 24
:negation chain	3 -3
:negation child	1 -24
:negation children	1 5
:negation children's	1 -21
:negation connected	8 1
:negation contest	7 2
:negation counted	0 10
:negation crime	7 9
:negation dawgs	3 20
:negation deal	0 14
:negation dependants	1 5
:negation dilly	6 9
:negation do	2 7
:negation dss	0 26 1 1
:negation dss'	0 -9
:negation dugs	3 8
:negation enough	13 1
:negation even	1 -1 3 10 6 11 7 10
:negation ever	7 11
:negation exact	11 1
:negation exceptions	12 3
:negation exist	7 14
:negation expect	6 2
:negation fail	7 7
:negation fall	7 2
:negation families	1 6 2 -2
:negation family	1 6 2 -3
:negation fee	3 -1
:negation find	7 9
:negation fixed	4 24
:negation flat	7 9
:negation for	0 5 1 18 2 40 6 -49
:negation four	3 4
:negation from	0 20 2 9
:negation furry	3 11
:negation gays	2 7
:negation going	2 2
:negation good	2 9 3 -7
:negation guarantee	7 -16
:negation guarantor	0 -2 13 5
:negation hang	6 15
:negation has	7 26
:negation have	0 -28 1 5 2 12 3 9 6 -3
:negation help	2 6
:negation here	3 8 7 -22
:negation home	8 14
:negation hurry	6 -21
:negation ifs	7 24 13 2
:negation in	6 -15 7 30
:negation interested	0 1
:negation is	0 -6 7 -9 8 1
:negation joke	6 1
:negation keen	2 11
:negation last	6 6
:negation leave	6 19 12 8
:negation less	4 7 5 1
:negation let	2 -11 3 -6
:negation live	1 14
:negation lock	8 15
:negation locked	8 11
:negation lose	6 -12
:negation mean	0 10
:negation mind	3 -17
:negation minimum	12 -8
:negation miss	6 8
:negation more	11 1
:negation need	2 -25
:negation new	10 -26
:negation nippers	1 7
:negation objection	1 -5 3 -7
:negation offer	2 3
:negation offers	4 -19 7 11
:negation on	0 30 3 2 6 10 7 4
:negation one	0 11 2 5 6 -5 7 20 8 3
:negation other	7 26
:negation part	1 5
:negation pass	2 7
:negation pay	7 6
:negation pets	3 11
:negation petts	3 20
:negation price	4 2
:negation problem	0 -6 2 -3 3 -4
:negation promise	6 2 7 -5
:negation reason	6 2
:negation refundable	5 15
:negation refuse	1 -9 3 -13
:negation rely	11 9
:negation rent	2 14
:negation responsibility	11 7
:negation returnable	5 1
:negation returned	5 11
:negation ring	1 2
:negation romanians	2 10
:negation running	7 7
:negation say	1 3 4 4 6 5
:negation school	1 22
:negation scroungers	0 1
:negation see	6 26 7 -15
:negation sell	2 19
:negation set	4 5
:negation show	11 3
:negation shut	8 9
:negation sit	6 12
:negation small	1 2
:negation smokers	2 -9
:negation smoking	3 5
:negation something	3 11
:negation sorry	2 5
:negation stay	1 24
:negation stop	1 1
:negation stopped	6 25
:negation such	7 18
:negation suitable	2 4 3 5
:negation take	3 5 4 -23 13 -6
:negation telly	8 2
:negation tenant	7 11
:negation the	7 -37 11 14
:negation they	2 7
:negation this	6 -6 11 20
:negation time	6 6
:negation to	3 17 6 14 7 2 11 4
:negation toddlers	1 3
:negation travellers	2 1
:negation trouble	8 2
:negation uk	13 12
:negation under	1 7
:negation universal	0 2
:negation viewing	0 3
:negation vouch	11 9
:negation want	1 4 2 8
:negation welcome	1 7 2 16
:negation who	0 5 2 2
:negation will	6 -39
:negation with	1 7 2 29 3 14
:negation work	0 -9
:negation your	1 7
:negation zero	14 3
:negation>:absence	0 -7 1 19 8 1 9 -10 12 5
:negation>:absolute	0 -36 1 -4 2 -30 3 -13 7 25 8 -1 11 4
:negation>:accepting	0 28 1 26 2 20 3 39 4 -71 5 -43 6 -13 7 -25 8 -10 9 -29 11 -31 13 -23
:negation>:age	7 9
:negation>:asking	0 10 3 -1 6 -4 7 -5 13 -7
:negation>:benefit	0 61 2 -15 6 -3 7 -24
:negation>:bid	4 -44 6 -19 7 11
:negation>:building	1 21 6 -22 8 11
:negation>:burden	2 -10 3 3 5 -10 6 13 11 3
:negation>:child	0 -1 1 67 2 -18 3 -8 6 -47 7 -38 8 -43 11 -1
:negation>:childthing	1 29
:negation>:clocktime	0 13 2 15 8 -10
:negation>:codething	1 -7 2 -20
:negation>:condition	4 7 7 1
:negation>:consent	7 -15
:negation>:councilpay	0 31
:negation>:deadline	2 8 4 10 8 13 10 9
:negation>:demand	0 10 1 -1 2 11 4 -6 7 9
:negation>:demanding	0 -24 1 -8 2 7 3 4 5 -59 6 -8 10 3 13 -51 14 -7
:negation>:denying	6 29 8 -9 10 3
:negation>:deposit	5 35
:negation>:deterring	0 16 1 -13 2 27 3 20 6 -3 7 16 8 8 11 -8
:negation>:digits	14 3
:negation>:disability	2 30 3 -25
:negation>:disclaimer	0 15 1 8 4 -36 5 6 6 4 7 -14 11 50
:negation>:dislike	7 1 8 5
:negation>:everyone	0 -17 2 3 11 22
:negation>:fairness	0 -8 1 -1 2 -7 3 25 6 -7 11 1
:negation>:faith	2 15
:negation>:family	1 35 2 -14
:negation>:fee	1 -27 3 -30 4 29 5 -20 6 -16 7 -13
:negation>:feething	2 5 5 -42 8 13
:negation>:fixed	1 10 4 21 7 -31 8 34 12 -12
:negation>:healthword	2 19 7 4 8 -1
:negation>:hiding	1 6 3 -7 6 5 8 -24
:negation>:holiday	1 6 7 -18 9 -40
:negation>:income	0 18 7 1 13 9
:negation>:jobless	0 36
:negation>:keything	8 54
:negation>:kin	1 10 2 -21 8 -4
:negation>:lifeword	2 1
:negation>:longperiod	2 4
:negation>:losing	2 17 6 -11 7 22
:negation>:nation	2 37 11 11
:negation>:negation	0 -38 1 -13 2 7 3 47 7 7 8 -14
:negation>:neighbour	1 -4 6 -18 7 10
:negation>:newness	1 -14 7 19
:negation>:number	0 7 6 -17 7 43 13 4 14 2
:negation>:offerdeal	0 20 2 8 4 23 6 -25
:negation>:online	7 18 14 10
:negation>:onlyword	0 -13 2 -13 3 -36 8 -11
:negation>:openprice	0 2 1 -17 2 11 5 -37 7 1 8 1 10 26 11 3 12 -2
:negation>:opinion	0 -36 5 -21 6 4 7 12 11 14
:negation>:origin	2 37
:negation>:payer	1 -4 2 -68 3 -14 4 5 8 -3
:negation>:paying	0 4 5 1 7 13
:negation>:period	2 3 8 16
:negation>:person	0 -3 1 -16 2 6 7 33
:negation>:pet	0 -19 1 -24 2 -4 3 52 6 -23 7 -8
:negation>:petpart	3 33
:negation>:phone	7 1
:negation>:photo	0 1 2 4
:negation>:place	0 -7 3 19 6 5 7 -2 13 22
:negation>:politics	2 17
:negation>:preferring	0 -13 1 1 7 -23
:negation>:promise	1 -12 2 -14 7 4 11 11
:negation>:ranking	2 5 6 20 7 -13
:negation>:record	0 8
:negation>:refusing	0 -27 1 -4 3 -25
:negation>:regretting	2 11
:negation>:rent	0 -4 1 5 2 16
:negation>:return	2 10
:negation>:room	2 -50 4 13 8 4 11 24
:negation>:safety	2 -20 6 -9 7 36
:negation>:scarcity	3 -5
:negation>:school	1 32
:negation>:seller	0 21 1 23 2 -59 4 10 7 10
:negation>:sex	2 17
:negation>:sexual	2 32
:negation>:spelled	1 22 2 6 3 19 6 -31 7 19 8 5 13 17 14 4
:negation>:student	2 -50 3 18
:negation>:superlative	2 -10 6 1 7 21
:negation>:thing	2 15 8 29
:negation>:time	7 21
:negation>:title	6 7
:negation>:urgency	1 -13 2 -2 6 29 7 -5
:negation>:utility	0 11 3 -7
:negation>:wanting	1 9 2 7 6 12 8 -33 11 3 13 -19
:negation>:welcoming	1 43 2 26 3 5 6 8 7 -10
:negation>:work	0 8 13 7 14 1
:negation>:writeto	0 15 2 -36 3 12 6 5 7 13
:negation_:absence	1 19 2 -15 3 -21 8 7
:negation_:absolute	0 -55 2 -64 4 -7 6 -4 8 -26 10 9
:negation_:accepting	2 10 3 14 4 -27 13 -27
:negation_:advance	2 11 6 -32 10 21 12 14 13 -21
:negation_:age	1 2 2 -20 7 3
:negation_:asking	1 -30 2 -17 3 26 6 -9 7 -24
:negation_:benefit	0 81 1 -17 2 -16
:negation_:bid	2 4 4 -73 6 -24
:negation_:building	1 44 3 5 6 -11 7 31
:negation_:burden	2 -32 3 -1 5 -58 6 16 7 7 11 14 14 -5
:negation_:child	1 59 2 -14 7 -41 8 -45 11 -11
:negation_:childless	2 14 4 -17
:negation_:clocktime	1 2 6 9 8 23 12 -45
:negation_:codething	0 -10 1 -3 8 -9
:negation_:condition	0 8 3 7 6 13 8 23 10 2
:negation_:councilpay	0 43
:negation_:deadline	0 -2 1 -4 2 7 4 28 7 5 8 24 10 31
:negation_:demand	1 -19 2 3 3 2 4 -29 8 25
:negation_:demanding	0 -8 5 -1 6 -45 8 1 10 20 13 -24
:negation_:denying	0 -16 6 14 13 12
:negation_:deterring	0 7 1 4 3 -38 5 -2 10 13 11 8
:negation_:digits	14 6
:negation_:disability	2 60
:negation_:disclaimer	11 29
:negation_:dislike	3 -7
:negation_:everyone	0 -17 1 -11 2 17 7 -34 11 13
:negation_:fairness	0 -7 3 25 4 -11 11 7
:negation_:family	1 56 2 -7 3 -2
:negation_:fee	3 -10 4 23 7 15
:negation_:feething	0 13 2 26 5 -54 8 11 13 7
:negation_:fixed	2 8 12 -18
:negation_:healthword	1 -3 2 37 8 -10
:negation_:hiding	1 -12 3 15
:negation_:holiday	1 13 2 -14
:negation_:income	0 22 1 3 13 4
:negation_:jobless	0 37
:negation_:keything	8 1
:negation_:kin	1 12 2 -6 7 -15
:negation_:lifeword	1 8 2 14 3 -31
:negation_:longperiod	12 -21 13 -7
:negation_:losing	1 -15 2 17 7 20
:negation_:money	4 13 5 9 7 5
:negation_:nation	2 41
:negation_:nearby	1 -6 2 19 3 -2 7 41 10 -9
:negation_:negation	0 9 1 -2 3 16 5 -15 6 -30 7 15 8 -31 12 -30
:negation_:neighbour	3 3 4 -27
:negation_:newness	0 -12 3 -3 6 -58 7 34 10 1 12 19
:negation_:number	3 8 7 4 8 -12 11 2 14 21
:negation_:offerdeal	4 23 6 -15
:negation_:online	0 22
:negation_:onlyword	0 -37 2 -23 3 -9 7 -10 13 1
:negation_:openprice	3 13 4 -27 5 -23 7 -10 8 6 11 23 13 -17
:negation_:opinion	0 12 2 5 4 -10 5 -4 8 -14 10 -14
:negation_:origin	2 58
:negation_:payer	2 -12 3 -8 6 20 7 2
:negation_:paying	2 16 7 1
:negation_:period	7 5 8 14
:negation_:person	0 6 1 -27 2 30 3 -13 4 -38 5 -11 6 -9 7 4 9 16 11 -9
:negation_:pet	0 -16 1 -29 3 64 6 -23
:negation_:petpart	3 37
:negation_:photo	0 1 2 7 3 6 11 4
:negation_:place	0 -34 1 6 2 -20 3 -1 6 25 7 23 10 -24
:negation_:preferring	1 21 2 -7 4 7
:negation_:promise	8 -1
:negation_:ranking	10 6 12 16 13 -40
:negation_:record	0 7
:negation_:refusing	0 -40 3 -50 7 -5
:negation_:regretting	2 3
:negation_:rent	13 -24
:negation_:return	0 24 4 10 6 -22 13 -47
:negation_:room	1 1 3 8 7 20 11 27
:negation_:rulesplace	7 6
:negation_:safety	7 23
:negation_:scarcity	2 -15 3 -7 7 14
:negation_:seller	0 34 1 15 3 21 4 4 7 1 8 -5 11 5 14 -3
:negation_:sex	2 28
:negation_:sexual	2 26
:negation_:source	0 13 7 -18 8 14
:negation_:spelled	2 2 3 5 5 -4 12 -27
:negation_:student	0 3 3 23
:negation_:superlative	2 -6 6 4 7 3
:negation_:thing	2 9 7 -2
:negation_:time	2 -20 6 9 7 21
:negation_:title	1 2
:negation_:tribunalrent	10 -13 12 1
:negation_:urgency	6 9 10 4
:negation_:utility	0 22
:negation_:wanting	1 -6 11 9
:negation_:welcoming	2 -12 3 23
:negation_:work	14 1
:negation_:writeto	0 28 1 -1 2 -9 6 33 11 28
:neighbour	0 -27 1 8 3 -4 4 -10 5 -33 8 65 9 -36 11 -30 13 -26 14 -33
:neighbour #	8 10
:neighbour $	2 14 3 -7 4 8 7 -6 8 -15 11 -8 14 -6
:neighbour ,	0 -1 1 -9 2 -1 4 -14 10 -13
:neighbour :childless	8 2
:neighbour :clocktime	12 12
:neighbour :codething	0 7 2 -2 6 -45 8 9
:neighbour :condition	0 15
:neighbour :deadline	8 -21 11 1 12 2
:neighbour :deterring	7 8 8 -7
:neighbour :keything	6 -19 8 6
:neighbour :lifeword	8 19
:neighbour :negation	8 1
:neighbour :neighbour	1 6 4 -1 5 -9 6 -15 8 10 9 -20 11 4
:neighbour :number	6 5 7 18 8 1
:neighbour :openprice	4 -21 7 6 8 -9
:neighbour :opinion	8 -18
:neighbour :pet	3 -3
:neighbour :phone	8 11
:neighbour :preferring	2 3
:neighbour :room	1 -2 6 -23 8 2 11 1
:neighbour :spelled	6 12 7 16
:neighbour :title	8 5
:neighbour :work	1 4
:neighbour above	1 1
:neighbour and	3 4
:neighbour are	8 8
:neighbour at	6 4
:neighbour below	8 7
:neighbour door's	8 9
:neighbour for	0 3
:neighbour has	12 1
:neighbour in	5 6 7 28 8 -28 9 -1
:neighbour is	0 7 2 -1 6 -31 7 -8 14 1
:neighbour may	11 8
:neighbour number	8 1
:neighbour on	8 -6
:neighbour one	7 19
:neighbour opens	8 -8
:neighbour over	8 4
:neighbour owner	8 4
:neighbour shown	11 1
:neighbour the	1 4 2 -3 4 1 6 -2 7 -31 8 38
:neighbour there	14 3
:neighbour to	8 -6
:neighbour what	7 2
:neighbour with	6 15 10 5
:neighbour would	2 5
:neighbour>:absolute	7 16
:neighbour>:accepting	7 7
:neighbour>:advance	8 6
:neighbour>:age	1 18
:neighbour>:bid	4 -1 8 8
:neighbour>:burden	1 -4
:neighbour>:childless	1 17
:neighbour>:clocktime	8 2 12 11
:neighbour>:codething	0 5 2 -7 5 -6 6 -22 7 -7 8 20
:neighbour>:condition	0 13 5 5
:neighbour>:deterring	2 4 7 6 8 -13
:neighbour>:disability	8 8
:neighbour>:dislike	1 12
:neighbour>:fairness	11 1
:neighbour>:fixed	8 1
:neighbour>:healthword	8 14
:neighbour>:hiding	8 9
:neighbour>:holiday	8 3 12 3
:neighbour>:keything	9 -1
:neighbour>:lifeword	8 23
:neighbour>:nearby	3 5 7 -16
:neighbour>:negation	2 -1
:neighbour>:neighbour	0 -1 4 -9 5 -12 7 -4 8 7 9 -24 11 4
:neighbour>:newness	8 7
:neighbour>:number	7 14 14 -2
:neighbour>:online	2 7
:neighbour>:openprice	1 3 4 -8 7 19
:neighbour>:opinion	2 5
:neighbour>:payer	8 5
:neighbour>:period	6 3
:neighbour>:phone	8 5
:neighbour>:photo	11 6
:neighbour>:place	2 -4 7 2
:neighbour>:preferring	2 12
:neighbour>:promise	7 4
:neighbour>:ranking	8 17
:neighbour>:room	4 -2 7 -3 8 18 9 -13
:neighbour>:seller	2 2 8 8
:neighbour>:spelled	7 17 8 -28
:neighbour>:student	8 4
:neighbour>:thing	2 5
:neighbour>:title	8 27
:neighbour>:wanting	8 4
:neighbour>:work	1 6
:neighbour_:absence	1 9
:neighbour_:absolute	7 17 8 3
:neighbour_:age	1 18 7 9
:neighbour_:bid	8 12
:neighbour_:child	1 17
:neighbour_:childless	1 9
:neighbour_:clocktime	0 -2
:neighbour_:codething	4 -7 7 -10 8 35
:neighbour_:deadline	4 -1 5 1 6 17
:neighbour_:demanding	8 26
:neighbour_:disability	2 -29 8 26
:neighbour_:dislike	1 28
:neighbour_:everyone	0 3 2 1
:neighbour_:fairness	8 25 11 3
:neighbour_:family	8 8
:neighbour_:feething	8 -21
:neighbour_:fixed	6 2 8 16 13 1
:neighbour_:forename	8 9
:neighbour_:healthword	1 1 2 -15 8 30
:neighbour_:hiding	3 4 8 12
:neighbour_:holiday	1 7 8 6 12 3
:neighbour_:jobname	0 10
:neighbour_:keything	6 8
:neighbour_:lifeword	2 -4 8 16
:neighbour_:longperiod	7 1 12 4
:neighbour_:money	5 -1
:neighbour_:nearby	3 3 6 3 7 -1
:neighbour_:negation	2 -15 7 3
:neighbour_:neighbour	6 14
:neighbour_:number	1 4 4 -20 7 -12 8 -31 14 -8
:neighbour_:offerdeal	6 7
:neighbour_:openprice	1 12 6 -22 7 18 8 7
:neighbour_:opinion	2 27 7 9
:neighbour_:payer	0 3 5 1 6 3
:neighbour_:person	0 12
:neighbour_:pet	3 9
:neighbour_:photo	11 4
:neighbour_:place	2 -3 6 1 7 7
:neighbour_:promise	7 6
:neighbour_:ranking	6 17 8 2
:neighbour_:refusing	8 -1
:neighbour_:return	7 1
:neighbour_:room	6 13 11 -7
:neighbour_:scarcity	8 6
:neighbour_:seller	2 5 5 6
:neighbour_:sex	8 18
:neighbour_:spelled	8 -29 11 -8
:neighbour_:student	8 15
:neighbour_:thing	8 2
:neighbour_:time	8 5
:neighbour_:utility	8 -8
:neighbour_:wanting	8 3
:neighbour_:writeto	8 13 11 13
:newness	1 -35 2 -24 3 14 4 2 5 -23 6 32 7 26 8 -17 9 24 10 111 13 -15 14 -35
:newness #	10 15
:newness $	0 -18 4 9 6 -18 10 54 12 4 13 -2
:newness ,	1 -17 3 1 6 -8 10 82 12 -6 13 -12
:newness :absence	1 7 10 3
:newness :absolute	6 15
:newness :advance	10 2 13 15
:newness :asking	3 -32 6 -16
:newness :bid	10 7
:newness :building	10 -7
:newness :burden	6 7 10 19
:newness :clocktime	10 16
:newness :codething	6 2 13 -1
:newness :deadline	8 20 10 48
:newness :demand	7 1
:newness :demanding	3 -18 6 -13 10 10 13 -8
:newness :denying	11 22
:newness :deterring	6 -48 7 -14 9 7 10 40
:newness :fairness	3 -18
:newness :feething	13 19
:newness :fixed	8 9
:newness :keything	8 14 13 3
:newness :lifeword	14 9
:newness :longperiod	12 23 13 2
:newness :losing	7 39
:newness :money	4 10
:newness :nearby	7 5 10 -30
:newness :newness	2 -4 6 -63 7 -30 10 76
:newness :number	6 6 10 14 12 22 13 1
:newness :onlyword	6 5
:newness :openprice	0 7 6 18 7 -3 10 10 13 -4
:newness :opinion	4 -18 6 12 10 3
:newness :payer	5 1
:newness :paying	6 -1 13 -3
:newness :period	4 -4 6 26 10 -8 12 3 13 11
:newness :person	9 5
:newness :place	7 -25 10 -16
:newness :promise	7 4
:newness :ranking	6 10 10 1
:newness :rent	4 11 5 -16 6 -2
:newness :return	4 11 5 -17 10 -12 13 -11
:newness :room	10 -56
:newness :safety	7 3
:newness :scarcity	6 11
:newness :seller	5 5 10 -5
:newness :source	10 9
:newness :spelled	4 12 6 9 8 2 12 2
:newness :thing	10 -23
:newness :time	6 -25 10 6
:newness :tribunalrent	10 -3 12 2
:newness :urgency	6 -33 10 34
:newness :wanting	6 -1 7 12
:newness :work	0 3 1 7
:newness a	11 5
:newness advertised	10 2
:newness ago	11 6
:newness and	1 16 10 19 13 11
:newness ask	3 -11
:newness at	4 17
:newness be	7 16
:newness been	6 -16 7 -5 10 9
:newness before	10 6
:newness c	8 7
:newness choice	2 2
:newness day	5 1 6 4
:newness for	7 5 10 16
:newness go	7 7
:newness here	7 -6
:newness in	0 7 10 39
:newness instruction	10 14
:newness is	6 1
:newness it's	6 19
:newness keys	13 4
:newness listed	10 22
:newness listing	10 23
:newness new	10 2
:newness noon	8 12
:newness on	10 25
:newness one	6 18
:newness only	6 19
:newness others	2 6
:newness quarter	13 5
:newness rent	4 12 5 -16 13 -10
:newness so	4 1 13 1
:newness station	7 4
:newness the	0 3 6 12 11 16
:newness this	10 21
:newness through	6 1
:newness till	10 4
:newness time	6 -9 10 16
:newness to	6 13 7 -4 10 5 13 -17
:newness today	10 9
:newness will	7 6
:newness with	6 16
:newness work	1 10
:newness year	12 3
:newness you	3 14 8 -6
:newness>:absence	1 4 6 5 7 11 10 7
:newness>:absolute	6 14 10 1
:newness>:accepting	0 9 6 2 7 6
:newness>:advance	5 -3 6 -62 7 -14 10 2 13 15
:newness>:asking	2 -1
:newness>:bid	6 1 10 20
:newness>:building	10 47
:newness>:burden	4 -9 6 12 10 24 13 -19
:newness>:child	1 -7
:newness>:clocktime	10 11
:newness>:codething	6 3 12 2 13 -13
:newness>:condition	5 9
:newness>:deadline	6 -2 8 14 10 50
:newness>:demanding	6 -6 10 7 13 -15
:newness>:denying	6 -5 8 -10 10 8 11 19
:newness>:deterring	0 -2 1 9 3 4 6 -20 7 -3 8 -17 9 8 10 35
:newness>:disability	11 3
:newness>:dislike	4 9
:newness>:feething	3 30 5 -1 10 -17 13 20
:newness>:fixed	7 -18 8 13
:newness>:healthword	7 3 10 4
:newness>:keything	8 11 13 5
:newness>:kin	1 -10
:newness>:lifeword	14 9
:newness>:longperiod	12 27
:newness>:losing	6 4 7 37
:newness>:money	4 8 6 3
:newness>:nearby	7 44 10 -39
:newness>:negation	0 9 10 17
:newness>:neighbour	10 1
:newness>:newness	0 -8 6 -70 7 -22 10 90
:newness>:number	6 10 8 18 10 42 12 26
:newness>:offerdeal	10 10
:newness>:onlyword	6 12
:newness>:openprice	6 19 7 -2 10 17 11 19 13 -17
:newness>:opinion	4 -19 6 11 7 -1 10 20
:newness>:payer	2 3 5 8 10 25
:newness>:paying	5 5 10 12 13 -24
:newness>:period	4 -18 6 14 8 -2 12 7
:newness>:person	9 9 10 4
:newness>:photo	10 6
:newness>:place	10 -29
:newness>:politics	10 16
:newness>:promise	6 -12 7 7
:newness>:ranking	2 6 10 13 13 14
:newness>:refusing	6 2 10 1
:newness>:rent	4 8 6 -4
:newness>:return	4 8 10 -3 13 -13
:newness>:room	7 -13 8 -20 10 -45
:newness>:rulesplace	10 -7
:newness>:scarcity	0 -5 13 11
:newness>:seller	5 1
:newness>:source	10 19
:newness>:spelled	1 -9 4 4 5 -4 6 22 8 22 10 8 12 10
:newness>:superlative	10 11 13 1
:newness>:thing	3 14 6 -6 10 -23
:newness>:time	2 2 6 -69 8 4 10 20
:newness>:tribunalrent	10 -5 12 6
:newness>:urgency	6 -10 10 23
:newness>:wanting	6 -14 7 8
:newness>:work	1 6 6 -12
:newness>:writeto	6 -4
:newness_:absence	6 7
:newness_:absolute	1 1 7 6 10 31
:newness_:accepting	0 4 5 13 6 2 10 23
:newness_:advance	0 -11 5 -2 6 -85 13 5
:newness_:age	10 11
:newness_:asking	3 9 6 1
:newness_:bid	10 23
:newness_:building	5 2 6 -2 10 50
:newness_:burden	6 15 7 -7 9 7 10 1 13 -33
:newness_:childless	7 4
:newness_:clocktime	7 -6
:newness_:codething	4 6 5 -2 6 -9 10 29
:newness_:condition	13 9
:newness_:councilpay	0 -3
:newness_:deadline	4 5 9 11 10 5 13 8
:newness_:demanding	2 -4 3 9 5 -7
:newness_:denying	6 -8
:newness_:deposit	6 14
:newness_:deterring	2 -35 3 3 6 2 7 -4 8 -18 9 7 13 -18
:newness_:disability	11 3
:newness_:disclaimer	6 21
:newness_:dislike	6 3
:newness_:everyone	10 18
:newness_:fee	7 11
:newness_:feething	3 20 5 -14 7 16 8 -2 10 -8
:newness_:fixed	13 7
:newness_:healthword	10 17
:newness_:income	6 18
:newness_:lifeword	10 7
:newness_:longperiod	9 8
:newness_:losing	0 -12 4 8 6 5
:newness_:money	4 1 6 7 7 6
:newness_:nearby	6 -47 7 8 10 2
:newness_:negation	7 8 10 20 11 8
:newness_:neighbour	10 2
:newness_:newness	0 -9 6 -31 7 -3 10 92
:newness_:number	5 -6 6 12 8 26 10 33 13 -9 14 10
:newness_:offerdeal	10 24
:newness_:onlyword	1 3 6 32 10 23
:newness_:openprice	0 -35 2 -22 4 3 7 1 10 42 11 6
:newness_:opinion	10 45 13 5
:newness_:payer	5 1 10 35
:newness_:paying	0 -1 6 34 10 12
:newness_:period	4 -13 6 -3 10 12 12 22
:newness_:person	0 5 2 11
:newness_:photo	10 7
:newness_:place	3 -7 7 -2 10 7
:newness_:politics	10 16
:newness_:promise	10 7
:newness_:ranking	6 -54 13 32
:newness_:record	10 6
:newness_:refusing	6 23
:newness_:rent	4 -2 10 15
:newness_:return	4 -19 5 -1 7 -33 10 22
:newness_:room	8 -23 10 38
:newness_:scarcity	1 2 13 9
:newness_:seller	6 18 10 17
:newness_:spelled	4 -6 6 30 8 13 10 9
:newness_:superlative	10 7
:newness_:thing	0 2 3 2 10 -18
:newness_:time	6 -10 10 19
:newness_:title	4 4 6 6
:newness_:tribunalrent	6 -10 7 -43 10 12
:newness_:urgency	6 9
:newness_:utility	7 6 10 9
:newness_:welcoming	10 8
:newness_:writeto	11 19 13 20
:number	0 -20 1 -2 2 -40 3 -21 5 -2 7 -29 8 36 10 -24 11 -19 12 22 13 6 14 -22
:number #	8 19 14 19
:number ##	4 -29 8 -28 14 98
:number $	0 -12 2 -38 3 -19 4 -20 6 -38 7 -42 8 -22 9 27 10 -41 12 1 14 18
:number %	5 16 7 32
:number +	1 8
:number ,	1 -5 2 -17 3 -5 4 1 5 -19 6 -22 7 -38 8 75 9 -24 10 -62 11 -24 14 -34
:number :absence	6 4 9 17
:number :absolute	4 15 8 -16 13 -13 14 17
:number :age	4 15 7 21 8 21 12 -5 13 -40
:number :asking	1 5 6 8
:number :building	7 1
:number :burden	0 6 2 2 4 15 5 9 7 4 8 15
:number :child	8 9
:number :childless	1 1
:number :clocktime	2 -21 5 -20 7 -26 8 -7 9 13 11 -33 12 -3
:number :codething	6 -1 7 -10 8 13 12 10
:number :condition	2 3 4 15
:number :deadline	2 -16 7 -38 8 -9 9 -15 11 -27 14 -48
:number :demand	1 6 6 20
:number :demanding	13 2
:number :deterring	0 9 5 5 6 20 8 22 10 22
:number :digits	14 12
:number :feething	6 -3
:number :hiding	1 -3 6 11
:number :holiday	9 44
:number :income	0 2 13 12
:number :keything	8 -3
:number :law	0 3
:number :longperiod	7 5 13 -6
:number :losing	13 19
:number :money	4 12 5 83 13 4
:number :nation	2 3
:number :nearby	1 -28 2 -9 6 -47 7 6 8 -19 14 -41
:number :negation	3 5 14 13
:number :neighbour	8 30
:number :newness	6 -26 7 25 10 42 13 -6
:number :number	0 -23 1 -20 2 -2 3 -15 4 8 5 24 6 15 7 -43 8 12 12 -30 13 -39 14 109
:number :onlyword	4 16
:number :openprice	2 -20 4 15 6 -17 8 27
:number :opinion	0 8 7 -14 8 28 14 4
:number :payer	6 1 7 11 14 10
:number :paying	13 10
:number :period	1 -25 2 -36 3 -32 4 -88 5 -4 6 -34 7 -3 8 -47 12 58 13 34 14 -59
:number :person	0 -9 2 -30 4 19 6 13
:number :pet	3 -2
:number :petpart	3 31
:number :phone	6 2 14 6
:number :photo	11 8
:number :place	10 1
:number :promise	13 4
:number :record	4 -4 6 -16 7 21 8 -8 12 -8 13 -48 14 -19
:number :rent	13 12
:number :return	4 -39 5 5 7 23 8 -50 14 8
:number :room	0 2 2 18 3 17 4 10 5 -18 7 -3 8 -46 10 30 14 -12
:number :scarcity	6 12 8 1
:number :seller	6 8 7 18
:number :sex	2 43
:number :spelled	0 -56 4 -19 6 -1 7 -61 8 39 12 15 14 15
:number :student	6 1
:number :time	8 22
:number :title	6 8
:number :tribunalrent	7 -13 12 6
:number :urgency	6 -22 8 -2 10 3
:number :wanting	14 23
:number :work	6 21
:number a	4 35 7 3
:number after	14 24
:number and	0 6 2 -28 5 -12 7 -2 8 46 9 -18 13 -17
:number as	7 2
:number at	8 3 12 2 13 10
:number because	2 5
:number bed	0 4 1 9 4 12 6 21 7 7 8 -23 10 32
:number bedroom	2 14
:number bedrooms	7 -4
:number beds	3 21
:number boys	8 7
:number but	4 18
:number cats	3 -9
:number child	1 23
:number children	1 -16
:number day	6 8
:number days	9 11
:number dbl	12 3
:number december	4 7 6 -11 8 -18
:number digits	8 8
:number double	14 20
:number eight	8 7
:number enquiries	1 7 6 10
:number f	9 6
:number families	6 3
:number fifty	4 21
:number five	5 14
:number flats	6 -1
:number for	0 4 1 8 2 3 4 2
:number go	13 21
:number grand	6 3
:number home	8 2
:number hours	6 27
:number house	6 2
:number hundred	4 18 5 1 8 -38 13 -1
:number in	0 20 6 11 8 32 11 12
:number into	8 1
:number is	11 1
:number isn't	3 3
:number july	12 1
:number kids	1 -14
:number ladies	2 1
:number landlord	7 20
:number left	6 16
:number legged	3 22
:number letting	7 2
:number lever	8 -12
:number m	14 -11
:number market	10 2
:number men	2 2
:number miles	7 14
:number min	3 9
:number minutes	6 -18 7 -7 8 -19
:number mnths	13 2
:number month	12 42
:number month's	13 -10
:number monthly	13 17
:number months	1 -45 5 -12 6 -32 7 -60 9 -8 12 36 13 21
:number months'	4 -7 12 -43 13 3
:number more	2 6
:number mth	12 16
:number mths	13 21
:number nights	9 20
:number nine	8 4
:number november	8 -14
:number of	4 15 6 4 14 -15
:number off	5 6
:number oh	14 15
:number on	0 17 5 7 8 16
:number one	8 2
:number or	13 4
:number other	6 19
:number pcm	4 12
:number people	0 -1 6 14
:number per	4 20 7 26
:number person	4 11
:number plus	12 9
:number pound	5 31
:number pounds	5 41
:number quid	5 30
:number rents	13 3
:number rooms	2 19
:number seven	14 23
:number sinks	2 8
:number six	14 6
:number street	7 5
:number text	14 7
:number the	6 19
:number thing	0 2
:number this	6 3
:number thousand	6 1
:number three	8 2 14 4
:number till	8 16
:number time	10 13
:number to	0 9 7 -12 8 30 14 4
:number together	8 2
:number two	8 -2 14 31
:number week's	5 -5
:number weekly	13 -12
:number weeks	5 12 9 10 13 2
:number weeks'	13 -3
:number who	6 9
:number whose	1 3
:number with	2 1 8 7
:number x	13 3
:number year	12 14
:number years	7 23 13 -31
:number yrs	10 2 11 1
:number zero	14 12
:number>:absence	0 1 1 -5 2 5 6 10 8 21 9 17
:number>:absolute	0 -19 1 -2 4 11 8 1 13 -16 14 19
:number>:accepting	6 9 8 -7
:number>:advance	8 -3
:number>:age	1 2 6 -20 7 19 8 16 12 -2 13 -41
:number>:asking	1 4 2 5 6 14
:number>:benefit	0 8
:number>:bid	4 17 6 12
:number>:burden	0 1 1 6 4 17 5 5 8 16
:number>:child	8 9
:number>:childless	1 5 4 2 6 2 8 -19
:number>:clocktime	2 -20 3 -7 5 -31 6 6 7 -10 9 13 11 -47 12 -7 14 -13
:number>:codething	6 -9 7 -8 8 7 12 2 13 10
:number>:condition	4 26
:number>:councilpay	0 8
:number>:deadline	2 -52 4 9 5 7 6 -1 7 -52 9 -17 11 -46 14 -32
:number>:demand	1 37 2 -24 6 17
:number>:demanding	1 4 4 12 6 -35 13 19
:number>:denying	3 7 8 12
:number>:deterring	0 2 5 2 6 9 8 12 10 20
:number>:digits	14 2
:number>:everyone	0 9
:number>:feething	8 -33
:number>:fixed	8 -4
:number>:healthword	8 9
:number>:hiding	2 11 6 8
:number>:holiday	6 -23 9 49
:number>:income	0 4 4 2
:number>:jobless	0 9
:number>:keything	6 1
:number>:law	0 2
:number>:lifeword	8 2
:number>:longperiod	5 -41
:number>:losing	4 11 8 -15 13 18
:number>:money	4 12 5 78 7 4 13 5
:number>:nation	2 15
:number>:nearby	0 -6 1 -62 2 -28 4 -9 6 -23 7 14 8 -26 13 -13 14 -40
:number>:negation	1 1 2 -8 3 12 7 -8 8 31 12 5 14 16
:number>:neighbour	8 31
:number>:newness	4 3 6 -25 7 26 10 40 13 -15
:number>:number	0 -9 1 -26 2 -13 3 -38 4 18 5 7 6 4 7 -15 11 -12 12 -9 13 -41 14 45
:number>:onlyword	4 17
:number>:openprice	1 5 2 -35 3 -13 4 24 5 -9 7 -4 8 23
:number>:opinion	0 1 4 8 5 -18 6 -8 7 -46 8 22
:number>:paying	13 18
:number>:period	1 -36 2 -10 3 -40 5 -9 6 -46 7 -5 8 -67 12 54 13 51 14 -39
:number>:person	0 -13 1 12 2 -27 3 22 4 27 6 11
:number>:pet	3 -5 8 12
:number>:petpart	3 32
:number>:phone	6 1 14 17
:number>:photo	11 23
:number>:place	6 15 7 2 10 2
:number>:promise	0 -7 8 8 13 3
:number>:ranking	8 1
:number>:record	4 -27 6 -35 7 18 8 -30 12 -11 13 -54 14 -46
:number>:rent	4 -1 5 4
:number>:return	4 -70 5 21 7 31 8 -25 13 -9 14 6
:number>:room	2 11 3 22 4 15 5 -30 8 -40 10 37 14 -26
:number>:safety	8 6
:number>:scarcity	2 14 3 1 6 15 8 10
:number>:seller	2 14 7 10 8 -6
:number>:sex	2 63
:number>:spelled	0 -60 2 -27 3 -11 4 -45 5 1 6 3 7 -2 8 43 11 -22 12 28
:number>:time	8 19
:number>:title	6 2 8 17
:number>:tribunalrent	7 -37 12 2 13 21
:number>:urgency	1 -4 8 -8 10 2
:number>:wanting	4 13 14 22
:number>:work	0 28 6 19 14 -7
:number_:absence	2 6 6 1 7 -9 8 10
:number_:absolute	0 -9 2 14 8 13 14 26
:number_:accepting	3 20 5 10 6 -1 8 -8 11 10 12 36
:number_:advance	1 -4 7 -26 9 -10 10 -4 12 -42 13 21
:number_:age	1 15 8 5
:number_:asking	0 32 7 9 11 3 12 28 14 1
:number_:benefit	0 14
:number_:bid	4 5 6 15 8 -37 9 8 13 -3
:number_:building	1 -2 6 -28 7 -37 11 -20
:number_:burden	0 -20 2 2 4 31 6 23 7 -5 8 -1 12 -5 13 9
:number_:childless	4 3 6 12 8 -25
:number_:childthing	8 8
:number_:clocktime	4 -2 5 -13 6 17 13 1
:number_:codething	1 -5 2 1 4 17 6 -74 7 21 13 7
:number_:condition	0 -13 1 26 4 8 5 -10 6 29 12 -13
:number_:councilpay	0 22 13 2
:number_:deadline	1 -2 4 5 5 3 7 -4 8 8 10 -5 12 -6 13 14
:number_:demand	1 30 2 -13 6 17 8 -3
:number_:demanding	4 10 6 -1 13 12
:number_:denying	7 -12 11 17
:number_:deposit	5 -4
:number_:deterring	2 -36 12 -20 13 19 14 -18
:number_:digits	14 2
:number_:disability	1 -8 8 13
:number_:disclaimer	7 -13 13 -47
:number_:dislike	4 4
:number_:everyone	0 5 2 10
:number_:fairness	2 -2 7 2
:number_:family	2 5
:number_:fee	4 6 5 12
:number_:feething	0 17 12 27 13 -36
:number_:fixed	8 -35 12 41 13 -76
:number_:healthword	8 16
:number_:hiding	1 -22 2 23 8 7
:number_:holiday	7 2 8 -6 9 4 12 11
:number_:income	13 -33
:number_:jobless	0 1
:number_:jobname	8 29
:number_:keything	6 9 7 5 8 22
:number_:kin	1 -6 4 1 8 7
:number_:lifeword	5 2 7 -12 8 14
:number_:longperiod	12 8 13 1
:number_:losing	6 12 8 -17
:number_:money	4 26 5 11 13 13
:number_:nation	2 3
:number_:nearby	0 -5 1 -15 2 11 4 -11 8 -40 14 -8
:number_:negation	1 22 2 -14 3 16 4 6 5 15 8 38 12 39 14 17
:number_:neighbour	8 3
:number_:newness	3 14 4 15 5 14 6 10 8 11
:number_:number	0 -20 2 -4 3 -70 5 -17 6 -32 7 -40 8 11 10 1 11 -29 13 7 14 33
:number_:online	1 -2
:number_:onlyword	2 1 4 9 12 18
:number_:openprice	1 18 3 -2 4 8 6 -5 10 -31 12 26 13 -4 14 25
:number_:opinion	0 3 6 -23 7 2 10 -8 11 1 12 27 13 -5 14 19
:number_:payer	0 17 11 9 13 13 14 7
:number_:paying	5 2 13 51
:number_:period	4 51 6 4 7 11 12 7 13 15
:number_:person	1 11 2 -2 3 8 4 9 6 19 8 -2 14 2
:number_:pet	8 10
:number_:phone	14 27
:number_:photo	4 13 5 6 6 -17
:number_:place	0 -2 6 14 10 1
:number_:preferring	0 3 2 -3
:number_:promise	3 16 7 11 8 2
:number_:ranking	1 -5 7 -5 8 8
:number_:record	8 -4
:number_:refusing	0 -8 2 -5
:number_:regretting	1 5
:number_:rent	4 -47 5 28 6 -11 9 -4 12 -7
:number_:return	0 -9 1 -1 4 -81 5 33 8 -10 9 -6 12 -20 14 8
:number_:room	1 -22 10 10 14 -14
:number_:rulesplace	4 22
:number_:safety	7 26
:number_:scarcity	2 37 6 16 8 1
:number_:seller	7 4 8 -26 11 12 14 3
:number_:sex	2 27 8 3
:number_:sexual	4 3
:number_:source	6 18
:number_:spelled	0 -12 1 7 2 -17 3 -3 4 -26 6 17 8 14 9 9 11 -2 12 26 13 21
:number_:student	12 2
:number_:superlative	12 10
:number_:time	6 14 12 11
:number_:title	2 16 6 -13 8 13
:number_:tribunalrent	5 -4 8 -30 12 -15
:number_:urgency	6 16 13 7 14 9
:number_:utility	7 21
:number_:wanting	2 2 4 27 6 6
:number_:welcoming	13 9
:number_:work	0 30 13 -8 14 1
:number_:writeto	8 9
:offerdeal	0 7 1 14 3 29 4 47 5 -1 6 45 7 43 8 -36 10 17 11 -28 12 -22 13 -1 14 -8
:offerdeal $	5 9 6 -16 7 10 14 10
:offerdeal ,	1 7 2 -4 4 1 6 9
:offerdeal :accepting	4 6
:offerdeal :building	1 9 3 12
:offerdeal :clocktime	4 -28
:offerdeal :codething	6 9
:offerdeal :deadline	4 -4 6 27 10 4
:offerdeal :deterring	4 3
:offerdeal :disclaimer	0 8 3 1
:offerdeal :feething	6 3
:offerdeal :fixed	6 24
:offerdeal :money	6 5
:offerdeal :number	7 4
:offerdeal :offerdeal	6 13
:offerdeal :openprice	1 -6 3 -12 6 -1
:offerdeal :opinion	1 -1 2 3 3 -5 4 21 6 -8
:offerdeal :payer	0 6 3 1
:offerdeal :return	7 8
:offerdeal :room	6 3
:offerdeal :rulesplace	1 8
:offerdeal :seller	4 4
:offerdeal :spelled	7 6
:offerdeal :tribunalrent	6 3
:offerdeal :wanting	6 6
:offerdeal area	7 1
:offerdeal as	4 5
:offerdeal building	1 6
:offerdeal for	6 21 7 20
:offerdeal from	4 -33
:offerdeal in	6 1
:offerdeal is	6 9
:offerdeal of	1 5 6 5 7 11
:offerdeal on	4 8
:offerdeal to	2 5 3 -4 4 12 6 -7
:offerdeal with	0 15
:offerdeal yourself	0 5 3 2
:offerdeal zone	1 5
:offerdeal £#	6 1
:offerdeal>:accepting	4 1
:offerdeal>:advance	6 3 10 4
:offerdeal>:benefit	0 5
:offerdeal>:building	1 18 3 11
:offerdeal>:clocktime	4 -20
:offerdeal>:codething	6 15
:offerdeal>:deadline	4 -2 6 43
:offerdeal>:deterring	4 2
:offerdeal>:disclaimer	0 6 3 1
:offerdeal>:fee	6 14
:offerdeal>:feething	6 3
:offerdeal>:fixed	4 -5 6 29
:offerdeal>:healthword	8 14
:offerdeal>:money	4 -12 6 7
:offerdeal>:newness	6 1
:offerdeal>:number	7 9
:offerdeal>:offerdeal	6 10 7 4
:offerdeal>:openprice	1 -11 3 -14 6 -6
:offerdeal>:opinion	3 -4 4 19 7 10
:offerdeal>:payer	0 13 3 7 6 6
:offerdeal>:period	6 8
:offerdeal>:promise	7 3
:offerdeal>:ranking	6 4 10 4
:offerdeal>:return	7 3
:offerdeal>:room	4 5 6 2
:offerdeal>:rulesplace	1 7
:offerdeal>:seller	4 20
:offerdeal>:spelled	7 24
:offerdeal>:tribunalrent	6 2
:offerdeal>:urgency	6 1
:offerdeal>:wanting	6 4
:offerdeal_:absence	3 2
:offerdeal_:advance	6 3
:offerdeal_:asking	4 13 6 -15
:offerdeal_:benefit	0 6
:offerdeal_:building	1 11
:offerdeal_:burden	4 -8 6 14
:offerdeal_:clocktime	6 14 8 -13
:offerdeal_:condition	6 35
:offerdeal_:deadline	4 -13 6 50 8 -20
:offerdeal_:demanding	6 25
:offerdeal_:denying	6 2
:offerdeal_:deterring	2 1 3 1
:offerdeal_:faith	2 10
:offerdeal_:feething	4 23
:offerdeal_:healthword	8 2
:offerdeal_:hiding	4 18
:offerdeal_:money	4 -16
:offerdeal_:nearby	0 5
:offerdeal_:negation	6 1
:offerdeal_:newness	6 12
:offerdeal_:number	4 -20
:offerdeal_:offerdeal	1 16
:offerdeal_:online	1 11
:offerdeal_:onlyword	4 6 6 21
:offerdeal_:openprice	6 -9
:offerdeal_:opinion	7 18
:offerdeal_:payer	1 15 6 18
:offerdeal_:paying	13 1
:offerdeal_:period	6 17
:offerdeal_:promise	4 2
:offerdeal_:ranking	6 9
:offerdeal_:refusing	4 15
:offerdeal_:regretting	8 4
:offerdeal_:room	7 14
:offerdeal_:rulesplace	1 2
:offerdeal_:seller	4 11 5 7
:offerdeal_:spelled	4 -33 7 4
:offerdeal_:work	0 21
:online	0 -40 1 -17 2 -25 3 -2 4 2 5 -21 6 -96 7 -22 8 -84 9 -46 12 -4 14 138
:online $	0 -10 1 -57 2 -11 4 -11 6 -33 7 -71 14 4
:online ,	1 -18 2 -5 4 -47 5 -1 6 -28 7 -12 8 -22 14 82
:online :advance	14 5
:online :asking	4 2
:online :burden	0 -5 7 6 14 1
:online :codething	8 -3 14 23
:online :condition	11 20
:online :deterring	2 3 7 2 14 8
:online :feething	14 9
:online :forename	14 4
:online :neighbour	6 2
:online :online	14 20
:online :openprice	4 13
:online :opinion	3 2 14 15
:online :payer	14 12
:online :photo	3 3 11 2
:online :seller	14 34
:online :spelled	14 28
:online :writeto	4 -4 14 27
:online a	1 1 7 16
:online about	3 -8 4 -3
:online an	4 12
:online and	2 5
:online another	3 4
:online as	14 11
:online at	14 8
:online because	11 10
:online channel	14 2
:online dot	14 3
:online for	14 15
:online is	8 -3 14 23
:online it	2 2
:online me	14 12
:online next	6 2
:online on	7 11
:online other	2 8
:online the	8 11
:online to	3 5
:online us	14 8
:online what	4 6
:online>:advance	14 3
:online>:burden	0 -25 4 4 5 -1 6 -5 14 20
:online>:child	7 10
:online>:codething	8 -16 14 36
:online>:condition	11 17
:online>:deadline	10 5
:online>:deterring	6 -8 14 16
:online>:feething	14 10
:online>:forename	14 14
:online>:hiding	8 3
:online>:holiday	14 10
:online>:losing	1 9 2 5
:online>:nearby	14 26
:online>:negation	1 -2 3 9
:online>:neighbour	6 1
:online>:online	14 34
:online>:onlyword	14 10
:online>:openprice	4 19 14 15
:online>:opinion	2 9 14 13
:online>:payer	14 8
:online>:photo	3 1
:online>:place	14 1
:online>:promise	3 10
:online>:room	4 8
:online>:seller	4 -6 6 -7 14 29
:online>:spelled	13 -3 14 36
:online>:superlative	7 7
:online>:title	14 3
:online>:writeto	4 -20 14 32
:online_:absence	3 3
:online_:absolute	3 6
:online_:accepting	14 29
:online_:bid	4 6
:online_:building	2 13 3 8 7 12 14 8
:online_:burden	5 -3 14 21
:online_:child	7 8
:online_:clocktime	6 5
:online_:codething	14 21
:online_:deadline	6 15
:online_:deterring	14 7
:online_:fairness	14 2
:online_:fixed	13 2
:online_:holiday	14 15
:online_:losing	2 4
:online_:money	4 12
:online_:nearby	14 26
:online_:negation	2 5
:online_:neighbour	7 11
:online_:offerdeal	4 2
:online_:online	2 -2 4 -6 14 46
:online_:onlyword	14 32
:online_:openprice	0 5 4 28 14 36
:online_:opinion	2 2
:online_:pet	3 -4
:online_:photo	7 11
:online_:return	4 3
:online_:spelled	14 26
:online_:time	7 1
:online_:title	14 34
:online_:urgency	14 4
:onlyword	0 29 1 18 2 25 3 20 4 3 5 -4 7 -61 8 -9 9 38 10 21 11 1 12 46 14 4
:onlyword ##	8 -7
:onlyword $	0 10 1 1 2 11 3 18 4 -9 5 -11 7 -68 8 -8
:onlyword ,	0 13 1 -11 3 -2 8 -27 9 6 12 27 14 2
:onlyword :accepting	5 5
:onlyword :advance	6 17 10 2
:onlyword :asking	3 -6
:onlyword :building	2 8
:onlyword :burden	3 19 12 6
:onlyword :childless	1 2
:onlyword :condition	6 5
:onlyword :deadline	6 12
:onlyword :demanding	2 -1 6 13
:onlyword :deterring	7 5 12 1
:onlyword :disclaimer	8 11
:onlyword :faith	2 4
:onlyword :income	0 7
:onlyword :losing	7 19
:onlyword :nation	2 8
:onlyword :negation	0 7 1 4 3 15 7 -2
:onlyword :newness	6 17 10 12
:onlyword :number	6 9 8 -7
:onlyword :online	1 5
:onlyword :onlyword	6 1 9 3
:onlyword :openprice	11 8
:onlyword :opinion	1 13 2 11 6 -35 7 -6 11 14 12 -1
:onlyword :payer	0 5 8 3
:onlyword :person	4 6
:onlyword :pet	3 11
:onlyword :ranking	6 18
:onlyword :refusing	3 13 9 2
:onlyword :room	7 3
:onlyword :scarcity	6 2
:onlyword :seller	0 19
:onlyword :source	10 1
:onlyword :spelled	4 -31 6 3
:onlyword :time	7 17 10 7
:onlyword :urgency	6 13 10 22
:onlyword :wanting	1 -7
:onlyword :welcoming	2 16
:onlyword :work	0 11
:onlyword :writeto	0 10
:onlyword a	4 1 11 19
:onlyword and	7 1 11 1 14 2
:onlyword at	4 -8
:onlyword be	0 7 3 -9 4 -14 5 7 6 -41 8 -11
:onlyword before	6 21
:onlyword buy	5 4
:onlyword by	4 11
:onlyword come	2 7
:onlyword else	7 5
:onlyword ever	7 8
:onlyword flatshare	2 6
:onlyword for	8 13 12 21
:onlyword go	7 5
:onlyword i	6 4
:onlyword in	10 16
:onlyword it	6 19
:onlyword listed	10 1
:onlyword no	0 13 3 1
:onlyword not	3 15
:onlyword now	10 17
:onlyword of	12 1
:onlyword on	3 3 12 1
:onlyword one	2 -2
:onlyword out	9 2
:onlyword pets	3 2
:onlyword please	2 4
:onlyword room	7 4
:onlyword so	4 2 13 5
:onlyword take	2 2 5 13
:onlyword the	11 -7 12 13
:onlyword this	6 30 10 15
:onlyword those	2 4
:onlyword time	6 6
:onlyword to	1 2 6 -16 11 11
:onlyword two	6 10
:onlyword with	3 10
:onlyword within	6 10
:onlyword you	8 15
:onlyword yourself	8 9
:onlyword>:absence	9 1
:onlyword>:accepting	0 12 2 3 3 -17 7 -5
:onlyword>:asking	3 -1 4 9 6 -1 7 -5
:onlyword>:benefit	0 5
:onlyword>:bid	4 5
:onlyword>:building	2 16 6 -25 7 -7
:onlyword>:burden	2 8 3 10 12 3
:onlyword>:child	8 8
:onlyword>:childless	0 -15 1 23 2 -15
:onlyword>:clocktime	6 13 9 2 12 19
:onlyword>:codething	7 -8 9 -7 12 15
:onlyword>:condition	6 1
:onlyword>:deadline	3 -18 6 33 8 -5 12 4
:onlyword>:demand	0 9 6 7
:onlyword>:demanding	6 7
:onlyword>:deterring	2 -2
:onlyword>:disability	11 2
:onlyword>:disclaimer	8 6
:onlyword>:everyone	10 1
:onlyword>:faith	2 30
:onlyword>:fixed	12 7
:onlyword>:holiday	9 19
:onlyword>:income	0 15
:onlyword>:jobname	0 13
:onlyword>:longperiod	12 22
:onlyword>:losing	7 15
:onlyword>:money	4 2 5 19
:onlyword>:nation	2 29
:onlyword>:negation	1 13 2 -2 3 11 6 -43 11 7
:onlyword>:newness	6 4 10 16
:onlyword>:number	3 -12 6 14
:onlyword>:online	0 3 1 4 14 1
:onlyword>:onlyword	2 7 7 -11 9 2 10 1
:onlyword>:openprice	0 -7 2 -2 7 -19 11 20
:onlyword>:opinion	1 9 2 3 4 2 6 -26 7 -18 8 -11 11 8
:onlyword>:payer	0 3 6 -9
:onlyword>:period	12 27
:onlyword>:person	2 9 4 20
:onlyword>:pet	3 6
:onlyword>:petpart	3 25
:onlyword>:photo	4 14 8 15
:onlyword>:promise	7 4
:onlyword>:ranking	6 1
:onlyword>:refusing	3 11 9 6
:onlyword>:room	2 -6
:onlyword>:rulesplace	1 3
:onlyword>:scarcity	2 5 6 14
:onlyword>:seller	0 19
:onlyword>:sexual	2 14
:onlyword>:source	10 2
:onlyword>:spelled	4 -52 6 3 7 -8 9 6
:onlyword>:time	7 16 10 5
:onlyword>:title	1 4
:onlyword>:urgency	6 35 10 20
:onlyword>:wanting	6 5
:onlyword>:welcoming	2 12
:onlyword>:work	0 26
:onlyword>:writeto	0 11 4 3 6 -10 11 5 14 8
:onlyword_:absence	1 11 6 27 12 3
:onlyword_:absolute	1 23
:onlyword_:accepting	0 6
:onlyword_:advance	0 -5
:onlyword_:age	1 5 2 3
:onlyword_:asking	4 19 6 22
:onlyword_:benefit	0 34
:onlyword_:bid	0 -2 4 13
:onlyword_:building	3 10
:onlyword_:burden	2 13 3 -4 4 3 6 -11 10 4
:onlyword_:child	1 36
:onlyword_:childless	0 -29 1 45 2 -4 9 2
:onlyword_:clocktime	0 -15 1 7 2 21 6 14 9 2 12 22
:onlyword_:codething	1 -16 7 -12 8 -7 9 -31 12 6
:onlyword_:condition	1 1 12 5
:onlyword_:councilpay	0 -6
:onlyword_:deadline	0 -26 6 16 7 21 12 1
:onlyword_:demand	0 6 2 -8 6 16
:onlyword_:demanding	4 -2 5 -9 6 -2 7 11
:onlyword_:deterring	0 8 3 -17 10 11
:onlyword_:disability	11 1
:onlyword_:disclaimer	2 6
:onlyword_:everyone	1 11 2 -50
:onlyword_:fairness	0 8
:onlyword_:faith	2 36
:onlyword_:feething	5 5 6 18
:onlyword_:fixed	12 23
:onlyword_:healthword	0 1
:onlyword_:hiding	6 16 8 4 9 3
:onlyword_:holiday	1 17 9 19
:onlyword_:income	0 39
:onlyword_:jobname	0 19
:onlyword_:kin	2 1
:onlyword_:lifeword	6 -3
:onlyword_:longperiod	12 10 13 6
:onlyword_:losing	6 1 13 2
:onlyword_:money	5 7 6 13
:onlyword_:nation	2 31
:onlyword_:nearby	10 6
:onlyword_:negation	0 2 3 28 6 -29 8 -13 11 31
:onlyword_:neighbour	1 20 9 1
:onlyword_:number	0 1 2 18
:onlyword_:offerdeal	3 2
:onlyword_:online	1 4 2 1 14 20
:onlyword_:onlyword	12 5
:onlyword_:openprice	0 -2 6 -2 8 -6 9 2 10 6 11 2
:onlyword_:opinion	2 -2 5 -8 7 -36
:onlyword_:origin	2 16
:onlyword_:payer	2 -3 3 11 8 -1
:onlyword_:paying	0 -8
:onlyword_:period	12 37 13 40
:onlyword_:person	0 11 6 -13 7 -38
:onlyword_:pet	2 -11 3 26 8 3
:onlyword_:petpart	3 17
:onlyword_:phone	14 8
:onlyword_:photo	0 3 3 9 4 2 8 14
:onlyword_:place	7 7
:onlyword_:preferring	4 8
:onlyword_:promise	7 -4
:onlyword_:rent	13 4
:onlyword_:return	0 1 10 2 13 8
:onlyword_:room	10 30
:onlyword_:scarcity	0 -25 2 6 6 36
:onlyword_:seller	2 5 5 2
:onlyword_:sex	0 -4 2 38
:onlyword_:sexual	2 21
:onlyword_:source	0 5
:onlyword_:spelled	0 19 8 -46 9 1 12 17 13 2
:onlyword_:superlative	7 1
:onlyword_:title	2 13
:onlyword_:tribunalrent	10 2
:onlyword_:urgency	1 2 6 11
:onlyword_:wanting	2 4 6 4 13 7
:onlyword_:work	0 35 2 -34
:onlyword_:writeto	2 4 3 -2 6 -22 7 -8 11 33
:openprice	0 -19 2 -3 3 -17 4 83 5 -15 6 14 7 -11 8 -40 9 -3 11 22 13 -12 14 -1
:openprice #	4 -37 6 -13 8 9 12 10 14 8
:openprice ##	4 16 8 -34
:openprice $	0 -13 1 -45 2 -36 3 -4 4 76 6 8 10 -34 11 5 13 -21 14 -1
:openprice ,	0 -26 2 -5 3 -32 4 19 6 -4 8 17
:openprice :absolute	1 -5
:openprice :accepting	2 5 6 1
:openprice :advance	13 22
:openprice :asking	2 -9 4 -3 8 18
:openprice :benefit	0 11
:openprice :bid	1 -3 6 -23 7 -5
:openprice :burden	0 -12 3 -6 4 30 7 9 13 -3 14 1
:openprice :child	6 3
:openprice :clocktime	0 -11 1 -6 6 -17 7 -15 8 6 13 7
:openprice :codething	0 -5 5 8 8 10 11 3
:openprice :condition	1 -1 2 -8 4 2 6 -8
:openprice :councilpay	0 11
:openprice :deadline	4 8 6 3 7 -11 8 8
:openprice :demand	4 7 6 -8
:openprice :demanding	7 -10
:openprice :denying	6 7
:openprice :deterring	2 15 4 7 11 -4 13 -6 14 15
:openprice :everyone	4 3 6 -24 7 1
:openprice :fairness	2 -2 6 -5
:openprice :family	1 38 2 -17
:openprice :fixed	3 6 6 1
:openprice :healthword	8 13
:openprice :hiding	6 8
:openprice :holiday	3 2
:openprice :income	1 -8 5 13 6 6
:openprice :jobname	0 8
:openprice :keything	6 15
:openprice :kin	1 9
:openprice :losing	0 1 1 -7
:openprice :money	4 39 5 -62 7 -19 13 -29
:openprice :nation	2 38
:openprice :nearby	6 -3 7 15 10 7
:openprice :negation	0 -31 1 -61 2 -29 3 -32 6 3 12 1
:openprice :newness	6 17 10 16
:openprice :number	0 -9 1 -31 2 -1 4 7 6 -40 7 -38 9 16 12 3
:openprice :offerdeal	4 1
:openprice :online	3 1 11 -5 13 2
:openprice :onlyword	12 11
:openprice :openprice	1 -16 3 12 4 34 5 -29 6 -17 8 -65
:openprice :opinion	3 9 5 -3 11 -2 14 -4
:openprice :origin	2 18
:openprice :payer	0 15 3 -2 4 -6 6 -21 7 7 10 15 12 6
:openprice :paying	1 2 5 30 13 15
:openprice :period	5 16 12 -18
:openprice :person	0 12 1 30 6 -96 8 -47 14 14
:openprice :pet	1 9 2 21 3 25
:openprice :petpart	3 1
:openprice :photo	0 27 2 8 4 16
:openprice :place	7 22 10 1
:openprice :politics	1 4
:openprice :preferring	2 -15 4 24
:openprice :promise	6 13
:openprice :ranking	3 2 4 5 6 2 13 9
:openprice :refusing	0 -33 2 3 6 6
:openprice :rent	4 1 10 12 13 -29
:openprice :return	4 2 6 5 10 28 13 -37
:openprice :room	10 1
:openprice :rulesplace	0 2
:openprice :scarcity	6 13
:openprice :seller	0 5 2 8 4 -9 5 6 10 14
:openprice :sex	2 -9 7 2
:openprice :spelled	0 -32 1 -33 4 14 5 -4 6 4 9 18 13 2 14 -33
:openprice :superlative	4 4
:openprice :title	8 7
:openprice :tribunalrent	6 14 10 8
:openprice :urgency	2 -40 6 17 8 -18 12 2
:openprice :wanting	1 14
:openprice :welcoming	4 9 6 1
:openprice :work	0 9 2 -2 13 5
:openprice :writeto	2 -13 4 12 8 6 13 7 14 -3
:openprice a	0 -19 2 19 4 -15 5 -18 6 -52 7 3
:openprice against	1 8
:openprice an	6 19
:openprice and	7 5 11 12
:openprice any	3 -7
:openprice anything	4 4
:openprice are	4 2
:openprice as	4 1 6 8
:openprice at	4 7
:openprice avoid	6 11
:openprice bag	6 2
:openprice be	0 5 1 6 4 13 5 23 6 10 13 2
:openprice begin	12 11
:openprice better	14 1
:openprice come	6 8
:openprice considered	4 6
:openprice cottages	6 1
:openprice cover	5 3
:openprice decline	2 5
:openprice dog	2 18
:openprice dogs	2 7
:openprice each	0 1
:openprice esa	0 5
:openprice everybody	1 1
:openprice families	1 17
:openprice fill	2 3
:openprice find	1 9
:openprice for	2 -8 4 4 5 -6 6 1 10 21 12 18
:openprice foreigners	2 4
:openprice four	9 11
:openprice friday	8 1
:openprice front	13 25
:openprice get	4 21 8 14
:openprice give	11 6
:openprice go	6 -3
:openprice hear	4 21
:openprice here	7 28
:openprice how	11 9
:openprice in	4 1 6 -23 7 2
:openprice is	11 6
:openprice it	3 -25 4 -29 6 21
:openprice kids	1 -11
:openprice kind	0 4
:openprice leeds	6 9
:openprice let	6 5 8 3
:openprice live	6 7 7 10
:openprice local	2 2
:openprice look	1 1
:openprice make	7 12
:openprice market	10 9
:openprice match	2 5
:openprice mention	6 3
:openprice more	2 3 7 13
:openprice never	6 4
:openprice nine	4 16
:openprice no	1 -13 11 1
:openprice none	7 14
:openprice not	0 -19 2 -31 3 -2
:openprice of	0 -5 4 13 5 -5 14 6
:openprice on	0 -21 4 26 6 3 13 -1 14 7
:openprice our	10 16
:openprice over	1 -5
:openprice own	0 1
:openprice pay	5 14 6 10
:openprice people	1 8
:openprice pets	1 11 3 20
:openprice pip	0 6
:openprice prefer	2 -6
:openprice price	4 4
:openprice religion	2 -8
:openprice rent	4 1 10 7 13 -28
:openprice request	4 3
:openprice say	3 6 4 -6 7 1
:openprice sell	10 5
:openprice settle	13 25
:openprice show	0 8
:openprice shown	4 9
:openprice similar	0 13
:openprice sit	7 1
:openprice stay	2 2 3 7
:openprice stop	7 6
:openprice suit	4 6
:openprice take	2 7 6 11
:openprice the	0 -10 1 7 3 -11 5 -7 6 -2 7 -4 8 -12 9 -8 11 13 13 -12 14 -13
:openprice them	11 17
:openprice thereabouts	4 7
:openprice think	6 5
:openprice this	6 1 7 25
:openprice those	1 21 2 7
:openprice three	13 1
:openprice to	1 -24 3 3 6 -9 8 -2
:openprice travellers	2 4
:openprice type	14 1
:openprice under	6 7
:openprice universal	0 -9
:openprice us	14 -4
:openprice view	6 12
:openprice we	0 13 1 9
:openprice we've	13 3
:openprice what	0 2
:openprice whoever	4 6
:openprice with	0 18 1 21
:openprice without	1 -13
:openprice would	4 5
:openprice you	2 -40 5 1 6 -47 13 -18 14 -10
:openprice you'd	4 7
:openprice youngsters	1 7
:openprice your	4 5 6 -26
:openprice £#	4 17 5 -69 7 -1
:openprice £##	4 16
:openprice>:absence	6 -12 8 6
:openprice>:absolute	1 -24 4 12 6 14 8 -4 12 5
:openprice>:accepting	0 3 1 5 2 12 4 7 5 8 6 17 8 5 11 10 12 12
:openprice>:advance	6 8 8 -5 13 35
:openprice>:asking	2 -16 8 11 13 -8
:openprice>:benefit	0 19 4 -21
:openprice>:bid	0 -1 4 7 5 -1 6 -29 7 -16
:openprice>:building	0 -22 1 13 4 -31 7 -11
:openprice>:burden	0 -21 3 -39 4 29 6 24 7 12 8 -4 14 12
:openprice>:child	1 35 6 8
:openprice>:childless	1 14 4 -2
:openprice>:clocktime	0 -54 6 -7 7 -45 8 10 13 10
:openprice>:codething	0 -2 4 13 7 2 11 34 12 2 13 -8
:openprice>:condition	2 -7 4 16 6 -11
:openprice>:consent	6 -6 7 5
:openprice>:councilpay	0 27
:openprice>:deadline	1 -19 2 12 4 9 5 -7 6 5 7 -56
:openprice>:demand	4 21
:openprice>:demanding	2 18 5 -12 7 -35
:openprice>:denying	6 5
:openprice>:deterring	2 8 4 1 6 3 8 -4 10 -7 13 -13 14 20
:openprice>:disability	0 -8 8 1
:openprice>:disclaimer	7 -29 11 11 13 8
:openprice>:everyone	0 8 4 9 11 -12
:openprice>:fairness	0 7 6 -2
:openprice>:faith	2 36 6 -3
:openprice>:family	1 39 2 -17 6 -1
:openprice>:feething	2 -19 7 31 11 5
:openprice>:fixed	3 4 12 12 13 15
:openprice>:forename	2 9
:openprice>:healthword	8 19
:openprice>:hiding	6 9
:openprice>:holiday	3 11 7 2 8 3
:openprice>:income	0 2 1 -18 5 4 6 1 13 -8
:openprice>:jobless	0 5
:openprice>:jobname	0 10
:openprice>:keything	6 7 8 3
:openprice>:kin	0 11 1 20
:openprice>:law	4 12
:openprice>:lifeword	0 9
:openprice>:longperiod	13 -8
:openprice>:losing	1 -1 6 17 8 -7
:openprice>:money	4 62 5 -34 6 -4 13 -5
:openprice>:nation	2 36
:openprice>:nearby	0 -6 4 -5 6 -17 8 -39 10 1
:openprice>:negation	0 -38 1 -59 2 -21 4 -2 6 4 7 24 11 18
:openprice>:neighbour	2 -26 6 1
:openprice>:newness	2 -8 6 25 10 14
:openprice>:number	0 -5 3 -11 4 17 5 -3 6 -4 7 -14 9 11 12 4 13 8
:openprice>:offerdeal	4 8 10 11
:openprice>:online	1 22
:openprice>:onlyword	0 -1 1 7 4 12 12 3
:openprice>:openprice	0 -5 1 -14 2 8 4 67 5 -50 6 -6 8 -11 13 -26
:openprice>:opinion	0 2 1 13 6 2 8 -15 13 -8 14 -16
:openprice>:origin	2 17
:openprice>:payer	0 10 1 14 2 2 3 -3 4 -14 5 9 7 6 8 -18 10 12
:openprice>:paying	0 -3 1 13 4 7 5 32 13 24
:openprice>:period	5 9 13 -8
:openprice>:person	0 5 1 28 2 1 4 -2 6 -18 13 5 14 11
:openprice>:pet	1 3 2 13 3 32 4 -25 6 -9
:openprice>:phone	4 3 6 12
:openprice>:photo	0 20 5 18 11 26
:openprice>:place	1 -2 2 2 7 16
:openprice>:politics	2 31
:openprice>:preferring	2 -22 4 26
:openprice>:promise	6 16
:openprice>:ranking	0 7 3 5 6 17 13 8
:openprice>:refusing	0 -21 2 2 6 7
:openprice>:rent	4 20 10 22 13 -25
:openprice>:return	4 21 7 16 10 24 13 -28
:openprice>:room	2 -8 4 -35 6 -38 7 13 14 7
:openprice>:rulesplace	0 4 5 4 8 -28
:openprice>:scarcity	2 -28 4 27 6 25
:openprice>:school	1 27
:openprice>:seller	0 4 1 28 2 18 5 10 8 -1 10 12 11 2 14 -9
:openprice>:sexual	2 21
:openprice>:spelled	1 -29 2 7 6 10 9 10 11 9 13 10 14 -6
:openprice>:superlative	4 4
:openprice>:time	6 20 12 2
:openprice>:title	8 35
:openprice>:tribunalrent	6 15 7 -8 10 9 12 13 13 -28
:openprice>:urgency	2 -18 4 -10 6 27 8 -36
:openprice>:utility	7 5
:openprice>:wanting	1 3 8 1
:openprice>:welcoming	2 -1 4 12
:openprice>:work	0 32 2 -53 13 32
:openprice>:writeto	4 26 11 -4 13 5 14 -11
:openprice_:absence	0 35 1 -30 11 10
:openprice_:absolute	0 8 2 -3 4 2 6 7 7 44 11 -7 12 16
:openprice_:accepting	0 2 1 32 2 8 4 7 12 9
:openprice_:advance	0 -20 1 16 4 24 6 12 10 18 12 -21
:openprice_:asking	0 -10 2 -10 4 15 5 -12 6 -8 7 -3 13 -14
:openprice_:benefit	0 3 4 -13 6 -4
:openprice_:bid	2 -42 4 55 5 -4 6 -8 7 -34
:openprice_:building	0 5 2 -34 8 2 11 10
:openprice_:burden	0 -9 1 14 2 -10 4 11 6 43 7 11 10 -19 11 9 13 6
:openprice_:child	0 -4 1 40
:openprice_:childless	0 15
:openprice_:clocktime	0 16 2 -3 3 -2 5 -24 6 8 7 -5 8 25 11 -16 12 13 14 -29
:openprice_:codething	0 -6 1 12 4 11 6 7 11 8 13 -21
:openprice_:condition	1 17 2 -23 4 33 6 14 7 -10 12 2 13 30
:openprice_:consent	6 5 7 5
:openprice_:councilpay	0 20 5 -9
:openprice_:deadline	3 17 6 13 7 -1 8 13 11 -36 12 3 13 -20 14 -7
:openprice_:demand	2 -6 4 33
:openprice_:demanding	1 10 2 10 5 -3 6 -12 10 3
:openprice_:denying	1 3 7 8
:openprice_:deterring	0 12 1 27 2 -17 4 -1 6 18 8 -10 9 5 11 16
:openprice_:disability	2 25
:openprice_:disclaimer	0 3 1 -13 2 29 5 13 11 15
:openprice_:dislike	2 23 14 6
:openprice_:everyone	2 -6 11 -4
:openprice_:fairness	0 -6 2 -13 4 -5 6 -21 7 2
:openprice_:faith	2 51
:openprice_:family	2 5 3 1 4 -1
:openprice_:fee	6 -19
:openprice_:feething	0 -45 2 -35 3 -31 7 13
:openprice_:fixed	5 3 6 -2 12 2 13 3
:openprice_:forename	2 9
:openprice_:healthword	2 26
:openprice_:hiding	2 11
:openprice_:holiday	6 11 8 14 9 21
:openprice_:income	0 22 4 3 6 -20 13 -11
:openprice_:jobless	0 23 4 3 5 -27 8 1
:openprice_:keything	8 1
:openprice_:kin	2 5 4 -3
:openprice_:law	0 6 4 13
:openprice_:lifeword	0 6 8 1 11 10 13 16
:openprice_:longperiod	1 2 12 9 13 -33
:openprice_:losing	0 -10 4 -39 6 12 8 -32
:openprice_:money	1 -43 4 55 5 6 6 -55
:openprice_:nation	2 26
:openprice_:nearby	1 -12 2 -4 4 -54 6 5 8 -13 9 -15
:openprice_:negation	3 19 4 -11 5 -18 7 1 11 21 13 -8
:openprice_:neighbour	2 -6 4 18
:openprice_:newness	1 18 2 -11 4 15 6 8 8 -25 10 14
:openprice_:number	1 15 2 2 4 29 5 -20 8 26 12 13 14 20
:openprice_:offerdeal	1 15 4 22 6 -13 10 13
:openprice_:online	1 13 6 -8 11 16
:openprice_:onlyword	2 -16 4 17 8 -3
:openprice_:openprice	0 17 1 5 2 5 4 29 5 -21 6 -24 8 28 10 -13 11 6 12 -5 13 -63 14 10
:openprice_:opinion	1 1 2 -10 3 3 4 -8 6 -17 8 15 12 -1 14 23
:openprice_:origin	2 28
:openprice_:payer	0 -8 4 10 6 -7 7 -11 8 -11 12 -1 13 8
:openprice_:paying	0 -6 3 -20 4 28 5 6
:openprice_:period	4 33 5 -1 7 -14 12 17
:openprice_:person	0 -1 2 1 3 -11 5 -18 6 9 7 9 14 -1
:openprice_:pet	0 -3 1 -15 2 -59 3 10 4 -30 6 -30
:openprice_:phone	1 8 4 3 6 25 7 4 14 28
:openprice_:photo	1 -1 4 4 5 2 11 54
:openprice_:place	2 26 7 8 13 -1
:openprice_:politics	2 55
:openprice_:promise	4 10 7 11
:openprice_:ranking	1 24 5 3 8 -8 10 9
:openprice_:record	1 5
:openprice_:refusing	3 -9 8 -6
:openprice_:rent	0 10 6 4 7 4
:openprice_:return	0 5 6 1 7 31
:openprice_:room	3 7 4 5 6 -8 7 9 8 -2
:openprice_:rulesplace	8 -35
:openprice_:safety	2 8
:openprice_:scarcity	2 6 7 14 8 5
:openprice_:school	1 26
:openprice_:seller	0 -7 1 13 3 2 4 13 5 16 8 -32 11 6
:openprice_:sex	2 24
:openprice_:sexual	2 21
:openprice_:spelled	1 28 2 11 3 3 4 -1 8 5 11 3
:openprice_:superlative	4 12 6 -31 7 6
:openprice_:thing	8 3
:openprice_:time	1 17 2 13 3 2 6 7
:openprice_:title	2 10 6 3 8 7
:openprice_:tribunalrent	6 9 7 -2 10 1 12 9 13 -24
:openprice_:urgency	0 1 1 12 2 6 6 2 7 -9
:openprice_:wanting	0 12 4 -6 5 -11 6 -1
:openprice_:welcoming	5 1 6 -19 13 1
:openprice_:work	0 38 2 -35 5 13 7 -1 13 39
:openprice_:writeto	1 6 2 4 4 6 8 3
:opinion	0 6 1 8 3 -8 4 -2 5 6 6 -5 8 -1 9 15 10 1 11 -4 12 8 13 6 14 -7
:opinion #	0 10 8 28 12 4 14 11
:opinion ##	8 -4
:opinion $	0 -22 1 -12 2 -52 6 -39 7 -50 11 -10 12 -16 14 -40
:opinion ,	6 9
:opinion :absence	2 -2 6 -11 8 5
:opinion :absolute	1 -8 6 -34 13 -8
:opinion :accepting	1 5 3 -1 6 3 9 1 11 9 13 1
:opinion :advance	6 -23 12 6 13 22
:opinion :asking	0 -4 2 -2 4 -12 6 20 7 3 8 3
:opinion :bid	6 -8
:opinion :building	0 2
:opinion :burden	2 6
:opinion :childless	1 12
:opinion :clocktime	4 -2 6 -4 13 20
:opinion :codething	7 -11 14 1
:opinion :condition	6 18 12 1
:opinion :deadline	9 3 13 29
:opinion :demanding	2 1 3 -2 4 -18 6 7 7 -10 13 18
:opinion :denying	2 -26
:opinion :deterring	3 3 4 -16 6 -46
:opinion :everyone	4 3
:opinion :fairness	4 -39 5 1
:opinion :faith	2 17
:opinion :family	2 -6 8 -12 11 3
:opinion :fee	13 8
:opinion :feething	6 -5 11 6
:opinion :fixed	1 1 3 6 13 7
:opinion :healthword	3 15
:opinion :hiding	1 -13 6 13
:opinion :holiday	3 6
:opinion :income	6 7 13 -16
:opinion :jobless	13 11
:opinion :jobname	0 6
:opinion :kin	2 -7 4 9 8 5
:opinion :losing	6 -1 14 7
:opinion :money	5 -38 7 -1
:opinion :nation	2 26
:opinion :nearby	5 5 7 10 10 8
:opinion :negation	1 4 2 10 3 -7 4 -44 5 -5 6 5 7 2 8 -7 11 10 13 -6
:opinion :neighbour	0 2 14 3
:opinion :newness	1 -5 2 -16 3 -8 6 -1 7 -19
:opinion :number	0 11 6 -28 7 -1 8 10 14 8
:opinion :online	5 -12 12 1 13 10 14 7
:opinion :onlyword	2 -3 4 -4 8 6
:opinion :openprice	1 -13 6 2 11 11
:opinion :opinion	0 -2 2 10 4 -15 6 33 7 -2 14 -10
:opinion :origin	2 17
:opinion :payer	3 -32 6 -1 10 16
:opinion :paying	0 -6 1 2 4 -6 5 7 6 1
:opinion :period	5 8 9 5 12 -5
:opinion :person	0 17 1 15 4 -1 6 -13
:opinion :pet	3 6
:opinion :phone	8 -3 14 20
:opinion :photo	0 19 3 6
:opinion :place	6 -8 10 5
:opinion :preferring	4 14
:opinion :promise	1 -8 2 7 3 -3 6 11 11 13
:opinion :record	14 8
:opinion :refusing	2 17 3 10 6 5
:opinion :rent	4 -47 10 13 13 -7
:opinion :return	4 -26 7 7 10 29 13 -12
:opinion :rulesplace	0 16 2 4
:opinion :scarcity	1 5 3 -15 6 -9
:opinion :seller	0 -14 3 -7 4 -20 6 4 7 -29 10 16 11 2 12 1
:opinion :sexual	8 25
:opinion :spelled	2 16 7 13
:opinion :thing	5 6
:opinion :time	1 11
:opinion :title	5 5 6 -1
:opinion :tribunalrent	10 9
:opinion :urgency	2 -20
:opinion :wanting	3 -5
:opinion :welcoming	2 -16 6 1
:opinion :writeto	0 -1 2 -12 3 -4 8 3 12 2 13 12
:opinion a	2 31 3 -2 5 -18 6 -31 7 18
:opinion about	3 -21 4 -25
:opinion add	0 1 4 2
:opinion again	1 12
:opinion an	4 10 6 7
:opinion and	2 4
:opinion another	3 2
:opinion anything	4 5
:opinion are	0 7 6 -31 8 20
:opinion ask	1 7 4 -9
:opinion at	2 31
:opinion avoid	6 11
:opinion bag	6 2
:opinion be	0 6 1 13 4 13 5 23 8 -1 13 2
:opinion begin	12 11
:opinion can	6 11
:opinion can't	2 15 6 9 11 16
:opinion cannot	6 17
:opinion come	6 8
:opinion cover	5 5
:opinion decline	2 5
:opinion do	0 -17 2 -4 3 -9 4 -19 7 -1
:opinion dogs	3 25
:opinion don't	1 10 4 -14
:opinion everybody	1 1
:opinion ex	8 3
:opinion expect	6 9
:opinion families	1 3
:opinion fill	2 5
:opinion find	1 8
:opinion flat	0 4
:opinion fly	8 1
:opinion foreigners	2 4
:opinion get	1 -6 4 3 8 14
:opinion give	11 6
:opinion go	4 2 6 -1 14 2
:opinion guarantee	7 7
:opinion have	0 5 1 18 2 1 3 -3 7 -5 8 -19 13 -1
:opinion hear	4 21
:opinion in	11 3
:opinion is	4 4 7 -3
:opinion it	4 -1 9 4
:opinion kids	1 -1
:opinion know	13 1
:opinion let	0 -14
:opinion live	6 6 7 10
:opinion local	2 2
:opinion make	7 8 11 2
:opinion market	10 9
:opinion match	2 5
:opinion mean	1 10
:opinion mention	6 2
:opinion mobile	14 10
:opinion none	7 16
:opinion number	14 6
:opinion of	7 9
:opinion our	10 16
:opinion pay	6 9 13 -16
:opinion pets	3 -4
:opinion promise	7 8
:opinion rent	4 -44 10 8 13 -5
:opinion roof	2 8
:opinion say	3 5 4 -5 7 7
:opinion sell	10 5 12 12
:opinion settle	13 24
:opinion should	4 3
:opinion show	0 8
:opinion sign	13 15
:opinion sit	7 1
:opinion somewhere	1 10
:opinion start	12 1
:opinion stay	2 2 3 7
:opinion stop	7 6
:opinion suit	4 6
:opinion take	5 7 6 7 13 27
:opinion the	0 -5 1 -4 2 -6 3 -39 6 2 7 -27 8 10 9 -2 12 4 14 -13
:opinion them	11 4
:opinion those	1 13 2 3
:opinion to	6 7
:opinion two	1 1
:opinion us	4 -2 12 5
:opinion view	6 11
:opinion want	2 8
:opinion watch	0 7
:opinion what	4 6
:opinion whoever	4 9
:opinion wife	4 4
:opinion will	4 7
:opinion with	7 4
:opinion word	7 7
:opinion words	6 4
:opinion work	13 5
:opinion would	2 -5
:opinion you	7 13
:opinion your	7 4
:opinion £#	4 -6 5 -23
:opinion £##	4 5
:opinion>:absence	0 12 8 25
:opinion>:absolute	1 -22 6 -18 7 2 12 9 13 -21
:opinion>:accepting	0 -7 1 17 4 1 6 12 11 17 14 -14
:opinion>:advance	0 -4 2 -30 6 -5 12 1 13 40
:opinion>:age	5 1
:opinion>:asking	2 -14 4 -13 6 18 12 -5
:opinion>:benefit	0 -4
:opinion>:bid	4 16 6 -6
:opinion>:building	0 1 2 -19 4 -12
:opinion>:burden	2 5 4 9 6 2
:opinion>:child	1 14 7 3 8 1 13 4
:opinion>:childless	1 19
:opinion>:clocktime	0 -9 2 -37 8 8 13 27
:opinion>:codething	2 -10 7 -30 8 -11 14 20
:opinion>:condition	8 4
:opinion>:councilpay	0 -25 2 8
:opinion>:deadline	1 -20 4 1 6 1 7 -8 11 -1 12 6 13 18
:opinion>:demand	6 8
:opinion>:demanding	2 11 3 -6 4 -16 7 -27 13 18
:opinion>:denying	2 -16 7 -3
:opinion>:deterring	1 15 2 1 4 -17 6 -13 8 3 11 -11 14 1
:opinion>:disclaimer	4 6 6 -4 7 3 11 12
:opinion>:everyone	2 -5 7 3
:opinion>:fairness	4 -29 5 10
:opinion>:faith	2 42
:opinion>:family	2 -6 6 -3 8 -13 11 2
:opinion>:fee	5 3 13 6
:opinion>:feething	2 -22 11 1 12 5
:opinion>:fixed	3 8 12 23 13 16
:opinion>:forename	2 9 7 4
:opinion>:healthword	3 14
:opinion>:hiding	4 -6 6 21 8 1
:opinion>:holiday	3 4 6 14 7 6 8 6
:opinion>:income	0 2 6 5 7 4 13 -19
:opinion>:jobless	13 7
:opinion>:jobname	0 6
:opinion>:keything	6 4 8 9
:opinion>:kin	2 -11 4 5 8 2
:opinion>:losing	2 21 14 4
:opinion>:money	5 -2
:opinion>:nation	2 14
:opinion>:nearby	4 -4 6 -3 8 -4 10 6
:opinion>:negation	0 -9 1 1 2 1 3 -13 4 -56 5 -19 6 7 7 2 8 -20 13 -25 14 -8
:opinion>:neighbour	0 7 2 -34 6 6 14 2
:opinion>:newness	0 -6 2 -58 7 -33 9 3 10 5
:opinion>:number	0 23 1 -1 6 -28 8 3 11 -10 14 4
:opinion>:offerdeal	4 9
:opinion>:online	5 -11 13 10 14 12
:opinion>:onlyword	1 8 2 -8
:opinion>:openprice	0 -3 2 17 3 -4 4 13 7 -13 11 2
:opinion>:opinion	1 15 2 26 4 -22 6 34 7 -12 11 -3 13 4 14 -20
:opinion>:origin	2 15
:opinion>:payer	3 -27 4 -3 10 14 13 18
:opinion>:paying	0 -3 1 15 4 -11 5 16 8 -20 13 18
:opinion>:period	5 4 9 11 12 -6
:opinion>:person	0 1 4 -4 6 -10
:opinion>:pet	3 35
:opinion>:phone	6 2 8 -3 14 22
:opinion>:photo	0 19 3 14 5 13 11 19
:opinion>:place	7 -27 10 5
:opinion>:preferring	1 3 2 -9 4 17
:opinion>:promise	1 -15 2 6 5 -6 6 28 11 10
:opinion>:ranking	0 3 3 4 6 11 7 -10 10 -6 13 4
:opinion>:record	14 7
:opinion>:refusing	1 10 2 17 3 15 6 3
:opinion>:rent	4 -2 10 22
:opinion>:return	7 20 10 26
:opinion>:room	2 1 6 8
:opinion>:rulesplace	0 28 1 -25 5 3 7 -1
:opinion>:scarcity	1 8 2 -4 4 6 7 -12 9 2
:opinion>:seller	0 -15 1 6 2 4 3 -10 4 -11 5 10 6 15 7 -21 10 14
:opinion>:sex	2 2
:opinion>:sexual	8 23
:opinion>:spelled	2 25 5 9 7 7
:opinion>:superlative	7 7
:opinion>:thing	5 8
:opinion>:time	1 12
:opinion>:title	5 3
:opinion>:tribunalrent	7 -2 10 11
:opinion>:urgency	2 -30
:opinion>:utility	7 11
:opinion>:wanting	0 2 3 -19
:opinion>:welcoming	2 -51 4 4
:opinion>:work	0 27 2 -23 6 -11 13 2
:opinion>:writeto	0 -5 2 -3 3 -17 4 -1 5 -2 13 9
:opinion_:absence	0 40 2 3 6 -15 8 11 12 15
:opinion_:absolute	3 19 5 -10 6 -10 7 26 12 12
:opinion_:accepting	0 8 1 14 3 12 6 21 8 -4 11 -13
:opinion_:advance	0 -1 6 6 12 -9 13 2
:opinion_:age	5 20
:opinion_:asking	1 -18 2 -30 4 2 7 -13 13 1
:opinion_:benefit	0 16
:opinion_:bid	4 54 7 -22 8 -13 13 -11
:opinion_:building	0 28 2 -5 7 6 14 2
:opinion_:burden	4 7 14 8
:opinion_:child	0 -6 1 54 7 5 8 3
:opinion_:childless	1 2 8 -10
:opinion_:clocktime	0 11 4 12 5 -3 8 9 9 5 12 2 13 -1
:opinion_:codething	6 1 7 -25 8 -8 14 31
:opinion_:condition	0 10 2 -2 6 -6 7 -10 8 9 13 11
:opinion_:consent	6 13 7 6
:opinion_:councilpay	13 13
:opinion_:deadline	0 4 2 18 3 14 4 2 5 1 6 9 7 -5 11 -37 12 29
:opinion_:demand	0 -11 1 -4 2 -11 3 1 4 -6 6 12
:opinion_:demanding	0 3 4 -35 5 12
:opinion_:denying	1 2 2 -1
:opinion_:deterring	1 15 2 2 3 4 4 -3 5 4 6 4 7 7 8 7 14 6
:opinion_:disability	2 12
:opinion_:disclaimer	2 17 4 14 5 17 6 11 11 20
:opinion_:dislike	2 16
:opinion_:everyone	0 -8 1 -12 2 -2 6 -11
:opinion_:fairness	2 -58 3 -9
:opinion_:faith	2 53
:opinion_:family	1 15 2 26 6 -12 8 11
:opinion_:feething	2 -6 3 -21 4 -5 5 9 7 -2
:opinion_:fixed	6 -12 12 18
:opinion_:forename	2 2
:opinion_:hiding	2 2 4 -11 6 1 8 12
:opinion_:holiday	7 7 8 1 9 10
:opinion_:income	0 14 4 3 13 -4
:opinion_:jobless	4 20
:opinion_:keything	6 23 8 10
:opinion_:kin	1 -2 2 20
:opinion_:lifeword	0 6
:opinion_:longperiod	1 5 13 -2
:opinion_:losing	2 28 8 -3
:opinion_:money	1 -4 4 10 5 16 6 -16
:opinion_:nation	2 20
:opinion_:nearby	4 -10 7 -28 9 -2
:opinion_:negation	0 -22 1 7 2 -27 3 20 4 -11 8 -34 10 -5 13 -11
:opinion_:neighbour	2 -4 6 17
:opinion_:newness	0 -12 1 9 4 3 6 3 7 -10 8 -24 10 7 12 -4 13 6
:opinion_:number	0 9 2 3 3 -15 8 10 12 15 13 2 14 21
:opinion_:offerdeal	1 14 4 37
:opinion_:online	2 -1 14 14
:opinion_:onlyword	3 2 7 -16 8 -8
:opinion_:openprice	2 27 4 13 7 -10 8 15 10 -2 12 4 13 -33 14 9
:opinion_:opinion	0 -9 2 3 3 3 4 -17 5 6 6 4 7 -13 8 11 11 -29 14 19
:opinion_:origin	2 36
:opinion_:payer	3 -1 7 -50 8 -1 13 17
:opinion_:paying	2 -16 4 16 5 9 13 37
:opinion_:period	6 -62 13 17
:opinion_:person	1 -12 2 14 4 9 8 -25 11 -2 14 -6
:opinion_:pet	0 -18 1 -42 2 -61 3 18 4 -14 6 -37
:opinion_:phone	1 7 6 1 14 14
:opinion_:photo	5 7 6 5 11 32
:opinion_:place	1 -7 6 6 8 2
:opinion_:politics	2 14 8 9
:opinion_:preferring	2 -23 3 -6
:opinion_:promise	1 -9 4 4 6 11 7 32 11 4
:opinion_:ranking	0 6 1 14 6 15 7 -12
:opinion_:refusing	0 -11 2 -3 3 -1
:opinion_:rent	4 28 13 6
:opinion_:return	4 29 6 4 7 2 13 1
:opinion_:room	1 -6 2 10 8 -16 11 -18
:opinion_:rulesplace	1 -20
:opinion_:safety	2 12
:opinion_:scarcity	2 5 3 20 7 -3
:opinion_:seller	1 16 3 8 4 -3 5 17 7 -3
:opinion_:sex	2 54 6 -10
:opinion_:spelled	0 -11 2 2 4 -1 7 -24 8 6 10 -9 11 9 14 14
:opinion_:superlative	4 19 6 -30
:opinion_:thing	8 17
:opinion_:time	2 14 3 1 6 -16
:opinion_:title	6 7
:opinion_:tribunalrent	6 10 7 -9 10 2
:opinion_:urgency	6 -13 7 -14
:opinion_:utility	7 14
:opinion_:wanting	2 -7 8 -30 12 11 13 2
:opinion_:welcoming	2 -8 5 4
:opinion_:work	0 36 2 -43 6 -7
:opinion_:writeto	1 8 2 -9
:origin	0 -120 1 -86 2 128 3 -48 4 -23 5 -31 6 -8 7 -32 8 -45 11 -23 13 23 14 -13
:origin $	0 -2 2 38
:origin ,	2 3
:origin :denying	2 1
:origin :family	2 10
:origin :negation	2 15
:origin :origin	2 43
:origin :paying	2 3
:origin :person	2 13
:origin :wanting	2 4
:origin :welcoming	2 12
:origin accent	2 10
:origin and	2 27
:origin are	2 4
:origin families	2 10
:origin for	8 2
:origin holders	2 5
:origin in	2 3
:origin please	2 18
:origin won't	2 1
:origin you	6 19
:origin>:absolute	2 2
:origin>:burden	2 8
:origin>:everyone	8 2
:origin>:fairness	2 2
:origin>:family	2 10
:origin>:negation	2 37
:origin>:onlyword	2 7
:origin>:origin	2 49
:origin>:paying	2 3
:origin>:person	2 12
:origin>:place	2 13
:origin>:scarcity	2 18
:origin>:seller	2 4
:origin>:spelled	2 1
:origin>:wanting	2 10
:origin>:welcoming	2 14
:origin>:writeto	2 1
:origin_:absolute	2 7
:origin_:accepting	2 8
:origin_:asking	2 1
:origin_:burden	2 12
:origin_:clocktime	8 4
:origin_:codething	2 9
:origin_:deadline	8 2
:origin_:demanding	2 21
:origin_:disability	2 4
:origin_:everyone	8 2
:origin_:faith	2 -6
:origin_:feething	2 3
:origin_:income	2 8
:origin_:negation	2 44
:origin_:number	2 4
:origin_:onlyword	2 19
:origin_:openprice	2 14
:origin_:opinion	2 15 7 3
:origin_:origin	2 28
:origin_:payer	2 26
:origin_:person	2 2
:origin_:promise	2 6
:origin_:ranking	2 13
:origin_:scarcity	2 14
:origin_:seller	2 27
:origin_:spelled	2 21
:origin_:title	2 3
:origin_:tribunalrent	2 10
:origin_:wanting	2 6
:origin_:welcoming	2 20
:origin_:writeto	2 24
:payer	0 14 2 -4 3 19 5 37 6 -42 7 21 8 -4 9 1 10 -2 11 -23 13 20 14 -22
:payer #	11 1
:payer $	0 -42 1 -19 3 -17 4 -19 5 -15 6 -11 8 -10 11 -21 12 -2 14 -51
:payer ,	5 -12 7 9 14 2
:payer :absence	3 3 4 6 8 5 13 2
:payer :absolute	1 -2 3 -10 7 -32
:payer :accepting	1 2 2 7 3 -1 4 1 7 -22 8 -20 11 7 13 5
:payer :advance	13 16
:payer :asking	0 -4 3 -12 6 4 8 -28
:payer :building	1 2 3 10
:payer :burden	6 3 12 2
:payer :codething	3 6 7 -19
:payer :condition	3 -2 6 11
:payer :deadline	7 1 13 16
:payer :demand	6 13
:payer :demanding	2 6 3 -11 4 -1 5 3 13 29
:payer :denying	1 -2 2 -29
:payer :deterring	3 15 4 -7 7 4
:payer :digits	14 3
:payer :disclaimer	2 10 5 18 7 11
:payer :dislike	7 5
:payer :fairness	1 9 2 5 4 -10
:payer :faith	2 3
:payer :fee	13 9
:payer :feething	5 5 12 6
:payer :fixed	13 12
:payer :hiding	6 15
:payer :holiday	9 2
:payer :income	5 -14 13 -41
:payer :jobname	5 27
:payer :kin	0 11
:payer :longperiod	13 11
:payer :losing	3 3 7 13 8 12 14 3
:payer :nearby	5 5
:payer :negation	1 5 3 -4 4 -14 5 -16 6 5 8 -24 11 7 13 -9
:payer :newness	3 -12 7 -4
:payer :number	7 -24 14 3
:payer :online	14 37
:payer :onlyword	12 6
:payer :openprice	0 9 1 -26 3 -27 5 -24 6 -8
:payer :opinion	0 -3 7 -10 13 -10
:payer :payer	14 7
:payer :paying	5 -37 13 -27
:payer :person	1 1 2 -5 8 17 13 10
:payer :phone	6 6
:payer :photo	11 16
:payer :place	7 9
:payer :preferring	0 2 4 4
:payer :promise	1 -4 2 6 5 -5 6 3 11 11
:payer :ranking	0 3 6 -10 13 15
:payer :refusing	3 22
:payer :rulesplace	1 6
:payer :scarcity	1 -3 8 5
:payer :seller	0 2
:payer :sex	5 3
:payer :source	6 4
:payer :spelled	4 -2 7 -19 14 8
:payer :title	5 2
:payer :wanting	1 -4 3 -4
:payer :welcoming	1 7 2 -5 4 11 13 11
:payer about	3 -9
:payer account	13 5
:payer add	0 2
:payer an	4 17
:payer and	2 21
:payer are	0 6 6 -34 8 24
:payer area	7 1
:payer ask	1 12 4 -7
:payer books	10 22
:payer broker	5 11
:payer building	1 6
:payer by	0 1
:payer can	6 10
:payer can't	0 1 2 14 6 9 11 15
:payer cannot	6 17
:payer client	1 13
:payer contents	5 6
:payer cost	5 -1
:payer costs	5 3
:payer do	0 -7 3 -7 4 -8 5 6
:payer does	1 3
:payer doesn't	7 11
:payer don't	1 16 4 -11 6 -2
:payer else	7 5
:payer expect	6 9
:payer flats	6 8
:payer fly	8 2
:payer for	0 -12 1 -16 6 5 7 7
:payer four	13 -10
:payer go	14 5
:payer guarantee	7 20
:payer happy	13 5
:payer has	3 7
:payer have	0 12 1 10 3 -1 4 7 13 -6
:payer ideal	2 5
:payer in	2 -24 7 52 8 22
:payer is	3 3 7 -16 8 2
:payer know	4 3
:payer leave	8 3
:payer let	0 -4
:payer lets	12 1
:payer lodger	8 18
:payer make	11 2
:payer mean	1 10
:payer monthly	13 -12
:payer neighbours	8 3
:payer of	5 7
:payer on	6 2 7 3
:payer other	1 2 11 10
:payer own	2 20
:payer pay	5 -7 13 -9
:payer phones	6 5
:payer pictures	11 12
:payer please	1 8 4 4
:payer preference	0 14
:payer promise	7 8
:payer say	7 8
:payer sell	12 13
:payer should	4 3
:payer solicitor	5 12
:payer take	0 -6 13 24
:payer tenants	7 6 13 2
:payer the	0 1 3 1
:payer to	13 -5
:payer turn	0 1
:payer want	2 8
:payer website	14 1
:payer what	4 3
:payer will	2 1 4 7 6 -28 7 -7
:payer with	3 23
:payer would	2 -23 4 9
:payer you	7 11
:payer zero	14 3
:payer zone	1 5
:payer>:absence	3 16 4 4 8 21 9 8
:payer>:absolute	1 -12 3 -3 4 -18 7 -3
:payer>:accepting	0 -11 1 5 2 16 4 17 6 -3 7 -50 8 -33 11 3 13 3
:payer>:advance	6 -7 13 14
:payer>:asking	3 -1 6 3 7 8 8 -44
:payer>:bid	4 10
:payer>:building	1 1 2 -1 3 6 7 -4 8 -6 9 12 10 6
:payer>:burden	6 8 14 15
:payer>:child	1 23 7 5
:payer>:childthing	1 3
:payer>:clocktime	8 4 13 4
:payer>:codething	0 3 1 6 3 3 7 -17
:payer>:condition	6 11
:payer>:councilpay	0 1
:payer>:deadline	8 3 13 10
:payer>:demand	6 27
:payer>:demanding	2 12 3 -6 6 5 8 -7 13 26
:payer>:denying	0 -5 1 -11 2 -15 7 -4
:payer>:deterring	2 -1 3 11 4 -10 8 6 14 6
:payer>:digits	14 3
:payer>:disclaimer	0 -2 2 2 5 16 6 -20 7 32
:payer>:dislike	7 7
:payer>:everyone	6 13
:payer>:fairness	1 12 5 4 7 4
:payer>:faith	2 14
:payer>:fee	5 2 13 5
:payer>:feething	5 6 12 4
:payer>:fixed	13 23
:payer>:healthword	8 3
:payer>:hiding	6 13 9 16
:payer>:holiday	9 2
:payer>:income	5 -16 13 -43
:payer>:jobname	5 28
:payer>:keything	8 10
:payer>:kin	0 10
:payer>:longperiod	13 14
:payer>:losing	3 12 6 -39 7 12 8 19 14 2
:payer>:money	5 6
:payer>:nearby	5 4 6 1
:payer>:negation	0 -6 3 -9 4 -48 5 -35 6 2 8 -32 13 -28
:payer>:neighbour	8 4 9 13 10 7
:payer>:newness	0 -14 1 -11
:payer>:number	4 -17 8 -20 11 8 14 1
:payer>:offerdeal	7 6
:payer>:online	14 36
:payer>:onlyword	4 -1 12 5
:payer>:openprice	2 12 5 -32 6 -14 8 -1 9 -8
:payer>:opinion	1 3 2 2 5 -16 13 -22
:payer>:payer	4 -10 5 -21
:payer>:paying	5 -20 13 -17
:payer>:period	0 -6 13 -3
:payer>:person	6 6 8 12 13 5
:payer>:pet	3 13
:payer>:petpart	3 20
:payer>:phone	6 3
:payer>:photo	9 14 10 8 11 8
:payer>:place	7 19
:payer>:preferring	0 4 1 2
:payer>:promise	1 -8 2 10 4 1 6 7 7 8 11 8
:payer>:ranking	0 4 13 19
:payer>:refusing	0 22 3 33
:payer>:rulesplace	1 2
:payer>:scarcity	1 -9 9 21
:payer>:seller	0 12 5 -2 6 -34
:payer>:sex	5 3
:payer>:source	6 3
:payer>:spelled	0 -26 1 -5 4 -40 6 -40 7 -41 8 11 14 5
:payer>:superlative	4 17 7 8
:payer>:wanting	1 -8 3 -6 4 14 8 -3 12 4
:payer>:welcoming	1 3 2 -28 4 24 13 9
:payer>:work	14 8
:payer>:writeto	0 -8 4 -2 5 -11 13 -12
:payer_:absence	0 17 1 1 3 2 6 -14 8 11 12 22
:payer_:absolute	3 21 4 -5 6 -12 14 11
:payer_:accepting	0 23 1 8 3 10 4 3 6 -35 7 -24 11 -27 13 -4
:payer_:advance	1 2 4 -4 8 6
:payer_:asking	2 -18 3 -1 4 14 8 -31
:payer_:benefit	0 11
:payer_:bid	4 17 13 -12
:payer_:building	1 13 6 -14 9 19 14 6
:payer_:burden	2 7 7 -6 8 1 14 13
:payer_:child	1 21 7 2
:payer_:childless	1 14
:payer_:childthing	1 14
:payer_:clocktime	0 -7 8 10
:payer_:codething	6 -18 12 3
:payer_:condition	6 -14 12 5
:payer_:consent	0 5
:payer_:councilpay	5 -3
:payer_:deadline	1 -1 2 21 4 4 11 -13
:payer_:demand	2 -10 3 6 4 -12 6 26
:payer_:demanding	1 -2 3 -4 5 7 6 8 7 8 8 -14 13 -8
:payer_:deterring	3 8 7 -1 8 16 14 14
:payer_:digits	14 6
:payer_:disability	2 3
:payer_:disclaimer	1 2 4 12
:payer_:dislike	2 13 3 13
:payer_:everyone	1 -28 2 -11 4 -35
:payer_:fairness	2 -49 3 -30 6 -15 7 11
:payer_:faith	2 8
:payer_:family	1 1 2 2
:payer_:fee	5 14 7 8
:payer_:feething	8 3 9 3
:payer_:fixed	8 3 12 24 13 9
:payer_:forename	8 10
:payer_:hiding	9 3 13 -6
:payer_:keything	6 9 8 29
:payer_:kin	0 1 1 -26
:payer_:lifeword	8 14
:payer_:longperiod	7 -14 12 8
:payer_:losing	0 7
:payer_:money	1 -2 4 20 5 65 6 -12 13 2
:payer_:nation	2 21
:payer_:nearby	7 16
:payer_:negation	0 -6 2 -39 8 -20 11 18 13 -26 14 7
:payer_:newness	2 -9 7 8 13 2
:payer_:number	0 -26 1 -19 13 28 14 13
:payer_:offerdeal	0 12 1 10 4 29
:payer_:online	2 -11 5 -1 13 -11 14 17
:payer_:onlyword	3 17 4 16 6 -11 9 1
:payer_:openprice	0 -12 1 -5 2 17 4 2 6 -6 8 -14 13 -29
:payer_:opinion	0 -7 1 5 8 -5 13 -20 14 -39
:payer_:origin	2 17
:payer_:payer	2 -16 4 -20 5 -31 11 1 12 -9 13 -33
:payer_:paying	0 13 2 -13 7 2
:payer_:period	0 -27 4 -28 6 -14 7 -28 13 36
:payer_:person	0 7 2 8 6 2 8 -44
:payer_:pet	1 -8 3 27
:payer_:petpart	3 22
:payer_:place	1 -12 3 1
:payer_:politics	2 1
:payer_:preferring	3 -20
:payer_:promise	1 -34 7 22 8 -5 11 23 13 7
:payer_:ranking	1 7 6 5 13 1
:payer_:record	7 -2
:payer_:refusing	1 -14 2 -18 6 -12
:payer_:rent	2 2
:payer_:return	1 4 2 2 4 1 5 -27 13 1
:payer_:safety	7 6
:payer_:scarcity	0 4 3 3 9 18
:payer_:seller	1 5 2 -9 4 -18 5 -1 11 3 13 -20
:payer_:sex	2 31
:payer_:spelled	0 -32 1 -15 2 -5 3 -7 5 11 6 -3 7 -12 8 18 11 9 13 5
:payer_:superlative	2 5 4 11
:payer_:thing	8 8
:payer_:time	7 11 13 16
:payer_:title	6 5
:payer_:wanting	1 10 3 2 7 1
:payer_:work	14 1
:payer_:writeto	2 -4 6 21 13 -22
:paying	0 8 1 -30 2 -39 3 -20 4 -4 5 78 6 -40 7 -7 8 -65 9 -51 10 -17 11 -62 12 -74 13 93 14 -33
:paying #	5 21
:paying ##	2 6 5 6
:paying $	1 -21 2 -15 4 21 5 12 6 2 12 -7
:paying ,	0 2 2 10 3 -7 4 10 5 -11
:paying :absence	7 4
:paying :absolute	2 4 13 1
:paying :advance	13 22
:paying :burden	2 1 13 12
:paying :clocktime	4 21
:paying :codething	5 3 13 -17
:paying :condition	5 2
:paying :deadline	13 2
:paying :income	13 -16
:paying :longperiod	13 18
:paying :money	0 -22 1 12 4 -38 5 -8
:paying :number	2 11 5 24
:paying :onlyword	2 4
:paying :openprice	0 10 1 7 5 -5
:paying :period	13 -2
:paying :photo	3 4
:paying :preferring	13 3
:paying :ranking	13 15
:paying :scarcity	2 7
:paying :seller	0 10 13 3
:paying :spelled	5 -10
:paying :time	5 4
:paying :writeto	13 4
:paying a	2 -5 7 13 13 15
:paying ahead	13 14
:paying and	4 7 8 7
:paying another	3 4
:paying at	13 15
:paying by	0 14 5 29
:paying for	0 -8 5 28 6 -5
:paying four	13 -11
:paying from	0 9
:paying gets	6 7
:paying held	3 13
:paying is	5 4 13 -17
:paying me	0 2 13 13
:paying monthly	13 -32
:paying most	4 3
:paying only	2 7 13 2
:paying the	4 7 7 -3 8 1 13 54
:paying well	13 4
:paying what	5 -1
:paying you	7 12
:paying your	0 2 6 5
:paying £#	1 17 4 -28 5 -16 13 -32
:paying>:absence	7 5
:paying>:absolute	2 11 13 31
:paying>:accepting	5 1
:paying>:advance	5 -14 13 49
:paying>:asking	4 10
:paying>:benefit	0 17
:paying>:bid	4 21 5 10
:paying>:building	10 2
:paying>:burden	6 -14 13 14
:paying>:childless	5 5
:paying>:clocktime	4 29 13 8
:paying>:condition	5 1
:paying>:councilpay	0 17
:paying>:demanding	4 11
:paying>:denying	13 2
:paying>:deposit	3 12 6 7
:paying>:deterring	9 10
:paying>:fairness	4 13
:paying>:fixed	13 24
:paying>:hiding	0 2 8 5
:paying>:income	13 -25
:paying>:jobless	0 10
:paying>:jobname	0 -2
:paying>:keything	6 6
:paying>:longperiod	0 -4 13 47
:paying>:losing	1 7 2 10
:paying>:money	0 -33 1 4 4 -55 13 -12
:paying>:newness	13 17
:paying>:number	2 7 5 20
:paying>:onlyword	2 14
:paying>:openprice	0 14 1 2 4 3
:paying>:opinion	5 16 13 -7
:paying>:payer	3 -4
:paying>:period	0 -8 4 -53 7 -3 13 6
:paying>:person	5 17 13 2
:paying>:photo	3 3
:paying>:preferring	13 6
:paying>:ranking	6 -1 13 54
:paying>:rent	0 7 4 -7 5 3
:paying>:return	0 15 4 -10
:paying>:scarcity	2 6 5 10
:paying>:seller	0 4 4 -5 5 7 6 -3 13 5
:paying>:spelled	5 -39
:paying>:superlative	4 22 7 2
:paying>:wanting	0 1
:paying>:work	5 5
:paying_:absence	3 3 13 -4
:paying_:absolute	5 11 13 39
:paying_:accepting	5 47
:paying_:advance	1 4 5 -62 13 33
:paying_:asking	4 23
:paying_:benefit	0 21
:paying_:bid	4 25
:paying_:building	5 10 7 15
:paying_:burden	1 13 7 -2 8 -9 13 -31
:paying_:clocktime	13 31
:paying_:codething	5 -1 13 8
:paying_:condition	2 13 4 -1
:paying_:councilpay	0 19
:paying_:deadline	13 5
:paying_:demanding	4 3 13 2
:paying_:denying	13 21
:paying_:deposit	3 11 6 5
:paying_:deterring	0 4 4 4 7 -3 13 -23
:paying_:disclaimer	5 1
:paying_:fairness	4 23 5 5 7 8
:paying_:fee	5 17
:paying_:feething	0 -48 4 -37 5 27 13 -9
:paying_:fixed	13 39
:paying_:jobname	0 -8 5 2
:paying_:keything	6 4
:paying_:longperiod	0 -29 7 -21 13 44
:paying_:losing	2 4
:paying_:money	4 -26 5 11 13 -22
:paying_:nearby	10 8
:paying_:negation	0 14 2 13 3 -9
:paying_:neighbour	7 11
:paying_:newness	1 3 4 -12 13 21
:paying_:number	4 -8 5 5 13 31
:paying_:onlyword	13 -5
:paying_:openprice	0 6 2 30 4 4 5 21 13 6
:paying_:opinion	0 6 4 8 5 38
:paying_:payer	0 -2 2 -16 3 -4 5 13
:paying_:paying	0 1 6 8
:paying_:period	0 -21 4 -13 6 -51 7 -30 8 -27 12 -49 13 40
:paying_:person	13 1
:paying_:pet	3 5
:paying_:photo	7 12
:paying_:ranking	1 12 4 6 5 -15 13 30
:paying_:rent	4 -36 5 19 7 -14 13 3
:paying_:return	0 6 4 -39 5 7 7 -4
:paying_:seller	0 -24 5 24 6 -8
:paying_:spelled	4 -48 5 -32 12 -8 13 44
:paying_:superlative	4 2 7 3
:paying_:thing	1 1
:paying_:time	7 8 13 29
:paying_:tribunalrent	2 2 7 -4 13 19
:paying_:urgency	13 7
:paying_:utility	7 20
:paying_:wanting	0 20
:paying_:welcoming	5 8
:paying_:work	0 -18 5 10
:paying_:writeto	0 -12
:period	0 -59 1 -27 2 -122 3 -83 4 -3 6 -8 7 -36 8 -9 9 62 10 -20 11 -15 12 67 13 101 14 -49
:period $	0 -28 1 -4 2 2 3 -16 5 -38 7 -34 9 36 11 -22 13 8 14 -21
:period ,	0 -22 4 3 5 -22 7 16 8 11 9 11 10 2 12 22
:period :absolute	6 18
:period :accepting	12 39
:period :advance	12 -37 13 35
:period :age	11 9
:period :asking	12 24
:period :burden	1 17 4 -10 5 1 6 14 12 11
:period :codething	4 2 12 22
:period :condition	5 -19
:period :councilpay	13 10
:period :deadline	12 -25 13 21
:period :demanding	13 9
:period :denying	11 37 12 -17 13 -11
:period :deterring	9 1 13 4
:period :disclaimer	12 4 13 -3
:period :feething	12 15 13 -24
:period :fixed	12 24 13 -48
:period :holiday	9 14
:period :longperiod	13 6
:period :money	4 16 13 14
:period :number	12 19 13 26
:period :onlyword	6 25 12 25
:period :openprice	4 19 13 -7
:period :payer	13 22
:period :paying	13 21
:period :period	13 10
:period :record	12 11
:period :rent	0 -29 4 -22 5 20 6 -24 7 -38 9 -22 12 -58 13 12
:period :return	0 -33 4 -24 5 30 6 -29 7 -40 9 -33 10 -4 12 -62 13 22
:period :rulesplace	12 12
:period :scarcity	6 20
:period :spelled	0 -4 13 45
:period :title	11 9
:period :tribunalrent	12 -18
:period :utility	12 7
:period :welcoming	5 9
:period :work	12 17
:period a	7 11
:period adv	13 17
:period ago	11 21
:period and	1 9 6 23 13 37
:period as	7 6
:period ast	0 4 12 15
:period by	13 -17
:period contract	12 18
:period extra	5 10
:period fixed	12 6
:period if	13 -3
:period in	0 -3 5 -2 6 -15 12 -4 13 41
:period is	4 3 12 5
:period lease	12 12
:period let	12 26
:period money	5 4 13 19
:period month	13 -7
:period more	1 7
:period notice	12 -35 13 -11
:period of	7 15 8 12 12 -22 13 -60
:period off	6 5
:period old	11 9
:period on	0 1 13 6
:period one	13 33
:period only	6 19
:period or	4 5
:period paid	13 13
:period payment	13 6
:period please	5 10
:period rent	0 -26 4 -21 5 23 6 -23 7 -36 9 -30 12 -52 13 4
:period rental	13 3
:period so	8 9
:period sum	4 2
:period the	6 17
:period together	13 10
:period up	13 1
:period upfront	13 17
:period when	13 12
:period will	4 2
:period>:absence	6 18
:period>:absolute	6 16 8 16
:period>:accepting	12 39
:period>:advance	0 -3 4 -20 5 -58 6 -43 8 -39 12 -30 13 23
:period>:age	11 9
:period>:asking	12 34
:period>:building	10 1
:period>:burden	1 15 4 -7 6 6 7 -1
:period>:clocktime	5 -1 9 9 13 3
:period>:codething	2 1 7 26 8 -40 12 26 13 4
:period>:condition	4 7 5 -27
:period>:deadline	9 12 12 -32 13 29
:period>:demanding	6 -7 12 -10
:period>:denying	11 36 12 -26
:period>:deterring	1 4
:period>:disclaimer	12 6 13 -1
:period>:feething	12 32 13 -16
:period>:fixed	12 34 13 -46
:period>:holiday	9 28
:period>:lifeword	7 8
:period>:longperiod	2 3 7 11 12 3 13 13
:period>:money	4 23 13 28
:period>:nearby	7 1
:period>:negation	7 -5 12 12
:period>:neighbour	6 13
:period>:newness	13 -16
:period>:number	7 6 8 -33 9 5 13 35
:period>:onlyword	6 21 12 26
:period>:openprice	4 18 5 -11 6 -1 13 -1
:period>:opinion	6 -1 13 5
:period>:payer	13 32
:period>:paying	13 33
:period>:period	4 -18 5 -10 7 6 13 9
:period>:place	6 2 7 -3
:period>:preferring	1 10
:period>:promise	7 21 12 1
:period>:ranking	13 -1
:period>:record	12 11
:period>:regretting	14 1
:period>:rent	0 -34 4 -6 5 18 6 -30 7 -34 9 -25 10 -5 12 -20 13 4
:period>:return	0 -38 4 -6 5 27 6 -41 7 -48 9 -34 10 -9 12 -15 13 13
:period>:rulesplace	12 10
:period>:scarcity	0 -2 6 13
:period>:seller	13 27
:period>:spelled	4 -25 6 -2 12 11 13 57
:period>:time	12 19
:period>:title	11 9
:period>:tribunalrent	5 -3 7 10 8 -15 12 -8
:period>:utility	12 3
:period>:welcoming	5 7
:period>:work	12 20
:period_:absence	0 4 6 7 9 6
:period_:absolute	7 12 13 5
:period_:accepting	5 29 9 1 13 12
:period_:advance	1 -4 4 -49 5 -117 6 -39 7 -15 9 -30 10 -14 13 17
:period_:bid	12 2
:period_:building	4 2 5 30
:period_:burden	0 -6 12 -2 13 12
:period_:child	1 14
:period_:clocktime	6 -53 8 -5 9 23 12 7 13 2
:period_:codething	6 1 7 15
:period_:condition	0 -10 13 -1
:period_:deadline	6 -5 8 -14 9 12 12 6 13 17
:period_:demanding	6 -21 8 -11 13 28
:period_:denying	0 -11
:period_:deterring	5 -30 6 -1 8 -1 13 13
:period_:everyone	13 5
:period_:fairness	5 3
:period_:feething	0 4 5 -13 6 -17 12 9 13 3
:period_:fixed	4 -2 13 -2
:period_:healthword	6 8
:period_:hiding	13 -12
:period_:holiday	9 7
:period_:income	13 1
:period_:lifeword	7 7
:period_:longperiod	7 19
:period_:losing	6 13 13 12
:period_:money	13 11
:period_:nearby	4 2 7 1
:period_:negation	0 -10 3 1 4 -5 12 17
:period_:neighbour	5 6
:period_:newness	0 -20 13 8
:period_:number	5 -37 7 -3 12 -23 13 42
:period_:online	13 10
:period_:onlyword	13 8
:period_:openprice	4 1 6 -28 9 4 12 27 13 18
:period_:opinion	0 13 7 -3 12 22 13 9
:period_:payer	4 -3 5 -48 12 6 13 22
:period_:paying	4 -9 5 -63 13 50
:period_:period	5 -17 7 27 12 -10
:period_:person	13 24
:period_:pet	5 13
:period_:phone	13 6
:period_:photo	5 4 13 8
:period_:promise	7 23 13 8
:period_:ranking	6 -17 13 16
:period_:refusing	7 1
:period_:regretting	14 1
:period_:rent	12 12
:period_:return	12 18
:period_:room	4 1 13 5
:period_:scarcity	0 -9
:period_:seller	5 -29 13 23 14 4
:period_:spelled	3 4 5 -22 7 -22 13 63
:period_:student	12 2
:period_:superlative	4 3 12 32 13 -10
:period_:thing	13 22
:period_:time	12 13
:period_:title	4 7 13 1
:period_:tribunalrent	7 18
:period_:welcoming	3 3 8 10 13 22
:period_:work	0 8
:period_:writeto	13 25
:person	0 77 1 41 2 75 4 21 5 26 6 18 7 -8 8 27 9 -19 10 -23 11 -42 12 -26 13 12 14 -31
:person ##	8 3
:person $	1 -29 2 15 3 -20 5 10 7 17 8 -10 14 -2
:person ,	1 -13 5 -33 6 -6 8 38 9 11 11 -5
:person :absence	0 -15 6 -4 8 -2
:person :absolute	0 5 1 -12 6 -20
:person :accepting	4 -1
:person :advance	3 2
:person :burden	0 13 1 -12 2 -10 4 -14 5 -15 7 -13 13 -1 14 -9
:person :clocktime	2 32
:person :codething	2 3 6 5
:person :condition	1 31
:person :consent	6 9
:person :deadline	3 20
:person :demanding	4 -5 5 -1 8 -7 13 -35
:person :denying	2 2 7 7
:person :deterring	0 2 1 -6 2 -16 6 6
:person :fee	5 2
:person :forename	8 20
:person :hiding	3 -24
:person :income	2 2
:person :kin	1 9
:person :lifeword	2 6
:person :losing	6 17
:person :money	4 8
:person :nearby	8 2
:person :negation	0 -2 1 11 2 25 6 -33 13 7
:person :neighbour	8 23
:person :newness	7 23
:person :number	8 9
:person :onlyword	3 -5 6 -40 7 -21
:person :openprice	1 -12 2 21 10 14
:person :opinion	2 13 5 6 10 16
:person :payer	13 4
:person :paying	0 -4 5 27 7 6
:person :person	1 1
:person :photo	7 9
:person :preferring	0 5
:person :promise	0 -11 2 -10 6 9
:person :ranking	3 1
:person :room	8 5
:person :scarcity	0 4 1 -13 6 -15
:person :seller	2 34
:person :sex	2 9
:person :spelled	8 14
:person :title	0 19 2 6 4 6 5 -35 6 8 7 -9 8 -60 13 23
:person :wanting	0 10 2 4 6 1
:person :welcoming	1 8
:person and	0 2 2 -9 4 4 14 10
:person are	2 -22 6 50 8 -9 13 7
:person at	8 9
:person be	0 8
:person before	3 3
:person disabled	2 4
:person else	2 -5 6 17
:person from	2 36
:person had	3 -4
:person has	7 23
:person i	2 18
:person in	0 8 1 1 2 -21 7 -13
:person is	6 7
:person kept	3 -12
:person lives	7 4
:person living	2 7
:person may	3 4 13 5
:person mid	5 1
:person must	0 -10 2 -4
:person never	7 13
:person of	0 -14 2 22 6 -4 7 -9 8 -19 13 12
:person on	0 11 2 -10 5 -2
:person only	0 6 1 -9
:person please	2 1
:person preferred	0 6
:person receiving	0 10
:person room	8 5
:person should	4 7
:person so	7 1
:person still	1 6 2 3
:person than	1 7
:person through	6 9
:person to	2 1 5 8 6 3 10 16
:person want	6 3
:person wanted	2 1
:person was	8 13
:person we	0 1 2 3
:person when	1 1
:person where	1 14
:person who	0 14 2 2 4 7 5 -32 6 10 7 -7 8 -105 13 24
:person who'd	4 5
:person whose	0 30 1 12
:person will	6 5 7 -9
:person with	0 12 1 40 2 35 3 2 4 -69 6 -33 7 -43 8 -74 13 5
:person without	1 23 3 3 6 -6 13 9
:person won't	2 8
:person would	2 17
:person £#	4 9
:person>:absence	0 -5 2 -11 6 -29 8 -17
:person>:absolute	0 1 1 -20 6 -43 7 8
:person>:accepting	2 7 6 14
:person>:advance	0 1
:person>:asking	2 -12
:person>:benefit	0 25
:person>:bid	4 12
:person>:building	1 2 6 2
:person>:burden	0 13 1 -17 2 -16 5 -14 7 -1 14 -18
:person>:child	0 -36 1 75 2 -25 3 -2
:person>:childless	0 4 1 5
:person>:clocktime	2 12 6 -13 8 19
:person>:codething	1 -1 2 2 5 7 6 4 8 25
:person>:condition	1 25
:person>:consent	6 17
:person>:councilpay	0 5 4 8
:person>:deadline	0 -1 3 19 6 1
:person>:demand	4 6 6 6
:person>:demanding	2 2 4 -13 8 -10 13 -43
:person>:denying	2 31 7 5
:person>:deterring	2 -30 5 -12 6 10 8 12
:person>:disability	0 -38 1 -22 2 32
:person>:dislike	1 5 8 10
:person>:everyone	2 -7
:person>:fairness	4 -7
:person>:faith	2 18
:person>:fee	5 16
:person>:feething	8 9
:person>:fixed	12 1
:person>:forename	8 41
:person>:healthword	0 -6 2 11
:person>:hiding	2 -10 3 -26
:person>:holiday	9 2
:person>:income	0 22 1 -10 5 3
:person>:jobless	0 2
:person>:kin	1 52
:person>:lifeword	2 2 8 19
:person>:losing	2 -9 6 18
:person>:money	0 6 4 5
:person>:nation	2 5
:person>:nearby	6 2
:person>:negation	0 -20 1 30 2 11 5 -2 6 -58 8 -23 13 9
:person>:neighbour	8 23
:person>:newness	7 31
:person>:number	0 14 2 11 4 6 8 3
:person>:onlyword	3 -8 6 -22 7 -28
:person>:openprice	2 21 4 13 5 5 8 6 10 12
:person>:opinion	2 28 4 3 10 14
:person>:origin	2 17
:person>:payer	1 5 2 1 5 22
:person>:paying	5 49 7 3
:person>:period	5 2 13 17
:person>:pet	0 -11 2 -39 3 57
:person>:photo	7 8 11 1
:person>:politics	2 21
:person>:preferring	0 4
:person>:promise	2 -14 5 -1 6 11 8 5
:person>:ranking	3 1 6 1
:person>:rent	0 23 13 1
:person>:return	0 35 4 -17
:person>:room	1 4 8 18
:person>:scarcity	0 5 1 -15 6 -31
:person>:seller	0 2 2 40 13 3 14 6
:person>:sex	2 11
:person>:spelled	3 -5 6 -33 7 -9
:person>:thing	4 3
:person>:title	0 17 2 15 4 4 5 -41 6 7 7 -11 8 -46 13 21
:person>:urgency	8 11
:person>:utility	0 22
:person>:wanting	0 10 1 -3 2 13
:person>:welcoming	1 1
:person>:work	0 67 1 -35 2 -35 6 -23 7 -6
:person_:absence	0 31 1 -13 6 -18 8 -21
:person_:absolute	2 -6 7 11
:person_:accepting	5 17 6 19 7 -8 8 -3 12 2
:person_:advance	0 7 2 -22 6 -35 8 5 13 14
:person_:age	0 -3 1 18 4 8
:person_:asking	0 -4 8 11
:person_:benefit	0 39 1 -48 3 -19 4 -16 5 -10 6 -30 7 -13 8 -19
:person_:bid	1 -5 4 58 7 -8 8 -13 13 1
:person_:building	4 12 6 20 10 1
:person_:burden	0 2 2 -8 6 1 9 5
:person_:child	0 -67 1 83 2 -85 3 -9 8 -20
:person_:childless	1 22
:person_:clocktime	4 16 6 1 8 21
:person_:codething	2 3 6 5 8 16
:person_:condition	12 3
:person_:councilpay	0 32
:person_:deadline	0 25 6 13 9 5 12 21
:person_:demand	0 -20 4 11 6 23
:person_:demanding	1 7 2 4 13 -4
:person_:denying	0 -14 1 11 2 13 13 8
:person_:deterring	0 11 3 8 14 4
:person_:disability	0 -10 1 -46 2 44
:person_:disclaimer	6 -11
:person_:dislike	1 25 4 4
:person_:everyone	1 6 6 -8
:person_:fairness	0 -17 2 10
:person_:faith	0 -9 2 37
:person_:family	2 -22
:person_:fee	5 6
:person_:feething	0 8 1 -35 4 -9 8 3
:person_:fixed	12 10
:person_:forename	8 19
:person_:healthword	0 -7 1 -10 2 24 8 6
:person_:hiding	1 1 2 -14 13 24
:person_:holiday	9 9
:person_:income	0 52 2 -66 6 -19
:person_:jobless	0 22
:person_:keything	6 7 8 5
:person_:kin	1 37 8 -5
:person_:lifeword	1 -3 2 -2 6 -17 8 25
:person_:longperiod	13 17
:person_:losing	6 -6
:person_:money	1 7 4 15 5 21
:person_:nation	2 19
:person_:nearby	6 8
:person_:negation	0 -27 1 2 3 -10 5 -8 8 -6
:person_:neighbour	4 4 6 46
:person_:newness	2 -30
:person_:number	0 8 1 35 2 5 4 19 7 -9 8 -15
:person_:online	2 9 11 2
:person_:onlyword	9 7
:person_:openprice	0 11 1 -4 2 -36 3 3 4 18 7 13 13 -21
:person_:opinion	0 1 1 -19 3 20 4 21 7 8 8 -27
:person_:origin	2 58
:person_:payer	2 3 5 30
:person_:paying	0 6 5 28
:person_:period	13 39
:person_:person	0 -27 1 -21 8 -33
:person_:pet	0 -53 1 -59 2 -87 3 83
:person_:phone	6 1
:person_:photo	2 4 6 20
:person_:place	0 -16 6 -9 7 10
:person_:politics	2 23
:person_:promise	1 2 2 9 6 14 7 -19
:person_:record	5 9
:person_:refusing	0 1 8 -6
:person_:regretting	1 4
:person_:rent	0 4 13 16
:person_:return	0 33 4 -3 5 -14 13 2
:person_:room	6 14 8 8
:person_:rulesplace	8 9
:person_:safety	1 3
:person_:school	1 14
:person_:seller	0 -16 2 16 5 19
:person_:sexual	2 4
:person_:source	0 17 5 4
:person_:spelled	2 5 3 -16 4 8 6 4 7 -7 13 13
:person_:superlative	4 51
:person_:thing	4 2
:person_:time	7 2
:person_:title	2 6
:person_:urgency	6 15 8 17
:person_:utility	0 15
:person_:wanting	6 -31 7 2
:person_:welcoming	1 -13 2 -12
:person_:work	0 110 1 -53 2 -44 4 -50 6 -29 7 -4 8 -7
:person_:worshipplace	2 16
:person_:writeto	4 -11
:pet	0 -135 1 -130 2 -135 3 199 4 -229 6 -125 7 -186 8 -56 9 14 10 -118 11 -137 12 -125 13 -114 14 -99
:pet $	2 -56 3 66 4 -24 5 5 7 -42 8 4
:pet ,	0 -18 1 -23 2 -10 3 70 4 -29 6 -4 14 -20
:pet :absolute	3 11
:pet :advance	3 3
:pet :burden	2 -4 3 4
:pet :childless	3 1
:pet :clocktime	3 8
:pet :codething	3 20
:pet :deadline	3 1
:pet :demand	3 29
:pet :everyone	3 5
:pet :fairness	3 -10
:pet :fee	5 10
:pet :negation	2 -9 3 33
:pet :newness	3 9
:pet :offerdeal	3 27
:pet :onlyword	2 -8 3 23
:pet :payer	3 29
:pet :person	3 26
:pet :petpart	3 -18 8 -14
:pet :promise	3 23 7 -2
:pet :refusing	3 4
:pet :room	3 -5
:pet :scarcity	3 4
:pet :seller	3 24
:pet :wanting	3 -4
:pet :welcoming	3 9 9 2
:pet and	2 -4 3 25
:pet applications	3 3
:pet are	1 -9 2 -14
:pet aren't	3 12
:pet by	3 -13
:pet considered	3 -11
:pet fee	5 7
:pet fine	3 2
:pet flap	8 -5
:pet for	3 9
:pet free	3 27
:pet friendly	3 2 9 4
:pet from	3 10
:pet in	3 21
:pet included	2 14
:pet is	3 20
:pet of	3 23
:pet ok	3 -7
:pet only	3 12
:pet or	2 -1 3 -2
:pet ourselves	3 -17
:pet over	3 1
:pet owners	3 25
:pet people	3 29
:pet policy	3 7
:pet shower	3 -5
:pet teeth	6 8
:pet whatsoever	2 6
:pet will	3 6
:pet without	3 -3
:pet>:absolute	2 -8 3 38 7 -5
:pet>:accepting	3 -7
:pet>:advance	3 17
:pet>:bid	3 3
:pet>:building	3 16
:pet>:burden	2 -12 3 7
:pet>:childless	7 4
:pet>:clocktime	3 18
:pet>:codething	3 22
:pet>:deadline	3 20
:pet>:demand	3 28
:pet>:denying	3 5
:pet>:disability	2 27 8 1
:pet>:everyone	3 25
:pet>:fairness	3 -37
:pet>:fee	5 5
:pet>:healthword	2 3
:pet>:money	5 7
:pet>:negation	0 -7 1 -2 2 -11 3 48 7 -25 11 -1
:pet>:neighbour	3 9
:pet>:newness	3 2
:pet>:number	3 26
:pet>:offerdeal	3 40
:pet>:onlyword	2 -15 3 17
:pet>:openprice	2 -7
:pet>:payer	1 -2 3 26 9 2
:pet>:period	3 9
:pet>:person	3 26
:pet>:pet	2 -8 3 33
:pet>:petpart	3 -21 8 -15
:pet>:photo	3 6 7 2
:pet>:place	3 -4
:pet>:preferring	3 5
:pet>:promise	2 -6 3 31 7 -11
:pet>:refusing	3 19
:pet>:regretting	3 8
:pet>:room	3 -13
:pet>:rulesplace	3 -14
:pet>:scarcity	3 18
:pet>:seller	2 -1 3 35
:pet>:spelled	3 15
:pet>:thing	2 1
:pet>:wanting	6 6
:pet>:welcoming	2 -20
:pet_:absence	3 17 8 -3 9 1
:pet_:absolute	1 -11 3 62 7 -17
:pet_:accepting	0 -24 1 -28 2 -48 3 36 5 -5 9 2
:pet_:age	3 3
:pet_:asking	1 -5 2 -47 3 -26 4 -30
:pet_:bid	3 12
:pet_:building	3 52
:pet_:burden	9 3
:pet_:childless	7 4
:pet_:codething	3 17
:pet_:condition	3 -9
:pet_:deadline	3 10 8 -10
:pet_:demanding	2 -12 3 -22
:pet_:denying	3 18
:pet_:deterring	3 24 9 3
:pet_:disability	2 33
:pet_:everyone	1 -5 3 41
:pet_:fairness	3 -37
:pet_:family	3 1
:pet_:healthword	2 1
:pet_:hiding	3 7
:pet_:holiday	9 20
:pet_:money	5 30
:pet_:negation	0 -26 1 -12 3 43 7 -10
:pet_:neighbour	3 27
:pet_:newness	3 9 7 -14
:pet_:number	3 20
:pet_:offerdeal	3 28
:pet_:onlyword	3 10
:pet_:openprice	1 -3 4 -1
:pet_:opinion	1 -4 2 -12 3 15 4 -10
:pet_:payer	3 29 4 -1 9 1
:pet_:period	3 7
:pet_:pet	1 -2 3 28
:pet_:petpart	3 -17
:pet_:photo	3 44
:pet_:preferring	3 14
:pet_:promise	3 19
:pet_:ranking	8 -12
:pet_:refusing	3 38
:pet_:regretting	3 21
:pet_:scarcity	3 7
:pet_:seller	3 22 4 -2 9 1
:pet_:spelled	3 14 5 1
:pet_:superlative	3 29
:pet_:thing	2 5 3 -4
:pet_:time	3 4
:pet_:urgency	3 3
:pet_:utility	3 -5
:pet_:wanting	2 -15
:pet_:welcoming	2 -19 3 -2
:petpart	0 -43 1 -6 2 -117 3 72 4 -8 6 -88 7 -69 8 -27
:petpart $	3 26
:petpart ,	3 36
:petpart :burden	10 5
:petpart :deterring	10 5
:petpart :openprice	3 27
:petpart friends	3 25
:petpart in	3 -4 8 -5
:petpart on	10 5
:petpart or	3 30
:petpart>:burden	10 5
:petpart>:deterring	10 5
:petpart>:negation	3 35
:petpart>:openprice	3 44
:petpart>:petpart	3 39
:petpart_:absence	8 -2
:petpart_:keything	8 -2
:petpart_:losing	3 8
:petpart_:negation	3 49
:petpart_:neighbour	8 -5
:petpart_:openprice	3 31
:petpart_:pet	3 -8
:petpart_:petpart	3 27
:petpart_:place	3 3
:petpart_:promise	3 13
:petpart_:room	3 -2 8 -16
:phone	0 -13 1 -2 2 -1 3 -31 4 13 6 29 8 -2 9 -43 10 -24 11 -64 12 -85 13 -17 14 92
:phone ##	8 -11 14 22
:phone $	1 -32 4 25 6 -11
:phone ,	14 16
:phone :absolute	14 1
:phone :burden	8 -11 14 10
:phone :codething	14 17
:phone :condition	1 4
:phone :deadline	8 12
:phone :deterring	8 -27
:phone :fixed	8 5
:phone :keything	8 5
:phone :number	6 8 7 11 8 -5 14 21
:phone :online	13 5 14 -40
:phone :openprice	8 8
:phone :opinion	6 7 13 5
:phone :payer	6 11 13 6
:phone :person	2 2
:phone :phone	8 14
:phone :ranking	8 4
:phone :seller	6 1 13 3
:phone :spelled	7 14 8 -6
:phone :thing	8 6
:phone :writeto	13 2
:phone are	6 13
:phone has	6 9
:phone if	1 5
:phone is	8 -6 14 14
:phone it	4 6 6 -10
:phone lock	8 6
:phone o77oo	14 2
:phone on	8 -27
:phone one	7 20
:phone signal	14 -28
:phone that	14 2
:phone the	1 14 8 1 14 25
:phone there	14 25
:phone to	8 5
:phone us	13 6
:phone>:absolute	14 3
:phone>:burden	8 -21 14 9
:phone>:child	1 3
:phone>:codething	7 2 14 29
:phone>:condition	1 3
:phone>:deadline	6 2 8 8
:phone>:demand	6 10
:phone>:deterring	8 -31
:phone>:fee	5 13
:phone>:fixed	8 18
:phone>:keything	8 5
:phone>:kin	1 10
:phone>:money	4 14
:phone>:negation	6 16 14 2
:phone>:neighbour	14 11
:phone>:newness	6 15
:phone>:number	6 3 7 13 8 -17 14 34
:phone>:online	13 4 14 -13
:phone>:onlyword	14 3
:phone>:openprice	8 6
:phone>:opinion	6 18 13 5
:phone>:payer	6 2 13 6
:phone>:phone	1 7 8 18 14 3
:phone>:preferring	14 5
:phone>:ranking	8 11
:phone>:record	14 21
:phone>:seller	6 6 13 2 14 13
:phone>:source	6 2
:phone>:spelled	7 19 8 -9
:phone>:thing	8 18
:phone>:title	8 3
:phone>:urgency	6 4
:phone>:writeto	13 3
:phone_:absolute	14 4
:phone_:accepting	14 7
:phone_:building	7 11
:phone_:burden	4 -3 14 8
:phone_:child	1 8
:phone_:consent	14 -4
:phone_:demand	6 14
:phone_:denying	6 12
:phone_:kin	1 15
:phone_:money	4 13 5 11
:phone_:nearby	7 7
:phone_:negation	6 20 14 16
:phone_:neighbour	8 -11 14 7
:phone_:number	0 -16 4 -27 8 -78 14 73
:phone_:openprice	7 6 14 10
:phone_:opinion	4 -5 7 8 8 -12 14 13
:phone_:payer	14 1
:phone_:phone	1 15 14 15
:phone_:promise	6 4 7 13
:phone_:ranking	14 6
:phone_:record	14 16
:phone_:rulesplace	8 6
:phone_:seller	14 18
:phone_:spelled	0 -13 14 27
:phone_:time	4 8 8 6
:phone_:urgency	4 8 6 6
:photo	0 -4 1 -21 2 -9 4 -15 5 33 7 -32 8 -31 9 7 10 5 11 161 14 9
:photo $	1 -15 5 10 6 4 8 13 11 29
:photo ,	0 -9 2 1 7 -29 8 -23 10 -4 11 26
:photo :absence	3 5 11 3
:photo :absolute	11 13
:photo :accepting	11 3
:photo :building	3 6 11 10
:photo :burden	2 -12
:photo :childless	8 5
:photo :clocktime	5 6 11 16
:photo :codething	0 11 4 13 6 -13 7 -2 8 -1 11 12
:photo :condition	0 1 11 16
:photo :deadline	11 30
:photo :denying	11 14
:photo :deterring	14 3
:photo :disclaimer	6 6
:photo :fairness	4 2
:photo :losing	7 4
:photo :negation	11 17
:photo :neighbour	8 16 11 12
:photo :number	0 4 4 8 11 21
:photo :onlyword	2 -8 11 22
:photo :openprice	4 -36 5 27 11 13
:photo :person	3 -28 8 23
:photo :photo	11 4
:photo :refusing	11 1
:photo :scarcity	2 -9 7 13 11 1
:photo :seller	6 4
:photo :spelled	0 1 11 12
:photo are	1 -7 2 -30 11 63
:photo as	11 3
:photo at	1 2
:photo below	8 9
:photo buyer	6 6
:photo flat	11 6
:photo for	0 2 2 -19 11 19
:photo from	5 7 11 17
:photo has	12 3
:photo have	11 1
:photo home	3 11
:photo in	7 9 8 -46 11 -17
:photo is	0 11 4 13 6 -10 7 -1 8 -22 11 11
:photo isn't	11 8
:photo matter	4 2
:photo may	11 24
:photo of	11 12
:photo on	11 -11
:photo only	11 9
:photo out	11 1
:photo over	8 4
:photo show	11 -5
:photo tenant	8 19
:photo tenants	3 -1
:photo than	11 5
:photo the	11 -10
:photo tour	14 1
:photo up	5 1
:photo used	11 15
:photo was	11 37
:photo with	6 15 10 5
:photo>:absence	3 4 11 2
:photo>:absolute	2 -12 7 1 11 12
:photo>:accepting	6 -1 11 4
:photo>:age	11 8
:photo>:building	6 -6 8 -24 11 17
:photo>:burden	0 -6 2 -4
:photo>:childless	1 3
:photo>:clocktime	5 4 11 15
:photo>:codething	0 10 4 10 6 -5 11 41
:photo>:condition	11 19
:photo>:deadline	5 2 11 27
:photo>:demanding	6 6
:photo>:denying	11 34
:photo>:disability	11 7
:photo>:disclaimer	6 2 11 7
:photo>:fairness	4 1 11 16
:photo>:fixed	12 3
:photo>:holiday	12 3
:photo>:keything	6 1
:photo>:losing	7 7
:photo>:money	5 5
:photo>:nearby	11 11
:photo>:negation	2 -20 11 18
:photo>:neighbour	8 2
:photo>:newness	10 1 11 1
:photo>:number	4 2 7 -31 8 -4 11 22
:photo>:offerdeal	14 4
:photo>:onlyword	2 -23 11 29
:photo>:openprice	4 -21 5 24 11 44
:photo>:opinion	8 -11
:photo>:payer	11 9
:photo>:person	3 -32 8 28
:photo>:pet	3 16
:photo>:photo	2 -32 6 -26 8 -37 11 15
:photo>:ranking	11 11
:photo>:refusing	11 21
:photo>:room	6 7 11 -10
:photo>:rulesplace	11 -1
:photo>:scarcity	2 -15 7 8 11 16
:photo>:sex	2 8
:photo>:spelled	8 -22 11 9
:photo>:superlative	6 3
:photo>:thing	2 4 11 11
:photo>:writeto	11 10
:photo_:absence	1 1
:photo_:absolute	2 -35 10 3 11 7
:photo_:accepting	11 7
:photo_:advance	11 29
:photo_:age	11 16
:photo_:bid	11 2
:photo_:building	7 -13 8 -3 11 22
:photo_:burden	0 -25 1 -11 2 -17 6 -41 8 -5 11 13
:photo_:childless	1 3
:photo_:clocktime	11 3
:photo_:codething	1 3 4 -4 11 33
:photo_:condition	11 14
:photo_:deadline	11 11
:photo_:demanding	8 7 11 15
:photo_:denying	11 13
:photo_:deterring	8 -23 14 2
:photo_:disability	11 7
:photo_:disclaimer	11 15
:photo_:dislike	8 1
:photo_:everyone	10 5
:photo_:fairness	11 22
:photo_:feething	11 4 13 4
:photo_:hiding	6 2
:photo_:holiday	1 12 12 3
:photo_:income	0 8
:photo_:jobname	0 10
:photo_:keything	6 2
:photo_:kin	1 -3
:photo_:longperiod	12 7
:photo_:money	5 4
:photo_:nation	11 9
:photo_:nearby	1 2 7 -12 9 10 11 9
:photo_:negation	2 -28 6 -7 11 21
:photo_:neighbour	6 3
:photo_:newness	11 5
:photo_:number	1 13 2 1 8 -37 11 25
:photo_:offerdeal	14 3
:photo_:online	14 7
:photo_:onlyword	2 -39 11 29
:photo_:openprice	6 -34 7 -3 11 63
:photo_:opinion	6 -20 7 11 11 41
:photo_:payer	11 40
:photo_:person	0 3 1 2 5 1 11 6
:photo_:photo	1 -7 2 -19 3 -3 6 -19 8 -32 11 37
:photo_:preferring	11 1
:photo_:promise	7 1
:photo_:ranking	6 10 11 47
:photo_:record	11 2
:photo_:refusing	11 2
:photo_:return	0 3
:photo_:room	6 15 10 4
:photo_:scarcity	2 -35 6 -12 11 35
:photo_:school	11 2
:photo_:seller	7 5 11 49 14 4
:photo_:spelled	1 1 8 -25 9 5 11 9
:photo_:superlative	6 13 11 14
:photo_:urgency	6 15
:photo_:wanting	8 6 11 15
:photo_:work	0 16
:place	0 -50 1 -42 3 -13 4 -35 5 -32 6 -12 7 87 8 -64 10 22 11 -71 12 -88 13 -8 14 -31
:place $	2 11 3 -9 4 -57 5 -2 6 -18 8 -60 11 -52 14 -8
:place ,	0 -19 3 6 4 -20 7 2 8 -54 10 11
:place :absolute	7 1
:place :bid	7 9
:place :burden	10 -5 13 9
:place :codething	7 4
:place :condition	6 8
:place :deadline	6 -1
:place :deterring	7 1
:place :newness	10 6
:place :number	9 11
:place :onlyword	6 8
:place :opinion	6 1
:place :origin	2 2
:place :person	0 3
:place :phone	8 7
:place :promise	7 21
:place :room	7 -4
:place :superlative	7 37
:place and	1 -12 7 13 8 -13
:place by	6 3
:place class	7 12
:place comes	7 2
:place comfiest	7 11
:place cup	8 5
:place does	7 8 8 1
:place else	7 1
:place for	6 22
:place gets	7 13
:place guarantor	13 11
:place has	6 7
:place in	6 -23 7 11 8 -2 10 -7
:place is	8 -22
:place it	10 2
:place of	0 25 2 16 4 20
:place rover	8 4
:place this	10 17
:place to	6 5
:place where	7 1
:place will	7 6
:place>:bid	7 11
:place>:burden	6 1 7 14 10 -12 13 8
:place>:codething	2 -14 7 10
:place>:condition	6 1 7 3
:place>:deadline	6 -19
:place>:denying	7 8
:place>:disclaimer	6 5
:place>:family	7 10
:place>:keything	8 1
:place>:money	4 20 7 1
:place>:nation	2 3
:place>:nearby	10 -3
:place>:negation	0 -5 1 -19 7 13
:place>:newness	6 -8 7 -7 10 7
:place>:number	7 -8 8 -7 9 9
:place>:onlyword	6 12
:place>:openprice	3 -5 6 14
:place>:opinion	6 10
:place>:period	10 5
:place>:person	0 30
:place>:phone	8 6
:place>:place	6 -20 7 16
:place>:promise	2 1 6 -4 7 19
:place>:seller	8 4 10 14 11 7
:place>:spelled	7 4
:place>:superlative	7 46
:place>:thing	11 5
:place>:wanting	2 29 3 3
:place>:welcoming	3 1
:place>:writeto	8 13
:place_:absolute	7 18
:place_:accepting	0 -13 10 5
:place_:advance	7 2
:place_:age	10 4
:place_:burden	7 13
:place_:childless	1 2
:place_:codething	6 -13 10 5
:place_:deadline	2 -12 7 9 10 -15
:place_:demanding	2 1 4 4 7 25
:place_:denying	7 18 10 2
:place_:everyone	7 15
:place_:family	7 20
:place_:healthword	7 14
:place_:losing	7 3
:place_:money	4 14 7 4
:place_:nearby	10 -17
:place_:negation	0 -17 1 -11 7 26 8 6 10 10
:place_:newness	0 -4 7 33 10 5
:place_:number	8 -21 9 3 14 -5
:place_:openprice	7 28
:place_:opinion	7 1
:place_:payer	2 3 10 1
:place_:period	4 5 10 6
:place_:person	0 21
:place_:place	6 -19 7 3
:place_:preferring	8 10
:place_:promise	0 -7 7 9
:place_:ranking	7 4
:place_:room	7 17 10 11
:place_:safety	7 9
:place_:school	7 6
:place_:seller	10 13 11 8
:place_:spelled	0 -2 1 -15
:place_:superlative	7 4
:place_:thing	11 4
:place_:time	6 7
:place_:title	8 2
:place_:utility	10 8
:place_:wanting	2 9
:place_:work	0 2
:place_:writeto	7 10 8 11
:politics	0 -50 2 128 4 -3 6 -18 7 -13 8 2 10 6 11 -56 14 -8
:politics $	2 16
:politics ,	2 21
:politics :accepting	10 3
:politics :burden	2 20
:politics :codething	2 2
:politics :demanding	2 4
:politics :deterring	2 8
:politics :feething	8 10
:politics :hiding	2 10
:politics :keything	8 4
:politics :negation	2 8
:politics :place	2 1
:politics :politics	2 10
:politics :promise	2 15
:politics :room	8 8
:politics :wanting	2 3
:politics as	2 1
:politics can	2 10
:politics fein	2 23
:politics is	2 2
:politics will	2 16
:politics>:absolute	2 1
:politics>:accepting	10 2
:politics>:burden	2 20
:politics>:demanding	2 3
:politics>:deterring	2 11
:politics>:feething	8 10
:politics>:hiding	2 9
:politics>:keything	8 4
:politics>:negation	2 1
:politics>:place	2 11
:politics>:politics	2 30
:politics>:promise	2 15
:politics>:room	8 6
:politics>:seller	2 9
:politics>:wanting	2 3
:politics>:welcoming	2 1
:politics>:writeto	2 2
:politics_:accepting	2 6
:politics_:asking	2 6
:politics_:bid	2 20
:politics_:building	2 4
:politics_:burden	1 2
:politics_:condition	1 1
:politics_:deadline	2 16 8 5
:politics_:demanding	2 9
:politics_:deterring	2 26
:politics_:hiding	2 6
:politics_:law	8 1
:politics_:nearby	2 14
:politics_:negation	2 9 8 17
:politics_:newness	2 6
:politics_:openprice	2 19
:politics_:opinion	2 21
:politics_:person	2 1
:politics_:phone	2 4
:politics_:politics	2 28
:politics_:spelled	2 20
:politics_:wanting	2 19
:preferring	0 8 1 34 2 62 5 -18 6 -79 7 4 8 -45 10 -74 11 19 12 -22 13 11 14 -21
:preferring $	2 1 3 -10 4 6
:preferring ,	1 -13 3 9 4 6
:preferring :absence	1 6
:preferring :bid	0 1
:preferring :building	7 23
:preferring :burden	2 17
:preferring :childless	0 1
:preferring :codething	0 6
:preferring :deadline	4 11
:preferring :deterring	2 12
:preferring :hiding	1 10
:preferring :negation	1 5
:preferring :neighbour	7 12
:preferring :number	2 23 11 14
:preferring :offerdeal	4 4
:preferring :openprice	4 23 7 -3 13 3
:preferring :opinion	4 13 13 11
:preferring :person	2 4
:preferring :photo	7 5
:preferring :room	7 3
:preferring :spelled	1 5 7 6 11 21
:preferring a	1 -10 2 1 4 -6 5 6 9 1
:preferring and	4 21 6 -1
:preferring at	1 7
:preferring enough	7 1
:preferring flat	7 6
:preferring for	0 -5 2 3
:preferring in	7 22
:preferring is	0 6
:preferring it	2 6
:preferring landlord	7 2
:preferring not	2 1
:preferring of	3 12 7 -19
:preferring on	2 14
:preferring over	0 2
:preferring single	2 8
:preferring than	0 11 11 1
:preferring the	6 9
:preferring to	4 10 13 3
:preferring two	2 3
:preferring was	11 12
:preferring with	1 7
:preferring you	3 2
:preferring you'll	0 6
:preferring>:absence	1 24
:preferring>:accepting	0 2 2 9 6 2
:preferring>:building	2 7 6 6 7 18
:preferring>:burden	2 19
:preferring>:childless	1 22
:preferring>:codething	0 5
:preferring>:deadline	4 19
:preferring>:deterring	1 -3 2 18
:preferring>:disability	2 -10
:preferring>:faith	2 11
:preferring>:family	1 -11
:preferring>:hiding	1 7
:preferring>:kin	1 -5
:preferring>:nation	2 14
:preferring>:negation	1 28 2 9
:preferring>:neighbour	7 12
:preferring>:number	1 5 2 24 7 1 11 10
:preferring>:offerdeal	4 11
:preferring>:openprice	4 9 13 6
:preferring>:opinion	13 13
:preferring>:person	2 14
:preferring>:photo	7 5
:preferring>:place	7 3
:preferring>:refusing	1 7
:preferring>:room	2 -3
:preferring>:scarcity	4 18
:preferring>:sexual	2 2
:preferring>:spelled	1 38 2 2 7 11 11 19
:preferring>:urgency	6 9
:preferring>:welcoming	3 4
:preferring>:work	0 1
:preferring_:absolute	1 -4 7 16
:preferring_:accepting	0 11 1 9 7 -12
:preferring_:asking	8 1
:preferring_:building	2 18 7 -8
:preferring_:burden	2 3
:preferring_:child	1 16 2 -22
:preferring_:childless	1 21
:preferring_:clocktime	2 10 4 12
:preferring_:codething	11 1
:preferring_:councilpay	2 6
:preferring_:deadline	4 15
:preferring_:demand	6 -13
:preferring_:demanding	0 1 2 9
:preferring_:deterring	7 2
:preferring_:disability	1 -7
:preferring_:everyone	1 -1
:preferring_:faith	2 24
:preferring_:family	1 -10
:preferring_:feething	11 16
:preferring_:income	0 2 7 3 13 9
:preferring_:money	7 16
:preferring_:nation	2 37
:preferring_:negation	1 15
:preferring_:number	1 16
:preferring_:onlyword	1 4
:preferring_:openprice	2 5 3 -12 6 -19 7 11 11 22
:preferring_:opinion	2 4 4 -25 7 1 13 2
:preferring_:origin	2 10
:preferring_:paying	13 4
:preferring_:person	0 19 2 23 6 -17 8 -18 13 10
:preferring_:pet	3 6
:preferring_:place	4 -5 7 17
:preferring_:preferring	4 17
:preferring_:ranking	2 3
:preferring_:refusing	1 13 7 15
:preferring_:rulesplace	11 4
:preferring_:safety	0 6
:preferring_:scarcity	4 16 6 -1
:preferring_:seller	2 -3
:preferring_:sex	2 34
:preferring_:spelled	1 26
:preferring_:urgency	6 26
:preferring_:wanting	9 2 11 6
:preferring_:welcoming	3 16
:preferring_:work	0 27
:preferring_:writeto	7 8
:promise	0 22 1 -4 2 5 3 29 5 -5 6 -2 7 117 8 4 9 -8 12 18 14 -64
:promise ##	8 5
:promise $	2 -23 3 8 6 -7 7 55 8 -46
:promise ,	7 29
:promise :absence	6 2 12 2
:promise :absolute	6 -20 7 26
:promise :accepting	0 9 3 24 4 16 6 16 7 16 11 -3
:promise :asking	2 15
:promise :burden	7 13
:promise :demanding	0 1 2 -12
:promise :denying	7 22
:promise :deterring	7 18
:promise :disclaimer	0 5 7 -8 13 -4
:promise :fixed	1 10 8 5 12 16
:promise :healthword	7 8
:promise :holiday	1 16 12 20
:promise :keything	8 22
:promise :losing	2 -6 8 1
:promise :negation	1 -2 3 16 4 -25 6 4 8 -7
:promise :newness	6 -20 7 16 10 1
:promise :number	7 22 8 2
:promise :openprice	1 -5 2 -10 4 -25 6 11 7 50
:promise :opinion	4 -12 7 31 9 4
:promise :payer	7 7
:promise :paying	2 -4
:promise :phone	7 9
:promise :promise	0 -4 2 -16 7 39 8 -4
:promise :refusing	1 -4
:promise :rent	6 5 7 10
:promise :return	7 15
:promise :safety	7 13
:promise :scarcity	6 -18 7 6
:promise :spelled	3 3 7 5 8 6
:promise :time	7 12
:promise :wanting	0 11 6 -14 9 3
:promise :welcoming	7 28 9 4
:promise :writeto	6 -9 7 15
:promise about	11 4
:promise and	7 2
:promise as	7 27
:promise at	8 12
:promise be	2 22 4 1 6 -19 7 -2 8 -15 9 -7
:promise been	7 -6
:promise buy	5 4
:promise come	7 18
:promise do	7 -17
:promise double	7 1
:promise fall	7 2
:promise feel	2 4
:promise for	7 7
:promise get	6 -29 7 1
:promise go	6 1
:promise have	3 11 6 23 7 11
:promise help	2 5
:promise in	7 -4
:promise it	7 3
:promise knock	8 4
:promise leave	12 9
:promise live	1 16
:promise love	9 4
:promise need	0 15
:promise never	7 14
:promise no	3 5
:promise not	2 7 3 4 4 -5 6 2
:promise of	7 1
:promise promise	6 4
:promise put	4 1
:promise reach	7 12
:promise rent	6 5
:promise say	1 7 2 9
:promise see	6 30
:promise share	8 5
:promise shorthold	12 28
:promise statements	13 -7
:promise stay	1 17
:promise still	6 5
:promise take	3 4 4 3
:promise tell	2 4
:promise that	6 5 7 12
:promise the	7 13
:promise to	6 4 7 43
:promise vouch	11 9
:promise will	7 10
:promise you	0 3
:promise>:absence	6 17 7 2
:promise>:absolute	6 -14 7 36
:promise>:accepting	0 15 3 28 4 10 7 10 11 -32
:promise>:asking	2 18 4 -7
:promise>:bid	2 14
:promise>:building	7 2
:promise>:burden	4 20 7 19 8 9
:promise>:childless	0 -5 1 2
:promise>:clocktime	7 5
:promise>:condition	8 7
:promise>:consent	12 1
:promise>:deadline	2 9
:promise>:demand	4 6 6 -12
:promise>:demanding	3 4 6 -18
:promise>:denying	7 37
:promise>:deterring	4 6 7 17
:promise>:disclaimer	7 -17 13 -5
:promise>:fairness	2 -31
:promise>:faith	2 19
:promise>:fixed	1 9 8 4 12 14
:promise>:healthword	7 14
:promise>:holiday	1 14 7 10 12 18
:promise>:income	0 4
:promise>:keything	8 17
:promise>:losing	2 -15 6 18
:promise>:nearby	7 7
:promise>:negation	1 -16 3 12 4 -37 6 3 7 33 8 -25 11 -2
:promise>:neighbour	7 6
:promise>:newness	6 -65 7 12 8 -8 10 2
:promise>:number	6 -19 7 33
:promise>:onlyword	7 8
:promise>:openprice	2 -46 4 -2 5 16 6 8 7 26
:promise>:opinion	4 -19 5 4 7 23 8 -19 9 2
:promise>:paying	2 -12 7 2 13 10
:promise>:period	6 6
:promise>:person	6 11
:promise>:phone	7 5
:promise>:photo	7 -7
:promise>:place	1 16
:promise>:promise	0 -6 2 -31 7 71 8 -14
:promise>:ranking	1 3 3 3 6 -21
:promise>:refusing	0 -24 1 -14 2 8
:promise>:rent	6 18 7 12
:promise>:return	7 32
:promise>:room	11 1
:promise>:safety	7 20
:promise>:scarcity	6 -9 8 -8
:promise>:school	7 10
:promise>:sexual	2 3
:promise>:source	7 -23
:promise>:spelled	1 1 4 16 6 -3 7 19 8 14
:promise>:thing	8 16
:promise>:time	7 13
:promise>:wanting	0 5 6 -6 9 2 11 3
:promise>:welcoming	6 -3 7 20 9 3
:promise>:work	0 20 7 20
:promise>:writeto	6 -12 7 12 8 -1
:promise_:absence	1 -18 3 8 6 7 7 40 8 -15
:promise_:absolute	1 10 2 -17 6 -6 7 14
:promise_:accepting	2 9 4 -28 7 18
:promise_:advance	6 -10 12 11
:promise_:asking	0 4 4 -5 6 -34
:promise_:benefit	0 18
:promise_:bid	0 -10 2 3 4 3
:promise_:building	2 14 6 1
:promise_:burden	0 12 3 19 4 23 8 14
:promise_:childless	0 -18 1 3
:promise_:clocktime	4 16 7 7 8 4
:promise_:codething	11 3
:promise_:condition	1 5 8 19
:promise_:consent	7 47
:promise_:deadline	4 13 6 16 7 16
:promise_:demand	4 18 6 -35
:promise_:demanding	6 -8
:promise_:denying	7 20
:promise_:deterring	1 -10 2 -15 4 3
:promise_:disability	2 11 8 20
:promise_:disclaimer	6 1 12 8
:promise_:dislike	7 5
:promise_:everyone	0 -7 1 8
:promise_:fairness	2 -16
:promise_:faith	2 13
:promise_:fee	7 7
:promise_:feething	2 9 6 -14 7 14
:promise_:fixed	3 12 7 -1 12 29
:promise_:healthword	7 14
:promise_:hiding	0 12 3 7 8 5
:promise_:income	0 39 5 1
:promise_:lifeword	0 7
:promise_:longperiod	7 13
:promise_:losing	0 2 7 7
:promise_:money	7 27
:promise_:nation	2 9
:promise_:nearby	7 6
:promise_:negation	1 -2 2 5 3 -3 7 55
:promise_:neighbour	7 1
:promise_:newness	3 1 6 -8 10 3 12 7
:promise_:number	1 3 6 -46 7 37
:promise_:online	13 2
:promise_:onlyword	7 9
:promise_:openprice	2 -11 3 17 4 -5
:promise_:opinion	3 17 4 -23 6 12 8 -11 13 13
:promise_:payer	3 -2 6 17 13 6
:promise_:paying	5 6 7 2 13 5
:promise_:period	7 25
:promise_:pet	3 29 7 -2
:promise_:photo	0 3 2 7 3 17 7 -1
:promise_:place	1 15 6 3
:promise_:promise	7 46
:promise_:ranking	1 3 2 -7 3 6 12 4
:promise_:refusing	2 5 4 -18
:promise_:return	6 -30 7 56
:promise_:room	7 30 11 8
:promise_:scarcity	7 13
:promise_:school	7 13
:promise_:seller	5 1 13 9
:promise_:sexual	2 4
:promise_:spelled	0 20 1 10 2 21 3 -6 4 15 6 -47 7 54
:promise_:superlative	7 5
:promise_:thing	8 21
:promise_:time	7 19
:promise_:title	6 4 8 6
:promise_:tribunalrent	3 1
:promise_:urgency	0 5 7 17
:promise_:utility	8 4
:promise_:wanting	4 2 11 11
:promise_:work	0 3 7 5
:promise_:writeto	7 20 12 7 13 13
:ranking	0 28 1 5 2 18 3 -8 5 -4 6 32 7 -24 8 -1 9 -36 11 -13 12 12 13 8 14 -6
:ranking $	0 2 2 18 3 -4 4 29 6 -18 7 -12 8 -3 10 11 11 -36 12 6 13 4
:ranking ,	0 26 3 -25 5 2 6 -20 8 -13 10 11
:ranking :advance	13 16
:ranking :burden	10 -1
:ranking :clocktime	8 9
:ranking :codething	1 7 12 2
:ranking :condition	2 12
:ranking :deadline	6 5 8 4 11 -4 13 -31
:ranking :dislike	7 2
:ranking :feething	13 15
:ranking :longperiod	12 15
:ranking :losing	6 18
:ranking :newness	4 2 10 4
:ranking :number	6 5 8 10 12 2
:ranking :openprice	6 19 7 20
:ranking :opinion	6 21 7 18
:ranking :payer	11 4
:ranking :period	0 -24 1 19 4 -28 6 -19 10 -7 13 21
:ranking :person	8 -4
:ranking :phone	8 4
:ranking :photo	11 1
:ranking :place	7 1
:ranking :record	3 -4
:ranking :room	6 -67 7 -33 8 3 11 -35 13 -16
:ranking :rulesplace	3 -11
:ranking :seller	11 3
:ranking :spelled	4 11 6 15 8 1
:ranking :tribunalrent	12 3 13 -18
:ranking :urgency	4 7 6 -8 10 20
:ranking :utility	3 -4
:ranking and	6 -26 8 -16 13 21
:ranking at	4 13
:ranking choice	2 2
:ranking day	5 13
:ranking floor	7 -24 8 -1
:ranking for	6 -30
:ranking forming	6 6
:ranking four	8 13
:ranking if	2 2
:ranking in	6 3 7 1 12 12
:ranking it	7 1
:ranking it's	6 30
:ranking keys	13 4
:ranking lease	3 -4
:ranking month	13 15
:ranking month's	5 -3
:ranking noon	8 12
:ranking of	5 6 6 4
:ranking one	6 1
:ranking orders	6 1
:ranking others	2 6
:ranking photo	11 5
:ranking quarter	13 4
:ranking release	6 11
:ranking street	7 5
:ranking the	6 11 11 17 13 1
:ranking time	4 7 10 11
:ranking to	6 21 7 18
:ranking viewing	6 5
:ranking with	6 5
:ranking year	12 4 13 -12
:ranking you	3 14 5 -5
:ranking>:absence	8 -3
:ranking>:absolute	0 8
:ranking>:accepting	13 9
:ranking>:advance	6 -11 13 20
:ranking>:asking	0 8 3 19
:ranking>:building	2 -13
:ranking>:clocktime	6 2 8 7
:ranking>:codething	1 4 6 -4 12 11
:ranking>:condition	2 8
:ranking>:deadline	6 28 11 -15 13 -9
:ranking>:demand	0 1 2 7
:ranking>:demanding	1 1 3 11
:ranking>:denying	0 13
:ranking>:deterring	1 4 3 5 13 -6
:ranking>:dislike	7 2
:ranking>:everyone	2 3 6 -1
:ranking>:feething	4 -13 6 4 8 -3 13 14
:ranking>:fixed	13 5
:ranking>:hiding	7 1
:ranking>:keything	6 -24 8 -3
:ranking>:kin	1 -4 4 2
:ranking>:lifeword	7 1
:ranking>:longperiod	12 21
:ranking>:losing	6 31
:ranking>:nearby	7 11
:ranking>:negation	0 27 10 5
:ranking>:neighbour	2 -24 6 -9
:ranking>:newness	0 2 4 22 6 -1 7 -5 10 9
:ranking>:number	8 2 10 -4 12 2
:ranking>:openprice	1 1 6 15 7 16 13 -15
:ranking>:opinion	4 -4 6 17 7 17 8 -19
:ranking>:payer	5 13 11 2 13 8
:ranking>:period	0 -31 1 18 4 -35 6 -12 7 -11 10 -11 12 24 13 12
:ranking>:person	4 8 8 -14
:ranking>:pet	3 24
:ranking>:phone	8 1
:ranking>:photo	7 -4
:ranking>:place	7 9
:ranking>:promise	6 12
:ranking>:ranking	0 15 6 -8 8 -6 13 19
:ranking>:record	3 -4
:ranking>:return	5 1
:ranking>:room	6 -84 7 -40 9 -6 11 -45 13 -20
:ranking>:rulesplace	3 -14
:ranking>:scarcity	0 14 13 9
:ranking>:seller	5 12 11 1
:ranking>:sex	2 2
:ranking>:spelled	0 1 4 6 5 -7 6 36
:ranking>:superlative	13 4
:ranking>:time	6 -20 10 4
:ranking>:tribunalrent	12 13 13 -21
:ranking>:urgency	3 2 4 7 6 -31 10 16
:ranking>:utility	3 -5
:ranking_:absence	6 5 8 -21
:ranking_:absolute	7 -4 8 8 10 4
:ranking_:accepting	6 3
:ranking_:advance	5 -8 6 -9 13 18
:ranking_:asking	3 11
:ranking_:benefit	0 8
:ranking_:bid	6 5
:ranking_:building	8 -2
:ranking_:burden	2 -7
:ranking_:codething	2 -5 4 -2 8 13
:ranking_:condition	3 -12
:ranking_:councilpay	2 1
:ranking_:deadline	6 7 8 -43 13 8
:ranking_:demand	0 6 2 15
:ranking_:demanding	3 22 5 -1 13 14
:ranking_:denying	0 8 8 8
:ranking_:deterring	3 22
:ranking_:disclaimer	6 15
:ranking_:everyone	2 8 6 -1
:ranking_:family	7 4
:ranking_:fixed	5 -6 6 -10 8 9 13 9
:ranking_:hiding	6 -7
:ranking_:income	6 18 13 -7
:ranking_:keything	8 2
:ranking_:kin	4 2
:ranking_:lifeword	6 11 10 9
:ranking_:longperiod	8 8
:ranking_:losing	1 7 6 2
:ranking_:nation	2 5
:ranking_:nearby	6 5 10 -5
:ranking_:negation	0 5 2 5 3 -3 6 -6 7 5 8 3
:ranking_:neighbour	2 -10
:ranking_:newness	4 1 6 -27 7 -5 13 13
:ranking_:number	4 33 6 10 8 -8 13 -3
:ranking_:onlyword	3 -6 8 4
:ranking_:openprice	1 3 7 -32 13 15
:ranking_:opinion	1 4 4 -23 7 -18 13 29
:ranking_:payer	4 -1 6 -14 7 10 13 10
:ranking_:paying	6 16 13 7
:ranking_:period	2 1 5 -1 12 16
:ranking_:person	0 10 2 1 6 -18
:ranking_:photo	13 4
:ranking_:promise	6 13 7 -17
:ranking_:ranking	0 4 6 -3 8 -61 11 3 13 41
:ranking_:refusing	4 -5
:ranking_:regretting	8 3
:ranking_:rent	13 6
:ranking_:return	6 3 13 8
:ranking_:room	8 -11
:ranking_:rulesplace	6 -4
:ranking_:scarcity	6 -1 13 8
:ranking_:seller	6 22 13 25
:ranking_:sex	2 1
:ranking_:spelled	4 2 6 44 8 -3
:ranking_:superlative	7 5 13 5
:ranking_:title	2 7
:ranking_:urgency	13 10
:ranking_:wanting	6 -3
:ranking_:work	6 11
:ranking_:writeto	13 6
:record	0 -27 1 9 2 -17 3 -80 4 -5 5 9 6 -90 8 -58 9 -50 10 -8 11 -14 12 5 13 -71 14 -32
:record ##	8 -15 14 -10
:record $	1 -43 4 3 8 -2 9 -25 14 -8
:record ,	2 5
:record :codething	8 -7
:record :deadline	12 1
:record :demanding	5 1
:record :denying	11 15
:record :deterring	8 -9
:record :fee	5 22
:record :fixed	12 9
:record :neighbour	14 -11
:record :number	7 7 14 -36
:record :payer	5 1
:record :phone	14 -10
:record :record	8 -16 14 -27
:record :spelled	7 16
:record ago	11 6
:record and	1 16
:record charge	5 1
:record is	14 4
:record number	14 -10
:record of	8 -2
:record on	8 -7
:record one	7 20
:record there	14 3
:record would	12 2
:record>:absolute	7 3
:record>:codething	8 -2
:record>:demanding	5 1
:record>:denying	11 15
:record>:deterring	1 9 8 -14
:record>:fee	5 20
:record>:fixed	8 6 12 8
:record>:keything	8 2
:record>:kin	1 6
:record>:negation	1 14
:record>:neighbour	14 -7
:record>:number	4 -19 7 1 8 -8 14 -61
:record>:person	1 5
:record>:phone	14 -18
:record>:promise	7 1
:record>:record	8 -41 14 -48
:record>:room	7 1
:record>:spelled	7 14 12 10
:record>:thing	8 10
:record_:advance	12 5
:record_:child	1 1
:record_:codething	8 -14
:record_:kin	1 2
:record_:negation	1 12
:record_:number	4 -22 8 -47 14 -19
:record_:openprice	1 11
:record_:opinion	7 6
:record_:paying	7 3
:record_:period	12 6
:record_:person	1 12
:record_:pet	3 -15
:record_:place	7 11
:record_:promise	7 12
:record_:ranking	14 1
:record_:record	14 -12
:record_:rulesplace	8 11
:record_:source	0 -6
:record_:spelled	12 12
:refusing	1 42 3 71 4 -5 5 6 6 10 7 10 11 10 12 -35 13 -14 14 -62
:refusing $	1 7 2 19 3 39 4 3 6 6 7 -3 8 -46 11 -29
:refusing ,	1 4 8 -4
:refusing :absence	6 -1
:refusing :absolute	8 20
:refusing :burden	3 -10 9 9
:refusing :clocktime	8 15
:refusing :condition	0 3
:refusing :deadline	6 4 7 4
:refusing :demanding	0 1 1 3
:refusing :deterring	3 13 6 5 9 8
:refusing :everyone	0 1 8 4
:refusing :fee	5 4
:refusing :negation	7 19
:refusing :openprice	0 13 6 5 7 6 8 4
:refusing :opinion	0 32
:refusing :payer	7 7
:refusing :pet	3 6
:refusing :refusing	2 1 3 13
:refusing :spelled	3 4
:refusing a	3 -9
:refusing about	6 5
:refusing all	8 7
:refusing along	3 3
:refusing disappointment	6 13
:refusing fee	5 3
:refusing for	0 -4 1 18 6 3
:refusing in	8 15
:refusing no	3 7
:refusing none	7 8
:refusing of	0 13 5 1
:refusing on	0 -8 9 9
:refusing pets	3 4
:refusing the	8 7
:refusing them	3 3
:refusing to	0 25 1 2
:refusing with	7 5
:refusing you	2 6
:refusing>:absence	0 2 6 -30
:refusing>:absolute	3 15 8 19
:refusing>:asking	0 5 1 2 3 21
:refusing>:benefit	0 -16
:refusing>:burden	0 -2 3 -12 9 6
:refusing>:childless	1 8
:refusing>:clocktime	6 -13 8 10
:refusing>:codething	8 6
:refusing>:condition	0 2
:refusing>:councilpay	0 -3
:refusing>:deadline	6 7 7 1
:refusing>:demand	0 -3
:refusing>:demanding	1 3
:refusing>:deterring	3 12 6 3 9 4
:refusing>:everyone	0 18 3 14 8 3
:refusing>:family	1 12
:refusing>:fee	5 14
:refusing>:feething	5 17
:refusing>:healthword	2 4
:refusing>:losing	2 14
:refusing>:negation	7 19
:refusing>:number	1 8
:refusing>:openprice	0 11 6 7 7 4 8 1
:refusing>:opinion	0 29 1 4 8 -3
:refusing>:payer	7 14
:refusing>:pet	3 8
:refusing>:phone	8 8
:refusing>:refusing	2 1 3 13
:refusing>:spelled	1 3 3 6 7 3
:refusing>:work	0 6
:refusing_:absence	0 5
:refusing_:absolute	1 13 3 32
:refusing_:accepting	0 -9
:refusing_:advance	6 9
:refusing_:asking	3 12
:refusing_:benefit	0 -9
:refusing_:burden	0 1 3 -2 5 4
:refusing_:clocktime	6 -37 8 11
:refusing_:codething	5 2 8 4
:refusing_:condition	8 6
:refusing_:councilpay	0 -12
:refusing_:deadline	6 -12
:refusing_:deterring	6 -1
:refusing_:disclaimer	0 -1
:refusing_:everyone	0 17 3 25
:refusing_:family	1 4
:refusing_:feething	5 1
:refusing_:fixed	8 6
:refusing_:income	0 2
:refusing_:kin	1 -23
:refusing_:money	6 13
:refusing_:negation	3 -9
:refusing_:newness	6 6
:refusing_:number	1 23 8 3
:refusing_:onlyword	8 3
:refusing_:openprice	8 10
:refusing_:opinion	8 6
:refusing_:payer	3 6
:refusing_:person	0 21
:refusing_:pet	3 8
:refusing_:ranking	6 6
:refusing_:urgency	6 17
:refusing_:work	0 20
:regretting	0 49 1 39 2 9 3 50 5 5 6 -35 7 -35 8 18
:regretting ,	1 2 2 6 3 -4 5 9
:regretting :negation	1 15 3 16
:regretting :online	3 9
:regretting :opinion	3 12
:regretting :payer	3 2
:regretting :person	0 3
:regretting :seller	3 2
:regretting :spelled	1 1 3 4
:regretting :writeto	3 1
:regretting folks	0 3
:regretting it	1 7 2 2
:regretting no	1 1 3 4
:regretting that	8 1
:regretting the	0 8
:regretting us	3 1
:regretting>:absolute	1 5
:regretting>:age	8 1
:regretting>:benefit	0 1
:regretting>:family	1 19
:regretting>:negation	1 1 2 7
:regretting>:number	8 2
:regretting>:online	1 1 3 7
:regretting>:opinion	0 7 3 10
:regretting>:payer	0 12 2 2 3 13
:regretting>:paying	1 2
:regretting>:person	0 7
:regretting>:pet	3 10
:regretting>:seller	0 19 2 8 3 12
:regretting>:wanting	8 4
:regretting>:writeto	3 1
:regretting_:absolute	3 7
:regretting_:benefit	0 15
:regretting_:child	1 14
:regretting_:codething	0 21
:regretting_:family	1 19
:regretting_:feething	0 2
:regretting_:kin	1 3
:regretting_:law	5 9
:regretting_:negation	0 12 2 9 3 2
:regretting_:openprice	0 17 8 2
:regretting_:opinion	8 1
:regretting_:payer	2 2
:regretting_:paying	1 1
:regretting_:person	2 7
:regretting_:pet	3 28
:regretting_:refusing	0 10
:regretting_:seller	0 5 2 8
:regretting_:spelled	1 -5 2 5
:regretting_:wanting	8 3
:rent	0 1 1 -24 2 -43 3 -21 4 74 5 1 6 -33 8 -58 9 21 11 -105 12 -18 13 77
:rent ##	5 7
:rent $	0 -5 5 8 7 2 8 12 13 -2
:rent ,	4 18 5 18 9 3
:rent :absolute	13 3
:rent :bid	4 12
:rent :clocktime	4 7 13 6
:rent :codething	4 3 7 -43 13 10
:rent :councilpay	13 -1
:rent :deadline	4 -18 5 -2
:rent :demanding	4 -21 13 25
:rent :holiday	4 -2
:rent :income	7 2
:rent :longperiod	13 8
:rent :money	4 -28 5 -16 13 -33
:rent :nearby	10 4
:rent :newness	10 11 13 11
:rent :number	5 15
:rent :openprice	2 15 4 17 5 -33 7 -8
:rent :opinion	2 16 13 24
:rent :payer	5 1 13 -3
:rent :paying	13 19
:rent :place	10 4
:rent :preferring	0 7
:rent :promise	0 2 4 10 7 -4
:rent :ranking	4 19
:rent :return	7 8 10 3
:rent :spelled	4 14 13 14
:rent :time	13 15
:rent :tribunalrent	10 4
:rent :urgency	13 5
:rent agent's	5 3
:rent ahead	13 -3
:rent are	13 4
:rent as	13 -3
:rent at	4 21 13 11
:rent before	13 1
:rent by	4 21 9 7
:rent came	0 11
:rent considered	4 7
:rent every	13 4
:rent fair	1 1
:rent for	13 23
:rent from	4 2
:rent holds	5 13
:rent in	4 -7 7 3 13 25
:rent income	7 3
:rent is	4 4 7 -40 13 11
:rent market	10 4
:rent may	0 3
:rent neg	4 6
:rent negotiable	12 3
:rent not	4 4
:rent of	5 -7
:rent paid	13 -1
:rent payment	13 11
:rent payments	13 4
:rent than	7 23
:rent this	0 4
:rent to	2 19 13 28
:rent up	4 -16
:rent will	4 17
:rent £#	4 -14 5 -7 13 -7
:rent £##	4 -6
:rent>:absence	13 26
:rent>:absolute	13 21
:rent>:accepting	5 15
:rent>:advance	0 -13 5 -1 13 -8
:rent>:asking	4 2 13 7
:rent>:bid	4 10
:rent>:burden	4 1 13 9
:rent>:clocktime	0 18 4 5 13 23
:rent>:codething	5 -4 13 5
:rent>:councilpay	13 -9
:rent>:deadline	4 -1 13 6
:rent>:demand	4 6
:rent>:demanding	13 20
:rent>:denying	13 7
:rent>:deposit	13 -5
:rent>:deterring	4 7 13 17
:rent>:disclaimer	9 10
:rent>:fairness	4 14
:rent>:fee	5 8
:rent>:holiday	4 -2
:rent>:income	0 -8 7 1 13 -7
:rent>:longperiod	13 49
:rent>:losing	13 6
:rent>:money	4 -38 5 -28 13 -30
:rent>:nearby	10 4
:rent>:negation	4 2 5 8 13 1
:rent>:newness	10 14 13 10
:rent>:number	4 13 5 8 13 12
:rent>:offerdeal	4 -15
:rent>:openprice	2 11 4 29 5 -55 7 -20 9 13
:rent>:opinion	1 1 2 12 6 3 9 7 13 34
:rent>:payer	5 5 7 2
:rent>:paying	0 -24 13 11
:rent>:period	4 -10
:rent>:place	4 2 10 2
:rent>:preferring	0 6
:rent>:promise	0 3 4 7 7 -3
:rent>:ranking	4 21 5 -1
:rent>:refusing	13 5
:rent>:return	7 5 10 3
:rent>:room	7 4
:rent>:seller	5 5 7 8
:rent>:spelled	4 15 5 21 7 -4 13 32
:rent>:time	13 17
:rent>:tribunalrent	10 4
:rent>:writeto	4 8
:rent_:absolute	4 6
:rent_:advance	4 -15 5 -58 6 -20 7 -7 13 -6
:rent_:asking	4 50
:rent_:building	5 4
:rent_:burden	1 6 4 7 5 -28 13 -17
:rent_:clocktime	0 12 4 -1 13 43
:rent_:codething	4 37 5 -15 13 -18
:rent_:condition	4 7 5 15 13 -7
:rent_:consent	0 14
:rent_:councilpay	0 19 13 -20
:rent_:deadline	4 9 13 1
:rent_:demand	4 33
:rent_:denying	4 3
:rent_:deposit	13 -3
:rent_:deterring	4 14 13 -5
:rent_:disability	4 12
:rent_:everyone	4 12
:rent_:fairness	4 42
:rent_:fee	5 23
:rent_:feething	4 13 13 12
:rent_:healthword	13 8
:rent_:hiding	13 2
:rent_:holiday	4 4 9 25
:rent_:income	0 -3 4 -1 13 -8
:rent_:jobless	0 16 13 -2
:rent_:longperiod	4 -8 13 64
:rent_:losing	7 6 13 4
:rent_:money	4 -43 5 -10
:rent_:nearby	4 20
:rent_:negation	4 -13 5 3
:rent_:number	4 19 5 -3 9 1 13 46
:rent_:onlyword	4 15
:rent_:openprice	0 12 4 50 9 3 13 -9
:rent_:opinion	4 14 13 16
:rent_:origin	2 6
:rent_:period	0 -19 4 -60 5 -68 6 -11 7 -40 12 -8 13 22
:rent_:person	0 1 4 24
:rent_:phone	4 16
:rent_:place	4 5
:rent_:preferring	4 18
:rent_:promise	4 -4
:rent_:ranking	13 1
:rent_:refusing	0 1
:rent_:rent	4 -9
:rent_:room	7 2
:rent_:scarcity	4 24 13 -26
:rent_:seller	0 -12 2 -6 13 17
:rent_:sex	13 10
:rent_:source	0 10
:rent_:spelled	4 24 5 5
:rent_:title	13 21
:rent_:utility	0 7
:rent_:wanting	4 37
:rent_:welcoming	0 3
:rent_:writeto	4 23 13 8
:return	0 14 1 -34 2 -61 3 -106 4 50 5 9 6 -2 7 66 8 -81 9 -39 10 22 11 -150 12 -43 13 59 14 -38
:return ##	5 7
:return $	2 -52 5 2 7 37 8 3 14 -5
:return ,	0 -25 2 -36 4 12 5 23 7 4 10 28
:return :absence	7 4
:return :absolute	13 2
:return :burden	4 3 7 20 10 -7 13 9
:return :clocktime	4 8 7 8 13 8
:return :codething	0 7 6 -6 7 -27 12 -7 13 8
:return :councilpay	13 -1
:return :deadline	4 -27 5 -16 13 9
:return :demanding	4 -23 13 29
:return :deterring	7 7 13 2
:return :holiday	4 -2
:return :keything	7 7
:return :longperiod	13 8
:return :money	4 -29 13 -33
:return :newness	10 3 13 22
:return :number	5 14
:return :openprice	2 11 4 14 5 -18 6 -42
:return :opinion	2 13 4 10 13 13
:return :payer	13 -1
:return :paying	13 7
:return :period	4 -10
:return :place	7 6
:return :preferring	0 7 6 7
:return :promise	0 2 4 10 7 24
:return :return	7 15
:return :safety	7 8
:return :scarcity	6 14
:return :spelled	8 -4 13 13 14 9
:return :time	13 15
:return :urgency	13 4
:return ahead	13 -3
:return as	13 -3
:return at	13 18
:return before	13 11
:return by	4 19 9 1
:return came	0 11
:return dust	6 10
:return every	13 4
:return fair	1 1
:return for	6 2 13 22
:return from	4 5
:return here	7 4
:return holds	5 13
:return in	4 -9 5 -2 6 -17 7 17 8 1 10 -4 13 21
:return is	0 8 4 1 6 -5 7 -26 12 -10 13 9
:return letters	5 2
:return neg	4 6
:return negotiable	12 3
:return not	4 4
:return of	13 -19
:return oh	14 4
:return on	7 7
:return paid	13 -1
:return payment	13 7
:return safe	7 2
:return that	7 9
:return this	0 4 10 17
:return to	2 14 4 6 13 14
:return up	4 -16
:return will	4 18 7 10
:return would	0 9
:return £#	4 -14 13 -7
:return £##	4 -6
:return>:absence	13 37
:return>:absolute	13 18
:return>:accepting	5 15
:return>:advance	0 -14 4 -15 5 -2 7 -5
:return>:asking	4 1 13 7
:return>:bid	4 7
:return>:building	5 1
:return>:burden	4 4 7 15 10 -13 13 17
:return>:clocktime	0 19 4 4 7 4 13 22
:return>:codething	0 8 2 -6 6 -15 8 -5 12 -10 13 3
:return>:condition	5 2
:return>:consent	10 8
:return>:councilpay	7 2 13 -9
:return>:deadline	13 14
:return>:demanding	4 -3 13 27
:return>:deposit	13 -6
:return>:deterring	4 3 7 4 10 -2 13 18
:return>:dislike	1 7
:return>:fairness	4 5
:return>:fee	5 6
:return>:feething	4 -1
:return>:holiday	4 -3
:return>:income	0 -22 13 -11
:return>:keything	7 7
:return>:longperiod	13 24
:return>:losing	13 5
:return>:money	4 -44 5 -11 13 -31
:return>:negation	0 6 1 -2 5 11
:return>:newness	10 20 13 20
:return>:number	4 2 5 3 7 15
:return>:offerdeal	4 -3
:return>:onlyword	0 2
:return>:openprice	2 6 4 23 5 -15 6 -6 13 -3
:return>:opinion	2 8 4 10 13 22
:return>:paying	0 -3
:return>:period	4 -20 10 2
:return>:phone	4 6
:return>:place	7 7
:return>:preferring	0 6 6 6
:return>:promise	0 1 4 7 6 -2 7 28
:return>:ranking	5 -3
:return>:refusing	13 6
:return>:return	7 31
:return>:safety	7 8
:return>:scarcity	6 3
:return>:seller	4 5
:return>:spelled	5 23 7 11 8 -18 13 19
:return>:time	13 13
:return>:urgency	6 7
:return>:writeto	4 18
:return_:absence	13 8
:return_:absolute	0 -37 7 15 10 1
:return_:accepting	7 6 13 12
:return_:advance	4 -22 5 -37 7 -1 12 -4
:return_:age	7 6 10 5
:return_:asking	4 48
:return_:bid	4 9
:return_:building	5 11 10 3
:return_:burden	1 3 2 -5 4 15 5 -22 7 14 10 -5 13 -28
:return_:clocktime	0 11 4 -32 6 14 13 37
:return_:codething	4 47 5 -25 7 5 13 -14
:return_:condition	4 6 5 14 6 -10
:return_:consent	0 12
:return_:councilpay	0 31 13 -18
:return_:deadline	4 5 7 7 10 -4 13 2
:return_:demand	4 29
:return_:demanding	4 3
:return_:denying	4 3 10 4
:return_:deposit	13 -3
:return_:deterring	0 7 4 20 13 -12
:return_:disability	4 11
:return_:dislike	5 5
:return_:everyone	0 -31 4 8 7 -16
:return_:fairness	4 37
:return_:feething	0 -4 4 2 13 21
:return_:healthword	4 5
:return_:holiday	4 3
:return_:income	0 -28 4 -7 13 -8
:return_:jobless	0 27 13 -2
:return_:longperiod	4 -10 7 7 13 47
:return_:losing	7 22 13 8
:return_:money	4 -56
:return_:nearby	4 14 6 7 7 5
:return_:negation	0 16 4 -16 5 4 7 17
:return_:newness	7 29 10 6
:return_:number	0 -28 4 12 5 -8 7 23 8 -54 13 27
:return_:onlyword	4 10 7 14
:return_:openprice	0 3 1 -19 4 28 7 4 13 -4
:return_:opinion	4 9 5 13 13 14
:return_:origin	2 6
:return_:payer	0 6 7 3 10 16
:return_:paying	0 5
:return_:period	0 -23 4 -54 5 -1 6 -58 7 15 12 -22 13 13
:return_:person	0 7 4 27
:return_:phone	4 22
:return_:place	7 4
:return_:preferring	4 16
:return_:promise	6 -2
:return_:ranking	13 14
:return_:record	7 5
:return_:refusing	0 1
:return_:rent	4 -16 5 7
:return_:return	4 -26 5 5 6 -7 7 25
:return_:room	10 7
:return_:scarcity	4 17 7 24 13 -37
:return_:seller	5 2 10 12 13 20
:return_:source	0 5
:return_:spelled	2 -3 4 2 7 17 8 -34 13 -4
:return_:time	7 9
:return_:tribunalrent	7 4
:return_:urgency	6 2 7 2
:return_:utility	0 7 10 8
:return_:wanting	4 27
:return_:work	14 4
:return_:writeto	4 21 13 10
:room	0 -70 1 -38 2 -16 3 -48 4 -34 5 -47 6 -49 7 -8 8 -2 9 -58 10 6 12 -95 13 -94 14 -45
:room #	11 13
:room $	0 -24 1 -26 2 -6 3 -51 4 -9 6 -28 7 -4 8 -59 9 6 10 3 11 -39 14 -30
:room ,	1 -29 2 -1 4 15 5 -62 7 -13 8 -38 14 -14
:room :absence	0 3 8 6
:room :absolute	2 -1 7 11 8 21
:room :bid	4 -7 7 6
:room :building	0 3 7 -7 8 -8 10 10 11 -1
:room :burden	5 1
:room :clocktime	4 9 7 24
:room :codething	0 -1 1 13 2 4 6 -10 7 -19 8 -5 11 -49
:room :condition	1 -2
:room :deadline	11 1
:room :demanding	5 6
:room :everyone	8 15
:room :feething	8 22
:room :hiding	8 -1
:room :keything	8 18
:room :law	2 12 8 3
:room :losing	6 4
:room :negation	8 23 11 7
:room :neighbour	2 -4 7 -29 8 -19 9 -6
:room :number	2 3 11 12
:room :onlyword	5 15
:room :openprice	4 5 8 -5
:room :pet	3 -3
:room :phone	14 4
:room :photo	7 -13 9 -4 10 1 14 6
:room :promise	5 8 6 7
:room :ranking	8 10
:room :refusing	0 4
:room :rulesplace	8 4
:room :spelled	7 6 11 4
:room all	8 4
:room and	1 6 2 -62 6 -53 7 -3 8 -3 10 19 11 -6
:room are	1 22 2 6 8 5 11 -22
:room at	7 2
:room by	8 19
:room doesn't	8 20
:room face	7 -2
:room flat	7 -5 10 2
:room for	4 -1 6 5 8 -36
:room from	4 11
:room gff	0 4 1 11
:room has	7 -7
:room hatch	8 7
:room house	2 4
:room in	2 10 6 10 7 30 8 -32 9 -5 11 6
:room is	1 5 2 6 6 -6 7 -22 8 -5 11 -44
:room may	11 4
:room must	5 10
:room opens	8 -8
:room out	0 4
:room plan	14 12
:room studio	0 1
:room than	7 2
:room were	3 1
:room when	0 2
:room will	6 9
:room with	2 -47 3 -9 9 -9
:room>:absence	0 11 2 10 8 13
:room>:absolute	7 31 8 16
:room>:accepting	1 -9 7 -8 11 12
:room>:advance	6 7 8 15
:room>:asking	8 1
:room>:bid	4 -3 7 6
:room>:building	7 -26 8 -15 9 -7 10 20
:room>:burden	8 -13 11 8
:room>:child	1 -34
:room>:clocktime	4 7 7 21
:room>:codething	0 -22 1 6 2 3 4 -10 6 -31 7 -21 8 -7 9 -19 11 -31
:room>:condition	1 -15
:room>:deadline	11 6
:room>:demanding	5 4 6 3
:room>:deterring	8 -7
:room>:disability	1 5
:room>:everyone	2 -14 7 8 8 10
:room>:feething	8 12
:room>:forename	8 19
:room>:hiding	1 -21 7 -16 8 -10
:room>:law	2 11
:room>:money	0 1 4 8 5 18
:room>:negation	1 30 2 10 4 10 8 29
:room>:neighbour	2 -9 6 2 7 -31 8 -43 9 -15
:room>:newness	6 9 8 10
:room>:number	2 22 3 15 4 -7 11 7
:room>:onlyword	5 15
:room>:openprice	4 6 11 8
:room>:payer	8 12
:room>:person	2 4
:room>:phone	14 13
:room>:photo	6 2 7 -44 8 -10 9 -5 11 29 14 4
:room>:preferring	2 -6
:room>:promise	5 8 6 3 7 15
:room>:ranking	6 2 8 17
:room>:refusing	0 3
:room>:return	6 11
:room>:room	1 -59 2 -13 7 -29 8 -11
:room>:scarcity	2 8
:room>:seller	7 18
:room>:spelled	1 14 4 11 7 1 11 4 14 -33
:room>:superlative	7 18
:room>:thing	2 -3
:room>:title	8 13
:room>:utility	8 -16
:room>:wanting	2 -1 7 11 11 1
:room>:welcoming	7 2 11 9
:room>:writeto	7 2
:room_:absence	1 -11 2 15 6 -17 8 -4
:room_:absolute	2 27 7 20 8 9
:room_:accepting	11 5
:room_:bid	0 8
:room_:building	6 5
:room_:burden	11 16
:room_:child	1 -26 8 -5
:room_:codething	8 2 11 4 14 8
:room_:condition	1 -10
:room_:deadline	8 -1
:room_:demand	6 1
:room_:deterring	1 11 2 -2 6 4
:room_:disability	1 3 8 11
:room_:everyone	2 1 7 11
:room_:fairness	1 16 8 11
:room_:feething	8 -32 11 4
:room_:forename	8 24
:room_:healthword	8 32
:room_:hiding	6 10 8 -1
:room_:holiday	1 -7 7 18 8 -5
:room_:jobname	8 -12
:room_:keything	7 -9 8 -7
:room_:lifeword	6 3
:room_:longperiod	13 -9
:room_:losing	2 14
:room_:money	4 25 5 12 6 2
:room_:nearby	1 3 7 -4 10 -19
:room_:negation	1 26 2 3 4 8
:room_:neighbour	8 -47
:room_:newness	11 -5
:room_:number	1 -9 2 7 3 14 5 -4 8 -3 12 -25
:room_:onlyword	7 -2
:room_:openprice	1 1 2 -6 6 10 8 4
:room_:opinion	6 19 7 9
:room_:payer	8 7
:room_:period	8 7 13 -6
:room_:person	0 3 2 12 4 7 8 3
:room_:photo	8 -2 11 42
:room_:place	7 7
:room_:promise	7 16
:room_:record	8 -21
:room_:refusing	2 11
:room_:rent	6 2 13 1
:room_:return	6 21
:room_:room	0 -9 1 -35 2 -68 3 -16 7 -67 8 -68 10 11 13 -18 14 -13
:room_:rulesplace	8 -5
:room_:seller	2 7 11 -2
:room_:sex	2 9 8 17
:room_:spelled	2 6 4 3 8 -3 13 -7 14 -5
:room_:superlative	7 15
:room_:thing	2 -18 7 -7
:room_:title	8 42
:room_:utility	8 -23
:room_:wanting	6 18 7 4 11 5
:room_:welcoming	7 12 11 8
:room_:work	0 -24 8 11
:room_:writeto	6 9
:rulesplace	0 -8 2 -27 3 -13 4 -6 5 6 6 -43 7 -5 8 -45 9 -96 11 -15 12 9 13 -18 14 -54
:rulesplace $	2 3 3 -17 5 -24 6 -57 8 -9 14 -4
:rulesplace ,	0 -13 1 20 2 -24 3 -51 7 -3 8 -11 10 -25
:rulesplace :absolute	8 1
:rulesplace :building	6 6
:rulesplace :codething	0 -4 2 -22 8 -4
:rulesplace :condition	0 9
:rulesplace :consent	7 3
:rulesplace :deadline	12 3
:rulesplace :everyone	8 2
:rulesplace :feething	1 12
:rulesplace :fixed	12 8
:rulesplace :keything	8 10
:rulesplace :law	8 3
:rulesplace :neighbour	1 -15 6 2
:rulesplace :onlyword	8 1
:rulesplace :photo	6 8
:rulesplace :room	1 4 2 6 3 5 8 22
:rulesplace :rulesplace	1 3 8 6
:rulesplace all	8 3
:rulesplace and	1 1 6 -1 8 -6 10 17
:rulesplace bathroom	2 8
:rulesplace code	8 6
:rulesplace downstairs	3 7
:rulesplace flat	6 8
:rulesplace garden	1 14
:rulesplace has	1 4 3 8 7 -4
:rulesplace in	7 20
:rulesplace is	0 -3 2 -20 7 1 8 -41
:rulesplace it	6 10
:rulesplace room	8 2
:rulesplace the	8 2
:rulesplace would	12 2
:rulesplace>:absolute	0 1
:rulesplace>:building	6 5
:rulesplace>:burden	8 -3
:rulesplace>:clocktime	8 5
:rulesplace>:codething	2 -32 6 -8
:rulesplace>:condition	0 9
:rulesplace>:deadline	12 2
:rulesplace>:demanding	5 1
:rulesplace>:feething	1 20
:rulesplace>:fixed	12 6
:rulesplace>:losing	6 -1
:rulesplace>:money	5 11
:rulesplace>:negation	1 8 2 8 3 -37
:rulesplace>:neighbour	2 -4
:rulesplace>:number	3 4 7 -14
:rulesplace>:openprice	1 11 11 1
:rulesplace>:payer	0 2
:rulesplace>:pet	3 13
:rulesplace>:photo	6 7 11 31
:rulesplace>:place	7 6
:rulesplace>:preferring	11 7
:rulesplace>:promise	7 23
:rulesplace>:rent	13 7
:rulesplace>:room	1 23 2 6 8 14
:rulesplace>:rulesplace	1 2 7 -4
:rulesplace>:spelled	3 -9
:rulesplace>:wanting	6 23
:rulesplace_:absence	8 -9
:rulesplace_:absolute	2 11 7 21
:rulesplace_:accepting	0 8 3 -2 8 10
:rulesplace_:asking	6 5
:rulesplace_:burden	1 6 6 -13
:rulesplace_:codething	8 8
:rulesplace_:consent	8 16
:rulesplace_:councilpay	0 4
:rulesplace_:deadline	8 -39
:rulesplace_:deterring	1 7
:rulesplace_:disclaimer	2 6
:rulesplace_:everyone	8 20
:rulesplace_:fairness	8 19
:rulesplace_:fee	13 8
:rulesplace_:keything	8 -19
:rulesplace_:money	4 6 5 33
:rulesplace_:nearby	1 -2 3 2
:rulesplace_:negation	2 16 3 -5 7 1
:rulesplace_:neighbour	2 -7 8 -17
:rulesplace_:number	1 -4 3 1 7 -7 8 9 13 -5
:rulesplace_:onlyword	3 5
:rulesplace_:openprice	1 37
:rulesplace_:opinion	1 7
:rulesplace_:payer	0 10
:rulesplace_:period	5 10
:rulesplace_:photo	11 16
:rulesplace_:preferring	11 7
:rulesplace_:promise	7 35
:rulesplace_:rent	13 12
:rulesplace_:safety	7 8
:rulesplace_:scarcity	7 1
:rulesplace_:seller	0 18
:rulesplace_:spelled	0 -1 8 -3 12 2
:rulesplace_:superlative	7 2
:rulesplace_:wanting	6 22
:rulesplace_:welcoming	1 10
:safety	3 -29 4 -19 6 -54 7 99 8 -11 9 21 10 -40 14 -67
:safety $	6 -14 7 26
:safety ,	2 3 7 29 8 2
:safety :burden	7 5
:safety :clocktime	1 3
:safety :codething	7 31
:safety :deterring	1 6
:safety :keything	7 -25 8 4
:safety :lifeword	0 6
:safety :negation	7 24
:safety :number	8 5
:safety :offerdeal	7 14
:safety :openprice	1 3
:safety :payer	7 14
:safety :place	7 21
:safety alarm	7 -7 8 9
:safety free	7 14
:safety here	7 4
:safety in	7 -20
:safety is	7 32
:safety proof	7 6
:safety that	0 9
:safety to	1 1
:safety>:absolute	7 16
:safety>:asking	2 15
:safety>:burden	7 4
:safety>:clocktime	1 2
:safety>:codething	7 24
:safety>:demanding	7 6
:safety>:deterring	1 6
:safety>:everyone	0 7
:safety>:holiday	1 3
:safety>:keything	8 2
:safety>:lifeword	0 6
:safety>:negation	6 -10 7 43
:safety>:offerdeal	7 16
:safety>:openprice	1 2 7 6
:safety>:payer	7 13
:safety>:person	0 15
:safety>:place	7 24
:safety>:promise	7 10
:safety>:room	7 -9
:safety>:safety	7 12
:safety>:utility	8 15
:safety_:absence	7 15
:safety_:absolute	7 29
:safety_:asking	2 14
:safety_:codething	7 -3
:safety_:deterring	1 5
:safety_:everyone	0 7 1 1
:safety_:losing	0 9
:safety_:negation	7 28
:safety_:neighbour	8 -17
:safety_:number	7 -12
:safety_:openprice	7 2
:safety_:opinion	7 3
:safety_:period	7 -4
:safety_:person	0 13
:safety_:place	0 4 7 15
:safety_:refusing	7 28
:safety_:room	7 -10 8 -23
:safety_:safety	7 23
:safety_:seller	8 5
:safety_:spelled	7 11
:safety_:utility	8 21
:safety_:writeto	8 5
:scarcity	0 16 2 22 3 -6 4 4 5 -32 6 41 7 -10 8 -11 9 14 10 -2 11 -1 12 -26 13 -25 14 -35
:scarcity $	0 19 1 6 2 21 3 12 6 41 8 -19 10 -3 14 -7
:scarcity ,	0 13 2 17 3 -5 5 9 6 7 7 -42 9 5 13 4
:scarcity :accepting	0 7 8 3
:scarcity :building	1 1
:scarcity :codething	8 1
:scarcity :condition	6 6
:scarcity :deadline	6 4
:scarcity :demand	6 -12
:scarcity :deterring	4 5 6 6
:scarcity :fairness	6 8
:scarcity :feething	7 5
:scarcity :fixed	8 13
:scarcity :income	0 15
:scarcity :keything	8 25
:scarcity :longperiod	13 -14
:scarcity :losing	7 14
:scarcity :money	5 5
:scarcity :nation	2 1
:scarcity :newness	4 14 10 7
:scarcity :number	6 23 13 -1
:scarcity :openprice	6 11 7 -6 8 -6
:scarcity :opinion	6 18
:scarcity :period	0 -1 11 7 13 20
:scarcity :person	6 -23
:scarcity :pet	3 18
:scarcity :scarcity	6 41 7 -11
:scarcity :spelled	6 21
:scarcity :urgency	4 5 6 8
:scarcity :wanting	4 2
:scarcity :welcoming	2 2
:scarcity a	0 -2
:scarcity be	7 18
:scarcity been	7 -1
:scarcity chance	6 17
:scarcity come	7 4
:scarcity days	9 10
:scarcity dust	6 10
:scarcity ever	7 3
:scarcity flatshare	2 6
:scarcity for	8 15
:scarcity go	7 7
:scarcity if	2 2
:scarcity in	2 11 8 -5
:scarcity month	13 14
:scarcity now	10 8
:scarcity orders	6 1
:scarcity please	2 5
:scarcity teeth	6 9
:scarcity that	6 7
:scarcity the	13 -1
:scarcity those	2 6
:scarcity time	4 8 6 8
:scarcity to	6 22 7 -20
:scarcity two	6 9
:scarcity use	14 1
:scarcity with	0 7
:scarcity>:absence	1 14 2 -5 6 1
:scarcity>:absolute	7 5
:scarcity>:accepting	0 8 8 4 13 -11
:scarcity>:bid	0 1 6 -2
:scarcity>:clocktime	6 8 7 -1 8 -10 9 4 12 4
:scarcity>:codething	12 -1
:scarcity>:condition	6 20
:scarcity>:deadline	6 17
:scarcity>:demand	6 4
:scarcity>:denying	6 5
:scarcity>:deterring	0 4 4 3 6 8
:scarcity>:fairness	6 7
:scarcity>:faith	2 9
:scarcity>:feething	7 2
:scarcity>:fixed	8 10 13 -23
:scarcity>:holiday	6 16 9 12
:scarcity>:income	0 16
:scarcity>:jobname	0 2
:scarcity>:keything	8 28
:scarcity>:longperiod	13 -9
:scarcity>:losing	6 8 7 12
:scarcity>:money	5 13
:scarcity>:nation	2 12
:scarcity>:negation	3 -1 5 8 6 9
:scarcity>:newness	4 16 10 11
:scarcity>:number	13 -8
:scarcity>:onlyword	5 7
:scarcity>:openprice	6 16 7 -24
:scarcity>:opinion	0 -5 6 31 7 -6 8 -3
:scarcity>:payer	5 3
:scarcity>:period	0 -10 11 5 12 -6 13 14
:scarcity>:person	1 -1 7 -1
:scarcity>:photo	8 16
:scarcity>:rulesplace	1 4
:scarcity>:safety	7 5
:scarcity>:scarcity	6 51 7 -24
:scarcity>:sex	6 3
:scarcity>:spelled	2 2 6 10 9 3
:scarcity>:superlative	5 8
:scarcity>:urgency	4 5 6 25
:scarcity>:wanting	4 17
:scarcity_:absence	0 -16 1 3 6 22 8 -2
:scarcity_:absolute	7 6
:scarcity_:accepting	0 6 3 6 7 -27 13 -19
:scarcity_:advance	6 -8 13 -15
:scarcity_:age	2 8 11 7
:scarcity_:asking	4 1 6 12
:scarcity_:building	6 7
:scarcity_:burden	3 16 6 6
:scarcity_:childless	1 21 7 3
:scarcity_:clocktime	1 12 12 1
:scarcity_:codething	8 -28
:scarcity_:deadline	7 15 10 13
:scarcity_:demand	6 11
:scarcity_:demanding	2 4 6 -5 7 7 10 13
:scarcity_:denying	6 30 11 17
:scarcity_:deterring	1 -26 6 11 13 3
:scarcity_:disclaimer	6 8
:scarcity_:faith	2 13
:scarcity_:family	2 10
:scarcity_:feething	6 11 7 14 11 7
:scarcity_:fixed	13 -50
:scarcity_:hiding	3 -2 6 16
:scarcity_:holiday	1 5
:scarcity_:income	0 11
:scarcity_:jobname	0 2
:scarcity_:keything	8 8
:scarcity_:losing	7 4
:scarcity_:nation	2 6
:scarcity_:nearby	4 3 6 11
:scarcity_:negation	2 -1 3 -17 5 13 8 -26 11 1
:scarcity_:newness	10 8
:scarcity_:number	4 13 6 -24 13 -14
:scarcity_:offerdeal	6 34
:scarcity_:onlyword	5 8 6 6 13 2
:scarcity_:openprice	2 -1 6 11 10 20
:scarcity_:opinion	6 18 10 14
:scarcity_:origin	2 16
:scarcity_:payer	6 19 13 10
:scarcity_:period	6 -3
:scarcity_:person	0 6
:scarcity_:pet	3 -7
:scarcity_:photo	8 16
:scarcity_:promise	7 -12
:scarcity_:ranking	6 -15
:scarcity_:return	0 13
:scarcity_:room	0 -1
:scarcity_:safety	7 13
:scarcity_:scarcity	0 -12 6 41 8 -1
:scarcity_:seller	2 34 4 3 13 4
:scarcity_:sex	6 2
:scarcity_:spelled	3 -6 4 7 6 1 8 -1
:scarcity_:superlative	5 8
:scarcity_:title	2 26 11 5
:scarcity_:urgency	6 10
:scarcity_:work	0 5
:scarcity_:writeto	2 8 7 -22
:school	0 -9 1 23 2 -96 3 -61 4 -90 5 -57 6 -101 7 36 8 -73 9 -36 11 -7 12 -29 13 -3 14 81
:school $	2 -5 7 16 14 20
:school ,	1 -16 6 -1 7 29 14 44
:school :age	1 20
:school :childless	1 19
:school :school	1 -1
:school :spelled	14 8
:school :urgency	1 24
:school age	1 16
:school and	14 2
:school run	1 25
:school school	1 -7 7 3
:school>:advance	7 4
:school>:age	1 17
:school>:asking	14 7
:school>:bid	7 2
:school>:childless	1 17
:school>:clocktime	14 6
:school>:deterring	1 1
:school>:negation	7 1
:school>:newness	7 4
:school>:number	14 -5
:school>:openprice	14 7
:school>:payer	7 1
:school>:promise	7 13
:school>:ranking	7 4
:school>:school	1 -4 7 7
:school>:spelled	14 25
:school>:urgency	1 24
:school_:absolute	7 24 14 9
:school_:advance	7 4
:school_:asking	14 6
:school_:bid	7 5
:school_:building	14 1
:school_:child	1 1
:school_:codething	1 9 8 -10
:school_:deterring	1 8
:school_:jobname	0 13
:school_:negation	7 10
:school_:neighbour	8 -6
:school_:newness	7 13
:school_:number	14 -1
:school_:opinion	1 18
:school_:payer	7 1
:school_:photo	14 3
:school_:promise	7 24
:school_:ranking	7 3
:school_:room	8 -1
:school_:seller	1 12
:school_:spelled	14 5
:seller	0 21 1 9 2 33 3 6 4 23 5 42 6 18 7 -16 8 5 13 9 14 42
:seller $	0 -8 6 -14 7 -55 8 6 11 -34 12 -12 14 -46
:seller ,	2 9 4 -31 5 9 6 -24 7 2 8 17 14 31
:seller :absence	4 6 8 23
:seller :absolute	3 -10 4 -14 6 -10 7 -45 13 -16
:seller :accepting	0 -5 2 9 4 8 11 3 13 8
:seller :advance	1 3 13 2
:seller :asking	0 -26 7 16 8 -32
:seller :bid	4 -13
:seller :building	9 5
:seller :burden	4 -19 6 -13 14 29
:seller :clocktime	4 7
:seller :codething	1 3 3 10 14 16
:seller :condition	6 21
:seller :demand	6 7
:seller :demanding	2 1 5 7 8 -3 13 8
:seller :denying	0 -10 1 -5 4 5 6 -33 7 -35
:seller :deterring	1 5 3 2 4 -3 5 3 11 13 14 14
:seller :disclaimer	0 -7 2 9 4 -3 5 16 7 21
:seller :fairness	1 8 2 17 4 -18
:seller :faith	2 3
:seller :family	1 -31 8 -4 11 1
:seller :fee	5 9 13 3
:seller :feething	4 -1 5 7 8 -8 12 6
:seller :fixed	13 12
:seller :healthword	3 15
:seller :hiding	1 -13
:seller :holiday	9 2
:seller :income	5 -32 13 -6
:seller :jobname	5 27
:seller :kin	1 -43 2 -9 4 8 8 10
:seller :losing	8 10 14 9
:seller :money	11 5
:seller :nearby	5 5 7 2
:seller :negation	1 1 2 14 3 -3 6 3 7 -10 8 -14 10 -2 11 12 13 -13
:seller :neighbour	9 7 14 9
:seller :newness	3 -14 7 -36 10 -2
:seller :online	14 63
:seller :onlyword	3 16 4 -6 6 -15
:seller :openprice	0 4 11 16
:seller :opinion	1 16 2 3 7 -17 14 -8
:seller :payer	5 -8
:seller :paying	0 -6 5 -53 13 -33
:seller :person	0 -1 2 -20 6 7 7 6 8 33
:seller :phone	6 1 8 -19 14 23
:seller :photo	9 6 11 22
:seller :preferring	1 6 2 14 4 12
:seller :promise	1 -8 2 2 5 -1 6 7 7 -1 8 -3 11 6
:seller :ranking	0 7 6 -5
:seller :record	3 -22 8 -24
:seller :refusing	3 18
:seller :room	2 12
:seller :rulesplace	3 -15
:seller :scarcity	1 -1 2 -2 3 -13 6 -17 7 -30 8 1 13 -3
:seller :sex	2 -5 3 5 5 1
:seller :sexual	4 2 8 25
:seller :source	6 9
:seller :spelled	3 6 8 19 13 15
:seller :thing	1 1 5 9
:seller :title	5 4 6 10 8 -28
:seller :urgency	0 2
:seller :utility	3 -21
:seller :wanting	0 8 1 -16 2 -2 3 -26 8 -3 14 -1
:seller :welcoming	2 -8 4 9 13 9
:seller :work	0 -14
:seller :writeto	6 7
:seller a	2 -3
:seller about	3 -11
:seller account	13 14
:seller add	0 2
:seller advice	6 3
:seller am	4 10
:seller an	4 15
:seller and	2 19
:seller answer	6 -15
:seller are	0 6 2 -6 8 25 11 -10
:seller ask	1 11 4 -8
:seller asks	2 8
:seller books	10 22
:seller broker	5 12
:seller can	6 1 14 1
:seller can't	6 13 7 -51 11 13
:seller cannot	6 16
:seller client	1 13 4 6
:seller contents	5 6
:seller cost	5 -2
:seller costs	5 3
:seller do	0 -12 2 -2 3 -3 4 -15 5 5
:seller does	1 2
:seller doesn't	7 11
:seller don't	0 2 1 12 2 3 4 -22 6 -18 8 -1
:seller ex	8 3
:seller expect	6 14
:seller expense	5 -1
:seller fees	5 12
:seller flat	9 7
:seller flats	6 6
:seller fly	8 2
:seller go	8 12 14 5
:seller guarantee	7 32
:seller happy	13 5
:seller has	2 4 3 7
:seller have	3 -3 4 2 13 -16
:seller ideal	2 5
:seller in	7 51
:seller insta	14 17
:seller insurance	0 9
:seller is	3 11 8 4
:seller lease	3 -19
:seller leave	8 13
:seller let	0 -6
:seller lets	12 1
:seller like	3 -11
:seller lodger	8 19
:seller make	11 2
:seller mean	0 4 1 7 2 35 3 1
:seller mobile	14 11
:seller mortgage	0 7
:seller neighbours	8 1
:seller never	7 -7
:seller no	8 1
:seller nor	11 3
:seller number	14 13
:seller of	2 10 7 5
:seller on	14 24
:seller only	0 7
:seller other	1 17 11 20
:seller own	2 15
:seller pay	5 -30 13 -10
:seller phones	6 5
:seller please	4 4
:seller preference	0 12
:seller promise	7 5
:seller run	0 4
:seller say	7 17
:seller see	6 6
:seller sell	12 13
:seller should	3 2 7 1
:seller sofa	5 7
:seller solicitor	5 12
:seller take	0 -8 13 30
:seller tenant	8 10
:seller tenants	7 9
:seller thought	6 3
:seller to	1 10 3 3 11 5
:seller turn	0 1
:seller watch	0 7
:seller website	14 1
:seller were	6 6
:seller what	4 7
:seller when	6 2
:seller who	6 16
:seller wife	4 4
:seller will	2 15 4 9 7 -44
:seller with	4 13
:seller won't	6 -9
:seller word	7 2
:seller words	6 4
:seller would	2 -13 4 6 6 4
:seller wouldn't	6 13
:seller your	4 3
:seller youtube	14 4
:seller>:absence	4 4 8 33
:seller>:absolute	1 -1 4 -16 7 -5 13 -1
:seller>:accepting	0 -16 2 9 4 23 8 -9 13 4
:seller>:advance	4 3
:seller>:asking	0 -13 7 33 8 -14
:seller>:benefit	0 2
:seller>:building	8 -39 9 20 10 6
:seller>:burden	13 -5 14 38
:seller>:child	7 6
:seller>:clocktime	4 5 6 10 8 6
:seller>:codething	1 19 3 8 4 1 7 -8 14 23
:seller>:condition	6 12
:seller>:deadline	1 -18 6 6 8 5
:seller>:demand	6 31
:seller>:demanding	0 2 2 7 4 -9 5 5 6 13 11 -1 13 8
:seller>:denying	0 -10 1 -14 4 4 6 -46 7 -12 8 -3
:seller>:deterring	1 9 4 -1 5 2 7 -1 8 2 11 8 14 21
:seller>:disclaimer	0 -30 2 4 5 13 6 -17 7 39
:seller>:everyone	6 7
:seller>:fairness	1 12 2 17 5 7
:seller>:faith	2 15
:seller>:family	1 -37 8 -3 11 1
:seller>:fee	5 16
:seller>:feething	5 15 12 8
:seller>:fixed	13 13
:seller>:healthword	3 14 8 16
:seller>:holiday	9 2
:seller>:income	0 2 5 -34 13 -8
:seller>:jobname	5 28
:seller>:keything	8 10
:seller>:kin	1 -15 2 -11 4 14 6 -2 8 13
:seller>:losing	3 9 6 -20 8 17 14 7
:seller>:money	4 7 11 4
:seller>:nearby	5 4
:seller>:negation	2 18 3 -2 4 -27 5 -11 6 13 7 -3 8 -30 11 1 13 -31
:seller>:neighbour	8 8 9 20 10 7 14 2
:seller>:newness	0 -15 7 -15 10 -10
:seller>:number	7 -23 11 2 13 1
:seller>:offerdeal	6 -9
:seller>:online	14 64
:seller>:onlyword	3 20 4 -10
:seller>:openprice	0 13 1 8 2 19 11 6
:seller>:opinion	1 20 2 22 3 4 7 -20 8 -52 11 6 14 -39
:seller>:payer	1 -2 5 -7
:seller>:paying	5 -41 8 -1 13 -23
:seller>:person	0 -2 6 26 7 6 8 29
:seller>:pet	3 10
:seller>:phone	2 -4 8 -6 14 25
:seller>:photo	9 20 10 8 11 24
:seller>:preferring	1 16 2 11 4 11 8 -7
:seller>:promise	1 -12 2 9 4 6 5 -7 6 12 8 -8 11 3
:seller>:ranking	0 5 4 2 13 1
:seller>:record	3 -23
:seller>:refusing	0 22 1 12 3 29
:seller>:regretting	1 11
:seller>:rent	0 7 4 -12
:seller>:return	0 10 4 -11
:seller>:room	2 14
:seller>:rulesplace	3 -17
:seller>:scarcity	1 -6 7 -10 9 2
:seller>:seller	2 9
:seller>:sex	2 -1 3 4
:seller>:sexual	4 1 8 24
:seller>:source	6 7
:seller>:spelled	3 2 4 -33 5 6 8 27 13 20 14 3
:seller>:student	8 3
:seller>:thing	5 8
:seller>:time	6 5
:seller>:title	2 26 5 1 8 -2
:seller>:urgency	0 2
:seller>:utility	3 -21
:seller>:wanting	0 10 1 -24 2 -6 3 -12 4 18 8 -16 11 -17 12 9 14 -19
:seller>:welcoming	2 -9 4 22 10 7 13 8
:seller>:writeto	2 -9 4 -6 6 6 7 5
:seller_:absence	0 2 2 -20 4 14 6 -19 8 4 12 32
:seller_:absolute	3 29 13 6
:seller_:accepting	0 19 1 4 3 12 4 10 7 -76 8 -33 9 1
:seller_:advance	9 3
:seller_:age	1 1 5 15 7 -1
:seller_:asking	2 -18 4 2 5 1 8 -15
:seller_:benefit	0 24
:seller_:bid	7 -15 8 -7 13 -16
:seller_:building	2 -18 5 -8 6 -30 8 -10 9 17 14 2
:seller_:burden	1 -20 7 -14 14 20
:seller_:child	1 15 7 2
:seller_:childless	1 24 8 -3
:seller_:clocktime	8 37 13 15
:seller_:codething	2 -6 4 22 8 -2 14 34
:seller_:condition	6 -41
:seller_:deadline	1 -9 2 20 4 7 5 4 6 4 8 3 11 -11 12 24
:seller_:demand	2 -18 3 11 4 -48 6 32 8 -9
:seller_:demanding	1 -3 3 2 4 -20 5 17 6 17 7 8 8 -7 13 -9
:seller_:deterring	3 17 5 8 7 -26 8 9 14 15
:seller_:digits	11 5
:seller_:disability	2 3
:seller_:disclaimer	4 8 7 8
:seller_:dislike	2 9 3 9
:seller_:everyone	0 3 1 -5 3 2 4 -20
:seller_:fairness	2 -29 4 -7 10 2
:seller_:faith	2 40
:seller_:family	1 23 8 1
:seller_:fee	5 12
:seller_:feething	5 5
:seller_:fixed	4 6 8 8 12 23
:seller_:forename	8 28
:seller_:healthword	8 15
:seller_:hiding	0 18
:seller_:keything	6 10 8 30
:seller_:kin	1 -17
:seller_:lifeword	8 24
:seller_:longperiod	1 10
:seller_:money	4 25 5 43
:seller_:nation	2 20
:seller_:nearby	11 13
:seller_:negation	0 -3 3 15 8 -34 11 10 13 -42
:seller_:neighbour	4 2 6 3 11 5
:seller_:newness	6 8 13 24
:seller_:number	0 -5 4 16 5 8 7 -17 13 9 14 14
:seller_:offerdeal	0 2 2 1 4 22
:seller_:online	2 -12 4 -14 14 41
:seller_:onlyword	2 -12 3 8 4 15 7 -2 9 1
:seller_:openprice	1 -12 2 50 4 8 6 3 8 -27 11 -8 12 2 13 -23 14 7
:seller_:opinion	1 5 2 18 3 10 6 6 7 3 8 -24 14 -11
:seller_:origin	2 20 8 -7
:seller_:payer	1 -1 7 -4 8 -2 11 5
:seller_:period	1 6 4 -41 5 3 6 -9 7 -18 11 5 13 31
:seller_:person	0 9 2 14 3 23 8 -51
:seller_:pet	0 -21 1 -16 2 -48 3 19 4 -4 6 -12 8 -10
:seller_:photo	11 13
:seller_:place	1 -25 7 -3
:seller_:politics	2 25
:seller_:preferring	0 -4 2 -5 3 -22
:seller_:promise	1 -29 2 10 4 5 7 32 11 17
:seller_:ranking	6 32 8 -15 13 7
:seller_:record	0 1 4 3 7 -3
:seller_:refusing	1 -12 2 -4 4 1 6 -28 7 -6
:seller_:rent	1 6 2 2 4 6 13 5
:seller_:return	1 11 2 2 4 11 5 -7 13 12
:seller_:room	5 5
:seller_:scarcity	3 4 8 -22 13 8
:seller_:seller	11 15
:seller_:sex	2 21
:seller_:spelled	0 -29 3 -19 4 16 5 24 6 5 7 -9 11 20 13 7
:seller_:superlative	4 11
:seller_:thing	8 5
:seller_:time	13 20
:seller_:title	2 2 4 4 6 -1 14 15
:seller_:urgency	6 -22
:seller_:wanting	0 -13 1 3 2 20 3 13 8 -25 12 11
:seller_:work	8 -10
:seller_:writeto	1 8 2 -18 6 16 8 -3
:sex	0 -43 1 -60 2 162 3 -21 4 -49 5 -1 6 -24 7 -73 8 42 11 -86 12 -39 14 -68
:sex $	0 -13 2 50 6 -27 8 -23
:sex ,	1 -17 2 17
:sex :absolute	2 27 6 -3
:sex :accepting	2 12
:sex :advance	3 4
:sex :bid	6 1
:sex :building	2 11
:sex :burden	2 40 6 -8 7 -3
:sex :childless	2 4
:sex :codething	2 1
:sex :consent	8 8
:sex :deadline	3 4
:sex :demanding	2 16 3 2
:sex :deterring	2 10
:sex :feething	2 8
:sex :income	2 20
:sex :lifeword	2 9
:sex :nearby	2 -7
:sex :neighbour	1 9 8 37
:sex :newness	3 4 6 6
:sex :onlyword	2 25 6 -3
:sex :opinion	2 21
:sex :period	13 11
:sex :person	0 -24 1 -3 2 29
:sex :preferring	2 2
:sex :scarcity	2 33 6 -8
:sex :wanting	2 33
:sex and	6 8
:sex couples	2 5
:sex day	13 12
:sex downstairs	1 3 8 2
:sex in	3 2 8 42
:sex is	2 1
:sex next	8 2
:sex on	2 5
:sex only	2 27 6 -2
:sex or	2 -22
:sex to	2 21
:sex wanted	0 11
:sex would	2 17
:sex>:absolute	2 26 6 -6 7 -4
:sex>:accepting	2 4
:sex>:advance	3 3 8 5
:sex>:bid	6 5
:sex>:building	2 2 3 2
:sex>:burden	2 34 7 -5
:sex>:childless	2 5
:sex>:codething	2 3
:sex>:consent	8 8
:sex>:deadline	3 4
:sex>:demanding	2 25 3 2
:sex>:deterring	2 10
:sex>:feething	2 5
:sex>:income	2 20
:sex>:nearby	2 -37
:sex>:negation	2 2
:sex>:neighbour	1 7 2 -2 8 55
:sex>:newness	3 3 6 4
:sex>:onlyword	2 28 6 -9
:sex>:openprice	6 2
:sex>:opinion	2 15 6 4
:sex>:paying	2 11
:sex>:period	13 11
:sex>:person	0 -24 1 -4 2 25
:sex>:preferring	2 4
:sex>:ranking	3 3
:sex>:rent	7 4
:sex>:scarcity	2 42 6 -16
:sex>:seller	2 2
:sex>:sex	2 -20 6 16
:sex>:spelled	2 23
:sex>:time	2 5
:sex>:wanting	2 40
:sex>:welcoming	2 18
:sex>:writeto	2 16
:sex_:absence	2 16
:sex_:absolute	2 15
:sex_:accepting	2 11
:sex_:advance	2 5
:sex_:bid	2 3
:sex_:building	2 10
:sex_:burden	2 3
:sex_:child	2 10
:sex_:codething	2 13 8 24
:sex_:condition	2 12
:sex_:deadline	2 8
:sex_:demanding	2 13
:sex_:deterring	2 13
:sex_:disclaimer	2 8
:sex_:dislike	2 1
:sex_:faith	2 -12
:sex_:healthword	1 2
:sex_:hiding	2 33
:sex_:income	6 1
:sex_:keything	8 12
:sex_:lifeword	2 -14 8 26
:sex_:negation	0 -15 2 45
:sex_:neighbour	8 19
:sex_:newness	2 32
:sex_:number	2 19
:sex_:onlyword	2 42
:sex_:openprice	6 13
:sex_:opinion	2 20 6 14
:sex_:payer	2 17
:sex_:pet	3 3
:sex_:photo	2 11
:sex_:promise	6 1
:sex_:ranking	2 24 8 1
:sex_:room	2 16 8 46
:sex_:scarcity	2 20
:sex_:seller	2 38
:sex_:sex	1 -11 2 -32 6 4 8 -40
:sex_:spelled	2 41 8 -5
:sex_:superlative	2 8
:sex_:title	2 17
:sex_:urgency	2 1
:sex_:wanting	2 47
:sex_:welcoming	2 24
:sex_:writeto	2 7
:sexual	0 -2 1 -97 2 103 3 -69 6 -76 7 -7 8 49 13 -23 14 -10
:sexual $	2 28 8 17
:sexual ,	2 41 8 9
:sexual :childless	1 -23 2 43
:sexual :codething	4 5
:sexual :condition	2 1
:sexual :kin	2 5
:sexual :number	2 2
:sexual :openprice	0 -15
:sexual :person	0 -36 1 -42 2 63 6 -8
:sexual :promise	2 8
:sexual :sex	2 8
:sexual :work	0 6
:sexual and	2 14 8 2
:sexual couple	2 3
:sexual couples	1 -13 2 30
:sexual in	0 2
:sexual is	4 5
:sexual will	2 8
:sexual>:childless	1 -23 2 43
:sexual>:codething	4 5
:sexual>:condition	2 1
:sexual>:everyone	2 5
:sexual>:fairness	2 11
:sexual>:forename	8 2
:sexual>:hiding	0 3
:sexual>:kin	2 29
:sexual>:negation	2 13
:sexual>:number	2 12
:sexual>:openprice	0 -15
:sexual>:person	0 -37 1 -43 2 60 6 -13
:sexual>:promise	2 16
:sexual>:rulesplace	0 3
:sexual>:sex	2 9
:sexual>:sexual	2 30
:sexual>:urgency	2 -14
:sexual>:work	0 6
:sexual_:asking	2 15
:sexual_:burden	2 23
:sexual_:demanding	2 14
:sexual_:deterring	2 10
:sexual_:everyone	2 4
:sexual_:fairness	2 9
:sexual_:hiding	0 8
:sexual_:kin	2 19
:sexual_:lifeword	8 5
:sexual_:negation	2 22
:sexual_:number	2 3 4 3
:sexual_:onlyword	2 13
:sexual_:rulesplace	0 3
:sexual_:scarcity	2 12
:sexual_:sex	2 13
:sexual_:sexual	2 33
:sexual_:spelled	2 2
:sexual_:urgency	2 -23
:sexual_:wanting	2 2
:sexual_:welcoming	2 1
:sexual_:writeto	2 -23
:source	1 -49 2 -45 3 -72 4 -26 5 12 6 -30 7 -2 8 -34 9 -9 10 10 12 -99 13 -57 14 -61
:source $	1 -17 2 -12 4 -4 6 -13 7 -9 11 2
:source ,	10 16 11 5
:source :asking	7 9
:source :councilpay	0 1
:source :deadline	8 2
:source :fee	5 13
:source :number	8 -9
:source :online	14 1
:source :openprice	7 -4
:source :opinion	7 -1
:source :paying	0 8
:source :person	0 4
:source :promise	7 13
:source :spelled	11 2
:source :time	11 3
:source :title	8 2
:source :utility	0 -31 7 -4
:source breakfast	6 31
:source fees	5 8
:source for	4 13 7 5
:source letters	0 4
:source tax	0 -31 7 -4
:source tenants	0 5
:source that	0 6
:source the	2 2 6 -2 8 16
:source then	11 4
:source there's	7 2
:source will	7 13
:source>:asking	7 9
:source>:building	2 3 10 5
:source>:deadline	5 3
:source>:denying	0 10
:source>:fee	5 10
:source>:healthword	8 4
:source>:negation	0 4
:source>:number	7 -9 8 -36 14 -27
:source>:openprice	7 -17
:source>:opinion	5 1 7 -17
:source>:payer	0 1
:source>:paying	0 8
:source>:person	0 15 4 5
:source>:promise	7 9
:source>:record	8 -14
:source>:seller	5 2 6 3
:source>:source	7 -19
:source>:time	11 3
:source>:utility	0 -38 7 -6
:source_:accepting	0 9 2 6
:source_:age	5 6
:source_:asking	7 25
:source_:building	10 9
:source_:burden	2 8
:source_:codething	2 7 7 3
:source_:consent	7 15
:source_:deadline	7 7
:source_:demanding	0 5
:source_:denying	0 2
:source_:deterring	5 18
:source_:dislike	7 4
:source_:healthword	8 16
:source_:lifeword	8 1
:source_:money	4 4
:source_:negation	0 11 7 2
:source_:number	4 -9 7 -4 8 -48 14 -10
:source_:onlyword	2 7
:source_:opinion	0 2 5 8
:source_:person	0 17 4 13
:source_:promise	7 18
:source_:ranking	7 1
:source_:record	0 -3 7 -35 14 -3
:source_:rent	0 11
:source_:return	0 5
:source_:room	10 15
:source_:seller	0 6
:source_:source	7 -14
:source_:spelled	7 11
:source_:welcoming	7 2
:source_:writeto	0 12
:spelled	0 -4 1 6 2 3 3 14 4 -18 5 -17 7 -1 8 1 9 16 10 -43 11 -35 13 6 14 26
:spelled ##	4 8 14 6
:spelled $	0 1 3 8 5 -2 6 -50 7 -40 8 5 10 -1 13 1 14 42
:spelled ,	0 -36 1 -28 2 9 4 -32 6 -7 7 -24 8 17 10 -21 11 -1 12 -15 14 45
:spelled :absence	2 14 6 8 7 -11 8 14
:spelled :absolute	0 -35 8 -15 14 8
:spelled :age	4 16 7 10 8 12 13 -14
:spelled :benefit	0 44 7 -16
:spelled :bid	4 -13 13 -2
:spelled :building	0 3 2 6 7 14
:spelled :burden	11 11 12 1 13 8
:spelled :child	0 -7 1 47 2 -14 6 -22 7 -48
:spelled :childless	1 4
:spelled :childthing	1 26
:spelled :clocktime	0 14 1 19 2 -7 4 -17 6 11 7 -4 9 5
:spelled :codething	0 -1 4 1 6 -17 7 -23 8 25 12 3 13 -8
:spelled :condition	13 7
:spelled :councilpay	0 11
:spelled :deadline	5 11 13 -4
:spelled :demand	2 -17
:spelled :demanding	1 -8 2 -54 6 -4
:spelled :denying	10 7
:spelled :deterring	0 25 2 -32 3 -18 6 6 7 13 8 8
:spelled :digits	14 12
:spelled :disability	2 25
:spelled :disclaimer	6 7 11 25
:spelled :dislike	7 5
:spelled :everyone	2 2 7 9
:spelled :faith	2 2
:spelled :family	1 3 8 2
:spelled :fee	1 -9 3 -13 5 -55 6 -5 7 -12
:spelled :feething	2 -12 3 -8 13 20
:spelled :forename	8 1
:spelled :healthword	2 16
:spelled :hiding	6 10
:spelled :holiday	3 -4 6 -45 12 -1
:spelled :income	13 12
:spelled :jobless	0 29
:spelled :jobname	8 1
:spelled :kin	2 -2
:spelled :lifeword	0 5
:spelled :longperiod	0 4 8 -5 12 23 13 -14
:spelled :losing	13 17
:spelled :money	4 4 5 35 12 -1
:spelled :nation	2 42
:spelled :nearby	6 -20 7 17 8 -32
:spelled :negation	1 -18 3 1 7 -8 8 5 14 5
:spelled :neighbour	7 3 8 13
:spelled :newness	0 31 1 1 7 10 13 -31
:spelled :number	0 1 4 19 7 -13 8 11 12 1 13 -26
:spelled :offerdeal	2 8
:spelled :online	14 24
:spelled :openprice	0 20 3 11 4 4 7 1
:spelled :opinion	2 -9 3 14 4 18 12 22
:spelled :origin	2 37
:spelled :payer	1 -12 2 -22 5 -64 6 7 8 -19 12 10 13 -9 14 5
:spelled :paying	5 -13
:spelled :period	3 -43 4 -45 5 -12 7 -10 10 -46 12 2 14 -45
:spelled :person	4 9
:spelled :pet	0 -6 1 -6 3 16 6 -2 7 -33
:spelled :petpart	1 -9 3 35
:spelled :phone	8 26
:spelled :photo	7 7 10 7
:spelled :place	14 16
:spelled :politics	2 3
:spelled :promise	0 -1 2 -7 7 -7 11 5
:spelled :record	0 1 7 16 8 14 13 -14
:spelled :refusing	3 -4
:spelled :rent	13 20
:spelled :return	4 -24 7 -1 14 3
:spelled :room	2 15 3 17 4 7 5 -5 8 -23 10 2
:spelled :safety	7 29
:spelled :scarcity	6 9 13 16
:spelled :school	1 47 14 21
:spelled :seller	3 1 4 8 5 -16 6 8 12 26 13 -4
:spelled :sex	2 29 8 3 13 4
:spelled :sexual	2 29
:spelled :spelled	0 10 2 4 4 -31 5 -9 7 -42 8 21 9 1 14 38
:spelled :student	2 -16
:spelled :superlative	7 4 12 9 13 -20
:spelled :time	13 26
:spelled :title	6 2 13 6
:spelled :tribunalrent	1 2 12 18
:spelled :urgency	0 4 2 -1 8 -29
:spelled :utility	3 -5
:spelled :wanting	2 -10 13 -5
:spelled :work	0 13 13 2
:spelled a	1 8 6 -7
:spelled agents	4 2
:spelled and	0 2 2 11 7 1 8 14
:spelled animals	3 4
:spelled any	7 16
:spelled asking	3 2
:spelled babies	1 4 2 9
:spelled bed	7 10 10 7
:spelled bedroom	2 14
:spelled bedrooms	7 -1
:spelled beds	3 21
:spelled bidding	4 -2
:spelled blacks	2 10
:spelled bonfires	8 2
:spelled boys	8 7
:spelled brothers	2 10
:spelled chain	3 -3
:spelled children's	1 -17
:spelled com	14 19
:spelled contest	7 2
:spelled credit	13 6
:spelled crime	7 9
:spelled dawgs	3 20
:spelled dawn	8 17
:spelled day	6 8
:spelled days	9 5
:spelled digits	8 8
:spelled dog	3 -8
:spelled dot	14 15
:spelled double	14 7
:spelled dss	0 18 1 2
:spelled dss'	0 -9
:spelled eight	8 1 9 11
:spelled example	14 30
:spelled exceptions	12 3
:spelled families	1 4 2 -4
:spelled family	1 3 2 -2
:spelled fee	3 -1
:spelled fifty	4 21
:spelled flat	7 10
:spelled flats	6 -1
:spelled for	0 16 1 6 6 -13 12 6
:spelled four	3 3 8 10
:spelled from	0 14
:spelled gays	2 7
:spelled go	13 18
:spelled good	2 7
:spelled grand	6 2
:spelled guarantee	7 -7
:spelled guarantor	0 -17 13 31
:spelled his	8 8
:spelled home	0 9 2 20 3 3 8 1
:spelled house	6 2
:spelled hundred	5 6 8 -26
:spelled ifs	7 24 13 2
:spelled in	1 -4 6 13 8 15 11 13 14 5
:spelled is	11 4
:spelled isn't	3 3
:spelled it	7 11
:spelled it's	2 6 6 6
:spelled job	0 11
:spelled joke	6 1
:spelled key	8 2
:spelled lads	2 -3
:spelled lady	13 7
:spelled least	0 4 4 5 12 3
:spelled left	6 16
:spelled legged	3 22
:spelled lever	8 -8
:spelled men	2 3
:spelled minimum	12 -7
:spelled month	12 6 13 13
:spelled month's	13 -9
:spelled months	0 6 5 -36 12 5 13 13
:spelled months'	4 -2 12 -41 13 4
:spelled more	11 1
:spelled need	2 -6 13 -8
:spelled night	8 -6
:spelled nippers	1 7
:spelled no	2 5 8 3
:spelled number	8 14
:spelled objection	1 -5 3 -7
:spelled of	1 6 4 1 6 4
:spelled off	5 6
:spelled oh	14 15
:spelled on	0 17
:spelled once	13 9
:spelled one	0 12 8 16
:spelled or	13 7
:spelled other	6 6 7 30
:spelled our	5 -20
:spelled petts	3 20
:spelled place	7 2
:spelled plus	12 9
:spelled present	11 7
:spelled price	2 7
:spelled problem	0 -6 2 -3 3 -4
:spelled reason	6 2
:spelled rents	13 3
:spelled responsibility	11 7
:spelled rolling	12 3
:spelled romanians	2 1
:spelled rooms	2 15
:spelled school	1 47
:spelled set	4 5
:spelled seven	14 29
:spelled sinks	2 8
:spelled six	8 -4 12 6
:spelled smoking	3 4
:spelled such	7 18
:spelled telly	8 2
:spelled tenant	7 10
:spelled the	0 -19 1 -8 2 -24 3 -3 4 -7 6 -11 7 -17 8 20 10 4 13 30
:spelled they	7 1
:spelled thing	0 2
:spelled this	6 44
:spelled three	14 4
:spelled till	8 13
:spelled time	0 14 1 3
:spelled times	13 13
:spelled to	3 7 4 9
:spelled travellers	2 1
:spelled trouble	8 3
:spelled two	8 -18 14 30
:spelled uk	14 11
:spelled up	5 3
:spelled vat	5 3
:spelled viewing	0 3
:spelled we	12 14
:spelled we'd	0 2
:spelled week's	5 -5
:spelled weekly	13 -1
:spelled weeks	5 4 9 10
:spelled weeks'	13 -4
:spelled who	6 5
:spelled with	2 34
:spelled work	8 2
:spelled year	12 9
:spelled years	7 12 13 -3
:spelled you'd	1 5
:spelled your	3 17 5 28 6 13
:spelled zero	14 12
:spelled £#	5 25
:spelled>:absence	0 1 2 17 7 -18 8 4
:spelled>:absolute	0 -59 7 28 14 5
:spelled>:accepting	6 19 7 -14
:spelled>:advance	5 1 6 2 13 36
:spelled>:age	4 14 7 7 8 19 13 -5
:spelled>:asking	3 4
:spelled>:benefit	0 47 7 -22
:spelled>:bid	4 -21
:spelled>:building	0 9 1 9 3 14 8 18
:spelled>:burden	3 -7 6 -7 11 4 13 6
:spelled>:child	0 -11 1 47 2 -18 6 -34 7 -11
:spelled>:childless	6 2
:spelled>:childthing	1 24
:spelled>:clocktime	0 13 1 38 2 -20 4 -33 5 -15 6 20 12 -9
:spelled>:codething	4 11 8 21
:spelled>:condition	6 11 13 5
:spelled>:councilpay	0 29 2 -4
:spelled>:deadline	5 23 6 2 8 -10 11 -3 13 -6 14 -35
:spelled>:demand	0 2 1 16 6 -1
:spelled>:demanding	1 -18 4 2 5 2
:spelled>:denying	2 -1 3 2 6 19 7 -7 10 6
:spelled>:deterring	0 13 2 -31 3 -11
:spelled>:digits	3 9 11 4 14 9
:spelled>:disability	1 -1 2 32
:spelled>:disclaimer	5 11 6 1 11 38 13 4
:spelled>:dislike	7 14
:spelled>:everyone	1 -7 2 19 6 -22
:spelled>:fairness	3 1 4 5
:spelled>:faith	2 12
:spelled>:family	1 1 3 2 8 5
:spelled>:fee	0 -7 1 -14 2 1 3 -15 7 -17
:spelled>:feething	3 -6 5 -7 8 9 13 20
:spelled>:forename	8 1
:spelled>:healthword	2 12 6 5
:spelled>:hiding	6 7 8 -13
:spelled>:holiday	1 12 2 -1 3 -8 6 -22 8 -8 12 -4
:spelled>:income	4 1
:spelled>:jobless	0 43 5 9 6 1
:spelled>:jobname	8 13
:spelled>:keything	0 2
:spelled>:kin	2 -13 3 16
:spelled>:lifeword	0 1 9 3
:spelled>:longperiod	0 15 8 -3 12 17
:spelled>:losing	0 4 8 -10 13 16
:spelled>:money	4 2 5 23 6 34 7 13
:spelled>:nation	2 49
:spelled>:nearby	1 -18 6 -42 7 24 10 5 14 -19
:spelled>:negation	0 8 2 17 3 27 8 39
:spelled>:neighbour	3 21 7 4 8 36
:spelled>:newness	0 15 1 2 5 -6 7 14 13 -19
:spelled>:number	2 -6 4 17 8 16 12 16 13 -14 14 -3
:spelled>:offerdeal	2 5 4 3 6 13
:spelled>:online	14 31
:spelled>:onlyword	0 -15 2 -1 13 4
:spelled>:openprice	0 1 4 13 6 11 7 6 9 4
:spelled>:opinion	0 -3 4 17 7 9 12 19
:spelled>:origin	2 36
:spelled>:payer	0 -3 2 -5 5 -44 6 3 8 -10 12 11 13 -22
:spelled>:period	0 5 3 -47 4 -57 5 -14 7 -12 10 -52 14 -55
:spelled>:person	2 -8 3 26 4 8 7 4
:spelled>:pet	0 -7 1 -8 3 8 7 -41
:spelled>:petpart	1 -9 3 35
:spelled>:phone	8 16
:spelled>:photo	14 3
:spelled>:place	7 13 14 14
:spelled>:politics	7 -1 8 2
:spelled>:promise	2 -27 7 -7 11 8
:spelled>:ranking	1 -41 8 -15 13 19 14 5
:spelled>:record	2 1 6 -2 7 18 8 11 13 -15
:spelled>:refusing	0 -7 3 -8 8 -15
:spelled>:regretting	0 12
:spelled>:rent	6 5 13 7
:spelled>:return	4 -30 6 14 14 1
:spelled>:room	1 -10 2 6 3 16 4 7 9 9 14 -1
:spelled>:rulesplace	1 -14
:spelled>:safety	7 26
:spelled>:scarcity	0 -6 6 19 13 16
:spelled>:school	0 -4 1 38 7 14 14 27
:spelled>:seller	0 5 1 19 5 -27 8 -7 12 25 13 -19 14 -4
:spelled>:sex	2 38 13 3
:spelled>:sexual	2 27
:spelled>:spelled	0 6 1 -2 2 3 3 10 4 -36 5 -30 8 17 11 2 12 10 13 5 14 47
:spelled>:student	2 -20 3 17
:spelled>:superlative	12 7 13 -9
:spelled>:thing	2 11 3 -2
:spelled>:time	13 27
:spelled>:title	2 11 6 13 8 12 13 4
:spelled>:tribunalrent	1 7 7 -5 12 13
:spelled>:urgency	0 1 2 -4 6 -19 7 -7
:spelled>:wanting	2 -24 4 8 13 -5
:spelled>:welcoming	1 31
:spelled>:work	0 19 7 -9 8 6
:spelled>:writeto	6 7
:spelled_:absence	0 3 1 13 3 -43 8 -21
:spelled_:absolute	0 -5 2 -1 4 -10 6 -5 14 8
:spelled_:accepting	0 -2 1 12 3 11 5 12 12 7
:spelled_:advance	3 -2 7 -33 9 -11 13 20
:spelled_:age	1 10
:spelled_:asking	0 27 1 -2
:spelled_:benefit	0 10
:spelled_:bid	6 6 9 8 11 7
:spelled_:building	1 4 2 -2 6 -13 7 4 8 22 11 -4
:spelled_:burden	0 -10 3 -2 4 3 6 15 7 1 8 -15 10 -3 13 1 14 4
:spelled_:child	0 7 1 28
:spelled_:childless	6 17 9 17
:spelled_:clocktime	1 6 4 -38 6 9 8 11 12 -2
:spelled_:codething	0 -3 2 -32 3 -11 4 2 5 19 6 -1 12 19
:spelled_:condition	0 -31 2 -24 3 27 6 6
:spelled_:councilpay	0 11
:spelled_:deadline	1 -20 4 -18 6 18 8 -6 9 -7 10 -9 13 8 14 -11
:spelled_:demand	0 23 1 1 4 20 8 4
:spelled_:demanding	3 -10 4 5 5 6
:spelled_:denying	2 -4 6 15 7 -12 8 3 12 -24
:spelled_:deterring	1 6 2 -12 3 -8 7 5 8 -16
:spelled_:digits	11 4 14 12
:spelled_:disability	1 -6 2 32
:spelled_:disclaimer	5 6 11 12 13 -11
:spelled_:everyone	1 -35 2 16 7 -16 10 5
:spelled_:faith	2 1
:spelled_:family	3 8
:spelled_:fee	0 -7 3 -17 5 3 6 7 7 16 13 -28
:spelled_:feething	0 27 8 13
:spelled_:fixed	13 -8
:spelled_:healthword	2 3 8 4
:spelled_:hiding	0 -18 1 -5 2 2 4 -11 8 -16
:spelled_:holiday	1 7 7 2 8 -32 9 16
:spelled_:income	0 4 13 -11
:spelled_:jobless	0 24 5 8 6 2
:spelled_:jobname	2 2
:spelled_:keything	5 -1 8 -10
:spelled_:kin	0 12 1 -20 3 9 8 20
:spelled_:lifeword	2 2 3 -25 7 -4 8 -9
:spelled_:longperiod	6 2 12 11
:spelled_:losing	2 17 8 -3
:spelled_:money	5 6 6 20 7 14
:spelled_:nation	2 29
:spelled_:nearby	0 -4 1 -31 2 2 4 -18 7 17 10 9
:spelled_:negation	0 23 1 19 2 13 3 23 4 -2 8 27
:spelled_:neighbour	2 -6 3 10 8 10
:spelled_:newness	0 -19 2 -12 5 3 7 8 10 15
:spelled_:number	0 -11 5 -10 6 -11 8 6
:spelled_:offerdeal	6 14 7 12
:spelled_:online	1 -14 3 3 14 1
:spelled_:onlyword	0 -17 6 -7
:spelled_:openprice	4 13 5 25 6 16 7 25 11 16
:spelled_:opinion	0 -13 1 3 3 -43 4 18 5 7 6 -1 7 20 14 -23
:spelled_:payer	1 11 2 -10 3 -22 5 -21 6 -19 9 3 11 14
:spelled_:paying	3 -9 13 19
:spelled_:period	0 3 2 1 4 5 7 13 12 20
:spelled_:person	6 8 9 6
:spelled_:pet	2 7 3 5 8 23
:spelled_:phone	7 9 8 10
:spelled_:photo	2 -3 4 5 5 4 7 -3 11 4 14 3
:spelled_:place	0 -44 1 -22 2 -1 3 -30 7 12 10 14 14 5
:spelled_:politics	8 2
:spelled_:preferring	4 14
:spelled_:promise	0 -7 2 -16 3 4 4 -31 7 -6 8 2 12 -12
:spelled_:ranking	2 -23 3 -3 5 -2 7 -10 8 -8 14 2
:spelled_:record	8 -5
:spelled_:refusing	0 -1 2 -10 3 -26 8 -36
:spelled_:regretting	0 10
:spelled_:rent	0 -7 4 -2 5 -9
:spelled_:return	1 -9 2 -20 4 -19 6 26 7 2 8 -8 9 -3 10 3 12 -15 14 9
:spelled_:room	7 8 9 20 14 -18
:spelled_:rulesplace	8 6
:spelled_:safety	7 22
:spelled_:scarcity	0 -10 1 8 2 19 6 15 7 -3
:spelled_:school	7 18 8 -4 14 7
:spelled_:seller	1 36 5 -4 7 2 9 3 11 8
:spelled_:sex	2 35 8 9
:spelled_:source	7 -37
:spelled_:spelled	1 10 2 5 3 -2 4 -22 5 -5 6 -5 8 -2 9 10 13 12 14 55
:spelled_:student	3 6
:spelled_:thing	2 4
:spelled_:time	7 9 14 2
:spelled_:title	1 2 2 20 8 13 14 7
:spelled_:tribunalrent	10 12 13 -11
:spelled_:urgency	6 -3 8 10
:spelled_:utility	7 1
:spelled_:wanting	4 23 5 4 8 -15 13 1
:spelled_:welcoming	1 21 13 10
:spelled_:work	0 37 6 -13 7 -35
:spelled_:writeto	0 7 5 7 6 5 8 3
:student	0 -54 1 -83 2 -15 3 28 4 -25 6 -7 7 -8 8 13 11 -2 13 20 14 -18
:student $	3 21
:student ,	0 -13 3 6
:student :codething	13 3
:student :income	13 4
:student :jobname	8 9
:student :openprice	3 8
:student :paying	13 4
:student and	8 1
:student house	7 1 8 1
:student is	13 3
:student or	3 9
:student pay	13 4
:student policeman	8 9
:student>:absence	8 6
:student>:codething	13 2
:student>:income	13 5
:student>:jobname	8 8
:student>:keything	8 -4
:student>:number	8 18
:student>:openprice	3 8
:student>:paying	13 3
:student>:person	0 -7
:student>:pet	3 8
:student>:wanting	6 1
:student_:absence	8 6
:student_:benefit	0 -20
:student_:burden	0 -26
:student_:condition	7 2
:student_:deterring	0 -21 2 6
:student_:longperiod	13 3
:student_:number	8 36 13 11
:student_:paying	13 4
:student_:period	13 1
:student_:person	0 -18
:student_:spelled	8 19 13 18
:superlative	2 -17 4 23 5 -8 7 136 8 -37 12 10 13 -34
:superlative $	4 2 7 17 13 -8
:superlative ,	4 6 7 18 14 6
:superlative :absolute	7 14
:superlative :accepting	7 13
:superlative :bid	4 24 6 -3 7 -20
:superlative :building	2 -27 7 59
:superlative :burden	3 7 6 1
:superlative :clocktime	8 5
:superlative :deadline	4 4 6 -29 7 -13
:superlative :deposit	0 4
:superlative :deterring	3 2 7 7
:superlative :disclaimer	4 14
:superlative :hiding	1 8
:superlative :losing	7 1
:superlative :money	4 5 7 1
:superlative :nearby	7 21
:superlative :negation	3 1
:superlative :neighbour	7 25
:superlative :number	7 1
:superlative :offerdeal	4 15 6 -9
:superlative :online	2 8
:superlative :openprice	4 -1 7 5
:superlative :opinion	4 -1 7 37
:superlative :payer	7 25
:superlative :paying	0 4
:superlative :phone	8 3
:superlative :photo	7 11
:superlative :place	7 17
:superlative :rent	4 -4 7 16
:superlative :return	4 -13 7 19
:superlative :room	2 5
:superlative :rulesplace	7 25
:superlative :seller	7 26
:superlative :urgency	6 8
:superlative :utility	7 4
:superlative :wanting	2 3
:superlative a	12 1
:superlative and	1 -3 4 12 6 -6
:superlative be	6 18
:superlative deposit	0 4
:superlative else	7 5
:superlative flat	7 11
:superlative floor	2 1 7 -18
:superlative for	1 3
:superlative home	7 2
:superlative house	7 13
:superlative kitchen	7 6
:superlative landlord	7 26
:superlative neighbours	7 2
:superlative of	7 -59 9 10
:superlative offer	4 14
:superlative on	6 3
:superlative place	7 1
:superlative rent	4 -1 7 4
:superlative street	7 6
:superlative than	7 3
:superlative that	7 -8
:superlative to	7 10
:superlative value	7 2
:superlative view	7 11
:superlative we'd	4 10
:superlative with	3 18
:superlative £#	4 2
:superlative>:absolute	7 18
:superlative>:accepting	4 8 7 22
:superlative>:advance	7 13
:superlative>:bid	4 25 7 -25
:superlative>:building	2 -33 7 60
:superlative>:burden	3 5 6 4
:superlative>:clocktime	8 10 9 1
:superlative>:codething	11 4
:superlative>:deadline	4 11 6 -33 7 -18 9 1
:superlative>:demand	6 5
:superlative>:deposit	0 4
:superlative>:deterring	3 1 7 6
:superlative>:disclaimer	4 19
:superlative>:hiding	1 7
:superlative>:longperiod	12 13
:superlative>:losing	7 5
:superlative>:money	4 22 7 2
:superlative>:nearby	7 14
:superlative>:neighbour	7 30
:superlative>:newness	4 7
:superlative>:number	1 5
:superlative>:offerdeal	4 20 6 -12
:superlative>:online	2 7
:superlative>:onlyword	1 3
:superlative>:openprice	4 -3 6 -4
:superlative>:opinion	4 -32 7 31
:superlative>:payer	7 2
:superlative>:period	8 1 12 5
:superlative>:person	0 13 1 6 7 17
:superlative>:petpart	3 25
:superlative>:phone	8 3
:superlative>:photo	7 10
:superlative>:place	7 28
:superlative>:ranking	7 10
:superlative>:rent	4 -12 5 9 7 21
:superlative>:return	4 -20 5 6 7 22
:superlative>:room	2 3
:superlative>:rulesplace	7 17
:superlative>:scarcity	4 17
:superlative>:seller	7 8
:superlative>:spelled	1 3 6 17 7 5
:superlative>:superlative	7 37
:superlative>:urgency	6 11
:superlative>:utility	7 3
:superlative>:wanting	2 2
:superlative>:work	7 2
:superlative_:absence	0 13
:superlative_:absolute	6 -8 7 33
:superlative_:accepting	4 17
:superlative_:building	7 37
:superlative_:burden	1 6 7 33
:superlative_:clocktime	6 -13
:superlative_:codething	4 -6 7 -11
:superlative_:deadline	4 8 9 3
:superlative_:deterring	7 34
:superlative_:everyone	7 10
:superlative_:family	7 6
:superlative_:feething	7 6
:superlative_:longperiod	12 9
:superlative_:money	4 20
:superlative_:nearby	7 17
:superlative_:negation	7 22
:superlative_:neighbour	7 8
:superlative_:newness	4 3 7 5
:superlative_:number	1 25 7 -25 14 4
:superlative_:onlyword	1 11
:superlative_:openprice	4 -1 6 -34 7 1
:superlative_:opinion	4 -17
:superlative_:payer	7 17 10 7
:superlative_:period	4 19 8 3 12 8
:superlative_:person	0 15 7 4
:superlative_:petpart	3 25
:superlative_:place	2 -5 4 -28 7 56
:superlative_:ranking	4 -2
:superlative_:rent	5 6 13 4
:superlative_:return	5 3 7 8 13 10
:superlative_:room	7 48
:superlative_:scarcity	4 16 6 -3
:superlative_:seller	4 -1 10 8
:superlative_:spelled	1 24 6 18
:superlative_:superlative	7 42
:superlative_:tribunalrent	7 8
:superlative_:urgency	6 26
:superlative_:work	0 5
:superlative_:writeto	7 5
:thing	0 -79 1 -6 2 -56 3 -25 4 -49 5 10 6 -43 7 -53 8 -44 9 -63 10 -46 12 -104 13 -38 14 -109
:thing $	3 -26 5 -12 8 -23 9 -4
:thing ,	2 -3 6 -24 7 -34 8 -4 10 -45 11 -24
:thing :accepting	11 13
:thing :burden	5 12 8 1
:thing :demanding	5 5
:thing :deterring	8 3
:thing :feething	1 7
:thing :nation	11 2
:thing :neighbour	8 3
:thing :onlyword	5 9
:thing :promise	5 9
:thing and	5 10 6 -7 7 -1 8 -31
:thing have	11 14
:thing in	2 -5 7 -13 8 -39
:thing must	5 9
:thing on	8 4
:thing or	2 5
:thing the	4 5
:thing white	11 2
:thing>:accepting	11 12
:thing>:building	4 4
:thing>:burden	5 15
:thing>:deadline	6 -1
:thing>:demanding	5 19
:thing>:dislike	1 5
:thing>:feething	1 4
:thing>:keything	8 -1
:thing>:kin	1 2
:thing>:negation	7 10
:thing>:newness	10 -20
:thing>:number	8 -16
:thing>:onlyword	5 8
:thing>:photo	11 2
:thing>:preferring	11 6
:thing>:promise	5 8 7 3
:thing>:room	1 -12 2 -48 8 -40 11 -3
:thing>:thing	6 -4 8 -6
:thing>:work	0 -5
:thing_:absence	11 13
:thing_:accepting	11 11
:thing_:advance	13 -1
:thing_:building	4 11
:thing_:burden	1 1
:thing_:clocktime	8 -7
:thing_:condition	11 12
:thing_:deadline	8 -11
:thing_:denying	8 -7
:thing_:disclaimer	4 2
:thing_:dislike	1 4
:thing_:hiding	8 -4
:thing_:longperiod	12 -1
:thing_:money	5 13
:thing_:negation	3 7 11 15
:thing_:newness	10 -34
:thing_:number	7 -6 12 -19 13 -3
:thing_:openprice	4 -10 5 14
:thing_:opinion	5 17
:thing_:payer	6 2
:thing_:period	12 -7 13 -23
:thing_:pet	3 8
:thing_:photo	11 15
:thing_:preferring	11 5
:thing_:room	2 -44 6 -4 8 -24
:thing_:seller	5 11
:thing_:source	11 12
:thing_:spelled	11 14 12 -4
:thing_:thing	6 -3
:thing_:work	0 -7 8 -4
:time	0 -6 1 -3 2 -19 6 39 7 18 8 1 9 -48 10 24 12 10 13 27 14 -29
:time ##	8 6 14 21
:time $	0 6 4 6 6 22 7 -12 13 -4 14 -34
:time ,	5 8 6 10 8 -14 10 4 13 32
:time :asking	9 -7
:time :deadline	9 2
:time :fixed	12 19
:time :holiday	8 1
:time :losing	6 -15 7 28
:time :number	8 10 14 24
:time :onlyword	9 -12
:time :opinion	12 18
:time :payer	13 -1
:time :petpart	10 6
:time :ranking	6 7
:time :refusing	3 3
:time :room	7 4
:time :seller	12 12
:time a	7 -27 13 14
:time and	8 5 13 5
:time at	8 14
:time be	6 15
:time go	7 8
:time had	7 1
:time has	8 -6
:time in	6 3
:time it's	2 4 6 7 8 1
:time let	9 -7
:time or	6 18
:time rolling	12 3
:time room	7 4
:time we'd	0 2
:time weekend	9 2
:time>:absence	9 5
:time>:asking	9 -7
:time>:burden	6 2
:time>:clocktime	13 3
:time>:codething	1 1 5 2 13 7
:time>:condition	6 1
:time>:demand	6 2
:time>:demanding	6 8
:time>:fixed	12 27 13 -21
:time>:holiday	8 18
:time>:longperiod	5 1 13 17
:time>:losing	6 -7 7 22
:time>:negation	0 1 2 1 3 2
:time>:number	8 20 13 9 14 23
:time>:onlyword	9 -12
:time>:openprice	10 18
:time>:opinion	10 10 12 19
:time>:period	2 4 12 -3 13 10
:time>:petpart	10 6
:time>:photo	4 3
:time>:preferring	7 10
:time>:ranking	6 2
:time>:refusing	3 1
:time>:room	8 -4
:time>:scarcity	6 8
:time>:seller	12 12
:time>:spelled	7 -5 8 20 13 16
:time>:time	8 2
:time>:tribunalrent	5 3 13 5
:time>:wanting	7 3
:time>:welcoming	1 12
:time_:absence	12 6
:time_:absolute	6 8
:time_:accepting	13 -7
:time_:advance	13 -40
:time_:bid	1 1
:time_:burden	0 -2 10 4
:time_:childless	1 7
:time_:codething	1 19 5 1
:time_:deadline	6 11
:time_:demand	6 1
:time_:denying	6 22
:time_:deterring	0 -4
:time_:family	0 1
:time_:feething	12 15
:time_:fixed	13 -26
:time_:kin	0 1
:time_:longperiod	13 29
:time_:negation	2 8 7 -5
:time_:newness	10 16
:time_:number	8 3 14 1
:time_:openprice	6 8 10 12
:time_:opinion	8 3 10 11
:time_:payer	10 4
:time_:period	6 -22 13 34
:time_:photo	4 2
:time_:promise	6 2
:time_:room	6 -2 8 -13
:time_:scarcity	6 16 7 -9
:time_:seller	2 2 10 4
:time_:spelled	8 9 13 12 14 3
:time_:time	8 6
:time_:title	8 13
:time_:tribunalrent	13 3
:time_:urgency	6 11
:time_:wanting	12 2
:time_:welcoming	12 1
:title	0 8 1 -18 2 6 3 -4 5 26 6 22 7 -71 8 129 9 -19 10 -18 11 -14 12 -39 13 15 14 26
:title #	8 15
:title $	2 10 6 8
:title ,	11 4
:title :absence	6 2
:title :accepting	0 3
:title :asking	6 10
:title :codething	0 1 8 12
:title :disability	8 5
:title :disclaimer	2 5
:title :dislike	8 5
:title :healthword	8 20
:title :hiding	0 -2 13 23
:title :negation	2 3
:title :neighbour	1 22 8 7
:title :number	8 48
:title :online	6 2
:title :opinion	2 7
:title :paying	13 12
:title :period	13 12
:title :person	7 1 14 11
:title :place	8 7
:title :ranking	2 6
:title :refusing	6 9
:title :room	8 3
:title :sex	8 21
:title :spelled	8 7
:title :urgency	6 19
:title :wanting	0 -13 2 -15
:title a	8 25
:title are	0 5
:title boy	8 8
:title can	13 24
:title day	13 12
:title has	8 32
:title have	0 6
:title in	8 2
:title is	0 1 8 12
:title isn't	2 12
:title land	8 4
:title live	8 2
:title lived	8 -12
:title of	14 3
:title out	6 9
:title own	2 12
:title signs	0 18
:title the	8 -31
:title waited	6 5
:title who	6 1
:title would	6 1
:title your	4 10
:title>:absence	6 3
:title>:accepting	0 7 2 5 8 16 14 6
:title>:age	3 3
:title>:asking	6 18
:title>:burden	0 16
:title>:codething	0 1 4 7 6 5 8 16
:title>:condition	8 9
:title>:deadline	8 14
:title>:deterring	0 8 2 1
:title>:disability	8 23
:title>:disclaimer	2 8
:title>:dislike	8 9
:title>:feething	11 1
:title>:healthword	8 30
:title>:hiding	0 -5 13 22
:title>:lifeword	8 4
:title>:money	5 8
:title>:neighbour	1 19 4 5 8 33
:title>:number	8 52
:title>:online	6 2
:title>:onlyword	2 21 14 3
:title>:openprice	1 8 6 -6 8 22
:title>:paying	13 11
:title>:period	13 25
:title>:person	14 11
:title>:pet	3 1
:title>:place	8 2
:title>:promise	8 11
:title>:ranking	2 4
:title>:refusing	6 1
:title>:rent	5 2 14 3
:title>:return	5 2
:title>:room	7 1
:title>:sex	8 12
:title>:student	3 4
:title>:thing	11 3
:title>:title	8 31
:title>:urgency	6 21
:title>:wanting	0 -28 2 -4 8 -2
:title_:absence	8 11
:title_:absolute	8 11
:title_:accepting	14 6
:title_:age	3 3
:title_:bid	6 2
:title_:burden	0 9 8 33
:title_:child	1 1
:title_:childless	6 12
:title_:clocktime	6 6 8 21
:title_:codething	1 6 4 1 6 4 8 12
:title_:councilpay	0 8
:title_:deadline	5 5 6 10 8 9
:title_:demanding	5 5
:title_:deterring	0 17 5 6 8 13
:title_:disability	2 26 8 14
:title_:dislike	1 8
:title_:fee	5 8
:title_:feething	5 2 6 2
:title_:healthword	8 41
:title_:holiday	8 5
:title_:jobless	0 12
:title_:keything	8 1
:title_:lifeword	8 16
:title_:losing	6 -4 11 1
:title_:money	5 13
:title_:nation	2 12
:title_:negation	0 1 4 11 5 9 8 17
:title_:neighbour	4 4 6 10 8 30
:title_:newness	5 9 6 6
:title_:number	0 -28 2 -5 6 4 7 -5 8 37 13 23
:title_:onlyword	2 19 14 3
:title_:openprice	4 3 6 -50 8 5
:title_:payer	2 3
:title_:paying	5 1
:title_:period	13 5
:title_:phone	6 5
:title_:place	7 -4
:title_:ranking	13 9
:title_:rent	14 5
:title_:room	2 -15 7 12 8 12
:title_:scarcity	8 2
:title_:spelled	8 26
:title_:student	3 3
:title_:superlative	4 13
:title_:thing	11 1
:title_:time	6 -2
:title_:title	2 3 8 48
:title_:urgency	1 4 6 8
:title_:work	8 -8
:tribunalrent	4 -17 6 -2 7 -15 9 -33 10 39 12 27 13 20 14 -14
:tribunalrent $	4 -10 13 6
:tribunalrent ,	10 29
:tribunalrent :accepting	12 4
:tribunalrent :burden	12 4
:tribunalrent :condition	13 -11
:tribunalrent :fixed	12 12
:tribunalrent :negation	12 1
:tribunalrent :number	1 -2
:tribunalrent :record	12 12
:tribunalrent :rulesplace	12 12
:tribunalrent :utility	12 10
:tribunalrent and	12 4 13 6
:tribunalrent by	6 1
:tribunalrent lease	12 12
:tribunalrent of	8 20
:tribunalrent this	10 17
:tribunalrent>:absence	0 3
:tribunalrent>:accepting	12 3
:tribunalrent>:burden	6 1 12 4
:tribunalrent>:condition	13 -11
:tribunalrent>:deterring	6 2
:tribunalrent>:feething	12 12
:tribunalrent>:fixed	12 12
:tribunalrent>:negation	12 4
:tribunalrent>:newness	7 -1 10 12
:tribunalrent>:number	1 -5
:tribunalrent>:period	10 5
:tribunalrent>:promise	7 -5
:tribunalrent>:record	12 11
:tribunalrent>:rulesplace	12 11
:tribunalrent>:spelled	1 -4
:tribunalrent>:title	1 1
:tribunalrent>:utility	12 9
:tribunalrent_:absence	0 5
:tribunalrent_:absolute	13 4
:tribunalrent_:advance	12 12
:tribunalrent_:age	10 7
:tribunalrent_:building	10 3
:tribunalrent_:clocktime	12 -3 13 5
:tribunalrent_:demanding	12 5
:tribunalrent_:denying	10 6
:tribunalrent_:deterring	4 3
:tribunalrent_:longperiod	13 -2
:tribunalrent_:negation	10 3 12 6
:tribunalrent_:newness	10 15 12 23
:tribunalrent_:number	7 -2
:tribunalrent_:openprice	4 4 12 3
:tribunalrent_:opinion	4 2 12 2 13 -15
:tribunalrent_:payer	5 7 10 1 12 13
:tribunalrent_:period	10 9 13 -10
:tribunalrent_:promise	10 2
:tribunalrent_:ranking	12 15
:tribunalrent_:rent	12 15
:tribunalrent_:return	12 17
:tribunalrent_:room	10 9
:tribunalrent_:seller	5 9
:tribunalrent_:spelled	7 -3
:tribunalrent_:superlative	12 10
:tribunalrent_:thing	13 19
:tribunalrent_:tribunalrent	13 -14
:tribunalrent_:utility	10 9
:tribunalrent_:welcoming	10 1
:tribunalrent_:work	0 1
:urgency	0 -4 1 -32 2 -69 3 -25 4 -59 5 -26 6 145 7 -77 8 -40 9 -22 10 38 11 -24 14 -31
:urgency #	10 1
:urgency ##	14 1
:urgency $	2 -17 4 -8 6 82 7 -9 8 -6 14 -10
:urgency ,	0 -14 1 -17 2 -40 3 -2 4 -15 6 40 13 18
:urgency :absence	0 1 1 7 12 9
:urgency :absolute	6 1
:urgency :burden	6 32 7 -1
:urgency :childless	2 13
:urgency :clocktime	12 13
:urgency :codething	1 3 6 29
:urgency :deadline	6 5 12 6
:urgency :demand	6 -8
:urgency :demanding	6 13
:urgency :deterring	6 13
:urgency :nearby	6 -27
:urgency :newness	6 18
:urgency :number	10 1
:urgency :openprice	0 -4 6 25
:urgency :opinion	0 -3 6 -13
:urgency :person	2 11
:urgency :promise	6 4
:urgency :refusing	8 4
:urgency :urgency	6 49
:urgency :wanting	6 1
:urgency :work	0 21 1 4
:urgency a	0 1
:urgency about	6 1
:urgency and	6 5
:urgency as	6 11
:urgency couples	2 5
:urgency decision	6 9
:urgency fast	6 1
:urgency for	6 -1
:urgency in	6 -14 8 -5 10 1
:urgency is	6 32
:urgency it's	8 5
:urgency list	6 -8
:urgency now	6 10
:urgency on	6 10
:urgency only	6 5
:urgency or	6 39
:urgency out	8 9
:urgency the	6 1
:urgency to	0 -3 6 -12
:urgency will	6 4
:urgency work	1 6
:urgency you	6 21
:urgency>:absence	1 6 6 5 12 8
:urgency>:absolute	7 5
:urgency>:advance	6 16
:urgency>:age	6 2
:urgency>:building	6 2
:urgency>:burden	2 -6 6 28 7 -9
:urgency>:childless	2 12
:urgency>:clocktime	12 12
:urgency>:codething	1 2 6 20
:urgency>:deadline	6 4 12 5
:urgency>:demanding	6 19
:urgency>:deterring	6 2
:urgency>:fee	6 5
:urgency>:feething	6 -15
:urgency>:hiding	0 4
:urgency>:losing	6 24
:urgency>:nearby	6 -57
:urgency>:negation	6 6
:urgency>:newness	6 1 10 17
:urgency>:number	8 2 10 11
:urgency>:offerdeal	6 4
:urgency>:openprice	0 -10 6 7 7 -8 10 7 11 -2
:urgency>:opinion	0 -13 6 -17 10 7
:urgency>:payer	6 3
:urgency>:paying	6 21 13 3
:urgency>:person	2 4
:urgency>:phone	6 3
:urgency>:promise	6 3
:urgency>:refusing	6 11 8 3
:urgency>:room	0 1
:urgency>:rulesplace	0 2
:urgency>:scarcity	6 15
:urgency>:superlative	2 4
:urgency>:urgency	6 42
:urgency>:wanting	6 8
:urgency>:work	0 36 1 4
:urgency_:absence	6 29
:urgency_:accepting	6 11
:urgency_:building	6 29
:urgency_:burden	6 3
:urgency_:codething	7 4
:urgency_:deadline	6 17
:urgency_:demand	6 3
:urgency_:demanding	6 29
:urgency_:denying	6 20
:urgency_:deterring	6 4
:urgency_:disclaimer	6 23
:urgency_:hiding	6 14
:urgency_:lifeword	6 4
:urgency_:losing	6 48 8 -4
:urgency_:money	6 8
:urgency_:nearby	6 -37 10 2
:urgency_:negation	3 -3 6 16 7 -2
:urgency_:newness	10 10
:urgency_:number	13 5 14 2
:urgency_:openprice	4 -13 10 18
:urgency_:opinion	0 -9 2 -12 4 -12 6 4 10 21
:urgency_:payer	6 7 10 3
:urgency_:paying	13 12
:urgency_:period	6 7
:urgency_:phone	6 8
:urgency_:photo	6 1
:urgency_:place	6 -18 10 8
:urgency_:promise	6 26
:urgency_:refusing	6 24
:urgency_:return	6 1 10 11
:urgency_:room	0 1
:urgency_:rulesplace	0 2
:urgency_:scarcity	2 7 6 30
:urgency_:seller	0 -11 6 36 10 9
:urgency_:sex	2 10
:urgency_:spelled	13 10
:urgency_:time	6 -1
:urgency_:tribunalrent	10 9
:urgency_:urgency	6 11
:urgency_:wanting	6 12
:urgency_:work	0 1
:utility	0 -2 1 -45 2 -44 3 -48 4 -143 5 -13 6 -78 7 11 8 -4 9 -33 11 -17 12 6 13 -85 14 -85
:utility $	0 -22 1 -24 2 -38 3 -13 5 -34 6 -29 8 -19
:utility ,	0 -3 3 7 8 -16 12 13
:utility :absolute	7 13
:utility :codething	5 3
:utility :condition	11 10
:utility :deadline	12 4
:utility :disclaimer	12 -3
:utility :feething	12 -3
:utility :hiding	8 16
:utility :keything	8 7
:utility :payer	5 -5
:utility :paying	0 7
:utility :person	0 4
:utility :record	0 -1 7 -15 8 -2
:utility :room	1 -1 8 4 10 8
:utility :scarcity	7 1
:utility :source	5 7
:utility :utility	0 -22 4 -33 5 -31 6 -9 7 -11 8 -12 12 -13 13 -20
:utility :work	12 -3
:utility and	4 -8
:utility box	8 21
:utility floor	2 2 8 7 10 10
:utility in	7 4
:utility is	5 4
:utility password	8 15
:utility tax	0 -31 7 -4
:utility tenants	0 5
:utility with	2 11
:utility would	12 2
:utility>:absolute	7 15
:utility>:burden	0 -1
:utility>:codething	5 3 8 1
:utility>:condition	11 9
:utility>:deadline	12 4
:utility>:disclaimer	12 -3
:utility>:fixed	12 9
:utility>:hiding	8 10
:utility>:keything	8 4
:utility>:negation	0 6
:utility>:neighbour	7 5
:utility>:payer	0 5 5 -15
:utility>:paying	0 6
:utility>:person	0 4
:utility>:pet	3 6
:utility>:place	7 23
:utility>:promise	7 17
:utility>:record	0 -9 8 -7
:utility>:room	7 -15 8 11 10 6
:utility>:scarcity	7 5
:utility>:source	5 3
:utility>:spelled	8 5
:utility>:utility	0 -39 2 -3 4 -63 5 -73 6 -17 7 -27 8 -36 9 -10 11 -17 12 -17 13 -37 14 -7
:utility>:wanting	1 4
:utility>:work	12 -3
:utility_:absence	8 3
:utility_:advance	13 -15
:utility_:age	5 8
:utility_:asking	7 21
:utility_:clocktime	4 -17 8 -6
:utility_:codething	8 31
:utility_:condition	8 14
:utility_:councilpay	13 -9
:utility_:deterring	8 -16
:utility_:everyone	5 6
:utility_:fairness	5 1
:utility_:feething	5 1 6 4 8 -11
:utility_:fixed	5 2
:utility_:hiding	8 -6
:utility_:income	13 9
:utility_:longperiod	13 -9
:utility_:money	4 -49
:utility_:negation	0 15 7 18 8 4
:utility_:number	13 -3
:utility_:openprice	4 -38 5 -7 8 -2
:utility_:opinion	2 1 4 -19
:utility_:payer	7 13 13 -19
:utility_:period	13 -17
:utility_:person	0 5 7 7
:utility_:place	7 11
:utility_:promise	7 23
:utility_:ranking	8 6
:utility_:record	0 -7 8 -49 14 -1
:utility_:rent	0 11
:utility_:return	0 7
:utility_:room	6 6
:utility_:seller	5 14
:utility_:spelled	12 4
:utility_:urgency	12 8
:utility_:utility	4 -18 5 -7 8 -14
:utility_:wanting	1 3
:wanting	0 5 2 54 3 -8 4 17 5 -39 6 29 7 -38 8 -2 9 11 10 -50 11 5 12 28
:wanting ##	4 3
:wanting $	0 -19 4 -7 6 -15 8 -41 11 -3 13 26 14 -36
:wanting ,	6 -9 7 9 8 -23 13 12
:wanting :advance	13 -36
:wanting :age	5 5
:wanting :building	4 7
:wanting :burden	2 7
:wanting :child	1 19
:wanting :condition	0 3 13 2
:wanting :demanding	6 15
:wanting :deterring	2 11
:wanting :everyone	0 -40
:wanting :jobless	13 -34
:wanting :nation	2 3
:wanting :nearby	4 9 8 14
:wanting :negation	2 2
:wanting :number	4 19 6 -5
:wanting :onlyword	0 7
:wanting :openprice	1 -6 6 2 7 -5 8 1 13 -1
:wanting :opinion	1 -8 2 9 7 -4 8 1 11 -19 13 -5
:wanting :person	2 -4 6 -5
:wanting :photo	2 21
:wanting :scarcity	6 1
:wanting :seller	2 3
:wanting :spelled	0 10
:wanting :wanting	7 21 11 25
:wanting a	0 11 2 27 4 -9 5 -8 8 25
:wanting after	7 11
:wanting and	6 16
:wanting animals	3 -10
:wanting another	2 22
:wanting are	3 8
:wanting at	0 2 6 7
:wanting but	0 1
:wanting dogs	3 14
:wanting eleven	4 2
:wanting for	0 34 2 45 8 -44 14 15
:wanting in	2 1 11 7
:wanting it	1 7 4 26 6 33 7 -10 12 7
:wanting like	11 20
:wanting my	2 3
:wanting not	2 8
:wanting other	2 7
:wanting round	8 14
:wanting signing	13 -34
:wanting tae	6 4
:wanting that	2 -4 6 -16
:wanting the	2 -14 3 -14 7 -27 8 6 13 12
:wanting this	2 -6 6 28
:wanting three	13 4
:wanting to	1 -6 8 4 11 -8
:wanting with	7 8
:wanting you	2 -4
:wanting>:absence	6 16 12 1
:wanting>:absolute	0 -9 7 2
:wanting>:advance	6 -10 13 -7
:wanting>:age	5 5
:wanting>:bid	0 3 2 7
:wanting>:building	4 4 6 33
:wanting>:burden	14 2
:wanting>:child	1 27
:wanting>:childless	1 10
:wanting>:codething	1 3 8 13
:wanting>:condition	13 11
:wanting>:consent	7 1
:wanting>:deadline	8 3 9 7 12 1
:wanting>:demand	2 -4 4 8
:wanting>:demanding	6 10
:wanting>:denying	1 4 7 9
:wanting>:deterring	2 7 14 4
:wanting>:disability	2 12
:wanting>:dislike	1 17
:wanting>:everyone	0 -50 6 -11
:wanting>:feething	4 6 11 14
:wanting>:fixed	12 7
:wanting>:hiding	0 1 2 11
:wanting>:holiday	6 14
:wanting>:jobless	13 -42
:wanting>:jobname	0 2
:wanting>:longperiod	12 4
:wanting>:nation	2 11
:wanting>:nearby	4 17 8 10
:wanting>:negation	1 6 7 22 8 -1 11 2
:wanting>:neighbour	6 9 8 5
:wanting>:newness	1 -4 7 7 8 2 13 18
:wanting>:number	4 15 6 -18
:wanting>:onlyword	0 4
:wanting>:openprice	1 -3 6 5 7 -17 14 -10
:wanting>:opinion	1 -7 2 28 7 -19 11 -25 13 -12
:wanting>:period	13 24
:wanting>:person	2 7 6 -32
:wanting>:pet	6 3
:wanting>:phone	8 6
:wanting>:photo	2 9 6 10 11 4
:wanting>:promise	6 5 7 1
:wanting>:ranking	0 14 6 -6 12 14 13 15
:wanting>:room	2 2
:wanting>:scarcity	6 25
:wanting>:school	8 13
:wanting>:seller	2 28
:wanting>:sex	2 31
:wanting>:spelled	1 -6 4 15 5 -2 8 -3
:wanting>:superlative	0 7
:wanting>:time	2 7
:wanting>:wanting	2 -1 7 18 11 24
:wanting>:work	6 2
:wanting>:writeto	6 1
:wanting_:absence	0 1 2 -15 9 15
:wanting_:absolute	0 -1 7 3
:wanting_:accepting	0 4 2 5 6 6
:wanting_:advance	6 -31
:wanting_:asking	3 -25
:wanting_:benefit	0 9
:wanting_:bid	0 1 2 5 4 27
:wanting_:building	0 15 2 6 3 21 6 23 7 -9
:wanting_:burden	0 16 1 -6 2 -11 8 9 14 18
:wanting_:childless	1 5
:wanting_:clocktime	2 -11
:wanting_:codething	1 15 13 6
:wanting_:condition	0 7 2 -2
:wanting_:consent	8 3
:wanting_:deadline	5 8 6 8 8 12 9 11
:wanting_:demand	4 4 6 16
:wanting_:demanding	0 -2
:wanting_:denying	1 4 2 -2
:wanting_:deterring	0 -2 3 -6 4 -7 14 16
:wanting_:disability	2 15
:wanting_:dislike	1 8 6 -2
:wanting_:everyone	1 -1
:wanting_:fairness	2 9
:wanting_:family	0 1
:wanting_:feething	2 -2
:wanting_:fixed	12 25
:wanting_:hiding	2 4
:wanting_:holiday	2 12 6 11
:wanting_:income	1 2
:wanting_:jobname	0 1
:wanting_:longperiod	13 2
:wanting_:losing	0 -12 1 4 2 4
:wanting_:money	4 21
:wanting_:nation	2 13
:wanting_:nearby	2 -10 7 3
:wanting_:negation	1 25 2 -5 3 11 7 32
:wanting_:neighbour	6 15 7 -8 8 10
:wanting_:newness	2 -2 4 2 6 -31 8 7 9 11 13 4 14 3
:wanting_:number	4 20 13 -10
:wanting_:offerdeal	6 5
:wanting_:online	3 12 14 4
:wanting_:onlyword	4 10
:wanting_:openprice	0 22 2 20 4 -5 7 -4
:wanting_:opinion	2 22 12 5
:wanting_:payer	5 16
:wanting_:paying	1 4 6 -4
:wanting_:period	6 -2 12 14 13 39
:wanting_:person	2 34 8 -59
:wanting_:pet	5 11
:wanting_:phone	8 2
:wanting_:photo	2 -17 6 7 11 22
:wanting_:place	6 15 7 9
:wanting_:promise	2 -1
:wanting_:ranking	0 15 12 3
:wanting_:regretting	2 17
:wanting_:rent	13 19
:wanting_:return	13 15
:wanting_:room	0 9 2 46
:wanting_:sex	2 48
:wanting_:spelled	2 11 4 10
:wanting_:superlative	0 4
:wanting_:time	7 11
:wanting_:title	2 12 8 -6
:wanting_:work	2 -9
:wanting_:writeto	2 -17
:welcoming	0 -19 1 7 3 7 4 10 5 -14 6 -41 7 -10 8 -31 9 33 10 9 12 -51 13 26 14 -56
:welcoming $	0 -8 4 1 6 -76 7 -15 11 -16 13 25
:welcoming ,	6 -7 8 -35 13 24
:welcoming :absence	0 28 6 -8 7 13 8 1
:welcoming :accepting	13 1
:welcoming :asking	3 -15 4 3
:welcoming :bid	4 6
:welcoming :child	1 8
:welcoming :councilpay	2 11
:welcoming :deadline	6 8
:welcoming :deterring	3 3 4 5
:welcoming :holiday	9 7
:welcoming :jobless	2 11
:welcoming :nearby	3 11 6 5 10 1
:welcoming :negation	0 4 6 -21
:welcoming :openprice	0 -17 3 -28 10 15
:welcoming :opinion	0 -19 3 -16 10 13
:welcoming :paying	5 4
:welcoming :period	7 2
:welcoming :person	2 -3
:welcoming :place	1 9
:welcoming :ranking	6 -18 7 1
:welcoming :refusing	0 13
:welcoming :rulesplace	3 1
:welcoming :time	6 3
:welcoming :urgency	6 9
:welcoming and	9 7 11 7
:welcoming back	7 3
:welcoming be	0 8 8 10
:welcoming budget	5 9
:welcoming do	4 5
:welcoming don't	0 4 3 4 6 -19
:welcoming down	4 4
:welcoming enough	7 1
:welcoming here	1 9
:welcoming in	4 14
:welcoming it	9 4
:welcoming kids	1 8
:welcoming note	11 7
:welcoming out	0 13
:welcoming respect	1 2
:welcoming round	6 10
:welcoming state	2 11
:welcoming the	1 -8
:welcoming to	0 -24 3 -35 10 14
:welcoming up	6 8
:welcoming with	7 16
:welcoming your	6 2
:welcoming>:absence	0 27 7 12
:welcoming>:accepting	0 -6 13 2
:welcoming>:advance	3 4 7 1
:welcoming>:asking	0 -3 3 -17 4 1
:welcoming>:benefit	6 6
:welcoming>:bid	4 22 6 4
:welcoming>:clocktime	9 7
:welcoming>:condition	3 7
:welcoming>:councilpay	2 10
:welcoming>:deadline	1 5 3 6 6 5
:welcoming>:deterring	0 -7 4 9
:welcoming>:disclaimer	2 7 6 3 11 5
:welcoming>:dislike	8 7
:welcoming>:fairness	3 -2
:welcoming>:feething	2 9 7 3
:welcoming>:jobless	2 11
:welcoming>:keything	7 2
:welcoming>:kin	1 -4
:welcoming>:losing	1 1
:welcoming>:money	13 4
:welcoming>:nearby	3 10 6 2 9 12 10 9
:welcoming>:negation	0 12 3 8
:welcoming>:newness	3 2
:welcoming>:number	1 3
:welcoming>:openprice	0 -23 3 -37 5 -1 6 17 10 17
:welcoming>:opinion	0 -29 1 -3 3 -6 5 -6 10 15
:welcoming>:payer	11 1
:welcoming>:paying	5 5
:welcoming>:period	7 6
:welcoming>:person	2 -11
:welcoming>:pet	3 22
:welcoming>:place	1 3
:welcoming>:ranking	3 2 6 -26
:welcoming>:refusing	0 13
:welcoming>:seller	0 -10
:welcoming>:spelled	1 2 3 3
:welcoming>:time	13 19
:welcoming>:urgency	6 23
:welcoming>:wanting	2 -1 6 -11
:welcoming>:writeto	0 -9
:welcoming_:absence	1 7
:welcoming_:accepting	3 -9 10 3
:welcoming_:advance	13 11
:welcoming_:asking	1 -9 3 1 4 -10 6 -29
:welcoming_:benefit	0 15 6 6
:welcoming_:bid	6 8
:welcoming_:building	10 5
:welcoming_:burden	2 28 3 6 6 -19 9 1
:welcoming_:child	4 3
:welcoming_:childless	6 12
:welcoming_:clocktime	1 1 4 -11 9 6
:welcoming_:condition	0 35 3 17 6 8
:welcoming_:deadline	8 6
:welcoming_:demanding	3 17
:welcoming_:deterring	2 9 6 -19
:welcoming_:disclaimer	4 -11 11 6
:welcoming_:dislike	8 16
:welcoming_:everyone	0 -22
:welcoming_:fairness	3 19
:welcoming_:feething	5 1
:welcoming_:income	0 25 4 5
:welcoming_:keything	7 2
:welcoming_:losing	1 1
:welcoming_:nation	9 4
:welcoming_:nearby	10 17
:welcoming_:negation	0 7 1 10 3 17
:welcoming_:neighbour	3 13
:welcoming_:newness	10 20
:welcoming_:number	1 8 4 6
:welcoming_:openprice	0 -10 2 -9 5 -16 6 10
:welcoming_:opinion	5 -16 6 14
:welcoming_:payer	1 -2 2 30 4 -1
:welcoming_:period	4 2
:welcoming_:pet	3 26
:welcoming_:photo	11 7
:welcoming_:place	10 17
:welcoming_:rent	4 7
:welcoming_:return	0 -1 10 22
:welcoming_:room	1 3
:welcoming_:scarcity	6 3
:welcoming_:seller	0 -2 1 -12 2 23 4 -18 14 -15
:welcoming_:superlative	3 1
:welcoming_:time	13 18
:welcoming_:tribunalrent	10 23
:welcoming_:wanting	2 -21
:work	0 164 1 -55 2 -106 3 -100 4 -37 5 -12 6 -29 7 -54 8 -22 9 -23 10 -108 11 -26 13 24
:work $	0 75 1 -10 2 -9 4 -21 6 11 7 -5 8 3 14 -25
:work ,	0 16 1 -6 2 -18 4 -53 5 -7 7 -19 13 18
:work :absence	0 -7 1 1
:work :absolute	0 21 2 -17 5 -10 8 -12 14 7
:work :advance	0 8
:work :age	4 20
:work :burden	0 31 1 1 2 -23 8 -7
:work :childless	0 8
:work :clocktime	8 18
:work :codething	0 1
:work :condition	6 -1
:work :deadline	8 5
:work :demand	0 29
:work :demanding	0 9
:work :disclaimer	0 1
:work :feething	5 21
:work :holiday	8 11
:work :kin	0 2
:work :newness	0 8 8 7
:work :number	4 32 14 4
:work :onlyword	0 35 1 3 2 -15
:work :opinion	0 18
:work :period	12 14
:work :person	0 82 1 -21 2 -67 6 -15
:work :promise	0 15
:work :ranking	0 26
:work :scarcity	0 27 1 4 2 -10
:work :sex	0 30 2 20
:work :spelled	14 8
:work :thing	0 -12
:work :wanting	0 17
:work :work	0 17
:work and	0 8 1 6 5 8
:work before	8 1
:work centre	0 6
:work clean	0 -2
:work contract	0 3
:work couple	0 2
:work female	2 7
:work fifty	4 21
:work fireplace	0 -5
:work first	0 2
:work folk	0 11
:work hundred	4 6
:work is	0 3
:work months	12 18
:work nights	8 11
:work of	0 9
:work only	0 31 1 5 2 -7
:work people	0 16
:work required	0 1
:work should	0 3
:work tenants	0 12
:work to	0 6
:work will	0 7
:work>:absence	0 -2 1 5 4 6
:work>:absolute	0 16 2 -24 5 -17 7 -2 8 -1 14 6
:work>:accepting	0 17
:work>:advance	0 17
:work>:age	4 20
:work>:asking	0 3
:work>:benefit	0 -5
:work>:building	0 -20
:work>:burden	0 31 2 -28 8 -19
:work>:childless	0 7
:work>:clocktime	8 13
:work>:codething	8 -7
:work>:condition	0 5 6 -4 13 14
:work>:demand	0 26 6 -5
:work>:demanding	0 15
:work>:deterring	0 19 8 -6 13 11
:work>:disclaimer	0 5
:work>:feething	5 22 6 -1
:work>:holiday	8 9
:work>:negation	0 36
:work>:newness	0 27 8 5
:work>:number	4 28 5 -5 8 -5 13 -1 14 21
:work>:onlyword	0 42 1 1 2 -21
:work>:opinion	0 24
:work>:period	12 14
:work>:person	0 68 2 -73 6 -21
:work>:preferring	0 7
:work>:promise	0 30
:work>:ranking	0 31
:work>:refusing	4 9
:work>:regretting	0 12
:work>:return	7 8
:work>:room	0 -6
:work>:scarcity	0 24 1 3 2 -13
:work>:sex	0 29 2 22
:work>:spelled	0 12 2 -1 14 15
:work>:student	0 -31 13 1
:work>:thing	0 -26
:work>:wanting	0 28
:work>:work	0 22
:work_:absence	0 -1 7 2
:work_:absolute	0 23 2 -17
:work_:accepting	0 26
:work_:advance	0 18 6 -16
:work_:age	4 -1
:work_:asking	0 6
:work_:benefit	0 -29
:work_:bid	0 10
:work_:burden	0 29 2 -22 5 -8
:work_:childless	0 16 1 6
:work_:clocktime	8 5 12 2
:work_:codething	0 -10 8 -35 13 8
:work_:condition	5 1 13 14
:work_:deadline	12 12 13 9
:work_:demand	0 18
:work_:demanding	0 52 6 -4
:work_:deterring	0 28
:work_:digits	14 6
:work_:feething	0 18
:work_:income	0 12
:work_:law	2 3
:work_:losing	0 2
:work_:money	5 6
:work_:negation	0 40 2 -55 7 -8
:work_:newness	0 13
:work_:number	1 -9 4 -7 5 -28 7 -3 13 5 14 49
:work_:onlyword	0 43 2 -16
:work_:openprice	2 -1 6 -4 13 2
:work_:payer	14 4
:work_:person	0 -1
:work_:photo	0 7
:work_:promise	0 12
:work_:ranking	0 34 6 -16 8 -6
:work_:regretting	0 11
:work_:rent	13 8
:work_:return	7 8
:work_:scarcity	0 29 2 -12
:work_:spelled	0 4 1 -4 2 -43 4 -15 7 -4 14 27
:work_:student	0 -22
:work_:superlative	0 26
:work_:urgency	0 1
:work_:wanting	0 49
:worshipplace	1 -15 2 66 6 -91 7 -48 8 -40 14 -23
:worshipplace $	2 8
:worshipplace :demand	2 2
:worshipplace :person	2 2
:worshipplace :seller	2 2
:worshipplace goers	2 15
:worshipplace people	2 2
:worshipplace>:demand	2 2
:worshipplace>:person	2 2
:worshipplace>:seller	2 1
:worshipplace_:advance	2 8
:worshipplace_:deterring	2 16
:worshipplace_:preferring	2 12
:worshipplace_:ranking	2 6
:worshipplace_:room	2 1
:worshipplace_:seller	2 1
:worshipplace_:wanting	2 14
:writeto	0 3 1 -40 2 -5 3 -32 4 52 5 -2 6 9 9 -53 11 7 12 -2 13 8 14 49
:writeto $	1 -35 3 -10 4 5 7 -78 8 11 12 -14 14 -68
:writeto ,	4 -10 5 -11 6 -28 8 27 14 39
:writeto :advance	1 11 2 5 6 3 13 8
:writeto :asking	4 3
:writeto :benefit	0 1
:writeto :burden	0 -6 7 1 8 -14 14 18
:writeto :childless	2 15
:writeto :condition	6 13
:writeto :consent	6 -3 7 8 14 -25
:writeto :deterring	6 6 8 -20 14 17
:writeto :negation	8 16
:writeto :newness	2 5 13 9
:writeto :openprice	13 -2
:writeto :person	0 14
:writeto :photo	7 5
:writeto :ranking	2 26 13 6
:writeto :seller	3 -10 4 4 14 1
:writeto :spelled	3 3 8 5
:writeto :writeto	3 -5 4 4 6 -19
:writeto a	0 8 1 -19 2 -14 5 -21 7 -6 14 14
:writeto about	3 -24 4 -4
:writeto an	4 10
:writeto and	1 4 2 2
:writeto couples	2 5
:writeto first	2 8
:writeto in	0 3 2 -38 4 3 6 7 8 3
:writeto it	5 8
:writeto me	4 5
:writeto no	8 18
:writeto on	8 -6 14 20
:writeto priority	2 14
:writeto the	0 -17 2 26 10 2 13 12
:writeto there	14 20
:writeto through	14 -22
:writeto to	3 12 11 2
:writeto universal	0 5
:writeto used	8 2
:writeto what	4 18
:writeto when	6 7
:writeto with	4 22
:writeto you	11 1
:writeto your	6 12
:writeto>:absence	6 3
:writeto>:advance	1 8 2 9 6 12 13 8
:writeto>:bid	4 15
:writeto>:burden	2 -13 6 10 7 1 8 -29 14 19
:writeto>:child	7 12
:writeto>:childless	2 15
:writeto>:clocktime	6 4 7 1
:writeto>:codething	4 1
:writeto>:condition	2 8 6 22
:writeto>:consent	6 -5 7 8 14 -21
:writeto>:deadline	6 9
:writeto>:denying	7 1
:writeto>:deterring	0 -8 6 30 8 -38 14 14
:writeto>:disclaimer	4 5
:writeto>:family	1 2
:writeto>:feething	5 -18 13 18
:writeto>:hiding	0 5
:writeto>:losing	6 8
:writeto>:nearby	10 15
:writeto>:negation	3 13 8 21
:writeto>:neighbour	4 5
:writeto>:newness	2 2 10 8 13 12
:writeto>:offerdeal	4 21
:writeto>:online	14 3
:writeto>:openprice	14 6
:writeto>:opinion	0 -7 14 10
:writeto>:period	6 4
:writeto>:person	0 11
:writeto>:phone	14 14
:writeto>:photo	7 3
:writeto>:place	10 14
:writeto>:promise	7 4
:writeto>:ranking	2 29 6 4 13 5
:writeto>:record	4 7
:writeto>:return	10 15
:writeto>:room	4 6 6 1
:writeto>:rulesplace	0 2
:writeto>:seller	0 1 3 -5 14 20
:writeto>:spelled	3 3 8 5
:writeto>:tribunalrent	10 15
:writeto>:urgency	6 3
:writeto>:wanting	2 2
:writeto>:writeto	2 -8 6 -32 8 -9 14 11
:writeto_:absence	4 5
:writeto_:absolute	0 2
:writeto_:accepting	0 -13 4 -5 6 16 13 14
:writeto_:advance	5 -6 6 20
:writeto_:asking	1 3
:writeto_:benefit	0 15
:writeto_:bid	4 14
:writeto_:building	14 2
:writeto_:burden	0 21 1 -25 6 10 7 -2 8 -38 14 35
:writeto_:child	7 9
:writeto_:clocktime	6 9
:writeto_:codething	4 13 7 4
:writeto_:consent	14 -2
:writeto_:deadline	4 11 6 34
:writeto_:demand	6 -6
:writeto_:demanding	2 -3 6 26
:writeto_:deterring	2 11 6 20 7 -1 8 -16 14 24
:writeto_:disclaimer	4 7
:writeto_:family	1 1
:writeto_:feething	0 11 6 -3 13 16
:writeto_:fixed	4 2 13 10
:writeto_:hiding	0 7 4 3
:writeto_:jobname	8 2
:writeto_:losing	6 28
:writeto_:money	5 8
:writeto_:nearby	10 23
:writeto_:negation	6 -1
:writeto_:neighbour	4 14 6 4
:writeto_:newness	6 9 10 15
:writeto_:number	5 15 13 -19 14 20
:writeto_:offerdeal	4 14
:writeto_:online	0 -25 2 -7 14 12
:writeto_:onlyword	0 13 14 4
:writeto_:openprice	4 12 6 8 14 24
:writeto_:opinion	0 -13 14 14
:writeto_:payer	0 -22
:writeto_:paying	4 10 13 2
:writeto_:phone	4 3 14 31
:writeto_:photo	11 11
:writeto_:place	10 23
:writeto_:promise	7 16
:writeto_:ranking	2 6 6 15
:writeto_:record	4 6
:writeto_:rent	4 11
:writeto_:return	4 16 10 23
:writeto_:room	4 26
:writeto_:rulesplace	0 2 4 7
:writeto_:scarcity	0 11 6 4 7 5
:writeto_:spelled	6 8 14 22
:writeto_:superlative	2 6
:writeto_:title	14 16
:writeto_:tribunalrent	10 24
:writeto_:writeto	14 13
=	0 13 2 8 5 3 8 1
= :negation	0 3 2 10
= :spelled	2 11
= no	2 11
=_$	0 15 2 9
@hill…	14 17
^	0 -32 1 -26 2 -30 3 -25 4 -15 5 -27 6 -11 7 -25 8 -34 9 -12 10 -36 11 -39 12 -31 13 -46 14 1
^ #	1 2 7 14 8 -11 12 18 13 20 14 15
^ ##	4 20 7 4
^ ,	2 -29 5 15 14 -3
^ 12m	12 11
^ 1st	10 13
^ 6mths	13 22
^ :absence	0 -3 1 8 2 17 3 10 4 -20 6 -27 7 -1 8 11 9 17
^ :absolute	0 -3 1 1 2 -15 4 -1 6 -10 7 64 8 -31 13 -37
^ :accepting	0 -18 2 -13 3 -6 5 -4 6 -65 7 -18 9 15 10 -10
^ :advance	0 7 2 -54 4 -36 6 27 8 2 10 -5 12 -10 13 40 14 -10
^ :asking	0 -4 2 -34 3 -19 4 33 5 -61 9 11 12 6 13 -33
^ :benefit	0 63 1 -42 2 -73 3 -38 4 -13 6 -52 7 -36 8 -8 13 -5
^ :bid	1 -4 2 -19 3 -6 4 46 5 -40 7 -3 13 -18 14 -3
^ :building	0 -45 1 2 2 10 4 4 7 -31 8 1 10 -10 11 -1 12 12 14 -7
^ :burden	0 3 1 27 2 26 4 5 5 14 7 -40 10 3 11 -92 14 13
^ :child	1 51 3 -34 4 -14 6 -55 7 -33 8 -2 11 -23
^ :childless	0 -4 1 41 2 -54 4 -13 7 -6 8 -14
^ :clocktime	4 -4 8 3 9 5
^ :codething	4 -10 6 3 8 26 12 -16
^ :condition	0 1 1 39 2 12 6 -26 7 37 11 -13 12 -10
^ :consent	7 15 8 -36
^ :councilpay	4 -3 7 -32
^ :deadline	6 2 7 -35 9 12 12 -7
^ :demand	0 -2 1 -13 2 10 3 -4 4 -7 6 21 7 1 8 -32 11 -20 12 -2 14 -25
^ :demanding	2 30 4 10 5 13 6 24 8 -1
^ :denying	0 -26 1 -12 3 -27 6 9 7 -14 10 17
^ :deposit	0 -12 4 -10 5 16 6 -29 7 -16 12 -4 13 -66
^ :deterring	0 -29 1 -11 2 -9 3 7 5 -1 6 26 7 -11 8 9 11 -17 13 13 14 9
^ :digits	7 4 14 4
^ :disability	2 22 6 -35 8 -25
^ :disclaimer	4 -11 7 -2 8 -2
^ :everyone	1 32 4 6 6 6 7 -8 10 15 11 -6
^ :fairness	0 -21 2 -1 6 12 7 4 8 -16 13 -6
^ :faith	2 56 6 -28 7 -8
^ :family	0 -11 1 19 6 -7
^ :fee	4 22 5 34 14 -1
^ :feething	0 -66 2 -14 4 -72 5 48 6 -6 7 -10 8 -7 9 -8 12 8 13 -46 14 -32
^ :fixed	5 5 7 -33 12 68 13 -24
^ :forename	8 4
^ :healthword	7 3 8 -13
^ :hiding	1 -4 2 -24 4 -17 7 -10 8 13 9 -6
^ :holiday	2 -17 6 -35 8 -58 9 34 13 -31 14 -3
^ :income	0 19 2 -29 13 25
^ :jobless	0 40 2 -7 7 -2
^ :jobname	0 29 6 -15
^ :keything	4 -4 5 7 6 -67 7 -53 8 68 13 -25 14 -39
^ :kin	1 22
^ :law	2 12 6 23
^ :lifeword	7 4 8 -4
^ :longperiod	5 -12 6 2 8 -8 12 27
^ :losing	0 19 1 12 2 -12 3 6 6 42 7 -45 8 -6 14 -21
^ :money	4 21 5 -12 12 -1 13 33
^ :nation	0 -20 1 -40 2 12 3 -1 7 -29 8 -23 14 -11
^ :nearby	8 -51 14 -3
^ :negation	1 -6 2 29 5 -31 6 -1 8 -29 9 -3 11 -8 12 -32 13 -22 14 -33
^ :neighbour	0 -23 6 -50 8 22
^ :newness	2 -46 3 1 5 -2 7 -38 8 -1 10 85 13 10
^ :number	1 4 2 -25 3 4 4 9 6 20 7 5 8 -20 9 -21 11 -30 12 14
^ :offerdeal	5 -31 6 30 7 5 14 -6
^ :online	2 -38 4 -46 6 -35 8 -14 14 106
^ :onlyword	3 4 4 -7 5 -30 6 3 7 -47 8 -23 9 5 10 19 11 -27 12 16
^ :openprice	0 -22 3 -25 4 78 5 -42 6 -36 7 -5 10 -15 14 -14
^ :opinion	0 -22 1 -1 2 -17 3 -8 4 -5 5 -21 6 -3 7 -52 8 18 9 -13 10 -13
^ :origin	1 -17 2 24 6 9 13 8
^ :payer	2 -26 3 6 5 -17 6 -16 7 -2 8 23 9 -13 11 -14 14 -18
^ :paying	0 -21 5 22 6 -29 7 -23 8 -26 12 -32 13 18
^ :period	5 -23 6 4 13 6
^ :person	0 -1 1 16 2 19 5 27 6 -11 7 -47 8 20 11 -31 13 26
^ :pet	0 -45 1 -58 2 -78 3 34 4 -49 6 -60 7 -48 8 -54 11 -21 14 -26
^ :petpart	3 38
^ :phone	0 -28 2 -37 4 -5 7 -12 8 -72 14 35
^ :photo	0 -50 1 -25 2 -41 3 -17 4 -16 6 -33 7 -3 8 -11 11 74 14 -28
^ :place	6 -42 7 33 10 12 14 -17
^ :politics	2 46 8 9
^ :preferring	1 1 2 13 4 -17 6 -11 7 -6 8 -41 11 -18
^ :promise	1 -21 2 7 3 -22 5 -16 6 -4 7 -12 12 20
^ :ranking	4 -25 6 13 10 -18 14 -4
^ :record	2 -11 8 -49 12 14 14 -37
^ :refusing	1 8 3 6 8 4
^ :regretting	0 28 1 24 2 -13 3 32 6 -36 7 -19
^ :rent	2 -41 4 33 5 -36 6 -3 7 -17 8 -25 10 -12 12 -24 13 -2
^ :return	0 -9 4 20 5 -29 8 -27 12 -25 13 -6 14 -14
^ :room	1 -20 2 12 4 13 7 -17 8 -4 11 21 13 -10 14 -7
^ :rulesplace	4 3 12 14 14 -11
^ :safety	0 2 2 -1 6 -1 7 39
^ :scarcity	1 -2 2 -11 3 -10 6 43 7 -30 8 -59 13 -40 14 -19
^ :school	2 -3 6 -21 14 61
^ :seller	0 -3 1 -14 2 -9 4 6 5 -23 7 -38 8 41 9 -17 11 -5 13 -1
^ :sex	0 -70 1 -56 2 47 4 -7 6 -7 7 -34 8 -24 14 -5
^ :sexual	0 -2 1 -22 2 25 6 -39
^ :source	1 -15 2 -2 5 1 6 -13 7 21 8 -11 11 -8 14 -50
^ :spelled	0 6 1 -5 2 13 3 -10 5 -10 6 5 7 -15 8 -53 9 -1 10 -6 11 -69 12 -12 13 -35 14 38
^ :student	0 -9
^ :superlative	0 -30 2 -54 4 -26 5 -3 7 47 8 -14 11 -6 13 -39 14 -13
^ :thing	4 -3 6 -3 8 -11 13 -16
^ :time	2 -41 4 -12 6 5 7 -4 8 -21
^ :title	2 -74 6 -30 7 -36 8 39 14 -23
^ :tribunalrent	12 -9
^ :urgency	0 -7 1 -17 2 -2 4 -10 5 -6 6 57 7 -39 8 -49 10 4 14 -40
^ :utility	1 -41 2 -40 4 -94 5 -48 6 -49 7 -29 11 -14 13 -65 14 -38
^ :wanting	4 23 5 -18 6 1 8 -50 11 -2 12 5 14 9
^ :welcoming	0 10 2 -30 3 1 4 9 6 -3 7 -5 8 -12 9 9 11 17 14 -30
^ :work	0 21 1 -22 6 -24 7 -26 8 -29 11 -3 14 3
^ :worshipplace	2 24
^ :writeto	0 4 2 -13 6 1 7 -40 8 -27 13 -9 14 6
^ a	2 4 3 -16 4 -31 5 5 6 2 8 -74 10 6 11 -29 14 -20
^ able	13 4
^ absolutely	7 7
^ access	8 11
^ act	6 7
^ admin	5 19
^ adults	1 7 2 -10
^ airbnb	9 3
^ all	0 -3 2 -14 7 -36 11 -7
^ always	7 -4
^ an	4 11 7 3 8 -18 10 2
^ and	0 -44 1 -21 2 -12 3 -27 4 -25 5 -10 6 11 7 -36 8 -18 13 -5
^ annual	13 9
^ another	6 6
^ any	1 21 4 6 11 1 14 3
^ anybody	0 6
^ anyone	0 4 1 23 2 18 3 12 6 -10 8 7
^ anything	4 6
^ applicants	0 -21 13 16
^ are	2 22
^ as	8 -15 14 -9
^ ask	4 7
^ assistance	2 -1 3 7
^ assured	12 26
^ ast	12 24
^ at	7 2
^ avail	6 -1
^ available	6 -18
^ babies	1 5
^ be	6 33
^ beat	6 15
^ because	7 17
^ bedsit	0 3
^ below	8 4
^ benefit	0 27
^ better	6 8
^ bids	4 16
^ big	3 2
^ blind	2 8
^ brits	2 2
^ but	6 -19
^ buy	7 14
^ buyers	6 24
^ call	4 4
^ caravan	9 4
^ carer's	0 12
^ catholics	2 7
^ chap	3 4
^ charges	5 6
^ cheapest	7 9
^ childless	1 19
^ children	1 2
^ claimants	0 17
^ claiming	0 3
^ cleanest	7 11
^ co	14 35
^ colour	2 -6
^ com	14 35
^ come	9 9 11 9
^ communal	8 4
^ contact	14 3
^ contract	12 1
^ contractors	13 1
^ cost	4 11
^ council	0 3 7 -1
^ credit	5 8
^ crime	7 10
^ current	8 9
^ demand	6 1
^ deposit	5 15 13 -50
^ dim	1 7
^ do	2 13 11 8
^ dog	3 7
^ don't	2 -38 4 22 6 44 7 -22 11 13
^ early	6 14 12 10
^ email	14 3
^ empty	1 4
^ every	5 5
^ everybody	6 13 7 4
^ everyone	5 7 6 9 7 13
^ example	6 -6 7 -2 14 73
^ expecting	1 1
^ facebook	14 8
^ families	2 -7
^ fancy	14 1
^ fast	6 -10
^ fees	5 31
^ females	2 3
^ finest	7 1
^ first	6 4 13 5
^ flat	8 -7
^ flats	6 16
^ flying	6 5
^ follow	14 12
^ for	1 -5 4 43 5 11 8 14
^ fotos	11 22
^ four	6 3
^ fourth	2 2
^ fresh	10 18
^ furry	3 11
^ further	14 9
^ garage	8 11
^ gas	5 -5 8 -27
^ gate	8 5
^ get	6 35
^ girls	2 9
^ give	4 12
^ glamping	9 10
^ go	13 10
^ going	6 34
^ goldfish	3 16
^ golf	9 8
^ good	1 -16
^ google	14 6
^ grandchildren	1 4
^ ground	8 8
^ guaranteed	7 31
^ guarantor	5 16
^ guide	4 8
^ h	0 19
^ half	6 8
^ health	7 1
^ here	10 1
^ highest	4 9
^ holiday	9 8
^ holidaymakers	9 1
^ homes	6 14
^ hot	6 -11 10 4
^ house	1 4 8 13
^ housemate	8 8
^ how	0 4
^ hurry	6 15
^ i	1 -31 4 13 5 -19
^ i'd	1 10 6 10
^ i'll	6 -3 8 4
^ i'm	4 18 14 7
^ i've	0 5 6 1
^ ideal	1 3
^ ideally	0 11
^ if	0 6 1 34 2 16 3 4 4 16 6 -13 14 6
^ images	11 28
^ in	1 -5 4 19 7 -15
^ insta	14 2
^ interest	6 26
^ inventory	5 22
^ is	2 4 4 -13 7 -22
^ isle	3 -5
^ it	0 -53 2 -26 3 5 4 -26 5 -23 6 -7 7 -34
^ it'll	7 12
^ it's	0 -17 2 -8 3 8 6 -21 7 13 8 11 12 15
^ its	7 19
^ just	6 3 10 23 13 2
^ key's	8 12
^ keys	8 2
^ kids	1 -1
^ kids'	1 -9
^ ladies	2 14
^ ladys	2 12
^ landlord	3 6 4 3 7 -11 14 -11
^ landlord's	13 11
^ last	6 5
^ lease	12 21
^ leave	3 22 6 3
^ let	4 -3 9 8 12 13
^ let's	4 18
^ living	7 5
^ look	6 3 14 17
^ looking	4 16
^ make	4 3
^ men	2 3
^ message	14 -5
^ minimum	4 3
^ more	14 7
^ most	7 6 9 4
^ move	6 14 13 3
^ must	2 30
^ my	1 -20 2 -18 4 3 6 -15 8 7 14 15
^ n	10 5
^ nae	3 7
^ name	4 2
^ native	2 5
^ nb	3 2
^ neither	11 2
^ net	14 20
^ never	6 -5 7 -29
^ new	3 17 10 22
^ newest	10 9
^ night	9 -13
^ nine	4 1 14 11
^ no	0 1 1 -5 2 34 3 -15 4 -2 5 -34 6 -22 7 -4 11 -23 12 -25 14 -40
^ nobody	2 28 4 -13 6 -20
^ nobody's	8 1
^ non	5 3
^ nope	2 23 3 10
^ not	1 7 2 -5 3 -2 4 2 6 -8 7 12 8 -47 10 -6 11 -4
^ nothing	3 2 6 -2
^ notice	12 -10
^ now	6 -6 10 5
^ nowhere	7 32
^ ns	3 12
^ o7700	14 15
^ o77oo	14 19
^ of	1 16
^ off	6 3
^ offer	6 5
^ offers	6 -34
^ oiro	4 7
^ on	0 -19 8 5 10 6
^ once	7 12
^ one	1 7 2 8 5 -20 6 3 8 -5 13 -49 14 -17
^ only	4 -6 6 12 7 -27 12 4
^ open	8 -19
^ opportunity	6 6
^ or	14 6
^ otherwise	2 12
^ our	0 10 2 -5 6 7 7 20 8 23
^ oven	5 1
^ over	6 4
^ owner	2 5
^ parents	1 30
^ pay	13 30
^ payment	13 12
^ people	2 22
^ pet	9 2
^ pets	1 -2 3 -15
^ photos	11 28
^ pics	11 51
^ pictures	11 20
^ pip	0 12
^ pix	11 20
^ planning	7 23
^ plant	8 3
^ please	0 12 2 -17 3 16 4 11 11 1 14 -13
^ poa	4 31 14 -2
^ preference	2 7
^ pregnant	2 3
^ press	8 15
^ previous	8 1
^ previously	10 14
^ price	4 14
^ prices	7 1
^ private	0 11
^ properties	6 10
^ put	7 13
^ queue	6 2
^ rabbits	3 22
^ race	6 20
^ re	12 8
^ reason	8 5
^ recently	10 2
^ regrettably	0 1
^ renewing	5 1
^ rent	1 -6 2 -17 4 12 5 -27 7 -32 12 -20 13 -8
^ rental	4 5
^ rents	4 23
^ reserve	6 14
^ right	2 16 6 6
^ rolling	12 -3
^ room	2 6 6 21
^ rooms	4 11
^ save	3 3
^ say	4 6
^ scan	14 7
^ sealed	4 8
^ security	5 7 8 5
^ see	14 27
^ self	9 14
^ selling	6 8 8 5
^ semi	3 4
^ set	6 16
^ she's	8 14
^ shorthold	12 3
^ side	8 18
^ signing	0 4
^ sinn	2 6
^ six	12 12
^ skype	14 14
^ so	1 7 2 -26 3 -16 4 -23 6 23 7 -17 8 -4 14 -35
^ some	6 3 11 16
^ somebody	6 12
^ someone	4 2
^ somewhere	4 3
^ sorry	1 14 3 8 6 -24
^ spacious	0 4
^ spare	8 5
^ stairs	2 6
^ stock	11 12
^ strictly	3 6
^ students	13 2
^ suitable	1 -11
^ take	11 1
^ teenagers	1 9
^ telegram	14 7
^ tell	4 8
^ tenancy	12 18
^ tenant	5 2
^ tenants	0 -22 1 18 5 31 8 -21 13 -5
^ terrace	2 6
^ text	14 22
^ that	7 9
^ that's	6 -13
^ the	0 -29 1 -17 2 -45 3 -31 4 -33 5 -87 6 -35 7 39 8 -2 9 -43 10 -26 11 6 12 -18 13 -66 14 -8
^ then	6 20
^ there	0 -2 1 -37 2 -24 3 -10 4 -5 5 -8 8 -20
^ there's	5 11 6 21
^ these	6 7
^ they're	6 13
^ this	0 11 1 7 2 5 6 9 7 -1
^ those	0 40 13 23
^ tick	6 21
^ time	6 10
^ tiny	1 -12
^ to	2 15 13 1
^ totally	7 1
^ travellers	2 7
^ twelve	12 7
^ two	1 4 3 5 5 20 6 -25 8 9 12 -9 14 -41
^ uk	7 -27
^ un	7 9
^ universal	0 5
^ unmatched	7 11
^ unrivalled	7 13
^ unsuitable	1 4
^ up	2 5
^ upfront	13 1
^ upstairs	8 1
^ use	8 7
^ viewings	6 -5 8 -49
^ visits	1 3
^ we	0 -27 2 -12 3 -7 4 -5 5 -24 7 -60 14 -23
^ we'd	3 -3 4 9 5 19 6 -16 7 -11
^ we'll	4 4 6 -14 8 9
^ we're	6 -32 8 18
^ we've	0 14 6 16 11 5 12 -1
^ wheelchairs	2 1
^ when	7 4
^ which	1 -4 4 -6 7 -11 14 -2
^ whites	2 17
^ who	6 -4 8 5
^ wi	8 12
^ wifi	8 19
^ will	4 6
^ window	11 7
^ with	2 -12 5 3 7 28
^ won't	6 27
^ word	6 6
^ working	0 7
^ world	7 13
^ world's	7 18
^ would	1 -15 4 -10 7 -2 9 1
^ you	2 -53 5 32 6 -21 7 21 11 -29 12 18
^ you'd	5 5 6 -6
^ you'll	2 3 5 4 6 -8 7 18 8 18
^ you're	12 20
^ your	1 11 2 12 6 5 7 13
^ zero	7 4
^ £#	4 21 5 -19 9 2
^ £##	4 -2
^_#	1 -56 4 -23 5 18 6 13 8 -3 10 13 11 5 12 10 13 -5
^_##	0 -5 4 36 6 -7 7 -24 8 10 10 -2 12 -18 13 -28 14 -8
^_$	0 -28 1 -11 2 -12 3 -42 4 -13 5 -14 6 -1 8 -12 9 -3 10 15 11 -15 13 -3 14 20
^_%	7 26
^_+	3 1 4 24 13 17
^_6pm	14 15
^_9oo	14 32
^_=	0 21 2 8 5 5 8 1
^_able	7 6
^_about	3 -8 5 -3 6 -10 13 7
^_absolute	10 4
^_accept	0 6 2 6 4 6
^_acros	8 29
^_ad	1 1
^_add	10 9
^_addres	14 11
^_adult	1 24 2 -1
^_adv	13 26
^_advance	13 35
^_advertis	10 14
^_advice	6 2
^_after	4 7 6 5 8 -3 13 -5 14 14
^_again	6 -15
^_age	1 6
^_agency	14 11
^_agent	7 5
^_agree	7 7
^_ahead	6 9
^_alarm	7 -2 8 14
^_all	7 -6
^_allergic	3 9
^_allow	0 -2
^_allowance	0 14
^_already	6 30
^_alway	8 1
^_am	4 2
^_answer	2 1
^_anyone	0 17 2 -14 6 2
^_anyth	0 11 3 12
^_apartment	6 3 9 16
^_app	0 2 1 3 2 8 5 18 6 -17
^_applicant	0 21 1 -7 2 5 6 -28
^_application	0 19 4 24
^_area	2 9
^_aren't	1 33
^_around	6 22
^_artist	1 1
^_asian	2 19
^_ask	1 -12 6 -22 7 -66 8 -10 13 -45
^_assur	7 8
^_ast	0 3 12 32
^_away	8 1
^_b	0 16 6 18 9 12
^_baby	1 34
^_back	8 25
^_bairn	1 9
^_bank	0 10 7 3
^_bargain	7 19
^_bay	2 -8 8 -4
^_beat	7 28
^_because	8 16
^_bed	0 5 2 -14 6 14 7 3 8 -6 10 -25
^_bedroom	9 -15
^_beds	3 18
^_been	6 18 11 33
^_before	12 8 13 4
^_bell	1 3
^_belong	8 7
^_below	1 7 8 11
^_ben	8 4
^_best	7 11
^_better	2 8 6 7
^_beyond	0 1
^_bid	4 14
^_bids	4 21
^_bill	5 10
^_bin	8 9
^_bit	14 30
^_black	2 9
^_block	1 21
^_boat	8 13
^_boiler	12 -11
^_book	5 4 6 3 9 8
^_born	2 22
^_bound	7 7
^_box	8 8
^_boy	8 9
^_boys	8 2
^_br	3 11 6 3
^_brand	10 1
^_break	9 13
^_breed	3 3
^_brother	2 4
^_budget	5 9
^_build	1 13 7 42
^_bungalow	6 -2
^_burglar	7 19 8 7
^_bus	6 -27 8 -16 9 -8
^_but	4 12
^_buy	5 25 8 2
^_buyer	2 7 6 18
^_by	2 -66 3 -37 5 7 6 -42 8 -18
^_calm	1 4
^_can	0 -5 1 -5 2 -9 4 7 6 -50 7 10 8 -37 14 7
^_can't	1 2 6 -13 7 -1 12 8
^_card	5 7
^_carpet	3 18
^_cat	3 1 8 -4
^_catholic	2 4
^_certain	7 26
^_ch	1 10
^_chair	2 10
^_chance	6 32
^_chap	8 3
^_charg	2 3 5 -1
^_check	5 18
^_child	1 12
^_childles	1 6
^_children	1 -11
^_choose	4 16
^_christma	9 7
^_city	0 5
^_claim	0 16 6 2
^_claimant	0 26
^_clas	7 11
^_clean	5 28
^_clerk	5 12
^_code	8 62
^_collect	6 7 13 11
^_com	1 -2 8 -21
^_come	2 -7 6 15
^_comfiest	7 11
^_concierge	8 5
^_consent	7 13
^_consider	0 13 3 -2 4 25
^_contract	0 10 12 5
^_cost	4 -10 7 6 13 -9
^_cosy	11 1
^_cotage	9 4
^_cottag	6 1
^_cottage	8 -3
^_could	1 2 4 7
^_count	0 -17
^_county	7 11
^_coupl	0 -4 2 19
^_couple	8 21
^_crash	7 8
^_credit	13 24
^_crime	7 17
^_croydon	7 3
^_cut	5 8
^_date	6 -12
^_daughter	8 7
^_dawg	3 23
^_day	6 16
^_deal	0 3
^_deep	5 5
^_demand	6 10
^_dementia	8 6
^_depend	4 9
^_deposit	3 -12 5 4 13 -18
^_dial	8 6
^_dither	6 17
^_do	1 1 3 -5 6 -11 7 -23 11 -1
^_doctor	0 5
^_does	2 -9 3 -6 6 -5
^_doesn't	2 -6 6 -11 7 7 8 23
^_dog	3 -30
^_dogs	3 9
^_don't	1 -17 2 2 4 -3 6 2 8 -14 14 -5
^_done	6 -1
^_door	2 -9 6 -21 8 3 9 -8
^_dot	14 17
^_double	7 8
^_down	0 14 2 -7
^_dozen	6 21
^_draw	6 2
^_dss	0 21 1 2 2 -10
^_dugs	3 7
^_duplex	6 4
^_dur	8 5
^_e	10 5
^_each	5 18 12 2
^_ear	6 7
^_earn	0 8
^_earner	0 10
^_easter	12 14
^_eight	9 10
^_elder	8 8
^_else	6 -8
^_elsewhere	1 5
^_email	14 17
^_employment	0 5
^_empty	8 34
^_ends	6 13
^_english	2 12
^_entertain	4 8
^_entrance	8 2
^_entry	8 -1
^_equal	5 2
^_esa	0 9
^_essential	6 10
^_even	6 9
^_ever	7 23
^_every	8 4 13 4
^_ex	8 11
^_example	14 8
^_extension	7 1
^_extra	4 18 5 31
^_fami	1 26 2 3 3 -25 6 -6
^_fast	6 17
^_favour	6 5
^_feature	8 -4
^_february	9 4
^_fee	3 -11 4 -9 5 39 6 -10
^_fees	2 -14 5 6 7 -10
^_fein	2 14
^_female	2 11
^_ferry	5 -5
^_few	5 8 11 1
^_fi	8 12
^_fifty	4 7
^_fight	6 6
^_figure	4 23 6 1
^_final	4 8 6 -5
^_find	7 9 8 3
^_fine	3 6
^_finest	7 29
^_finger	6 7
^_finish	6 3
^_first	0 4 2 12 5 -9 7 -1 8 -16
^_fiver	5 4
^_fix	4 20
^_flag	2 9
^_flat	0 13 1 4 2 11 6 -11 8 -7 11 -60 12 10 14 -2
^_flatshare	2 14
^_fleet	6 23
^_floor	2 -5 7 -6
^_fly	6 10
^_folk	0 19 1 6
^_foot	2 7 6 8
^_form	5 6 6 21
^_fortnight	5 14
^_found	13 2
^_four	3 21 6 1
^_free	1 17 3 9 6 -26 7 4
^_friday	4 1
^_friend	1 -9 2 -10 3 11 8 -1 9 4
^_from	0 -12 2 45 3 -37 4 7 5 -32 6 -6 7 -31 8 -61 9 -18 12 -15 13 -15
^_front	7 14 13 23
^_full	1 24 2 14 6 -1 13 1
^_fund	0 7
^_fur	3 15
^_furnish	4 7
^_furry	3 5
^_g	3 12
^_gallery	11 14
^_garage	8 -7
^_garden	5 13 8 -15 11 9
^_gay	2 8
^_gays	2 16
^_gentleman	2 8
^_get	2 19 4 -2 6 13 8 -19
^_gets	6 1 7 7
^_gff	0 4 1 11
^_girl	2 29 8 4
^_given	8 -1
^_gmail	14 5
^_go	1 -11 2 -1 4 4 6 6
^_goer	2 15
^_goes	13 -4
^_gone	8 15
^_good	1 -7 14 -19
^_got	1 3 6 7
^_grant	7 11
^_grown	1 27
^_guarante	7 10
^_guarantor	0 -1 4 -4 13 13
^_guest	5 13
^_guide	2 15 3 -8
^_h	11 5
^_had	0 7 6 2 7 -27
^_half	2 4 13 4
^_hammer	6 10
^_hamster	3 8
^_hang	6 19
^_happy	13 4
^_has	1 -45 2 -9 7 4 8 1 11 -6 13 -16 14 7
^_have	0 22 1 -6 3 -11 11 16 12 -35
^_haven	1 5
^_he	0 1 6 17 8 -1
^_head	3 -9
^_healthy	2 17
^_hear	2 11 6 -9
^_heater	9 -2
^_here	0 3 2 -5 3 -16 7 21 8 -24 9 2
^_hesitat	6 7
^_highest	7 -2
^_hill	2 4
^_hillview	14 1
^_hindu	2 10
^_history	2 12 6 2
^_hit	10 6
^_hiv	2 24
^_hold	5 13 6 6 12 7
^_holder	0 9 2 13
^_home	1 -10 3 3 7 10 8 16
^_honest	8 2
^_hot	6 4
^_hous	0 -21
^_house	1 -9 2 13 3 9 6 -19 8 -3 14 -15
^_household	2 30
^_housemate	2 19
^_houseplant	3 4
^_how	6 -6 11 11
^_hundr	4 20
^_hurry	6 1
^_husband	2 10
^_i	1 7 3 9 4 -42 6 9
^_i'd	1 12
^_i'm	8 5
^_ideal	2 3
^_if	1 -15 6 8
^_ifs	7 21
^_illustration	11 29
^_imag	11 25
^_immigrant	2 7
^_impossible	7 10
^_includ	2 -6
^_income	0 15
^_ink	10 13
^_inside	12 15
^_insta	14 24
^_instruction	10 17
^_insurance	0 7
^_insure	5 4
^_into	7 14 8 8
^_inventory	5 4
^_investment	7 40
^_invit	4 7
^_irish	2 12
^_iron	6 4
^_ish	4 4
^_isn't	1 -16 6 -15 7 -8
^_issu	2 13
^_it's	6 41
^_jan	14 8
^_job	0 7
^_joke	6 1
^_joy	1 1
^_just	2 -11 6 -3 11 29
^_keen	2 9
^_keep	0 -11 8 2
^_kept	3 -9
^_key	5 -2
^_kid	1 26
^_kids	1 41 2 -1
^_kind	0 17 7 5
^_kindest	1 1
^_kit	7 1
^_kitchen	2 -14
^_kne	8 15
^_knock	8 3
^_know	8 3 13 3
^_l	1 10
^_lad	6 3
^_lady	2 11
^_landlord	1 -21 2 -26 4 -7 7 23
^_last	8 -60 11 -5 12 -28
^_lawn	11 10
^_lease	1 11 3 -26 12 31
^_least	4 11
^_leav	5 15 8 -7
^_leave	8 3 12 18
^_leed	7 2
^_left	6 6
^_leg	6 3
^_legg	3 13
^_lenton	7 2
^_less	4 19
^_let	0 -2 1 -33 2 -9 4 -6 9 2 12 31
^_lets	12 11
^_letter	14 11
^_lha	0 21
^_life	7 9
^_lift	1 -12
^_lik	6 6
^_like	1 -14 3 -32 4 -15 6 11 8 -16 13 19
^_lin	6 5
^_line	7 7
^_list	10 52
^_liv	2 1
^_live	6 13 8 7
^_loan	13 3
^_location	7 32
^_lockbox	8 14
^_lodger	8 21
^_lol	6 7
^_longer	13 3
^_look	2 -18 3 15 6 -7
^_lot	4 -18
^_love	0 2 6 -6 9 6
^_lowest	7 10
^_loyalist	2 14
^_make	11 9
^_male	2 5
^_man	8 15
^_market	7 -6 10 23
^_match	2 5
^_max	1 13
^_may	1 23 2 -13 3 -13 4 -7 6 -14 8 -21 11 3
^_me	2 -37 4 11 6 -3 14 10
^_mean	2 9
^_meter	8 -5
^_mid	5 1
^_might	1 3 13 2
^_mile	1 1
^_min	12 34
^_mind	3 -15
^_minimum	4 8
^_miss	6 18
^_mkt	10 33
^_mobile	2 1
^_monday	9 9
^_money	5 29
^_month	0 -12 2 -11 4 -16 5 -15 8 -22 9 -55
^_more	1 4 4 23 6 -32
^_mortgage	0 10
^_most	7 38
^_mov	14 4
^_move	6 -4
^_mr	8 38
^_mth	12 11
^_mths	13 13
^_much	4 21 7 7
^_mums	1 4 2 7
^_muslim	2 25
^_must	0 2 1 7 2 -19 4 -23 5 30
^_my	2 -12 5 1
^_name	14 32
^_national	2 24
^_nationality	2 12
^_near	6 12 13 9
^_need	1 -7 2 20 4 -10 6 -11 7 -26 8 -22 13 -4
^_neg	4 13
^_negotiable	4 22 12 2
^_neighbour	1 4 3 -9 7 2 8 41
^_nephew	1 14
^_network	8 2
^_never	0 -32 1 -25 2 -36 3 -2 6 -14 7 8
^_newcomer	10 31
^_night	5 -16 9 16
^_nil	7 1
^_nine	4 10 14 -18
^_no	0 20 1 -14 2 1 3 12 4 3 5 -1 14 -14
^_non	5 10
^_none	7 19
^_nor	11 2
^_not	1 -1 5 -42 6 1 7 -58 8 -38 12 -40
^_note	11 5 14 1
^_noth	1 -6
^_now	8 2
^_number	1 -2 8 -5
^_o	3 15 11 12
^_o77oo	14 2
^_objection	1 -5 3 -7
^_occupant	1 12
^_off	6 15
^_offer	1 -10 2 -40 4 25 6 -30 7 -5 13 -40
^_oh	14 2
^_once	13 -8
^_one	0 20 1 -2 4 -4 6 -2 7 -16 8 -20 13 -6 14 -20
^_ones	6 3
^_only	0 24 1 7 2 56 4 -20 5 -22 6 -19
^_ono	4 35 5 -22
^_open	8 -12
^_opportunity	6 3
^_opposite	8 8
^_other	0 -10 4 12 6 16
^_otherwise	3 1
^_our	0 15 1 -5 5 4 6 -10 7 -11 9 7 10 25 11 5
^_out	2 -14 3 -2 5 6 6 22 8 3
^_outside	2 -8
^_over	1 -2 3 1 4 -7 5 2
^_owner	3 3 8 12 11 -5
^_padlock	8 17
^_paid	13 -25
^_paint	4 2
^_paper	10 1
^_parent	1 10
^_park	0 -8 6 -49 7 -8 8 -15
^_particular	14 1
^_party	6 15
^_password	8 14
^_patter	1 6
^_paws	3 1
^_pay	2 14 4 -24 5 1 7 -15
^_payment	5 10 13 14
^_pays	5 14
^_pcm	4 17 5 -41
^_penny	7 1
^_people	0 -4 2 31 3 14 4 -2 6 4 7 -5 8 -28
^_per	5 -4
^_periodic	12 -22
^_permission	7 12
^_permit	0 -8 5 -10
^_permitt	1 1
^_pets	0 -16 7 -8
^_pett	3 20
^_phase	6 6
^_phon	6 5
^_photo	14 11
^_photography	11 14
^_pic	11 26
^_pick	2 17
^_pics	11 50
^_picture	11 19
^_pier	8 9
^_pip	0 14
^_plac	7 3
^_place	13 3
^_plan	6 4 11 -3
^_plant	1 6
^_please	0 1 1 3 2 12 3 -17
^_plus	12 8
^_pm	4 18
^_poa	4 10
^_pod	9 12
^_pop	1 4
^_portal	10 1
^_pound	5 17
^_prefer	2 19
^_preference	0 11
^_preferr	0 14 2 39
^_pres	10 5
^_prettiest	7 1
^_previou	2 -1 3 -2 8 10
^_price	4 33 6 29
^_pritchard	8 5
^_prohibit	3 3
^_proof	7 18
^_purchaser	7 5
^_put	0 10 6 -9
^_quality	7 14
^_quarter	13 19
^_quay	3 7
^_question	3 1
^_queu	6 13
^_quick	6 2
^_quickest	14 7
^_quieter	7 2
^_quietest	7 9
^_rail	11 -6
^_rather	5 7
^_reader	6 8
^_real	6 1
^_reasonable	4 3
^_receipt	0 14
^_recommend	6 8
^_reduc	4 -4
^_referenc	13 25
^_refundable	5 6
^_refuse	3 -8
^_region	4 11 7 1
^_regret	8 1
^_rent	0 -9 4 37 5 2 7 -7 8 -12 10 -5 13 10 14 -4
^_rental	7 3 9 12
^_republican	2 9
^_requir	2 8
^_reserv	6 1
^_reservation	5 1
^_resident	1 -12
^_retir	8 9
^_right	6 8
^_ring	1 2 6 1
^_road	7 5
^_roll	6 12
^_roma	2 12
^_room	0 11 1 -3 4 9 6 24 8 23 11 3 14 3
^_rover	3 25
^_rug	1 6
^_ruin	1 5
^_run	0 1
^_runn	7 6
^_safe	7 3
^_sale	8 27
^_save	0 5
^_say	2 11 3 -1 7 6
^_says	1 2 2 3
^_school	2 -8 7 2
^_screen	6 2
^_sea	7 36
^_search	2 8
^_seat	1 -7
^_second	6 9
^_see	5 15
^_seen	6 18
^_sees	7 3
^_self	0 -3
^_sell	2 20 6 -10
^_september	12 12
^_set	4 14 5 4
^_seven	8 -4 14 20
^_sex	2 9
^_sharer	1 -9
^_shelf	6 4
^_shift	6 17
^_shop	4 -4
^_short	12 18
^_shorthold	12 18
^_shot	11 16
^_should	1 9 6 -18 8 16
^_shout	14 1
^_show	11 -4
^_shown	4 19
^_shut	8 5
^_shy	4 2
^_sign	0 14 6 -5 12 17 13 1
^_simp	7 16
^_single	7 4
^_six	8 -12
^_sixty	6 6
^_slot	1 4 6 14
^_small	0 1 1 4 5 3
^_smok	3 9
^_smoker	2 -10 3 6
^_snooze	6 8
^_so	1 -10 3 1 6 -13
^_someth	3 9 4 1
^_somewhere	4 21
^_sooner	1 1
^_sorry	12 2
^_sought	0 14
^_spain	8 11
^_spare	8 34
^_speaker	2 4
^_spend	9 7
^_stair	1 1 2 -7 8 -9
^_stairlift	2 -2
^_stand	7 1
^_start	1 11 4 3
^_state	2 6 4 10
^_stay	4 -17 6 -1 8 -24 9 4 12 8
^_steep	1 7
^_stick	6 19
^_still	8 -1 10 4
^_stood	3 2
^_stopp	6 12
^_storage	9 -3
^_street	2 -21 7 18
^_strict	3 16
^_style	9 20
^_subject	11 1
^_such	6 11 7 17
^_suit	9 5
^_sum	13 1
^_supporter	2 6
^_survey	7 2
^_swift	6 19
^_t	10 5
^_take	0 -21 1 -22 3 -6 4 16 5 10 13 18
^_taken	6 -13
^_tax	0 -1
^_tell	2 -3
^_ten	5 5
^_tenant	2 -5 6 -42 8 51 9 -11 11 -31
^_tenerife	8 1
^_term	13 23
^_text	14 10
^_than	4 32 6 2
^_that	1 1 5 10
^_their	6 10 13 5
^_them	1 -12 6 18 7 -14
^_then	0 15 6 -29 8 15
^_there	1 2 2 -10 5 8 7 43 8 -37
^_thing	3 2
^_think	1 8 2 -1 4 7
^_those	0 -14 1 3 7 -1
^_though	0 9
^_thought	6 2
^_three	7 8
^_through	7 -8 8 4 14 -24
^_throw	4 3
^_tied	12 2
^_time	1 2
^_tock	6 23
^_today	6 7 10 5
^_toddler	1 18
^_told	0 24 2 -7 6 -11
^_tom	8 2
^_tonight	6 4
^_top	7 2
^_total	7 13
^_town	6 13
^_traveller	2 11
^_treat	7 15
^_trust	7 7
^_truste	2 10
^_try	1 12 2 5
^_tues	8 6
^_turn	2 -3 6 7
^_twice	6 5
^_two	3 -11 5 -45 8 16 12 -20 13 -29 14 -32
^_typ	2 6
^_uc	0 29
^_uk	13 18
^_ultimate	7 12
^_under	8 19
^_unionist	2 18
^_unlawful	2 -3
^_unoccupi	8 4
^_up	2 -39 4 -3 6 25 13 7
^_upfront	13 25
^_upon	4 9
^_ups	1 19
^_upstair	1 5 8 16
^_upward	4 11
^_us	0 -19 2 -3 4 18 5 -28 13 -25 14 -4
^_used	6 -2 11 44
^_user	2 19 14 16
^_usual	0 1 1 2
^_value	1 1 7 27
^_vegetarian	2 7
^_video	5 4
^_view	2 -15 4 -36 5 6 7 19 11 22
^_visit	1 17 5 4
^_voter	2 14
^_w	10 5
^_want	1 17 2 28 7 -4 13 14
^_warm	7 6
^_was	1 -19 4 -34 6 -19 7 -46 8 -3 13 -14
^_way	6 2 7 9
^_we	0 8 2 -4 3 -5 5 -26 6 -13 8 -55 11 13
^_we'd	2 3
^_we're	8 5
^_we've	6 -10
^_wee	8 11
^_week	5 14 9 20 13 -23
^_weekday	8 2
^_weekend	9 5
^_weigh	4 12
^_welcome	0 -4 3 -1 6 -13 9 7
^_went	0 1 4 8
^_were	2 -24
^_wet	10 5
^_wharf	4 4
^_what	4 20 6 -13
^_whatever	4 23
^_whatsoever	2 3
^_wheel	2 8
^_when	6 1
^_where	6 -16
^_which	2 14 4 34
^_while	6 30
^_white	1 3 2 5
^_who	0 12 6 15 8 -27 13 10
^_who'd	2 13 4 5
^_whole	1 8 13 2
^_wiggle	6 1
^_will	0 5 1 -22 2 3 3 6 9 3
^_window	7 -12 8 3
^_wins	4 6
^_winter	4 3
^_within	6 1
^_without	3 5 13 20
^_witness	2 10
^_women	2 12
^_won't	0 9 2 14 3 7 7 -9
^_word	6 6 7 13
^_work	0 11 2 -32 6 -16 8 10 13 6
^_worker	0 9
^_would	0 9 1 12 2 -11 3 1 6 -10 11 -19 12 12
^_wouldn't	6 10 7 1
^_www	14 1
^_year	12 21 13 23
^_yes	0 -27
^_you	1 -11 3 -12 4 8 5 4 6 8 7 -10 8 -7 11 -3 12 -19 13 8 14 -33
^_you'll	0 1
^_you're	6 -3
^_your	1 -6 2 18 3 11 4 5 6 34 12 9 14 -5
^_yourself	6 19
^_yourselv	6 4
^_zero	14 19
^_zone	1 2
^_£#	0 -50 2 -12 3 -6 4 47 5 -24 6 -17 7 -86 8 -20 12 -34 13 -1
^_£##	4 24 6 -11 7 -32
a	1 -3 2 7 5 13 6 -6 7 4 8 -25 9 7 10 -1 11 11 14 -14
a :absence	2 -16
a :absolute	5 11 8 2
a :accepting	0 9 6 10 7 11
a :advance	5 -7 8 -10
a :asking	14 4
a :building	0 3 1 8 2 -10 4 -8 6 51 7 12 10 7
a :burden	0 33 1 17 13 10
a :child	1 39 2 -24 3 -5 7 -13 8 5
a :childless	1 28 6 -1
a :childthing	7 -2
a :clocktime	5 4 8 9
a :codething	8 -30 12 38 13 7
a :consent	7 6
a :deadline	4 24 6 -9 8 9 9 22 13 -23
a :demand	1 12
a :demanding	0 19 1 4 5 3
a :denying	2 13
a :deterring	6 -25 8 4
a :disability	0 -15 2 29
a :disclaimer	7 16
a :dislike	1 1 2 -11 14 17
a :faith	2 45 8 -3
a :family	1 14 2 -8 8 -8
a :fee	4 15 5 17
a :feething	1 4 4 -28 6 -19 7 -1 8 -13
a :fixed	12 13
a :healthword	7 8 8 57
a :hiding	2 -5 7 -14
a :holiday	0 -16 1 -39 2 -3 5 4 9 8
a :income	0 33 2 -16
a :jobname	2 -16 7 -5
a :keything	1 -11 7 -3 8 -29
a :kin	1 15 2 -4 3 -16 7 -19
a :law	5 -5
a :lifeword	0 24 1 -11 2 -5 8 4
a :longperiod	0 1 4 -4 6 -26 8 -33 12 48 13 30
a :losing	0 7 5 6
a :money	4 14 5 53 7 1
a :nation	2 5
a :nearby	2 -29 7 1 8 -12
a :negation	0 9 2 20 3 25 5 10
a :neighbour	1 12 6 36 8 1
a :newness	6 -33 9 23 10 2 13 -6
a :number	4 12 5 7 6 3 7 6 8 -5 12 22 13 -2
a :offerdeal	4 24
a :onlyword	0 2
a :openprice	4 47 11 17
a :opinion	1 -6
a :origin	2 16
a :payer	1 -14
a :period	4 10 8 -30 10 -20 11 -39 12 15 13 -15 14 -42
a :person	1 14 3 3 6 -25 7 8 8 -19 13 17
a :pet	0 -49 1 -35 2 -94 3 68 4 -30 5 13 6 -27 7 -41 8 -14
a :phone	7 -2 14 32
a :photo	1 19 6 13 7 -22
a :place	7 7
a :politics	2 31
a :preferring	2 -17 8 20
a :promise	0 5 7 52
a :ranking	1 14 7 19
a :record	4 3
a :rent	4 27
a :return	0 -21 4 20 7 19
a :room	2 -11 4 11 6 30 8 -61 10 17
a :rulesplace	2 -12 6 1
a :safety	0 3 7 -14
a :scarcity	5 6 6 35 7 -15 9 15 11 4 13 13
a :seller	1 -2 5 5
a :sex	1 -29 2 78 4 -1 7 -4
a :sexual	0 4 2 13
a :spelled	2 26 3 11 7 -3
a :student	8 17
a :superlative	7 43
a :thing	7 -24 8 -5
a :time	13 3
a :title	2 14 5 2
a :tribunalrent	12 37 13 7
a :utility	0 5
a :work	0 35 1 -30 2 -32 6 -3
a :writeto	14 22
a bad	8 20
a bath	6 17
a better	7 32
a bigger	0 4
a bit	4 29 8 6 11 5
a block	6 3
a brand	10 3
a breakdown	8 7
a buggy	1 9
a bump	2 2
a camera	11 10
a car	1 6
a care	8 7
a carpet	1 11
a cat	5 15
a certainty	7 12
a chance	0 1
a change	2 3
a changing	1 7
a child	1 39
a christian	2 18
a cinema	3 7
a claimant	0 2
a commitment	12 7
a condition	5 6
a crowd	1 15
a day	6 22
a dead	7 21
a decent	13 5
a dog	2 -3 3 50
a dozen	6 12
a drink	8 11
a dry	0 3
a family	2 -8
a female	2 5
a few	5 7 9 15 11 6 13 16
a figure	4 21
a fiver	5 19
a flat	1 15 6 23 8 2
a floor	4 2
a foreign	2 10
a formality	7 14
a fortnight's	5 13
a fourth	2 2
a further	1 4
a gentleman	2 7
a go	5 7
a grown	1 10
a guest	7 1
a guide	11 11
a haven	1 6
a head	5 8
a history	2 15
a holiday	9 -7
a homeowner	0 17
a hound	3 11
a house	0 16 6 12 7 17
a household	1 34
a hundred	5 14
a job	0 14
a key	8 -2
a kid	1 8
a lad	8 6
a lady	2 23
a letter	1 1
a lifetime	6 13
a list	7 2
a little	1 -25 4 11 11 7
a long	13 4
a lot	5 4
a loyalist	2 14
a lump	13 9
a maisonette	6 6
a mature	2 3
a message	14 12
a mile	7 5
a month	1 8 4 8 12 -18 13 -47
a month's	13 -2
a mortgage	7 9
a must	0 2
a new	6 -2
a newborn	8 15
a nicer	7 18
a night	5 9 9 2
a no	0 11 2 21 3 11
a non	3 2 5 12
a note	14 2
a number	4 6
a patch	7 1
a penny	7 11
a pension	0 -26
a pinch	11 16
a play	1 3
a practising	2 1
a prettier	7 5
a price	4 17
a problem	3 -4
a professional	0 -12
a profit	7 19
a promise	11 5
a proper	0 12
a queue	6 2
a recovering	8 11
a rent	4 27
a republican	2 12
a reservation	5 1
a retired	8 19
a salary	0 18
a secure	0 6
a shout	6 1
a similar	11 5
a slate	10 5
a small	0 1 5 2
a soul	7 6
a spring	10 5
a stairlift	2 -1
a steady	0 10
a strict	3 4
a sweet	8 11
a swift	6 10
a telegram	14 3
a tenant	1 -1 2 13 8 -2
a tenner	5 10
a third	1 15
a thousand	4 14
a toddler	1 4
a tortoise	3 -3
a true	11 7
a twelve	12 10
a very	6 1
a wage	0 19
a walled	10 7
a week	4 9 9 18 13 -9
a whippet	14 3
a white	2 14
a woman	2 13
a worker	0 19
a working	9 8
a year	12 24 13 7
a year's	12 9
a yes	7 10
a £#	1 3 5 36
able	7 4 13 8
able :disability	2 6
able :openprice	0 2 2 -26 13 9
able :opinion	0 2 2 -26 13 9
able bodied	2 6
able to	0 2 2 -26 13 9
able_$	7 8
about	0 -45 1 -6 3 -13 4 -44 5 -10 6 35 7 -8 8 9 11 12 13 1 14 -26
about $	6 15
about :income	13 2
about :money	4 -14
about :openprice	7 2
about :opinion	6 4 7 2
about :pet	3 14
about as	6 2
about it	3 -6 6 6
about pets	3 14
about the	8 1
about this	6 14
about to	6 4 7 2
about £#	4 -19
about_$	0 -16 3 -1 4 -15 8 10 11 8
about_long	6 8
about_one	6 10
above	2 -10 4 5 6 -24 7 -13 11 -11
above the	4 1
above_$	2 -2 8 -5
abroad for	8 2
absolute	10 5
absolute_$	7 3
absolutely	7 16
absolutely :negation	7 10
absol…	7 15 10 4
accent	2 11
accents	2 6
accen…	2 6
accept	1 14
accept_$	2 8 13 11
accept_than	4 3
accepted	0 13 2 25
accepted $	0 10 2 3
accepts	13 10
accep…	0 12 2 22 6 -5 13 12
access	2 -5 8 17
accommodation	1 3
accom…	1 6
accordingly	4 8
accordingly $	4 8
accor…	4 12
account	13 28
accou…	13 28
accurate	11 15
accurate $	11 13
accur…	11 17
achie…	4 7
acros_has	8 8
across	8 21
across the	8 23
act	6 19
act :time	6 8
act :urgency	6 21
act now	6 7
act_$	6 6
actual	11 24
actual :building	11 14
actual :neighbour	11 13
actual :photo	11 13
actual flat	11 12
actual_$	11 15
actual_may	11 5
add	4 8
add :deadline	0 1
add :demanding	0 1
add :openprice	0 1
add up	0 1
add_$	10 5
add_what	0 3
add_you	0 2
added	5 6 10 15 11 4
added :openprice	5 8 10 5
added :opinion	5 8 10 5
added to	5 8 10 5
addition	10 2
addition :openprice	10 2
addition :opinion	10 2
addition to	10 2
addit…	10 2
address	1 2 7 5 14 18
address for	14 4
addre…	7 23 14 18
adhd	2 4
admin	5 15
admin ,	5 6
administration	5 2
admin…	5 2
adult	0 28
adult $	1 -13
adult :absolute	1 6
adult :burden	1 6
adult :disability	0 7
adult :healthword	0 7
adult :onlyword	1 4
adult :person	1 7
adult :scarcity	1 6
adult disability	0 7
adult only	1 6
adult_$	1 44 2 -26
adult_block	1 3
adult_children	1 -24
adult_no	1 1
adult_payment	0 7
adults	0 -15 1 65 2 -56 6 -22
adults $	1 35
adults ,	1 25
adults :absolute	1 6 2 -16 9 1
adults :burden	1 11 2 -17 9 1
adults :onlyword	1 6 2 -16 9 1
adults :scarcity	1 6 2 -16 9 1
adults and	1 -3
adults only	1 6 2 -16 9 1
adv	13 48
adv $	13 26
adv_$	13 19
advance	0 -13 4 -42 6 -32 7 -39 8 -8 12 -31 13 18
advance :burden	13 -2
advance :demanding	13 3
advance_month	13 15
advance_rent	13 14
advance_sign	13 -6
advan…	0 -13 4 -43 6 -32 7 -25 8 -8 12 -31 13 18
advert	4 -2
advertis_$	10 2
advertised	4 21 6 -22 10 25
advertised :deadline	10 21
advertised :rent	4 1
advertised :return	4 1
advertised in	10 -5
advertised rent	4 1
adver…	4 18 6 -40 7 -20 10 31
advice	6 1
affordability_$	0 1
affordable	0 -9
afore_$	6 1
afraid	0 3 1 16 3 8
after	0 -20 1 -21 4 2 6 20 9 -1 12 32 13 -35 14 9
after $	7 5 13 6
after :advance	13 -43
after :demand	4 2
after :feething	4 2
after :jobless	13 -34
after a	2 18
after it	6 30
after signing	13 -34
after_##	4 3
after_$	0 -27 1 -37 2 -12 6 20 8 6 13 -48 14 9
after_bloke	2 11
after_have	6 1
after_month	12 2
after_sign	13 -21
after_viewing	4 5
after_will	6 3
afternoon	1 4 6 14
afternoon $	6 6
afternoon ,	1 1
afternoon_$	1 1
afternoons	1 4
after…	1 22 6 13
again	1 13 2 15 4 4 6 -14 7 4
again $	1 14 2 3
again_$	6 -18
against	1 4 3 -2
against :child	1 13
against :dislike	5 7
against damage	5 7
against_$	1 7 5 3
again…	1 4 3 -2
age	1 24
age :child	1 5
age of	1 23
agency	5 12
agency :fee	5 2
agency fees	5 1
agency's	14 2
agency_$	5 7
agenc…	14 2
agent	0 4 11 3
agent in	7 12
agent's	5 5
agent_$	4 9
agents :welcoming	4 4
agent…	5 17
ago	11 22
agree	4 1 7 6 11 2
agree_$	11 3
agreed	6 6
agreement	5 -13 13 12
agreement :codething	13 10
agreement is	13 10
agreement_$	13 18
agree…	5 -22 13 22
ah	4 2
ahead	0 -13 4 -3 6 16 13 19
ahead of	2 3 6 24 13 -2
ahead_$	6 16
ahead_them	6 17
air	7 16
airbnb	9 7
airbnb style	9 1
alarm	7 -8 8 17
alarm :codething	8 10
alarm :negation	8 3
alarm has	8 8
alarm's	8 8
alarm_$	8 4
alarm_off	8 11
alarm_since	8 1
alarm_work	8 3
alarm_you	8 4
alarms	8 -16
alarm…	8 16
alcoholic	8 7
alcoh…	8 7
alike	1 -3 2 -1
alike $	0 -5
all	0 -33 1 -16 5 -26 6 -10 7 -15 8 2 11 -19 14 -20
all $	7 -7
all :accepting	8 3
all :clocktime	8 6
all :deadline	8 18
all :demand	4 11
all :payer	12 14
all :period	0 1 8 7
all :person	1 7
all :place	7 4
all :seller	12 14
all :sex	2 22
all :wanting	11 2
all day	0 3
all occupants	1 14
all of	7 17 8 19 13 8
all our	12 14
all the	11 -14
all_##	8 3
all_$	1 -7 2 -18 6 -14 7 -24 8 9 13 -17 14 -12
all_consider	4 1
all_must	1 7
allergic	3 9
allergic so	3 3
aller…	3 19 8 11
allowance	0 10
allowance :negation	0 1
allowed	0 -6 3 10
allowed $	3 12
allow…	2 -25 3 8
alone	8 5
alone $	8 1
along	6 -8
already	2 -10 6 73 7 -8 8 -12
already $	6 30
already_$	6 25
alrea…	2 -10 6 73 7 -8 8 -12
alway_$	3 1 8 4
always	2 3 3 8 4 7 6 -33 8 13
always :spelled	8 4
always at	8 5
am	4 9
am_my	4 5
an	3 12 4 19 5 -11 6 -12 7 4 8 -2 10 9 13 -3 14 -18
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
an :phone	7 16
an :return	7 15
an :seller	3 4
an :work	0 26
an advance	13 3
an alarm	8 -1
an all	2 21
an auction	4 9
an empty	7 4 8 1
an extension	7 16
an extra	4 9
an investment	7 14
an offer	4 13
and	0 -39 1 -2 2 -7 3 -3 4 -41 5 -26 6 -10 7 -19 8 26 10 -9 11 8 12 -45 14 -23
and ##	4 2 14 -10
and :absence	6 -19 8 17
and :absolute	0 -17 8 -8
and :advance	13 8
and :age	3 1
and :benefit	6 5
and :burden	4 -8 6 3
and :childless	1 -3
and :childthing	1 11
and :clocktime	8 -28 13 5
and :codething	8 27
and :condition	6 5
and :deadline	6 -57
and :denying	1 4 6 -18
and :deterring	0 5
and :disclaimer	6 13
and :everyone	6 1 7 -22 8 -11
and :faith	2 9
and :family	1 26
and :feething	5 4 8 -19
and :forename	8 24
and :holiday	8 3 9 2
and :keything	8 -10
and :kin	2 10
and :lifeword	8 25
and :nation	2 -22
and :negation	1 33 4 -26 6 -19 7 7 11 11
and :newness	6 -8 10 11
and :number	1 -21 7 -23 8 -3 14 -53
and :openprice	1 3 6 4
and :opinion	1 -26 2 -14 8 -32 11 11
and :origin	2 23
and :payer	0 -2 2 -20 5 2 6 -26 7 -4 11 8
and :paying	14 13
and :person	0 -33 1 -1 6 20
and :pet	3 33
and :phone	14 10
and :place	0 5
and :promise	0 -11 7 23 8 35
and :ranking	6 -7 13 17
and :refusing	8 11
and :room	5 7
and :scarcity	0 -10 4 12 6 -31 13 2
and :seller	0 4 5 4 8 -3 11 7
and :sex	2 -43 6 15
and :sexual	2 24
and :spelled	0 -3 1 -14 4 -29 7 7 12 6 13 9
and :student	3 4
and :time	7 15 8 7
and :title	1 -3 6 5
and :wanting	8 26
and :welcoming	2 7
and :writeto	14 12
and a	0 -55 1 -17 2 -48 3 -8 5 -18 6 -73 7 -31 8 -98 11 -31 13 -41
and beds	5 7
and by	6 9
and can't	8 22
and dads	1 19
and do	11 3
and every	6 1
and final	4 18
and gets	6 1
and he	8 -1
and i	0 14 1 19 2 16
and i'd	2 10
and i'm	2 11
and i've	8 5
and if	6 5
and is	8 25
and it	0 4 2 23 3 12 6 19 7 25 8 25
and it'll	6 20
and it's	4 19 6 19
and july	13 3
and last	13 14
and leave	8 10
and like	1 1
and live	8 3
and may	8 11 11 2
and moggies	3 6
and mrs	8 6
and nephews	1 7
and nobody	1 4
and not	1 8 7 23 11 9
and one	8 5
and out	8 11
and parking	1 6
and people	6 7
and roof	8 3
and see	7 3 11 9
and she	8 -5
and so	2 16 6 -36 8 -44 13 13
and that	2 5 6 10
and that's	5 2
and the	2 -30 4 -25 6 -3 7 -10 8 -24 9 -19 10 -17 11 8 14 22
and their	0 2
and then	7 5 13 1
and there	6 2
and there's	7 3
and they	6 20
and they're	6 13
and took	11 2
and we	1 -10 2 -7 6 -12 11 13
and we'd	2 19
and we'll	14 7
and will	2 7 6 -2 8 4
and won't	1 3
and would	2 6
and you	6 7 8 -11
and your	7 3
animal	3 39
animal_$	3 35
animal_live	3 5
animal_not	3 5
animals	0 -12 2 -11 3 57
animals are	3 5
anima…	0 -12 2 -11 3 59
annual	5 9 13 6
another	2 39 3 16 4 16 6 30 8 -4
another :absence	3 13
another :building	3 12
another :disclaimer	6 6
another :fairness	4 2
another :number	4 12
another :seller	6 10
another buyer	6 6
another home	3 13
another matter	4 2
another_$	2 26 4 11
anoth…	2 39 3 16 4 16 6 30 8 -4
answer	0 2 3 18 6 -2
answer ,	0 3
answer :codething	3 7
answer :urgency	6 -6
answer is	3 7
answer_$	3 26
answer_no	2 1 3 12
any	0 5 1 16 2 -8 3 14 5 -1 8 -26 10 9 11 4 12 -28 13 -10 14 10
any :accepting	7 7
any :age	1 -19
any :child	1 21
any :childless	1 -19
any :deadline	7 10
any :disability	2 3
any :fee	7 5
any :feething	11 3
any :healthword	2 3
any :offerdeal	7 6
any :online	10 6
any :openprice	7 3
any :period	7 8
any :pet	3 1
any :place	3 1 7 -13
any :room	11 1
any :rulesplace	11 1
any age	1 -19
any circumstances	3 4
any disability	2 3
any kind	3 2 7 -11
any more	6 1
any of	0 1
any_$	0 -16 2 -5 4 -8 7 -1
any_my	14 4
anybody	0 8 2 2 6 -25 7 26
anybody :title	0 8
anybody who	0 8
anybody_$	7 3
anybody_can	0 3
anybo…	0 8 2 2 6 -26 7 26
anyone	0 11 1 2 2 7 3 4 4 -20
anyone $	7 7
anyone in	1 1
anyone who	0 -16
anyone whose	0 9
anyone with	2 3
anyone_$	0 -5 2 -8 4 -2
anyone_credit	0 6
anyone_rent	0 9
anyone_should	8 4
anyone_universal	0 6
anyone_will	2 10
anyth_$	4 4
anyth_then	0 1
anyth_will	4 10
anything	0 18 2 -21 3 13 4 13
anything :burden	3 1
anything :clocktime	4 2
anything :openprice	4 11
anything :superlative	3 1
anything from	4 2
anyth…	0 18 2 -22 3 12 4 13
anywhere	6 -4 7 22
anywhere :losing	7 1
anywhere else	7 1
anywh…	6 -4 7 22
apart	1 1
apartment	9 11
apartment $	1 6
apartments	6 11
apart…	6 17 9 17
app_$	0 -2 14 26
apple…	8 3
applicant $	5 4
applicant_$	0 26 4 6
applicant_consider	2 4
applicant_first	3 3
applicant_improve	13 7
applicant_rent	4 4
applicant_their	13 10
applicants	0 8 1 -22 4 10 7 -10 8 -3 13 15
applicants :deadline	13 7
applicants :denying	2 6
applicants :negation	2 1
applicants :promise	1 -2
applicants :title	6 1
applicants may	13 7
applicants who	6 1
applicants won't	2 6
application	2 20 4 13 13 19
application $	2 1 4 3
applications	0 28 3 6
applications :losing	0 4
applications go	0 4
applied	2 8
appli…	0 22 2 10 3 5 4 28 6 -4 7 -109 8 -92 11 -58 13 18
apply	1 2 2 20 3 5 5 7 7 -9 8 -1
apply $	0 -1 2 2 5 14
apply ,	1 4 2 29
apply :condition	0 4
appoi…	6 -3
approx	4 1
april	13 17
april $	13 3
are	0 -24 1 4 3 12 4 -4 5 11 6 23 7 -14 8 6 9 -11 10 -26 11 58 12 -44 13 -6 14 -35
are #	8 -9
are :absence	1 14 3 12
are :absolute	7 1 8 16
are :accepting	3 -30
are :age	8 1
are :burden	1 -10 6 12 8 18
are :child	1 6
are :childless	1 6
are :clocktime	11 27
are :codething	4 1
are :demand	6 18
are :demanding	2 1
are :denying	6 -18
are :deterring	1 15 6 3
are :disability	1 6
are :everyone	7 -18 8 -4 11 16
are :fairness	3 -2
are :feething	1 -12
are :healthword	8 1
are :hiding	1 6
are :losing	8 19
are :money	5 14
are :negation	1 -2 2 7 7 -17
are :newness	11 22
are :number	8 -52
are :onlyword	8 18 11 35
are :openprice	6 -11 11 15
are :photo	6 12
are :preferring	5 20
are :promise	7 61
are :refusing	1 17 2 1 3 21
are :scarcity	6 2 8 21
are :spelled	1 -1 6 -11 7 -29
are :student	8 15
are :time	6 19
are :urgency	3 2
are :wanting	1 -16 6 14
are :welcoming	1 -17 2 -9 6 -18
are a	3 11 5 1
are about	7 2
are already	6 11
are at	8 1
are away	8 2
are certain	7 21
are flying	6 4
are for	11 5
are from	11 28
are going	8 1
are gone	6 -8
are in	6 2 8 22
are just	11 25
are like	6 15
are made	5 4
are no	7 -9
are not	0 5 3 6 6 3 11 1
are now	3 2
are of	11 11
are on	6 7
are only	8 19
are out	1 7 3 14
are rarer	6 12
are set	4 2
are steep	1 6
are the	8 2
are thin	1 14
are turned	2 1
are very	7 1
are welcome	1 -11
are you	2 23
are £#	5 14
area	2 7
aren't	1 18 2 1 3 25 7 -13 11 4
aren't part	1 7
aren't_$	1 1 3 19
around	6 26
around $	6 18
around_$	6 4 7 -3
arran…	6 -9
arrive	13 15
arrive ,	13 1
arrive_$	13 14
artists	1 1
artis…	1 1
as	0 -31 1 11 2 1 3 -5 5 -54 6 -3 7 34 8 -2 9 -35
as :clocktime	7 4
as :everyone	0 -11
as :holiday	7 4
as :opinion	1 10 4 17
as :payer	2 21 4 11 6 9
as :person	0 -12 1 -7
as :promise	7 5
as :seller	2 8 4 5 6 29
as :time	6 6
as :urgency	6 7
as a	0 -10 11 40
as everybody	1 1
as good	7 14
as i	6 12
as in	7 5
as it	4 5 6 -4 7 -4 11 -14
as my	1 8
as soon	6 2
as the	0 -11 2 15 4 -12 7 -49
as we	2 5 4 12 6 11
as you	2 -16 6 -1 7 4
asian	1 -6 2 11
asian :family	1 -3
asian_$	1 -1 2 5
ask	2 -24 3 -14 6 -40 12 -14
ask $	3 -32 4 5
ask :everyone	7 13
ask :money	5 1
ask :opinion	3 -20
ask :person	7 14
ask about	3 2
ask anyone	7 9
ask for	6 -6
ask that	1 4
ask to	3 -2
ask £#	5 1
ask_$	0 -14 1 -15 2 -16 3 -21 6 -23 8 -4
ask_price	4 7
asked	6 3 7 -28
asked $	6 3 8 2
asked :opinion	2 8 3 2
asked to	2 7
asking	1 -28 4 4
asking :openprice	4 1
asks	2 1
asleep	8 20
asleep $	8 8
assessed	4 7
asses…	4 7
assistance	0 6
assistance $	0 2
assistance dogs	3 6
assistance_$	3 6
assis…	0 6
assured	7 18 12 34
assured :fixed	12 8
assured shorthold	12 28
assur…	7 26 12 34
ast	0 1 12 71
ast $	12 30
ast ,	0 4 12 10
ast_$	12 22
ast_rent	12 6
asthma	7 2 8 5
at	0 -4 1 -12 2 -26 4 20 5 -5 6 15 7 -14 8 14 9 27 10 -20 11 -26 12 11 14 19
at #	8 -6
at ##	4 11
at $	0 2 4 7
at ,	14 4
at :absence	0 8 2 20 3 2 6 -2 8 12
at :absolute	7 11
at :building	0 9 2 21 3 4
at :clocktime	1 14
at :condition	13 9
at :denying	13 9
at :everyone	7 11
at :money	4 6 5 22 13 -9
at :negation	6 3 8 3
at :number	4 7 6 5 9 4 13 -8 14 -77
at :online	14 21
at :payer	5 -45
at :scarcity	13 8
at :school	1 13
at :seller	5 -34
at :sex	13 7
at :spelled	1 -8 6 28 8 3 9 5
at :superlative	0 2 4 1 12 10 13 -18
at :time	13 8
at :title	8 10 13 7
at a	4 3
at any	7 16
at dawn	8 17
at eight	9 11
at his	8 8
at home	0 10 2 22 3 5
at lady	13 7
at least	0 4 4 5 12 3
at no	8 3
at once	13 9
at our	5 -31
at present	11 7
at school	1 17
at the	0 -14 1 -13 2 -17 4 -6 6 -17 7 -13 8 9 11 -6 13 28
at this	6 44
at work	8 6
at your	3 17 5 28 6 13
at £#	5 24 13 -1
attend	2 1
attra…	4 6
auction	4 2
august	6 -50
august $	6 -6
auld	8 2
aunt	8 -1
autumn	13 10
autumn ,	13 13
autumn_$	13 2
avail	6 -2
avail :time	6 -1
avail :urgency	6 -1
avail now	6 -1
avail_$	6 -2
available	2 -10 6 -8 8 -22 10 7
available :burden	4 3
available :deterring	4 3
available :openprice	1 3 10 9
available :opinion	1 7 10 10
available :time	6 -1
available :urgency	6 -5
available on	4 3
available to	1 7 10 10
available_$	6 -34
available_rent	10 12
available_you	6 8
avail…	2 -10 6 -8 8 -22 10 7
avoid	6 13
avoid :deterring	6 13
avoid disappointment	6 13
avoid_$	6 18
await_$	4 5
award	0 9
award letters	0 4
away	0 -3 1 -11 7 -29 8 -14
away $	8 -28
aye	3 7
b	0 13 6 20 9 10
b style	9 11
b_#	8 7
b_$	0 17 11 3
babies	1 30 2 5
babies ,	2 8
babies :dislike	1 1
babies cry	1 1
baby	8 10
baby_no	2 10
baby_wall	1 1
babys	1 14
back	3 -13 4 -19 6 -30 7 26 8 12 10 -24 12 25 13 -11
back $	5 9 8 15 12 1
back ,	8 -16
back :deadline	6 3
back :demanding	6 3
back :keything	8 3
back :neighbour	8 2
back :openprice	6 25
back :opinion	6 9
back :room	8 5
back of	0 1
back to	6 9
back up	6 4
back_$	7 20 8 -7
back_lock	8 13
back_queue	0 2
backwards	8 5
backw…	8 5
bad	2 -9 8 38
bad :healthword	8 14
bad_$	8 14
badge	2 7
bag	1 6 6 2
bag it	6 2
bag_$	1 6 6 3
bairns	1 15
bairns ,	1 6
bakes	8 14
bakes ,	8 14
balcony	1 11
balcony_$	7 7
balco…	1 8
band	2 -25 7 -16
band_$	0 1
bank	0 19 4 -21 13 19
bank :disclaimer	13 -3
bank statements	13 -7
banker	0 4
banke…	0 7
bar	0 -9
bar :burden	0 -5
bar :deterring	0 -5
bar :negation	7 8
bar :payer	7 8
bar none	7 8
bar on	0 -5
bar_$	7 5
bargain	6 20 7 19
bargain_$	6 4 7 7
barga…	6 20 7 19
bark	3 -10
bark_meow	3 2
bark_mews	3 4
bark_squeak	3 10
barks	3 24
barks ,	3 23
barred	3 1
base	9 8
basement	8 3
basem…	8 3
bath	2 -9 6 6
bathroom	1 -10 6 -15 7 -3 8 -25
bathroom_so	2 1
bathr…	1 -15 6 -22 7 -8 8 -33
battle	8 1
battle of	8 1
battle_$	8 1
battle_hasting	8 1
bay	2 -26 8 -38
bay_$	2 -4
be	0 32 1 25 2 18 3 9 5 17 6 58 7 -25 8 -3 9 -20 10 -32 11 45 12 13 14 -10
be $	6 -33
be ,	2 11
be :absence	0 -1 2 -8 6 4
be :accepting	1 9 2 22 3 5 7 5
be :advance	6 29
be :asking	6 -10 13 13
be :bid	1 3 2 17
be :burden	6 36
be :childless	0 -5 1 11
be :codething	8 -1
be :consent	7 20
be :councilpay	5 1 13 3
be :deadline	6 9
be :demanding	6 -35 13 5
be :denying	6 3
be :deterring	6 37
be :disclaimer	11 4
be :dislike	8 14
be :fairness	1 19
be :fixed	12 2
be :forename	2 8
be :hiding	6 1 8 -7
be :income	0 10
be :law	2 -5
be :lifeword	2 3
be :losing	2 -14 6 36
be :negation	3 8
be :newness	2 7 6 20
be :number	8 4
be :onlyword	7 1
be :opinion	8 2
be :origin	8 3
be :payer	0 2 13 7
be :paying	5 9 13 27
be :person	1 9
be :photo	0 7 5 1 6 1
be :place	6 28
be :preferring	2 11
be :ranking	6 28
be :refusing	0 -1 2 10 4 -12
be :rent	6 2
be :seller	0 2
be :sexual	2 6
be :spelled	3 2 6 7
be :superlative	2 12
be :urgency	6 12
be :work	0 5
be a	1 12 6 15 12 8
be accepted	2 6
be an	0 4 7 3
be around	6 13
be asked	6 -2 13 4
be at	6 9
be better	2 1
be bought	5 1
be chosen	2 2
be confirmed	4 2
be declined	2 6 4 -4
be doing	8 5
be done	5 3
be fair	1 9
be first	6 24
be gone	6 4
be granted	7 16
be held	4 7 11 6
be here	6 12
be honest	8 3
be in	0 36
be looked	4 23
be no	3 6
be offered	2 17
be on	6 29
be paid	13 5
be placed	3 3
be quick	6 11
be quiet	8 14
be reading	6 8
be relied	11 11
be rented	6 3
be repeated	6 14
be shown	2 1
be shy	4 9
be so	6 -2
be somebody	1 3
be the	6 11
be unlawful	2 -2
be_$	13 17
bearded	2 3
beard…	2 3
bearsden	8 3
bears…	8 3
beat	6 22 7 6
beat_$	6 20 7 8
beats	7 7
beautiful	7 8
beautiful :building	7 5
beaut…	7 7
because	0 -22 1 7 8 16 11 2
because :opinion	8 10
because :payer	8 1
because :seller	8 12
because of	1 12 8 2
because the	2 9
because they	2 3
because we	8 2
because_stair	1 1
becau…	0 -22 1 7 8 16 11 2
becomes	12 1
becom…	12 1
bed	1 5 6 13 7 4 10 27
bed ,	4 1
bed :codething	2 13
bed by	8 13
bed gff	0 4 1 11
bed in	1 4 7 16 10 1
bed is	2 13
bed_$	6 16 8 5 10 19
bed_gch	0 4
bed_nine	8 13
bedroom	1 -2 6 -35 7 -10 9 -18
bedroom ,	2 18
bedrooms	7 -11 8 -20
bedro…	0 -9 1 -6 3 -4 4 -22 6 -22 7 -28
beds	3 19 9 6 12 10
beds $	12 2
beds ,	3 13
beds for	5 4
beds_#	3 10
beds_two	2 6
beds_£#	5 4
bedsit	0 1
bedsit_$	0 2 8 2
been	0 10 1 -21 4 -17 5 -3 6 24 7 -10 10 25 11 26 13 -5 14 -14
been :demand	6 5
been :nearby	6 7
been :newness	10 11
been inundated	6 7
been round	6 7
been_$	1 -5 6 15 7 -10 8 16
been_already	6 10
been_before	10 16
been_by	0 7 2 2 6 1 11 3
been_her	8 3
been_me	6 3
been_not	7 4
been_off	3 5 6 4
been_sale	10 9
been_since	8 18
been_will	7 17
before	0 17 3 11 4 -34 5 -13 6 17 7 -21 10 40 11 8 12 7 13 5
before $	6 -24 10 27
before ,	10 4
before :advance	13 19
before :clocktime	8 4
before :deadline	8 11
before :feething	13 24
before :keything	13 4
before and	0 1
before it's	6 30
before keys	13 4
before noon	8 12
before others	2 6
before the	6 13 11 20
before you	3 15 8 -4
before_$	1 4 3 18 4 -8 6 18 8 2 13 -20
before_agreement	13 2
before_app	3 4
before_does	6 6
before_last	11 1
before_no	13 2
before_sign	13 2
before_view	0 2
begin	12 2
begin with	12 6
beginning	13 16
begins ,	4 1
begin…	13 16
behind	0 4 2 -7 8 14
behind it	7 3
behind the	8 10
behind_$	8 12
being	6 3 13 9
being :burden	0 -1
being :deterring	0 -1
being on	0 -1
belie…	2 15
bell	1 9 8 21
bell :burden	1 5
bell :phone	8 1
belon…	8 3
below	0 -2 1 17 2 -24 8 14
below ,	8 14
below :codething	8 1
below :openprice	7 2
below is	8 1
below the	1 7
below what	7 2
below_age	1 6
ben	8 3
benefit	0 29 1 -7 2 -8 7 -10
benefit ,	0 -19
benefit :benefit	0 1
benefit :person	0 34
benefit tenants	0 21
benefit_$	0 10
benefit_count	0 2
benefit_not	0 10
benefit_six	0 1
benefit_someth	0 1
benefits	0 -2 1 -13 2 -25 6 -7
benefits $	0 4
benefits ,	0 -16
benefits :negation	0 10
benefits and	0 -8
benef…	0 20 1 -70 2 -68 3 -42 4 -38 5 -33 6 -64 7 -49 8 -50 13 -29 14 -13
best	1 12 2 -2 7 7 8 -28
best $	4 -3
best :building	7 24
best :deadline	4 2
best :hiding	1 9
best :neighbour	7 12
best :offerdeal	4 4
best :payer	7 1
best :photo	7 4
best :room	7 4
best :seller	7 2
best and	4 16
best flat	7 4
best for	1 5
best landlord	7 2
best of	7 -10
best_$	1 7 7 8
best_by	4 14
best_final	4 24
best_me	7 12
better	2 20 4 18 6 31 7 23 8 -12
better ,	14 1
better :building	7 3
better :neighbour	7 5
better :photo	7 1
better :urgency	6 13
better be	6 13
better flat	7 1
better than	4 2 7 7
better view	7 3
better_$	2 8 6 10
better_other	2 8
between	4 10 5 -2 6 -10
between :number	4 9
between :place	7 6
between_$	4 3
between_hundr	4 2
between_sea	7 3
betwe…	4 10 5 -2 6 -10
beyond	6 14 7 20
beyond :openprice	0 1
beyond_$	6 9 7 19
bi	2 10
bid	4 24
bid :bid	4 11
bid_$	4 15
bide	1 3
bids	4 41
bids by	4 3
bids_$	4 19
big	1 6 2 -21 3 3 8 14
big :forename	8 8
big_$	1 14 2 -11
big_small	3 4
bigger	11 1
bigger :deposit	0 4
bigger :paying	0 4
bigger deposit	0 4
bikes	1 -10 6 2 8 -13
bikes $	6 7
bill	5 36 13 12
bill_£#	4 -4
billed	5 10
bills	4 -15 5 -70
bin	0 13 8 9
bin $	0 7
bins	6 -21 8 -35
bird_$	8 19
birds	3 -7 6 10
bisex…	2 2
bit	4 34 6 -10 7 -19 8 19 11 15 14 28
bit $	4 5 14 31
bit :burden	4 1
bit of	2 1
bite	6 7
black	9 3
black isle	9 3
black_$	9 4
blacks	2 9
blame	6 2
blind	2 36
blind :openprice	2 6
blind or	2 6
blind_$	8 3
blink	6 8
block	0 7 1 10 6 2 8 -28
block :spelled	6 2
block at	6 2
bloke	2 6
bloke :openprice	2 11
bloke :opinion	2 11
bloke to	2 11
blokes	2 9
blue badge	2 7
boat	8 12
boat $	8 7
bodied	2 7
body	3 5
body $	3 6
boiler	6 -1 10 -11 12 -28 13 -31
bolthole	9 10
bolthole for	9 10
bolth…	9 10
bonfires	8 2
bonfi…	8 1
book	6 3 9 29
book :urgency	6 6
book_$	5 5
book_£#	5 6
booking	5 9
bookings	14 14
booki…	5 8 14 12
books	1 5 6 6 10 21
books $	1 9 10 6
books ,	10 10
books for	6 2
boot	3 -2
boot :room	3 -2
boot room	3 -2
border	2 3
born	2 44
born :person	2 3
born_$	2 19
borro…	11 3
both	5 -3 6 -34 7 -2 8 1 14 -1
both in	0 9
both_$	8 -1
bother	1 -7 6 -5
bother_$	1 -3
bottom	14 5
bottom of	14 1
bound	7 24
bound :openprice	7 25
bound :opinion	7 25
bound to	7 25
box	0 14 1 -1 6 -17 8 34
box ,	0 1
box :burden	0 1 8 9
box :deterring	0 1
box on	0 1
box_form	0 3
box_has	0 4
boy	8 20
brack…	14 12
brand	10 1
brand_list	10 14
brave	1 2 6 11
break	7 3 9 12 12 17
break_$	9 3
breakdown	8 9
breakfast	6 17 9 2
breakfast $	6 26
breakfast ,	8 3
breakfast_$	8 1
breaks	9 19
break…	6 16 8 15 9 2
breath_$	3 5
breeds	3 3
brigade	2 5
briga…	2 4
brighton	7 11
brigh…	7 12
bring	3 8
bring your	6 2
bringing	1 2
bring…	1 2
britain	7 21
britain $	7 1
britain ,	7 1
brita…	7 31
british	2 9
british_$	2 2
british_not	2 -13
briti…	2 9
brits	2 17
bro	7 1
bro $	7 1
broadband	6 -13 12 -9
broad…	6 -14 12 -15
brochures	6 15
broch…	6 11
broken	1 3
broker	5 14
broker $	5 5
broo	0 30
brook…	14 10
brother	6 2
brothers	2 31
brothers $	2 9
broth…	2 28 8 -3
bru	0 18
budget	4 9 5 8
budget for	5 9
buggies	1 14
buggies ,	1 14
buggi…	1 14
buggy	1 20 2 6
buggy_$	1 26
build	7 23
build_$	1 2 7 10
builder's	11 2
building	0 -8 1 22 2 7 5 -6 7 15 8 -2
building $	2 2
building ,	1 16
building :codething	7 9
building is	7 9
buildings	3 9
build…	0 -15 1 27 2 8 3 1 6 -9 7 9 8 -37 11 19
built	2 -19 8 -51
bumps	1 13 2 9
bunk	1 -11
burglar	7 13 8 8
burglar :burden	7 8
burglar :keything	8 11
burglar alarm	8 11
burglar proof	7 8
burglars	7 4
burglary	7 9
burgl…	7 43 8 10
bus	6 -3 7 -11 8 -1 14 -12
bus fare	0 6
bus_#	8 -3
bus_$	0 3
bust	8 2
but	0 3 1 16 2 9 4 21 6 1 7 -6 13 9
but :absolute	6 12
but :burden	3 7
but :negation	0 17 1 4
but :onlyword	6 2
but :scarcity	6 11
but :spelled	0 6
but i	6 5
but no	0 8
but only	6 2
but you	11 1
but_#	8 8
but_$	3 -8
but_dss	0 5
but_get	11 1
but_month	13 1
but_not	3 13
but_offer	2 7
buy	5 38 7 25
buy :deadline	7 4
buy the	5 2
buy_$	7 11
buyer	2 11 6 24
buyer_$	6 9
buyers	6 53
buyers :title	6 14
buyers are	6 10
buyers who	6 14
buying	8 2
buzzer	8 27
by	0 -3 1 -19 2 -16 3 -11 4 3 5 30 6 12 7 -26 8 -21 9 35 10 -5 11 7 12 -9 13 -11 14 -12
by ##	7 24
by $	3 1
by :absolute	3 4
by :advance	13 7
by :bid	4 6
by :clocktime	4 37 6 9 9 -1
by :councilpay	13 3
by :deadline	4 34 6 34 8 -9 9 -8
by :deposit	3 13
by :everyone	3 3
by :faith	6 10
by :feething	3 -5
by :longperiod	9 11
by :number	7 17 8 1
by :online	13 -7
by :opinion	13 -8
by :payer	13 -9
by :paying	13 15
by :period	9 11
by :person	4 2 5 1
by :photo	5 5
by :seller	5 2 8 -7 13 -16 14 -2
by :spelled	8 7
by :title	2 1
by :urgency	6 32
by :work	8 7
by :writeto	13 -15
by a	8 2
by card	5 6
by computer	11 19
by friday	4 9
by nine	8 12
by our	1 1 5 5
by paying	13 4
by private	4 3
by standing	13 -29
by sunday	6 10
by teatime	6 3
by ten	6 4
by the	1 -27 2 -20 3 -16 4 -7 7 -32 8 -1 9 44 11 7 13 -12 14 -12
by tomorrow	6 5
by us	13 -7
by video	5 5
by way	0 7
by which	2 2
by you	5 5 8 -4
by_#	5 5
by_$	0 -2 1 -19 2 -25 3 -10 4 4 8 -7 9 18 13 -1 14 -3
by_agent	11 5
by_client	1 3
by_home	14 6
by_hous	0 14
by_i	2 11
by_mark	6 3
by_mean	2 18
by_meter	8 6
by_mile	7 21
by_night	6 2
by_order	13 -31
by_people	11 7
by_sea	9 9
by_state	0 9
by_tenant	5 9
by_time	6 26
by_week	9 24
by_weekend	6 14
by_you	6 1
c	7 -13 8 16
c ,	8 9
c_#	8 6
c_##	8 6
cafe	3 1
cafe :neighbour	3 5
cafe downstairs	3 7
caged	3 -7
caged :pet	3 -8
calendar	13 -1
calendar month	13 -7
calen…	13 -1
call	14 14
call it	4 7
call the	14 10
call_##	14 4
call_$	8 8 14 10
call_now	4 10
called	2 -2 8 24 14 7
calls	1 8 6 11
cambr…	7 1
came	0 3
came :bid	2 1
camera	11 27
camera_$	11 18
cameras	8 19
camer…	8 19
can	1 -22 2 -13 4 7 5 -59 6 -34 7 23 8 -34 9 14 13 25 14 1
can :absolute	7 36
can :burden	1 4 7 10
can :denying	7 1
can :deterring	0 8 2 17
can :income	4 5 13 5
can :negation	3 5 7 2
can :newness	7 14
can :onlyword	1 4 7 10
can :paying	4 3 13 6
can :promise	7 27
can :return	8 8
can :scarcity	1 4 7 25
can :wanting	2 9
can :writeto	14 2
can be	0 -8 1 -27 2 -6 3 -8 6 -56 7 -7 8 -41 14 1
can climb	8 8
can keep	2 2
can look	2 9
can never	7 1
can not	3 5
can only	1 4 7 11
can pay	4 7 13 7
can put	13 6
can you	4 2 6 1
can't	1 34 3 4 7 -15 8 21 12 9
can't :absence	12 9
can't :asking	1 7
can't :disclaimer	2 2
can't :fixed	1 5
can't :holiday	1 8
can't :welcoming	7 -8
can't help	2 5
can't leave	12 9
can't live	1 16
can't say	1 8
can't see	6 23
can't stay	1 8
can't_$	1 15 6 -27
can't_accept	2 1
can't_any	1 8
can't_do	8 5
can't_here	1 17
can't_them	11 4
can't_you	2 9
can_$	0 25 2 4 3 -9 7 18
can_better	4 11
can_down	13 19
can_than	4 3
cancer	8 20
cannot	2 -7 6 4
car	5 -14 7 21 8 1
car ,	7 3 11 1
car port	1 -2
car_$	1 -7 8 7
caravan	8 15 9 8
caravan $	7 1 8 8
carav…	8 15 9 8
card_#	5 6
care	8 1
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
carni…	8 2
carpet	1 22
carpet :feething	1 11
carpet_no	3 6
carpet_since	11 1
carpet_so	1 3
carpets	1 5 3 4 11 6
carpets ,	1 2
carpets have	11 1
carpe…	1 3 3 7 11 5
carri_$	10 1
carried	10 1
carri…	14 6
case	3 -1
cash	5 5 6 11 13 16
cast	7 13
cat	2 -3 3 19 5 21 8 -1
cat $	3 1 5 11
cat ,	3 2
cat :demand	3 1
cat :person	3 3
cat :petpart	3 -3 8 -4
cat flap	8 -3
cat people	3 1
catch…	6 4
catholic	2 1
catholic_$	2 7
catholics	2 21
catho…	2 29
cats	1 -15 2 -40 3 12
cats $	3 22
cats ,	3 -19
cause	2 1
ceiling	4 1
ceiling $	4 2
cent	7 27
cent_year	7 6
centre	0 2 1 -11 2 -11 8 -7
century	7 22
century $	7 12
centu…	7 22
cert	7 3
certain	7 69
certain $	7 19
certain as	7 17
certain of	7 17
certainly :negation	6 1
certainty	7 24
certa…	7 85
certificate	5 13
certi…	5 12
ch	1 10
chain	2 -6 3 -4
chain $	3 -3
chairs	1 9 2 10
chairs $	2 13
chance	6 44
chance $	6 11 7 3
chance :openprice	6 9
chance :opinion	6 9
chance to	6 9
chang_$	1 5 11 1
change	2 24 7 2
change of	2 1 7 4
change_use	7 5
changed	11 7
changed :condition	11 2
changed :source	11 2
changed since	11 2
changing	1 4
chang…	6 -9 9 2 11 6
channel	14 6
channel ,	14 1
channel_$	14 7
chann…	14 7
chap	3 3 8 4
charg_$	2 3
charge	3 -6 4 -27 5 5
charges	2 1 5 -7
charges ,	2 7
charges :money	5 -26
charges £#	5 -26
charg…	6 -8 8 -6
cheaper	7 7
cheapest	7 18
cheapest :number	7 8
cheapest :rent	4 -6
cheapest :return	4 -6
cheapest :spelled	7 5
cheapest rent	4 -6
cheapest_$	4 -4 7 2
cheapest_bed	7 8
cheap…	4 -5 7 35
check	0 -25 4 -15 6 -27 7 -13 9 27
check :absence	9 8
check :refusing	9 8
check in	9 25
check out	9 8
check_$	0 -8 9 20
check_made	5 3
check_your	5 10
checks	5 24
checks are	5 6
chemo	8 13
chemo ,	8 9
child	1 54 2 -23 3 -5 7 6 8 -12
child $	1 7
child :codething	7 2
child :offerdeal	1 17
child :payer	1 25
child :spelled	1 2
child at	1 2
child free	1 17
child is	7 2
child seat	1 -6
child_$	1 26
child_here	1 6
child_most	1 2
childfree	1 17
childfree_$	1 9
childles_$	1 19 2 -4
childless	1 50 2 -16
childless :childless	1 11
childless :person	1 27 2 -6
childless couples	1 3
children	1 11 2 -40 3 -4 4 -32 5 -1 6 -30 8 -34 11 -21 13 -4
children $	1 4
children ,	1 -20
children :hiding	1 3
children :openprice	3 2
children can	1 1
children of	1 -5
children or	3 2
children'	1 12
children' $	1 13
children's	1 -36
children_#	1 8
children_$	1 -4 8 -2
children_any	1 -10
children_course	1 -6
children_only	1 7
children_out	1 7
children_pets	3 2
children_welcome	1 -16
children_without	1 -10
child…	0 -13 1 53 2 -101 3 -23 4 -65 5 -31 6 -76 7 -10 8 -71 11 -52 13 -20 14 -12
chinese	2 13
chine…	2 13
choice	2 14
choice ,	2 3
choose	4 26
choose_$	4 22
choos…	2 3
chop	6 26
chop $	6 26
chop chop	6 26
chop_$	6 26
chosen	2 11
christian	2 20
christian_$	2 20
christma_$	9 10
christmas	9 12
chris…	1 -3 2 31 9 12
church	2 17 7 -2 8 -17
church_$	2 22
churc…	2 8
cinema	3 7
cinema_$	3 7
circumstances	1 -3 3 13
circumstances $	3 5
circu…	1 -3 3 13
city	0 19 7 5
city $	0 11
city_$	7 1
claim	6 3
claim :benefit	0 -4
claim it	6 6
claim_$	0 -16
claim_then	0 1
claimant_$	0 16
claimants	0 54
claimants $	0 4
claimants :promise	0 7
claiming	0 13
claiming :absolute	0 1
claiming anything	0 1
claims	0 9
claim…	0 79 1 -13 6 -17
class	7 21
class $	7 9
clean	0 -4 5 39
clean $	5 2
clean :condition	5 1
clean :spelled	5 2
clean at	5 2
clean when	5 1
clean_from	5 2
clean_leave	5 16
clean_you	5 4
cleaner's	0 4
cleanest	7 29
cleaning	5 22
cleaning :fee	5 4
clean…	5 20 6 -24 7 26 13 -39 14 -2
clear	0 10 8 10
clear…	1 17 7 4
clerk's	5 5
clerk's :fee	5 3
clerk's :utility	5 2
clerk…	5 5
cleve…	7 3
client	1 16 4 6
client ,	1 3
climb	8 8
climb_$	8 8
clock	6 8
close	2 11 4 12 7 15
close $	7 12
close has	8 1
close of	4 4
close_$	6 6
closes	8 -15
closing	6 -6
closing :deadline	6 -2
closi…	6 -6
co	14 44
co $	14 35
co :spelled	14 8
co dot	14 8
co_uk	14 12
coal	8 6
coast	7 7
code	6 -26 7 -21 8 51 14 -1
code :number	8 9
code for	8 22
code is	8 5
code's	8 4
code_$	8 4
code_front	8 4
code_one	8 1
collect	6 7
collect_$	6 7 13 3
collected	13 16
colle…	4 -1 6 3 13 13
colonel	8 6
colon…	8 6
com	14 55
com $	14 26
com ,	14 13
com_$	0 30 7 15 14 7
come	1 7 3 -5 4 4 6 26 7 11 9 3 11 25 12 -3 13 2
come :absence	0 17 6 -4 7 15
come :deadline	6 12
come :demanding	6 7
come :nearby	6 7
come :newness	6 6
come :openprice	6 20 8 5
come :opinion	4 -2
come :period	7 2
come :ranking	6 -9 7 1
come :refusing	0 13
come :time	6 3
come :urgency	6 13
come and	6 1 9 7 11 8
come back	7 3
come down	4 4
come in	4 15
come out	0 13
come round	6 10
come to	4 -2
come up	6 11
come_$	0 1
come_by	9 7
come_market	10 2
come_see	11 10
come_tea	1 8
comes	0 4 1 -10 2 -27 4 -18 6 -12 7 14
comes :absence	0 3
comes :deadline	7 22
comes :nearby	7 31
comes close	7 23
comes with	1 -5
comfiest	7 18
comfiest :thing	7 8
comfiest sofa	7 8
comfiest_$	7 10
comfi…	7 18
comfo…	1 -15
coming	0 8 3 4 6 34 7 1 8 -9
coming :ranking	6 16
coming in	0 12
commitment	12 8
commi…	12 25
community	2 30
community $	2 19
commute	7 5
commu…	2 45 7 10
compa…	2 -20 7 15
competition	6 18
compe…	6 21
completion	6 -3
compl…	1 19 6 -27 7 12 8 -10
compulsory	5 21
compulsory_£#	5 11
computer	11 25
computer $	11 9
compu…	5 20 11 24
condition	2 -14 5 8
condition_$	5 7
condi…	2 -19 5 7
congr…	2 10
connected $	8 1
consent	7 16
consent for	7 6
conservatory	8 11
conservatory ,	8 6
conse…	6 -3 7 10 8 3
consider	3 2
consider_$	6 -1
consider_rent	4 6
considered	0 11 2 6 3 -23 4 15 6 -2 7 -5
considered :condition	2 5 3 -4
considered if	2 4
consi…	0 18 1 4 2 2 3 -3 4 21 6 -10 7 -34
contact	14 2
conta…	14 2
content_broker	5 1
contents	0 -7 5 19
contents $	5 8
contest	7 2
conte…	0 -9 5 19
conti…	0 11
contract	0 3 8 -1 12 31 13 21
contract :demanding	0 5
contract_#	12 12
contract_$	0 1 12 22 13 13
contribution	5 2
contr…	5 26 6 -15 8 -32 12 33 13 36
conversation	4 11
conversation_not	4 1
conve…	4 6
corner	2 -6 6 -2 7 15
cost	5 -6 13 -28
cost $	5 -6
cost ,	4 10
cost of	5 9
cost_$	4 7 6 8
cost_by	5 4
cost_inventory	5 -2
costs	5 8 13 -14
costs $	7 2
cosy ,	11 1
cotage	9 4
cottage	0 -7 6 -2 9 2 10 14 12 3
cottage :nearby	10 11
cottage near	10 11
cottage next	11 1
cottage_$	7 2 10 14
cottage_door	11 1
cottages	6 12
cotta…	0 -13 9 5 10 13 12 3
could	2 -5 4 7 6 4 7 43 8 -3 11 11
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
council	0 25 2 -3 4 -43 5 -62 6 -18 8 -24 11 -12 12 -4 13 -22 14 -3
council :councilpay	0 4
council :paying	0 8
council :person	0 5
council :ranking	0 1
council :utility	0 -31 7 -4
council tax	0 -31 7 -4
council tenants	0 5
council's	0 -4
council_$	7 -26
council_rent	0 12
council_say	7 15
council_tenant	0 6
council_their	0 8
counc…	0 18 2 -7 4 -49 5 -68 6 -25 7 -8 8 -32 11 -25 12 -9 13 -27 14 -9
count_affordability	0 4
counted	0 11
counted $	0 13
country	2 11 7 14
country $	7 3
counts	0 -22 1 5
county	7 13
count…	0 6 2 22 6 4 7 29
coupl_fami	1 -13
coupl_sharer	1 -19
couple	0 10 2 4 4 2 8 1
couple ,	2 4
couple :neighbour	8 8
couple of	13 7
couple_$	1 -3
couple_month	13 8
couples	0 -25 1 -5 2 23 6 -25
couples $	2 2
couples ,	1 -15
couples :burden	2 10
couples :onlyword	2 10
coupl…	0 -32 1 -5 2 23 6 -25
course $	1 -5
courts	7 1
cover	5 29
covering	13 4
cover…	13 2
crack	6 11
credit	0 -11 1 -22 4 -17 5 7 6 -3 7 -23 13 40
credit $	0 -5
credit ,	0 3
credit :denying	13 6
credit :feething	0 -13 5 11
credit checks	5 2
credit history	13 6
credi…	0 11
crewe	0 11
crime	7 47
crime :offerdeal	7 1
crime :payer	7 1
crime free	7 1
crime_$	7 11
crime_area	7 1
crime_here	7 2
cripp…	2 14
croft	9 4
crooked	8 4
crook…	8 4
cross	2 2
crowd	1 9
croydon	7 4
croyd…	7 4
cry and	1 1
cry_wall	1 1
crying	6 7
crying :openprice	6 1
cup	8 5
cupboard	8 -16
cupbo…	8 -19
current	8 15
current :period	13 3
current :person	8 18
current occupant	8 1
current tenant	8 12
current_$	13 3
currently	8 1
curre…	2 -11 8 26
cut	5 3 6 -2
cutting	8 -5
cutti…	8 -5
d	1 6 3 9
d ,	0 2
d_$	0 3 1 9
dad	0 13
dad's	8 8
dad_house	0 2
dads	1 19
dads ,	1 11
daily	4 4 7 1
damage	5 14
dark	8 12
date	6 -53 8 -12 12 -5
date_$	13 -3
daughter	8 12
daughter's	8 8
daugh…	1 2 8 29
dawg_$	3 10
dawgs	3 23
dawn	8 17
day	2 -1 4 -6 5 4 6 44 7 15 8 -5 10 3 13 9
day $	5 6 6 31
day ,	7 10 13 4
day :burden	0 2
day :deterring	0 4
day :number	13 14
day :spelled	13 18
day and	6 8
day on	0 4
day one	13 15
day_$	4 -11 6 24 7 9 13 36
day_day	7 11
day_every	7 4
day_you'll	6 7
days	4 -31 7 -6 8 18 9 20 12 -21 13 15
days $	9 4 13 3
dbl	10 5 12 3
dbl :room	12 3
dbl beds	12 3
dbl_$	10 5 12 3
dead	3 2 7 24
dead :promise	7 6
dead cert	7 6
dead_$	3 6 7 13
deaf	8 5
deal	0 16 4 -1 5 11
deal $	5 14
deal with	0 16
december	4 17 6 -46 8 -27
december $	4 13 6 -9
decem…	4 17 6 -46 8 -27
decent	13 5
decid_$	1 8
decid_sell	10 6
decide	6 18
decided	1 11 3 1 10 5
decided :openprice	10 6
decided :opinion	10 6
decided against	1 8
decided to	10 6
decid…	1 10 10 5
decis…	6 8
decline	2 14
decline_$	2 7
declined	2 10 4 -6
declined $	2 9 4 -3
decli…	2 30 4 -8
decor…	6 -12
dee	0 7
deep	1 8 5 11
deep :feething	5 12
deep_$	5 5
delay	6 41
demand	2 -4 4 11 6 36
demand $	6 7
demand_$	6 3
dementia	8 25
dementia and	8 7
demen…	8 25
depend_$	4 16
dependants	1 2
dependants $	1 1
dependent	0 8
depends	4 38
depends :burden	4 19
depends :deterring	4 17
depends on	4 17
depen…	4 47
deposit	2 -31 4 -65 5 1 7 -60 8 -20 9 -35 12 -6 13 -47 14 -25
deposit #	5 16
deposit ##	5 6
deposit $	0 8 5 4
deposit ,	13 -3
deposit :codething	13 -1
deposit :money	4 -11 5 -32
deposit :number	5 24
deposit after	13 2
deposit held	3 13
deposit is	13 -1
deposit of	5 -34 13 -18
deposit £#	5 -48
deposit_#	5 25
deposit_##	1 3
deposit_$	3 3 4 -13 5 -22
deposit_by	3 12
deposit_dps	3 13
deposit_five	5 -12
deposit_house	5 6
deposit_month	5 10 13 -5
deposit_rent	5 30 13 -17
deposit_week	13 -32
deposit_£#	5 -71
depos…	2 -33 4 -67 5 1 7 -63 8 -27 9 -35 12 -6 13 -47 14 -28
depression	2 3
depression_$	2 5
depre…	2 6
derry	7 7
desk	0 5
desk :absence	0 4
detach_bearsden	8 3
detach_£#	8 3
detached in	8 2
devel…	6 8
dhss	0 1
dial	8 27
didcot	12 3
didn't	2 8
didn't_$	2 7
diff	11 6
differ	11 17
differ $	11 12
different	11 19
diffe…	2 -3 11 35
digitally	11 1
digits	8 19
digit…	11 1
dil_$	6 9
dilly	6 9
dim	1 7
dim_no	1 7
dis	6 4
disability	0 26 2 -4
disability $	2 -9
disability :paying	0 17
disability payment	0 7
disabled	2 12 8 -7
disabled $	2 13
disab…	0 11 1 -1 2 2 8 -28
disappointment	6 18
disappointment $	6 12
disap…	6 29
disclaimer	11 10
discl…	4 5 11 10
discount	6 2
discr…	2 -9
disnae	1 3
dither	6 23
dithe…	6 8
divorce	8 39
divorce $	8 11
divor…	8 51
dla	0 6
do	0 -12 3 -9 7 -30 9 7 12 8 14 -11
do ,	0 5
do :asking	3 -9
do :demanding	3 -7
do :fairness	3 -6
do :negation	2 -24 6 21
do :superlative	4 4
do ask	3 -6
do better	4 4
do not	2 -24 6 21
do the	5 4
do you	2 15
do_$	0 -18 1 9 2 -5 5 4 6 -37
do_month	12 11
do_than	4 4
do_your	2 3
do_£#	4 4
doctor_solicitor	0 1
doctor_teacher	0 6
doctors	0 9
doctors ,	0 1
docto…	0 8
does	2 -28 3 -25 4 -6 8 7 13 11
does :negation	0 8 3 -6
does :payer	13 3
does :seller	8 7 13 3
does :writeto	8 1
does not	0 9 3 -5
does our	13 3
does_$	3 -8
does_no	8 1
does_rent	13 10
doesn't	6 -22 7 3 8 28
doesn't :deadline	8 11
doesn't :welcoming	1 3
doesn't come	1 3
doesn't_$	7 7 8 17
doesn't_so	8 5
doesn…	6 -23 7 3 8 28 11 12
dog	0 -25 1 -23 3 29 4 -1 6 -11 7 -22
dog ,	3 13
dog :demand	3 10
dog :openprice	3 -3
dog :person	3 10
dog :room	3 -5
dog :seller	3 1
dog :welcoming	3 6
dog friendly	3 4
dog in	3 13
dog people	3 10
dog shower	3 -5
dog_$	3 13
dog_answer	3 5
dog_not	3 -2
doggies	3 19
doggi…	3 19
dogs	0 -35 1 -40 3 34 5 -12 6 -35 7 -47 8 -48 11 -8
dogs $	2 -12 3 12
dogs :absolute	3 9
dogs :onlyword	3 4
dogs :payer	2 14
dogs are	3 -18
dogs_$	2 3 3 24
doing	1 13 6 -13 8 2
doing with	8 5
dole	0 22
dole_$	0 1
don't	0 5 1 -9 5 -9 6 38 7 -28 8 -29 10 -16 11 30 13 -2 14 -1
don't $	1 -13
don't :absence	6 10
don't :accepting	2 -20
don't :asking	0 2 1 -4 2 1
don't :demanding	2 18 3 13
don't :deterring	0 15 2 22 3 3 6 -37
don't :disclaimer	0 9 11 5
don't :dislike	3 10
don't :fairness	3 12
don't :losing	6 10
don't :phone	1 3
don't :rent	1 1 2 1
don't :return	1 1 2 1
don't :title	6 13
don't :welcoming	4 2
don't :writeto	0 22
don't apply	2 16
don't ask	3 13
don't be	4 8 6 11 11 12
don't come	4 2
don't do	2 10
don't go	11 1
don't hurry	6 -6
don't mean	0 10
don't miss	6 13
don't rent	1 1 2 1
don't ring	1 4
don't want	2 7 3 1
don't_##	4 2
don't_$	2 5 4 -11 6 7 7 -9 8 -3
don't_about	3 14 6 -7
don't_ask	3 21
don't_benefit	0 1
don't_by	11 15
don't_dogs	3 2
don't_if	0 12 3 8
don't_more	6 1
don't_one	6 10
don't_out	6 4
don't_shy	4 10
don't_them	6 12
don't_twice	6 5
don't_your	0 9
done	0 -23 6 -34 7 11 13 -15
done $	6 -3 7 13
doon	6 2
doon the	6 2
doon_$	6 3
door	1 -25 2 -11 4 -34 5 -2 6 17 7 -5 8 -15 9 -6 14 -21
door ,	7 1 8 -15
door :codething	8 -1
door :negation	8 9
door and	8 -8
door opens	8 -7
door's	8 31
door_$	7 -14
door_lock	8 13
door_open	8 3
doorm…	8 14
dot	2 -4 6 -5 8 -14 14 80
dot ,	14 6
dot :place	14 19
dot :school	14 18
dot :spelled	14 38
dot com	14 16
dot example	14 18
dot uk	14 11
dot_$	8 -8 14 46
dot_dot	14 12
dot_slash	14 9
dot_uk	14 1
double	2 13 8 -45 14 8
double :spelled	14 12
double oh	14 4
double_five	7 5
double_nine	14 6
double_value	7 1
down	8 11 13 25
down ,	8 16
down :everyone	0 6
down :number	13 6
down a	4 5 13 5
down_$	0 6 2 -7 8 16
down_bit	4 5
downstair_$	1 2
downstairs	2 -6 3 12 6 -3 7 -1 8 11
downstairs ,	8 5
downstairs :codething	1 1 8 1
downstairs and	3 7
downstairs is	1 1 8 1
downs…	2 -10 3 11 6 -7 8 10
dozen	6 17
dozens	6 8
dozens of	6 1
dps	3 12
dps $	3 12
drawing :deadline	5 1
drawing :demanding	5 1
drawing :openprice	5 1
drawing up	5 1
drawing_$	11 1
drawings	11 7
drawi…	11 13
drink	8 2
drinking	8 6
drinks	8 12
drink…	8 6
drip	8 1
drive	10 3
drive $	10 5
drop	14 9
drop a	14 5
drop_there	14 7
dry	0 9
dry_$	0 2
dss	0 51 1 4 2 -26 6 -18 7 -8
dss ,	0 23 1 20 3 16
dss :accepting	0 -6
dss :codething	0 4
dss :demand	0 7
dss :negation	0 6
dss is	0 4
dss yes	0 -2
dss_kids	0 18 1 26 3 17
dss_no	0 6
dss_not	0 2
dss_pets	0 23 1 26 3 22
dss_yes	0 -7
due	4 -33 5 -12 13 6
due :income	13 -2
due :spelled	13 12
due at	13 12
due monthly	13 -2
due_#	13 1
due_$	13 4
dugs	3 7
dugs ,	3 8
dur_$	8 4
dur_week	8 4
during	8 2
during the	8 2
dust	6 10
e	1 8 10 4 11 1
e_$	1 10 11 4
each	2 -18 4 -18 5 26 6 -15 8 -42
each $	5 11
each :childless	0 2
each :clocktime	12 8
each :deadline	12 9
each :deterring	7 8
each :longperiod	13 3
each :period	13 -1
each adult	0 2
each month	13 -24
each september	12 11
each_$	4 -11 8 -6
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
earni…	0 23
earth	7 23
earth $	7 13
easter	12 25
easy	6 -3
ed	1 8
edited	11 13
ee	14 -10
eh	9 3
eight	8 4 9 3 13 16 14 -17
eight $	9 7
eight :period	13 20
eight weeks	13 8
eight_$	8 4
eighteen	1 22
eighteen :period	12 2
eight…	1 17
either	2 9
either $	2 6
elbows	6 20
elbows $	6 5
elder_$	3 4 8 2
elderly	3 17 8 6
elder…	3 17 8 6
electric	7 7
electric_$	7 7
elect…	4 -8 7 3 8 -13
eleven	8 -7
eleven :absolute	4 1
eleven :number	4 1
eleven hundred	4 1
else	0 -8 1 15 2 1 4 -31 8 -40
else $	0 -23 1 19 6 -7
else :codething	6 5
else :title	6 8
else in	7 10
else is	6 5
else who	6 8
else with	0 9
else_$	1 1 2 1
else_near	7 1
elsewhere	0 3 1 5 2 6 3 10
elsewhere $	0 4 1 4 2 8 3 10
elsew…	0 3 1 5 2 6 3 10
email	14 28
email_$	14 22
emails	6 1
emigr…	8 16
employ_$	0 12
employ_retir	0 -2
employed	0 28 2 -20 13 19
employed $	13 12
employed ,	0 -8
employed :person	0 45
employed folk	0 7
employer	0 19
employer ,	0 1
employer_$	0 18
employment	0 63
employment $	0 20
employment_$	0 1
emplo…	0 101 2 -68 4 -25 5 -32 6 -40 7 -28 8 -20 13 7
empty	6 -48 7 4 8 59
empty $	8 25
empty :clocktime	8 13
empty_$	7 1 8 20
end	0 -11 3 -6 5 4 13 -7
end :building	8 15
end_$	12 -3
ends	6 15
ends_$	6 12
england	7 24
engla…	7 23
english	0 -21 1 -5 2 15 6 -21 8 -2
english_$	2 5
engli…	0 -21 1 -6 2 26 6 -22 8 -4
enhanced	11 2
enhan…	11 2
enough	1 12 2 -11
enough $	1 2
enough ,	13 1
enough :openprice	1 8
enough :opinion	1 8
enough to	1 8
enquire	4 8
enquiries	1 2 6 14
enquiries in	6 8
enquiry	1 14
enquiry_$	6 6
enquiry_one	6 9
enqui…	0 12 1 20 6 10 7 -9
entertain	4 9
entertain_$	4 9
enter…	4 9
entrance	8 23
entrance ,	8 5
entrance_$	8 4
entra…	8 23
entry	8 -26
entry :codething	8 -5
epc	4 -2 7 -30 8 -13 14 -23
epilepsy	8 20
epile…	8 20
equal	5 2 7 1
equal $	7 4
equal :openprice	5 2
equal :opinion	5 2
equal to	5 2
equal_rent	5 3
equally	5 1
equal…	5 1
esa	0 9
esa ,	0 13
essential	6 10
essential :openprice	6 10
essential :opinion	6 10
essential to	6 10
essential_$	6 10
essential_avoid	6 10
essential_disappointment	6 10
essen…	6 10
essex	7 18
essex_$	7 2
estate	2 1 7 -17
europeans	2 1
europ…	2 9
even	3 28 6 1 7 18
even :burden	3 2
even :condition	3 2
even if	3 2
even the	3 7 7 12
even_$	3 2
eveni…	6 -17 7 -6
event	4 2
ever	0 -14 2 -26 6 -30 7 82 13 -7
ever ,	7 1
ever :losing	7 19
ever go	7 8
ever had	7 1
ever_$	6 -20 7 27
ever_up	7 1
every	1 -6 2 -33 3 33 5 19 7 40 9 -3 12 -43 13 3
every #	13 7
every :clocktime	7 -6 8 4
every :deterring	7 13
every :nearby	7 6
every :number	7 7 13 3
every :period	4 2 6 5 7 2 13 -9
every :person	7 24
every day	6 4 7 2
every month	4 5
every other	7 4
every single	7 18
every tenant	7 1
every_$	7 4 8 -6
every_house	3 1
every_month	13 8
everybody	1 13 2 -11 6 9 7 14
everybody ,	1 1
everybody :codething	1 16 6 3
everybody :title	7 12
everybody gets	7 2
everybody is	1 16 6 3
everybody who	7 12
everybody's	6 3
everybody_$	6 2 7 4
everyone	5 16 6 13 7 28 8 -15
everyone $	6 5
everyone :burden	7 15
everyone :deterring	7 15
everyone :fairness	4 1
everyone :losing	2 1
everyone :title	5 8
everyone :wanting	6 6
everyone else	2 1
everyone in	7 3
everyone on	7 15
everyone wants	6 6
everyone who	5 8
everyone_$	4 -4 6 -1
everyone_here	6 1
everyone_want	6 4
everyth_$	7 -15
everything	7 -1
every…	0 -1 1 14 3 -4 4 -7 5 10 6 27 7 27 8 -26
ex	8 32
exact	11 14
exactly	4 -3
exact…	4 -3
example	1 -9 2 -20 6 -30 7 -43 8 -8 14 114
example $	14 26
example ,	14 62
example :spelled	14 10
example and	14 5
example_$	14 46
examp…	1 -16 2 -22 6 -34 7 -48 8 -5 14 113
exceptions	12 3
exceptions $	12 3
excep…	12 2
exclu…	0 2 1 12 3 19
exist	7 14
exit	12 11
expect	0 2 2 -11 6 11
expect it	6 2
expected	6 33
expected $	6 2
expected :openprice	6 17
expected :opinion	6 17
expected to	6 17
expecting	1 12 2 16
expecting $	2 14
expecting ,	1 14
expec…	1 7 2 21 6 21
expense	5 17
expense ,	5 5
expense_$	5 8
expen…	5 18
exper…	0 3
expires	12 2
expir…	12 2
extend	7 1 12 9
extension	7 25
extension $	7 1
exten…	7 21
extra	1 4 4 32 5 43
extra $	4 11
extra :burden	5 1
extra :period	13 2
extra_$	5 18
extra_month	4 10 5 13
f	2 9 9 6
f ,	2 3 9 3
f_$	2 12
fac_$	7 -4
face	7 -1
face_$	7 -1
facebook	14 23
facebook ,	14 8
faceb…	14 22
fact	7 11
fact $	7 8
factor	1 3
factor_$	1 3
fail	7 6
failing	0 9
faili…	0 9
fair	1 20
fair :burden	1 9
fair :deterring	1 9
fair :openprice	6 3
fair :opinion	6 3
fair on	1 9
fair to	6 3
fair_$	1 1
fall	7 4 13 11
fall_love	7 8
fallowfield	2 1
fallowfield $	2 2
fallo…	2 1
fam	1 18
fam $	1 18
fami_$	1 32 2 -2 3 -1 6 -6 8 -9
fami_children	1 -20
fami_consider	1 1
fami_sharer	1 -3
families	0 -34 1 73 2 -7 3 -2 4 -17 6 -10
families $	1 24
families :accepting	1 11
families because	1 1
families with	2 -8
family	1 -4 2 12 6 -45 7 -12 8 -16
family $	1 -12
family ,	1 13
family :accepting	1 2
family :preferring	2 6
family preferred	2 4
family with	1 -3
famil…	0 -35 1 72 2 -9 3 -4 4 -20 6 -13
fancy it	14 1
far	7 13
far $	7 2
fare	0 6
fare $	0 6
farm_$	8 2
fast	6 30
fast $	6 30
faster	6 6
faster than	6 6
fastest	6 15
fastest_$	6 16
faste…	6 9
favour	4 10
favour_$	6 8
favou…	6 2
feathers	3 12
feath…	3 26
feature	8 -4
feature :codething	8 -4
feature is	8 -4
featu…	8 -22
february	8 6 9 4
february $	9 2
february ,	8 1
febru…	8 6 9 4
fee	3 -24 4 -29 5 62 6 -38
fee $	5 8
fee ,	5 16
fee :money	5 4
fee :number	5 16
fee for	3 -1
fee £#	5 4
fee_$	3 -12 5 35
fee_each	5 5
fee_£#	5 9
feel	2 45 4 2
feel :spelled	2 20
feel at	2 20
feel_home	2 21
fees	2 -28 4 -2 5 32 6 -3 7 -32
fees ,	5 23
fees :asking	5 14
fees :demanding	5 14
fees :deterring	5 16
fees apply	5 14
fees_$	5 28
feet	1 17
fein	2 23
fein :politics	2 13
fein voters	2 13
fella	8 2
fellow	8 14
femail	2 13
femal_$	2 1
female	2 31
female :demanding	2 8
female :wanting	2 8
female wanted	0 12
female_$	0 -5 2 16
females	2 12
femal…	2 12
ferry	5 -8
few	5 16 6 18 9 17 11 5 13 18
few :period	9 12 11 7 13 8
few days	9 10
few_$	5 8 7 1
few_old	11 7
fi	8 10
fido	3 9
fife	7 12
fifty	4 20 5 11
fifty_$	5 5
fighting	6 12
fighting :bid	6 10
fighting :childless	6 10
fighting over	6 10
fight…	6 12
figure	4 74 5 -31
figure $	4 16
figure :photo	4 9
figure shown	4 9
figure_$	4 9
figures	7 11
figur…	7 11
fill	2 4
fill the	2 3
fill_form	6 6
filling	6 1
filli…	6 1
film	14 4
film_$	14 2
final	4 29
final :rent	4 2
final :return	4 2
final rent	4 2
final_$	4 11
find	0 8 1 28 5 -19 7 14 8 12
find :burden	3 4
find :photo	3 4
find :seller	14 10
find :writeto	14 7
find a	7 13
find another	3 4
find it	2 4
find the	8 13
find_$	1 3
find_better	7 6
find_flat	7 14
find_home	3 5
find_landlord	1 3
fine	0 -22 6 -4
fine ,	3 3
finer	7 21
finest	7 42
finest_$	7 3
finger	6 17
finger_$	6 14
fingers	6 2
finge…	6 9
finish	6 4
finished	11 8
finis…	11 19
fire	1 -29
fire_$	1 -3
fireplace	0 -6
fireproof	7 20
firep…	0 -8 7 17
firm	5 11
first	0 -5 1 10 2 19 4 -7 5 -6 6 17 8 -8 10 1 11 -42 12 14 13 11
first $	2 5 4 13 6 11 7 4
first :codething	12 11
first :deterring	6 -5 10 13
first :longperiod	12 25 13 7
first :newness	6 -2
first :number	6 8 12 11 13 10
first :openprice	6 9
first :opinion	6 9
first :period	13 14
first :spelled	6 4 12 2 13 14
first :tribunalrent	12 11
first :urgency	6 -5 10 16
first and	13 15
first choice	2 2
first day	5 1
first one	6 5
first quarter	13 5
first time	6 -9 10 16
first to	6 9
first with	6 8
first year	12 11
first_##	8 1
first_$	2 16 7 6 12 22 13 -27
first_door	6 7
first_due	13 -20
first_gets	6 6
first_last	13 18
first_month	12 3
first_rent	5 -13 6 2
first_second	13 12
first_will	6 8
fish ,	7 4
fit	2 7
fit in	2 6
fit_$	2 3
fitted	1 -17 8 -38
five	3 -13 4 -25 7 6
five :accepting	6 3
five :age	7 7
five :longperiod	7 2
five :money	5 2
five :newness	7 7
five :period	5 -37 7 1
five :record	7 6
five :room	2 18
five beds	2 5
five lever	8 -8
five months	13 17
five weeks'	5 -20
five years	7 7
five_$	5 -3
five_lock	8 -5
five_over	6 2
five_rent	5 -18
five_two	2 6
fiver	5 19
fix_$	4 10 12 10
fix_month	12 3
fix_£#	6 3
fixed	4 8 12 19 13 -7
fixed :deterring	4 6
flag	2 6
flag_$	2 9
flags	2 12
flap	3 -2 8 -4
flat	1 2 2 27 3 13 4 -3 5 10 6 8 8 -2 10 1 11 -15 14 -21
flat $	2 18 11 -11
flat ,	2 13 7 -4 8 -16
flat :childless	8 5
flat :codething	0 13
flat :condition	0 6
flat :deadline	11 5
flat :neighbour	1 6 8 19
flat :openprice	1 1
flat :opinion	1 1
flat below	8 9
flat for	0 4
flat has	12 3
flat in	5 2 7 14 8 -23
flat is	0 13 8 -9
flat may	11 8
flat over	8 5
flat to	1 1
flat with	6 17 10 6
flat@…	14 4
flat_#	8 -10
flat_$	0 14 1 -10 2 -34 3 11 8 -2
flat_adult	1 2
flat_before	6 2
flat_city	7 9
flat_door	6 4
flat_hour	6 2
flat_let	6 1
flat_over	8 5
flat_people	0 1 1 3
flat_professional	0 8
flat_road	6 3
flat_same	11 2
flat_term	12 3
flat_vary	11 8
flat_you	1 -18
flatmate	2 13
flatm…	2 13
flats	6 13 8 -30
flats :place	6 2
flats here	6 2
flatshare	2 14
flats…	2 13
flatt…	11 13
fleet	6 12
flexible	12 6
flexi…	12 6
flooding	7 1
floor	2 4 5 -1 7 -55 10 1
floor :absence	8 13
floor :building	0 2
floor :codething	8 1
floor :deadline	8 12
floor :photo	14 10
floor is	8 1
floor plan	14 12
floor studio	0 1
floor_$	3 1 8 18
floor_laid	3 1
floor_no	4 2
floors	3 14 8 -2
floors were	3 1
flowerpot	8 6
flowerpot $	8 4
flowe…	8 5
flown	1 1
flown the	1 7
flown_$	1 7
flown_nest	1 7
fly_$	6 11
fly_shelf	6 5
flying	6 23
flying :deadline	6 7
flying off	6 5
fob	5 10 8 -2
fob ,	8 -6
folk	0 29 1 8
folk $	0 5
folk :burden	0 6
folk_$	1 7
folks	0 3
folks $	6 1
folks ,	0 3
follow	13 3 14 8
follow_$	14 7
followed	8 20
followed by	8 21
follows	7 2
follo…	8 24
foot	2 19 6 14
foot $	6 8
foot_$	2 4
for	0 4 1 23 2 12 3 7 4 2 5 40 6 -2 7 4 8 -7 9 79 10 4 11 -11 12 34 13 4 14 3
for #	6 8
for $	3 4 6 3
for :absence	0 2
for :absolute	1 -3 7 15 8 7 13 3
for :age	9 -2
for :burden	4 -6 6 10
for :child	1 1
for :childless	1 44 2 -3
for :councilpay	0 17
for :demand	0 7 6 -34 8 9
for :disability	2 3
for :disclaimer	11 18
for :everyone	4 -37 6 15 13 3
for :faith	2 22
for :family	1 13 7 3
for :feething	5 20
for :healthword	2 4
for :holiday	8 -9 9 26 14 9
for :jobless	0 1
for :jobname	0 7
for :law	11 1
for :lifeword	8 10
for :losing	4 39
for :money	4 -21 5 14
for :nearby	7 8
for :newness	6 4
for :number	0 -4 1 5 5 -26 8 -5 12 36
for :offerdeal	6 -2 8 3 10 53
for :origin	2 2
for :payer	2 3
for :person	0 4 1 -13 4 37 5 -37 7 -1 13 1
for :pet	3 21
for :photo	2 -7 8 17 11 6
for :ranking	0 1
for :record	9 -2
for :rent	4 25
for :return	4 3
for :seller	0 -11
for :sexual	2 6
for :spelled	1 6 7 7 12 29
for :time	4 16 6 2
for :urgency	4 20
for :work	0 43
for :writeto	2 8
for a	0 21 2 4 3 2 4 16 5 -2 6 -3 7 -16 8 -41 9 20 11 -36 12 26
for adults	1 7
for all	8 17
for an	1 8
for anyone	6 10
for claiming	0 -12
for employed	0 9
for ever	7 11
for families	1 13 2 -11 7 4
for good	6 18 7 25
for grown	1 12
for guidance	11 1
for heating	7 1
for illustration	11 15
for life	7 38
for long	6 12
for more	6 13
for now	4 9
for our	5 3
for people	0 7 6 -2
for references	5 -8
for refs	5 11
for rent	4 13
for sale	8 4 10 53
for show	8 19
for somebody	4 21
for someone	4 10
for somewhere	4 8
for students	13 3
for tea	1 2
for the	0 -22 1 -11 2 8 3 -3 5 25 6 -14 8 15 9 6 10 9 11 -5
for there	5 10
for this	2 14 6 14 7 -11
for two	1 12 9 1 13 9
for viewers	8 7
for viewings	8 8
for whoever	6 6
for years	9 -2
for you	2 11 3 2
for young	1 4
for £#	4 -4 5 19
forbidden	3 5
forbi…	3 27
foreign	2 7
foreign :origin	2 15
foreign accent	2 10
foreign_$	2 3
foreigners	2 23
foreigners $	2 13
forei…	2 35
forget	0 3 8 1
forget it	0 3
forget_$	0 3
forgive :online	3 1
forgive :opinion	3 1
forgive :payer	3 1
forgive :seller	3 1
forgive :writeto	3 1
forgive us	3 1
form	6 2 7 -18 8 -1 14 7
form has	0 3
formality	7 15
formality $	7 10
forma…	7 15
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
forty	8 3
forward	4 20
forwa…	4 19
foste…	1 2
foto_illustration	11 20
fotos	11 22
found	2 1
found:benefits	0 254
found:children	1 248
found:contact-details	14 311
found:disclaimer	11 177
found:fee	5 247
found:fixed-term	12 203
found:new-to-market	10 193
found:personal-data	8 252
found:pets-blanket-ban	3 257
found:price-pressure	6 239
found:protected-characteristic	2 314
found:rent-in-advance	13 206
found:rental-bidding	4 252
found:short-let	9 173
found:unprovable-claim	7 285
found…	4 4
four	0 -5 2 -37 3 21 5 -10 7 -15 8 29 9 33 14 -10
four :age	11 2
four :longperiod	11 2
four :newness	11 2
four :period	9 17 11 1
four :petpart	3 31
four :record	11 2
four :room	6 3
four days	9 8
four in	6 3
four legged	3 22
four months	13 8
four weekly	13 -7
four years	11 2
four_$	3 11 8 20 13 -8
four_block	6 3
four_friend	3 18
fourth	2 10
free	0 -4 1 20 2 -3 3 16 4 -14 5 -19 7 10 8 -14
free ,	1 7
free :building	1 11 3 13
free :openprice	3 -6
free :opinion	3 -1
free :rulesplace	1 8
free area	7 1
free building	1 6
free for	6 2 7 15
free of	1 8
free to	3 -1
free zone	1 5
free_$	1 29 3 7 7 4
free_free	1 5
free_life	7 18
freehold	14 -3
freeholder	1 14
freeh…	1 11 14 -6
fresh	10 32
fresh_$	10 22
fresh…	7 1
fri	8 14
friday	4 19 6 3 8 8 9 9 13 -6
friday $	4 9
friday_monday	9 10
friend	3 7
friend_flat	3 3
friendliest	7 2
friendly	9 4
friendly :nearby	3 1
friendly :rulesplace	3 1
friends	2 -1 3 22
friends $	3 7
frien…	1 -5 2 -34 3 33 8 -26
from	0 14 2 39 4 -30 6 -20 8 3 10 -25 11 27 12 -12 13 -60
from #	4 -9 8 -2
from :benefit	0 10
from :bid	2 4
from :burden	0 2
from :child	6 8
from :childless	2 5
from :clocktime	8 5
from :deadline	8 9
from :family	1 19
from :healthword	8 15
from :hiding	6 7
from :income	0 17
from :money	4 2
from :online	0 2 3 6 5 2
from :opinion	3 6 5 5
from :payer	5 10 7 1
from :period	12 -24
from :place	6 8 7 2
from :seller	0 4 3 3 5 12
from :spelled	8 7
from :work	6 1
from :writeto	0 10 3 10 5 2
from each	0 2
from families	1 5
from month	12 -5
from the	1 1 2 8 3 -17 4 -4 6 -3 7 5 8 -8 10 -3 11 20 13 -18
from this	7 19
from under	6 8
from us	0 2 3 6 5 2
from £#	4 14
from_$	0 26 1 -12 2 -34 4 -3 6 -19 7 -17 11 -10 12 -7 13 -38 14 4
from_adult	0 2
from_bedroom	14 1
from_benefit	0 1
from_community	2 8
from_estate	2 2
from_has	7 2
from_home	11 9
from_month	12 -1
from_other	11 1
from_pcm	4 7
from_school	1 24
from_side	2 1
from_till	8 18
from_window	7 27
from_£#	4 -7
front	2 -3 4 12 6 -32 7 3 12 -26 13 15
front $	4 4 13 19
front :keything	8 -11
front :neighbour	8 -5
front :photo	11 11
front door	8 -16
front photo	11 11
front_$	7 1
front_queue	4 1
ft	0 14
ft $	0 13
ful	14 -4
ful $	14 -3
ful_$	2 2
full	1 21 6 -17 8 -10 13 3
full :deadline	2 8
full :deterring	0 18 1 4
full :longperiod	13 8
full :newness	0 18 1 4
full :openprice	2 8
full :period	13 11
full :urgency	0 18 1 4
full of	1 7
full time	0 18 1 4
full_$	1 27
full_book	1 11
full_only	1 8
full_work	1 6
fumigation	5 5
fumig…	5 5
funded	0 15
funded :person	0 6
funded tenants	0 2
funds	13 8
fur	3 25
fur ,	3 3
fur_feather	3 8
furnish_$	4 10
furnished	9 4 11 -8
furniture	1 -3 4 -4 8 -8 11 13
furniture :openprice	11 1
furniture in	11 7
furni…	1 -23 2 -9 6 -18 8 -23 11 4
furry	3 43
furry friends	3 12
furry_$	3 1
further	1 5 14 8
further :disclaimer	14 9
further_from	14 9
furth…	1 5 14 8
g	3 12
gallery	11 20
galle…	11 19
garage	7 -10 10 9
garage $	10 6
garage :keything	8 14
garden	0 -20 1 6 2 -2 4 12 7 22 8 -2 10 3 14 8
garden $	5 -2
garden ,	1 12 11 3
garden :building	6 8
garden :neighbour	6 9
garden :photo	6 8
garden flat	6 9
garden_$	1 2
garden_you	8 2
garde…	8 1
gas	2 -19 4 -15 5 -9 7 -4 8 2 9 -14
gas $	5 -9
gas ,	3 3 6 5
gas box	8 1
gas_$	8 9
gas_yard	3 5
gate	1 -23 6 -48
gate ,	8 -10
gate :codething	8 6
gay	1 -7 2 22 6 -10
gay :childless	2 19
gay :openprice	2 -1
gay :person	2 17
gay couples	2 8
gay or	2 -1
gay_straight	2 -19
gays	2 18
gays $	2 12
gch	0 4 1 10 10 4
gch ,	0 4 1 10 10 4
gch_$	1 11 10 5
gener…	11 16
gent	2 4
gentleman	2 27
gentlemen	6 10
gentl…	2 30 6 5 8 -7
get	1 -18 2 14 5 -4 6 56 7 13 9 -8 13 8
get :advance	2 8 6 2
get :benefit	0 2
get :burden	7 4
get :consent	7 12
get :denying	8 1
get :newness	2 9
get :photo	7 5
get :ranking	2 29
get :seller	14 4
get a	6 8 7 -6
get first	2 9
get in	2 -24 6 13 8 10
get it	7 -1
get priority	2 14
get the	2 20 13 5
get universal	0 7
get used	8 2
get your	6 20
get_$	0 14 2 16 4 7 6 21 7 13 8 10 13 5 14 2
get_before	6 12
get_chance	6 10 7 1
get_credit	0 7
get_here	7 6
get_idea	11 1
get_skat	6 4
get_them	6 3
gets	2 -16 4 20 6 30 7 22 8 8
gets a	7 14
gets it	6 13
gets the	4 16
gets_$	4 21 6 27 7 8
gets_first	7 1
gets_keys	6 6
gff	0 4 1 11
gff ,	0 4 1 11
gff_gch	0 4
girl_$	2 16 8 6
girls	2 28 8 2
give	4 26 11 20 13 -26
give :seller	4 17
give :writeto	4 17
give me	4 16
give you	11 1
give_idea	11 8
given	0 2 2 7 8 -2
given_$	0 13
glad_you	6 2
gladly	6 1
glamping	9 10
glamp…	9 10
gmail	14 19
gmail_$	14 1
go	0 4 4 13 6 -44 7 3 13 32
go $	4 10 13 4
go :building	6 7
go :consent	1 9
go :deadline	6 -6 7 22
go :demanding	6 -5 7 22
go :openprice	0 9 2 4 6 -26 7 12 13 7
go :opinion	0 14 2 8 13 14
go :refusing	6 -1
go :sexual	0 3
go :urgency	0 2
go :writeto	0 2
go by	14 5
go home	6 7
go in	7 -5
go out	6 -1
go straight	0 3
go through	1 9
go to	0 14 2 9 13 14
go up	6 -3 7 23
go_$	0 -6 7 25 13 14
go_bin	0 8
go_change	2 2
go_front	13 12
go_go	6 25
go_home	14 6
go_month	12 1
go_so	2 9
goers	2 15
goes	2 10 3 6 6 -26 12 4 13 -14
goes :opinion	4 9
goes for	2 13
goes off	8 4
goes to	4 9
goes_monday	6 10
going	2 22 6 32 8 14
going $	6 6
going ,	6 6
going :consent	2 12 8 1
going :deterring	6 3
going :openprice	3 7 6 11 7 7
going :opinion	3 7 6 7 7 7
going :wanting	6 3
going like	6 3
going through	2 12 8 1
going to	3 7 6 7 7 7
gold	6 1
gold :scarcity	6 10
gold dust	6 10
gold_$	6 5
goldfish	3 24
goldfish ,	3 15
goldf…	3 24
golf	9 15
gone	1 -4 6 17
gone $	6 9
gone ,	8 13
gone :openprice	4 4
gone :opinion	4 5
gone by	8 -6
gone to	4 5
gone_$	7 1 11 3
gone_so	8 4
good	0 -10 1 -33 2 2 3 -21 6 2 7 23 8 -31 14 -30
good $	6 4 7 17
good :burden	14 -9
good :deterring	14 -9
good as	7 13
good for	2 7
good on	14 -9
good reason	3 -19
good_$	1 -12 3 -11
good_ee	14 -1
good_fami	1 -11
goods	2 -8
google	14 14
got	1 23 2 -3 3 15 6 20
got :child	1 11
got a	3 27
got_$	3 1
got_about	6 9
got_before	6 3
got_cat	3 2
gout	8 2
government	0 4
grab	6 4
grammar	1 -5 7 18
grammar :school	7 2
grammar school	7 2
grammar_$	7 6
gramm…	1 -5 7 18
grandchildren	1 2
grandchildren $	8 4
grandchildren :deadline	1 14
grandchildren may	1 14
grandchildren_not	1 2
grandkids	1 1
grandweans	1 3
grand…	1 29 7 21
grant_$	7 11
granted	7 11
grant…	7 11
grass	11 5
great	9 5
greatest	7 4
great…	7 11
green	8 -7 9 -15
green_by	11 3
greener	7 2 11 4
green…	11 19
greyhound	8 2
greyh…	8 1
ground	8 1 10 8
ground :room	2 2 8 7 10 10
ground floor	2 2 8 7 10 10
ground_$	2 5 8 10
grounds $	8 1
group	4 1
group $	4 3
grown	1 52 2 -12 6 -16 8 -2
grown :deadline	1 3
grown :demanding	1 3
grown :openprice	1 3
grown up	1 5
grown ups	1 34 2 -11
grown_$	1 40
grown_house	1 2
grown_only	1 2
guarante_$	7 12
guarantee	7 4 12 -18 13 -1
guarantee $	7 4
guarantee it	7 3
guaranteed	7 50
guaranteed :number	7 2
guarantor	2 -14 4 -28 5 11 7 -34 13 45
guarantor ,	13 15
guarantor and	0 4
guarantor_may	13 1
guarantor_offer	13 1
guarantor_£#	5 19
guara…	1 -6 2 -66 3 -29 4 -67 5 12 6 -45 7 42 8 -63 12 -41 13 23 14 -18
guest :accepting	7 1
guest :building	7 1
guest :room	9 -2
guest bedroom	9 -2
guest house	7 1
guest_$	9 1
guests	5 5 9 28
guests are	5 8
guide	2 21 3 -29 4 7 11 19
guide ,	11 12
guide :pet	2 40 3 -26
guide :rent	4 15
guide :return	4 15
guide dog	2 23 3 -5
guide dogs	2 13
guide rent	4 15
guide_$	2 20
guide_user	2 4
guide_£#	4 10
gym	4 -9
gypsies	2 12
gypsi…	2 12
h	0 12 11 4
had	0 24 1 -17 2 4 3 3 4 -17 5 -22 6 11 7 -15 12 -5
had $	7 1
had :age	6 11
had :deterring	2 18
had :dislike	2 10
had :number	6 3
had :safety	2 10
had :superlative	6 23
had a	3 5 8 30
had better	6 24
had sixty	6 3
had trouble	2 10
had_$	2 3 3 -1 6 -8
had_before	0 1
had_breakfast	6 8
had_since	6 11
had_time	13 1
half	1 1 2 9 6 17
half :longperiod	13 8
half :period	13 8
half :tribunalrent	13 3
half the	6 9
half_has	6 4
half_year	13 8
hall	4 -9 7 -13 8 -8 11 -23
hall and	1 3
hall are	8 1
hall_$	5 6
hall_so	1 2
hamish	8 10
hammer	6 10
hamsters	3 23
hamsters ,	3 5
hamst…	3 33
hand	7 2 13 8
hand_$	7 2
hands	2 10
hands $	2 14
hang	6 20
hang :openprice	6 16
hang about	6 5
hang_$	6 11
happen	1 3
happens	7 9
happe…	7 9
happi…	7 18
happy	3 -2 6 -9 13 14
happy :openprice	3 -6
happy :opinion	3 -6
happy to	3 -6
happy with	1 3 13 4
happy_what	4 10
harbour_$	6 3
harbo…	6 11
hard	0 3
hard_$	8 15
hardly	8 13
harmless	8 3
harml…	8 3
has	1 -24 2 -34 4 -7 5 -14 6 13 7 22 8 54 9 -29 10 30 11 -7 12 -11 13 -22 14 9
has $	7 8
has :absolute	6 -13 7 11 8 -18 10 19
has :burden	10 2
has :disability	2 -17 8 41
has :healthword	2 -14 8 31
has :lifeword	7 1
has :negation	0 -16 6 5 7 7 10 6
has :newness	6 -12 7 19 10 2
has :number	0 1 8 -1
has :onlyword	10 6
has :openprice	0 16 1 8 5 8
has :opinion	0 15 1 8 5 8
has :scarcity	6 -4 10 4
has :time	2 1 7 11
has a	0 -6 2 -8 3 7 7 -25 8 -40 11 -22
has always	2 3
has been	6 17 10 -7
has dementia	8 9
has epilepsy	8 7
has ever	7 16
has its	8 -3
has no	0 -8
has not	6 5 10 2
has one	0 2
has only	10 2
has the	6 -3 8 34 14 18
has to	0 15 1 8 5 8
has_$	1 -5 2 -16 4 -21 6 17 7 -21 14 4
has_about	6 7
has_already	6 7
has_answer	0 4
has_been	6 -44 10 22
has_before	10 15
has_by	6 1
has_house	10 1
has_lock	8 -4
has_may	8 14
has_me	6 3
has_no	8 4
has_off	8 7
has_one	8 12
has_out	6 6
has_please	8 1
has_power	7 6
has_right	0 3
has_roof	10 5
has_room	6 1 8 8
has_round	6 6
has_shelf	6 5
has_short	6 7
has_since	8 1
has_so	8 51
has_stopp	6 13
has_through	14 11
has_will	7 25
hash	8 28
hash ,	8 2
hasn't	6 8 10 18
hasn't been	6 7 10 18
hasn't_$	6 2
hastings	8 1
hastings $	8 1
hasti…	8 1
hatch	8 11
have	0 19 1 15 2 1 4 -3 5 1 6 25 7 1 8 -10 11 18 12 -9 13 -13 14 -20
have :absence	11 1
have :accepting	2 4
have :bid	6 6
have :child	1 27
have :clocktime	7 2
have :demand	6 12
have :everyone	0 4
have :fixed	13 -11
have :kin	1 11
have :lifeword	1 -13
have :losing	11 1
have :nation	1 2
have :negation	4 3
have :onlyword	2 5
have :openprice	0 7 1 9 2 2 3 13 5 13 7 15
have :opinion	1 9 2 1 3 13 5 13 6 6 7 5
have :pet	3 3
have :promise	2 3
have :spelled	1 8 3 -7 4 2
have :title	6 4
have a	2 -4 5 3 6 -7 8 26
have all	0 6
have an	3 5
have been	3 11 11 29
have children	1 7
have gone	11 1
have lived	1 -11
have no	4 6
have put	4 7
have signed	13 -11
have to	0 7 1 9 2 2 3 13 5 13 7 7
have_##	7 2
have_$	0 8 1 26 3 -5 4 -17 6 13 7 18 8 -54 11 9 13 -33
have_by	7 16 11 6
have_carpet	1 2
have_cat	5 2
have_down	2 2
have_fight	6 2
have_figure	4 2
have_find	0 1
have_here	1 -9
have_i	3 4
have_job	0 13
have_liv	1 6
have_newborn	8 16
have_no	8 1
have_off	3 4
have_ones	1 7
have_our	0 15
have_pets	3 -9
have_rent	4 8
have_since	11 14
have_stay	3 4
have_you	2 3 7 6
haven	1 5
haven't	4 5
haven…	4 5
having	10 2
he	0 16 6 11
he :negation	0 1
he :wanting	6 7
he's	8 50
he's a	8 16
he's_$	8 20
head	3 -16 5 6
head :record	3 -4
head :rulesplace	3 -11
head :utility	3 -4
head lease	3 -4
health	2 9
health ,	7 2
health_$	2 4
healthy	2 23
healthy_$	2 11
healt…	2 19
hear	0 -6 1 -3 2 1 3 -4 4 12 6 -43 8 -4
hear :openprice	3 -4 4 16
hear what	4 2
hear_$	4 16
hear_pay	4 1
heart	10 5
heart of	10 6
heart_$	10 6
heaters	9 -5
heaters $	9 -1
heate…	9 -5
heating	8 -20
heati…	7 3 8 -12
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
help	0 6
help_rent	0 15
hen's	6 9
hen's teeth	6 9
hence_$	6 -3
her	1 5 8 58
her ,	2 5
her :family	8 5
her :kin	8 3
her_$	2 -5 8 18
here	0 -12 1 16 2 -11 4 -30 5 -50 6 7 7 5 8 -2 13 -37 14 -34
here $	0 -1 1 18 2 -3 7 -22
here ,	3 19
here :codething	7 1
here :promise	7 4
here and	1 -1 7 5
here is	7 1
here it	10 2
here_$	6 14
here_me	8 16
here_no	8 1
here_up	7 9
here_your	7 13
hesitation	6 20
hesit…	6 46
high :demand	6 2
high :thing	1 6
high chairs	1 12
higher	4 14
higher_$	4 8
highest	4 35 7 -31
highest $	4 1
highest :bid	4 16
highest_$	4 7
highe…	4 35 7 -31
highland	9 12
highl…	9 12
hill	7 -1
hill ,	2 6
hill_beds	2 7
hillt…	14 13
hillview	14 13
hillv…	14 19
him	0 6 8 22
him ,	8 11
him_$	0 9
hindu	2 1
hindu_$	2 23
hindus	2 18
hip	8 26
hip_$	8 2
hire	5 5
his	6 2 8 51 13 2
his $	6 3
his :disclaimer	2 8
his :person	7 2
his own	2 8
his_$	8 11
history	0 -4 2 17 6 2 13 17
history $	6 8
history of	2 15
histo…	0 -6 2 19 6 1 13 17
hit	10 6
hit the	10 6
hit_market	10 6
hitch…	3 10
hiv	2 32
hold	8 5 12 16
hold ,	12 3
hold_#	5 8
hold_key	8 2
hold_you	5 7
hold_£#	5 -19
holder_$	0 12
holders	0 10 2 13
holde…	0 10 2 13
holding	13 -5
holding :deposit	5 -29 13 -4
holding :paying	5 -12 13 -4
holding deposit	5 -29 13 -4
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
holid…	1 -25 6 -4 7 -20 9 14
hols	9 25
hols_$	9 12
home	0 14 2 -17 3 8 5 -11 7 7 8 23 9 -7 11 1
home $	3 14 6 -3 8 -13 9 -19
home ,	4 1
home :absolute	0 5
home :burden	8 3
home :deterring	8 3
home :everyone	0 3
home :openprice	6 4
home all	0 3
home and	2 4
home for	2 -2
home on	8 3
home_$	0 9 2 -14 7 4 8 14 14 8
home_day	0 5
home_you	1 4
homeowner	0 18
homeowner :burden	0 16
homeowner guarantor	0 11
homeo…	0 20
homes	6 29
honest	5 1
honest ,	8 4
hop	6 3
hop :openprice	6 3
hop :opinion	6 3
hop to	6 3
hope	1 7 4 8
hope_find	1 2
hot	6 6
hot $	6 7
hot :deadline	10 5
hot off	10 5
hot_pres	10 5
hotel	4 2
hotel ,	1 1
hotel_$	4 3
hotels	1 1
hound	3 9
hour	8 -31
hours	6 57
hours $	6 39
hous_$	7 12
hous_people	0 -7
hous_someth	0 1
house	0 1 1 -1 2 12 3 12 5 17 6 3 7 20 8 22 10 23 13 -7 14 -8
house $	2 -14 3 7 11 2
house ,	4 11 6 17
house :absence	8 12
house :advance	10 1
house :codething	1 10 5 1
house :condition	5 5
house :deadline	12 12
house :demanding	10 1
house :law	5 1
house :nearby	2 7
house :preferring	6 8
house :promise	7 5
house :ranking	10 1
house :spelled	1 7
house before	10 1
house full	1 11
house has	8 3
house in	7 20 8 -7
house is	1 10 5 1 8 7
house near	2 8
house of	8 3
house rules	5 1
house share	2 3
house stands	8 7
house while	5 4
house_#	8 -15
house_$	2 15 5 7 8 19
house_built	7 6
house_empty	8 18
house_five	8 1
house_full	5 7
house_made	5 4
house_no	6 2
house_not	6 1
house_open	8 1
house_over	6 3
house_stay	2 5
house_weekday	8 8
house_where	7 2
household	1 48 2 23 4 7 6 -28 8 -32
household ,	2 28
household :condition	1 15
household where	1 15
household_$	0 -3 1 6 6 -5
households	2 -11
housemate	2 20 8 24
housemate :demanding	2 20
houseplants	3 2
houses	1 16 6 1 7 16
houses $	6 1
houses are	7 3
house…	1 36 2 38 3 3 4 5 6 -33 7 -12
housing	0 -5
housing :benefit	0 -5
housing :fee	0 1
housing :paying	0 13
housing benefit	0 -4
housing costs	0 1
housi…	0 -5
how	0 5 4 38 6 -9 7 -27 8 -15 11 43
how :demand	1 15
how :promise	0 3
how it	11 17
how many	1 16
how much	4 43
how_$	1 7 4 13 6 -2 11 11
how_can	4 6
how_go	4 18
how_i	0 5
how_look	11 28
how_pay	0 3
how_you	4 10
hull	7 7
humans	3 6
hun	3 3
hun_$	3 3
hundr_$	4 1
hundr_month	4 1
hundr_thousand	4 8
hundred	4 23 5 27 8 -8 13 -2
hundred :money	5 25
hundred a	4 1
hundred pounds	5 17
hundr…	4 27 5 27 8 -8 13 -2
hurry	2 -18 6 12 7 -17
hurry :burden	6 5
hurry_$	6 2
husband	2 7
husband and	2 11
husband_$	2 9
husband_wife	2 16
husbands	2 6
husba…	2 25
i	0 33 3 20 4 1 6 7 7 8 8 -9 13 -11
i :accepting	1 -1 7 2
i :asking	6 -29
i :clocktime	4 10
i :demanding	2 -15
i :denying	4 1 6 -8 7 -2
i :disclaimer	2 1
i :negation	1 -1 7 -12
i :onlyword	3 9
i :preferring	1 4
i :promise	2 -22
i :regretting	1 1
i :urgency	0 4
i :wanting	0 15 2 -2 3 -8
i :writeto	6 2
i am	4 10
i answer	6 -9
i can't	7 -6
i don't	0 6
i have	0 -2
i hope	1 2
i like	3 -3
i mean	2 29
i put	0 5
i run	0 4
i see	6 3
i should	7 3
i shouldn't	2 1
i were	6 7
i won't	4 2
i wouldn't	6 8
i'd	1 26 2 34 3 17 4 15 6 12 8 -13
i'd :demanding	1 10
i'd :preferring	2 2
i'd :wanting	1 4
i'd :welcoming	4 13
i'd rather	2 1
i'd want	1 10
i'd_down	4 5
i'd_have	1 4
i'd_you	0 4
i'll	4 30
i'll be	8 3
i'll_$	4 1
i'll_honest	8 6
i'm	0 24 1 14 2 16 4 11 6 -27 7 -3 8 34 13 3 14 11
i'm :losing	2 4
i'm :negation	4 11 8 1
i'm :regretting	1 6 3 10
i'm :wanting	2 2 4 2
i'm afraid	0 4 1 12 3 7
i'm after	2 4 4 2
i'm not	4 11 8 1
i'm sorry	2 4
i'm_##	4 3
i'm_$	1 14 6 -10 7 -18
i'm_but	2 12
i'm_no	7 1
i've	0 16 6 6 8 27
i_##	4 18
i_$	0 10 2 4 3 -17 6 -9 13 -5
i_animal	3 -1
i_cat	3 1
i_even	6 4
i_find	1 2
i_house	3 4
i_like	2 5
i_mean	0 7
i_no	2 4 4 3
i_not	3 6
i_only	6 3
i_read	6 1
i_reason	6 2
i_say	4 10
i_small	0 4
i_think	4 5
i_you	6 12
i_you'd	6 2
idea	11 27
idea $	11 1
idea ,	11 2
ideal	1 3 2 15 9 3
ideal :person	2 4
ideally	0 16
ideal…	0 16
if	0 4 1 23 2 2 3 16 4 3 5 -22 7 -8 8 1 10 -22 11 -13 12 18 13 -5 14 4
if :absolute	12 5
if :benefit	0 1
if :everyone	0 4 1 4 7 8
if :number	4 22
if :seller	6 4
if :spelled	4 13
if :title	3 3 6 7
if any	0 6 1 6
if he	6 7
if i	6 11
if i'm	8 6
if it	3 5
if it's	1 12
if so	1 6
if the	0 12 6 -5 14 4
if there	7 6
if two	4 13
if you	0 -5 5 -10 7 -37 8 2 13 -1
if you've	1 5
if your	2 11
if_$	0 -21 1 -29 2 -30 3 -68 4 -15 5 -32 12 3 14 -2
if_bark	3 8
if_been	12 1
if_can	4 10
if_cat	5 2
if_don't	0 6
if_employ	13 13
if_expect	1 1
if_goes	8 17
if_got	3 10
if_have	1 3 5 7
if_here	2 2
if_job	0 4
if_keep	1 6
if_kids	1 13
if_lik	6 6
if_like	6 -3
if_one	3 2
if_own	3 3
if_referenc	13 1
if_rent	0 16 5 7
if_site	14 5
if_small	3 4
if_still	6 4
if_that	6 8
if_want	0 -13 1 -17 2 -5 4 9 5 -6 14 5
if_were	2 15 6 13
if_you	4 8 6 3
if_your	0 8
ifs	7 24 13 2
ignore	11 15
illness	2 15
illne…	2 15
illustration	11 35
illustration :absolute	11 1
illustration :burden	11 1
illustration :onlyword	11 1
illustration :scarcity	11 1
illustration only	11 1
illustration_$	11 11
illus…	11 38
imag_$	11 18
image	11 2
images	11 66
images are	11 17
imagi…	11 19
immigrants	2 12
immigrants $	2 6
immig…	2 11
impossible	7 34
impossible_$	7 17
impos…	7 43
impression	11 5
impre…	11 6
improve	13 7
impro…	4 7 13 7
in	1 -10 2 -7 3 -26 4 -6 5 -35 6 -3 7 53 8 36 9 -2 11 -3 12 -10 13 19 14 -47
in #	10 8
in ##	4 -2 6 -21 7 -64 8 -96 10 -24 14 -28
in $	2 3 4 -10 7 -32 8 34 10 29 13 5
in ,	7 -17 10 5 13 -6
in :absence	0 34 2 -2 6 -27 8 4
in :absolute	2 -23 7 24
in :advance	0 -9 2 -8 4 -25 7 -24 8 -17 12 -7 13 -6
in :building	13 3
in :burden	4 9 7 -2
in :child	4 2
in :clocktime	1 -23 4 -56 6 -29 7 -10 8 -2 10 -35 11 -27 13 14
in :condition	12 1
in :deadline	0 -19 1 -17 4 -58 6 -18 7 -40 8 -16 10 -35 11 -46 12 3 13 12
in :demanding	6 5
in :deterring	8 2
in :everyone	7 23
in :fixed	12 6
in :hiding	4 19
in :lifeword	8 19
in :nation	2 3
in :neighbour	8 19
in :newness	6 6
in :number	0 -16 4 -50 5 -2 7 -20 8 -91 11 -3 12 -40 13 19 14 -48
in :onlyword	12 3
in :openprice	8 25
in :payer	1 -7 6 5 7 -32 9 20
in :paying	13 4
in :period	4 1 12 3
in :photo	4 1 11 36
in :place	0 -4 6 -4 7 66 8 2
in :preferring	11 14
in :ranking	6 33
in :return	7 8
in :room	8 26
in :seller	0 -14 1 -6 7 -48 8 -49 9 20 11 4 13 18
in :spelled	1 3 12 -18 13 24
in :thing	4 2
in :title	8 1
in :wanting	7 6
in :welcoming	7 8
in :work	0 51 2 -11 7 -11 8 -29
in a	3 3 6 31
in adv	13 4
in advance	0 -12 4 -19 6 -17 7 -32 12 -11 13 -1
in all	7 35
in bath	7 14
in bearsden	8 3
in bed	8 21
in before	6 6
in britain	7 22
in by	2 2 11 16
in croydon	7 4
in derry	7 6
in england	7 10
in essex	7 17
in fallowfield	2 1
in flat	8 4
in full	1 4
in hull	7 6
in it	7 5
in jan	8 14
in jesmond	4 1
in june	12 6
in leeds	7 13
in leicester	7 4
in lenton	7 1
in levenshulme	7 3
in love	7 8
in manchester	7 1
in march	6 -1
in may	11 -5
in my	13 1
in on	8 5
in one	13 44
in our	1 -5 6 2 7 -26 8 -5 9 20
in picture	11 16
in place	13 3
in receipt	0 15
in residence	1 7
in room	8 2
in spain	8 5
in spring	12 3
in stone	4 2
in summer	4 2
in tenerife	8 2
in the	0 5 1 -18 2 -7 3 -16 4 -10 5 -15 6 -21 7 -2 8 1 9 -10 10 -37 11 13 13 -35
in this	0 -1 2 11 6 3 7 -5
in under	4 2
in until	12 3
in value	7 11
in wales	7 3
in which	4 2 6 2
in while	6 4
in winter	4 3
in work	0 36 8 -3
in york	7 2
in your	1 13
includ_rent	8 2
included	1 -28 5 -10 7 -17
included $	1 -8
inclu…	0 -25 4 -13 5 -7 6 -24 7 -49 9 11
income	0 16 1 -19 4 -52 13 -1
income :codething	0 2
income is	0 2
income_$	0 13
income_count	0 18
incom…	7 25
incre…	4 2
indian	2 12
indian_$	2 1
indicative	4 13 11 3
indic…	4 13 11 3
infant_$	1 18
infants	1 31
infan…	1 28
initial	12 20 13 6
initial :longperiod	12 13
initial :period	12 10
initial_$	13 5
initi…	12 20 13 6
inn	9 -9
innocent:benefits	0 -65
innocent:disclaimer	11 -36
innocent:fee	5 -54
innocent:fixed-term	12 -77
innocent:new-to-market	10 -47
innocent:personal-data	8 -33
innocent:pets-blanket-ban	3 -85
innocent:protected-characteristic	2 -61
innocent:rental-bidding	4 -92
innocent:short-let	9 -73
innocent:unprovable-claim	7 -41
inside	12 13
inside the	12 16
insom…	8 3
inspection	1 12
inspe…	1 23
insta	14 52
insta ,	14 31
insta_$	14 16
instant	6 10
instant $	6 10
insta…	6 5 14 21
instead	3 3 13 25
instead $	13 1
instead ,	3 4
instead_$	3 4
inste…	3 3 13 25
instruction	10 17
instruction $	10 8
instruction ,	10 2
instr…	10 17
insurance	5 13
insurance :consent	5 4
insurance through	5 4
insurance with	5 5
insurance_broker	5 3
insurance_our	5 1
insure	5 4
insure the	5 4
insurer	0 3 5 1
insur…	0 16 4 -5 5 15
interest	4 9 6 25
interest :codething	6 5
interest has	6 11
interest is	6 5
interest_$	6 2
interest_been	6 11
interior	11 7
internet	11 10
inter…	4 8 6 31 7 -7 8 -21 11 23
into	1 -15 6 -36 7 34 8 22 11 5
into a	8 6
into the	8 9
into_care	8 2
into_home	8 8
inundated	6 7
inund…	6 7
inventory	5 21 8 -5 13 -7
inventory and	5 -1
inventory clerk's	5 5
inventory_$	5 13
inven…	5 20 8 -6 13 -8
investment	7 40
investment $	7 9
investors	2 2
inves…	7 49
invit…	4 19
invoice	5 22
invoice $	5 10
invoi…	5 23 13 14
irela…	7 3
irish	2 10
iron	6 3
iron_$	6 4
is	0 -20 2 -4 4 -15 6 1 7 -4 8 -7 9 -10 10 -15 11 -1 12 -19 13 -18
is ##	8 17
is $	6 -10 11 8
is ,	6 5 10 4
is :absence	8 38
is :absolute	5 6 6 -4 7 7 8 18
is :asking	0 -10
is :bid	1 7
is :burden	6 -7
is :clocktime	11 10
is :condition	4 4
is :councilpay	13 -7
is :deadline	4 7 12 5
is :demand	6 22
is :demanding	3 -7
is :denying	8 5
is :deterring	2 -4 6 -2 7 -19
is :disability	8 10
is :dislike	3 9
is :everyone	4 15 5 8
is :fairness	4 15 5 4
is :feething	2 -7
is :healthword	1 2 8 21
is :hiding	8 11
is :lifeword	5 3 8 1
is :losing	7 1
is :money	4 -23
is :negation	0 -3 2 -15 7 3 8 14 11 5 12 -3
is :neighbour	8 -11
is :newness	6 11
is :number	4 -29 5 1 6 -7 7 -25 8 22
is :onlyword	3 2 12 3
is :openprice	1 13 13 -12
is :opinion	1 5 2 3 5 15 8 -3
is :payer	8 -34 13 -15
is :paying	0 10
is :photo	4 22 11 1 13 1
is :promise	7 30 8 9
is :refusing	7 14
is :scarcity	8 13
is :spelled	1 -15 2 -8 5 4 6 -12 7 -13 8 -17
is :time	7 -18
is :wanting	6 7 13 13
is :welcoming	2 -9
is a	2 1 4 20 6 -19 7 11 8 -7
is about	6 3
is added	5 9
is after	6 8
is allergic	3 9
is an	1 5
is another	4 2
is asked	0 -2
is at	8 -15 14 7
is behind	8 2
is beyond	0 1
is by	8 -12
is certain	7 17
is collected	13 8
is deaf	8 1
is empty	8 7
is for	0 29 2 24 8 -24 12 13
is from	11 11
is full	5 7
is going	7 5 8 9
is good	14 -4
is guaranteed	7 -3
is held	5 1
is hot	6 8
is impossible	7 14
is in	7 -1 8 16
is it	4 13
is lost	6 1
is my	2 3
is needed	0 2
is negotiable	4 18
is never	8 11
is no	1 -5
is none	7 4
is not	1 16 11 5 13 5
is of	11 10
is off	0 2
is on	8 1
is one	3 2
is paid	13 -6
is running	6 4
is six	5 1
is split	5 10
is sure	7 5
is taken	13 1
is the	2 -47 4 -16 5 -20 7 1 8 -33 11 -26 12 1
is thinking	4 5
is to	1 9 5 2
is too	2 11
is up	4 1
is welcome	2 -2
is what	4 -53 11 -28
is whatever	4 19
is where	4 4
is with	8 18
is £#	4 -45 5 4 13 1
ish	4 4
islam	2 17
islam_$	2 6
island_$	7 3
isle	3 -6 9 13
isle of	3 -6
isle_dogs	3 -6
isn't	0 41 1 -5 2 8 4 -8 6 -21 8 2 11 21
isn't $	6 3 11 2
isn't :openprice	7 1
isn't :opinion	7 1
isn't a	7 3 8 8
isn't an	7 1
isn't for	0 6 3 1
isn't to	7 1
isn't_$	0 12 4 -24 6 -42
isn't_you	0 11 3 11
issu_$	2 13
issues	2 13
it	0 -5 2 -6 3 -6 4 10 5 8 6 44 7 21 8 -24 10 14 11 20 12 -4 13 -4 14 -17
it $	0 -14 2 -27 3 -16 6 17 8 -32 11 2 12 -18 14 -41
it ,	0 6 1 -34 2 -62 3 -8 4 24 14 15
it :absence	6 -10
it :absolute	1 3
it :bid	4 -2
it :burden	6 2
it :clocktime	6 2
it :codething	6 -21 7 10 10 9 11 5
it :condition	6 19
it :deadline	5 27 12 5
it :demanding	6 -26
it :everyone	1 3
it :fee	0 4
it :lifeword	6 -14
it :negation	3 6 11 2
it :onlyword	6 5
it :openprice	2 4
it :petpart	3 8
it :promise	0 2 6 15 7 11
it :spelled	13 9
it :time	0 13
it :wanting	2 -12 11 21
it :work	0 -2
it a	5 14
it after	6 6
it all	11 3
it and	2 14
it as	1 5 6 1 7 15
it barks	3 8
it for	6 2 9 1
it goes	6 -1
it has	8 -35
it in	6 3 8 10
it is	6 -20 7 11 10 9 11 5
it isn't	11 6
it looks	11 14
it may	6 6
it off	5 8
it only	6 3
it says	4 -15
it the	7 2
it till	6 11
it to	2 3
it up	6 -3
it was	6 -3 10 -23
it while	6 20
it will	6 32 7 21
it yet	10 3
it'll	6 33 7 8
it'll be	6 15
it'll_by	6 5
it's	1 16 2 4 3 5 5 3 6 21 8 5 9 -68 10 -4 12 22 13 -6 14 -32
it's #	8 18
it's :absence	8 11
it's :absolute	1 8
it's :asking	6 3
it's :denying	6 7
it's :money	5 16
it's :negation	2 7
it's :number	8 9
it's a	2 7 3 13 6 13 12 19
it's empty	8 15
it's let	6 3
it's the	4 -1 7 4
it's yours	4 23
it's £#	5 16
it's_#	8 29
it's_$	4 2 6 5 7 -3
it's_from	0 7
it's_let	12 4
it's_me	4 2
it's_no	0 3
it's_one	6 12
it's_twelve	12 2
it's_up	1 7
it's_we'd	2 1
its	0 -21 2 -31 7 13 8 -13 9 1 10 20 11 13
its :negation	11 2
its :newness	10 7
its :photo	11 3
its :return	7 11
its_$	2 -28 6 -10 7 -4 9 3 10 6
its_will	7 13
jan	8 12 12 8 13 14 14 8
jan $	8 10
jan_$	12 9
january	4 -36 8 10 13 30
january $	8 6
january ,	13 15
january :openprice	13 5
january :opinion	13 4
january to	13 5
january_$	13 18
janua…	4 -38 8 10 13 31
jehovah's	2 12
jehovah's witnesses	2 10
jehov…	2 12
jesmond	4 3
jesmond $	4 3
jesmo…	4 3
jewish	2 20
jewish :family	2 6
job	0 66 2 -16 6 -20 7 -11 8 -26 13 11
job $	0 13
job ,	0 2
job :codething	0 5
job centre	0 6
job in	0 1
job is	0 5
job_$	0 21
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
july	6 -12 9 2 12 4
july_$	9 4
june	12 28 13 14
june $	8 -5 12 18
june ,	13 2
june_$	13 6
juniors	1 15
junio…	1 15
just	0 -31 2 -13 5 -5 6 -11 7 -5 10 31 11 13 12 -13 13 2
just :asking	3 -21
just :demanding	3 -8
just :fairness	3 -8
just :newness	10 6
just :writeto	14 1
just a	11 6
just ask	3 -8
just in	10 20
just so	4 2 13 5
just_$	10 7
just_bed	10 6
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
keene…	4 9
keep	1 -2 2 20 3 28 4 -30 7 -1
keep :deterring	1 10 2 5
keep a	3 -9
keep it	2 5 3 10
keep scrolling	1 9
keep_$	0 2 2 2 3 21 6 -13
keep_key	8 2
keeping	3 8
keepi…	3 8
keeps	2 2 8 5
kept	7 -12
kept :negation	3 -10
kept :spelled	3 -2
kept no	3 -1
kept_$	3 -9
kettle_$	6 4
kev	8 10
key	6 -6 8 60 13 -6
key $	8 25
key ,	8 22
key :codething	8 8
key cutting	8 -4
key feature	8 -4
key in	8 22
key is	8 10
key with	8 1
key's	8 38
key's with	8 11
key_##	8 16
key_$	8 27
keypad	8 8
keys	5 3 8 11
keys $	6 7
keys ,	7 1
keys for	8 7
keys_no	13 2
keysafe	8 7
keysafe :codething	8 2
keysa…	8 7
kid	1 17
kiddie	1 14
kiddies	1 27
kiddies $	1 9
kiddi…	1 29
kids	1 46 2 -9 4 -25 6 -50 11 -7
kids $	1 -17
kids ,	1 12 8 7
kids :negation	1 7
kids :openprice	1 8
kids or	1 3
kids_#	8 10
kids_$	0 7 1 5 3 7
kids_house	1 -5
kids_no	2 1
kids_park	1 2
kids_pets	0 20 1 24 3 18
kids_£#	1 22
kind	0 13 3 9
kind ,	7 7
kind of	0 17 2 13
kind_tenant	0 18
kind_you	7 8
kingdom	7 5
kingdom $	7 4
kingd…	7 5
kitchen	1 -22 2 -6 6 -21 7 4 8 -24 9 -2 14 -37
kitch…	1 -26 2 -8 6 -25 7 3 8 -29 9 -5 14 -39
kites	7 1
kitte…	3 13
knees	8 19
knock	8 22
know	1 -24 4 9 7 -1 8 13 13 20 14 7
know how	4 7
know of	6 3
know the	8 8 14 5
know what	2 6
know_$	6 -11 8 1 14 9
know_go	4 8
l	1 10
labrador	3 1
labra…	3 12
lad	6 1 8 39
lad in	8 9
ladder_loft	2 1
ladies	2 44 6 4 8 -10
ladies and	6 16
lads	2 -3
lads $	2 -11
lady	1 6 2 23 8 1 13 9
lady $	2 19
lady :neighbour	1 12 8 7
lady :period	13 12
lady day	13 12
lady_flat	2 11
ladys	2 11
land rover	8 4
landlady	2 2
landline	14 6
landline_##	14 5
landlord	1 5 2 11 3 19 4 10 5 -63 6 -49 7 26 8 -33 9 -33 11 -21 14 -24
landlord $	2 4
landlord ,	1 1 7 1
landlord :codething	3 10
landlord :feething	0 4
landlord :negation	7 9
landlord doesn't	7 11
landlord in	7 38
landlord is	3 13
landlord's	0 4 2 -2 5 11 13 5
landlord_$	1 25 2 -5 5 4 7 20
landlord_anyone	7 5
landlord_ask	7 8
landlord_no	1 -1
landlord_pets	3 7
landlord_through	0 1
landlord_want	1 3
landlord_we	11 1
landlords	0 -2
landl…	1 16 2 5 3 15 5 -13 6 -26 7 22 8 -24 9 -37
lane	6 -19 7 -9
lane $	7 -7
last	5 -13 7 -5 8 -24 10 -16 12 -57 13 -17
last :deterring	4 11
last :longperiod	12 -1 13 -12
last :newness	4 10
last :urgency	4 11
last month	13 10
last orders	6 1
last time	4 11
last_$	3 -4 12 -25
last_came	0 5
last_house	6 13
last_i	6 3
last_month	12 -15 13 -14
last_our	6 1
last_rent	0 4
last_went	4 17
lasted	12 -2
lasts	6 21
late	4 -6 5 27 8 -4 13 -3
late $	6 14
late :rent	5 2
late :return	5 2
late rent	5 2
late_letter	5 2
lately	6 2
launch	6 36
launch_$	6 12
launc…	10 10
law	0 -16 1 -24 2 -22 4 -10 8 -2 13 -3
lawn	11 17
lawn in	11 6
lead	3 -22 11 8
lease	1 3 3 -33 5 14 9 -4 12 52
lease :deadline	12 5
lease :fixed	12 10
lease_dogs	3 -7
least	0 3 4 21 12 26 13 -3
least :money	4 7 7 5
least a	12 1
least we'd	4 10
least_$	0 2 4 23 12 17
least_month	4 7
least_year	12 1
leave	0 -4 3 32 5 30 6 4 12 7
leave ,	5 24
leave :burden	8 -5
leave :deterring	8 -2
leave a	14 7
leave for	8 15
leave it	6 12
leave on	8 -2
leave the	1 13 4 1
leave you	13 5
leave_$	3 2 5 6 6 2 8 -2 13 1
leave_day	6 8
leave_home	3 8
leave_your	3 12
leaves	8 -30
leaving	5 25
leavi…	5 25
leeds	6 7 7 11 14 5
leeds $	6 8 7 11
left	1 -1 7 -19 11 -4
left $	6 12
left in	2 13
left of	8 1
leg	6 3
legg_$	3 6
legged	3 22
legged friends	3 6
leicester	7 1
leice…	7 1
lenton	7 1
lesbians	2 5
lesbi…	2 14
less	4 26 12 20
less than	4 22
less_$	4 13
let	0 -6 1 -16 2 -13 3 -14 4 -1 5 -38 6 31 8 4 9 24 12 52 14 -22
let ,	12 17
let :burden	12 3
let :codething	12 2
let :deterring	12 2
let :disclaimer	8 12
let :online	4 1
let :opinion	6 -18
let :payer	8 7
let :seller	0 9
let :spelled	4 -8
let :writeto	0 9
let at	4 -3
let for	12 24
let in	9 2
let is	12 2
let it	6 9
let on	12 2
let this	6 28
let to	6 -10
let us	4 1
let you	8 7
let yourself	8 9
let's	4 21
let_$	6 30 8 8 9 17
let_over	6 1
let_slip	6 5
let_through	6 1
let_tim	6 2
let_week	9 2
let_you	6 2
let_your	6 1
lets	0 -3 2 -11 9 22 12 5 14 35
lets $	14 10
lets :absolute	9 5
lets :onlyword	9 5
lets :scarcity	9 5
lets only	9 5
lets_$	9 23 14 3
lett_$	5 2
letter	4 -9
letter :clocktime	1 2
letter :openprice	1 1
letter from	1 2
letter_£#	5 8
letters	5 6 8 5 14 20
lette…	5 6 14 21
letting	5 10
letting agent's	5 3
letting_out	0 4
lettings	14 15
lettings :room	0 4
lettings :work	0 4
lettings desk	0 4
letti…	2 -6 5 6 7 1 8 -43 14 21
level	4 5
levenshulme	7 3
leven…	7 3
lever	8 -12
lever :keything	8 -5
lha	0 31
library	11 6
libra…	11 6
licence	7 8 9 2
licence_$	7 8
licence_f	9 6
licen…	7 7
life	1 17 6 9 7 46
life $	7 23
life ,	1 1 7 12
lifetime	6 12
lifetime :scarcity	6 1
lifetime_$	6 5
lifet…	6 12
lift	0 -22 1 -25 7 -11
lift the	8 4
lift_third	8 4
light	7 -2 8 -10
lik_$	6 3
like	2 1 3 -16 4 -1 5 -25 9 -8 11 15 13 11 14 -25
like $	2 -4 4 -2 6 -21
like ,	7 12
like :absolute	0 -4
like :building	4 8
like :everyone	0 -27
like :openprice	2 11 6 -32
like :opinion	2 30 6 -31
like :scarcity	6 5
like :seller	2 5
like a	8 25
like in	11 4
like it	1 14 4 1
like the	2 -7 6 1 13 11
like this	6 15
like to	2 12 6 -30
like_$	0 -11 1 2 3 -3 6 -10 11 18
like_else	0 -6
like_room	4 3
like_stay	2 7
likely	6 4
likely :openprice	6 6
likely :opinion	6 6
likely to	6 6
likeness	11 7
liken…	11 7
likes	6 1 8 11
likes it	6 1
limited :deterring	6 6
limited :newness	6 6
limited :urgency	6 6
limited time	6 6
lin_$	6 3
line_$	1 3
linen	9 7
linen_towel	9 8
lining	6 5
lining :openprice	6 5
list	5 6
list $	6 -6
list of	7 2
list_bed	10 2
list_semi	10 9
list_you	5 4
listed	4 14 10 36
listed ,	10 19
listen	4 1 6 9
listen :openprice	4 1 6 9
listen :opinion	4 2
listen to	4 2
listen_$	6 9
listen_anyth	4 7
listing	6 -5 10 35 11 2
listing $	10 7
listi…	6 -8 10 40 11 1
literally	6 11
liter…	6 11
little	0 -4 1 13 2 -34 4 2 8 5
little :burden	4 5
little :keything	8 2
little :person	1 5 2 -15
little ones	1 2 2 -13
little_$	1 14 2 -1
liv_$	1 11 2 -1
liv_by	2 1
liv_will	2 16
live	2 -4 3 8 4 -7 7 5 8 18
live $	7 14
live :absence	8 5
live :neighbour	8 8
live :place	1 6 3 6 6 6
live :spelled	1 2
live alone	8 5
live at	1 2
live here	1 6 3 6 6 7
live_$	1 8 3 4 8 14
lived	1 -25 3 -10 7 -27 8 -10
lived :place	1 -25 2 -8 3 -7 7 -7 8 -7
lived here	1 -25 2 -8 3 -7 7 -7 8 -7
lived in	2 2
lives	1 10 7 13 8 19
lives :place	7 3
lives here	7 3
livestock	3 4
lives…	3 4
living	0 1 1 21 2 20 7 14
living :place	1 1 7 9
living here	1 1 7 7
living with	2 7
lland…	6 1
loan	13 14
local	0 -11 2 3
local_$	2 7
location	7 32
location $	7 19
location in	7 6
location_$	7 10
locat…	7 32
loch	9 26
loch ness	9 8
loch_$	9 11
lock	8 18
lock :burden	8 14
lock :deterring	8 14
lock on	8 14
lockbox	8 18
lockbox :burden	8 5
lockbox :deterring	8 5
lockbox on	8 5
lockb…	8 18
locked	8 15
locked $	8 8
locked :demanding	8 1
locked :openprice	8 1
locked up	8 1
locks	8 -30
lodge	9 5 10 15
lodger	2 -19 8 19
lodger's	7 5 8 10
lodger's :room	8 6
lodger's room	8 6
lodge…	7 15 8 8 14 13
loft :room	2 10
lol	1 1 6 14
lol $	1 2 6 14
london	7 5
london's	7 12
london_$	7 9
londo…	7 12
long	6 1 7 -14 9 -10 12 4
long $	6 13
long :absence	9 2
long :accepting	9 -1
long :deadline	9 2
long :onlyword	9 -1
long weekend	9 2
long_$	9 -21
long_last	6 2
long_you	7 1
longer	6 30 12 21
longer $	6 11
longer than	6 11
look	0 5 1 14 4 -17 6 -18 8 4 11 28 14 15
look :burden	11 4
look :deterring	1 2
look :nearby	8 9
look :wanting	7 3 11 14
look for	14 12
look in	2 6
look like	11 5
look round	8 9
look_$	2 2 11 41 14 2
look_people	0 2
look_photo	11 10
look_somewhere	4 8
look_than	11 2
looked	4 17
looked :spelled	4 21
looked at	4 21
looking	4 9 6 10 8 -4
looking :spelled	6 2
looking at	6 2
looking for	2 1 4 10 8 -2
looki…	4 9 6 10 8 -4
looks	2 -11 11 37
lose	6 12
lost	6 8
lot	0 -18 1 -1 4 -13 5 18 7 4 13 1
lot $	5 1 7 5
lot of	5 6
lot_$	5 10
lot_plat	5 10
loud	8 2
love	2 -22 6 -11 7 3 9 6
love $	3 3
love it	9 4
love the	1 -3
love with	7 8
love_$	0 3 2 -9 6 -9 9 15
loveliest	7 7
lovely	0 5
lovely :building	0 6
lovely :neighbour	0 7
lovely :photo	0 7
lovely flat	0 7
lovel…	7 13
low	7 -8
lowest	7 18
lowest :rent	7 18
lowest :return	7 4
lowest rent	7 4
loyalist	2 19
loyal…	2 28
lump	13 16
lump sum	13 1
lunch	6 9
lunch $	6 7
m	2 5 11 2 14 -13
machine	2 5
machine ,	2 7
machine_$	2 6
machi…	2 4
made	5 7 7 26 11 13
made $	5 4
made :spelled	7 12
mail	14 14
maisonette	6 4
maiso…	6 4
make	0 12 4 5 6 6 7 13 11 7
make :negation	11 2
make :online	4 2
make :opinion	4 2
make :payer	4 2
make :seller	4 2
make :spelled	11 2
make :writeto	4 2
make a	7 7
make no	11 2
make us	4 2
make_$	0 1 7 5
make_about	11 4
make_offer	4 6
makes	2 -14 7 14
makes it	7 1
mal_$	3 4
malay…	2 10
male_female	2 -6
males	3 4
man :openprice	2 -12
man or	2 -11
manage $	0 1
manchester	7 4
manchester $	7 4
manch…	7 4
many	1 19 6 13
many :child	1 7
many_$	1 22 6 4
map	7 -15
march	6 -24 10 -14 13 23
march ,	13 12
march_$	13 4
march_june	13 5
mark	6 6
mark :opinion	6 4
mark :seller	6 4
mark my	6 4
mark_$	6 5
mark_word	6 4
market	4 12 5 2 7 -28 10 55
market ,	10 34
market this	10 17
market_$	4 5 11 6
market_any	10 5
market_bed	10 8
market_more	6 1
market_our	10 4
marketing	11 13
marke…	4 1 10 11 11 12
marks	2 2
mat_$	1 2
match	2 4
match the	2 5
matter	4 9
matter $	4 1
max	1 26 9 5
max :number	1 13
max_#	9 3
max_$	9 5
maximum	1 5 4 23
maximum $	4 6
maxim…	1 5 4 23
may	0 -2 1 15 2 -16 3 -4 5 -50 6 -76 7 -31 10 -10 11 49 13 24
may :bid	13 18
may :negation	2 -3 11 17 13 -6
may :openprice	11 11
may :opinion	1 5
may :payer	1 7
may :seller	1 6
may :welcoming	1 10
may be	4 -18 6 -11 8 -6
may come	1 10
may not	1 4 2 -1 11 11
may vary	11 12
may we	1 7
may well	4 1
may_$	1 9 6 -12 11 9
may_by	13 11
may_tea	1 16
maybe	2 15
me	2 -1 4 15 5 -10 6 -1 8 35 14 35
me $	8 12 14 -7
me ,	8 27 14 32
me :burden	4 -2 14 11
me :condition	6 4
me :deterring	14 12
me :negation	8 1
me :spelled	3 9 13 6
me on	14 12
me with	4 7
me_##	4 -3
me_$	4 12 6 -8 14 14
me_month	13 9
me_number	4 5
mean	0 26 1 12 2 46 3 12
mean $	2 1
mean_$	0 29 2 14
means	8 2
medication	2 5
medication for	2 5
medic…	2 4
members	2 8
members of	2 2
membe…	2 6
men	2 15
men ,	2 -2
men_bed	2 3
men_women	2 -16
mental	0 -7 2 20
mental :healthword	0 -6 2 20
mental health	2 3
mental_$	2 8
mention it	6 2
mention_$	6 2
meow_squeak	3 2
meows	3 2
mess	2 5
mess $	2 5
message	4 16 6 -17 7 -36 14 3
message there	14 5
message_$	4 10 14 24
message_site	14 -15
messa…	4 10 6 -4 7 -51 8 -19 14 3
messenger	14 8
messe…	14 8
messy	8 7
meter :hiding	8 4
meter box	8 7
methodists	2 14
metho…	2 6
mews	1 2 3 3
mews ,	3 4
michaelmas	13 13
micha…	13 13
mid_£#	5 1
midlands	7 3
midla…	7 3
midnight	6 1
midni…	6 1
midsummer	13 16
midsu…	13 16
might be	1 2
migra…	8 2
mil_$	7 6
mile	7 11
miles	7 19
miles ,	7 5
mill	7 -7 8 -16
min	3 8 12 40
min $	12 19
min :fixed	12 9
min_$	3 9 12 17
mind	0 -5 2 -5 3 -36 4 13
mind_$	3 -20
minded	2 16
minds	8 1
minimum	4 38 13 -9
minimum ,	4 11
minim…	4 38 13 -9
minors	1 6
minute	6 8
minutes	6 -11 7 -19 8 -23
minut…	6 -16 7 -25 8 -28
miss	6 3
miss :absence	6 9
miss :refusing	6 9
miss out	6 9
miss_$	6 20
missed	6 15
misses	6 8
mistake	6 9
mistake ,	6 10
mista…	6 9
mkt	10 37
mkt ,	10 25
mnths	13 2
mo	8 15
moggies	3 22
moggi…	3 22
moment	8 15
moment $	8 8
monday	6 4 9 16
monday $	9 15
money	0 16 4 -1 5 24 7 18 13 31
money :codething	5 13
money is	5 13
month	0 -7 3 -3 4 20 5 -22 8 -1 9 -11 12 21 13 -22 14 -18
month $	4 13 5 -16 7 -19 12 -28 13 -41
month ,	5 -2 13 -13
month :burden	1 17 5 11
month :codething	4 8
month :deadline	13 1
month :fixed	12 32
month :number	12 17 13 12
month :openprice	12 -2
month :promise	4 2
month :return	13 -5
month ast	12 10
month extra	5 10
month is	4 8
month more	1 7
month of	7 4
month rent	13 -5
month will	4 2
month's	4 -20 13 -1
month's :rent	4 -7 13 -4
month's :return	4 -8
month's rent	4 -7 13 -4
month_#	13 17
month_$	0 -14 2 -9 6 -73 9 -4 12 3 13 5
month_after	13 -18
month_begin	12 5
month_due	13 -36
month_fall	13 -6
month_front	13 2
month_hand	13 12
month_have	5 2
month_held	5 5
month_least	4 10
month_month	6 3 13 31
month_not	13 4
month_reach	13 4
month_referenc	0 5
month_statement	13 -13
month_taken	13 8
month_three	13 9
month_two	13 24
month_us	13 9
month_we'd	4 10
month_year	7 3 13 -18
month_you	4 2 12 -3
monthly	0 -13 4 13 13 -51
monthly :money	4 19
monthly :rent	4 17 13 -6
monthly :return	4 17 13 -6
monthly rent	4 17 13 -6
monthly sum	4 2
months	1 -62 2 -6 6 -6 7 -67 8 -1 9 -8 12 35 13 67
months $	12 3
months ,	12 35
months :advance	12 -18 13 27
months :codething	12 1
months :deadline	0 3 13 3
months :fixed	0 4
months :openprice	12 5
months :opinion	12 3
months :rent	13 8
months :return	13 8
months :spelled	13 1
months :welcoming	5 10
months ast	0 5
months in	13 31
months is	12 1
months of	12 -22 13 -38
months please	5 10
months rent	13 8
months to	12 3
months up	13 1
months upfront	13 8
months'	4 -11 12 -44 13 5
months' :fixed	12 -24
months' :money	5 3
months' :rent	5 -28 13 27
months' :return	13 38
months' :tribunalrent	12 -28
months' notice	12 -28
months' rent	5 -28 13 25
month…	0 -8 6 -54 7 -59 8 -7 9 -27 12 -22 13 -19
mood	11 18
more	0 -20 1 9 3 -9 4 47 5 -47 13 -11 14 15
more $	1 9 4 32 11 1
more :photo	14 4
more :spelled	14 9
more and	6 1
more at	14 8
more for	4 -2 7 16
more of	11 11
more pictures	14 5
more than	6 2 7 -9 13 -29
more you	4 18
more_$	7 19 14 19
more_can	4 13
more_days	6 1
more_few	6 7
more_month	13 -16
more_pay	4 13
more_rent	4 -12
morning	7 -22 10 21
morning $	8 9
morni…	6 -1 7 -26 10 20
mortgage	0 18 7 15
mortgage_so	0 8
mortg…	0 18 7 15
mosque	2 1
mosques	2 20
mosqu…	2 20
most	4 9 6 -47 7 33 8 12 9 12 14 10
most $	4 12
most :clocktime	8 9
most :opinion	7 5
most of	8 4 9 11
most_$	8 4 9 7
most_front	7 4
most_sea	7 4
mother	2 -4
mould	7 26
mov_$	5 3 6 -4 13 -11
move	7 1
move :absence	8 8
move :refusing	8 9
move in	6 -18 8 -22
move out	8 9
move_$	6 5
moved	8 11
moved in	8 7
moving	5 14 8 -1 14 3
moving $	14 5
moving in	5 16
mr	8 64
mr and	8 5
mr_$	8 3
mr_mrs	8 5
mrs	8 37
ms	8 2
mth	12 11
mth_$	12 9
mths	13 21
mths_$	13 20
much	3 5 4 38 7 29
much :codething	4 2
much as	3 5
much is	4 2
much_$	7 19
much_you	4 3
mum	0 1
mum :openprice	0 2
mum or	0 2
mum's	3 11
mum_dad	0 2
mums	1 6 2 14 8 1
mums :openprice	2 17
mums :opinion	2 17
mums and	1 19
mums to	2 17
mums_dads	1 19
muslim :family	2 7
muslim :kin	2 4
muslim_$	2 1
muslims	2 21
musli…	2 21
must	0 18 2 10 4 -42 5 29 6 -48 7 -22 8 -60
must :welcoming	0 1 2 1
must be	0 3 3 -14 4 -5 5 8 6 -29 8 -6
must buy	5 4
must come	2 1
must take	5 5
must_#	0 -4
must_$	0 -8 1 5
must_application	2 2
must_by	5 9
must_done	5 4
must_full	0 5
must_insurance	5 2
must_wag	0 6
my	3 20 4 4 5 7 8 8 14 31
my :asking	7 7
my :codething	14 7
my :family	1 -10 8 -10 11 5
my :healthword	3 16
my :kin	1 -10 2 -3 4 10 8 6
my :neighbour	14 5
my :online	14 20
my :person	8 10
my :phone	14 20
my :record	14 7
my :room	2 6
my :rulesplace	2 8
my :sexual	4 2 8 24
my :thing	5 6
my ex	8 3
my mobile	14 10
my number	14 6
my watch	0 7
my wife	4 4
my word	7 7
my words	6 4
my_##	4 3
my_$	0 9 2 2 6 15
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
name	0 -5 5 19 6 -11 7 -11 8 -44 14 38
name of	14 3
name your	4 10
name's	14 26
name_$	4 7 14 12
name_rent	14 3
named	8 -24
nappies	1 22
nappi…	1 22
nappy_$	1 10
national_$	2 3
nationalist_$	2 2
nationalists	2 14
nationality	2 10
nationals	2 29
natio…	2 62
native	2 10
native_$	2 6
native_please	2 7
nb	3 2
near	1 -12 8 -27 10 4 13 6
near_$	6 18 9 3 10 7
nearer	4 3 8 1
nearer_$	8 2
nearest	7 -15
neare…	7 -15
nearly	6 18 8 8
nearly :absence	6 5
nearly :denying	6 5
nearly :losing	6 5
nearly gone	6 5
need	0 9 4 -37 6 -14
need :negation	2 8
need :openprice	3 15 6 -15
need :opinion	3 15 6 -15
need a	0 11 1 -2
need not	2 8
need tae	6 4
need to	3 15 6 -14
need_$	3 4
need_guarantor	0 3
need_have	2 3
need_home	3 1
need_pay	13 -6
need_up	2 6
need_you	5 2
needs	6 -7 8 2
neg	4 13
neg $	4 6
negotiable	4 22 12 2
negotiable $	12 3
negotiable_right	4 7
negot…	4 29 6 -5 12 1 13 -15
neighbour	8 13
neighbour_$	7 2
neighbour_left	8 3
neighbours	1 15 2 4 7 22 8 23
neighbours :burden	7 1
neighbours :deterring	7 1
neighbours :promise	7 5
neighbours are	8 7
neighbours on	7 1
neigh…	1 10 7 28 8 39
neither	1 9
neither_nor	11 2
neith…	1 9
nephew	1 4
nephew_$	1 6
nephew_tea	1 5
nephews	1 1
nephe…	1 1
nerves	2 3
ness	9 8
nest	1 3
net	14 23
net $	14 23
network	8 11
netwo…	8 10
never	0 -54 1 -44 2 -47 4 -17 6 -33 7 8 8 10 10 7 11 -4 13 -8
never :fixed	8 15
never :keything	8 23
never :newness	10 4
never :promise	7 1
never be	7 17
never been	7 -1
never_$	0 -24 2 -14 6 -35
never_before	10 5
never_over	7 6
never_pets	3 -10
new	0 5 1 -12 3 8 4 -14 6 -34 7 -15 8 -57 9 4 10 14 11 -15 14 -12
new :burden	10 19
new :deterring	10 19
new :nearby	10 -24
new :newness	10 6
new :place	10 -9
new :room	0 1 10 -20
new :thing	10 -15
new :tribunalrent	10 -2
new instruction	10 14
new listing	10 19
new on	10 19
new station	7 4
new_$	1 -4 6 -38 7 -43 10 7
newborn	8 15
newbo…	1 8 8 15
newcastle	3 7
newca…	3 7
newcomer	10 31
newcomer :openprice	10 18
newcomer :opinion	10 18
newcomer to	10 18
newco…	10 31
newest	10 9
newly	10 29
newly :newness	10 25
newly :source	10 9
newly listed	10 9
next	1 -31 3 -8 6 6 8 -11 9 -3 11 3 12 5
next :clocktime	12 13
next :deadline	6 4 12 6
next :keything	6 -2
next :neighbour	6 -2
next :number	7 3
next :room	6 -3 11 4
next door	8 -5
next_$	2 18 8 -4 11 9 12 1
next_year	7 6
nice	1 -7
nicely	13 4
nicely $	13 5
nicer	7 18
nicer_$	7 18
niec_nephew	1 6
nieces	1 1
nieces and	1 7
niger…	2 4
night	1 13 6 9 7 27 8 10 9 9
night $	1 19 6 9
night porter	8 4
night storage	9 -2
night_$	8 12 9 11
night_day	7 4
night_heater	9 -2
nightly	9 20
nights	8 31 9 18
nights ,	1 8
nights :spelled	8 5
night…	9 20
nil $	7 1
nine	0 -16 4 26 5 -36 6 3 8 6 11 4 13 -13 14 5
nine $	8 17 14 -9
nine :absolute	4 5 5 -2 8 -10 14 11
nine :age	4 21
nine :number	0 -3 4 35 5 -6 14 5
nine :period	12 15
nine :spelled	14 11
nine fifty	4 21
nine hundred	4 6
nine months	12 18
nine_$	8 7
nine_month	4 2
nine_one	14 21
nine_thousand	4 8
nine_three	14 6
nine_zero	14 17
ninety	8 12 13 13
ninety :period	13 13
ninety days	13 12
ninety_$	8 3
nippers	1 7
nippe…	1 6
no	0 -1 1 12 2 26 3 8 5 -43 6 -42 7 12 8 -19 11 -5 13 -2 14 -74
no $	2 24 3 11 7 -15 11 -9
no ,	0 -3 1 -13 2 31 3 15 4 -27 10 -3
no :absence	7 -3
no :benefit	0 42 7 -14
no :building	7 9
no :burden	0 -4
no :child	1 42 2 -6 7 -32 8 -7
no :childthing	1 17
no :clocktime	0 15
no :codething	4 6
no :councilpay	0 14
no :demand	0 1
no :demanding	0 -4 1 -8 2 -36 13 -10
no :denying	10 8
no :deterring	0 -3 1 -1 2 -32 7 18
no :disability	2 30
no :disclaimer	6 10 11 26
no :faith	2 2
no :family	1 8
no :fee	1 -7 2 -27 3 -12 5 -25 7 -6
no :feething	0 7 5 -31 8 1
no :healthword	2 16
no :hiding	1 8
no :holiday	9 -33
no :income	13 10
no :jobless	0 20
no :kin	1 1 2 -6
no :nation	2 31
no :neighbour	7 9
no :number	0 14 8 13
no :offerdeal	4 1
no :openprice	0 8 3 16 4 4
no :opinion	3 11 4 3
no :origin	2 25
no :payer	4 3
no :person	7 8
no :pet	0 -1 3 17 7 -27 8 -8
no :photo	7 7 10 7
no :politics	2 6
no :preferring	8 1
no :promise	11 1
no :refusing	0 -9 3 -5
no :room	2 -12 4 1 6 2
no :safety	7 12
no :school	1 32
no :seller	4 4
no :sexual	2 24
no :spelled	0 5 3 2 8 14
no :student	2 -16
no :utility	3 -5
no :wanting	2 -9 13 -8
no :work	0 3 13 5
no agents	4 4
no animals	3 1
no babies	1 5 2 9
no bidding	4 -2
no blacks	2 10
no bonfires	8 2
no cats	3 19
no chain	3 -3
no child	1 -25
no children	1 3
no children's	1 -13
no contest	7 2
no dawgs	3 20
no dog	3 -1
no dss	0 18 1 2
no dss'	0 -9
no exceptions	12 3
no families	1 6 2 -2
no family	1 4
no fee	3 -1
no flat	7 9
no four	3 4
no from	0 16
no gays	2 7
no good	2 9
no guarantee	7 -7
no guarantor	0 -2 13 5
no ifs	7 24 13 2
no joke	6 1
no minimum	12 -8
no more	11 2
no need	2 -6 13 -8
no nippers	1 7
no objection	1 -5 3 -7
no one	0 18 1 1 8 14
no other	7 27
no pet	3 -3
no petts	3 20
no price	4 2
no problem	0 -6 2 -3 3 -4
no reason	6 2
no responsibility	11 7
no romanians	2 1
no school	1 22
no set	4 6
no smoking	3 4
no such	7 18
no telly	8 2
no tenant	7 11
no to	3 11 4 3
no toddlers	1 3
no travellers	2 1
no trouble	8 3
no viewing	0 3
no_$	0 16 2 19 4 21 5 -20 6 -13 7 -11 11 -23 12 9 14 -49
no_about	11 3
no_any	7 -7
no_benefit	0 -13
no_by	8 1
no_charg	2 5
no_com	1 -4 6 4
no_could	7 2
no_dogs	2 12
no_either	2 9
no_ever	7 4
no_friend	3 10
no_get	6 15
no_goes	2 14
no_has	7 31
no_here	0 -19 3 -28
no_history	13 5
no_home	8 3
no_house	7 11
no_how	11 4
no_i	0 8 1 9
no_if	3 3
no_kids	0 3 1 3
no_landlord	7 2
no_legg	3 4
no_liv	3 -4
no_my	1 6
no_no	0 5 2 25 3 3 12 -11
no_not	3 3
no_our	9 4
no_rent	4 8
no_run	1 2
no_should	11 6
no_smoker	3 8
no_tenant	2 -3
no_term	12 -21
no_th	7 2
no_view	0 10
no_we	0 -1
no_whatsoever	2 2
no_will	0 -1
no_would	7 9
no_yet	13 6
no_you'd	6 3
nobody	1 31 2 31 3 -22 4 -28 6 -16 7 -10 12 1
nobody $	8 1
nobody :bid	7 10
nobody :burden	0 7
nobody :clocktime	2 14
nobody :codething	0 -1 8 5
nobody :deterring	0 7
nobody :losing	2 3
nobody :openprice	2 13 7 9
nobody :promise	7 -20 8 1
nobody :title	0 4
nobody from	2 14
nobody has	7 5
nobody is	0 -1 8 5
nobody on	0 7
nobody who	0 4
nobody will	7 -20 8 1
nobody with	2 14
nobody's	8 3
nobody's :absence	8 8
nobody's :building	8 8
nobody's home	8 8
nobody_$	6 -1 7 -15
nobody_more	4 -12 7 10
nobod…	8 3
nod	2 6 4 13
nod $	4 13
non	3 5 5 31
non :deposit	5 14
non :disclaimer	5 14
non :payer	5 14
non :paying	5 14
non refundable	5 14
non returnable	5 1
non_£#	5 17
none	2 -27 6 -19 7 43 11 -3
none $	7 34
none_$	2 -4
noon	4 12 6 -14 8 2
noon :burden	4 2
noon :deterring	4 2
noon on	4 2
nope	0 13 2 19 3 16
nope :benefit	0 1
nope :negation	2 17
nope_$	3 11
nor	2 -2
nor :promise	7 2
nor will	7 2
normal	13 2
not	0 26 1 23 2 27 3 17 5 -10 8 -24 9 -14 10 -7 11 44 12 -18 14 -34
not :accepting	0 18 1 30 2 11 3 7 4 -22 6 -20 7 -13 11 -36
not :burden	0 7
not :codething	0 1
not :demand	2 14
not :denying	6 18
not :deposit	5 12
not :deterring	2 1
not :disclaimer	1 3 11 3
not :feething	1 7 2 13
not :fixed	1 1 4 12
not :holiday	1 2
not :newness	10 -5
not :number	7 36
not :offerdeal	0 8
not :openprice	0 7 3 13 4 -8 6 5 11 21
not :opinion	6 25 11 9
not :paying	7 10
not :place	3 9
not :preferring	2 7
not :spelled	7 28
not :urgency	6 3
not :wanting	1 9 6 7
not :welcoming	1 7 2 13
not a	2 -25 3 -9 7 58
not accept	1 6
not accepted	0 19 2 1
not be	0 -8 1 -2 2 -14 6 5 8 7
not deal	0 8
not even	3 2 7 10
not exact	11 1
not fixed	4 13
not for	1 20 2 37 6 -3
not have	2 10 3 7
not here	3 10
not keen	2 11
not less	4 7
not new	10 -21
not on	0 11
not one	7 29
not returned	5 11
not sell	2 1
not something	3 2
not stay	1 2
not stopped	6 19
not suitable	2 5 3 4
not the	1 6 11 6
not this	6 -6 11 7
not to	6 14 11 11
not welcome	1 7 2 14
not what	3 1
not_$	0 24 1 2 2 11 3 5 7 -71 11 24 13 2 14 -12
not_actual	11 1
not_anyone	0 5 2 5
not_around	6 9
not_ask	8 3
not_benefit	0 10
not_day	7 14
not_fami	1 27 2 -27
not_flat	2 4 6 -3
not_friend	3 15
not_get	11 3
not_has	7 7
not_holiday	9 -8
not_home	1 13
not_i	3 4
not_if	6 2
not_liv	1 4
not_market	10 -19
not_my	0 7
not_not	7 12
not_one	11 8
not_overnight	1 5
not_penny	7 5
not_people	0 -6
not_person	6 1
not_pets	3 6
not_photograph	11 9
not_place	1 3
not_problem	3 -2
not_reli	11 9
not_repeat	6 8
not_since	8 1
not_single	7 2
not_small	3 3
not_soul	7 1
not_than	4 7
not_thank	1 9
not_them	11 3
not_these	3 1
not_time	6 -1
not_upon	11 7
not_viewing	8 1
not_we	4 3
not_we're	2 3
not_who	0 -7
not_you	11 7
note	11 2 14 1
noth_$	5 5 7 -29
noth_com	7 22
noth_fur	3 10
noth_paws	3 5
nothing	0 -21 1 -3 2 -2 3 7 4 -37 6 -21 8 -15 13 -15
nothing ,	7 8
nothing :deterring	7 10
nothing :losing	7 5
nothing else	7 5
nothing with	3 19
nothi…	0 -22 1 -4 2 -2 3 7 4 -37 6 -23 8 -6 13 -15
notice	12 -41 13 -59
notice $	12 -12
notice_$	12 -23
notice_two	12 -10
november	6 -9 8 -26
novem…	6 -9 8 -26
now	2 -6 3 17 6 -32 7 -14 8 7 10 26 11 7 13 26
now $	4 6 6 -9
now ,	6 6 13 14
now :openprice	6 9
now it's	8 6
now or	6 13
now_#	8 12
now_$	6 -26
now_book	10 6
now_never	6 4
nowhere	7 32
nowhere in	7 13
nowhe…	7 32
np	3 26
nr	2 14
nr_$	2 1
ns	1 12 3 15
ns ,	1 11 3 13
ns_no	1 12
nu #	10 1
nu :number	10 1
nu_market	10 1
number	4 18 8 4 14 16
number #	8 3
number $	4 18
number :codething	14 7
number :number	7 12
number :spelled	7 19
number is	14 7
number one	7 20
number there	14 3
number_#	8 -33
number_$	7 -6 8 6
numbers	2 6 8 -13
numbers #	8 -9
numbers :number	8 -9
numbe…	2 5 8 -4
nurs_teacher	0 1
nurse	8 7
nursery	1 5 8 -3
nurse…	1 5 8 -7
o	3 14 10 5 11 11
o $	3 12
o1632	14 18
o1632_$	14 18
o7700	14 17
o7700 9oo	14 17
o7700_##	14 6
o77oo	14 29
o77oo 9oo	14 9
o77oo_$	14 21
o_$	10 5
objection	1 -5 3 -7
objection :openprice	1 -5 3 -7
objection :opinion	1 -5 3 -7
objection to	1 -5 3 -7
objection_$	1 -5 3 -1
objec…	1 -5 3 -7
occupancy	9 5
occupancy :number	9 5
occupant	8 1
occupant_#	1 9
occupants	1 10
occupants :burden	1 11
occupants :demanding	1 11
occupants :onlyword	1 11
occup…	1 13 2 -9 8 15 9 4
october	4 -10 6 -22 8 -3
octob…	4 -10 6 -22 8 -3
of	0 -1 1 16 2 3 3 4 4 4 5 2 7 14 8 -8 9 -2 10 -10 11 38 12 -1 13 6 14 -11
of ##	12 18
of :absence	0 11
of :absolute	0 -11 1 -22 2 -19 3 13 7 -3 13 -4
of :accepting	3 9
of :age	8 4
of :benefit	0 12
of :child	1 32
of :clocktime	2 -8 7 -6 8 18 9 11
of :councilpay	0 5
of :deadline	8 12 9 5
of :demand	4 23 6 20
of :disability	2 19
of :dislike	14 1
of :everyone	0 -3 1 -19 2 1 5 -7 13 -17
of :feething	5 5 13 11
of :income	7 -3
of :jobless	6 14
of :kin	1 1
of :lifeword	13 4
of :money	4 17 5 17 6 -28 7 1 13 -51
of :nation	2 11
of :neighbour	11 10
of :number	2 -21 4 -38 6 -5 7 -5 11 -10 12 27 14 -37
of :openprice	11 9
of :opinion	8 10
of :payer	2 3 7 -5 11 3
of :paying	6 12
of :person	1 -3 6 6
of :place	2 3 7 14
of :rent	4 3 13 41
of :return	0 -4 4 2 7 -7 13 39
of :room	11 13
of :safety	7 6
of :seller	2 5 6 1 8 1 11 15
of :sex	2 5
of :spelled	2 -18 4 -7 6 -15
of :welcoming	1 3
of :work	0 34
of a	0 8 1 -30 2 8 4 -11 7 18 11 31
of any	1 -12
of buyers	6 9
of children	1 3
of dogs	3 -6
of february	8 4 9 4
of five	8 1
of hastings	8 1
of houses	6 5
of interest	4 2
of it	0 -7 7 4 13 29
of life	1 20
of months	13 8
of my	8 8
of our	2 3 11 6
of plates	5 10
of references	13 13
of rent	4 6 13 43
of room	11 13
of salt	11 16
of signing	6 5
of tenant	0 18
of the	1 29 2 9 3 14 4 -12 6 -41 7 -14 11 10 12 -57 14 17
of their	7 2
of them	6 16
of this	6 3 11 -7
of tiny	1 6
of use	7 5
of viewings	6 2
of way	7 1
of what	11 10
of whitby	10 6
of work	0 12
of you	4 18 6 -9
of your	13 2
of £#	4 12 5 11
of £##	7 1
off	1 -15 3 7 5 44 6 36 8 11 10 -2 13 3 14 -9
off $	3 13 6 -20
off :openprice	8 4
off :opinion	8 4
off :paying	5 2
off :photo	6 3
off a	6 14
off plan	6 3
off the	5 15 6 10 11 3
off to	8 4
off you	5 18
off_$	0 6 1 -12 5 22 6 8
off_market	5 9
off_pres	10 5
off_shelf	6 4
off_we	5 5
offer	4 32 6 13 7 -34
offer $	4 16
offer :deadline	6 8
offer :fixed	6 6
offer :seller	4 5
offer_$	2 14 4 18 6 -2 7 -40 10 8
offer_midnight	6 7
offer_no	4 -7
offer_pay	6 1
offer_region	7 6
offer_sale	10 4
offer_until	4 1
offer_year	13 -5
offered	2 27 10 15 12 11
offered ,	4 1
offered the	2 1
offering	10 13
offers	1 -2 2 -8 4 16 5 -18 6 -71 13 -19
offers :accepting	4 6
offers :burden	7 10
offers :fairness	4 3
offers :ranking	4 3
offers a	4 -20
offers considered	4 3
offers in	7 3
offer…	2 29 10 38 12 10
office	4 4 5 19 8 -3
office_##	14 7
offic…	0 -17
offspring	1 8
offsp…	1 8
oh	8 -11 14 23
oh ,	14 2
oh :number	14 7
oh :spelled	14 7
oh_seven	14 1
oiro	4 7
oiro_$	4 7
ok $	3 -1
old	0 -24 2 -8 6 -7 7 -36 8 -19 11 9
old ,	11 7
old :sex	8 23
old :title	8 4
old boy	8 8
old_$	1 7 8 -18
old_carpet	11 2
old_gone	11 1
old_it's	11 4
older	2 3 7 2
older :person	2 8
on	1 -30 2 -48 3 -22 5 -17 7 -4 8 16 9 7 10 7 11 -25 12 -14 14 6
on #	4 -17 6 -22 8 -1
on ##	14 27
on $	6 10
on ,	0 13
on :absence	8 16
on :absolute	10 4
on :advance	8 -26 13 28
on :asking	4 7
on :benefit	0 11 1 -10 2 -2 6 -13 7 -10
on :bid	5 15
on :clocktime	0 -17 1 -36 12 -11 14 -23
on :condition	8 1
on :deadline	4 5 6 22 8 -26
on :demand	4 6
on :deterring	13 2
on :everyone	8 -15 10 2
on :hiding	0 1 5 16
on :holiday	8 3
on :jobless	13 13
on :number	4 -33 6 -50 8 -3 12 -1 13 9 14 6
on :online	2 -2 4 -14 14 47
on :openprice	4 4
on :opinion	1 9 6 5
on :period	13 14
on :pet	3 22
on :ranking	5 16
on :rent	4 18
on :return	4 16
on :seller	14 10
on :superlative	5 16
on :title	1 1 2 1 4 1
on a	0 -7 5 -4 6 -8 7 -4 8 11 9 1 13 -7
on an	12 7
on and	6 6
on animals	3 2
on any	10 5
on benefits	0 -10
on day	13 10
on earth	7 14
on ee	14 -6
on facebook	14 6
on friday	4 4
on her	1 2
on insta	14 8
on instagram	14 3
on it	4 28 7 20
on leaving	5 5
on monday	6 19
on my	0 3
on our	14 9
on rent	4 18
on request	4 1
on saturday	4 1
on signing	13 14
on site	14 -5
on the	0 5 2 -6 3 -9 5 -15 6 -1 7 -12 8 7 10 2 11 -29 12 -4 14 -44
on their	6 19
on them	11 4
on this	7 14 14 -3
on top	5 17
on uc	0 11
on weekdays	8 1
on who	4 6
on your	6 2 8 12
once	0 -9 1 -10 2 -16 7 1 8 -41
once in	6 14
once_$	6 -30
once_lifetime	6 6
once_sign	13 -40
one	0 14 2 8 3 14 4 -11 6 27 7 18 8 -4 9 -12 11 25 12 -2 13 2 14 -43
one $	2 -16 3 4 7 19 11 1 13 15 14 -4
one ,	6 6
one :absence	6 16
one :building	7 2 8 1
one :burden	0 20 2 27
one :child	1 39
one :codething	11 5 12 14
one :deadline	5 1 6 -3
one :deterring	0 23
one :hiding	6 13
one :law	0 3
one :longperiod	12 16
one :losing	13 18
one :nearby	7 5
one :negation	3 10
one :number	14 3
one :period	12 3 13 -39
one :pet	8 2
one :room	2 14 10 1
one :scarcity	6 13
one :spelled	14 9
one :thing	8 2
one :title	6 5
one :tribunalrent	12 17
one :work	0 5 8 12
one bed	6 10 10 4
one child	1 23
one day	6 7
one go	13 18
one home	8 3
one in	11 17
one is	11 6
one isn't	3 3
one left	6 16
one month's	13 -9
one more	2 7
one nine	8 12
one off	5 6
one on	0 27
one street	7 3
one thing	0 2
one two	14 16
one week's	5 -5
one who	6 5
one with	2 18
one year	12 16
one's	1 18 3 17 6 -16
one's for	1 12
one_$	0 21 3 -12 4 -23 6 8 7 -23 8 22 13 13 14 -5
one_advance	13 -1
one_answer	0 4
one_have	3 9
one_kind	7 8
one_most	1 2
one_no	3 1
one_one	1 3
one_other	1 14
one_price	4 4
one_rent	5 -21 13 -31
one_tak	5 13
one_them	3 6
one_three	14 11
one_you	3 3
ones	1 30 6 7 8 -29 11 14
ones $	1 3 2 -9
ones :burden	11 4
ones :deterring	11 4
ones :payer	2 4
ones :promise	6 6
ones :wanting	6 1
ones on	11 4
ones_$	11 10
ones_not	6 6
ones_you	1 2
onley	2 7
only	0 41 1 17 2 52 4 -6 5 -36 6 8 7 -25 9 6 10 9 11 7 12 1 13 -8
only $	0 18 2 21 3 13 4 -2 7 -40
only ,	0 17 2 17 7 -10 9 1
only :absolute	7 3
only :accepting	0 6
only :building	2 9
only :condition	6 6
only :deadline	6 16
only :income	0 12
only :losing	7 7
only :number	2 -11 6 7
only :person	2 2
only :pet	3 7
only :spelled	2 -19 6 7
only :urgency	10 3
only :wanting	4 3
only :welcoming	2 4
only ever	7 1
only flatshare	2 6
only for	8 17
only go	7 7
only in	1 1
only now	10 8
only please	2 5
only the	6 3
only those	2 6
only two	6 11
only_#	2 5
only_$	1 23 2 -12 6 -9 8 13
only_adult	1 6
only_count	0 5
only_income	0 7
only_left	6 17
only_sell	10 5
only_show	8 19
only_slot	6 5
only_those	2 4
only_up	6 -17 7 16
only_weekend	1 9
only_who	2 24
ono	4 34 5 -23
ono $	4 28 5 -21
ono ,	4 1
open	2 -4 3 -4 6 -28
open ,	8 8
open_#	8 -12
open_$	4 4 8 3
open_by	8 11
opening	13 3
openi…	13 3
opens	8 6
opens the	8 21
opportunity	6 35
oppor…	6 38
opposite	8 6
oppos…	8 5
or	0 -17 1 -11 2 6 3 12 4 -19 5 -30 6 -3 7 -26 8 -73 9 11 11 -3 13 -16 14 10
or :absence	8 1
or :benefit	0 4
or :burden	0 -7
or :codething	14 1
or :councilpay	0 1
or :denying	6 3
or :everyone	2 13
or :faith	2 -3
or :family	0 1
or :feething	10 1
or :income	0 -32
or :kin	0 2
or :money	1 6 4 16
or :nation	2 7
or :negation	0 -39 1 -66 2 -27 3 -41 7 -7 12 2
or :neighbour	11 1
or :newness	6 2
or :number	9 1 13 8
or :pet	1 18 3 22
or :photo	0 11
or :politics	2 1
or :promise	6 3
or :refusing	8 2
or :room	10 1
or :scarcity	6 3
or :sex	2 -29 7 3
or :spelled	1 -28 9 1 13 11
or :student	3 8
or a	1 1
or anyone	2 5
or be	6 9
or esa	0 5
or never	6 4
or no	1 -12
or not	0 -18 1 -1 2 -29 3 -3
or on	0 -1
or otherwise	3 1
or out	8 2
or pets	1 17 3 17
or pip	0 6
or religion	2 -5
or similar	0 13
or take	2 2
or thereabouts	4 7
or three	13 6
or type	14 1
or universal	0 -3
or without	1 -13
or £#	4 15
orchard	6 2
orchard $	6 4
orcha…	6 2
order	5 2 7 -15 8 -2
original	2 -6
origi…	2 -3
other	1 23 2 31 5 -5 6 4 7 33 11 6
other :accepting	3 7
other :building	2 14 3 3 7 27
other :clocktime	1 12
other :income	0 4
other :lifeword	6 11
other :longperiod	1 13
other :neighbour	2 11
other :number	1 12
other :period	1 13
other :person	1 5 6 20
other :politics	0 1
other :rulesplace	7 3
other half	1 13
other house	3 7
other parties	6 11
other sort	0 3
other_$	0 8 1 23 2 18 4 11 6 7 8 -11 11 12
other_it's	4 13
other_not	6 6
other_you	6 9
other_your	4 13
others	4 16 5 3 6 9
others $	2 3 5 2
others :negation	2 -1
others are	6 10
otherwise	2 6
otherwise ,	2 13 3 1
otherwise_$	2 12
other…	2 6
our	0 4 1 -4 2 20 4 -19 5 38 8 15 9 18 10 37 11 20 12 8 13 16 14 18
our :deterring	1 1 11 9
our :disclaimer	2 12 5 8
our :feething	5 18
our :holiday	9 2
our :jobname	5 9
our :online	14 42
our :person	2 -8 7 6 8 22
our :phone	6 5
our :photo	11 11
our :preferring	0 10
our :ranking	0 8
our :sex	5 3
our account	13 5
our books	10 22
our broker	5 11
our client	1 13
our ideal	2 5
our lodger	8 18
our neighbours	8 3
our other	1 2 11 10
our own	2 16
our phones	6 5
our preference	0 13
our tenants	7 9
our website	14 1
our_#	2 1
our_$	1 -2 2 23 4 -15 7 -3 11 13 13 30
our_anyone	6 2
our_firm	5 8
our_flat	6 2
our_list	10 4
our_never	7 5
our_page	14 5
our_when	5 3
our_£#	5 37
ours	1 -8 5 -9 6 -2 7 16 11 6
ours $	7 2
ourselves $	3 -15
out	0 25 1 19 3 -8 5 27 6 15 7 1 8 10 9 8 11 39 14 -13
out $	1 4 6 27
out :absolute	8 13
out :clocktime	8 15
out :everyone	0 4
out :fee	5 4
out :openprice	6 4 8 1
out :opinion	0 13
out :person	0 13
out fee	5 3
out in	8 10
out of	0 14 1 -11
out to	0 2
out_$	1 22 3 5 8 1 11 28
out_all	7 1
out_question	3 5
out_work	0 18
outbid	4 16
outlook	7 2 14 6
outlook :burden	7 4
outlook :deterring	7 4
outlook on	7 4
outlo…	7 2 14 6
outset	13 12
outset $	13 6
outside	2 -2 6 10 7 -1
outsi…	6 9 7 -2
oven	2 6 5 7
oven_$	2 11
oven_by	5 1
over	1 -14 6 28 7 -14 11 -23 12 -22 14 -8
over #	6 4
over $	1 -10 4 -9
over ,	6 1
over 18s	1 5
over :childless	1 12
over :codething	4 2
over :number	1 9 6 2
over :openprice	4 7
over :opinion	3 5 5 3
over :person	0 13
over :seller	3 6 5 4
over it	6 8
over my	3 6 5 4
over the	1 -14 3 2 4 -5 6 -2
over those	0 2
over_$	0 -6 1 2 2 -7 7 -14
over_one	6 10
over_road	8 2
overnight	1 10 5 7
overnight :holiday	5 8
overn…	1 10 5 7
overr…	8 14
overseas	13 7
overseas :origin	2 2
overs…	13 7
ower	1 3
owing	1 5
owing :openprice	1 5 6 4
owing :opinion	1 5 6 4
owing to	1 5 6 4
own	1 -26 2 24 4 -25 6 -30 7 -43 8 -59 11 -31
own $	2 8
own :building	2 -19
own :fee	5 3
own :place	2 1
own a	0 1
own expense	5 6
own kind	2 1
own_$	6 -41 7 -7 8 -21 10 1
own_house	0 2
owner	0 2 1 3 2 23 3 5 5 -15 6 -8 7 -19 8 11 11 -27
owner :codething	8 14
owner is	8 14
owner would	4 4
owner's	5 4
owner_$	8 5
owner_it's	1 4
owner_tenant	2 25
owner_who	8 1
owners	3 32 8 8
owns it	1 1
p	11 5
p60	0 1
padlock	8 18
padlo…	8 18
page	7 -7
pages	10 5
paid	0 11 4 -23 5 -15 13 -5
paid :deadline	13 5
paid :income	13 -12
paid :number	13 -2
paid :openprice	0 1
paid :period	13 -19
paid :work	0 1
paid by	13 -16
paid four	13 -9
paid monthly	13 -12
paid_$	5 -3 13 -8
paid_by	13 -10
paid_month	13 2
paid_week	13 -18
paint the	4 5
painted	11 1
painted :nation	11 2
painted white	11 2
pair	1 21
pakis…	2 5
panels	7 11
paper	3 1 10 1
paper_$	5 3
papers	5 8
paperwork	0 14 5 24
paperwork $	5 11
paperwork ,	0 3
paperwork_$	0 16
paper…	0 14 5 24
parade	8 -10
pardoned:benefits	0 25
pardoned:children	1 96
pardoned:fee	5 96
pardoned:pets-blanket-ban	3 66
pardoned:protected-characteristic	2 88
parent_$	1 5
parents	1 56 2 -1
parents :promise	1 3
parents of	1 16
paren…	1 55
park	1 -24 8 -19 10 4
park_$	1 -3 6 -4
park_garden	1 3
park_£#	5 -7
parking	0 -25 5 -8 6 -15 7 -16 8 -30 12 -17 13 -7 14 -1
parking ,	1 2
parki…	0 -29 5 -8 6 -16 7 -16 8 -6 12 -17 13 -7 14 -2
parole	8 2
parquet	3 1
parquet :room	3 1
parqu…	3 1
parsonage	2 3
parso…	2 3
part_$	5 5
part_deal	5 5
particulars	14 5
parties	6 18 9 19
parties ,	9 5
parties are	6 12
parti…	6 15 9 14 14 3
pass	2 15 3 7
passport holders	2 5
password	8 24
password :codething	8 17
password is	8 17
password_$	8 13
passw…	8 24
past	1 18
past the	1 14
patience	2 12
patie…	2 10
patter	1 5
patter of	1 5
patter_feet	1 6
patter_tiny	1 6
pay	1 -4 2 1 3 -30 4 36 5 3 6 3 7 -5 8 -45 12 -45 13 38
pay $	0 -4 4 17 13 -24
pay ,	0 17
pay :advance	13 3
pay :burden	4 1
pay :money	1 7
pay :number	2 15 13 7
pay :seller	13 15
pay :writeto	13 17
pay ahead	13 4
pay for	5 12
pay me	13 16
pay the	4 9
pay £#	1 7
pay_$	0 8 4 2 6 2 13 -16
pay_clean	5 6
pay_deposit	6 9
pay_front	4 3
pay_month	13 7
pay_professional	5 2
pay_referenc	5 -7
pay_they	2 6
pay_we	13 4
pay_whole	13 17
pay_year	2 7 13 10
pay_£#	5 8
payable	5 26 13 5
payable :spelled	13 1
payable by	5 14
payable_$	5 22
payable_you	5 7
payab…	5 26 13 14
payday	6 9
payers	13 26
payers $	13 11
paying	13 52
paying for	13 4
payment	0 19 5 39 13 58
payment :preferring	13 3
payment by	13 10
payment of	5 12
payment_$	5 4 13 36
payment_£#	5 9
payments	13 18
payme…	0 16 4 -22 5 41 6 -7 13 74
pays	5 9 7 8
payslips	13 5
payslips ,	13 10
paysl…	13 5
pcm	4 20 5 -34 6 -8 7 -11 13 1
pcm $	4 2 5 -12
pcm ,	0 1
pcm_$	4 4
pcm_£##	13 4
penny	7 22
pension	0 -46
pension ,	0 -26
pension_$	0 -3
pension_benefit	0 -6
pensi…	0 -58
people	0 12 1 -15 2 21 4 -13 5 -26 6 1 7 -8 8 -22 14 -24
people $	11 6
people :burden	0 -5
people :clocktime	2 15
people :deterring	0 -5
people :openprice	2 11
people :title	0 15 6 -37
people are	6 30
people from	2 17
people not	2 3
people who	0 15 6 -37
people with	2 6
people without	1 3
people_$	0 -11 2 -14 6 15
people_benefit	0 -35
people_hous	0 -7
people_other	2 4
people_people	0 -6
per	0 -15 4 7 5 -2 6 -4 7 11 9 12
per :clocktime	5 -5 9 8
per :holiday	5 -4 9 19
per :longperiod	13 3
per :period	4 5 5 -21
per cent	7 27
per month	4 17 5 -8
per night	5 -4 9 8
per_$	4 1 9 4
per_year	7 7
perfect	2 -4 7 17
perfect in	7 9
perfe…	2 -2 7 17
period	12 17
periodic	12 -36
periodic :feething	12 -21
periodic :fixed	12 -30
periodic tenancy	12 -21
periods	13 14
perio…	12 -39 13 6
permission	7 19
permission :negation	7 3
permission_$	7 5
permitt_$	1 1
permi…	0 -18 2 -4 5 -2 6 -2 7 10
person	4 35 6 27
person $	4 7
person :title	6 5
person who	6 6
person would	1 5
person_$	6 16
person_you	6 3
persons	0 5 2 8
perso…	0 16 2 8
persuasion	2 23
persu…	2 22
pet	0 -26 1 -20 2 -41 3 21 4 -19 5 10 6 -20 7 -3 9 2
pet $	3 -5
pet ,	3 4
pet :fee	5 12
pet :offerdeal	3 23
pet :payer	3 34
pet :seller	3 3
pet :welcoming	9 4
pet applications	3 3
pet fee	5 7
pet free	3 23
pet friendly	9 4
pet owners	3 11
pet_$	3 32
pet_good	3 -12
petless	3 40
petless :person	3 19
petle…	3 40
pets	2 -43 3 57 4 -42 6 -54 7 -45 8 -50 11 -31 14 -28
pets $	0 4 1 10 3 22
pets :clocktime	3 3
pets :fairness	3 -7
pets :negation	3 43
pets :openprice	3 10
pets :payer	3 -24
pets :ranking	3 -5
pets allowed	3 7
pets aren't	3 17
pets considered	3 -4
pets in	9 1
pets not	3 4
pets ok	3 -2
pets ourselves	3 -17
pets_$	2 -9 3 23
pets_=	3 2
pets_nah	3 3
pets_our	9 2
pets_problem	3 -21
pets_£#	5 8
petts	3 20
phase	6 9
phase :number	6 8
phase :spelled	6 8
phase_$	6 1
phon_$	6 6
phone	1 -4 6 7 8 -15
phone :number	14 3
phone :online	14 -1
phone has	6 9
phone's	6 2
phone_##	14 2
phone_$	6 3 14 6
phone_hot	6 1
phone_stopp	6 12
phones	6 16
phones are	6 13
phone…	6 2
photo	11 61
photo $	11 8
photo has	11 1
photo_$	11 26
photo_from	11 19
photo_room	11 7
photograph $	11 7
photograph_$	11 -7
photographs	2 -11 6 -6 11 43
photographs $	11 9
photographs are	11 26
photography	11 21
photos	1 -17 2 -35 4 -1 6 -14 7 -30 8 -3 11 50
photos ,	14 3
photos :photo	11 -10
photos are	11 29
photos for	11 13
photos show	11 -11
photos than	11 1
photo…	2 -34 6 -25 8 -15 11 67
physi…	7 5
pic	11 15 14 3
pic_$	11 13 14 3
pick	2 16
pick_$	2 4
pics	2 -11 6 -2 11 96
pics :deadline	11 10
pics :negation	11 9
pics :openprice	11 7
pics are	11 43
pics_$	11 1
pictur_get	11 -13
pictur_house	11 3
picture	1 2 11 29
picture :number	11 15
picture :spelled	1 7 11 23
picture_$	1 6
pictured	11 12
pictures	1 -10 2 -25 6 -40 7 -16 8 -10 11 48
pictures :accepting	11 2
pictures :photo	11 2
pictures :spelled	11 -1
pictures were	11 5
pictu…	2 -72 4 -4 6 -23 7 -45 8 -43 11 77
pier_$	8 9
pinch	11 16
pinch of	11 16
pinch_$	11 4
pinch_salt	11 16
pip	0 32
pip ,	0 2
pip :openprice	0 7
pip or	0 7
pip_any	0 6
pip_esa	0 7
pix	11 26
plac_$	3 3
place	0 -16 1 27 6 -23 7 5 10 -10 11 25 13 6
place $	1 11 7 -16
place :codething	8 13
place :openprice	7 10
place :opinion	7 10
place :spelled	7 15
place at	7 15
place for	1 32
place is	8 13
place of	13 5
place to	7 10
place_$	1 5 6 -7 7 21 11 8
place_first	1 1
place_live	7 13
placed	3 3
places	14 1
plan	11 -39 14 7
planning	6 -9 7 27
planning for	7 10
plann…	6 -18 7 35
plant	1 14 8 9
plant ,	1 7
plant :room	8 3
plant room	8 3
plant…	8 13
plates	5 11
plates $	5 10
please	0 15 1 30 2 39 3 13 4 17 5 3 6 -27 7 -97 8 4 9 -22 12 -16 13 7 14 -4
please $	0 4 1 11 2 16 5 1 13 19
please ,	1 15 2 5
please :asking	3 -10 4 4
please :councilpay	2 11
please :deterring	3 4 4 5
please :jobless	2 11
please :negation	0 5 3 2 6 -21
please :paying	5 4
please be	0 8 8 10
please budget	5 9
please don't	0 4 3 4 6 -19
please note	11 7
please respect	1 2
please state	2 11
please_#	1 5 2 1
please_$	0 -11 2 17 3 1 6 -6 8 8
please_ask	3 33
please_before	3 2
please_first	13 4
please_if	0 1
please_landlord	2 3
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
plus_$	5 11 12 7
plymo…	7 2
pm	4 16
pm :openprice	4 12
pm_$	4 12
poa	4 46 14 -8
poa $	4 21 14 -2
poa ,	4 7
pocket	7 11
pocket $	7 11
pod	9 13
point	8 -2 12 5
point of	6 6
point_$	6 4
pointless	0 7
point…	0 17
policeman	8 9
policy	3 2
policy $	3 1
polic…	8 8
polish :person	2 3
polit…	2 20
pool	1 -4 11 5
pool in	11 8
pop	1 3
pop in	1 3
port	1 -3
port $	1 -2
portal	10 1
portal ,	10 1
portals	6 2
porta…	6 1
porter	8 2
porter ,	8 1
porter_$	8 8
possible	12 9
possi…	7 6 12 9
post	11 4
post_$	8 8
postcode	8 12
postc…	8 20
posts	0 1
pound	5 29
pounds	5 40
power	7 5
power :openprice	7 6
power :opinion	7 6
power to	7 6
power_$	7 6
practis_$	2 3
practising	2 20
practising :faith	2 18
pract…	2 27
pram	1 1
prams	1 9
prams $	1 2
prayer	2 6
preda…	11 6
prefer :openprice	4 1
prefer :opinion	4 1
prefer to	4 1
prefer_$	1 14
prefered	1 6
preference	0 9 2 9
preference ,	0 2
preference :codething	0 4
preference :openprice	2 4
preference :opinion	2 4
preference is	0 4
preference to	2 4
preferred	0 11 2 46
preferred $	0 2 2 15
preferred ,	2 23
preferred :bid	0 2
preferred :childless	0 2
preferred over	0 2
prefe…	0 25 1 14 2 61 4 -18 6 -11 7 -19
pregnancy	2 1
pregnant	2 31
pregnant ,	2 12
pregn…	2 42
premium	0 3
premi…	0 1
prepared	4 12
prepared :openprice	4 12
prepared :opinion	4 12
prepared to	4 12
prepay	13 38
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
present	11 14
prese…	11 14
press	8 24 9 -7 10 2
press c	8 7
prettier	7 13
prettiest	7 4
prett…	7 32
previou_was	8 13
previou_were	8 1
previous	2 -8 3 -25 8 18 10 5
previous :person	3 -23 8 20
previous tenant	8 14
previous tenants	3 -1
previously	10 16
previ…	2 -1 3 -25 8 17 10 33
price	4 68 6 30 7 27 8 -22
price $	2 4 6 -7 7 12
price :accepting	4 3
price :burden	4 10
price :deadline	6 2
price :deterring	4 5
price :fixed	6 5
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
primary	1 -6 7 3 8 -3
primary $	7 3
prima…	1 -6 7 1 8 -4
print	6 11
print_$	6 12
priority	2 18
priority $	2 16
prior…	2 22
prison	8 24
pritchard	14 5
pritc…	8 15 14 5
private	0 15 2 -8 4 13
private :person	0 15
private_$	0 13 2 -4
private_only	0 13
priva…	0 15 2 -9 4 24
proba…	4 1
problem	0 -10 1 -8 3 -27
problem $	3 -19
problem_$	0 -4
problems	2 8
problems $	2 1
probl…	0 -21 1 -27 3 -31
proce…	5 1 6 3
professional	2 8 5 8
professional :demand	0 9
professional :feething	0 -14 5 14
professional :sex	0 3 2 19
professional clean	0 -2
professional female	2 7
professional_$	2 3
professional_want	0 12
professionally	0 -4
professionals	0 23
professionals $	0 7
profe…	0 27 1 -9 2 6 4 -5 5 16 6 -19 8 -39 13 -29
profit	7 20
profit_$	7 16
prohibit_$	3 10
prohi…	3 27
proje…	13 4
promise	7 6 11 7
promise the	7 10
promise_$	7 -3
promise_will	7 11
promises	11 4
promi…	11 23
prompt	6 13
prompt_$	6 13
proof	7 14
proof $	7 8
proof_$	7 1
proper	0 11 8 -2
proper_$	2 -3
properly	8 14
properties	6 9
property	1 4 3 3 10 14
prope…	1 1 3 11 6 6 7 -23 8 5 10 14
proposals	4 30
propo…	4 49 11 7
protestant	2 2
prote…	2 8 5 5
puppies	3 4
puppi…	3 4
purchaser	7 5
purch…	7 19
purposes	11 6
purpo…	11 17
purse	4 3
push	8 11
push :number	8 10
pushchairs	1 8
pushc…	1 16
put	1 -2 2 -4 3 -20 4 48 6 -10 7 11 11 3
put :advance	4 10
put down	13 21
put forward	4 10
put it	6 -4
put you	4 3
put your	4 6
put_front	4 3
put_list	7 3
put_month	4 4
put_rent	0 3
puts	1 1
puts_$	1 1
quality	7 14
quali…	7 14
quarter	13 33
quarter :period	13 4
quarter's	13 5
quarter's :rent	13 1
quarter's :return	13 5
quarter's rent	13 1
quarter_$	13 22
quarter_advance	13 5
quarterly	13 22
quart…	0 -6 4 -28 7 -4 8 -14 13 64
quay	3 7
quay ,	3 7
queer	2 9
question	3 11 7 2
questions	14 2
quest…	3 10 6 -1 14 7
queue	6 22
queue_$	6 11
queuing	6 17
queui…	6 17
quick	2 -9 6 26
quick $	6 23
quickest	7 5 14 7
quick…	7 12 14 8
quid	5 39
quid for	5 17
quid_$	5 10
quiet	1 22 6 -9 7 -15
quiet $	8 1
quiet_so	1 2
quieter	7 7
quietest	7 7
quiet…	7 25
quines	2 19
quote	0 2
quoted	4 24
rabbit_hamster	3 7
rabbits	3 19
rabbi…	3 19
race	2 -17 6 22
race ,	2 -6
race :openprice	2 -10
race or	2 -10
race_$	2 -19 6 19
race_religion	2 -9
race_sex	2 -8
rail	3 9
rail $	3 10
rails	11 -6
rainbow	2 19
rainb…	2 19
raised	1 -5
raised :number	1 -1
raised :spelled	1 -1
rapid	6 7
rarer	6 12
rarer than	6 12
rate	4 4
rates	9 7
rather	2 14 5 2 6 -9
rather :negation	2 1
rather a	5 10
rather not	2 1 8 1
rather than	0 12 11 1
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
reach…	14 3
read	6 10 7 -9
read this	6 19
read_$	6 11
reader	6 3
reading	6 25
readi…	6 22
ready	6 -2 13 12
ready_$	6 -3
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
recei…	0 16 5 16
recently	10 1
recen…	10 1
recipients	0 5
recip…	0 5
recommended	6 9
recom…	6 13
record	11 5
record $	11 3
recovering	8 24
recov…	8 26
red	6 11
red kites	7 1
redecorat_$	1 6
redec…	1 11
reduced	4 -11
reduc…	4 -6
referenc_$	0 10
referenc_inventory	5 -6
referenc_£#	5 1
reference $	0 4
references	5 -33 6 -6 13 18
referencing	4 -11 5 16
refer…	0 4 2 -15 4 -35 6 -34 7 -31 8 -29 13 34 14 -16
refle…	4 2
refs	5 18
refs ,	5 11
refundable	5 12
refun…	5 15
refur…	5 7
refuse	1 -24
refuse a	3 -7
refuse_$	3 2
refused	0 -13
refused for	0 -9
refus…	0 -1
region	4 14 7 1
region of	4 14 7 1
region_$	7 5
region_month	4 3
region_£##	4 5 7 5
registration :fee	5 1
regis…	2 11 7 -8 14 -8
regret that	8 2
regrettably	0 1
rehab	8 4
rehome	3 24
rehome_before	3 21
release	6 2
relea…	6 16
reli_$	11 2
relied	11 11
religion ,	2 -13
religion_sex	2 -3
rely	11 16
rely :burden	11 8
rely :deterring	11 8
rely on	11 8
rely_$	11 11
rely_them	11 13
remain	7 2
remain_$	2 6
remains	2 5
remai…	2 4
reminder	5 1
remin…	5 1
renewing	5 1
renew…	5 8
rent	0 3 1 -39 2 -39 3 -36 4 61 6 -30 7 -69 8 -30 9 -2 10 -23 11 -69 12 -18 13 59 14 -80
rent ##	5 7
rent $	0 -3 5 9 8 13 13 -3
rent ,	4 18 5 21
rent :absolute	13 4
rent :advance	4 -5
rent :burden	4 1 13 1
rent :clocktime	4 14 13 10
rent :codething	4 3 7 -43 13 10
rent :councilpay	13 -2
rent :deadline	4 -20 13 1
rent :demanding	4 -20 13 18
rent :deterring	13 1
rent :holiday	4 -2
rent :longperiod	13 8
rent :money	4 -29 5 -16 13 -33
rent :newness	13 12
rent :number	5 15
rent :openprice	2 2 4 11 5 -20 6 -18
rent :opinion	2 14 4 1 13 12
rent :payer	13 -2
rent :paying	13 7
rent :period	4 -2
rent :preferring	0 7
rent :promise	0 2 4 10 7 -4
rent :spelled	13 14
rent :time	13 16
rent :urgency	13 5
rent ahead	13 -3
rent as	13 -3
rent at	13 12
rent before	13 1
rent by	4 21 9 1
rent came	0 11
rent every	13 4
rent for	13 23
rent from	4 10
rent holds	5 13
rent in	4 -6 13 24
rent is	4 4 7 -40 13 11
rent may	0 3
rent neg	4 6
rent negotiable	12 3
rent of	5 -7
rent on	4 2
rent paid	13 -2
rent payment	13 7
rent this	0 4
rent to	1 1 2 15 13 16
rent up	4 -15
rent will	4 17
rent £#	4 -14 5 -7 13 -7
rent £##	4 -6
rent's	4 -6
rent's fair	1 1
rent_#	4 9 13 43
rent_##	4 12
rent_$	0 -17 4 -6 8 -5 10 -7 13 -4 14 -4
rent_advance	13 -17
rent_after	4 21 13 -18
rent_but	5 2
rent_by	0 39 13 -6
rent_close	4 5
rent_collect	13 6
rent_come	0 8
rent_council	0 11
rent_cover	0 2
rent_deposit	13 -1
rent_due	4 -3
rent_four	13 -11
rent_from	0 22 4 -6
rent_given	4 2
rent_hand	13 10
rent_house	5 4
rent_i'd	1 1
rent_lady	13 11
rent_monday	6 6
rent_month	4 -39 5 -30 13 -19
rent_more	1 2
rent_negotiable	4 16
rent_no	5 9
rent_not	4 -8 13 5
rent_once	13 -12
rent_only	4 10
rent_out	0 2
rent_paid	13 -13
rent_pay	0 -3
rent_pcm	4 -34
rent_quarter	13 22
rent_rent	4 -9
rent_request	4 11
rent_room	7 4
rent_say	13 12
rent_sign	13 -8
rent_suit	4 7
rent_taken	13 7
rent_term	13 17
rent_up	6 3
rent_viewing	4 2
rent_want	1 1
rent_week	13 -21
rent_whatever	4 17
rent_while	5 9
rent_would	0 -2 4 7
rent_you	4 15
rent_your	13 14
rent_£#	4 -5 5 -12
rent_£##	4 -28
rental	4 19 7 15 9 15 10 19 13 20
rental :bid	4 8
rental :income	7 3
rental :nearby	10 5
rental :newness	10 5
rental :openprice	4 3
rental :place	10 5
rental :return	7 8 10 4
rental :tribunalrent	10 5
rental income	7 3
rental market	10 5
rental_#	9 3
rental_$	13 5
rentals	14 14
rentals $	14 7
renta…	14 12
rented	2 6
rented :openprice	2 1 6 2
rented :opinion	6 3
rented to	6 3
renter_$	0 9
renters	0 9
rente…	0 9
rents	4 25 7 21 13 30
rents :ranking	4 17
rents are	13 2
repairs	8 -15
repai…	8 -18
repeated	6 14
repeated $	6 8
repea…	6 7
repla…	8 -5
report	5 6
repre…	11 11
republican	2 20
republican_$	2 9
republicans	2 10
repub…	2 38
request	4 14
request $	4 6
reque…	4 8
required	2 15 5 17
required $	2 2
requi…	2 10 5 13
reservation	5 4
reserve	4 3 6 27
reserve it	6 6
reserved	6 14
reser…	4 8 5 1 6 47 13 21
residence	1 5
residents	2 6
resid…	0 -1 5 -1 6 -27 8 -7
respect	1 3
respect that	1 4
respect_$	1 4
respe…	1 1
response	6 3
responsibility	11 4
respo…	6 17 11 16
rest	2 3 4 7 14 1
rest $	14 4
rest_$	2 6
retired	0 -25 2 -1 8 23
retired :jobname	8 8
retired policeman	8 9
retirement	1 -23
retir…	0 -33 1 -21 2 -25 8 14
returnable	5 16
returnable :money	5 12
returned	5 2
retur…	5 30
rich	7 30
rich_$	7 5
right	3 -13 4 1 6 13 13 -1
right ,	6 7
right :hiding	6 5
right :person	4 16
right of	7 1
right person	4 8
right_$	4 15 6 5
right_rent	4 -2
right_way	7 1
right_you	6 4
ring	6 10 14 28
ring ##	14 3
ring :number	14 3
ring :ranking	8 7
ring the	1 4
ring_##	14 7
ring_$	6 9
ring_bell	1 4
ringing	8 5
ringi…	8 5
rm	2 30
rm ,	2 6
rnt	13 26
road	1 -9 2 16 4 -3 7 -18 10 -7
road $	2 12 7 -38
road with	2 6
road_$	7 -6
road_you	2 21
roll	6 13
roll_tenancy	12 -11
rolls	12 -1
roma	2 21
romanians	2 12
roman…	2 4
roof	7 16 8 9
roof $	7 13
roof and	10 4
roof_$	10 2
room	1 -60 2 23 3 -23 6 13 7 -8 8 10 11 17
room #	11 13
room ,	2 -2
room :codething	2 5
room :deterring	11 1
room :losing	6 1
room :number	2 6 11 13
room :promise	6 2
room :spelled	8 5
room and	8 13
room for	2 1
room going	6 1
room in	2 4
room is	2 5
room will	6 2
room with	3 -2 8 14
room's	8 4
room_$	1 -5 2 3 4 11 6 -37 7 -44 11 19
room_about	6 1
room_all	8 2
room_house	6 8
room_look	11 8
room_only	2 3
room_rent	6 3
room_room	8 2
room_your	7 3
room_£#	4 20
rooms	2 13 4 31 8 -11 11 17 14 2
rooms ,	4 2
rooms :accepting	11 3
rooms :clocktime	4 16
rooms :deadline	11 2
rooms :openprice	4 15 11 3
rooms from	4 16
rooms may	11 3
round	1 13 4 16 6 20 8 14
round ,	6 13
round :place	7 3
round :time	6 19
round here	7 3
round the	1 1
round_$	6 2
rover	3 25
rug	1 3
ruin	1 6
rul_$	2 10
rul_out	2 10
rul_sho	5 1
rule	3 1
rules	2 6 3 -17 5 21
rules $	5 12
rules are	5 1
rules you	2 11
run	1 10
run $	6 28
run :clocktime	12 7
run :codething	1 6
run a	0 4
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
sadly	3 3 8 12
sadly ,	8 4
safe	7 5
safe :number	8 5
safe_$	7 3
safer	7 17
safer :nearby	7 3
said	6 -2 7 -7 8 -1
said :negation	3 9
said :spelled	3 10
said no	3 10
sake	4 7
salari_$	0 5
salaried	0 30
salaried :person	0 18
salary	0 20
salary $	0 6
salar…	0 37 2 -2
sale	6 -21 7 -34 8 22 10 54 14 1
sale $	10 9 14 6
sale ,	8 14
sale :codething	8 2
sale :deadline	10 9
sale :openprice	2 15
sale :opinion	2 16
sale is	8 2
sale to	2 16
sale_$	6 -16 10 7
sales	8 7
sales ,	8 2
salford	6 18
salford $	6 9
salfo…	6 18
salt	11 12
salt $	11 4
same	0 -42 1 -54 2 6 4 -53 5 -40 6 -52 7 -31 8 13 11 23 13 -23
same $	11 22
same :openprice	14 6
same :sex	2 9
same :title	14 7
same as	8 20
same name	14 7
same sex	2 9
same_$	0 -32 6 -13 7 -33
same_coupl	2 2
saturday	4 8
saturday $	4 13
satur…	4 7
save	0 9 2 3 3 22
save :disclaimer	0 8 3 1
save :money	6 1
save :payer	0 6 3 2
save yourself	0 5 3 2
save £##	6 1
save_bus	0 6
save_trip	3 2
savings	13 5
savin…	13 5
saw	6 2
say	0 -8 1 4 2 19 4 12 7 32 13 17
say ,	7 15
say :burden	4 5
say :negation	0 -3 2 5 4 1
say :spelled	0 -4 4 1 7 10
say it	1 7
say no	0 -3 4 1
say yes	6 15
say_$	0 -1 1 7 2 13 4 25
say_but	2 9
says	2 6 8 -12
says $	4 -9
scan	14 24
scheme	5 -11
school	0 -14 1 47 2 -28 4 -3 6 -3 7 3 14 -27
school $	7 9
school :age	1 14
school :childless	1 14
school :openprice	1 4
school :urgency	1 24
school age	1 10
school run	1 25
school_$	1 29 8 -5
school_first	7 4
school_shop	7 3
schools	7 12
schools ,	7 18
schoo…	7 17
score	13 8
score_$	13 7
scram…	6 3
screen $	6 2
scroll_$	1 7
scrolling	1 8
scrol…	1 8
scroungers	0 1
scrou…	0 1
sea	7 28 9 8
sea $	9 7
sea_$	7 15
sealed	4 31
sealed :bid	4 21
sealed bids	4 16
search	2 1 14 5
search_$	2 7
season	2 3 9 29 13 12
season $	2 4
seat	7 20
sec	5 18
second	2 -33 6 36 8 1 13 5
second :burden	6 4
second :deterring	6 2
second :openprice	7 18
second :opinion	7 18
second to	7 18
second_$	6 7
second_none	7 18
secure	0 3 6 16
secures	5 5
security	5 3 8 6
security_week	5 8
secur…	5 20 8 5
see	0 -28 1 -12 4 9 5 8 6 9 7 -5 8 -3 13 -17 14 21
see :burden	14 2
see :condition	6 -2
see :negation	6 3
see :spelled	6 2
see it	6 -3 7 -21
see more	14 3
see no	6 3
see the	11 9
see_$	0 -7 2 -16 5 7 7 -4 11 17 14 15
see_get	6 2
see_pictur	11 -15
see_rent	6 5
seeing	10 5 13 9
seen	6 8 7 5 10 9
seen it	10 6
seen_$	10 4
sees	7 11
sees_$	6 2
self	0 -18 9 27 13 24
self :work	0 -36 13 25
self employed	0 -31 13 25
self_$	13 12
sell	2 29 7 3 10 2 12 12
sell :openprice	2 15
sell :opinion	2 14
sell to	2 15
sell_$	2 21
sell_my	8 12
sell_we	6 3
seller	11 3
selle…	6 6
selling	6 7 8 10
selling :condition	8 7
selling :openprice	2 8
selling :opinion	2 8
selling because	8 7
selling to	2 8
selli…	6 7 8 10
semi	3 3 10 19
semi ,	10 1
semi in	3 4
semi with	10 7
semi_$	10 22
semi_drive	10 6
send	4 -5 14 2
september	6 -27 8 -10 12 32 13 11
september $	6 -8 12 13
september_$	12 3
septe…	6 -27 8 -10 12 32 13 11
serio…	6 8
servic_$	8 -19
service	5 7 7 9
serviced	8 -29
servi…	5 20 8 -33 13 -6
set	4 35 5 15
set $	1 6
set :deadline	0 9 5 7
set :demanding	0 9 5 7
set :openprice	0 9 5 7
set :period	4 4
set :rent	4 6
set :return	4 6
set :spelled	4 7
set by	8 -12
set of	7 12
set rent	4 6
set up	0 9 5 7
set_$	4 22 6 13 8 -12
set_you	8 -4
settle	13 33
settle the	13 24
seven	7 -37 14 26
seven $	14 1
seven ,	8 3
seven :absolute	14 7
seven :burden	14 14
seven :number	14 25
seven :return	14 14
seven :spelled	14 23
seven double	14 14
seven seven	14 21
seven_double	14 13
seven_nine	14 5
seven_oh	14 2
seven_zero	14 9
seventy	8 12
seven…	8 17
several	6 -18
several :demand	6 -17
several_$	6 -12
sever…	6 -19
sex	2 11
sex ,	2 -3
sex :childless	2 4
sex :person	2 4
sex couples	2 5
sex_not	2 2
shall	13 -3
shall :seller	0 6
shall_$	7 1
shamp…	5 4
shan't	0 6
share	2 1 8 2
share_$	2 5
shared	7 -4
shared :feething	1 1
shared :room	2 3
shared bathroom	2 8
shared garden	1 1
sharers	1 -41 2 -12
sharers ,	1 -22
share…	1 -41 2 -13
she'll	1 2
she's	3 2 8 34
she_her	2 4
shelf	6 19
shelf $	6 4
shelf_$	6 4
shift	6 39
shift_$	6 13
shoes in	5 1
shoot_$	8 4
shops	7 12
shops ,	7 16
short	1 -23 2 -19 7 -16 9 4 12 27
short :disclaimer	12 19
short :writeto	12 19
short hold	12 19
short_only	9 8
shorter	12 4
shorthold	12 47
shorthold :feething	12 20
shorthold :fixed	12 29
shorthold tenancy	12 20
short…	0 1 12 67
shot	6 16 11 3
shot :spelled	6 15
shot at	6 15
shots	11 21
should	1 3 4 11 6 -13 7 -8 8 6 11 2
should :asking	8 16
should :councilpay	4 2
should :deterring	2 7
should :jobless	4 2
should :wanting	1 6 3 2
should be	11 5
should know	8 4
should state	4 2
should_$	1 13
should_elsewhere	1 4
should_they	4 2
shouldn't	2 15
shoul…	2 14
shout	6 11 14 7
shout_##	14 6
show	0 1 6 -41 8 10
show $	8 19
show :building	11 7
show :number	0 10
show the	11 -7
show_$	5 13
show_room	11 7
shower	3 -11
showing	5 1
showi…	5 1
shown	4 11 5 6 6 -16 11 18
shown $	11 2
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
side :keything	8 5
side :room	8 12
side gate	8 1
side_$	2 -26 8 17
sight	3 7
sight $	3 7
sighted	2 3
sight…	2 3
sign	5 5 12 10 13 9
sign :deadline	5 4
sign :demanding	5 4
sign :openprice	5 4
sign for	12 6
sign up	5 4
sign_$	0 7 8 -3 12 20
sign_rent	13 14
sign_week	6 8
signal :codething	14 -5
signal is	14 -5
signal_good	14 -1
signed	6 -21 12 -9 13 -38
signed $	13 -8
signed ,	13 -18
signing	12 13
signing $	5 2 13 -16
signing :burden	0 13 12 8
signing :deterring	0 15
signing on	0 15
signi…	12 13
signs	0 17 6 9
signs :burden	0 17
signs :deterring	0 17
signs on	0 17
sikhs	2 3
similar	0 12 11 25
similar $	0 4
similar_$	11 4
simil…	0 12 11 25
simple	14 -6
simply	7 40
simply :negation	1 2 7 4
simply the	7 24
since	0 -27 2 4 4 -4 6 21 8 39 11 35
since $	11 10
since ,	11 3
since :deadline	8 3
since :spelled	11 4
since :time	11 4
since :title	8 2
since breakfast	6 31
since the	2 3 8 16
since then	11 4
since_$	6 17 7 12 8 27 11 7
single	1 5 6 -10 7 23
single :sex	2 9
single_$	7 9
sink_kitchen	2 7
sinks	2 8
sinks in	2 7
sinn	2 23
sinn fein	2 23
sinn_voter	2 13
sisters	2 18
siste…	2 18
sit	6 11
sit_$	6 2
site	0 -13 1 -20 2 -13 6 -32 7 -6 8 -18 14 -53
site $	6 -4 14 -25
site ,	14 -1
site_$	14 -8
sits	8 7
six	0 4 1 -26 2 -36 12 1 13 -10
six $	12 7
six :burden	12 9
six :period	0 3 13 -15
six :spelled	12 6
six month	12 2
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
skyli…	8 1
skype	14 20
skype_$	14 11
slash	14 14
slash_$	14 2
slate	10 3
slate :room	10 4
slate :rulesplace	10 4
slate roof	10 4
sleep	1 14 8 2
sleep_$	9 6
sleeps	8 1 9 19
sleeps :number	8 -12 9 19
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
slow	6 1
slowly	8 1
slowly $	8 2
small	1 11 3 7 5 7 7 -10 11 -10
small ,	3 9
small :child	1 -20
small :feething	6 3
small :kin	1 -2
small :person	1 2
small :room	6 1 8 7
small children	1 -16
small_out	0 4
small_which	6 2
smoke	8 -41
smoker_$	3 2
smokers	2 -18 3 4
smokes	8 6
smoke…	2 -18 3 4
smoking	2 -7 3 3
smoking $	3 9
smoki…	2 -7 3 3
snapchat	14 1
snapc…	14 1
snapped	6 2
snapped :deadline	6 4
snapped :demanding	6 4
snapped :openprice	6 4
snapped up	6 4
snapp…	6 2
snaps	11 26
sniffing	6 1
sniff…	6 1
snooze	6 11
snooze you	6 6
snooze_$	6 8
snooze_lose	6 12
snow	6 12
snow :deadline	6 15
snow off	6 15
so	1 9 3 4 4 -25 5 -51 6 28 7 -21 8 47 9 -31 11 17 12 -17 14 -34
so $	2 19
so ,	2 6
so :absolute	2 1 7 -13
so :advance	6 20
so :child	1 11
so :codething	6 4
so :demanding	6 -27
so :fairness	7 16
so :losing	6 -14
so :negation	2 15 7 -35 8 15 11 20
so :number	8 20
so :onlyword	3 1
so :openprice	0 3
so :opinion	1 6 6 -15
so :payer	1 23 3 5 6 -6
so :pet	3 37
so :phone	6 1
so :seller	1 3 6 -41
so :spelled	1 -3 3 -1 8 30
so :superlative	3 3
so :welcoming	6 17 8 21
so :work	6 7
so :writeto	6 28
so a	1 1 6 9
so be	6 11
so bring	6 4
so come	6 10
so does	13 3
so don't	2 6 6 14 11 20
so expect	6 -5
so far	7 1
so first	6 1
so get	6 36
so ignore	11 3
so it	6 -2
so no	8 7
so nothing	3 3
so on	1 1
so one	8 7
so pets	3 23
so please	8 24
so that	8 -3
so that's	1 6
so the	8 11
so we	1 8
so we're	8 10
so we've	1 3
so well	7 8
so what	0 3
so you	6 -15 8 18
so_$	0 -10 1 -4 2 19 6 42 8 2 11 3 14 -5
so_about	6 -8
so_after	6 -26
so_app	2 4
so_ask	3 1
so_bill	13 3
so_bonfir	8 2
so_can	8 10
so_claim	6 6
so_come	6 -4
so_don't	6 -5
so_empty	8 9
so_fami	1 13
so_fast	6 5
so_first	6 7
so_form	6 3
so_have	3 6
so_how	4 6 11 3
so_kind	0 3
so_know	13 7
so_matter	6 2
so_none	1 7
so_our	13 3
so_out	1 6
so_quiet	8 11
so_ring	8 14
so_tenant	0 16
so_third	1 2
so_time	6 -16
so_tiny	1 3
so_twice	6 4
so_would	1 6 2 -6
so_your	6 3
so_yourself	8 2
so_yourselv	6 8
social	0 13
social $	0 4
sofa	1 -10 4 -12 5 5 7 2
sofa ,	8 1
sofa :openprice	11 1
sofa and	5 6
sofa_beds	5 7
sofa_£#	5 6
sold	6 6
solicitor	5 11
solicitor_$	0 1
solicitors	0 1
solic…	0 12 2 -5 5 13
some	11 32
some :demand	6 5
some :person	6 5
some people	6 5
somebody	4 20 6 12 7 -6 13 -17
somebody :losing	1 4 6 13
somebody :title	4 5
somebody else	6 15
somebody else's	1 3
somebody who	4 5
somebody who'd	4 5
somebody_$	1 1
somebody_about	6 3
someb…	4 20 6 7 7 -11 13 -17
someone	4 8
someone :losing	6 13
someone else	6 6
someone's	6 8
someo…	4 4 6 9
something	0 14 3 6 4 3
something :opinion	0 3
something :payer	0 6
something :seller	0 6
something for	5 2
something we	0 3
somet…	0 12 3 5 4 3 6 -3
somewhere	1 19 2 8 4 32
somewhere :losing	1 24 2 3
somewhere else	1 24 2 3
somewhere in	4 19
somewhere_$	1 27 2 6
somew…	1 19 2 8 4 33
soon as	6 2
sooner	1 10 2 14
sooner :accepting	1 8
sooner have	1 5
sooner_$	2 7
sooner_than	1 8
sorry	0 11 1 9 2 26 3 12 4 -11 5 12 6 -24 7 -30 12 7
sorry $	2 1
sorry ,	1 5 2 13 3 -6 5 9
sorry :negation	1 2 3 1
sorry :person	0 3
sorry :spelled	1 3 3 1
sorry folks	0 3
sorry no	1 3 3 1
sorry_$	3 4 5 10 12 1
sorry_children	1 1
sorry_dads	1 11
sorry_dss	0 6
sorry_mums	1 11
sort	2 -15 4 -3 6 1
sort $	0 2
sought	0 13 2 8 6 -4
sought for	0 3 2 5
soul	7 6 8 19
sound_$	2 11
south	7 -11
space	8 -4
spaciou_bed	0 4
spacious	0 3
spacious :number	0 4
spaci…	0 3
spain	8 14
spain :clocktime	8 3
spani…	3 2
spare	6 13 8 37
spare :jobname	8 2
spare :keything	8 12
speaker_$	2 5
speakers	2 4
speak…	2 10
special	6 1
spend	9 15
spirit	2 6
split	5 8
split_tenant	5 3
spoil_$	1 2
spotless	7 1
spotless $	7 2
spotl…	7 1
spring	6 -18 8 -2 12 19 13 15
spring :hiding	7 1
spring :utility	7 1
spring and	13 3
spring water	7 1
square	8 -2
squeaks	3 9
squea…	3 9
ss	0 5
st	1 -2 6 -16 8 -39
stables	10 1
stage	1 10
stair	2 -2 9 -31
stair_$	2 -2
stair_no	2 5
stair_steep	1 7
stairs	1 4 2 -1 8 -5
stairs $	2 -9
stairs ,	2 -7
stairs are	1 6 2 12 8 -7
stairwell	1 8
stairwell $	1 11
stair…	1 4 2 -9
stamford	2 6
stamf…	2 6
stampede	6 17
stamp…	6 17
stand	6 3 13 3
stand :deadline	6 6
stand :demanding	6 6
stand :openprice	6 6
stand up	6 6
stand_$	13 -1
standard	12 13
standard :fixed	12 15
standing	4 -21 5 1
standing order	4 -14 5 6
stands	8 7
stands :absence	8 11
stands empty	8 8
stand…	4 -30 6 -10 12 7
star	8 11
star_$	2 7
start	4 12 6 -22 12 5
start :spelled	4 15
start at	4 15
start_##	4 12
start_$	4 11
start_month	4 6
start_£#	4 15
started	8 1
starter	3 4
starting :spelled	4 12
starting at	4 7
start…	3 3
state	0 22 4 7 13 -10
state the	0 -2 4 11
state your	2 12
state_rent	4 8
state_would	4 8
statements	13 -7
state…	13 -10
stay	1 10 2 5 6 -21 8 -1 12 6
stay in	2 1
stay_$	1 6 2 21 3 10 5 -3 6 -17 8 -26 9 -6 12 12
stay_year	9 -1
stay_your	3 12
stays	3 15 4 -7 9 2
steady	0 18
steady :work	0 15
steep	1 6
steep $	2 7
steep ,	1 7
steep_so	1 4
steer	0 3
steer :paying	0 3
steer clear	0 3
steer_$	0 3
step	8 1
step_you	6 3
steps	8 -29
stick	6 5
stick :openprice	6 5
stick_$	6 2
still	4 -12 6 10 8 -7 10 2
still :accepting	6 2
still :holiday	8 3
still :losing	6 -1
still be	6 12
still has	8 -6
still in	2 2
still_when	6 12
still_you	6 5
stock	6 6 11 12
stock :photo	11 2
stock_$	6 2
stock_used	11 12
stockport	3 12
stock…	3 12
stop	1 19 7 6
stop_$	1 22 7 6
stopped	6 30
stopped ,	6 1
stopp…	6 29
storage	9 -15
storage heaters	9 -5
storage_$	9 -1
stora…	9 -15
store_##	8 2
storm	7 8
straight	6 -15 7 2
straight :childless	2 15
straight :openprice	0 -7
straight :person	2 16
straight couples	2 5
straight in	0 3
straight_$	7 10
strai…	6 -16 7 2
street	1 -34 4 -4 6 -1 10 -24
street $	2 12
street ,	7 -24
street for	7 4
street in	7 13
street_$	7 20
stretch	13 12
stret…	13 12
strict_$	3 11
strict_children	1 6
strictly	3 19
strictly :negation	3 7
strictly :spelled	3 6
strictly for	6 3
strictly no	3 7
stric…	3 19
strike	6 9
strike :condition	6 9
strike while	6 9
stroke	8 14
stroke $	8 2
strong	2 2
strongly	6 2
stroud	6 2
struck	3 4
student	8 6
student :building	7 1 8 1
student house	7 1 8 1
student_one	13 3
student_payment	13 3
students	0 -15 2 13 13 27
students :income	13 4
students :paying	13 4
students pay	13 4
stude…	0 -33 1 -25 2 15 4 -10 13 29
studio	7 9
studio $	7 10
style	9 20
subsidence	7 1
subsi…	7 1
such	0 11 6 13 7 24
such $	0 6
such a	6 7
such_$	7 8
suffer	2 6
suffers	8 14
suffe…	8 12
suit	2 5 9 4
suit $	1 1
suit :number	2 21
suit :spelled	2 3
suit a	1 -19 2 1
suit_$	2 6
suit_no	1 11
suitable	1 -12 2 8 3 3
suitable for	1 -2
suitable_$	2 6 3 5
suita…	1 -12 2 8 3 3
suits	2 -7
sum	4 22 13 28
sum $	1 1
summer	8 -5 9 23 12 20 13 27
summer $	13 13
summer :holiday	9 1
sun	6 -4 7 18 8 -3
sunday	6 35
sunday $	6 26
sunday :holiday	6 1
sunday night	6 1
sunday_$	6 4
sunny	2 4
supper	6 13
support	0 11
supported	0 9
supporters	2 17
suppo…	0 34 2 15
sure	7 25
sure :openprice	7 1
sure :opinion	7 3
sure to	7 3
sure_$	7 9
surprise	4 10
surprise :seller	4 10
surprise :writeto	4 10
surprise me	4 10
surpr…	4 9
survey	7 2
swans	3 7
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
table $	0 2
table_$	13 6
tae	6 13
tae_$	6 6
take	0 -3 1 -7 2 6 3 -8 4 9 5 25 6 -5 11 6 13 17 14 -11
take ##	8 3
take $	4 8
take :absence	5 5
take :bid	5 3
take :childless	5 4
take :healthword	2 4
take :number	8 2
take :refusing	5 5
take a	13 14
take it	2 4
take out	5 5
take the	4 8 6 3 11 7
take_$	4 -10 5 3
take_benefit	0 4
take_highest	4 10
take_off	13 4
take_year	13 2
taken	1 -16 6 5 7 -4 8 -16 11 9 13 3
taken ,	6 1
taken :clocktime	5 7
taken :openprice	5 6
taken from	5 7
taken_$	5 2 6 8
taken_agent	11 6
taken_last	11 13
taken_tenant	5 9
takes	5 30 8 7
takes :openprice	6 10
takes it	5 16
talk	4 9
tap	8 11
tap_$	8 12
tax	4 -2
tax_$	7 -1
taxpa…	0 15
tbc	4 7
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
tel	14 1
telegram	14 31
telegram_$	14 9
telegram_name	14 2
teleg…	14 30
tell	1 -20 3 -26 4 18 5 -4 7 -24 13 -31
tell :online	2 -12 3 -1
tell :opinion	2 -12 3 -1
tell :payer	2 -12 3 -1
tell :seller	2 -19 3 -14 4 11 13 -9
tell :writeto	2 -19 3 -14 4 11 13 -9
tell me	4 16
tell us	2 -12 3 -1
tell you	7 -3
tell_about	4 -3
tell_maximum	4 2
telly	4 2 8 3
telly $	4 4
temper	8 5
ten	5 2 6 12 14 -22
ten :age	12 -9
ten :longperiod	12 -29
ten :newness	12 -9
ten :person	6 2
ten :record	12 -9
ten years	12 -8
ten_$	8 -24
ten_rent	5 1
tenancy	0 -27 3 10 4 4 5 -5 6 -15 8 -40 9 -2 12 24 13 -15
tenancy ,	12 3
tenancy :openprice	12 13
tenancy :promise	4 10
tenancy will	4 10
tenancy_#	12 16
tenancy_$	3 3
tenancy_month	12 -8
tenancy_six	12 -6
tenant	1 -22 5 40 6 -51 8 40 11 -6
tenant $	5 14 8 -17
tenant ,	2 -4 8 29
tenant :codething	2 1
tenant :forename	8 12
tenant :paying	5 12
tenant has	7 7
tenant in	8 2
tenant is	2 1
tenant was	8 13
tenant with	0 13 2 16
tenant's	3 9 5 13 8 7
tenant's :fee	5 4
tenant_$	0 -9 3 -2 5 7
tenant_agent	5 3
tenant_animal	3 7
tenant_behind	8 2
tenant_benefit	0 -2
tenant_children	1 2
tenant_claim	0 5
tenant_com	0 1
tenant_has	8 2
tenant_landlord	5 9
tenant_no	3 -11
tenant_not	0 -1
tenant_our	5 1
tenant_pay	0 -7 5 7
tenant_room	1 1
tenant_same	2 6
tenant_their	0 1
tenant_two	2 3
tenant_wage	0 6
tenant_will	8 9
tenant_work	2 2
tenant_£#	5 5
tenants	0 29 1 13 2 24 4 -59 5 18 6 -61 7 -6 8 -35 9 -4 11 -4
tenants $	2 22
tenants ,	0 5
tenants :absolute	0 -6
tenants :burden	0 -9 2 -10
tenants :demanding	0 1
tenants :onlyword	0 -10 2 -5
tenants :paying	5 8
tenants :scarcity	0 -9
tenants :title	2 14
tenants :wanting	0 11 2 2
tenants and	0 2
tenants in	0 8
tenants must	2 -7
tenants only	0 -5
tenants who	2 14
tenants with	1 22
tenan…	0 19 1 4 2 17 3 22 4 -8 5 26 6 -133 7 -29 8 -35 9 -47 10 -16 11 -17 12 15 13 -17
tend	13 8
tend :openprice	13 8
tend :opinion	13 8
tend to	13 8
tende…	4 7
tenerife	8 10
tener…	8 10
tenner	5 22
tenner a	5 10
tenner_$	5 11
tens	1 9
tens $	1 7
term	12 2
term_#	12 -2
term_$	12 22
term_month	13 -9
term_£#	12 1
termly	13 16
terms	4 10 13 12
terms ,	13 20
terrace in	2 9
terrier	3 2
terri…	3 2
text	4 -2 14 42
text_##	14 22
text_$	14 19
than	0 10 1 17 2 -14 3 -7 4 27 5 -15 6 26 7 39 8 -11 11 44 13 -19
than :absolute	7 5
than :everyone	7 10
than :money	4 30
than :number	1 14
than :opinion	6 4
than :payer	6 4
than :seller	6 3
than a	1 13 6 48 7 -12 11 14
than it	11 12
than we	6 5
than £##	4 22
than_$	2 -9 3 -13 7 22 11 45
than_days	6 1
than_few	6 7
than_month	13 -16
than_one	7 1
thank	1 1
thank you	1 4
thank_$	1 13
thanks	0 7 1 6 7 5
thanks $	0 8
thanks :openprice	7 12
thanks :opinion	7 12
thanks to	7 12
that	0 22 1 28 2 18 3 38 4 -13 5 -28 6 17 7 50 8 -5 10 -1 11 55 13 -1
that $	3 7
that ,	0 22 1 20
that :codething	2 5 4 -18 6 -1
that :councilpay	7 6
that :deadline	1 9 2 11
that :lifeword	2 12
that :losing	2 13
that :negation	7 22
that :opinion	6 19
that :payer	2 2 6 20
that :paying	7 5
that :person	0 4
that :promise	7 2
that :scarcity	2 7
that :seller	6 16
that :spelled	7 2
that as	7 17
that can't	7 1
that goes	2 13
that is	2 5 4 -18
that makes	7 19
that much	7 11
that no	7 4
that pays	7 6
that tenants	0 1
that the	0 -7 11 10
that was	6 4
that way	2 18
that we	6 21
that you'll	1 1
that you're	0 2
that's	3 4 4 -39 8 22
that's :demanding	2 6
that's :openprice	6 3
that's :wanting	2 6
that's a	7 9
that's that	1 7 6 8
that_$	2 1 3 7
the	0 -16 1 -7 2 -6 3 -18 4 -4 6 -11 8 13 9 -29 10 -11 11 17 12 -16 14 -15
the ##	4 1
the :absence	1 4 8 -8 9 -4 11 -2
the :absolute	0 -4 3 15 6 1 7 11 8 10 12 5 13 38
the :accepting	1 4 2 -10 3 11 4 -5 5 2 6 -25 7 -90 8 8 12 17
the :advance	0 -6 1 -10 4 1 5 2 8 13 13 7
the :age	1 35 7 -10 8 -26
the :asking	0 23 3 47 6 -20
the :benefit	0 26 2 1
the :bid	4 18 7 22 11 10
the :building	1 35 3 18 4 3 5 24 6 -20 7 -61 8 14 11 3 12 23
the :burden	3 18 4 21
the :child	1 -29 8 30
the :childless	1 17 2 2 8 14
the :clocktime	2 -12 6 34 7 1 8 -24
the :codething	6 -16 7 21 8 27 9 2 10 14 13 10 14 20
the :consent	2 1 5 -8 7 7 13 -19
the :councilpay	0 50 2 -40 4 -24 5 -52 6 -26 8 -16 13 -38
the :deadline	1 5 3 -13 6 34 7 -29 9 5 10 -25 11 -60
the :demand	4 3 6 23 7 -1 8 3
the :demanding	0 7
the :denying	2 -1 3 -22 7 -7
the :deterring	8 15 9 -11
the :disability	1 17 2 12 8 -6
the :disclaimer	6 -9 8 -10 13 10
the :everyone	0 -5 1 -12 4 -21 5 -15 6 -21 7 -6 8 3 13 -13
the :fairness	1 -15 4 4 5 -33 6 -3 7 -15 13 -4
the :faith	2 28
the :family	8 3
the :fee	4 3 5 4 6 4
the :feething	0 -15 1 -21 2 6 5 25 7 10 8 18 10 -20 12 -4
the :fixed	0 -11 3 12 6 -46 7 -7 8 -8 12 14 13 14
the :healthword	8 4 10 4
the :hiding	2 4 4 -66 6 -42 8 53
the :holiday	1 10 6 33 8 -40
the :income	4 2
the :jobless	0 54 2 -14 4 -27 8 -10 13 -1
the :jobname	8 12
the :keything	4 8 6 19 8 44 11 -6
the :kin	1 -13 8 32
the :law	0 -13 1 -30 2 -21 4 6 6 -43 7 -36 13 -31
the :lifeword	0 -2 8 25 13 1
the :longperiod	5 -5 7 7 8 29 9 11 12 2 13 30
the :money	0 1 4 18 5 -8 6 12 7 3 13 3
the :nearby	0 -23 1 -54 2 -5 3 -48 4 -40 5 -22 6 -5 7 -52 8 -17 9 -53 10 19 11 -26 12 -32 13 -62
the :neighbour	0 22 2 27 3 18 5 9 6 16 8 -16 10 -11 11 -39
the :newness	0 -3 4 4 6 22 7 -16 9 5 10 40 12 4
the :number	2 -14 3 -1 4 27 7 -26 8 17 11 1 13 -13
the :offerdeal	5 11 6 35 7 12
the :online	2 -6
the :onlyword	3 22 12 2
the :openprice	0 -20 4 45 5 9 6 13 14 8
the :opinion	11 5
the :payer	0 9 1 37 3 14 4 13 5 10 6 -18 7 -108 8 -3 9 -13
the :paying	6 8
the :period	4 -8 5 -67 6 8 8 30 9 61 13 17
the :person	0 -16 1 -2 2 -1 5 57 6 10 7 6 8 46 14 6
the :pet	8 30
the :petpart	11 8
the :phone	0 3 1 4 2 14 6 7 7 10 14 11
the :photo	4 -1 5 17 6 -10 7 -95 11 68 12 4
the :place	1 -48 3 -2 5 6 6 -9 7 18 8 -4 10 17 12 -11 14 -4
the :politics	2 10 8 1
the :preferring	1 6 2 -32 11 11
the :promise	0 6 7 1 13 2
the :ranking	0 -4 1 -16 2 3 3 -11 5 -6 6 -4 7 -23 8 -2 9 -42
the :record	0 3 2 9 5 1 8 -24 9 -16 14 4
the :rent	2 -27 5 -3 7 -24 12 1
the :return	0 -2 1 5 2 -61 4 2 6 -6 7 -6 10 27
the :room	1 16 2 5 4 -50 6 -9 7 -97 8 -30 9 -3 10 -86 11 -18 12 -73 14 7
the :rulesplace	0 2 1 -1 3 -14 4 -24 6 -7 7 -44 8 -17 10 -20 11 -11 12 -13
the :safety	8 2 11 16
the :scarcity	3 21 6 8 13 -15
the :school	7 7 8 -19
the :seller	0 8 1 59 2 21 4 14 6 -14 7 -107 8 -6 9 -15 13 -1 14 20
the :sex	1 21 2 -26 7 -1 8 43
the :sexual	8 7
the :source	0 2 1 -1 6 -12 8 -45
the :spelled	0 -3 6 13 7 3 8 7
the :superlative	0 -4 4 10 6 -81 7 61 8 -29 14 -8
the :thing	1 -22 3 -15 4 -3 7 -23 8 -15 10 -14 11 1 12 -17
the :title	0 -8 1 8 7 -19
the :tribunalrent	8 30 10 32 13 6
the :urgency	6 43 8 11
the :utility	1 7 3 -5 6 -73 8 29 9 -25 13 -31
the :wanting	0 8 3 3
the :work	0 -7 5 17 6 -14 7 16 13 14
the :worshipplace	1 -7 2 8
the address	14 1
the advertised	4 9
the age	1 31
the agreement	13 14
the alarm	8 2
the answer	2 2 3 22
the apartment	1 7
the asking	4 12
the back	6 -27
the balcony	1 3
the bank	13 3
the bargain	6 4 7 19
the basement	8 6
the battle	8 1
the bedroom	14 1
the beginning	13 16
the bell	1 17 8 8
the best	2 -3
the better	4 8 7 -22
the big	6 1
the bin	0 6
the black	9 3
the blind	2 1
the boat	8 14
the boiler	12 -4
the border	2 4
the bottom	14 5
the box	8 1
the broo	0 30
the building	2 4 3 -16
the burglar	8 10
the bus	0 3
the car	1 -7
the cat	3 16
the century	7 19
the change	7 1
the chap	8 2
the city	0 6 7 4
the close	2 9 6 6
the coach	6 2
the coal	8 11
the concierge	8 4
the contract	13 10
the cost	5 10
the council	0 12 5 -6
the council's	0 -1
the country	7 22
the county	7 13
the couple	8 19
the credit	5 5
the day	1 1
the deal	5 14
the deep	5 5
the deposit	5 -10
the divorce	8 18
the dole	0 13
the door	0 10 6 33 8 -34
the drawings	11 1
the earliest	6 3
the early	6 2
the end	0 -3
the entrance	8 4
the estate	5 1 7 -16
the factor	1 3
the ferry	5 -5
the figure	4 16
the finest	7 10
the finished	11 2
the first	0 -25 4 -52 10 5 12 13
the fixed	12 10
the flags	2 9
the flat	0 11 2 4 3 28 5 21 7 -4 8 8 11 -19 12 6
the floor	14 4
the floors	2 3
the form	0 2
the forms	5 4
the freeholder	1 14
the front	4 15 11 1
the gallery	11 25
the garage	4 1 8 -12
the garden	14 3
the gas	5 15 8 15
the gate	6 -9 8 -6
the grammar	1 -3 7 13
the grandchildren	8 4
the hall	7 -4 11 -3
the harbour	6 1
the heart	10 6
the highest	4 1
the holding	5 1
the holiday	9 -1
the home	1 1 8 -3
the house	3 2 5 13 6 -10 7 -65 8 20 11 1
the household	2 5
the houses	1 8
the how	0 3
the idea	11 2
the images	11 27
the internet	11 10
the key	8 21
the keypad	8 11
the keys	4 1 6 7 7 2 8 2
the kids	1 -31
the kingdom	7 4
the kitchen	7 -24 8 -22
the lad	6 4
the lady	1 12 8 24
the landlord	3 1 4 7 5 -40 7 -35 8 -12
the landlord's	5 17
the last	13 -13
the law	0 -7 1 -5
the lawn	11 9
the lead	11 10
the lease	1 11
the least	4 10 12 7
the let	12 3
the lift	1 -6 8 -4
the like	3 4
the little	8 13
the loft	2 4
the lot	5 1 7 12
the loveliest	7 6
the man	8 2
the market	4 1 5 5 7 -1 10 34
the marketing	11 7
the meter	8 17
the midlands	7 4
the moment	8 16
the month	6 4 13 -35
the monthly	4 8
the more	4 12
the morning	7 -3
the most	4 4 7 34
the name	14 5
the neighbours	1 20 2 1 8 1
the nest	1 7
the new	10 -2
the next	2 9 6 14 7 8 8 -8
the night	6 5
the nod	4 7
the number	14 11
the office	5 10
the old	8 -13
the older	2 9
the one	6 8 11 11
the only	3 20
the opening	13 5
the orchard	6 4
the other	2 3
the others	4 15
the outset	13 12
the oven	2 11
the owner	1 4 2 7 4 1 5 -6 11 -10
the owner's	5 5
the owners	8 19
the parade	8 -3
the patter	1 4
the person	6 9
the phone	6 11
the photo	11 17
the photographs	11 41
the photos	11 6
the pics	11 38
the picture	1 7 11 2
the place	1 19 2 -6 4 4 8 5 11 18
the press	10 5
the previous	3 -10 8 9
the price	6 10
the property	1 6 10 3
the quarter	13 3
the quay	3 7
the question	3 15
the quick	6 8
the quietest	7 4
the real	11 13
the receipt	5 2
the record	7 3
the red	6 2
the region	4 14 7 4
the rent	0 -1 2 -22 4 2 5 -16 6 -24 7 -27 12 2
the rental	10 5
the rest	4 9 14 3
the right	4 22
the road	7 -33
the roof	8 2
the room	2 20
the sale	8 5
the same	0 -5 1 -12 4 -21 5 -15 6 -21 7 -6 8 3 13 -13
the school	1 20
the sea	7 2 9 9
the shelf	6 4
the show	11 8
the side	8 6
the signing	5 12
the site	14 -17
the small	8 2
the social	0 2
the sort	6 1
the spare	8 16
the spring	10 -5
the stairs	1 13
the stampede	6 14
the standing	13 2
the start	13 26
the state	0 17
the step	8 3
the sum	1 2
the summer	9 3 13 3
the sun	7 1
the survey	7 2
the table	0 2 13 12
the telly	4 3
the tenancy	3 5 4 12 12 -13 13 -4
the tenant	5 34 8 1
the tenant's	5 12
the third	8 11
the time	6 22
the top	2 25 4 -21
the trade	7 12
the trip	3 2
the two	8 11
the ultimate	7 12
the universal	2 17
the usual	0 20 1 2 13 17
the vendor	2 14
the viewing	8 5
the village	7 -11
the walk	14 12
the wall	8 8
the walls	1 16
the wee	3 7 8 12
the week	8 2 9 22
the weekend	1 4 6 31 8 -11
the whole	1 2 8 7 12 5 13 37
the wifi	8 2
the yale	8 19
the year	7 11 8 40 13 6
their	0 19 2 -15 5 11 6 6 7 4
their :bid	4 9
their :dislike	1 13
their :fee	5 10
their :law	7 1
their bikes	6 7
their invoice	5 10
their_$	5 4 7 -6
theirs	2 1
them	0 -4 2 -24 3 7 4 -26 6 4 7 -17 8 -77 11 35 13 -10 14 -19
them $	0 -21 2 -3 3 8 6 3 7 -28 11 34
them :absolute	3 1
them :burden	6 8
them :everyone	3 2
them all	3 2
them on	6 1
them_here	6 1
themselves	2 5 4 6
thems…	2 5 4 6
then	0 15 1 1 2 6 6 1 8 29 12 25
then ##	8 6 14 21
then :absence	6 1
then :fixed	12 3
then :number	8 13 14 25
then :opinion	12 13
then :seller	12 13
then it's	2 6 6 7
then rolling	12 3
then we'd	0 2
then_$	6 8 8 7 14 10
then_off	6 8
then_up	6 7
then_want	0 2 12 3
then_you	2 3
then_your	0 1
there	0 -60 1 -9 2 -27 3 -3 4 -10 7 7 12 -1 14 20
there $	6 -17 14 20
there ,	6 -4
there :accepting	8 1
there :codething	7 34 8 -21
there :negation	7 6 8 3
there :promise	6 -5
there are	1 3 6 9 7 -2
there has	7 9
there have	8 1
there is	7 34 8 -21
there isn't	7 6 8 7
there won't	6 2
there's	1 -7 2 -9 3 -18 6 16 7 2 8 12 11 -14
there's :absolute	7 4
there's :negation	3 -3 7 22
there's :number	6 5
there's :payer	7 3
there's :promise	7 11
there's :time	7 3
there's a	1 -11 4 -14 5 5 6 14 7 -47
there's always	7 4
there's none	7 8
there_$	2 -2 3 -6 5 -1 7 2
there_bath	6 3
there_been	7 16
there_behind	6 5
there_charge	1 1
there_com	6 5
there_film	14 3
there_guarantee	7 -2
there_house	7 5
there_lot	5 9
there_no	1 -16 3 -3
there_none	7 2
there_not	7 19
there_one	5 6 6 -15 7 -5
there_other	6 2
there_people	6 1
there_prettier	7 5
there_queue	6 3
there_rather	5 10
there_right	6 4
there_room	7 1
there_small	5 1
there_so	8 1
there_th	7 7
there_very	6 3 7 1
there_your	7 4
there_£#	1 5
thereabout_$	4 5
thereabouts	4 7
thereabouts ,	4 6
therefore	1 11
there…	5 15 6 20 7 5 8 12 11 -27
these	3 1 4 3 6 28 7 7
these :period	8 5
these days	8 5
these_$	4 6 8 2
these_were	3 1
they	0 -1 1 -9 7 9 11 1
they :absolute	7 2
they :negation	7 -1
they arrive	13 1
they don't	6 1
they would	4 2
they'd	2 5
they're	2 14 6 27
they're :deterring	6 7
they're_$	6 14
they'…	2 7 6 25
they_$	1 -34 7 7
they_them	6 1
thin	1 17 13 7
thin ,	1 12
thin_so	1 11
thing	0 7
thing ,	0 12
thing_$	4 5
things	3 7 4 5
think	1 17 3 -3 4 15
think :codething	4 5
think :time	1 14
think is	4 5
think_$	1 16 2 2 4 22
thinking	1 16 4 1
thinking of	1 20
think…	1 16 4 1
third	1 5 7 -10 8 16 13 5
third ,	1 8
third :hiding	8 20
third flowerpot	8 2
third_$	1 5 8 1
thirty	5 18
thirty :money	5 9
thirt…	2 5
this	0 9 1 14 2 22 3 29 4 -16 5 -23 6 103 7 41 8 -101 9 -25 10 61 11 -6 12 -42 13 -29 14 -87
this ,	6 11
this :accepting	1 -23 2 21 6 -4 7 26 10 9
this :building	2 37 6 -9 7 10 8 -8 10 25 11 -32
this :clocktime	6 3 10 22
this :codething	1 13 2 5 6 8 7 3
this :deadline	4 -7 6 32 7 -6 10 13
this :denying	1 5
this :deterring	6 -23
this :fee	6 20
this :feething	7 37
this :keything	7 8
this :money	6 45
this :negation	0 17 1 5 6 -1 7 -2
this :neighbour	2 23 11 -31
this :newness	6 -10 10 30
this :number	0 7 2 -4 3 32 4 1 11 16
this :offerdeal	6 31
this :online	6 -36 7 -16 14 -30
this :openprice	6 44
this :period	4 -2 6 16 10 6
this :person	8 2
this :photo	2 21 11 -30
this :place	2 8 6 8
this :promise	6 21 7 -14
this :rent	6 13
this :return	6 37
this :room	7 71
this :rulesplace	1 3 2 9 7 7
this :spelled	0 8 2 -4 3 33 4 1 11 16
this :urgency	6 -14
this country	2 8
this figure	6 4
this flat	2 22 11 -31
this house	1 -22 2 22 6 -13 7 27 10 10
this instant	6 11
this is	1 16 2 6 6 11 7 3
this isn't	0 20 6 -18
this kitchen	7 14
this money	6 12
this month	6 9
this morning	10 23
this one	1 -7 3 14 4 2 11 17
this one's	1 10 3 2 6 -10
this price	6 21
this rent	6 13
this roof	7 2
this site	6 -16
this time	2 1 6 -36
this week	6 3 10 9
this will	6 6 7 -12
this window	7 18
this won't	1 5
those	0 41 2 5 7 -30 8 -13 13 24
those :burden	0 12
those :deterring	0 12
those :title	2 2 13 8
those are	13 1
those of	2 8
those on	0 13
those who	2 2 13 8
those_$	1 6 7 -7
those_have	0 3
those_keep	3 8
though	0 8 2 -10
though $	0 7
thousand	4 20
thous…	4 20
three	1 -52 4 -19 5 -13 6 10 7 -20 9 8 10 -1 11 -2 12 -18 13 41
three :child	1 -25
three :codething	8 13
three :deterring	6 9
three :period	5 -19 13 24
three :rent	13 3
three :room	2 5
three kids	1 -6
three months'	13 6
three other	6 9
three rents	13 3
three rooms	2 20
three_$	1 -28 7 -4 12 -3
three_only	2 2
three_rent	13 13
three_want	6 6
three_when	1 1
three_you	6 5
through	3 -14 4 -5 5 6 8 17
through $	1 6 14 11
through ,	7 5
through :payer	5 16
through :seller	5 17
through a	2 1 8 1
through our	5 6
through the	6 17 8 7 14 -9
through this	6 -26
through your	6 4
through_$	0 -4 5 2 14 -14
through_broker	5 4
through_door	6 23
through_i	0 1
through_roof	0 3
through_site	6 -8 14 -28
through_wall	8 22
throughout	3 7
throu…	2 -6 4 -20 5 8 8 12
throw	4 7
throw in	4 3
thrown	2 1
thurs	8 10
tick	6 22
tick tock	6 23
tick_$	6 20
tick_box	0 2
tidy	3 9 4 1
tidy $	2 12
tidy ,	2 -8 3 10 4 2
tidy_$	2 -8
tied	12 11
tied in	12 11
tied_until	12 3
tiktok	14 10
tiles	6 1
till	1 -1 6 17 8 40 10 10 12 6
till :clocktime	12 10
till :deadline	10 4
till :number	8 18
till :spelled	8 26
till :time	10 4
till :urgency	10 4
till easter	12 9
till the	6 1
till_$	8 3 10 5
tim_rent	13 -29
tim_so	13 3
time	0 19 3 -2 5 20 6 -8 8 -3 10 5
time $	6 -60
time :absence	1 6
time :codething	6 10
time :work	0 14 1 4
time is	6 10
time work	1 6
time you	6 2
time_#	10 5
time_$	0 2 1 5
time_only	1 8
time_out	6 12
times :bid	6 2
times :childless	6 2
times over	6 2
tin $	8 1
tiny	1 -4
tiny :record	1 6
tiny feet	1 6
to	1 5 2 4 4 -24 5 24 6 1 7 -1 8 1 10 21 11 -30 12 6 13 10 14 -7
to #	8 29 12 4 14 11
to ##	8 -4
to $	0 -8 2 -16
to :absolute	2 2
to :accepting	4 -3 5 1 6 10
to :advance	12 1 13 2
to :asking	2 -5 4 -25 6 6 7 -4 8 21
to :bid	4 6
to :burden	4 3 5 4
to :childless	1 14
to :clocktime	13 21
to :councilpay	2 1
to :deadline	13 6
to :deterring	2 13 4 -26 6 -24
to :disclaimer	0 6
to :everyone	4 6 6 -2
to :faith	2 17
to :family	1 6
to :fixed	1 1 3 7
to :holiday	3 6
to :income	5 13 6 9
to :jobname	0 7
to :money	5 -45
to :nation	2 15
to :nearby	7 10 10 8
to :negation	7 20
to :newness	10 7
to :number	1 -8 6 -17 7 -3 8 11 14 12
to :online	0 -4 1 5 5 -1 12 4 13 11
to :onlyword	6 3 8 2
to :openprice	4 1
to :opinion	0 -11 4 -27 6 29 12 2
to :origin	2 17
to :payer	3 -6 4 -12 7 5 10 17 12 2
to :paying	1 4 4 -8 5 27 13 16
to :period	5 8 12 -5
to :person	0 23 1 10 6 -58 8 -8
to :photo	0 4
to :place	6 -1 10 6
to :preferring	2 -12 4 15
to :ranking	3 4
to :refusing	0 -11 2 6 6 8
to :rent	4 -39 10 14 13 -5
to :return	4 -18 7 7 10 30 13 -9
to :rulesplace	0 3
to :seller	0 -28 3 -14 4 -13 7 -18 10 16 12 3
to :spelled	7 18 8 -2
to :superlative	6 1
to :tribunalrent	10 9
to :urgency	2 -12 6 5 8 -1
to :welcoming	6 4
to :writeto	0 -7 2 -7 3 -7 8 10 13 16
to a	2 37
to an	6 10
to anything	4 7
to avoid	6 11
to bag	6 2
to be	0 6 1 6 4 13 5 23 13 2
to begin	12 11
to come	6 8
to cover	5 4
to decline	2 5
to dogs	3 13
to everybody	1 1
to families	1 3
to fill	2 3
to find	1 9
to foreigners	2 4
to get	4 2 8 14
to give	11 6
to go	4 4
to hear	4 21
to it	6 7
to let	6 5 8 3
to live	6 7 7 10
to local	2 2
to look	1 1
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
to rent	4 -37 10 8 13 -4
to say	3 6 4 -5 8 3
to sell	10 5
to settle	13 25
to show	0 8
to sit	7 1
to start	12 1
to stay	2 2 3 7
to suit	4 6
to take	6 12
to the	0 -7 2 -3 3 -30 7 -15 10 1 12 5 14 -11
to them	11 4
to think	6 5
to those	1 13 2 3
to us	0 -2 4 -3 12 5
to view	6 12
to whoever	4 9
to you	6 -8
to £#	4 -3 5 -29
to £##	4 5
toaster	8 1
toast…	8 1
tock	6 23
tock $	6 18
today	6 13 10 16
toddler	1 12
toddler_$	1 14
toddlers	1 24
toddl…	1 40 7 -1
together	13 27
together $	13 5
toget…	13 27
told	0 19 2 -10 6 -7
tom	6 1 8 16
tom ,	6 1 8 3
tomorrow	6 40
tomor…	6 36
tonight	6 36
tonight $	6 18
tonig…	6 48
too	0 -3 2 36 5 -5 7 -18 8 -38
too $	1 -24
too :feething	6 11
too :losing	6 11
too :title	6 11
too late	6 11
too much	2 2
too_$	2 35
top	2 15 4 -3 5 19 6 -3 7 -4
top :nearby	7 7
top :place	7 7
top :room	2 19
top floor	2 6
top of	5 3
top_$	2 4 4 -22
top_rent	5 9
top_studio	0 1
tortoise	3 -10
torto…	3 -10
total	7 5
total_$	7 1
totally	7 14
total…	7 14
tots	1 10
tots $	1 10
tour	14 2
touring	9 8
touri…	9 31
toward_$	0 3
towards	0 3 5 6
towar…	0 3 5 6
towels	9 13
town has	6 1
trade	7 11
tradition	2 6
traditional	2 15
tradi…	2 33
trains	6 -7
trans	2 20
transfer	5 1 13 38
transfer $	13 4
trans…	2 20 4 -13 13 37
traveller_$	2 3
travellers	2 35
travellers $	2 4
trave…	1 -2 2 38 6 -3
treat	7 16 11 21
treat the	11 21
treat_$	7 15
trimester	13 16
trime…	13 16
trip	3 6 9 1
trouble	2 23 8 8
trouble_$	2 12 8 5
troub…	2 23 8 8
true	11 6
trust	7 30
trust :seller	7 15
trust :writeto	7 15
trust me	7 13
trustees	2 4
try	1 10 2 32
try_$	1 3 2 33
tues	8 5
tuesdays	8 14
tuesdays $	8 5
tuesd…	8 6
turn	2 -3 8 5
turn the	8 17
turn_claim	0 -7
turn_dial	8 17
twelv	12 5
twelve	12 35
twelve :period	12 24
twelve month	12 3
twelve months	12 11 13 -13
twelv…	13 4
twenty_$	4 3
twice	2 3
twice $	6 1
twice a	13 3
twice the	0 3
twice_year	13 4
twitter	14 3
twitter ,	14 6
twitt…	14 3
two	0 -17 2 4 3 -8 6 -43 7 -29 9 1 12 -11 13 -2 14 -29
two ,	8 8
two :age	0 2 8 10 12 25
two :burden	1 2
two :child	1 -8 8 10
two :longperiod	12 31
two :nation	2 4
two :newness	0 2 12 25
two :period	5 16 12 -7
two :person	4 1
two :pet	3 -9
two :record	0 2 12 25
two :room	3 10 6 -50 14 -15
two :sex	2 22 8 2
two beds	1 2 3 11
two boys	8 7
two cats	3 -6
two months	12 -24
two months'	12 -29
two of	4 8
two sinks	2 8
two three	14 4
two weeks'	5 15
two years	12 27
two_$	0 -6 1 -31 3 -24 4 -6 5 -14 7 -26 8 -6
two_bed	2 4
two_beds	12 3
two_down	8 3
two_girl	8 8
two_held	5 5
two_hold	5 11
two_kitchen	2 6
two_left	6 3
two_nobody	8 1
two_notice	12 -27 13 -9
two_rent	5 2
two_three	13 1
two_want	4 12
two_you	4 9
two_zero	8 3
type	6 8 14 17
type ##	8 3
type :number	8 3
type_$	6 2
types	0 4 2 4
uc	0 31 2 -25
uc :benefit	0 1
uc :person	0 5
uc claimants	0 3
uk	7 -1 13 25
uk $	7 -7
uk :burden	13 11
uk :origin	2 7
uk guarantor	13 11
ultimate	7 11
ultim…	7 11
un	7 10
un :absolute	7 10
unattend_$	8 3
unattended	8 11
unatt…	8 11
under	0 -10 2 2 5 -13 6 17 7 -7 8 10
under 16s	1 10
under :bid	6 11
under :deadline	6 11
under :disclaimer	6 11
under :number	1 19
under :offerdeal	6 11
under :seller	2 8
under offer	6 11
under sixteen	1 3
under tens	1 9
under the	1 -55 8 2
under_$	6 15 8 15
under_circumstanc	1 -3 3 6
under_flowerpot	8 6
under_live	1 4
under_over	4 2
under_roof	2 20
under_third	8 2
under_use	1 -5
underscore	14 1
understand	2 2
unemp…	0 5
unfortunately	0 11 3 3
unfor…	0 11 3 3
unionist	2 14
unionist_$	2 5
unionists	2 10
union…	2 33
universal	0 10 2 5 5 -27 13 -16
universal ,	2 1
universal :benefit	0 13 5 -23 7 -3 13 -14
universal :feething	0 13 5 -23 7 -3 13 -14
universal credit	0 4 5 -21 7 -3 13 -10
universal credit's	0 1
universal_$	0 -2
universal_it's	0 1
unive…	0 9 2 8 4 -2 5 -31 13 -19
unlawful	2 -5
unlawful :openprice	2 -4
unlawful :opinion	2 -4
unlawful to	2 -4
unlaw…	2 -5
unmar…	10 17
unmatch_$	7 12
unmatched	7 12
unmat…	7 12
unoccupied	8 5
unocc…	8 5
unrivall_$	7 13
unrivalled	7 11
unrivalled views	7 9
unriv…	7 21
unsuitable	1 7
unsuitable for	1 7
unsuitable_fami	1 6
unsui…	1 20
until	4 3 6 -18 7 -11 8 -6 10 4 12 2
until ##	8 -5
until :number	12 -13
until :wanting	6 3
until after	6 3
until the	6 -19 12 7
until_$	4 9 8 -9
unwelcome	3 12
unwel…	3 12
up	0 1 4 -18 5 16 6 12 7 5 8 30 11 1
up $	4 -3 6 12
up ,	8 17
up :advance	12 -2 13 11
up :burden	14 7
up :deterring	6 3 14 8
up :openprice	6 -16
up :opinion	6 -10
up :person	1 7
up :ranking	12 -2 13 11
up and	7 11 11 5
up at	8 1
up for	10 24 12 9
up front	13 17
up in	6 -14
up on	6 4 14 8
up the	2 9
up to	6 -7
up_$	2 -19 4 -3 5 3 8 23 10 1 11 -7 12 -6
up_down	8 5
up_if	6 1 13 7
up_loft	2 1
up_monday	6 10
up_road	2 7
up_sale	10 19
up_self	13 8
up_up	2 6
up_you	2 1 6 -6
upfront	12 -6 13 54
upfront $	13 17
upfront_$	13 12
upfro…	12 -6 13 54
upgra…	6 7
upon	4 3 11 16
upon :asking	4 6
upon request	4 3
upon_$	4 3
ups	1 33 2 -13
ups $	1 15
ups :absolute	1 2
ups :burden	1 2
ups :onlyword	1 2
ups :scarcity	1 2
ups only	1 2
upset	2 3
upset the	2 4
upstair_you	11 1
upstairs	1 9 8 22
upstairs :building	2 3
upstairs :lifeword	8 10
upstairs :neighbour	2 6
upstairs :photo	2 3
upstairs flat	2 3
upsta…	1 9 8 23
upward_£#	4 4
upwards	4 16
upwards of	4 5
upwar…	4 16
urge	6 1
us	0 -3 1 -2 3 -13 4 14 6 -26 7 -1 8 -22 14 -26
us $	14 -25
us :asking	4 2
us :opinion	3 6 6 1
us about	3 -8 4 -3
us an	4 12
us and	2 8
us to	3 6 6 1
us what	4 4
us_$	2 -10 4 10 7 -4 14 -13
us_extra	4 3
us_never	3 1
us_will	3 2
us_would	4 2
use	0 -19 1 -24 3 -20 4 -5 5 1 6 -41 8 3
use #	8 10
use :number	8 10
use :openprice	7 1
use :opinion	7 1
use the	1 -3
use to	7 1
use_#	8 8
use_house	7 1
used	0 -1 6 -41 7 -8 8 12 11 45
used :openprice	6 -18
used :opinion	0 -6 6 -18
used a	11 10
used to	0 -6 6 -18
used_$	8 8
used_from	11 2
user	14 29
user_$	14 7
users	2 6
usual	0 19 1 1 13 16
usual_$	0 5 6 -14 13 16
usually	6 -22 13 14
usual…	6 -22 13 14
vacant	6 -2
vacation	9 10
vacation :rent	9 8
vacation rental	9 8
vacat…	9 10
valua…	1 11
value	1 14 6 -10 7 45
value_$	7 15
value_by	7 17
value_so	1 3
valuer	7 12
value…	4 4
van_$	7 4
vanis…	6 6
vapers	3 3
vary	11 17
vary $	11 3
vat	5 19
vat $	5 15
vegetarians	2 3
veget…	2 15
vendor	2 28
vendor_not	2 14
vendor_sell	2 6
vetting	5 7
vetti…	5 7
video	5 9 14 10
video $	5 5
view	2 -55 7 1 8 -4 11 7
view ,	6 7
view in	11 6
view_$	6 -7 7 -5
view_avoid	6 10
view_disappointment	6 6
view_there	6 13
viewers	8 17
viewe…	8 17
viewing	6 6 7 -7 8 12
viewing $	4 12
viewing essential	6 5
viewing recommended	6 5
viewing_#	8 -29
viewings	4 5 6 -1 8 -3 9 -2 13 -7
viewings are	6 6
viewi…	4 10 7 -50 9 -28 11 -3 12 -21 13 -19
views	7 25 11 10
views $	7 19
village	7 -18 8 -6
villa…	6 -3 7 -19 8 -9
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
wage :income	0 21
wage :work	0 21
wage earners	0 17
wages $	0 3
wages ,	0 -35
wages :absolute	0 4
wages :burden	0 3
wages :onlyword	0 6
wages :scarcity	0 4
wages only	0 4
wait	6 9
wait :clocktime	0 3
wait :deadline	0 3
wait for	6 -15
wait_you	6 26
waited	6 22
waiting :demand	6 -8
waiting :ranking	6 -8
waiting list	6 -8
wake	1 10
wake_$	1 10
wales	7 10
walk	0 -12 14 13
walk_$	7 -4 14 12
walking	2 2 9 7
walki…	2 2 9 7
wall	1 -1
wall ,	7 2
wall_so	1 7
wall_thin	1 15
walled	10 6
walled :feething	10 6
walled :room	10 6
walled :rulesplace	10 6
walled garden	10 6
walls	1 17
walls are	1 7
wanders	8 3
want	1 20 2 19 3 6 4 21 5 -9 11 -17
want :child	1 7
want :number	4 9
want a	1 2 2 24 14 1
want eleven	4 3
want it	4 17
want_$	0 -9 3 1 5 -14 6 13 12 8 13 -22
want_but	4 2
want_else	2 5
want_first	14 4
want_good	1 1
want_here	6 15
want_hundr	4 10
want_live	6 12
want_month	13 9
want_one	8 2
want_so	6 7
want_tenant	2 17
want_week	9 3
wanted	0 15 1 3 2 21 8 -8
wanted $	2 9
wanted for	0 15 2 20
wanting	8 7
wanting :openprice	8 4
wanting :opinion	8 4
wanting to	8 4
wanti…	8 7
wants	6 32 12 10
wants :openprice	6 9
wants :opinion	6 9
wants it	6 11
wants to	6 9
warden's	8 3
warde…	8 3
warm	7 10
warm enough	7 1
was	1 -25 4 -20 5 -25 6 -20 7 -76 8 -40 9 -18 10 -19 11 28 12 -20 13 -47
was :advance	11 6
was :negation	2 8
was :ranking	11 6
was :spelled	2 8
was_$	8 2
was_by	11 16
was_day	11 9
was_my	11 10
wash	2 5
wasp	8 4
wast_$	0 2
wasted	2 4
watch	0 3
watch $	0 7
water	4 -13 5 -23 7 20 8 -31 13 -2
water and	7 1
water in	7 9
waver…	6 7
way	0 24 2 6 5 -17
way $	5 -13 7 -17
way ,	0 3 6 -8 7 12
way in	6 12
way of	0 7
way_$	6 10
way_hous	0 2
way_so	11 1
we	1 4 2 3 3 -5 6 12 7 -54 8 -3 10 -31 11 2 12 1 13 2 14 -23
we :absence	8 5
we :absolute	7 -16
we :accepting	0 -3 4 6 6 -7 8 -9 11 10 13 6
we :asking	0 -4 1 7 6 12 7 4 8 -9
we :burden	0 6
we :codething	0 1
we :demanding	1 3 2 11 5 5 6 7 13 1
we :denying	2 -28
we :disclaimer	7 6
we :fairness	1 12 2 1
we :fee	13 11
we :hiding	6 11
we :income	5 -6 13 -16
we :losing	8 20 14 5
we :nearby	5 7
we :negation	1 7 2 10 3 -11 4 -35 5 -1 6 10 7 -29 8 -10 11 11
we :newness	7 -8
we :online	0 2
we :openprice	11 1
we :paying	5 -15 13 -19
we :promise	1 -6 2 1 3 -2 6 14 11 13 13 -5
we :refusing	0 1 3 22
we :scarcity	3 -3
we :spelled	13 5
we :title	5 10
we :wanting	3 -1
we add	0 2
we are	0 7 6 -30 8 19
we ask	1 12 2 1
we can	6 12
we can't	2 15 6 9 11 16
we cannot	6 17
we do	0 -7 3 -6 4 -7 5 6
we don't	1 9 4 -10
we expect	6 9
we fly	8 2
we go	14 5
we guarantee	7 7
we have	0 6 1 4 4 8
we leave	8 3
we let	0 -3
we make	11 2
we mean	1 10
we pay	5 -6 13 -16
we promise	7 8
we say	7 9
we sell	12 13
we should	4 3
we take	0 -23 13 24
we turn	0 1
we want	2 8
we will	4 8
we would	2 -4
we'd	1 22 2 49 4 32 5 1 6 -59 7 -69 8 -55 9 -6
we'd :accepting	2 7 4 25
we'd :demanding	0 11 2 4
we'd :fairness	5 5
we'd :preferring	2 21
we'd :wanting	0 18 6 -22
we'd be	1 4
we'd have	2 6
we'd not	4 3
we'd rather	2 15
we'd sooner	1 9
we'd take	4 5
we'd want	0 9
we'd_$	2 8 4 21
we'd_look	1 4
we'd_not	2 11
we'd_you	2 17
we'd_your	0 2
we'll	2 8 3 -8 4 11 6 -33 13 5
we'll :accepting	0 2 4 9
we'll be	8 12
we'll_$	2 2 4 -2 6 -14 13 5
we'll_out	4 1
we'll_rent	4 2
we'll_you	14 6
we're	1 12 6 -24 7 -20 8 32 13 6 14 1
we're :spelled	8 10
we're :wanting	2 8 8 -12
we're after	2 2
we're at	8 16
we're in	8 15
we're_$	1 14 8 17
we're_fami	1 1
we're_spain	8 8
we've	0 1 2 14 3 1 6 3 7 -15 11 1 12 -7
we've :denying	11 10
we've :fairness	1 9
we've :openprice	1 9
we've been	6 2
we've decided	1 9
we've found	13 2
we've had	6 6
we've used	11 11
we've_$	1 5 2 3
we've_against	1 9
we've_enquiry	6 7
we've_inundat	6 7
we've_since	6 10
we've_work	13 2
we_$	1 -7 2 -49 5 21 6 -13 7 -14 11 -53 12 1 13 -19 14 -4
we_about	11 3 12 3
we_applicant	4 18
we_ask	2 -6
we_because	8 2
we_by	14 7
we_carpet	1 3
we_deal	0 4
we_do	2 9
we_dogs	3 28
we_door	6 8
we_first	13 4
we_have	3 4
we_hold	6 3
we_home	14 6
we_keep	2 4 3 1
we_list	6 9
we_mind	1 1 3 -16
we_month	13 15
we_no	3 -2 4 4 11 21
we_not	2 -26 4 -18
we_offer	2 3
we_only	2 4
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
we_will	7 6
we_you	1 2 6 18
we_£#	5 7
weans	1 9
wear	1 8
wear ,	5 3
wear_$	5 5
weather_$	7 6
website_$	14 3
wedding	8 7
weddi…	8 5
wednesday	6 3
wedne…	6 2
wee	1 16 3 20 8 29
wee :person	1 7
wee ones	1 7
wee_$	3 7
week	8 16 9 63 13 -5
week $	6 -11 7 -8 9 11
week ,	13 -1
week :absolute	6 2
week :scarcity	6 2
week only	6 2
week's	5 -1
week_$	4 -23 8 6 9 31 13 -20
week_advance	13 -23
week_flat	5 8
week_hold	5 1
week_house	5 12
week_summer	7 2
weekday	8 2
weekdays	8 7
weekd…	8 22
weekend	1 18 6 36 7 -4 9 18
weekend ,	1 6 6 13
weekend_$	6 21
weekends	1 13
weekends $	1 12
weeke…	1 38 6 28 7 -31 9 13
weekly	13 -42
weeks	5 11 8 24 9 25 13 2
weeks ,	8 9
weeks :rent	5 22
weeks :return	5 22
weeks rent	5 22
weeks'	13 -3
weep	6 2
weigh	4 11
welcome	0 -51 1 -23 3 -13 4 6 5 -17 6 -57 7 -11 9 20 11 -7
welcome $	0 -29 4 3
welcome ,	0 -11 1 -31 13 4
welcome_$	1 -2
welco…	0 -52 1 -25 3 -13 4 6 5 -17 6 -59 7 -12 8 -4 9 22 11 -8
welfare	0 18
welfa…	0 18
well	1 -9 2 -3 7 9 8 -34
well :advance	13 3
well :ranking	13 3
well ahead	13 4
well_your	4 1
welsh	2 2
welsh :person	2 8
wen	10 5
went	0 6 4 12
went :openprice	7 6
went_over	4 9
were	6 14 8 -2 11 29
were :dislike	8 1
were laid	3 1
were you	6 6
were_$	6 8
were_before	11 3
wet	10 9
wet_$	10 6
wharf	1 7 4 3
wharf_$	1 7
what	0 22 1 3 2 -1 4 26 5 -75 6 -31 8 -4 11 13 13 -14 14 -12
what :codething	11 9
what :opinion	0 12 1 8 4 -1
what :payer	0 13 1 10
what :place	0 4
what :seller	0 22 1 10 2 3 4 -5
what is	11 9
what it	4 -3
what kind	0 4
what the	5 -22
what we	0 13 1 10
what we've	13 3
what would	4 5
what you	0 12
what you'd	4 7
what_$	0 4 2 -21 7 -25 13 -11
what_do	0 18
what_get	11 -7
what_give	4 9
what_pay	4 19
what_says	4 -13
what_tenant	0 1
what_think	4 2
what_were	3 1
what_will	7 -9
what_worth	4 7
what_you	4 11
whatever	4 19 7 13
whatever ,	2 8
whatever happens	7 9
whatever the	4 13
whatever you	4 5
whatever_$	7 5
whatever_think	4 4
whate…	4 19 7 13
whatsoever	2 2
whatsoever ,	2 7
wheel	2 8
wheelchair	0 -15 1 -8 2 5 7 -2
wheelchairs	2 11
wheel…	0 -27 1 -22 2 20 7 -20
when	0 10 3 -38 4 -1 5 30 7 -6 13 20
when :seller	0 8
when :title	8 9
when they	13 2
when you	4 -11 5 21 13 10
when_$	3 -2 5 10 6 -23
when_arrive	13 1
when_come	13 14
when_leave	5 21
when_up	0 1
where	0 19 1 24 3 21 5 -20 6 -34 7 27 13 2 14 17
where :everyone	1 8 7 11
where :opinion	14 11
where :payer	14 5
where :seller	14 5
where everybody	7 2
where the	4 6
where there	1 15
where we	14 5
where_$	1 14
where_begin	4 3
where_go	14 6
where_stand	13 1
which	0 -11 3 -2 4 2 5 11 7 -8 8 -13 12 13 14 -15
which $	4 27
which :negation	7 4
which :openprice	6 3
which :spelled	7 5
which no	7 6
which to	6 3
which_$	5 15 12 14
which_have	4 3
which_mean	2 2
which_out	1 1
which_should	4 3
which_we	4 2
while	5 13 6 60
while :opinion	5 13
while :payer	5 13
while :seller	5 13
while checks	5 3
while the	6 7 13 8
while we	5 13
while you're	6 9
while_$	5 3 6 28
while_still	6 15
whippet	14 3
whippet $	14 3
whipp…	14 3
whistle	0 3
whist…	0 3
whit_$	2 15
whitby	10 6
white	2 23 7 -11 11 10
white ,	11 1
white :family	2 14
white :feething	1 4
white :nation	2 7
white :thing	1 4
white carpets	1 4
white goods	2 -7
white_$	2 15 11 10
white_white	11 2
whites	2 17
whites :absolute	2 17
whites :burden	2 17
whites :onlyword	2 17
whites :scarcity	2 17
whites only	2 17
who	0 21 1 -4 2 19 4 29 6 30 11 -48 13 14 14 -1
who :accepting	0 4
who :codething	6 1 8 17
who :hiding	13 23
who :negation	2 14
who :opinion	2 8
who :urgency	6 19
who :wanting	0 -10 2 -25 6 -26
who are	0 5
who can	13 24
who has	8 33
who have	0 6
who is	6 1 8 17
who isn't	2 11
who live	8 2
who lived	8 -12
who signs	0 18
who waited	6 5
who would	6 3
who'd	2 12 4 4
who'd :wanting	8 1
who'd be	2 1
who's	8 37
who_$	0 -1 1 -3 3 -13 4 14 7 -3
who_down	13 6
who_has	1 5 6 7
who_have	8 1
who_help	0 5
who_next	6 9
who_other	6 11
who_over	6 14
who_put	13 4
who_wait	6 1
whoever	0 -9 1 -20 2 -19 4 13 6 14 7 4 8 -2
whoever :councilpay	4 3
whoever :hiding	7 2
whoever :lifeword	7 4
whoever :payer	4 4
whoever :paying	4 3
whoever lives	7 4
whoever pays	4 3
whoever_here	7 4
whoever_most	4 32
whoever_will	6 1
whoev…	0 -9 1 -21 2 -21 4 13 6 14 7 3 8 -4
whole	6 4 8 12 12 4 13 38
whole :longperiod	13 1
whole :period	13 8
whole of	7 15 12 8
whole_##	12 11
whole_$	1 7 12 8
whose	0 23 1 23
whose :child	1 15
whose :rent	0 13
whose :return	0 21
whose rent	0 13
whose_$	4 3
whose_flown	1 8
whose_have	1 10
whose_was	4 3
why	3 10 8 15
wi	8 8
wi fi	8 10
wife	2 17 4 3
wife $	2 6
wife :codething	4 5
wife is	4 5
wife_$	4 4
wifi	8 28
wifi :codething	8 23
wifi :keything	8 15
wifi password	8 15
wifi_$	8 3
wifi_if	8 9
wigan	14 2
wigan ,	14 3
wiggle	6 1
will	1 -13 2 22 3 21 4 31 5 -24 6 36 7 36 10 -52 11 -2 13 2 14 -4
will ,	8 1
will :absolute	6 -12 7 32
will :accepting	3 3 4 14 6 29 7 9
will :asking	2 23
will :demanding	0 11
will :denying	7 14
will :deterring	7 4
will :losing	6 25 7 -12
will :negation	2 4 4 -13 7 5 11 -1
will :newness	6 -3 7 23
will :number	7 4
will :openprice	6 3
will :opinion	7 -3 9 4
will :promise	7 27
will :return	7 1
will :scarcity	7 9
will :spelled	7 1
will :time	6 2 7 16
will :wanting	0 13 6 -1 9 3
will :welcoming	7 28 9 4
will :writeto	6 -6 7 4
will be	0 -3 2 16 3 3 4 15 7 -17 8 -6
will bring	7 1
will come	7 19
will do	7 -15
will double	7 1
will feel	2 3
will get	6 -14
will go	6 7
will have	3 8 6 28 7 7
will knock	8 4
will love	9 4
will need	0 16
will never	7 14
will not	2 9 6 4
will say	2 15
will share	8 5
will still	6 6
will take	4 6
will tell	2 5
will you	0 2
will_##	7 4
will_$	1 -1 2 7 3 12 6 52 7 -36
will_back	7 7
will_by	4 8 7 21
will_declin	2 6 4 -4
will_empty	7 8
will_first	3 3
will_held	4 7
will_if	8 11
will_least	7 6
will_like	11 6
will_look	4 12
will_more	4 3
will_offer	2 4
will_rent	6 3
will_through	7 27
will_view	6 -1
will_when	6 4
will_you	2 1 7 2 8 15
will_your	8 2
willing	4 12
willing :openprice	4 13
willing :opinion	4 13
willing to	4 13
willi…	4 12
window	6 34 7 9
window $	5 9
window :negation	8 10
window in	6 2
window_$	6 17
window_have	11 7
window_so	8 8
wins	4 6 6 5
wins $	4 7 6 5
winter ,	4 4
winter :onlyword	12 2
winter_summer	4 5
winter_£##	4 5
wise	6 21
with	0 13 1 13 2 17 4 2 5 -24 6 -3 7 -17 8 12 9 -3 10 7 11 -9 13 8 14 -38
with $	0 5 12 4
with :absence	1 21
with :absolute	1 3 6 7
with :asking	6 3
with :benefit	0 8
with :bid	1 1
with :child	0 -36 1 31 2 -59 3 -24 7 -8
with :childthing	1 12
with :councilpay	0 5
with :demand	6 20
with :disability	0 -29 2 24
with :faith	2 4
with :forename	8 1
with :healthword	2 4
with :kin	1 -26
with :money	13 7
with :negation	0 -15 1 28 2 -14
with :number	1 -15
with :online	7 4
with :opinion	7 4
with :payer	3 -11 5 3 7 20 13 1
with :person	0 12
with :pet	3 19
with :petpart	3 13
with :refusing	1 7
with :regretting	8 2
with :seller	7 21 8 3
with :spelled	2 -2 12 -3
with :thing	2 11
with :title	8 23
with :work	0 7
with :writeto	7 16
with a	0 33 1 5 4 9 7 -19 8 -16 10 3 11 7 13 1
with an	1 -2
with children	1 -12
with enquiries	6 5
with fur	3 9
with her	8 27
with housing	0 2
with it	7 7 11 14
with kids	1 12
with mental	2 5
with no	0 -8 1 15 2 -7
with nobody	1 4
with our	7 2
with pets	3 7
with regret	8 2
with someone	2 6
with the	0 21 1 -16 2 2 4 3 6 1 7 5 8 4 12 3
with this	7 19
with us	7 4
with you	2 2 3 2
with your	1 2 13 1
with £##	13 7
within	0 -4 5 -7 6 16 7 19 13 -9
within :age	7 8
within :clocktime	6 17
within :deadline	6 18
within :number	7 21
within :spelled	7 7
within :work	6 18
within a	6 -2
within hours	6 18
within sight	3 7
within_$	6 12 12 -4
within_hour	6 13
within_mil	7 11
within_year	7 10
without	0 -34 1 -4 2 -17 3 -4 4 13 7 7 13 23
without :absolute	7 8
without :everyone	7 6
without :fairness	7 3
without a	7 -7 13 5
without good	3 -6
without_$	2 -23 7 18 8 4
without_reason	3 -12
witho…	0 -34 1 -4 2 -17 3 -4 4 13 7 7 13 23
witnesses	2 10
witne…	2 12
wk	9 1
woman	2 35
woman_$	2 15
women	2 20
women $	2 5
women ,	2 -3
won't	0 29 1 2 2 15 3 21 6 16
won't :absolute	7 10
won't :asking	4 2
won't :hiding	6 4
won't :urgency	6 1
won't :writeto	6 12 7 1
won't be	1 13 2 6 3 7
won't get	7 1
won't hang	6 4
won't_$	2 5 3 20 6 15
won't_another	7 4
won't_around	6 20
won't_consider	2 11
word	6 21 7 30
word_$	7 7
words	6 1
words $	6 2
work	0 55 2 -12 6 -8 7 -18
work $	0 1
work ,	0 19
work :absence	0 -2
work :absolute	1 7
work :burden	1 6
work :onlyword	1 7
work :scarcity	1 7
work only	1 7
work_$	0 21 8 -9 9 2
work_i	0 11
work_one	13 3
work_only	0 17
work_out	0 -2
work_so	7 2
work_tenant	7 3
worked	7 10
worker	0 18
worker $	0 19
worker_$	0 2
workers	0 19
workers :absolute	0 15
workers :burden	0 14
workers :onlyword	0 18
workers :scarcity	0 14
workers only	0 15
worke…	0 18
working	0 14 1 -6 2 -10 6 -34 7 -27 8 -60
working :childless	0 7
working :kin	0 1
working :number	0 1
working :person	0 42 2 -23
working :sex	0 17
working :thing	0 -9
working couple	0 1
working fireplace	0 -5
worki…	0 14 1 -6 2 -10 6 -34 7 -27 8 -62
works	0 -63
works $	0 -12
works :absence	8 7
works :clocktime	8 14
works :holiday	8 8
works for	13 3
works nights	8 8
workt…	2 -10
world	7 14
world class	7 12
world cup	8 5
world's	7 19
world's :superlative	7 2
world's comfiest	7 11
world_$	7 30 8 1
world…	7 19
worry	0 6
worth	4 16 7 9 13 3
worth ,	7 2
would	0 10 1 19 2 25 3 7 4 12 5 -17 6 -6 8 -7 10 -4 12 21 13 5 14 -17
would :dislike	1 18
would :feething	4 8
would :income	0 -3 4 17
would :negation	0 -8 2 -21
would :online	0 1 2 3
would :opinion	0 3 2 13
would :paying	2 1 4 13
would :preferring	1 -23 2 5
would :wanting	2 4 4 12
would :welcoming	4 5 6 2
would be	1 22 2 9 12 10
would find	0 1 2 3
would have	0 3
would like	2 11
would not	0 -3 2 -20
would pay	0 -3 4 17
would suit	1 -38 2 9
would want	0 2
would welcome	4 8
would you	4 3
would_$	4 6
would_ask	8 3
would_no	1 5
would_not	8 2
would_one	1 4
would_pay	4 4
would_prefer	2 -1
would_single	2 3
would_stay	2 10
would_two	2 9
would_unlawful	2 -2
would_you	6 1
wouldn't	0 -5 1 5 6 12
wouldn't be	1 13
wouldn't_fair	1 9
would…	0 -5 1 5 6 12
write	1 1
wrong	7 6
www	14 13
www $	14 9
x	3 3 13 19 14 12
x $	3 5
x ,	14 10
x_$	13 10
xx	12 2
xx $	12 2
y	1 2 8 31 11 4
y $	1 6
y_$	1 5
yale	8 27
yard	1 -4 2 -18 6 -24 7 -41 8 -26
yard_have	3 5
yard_so	3 5
ye'll	6 21
ye'll :demanding	6 6
ye'll :wanting	6 6
ye'll need	6 6
ye'll_tae	6 4
year	4 -25 6 -24 7 7 8 16 10 -24 12 51 13 13
year $	12 6
year ,	7 12
year :burden	12 6
year :negation	12 1
year and	13 5
year of	8 22
year's	12 7
year's :utility	12 5
year_$	9 -17
year_battle	8 1
year_one	13 2
year_rent	12 15
year_so	13 4
year_table	13 3
year_then	12 2
yearly	13 11
yearly $	13 4
years	7 18 9 -16 11 4 12 -10 13 -24
years $	7 13 9 -3
years :denying	11 15
years ago	11 6
years and	1 8
yer	6 3
yer_$	6 10
yes	0 -40 1 -20 2 -1 3 -32 7 18 8 -38 14 -15
yes $	0 -33 1 -5
yes ,	1 -9
yes :deadline	6 1
yes :newness	6 1
yes :openprice	7 11
yes :time	6 1
yes_$	1 -13 3 -6 7 2
yesterday	6 33
yesterday $	6 25
yeste…	6 33
yet	1 -2 10 6 13 3
yet $	6 2 10 3
yins	1 10 3 7
yoga	8 1
yorkshire	7 5
yorkshire $	7 5
yorks…	7 5
you	0 -15 1 -20 2 1 3 3 5 38 6 19 7 31 8 -7 9 -2 10 -38 11 -23 12 -9 14 13
you $	0 21 1 5 2 30 3 2 5 9 6 25 7 -10 13 -17
you ,	1 4 7 -2 14 18
you :absence	2 8 5 38 8 -1
you :absolute	7 1
you :accepting	3 -11 5 9 6 1
you :advance	5 -6 6 -9 8 -16
you :asking	1 16 2 3 3 9 14 11
you :burden	0 6 5 21
you :deadline	6 -26 12 2
you :demanding	0 -6 1 -12 2 -1 3 21 8 21 13 -8
you :denying	7 26
you :deterring	3 23 4 -12 6 -26 8 -8 13 -8
you :fairness	3 12
you :feething	6 -16 8 -5 13 -1
you :hiding	4 17 7 3 8 3 14 1
you :losing	6 21
you :money	6 1
you :negation	1 -16 4 -9 6 -15 7 35 8 5 12 11 13 -15
you :onlyword	5 11 6 8
you :openprice	4 -2 7 -10
you :opinion	2 -13 4 5
you :phone	6 4
you :promise	2 -25 3 -17 4 -39 5 4 7 18 8 6 12 15
you :refusing	2 11
you :rulesplace	6 4
you :scarcity	4 3
you :urgency	6 17
you :wanting	0 -60 1 -73 2 -33 4 -5 5 -14 6 -28 7 2 8 26 11 -21
you :welcoming	6 -16 13 6
you :writeto	4 -7 6 -31 11 8
you a	7 6
you apply	3 2
you are	4 8 6 -25 7 28
you ask	3 3
you can	4 17 7 3 8 4 14 1
you can't	8 2 12 15
you cannot	7 6
you choose	4 16
you come	6 -13 13 9
you could	4 2
you do	0 4
you don't	0 11
you for	5 1
you get	0 1 4 -17 5 -3 6 -11 11 9
you have	3 -8 4 -27 5 7 6 4
you in	8 17
you keep	3 10
you know	13 2 14 17
you leave	5 35
you like	2 -15 6 -44 7 5
you live	7 2
you lose	6 11
you may	12 5
you might	13 2
you move	6 -13 13 -1
you must	5 10
you need	0 -5 8 5
you out	2 11
you reserve	6 4
you ring	6 8
you see	4 -18
you snooze	6 12
you tell	4 1
you the	1 2
you think	4 29
you to	4 -11
you want	0 -16 2 -36 5 -1 8 15 14 5
you were	2 8
you will	2 -1 3 -14 4 -17 6 1 7 7
you won't	7 20
you'd	0 -16 4 7 11 -9 12 4
you'd :income	4 4
you'd :paying	4 3
you'd :wanting	6 -15
you'd be	6 -2 12 1
you'd pay	4 4
you'd_$	4 9 7 -2
you'd_month	4 1
you'll	3 17 4 -5 5 11 7 38 8 8
you'll :absolute	7 5
you'll :accepting	0 3 8 7
you'll :demanding	2 11 3 3
you'll :denying	7 1
you'll :negation	7 17
you'll :newness	7 3
you'll :online	8 14 11 3
you'll :openprice	7 3
you'll :opinion	8 13 11 3
you'll :paying	8 14 11 3
you'll :promise	7 3
you'll :scarcity	7 1
you'll :wanting	2 17 3 2
you'll be	7 13
you'll find	8 14 11 3
you'll have	0 3 8 7
you'll make	7 3
you'll need	3 4 5 1
you'll never	7 1
you'll_if	6 10
you'll_somewhere	2 5
you're	2 11 6 4 8 -3 12 12
you're :clocktime	0 4
you're :demanding	1 2
you're :disability	1 2
you're :jobless	0 4
you're :negation	2 4
you're :openprice	0 3 5 1
you're :wanting	1 1
you're between	0 4
you're expecting	1 2
you're not	2 4
you're seeing	10 2
you're_$	6 17
you've	1 9 6 6
you've :fixed	13 -2
you've got	3 3 6 5
you've signed	13 -2
you've_$	13 -2
you_$	0 -1 1 -10 2 -20 4 -3 7 -18 8 -31 9 -18 10 -28 11 -8 12 -26 13 -7 14 4
you_afford	6 1
you_after	6 -5
you_alway	4 3
you_animal	3 2
you_another	7 5
you_any	3 5
you_ask	3 -14
you_before	6 10
you_better	4 2 7 11
you_born	2 5
you_box	0 3
you_buy	5 2
you_car	1 6
you_cat	5 2
you_certain	7 14
you_chance	7 5
you_delay	6 6
you_ever	7 7
you_fair	4 8
you_far	7 1
you_find	7 3
you_flat	3 1
you_front	4 4
you_get	7 8
you_have	6 5
you_home	6 17
you_how	4 18
you_idea	11 18
you_keep	3 -10
you_key	8 2
you_kids	1 4
you_leave	12 6
you_let	6 1
you_mean	2 2
you_month	4 9 13 4
you_my	5 3
you_need	7 2
you_never	7 11
you_not	2 -4 7 8
you_one	6 13
you_over	5 15
you_pay	4 15
you_permission	7 15
you_pictur	11 -6
you_rent	7 11
you_rest	14 6
you_round	8 5
you_share	8 4
you_sofa	5 4
you_thing	4 7
you_used	8 2
you_which	4 17
you_year	13 3
you_you	6 24 8 1
you_your	6 -9 13 -5
you_£#	5 25
young	1 27
young :sex	2 22
younger	1 20
youngsters	1 9
youngsters $	1 5
young…	1 44
your	0 10 1 3 2 27 3 19 4 13 5 8 6 22 7 38 9 17 11 -8 13 18 14 -25
your :accepting	13 5
your :advance	13 -3
your :asking	1 15
your :benefit	0 -3
your :bid	4 6
your :child	7 49
your :deadline	4 5
your :demand	1 15
your :disability	8 3
your :dislike	2 17
your :family	3 22 7 5
your :fee	4 2 5 20
your :feething	2 4 13 18
your :fixed	9 10
your :healthword	8 1
your :holiday	9 9
your :kin	0 8 1 -22 3 21 7 26
your :money	7 7
your :newness	6 -33
your :offerdeal	4 5
your :openprice	2 6 4 33 13 9
your :origin	2 22
your :period	9 2
your :preferring	4 15
your :rent	0 21
your :return	0 18 4 -1 7 13
your :room	8 7
your :superlative	4 11 7 -14
your :thing	8 4
your :urgency	6 -3
your :utility	7 2
your :work	0 2
your application	2 10 4 10 13 18
your child	7 24
your children	1 -1 7 2
your enquiry	1 15
your maximum	4 13
your money	7 9
your mum	0 2
your mum's	3 12
your nationality	2 10
your own	6 -3
your price	4 4
your rent	0 21
your skates	6 4
your time	6 -6
your way	6 11
your_##	4 3
your_$	1 -3 2 -48 4 8 5 11 6 1 7 -7 9 14 14 -2
your_answer	3 3
your_app	3 5
your_before	3 4
your_but	6 4
your_can't	1 4
your_com	13 2
your_i	0 8
your_me	4 3
your_month	4 4
your_sure	7 8
your_take	2 3
your_when	2 2
your_will	3 4 7 36
your_would	1 10
your_year	12 13
your_you	2 1
your_£#	5 3
yours	0 -4 2 -26 3 -10 4 18 6 3 11 6
yours $	4 18 6 9
yours ,	4 2
yourself	0 8 6 30 8 14 13 3
yourself :burden	6 13
yourself in	8 9
yourself the	0 5 3 3
yourself_$	0 4
yourselves	6 5
yourselves $	6 5
yours…	0 7 6 42 8 22 13 2
youtube	14 8
youtube channel	14 1
youtube_$	14 2
youtu…	14 8
yrs	10 2 11 16
yrs ,	10 2
yrs_$	11 1
zero	7 1 14 16
zero $	7 -14
zero :absolute	14 3
zero :digits	14 3
zero :negation	14 3
zero :number	14 12
zero :payer	14 3
zero :spelled	14 16
zero zero	14 3
zero_$	7 3 14 4
zero_nine	14 4
zero_one	14 9
zero_two	14 5
zero_zero	14 6
zone $	1 5
~#	0 -12 1 -6 2 -23 3 -10 4 -42 5 9 6 -13 8 45 10 5 11 11 12 9 13 9 14 -11
~##	0 -65 1 -68 2 -48 4 23 5 -50 6 -92 7 -29 10 -32 11 -42 12 5 13 -34 14 43
~$	0 -32 1 -26 2 -30 3 -25 4 -15 5 -27 6 -11 7 -25 8 -34 9 -12 10 -36 11 -39 12 -31 13 -46 14 1
~%	5 16 7 33
~+	1 4 4 22 13 20
~,	0 -2 2 6 3 9 4 -6 5 -7 6 -2 7 -15 8 8 9 15 10 4 11 5 12 -1 14 18
~12m	12 29
~12s	1 4
~16s	1 10
~18s	1 7
~1st	10 10
~5pm	4 2
~6mth	12 1 13 20
~6pm	14 15
~96o	14 20
~9oo	14 41
~=	0 13 2 8 5 3 8 1
~^	0 -32 1 -26 2 -30 3 -25 4 -15 5 -27 6 -11 7 -25 8 -34 9 -12 10 -36 11 -39 12 -31 13 -46 14 1
~a	1 -3 2 7 5 13 6 -6 7 4 8 -25 9 7 10 -1 11 11 14 -14
~able	7 4 13 8
~about	0 -45 1 -6 3 -13 4 -44 5 -10 6 35 7 -8 8 9 11 12 13 1 14 -26
~above	2 -10 4 5 6 -24 7 -13 11 -11
~absolute	7 15 10 4
~accent	2 29
~accept	0 10 1 13 2 19 6 -3 13 11
~acces	2 -5 8 17
~accommodation	1 3
~according	4 8
~account	0 -2 13 29
~accurate	11 15
~acros	8 21
~act	6 19
~actual	11 24
~add	4 2 5 12 10 14 11 2
~addition	10 2
~addres	1 2 7 5 14 18
~adhd	2 4
~admin	5 15
~administration	5 2
~adult	0 7 1 65 2 -78 3 -4 4 -26 6 -47 7 -29 8 -4
~adv	13 48
~advance	0 -13 4 -42 6 -32 7 -39 8 -8 12 -31 13 18
~advert	0 -2 1 -11 4 -7 7 -16
~advertis	4 21 6 -20 10 31
~advice	6 1
~affordable	0 -9
~afraid	0 3 1 16 3 8
~after	0 -20 1 -21 4 2 6 19 9 -1 12 32 13 -35 14 10
~afternoon	1 22 6 14
~again	1 13 2 15 4 4 6 -14 7 4
~against	1 4 3 -2
~age	1 24
~agency	5 12 14 10
~agent	2 -21 5 20 6 -15
~ago	11 22
~agre	6 5
~agree	4 1 7 5 11 2
~agreement	5 -20 13 23
~ah	4 2
~ahead	0 -13 4 -3 6 16 13 19
~air	7 15
~airbnb	9 6
~alarm	7 -6 8 22
~alcoholic	8 7
~alike	1 -3 2 -1
~all	0 -33 1 -16 5 -26 6 -10 7 -15 8 2 11 -19 14 -20
~allergic	3 9
~allow	0 -5 2 -26 3 15
~allowance	0 10
~alone	8 5
~along	6 -8
~already	2 -10 6 73 7 -8 8 -12
~alway	2 3 3 8 4 7 6 -33 8 13
~am	4 9
~amount	4 1
~an	3 12 4 19 5 -11 6 -12 7 4 8 -2 10 9 13 -3 14 -18
~and	0 -39 1 -2 2 -7 3 -3 4 -41 5 -26 6 -10 7 -19 8 26 10 -9 11 8 12 -45 14 -23
~animal	0 -21 2 -24 3 84 6 -9 7 -2
~annual	5 8 13 10
~another	2 39 3 16 4 16 6 30 8 -4
~answer	0 14 2 1 3 28 4 -13 6 -17 7 -6
~any	0 5 1 16 2 -8 3 14 5 -1 8 -26 10 9 11 4 12 -28 13 -10 14 10
~anybody	0 8 2 2 6 -26 7 26
~anyone	0 10 2 5 3 3 4 -22
~anyth	0 18 2 -22 3 12 4 13
~anywhere	6 -4 7 22
~apart	1 1
~apartment	6 18 9 16
~app	1 4 2 12 3 1 4 -11 5 15 7 -44 13 -23 14 18
~appear	11 16
~appli	2 8
~applicant	1 -14 4 18 7 -48 8 -35 12 -3 13 3
~application	0 32 2 13 3 1 4 8 6 -20 13 13
~appointment	6 -3
~approx	4 1
~april	13 17
~are	0 -24 1 4 3 12 4 -4 5 11 6 23 7 -14 8 6 9 -11 10 -26 11 58 12 -44 13 -6 14 -35
~area	2 5
~aren't	1 18 2 1 3 25 7 -13 11 4
~around	6 26
~arrive	13 15
~as	0 -31 1 11 2 1 3 -5 5 -54 6 -3 7 34 8 -2 9 -35
~asian	1 -7 2 22
~ask	0 -8 1 -12 2 -14 3 -3 5 -3 6 -20 7 -14 10 -19 11 -31 12 -3
~asks	2 1
~asleep	8 20
~assess	4 7
~assistance	0 6
~assur	7 26 12 34
~ast	0 1 12 71
~asthma	7 2 8 5
~at	0 -4 1 -12 2 -26 4 20 5 -5 6 15 7 -14 8 14 9 27 10 -20 11 -26 12 11 14 19
~attend	2 1
~attic	8 5
~august	6 -50
~auld	8 2
~aunt	8 -3
~autumn	13 10
~avail	6 -2
~available	2 -10 6 -8 8 -22 10 7
~avoid	6 18
~await	4 4
~award	0 10
~away	0 -3 1 -11 7 -29 8 -14
~aye	3 7
~b	0 13 6 20 9 10
~bab	1 14
~baby	0 -4 1 42 2 1 7 -3
~back	1 -4 3 -14 4 -23 6 -32 7 25 8 11 10 -25 12 23 13 -14
~backward	8 5
~bad	2 -9 8 38
~badge	2 7
~bag	1 6 6 2
~bairn	1 14
~bak	8 13
~balcony	1 8
~band	2 -25 7 -19
~bank	0 26 4 -22 13 19
~banker	0 7
~bar	0 -9
~bargain	6 20 7 19
~barr	3 1
~base	9 8
~basement	8 3
~bath	2 -2 6 4 7 21
~bathroom	1 -15 6 -22 7 -8 8 -30
~battle	8 1
~bay	2 -26 8 -39
~be	0 29 1 23 2 22 3 6 5 11 6 63 7 -31 8 -7 9 -23 10 -29 11 44 12 13 14 -2
~beard	2 3
~bearsden	8 3
~beat	6 18 7 36
~beautiful	7 7
~because	0 -22 1 7 8 16 11 2
~becom	12 1
~bed	1 5 6 13 7 4 10 27
~bedroom	0 -9 1 -6 3 -4 4 -22 6 -22 7 -28
~beds	3 19 9 6 12 10
~bedsit	0 1
~been	0 10 1 -21 4 -17 5 -3 6 24 7 -10 10 25 11 26 13 -5 14 -14
~before	0 17 3 11 4 -34 5 -13 6 17 7 -21 10 40 11 8 12 7 13 5
~begin	12 1
~beginn	13 16
~behind	0 4 2 -7 8 14
~believer	2 4
~bell	1 6 8 14 14 -4
~below	0 -2 1 17 2 -24 8 13
~ben	8 3
~benefit	0 20 1 -69 2 -68 3 -42 4 -35 5 -33 6 -63 7 -49 8 -50 13 -28 14 -13
~best	1 12 2 -2 7 7 8 -29
~better	2 20 4 18 6 31 7 27 8 -16
~between	4 10 5 -2 6 -10
~beyond	6 14 7 20
~bi	2 10
~bid	4 24
~bide	1 3
~bids	4 41
~big	1 6 2 -21 3 3 8 14
~bigger	11 1
~bik	1 -10 6 2 8 -13
~bill	4 -33 5 7 8 -16 13 14
~bin	0 13 8 9
~bins	6 -21 8 -35
~bird	3 -8 6 9 8 16
~bisexual	2 2
~bit	4 34 7 -20 8 19 11 15 14 28
~bite	6 7
~black	9 3
~blame	6 2
~blind	2 32 8 7
~blink	6 15
~block	0 5 1 7 6 2 8 -16
~blok	2 9
~bloke	2 6
~board	6 3
~boat	8 11
~bodi	2 7
~body	3 5
~boil	6 8
~boiler	6 -4 7 -4 10 -11 12 -28 13 -31
~bolthole	9 10
~bonfir	8 2
~book	4 -13 5 12 6 15 8 -3 9 25 10 17
~booking	14 14
~boot	3 -6
~border	2 2
~born	2 44
~borrow	11 3
~both	5 -3 6 -34 7 -2 8 1 14 -1
~bother	1 -9 6 -13
~bottom	14 5
~bound	7 24
~box	0 13 1 -6 7 -2 8 33
~boy	8 17
~br	3 8
~brand	10 1
~brave	1 2 6 11
~break	9 42 12 13
~breakdown	8 9
~breaker	1 6
~breakfast	6 17 9 2
~breath	3 5
~breed	3 3
~brigade	2 4
~brighton	7 11
~bring	1 3
~brit	2 17
~britain	7 31
~british	2 9
~bro	7 1
~broadband	6 -14 12 -14
~brochur	6 15
~broken	1 3
~broker	5 14
~broo	0 30
~brother	2 28 8 -1
~bru	0 18
~budget	4 9 5 8
~buggy	1 34 2 4
~build	0 -11 1 28 2 4 7 40 8 -15
~builder	11 12
~building	3 9
~built	2 -19 8 -51
~bump	1 13 2 24
~bunk	1 -14
~burglar	7 28 8 11
~burglary	7 9
~burn	6 6
~bus	2 -1 4 -7 6 -20 8 -18 9 -17 13 -3 14 -26
~bust	8 2
~but	0 3 1 16 2 9 4 21 6 1 7 -6 13 9
~buy	5 41 7 32
~buyer	2 22 6 69 8 -32 10 -16
~buzzer	8 27
~by	0 -3 1 -19 2 -16 3 -11 4 3 5 30 6 12 7 -26 8 -21 9 35 10 -5 11 7 12 -9 13 -11 14 -12
~c	7 -13 8 16
~cafe	3 1
~cag	3 -7
~calendar	13 -1
~call	2 -6 8 24 14 29
~came	0 3
~camera	8 14 11 20
~can	1 -22 2 -13 4 7 5 -59 6 -34 7 23 8 -32 9 14 13 25 14 1
~can't	1 34 3 4 7 -15 8 21 12 9
~cancer	8 20
~cannot	2 -7 6 4
~car	5 -14 7 20
~caravan	8 15 9 8
~care	8 1
~career	0 13
~carpet	1 34 3 9 5 7 6 -2 11 8
~carri	10 1
~case	3 -1
~cash	5 5 6 11 13 16
~cast	7 13
~cat	2 -6 3 17 5 21 8 -2
~catch	6 13
~catholic	2 29
~cats	1 -15 2 -40 3 12
~cause	2 1
~ceil	4 1
~cent	7 27
~centre	0 2 1 -11 2 -11 8 -7
~century	7 22
~cert	7 3
~certain	7 67
~certainty	7 24
~certificate	5 13
~cgi	11 2
~ch	1 10
~chain	2 -6 3 -4
~chair	1 2 2 5
~chance	6 44
~chang	6 -1 11 6
~change	2 24 7 2
~changeover	9 3
~channel	14 7
~chap	3 2 8 12
~charg	6 -3
~charge	3 -6 4 -27 5 5
~cheaper	7 7
~cheapest	7 18
~check	0 -43 1 -20 4 -52 5 31 6 -58 7 -31 9 20
~chemo	8 13
~child	1 55 2 -26 3 -6 7 6 8 -17
~childfree	1 17
~childles	1 50 2 -16
~children	0 -1 2 -46 3 -13 4 -41 5 -5 6 -41 8 -55 11 -35 13 -12
~children'	1 12
~chinese	2 13
~choice	2 14
~choos	2 3
~choose	4 26
~chop	6 26
~chosen	2 11
~christian	2 27
~christma	9 12
~church	2 17 6 -1 7 -5 8 -18
~cinema	3 7
~circumstanc	1 -3 3 13
~city	0 19 7 5
~claim	0 29
~claimant	0 62
~clas	7 21
~clean	0 -39 5 54 6 -30 8 -12 13 -10
~cleanest	7 29
~clear	0 6 8 6
~clerk	5 21
~client	1 14 4 4
~climb	8 8
~clock	6 7
~clos	6 -22 8 -39
~close	2 11 4 12 7 15
~co	14 44
~coal	8 6
~coast	7 7
~code	6 -27 7 -22 8 59 14 -2
~collect	6 5 13 15
~colonel	8 6
~colour	2 -1
~com	0 19 1 -24 2 -38 4 -35 7 19 8 -10 11 -2 14 47
~come	1 7 3 -5 4 4 6 26 7 11 9 2 11 25 12 -3 13 2
~comfiest	7 18
~commitment	12 8
~community	2 30
~commute	7 5
~competition	6 18
~complaint	1 10
~completion	6 -3
~compulsory	5 21
~computer	11 24
~condition	2 -19 5 7
~consent	7 15
~conservatory	8 11
~consider	0 19 2 4 3 -5 4 23 6 -10 7 -22
~contact	14 2
~content	0 -8 5 19
~contest	7 1
~contract	0 1 6 -1 8 -8 12 35 13 25
~contractor	13 1
~contribution	5 2
~conversation	4 11
~corner	2 -16 6 -3 7 15
~cost	13 -64
~cotage	9 4
~cottag	6 12
~cottage	0 -7 6 -2 9 2 10 14 12 3
~could	2 -5 4 7 6 4 7 43 8 -3 11 11
~council	0 14 2 -7 4 -49 5 -68 6 -25 7 -8 8 -32 11 -25 12 -9 13 -26 14 -9
~country	2 20 7 24
~county	7 27
~coupl	0 -25 1 -5 2 23 6 -25
~couple	0 10 2 4 4 2 8 1
~cover	4 -18 5 22 7 -2
~crack	6 17
~crash	7 8
~credit	1 -25 4 -27 5 5 6 -9 7 -27 13 38
~crewe	0 11
~crime	7 47
~croft	9 3
~crook	8 4
~cros	2 2
~crowd	1 8
~croydon	7 4
~cry	1 3 6 7
~cup	8 5
~cupboard	8 -19
~current	2 -11 8 26
~cut	5 3 6 -2
~cutt	8 -5
~d	1 6 3 9
~dad	0 13 8 6
~dads	1 19
~dai	4 4 7 1
~damage	5 14
~dark	8 12
~date	6 -53 8 -12 12 -5
~daughter	1 2 8 29
~dawg	3 23
~dawn	8 17
~day	2 -3 4 -8 5 1 6 51 7 14 8 -8 10 2 13 8
~days	4 -31 7 -6 8 18 9 20 12 -21 13 15
~dbl	10 5 12 3
~dead	3 2 7 24
~deaf	8 5
~deal	0 19 4 -3 5 11
~december	4 17 6 -46 8 -27
~decent	13 5
~decid	1 10 10 5
~decide	6 18
~declin	2 11 4 -6
~decline	2 14
~dee	0 7
~deep	1 8 5 11
~delay	6 33
~demand	2 -8 4 10 6 36
~dementia	8 25
~depend	4 41
~dependant	1 2
~dependent	0 8
~deposit	2 -33 4 -67 5 1 7 -63 8 -27 9 -35 12 -6 13 -47 14 -28
~depression	2 3
~derry	7 7
~desk	0 5
~dhss	0 1
~dial	8 27
~didcot	12 3
~didn't	2 8
~diff	11 6
~differ	11 22
~different	11 18
~digit	8 19
~digital	11 1
~dil	6 9
~dim	1 7
~direct	0 -2
~dis	6 4
~disability	0 24
~disabl	2 12 8 -7
~disappointment	6 18
~disclaimer	11 10
~disclos	4 5
~discount	6 2
~disnae	1 3
~dither	6 34
~divorc	8 3
~divorce	8 39
~dla	0 6
~do	0 -7 1 4 2 -8 6 -7 7 -19 9 12 12 9 14 -9
~doctor	0 12
~does	2 -28 3 -25 4 -6 8 7 13 11
~doesn't	6 -22 7 3 8 28
~dog	0 -26 1 -24 3 29 4 -2 6 -12 7 -23
~doggy	3 19
~dogs	0 -35 1 -40 3 34 5 -12 6 -35 7 -47 8 -48 11 -8
~dole	0 22
~don't	0 5 1 -9 5 -9 6 38 7 -28 8 -29 10 -16 11 30 13 -2 14 -1
~done	0 -23 6 -34 7 11 13 -15
~doon	6 2
~door	1 -48 2 -25 4 -47 5 -9 6 9 7 -17 9 -6 14 -41
~dot	2 -5 6 -5 8 -14 14 80
~double	2 13 8 -45 14 8
~down	8 12 13 25
~downstair	2 -8 3 11 6 -3 7 -1 8 11
~dozen	6 32
~dps	3 12
~draw	6 11
~drawing	11 7
~drink	8 38
~drive	10 3
~drop	14 9
~dry	0 6
~dss	0 51 1 4 2 -26 6 -18 7 -8
~due	4 -33 5 -12 13 6
~dugs	3 7
~duplex	6 4
~dur	8 2
~dust	6 10
~e	1 8 10 4 11 1
~each	2 -18 4 -18 5 26 6 -15 8 -42
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
~ee	14 -10
~eh	9 3
~eight	8 4 9 3 13 16 14 -17
~eighteen	1 17
~either	2 9
~elbow	6 36
~elder	3 17 8 6
~electric	7 8
~eleven	8 -7
~else	1 27 4 -35 8 -51
~elsewhere	0 3 1 5 2 6 3 10
~email	14 28
~emigrat	8 16
~employ	0 28 2 -20 13 19
~employer	0 26
~employment	0 63
~empty	6 -46 7 4 8 59
~end	3 -8 4 -3 5 2 12 -1 13 -14
~ends	6 15
~england	7 23
~english	0 -21 1 -5 2 15 6 -21 8 -2
~enhanc	11 2
~enough	1 12 2 -11
~enquire	4 8
~enquiry	0 4 1 29 6 20
~entertain	4 9
~entrance	8 23
~entry	8 -26
~epc	4 -2 7 -30 8 -13 14 -23
~epilepsy	8 20
~equal	5 16
~esa	0 9
~essential	6 10
~essex	7 18
~estate	2 4 5 8 7 -12 13 15
~european	2 9
~even	3 26 7 6
~event	4 2
~ever	0 -14 2 -26 6 -30 7 82 13 -7
~every	1 -6 2 -33 3 33 5 19 7 40 9 -3 12 -43 13 3
~everybody	1 13 2 -13 6 22 7 20
~everyone	4 -1 5 14 6 10 7 27
~everyth	7 -3
~ex	8 32
~exact	11 14
~example	1 -9 2 -20 6 -30 7 -43 8 -8 14 114
~exception	12 3
~exist	7 22
~exit	12 11
~expect	1 10 6 39
~expense	5 17
~expir	12 2
~extend	12 8
~extension	7 25
~extra	1 4 4 30 5 43
~f	2 8 9 6
~fac	7 -15
~face	7 -1
~facebook	14 22
~fact	7 11
~factor	1 13
~fail	0 17 7 4 13 6
~fair	1 19
~fall	2 4 7 19
~fallowfield	2 1
~fam	1 18
~fami	0 -70 1 59 3 -13 4 -11 5 -23 6 -45 7 -8 8 -28 11 -59
~far	7 12
~fare	0 6
~fast	6 30
~faster	6 6
~fastest	6 15
~father	2 12
~favour	4 9 6 5
~feather	3 26
~feature	8 -4
~february	8 6 9 4
~fee	3 -24 4 -29 5 66 6 -39
~feel	2 43
~fees	2 -28 4 -2 5 32 6 -3 7 -32
~feet	1 17
~fein	2 23
~fella	8 7
~fellow	8 14
~femail	2 13
~femal	2 12
~female	2 31
~ferret	3 1
~ferry	5 -8
~few	5 16 6 18 9 17 11 5 13 18
~fi	8 10
~fido	3 9
~fife	7 12
~fifty	4 20 5 11
~fight	6 23
~figur	7 11
~figure	4 74 5 -31
~fill	6 10
~film	14 3
~final	4 34
~find	0 7 1 27 5 -22 7 13 8 7
~fine	0 -22 6 -4
~finer	7 21
~finest	7 42
~finger	6 36
~finish	8 -4 11 26
~fire	1 -29
~fireplace	0 -6
~fireproof	7 20
~firm	5 10
~first	0 -5 1 10 2 19 4 -7 5 -6 6 17 8 -8 10 1 11 -42 12 14 13 11
~fish	7 11
~fit	2 7
~fitt	1 -18 8 -39
~five	3 -13 4 -25 7 6
~fiver	5 19
~fix	4 7 12 18 13 -14
~flag	2 31
~flap	3 -2 8 -5
~flat	1 10 2 24 3 9 4 -7 5 3 6 21 8 -7 11 -21 14 -20
~flatmate	2 13
~flatshare	2 14
~flatter	11 13
~fleet	6 26
~flexible	12 6
~flood	7 3
~floor	2 7 3 6 5 -13 6 -5 7 -39
~flowerpot	8 6
~flown	1 1
~fly	6 33 7 -1
~fob	5 10
~folk	0 38 1 6 6 14
~follow	8 22 13 12 14 11
~foot	2 17 6 11 8 -10
~for	0 4 1 23 2 12 3 7 4 2 5 40 6 -2 7 4 8 -7 9 79 10 4 11 -11 12 34 13 4 14 3
~forbidden	3 5
~foreign	2 7
~foreigner	2 20
~forget	0 3 8 1
~form	2 -7 5 22 6 24 7 -29 8 -16 14 6
~formality	7 15
~fortnight	5 9 6 5 9 22
~fortune	6 8
~forty	8 4
~forward	4 19
~foster	1 5
~foto	11 22
~found	2 1
~four	0 -5 2 -37 3 21 5 -10 7 -15 8 29 9 33 14 -10
~fourth	2 10
~free	0 -4 1 20 2 -3 3 16 4 -14 5 -19 7 10 8 -14
~freehold	14 -3
~freeholder	1 11
~fresh	10 37
~fri	8 14
~friday	4 14 9 8 13 -10
~friend	1 -15 2 -36 3 43 8 -24
~friendliest	7 2
~from	0 14 2 39 4 -30 6 -20 8 3 10 -25 11 27 12 -12 13 -60
~front	2 -6 4 11 6 -34 7 1 12 -26 13 15
~ft	0 14
~ful	14 -8
~full	1 21 6 -17 8 -10 13 3
~fumigation	5 5
~fund	0 15 13 11
~fur	3 25
~furnish	9 4
~furniture	1 -3 4 -5 8 -8 11 12
~furry	3 44
~further	1 5 14 8
~g	3 12
~gallery	11 20
~garage	7 -10 10 9
~garden	0 -6 2 -15 4 8 7 19 10 2 11 2 14 6
~gas	2 -19 4 -15 5 -9 7 -4 8 2 9 -14
~gate	1 -23 6 -50
~gay	1 -7 2 22 6 -10
~gays	2 18
~gch	0 4 1 10 10 4
~gent	2 11
~gentleman	2 24
~gentlemen	6 9
~get	1 -18 2 14 5 -4 6 56 7 13 9 -8 13 8
~gets	2 -16 4 20 6 30 7 22 8 8
~gff	0 4 1 11
~gie	6 1
~girl	2 40
~give	4 26 11 20 13 -26
~given	0 2 2 7 8 -2
~glad	1 -2
~glamp	9 10
~gmail	14 19
~go	2 15 4 20 5 1 7 7 8 9 13 32 14 1
~god	7 10
~goer	2 15
~goes	2 10 3 6 6 -26 12 4 13 -14
~gold	6 1
~goldfish	3 24
~golf	9 21
~gone	1 -4 6 17
~good	0 -11 1 -35 3 -25 4 -2 7 21 8 -36 11 -10 14 -33
~google	14 23
~got	1 23 2 -3 3 15 6 20
~gout	8 2
~grab	6 4
~grammar	1 -5 7 18
~grandchildren	1 2
~grandkid	1 1
~grandwean	1 3
~grant	7 11
~gras	11 5
~great	9 5
~greatest	7 4
~green	8 -9 9 -15
~greener	7 2 11 4
~greyhound	8 1
~ground	8 11 10 8
~group	4 7
~grown	1 52 2 -12 6 -16 8 -2
~guarante	7 50
~guarantee	7 4 12 -18 13 -1
~guarantor	2 -18 4 -39 5 19 7 -38 13 44
~guest	5 14 7 9 9 8
~guide	2 21 3 -29 4 7 11 19
~gym	4 -9
~gypsy	2 14
~h	0 12 11 4
~had	0 24 1 -17 2 4 3 3 4 -17 5 -22 6 11 7 -15 12 -5
~half	1 1 2 9 6 17
~hall	4 -10 7 -14 8 -8 11 -24
~hamish	8 10
~hammer	6 7
~hamster	3 33
~hand	2 15 3 -2 4 -2 7 12 13 14
~hang	6 19 8 5
~happen	1 1 7 16
~happy	3 -2 6 -9 13 14
~hard	0 3 8 15
~harmles	8 3
~has	1 -24 2 -34 4 -7 5 -14 6 13 7 22 8 54 9 -29 10 30 11 -7 12 -11 13 -22 14 9
~hash	8 28
~hasn't	6 8 10 18
~hasting	8 1
~hatch	8 11
~hav	10 2
~have	0 19 1 15 2 1 4 -3 5 1 6 25 7 1 8 -10 11 18 12 -9 13 -13 14 -20
~haven	1 5
~haven't	4 5
~he	0 16 6 11
~he's	8 50
~head	3 -17 5 5
~health	2 9
~healthy	2 23
~hear	0 -15 1 -8 2 10 4 9 6 -60
~heart	10 5
~heat	4 -22 5 -23 6 -29 7 1 8 -16 9 -19
~heater	9 -5
~heaven	7 5
~held	3 11 11 2
~help	0 15
~hen	6 6
~her	1 5 8 58
~here	0 -12 1 16 2 -11 4 -31 5 -50 6 6 7 4 8 -2 13 -38 14 -34
~hesitat	6 7
~hesitation	6 20
~higher	4 14
~highest	4 35 7 -31
~highland	9 12
~hill	7 -2
~hillview	14 13
~him	0 6 8 22
~hindu	2 29
~hip	8 26
~hire	5 5
~his	6 2 8 51 13 2
~history	0 -4 2 17 6 2 13 17
~hit	10 6
~hiv	2 32
~hold	0 2 2 -4 5 8 6 9 12 12
~holder	0 8 2 12
~holiday	1 -20 7 -7
~holidaymaker	9 12
~hols	9 25
~hom	6 29
~home	0 14 2 -18 3 8 5 -12 7 7 8 22 11 1
~homeowner	0 18
~hope	1 7 4 8
~hot	6 6
~hotel	4 2
~hound	3 18
~hour	4 -24 6 59 8 -29
~hous	0 -13 7 16
~house	0 1 1 -1 2 12 3 12 5 17 6 3 7 20 8 22 10 23 13 -7 14 -8
~household	1 46 2 10 4 9 6 -41 7 -12 8 -43
~housemate	2 20 8 24
~houseplant	3 2
~how	0 5 4 38 6 -9 7 -27 8 -15 11 43
~hull	7 7
~human	3 6
~hun	3 3
~hundr	4 23 5 27 8 -8 13 -2
~hurry	2 -21 6 12 7 -17
~husband	2 25
~i	0 32 3 20 4 1 6 6 7 8 8 -10 13 -11
~i'd	1 26 2 34 3 17 4 15 6 12 8 -13
~i'll	4 30
~i'm	0 24 1 14 2 16 4 11 6 -27 7 -3 8 34 13 3 14 11
~i've	0 16 6 6 8 27
~idea	11 27
~ideal	0 7 1 9 2 22 9 3
~if	0 4 1 23 2 2 3 16 4 3 5 -22 7 -8 8 1 10 -22 11 -13 12 18 13 -5 14 4
~ifs	7 24 13 2
~ignore	11 15
~illnes	2 15
~illustration	11 34
~imag	11 66
~image	11 2
~immigrant	2 11
~impossible	7 34
~impression	11 6
~improve	13 7
~in	1 -10 2 -7 3 -26 4 -6 5 -35 6 -3 7 53 8 36 9 -2 11 -3 12 -10 13 19 14 -47
~includ	0 -13 4 -26 5 -5 6 -12 7 -39 9 11
~income	0 16 1 -19 4 -52 13 -1
~indian	2 21
~indicative	4 13 11 3
~infant	1 23
~initial	12 20 13 6
~ink	10 16
~inn	9 -9
~inside	12 13
~inspection	1 11
~insta	14 52
~instant	6 10
~instead	3 3 13 25
~instruction	10 16
~insurance	5 13
~insure	5 4
~insurer	0 8
~interest	4 12 6 34
~interior	11 7
~internet	11 10
~into	1 -15 6 -36 7 34 8 22 11 5
~inundat	6 7
~inventory	5 20 8 -6 13 -8
~investment	7 40
~invit	4 19
~invoic	13 5
~invoice	5 22
~ireland	7 3
~irish	2 10
~iron	6 3
~is	0 -20 2 -4 4 -15 6 1 7 -4 8 -7 9 -10 10 -15 11 -1 12 -19 13 -18
~ish	4 4
~islam	2 17
~island	7 1
~isle	3 -6 9 13
~isn't	0 41 1 -5 2 8 4 -8 6 -21 8 2 11 21
~issu	2 11
~it	0 -5 2 -6 3 -6 4 10 5 8 6 44 7 21 8 -24 10 14 11 20 12 -4 13 -4 14 -17
~it'll	6 33 7 8
~it's	1 16 2 4 3 5 5 3 6 21 8 5 9 -68 10 -4 12 22 13 -6 14 -32
~its	0 -21 2 -31 7 13 8 -13 9 1 10 20 11 13
~jan	8 12 12 8 13 14 14 8
~january	4 -38 8 10 13 31
~jehovah	2 12
~jesmond	4 3
~jewish	2 20
~job	0 70 2 -17 6 -21 7 -11 8 -26 13 11
~jobs	0 11
~jobseeker	0 20
~jog	0 3
~joke	6 1
~joy	1 1
~july	6 -12 9 2 12 4
~june	12 28 13 14
~junior	1 14
~just	0 -31 2 -13 5 -5 6 -11 7 -5 10 31 11 13 12 -13 13 2
~k	8 14
~keen	2 4
~keenest	4 9
~keep	1 -7 2 34 3 33 4 -39
~kept	7 -12
~kev	8 10
~key	6 -16 8 83 13 -13
~keypad	8 8
~keys	5 3 8 11
~keysafe	8 7
~kick	6 2
~kid	1 3
~kiddie	1 14
~kiddy	1 26
~kids	1 46 2 -9 4 -25 6 -50 11 -7
~kind	0 16 3 20 14 2
~kingdom	7 5
~kitchen	1 -25 2 -7 6 -23 7 4 8 -28 9 -5 14 -38
~kitten	3 13
~kne	8 19
~knock	8 30
~know	1 -9 4 7 8 15 13 20 14 5
~l	1 10
~labrador	3 12
~lad	8 37
~lads	2 -3
~lady	1 1 2 61 7 -15 13 5
~lamb	8 11
~land	8 1
~landlady	2 3 8 1
~landline	14 6
~landlord	1 16 3 13 5 -12 6 -18 7 22 8 -48 9 -36 14 -34
~lane	6 -19 7 -10
~last	5 -14 6 26 7 -11 8 -27 10 -17 12 -49 13 -22
~late	4 -8 5 27 6 8 8 -5 13 -4
~launch	6 34 10 10
~law	0 -16 1 -26 2 -26 4 -10 8 -8 13 -4
~lawn	11 16
~lawyer	0 5
~lead	3 -40 11 7
~lease	1 3 3 -33 5 14 9 -4 12 52
~least	0 3 4 21 12 26 13 -3
~leav	5 23 8 -3
~leave	0 -4 3 32 5 30 6 4 12 7
~leed	6 7 7 11 14 5
~left	1 -1 7 -19 11 -4
~leg	6 3
~legg	3 22
~leicester	7 1
~lenton	7 1
~lesbian	2 14
~less	4 26 12 20
~let	1 -19 2 -11 3 -17 4 4 5 -42 6 28 8 3 9 26 12 51
~lets	0 -3 2 -11 9 22 12 5 14 35
~lett	5 10
~letter	0 5 4 -19 5 11 7 -2 8 1 14 27
~letting	14 15
~level	4 5
~levenshulme	7 3
~lever	8 -12
~lha	0 31
~library	11 6
~licence	7 8 9 2
~life	1 17 6 9 7 45
~lifetime	6 12
~lift	0 -25 1 -27 7 -19
~light	0 -3 2 -6 4 -5 8 -17
~lik	8 6
~like	3 -18 5 -26 9 -8 11 14 13 11 14 -26
~likenes	11 7
~lin	6 2
~linen	9 7
~list	2 -11 4 18 8 -26 10 66
~listen	4 13 6 8
~literal	6 11
~little	0 -4 1 13 2 -34 4 2 8 5
~liv	1 10 2 9 3 -10 4 -20 6 -20 7 9
~live	3 8 4 -8 7 5 8 15
~livestock	3 4
~loan	13 14
~local	0 -12
~location	7 32
~loch	9 26
~lock	1 -1 7 -10 8 17
~lockbox	8 18
~lodge	9 5 10 15
~lodger	2 -24 7 13 8 33
~lol	1 1 6 14
~london	7 28
~long	6 1 7 -14 9 -10 12 4
~longer	6 30 12 21
~look	0 13 1 13 3 7 4 9 6 -12 10 -2 11 56 14 4
~lose	6 12
~lost	6 8
~lot	0 -18 1 -1 4 -13 5 18 7 4 13 1
~loud	8 4
~love	2 -26 6 -28 7 2 9 17
~loveliest	7 7
~low	7 -8
~lowest	7 18
~loyalist	2 29
~lump	13 11
~lunch	6 9
~m	2 5 11 2 14 -13
~machine	2 5
~made	5 7 7 26 11 13
~mail	14 14
~maisonette	6 4
~mak	2 -18 7 11
~make	0 12 4 5 6 6 7 13 11 7
~mal	3 4
~manchester	7 4
~many	1 19 6 13
~map	7 -15
~march	6 -26 10 -15 13 23
~mark	2 4 6 1
~market	2 -21 4 28 7 -33 10 66 11 9
~match	2 3
~matter	4 8
~max	1 26 9 5
~maximum	1 5 4 23
~may	0 -2 1 15 2 -16 3 -4 5 -50 6 -76 7 -31 10 -10 11 49 13 24
~maybe	2 15
~me	2 -1 4 15 5 -10 6 -1 8 35 14 35
~mean	0 39 1 6 2 48 3 24 6 -2 7 1
~medication	2 5
~member	2 2
~men	2 9
~mental	0 -9 2 23
~meow	3 16
~mess	2 3
~message	4 16 6 -17 7 -36 14 3
~messenger	14 8
~messy	8 7
~methodist	2 6
~mews	1 2 3 3
~michaelma	13 13
~midland	7 3
~midnight	6 1
~midsummer	13 16
~mil	7 19
~mile	7 11
~mill	7 -7 8 -16
~min	3 8 12 40
~mind	0 -7 3 -39 4 11
~minimum	4 38 13 -9
~minor	1 3
~minut	6 -16 7 -24 8 -28
~minute	6 7
~miss	2 -22 6 41
~mistake	6 9
~mkt	10 37
~mo	8 15
~moggy	3 27
~moment	8 15
~monday	6 2 7 -1 9 14
~money	0 16 4 -1 5 24 7 18 13 31
~month	0 -17 2 -37 3 -11 4 13 5 -24 6 -66 7 -37 8 -69 9 -82 10 -75 11 -19 12 31 13 16 14 -76
~mood	11 18
~more	0 -20 1 9 3 -9 4 47 5 -47 13 -11 14 15
~morn	7 -22 10 20
~mortgage	0 18 7 15
~mosqu	2 20
~mosque	2 1
~most	2 -17 4 7 6 -65 7 29 8 17 9 11 14 7
~mould	7 26
~mov	0 -9 2 -19 5 11 13 -4 14 4
~move	7 1
~mr	8 64
~mrs	8 37
~ms	8 2
~mth	12 11
~mths	13 21
~much	3 5 4 38 7 29
~mum	1 -7 3 22
~mums	1 6 2 14 8 1
~muslim	2 27
~must	0 18 2 10 4 -42 5 29 6 -48 7 -22 8 -60
~my	3 20 4 4 5 7 8 8 14 31
~n	1 16 3 12 10 5 11 5
~nae	3 7
~naebody	0 14 2 11
~nah	3 3
~nam	8 -30
~name	0 -5 5 19 6 -12 7 -12 8 -45 14 64
~nappy	1 33
~national	2 26
~nationalist	2 23
~nationality	2 9
~native	2 10
~nb	3 2
~near	1 -16 6 18 10 3 13 5
~nearer	4 3 8 1
~nearest	7 -15
~need	0 8 1 -10 2 1 4 -66 6 -24 11 -39 12 -10 14 -24
~neg	4 13
~negotiable	4 22 12 2
~neighbour	1 10 7 23 8 40
~neither	1 9
~nephew	1 16
~nerv	2 3
~ness	9 8
~nest	1 3
~net	14 23
~network	8 10
~never	0 -54 1 -44 2 -47 4 -17 6 -33 7 8 8 10 10 7 11 -4 13 -8
~new	0 4 1 -5 3 9 6 -46 7 -29 8 -65 9 1 10 37 11 -22 14 -23
~newborn	1 8 8 15
~newcastle	3 7
~newcomer	10 31
~newest	10 9
~next	1 -31 3 -8 6 6 8 -11 9 -3 11 3 12 5
~nice	13 5
~nicer	7 18
~nicht	9 9
~niec	1 1
~night	0 -8 1 23 2 -13 3 -3 7 20 8 44 9 49
~nine	0 -16 4 26 5 -36 6 3 8 6 11 4 13 -13 14 5
~ninety	8 13 13 13
~nipper	1 7
~no	0 -1 1 12 2 26 3 8 5 -43 6 -42 7 12 8 -19 11 -5 13 -2 14 -74
~nobody	1 28 2 28 3 -25 4 -29 6 -24 7 -14 8 11
~nod	2 6 4 13
~non	3 5 5 31
~none	2 -27 6 -19 7 43 11 -3
~noon	4 12 6 -14 8 2
~nope	0 13 2 19 3 16
~nor	2 -2
~normal	13 23
~not	0 26 1 23 2 26 3 18 8 -18 9 -15 10 -7 11 44 12 -18 14 -35
~note	11 2 14 1
~noth	0 -22 1 -4 2 -2 3 7 4 -37 6 -23 8 -6 13 -15
~notice	12 -41 13 -59
~november	6 -9 8 -26
~now	2 -6 3 17 6 -32 7 -14 8 7 10 26 11 7 13 26
~nowhere	7 32
~np	3 26
~nr	2 14
~ns	1 12 3 15
~number	1 -4 4 21 5 -1 14 9
~nurse	8 7
~nursery	1 5 8 -4
~o	3 14 10 5 11 11
~o1632	14 18
~o7700	14 17
~o77oo	14 29
~objection	1 -5 3 -7
~occupancy	9 5
~occupant	1 8
~october	4 -10 6 -22 8 -3
~of	0 -1 1 16 2 3 3 4 4 4 5 2 7 14 8 -8 9 -2 10 -10 11 38 12 -1 13 6 14 -11
~off	1 -15 3 7 5 44 6 36 8 11 10 -2 13 3 14 -9
~offer	0 -9 1 -25 2 4 4 43 5 -30 6 -5 7 -10 8 -71 10 24 13 -20 14 -38
~office	4 4 5 19 8 -3
~offspr	1 8
~oh	8 -11 14 23
~oiro	4 7
~old	0 -24 2 -8 6 -7 7 -36 8 -19 11 9
~older	2 3 7 2
~on	1 -30 2 -48 3 -22 5 -17 7 -4 8 16 9 7 10 7 11 -25 12 -14 14 6
~once	0 -9 1 -10 2 -16 7 1 8 -41
~one	0 19 1 7 2 4 3 31 4 -12 6 19 7 15 8 -3 9 -14 11 24 12 -2 13 4 14 -44
~ones	1 30 6 7 8 -29 11 14
~onley	2 7
~only	0 41 1 17 2 52 4 -6 5 -36 6 8 7 -25 9 6 10 9 11 7 12 1 13 -8
~ono	4 34 5 -23
~open	2 -14 3 -6 4 14 5 -3 6 -9
~opportunity	6 38
~opposite	8 6
~or	0 -17 1 -11 2 6 3 12 4 -19 5 -30 6 -3 7 -26 8 -73 9 11 11 -3 13 -16 14 10
~orchard	6 2
~order	5 1 7 -18 8 -12
~original	2 -3
~other	1 28 2 36 4 8 6 19 7 24 9 -4 11 2 14 -10
~otherwise	2 6
~our	0 4 1 -4 2 20 4 -19 5 38 8 15 9 18 10 37 11 20 12 8 13 16 14 18
~ours	1 -8 5 -9 6 -2 7 16 11 6
~out	0 25 1 17 3 -8 5 27 6 15 7 1 8 10 9 8 10 4 11 39 14 -13
~outbid	4 16
~outlook	7 2 14 6
~outset	13 12
~outside	2 -2 6 10 7 -1
~oven	2 5 5 6
~over	1 -14 6 28 7 -14 11 -23 12 -22 14 -8
~overnight	1 10 5 7
~oversea	13 7
~ow	1 5
~ower	1 3
~own	1 -27 2 22 4 -26 6 -24 7 -36 8 -63 11 -34
~owner	0 4 1 5 2 9 3 44 6 -42 7 -64 8 24 11 -51
~p	11 5
~p60	0 1
~pack	7 6
~padlock	8 18
~pag	10 5
~page	7 -7
~paid	0 11 4 -23 5 -15 13 -5
~paint	2 -13 6 -27
~pair	1 21
~pakistani	2 3
~pan	2 8
~panel	7 6
~paper	5 10 13 -4
~paperwork	0 14 5 24
~parade	8 -10
~parent	1 50 2 -1
~park	0 -58 1 -6 2 -29 3 -18 5 -30 6 -23 7 -12 8 -60 9 -2 11 -5 12 -25 14 -37
~parole	8 2
~parquet	3 1
~parsonage	2 3
~part	3 4
~particular	14 5
~party	4 5 6 14 9 18
~pass	0 -2 2 2 6 -3 13 -3
~password	8 24
~past	1 18 11 1
~patience	2 12
~patter	1 5
~pay	1 -7 2 2 3 -36 4 35 5 6 6 1 7 -9 8 -59 12 -61 13 67
~payable	5 26 13 5
~payday	6 9
~payer	0 2 13 26
~payment	0 16 4 -22 5 41 6 -7 13 74
~pays	5 9 7 8
~payslip	13 5
~pcm	4 20 5 -34 6 -8 7 -11 13 1
~penny	7 22
~pension	0 -50
~people	0 11 1 -8 2 21 4 -16 5 -27 7 -8 8 -23 14 -25
~per	0 -15 4 7 5 -2 6 -4 7 11 9 12
~perfect	2 -2 7 17
~period	12 14 13 26
~periodic	12 -36
~permission	7 19
~permit	0 -31 5 -24 13 -1
~person	0 12 4 30 6 34
~persuasion	2 23
~pet	0 -28 1 -24 2 -45 3 23 4 -19 5 10 6 -23 7 -5 9 2
~petles	3 40
~pets	2 -43 3 57 4 -42 6 -54 7 -45 8 -50 11 -31 14 -28
~pett	3 20
~phase	6 9
~phon	6 15
~phone	1 -6 6 18 8 -16
~photo	0 -21 2 -55 3 -22 4 -16 6 -34 7 -48 8 -24 11 88 14 2
~photograph	2 -23 6 -13 11 52
~photography	11 21
~physical	7 5
~pic	11 44 14 3
~pick	2 25
~pics	2 -11 6 -2 11 96
~pictur	1 -13 2 -28 6 -42 7 -17 8 -15 11 58
~picture	1 2 11 29
~pier	8 8
~pinch	11 16
~pip	0 32
~pix	11 26
~plac	3 1 14 1
~place	0 -16 1 27 6 -23 7 5 10 -10 11 25 13 6
~plan	8 -9 11 -54 14 14
~plann	6 -10 7 26
~plant	1 11 8 13
~plat	5 11
~play	2 -4
~please	0 15 1 30 2 39 3 13 4 17 5 3 6 -27 7 -97 8 4 9 -22 12 -16 13 7 14 -4
~plot	6 11 8 -2 11 1 14 2
~plus	5 19 12 6
~plymouth	7 2
~pm	4 16
~poa	4 46 14 -8
~pocket	7 11
~pod	9 13
~point	8 -12 12 4
~pointles	0 7
~policeman	8 8
~policy	3 2
~polite	2 2
~political	2 4
~ponder	6 15
~pool	1 -10 11 5
~pop	1 3
~port	1 -3
~portal	10 9
~porter	8 2
~possible	12 9
~post	14 9
~postcode	8 21
~pound	5 66
~power	7 5
~practis	2 20
~pram	1 19
~prayer	2 5
~prefer	1 6 2 5 14 3
~preference	0 9 2 9
~preferr	0 11 2 46
~pregnancy	2 1
~pregnant	2 31
~premium	0 3
~prepar	4 12
~prepay	13 51
~prepayment	13 9
~pres	8 24 9 -7 10 2
~presbyterian	2 14
~present	11 14
~prettier	7 13
~prettiest	7 4
~previou	2 -8 3 -25 8 18 10 5
~previous	10 16
~pric	4 10 6 13 7 1
~price	4 68 6 30 7 27 8 -22
~primary	1 -6 7 1 8 -4
~print	6 8
~priority	2 18
~prison	8 24
~pritchard	8 15 14 5
~private	0 15 2 -9 4 13
~problem	0 -21 1 -27 3 -31
~professional	0 19 1 -3 2 7 4 -1 5 17 6 -3 8 -38 13 -21
~profit	7 22
~prohibit	3 17
~project	13 4
~promis	7 -1 11 3
~promise	7 6 11 7
~prompt	6 13
~proof	7 8
~proper	0 10 8 1
~property	1 3 3 12 6 9 7 -10 10 14
~proportion	11 12
~proposal	4 39
~protestant	2 11
~puppy	3 13
~purchaser	7 5
~purpos	11 6
~purse	4 3
~push	8 10
~pushchair	1 16
~put	1 -2 2 -4 3 -20 4 48 6 -10 7 11 11 3
~puts	1 1
~pylon	11 1
~quality	7 14
~quarter	0 -6 4 -28 7 -4 8 -14 13 64
~quay	3 6
~queer	2 9
~question	3 10 6 -1 14 7
~queu	6 17
~queue	6 22
~quick	2 -18 6 27 8 -1
~quickest	7 5 14 7
~quid	5 39
~quiet	1 21 6 -10 7 -16
~quieter	7 7
~quietest	7 7
~quin	2 19
~quot	4 24
~quote	0 2
~rabbit	3 6
~race	2 -17 6 22
~rail	3 6 11 -40
~rainbow	2 19
~rais	1 -7
~rapid	6 7
~rare	6 3
~rarer	6 12
~rat	8 -3 9 6
~rate	4 4
~rather	2 14 5 2 6 -9
~re	12 8
~reach	1 3 13 6 14 11
~read	1 5 6 43
~reader	6 8
~ready	6 -2 13 12
~real	11 55
~reason	0 -1 3 -14 8 5
~reasonable	4 4
~receipt	0 9 5 21
~recent	10 1
~recipient	0 5
~recommend	6 13
~record	11 4
~recover	8 23
~red	6 11
~redecorat	1 6
~reduc	4 -6
~referenc	1 -7 2 -2 4 -20 6 -23 7 -11 13 23
~reflect	4 2
~refs	5 18
~refundable	5 12
~refus	0 -13
~refuse	1 -24
~region	4 14 7 1
~register	2 16
~regrettab	0 1
~rehab	8 4
~rehome	3 24
~release	6 2
~reli	11 11
~rely	11 16
~remain	2 3 6 5
~reminder	5 1
~renew	5 14
~rent	0 3 1 -36 2 -32 3 -51 4 67 6 -20 7 -26 8 -35 10 -23 11 -84 12 -22 13 71 14 -43
~rental	4 18 7 14 9 27 10 18 13 19 14 11
~renter	0 9
~repair	8 -18
~repeat	6 14
~report	5 5
~republican	2 38
~request	4 8
~requir	2 14 5 16
~reserv	6 17
~reservation	5 4
~reserve	4 3 6 27
~residence	1 5
~resident	0 -30 1 -1 6 -3
~respect	1 3
~response	6 3
~responsibility	11 4
~rest	2 3 4 7 14 1
~retir	0 -25 2 -4 8 23
~retirement	1 -23
~returnable	5 16
~rich	7 30
~right	3 -15 6 9 7 9 13 -1
~ring	6 21 8 7 14 25
~rm	2 30
~rnt	13 26
~road	1 -10 2 15 4 -3 7 -19 9 -1 10 -8
~roll	6 17 12 -17
~roma	2 21
~romanian	2 4
~roof	7 15 8 5
~room	1 -43 2 35 3 -25 4 32 5 -14 6 13 7 -16 8 8 11 36
~round	1 13 4 16 6 20 8 14
~rover	3 25
~rug	1 3
~ruin	1 7
~rul	2 6 3 -2 5 20
~rule	3 1
~run	1 10
~runn	6 11
~runs	8 -23
~rye	7 4
~s	3 12 11 5
~sad	3 3 8 11
~safe	7 5
~safer	7 17
~said	6 -2 7 -7 8 -1
~sake	4 7
~sal	8 20
~salari	0 30
~salary	0 26
~sale	6 -21 7 -34 8 22 10 54 14 1
~salford	6 18
~salt	11 12
~same	0 -42 1 -54 2 6 4 -53 5 -40 6 -52 7 -31 8 13 11 23 13 -23
~sandra	14 3
~saturday	4 7
~sav	2 4
~save	0 9 2 3 3 22
~saving	13 5
~saw	6 2
~say	0 -4 1 3 2 25 4 16 7 31 13 17
~says	2 6 8 -12
~scan	14 24
~scheme	5 -12
~school	0 -22 1 45 2 -1 4 -16 6 -10 7 27 14 -35
~score	13 8
~scroll	1 8
~scrounger	0 1
~sea	7 28 9 8
~seal	4 31
~search	14 5
~season	2 3 9 27 13 15
~seat	7 18
~sec	5 18
~second	2 -34 6 35 8 6 13 4
~secur	5 5
~secure	0 3 6 16
~security	5 3 8 6
~see	0 -29 1 -13 4 8 5 8 6 5 7 -7 8 -4 10 3 14 21
~seek	2 1
~seen	6 8 7 5 10 9
~sees	7 11
~self	0 -18 9 27 13 24
~sell	2 26 8 4 12 11
~seller	6 13 11 2
~semi	3 3 10 19
~send	4 -10 14 6
~september	6 -27 8 -10 12 32 13 11
~servic	8 -33
~service	5 7 7 9
~set	4 35 5 15
~settle	13 33
~seven	7 -38 14 27
~seventy	8 13
~several	6 -18
~sex	2 8
~shall	13 -3
~shampoo	5 4
~shan't	0 6
~shar	2 2 3 1 7 -26
~share	2 1 8 2
~sharer	1 -26 2 -1
~she	3 3 8 41
~she'll	1 2
~shed	1 -6
~shelf	6 19
~shift	0 -12 6 37
~shoot	8 3
~shop	2 -10
~short	1 -23 2 -19 6 1 7 -16 9 4 12 27
~shorter	12 4
~shorthold	12 52
~shot	6 14 11 35
~should	1 3 4 11 6 -13 7 -8 8 6 11 2
~shouldn't	2 15
~shout	6 10 14 6
~show	0 5 2 -7 4 -2 5 3 6 -34 8 5
~shower	3 -12
~shown	4 11 5 6 6 -16 11 18
~shut	8 16
~shy	4 9
~side	2 -7 8 25 9 -4
~sight	3 7 8 5
~sign	0 11 1 -36 2 -32 3 -19 4 -52 5 1 7 -33 8 -5 12 16 13 -17
~similar	0 12 11 25
~simp	7 40
~simple	14 -6
~since	0 -27 2 4 4 -4 6 21 8 39 11 35
~single	1 5 6 -10 7 23
~sinn	2 23
~sister	1 -4 2 11
~sit	6 10
~site	0 -16 1 -21 2 -13 6 -33 7 -6 8 -20 14 -35
~sits	8 7
~six	0 4 1 -26 2 -36 12 1 13 -10
~sixteen	1 21
~skat	6 4
~sky	7 10
~skye	9 6
~skype	14 20
~slash	14 14
~slate	10 3
~sleep	1 14 8 13 9 36
~slip	0 1 6 15
~slot	1 13 6 12
~small	1 11 3 7 5 7 7 -10 11 -10
~smok	2 -11 3 3 8 3
~smoke	8 -41
~smoker	2 -19 3 4
~snap	11 25
~snapchat	14 1
~snapp	6 2
~sniff	6 1
~snooze	6 11
~snow	6 11
~so	1 9 3 4 4 -25 5 -51 6 28 7 -21 8 47 9 -31 11 17 12 -17 14 -34
~social	0 13
~sofa	1 -13 4 -13 5 5
~sold	6 6
~solicitor	0 12 2 -5 5 13
~some	11 32
~somebody	4 20 6 7 7 -10 13 -17
~someone	4 4 6 9
~someth	0 14 3 6 4 3
~somewhere	1 19 2 8 4 32
~sooner	1 10 2 14
~sorry	0 11 1 9 2 26 3 12 4 -11 5 12 6 -24 7 -30 12 7
~sort	2 -17 4 -14
~sought	0 13 2 8 6 -4
~soul	7 5 8 18
~south	7 -11
~space	8 -4
~spaciou	0 3
~spain	8 14
~spaniel	3 2
~spare	6 13 8 40
~speaker	2 7
~special	6 1
~spend	9 15
~spirit	2 6
~split	5 8
~spotles	7 1
~spr	6 -18 8 -2 12 19 13 15
~square	8 -2
~squeak	3 9
~ss	0 5
~st	1 -2 6 -16 8 -39
~stage	1 10
~stair	0 -10 1 2 2 -11 6 -22 9 -43 11 -16
~stairwell	1 8
~stamford	2 6
~stampede	6 17
~standard	12 13
~star	2 6 8 10
~start	3 3 4 22 5 -6 6 -22 12 8
~starter	3 4
~state	0 30 4 6 13 -8
~statement	13 -12
~stay	2 4 3 32 4 -14 6 -35 8 -42 9 7 14 -15
~steady	0 18
~steep	1 6
~steer	0 3
~step	7 -17
~stick	6 12
~still	4 -13 6 10 8 -7 10 2
~stock	6 9 11 12
~stockport	3 12
~stop	1 24 3 9 5 9 6 -33
~stopp	6 29
~storage	9 -15
~storm	7 8
~straight	6 -16 7 2
~street	0 -2 1 -43 4 -9 6 -8 8 -29 10 -26
~stretch	13 12
~strict	1 8 3 30
~strike	6 9
~stroke	8 14
~strong	6 3
~stroud	6 2
~struck	3 4
~student	0 -33 1 -25 2 15 4 -10 13 29
~studio	7 9 8 -7
~study	7 -4
~style	9 20
~subsidence	7 1
~such	0 11 6 13 7 24
~suffer	2 1 8 14
~suit	3 5 6 -6 7 -21 8 -11
~suitable	1 -12 2 8 3 3
~sum	4 22 13 28
~summer	6 -2 8 -9 9 23 12 19 13 34
~sun	6 -4 7 18 8 -3
~sunday	6 26
~sunny	2 4
~supper	6 12
~support	0 36
~supporter	2 17
~sure	7 29
~surprise	4 10
~survey	7 1
~sw	4 1
~swan	3 7
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
~take	0 -3 1 -7 2 6 3 -8 4 9 5 25 6 -5 11 6 13 17 14 -11
~taken	1 -16 6 5 7 -4 8 -16 11 9 13 3
~talk	4 12
~tap	8 21
~tax	4 -4
~taxpayer	0 15
~tbc	4 7
~tea	1 24
~teacher	0 11
~teatime	6 2
~teenager	1 11
~teeth	6 8
~tel	8 2
~telegram	14 30
~tell	2 -3 3 -5 4 17 5 -11 6 7 7 -27 13 -32 14 -5
~temper	8 5
~ten	5 2 6 12 14 -22
~tenancy	3 9 4 2 5 -8 6 -18 7 -9 8 -44 9 -2 12 19 13 -17
~tenant	0 32 2 27 3 2 4 -11 5 68 6 -155 8 22 9 -36 10 -41 11 -53 14 -2
~tend	13 8
~tender	4 11
~tenerife	8 10
~tenner	5 22
~tens	1 9
~term	1 -33 4 3 7 -49 13 28
~terrier	3 2
~text	4 -4 14 43
~th	0 7
~than	0 10 1 17 2 -14 3 -7 4 27 5 -15 6 26 7 39 8 -11 11 44 13 -19
~thank	0 17 1 22 3 5 6 -12
~that	0 20 1 18 2 19 3 42 4 -49 5 -3 6 7 7 45 8 4 10 -11 11 48 13 -2
~the	0 -16 1 -7 2 -6 3 -18 4 -4 6 -11 8 13 9 -29 10 -11 11 17 12 -16 14 -15
~their	0 17 5 9 6 6 7 12 13 2
~them	0 -5 2 -5 3 7 4 -26 6 4 7 -17 8 -77 11 34 13 -10 14 -19
~themselv	2 5 4 6
~then	0 15 1 1 2 6 6 1 8 29 12 25
~there	0 -28 1 -25 2 -50 3 -37 4 -13 6 9 7 16 8 3 9 -12 11 -16 12 -26 13 -41 14 19
~thereabout	4 7
~therefore	1 11
~these	3 1 4 3 6 28 7 7
~they	0 -1 1 -9 7 9 11 1
~they'd	2 5
~they're	2 14 6 27
~thin	1 17 13 7
~thing	3 7 4 5
~think	1 34 4 27
~third	1 20 7 -11 8 15 13 11
~thirty	5 18
~this	0 9 1 14 2 22 3 29 4 -16 5 -23 6 103 7 41 8 -101 9 -25 10 61 11 -6 12 -42 13 -29 14 -87
~those	0 41 2 5 7 -30 8 -13 13 24
~though	0 8 2 -10
~thousand	4 20
~three	1 -26 4 -19 5 -14 6 10 7 -20 9 8 10 -1 11 -2 12 -18 13 41
~through	3 -14 4 -5 5 6 8 17
~throughout	3 7
~throw	4 7
~thrown	2 1
~thur	8 10
~tick	6 23
~tidy	3 9 4 1
~tied	12 11
~tiktok	14 29
~till	1 -1 6 17 8 39 10 10 12 6
~time	0 19 3 -2 5 20 6 -8 8 -3 10 5
~tiny	1 -4
~to	1 5 2 4 4 -24 5 24 6 1 7 -1 8 1 10 21 11 -30 12 6 13 10 14 -7
~toaster	8 1
~tock	6 23
~today	6 16 10 15
~toddler	1 40 7 -1
~together	13 27
~told	0 19 2 -10 6 -7
~tom	8 16
~tomorrow	6 36
~tonight	6 48
~too	0 -3 2 36 5 -5 7 -18 8 -38
~top	2 15 4 -3 5 19 6 -3 7 -4
~tortoise	3 -10
~total	7 29
~tots	1 10
~touch	2 -5
~tour	9 6 14 8
~tourist	9 6
~toward	0 2 5 8
~towel	9 13
~town	8 -1
~trade	7 11
~tradition	2 6
~traditional	2 15
~trail	7 3
~train	6 -33
~tran	2 20
~transfer	5 1 13 38
~transition	2 1
~traveller	2 35
~treat	2 -12 7 12 11 18
~trimester	13 16
~trip	3 6 9 3
~trouble	2 23 8 8
~true	11 6
~trust	7 26
~truste	2 4
~try	1 9 2 34 6 -4
~tues	8 5
~tuesday	8 6
~turn	0 -3 1 -5 2 -5 3 5 8 10 11 2
~twelv	12 5
~twelve	12 35
~twelvemonth	13 4
~twenty	8 -16
~twice	2 3
~twin	1 -6
~twitter	14 3
~two	0 -17 2 4 3 -8 6 -43 7 -29 9 1 12 -11 13 -2 14 -29
~typ	0 4 2 3
~type	6 8 14 17
~uc	0 31 2 -25
~uk	7 -1 13 25
~ultimate	7 11
~un	7 10
~unattend	8 11
~under	0 -10 2 2 5 -13 6 17 7 -7 8 10
~underscore	14 1
~unfortunate	0 11 3 3
~unionist	2 33
~universal	0 10 2 5 5 -27 13 -16
~unlawful	2 -5
~unmatch	7 12
~unoccupi	8 5
~unrivall	7 11
~unsuitable	1 7
~until	4 3 6 -18 7 -11 8 -6 10 4 12 2
~unwelcome	3 12
~up	0 1 4 -18 5 16 6 12 7 5 8 30 11 1
~upfront	12 -6 13 54
~upon	4 3 11 16
~ups	1 33 2 -13
~upset	2 3
~upstair	1 9 8 23
~upward	4 16
~urge	6 1
~us	0 -3 1 -3 3 -13 4 12 6 -29 7 -4 8 -1 14 -23
~use	0 -19 1 -24 3 -20 4 -5 5 1 6 -41 8 3
~used	0 -1 6 -41 7 -8 8 12 11 45
~user	2 11 3 -1 14 27
~usual	0 12 6 -31 13 40
~vacant	6 -2
~vacation	9 10
~value	1 14 6 -10 7 45
~valuer	4 3 7 12
~vanish	6 6
~vaper	3 3
~vary	11 17
~vat	5 19
~vegetarian	2 16
~vendor	2 29 6 -10
~vett	5 7
~video	5 9 14 17
~view	2 -21 4 1 6 2 7 16 9 -9 11 16
~viewer	8 17
~viewing	4 5 6 -1 8 -3 9 -2 13 -7
~village	7 -19 8 -7
~visit	1 23 5 9
~visitor	9 6
~vote	1 8
~voter	2 10
~vouch	11 9
~w	10 5
~wag	2 -13
~wage	0 41
~wait	6 37
~wake	1 10
~wal	7 12
~walk	0 -18 8 -16 14 12
~wall	2 -11 6 -28 7 8 10 3
~wander	8 10
~want	0 18 1 23 2 43 4 24 5 -16 6 14 7 -27 8 6 11 -51 12 12
~warden	8 2
~warm	7 10
~was	1 -25 4 -20 5 -25 6 -20 7 -76 8 -40 9 -18 10 -19 11 28 12 -20 13 -47
~wash	2 1
~wasp	8 4
~wast	0 2 2 5
~watch	0 2
~water	4 -14 5 -25 7 19 8 -17 13 -2
~way	0 24 2 6 5 -17
~we	1 4 2 3 3 -5 6 12 7 -54 8 -3 10 -31 11 2 12 1 13 2 14 -23
~we'd	1 22 2 49 4 32 5 1 6 -59 7 -69 8 -55 9 -6
~we'll	2 8 3 -8 4 11 6 -33 13 5
~we're	1 12 6 -24 7 -20 8 32 13 6 14 1
~we've	0 1 2 14 3 1 6 3 7 -15 11 1 12 -7
~wean	1 7
~wear	1 6
~wedd	8 7
~wednesday	6 2
~wee	1 16 3 20 8 29
~week	4 -7 5 1 7 -3 8 36 9 92 11 -22 12 -18 13 -44
~weekday	8 22
~weekend	1 38 6 28 7 -31 9 22
~weep	6 2
~weigh	4 11
~welcome	0 -51 1 -23 3 -13 4 6 5 -17 6 -57 7 -11 9 20 11 -7
~welfare	0 18
~well	1 -10 2 -4 7 7 8 -36
~welsh	2 2
~wen	10 5
~went	0 6 4 12
~were	6 14 8 -2 11 29
~wet	10 9
~wharf	1 7 4 3
~what	0 21 1 2 2 -3 4 23 5 -75 6 -41 8 -8 11 24 13 -13 14 -10
~whatever	4 19 7 13
~whatsoever	2 2
~wheel	2 7
~wheelchair	0 -24 1 -21 2 20 7 -18
~when	0 10 3 -38 4 -2 5 30 7 -7 13 20
~where	0 19 1 24 3 21 5 -20 6 -34 7 27 13 2 14 16
~which	0 -11 3 -2 4 2 5 11 7 -8 8 -13 12 13 14 -15
~while	5 13 6 60
~whippet	14 3
~whistle	0 3
~whit	2 16
~whitby	10 6
~white	2 23 7 -11 11 10
~who	0 25 1 -10 2 21 4 27 6 35 8 19 11 -53 13 13 14 -6
~who'd	2 12 4 4
~whoever	0 -9 1 -21 2 -21 4 13 6 14 7 3 8 -4
~whole	6 4 8 12 12 4 13 38
~whose	0 23 1 23
~why	3 10 8 15
~wi	8 8
~wife	2 15 4 1 8 2
~wifi	8 29
~wigan	14 2
~wiggle	6 1
~will	1 -18 2 20 3 21 4 44 5 -31 6 34 7 36 10 -54 11 -3 13 5 14 -6
~window	0 -2 2 -41 6 26 7 16
~wins	4 6 6 5
~winter	6 -10 7 -1
~wise	6 21
~with	0 13 1 13 2 17 4 2 5 -24 6 -3 7 -17 8 12 9 -3 10 7 11 -9 13 8 14 -38
~within	0 -4 5 -7 6 16 7 19 13 -9
~without	0 -34 1 -4 2 -17 3 -4 4 13 7 7 13 23
~witness	2 10
~wk	9 1
~woman	2 35
~women	1 -3 2 21 8 -4
~won't	0 29 1 2 2 15 3 21 6 16
~word	6 34 7 35
~work	0 43 2 -43 3 -38 4 -10 5 -87 6 -96 8 -15 11 -3 12 -5
~worker	0 39
~worktop	2 -10
~world	7 39
~worry	0 5
~worth	4 16 7 9 13 3
~would	0 10 1 19 2 25 3 7 4 12 5 -17 6 -6 8 -7 10 -4 12 21 13 5 14 -17
~wouldn't	0 -5 1 5 6 12
~writ	6 -1
~write	1 1
~wrong	7 6
~www	14 13
~x	3 3 13 19 14 12
~xx	12 2
~y	1 2 8 31 11 4
~yale	8 27
~yard	2 -24 6 -29
~ye'll	6 21
~year	3 -4 4 -29 5 -13 6 -74 7 22 8 9 9 -24 12 45 13 19
~yer	6 3
~yes	0 -40 1 -20 2 -1 3 -32 7 18 8 -38 14 -15
~yesterday	6 33
~yet	1 -2 10 6 13 3
~yins	1 10 3 7
~yoga	8 1
~yorkshire	7 5
~you	0 -15 1 -20 2 1 3 3 5 38 6 19 7 31 8 -7 9 -2 10 -38 11 -23 12 -9 14 13
~you'd	0 -16 4 7 11 -9 12 4
~you'll	3 17 4 -5 5 11 7 38 8 8
~you're	2 11 6 4 8 -3 12 12
~you've	1 9 6 6
~young	1 27
~younger	1 20
~youngster	1 9
~your	2 15 3 9 4 33 5 17 6 29 7 34 8 -3 9 13 10 -1 12 6 13 13 14 -37
~yourself	0 8 6 30 8 14 13 3
~yourselv	6 5
~youtube	14 8
~yrs	10 2 11 16
~zero	7 1 14 26
~£#	0 -42 1 3 2 -89 3 -43 4 19 5 92 6 -38 7 -19 8 -29 10 -52 11 -22 12 -5 13 -48 14 -44
~£##	0 -14 2 -22 4 41 5 -13 7 6 8 -52 12 -15 13 13 14 -6
£#	0 -42 1 3 2 -89 3 -43 4 19 5 92 6 -38 7 -19 8 -29 10 -52 11 -22 12 -5 13 -48 14 -44
£# $	1 -2 4 -66 5 4 6 -24 7 -26 13 -20
£# ,	4 23 5 4 6 2 7 13 8 -30
£# :advance	13 2
£# :burden	4 2 5 22
£# :clocktime	5 12
£# :codething	5 10
£# :condition	4 38
£# :deadline	13 15
£# :fixed	4 2
£# :holiday	4 10
£# :income	5 23
£# :money	4 7 5 -34 13 5
£# :newness	13 5
£# :onlyword	4 6
£# :openprice	4 16 6 -1
£# :opinion	5 6
£# :period	5 19
£# :ranking	13 2
£# :utility	5 -31
£# a	1 6 4 2 5 1 9 9 13 -10
£# and	4 -15
£# but	4 6
£# for	5 28
£# gas	8 1
£# if	4 27
£# in	4 1
£# is	5 8
£# monthly	5 23
£# more	1 5
£# ono	4 9 5 -22
£# pcm	0 1 4 10 5 -34 13 5
£# plus	5 5
£# the	5 18
£# to	5 6
£# with	4 1
£##	0 -14 2 -22 4 41 5 -13 7 6 8 -52 12 -15 13 13 14 -6
£## $	4 10 6 -24 7 2 13 -5
£## ,	4 27
£## :burden	4 -7
£## :condition	1 4 6 5
£## :deadline	6 26
£## :demanding	13 6
£## :deposit	5 8
£## :money	4 -15
£## :openprice	4 5
£## :opinion	4 -13
£## :paying	5 8
£## deposit	5 9
£## due	13 6
£## for	4 32
£## in	4 16
£## or	4 19
£## pcm	4 -15
£## per	4 -4
£## to	4 -13
£##_#	4 -7
£##_$	4 5 6 -57 7 -6
£##_day	13 18
£##_house	5 6
£##_month	5 -8
£##_now	4 9
£##_pcm	4 22
£##_summer	4 5
£##_who	6 3
£##_you	6 12
£#_##	1 2 5 -73 7 21
£#_$	0 -18 1 1 4 17 5 28 6 -1 7 -95 8 -27 12 -6 13 -49
£#_+	4 9
£#_charge	1 5
£#_conservatory	8 3
£#_credit	5 5
£#_deposit	5 -3
£#_do	4 5
£#_each	5 11
£#_extra	5 14
£#_fee	5 14
£#_fob	5 1
£#_from	5 18
£#_go	5 7
£#_have	5 2
£#_i	5 10
£#_its	5 4
£#_linen	9 4
£#_lot	5 3
£#_month	1 8 4 6 5 -3 13 -5
£#_more	1 7
£#_night	9 12
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
£#_we	5 2
£#_will	4 4
£#_year	13 -13
£#_you	4 19 5 27
£#_£#	4 9 5 -20
£#_£##	4 20 5 -10 13 10
…'ll>	2 1 5 9 6 23 7 44 8 27 13 5
…'re>	0 1 1 9 2 13 6 11 7 -34 8 21 12 18 13 12
…'ve>	1 17 2 3 3 5 4 -6 6 14 7 -39 12 -9 14 -5
…***>	0 14 1 9
…00ni	14 3
…0770	14 2
…0nin	14 3
…123>	14 17
…1632	14 23
…2580	8 10
…632>	14 23
…6mth	13 20
…700>	14 19
…700n	14 3
…7700	14 41
…77oo	14 34
…7oo>	14 31
…9oo1	14 18
…<#no	0 11 1 15 3 12
…<***	0 14 1 8
…<077	14 8
…<6mt	13 20
…<@hi	14 17
…<@sh	14 2
…<abs	10 4
…<acc	0 -13 1 16 6 -38 7 -10 8 19 13 23
…<ach	4 7
…<act	11 23
…<add	5 10 6 -30 7 17 10 26 14 16
…<ado	1 9
…<adv	0 -14 1 -13 6 4 7 -20 8 -14
…<aga	1 4 3 -2
…<agn	5 12
…<ali	7 1
…<aln	10 12
…<ant	6 5
…<apa	6 11
…<app	6 -16 11 2 14 10
…<arr	9 8 13 14
…<art	11 2
…<ass	4 18
…<att	2 1 4 11
…<aut	13 9
…<ava	6 -2
…<awa	4 3
…<bab	1 28
…<bac	8 2
…<bad	2 6
…<bak	8 7
…<ban	8 1
…<beg	0 5 12 8 13 2
…<beh	1 1
…<bei	6 3 13 9
…<bel	2 -2
…<bey	6 14 7 20
…<bik	1 -10 6 2 8 -13
…<bil	5 10
…<bla	2 8
…<bli	6 8
…<blu	6 -2 7 12
…<boa	6 1
…<bob	14 25
…<bol	9 10
…<boo	1 2 6 1 8 -2 10 19 14 2
…<bor	2 1 11 1
…<bou	5 11
…<bra	1 7 6 6 14 21
…<bre	1 12 3 21 6 10
…<bri	2 2 7 11 8 7
…<bro	5 13 14 13
…<bru	7 2
…<bui	3 9
…<bum	1 13 2 8
…<bun	1 1
…<bur	0 3 2 4 8 -7
…<buy	8 2
…<cag	3 -7
…<cal	6 5
…<cam	7 16 8 13 11 19
…<car	2 -33 8 36 9 19 14 9
…<cat	6 4
…<cau	2 9
…<cen	1 -16 2 -27 7 9 8 -23
…<cha	2 -14 7 -44 8 -9
…<che	8 24
…<chi	1 23 6 -11 7 -5
…<cho	2 8 4 5
…<cir	1 -5 3 12
…<cla	7 20
…<cle	1 5 5 20 7 17
…<cli	1 9 4 12 8 13
…<col	6 1 13 15
…<com	1 -33 3 -42 4 -7 5 -5 6 -42 7 43 8 -16 11 7 12 5 14 -6
…<con	4 22 5 10 6 -23 7 11 9 12
…<cot	6 9 9 3
…<cou	0 3 2 -29 6 14 7 45 8 -44 11 4
…<cov	13 3
…<cra	6 7
…<cre	0 9
…<cri	2 25
…<cro	8 11 9 9 11 1
…<cru	3 7
…<cur	2 -13 8 38
…<cus	5 2
…<cut	8 -14
…<dal	6 19
…<dam	14 4
…<dan	8 6
…<dar	8 30
…<daw	3 23
…<dec	7 -12 8 -13
…<dee	4 3
…<deg	12 5
…<dep	0 8 9 12
…<der	7 10
…<dia	8 8
…<did	12 3
…<dif	11 51
…<dig	11 13
…<dis	0 18 1 1 3 8
…<dog	3 28
…<doi	1 13 6 -13 8 3
…<dol	7 1
…<doo	8 6
…<dor	7 4
…<dow	7 10
…<dra	2 -12 5 8 6 -12 8 -4 13 4
…<dri	2 -1
…<dro	8 5
…<dup	6 4
…<ear	2 -27 6 34 7 11 8 -1 12 22
…<eas	2 8
…<elb	6 36
…<ell	8 5
…<emi	8 16
…<eno	1 12 2 -11
…<ent	8 23
…<ess	6 9 7 17
…<eve	2 5 4 1
…<evi	8 13
…<exa	11 14
…<exc	1 -4 12 2
…<exi	7 22
…<eye	6 2
…<fac	7 -17 14 6
…<fal	1 -1 2 13
…<fea	8 -23
…<fel	8 8
…<fem	2 13
…<fer	5 -8
…<fil	6 3
…<fin	2 -19 6 34 8 -33 11 34
…<fir	7 18
…<fit	1 -8 8 -40
…<fla	2 2 6 6 8 -9 11 16 14 13
…<fle	6 24
…<fol	8 20
…<for	5 8 6 12 14 1
…<fos	1 4
…<fot	11 22
…<fou	2 23
…<fra	8 12
…<fri	1 -1 2 -13 3 20
…<fum	5 5 8 1
…<fur	1 -8 4 -7 8 -10 11 19
…<gal	11 18
…<gen	11 10
…<gil	8 6
…<gip	3 5
…<giv	0 9 2 2 8 -15
…<gla	6 2 9 11
…<goe	2 15
…<gol	9 1
…<goo	2 -11
…<gra	11 1
…<gre	2 -23 6 -12 8 -7 11 10
…<gro	4 6
…<ham	6 3
…<han	1 -4
…<hap	1 1 7 30
…<har	8 15
…<hat	8 27
…<hav	1 5
…<hea	6 -7 9 -7
…<hel	2 -2
…<het	2 2
…<hig	9 12
…<hil	14 34
…<hit	3 10
…<hol	0 4 2 4 5 8 6 11 8 -9
…<hom	2 16
…<hor	2 1
…<hou	3 13 6 5 7 13 11 1
…<hum	3 4
…<ign	11 23
…<ima	11 19
…<imp	11 6
…<inc	1 6
…<ink	10 5
…<ins	6 13 10 15 14 4
…<int	10 1 11 4
…<ire	7 3
…<isl	2 4
…<iss	2 13
…<it'	6 33 7 8
…<jam	8 17
…<jan	14 19
…<jeh	2 12
…<jes	4 3
…<joh	6 3
…<joi	1 9
…<jun	1 13
…<kee	3 16
…<key	14 1
…<kil	6 1
…<kin	7 11
…<kne	8 19
…<kno	7 2 8 27
…<lad	2 20
…<lan	0 7
…<las	12 -2
…<lea	5 21
…<lee	6 7 7 10 14 5
…<lei	10 1
…<len	7 15
…<let	0 12 5 2 14 45
…<lev	4 3 8 -27
…<lig	0 -5 1 -6 2 -8 4 -7 6 -1 8 -20
…<lik	11 4
…<lin	7 3 9 1 14 16
…<lis	4 18 6 6
…<lit	6 9
…<loc	7 28
…<loo	4 17
…<lun	6 14 8 5
…<lup	8 6
…<mak	2 -20 7 11
…<mal	2 6
…<man	5 -2
…<mar	8 3 11 14
…<max	1 5 4 23
…<may	2 13
…<mea	8 9
…<mel	6 18
…<men	3 12
…<mic	13 13
…<mid	7 15 13 15
…<mil	9 10
…<min	8 17
…<mis	6 7
…<moi	14 6
…<mon	12 2
…<mor	0 17 7 25
…<mov	2 -2 6 -9 8 5
…<mul	2 2
…<nae	0 14 2 11
…<nai	9 7
…<nea	4 1 6 16 8 23
…<nel	14 10
…<net	8 8
…<new	3 6
…<nic	2 6 7 17 9 8 13 3
…<nig	2 1
…<nin	14 3
…<nor	13 21
…<o16	14 18
…<o77	14 46
…<obj	1 -6 3 -7
…<obs	0 5
…<occ	8 14 9 4
…<onl	0 12 2 5
…<ord	7 -27 8 -17
…<oth	2 17 4 8 7 -9
…<ove	1 11 5 4 8 3
…<pag	10 5
…<pai	6 11
…<pap	5 10 13 -4
…<par	0 -52 6 -39 7 -71 11 -7 12 -25 13 -32 14 -16
…<pas	11 6
…<pat	7 4
…<pay	6 6 13 35
…<pea	8 1
…<pee	3 19
…<pen	14 2
…<per	1 8 12 13 13 25
…<pet	2 -9 3 57
…<pha	6 9
…<phe	6 3
…<phy	7 5
…<pic	11 39
…<pie	8 8
…<pin	11 15
…<pla	2 -8 3 11 4 -6 5 4 6 -23
…<plu	6 -4
…<ply	7 2
…<poc	7 11
…<poi	0 15
…<pol	3 12
…<pon	6 15
…<por	8 1 9 11 10 14
…<pos	0 1 6 -18 8 -5 12 4
…<pow	7 5
…<pra	2 27
…<pre	2 19 7 10 8 -5 11 35
…<pri	4 1 6 32 8 11 14 4
…<pro	0 -9 1 -16 2 5 3 -11 4 37 5 12 6 24 7 3 8 5 13 11
…<pyl	11 1
…<qua	7 11
…<qui	2 16 7 10 14 4
…<quo	4 34
…<rai	2 4 6 -9 11 -31
…<rap	6 7
…<rar	6 11
…<rea	0 -17 1 16 2 -43 3 -27 6 26 7 8 13 4
…<rec	0 28 2 -43 5 38 8 -29 13 -13
…<red	1 9 14 19
…<ref	5 5
…<reh	3 24
…<rel	6 10
…<rem	5 7
…<rep	6 1 7 -22 8 -30 11 9
…<res	1 25 5 1 8 -2
…<ret	5 15
…<rhi	8 2
…<rol	12 -2
…<ros	2 -7
…<rov	3 25
…<sal	6 24 7 8 8 18
…<sam	11 14
…<san	14 2
…<sco	13 19
…<scr	6 18 8 -6
…<sea	9 12
…<sec	8 2
…<see	10 5 13 9
…<sel	6 13 8 7
…<sha	1 -33 2 13 4 -3 5 12 6 -10 13 -7 14 -6
…<shi	11 2
…<sho	4 3 5 19 6 -19 7 -20 8 8 11 41 12 15 13 -2
…<sig	0 15 3 6 6 14
…<sim	7 28 14 -11
…<sin	8 12
…<ska	6 4
…<ski	7 11
…<sky	8 3
…<sle	1 3
…<sli	13 4
…<slo	6 12
…<sma	1 13 2 -10 3 4 5 10 8 -1
…<sna	11 26
…<sni	6 1
…<soc	8 -7
…<sof	11 4
…<som	0 14 1 15 2 15 3 19 4 42 6 -45
…<soo	1 10 2 14
…<spa	8 -4
…<spe	7 9 9 13
…<spo	0 12 6 18
…<spr	12 17 13 14
…<squ	3 19 4 -4 8 -33
…<sta	1 9 3 10 4 -25 6 -41 7 6 11 -22 14 -15
…<ste	0 25 1 9 7 -1
…<sto	1 4 2 -29 3 30 4 -4 7 5 8 -13 11 2
…<str	2 9 3 27 6 29 7 3 8 -6 11 -9 13 20
…<sty	9 20
…<suf	2 2 8 11
…<sun	7 16 8 6
…<sup	0 6 6 9 9 10
…<sur	4 8 7 4
…<swa	2 1 3 7 6 8
…<swi	7 5
…<syc	6 3
…<sym	0 2
…<tak	0 3
…<tar	6 3
…<tas	7 11
…<tee	6 7
…<tem	8 1
…<ten	6 7
…<ter	8 4
…<tha	0 11 1 30 3 23 4 -63 5 1 8 6 11 -9 14 -9
…<the	1 -1 4 1 5 26 6 45 7 34 8 1 9 -23 10 -3 11 -14 12 -38 14 26
…<thi	0 3 1 36 2 2 3 7 4 12 5 -8 6 18 13 29
…<thr	3 5
…<thu	8 10
…<tic	0 15
…<tog	13 27
…<tom	8 8
…<tor	7 1 8 2
…<tot	7 4
…<tou	9 6
…<tow	2 7 6 -16 9 10
…<tra	0 -8 2 5 6 -11 8 -37
…<tri	2 11 13 17
…<tru	7 32
…<twe	12 5
…<twi	2 9 6 3
…<una	1 -3
…<und	11 1
…<unh	7 24
…<uni	2 2
…<unl	6 31
…<unm	10 17
…<upg	6 7
…<ups	2 3 8 11
…<use	2 5 3 -3
…<usu	0 19 1 1 13 16
…<vac	9 10
…<val	1 11 4 2 7 12
…<vau	2 2
…<veg	2 14
…<vie	5 9 7 16 11 9
…<vis	1 23 5 9
…<voi	2 4
…<vou	11 9
…<wai	6 33
…<wal	10 4
…<wan	8 7
…<war	8 2
…<wat	0 1
…<wav	6 7 7 1
…<we'	0 3 1 4 2 20 4 11 5 -61 6 -15 7 -83 8 38 9 5 13 24 14 6
…<wea	7 24
…<wei	4 11
…<wha	1 3
…<whi	1 -4 2 10 3 -1 4 5 5 8 8 -24 11 -2 12 10 14 -17
…<who	0 18 1 29 4 9 6 -44 8 17
…<wig	14 1
…<wil	4 12
…<win	8 7
…<wit	0 -13 1 -6 2 9 5 -14 6 13 7 16 13 -11
…<wor	1 3 2 -30 7 12 8 -26 14 -4
…<wou	0 10 1 19 2 25 3 7 4 12 5 -17 6 -7 8 -7 10 -4 12 21 13 5 14 -17
…<ye'	6 16
…<yes	6 33
…<you	0 -10 1 24 2 -2 4 17 5 18 6 32 7 22 8 3 11 -6 12 33 14 -15
…<zer	14 7
…@exa	14 43
…@hil	14 17
…_hom	14 13
…_let	14 43
…a's>	8 33
…able	3 -4 4 28 5 4 6 -9 7 -8 8 -11
…abou	4 7
…abso	10 4
…aby>	3 2
…abys	1 9
…acat	9 10
…acce	8 16
…acco	13 26
…aced	3 1
…ach>	6 7
…ache	6 11 7 3
…achi	4 2
…ack>	6 12
…acke	14 11
…acks	2 12
…ackw	8 5
…act>	11 14
…acti	2 26
…actl	4 -3
…actu	11 25
…adde	5 5 10 14
…addi	10 2
…addr	7 23 14 18
…ade>	2 2
…ader	6 7
…adge	2 6
…adin	6 19
…adit	2 15
…adve	0 -7 1 -12 4 -11 7 -17 10 10
…advi	6 8
…ady>	0 15 13 12
…adys	2 11
…aebo	0 14 2 11
…aelm	13 13
…afte	13 1
…agai	1 4 3 -2
…age>	0 21 2 -7 4 -5 6 -2 8 -15
…aged	3 -8
…ager	3 12
…ages	6 9
…agh>	8 8
…agin	11 18
…agre	7 2
…ah's	2 12
…ail>	2 2 6 -17 14 7
…aili	7 1
…ails	11 -6
…ain>	3 4 7 5
…ainb	2 19
…ains	1 2 2 19
…air>	2 -5 9 -38
…aird	8 3
…aire	6 12
…airn	9 6
…airw	1 8
…aisi	8 4
…aite	6 22
…ake>	11 3
…aker	1 2
…akes	2 -17 7 12 8 16 9 4
…akfa	6 17 9 2
…aks>	3 9
…alay	2 10
…ale>	7 2
…ales	8 6
…alfo	6 18
…alit	7 14
…all>	0 12 2 6 3 11 5 6 7 -2 11 -27 13 -28
…alle	2 -11 6 12 10 2 11 24
…alls	2 1
…ally	2 3 6 37 7 1 11 10
…alow	6 4
…als>	4 30 6 4
…alth	7 16
…alue	4 3 7 12
…amat	5 9
…ambr	7 1
…amer	8 14 11 20
…amfo	2 6
…amme	6 6
…amor	6 3
…ampi	9 10
…ampl	11 13 14 48
…ampo	5 4
…amps	7 4
…an's	8 24
…ance	1 -8 3 20 4 3 7 -32 8 30
…ancy	9 14
…and>	2 6 7 13 9 10 13 2
…anda	12 13
…ande	8 3
…andi	4 -26 6 -18 7 4
…andl	14 20
…andr	14 2
…ands	7 12
…andw	1 3
…anel	7 2
…ange	6 -2 8 -9 11 3
…angi	1 4
…anic	8 9
…anie	1 -1
…ank>	6 -7
…anks	0 7 1 6 7 19
…anna	8 13 14 10
…anne	14 11
…anni	8 18
…ans>	2 12 3 22
…ansi	2 1
…answ	8 2
…ant>	6 1 8 8
…anti	6 4 9 1
…ants	0 13 3 12 8 16
…anut	8 3
…apar	6 11
…aper	5 10 13 -5
…apid	6 7
…apoo	8 2
…appe	7 13 11 18
…appi	7 1
…appo	6 -6
…appr	4 19
…aps>	2 2 11 25
…arav	8 15 9 8
…ard>	0 2 2 -22 6 8 8 -1 12 13 14 24
…arde	8 5
…ards	0 1 5 14 8 16
…ardy	6 5
…are>	2 23 4 -47 6 -4 10 -2 11 2 14 -9
…ared	4 11
…arer	1 8 4 3 6 9
…ares	2 4 7 8
…arf>	1 7 4 3
…arge	0 2
…aria	2 18
…arin	2 7
…aris	7 19
…arke	10 25 11 5
…arki	0 -26 5 -8 6 -16 7 -17 8 -31 12 -17 13 -7 14 -2
…arks	2 1
…arli	6 6
…arly	2 -9 6 37 12 21
…arml	8 2
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
…ase>	1 18 6 15 7 7
…asid	9 10
…asie	2 11
…ason	0 -7 3 -27 4 1
…ass>	7 18
…asso	0 6
…ast>	6 33 9 2
…aste	6 6 12 -5
…asti	7 1
…asto	2 1
…at's	3 4 4 -40 8 21
…atch	6 25 8 8
…ate>	8 11
…ated	2 -26 7 -28 8 -5
…atel	6 23
…ater	6 -6 9 -3
…ates	5 7 6 6
…athy	0 2
…atic	5 9
…atim	6 2
…atin	1 11 7 5
…atio	3 -9 5 31 6 -29 7 27 8 -30 9 30 11 19
…ativ	11 14
…ats>	3 6 6 6 8 -59
…atsh	2 14
…atso	2 2
…atte	1 1 11 17
…atti	8 4
…attr	4 4 5 5
…atur	8 -25
…autu	13 10
…avai	6 -2
…avan	8 15 9 8
…ave>	6 3
…aved	7 1
…aven	1 6 7 3
…aver	6 5
…avin	5 25 8 2
…awai	4 4
…away	9 1
…awgs	3 23
…awin	11 7
…axim	1 5 4 23
…aybe	2 15
…ayda	6 9
…ayer	13 26
…aysi	14 3
…baby	1 8 3 1
…back	8 2
…badg	2 6
…bair	8 7
…bake	8 7
…bane	8 3
…bear	2 2
…bed>	1 9 5 6
…beds	0 1
…begi	12 10 13 2
…beha	1 1
…bein	6 3 13 8
…bern	8 2
…bers	2 2
…bes>	1 14
…beyo	6 14 7 20
…bike	1 -11 6 1 8 -2
…bill	5 10
…bjec	1 -6 3 -7
…blac	2 5
…ble>	1 8 2 5 3 -10 4 40 5 1 8 -38 12 4
…bled	7 1
…blem	0 -21 1 -27 3 -31
…bles	10 4
…blin	6 18
…blue	7 14 14 14
…boar	1 -16 7 -20 8 -9
…bobs	14 25
…body	0 14 2 9 10 3
…bol>	8 1
…bolt	9 10
…bonf	8 1
…book	1 3 6 2 8 -5 10 20
…bord	2 2
…borr	11 3
…bout	4 7
…bow>	2 19 6 12
…bows	6 20
…brac	14 13
…brav	1 2 6 11
…brea	3 5 6 15 9 13
…bree	1 1 3 1
…brid	7 9
…brig	2 3 7 8
…bris	8 2
…brok	5 13
…broo	2 2 14 9
…bsol	10 4
…buil	3 9
…bump	1 13 2 8
…bund	1 3
…bung	6 4
…burn	0 1 2 16
…bury	14 5
…buyi	8 2
…bys>	1 14
…byte	2 14
…c's>	11 25
…cage	3 -7
…cal>	11 4
…call	6 6
…came	8 14 11 20
…camo	6 3
…canc	6 6
…cara	8 15 9 8
…carn	8 2
…caro	8 21
…carr	2 -5 14 4
…catc	6 12
…cati	7 29 9 15
…cats	3 12
…caus	2 1
…cces	6 -9 8 14
…ccor	4 8
…ccou	13 28
…ccup	9 5
…ced>	6 -6 8 -18
…ceed	6 5
…ceip	0 9 5 21
…cely	13 4
…cent	1 -31 2 -30 5 -10 7 5 8 -34
…cept	1 -8 12 2
…cer>	7 17
…ces>	3 5 4 2 7 -11
…cess	6 -13 8 12
…cest	7 3
…chae	13 13
…chan	6 -14
…char	2 -5 6 6
…chec	5 3
…chem	8 7
…chen	2 8
…ches	6 17 7 7
…chie	0 5 4 7
…chil	1 44
…chin	3 9
…chli	8 2
…choi	2 9
…ciat	0 6
…cies	11 6
…cipi	0 5
…circ	1 -5 3 13
…cisi	6 30
…cked	11 4
…cken	14 12
…ckes	7 5 14 7
…ckpo	3 12
…cks>	2 11 6 10 13 8
…ckwa	8 5
…cky>	6 13
…clas	7 19
…clea	1 8 7 3
…cler	5 21
…clev	7 1
…clie	1 14 4 4
…clos	4 4
…clud	1 8
…coac	6 10
…coll	6 5 13 16
…colo	2 7
…come	0 3 1 -17 2 -42 4 -19 6 -17 7 22
…comf	1 -19 2 3 7 9
…comm	1 12 6 13 12 4
…comp	1 -6 7 12 8 -19 11 30
…conf	4 12
…cont	5 18
…conv	4 10
…cora	1 13 6 -25 8 -8
…cord	4 1 11 12
…core	13 19
…cot>	12 3
…cota	9 4
…cott	6 7
…coul	2 -5 4 7 6 4 7 43 8 -3 11 11
…coun	1 21 4 -9 13 16
…cove	13 3
…crac	6 17
…cram	6 3
…cras	7 7
…cret	0 14
…crew	0 10
…crip	2 13
…crof	9 8
…croo	8 4
…croy	7 4
…cruf	3 7
…crum	8 2
…cted	8 21 13 11
…ctin	4 4
…ctio	1 -2 3 -19 10 15
…ctis	2 30
…ctly	4 -3
…ctua	11 25
…cums	1 -3 3 13
…cupa	9 5
…cure	8 10
…curr	2 -9 8 25
…cust	5 2
…cutt	8 -12
…dall	6 23
…dan>	8 4
…dard	12 13
…dari	8 10
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
…dece	13 5
…deci	6 31
…deco	1 12 6 -26 8 -8
…ded>	6 6 7 -5 8 -1 10 13 11 9
…deep	4 3
…degr	12 5
…den'	8 3
…den>	8 3
…denc	1 1
…depa	9 12
…depe	0 9
…der>	5 19 8 -3 11 -43
…derr	7 6
…ders	0 11 2 9 6 6 8 11
…dert	11 3
…dge>	7 1 9 11
…didc	12 3
…diff	6 -5 11 50
…digi	11 1
…ding	1 1 5 21 8 -13 13 -6
…dinn	6 3
…disa	7 2
…disc	0 8
…disn	1 3
…diti	2 11 10 2
…dlan	7 1
…dle>	1 2
…dles	3 6
…dnes	6 8
…dogg	3 28
…dogs	3 12
…doin	1 13 6 -13 8 3
…dom>	7 5
…don>	7 12
…door	2 -9 8 5
…down	6 19 7 6
…dra>	14 3
…dram	5 9
…draw	7 -15 11 3
…dren	1 34
…dres	6 -2 7 20 14 18
…driv	10 2
…dron	8 3
…dry>	4 1
…dsit	0 1
…dsum	13 16
…duff	9 8
…dupl	6 4
…duri	8 2
…dver	0 -7 1 -12 4 -11 7 -17 10 10
…dvic	6 1
…dwea	1 3
…dys>	2 11
…e'll	2 1 3 -11 4 9 13 4
…e're	1 12 6 -32 7 -20 8 32 13 6
…e's>	1 -13 2 -20 3 -23 6 14 7 14 8 23 11 -26
…e've	0 1 2 14 3 1 6 4 7 -15 11 1 12 -7
…eabl	4 27
…eabo	4 7
…each	7 2 14 1
…eade	6 8
…eadi	6 20
…eady	0 15 13 12
…eake	1 6
…eakf	6 17 9 2
…eaks	3 9
…ealt	7 15
…eans	1 3
…eard	7 7
…eare	1 7 4 11 7 3
…eari	2 6
…earl	2 -25 6 48 7 -12 12 24
…ears	8 8
…eart	7 19
…ease	1 17 6 14
…easi	2 10 9 9
…easo	0 -7 3 -27 4 1
…eat>	9 5
…eate	9 -7
…eatu	8 -22
…eave	7 1
…eavi	5 25
…eawa	9 1
…ebod	0 14 2 10
…ecei	0 20 5 20
…ecen	13 4
…ecia	5 1
…ecip	0 5
…ecis	6 33
…ecom	6 11
…ecor	1 15 6 -36 8 -21 11 9
…ect>	1 3
…ecte	13 11
…ecti	0 -15 1 -9 2 7 3 -16
…edat	11 6
…eddi	14 18
…edec	1 11
…eds>	3 7 7 11 14 1
…edsi	0 1
…eed>	7 21
…eede	1 2
…eeds	6 2 7 8 14 4
…eeho	14 -3
…eein	10 5 13 9
…eel>	2 7
…een>	6 3 7 -28 8 -2
…eene	7 2 11 20
…eepe	4 2
…eepi	3 7
…eer>	0 3
…ees>	8 18
…eet>	6 11
…eeth	6 8
…eeti	6 5
…eets	3 17
…efan	8 4
…efit	0 7
…efle	4 2
…efor	1 10
…efur	5 7
…egan	7 10
…eget	2 15
…egin	12 10 13 2
…egre	12 5
…ehom	3 23
…ehov	2 12
…eice	7 1
…eigh	1 -1 4 8
…eing	0 -1 6 12 10 5 13 31
…eipt	0 9 5 21
…eir>	0 19 2 -15 5 11 6 6 7 4
…eirs	2 1
…elan	7 2
…elbo	6 36
…eld>	8 -7
…elea	6 16
…elec	14 1
…elia	8 1
…elis	2 12
…ell>	1 5 5 3 8 -8
…elli	6 9 8 18
…ello	8 5
…elly	4 1 8 7 9 3
…elma	13 13
…els>	8 -6 9 9
…elv>	12 5
…elve	6 4
…ely>	2 9 6 53 13 2
…emai	2 26
…embe	2 1
…emig	8 16
…emin	5 1
…emo>	8 13
…empe	8 3
…ems>	2 22
…en'>	1 12
…enag	3 12
…enan	0 10
…ence	2 -14 3 1
…end>	9 14
…ends	2 -8 3 21
…ened	4 12 11 15
…ener	4 7 11 27
…enes	11 7
…enga	8 2
…enin	13 3
…enly	7 4
…enny	8 13
…enou	1 12 2 -11
…ens>	7 10
…ensh	7 2
…ent>	1 6 2 -44 5 -23 6 -22 7 -24 8 21 11 37 13 8
…enta	11 3
…enti	1 -3 6 18
…entl	8 12
…ento	7 1
…entr	1 -22 2 -30 6 -5 8 6
…ents	2 -20 5 21 6 7 8 -20
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
…eral	6 6
…eras	8 19
…erda	6 32
…ere'	1 -5 2 -17 3 -6 5 17 6 15 7 6 8 10 11 -21
…ere>	0 -39 4 3 6 -6 7 1 12 -8 13 -22 14 16
…erea	2 11 4 6
…ered	3 1 6 -11
…eref	1 11
…eren	11 26
…eres	7 3
…eria	2 23
…erie	3 21 9 2
…erin	6 9 13 3
…erio	6 4 11 4 12 13 13 26
…erk'	5 5
…erly	7 8 8 13
…erna	8 10
…erni	1 10 5 7
…erri	8 13
…erro	8 2
…erry	5 -4
…ers>	0 13 2 65 5 25 7 -39 8 13 9 14 12 -15 13 2
…ersa	4 11
…ert>	4 -2
…erta	11 3
…erti	6 7 10 1
…erva	5 3
…erwi	2 6
…ery>	11 24
…esby	2 14
…ese>	4 12 6 27 7 5
…esen	11 34
…eser	5 4
…eshe	7 4
…esid	1 8
…esmo	4 3
…espe	1 1 2 3
…espo	6 17
…ess>	1 1 2 -39 3 50 6 -12 7 1 8 11 9 -6 11 5 14 8
…esse	2 8 6 1 7 29
…essi	1 -4 2 2 4 3 11 13
…est>	3 5 7 118 14 2
…este	6 28 7 12 8 -12 13 12
…etar	2 16
…etch	4 6 13 11
…eted	10 16
…eth>	6 4
…ethe	13 25
…ethi	0 14 3 6 4 3
…etim	14 8
…etin	6 16 11 13
…etle	3 40
…ets>	2 -25 3 12 4 -2 7 -13 8 -10 14 44
…ets@	14 12
…ets_	14 14
…ette	5 4 8 29 14 19
…etti	7 18 14 21
…ettl	6 10
…etts	3 20
…etur	5 16
…etwo	8 10
…eve>	4 7
…evel	4 5
…even	14 10
…ever	2 18 6 -12 7 25 8 -29
…evic	8 13
…ewca	3 7
…ewe>	0 11
…ewhe	1 19 2 8 4 32
…ews>	7 24 11 9
…exac	11 14
…exam	14 48
…exce	1 -1 12 2
…exis	7 22
…expe	0 3
…ey'd	2 5
…ey'r	2 14 6 27
…eyon	6 14 7 20
…face	7 -3 14 21
…fair	7 9
…fall	1 -2 2 13
…fan>	8 4
…fast	2 -1 6 38 9 2
…feat	8 -22
…fell	8 8
…fema	2 13
…fer>	2 4 11 17 13 10
…fere	11 26
…ferr	5 -8
…fers	8 11
…ffer	8 3 11 50 13 6
…fiel	8 -17
…fies	7 17
…fill	6 5
…fing	6 45
…fini	8 -4 11 26
…fire	7 17
…fitt	1 -11 2 -20 6 -8 8 -59
…flat	8 -45 11 3 14 41
…flec	4 2
…flee	6 25
…fold	6 -2
…foll	8 24
…ford	6 7 7 16
…fore	1 10 3 4 6 12
…forg	14 10
…form	5 9 6 9
…fort	1 -19 2 4
…fost	1 5
…foto	11 22
…four	2 10
…free	3 11
…fres	7 4
…frie	2 -4 3 21
…fron	13 1
…ftes	7 18
…fts>	3 6
…ftwa	11 6
…ful>	3 3 6 7
…fume	8 9
…fumi	5 5
…furb	3 2 5 7
…furn	1 -21 2 -13 4 -11 6 -8 7 -13 8 -19 11 16
…gade	2 4
…gage	0 18 7 15
…gain	1 4 3 -2
…gall	11 18
…galo	6 4
…gan>	14 3
…gati	5 5
…gdom	7 5
…ged>	3 -20 11 4
…gen>	8 8
…gene	11 10
…ger>	1 18 6 18
…geri	3 12
…gers	0 22
…geta	2 15
…geth	13 27
…ggie	3 19
…ggle	6 19
…gham	7 4
…ghla	9 12
…ghou	3 7
…ght>	1 1 4 -11 5 7 7 -23 8 -8 11 -2 14 -4
…ghte	11 9
…ghto	7 11
…gies	3 19
…gin>	12 2
…gina	11 19
…ging	1 6 6 3
…ginn	13 16
…gita	11 1
…give	2 4 8 -9
…glam	9 10
…glan	6 5
…gle>	6 5 11 2
…gly>	4 7
…gnor	11 22
…gns>	0 17 6 9
…goer	2 15
…goin	6 8
…golf	9 1
…good	2 -11
…grad	6 7
…grai	8 2
…gran	1 1 7 6
…gras	11 5
…grat	8 13
…grea	9 5
…gree	2 -30 6 -4 7 5 8 -18 11 11 12 2
…grou	4 5
…h's>	2 10
…habe	0 1
…hael	13 13
…hake	6 5
…hall	2 16 13 -5
…ham>	7 7
…hamm	6 7
…hamp	5 3
…hand	1 -3
…hang	6 -26 11 4
…hank	0 17 1 26 3 4 6 -14
…hann	8 1 14 11
…happ	7 41
…hard	8 8 14 18
…hare	2 25 6 -17 8 1
…harf	1 7 4 3
…hase	6 7
…hat'	3 4 4 -40 8 21
…hatc	8 8
…hats	2 2
…hatt	8 3
…have	1 2
…he'l	1 1
…head	1 6
…hear	7 2
…heat	6 -2 9 -7
…heav	7 3
…heck	5 3
…hed>	2 -5 11 13
…heel	2 4
…heir	0 17 5 9 6 6 7 12 13 2
…hemo	8 13
…hen>	2 8
…her>	13 23
…here	0 -33 2 -15 3 -11 4 5 5 6 6 3 7 14 8 2 9 -21 11 -29 12 -27 13 -38 14 11
…hers	4 15 5 2 6 8
…herw	2 6
…hes>	6 4
…hese	3 1 4 3 6 28 7 7
…hey'	2 27 6 22
…hich	0 -11 3 -2 4 2 5 11 7 -9 8 -13 12 13 14 -15
…hief	6 2
…hies	0 4
…hiev	4 7
…high	9 12
…hild	1 44
…hill	4 -4 7 2 8 3 14 51
…hin>	0 -5 3 12 5 -7 6 15 7 18 13 -9
…hing	0 28 3 20 4 13 8 -8
…hink	1 14 4 1
…hip>	5 5
…hird	1 20 7 -11 8 15 13 11
…hire	7 13
…hirt	2 6
…hist	0 2
…hitb	10 6
…hitc	3 10
…hite	2 14
…hlan	9 12
…ho'd	2 12 4 4
…hock	11 1
…hoic	2 13
…hold	0 4 5 8 7 -21 8 -8 14 -14
…hole	9 10
…home	3 22 14 43
…hoot	8 3
…hort	12 22
…hose	0 23 1 23
…hots	11 21
…houl	1 3 4 11 6 -13 7 -8 8 6 11 2
…hous	0 1 2 -25 3 6 6 3 7 5 14 15
…hout	3 7
…hova	2 12
…hove	8 8
…howi	5 1
…hrou	3 7
…hrow	4 6
…hted	2 3
…hten	11 9
…hton	7 11
…hulm	7 3
…huma	3 5
…hurs	8 9
…hysi	7 5
…iac>	8 20
…ial>	0 13 6 5 11 13
…iali	5 1
…iall	2 8
…ian>	2 22 8 33
…ians	2 10
…iati	0 6
…ible	12 8
…ical	11 2
…ice>	2 6 8 -12 11 -9
…icel	13 4
…icer	7 18
…ich>	0 -13 3 -3 4 1 5 10 7 -7 8 -18 12 13
…icha	13 13
…iche	2 6
…icht	9 9
…icin	5 1
…ick>	10 13
…icke	0 12 7 5 14 7
…icy>	3 2
…idco	12 3
…ide>	8 23 9 20
…idea	9 11
…iden	2 -11
…idge	7 20 9 9
…idla	7 2
…ids>	1 14
…idsu	13 16
…ied>	2 14 10 6
…ield	8 -19
…ienc	0 2
…iend	2 -4 3 22
…ient	0 14 1 13 4 1
…ier>	6 -19 7 61
…iers	8 9
…ies>	3 22 7 31
…iest	2 7 6 4 7 40
…ieve	4 7
…iew>	14 20
…iews	7 25 11 10
…iffe	11 50
…igad	2 4
…igan	14 2
…igat	5 5
…iggl	6 9
…igh>	4 11
…ighl	9 12
…ight	0 -11 2 -1 4 -44 8 -2
…igit	11 1
…igno	11 23
…igns	0 17 6 9
…igra	8 31
…ike>	6 7
…ikel	6 12
…iken	11 7
…ikes	1 -12 6 7 8 -28
…ildi	3 9
…ildr	1 34
…ilen	1 3
…ill>	7 10
…ille	5 8 9 9
…illi	4 10 6 6 7 2
…illt	14 29
…illv	14 22
…ils>	11 -7
…imag	11 19
…ime>	1 1 6 9 8 6 14 9
…imes	13 14
…impl	7 26 14 -11
…impr	11 6
…imum	1 5 4 23
…inbo	2 19
…inch	11 14
…incl	1 8
…inde	6 2
…ine'	8 3
…ine0	14 22
…inen	9 20
…ines	2 13 7 2
…infr	13 2
…ing>	0 -2 1 22 2 -4 4 21 5 32 6 48 7 -25 9 20 11 -6 13 17 14 -49
…inga	0 8
…ingd	7 5
…inge	6 35
…ingh	7 4
…ingl	4 7
…ings	3 23 4 3 7 -10 11 12 14 27
…ingt	0 10
…inis	8 -6 11 26
…ink'	10 5
…inki	1 16 4 1
…inks	2 17
…inni	6 1 13 15
…ins>	2 17 7 2 8 -11
…inso	8 3
…inst	1 6 2 5 3 -2 4 -5 6 11 10 20 14 2
…insu	5 3
…int>	6 22
…intl	0 7
…intm	6 -3
…iny>	11 3
…iod>	12 17
…iods	13 14
…ion>	1 12 2 -12 3 -19 5 23 6 -4 7 26 8 -53 9 15 10 33 11 30 12 3 14 -4
…iona	2 19 6 4
…ione	2 11
…ioni	2 1
…ions	0 5 1 -13 7 -17 11 6 12 14
…ior>	11 6
…iors	1 15
…ious	6 14
…ipie	0 5
…ippl	2 14
…ips>	0 2
…ipt>	0 10 5 9
…ipto	3 5
…ique	1 18
…ircu	1 -3 3 13
…ird>	1 5 7 -11 8 17 13 5
…irds	8 2
…ire>	6 17 7 18
…irel	7 2
…irep	7 20
…irit	2 6
…irs>	2 1
…irwe	1 8
…isag	7 2
…iscl	4 5
…ise>	2 5 4 16
…ish>	2 4
…ishe	6 -9 8 -22 11 22 12 17
…isie	8 4
…isin	2 19
…isio	6 23
…isit	1 23 5 9
…isla	2 4
…isna	1 3
…ison	7 19
…isse	6 7
…issu	2 12
…ist>	7 13
…iste	4 11 6 2
…isti	1 6
…istl	0 3
…ists	2 3
…it'l	6 33 7 8
…ital	11 1
…itby	10 6
…itch	3 8 6 12 8 7 14 1
…ited	6 20
…iter	6 11
…ites	2 13
…ithi	0 -2 5 -7 6 16 7 19 13 -9
…itin	4 12
…itio	2 24 10 1
…itne	2 12
…its>	1 11
…itte	1 -20 6 -36 7 -29 8 -67
…itti	8 5 12 12
…itur	1 -2 4 -5 8 -8 11 12
…ity>	7 22
…ive>	6 13 10 1 11 7 13 6
…iven	0 2 2 7 8 -3
…iver	8 3
…ivin	0 7
…ize>	6 12
…izin	8 11
…jans	14 11
…ject	1 -7 3 -7 13 4
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
…kes>	0 -9 1 -31 2 -22 7 5 9 10
…kest	7 4 14 10
…ket>	0 4 7 1
…kete	10 16
…keti	11 13
…keys	14 2
…kfas	6 17 9 2
…kids	1 15
…kies	7 13
…kin>	6 19
…king	1 11 7 -1 8 -10 12 -24 13 -5
…kite	7 1
…knee	8 19
…knoc	8 29
…kpor	3 12
…ktop	2 -10
…kwar	8 4
…kyli	8 1
…l's>	8 4
…lack	2 4
…lady	2 10
…lamp	9 10
…land	2 31 7 25 9 7 14 18
…lant	3 11 8 16
…lark	14 4
…lass	7 19
…last	12 -4
…lat>	14 4
…lat@	14 4
…late	2 -19 5 11 10 5
…lats	2 6 6 7 8 -34 14 5
…latt	11 13
…lbow	6 36
…lder	0 7 2 7
…ldin	3 8
…ldre	1 34
…lds>	5 9 6 3 8 -3
…lear	1 6 7 4
…leas	1 16 6 11
…leav	5 25
…lecr	8 3
…lect	13 18
…led>	2 -2 5 14 7 10 8 -3
…leed	6 7 7 10 14 6
…leep	1 7
…leet	6 25
…leic	7 1
…lem>	0 -10 1 -8 3 -27
…lems	2 8
…lent	1 2
…lerk	5 21
…lery	11 18
…les>	4 -12 10 3
…less	3 41 8 12
…lets	14 69
…lett	0 9 14 46
…leve	2 -1 4 2 7 7 8 -28
…lfor	6 18
…lian	8 4
…libr	8 1
…licy	3 2
…lie>	8 9
…lied	2 1
…lien	1 6 4 4
…lies	6 11
…ligh	0 -23 1 -16 2 -24 4 -21 6 -4 7 -6
…like	6 8 11 3
…lin>	7 1
…line	8 5 9 5
…ling	0 -22 2 -1 6 22
…lini	6 5
…link	6 5 14 15
…lip>	0 14
…lips	0 3
…liss	4 1
…list	2 1 4 9 6 3
…lite	6 14
…lity	7 22
…live	7 16
…ll_l	14 11
…llec	6 5 13 16
…lled	5 7
…ller	9 7 11 25
…llia	8 3
…llie	8 4
…llin	4 8 6 16 8 4
…llow	2 13 8 36
…lls>	6 -3 12 -15
…llto	14 29
…llvi	14 22
…lly>	2 7 4 2 6 14 8 10 11 7 14 -4
…llyi	6 9
…lmas	13 13
…lme>	7 3
…loca	7 29
…lock	5 -2
…lone	8 6
…look	4 15
…lord	14 21
…lots	1 3 6 19
…lour	2 7
…love	3 8
…lowe	8 27
…lowf	2 1
…lowl	8 1
…lown	1 1
…lows	6 4
…ltho	9 10
…lton	4 9
…ltop	14 28
…luck	6 13
…luer	4 3 7 30
…lunc	6 16
…lute	10 4
…lves	6 3
…lvie	14 22
…lwin	6 3
…lymo	7 2
…m's>	8 13
…magi	11 19
…mail	2 10 14 10
…main	2 5 7 6
…make	2 -16 7 14
…mal>	13 1
…mala	2 9
…mall	1 18 2 -7 3 5 5 6 8 -1
…man'	8 25
…manc	7 4
…mans	3 4
…mark	10 25 11 16
…mas>	13 22
…mate	6 14
…mati	5 9
…maxi	1 5 4 23
…mayb	2 15
…mber	14 5
…mble	6 17
…mbol	8 1
…mbri	7 3
…med>	8 3
…melt	6 18
…memb	2 1
…mena	3 12
…mend	6 6
…ment	2 -35 8 -4
…mer>	13 15
…mera	8 14 11 20
…mes>	0 5 1 -16 3 -9 4 -28 5 -2 6 -22 7 8 8 10 14 32
…mest	13 16
…meth	0 13 3 5 4 3 6 -7 8 1
…mewh	1 19 2 8 4 33
…mfie	7 18
…mfor	1 -18 2 26
…mich	13 13
…midl	7 3
…mids	13 16
…miga	5 5
…migr	8 31
…milk	8 1
…mill	9 10 10 2 14 1
…mine	8 1
…ming	1 -3 6 13 7 4
…miss	6 5
…mit>	4 8
…mith	14 10
…mitt	12 7
…mles	8 3
…mmen	6 12
…mmer	13 14
…mmit	12 7
…mmod	1 6
…mnia	8 3
…mnth	13 18
…moda	1 6
…moir	14 6
…mon>	7 7
…mond	4 2
…mone	2 2
…mont	12 2
…more	6 10 11 1
…mort	0 17 7 15
…mout	7 5
…move	2 -14 6 -13 8 3
…mpan	1 -1
…mpar	7 20
…mpat	0 2
…mper	8 7
…mpin	9 10
…mple	7 -6 11 9 14 33
…mply	7 40
…mpoo	5 4
…mpre	11 6
…mps>	1 11 2 9
…mpt>	6 12
…mput	11 24
…msta	1 -3 3 13
…mths	13 31
…mull	2 4
…mum>	1 5 4 23
…n's>	8 35
…nabl	4 1 5 9
…nae>	1 2
…naeb	0 14 2 11
…nage	3 9
…nair	9 7
…nal>	2 19 6 5
…name	1 6
…nant	0 10
…naps	11 26
…nbow	2 19
…nbro	2 4
…nce>	1 5 2 -1 3 21 7 -13 8 32
…nces	1 -11 3 10 4 11
…nch>	6 8 11 14
…nche	7 3
…nclu	1 20
…ncou	1 1
…ncy>	9 14
…ndar	12 13
…ndec	6 10
…nded	6 9
…nder	1 -6 2 -13 8 15
…ndin	4 -7 6 -8
…ndra	14 2
…ndry	4 1
…nds>	1 -1 3 12 8 16
…ndwe	1 3
…ne's	8 3
…ne00	14 22
…near	4 1 6 16 8 22
…ned>	2 3 4 1 7 -9 11 15
…nees	8 19
…nefi	0 8
…nel>	8 12 14 4
…nell	14 10
…nels	7 8
…nen>	9 7
…ner>	1 2 2 6 8 -2 11 1
…nera	11 10
…ners	2 14
…nes>	2 21 4 11 8 11
…ness	2 11 6 7 11 4
…netw	8 10
…newc	3 7
…nfro	13 2
…ngal	6 3
…ngdo	7 5
…nged	11 7
…nger	0 18 1 17 6 36 8 -1
…ngha	7 4
…ngin	1 2
…ngle	11 2
…ngly	4 7
…ngs>	2 -4 3 18 4 4 6 -6 7 -14 8 12 11 21 14 4
…nhea	7 10
…nhil	7 6
…nic>	8 13
…nice	2 3 7 15 13 3
…nich	9 10
…nie>	8 5
…niff	6 1
…nigh	1 8 5 7
…nine	14 28
…ning	2 3 6 16 13 22
…nior	1 14
…nish	2 -1 8 -22 11 31
…nist	9 3
…nitu	1 -3 4 -5 11 12
…nk's	10 5
…nkin	1 16 4 1
…nks>	0 9 1 4 2 11 7 26 8 -2
…nlet	14 17
…nley	2 6
…nly>	0 11 1 15 7 4
…nmar	10 17
…nnah	8 2
…nnel	14 7
…nnie	7 12 8 3
…nnin	6 2 13 15
…nny>	8 12
…noch	1 17
…nock	8 31
…nome	6 3
…nore	11 15
…norm	13 23
…norw	14 10
…noug	1 12 2 -11
…nse>	6 13
…nshu	7 3
…nsit	2 1
…nsom	8 3
…nst>	1 4 3 -2
…nsta	6 5 14 10
…nstr	10 17
…nsur	5 4
…nswe	8 2
…ntat	11 4
…nted	0 10
…nten	0 -13 5 19
…ntes	7 1
…nth>	13 18
…ntia	6 7
…ntic	6 6
…ntin	0 13 9 3
…ntle	0 7
…ntme	6 -3
…ntra	8 19
…ntre	0 2 1 -11 2 -11 8 -8
…nts>	0 -1 1 1 2 -29 3 3 4 -14 5 35 6 1
…ntur	7 22
…numb	14 6
…nver	4 10
…nwic	10 12
…nyar	0 9
…o'd>	2 12 4 4
…o163	14 23
…o770	14 19
…o77o	14 31
…oach	6 16
…oard	1 -17 7 -21
…obje	1 -6 3 -7
…oble	0 -21 1 -27 3 -31
…ocat	3 10 7 30
…occu	9 4
…ocee	6 5
…ochi	1 17
…ocia	0 9
…ock>	6 2 8 14 11 9
…ocke	6 -11 8 -13
…ockp	3 12
…ocks	6 2
…odat	1 6
…ods>	2 -10 13 13
…ody>	0 13 2 6
…oers	2 14
…oeve	2 2
…oft>	9 4
…ofte	7 4
…oget	13 27
…oggi	3 19
…oice	2 30
…oing	1 10 8 17
…oint	0 12 6 -11
…oira	14 6
…ojec	13 4
…oked	4 16
…oker	5 15
…oks>	1 2 6 2 8 -1 10 21
…olde	0 8 2 9
…olds	5 5 6 10
…ole>	8 7 9 10
…olic	3 2
…olit	2 2
…olle	6 3 13 21
…ollo	8 24
…olls	12 -1
…olon	8 6
…olou	2 8
…olth	9 10
…olut	10 4
…ome>	3 23
…omen	6 2
…omer	7 5
…omes	1 -15 2 -7 4 -24 6 -23 7 13 14 37
…omet	0 14 3 6 4 3
…omew	1 19 2 7 4 32
…omfi	7 18
…omfo	1 -18 2 6
…omme	6 12
…ommi	12 7
…omni	8 3
…ompa	1 -2 7 18
…ompt	6 11
…ompu	11 24
…onab	4 2
…onag	2 3
…onal	2 18
…ond>	4 14 6 30 7 18
…onde	6 10
…one>	6 4
…oned	2 10
…onel	8 9
…oner	1 10 2 12
…ones	8 15
…onge	0 11
…ongl	6 2
…onle	2 7
…only	0 28 1 14
…onne	8 6
…ons>	0 3 7 -37 11 13 12 13
…onse	6 1
…ont>	13 1
…onte	0 -8 5 18
…onti	0 11
…onve	4 10
…oods	2 -9
…oof>	7 33
…ook>	2 7
…ooke	4 14
…ooks	1 1 8 -10 10 21
…ooms	14 6
…oone	1 10 2 12
…oots	8 1
…oper	6 2 8 7
…ople	14 11
…opor	11 12
…opos	4 39
…ops>	2 -12
…opti	1 14
…orag	9 -15
…orat	1 13 8 -8
…ord>	6 4 7 18 11 2 14 14
…orde	7 -22 8 -32
…ordi	2 3 4 6
…ords	7 2
…ore>	1 2 3 16 6 30 11 26 13 21
…orge	14 10
…ork>	7 18 8 9
…orki	0 11
…orkt	2 -10
…orm>	7 6
…orma	8 10 13 22
…ormi	6 7
…orms	5 11
…orri	9 11
…orro	11 3
…orry	0 5
…ors>	6 -25
…ort>	3 12 9 10
…orta	2 1 10 8
…orte	0 5 2 14 12 21
…ortg	0 18 7 15
…orth	7 2
…orti	11 12
…orwi	14 10
…ory>	6 13
…osal	4 39
…ose>	0 21 1 21 6 -15
…osed	4 2
…ossi	7 19 12 8
…oste	1 3
…osts	0 1
…otag	9 4
…otal	7 5
…oted	4 23
…othe	2 16 4 8 7 -11
…otos	11 22
…ots>	6 19 11 24
…otta	6 9
…ou'd	0 -16 4 7 11 -9 12 4
…ou'l	3 17 4 -5 5 11 7 38 8 8
…ou'r	2 11 6 4 8 -3 12 12
…ou'v	1 9 6 6
…ouch	11 10
…ough	1 6 2 -39 3 4 8 -44
…ould	0 12 1 26 2 26 3 14 4 32 5 -4 6 -16 7 9 8 -1 10 -27 11 10 12 13 13 1 14 -27
…ound	2 2
…oung	1 30
…ount	1 20 4 -11 7 2 13 12
…oup>	4 1
…our>	14 17
…ouri	9 8
…ours	0 -1 1 -11 3 -18 4 19 6 9 11 17 12 5
…ourt	2 8
…ous>	0 6 6 5
…ouse	2 -20 3 6 6 3 7 10 14 13
…ousi	0 8
…out>	2 -6 3 14
…outh	7 3
…outs	2 5 4 5
…ovah	2 12
…ove>	8 6
…oved	8 9
…oven	7 5
…over	1 8 3 32 4 -8 5 9 6 -9 8 12 9 6 13 2
…owar	0 2 5 8
…owed	8 18
…owel	9 13
…ower	7 9
…owfi	2 1
…owly	8 1
…own>	1 4 9 10
…ows>	6 31 7 7
…oydo	7 4
…p's>	14 12
…page	10 5
…pain	6 11
…panc	9 5
…pane	7 3
…pani	1 -1
…pape	5 10 13 -4
…pare	4 1
…pari	7 19
…park	0 -29 2 -2 6 -23 7 -26 8 -9 12 -18 13 -15 14 -7
…paro	8 1
…parq	3 1
…pars	2 3
…part	6 6 9 15
…past	2 1 11 7
…path	0 2
…patt	1 5
…payd	6 9
…paye	13 27
…pean	8 3
…pear	11 14
…peat	6 14
…pect	1 10 2 5
…ped>	0 12 11 1
…pen>	1 3
…pend	0 6 9 13
…pene	4 14
…peni	13 3
…pens	7 8
…per>	1 2 3 4 6 4 8 17
…peri	12 14 13 31
…perl	8 14
…pers	5 3
…pert	6 7
…petl	3 40
…pett	3 20
…pgra	6 7
…phas	6 17
…phen	6 3
…phin	7 1
…phys	7 5
…picc	11 5
…pid>	6 7
…pien	0 4
…pier	8 12
…pinc	11 16
…pine	7 2
…ping	3 18 9 16
…piri	2 5
…plac	8 -3
…plan	3 10 8 15
…plat	5 11
…ple>	2 1 14 39
…plea	1 17
…plec	8 3
…ples	11 3
…plet	14 10
…plex	6 3
…plot	14 3
…ply>	7 39
…plym	7 2
…pock	7 11
…poin	0 11 6 -10
…poli	3 12
…pond	6 24
…pons	6 3
…port	0 6 2 1 3 17 9 17 10 12 11 13
…posa	4 39
…poss	7 14 12 10
…post	8 -9
…pot>	8 18
…pott	6 1
…powe	7 5
…ppea	11 17
…pped	11 4
…ppen	1 1 7 16
…pper	6 17
…pple	2 11
…ppli	2 1
…ppoi	6 -3
…ppor	0 14 2 16
…ppro	4 20
…ppy>	8 1
…prac	2 27
…prec	6 11
…pred	11 6
…prep	4 11
…pres	2 3 11 45
…pret	7 13
…prin	2 -19 4 -5 8 -3 12 17 13 12
…pris	4 8
…prit	8 15 14 5
…priz	6 4
…prob	0 -9 1 -4 2 8 3 -34
…proc	6 5
…prof	0 5
…proj	13 4
…prom	6 12
…proo	7 25
…prop	4 35 6 3 8 11 11 10
…prot	5 12
…prox	4 6
…pset	2 3
…ptio	5 8 12 8
…pton	3 4
…purp	11 1
…pus>	8 4
…pute	11 24
…pylo	11 1
…qual	7 14
…quar	8 -12
…que>	1 16
…quea	3 9
…quet	3 1
…quic	7 13 14 7
…quig	8 2
…quin	2 19
…quot	4 34
…r's>	6 20 8 10 10 6
…rack	6 13 14 11
…ract	2 27
…rade	6 6
…radi	2 13
…rage	9 -16
…rail	2 -17 6 -16 8 -9 11 -15
…rain	2 10 8 1
…ral>	7 -4 8 -11
…rall	6 9
…rama	5 9
…ran>	8 5
…ranc	8 31
…rand	1 3 7 6
…rans	2 7
…rapi	6 6
…rare	6 11
…ras>	8 19
…rash	7 7
…rass	11 1
…rate	0 -2 4 6
…rati	1 4
…rava	8 15 9 8
…rave	1 6 6 6
…ravi	7 3
…rawi	11 7
…rcum	1 -3 3 13
…rday	6 33
…rden	8 1
…rder	7 -30 8 -11 11 -3
…rdin	2 1 4 19
…rds>	4 -2 5 2 8 14
…rdy>	6 5
…re's	1 -7 2 -10 3 -18 6 16 7 2 8 12 11 -15
…reab	4 7
…reac	14 1
…read	6 28 8 -6 13 1
…reak	6 17 9 1
…real	0 -3 7 7 11 9
…reas	0 -8 3 -27 4 1 7 -11
…reat	9 5
…rece	0 19 2 -16 5 17
…reci	0 2
…reco	6 7 11 3
…red>	1 -10 6 -30 14 -16
…reda	11 6
…rede	1 11
…ree>	3 12 7 10 12 5
…reed	3 1
…reeh	14 -3
…reen	1 -8 2 -4 8 -23 11 11
…refl	4 2
…refo	1 11
…refu	5 6
…reho	3 22
…rele	6 15
…rema	2 2
…ren'	1 12
…rent	2 -20 6 -10 8 30 11 15
…repa	4 8
…repe	6 14
…repl	8 -18
…repr	7 16 11 10
…rer>	1 6 4 2 6 7
…resa	7 7
…resb	2 14
…rese	11 38
…resh	7 4
…resi	1 12
…resp	6 14
…ress	6 -27 7 22 11 3 14 15
…rest	3 10 7 39
…retc	13 12
…rett	7 8
…retu	5 16
…rewe	0 11
…rge>	14 8
…rial	11 2
…rian	2 36
…ride	8 14
…ridg	7 8 9 11
…rie>	3 12
…ried	10 9
…rien	1 -3 2 -12 3 29
…rier	7 11
…riga	2 4
…righ	7 7 11 8
…rike	6 14
…rime	13 16
…ring	0 -4 6 -17 8 4 9 20 10 -3 12 15 13 21
…rint	6 31
…riod	12 14 13 26
…rior	11 7
…riou	6 8
…ripp	2 13
…rise	4 7 6 -5 7 10
…rit>	2 5
…ritc	8 15 14 5
…rive	2 -11 9 5 10 1 13 7
…rize	6 4
…rk's	5 5
…rket	10 26 11 11
…rkin	2 -4 5 -8 6 -16 7 -19 8 -36 12 -17 13 -7 14 -3
…rkto	2 -10
…rlie	6 8
…rls>	2 14
…rly>	6 33 8 19 12 20
…rmal	13 22
…rman	8 19
…rmin	6 15
…rmle	8 2
…rms>	5 10
…rnab	5 15
…rned	1 1
…rnig	1 10 5 7
…rnit	1 -2 4 -5 8 -8 11 12
…rniv	8 2
…roba	4 1
…robl	0 -21 1 -27 3 -31
…roce	6 4
…roft	9 8
…roje	13 4
…roke	5 13
…rol>	8 1
…role	8 12
…roll	12 -2
…romp	6 13
…rone	8 14
…rong	6 3
…ront	13 1
…roof	7 24
…rook	2 1 8 1 14 9
…room	14 6
…rope	6 5 8 9
…ropo	4 39 11 12
…rose	2 -7
…rote	5 12
…roud	6 1
…roug	2 -20 3 6
…roup	4 7
…rove	3 25 8 3
…row>	4 3
…rown	2 2
…rox>	4 1
…royd	7 4
…rpri	4 9
…rque	3 1
…rren	2 -16 8 32
…rrid	8 12 9 11
…rrie	14 4
…rriv	13 14
…rrow	11 1
…rry>	2 -8
…rsat	4 11
…rsde	8 3
…rsel	6 5
…rson	2 2
…rtab	1 -16 2 6
…rtak	11 3
…rtal	10 9
…rted	0 11 7 5
…rter	2 14 3 3 12 3
…rtga	0 18 7 15
…rth>	2 8 7 15
…rtie	6 9
…rtio	11 12
…rtis	10 1
…rtme	6 11
…rts>	1 -3
…ruck	3 4
…ruct	10 17
…rumb	8 3
…rust	7 25
…rvat	5 4
…rvic	5 1
…rwel	1 8
…rwic	14 10
…rwis	2 6
…rys>	8 4
…sale	8 7
…salf	6 18
…sals	4 30
…samp	11 14
…sand	14 20
…sati	4 11
…sbur	14 7
…sbyt	2 14
…sclo	4 5
…scor	13 19
…scra	6 3
…scre	0 3
…sden	8 3
…seas	9 8
…sed>	0 -21 4 17 8 -13
…seei	10 5 13 9
…sell	6 1 8 7
…selv	6 5
…seng	8 1
…sent	6 7 11 34
…sepl	3 2
…seri	6 8
…sers	2 8
…serv	5 21
…ses>	1 16 4 -15 6 16 7 11 8 -84
…sess	4 5
…seve	14 6
…sex>	7 23
…shak	6 5
…shal	13 -3
…sham	5 9
…shar	2 26 6 -25 7 -4 8 1
…she'	1 2
…shea	4 18
…shed	3 1 6 -12 11 15
…sher	7 1
…shes	1 2 11 4
…shin	11 11
…ship	5 6
…shir	7 13
…shoo	8 3
…shor	12 22
…shot	11 21
…shou	1 2 4 10 6 -4 7 -9 8 5 11 2
…shov	8 8
…shul	7 3
…sibl	7 4 12 8
…sica	7 4
…side	6 -20 9 9 14 29
…sie>	8 1
…sies	2 9
…sigh	3 7 8 5
…sign	0 17 6 9
…sile	1 3
…simp	7 28 14 -11
…sing	2 26 8 16
…sink	2 6
…sion	6 3 10 5
…sis>	8 11
…sit>	5 12
…siti	2 8
…sits	1 18
…sizi	8 11
…skat	6 4
…skie	7 13
…skyl	8 1
…slan	2 5
…slee	1 6
…slip	0 28
…slot	1 3 6 13
…slow	8 1
…smal	1 19 2 -5 3 6 5 6
…smit	14 10
…smon	4 3
…snae	1 2
…snap	11 26
…snif	6 1
…sobe	8 1
…soci	0 9
…soev	2 2
…soft	11 6
…solu	10 4
…some	0 14 1 15 2 22 3 19 4 42 6 -49
…somn	8 3
…son>	0 -3 1 1 3 -15 7 12
…sona	4 2
…soon	1 10 2 14
…spac	8 -4
…spec	1 21 2 13 5 1
…spen	9 13
…spon	0 12 6 17
…spri	12 18 13 15
…squa	8 -3
…sque	3 9
…ssed	4 2
…ssen	6 8
…sses	8 -12
…ssex	7 23
…ssib	7 22 12 9
…ssin	2 4
…ssio	11 3
…ssoc	0 6
…ssue	2 13
…stab	10 1
…stag	1 9 14 9
…stai	1 6 2 -34 6 -22 9 -33
…stam	2 17
…stan	0 5 1 -28 3 26 7 3 12 4
…star	2 3 3 3 7 1 8 11
…stay	1 3
…stea	0 14
…sted	0 3 11 2 12 -5
…sten	4 12 6 1
…step	8 -34
…ster	0 -4 2 -65 6 32 7 14 13 20
…stil	9 10
…stle	0 1
…stoc	3 11 6 7 11 11 14 7
…stom	5 4
…stop	1 1
…stor	7 7 8 -15
…stre	2 8 13 11
…stri	6 13
…stro	6 18
…stru	2 4 3 4 10 17
…sts>	0 1
…styl	9 20
…sual	0 19 13 16
…sues	2 13
…suff	2 2 8 11
…summ	13 16
…sunn	2 3
…supp	0 9 2 4 6 13
…surp	4 9
…swan	3 7
…swer	8 2
…syca	6 3
…sylv	8 13
…symb	8 1
…symp	0 2
…t'll	6 33 7 8
…t's>	3 3 4 -45 8 25
…tabl	1 -26 2 14 6 -21
…tage	1 5 6 4 8 -11 9 4
…tair	1 5 2 -33 9 -33
…tals	6 1
…tamf	2 6
…tanc	3 27
…tand	0 4 4 -8 7 12
…tant	6 12
…tard	6 6
…tare	2 8
…tari	2 15
…tart	3 4
…tast	7 11
…tati	11 10
…tby>	10 6
…tch>	2 -17 6 19 8 11 13 14
…tcha	8 15 14 5
…tche	6 12 11 -1
…tchi	3 10
…tdow	6 10
…tead	0 16
…teat	6 2
…ted>	0 8 1 -34 6 19 7 -18 8 -10 10 5 12 -20 13 6 14 -21
…teer	0 3
…teet	6 7
…tell	8 1
…tels	1 1
…tely	6 22
…temp	8 1
…ten>	4 10 6 3
…tent	0 -15 5 18
…teps	1 2 8 -29
…ter>	0 -14 4 -6 8 3 11 27 13 11
…tera	6 10
…terd	6 33
…teri	2 5 11 8
…terl	7 9
…ters	6 -39 7 -5 9 -5 14 20
…tes>	0 -4 2 3 4 -6 5 18 6 5 11 2
…test	7 23
…tgag	0 18 7 15
…than	0 17 1 25 3 5 6 -13
…that	3 7 4 -43 5 5 8 19
…thei	0 17 5 9 6 6 7 12 13 2
…them	2 26
…ther	0 -20 1 -7 3 -2 5 13 6 2 7 14 9 -23 11 -37 12 -5 13 1 14 2
…thes	3 6 4 3 6 27 7 5 14 1
…they	2 26 6 20
…thie	6 2 7 17
…thin	0 12 3 25 4 22 6 7 7 13 8 -43 12 -13
…thir	1 20 2 6 7 -14 8 9 13 20
…thol	9 10
…thot	8 1
…thou	4 3
…thro	3 6
…ths>	13 37
…thur	8 10
…thy>	0 1
…tial	6 7
…tic>	5 8
…tick	0 14
…tie>	8 3
…tier	7 13
…ties	6 7 7 10
…till	9 10
…time	8 18 14 1
…ting	1 5 2 -3 3 -10 4 17 8 -2 10 11 12 1 13 -24 14 8
…tinu	0 11
…tion	0 11 1 -2 2 10 3 -21 5 40 6 -31 7 16 8 -70 9 22 10 23 11 41 12 17 14 -21
…tiqu	1 18
…tisi	2 20
…tist	1 1
…tive	2 2 6 1 11 14
…tle>	6 3 8 4
…tles	3 39
…tly>	4 -18 5 -1
…tnes	2 11
…tock	3 11 6 7 11 11 14 7
…toge	13 27
…tome	8 1
…ton>	0 -5 2 -2
…topl	14 11
…tops	2 -8
…tora	9 -15
…torc	8 2
…torm	7 8
…tory	6 13
…tos>	11 22
…tota	7 5
…tour	9 6 14 22
…towa	0 2 5 8
…towe	9 13
…town	9 8
…trac	4 4
…trad	2 12
…tran	8 24
…tre>	0 2 1 -12 2 -12 8 -23
…trea	2 20
…tree	8 -3
…tret	13 12
…tric	2 4
…trie	2 3
…trik	6 14
…trim	13 16
…tron	6 3
…trou	6 2
…truc	3 5 10 17
…trus	7 27
…tsha	2 14
…tsoe	2 2
…ttag	6 9
…tte>	8 17
…tted	1 -22 2 -4 4 -2 7 -18 8 -47
…tten	2 2
…tter	6 -4 8 1 11 15 14 31
…ttie	7 13 8 3
…ttin	4 -6 6 -13 12 8 14 17
…ttle	6 4
…ttra	4 6
…tts>	3 20
…tual	11 31
…tumn	13 10
…ture	1 -6 2 -8 4 -12 8 -54 11 19
…turn	5 16
…tury	7 22
…twee	7 12
…twel	12 5
…twor	8 10
…tyis	2 6
…tyle	9 20
…u'd>	0 -16 4 7 11 -9 12 4
…u'll	3 17 4 -5 5 11 7 38 8 8
…u're	2 11 6 4 8 -3 12 12
…u've	1 9 6 6
…ual>	0 16 11 27 13 28
…uali	7 13
…uare	8 -3
…uch>	11 9
…uck>	3 6
…ucky	6 13
…ucti	10 16
…ueak	3 9
…uer>	7 30
…ues>	2 10
…uet>	3 1
…uffe	2 2 8 11
…ugh>	1 6 2 -3
…ugho	3 6
…uick	7 13 14 7
…uild	3 9
…uine	2 24
…ulat	1 13
…uld>	0 12 1 26 2 27 3 14 4 32 5 -4 6 -16 7 10 8 -1 10 -27 11 10 12 13 13 1 14 -27
…ulla	2 4
…ulme	7 3
…ults	1 30
…uman	3 5
…umbe	14 6
…umig	5 5
…umme	13 16
…umn>	13 10
…umps	1 13 2 9
…umst	1 -3 3 13
…unch	6 12
…und>	2 1
…undl	1 2
…undr	4 1
…unga	6 4
…unge	1 30
…unhe	7 11
…unio	1 12
…uns>	2 17
…unt>	13 20
…unte	0 10
…unts	0 -22 1 5
…uote	4 34
…upan	9 5
…upgr	6 7
…upie	8 3
…uple	6 4
…uppe	6 17
…uppo	0 12 2 16
…upse	2 3
…ure>	1 -40 2 -23 4 -31 5 6 8 -24 11 8
…urin	8 10 9 8
…urn>	2 13
…urna	5 15
…urni	1 -21 2 -8 4 -11 7 -12 8 -19 11 16
…urpr	4 9
…urre	2 -14 8 25
…urs>	0 -9 3 -12 4 17 11 20
…urst	2 1
…urth	2 10
…ury>	7 32 14 4
…usep	3 2
…user	2 7
…uses	1 12 7 20 8 -29
…usin	0 7
…ust>	7 30
…usto	5 2
…usua	0 19 13 16
…ute>	10 3
…uter	11 24
…uth>	7 5
…uts>	4 6
…utte	7 1
…utti	8 -6
…utum	13 10
…uyin	8 2
…vaca	9 10
…vah'	2 12
…vail	6 -3
…valu	1 11 4 2 7 11
…van>	8 15 9 8
…vati	5 4
…ved>	6 -21
…vege	2 15
…vel>	4 1
…ven>	0 1 1 8 2 5 8 -11
…venl	7 4
…vens	7 2
…ver>	3 29 6 -7 8 -12
…veri	6 2 13 3
…vern	1 1 5 6
…verr	8 14
…vers	4 22
…vert	0 -3 1 -13 4 -3 7 -11 10 10
…very	2 7
…vict	8 12
…view	5 4 7 12 14 35
…ving	0 6 5 26 6 4
…viou	1 2
…visi	1 23 5 7
…voic	2 5
…vouc	11 9
…wait	4 4 6 31
…wall	6 2 10 5
…wand	8 7
…wans	3 7
…ward	5 6 8 17
…ware	11 15
…wast	2 1
…watc	0 2
…wave	7 1
…way>	2 -2 8 -21
…wcas	3 7
…we'l	2 8 3 -8 4 11 6 -33 13 5
…we'r	1 12 6 -24 7 -20 8 32 13 6 14 1
…we'v	0 1 2 14 3 1 6 3 7 -15 11 1 12 -7
…weal	7 3
…wean	1 3
…wed>	6 5 8 13
…weed	7 12
…weig	4 11
…well	1 7 14 5
…wels	9 13
…welv	12 5
…wer>	2 -4 8 -8
…were	2 7
…wfie	2 1
…wgs>	3 23
…whar	1 7 4 3
…what	2 3
…whee	2 5
…wher	1 17 4 26 6 -18
…whic	0 -11 3 -2 4 2 5 11 7 -8 8 -13 12 13 14 -15
…whis	0 3
…whit	2 13 10 7
…who'	2 2 4 4 8 16
…whos	0 23 1 23
…wich	14 9
…wick	10 11
…wiga	14 2
…wigg	6 1
…will	4 10
…wing	11 6
…winn	6 3
…wise	2 5
…with	0 -10 1 -2 5 -20 6 14 7 19 13 -10
…witn	2 12
…wly>	8 1
…work	2 -23 7 13
…worr	0 5
…wors	7 2
…woul	0 10 1 19 2 25 3 7 4 12 5 -17 6 -6 8 -7 10 -4 12 21 13 5 14 -17
…xact	11 27
…xamp	14 48
…xcep	12 2
…xes>	6 2
…ximu	1 5 4 23
…xist	7 22
…xper	0 3
…y'd>	2 5
…y're	2 14 6 27
…yard	0 9
…ybe>	2 15
…ycam	6 3
…yday	6 9
…ydon	7 4
…ye'l	6 21
…yer>	0 1
…yers	13 26
…yest	6 33
…yish	2 6
…yle>	9 20
…ylin	8 2
…ylon	11 1
…ymbo	8 1
…ymou	7 2
…ympa	0 2
…yond	6 14 7 20
…you'	1 8 5 18 6 15 7 28 8 6 11 -35 12 24 14 -1
…youn	1 30
…your	0 -5 2 -11 3 -11 4 21 6 15 11 6
…ysic	7 5
…ysid	14 3
…yter	2 14
…zero	14 5
…zing	8 11
`
