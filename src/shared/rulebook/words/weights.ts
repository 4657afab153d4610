/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = 'd3f4d260baa4d01a'

export const WEIGHTS: string = `
benefits children protected-characteristic pets-blanket-ban rental-bidding fee price-pressure unprovable-claim personal-data short-let new-to-market disclaimer fixed-term rent-in-advance contact-details
-41 -44 -34 -45 -44 -48 -42 -39 -39 -28 -59 -49 -53 -46 -42
#	0 -11 1 -11 2 -28 3 -14 4 -24 5 4 6 -8 8 46 10 4 11 11 12 9 13 11 14 -14
# #	8 17 14 38
# ##	14 -9
# $	4 -12 6 -46 7 -5 8 -16 9 19 11 11 13 7 14 22
# %	5 16 7 18
# +	1 8
# ,	1 -5 4 -32 6 -31 7 -6 8 84 14 -46
# :asking	6 8
# :clocktime	5 -35 6 -10 7 -4 8 -24 11 -9 14 -26
# :deadline	1 -15 5 -36 6 -13 7 -4 8 -33 9 -6 11 -10 13 -1 14 -32
# :demand	6 22
# :demanding	1 4 4 5
# :hiding	1 -5
# :money	4 14 5 3
# :nearby	10 6
# :negation	13 1
# :newness	10 7
# :number	8 6 14 30
# :onlyword	1 1
# :openprice	1 -28 4 -20 8 8 14 15
# :opinion	0 1 4 -2 8 13 14 16
# :payer	7 12
# :period	4 -7 5 23 6 -27 8 -23 12 35 13 40
# :photo	11 13
# :place	10 2
# :record	8 -32
# :return	5 15 7 13
# :room	0 17 1 16 4 27 6 9 10 23
# :seller	7 13
# :spelled	14 14
# :time	8 9
# :tribunalrent	10 1
# :wanting	4 5 8 7
# :work	6 19
# and	1 -1 8 28
# bed	0 18 1 23 4 29 6 11 10 16
# december	4 4 6 -23 8 -19
# hours	6 20
# january	8 1
# july	12 1
# landlord	7 13
# market	10 2
# min	3 10
# month	12 31
# months	13 16
# mth	12 15
# mths	5 11 13 27
# november	8 -14
# per	7 1
# quid	4 14
# rms	2 19
# to	0 1 4 -1 8 13 14 16
# together	8 5
# with	8 2
# wks	5 5
# x	13 2
# yrs	10 2 11 1
##	0 -16 1 -63 2 -41 4 23 5 -18 6 -87 7 -46 8 2 10 -30 11 -41 12 6 13 -43 14 47
## #	14 -10
## ##	4 -10 8 -19 14 100
## $	2 -15 3 -4 4 -14 7 -30 8 -25 10 -8 11 -12 14 15
## %	7 9
## ,	0 -11 2 -2 4 11 6 -48 7 -23 8 -7 9 -47 10 -10 14 -12
## :burden	4 8 8 16
## :condition	2 4
## :deadline	4 6
## :deterring	8 11
## :money	4 11
## :number	4 -12 8 -26 14 101
## :onlyword	4 2
## :openprice	4 11
## :phone	14 6
## :record	14 -10
## :return	7 9
## :spelled	14 7
## :wanting	14 21
## a	4 3
## after	14 21
## and	3 14 4 24 8 3
## because	2 5
## but	4 3
## f	9 7
## for	4 4
## m	14 -11
## on	8 11
## pcm	4 10
## per	4 7
## so	8 10
## text	14 6
##_#	8 -23 14 -27
##_##	4 6 7 -8 8 -98 9 -8 14 28
##_$	1 -4 2 -10 6 -17 7 -6 8 -2 9 -1 14 17
##_after	14 1
##_deposit	5 12
##_ful	14 -10
##_i'll	4 11
##_it's	4 3
##_make	2 5
##_month	4 7
##_more	2 5
##_my	4 4
##_so	3 1
##_someone	4 7
##_wall	10 1
##_way	8 2
##_we'll	14 11
##_which	12 6
##_will	4 1
##_you	8 16 14 23
##_your	4 17
##_£##	5 6
#_#	4 -14 6 -7 7 -41 8 31 10 13 12 15 13 11 14 18
#_##	8 -64 14 -39
#_$	0 -1 1 -14 2 -7 5 16 6 -6 7 -1 8 -5 10 4 11 10
#_+	13 22
#_adv	13 17
#_ago	11 1
#_ahead	5 1
#_all	2 8
#_bed	10 2
#_cent	7 1
#_chef	8 1
#_day	6 6
#_deposit	13 4
#_gch	0 3
#_gff	0 3 1 10
#_has	8 1
#_leave	8 4
#_min	12 13
#_month	12 9
#_no	5 3
#_ns	1 12
#_one	6 4
#_over	1 -13
#_rail	3 11
#_rent	5 35 13 1
#_semi	10 2
#_stay	12 1
#_tenancy	12 9
#_their	8 2
#_together	8 5
#_year	7 6
#_you	8 -4
$	0 -31 1 -26 2 -30 3 -23 4 -14 5 -28 6 -12 7 -27 8 -35 9 -14 10 -39 11 -40 12 -30 13 -48 14 -1
%	5 15 7 35
% :burden	5 6
% :keything	7 7
% :promise	7 10
% :safety	7 7
% safe	7 1
%_$	5 20 7 6
+	1 3 4 22 13 21
+ $	4 11
+ :deposit	13 8
+ :money	4 12
+ :paying	13 2
+ deposit	13 2
+ pcm	4 12
+_$	3 1 4 7 13 21
,	0 -5 1 1 2 1 3 6 4 -4 5 -9 7 -15 8 5 9 13 10 1 12 -2 13 -1 14 20
, #	2 9 3 6 4 2 7 -20 8 22 10 17 14 -2
, ##	4 5 8 -15
, $	0 -8 1 -26 2 -52 3 -16 4 -54 5 -40 6 -35 7 -32 8 77 9 -24 10 -28 11 5 12 -51 13 -6 14 -17
, ,	4 27 5 19 8 17
, :absence	6 -26 8 37
, :absolute	2 -61 7 23 8 -15 11 -3
, :accepting	4 2 5 4 6 -58
, :advance	6 6 7 16 8 13 10 -3 13 -9
, :asking	2 -63 3 -48 4 22 6 -1 7 9 8 3 13 20 14 10
, :bid	3 2 4 10 12 14
, :building	10 32
, :burden	3 -46
, :child	0 8 3 3
, :childless	2 -21 4 4 7 1
, :childthing	1 38
, :clocktime	0 -4 4 -2 6 -2 7 4 9 3 13 27
, :codething	8 22
, :condition	0 17 1 17 2 7 3 -3 5 5 8 -30 13 10 14 13
, :councilpay	0 -20 13 -8
, :deadline	5 -3 8 16 9 5 10 -16 13 28
, :demand	0 -1 4 8 6 23 7 1 8 -2
, :demanding	0 -18 3 -35 8 45
, :deposit	3 10
, :deterring	0 14 2 21 7 8 8 1
, :disability	2 37
, :disclaimer	2 1
, :dislike	2 5 6 -2
, :everyone	0 -6 2 -26 3 -19 5 -29 7 -4 8 -3
, :fairness	0 -35 4 7 7 4 14 5
, :faith	2 -33
, :family	2 -1
, :feething	0 2 6 2 9 5 13 2
, :fixed	4 -8 8 -3 12 15
, :forename	8 15
, :healthword	0 -5 8 10
, :hiding	8 16
, :holiday	9 37
, :income	0 -23 4 -12
, :jobname	0 7
, :keything	8 21
, :kin	1 -37 8 22
, :lifeword	0 -15 8 23
, :losing	0 18 5 18 6 10 8 -9
, :money	4 5 5 6 7 22 8 1
, :nation	0 4 2 14
, :negation	0 13 1 1 5 10 7 10 12 2 13 -42
, :newness	0 -20 8 1 10 -3
, :number	2 13 4 10 6 -1 7 -91 8 6 9 -2 10 17 12 -4 13 23 14 -15
, :offerdeal	0 12
, :online	14 21
, :onlyword	0 -10 1 16 3 -14 4 26 5 5 7 3 12 -27 13 19
, :openprice	0 -4 3 -11 4 57 5 10 6 -20 8 11 14 7
, :opinion	3 13 4 19 5 2 7 9 8 -13 11 2
, :origin	2 -7
, :payer	0 -6 1 -9 2 -5 3 7 4 -10 5 -5 7 11 8 17 12 -18 13 -18
, :paying	3 2 4 -29 5 14 13 7
, :period	12 -13
, :person	1 -35 2 -22 6 7 8 -12
, :pet	2 -10 3 46
, :petpart	3 12
, :phone	0 6 4 9 8 -1 14 30
, :photo	7 1 11 39 14 5
, :promise	2 2 7 2
, :ranking	6 15 8 13
, :record	8 -18
, :refusing	7 10 8 14
, :regretting	0 35 3 2 5 14 6 -18
, :rent	12 12 13 5
, :return	0 -7 12 9
, :room	4 11
, :rulesplace	4 12 8 19
, :safety	7 30
, :scarcity	8 3
, :school	0 10
, :seller	0 -6 1 -27 5 -17 7 8 8 13 11 9 14 -3
, :sex	6 10 8 -10
, :source	7 -26
, :spelled	0 19 1 12 2 16 3 -23 4 -24 6 -9 11 -8 12 12 13 1 14 10
, :student	0 -18 3 8
, :superlative	2 -6 5 3 7 20 10 5
, :thing	8 -29
, :time	0 35 1 3 2 15 5 -21 6 -2 7 -1 9 -15 12 8
, :title	0 -1 6 -23 8 97 14 14
, :urgency	2 -22 6 34 8 -2
, :utility	3 21 5 -38 8 -7
, :wanting	12 8 13 -3
, :welcoming	2 13 3 9 6 -23 8 -11 9 -3
, :work	0 -4 4 -8
, :worshipplace	2 18
, :writeto	2 -22 4 35 8 15 14 17
, a	0 -4 1 -41 2 -11 4 -25 6 4 7 8 8 -31 10 64 11 -59 14 -18
, all	1 -10 3 -5 7 -23 8 -3 12 1
, and	0 -4 1 29 2 14 3 1 6 48 7 17 8 -1 9 -10 12 -3 14 -19
, any	0 14
, anyone	0 7
, anything	1 9 3 1
, are	0 1 8 21
, as	0 -35 1 32 7 -13
, ask	3 -23 4 10
, at	5 12 14 3
, award	0 1
, aye	3 7
, baby	8 7
, bar	7 4
, be	6 25
, because	6 4
, bike	4 2
, box	0 3
, but	1 12 2 11 5 7 7 6 13 9
, carpets	11 1
, cash	5 5
, check	9 2
, conservatory	8 3
, cottage	10 12
, couples	1 -6
, currently	8 2
, dbl	10 5
, depends	4 7
, deposit	3 11 5 7
, do	6 2
, dog	3 -3
, don't	6 2
, door	8 2
, dot	14 9
, dss	0 11
, english	0 8 2 1
, ever	3 2
, every	7 13
, everyone	6 12
, ex	8 7
, example	14 1
, f	2 14
, first	6 9 7 1 8 5
, five	2 4
, for	5 11 8 -1
, four	6 2
, ful	14 -10
, furniture	11 2
, gas	3 2
, gay	2 1
, gch	0 3 1 9 10 3
, get	6 16
, give	4 3
, going	6 14
, guaranteed	7 3
, half	5 4
, has	8 51 14 2
, he's	8 39
, healthy	2 12
, hence	8 4
, house	5 5
, hurry	6 5
, i	2 -5 6 -4
, i'd	6 8
, i'm	2 3 8 26
, if	0 17 1 3 4 -4 6 -15 8 -21
, is	8 7
, it	1 -10 6 -54 7 23 10 -1
, it'll	5 3
, it's	2 -4 4 -9 14 1
, its	5 2 8 11 11 11
, just	0 -15 3 -8
, keep	0 4
, kids	0 16 1 18 3 12
, ladies	6 12
, left	8 14
, lift	8 14
, like	4 6
, linen	9 8
, love	3 1
, mark	6 2
, max	9 3
, me	8 7
, message	4 2
, mums	1 14
, my	3 1
, n	3 14
, nah	6 7
, near	2 4
, nearly	8 2
, net	14 3
, next	6 9
, night	8 13
, no	1 8 3 -4 4 -3 6 -3 7 12 10 -1 11 -31 12 6
, none	2 -9 7 2
, not	0 29 1 -9 2 30 8 -14 13 -2
, nothing	5 7
, now	6 -2
, nr	2 17
, ns	1 11
, old	14 1
, on	0 -14 8 5
, one	6 -9
, or	1 10 14 6
, others	6 7
, over	3 6
, own	2 7
, owner	8 7
, paid	13 -3
, paper	10 1
, pay	13 23
, payable	5 2
, pets	0 1 3 6
, pics	11 9
, please	0 5 1 14 2 22
, poa	4 11
, quiet	2 2
, race	2 -13
, real	11 27
, references	0 9
, religion	2 -3
, rent	12 11
, rentamount	5 7
, retired	0 -15
, roof	4 2
, sadly	8 2
, save	0 4
, say	13 19
, see	5 13
, semi	10 4
, sharers	1 -13
, since	2 2
, sleeps	9 3
, small	3 3
, smokers	3 9
, so	0 -2 4 -7 6 29 7 -8 14 -3
, sorry	0 25 5 15 6 -6
, sound	8 4
, spring	7 1
, sunny	2 7
, ta	0 10
, tap	8 3
, ten	6 1
, text	0 10
, thank	1 4 3 10
, that	11 11
, that's	0 8 7 5 8 29 13 18
, the	1 6 2 16 3 22 4 -3 5 -25 6 -18 9 -19 11 8 12 -2 13 -30 14 -43
, then	0 43 1 14 2 28 6 3 7 -9 12 6
, there's	1 -4
, therefore	1 9
, they	7 13 8 3 11 7
, think	1 11
, this	0 1 1 13 3 11 6 -13
, though	4 12
, three	2 10 13 14
, tidy	2 3
, to	4 16 5 23
, tomorrow	6 1
, too	2 1
, try	2 12
, two	6 -8 8 5
, un	7 1
, up	2 3 8 34
, user	14 1
, wages	0 -9
, we	1 -18 5 -4 7 5
, we're	1 17
, what	4 4
, whatsapp	1 4
, where	14 19
, which	1 9 4 -22 7 -16
, who	8 18
, who'll	8 6
, who's	8 14
, whoever	0 -8
, with	0 -21 1 -23 2 -53 5 -6 6 -2 8 -76 11 -3
, won't	11 1
, workers	0 8
, would	0 3
, y	1 1
, yard	3 3
, you	5 6 7 37 14 20
, you'll	6 4 7 27
, your	7 22
, £#	0 2 5 11 8 6
, £##	4 18 5 -34 7 30
12m	12 29
12s	1 1
16s	1 11
18s	1 10
18s $	1 19
1k	4 12 5 8
1st	2 10 5 -10 10 11 13 -2
1st :deterring	10 14
1st :newness	10 14
1st :urgency	10 14
1st time	10 14
6mth_$	13 6
6mths	13 21
6pm	14 12
6pm $	14 13
96o	14 20
96o_$	14 20
9oo	14 44
9oo ##	14 20
9oo :number	14 20
9oo_$	14 21
:absence	0 27 1 16 2 -40 4 -59 5 28 6 9 7 -4 8 59 9 51 10 -16 12 14 13 -25 14 -44
:absence #	8 9
:absence ##	8 -2
:absence $	0 -20 2 -2 3 3 4 -16 5 11 6 39 7 -15 8 20 9 -9 10 -4 11 -27 13 -9 14 -6
:absence ,	1 7 2 -20 3 -11 5 21 6 8 8 8
:absence :absence	6 -3 8 35
:absence :absolute	0 4 1 5 8 27
:absence :accepting	8 5
:absence :bid	7 10
:absence :building	8 7
:absence :burden	0 3 2 -20 7 18 9 15
:absence :child	1 10
:absence :childless	1 3
:absence :clocktime	5 5 6 -12 8 55
:absence :codething	7 -20 8 5
:absence :condition	0 11 6 -37 8 26
:absence :deadline	0 1 1 -17 7 1 8 9
:absence :demand	7 11
:absence :deterring	1 -2 7 5 9 28
:absence :everyone	0 29 8 14
:absence :fixed	8 18
:absence :hiding	8 -3
:absence :holiday	9 22
:absence :keything	8 3
:absence :losing	7 -3
:absence :money	5 3
:absence :nearby	9 -10
:absence :negation	7 19
:absence :neighbour	8 3
:absence :number	8 2 12 -15
:absence :onlyword	6 -9 8 2
:absence :openprice	5 3 6 27 7 7 8 1
:absence :opinion	0 21 1 5 2 -12 4 5 6 11
:absence :origin	2 10
:absence :paying	8 1
:absence :period	7 3
:absence :person	0 15
:absence :place	7 -6
:absence :promise	7 -1
:absence :rent	14 5
:absence :room	8 5
:absence :scarcity	1 6
:absence :seller	0 2
:absence :spelled	8 31 9 4
:absence :wanting	6 10 8 1
:absence :work	0 -7
:absence a	14 7
:absence about	6 7
:absence all	0 1 8 14
:absence and	8 -26
:absence at	8 22 9 12
:absence by	8 -15
:absence during	8 4
:absence every	8 7
:absence fee	5 1
:absence for	2 -11 3 8 6 -28 8 18
:absence from	2 2 8 5
:absence going	2 2
:absence has	7 4 8 -14
:absence here	7 -6
:absence home	8 6
:absence in	2 5 6 -13 12 5
:absence inn	9 -6
:absence is	7 -20
:absence it	6 4
:absence nesters	1 6
:absence of	0 21 1 -18 6 -8 8 9
:absence off	0 11
:absence on	7 13 9 16
:absence only	1 8
:absence since	11 1
:absence so	8 16
:absence than	3 3
:absence the	1 7 8 7 12 13
:absence this	10 6
:absence to	0 8 1 9 4 8 6 11
:absence until	8 19
:absence will	7 -2
:absence with	2 10 8 1
:absence you	5 2
:absence £#	5 4
:absence>:absence	8 44
:absence>:absolute	1 1 8 40
:absence>:accepting	1 -26 8 11
:absence>:advance	12 10
:absence>:asking	3 2
:absence>:bid	7 15
:absence>:building	6 -16 7 -2 8 14 9 5
:absence>:burden	2 -34 3 -6 7 11 8 3 9 12
:absence>:child	1 23
:absence>:childless	0 11 1 22
:absence>:clocktime	4 -4 5 14 8 38
:absence>:codething	2 -3 7 -13 8 7
:absence>:condition	0 16 6 -25 8 37
:absence>:deadline	1 -6 2 -3 12 4
:absence>:demand	6 -2 7 9 8 2
:absence>:deterring	1 -30 7 4 8 7 9 23
:absence>:disability	2 8
:absence>:everyone	0 26 6 -16 8 27
:absence>:fee	5 7
:absence>:fixed	8 4
:absence>:forename	6 1
:absence>:healthword	8 2
:absence>:hiding	8 -21
:absence>:holiday	6 10 9 31
:absence>:income	0 26 6 1
:absence>:losing	2 18 5 2 7 -10
:absence>:money	5 9
:absence>:nearby	9 -1
:absence>:negation	7 26 8 -11
:absence>:newness	12 4
:absence>:number	6 -11
:absence>:onlyword	6 -1 8 12
:absence>:openprice	1 15 4 3 6 28 8 3
:absence>:opinion	0 16 1 22 4 17
:absence>:origin	2 21
:absence>:payer	7 4 8 3 13 4
:absence>:paying	3 -5 7 10 8 13
:absence>:period	6 7 8 8
:absence>:pet	3 41
:absence>:phone	14 12
:absence>:photo	11 6
:absence>:place	0 -5
:absence>:promise	7 -18
:absence>:ranking	6 -4 8 -14 12 7
:absence>:rent	9 3 14 5
:absence>:room	0 -14 8 6
:absence>:scarcity	1 4 6 -3
:absence>:seller	2 -6 6 -6 8 6 13 1
:absence>:source	11 2
:absence>:spelled	3 10 8 15 9 11 14 -14
:absence>:superlative	7 6
:absence>:time	10 2
:absence>:urgency	7 5
:absence>:utility	1 3
:absence>:wanting	6 4
:absence>:writeto	7 2
:absence_:absence	2 -15 6 15 7 -4 8 52 13 2
:absence_:absolute	0 -13 7 18 8 35
:absence_:accepting	1 -14
:absence_:advance	12 10
:absence_:building	9 9
:absence_:burden	2 -2 4 -34 8 36 14 3
:absence_:childless	1 17
:absence_:clocktime	3 -8 6 -3 8 60
:absence_:codething	5 6 8 9 9 -13
:absence_:condition	0 15 6 -14 8 21
:absence_:deadline	0 12 1 1 3 -2 6 -1 8 20 9 25
:absence_:demand	0 7 8 13
:absence_:demanding	0 9 7 -1 8 -11
:absence_:denying	6 -14 8 21 13 2
:absence_:deterring	0 2 7 -9 8 26 14 1
:absence_:disability	0 2 2 12
:absence_:everyone	6 1 7 8 8 3
:absence_:fairness	7 18
:absence_:family	3 14
:absence_:feething	0 6 6 -9 8 3
:absence_:fixed	8 12
:absence_:forename	6 1
:absence_:healthword	8 18
:absence_:hiding	7 1 8 -23
:absence_:holiday	6 9
:absence_:income	0 18
:absence_:keything	8 23
:absence_:kin	3 14
:absence_:longperiod	8 4 12 13
:absence_:losing	2 4
:absence_:money	5 27 6 20
:absence_:negation	0 -1 7 22
:absence_:neighbour	9 13
:absence_:newness	8 3
:absence_:number	8 28 12 2 14 -4
:absence_:online	0 6
:absence_:onlyword	0 -13 8 48
:absence_:openprice	8 30
:absence_:opinion	2 -5 7 -17 8 36
:absence_:payer	2 -7 5 8 8 27 13 6
:absence_:paying	3 -6 5 10 7 11
:absence_:period	0 6 6 4 8 15 12 19 13 3
:absence_:person	3 -1 4 1
:absence_:pet	3 28
:absence_:phone	14 8
:absence_:photo	9 16 11 22
:absence_:preferring	0 8 1 12
:absence_:promise	7 -27
:absence_:ranking	0 24 8 -21 12 9
:absence_:refusing	0 -21
:absence_:rent	13 10
:absence_:room	0 -2
:absence_:scarcity	0 -13 6 -15 8 9
:absence_:seller	2 -34 8 17
:absence_:spelled	0 7 3 23 6 1 8 1 14 -3
:absence_:superlative	7 25
:absence_:title	8 3
:absence_:urgency	6 4 8 17
:absence_:utility	1 1
:absence_:wanting	2 -7 8 -14
:absence_:work	0 4 6 2 8 13
:absolute	0 3 1 -2 2 -1 3 34 4 -37 6 -35 7 126 8 8 9 -18 11 -28 12 -5 13 -13 14 -12
:absolute #	13 3
:absolute $	0 11 3 10 4 -19 6 -7 7 21 10 -1 14 -24
:absolute ,	0 10 1 -20 2 7 6 3 7 1 14 13
:absolute :absence	8 14
:absolute :absolute	7 26
:absolute :accepting	8 8
:absolute :age	1 -22
:absolute :benefit	0 7
:absolute :bid	7 2
:absolute :building	7 -22 8 8
:absolute :burden	0 11 6 5
:absolute :child	1 14
:absolute :childless	1 -28 4 3
:absolute :clocktime	2 19 8 31
:absolute :codething	0 -21 1 -13 2 -10 7 -6 9 -1
:absolute :condition	0 3 6 10 7 2
:absolute :deadline	0 1 4 -18 7 1 8 24
:absolute :demand	6 1 7 6
:absolute :demanding	0 -17 2 -15
:absolute :deterring	0 8 2 -11 5 7 7 10 8 13
:absolute :digits	14 1
:absolute :disability	7 13
:absolute :dislike	7 23
:absolute :everyone	6 6 10 1
:absolute :fairness	2 -5 6 28
:absolute :fixed	7 -8 8 7 13 9
:absolute :forename	6 1
:absolute :hiding	8 -17
:absolute :income	0 6
:absolute :keything	7 4 8 17
:absolute :longperiod	9 -8 13 7
:absolute :losing	6 -22 7 41
:absolute :money	5 13
:absolute :nation	2 18
:absolute :nearby	7 6
:absolute :negation	3 5 7 2 14 3
:absolute :newness	6 -24 7 4 10 15
:absolute :number	0 -19 2 -6 7 4 8 -9 13 12 14 10
:absolute :offerdeal	7 25
:absolute :online	10 5
:absolute :onlyword	0 3 7 7 10 1
:absolute :openprice	2 2 4 1 7 31
:absolute :opinion	5 7 7 7
:absolute :payer	7 16 12 12
:absolute :period	0 11 7 8 9 -10
:absolute :person	0 -1 1 2 6 -2 7 21 8 -1
:absolute :pet	3 39
:absolute :place	3 11 7 -1
:absolute :promise	6 -41 7 17
:absolute :refusing	0 -11
:absolute :rent	7 23
:absolute :return	7 9
:absolute :room	8 -10
:absolute :safety	7 35
:absolute :scarcity	7 9
:absolute :seller	7 12 12 14
:absolute :sex	2 16
:absolute :spelled	0 -17 1 17 2 -51 3 8 7 -3 14 9
:absolute :superlative	3 13
:absolute :time	7 5
:absolute :title	0 1
:absolute :tribunalrent	9 -1
:absolute :wanting	1 -2 7 2
:absolute :welcoming	3 -15 7 2
:absolute a	0 -8 4 8
:absolute age	1 -18
:absolute applicant	0 -12
:absolute at	8 6
:absolute be	7 10
:absolute been	6 -14 7 -6 10 7
:absolute circumstances	3 5
:absolute come	7 5
:absolute could	7 3
:absolute day	0 2
:absolute disability	2 1
:absolute dog	3 1
:absolute else	6 -2
:absolute ever	7 1
:absolute flatshare	2 7
:absolute for	0 -3 1 -1 7 -18 8 15
:absolute from	2 17
:absolute go	7 25
:absolute going	2 2
:absolute has	7 9
:absolute here	7 -10
:absolute home	8 12
:absolute in	1 22 7 20
:absolute is	0 -9 7 -17
:absolute it	7 8
:absolute just	10 3
:absolute kind	3 14 7 -16
:absolute month	4 2 7 3
:absolute more	6 1
:absolute no	1 1 3 10
:absolute now	10 8
:absolute occupants	1 12
:absolute of	1 -14 7 29 8 26 12 6 13 9
:absolute offers	7 9
:absolute on	0 8 13 2
:absolute one	2 -12 14 9
:absolute other	7 11
:absolute our	12 14
:absolute part	0 6
:absolute please	2 5
:absolute pounds	5 6
:absolute price	7 9
:absolute reasonable	4 4
:absolute reminder	5 12
:absolute rental	7 8
:absolute single	7 22
:absolute small	1 7
:absolute take	8 2
:absolute tenant	0 7
:absolute the	1 -6 11 -9
:absolute those	2 3
:absolute to	5 7 7 2
:absolute two	6 8
:absolute use	14 1
:absolute views	7 20
:absolute visit	1 2
:absolute who	0 2
:absolute will	6 -30
:absolute with	2 9 3 -5
:absolute younger	1 15
:absolute zero	14 1
:absolute>:absence	1 15 8 3
:absolute>:absolute	3 -18 6 -17 7 38
:absolute>:accepting	0 3 1 -13 3 10 8 18
:absolute>:advance	6 -3
:absolute>:age	1 -25 4 -7
:absolute>:asking	2 -9 4 -4 6 6 13 -5
:absolute>:benefit	0 3 7 2
:absolute>:bid	7 10
:absolute>:building	2 2 7 -24 8 10
:absolute>:burden	0 3 5 7 6 13 8 1 13 4
:absolute>:child	1 11
:absolute>:childless	1 -24 4 5
:absolute>:clocktime	2 11 8 41
:absolute>:codething	0 -33 1 -24 2 -2 8 2 9 -4
:absolute>:condition	6 6
:absolute>:consent	7 -7
:absolute>:deadline	1 -2 4 -23 7 19 8 48
:absolute>:demand	2 -2 6 18 7 3
:absolute>:demanding	0 -34 6 -5
:absolute>:deterring	0 12 2 -7 5 2 7 13 8 20 13 3
:absolute>:digits	14 1
:absolute>:disability	2 29 7 11
:absolute>:dislike	7 16
:absolute>:everyone	6 4
:absolute>:fairness	6 26 7 -3 13 -7
:absolute>:feething	1 -8
:absolute>:fixed	7 -19 8 4 13 7
:absolute>:forename	6 1
:absolute>:healthword	2 19
:absolute>:income	0 8
:absolute>:jobname	0 4
:absolute>:keything	7 2 8 24
:absolute>:longperiod	9 -10
:absolute>:losing	6 -26 7 32
:absolute>:money	4 6 5 8
:absolute>:nation	2 41
:absolute>:nearby	6 3 7 5
:absolute>:negation	2 -10 7 10 8 -16
:absolute>:neighbour	1 3
:absolute>:newness	0 -11 6 -27 7 8 10 21
:absolute>:number	5 -10 8 -63 12 6 13 18 14 19
:absolute>:offerdeal	7 24
:absolute>:online	10 3
:absolute>:openprice	0 3 2 16 4 1 5 18 6 4 7 33
:absolute>:opinion	5 25 6 2 8 -17
:absolute>:payer	2 -22 7 23 12 16
:absolute>:paying	7 4
:absolute>:period	0 9 1 12 4 7 7 18 9 -4 13 -5
:absolute>:person	0 -19 4 4 7 5 8 -10
:absolute>:pet	3 24
:absolute>:petpart	3 25
:absolute>:photo	8 13
:absolute>:place	2 -3 3 6 7 4
:absolute>:preferring	1 9
:absolute>:promise	3 -15 6 -66 7 22
:absolute>:refusing	0 -19
:absolute>:rent	0 4 5 2 7 23 13 -1
:absolute>:return	7 10 13 -15
:absolute>:rulesplace	1 2 2 4
:absolute>:safety	7 29
:absolute>:scarcity	7 6
:absolute>:school	7 12
:absolute>:seller	7 25 8 -6 12 14 14 2
:absolute>:sex	2 20
:absolute>:sexual	2 8
:absolute>:spelled	1 1 4 -9 13 1 14 18
:absolute>:superlative	3 10 7 5
:absolute>:time	7 3
:absolute>:tribunalrent	9 -3
:absolute>:urgency	6 24 10 1
:absolute>:wanting	1 -10 6 -2 7 16
:absolute>:welcoming	3 -23 7 3
:absolute>:work	14 2
:absolute>:writeto	6 -2
:absolute_:absence	1 16 7 3 10 3
:absolute_:absolute	0 -27 2 -62 6 -43 7 76 8 -35
:absolute_:accepting	0 14 3 32 4 5 5 2
:absolute_:advance	6 -18 10 7 13 6 14 3
:absolute_:age	4 -6
:absolute_:asking	0 -18 1 -21 6 14 7 -26
:absolute_:benefit	0 34
:absolute_:building	1 13 7 4 8 3
:absolute_:burden	0 6 2 3 7 22
:absolute_:child	1 2
:absolute_:childless	1 31
:absolute_:clocktime	7 24 8 42
:absolute_:codething	1 -20 7 8 8 -2 14 3
:absolute_:consent	2 5
:absolute_:councilpay	0 20
:absolute_:deadline	1 5 7 9 8 39 10 21 13 -12 14 8
:absolute_:demand	1 -6 2 -8 6 19
:absolute_:demanding	0 -12 1 18 6 -14 10 15
:absolute_:deterring	0 27 1 -48 2 2 4 -4 13 13
:absolute_:digits	14 2
:absolute_:disability	2 26 7 9
:absolute_:everyone	0 -30 8 2
:absolute_:fairness	4 10
:absolute_:faith	2 12
:absolute_:family	2 2
:absolute_:fee	5 25 7 20
:absolute_:feething	7 2 12 2
:absolute_:fixed	7 5
:absolute_:healthword	2 2
:absolute_:hiding	6 12 7 6
:absolute_:holiday	1 4 7 18
:absolute_:jobname	0 7 5 3
:absolute_:law	5 2
:absolute_:lifeword	7 5
:absolute_:longperiod	7 19 14 7
:absolute_:losing	4 2 5 3
:absolute_:money	5 -18
:absolute_:nation	2 31
:absolute_:nearby	7 29
:absolute_:negation	2 -19 6 -20 7 2 8 -28 11 10
:absolute_:newness	2 -23 4 -6 6 -23 7 23 8 19 10 24 13 -2
:absolute_:number	2 5 4 15 12 9 14 29
:absolute_:online	8 1
:absolute_:onlyword	0 -1 1 12 7 -9 8 5
:absolute_:openprice	5 11 7 9 8 7 10 29 13 -24
:absolute_:opinion	4 -19 5 4 6 1 10 15 13 -5
:absolute_:origin	7 -3
:absolute_:payer	2 -11 3 -41 6 21
:absolute_:paying	7 14
:absolute_:period	1 2 6 -17 7 6 8 21 13 20
:absolute_:person	1 7 6 2 7 -8
:absolute_:pet	3 1 8 6
:absolute_:petpart	3 17
:absolute_:phone	1 2
:absolute_:photo	2 3 8 10
:absolute_:place	3 -8 6 -3 7 32
:absolute_:promise	4 5 7 22 8 -8
:absolute_:ranking	4 5 6 -33 10 6 14 3
:absolute_:rent	5 21
:absolute_:return	5 5 7 13
:absolute_:room	1 -13 7 13
:absolute_:rulesplace	7 4
:absolute_:safety	7 28
:absolute_:scarcity	6 3
:absolute_:school	7 25
:absolute_:seller	0 -15 2 3 6 6
:absolute_:spelled	1 -3 4 -6 5 -3 8 11 12 6 14 26
:absolute_:time	7 18
:absolute_:title	0 -6 2 37 8 3
:absolute_:tribunalrent	7 14
:absolute_:urgency	6 8
:absolute_:wanting	8 -5
:absolute_:work	0 5
:accepting	0 3 1 2 2 18 4 20 6 -26 7 -8 8 -21 9 37 10 -3 11 13 12 19 14 -31
:accepting ##	8 5
:accepting $	1 -19 4 8 6 -12 7 -17
:accepting ,	0 -32 2 6 5 -16 7 -38 9 2
:accepting :absence	0 -4 5 15 11 9 12 3
:accepting :benefit	2 -15
:accepting :bid	4 -13 5 3 6 9
:accepting :burden	2 8 4 1 5 -10 7 -4 11 -26 12 7 13 -2
:accepting :child	1 15 2 -9
:accepting :childless	5 5
:accepting :clocktime	8 -32
:accepting :codething	1 5 13 13
:accepting :condition	2 5 5 1 12 4
:accepting :deadline	6 -1 11 1 12 18
:accepting :demand	4 -6 6 8
:accepting :demanding	11 2 13 -2
:accepting :deterring	2 15 3 1 11 -11 12 10
:accepting :disability	8 3
:accepting :disclaimer	8 11
:accepting :everyone	2 3
:accepting :family	1 12
:accepting :fixed	13 -22
:accepting :healthword	2 8 8 1
:accepting :jobname	8 14
:accepting :lifeword	1 -23
:accepting :longperiod	13 3
:accepting :losing	8 12 12 13
:accepting :money	5 2 13 9
:accepting :nearby	2 7
:accepting :negation	6 -18 11 2
:accepting :newness	7 -2 10 8
:accepting :number	13 -3
:accepting :online	4 10
:accepting :onlyword	2 10
:accepting :openprice	0 1 1 11 2 10 3 10 4 -18 5 9 6 -4 8 -12 13 -8
:accepting :opinion	0 11 1 15 2 13 3 10 8 -19
:accepting :payer	6 -6 7 20
:accepting :period	13 14
:accepting :person	1 -4 2 14
:accepting :pet	3 10
:accepting :phone	8 -8
:accepting :preferring	6 5
:accepting :refusing	5 16 9 2
:accepting :seller	7 17
:accepting :spelled	1 19 2 -9 3 -5 11 2
:accepting :time	2 1
:accepting :tribunalrent	13 10
:accepting :urgency	6 -3
:accepting :welcoming	1 2
:accepting :writeto	0 7
:accepting a	0 7 4 4 6 -36 8 17 13 9
:accepting about	2 1
:accepting agent's	5 2
:accepting all	0 2
:accepting already	6 7
:accepting an	3 4
:accepting and	2 12 14 11
:accepting anyone	2 3
:accepting as	0 5
:accepting at	0 5 7 2
:accepting be	2 1
:accepting been	3 11 6 -4 11 30
:accepting before	11 7
:accepting benefit	0 -5
:accepting benefits	0 1
:accepting by	6 5
:accepting changed	11 1
:accepting families	1 8
:accepting first	13 4
:accepting for	2 -1 6 -30 9 18 12 36
:accepting from	5 5
:accepting full	1 9
:accepting gone	11 1
:accepting had	0 1
:accepting has	8 2
:accepting his	6 2
:accepting if	2 10
:accepting in	3 4 7 11 8 -66 11 -15 12 4
:accepting is	1 6 13 13
:accepting it	5 20 6 7 9 13
:accepting kids	1 5
:accepting less	4 1
:accepting lived	1 -13
:accepting more	4 4
:accepting near	2 9
:accepting no	4 2 11 7
:accepting numbers	8 -3
:accepting of	2 7
:accepting offers	4 -2
:accepting on	2 7 11 -5 12 11
:accepting our	7 13
:accepting out	5 17 9 2
:accepting over	5 5
:accepting pets	3 14
:accepting please	1 5
:accepting put	4 6
:accepting share	2 9
:accepting should	2 6
:accepting signed	13 -16
:accepting stands	8 8
:accepting that	7 11
:accepting the	0 -5 1 -22 4 10 5 20 11 8
:accepting this	6 31
:accepting to	0 7 1 21 2 10 3 13 4 -1 8 -12
:accepting was	11 3
:accepting which	4 16
:accepting while	5 6
:accepting with	0 -6 1 4 2 -25 3 -7
:accepting within	6 6
:accepting you	7 6 8 16
:accepting yourself	8 8
:accepting £#	5 3
:accepting>:absence	0 -38 2 -24 5 11 6 -22 8 14 9 8 11 16 12 1
:accepting>:absolute	2 2 3 21 4 -9 6 -23 7 -4 10 22
:accepting>:accepting	0 -5 1 -17
:accepting>:advance	8 14 10 9
:accepting>:asking	4 3 6 16
:accepting>:benefit	0 2 2 -24 3 -1
:accepting>:bid	4 1 6 5
:accepting>:building	0 -4 1 1 5 11 6 -12 7 4 8 -21
:accepting>:burden	2 14 4 3 8 -23 10 7 12 9 13 -2
:accepting>:child	1 14 2 -28 8 11
:accepting>:childless	5 4
:accepting>:clocktime	0 -16 1 -3 4 -5 8 -44 11 -8
:accepting>:codething	2 2 8 -3 12 14 13 13
:accepting>:condition	1 5 2 9 8 -5 12 2
:accepting>:deadline	0 -18 1 -9 4 -1 8 -24 9 19 12 9
:accepting>:demand	4 -9 6 14 11 5
:accepting>:demanding	0 10 6 1 11 9 13 -7
:accepting>:denying	3 9 6 -19
:accepting>:deterring	0 -5 2 15 6 6 8 -13 9 -19 12 11
:accepting>:disability	8 1
:accepting>:disclaimer	2 -4
:accepting>:everyone	6 -1
:accepting>:faith	2 27
:accepting>:family	1 22
:accepting>:feething	1 2
:accepting>:fixed	12 14 13 -36
:accepting>:healthword	2 4 8 4
:accepting>:income	0 16
:accepting>:jobname	8 15
:accepting>:keything	8 10
:accepting>:lifeword	1 -11
:accepting>:longperiod	12 19 13 3
:accepting>:losing	3 9 6 22 8 8 12 12
:accepting>:money	4 8 13 6
:accepting>:nearby	6 2
:accepting>:negation	3 12
:accepting>:neighbour	5 15
:accepting>:newness	2 -9 7 -30 10 26
:accepting>:number	3 -9 6 18 8 -6 9 11 12 2 13 -4
:accepting>:online	0 8 4 4
:accepting>:onlyword	2 21 6 -17 8 -21 10 17
:accepting>:openprice	1 6 2 6 3 6 5 3 6 -1 7 11 8 -14 13 -18
:accepting>:opinion	0 11 1 13 3 12 4 7 8 -21 14 -10
:accepting>:payer	0 5 2 -13 7 20
:accepting>:paying	0 1
:accepting>:period	8 -1 9 31 12 32 13 16
:accepting>:person	2 1 11 1
:accepting>:pet	1 -2 2 -23 3 12 5 14
:accepting>:phone	8 -16
:accepting>:photo	5 8 6 -16 11 18
:accepting>:place	7 2
:accepting>:preferring	6 2
:accepting>:promise	3 9
:accepting>:ranking	10 10
:accepting>:refusing	3 5 5 14 9 6 11 7
:accepting>:rent	4 17
:accepting>:return	4 20
:accepting>:room	13 18
:accepting>:safety	0 5
:accepting>:scarcity	0 10 2 5 3 7 6 -17 10 16
:accepting>:seller	0 2 2 -18 7 11 11 6 13 -1
:accepting>:spelled	1 23 2 -15 3 -2 5 -9 6 15 9 25 14 2
:accepting>:superlative	4 4
:accepting>:time	0 3 6 2
:accepting>:tribunalrent	12 2 13 11
:accepting>:wanting	1 12
:accepting>:welcoming	1 11
:accepting>:work	6 6
:accepting_:absence	2 -31 6 -28 8 25
:accepting_:absolute	2 6 3 8 4 17 6 -10 8 -2 10 12
:accepting_:advance	1 5 3 -11 5 -18 11 1
:accepting_:age	1 8 11 12
:accepting_:asking	2 -15 8 -14
:accepting_:benefit	0 12
:accepting_:bid	1 -15 4 23 6 11 7 -5
:accepting_:building	0 -29 1 3 5 15 7 11 8 -44 9 5
:accepting_:burden	0 14 2 4 3 -19 6 -3 11 1 13 8
:accepting_:child	0 -15 1 26 2 -12 8 6
:accepting_:childless	1 -5 6 3
:accepting_:clocktime	0 -2 1 -44 2 19 5 -12 11 -65
:accepting_:codething	1 -10 4 31 5 -25 6 -3 9 -16 11 -4
:accepting_:condition	1 11 3 -7 5 -5 11 20
:accepting_:consent	6 11 11 5
:accepting_:deadline	8 -38 11 -50 12 -14 13 9
:accepting_:demand	0 -3
:accepting_:demanding	0 14 6 -1
:accepting_:denying	3 6 11 6
:accepting_:deterring	0 3 3 -1 5 -2 7 -3
:accepting_:disability	2 43
:accepting_:disclaimer	11 13
:accepting_:everyone	1 2 6 -16 7 3 8 -8
:accepting_:faith	2 28
:accepting_:family	1 13
:accepting_:fee	7 17
:accepting_:feething	0 -1 1 9 2 -8 3 -30 5 12
:accepting_:fixed	3 10 5 -11 12 24
:accepting_:healthword	2 17
:accepting_:hiding	0 8
:accepting_:holiday	1 -18 3 16 8 7 9 6
:accepting_:income	0 23 1 5
:accepting_:keything	10 3
:accepting_:kin	4 2
:accepting_:lifeword	0 21 7 -4 8 24
:accepting_:longperiod	7 5 8 -5 12 16
:accepting_:losing	6 6
:accepting_:money	4 4 5 -9 7 8
:accepting_:nearby	6 12
:accepting_:negation	3 26 4 -4 14 2
:accepting_:neighbour	4 -10 5 7
:accepting_:newness	0 -1 2 -15 6 -9 7 -14 8 -2 10 10
:accepting_:number	3 -31 5 -10 8 -49 9 3 10 -6 12 30 13 -8
:accepting_:offerdeal	7 2
:accepting_:online	0 1 14 10
:accepting_:onlyword	4 17 6 -33 12 6
:accepting_:openprice	0 -25 2 5 4 28 5 -4 6 -20 7 4 9 3 11 -13 12 5 13 -12 14 -25
:accepting_:opinion	3 -2 6 4 9 2 11 -13 12 3 14 -21
:accepting_:origin	2 14
:accepting_:payer	0 15 3 -1 8 -23 13 -9
:accepting_:paying	0 23 5 26
:accepting_:period	1 -33 4 -23 5 -51 6 -33 7 2 8 -14 9 49 12 38
:accepting_:person	0 1 2 -22 6 -14
:accepting_:pet	1 -6 2 -38 3 16 5 9
:accepting_:phone	6 3 14 7
:accepting_:photo	5 7 8 -7 9 11 11 27
:accepting_:place	1 -27 5 2 7 1
:accepting_:preferring	1 3 5 5
:accepting_:ranking	0 4
:accepting_:refusing	1 6
:accepting_:rent	4 29 10 9
:accepting_:return	4 34 10 4 13 5
:accepting_:room	0 -1 8 -21 13 1
:accepting_:rulesplace	3 -5
:accepting_:safety	0 4
:accepting_:scarcity	0 25 11 6
:accepting_:seller	0 6 4 -15 5 1 13 -20
:accepting_:source	11 10
:accepting_:spelled	2 -13 4 -16 6 8 12 3 13 -3 14 3
:accepting_:superlative	3 15 4 19 7 2
:accepting_:thing	1 14 5 7
:accepting_:time	0 4
:accepting_:title	1 -34 6 -24
:accepting_:tribunalrent	12 11 13 1
:accepting_:urgency	6 20 7 -3 10 4
:accepting_:wanting	1 10
:accepting_:welcoming	0 -14
:accepting_:work	0 18 2 -7
:accepting_:writeto	0 -32 2 3 8 8
:advance	1 -38 2 -14 3 -9 4 -35 5 -24 6 15 7 -69 8 14 9 -40 10 9 11 -26 13 96 14 -25
:advance $	0 -43 3 -6 4 8 6 -7 10 8 12 -54 13 39 14 7
:advance ,	3 -2 4 -13 5 -2 6 -19 7 4 8 11 10 6 12 -33
:advance :absence	8 6
:advance :absolute	13 20
:advance :advance	13 34
:advance :asking	0 11
:advance :burden	0 14 12 5
:advance :child	8 2
:advance :clocktime	13 1
:advance :codething	8 5 12 1 13 -13
:advance :consent	6 1
:advance :deadline	8 13 11 -4
:advance :demanding	13 26
:advance :deterring	0 28 6 -20 10 2
:advance :everyone	12 11
:advance :feething	13 24
:advance :hiding	8 6
:advance :income	13 -14
:advance :keything	8 -8
:advance :longperiod	12 18
:advance :losing	6 13
:advance :money	13 6
:advance :neighbour	8 -11
:advance :newness	10 5
:advance :number	6 8 8 7 13 7
:advance :openprice	0 4 6 6
:advance :opinion	6 8
:advance :period	0 -59 4 -66 6 -23 10 -8 12 2 13 1
:advance :person	2 -6 3 -2 4 5 8 -1
:advance :photo	11 2
:advance :refusing	8 7
:advance :rent	13 12
:advance :return	13 1
:advance :spelled	4 10 5 -4 8 21
:advance :time	13 3
:advance :tribunalrent	12 2 13 -27
:advance :urgency	4 3 10 18
:advance :welcoming	13 4
:advance and	6 -32 8 -6 13 24
:advance are	8 7
:advance at	4 15
:advance breakfast	8 4
:advance by	13 -34
:advance caller	6 11
:advance cutting	8 -4
:advance day	5 7 13 9
:advance door	8 -22
:advance each	12 7
:advance feature	8 -3
:advance for	12 14
:advance four	8 15
:advance in	0 -5 1 -6 5 14 6 -37 7 6 13 15
:advance is	8 8
:advance it's	6 31
:advance keys	13 4
:advance month	13 15
:advance month's	5 -3
:advance monthly	13 -14
:advance noon	8 11
:advance of	6 14
:advance on	0 13
:advance one	6 6
:advance others	2 5
:advance out	8 9
:advance photo	11 5
:advance please	13 5
:advance quarter	13 2
:advance question	0 1
:advance rent	13 1
:advance sum	13 11
:advance the	6 17 11 20 13 24
:advance through	6 3
:advance time	4 7 10 10
:advance to	6 9
:advance under	8 3
:advance with	6 6 8 23
:advance year	12 4 13 -15
:advance you	3 13 6 -10 8 -11
:advance>:absolute	10 1
:advance>:accepting	13 13
:advance>:advance	0 -1 4 -4 5 -6 6 -12 13 31
:advance>:asking	0 22 3 24
:advance>:burden	0 12 12 3
:advance>:child	8 17
:advance>:clocktime	6 10
:advance>:codething	6 -13 12 11
:advance>:consent	6 3
:advance>:deadline	11 -16
:advance>:demand	2 12
:advance>:demanding	3 12 13 21
:advance>:deposit	13 9
:advance>:deterring	0 18 1 3 3 1 6 -13 8 5 10 3
:advance>:everyone	8 4 12 11
:advance>:feething	3 4 4 -7 12 -20 13 25
:advance>:hiding	8 30
:advance>:income	13 -26
:advance>:jobless	13 4
:advance>:keything	8 -3
:advance>:lifeword	7 14
:advance>:longperiod	5 -3 12 34
:advance>:losing	6 30
:advance>:money	5 16 13 14
:advance>:nearby	7 5
:advance>:negation	0 15 10 5
:advance>:neighbour	2 -1 8 -13
:advance>:newness	10 16 13 -1
:advance>:number	4 -9 6 3 10 -6 12 16 13 16 14 3
:advance>:openprice	0 6 2 -16 8 -11
:advance>:opinion	0 -2 2 -11 5 -14 6 2 8 -5
:advance>:payer	0 -7
:advance>:paying	13 8
:advance>:period	0 -6 4 -78 5 -3 6 -18 7 -4 8 -5 9 -5 10 -13 12 24
:advance>:person	1 -4 3 -3 4 10 8 -5
:advance>:pet	3 11
:advance>:photo	11 2
:advance>:place	6 1 7 1
:advance>:preferring	13 2
:advance>:ranking	13 28
:advance>:refusing	8 6
:advance>:rent	4 -21 13 40
:advance>:return	4 -20 13 29
:advance>:room	6 -11
:advance>:scarcity	13 2
:advance>:seller	5 -9 8 -23
:advance>:sex	8 2
:advance>:spelled	4 3 5 -2 6 11 8 2 13 3
:advance>:superlative	13 5
:advance>:time	6 -3 10 14
:advance>:tribunalrent	12 13 13 -9
:advance>:urgency	5 -14 6 -17 10 14
:advance>:wanting	8 9
:advance>:welcoming	13 4
:advance>:writeto	0 -2
:advance_:absence	6 9 8 -27
:advance_:absolute	10 12
:advance_:accepting	13 20
:advance_:advance	4 -9 5 -32 6 -37 8 -25 13 14
:advance_:age	8 5
:advance_:asking	3 15 8 5 13 5
:advance_:bid	6 3
:advance_:burden	2 -16 6 17 8 -4 13 4
:advance_:child	8 8
:advance_:clocktime	6 1 12 18 13 5
:advance_:codething	2 -7 5 -4 8 -11 12 8
:advance_:condition	0 -3 13 6
:advance_:deadline	8 -39 10 -2 12 12 13 33
:advance_:demand	2 8 4 1
:advance_:demanding	3 12 5 -22 13 2
:advance_:deposit	13 8
:advance_:deterring	0 4 2 -12 3 15 6 11
:advance_:disclaimer	6 13
:advance_:everyone	5 -7 8 5 13 6
:advance_:fairness	13 15
:advance_:fee	5 -8
:advance_:feething	5 -8 8 -15 13 7
:advance_:fixed	5 -8 6 -22 13 17
:advance_:forename	8 1
:advance_:hiding	3 -2 8 23 13 -14
:advance_:income	6 15 13 -2
:advance_:keything	8 -5
:advance_:lifeword	6 11 10 8
:advance_:longperiod	8 9 12 30
:advance_:losing	6 18
:advance_:money	5 13 13 12
:advance_:nearby	7 10 8 3
:advance_:negation	0 17
:advance_:newness	0 -14 6 -13 10 7
:advance_:number	0 -33 2 -5 4 15 5 -6 13 2
:advance_:offerdeal	0 6
:advance_:onlyword	3 -2 6 2 13 5
:advance_:openprice	0 -10 2 -11 3 1 4 -23 7 -5 8 -6 13 3
:advance_:opinion	2 -36 4 -54 13 18
:advance_:payer	5 -15 6 -9
:advance_:paying	5 -1 6 5 13 28
:advance_:period	5 -29 12 28 13 22
:advance_:person	6 -16
:advance_:phone	8 2
:advance_:photo	13 14
:advance_:place	7 7
:advance_:preferring	13 4
:advance_:promise	6 7
:advance_:ranking	6 -17 11 9 13 46
:advance_:record	8 11
:advance_:rent	4 -15 5 -44 13 46
:advance_:return	0 7 4 -18 5 -56 6 2 13 53
:advance_:room	8 -9
:advance_:safety	8 -7 11 8
:advance_:scarcity	13 5
:advance_:seller	0 -10 5 -27 6 8 8 -1 13 11
:advance_:sex	8 1
:advance_:spelled	0 -1 13 14
:advance_:superlative	13 4
:advance_:time	10 6
:advance_:title	8 17
:advance_:tribunalrent	12 26
:advance_:urgency	13 1
:advance_:wanting	8 15
:advance_:welcoming	13 16
:advance_:work	0 -10
:advance_:writeto	0 -2 8 2
:age	0 -12 1 30 3 7 5 52 6 -23 7 -5 8 45 9 -13 11 25 12 -46 13 -15 14 -21
:age $	0 -3 2 -2 7 4 13 -1
:age ,	1 -7 6 -9 7 7 8 36 11 4
:age :codething	4 8
:age :deadline	0 5
:age :demand	6 2
:age :demanding	0 3
:age :denying	11 14
:age :deterring	2 4
:age :family	1 3
:age :kin	1 11
:age :money	4 -34 5 53
:age :nearby	7 5
:age :number	1 5 5 22 8 41
:age :openprice	4 8
:age :period	13 19
:age :phone	6 3 11 2
:age :place	2 10
:age :rent	6 2
:age :return	6 1
:age :sex	2 16 8 29
:age :spelled	5 12 8 18
:age ago	11 5
:age and	1 12 8 19
:age boy	8 7
:age days	13 18
:age down	3 3
:age enough	1 1
:age five	5 16
:age forge	14 12
:age here	2 4
:age is	4 8
:age of	1 33
:age one	8 1
:age pound	5 9
:age pounds	4 -9
:age quid	5 28
:age rent	6 2
:age three	8 10
:age up	0 3
:age woman	2 16
:age>:accepting	8 10
:age>:advance	3 2
:age>:age	8 4
:age>:codething	4 7
:age>:deadline	0 5 3 13 8 14
:age>:demanding	0 3 3 14
:age>:denying	11 14
:age>:deterring	1 13
:age>:family	1 2
:age>:feething	11 15
:age>:kin	1 10 8 3
:age>:money	4 -27 5 52
:age>:negation	0 2
:age>:newness	3 1 8 6
:age>:number	1 17 2 -4 5 30 8 49
:age>:openprice	1 3 4 6
:age>:opinion	1 9 7 4
:age>:period	13 22
:age>:phone	6 1 11 2
:age>:place	2 22 7 -2
:age>:ranking	3 2
:age>:rent	6 1
:age>:return	6 1
:age>:seller	7 4
:age>:sex	2 23 8 27
:age>:spelled	5 10 8 28
:age>:title	8 3
:age_:absence	8 2
:age_:advance	3 8
:age_:benefit	8 2
:age_:building	8 -16
:age_:clocktime	5 3
:age_:codething	3 10
:age_:condition	6 7
:age_:deadline	3 1 5 3 8 19
:age_:demanding	1 18 6 7
:age_:denying	8 -4
:age_:deterring	1 2
:age_:disability	8 7
:age_:dislike	1 6
:age_:healthword	8 10
:age_:keything	8 22
:age_:kin	8 1
:age_:lifeword	8 9
:age_:longperiod	1 8
:age_:money	5 4
:age_:negation	1 10 11 7
:age_:neighbour	1 2 8 26
:age_:newness	1 7 3 1
:age_:number	1 3
:age_:openprice	1 43
:age_:opinion	1 28
:age_:period	1 4
:age_:place	7 -15
:age_:politics	1 1
:age_:ranking	3 8
:age_:record	1 7
:age_:room	8 11
:age_:seller	7 6
:age_:source	6 12
:age_:student	0 8
:age_:thing	11 1
:age_:wanting	1 4
:asking	0 -7 1 -14 3 -16 4 47 5 -15 6 4 8 -11 10 -91 11 -61 12 25 13 -16 14 3
:asking $	1 -16 2 -9 3 -16 4 16 6 6 7 -8 8 -16 9 -5 11 -17 13 -66 14 -39
:asking ,	0 17 1 20 2 21 6 -3 8 -29 12 12
:asking :burden	2 -9 3 24 6 -3 12 1
:asking :clocktime	1 15 2 4
:asking :codething	3 15
:asking :condition	0 18 2 -29 3 9 8 -3
:asking :deterring	12 1
:asking :disclaimer	8 11
:asking :everyone	7 15
:asking :family	1 1
:asking :negation	2 5 7 4
:asking :neighbour	8 1
:asking :online	1 -8 3 -24 5 -4 13 -17 14 -14
:asking :openprice	0 -25 1 1 3 9 6 -12 7 -12 13 9
:asking :opinion	2 -2 3 -4 6 -29 7 -4
:asking :payer	3 -29 5 -10 14 -9
:asking :person	7 12
:asking :phone	8 1
:asking :promise	3 10
:asking :record	8 1
:asking :seller	0 7 1 -13 2 -4 3 -44 4 11 5 -32 7 -4 13 -10 14 -34
:asking :source	6 7
:asking :spelled	0 -2 2 2 7 10
:asking :time	3 4
:asking :writeto	0 7 1 -12 2 -10 3 -44 4 14 5 -34 13 -39 14 -31
:asking about	2 -24 3 5
:asking and	4 1
:asking anyone	7 8
:asking at	4 -15
:asking for	2 -4 5 -13 6 -9 7 6 12 21
:asking from	1 17
:asking has	6 4
:asking how	1 14 4 13
:asking if	2 -11 3 12
:asking in	6 3 9 1
:asking is	3 15 12 1
:asking isn't	7 1
:asking it	1 2 6 14
:asking me	0 1 4 12
:asking on	3 1 12 1
:asking since	6 8
:asking that	1 9 2 2 8 1
:asking the	0 -11 1 -1 2 -21 4 12 7 -18
:asking this	6 25
:asking to	6 -26 13 16 14 3
:asking us	1 -8 3 -24 5 -4 6 -2 13 -17 14 -14
:asking was	2 8
:asking what	2 18
:asking which	2 11
:asking yes	6 13 7 8
:asking you	1 -8 2 5 7 -7 8 20 13 -9
:asking yourself	8 8
:asking>:absolute	0 -36 1 5 2 7 7 7
:asking>:accepting	6 11
:asking>:asking	2 -4
:asking>:benefit	0 18 1 2
:asking>:building	7 13
:asking>:burden	3 12 4 1 6 -17 8 -8 13 -6
:asking>:clocktime	1 8
:asking>:codething	3 10 7 8 12 14
:asking>:condition	0 28 2 -10 8 -14
:asking>:deadline	4 12 6 15
:asking>:demand	1 11
:asking>:disclaimer	8 11
:asking>:everyone	0 -8 1 1 2 -2 7 16
:asking>:fairness	2 -3
:asking>:family	1 3
:asking>:fee	4 16
:asking>:fixed	12 4
:asking>:hiding	4 14
:asking>:holiday	9 6
:asking>:longperiod	13 5
:asking>:losing	4 6
:asking>:nearby	6 12
:asking>:negation	1 -7 2 43 6 -33 7 32
:asking>:neighbour	8 5
:asking>:number	6 11 14 6
:asking>:offerdeal	4 18
:asking>:online	1 -10 3 -25 5 -6 13 -19
:asking>:onlyword	2 8
:asking>:openprice	0 -6 3 6 6 -21 7 -10 13 1
:asking>:opinion	2 -11 3 -4 6 -23 7 -5
:asking>:payer	2 -3 4 1 13 -10 14 -22
:asking>:paying	0 4
:asking>:period	6 -6 12 14
:asking>:person	7 8
:asking>:pet	3 13
:asking>:promise	3 8
:asking>:record	8 1
:asking>:refusing	6 3
:asking>:rent	4 12
:asking>:return	4 13
:asking>:scarcity	2 3
:asking>:seller	0 17 1 -1 2 -10 3 -28 4 30 5 -3 7 -4 13 -26 14 -26
:asking>:spelled	2 30 4 -5 6 3 7 28
:asking>:superlative	7 -4
:asking>:time	3 5 4 2 6 9
:asking>:urgency	2 4 6 20
:asking>:wanting	0 -1
:asking>:writeto	0 8 1 -19 3 -54 4 18 5 -40 6 -6 7 -9 13 -46 14 -30
:asking_:absence	0 14
:asking_:accepting	3 7 4 -21
:asking_:advance	1 7
:asking_:asking	2 -8 4 11
:asking_:benefit	0 13
:asking_:bid	7 -4
:asking_:building	7 1
:asking_:burden	0 -7 3 -17 6 -5 7 1
:asking_:child	1 33
:asking_:codething	2 -10 9 -11 13 2
:asking_:condition	1 -21 4 10 6 -42
:asking_:consent	7 25
:asking_:deadline	6 8
:asking_:demand	0 -1 1 24 4 -33
:asking_:demanding	1 -4
:asking_:deposit	0 10
:asking_:deterring	2 2 4 -20
:asking_:disclaimer	2 5
:asking_:everyone	0 -9 1 22 2 -63 3 4 6 -29
:asking_:fairness	2 -12 3 19 4 -2
:asking_:family	1 8
:asking_:fee	4 12
:asking_:fixed	12 21
:asking_:lifeword	8 8
:asking_:longperiod	13 13
:asking_:losing	4 1
:asking_:money	4 -12
:asking_:nearby	1 1 4 8 6 13
:asking_:negation	0 4 1 -6 2 8 3 23 7 9
:asking_:newness	1 1
:asking_:number	6 10 12 -5 14 11
:asking_:offerdeal	4 8
:asking_:online	4 -1
:asking_:onlyword	2 13
:asking_:openprice	0 3 1 -3 4 13
:asking_:opinion	3 4 14 1
:asking_:payer	1 -1
:asking_:paying	0 18 4 8 5 8
:asking_:period	4 -19 9 1 12 17
:asking_:person	4 -5 7 -2 8 -16 13 6
:asking_:pet	2 -11 3 28 4 -2
:asking_:phone	7 5
:asking_:politics	2 5
:asking_:promise	3 1
:asking_:ranking	1 1 3 20 6 -8
:asking_:refusing	6 3
:asking_:rent	4 16 13 5
:asking_:return	4 22 13 2
:asking_:seller	0 1 2 3
:asking_:sexual	2 13
:asking_:spelled	3 16 6 11 7 32 14 30
:asking_:time	4 1 6 2
:asking_:title	6 4
:asking_:urgency	6 31
:asking_:welcoming	2 7
:asking_:work	0 4
:asking_:writeto	6 -5
:benefit	0 174 1 -113 2 -130 3 -83 4 -200 5 -27 6 -181 7 -105 8 -101 9 -64 10 -83 11 -170 12 -78 13 -8 14 -137
:benefit $	0 53 1 -37 2 -48 3 -13 4 -5 5 -20 6 -21 7 -32
:benefit ,	0 29 1 5 6 -33 7 -13 8 -30
:benefit :benefit	0 24 1 -22 2 -33 3 -33 5 -62 6 -35 7 -47 8 -6 13 -39
:benefit :codething	0 6
:benefit :deadline	0 20
:benefit :demand	0 38
:benefit :demanding	0 10
:benefit :denying	13 4
:benefit :deterring	0 -15
:benefit :disclaimer	0 -5
:benefit :dislike	0 3
:benefit :everyone	0 -23
:benefit :feething	0 12 1 -8 7 -18
:benefit :hiding	0 16
:benefit :income	0 16
:benefit :negation	0 56
:benefit :openprice	0 -3
:benefit :paying	0 34
:benefit :person	0 76 2 -24
:benefit :promise	0 41
:benefit :ranking	0 4
:benefit :return	0 8
:benefit :seller	0 2
:benefit :spelled	0 12
:benefit as	0 9
:benefit benefit	0 -7
:benefit checks	5 3
:benefit claimants	0 8
:benefit costs	0 2
:benefit counts	0 -3
:benefit credit	0 7 5 -26 7 -7 13 -13
:benefit from	0 -5
:benefit have	0 11
:benefit history	13 5
:benefit in	0 23 8 3
:benefit is	0 6
:benefit it	6 6
:benefit no	0 1
:benefit not	0 14
:benefit of	0 -4
:benefit on	0 -14
:benefit people	0 12
:benefit recipients	0 11
:benefit tenants	0 43
:benefit that	7 9
:benefit will	0 36
:benefit won't	0 5
:benefit would	0 2
:benefit yes	0 -10
:benefit>:absolute	0 5
:benefit>:accepting	0 -1
:benefit>:benefit	0 23 1 -35 2 -44 3 -41 4 -7 5 -72 6 -50 7 -59 8 -21 13 -45
:benefit>:burden	0 4
:benefit>:child	0 21 1 20 3 12
:benefit>:clocktime	0 -12
:benefit>:condition	6 5 13 6
:benefit>:deadline	0 26
:benefit>:demand	0 23
:benefit>:demanding	0 12
:benefit>:denying	0 6 13 3
:benefit>:dislike	0 14
:benefit>:everyone	0 -3
:benefit>:feething	0 8 1 -11 3 -1 4 -5 7 -20
:benefit>:hiding	0 17
:benefit>:income	0 -10
:benefit>:money	5 1
:benefit>:negation	0 68
:benefit>:neighbour	0 7
:benefit>:number	2 1
:benefit>:openprice	0 -1 13 -4
:benefit>:paying	0 50
:benefit>:person	0 57 2 -27
:benefit>:promise	0 42
:benefit>:ranking	0 11
:benefit>:regretting	0 14
:benefit>:rulesplace	0 4
:benefit>:spelled	0 16
:benefit>:time	8 7
:benefit>:welcoming	0 -6
:benefit>:work	0 -10
:benefit_:absolute	0 19 7 -10
:benefit_:accepting	0 5
:benefit_:age	0 -1
:benefit_:asking	0 7
:benefit_:benefit	0 -19 7 -7
:benefit_:burden	0 39
:benefit_:child	0 13 1 26 3 18
:benefit_:codething	0 -8
:benefit_:condition	0 27 6 4
:benefit_:deadline	0 20
:benefit_:demanding	0 64 2 -12
:benefit_:denying	0 25
:benefit_:deterring	0 25 1 -5 2 -15
:benefit_:disability	6 5
:benefit_:feething	0 -17
:benefit_:hiding	0 25
:benefit_:income	0 -16
:benefit_:losing	0 19
:benefit_:money	0 4
:benefit_:negation	0 62 1 -18 2 -2 3 -13 6 -27
:benefit_:neighbour	0 13
:benefit_:number	0 26
:benefit_:onlyword	0 13
:benefit_:openprice	0 23 1 2 4 -7 6 -7 13 -13
:benefit_:opinion	0 23 13 -7
:benefit_:payer	0 20
:benefit_:paying	0 57
:benefit_:period	0 3 8 1
:benefit_:pet	0 22 1 27 3 16
:benefit_:place	0 -10
:benefit_:promise	0 31
:benefit_:ranking	0 14
:benefit_:refusing	0 12
:benefit_:regretting	0 19
:benefit_:room	2 1
:benefit_:seller	0 15
:benefit_:sexual	0 1
:benefit_:spelled	0 28 7 5
:benefit_:time	8 1
:benefit_:urgency	0 21
:benefit_:welcoming	0 -38
:benefit_:work	0 -37
:bid	0 -27 1 -22 2 -7 3 -26 4 120 5 -36 6 14 7 2 8 -43 10 2 11 -31 12 -9 13 -44 14 -29
:bid #	1 6 6 3
:bid $	0 -32 4 36 6 6 7 -11
:bid ,	1 -16 2 -42 4 24 7 -3 13 -9
:bid 18s	1 7
:bid :absolute	7 8
:bid :accepting	4 10
:bid :bid	2 -1 4 55 5 -3 6 -54 7 -41
:bid :building	7 9
:bid :burden	6 -18 7 1 12 7
:bid :childless	1 5
:bid :clocktime	13 4
:bid :codething	4 8
:bid :deadline	4 33 7 -10
:bid :demand	6 10
:bid :deterring	4 3 12 9
:bid :disability	7 8
:bid :disclaimer	4 7
:bid :everyone	2 2 4 4 6 8
:bid :fairness	4 6 6 4
:bid :fee	4 3
:bid :fixed	6 3
:bid :hiding	1 5
:bid :money	4 10 5 -1 6 -11
:bid :nearby	7 6
:bid :number	1 9
:bid :offerdeal	4 19
:bid :openprice	4 28 6 -7 7 -50
:bid :opinion	2 10 3 3
:bid :payer	2 2
:bid :period	1 10
:bid :person	0 12 2 3
:bid :place	7 2
:bid :preferring	2 6
:bid :ranking	4 13
:bid :rent	4 4
:bid :return	7 13
:bid :room	2 14
:bid :seller	3 4 5 2 7 5
:bid :time	6 2
:bid :urgency	6 5
:bid :welcoming	4 2
:bid :writeto	4 7
:bid a	4 -19
:bid and	4 21 6 -18
:bid beautiful	7 3
:bid bid	4 7
:bid bidder	4 7
:bid bids	4 15
:bid by	4 25
:bid considered	4 4
:bid every	7 6
:bid floor	2 7
:bid for	4 1
:bid get	4 4
:bid gets	4 17
:bid it	4 -12 6 7
:bid landlord	7 11
:bid more	4 -7 7 11
:bid my	3 6 5 3
:bid now	6 2
:bid of	6 -6 7 -66 9 9
:bid offer	4 7
:bid on	4 4 12 9
:bid price	4 3
:bid street	7 10
:bid suited	2 7
:bid the	1 -15 4 22 6 -24 7 -37
:bid this	6 12
:bid those	0 2
:bid wins	4 7
:bid>:absolute	4 10 7 5
:bid>:accepting	2 1 4 20
:bid>:advance	4 9 13 7
:bid>:asking	4 5
:bid>:bid	1 -11 2 -16 4 63 5 -7 6 -63 7 -46
:bid>:building	4 -4
:bid>:burden	6 -19 12 6
:bid>:childless	1 12 3 4 6 -1
:bid>:clocktime	4 13 6 -16 9 8 13 1
:bid>:consent	4 7
:bid>:deadline	4 45 7 -3 9 6
:bid>:demand	6 6
:bid>:deterring	4 9 12 8
:bid>:disability	7 8
:bid>:disclaimer	4 8
:bid>:everyone	2 1 4 2 6 9
:bid>:fairness	4 1 7 -6
:bid>:fee	4 4
:bid>:feething	4 25
:bid>:fixed	4 4
:bid>:hiding	1 3
:bid>:holiday	1 5
:bid>:income	4 18
:bid>:keything	4 1
:bid>:money	4 26 5 -12 6 -13
:bid>:negation	2 4
:bid>:number	1 21 4 17 8 -7
:bid>:offerdeal	4 20 6 -18 10 1
:bid>:openprice	4 16 6 -11 7 -1 8 -19 13 -1
:bid>:opinion	2 2 3 1
:bid>:period	1 7 4 13
:bid>:person	0 26 4 -14
:bid>:place	7 11
:bid>:preferring	2 2
:bid>:ranking	2 6 4 11
:bid>:rent	4 12 5 5 7 2
:bid>:return	5 4 7 11
:bid>:room	2 7 4 -10 6 -7
:bid>:scarcity	4 19 6 -11
:bid>:seller	3 2
:bid>:spelled	7 -9
:bid>:time	6 11
:bid>:urgency	6 30
:bid>:welcoming	4 1
:bid_:absolute	4 19
:bid_:accepting	4 6
:bid_:advance	4 27 13 14
:bid_:bid	3 5 4 35 6 -21
:bid_:building	0 12 4 -4
:bid_:burden	2 -10 4 17 7 1
:bid_:childless	1 2 3 5
:bid_:clocktime	4 38 6 -4 7 -11 9 2
:bid_:codething	4 -22 6 9 9 13 13 -23
:bid_:condition	4 24
:bid_:consent	0 1
:bid_:councilpay	0 8
:bid_:deadline	4 48 9 6
:bid_:demanding	4 7
:bid_:deposit	6 1
:bid_:deterring	4 17 5 8
:bid_:fairness	4 8
:bid_:faith	4 3
:bid_:family	7 4
:bid_:feething	4 20
:bid_:fixed	4 24
:bid_:healthword	3 6
:bid_:income	4 9
:bid_:keything	4 6
:bid_:longperiod	13 -29
:bid_:money	4 29 5 -41 6 -33
:bid_:negation	2 4
:bid_:newness	4 33
:bid_:number	4 38 6 7 7 -9
:bid_:offerdeal	10 2
:bid_:onlyword	1 5 4 10
:bid_:openprice	0 -3 4 17 5 -15 6 -13 7 3
:bid_:opinion	2 1
:bid_:period	4 13
:bid_:person	0 13 2 8 4 -6
:bid_:photo	4 8
:bid_:place	2 -4 4 -19 6 9 7 14
:bid_:promise	4 23 7 -2
:bid_:ranking	2 7 4 5
:bid_:rent	4 9 7 3 13 -35
:bid_:return	0 -4 6 -3 7 7 13 -9
:bid_:room	4 -21 7 4 8 -1
:bid_:scarcity	4 28
:bid_:school	7 5
:bid_:source	0 1
:bid_:spelled	6 1
:bid_:thing	5 5
:bid_:time	6 5
:bid_:title	0 16 2 23 4 -14
:bid_:tribunalrent	13 -3
:bid_:urgency	6 20
:bid_:wanting	6 10
:bid_:writeto	4 2 7 5
:building	0 -5 1 33 2 6 3 34 4 -14 5 -8 6 6 7 35 8 5 9 17 10 74 11 6 12 9 14 -20
:building $	0 -9 1 15 2 9 3 32 8 -13 9 -39 14 -16
:building ,	0 -12 1 24 4 26 5 -20 6 7 7 -18 8 -25 9 -2 10 2 11 -1
:building :absence	8 21
:building :advance	10 2
:building :building	2 -3 7 -9 10 10
:building :burden	0 -3 8 1
:building :childless	8 4
:building :clocktime	7 10
:building :codething	0 13 1 8 6 -15 8 7
:building :condition	0 2 5 8
:building :deadline	11 11 12 19
:building :demanding	10 2
:building :deterring	7 2 9 10
:building :disclaimer	4 5
:building :everyone	0 5
:building :feething	7 20
:building :lifeword	12 11
:building :losing	12 11
:building :money	5 6
:building :nearby	7 -21 10 4
:building :negation	1 7 6 -9
:building :neighbour	2 -9 9 -6 11 10
:building :number	6 3
:building :offerdeal	14 2
:building :openprice	4 -25 6 1 7 15
:building :preferring	6 7
:building :ranking	10 1
:building :rent	14 6
:building :room	4 3
:building :spelled	7 28 8 -66 11 3
:building :wanting	6 11 7 1
:building :welcoming	1 21
:building all	0 2
:building and	2 27 7 -10 11 7
:building as	11 -3
:building at	1 -16 7 36 8 -54 11 4
:building below	8 2
:building control	7 3
:building doesn't	11 1
:building empty	8 3
:building for	0 5 1 32 2 -34 3 9 6 -19 8 -42 9 14
:building full	1 9
:building goes	12 11
:building has	1 -4 3 3 6 -23 7 -12 8 14 10 8 12 2
:building in	0 -14 1 -21 6 12 7 32 8 -18
:building is	0 14 1 9 6 -30 8 11
:building isn't	1 12
:building like	6 17 7 4
:building may	11 11
:building near	2 4 10 8
:building next	11 5
:building numbers	8 -3
:building of	13 5
:building on	7 3
:building over	8 4
:building please	1 14
:building rover	8 5
:building sale	14 3
:building share	2 13
:building should	2 12
:building stands	8 9
:building that	7 17
:building though	0 8
:building to	7 2
:building upstairs	11 1
:building was	8 -8 10 3 11 2
:building while	5 10
:building with	2 -11 6 30 7 -8 10 29
:building £#	5 6
:building>:absence	8 27
:building>:absolute	0 17 3 13 7 1 10 6
:building>:accepting	6 5 8 1 9 7
:building>:advance	10 4
:building>:age	1 5
:building>:building	0 -4 1 -4 2 -43 10 23
:building>:burden	4 -4 7 6 8 4
:building>:clocktime	7 7 8 1
:building>:codething	0 14 1 7 8 4 11 -18
:building>:condition	5 9 8 8
:building>:consent	7 13 10 4
:building>:deadline	5 7 6 -11 8 11 9 18 12 16
:building>:demand	1 11
:building>:demanding	9 11 10 4
:building>:deterring	0 -13 1 -4 2 11 9 4
:building>:disclaimer	4 2
:building>:dislike	1 18
:building>:everyone	2 -5 7 13
:building>:faith	2 5
:building>:family	1 -6
:building>:feething	7 13 13 1
:building>:fixed	2 1 12 13
:building>:healthword	8 9
:building>:holiday	2 3 12 3
:building>:income	0 9
:building>:jobless	7 10
:building>:lifeword	12 10
:building>:losing	12 10
:building>:nearby	4 -2 7 -14 10 9
:building>:negation	1 2 6 2 10 4 11 1
:building>:neighbour	2 -20 6 7 9 -10 11 10
:building>:newness	3 1 6 -1 7 -14 8 3 10 15
:building>:number	1 -4 2 4 4 -5 7 -3 10 5
:building>:offerdeal	14 19
:building>:openprice	2 -2 6 3 7 16 9 3 14 1
:building>:pet	3 12
:building>:photo	11 25
:building>:place	2 -6 7 9
:building>:preferring	6 5
:building>:promise	3 8 7 6
:building>:ranking	10 1
:building>:rent	14 5
:building>:return	4 7
:building>:room	2 15 6 7 8 -4 10 3 11 -2
:building>:rulesplace	2 1 10 6
:building>:seller	1 -11 2 -8
:building>:spelled	4 -5 5 -9 7 15 10 8 12 3
:building>:thing	2 2 10 2
:building>:utility	3 3
:building>:wanting	6 4 11 10
:building>:welcoming	1 29
:building>:work	0 -23 13 3
:building>:writeto	14 1
:building_:absence	7 -37 8 52
:building_:absolute	1 -5 3 7 7 30 10 11
:building_:accepting	6 8 7 -28
:building_:advance	1 14 6 -1 10 2
:building_:age	8 -8
:building_:asking	3 -3 8 -4
:building_:benefit	0 3
:building_:bid	6 2 8 11 10 1
:building_:building	0 -11 2 -14
:building_:burden	0 2 2 17
:building_:child	1 21
:building_:clocktime	0 -14 4 -8 8 49 9 3 12 3
:building_:codething	1 6 6 24 8 8 11 -4
:building_:condition	8 8
:building_:consent	11 3
:building_:deadline	5 5 6 -20 8 12 9 17 13 -1
:building_:demand	0 2 1 28
:building_:demanding	8 8
:building_:denying	3 1 8 -5
:building_:deterring	2 12 6 -10
:building_:everyone	7 34
:building_:fairness	7 9 8 4
:building_:faith	2 13
:building_:fee	7 19
:building_:feething	5 5 13 18
:building_:fixed	13 3
:building_:healthword	8 8
:building_:hiding	10 5
:building_:holiday	8 13 9 3 12 1
:building_:income	0 4
:building_:jobname	0 6
:building_:keything	6 13 10 2 11 3
:building_:kin	1 -9
:building_:lifeword	1 6 8 22
:building_:longperiod	12 6
:building_:losing	6 7
:building_:money	6 2
:building_:nation	2 20
:building_:nearby	3 7 6 8 7 -18
:building_:negation	3 12 6 14
:building_:neighbour	6 19 11 8
:building_:newness	1 18 3 4 6 -35 10 29
:building_:number	1 -2 2 3 4 -47 6 -26 8 -23 10 1
:building_:onlyword	6 -3
:building_:openprice	1 11 4 11 6 2 8 19 12 3
:building_:opinion	4 15 8 14 11 -8 12 5
:building_:payer	1 -30 7 6
:building_:paying	7 2
:building_:period	0 1 8 16 9 25
:building_:person	0 8 6 -14
:building_:pet	3 30
:building_:photo	11 46
:building_:place	7 20 9 3 13 5
:building_:preferring	0 4 5 5
:building_:promise	3 4 7 4
:building_:ranking	0 1 1 5 6 -6 8 -13
:building_:record	8 -23
:building_:room	6 23 7 -8 8 -62
:building_:seller	1 -14
:building_:spelled	4 -19 6 -3 8 24 9 1 10 5
:building_:superlative	7 9 8 3
:building_:thing	6 7
:building_:title	2 -1 6 -10
:building_:urgency	6 20
:building_:utility	3 11
:building_:wanting	6 -1 8 16 11 11
:building_:welcoming	1 4
:building_:work	0 11 8 5
:building_:writeto	14 19
:burden	0 26 1 10 2 16 4 17 5 32 6 -13 7 -8 8 -14 9 10 10 -1 12 -4 13 1 14 13
:burden #	4 -5 6 -12 8 -3 13 1
:burden ##	14 31
:burden $	0 20 1 8 2 5 3 10 4 24 5 5 7 -32 8 -12 11 12 14 -27
:burden ,	0 29 2 5 8 -2
:burden :absence	3 10 8 12
:burden :absolute	8 -22 12 2
:burden :accepting	0 3 2 12
:burden :advance	6 -8 8 -20 13 32
:burden :age	4 5
:burden :asking	4 1
:burden :benefit	0 23 1 -16 2 -7 3 -1 5 -1 6 -12 7 -15 8 -2
:burden :bid	4 2 5 10
:burden :building	2 25 3 3
:burden :burden	0 14 1 13 4 1 5 3 6 -8 8 -1
:burden :child	1 22
:burden :childless	0 18
:burden :clocktime	0 -19 1 -6 2 -14 5 -21 6 3 7 -43 9 10 10 -5 14 -12
:burden :codething	5 2
:burden :condition	1 4 5 1
:burden :deadline	6 33 8 -43 12 3 14 -7
:burden :demand	4 5
:burden :deposit	0 11
:burden :deterring	13 14
:burden :disclaimer	6 5 14 7
:burden :dislike	2 12
:burden :everyone	8 -22 10 25
:burden :fairness	4 2
:burden :feething	5 4 6 -22
:burden :fixed	13 6
:burden :hiding	5 16
:burden :holiday	8 2 9 23
:burden :income	0 10
:burden :jobless	13 14
:burden :longperiod	5 5 13 16
:burden :losing	7 16
:burden :money	5 4
:burden :nation	2 8
:burden :negation	0 -10 14 7
:burden :newness	5 7 6 -8 7 2
:burden :number	0 -42 4 13 6 -4 8 -25 11 -14 13 19 14 4
:burden :offerdeal	7 4
:burden :online	2 -10 4 -27 14 44
:burden :onlyword	10 2
:burden :openprice	0 -22 4 12
:burden :opinion	1 19 13 3
:burden :origin	2 2
:burden :payer	2 2 3 -14 14 8
:burden :period	4 9 12 -4 13 12
:burden :person	0 -4 3 13
:burden :pet	3 40
:burden :ranking	1 2 5 18
:burden :record	1 4
:burden :rent	4 24
:burden :return	4 11 7 22
:burden :room	8 -18
:burden :scarcity	7 3
:burden :seller	3 -20 6 26 14 13
:burden :sex	2 10
:burden :source	1 10
:burden :spelled	0 -37 1 9 8 -17 14 15
:burden :superlative	5 16
:burden :title	2 22 4 6 11 11
:burden :urgency	10 1 14 8
:burden :wanting	1 -10 4 18
:burden :welcoming	0 4 2 12
:burden :work	8 1
:burden a	0 -38 1 3 3 -9 7 -23 8 16
:burden account	1 10
:burden adult	0 7
:burden an	12 8
:burden and	2 -1 6 23
:burden animals	3 5
:burden any	1 3 10 6
:burden at	14 13
:burden be	3 -14 4 -7 5 8 6 -37 8 -3
:burden benefits	0 -3
:burden buyer	6 6
:burden can	0 1
:burden cent	7 31
:burden chance	6 5 7 4
:burden child	1 23
:burden come	0 3
:burden day	13 12
:burden deposit	0 11
:burden earth	7 13
:burden ee	14 -5
:burden fair	6 3
:burden fifty	4 5
:burden flatshare	2 7
:burden for	0 -1 4 -9 7 8 8 15
:burden form	5 4
:burden four	3 12
:burden friday	4 3
:burden go	7 6
:burden guarantor	0 8
:burden have	0 10
:burden her	1 2 11 2
:burden home	3 13
:burden house	2 11
:burden i	6 11
:burden i'm	8 3
:burden if	5 2
:burden in	7 1
:burden insta	14 7
:burden instagram	14 4
:burden it	1 -3 3 7 4 29 7 10
:burden it's	1 7 2 12
:burden just	10 2
:burden lady	2 2
:burden landlord	2 8
:burden leaving	5 1
:burden matter	4 1
:burden monday	6 17
:burden month	4 23 5 -22 13 -39
:burden months	13 4
:burden my	0 6
:burden night	5 -2 9 9
:burden none	2 2
:burden not	0 -10
:burden now	10 8
:burden of	7 -2 11 32
:burden oh	14 4
:burden one	2 -16 14 -2
:burden our	14 12
:burden parole	8 4
:burden pictures	14 8
:burden please	2 4
:burden quarter	13 4
:burden reference	1 6
:burden rent	4 15
:burden request	4 3
:burden september	12 11
:burden signing	13 15
:burden site	14 -4
:burden six	12 9
:burden so	1 2
:burden take	5 11
:burden term	13 7
:burden than	2 -6 7 -25 13 -33
:burden that	0 -7 6 1
:burden the	0 26 1 -10 3 -25 4 -2 7 -20 8 12 9 -1 11 -12 14 -37
:burden them	11 3
:burden there	5 3 7 10
:burden this	0 -2 1 -3 6 1 7 20 10 11 14 -9
:burden top	5 17
:burden twenty	4 3
:burden two	4 12 6 1
:burden uc	0 13
:burden use	14 1
:burden vat	5 4
:burden way	5 -6
:burden we	2 -2
:burden weekdays	8 1
:burden who	4 16
:burden you	4 17 5 -18 6 1 7 -39 8 2
:burden you'd	14 15
:burden you're	2 4
:burden you've	1 4
:burden your	2 17 3 -6 6 10 8 12
:burden £#	5 8
:burden>:absence	2 -13 3 21 6 -1 7 -6 8 5
:burden>:absolute	1 24 7 8 12 5
:burden>:accepting	0 2 1 29 2 7 3 -14 5 11 6 -19
:burden>:advance	0 -16 2 -15 4 -7 8 -13 13 9
:burden>:asking	4 1 6 -3 7 -15
:burden>:benefit	0 31 1 -31 2 -27 3 -15 4 -26 5 -22 6 -29 7 -8 8 -14
:burden>:bid	4 13
:burden>:building	1 2 2 22 6 -3 8 4 10 6 11 5
:burden>:burden	0 34 1 8 3 -1 4 1 5 11 6 -6 7 -20 8 -35
:burden>:child	1 18
:burden>:childthing	1 38
:burden>:clocktime	0 -17 2 -4 3 -3 5 -22 7 -29 9 4 10 -16 11 -6 12 4 14 -22
:burden>:codething	3 26 5 33 7 28
:burden>:condition	1 17 2 4 5 3 6 3
:burden>:councilpay	0 16
:burden>:deadline	0 -1 5 -12 6 26 8 -12 12 7 14 -4
:burden>:demand	4 5
:burden>:demanding	2 -12 5 -12 6 -5 8 11
:burden>:deposit	0 17
:burden>:deterring	0 25 3 -13 6 -37 7 3 8 -7 13 9
:burden>:disability	0 13 8 1
:burden>:disclaimer	6 1 14 4
:burden>:dislike	2 4
:burden>:everyone	1 8 2 4 7 14 8 -49 10 23
:burden>:fairness	2 -21 4 10 6 18
:burden>:faith	2 29
:burden>:family	2 1
:burden>:feething	5 23 13 15
:burden>:fixed	4 -1 8 -7 12 18
:burden>:healthword	0 2 8 9
:burden>:hiding	0 3 4 27 5 9 6 -12 7 -13
:burden>:holiday	9 41
:burden>:income	0 4 7 -18
:burden>:jobless	0 23 13 7
:burden>:jobname	0 5
:burden>:keything	8 1
:burden>:kin	1 -6 2 10
:burden>:law	3 11
:burden>:longperiod	5 13 13 38
:burden>:losing	0 9 7 11
:burden>:money	0 24 4 16 5 38
:burden>:nation	2 15 9 7
:burden>:nearby	0 -52 1 -8 4 -23 6 2 8 -3 10 4
:burden>:negation	1 -2 2 7 4 -15 11 4 13 4 14 10
:burden>:neighbour	2 13
:burden>:newness	2 -2 5 1 6 -2 7 4 10 19
:burden>:number	4 17 6 -3 8 -10 9 -6 11 -42 14 2
:burden>:offerdeal	0 12 7 1
:burden>:online	0 -37 2 -38 4 -8 5 -15 6 -17 7 -15 8 -21 14 45
:burden>:onlyword	1 16
:burden>:openprice	0 -25 1 -12 3 -5 4 16 5 23
:burden>:opinion	1 16 5 3
:burden>:origin	2 30
:burden>:payer	0 -3 1 5 2 7 3 -26 4 -12 5 8 14 5
:burden>:period	0 -26 1 14 3 -1 4 4 6 -5 8 11 12 -25 13 24
:burden>:person	0 -8 1 6 3 5 8 -18
:burden>:pet	3 47
:burden>:phone	8 2
:burden>:photo	8 11 11 8
:burden>:place	7 5 14 -16
:burden>:politics	2 22
:burden>:preferring	4 1 14 8
:burden>:promise	11 2
:burden>:ranking	2 -19 5 25
:burden>:record	5 2
:burden>:regretting	0 2
:burden>:rent	4 16 7 2 12 10
:burden>:return	0 6 2 -3 4 7 6 -6 7 38 10 1 12 6
:burden>:room	0 -40 1 -13 2 -15 5 -14 7 -21 8 -36
:burden>:scarcity	2 -26 6 16
:burden>:seller	1 14 2 1 3 -32 5 5 6 20 7 -1 14 10
:burden>:sex	2 26
:burden>:sexual	2 23
:burden>:source	1 5
:burden>:spelled	0 -5 6 14 14 7
:burden>:superlative	5 16 6 12 7 16
:burden>:thing	5 2 8 2 13 17
:burden>:time	0 6 3 -11 5 2
:burden>:title	2 26 4 3 11 10
:burden>:tribunalrent	5 9 7 20 10 4
:burden>:urgency	6 18 7 3 10 5 14 6
:burden>:utility	8 4
:burden>:wanting	0 -30 1 -21 2 -6 3 -1 5 -15 6 -26 7 -8 8 17 13 -2
:burden>:welcoming	2 15 4 -3 8 4
:burden>:work	0 6 1 -9 9 5 13 12
:burden>:writeto	6 5
:burden_:absence	7 -28 13 -17
:burden_:absolute	1 37 6 -2 13 -18
:burden_:accepting	1 5 2 -8 3 2
:burden_:advance	1 -4 4 -15 6 24 13 12
:burden_:age	2 6 11 10
:burden_:asking	0 -24 2 -9 7 -22 13 -7
:burden_:benefit	0 31 1 -3 2 -7 5 -2
:burden_:bid	0 -15 4 2
:burden_:building	2 -2 10 7 11 4
:burden_:burden	0 11 1 3 3 -7 5 1 6 -3 7 -26
:burden_:child	1 7
:burden_:childless	0 -12 1 8
:burden_:childthing	1 31
:burden_:clocktime	1 26 2 -4 8 -3 9 -4 12 2
:burden_:codething	2 -2 3 17 5 36 7 24 8 17 13 10
:burden_:condition	3 -5 4 1 7 -1 13 -6
:burden_:councilpay	0 19
:burden_:deadline	2 -6 3 -7 4 -6 6 -7 7 7 9 -47 11 -11 13 34
:burden_:demand	2 -5 4 2 6 3
:burden_:demanding	2 -5 3 -1 5 -21 6 -5 14 6
:burden_:denying	11 14
:burden_:deterring	0 30 2 14 3 -6 4 -5 6 -29
:burden_:disability	2 21
:burden_:everyone	0 -6 1 21 2 4
:burden_:fairness	4 7 6 11
:burden_:faith	2 37
:burden_:family	2 32
:burden_:fee	5 22
:burden_:feething	2 11 5 18 6 5
:burden_:fixed	12 22 13 -12
:burden_:healthword	0 7
:burden_:hiding	4 27 8 -1
:burden_:holiday	1 2 6 -2 9 2
:burden_:income	0 30 7 -39 13 14
:burden_:jobless	0 26 6 1
:burden_:kin	1 -25 2 28
:burden_:lifeword	6 -34
:burden_:longperiod	7 21 13 41
:burden_:losing	0 10 8 10 13 -1
:burden_:money	0 23 4 10 5 39
:burden_:nation	2 31 9 7
:burden_:nearby	0 -15 1 -2 4 -37 7 3 10 4 13 -2 14 -9
:burden_:negation	1 -1 2 2 3 2 4 -34 11 21 13 8
:burden_:neighbour	0 4
:burden_:newness	1 -13 2 -22 4 9 8 -7 10 26 13 14
:burden_:number	8 -21 12 -1 14 28
:burden_:offerdeal	0 8
:burden_:online	4 -5 10 16 13 2 14 41
:burden_:onlyword	1 6 4 3
:burden_:openprice	0 13 2 -1 6 8 8 3 10 7 12 -25 13 -7 14 11
:burden_:opinion	0 17 5 10 8 9 12 -9 13 11
:burden_:origin	2 42
:burden_:payer	0 14 1 18 4 -16 5 27 8 -16 14 11
:burden_:paying	0 27 5 8 13 8
:burden_:period	0 -5 4 9 5 23 8 6 12 -5 13 17
:burden_:person	0 -10 4 50 5 -3 7 -35
:burden_:pet	1 -14 3 37 5 15
:burden_:petpart	3 13
:burden_:phone	1 11 14 22
:burden_:photo	8 12 11 14
:burden_:place	0 -51 2 1 4 -8 7 11 9 7
:burden_:politics	8 -8
:burden_:preferring	0 3 1 -12 2 -5 13 1 14 11
:burden_:ranking	2 -2 5 14 7 -19
:burden_:refusing	4 -3
:burden_:regretting	0 8
:burden_:rent	5 13 12 8 13 9
:burden_:return	0 7 6 -22 7 11 10 5 12 3
:burden_:room	0 -29 1 -3 3 1 4 -23 5 -31 7 -1 8 -11 14 -28
:burden_:safety	1 5
:burden_:scarcity	6 23 7 -12
:burden_:seller	0 -5 1 8 2 11 5 23 6 8 8 -16 13 2
:burden_:sex	2 8
:burden_:sexual	2 9
:burden_:source	7 -5
:burden_:spelled	0 10 1 -1 2 -22 4 -10 6 21 8 -25 12 20 13 24 14 4
:burden_:superlative	6 2 7 28
:burden_:thing	5 2 8 10 13 25
:burden_:time	0 5 6 16 8 -22
:burden_:title	2 16 5 5 6 3
:burden_:tribunalrent	5 5 7 24 10 8 13 6
:burden_:urgency	6 12
:burden_:wanting	0 1 1 -1 4 10 5 -49 6 -13 7 -60 8 4 13 -6 14 3
:burden_:welcoming	2 4 8 13
:burden_:work	0 22 1 -20 2 -33 4 -4 6 -13 8 -9 9 6 13 17
:burden_:writeto	6 16 7 -28 13 6
:child	0 -88 1 187 2 -144 3 -69 4 -56 5 -94 6 -98 7 -65 8 8 9 -59 10 -55 11 -60 12 -99 13 -66 14 -31
:child $	0 -48 1 41 2 -55 3 -67 4 -12 6 -38
:child ,	1 44 3 -7 6 -2 7 -22 8 1
:child 16s	1 11
:child :bid	6 8
:child :burden	4 18
:child :childthing	1 -9
:child :codething	7 1
:child :condition	1 22
:child :deadline	1 25 6 3
:child :disclaimer	6 9
:child :dislike	1 29
:child :everyone	1 -9
:child :income	1 23
:child :lifeword	1 9
:child :negation	1 42
:child :number	1 9
:child :offerdeal	1 32 6 4
:child :openprice	1 1 3 7
:child :opinion	2 6
:child :payer	1 19
:child :person	1 7 2 -17
:child :place	1 -1
:child :promise	1 11
:child :record	1 16
:child :room	1 -4
:child :safety	1 1
:child :seller	2 7
:child :spelled	1 6 3 6
:child are	1 27
:child can	1 9
:child can't	1 3
:child don't	1 -8
:child feet	1 16
:child free	1 33
:child in	1 26
:child is	7 1
:child less	1 11
:child living	1 16
:child may	1 25
:child my	2 8
:child not	1 27
:child of	1 -3
:child offer	6 9
:child ones	1 8 2 -13
:child or	3 10
:child play	1 -5
:child please	1 4
:child seat	1 -6
:child sixteen	1 3
:child so	8 1
:child tens	1 19
:child the	1 -10 8 7
:child would	1 15
:child>:advance	1 10
:child>:asking	1 15
:child>:bid	6 7
:child>:burden	1 14 4 15
:child>:childthing	1 -9
:child>:clocktime	1 -4
:child>:condition	1 26
:child>:deadline	1 22 9 -7
:child>:demand	1 7
:child>:demanding	1 34
:child>:deterring	1 33
:child>:disability	1 -17
:child>:disclaimer	6 9
:child>:dislike	1 30
:child>:everyone	1 -21
:child>:fee	1 -6
:child>:hiding	1 3 8 31
:child>:income	1 26
:child>:lifeword	1 19
:child>:losing	1 8
:child>:negation	0 -11 1 62 2 6 7 -32
:child>:newness	1 15
:child>:number	1 8 4 15 8 10
:child>:offerdeal	1 29 6 4
:child>:onlyword	1 23
:child>:openprice	0 16 1 3 3 6
:child>:opinion	1 7
:child>:payer	1 17
:child>:person	1 5 2 -22
:child>:pet	0 2 1 7
:child>:promise	1 13 7 10
:child>:ranking	1 26
:child>:record	1 9
:child>:refusing	1 38
:child>:regretting	1 8
:child>:rent	1 6
:child>:return	1 7
:child>:room	8 -14
:child>:rulesplace	2 2
:child>:safety	1 1
:child>:sex	8 19
:child>:spelled	1 29 2 13 8 6
:child>:time	1 12
:child>:title	1 6 8 3
:child>:wanting	2 -1
:child>:welcoming	1 -14
:child_:absence	1 11 7 3
:child_:accepting	0 -14 1 20
:child_:advance	1 9
:child_:asking	1 27
:child_:benefit	0 3 1 -18
:child_:bid	4 18
:child_:building	1 18
:child_:burden	1 25 8 -6
:child_:child	1 -19
:child_:childless	1 -15
:child_:codething	1 4
:child_:deadline	1 4
:child_:demand	1 3 8 1
:child_:demanding	0 3 1 37 2 -14
:child_:deterring	1 41 2 -23
:child_:dislike	1 34
:child_:everyone	1 -30
:child_:family	1 -5
:child_:fee	1 -5
:child_:hiding	1 12 8 34
:child_:holiday	1 2
:child_:keything	8 8
:child_:kin	1 -3
:child_:losing	1 22
:child_:money	1 29
:child_:negation	0 -1 1 63 3 -14 6 -15 7 -32 11 -11
:child_:neighbour	1 34
:child_:newness	1 20
:child_:number	8 6
:child_:onlyword	1 38
:child_:openprice	1 55 6 -6
:child_:opinion	1 43 2 -9
:child_:pet	0 22 1 38 3 24
:child_:phone	8 5
:child_:photo	1 2
:child_:place	1 10
:child_:promise	7 21
:child_:ranking	1 31 4 1
:child_:refusing	1 51 7 4
:child_:regretting	1 7
:child_:rent	1 1
:child_:return	1 13
:child_:rulesplace	1 -4 2 27
:child_:scarcity	1 14
:child_:seller	1 31
:child_:sex	1 1
:child_:spelled	1 10 2 13 8 12
:child_:superlative	1 6 4 1
:child_:time	1 11
:child_:title	8 11
:child_:welcoming	1 2
:child_:writeto	1 -1
:childless	1 124 2 -2 3 -70 4 -17 5 -3 6 -8 7 -74 8 -16 9 2 10 -42 11 -98 12 -17 13 -5 14 -102
:childless #	1 8 6 1
:childless $	0 -3 1 17 4 -20
:childless ,	6 2 8 -4
:childless 18s	1 7
:childless :absolute	0 -11 1 8 9 2
:childless :accepting	1 3
:childless :building	1 17
:childless :burden	0 -20 1 9 6 -13
:childless :childless	1 44 2 -11
:childless :clocktime	13 5
:childless :codething	4 1
:childless :deadline	1 16
:childless :demanding	1 13
:childless :disability	0 7
:childless :everyone	2 2
:childless :healthword	0 7
:childless :kin	1 11
:childless :money	4 3
:childless :nearby	8 3
:childless :neighbour	1 2 2 5 8 2
:childless :number	1 39 4 -3
:childless :onlyword	0 -14 1 5 9 2
:childless :openprice	1 8 2 -6 6 -16
:childless :opinion	3 5 5 1
:childless :person	0 12 1 52
:childless :preferring	1 12
:childless :rulesplace	1 11
:childless :scarcity	0 -11 1 9 9 2
:childless :seller	2 11 3 6 5 4
:childless :sex	2 3
:childless and	1 -6
:childless couples	1 4
:childless disability	0 7
:childless eighteen	1 4
:childless household	1 18
:childless in	1 15
:childless is	4 1
:childless it	6 17
:childless my	3 6 5 4
:childless of	1 9 2 1 13 4
:childless only	0 -11 1 9 9 2
:childless pair	1 2
:childless preferred	1 10
:childless than	1 21
:childless the	1 -28 3 3 4 -2 6 -12 8 1
:childless those	0 2
:childless up	1 8
:childless ups	1 31 2 -10
:childless>:absolute	0 -30 1 46 2 -18 9 2
:childless>:accepting	1 7
:childless>:bid	3 6
:childless>:building	1 21
:childless>:burden	0 -39 1 28 4 -10 6 -32
:childless>:childless	1 52 3 3
:childless>:clocktime	13 3
:childless>:deadline	1 15
:childless>:demanding	1 11
:childless>:deterring	2 1
:childless>:disability	0 6
:childless>:everyone	0 6 2 20
:childless>:fairness	1 -9 2 2
:childless>:healthword	0 7
:childless>:holiday	1 6
:childless>:money	4 16
:childless>:nearby	8 15
:childless>:negation	1 24
:childless>:neighbour	2 9
:childless>:number	0 5 1 41 8 -2
:childless>:onlyword	0 -32 1 33 2 -6
:childless>:openprice	2 -22 6 -28
:childless>:opinion	3 4
:childless>:payer	1 4
:childless>:person	0 17 1 35 6 -14 8 -11
:childless>:place	8 2
:childless>:preferring	1 14
:childless>:rulesplace	1 3
:childless>:scarcity	0 -28 1 29 2 -17 6 -6 9 2
:childless>:seller	1 7 2 6 3 4
:childless>:sex	2 7
:childless>:spelled	0 2 1 16
:childless_:absence	0 8 1 34
:childless_:absolute	1 37 2 -24
:childless_:accepting	1 35
:childless_:advance	1 -9
:childless_:age	4 1
:childless_:asking	6 3
:childless_:bid	3 5
:childless_:building	1 23
:childless_:burden	1 12 2 -23
:childless_:child	1 7 2 -9 8 -4
:childless_:childless	1 3 3 4
:childless_:codething	2 3 9 7
:childless_:deadline	0 1
:childless_:demand	6 4
:childless_:deterring	1 6
:childless_:dislike	1 1
:childless_:everyone	0 11
:childless_:fairness	1 -7 2 2
:childless_:family	2 -15
:childless_:feething	1 -5
:childless_:healthword	3 6
:childless_:holiday	1 8
:childless_:kin	1 -18
:childless_:money	4 16
:childless_:negation	1 16 8 -2
:childless_:newness	0 3 1 18 4 10
:childless_:number	0 7 4 4 6 10
:childless_:onlyword	1 32 2 -17
:childless_:openprice	1 15 4 -2 6 -5
:childless_:paying	0 4
:childless_:person	1 -7 2 -18
:childless_:photo	4 12
:childless_:record	1 4
:childless_:room	1 -6 5 1
:childless_:rulesplace	8 1
:childless_:scarcity	1 20 2 -17
:childless_:sex	2 9
:childless_:spelled	1 6 2 -3 4 -6 8 -21
:childless_:thing	5 6
:childless_:title	2 11
:childless_:urgency	1 11
:childless_:wanting	1 1
:childless_:work	0 25 1 4
:childless_:writeto	4 4
:childthing	1 90 2 -23 3 -11 6 -72 7 -83 8 -25 11 -2
:childthing $	1 20
:childthing ,	1 52
:childthing :lifeword	1 1
:childthing :ranking	1 16
:childthing :refusing	1 10
:childthing :room	1 -7
:childthing and	1 15
:childthing by	1 5
:childthing unwanted	1 10
:childthing with	1 2
:childthing>:childthing	1 10
:childthing>:lifeword	1 1
:childthing>:opinion	1 19
:childthing>:payer	1 22
:childthing>:ranking	1 11
:childthing>:refusing	1 8
:childthing>:rulesplace	1 8
:childthing>:seller	1 6
:childthing_:asking	1 3
:childthing_:burden	1 -5
:childthing_:child	1 -2
:childthing_:childthing	1 21
:childthing_:demanding	1 11
:childthing_:dislike	14 4
:childthing_:hiding	1 -24
:childthing_:keything	1 5
:childthing_:negation	1 13
:childthing_:opinion	1 8
:childthing_:payer	1 22
:childthing_:refusing	1 6
:childthing_:room	1 9
:childthing_:rulesplace	1 24
:childthing_:scarcity	1 4
:childthing_:seller	1 3
:clocktime	0 -22 1 5 2 -29 3 -29 6 22 7 -1 8 14 9 53 10 -53 11 -30 12 18 13 15 14 -38
:clocktime #	5 -1 6 -29
:clocktime ##	4 6 7 -20 8 -71 12 11
:clocktime $	0 -112 2 -118 3 -61 5 -33 6 -6 7 -127 8 -7 9 23 10 -16 11 -78 12 11 13 -8 14 -20
:clocktime ,	0 -6 1 9 2 -25 4 -40 5 -49 6 3 7 -42 8 25 9 4 11 -42 12 5 13 42
:clocktime :absence	0 -11
:clocktime :absolute	2 -4 6 8
:clocktime :benefit	0 9
:clocktime :bid	2 14
:clocktime :building	7 -13
:clocktime :burden	6 7 8 -12
:clocktime :child	6 7
:clocktime :childless	2 14
:clocktime :clocktime	0 -4 2 -17 6 -3 7 -20 8 24 9 -2 12 4
:clocktime :codething	12 4 13 4
:clocktime :deadline	8 7 12 3
:clocktime :faith	8 11
:clocktime :family	1 26
:clocktime :fixed	12 -14
:clocktime :healthword	8 16
:clocktime :hiding	6 9
:clocktime :holiday	8 17
:clocktime :income	0 16
:clocktime :kin	1 6
:clocktime :longperiod	8 5 13 2
:clocktime :money	4 4 5 -16 6 -9
:clocktime :negation	2 4
:clocktime :number	0 -41 1 -4 2 -1 4 4 5 -34 6 -73 7 -13 9 -21 13 -14 14 -61
:clocktime :online	3 6
:clocktime :openprice	4 3 9 12 12 4 13 11
:clocktime :opinion	0 2 2 -27 3 3 7 4 12 5
:clocktime :payer	5 3
:clocktime :period	7 5 9 3 12 -19 13 7
:clocktime :person	4 6 7 23
:clocktime :place	7 26
:clocktime :scarcity	6 8
:clocktime :seller	3 2 5 4 7 10
:clocktime :spelled	0 -16 5 -4 7 -38 8 25 14 -23
:clocktime :time	10 14
:clocktime :urgency	5 1 10 10
:clocktime :writeto	3 9 5 4
:clocktime a	0 10
:clocktime after	8 1
:clocktime and	6 29 8 7 13 22
:clocktime applying	1 1
:clocktime beautiful	7 3
:clocktime by	9 17
:clocktime day	7 15
:clocktime each	0 3
:clocktime easter	12 10
:clocktime families	1 3
:clocktime follows	7 3
:clocktime friday	8 12
:clocktime here	7 22
:clocktime month	12 -11
:clocktime night	8 8
:clocktime of	6 1 9 24
:clocktime only	6 9
:clocktime over	2 16
:clocktime parents	1 7
:clocktime porter	8 3
:clocktime reminder	5 12
:clocktime single	7 22
:clocktime six	8 7
:clocktime so	8 3
:clocktime storage	9 -2
:clocktime sunday	8 6
:clocktime the	4 -11 8 -6 10 -1 11 21 13 4
:clocktime this	7 18
:clocktime to	8 3 9 7 12 12
:clocktime under	6 8
:clocktime us	3 6
:clocktime you	5 31
:clocktime your	5 10
:clocktime £#	4 2 5 -6
:clocktime>:absence	0 -7 8 8
:clocktime>:absolute	2 -24 6 7
:clocktime>:advance	6 -2 7 7
:clocktime>:asking	6 3
:clocktime>:benefit	0 18
:clocktime>:bid	2 11
:clocktime>:building	7 -23
:clocktime>:burden	2 -13 4 5 6 25 14 3
:clocktime>:child	1 1 6 5
:clocktime>:childless	1 2 2 12
:clocktime>:clocktime	0 -33 1 -7 2 -23 4 -7 5 -1 6 -8 7 -28 8 7 11 -5 13 11
:clocktime>:codething	0 1 4 -11 6 -16 7 3 8 8 13 25
:clocktime>:councilpay	0 39
:clocktime>:deadline	2 -19 3 -3 6 -3 13 1
:clocktime>:deterring	4 2
:clocktime>:everyone	6 2
:clocktime>:faith	8 10
:clocktime>:family	1 28
:clocktime>:feething	7 21
:clocktime>:fixed	12 -9
:clocktime>:forename	6 11
:clocktime>:healthword	8 22
:clocktime>:hiding	6 2
:clocktime>:holiday	8 13
:clocktime>:income	0 11 5 7
:clocktime>:jobless	0 8
:clocktime>:kin	1 4
:clocktime>:longperiod	5 -12 6 -4 7 -6 8 11 13 16
:clocktime>:losing	5 5 6 6
:clocktime>:money	4 1 5 -16
:clocktime>:nearby	7 3 9 -16
:clocktime>:negation	8 8
:clocktime>:newness	5 8
:clocktime>:number	0 -57 1 -19 2 -19 4 9 5 -30 6 -17 7 -2 9 -16 10 -3 12 10 13 -8 14 -53
:clocktime>:offerdeal	6 4
:clocktime>:online	3 6 5 5
:clocktime>:onlyword	8 12
:clocktime>:openprice	2 7 4 2 6 4 7 1 9 12 13 17
:clocktime>:opinion	0 1 2 -44 5 24 7 8 8 14 9 7 12 8
:clocktime>:payer	3 10 5 5
:clocktime>:paying	0 2
:clocktime>:period	0 13 1 6 7 9 12 -16 13 30
:clocktime>:person	4 1 7 23
:clocktime>:photo	11 4
:clocktime>:place	6 12 7 14
:clocktime>:politics	2 16
:clocktime>:promise	7 2
:clocktime>:ranking	6 -4 7 5
:clocktime>:room	2 -22 6 -6 7 8 8 -24
:clocktime>:school	1 29
:clocktime>:seller	3 10 5 7 11 1
:clocktime>:spelled	1 -14 5 -13 6 8 7 -12 8 20 9 -2 13 3 14 -36
:clocktime>:time	10 7 12 12
:clocktime>:title	8 18
:clocktime>:tribunalrent	2 3 13 18
:clocktime>:urgency	5 7 10 6
:clocktime>:wanting	8 2
:clocktime>:work	0 -1
:clocktime>:writeto	3 8 5 10
:clocktime_:absence	0 2 8 38 11 1
:clocktime_:absolute	1 20 7 32 8 25
:clocktime_:accepting	9 7
:clocktime_:advance	5 14 6 -4
:clocktime_:building	2 -7 3 1 7 18 8 1 11 18
:clocktime_:burden	0 -7 1 19 5 -2 12 -17 14 2
:clocktime_:child	1 16 8 2
:clocktime_:childless	0 7 1 3
:clocktime_:clocktime	1 -20 2 -56 3 -30 4 -7 6 -41 9 24 11 -14 12 17 13 29 14 -13
:clocktime_:codething	4 -10 7 12 8 1 12 -8
:clocktime_:councilpay	0 22
:clocktime_:deadline	0 2 2 -6 3 -28 6 -20 9 23 11 -24 12 9 13 4
:clocktime_:demanding	8 -1 13 5
:clocktime_:denying	10 10
:clocktime_:deterring	4 -4 6 -21 12 -6
:clocktime_:everyone	8 13
:clocktime_:feething	0 -5 7 27
:clocktime_:fixed	4 1
:clocktime_:holiday	9 20
:clocktime_:income	5 15
:clocktime_:jobless	0 14
:clocktime_:lifeword	11 11
:clocktime_:longperiod	6 -5 8 7
:clocktime_:losing	6 18
:clocktime_:money	6 11
:clocktime_:nearby	4 -26 7 9
:clocktime_:negation	8 15 10 16
:clocktime_:neighbour	8 -6
:clocktime_:newness	7 16
:clocktime_:number	0 -11 1 -61 2 -16 4 26 6 -12 8 7 12 4 14 -10
:clocktime_:offerdeal	6 5
:clocktime_:online	2 1 11 20
:clocktime_:onlyword	1 11 8 16
:clocktime_:openprice	0 14 4 -37 8 16
:clocktime_:opinion	4 -43 6 15 8 18 11 3 12 24
:clocktime_:origin	13 2
:clocktime_:payer	2 4 6 -10 7 -14 9 23
:clocktime_:period	12 -6 13 10
:clocktime_:person	0 -4 6 1 7 8
:clocktime_:photo	8 -5 11 18
:clocktime_:place	0 3 2 12 6 4
:clocktime_:politics	2 36
:clocktime_:promise	4 4 7 30
:clocktime_:ranking	7 2 9 2
:clocktime_:record	5 1
:clocktime_:rent	13 4
:clocktime_:return	6 1
:clocktime_:room	6 -28 7 36 8 -8
:clocktime_:scarcity	1 2 8 23
:clocktime_:school	1 23
:clocktime_:seller	2 6 6 -8 8 -5 11 6 12 6
:clocktime_:spelled	0 8 4 -7 7 -11 8 3 12 13 13 8 14 -8
:clocktime_:time	6 14 7 7 8 -10 12 1
:clocktime_:urgency	1 1 6 4
:clocktime_:wanting	6 4
:clocktime_:welcoming	6 -4 13 4
:clocktime_:writeto	2 8 5 7 11 17
:codething	0 -20 2 -33 3 -17 4 2 5 -3 7 -4 8 44 9 -34 10 -21 11 -16 12 4 13 -8
:codething #	7 -6 8 8
:codething ##	8 33
:codething $	4 2 6 -29 8 -11 12 4
:codething ,	4 6 6 11 8 20 9 2 10 14
:codething :absence	8 33
:codething :absolute	5 3 7 5 8 14
:codething :accepting	4 1 7 -10 8 -18
:codething :asking	0 -11 1 -1
:codething :bid	1 5
:codething :burden	4 9 6 -43 7 -20 8 20
:codething :clocktime	8 -23 11 9
:codething :codething	6 -4 8 21
:codething :condition	8 -13 12 9
:codething :deadline	0 12
:codething :demand	6 18
:codething :demanding	0 9 2 7 3 -10 4 -17 5 9
:codething :denying	8 9
:codething :deterring	2 -1 7 -35 8 14
:codething :disability	8 9
:codething :disclaimer	7 -4
:codething :dislike	3 8 6 6
:codething :everyone	4 12 5 4 6 6
:codething :fairness	2 -2 4 12 5 1
:codething :feething	2 -11 8 -8
:codething :fixed	7 2
:codething :healthword	1 1 8 17
:codething :lifeword	5 3
:codething :money	4 -21 5 3 6 1
:codething :nearby	7 -1
:codething :negation	0 -2 2 -19 7 7 8 14 11 4
:codething :neighbour	8 -13
:codething :newness	6 13 10 8
:codething :number	1 -3 4 -42 8 40 12 -5 14 -50
:codething :offerdeal	8 -4
:codething :onlyword	3 1 4 5 12 8
:codething :openprice	0 19 1 3 12 4 13 -30 14 -4
:codething :opinion	5 5 7 -11 13 -3
:codething :payer	1 -1 8 -3 13 -4
:codething :paying	0 6
:codething :photo	4 18 5 2
:codething :promise	7 24 8 9
:codething :record	12 11
:codething :refusing	7 15
:codething :rent	4 2
:codething :return	4 11 13 3
:codething :rulesplace	12 12
:codething :scarcity	8 7
:codething :spelled	1 -31 2 -1 4 1 5 5 6 -11 8 -12
:codething :time	7 -24
:codething :urgency	8 -12
:codething :utility	12 11
:codething :wanting	6 11 13 17
:codething :welcoming	2 -9
:codething :work	8 -2
:codething a	0 -4 1 9 2 4 3 -1 4 16 6 -10 7 12 8 -20 13 -4
:codething about	6 1
:codething added	5 7
:codething after	6 11
:codething all	6 2
:codething allergic	3 8
:codething an	1 2 8 1
:codething another	4 1
:codething as	7 9
:codething asked	0 -3
:codething at	8 -21 14 1
:codething behind	8 3
:codething beyond	0 1
:codething by	5 4 8 -49
:codething c	8 7
:codething certain	7 15
:codething collected	13 7
:codething compulsory	5 5
:codething empty	8 7
:codething for	0 29 2 17 7 -12 8 28 12 8
:codething from	11 11
:codething full	5 7
:codething going	8 9
:codething good	14 -4
:codething guaranteed	7 -4
:codething hot	6 9
:codething impossible	7 14
:codething in	2 -7 4 4 8 12 11 -7
:codething is	8 30
:codething it	4 11 6 -1 8 16
:codething lease	12 12
:codething more	11 1
:codething my	2 3
:codething needed	0 1
:codething negotiable	4 20
:codething never	8 9
:codething no	1 -7 4 6
:codething none	7 6
:codething not	1 12 11 5 13 5
:codething of	7 2 11 2
:codething on	4 1 6 -12 7 -7 8 23
:codething one	7 11
:codething rent	4 3
:codething running	6 12
:codething six	5 2
:codething sought	2 1
:codething split	5 9
:codething sure	7 1
:codething that	8 -6
:codething the	0 -2 2 -63 4 -15 5 -24 7 1 8 17 11 -27 12 7 13 -1
:codething thinking	4 4
:codething to	0 2 1 1
:codething too	2 12
:codething what	4 -57 11 -28
:codething whatever	4 16
:codething where	4 6
:codething with	8 23
:codething worth	13 2
:codething you	14 4
:codething yours	6 12 8 7
:codething £#	4 -42 5 11
:codething>:absence	0 5 6 -5 8 32
:codething>:absolute	0 -18 1 -13 2 15 7 12
:codething>:accepting	7 -1 8 -31 13 2
:codething>:advance	6 -36
:codething>:asking	0 -16 1 -7 8 -6 14 14
:codething>:benefit	0 9
:codething>:bid	1 2
:codething>:burden	4 12 6 -16 7 -4 8 14 11 1 13 16 14 -19
:codething>:childless	1 39
:codething>:clocktime	6 -23 7 -6 8 -4 11 17
:codething>:codething	6 -19 7 1 8 50
:codething>:condition	6 3 12 10 14 7
:codething>:consent	6 1 7 13
:codething>:councilpay	0 8 13 -7
:codething>:deadline	0 6 8 -13 9 2
:codething>:demand	0 -1 2 3 6 13 8 8
:codething>:demanding	0 7 2 5 3 -14 4 -20 5 13
:codething>:denying	0 -9
:codething>:deterring	0 -5 1 2 2 -17 6 -27 8 2 13 1
:codething>:disability	2 8 8 13
:codething>:disclaimer	7 -14
:codething>:dislike	3 6 5 10 6 4
:codething>:everyone	2 6 4 17
:codething>:fairness	4 26 8 9
:codething>:family	1 12
:codething>:fee	5 -2
:codething>:feething	2 -18 8 -3 12 11
:codething>:fixed	12 7 13 -3
:codething>:healthword	8 32
:codething>:hiding	6 -35 8 8
:codething>:holiday	9 9
:codething>:income	0 -6
:codething>:keything	7 6 8 9
:codething>:law	0 -15
:codething>:lifeword	5 1 8 30
:codething>:longperiod	7 9 8 22 9 11
:codething>:losing	8 6
:codething>:money	0 -2 4 -29 5 10 6 8 7 -3
:codething>:nation	2 17
:codething>:nearby	7 -4
:codething>:negation	1 2 2 -32 3 1 6 8 7 2 8 16 11 19
:codething>:neighbour	8 -2
:codething>:newness	10 26
:codething>:number	0 -33 1 -36 2 -5 4 -6 8 50 11 -23 14 -67
:codething>:offerdeal	2 5 8 -11
:codething>:onlyword	4 12 6 11 12 12
:codething>:openprice	0 12 1 11 6 12 7 -6 12 4 13 -14
:codething>:opinion	3 -1 5 14 6 2 7 -21 14 -30
:codething>:payer	0 8 5 -9 8 -23 13 -5
:codething>:paying	0 16
:codething>:period	8 8 9 17
:codething>:person	0 7 8 1
:codething>:pet	3 4
:codething>:phone	7 4 8 14
:codething>:photo	4 15 11 5
:codething>:place	7 12
:codething>:politics	6 2
:codething>:promise	0 1 7 44
:codething>:ranking	8 21
:codething>:record	12 11
:codething>:refusing	7 11
:codething>:regretting	8 3
:codething>:rent	4 -10 5 -3
:codething>:return	5 -13 13 11
:codething>:room	2 -6 4 7 8 4
:codething>:rulesplace	12 11
:codething>:scarcity	8 11
:codething>:sex	1 3
:codething>:spelled	1 -18 2 -18 6 -3 14 13
:codething>:superlative	4 10 7 3 12 20
:codething>:thing	4 4
:codething>:time	0 -1 7 -23
:codething>:title	6 -9
:codething>:tribunalrent	8 10
:codething>:urgency	8 -22
:codething>:utility	8 -8 12 9
:codething>:wanting	6 9 13 20
:codething>:welcoming	0 -4 2 -20
:codething>:work	7 1
:codething_:absence	1 13 2 -14 3 -5 6 -10 7 -22 8 -8
:codething_:absolute	0 -12 1 -32 4 1 6 3 12 -6
:codething_:accepting	0 26 1 3 2 13 4 4
:codething_:advance	8 21 13 -18
:codething_:age	8 -7
:codething_:asking	2 1 4 10 14 7
:codething_:bid	8 2
:codething_:building	1 19 3 -7 8 -29 10 4 14 5
:codething_:burden	1 11 2 -34 3 -22 6 -7 7 -8 8 11 13 -2
:codething_:childless	1 35
:codething_:childthing	1 2
:codething_:clocktime	1 -17 2 -17 4 -11 5 5 7 -7 8 -22 13 7 14 8
:codething_:codething	5 -25 6 -1 7 3 8 48
:codething_:condition	1 9 5 -28 6 1 7 -22 13 2
:codething_:consent	7 8
:codething_:councilpay	0 15
:codething_:deadline	1 15 3 -15 4 -15 7 -2 8 -53
:codething_:demand	4 26 8 15
:codething_:demanding	8 19
:codething_:denying	0 -8 8 -33
:codething_:deterring	2 -12 3 -20 5 3 6 -3 13 -20
:codething_:disability	2 10
:codething_:disclaimer	7 -2
:codething_:dislike	5 11
:codething_:everyone	2 2
:codething_:fairness	4 24 5 1 8 21
:codething_:faith	2 13
:codething_:fee	4 -1 6 -5
:codething_:feething	8 -11 13 4
:codething_:fixed	8 8
:codething_:healthword	2 -3 6 -16 8 15
:codething_:hiding	6 -19
:codething_:holiday	1 -8 9 27
:codething_:income	4 -11 13 -12
:codething_:keything	8 30
:codething_:lifeword	8 26
:codething_:longperiod	7 2 8 11 9 7 13 29
:codething_:losing	1 -8 2 -10 6 -11 8 -3 13 13
:codething_:money	4 -25 5 17 6 3 13 10
:codething_:nation	2 43
:codething_:nearby	1 -6 2 4 4 2 6 -55 8 -16
:codething_:negation	3 30 5 4 12 5 14 12
:codething_:neighbour	4 -10 8 -5
:codething_:newness	6 -25 8 -7 10 3 12 9 13 -39
:codething_:number	0 -17 1 1 2 -24 3 -4 8 13 12 -12 14 -46
:codething_:offerdeal	10 8
:codething_:onlyword	4 9 8 2
:codething_:openprice	0 -28 1 12 4 -4 8 -11 11 7 12 5
:codething_:opinion	7 15 8 -4 10 -5
:codething_:payer	0 32 1 -15 3 4 4 11 7 5 8 -16 12 5 14 3
:codething_:paying	0 7 4 -10
:codething_:period	4 -37 5 14 6 -5 8 2 9 12 12 -9 13 -22
:codething_:person	0 28 4 3 6 40 9 -9
:codething_:phone	7 2 8 5
:codething_:photo	8 -11 14 3
:codething_:place	2 11 6 -17
:codething_:politics	6 6 8 2
:codething_:preferring	7 8
:codething_:promise	6 9 7 27 8 -9
:codething_:ranking	2 9 4 -6 8 28 13 -20 14 6
:codething_:record	7 6 8 -18
:codething_:refusing	1 9 8 -20
:codething_:regretting	8 5
:codething_:rent	4 -49 5 4 8 7 12 12
:codething_:return	4 -28 12 13 13 -7
:codething_:room	1 -38 2 -9 5 -8 8 3 10 6
:codething_:rulesplace	8 29
:codething_:safety	7 18 8 4
:codething_:scarcity	4 5 6 19 13 -1
:codething_:seller	0 41 4 16 6 1 8 -10 14 12
:codething_:sex	2 6
:codething_:sexual	8 10
:codething_:spelled	2 -13 3 -1 4 -9 7 -7 8 39 11 -7 13 16 14 15
:codething_:superlative	3 11 4 1 7 4 12 27 13 -6
:codething_:thing	4 3 8 7 13 15
:codething_:time	8 22
:codething_:title	1 -8 8 6
:codething_:tribunalrent	8 9
:codething_:wanting	4 9 8 10 11 11
:codething_:welcoming	1 5
:codething_:work	0 24 4 1 6 -9 7 9 8 9
:codething_:writeto	11 -29 13 13
:condition	0 16 1 33 2 2 3 2 4 27 5 3 6 18 7 -24 8 17 9 -54 10 -43 11 14 12 9 13 32
:condition ##	8 -11
:condition $	3 -14 6 -16 11 8
:condition ,	11 15
:condition :absolute	0 4 6 34 12 3
:condition :accepting	2 9
:condition :benefit	0 8
:condition :burden	3 4 6 4
:condition :everyone	0 14 1 28 7 28
:condition :feething	5 7
:condition :longperiod	12 5
:condition :nation	2 10
:condition :negation	0 6
:condition :number	4 21 6 -4 8 -8
:condition :onlyword	6 15
:condition :opinion	2 -8 7 -15 8 7 12 6 14 5
:condition :payer	5 1 12 14
:condition :person	7 4
:condition :scarcity	6 17
:condition :seller	4 1 7 -23 8 10 12 8
:condition :spelled	4 13
:condition :time	11 2
:condition :title	2 -10 3 19 8 27
:condition :urgency	6 2 10 8
:condition after	6 1
:condition any	0 12 1 2
:condition breakfast	6 32
:condition by	3 -2
:condition checks	5 5
:condition everybody	7 2
:condition he	3 4
:condition he's	8 10
:condition i	6 14
:condition in	6 13
:condition it	2 -3 3 4 4 1 7 -18
:condition it's	1 1 2 4
:condition no	0 4
:condition nobody	6 3
:condition none	2 2
:condition of	1 14 8 2
:condition only	6 16
:condition she's	3 3
:condition so	1 7
:condition that	2 3
:condition the	0 10 1 4 2 18 6 -4 7 -4 11 -1 12 12 13 15
:condition then	11 2
:condition there	1 29 6 12 7 24
:condition there's	7 2
:condition they	6 -8 13 3
:condition two	4 16
:condition we	5 3 12 15
:condition we'd	2 -5
:condition we're	4 1
:condition you	1 -7 3 -9 4 -6 5 10 6 3 7 -7
:condition you'd	14 13
:condition you're	6 3
:condition you've	1 2 8 3
:condition your	2 13 13 2
:condition>:absence	2 -1 5 30
:condition>:absolute	0 8 1 10 2 2 6 17 12 8
:condition>:accepting	2 14 3 -5
:condition>:advance	8 -6
:condition>:asking	3 -16
:condition>:benefit	0 21
:condition>:burden	0 7 4 10 5 -17
:condition>:child	1 3
:condition>:childthing	1 31
:condition>:codething	3 7 6 11
:condition>:councilpay	0 17
:condition>:deadline	3 -10 8 3
:condition>:demand	4 2
:condition>:demanding	0 -7 1 4 4 -5 5 -32
:condition>:denying	1 2 6 26
:condition>:deterring	0 3 3 -13 5 -16
:condition>:disability	1 12
:condition>:disclaimer	3 12
:condition>:everyone	0 12 1 32 2 6 6 -7 7 21
:condition>:feething	0 -22 6 -28 7 7 13 15
:condition>:healthword	8 6
:condition>:hiding	4 8
:condition>:jobless	0 14
:condition>:lifeword	8 13
:condition>:losing	6 8
:condition>:money	0 14 5 8
:condition>:nation	2 21
:condition>:negation	0 11
:condition>:neighbour	2 13 7 11
:condition>:number	4 17 13 1
:condition>:online	14 3
:condition>:onlyword	6 38
:condition>:openprice	2 12 4 13 6 8 7 -13 8 -6 11 1 14 2
:condition>:opinion	0 5 2 -39 4 40 7 -30 8 17 12 10 14 10
:condition>:payer	0 11 4 1 6 -3 12 12 13 -4
:condition>:paying	13 -6
:condition>:person	1 9 2 3 4 14 7 1
:condition>:pet	3 29
:condition>:petpart	3 13
:condition>:phone	2 4
:condition>:photo	11 7
:condition>:politics	2 28
:condition>:preferring	2 -1
:condition>:promise	13 5
:condition>:rent	0 4 13 5
:condition>:return	0 18
:condition>:room	1 5
:condition>:safety	1 10
:condition>:scarcity	4 9 6 14
:condition>:seller	0 7 4 17 6 8 7 -41 8 17 12 17
:condition>:spelled	3 2 4 2 13 17
:condition>:superlative	7 10
:condition>:thing	8 12
:condition>:time	11 16
:condition>:title	3 16 8 13
:condition>:urgency	6 24 10 7
:condition>:wanting	0 -18 4 -15 5 -35 6 -2 8 23
:condition>:welcoming	13 1
:condition>:work	0 17 13 23
:condition_:absence	2 -17 5 24 7 -6
:condition_:absolute	1 17 2 11 4 7
:condition_:accepting	3 -18
:condition_:advance	0 -3 4 10 8 -13
:condition_:age	1 3 2 23
:condition_:asking	0 4 3 -30 4 -12
:condition_:benefit	0 41 1 -3
:condition_:bid	2 15 4 11 13 -13
:condition_:building	7 1
:condition_:burden	0 17 2 11 4 9 5 -21 6 -2
:condition_:child	1 21
:condition_:childless	1 19
:condition_:childthing	1 34
:condition_:clocktime	1 16 12 -2
:condition_:codething	1 9 3 12 6 4 7 18 8 -9 13 6 14 1
:condition_:condition	3 -8
:condition_:consent	0 2
:condition_:councilpay	0 30
:condition_:deadline	1 5 4 8 6 9 8 8
:condition_:demand	6 16
:condition_:demanding	3 -8 4 1 5 -9 14 12
:condition_:denying	1 5 6 7
:condition_:deterring	0 14 1 6 6 -11 8 2
:condition_:disability	1 8 2 1 8 6
:condition_:disclaimer	3 13
:condition_:dislike	2 5
:condition_:fairness	3 -9 6 4
:condition_:family	1 -8 2 3 6 7 8 3
:condition_:fee	5 1
:condition_:feething	0 -15 6 -34 8 -11 13 12
:condition_:fixed	5 -3 12 -9 13 -4
:condition_:healthword	8 19
:condition_:hiding	1 2 4 5
:condition_:holiday	1 10
:condition_:income	13 19
:condition_:jobless	0 17
:condition_:kin	2 1
:condition_:lifeword	6 -31 8 22
:condition_:losing	5 5 7 -10 14 2
:condition_:money	0 13
:condition_:nation	2 11
:condition_:nearby	4 4
:condition_:negation	3 26 5 2 13 10
:condition_:neighbour	1 28 2 8
:condition_:newness	6 21 7 2
:condition_:number	5 -15 13 5
:condition_:online	0 2 1 1 14 9
:condition_:onlyword	0 -14 6 4 8 1
:condition_:openprice	0 18 1 -2 2 32 3 -14 6 2 7 -14
:condition_:opinion	0 17 4 10 7 -25 8 27 13 2
:condition_:origin	2 27
:condition_:payer	0 39
:condition_:paying	0 3 4 5
:condition_:period	13 3
:condition_:person	1 12 2 7 4 9 8 -3
:condition_:pet	1 -17 3 28 5 17
:condition_:phone	2 16
:condition_:photo	7 2 13 1
:condition_:place	2 19 7 14
:condition_:politics	2 7
:condition_:preferring	2 -16 5 1 14 2
:condition_:promise	3 3
:condition_:ranking	3 5 4 20 13 4
:condition_:refusing	6 -5 8 -11
:condition_:rent	0 8 13 12
:condition_:return	0 24 13 11
:condition_:room	1 5
:condition_:safety	1 10
:condition_:scarcity	1 5 2 7 4 31
:condition_:seller	0 17 1 4 2 5 3 9 7 -3
:condition_:sex	2 23
:condition_:sexual	8 20
:condition_:source	0 6
:condition_:spelled	2 -16 3 21 5 -28 8 1 13 19
:condition_:superlative	7 24
:condition_:thing	8 1
:condition_:time	6 9
:condition_:title	1 7 4 2 5 7 6 21
:condition_:urgency	6 5
:condition_:utility	0 6
:condition_:wanting	0 -7 4 7 5 -34 6 -32 8 12 12 8
:condition_:welcoming	3 15 6 -13 7 1 13 12
:condition_:work	13 22
:condition_:writeto	1 1 2 2 6 -5 11 7
:consent	1 -15 2 -38 3 -77 4 -45 5 -7 6 -7 7 37 8 -25 11 -15 12 10 13 -36 14 -20
:consent #	6 10
:consent $	1 15 3 -17 5 -1 6 -34 7 12 14 2
:consent ,	6 -15 7 32
:consent :codething	7 16
:consent :consent	7 6
:consent :councilpay	0 3
:consent :negation	7 25
:consent :number	6 9
:consent :openprice	0 -5 12 3
:consent :opinion	12 4
:consent :payer	5 17
:consent :paying	0 3
:consent :person	0 2
:consent :promise	7 12
:consent :room	2 8
:consent :seller	5 18
:consent :utility	0 -32 7 -3
:consent a	2 2 8 2 11 9
:consent as	7 1
:consent for	7 39
:consent is	7 16
:consent our	5 11
:consent tax	0 -32 7 -3
:consent tenants	0 2
:consent the	6 16 8 12 14 -11
:consent this	6 -26
:consent to	12 4
:consent will	7 7
:consent your	6 4
:consent>:absolute	7 6
:consent>:codething	7 28
:consent>:consent	6 -1 7 22
:consent>:councilpay	0 2
:consent>:everyone	7 6
:consent>:fixed	12 10
:consent>:keything	6 24
:consent>:lifeword	8 9
:consent>:negation	7 21
:consent>:neighbour	6 22
:consent>:offerdeal	14 4
:consent>:online	6 -28 14 -42
:consent>:openprice	12 1
:consent>:opinion	12 3
:consent>:payer	5 16
:consent>:paying	0 3
:consent>:person	0 3 7 7
:consent>:pet	11 5
:consent>:promise	7 19
:consent>:room	0 8 2 5 6 31 8 17
:consent>:rulesplace	7 1
:consent>:seller	5 18
:consent>:utility	0 -41
:consent_:asking	7 23
:consent_:codething	7 26
:consent_:consent	0 -1 7 36
:consent_:deadline	6 4
:consent_:disability	2 2
:consent_:fixed	12 14
:consent_:keything	6 24
:consent_:lifeword	8 10
:consent_:negation	7 17
:consent_:neighbour	6 22
:consent_:number	14 -9
:consent_:online	6 -30 14 -43
:consent_:onlyword	7 7
:consent_:period	12 7
:consent_:person	0 2 7 4
:consent_:pet	11 5
:consent_:phone	7 9
:consent_:politics	7 5
:consent_:promise	7 51
:consent_:record	7 -30
:consent_:rent	0 12
:consent_:return	0 7 6 11
:consent_:room	0 3 1 2 6 26 8 25
:consent_:seller	0 10
:consent_:sex	2 1
:consent_:sexual	8 1
:consent_:spelled	7 16
:councilpay	0 81 1 -39 2 -32 3 -100 4 -28 5 -35 6 -67 7 -9 8 -64 9 -65 10 -44 11 -36 12 -7 14 -16
:councilpay $	0 15 5 -1 7 -22
:councilpay :councilpay	0 4
:councilpay :deadline	13 6
:councilpay :demanding	13 1
:councilpay :income	13 -17
:councilpay :jobless	0 9
:councilpay :longperiod	13 2
:councilpay :openprice	0 9
:councilpay :payer	0 4
:councilpay :paying	0 29
:councilpay :period	13 -12
:councilpay :person	0 22
:councilpay :promise	1 3
:councilpay :ranking	0 3
:councilpay :refusing	7 12
:councilpay :utility	0 -34 7 -3
:councilpay benefit	0 -7
:councilpay by	13 -1
:councilpay costs	0 1
:councilpay for	0 -2
:councilpay four	13 -10
:councilpay funded	0 5
:councilpay help	0 9
:councilpay in	13 6
:councilpay monthly	13 -14
:councilpay tax	0 -32 7 -3
:councilpay tenants	0 30
:councilpay the	0 -9 4 13
:councilpay will	1 3
:councilpay your	0 19 2 10
:councilpay>:absolute	13 1
:councilpay>:advance	13 15
:councilpay>:bid	4 5
:councilpay>:clocktime	4 1
:councilpay>:codething	0 -4
:councilpay>:councilpay	0 19
:councilpay>:deadline	13 4
:councilpay>:fixed	13 7
:councilpay>:income	13 -17
:councilpay>:jobless	0 13
:councilpay>:longperiod	13 15
:councilpay>:losing	0 8
:councilpay>:money	5 7
:councilpay>:negation	0 7
:councilpay>:newness	13 3
:councilpay>:openprice	0 20
:councilpay>:opinion	0 16 13 -17
:councilpay>:origin	2 11
:councilpay>:payer	0 8 13 -5
:councilpay>:paying	0 26
:councilpay>:person	0 26
:councilpay>:promise	1 3
:councilpay>:ranking	0 14 13 15
:councilpay>:refusing	7 12
:councilpay>:rent	0 1 4 4
:councilpay>:return	0 5 4 3
:councilpay>:seller	0 1
:councilpay>:superlative	4 3
:councilpay>:utility	0 -17 4 -1 7 -5
:councilpay>:work	0 4
:councilpay>:writeto	0 -6 13 -2
:councilpay_:accepting	0 7
:councilpay_:advance	13 11
:councilpay_:asking	7 21
:councilpay_:building	1 2
:councilpay_:condition	0 3
:councilpay_:deadline	13 1
:councilpay_:demanding	0 14 13 2
:councilpay_:deterring	0 5
:councilpay_:faith	2 11
:councilpay_:feething	0 -12
:councilpay_:fixed	13 13
:councilpay_:income	0 30
:councilpay_:losing	0 10
:councilpay_:money	5 10
:councilpay_:nearby	0 -9
:councilpay_:negation	0 38 7 9
:councilpay_:newness	13 6
:councilpay_:number	0 -19 13 5
:councilpay_:opinion	0 23 13 -9
:councilpay_:payer	13 -26
:councilpay_:paying	0 29
:councilpay_:period	13 13
:councilpay_:person	0 12
:councilpay_:ranking	0 15 13 17
:councilpay_:record	0 -8 7 -12
:councilpay_:refusing	1 3
:councilpay_:rent	4 1
:councilpay_:return	0 20 4 1
:councilpay_:room	0 -2
:councilpay_:seller	13 -10
:councilpay_:spelled	7 1 13 9
:councilpay_:wanting	0 18
:councilpay_:writeto	0 -5
:deadline	0 -31 1 -24 2 -40 3 -23 4 18 5 6 6 50 7 -59 8 6 9 43 10 -3 11 -1 12 24 13 26 14 -31
:deadline #	4 10
:deadline ##	7 -15 8 -57 11 -12
:deadline $	0 -65 1 -41 2 -28 3 -21 5 -15 6 5 8 -2 9 9 11 -31 12 31 13 -10
:deadline ,	0 -52 2 -9 4 -7 5 -1 6 15 7 -1 8 7 9 16 11 -5 13 24
:deadline :absolute	6 25
:deadline :accepting	4 10 6 -17
:deadline :advance	12 -11 13 35
:deadline :bid	13 20
:deadline :building	8 16
:deadline :burden	0 -13 2 -28 6 14 8 -9 12 -5 13 -12
:deadline :clocktime	0 -2 2 -23 8 8 12 11
:deadline :condition	8 3
:deadline :deadline	1 -18 2 -40 4 1 6 39 8 20 10 11 12 1
:deadline :demanding	0 1 6 15 8 16
:deadline :deterring	4 10 6 -7 8 -15 9 7
:deadline :feething	5 7 6 -16 13 16
:deadline :fixed	6 26
:deadline :healthword	6 4
:deadline :holiday	6 4
:deadline :keything	13 2
:deadline :longperiod	8 6
:deadline :losing	6 12
:deadline :negation	11 18 13 -7
:deadline :newness	10 12
:deadline :number	0 -4 1 -13 5 -44 6 -111 7 -55 8 -5 9 -21 11 -1 12 -2 13 -9
:deadline :offerdeal	6 10
:deadline :onlyword	6 17
:deadline :openprice	0 9 4 -2 5 -6 7 -1 9 35 10 -18 11 6 14 -5
:deadline :opinion	0 5 2 3 4 4 5 -1 6 -31 9 33 12 4 13 1
:deadline :payer	1 1 5 12 13 22
:deadline :paying	5 19
:deadline :period	13 6
:deadline :person	1 1 6 2
:deadline :photo	6 4
:deadline :ranking	13 3
:deadline :rent	5 -10
:deadline :return	5 -11
:deadline :room	8 1
:deadline :scarcity	6 24
:deadline :spelled	1 -24 8 18 13 -11
:deadline :time	10 23
:deadline :urgency	4 -7 10 23
:deadline :wanting	6 6
:deadline :welcoming	1 9
:deadline and	4 3 6 17 7 22 8 19 13 31
:deadline as	4 1
:deadline at	6 10
:deadline be	4 -18 6 -5 8 -11 14 11
:deadline breakfast	8 5
:deadline come	1 9
:deadline date	6 -3
:deadline easter	12 10
:deadline for	0 15 2 13 5 -2 9 4 10 21 12 1
:deadline from	4 -20
:deadline front	12 -2 13 18
:deadline in	6 -3 8 -4 9 12 13 -16
:deadline it's	6 33
:deadline keys	13 4
:deadline let	12 2
:deadline night	6 10
:deadline noon	8 20
:deadline not	1 5 2 -5 11 12
:deadline now	10 5
:deadline of	8 -17
:deadline off	8 4
:deadline on	4 17
:deadline only	6 23
:deadline or	6 9
:deadline others	2 5
:deadline plan	6 2
:deadline rent	5 -10
:deadline six	8 4
:deadline somebody	6 2
:deadline supper	6 1
:deadline the	0 12 2 6 3 3 5 31 6 33 7 -7 9 -24 11 24 12 2 13 42
:deadline they	0 6
:deadline this	6 6
:deadline to	1 -42 4 1 5 -15 6 -22 9 33 12 10
:deadline today	10 3
:deadline up	6 29
:deadline vary	11 13
:deadline we	1 7 13 14
:deadline we'd	3 2
:deadline when	8 3
:deadline with	5 3 6 12 12 3
:deadline you	1 10 3 16 4 -16 5 20 8 -32 13 -3
:deadline>:absence	2 -11 9 10
:deadline>:absolute	4 -8 6 48
:deadline>:accepting	4 5 8 2 11 3
:deadline>:advance	1 -1 6 -19 12 -4
:deadline>:age	6 3
:deadline>:asking	3 1 6 3
:deadline>:bid	13 20
:deadline>:building	8 29
:deadline>:burden	0 -23 2 -56 6 21 8 -27 10 -2
:deadline>:clocktime	0 -34 2 -27 3 -14 6 19 11 -5 12 14 13 13
:deadline>:codething	2 12 7 -2 8 4 10 6
:deadline>:condition	0 -15 8 3 13 8
:deadline>:consent	12 9
:deadline>:councilpay	0 4
:deadline>:deadline	1 -7 3 -17 5 -48 6 43 7 -37 12 17 13 10
:deadline>:demand	4 24
:deadline>:demanding	0 4 2 1 3 3 6 17 8 6
:deadline>:deterring	3 15 4 6 6 -8 8 -44 9 16 13 -10
:deadline>:everyone	13 4
:deadline>:faith	4 3
:deadline>:fee	5 12
:deadline>:feething	5 23 6 -29 8 -5 12 -6
:deadline>:fixed	0 -29 6 27 12 -2
:deadline>:healthword	6 4
:deadline>:hiding	1 1
:deadline>:holiday	6 10
:deadline>:income	13 9
:deadline>:jobless	13 3
:deadline>:longperiod	8 15
:deadline>:losing	6 27
:deadline>:money	4 -3 5 2 6 12
:deadline>:nearby	2 9 5 6 10 -40
:deadline>:negation	0 7 1 11 2 -14 4 3 7 14 8 29 9 -1 11 28 13 -13
:deadline>:neighbour	12 2
:deadline>:newness	4 4 6 9 10 33 13 -20
:deadline>:number	0 -54 1 -51 3 -4 5 -16 7 -31 8 -7 10 -4 11 -12
:deadline>:offerdeal	10 13
:deadline>:online	5 6
:deadline>:onlyword	1 11 6 23
:deadline>:openprice	0 5 2 14 5 -6 6 13 9 36 10 -41 11 8 14 -14
:deadline>:opinion	0 1 2 2 4 8 5 -2 6 -4 9 34 12 1
:deadline>:payer	1 19
:deadline>:paying	0 9 4 -6 5 12
:deadline>:period	6 2 9 13 12 12 13 10
:deadline>:person	2 5 6 22
:deadline>:pet	3 3
:deadline>:photo	6 18
:deadline>:place	2 15 5 7 6 -24 7 -37 10 -34
:deadline>:promise	7 19
:deadline>:ranking	0 4 5 -1
:deadline>:rent	4 4 5 -15 13 1
:deadline>:return	4 8 10 -12
:deadline>:room	6 -23 8 3
:deadline>:scarcity	6 7
:deadline>:seller	1 18 4 20 6 5
:deadline>:spelled	0 -2 1 -12 6 4 8 13
:deadline>:thing	0 10 6 17
:deadline>:time	10 23
:deadline>:title	8 4
:deadline>:tribunalrent	5 10 10 -14
:deadline>:urgency	4 -18 6 16 10 12
:deadline>:utility	1 1 5 9
:deadline>:writeto	8 -22 14 2
:deadline_:absence	0 12 1 -9 2 -9 6 14 8 19 13 18
:deadline_:absolute	6 25 8 35
:deadline_:accepting	0 10 2 -9 6 7 7 -14
:deadline_:advance	2 -29 13 -5
:deadline_:age	6 1 11 6
:deadline_:asking	3 8
:deadline_:benefit	2 1
:deadline_:bid	4 27 6 12
:deadline_:building	1 8 5 3 7 -2 8 14
:deadline_:burden	5 15 6 2 9 12 11 10
:deadline_:child	4 2
:deadline_:clocktime	2 -42 3 -38 4 6 5 -1 6 7 9 12 12 8 13 23 14 -31
:deadline_:codething	5 8 6 -4 7 -12 8 25 10 1
:deadline_:condition	2 -7 7 -6 13 11
:deadline_:consent	2 17
:deadline_:deadline	4 -14 5 -23 6 32 7 -4 8 -10 9 44 10 -17 12 17 13 20 14 -22
:deadline_:demand	0 7 4 19
:deadline_:demanding	3 5 4 -17 6 5 13 9
:deadline_:denying	6 5 8 10 11 10
:deadline_:deterring	3 16 5 17 9 11 11 9 13 -6
:deadline_:dislike	4 5
:deadline_:everyone	4 10 5 -3 6 1 13 3
:deadline_:faith	6 2
:deadline_:fee	5 8 6 -2
:deadline_:feething	2 -5 4 18 6 -1 8 -12 12 -4 13 -7
:deadline_:fixed	0 -17 5 2 6 1 8 9 9 -1
:deadline_:hiding	13 6
:deadline_:income	5 14
:deadline_:keything	6 -14
:deadline_:longperiod	8 7 12 1
:deadline_:losing	5 3 6 14
:deadline_:money	4 -1 5 41 6 37
:deadline_:nation	2 2
:deadline_:nearby	2 4 5 8 8 -27 10 -18
:deadline_:negation	2 -22 4 18 6 15 7 7 8 50 12 4
:deadline_:neighbour	2 9 6 -55
:deadline_:newness	6 18 10 8 13 -7
:deadline_:number	0 -16 6 6 8 -15 9 1 12 19 13 -4
:deadline_:offerdeal	10 12
:deadline_:online	4 7 6 1
:deadline_:onlyword	6 15 8 5
:deadline_:openprice	0 16 5 -2 6 4 8 7 11 2 12 10
:deadline_:opinion	0 24 1 11 5 5 6 21
:deadline_:payer	0 10 5 17 6 10
:deadline_:paying	6 3 7 5 13 7
:deadline_:period	4 -19 6 38 12 14 13 -5
:deadline_:person	2 12 7 11 8 -1 11 2 13 1
:deadline_:pet	3 30
:deadline_:phone	14 14
:deadline_:photo	5 1 11 16
:deadline_:place	2 14 5 6 6 -36 7 -13 8 -10 10 -12
:deadline_:promise	4 7 7 5 8 20 13 6
:deadline_:ranking	2 -17 6 10 13 -34
:deadline_:refusing	0 3 4 22
:deadline_:rent	4 16 6 9 10 2
:deadline_:return	4 20
:deadline_:room	6 -11 9 10
:deadline_:scarcity	8 7
:deadline_:seller	5 21 6 12 14 -9
:deadline_:sex	2 9
:deadline_:spelled	1 9 3 4 4 3 6 22 9 9 12 14 13 3
:deadline_:thing	0 10 6 2
:deadline_:time	6 18 7 -11 8 -8
:deadline_:title	6 12
:deadline_:tribunalrent	5 14 6 -9 10 -1
:deadline_:urgency	6 30 13 -1
:deadline_:utility	5 3
:deadline_:wanting	2 -26
:deadline_:welcoming	6 -10
:deadline_:work	0 2 13 14
:deadline_:writeto	4 16
:demand	0 12 2 6 3 -3 4 39 5 -13 6 102 7 -4 8 -14 9 -37 10 -19 11 -46 12 -60 13 -63 14 -13
:demand $	0 29 1 -14 4 38 6 29 7 -21 8 14 14 -7
:demand ,	1 5 2 7 7 -14 8 15 14 2
:demand :accepting	4 7
:demand :bid	6 8
:demand :burden	0 -5 1 -15 6 -1 7 26
:demand :child	1 11
:demand :childless	1 -3 6 15
:demand :clocktime	2 22
:demand :codething	6 15
:demand :condition	1 1 6 27
:demand :deadline	10 3
:demand :demand	6 4
:demand :demanding	4 9 6 24
:demand :deterring	0 -1 1 -13 7 2
:demand :fairness	4 18
:demand :feething	4 3
:demand :holiday	6 1
:demand :losing	2 9
:demand :negation	1 1
:demand :openprice	2 23 6 -9
:demand :opinion	6 -4
:demand :phone	2 1
:demand :ranking	4 8 6 -6
:demand :scarcity	6 1
:demand :source	6 18
:demand :spelled	6 4
:demand :time	8 15
:demand :title	0 23 2 -3 5 13 6 -2
:demand :wanting	2 -10 6 35
:demand :writeto	4 2
:demand a	4 -23
:demand already	6 2
:demand are	6 45
:demand considered	4 4
:demand demand	6 5
:demand essential	6 5
:demand expected	6 6
:demand for	6 5
:demand from	2 27
:demand get	4 4
:demand has	6 7
:demand in	6 20 7 9
:demand is	6 16
:demand left	6 4
:demand list	6 -12
:demand not	2 3
:demand of	2 -3 6 2
:demand off	10 4
:demand on	1 -3 7 3
:demand over	6 16
:demand recommended	6 5
:demand since	6 18
:demand to	6 -11
:demand wants	6 5
:demand when	1 2
:demand who	0 24 2 -2 5 13 6 -29
:demand who've	1 7
:demand with	1 -1 2 1
:demand without	1 6
:demand>:absence	6 26 8 -15
:demand>:absolute	7 7
:demand>:accepting	4 5
:demand>:advance	2 4 6 6
:demand>:bid	0 6 1 -1 6 6
:demand>:building	6 20
:demand>:burden	0 -7 1 -14 4 -2 6 -7 7 27
:demand>:child	1 23
:demand>:childless	6 8
:demand>:clocktime	2 6 7 -20 8 -11
:demand>:codething	6 15 8 15
:demand>:condition	6 32
:demand>:deadline	6 14
:demand>:demand	2 -19 6 53
:demand>:demanding	4 8 6 26
:demand>:denying	7 6
:demand>:deterring	0 -2 1 -1 6 -7 7 1 8 -5
:demand>:disability	2 1
:demand>:fairness	4 17
:demand>:feething	4 2
:demand>:jobless	0 -14
:demand>:lifeword	7 2
:demand>:losing	2 8 6 7
:demand>:money	5 17
:demand>:nearby	6 9
:demand>:newness	2 4 7 3
:demand>:number	6 36
:demand>:openprice	0 -9 2 14 4 12
:demand>:opinion	0 -8
:demand>:payer	3 11
:demand>:period	13 -6
:demand>:person	2 -7 6 25
:demand>:phone	6 3
:demand>:place	7 13
:demand>:ranking	0 14 2 23 4 5 6 2
:demand>:scarcity	7 1
:demand>:seller	1 18 2 13
:demand>:source	6 21
:demand>:spelled	6 31
:demand>:superlative	2 1
:demand>:time	8 12
:demand>:title	0 23 2 -6 4 -3 5 12
:demand>:wanting	6 31
:demand>:welcoming	2 2 6 -21
:demand>:work	0 20 7 1
:demand_:absence	6 2 8 -7
:demand_:absolute	2 -11
:demand_:accepting	0 -18 6 -29
:demand_:advance	8 4
:demand_:asking	2 -15
:demand_:bid	0 11 2 1
:demand_:burden	2 -5 6 -12
:demand_:child	1 13
:demand_:clocktime	6 -13 7 -24 9 -12
:demand_:codething	10 5 13 -3
:demand_:deadline	1 1
:demand_:demand	0 -41 6 40
:demand_:demanding	6 1
:demand_:denying	1 10
:demand_:deterring	2 11 6 -8
:demand_:disability	2 2
:demand_:fee	2 6 6 -3
:demand_:healthword	2 2
:demand_:hiding	2 19
:demand_:keything	8 2
:demand_:longperiod	13 -6
:demand_:losing	6 6
:demand_:money	4 1 5 8 6 -13
:demand_:nation	2 2
:demand_:nearby	6 17 7 14
:demand_:neighbour	6 13
:demand_:newness	6 1 10 2
:demand_:number	0 -18 2 -1 6 15 7 -3 8 -10
:demand_:offerdeal	2 7
:demand_:openprice	4 1 6 25 8 -29
:demand_:opinion	2 -22 3 1 6 35 8 -10
:demand_:origin	2 15
:demand_:payer	4 -7
:demand_:period	6 6 13 -12
:demand_:person	4 -12 6 22
:demand_:pet	3 12
:demand_:phone	6 4 14 9
:demand_:place	1 5 6 7 7 18
:demand_:politics	6 10
:demand_:promise	2 4 6 -3
:demand_:ranking	2 9 6 7
:demand_:refusing	6 15
:demand_:rent	4 -3
:demand_:return	0 6 4 -14 7 15
:demand_:room	6 1
:demand_:rulesplace	6 2
:demand_:seller	1 6 2 14 3 5 6 11
:demand_:source	0 6 6 8
:demand_:spelled	6 8 8 -45
:demand_:superlative	2 1
:demand_:time	6 11
:demand_:title	6 2
:demand_:wanting	2 7 6 3
:demand_:welcoming	6 -4
:demand_:work	0 29 2 -3
:demanding	0 48 1 11 2 32 3 -18 4 -36 5 52 6 19 7 -77 8 -15 9 -22 11 -14 12 -30 13 36 14 -31
:demanding $	0 -9 2 4 3 -41 5 16 6 5 7 -19 10 14 14 -10
:demanding ,	0 14 1 11 2 27 5 3 6 -19
:demanding :absolute	13 7
:demanding :accepting	0 1
:demanding :advance	12 -18 13 40
:demanding :age	5 1
:demanding :burden	4 -36 8 -9 13 1 14 5
:demanding :child	1 4
:demanding :clocktime	8 19
:demanding :condition	0 5 2 -9
:demanding :deadline	8 15
:demanding :demanding	6 14
:demanding :denying	13 -14
:demanding :deterring	4 -25 5 6 6 4 14 15
:demanding :everyone	7 13
:demanding :feething	5 20 13 17
:demanding :income	13 -27
:demanding :keything	13 4
:demanding :lifeword	0 14
:demanding :longperiod	13 3
:demanding :money	5 -4
:demanding :negation	0 -13 2 10
:demanding :newness	6 4 10 2
:demanding :number	4 4 6 -12
:demanding :onlyword	13 6
:demanding :openprice	4 -3 7 -4 9 6 11 -9
:demanding :opinion	2 7 5 3 6 -2 7 -13 9 5 11 -4 12 -11 14 -9
:demanding :person	7 20
:demanding :pet	3 11
:demanding :ranking	0 4 13 9
:demanding :spelled	6 -7 8 5 13 12
:demanding :urgency	6 2
:demanding :welcoming	2 1
:demanding :work	0 16
:demanding a	0 1 1 6 5 -7
:demanding about	3 1
:demanding and	2 -3 4 13 7 5
:demanding anyone	7 8
:demanding as	6 5
:demanding at	8 12 13 9
:demanding be	3 -14 4 -4 5 9 6 -33 8 -1
:demanding breakfast	8 4
:demanding by	5 17
:demanding come	2 1
:demanding eleven	4 3
:demanding for	0 12 1 -10 3 -13 6 -37 7 -41 10 15 13 -4
:demanding front	12 -2 13 18
:demanding have	0 11
:demanding if	3 1
:demanding in	2 9 6 -16
:demanding it	3 1 4 25 6 28
:demanding it's	6 31
:demanding keys	13 4
:demanding monthly	13 -20
:demanding noon	8 11
:demanding not	0 -12 2 15
:demanding of	5 19 11 2
:demanding on	4 -19 14 6
:demanding once	13 -14
:demanding others	2 5
:demanding take	5 4
:demanding that	0 1
:demanding the	7 -8 11 4 13 15
:demanding this	6 3
:demanding to	2 10 7 -10 9 8 12 -2
:demanding you	0 -7 3 11 4 -21 7 -2
:demanding £#	5 -2
:demanding>:absence	1 5 6 15
:demanding>:absolute	6 13 13 18
:demanding>:accepting	0 4 6 2 11 11
:demanding>:advance	5 -11 6 -7 12 -29 13 40
:demanding>:asking	1 9 3 11 6 7
:demanding>:benefit	0 10
:demanding>:building	6 18
:demanding>:burden	0 4 2 -11 4 -23 5 15 6 -13 7 -13 13 1 14 12
:demanding>:child	1 29
:demanding>:childless	0 -5
:demanding>:clocktime	8 18
:demanding>:codething	1 3 8 2 12 2
:demanding>:condition	0 8 2 -1 3 2 5 -3 6 -16
:demanding>:deadline	2 27 4 16 8 10 13 6
:demanding>:demand	6 8
:demanding>:demanding	3 16 6 21
:demanding>:denying	1 5 13 -18
:demanding>:deterring	4 -49 5 12 14 13
:demanding>:disability	2 6
:demanding>:everyone	7 4
:demanding>:faith	2 17
:demanding>:fee	5 21
:demanding>:feething	2 -19 4 -25 5 14 6 -15 13 30
:demanding>:fixed	13 4
:demanding>:hiding	0 9
:demanding>:holiday	9 2
:demanding>:income	13 -34
:demanding>:jobless	13 3
:demanding>:jobname	0 12
:demanding>:keything	13 3
:demanding>:lifeword	0 9
:demanding>:longperiod	13 9
:demanding>:losing	6 8
:demanding>:nearby	2 14 7 8
:demanding>:negation	2 8 3 5 5 -14
:demanding>:newness	1 -12 2 -9 3 -4 10 12 13 3
:demanding>:number	0 7 2 1 8 -10
:demanding>:offerdeal	6 -2 10 17
:demanding>:onlyword	13 4
:demanding>:openprice	0 -1 3 3 5 13 9 4 14 -14
:demanding>:opinion	0 -1 2 3 5 11 7 -6 9 4 12 -1 14 -13
:demanding>:origin	2 2
:demanding>:payer	1 4
:demanding>:paying	5 15
:demanding>:period	12 4
:demanding>:person	1 6 2 15 4 -8 7 17
:demanding>:pet	3 9
:demanding>:photo	0 3 6 18
:demanding>:place	2 16
:demanding>:politics	2 9
:demanding>:promise	7 4
:demanding>:ranking	0 13 12 -14 13 19
:demanding>:room	2 4
:demanding>:scarcity	6 -11
:demanding>:seller	14 -8
:demanding>:sexual	2 8
:demanding>:source	0 8
:demanding>:spelled	0 3 2 14 6 -14 7 -4 13 26
:demanding>:superlative	0 4
:demanding>:time	10 1
:demanding>:title	5 3
:demanding>:tribunalrent	12 4
:demanding>:urgency	6 3
:demanding>:wanting	0 -5 6 9 13 -3
:demanding>:welcoming	2 4
:demanding>:work	0 23
:demanding>:writeto	5 -1 13 8
:demanding_:absence	0 19 2 -17 3 15 6 17 9 16
:demanding_:absolute	0 -33 13 10
:demanding_:accepting	2 26 3 7 5 2 11 7 13 1
:demanding_:advance	5 -25 6 -17 11 1 13 3
:demanding_:asking	1 18 2 2 6 1
:demanding_:benefit	0 26
:demanding_:bid	4 7
:demanding_:building	0 5 3 16 6 2 7 -12
:demanding_:burden	0 2 1 3 4 -15 5 10 13 2
:demanding_:child	1 36
:demanding_:childless	1 5
:demanding_:clocktime	1 14 4 -18 6 14 7 -6 8 20 13 17
:demanding_:codething	4 -13 6 3 13 5
:demanding_:condition	3 4
:demanding_:consent	2 4
:demanding_:councilpay	0 1
:demanding_:deadline	1 7 2 28 4 3 5 24 6 7 13 3
:demanding_:demand	2 5 6 17
:demanding_:demanding	2 12 3 6 4 -8 5 12 13 1
:demanding_:denying	0 6 1 9 2 -2
:demanding_:deposit	0 22 5 -8
:demanding_:deterring	1 23 2 9
:demanding_:disclaimer	5 5
:demanding_:everyone	0 -14 5 -11 6 -27
:demanding_:faith	2 31
:demanding_:fee	4 8 5 33 7 7
:demanding_:feething	4 -57 5 16 6 -1 13 9
:demanding_:fixed	13 6
:demanding_:hiding	1 9 5 1
:demanding_:holiday	9 16
:demanding_:income	0 20 1 13
:demanding_:jobname	0 5
:demanding_:keything	5 6
:demanding_:losing	5 2
:demanding_:money	5 46
:demanding_:nation	2 14
:demanding_:nearby	0 1 2 1 6 1 7 13
:demanding_:negation	0 3 1 6 5 -17
:demanding_:neighbour	4 5 6 26 13 3
:demanding_:newness	5 -9 6 -14 14 1
:demanding_:number	1 15 2 5 5 -14 7 -1 13 -1
:demanding_:offerdeal	4 10 10 18
:demanding_:online	1 3
:demanding_:openprice	0 14 2 24 5 22 14 -18
:demanding_:opinion	0 2 1 5 3 4 5 9
:demanding_:payer	2 -19 5 29
:demanding_:paying	1 10 3 1 5 18 13 15
:demanding_:period	4 -13 5 -6 7 -6 8 -3 12 4 13 12
:demanding_:person	2 24 4 -14 13 5
:demanding_:pet	3 9
:demanding_:phone	2 3
:demanding_:photo	0 13 6 9 13 13
:demanding_:place	0 2 2 8
:demanding_:politics	2 13
:demanding_:promise	13 3
:demanding_:ranking	1 13 6 -6
:demanding_:refusing	0 1
:demanding_:return	6 -30
:demanding_:room	2 20 8 4
:demanding_:scarcity	0 -4
:demanding_:seller	2 -17 5 34
:demanding_:sex	2 21 13 1
:demanding_:sexual	2 15
:demanding_:source	0 4
:demanding_:spelled	0 3 1 22 2 17 6 -24 7 -19 12 15 13 5
:demanding_:superlative	12 4
:demanding_:thing	5 13
:demanding_:title	2 6
:demanding_:urgency	5 -5 6 2
:demanding_:utility	5 9
:demanding_:wanting	6 2 8 2
:demanding_:welcoming	0 1
:demanding_:work	2 -24 13 7
:demanding_:writeto	0 3 2 -12 13 7
:denying	0 -21 1 -9 2 -23 3 -4 4 -16 5 -57 6 35 7 -8 8 2 9 -88 10 28 11 38 12 -25
:denying $	2 -38 4 -1 6 45 11 6
:denying ,	11 13 13 4
:denying :absolute	7 4
:denying :accepting	3 14 6 -5
:denying :condition	11 7 12 9
:denying :deterring	8 12
:denying :disability	6 4
:denying :feething	7 6
:denying :fixed	8 5
:denying :hiding	6 4
:denying :income	0 1
:denying :keything	8 11
:denying :losing	7 7
:denying :newness	10 3
:denying :number	8 1
:denying :online	7 2
:denying :openprice	0 -9 4 12 6 -9
:denying :opinion	0 -3 6 -8
:denying :paying	7 5
:denying :person	2 -2 3 -32 8 16
:denying :phone	11 2
:denying :place	8 2
:denying :promise	7 2
:denying :rent	6 1
:denying :return	6 1
:denying :scarcity	6 1
:denying :sex	8 17
:denying :source	11 1
:denying :spelled	8 3
:denying :urgency	6 18
:denying :wanting	7 4
:denying :writeto	6 11
:denying a	11 5
:denying and	11 6
:denying be	1 9 2 10 3 2 6 -11
:denying boy	8 7
:denying by	8 -3
:denying do	0 1
:denying enough	1 1
:denying ever	7 1
:denying find	7 2
:denying forge	14 12
:denying get	6 3
:denying hang	6 7
:denying if	12 9
:denying in	6 18
:denying of	2 14
:denying pay	0 1
:denying rent	6 1
:denying say	4 6
:denying sell	2 4
:denying since	11 1
:denying tenant	8 15
:denying tenants	3 -7
:denying than	6 12
:denying the	1 13 8 -6 13 -10
:denying to	0 -23
:denying will	7 2
:denying>:absolute	7 1
:denying>:accepting	2 20 3 23 4 -17 6 -16 13 -21
:denying>:asking	2 -2
:denying>:building	10 12
:denying>:childless	1 1
:denying>:clocktime	8 -1
:denying>:condition	2 2 11 10 12 8
:denying>:deadline	10 4
:denying>:demanding	2 -4 6 -16 10 5
:denying>:deterring	8 6
:denying>:everyone	4 1
:denying>:fairness	2 1 11 3
:denying>:feething	7 13
:denying>:fixed	8 2 13 -4
:denying>:hiding	6 11
:denying>:holiday	6 9
:denying>:lifeword	8 -1
:denying>:losing	7 5
:denying>:neighbour	7 4
:denying>:newness	10 2
:denying>:number	6 -5
:denying>:online	7 1
:denying>:openprice	2 7 4 12 6 -13 7 -16 11 -5
:denying>:opinion	5 -2 6 -14 8 10
:denying>:paying	7 5 10 15
:denying>:person	3 -31 8 15
:denying>:petpart	3 14
:denying>:phone	11 1
:denying>:place	0 -2 8 1
:denying>:politics	10 16
:denying>:preferring	11 4
:denying>:ranking	2 14 6 7
:denying>:rent	6 1
:denying>:return	6 1
:denying>:scarcity	6 10
:denying>:sex	8 15
:denying>:source	11 4
:denying>:superlative	6 1
:denying>:urgency	6 38
:denying>:wanting	7 3
:denying>:welcoming	3 2
:denying>:work	1 12
:denying>:writeto	6 10
:denying_:absence	3 -1
:denying_:absolute	7 5
:denying_:accepting	0 11 2 18 6 -6 8 -14 10 4 13 -18
:denying_:advance	6 -14 10 2
:denying_:building	10 16
:denying_:child	1 -2
:denying_:childless	7 2
:denying_:childthing	1 3
:denying_:clocktime	6 2 7 -1
:denying_:demanding	10 2
:denying_:disability	2 4
:denying_:dislike	1 12 8 2
:denying_:fairness	2 13 11 3
:denying_:fee	7 2
:denying_:feething	5 -13 7 13 11 6
:denying_:fixed	6 -3 13 -25
:denying_:healthword	2 5
:denying_:hiding	3 -10
:denying_:holiday	6 11 9 -9
:denying_:kin	1 -2
:denying_:losing	7 11
:denying_:nearby	6 3 7 -3
:denying_:negation	0 -8 3 -42 4 2 7 9 11 8
:denying_:newness	10 1
:denying_:number	0 4 6 -5 12 -11 13 -13
:denying_:openprice	0 -1
:denying_:opinion	1 5 6 -7 13 15
:denying_:payer	8 1 13 11
:denying_:paying	10 16
:denying_:period	7 -4
:denying_:person	1 -6
:denying_:pet	3 -15
:denying_:photo	3 9 7 11 11 1
:denying_:place	0 -1 6 14
:denying_:politics	10 16
:denying_:ranking	2 14 8 1 10 2 13 1
:denying_:return	0 1
:denying_:room	7 7 11 5
:denying_:scarcity	0 2 6 14 7 8
:denying_:seller	2 1 7 -3 8 2 11 13 13 10
:denying_:spelled	2 -4 3 -26 8 -1
:denying_:urgency	6 7
:denying_:utility	7 3
:denying_:welcoming	3 3
:denying_:work	0 -6
:deposit	2 -66 3 -10 4 -65 5 28 6 -15 7 -27 9 -52 10 -14 12 -2 13 -54 14 -60
:deposit #	5 28
:deposit $	0 10 3 9
:deposit ,	13 -3
:deposit :deposit	5 -40 13 -15
:deposit :law	8 4
:deposit :money	0 -11 4 -20 5 -4 13 -2
:deposit :number	5 29
:deposit :paying	5 -27 13 -16
:deposit after	13 2
:deposit deposit	5 -40 13 -15
:deposit held	3 13
:deposit in	6 6
:deposit of	5 -17 13 -21
:deposit £#	5 -33
:deposit £##	4 -4 5 5
:deposit>:codething	13 -2
:deposit>:deposit	3 12 5 -46 13 -22
:deposit>:law	8 3
:deposit>:money	0 -33 4 -43 5 -17 6 -16 13 -16
:deposit>:nearby	6 1
:deposit>:number	5 18 13 -15
:deposit>:openprice	5 7
:deposit>:opinion	5 7
:deposit>:paying	5 -27 13 -16
:deposit>:rent	5 20
:deposit>:return	5 27
:deposit>:spelled	5 -17 13 -1
:deposit_:absolute	5 17
:deposit_:accepting	5 8
:deposit_:building	5 6
:deposit_:deadline	5 -1
:deposit_:deposit	3 11 5 -3
:deposit_:everyone	5 5
:deposit_:feething	5 -13
:deposit_:money	4 -4 5 -46 13 -2
:deposit_:nearby	6 1
:deposit_:number	5 29 13 -35
:deposit_:openprice	1 1 5 26
:deposit_:opinion	5 26
:deposit_:period	5 26 12 -7 13 -38
:deposit_:place	6 1
:deposit_:rent	5 39 13 -19
:deposit_:return	5 39 13 -25
:deposit_:spelled	5 -9 13 -38
:deposit_:welcoming	5 10
:deterring	0 18 1 15 2 21 3 30 4 -8 6 -5 7 -2 8 3 11 -2 12 -31 13 -7 14 3
:deterring #	4 -16 6 -27 8 -7
:deterring ##	14 31
:deterring $	2 18 3 2 4 -9 5 6 6 -19 7 -9 8 -36 12 6 13 -10
:deterring ,	0 3 1 10 2 13 6 -13
:deterring :absence	1 10 6 -26 8 24
:deterring :absolute	10 5
:deterring :accepting	0 -3 3 3
:deterring :advance	6 -14 13 28
:deterring :asking	4 7 6 -1
:deterring :benefit	0 18 1 -16 6 -13 7 -15
:deterring :bid	5 12
:deterring :building	2 3 7 51
:deterring :burden	0 7 3 3 11 13
:deterring :clocktime	0 -20 2 -29 7 -40 12 -19 13 -10 14 -8
:deterring :codething	6 18 8 25
:deterring :condition	0 16 8 13
:deterring :deadline	4 14 6 24 8 -16 13 -3
:deterring :demand	4 6
:deterring :demanding	14 5
:deterring :deterring	0 15 1 24 2 26 3 14 6 -10 8 -7
:deterring :disclaimer	0 4 3 6
:deterring :everyone	1 -1 8 -7 10 1
:deterring :feething	6 -19
:deterring :hiding	1 12 5 15
:deterring :holiday	8 1
:deterring :income	0 3
:deterring :jobless	13 13
:deterring :keything	8 7
:deterring :lifeword	6 15
:deterring :longperiod	1 11
:deterring :nearby	8 4
:deterring :neighbour	2 5 7 15
:deterring :newness	2 5 14 4
:deterring :number	1 21 2 3 3 10 4 -37 5 -17 6 -54 8 -4 10 3 11 -10 12 -16 14 9
:deterring :online	2 -14 4 -34 11 8 14 46
:deterring :openprice	3 6 4 6 7 -9
:deterring :opinion	1 23 6 10 7 -7
:deterring :payer	3 25 13 6 14 11
:deterring :period	1 7 13 23
:deterring :person	1 10 6 26
:deterring :pet	3 25
:deterring :photo	7 13
:deterring :place	7 -8
:deterring :politics	0 2
:deterring :preferring	2 7
:deterring :ranking	5 14 14 3
:deterring :refusing	8 7
:deterring :rent	4 21
:deterring :return	4 6
:deterring :room	7 6 11 7
:deterring :rulesplace	7 4
:deterring :seller	1 7 3 2 14 21
:deterring :spelled	1 2 3 15 4 -5 7 13 11 -10
:deterring :superlative	5 16
:deterring :title	4 14 11 12
:deterring :urgency	2 4 6 14
:deterring :wanting	6 -11 7 4 11 14
:deterring :work	0 5 1 10
:deterring a	0 -4 3 -14 4 -2 5 -10 7 -16 8 10 9 1 13 -19
:deterring about	13 10
:deterring account	1 10
:deterring an	12 8
:deterring and	4 23 8 -25
:deterring animals	3 1
:deterring any	10 6
:deterring application	4 2
:deterring at	6 8
:deterring before	14 7
:deterring benefits	0 -8
:deterring building	7 2
:deterring day	13 24
:deterring earth	7 13
:deterring ee	14 -5
:deterring flat	7 8
:deterring for	0 1 4 6 5 -4 7 -10 8 -4 14 5
:deterring four	3 12
:deterring friday	4 3
:deterring half	1 11
:deterring her	1 2 11 1
:deterring here	7 -13
:deterring house	3 6 7 1
:deterring if	0 7
:deterring in	0 -11 1 -23 4 -6 5 7 6 -44
:deterring insta	14 7
:deterring instagram	14 4
:deterring is	6 19
:deterring it	0 24 2 3 3 1 4 22 6 -2 7 3
:deterring landlord	7 3
:deterring leaving	5 1
:deterring like	11 5
:deterring monday	6 17
:deterring my	0 4
:deterring on	3 5
:deterring others	5 3
:deterring our	14 12
:deterring out	8 8
:deterring parole	8 4
:deterring parties	6 11
:deterring place	2 4
:deterring rent	4 21
:deterring request	4 3
:deterring rooms	11 9
:deterring round	8 10
:deterring scrolling	1 8
:deterring signing	13 15
:deterring site	14 -6
:deterring sort	0 3
:deterring suited	2 7
:deterring than	0 20
:deterring the	2 -6 3 -12 7 -18 9 -2 10 1 11 -32 12 -9 14 -21
:deterring their	6 5
:deterring them	11 3
:deterring there	14 1
:deterring this	1 -7 2 9 7 28 14 -9
:deterring to	1 5 6 10
:deterring top	5 17
:deterring uc	0 22
:deterring who	4 19
:deterring work	1 7
:deterring you	6 21
:deterring your	8 8
:deterring yourself	0 3 3 7
:deterring £##	6 1
:deterring>:absence	1 4 6 -25 8 18
:deterring>:absolute	0 -19 3 3 7 4 8 5
:deterring>:accepting	0 -9 1 12 7 10
:deterring>:advance	4 -38 10 -10 13 6
:deterring>:age	1 3
:deterring>:asking	0 -5 2 17 4 10 6 -2
:deterring>:benefit	0 24 2 -8 4 -17 5 -6 6 -34 7 -6 8 -12
:deterring>:bid	5 10
:deterring>:building	2 2 3 3 7 50 8 2 10 11
:deterring>:burden	0 28 3 12 5 1 6 1 8 -10 11 9
:deterring>:childless	1 13
:deterring>:childthing	1 11
:deterring>:clocktime	0 -37 2 -62 6 -5 7 -65 10 -28 12 -32 13 -35 14 -18
:deterring>:codething	6 23 8 29
:deterring>:condition	0 24 8 8
:deterring>:deadline	4 18 5 -2 6 12 7 -10 8 -18 9 -3 10 -4 13 -25
:deterring>:demand	2 4 4 10 8 2
:deterring>:demanding	4 1 14 4
:deterring>:denying	8 1
:deterring>:deterring	0 34 1 12 2 33 3 21 5 21 6 -11 8 -9
:deterring>:disability	0 8
:deterring>:disclaimer	1 -2 3 5
:deterring>:everyone	0 -29 1 -28 8 -1
:deterring>:faith	2 6
:deterring>:fee	0 2 5 -6
:deterring>:feething	0 -47 5 9 6 -12 13 15
:deterring>:fixed	12 7
:deterring>:hiding	1 3 5 2 8 19
:deterring>:jobless	0 11 13 10
:deterring>:keything	8 16
:deterring>:lifeword	6 12
:deterring>:longperiod	1 9
:deterring>:losing	0 8
:deterring>:money	0 3 4 3
:deterring>:nation	9 7
:deterring>:nearby	0 -6 7 7 10 1 14 -17
:deterring>:negation	1 8 7 15
:deterring>:neighbour	1 -25 2 25 7 28
:deterring>:newness	2 10 10 13 13 -6
:deterring>:number	1 19 2 3 3 1 4 -15 5 -21 6 -26 9 -4 10 8 11 -27 12 -7 14 8
:deterring>:offerdeal	0 1 4 5
:deterring>:online	0 -42 1 -24 2 -9 4 -14 5 -6 6 -16 7 -24 8 -22 11 6 14 31
:deterring>:onlyword	1 13 2 1 3 6
:deterring>:openprice	3 4 4 25 7 -39
:deterring>:opinion	1 20 2 11 4 -5 5 -4 7 -16
:deterring>:origin	2 1
:deterring>:payer	1 2 2 11 3 40 14 9
:deterring>:paying	5 -10
:deterring>:period	1 1 6 -18 7 -1 8 7 13 11
:deterring>:person	0 11 1 15 2 -22 6 26 9 2
:deterring>:pet	3 7
:deterring>:photo	7 9
:deterring>:place	4 -3 7 4 14 -23
:deterring>:preferring	2 18
:deterring>:promise	7 21
:deterring>:ranking	5 33 6 1 10 -3 13 -4 14 4
:deterring>:refusing	8 16
:deterring>:regretting	0 2
:deterring>:rent	4 43 13 -28
:deterring>:return	4 40 10 3 13 -38
:deterring>:room	0 -36 2 -14 4 -18 7 7 8 -7 11 3
:deterring>:rulesplace	6 -7 7 1
:deterring>:scarcity	4 12
:deterring>:seller	1 7 2 20 3 10 14 19
:deterring>:spelled	0 6 2 -5 3 9 4 -1 6 13 7 33 8 12 11 -30
:deterring>:superlative	5 16 6 24 7 1
:deterring>:thing	5 3 13 20
:deterring>:time	6 1
:deterring>:title	2 6 4 10 8 5 11 11
:deterring>:tribunalrent	10 5
:deterring>:urgency	2 10 6 6
:deterring>:utility	0 -1 8 29
:deterring>:wanting	2 -2 3 12 6 -13 11 13
:deterring>:work	1 6 9 6
:deterring>:writeto	6 6
:deterring_:absence	3 3 5 3
:deterring_:absolute	1 4 2 -7 4 -4 7 30 8 23
:deterring_:accepting	3 8
:deterring_:advance	4 -14 6 5
:deterring_:age	11 1
:deterring_:asking	1 -1
:deterring_:benefit	0 16 2 -18
:deterring_:bid	6 -11
:deterring_:building	3 2 8 5 10 12
:deterring_:burden	0 6 3 14 4 -1 6 20 9 2
:deterring_:child	0 6 1 9
:deterring_:childless	1 19
:deterring_:childthing	1 32
:deterring_:clocktime	0 -9 2 -2 6 -6 7 -17 8 -6 9 -48 11 -15 14 -8
:deterring_:codething	1 -5 7 -24 8 29 14 -3
:deterring_:condition	0 6 5 -2 7 -24
:deterring_:deadline	1 1 2 -15 3 -18 4 -1 6 -14 9 -39 11 -40 12 -5 13 4
:deterring_:demand	0 4 4 7
:deterring_:demanding	0 35 2 -27 6 1 7 -3
:deterring_:deterring	0 25 2 4 3 24
:deterring_:disability	8 -15
:deterring_:disclaimer	0 8
:deterring_:everyone	0 -19
:deterring_:fairness	1 -5
:deterring_:fee	0 7
:deterring_:feething	2 2 4 -8 8 -16
:deterring_:fixed	6 -1 9 -4 12 12
:deterring_:hiding	1 -5 4 -2 5 -11 6 -50 8 18
:deterring_:holiday	6 2
:deterring_:jobless	0 2
:deterring_:longperiod	13 7
:deterring_:losing	2 5
:deterring_:money	0 6 7 7 13 2
:deterring_:nation	2 24 9 7
:deterring_:nearby	2 -6 4 -7 7 6 8 -1 10 3 13 -7 14 -12
:deterring_:negation	1 7 2 10 5 -2 6 12 7 1 8 27
:deterring_:neighbour	3 2 7 16
:deterring_:newness	6 7 7 -4 10 16 13 3
:deterring_:number	2 -3 3 -3 4 -10 6 -27 7 -6 12 -9 13 16 14 31
:deterring_:offerdeal	0 6 6 3
:deterring_:online	0 -16 3 3 10 9 14 19
:deterring_:onlyword	1 25 2 2 3 3 8 13
:deterring_:openprice	1 -3 2 12 3 22 4 -4 6 17 7 -5 8 11 12 -8
:deterring_:opinion	2 26 4 -22 6 6 8 12
:deterring_:payer	1 15 2 5 3 16
:deterring_:paying	0 17 2 9 13 10
:deterring_:period	1 -14 5 2 6 -2 7 -17 13 16
:deterring_:person	2 14 4 1 9 3
:deterring_:pet	3 18
:deterring_:petpart	3 15
:deterring_:phone	14 9
:deterring_:photo	3 7 8 -3 11 6
:deterring_:place	1 2 2 -10 4 -7 7 13 9 2
:deterring_:politics	8 -2
:deterring_:promise	0 7
:deterring_:ranking	5 38 7 -44
:deterring_:refusing	6 6
:deterring_:regretting	0 3
:deterring_:rent	4 14 5 5
:deterring_:return	4 15 6 -5 10 9 13 -9
:deterring_:room	0 -29 4 -42 5 -6 8 -36 14 -6
:deterring_:rulesplace	8 6
:deterring_:scarcity	1 1 4 11 7 -1
:deterring_:seller	2 19 3 14 6 16
:deterring_:sex	2 3
:deterring_:spelled	6 6 13 34
:deterring_:superlative	4 -4 6 15 7 17
:deterring_:thing	5 1 13 27
:deterring_:time	6 19
:deterring_:title	3 4
:deterring_:tribunalrent	10 9
:deterring_:urgency	6 9
:deterring_:utility	0 -5 8 25
:deterring_:wanting	0 26 2 -25 4 -12 6 -4 13 -3
:deterring_:welcoming	2 2 6 10 8 8
:deterring_:work	8 -30 9 6
:deterring_:writeto	1 10 6 11
:digits	3 15 7 1 8 2 10 3 11 8 14 23
:digits $	3 8 7 -16
:digits ,	8 5
:digits :absolute	14 1
:digits :digits	14 2
:digits :dislike	7 8
:digits :negation	14 1
:digits :number	14 26
:digits :payer	14 1
:digits :pet	3 2
:digits :safety	7 2
:digits :spelled	14 29
:digits seven	14 1
:digits zero	14 1
:digits>:absolute	14 1
:digits>:digits	3 11 11 4
:digits>:dislike	7 8
:digits>:negation	14 1
:digits>:number	14 34
:digits>:payer	14 1
:digits>:pet	3 2
:digits>:return	10 5
:digits>:safety	7 2
:digits>:spelled	3 10 11 4 14 28
:digits>:work	14 3
:digits_:absolute	14 14
:digits_:digits	11 4 14 3
:digits_:nearby	10 5
:digits_:negation	14 2
:digits_:newness	10 5
:digits_:number	14 28
:digits_:payer	14 2
:digits_:place	10 5
:digits_:return	10 5
:digits_:spelled	11 4 14 21
:digits_:work	14 1
:disability	0 -10 1 -16 2 112 3 -58 5 -22 6 -90 7 -24 8 67 9 -2 10 -9 12 -39 14 -21
:disability $	1 -9 2 11 3 -14
:disability ,	0 -29 1 20 2 22 6 -34 8 4 11 5
:disability :accepting	0 8 8 5
:disability :benefit	0 15
:disability :building	8 5
:disability :condition	2 11 8 11
:disability :disability	2 24
:disability :healthword	0 -3 2 19
:disability :negation	2 8
:disability :openprice	0 2 13 6
:disability :opinion	2 -6 13 7
:disability :paying	0 13
:disability :person	0 -19 2 40
:disability :pet	2 50
:disability :place	6 3
:disability :promise	2 1
:disability :rent	4 16
:disability :return	4 16
:disability :school	7 2
:disability :source	8 2
:disability allowance	0 8
:disability and	8 37
:disability are	1 4 2 16 8 -10
:disability around	6 4
:disability bodied	2 6
:disability dog	2 32 3 -17
:disability dogs	2 19
:disability health	2 5
:disability in	2 12 8 13
:disability or	2 13
:disability payment	0 7
:disability rent	4 16
:disability to	2 -14 13 7
:disability>:accepting	8 2
:disability>:asking	2 7
:disability>:benefit	0 13
:disability>:building	8 5
:disability>:burden	2 8 8 3
:disability>:codething	1 3
:disability>:condition	2 10 8 7
:disability>:denying	1 2
:disability>:deterring	2 6
:disability>:disability	2 49
:disability>:fairness	1 7
:disability>:healthword	0 -5 1 -8 2 23
:disability>:income	8 13
:disability>:negation	11 14
:disability>:neighbour	2 12
:disability>:openprice	1 5 8 -21 13 4
:disability>:opinion	2 -6 13 6
:disability>:paying	0 13
:disability>:person	0 -27 2 48
:disability>:pet	2 50
:disability>:photo	2 1
:disability>:place	6 1
:disability>:promise	2 3
:disability>:refusing	0 2
:disability>:rent	4 16
:disability>:return	4 15
:disability>:room	8 -12
:disability>:school	7 2
:disability>:sex	2 1
:disability>:time	8 10
:disability>:welcoming	2 1 8 9
:disability>:writeto	2 -5
:disability_:accepting	2 27
:disability_:asking	2 19
:disability_:benefit	0 7
:disability_:burden	3 8 8 9
:disability_:codething	1 7 2 -19 8 -18
:disability_:condition	0 2
:disability_:deadline	8 12
:disability_:demanding	2 25 8 3
:disability_:denying	1 2
:disability_:deterring	2 33
:disability_:disability	2 38
:disability_:disclaimer	11 5
:disability_:fairness	1 6 2 -8
:disability_:healthword	2 12
:disability_:hiding	0 4
:disability_:keything	2 4
:disability_:lifeword	8 8
:disability_:losing	8 3
:disability_:money	4 19
:disability_:negation	1 1 2 29 3 -36 6 -10 11 13
:disability_:neighbour	2 13
:disability_:number	0 2 1 5 2 2
:disability_:onlyword	2 1 3 9
:disability_:openprice	2 2
:disability_:opinion	2 6
:disability_:payer	2 35
:disability_:paying	13 7
:disability_:period	8 10
:disability_:person	2 15
:disability_:phone	8 10
:disability_:photo	2 8
:disability_:place	2 4
:disability_:promise	3 -1
:disability_:ranking	2 4
:disability_:refusing	0 2
:disability_:regretting	2 7
:disability_:room	2 11 8 -29
:disability_:scarcity	3 4
:disability_:seller	8 21
:disability_:spelled	2 18
:disability_:time	8 2
:disability_:title	8 17
:disability_:wanting	2 2
:disability_:welcoming	8 22
:disability_:writeto	2 -6
:disclaimer	0 3 4 -4 5 23 6 25 7 -9 8 -88 9 4 11 59 13 -4
:disclaimer $	0 -23 7 7 11 31
:disclaimer ,	0 -5 1 -1 5 -2 6 7
:disclaimer :absence	9 7
:disclaimer :advance	10 7
:disclaimer :building	2 -18
:disclaimer :burden	4 -2 11 32
:disclaimer :condition	11 7
:disclaimer :deadline	6 8
:disclaimer :demanding	0 3
:disclaimer :deposit	5 4
:disclaimer :deterring	6 4 11 16
:disclaimer :fee	5 2
:disclaimer :fixed	4 -3 6 1
:disclaimer :longperiod	13 8
:disclaimer :money	5 17
:disclaimer :nearby	0 3
:disclaimer :number	13 16
:disclaimer :openprice	4 -1 11 13
:disclaimer :paying	5 3
:disclaimer :place	0 3
:disclaimer :ranking	10 7
:disclaimer :refusing	9 8
:disclaimer a	5 8
:disclaimer deposit	5 4
:disclaimer expense	5 7
:disclaimer for	0 6
:disclaimer if	11 3
:disclaimer in	9 26
:disclaimer it	6 16 7 2 10 6
:disclaimer on	11 17
:disclaimer out	9 8
:disclaimer the	0 1 3 6 13 4
:disclaimer upon	11 8
:disclaimer £#	5 20
:disclaimer>:absence	2 -5 9 3
:disclaimer>:absolute	11 8
:disclaimer>:accepting	2 -3
:disclaimer>:advance	6 6 10 1
:disclaimer>:asking	6 7
:disclaimer>:building	1 16 2 -4 13 11
:disclaimer>:burden	2 -19 4 -18 6 1 11 35 13 -5
:disclaimer>:codething	6 6
:disclaimer>:condition	4 -3 6 11 11 19
:disclaimer>:consent	7 -9
:disclaimer>:deadline	6 3
:disclaimer>:demanding	0 1
:disclaimer>:deposit	5 3
:disclaimer>:deterring	6 19 11 22
:disclaimer>:dislike	0 4
:disclaimer>:fee	5 3
:disclaimer>:fixed	4 -7 6 1
:disclaimer>:income	0 4
:disclaimer>:keything	6 6
:disclaimer>:longperiod	13 2
:disclaimer>:money	5 9
:disclaimer>:nearby	0 19
:disclaimer>:neighbour	6 7
:disclaimer>:number	5 8 13 7
:disclaimer>:openprice	4 -2 11 25 14 5
:disclaimer>:opinion	0 -6
:disclaimer>:pet	3 16
:disclaimer>:place	0 3
:disclaimer>:politics	2 9
:disclaimer>:ranking	10 1
:disclaimer>:refusing	9 4
:disclaimer>:rent	4 11
:disclaimer>:return	4 9
:disclaimer>:room	6 4
:disclaimer>:seller	4 3 6 1
:disclaimer>:source	7 -25
:disclaimer>:spelled	0 4 14 4
:disclaimer>:urgency	6 2
:disclaimer>:utility	7 -4
:disclaimer>:welcoming	4 4
:disclaimer>:work	0 21
:disclaimer_:absolute	7 10
:disclaimer_:advance	6 6
:disclaimer_:building	1 10 7 9 13 8
:disclaimer_:burden	2 -12 4 -1 5 4
:disclaimer_:clocktime	0 4 12 2
:disclaimer_:condition	6 19 11 1 13 16
:disclaimer_:consent	7 -11
:disclaimer_:councilpay	0 6 7 -1
:disclaimer_:deadline	6 27 12 14 13 2
:disclaimer_:demand	0 7 2 9
:disclaimer_:demanding	5 9 6 15
:disclaimer_:deterring	3 10
:disclaimer_:disability	6 6
:disclaimer_:family	6 6
:disclaimer_:jobless	11 4
:disclaimer_:kin	6 6
:disclaimer_:lifeword	0 3
:disclaimer_:longperiod	12 -2
:disclaimer_:money	5 18
:disclaimer_:nation	2 22
:disclaimer_:nearby	0 3
:disclaimer_:negation	5 -6 11 5
:disclaimer_:newness	6 24
:disclaimer_:number	5 7 9 2 12 1
:disclaimer_:online	14 5
:disclaimer_:openprice	5 9 6 7 11 19 14 3
:disclaimer_:opinion	0 -28 6 7
:disclaimer_:payer	6 5
:disclaimer_:paying	13 10
:disclaimer_:period	12 -7
:disclaimer_:person	0 8
:disclaimer_:politics	2 19
:disclaimer_:ranking	5 4 6 23
:disclaimer_:refusing	4 14
:disclaimer_:source	7 -9
:disclaimer_:spelled	0 3 4 -18 14 4
:disclaimer_:superlative	7 6
:disclaimer_:time	6 6
:disclaimer_:tribunalrent	1 6
:disclaimer_:urgency	6 23
:disclaimer_:utility	7 -1
:disclaimer_:welcoming	4 13
:disclaimer_:work	0 30
:dislike	1 95 2 15 5 1 6 -5 10 -35 11 -69 12 -16 14 7
:dislike $	0 -35 1 7 2 11 3 -8 4 1 5 19
:dislike ,	1 7 2 9 8 4
:dislike :absence	6 1
:dislike :clocktime	7 10
:dislike :codething	14 5
:dislike :deadline	1 21
:dislike :fee	7 5
:dislike :openprice	1 5 3 2 8 2
:dislike :opinion	3 4 8 7
:dislike :paying	7 5
:dislike :person	2 -3
:dislike :refusing	6 2
:dislike :spelled	1 1
:dislike and	1 10
:dislike costs	7 5
:dislike is	14 5
:dislike of	14 3
:dislike out	6 2
:dislike so	3 2
:dislike the	1 5
:dislike there	14 1
:dislike to	3 7 8 9
:dislike>:absence	6 1
:dislike>:child	1 22
:dislike>:clocktime	7 9
:dislike>:codething	14 4
:dislike>:condition	2 5 14 2
:dislike>:deadline	1 11
:dislike>:fee	7 4
:dislike>:holiday	7 5
:dislike>:negation	3 4
:dislike>:openprice	1 1 3 3 6 7
:dislike>:opinion	3 4 6 8 8 7
:dislike>:payer	1 2
:dislike>:paying	7 5
:dislike>:person	2 -19 8 1
:dislike>:refusing	6 2
:dislike>:sex	2 2
:dislike>:spelled	1 3
:dislike_:absolute	7 5
:dislike_:asking	3 1
:dislike_:burden	14 2
:dislike_:child	1 29
:dislike_:codething	1 5
:dislike_:condition	2 3 6 4 14 16
:dislike_:demanding	3 1
:dislike_:fairness	3 2
:dislike_:healthword	2 3
:dislike_:jobname	2 6
:dislike_:negation	1 30 2 -1 3 2
:dislike_:number	5 5
:dislike_:online	14 -9
:dislike_:openprice	6 3
:dislike_:opinion	6 14
:dislike_:payer	1 4 3 3
:dislike_:person	8 2
:dislike_:pet	3 2
:dislike_:petpart	3 4
:dislike_:room	1 4
:dislike_:spelled	1 12
:dislike_:tribunalrent	1 8
:dislike_:welcoming	1 13
:everyone	0 -24 1 -4 4 -9 6 -27 7 18 8 -19 9 -23 10 16 11 -6 12 -2 13 -10 14 -38
:everyone $	0 -38 1 -18 4 -44 5 9 8 -31 11 12
:everyone ,	4 -18
:everyone :accepting	0 -2
:everyone :age	1 -19
:everyone :asking	3 -24
:everyone :benefit	0 14
:everyone :bid	4 9
:everyone :burden	2 -4
:everyone :child	1 39
:everyone :childless	1 -18
:everyone :clocktime	6 -4 8 25 12 10
:everyone :codething	1 13 2 -6 6 19
:everyone :condition	7 13
:everyone :councilpay	4 4 7 13
:everyone :deadline	6 -41 12 11
:everyone :demand	4 14
:everyone :demanding	3 -13
:everyone :deterring	1 -20 2 -33 3 -2 6 -29 7 21 14 6
:everyone :disability	2 15
:everyone :dislike	1 13
:everyone :fairness	2 -2 3 -10
:everyone :feething	1 -14
:everyone :healthword	2 19
:everyone :income	2 1
:everyone :lifeword	2 4
:everyone :longperiod	5 2 13 14
:everyone :losing	0 -4
:everyone :money	4 3
:everyone :nation	2 1
:everyone :newness	6 -33 10 4
:everyone :number	11 1
:everyone :offerdeal	7 5
:everyone :online	10 5
:everyone :onlyword	7 12
:everyone :openprice	2 2
:everyone :opinion	2 2 5 5
:everyone :payer	0 4 4 13 12 12
:everyone :paying	4 1
:everyone :period	7 8 8 5 13 -20
:everyone :person	1 12 2 -9 8 -2
:everyone :photo	7 6
:everyone :place	3 1
:everyone :return	0 -5
:everyone :rulesplace	11 5
:everyone :seller	12 13
:everyone :sex	2 36
:everyone :source	2 1
:everyone :title	0 5 4 -2 6 10 7 18 8 -2
:everyone :wanting	1 -19 2 -33 6 24
:everyone :welcoming	1 -2
:everyone :work	8 6
:everyone a	11 6
:everyone adult	0 2
:everyone age	1 -19
:everyone as	8 17
:everyone ask	3 -6
:everyone but	7 13
:everyone child	1 23
:everyone circumstances	3 5
:everyone day	0 5
:everyone disability	2 1
:everyone disabled	2 3
:everyone else	0 -1 2 3 6 -9
:everyone had	8 3
:everyone happens	7 7
:everyone has	4 4
:everyone in	0 2 6 9 10 19
:everyone is	1 20 6 22
:everyone kind	3 3 7 -14
:everyone lives	7 7
:everyone living	2 7
:everyone month	4 5 13 -34
:everyone more	6 1
:everyone name	14 6
:everyone occupants	1 12
:everyone of	0 13 3 1 7 3 8 20 13 3
:everyone offers	4 5
:everyone other	7 7
:everyone our	12 14
:everyone part	0 6
:everyone pays	4 1
:everyone price	7 6
:everyone reasonable	4 4
:everyone september	12 11
:everyone sex	2 12
:everyone so	4 1 13 5
:everyone still	1 2
:everyone take	8 3
:everyone the	4 12 11 -14
:everyone time	6 -3
:everyone wants	6 18
:everyone way	5 -20
:everyone who	7 19
:everyone whose	0 10
:everyone with	1 24 2 9 5 2
:everyone>:age	1 -19
:everyone>:asking	0 -17 3 -30
:everyone>:benefit	0 22
:everyone>:bid	4 20
:everyone>:building	6 11
:everyone>:burden	2 -28 6 12
:everyone>:child	1 57 2 -2
:everyone>:childless	0 4 1 -19
:everyone>:clocktime	4 -6 6 -23 8 38 12 9
:everyone>:codething	1 9 2 -12 6 23
:everyone>:condition	5 3 7 11
:everyone>:councilpay	4 12 7 7
:everyone>:deadline	2 -5 4 -9 6 -7 7 10 8 21 12 16
:everyone>:demand	4 15
:everyone>:demanding	3 -18
:everyone>:deterring	1 -32 2 -21 3 -6 6 -11 7 11 14 3
:everyone>:disability	2 37 11 1
:everyone>:disclaimer	0 1
:everyone>:dislike	1 12
:everyone>:everyone	4 -12
:everyone>:fairness	0 -13 3 -23
:everyone>:family	1 16
:everyone>:feething	1 -24 7 -12
:everyone>:fixed	12 -16
:everyone>:healthword	2 18
:everyone>:hiding	1 3 7 7
:everyone>:income	0 -5 7 -8 13 -15
:everyone>:kin	1 21
:everyone>:lifeword	2 3 7 1
:everyone>:longperiod	13 10
:everyone>:losing	0 -4
:everyone>:money	4 7
:everyone>:nation	2 24
:everyone>:newness	7 15 10 2
:everyone>:number	1 9 13 3
:everyone>:offerdeal	7 4
:everyone>:online	10 4
:everyone>:onlyword	6 5 7 11
:everyone>:openprice	2 3 5 1 6 -1 7 10 11 21
:everyone>:opinion	1 -4 4 16 5 10
:everyone>:origin	2 7
:everyone>:payer	2 -17 4 3 12 12
:everyone>:paying	4 7
:everyone>:period	7 6 8 20 13 -20
:everyone>:person	0 -18 5 3 7 -8 8 -7
:everyone>:pet	3 25
:everyone>:photo	7 3 11 -5
:everyone>:preferring	3 14
:everyone>:promise	7 11
:everyone>:ranking	6 3
:everyone>:rent	0 11
:everyone>:return	4 4 5 -7
:everyone>:rulesplace	11 5
:everyone>:seller	7 2 12 10
:everyone>:sex	2 33
:everyone>:time	1 24 6 -3
:everyone>:title	0 7 4 -5 5 5 6 18 7 17 8 -20
:everyone>:wanting	1 -32 6 16 8 -5
:everyone>:welcoming	1 -19
:everyone_:absence	4 6
:everyone_:absolute	2 -6 7 45
:everyone_:accepting	1 -24 12 17
:everyone_:advance	6 -4
:everyone_:asking	0 -17 1 -9 2 -18
:everyone_:benefit	0 49
:everyone_:bid	1 18 4 45
:everyone_:building	2 1 6 11
:everyone_:burden	0 19 1 22 7 -24
:everyone_:childless	1 13
:everyone_:clocktime	4 18
:everyone_:codething	0 6 4 4 6 22
:everyone_:condition	2 -1 13 1
:everyone_:councilpay	0 4
:everyone_:deadline	8 16
:everyone_:demanding	1 3 2 -4 8 -13 13 -27
:everyone_:deterring	0 16 7 -27 8 -2 13 14
:everyone_:disability	2 31 11 1
:everyone_:everyone	0 -21 2 -10 4 -44 5 -25 13 -17
:everyone_:fairness	0 -17 4 9 6 -1
:everyone_:faith	2 -13
:everyone_:fee	2 6
:everyone_:feething	2 -9
:everyone_:fixed	12 -21
:everyone_:healthword	2 3
:everyone_:hiding	1 5 7 1
:everyone_:holiday	5 2 9 6
:everyone_:income	0 -13 2 -4 7 -8 13 -22
:everyone_:jobless	0 1
:everyone_:lifeword	1 1 7 4
:everyone_:longperiod	7 10
:everyone_:losing	5 5
:everyone_:nation	2 12
:everyone_:nearby	7 15
:everyone_:negation	0 -7 2 2 11 9
:everyone_:neighbour	1 3 6 14
:everyone_:newness	7 21 8 5
:everyone_:number	1 52 2 -3 6 2 8 12 14 8
:everyone_:offerdeal	2 6
:everyone_:onlyword	0 11 1 4 8 5
:everyone_:openprice	0 -22 4 8 5 -1 7 -5 8 -2 11 10 13 -34
:everyone_:opinion	2 -11 4 19 7 -37 13 -5
:everyone_:payer	1 -12 3 -35 6 -6
:everyone_:paying	4 14
:everyone_:period	8 19
:everyone_:person	0 -6 8 -1
:everyone_:pet	3 20
:everyone_:photo	1 4 2 10 11 -2
:everyone_:place	0 -1 1 9 6 9 7 32
:everyone_:promise	0 8 1 14 2 12 6 2
:everyone_:ranking	2 -2 4 3
:everyone_:rent	0 10 4 -8
:everyone_:return	0 7 13 -3
:everyone_:room	7 6 10 33
:everyone_:rulesplace	7 3 8 6
:everyone_:scarcity	7 10
:everyone_:seller	1 -8 3 -10 4 20 10 4
:everyone_:spelled	2 2
:everyone_:superlative	4 48
:everyone_:thing	2 6
:everyone_:time	1 20 2 3 7 23
:everyone_:title	6 6
:everyone_:tribunalrent	7 8
:everyone_:urgency	6 7
:everyone_:wanting	2 -10
:everyone_:welcoming	2 -40
:everyone_:work	7 4
:everyone_:writeto	11 12
:fairness	0 -25 1 -2 2 -5 3 -14 4 38 5 8 6 2 7 5 8 -18 11 15 12 -12 13 -66 14 -12
:fairness $	0 -8 1 -11 3 -28 4 14 6 11 7 -19 8 -7 11 11 14 -10
:fairness ,	0 3 8 1 9 10
:fairness :burden	1 3 3 7 7 2
:fairness :condition	2 6
:fairness :deadline	4 1
:fairness :deterring	1 10 2 -12 7 8
:fairness :everyone	7 13
:fairness :losing	13 7
:fairness :money	4 -5
:fairness :number	4 4
:fairness :offerdeal	4 11
:fairness :openprice	1 -14 2 5 5 1 8 -12
:fairness :opinion	1 -10 3 -17
:fairness :origin	2 1
:fairness :person	7 11
:fairness :sex	2 15
:fairness :spelled	8 3
:fairness :title	5 5 14 4
:fairness :urgency	6 11
:fairness :wanting	6 1
:fairness about	3 11
:fairness against	1 6
:fairness anyone	7 8
:fairness as	1 2 8 18
:fairness for	0 -1 2 -32 6 -46 7 -4
:fairness happens	7 7
:fairness if	2 4
:fairness in	7 8
:fairness it	5 9
:fairness name	14 6
:fairness of	6 10
:fairness on	1 13 2 -7 7 10
:fairness sex	2 14
:fairness that	7 15
:fairness the	2 -4 4 26 11 21
:fairness to	10 2
:fairness wants	6 5
:fairness who	5 6
:fairness>:asking	4 9
:fairness>:benefit	0 6
:fairness>:bid	4 4
:fairness>:burden	1 6 3 3
:fairness>:child	1 9
:fairness>:codething	8 7
:fairness>:condition	2 11
:fairness>:deadline	4 28
:fairness>:deterring	1 8 2 -20 7 5
:fairness>:everyone	0 -29 1 -11 4 -17 7 2
:fairness>:fee	4 11 5 1
:fairness>:kin	4 3
:fairness>:longperiod	8 9
:fairness>:losing	13 7
:fairness>:money	4 -11
:fairness>:nearby	4 2
:fairness>:negation	8 2
:fairness>:newness	4 11 6 1
:fairness>:number	4 10
:fairness>:offerdeal	4 34
:fairness>:openprice	1 -25 4 3 5 1
:fairness>:opinion	1 -7 3 -7
:fairness>:origin	2 9
:fairness>:payer	5 6 7 1
:fairness>:paying	5 6
:fairness>:period	13 -4
:fairness>:person	2 2 4 1 5 6 7 9
:fairness>:pet	3 16
:fairness>:place	4 1
:fairness>:politics	2 6
:fairness>:preferring	4 3 11 3
:fairness>:ranking	6 4
:fairness>:return	4 9
:fairness>:seller	2 -2 4 9 5 4
:fairness>:sex	2 1
:fairness>:spelled	8 13
:fairness>:title	5 4 6 4 14 4
:fairness>:tribunalrent	4 3 8 10
:fairness>:work	7 1
:fairness_:asking	3 -23 4 16
:fairness_:burden	0 6 2 -3 4 -7 13 -11
:fairness_:child	1 15
:fairness_:childless	2 2
:fairness_:clocktime	8 -13 14 8
:fairness_:codething	4 3
:fairness_:deadline	2 5 4 12 8 -22
:fairness_:demand	0 -2 8 11
:fairness_:denying	1 2
:fairness_:deterring	0 3 2 -13 4 1
:fairness_:everyone	0 -54 4 -23 5 -13 6 -32 7 -28 13 -15
:fairness_:fairness	0 -19 2 -4
:fairness_:fee	2 7 4 14 5 1
:fairness_:kin	4 6
:fairness_:longperiod	7 5
:fairness_:losing	2 1
:fairness_:nearby	3 11 4 20 7 17
:fairness_:negation	2 6
:fairness_:neighbour	3 12
:fairness_:newness	1 5 4 2 6 -4
:fairness_:number	8 -7
:fairness_:offerdeal	2 6 4 16
:fairness_:openprice	0 -26 2 7 4 15 13 4
:fairness_:opinion	2 2 3 2 6 4
:fairness_:origin	2 -11
:fairness_:payer	2 7 5 3
:fairness_:paying	5 26
:fairness_:period	13 -5
:fairness_:person	2 7 4 20
:fairness_:pet	3 21
:fairness_:photo	11 11
:fairness_:place	7 19
:fairness_:rent	4 13
:fairness_:return	4 22
:fairness_:school	2 1
:fairness_:sex	2 -18
:fairness_:spelled	4 -3
:fairness_:title	1 8 6 2
:fairness_:urgency	6 -9
:fairness_:wanting	1 6 6 7
:fairness_:work	0 -1
:fairness_:writeto	2 15
:faith	0 -58 1 -112 2 170 3 -59 4 -35 5 -40 6 -10 7 -72 8 -28 11 -33 13 -11 14 -68
:faith $	0 -5 2 47 6 5
:faith ,	2 10 6 -6
:faith :absolute	2 8
:faith :accepting	2 15
:faith :advance	2 15
:faith :building	2 21
:faith :burden	2 15
:faith :clocktime	6 10
:faith :faith	2 4
:faith :family	1 -6 2 35
:faith :kin	1 -7 2 29
:faith :newness	2 4
:faith :onlyword	2 7
:faith :openprice	2 -1
:faith :person	0 -6 2 35
:faith :promise	2 2
:faith :ranking	2 15
:faith :scarcity	2 8
:faith :seller	2 11
:faith :spelled	2 4
:faith :worshipplace	2 -36
:faith :writeto	2 3
:faith and	2 3
:faith family	2 19
:faith get	2 3
:faith house	2 10
:faith household	2 4
:faith in	2 29
:faith of	2 6
:faith only	2 8
:faith or	2 -14
:faith>:absolute	2 7
:faith>:accepting	2 12
:faith>:advance	2 24
:faith>:building	2 29
:faith>:burden	2 20
:faith>:clocktime	6 9
:faith>:deterring	2 3
:faith>:disclaimer	2 3
:faith>:family	1 -14 2 41
:faith>:kin	1 -16 2 36
:faith>:newness	2 20
:faith>:onlyword	2 14
:faith>:opinion	2 23
:faith>:person	0 -11 2 36
:faith>:promise	2 6
:faith>:ranking	2 24
:faith>:scarcity	2 14
:faith>:seller	2 28
:faith>:spelled	2 4
:faith>:writeto	2 17
:faith_:absolute	2 7
:faith_:advance	2 28
:faith_:asking	2 8
:faith_:bid	2 10
:faith_:burden	2 19
:faith_:condition	2 16
:faith_:deadline	2 5
:faith_:demand	2 8
:faith_:demanding	2 18
:faith_:deterring	2 11
:faith_:hiding	0 12
:faith_:newness	2 33
:faith_:onlyword	2 28
:faith_:opinion	2 34
:faith_:preferring	2 11
:faith_:ranking	2 39
:faith_:scarcity	2 10
:faith_:seller	2 20
:faith_:sex	2 -9
:faith_:spelled	2 26
:faith_:worshipplace	2 16
:faith_:writeto	2 16
:family	0 -32 1 88 2 27 4 -42 6 -45 7 -6 8 22 13 -41 14 -69
:family $	0 -3 1 20 3 15 6 -20
:family ,	0 -33 1 9 2 -2 8 -1
:family :absolute	2 16
:family :accepting	1 30
:family :advance	1 11
:family :building	7 5 11 8
:family :burden	2 10
:family :deadline	1 9
:family :fairness	1 4
:family :healthword	8 1
:family :negation	1 16
:family :onlyword	1 6 2 7
:family :openprice	2 25
:family :opinion	2 13
:family :preferring	2 11
:family :promise	1 23
:family :ranking	1 15
:family :scarcity	2 13
:family and	1 12 2 6
:family are	6 5
:family because	1 1
:family in	2 8 8 5
:family lets	1 9
:family may	1 2
:family only	2 16
:family preferred	2 5
:family to	2 13
:family with	2 -51
:family would	1 11
:family>:absolute	1 -5 2 9
:family>:accepting	1 37
:family>:advance	1 11
:family>:bid	2 1
:family>:building	7 3 11 7
:family>:burden	2 15
:family>:child	1 -19 2 -13
:family>:childless	1 -7
:family>:clocktime	2 2
:family>:condition	2 5
:family>:deadline	1 8
:family>:demanding	1 5
:family>:disability	8 4
:family>:fairness	1 6
:family>:faith	2 3
:family>:family	1 22
:family>:feething	1 -7
:family>:healthword	8 7
:family>:kin	1 -42
:family>:negation	2 9
:family>:newness	2 4
:family>:number	1 17 2 -13 8 7
:family>:onlyword	1 4 2 6
:family>:openprice	2 26
:family>:opinion	2 12
:family>:person	2 -9
:family>:promise	1 21
:family>:ranking	1 29
:family>:regretting	1 4
:family>:scarcity	2 16
:family>:spelled	1 36 8 8
:family>:time	6 1
:family>:title	2 -3
:family>:wanting	1 -8 3 5
:family_:absence	1 5 8 14 12 2
:family_:accepting	1 5 8 2
:family_:age	1 13
:family_:bid	2 2
:family_:burden	1 31 2 10
:family_:child	1 -9 2 -9
:family_:codething	2 17
:family_:condition	1 27
:family_:deadline	12 1
:family_:demanding	2 -12
:family_:deterring	1 22
:family_:disclaimer	0 14
:family_:everyone	1 -25
:family_:fairness	1 2
:family_:faith	2 9
:family_:family	0 5 1 23
:family_:fixed	1 15
:family_:hiding	0 4
:family_:holiday	1 12
:family_:income	8 2
:family_:kin	0 5 1 -19 2 -18
:family_:money	1 8
:family_:negation	2 13 8 7
:family_:newness	2 3
:family_:number	1 9 2 -8 8 6
:family_:openprice	0 8 1 5 2 8
:family_:opinion	1 32
:family_:person	2 -34
:family_:phone	2 1
:family_:ranking	1 13 2 3 12 2
:family_:regretting	1 10
:family_:seller	1 -8
:family_:sex	1 7
:family_:spelled	1 24 8 4
:family_:superlative	7 9
:family_:wanting	3 4 6 3
:fee	0 -75 1 -61 2 -46 3 -64 4 4 5 116 6 -11 8 -141 9 -16 10 -74 11 -78 12 -34 13 -24 14 -46
:fee #	5 6
:fee $	3 -36 5 27 6 -21 7 4 8 -15
:fee ,	2 7 4 8 5 34
:fee :accepting	4 1
:fee :asking	5 19
:fee :burden	5 5
:fee :codething	5 4
:fee :demanding	5 30
:fee :deterring	4 1 5 27
:fee :fixed	6 4
:fee :money	4 -16 5 -13 13 -10
:fee :number	5 23
:fee :openprice	6 -1
:fee :return	6 2
:fee :tribunalrent	6 2
:fee apply	5 19
:fee for	2 -8 3 -13 4 -1 5 9
:fee is	5 4
:fee less	7 11
:fee of	5 49 6 -7 7 -27
:fee on	4 9
:fee £#	4 -15 5 -12 13 -8
:fee>:asking	4 12 5 18
:fee>:burden	5 16
:fee>:child	1 3
:fee>:codething	5 1
:fee>:deadline	6 8
:fee>:demanding	4 9 5 31
:fee>:deterring	5 26
:fee>:everyone	7 -2
:fee>:fairness	4 11
:fee>:feething	5 22
:fee>:fixed	6 11
:fee>:money	4 -56 5 11 6 -1 7 -1 13 -13
:fee>:negation	5 -18
:fee>:number	5 31
:fee>:openprice	6 -4 7 3
:fee>:opinion	7 15
:fee>:payer	5 -5
:fee>:paying	5 7
:fee>:pet	3 -3
:fee>:rent	13 8
:fee>:return	6 9 13 8
:fee>:room	5 12
:fee>:scarcity	5 18
:fee>:spelled	5 -2
:fee>:tribunalrent	6 2
:fee_:absence	5 2
:fee_:absolute	13 1
:fee_:advance	5 -3
:fee_:asking	4 31 6 -4
:fee_:burden	4 -2 5 26
:fee_:child	1 6
:fee_:clocktime	6 6 13 2
:fee_:deadline	4 -28 5 5 6 21
:fee_:demand	5 7
:fee_:demanding	5 12
:fee_:everyone	5 11
:fee_:fairness	4 16 5 11
:fee_:feething	5 28 6 -18
:fee_:forename	2 2
:fee_:money	4 -66 5 36 6 -27
:fee_:negation	3 7 5 -13
:fee_:number	5 2 7 5
:fee_:openprice	0 -2 6 -20
:fee_:opinion	7 12
:fee_:payer	3 -2 13 -6
:fee_:paying	4 -3 5 7
:fee_:period	6 4 13 -1
:fee_:photo	5 18
:fee_:room	5 12
:fee_:scarcity	5 5
:fee_:spelled	3 8 5 -11 7 2
:fee_:urgency	7 5
:feething	0 -27 1 -36 2 -62 3 -7 4 -50 5 101 6 -31 7 -43 9 -20 10 -48 11 -2 12 16 13 1 14 -65
:feething $	0 -6 1 -7 3 -37 4 13 5 29 7 -4 8 17 9 -1 11 -5
:feething ,	3 -13 8 2 13 12
:feething :absence	9 23
:feething :advance	5 -20 13 -6
:feething :building	6 4
:feething :burden	1 12 6 -11 13 -8
:feething :child	8 2
:feething :clocktime	1 9
:feething :codething	0 -31 4 -28 7 -7 8 -18 12 1 13 1
:feething :condition	5 2
:feething :consent	5 1
:feething :deadline	12 8
:feething :demanding	5 24
:feething :denying	13 5
:feething :deposit	5 -37 13 -8
:feething :fee	4 -38 5 42 6 -3
:feething :feething	0 -19 1 1 5 20
:feething :fixed	12 3
:feething :hiding	8 6
:feething :keything	5 -9 8 -2
:feething :losing	0 4
:feething :money	5 40
:feething :negation	8 5
:feething :neighbour	6 6
:feething :onlyword	5 13
:feething :openprice	0 -17 6 -47 8 -19 11 -3 12 18
:feething :paying	5 -6 13 -36
:feething :photo	6 8
:feething :promise	4 4
:feething :ranking	12 4 13 -11
:feething :refusing	8 1 9 7
:feething :rent	5 3
:feething :return	5 34
:feething :spelled	0 -12 5 8 6 -2
:feething :utility	5 7
:feething and	5 -3
:feething at	0 -1 5 10
:feething charge	5 2
:feething checks	5 2
:feething clerk's	5 5
:feething cutting	8 -4
:feething deposit	5 -37 13 -8
:feething essential	6 5
:feething feature	8 -3
:feething fee	5 25
:feething flat	6 8
:feething from	1 8
:feething go	0 4
:feething has	1 2 12 -1
:feething history	13 5
:feething in	0 -42 1 -24 2 -6 5 9 7 4 9 8
:feething is	0 -27 4 -15 8 -3 12 5 13 4
:feething it	6 8
:feething min	12 9
:feething money	5 17
:feething must	5 1
:feething of	0 5
:feething out	8 2 9 7
:feething recommended	6 5
:feething rent	5 3
:feething supported	0 1
:feething through	5 2
:feething under	8 2
:feething when	5 12
:feething will	3 2 4 5
:feething with	8 19
:feething would	3 2
:feething £#	5 15
:feething>:absence	0 21 6 9 9 15
:feething>:absolute	7 23 8 15
:feething>:accepting	5 -15 6 -9 10 6 11 15
:feething>:advance	5 -27 13 -4
:feething>:age	3 2
:feething>:asking	8 1
:feething>:building	6 3 10 7
:feething>:burden	1 9 6 -19
:feething>:child	8 6
:feething>:clocktime	1 2
:feething>:codething	0 -47 4 -38 7 -7 8 -15 12 4
:feething>:condition	5 8 13 17
:feething>:councilpay	0 8
:feething>:deadline	0 -2
:feething>:demanding	5 35
:feething>:denying	13 2
:feething>:deposit	5 -41
:feething>:deterring	5 -1 6 -31 8 8
:feething>:everyone	1 -13 2 -16
:feething>:fee	4 -3 5 50 6 -31
:feething>:feething	0 -38 5 11 6 -18
:feething>:forename	5 7
:feething>:hiding	8 24
:feething>:keything	5 -9
:feething>:kin	1 7
:feething>:losing	0 2 6 9
:feething>:money	4 -29 5 69
:feething>:negation	8 7
:feething>:neighbour	6 6
:feething>:number	8 -35 13 -6 14 -16
:feething>:onlyword	5 20
:feething>:openprice	0 -12 2 -7 8 -36 12 14
:feething>:opinion	0 -7 2 -2 8 -18
:feething>:paying	4 -6 5 -15 13 -17
:feething>:period	6 -1
:feething>:pet	3 10
:feething>:photo	5 5 6 4 11 14
:feething>:preferring	5 4
:feething>:promise	4 3 7 19
:feething>:ranking	12 1
:feething>:refusing	3 31 8 1 9 7
:feething>:return	5 29
:feething>:room	0 4
:feething>:rulesplace	8 4
:feething>:scarcity	0 3
:feething>:seller	0 -17 1 2 8 -18
:feething>:spelled	0 -8 2 -9 5 24 8 -3
:feething>:title	5 1
:feething>:utility	5 20
:feething>:wanting	8 5
:feething>:work	0 3
:feething_:absence	0 15 1 3 5 12
:feething_:absolute	2 -24 3 -11
:feething_:accepting	6 -13 11 18
:feething_:advance	0 -21 5 -17 6 -5 8 -11 12 -1
:feething_:age	3 6
:feething_:asking	0 -2 4 -14
:feething_:benefit	0 11
:feething_:building	7 6
:feething_:burden	0 16 1 20 2 -35 5 15 6 -16 8 -17 12 -4 13 13 14 -4
:feething_:child	1 10
:feething_:childless	0 11
:feething_:clocktime	6 -79 8 -19 12 9 13 -20
:feething_:codething	0 -11 5 33
:feething_:condition	3 6 12 4 13 3
:feething_:deadline	0 -46 5 -4 6 -50 8 -1 12 11
:feething_:demand	0 4 4 7
:feething_:demanding	0 -2 2 -18 4 -40 5 10
:feething_:deterring	0 -21 12 -11
:feething_:disclaimer	5 18
:feething_:everyone	1 -32 2 -11 3 -3 5 -6
:feething_:fee	5 10
:feething_:feething	2 -5 4 -21 5 8 6 -43 8 -9
:feething_:fixed	0 -4 6 -8 8 -10 12 5
:feething_:forename	5 20 8 13
:feething_:hiding	0 8 8 36
:feething_:holiday	6 -5
:feething_:income	0 -27 5 -1
:feething_:kin	1 13
:feething_:law	5 4
:feething_:longperiod	12 -25 13 -4
:feething_:losing	2 3 6 9
:feething_:money	0 -31 4 -10 5 59
:feething_:nearby	6 4
:feething_:negation	0 6 3 17 5 -17
:feething_:neighbour	8 19
:feething_:newness	6 -5
:feething_:number	0 -11 1 -5 4 -13 8 -33 12 20 13 -2 14 -53
:feething_:onlyword	5 8 12 4
:feething_:openprice	0 -8 2 -61 3 -9 4 -25 5 32 6 7 8 -66
:feething_:opinion	1 4 2 -8 4 -8 5 24 6 5 8 -28
:feething_:payer	0 -15 2 -35 4 -6 6 -19 7 -5 13 -5 14 -5
:feething_:paying	0 -5 4 -7 6 -1
:feething_:period	0 -25 5 7 6 -10 13 -21
:feething_:person	5 4
:feething_:pet	3 38
:feething_:phone	8 5
:feething_:photo	5 22
:feething_:place	6 7
:feething_:preferring	5 6
:feething_:record	8 9
:feething_:refusing	3 39 6 3 9 2
:feething_:rent	13 17
:feething_:return	5 7 13 3
:feething_:room	0 3
:feething_:scarcity	0 9
:feething_:seller	0 -16 5 5 8 -5 14 -4
:feething_:sexual	0 3
:feething_:spelled	2 -23 3 11 5 17 8 -14 12 -7
:feething_:time	5 1
:feething_:title	5 16 8 4
:feething_:urgency	0 2 12 9
:feething_:utility	5 19
:feething_:wanting	0 -25 5 13 8 4
:feething_:welcoming	0 -41
:feething_:work	5 6
:feething_:writeto	0 2
:fixed	0 -20 1 -5 2 -40 4 22 5 -2 6 -25 7 -52 8 -22 10 -17 11 -47 12 141 13 -7 14 -28
:fixed #	12 5 13 -3
:fixed ##	8 -8
:fixed $	0 -49 2 -4 5 -4 6 -78 7 -5 8 6 12 16 13 -20
:fixed ,	1 -4 4 15 6 -28 12 27
:fixed :accepting	12 27
:fixed :burden	8 8 12 2
:fixed :clocktime	1 -9 12 5 13 -18
:fixed :codething	12 4 13 9
:fixed :consent	12 6
:fixed :deadline	12 4
:fixed :demanding	12 4
:fixed :deterring	8 9
:fixed :fee	5 6
:fixed :fixed	1 -8 8 -11 12 40 13 -19
:fixed :holiday	12 11
:fixed :law	0 7
:fixed :longperiod	12 8 13 -27
:fixed :number	8 -15 13 -44
:fixed :openprice	5 8 12 10
:fixed :opinion	12 8
:fixed :promise	4 6
:fixed :refusing	3 11
:fixed :rent	4 6
:fixed :return	4 6 13 5
:fixed :spelled	8 -10
:fixed :tribunalrent	12 21
:fixed after	6 1
:fixed and	8 -2
:fixed at	12 8
:fixed for	12 19
:fixed has	12 -1
:fixed in	12 1
:fixed is	5 -19 13 11
:fixed min	12 9
:fixed of	12 10 13 -27
:fixed on	4 1 8 11
:fixed period	12 1
:fixed periodic	12 -4
:fixed rent	4 6
:fixed shorthold	12 28
:fixed term	13 -6
:fixed the	6 -21 8 3 9 -5 12 20
:fixed to	12 10
:fixed up	4 1
:fixed when	6 6
:fixed will	4 6
:fixed with	12 12
:fixed you	5 2
:fixed>:accepting	12 28
:fixed>:burden	0 -3 8 2
:fixed>:clocktime	1 -5 6 -1 7 -20 12 21
:fixed>:codething	8 -3 12 33 13 2
:fixed>:condition	12 17
:fixed>:consent	12 17
:fixed>:deadline	12 35
:fixed>:demanding	0 9 12 2
:fixed>:deterring	4 4 8 5
:fixed>:fee	5 8
:fixed>:fixed	8 -47 12 50 13 -34
:fixed>:holiday	12 4
:fixed>:law	0 8
:fixed>:longperiod	12 10 13 -6
:fixed>:number	7 -18 8 -33 12 14 13 -43
:fixed>:onlyword	12 17
:fixed>:openprice	5 4 9 2 12 18
:fixed>:opinion	12 7
:fixed>:payer	9 1
:fixed>:period	12 9
:fixed>:promise	4 6
:fixed>:ranking	12 8
:fixed>:refusing	3 15
:fixed>:rent	4 16 12 5 13 15
:fixed>:return	4 15 12 5 13 21
:fixed>:spelled	5 -4 8 -25 12 20 13 -3
:fixed>:tribunalrent	12 34
:fixed>:wanting	12 9
:fixed_:absence	0 2 12 6
:fixed_:absolute	12 11
:fixed_:advance	5 -3
:fixed_:asking	4 2
:fixed_:building	6 17
:fixed_:burden	4 15
:fixed_:clocktime	8 -11 12 46 13 13
:fixed_:codething	5 12 8 -20 12 20 13 -25
:fixed_:condition	12 46 13 12
:fixed_:consent	12 18
:fixed_:deadline	12 49
:fixed_:demand	4 8
:fixed_:demanding	5 3
:fixed_:deterring	4 5 8 1 12 -17 13 1
:fixed_:disclaimer	1 6 12 13
:fixed_:everyone	12 27
:fixed_:family	3 3
:fixed_:feething	0 6
:fixed_:fixed	6 -10 8 -31 12 31
:fixed_:longperiod	12 5 13 -3
:fixed_:losing	6 -3
:fixed_:money	4 28 5 25 12 6
:fixed_:negation	1 2
:fixed_:neighbour	12 19
:fixed_:newness	6 3
:fixed_:number	5 -12 7 -5 8 -36 12 58 13 -17
:fixed_:onlyword	12 28
:fixed_:openprice	12 21
:fixed_:opinion	5 -6
:fixed_:paying	5 8 12 1
:fixed_:period	7 -5 8 -15 12 29 13 -23
:fixed_:pet	3 7
:fixed_:phone	8 1
:fixed_:ranking	12 21
:fixed_:rent	12 17 13 37
:fixed_:return	4 17 12 21 13 38
:fixed_:seller	12 6
:fixed_:spelled	8 -43 12 40 13 -16
:fixed_:superlative	12 3
:fixed_:time	12 5 13 -4
:fixed_:urgency	12 8
:fixed_:wanting	12 9 13 3
:fixed_:welcoming	12 3
:fixed_:work	6 7
:forename	0 -5 1 -29 2 -4 3 -11 5 22 8 114 11 -14 14 8
:forename #	8 3
:forename ,	8 63
:forename :codething	8 8
:forename :number	8 5
:forename :opinion	6 1
:forename :seller	6 2
:forename :spelled	8 6 14 4
:forename and	8 12
:forename at	8 8
:forename has	8 8
:forename in	8 7
:forename is	8 9
:forename my	6 2
:forename>:building	8 10
:forename>:codething	8 6
:forename>:forename	6 1
:forename>:healthword	8 3
:forename>:negation	2 1
:forename>:neighbour	8 18
:forename>:number	8 29
:forename>:seller	6 1
:forename>:spelled	8 4 14 8
:forename>:title	8 6
:forename_:advance	8 2
:forename_:codething	8 13
:forename_:everyone	5 2
:forename_:fairness	5 3
:forename_:forename	6 1
:forename_:healthword	8 4
:forename_:hiding	8 2
:forename_:lifeword	8 3
:forename_:losing	8 3
:forename_:negation	2 13
:forename_:newness	8 1
:forename_:number	8 41
:forename_:ranking	8 12
:forename_:spelled	8 -17 14 3
:forename_:title	8 28
:healthword	0 -23 1 -73 2 54 3 -19 4 -11 5 -27 6 -40 7 22 8 120 10 1 12 -14 13 2 14 -81
:healthword $	3 -17 8 20
:healthword ,	0 -4 2 5 6 -9 7 20 8 29
:healthword :absence	8 7
:healthword :accepting	0 5
:healthword :benefit	0 13
:healthword :building	8 6
:healthword :codething	2 4
:healthword :condition	2 5
:healthword :demanding	13 4
:healthword :income	8 5
:healthword :openprice	2 3
:healthword :paying	0 13
:healthword :person	2 1
:healthword :promise	7 6
:healthword :ranking	8 2
:healthword :rulesplace	8 1
:healthword :spelled	8 8
:healthword allowance	0 8
:healthword and	8 41
:healthword as	8 3
:healthword cert	7 4
:healthword home	8 6
:healthword in	8 10
:healthword is	2 4
:healthword means	8 6
:healthword of	10 5
:healthword or	2 3
:healthword payment	0 7
:healthword>:absence	8 13
:healthword>:advance	8 3
:healthword>:benefit	0 5
:healthword>:building	8 5
:healthword>:burden	2 10 8 14
:healthword>:clocktime	8 4
:healthword>:condition	2 16
:healthword>:deadline	8 4
:healthword>:demanding	13 3
:healthword>:disability	2 29
:healthword>:healthword	2 4
:healthword>:income	8 5
:healthword>:lifeword	8 16
:healthword>:neighbour	2 3
:healthword>:number	6 5
:healthword>:openprice	2 4 6 -6
:healthword>:paying	0 13
:healthword>:person	0 -25
:healthword>:promise	7 9
:healthword>:ranking	8 2
:healthword>:regretting	8 2
:healthword>:rulesplace	8 3
:healthword>:spelled	8 5
:healthword>:time	8 17
:healthword>:title	8 30
:healthword>:welcoming	7 5
:healthword_:accepting	0 -4
:healthword_:burden	2 1 8 2
:healthword_:clocktime	6 13 8 10
:healthword_:codething	0 3 8 8
:healthword_:condition	2 5
:healthword_:deadline	8 18
:healthword_:deterring	2 10
:healthword_:disability	2 41
:healthword_:healthword	2 7 8 10
:healthword_:keything	2 5
:healthword_:lifeword	8 2
:healthword_:nearby	2 -5
:healthword_:negation	8 4 13 7
:healthword_:neighbour	2 4
:healthword_:opinion	8 13
:healthword_:payer	8 3
:healthword_:period	8 29
:healthword_:person	0 -18
:healthword_:photo	11 2
:healthword_:promise	8 5
:healthword_:refusing	0 4
:healthword_:regretting	8 6
:healthword_:room	2 16
:healthword_:seller	8 19
:healthword_:spelled	2 -7 13 11
:healthword_:time	8 14
:healthword_:title	2 -1 8 51
:healthword_:wanting	2 3
:healthword_:welcoming	8 17
:hiding	0 5 1 -7 2 -32 3 -12 4 -2 5 -20 6 -7 7 -4 8 28 10 -9 11 -94 12 -15 13 -10 14 -27
:hiding ##	4 2
:hiding $	2 -8 6 12 7 -52
:hiding ,	1 14 4 -14 6 -3 7 -49
:hiding 16s	1 11
:hiding :absolute	0 3 7 45
:hiding :accepting	8 11
:hiding :bid	6 3
:hiding :building	7 -7
:hiding :burden	2 -2 6 -22 8 21
:hiding :codething	8 6
:hiding :consent	7 1
:hiding :deterring	0 12 2 11 8 15
:hiding :disclaimer	6 20
:hiding :everyone	1 -8
:hiding :fairness	8 1
:hiding :hiding	8 31
:hiding :income	4 9 13 4
:hiding :keything	8 19
:hiding :newness	7 12
:hiding :number	1 16
:hiding :offerdeal	6 6
:hiding :onlyword	1 16 7 8
:hiding :openprice	6 9
:hiding :opinion	1 6 2 2
:hiding :paying	4 2 8 13 13 7
:hiding :petpart	3 2
:hiding :place	7 15 8 4
:hiding :promise	7 28
:hiding :return	8 7
:hiding :room	2 11 3 -7 8 10 10 2
:hiding :scarcity	1 3 7 24
:hiding :seller	2 2
:hiding :wanting	2 7
:hiding about	6 5
:hiding at	8 4
:hiding be	1 -31 2 -13 3 -8 6 -58 7 -24 8 -42
:hiding box	8 14
:hiding by	5 3 8 4
:hiding climb	8 7
:hiding floor	2 7
:hiding for	8 -5
:hiding here	7 9 8 6
:hiding in	2 4 8 -5
:hiding look	2 9
:hiding my	2 7
:hiding not	3 5
:hiding of	5 2 7 -1
:hiding offer	6 7
:hiding on	8 16
:hiding only	1 4 7 10
:hiding pay	4 9 13 7
:hiding print	6 14
:hiding put	13 4
:hiding room	3 -1 8 17
:hiding sixteen	1 3
:hiding tens	1 19
:hiding the	1 -80 8 35 12 15
:hiding you	6 20
:hiding>:absolute	0 13 7 37
:hiding>:accepting	0 -3 8 11
:hiding>:advance	6 -2
:hiding>:asking	3 -15
:hiding>:bid	6 24
:hiding>:building	8 -34
:hiding>:burden	6 -6 8 10
:hiding>:childless	6 4
:hiding>:codething	8 12
:hiding>:deadline	8 -16
:hiding>:deterring	0 11 2 25
:hiding>:disclaimer	6 17
:hiding>:everyone	1 -16
:hiding>:fairness	8 7
:hiding>:fixed	1 -9
:hiding>:hiding	0 -4 6 -5 8 66
:hiding>:holiday	1 -4
:hiding>:income	4 18 13 4
:hiding>:jobname	8 1
:hiding>:keything	8 14
:hiding>:losing	4 13
:hiding>:negation	1 11
:hiding>:newness	6 -1 7 4
:hiding>:number	0 -10 1 25
:hiding>:offerdeal	6 5
:hiding>:onlyword	1 21 7 17
:hiding>:openprice	6 20 7 -4
:hiding>:opinion	11 8
:hiding>:payer	7 1
:hiding>:paying	4 9 8 20
:hiding>:petpart	3 5
:hiding>:place	6 1 7 6
:hiding>:promise	7 18
:hiding>:ranking	6 -19
:hiding>:rent	5 9
:hiding>:return	5 9 8 15
:hiding>:room	1 -27 2 10 3 -13 6 -37 7 -9 10 5
:hiding>:scarcity	6 -15 7 19
:hiding>:seller	8 -10
:hiding>:spelled	1 18 8 1
:hiding>:superlative	4 6 7 5
:hiding>:title	8 4
:hiding>:utility	8 11 13 -4
:hiding>:wanting	2 6
:hiding_:absence	6 -22 8 -7
:hiding_:benefit	0 22
:hiding_:bid	4 4
:hiding_:burden	4 -14
:hiding_:child	1 -30
:hiding_:childless	6 1
:hiding_:clocktime	5 6 8 -19
:hiding_:codething	1 -7 8 17
:hiding_:condition	0 13 1 -37
:hiding_:deadline	6 -6 8 -15
:hiding_:demand	8 14
:hiding_:demanding	6 -11
:hiding_:deterring	2 11 8 -3
:hiding_:family	7 3
:hiding_:fixed	5 15
:hiding_:hiding	0 -3 1 -28 6 -16 8 59
:hiding_:income	6 1
:hiding_:jobname	8 9
:hiding_:keything	8 4
:hiding_:longperiod	12 10
:hiding_:money	5 15
:hiding_:nearby	2 7 7 -3
:hiding_:negation	1 12
:hiding_:neighbour	8 5
:hiding_:number	0 -16 2 10 8 28
:hiding_:offerdeal	3 4
:hiding_:onlyword	0 2
:hiding_:openprice	5 -3 11 1
:hiding_:opinion	2 -7 5 -3
:hiding_:payer	1 -17 7 -13
:hiding_:paying	3 9 8 15
:hiding_:period	8 -15 12 3
:hiding_:person	0 2 8 5
:hiding_:place	7 -5
:hiding_:ranking	1 -4 4 -23 6 -35 13 14
:hiding_:record	7 7
:hiding_:refusing	1 20
:hiding_:rent	4 3 8 2
:hiding_:return	4 2
:hiding_:room	1 -41 2 7
:hiding_:rulesplace	1 -4 2 16
:hiding_:scarcity	6 -8
:hiding_:seller	3 8
:hiding_:spelled	0 -19 1 7 2 1 8 23
:hiding_:superlative	4 10
:hiding_:tribunalrent	7 4 12 2
:hiding_:utility	8 13
:hiding_:welcoming	1 10
:hiding_:writeto	8 5
:holiday	0 -112 1 7 2 -82 5 -8 6 1 7 -1 8 -3 9 117 10 -50 11 -55 12 26 13 -65
:holiday $	1 1 2 -40 3 -6 6 3 7 -7 9 29 14 7
:holiday ,	1 10 2 -41 4 11 9 43
:holiday :absence	3 3
:holiday :accepting	1 -23 2 -16 6 -14 9 22
:holiday :building	9 25
:holiday :burden	9 5
:holiday :clocktime	9 8
:holiday :deadline	9 3
:holiday :deterring	9 9
:holiday :disclaimer	12 15
:holiday :fixed	13 -4
:holiday :hiding	3 6
:holiday :holiday	1 -14 9 39
:holiday :lifeword	3 1
:holiday :longperiod	9 6
:holiday :losing	12 2
:holiday :nearby	9 -43
:holiday :number	8 -8 9 19
:holiday :onlyword	1 -6 2 -18 9 12
:holiday :openprice	9 10
:holiday :payer	6 7
:holiday :promise	9 5
:holiday :ranking	3 6
:holiday :refusing	3 4
:holiday :room	9 -10
:holiday :safety	9 2
:holiday :spelled	9 31
:holiday :thing	6 5
:holiday :urgency	6 6
:holiday :writeto	12 19
:holiday a	7 7 9 3
:holiday apartment	9 1
:holiday are	5 6
:holiday as	8 10
:holiday at	9 5
:holiday bedroom	9 -2
:holiday breaks	9 2
:holiday by	9 13
:holiday film	14 1
:holiday follows	7 3
:holiday hold	12 20
:holiday inn	9 -6
:holiday lets	9 9
:holiday on	9 8
:holiday out	3 4
:holiday porter	8 4
:holiday so	2 6
:holiday storage	9 -2
:holiday teeth	6 7
:holiday till	8 1
:holiday will	9 5
:holiday>:absence	3 1
:holiday>:accepting	1 -36 6 -29 9 24
:holiday>:advance	6 9
:holiday>:building	9 28
:holiday>:burden	9 9 14 3
:holiday>:clocktime	6 -41 7 -16 13 -2
:holiday>:deadline	9 9
:holiday>:demand	6 -4
:holiday>:demanding	6 12
:holiday>:deterring	9 6 14 3
:holiday>:disclaimer	12 15
:holiday>:feething	9 6
:holiday>:fixed	13 -6
:holiday>:hiding	3 5
:holiday>:holiday	1 -10 8 -10 9 49
:holiday>:lifeword	3 1
:holiday>:losing	12 2
:holiday>:money	5 20
:holiday>:nearby	9 -47
:holiday>:negation	1 15 9 -4
:holiday>:newness	6 8
:holiday>:number	8 -1 9 44
:holiday>:onlyword	2 -25 9 11
:holiday>:openprice	9 8
:holiday>:opinion	1 9 8 1
:holiday>:payer	1 15 6 3 9 24
:holiday>:place	9 -2
:holiday>:ranking	3 6 6 2
:holiday>:refusing	3 4
:holiday>:regretting	12 2
:holiday>:rent	9 1
:holiday>:safety	9 2
:holiday>:source	9 6
:holiday>:spelled	4 -2 5 -9 9 21 14 -7
:holiday>:thing	6 3
:holiday>:title	14 1
:holiday>:urgency	6 6
:holiday>:utility	1 2
:holiday>:wanting	6 5 9 14
:holiday>:welcoming	9 12
:holiday>:writeto	12 19
:holiday_:absence	9 21
:holiday_:absolute	9 3
:holiday_:accepting	9 17
:holiday_:building	9 11
:holiday_:burden	9 15
:holiday_:clocktime	6 -10 7 -8 9 17
:holiday_:codething	8 -8 9 -4
:holiday_:deadline	1 -1 6 -13 9 15
:holiday_:demanding	9 6
:holiday_:family	1 7 3 3
:holiday_:feething	9 13
:holiday_:holiday	6 -18 8 -18 9 52
:holiday_:longperiod	13 -2
:holiday_:money	5 22
:holiday_:nearby	9 -29
:holiday_:negation	1 2
:holiday_:newness	9 4
:holiday_:number	5 -5 9 30 12 14 13 -28
:holiday_:onlyword	1 10 9 14
:holiday_:openprice	6 -1 13 4
:holiday_:opinion	1 9 8 2 9 18 13 1
:holiday_:payer	1 12 9 28
:holiday_:paying	13 5
:holiday_:period	8 -19 13 -38
:holiday_:photo	9 9
:holiday_:place	9 1
:holiday_:promise	7 5
:holiday_:scarcity	9 12
:holiday_:seller	9 13 14 5
:holiday_:spelled	9 4 12 28 13 -11
:holiday_:time	7 2
:holiday_:title	14 7
:holiday_:utility	1 2
:holiday_:wanting	9 32
:holiday_:welcoming	9 18
:income	0 89 1 -6 2 -33 3 -20 8 -39 9 -23 11 -22 12 -48 13 20 14 -123
:income $	0 34 1 -30 2 -9 13 -3
:income ,	0 -20 4 -16 7 -26
:income :absolute	0 6
:income :advance	13 1
:income :burden	0 9
:income :income	0 40
:income :money	1 16 4 18 5 14
:income :newness	0 17
:income :number	2 14
:income :onlyword	0 12
:income :openprice	5 -8 13 -4
:income :opinion	6 7
:income :person	0 31 2 -7
:income :place	7 6
:income :rent	4 13 13 -9
:income :return	0 6 4 12 13 -10
:income :scarcity	0 12
:income :seller	13 13
:income :spelled	13 -4
:income :work	0 24
:income :writeto	13 16
:income ahead	13 3
:income and	0 12
:income coming	0 4
:income earners	0 16
:income for	5 13 13 1
:income here	7 5
:income income	0 5
:income me	13 15
:income only	0 13
:income or	13 -3
:income rent	4 13 13 -9
:income slips	0 3
:income sum	4 8
:income the	4 7
:income their	0 10
:income to	6 3
:income with	2 7
:income £#	1 7
:income>:absolute	7 -11 13 2
:income>:advance	13 18
:income>:benefit	0 -2
:income>:bid	4 6
:income>:burden	0 19
:income>:demanding	0 30
:income>:deposit	6 9
:income>:disclaimer	0 7
:income>:everyone	0 -19
:income>:feething	6 7
:income>:hiding	0 3
:income>:income	0 13 13 -2
:income>:longperiod	13 1
:income>:money	1 14 4 32
:income>:negation	0 26
:income>:newness	0 23
:income>:number	2 12
:income>:onlyword	0 25
:income>:openprice	2 -5 5 -34 7 -23 13 -4
:income>:opinion	6 4
:income>:person	0 33 2 -8
:income>:place	7 1
:income>:promise	0 10 2 3
:income>:ranking	13 16
:income>:rent	4 1 13 -4
:income>:return	0 7 13 -16
:income>:scarcity	0 13
:income>:seller	13 11
:income>:spelled	0 16 1 6
:income>:superlative	4 8
:income>:work	0 13 5 2
:income>:writeto	13 14
:income_:absolute	7 -19
:income_:advance	6 3
:income_:benefit	0 -10
:income_:bid	4 10
:income_:burden	0 38 13 -5
:income_:clocktime	0 1
:income_:codething	2 5
:income_:condition	2 3 13 1
:income_:deadline	13 10
:income_:demanding	0 33
:income_:deposit	6 9
:income_:deterring	0 7
:income_:disclaimer	0 21
:income_:everyone	0 -31 7 -28 13 -19
:income_:fairness	0 -14
:income_:feething	5 13 6 5
:income_:income	0 -29
:income_:jobname	0 -14
:income_:keything	6 5
:income_:longperiod	1 3 2 5 13 5
:income_:money	5 14
:income_:nearby	0 8
:income_:negation	0 34 7 21 13 6
:income_:newness	0 9
:income_:number	5 -14 13 28
:income_:onlyword	0 13
:income_:openprice	5 -11 7 -43
:income_:opinion	13 5
:income_:paying	6 6 7 10
:income_:period	1 9 12 -17 13 32
:income_:place	0 12 7 -6
:income_:preferring	0 6
:income_:promise	2 6 7 14
:income_:ranking	4 10
:income_:rent	0 1 4 -14
:income_:return	4 -36
:income_:spelled	0 39 7 29 13 56
:income_:thing	7 2
:income_:time	13 19
:income_:tribunalrent	2 7
:income_:utility	7 11
:income_:wanting	0 13
:income_:work	5 7
:jobless	0 101 1 -37 2 -93 3 -96 5 -37 6 -29 7 -21 8 -35 9 -9 10 -37 12 24 13 -11 14 -32
:jobless ##	4 10
:jobless $	0 24 1 -13 2 -7 4 -29 7 -35 13 -6
:jobless :burden	0 14 12 7
:jobless :councilpay	0 6
:jobless :deadline	5 3
:jobless :demanding	5 2
:jobless :deterring	0 14
:jobless :everyone	12 13
:jobless :jobless	0 9
:jobless :number	4 18
:jobless :openprice	5 1
:jobless :payer	0 2
:jobless :person	0 30
:jobless :place	7 8
:jobless :spelled	0 3
:jobless :utility	0 -32 7 -3
:jobless for	12 18
:jobless funded	0 5
:jobless help	0 9
:jobless on	0 14
:jobless tax	0 -32 7 -3
:jobless tenants	0 28
:jobless the	0 -11 4 8
:jobless up	5 4
:jobless will	1 3
:jobless your	2 11
:jobless>:advance	0 1
:jobless>:burden	0 18 12 7
:jobless>:councilpay	0 14
:jobless>:deadline	5 2
:jobless>:deposit	13 1
:jobless>:deterring	0 14
:jobless>:everyone	12 13
:jobless>:jobless	0 8
:jobless>:number	4 15 12 14
:jobless>:opinion	0 3
:jobless>:payer	0 15
:jobless>:person	0 32
:jobless>:place	7 8
:jobless>:ranking	0 4
:jobless>:rent	4 4
:jobless>:return	4 3
:jobless>:spelled	0 15
:jobless>:utility	0 -33 7 -3
:jobless_:accepting	0 11
:jobless_:asking	7 21
:jobless_:building	1 2
:jobless_:clocktime	12 9
:jobless_:codething	0 2
:jobless_:condition	0 16 13 6
:jobless_:deadline	0 22 12 13
:jobless_:demanding	0 16
:jobless_:deterring	0 18
:jobless_:disclaimer	0 5
:jobless_:faith	2 11
:jobless_:income	0 8
:jobless_:longperiod	12 13
:jobless_:losing	0 21
:jobless_:negation	0 25
:jobless_:number	4 17 12 13
:jobless_:offerdeal	0 5
:jobless_:onlyword	13 4
:jobless_:openprice	0 13
:jobless_:opinion	0 18
:jobless_:payer	0 16
:jobless_:paying	0 1
:jobless_:period	12 18
:jobless_:person	0 7
:jobless_:ranking	0 8
:jobless_:record	0 -7 7 -5
:jobless_:refusing	1 2
:jobless_:regretting	0 8
:jobless_:rent	0 4 4 7
:jobless_:return	0 4 4 6
:jobless_:title	0 2
:jobless_:wanting	13 11
:jobless_:writeto	5 1
:jobname	0 31 1 -4 3 -5 4 -68 5 21 6 -86 7 -52 8 50 9 -9 11 -13 12 -11 14 -35
:jobname $	0 13 8 18
:jobname ,	0 10 2 -34 8 12
:jobname :absolute	0 19
:jobname :accepting	0 15
:jobname :benefit	0 9
:jobname :burden	0 14 2 -4 13 7
:jobname :demand	0 9
:jobname :deterring	13 9
:jobname :feething	0 -41 5 15
:jobname :onlyword	0 13
:jobname :openprice	0 9
:jobname :return	5 1
:jobname :scarcity	0 19
:jobname :sex	2 21
:jobname :wanting	0 1
:jobname allowance	0 8
:jobname and	0 5
:jobname clean	0 -3 5 1
:jobname cutting	8 -4
:jobname feature	8 -3
:jobname female	2 9
:jobname for	2 3
:jobname in	8 41
:jobname money	5 1
:jobname on	13 9
:jobname only	0 19
:jobname or	0 10
:jobname with	8 38
:jobname>:absolute	0 26 2 -1
:jobname>:accepting	0 11
:jobname>:asking	8 2
:jobname>:benefit	0 4
:jobname>:burden	0 11 2 -10 8 3 13 7
:jobname>:codething	8 -4
:jobname>:demand	0 3
:jobname>:demanding	0 4
:jobname>:deterring	0 1 8 12 13 8
:jobname>:disability	2 4
:jobname>:feething	0 -47 5 13
:jobname>:healthword	2 1
:jobname>:hiding	8 19
:jobname>:jobname	0 34
:jobname>:money	5 9
:jobname>:negation	7 4
:jobname>:onlyword	0 10
:jobname>:openprice	0 5
:jobname>:return	5 1
:jobname>:scarcity	0 17
:jobname>:school	0 12
:jobname>:sex	2 24
:jobname>:time	8 4
:jobname>:wanting	0 23 8 5
:jobname>:work	0 2
:jobname_:absolute	0 30
:jobname_:burden	0 14 5 10
:jobname_:codething	8 -19
:jobname_:demanding	0 16
:jobname_:healthword	2 2 8 4
:jobname_:hiding	0 8 8 37
:jobname_:jobname	0 30
:jobname_:law	2 4
:jobname_:money	5 6
:jobname_:negation	7 14
:jobname_:number	8 10
:jobname_:onlyword	0 22
:jobname_:openprice	0 4 8 -2
:jobname_:period	8 7
:jobname_:photo	0 14
:jobname_:scarcity	0 30
:jobname_:school	0 13
:jobname_:spelled	0 -31
:jobname_:time	8 2
:jobname_:wanting	0 17 1 6 2 11
:jobname_:work	0 4
:keything	0 -45 1 -97 2 -75 3 -65 4 -29 5 -8 8 125 9 -27 11 -73 12 -79 13 -31 14 -121
:keything ##	8 39
:keything $	1 -13 8 15 10 24
:keything ,	1 2 7 4 8 -20 14 -5
:keything :accepting	8 8
:keything :advance	8 2
:keything :burden	8 16
:keything :codething	5 -5 6 -26 7 -6 8 59 14 -21
:keything :demanding	8 1
:keything :deterring	8 23
:keything :hiding	8 12
:keything :keything	7 -36 8 25
:keything :law	8 32
:keything :money	5 2
:keything :negation	8 13
:keything :neighbour	8 9
:keything :number	8 41
:keything :onlyword	8 2
:keything :openprice	8 5
:keything :paying	5 -1
:keything :phone	8 16
:keything :record	8 8
:keything :return	5 1
:keything :spelled	8 12
:keything :time	8 2
:keything :welcoming	5 8
:keything alarm	7 -1 8 12
:keything and	8 -43
:keything are	8 2
:keything code	8 29
:keything cutting	8 -4
:keything doesn't	8 18
:keything entry	8 -12
:keything feature	8 -3
:keything for	6 10 8 20
:keything in	8 23
:keything is	5 -3 7 -8 8 27
:keything money	5 1
:keything number	8 11
:keything on	8 24
:keything opens	8 -7
:keything proof	7 8
:keything the	8 9
:keything then	8 1
:keything up	8 3
:keything>:accepting	8 2
:keything>:advance	8 22
:keything>:asking	8 9
:keything>:burden	8 8
:keything>:child	1 -7 8 1
:keything>:codething	4 -6 5 -13 6 -47 7 -27 8 41 14 -25
:keything>:deadline	8 13
:keything>:demanding	8 16
:keything>:deterring	8 33
:keything>:forename	8 4
:keything>:hiding	8 27
:keything>:keything	8 29
:keything>:law	8 11
:keything>:money	5 6
:keything>:negation	8 9
:keything>:newness	8 12
:keything>:number	8 36 14 -5
:keything>:onlyword	8 4
:keything>:openprice	8 23
:keything>:opinion	8 4
:keything>:payer	8 2
:keything>:paying	5 -10
:keything>:phone	8 8
:keything>:politics	8 13
:keything>:ranking	8 2
:keything>:return	5 13
:keything>:room	7 -16 8 -11
:keything>:safety	8 -1
:keything>:spelled	8 5 14 -6
:keything>:thing	8 -19
:keything>:wanting	8 24
:keything>:welcoming	1 5 5 7
:keything_:absence	7 7
:keything_:absolute	8 11
:keything_:advance	8 1
:keything_:burden	8 7
:keything_:clocktime	8 -2
:keything_:codething	7 -18 8 26
:keything_:condition	8 35
:keything_:demanding	8 2
:keything_:deterring	8 14
:keything_:fairness	8 40
:keything_:feething	8 -8
:keything_:forename	8 21
:keything_:hiding	8 36
:keything_:holiday	8 -30
:keything_:keything	7 -22 8 14
:keything_:law	8 -10
:keything_:longperiod	8 4
:keything_:losing	8 13
:keything_:money	5 12
:keything_:negation	1 -5 8 11
:keything_:neighbour	8 -3
:keything_:newness	8 17
:keything_:number	8 60 14 -55
:keything_:offerdeal	6 2
:keything_:openprice	5 -14 8 7
:keything_:opinion	8 24
:keything_:preferring	8 5
:keything_:promise	8 11
:keything_:ranking	8 26
:keything_:room	8 -54
:keything_:rulesplace	8 -4
:keything_:safety	8 -7
:keything_:scarcity	8 2
:keything_:sex	8 4
:keything_:spelled	8 20 14 -19
:keything_:utility	8 13
:keything_:wanting	8 29
:keything_:welcoming	1 8
:keything_:work	8 27
:keything_:writeto	8 2
:kin	1 31 3 -3 4 -7 5 -46 6 -92 7 -32 8 47 11 -13 13 -31 14 -55
:kin $	0 -33 3 7 4 -11 6 -3 7 -33 8 -5
:kin ,	1 -5 2 -5 3 -4
:kin :absence	1 -2
:kin :accepting	1 19
:kin :building	7 5 8 -7
:kin :burden	1 1 2 6
:kin :codething	4 4
:kin :dislike	1 7
:kin :nearby	8 2
:kin :neighbour	1 6
:kin :onlyword	1 14
:kin :preferring	2 9
:kin :promise	1 4
:kin :room	1 -15
:kin :wanting	0 7 12 5
:kin and	1 -11 2 15
:kin at	1 -3
:kin has	8 5
:kin is	4 4
:kin lets	1 9
:kin may	1 2
:kin of	1 -7 13 4
:kin play	1 -3
:kin preferred	2 2
:kin should	1 3
:kin than	1 8
:kin with	2 -29
:kin would	1 12
:kin>:absolute	8 1
:kin>:accepting	1 37 2 -1
:kin>:advance	1 6
:kin>:building	1 7 7 2
:kin>:burden	2 11
:kin>:child	1 -22
:kin>:childless	2 11
:kin>:clocktime	8 3
:kin>:codething	4 3
:kin>:deadline	1 1
:kin>:demand	1 10
:kin>:demanding	1 9
:kin>:deterring	1 5
:kin>:disability	8 4
:kin>:everyone	0 8
:kin>:feething	1 -22
:kin>:healthword	8 16
:kin>:kin	1 -30 2 16
:kin>:negation	1 1
:kin>:newness	1 18
:kin>:number	0 6 8 10
:kin>:onlyword	1 28
:kin>:openprice	1 -12
:kin>:payer	1 -1
:kin>:period	13 4
:kin>:preferring	1 -3 2 1
:kin>:ranking	1 9
:kin>:refusing	1 19
:kin>:regretting	1 18
:kin>:room	1 -24
:kin>:rulesplace	1 -7
:kin>:scarcity	2 2
:kin>:seller	1 -10
:kin>:sexual	2 15
:kin>:spelled	1 2 8 10
:kin>:time	1 12
:kin>:wanting	0 5 1 -15 12 4
:kin>:welcoming	1 -13
:kin_:absence	0 9 1 11 8 12 12 1
:kin_:accepting	1 19
:kin_:age	1 -3 4 6
:kin_:benefit	0 18
:kin_:bid	1 -4 2 7
:kin_:burden	1 8 2 3
:kin_:child	1 -6 2 -3
:kin_:childless	1 -12 2 12
:kin_:codething	8 15
:kin_:condition	1 6
:kin_:deadline	1 16
:kin_:demand	1 10
:kin_:demanding	0 1
:kin_:disability	8 16
:kin_:disclaimer	0 11
:kin_:dislike	1 9
:kin_:everyone	1 -27
:kin_:family	0 11 2 -16
:kin_:feething	1 -20
:kin_:healthword	8 5
:kin_:hiding	0 1 8 9
:kin_:income	8 2
:kin_:kin	0 7 1 -8 2 6
:kin_:lifeword	8 10
:kin_:money	4 8
:kin_:negation	1 -1 2 -5
:kin_:number	4 5 8 7
:kin_:onlyword	0 4 1 20
:kin_:openprice	0 5 1 4 2 7
:kin_:opinion	1 25
:kin_:paying	1 5
:kin_:pet	1 3
:kin_:place	1 -23
:kin_:ranking	12 1
:kin_:refusing	1 20
:kin_:regretting	1 21
:kin_:rulesplace	8 2
:kin_:scarcity	1 1
:kin_:seller	8 1
:kin_:sexual	2 19
:kin_:spelled	2 -11 8 2
:kin_:superlative	7 6
:kin_:time	1 4
:kin_:wanting	1 -38
:kin_:work	0 10
:law	0 -4 1 -70 2 -13 3 -14 4 -30 6 -5 7 -35 8 12 9 -42 10 -9 12 -15 13 -47 14 -34
:law #	8 4
:law $	0 -15 5 13 8 -39
:law ,	0 11
:law :asking	0 2
:law :burden	8 11
:law :deterring	8 11
:law :number	8 16
:law :openprice	1 -2 4 -4
:law :opinion	0 -20 1 -10 4 -5
:law :paying	2 8
:law :person	4 16
:law :time	6 21
:law :urgency	6 33
:law for	8 22
:law is	8 7
:law now	6 26
:law of	5 6 8 -5
:law on	8 12
:law person	4 9
:law to	0 -25 4 -2
:law until	5 1
:law you	2 11
:law>:absence	0 11 2 9
:law>:asking	0 1
:law>:burden	8 11
:law>:codething	8 13
:law>:deadline	6 8
:law>:demanding	6 8
:law>:deterring	8 7
:law>:fixed	5 11
:law>:hiding	7 10
:law>:number	8 21 14 -3
:law>:openprice	1 -4 4 -8 6 5
:law>:opinion	0 -31 1 -3 4 -29
:law>:paying	2 8
:law>:person	4 15
:law>:refusing	0 12 2 10
:law>:time	6 21
:law>:urgency	6 33
:law_:absence	2 8
:law_:advance	8 5
:law_:burden	0 2
:law_:codething	8 35
:law_:deadline	6 8
:law_:demanding	6 16
:law_:everyone	0 2
:law_:number	8 34 14 -5
:law_:openprice	2 -11 6 16
:law_:opinion	4 -2
:law_:payer	0 -14
:law_:preferring	2 -8
:law_:ranking	8 19
:law_:refusing	2 9
:law_:rent	4 -4
:law_:return	4 -6
:law_:rulesplace	8 6
:law_:seller	0 -8
:law_:spelled	8 17
:lifeword	0 18 3 -21 4 -41 5 -17 6 -31 8 97 9 16 14 -19
:lifeword $	2 -59 6 -7 7 -19 8 40
:lifeword ,	6 -26 9 3
:lifeword :absence	1 2 8 11
:lifeword :clocktime	8 24
:lifeword :codething	0 4
:lifeword :condition	8 9
:lifeword :holiday	8 8
:lifeword :keything	5 -2 8 -17
:lifeword :number	8 -4 9 17
:lifeword :opinion	4 6
:lifeword :place	2 -6 3 -15 7 13
:lifeword :spelled	9 4
:lifeword and	8 26
:lifeword are	6 12
:lifeword at	8 8
:lifeword centre	0 8
:lifeword for	2 17 13 2
:lifeword here	2 -5 3 -14 7 12
:lifeword in	8 1
:lifeword is	0 4
:lifeword it	6 14 7 2
:lifeword nights	8 8
:lifeword of	8 14
:lifeword off	8 4
:lifeword so	8 10
:lifeword the	8 28
:lifeword to	4 6
:lifeword with	2 5
:lifeword>:absence	8 2
:lifeword>:advance	8 4
:lifeword>:building	1 -5 2 3
:lifeword>:burden	6 1
:lifeword>:clocktime	8 34
:lifeword>:codething	0 1
:lifeword>:condition	8 4
:lifeword>:deadline	8 12
:lifeword>:everyone	8 -3
:lifeword>:feething	8 8
:lifeword>:forename	8 11
:lifeword>:hiding	8 5
:lifeword>:holiday	8 24 9 1
:lifeword>:jobname	8 1
:lifeword>:lifeword	8 12
:lifeword>:negation	7 12
:lifeword>:neighbour	2 7
:lifeword>:number	8 -49 9 17
:lifeword>:opinion	4 4
:lifeword>:payer	8 5 11 5
:lifeword>:person	2 1
:lifeword>:place	2 -7 3 -15 7 10
:lifeword>:preferring	8 2
:lifeword>:promise	2 6
:lifeword>:seller	8 6
:lifeword>:spelled	9 3
:lifeword>:student	13 3
:lifeword>:title	8 11
:lifeword_:absolute	7 1
:lifeword_:accepting	9 1
:lifeword_:advance	8 8
:lifeword_:building	2 2
:lifeword_:burden	6 8 9 1
:lifeword_:clocktime	8 18
:lifeword_:codething	13 1
:lifeword_:deterring	6 9 8 26
:lifeword_:everyone	4 1
:lifeword_:fairness	1 3
:lifeword_:feething	8 12
:lifeword_:forename	8 14
:lifeword_:hiding	8 21
:lifeword_:holiday	8 10 9 10
:lifeword_:income	0 1
:lifeword_:jobname	8 15
:lifeword_:lifeword	8 36
:lifeword_:negation	6 3 7 22
:lifeword_:number	14 4
:lifeword_:onlyword	9 1
:lifeword_:openprice	0 15 6 -9
:lifeword_:opinion	1 8 6 -10
:lifeword_:period	8 -8
:lifeword_:person	8 -13
:lifeword_:place	0 10
:lifeword_:preferring	8 1
:lifeword_:promise	2 11 7 7
:lifeword_:ranking	6 -1
:lifeword_:refusing	8 7
:lifeword_:rent	8 3
:lifeword_:return	0 2
:lifeword_:scarcity	9 1
:lifeword_:seller	5 2 8 5
:lifeword_:sex	2 4
:lifeword_:spelled	6 20 8 8
:lifeword_:student	13 3
:lifeword_:superlative	0 3
:lifeword_:title	8 34
:lifeword_:wanting	0 12
:lifeword_:work	0 3
:lifeword_:writeto	8 3
:longperiod	0 -2 2 -27 3 -48 4 -120 5 -8 6 -36 7 8 10 -36 12 63 13 72
:longperiod $	1 -14 4 -21 5 -8 12 12 13 26
:longperiod ,	0 -16 7 11 9 6 13 1 14 -1
:longperiod :burden	12 26
:longperiod :codething	12 10
:longperiod :denying	11 14
:longperiod :deterring	13 5
:longperiod :feething	12 2
:longperiod :money	13 10
:longperiod :negation	12 1
:longperiod :number	13 -25
:longperiod :openprice	7 10
:longperiod :paying	12 3 13 23
:longperiod :period	0 3 5 -5 6 -6 7 -22 12 21
:longperiod :record	12 4
:longperiod :return	13 9
:longperiod :rulesplace	12 11
:longperiod :spelled	12 4
:longperiod :tribunalrent	13 3
:longperiod :utility	12 9
:longperiod ago	11 5
:longperiod and	1 11 8 -8 13 21
:longperiod as	7 6
:longperiod in	13 23
:longperiod lease	12 11
:longperiod month	12 19
:longperiod months	0 3 12 11 13 -20
:longperiod of	8 10 12 -3 13 -3
:longperiod on	13 8
:longperiod payment	13 5
:longperiod plus	12 9
:longperiod the	6 10
:longperiod weeks	5 1
:longperiod>:advance	13 9
:longperiod>:burden	12 18 13 5
:longperiod>:child	1 5
:longperiod>:codething	2 4 7 4 8 -12 12 4 13 24
:longperiod>:denying	11 13
:longperiod>:deterring	1 9 13 9
:longperiod>:feething	12 21
:longperiod>:fixed	12 7
:longperiod>:holiday	9 10
:longperiod>:longperiod	2 2 5 -3 13 10
:longperiod>:money	13 15
:longperiod>:negation	12 13
:longperiod>:number	13 -32
:longperiod>:openprice	7 10
:longperiod>:paying	12 6 13 16
:longperiod>:period	0 9 5 -11 6 -19 7 -20 12 18
:longperiod>:place	6 5
:longperiod>:preferring	1 5
:longperiod>:record	12 4
:longperiod>:return	13 5
:longperiod>:rulesplace	12 10
:longperiod>:source	7 9
:longperiod>:spelled	5 -4 6 -8 8 -14 12 32
:longperiod>:time	12 6
:longperiod>:tribunalrent	2 5 13 28
:longperiod>:utility	12 7
:longperiod>:welcoming	13 4
:longperiod>:work	12 1
:longperiod_:absolute	13 19
:longperiod_:accepting	11 4 12 10
:longperiod_:advance	5 -14 13 24
:longperiod_:burden	13 41
:longperiod_:child	1 8
:longperiod_:clocktime	13 12
:longperiod_:codething	8 -14 12 11
:longperiod_:demanding	13 13
:longperiod_:deterring	1 3 13 30
:longperiod_:feething	0 8 12 15
:longperiod_:fixed	12 17
:longperiod_:longperiod	8 -8 12 13
:longperiod_:money	13 18
:longperiod_:negation	7 5 12 30
:longperiod_:number	5 -8 8 -24
:longperiod_:onlyword	12 8
:longperiod_:openprice	12 26
:longperiod_:opinion	0 2 12 25 13 -31
:longperiod_:payer	12 17
:longperiod_:paying	5 -11 13 9
:longperiod_:period	12 2 13 -13
:longperiod_:person	14 13
:longperiod_:place	6 4
:longperiod_:ranking	12 2 13 -5
:longperiod_:refusing	7 1
:longperiod_:rent	12 1
:longperiod_:return	12 3
:longperiod_:scarcity	13 9
:longperiod_:seller	14 5
:longperiod_:spelled	1 -9 5 -24 6 -15 7 -56 8 -16 12 34 13 9
:longperiod_:superlative	12 33 13 -17
:longperiod_:thing	5 2 13 8
:longperiod_:time	12 11
:longperiod_:utility	7 8
:longperiod_:wanting	13 5
:longperiod_:welcoming	13 8
:losing	0 27 1 -1 2 23 3 4 4 13 5 12 6 90 7 -19 8 -6 9 -13 10 -60 11 -46 12 17 14 -8
:losing $	0 -15 1 3 3 -22 4 -5 5 6 6 49 7 -9 8 -45 11 -30 14 -18
:losing ,	2 22 3 -4 4 -22 5 5 7 -12
:losing :absence	6 29 7 -2
:losing :benefit	0 6
:losing :bid	4 26 6 -4
:losing :building	6 1
:losing :burden	6 -12
:losing :clocktime	5 4
:losing :codething	6 6
:losing :condition	2 6
:losing :consent	1 4 2 8 8 1
:losing :deadline	2 -4 4 -12 6 19 7 26 12 5 13 -9
:losing :demanding	4 -6 6 5 7 17
:losing :disclaimer	6 4
:losing :family	1 2
:losing :hiding	6 13
:losing :losing	2 -15 6 44
:losing :negation	1 1 3 9
:losing :openprice	0 14 1 -18 3 10 6 11 7 5 8 1
:losing :opinion	0 1 3 15 4 12 5 -6 8 11
:losing :payer	6 3
:losing :person	0 2
:losing :promise	6 5
:losing :refusing	6 8
:losing :rent	5 3
:losing :return	5 2
:losing :safety	1 3
:losing :sex	2 10
:losing :sexual	0 3
:losing :source	11 1
:losing :spelled	8 1
:losing :title	4 8
:losing :urgency	0 2
:losing :writeto	0 3
:losing by	8 -28 14 2
:losing down	7 4
:losing else	6 32
:losing else's	1 3
:losing fast	6 1
:losing folks	0 1
:losing for	2 6 3 8
:losing higher	4 1
:losing home	6 5
:losing in	4 3 6 2
:losing into	8 13
:losing is	6 8
:losing it	6 30
:losing like	6 2
:losing off	8 3
:losing on	6 -10
:losing or	0 8
:losing out	6 9
:losing rent	5 3
:losing since	11 1
:losing straight	0 4
:losing that	8 1
:losing through	1 4 2 8 8 1
:losing to	3 16 4 13 5 -3 8 12 13 1
:losing up	6 5 7 20 13 -3
:losing who	4 9
:losing who'd	4 4
:losing with	0 15
:losing yourself	6 5
:losing>:absence	2 -14 6 38 7 -11 8 1 14 5
:losing>:absolute	8 13
:losing>:advance	6 -2
:losing>:bid	4 27 6 -6
:losing>:building	2 -9 14 4
:losing>:burden	2 3 6 -20
:losing>:clocktime	5 1 6 3
:losing>:condition	2 4 11 1
:losing>:consent	1 4 2 8 8 1
:losing>:deadline	2 -14 4 -27 6 35 7 28 8 -10 12 2 13 -12
:losing>:demanding	6 9 7 11 13 -1
:losing>:disclaimer	6 2
:losing>:family	1 21
:losing>:fixed	4 1
:losing>:healthword	8 3
:losing>:hiding	6 10
:losing>:law	5 10
:losing>:losing	2 -23 6 54
:losing>:nearby	7 9
:losing>:negation	0 -2 2 2 3 12 13 6
:losing>:number	4 10 8 7
:losing>:onlyword	3 13
:losing>:openprice	0 14 1 -21 2 1 3 9 6 11 11 -5 14 -17
:losing>:opinion	1 -7 3 12 4 8 8 17 13 4
:losing>:payer	6 3 8 8
:losing>:person	0 13 2 13
:losing>:pet	3 32
:losing>:promise	6 7
:losing>:refusing	6 4
:losing>:rent	5 6
:losing>:return	5 5
:losing>:safety	1 2
:losing>:seller	8 11
:losing>:sex	2 11
:losing>:sexual	0 4
:losing>:source	11 5
:losing>:spelled	7 -1
:losing>:thing	4 4
:losing>:time	8 15
:losing>:title	4 7
:losing>:urgency	0 5 6 28
:losing>:work	0 8
:losing_:absence	0 22 2 -8 8 1 14 1
:losing_:accepting	2 -26 6 17
:losing_:advance	3 2
:losing_:asking	6 16
:losing_:benefit	0 16
:losing_:bid	4 15
:losing_:building	2 -21 14 2
:losing_:burden	1 -22 8 3
:losing_:child	1 11
:losing_:clocktime	6 21 8 11
:losing_:codething	0 15 6 11
:losing_:condition	6 8
:losing_:councilpay	0 5
:losing_:deadline	4 -10 6 17
:losing_:demand	0 5
:losing_:denying	6 2 8 4
:losing_:deterring	0 1 6 3 8 3
:losing_:disability	2 25
:losing_:everyone	0 19
:losing_:fairness	1 6
:losing_:faith	2 12
:losing_:family	1 11
:losing_:fee	2 7 6 -8
:losing_:fixed	6 -16
:losing_:healthword	8 1
:losing_:hiding	0 3
:losing_:holiday	1 2
:losing_:jobless	0 10
:losing_:law	5 8
:losing_:lifeword	8 7
:losing_:longperiod	12 11
:losing_:losing	6 32
:losing_:money	4 35
:losing_:nearby	6 18 7 14
:losing_:negation	7 -10 13 5
:losing_:newness	6 8
:losing_:number	4 16 5 6 8 23 12 11 13 -17
:losing_:offerdeal	2 10
:losing_:onlyword	2 -5
:losing_:openprice	4 7 6 8 12 13
:losing_:opinion	2 -14 7 -12 12 10
:losing_:origin	2 20
:losing_:payer	2 1 8 19
:losing_:paying	4 3
:losing_:period	5 2 12 8
:losing_:person	0 12 2 7
:losing_:pet	3 51
:losing_:ranking	0 3 1 1 3 4 6 -2 13 7
:losing_:rent	14 5
:losing_:rulesplace	0 10
:losing_:safety	1 1
:losing_:seller	8 16
:losing_:sex	2 32
:losing_:sexual	8 3
:losing_:spelled	0 -3 1 -5 6 16 7 -9 12 15
:losing_:thing	4 3 6 6
:losing_:time	0 3 8 1
:losing_:urgency	6 26
:losing_:wanting	2 -15 6 -23
:losing_:work	0 25 2 -1 8 -5
:losing_:writeto	6 3
:money	1 -45 2 -162 3 -104 4 76 5 132 6 -4 7 7 8 -80 9 -17 10 -52 11 -53 12 -70 13 37 14 -122
:money $	1 -70 2 -26 3 -18 4 -8 5 18 6 -43 14 -27
:money +	4 29
:money ,	2 -34 4 48 5 15 6 -10 8 -31 13 15 14 -7
:money :advance	13 25
:money :asking	7 1
:money :bid	4 19
:money :burden	5 19 6 -6 13 5
:money :clocktime	5 15 6 14
:money :codething	5 26 6 5
:money :condition	4 58
:money :deadline	6 34 13 23
:money :demanding	5 11 13 24
:money :deterring	4 -4 6 -3 7 11 13 17
:money :disclaimer	13 -6
:money :everyone	5 12
:money :feething	5 5
:money :fixed	4 21
:money :holiday	4 21
:money :income	5 21
:money :money	5 -11 6 -2 7 -10 13 3
:money :negation	4 9
:money :neighbour	4 6
:money :newness	13 19
:money :onlyword	4 24
:money :openprice	4 29 5 3 6 -30 7 -13
:money :opinion	4 -3 5 12 6 -17
:money :paying	5 9 13 9
:money :period	5 17
:money :ranking	5 -16 13 17
:money :utility	5 -33
:money a	0 -5 1 2 5 19 9 7 12 -13 13 -37
:money above	4 8
:money are	4 1
:money before	13 13
:money but	4 23
:money each	5 16
:money for	0 -7 5 51
:money from	5 1
:money gas	8 2
:money has	0 20
:money if	4 32
:money in	4 20
:money is	5 15 6 6
:money minimum	4 23
:money monthly	5 22
:money more	1 5
:money of	4 -1 5 2
:money off	6 15
:money on	4 -2 5 -3 6 -2 7 11 13 18
:money ono	4 14 5 -24
:money or	4 14 5 5
:money pcm	5 -51 7 -2
:money plus	5 5
:money secures	5 1
:money statements	13 -9
:money the	4 -5 5 12 13 5
:money to	5 13 6 -15
:money with	4 15
:money>:absolute	4 13 5 17 6 4
:money>:accepting	4 9 5 17
:money>:advance	13 28
:money>:asking	4 7
:money>:benefit	5 1
:money>:bid	4 5
:money>:building	5 21
:money>:burden	5 22 6 -14 7 2 13 15
:money>:clocktime	4 -21 5 28 6 13 9 1 13 5
:money>:codething	0 -2 4 -7 5 15 6 2
:money>:condition	4 62 5 -7
:money>:deadline	5 -20 6 33 7 15 13 33
:money>:demanding	1 1 5 11 13 32
:money>:denying	5 8
:money>:deterring	4 -9 6 -23 7 8 13 16
:money>:digits	11 5
:money>:disclaimer	13 -9
:money>:everyone	5 19 6 2
:money>:fee	1 4
:money>:feething	0 4 4 -18 5 47
:money>:fixed	4 31 5 8
:money>:holiday	4 18 5 3
:money>:income	5 12
:money>:keything	4 2 5 2
:money>:longperiod	13 -13
:money>:losing	5 14
:money>:money	4 19 6 -37 7 -19 13 2
:money>:negation	5 1 6 2
:money>:neighbour	4 3
:money>:newness	6 2 13 30
:money>:number	4 3 5 5 13 7
:money>:offerdeal	5 8
:money>:onlyword	4 46
:money>:openprice	0 -7 4 27 5 13 6 -50
:money>:opinion	5 23 6 -33 7 -8 13 -9
:money>:payer	5 21
:money>:paying	5 21 13 5
:money>:period	1 3 5 -6 12 -31 13 -20
:money>:person	4 8 5 6
:money>:phone	4 2
:money>:photo	5 5
:money>:preferring	4 2
:money>:promise	7 2
:money>:ranking	13 20
:money>:refusing	5 1
:money>:rent	5 -16 13 9
:money>:return	5 -3 13 9
:money>:room	4 4
:money>:rulesplace	4 3
:money>:scarcity	4 10
:money>:seller	5 31 6 12
:money>:spelled	5 12 11 6
:money>:time	4 21 6 -6
:money>:tribunalrent	13 -11
:money>:urgency	4 23
:money>:utility	5 -18 7 19
:money>:work	0 13
:money>:writeto	4 21 5 2
:money_:absence	5 17
:money_:absolute	0 8 4 8 5 16 6 23
:money_:accepting	4 34 5 16
:money_:advance	4 -5 5 2 13 35
:money_:asking	4 15
:money_:benefit	5 1
:money_:building	5 23 6 9
:money_:burden	0 12 1 19 4 -18 5 31 13 17
:money_:child	1 17
:money_:clocktime	5 22 6 17 9 17 13 11
:money_:codething	4 16 5 9 12 -28
:money_:condition	4 42 6 7
:money_:deadline	5 16 6 28 13 24
:money_:demanding	4 2 5 15 13 25
:money_:deposit	5 -13
:money_:deterring	5 46 13 6
:money_:disclaimer	5 8
:money_:dislike	5 24
:money_:everyone	0 -3 6 21
:money_:fairness	4 24
:money_:fee	1 2 5 19
:money_:feething	4 -4 5 55
:money_:fixed	4 7
:money_:holiday	9 13
:money_:jobless	5 7 13 14
:money_:keything	4 2 5 2
:money_:kin	1 6
:money_:lifeword	7 1
:money_:longperiod	12 -32
:money_:losing	5 21
:money_:money	0 -43 4 42 5 -2 6 -4 7 -16
:money_:negation	4 -25 5 13 6 2 7 9
:money_:neighbour	5 3
:money_:newness	5 4 9 5 13 6
:money_:number	5 -15 13 43
:money_:online	5 8
:money_:onlyword	0 7 4 41 6 24 7 8
:money_:openprice	4 26 5 22 6 -23 7 13
:money_:opinion	4 23 5 17
:money_:payer	0 1 4 19 5 18 6 -17
:money_:paying	6 -1
:money_:period	0 -1 5 -9 8 -19 12 -80 13 19
:money_:person	4 52 5 26 6 15
:money_:phone	4 3
:money_:photo	4 3
:money_:preferring	4 25
:money_:promise	6 4
:money_:ranking	5 14 6 6 13 6
:money_:record	5 6
:money_:regretting	4 8
:money_:rent	4 -12 5 -15 13 21
:money_:return	4 -12 13 20
:money_:room	4 26 8 3
:money_:rulesplace	5 2
:money_:scarcity	0 5 5 8
:money_:seller	4 27 5 56
:money_:source	5 6
:money_:spelled	5 25 7 6 11 5 13 11
:money_:superlative	5 6
:money_:thing	4 3 13 4
:money_:time	4 18
:money_:title	4 5 5 26 6 12
:money_:tribunalrent	12 -21 13 -2
:money_:urgency	4 21 5 3
:money_:utility	7 5
:money_:wanting	4 19 5 7 7 5
:money_:work	0 11
:money_:writeto	4 31 5 33
:nation	0 -77 1 -85 2 155 3 -69 4 -107 5 -48 6 -96 7 -78 8 -35 10 -2 13 -1 14 -44
:nation $	2 42
:nation ,	2 15
:nation :absolute	2 1
:nation :age	0 7
:nation :burden	2 17
:nation :family	1 -27 2 45
:nation :feething	1 5
:nation :jobname	2 16
:nation :kin	1 -9 2 22
:nation :nation	2 15
:nation :nearby	2 6
:nation :onlyword	2 1
:nation :openprice	2 14
:nation :origin	2 20
:nation :person	0 -32 1 -9 2 43
:nation :place	2 10
:nation :preferring	2 4
:nation :room	2 -7
:nation :scarcity	2 1
:nation :seller	2 1
:nation :student	2 10
:nation :thing	1 3 2 -14
:nation :work	2 11
:nation born	0 7
:nation by	2 2
:nation carpets	1 5
:nation families	1 -5 2 22
:nation family	2 15
:nation goods	2 -7
:nation isle	9 3
:nation only	2 1
:nation street	2 11
:nation students	2 10
:nation>:age	0 7
:nation>:burden	2 9
:nation>:family	1 -32 2 47
:nation>:feething	1 5
:nation>:jobname	2 16
:nation>:kin	1 -15 2 26
:nation>:losing	2 9
:nation>:nearby	2 9
:nation>:negation	11 2
:nation>:number	2 13
:nation>:openprice	2 11
:nation>:origin	2 26
:nation>:person	0 -34 1 -11 2 43
:nation>:place	2 18
:nation>:preferring	2 8
:nation>:room	2 -46
:nation>:seller	2 5
:nation>:spelled	2 15
:nation>:student	2 10
:nation>:thing	1 2 2 -34
:nation>:work	2 11
:nation>:writeto	2 1
:nation_:absolute	0 -2 2 19
:nation_:accepting	2 22
:nation_:advance	2 9
:nation_:building	2 7
:nation_:burden	0 -7 1 -2 2 30
:nation_:child	1 10
:nation_:codething	2 6
:nation_:deadline	2 3
:nation_:demanding	2 8
:nation_:deterring	2 16
:nation_:family	2 1
:nation_:income	2 13
:nation_:kin	2 1
:nation_:negation	0 3 2 -3
:nation_:neighbour	2 4
:nation_:newness	2 11
:nation_:number	2 21
:nation_:onlyword	0 -3 2 30
:nation_:person	2 15
:nation_:preferring	2 15
:nation_:promise	2 13
:nation_:ranking	2 13
:nation_:scarcity	0 -3 2 22
:nation_:sex	2 6
:nation_:spelled	2 7
:nation_:thing	2 -9
:nation_:wanting	2 22
:nation_:welcoming	2 9
:nation_:writeto	2 13
:nearby	0 -57 1 -69 2 -42 3 -99 4 -37 5 -82 6 -24 7 9 8 -79 9 -39 10 19 11 -34 12 -179 13 -85 14 -37
:nearby $	1 -36 3 -43 4 -13 5 -9 6 -47 7 -40 8 -36 9 -20 10 -4 11 -41 14 -49
:nearby ,	0 -21 2 -58 8 -39 9 -15 10 2 14 -7
:nearby :absence	8 -28
:nearby :building	7 3
:nearby :codething	1 -19 3 -4 6 -31 7 -13 8 -21
:nearby :consent	14 10
:nearby :deadline	6 -20
:nearby :deterring	8 -7
:nearby :nearby	1 -10
:nearby :neighbour	1 -16 8 -13
:nearby :openprice	0 -19 4 -39 5 -12 6 -5 10 -13
:nearby :opinion	0 -8 4 -6 10 -2
:nearby :place	7 7
:nearby :promise	7 16
:nearby :room	4 5
:nearby :safety	1 1
:nearby :scarcity	6 5
:nearby :spelled	8 3
:nearby :time	6 16
:nearby again	6 1
:nearby already	6 5
:nearby and	7 -3
:nearby does	7 7
:nearby fare	0 4
:nearby have	8 2
:nearby here	7 10
:nearby in	7 15 10 -6
:nearby is	1 -18 3 -3 6 -29 7 -21 8 -36
:nearby it	7 17
:nearby of	6 4
:nearby rooms	4 4
:nearby that	8 8
:nearby the	7 -33 8 17
:nearby this	10 18
:nearby through	14 10
:nearby to	0 -5 4 -3 6 -4
:nearby will	7 11
:nearby with	2 2
:nearby>:absolute	7 15
:nearby>:advance	8 2
:nearby>:bid	4 -3
:nearby>:building	6 7 10 12
:nearby>:burden	7 -9 10 -2
:nearby>:clocktime	6 -27 8 -5
:nearby>:codething	0 -5 1 -27 3 -23 6 -53 7 -14 8 -26
:nearby>:condition	7 2
:nearby>:consent	14 10
:nearby>:deadline	6 -2 8 6
:nearby>:deterring	8 -13 13 -2
:nearby>:family	7 5
:nearby>:fee	5 -1
:nearby>:feething	6 6 8 4
:nearby>:nearby	0 -1 1 -33 2 -43 4 -10 6 -45 7 -12 10 -27
:nearby>:negation	1 11 3 -7
:nearby>:neighbour	1 -24 8 -16
:nearby>:newness	10 2
:nearby>:number	6 -28 7 -27 14 -5
:nearby>:openprice	1 -15 4 -20 6 -15 10 -33 13 -6
:nearby>:opinion	4 -11 6 -8 10 -29
:nearby>:period	10 5
:nearby>:person	9 1
:nearby>:place	7 12 10 -5
:nearby>:promise	7 13
:nearby>:refusing	8 -3
:nearby>:room	8 11
:nearby>:rulesplace	6 11 8 3
:nearby>:safety	1 1
:nearby>:spelled	2 -29 3 -1 6 -67 7 -50 9 -14
:nearby>:thing	11 3
:nearby>:time	6 14
:nearby>:title	8 1
:nearby>:urgency	6 4
:nearby>:wanting	1 1
:nearby_:absence	6 -2 9 -23
:nearby_:absolute	6 -20 7 21
:nearby_:accepting	6 3 10 7
:nearby_:age	10 5
:nearby_:asking	6 13
:nearby_:benefit	2 18
:nearby_:bid	7 13
:nearby_:building	6 3 10 10
:nearby_:burden	4 2
:nearby_:child	1 -18
:nearby_:clocktime	4 -3 6 -39 9 -15 13 -6
:nearby_:codething	6 -15
:nearby_:deadline	9 -27 10 -14 13 -24
:nearby_:demanding	4 8 6 18
:nearby_:denying	10 4
:nearby_:deterring	4 15
:nearby_:family	7 5
:nearby_:feething	6 4 7 1 8 3
:nearby_:holiday	9 -14
:nearby_:keything	7 9
:nearby_:kin	1 -2
:nearby_:losing	8 3
:nearby_:money	4 -9 7 3
:nearby_:nearby	0 -9 1 -57 2 -60 3 -21 4 -48 5 -5 6 -117 7 -19 8 -26 9 -24 10 -21 11 -11 14 -69
:nearby_:negation	3 -31 7 22 8 3 10 1
:nearby_:neighbour	8 -8
:nearby_:newness	7 1
:nearby_:number	1 -39 2 -31 6 -71 7 -5 8 -23 9 -18 14 -26
:nearby_:openprice	7 -6 10 -2 14 -1
:nearby_:opinion	1 19 5 4 7 -31 11 3
:nearby_:period	10 8
:nearby_:person	0 1
:nearby_:pet	3 10
:nearby_:photo	6 22
:nearby_:place	2 -1 6 -48 10 -10
:nearby_:preferring	2 14
:nearby_:promise	7 14
:nearby_:room	2 -4 8 6 10 4
:nearby_:rulesplace	6 6
:nearby_:safety	7 16
:nearby_:scarcity	7 1
:nearby_:spelled	0 -7 1 -11 2 -47 3 -20 6 -25 7 -18 8 -13 9 -29
:nearby_:thing	11 3
:nearby_:time	6 -7
:nearby_:utility	10 9
:nearby_:wanting	1 3
:negation	0 53 1 75 2 50 3 68 4 -74 5 -61 6 -1 7 47 9 -77 10 -10 11 47 12 -17 13 -52 14 -75
:negation #	7 9 13 15
:negation $	0 5 1 3 2 6 3 18 5 -13 8 -3 11 -24 13 -35 14 -20
:negation ,	0 -13 1 -28 4 -71 10 -11 14 17
:negation :absence	0 -24 1 6 6 16 8 10 12 10
:negation :absolute	7 6
:negation :accepting	0 33 1 29 3 23 4 -57 5 -30 6 -49 7 -14 8 -70 9 -22 11 -40 13 -4
:negation :asking	0 13 3 -2
:negation :benefit	0 53 2 -7 7 -45
:negation :bid	4 -41 7 5
:negation :building	7 21 8 12
:negation :burden	0 7 2 -7 5 -3 6 6
:negation :child	0 -5 1 63 2 -4 6 -23 7 -64 8 -27
:negation :childthing	1 22
:negation :clocktime	0 10 2 4
:negation :codething	2 -13 4 8 7 -10
:negation :councilpay	0 17
:negation :deadline	0 13 2 1 6 -28 8 12
:negation :demand	0 18 2 1 4 -7 6 -14 7 10
:negation :demanding	0 -21 1 -6 3 6 4 -3 5 -14 6 -5 8 -2 13 -27 14 -4
:negation :denying	6 23 10 6
:negation :deposit	5 36
:negation :deterring	0 24 1 -10 2 21 3 14 6 4 7 27 8 3
:negation :digits	14 1
:negation :disability	1 -23 2 29
:negation :disclaimer	0 15 1 10 4 -33 5 6 6 9 7 -21 11 47
:negation :dislike	8 7
:negation :everyone	2 1
:negation :fairness	1 -39 2 -31 3 18 6 -30
:negation :faith	2 16
:negation :family	1 9 2 -2
:negation :fee	1 -25 2 -38 3 -29 5 -9 7 -17
:negation :feething	2 1 5 -34
:negation :fixed	1 10 4 25 7 -21 8 22
:negation :healthword	2 22 7 2
:negation :hiding	1 15 3 2 6 12 8 -13
:negation :holiday	1 14 9 -15
:negation :income	6 6 13 7
:negation :jobless	0 29
:negation :jobname	1 3
:negation :keything	8 43
:negation :kin	1 3 2 -8
:negation :lifeword	8 7
:negation :longperiod	2 2
:negation :losing	2 2 6 -14 7 19
:negation :nation	2 35 11 1
:negation :nearby	1 3
:negation :negation	0 -5 2 12
:negation :neighbour	7 6
:negation :newness	7 12
:negation :number	0 9 6 -6 7 24 13 12
:negation :offerdeal	0 22 2 2
:negation :online	7 9
:negation :onlyword	1 -7 2 -21 3 -28
:negation :openprice	0 31 3 25 5 -14 6 7 7 8 11 10
:negation :opinion	2 -7 3 2 5 -3 6 18 7 22 11 11
:negation :origin	2 33
:negation :payer	0 -46 1 -50 2 -49 3 -11 5 2
:negation :paying	0 3 7 17
:negation :period	2 2
:negation :person	7 4
:negation :pet	0 -10 3 42 6 -3 7 -41
:negation :petpart	3 4
:negation :photo	7 14 10 7
:negation :place	3 4 7 -31 13 9
:negation :politics	2 13
:negation :preferring	0 -12 1 -2 2 2 3 -2 7 -8 8 1
:negation :promise	1 -3 2 -5 3 -15 6 -6 11 5
:negation :ranking	6 7
:negation :refusing	0 -36 3 -29 4 8
:negation :regretting	2 12
:negation :rent	2 20 4 -1
:negation :return	2 12 4 -8
:negation :room	2 -16 4 2 6 2
:negation :safety	6 -1 7 49
:negation :scarcity	6 13
:negation :school	1 39
:negation :sex	2 6
:negation :sexual	2 29
:negation :spelled	6 -21 8 1 13 16 14 4
:negation :student	2 -43 3 1
:negation :superlative	7 17
:negation :thing	8 16
:negation :title	6 10
:negation :urgency	1 -3 2 -28 6 26 7 -8
:negation :wanting	1 6 2 7 3 7 6 11 13 -5
:negation :welcoming	1 43 2 22 3 25
:negation :work	13 7
:negation :writeto	0 15 2 -26 3 12 4 -1
:negation a	1 -16 2 -64 3 -19 4 -3 6 -9 7 35
:negation accept	0 6 1 18 4 -6
:negation accepted	0 21 2 1
:negation agents	4 4
:negation allowed	0 -2
:negation aloud	3 12
:negation and	2 7
:negation animals	3 13
:negation apply	1 3 2 25
:negation ask	2 -4 3 14
:negation at	1 1 7 -3
:negation babies	1 8 2 8
:negation babys	1 12
:negation bairns	1 10
:negation be	1 6 3 1 4 3 7 1 8 2 11 19 13 -13
:negation been	8 7 10 46
:negation being	6 6
:negation better	7 6
:negation bidding	4 -4
:negation blacks	2 10
:negation bonfires	8 2
:negation bother	1 -8
:negation cats	3 21
:negation chain	3 -3
:negation child	1 -29
:negation children	1 4
:negation children'	1 2
:negation children's	1 -20
:negation come	3 16
:negation connected	8 2
:negation count	0 1
:negation counted	0 10
:negation crime	7 8
:negation dawgs	3 18
:negation deal	0 12
:negation dilly	6 8
:negation do	2 8
:negation dog	3 -1
:negation dogs	2 6
:negation dss	0 20 1 4
:negation dugs	3 7
:negation else	6 -2
:negation even	3 16 6 12 7 10
:negation ever	7 11
:negation exact	11 2
:negation exceptions	12 3
:negation exist	7 15
:negation expect	6 6
:negation fail	7 7
:negation fall	7 2
:negation families	1 6
:negation family	1 5 2 -4
:negation fee	3 -2
:negation find	7 12
:negation fixed	4 28
:negation flat	7 12
:negation for	0 17 1 21 2 43 6 -50 7 -1
:negation foreigners	2 3
:negation four	3 1
:negation from	0 16 2 6
:negation furry	3 8
:negation gays	2 6
:negation going	2 3
:negation good	2 9 3 -10
:negation guarantee	7 -17
:negation guarantor	0 -1 13 5
:negation hang	6 14
:negation harm	2 15
:negation has	7 29 8 -4
:negation have	0 -35 1 6 2 8 3 9 6 -12
:negation hb	0 10 5 1
:negation help	2 20
:negation here	3 7 7 -25
:negation home	8 13
:negation hurry	6 -18
:negation ifs	7 24
:negation in	7 32
:negation is	0 -12 2 -2 7 -28
:negation joke	6 1
:negation keen	2 12
:negation last	6 3
:negation leave	6 19 12 9
:negation less	4 7 5 7 12 1
:negation let	2 -10 3 -8
:negation lie	6 8
:negation little	1 1
:negation live	1 11 3 12
:negation lived	8 2
:negation lock	8 15
:negation locked	8 4
:negation look	0 6
:negation lose	6 -15
:negation mean	0 10
:negation mind	3 -17
:negation minimum	12 -8
:negation miss	6 9
:negation more	11 2
:negation need	0 -8 2 -35 13 -4
:negation new	10 -26
:negation nippers	1 7
:negation nursery	1 4
:negation objection	1 -5 3 -8
:negation offer	2 3
:negation offers	4 -22 7 12
:negation on	0 30 6 10 7 2
:negation one	0 14 2 5 3 -8 6 -2 7 19 8 5
:negation other	7 27
:negation part	1 5
:negation parties	9 1
:negation pass	2 5
:negation pay	0 1 7 6
:negation pets	3 10
:negation petts	3 15
:negation please	1 7
:negation problem	0 -4
:negation promise	6 2 7 -18
:negation reason	6 3
:negation refundable	5 15
:negation refuse	1 -10 3 -16 4 11
:negation rely	11 9
:negation rent	2 15
:negation responsibility	11 7
:negation returnable	5 1
:negation returned	5 11
:negation romanians	2 7
:negation running	7 5
:negation say	4 4 6 12
:negation school	1 19
:negation see	6 22 7 -14
:negation sell	2 19
:negation set	4 16
:negation show	11 3
:negation shut	8 12
:negation sit	6 16
:negation small	1 3
:negation smokers	2 -10
:negation smoking	0 6 3 4
:negation something	3 12
:negation sorry	2 4
:negation stay	1 23
:negation stop	1 6
:negation stopped	6 26
:negation such	7 18
:negation suitable	2 5 3 4
:negation take	4 -25
:negation telly	8 2
:negation tenant	7 11
:negation the	1 2 6 -5 7 -44 11 14
:negation they	2 7
:negation this	6 -5 11 21
:negation time	6 6
:negation to	3 16 6 14 7 2 11 3
:negation travellers	2 1
:negation trouble	8 2
:negation uk	13 10
:negation under	1 13
:negation universal	0 2
:negation viewing	0 5
:negation vouch	11 9
:negation want	1 3 2 6 3 4
:negation water	3 3
:negation welcome	1 6 2 15
:negation will	6 -40
:negation with	1 3 2 30 3 11
:negation women	2 2
:negation work	0 -11 8 1
:negation your	1 8
:negation zero	14 1
:negation>:absence	0 -14 1 19 7 16 8 1 9 -10 12 6
:negation>:absolute	0 -39 1 -4 3 -20 7 28 8 -1 11 5
:negation>:accepting	0 29 1 23 2 18 3 37 4 -73 5 -52 6 -13 7 -21 8 -13 9 -31 11 -29 13 -10
:negation>:age	7 8
:negation>:asking	0 15 3 -2 5 -17 7 -5 13 -3 14 -2
:negation>:benefit	0 56 2 -18 7 -32
:negation>:bid	4 -50 6 -28 7 9
:negation>:building	1 19 6 -25 7 10 8 6
:negation>:burden	1 -5 2 -18 3 4 4 -1 5 -31 11 5
:negation>:child	0 -8 1 63 2 -16 6 -49 7 -45 8 -36
:negation>:childthing	1 52
:negation>:clocktime	0 7 2 10 8 -9
:negation>:codething	1 -11 2 -24 4 2 6 -1
:negation>:condition	4 2
:negation>:consent	7 -24
:negation>:councilpay	0 28
:negation>:deadline	0 3 2 10 4 11 8 15 10 9
:negation>:demand	0 12 1 -5 2 10 4 -9 7 9
:negation>:demanding	0 -31 1 -4 2 5 3 4 5 -31 6 -12 10 3 13 -38 14 -9
:negation>:denying	2 -3 6 31 8 -9 10 3
:negation>:deposit	5 36
:negation>:deterring	0 13 1 -14 2 27 3 25 7 18 8 16 11 -7
:negation>:digits	14 1
:negation>:disability	2 33 3 -24
:negation>:disclaimer	0 15 1 8 4 -34 5 4 6 3 7 -14 11 51
:negation>:dislike	2 4 8 2
:negation>:everyone	0 -4 1 -5 2 6 3 -8 7 8 11 21
:negation>:fairness	0 -5 1 -4 2 -10 3 24 7 1 11 1
:negation>:faith	2 14
:negation>:family	1 33 2 -14 3 -3
:negation>:fee	1 -28 3 -33 4 23 5 -6 6 -16 7 -18
:negation>:feething	5 -17 8 10
:negation>:fixed	1 17 4 25 7 -32 8 30 12 -10
:negation>:healthword	2 27 7 3 8 -6
:negation>:hiding	1 12 6 12 8 -32
:negation>:holiday	1 5 7 -15 9 -35
:negation>:income	0 21 6 4 13 11
:negation>:jobless	0 35
:negation>:jobname	1 3
:negation>:keything	8 50
:negation>:kin	1 10 2 -23
:negation>:longperiod	2 1
:negation>:losing	2 13 6 -20 7 25
:negation>:money	0 7
:negation>:nation	2 32 11 12
:negation>:nearby	1 4
:negation>:negation	0 -21 1 -29 2 5 3 45 8 -19
:negation>:neighbour	1 -3 6 -27 7 12
:negation>:newness	1 -14 7 25 8 -5
:negation>:number	0 7 3 -3 4 -4 6 -19 7 49 13 11
:negation>:offerdeal	0 20 2 3 4 19 6 -23
:negation>:online	7 17 14 10
:negation>:onlyword	0 -14 2 -2 3 -44
:negation>:openprice	0 1 1 -20 2 8 5 -27 10 25 11 5 12 -5
:negation>:opinion	0 -19 5 -14 7 9 11 15
:negation>:origin	2 40
:negation>:payer	0 -2 1 -22 2 -49 3 -20 4 1 8 -7
:negation>:paying	0 1 2 -2 7 15
:negation>:period	6 1 8 16
:negation>:person	0 -2 1 -5 2 1 7 46
:negation>:pet	0 -19 1 -9 3 48 6 -25 7 -12 11 -1
:negation>:petpart	3 42
:negation>:photo	2 1
:negation>:place	0 -5 3 21 6 4 7 -4 13 19
:negation>:politics	2 19
:negation>:preferring	0 -13 3 -1 7 -22
:negation>:promise	1 -20 2 -22 3 -17 7 6 11 13
:negation>:ranking	2 3 6 15 7 -8 13 -3
:negation>:record	0 8
:negation>:refusing	0 -31 1 -4 3 -24 4 8
:negation>:regretting	2 6
:negation>:rent	0 -3 1 4 2 17
:negation>:return	0 11 2 10 7 -5
:negation>:room	2 -25 4 13 8 4 11 25
:negation>:rulesplace	1 -3
:negation>:safety	1 -2 6 -9 7 42
:negation>:scarcity	3 -6
:negation>:school	1 39
:negation>:seller	0 22 1 20 2 -8 4 6 7 10
:negation>:sex	2 18
:negation>:sexual	2 32
:negation>:source	7 -9
:negation>:spelled	1 12 3 26 6 -33 7 12 8 4 13 20
:negation>:student	0 8 2 -45 3 17
:negation>:superlative	2 -13 6 2 7 15
:negation>:thing	2 11 8 29
:negation>:time	7 19
:negation>:title	6 9 8 -2
:negation>:urgency	1 -16 2 -10 6 28 7 -15
:negation>:utility	0 11
:negation>:wanting	1 6 2 13 6 10 7 3 11 8 13 -6
:negation>:welcoming	1 47 2 24 3 22 6 10 7 -5
:negation>:work	6 -3 13 5
:negation>:writeto	0 16 2 -7 3 11 4 -5 6 5 7 9
:negation_:absence	0 -3 1 27 2 -9 3 -20 8 7
:negation_:absolute	0 -55 2 -54 4 -14 6 -9 8 -32 10 6
:negation_:accepting	2 7 3 19 4 -30 13 -31
:negation_:advance	2 7 6 -48 7 6 10 20 12 14 13 -14
:negation_:age	2 -8 7 3
:negation_:asking	1 -34 2 -38 3 29 6 -6 7 -30 8 5
:negation_:benefit	0 70 1 -38 2 -14
:negation_:bid	4 -81 6 -31
:negation_:building	1 45 3 7 6 -13 7 22
:negation_:burden	0 -2 2 -34 3 -3 5 -3 6 11 7 14 11 15 14 -20
:negation_:child	1 53 2 -3 6 -4 7 -44 8 -54 11 -12
:negation_:childless	2 11 4 -20
:negation_:childthing	1 22
:negation_:clocktime	1 11 6 1 8 26 12 -47
:negation_:codething	0 -2 1 -1
:negation_:condition	0 4 1 1 3 2 6 15 8 22 10 2
:negation_:consent	7 -1
:negation_:councilpay	0 47
:negation_:deadline	0 -2 1 -7 2 2 4 31 6 -4 7 10 8 24 10 29
:negation_:demand	1 -25 2 10 4 -32 8 24
:negation_:demanding	0 -20 5 -15 6 -54 10 18 13 -17
:negation_:denying	0 -10 1 2 6 16 13 12
:negation_:deterring	3 -13 4 6 7 4 10 13 11 8
:negation_:digits	14 2
:negation_:disability	1 -3 2 62
:negation_:disclaimer	0 -1 11 29
:negation_:dislike	2 3 3 -10
:negation_:everyone	0 -9 1 -15 2 20 7 -34 8 -1 11 13
:negation_:fairness	0 -17 3 19 4 -7 11 8
:negation_:faith	2 1
:negation_:family	1 54 2 -9 3 -6
:negation_:fee	1 -6 3 -18 4 20 7 24
:negation_:feething	0 6 2 21 3 -5 5 -14 7 3 8 4 13 2
:negation_:fixed	0 -10 1 6 2 5 12 -18
:negation_:healthword	1 -8 2 35 8 -10
:negation_:hiding	1 -14 3 10 4 4 8 -15
:negation_:holiday	1 12 2 -2
:negation_:income	0 20 1 8 13 2
:negation_:jobless	0 41
:negation_:kin	1 19 2 -10 7 -14
:negation_:lifeword	1 8 2 12 3 -15
:negation_:longperiod	12 -21 13 -19
:negation_:losing	1 -29 2 18 6 3 7 17
:negation_:money	0 10 4 6 5 12 6 -11
:negation_:nation	2 41
:negation_:nearby	1 -1 2 14 3 -6 7 43 10 -8
:negation_:negation	0 7 3 10 5 -7 6 -25 7 15 8 -34 12 -32
:negation_:neighbour	3 3 4 -31
:negation_:newness	0 -15 1 -4 3 -7 6 -65 7 38 10 1 12 19
:negation_:number	1 6 3 11 4 12 7 5 8 -8 14 39
:negation_:offerdeal	4 22 6 -17
:negation_:online	0 21 1 7
:negation_:onlyword	0 -52 2 -15 3 -16 7 -26 11 -1
:negation_:openprice	0 -4 3 7 4 -37 5 -47 7 -3 8 9 11 27 13 -2
:negation_:opinion	0 12 1 3 2 6 3 -2 4 -19 5 -14 8 -7 10 -13 13 -1
:negation_:origin	2 65
:negation_:payer	2 -16 3 -5 5 -5 6 16
:negation_:paying	2 12 7 12 13 -4
:negation_:period	7 4 8 14
:negation_:person	1 -29 2 23 3 -10 4 -5 6 -7 9 15 11 -14
:negation_:pet	0 -13 1 -15 2 -1 3 62 6 -24
:negation_:petpart	2 -6 3 46
:negation_:photo	2 5 3 2 11 4
:negation_:place	0 -37 1 1 2 -30 6 24 7 27 10 -25
:negation_:preferring	1 14 2 -20 4 6
:negation_:promise	7 -6 8 -9
:negation_:ranking	10 6 12 17 13 -18
:negation_:record	0 7
:negation_:refusing	0 -37 3 -59 7 -7
:negation_:regretting	1 -10 2 1
:negation_:rent	4 3 13 -8
:negation_:return	0 36 1 -17 4 13 13 -22
:negation_:room	3 7 7 18 11 27
:negation_:rulesplace	7 2
:negation_:safety	7 22
:negation_:scarcity	2 -19 7 8 8 -6
:negation_:seller	0 43 1 14 3 23 4 1 8 -1 11 7
:negation_:sex	2 28
:negation_:sexual	2 26
:negation_:source	0 6 7 -17 8 16
:negation_:spelled	1 1 3 13 5 -9 12 -27
:negation_:student	0 3 3 23
:negation_:superlative	0 -7 1 -5 2 -16 6 5
:negation_:thing	2 3 7 -9
:negation_:time	2 -28 6 2 7 29
:negation_:tribunalrent	10 -14 12 2
:negation_:urgency	6 11 7 12 10 5
:negation_:utility	0 15
:negation_:wanting	11 12
:negation_:welcoming	2 -8 3 19
:negation_:writeto	0 30 6 36 11 29
:neighbour	0 -18 1 11 2 -2 3 -17 4 -5 5 -38 8 64 9 -44 11 -31 13 -31 14 -37
:neighbour #	8 7
:neighbour $	2 11 3 -3 4 10 7 -4 8 -15 11 -8 14 -11
:neighbour ,	0 -10 2 -6 4 -25 10 -16
:neighbour :accepting	8 12
:neighbour :childless	8 4
:neighbour :clocktime	12 12
:neighbour :codething	0 6 1 1 2 -15 5 -6 6 -48 7 -6 8 5
:neighbour :condition	0 14
:neighbour :deadline	8 -21 11 3 12 2
:neighbour :deterring	7 8 8 -3
:neighbour :dislike	1 1
:neighbour :keything	6 -24 8 1
:neighbour :law	8 4
:neighbour :lifeword	8 16
:neighbour :negation	8 5
:neighbour :neighbour	1 4 4 -3 5 -9 6 -11 8 9 9 -25 11 4
:neighbour :number	7 19 8 6
:neighbour :onlyword	8 1
:neighbour :openprice	4 -21 7 6 8 -4
:neighbour :opinion	8 -9
:neighbour :pet	3 -3
:neighbour :phone	8 12
:neighbour :preferring	2 1
:neighbour :room	1 -6 6 -28 11 1
:neighbour :scarcity	6 1
:neighbour :spelled	6 2 7 16
:neighbour :wanting	7 1
:neighbour :work	1 4
:neighbour above	1 2
:neighbour are	8 7
:neighbour below	8 7
:neighbour code	8 3
:neighbour door	6 -4 8 -4
:neighbour door's	8 10
:neighbour for	0 2
:neighbour has	12 1
:neighbour in	5 5 7 35 8 -29
:neighbour is	0 7 1 2 2 -13 5 -2 6 -36 7 -17
:neighbour may	11 8
:neighbour of	8 -2
:neighbour on	8 -3
:neighbour one	7 20
:neighbour opens	8 -8
:neighbour over	8 6
:neighbour owner	8 4
:neighbour shown	11 1
:neighbour the	1 3 2 -1 6 -7 7 -11 8 37 11 -2
:neighbour upstairs	11 1
:neighbour what	7 2
:neighbour with	6 16 10 6
:neighbour would	2 11
:neighbour>:absolute	7 16
:neighbour>:accepting	1 11 7 5 8 7
:neighbour>:advance	8 19
:neighbour>:age	1 26
:neighbour>:bid	4 -1 8 10
:neighbour>:burden	1 -18
:neighbour>:childless	1 15
:neighbour>:clocktime	12 11
:neighbour>:codething	0 4 2 -22 5 -16 6 -25 7 -9 8 16
:neighbour>:condition	0 12
:neighbour>:consent	7 6
:neighbour>:deadline	5 5
:neighbour>:deterring	2 1 7 6 8 -10
:neighbour>:disability	8 5
:neighbour>:dislike	1 21
:neighbour>:everyone	11 1
:neighbour>:fairness	11 2
:neighbour>:healthword	8 15
:neighbour>:hiding	8 5
:neighbour>:holiday	8 3 12 4
:neighbour>:keything	1 -2
:neighbour>:lifeword	8 20
:neighbour>:nearby	7 -12
:neighbour>:negation	2 -9
:neighbour>:neighbour	4 -15 5 -12 7 -4 8 1 9 -28 11 4
:neighbour>:newness	8 5
:neighbour>:number	5 -1 7 20
:neighbour>:online	2 8
:neighbour>:openprice	4 -7 7 17 14 3
:neighbour>:opinion	2 5
:neighbour>:period	6 1
:neighbour>:preferring	2 6
:neighbour>:promise	7 2
:neighbour>:ranking	8 23
:neighbour>:return	4 6
:neighbour>:room	0 -7 4 -2 7 -5 8 15 9 -9
:neighbour>:scarcity	8 9
:neighbour>:seller	2 5 8 3
:neighbour>:spelled	1 -7 7 18 8 -19
:neighbour>:student	8 4
:neighbour>:thing	2 5
:neighbour>:title	8 20
:neighbour>:wanting	7 3 8 4
:neighbour>:welcoming	1 14
:neighbour>:work	1 6
:neighbour_:absence	1 6
:neighbour_:absolute	1 -4 7 14 8 2
:neighbour_:accepting	1 7 3 -2
:neighbour_:age	1 25 7 9
:neighbour_:bid	8 11
:neighbour_:burden	0 -7
:neighbour_:child	1 20
:neighbour_:childless	1 7
:neighbour_:clocktime	0 -3
:neighbour_:codething	7 -10 8 34
:neighbour_:deadline	4 -3 6 17
:neighbour_:demanding	8 22
:neighbour_:denying	1 1
:neighbour_:disability	2 -33 8 24
:neighbour_:dislike	1 31
:neighbour_:everyone	0 2 2 1 11 2
:neighbour_:fairness	8 25 11 4
:neighbour_:family	8 7
:neighbour_:feething	8 -19
:neighbour_:fixed	8 16
:neighbour_:forename	8 9
:neighbour_:healthword	1 2 2 -13 8 33
:neighbour_:hiding	3 2 6 2 7 -2 8 16
:neighbour_:holiday	1 6 8 7 9 -5 12 3
:neighbour_:jobname	0 10
:neighbour_:keything	6 7
:neighbour_:lifeword	2 -2 8 17
:neighbour_:longperiod	7 3 12 5
:neighbour_:losing	8 16
:neighbour_:money	5 -16
:neighbour_:nearby	7 -5
:neighbour_:negation	0 -6 2 -23 7 2
:neighbour_:neighbour	6 14 8 -3
:neighbour_:number	1 9 4 -30 5 -5 7 -8 8 -36 14 -7
:neighbour_:offerdeal	6 6
:neighbour_:openprice	1 8 2 2 6 -24 7 18 8 9
:neighbour_:opinion	2 36 7 7
:neighbour_:payer	6 18
:neighbour_:period	7 1
:neighbour_:person	0 12
:neighbour_:pet	3 10
:neighbour_:petpart	3 -1
:neighbour_:promise	7 2
:neighbour_:ranking	6 14 8 14
:neighbour_:record	7 2
:neighbour_:refusing	8 -5
:neighbour_:return	7 1
:neighbour_:room	6 14 11 -8
:neighbour_:rulesplace	8 2
:neighbour_:scarcity	8 18
:neighbour_:seller	2 7
:neighbour_:sex	8 17
:neighbour_:spelled	1 10 2 -1 4 -2 8 -28 11 -8
:neighbour_:student	8 14
:neighbour_:thing	8 3
:neighbour_:time	6 3
:neighbour_:title	8 4
:neighbour_:utility	8 -9
:neighbour_:welcoming	1 6
:neighbour_:writeto	8 12 11 13
:newness	0 -1 1 -34 2 -21 3 18 4 3 5 -23 6 34 7 20 8 -8 9 23 10 112 13 -11 14 -43
:newness #	10 15
:newness $	0 -21 2 1 4 8 6 -24 10 57 12 5 13 -9
:newness ,	1 -47 3 15 6 -1 7 6 10 79 11 1 12 -8 13 -1
:newness :absence	1 6 10 5
:newness :absolute	6 15
:newness :advance	10 4 13 17
:newness :asking	3 -32 6 -25 13 -1
:newness :bid	10 8
:newness :building	10 -5
:newness :burden	6 5 7 -2 10 19
:newness :clocktime	10 17
:newness :codething	6 3 13 -2
:newness :deadline	8 23 10 49 14 3
:newness :demanding	3 -17 6 -13 10 11 13 -11
:newness :denying	11 22
:newness :deterring	6 -51 7 -28 9 7 10 39
:newness :fairness	3 -16
:newness :feething	10 -1 13 23
:newness :fixed	8 7
:newness :keything	8 9 13 4
:newness :lifeword	14 8
:newness :longperiod	12 25
:newness :losing	7 40
:newness :money	4 4
:newness :nearby	7 7 10 -31
:newness :newness	2 -5 6 -65 7 -30 10 73
:newness :number	6 5 10 14 12 22 13 4
:newness :onlyword	6 3
:newness :openprice	0 17 6 24 7 -3 10 10
:newness :opinion	4 -26 6 17 10 3
:newness :paying	13 -5
:newness :period	4 -7 6 22 10 -10 12 4 13 12
:newness :person	9 6
:newness :place	7 -15 10 -16
:newness :promise	7 9
:newness :ranking	6 18 10 3
:newness :rent	4 9 5 -17 6 -1
:newness :return	4 10 5 -17 10 -13 13 -19
:newness :room	8 -1 10 -58
:newness :rulesplace	10 -1
:newness :safety	7 1
:newness :scarcity	6 21
:newness :seller	5 3 10 -5
:newness :source	10 9
:newness :spelled	4 11 6 8 8 3 12 3 13 3
:newness :thing	10 -21
:newness :time	6 -1 10 5
:newness :tribunalrent	10 -5 12 2
:newness :urgency	6 -25 10 33
:newness :wanting	6 -1 7 15
:newness :work	0 4 1 7
:newness :writeto	4 2
:newness a	11 5
:newness advertised	10 3
:newness ago	11 5
:newness and	1 14 10 18 13 12
:newness ask	3 -9
:newness at	4 17
:newness be	7 10
:newness been	6 -15 7 -3 10 9
:newness before	10 8
:newness breakfast	8 4
:newness c	8 6
:newness caller	6 11
:newness come	10 1
:newness day	6 1
:newness for	10 18
:newness go	7 7
:newness in	0 6 10 40
:newness instruction	10 14
:newness is	6 2
:newness it's	6 22
:newness keys	13 4
:newness listed	10 23
:newness listing	10 23
:newness new	10 2
:newness noon	8 11
:newness offering	10 3
:newness on	10 24
:newness one	6 19
:newness only	6 21
:newness others	2 5
:newness quarter	13 4
:newness rent	4 10 5 -17 13 -18
:newness rental	13 3
:newness so	6 -3 13 1
:newness station	7 6
:newness the	0 11 6 14 11 18 13 7
:newness this	10 19
:newness through	6 2
:newness till	10 4
:newness time	6 -10 10 15
:newness to	4 -9 6 18 10 5 13 -1
:newness today	10 9
:newness we'd	3 2
:newness will	7 10
:newness with	6 15
:newness work	1 10
:newness year	12 3
:newness you	3 13 8 -13
:newness>:absence	1 4 6 4 7 12 10 8
:newness>:absolute	6 13 10 6
:newness>:accepting	0 9 7 7
:newness>:advance	5 -10 6 -63 7 -4 10 3 13 17
:newness>:bid	6 4 10 22
:newness>:building	10 46
:newness>:burden	6 9 10 23 13 -23
:newness>:child	1 -15 8 3
:newness>:clocktime	6 9 10 10
:newness>:codething	12 2
:newness>:condition	5 2
:newness>:deadline	6 -9 8 19 10 49 14 1
:newness>:demanding	5 -1 10 9 13 -20
:newness>:denying	8 -12 10 9 11 19
:newness>:deterring	0 -7 1 7 3 2 6 -30 7 -4 9 7 10 34
:newness>:disability	11 3
:newness>:dislike	4 13
:newness>:everyone	8 1
:newness>:feething	3 34 5 -5 10 -14 13 19
:newness>:fixed	7 -18 8 12
:newness>:healthword	7 1 10 4
:newness>:jobless	13 2
:newness>:keything	8 3 13 4
:newness>:kin	1 -11 8 4
:newness>:lifeword	14 8
:newness>:longperiod	12 28
:newness>:losing	6 2 7 38
:newness>:money	4 2 6 3
:newness>:nearby	7 42 10 -41
:newness>:negation	0 6 10 18 11 2
:newness>:newness	0 -10 6 -79 7 -14 10 89 13 -6
:newness>:number	6 8 8 19 10 42 12 27
:newness>:offerdeal	10 11
:newness>:onlyword	6 11
:newness>:openprice	0 4 6 20 7 -5 10 18 11 20 13 -4
:newness>:opinion	4 -23 6 13 10 20
:newness>:payer	2 11 5 1 10 24
:newness>:paying	10 12 13 -26
:newness>:period	4 -23 6 11 8 -3 12 8
:newness>:person	4 9 6 3 9 11 10 4
:newness>:petpart	3 14
:newness>:photo	10 3
:newness>:place	7 -4 10 -30
:newness>:politics	10 16
:newness>:promise	6 -16 7 15
:newness>:ranking	2 5 6 4 10 13 13 10
:newness>:refusing	6 1 10 1
:newness>:rent	4 5 6 -4
:newness>:return	4 6 10 -3 13 -23
:newness>:room	7 -13 8 -24 10 -40
:newness>:rulesplace	10 -7
:newness>:scarcity	6 8 13 9
:newness>:source	10 19
:newness>:spelled	4 3 6 20 8 20 10 9 12 11
:newness>:superlative	10 11 13 1
:newness>:thing	3 15 6 -7 10 -23
:newness>:time	6 -43 8 2 10 25
:newness>:title	8 -13
:newness>:tribunalrent	10 -7 12 7 13 -1
:newness>:urgency	6 -4 10 21
:newness>:wanting	6 -10 7 12
:newness>:work	1 6 6 -6 12 1
:newness_:absence	6 6
:newness_:absolute	7 10 10 33
:newness_:accepting	0 3 5 9 6 2 10 24
:newness_:advance	0 -6 5 -6 6 -79 13 4
:newness_:age	10 13
:newness_:asking	3 10 6 4
:newness_:bid	6 3 10 24
:newness_:building	6 -1 10 48
:newness_:burden	1 6 6 29 7 -5 8 -1 9 6 10 2 13 -39
:newness_:child	8 1
:newness_:childless	7 2
:newness_:clocktime	7 -3
:newness_:codething	4 4 6 -4 10 30
:newness_:condition	13 9
:newness_:councilpay	0 -5
:newness_:deadline	9 11 10 5 13 8
:newness_:demanding	2 -8 3 8 5 -13
:newness_:denying	6 -5
:newness_:deposit	6 14
:newness_:deterring	0 -11 2 -15 3 1 4 16 6 6 7 -2 8 -21 9 7 13 -23
:newness_:disability	11 3
:newness_:disclaimer	6 23
:newness_:dislike	6 8
:newness_:everyone	10 19
:newness_:faith	2 3
:newness_:fee	7 18
:newness_:feething	3 18 7 21 8 -4 10 -5
:newness_:fixed	5 -3 13 1
:newness_:healthword	10 17
:newness_:hiding	1 3
:newness_:income	6 17
:newness_:jobless	13 2
:newness_:keything	8 1
:newness_:lifeword	10 7
:newness_:longperiod	9 9
:newness_:losing	0 -13 4 5 6 8
:newness_:money	4 1 6 5
:newness_:nearby	6 -48 7 6 10 1
:newness_:negation	0 1 1 -1 7 11 10 21 11 9
:newness_:newness	0 -22 6 -38 10 91
:newness_:number	6 9 8 25 10 34 13 -21 14 14
:newness_:offerdeal	10 25
:newness_:onlyword	1 3 6 40 10 23
:newness_:openprice	0 -15 1 2 2 -14 4 1 7 1 10 43 11 6
:newness_:opinion	2 -5 10 46 13 7
:newness_:payer	10 35
:newness_:paying	0 -4 6 34 10 12
:newness_:period	6 -7 10 13 12 22
:newness_:person	0 11 2 5 4 2
:newness_:photo	1 8 10 6
:newness_:place	3 -11 7 -8 10 5
:newness_:politics	10 16
:newness_:promise	10 7
:newness_:ranking	6 -58 13 31
:newness_:record	10 8
:newness_:refusing	6 21
:newness_:rent	4 -3 6 5 10 16
:newness_:return	4 -21 7 -37 10 20
:newness_:room	8 -25 10 40
:newness_:scarcity	1 2 13 13
:newness_:seller	6 15 10 19
:newness_:spelled	4 -3 6 29 8 17 10 9
:newness_:superlative	10 6
:newness_:thing	0 1 3 1 10 -18
:newness_:time	6 -16 10 23
:newness_:title	4 2 6 10
:newness_:tribunalrent	6 -9 7 -43 10 11
:newness_:urgency	6 14
:newness_:utility	7 14 10 10
:newness_:welcoming	10 8
:newness_:writeto	11 20 13 19
:number	0 -22 2 -38 3 -13 4 -1 5 12 7 -29 8 38 10 -25 11 -17 12 21 13 6 14 -24
:number #	8 12 14 21
:number ##	4 -14 8 -24 14 98
:number $	0 -8 2 -37 3 -28 4 -32 6 -34 7 -40 8 -21 9 25 10 -41 14 16
:number %	5 15 7 33
:number +	1 8
:number ,	0 -12 1 -17 2 -16 3 -24 6 -24 7 -82 8 76 9 -27 10 -62 11 -17 14 -39
:number :absence	9 18
:number :absolute	0 -4 4 13 5 24 8 -9 13 -15 14 9
:number :age	4 22 7 17 8 18 12 -4 13 -26
:number :asking	1 4 6 7
:number :bid	4 6
:number :burden	0 9 4 12 5 9 7 6 8 14
:number :child	1 -2 8 9
:number :childless	1 11
:number :clocktime	1 5 4 -2 5 -36 7 -29 8 -7 9 15 11 -32 12 -4 13 -5
:number :codething	4 12 6 -2 7 -9 8 19 12 11
:number :condition	2 1 4 15
:number :deadline	2 -27 5 8 6 -5 7 -35 8 -9 9 -14 11 -28 13 -1 14 -56
:number :demand	1 2 2 -2 6 25 8 -17
:number :demanding	0 2 4 15
:number :deterring	0 7 5 12 6 18 8 23 10 22
:number :digits	14 14
:number :disability	2 -3
:number :disclaimer	7 4
:number :family	6 9
:number :feething	6 -3
:number :hiding	1 -8 6 11
:number :holiday	9 45
:number :income	0 15 13 9
:number :keything	8 -2
:number :law	0 3
:number :longperiod	5 -12 13 -8
:number :losing	13 20
:number :money	4 16 5 77 13 7
:number :nation	2 2
:number :nearby	1 -30 2 -10 6 -50 7 3 8 -24 14 -51
:number :negation	1 -2 3 7 7 -9 14 14
:number :neighbour	8 28
:number :newness	6 -37 7 22 10 42
:number :number	1 -28 2 -3 3 -29 4 13 5 44 6 11 7 -38 8 5 9 -11 12 -26 13 -46 14 109
:number :onlyword	4 15
:number :openprice	0 9 2 -11 4 18 6 -23 8 26 14 3
:number :opinion	0 14 2 -3 8 28 14 3
:number :payer	7 10 14 11
:number :paying	13 12
:number :period	1 -16 2 -48 3 -22 4 -96 5 -4 6 -37 7 -6 8 -48 12 57 13 36 14 -56
:number :person	0 -22 2 -34 4 20 6 14
:number :pet	3 -11
:number :petpart	3 27
:number :phone	6 1 14 2
:number :photo	11 9
:number :place	10 1
:number :promise	13 3
:number :ranking	5 11
:number :record	4 -13 6 -16 7 19 8 -10 12 -7 13 -34 14 -19
:number :rent	13 9
:number :return	4 -42 5 1 7 25 8 -52 13 -3 14 3
:number :room	1 6 2 16 3 12 4 16 5 -20 7 -3 8 -71 10 29 13 -1 14 -9
:number :scarcity	6 10
:number :seller	2 7 6 12 7 20
:number :sex	2 42 8 4
:number :spelled	0 -36 3 -6 4 -22 5 17 6 -6 7 -79 8 31 12 15 14 17
:number :time	8 21
:number :title	6 7
:number :tribunalrent	7 -9 12 7
:number :urgency	6 -24 10 3
:number :wanting	6 11 14 21
:number :work	0 5 6 27 14 -1
:number :writeto	6 2
:number a	4 35 7 1
:number adults	1 2
:number after	14 23
:number and	0 5 1 -9 2 -41 3 9 5 -31 6 -9 7 -1 8 50 9 -16 13 -15 14 -2
:number as	7 1
:number at	12 2 13 8
:number back	5 3
:number because	2 5
:number bed	1 11 4 21 6 22 7 6 8 -20 10 31
:number bedroom	2 12
:number beds	3 21
:number boys	1 3 8 7
:number but	4 19
:number cats	3 -13
:number child	1 23
:number children	1 -17
:number day	6 7
:number days	9 11 12 -1
:number dbl	12 3
:number december	4 4 6 -23 8 -19
:number digits	8 9
:number double	14 19
:number enquiries	1 7 6 10
:number f	9 7
:number families	6 14
:number fifty	4 28
:number five	5 38 14 8
:number for	1 4 2 7
:number go	13 22
:number grand	6 1
:number has	8 2
:number home	8 4
:number hours	6 30
:number hundred	4 15 5 26 8 -43
:number in	0 19 6 2 8 27 11 11
:number is	4 13 11 3
:number isn't	3 3
:number january	8 1
:number july	12 1
:number kids	1 -15
:number ladies	2 3
:number landlord	7 19
:number left	6 15
:number legged	3 21
:number legs	3 23
:number letting	7 1
:number lever	8 -11
:number m	14 -11
:number market	10 2
:number men	2 2
:number miles	7 18
:number min	3 10
:number minutes	6 -20 8 -21
:number month	12 45
:number month's	13 -9
:number monthly	13 13
:number months	1 -49 2 -8 5 -16 6 -37 7 -58 9 -16 12 36 13 19
:number months'	4 -5 5 -7 12 -43 13 3
:number more	2 5 6 2
:number mth	12 15
:number mths	5 5 13 28
:number nights	9 21
:number nine	8 5
:number november	8 -14
:number number	8 1
:number of	4 13 6 5 14 -4
:number off	5 6
:number oh	14 21
:number on	0 15 5 14 8 19
:number one	8 5
:number other	6 18
:number payments	13 5
:number payslips	0 1
:number pcm	4 9
:number people	0 -6 6 17
:number per	4 17 7 31
:number person	4 12
:number plus	12 9
:number pound	5 20
:number pounds	5 39
:number quid	4 4 5 41
:number rms	2 19
:number rooms	2 19
:number seven	14 26
:number sinks	2 6
:number sits	5 1
:number so	8 10
:number steps	8 -1
:number street	7 4
:number text	14 6
:number the	6 20 8 -2
:number thing	0 3
:number this	6 4
:number thousand	6 3
:number three	14 7
:number till	8 16
:number time	10 14
:number times	2 3 6 2
:number to	0 16 2 -6 7 -18 8 30 14 4
:number together	8 5
:number two	8 -11 14 30
:number want	4 5
:number week's	5 -3
:number weekly	13 -14
:number weeks	5 4 9 12
:number who	6 8
:number whose	1 3
:number with	8 9 14 9
:number wks	5 5
:number x	13 1
:number year	12 15
:number years	7 19 13 -17
:number yrs	10 2 11 1
:number zero	14 13
:number>:absence	0 3 2 3 6 4 8 14 9 10
:number>:absolute	0 -35 1 -12 3 10 4 6 5 18 13 -16 14 11
:number>:accepting	1 -4 6 25 8 -13
:number>:advance	8 -5
:number>:age	1 8 4 1 6 -25 7 14 8 21 12 -1 13 -29
:number>:asking	1 2 6 11 14 16
:number>:benefit	0 4
:number>:bid	4 24 6 13
:number>:building	8 10
:number>:burden	0 2 1 7 3 3 4 12 5 3 8 15
:number>:child	1 8 8 8
:number>:childless	1 14 8 -22
:number>:clocktime	1 10 3 -11 4 -14 5 -13 6 3 7 -10 9 8 11 -46 12 -8 13 -7 14 -9
:number>:codething	4 6 6 -12 7 -18 8 9 12 3 13 15 14 -5
:number>:condition	2 5 4 19
:number>:councilpay	0 8
:number>:deadline	2 -49 4 6 5 15 6 -9 7 -51 9 -26 11 -46 13 -1 14 -39
:number>:demand	1 35 2 -34 6 21 8 -6
:number>:demanding	1 2 4 26 6 -9 13 2
:number>:denying	3 8 8 6
:number>:deposit	5 2
:number>:deterring	2 -8 5 8 6 8 8 9 10 21
:number>:digits	14 2
:number>:everyone	0 6
:number>:family	2 3 6 8
:number>:feething	8 -30
:number>:healthword	8 14
:number>:hiding	2 11 6 10
:number>:holiday	6 -23 8 4 9 44
:number>:income	0 24 4 2
:number>:jobless	0 9
:number>:jobname	8 3
:number>:law	0 2
:number>:longperiod	5 -12 8 -2 13 1
:number>:losing	4 15 8 -20 13 18
:number>:money	4 18 5 70 6 4 7 9 13 8
:number>:nation	2 12
:number>:nearby	0 -14 1 -64 2 -28 4 -10 6 -28 7 12 8 -21 11 -5 13 -19 14 -8
:number>:negation	2 -4 3 11 7 -13 8 31 12 6 14 20
:number>:neighbour	8 29
:number>:newness	4 3 6 -19 7 23 10 39 13 -8
:number>:number	1 -33 2 -22 3 -44 4 25 5 31 6 5 7 -7 9 -12 11 -15 12 -9 13 -44 14 38
:number>:onlyword	3 7 4 8 6 -10
:number>:openprice	0 2 2 -17 3 -20 4 19 5 -3 6 -5 7 -5 8 20
:number>:opinion	0 7 4 8 6 -9 7 -10 8 28
:number>:payer	2 13 4 -2 14 6
:number>:paying	8 -7 13 21
:number>:period	1 -26 3 -32 4 -6 6 -52 7 -9 8 -67 12 53 13 54 14 -37
:number>:person	0 -24 1 7 2 -34 3 28 4 26 5 -9 6 10 14 7
:number>:pet	3 -20 8 13
:number>:petpart	1 -1 3 28
:number>:phone	14 21
:number>:photo	11 25
:number>:place	6 14 7 4 10 2
:number>:promise	0 -8 8 8 13 2
:number>:ranking	5 8
:number>:record	4 -39 6 -33 7 17 8 -38 9 -1 12 -10 13 -39 14 -56
:number>:refusing	8 9
:number>:rent	4 -12 13 10
:number>:return	4 -74 5 14 7 34 8 -26 13 -1 14 1
:number>:room	1 2 2 9 3 9 4 10 5 -32 8 -46 10 37 13 -9 14 -27
:number>:rulesplace	8 3
:number>:safety	8 7
:number>:scarcity	2 8 3 21 6 21 8 1
:number>:seller	2 33 6 2 7 13
:number>:sex	2 60 6 -1
:number>:spelled	0 -39 2 -12 3 -20 4 -50 5 13 7 -12 8 38 11 -33 12 28
:number>:time	8 19
:number>:title	6 2 8 18
:number>:tribunalrent	5 -7 7 -36 12 3 13 21
:number>:urgency	1 -6 10 2
:number>:wanting	4 29 14 20
:number>:work	0 36 6 21 14 -16
:number>:writeto	8 4
:number_:absence	2 3 4 2 6 5 8 2 13 -6
:number_:absolute	0 -13 1 14 2 9 3 8 5 -2 14 34
:number_:accepting	3 19 5 4 11 14 12 35
:number_:advance	1 -11 2 -1 7 -4 9 -9 10 -6 12 -41 13 20
:number_:age	1 19 5 -6 8 10
:number_:asking	0 39 7 2 11 3 12 27 14 11
:number_:benefit	0 20
:number_:bid	4 12 6 18 8 -33 9 8 13 -4
:number_:building	1 -9 6 -34 7 -29 11 -28
:number_:burden	0 -2 3 9 4 36 6 28 7 -23 8 -5 12 -7 13 2
:number_:child	1 6
:number_:childless	6 12 8 -19 9 2
:number_:childthing	8 7
:number_:clocktime	0 -4 1 4 4 -20 6 15
:number_:codething	1 -6 4 29 6 -46 7 16 13 13 14 7
:number_:condition	0 -26 1 6 4 8 6 26 8 -1 12 -14
:number_:councilpay	0 23 13 8
:number_:deadline	1 -9 4 20 5 6 8 10 9 -3 10 -11 12 -6 13 7
:number_:demand	1 29 2 -22 6 23 8 -3
:number_:demanding	4 11 6 -3
:number_:denying	7 -5 11 15
:number_:deposit	5 8
:number_:deterring	2 -46 3 5 5 4 7 -3 12 -22 13 7 14 -13
:number_:digits	14 1
:number_:disability	1 -13 8 18
:number_:disclaimer	7 -13 13 -50
:number_:dislike	4 2
:number_:everyone	2 6 4 -13
:number_:fairness	2 -7 7 2
:number_:family	2 5
:number_:fee	4 20 5 12
:number_:feething	0 17 5 5 6 10 12 24 13 -31
:number_:fixed	8 -29 12 42 13 -73
:number_:healthword	8 21
:number_:hiding	2 28 5 3 8 8
:number_:holiday	9 7 12 12
:number_:income	0 9 5 4 13 -45
:number_:jobless	0 9
:number_:jobname	2 8 8 28
:number_:keything	6 7 7 8 8 25
:number_:kin	1 -7 8 12
:number_:lifeword	6 12 7 -4 8 12
:number_:longperiod	7 3 12 8 13 3
:number_:losing	5 9 6 13 8 -18
:number_:money	4 23 5 23 13 10
:number_:nearby	0 -15 1 -20 2 9 8 -31 13 -1 14 -15
:number_:negation	1 23 2 -11 3 14 4 3 5 12 8 26 12 40 13 5 14 19
:number_:neighbour	11 -2
:number_:newness	2 -5 3 20 4 16 5 4 6 9 8 14 13 -1
:number_:number	0 -10 2 -4 3 -79 5 -44 6 -27 7 -30 8 12 10 2 11 -32 13 6 14 26
:number_:offerdeal	4 16
:number_:online	1 -6
:number_:onlyword	2 4 4 1 5 -3 8 10 12 18
:number_:openprice	1 5 4 9 5 3 6 -11 10 -34 12 29 14 24
:number_:opinion	6 -31 7 2 10 -10 11 1 12 29 14 16
:number_:payer	0 13 2 1 11 9 13 15 14 13
:number_:paying	5 22 13 52
:number_:period	2 10 4 48 5 9 6 5 7 14 12 7 13 12
:number_:person	0 -6 1 6 2 -6 3 4 4 9 6 18 8 -1 14 21
:number_:pet	8 10
:number_:petpart	5 1
:number_:phone	14 34
:number_:photo	1 -1 4 12 6 -28 11 1
:number_:place	0 -11 6 12 7 3 10 1
:number_:preferring	0 1 2 -3
:number_:promise	2 -4 3 13 7 16 8 2
:number_:ranking	4 13 5 5 8 5
:number_:record	8 -12 14 -11
:number_:refusing	0 -11
:number_:regretting	1 2
:number_:rent	4 -47 5 18 6 -7 12 -10 13 4
:number_:return	1 -4 4 -80 5 28 8 -11 9 -6 12 -24 14 14
:number_:room	1 -36 10 11 14 -4
:number_:rulesplace	4 5 8 1
:number_:safety	7 28
:number_:scarcity	0 -6 2 34 3 18 6 25
:number_:seller	2 10 7 5 8 -9 11 12 14 7
:number_:sex	2 30 8 4
:number_:sexual	4 2
:number_:source	6 19 14 -10
:number_:spelled	1 10 2 -11 3 -7 4 -27 5 -8 6 6 7 -1 8 8 9 5 11 -6 12 23 13 28
:number_:student	12 3
:number_:superlative	12 7
:number_:time	6 15 12 11
:number_:title	2 15 6 -17 8 17
:number_:tribunalrent	5 -30 8 -46 12 -16
:number_:urgency	4 3 6 21 13 12 14 19
:number_:utility	7 8
:number_:wanting	2 8 4 25 6 8
:number_:welcoming	1 -4 6 -5 13 20
:number_:work	0 38 13 -3 14 4
:number_:writeto	1 -4 8 15 14 4
:offerdeal	0 10 1 9 3 31 4 48 5 -4 6 43 7 40 8 -23 10 14 11 -25 12 -21 14 -1
:offerdeal $	2 2 4 3 5 11 6 -14 7 5 13 3 14 1
:offerdeal ,	1 8 2 -10 4 13 6 2 8 9 10 2
:offerdeal :accepting	4 2
:offerdeal :building	1 7 3 11
:offerdeal :clocktime	4 -28
:offerdeal :codething	6 10
:offerdeal :deadline	4 -5 6 35 10 5
:offerdeal :deterring	4 3
:offerdeal :disclaimer	0 6 3 6
:offerdeal :feething	6 3
:offerdeal :fixed	6 34
:offerdeal :number	7 5
:offerdeal :offerdeal	6 12
:offerdeal :openprice	1 -7 2 9 3 -12 6 -5
:offerdeal :opinion	1 -1 3 -4 4 26 6 -4
:offerdeal :payer	0 4 3 5
:offerdeal :return	7 7
:offerdeal :room	6 3
:offerdeal :rulesplace	1 5
:offerdeal :seller	4 2
:offerdeal :source	3 1
:offerdeal :spelled	7 8
:offerdeal :tribunalrent	6 3
:offerdeal :wanting	6 8
:offerdeal area	7 2
:offerdeal as	4 4
:offerdeal building	1 3
:offerdeal ends	6 15
:offerdeal for	6 18 7 21
:offerdeal from	4 -32
:offerdeal is	6 10
:offerdeal of	1 8 7 12
:offerdeal on	4 9
:offerdeal since	3 1
:offerdeal to	3 -3 4 18 6 -15
:offerdeal with	0 15
:offerdeal yourself	0 4 3 6
:offerdeal zone	1 6
:offerdeal>:accepting	6 -3
:offerdeal>:advance	6 5
:offerdeal>:benefit	0 3
:offerdeal>:building	1 16 3 11
:offerdeal>:clocktime	4 -21
:offerdeal>:codething	6 15
:offerdeal>:condition	3 6
:offerdeal>:deadline	4 -5 6 49
:offerdeal>:deterring	4 2
:offerdeal>:disclaimer	0 5 3 5
:offerdeal>:fee	6 3
:offerdeal>:feething	6 2
:offerdeal>:fixed	4 -5 6 39
:offerdeal>:healthword	6 1 8 11
:offerdeal>:hiding	6 -1
:offerdeal>:money	4 -15
:offerdeal>:number	7 10
:offerdeal>:offerdeal	6 13 7 5
:offerdeal>:openprice	1 -12 2 5 3 -16 6 -12
:offerdeal>:opinion	3 -4 4 24 7 8
:offerdeal>:payer	0 13 3 10 6 1
:offerdeal>:period	6 8
:offerdeal>:promise	7 6
:offerdeal>:ranking	6 1
:offerdeal>:return	7 3
:offerdeal>:room	4 3 6 2
:offerdeal>:rulesplace	1 5
:offerdeal>:seller	4 19
:offerdeal>:source	3 1
:offerdeal>:spelled	7 25
:offerdeal>:tribunalrent	6 2
:offerdeal>:wanting	6 6
:offerdeal_:absolute	6 3
:offerdeal_:accepting	6 -8
:offerdeal_:advance	6 3
:offerdeal_:asking	3 -7 4 16 6 -16
:offerdeal_:benefit	0 3
:offerdeal_:bid	4 2
:offerdeal_:building	1 9
:offerdeal_:burden	4 -12 6 12
:offerdeal_:child	4 3
:offerdeal_:clocktime	6 19 8 -15
:offerdeal_:condition	6 43
:offerdeal_:deadline	4 -17 6 54 8 -26
:offerdeal_:demand	6 -3
:offerdeal_:demanding	3 -1 6 15
:offerdeal_:deterring	3 8
:offerdeal_:fairness	3 -6
:offerdeal_:faith	2 10
:offerdeal_:feething	4 23
:offerdeal_:healthword	8 1
:offerdeal_:hiding	4 16
:offerdeal_:lifeword	8 11
:offerdeal_:money	4 -24
:offerdeal_:nearby	0 4
:offerdeal_:negation	4 8 6 2
:offerdeal_:newness	6 17
:offerdeal_:number	3 6 4 -28
:offerdeal_:offerdeal	1 15
:offerdeal_:online	1 10
:offerdeal_:onlyword	4 8 6 16
:offerdeal_:openprice	6 -1
:offerdeal_:opinion	7 17
:offerdeal_:payer	0 1 1 13 6 8
:offerdeal_:paying	13 3
:offerdeal_:period	6 18
:offerdeal_:ranking	6 9
:offerdeal_:refusing	4 14
:offerdeal_:regretting	8 3
:offerdeal_:room	7 14
:offerdeal_:seller	4 8 5 4
:offerdeal_:spelled	4 -2 7 3
:offerdeal_:work	0 21
:online	0 -41 1 -14 2 -28 3 -11 4 3 5 -23 6 -89 7 -17 8 -77 9 -30 12 -6 14 138
:online #	4 6
:online ##	1 4
:online $	0 -12 1 -14 2 -2 4 -10 6 -45 7 -70 8 -2 14 2
:online ,	1 -39 3 -15 4 -32 5 -2 6 -47 7 -15 11 -1 14 76
:online :advance	14 7
:online :asking	4 3
:online :burden	0 -5 7 4
:online :codething	8 -4 14 23
:online :condition	11 19
:online :deterring	2 3 7 1 14 6
:online :feething	14 10
:online :forename	14 2
:online :neighbour	6 1
:online :number	1 15 4 2
:online :online	14 22
:online :openprice	4 8
:online :opinion	2 6 14 14
:online :payer	14 13
:online :photo	3 2 11 3
:online :seller	4 -1 14 35
:online :spelled	14 26
:online :writeto	4 -9 14 27
:online a	7 17
:online about	3 -3 4 -2
:online an	4 8
:online and	2 4
:online another	3 3
:online as	14 12
:online at	14 3
:online because	11 9
:online channel	14 1
:online dot	14 2
:online for	14 13
:online is	8 -4 14 23
:online me	14 9
:online next	6 1
:online on	7 9
:online other	2 8
:online somewhere	1 1
:online the	8 10
:online to	3 2
:online us	14 10
:online what	4 5
:online>:advance	14 5
:online>:building	14 5
:online>:burden	0 -23 5 -3 14 14
:online>:child	7 11
:online>:clocktime	7 5
:online>:codething	8 -21 14 35
:online>:condition	11 16
:online>:deadline	10 6 14 7
:online>:deterring	14 14
:online>:feething	14 10
:online>:forename	14 13
:online>:hiding	8 3
:online>:holiday	14 9
:online>:losing	1 9
:online>:nearby	14 22
:online>:negation	1 -6
:online>:number	1 10
:online>:online	14 33
:online>:onlyword	14 7
:online>:openprice	4 18 14 8
:online>:opinion	2 14 14 12
:online>:payer	14 8
:online>:room	4 6
:online>:seller	4 -12 6 -6 14 28
:online>:spelled	7 -7 13 -6 14 31
:online>:superlative	7 4
:online>:writeto	4 -25 14 31
:online_:absence	3 2
:online_:accepting	14 29
:online_:advance	6 13
:online_:age	5 1
:online_:bid	4 4
:online_:building	2 18 3 7 7 6 14 15
:online_:burden	5 -5 6 1 14 22
:online_:child	7 10
:online_:clocktime	6 4
:online_:codething	14 13
:online_:deadline	6 16 13 -1 14 6
:online_:deterring	14 10
:online_:everyone	14 6
:online_:fairness	14 12
:online_:feething	13 2
:online_:fixed	13 12
:online_:holiday	14 13
:online_:money	4 21
:online_:nearby	14 21
:online_:negation	2 3
:online_:neighbour	7 10
:online_:newness	6 14
:online_:online	2 -5 4 -17 6 -2 14 41
:online_:onlyword	14 27
:online_:openprice	0 1 4 29 5 -3 7 4 13 2 14 32
:online_:pet	3 -1
:online_:photo	7 11
:online_:ranking	6 19
:online_:spelled	14 17
:online_:superlative	7 7
:online_:title	14 31
:online_:urgency	4 4
:online_:wanting	2 -14
:onlyword	0 29 1 20 2 26 3 20 4 1 5 -6 7 -56 9 34 10 21 11 2 12 47 13 11
:onlyword ##	8 -8
:onlyword $	0 9 2 8 3 13 4 -1 5 -16 7 -78 8 -8
:onlyword ,	0 15 1 -14 2 1 3 -20 8 -41 9 8 12 27
:onlyword :absolute	6 6
:onlyword :accepting	0 4 5 3
:onlyword :advance	6 14 10 3
:onlyword :asking	3 -14 6 -3 7 -5
:onlyword :building	2 8
:onlyword :burden	1 4 3 14 6 9 12 7 13 2
:onlyword :deadline	6 15
:onlyword :demanding	6 9
:onlyword :deterring	7 5 12 1
:onlyword :disclaimer	8 11
:onlyword :everyone	10 2
:onlyword :fairness	3 -3
:onlyword :faith	2 3
:onlyword :hiding	7 6
:onlyword :income	0 8
:onlyword :losing	7 22 8 9
:onlyword :money	5 3
:onlyword :nation	2 16
:onlyword :negation	0 4 1 24 2 -4 3 13
:onlyword :newness	6 14 10 13
:onlyword :number	2 -1 6 9 8 -9
:onlyword :online	1 3
:onlyword :onlyword	1 2 6 9 9 3
:onlyword :openprice	11 9
:onlyword :opinion	1 11 2 19 6 -44 11 14 12 -4
:onlyword :payer	0 7 8 9
:onlyword :person	4 5
:onlyword :pet	3 9
:onlyword :ranking	6 14
:onlyword :refusing	3 12 9 2
:onlyword :room	7 3
:onlyword :scarcity	6 21
:onlyword :seller	0 22
:onlyword :source	10 1
:onlyword :spelled	2 -2 4 -26 6 2
:onlyword :time	6 -2 7 17 10 6
:onlyword :urgency	6 13 10 23
:onlyword :wanting	1 -7
:onlyword :welcoming	0 1 2 13
:onlyword :work	0 9
:onlyword :writeto	0 10
:onlyword a	11 19
:onlyword and	7 2 14 12
:onlyword at	4 -7
:onlyword be	0 3 3 -10 4 -12 5 8 6 -42 8 -6
:onlyword before	6 18
:onlyword by	4 7 5 2
:onlyword can	7 1
:onlyword come	0 3 2 3
:onlyword else	7 8
:onlyword ever	7 9
:onlyword flatshare	2 7
:onlyword for	0 -6 8 11 12 23
:onlyword from	8 1
:onlyword go	7 5 8 8
:onlyword had	8 3
:onlyword he's	8 5
:onlyword in	10 17
:onlyword is	12 1
:onlyword it	6 18
:onlyword just	10 2
:onlyword listed	10 1
:onlyword no	0 11 1 7
:onlyword not	3 12
:onlyword now	10 18
:onlyword on	12 1 13 5
:onlyword one	2 -4
:onlyword only	6 13
:onlyword out	9 2
:onlyword pets	3 3
:onlyword please	2 4
:onlyword room	7 4
:onlyword so	4 1 13 5
:onlyword take	2 1 5 11
:onlyword the	1 7 2 -8 7 -8 11 -15 12 13
:onlyword this	6 29 7 -10 10 16
:onlyword those	2 6
:onlyword time	6 7
:onlyword to	0 -3 1 3 2 2 6 -25 11 11
:onlyword two	6 8
:onlyword use	14 1
:onlyword we	13 5
:onlyword we're	4 4
:onlyword with	3 6
:onlyword within	6 8
:onlyword you	0 7 7 15 8 14
:onlyword yourself	8 9
:onlyword £#	5 3
:onlyword>:absence	9 3
:onlyword>:absolute	2 5
:onlyword>:accepting	0 30 3 -18 7 -9
:onlyword>:asking	3 -8 4 8 6 -11 7 -11
:onlyword>:benefit	0 3
:onlyword>:bid	4 1
:onlyword>:building	2 14 6 -7 7 -11
:onlyword>:burden	2 5 3 5 12 3 13 2
:onlyword>:child	8 12
:onlyword>:childless	0 -14 1 22 2 -16
:onlyword>:clocktime	6 12 9 2 12 19
:onlyword>:codething	7 -9 9 -6 12 15
:onlyword>:condition	1 8 4 3
:onlyword>:deadline	3 -19 6 35 8 -7 12 5
:onlyword>:demand	0 8 6 6
:onlyword>:demanding	6 1
:onlyword>:deterring	2 -7 7 1
:onlyword>:disability	11 2
:onlyword>:disclaimer	8 6
:onlyword>:everyone	10 3
:onlyword>:faith	2 32
:onlyword>:fixed	12 9
:onlyword>:hiding	3 4 8 3
:onlyword>:holiday	9 19
:onlyword>:income	0 20
:onlyword>:jobname	0 13
:onlyword>:longperiod	12 22
:onlyword>:losing	2 -2 7 18 8 11
:onlyword>:money	4 4 5 22
:onlyword>:nation	2 36
:onlyword>:negation	1 23 2 -7 3 7 6 -12 11 7
:onlyword>:neighbour	1 1
:onlyword>:newness	10 17
:onlyword>:number	3 -36 6 18 7 -1
:onlyword>:online	0 14 1 2 14 2
:onlyword>:onlyword	1 6 2 7 7 -12 9 2 10 3
:onlyword>:openprice	0 -9 2 -2 3 -9 7 -15 11 21
:onlyword>:opinion	1 7 2 9 4 1 6 -32 7 -14 8 -18 11 8
:onlyword>:payer	0 3 5 4 6 -10
:onlyword>:period	12 26 13 2
:onlyword>:person	2 9 4 20 7 -1
:onlyword>:pet	3 3
:onlyword>:petpart	3 24
:onlyword>:photo	4 14 8 14
:onlyword>:promise	7 2
:onlyword>:refusing	3 10 9 7
:onlyword>:room	2 -16
:onlyword>:rulesplace	1 3 8 7
:onlyword>:scarcity	2 3 6 27
:onlyword>:seller	0 20 5 8 8 -10
:onlyword>:sexual	2 18
:onlyword>:source	10 2
:onlyword>:spelled	4 -47 6 6 7 -11 9 6 13 4
:onlyword>:time	7 15 10 4
:onlyword>:urgency	6 40 10 21
:onlyword>:wanting	2 7 6 3
:onlyword>:welcoming	2 9
:onlyword>:work	0 27
:onlyword>:writeto	0 9 6 -10 11 6 14 3
:onlyword_:absence	0 3 1 8 6 22 12 3
:onlyword_:absolute	1 27
:onlyword_:accepting	0 16 1 6
:onlyword_:age	1 2 2 6
:onlyword_:asking	1 -3 4 20 6 23
:onlyword_:benefit	0 31
:onlyword_:bid	0 -3 4 8
:onlyword_:building	3 8
:onlyword_:burden	2 19 3 -13 4 2 6 -13 10 6
:onlyword_:child	1 44
:onlyword_:childless	0 -34 1 52 2 -9 9 3
:onlyword_:clocktime	2 23 6 15 9 2 12 23 13 17
:onlyword_:codething	1 -15 7 -14 8 -25 9 -31 12 6
:onlyword_:condition	1 5 12 5
:onlyword_:consent	6 1
:onlyword_:councilpay	0 -7
:onlyword_:deadline	0 -37 3 -3 6 18 7 17 12 1
:onlyword_:demand	0 10 2 -5 6 16
:onlyword_:demanding	2 8 5 -14 6 -5 7 10
:onlyword_:deterring	0 11 3 -19 6 -7 10 13
:onlyword_:disability	11 1
:onlyword_:disclaimer	2 8
:onlyword_:everyone	1 3 2 -27
:onlyword_:fairness	0 5
:onlyword_:faith	2 37
:onlyword_:feething	6 14
:onlyword_:fixed	12 24
:onlyword_:healthword	0 2
:onlyword_:hiding	6 17 8 11 9 4
:onlyword_:holiday	1 12 6 4 9 21
:onlyword_:income	0 45
:onlyword_:jobname	0 20
:onlyword_:lifeword	6 -5
:onlyword_:longperiod	12 9 13 7
:onlyword_:losing	13 1
:onlyword_:money	5 6 6 9
:onlyword_:nation	2 39
:onlyword_:nearby	10 8
:onlyword_:negation	0 2 3 25 6 -9 8 -9 11 32
:onlyword_:neighbour	1 29 6 5
:onlyword_:newness	3 -8 8 -15
:onlyword_:number	0 5 1 5 2 20 4 2 6 2
:onlyword_:offerdeal	3 4
:onlyword_:online	1 21 14 22
:onlyword_:onlyword	7 -2 12 6
:onlyword_:openprice	0 -10 1 2 2 2 6 -9 8 -9 10 7 11 3
:onlyword_:opinion	1 4 7 -13 8 -4
:onlyword_:origin	2 19
:onlyword_:payer	2 -3 3 8 5 4 8 -15
:onlyword_:paying	1 11
:onlyword_:period	12 37 13 51
:onlyword_:person	0 14 5 -4 6 -16 7 -41
:onlyword_:pet	2 -5 3 23
:onlyword_:petpart	3 13
:onlyword_:phone	1 5 14 6
:onlyword_:photo	0 1 3 7 4 3 8 13
:onlyword_:place	3 1 7 7 10 2
:onlyword_:preferring	4 5
:onlyword_:promise	7 -8
:onlyword_:rent	13 9
:onlyword_:return	0 3 10 5 13 14
:onlyword_:room	10 31
:onlyword_:scarcity	2 11 3 3 6 38
:onlyword_:seller	2 4 5 16 8 -15
:onlyword_:sex	0 -9 2 35
:onlyword_:sexual	2 24
:onlyword_:source	0 3
:onlyword_:spelled	0 13 1 5 5 -2 6 3 8 -29 9 1 12 17
:onlyword_:superlative	7 4
:onlyword_:time	6 2
:onlyword_:title	2 6
:onlyword_:tribunalrent	10 4
:onlyword_:urgency	1 2 6 18
:onlyword_:wanting	2 9 6 1 13 3
:onlyword_:work	0 37 2 -29
:onlyword_:writeto	2 8 3 -2 6 -23 7 -10 11 34
:openprice	0 -11 1 -1 2 -3 3 -16 4 83 5 -14 6 19 7 -9 8 -34 9 -2 11 22 13 -17
:openprice #	4 -47 6 -35 8 7 12 10 14 9
:openprice ##	4 22 8 -43
:openprice $	0 -25 1 -35 2 -34 3 -6 4 71 5 -2 6 4 10 -32 11 1 13 -5 14 -7
:openprice ,	0 -11 3 -21 4 25 6 -8 8 16
:openprice :absence	0 -5 7 -3
:openprice :absolute	1 -16
:openprice :accepting	2 11 7 -5
:openprice :advance	13 22
:openprice :asking	1 -2 2 -2 4 -3 8 20
:openprice :benefit	0 11
:openprice :bid	2 6 6 -32 7 -7
:openprice :burden	0 -7 2 4 4 28 7 10 14 2
:openprice :child	6 4
:openprice :childless	1 7 2 6 4 -7
:openprice :clocktime	1 -9 6 -37 7 -8 8 9 13 7
:openprice :codething	5 6 8 4 11 2 14 20
:openprice :condition	1 -3 6 -5
:openprice :councilpay	0 9
:openprice :deadline	0 3 1 -7 4 1 6 9 7 -8 8 7
:openprice :demand	4 12 6 -14
:openprice :demanding	6 6 7 -13
:openprice :denying	6 4
:openprice :deterring	0 -3 2 21 4 3 7 -6 8 -8 11 -1 13 -13 14 13
:openprice :disclaimer	2 -10 7 -4
:openprice :everyone	4 6 6 -18 8 -15
:openprice :fairness	6 -15
:openprice :family	1 37 2 -23
:openprice :feething	0 1
:openprice :fixed	3 4
:openprice :healthword	8 12
:openprice :hiding	6 8
:openprice :holiday	9 1 14 2
:openprice :income	1 -9 5 12 6 3
:openprice :jobname	0 8
:openprice :keything	6 14
:openprice :kin	1 7
:openprice :losing	0 2 1 -5
:openprice :money	4 37 5 -61 7 -25 13 -19
:openprice :nation	2 34
:openprice :nearby	6 -3 7 14 10 7
:openprice :negation	0 -26 1 -79 2 -28 3 -41 4 -1 6 6 12 1
:openprice :newness	6 18 10 17
:openprice :number	0 -25 1 -40 2 -13 4 7 6 -30 7 -33 9 15 12 3
:openprice :online	1 1 3 3 11 -6
:openprice :onlyword	6 2 12 11
:openprice :openprice	1 -20 3 12 4 36 5 -20 6 -10 8 -51
:openprice :opinion	0 2 3 9 5 -24 6 3 8 -10 11 -2 13 -6 14 -7
:openprice :origin	2 13
:openprice :payer	0 17 1 4 4 -6 6 -21 7 4 10 15 12 6
:openprice :paying	1 3 3 9 4 -2 5 30 13 11
:openprice :period	5 15 12 -18
:openprice :person	0 7 1 24 6 -64 8 -49 14 26
:openprice :pet	1 8 2 23 3 24
:openprice :photo	0 27 4 7
:openprice :place	7 23 10 1
:openprice :politics	1 11
:openprice :preferring	2 -26 4 28
:openprice :promise	6 16
:openprice :ranking	4 1 13 9
:openprice :refusing	0 -19 2 5 6 10
:openprice :rent	10 12 13 -32
:openprice :return	4 1 6 4 10 29 13 -48
:openprice :room	10 1
:openprice :rulesplace	0 2
:openprice :scarcity	6 11
:openprice :seller	0 7 1 1 4 -2 7 -3 10 14 14 -7
:openprice :sex	2 -7 7 1
:openprice :spelled	0 -14 1 -52 3 -8 4 9 6 8 8 1 9 16 13 14 14 -15
:openprice :superlative	4 8
:openprice :title	8 8
:openprice :tribunalrent	6 13 10 9
:openprice :urgency	2 -47 4 -13 6 11 7 3 8 -19 12 2
:openprice :wanting	1 14
:openprice :welcoming	3 16 4 9
:openprice :work	13 2
:openprice :writeto	2 -32 4 13 5 3 8 3 13 2 14 -7
:openprice a	2 16 4 -18 5 -30 6 -32 10 -1
:openprice against	1 8
:openprice an	6 24
:openprice and	4 3 7 4 11 11
:openprice any	3 -7
:openprice anything	4 3
:openprice applying	1 1
:openprice are	4 1
:openprice as	6 14
:openprice at	4 5 8 8
:openprice avoid	6 9
:openprice bag	6 2
:openprice be	0 7 1 7 4 16 5 20 6 8 8 -3 13 4
:openprice begin	12 12
:openprice better	4 2
:openprice bring	3 5
:openprice come	6 5
:openprice considered	4 7
:openprice cottages	6 1
:openprice cover	5 2
:openprice decline	2 1
:openprice dog	2 19
:openprice dogs	2 6
:openprice each	0 1
:openprice end	6 18
:openprice esa	0 8
:openprice ever	7 9
:openprice everybody	1 1
:openprice families	1 16
:openprice fill	2 5
:openprice find	1 8
:openprice follow	13 2
:openprice for	0 4 2 -4 4 5 5 -13 10 22 12 19
:openprice foreigners	2 3
:openprice four	9 13
:openprice friday	8 9
:openprice from	2 6
:openprice front	12 -2 13 26
:openprice get	4 18 8 13
:openprice give	11 7
:openprice go	4 3 6 -10
:openprice hear	4 21
:openprice here	7 30
:openprice how	11 11
:openprice in	4 9 6 -21
:openprice is	11 5
:openprice it	3 -1 4 -23 6 18 11 2 13 5
:openprice kids	1 -12
:openprice kind	0 4
:openprice leeds	6 9
:openprice let	6 6 8 2
:openprice live	6 8 7 12
:openprice local	2 1
:openprice look	1 2
:openprice lose	6 6
:openprice make	7 10
:openprice market	10 10
:openprice mention	6 3
:openprice more	2 2 7 14
:openprice never	6 5
:openprice nine	4 15
:openprice no	1 -28 11 1
:openprice none	7 15
:openprice not	0 -34 2 -26
:openprice of	0 -14 4 8 8 -3
:openprice on	0 -6 4 25 5 -3 6 7 13 -3 14 9
:openprice our	10 16
:openprice over	2 5 4 -4
:openprice pay	5 15 6 8 13 -5
:openprice people	1 7
:openprice pets	1 12 3 17
:openprice pip	0 8
:openprice prefer	2 -6
:openprice price	4 7
:openprice religion	2 -10
:openprice rent	4 1 10 7 13 -31
:openprice request	4 2
:openprice run	7 5
:openprice save	2 7
:openprice say	3 5 4 -8 7 11 8 3
:openprice secure	6 1
:openprice see	2 5
:openprice sell	10 5
:openprice settle	13 29
:openprice show	0 8
:openprice similar	0 14
:openprice start	12 1
:openprice stay	3 4
:openprice stop	7 7
:openprice suit	4 6
:openprice take	2 15 6 11
:openprice that's	6 1
:openprice the	5 -19 6 -9 7 -2 8 -20 9 -7 11 13 14 -14
:openprice them	11 19
:openprice thereabouts	4 6
:openprice think	6 8
:openprice this	7 34
:openprice those	1 23 2 15
:openprice to	1 -26 3 2 4 3 5 -12 8 -18
:openprice travellers	2 2
:openprice type	14 23
:openprice under	6 8
:openprice us	12 1 14 -2
:openprice view	6 10
:openprice vote	1 1
:openprice we	0 21 1 7
:openprice we've	13 3
:openprice what	0 2
:openprice whoever	4 2
:openprice with	0 16 1 16
:openprice without	1 -14
:openprice would	3 16
:openprice write	5 7
:openprice you	5 4 6 -57 13 -24 14 -4
:openprice you'd	4 15
:openprice youngsters	1 7
:openprice your	4 10 5 16 6 -31
:openprice £#	4 14 5 -64
:openprice £##	4 16
:openprice>:absence	0 1 6 -12 8 5
:openprice>:absolute	1 -38 2 -2 4 8 6 9 7 12 8 -7 12 6
:openprice>:accepting	1 4 2 8 4 2 5 12 6 13 11 8 12 12
:openprice>:advance	2 -1 6 9 8 -8 13 37
:openprice>:asking	2 -10 8 14 13 -12
:openprice>:benefit	0 28 4 -26
:openprice>:bid	4 2 5 -3 6 -19 7 -20
:openprice>:building	0 -35 1 11 2 -12 4 -31 8 1
:openprice>:burden	0 -21 1 4 2 16 3 -1 4 30 6 24 7 10 8 -11 14 11
:openprice>:child	1 33 6 8
:openprice>:childless	1 20 4 -12
:openprice>:clocktime	0 -25 5 -4 6 -7 7 -37 8 8 13 13
:openprice>:codething	4 9 6 13 11 34 12 2 14 18
:openprice>:condition	2 -2 4 19 6 -17 7 -4
:openprice>:consent	6 -10 7 5
:openprice>:councilpay	0 26 4 -2
:openprice>:deadline	1 -1 2 13 5 -1 6 13 7 -47 14 -8
:openprice>:demand	1 3 4 22
:openprice>:demanding	1 5 2 18 5 -8 6 6 7 -37
:openprice>:deterring	0 -10 2 13 6 5 7 -4 8 -14 10 -9 13 -12 14 17
:openprice>:disability	0 -11 1 1 2 5
:openprice>:disclaimer	0 6 2 -7 5 -2 7 -7 11 11 13 1 14 7
:openprice>:everyone	0 1 4 15 11 -11
:openprice>:fairness	5 3 6 -5 7 -3
:openprice>:faith	2 44 6 -12
:openprice>:family	1 34 2 -24 6 -2
:openprice>:fee	4 4 6 -3
:openprice>:feething	2 -16 7 29 11 5
:openprice>:fixed	3 2 12 14 13 11
:openprice>:forename	2 8
:openprice>:healthword	8 16
:openprice>:hiding	2 6 6 6 8 5
:openprice>:holiday	3 9
:openprice>:income	0 1 1 -19 2 -4 4 4 5 16 13 -3
:openprice>:jobless	0 6
:openprice>:jobname	0 8 8 -4
:openprice>:keything	6 4
:openprice>:kin	0 8 1 13
:openprice>:law	4 14
:openprice>:lifeword	0 13
:openprice>:longperiod	13 -20
:openprice>:losing	1 -17 4 2 6 11 8 -10
:openprice>:money	4 63 5 -34 6 -10
:openprice>:nation	2 32
:openprice>:nearby	0 -16 1 -4 4 -1 6 -19 8 -40 10 2
:openprice>:negation	0 -20 1 -58 2 -25 3 -7 6 6 7 19 11 20
:openprice>:neighbour	2 -33 6 1
:openprice>:newness	2 -13 6 24 10 14
:openprice>:number	0 -20 1 -1 3 -2 4 14 6 -5 7 -16 9 10 12 4 13 7
:openprice>:offerdeal	2 3 6 -1 10 13
:openprice>:online	1 23 3 1 6 -1 13 6 14 -5
:openprice>:onlyword	0 -10 1 2 4 12 12 4
:openprice>:openprice	0 -21 1 -4 2 20 4 66 5 -46 8 -21 13 -4
:openprice>:opinion	1 10 4 1 5 -8 6 11 7 8 8 -20 14 -29
:openprice>:origin	2 10 6 -2
:openprice>:payer	0 8 1 17 4 -20 5 5 6 -6 7 13 8 -18 10 12
:openprice>:paying	0 -10 1 13 3 7 4 3 5 31 13 19
:openprice>:period	5 7
:openprice>:person	1 28 6 -16 7 -7 13 9 14 22
:openprice>:pet	1 3 2 13 3 33 4 -23 6 -16
:openprice>:petpart	3 13
:openprice>:phone	6 13
:openprice>:photo	0 18 5 18 11 27
:openprice>:place	1 -5 7 17
:openprice>:politics	1 6 2 28
:openprice>:preferring	2 -2 4 33
:openprice>:promise	6 18
:openprice>:ranking	6 12 13 18
:openprice>:refusing	0 -16 2 1 6 9
:openprice>:rent	4 16 7 -6 10 23 13 -32
:openprice>:return	4 22 7 12 10 24 13 -22
:openprice>:room	2 -12 4 -39 6 -55 7 20
:openprice>:rulesplace	0 1 5 5 8 -30
:openprice>:scarcity	2 -32 4 26 5 7 6 20
:openprice>:school	1 26 2 4
:openprice>:seller	0 2 1 31 2 2 5 7 8 -5 10 11 11 2 14 -24
:openprice>:sexual	2 21
:openprice>:spelled	1 -18 2 11 4 2 6 12 9 9 11 9 13 17 14 -1
:openprice>:superlative	4 7
:openprice>:thing	2 -2
:openprice>:time	6 16 12 2
:openprice>:title	0 20 8 33
:openprice>:tribunalrent	6 14 7 -8 10 9 12 13 13 -43
:openprice>:urgency	2 -29 4 -35 6 20 8 -41
:openprice>:utility	7 6
:openprice>:wanting	1 1
:openprice>:welcoming	2 -12 3 10 4 12
:openprice>:work	0 48 2 -51 7 -4 13 29
:openprice>:writeto	1 7 2 -6 4 29 11 -4 13 9 14 -8
:openprice_:absence	0 36 1 -28 11 10
:openprice_:absolute	0 12 1 -5 2 -19 6 1 7 40 11 -5 12 17
:openprice_:accepting	1 36 2 12 4 4 12 10 13 -4
:openprice_:advance	0 -20 1 15 4 18 6 9 10 18 12 -18
:openprice_:asking	0 -4 2 -19 4 15 5 -24 6 -14 7 -7 13 -17
:openprice_:benefit	0 13 4 -18 6 -6
:openprice_:bid	2 -52 4 57 5 -1 6 -2 7 -11
:openprice_:building	2 -29 11 13
:openprice_:burden	0 -12 1 11 2 -3 4 3 6 39 7 5 8 -3 10 -15 11 10 13 4
:openprice_:child	0 -8 1 34
:openprice_:childless	0 15
:openprice_:childthing	1 2
:openprice_:clocktime	0 15 1 4 4 -3 6 7 7 -7 8 22 11 -17 12 13 14 -44
:openprice_:codething	1 19 4 9 5 2 6 7 11 8 13 -19
:openprice_:condition	0 -7 1 12 2 -36 4 30 6 18 7 -17 12 1 13 23 14 -10
:openprice_:consent	6 4 7 7
:openprice_:councilpay	0 16 5 -9
:openprice_:deadline	0 -17 1 5 3 12 6 23 7 -4 8 5 11 -34 12 4 13 -12 14 -17
:openprice_:demand	2 -10 4 29
:openprice_:demanding	0 -8 1 16 2 7 5 -11 6 -18 10 2
:openprice_:denying	1 2 7 7
:openprice_:deterring	0 15 1 24 2 -19 6 20 8 -14 9 5 11 17
:openprice_:disability	2 26 7 3
:openprice_:disclaimer	0 12 1 -11 2 24 5 10 11 16
:openprice_:dislike	0 6 2 18
:openprice_:everyone	2 -13 3 -2
:openprice_:fairness	0 -7 1 1 2 -23 4 -5 6 -7 7 2
:openprice_:faith	2 60
:openprice_:family	2 3 4 -6 6 -4
:openprice_:fee	6 -16
:openprice_:feething	0 -30 2 -43 3 -31 7 11 8 -3
:openprice_:fixed	6 -1 12 3 13 2
:openprice_:forename	2 7
:openprice_:healthword	2 26 8 -10
:openprice_:hiding	2 9
:openprice_:holiday	3 7 6 10 8 19 9 18
:openprice_:income	0 27 4 8 5 2 7 -3 13 -10
:openprice_:jobless	0 24 5 -21
:openprice_:jobname	2 2
:openprice_:kin	0 1 2 5 4 -3 6 -1 7 -4
:openprice_:law	0 1 4 14
:openprice_:lifeword	0 7 4 3 6 -5 8 4 11 11 13 14
:openprice_:longperiod	6 -5 12 10 13 -28
:openprice_:losing	0 -7 4 -34 6 10 8 -39
:openprice_:money	0 -8 1 -40 4 55 5 3 6 -71
:openprice_:nation	2 25
:openprice_:nearby	1 -23 2 -4 4 -29 6 1 8 -17 9 -15
:openprice_:negation	3 14 4 -7 5 -28 11 23 13 -10
:openprice_:neighbour	2 -8 4 22
:openprice_:newness	1 16 2 -6 4 12 6 4 8 -32 10 15
:openprice_:number	1 15 4 17 5 -18 8 31 12 13 14 17
:openprice_:offerdeal	1 20 4 26 6 -11 10 14
:openprice_:online	1 10 6 -16 11 15
:openprice_:onlyword	2 -16 4 18 6 2 8 -7
:openprice_:openprice	0 12 1 5 2 5 3 -1 4 28 5 -36 6 -17 8 20 10 -25 11 6 12 -5 13 -26 14 11
:openprice_:opinion	2 -11 3 4 4 -10 6 -18 8 16 10 -1 12 -1 14 23
:openprice_:origin	2 33
:openprice_:payer	0 -3 2 -6 4 17 6 -13 8 -14 12 -2 13 10
:openprice_:paying	3 -24 4 25 5 6
:openprice_:period	3 5 4 32 7 -18 12 17 13 -4
:openprice_:person	0 -10 3 -18 4 8 5 -5 6 12 13 3 14 -26
:openprice_:pet	1 -21 2 -27 3 10 4 -28 6 -33
:openprice_:petpart	3 2
:openprice_:phone	1 8 4 2 6 25 7 2 14 28
:openprice_:photo	1 -5 4 7 5 21 11 54
:openprice_:place	2 18 7 7
:openprice_:politics	2 53
:openprice_:preferring	7 1
:openprice_:promise	4 15 7 4
:openprice_:ranking	1 22 4 -5 5 6 8 -12 10 10
:openprice_:refusing	5 9 8 -13
:openprice_:rent	0 12 6 2 7 1
:openprice_:return	0 5 7 30
:openprice_:room	3 5 4 9 6 -9 7 6 8 -7
:openprice_:rulesplace	8 -38
:openprice_:safety	2 3
:openprice_:scarcity	2 3 5 5 7 16
:openprice_:school	1 25
:openprice_:seller	1 1 3 12 4 20 5 12 6 -1 8 -37 11 6
:openprice_:sex	2 24
:openprice_:sexual	2 18
:openprice_:spelled	1 37 2 4 3 14 8 2 11 3 14 27
:openprice_:superlative	4 12 6 -25 7 8
:openprice_:thing	8 6
:openprice_:time	1 14 2 7 6 14 13 8
:openprice_:title	0 13 2 21 6 1 8 18
:openprice_:tribunalrent	6 7 7 -1 10 1 12 10 13 -32
:openprice_:urgency	1 10 2 8 6 7 7 -23
:openprice_:wanting	0 18 1 -7 2 -4 4 -1 5 -13 6 -5
:openprice_:welcoming	5 1
:openprice_:work	0 49 2 -32 4 -3 5 9 7 -6 13 32
:openprice_:worshipplace	2 10
:openprice_:writeto	1 2 4 21
:opinion	0 5 1 7 3 -11 4 -3 5 6 6 -6 9 11 10 1 11 -4 12 8 13 8 14 -6
:opinion #	0 6 4 -2 8 28 12 4 14 12
:opinion ##	8 -6
:opinion $	0 -25 2 -20 6 -22 7 -63 11 -12 12 -16 14 -44
:opinion ,	1 -10 2 10 3 -3 8 10
:opinion :absence	2 -8 6 -11 8 4 13 3
:opinion :absolute	0 -1 1 -6 6 -17 13 -14
:opinion :accepting	3 -2 6 3 11 7 13 4
:opinion :advance	6 -35 12 6 13 21
:opinion :age	5 5
:opinion :asking	0 -2 2 -2 4 -16 6 16 7 3 8 4 12 -1
:opinion :bid	6 -19
:opinion :building	0 1
:opinion :burden	2 13
:opinion :childless	1 12
:opinion :clocktime	4 -4 6 -16 13 29
:opinion :codething	7 -9 14 11
:opinion :condition	6 17 12 1
:opinion :deadline	2 -2 9 19 13 35
:opinion :demanding	2 3 4 -17 6 8 7 -12 13 18
:opinion :denying	2 -39 7 -6
:opinion :deterring	3 9 4 -22 6 -42
:opinion :disclaimer	2 -12
:opinion :everyone	4 5
:opinion :fairness	4 -22 5 3
:opinion :faith	2 23
:opinion :family	2 -6 6 -3 8 -13 11 1
:opinion :fee	13 7
:opinion :feething	4 -1 6 -2 11 7
:opinion :fixed	3 5 13 17
:opinion :healthword	3 15
:opinion :hiding	1 -15 6 9
:opinion :holiday	3 4
:opinion :income	6 5 13 -21
:opinion :jobless	13 10
:opinion :jobname	0 6
:opinion :kin	1 -3 2 -6 4 7 8 7
:opinion :losing	6 -5 14 4
:opinion :money	5 -54
:opinion :nation	2 23
:opinion :nearby	5 14 7 8 10 8
:opinion :negation	0 -4 1 1 2 8 3 -8 4 -17 6 2 8 -8 11 10
:opinion :neighbour	0 1 2 -1 14 3
:opinion :newness	1 -6 2 -14 3 -6 7 -23
:opinion :number	0 10 5 7 7 -3 8 8 13 -4 14 7
:opinion :online	1 3 12 1 13 3 14 2
:opinion :onlyword	4 -5 8 4 13 1
:opinion :openprice	0 5 1 -16 2 -2 6 5 11 11 14 7
:opinion :opinion	2 18 4 -18 5 -3 6 38 7 -2 14 -12
:opinion :origin	2 16
:opinion :payer	3 -37 6 -6 10 16
:opinion :paying	0 -13 1 1 3 6 4 -2 5 4 8 -8
:opinion :period	5 8 9 7 12 -5
:opinion :person	0 15 1 13 6 -3 7 -5
:opinion :pet	3 7
:opinion :phone	8 -6 14 17
:opinion :photo	0 18 3 4
:opinion :place	6 -6 10 5
:opinion :preferring	2 -10 4 12
:opinion :promise	1 -10 2 5 3 -1 6 6 11 13
:opinion :record	14 8
:opinion :refusing	2 23 3 5 6 9
:opinion :rent	4 -47 10 14 13 -10
:opinion :return	0 3 4 -30 7 8 10 30 13 -16
:opinion :rulesplace	0 16 2 4
:opinion :scarcity	1 4 3 -15 6 -4 7 -2 13 -1
:opinion :seller	0 -18 3 -9 4 -19 6 1 7 -43 10 15 11 2 12 1
:opinion :sexual	8 26
:opinion :spelled	2 14 5 15 7 12
:opinion :thing	5 5
:opinion :time	1 10
:opinion :title	5 3 6 -6
:opinion :tribunalrent	10 9
:opinion :urgency	2 -24 7 6
:opinion :wanting	0 3
:opinion :welcoming	2 -25 3 6
:opinion :writeto	0 -4 2 -15 3 -4 6 1 8 1 12 3 13 6
:opinion a	2 26 3 -8 5 -21 6 -40 7 10
:opinion about	3 -16 4 -33
:opinion add	0 7
:opinion again	1 11
:opinion an	4 5 6 8
:opinion and	2 3
:opinion another	2 4 3 1
:opinion anything	4 3
:opinion are	0 10 1 9 6 -36 8 14
:opinion ask	1 4 4 -9
:opinion at	2 31
:opinion avoid	2 10 6 9
:opinion bag	6 2
:opinion be	0 8 1 14 4 17 5 21 8 -3 13 4
:opinion begin	12 12
:opinion bring	3 5
:opinion can	6 8
:opinion can't	2 14 3 -1 6 11 11 17
:opinion cannot	6 16
:opinion choose	2 3
:opinion come	6 5
:opinion cover	5 5
:opinion decline	2 1
:opinion do	0 -15 2 -6 3 -10 4 -22 5 8 7 -5
:opinion dogs	3 22
:opinion don't	1 8 3 -1 4 -23
:opinion end	6 17
:opinion everybody	1 1
:opinion ex	8 6
:opinion expect	6 14
:opinion families	1 2
:opinion fill	2 7
:opinion find	1 7
:opinion flat	0 3
:opinion fly	8 3
:opinion follow	13 1
:opinion foreigners	2 3
:opinion free	4 7
:opinion get	1 -8 4 13 8 13
:opinion give	11 7
:opinion go	4 6 6 -8 14 1
:opinion guarantee	7 9
:opinion have	1 15 3 -1 8 -23 13 -7
:opinion hear	4 21
:opinion in	11 4
:opinion is	4 2
:opinion it	9 4
:opinion keep	5 1
:opinion kids	1 -2
:opinion know	13 2
:opinion let	0 -20
:opinion like	13 6
:opinion live	6 8 7 12
:opinion local	2 1
:opinion look	0 9
:opinion make	7 5 11 2
:opinion market	10 10
:opinion mean	1 14
:opinion mention	6 2
:opinion mobile	14 8
:opinion none	7 17
:opinion number	14 6
:opinion of	7 9
:opinion our	10 16
:opinion own	2 -1
:opinion pay	6 7 13 -21
:opinion pets	3 -5
:opinion promise	7 6
:opinion rent	4 -41 10 8 13 -8
:opinion roof	2 8
:opinion run	7 5
:opinion save	2 8
:opinion say	0 3 3 4 4 -13 7 13 8 2
:opinion secure	6 1
:opinion see	2 4
:opinion sell	10 5 12 12
:opinion settle	13 25
:opinion should	4 3
:opinion show	0 8
:opinion sign	13 14
:opinion somewhere	1 3
:opinion start	12 2
:opinion stay	2 1 3 5
:opinion stop	5 8 7 7
:opinion suit	4 6
:opinion take	5 8 6 7 13 24
:opinion the	1 -11 2 -11 3 -6 4 8 6 2 7 -23 8 7 9 -3 12 4 14 -29
:opinion them	11 5
:opinion those	1 15 2 14
:opinion to	6 15
:opinion us	12 5
:opinion view	6 9
:opinion vote	1 1
:opinion want	2 14
:opinion watch	0 7
:opinion what	4 4
:opinion whoever	4 7
:opinion wife	4 3
:opinion will	4 8
:opinion with	7 3
:opinion won't	4 1
:opinion word	7 5
:opinion words	6 2
:opinion work	13 1
:opinion would	2 -14
:opinion write	5 7
:opinion you	7 14
:opinion £#	4 -1 5 -31
:opinion £##	6 4
:opinion>:absence	0 3 6 -2 8 25
:opinion>:absolute	0 -1 1 -23 6 -14 7 9 12 8 13 -29
:opinion>:accepting	0 -16 1 10 5 3 6 11 11 15
:opinion>:advance	0 -10 2 -36 6 -11 8 -4 12 2 13 41
:opinion>:age	5 15
:opinion>:asking	2 -14 4 -13 6 14 8 1 12 -6
:opinion>:bid	4 15
:opinion>:building	2 -8 4 -15
:opinion>:burden	2 18 4 7
:opinion>:child	1 13 7 5 13 2
:opinion>:childless	1 17
:opinion>:clocktime	2 -49 8 8 13 34
:opinion>:codething	2 -4 7 -30 8 -19 14 27
:opinion>:condition	8 9
:opinion>:councilpay	0 -48 2 7 13 3
:opinion>:deadline	1 -1 6 5 7 -10 9 9 12 5 13 27
:opinion>:demand	6 7
:opinion>:demanding	2 8 4 -16 7 -36 8 -3 13 15
:opinion>:denying	2 -28 6 -2 7 -9
:opinion>:deterring	1 4 3 2 4 -27 6 -12 10 -1 11 -9 14 2
:opinion>:disclaimer	2 -7 5 -5 6 -9 11 11
:opinion>:everyone	1 4 2 -12
:opinion>:fairness	4 -25 5 16
:opinion>:faith	2 47
:opinion>:family	6 -8 8 -14
:opinion>:fee	5 1 13 4
:opinion>:feething	2 -23 5 -5 11 2 12 5
:opinion>:fixed	3 6 12 24 13 23
:opinion>:forename	2 7 7 9
:opinion>:healthword	3 13
:opinion>:hiding	4 -10 6 25 8 8
:opinion>:holiday	3 2 6 14 8 3
:opinion>:income	6 2 7 2 13 -26
:opinion>:jobless	0 -11 13 5
:opinion>:jobname	0 6
:opinion>:keything	6 2 8 2
:opinion>:kin	1 -14 2 -13 4 3 6 -3 8 6
:opinion>:losing	2 15 14 1
:opinion>:money	4 8 5 -21 7 -6 13 2
:opinion>:nation	2 12
:opinion>:nearby	5 3 6 -3 8 -2 10 6
:opinion>:negation	0 -12 3 -20 4 -38 6 3 8 -21 13 -11 14 -12
:opinion>:neighbour	0 3 2 -12 6 7 14 1
:opinion>:newness	0 -10 2 -66 3 -19 7 -35 9 3 10 6
:opinion>:number	0 23 1 -3 5 5 6 -15 7 -3 8 5 11 -11
:opinion>:offerdeal	4 5
:opinion>:online	4 -3 13 10 14 5
:opinion>:onlyword	1 10 2 -6
:opinion>:openprice	2 10 3 -9 4 9 5 -7 7 -13 11 3
:opinion>:opinion	1 12 2 32 4 -19 6 42 7 -3 8 -5 9 -2 11 -4 13 3 14 -25
:opinion>:origin	2 13
:opinion>:payer	0 -7 3 -23 10 14 13 23
:opinion>:paying	0 -9 1 14 3 6 4 -11 5 12 8 -29 13 13
:opinion>:period	5 4 9 13 12 -6
:opinion>:person	5 -1 6 -5 7 -14
:opinion>:pet	2 -6 3 33
:opinion>:petpart	3 3
:opinion>:phone	2 -12 6 4 8 -5 14 18
:opinion>:photo	0 17 3 12 5 15 11 20
:opinion>:place	7 -15 10 6
:opinion>:preferring	4 15 6 -5 7 -14
:opinion>:promise	1 -18 2 3 6 25 11 10
:opinion>:ranking	2 -1 6 3 7 -13 10 -2
:opinion>:record	14 7
:opinion>:refusing	0 8 1 7 2 22 3 9 6 7
:opinion>:rent	10 22
:opinion>:return	7 17 10 27
:opinion>:room	6 6
:opinion>:rulesplace	0 26 1 -26 5 9
:opinion>:scarcity	0 1 1 6 2 -11 3 -8 4 4 7 -17 9 3
:opinion>:seller	0 -22 1 16 4 -14 5 8 6 9 7 -18 10 13
:opinion>:sex	2 7
:opinion>:sexual	8 24
:opinion>:spelled	1 8 2 21 3 1 5 21 7 5 11 -1
:opinion>:thing	5 6 6 5
:opinion>:time	1 9
:opinion>:title	0 16 14 9
:opinion>:tribunalrent	7 -2 10 11
:opinion>:urgency	2 -40
:opinion>:utility	7 15
:opinion>:wanting	0 4 3 -9 13 6
:opinion>:welcoming	2 -34 4 2
:opinion>:work	0 31 2 -22 6 -10
:opinion>:writeto	0 -9 2 -8 3 -17 7 -1 13 9
:opinion_:absence	0 32 2 5 3 8 6 -14 8 13 12 16
:opinion_:absolute	0 -5 3 14 4 -3 5 -3 6 -11 7 26 12 13 14 -1
:opinion_:accepting	0 5 1 24 3 11 6 27 7 -4 8 -4 11 -12
:opinion_:advance	6 3 7 -7 12 -9 13 6
:opinion_:age	5 21 8 -4
:opinion_:asking	1 -7 2 -39 7 -16
:opinion_:benefit	0 24
:opinion_:bid	4 50 7 -16 8 -20 13 -19
:opinion_:building	0 30 13 3
:opinion_:burden	2 2 4 9 13 -8 14 2
:opinion_:child	0 -12 1 55 7 6 8 1
:opinion_:childless	8 -10
:opinion_:clocktime	0 7 2 -1 4 3 6 -10 8 10 9 13 12 3
:opinion_:codething	0 2 4 3 7 -35 8 -8 14 28
:opinion_:condition	0 4 2 -11 7 -7 8 15 13 3
:opinion_:consent	6 12 7 6
:opinion_:councilpay	0 -7 13 15
:opinion_:deadline	2 13 3 19 5 4 6 9 7 -7 11 -36 12 30
:opinion_:demand	0 -14 2 -7 4 -11 5 7 6 12
:opinion_:demanding	0 1 2 -1 4 -42 5 15 8 -5
:opinion_:denying	2 -1 8 -1
:opinion_:deterring	1 7 4 -10 5 7 6 5 7 2 8 2 14 3
:opinion_:disability	2 15
:opinion_:disclaimer	2 10 4 11 5 12 6 10 11 21
:opinion_:dislike	2 13
:opinion_:everyone	0 -10 1 -3 2 -12 6 -13
:opinion_:fairness	2 -68 3 -7
:opinion_:faith	2 57 6 -3
:opinion_:family	1 20 2 22 6 -16 8 12
:opinion_:fee	5 6
:opinion_:feething	2 -13 3 -31 4 -11 5 17 7 -7
:opinion_:fixed	6 -10 12 20
:opinion_:hiding	2 3 4 -15 6 8 8 22
:opinion_:holiday	8 6 9 8
:opinion_:income	0 29 4 2
:opinion_:jobless	4 19
:opinion_:keything	6 20 8 10
:opinion_:kin	2 16 6 -2 8 6
:opinion_:lifeword	0 3 8 2
:opinion_:longperiod	1 3
:opinion_:losing	2 27 8 -8
:opinion_:money	1 -4 4 15 5 14 6 -9
:opinion_:nation	2 19
:opinion_:nearby	2 -2 4 -10 7 -36 9 -3
:opinion_:negation	0 -31 2 -38 3 16 4 -18 8 -30 10 -7 11 1 13 -13
:opinion_:neighbour	4 9 6 15
:opinion_:newness	0 -14 1 14 4 4 6 7 7 -12 8 -14 10 8 12 -5 13 14
:opinion_:number	0 8 3 -7 6 2 8 10 12 16 13 4 14 19
:opinion_:offerdeal	1 18 2 9 4 31
:opinion_:online	14 12
:opinion_:onlyword	1 3 2 -11 3 3 7 -16 8 -9
:opinion_:openprice	0 8 1 4 2 25 4 19 6 7 7 -21 8 6 10 -7 12 4 13 -29 14 15
:opinion_:opinion	3 1 4 -13 6 4 7 -16 8 8 11 -33 14 18
:opinion_:origin	2 39
:opinion_:payer	5 8 6 -4 7 -37 8 -7 13 28
:opinion_:paying	2 -1 3 -11 4 12 5 8 13 39
:opinion_:period	2 -1 6 -23 13 13
:opinion_:person	0 -7 1 -17 2 8 4 9 7 -2 8 -23 11 -1 14 -12
:opinion_:pet	0 -13 1 -49 2 -67 3 17 4 -13 6 -37
:opinion_:petpart	3 20
:opinion_:phone	1 5 6 2 14 13
:opinion_:photo	5 22 6 5 11 31
:opinion_:place	1 -9 6 4 8 10
:opinion_:politics	2 7 8 8
:opinion_:preferring	3 -6 7 -3
:opinion_:promise	1 -16 4 9 6 12 7 31 11 5
:opinion_:ranking	0 10 1 13 3 6 6 11 7 -11
:opinion_:refusing	0 -3 2 -4 5 8
:opinion_:rent	4 23 13 11
:opinion_:return	0 4 4 20 6 2 13 7
:opinion_:room	0 3 2 11 8 -20 11 -17 13 3
:opinion_:rulesplace	1 -17 8 -4
:opinion_:safety	2 11
:opinion_:scarcity	2 2 3 7 7 -3
:opinion_:seller	0 7 1 12 3 29 4 -4 5 11 7 -2 8 -3
:opinion_:sex	2 51 6 -13
:opinion_:spelled	0 -16 4 -6 7 -20 8 11 10 -10 11 8 14 22
:opinion_:superlative	4 12 6 -33
:opinion_:thing	8 16
:opinion_:time	2 9 3 3 6 -17
:opinion_:title	0 9 2 5 6 5 14 9
:opinion_:tribunalrent	6 9 7 -9 10 1
:opinion_:urgency	6 -18 7 -23
:opinion_:utility	7 19
:opinion_:wanting	2 -14 4 -2 8 -37 12 12 13 10
:opinion_:welcoming	2 -24 5 7 14 2
:opinion_:work	0 37 2 -43 4 -6 6 -6
:opinion_:worshipplace	2 1
:opinion_:writeto	1 6 2 -3 5 -3 6 5
:origin	0 -60 1 -101 2 135 3 -52 4 -27 5 -46 6 -13 7 -49 8 -47 11 -22 13 15 14 -12
:origin $	0 -15 2 38
:origin :burden	2 3
:origin :family	2 12
:origin :negation	2 12
:origin :origin	2 47
:origin :paying	2 2
:origin :person	2 9
:origin :place	2 2
:origin :wanting	2 1
:origin :welcoming	2 11
:origin accent	2 11
:origin and	0 6 2 26
:origin are	2 6
:origin families	2 12
:origin for	8 3
:origin here	2 8
:origin holders	2 5
:origin nationals	2 1
:origin please	2 17
:origin you	6 20
:origin>:absolute	8 1
:origin>:burden	2 11
:origin>:deterring	2 1
:origin>:everyone	8 3
:origin>:family	2 12
:origin>:income	2 5
:origin>:negation	0 2 2 35
:origin>:onlyword	2 16
:origin>:openprice	2 -1
:origin>:origin	2 52
:origin>:paying	2 1
:origin>:person	2 2
:origin>:place	2 16
:origin>:scarcity	2 17
:origin>:spelled	2 14
:origin>:wanting	2 8
:origin>:welcoming	2 12
:origin_:absolute	2 14 8 1
:origin_:accepting	2 8
:origin_:burden	2 16
:origin_:clocktime	8 4
:origin_:codething	2 8
:origin_:deadline	8 3
:origin_:demanding	2 19
:origin_:disability	2 1
:origin_:everyone	8 3
:origin_:faith	2 -8
:origin_:feething	2 2
:origin_:income	2 19
:origin_:nearby	2 2
:origin_:negation	1 -1 2 41
:origin_:number	2 15
:origin_:onlyword	2 32
:origin_:openprice	2 7
:origin_:opinion	2 11 7 3
:origin_:origin	2 26
:origin_:payer	2 32
:origin_:paying	2 1
:origin_:promise	2 5
:origin_:ranking	2 10
:origin_:scarcity	2 24
:origin_:seller	2 28
:origin_:sex	2 -6
:origin_:spelled	2 26
:origin_:title	2 1
:origin_:tribunalrent	2 8
:origin_:wanting	2 7
:origin_:welcoming	2 19
:origin_:writeto	2 27
:payer	0 15 1 6 2 -7 3 22 5 32 6 -39 7 22 8 -4 10 -6 11 -26 13 20 14 -28
:payer #	11 1
:payer $	0 -31 1 -19 2 1 3 -13 4 -28 5 -18 6 -26 8 -19 11 -20 12 -1 14 -56
:payer ,	0 -9 3 -12 5 -40 6 -6 7 6 8 1
:payer :absence	3 3 4 14 8 5 9 5 13 10
:payer :absolute	1 -1 3 -8 4 -1 7 -31
:payer :accepting	1 6 2 9 3 -3 4 1 8 -24 11 4 13 9
:payer :advance	13 6
:payer :asking	0 -3 1 3 3 -12 6 3 7 6 8 -32
:payer :building	3 10
:payer :burden	6 15 7 5 12 3
:payer :clocktime	13 15
:payer :codething	3 2 7 -17
:payer :condition	6 9
:payer :deadline	13 26
:payer :demand	5 3 6 10
:payer :demanding	2 5 4 -2 5 2 13 23
:payer :denying	1 -4 2 -35 4 7 7 -9
:payer :deterring	2 -1 3 8 4 -11 5 10 7 10
:payer :digits	14 1
:payer :disclaimer	0 -3 2 9 4 -5 5 22 6 -7 7 6 14 10
:payer :dislike	7 1
:payer :fairness	1 18 4 -1 5 2
:payer :family	1 3
:payer :fee	5 1 13 9
:payer :feething	5 7 12 5
:payer :fixed	13 22
:payer :hiding	3 1 6 20 7 12
:payer :holiday	9 1
:payer :income	5 -16 13 -41
:payer :jobname	5 36
:payer :kin	0 10
:payer :longperiod	13 8
:payer :losing	3 4 6 -8 7 15 8 15 14 2
:payer :nearby	5 1
:payer :negation	3 -3 6 1 8 -23 11 7
:payer :newness	1 -1 3 -12 7 -7
:payer :number	7 -19
:payer :online	6 1 14 37
:payer :onlyword	6 -3 12 7
:payer :openprice	0 5 1 -34 3 -29 4 2 5 -21 6 -16
:payer :opinion	0 -2 6 -3 7 -9 13 -9
:payer :paying	5 -36 13 -34
:payer :period	13 -6
:payer :person	2 -6 8 17 13 11
:payer :phone	6 6
:payer :photo	11 16
:payer :place	7 11
:payer :preferring	0 2 4 2
:payer :promise	1 -8 2 3 6 5 11 11
:payer :ranking	2 -2 6 -18 13 5
:payer :refusing	3 20
:payer :rent	13 1
:payer :rulesplace	1 4
:payer :scarcity	1 -5 2 -4 8 2 13 -6
:payer :seller	0 2 2 9
:payer :sex	5 7
:payer :source	6 4
:payer :spelled	7 -21 14 3
:payer :wanting	1 -5 2 2 13 5
:payer :welcoming	1 5 2 -7 4 10 13 9
:payer :writeto	0 -2
:payer a	3 -1
:payer about	3 -5
:payer account	13 5
:payer add	0 2
:payer an	4 13
:payer and	2 24
:payer are	0 9 1 15 2 -6 3 5 6 -40 8 18
:payer area	7 2
:payer ask	1 10 4 -7 5 4
:payer books	10 22
:payer broker	5 11
:payer building	1 3
:payer by	0 8
:payer can	6 7 7 16
:payer can't	2 13 3 -2 6 10 11 17
:payer cannot	6 15
:payer client	1 19
:payer contents	5 7
:payer costs	5 6
:payer do	0 -5 3 -7 4 -11 5 3
:payer does	1 2
:payer doesn't	7 11
:payer don't	1 13 4 -19 6 -1
:payer else	7 8
:payer expect	6 7
:payer expense	5 -1
:payer flats	6 8
:payer fly	8 4
:payer for	0 -12 1 -3 6 2 7 8 13 -2
:payer four	13 -10
:payer go	14 5
:payer guarantee	7 17
:payer happy	13 4
:payer has	3 8
:payer have	0 7 1 6 4 8 13 -14
:payer ideal	2 8
:payer in	2 -22 7 48 8 21
:payer is	3 2 7 -14
:payer know	4 1
:payer leave	4 6 8 1
:payer let	0 -4
:payer lets	12 2
:payer like	13 7
:payer lodger	8 18
:payer look	0 2
:payer make	11 2
:payer mean	1 14
:payer monthly	13 -14
:payer neighbours	8 4
:payer of	5 6
:payer on	6 3 7 15
:payer other	11 10
:payer own	1 -10 2 19 14 10
:payer pay	5 -7 13 -3
:payer phones	6 6
:payer pictures	11 12
:payer please	1 6 4 4
:payer preference	0 15
:payer promise	7 6
:payer rent	13 1
:payer say	0 4 7 3
:payer sell	12 13
:payer should	4 2
:payer since	3 3
:payer solicitor	5 10
:payer take	0 -5 13 22
:payer tenants	7 4 13 2
:payer the	0 2 3 5
:payer to	13 -4
:payer turn	0 2
:payer twelve	13 2
:payer want	2 13
:payer website	14 1
:payer what	4 2
:payer will	4 6 6 -4 7 -12
:payer with	3 19
:payer won't	3 3 4 1
:payer word	7 4
:payer would	2 -36 4 4
:payer you	7 11
:payer zero	14 1
:payer zone	1 6
:payer>:absence	3 9 4 12 8 21 9 18 13 8
:payer>:absolute	1 -15 3 -29 4 -23 7 -9
:payer>:accepting	0 -7 1 14 2 16 4 18 6 -3 7 -7 8 -38 11 1 13 5
:payer>:advance	6 -15 13 10
:payer>:asking	2 -6 4 2 6 2 7 18 8 -51
:payer>:bid	4 5
:payer>:building	3 5 8 -8 9 12 10 6
:payer>:burden	2 -2 6 17 12 1 14 10
:payer>:child	1 27 7 6
:payer>:clocktime	8 5 13 24
:payer>:codething	0 4 1 14 7 -15
:payer>:condition	6 12
:payer>:deadline	1 -8 8 6 13 18
:payer>:demand	5 23 6 28
:payer>:demanding	2 9 5 3 8 -7 13 19
:payer>:denying	1 -13 2 -21 4 6 7 -10
:payer>:deterring	2 -1 3 10 4 -17 5 4 7 1 14 3
:payer>:digits	14 3
:payer>:disclaimer	0 -5 2 1 5 19 6 -29 7 28 14 6
:payer>:dislike	7 4
:payer>:everyone	3 -9 4 -4 6 11 13 3
:payer>:fairness	1 20 4 4 5 13 7 2
:payer>:fee	5 4 13 4
:payer>:feething	5 12 6 -4 12 3
:payer>:fixed	13 32
:payer>:healthword	8 3
:payer>:hiding	6 16 7 9 9 18
:payer>:holiday	9 1
:payer>:income	5 -17 13 -43
:payer>:jobless	13 6
:payer>:jobname	5 36
:payer>:keything	8 9
:payer>:kin	0 8 1 6
:payer>:longperiod	13 10
:payer>:losing	3 11 6 -47 7 14 8 21 14 1
:payer>:negation	0 -7 3 -15 4 -31 5 -34 7 -7 8 -18 13 -13
:payer>:neighbour	8 5 9 13 10 7
:payer>:newness	0 -9 1 -14 3 -15 10 -5
:payer>:number	3 -2 4 -25 8 -4 11 8
:payer>:offerdeal	7 8
:payer>:online	4 -4 14 36
:payer>:onlyword	6 -6 12 6
:payer>:openprice	2 11 4 5 5 -33 6 -23 8 -6 9 -9
:payer>:opinion	5 -18 8 -4 13 -18
:payer>:payer	0 -3 4 -34 5 -38
:payer>:paying	5 -21 13 -25
:payer>:period	0 -6 13 -6
:payer>:person	0 5 2 -1 6 4 8 11 13 5
:payer>:pet	3 13
:payer>:petpart	3 19
:payer>:phone	6 4
:payer>:photo	9 13 10 8 11 8
:payer>:place	7 12
:payer>:preferring	0 5 1 4
:payer>:promise	1 -14 2 20 6 8 7 4 11 8
:payer>:ranking	7 -1 9 4 13 9
:payer>:refusing	0 29 3 30
:payer>:rent	8 1
:payer>:rulesplace	3 6
:payer>:safety	7 1
:payer>:scarcity	1 -12 2 -2 9 22
:payer>:seller	0 10 4 -22 5 -4
:payer>:sex	5 7
:payer>:source	6 1
:payer>:spelled	1 -10 4 -40 6 -32 7 -40 8 22
:payer>:superlative	4 17 7 3
:payer>:wanting	1 -7 2 2 4 10 8 -2 12 5 13 8
:payer>:welcoming	1 6 2 -43 4 21 13 7
:payer>:work	14 15
:payer>:writeto	0 -15 5 -24 13 -23
:payer_:absence	0 17 3 2 6 -16 8 15 12 22
:payer_:absolute	3 7 4 -13 5 -2 6 -20 14 3
:payer_:accepting	0 23 1 8 3 12 6 -34 7 -32 11 -27 13 -3
:payer_:advance	8 12
:payer_:age	5 8
:payer_:asking	1 -2 2 -22 4 9 6 -4 8 -11
:payer_:benefit	0 11
:payer_:bid	4 28 13 -16
:payer_:building	1 9 6 -14 9 15 14 5
:payer_:burden	1 -4 7 -11 13 -1 14 9
:payer_:child	1 24 7 3 14 2
:payer_:childless	1 14
:payer_:childthing	1 8
:payer_:clocktime	0 -21 3 9 8 11 9 10 13 21
:payer_:codething	6 -4 12 4
:payer_:condition	6 -12 12 6
:payer_:consent	0 1
:payer_:deadline	1 -9 2 17 4 1 11 -13
:payer_:demand	2 -4 3 18 4 -13 6 23
:payer_:demanding	1 -5 3 -8 5 13 7 3 8 -18 13 -8
:payer_:denying	1 -2
:payer_:deterring	3 11 8 12 14 12
:payer_:digits	14 4
:payer_:disability	2 8
:payer_:disclaimer	4 10
:payer_:dislike	2 10 3 11
:payer_:everyone	0 3 1 -11 2 -20 4 -1 14 2
:payer_:fairness	1 -3 2 -48 3 -29 6 -27 7 9
:payer_:family	8 1
:payer_:fee	5 21 7 5
:payer_:feething	7 -1 8 9
:payer_:fixed	8 2 12 25 13 11
:payer_:forename	8 5
:payer_:hiding	9 2 13 -7
:payer_:keything	6 9 8 33
:payer_:kin	0 2 1 -29
:payer_:lifeword	8 14
:payer_:longperiod	7 -12 12 9
:payer_:losing	0 18
:payer_:money	4 9 5 64 13 1
:payer_:nation	2 20
:payer_:nearby	7 12
:payer_:negation	0 -1 1 -2 2 -34 5 -9 6 -3 8 -11 11 19 13 -34 14 3
:payer_:neighbour	5 -12
:payer_:newness	2 -21 3 -24 7 2
:payer_:number	0 -10 1 -15 3 5 4 -4 13 22 14 17
:payer_:offerdeal	0 12 1 7 4 24
:payer_:online	2 -4 4 -22 5 -6 13 -17 14 18
:payer_:onlyword	3 12 4 13 6 -19 9 1
:payer_:openprice	1 -4 2 12 4 13 6 -4 8 -13 10 -3 13 -18
:payer_:opinion	7 1 8 -3 13 -13 14 -38
:payer_:origin	2 15
:payer_:payer	0 -3 2 -18 4 -28 5 -28 6 -7 12 -9 13 -15
:payer_:paying	0 12 2 -18
:payer_:period	0 -30 6 -20 7 -28 13 33
:payer_:person	0 20 2 3 6 7 8 -41
:payer_:pet	1 -14 3 23
:payer_:petpart	3 26
:payer_:place	1 -18 3 15
:payer_:politics	2 5
:payer_:preferring	0 -1 3 -27
:payer_:promise	1 -15 2 8 7 30 8 -8 11 22 13 1
:payer_:ranking	1 6 6 4
:payer_:refusing	1 -12 2 -6 3 -5 6 -25
:payer_:rent	2 4 13 3
:payer_:return	1 1 2 3 5 -35 13 4
:payer_:room	1 10
:payer_:safety	7 7
:payer_:scarcity	0 8 3 2 9 19
:payer_:seller	2 -11 3 1 4 -26 5 -6 11 3 13 -5 14 -4
:payer_:sex	2 33
:payer_:spelled	0 -15 1 -17 2 -8 5 15 6 -4 7 -12 8 20 11 10 13 3 14 8
:payer_:superlative	2 3 4 7
:payer_:thing	8 5
:payer_:time	13 17
:payer_:title	6 2
:payer_:wanting	1 9 3 5 5 -9
:payer_:work	14 9
:payer_:writeto	0 -7 2 -18 4 -18 6 20 13 -18
:paying	0 4 1 -33 2 -48 3 -13 4 -7 5 76 6 -39 8 -69 9 -57 10 -24 11 -65 12 -77 13 93 14 -59
:paying #	5 31
:paying ##	2 5
:paying $	1 -29 4 20 5 12 12 -5
:paying ,	0 3 1 -2 2 7 3 -11 4 19 5 -23
:paying :absence	7 3
:paying :advance	13 21
:paying :bid	13 6
:paying :burden	13 10
:paying :childless	13 7
:paying :clocktime	4 20
:paying :codething	5 1 13 -15
:paying :deadline	13 14
:paying :demanding	13 6
:paying :income	13 -6
:paying :longperiod	13 19
:paying :money	0 -7 1 12 4 -41 5 -2
:paying :number	0 -3 2 9 5 27
:paying :openprice	0 6 1 4
:paying :opinion	5 8
:paying :payer	13 -5
:paying :period	13 -3
:paying :photo	3 3
:paying :preferring	13 1
:paying :ranking	13 14
:paying :seller	0 13 5 4
:paying :spelled	5 -22
:paying a	2 -7 7 14 13 16
:paying ahead	13 12
:paying and	4 4 8 7
:paying another	3 3
:paying are	5 3
:paying at	13 17
:paying by	0 25 4 -5 5 32
:paying for	0 -6 2 -2 5 22
:paying four	13 -11
:paying from	0 10
:paying gets	6 6
:paying held	3 13
:paying in	13 7
:paying is	5 2 13 -15
:paying less	7 12
:paying me	13 12
:paying monthly	13 -25
:paying most	4 3
:paying only	13 3
:paying over	13 7
:paying quarterly	13 6
:paying somewhere	1 1
:paying the	3 -2 4 7 7 -1 13 58
:paying their	0 11
:paying to	5 2
:paying up	13 7
:paying well	13 6
:paying you	7 9
:paying your	0 8 6 12
:paying £#	4 -22 5 -15 13 -21
:paying £##	5 4
:paying>:absence	7 4
:paying>:absolute	13 29
:paying>:advance	5 -30 13 50
:paying>:asking	4 9
:paying>:benefit	0 15
:paying>:bid	4 22 5 4 13 7
:paying>:building	10 3
:paying>:burden	1 2 4 2 13 10
:paying>:child	1 -7
:paying>:childless	4 -1 13 6
:paying>:clocktime	4 27
:paying>:councilpay	0 21
:paying>:deadline	13 7
:paying>:demanding	4 10 13 4
:paying>:deposit	3 12 6 7
:paying>:deterring	4 10 9 11
:paying>:everyone	1 13
:paying>:fairness	4 12
:paying>:fixed	13 22
:paying>:hiding	0 1 8 6
:paying>:income	13 -13
:paying>:jobless	0 7
:paying>:jobname	0 -3
:paying>:keything	6 5
:paying>:longperiod	0 -14 13 47
:paying>:losing	0 9 1 7 2 14
:paying>:money	0 -20 1 5 4 -66 13 -11
:paying>:newness	13 18
:paying>:number	2 5 5 21
:paying>:openprice	0 9 1 17 3 9 4 1 5 2 13 1
:paying>:opinion	5 27 7 6
:paying>:payer	3 -4 13 -9
:paying>:period	0 -7 4 -45 7 -3 13 6
:paying>:person	0 2 5 16
:paying>:photo	3 2
:paying>:preferring	13 2
:paying>:ranking	6 -7 13 56
:paying>:rent	0 5 4 -6 5 17
:paying>:return	0 14 4 -8 5 8
:paying>:scarcity	5 6
:paying>:seller	0 6 4 -5 5 10 6 -5
:paying>:spelled	5 -48
:paying>:superlative	4 25
:paying>:utility	5 8
:paying>:wanting	0 3
:paying>:work	5 7
:paying_:absence	3 2 13 -6
:paying_:absolute	5 9 13 43
:paying_:accepting	5 42
:paying_:advance	0 -3 1 2 5 -49 13 27
:paying_:asking	4 23
:paying_:benefit	0 18
:paying_:bid	4 27
:paying_:building	5 9 7 15
:paying_:burden	1 18 7 -7 8 -14 13 -24
:paying_:clocktime	13 36
:paying_:codething	0 -2 5 -7 7 -1 13 3
:paying_:condition	0 -6 2 11 4 -2
:paying_:councilpay	0 18
:paying_:deadline	13 22
:paying_:demanding	4 1
:paying_:denying	13 16
:paying_:deposit	3 11 5 -17 6 4
:paying_:deterring	0 16 4 1 7 -16 13 -8
:paying_:fairness	4 20 7 7
:paying_:fee	5 18
:paying_:feething	0 -20 1 2 4 -22 5 19 13 -10
:paying_:fixed	13 36
:paying_:forename	5 5
:paying_:hiding	13 -4
:paying_:jobname	0 -9
:paying_:keything	6 3 7 4
:paying_:longperiod	0 -31 4 -1 7 -21 13 39
:paying_:losing	0 4 2 14
:paying_:money	4 -36 13 -15
:paying_:nearby	10 3
:paying_:negation	0 14 2 13 3 -8
:paying_:neighbour	7 11
:paying_:newness	1 16 4 -20 13 22
:paying_:number	4 -1 5 12 13 34
:paying_:openprice	1 15 2 32 4 4 5 16 6 -3 7 10 13 7
:paying_:opinion	0 1 2 2 4 18 5 36 6 -5 7 1 13 1
:paying_:payer	0 -10 2 -24 3 -6 5 9
:paying_:paying	0 2 6 7
:paying_:period	0 -26 4 -20 6 -62 7 -35 8 -35 12 -43 13 38
:paying_:photo	7 12
:paying_:ranking	1 12 4 1 5 -17 13 25
:paying_:rent	4 -36 5 18 7 -14
:paying_:return	0 5 4 -40 5 7 7 -7
:paying_:safety	5 1
:paying_:seller	0 -31 5 23 6 -3
:paying_:spelled	0 1 4 -49 5 -40 12 -9 13 41
:paying_:superlative	4 6 7 1
:paying_:time	0 3 7 4 13 32
:paying_:tribunalrent	2 2 7 -5 13 10
:paying_:urgency	7 4 13 7
:paying_:utility	5 3 7 18
:paying_:wanting	0 25
:paying_:welcoming	5 8
:paying_:work	0 -34 5 12
:paying_:writeto	0 -16
:period	0 -66 1 -31 2 -109 3 -89 5 2 6 -6 7 -35 8 -2 9 63 10 -18 11 -13 12 66 13 107 14 -62
:period $	0 -28 1 -4 3 -17 5 -29 7 -42 9 37 11 -20 13 11 14 -19
:period ,	0 -29 2 -2 4 7 5 -31 7 14 8 17 9 15 10 1 12 21
:period :absolute	6 18
:period :accepting	12 40
:period :advance	12 -38 13 35
:period :age	11 8
:period :asking	12 25
:period :burden	0 1 1 17 5 1 6 13 12 11
:period :clocktime	4 9
:period :codething	4 4 12 21
:period :condition	4 2 5 -27
:period :councilpay	13 13
:period :deadline	12 -22 13 17
:period :demanding	6 -1 13 7
:period :denying	11 36 12 -15 13 -10
:period :deterring	13 13
:period :disclaimer	12 5 13 -3
:period :feething	12 15 13 -27
:period :fixed	5 -1 12 24 13 -46
:period :holiday	9 15
:period :income	13 -6
:period :longperiod	13 4
:period :money	4 20 5 1 13 12
:period :number	12 19 13 28
:period :onlyword	6 24 12 26
:period :openprice	4 17 5 -5
:period :payer	13 22
:period :paying	13 23
:period :period	13 12
:period :promise	4 8 13 -2
:period :record	12 11
:period :rent	0 -28 4 -25 5 25 6 -22 7 -42 9 -21 12 -61 13 13
:period :return	0 -33 4 -28 5 36 6 -30 7 -44 9 -34 10 -6 12 -65 13 24
:period :rulesplace	12 11
:period :scarcity	6 19
:period :spelled	13 50
:period :title	11 8
:period :tribunalrent	12 -18
:period :utility	12 7
:period :welcoming	5 9
:period :work	12 16
:period a	7 10
:period adv	13 15
:period ago	11 21
:period and	1 7 2 -1 6 19 12 1 13 43
:period as	7 3
:period ast	0 5 12 17
:period at	13 7
:period by	4 9 13 -25
:period contract	12 18
:period extra	5 12
:period fixed	12 5
:period if	13 -12
:period in	0 -3 4 -8 5 -22 6 -17 12 -5 13 38
:period is	4 2 12 5
:period late	5 2
:period lease	12 11
:period let	12 27
:period money	5 8 13 22
:period more	1 8
:period notice	12 -37 13 -2
:period of	7 14 8 7 12 -19 13 -33
:period off	6 3
:period old	11 8
:period on	13 16
:period one	13 36
:period only	6 18
:period or	4 4
:period paid	13 16
:period payment	13 5
:period please	5 10
:period rent	0 -26 4 -25 5 27 6 -21 7 -40 9 -29 12 -55 13 6
:period so	8 8
:period sum	4 8
:period the	6 18
:period together	13 11
:period up	13 4
:period upfront	13 17
:period when	13 15
:period will	4 9
:period>:absence	6 13
:period>:absolute	6 16 7 1 8 14
:period>:accepting	12 36
:period>:advance	4 -24 5 -11 6 -43 8 -26 12 -33 13 25
:period>:age	11 8
:period>:asking	12 36
:period>:building	10 1
:period>:burden	1 16 6 6 7 -4 13 2
:period>:child	1 5
:period>:clocktime	9 8
:period>:codething	2 1 5 -5 7 23 8 -40 12 26 13 12
:period>:condition	4 11 5 -31 13 4
:period>:deadline	9 10 12 -30 13 20
:period>:demand	8 12
:period>:demanding	6 -11 12 -6
:period>:denying	11 35 12 -23
:period>:deposit	5 -5
:period>:deterring	1 5 6 -6
:period>:disclaimer	12 7 13 -2
:period>:feething	12 31 13 -20
:period>:fixed	6 2 12 33 13 -58
:period>:holiday	9 30
:period>:income	13 -5
:period>:lifeword	7 9
:period>:longperiod	2 2 7 11 12 3 13 9
:period>:losing	14 1
:period>:money	4 27 13 25
:period>:nearby	7 1
:period>:negation	7 -5 12 13
:period>:neighbour	6 12
:period>:newness	13 -1
:period>:number	7 8 8 -23 13 35
:period>:onlyword	6 21 12 28
:period>:openprice	4 10 5 -20
:period>:opinion	13 1
:period>:payer	13 31
:period>:paying	5 -5 13 32
:period>:period	7 5 13 4
:period>:person	6 3
:period>:place	6 3
:period>:preferring	1 10
:period>:promise	4 3 5 -3 7 20 12 1 13 -1
:period>:record	12 10
:period>:regretting	14 1
:period>:rent	0 -36 4 -14 5 23 6 -28 7 -38 9 -24 10 -5 12 -19 13 7
:period>:return	0 -40 4 -14 5 34 6 -41 7 -52 9 -35 10 -11 12 -14 13 17
:period>:rulesplace	12 10
:period>:scarcity	0 -1 6 11
:period>:seller	13 25
:period>:spelled	4 -35 5 -5 6 -3 7 1 8 -7 12 11 13 59
:period>:time	7 1 12 18
:period>:title	11 8
:period>:tribunalrent	5 -27 7 10 8 -20 12 -6
:period>:utility	12 3
:period>:welcoming	5 7
:period>:work	12 20 13 -5
:period_:absence	0 3 6 5 9 5
:period_:absolute	7 14 13 1
:period_:accepting	5 28 9 1 13 8
:period_:advance	0 -3 1 -5 4 -45 5 -126 6 -42 7 -2 9 -29 10 -13 13 17
:period_:asking	4 4
:period_:bid	7 9
:period_:building	4 9 5 31
:period_:burden	0 -5 1 6 12 -3 13 10
:period_:child	1 24
:period_:clocktime	6 -55 8 -9 9 22 12 4
:period_:codething	6 4 7 14
:period_:condition	0 -23 13 -2
:period_:deadline	6 -8 8 -13 9 11 12 5 13 22
:period_:demand	8 11
:period_:demanding	6 -33 8 -12 13 25
:period_:denying	0 -4
:period_:deterring	1 7 5 -30 13 9
:period_:everyone	4 -1 6 3 13 9
:period_:fairness	5 1
:period_:feething	0 7 5 -16 6 -17 12 9
:period_:fixed	4 -7 13 -14
:period_:healthword	6 8
:period_:hiding	9 1 13 -24
:period_:holiday	9 9
:period_:income	13 7
:period_:lifeword	7 8
:period_:longperiod	7 18
:period_:losing	6 11 13 23
:period_:money	13 9
:period_:nearby	4 2 7 2 13 -3
:period_:negation	3 15 4 -9 12 18
:period_:neighbour	5 5
:period_:newness	0 -23 13 21
:period_:number	5 -15 7 -16 12 -20 13 44
:period_:offerdeal	13 8
:period_:online	13 9
:period_:onlyword	13 9
:period_:openprice	4 10 6 -38 8 -2 9 5 12 26 13 14
:period_:opinion	0 9 1 -3 7 -11 12 22 13 5
:period_:payer	5 -43 12 8 13 17
:period_:paying	4 -8 5 -51 13 47
:period_:period	4 12 7 25 12 -9 13 4
:period_:person	6 7 13 17
:period_:pet	5 13
:period_:phone	13 4
:period_:photo	5 3 13 5
:period_:place	6 2
:period_:promise	7 24 13 9
:period_:ranking	6 -25 13 17
:period_:regretting	14 1
:period_:rent	12 10
:period_:return	12 17 13 -4
:period_:room	4 1 13 3
:period_:scarcity	0 -7
:period_:seller	5 -8 13 22 14 1
:period_:spelled	3 4 5 -20 7 -21 13 66
:period_:student	12 2
:period_:superlative	4 3 12 29 13 -14
:period_:thing	5 11 13 18
:period_:time	12 13
:period_:title	13 3
:period_:tribunalrent	7 18
:period_:utility	13 -2
:period_:welcoming	3 3 8 9 13 26
:period_:work	0 7
:period_:writeto	13 20
:person	0 70 1 41 2 76 3 1 4 25 5 22 6 13 7 -4 8 23 9 -15 10 -22 11 -44 12 -25 13 15 14 -17
:person ##	8 2
:person $	1 -28 2 14 3 -24 5 8 6 -3 7 18 8 -9 14 -15
:person ,	1 -8 5 -42 6 -17 8 38 9 12 11 -11
:person :absence	0 -27 6 -4 8 -2
:person :absolute	0 5 1 -14 6 -19
:person :accepting	2 1 4 -5
:person :advance	3 1
:person :bid	4 16 13 4
:person :burden	0 11 1 -17 2 -11 4 -16 5 -14 7 -18 14 -12
:person :childless	13 1
:person :clocktime	2 33
:person :codething	2 3 6 12
:person :condition	1 29 7 10
:person :consent	6 7
:person :deadline	3 17
:person :demanding	4 -8 8 -3 13 -34
:person :denying	7 5
:person :deterring	0 1 1 -8 2 -12 6 2
:person :disability	8 3
:person :family	8 1
:person :fee	5 11
:person :forename	8 19
:person :hiding	3 -26
:person :income	2 1
:person :kin	1 10
:person :lifeword	2 4 7 2
:person :losing	6 14
:person :money	4 5
:person :nearby	8 3
:person :negation	0 -1 1 9 2 19 6 -31 13 6
:person :neighbour	1 9 8 22
:person :newness	4 6 7 21
:person :number	8 11
:person :onlyword	3 -7 6 -37
:person :openprice	0 -6 1 -13 2 18 5 1 10 17
:person :opinion	2 7 3 3 10 19
:person :payer	4 6
:person :paying	5 27 7 4
:person :person	1 1
:person :photo	7 8
:person :preferring	0 3 2 2
:person :promise	0 -14 2 -15 6 6
:person :refusing	0 -3
:person :room	8 5
:person :scarcity	0 4 1 -16
:person :seller	2 33
:person :sex	2 12
:person :title	0 15 2 9 4 4 5 -21 6 17 7 -14 8 -59 13 23
:person :wanting	0 6 2 6 6 2
:person :welcoming	1 6
:person :writeto	2 3
:person and	2 -6 4 2 14 7
:person are	0 -3 2 -7 6 48 13 8
:person as	14 1
:person be	0 6
:person before	3 2
:person but	7 4
:person disabled	2 3
:person else	2 -8 6 15
:person expense	5 2
:person from	2 37
:person had	3 -6
:person has	7 26
:person i	2 19
:person in	0 7 2 -25 5 3 7 -24
:person is	6 13
:person it	0 17
:person kept	3 -14
:person lives	7 7
:person living	2 6
:person may	3 1 13 4
:person mid	5 1
:person must	0 -14 2 -6
:person need	0 1
:person never	7 11
:person no	2 7
:person of	2 22 6 -1 8 -32 13 11
:person offered	4 2
:person on	0 4 2 -15 5 -5
:person only	0 7 1 -11
:person over	13 2
:person pay	5 1
:person please	2 3
:person preferred	0 5
:person receiving	0 12
:person room	8 3
:person should	4 8
:person still	1 4 2 3
:person than	1 5
:person that's	6 1
:person through	6 8
:person to	0 -2 3 4 5 3 6 2 10 19
:person want	6 5
:person was	8 13
:person we	2 1
:person when	1 2
:person where	1 13
:person who	0 10 2 6 4 5 5 -19 6 19 7 -12 8 -107 13 24
:person who'd	2 9 4 12
:person who've	1 8
:person whose	0 29 1 10
:person will	6 1 7 -6
:person with	0 9 1 44 2 30 3 19 4 -73 6 -38 7 -45 8 -74
:person without	1 24 2 -8 3 5 6 -5 13 9
:person would	2 9
:person £#	4 7
:person>:absence	0 -13 2 -17 6 -35 8 -20
:person>:absolute	0 4 1 -15 6 -45 7 3
:person>:accepting	2 2 6 14 8 -9
:person>:advance	0 4
:person>:age	0 7
:person>:asking	14 1
:person>:benefit	0 21
:person>:bid	0 2 4 24 13 3
:person>:building	1 5 2 -3 6 5
:person>:burden	0 9 1 -8 2 -18 4 -2 5 -13 7 -4 14 -26
:person>:child	0 -24 1 71 2 -25 3 -10
:person>:childless	1 27
:person>:clocktime	2 11 8 16
:person>:codething	1 -6 5 3 6 7 8 25
:person>:condition	1 23 7 8 13 6
:person>:consent	6 16
:person>:councilpay	0 4 4 9
:person>:deadline	0 -7 3 15 5 4 6 4
:person>:demand	4 6 6 14
:person>:demanding	0 -1 4 -15 8 -10 13 -44
:person>:denying	2 26 7 3
:person>:deterring	2 -6 3 -8 5 -17 6 12 8 11
:person>:disability	0 -37 1 -6 2 34
:person>:dislike	8 11
:person>:everyone	0 14
:person>:fairness	2 3 4 -9
:person>:faith	2 27
:person>:family	1 5
:person>:fee	5 23
:person>:feething	8 9
:person>:fixed	12 1
:person>:forename	8 41
:person>:healthword	0 -7 2 15
:person>:hiding	2 -11 3 -29
:person>:holiday	9 2
:person>:income	0 24 1 -17 5 3
:person>:kin	1 52
:person>:lifeword	8 18
:person>:losing	2 -12 6 15
:person>:money	0 5 4 8 5 -1
:person>:nation	2 4
:person>:nearby	8 2
:person>:negation	0 -21 1 30 2 12 6 -61 8 -18 13 7
:person>:neighbour	1 3 2 -3 8 22
:person>:newness	4 3 7 29
:person>:number	0 24 2 10 4 2 8 12
:person>:onlyword	3 -11 6 -28
:person>:openprice	2 15 3 9 4 13 5 10 8 2 10 15
:person>:opinion	2 18 4 8 10 17
:person>:origin	2 20
:person>:payer	5 23
:person>:paying	5 46 7 2
:person>:period	13 21
:person>:pet	0 -3 1 -6 2 -45 3 54
:person>:photo	7 6 11 1
:person>:politics	2 21
:person>:preferring	0 2 2 6
:person>:promise	0 -3 2 -22 6 8 8 6
:person>:ranking	6 10
:person>:rent	0 27
:person>:return	0 33 4 -18
:person>:room	1 12 8 19
:person>:scarcity	0 5 1 -17 6 -1
:person>:seller	2 39
:person>:sex	2 16
:person>:spelled	2 2 6 -26 7 -24
:person>:time	1 8
:person>:title	0 12 2 10 4 2 5 -26 6 15 7 -16 8 -46 13 21
:person>:urgency	8 12
:person>:utility	0 22
:person>:wanting	0 4 1 -7 2 12
:person>:work	0 73 1 -35 2 -36 6 -23 7 -8
:person>:writeto	2 2 14 3
:person_:absence	0 26 1 -9 6 -22 8 -27
:person_:absolute	0 3 2 -15 3 1 5 7 7 13 8 -3
:person_:accepting	1 6 2 -3 5 16 6 18 8 -20 12 2
:person_:advance	0 2 1 -1 2 -26 6 -32 8 5 13 7
:person_:age	1 12 4 9
:person_:asking	0 -5 8 10 14 9
:person_:benefit	0 34 1 -38 3 -20 4 -17 5 -14 6 -30 7 -16 8 -19
:person_:bid	4 62 8 -18 13 2
:person_:building	4 11 6 22 10 1
:person_:burden	0 16 2 -13 4 9 6 1 9 5
:person_:child	0 -60 1 81 2 -92 3 -21 8 -11
:person_:childless	1 28
:person_:clocktime	2 -4 4 11 6 3 8 18 13 9
:person_:codething	0 2 8 15
:person_:condition	12 2
:person_:councilpay	0 39
:person_:deadline	0 30 9 5 12 20
:person_:demand	0 -19 3 1 4 10 6 28
:person_:demanding	0 4 1 26
:person_:denying	0 -11 1 1 2 6 6 -5 13 7
:person_:deterring	0 7 2 4 3 14 14 14
:person_:disability	0 -11 1 -55 2 41 3 -3
:person_:disclaimer	6 -16
:person_:dislike	1 12 4 3
:person_:everyone	1 1 6 -8
:person_:fairness	0 -21 2 7
:person_:faith	2 42
:person_:family	2 -21
:person_:fee	5 6
:person_:feething	0 9 1 -38 8 4
:person_:fixed	12 9
:person_:forename	8 18
:person_:healthword	0 -13 2 22 8 3
:person_:hiding	2 -14 13 24
:person_:holiday	9 11
:person_:income	0 42 2 -71 6 -23
:person_:jobless	0 33
:person_:keything	6 5 8 2
:person_:kin	1 33
:person_:law	0 1
:person_:lifeword	1 -5 2 -4 6 -14 8 25
:person_:longperiod	13 19
:person_:losing	6 -9
:person_:money	0 6 4 19 5 24
:person_:nation	2 18
:person_:negation	0 -34 3 -18 8 -47
:person_:neighbour	2 -10 4 14 6 47
:person_:newness	2 -41 13 -2
:person_:number	0 9 1 42 2 7 3 2 4 24 7 -20 8 -14 14 -3
:person_:online	2 1 11 2
:person_:onlyword	0 17 1 6 3 3 9 8
:person_:openprice	0 23 2 -34 3 13 4 15 7 9 13 -1
:person_:opinion	1 -24 3 30 4 25 7 4 8 -35
:person_:origin	0 -8 2 60
:person_:payer	2 12 3 12 5 29
:person_:paying	0 1 5 25 13 2
:person_:period	13 38
:person_:person	0 -25 1 -13 6 -3 8 -30
:person_:pet	0 -48 1 -69 2 -93 3 81 6 -8
:person_:photo	2 2 6 6
:person_:place	0 -22 6 -10 7 9
:person_:politics	2 24
:person_:promise	1 7 2 10 6 19 7 -22
:person_:record	5 4
:person_:refusing	0 2 8 -13
:person_:regretting	1 13
:person_:rent	0 13 13 14
:person_:return	0 30 4 -5 5 -19
:person_:room	6 12 8 12
:person_:rulesplace	8 9
:person_:scarcity	2 -1 3 4
:person_:school	1 14
:person_:seller	0 -41 2 12 3 12 5 16
:person_:sex	2 3
:person_:source	0 13
:person_:spelled	2 2 3 -4 4 6 6 1 7 -21 8 -15 13 7
:person_:superlative	4 52
:person_:thing	4 7
:person_:time	7 9
:person_:urgency	6 22 8 17
:person_:utility	0 15
:person_:wanting	6 -40 7 1
:person_:welcoming	1 -15 2 -18
:person_:work	0 110 1 -51 2 -46 4 -47 6 -29 7 -9 8 -7
:person_:worshipplace	2 15
:pet	0 -155 1 -130 2 -141 3 197 4 -238 5 3 6 -118 7 -195 8 -52 9 16 10 -117 11 -107 12 -117 13 -115 14 -103
:pet $	2 -59 3 64 4 -18 5 4 6 -1 7 -37 8 5
:pet ,	0 -13 1 -9 3 69 4 -32 5 -1 6 -9
:pet :absence	3 -2
:pet :absolute	3 10
:pet :advance	3 2
:pet :asking	3 4
:pet :burden	2 -2
:pet :childless	3 1
:pet :clocktime	3 6
:pet :codething	3 17
:pet :demand	3 30
:pet :deterring	3 -5
:pet :fairness	3 -2
:pet :fee	5 8
:pet :negation	2 -17 3 26
:pet :newness	3 7
:pet :offerdeal	3 26
:pet :onlyword	2 -7 3 22
:pet :openprice	2 -3
:pet :payer	3 29
:pet :person	3 26
:pet :petpart	3 -21 8 -14
:pet :promise	3 21
:pet :refusing	3 5
:pet :room	3 -3
:pet :scarcity	3 2
:pet :seller	3 26
:pet :wanting	3 -2
:pet :welcoming	9 3
:pet and	3 23
:pet are	1 -14 2 -16
:pet aren't	3 11
:pet by	3 -7
:pet considered	3 -13
:pet fee	5 4
:pet flap	8 -4
:pet for	3 7
:pet free	3 26
:pet friendly	9 4
:pet from	3 8
:pet in	3 25
:pet included	2 14
:pet is	3 17
:pet lovers	3 7
:pet of	3 25
:pet ok	3 -12
:pet on	3 -1
:pet only	3 11
:pet or	2 -4
:pet ourselves	3 -17
:pet over	3 1
:pet owners	3 26
:pet people	3 29
:pet policy	3 8
:pet shower	3 -3
:pet teeth	6 6
:pet whatsoever	2 5
:pet will	3 9
:pet without	3 -18
:pet>:absolute	2 -7 3 40 7 -4
:pet>:accepting	1 -3 2 -3 3 -5
:pet>:advance	3 15
:pet>:bid	3 2
:pet>:building	3 21
:pet>:burden	2 -12 3 1
:pet>:child	1 10
:pet>:childless	7 4
:pet>:clocktime	3 19
:pet>:codething	3 21
:pet>:deadline	3 16
:pet>:demand	3 29
:pet>:denying	3 3
:pet>:disability	2 27 8 7
:pet>:everyone	3 25
:pet>:fairness	3 -25
:pet>:fee	5 4
:pet>:healthword	2 2
:pet>:money	5 7
:pet>:negation	1 -1 3 45 6 -2 7 -22
:pet>:neighbour	3 11
:pet>:newness	3 1
:pet>:number	3 31
:pet>:offerdeal	3 37
:pet>:onlyword	2 -14 3 18
:pet>:openprice	2 -10
:pet>:payer	1 -9 3 22 9 2
:pet>:paying	3 -4
:pet>:period	3 7
:pet>:person	3 26
:pet>:pet	3 33
:pet>:petpart	3 -27 8 -16
:pet>:photo	3 7 7 2
:pet>:preferring	3 4
:pet>:promise	2 -6 3 29 7 -9
:pet>:refusing	3 19
:pet>:regretting	3 5
:pet>:room	3 -10
:pet>:rulesplace	3 -7
:pet>:scarcity	3 14
:pet>:seller	2 -10 3 36
:pet>:spelled	3 23
:pet>:wanting	6 6
:pet>:welcoming	2 -19
:pet_:absence	3 14 8 -1 9 1
:pet_:absolute	1 -13 3 61 7 -18
:pet_:accepting	0 -13 1 -29 2 -55 3 33 5 -6 9 2
:pet_:asking	1 -3 2 -50 3 -27 4 -27
:pet_:bid	3 12
:pet_:building	3 55
:pet_:burden	3 3 9 3
:pet_:child	1 8 3 1
:pet_:childless	7 4
:pet_:codething	3 18
:pet_:condition	3 -17
:pet_:consent	3 -13
:pet_:deadline	3 4 8 -8
:pet_:demanding	2 -14 3 -23 5 5
:pet_:denying	3 29
:pet_:deterring	3 33 9 3
:pet_:disability	2 32 8 5
:pet_:everyone	1 -5 2 1 3 42
:pet_:fairness	3 -41
:pet_:family	3 2
:pet_:hiding	3 5
:pet_:holiday	9 20
:pet_:money	5 27
:pet_:negation	0 -21 1 -1 3 39 6 -6 7 -7
:pet_:neighbour	3 13
:pet_:newness	3 4 7 -11
:pet_:number	3 22
:pet_:offerdeal	3 25
:pet_:onlyword	3 4
:pet_:openprice	1 -6
:pet_:opinion	1 -11 2 -30 3 17 4 -9
:pet_:payer	3 27 4 -1
:pet_:period	3 5
:pet_:pet	3 26
:pet_:petpart	3 -24
:pet_:photo	3 51
:pet_:preferring	3 16
:pet_:promise	3 22
:pet_:ranking	8 -10
:pet_:refusing	3 33
:pet_:regretting	3 21
:pet_:rulesplace	3 -26
:pet_:scarcity	3 4
:pet_:seller	3 25 4 -3
:pet_:spelled	3 17
:pet_:superlative	3 26
:pet_:thing	2 5 3 -6
:pet_:time	3 2
:pet_:utility	3 -6
:pet_:wanting	2 -18
:pet_:welcoming	1 -2 2 -21 3 -4
:petpart	0 -73 1 -27 2 -133 3 95 4 -21 6 -93 7 -86 8 -29 14 -12
:petpart $	3 28
:petpart ,	3 31
:petpart :burden	3 2 10 5
:petpart :deterring	10 5
:petpart :openprice	3 23
:petpart and	3 11
:petpart friends	3 22
:petpart in	3 -7 8 -5
:petpart on	3 2 10 5
:petpart or	3 27
:petpart>:accepting	3 17
:petpart>:burden	10 5
:petpart>:deterring	3 2 10 5
:petpart>:negation	3 42
:petpart>:openprice	3 40
:petpart>:payer	3 1
:petpart>:petpart	3 36
:petpart_:absence	3 12
:petpart_:accepting	3 12
:petpart_:deterring	3 12
:petpart_:keything	8 -7
:petpart_:losing	3 21
:petpart_:negation	3 53
:petpart_:neighbour	8 -9
:petpart_:openprice	3 31
:petpart_:pet	3 -5
:petpart_:petpart	3 23
:petpart_:photo	3 7
:petpart_:place	3 1
:petpart_:promise	3 14
:petpart_:refusing	3 31
:petpart_:room	8 -21
:petpart_:source	3 1
:petpart_:urgency	3 2
:phone	0 -4 2 -15 3 -40 4 12 5 -4 6 25 8 -4 9 -49 10 -27 11 -35 12 -57 13 -21 14 91
:phone ##	0 7 8 -12 14 28
:phone $	1 -38 4 28 6 -12
:phone ,	14 13
:phone :absolute	14 1
:phone :burden	14 8
:phone :codething	14 15
:phone :condition	1 1
:phone :consent	14 -1
:phone :deadline	0 12 8 9
:phone :deterring	8 -36
:phone :fixed	8 3
:phone :keything	8 4
:phone :number	0 1 4 -3 6 7 7 12 8 -5 14 26
:phone :online	7 3 13 7 14 -39
:phone :openprice	8 7
:phone :opinion	6 6 13 7
:phone :payer	6 9 13 9
:phone :person	2 2
:phone :phone	8 14
:phone :ranking	8 4
:phone :seller	6 1 13 5
:phone :spelled	7 14
:phone :thing	8 5
:phone :time	8 7
:phone :urgency	6 2
:phone :writeto	13 4
:phone are	6 12
:phone by	14 1
:phone has	6 9
:phone if	1 2
:phone is	7 1 8 -5 14 10
:phone it	4 4 5 9 6 -20
:phone lock	8 5
:phone me	4 -6 14 2
:phone o77oo	14 2
:phone on	8 -36
:phone one	7 22
:phone signal	14 -29
:phone that	14 9
:phone the	1 11 8 1 14 23
:phone there	14 22
:phone through	14 -1
:phone to	8 4
:phone twice	8 9
:phone us	13 8
:phone with	11 2
:phone you	14 2
:phone>:absolute	14 2
:phone>:burden	8 -8 14 7
:phone>:child	1 3
:phone>:codething	14 29
:phone>:consent	14 -8
:phone>:deadline	0 10 6 1 8 4
:phone>:demand	6 14
:phone>:deterring	8 -47
:phone>:fee	5 9
:phone>:fixed	8 17
:phone>:keything	8 5
:phone>:kin	1 10
:phone>:money	4 11
:phone>:negation	6 16
:phone>:neighbour	14 12
:phone>:newness	6 17
:phone>:number	4 -3 7 13 8 -14 14 36
:phone>:online	7 2 13 7 14 -14
:phone>:onlyword	14 4
:phone>:openprice	8 5
:phone>:opinion	6 17 13 7
:phone>:payer	6 1 13 8
:phone>:phone	1 3 8 14 14 3
:phone>:photo	11 1
:phone>:preferring	14 2
:phone>:ranking	8 8
:phone>:record	14 24
:phone>:seller	4 -1 6 4 8 -9 13 5 14 18
:phone>:source	6 2
:phone>:spelled	7 19 8 -5
:phone>:thing	8 18
:phone>:time	8 11
:phone>:title	8 5
:phone>:urgency	6 4
:phone>:writeto	13 4
:phone_:absolute	14 5
:phone_:accepting	14 1
:phone_:building	7 10
:phone_:burden	4 -6 14 5
:phone_:child	1 8
:phone_:deadline	14 1
:phone_:demand	6 17
:phone_:denying	6 12
:phone_:kin	1 14
:phone_:money	4 10 5 8
:phone_:nearby	7 4
:phone_:negation	1 -6 6 19 14 14
:phone_:neighbour	8 -20 14 7
:phone_:newness	6 3
:phone_:number	4 -33 8 -67 14 75
:phone_:onlyword	14 3
:phone_:openprice	7 5 8 -3 14 15
:phone_:opinion	0 9 7 8 8 -13 14 14
:phone_:phone	1 13 6 1 14 13
:phone_:promise	6 5 7 13
:phone_:ranking	14 14
:phone_:record	14 18
:phone_:rulesplace	8 4
:phone_:seller	14 15
:phone_:spelled	0 -17 14 19
:phone_:time	4 7 8 4
:phone_:urgency	4 7 6 8
:photo	0 -5 1 -25 2 -11 4 -21 5 35 6 -2 7 -29 8 -37 9 4 10 9 11 165 13 -3 14 5
:photo $	1 -4 5 5 8 13 11 26
:photo ,	0 -15 3 2 7 -36 8 -23 10 -4 11 34
:photo :absence	3 17
:photo :absolute	11 13
:photo :accepting	11 4
:photo :building	3 5 11 6
:photo :burden	2 -13
:photo :childless	8 5
:photo :clocktime	5 3 11 16
:photo :codething	0 11 4 11 6 -17 7 -12 8 -2 11 14
:photo :condition	0 1 11 21
:photo :deadline	5 2 11 30
:photo :denying	11 16
:photo :deterring	14 1
:photo :disclaimer	6 5
:photo :fairness	4 1
:photo :losing	7 5
:photo :negation	11 18
:photo :neighbour	1 2 8 16 11 12
:photo :number	0 4 4 7 7 -2 11 21
:photo :onlyword	2 -9 11 22
:photo :openprice	4 -34 5 25 11 11
:photo :person	3 -30 8 22
:photo :photo	11 3
:photo :scarcity	2 -11 7 13 11 1
:photo :seller	6 2
:photo :spelled	11 11 14 12
:photo are	1 -8 2 -32 11 64
:photo as	11 5
:photo at	1 2 14 4
:photo below	8 8
:photo buyer	6 6
:photo doesn't	11 1
:photo flat	11 6
:photo for	2 -19 11 19
:photo from	5 4 11 17
:photo has	12 3
:photo have	11 3
:photo home	3 11
:photo in	7 17 8 -48 11 -16
:photo is	0 11 4 12 6 -15 7 -11 8 -24 11 13
:photo isn't	11 9
:photo matter	4 1
:photo may	11 25
:photo of	11 10
:photo on	11 -13
:photo only	11 8
:photo over	8 6
:photo show	11 -5
:photo tenant	8 19
:photo tenants	3 -4
:photo than	11 5
:photo the	11 -11
:photo twenty	4 3
:photo upstairs	11 1
:photo used	11 17
:photo was	11 36
:photo with	6 16 10 6
:photo>:absence	3 15
:photo>:absolute	2 -14 11 13
:photo>:accepting	11 4
:photo>:advance	11 2
:photo>:age	11 8
:photo>:building	7 -2 8 -26 11 16
:photo>:burden	2 -5
:photo>:childless	1 3 8 1
:photo>:clocktime	5 4 11 14
:photo>:codething	0 10 1 3 4 9 6 -7 7 -3 8 -1 11 43
:photo>:condition	11 22
:photo>:consent	11 8
:photo>:deadline	5 12 11 27
:photo>:demanding	6 7
:photo>:denying	11 36
:photo>:deterring	4 -1
:photo>:disability	11 8
:photo>:disclaimer	6 1 11 6
:photo>:everyone	11 2
:photo>:fairness	11 16
:photo>:fixed	12 3
:photo>:healthword	3 6
:photo>:holiday	12 4
:photo>:losing	7 6
:photo>:money	5 5
:photo>:nearby	11 11
:photo>:negation	2 -24 11 20
:photo>:neighbour	8 2
:photo>:newness	10 2
:photo>:number	4 1 7 -31 8 -8 11 22
:photo>:onlyword	2 -25 11 30
:photo>:openprice	4 -30 5 24 11 39
:photo>:opinion	8 -8
:photo>:payer	11 9
:photo>:person	3 -35 8 27
:photo>:pet	3 12
:photo>:photo	2 -32 6 -23 8 -32 11 15
:photo>:ranking	11 14
:photo>:refusing	11 20
:photo>:room	6 9 11 -11
:photo>:scarcity	2 -17 7 8 11 16
:photo>:sex	2 8
:photo>:spelled	8 -18 11 9 14 11
:photo>:superlative	6 2
:photo>:thing	2 5 11 11
:photo>:writeto	11 9
:photo_:absolute	2 -35 10 3 11 7
:photo_:accepting	11 5
:photo_:advance	11 30
:photo_:age	11 15
:photo_:bid	11 2
:photo_:building	7 -12 11 23
:photo_:burden	0 -26 1 -13 2 -18 4 1 6 -53 8 -10 11 13
:photo_:childless	1 2
:photo_:clocktime	11 4
:photo_:codething	1 4 4 -2 11 33
:photo_:condition	6 -2 11 13
:photo_:deadline	11 12
:photo_:demanding	6 2 8 8 11 16
:photo_:denying	11 15
:photo_:deterring	5 1 8 -29 14 1
:photo_:disability	11 8
:photo_:disclaimer	11 15
:photo_:dislike	8 2
:photo_:everyone	10 5
:photo_:fairness	11 21
:photo_:feething	11 5 13 5
:photo_:forename	11 -1
:photo_:hiding	6 1
:photo_:holiday	1 11 12 3
:photo_:income	0 5
:photo_:jobname	0 10
:photo_:keything	6 2
:photo_:kin	1 -5
:photo_:longperiod	12 8
:photo_:nation	11 11
:photo_:nearby	1 3 7 -10 9 11 11 8
:photo_:negation	2 -33 6 -2 11 20
:photo_:neighbour	6 3
:photo_:newness	11 5
:photo_:number	1 11 8 -31 11 23
:photo_:online	14 14
:photo_:onlyword	2 -36 11 29
:photo_:openprice	6 -44 11 60
:photo_:opinion	6 -20 7 11 11 40
:photo_:payer	11 39
:photo_:person	0 3 1 1 5 4 11 2
:photo_:photo	0 -1 1 -4 2 -17 3 -3 6 -16 8 -26 11 39
:photo_:place	5 6
:photo_:preferring	11 2
:photo_:ranking	6 6 11 47
:photo_:record	11 1
:photo_:refusing	11 2
:photo_:return	0 2
:photo_:room	6 17 10 3
:photo_:scarcity	2 -34 6 -12 11 35
:photo_:school	11 1
:photo_:seller	7 4 11 48
:photo_:spelled	0 -2 8 -17 9 7 11 8
:photo_:superlative	6 11 11 13
:photo_:urgency	6 18
:photo_:wanting	8 4 11 16
:photo_:work	0 16
:photo_:writeto	14 3
:place	0 -45 1 -37 3 -12 4 -35 5 -32 6 -9 7 85 8 -70 10 21 11 -65 12 -80 13 -6 14 -32
:place ##	9 1
:place $	2 18 3 -12 4 -58 6 -22 7 6 8 -60 11 -48 14 -3
:place ,	0 -29 1 1 2 -9 4 -30 6 -2 7 2 8 -36 10 10 11 2 14 -3
:place :bid	7 9
:place :burden	10 -4 13 7
:place :codething	7 6
:place :condition	6 3
:place :deadline	6 -2
:place :deterring	7 5
:place :newness	10 4
:place :number	9 11
:place :onlyword	6 7
:place :opinion	6 2
:place :origin	2 3
:place :person	0 2
:place :phone	8 5
:place :promise	7 16
:place :room	7 -1
:place :superlative	7 36
:place and	1 -16 2 2 7 16 8 -20
:place by	6 3
:place class	7 13
:place comes	7 2
:place comfiest	7 11
:place cup	8 3
:place does	7 7 8 1
:place else	7 3
:place for	6 22
:place gets	7 8
:place guarantor	13 10
:place has	6 3
:place in	6 -28 7 19 8 -4 10 -7
:place is	7 1 8 -24
:place it	10 2
:place of	0 25 2 17 4 23
:place rover	8 5
:place says	0 3
:place this	10 11
:place to	6 5
:place>:absolute	0 -1
:place>:bid	7 10
:place>:burden	6 1 7 12 10 -13 13 8
:place>:codething	7 12
:place>:deadline	6 -19
:place>:denying	7 14
:place>:deterring	8 7
:place>:disclaimer	6 2
:place>:family	7 9
:place>:keything	8 1
:place>:money	4 24 7 7
:place>:nation	2 13
:place>:nearby	10 -3
:place>:negation	0 -3 1 -15 7 19
:place>:newness	6 -10 7 -3 10 6
:place>:number	7 -3 8 -3 9 8
:place>:onlyword	6 12
:place>:openprice	3 -9 4 -2 6 11
:place>:opinion	6 8
:place>:origin	2 1
:place>:period	6 6 10 6
:place>:person	0 29
:place>:phone	8 5
:place>:place	6 -19 7 16
:place>:promise	6 -3 7 19
:place>:seller	8 3 10 14 11 8
:place>:spelled	6 -2 7 3
:place>:superlative	7 45
:place>:thing	11 5
:place>:time	7 -5
:place>:title	6 2
:place>:wanting	2 27 3 1
:place>:writeto	8 13
:place_:absolute	7 15
:place_:accepting	0 -14 10 6
:place_:advance	7 1
:place_:age	10 4
:place_:benefit	7 -6
:place_:building	7 4
:place_:burden	4 10 7 6
:place_:codething	10 6
:place_:councilpay	0 -2
:place_:deadline	2 -6 7 8 10 -12
:place_:demanding	2 1 4 3 7 27
:place_:denying	7 18 10 1
:place_:deterring	4 4 8 5
:place_:everyone	7 18
:place_:family	7 19
:place_:healthword	7 15
:place_:losing	7 1
:place_:money	4 15 7 12
:place_:nation	2 11
:place_:nearby	10 -18
:place_:negation	0 -22 1 -10 7 26 8 4 10 11
:place_:newness	0 -6 7 38 10 6
:place_:number	7 -3 8 -15 9 3
:place_:openprice	7 33
:place_:opinion	7 7
:place_:period	4 17 6 4 10 7
:place_:person	0 20
:place_:place	6 -18 7 7
:place_:preferring	8 9
:place_:promise	0 -5 7 11
:place_:ranking	7 1
:place_:room	7 14 10 12
:place_:safety	7 6
:place_:scarcity	7 6
:place_:school	7 5
:place_:seller	8 10 10 13 11 9
:place_:spelled	0 -13 1 -8 2 -11
:place_:superlative	7 2
:place_:thing	11 4
:place_:time	6 6
:place_:utility	10 10
:place_:wanting	0 13 2 8
:place_:writeto	7 10 8 12
:politics	0 -25 1 -5 2 123 4 -3 5 -3 6 -16 7 -7 10 6 11 -61 14 -10
:politics $	2 11
:politics ,	2 16
:politics :absolute	2 4
:politics :accepting	10 3
:politics :burden	2 18
:politics :codething	2 2
:politics :demanding	2 6
:politics :deterring	2 4
:politics :feething	8 10
:politics :hiding	2 8
:politics :keything	8 8
:politics :negation	2 6
:politics :onlyword	2 4
:politics :place	2 1
:politics :politics	2 9
:politics :promise	2 14
:politics :room	8 7
:politics :scarcity	2 4
:politics :wanting	2 3
:politics can	2 8
:politics fein	2 22
:politics gate	8 7
:politics is	2 2
:politics need	2 1
:politics of	2 -6 8 -3
:politics only	2 4
:politics will	2 14
:politics>:absolute	2 5
:politics>:accepting	10 2
:politics>:burden	2 17
:politics>:demanding	2 5
:politics>:deterring	2 8
:politics>:feething	8 10
:politics>:hiding	2 8
:politics>:keything	8 9
:politics>:negation	2 5
:politics>:onlyword	2 4
:politics>:person	2 10
:politics>:place	2 14
:politics>:politics	2 30
:politics>:promise	2 14
:politics>:room	8 5
:politics>:scarcity	2 4
:politics>:seller	2 9
:politics>:wanting	2 3
:politics_:accepting	2 3
:politics_:asking	2 4
:politics_:bid	2 20
:politics_:deadline	2 17 8 3
:politics_:demanding	2 5
:politics_:deterring	2 29
:politics_:hiding	2 6
:politics_:nearby	2 13
:politics_:negation	2 14 8 15
:politics_:newness	2 3
:politics_:openprice	2 15
:politics_:opinion	2 23
:politics_:person	2 18
:politics_:phone	2 5
:politics_:politics	2 28
:politics_:spelled	2 19
:politics_:wanting	2 12
:politics_:writeto	2 13
:preferring	0 13 1 25 2 62 5 -25 6 -65 7 2 8 -43 10 -76 11 17 12 -19 13 13 14 -12
:preferring $	3 -12 4 8
:preferring ,	0 2 1 -19 3 6
:preferring :absence	1 6
:preferring :absolute	1 4
:preferring :bid	0 1
:preferring :building	7 26
:preferring :burden	2 16 4 1
:preferring :childless	0 1
:preferring :codething	0 6
:preferring :deadline	4 11
:preferring :deterring	2 12 14 4
:preferring :everyone	2 -5
:preferring :hiding	1 9
:preferring :negation	1 5
:preferring :neighbour	7 12
:preferring :number	2 22 11 15
:preferring :offerdeal	4 5
:preferring :onlyword	1 2
:preferring :openprice	4 23 13 4
:preferring :opinion	4 10 13 12
:preferring :person	7 7
:preferring :pet	3 -8
:preferring :photo	7 4
:preferring :preferring	2 2
:preferring :room	7 4
:preferring :spelled	1 5 7 6 11 22
:preferring a	1 -10 4 -14 5 6 9 1
:preferring and	4 21 6 -7
:preferring at	1 7
:preferring flat	7 5
:preferring for	0 -18 2 11
:preferring given	2 6
:preferring is	0 6
:preferring it	2 15
:preferring landlord	7 3
:preferring of	3 10 7 -17
:preferring on	2 14
:preferring over	0 2
:preferring single	2 8
:preferring suited	2 7
:preferring tenant	2 2
:preferring than	0 7 2 1 11 1
:preferring the	6 4
:preferring to	4 9 13 4
:preferring two	2 1
:preferring was	11 11
:preferring with	1 3
:preferring you	3 8
:preferring you'll	0 6
:preferring>:absence	1 21
:preferring>:accepting	0 1 2 1 6 2
:preferring>:building	2 2 6 10 7 15
:preferring>:burden	2 17
:preferring>:childless	1 23
:preferring>:codething	0 5
:preferring>:deadline	4 18
:preferring>:deterring	1 -12 2 16 14 6
:preferring>:disability	2 -8
:preferring>:faith	2 8
:preferring>:family	1 -11
:preferring>:hiding	1 6
:preferring>:kin	1 -4
:preferring>:losing	2 3
:preferring>:nation	2 16
:preferring>:negation	1 26 2 12
:preferring>:neighbour	7 12
:preferring>:number	1 1 2 18 11 10
:preferring>:offerdeal	4 12
:preferring>:openprice	2 8 4 4 13 7
:preferring>:opinion	3 13 5 -2 13 13
:preferring>:person	1 5 2 8 6 -2 7 3 13 3
:preferring>:photo	7 5
:preferring>:place	7 7
:preferring>:preferring	2 2
:preferring>:refusing	1 4
:preferring>:room	2 -1
:preferring>:rulesplace	2 1
:preferring>:scarcity	4 16
:preferring>:sexual	2 7
:preferring>:spelled	1 30 7 3 11 20
:preferring>:title	2 24
:preferring>:urgency	6 6
:preferring>:welcoming	3 3
:preferring>:work	2 -1
:preferring_:absence	1 1
:preferring_:absolute	7 12
:preferring_:accepting	0 9 1 10 7 -12
:preferring_:building	2 15 7 -6
:preferring_:burden	7 5
:preferring_:child	1 18 2 -29
:preferring_:childless	1 19
:preferring_:clocktime	2 16 4 12
:preferring_:codething	11 1
:preferring_:condition	0 2
:preferring_:councilpay	2 3
:preferring_:deadline	4 13
:preferring_:demand	2 6 6 -23
:preferring_:demanding	0 10 2 7 8 1
:preferring_:denying	0 6
:preferring_:deterring	7 5
:preferring_:disability	1 -6
:preferring_:everyone	1 -1
:preferring_:faith	2 32
:preferring_:family	1 -11
:preferring_:feething	11 16
:preferring_:income	0 3 7 3 13 7
:preferring_:keything	6 4
:preferring_:money	7 16
:preferring_:nation	2 37
:preferring_:negation	1 21
:preferring_:number	1 11 7 -9
:preferring_:onlyword	1 1
:preferring_:openprice	2 21 3 -13 6 -25 7 10 11 22
:preferring_:opinion	2 6 4 -15 7 1 13 4
:preferring_:origin	2 10
:preferring_:paying	3 12 13 9
:preferring_:person	0 14 2 18 6 -23 8 -18 13 9
:preferring_:pet	3 5
:preferring_:place	4 -7 7 15
:preferring_:preferring	4 14
:preferring_:ranking	2 13
:preferring_:refusing	1 10 7 14
:preferring_:return	7 2
:preferring_:rulesplace	11 3
:preferring_:safety	0 5
:preferring_:scarcity	0 2 4 14 6 -6
:preferring_:seller	2 -11
:preferring_:sex	2 32
:preferring_:sexual	2 2
:preferring_:spelled	1 14
:preferring_:title	2 31 8 -11
:preferring_:urgency	6 22
:preferring_:wanting	9 1 11 6
:preferring_:welcoming	3 27
:preferring_:work	0 12
:preferring_:writeto	7 9
:promise	0 20 2 4 3 37 5 -1 7 121 8 5 9 -6 10 -1 12 20 13 -2 14 -86
:promise ##	8 4
:promise $	2 -28 6 -8 7 61 8 -50
:promise ,	0 4 7 34
:promise :absence	6 2 12 3
:promise :absolute	6 -20 7 19
:promise :accepting	0 12 3 18 4 15 6 8 7 13 11 -4
:promise :asking	2 19
:promise :burden	7 10
:promise :demanding	0 4
:promise :denying	7 28
:promise :deterring	7 15
:promise :disclaimer	0 5 7 -10
:promise :fee	5 13
:promise :fixed	1 7 8 4 12 16
:promise :healthword	7 20
:promise :holiday	1 13 12 20
:promise :income	6 10
:promise :keything	8 21
:promise :losing	2 -10
:promise :negation	1 -7 2 1 3 15 4 -23 6 1 8 -7
:promise :newness	6 -10 7 16 10 2
:promise :number	7 27 8 1
:promise :online	1 7 7 -1
:promise :openprice	1 -6 2 -12 4 -24 6 12 7 49
:promise :opinion	4 -11 7 32 9 4
:promise :payer	7 4
:promise :paying	1 3 2 -10 3 6
:promise :phone	7 7
:promise :promise	0 -1 2 -17 7 41 8 -8
:promise :refusing	1 -4
:promise :rent	6 6 7 10
:promise :return	7 15
:promise :safety	7 22
:promise :scarcity	6 -1 7 2
:promise :spelled	3 1 7 11 8 5
:promise :time	6 12 7 4
:promise :wanting	0 15 6 -17 7 6 9 4
:promise :welcoming	3 13 7 20 9 5
:promise :writeto	6 -9 7 15 13 1
:promise about	11 4
:promise again	7 -3
:promise and	7 2
:promise as	7 27
:promise at	8 10
:promise be	2 18 4 2 6 -14 8 -19 9 -1
:promise been	7 -2
:promise bring	7 2
:promise charge	5 1
:promise come	3 16 7 4
:promise do	7 -25
:promise double	7 2
:promise fall	7 16
:promise feel	2 3
:promise find	1 7
:promise for	7 20
:promise get	6 -30 7 5
:promise have	3 8 6 23 7 9
:promise help	2 5
:promise in	7 -3
:promise it	7 1
:promise knock	8 4
:promise leave	12 9
:promise live	1 12 3 11
:promise love	9 5
:promise need	0 17
:promise never	7 17
:promise no	3 4
:promise not	2 8 3 4 6 1
:promise promise	6 3 7 -6
:promise put	4 1
:promise reach	7 9
:promise rent	6 6
:promise say	1 7 2 12
:promise see	6 31
:promise share	8 6
:promise shorthold	12 28
:promise statements	13 -9
:promise stay	1 14
:promise still	6 5
:promise take	4 4
:promise tell	2 3
:promise that	6 4 7 10
:promise the	7 12
:promise to	6 6 7 46
:promise vouch	11 9
:promise will	7 12
:promise you	0 2 6 -1 7 11
:promise>:absence	6 15 7 4 12 1
:promise>:absolute	6 -17 7 30
:promise>:accepting	0 19 3 23 4 11 7 8 11 -31
:promise>:advance	3 3
:promise>:asking	2 22 4 -9 6 -3
:promise>:bid	2 15
:promise>:building	7 3
:promise>:burden	4 19 7 18 8 14
:promise>:childless	0 -2
:promise>:clocktime	7 7
:promise>:consent	12 2
:promise>:deadline	2 8
:promise>:demand	4 7 6 -10
:promise>:demanding	3 3 6 -16
:promise>:denying	7 41
:promise>:deterring	4 4 7 16
:promise>:disclaimer	7 -13
:promise>:everyone	7 12
:promise>:fairness	2 -26 6 -7
:promise>:faith	2 22
:promise>:fee	5 19
:promise>:fixed	1 14 8 3 12 15
:promise>:healthword	7 23
:promise>:holiday	1 12 7 11 12 19
:promise>:income	0 4 6 7
:promise>:keything	8 15
:promise>:kin	7 1
:promise>:losing	2 -20 6 14
:promise>:money	5 5
:promise>:nearby	7 9
:promise>:negation	1 -24 3 9 4 -34 7 29 8 -25 11 -2
:promise>:neighbour	7 10
:promise>:newness	6 -45 7 16 8 -12 10 1
:promise>:number	6 -5 7 35
:promise>:online	1 6
:promise>:onlyword	7 6
:promise>:openprice	2 -21 5 11 6 7 7 24
:promise>:opinion	4 -22 5 4 7 20 8 -22 9 3
:promise>:payer	5 7
:promise>:paying	1 4 2 -25 3 4 7 8 13 8
:promise>:period	6 4
:promise>:person	6 9 7 2
:promise>:petpart	3 12
:promise>:phone	7 3
:promise>:photo	7 -10
:promise>:place	1 11
:promise>:promise	0 -4 2 -32 6 -2 7 72 8 -18
:promise>:ranking	1 14 2 -2 3 1 6 -13
:promise>:refusing	0 -22 2 6
:promise>:rent	6 20 7 11
:promise>:return	7 33
:promise>:room	11 2
:promise>:safety	7 29
:promise>:scarcity	6 -1 8 -6
:promise>:school	7 11
:promise>:sexual	2 1
:promise>:source	7 -36
:promise>:spelled	3 4 4 14 6 -2 7 12 8 12
:promise>:thing	8 15
:promise>:time	6 11 7 11
:promise>:wanting	0 4 6 -5 9 3 11 4
:promise>:welcoming	3 12 6 -4 7 11 9 4
:promise>:work	0 12 7 19
:promise>:writeto	6 -13 7 12 8 -3 13 3
:promise_:absence	1 -25 3 7 6 5 7 25 8 -10
:promise_:absolute	1 8 2 -22 6 -7 7 9
:promise_:accepting	2 2 4 -35 7 13
:promise_:advance	6 -12 12 12
:promise_:asking	0 2 4 -6 6 -27
:promise_:benefit	0 13
:promise_:bid	0 -8 2 3 4 2
:promise_:building	2 11
:promise_:burden	0 11 3 16 4 21 8 14
:promise_:childless	0 -19 7 6
:promise_:clocktime	4 16 7 15 8 1
:promise_:codething	11 3
:promise_:condition	1 2 8 13
:promise_:consent	7 45
:promise_:deadline	2 -5 4 9 6 14 7 10 13 3
:promise_:demand	4 16 6 -39
:promise_:demanding	6 -14 13 13
:promise_:denying	7 18
:promise_:deterring	2 -20 4 1
:promise_:disability	2 11 7 2 8 19
:promise_:disclaimer	2 -2 12 8
:promise_:everyone	1 15 3 5
:promise_:fairness	2 -24 3 4 7 -12
:promise_:faith	2 17
:promise_:fee	7 10
:promise_:feething	2 8 5 10 6 -17 7 14
:promise_:fixed	3 12 7 -3 12 30
:promise_:healthword	7 13
:promise_:hiding	0 8 3 5 8 3
:promise_:income	0 36
:promise_:lifeword	0 5
:promise_:longperiod	7 25
:promise_:losing	7 8
:promise_:money	6 1 7 30
:promise_:nation	2 7
:promise_:nearby	7 2
:promise_:negation	2 6 3 -5 7 49
:promise_:neighbour	7 1
:promise_:newness	6 -7 12 6
:promise_:number	1 3 5 -9 6 -31 7 46
:promise_:online	7 4 13 2
:promise_:onlyword	1 8 7 7
:promise_:openprice	1 -11 3 15 4 -7
:promise_:opinion	3 13 4 -24 6 9 7 2 8 -13 13 11
:promise_:payer	0 -5 6 15 13 5
:promise_:paying	5 4 7 7 13 2
:promise_:period	7 33
:promise_:pet	3 26 7 -3
:promise_:photo	2 15 3 18 7 -3
:promise_:place	1 11
:promise_:promise	7 47
:promise_:ranking	1 11 2 -14 3 14 12 4
:promise_:refusing	2 1 3 2 4 -17
:promise_:rent	6 9
:promise_:return	6 -6 7 49
:promise_:room	7 27 11 8
:promise_:scarcity	7 12
:promise_:school	7 12
:promise_:seller	2 16 13 11
:promise_:sexual	2 3
:promise_:spelled	0 17 1 15 2 16 4 13 6 -31 7 46
:promise_:superlative	7 12
:promise_:thing	8 22
:promise_:time	7 21
:promise_:title	2 -1 6 2 8 6
:promise_:urgency	0 7 7 14
:promise_:wanting	4 3 11 11
:promise_:work	0 6 7 3
:promise_:writeto	7 13 12 7 13 15
:ranking	0 28 1 4 2 24 3 -4 4 5 6 31 7 -24 9 -25 11 -14 12 11 13 9 14 -13
:ranking $	0 2 2 23 3 -7 4 22 5 9 6 -18 7 -10 8 -8 10 11 11 -37 12 7 13 15
:ranking ,	0 26 3 -29 6 -25 8 -17 10 11
:ranking :advance	13 17
:ranking :asking	0 11
:ranking :burden	2 2 10 -1
:ranking :clocktime	8 7
:ranking :codething	1 7 12 2 13 -5
:ranking :condition	2 20
:ranking :deadline	8 3 11 -5 13 -7
:ranking :demanding	6 1
:ranking :feething	13 20
:ranking :longperiod	12 16
:ranking :losing	6 19
:ranking :newness	4 1 10 4
:ranking :number	6 5 8 7 12 2
:ranking :openprice	2 1 5 12 6 14 7 20
:ranking :opinion	4 -2 6 15 7 19 8 -7
:ranking :payer	11 4
:ranking :period	0 -26 1 20 4 -25 6 -25 10 -7 13 21
:ranking :person	1 -5 2 -1 4 4 8 -6
:ranking :phone	8 5
:ranking :photo	11 2
:ranking :record	3 -7
:ranking :room	4 -6 6 -75 7 -34 8 3 11 -33 13 -19
:ranking :rulesplace	3 -13
:ranking :scarcity	7 -7
:ranking :seller	11 3
:ranking :spelled	0 8 4 13 6 13
:ranking :title	0 13
:ranking :tribunalrent	12 3 13 -20
:ranking :urgency	4 6 6 -10 10 19
:ranking :utility	3 -7
:ranking and	6 -4 8 -10 13 20
:ranking at	4 15
:ranking breakfast	8 4
:ranking caller	6 11
:ranking chance	7 -1
:ranking day	5 10
:ranking floor	7 -26
:ranking for	6 -28
:ranking forming	6 8
:ranking four	8 15
:ranking from	5 1
:ranking if	2 11
:ranking in	6 1 7 1 12 13
:ranking it	6 1
:ranking it's	6 31
:ranking keys	13 4
:ranking lease	3 -7
:ranking month	13 16
:ranking month's	5 -3
:ranking noon	8 11
:ranking of	5 6 6 2 8 4
:ranking one	6 3
:ranking others	2 5
:ranking photo	11 5
:ranking quarter	13 2
:ranking question	0 1
:ranking release	6 14
:ranking street	7 4
:ranking the	0 8 5 -10 6 17 11 18 13 17
:ranking through	6 2
:ranking time	4 7 6 -1 10 10
:ranking to	6 16 7 18 13 -4
:ranking up	6 3
:ranking viewing	6 5
:ranking we'd	3 2
:ranking when	8 4
:ranking with	6 4
:ranking year	12 4 13 -15
:ranking you	3 13 6 -14
:ranking>:absence	6 4
:ranking>:absolute	0 8 10 1
:ranking>:accepting	13 4
:ranking>:advance	5 -2 6 -12 13 23
:ranking>:asking	0 22 3 20
:ranking>:building	2 -4
:ranking>:clocktime	6 20 8 6
:ranking>:codething	1 4 12 11 13 -5
:ranking>:condition	2 16 6 -1
:ranking>:deadline	6 21 11 -16 13 -2
:ranking>:demand	2 6
:ranking>:demanding	1 1 3 10
:ranking>:denying	0 12
:ranking>:deterring	1 2 3 3 13 -2
:ranking>:everyone	6 -12
:ranking>:fairness	3 5
:ranking>:feething	3 3 4 -15 6 5 8 -2 13 9
:ranking>:hiding	7 1 8 7
:ranking>:keything	6 -22 8 -3
:ranking>:kin	1 -3 4 2
:ranking>:lifeword	7 15
:ranking>:longperiod	12 22
:ranking>:losing	6 37
:ranking>:nearby	7 10
:ranking>:negation	0 27 10 6
:ranking>:neighbour	2 -18 6 -5 7 -2
:ranking>:newness	0 1 4 19 6 -4 7 -10 10 14 13 -3
:ranking>:number	4 7 6 8 8 1 10 -5 12 3
:ranking>:openprice	2 1 5 22 6 9 7 15 13 -20
:ranking>:opinion	4 -11 6 12 7 17 8 -27
:ranking>:payer	5 11 11 2
:ranking>:period	0 -34 1 19 4 -33 6 -12 7 -8 10 -11 12 24 13 12
:ranking>:person	2 -1 4 20 8 -7
:ranking>:pet	3 23
:ranking>:phone	8 3
:ranking>:photo	7 -4 11 1
:ranking>:place	7 8
:ranking>:promise	0 10 6 12
:ranking>:ranking	0 12 8 -7 13 19
:ranking>:record	3 -7
:ranking>:rent	5 4 13 2
:ranking>:return	5 5
:ranking>:room	6 -93 7 -42 9 -3 11 -44 13 -23
:ranking>:rulesplace	3 -16
:ranking>:scarcity	0 13 7 -6 13 7
:ranking>:seller	5 9
:ranking>:spelled	0 10 4 9 6 34 9 2
:ranking>:superlative	13 10
:ranking>:time	6 -30 10 13
:ranking>:title	0 11 5 2
:ranking>:tribunalrent	12 13 13 -23
:ranking>:urgency	4 7 5 -9 6 -31 10 15
:ranking>:utility	3 -8
:ranking_:absence	6 10 8 -17
:ranking_:absolute	7 -11 8 7 10 9
:ranking_:accepting	6 3
:ranking_:advance	5 -6 6 -10 11 1 13 20
:ranking_:asking	3 12
:ranking_:benefit	0 4
:ranking_:bid	6 3
:ranking_:building	8 -2
:ranking_:burden	2 -16 6 12
:ranking_:clocktime	6 11
:ranking_:codething	2 -2 8 10
:ranking_:condition	3 -11
:ranking_:deadline	6 2 8 -47 9 8 13 8
:ranking_:demand	0 9 2 13
:ranking_:demanding	3 22 5 -4 13 14
:ranking_:denying	0 6 8 7
:ranking_:deterring	3 20 6 2 8 -1
:ranking_:disclaimer	6 15
:ranking_:everyone	2 7
:ranking_:family	7 3
:ranking_:fixed	5 -2 6 -14 8 9 13 5
:ranking_:hiding	6 -8
:ranking_:income	5 8 6 24 13 -6
:ranking_:keything	8 2
:ranking_:kin	4 1
:ranking_:lifeword	6 9 10 9
:ranking_:longperiod	8 16
:ranking_:losing	1 8 6 13
:ranking_:money	4 6
:ranking_:nation	2 3
:ranking_:nearby	6 5 10 -6
:ranking_:negation	0 12 2 9 3 -6 6 -14 7 3 8 1
:ranking_:neighbour	2 -6
:ranking_:newness	4 11 6 -35 7 -8 13 16
:ranking_:number	2 -2 4 48 6 13 8 -14 13 -19
:ranking_:onlyword	3 -10 6 5 8 2
:ranking_:openprice	1 1 6 4 7 -21 13 6
:ranking_:opinion	4 -11 7 -9 13 31
:ranking_:payer	4 -3 6 -16 7 11 13 12
:ranking_:paying	6 21 13 12
:ranking_:period	5 -2 8 1 12 15 13 5
:ranking_:person	0 17 6 -4
:ranking_:photo	13 4
:ranking_:place	10 -1
:ranking_:promise	0 10 4 -2 6 18 7 -17
:ranking_:ranking	6 -12 8 -58 11 6 13 45
:ranking_:refusing	4 -2
:ranking_:regretting	8 1
:ranking_:rent	13 2
:ranking_:return	6 2 13 9
:ranking_:room	8 -16
:ranking_:rulesplace	6 -9
:ranking_:scarcity	13 11
:ranking_:seller	6 22 8 -2 13 30
:ranking_:sex	2 1
:ranking_:spelled	6 36
:ranking_:superlative	7 13 13 8
:ranking_:time	6 -3 10 4
:ranking_:title	2 6 8 3
:ranking_:urgency	6 1 13 5
:ranking_:work	6 16
:ranking_:writeto	13 9
:record	0 -27 1 6 2 -20 3 -88 5 7 6 -97 8 -52 9 -48 10 -6 11 -14 12 6 13 -66 14 -38
:record ##	8 -16 14 -6
:record $	1 -46 4 5 9 -24 14 -10
:record ,	2 3
:record :codething	8 -8
:record :deadline	12 1
:record :demanding	5 7
:record :denying	11 14
:record :deterring	8 -16
:record :fee	5 25
:record :fixed	12 9
:record :neighbour	8 -1 14 -14
:record :number	4 -5 7 8 14 -35
:record :payer	5 7
:record :phone	14 -14
:record :record	8 -18 14 -30
:record :spelled	7 17
:record ago	11 5
:record and	1 13
:record charge	5 7
:record is	14 2
:record number	14 -14
:record of	8 -1
:record on	8 -14
:record one	7 22
:record would	12 2
:record>:absolute	7 7
:record>:burden	8 -4
:record>:codething	8 -6
:record>:deadline	12 1
:record>:demanding	5 6
:record>:denying	11 14
:record>:deterring	1 8 8 -22
:record>:fee	5 23
:record>:fixed	8 5 12 9
:record>:keything	8 1
:record>:kin	1 4
:record>:negation	1 9
:record>:neighbour	8 -16 14 -14
:record>:number	4 -26 7 3 8 -5 14 -64
:record>:openprice	14 6
:record>:payer	5 6
:record>:person	1 3
:record>:phone	14 -21
:record>:record	8 -50 14 -50
:record>:spelled	7 14 12 10
:record>:thing	8 10
:record_:advance	12 5
:record_:codething	8 -16
:record_:negation	1 9
:record_:neighbour	8 -8
:record_:number	4 -25 7 -14 8 -38 14 -20
:record_:openprice	1 9
:record_:opinion	5 9 7 3
:record_:payer	7 1
:record_:paying	7 6
:record_:period	12 6
:record_:person	1 10
:record_:pet	3 -16
:record_:place	7 10
:record_:promise	7 14
:record_:ranking	4 2 14 1
:record_:record	14 -7
:record_:rulesplace	8 10
:record_:seller	7 2
:record_:source	0 -6
:record_:spelled	12 13
:refusing	1 45 2 3 3 76 4 -10 5 7 6 11 7 3 8 -1 11 9 12 -37 13 -5 14 -73
:refusing $	1 21 2 27 3 37 7 -5 8 -57 11 -29
:refusing ,	1 6 6 3
:refusing :absence	2 3
:refusing :absolute	8 19
:refusing :burden	3 -5 9 8
:refusing :clocktime	6 -18 8 20
:refusing :deadline	6 2 7 5
:refusing :demanding	0 1 1 1
:refusing :deterring	3 12 6 7 9 7
:refusing :everyone	8 2
:refusing :healthword	2 3 6 3
:refusing :losing	2 1
:refusing :money	5 2
:refusing :negation	7 20
:refusing :openprice	0 10 1 3 2 -10 6 6 7 2 8 12
:refusing :opinion	0 30 1 13
:refusing :payer	7 7
:refusing :pet	3 8
:refusing :refusing	2 4 3 10
:refusing :spelled	3 11
:refusing a	3 -24
:refusing about	6 13
:refusing all	8 5
:refusing away	2 3
:refusing disappointment	6 12
:refusing down	3 10
:refusing fee	5 1
:refusing for	0 -5 1 15 3 13 6 1
:refusing from	8 4
:refusing in	8 10
:refusing no	3 6
:refusing none	7 8
:refusing of	0 13 8 1
:refusing on	0 -6 9 8
:refusing pets	3 6
:refusing the	8 8
:refusing them	3 4
:refusing to	0 23 1 14
:refusing with	7 2
:refusing without	3 -1
:refusing you	2 1
:refusing £#	5 2
:refusing>:absence	0 3 6 -5
:refusing>:absolute	3 15 8 19
:refusing>:advance	3 1
:refusing>:asking	0 6 1 1 3 21
:refusing>:benefit	0 -17
:refusing>:bid	4 1
:refusing>:burden	0 -7 3 -7 9 6
:refusing>:childless	1 5
:refusing>:clocktime	5 4 6 -11 8 12
:refusing>:codething	8 7
:refusing>:deadline	5 2 6 10 7 1
:refusing>:demanding	3 13
:refusing>:deterring	3 11 6 4 9 3
:refusing>:everyone	0 18 3 26
:refusing>:family	1 12
:refusing>:fee	5 8
:refusing>:feething	5 18
:refusing>:healthword	2 6 6 2
:refusing>:income	0 4 6 1
:refusing>:losing	2 15
:refusing>:money	5 5
:refusing>:negation	3 2 7 18
:refusing>:newness	3 1
:refusing>:number	1 16
:refusing>:openprice	0 7 1 1 6 6 7 1 8 9
:refusing>:opinion	0 26 1 15 13 2
:refusing>:payer	3 8 7 10
:refusing>:person	2 4 3 -3
:refusing>:pet	3 6
:refusing>:phone	8 9
:refusing>:promise	6 2
:refusing>:ranking	3 2
:refusing>:refusing	2 3 3 10
:refusing>:spelled	1 1 3 11 7 3
:refusing>:work	0 14
:refusing_:absolute	1 11 3 41
:refusing_:accepting	0 -11
:refusing_:advance	3 7 6 15
:refusing_:asking	3 11
:refusing_:benefit	0 -13
:refusing_:burden	3 -4 5 5
:refusing_:clocktime	8 7
:refusing_:codething	5 2 8 7
:refusing_:condition	8 2
:refusing_:councilpay	0 -10
:refusing_:demanding	0 6
:refusing_:deterring	2 -3 6 -6
:refusing_:everyone	0 17 3 27
:refusing_:family	1 3
:refusing_:feething	0 3 5 1
:refusing_:fixed	8 2
:refusing_:holiday	6 4
:refusing_:income	0 2 6 5
:refusing_:kin	1 -19
:refusing_:money	6 12
:refusing_:negation	3 -19
:refusing_:newness	6 4
:refusing_:number	1 22 8 4
:refusing_:openprice	8 12
:refusing_:opinion	8 7
:refusing_:payer	3 7
:refusing_:person	0 19 2 4
:refusing_:pet	3 3
:refusing_:phone	8 1
:refusing_:ranking	0 6 3 7 6 12
:refusing_:spelled	1 6 13 5
:refusing_:urgency	6 16
:refusing_:work	0 13
:regretting	0 51 1 43 2 12 3 45 4 -3 6 -42 7 -35 8 10 14 -1
:regretting $	1 9
:regretting ,	1 1 2 4 5 7
:regretting :negation	1 14 3 8
:regretting :payer	0 1
:regretting :person	0 1
:regretting :pet	3 6
:regretting :seller	0 2
:regretting :sex	2 11
:regretting folks	0 1
:regretting it	1 5
:regretting that	8 2
:regretting the	0 6
:regretting>:absolute	1 4
:regretting>:age	8 2
:regretting>:benefit	0 1
:regretting>:family	1 20
:regretting>:law	5 12
:regretting>:negation	2 2 3 3
:regretting>:number	8 2
:regretting>:payer	0 14 2 10
:regretting>:paying	1 1
:regretting>:person	0 18
:regretting>:pet	3 18
:regretting>:seller	0 18 2 18
:regretting>:sex	2 11
:regretting>:wanting	8 3
:regretting_:benefit	0 19
:regretting_:burden	3 14
:regretting_:child	1 18
:regretting_:codething	0 20
:regretting_:family	1 18
:regretting_:kin	1 11
:regretting_:law	5 9
:regretting_:negation	0 14 2 10
:regretting_:openprice	0 14 8 1
:regretting_:payer	0 1 2 1
:regretting_:person	2 1
:regretting_:pet	3 25
:regretting_:refusing	0 9
:regretting_:room	1 2
:regretting_:seller	0 5 2 3
:regretting_:spelled	1 -14 2 1
:regretting_:wanting	8 3
:rent	1 -33 2 -48 3 -18 4 71 6 -33 8 -59 9 22 11 -111 12 -19 13 77
:rent ##	4 -10 5 12
:rent $	0 -5 5 9 6 1 8 13 13 -1
:rent ,	4 18 5 12 9 4 13 -7
:rent :absolute	13 5
:rent :bid	4 10
:rent :burden	13 1
:rent :clocktime	4 5 13 2
:rent :codething	4 4 5 -3 7 -42 13 12
:rent :condition	4 2
:rent :councilpay	13 -2
:rent :deadline	4 -21 5 -7
:rent :demanding	4 -17 5 -3 13 23
:rent :income	7 1
:rent :longperiod	13 12
:rent :money	4 -31 5 -19 13 -27
:rent :nearby	10 5
:rent :negation	4 1
:rent :newness	10 12 13 10
:rent :number	4 -15 5 20
:rent :openprice	2 15 4 23 5 -37 7 -10
:rent :opinion	2 16 13 21
:rent :payer	13 -3
:rent :paying	13 18
:rent :period	4 -15
:rent :place	10 5
:rent :preferring	0 7
:rent :promise	0 7 4 13 7 -11
:rent :ranking	4 19
:rent :return	7 7 10 4
:rent :spelled	4 16 13 14
:rent :time	13 14
:rent :tribunalrent	10 5
:rent :urgency	13 7
:rent agent's	5 2
:rent ahead	13 -2
:rent are	13 4
:rent at	4 22 13 11
:rent by	4 20 9 7
:rent came	0 10
:rent considered	4 7
:rent every	13 6
:rent fair	1 2
:rent for	13 27
:rent from	4 3
:rent holds	5 11
:rent in	4 -7 7 14 13 23
:rent income	7 2
:rent is	4 5 5 -2 7 -38 13 8
:rent market	10 5
:rent may	0 3
:rent neg	4 7
:rent negotiable	12 2
:rent of	5 -13
:rent on	4 2
:rent paid	13 -1
:rent payment	13 17
:rent payments	13 1
:rent periods	13 10
:rent proposals	4 7
:rent than	7 23
:rent this	0 3
:rent to	2 19 13 25
:rent up	4 -14
:rent will	4 19
:rent £#	4 -9 5 -9 13 -3
:rent £##	4 -19
:rent>:absence	13 26
:rent>:absolute	7 4 13 19
:rent>:accepting	5 13
:rent>:advance	0 -8 5 -3 13 -5
:rent>:asking	4 2 13 7
:rent>:bid	4 9
:rent>:building	5 2
:rent>:burden	13 10
:rent>:clocktime	0 19 4 1 13 23
:rent>:codething	5 -5 13 7
:rent>:councilpay	13 -9
:rent>:deadline	4 -3 13 2
:rent>:demand	4 6
:rent>:demanding	4 -2 13 20
:rent>:denying	13 5
:rent>:deposit	13 -12
:rent>:deterring	4 6 13 18
:rent>:disclaimer	9 10
:rent>:fairness	4 17
:rent>:fee	5 12
:rent>:income	0 -10 13 -14
:rent>:longperiod	13 49
:rent>:losing	13 2
:rent>:money	4 -38 5 -32 13 -34
:rent>:nearby	10 4
:rent>:negation	4 5 5 7
:rent>:newness	10 14 13 7
:rent>:number	5 12 13 8
:rent>:offerdeal	4 -15
:rent>:openprice	2 11 4 33 5 -61 7 -23 9 14
:rent>:opinion	2 12 6 5 9 9 13 30
:rent>:payer	5 5
:rent>:paying	0 -20 4 1 13 6
:rent>:period	4 -21 13 4
:rent>:place	4 6 10 3
:rent>:preferring	0 6
:rent>:promise	0 8 4 11 7 -4
:rent>:ranking	4 21 5 -7
:rent>:refusing	13 5
:rent>:return	7 3 10 4
:rent>:room	7 4
:rent>:seller	4 1 5 6 7 6
:rent>:spelled	4 17 5 18 7 -10 13 27
:rent>:time	13 17
:rent>:tribunalrent	10 5
:rent>:urgency	13 2
:rent>:writeto	4 16
:rent_:absolute	4 10
:rent_:advance	4 -20 5 -59 7 -10 13 -7
:rent_:asking	4 54
:rent_:building	5 4
:rent_:burden	1 7 4 5 5 -30 13 -22
:rent_:clocktime	0 11 13 44
:rent_:codething	4 34 5 -12 13 -20
:rent_:condition	4 7 5 17 13 -14
:rent_:consent	0 15
:rent_:councilpay	0 17 13 -19
:rent_:deadline	4 13
:rent_:demand	4 35
:rent_:deposit	13 -1
:rent_:deterring	4 12 5 -7 13 -3
:rent_:disability	4 10
:rent_:everyone	4 12
:rent_:fairness	4 45
:rent_:fee	5 26
:rent_:feething	4 11 13 9
:rent_:healthword	13 9
:rent_:hiding	13 3
:rent_:holiday	4 6 9 26
:rent_:income	0 -2 4 -2
:rent_:jobless	0 14 13 -6
:rent_:longperiod	4 -9 13 57
:rent_:losing	5 3 7 3 13 1
:rent_:money	4 -40 5 -16 13 -3
:rent_:nearby	4 17
:rent_:negation	4 -8 5 2
:rent_:number	4 17 5 -5 13 42
:rent_:online	13 7
:rent_:onlyword	4 19
:rent_:openprice	0 10 4 51 9 4 13 -1
:rent_:opinion	4 13 13 7
:rent_:origin	2 6
:rent_:paying	7 -5
:rent_:period	0 -11 4 -60 5 -38 6 -13 7 -41 12 -8 13 23
:rent_:person	4 25
:rent_:phone	4 15
:rent_:place	4 11
:rent_:preferring	4 16
:rent_:refusing	0 4
:rent_:rent	4 -3
:rent_:room	7 2
:rent_:scarcity	4 24 13 -26
:rent_:seller	0 -14 2 -7 13 14
:rent_:sex	13 6
:rent_:source	0 12
:rent_:spelled	4 20 5 3 7 -1
:rent_:superlative	6 3
:rent_:title	5 5 13 14
:rent_:utility	0 9
:rent_:wanting	4 37
:rent_:welcoming	0 1
:rent_:writeto	4 27 13 14
:return	0 12 1 -29 2 -69 3 -104 4 46 5 7 6 -4 7 64 8 -100 9 -41 10 21 11 -145 12 -43 13 60 14 -39
:return ##	4 -10 5 12
:return $	0 3 2 -50 4 -4 5 11 7 33 8 7 14 -8
:return ,	0 -32 2 -36 4 14 5 20 7 9 10 28
:return :absence	7 7
:return :absolute	13 4
:return :burden	6 -1 7 22 10 -6 13 10
:return :clocktime	4 4 7 9 13 3
:return :codething	4 1 6 -10 7 -34 12 -5 13 10
:return :condition	4 1
:return :councilpay	13 -2
:return :deadline	4 -30 5 -22 13 3
:return :demanding	4 -19 5 -1 13 25
:return :deterring	7 11 13 1
:return :keything	7 6
:return :longperiod	13 12
:return :money	4 -31 5 -1 13 -28
:return :newness	10 2 13 20
:return :number	4 -20 5 19
:return :openprice	2 12 4 19 5 -25 6 -49 13 -2
:return :opinion	2 14 4 13 13 11
:return :payer	13 -1
:return :paying	13 4
:return :period	4 -22
:return :place	7 7
:return :preferring	0 7 6 7
:return :promise	0 7 4 12 7 22
:return :return	7 18
:return :safety	7 7
:return :scarcity	6 11
:return :spelled	8 -8 13 13 14 17
:return :time	13 14
:return :urgency	13 6
:return ahead	13 -2
:return at	13 17
:return before	13 9
:return by	4 19 9 1
:return came	0 10
:return dust	6 10
:return every	13 6
:return fair	1 2
:return for	13 26
:return from	4 5
:return here	7 5
:return holds	5 11
:return in	4 -6 5 -8 6 -21 7 16 8 1 10 -2 13 20
:return is	0 1 4 2 6 -9 7 -32 12 -9 13 6
:return letters	5 1
:return neg	4 7
:return negotiable	12 2
:return of	13 -23
:return on	7 11
:return paid	13 -1
:return payment	13 7
:return safe	7 1
:return than	7 1
:return that	7 7
:return this	0 4 10 11
:return to	2 15 4 8 13 13
:return up	4 -15
:return will	4 19 7 8
:return would	0 8
:return £#	4 -9 13 -4
:return £##	4 -19
:return>:absence	13 37
:return>:absolute	0 -3 7 3 13 16
:return>:accepting	5 13
:return>:advance	0 -10 4 -17 5 -5 7 -4
:return>:asking	4 1 13 7
:return>:bid	4 6
:return>:building	5 3
:return>:burden	4 4 7 12 10 -14 13 17
:return>:clocktime	0 17 7 4 13 21
:return>:codething	0 1 6 -20 8 -1 12 -7 13 4
:return>:consent	10 2
:return>:councilpay	7 1 13 -9
:return>:deadline	4 -1 13 14
:return>:demanding	4 -4 13 24
:return>:deposit	13 -13
:return>:deterring	4 9 7 2 10 -2 13 18
:return>:dislike	1 5
:return>:everyone	4 -14
:return>:fairness	0 3 4 8
:return>:fee	5 10
:return>:feething	4 -1
:return>:hiding	7 6
:return>:income	0 -12 13 -22
:return>:keything	7 6
:return>:longperiod	13 25
:return>:losing	13 1
:return>:money	4 -43 5 -13 13 -36
:return>:negation	4 3 5 10 7 2
:return>:newness	10 19 13 22
:return>:number	5 6 7 17 8 -15
:return>:offerdeal	4 -2
:return>:openprice	2 7 4 27 5 -30 6 -11 13 -17
:return>:opinion	2 8 4 16 13 17
:return>:paying	0 -2 4 1
:return>:period	4 -31 10 3
:return>:phone	4 4
:return>:place	7 5
:return>:preferring	0 6 6 6
:return>:promise	0 6 4 9 6 -9 7 27
:return>:ranking	5 -10
:return>:refusing	13 6
:return>:return	7 34
:return>:safety	7 7
:return>:seller	4 20
:return>:spelled	5 18 7 14 8 -26 13 12 14 6
:return>:time	13 12
:return>:urgency	6 6 13 1
:return>:wanting	13 3
:return>:writeto	4 26
:return_:absence	13 7
:return_:absolute	0 -44 7 16 10 2
:return_:accepting	7 5 13 6
:return_:advance	4 -24 5 -40 7 -4 12 -2
:return_:age	7 6 10 6
:return_:asking	4 50
:return_:bid	4 5
:return_:building	5 12
:return_:burden	1 4 2 -4 4 18 5 -28 7 15 10 -7 13 -32
:return_:clocktime	0 7 4 -26 6 12 13 36
:return_:codething	4 42 5 -26 7 5 13 -17
:return_:condition	4 15 5 15 6 -18 13 -5
:return_:consent	0 13
:return_:councilpay	0 24 13 -18
:return_:deadline	4 9 7 7 10 -3
:return_:demand	4 30
:return_:demanding	4 6 5 -1
:return_:denying	10 4
:return_:deposit	13 -1
:return_:deterring	0 11 4 22 5 -3 13 -10
:return_:disability	4 9
:return_:everyone	0 -39 4 12 7 -19
:return_:fairness	4 40
:return_:feething	0 -6 6 -4 13 18
:return_:healthword	4 2
:return_:holiday	4 5
:return_:income	0 -17 4 -9 13 -3
:return_:jobless	0 19 13 -6
:return_:longperiod	4 -12 7 8 13 40
:return_:losing	5 2 7 21 13 4
:return_:money	0 -9 4 -57 5 -6 13 -3
:return_:nearby	4 11 6 5 7 9
:return_:negation	0 17 4 -10 5 3 7 19
:return_:newness	7 30 10 9
:return_:number	0 -36 4 11 5 -15 7 27 8 -56 13 23
:return_:online	13 4
:return_:onlyword	4 14 6 2 7 13
:return_:openprice	0 5 1 -24 4 27 7 2 8 -5
:return_:opinion	2 -4 4 9 5 8 13 2
:return_:origin	2 6
:return_:payer	0 2 7 1 10 16
:return_:paying	0 6 5 -6
:return_:period	0 -16 4 -40 6 -63 7 13 10 1 12 -20 13 17
:return_:person	0 6 4 27
:return_:phone	4 20
:return_:place	7 9
:return_:preferring	4 14
:return_:promise	6 -5
:return_:ranking	13 7
:return_:record	7 7
:return_:refusing	0 4
:return_:rent	4 -11 5 6
:return_:return	4 -25 5 3 6 -8 7 26
:return_:room	10 8
:return_:scarcity	4 18 7 24 13 -38
:return_:seller	4 4 5 5 6 -4 10 13 13 12
:return_:source	0 8
:return_:spelled	4 1 7 21 8 -30 13 -7
:return_:time	7 11
:return_:title	5 7
:return_:tribunalrent	7 3
:return_:urgency	6 2 7 2
:return_:utility	0 10 10 10
:return_:wanting	4 26
:return_:work	14 3
:return_:writeto	4 26 13 12
:room	0 -66 1 -21 2 -20 3 -47 4 -29 5 -56 6 -46 7 -6 8 -2 9 -52 10 5 11 1 12 -99 13 -82 14 -59
:room #	11 12
:room $	0 -13 1 -33 2 -9 3 -48 4 -5 5 -4 6 -38 7 -6 8 -57 9 7 10 4 11 -41 14 -28
:room ,	0 -13 1 7 2 -6 4 16 5 -68 7 -12 8 -51 10 -1 11 2 13 -2 14 -17
:room :absence	0 3 8 5
:room :absolute	2 -2 7 10 8 21
:room :accepting	8 12
:room :bid	4 -20 7 6
:room :building	0 1 7 -7 8 -9 10 11 11 -4
:room :burden	8 -4
:room :clocktime	4 9 7 24
:room :codething	0 -14 2 7 4 -5 6 -19 7 -9 8 -5 11 -51
:room :condition	1 -10
:room :deadline	11 4
:room :demanding	5 4
:room :deterring	8 -1
:room :everyone	8 15
:room :feething	8 30
:room :hiding	1 -4 8 -14
:room :keything	8 17
:room :law	2 12 8 9
:room :losing	6 5
:room :negation	8 25 11 8
:room :neighbour	1 1 7 -35 8 -21 9 -3
:room :number	2 3 8 2 11 11
:room :onlyword	5 26 8 9
:room :openprice	4 3 8 -12 11 2
:room :pet	3 -3
:room :phone	14 3
:room :photo	7 -16 9 -2 10 1 14 3
:room :promise	5 6 6 7
:room :ranking	8 6
:room :refusing	0 5
:room :room	3 16
:room :rulesplace	8 3
:room :spelled	1 -2 7 5 11 5
:room a	8 3
:room all	8 3
:room and	0 -10 1 3 2 -51 6 -70 7 -5 8 -4 10 20 11 -16
:room are	1 18 2 2 8 4 11 -17
:room at	7 2
:room by	8 18
:room code	8 6
:room deck	4 2
:room doesn't	8 20
:room face	7 -5
:room flat	1 1 6 1 7 -9 10 2
:room floor	3 3
:room for	6 2 8 -35
:room from	4 11
:room gff	0 3 1 10
:room has	6 -6 7 -9
:room hatch	8 8
:room house	2 5
:room in	1 1 2 11 6 10 7 25 8 -27 9 -3 10 1 11 6
:room is	2 8 6 -14 7 -11 8 -7 11 -46
:room may	11 7
:room must	5 8
:room opens	8 -8
:room out	0 5
:room plan	14 10
:room than	7 2
:room when	0 2
:room will	6 8
:room with	1 -11 2 -35 3 -11 9 -8
:room>:absence	0 10 2 9 8 10
:room>:absolute	7 33 8 18
:room>:accepting	7 -10 8 7 11 9
:room>:advance	6 4 8 13
:room>:bid	4 -15 7 7
:room>:building	7 -30 8 -19 9 -7 10 21
:room>:burden	0 -3 4 -8 8 -24 11 6
:room>:child	1 -40
:room>:childthing	1 -11
:room>:clocktime	4 7 7 21
:room>:codething	0 -36 2 6 4 -16 6 -43 7 -12 8 -8 9 -19 11 -31
:room>:condition	1 -23
:room>:deadline	11 8
:room>:demanding	5 1
:room>:deterring	8 -13
:room>:disability	1 4
:room>:everyone	2 -14 7 13 8 6
:room>:feething	8 19
:room>:forename	8 17
:room>:hiding	1 -29 7 -24 8 -15
:room>:law	2 11 8 3
:room>:money	4 13 5 19
:room>:negation	1 33 2 7 4 6 8 35
:room>:neighbour	0 -1 2 -5 6 1 7 -39 8 -52 9 -15
:room>:newness	6 6 8 13
:room>:number	2 14 3 14 4 -5 11 6
:room>:onlyword	5 25 6 -7
:room>:openprice	4 14 11 10
:room>:payer	8 12
:room>:person	2 4
:room>:phone	14 12
:room>:photo	6 3 7 -48 8 -12 9 -2 11 36 14 1
:room>:preferring	2 -4
:room>:promise	5 6 6 1 7 26
:room>:ranking	8 15
:room>:record	8 -3
:room>:refusing	0 4
:room>:return	6 11
:room>:room	1 -61 2 -14 3 1 7 -10 8 -11 11 -3 13 -1 14 -3
:room>:scarcity	2 8
:room>:seller	7 16
:room>:sex	2 1
:room>:spelled	1 21 4 5 11 6 14 -57
:room>:superlative	7 21
:room>:title	2 -2
:room>:utility	8 -17
:room>:wanting	2 -11 7 9 11 3
:room>:welcoming	1 5 7 16 11 10
:room>:writeto	7 3
:room_:absence	1 -18 2 15 6 -22 8 -11
:room_:absolute	1 -16 2 26 3 3 7 21 8 8
:room_:accepting	11 3
:room_:bid	0 6 4 -1
:room_:building	6 4 7 -2
:room_:burden	0 -1 4 -4 11 18
:room_:child	1 -22
:room_:childthing	1 -9
:room_:codething	7 6 11 5 14 4
:room_:condition	1 -17
:room_:deadline	1 -1 8 -4
:room_:deterring	1 7 2 -2 6 4 8 -1
:room_:disability	1 1 8 8
:room_:disclaimer	2 5
:room_:everyone	2 1 7 15
:room_:fairness	1 12 8 9
:room_:feething	2 4 8 -32 11 4
:room_:fixed	1 -2
:room_:forename	8 26
:room_:healthword	8 31
:room_:hiding	1 -4 6 12
:room_:holiday	1 -12 7 17 8 -6
:room_:jobname	8 -17
:room_:keything	7 -10 8 -12
:room_:lifeword	6 10
:room_:longperiod	13 -10
:room_:losing	1 5 2 13 8 15
:room_:money	4 29 5 12 6 1
:room_:nearby	7 -7 10 -16
:room_:negation	1 24 2 2 4 19
:room_:neighbour	7 -1 8 -57
:room_:newness	11 -6
:room_:number	0 -2 3 13 5 -2 6 -2 8 -7 12 -24 13 -8
:room_:openprice	2 -13 6 10
:room_:opinion	6 20 7 3
:room_:payer	8 6
:room_:period	8 5 13 -13
:room_:person	0 1 2 11 4 5 8 5
:room_:photo	8 -1 11 44
:room_:place	7 6
:room_:promise	7 24
:room_:record	8 -29
:room_:refusing	2 10
:room_:rent	6 4
:room_:return	6 21
:room_:room	0 -19 1 -31 2 -60 3 -18 7 -76 8 -63 10 11 13 -25 14 -28
:room_:rulesplace	8 -2
:room_:seller	2 6 5 6 11 -1
:room_:sex	2 16 8 16
:room_:spelled	1 7 2 2 4 8 6 -3 13 -10
:room_:superlative	7 11
:room_:thing	2 -8 7 -10
:room_:time	3 1 8 2
:room_:title	8 36
:room_:utility	8 -24
:room_:wanting	6 17 7 2 11 6
:room_:welcoming	1 4 3 10 7 24 11 8
:room_:work	0 -36 8 9
:room_:writeto	6 10
:rulesplace	0 -4 1 -7 2 -27 3 -19 4 -13 5 9 6 -44 8 -46 9 -93 11 -15 12 10 13 -19 14 -73
:rulesplace $	2 9 3 -11 5 -19 6 -46 8 -7
:rulesplace ,	0 -28 1 13 2 -21 3 -49 7 -3 8 -13
:rulesplace :absolute	8 1
:rulesplace :advance	6 2
:rulesplace :building	6 6
:rulesplace :codething	0 -6 2 -23 8 -5
:rulesplace :condition	0 8
:rulesplace :deadline	12 3
:rulesplace :demanding	6 1
:rulesplace :everyone	8 2
:rulesplace :feething	1 12
:rulesplace :fixed	12 9
:rulesplace :keything	8 11
:rulesplace :law	8 2
:rulesplace :neighbour	1 -9 6 2
:rulesplace :onlyword	8 2
:rulesplace :payer	6 3
:rulesplace :photo	6 8
:rulesplace :promise	7 3
:rulesplace :room	1 3 2 8 3 5 8 22
:rulesplace :rulesplace	1 2 8 11
:rulesplace :seller	6 4
:rulesplace :spelled	1 -7
:rulesplace all	8 3
:rulesplace and	6 -5 7 -7 8 -8 10 16
:rulesplace at	1 -5
:rulesplace bathroom	2 9
:rulesplace before	6 3
:rulesplace code	8 4
:rulesplace control	7 3
:rulesplace deck	4 2
:rulesplace flat	6 8
:rulesplace garden	1 13
:rulesplace has	1 4 3 9 7 -5
:rulesplace in	7 19 11 1
:rulesplace is	0 -5 2 -21 7 1 8 -42
:rulesplace it	6 10
:rulesplace room	8 2
:rulesplace the	8 30
:rulesplace would	12 2
:rulesplace>:building	6 5
:rulesplace>:burden	8 -7
:rulesplace>:clocktime	8 2
:rulesplace>:codething	2 -34 6 -10
:rulesplace>:condition	0 8
:rulesplace>:consent	7 10
:rulesplace>:deadline	12 2
:rulesplace>:everyone	8 11
:rulesplace>:feething	1 20
:rulesplace>:fixed	12 7
:rulesplace>:keything	8 21
:rulesplace>:lifeword	8 -6
:rulesplace>:losing	6 -7 8 1
:rulesplace>:money	5 6
:rulesplace>:negation	1 5 2 7 3 -34 7 7
:rulesplace>:neighbour	2 -4
:rulesplace>:number	3 4 7 -9
:rulesplace>:openprice	1 20 11 1
:rulesplace>:pet	3 14
:rulesplace>:photo	6 7 11 30
:rulesplace>:preferring	11 7
:rulesplace>:promise	7 32
:rulesplace>:rent	13 5
:rulesplace>:room	1 20 2 9 3 1 8 13
:rulesplace>:rulesplace	7 -7 8 4
:rulesplace>:seller	4 3 6 1
:rulesplace>:spelled	3 -8
:rulesplace>:wanting	6 22
:rulesplace_:absence	8 -11
:rulesplace_:absolute	2 11 7 16
:rulesplace_:accepting	0 7 3 -1 8 10
:rulesplace_:asking	6 5
:rulesplace_:burden	6 -16
:rulesplace_:clocktime	8 -3
:rulesplace_:codething	8 13
:rulesplace_:consent	8 17
:rulesplace_:councilpay	0 3
:rulesplace_:deadline	6 -2 7 1 8 -45
:rulesplace_:demand	0 6
:rulesplace_:deterring	6 -15
:rulesplace_:disclaimer	2 5
:rulesplace_:everyone	8 28
:rulesplace_:fairness	8 28
:rulesplace_:fee	13 8
:rulesplace_:hiding	5 14
:rulesplace_:money	5 30
:rulesplace_:nearby	7 -13
:rulesplace_:negation	2 17 3 -2 7 1
:rulesplace_:neighbour	2 -6 8 -17
:rulesplace_:number	1 -11 7 -7 8 8
:rulesplace_:onlyword	3 5
:rulesplace_:openprice	1 37
:rulesplace_:opinion	1 6
:rulesplace_:payer	0 8
:rulesplace_:period	5 8
:rulesplace_:person	0 3
:rulesplace_:photo	11 15
:rulesplace_:preferring	11 7
:rulesplace_:promise	7 33
:rulesplace_:rent	13 9
:rulesplace_:room	7 -5
:rulesplace_:safety	7 17
:rulesplace_:seller	0 18
:rulesplace_:spelled	0 -3 6 -2 12 1
:rulesplace_:superlative	7 2
:rulesplace_:wanting	6 21
:rulesplace_:welcoming	1 6
:safety	0 -7 1 -5 3 -43 4 -22 6 -57 7 96 8 -15 9 21 10 -41 14 -82
:safety ##	8 4
:safety $	6 -14 7 21
:safety ,	2 1 6 -4 7 25 8 2
:safety :burden	7 6
:safety :clocktime	1 3
:safety :codething	7 32
:safety :deterring	1 5
:safety :keything	7 -29 8 3
:safety :lifeword	0 6
:safety :negation	7 24
:safety :number	8 3
:safety :offerdeal	7 10
:safety :openprice	1 1
:safety :payer	7 10
:safety :place	7 18
:safety alarm	7 -13 8 8
:safety free	7 10
:safety here	7 2
:safety in	7 -17
:safety is	7 33
:safety proof	7 7
:safety that	0 9
:safety>:absolute	7 17
:safety>:asking	2 13
:safety>:burden	7 5
:safety>:clocktime	1 2
:safety>:codething	7 25
:safety>:demanding	7 6
:safety>:deterring	1 5
:safety>:everyone	0 6
:safety>:feething	13 1
:safety>:holiday	1 3
:safety>:keything	8 1
:safety>:lifeword	0 6
:safety>:negation	6 -10 7 42
:safety>:offerdeal	7 12
:safety>:openprice	7 5
:safety>:payer	7 6
:safety>:person	0 13
:safety>:place	7 22
:safety>:promise	7 12
:safety>:room	1 -4 7 -10
:safety>:safety	7 12
:safety>:spelled	7 2
:safety>:utility	8 13
:safety_:absence	7 15
:safety_:absolute	6 -5 7 25
:safety_:asking	2 12
:safety_:codething	7 -14
:safety_:deterring	1 4
:safety_:everyone	0 6
:safety_:losing	0 8
:safety_:negation	7 16
:safety_:neighbour	8 -19
:safety_:number	7 -7
:safety_:period	7 -1
:safety_:person	0 11
:safety_:place	0 4 7 18
:safety_:refusing	7 28
:safety_:room	7 -8 8 -24
:safety_:safety	7 24
:safety_:seller	8 5
:safety_:spelled	7 10
:safety_:utility	8 18
:safety_:writeto	8 5
:scarcity	0 12 2 19 3 -1 4 5 5 -13 6 40 7 -14 8 -8 9 14 10 -3 12 -26 13 -25 14 -44
:scarcity $	0 16 1 6 2 19 3 17 4 -3 6 37 8 -19 10 -1 14 -7
:scarcity ,	0 16 2 16 3 -6 5 7 6 10 7 -31 9 7 13 5
:scarcity :accepting	0 7 8 2
:scarcity :burden	13 1
:scarcity :clocktime	6 13
:scarcity :condition	5 6 6 3
:scarcity :deadline	6 11
:scarcity :demand	6 -20
:scarcity :deterring	4 5 6 6
:scarcity :everyone	10 1
:scarcity :fairness	6 4
:scarcity :feething	7 7
:scarcity :fixed	8 11
:scarcity :holiday	6 5
:scarcity :income	0 15
:scarcity :keything	8 24
:scarcity :longperiod	13 -17
:scarcity :losing	7 15
:scarcity :money	5 3
:scarcity :negation	1 2
:scarcity :newness	4 13 10 8
:scarcity :number	6 24 13 -7
:scarcity :onlyword	10 1
:scarcity :openprice	6 7 7 -3 8 -1
:scarcity :opinion	6 17
:scarcity :paying	8 1
:scarcity :period	0 -2 11 7 13 22
:scarcity :person	4 1 6 -34
:scarcity :pet	3 14
:scarcity :scarcity	6 45 7 -13
:scarcity :spelled	1 2 6 24 7 -7
:scarcity :urgency	4 5 6 7
:scarcity :wanting	4 3
:scarcity :welcoming	2 1
:scarcity a	0 -15
:scarcity at	6 9 7 -10
:scarcity be	7 9
:scarcity chance	6 17
:scarcity come	7 5
:scarcity days	9 10
:scarcity dust	6 10
:scarcity ever	7 3
:scarcity flatshare	2 7
:scarcity for	8 15
:scarcity go	7 6
:scarcity in	2 10 8 -4
:scarcity just	10 2
:scarcity month	13 18
:scarcity no	1 3
:scarcity now	10 8
:scarcity of	8 4
:scarcity please	2 5
:scarcity teeth	6 7
:scarcity that	6 6
:scarcity the	0 -1 13 -1
:scarcity those	2 3
:scarcity time	4 8 6 8
:scarcity to	6 21 7 -6
:scarcity two	6 8
:scarcity use	14 1
:scarcity with	0 9
:scarcity>:absence	1 11 2 -6 6 7 8 -3
:scarcity>:absolute	3 -8 7 4
:scarcity>:accepting	0 7 8 4 13 -14
:scarcity>:bid	6 -3
:scarcity>:building	8 -2
:scarcity>:clocktime	6 18 8 -13 9 4 12 5
:scarcity>:codething	8 1 12 -1
:scarcity>:condition	1 8 5 5 6 15
:scarcity>:deadline	6 14
:scarcity>:denying	6 7
:scarcity>:deterring	0 7 4 2 6 14
:scarcity>:everyone	4 14 6 -10
:scarcity>:fairness	6 4
:scarcity>:faith	2 9
:scarcity>:feething	7 4
:scarcity>:fixed	8 9 13 -26
:scarcity>:holiday	6 22 9 14
:scarcity>:income	0 21
:scarcity>:keything	8 27
:scarcity>:longperiod	13 -13
:scarcity>:losing	6 13 7 13
:scarcity>:money	5 11
:scarcity>:nation	2 10
:scarcity>:negation	5 7 6 9
:scarcity>:newness	4 14 10 10
:scarcity>:number	13 -14
:scarcity>:onlyword	5 7
:scarcity>:openprice	6 12 7 -21
:scarcity>:opinion	6 30
:scarcity>:payer	5 3
:scarcity>:paying	8 1
:scarcity>:period	0 -12 9 2 11 6 12 -9 13 14
:scarcity>:person	1 -6 3 -2 4 11
:scarcity>:petpart	3 13
:scarcity>:photo	8 14
:scarcity>:rulesplace	1 5
:scarcity>:safety	7 4
:scarcity>:scarcity	6 54 7 -26
:scarcity>:sex	6 1
:scarcity>:spelled	2 3 3 -1 6 9 8 -5 9 3
:scarcity>:superlative	5 8
:scarcity>:urgency	4 4 6 29
:scarcity>:wanting	4 18
:scarcity_:absence	1 3 6 19 8 -12
:scarcity_:absolute	1 1 5 12 7 9
:scarcity_:accepting	0 4 3 6 7 -36 13 -19
:scarcity_:advance	6 -17 13 -17
:scarcity_:age	2 5 8 1 11 6
:scarcity_:asking	4 2 6 16
:scarcity_:bid	7 3
:scarcity_:building	6 3
:scarcity_:burden	3 11 6 3
:scarcity_:childless	1 15
:scarcity_:clocktime	1 5 12 2
:scarcity_:deadline	6 -4 7 17 10 12
:scarcity_:demand	6 6
:scarcity_:demanding	2 7 6 -11 7 11 10 11
:scarcity_:denying	6 29 11 17
:scarcity_:deterring	1 -31 2 5 6 16
:scarcity_:disclaimer	6 9
:scarcity_:faith	2 11
:scarcity_:family	2 10
:scarcity_:feething	6 8 7 13 11 6
:scarcity_:fixed	13 -51
:scarcity_:forename	7 5
:scarcity_:hiding	3 -5 6 17 8 -5
:scarcity_:income	0 14
:scarcity_:jobname	0 3
:scarcity_:keything	8 8
:scarcity_:longperiod	8 8
:scarcity_:losing	6 5 7 6
:scarcity_:money	5 7
:scarcity_:nation	2 6
:scarcity_:nearby	4 6 6 12
:scarcity_:negation	2 -3 3 -18 5 22 8 -33 11 2
:scarcity_:newness	8 1 10 6
:scarcity_:number	2 4 4 22 6 -17 13 -22
:scarcity_:offerdeal	6 34
:scarcity_:online	1 1 14 3
:scarcity_:onlyword	5 8 6 6
:scarcity_:openprice	6 7 10 21 13 -4
:scarcity_:opinion	0 4 6 16 7 -1 10 15
:scarcity_:origin	2 12 7 -1
:scarcity_:payer	5 6 6 28 13 2
:scarcity_:period	6 -6
:scarcity_:person	0 9
:scarcity_:pet	3 -10
:scarcity_:phone	1 14
:scarcity_:photo	8 15
:scarcity_:promise	7 -9
:scarcity_:ranking	6 -23
:scarcity_:record	8 6
:scarcity_:return	0 17
:scarcity_:room	0 -7
:scarcity_:scarcity	6 39 8 -12
:scarcity_:seller	2 32 4 7 6 2
:scarcity_:spelled	3 -14 4 6 6 3 8 -4
:scarcity_:superlative	5 8
:scarcity_:title	2 25 11 5
:scarcity_:urgency	6 20
:scarcity_:work	0 13
:scarcity_:writeto	2 11 7 -21
:school	0 -14 1 26 2 -76 3 -69 4 -95 5 -60 6 -110 7 38 8 -62 9 -34 11 -6 12 -26 13 -6 14 72
:school $	2 -13 7 13 14 17
:school ,	1 -21 7 29 14 42
:school :age	1 20
:school :childless	1 17
:school :school	1 -4
:school :spelled	14 5
:school :urgency	1 23
:school age	1 15
:school run	1 24
:school school	1 -8 7 2
:school you	2 1
:school>:absolute	7 2
:school>:advance	7 4
:school>:age	1 17
:school>:bid	7 2
:school>:childless	1 15
:school>:clocktime	14 6
:school>:negation	7 2
:school>:newness	7 4
:school>:number	14 -8
:school>:openprice	14 10
:school>:payer	7 2
:school>:promise	7 21
:school>:ranking	7 4
:school>:school	1 -6 7 7
:school>:spelled	14 16
:school>:urgency	1 23
:school_:absolute	7 24 14 8
:school_:advance	7 4
:school_:asking	14 1
:school_:bid	7 5
:school_:building	14 2
:school_:codething	1 9 8 -11
:school_:deterring	1 7
:school_:disability	7 1
:school_:jobname	0 11
:school_:negation	7 9
:school_:neighbour	8 -4
:school_:newness	7 12
:school_:number	14 -1
:school_:openprice	14 1
:school_:opinion	1 15
:school_:payer	7 2
:school_:photo	14 3
:school_:promise	7 23
:school_:ranking	7 2
:school_:seller	1 10
:school_:spelled	1 -6
:school_:wanting	1 13
:seller	0 13 1 15 2 34 3 5 4 25 5 41 6 19 7 -22 8 10 13 6 14 37
:seller $	0 -14 2 2 6 -17 7 -55 8 3 11 -36 12 -12 14 -40
:seller ,	0 -1 2 9 3 -5 4 -20 5 5 6 -30 7 10 8 41 14 24
:seller :absence	4 14 8 23 9 3 13 4
:seller :absolute	3 -8 4 -23 6 -1 7 -48 13 -20
:seller :accepting	0 -8 2 10 3 -2 4 6 8 -4 13 9
:seller :advance	1 2
:seller :asking	0 -27 7 22 8 -17
:seller :bid	4 -14
:seller :building	9 7
:seller :burden	4 -25 6 -20 14 27
:seller :clocktime	4 6
:seller :codething	0 2 1 9 3 6 14 14
:seller :condition	6 22
:seller :deadline	13 3
:seller :demand	5 3 6 8
:seller :demanding	4 -2 5 5 8 -2 13 5
:seller :denying	0 -2 1 -4 2 -3 4 17 6 -16 7 -44 8 -2
:seller :deterring	1 2 4 -7 5 13 11 12 14 11
:seller :disclaimer	0 -13 2 5 4 -8 5 20 6 -1 7 17 14 9
:seller :fairness	1 17 2 9 4 -7 5 1
:seller :family	8 -8
:seller :fee	5 10 13 1
:seller :feething	4 -4 5 10 8 -14 12 6
:seller :fixed	13 24
:seller :forename	8 3
:seller :healthword	3 16
:seller :hiding	1 -14
:seller :holiday	9 1
:seller :income	5 -33 13 -3
:seller :jobname	5 36
:seller :kin	1 -13 2 -8 4 6 6 -5 8 10
:seller :losing	3 2 6 -2 8 11 14 7
:seller :money	11 4
:seller :nearby	5 1
:seller :negation	2 11 3 -4 6 4 7 -11 8 -23 10 -4 11 13
:seller :neighbour	9 8 14 9
:seller :newness	3 -15 7 -41 10 -1
:seller :online	14 60
:seller :onlyword	3 11 4 -9 6 -13 7 -7
:seller :openprice	11 16
:seller :opinion	1 5 2 4 3 6 7 -16 8 -8 14 -13
:seller :payer	5 -10
:seller :paying	0 -14 5 -47 13 -42
:seller :person	0 -3 2 -19 6 8 7 3 8 33
:seller :phone	1 6 6 2 8 -24 14 19
:seller :photo	9 8 11 23
:seller :preferring	1 9 2 7 4 10
:seller :promise	2 2 6 7 7 -9 8 -6 11 6
:seller :ranking	0 5 4 1 6 -11
:seller :record	3 -24 8 -28
:seller :refusing	0 1 3 14
:seller :rent	13 1
:seller :room	2 11
:seller :rulesplace	3 -16
:seller :scarcity	0 8 1 -3 2 -8 3 -14 6 -20 7 -35 13 -11
:seller :seller	2 9
:seller :sex	3 5 5 6
:seller :sexual	4 1 8 27
:seller :source	6 9
:seller :spelled	3 5 8 22 13 12
:seller :thing	5 21
:seller :time	6 2
:seller :title	6 7 8 -29
:seller :urgency	0 2
:seller :utility	3 -23
:seller :wanting	0 11 1 -17 3 -19 8 -4 13 4 14 -5
:seller :welcoming	4 9 13 8
:seller :work	0 -27
:seller :writeto	6 7
:seller a	2 -9
:seller about	3 -6
:seller account	13 14
:seller add	0 2
:seller advice	6 3
:seller am	4 10
:seller an	4 12
:seller and	2 16
:seller answer	6 -16
:seller are	0 9 1 19 2 -12 3 5 8 20 11 -14
:seller ask	1 9 4 -8 5 3
:seller asks	2 10
:seller books	10 22
:seller broker	5 12
:seller can	2 -2 6 3
:seller can't	2 4 3 -12 6 9 7 -52 11 14
:seller cannot	6 15
:seller client	1 19 4 8
:seller contents	5 7
:seller cost	5 -5
:seller costs	5 6
:seller didn't	6 5
:seller do	0 -5 2 -5 3 -5 4 -20 5 2
:seller does	1 1
:seller doesn't	7 11
:seller don't	0 1 1 8 3 -1 4 -31 6 -24
:seller down	14 1
:seller ex	8 6
:seller expect	6 11
:seller expense	5 -2
:seller fees	5 11
:seller flat	9 8
:seller flats	6 7
:seller fly	8 4
:seller go	8 11 14 5
:seller guarantee	7 30
:seller had	8 -6
:seller happy	13 4
:seller has	2 2 3 8
:seller have	3 -2 4 3 13 -25
:seller ideal	2 8
:seller in	7 43 8 4
:seller inbox	6 3
:seller insta	14 17
:seller insurance	0 8
:seller is	2 1 3 9 8 2
:seller last	4 8
:seller lease	3 -20
:seller leave	4 6 8 11
:seller let	0 -8
:seller lets	12 2
:seller like	3 -13 13 6
:seller lodger	8 19
:seller look	0 10
:seller make	11 2
:seller mean	0 4 1 10 2 32
:seller mobile	14 8
:seller mortgage	0 6
:seller neighbours	8 2
:seller never	7 -11
:seller no	8 1
:seller nor	11 5
:seller number	8 -2 14 13
:seller of	2 15 7 1
:seller on	4 -5 14 22
:seller only	0 6
:seller other	1 17 11 19
:seller own	2 11 14 12
:seller pay	5 -31 13 -5
:seller phones	6 6
:seller please	4 4
:seller preference	0 13
:seller promise	7 4
:seller refuse	3 3
:seller rent	13 1
:seller run	0 5
:seller say	7 9
:seller see	6 8
:seller sell	12 13
:seller should	3 3
:seller sofa	5 5
:seller solicitor	5 10
:seller take	0 -6 13 27
:seller tenant	8 10
:seller tenants	7 7
:seller thought	6 2
:seller to	1 9 2 1 3 1 11 6
:seller turn	0 2
:seller watch	0 7
:seller website	14 1
:seller were	6 10
:seller what	4 6
:seller when	6 2
:seller who	6 13
:seller wife	4 3
:seller will	2 9 4 8 7 -45
:seller with	4 11
:seller won't	4 13 6 -2
:seller word	7 21
:seller words	6 2
:seller would	2 -11 4 2
:seller wouldn't	6 10
:seller your	4 3
:seller youtube	14 3
:seller>:absence	4 12 8 33 9 2 13 1
:seller>:absolute	1 -4 4 -26 7 -1 13 -8
:seller>:accepting	0 -19 2 6 4 22 8 -17 13 5
:seller>:advance	4 11 6 -6
:seller>:asking	0 -17 7 36 8 -14
:seller>:benefit	0 3
:seller>:building	8 -45 9 21 10 5
:seller>:burden	2 -5 4 -2 14 35
:seller>:child	7 7
:seller>:clocktime	4 4 6 8 8 1 13 13
:seller>:codething	1 24 3 3 4 3 7 -7 14 19
:seller>:condition	6 17
:seller>:deadline	1 -21 6 4 8 5
:seller>:demand	3 3 5 12 6 36
:seller>:demanding	2 8 4 -9 5 6 6 12 13 4
:seller>:denying	0 -3 1 -13 4 16 6 -26 7 -16 8 -9
:seller>:deterring	1 5 4 -3 5 10 6 -2 11 8 14 19
:seller>:disclaimer	0 -34 5 16 6 -20 7 35 14 3
:seller>:everyone	6 6
:seller>:fairness	1 20 2 8 5 14
:seller>:family	1 -3 8 -7
:seller>:fee	5 17
:seller>:feething	5 14 12 8
:seller>:fixed	13 23
:seller>:forename	8 5
:seller>:healthword	3 13 8 17
:seller>:holiday	9 1
:seller>:income	5 -35 13 -5
:seller>:jobless	13 11
:seller>:jobname	5 37
:seller>:keything	8 7
:seller>:kin	1 -5 2 -10 4 14 6 -10 8 12
:seller>:losing	3 9 6 -22 8 16 14 5
:seller>:money	4 18 11 4
:seller>:negation	2 12 3 -9 4 -10 5 -3 6 14 7 -6 8 -26 11 2 13 -17
:seller>:neighbour	4 1 8 8 9 21 10 7 14 3
:seller>:newness	0 -11 7 -15 10 -10
:seller>:number	7 -24 8 3 11 1 13 8 14 -1
:seller>:offerdeal	6 -9
:seller>:online	4 -19 8 -5 14 61
:seller>:onlyword	3 13 4 -11
:seller>:openprice	0 11 1 19 2 16 4 8 5 -1 11 6 14 4
:seller>:opinion	1 9 2 20 3 8 7 -21 8 -68 11 6 14 -36
:seller>:payer	2 1 4 -19 5 -10 8 -21
:seller>:paying	5 -37 8 -5 13 -33
:seller>:person	0 -5 6 26 7 2 8 29
:seller>:pet	3 18
:seller>:phone	1 2 2 -2 8 -8 14 20
:seller>:photo	9 21 10 8 11 24
:seller>:preferring	0 2 1 11 2 15 4 9 6 -2 8 -16
:seller>:promise	0 -7 2 17 6 11 8 -13 11 3
:seller>:ranking	0 2 4 8 8 -2 9 6
:seller>:record	1 -2 3 -26 4 3
:seller>:refusing	0 30 1 12 3 25
:seller>:regretting	1 11
:seller>:rent	0 11 4 -3 13 7
:seller>:return	0 22 4 -22 13 6
:seller>:room	2 12
:seller>:rulesplace	3 -20
:seller>:scarcity	0 7 1 -10 2 -2 3 -9 7 -10 9 3
:seller>:seller	2 21 4 -3
:seller>:sex	2 -2 3 4 5 5
:seller>:sexual	8 27
:seller>:source	6 6
:seller>:spelled	0 2 3 4 4 -35 5 1 8 32 13 22 14 4
:seller>:student	8 4
:seller>:thing	5 20
:seller>:time	6 14
:seller>:title	2 20 14 9
:seller>:urgency	0 2
:seller>:utility	3 -25
:seller>:wanting	0 9 1 -24 3 -7 4 13 8 -17 11 -19 12 9 13 7 14 -27
:seller>:welcoming	4 18 10 3 13 6
:seller>:work	0 -5
:seller>:writeto	0 -5 2 -7 6 7 7 6
:seller_:absence	0 1 2 -17 4 13 6 -10 8 9 12 32
:seller_:absolute	0 -2 3 18 5 -5
:seller_:accepting	0 19 1 14 3 10 4 7 7 -51 8 -32 9 1
:seller_:advance	8 5
:seller_:age	1 2 5 23
:seller_:asking	1 -4 2 -16 5 11 8 -6
:seller_:benefit	0 25
:seller_:bid	4 6 7 -13 8 -11 13 -19
:seller_:building	2 -11 5 -18 6 -30 7 -12 8 -10 9 14 14 1
:seller_:burden	1 -33 6 2 7 -20 14 14
:seller_:child	1 13 7 3 14 1
:seller_:childless	1 22 2 -1 8 -2
:seller_:clocktime	1 9 3 4 8 37 9 6 13 22
:seller_:codething	0 2 2 -7 4 25 8 -7 14 34
:seller_:condition	6 -19
:seller_:deadline	1 -18 2 16 4 4 6 5 8 9 11 -8 12 25 13 -12
:seller_:demand	2 -13 3 20 4 -46 5 2 6 30 8 -15
:seller_:demanding	1 -6 3 1 4 -27 5 20 6 15 7 6 8 -9 13 -7
:seller_:denying	6 -1
:seller_:deterring	3 14 4 -1 5 8 6 4 7 -23 8 4 14 10
:seller_:digits	11 5
:seller_:disability	2 7
:seller_:disclaimer	4 7 7 7
:seller_:dislike	2 6 3 7
:seller_:everyone	0 3 3 3
:seller_:fairness	2 -23 4 -7 10 2
:seller_:faith	2 40
:seller_:family	1 24 8 1
:seller_:fee	5 17
:seller_:feething	0 2 5 12 8 5
:seller_:fixed	4 5 8 7 12 24
:seller_:forename	8 23
:seller_:healthword	8 13
:seller_:hiding	0 21
:seller_:keything	6 9 8 31
:seller_:kin	1 -12
:seller_:lifeword	8 31
:seller_:longperiod	1 10
:seller_:money	4 15 5 47 6 8
:seller_:nation	2 20
:seller_:nearby	11 12
:seller_:negation	0 -3 2 6 3 9 8 -15 11 11 13 -48
:seller_:neighbour	1 10 4 3 6 3 11 5
:seller_:newness	6 10 13 14
:seller_:number	4 10 5 4 7 -15 8 2 13 5 14 18
:seller_:offerdeal	0 2 2 2 4 17
:seller_:online	2 -1 4 -30 14 42
:seller_:onlyword	2 -18 3 8 4 13 9 2
:seller_:openprice	0 4 1 -8 2 50 3 1 4 22 6 3 7 -4 8 -31 11 -7 12 2 13 -13 14 9
:seller_:opinion	1 1 2 18 3 7 6 2 8 -27 14 -19
:seller_:origin	2 23 8 -5
:seller_:payer	1 -6 7 -7 8 -15 11 5
:seller_:period	1 5 4 -12 6 -20 7 -19 11 5 13 30
:seller_:person	0 8 2 12 3 16 8 -46
:seller_:pet	0 -13 1 -22 2 -50 3 23 4 -2 6 -10 8 -9
:seller_:photo	11 12
:seller_:place	1 -29 7 -9
:seller_:politics	2 21
:seller_:preferring	0 -7 3 -29
:seller_:promise	1 -42 2 13 7 40 11 17
:seller_:ranking	6 32 8 -32
:seller_:record	0 1 4 7
:seller_:refusing	0 3 1 -11 2 -1 3 -3 6 -6 7 -2
:seller_:rent	1 3 2 3 4 5 13 9
:seller_:return	1 8 2 3 4 5 5 -16 13 14
:seller_:room	1 3 5 1
:seller_:scarcity	9 1 13 2
:seller_:seller	4 -3 8 7 11 15 14 -18
:seller_:sex	2 21
:seller_:spelled	0 -17 3 -19 4 10 5 26 6 4 7 -18 11 20 13 2 14 3
:seller_:superlative	4 10
:seller_:thing	8 2
:seller_:time	13 18
:seller_:title	6 -3 14 16
:seller_:urgency	6 -25
:seller_:wanting	0 -19 1 2 2 11 3 16 8 -25 12 12
:seller_:welcoming	2 1
:seller_:work	8 -4 14 11
:seller_:writeto	1 6 2 -24 4 -19 6 15 8 -15
:sex	0 -44 1 -54 2 159 3 -26 4 -57 6 -12 7 -66 8 42 11 -84 12 -39 13 4 14 -90
:sex $	0 -15 1 -6 2 49 6 -22 8 -19
:sex ,	1 -25 2 23 6 4
:sex :absolute	0 -1 2 26 6 -8
:sex :accepting	2 6
:sex :advance	3 3
:sex :bid	6 1
:sex :building	2 9
:sex :burden	1 -4 2 39 7 -1
:sex :codething	2 1
:sex :consent	8 7
:sex :deadline	3 3
:sex :demanding	2 17 3 2
:sex :deterring	0 4 2 8
:sex :feething	2 9
:sex :income	2 17
:sex :lifeword	2 6
:sex :nearby	2 -9
:sex :neighbour	1 8 8 38
:sex :newness	3 3 6 6
:sex :onlyword	1 -1 2 24 6 -7
:sex :opinion	2 20
:sex :period	13 14
:sex :person	0 -21 1 -4 2 28
:sex :place	2 1
:sex :preferring	2 1
:sex :promise	2 7
:sex :ranking	3 3
:sex :scarcity	0 -1 2 32 6 -11
:sex :wanting	2 34
:sex and	2 -1 6 6
:sex day	13 15
:sex downstairs	1 3 8 2
:sex in	3 2 8 40
:sex is	2 1
:sex next	8 3
:sex on	0 5 2 3
:sex only	2 26 6 -6
:sex or	2 -18
:sex to	2 20
:sex too	1 3
:sex upstairs	8 1
:sex wanted	0 10
:sex will	2 13
:sex with	1 1
:sex would	2 14
:sex>:absolute	0 -3 1 -7 2 25 6 -11 7 -4
:sex>:advance	3 3 8 6
:sex>:bid	6 5
:sex>:building	3 2
:sex>:burden	1 -8 2 32 7 -4
:sex>:codething	2 5
:sex>:consent	8 7
:sex>:deadline	3 3
:sex>:demanding	2 26 3 1
:sex>:deterring	0 6 2 10
:sex>:feething	2 6
:sex>:income	2 17
:sex>:nearby	2 -40
:sex>:negation	2 8
:sex>:neighbour	1 5 2 -3 8 57
:sex>:newness	3 3 6 3
:sex>:onlyword	1 -6 2 28 6 -13
:sex>:openprice	2 4 6 1
:sex>:opinion	2 15 6 5
:sex>:paying	2 10
:sex>:period	13 14
:sex>:person	0 -21 1 -5 2 25
:sex>:promise	2 4
:sex>:ranking	3 3
:sex>:rent	7 4
:sex>:scarcity	0 -1 2 42 6 -19
:sex>:seller	2 2
:sex>:sex	2 -28 6 24
:sex>:spelled	2 19
:sex>:time	2 4
:sex>:wanting	2 40
:sex>:welcoming	2 20
:sex>:writeto	2 14
:sex_:absence	2 16
:sex_:absolute	2 12
:sex_:accepting	2 10
:sex_:advance	2 4
:sex_:bid	2 1
:sex_:building	2 13
:sex_:burden	2 1
:sex_:child	2 15
:sex_:codething	2 17 8 20
:sex_:condition	2 10
:sex_:deadline	2 12
:sex_:demanding	2 12
:sex_:deterring	2 11
:sex_:disclaimer	2 8
:sex_:dislike	2 4
:sex_:everyone	2 -1
:sex_:faith	2 -14
:sex_:healthword	1 2
:sex_:hiding	2 32
:sex_:income	6 1
:sex_:keything	8 15
:sex_:lifeword	2 -15 8 25
:sex_:negation	0 -16 2 45
:sex_:neighbour	8 24
:sex_:newness	2 30
:sex_:number	2 12 8 3
:sex_:onlyword	2 35
:sex_:openprice	6 13
:sex_:opinion	2 21 6 15 8 -3
:sex_:payer	2 16
:sex_:pet	3 3
:sex_:photo	2 12
:sex_:ranking	2 24 8 1
:sex_:room	2 18 8 48
:sex_:scarcity	2 16
:sex_:seller	2 36
:sex_:sex	2 -38 6 12 8 -41
:sex_:spelled	2 38
:sex_:superlative	2 9
:sex_:title	2 19
:sex_:urgency	2 1
:sex_:wanting	2 49
:sex_:welcoming	2 24
:sex_:writeto	2 9
:sexual	0 -7 1 -104 2 105 3 -75 4 -2 6 -63 7 -14 8 55 11 -2 13 -2
:sexual $	2 29 8 16
:sexual ,	2 41 8 2
:sexual :childless	1 -20 2 41
:sexual :codething	4 4
:sexual :kin	2 3
:sexual :openprice	0 -15
:sexual :person	0 -37 1 -41 2 65 6 -7
:sexual :promise	2 7
:sexual :sex	2 8
:sexual :work	0 6
:sexual and	2 16
:sexual couple	2 1
:sexual couples	1 -10 2 28
:sexual in	0 3
:sexual is	4 4
:sexual will	2 7
:sexual>:childless	1 -20 2 41
:sexual>:codething	4 4
:sexual>:everyone	2 5
:sexual>:fairness	2 11
:sexual>:hiding	0 5
:sexual>:kin	2 33
:sexual>:negation	2 15
:sexual>:number	2 12
:sexual>:onlyword	2 3
:sexual>:openprice	0 -16
:sexual>:person	0 -38 1 -42 2 61 6 -13
:sexual>:promise	2 15
:sexual>:rulesplace	0 5
:sexual>:sex	2 8
:sexual>:sexual	2 32
:sexual>:spelled	2 1
:sexual>:urgency	2 -16
:sexual>:work	0 6
:sexual_:absolute	2 4
:sexual_:asking	2 25
:sexual_:burden	2 29
:sexual_:demanding	2 20
:sexual_:deterring	2 15
:sexual_:everyone	2 3
:sexual_:fairness	2 8
:sexual_:hiding	0 9
:sexual_:kin	2 20
:sexual_:lifeword	8 2
:sexual_:negation	2 21
:sexual_:number	2 3 4 3
:sexual_:onlyword	2 20
:sexual_:rulesplace	0 4
:sexual_:scarcity	2 19
:sexual_:sex	2 11
:sexual_:sexual	2 29
:sexual_:spelled	2 6
:sexual_:tribunalrent	10 1
:sexual_:urgency	2 -25
:sexual_:wanting	2 3
:sexual_:writeto	2 -25
:source	1 -31 2 -48 3 -38 4 -26 5 3 6 -30 7 -4 8 -35 9 -22 10 12 12 -99 13 -50 14 -82
:source $	1 -22 2 -14 4 -4 6 -22 7 -11 11 2
:source ,	0 -4 10 18 11 5
:source :asking	7 6
:source :councilpay	0 6
:source :fee	5 14
:source :number	8 -13
:source :online	14 2
:source :paying	0 7
:source :spelled	11 2
:source :time	11 3
:source :title	8 6
:source :utility	0 -32 7 -3
:source breakfast	6 32
:source fees	5 8
:source for	4 13 7 1
:source letters	0 2
:source tax	0 -32 7 -3
:source that	0 6
:source the	2 2 6 -3 8 15
:source then	11 3
:source there's	7 4
:source>:asking	7 2
:source>:building	2 3 10 6
:source>:councilpay	0 4
:source>:denying	0 11
:source>:fee	5 10
:source>:healthword	8 4
:source>:negation	0 4 1 6 7 7
:source>:number	4 -4 7 -5 8 -42 14 -29
:source>:online	14 3
:source>:openprice	4 3 7 -13
:source>:opinion	7 -14
:source>:paying	0 6
:source>:person	0 13 4 6
:source>:record	8 -13
:source>:seller	6 5
:source>:source	7 -17
:source>:time	11 3
:source>:utility	0 -41 4 -1 7 -5
:source_:accepting	0 10 2 6
:source_:asking	7 20
:source_:building	10 10
:source_:burden	2 5
:source_:codething	2 8
:source_:consent	7 13
:source_:demanding	0 4
:source_:denying	0 1
:source_:deterring	5 17
:source_:healthword	8 16
:source_:money	4 5
:source_:negation	0 9 1 10 7 3
:source_:number	0 -11 4 -12 7 -3 8 -50 14 -10
:source_:onlyword	2 8
:source_:opinion	5 7
:source_:person	0 18 4 11
:source_:promise	7 20
:source_:record	0 -2 7 -32
:source_:rent	0 11
:source_:return	0 5
:source_:room	10 16
:source_:school	1 7
:source_:seller	0 6
:source_:sexual	8 1
:source_:source	7 -19
:source_:spelled	7 9
:source_:title	4 1
:source_:writeto	0 13
:spelled	0 -8 1 8 2 6 3 20 4 -22 5 -12 9 18 10 -41 11 -35 13 6 14 33
:spelled #	8 -3
:spelled ##	4 11 5 3
:spelled $	1 8 2 -2 3 1 5 -15 6 -46 7 -38 8 15 10 -1 14 37
:spelled ,	0 -25 1 -28 2 6 4 -39 6 -5 7 -12 10 -22 11 -5 12 -15 14 65
:spelled :absence	2 12 6 10 8 14
:spelled :absolute	0 -59 3 -5 7 4 8 -19 14 8
:spelled :age	4 23 7 11 8 10 13 -2
:spelled :asking	0 4 2 -3
:spelled :benefit	0 54 7 -26 13 9
:spelled :bid	4 -7 13 -7
:spelled :building	0 8 2 3 6 3 7 26
:spelled :burden	4 -2 11 11 12 1 13 4
:spelled :child	0 -12 1 45 2 -10 6 -21 7 -49
:spelled :childless	1 12
:spelled :childthing	1 17
:spelled :clocktime	0 22 1 25 4 -10 5 -10 6 16 7 -9 9 4 12 -8 14 -11
:spelled :codething	0 -7 4 3 6 -6 7 -32 8 30 12 5 13 -10
:spelled :condition	13 7
:spelled :councilpay	0 9
:spelled :deadline	5 14 13 -15
:spelled :demand	2 -28
:spelled :demanding	1 -13 2 -63 6 -9 13 -5
:spelled :denying	10 7
:spelled :deterring	0 20 2 -43 3 -24 5 19 6 10 7 11 8 12 14 -4
:spelled :digits	14 14
:spelled :disability	1 -1 2 24
:spelled :disclaimer	6 7 11 25
:spelled :dislike	1 8 7 5
:spelled :everyone	6 -5 7 13
:spelled :faith	2 1
:spelled :family	1 1 8 2
:spelled :fee	0 -3 1 -10 3 -16 5 -53 6 -10 7 -17
:spelled :feething	2 -20 3 -14 5 -3 13 20
:spelled :healthword	2 15
:spelled :hiding	6 10
:spelled :holiday	3 -8 6 -43 12 -1
:spelled :income	13 7
:spelled :jobless	0 24
:spelled :jobname	1 3
:spelled :lifeword	0 5 9 1
:spelled :longperiod	5 -2 8 -7 12 23 13 -13
:spelled :losing	13 18
:spelled :money	4 6 5 33
:spelled :nation	2 39
:spelled :nearby	6 -18 7 7 8 -46
:spelled :negation	1 -25 3 1 7 -25 14 5
:spelled :neighbour	7 5 8 12
:spelled :newness	0 31 7 11 13 -23
:spelled :number	0 6 3 -1 4 25 5 1 7 -8 8 9 13 -23 14 -5
:spelled :offerdeal	2 8
:spelled :online	14 29
:spelled :openprice	0 27 3 11 4 6 13 1 14 4
:spelled :opinion	0 1 2 -22 3 14 4 16 6 10 12 22
:spelled :origin	2 37
:spelled :payer	0 -20 1 -26 2 -6 5 -66 6 5 8 -16 12 11 14 3
:spelled :paying	5 -25 13 1
:spelled :period	1 -6 3 -15 4 -48 5 -24 7 -10 10 -48 12 3 13 -1 14 -52
:spelled :person	1 -6 2 -3 4 9 7 2
:spelled :pet	0 -3 1 -13 3 9 7 -36
:spelled :petpart	1 -10 3 29
:spelled :phone	8 24
:spelled :photo	7 9 10 7
:spelled :place	14 16
:spelled :politics	2 5
:spelled :promise	0 -2 2 -6 7 -3 11 6
:spelled :record	7 19 8 10 13 -2
:spelled :refusing	0 -3 1 -2 3 -7
:spelled :rent	13 19
:spelled :return	4 -28 7 -9 14 9
:spelled :room	0 -8 2 14 3 14 8 -34 10 2 14 -9
:spelled :safety	7 28
:spelled :scarcity	6 10 13 15
:spelled :school	1 54 14 19
:spelled :seller	4 6 5 -21 6 6 12 26 13 -9
:spelled :sex	2 25 8 4
:spelled :sexual	2 35
:spelled :spelled	0 12 1 -3 2 1 4 -47 5 -15 7 -61 8 17 14 44
:spelled :student	2 -18 3 1
:spelled :superlative	7 6 12 6 13 -8
:spelled :time	13 29
:spelled :title	8 4
:spelled :tribunalrent	12 19 13 -1
:spelled :urgency	0 4 2 -7 8 -35
:spelled :wanting	2 -18 13 -11
:spelled :work	0 14 8 4
:spelled a	1 1 6 -15
:spelled agents	4 2
:spelled and	2 11 4 -4 7 1 8 20
:spelled animals	3 2
:spelled any	7 22
:spelled asking	3 3
:spelled babies	1 6 2 8
:spelled babys	1 12
:spelled bed	0 -7 6 1 7 9 10 7
:spelled bedroom	2 13
:spelled beds	3 21
:spelled bidding	4 -4
:spelled blacks	2 10
:spelled bonfires	8 2
:spelled boys	1 3 8 7
:spelled brothers	2 9
:spelled buggy	1 2
:spelled chain	3 -3
:spelled children'	1 2
:spelled children's	1 -16
:spelled com	14 31
:spelled credit	13 6
:spelled crime	7 8
:spelled dawgs	3 18
:spelled dawn	8 16
:spelled day	6 7
:spelled days	9 6
:spelled digits	8 9
:spelled dog	3 -7
:spelled dogs	2 6 3 -1
:spelled dot	14 11
:spelled double	14 9
:spelled dss	0 15 1 6
:spelled eight	9 12
:spelled example	14 27
:spelled exceptions	12 3
:spelled families	1 5 2 -2 6 4
:spelled fee	3 -2
:spelled fifty	4 28
:spelled five	14 13
:spelled fixed	4 1
:spelled flat	7 13
:spelled for	0 13 1 3 12 7
:spelled foreigners	2 3
:spelled four	8 9
:spelled from	0 19
:spelled gays	2 6
:spelled go	13 19
:spelled good	2 18
:spelled guarantee	7 -7
:spelled guarantor	0 -18 13 28
:spelled harm	2 3
:spelled hb	0 10 5 1
:spelled his	8 13
:spelled home	0 15 2 19 3 3
:spelled hundred	8 -30
:spelled ifs	7 24
:spelled in	6 4 8 10 11 12 14 3
:spelled is	11 5
:spelled isn't	3 3
:spelled it	7 11
:spelled it's	2 4 6 4
:spelled job	0 11
:spelled joke	6 1
:spelled kids	1 -1
:spelled ladies	2 2
:spelled lads	2 -4
:spelled landlord	7 8
:spelled least	0 13 4 5 12 5
:spelled left	6 15
:spelled legged	3 21
:spelled legs	3 23
:spelled less	5 3 12 1
:spelled lever	8 -6
:spelled men	2 2
:spelled midnight	6 10
:spelled minimum	12 -6
:spelled month	12 7 13 9
:spelled month's	13 -9
:spelled months	0 3 5 -31 9 -2 12 5 13 11
:spelled months'	4 -1 12 -40 13 9
:spelled more	11 2
:spelled my	8 3
:spelled need	2 -11 13 -15
:spelled night	8 -1
:spelled nights	9 1
:spelled nippers	1 7
:spelled no	2 4
:spelled number	8 12
:spelled nursery	1 4
:spelled objection	1 -5 3 -8
:spelled of	1 8 6 5
:spelled off	5 6
:spelled oh	14 17
:spelled on	0 13 5 3
:spelled once	13 9
:spelled one	0 14 2 2 8 14
:spelled or	13 5
:spelled other	6 10 7 30
:spelled our	5 -23
:spelled parties	9 1
:spelled petts	3 15
:spelled plus	12 9
:spelled present	11 8
:spelled price	2 7
:spelled problem	0 -4
:spelled reason	6 3
:spelled responsibility	11 7
:spelled right	0 4
:spelled rolling	12 2
:spelled rooms	2 15
:spelled school	1 46
:spelled scot	14 12
:spelled set	4 8
:spelled seven	14 29
:spelled sinks	2 7
:spelled six	8 -6 12 5
:spelled smoking	3 3
:spelled st	7 21
:spelled such	7 18
:spelled telly	8 2
:spelled tenant	7 10
:spelled the	0 -13 1 -9 2 -18 3 -9 4 -15 6 -16 7 -22 8 16 10 4 13 34
:spelled they	7 2
:spelled thing	0 3
:spelled this	6 48 7 -7
:spelled three	8 1 14 7
:spelled till	8 14
:spelled time	0 15 1 3
:spelled times	2 4 6 4 13 16
:spelled to	2 -6 3 9 4 7 6 2
:spelled travellers	2 1
:spelled trouble	8 4
:spelled two	8 -21 14 29
:spelled uk	14 14
:spelled universal	0 1
:spelled up	5 2
:spelled vat	5 4
:spelled viewing	0 4
:spelled water	3 3
:spelled we	12 15
:spelled week's	5 -3
:spelled weekly	13 -5
:spelled weeks	1 1 9 12
:spelled which	12 1
:spelled who	6 6
:spelled with	2 33 14 10
:spelled work	8 8
:spelled www	14 7
:spelled year	12 9
:spelled years	7 13
:spelled you'd	1 3
:spelled your	3 16 5 30 6 2
:spelled zero	14 13
:spelled £#	5 21
:spelled>:absence	0 1 1 3 2 13 4 -2 12 -1 14 -21
:spelled>:absolute	0 -84 2 -6 7 33 14 2
:spelled>:accepting	6 31
:spelled>:advance	5 5 6 1 13 30
:spelled>:age	4 21 7 7 8 15
:spelled>:asking	0 1 3 2
:spelled>:benefit	0 52 7 -32 13 9
:spelled>:bid	2 -1 4 -18 13 -1
:spelled>:building	0 11 1 15 3 13 6 4 7 6 8 14
:spelled>:burden	1 -7 4 -9 6 -6 11 4 13 1
:spelled>:child	0 -16 1 45 2 -14 6 -34 7 -15
:spelled>:childless	1 3
:spelled>:childthing	1 38
:spelled>:clocktime	0 20 1 45 2 -1 4 -31 5 -29 6 21 12 -18 14 -4
:spelled>:codething	2 -2 4 13 8 29
:spelled>:condition	0 -6 6 13 13 5
:spelled>:councilpay	0 31 2 -2
:spelled>:deadline	0 -2 5 22 6 3 8 -7 11 -6
:spelled>:demand	0 8 1 13 2 -1 6 -10
:spelled>:demanding	1 -24 2 -5
:spelled>:denying	2 -9 3 3 6 22 7 -1 10 6
:spelled>:deterring	0 5 2 -25 3 -1 5 11 14 -11
:spelled>:digits	3 10 11 4 14 9
:spelled>:disability	1 -9 2 31
:spelled>:disclaimer	5 12 6 1 11 38 13 3
:spelled>:dislike	1 3 7 12
:spelled>:everyone	0 -17 2 15 6 -10 7 6
:spelled>:fairness	3 1 4 5
:spelled>:faith	2 11
:spelled>:family	3 1 8 4
:spelled>:fee	0 -18 1 -16 3 -19 7 -23
:spelled>:feething	3 -12 5 -18 8 6 13 18
:spelled>:fixed	14 4
:spelled>:forename	7 4
:spelled>:healthword	2 13 6 3
:spelled>:hiding	3 4 6 4 8 -27
:spelled>:holiday	1 12 2 -5 3 -11 6 -25 8 -6 12 -3
:spelled>:income	0 6
:spelled>:jobless	0 42 5 10 6 1
:spelled>:jobname	1 2 8 4
:spelled>:keything	8 -4
:spelled>:kin	2 -12 3 14
:spelled>:lifeword	9 4
:spelled>:longperiod	0 10 5 -10 8 -8 12 16
:spelled>:losing	8 -9 13 25
:spelled>:money	0 9 1 -4 4 1 5 22 6 29 7 13 13 -4
:spelled>:nation	2 50
:spelled>:nearby	1 -17 6 -45 7 17 10 5
:spelled>:negation	2 13 3 23 6 5 8 22
:spelled>:neighbour	3 21 7 7 8 33
:spelled>:newness	0 14 5 -1 7 15 13 -14
:spelled>:number	2 -7 3 -1 4 22 8 13 12 15 13 -17 14 -14
:spelled>:offerdeal	2 1 6 15
:spelled>:online	14 34
:spelled>:onlyword	0 -12 6 -4 13 8
:spelled>:openprice	0 5 1 -7 4 7 6 21 9 5 14 16
:spelled>:opinion	1 -2 4 12 7 1 12 18
:spelled>:origin	2 35
:spelled>:payer	0 -20 3 -3 5 -42 12 10 13 -8
:spelled>:paying	2 -5 5 -3 13 3
:spelled>:period	0 3 1 -5 3 -18 4 -63 5 -10 7 -12 10 -54 14 -22
:spelled>:person	0 -5 2 -18 3 30 4 8 5 5 7 4
:spelled>:pet	0 -4 1 -15 3 3 7 -43
:spelled>:petpart	1 -11 3 29
:spelled>:phone	8 19
:spelled>:photo	14 10
:spelled>:place	7 11 14 11
:spelled>:politics	7 -12
:spelled>:promise	0 -3 2 -26 7 -1 11 8
:spelled>:ranking	1 -17 2 -5 8 -12 13 14 14 2
:spelled>:record	2 1 6 -1 7 21 8 6 13 -3
:spelled>:refusing	0 -9 1 -7 3 -12 8 -16
:spelled>:regretting	0 9
:spelled>:rent	4 -4 6 9 13 11
:spelled>:return	0 17 4 -34 5 -12 6 18 7 -1 14 8
:spelled>:room	0 -6 2 3 3 12 8 -5 9 13 12 2 14 -10
:spelled>:rulesplace	1 -19
:spelled>:safety	7 25
:spelled>:scarcity	0 -10 3 3 6 26 8 -1 13 14
:spelled>:school	0 -1 1 44 7 10 14 21
:spelled>:seller	0 1 1 13 2 15 5 -34 12 25 13 -29 14 -14
:spelled>:sex	2 33
:spelled>:sexual	2 33
:spelled>:spelled	0 9 1 -12 2 6 3 16 4 -43 5 -33 6 -2 7 -1 8 11 12 9 14 60
:spelled>:student	2 -22 3 16
:spelled>:superlative	12 4 13 -3
:spelled>:thing	2 12 3 -6
:spelled>:time	13 29 14 5
:spelled>:title	2 10 6 12 8 24 14 3
:spelled>:tribunalrent	1 2 7 -3 12 13
:spelled>:urgency	0 2 2 -10 6 -30 7 -7 14 -11
:spelled>:wanting	2 -35 4 9 9 1 13 -9
:spelled>:welcoming	1 27
:spelled>:work	0 20 8 13
:spelled>:writeto	6 8
:spelled_:absence	0 11 1 13 3 -47 8 -31 14 -8
:spelled_:absolute	0 -6 1 7 3 3 4 -16 14 19
:spelled_:accepting	3 8 5 6 6 5 12 5
:spelled_:advance	3 -6 7 -40 9 -6 13 16
:spelled_:age	1 14 4 -7
:spelled_:asking	0 33 1 -8
:spelled_:benefit	0 11 1 -9
:spelled_:bid	6 6 9 9 11 7
:spelled_:building	0 2 2 -2 6 -21 7 1 8 18 11 -7
:spelled_:burden	3 5 4 6 6 18 8 -12 10 -5
:spelled_:child	0 7 1 21
:spelled_:childless	6 13 9 18
:spelled_:childthing	1 7
:spelled_:clocktime	1 10 4 -14 6 4 8 13 12 -6 14 -8
:spelled_:codething	2 -32 3 -14 4 13 5 10 7 7 12 19 14 4
:spelled_:condition	0 -28 1 1 2 -12 3 23 6 3 7 5
:spelled_:councilpay	0 16
:spelled_:deadline	1 -23 4 -15 6 14 8 -5 9 -8 10 -11 13 17
:spelled_:demand	0 21 4 21 8 3
:spelled_:demanding	4 8 5 6
:spelled_:denying	2 -4 6 19 7 -11 12 -21
:spelled_:deposit	5 2
:spelled_:deterring	1 9 2 -3 5 12 6 -3 8 -17 13 -4 14 -2
:spelled_:digits	8 1 11 4 14 12
:spelled_:disability	1 -11 2 29
:spelled_:disclaimer	5 6 11 13 13 -17
:spelled_:dislike	3 -3
:spelled_:everyone	1 -48 2 23 6 6 7 -21 10 4
:spelled_:fairness	6 6
:spelled_:family	0 6 3 7 8 6
:spelled_:fee	0 -9 1 -18 3 -20 5 1 6 6 7 20 13 -30
:spelled_:feething	0 26 5 -6 8 9
:spelled_:fixed	13 -14 14 1
:spelled_:forename	7 19
:spelled_:healthword	2 1 8 3
:spelled_:hiding	2 6 4 -17 7 6 8 -25
:spelled_:holiday	1 4 7 1 8 -23 9 17
:spelled_:income	0 9 13 -10
:spelled_:jobless	0 33 5 8 6 2
:spelled_:jobname	2 12
:spelled_:keything	5 -13 8 -18
:spelled_:kin	0 17 1 -21 3 9 8 26
:spelled_:lifeword	2 1 3 -29 6 16 8 -9 9 1
:spelled_:longperiod	6 1 12 10
:spelled_:losing	2 14 3 -5 8 -1
:spelled_:money	0 11 5 17 6 12 7 11
:spelled_:nation	2 36
:spelled_:nearby	0 -15 1 -30 4 -10 5 -1 7 19 10 10
:spelled_:negation	0 24 1 16 2 23 3 15 7 -4 8 22
:spelled_:neighbour	2 -9 3 9 8 5
:spelled_:newness	0 -18 2 -8 7 3 10 14
:spelled_:number	0 -17 1 4 2 -1 5 -36 6 -5 8 13 13 -1
:spelled_:offerdeal	6 14 7 9
:spelled_:online	2 -1 3 3
:spelled_:onlyword	0 -28 6 -8 8 3
:spelled_:openprice	0 -2 2 1 4 10 5 25 6 12 7 24 11 15
:spelled_:opinion	0 -5 1 1 3 -36 4 15 5 10 6 -4 7 15 14 -13
:spelled_:origin	2 2
:spelled_:payer	1 1 3 -2 5 -22 6 -31 9 3 11 15
:spelled_:paying	3 -11 13 19 14 -12
:spelled_:period	0 1 2 11 4 3 5 12 7 15 12 20
:spelled_:person	2 -2 3 1 5 2 6 6 9 6
:spelled_:pet	2 5 3 6 8 23
:spelled_:petpart	3 16
:spelled_:phone	7 7 8 12 14 16
:spelled_:photo	2 -7 6 -6 7 -11 11 5 14 5
:spelled_:place	0 -46 1 -32 2 -5 3 -36 7 19 10 14
:spelled_:politics	8 12
:spelled_:preferring	2 -2 4 10
:spelled_:promise	0 -13 2 -17 4 -32 5 -6 7 -5 8 3 12 -10
:spelled_:ranking	2 -31 3 -9 5 -7 7 -15 8 -5 14 8
:spelled_:record	8 -11
:spelled_:refusing	3 -33 8 -29
:spelled_:regretting	0 6
:spelled_:rent	0 -10 1 -2 5 -9 12 -1
:spelled_:return	0 7 1 -25 2 -20 4 -12 6 30 7 3 8 -2 9 -2 10 3 12 -21 14 11
:spelled_:room	4 12 7 8 9 21 14 -28
:spelled_:rulesplace	8 3
:spelled_:safety	7 20
:spelled_:scarcity	0 -14 1 5 2 14 5 4 6 24 7 -5
:spelled_:school	7 19 8 -5 14 4
:spelled_:seller	0 7 1 25 2 11 4 -4 5 -6 9 2 11 8 14 -2
:spelled_:sex	2 37 8 9
:spelled_:source	7 -37
:spelled_:spelled	0 2 1 11 2 7 3 -8 4 -27 5 -19 6 -11 9 6 10 -1 13 13 14 76
:spelled_:student	3 6
:spelled_:thing	2 4
:spelled_:time	7 14 14 10
:spelled_:title	1 4 2 16 5 9 8 29
:spelled_:tribunalrent	1 1 10 13 13 -10
:spelled_:urgency	6 -20 8 7 14 3
:spelled_:wanting	1 9 4 22 5 11 8 -18
:spelled_:welcoming	1 12 2 -4 6 -11 13 18
:spelled_:work	0 32 6 -23 7 -32
:spelled_:writeto	0 3 1 -6 2 -4 5 8 6 6
:student	0 -35 1 -81 2 -15 3 26 4 -32 6 -7 7 -12 8 12 13 21 14 -26
:student $	0 1 3 20
:student ,	0 -18 3 5
:student :codething	13 3
:student :income	13 5
:student :jobname	8 9
:student :openprice	3 6
:student :paying	13 8
:student and	8 2
:student is	13 3
:student or	3 6
:student pay	13 5
:student policeman	8 9
:student>:absence	8 6
:student>:codething	13 2
:student>:income	13 6
:student>:jobname	8 8
:student>:keything	8 -4
:student>:number	8 19
:student>:openprice	3 6
:student>:paying	13 8
:student>:person	0 -11
:student>:pet	3 9
:student>:wanting	6 1
:student_:absence	8 6
:student_:benefit	0 -21
:student_:burden	0 -28
:student_:clocktime	13 1
:student_:condition	7 2
:student_:deterring	0 -21 2 8
:student_:fixed	13 1
:student_:lifeword	9 1
:student_:longperiod	13 5
:student_:number	8 37 13 11
:student_:paying	13 2
:student_:period	13 2
:student_:person	0 -19
:student_:spelled	8 19 13 18
:superlative	0 -6 1 -9 2 -20 4 21 5 -14 7 137 8 -42 11 -2 12 9 13 -37 14 -10
:superlative $	1 -1 4 1 6 2 7 18 13 -8
:superlative ,	7 12 14 2
:superlative :absence	7 4
:superlative :absolute	7 14
:superlative :accepting	7 14
:superlative :bid	4 29 6 -4 7 -21
:superlative :building	2 -28 4 -4 7 60
:superlative :burden	3 2
:superlative :clocktime	8 7
:superlative :deadline	4 2 6 -31 7 -15
:superlative :deposit	0 5
:superlative :deterring	7 7
:superlative :disclaimer	4 12
:superlative :hiding	1 14
:superlative :holiday	6 2
:superlative :money	4 2 7 2
:superlative :nearby	7 22
:superlative :neighbour	7 24
:superlative :number	7 2
:superlative :offerdeal	4 14 6 -13
:superlative :online	2 7
:superlative :openprice	4 -10 7 5
:superlative :opinion	4 -10 7 37
:superlative :payer	7 18
:superlative :paying	0 5
:superlative :phone	8 5
:superlative :photo	7 10
:superlative :place	7 22
:superlative :preferring	2 6
:superlative :rent	4 -4 7 18
:superlative :return	4 -14 7 21
:superlative :room	2 5 7 7
:superlative :rulesplace	7 24
:superlative :seller	7 24
:superlative :urgency	6 7
:superlative :utility	7 13
:superlative :wanting	2 3
:superlative a	12 1
:superlative and	1 -3 4 12 6 -9
:superlative be	6 17
:superlative beautiful	7 3
:superlative bidder	4 7
:superlative deposit	0 5
:superlative else	7 8
:superlative flat	7 10
:superlative floor	2 2 7 -18
:superlative home	7 2
:superlative house	7 13
:superlative kitchen	7 12
:superlative landlord	7 28
:superlative neighbours	7 1
:superlative of	7 -62 9 9
:superlative offer	4 12
:superlative on	6 2
:superlative place	7 3
:superlative rent	4 -1 7 7
:superlative street	7 12
:superlative suited	2 7
:superlative than	7 3
:superlative that	7 -8
:superlative to	7 10
:superlative value	7 4
:superlative view	7 6
:superlative we'd	4 9
:superlative with	3 15
:superlative £#	4 2
:superlative>:absence	7 3
:superlative>:absolute	7 18
:superlative>:accepting	4 17 7 20
:superlative>:advance	7 13
:superlative>:bid	4 34 6 -10 7 -23
:superlative>:building	2 -40 4 -9 7 59
:superlative>:burden	3 1 6 3
:superlative>:clocktime	8 13 9 1
:superlative>:codething	11 5
:superlative>:deadline	4 9 6 -35 7 -21 9 1
:superlative>:demand	6 4
:superlative>:deposit	0 5
:superlative>:deterring	7 7
:superlative>:disclaimer	4 26 6 -3
:superlative>:hiding	1 13
:superlative>:holiday	6 2
:superlative>:longperiod	12 14
:superlative>:losing	7 4
:superlative>:money	4 20 7 1
:superlative>:nearby	7 15
:superlative>:neighbour	7 31
:superlative>:newness	4 4
:superlative>:offerdeal	4 19 6 -13
:superlative>:online	2 6
:superlative>:onlyword	1 12
:superlative>:openprice	4 -14 6 -14
:superlative>:opinion	4 -25 7 31
:superlative>:paying	0 1
:superlative>:period	12 6
:superlative>:person	0 20 1 6 7 16
:superlative>:petpart	3 23
:superlative>:phone	8 5
:superlative>:photo	7 11
:superlative>:place	7 30
:superlative>:preferring	2 5
:superlative>:ranking	7 9
:superlative>:rent	4 -18 5 10 7 21
:superlative>:return	4 -27 5 7 7 23
:superlative>:room	2 3 7 3
:superlative>:rulesplace	7 17
:superlative>:scarcity	4 15
:superlative>:seller	7 5
:superlative>:spelled	6 15 7 4
:superlative>:superlative	7 36
:superlative>:urgency	6 12
:superlative>:utility	7 11
:superlative>:wanting	2 2
:superlative>:work	7 2
:superlative_:absence	0 21
:superlative_:absolute	2 -8 6 -26 7 31
:superlative_:accepting	4 21
:superlative_:bid	6 -9
:superlative_:building	7 38
:superlative_:burden	1 4 7 34
:superlative_:clocktime	6 -20
:superlative_:codething	7 -2
:superlative_:condition	7 -2
:superlative_:deadline	4 6 9 3
:superlative_:deterring	7 35
:superlative_:everyone	7 11
:superlative_:family	7 5
:superlative_:feething	7 4
:superlative_:longperiod	12 11
:superlative_:losing	7 2
:superlative_:money	4 19
:superlative_:nearby	7 8
:superlative_:negation	7 16
:superlative_:neighbour	7 9
:superlative_:newness	4 1 7 2
:superlative_:number	1 21 7 -26 14 3
:superlative_:onlyword	1 18
:superlative_:openprice	4 -1 6 -41 7 7
:superlative_:opinion	2 5 5 -2
:superlative_:payer	5 -5 7 14 10 7
:superlative_:period	4 18 8 2 12 11
:superlative_:person	0 21 2 6 7 5
:superlative_:petpart	3 22
:superlative_:place	2 -15 4 -35 7 55
:superlative_:ranking	4 -4
:superlative_:rent	5 8 13 3
:superlative_:return	5 4 7 8 13 9
:superlative_:room	4 -3 7 48
:superlative_:scarcity	4 11 6 -14
:superlative_:seller	10 7
:superlative_:spelled	1 17 3 3 6 19
:superlative_:superlative	7 37
:superlative_:tribunalrent	7 9
:superlative_:urgency	6 32
:superlative_:work	0 14
:superlative_:writeto	7 7
:thing	0 -84 1 -9 2 -56 3 -33 4 -53 5 21 6 -40 7 -60 8 -45 9 -61 10 -48 12 -108 13 -38 14 -124
:thing $	2 8 3 -25 8 -18 9 -2
:thing ,	2 -1 4 -7 7 -35 8 -8 10 -43 11 -17
:thing :accepting	11 13
:thing :burden	5 9 8 1
:thing :codething	1 3
:thing :demanding	5 4
:thing :deterring	8 3
:thing :feething	1 7
:thing :nation	11 3
:thing :onlyword	5 8
:thing :promise	5 8
:thing and	2 -1 5 12 6 -11 8 -35
:thing by	8 2
:thing have	11 14
:thing in	2 -11 7 -9 8 -40
:thing is	1 3
:thing must	5 9
:thing on	8 4
:thing or	2 5 11 1
:thing the	4 4
:thing white	11 3
:thing>:accepting	11 12
:thing>:building	4 3
:thing>:burden	5 12
:thing>:codething	1 4
:thing>:deadline	6 -12
:thing>:demanding	5 18
:thing>:dislike	1 11
:thing>:feething	1 4
:thing>:kin	1 3
:thing>:nation	11 2
:thing>:negation	7 9
:thing>:newness	10 -19
:thing>:number	8 -18
:thing>:onlyword	5 7
:thing>:openprice	5 3 6 4
:thing>:preferring	11 5
:thing>:promise	5 7 7 2
:thing>:room	1 -18 2 -26 8 -43 11 -1
:thing>:thing	6 -12 8 -19
:thing>:work	0 -4
:thing_:absence	11 13
:thing_:accepting	11 11
:thing_:advance	13 -2
:thing_:building	4 10
:thing_:burden	1 16
:thing_:clocktime	8 -1
:thing_:condition	11 12
:thing_:deadline	8 -2
:thing_:denying	8 -14
:thing_:deterring	1 12
:thing_:disclaimer	4 9
:thing_:dislike	1 10
:thing_:hiding	8 -4
:thing_:longperiod	12 -1
:thing_:money	5 12
:thing_:negation	3 5 11 16
:thing_:newness	10 -32
:thing_:number	12 -17 13 -7
:thing_:openprice	1 -3 4 -8 5 13
:thing_:opinion	5 29
:thing_:payer	5 8
:thing_:period	12 -6 13 -24
:thing_:pet	3 7
:thing_:photo	11 13
:thing_:preferring	11 4
:thing_:room	2 -24 6 -8 7 -6 8 -27
:thing_:seller	5 19
:thing_:source	11 12
:thing_:spelled	8 5 11 14 12 -2
:thing_:thing	6 -8
:thing_:work	0 -6 8 -3
:time	0 -2 1 -8 2 -16 3 6 4 -4 6 41 7 14 8 7 9 -45 10 25 12 11 13 32 14 -19
:time #	8 3
:time ##	8 4 14 25
:time $	0 1 6 11 7 -12 13 -3 14 -44
:time ,	0 -4 5 1 6 15 7 8 10 2 13 33
:time :absence	9 1
:time :asking	2 -10 9 -7
:time :burden	1 14
:time :condition	5 10
:time :deadline	9 3
:time :deterring	1 12
:time :fixed	12 19
:time :holiday	9 2
:time :losing	6 -12 7 30
:time :number	8 9 14 29
:time :onlyword	9 -11
:time :openprice	6 7
:time :opinion	12 18
:time :petpart	10 5
:time :ranking	6 2
:time :room	7 4
:time :seller	12 12
:time a	7 -28 13 11
:time and	8 10 13 3
:time as	6 1
:time at	8 13
:time be	6 13
:time go	7 8
:time i'm	2 2
:time in	6 2
:time it	6 -1
:time it's	2 3 6 4 8 2
:time let	9 -7
:time on	1 13
:time or	6 21
:time rolling	12 2
:time room	7 4
:time the	14 19
:time weekend	9 3
:time wet	10 5
:time>:absence	9 4
:time>:asking	2 -6 9 -7
:time>:burden	1 15
:time>:clocktime	6 -2 13 2
:time>:codething	5 1 13 4
:time>:condition	5 16
:time>:demanding	6 5
:time>:deterring	1 8 6 11
:time>:everyone	6 -3
:time>:fixed	12 27 13 -24
:time>:holiday	8 18 9 1
:time>:longperiod	13 16
:time>:losing	7 23
:time>:negation	3 3
:time>:number	8 19 13 17 14 24
:time>:onlyword	9 -11
:time>:openprice	0 1 2 -5 6 4 10 18
:time>:opinion	10 11 12 19
:time>:period	2 1 12 -3 13 9
:time>:petpart	10 5
:time>:photo	4 2
:time>:room	8 -17
:time>:scarcity	6 5
:time>:seller	12 12
:time>:spelled	2 -4 7 -17 8 14 13 14 14 19
:time>:tribunalrent	5 1 13 3
:time>:wanting	7 1
:time>:welcoming	1 12
:time>:writeto	13 6
:time_:absence	12 6
:time_:absolute	5 9 6 5
:time_:accepting	6 -1 13 -9
:time_:advance	6 -1 13 -37
:time_:bid	1 1
:time_:burden	2 3 4 4 7 5 10 4
:time_:childless	1 6
:time_:codething	1 17 5 1
:time_:deadline	6 9 13 4
:time_:denying	6 18 7 -4
:time_:deterring	0 -16 6 8
:time_:family	0 10
:time_:feething	0 4 12 15
:time_:fixed	13 -23
:time_:kin	0 9
:time_:longperiod	13 29
:time_:losing	6 1
:time_:negation	2 14 5 1 7 -16
:time_:newness	10 16
:time_:number	8 2
:time_:openprice	4 -1 6 7 10 12
:time_:opinion	8 9 10 12
:time_:payer	10 4
:time_:period	6 -31 13 41
:time_:photo	4 2
:time_:regretting	2 1
:time_:room	8 -21
:time_:scarcity	6 15 7 -11
:time_:seller	2 10 10 4
:time_:spelled	6 -2 8 4 13 5 14 36
:time_:time	8 5 14 7
:time_:title	8 14
:time_:tribunalrent	13 1
:time_:urgency	6 14
:time_:wanting	12 3
:time_:welcoming	12 1
:time_:writeto	13 9
:title	0 13 1 -9 2 14 3 -2 4 -2 5 34 6 13 7 -72 8 126 9 -18 10 -25 11 -7 12 -36 13 16 14 30
:title #	8 15
:title $	2 28 6 6
:title ,	2 14 11 3
:title :absence	6 4
:title :accepting	0 3
:title :age	8 16 11 2
:title :asking	6 12
:title :burden	0 8
:title :codething	0 12 8 10
:title :denying	11 2
:title :deterring	2 1 5 3
:title :disability	8 8
:title :disclaimer	2 4
:title :dislike	8 14
:title :healthword	8 21
:title :hiding	13 24
:title :income	0 5
:title :negation	3 9
:title :neighbour	1 19 8 9
:title :number	8 50
:title :online	6 1
:title :opinion	2 6
:title :paying	13 12
:title :period	13 21
:title :person	7 1 14 8
:title :phone	11 2
:title :place	8 6
:title :promise	3 12
:title :ranking	2 5
:title :refusing	6 11
:title :sex	8 16
:title :spelled	8 12
:title :title	11 1
:title :urgency	6 13
:title :wanting	0 -14 1 2 2 -24 6 -22
:title a	8 28
:title and	2 11
:title are	0 4
:title boy	8 7
:title can	0 -1 13 26
:title can't	3 5
:title day	13 15
:title enough	1 1
:title forge	14 12
:title get	0 1
:title harmless	8 3
:title has	8 27
:title have	0 6
:title in	8 6
:title is	0 12 8 10
:title isn't	2 23
:title land	8 5
:title live	8 1
:title lived	8 -12
:title on	0 2
:title out	6 11
:title own	2 9
:title pay	0 3
:title signs	0 15
:title the	8 -32
:title waited	6 10
:title would	6 1
:title your	4 4
:title>:absence	6 6
:title>:accepting	0 6 2 6 8 12 14 2
:title>:age	3 2 8 9 11 2
:title>:asking	6 20
:title>:building	14 12
:title>:burden	0 32 2 15 8 3
:title>:clocktime	6 9
:title>:codething	0 9 4 4 6 4 8 13
:title>:condition	2 10 8 4
:title>:deadline	8 22
:title>:denying	11 1
:title>:deterring	0 15 2 10 6 -11
:title>:disability	8 25
:title>:disclaimer	2 6
:title>:dislike	8 17
:title>:faith	2 5
:title>:healthword	8 29
:title>:hiding	0 -4 6 -6 13 23
:title>:income	0 4
:title>:lifeword	8 4
:title>:negation	0 4 3 1
:title>:neighbour	1 16 8 34
:title>:newness	8 7
:title>:number	8 55
:title>:online	6 1
:title>:onlyword	2 18
:title>:openprice	1 16 8 26
:title>:payer	5 1
:title>:paying	13 11
:title>:period	8 1 13 23
:title>:person	14 8
:title>:pet	3 2
:title>:phone	8 -1 11 2
:title>:photo	4 1
:title>:place	8 2
:title>:promise	3 11 8 6
:title>:refusing	6 4
:title>:rent	5 3 14 2
:title>:return	5 1
:title>:sex	8 8
:title>:student	3 3
:title>:thing	11 2
:title>:title	8 29
:title>:urgency	6 12
:title>:wanting	0 -32 2 -20 6 -38 8 -16
:title>:welcoming	6 1
:title_:absence	1 -6 8 13
:title_:absolute	8 9
:title_:accepting	2 2 14 2
:title_:age	3 2
:title_:benefit	0 6
:title_:bid	6 3
:title_:building	14 11
:title_:burden	0 15 2 2 6 -2 8 27
:title_:child	1 8
:title_:childless	6 11
:title_:clocktime	6 20 8 15
:title_:codething	1 6 8 11
:title_:condition	2 7
:title_:councilpay	0 12
:title_:deadline	0 2 6 8 8 18
:title_:demand	5 7
:title_:demanding	5 13
:title_:denying	0 7
:title_:deterring	0 23 5 7 6 -3 8 13
:title_:disability	2 23 8 12
:title_:disclaimer	0 2
:title_:dislike	1 17
:title_:everyone	2 19
:title_:fee	5 4
:title_:feething	5 12
:title_:healthword	8 37
:title_:holiday	8 2
:title_:jobless	0 22
:title_:keything	8 8
:title_:lifeword	8 18
:title_:losing	6 -8
:title_:money	5 10
:title_:nation	2 9
:title_:negation	0 8 1 3 4 11 5 5 8 12
:title_:neighbour	6 8 8 31
:title_:newness	5 5 6 3
:title_:number	0 -36 6 8 7 -7 8 39 13 19
:title_:onlyword	2 25
:title_:openprice	1 2 6 -38 8 12
:title_:opinion	6 -4
:title_:payer	2 12 5 15
:title_:paying	5 5
:title_:period	13 7
:title_:phone	11 1
:title_:place	0 7
:title_:politics	1 1
:title_:ranking	5 3 13 5
:title_:rent	14 3
:title_:room	2 -18 7 11 8 14
:title_:scarcity	8 10
:title_:spelled	3 3 7 -9 8 31
:title_:student	3 3
:title_:superlative	4 10
:title_:title	2 3 6 -3 8 42
:title_:urgency	6 5
:title_:work	8 -15
:tribunalrent	2 -2 4 -17 6 -6 7 -13 9 -31 10 39 11 -1 12 29 13 21 14 -6
:tribunalrent $	4 -12
:tribunalrent ,	10 30
:tribunalrent :accepting	12 5
:tribunalrent :burden	12 2
:tribunalrent :condition	13 -14
:tribunalrent :deterring	13 1
:tribunalrent :fixed	12 13
:tribunalrent :negation	12 2
:tribunalrent :number	1 -1
:tribunalrent :record	12 11
:tribunalrent :rulesplace	12 11
:tribunalrent :utility	12 10
:tribunalrent and	12 7 13 1
:tribunalrent by	6 1
:tribunalrent lease	12 11
:tribunalrent of	8 15
:tribunalrent on	13 1
:tribunalrent the	10 1
:tribunalrent this	10 11
:tribunalrent>:absence	0 1
:tribunalrent>:accepting	12 4
:tribunalrent>:burden	12 1
:tribunalrent>:condition	13 -14
:tribunalrent>:deterring	6 2 13 4
:tribunalrent>:feething	12 13
:tribunalrent>:fixed	12 14
:tribunalrent>:negation	12 5
:tribunalrent>:newness	10 13
:tribunalrent>:number	1 -5
:tribunalrent>:period	10 6
:tribunalrent>:promise	7 -5
:tribunalrent>:record	12 11
:tribunalrent>:rulesplace	12 11
:tribunalrent>:spelled	1 -4
:tribunalrent>:utility	12 8
:tribunalrent_:absence	0 4
:tribunalrent_:advance	12 11
:tribunalrent_:age	10 7
:tribunalrent_:clocktime	12 -1 13 11
:tribunalrent_:demanding	12 6
:tribunalrent_:denying	10 7
:tribunalrent_:deterring	4 9
:tribunalrent_:longperiod	13 -2
:tribunalrent_:negation	10 4 12 7
:tribunalrent_:newness	10 17 12 24
:tribunalrent_:number	7 -5
:tribunalrent_:openprice	4 1 12 4
:tribunalrent_:opinion	12 3 13 -8
:tribunalrent_:payer	5 1 12 14
:tribunalrent_:period	10 9 13 -10
:tribunalrent_:ranking	12 15
:tribunalrent_:rent	12 15
:tribunalrent_:return	12 17
:tribunalrent_:room	10 10
:tribunalrent_:seller	5 4
:tribunalrent_:spelled	7 -10
:tribunalrent_:superlative	12 12
:tribunalrent_:thing	13 21
:tribunalrent_:tribunalrent	13 -13
:tribunalrent_:utility	10 11
:urgency	0 -13 1 -38 2 -66 3 -30 4 -51 5 -32 6 146 7 -63 8 -37 9 -24 10 36 11 -22 13 6 14 -24
:urgency #	10 2
:urgency ##	14 5
:urgency $	1 -3 2 -22 4 -13 5 -12 6 78 8 -3 13 -2 14 -15
:urgency ,	0 -31 1 -16 2 -47 3 -8 6 54 13 14
:urgency :absence	1 5 12 9
:urgency :absolute	6 3
:urgency :burden	6 32 7 -11
:urgency :childless	2 10
:urgency :clocktime	12 13
:urgency :codething	1 3 6 21
:urgency :deadline	12 6
:urgency :demand	6 -6
:urgency :demanding	6 13
:urgency :deterring	6 14
:urgency :nearby	6 -28
:urgency :newness	6 17
:urgency :number	10 1 14 2
:urgency :openprice	0 -6 6 24
:urgency :opinion	0 -1 6 -15
:urgency :person	2 13
:urgency :promise	6 15
:urgency :ranking	14 3
:urgency :refusing	8 4
:urgency :scarcity	6 2
:urgency :urgency	6 46
:urgency :work	0 21 1 4
:urgency a	0 1
:urgency about	6 1
:urgency and	6 7
:urgency as	6 10
:urgency before	6 1
:urgency couples	2 5
:urgency decision	6 9
:urgency for	6 -8
:urgency hurry	6 5
:urgency in	6 -16 8 -10 10 2
:urgency is	6 24
:urgency it's	8 5
:urgency list	6 -12
:urgency now	6 12
:urgency on	6 10
:urgency only	6 8
:urgency or	6 39
:urgency out	8 10
:urgency the	4 3 6 3
:urgency to	0 -1 6 -14
:urgency will	6 15
:urgency work	1 7
:urgency you	6 20
:urgency>:absence	1 4 6 6 12 9
:urgency>:advance	6 19
:urgency>:age	6 3
:urgency>:building	6 1
:urgency>:burden	6 22 7 -22
:urgency>:childless	2 9
:urgency>:clocktime	12 12
:urgency>:codething	1 2 6 15
:urgency>:deadline	8 -1 12 5
:urgency>:demand	6 -2
:urgency>:demanding	6 29
:urgency>:denying	6 4
:urgency>:deterring	6 6 7 -5
:urgency>:disclaimer	6 4
:urgency>:fee	6 5
:urgency>:feething	6 -8
:urgency>:hiding	0 5
:urgency>:losing	6 25
:urgency>:nearby	6 -59
:urgency>:negation	6 7
:urgency>:newness	6 4 10 18
:urgency>:number	4 9 6 10 10 10 13 9
:urgency>:offerdeal	6 1
:urgency>:openprice	0 -14 6 8 10 8 11 -3 14 -4
:urgency>:opinion	0 -15 2 -3 6 -19 10 7
:urgency>:payer	6 6
:urgency>:paying	6 24 13 5
:urgency>:person	2 5 6 5
:urgency>:phone	6 2
:urgency>:promise	6 8
:urgency>:ranking	14 2
:urgency>:refusing	6 13 8 4
:urgency>:room	0 2
:urgency>:rulesplace	0 3
:urgency>:scarcity	6 8
:urgency>:seller	2 1 6 1
:urgency>:superlative	2 4
:urgency>:urgency	6 41
:urgency>:wanting	6 5
:urgency>:work	0 35 1 4
:urgency>:writeto	13 10
:urgency_:absence	6 23
:urgency_:accepting	6 9
:urgency_:building	6 28
:urgency_:codething	7 3
:urgency_:deadline	6 9 8 -4
:urgency_:demanding	6 36
:urgency_:denying	6 22
:urgency_:disclaimer	6 23
:urgency_:dislike	6 3
:urgency_:fixed	6 1
:urgency_:hiding	0 1 6 23
:urgency_:losing	6 46 8 -4
:urgency_:money	6 6
:urgency_:nearby	6 -29 10 3
:urgency_:negation	3 -5 6 18 7 -1
:urgency_:newness	10 7
:urgency_:number	4 5 6 13 13 16 14 6
:urgency_:onlyword	1 2
:urgency_:openprice	4 -20 10 19 14 -4
:urgency_:opinion	0 -14 2 -10 4 -17 10 22
:urgency_:payer	6 8 10 3
:urgency_:paying	5 -1 13 13
:urgency_:period	6 1
:urgency_:phone	6 6
:urgency_:place	6 -25 10 7
:urgency_:promise	6 29
:urgency_:refusing	6 17
:urgency_:return	10 12
:urgency_:room	0 1
:urgency_:rulesplace	0 4
:urgency_:scarcity	2 12 6 19
:urgency_:seller	0 -10 6 40 10 9
:urgency_:sex	2 11
:urgency_:spelled	13 7
:urgency_:time	6 -5 7 9
:urgency_:tribunalrent	10 9
:urgency_:urgency	6 9
:urgency_:wanting	6 8
:urgency_:writeto	13 2
:utility	0 -8 1 -58 2 -49 3 -29 4 -150 5 -14 6 -86 7 13 8 -3 9 -31 11 -21 12 7 13 -80 14 -89
:utility $	0 -28 1 -25 2 -21 3 -15 5 -22 6 -27 7 -2 8 -17
:utility ,	3 5 8 -16 12 13
:utility :absolute	7 14
:utility :condition	11 9
:utility :councilpay	0 5
:utility :deadline	12 5
:utility :disclaimer	12 -2
:utility :feething	12 -2
:utility :hiding	8 17
:utility :keything	8 8
:utility :payer	5 -7
:utility :paying	0 5
:utility :petpart	3 2
:utility :record	7 -15 8 -2
:utility :room	8 3 10 8
:utility :scarcity	7 2
:utility :utility	0 -22 4 -35 5 -35 6 -8 7 -10 8 -4 12 -18 13 -19
:utility :work	12 -3
:utility and	4 -6
:utility box	8 19
:utility floor	2 3 8 8 10 9
:utility in	7 9
:utility is	5 2 8 -2
:utility password	8 14
:utility safety	5 1
:utility tax	0 -32 7 -3
:utility with	2 12
:utility would	12 2
:utility>:absolute	7 16
:utility>:burden	0 -5
:utility>:condition	11 9
:utility>:councilpay	0 1
:utility>:deadline	12 4
:utility>:disclaimer	12 -3
:utility>:fixed	12 10
:utility>:hiding	8 11
:utility>:keything	8 5
:utility>:negation	0 15
:utility>:neighbour	7 3
:utility>:openprice	5 7
:utility>:opinion	5 9
:utility>:payer	0 2 5 -21 13 -6
:utility>:paying	0 3
:utility>:pet	3 18
:utility>:petpart	3 2
:utility>:place	7 28
:utility>:promise	7 22
:utility>:record	0 -8 8 -7
:utility>:room	7 -21 8 10 10 6
:utility>:scarcity	7 5
:utility>:spelled	8 6 12 1
:utility>:utility	0 -41 2 -1 4 -65 5 -77 6 -19 7 -29 8 -24 9 -5 11 -14 12 -22 13 -37 14 -6
:utility>:wanting	1 3
:utility>:work	12 -3
:utility_:absence	8 4
:utility_:advance	13 -16
:utility_:age	5 15
:utility_:asking	7 21
:utility_:clocktime	4 -18 8 -9
:utility_:codething	8 29
:utility_:condition	8 14
:utility_:councilpay	13 -9
:utility_:deterring	7 8 8 -17
:utility_:everyone	5 6
:utility_:fairness	5 2
:utility_:feething	5 1 6 4 8 -13
:utility_:hiding	8 -6
:utility_:income	13 10
:utility_:longperiod	13 -19
:utility_:money	4 -43 5 -2
:utility_:negation	0 21 7 18 8 5
:utility_:number	13 -17
:utility_:openprice	4 -40 8 -3
:utility_:opinion	4 -19
:utility_:payer	7 14 13 -22
:utility_:period	13 -27
:utility_:person	0 4
:utility_:place	7 16
:utility_:promise	7 23
:utility_:ranking	8 6
:utility_:record	0 -5 8 -49
:utility_:rent	0 11
:utility_:return	0 7
:utility_:room	3 12 6 6 8 1
:utility_:seller	5 12
:utility_:spelled	12 5
:utility_:tribunalrent	13 -1
:utility_:urgency	12 8
:utility_:utility	4 -17 5 -12 8 -19
:utility_:wanting	1 2
:wanting	0 6 2 54 3 -13 4 20 5 -38 6 31 7 -24 9 8 10 -49 11 1 12 28 14 3
:wanting ##	4 3
:wanting $	0 -7 4 -8 6 -19 11 -4 13 22 14 -41
:wanting ,	6 -11 7 4 8 -21 13 8
:wanting :advance	13 -38
:wanting :age	5 10
:wanting :building	4 7
:wanting :burden	2 2
:wanting :child	1 19
:wanting :condition	0 6 13 2
:wanting :deadline	6 6
:wanting :demanding	6 14
:wanting :deterring	2 9
:wanting :everyone	0 -40 2 -4
:wanting :faith	6 6
:wanting :jobless	13 -33
:wanting :longperiod	12 1
:wanting :nearby	4 9 8 11
:wanting :negation	2 2
:wanting :number	4 19 6 -15
:wanting :onlyword	0 7
:wanting :openprice	1 -10 6 2 8 7
:wanting :opinion	1 -11 2 11 7 -14 8 7 11 -16 13 -3
:wanting :person	2 -5 6 -5
:wanting :photo	2 20
:wanting :spelled	0 7 1 -2
:wanting :wanting	7 19 11 27
:wanting a	0 7 2 24 4 -10 5 -16 8 27
:wanting after	7 11
:wanting and	6 27 14 2
:wanting animals	3 -11
:wanting another	2 20
:wanting are	3 7
:wanting at	6 7
:wanting dogs	3 16
:wanting eleven	4 2
:wanting for	0 38 2 48 8 -61 14 14
:wanting in	2 20 11 10
:wanting it	1 6 4 36 6 33 7 -10 8 -4 12 5
:wanting like	11 20
:wanting lively	6 1
:wanting my	2 1
:wanting not	2 8
:wanting other	2 7
:wanting round	8 12
:wanting signing	13 -33
:wanting sunday	6 6
:wanting tae	6 2
:wanting that	2 -6 6 -10
:wanting the	0 -1 2 -19 3 -8 7 -18 8 5 13 12
:wanting this	2 -10 6 31
:wanting three	13 3
:wanting to	1 -9 2 1 6 1 7 -10 8 10 11 -5
:wanting with	7 6
:wanting you	2 -4
:wanting your	0 2
:wanting>:absence	6 15 12 1
:wanting>:absolute	0 -8 7 2
:wanting>:advance	6 -18 8 1 13 -9
:wanting>:age	5 13
:wanting>:bid	0 2 2 4
:wanting>:building	4 4 6 33
:wanting>:burden	5 -1
:wanting>:child	1 27
:wanting>:childless	1 11
:wanting>:codething	1 4 8 21
:wanting>:condition	0 8 2 -15 13 12
:wanting>:deadline	6 8 8 1 9 3 12 1
:wanting>:demand	2 -7 4 7
:wanting>:demanding	6 11
:wanting>:denying	1 3 7 9
:wanting>:deterring	2 4 7 -6 14 1
:wanting>:disability	2 11
:wanting>:dislike	1 14 14 1
:wanting>:everyone	0 -52 2 -2 6 -14
:wanting>:faith	6 4
:wanting>:feething	4 5 11 15
:wanting>:fixed	12 7
:wanting>:hiding	0 13 2 10
:wanting>:holiday	6 13
:wanting>:jobless	13 -42
:wanting>:jobname	0 3
:wanting>:longperiod	12 5
:wanting>:nation	2 10
:wanting>:nearby	4 17 8 8
:wanting>:negation	1 1 3 3 7 31 8 -1
:wanting>:neighbour	6 9 8 5
:wanting>:newness	1 -5 6 -1 7 7 8 1 13 19
:wanting>:number	1 -2 2 5 4 15 6 -22 7 -1
:wanting>:onlyword	0 2
:wanting>:openprice	1 -7 6 9 8 1 14 -18
:wanting>:opinion	1 -11 2 28 4 -1 7 -28 11 -23 13 -10
:wanting>:period	13 20
:wanting>:person	1 -3 2 8 6 -32
:wanting>:phone	8 6 14 3
:wanting>:photo	2 9 6 10 11 5
:wanting>:promise	6 9
:wanting>:ranking	0 27 6 -16 12 14 13 16
:wanting>:refusing	1 1
:wanting>:scarcity	6 19
:wanting>:school	8 13
:wanting>:seller	0 -4 2 24
:wanting>:sex	2 33
:wanting>:spelled	1 -6 4 20 5 -19 8 -13 14 1
:wanting>:superlative	0 8
:wanting>:time	2 5 7 13
:wanting>:urgency	6 5
:wanting>:wanting	7 17 11 25
:wanting>:work	6 5
:wanting>:writeto	6 1 14 17
:wanting_:absence	2 -19 9 16
:wanting_:absolute	0 -8 3 -4 7 14
:wanting_:accepting	0 3 6 6
:wanting_:advance	6 -40
:wanting_:asking	3 -25
:wanting_:benefit	0 14
:wanting_:bid	2 4 4 32
:wanting_:building	0 21 2 5 3 23 6 24 7 -12
:wanting_:burden	0 14 1 -13 2 -18 4 2 6 3 8 8 14 18
:wanting_:childless	1 8
:wanting_:clocktime	2 -17 6 1
:wanting_:codething	1 17 13 6
:wanting_:condition	0 14 2 -5
:wanting_:consent	8 2
:wanting_:deadline	5 17 6 15 8 8 9 8
:wanting_:demand	4 14 6 17
:wanting_:demanding	0 -10
:wanting_:denying	1 2 2 -3
:wanting_:deterring	0 -12 3 -13 14 17
:wanting_:disability	2 15
:wanting_:dislike	1 7 6 -1 14 4
:wanting_:everyone	1 -7
:wanting_:fairness	2 3
:wanting_:fee	6 1
:wanting_:feething	2 -7
:wanting_:fixed	12 25
:wanting_:holiday	2 11 6 12
:wanting_:income	1 1
:wanting_:jobname	0 1
:wanting_:lifeword	8 8
:wanting_:losing	0 -17 1 8 2 1
:wanting_:money	4 20
:wanting_:nation	2 15
:wanting_:nearby	2 -12 7 2
:wanting_:negation	1 24 2 -9 3 18 7 30
:wanting_:neighbour	6 15 7 -10 8 10
:wanting_:newness	2 -5 4 6 6 -30 7 11 8 5 9 8 13 2 14 3
:wanting_:number	2 9 4 18 13 -9
:wanting_:offerdeal	6 2
:wanting_:online	3 12
:wanting_:onlyword	4 8
:wanting_:openprice	0 29 2 15 3 -1 4 -2 6 6 13 15
:wanting_:opinion	2 20 4 -2 12 6 13 -8 14 -6
:wanting_:payer	5 17
:wanting_:paying	1 5 6 -11
:wanting_:period	6 -18 12 14 13 41
:wanting_:person	0 6 1 -2 2 35 8 -56
:wanting_:pet	5 9
:wanting_:phone	8 3 14 6
:wanting_:photo	2 -19 6 7 8 2 11 23
:wanting_:place	2 -4 6 14 7 11
:wanting_:ranking	0 13 5 11 12 3
:wanting_:regretting	2 17
:wanting_:rent	13 27
:wanting_:return	13 27
:wanting_:room	0 12 2 43
:wanting_:seller	5 10
:wanting_:sex	2 49 8 -2
:wanting_:spelled	2 20 4 8
:wanting_:superlative	0 5
:wanting_:thing	5 10
:wanting_:time	7 20
:wanting_:title	2 4 8 -1
:wanting_:urgency	6 1
:wanting_:work	2 -12
:wanting_:writeto	2 -19
:welcoming	0 -13 1 10 2 6 3 14 4 2 5 -18 6 -39 7 -11 8 -37 9 31 10 9 12 -52 13 25 14 -76
:welcoming $	0 -6 3 1 6 -95 7 -19 11 -3 13 22 14 -17
:welcoming ,	1 -8 2 4 3 12 5 -10 6 -14 8 -44 13 33
:welcoming :absence	0 25 6 -16 7 13 8 1
:welcoming :accepting	0 -2
:welcoming :advance	2 4
:welcoming :asking	3 -15 4 5
:welcoming :bid	4 5
:welcoming :child	1 6
:welcoming :clocktime	2 9
:welcoming :councilpay	2 11
:welcoming :deadline	6 22
:welcoming :demand	4 1
:welcoming :deterring	4 5
:welcoming :hiding	1 1
:welcoming :holiday	9 4
:welcoming :jobless	2 11
:welcoming :nearby	6 7 10 2
:welcoming :negation	0 5 6 -18
:welcoming :onlyword	0 2
:welcoming :openprice	0 -10 3 -32 5 -4 6 8 10 12
:welcoming :opinion	0 -9 3 -18 10 10
:welcoming :period	7 2
:welcoming :person	2 -6
:welcoming :place	1 7
:welcoming :ranking	2 7 6 -24
:welcoming :refusing	0 11
:welcoming :time	6 1
:welcoming :urgency	6 7
:welcoming and	2 -8 9 7 11 7
:welcoming back	6 -6
:welcoming be	0 13 8 10
:welcoming budget	5 6
:welcoming don't	0 7 3 2 6 -13
:welcoming down	4 3
:welcoming from	2 10
:welcoming here	1 7
:welcoming in	4 12
:welcoming it	9 5
:welcoming kids	1 7
:welcoming note	11 7
:welcoming out	0 11
:welcoming respect	1 1
:welcoming round	6 12
:welcoming state	2 11
:welcoming the	1 -11
:welcoming to	0 -10 3 -37 10 10
:welcoming up	6 8
:welcoming with	7 16 13 4
:welcoming your	3 1 6 10
:welcoming>:absence	0 24 7 10
:welcoming>:absolute	3 15
:welcoming>:accepting	0 -8 13 1
:welcoming>:advance	2 1 3 3
:welcoming>:asking	0 -5 3 -19
:welcoming>:benefit	6 6
:welcoming>:bid	4 23 6 5
:welcoming>:clocktime	2 8 9 6
:welcoming>:condition	3 3
:welcoming>:councilpay	2 10
:welcoming>:deadline	1 2 3 12 6 18
:welcoming>:deterring	4 9
:welcoming>:disclaimer	2 7 6 4 11 5
:welcoming>:dislike	8 8
:welcoming>:fairness	3 -2
:welcoming>:feething	2 9 7 1
:welcoming>:jobless	2 11
:welcoming>:keything	7 1
:welcoming>:kin	1 -7
:welcoming>:losing	1 1
:welcoming>:money	13 1
:welcoming>:nearby	6 3 9 13 10 10
:welcoming>:negation	0 11 3 5
:welcoming>:newness	2 12 3 15
:welcoming>:number	1 4
:welcoming>:onlyword	0 2
:welcoming>:openprice	0 -9 2 3 3 -41 5 -14 6 24 10 14
:welcoming>:opinion	0 -21 3 -9 5 -18 6 8 10 11 13 1
:welcoming>:payer	11 1
:welcoming>:period	7 6
:welcoming>:person	2 -13
:welcoming>:pet	3 14
:welcoming>:ranking	2 4 3 9 6 -33
:welcoming>:refusing	0 11
:welcoming>:seller	0 -17
:welcoming>:spelled	3 1
:welcoming>:time	3 1 13 15
:welcoming>:urgency	6 23
:welcoming>:wanting	2 -1 6 -12
:welcoming>:writeto	0 -9
:welcoming_:absence	1 10 6 1 7 12
:welcoming_:absolute	3 6
:welcoming_:accepting	10 3
:welcoming_:advance	13 6
:welcoming_:asking	0 8 4 -18 6 -28
:welcoming_:benefit	0 16 6 6
:welcoming_:bid	6 8
:welcoming_:building	10 6
:welcoming_:burden	2 21 3 10 6 -20 9 1
:welcoming_:child	4 2
:welcoming_:childless	6 11
:welcoming_:clocktime	1 2 4 -10 9 5
:welcoming_:condition	0 34 1 8 3 18 6 6
:welcoming_:demanding	3 13
:welcoming_:deterring	1 2 2 6 6 -18
:welcoming_:disclaimer	4 -6 11 8
:welcoming_:dislike	8 17
:welcoming_:everyone	0 -27 1 -6
:welcoming_:fairness	3 30
:welcoming_:feething	5 8
:welcoming_:income	0 25 4 4
:welcoming_:keything	7 1
:welcoming_:losing	1 1
:welcoming_:nation	9 4
:welcoming_:nearby	10 14
:welcoming_:negation	0 3 1 5 3 15
:welcoming_:newness	3 10 10 17
:welcoming_:number	1 5 4 5
:welcoming_:openprice	5 -23 6 12
:welcoming_:opinion	5 -14 6 15
:welcoming_:payer	2 25 3 -2 4 -7
:welcoming_:paying	7 4
:welcoming_:pet	3 26
:welcoming_:photo	11 7
:welcoming_:place	10 14
:welcoming_:rent	0 -3 4 8
:welcoming_:return	0 -8 10 19
:welcoming_:room	1 1
:welcoming_:scarcity	6 3
:welcoming_:seller	2 20 4 -19 14 -14
:welcoming_:spelled	13 2
:welcoming_:time	6 13 13 15
:welcoming_:tribunalrent	10 19
:welcoming_:wanting	2 -23
:welcoming_:work	14 1
:welcoming_:writeto	6 3
:work	0 167 1 -61 2 -120 3 -108 4 -36 5 -15 6 -22 7 -48 8 -23 9 -24 10 -120 11 -27 13 20 14 -1
:work $	0 65 1 -20 2 -7 3 -1 4 -19 6 16 7 -6 8 4 14 -34
:work ,	0 18 1 -18 2 -13 4 -58 6 -4 7 -24 13 12
:work :absence	0 -10
:work :absolute	0 18 1 1 2 -3 5 -23 8 -8 14 4
:work :advance	0 16
:work :age	4 26
:work :burden	0 25 1 1 2 -8 8 -6
:work :clocktime	0 -1 8 16
:work :codething	0 3
:work :deadline	8 9
:work :demand	0 28
:work :demanding	0 17
:work :feething	5 21
:work :holiday	8 10
:work :newness	0 16 8 8
:work :number	4 35 5 -6
:work :onlyword	0 34 1 3 2 -1
:work :opinion	0 19
:work :period	0 -4 12 14
:work :person	0 80 1 -26 2 -66 6 -13
:work :promise	0 15
:work :ranking	0 32
:work :scarcity	0 25 1 4
:work :sex	0 29 2 19
:work :thing	0 -11
:work :wanting	0 16
:work :work	0 13
:work and	0 5 1 7 5 5
:work before	8 2
:work centre	0 8
:work clean	0 -3 5 1
:work contract	0 2
:work female	2 9
:work fifty	4 26
:work fireplace	0 -4
:work first	0 1
:work folk	0 12
:work hundred	4 4 5 -13
:work in	0 3
:work is	0 7
:work months	12 19
:work nights	8 11
:work of	0 7
:work only	0 30 1 5
:work people	0 16
:work person	0 1
:work required	0 2
:work should	0 1
:work tenants	0 11
:work till	8 1
:work to	0 9
:work will	0 8
:work>:absence	0 -3 1 16 4 5
:work>:absolute	0 23 1 8 2 -10 5 -30 14 1
:work>:accepting	0 17
:work>:advance	0 22
:work>:age	4 25
:work>:benefit	0 -17
:work>:building	0 -15
:work>:burden	0 26 2 -14 8 -20
:work>:clocktime	8 12
:work>:codething	8 -9
:work>:condition	0 5 13 13
:work>:deadline	8 3
:work>:demand	0 21
:work>:demanding	0 17
:work>:deterring	0 13 13 9
:work>:disclaimer	0 3
:work>:feething	5 20
:work>:holiday	8 8
:work>:money	5 9
:work>:nation	0 8
:work>:negation	0 35 1 2
:work>:newness	0 31 8 5
:work>:number	0 -4 4 30 5 -17 14 14
:work>:onlyword	0 37 1 1 2 -7
:work>:openprice	0 2 4 -5
:work>:opinion	0 21
:work>:period	12 14
:work>:person	0 63 1 -5 2 -72 4 -5 6 -19
:work>:phone	0 8
:work>:preferring	0 7
:work>:promise	0 30
:work>:ranking	0 36
:work>:refusing	4 8
:work>:regretting	0 4
:work>:return	7 7
:work>:room	0 -11
:work>:scarcity	0 20 1 3 2 -1
:work>:sex	0 27 2 22
:work>:spelled	0 8 14 5
:work>:student	0 -30 13 1
:work>:thing	0 -25
:work>:wanting	0 28
:work>:work	0 21
:work>:writeto	0 -6
:work_:absolute	0 30 2 -21
:work_:accepting	0 24
:work_:advance	0 15 6 -16
:work_:age	0 14 4 -4
:work_:asking	0 13
:work_:benefit	0 -41
:work_:bid	0 9
:work_:burden	0 42 1 -4 2 -25 5 -12
:work_:childless	0 16 1 5
:work_:clocktime	0 2 8 9 12 3
:work_:codething	0 -12 4 3 8 -36 13 8
:work_:condition	0 4 13 14
:work_:deadline	12 13 13 4
:work_:demand	0 14
:work_:demanding	0 50
:work_:deterring	0 31
:work_:digits	14 9
:work_:feething	0 13
:work_:income	0 4
:work_:keything	8 -8
:work_:law	2 4
:work_:money	5 16
:work_:nation	0 8
:work_:negation	0 45 2 -58 7 -7
:work_:newness	0 13
:work_:number	0 3 1 -10 4 -12 5 -40 13 6 14 47
:work_:onlyword	0 41 2 -19
:work_:openprice	6 -2 8 -4 13 4
:work_:origin	0 7
:work_:payer	0 -4 14 7
:work_:period	6 3
:work_:person	0 -11
:work_:phone	0 16
:work_:photo	0 7
:work_:promise	0 11
:work_:ranking	0 31 6 -17 8 -6
:work_:regretting	0 3
:work_:rent	13 6
:work_:return	7 7
:work_:scarcity	0 26 2 -14
:work_:spelled	0 8 2 -42 4 -20 14 21
:work_:student	0 -27
:work_:superlative	0 26
:work_:wanting	0 48
:work_:work	0 -4
:worshipplace	1 -25 2 67 6 -105 7 -56 8 -28 14 -38
:worshipplace $	2 7
:worshipplace :demand	2 2
:worshipplace :person	2 2
:worshipplace :seller	2 2
:worshipplace goers	2 17
:worshipplace of	2 5
:worshipplace people	2 2
:worshipplace>:deadline	2 4
:worshipplace>:demand	2 1
:worshipplace>:person	2 2
:worshipplace>:seller	2 1
:worshipplace>:writeto	2 9
:worshipplace_:advance	2 8
:worshipplace_:deterring	2 13
:worshipplace_:faith	2 1
:worshipplace_:preferring	2 10
:worshipplace_:ranking	2 5
:worshipplace_:seller	2 4
:worshipplace_:wanting	2 11
:writeto	1 -38 2 -6 3 -43 4 48 6 4 9 -56 10 -1 11 6 12 -2 13 5 14 47
:writeto $	1 -10 3 -10 5 -4 7 -89 8 7 12 -15 14 -42
:writeto ,	2 4 4 -6 5 -13 6 -27 8 31 14 36
:writeto :absence	6 1
:writeto :advance	1 11 2 4 6 2 13 9
:writeto :asking	4 4
:writeto :burden	0 -18 7 2 8 -17 14 15
:writeto :childless	2 12
:writeto :condition	6 16
:writeto :consent	6 -6 7 9 14 -30
:writeto :denying	1 2
:writeto :deposit	5 4
:writeto :deterring	0 -2 6 6 8 -22 14 15
:writeto :negation	2 -1 8 15
:writeto :newness	2 5 13 10
:writeto :openprice	6 -3 13 -5 14 5
:writeto :opinion	4 -6 14 4
:writeto :paying	5 6
:writeto :person	0 15
:writeto :photo	7 5
:writeto :ranking	2 25 13 7
:writeto :seller	3 -15 4 3
:writeto :spelled	3 4 8 9
:writeto :writeto	2 -4 3 -8 4 3 6 -16
:writeto a	2 -26 7 -10
:writeto about	3 -16 4 -5
:writeto an	4 6
:writeto and	1 1 2 1 5 3
:writeto by	14 2
:writeto couples	2 5
:writeto deposit	5 4
:writeto down	14 1
:writeto first	2 7
:writeto for	4 7
:writeto in	0 1 2 -44 6 8 8 3
:writeto it	5 9 14 12
:writeto its	7 2
:writeto me	4 4
:writeto no	8 17
:writeto on	8 -7 14 17
:writeto priority	2 13
:writeto the	0 -12 2 23 5 -1 7 -7 13 12
:writeto there	14 19
:writeto through	14 -27
:writeto to	0 -1 3 10 11 3 14 6
:writeto universal	0 4
:writeto used	8 3
:writeto what	4 16
:writeto when	6 7
:writeto with	4 19
:writeto you	11 1
:writeto your	6 16
:writeto>:absence	6 4
:writeto>:advance	1 7 2 7 6 15 13 6
:writeto>:bid	4 12
:writeto>:building	13 2
:writeto>:burden	0 -15 4 3 5 -1 7 1 8 -37 14 14
:writeto>:child	7 13
:writeto>:childless	2 12
:writeto>:codething	4 3
:writeto>:condition	2 4 6 20
:writeto>:consent	6 -8 7 8 14 -25
:writeto>:deadline	6 15
:writeto>:denying	7 4
:writeto>:deposit	5 3
:writeto>:deterring	0 -18 6 24 8 -40 14 13
:writeto>:disclaimer	4 3
:writeto>:family	1 3
:writeto>:feething	5 -27 13 18
:writeto>:fixed	13 3
:writeto>:hiding	0 6
:writeto>:losing	6 11
:writeto>:nearby	10 15
:writeto>:negation	8 16
:writeto>:neighbour	4 7
:writeto>:newness	6 4 10 8 13 12
:writeto>:number	5 6
:writeto>:offerdeal	4 18
:writeto>:online	13 4 14 8
:writeto>:openprice	4 4 14 13
:writeto>:opinion	0 -10 8 -1 13 7 14 24
:writeto>:payer	13 4
:writeto>:paying	5 3
:writeto>:period	6 15
:writeto>:person	0 12
:writeto>:phone	14 10
:writeto>:photo	7 3
:writeto>:place	10 14
:writeto>:promise	7 7
:writeto>:ranking	2 27 6 9 13 5
:writeto>:record	4 10
:writeto>:return	10 15
:writeto>:room	4 2 6 1
:writeto>:rulesplace	0 3
:writeto>:seller	0 3 3 -10 14 29
:writeto>:spelled	2 -2 3 5 8 4 13 -2
:writeto>:tribunalrent	10 15
:writeto>:urgency	6 8
:writeto>:writeto	2 -17 6 -32 8 -9 14 16
:writeto_:absence	4 5 5 12
:writeto_:absolute	0 3
:writeto_:accepting	0 -16 4 -5 6 19 13 12 14 10
:writeto_:advance	5 -12 6 23
:writeto_:asking	1 4
:writeto_:benefit	0 12
:writeto_:bid	4 11
:writeto_:building	14 6
:writeto_:burden	0 18 1 -29 7 -7 8 -42 14 30
:writeto_:child	7 10
:writeto_:clocktime	13 14
:writeto_:codething	4 15 7 1
:writeto_:deadline	4 7 6 36 8 -3
:writeto_:demand	6 -11
:writeto_:demanding	6 23
:writeto_:deterring	2 9 6 12 7 -6 8 -31 14 23
:writeto_:disclaimer	4 5
:writeto_:family	1 1
:writeto_:feething	0 14 13 14
:writeto_:fixed	4 1 13 26
:writeto_:hiding	0 8 4 10
:writeto_:losing	6 29
:writeto_:money	5 14
:writeto_:nearby	10 23
:writeto_:negation	0 -3
:writeto_:neighbour	4 19
:writeto_:newness	6 23 10 15
:writeto_:number	5 39 13 -6 14 23
:writeto_:offerdeal	4 8
:writeto_:online	0 -26 2 -13 14 14
:writeto_:onlyword	0 12 14 18
:writeto_:openprice	0 -6 2 -13 4 26 6 19 13 6 14 13
:writeto_:opinion	0 -28 2 -6 4 2 13 8 14 13
:writeto_:payer	0 -10 1 8
:writeto_:paying	4 6
:writeto_:period	6 5
:writeto_:phone	4 7 14 26
:writeto_:photo	11 10
:writeto_:place	10 22
:writeto_:promise	7 20
:writeto_:ranking	2 15 5 3 6 20
:writeto_:record	4 13
:writeto_:refusing	2 10
:writeto_:rent	4 9
:writeto_:return	4 14 10 22
:writeto_:room	4 22
:writeto_:rulesplace	0 3 4 5
:writeto_:scarcity	0 12 6 12 7 2
:writeto_:seller	14 16
:writeto_:spelled	1 -3 6 4 8 -6 14 31
:writeto_:superlative	2 8
:writeto_:title	14 13
:writeto_:tribunalrent	10 23
:writeto_:writeto	14 25
=	0 11 2 7 5 9
= ##	5 7
= :negation	0 5 2 9
= :number	5 12
= :spelled	2 10
= no	2 10
=_$	0 15 2 9
=_deposit	5 12
=_£##	5 6
@hill…	14 16
^	0 -31 1 -26 2 -30 3 -23 4 -14 5 -28 6 -12 7 -27 8 -35 9 -14 10 -39 11 -40 12 -30 13 -48 14 -1
^ #	1 1 5 -10 7 20 8 -4 12 18 13 19 14 20
^ ##	4 12 7 2
^ ,	2 -14 5 28 14 -11
^ 12m	12 11
^ 1st	10 14
^ 6mths	13 22
^ :absence	1 3 2 11 3 7 4 -16 6 -38 7 -8 8 9 9 18
^ :absolute	2 -15 4 -3 6 -5 7 66 8 -22 12 1 13 -48 14 -4
^ :accepting	0 -13 2 -17 3 -11 5 -35 6 -83 7 -13 9 16 10 -8 11 5
^ :advance	2 -54 4 -41 5 4 6 26 8 1 12 -10 13 41 14 -1
^ :asking	0 -12 2 -41 3 -18 4 27 5 -64 9 9 12 4
^ :benefit	0 62 1 -42 2 -76 3 -47 4 -11 6 -51 7 -37 8 -6 13 -5
^ :bid	0 -7 1 -2 2 -4 3 -11 4 45 5 -36 7 -6 13 -26 14 -12
^ :building	0 -45 2 9 4 6 6 -1 7 -34 12 12 14 -14
^ :burden	0 12 1 31 2 22 5 10 6 7 7 -41 8 -5 10 4 11 -94 14 14
^ :child	0 -4 1 51 3 -43 4 -15 6 -61 7 -33 9 -7 11 -21 14 -17
^ :childless	0 -3 1 38 2 -56 4 -15 7 -11 8 -14
^ :childthing	1 14 8 -3 14 1
^ :clocktime	2 -17 6 -5 9 6
^ :codething	4 -13 6 4 8 27 12 -16
^ :condition	0 11 1 40 2 2 6 -23 7 34 8 -5 11 -14 12 -12
^ :consent	7 16 8 -35
^ :councilpay	0 9 4 -8 7 -37 13 3
^ :deadline	6 3 7 -35 9 13 12 -10 14 -7
^ :demand	0 -2 1 -13 2 13 3 -7 4 -11 6 22 8 -34 11 -21 14 -4
^ :demanding	2 33 4 3 5 18 6 26 8 -3
^ :denying	0 -35 1 -22 3 -30 6 1 7 -15 10 17
^ :deposit	0 -25 3 -6 4 -17 5 8 6 -37 7 -25 12 -12 13 -74
^ :deterring	0 -25 1 -1 2 -8 3 6 5 -16 6 36 7 -16 8 3 11 -17 13 12 14 8
^ :digits	7 5 14 11
^ :disability	2 23 6 -40 8 -31
^ :disclaimer	4 -14 7 -1
^ :everyone	0 7 1 28 4 4 6 1 7 -6 8 2 10 13 11 -12
^ :fairness	0 -17 2 -7 6 15 7 12 8 -4 13 -15
^ :faith	1 -10 2 50 6 -29 7 -3 8 -4
^ :family	0 -15 1 12 6 -14
^ :fee	4 20 5 34 14 -6
^ :feething	0 -49 4 -77 5 43 6 -3 7 -14 8 -6 9 -13 10 -8 12 9 13 -46 14 -36
^ :fixed	1 -18 5 7 7 -35 12 66 13 -24 14 -4
^ :forename	8 11
^ :healthword	7 17 8 -17
^ :hiding	1 -1 2 -32 4 -9 8 13 9 -4
^ :holiday	2 -28 6 -39 8 -63 9 28 13 -31
^ :income	0 11 2 -31 13 33
^ :jobless	0 52 2 -3 7 -6
^ :jobname	0 37 6 -16 7 6
^ :keything	5 6 6 -57 7 -38 8 73 13 -20 14 -37
^ :kin	1 16
^ :law	6 26 8 2
^ :lifeword	7 4
^ :longperiod	5 -17 6 4 8 -12 12 28
^ :losing	0 12 1 5 2 -17 3 7 6 36 7 -27 8 -11
^ :money	0 -3 4 14 5 -12 6 -3 12 -1 13 38
^ :nation	0 -32 1 -42 2 13 7 -28 8 -26 14 -18
^ :nearby	7 -10 8 -53 14 -2
^ :negation	0 4 1 -9 2 25 3 1 5 -28 8 -31 9 -5 11 -6 12 -32 13 -19 14 -31
^ :neighbour	0 -29 6 -64 8 20 9 -3
^ :newness	0 -12 2 -52 7 -43 8 -3 10 86 13 13
^ :number	1 8 2 -19 3 1 4 18 6 17 7 3 8 -8 9 -23 11 -22 12 13 14 -1
^ :offerdeal	2 -4 5 -36 6 35 7 6 14 -13
^ :online	0 -3 1 -10 2 -45 4 -2 5 -6 6 -31 8 -24 14 112
^ :onlyword	3 4 4 -17 5 -26 6 4 7 -46 8 -8 9 1 10 17 11 -27 12 15
^ :openprice	0 -18 3 -34 4 76 5 -48 6 -44 7 -9 10 -17 14 -22
^ :opinion	0 -26 1 -3 2 -19 3 -8 4 -6 5 -20 7 -42 8 18 9 -18 10 -14
^ :origin	1 -15 2 23 6 10 13 7
^ :payer	0 -3 1 -7 2 -20 3 7 5 -12 6 -11 7 -5 8 20 9 -17 11 -14 14 -8
^ :paying	0 -32 5 16 7 -26 8 -34 12 -33 13 26
^ :period	4 10 5 -38 6 5 8 -4
^ :person	1 18 2 18 3 8 4 -2 5 23 6 -14 7 -48 8 22 11 -31 13 32
^ :pet	0 -43 1 -69 2 -81 3 29 4 -47 5 8 6 -69 7 -46 8 -57 11 -23 14 -27
^ :petpart	3 44
^ :phone	0 -44 2 -34 4 -9 7 -9 8 -83 14 31
^ :photo	0 -55 1 -27 2 -43 3 -21 4 -18 6 -28 7 -11 8 -6 11 75 14 -21
^ :place	6 -39 7 29 10 12 14 -19
^ :politics	2 52 8 7
^ :preferring	0 2 2 7 4 -22 6 -9 7 -14 8 -40 11 -24 14 -6
^ :promise	1 -30 2 6 3 -27 6 -2 7 -1 12 20
^ :ranking	2 -5 4 -12 6 14 10 -6 14 -8
^ :record	2 -9 8 -54 12 14 14 -39
^ :refusing	1 4 3 4 8 3
^ :regretting	0 23 1 16 2 -18 3 24 6 -31 7 -20
^ :rent	2 -28 4 31 5 -36 7 -19 8 -23 10 -14 12 -23 13 -5
^ :return	0 -12 4 17 5 -31 6 4 8 -22 12 -24 13 -9 14 -20
^ :room	0 -7 1 -17 2 12 4 15 6 2 7 -17 8 -4 11 22 13 -10 14 -17
^ :rulesplace	12 14 14 -4
^ :safety	2 -5 7 38
^ :scarcity	0 -2 1 -7 2 -11 3 -13 6 43 7 -36 8 -58 13 -39 14 -17
^ :school	2 -7 6 -17 14 55
^ :seller	0 -7 1 -22 2 -9 4 8 5 -23 7 -40 8 42 9 -18 11 -4 13 -5
^ :sex	0 -72 1 -64 2 41 4 -7 7 -37 8 -28 14 -4
^ :sexual	0 -4 1 -22 2 31 6 -48
^ :source	1 -9 6 -5 7 25 8 -12 11 -6 14 -43
^ :spelled	0 9 1 -9 2 15 3 -3 5 -9 6 3 7 -9 8 -55 9 -2 10 -6 11 -63 12 -14 13 -34 14 31
^ :student	0 -18 13 1
^ :superlative	0 -44 2 -38 4 -24 6 -7 7 44 8 -17 11 -7 13 -45 14 -15
^ :thing	1 -9 4 -4 6 -3 8 -6 13 -15
^ :time	2 -49 4 -14 7 -3 8 -30
^ :title	1 -12 2 -20 6 -33 8 39 14 -39
^ :tribunalrent	12 -8
^ :urgency	0 -9 1 -27 4 -19 5 -8 6 47 7 -49 8 -54 10 5 14 -11
^ :utility	1 -41 2 -36 4 -86 5 -53 6 -45 7 -26 11 -13 13 -65 14 -39
^ :wanting	4 18 5 -14 6 13 8 -43 12 6 14 6
^ :welcoming	0 7 2 -24 3 4 4 7 5 4 7 -3 8 -4 9 10 11 18 14 -33
^ :work	0 20 1 -16 5 -2 6 -27 7 -34 8 -27 11 -1
^ :worshipplace	2 26
^ :writeto	0 4 2 -4 7 -41 8 -28 13 -7
^ a	0 2 3 -14 4 -29 5 14 6 4 8 -55 10 4 11 -32 14 -10
^ able	13 6
^ absolutely	7 7
^ access	8 9
^ act	6 11
^ adam	2 1
^ add	4 4
^ admin	5 15
^ adults	1 5 2 -9
^ advertised	4 13
^ after	12 1
^ airbnb	9 2
^ alarm's	8 6
^ all	0 -1 2 -8 7 -32 11 -7
^ always	7 -5
^ an	4 10 7 9 8 -18 10 2
^ and	0 -6 1 -11 3 -34 4 -44 5 -29 6 -7 7 -37 8 -13 13 -18
^ annual	13 7
^ another	6 5
^ any	1 19 4 3 11 2 14 2
^ anybody	0 5
^ anyone	1 23 2 16 3 7 6 -4 8 6
^ anything	4 4
^ applicants	0 -31 13 18
^ are	0 9 2 21
^ as	0 -2 8 -4 14 -16
^ ask	4 8
^ assistance	3 7
^ assured	12 26
^ ast	12 23
^ at	7 7
^ available	6 -15
^ babies	1 2
^ be	6 43
^ beat	6 14
^ because	3 10 7 16
^ before	5 2
^ below	8 5
^ benefit	0 28
^ best	4 -1
^ better	6 9
^ between	4 4
^ beyond	7 20
^ bids	4 12
^ big	3 3 8 1
^ bins	6 -3
^ blind	2 6
^ but	4 -4 6 -15
^ buy	7 13
^ buyers	6 25
^ call	4 3
^ caravan	9 4
^ carer's	0 15
^ catholics	2 6
^ chap	3 3
^ chapel	2 6
^ charges	5 7
^ cheapest	7 11
^ childless	1 18
^ claimants	0 17
^ cleanest	7 12
^ co	14 36
^ colour	2 -6
^ com	14 40
^ come	9 9 11 9
^ communal	8 2
^ compulsory	5 2
^ contact	14 2
^ contract	12 4
^ cost	4 12
^ council	7 -4
^ credit	5 7
^ crime	7 4
^ current	8 3
^ demand	6 10
^ deposit	0 -6 5 9 13 -56
^ detached	8 3
^ dim	1 6
^ do	2 11 11 5
^ doctor's	7 1
^ dog	3 5
^ don't	2 -53 4 21 6 44 7 -27 11 16
^ early	6 12 12 10
^ empty	1 5
^ every	0 8 5 14 7 1
^ everybody	6 15 7 2
^ everyone	5 4 6 5 7 13
^ example	6 -3 14 68
^ expecting	1 3
^ facebook	14 14
^ families	2 -8
^ fast	6 -7
^ feel	8 10
^ fees	5 32
^ females	2 6
^ ffoniwch	14 13
^ first	0 -8 6 2 13 4
^ flat	8 -1
^ flats	6 9
^ flying	6 5
^ follow	14 12
^ for	1 -7 2 -3 4 38 5 22 8 20 14 33
^ fotos	11 22
^ fourth	2 3
^ fresh	10 17
^ ft	0 10
^ furry	3 9
^ further	14 6
^ garage	8 11
^ gas	5 -4 8 -25
^ gate	8 6
^ get	6 34
^ girls	2 11
^ give	4 12
^ glamping	9 10
^ go	13 11
^ going	6 38
^ goldfish	3 14
^ golf	9 7
^ good	1 -16
^ google	14 3
^ grandchildren	1 15
^ ground	8 8
^ guaranteed	7 28
^ guarantor	5 17
^ guide	4 11
^ h	0 18
^ half	6 10
^ he	8 -7
^ her	6 1
^ here	10 2
^ highest	4 6
^ hold	5 7
^ holiday	9 7
^ holidaymakers	9 2
^ homes	6 12
^ hot	6 -17 10 2
^ house	1 3 8 7
^ housemate	8 9
^ how	0 4
^ hurry	6 1
^ i	1 -27 4 8 5 -25
^ i'd	1 6 6 6
^ i'll	6 -4 8 4
^ i'm	2 -4 4 13 6 -7 14 5
^ i've	0 6 6 8
^ ideally	0 11
^ if	0 14 1 37 2 10 3 5 4 14 14 5
^ images	11 29
^ in	1 -7 4 17 7 -22 8 -2
^ insta	14 1
^ interest	6 28
^ inventory	5 23
^ is	4 -16 7 -24
^ isle	3 -5
^ it	0 -61 2 -31 3 14 4 -35 5 -24 6 -14 7 -41 8 -5
^ it's	0 -38 2 -16 4 -7 6 -24 7 9 8 7 12 16 13 -6 14 -2
^ its	7 18
^ jobcentre	0 1
^ just	10 21 13 2
^ key's	8 16
^ keys	8 6
^ kids	1 -1
^ kids'	1 -10
^ ladies	2 18
^ ladys	2 12
^ landlord	3 8 4 1 7 -5 14 -8
^ landlord's	13 10
^ landlords	13 -5
^ last	6 9
^ lease	12 22
^ leave	3 22 6 2
^ let	4 -2 9 10 12 12
^ let's	4 17
^ limited	6 1
^ living	7 5
^ london's	7 5
^ look	6 3 14 17
^ looking	4 16
^ make	4 15
^ message	14 -5
^ month	4 16
^ more	14 12
^ mortgage	7 3
^ most	7 5 9 4
^ move	6 15 13 4
^ must	2 32
^ my	1 -11 2 -24 6 -14 8 3 14 20
^ n	10 5
^ nae	3 7
^ naebody	0 23 2 7
^ native	2 6
^ nb	3 1
^ neighbours	7 3
^ neither	11 4
^ net	14 18
^ never	7 -33
^ new	3 16 10 23
^ newest	10 9
^ night	9 -13
^ nine	4 7
^ no	0 2 1 -9 2 32 3 -5 5 -17 6 -13 11 -23 12 -24 14 -23
^ nobody	0 1 2 26 4 -12 6 -22
^ nobody's	8 2
^ non	5 1
^ nope	0 2 2 23 3 7
^ not	1 7 2 -8 3 -2 4 1 6 -5 7 8 8 -39 10 -6 11 -5
^ nothing	2 -2 3 6 6 -9
^ notice	12 -10
^ now	6 -5 10 5
^ nowhere	7 33
^ ns	3 13
^ nu	10 1
^ o7700	14 18
^ o77oo	14 19
^ of	1 15 7 9
^ off	6 2
^ offer	6 2
^ offers	6 -28
^ oiro	4 8
^ on	0 -14 10 6
^ once	7 11
^ one	1 8 2 9 5 -24 6 3 8 -7 13 -48 14 -30
^ only	6 15 7 -35 8 -13 12 4
^ open	8 -20
^ opportunity	6 5
^ otherwise	2 13
^ our	0 8 6 25 7 19 8 22 14 10
^ over	6 2
^ owner	2 2
^ parents	1 29
^ pay	13 42
^ paying	13 8
^ payment	13 12
^ people	2 18
^ pet	5 13 9 3
^ pets	1 -2 3 -17
^ photos	11 28
^ physically	2 2
^ pics	11 51
^ pictures	11 18
^ pip	0 7
^ pix	11 20
^ planning	7 25
^ please	0 13 2 -21 3 18 4 11 5 6 11 2 13 -3 14 -18
^ poa	4 29
^ prams	1 1
^ pregnant	2 3
^ press	8 15
^ previous	8 2
^ previously	10 14
^ price	4 14
^ prices	7 2
^ private	0 12
^ professional	2 1
^ properties	6 11
^ put	5 7 7 13 8 2
^ queue	6 4
^ rabbits	3 21
^ race	6 20
^ re	12 9
^ reason	8 5
^ recently	10 2
^ referencing	5 1
^ renewing	5 4
^ rent	1 -9 2 -8 4 10 5 -26 7 -33 12 -19 13 -10
^ rent's	1 1
^ rental	4 4
^ rents	4 20
^ reserve	6 19
^ right	2 5 6 7
^ ring	14 1
^ rm	5 6
^ rolling	12 -3
^ room	2 7 6 22
^ rooms	4 12
^ save	3 8
^ say	4 6
^ scan	14 20
^ sealed	4 15
^ search	7 7
^ security	5 8 8 4
^ see	14 33
^ self	9 14
^ seller	8 1
^ selling	6 6 8 4
^ semi	3 3
^ set	6 16 8 1
^ she's	8 14
^ shorthold	12 4
^ side	8 16
^ sinn	2 5
^ six	12 13
^ skype	14 13
^ slide	14 4
^ small	5 1
^ snap	6 -7
^ so	2 -17 3 -31 4 -34 5 -12 6 20 7 -29 8 -13 14 -33
^ some	11 16
^ somebody	6 3
^ somewhere	4 3
^ sorry	1 7 2 -4 3 12 6 -23
^ spacious	0 3
^ spare	8 8
^ st	8 -1
^ stairs	2 5
^ stays	9 -3
^ stock	11 12
^ straight	2 4
^ strictly	3 4
^ students	13 9
^ suitable	1 -10
^ taken	11 1
^ teenagers	1 8
^ teens	1 8
^ tel	14 3
^ telegram	14 4
^ tell	4 9
^ tenancy	12 18
^ tenant	5 1 8 1
^ tenants	0 -12 1 14 3 2 4 -4 5 31 8 -21 13 -9
^ terrace	2 6 4 1
^ text	14 22
^ that	7 18
^ that's	6 -1
^ the	0 -42 1 -14 2 -53 3 -31 4 -34 5 -74 6 -32 7 37 8 -8 9 -39 10 -29 11 12 12 -16 13 -63 14 -29
^ then	6 18
^ there	1 -36 2 -27 3 -9 4 -4 5 -16 6 -24 8 -18
^ there's	5 8 6 15 8 9
^ these	6 15
^ they're	6 17
^ think	1 1 6 1
^ this	0 13 1 23 2 4 6 6 7 -6
^ those	0 41 13 22
^ though	3 -5
^ three	6 6
^ tick	6 25
^ time	6 11
^ tiny	1 -13
^ to	2 1
^ tom	8 5
^ totally	7 3
^ trans	2 2
^ travellers	2 6
^ twelve	12 8
^ two	1 8 3 4 4 1 5 17 6 -16 12 -9 14 -47
^ uk	7 -32
^ un	7 9
^ unionists	2 2
^ unless	0 13
^ unmatched	7 11
^ unrivalled	7 14
^ unsuitable	1 5
^ up	2 5
^ upfront	13 1
^ upstairs	8 2
^ use	8 8
^ vendor	2 2
^ viewings	6 -9 8 -47
^ visits	1 3
^ we	0 -32 2 -6 3 -6 4 -2 5 -16 6 -5 7 -46 14 -60
^ we'd	2 10 3 -5 4 11 5 13 7 -28
^ we'll	4 16 6 -21 8 10
^ we're	6 -29 8 23
^ we've	0 19 6 13 11 4 12 -3
^ wee	1 17
^ what	7 -4
^ wheelchair	2 2
^ when	7 2
^ which	1 -2 2 -3 4 -19 6 -11 7 -26 14 -2
^ whites	2 18
^ who	6 -9 8 4
^ wi	8 12
^ wifi	8 24
^ will	4 6
^ window	11 7
^ with	2 -1 7 27
^ won't	6 25
^ word	6 5
^ working	0 9
^ world	7 14
^ world's	7 18
^ would	7 -1 9 1 13 3
^ yer	1 1
^ you	0 -3 2 -70 5 28 6 -28 7 27 11 -27 12 18
^ you'd	5 17 6 -25
^ you'll	1 -6 2 12 6 -5 7 16 8 15
^ you're	12 20
^ you've	6 6
^ your	1 8 2 17 3 -1 6 10 7 19
^ zero	7 5
^ £#	4 16 5 -17 9 3
^ £##	4 -6 13 1
^_#	1 -52 4 -14 5 22 6 13 8 -7 9 -2 10 13 11 4 12 9 13 -8
^_##	1 -32 4 33 6 -17 7 -15 8 4 10 -7 12 -17 13 -17 14 -14
^_$	0 -21 1 -4 2 -16 3 -32 4 -7 5 -10 6 3 7 4 8 -14 9 -10 10 19 11 -14 13 -3 14 14
^_%	7 28
^_+	4 24 13 15
^_6pm	14 12
^_9oo	14 32
^_=	0 19 2 8 5 10
^_able	7 6
^_about	3 -10 5 -8 6 -3 13 7
^_absolute	10 4
^_accent	2 2
^_accept	0 8 1 1 2 5 4 9
^_acros	8 29
^_ad	1 1
^_add	10 9
^_addres	14 11
^_adult	1 22
^_adv	13 25
^_advance	13 33
^_advertis	10 13
^_advice	6 1
^_after	4 7 6 2 8 -3 13 -6 14 10
^_against	3 -2
^_agency	14 10
^_agent	0 1 7 5
^_ahead	6 10
^_alarm	7 -4 8 12
^_all	7 -7
^_allergic	3 16
^_allow	0 -2
^_allowance	0 16
^_aloud	3 12
^_already	6 41
^_alway	8 1
^_am	4 2
^_any	6 -2
^_anyone	0 22 2 -19 6 1
^_anyth	0 7 3 8
^_apartment	6 1 9 17
^_app	0 3 1 13 2 5 5 18 6 -15
^_applicant	0 21 1 -1 2 1 6 -24
^_application	0 15 3 7 4 27
^_area	2 7
^_aren't	1 33
^_around	4 1 6 21
^_artist	1 3
^_asian	2 17
^_ask	1 -16 6 -19 7 -65 8 -8 13 -57
^_assur	7 7
^_ast	0 4 12 34
^_available	10 1
^_b	0 15 6 20 9 13
^_baby	1 35
^_back	8 36
^_bairn	1 10
^_bank	0 7
^_bar	0 -1
^_bargain	7 20
^_bathroom	8 -1
^_bay	2 -8 8 -4
^_beard	2 6
^_beat	7 29
^_because	8 16
^_bed	2 -16 4 8 6 15 8 -1 10 -27
^_bedroom	9 -13
^_beds	3 19
^_been	1 -4 6 26 11 31
^_before	12 8 13 5
^_behind	8 1
^_belong	8 5
^_below	1 12 8 8
^_ben	8 3
^_best	2 -4 7 8
^_better	2 13 6 1
^_beyond	0 1
^_bid	4 11
^_bidder	4 6
^_bids	4 19
^_bill	5 6
^_bin	8 7
^_bird	6 6
^_bit	14 27
^_black	2 7
^_block	1 20
^_blue	14 9
^_boat	8 11
^_boiler	12 -11 13 -2
^_book	5 4 6 4 9 9
^_born	2 18
^_bother	3 3
^_bound	7 6
^_bowl	1 3 3 2
^_box	8 8
^_boy	8 8
^_boys	2 6 8 2
^_br	3 6
^_brand	10 2
^_break	9 12
^_breed	3 4
^_broo	0 28
^_brother	2 1
^_budget	5 5
^_build	1 13 7 41
^_burglar	7 20 8 10
^_bus	6 -31 8 -25 9 -8
^_but	1 -3 4 8
^_buy	5 26 8 6
^_buyer	2 4 6 20
^_by	2 -60 3 -46 4 11 5 18 6 -43 8 -23
^_call	1 15
^_calm	1 5
^_can	0 -10 1 -9 2 -12 4 13 5 -5 6 -40 7 14 8 -40 14 2
^_can't	3 17 6 -17 7 -1 12 9
^_car	11 1
^_card	5 6
^_carpet	1 3 3 19
^_catholic	2 7
^_certain	7 25
^_ch	1 11
^_chair	2 10 6 3
^_chance	6 33
^_chap	8 4
^_charg	2 1 5 -3
^_charge	5 1
^_check	5 18
^_cheque	0 3
^_child	1 5
^_childles	1 6
^_children	1 -11
^_choose	4 14
^_christma	9 8
^_circl	6 5
^_city	0 4
^_claim	0 11 6 3
^_claimant	0 24
^_clas	7 13
^_clean	5 25
^_cleaner	8 2
^_clerk	5 14
^_clos	6 -8
^_code	8 62
^_collect	13 8
^_com	0 -1 1 -3 8 -21
^_come	2 -14 3 14 6 22 7 -6
^_comfiest	7 11
^_competition	6 6
^_compulsory	5 17
^_concierge	8 2
^_consent	7 14
^_consider	0 13 3 -5 4 26
^_contract	0 10 12 5
^_cost	4 -8 7 4 13 -7
^_cotage	9 5
^_cots	1 12
^_cottag	7 1
^_cottage	8 -3
^_could	1 3 4 7
^_couldn't	7 16
^_council	0 -6
^_count	0 -6 6 6
^_county	7 10
^_coupl	0 -3 2 12
^_couple	8 5
^_crash	7 7
^_credit	13 23
^_crime	7 18
^_croydon	7 4
^_date	6 -13
^_daughter	8 9
^_dawg	3 21
^_day	6 18
^_deal	0 2
^_deep	5 4
^_demand	6 9
^_dementia	8 8
^_depend	4 9
^_deposit	3 -9 5 12 13 -13
^_dial	8 7
^_dither	6 11
^_do	3 -12 6 -11
^_doctor	0 1
^_does	2 -19 3 -6 6 -6
^_doesn't	2 -9 6 -11 7 7 8 23
^_dog	3 -30
^_dogs	3 7
^_don't	1 -8 2 1 4 -10 7 1 8 -19 14 -8
^_door	1 -6 2 -13 6 -28 8 11 9 -6
^_dot	14 9
^_double	7 11
^_down	0 14 2 -8 5 17 6 -1
^_dozen	6 20
^_dss	0 17 1 7 2 -5
^_dugs	3 7
^_duplex	6 3
^_dur	8 5
^_e	10 5
^_each	4 -5 5 23 12 2
^_ear	6 13
^_earn	0 7
^_earner	0 8
^_easter	12 15
^_eight	9 10
^_elder	8 8
^_else	6 -7 7 -4
^_elsewhere	1 5
^_email	14 17
^_employ	0 8
^_employment	0 9
^_empty	8 33
^_ends	6 23
^_english	0 3 2 9
^_entertain	4 8
^_entrance	8 4
^_equal	7 3
^_esa	0 12
^_essential	6 10
^_even	3 7 6 9
^_ever	7 27
^_every	6 -4 8 2
^_ex	8 13
^_example	14 5
^_expect	6 1
^_extension	7 3
^_extra	4 13 5 30
^_fami	1 24 2 5 3 -27
^_fast	6 18
^_faster	6 13
^_favour	6 5
^_feature	8 -3
^_february	9 4
^_fee	3 -11 4 -10 5 33 6 -8
^_fees	2 -15 5 9 7 -9
^_fein	2 12
^_female	2 12
^_ferry	5 -7
^_few	5 8 11 1
^_fi	8 13
^_fife	7 7
^_fifty	4 11
^_fight	6 11
^_figure	4 31 6 14
^_final	4 7 6 -6
^_find	7 9 8 4
^_fine	3 4
^_finest	7 28
^_finish	6 4
^_first	0 11 2 9 5 -13 7 -3 8 -28
^_fish	7 1
^_fit	2 9
^_fiver	5 1
^_fix	4 25
^_flag	2 10
^_flat	0 15 1 4 2 4 6 -14 8 -5 11 -60 12 11 14 -11
^_flatshare	2 13
^_fleet	6 24
^_floor	2 -6
^_fly	6 13 8 1
^_folk	0 20 1 3
^_foot	2 1 6 8
^_form	5 8 6 21
^_fortnight	5 10
^_found	13 2
^_four	3 17
^_free	1 13 3 16 4 -1 6 -28 7 3
^_friend	1 -13 2 -9 3 13 9 4
^_friendliest	7 2
^_from	0 -14 2 42 3 -42 4 7 5 -25 6 -10 7 -13 8 -50 9 -16 12 -15 13 -35
^_front	7 20 13 24
^_full	1 22 2 12 6 -2
^_fund	0 6
^_fur	3 9
^_furnish	4 6
^_furry	3 2
^_g	3 12
^_gallery	11 14
^_garden	5 22 8 -13 11 9
^_gay	2 7
^_gays	2 16
^_gentleman	2 9
^_get	0 8 2 23 6 3 8 -25 14 -11
^_gets	7 7
^_gff	0 3 1 10
^_girl	2 31
^_given	2 1
^_gmail	14 4
^_go	1 -4 2 -9 6 2
^_goer	2 18
^_goes	13 -7
^_gone	4 7 6 10 8 17
^_good	1 -7 2 1 14 -18
^_got	1 4 6 4 7 3
^_gran	11 3
^_grant	7 13
^_greener	11 4
^_grown	1 26 2 -4
^_guarante	7 10
^_guarantor	0 -1 4 -1 13 8
^_guest	5 11
^_guide	2 13 3 -7
^_h	11 5
^_had	0 6 7 -29
^_haggle	4 21
^_half	2 3 13 6
^_hammer	6 10
^_hamster	3 8
^_hang	6 19
^_happy	13 9
^_harm	2 5
^_has	1 -46 4 -5 6 -3 7 2 11 -5 13 -26 14 7
^_have	0 25 1 -4 3 -3 11 13 12 -34 14 -8
^_haven	1 6
^_hb	5 1
^_he	0 6 3 5 8 -9
^_head	3 -6
^_healthy	2 18
^_hear	2 5 6 -7
^_heater	9 -2
^_help	2 -2
^_here	2 -6 3 -19 7 19 8 -36 9 2 14 -10
^_hill	2 4
^_hindu	2 9
^_history	2 12 6 2
^_hit	10 6
^_hiv	2 24
^_hold	5 8 6 2 12 7
^_holder	0 7 2 12
^_home	1 -17 3 3 7 12 8 14
^_hot	6 4
^_hotel	1 1
^_hous	0 -19
^_house	1 -9 3 7 6 -15 7 1 8 -9 11 8 14 -6
^_household	2 28
^_housemate	2 19
^_houseplant	3 4
^_how	6 -1
^_hundr	4 17 5 15
^_hurry	6 6
^_husband	2 13
^_i	1 3 3 12 4 -51 6 9
^_i'd	1 13
^_i'm	2 1
^_ideal	2 7
^_if	1 -3
^_ifs	7 21
^_illustration	11 30
^_imag	11 25
^_immigrant	2 7
^_impossible	7 10
^_inbox	6 2
^_includ	2 -5
^_income	0 12
^_ink	10 12
^_inside	12 16
^_insta	14 21
^_instruction	10 17
^_insurance	0 5
^_insure	5 6
^_interest	6 2
^_into	7 28 8 7 14 4
^_investment	7 38
^_invit	4 4
^_irish	2 12
^_iron	6 4
^_ish	4 5
^_isn't	3 -8 6 -22 7 -29
^_issu	2 13
^_it's	2 -4 6 38
^_jan	14 5
^_joke	6 1
^_joy	1 1
^_just	8 1 11 30
^_keen	2 9
^_keenest	4 13
^_keep	0 -7
^_kept	3 -9
^_key	5 -8 8 3
^_kid	1 28
^_kids	0 8 1 42 2 -1
^_kind	0 15 7 5
^_kit	7 2
^_kitchen	2 -12
^_kne	8 15
^_knock	8 2
^_know	8 18 13 2
^_l	1 11
^_lad	6 14
^_lady	2 9 6 1
^_landlord	1 -19 2 -27 4 -15 7 26 8 -6
^_last	8 -64 11 -8 12 -27
^_lawn	1 2 11 9
^_lease	1 7 3 -27 12 31
^_least	4 18
^_leav	5 11 8 -10
^_leave	12 18
^_leed	7 5
^_left	6 6
^_leg	6 4
^_legg	3 11
^_legs	3 7
^_lender	7 11
^_lenton	7 2
^_less	4 20
^_let	0 -4 1 -37 2 -6 4 -6 9 2 12 34 13 -2
^_lets	8 4 12 11
^_lha	0 21
^_licence	9 1
^_lie	6 8
^_life	7 9
^_lift	1 -14 2 -2
^_like	1 -24 3 -31 4 -18 6 15 13 31
^_lin	6 7
^_line	7 6
^_list	10 54
^_listen	4 7 6 9
^_liv	3 -2
^_live	1 -9 6 14 8 18
^_loan	13 3
^_location	7 32
^_lockbox	8 15
^_lodger	8 22
^_look	2 -19 3 17 6 -8
^_lot	4 -21
^_love	0 15 9 5
^_lowest	7 11
^_loyalist	2 13
^_make	11 10
^_male	2 6
^_man	7 7 8 16
^_mark	4 5
^_market	7 -2 10 25
^_max	1 12
^_may	1 20 2 -28 3 -14 4 -1 5 -3 6 -14 8 -23 11 3
^_me	2 -22 4 6 5 -15 6 -5 14 15
^_mean	2 10
^_mental	2 2
^_messag	14 3
^_meter	8 -16
^_mid	5 1
^_midnight	6 18
^_might	1 2 13 1
^_mile	1 1
^_min	12 35
^_mind	3 -13
^_minimum	4 10
^_miss	6 20
^_mkt	10 34
^_mobile	2 1
^_monday	9 7
^_money	0 30 5 24 7 5
^_month	0 -9 2 -20 4 -4 5 -19 8 -17 9 -53
^_more	2 -2 4 22 6 -25
^_mortgage	0 10
^_most	7 35
^_mother	1 6
^_mov	14 6
^_move	6 -2
^_mr	8 33
^_mth	12 11
^_mths	13 12
^_much	4 20 7 14
^_mums	1 4 2 8
^_muslim	2 27
^_must	0 7 1 7 2 -26 4 -24 5 26
^_my	4 -5 5 6
^_name	14 37
^_national	2 24
^_nationality	2 11
^_near	13 10
^_nearest	7 -3
^_need	2 22 4 -16 6 -14 7 -27 8 -1 13 -11
^_needn't	2 2
^_neg	4 25
^_negotiable	4 23 12 2
^_neighbour	3 -9 7 3 8 42
^_nephew	1 12
^_network	8 2
^_never	0 -41 1 -25 2 -41 3 -4 6 -19 7 4
^_newcomer	10 25
^_night	5 -17 9 18
^_nil	7 1
^_nine	4 10 14 -20
^_no	0 21 1 -3 2 4 3 5 5 -16 7 -4 14 -11
^_non	5 9
^_none	7 21
^_nor	0 1 11 4
^_not	0 -1 1 -4 2 -1 3 5 4 7 5 -26 6 1 7 -62 8 -41 12 -42
^_note	8 1 11 4
^_noth	1 -12 3 -10 7 -7
^_now	8 1
^_number	1 -8 4 3 8 -9
^_o	3 14 11 12
^_o77oo	14 2
^_objection	1 -5 3 -8
^_occupant	1 10
^_off	0 10 6 17
^_offer	1 -8 2 -46 4 26 6 -28 13 -37
^_ok	3 -2
^_once	13 -13
^_one	0 17 1 -14 4 -5 6 -1 7 -17 8 -12 13 -2
^_ones	6 4
^_only	0 23 1 11 2 59 4 -21 5 -38 6 -20 7 -2
^_ono	4 33 5 -23
^_open	1 5 8 -6
^_opportunity	6 4
^_opposite	8 8
^_other	4 9 6 2
^_our	0 11 5 3 6 -4 9 7 10 25 11 7
^_out	2 -19 3 -11 5 2 6 21
^_outside	2 -6
^_over	2 6 3 1 4 -6 5 1 7 -7
^_owner	8 12 11 -6
^_padlock	8 20
^_paid	13 -20
^_paint	4 1
^_pan	2 10
^_paper	10 1
^_parent	1 8
^_park	0 -29 3 -4 6 -44 7 -15 8 -10
^_particular	14 3
^_party	6 15
^_password	8 13
^_patter	1 7
^_pay	2 14 4 -30 5 5 7 -16
^_payment	5 11 13 16
^_pays	5 14
^_payslip	0 11
^_pcm	4 19 5 -40
^_people	0 -1 1 -2 2 27 3 12 4 -6 6 -2 7 -8 8 -32
^_per	4 -2 5 -6
^_periodic	12 -22
^_permission	7 12
^_permit	0 -16 5 -4
^_permitt	1 1
^_pets	0 -3 7 -4
^_pett	3 14
^_phase	6 6
^_phon	6 7
^_photo	14 6
^_photograph	11 10
^_photography	11 14
^_pic	11 26
^_pick	2 17
^_pics	11 51
^_picture	11 19
^_pier	8 10
^_pip	0 13
^_plac	7 2
^_place	1 7 13 1
^_plain	8 5
^_plan	11 -5
^_plant	1 8
^_please	2 12 3 -24
^_plus	12 8
^_pm	4 16
^_poa	4 13
^_pod	9 12
^_politic	2 3
^_pooch	3 1
^_portal	10 1
^_pound	5 9
^_pram	1 3
^_prefer	2 25
^_preference	0 11
^_preferr	0 12 2 38
^_pres	10 6
^_previou	2 -2 3 -4 8 11
^_price	4 41 6 28
^_pritchard	8 4
^_proof	7 20
^_purchaser	7 5
^_put	0 7 6 -7
^_quality	7 15
^_quarter	13 23
^_question	3 1
^_queu	6 15
^_quickest	14 14
^_quid	4 3 5 3
^_quieter	7 1
^_quietest	7 10
^_quote	0 2
^_rail	11 -4
^_rather	2 4 5 7
^_reader	6 9
^_real	6 1
^_reasonable	4 4
^_receipt	0 12
^_recommend	6 6
^_reduc	4 -2
^_referenc	13 17
^_refundable	5 1
^_refuse	3 -4
^_region	4 8 7 1
^_regret	8 1
^_reminder	5 10
^_rent	0 -10 4 34 5 2 7 -6 8 -11 10 -3 13 13 14 -4
^_rental	7 13 9 12
^_rentamount	5 7
^_republican	2 8
^_requir	2 9
^_reservation	5 7
^_resident	1 -12
^_retir	8 10
^_ring	6 3
^_road	7 8
^_roll	6 13
^_roma	2 12
^_room	0 9 1 -9 4 5 6 23 7 -1 8 22 11 6
^_rover	3 25
^_rug	1 6
^_ruin	1 4
^_run	0 2
^_runn	6 7 7 4
^_runs	13 6
^_safe	7 2
^_salari	0 8
^_sale	8 35
^_save	0 5
^_say	2 24 3 -3 6 -11 7 4
^_says	1 2
^_school	2 -17 7 4
^_screen	6 5
^_sea	7 33
^_search	2 7
^_seat	1 -5
^_second	6 7
^_see	5 11
^_seen	6 16
^_sees	7 2
^_self	0 -4
^_sell	2 18 6 -9
^_seller	2 10
^_september	12 12
^_set	4 16 5 15
^_settle	13 1
^_seven	14 15
^_sex	2 8
^_sharer	1 -12
^_shelf	6 4
^_shift	6 17
^_shop	4 -4
^_short	12 19
^_shorthold	12 18
^_shot	11 16
^_should	1 10 2 1 6 -19 8 15
^_show	11 -3
^_shown	4 21
^_shut	8 3
^_shy	4 2
^_sign	0 10 12 18
^_signal	14 -1
^_simp	7 14
^_single	7 10
^_six	8 -21 14 -1
^_sixty	6 5
^_slash	14 17
^_slot	1 3 6 13
^_small	0 1 1 7 5 3
^_smok	3 8
^_smoker	2 -10 3 4
^_snooze	6 9
^_so	2 1 4 3 6 -23 8 10
^_someone	0 -1
^_someth	3 11
^_somewhere	4 17
^_sooner	1 2
^_sorry	2 5 12 1
^_sought	0 14
^_spain	8 10
^_spare	8 34
^_speaker	2 2
^_spend	9 8
^_stairlift	2 -4
^_stand	6 2
^_star	8 1
^_start	1 9 4 1
^_state	2 4 4 14
^_stay	4 -18 8 -22 9 7 12 9 13 -2
^_steep	1 6
^_stick	6 28
^_still	10 4
^_stood	3 3
^_stopp	6 13
^_storage	9 -2
^_street	2 -23 7 18
^_strict	3 16
^_style	9 21
^_such	6 11 7 17
^_suit	9 5
^_sum	5 4
^_sun	7 2
^_sunday	2 9 6 1
^_supporter	2 7
^_swift	6 18
^_t	10 5
^_take	0 -10 1 -18 2 -2 4 15 5 5 13 15
^_taken	6 -11 11 -1
^_tell	2 -7 4 1
^_ten	5 4
^_tenant	0 1 1 -3 6 -41 8 48 9 -14 11 -30
^_term	13 22
^_text	0 7 14 7
^_than	4 32
^_that	5 10
^_their	1 -5 8 1 13 4
^_them	1 -14 6 18 7 -11
^_then	0 8 6 -29 8 16 14 3
^_there	1 10 2 -23 5 4 7 47 8 -38
^_they're	2 1
^_think	4 17 6 -7
^_those	0 -6 1 10 2 1
^_though	0 9
^_thought	6 3
^_three	6 2 7 3
^_through	7 -6 8 15 14 -34
^_throw	4 3
^_tied	12 3
^_time	1 1
^_tock	6 26
^_today	6 6 10 5
^_toddler	1 19
^_told	0 24 2 -8 6 -27
^_tomorrow	6 2
^_tonight	6 2
^_top	7 2
^_total	7 12
^_town	6 16
^_trade	7 3
^_traveller	2 6
^_treat	7 16
^_trust	7 9
^_truste	2 13
^_try	1 11 2 4
^_tues	8 6
^_turn	6 3
^_twelve	12 2
^_two	5 -53 8 8 12 -17 13 -36 14 -12
^_typ	2 7
^_type	14 6
^_uc	0 29
^_uk	13 17
^_ultimate	7 11
^_under	3 2 8 20
^_unionist	2 17
^_unlawful	2 -3
^_unoccupi	8 8
^_unwant	1 10
^_up	0 -3 1 -1 2 -36 4 -3 6 23 13 4
^_upfront	13 25
^_upon	4 5
^_ups	1 14
^_upstair	1 6 8 15
^_upward	4 10
^_us	0 -16 2 -17 3 -13 4 15 5 -23 13 -26 14 -4
^_use	3 -1
^_used	0 -4 11 41
^_user	2 20 14 12
^_usual	0 2 1 1
^_value	7 27
^_vegetarian	2 8
^_video	5 6
^_view	2 -25 4 -39 7 21 11 22
^_visit	1 14 5 10
^_voter	2 12
^_w	10 5
^_wage	0 2
^_wait	6 9
^_walk	7 2
^_want	1 19 2 32 7 -11 13 22
^_warm	7 7
^_warn	6 11
^_was	1 -26 4 -39 6 -19 7 -53 11 10 13 -17
^_way	6 4 7 12
^_we	0 16 1 -9 2 -9 3 -9 5 -27 6 -15 8 -50 11 14 13 2
^_we're	8 2
^_we've	6 -12
^_wean	1 5
^_wear	5 7
^_wee	1 1 8 8 14 8
^_week	5 20 9 23 13 -27
^_weekday	8 1
^_weekend	9 8
^_weigh	4 10
^_wel	1 5
^_welcome	0 -12 3 -3 6 -8 9 8
^_went	0 2 4 4
^_were	2 -28
^_wet	10 5
^_wharf	4 4
^_what	4 15 6 -15
^_whatever	4 25
^_whatsoever	2 2
^_wheel	2 7
^_when	4 -2 6 14
^_where	6 -19 14 11
^_which	2 12 4 32 6 -6
^_while	6 30
^_white	1 3 2 1
^_who	0 7 5 3 6 12 8 -10 13 7
^_who'd	2 22 4 4
^_whoever	0 -2
^_whole	1 9 13 3
^_will	0 8 1 -22 3 2 4 3 5 -2 6 -4 7 -17 9 5
^_window	7 -11 8 8
^_wins	4 3
^_winter	4 3
^_without	3 5 13 19
^_witness	2 11
^_wks	5 6
^_women	2 12
^_won't	0 10 2 6 3 10 4 18 7 -9
^_word	6 6 7 17
^_work	0 5 2 -32 6 -17 8 12 13 3
^_worker	0 21
^_would	0 11 1 18 3 12 4 -6 11 -23 12 11
^_wouldn't	6 7
^_wrong	1 6
^_www	14 8
^_year	12 21 13 27
^_yes	0 -32
^_you	0 3 1 -21 2 -1 3 -22 4 6 5 1 6 12 7 -19 8 -10 11 -3 12 -21 13 6 14 -18
^_you're	6 -8
^_you've	6 14
^_your	2 9 3 7 6 35 8 -2 12 8
^_yourself	6 17
^_yourselv	6 4
^_zero	14 17
^_zone	1 4
^_£#	0 -20 2 -6 3 -2 4 51 5 -24 6 -3 7 -26 8 -22 12 -35 13 -2
^_£##	0 -30 4 25 6 -22 7 -63
a	0 3 1 -4 2 6 5 13 6 -5 7 3 8 -25 9 5 11 14 13 -1 14 -21
a :absence	2 -15 9 -4
a :absolute	4 11 5 2 7 1
a :accepting	0 4 6 13 7 6
a :advance	5 -19 8 -5 13 7
a :bid	4 3
a :building	1 4 2 -18 4 -8 6 58 7 11 10 7
a :burden	0 24 1 12 6 -7 13 15
a :child	1 36 2 -24 3 -11 4 1 7 -11 8 4
a :childless	1 29 6 -2
a :childthing	1 6 7 -1
a :clocktime	5 19 6 -5 8 18
a :codething	6 -5 8 -33 12 38 13 5
a :consent	7 2
a :deadline	2 1 4 20 5 7 6 -10 8 15 9 15 13 -38
a :demand	1 18 6 4
a :demanding	0 16 5 3
a :denying	2 13
a :deposit	5 -9
a :deterring	8 4
a :disability	0 -18 1 -1 2 28 11 1
a :disclaimer	0 9 7 13
a :dislike	1 8 2 -18 14 26
a :faith	2 66 7 -5 8 -7
a :family	1 21 2 -3 8 -7
a :fee	4 11 5 17
a :feething	0 -3 1 8 4 -40 5 -11 6 -21 7 -5 8 -14
a :fixed	12 13
a :healthword	2 -1 7 6 8 60
a :hiding	2 -9 4 6 7 -18
a :holiday	0 -24 1 -44 2 -5 5 12 7 -3 9 5
a :income	0 28 2 -19
a :jobname	2 -24 7 -10
a :keything	1 -12 7 -4 8 -29
a :kin	1 21 2 -7 3 -16
a :law	5 -13
a :lifeword	0 28 1 -15 2 -9 8 5
a :longperiod	4 -9 6 -33 8 -31 12 47 13 30
a :losing	0 6 5 4
a :money	4 16 5 62 6 -6 7 1
a :nation	2 12
a :nearby	1 -4 2 -35 7 8 8 -14
a :negation	0 3 2 18 3 23 5 7
a :neighbour	1 10 6 31 8 2
a :newness	6 -16 9 22 10 4 13 -13
a :number	4 14 5 25 7 14 8 -13 12 22 13 -4
a :offerdeal	2 7 4 21
a :openprice	4 47 11 16
a :origin	2 16
a :payer	0 -16 1 -18
a :period	4 4 5 7 6 1 8 -8 9 1 10 -25 11 -47 12 14 13 -17 14 -42
a :person	1 10 3 11 6 -29 7 2 8 -15 13 17
a :pet	0 -49 1 -38 2 -64 3 59 4 -32 5 12 6 -34 7 -45 8 -15
a :phone	2 -12 4 2 7 -4 14 40
a :photo	1 19 6 15 7 -7
a :place	7 6
a :politics	2 27
a :preferring	2 -16 8 19
a :promise	7 53
a :ranking	1 15 7 17
a :record	4 6
a :rent	4 23
a :return	0 -27 4 15 5 -5 7 24
a :room	2 -12 4 7 6 38 8 -58 10 19
a :rulesplace	2 -11
a :safety	0 3 7 -16
a :scarcity	5 5 6 34 7 -15 9 16 11 3 13 13
a :seller	0 -11 1 -5 5 2 6 2
a :sex	2 80 4 -4 6 3 7 -3
a :sexual	2 16
a :spelled	2 32 3 11 8 1
a :student	8 18
a :superlative	4 -15 7 39
a :thing	7 -24 8 -2
a :time	13 3
a :title	2 7 5 1
a :tribunalrent	4 -1 8 -1 12 37 13 6
a :urgency	7 -1 8 -5
a :utility	0 5
a :wanting	14 5
a :work	0 38 1 -40 2 -41 6 -6
a :writeto	14 30
a bad	8 20
a bath	6 16
a better	7 33
a bigger	0 6
a bit	1 -3 4 34 6 -5 8 17 11 6
a boat	2 1
a brand	10 3
a breakdown	8 9
a buggy	1 5
a bump	2 3
a bus	6 1
a camera	11 9
a care	8 6
a carpet	1 11
a cat	5 16
a certainty	7 14
a chance	0 2
a change	2 3
a child	1 39
a christian	2 19
a claim	0 6
a claimant	0 2
a commitment	12 7
a condition	5 5
a crack	6 1
a crowd	1 15
a day	6 25
a dead	7 20
a decent	13 4
a dog	3 47
a dozen	6 15
a drink	8 16
a dry	0 4
a family	2 -12
a fella	6 1
a female	2 6
a few	5 6 9 16 11 6 13 15
a figure	4 23
a fish	11 6
a fiver	5 14
a flat	1 13 6 25 8 3
a floor	4 3
a foreign	2 11
a formality	7 12
a fortnight's	5 19
a fourth	2 3
a further	1 5
a gentleman	2 9
a go	5 6
a good	2 -2
a greener	7 18
a grown	1 15
a guarantor	0 -12
a guide	11 11
a haven	1 7
a head	5 5
a history	2 15
a holiday	9 -6
a homeowner	0 16
a hound	3 10
a house	0 11 6 16 7 13
a household	1 32
a hundred	5 6
a husband	2 7
a job	0 19
a kid	1 9
a lad	8 5
a lady	2 18
a landlord	0 -1 1 -1
a lifetime	6 13
a list	7 3
a little	1 -31 4 14 11 7
a lodge	10 1
a long	13 3
a lot	5 5
a loyalist	2 12
a lump	13 18
a maisonette	6 7
a mature	2 3
a message	14 22
a mile	7 5
a month	1 9 4 7 12 -19 13 -48
a month's	5 1 13 -2
a mortgage	7 1
a mother	1 3
a new	6 -6
a newborn	8 16
a nicer	7 18
a night	5 5 9 4
a no	0 8 2 20 3 11
a non	3 2 5 9
a note	14 1
a number	4 9
a pair	1 9
a patch	7 2
a penny	7 12
a pension	0 -30
a pinch	11 15
a plain	8 5
a post	8 1
a prettier	7 4
a price	4 13
a problem	3 -8
a professional	0 -27
a profit	7 18
a promise	11 5
a proper	0 7
a protestant	2 1
a pushchair	1 4
a queue	6 1
a quiet	1 8
a recovering	8 11
a rent	4 23
a republican	2 9
a reservation	5 7
a retired	8 20
a salary	0 18
a secure	0 6
a similar	11 4
a slate	10 5
a small	0 1 5 2
a soul	7 7 8 2
a spare	8 1
a spring	10 5
a stairlift	2 -2
a steady	0 9
a strict	3 4
a sweet	8 12
a swift	6 10
a tenant	0 4 1 -10 2 15 5 -2 8 -7
a tenner	5 34
a term	13 6
a third	4 6
a thousand	4 13
a toddler	1 6
a tortoise	3 -6
a true	11 9
a twelve	12 10
a wage	0 18
a walled	10 7
a wee	5 2
a week	4 7 9 16 13 -16
a whippet	14 2
a white	2 13
a woman	2 13
a worker	0 15
a working	9 8
a year	12 24 13 9
a year's	12 9
a yes	7 9
a £#	1 4 5 37
able	7 5 13 7
able :disability	2 6
able :openprice	2 -28 13 8
able :opinion	2 -28 13 8
able bodied	2 6
able to	2 -28 13 8
able_$	7 8
about	0 -24 1 -8 2 -5 3 -14 4 -50 5 -2 6 43 7 -10 8 15 11 14 13 11 14 -22
about $	6 12
about ,	8 10
about :money	4 -13
about :openprice	6 16 7 1
about :opinion	6 20 7 2
about :pet	3 14
about as	6 10
about it	3 -7 6 2
about pets	3 14
about the	8 2
about this	6 14
about to	6 20 7 2
about £#	4 -19
about_$	0 -28 3 -1 4 -15 6 11 8 6 11 11
about_long	6 7
about_month	4 -2
about_one	6 9
about_your	0 1
above	2 -11 4 8 6 -24 7 -15 11 -13
above_$	2 -1 8 -5
abroad for	8 3
absolute	10 5
absolute_$	7 3
absolutely	7 16
absolutely :negation	7 11
absol…	3 7 7 12 10 4
accent	2 12
accents	2 5
accen…	2 5
accept	1 15 4 7
accept_$	2 9 13 11
accept_than	4 4
accepted	0 13 2 24
accepted $	0 10 2 2
accepts	13 11
accep…	0 12 2 21 6 -1 13 13
access	2 -2 8 15
accommodation	1 1
accom…	1 5
accordingly	4 7
accordingly $	4 7
accor…	4 14
account	1 5 13 23
account of	1 10
accou…	0 -10 1 2 13 23
accurate	11 15
accurate $	11 14
accur…	11 17
achie…	4 8
acros_has	8 8
across	8 21
across the	8 23
act	6 19
act :time	6 8
act :urgency	6 24
act now	6 7
actual	11 25
actual :building	11 14
actual :neighbour	11 13
actual :photo	11 13
actual flat	11 12
actual_$	11 16
actual_may	11 6
ad	2 5
ad $	2 8
adam	2 1
add	0 4 4 17
add :deadline	0 1
add :demanding	0 1
add :number	4 14
add :openprice	0 1
add up	0 1
add_$	10 5
add_what	0 2
add_you	0 2
add_£#	4 2
added	5 4 10 16 11 4
added :openprice	5 6 10 6
added :opinion	5 6 10 6
added to	5 6 10 6
addition	10 3
addition :openprice	10 3
addition :opinion	10 3
addition to	10 3
addit…	10 3
address	1 1 7 3 14 18
address for	14 3
addresses	7 3
addre…	7 22 14 18
adhd	2 4
admin	5 10
admin ,	5 8
adult	0 28
adult $	1 -10
adult :absolute	1 6
adult :burden	1 6
adult :disability	0 7
adult :healthword	0 7
adult :onlyword	1 5
adult :person	1 4
adult :scarcity	1 6
adult disability	0 7
adult only	1 6
adult_$	1 45 2 -26
adult_block	1 4
adult_children	1 -19
adult_no	1 3
adult_payment	0 7
adults	0 -17 1 59 2 -57 6 -22 9 1
adults $	1 28
adults ,	1 36
adults :absolute	1 2 2 -15 9 2
adults :burden	1 7 2 -16 9 2
adults :onlyword	1 2 2 -15 9 2
adults :scarcity	1 2 2 -15 9 2
adults and	1 -10
adults only	1 2 2 -15 9 2
adv	13 46
adv $	13 25
adv_$	13 18
advance	0 -16 4 -43 5 -1 6 -31 7 -39 8 -18 12 -32 13 20
advance of	13 1
advance_month	13 14
advance_rent	13 14
advance_sign	13 -4
advan…	0 -16 4 -44 5 -1 6 -31 7 -25 8 -19 12 -32 13 20
advert	0 -3 4 -5 7 -8
advertis_$	10 3
advertised	4 26 6 -21 10 26
advertised :deadline	10 22
advertised in	10 -5
adver…	4 23 6 -40 7 -22 10 32
afford	6 22
afford $	6 6
affordability	0 1
affordability_$	0 2
affordable	0 -6
afraid	1 16 3 5
afric…	2 4
after	0 -10 1 -22 2 -4 6 19 9 -6 12 32 13 -41 14 13
after $	7 4 13 2
after :advance	13 -44
after :deadline	6 3
after :demand	4 2
after :faith	6 6
after :feething	4 2
after :jobless	13 -33
after a	2 16
after it	6 27
after signing	13 -33
after sunday	6 6
after_##	4 3
after_$	0 -5 1 -35 2 -15 6 16 13 -49 14 18
after_bloke	2 11
after_month	12 3
after_sign	13 -19
after_viewing	4 5
after_will	6 1
afternoon	1 3 6 11
afternoon $	6 2
afternoon ,	1 1
afternoons	1 3
after…	1 22 6 9
again	1 11 2 10 5 16 6 -17 7 9
again $	1 12 6 -2
again :condition	5 8
again_$	6 -5
against	1 6 3 -5 5 15
against :child	1 13
against :dislike	5 24
against damage	5 24
against_$	1 15 5 9
again…	1 6 3 -5 5 15
age	1 22
age :child	1 5
age of	1 27
agency	5 11
agency :fee	5 1
agency's	14 3
agency_$	5 6
agenc…	14 3
agent	0 7 11 4
agent in	7 10
agent's	3 5 5 5
agent_$	4 9
agent_no	8 5
agents :welcoming	4 4
agent…	3 4 5 18
ago	11 22
agree	7 4 11 3
agree_$	11 4
agreed	6 6
agreement	5 -14 13 11
agreement :codething	13 12
agreement is	13 12
agreement_$	13 15
agree…	5 -24 13 20
ah	4 5
ahead	4 -6 6 17 13 24
ahead of	6 25 13 -2
ahead_$	6 17
ahead_them	6 18
air	7 26
airbnb	9 7
alarm	7 -10 8 14
alarm :codething	8 8
alarm :negation	8 5
alarm has	8 7
alarm's	8 7
alarm_$	8 4
alarm_off	8 12
alarm_since	8 1
alarm_work	8 5
alarm_you	8 1
alarms	8 -15
alarm…	8 16
alcoholic	8 8
alcoh…	8 8
alike	1 -6 2 -3
alike $	0 -6
all	0 -27 1 -20 4 -2 5 -25 6 -2 7 -18 8 4 11 -48 14 -14
all $	7 -7
all :accepting	8 2
all :clocktime	8 22
all :deadline	8 11
all :demand	4 11
all :payer	12 14
all :period	8 6
all :person	1 6
all :seller	12 14
all :sex	2 17
all day	0 2
all occupants	1 12
all of	7 18 8 18 13 8
all our	12 14
all the	11 -11
all_##	8 3
all_$	1 -10 2 -27 7 -21 8 7 14 -1
all_consider	4 2
all_must	1 6
all_so	8 2
all_you	2 13
allergic	3 16
allergic :openprice	8 2
allergic :opinion	8 2
allergic so	3 3
allergic to	8 2
aller…	3 26 8 9
allowance	0 7
allowance :negation	0 3
allowed	0 -8 3 8
allowed $	3 10
allow…	3 6
alone	8 7
along	6 -6
aloud	3 12
aloud $	3 12
already	2 -13 6 79 7 -10 8 -26
already $	6 27
already :asking	3 4
already_$	6 25
alrea…	2 -13 6 79 7 -10 8 -26
alway_$	3 6 7 -1 8 2
always	3 10 4 8 6 -31 8 11
always :spelled	8 2
always at	8 3
am	4 9
am_my	4 4
an	0 9 2 -10 3 8 4 15 6 -14 8 -5 10 9 13 -1 14 -22
an :absence	7 1
an :absolute	2 13
an :advance	13 23
an :bid	4 24
an :burden	4 13
an :consent	7 15
an :deadline	4 6 13 -5
an :disclaimer	4 8
an :everyone	2 14
an :fixed	12 16
an :keything	8 -4
an :offerdeal	4 11
an :phone	7 15
an :return	7 19
an :seller	3 2
an :work	0 29
an absolute	10 5
an advance	13 12
an alarm	8 -1
an all	2 14
an auction	4 4
an employer	0 6
an empty	7 1
an extension	7 15
an extra	4 13
an hour	6 2
an investment	7 19
an offer	4 9
and	0 -32 1 -3 3 -8 4 -42 5 -25 6 -10 7 -19 8 25 9 -2 10 -10 11 9 12 -47 13 3 14 -21
and ##	4 15 14 -8
and :absence	1 2 8 19
and :absolute	0 -16 1 1 8 -4
and :accepting	1 9 11 9
and :advance	13 6
and :age	4 -6
and :benefit	6 5
and :burden	4 -10
and :childless	1 -4
and :childthing	1 21
and :clocktime	8 -27 13 20
and :codething	6 -4 8 21
and :deadline	6 -52 13 5 14 4
and :demanding	0 2
and :denying	6 -9
and :deterring	0 4
and :disclaimer	6 12
and :everyone	7 -27 8 -23
and :faith	2 9
and :family	1 25
and :feething	5 6 8 -20
and :forename	8 23
and :holiday	9 3
and :jobname	0 8
and :keything	8 -11
and :kin	2 19
and :lifeword	8 27
and :nation	2 -4
and :negation	0 13 1 22 2 -2 4 -35 6 -7 7 6 11 10
and :newness	10 12
and :number	1 -27 7 -17 8 -8 14 -68
and :openprice	1 2 6 1
and :opinion	1 -24 2 -16 8 -42 11 11
and :origin	2 19
and :payer	2 -22 4 -3 6 -21 7 -6 11 8
and :paying	14 10
and :person	0 -30 6 18
and :pet	1 3 3 33
and :phone	14 12
and :place	0 4
and :preferring	2 7 4 3
and :promise	0 -15 6 -1 7 23 8 38
and :ranking	13 16
and :refusing	8 12
and :room	5 4
and :scarcity	0 -14 4 10 6 -23
and :seller	0 1 1 6 8 -12 11 7 13 -8 14 -1
and :sex	2 -53 6 14
and :sexual	2 25
and :spelled	0 -17 1 -27 2 -7 4 -41 7 7 12 8 13 6
and :student	3 3
and :time	6 -4 7 14 8 19
and :title	1 -10 6 2
and :urgency	4 3
and :wanting	8 22
and :welcoming	2 6
and :writeto	14 9
and a	0 -74 1 -32 2 -55 3 -45 5 -5 6 -64 7 -43 8 -112 11 -31 13 -31
and beds	5 5
and by	6 10
and can't	8 23
and cots	1 1
and dads	1 19
and do	11 3
and every	6 1
and final	4 16
and gentlemen	6 11
and got	4 4
and have	8 1
and he	8 -3
and her	8 1
and his	6 1
and i	0 9 1 18 2 20
and i'd	2 12
and i'm	2 10
and i've	8 3
and is	8 24
and it	0 1 2 16 3 8 6 19 7 26 8 24
and it'll	6 15
and it's	4 21 6 20
and last	13 13
and leave	6 2 8 9
and like	1 2
and live	8 4
and may	8 9 11 2
and michaelmas	13 7
and moggies	3 6
and nephews	1 6
and nobody	1 12
and non	0 8
and nor	0 1
and not	1 6 7 19 11 8
and one	8 7
and out	8 12
and parking	1 4
and roof	8 3
and see	7 6 11 10
and she	8 -4
and so	2 37 6 -8 8 -58 13 14
and somewhere	0 13
and that	2 1 6 15
and that's	5 3
and the	2 -27 7 -11 8 -6 9 -13 10 -21 11 6 14 17
and their	1 17
and then	7 6
and there	6 3
and there's	6 9 7 2
and they	6 21
and took	11 19
and we	1 -8 2 -17 6 -8 8 -13 11 13
and we'd	2 21
and we'll	2 3 6 -12 13 1 14 9
and what	1 1
and wife	2 6
and will	2 6 6 -14 8 7
and you	2 -8 6 9 8 -15
and you'll	7 -14
and your	7 26
animal	3 36
animal_$	3 30
animal_live	3 2
animal_not	3 7
animals	0 -9 2 -14 3 54
animals ,	3 6
animals are	3 7
anima…	0 -9 2 -14 3 56
ann	14 2
annexe :codething	8 4
annexe is	8 4
annual	5 6 13 4
another	2 45 3 14 4 18 6 28 8 -5
another :absence	3 13
another :building	2 4 3 12
another :disclaimer	6 6
another :fairness	4 1
another :number	4 14
another :seller	6 9
another buyer	6 6
another home	3 13
another matter	4 1
another twenty	4 3
another_$	2 39 4 11 6 2
anoth…	2 45 3 14 4 18 6 28 8 -5
answer	0 1 3 18 4 -4 6 -4
answer ,	0 3 6 2
answer :codething	3 7
answer :openprice	3 1
answer :opinion	3 1
answer :urgency	6 -7
answer is	3 7
answer to	3 1
answer_$	3 26 4 -3
answer_no	2 1 3 11
answe…	6 -1
any	0 11 1 9 2 -5 3 10 6 -3 8 -33 10 9 11 5 12 -28 13 -14 14 12
any :accepting	7 5
any :age	1 -18
any :child	1 20
any :childless	1 -18
any :deadline	7 11
any :fee	7 4
any :feething	11 1
any :healthword	2 1
any :offerdeal	7 5
any :online	10 6
any :period	7 7
any :pet	3 2
any :place	3 3 7 -15
any :room	11 1
any :rulesplace	11 1
any age	1 -18
any circumstances	3 5
any disability	2 1
any kind	3 3 7 -12
any more	6 1
any of	0 1
any part	0 6
any_$	0 -2 2 -14 4 -14 5 -1 7 -3
any_my	14 4
anybody	0 7 6 -27 7 26
anybody :title	0 9
anybody who	0 9
anybody with	1 5
anybody_$	7 5
anybody_can	0 3
anybo…	0 7 6 -29 7 26
anyone	0 12 1 3 2 2 5 -2
anyone $	7 7
anyone ,	2 -6
anyone :condition	7 4
anyone :onlyword	7 5
anyone :title	6 7
anyone but	7 5
anyone who	0 -18 6 7
anyone whose	0 9
anyone with	1 7 2 4
anyone_$	0 -4 6 -2
anyone_credit	0 7
anyone_isn't	2 7
anyone_rent	0 9
anyone_should	8 4
anyone_universal	0 8
anyone_will	2 9
anyone_you	7 5
anyth_$	1 -4 4 2 7 -3
anyth_bark	3 1
anyth_will	4 9
anything	0 13 2 -24 3 23 4 10 7 -1
anything :clocktime	4 1
anything :openprice	4 10
anything from	4 1
anything that	3 1
anyth…	0 13 2 -26 3 23 4 9 7 -1
anywhere	6 -3 7 22
anywhere :losing	7 3
anywhere else	7 3
anywhere_$	7 5
anywh…	6 -3 7 22
apart	1 9 8 1
apart :clocktime	8 2
apart :openprice	8 2
apart from	8 2
apartment	9 12
apartment $	1 7
apartments	6 9
apart…	6 15 9 17
app	14 25
app ,	14 6
app_$	0 -1 14 42
app_your	1 2
apple…	8 3
applicant	0 -8
applicant $	5 5
applicant_$	0 24 2 -5 4 7
applicant_first	3 3
applicant_improve	13 7
applicant_rent	4 4
applicant_their	13 9
applicants	0 5 1 -31 4 4 7 -13 8 -1 13 19
applicants :deadline	13 7
applicants :promise	1 -6
applicants :title	6 1
applicants may	13 7
applicants who	6 1
application	2 17 4 13 13 18
application $	2 1 4 1
applications	0 32 3 2
applications :losing	0 5
applications go	0 5
applied	2 7
appli…	0 19 1 -4 2 6 3 12 4 23 6 -1 7 -112 8 -91 11 -32 13 22
apply	1 6 2 21 3 2 5 6 7 -14 8 -8
apply $	0 -1 2 4 5 13
apply ,	0 1 1 3 2 29
apply :condition	0 5
apply with	0 1
applying	1 15
applying $	1 1
apply…	1 15
appoi…	6 -3
approx	4 2
april	13 17
april $	13 3
are	0 -16 1 9 2 -1 3 14 4 -7 6 20 7 -13 8 8 9 -10 10 -26 11 60 12 -46 13 -13 14 -40
are #	8 -8
are :absence	1 13 3 11 8 1
are :absolute	7 1 8 14
are :accepting	3 -36
are :age	1 7
are :burden	1 -9 6 6 8 16 11 3
are :child	1 4
are :childless	1 5
are :clocktime	11 28
are :codething	4 1
are :demand	6 27
are :demanding	5 1
are :denying	1 12 6 -18
are :deterring	1 13
are :disability	1 5
are :everyone	7 -26 8 -18 11 15
are :fairness	3 -2
are :fee	3 -4
are :feething	1 -12
are :healthword	8 1
are :hiding	1 5
are :losing	6 1 8 20
are :money	5 13
are :negation	1 -3 2 7 6 2 7 -20
are :newness	11 22
are :number	8 -54
are :onlyword	8 18 11 36
are :openprice	6 -9 11 16
are :person	0 2
are :preferring	5 21
are :promise	7 63
are :refusing	0 9 1 14 2 1 3 19
are :scarcity	6 4 8 21
are :spelled	1 -5 2 2 6 -13 7 -30
are :student	8 15
are :time	6 19
are :wanting	1 -17 6 10
are :welcoming	0 -3 1 -29 2 -14 6 -18
are a	3 12 11 1
are about	7 2
are already	6 9
are at	8 8
are away	8 2
are certain	7 20
are circling	6 10
are fine	3 -3
are flying	6 9
are for	11 4
are from	11 29
are going	8 2
are gone	6 -9
are in	6 2 8 24
are just	11 25
are like	6 13
are made	5 6
are no	7 -12
are not	0 4 3 1 6 7 8 -1 11 2
are of	11 13
are only	8 19
are out	1 7 3 13
are rarer	6 13
are rather	5 10
are set	4 1
are steep	1 6
are the	2 5 8 8
are thin	1 14
are turned	2 2
are unable	0 5
are welcome	1 -10
are with	8 5
are you	2 22
are £#	5 13
area	2 6
aren't	1 17 2 3 3 25 7 -17 11 4
aren't part	1 8
aren't_$	1 2 3 17
arithmetic	1 1
arith…	1 1
around	6 26 7 -3
around $	6 17
around_$	6 5 7 -7
arran…	6 -10
arrival	13 10
arrive	13 15
arrive_$	13 11
arriv…	13 18
artists	1 3
artis…	1 3
as	0 -37 1 13 2 12 3 -9 5 -58 6 -10 7 32 8 -9 9 -36 14 3
as :clocktime	7 3
as :codething	4 3 14 1
as :everyone	0 -17
as :holiday	7 3
as :negation	1 14
as :opinion	1 10 4 17
as :payer	2 23 4 11 6 9
as :person	0 -13 1 -9
as :promise	7 3
as :seller	2 8 4 2 6 31
as :spelled	1 11
as :time	6 14
as :urgency	6 9
as a	0 -20 2 4 11 41
as an	7 1
as everybody	1 1
as good	7 25
as i	6 14
as i've	8 2
as in	7 3
as is	14 1
as it	2 2 4 2 6 -15 7 -3 11 -16
as my	1 7
as night	7 3
as no	1 14
as soon	6 5
as the	0 -32 2 6 4 -17 7 -47
as we	2 5 4 12 6 12
as you	2 -22 6 -3 7 4
asian	1 -5 2 10
asian :family	1 -3
asian_$	1 -1 2 3
ask	2 -31 3 -16 6 -51 12 -19
ask $	3 -25 4 4
ask :everyone	7 18
ask :opinion	3 -18
ask :person	7 13
ask about	3 1
ask anyone	7 8
ask for	6 -9
ask_$	0 -21 1 -21 2 -28 3 -23 6 -12 8 -5
ask_not	6 1
ask_price	4 8
ask_school	2 1
ask_you	2 6 5 4
asked	0 -2 6 6 7 -30
asked $	6 2 8 1
asked :opinion	2 7
asked to	2 6
asking	0 -3 1 -25
asking :money	4 -2
asking :openprice	4 3
asks	2 2
asleep	8 15
asleep $	8 8
assessed	4 8
asses…	4 7
assistance	0 16
assistance $	0 4
assistance dogs	3 6
assistance_$	3 6
assis…	0 16
assured	7 22 12 34
assured :fixed	12 8
assured shorthold	12 28
assur…	7 29 12 34
ast	0 2 12 72
ast $	12 29
ast ,	0 5 12 11
ast_$	12 23
ast_rent	12 7
asthma	7 2 8 2
at	0 -10 1 -8 2 -34 4 17 5 -7 6 15 7 -13 8 17 9 29 10 -20 11 -26 12 10 14 13
at #	8 -4
at ##	4 15
at $	4 6
at ,	14 3
at :absence	0 2 1 2 2 18 7 -5 8 13
at :absolute	7 14
at :building	0 7 2 20 3 4
at :clocktime	1 13 3 -1 6 2
at :condition	13 10
at :deadline	6 12
at :denying	13 9
at :everyone	7 16
at :money	4 10 5 20 13 -12
at :negation	6 2
at :number	4 9 6 1 9 4 13 -18 14 -90
at :online	14 26
at :opinion	8 7
at :payer	5 -40
at :scarcity	13 8
at :school	1 10
at :seller	5 -37 8 1
at :spelled	2 -2 6 26 9 5 14 -4
at :superlative	0 12 12 6 13 -23
at :time	13 8
at :title	8 18
at :work	8 2
at a	4 1
at any	7 23
at dawn	8 16
at eight	9 12
at his	8 13
at home	0 8 2 21 3 5
at least	0 13 4 5 12 5
at midnight	6 10
at my	8 7
at once	13 9
at our	5 -31
at present	11 8
at school	1 15
at st	7 21
at the	0 -16 1 -12 2 -12 3 -6 4 -14 6 -21 7 -17 8 8 11 -4 13 34 14 -8
at this	6 51 7 -6
at three	1 3 8 8
at which	12 1
at work	8 11
at www	14 7
at your	3 16 5 30 6 2
at £#	5 24
attend	2 1
attra…	4 4
august	6 -51
august $	6 -8
auld	8 1
autumn	13 12
autumn ,	13 14
autumn_$	13 2
avail	6 -1
available	2 -17 6 -5 8 -23 10 8
available :burden	4 2
available :deterring	4 2
available :openprice	1 1 10 10
available :opinion	1 5 10 11
available :urgency	6 -2
available on	4 2
available to	1 5 10 11
available_$	6 -31
available_rent	10 12
available_you	6 8
avail…	2 -17 6 -5 8 -23 10 8
avoid	2 6 6 11
avoid :deterring	6 12
avoid disappointment	6 12
avoid_$	6 17
await_$	4 5
award	0 9
award letters	0 2
away	1 -18 7 -36 8 -20
away $	8 -33
away_$	8 -2
aye	3 7
aye_$	0 1
b	0 17 6 21 9 10
b style	9 12
b_#	8 8
b_$	0 21 11 3
babies	1 25 2 4
babies ,	2 8
baby	8 7
baby_no	2 10
babys	1 27
back	1 -2 4 -31 5 20 6 -34 7 29 8 18 10 -25 12 25 13 -21
back $	5 4 8 15 12 1
back ,	8 -17
back :clocktime	5 2
back :condition	8 3
back :deadline	6 8
back :demanding	6 8
back :keything	8 3
back :neighbour	8 3
back :openprice	5 10 6 25
back :opinion	6 8
back :room	8 5
back from	5 2
back to	6 8
back up	6 8
back when	8 4
back_$	7 14 8 -4
back_lock	8 13
back_your	5 3 8 6
backwards	8 15
backw…	8 15
bad	2 -14 8 36
bad :healthword	8 13
bad heart	8 3
bad_$	8 10
badge	2 4
bag	6 2 7 3
bag $	7 4
bag it	6 2
bag_$	6 3
bairn_$	1 7
bairns	1 17
bairns ,	1 14
bakes	8 15
bakes ,	8 15
balcony	1 9
balcony_$	7 6
balco…	1 6 2 -1 8 -1
band	0 1 2 -21 7 -12
band_$	0 8
bank	0 12 4 -33 13 17
bank :disclaimer	13 -6
bank statements	13 -9
banker	0 5
banke…	0 8
bar	0 -9 1 -5 7 1
bar :burden	0 -5
bar :deterring	0 -5
bar :negation	7 8
bar :payer	7 8
bar none	7 8
bar on	0 -5
bar_$	1 -2 7 8
bargain	6 21 7 19
bargain_$	6 4 7 7
barga…	6 21 7 19
bark	3 -12
bark_squeak	3 6
barks	3 25
barks ,	3 19
base	9 8
basement	8 9
basem…	8 9
bath	1 -2 2 -11 6 6
bath_there	6 3
bathroom	1 -18 6 -26 8 -17
bathroom ,	2 1
bathroom_so	2 2
bathr…	1 -19 6 -33 7 -6 8 -25 10 -1
bay	2 -25 7 -1 8 -37
bay_$	2 -2
be	0 32 1 26 2 21 3 10 5 10 6 62 7 -29 8 -6 9 -19 10 -26 11 41 12 15 14 -6
be $	6 -38
be ,	2 11
be :absolute	2 -3
be :accepting	1 2 2 32 3 6 7 6
be :advance	6 29
be :age	3 10
be :asking	6 -12 13 10
be :bid	2 15
be :burden	6 36
be :childless	0 -3 1 18
be :codething	8 -1
be :consent	7 22
be :councilpay	13 4
be :deadline	6 9
be :demanding	6 -39 13 2
be :denying	1 8
be :deterring	1 2 6 35
be :disclaimer	11 6
be :dislike	8 15
be :fairness	1 16 2 15
be :fee	2 7
be :fixed	12 3
be :forename	2 6
be :hiding	8 -3
be :income	0 6
be :law	2 -1
be :lifeword	2 1
be :losing	2 -17 6 34
be :negation	3 22
be :newness	2 3 6 19
be :number	1 3 2 2 6 -2 8 4
be :onlyword	6 7
be :opinion	8 2
be :origin	8 4
be :payer	13 7
be :paying	5 7 13 26
be :person	1 7 2 -4
be :photo	0 5 5 7 11 1
be :place	6 36
be :preferring	2 7
be :ranking	6 30
be :refusing	2 14 3 9 4 -13 6 -1
be :rent	6 4
be :seller	0 1
be :sexual	2 4
be :spelled	2 1 6 9
be :superlative	2 5
be :urgency	6 11
be :wanting	1 15
be :welcoming	1 -4 2 9
be a	1 16 4 -1 6 10 12 7
be about	0 1
be accepted	2 5
be an	0 2 7 3
be around	6 14
be asked	13 1
be asking	2 1
be at	6 11
be bought	5 1
be chosen	2 1
be clear	7 5
be considered	2 5
be declined	2 6 4 -4
be doing	8 6
be done	5 2
be fair	1 9
be fine	2 7
be first	6 25
be got	7 5
be granted	7 18
be held	4 6 11 7
be here	6 26
be honest	8 3
be in	0 30 6 -7 7 -14
be looked	4 27
be no	3 5
be off	6 1
be offered	2 15
be on	6 30
be one	2 11
be paid	13 6
be placed	3 3
be quick	6 10
be quiet	8 15
be reading	6 8
be refused	1 1
be relied	11 11
be rented	6 5
be repeated	6 13
be sent	13 2
be shy	4 10
be somebody	1 4
be the	6 14
be turned	3 11
be unlawful	2 -2
be_$	13 16
bearded	2 4
beard…	2 4
bearsden	8 3
bears…	8 3
beat	6 21 7 9
beat_$	6 19 7 12
beats	7 8
beautiful	7 12
beautiful :building	7 3
beauty	11 2
beaut…	7 11
because	0 -14 1 6 3 7 4 -1 5 -2 8 14 11 6
because :opinion	8 11
because :payer	8 3
because :seller	8 13
because :title	3 4
because he	3 4
because of	1 14 8 2
because the	2 7
because they	2 2
because we	8 3
because_stair	1 3
becau…	0 -14 1 6 3 7 4 -1 5 -2 8 14 11 6
bed	1 5 4 8 6 13 7 2 10 26 13 -1
bed ,	4 9
bed :codething	2 13
bed by	8 11
bed gff	0 3 1 10
bed in	1 8 7 14 10 1
bed is	2 13
bed_$	1 3 6 14 8 3 10 19
bed_gch	0 3
bed_nine	8 12
bedroom	1 -8 6 -33 7 -11 9 -16
bedroom $	14 2
bedroom ,	2 19
bedrooms	8 -23
bedrooms ,	1 1
bedro…	0 -4 3 -5 4 -30 6 -23 7 -24
beds	3 18 9 8 12 10
beds $	12 3
beds ,	2 1 3 13
beds for	5 3
beds_#	3 11
beds_two	2 6
beds_£#	5 3
bedtime	1 14
bedtime stories	1 14
bedti…	1 14
been	0 8 1 -21 4 -21 6 25 7 -8 10 25 11 27 14 -34
been :demand	6 5
been :nearby	6 6
been :newness	10 11
been a	2 9
been and	7 3
been digitally	11 1
been inundated	6 8
been round	6 6
been warned	6 5
been_$	1 -5 6 21 7 -15 8 12
been_already	6 9
been_before	10 17
been_by	0 7 2 2 11 2
been_her	8 1
been_house	2 8
been_me	6 4
been_not	7 3
been_off	3 4 6 3
been_sale	10 9
been_since	8 17
been_will	7 20
before	0 14 3 20 4 -42 5 -10 6 7 7 -25 10 38 11 8 12 6 13 8
before $	6 -25 10 27
before ,	10 5
before :advance	13 21
before :clocktime	8 3
before :deadline	8 9
before :feething	13 29
before :keything	13 4
before breakfast	8 4
before it's	6 31
before keys	13 4
before noon	8 11
before others	2 5
before the	0 1 6 15 11 21 13 12
before you	3 13 6 -4 8 -10
before_$	1 2 3 19 4 -9 6 16 13 -9
before_app	3 4
before_does	6 7
before_last	11 4
before_read	3 2
before_sign	13 9
before_view	0 1
begin	12 1
begin with	12 6
beginning	13 23
beginning $	13 5
begin…	13 22
behind	0 7 6 -2 8 14
behind ,	1 1
behind it	7 2
behind the	8 11
behind_$	8 14
being	13 7
being :burden	0 -5
being :deterring	0 -4
being on	0 -4
believers	2 6
believers $	2 2
belie…	2 16
bell	1 4 8 19
bell :burden	1 2
belon…	8 1
below	0 -5 1 20 2 -32 6 -14 8 8
below ,	8 11
below :codething	8 4
below :openprice	7 2
below is	8 5
below the	1 6
below what	7 2
below_age	1 5
ben	8 2
benefit	0 27 1 -5 2 -7 7 -8
benefit $	0 -2
benefit ,	0 -17
benefit :person	0 34
benefit tenants	0 19
benefit_$	0 8
benefit_count	0 3
benefit_not	0 12
benefits	0 -3 1 -8 2 -20 3 -3 6 -1
benefits $	0 9
benefits ,	0 -11
benefits :negation	0 13
benefits and	0 -9
benef…	0 20 1 -66 2 -62 3 -44 4 -38 5 -37 6 -57 7 -49 8 -49 13 -28 14 -2
best	0 -3 1 4 4 -6 6 -3 7 6 8 -23
best $	4 -1
best :building	7 28
best :deadline	4 3
best :hiding	1 8
best :neighbour	7 13
best :offerdeal	4 5
best :photo	7 4
best :preferring	2 7
best :room	7 5
best :seller	7 3
best and	4 16
best flat	7 4
best landlord	7 3
best of	7 -7
best suited	2 7
best_$	7 2
best_by	4 12
best_final	4 24
best_me	7 13
better	2 24 4 16 6 35 7 24 8 -6
better :building	7 6
better :neighbour	7 6
better :photo	7 1
better :urgency	6 13
better be	6 13
better flat	7 2
better than	4 1 7 5
better view	7 2
better_$	2 7 6 8
better_other	2 8
between	4 11 5 -8 6 -15
between ##	4 10
between :number	4 18
between :place	7 9
between_##	4 8
between_sea	7 6
betwe…	4 11 5 -8 6 -15
beyond	6 13 7 19
beyond :openprice	0 1
beyond what	0 1
beyond_$	6 8 7 19
bi	2 9
bid	4 28
bid :bid	4 10
bid_$	4 14
bidder gets	4 2
bide	1 3
bids	4 38 6 -11
bids by	4 2
bids_$	4 17
big	1 3 2 -23 3 5 8 19
big :forename	8 6
big_$	1 12 2 -11
big_rent	14 2
big_small	3 5
bigger	0 2 11 5
bigger :deposit	0 5
bigger :paying	0 5
bigger deposit	0 5
bigger than	11 1
biggest	7 -7
bigge…	7 -7
bikes	1 -21 8 -14
bill	5 37 13 11
bill_£#	4 -2
billed	5 9
bills	3 6 4 -16 5 -79
bin	0 15 8 13
bin $	0 8
bin :room	8 5
bins	6 -41 8 -40
bird_$	8 19
birds	3 -2 6 10 8 1
bit	0 -8 4 46 6 -17 7 -21 8 28 11 14 14 24
bit $	4 5 14 29
bit :bid	4 15
bit :burden	4 8
bite	6 8
black	9 3
black isle	9 3
black_$	9 4
blacks	2 9
blame	6 3
blind	2 43
blind $	2 12
blind :openprice	2 7
blind or	2 7
blind_$	8 5
blink	6 11
block	0 3 1 8 2 -1 8 -39
block in	7 2
bloke	2 6
bloke :openprice	2 11
bloke :opinion	2 11
bloke to	2 11
blokes	2 7
blue	14 4
blue :number	14 9
blue :spelled	14 9
blue badge	2 5
blue one	14 9
boat	8 10
boat $	8 5
bodied	2 7
body	3 5
body $	3 6
boiler	6 -11 10 -11 12 -27 13 -36
bolthole	9 10
bolthole for	9 10
bolth…	9 10
bonfires	8 2
bonfi…	8 2
book	6 5 9 30 14 9
book :urgency	6 6
book_$	5 4
book_weekend	9 1
book_£#	5 6
booking	5 7
bookings	14 12
booki…	5 6 14 10
books	1 4 6 7 10 22
books $	1 7 10 6
books ,	10 9
books for	6 1
boot	3 -3
boot :room	3 -2
boot room	3 -2
border	2 11
border_$	2 15
born	2 51
born :place	2 1
born and	0 9
born_$	0 3 2 23
borne	5 2
borne by	5 2
borne_$	5 2
borro…	11 4
both	2 -8 4 -6 5 -12 6 -37 7 -2 14 -11
both in	0 9
both_$	8 -7
bother	1 -12 3 1
bother_$	1 -4
bottom	14 4
bottom of	14 1
bound	7 22
bound :openprice	7 22
bound :opinion	7 22
bound to	7 22
box	0 11 1 -19 6 -34 7 -6 8 29
box :burden	0 1 8 10
box :deterring	0 1
box on	0 1
box_form	0 3
box_has	0 4
boy	8 18
boys	1 11 2 5
brack…	14 12
brand	10 2
brand :newness	10 2
brand new	10 2
brand_list	10 14
brave	1 2 6 11
break	7 3 9 13 12 16
break_$	9 3
breakdown	8 10
breakfast	6 18 9 3
breakfast $	6 25
breakfast ,	8 1
breakfast_$	8 2
breaks	9 19
break…	6 16 8 15 9 3
breeds	3 4
brew	0 12
brigade	2 5
brigade $	2 5
briga…	2 4
brightened	11 1
brighton	7 10
brigh…	7 12
bring	0 -8 2 -4 3 17
bring your	3 1 6 10
bringing	1 2
bring…	1 2
brit_$	2 6
britain	7 22
britain $	7 3
brita…	7 30
british	2 2
british_$	2 3
british_not	2 -23
briti…	2 2
brits	2 16
bro	7 2
bro $	7 2
broadband	6 -11 12 -9
broad…	6 -12 12 -14
brochures	6 16
broch…	6 13
broken	1 3
broker	5 14
broker $	5 4
broo	0 41
brook…	14 8
brother	6 1
brothers	2 31
brothers $	2 9
broth…	2 26 8 -5
brows…	14 1
bru	0 19
budget	4 7 5 5
budget for	5 6
buggies	1 14
buggies ,	1 13
buggi…	1 14
buggy	1 23 2 6
buggy ,	1 4
buggy_$	1 26
build	7 22
build_$	7 11
builder's	11 2
builder_$	11 1
building	0 -6 1 15 2 6 5 -13 6 -1 7 19 8 -2
building $	2 2
building ,	1 14
building :codething	7 9
building control	7 3
building is	7 9
buildings	3 10
build…	0 -14 1 22 2 6 3 4 4 -1 5 -2 6 -11 7 13 8 -39 11 21
built	2 -3 8 -52
bum	6 16
bumps	1 12 2 9
bunk	1 -18
bunk :room	1 -4
burglar	7 12 8 9
burglar :burden	7 8
burglar :keything	7 -1 8 12
burglar alarm	7 -1 8 12
burglar proof	7 8
burglars	7 3
burglary	7 8
burgl…	7 42 8 12
buroo	0 4
buroo_$	0 4
bus	7 -9 13 -2 14 -24
bus fare	0 4
bus_#	8 -10
bus_$	0 1 6 -7
bust	8 3
but	1 17 2 10 4 20 6 8 8 1 13 10 14 -4
but :absolute	6 20
but :burden	3 7 6 14
but :nation	2 4
but :negation	0 16 1 8
but :onlyword	6 15
but :scarcity	6 19
but :spelled	0 5
but :title	8 3
but he's	8 5
but no	0 8
but only	6 15
but the	6 7
but we're	4 4
but you	7 4 11 1
but_#	8 2
but_$	1 -22 3 -19
but_dss	0 4
but_get	11 1
but_have	1 1
but_month	13 10
but_not	1 3 3 12
but_offer	2 7
but_one	6 7
buy	5 45 7 28
buy :deadline	7 3
buy it	5 6 6 3
buy_$	5 10 7 8
buy_your	7 7
buyer	2 4 6 24 7 3
buyer_$	6 8
buyers	2 6 6 58
buyers :title	6 14
buyers are	6 7
buyers who	6 14
buying	8 5
buzzer	8 19
by	1 -20 2 -16 3 -13 4 10 5 27 6 11 7 -13 8 -20 9 36 10 -7 11 6 12 -11 13 -6 14 -16
by ##	7 25
by :absolute	3 6
by :advance	13 6
by :bid	4 3
by :clocktime	4 37 6 10 9 -15
by :condition	3 -2
by :councilpay	13 2
by :deadline	4 32 6 36 9 -9
by :deposit	3 13
by :everyone	3 4
by :faith	6 9
by :keything	8 -6
by :longperiod	9 7
by :losing	0 4
by :number	6 7 7 17 8 6
by :online	13 -10 14 2
by :opinion	13 -10
by :origin	2 5
by :payer	13 -10
by :paying	13 13
by :period	4 13 9 6
by :person	4 9
by :photo	5 6
by :seller	5 7 8 -7 13 -17
by :spelled	6 10 8 13
by :urgency	6 34
by :work	8 6
by :writeto	13 -18
by anyone	7 2
by card	5 5
by case	3 -2
by computer	11 19
by fob	8 -6
by friday	4 7
by month	4 13
by nine	8 11
by noon	4 6
by our	5 16
by paying	13 3
by private	4 1
by somebody	0 4
by spring	7 1
by standing	13 -32
by sunday	6 9
by teatime	6 5
by ten	6 5
by the	0 3 1 -26 2 -25 3 -18 4 -12 7 -42 8 -2 9 45 11 9 14 -18
by tomorrow	6 6
by tonight	6 1
by us	13 -9
by video	5 6
by way	0 6
by you	5 7 8 -4
by_#	5 4
by_$	0 -7 1 -24 2 -17 3 -9 4 16 7 2 9 16 13 -8 14 -10
by_agent	11 5
by_applicant	5 4
by_but	7 4
by_door	1 4
by_get	8 3
by_home	14 5
by_hous	0 22
by_i	2 13
by_mark	6 2
by_mean	2 14
by_meter	8 6
by_mile	7 19
by_order	13 -34
by_people	11 7
by_please	1 4
by_sea	9 9
by_state	0 4
by_tenant	5 12
by_time	6 29
by_week	9 24
by_weekend	6 15
by_you	6 5 7 13
c	7 -20 8 16
c ,	8 9
c_#	8 7
c_##	8 5
caged :pet	3 -1
call	5 5 14 10
call it	4 5 5 9 6 -4
call the	14 9
call_##	14 8
call_$	8 7 14 4
call_now	4 9
called	2 -6 8 28 14 6
caller	6 11
calls	1 6 6 12
calm	1 1
cambr…	7 2
came :bid	2 1
camera	11 26
camera_$	11 17
cameras	8 19
camer…	8 19
can	1 -15 2 -13 4 2 5 -71 6 -27 7 30 8 -32 9 15 11 -3 13 24
can :absolute	7 40
can :burden	1 4 7 10
can :deterring	0 7 2 17
can :income	4 6 13 5
can :negation	3 5
can :newness	7 13
can :onlyword	1 3 7 9
can :paying	4 4 13 10
can :promise	7 29
can :return	8 7
can :scarcity	1 4 7 24
can :wanting	2 9
can be	1 -31 2 -13 3 -8 6 -58 7 -24 8 -42
can climb	8 7
can look	2 9
can not	3 5
can only	1 4 7 10
can pay	4 9 13 7
can print	6 14
can put	13 4
can you	4 2 6 1
can't	1 35 3 19 7 -21 8 21 12 10
can't :absence	12 9
can't :asking	1 7
can't :disclaimer	2 2
can't :fixed	1 4
can't :holiday	1 8
can't :welcoming	3 18 7 -2
can't come	3 17
can't help	2 6
can't leave	12 9
can't live	1 12 3 8
can't say	1 8
can't see	6 21
can't stay	1 8
can't_$	1 11 3 19 5 2 6 -33
can't_any	1 8
can't_do	8 6
can't_here	1 15
can't_them	11 3
can't_viewing	5 2
can't_you	2 10 3 7
can_$	0 22 2 8 3 -13 7 24
can_better	4 10
can_down	13 17
can_over	6 6
can_than	4 3
can_you	7 4
cancer	8 21
cannot	2 -19 3 6 6 20 7 20
cannot_$	6 7
cannot_by	7 4
cannot_into	7 6
cap	0 2
car	5 -13 7 20
car ,	7 3 11 1
car port	1 -1
car_$	1 -6 8 2
caravan	8 17 9 9
caravan $	7 1 8 15
carav…	8 17 9 9
card_#	5 5
care	8 1
care :absence	8 6
care :building	8 6
care home	8 6
care_$	8 5
career	0 2
carer's	0 16
carer's :accepting	0 15
carer's :benefit	0 16
carer's allowance	0 15
carers	0 -17
carer…	0 8
carni…	8 2
carpet	1 20 5 13
carpet $	5 4
carpet :feething	1 11
carpet_no	3 6
carpet_since	11 1
carpet_so	1 7
carpets	1 8 3 2 11 6
carpets ,	1 3
carpe…	1 7 3 8 11 5
carri_$	10 1
carried	10 1
carries	7 6
carri…	7 1
case by	3 -2
case_case	3 -2
cash	5 2 6 9 13 9
cast	7 14
cat	2 -13 3 10 5 21 8 -2
cat $	5 13
cat :demand	3 1
cat :person	3 2
cat :petpart	3 -2 8 -3
cat flap	8 -1
cat people	3 1
catchment	7 8
catch…	6 3 7 6
catholic_$	2 9
catholics	2 23
catholics :advance	2 5
catholics :newness	2 5
catholics :ranking	2 5
catho…	2 30 6 -4
cats	2 -39 3 13
cats $	3 21
cats ,	3 -19
ceiling	4 1
ceiling $	4 2
cent	7 31
cent_year	7 8
centre	0 3 1 -11 2 -15 8 -10
century	7 23
century $	7 13
centu…	7 23
certain	2 8 7 69
certain $	7 16
certain :building	7 3
certain as	7 16
certain of	7 16
certain place	7 3
certainly :negation	6 1
certainty	7 26
certa…	2 3 7 86
certificate	5 9
certi…	5 8
ch	1 10
chain	2 -1 3 -4
chain $	3 -3
chairs	1 10 2 10 6 2
chairs $	2 13
chairs ,	6 4
chance	6 48
chance $	6 12 7 3
chance :openprice	6 11
chance :opinion	6 11
chance to	6 11
chances	4 8
chanc…	4 8
chang_$	11 2
change	2 25
change of	2 2
change_$	2 1
changed	8 -5 11 9
changed :condition	11 3
changed :source	11 3
changed since	11 3
chang…	6 -10 9 2 11 7
channel	14 5
channel_$	14 6
chann…	14 6
chap	2 -1 3 2 8 5
chap_$	3 3
chapel	2 12
charg_$	2 4
charge	2 -9 3 -9 4 -33 5 3
charge $	5 2
charges	5 -12
charges ,	2 6
charges :money	5 -27
charges £#	5 -27
charg…	6 -3 8 -9
cheaper	7 8
cheapest	7 17
cheapest :number	7 9
cheapest :rent	4 -2
cheapest :return	4 -2
cheapest :spelled	7 6
cheapest rent	4 -2
cheapest_$	7 2
cheapest_bed	7 9
cheap…	4 -3 7 34
check	0 -33 4 -17 6 -30 7 -17 9 26
check :absence	9 8
check :refusing	9 8
check in	9 26
check out	9 8
check_$	0 -8 5 2 9 19
check_made	5 5
check_your	5 12
checks	5 23
checks are	5 8
chemo	8 14
chemo ,	8 10
cheque	0 3
chequ…	6 3
child	1 53 2 -20 3 -8 6 -1 7 2
child $	1 3
child :codething	7 2
child :offerdeal	1 16
child :payer	1 24
child :spelled	1 2
child at	1 2
child free	1 16
child is	7 2
child seat	1 -4
child_$	1 27
child_here	1 8
child_most	1 2
childfree	1 17
childfree_$	1 10
childles_$	1 20 2 -5
childless	1 52 2 -16
childless :childless	1 12
childless :person	1 27 2 -5
childless couples	1 3
children	1 7 2 -41 3 -8 4 -28 6 -30 7 -2 8 -34 11 -19 13 -3
children $	1 7
children ,	1 -21
children :hiding	1 1
children of	1 -4
children'	1 15
children' $	1 6
children's	1 -37
children_#	1 7
children_$	1 -8
children_any	1 -10
children_course	1 -5
children_only	1 6
children_out	1 7
children_welcome	1 -16
children_without	1 -7
child…	0 -12 1 52 2 -103 3 -27 4 -67 5 -24 6 -76 7 -5 8 -69 11 -50 13 -19 14 -28
chinese	2 13
chine…	2 13
choice	2 9
choice ,	2 1
choose	4 23
choose_$	4 19
chop	6 26
chop $	6 26
chop chop	6 26
chop_$	6 26
chosen	2 10
christian	2 22
christian_$	2 20
christma_$	9 11
christmas	9 13 13 5
chris…	1 -11 2 30 6 -14 9 13 13 3
church	2 11 7 -12 8 -19
church_$	2 21
churc…	2 9
circling	6 19
circl…	6 19
circumstances	1 -5 3 13
circumstances $	3 5
circu…	1 -5 3 13
city	0 17
city $	0 10
claim	6 3
claim :benefit	0 -1
claim it	6 6
claimant_$	0 3
claimants	0 54
claimants :promise	0 8
claiming	0 9
claims	0 5
claim…	0 75 1 -21 6 -15
class	7 22
class $	7 10
clean	0 -4 5 36 11 1
clean $	5 2
clean :spelled	5 3
clean at	5 1
clean_from	5 2
clean_leave	5 12
cleaner's	0 4
cleanest	7 29
cleaning	5 19
cleaning :fee	5 2
clean…	5 15 6 -27 7 27 13 -41 14 -1
clear	0 10 7 11 8 8
clear_$	7 14
clear_spr	7 1
clear…	1 17 7 3
clerk	5 1
clerk's	5 6
clerk's :fee	5 4
clerk's :utility	5 3
clerk…	5 6
client	1 21 4 6
climb	8 7
climb_$	8 7
close	2 13 4 18 7 16 8 2
close $	7 10
close has	8 1
close of	4 6
close_$	6 9
closes	8 -12
closing	6 -14
closing :deadline	6 -1
closi…	6 -14
co	14 44
co $	14 37
co :spelled	14 4
co dot	14 1
co_uk	14 5
coal	8 4
coast	7 8
code	6 -28 7 -21 8 53 14 -10
code :number	8 8
code for	8 26
code is	8 2
code's	8 15
code_$	8 1
code_front	8 4
colin	8 6
collect	6 1
collect_$	13 11
collected	13 16
colle…	4 -5 13 16
colonel	8 5
colon…	8 5
com	14 65
com $	14 26
com ,	14 21
com_$	0 26 5 -5 7 15 14 2
com_one	14 1
come	1 9 2 5 6 25 7 12 9 1 11 24 12 -1
come :absence	0 14 6 -10 7 14
come :advance	2 1
come :clocktime	2 10
come :deadline	6 16
come :demanding	6 8
come :nearby	6 9
come :newness	6 2
come :openprice	1 1 2 4 6 19
come :opinion	1 5
come :period	7 2
come :ranking	2 5 6 -15
come :refusing	0 11
come :time	6 1
come :urgency	6 11
come and	6 1 9 7 11 8
come back	6 -6
come down	4 3
come from	2 11
come in	4 13
come out	0 11
come round	6 12
come to	1 5
come up	6 12
come with	3 6
come_$	0 2 3 2 5 8
come_again	6 1
come_by	9 8
come_market	10 6
come_see	11 10
come_tea	1 6
come_you	3 9
comes	1 -14 2 -32 4 -10 6 -16 7 12
comes :absence	0 2 13 3
comes :deadline	7 23
comes :nearby	7 31
comes :openprice	5 3
comes :opinion	5 10
comes :refusing	13 4
comes close	7 23
comes out	13 4
comes to	5 10
comes with	1 -4
comfiest	7 18
comfiest :thing	7 8
comfiest sofa	7 8
comfiest_$	7 10
comfi…	7 18
comfortably	1 -2
coming	0 7 3 2 6 32 8 -11
coming :ranking	6 15
coming in	0 11
commission	5 14
commit	12 1
commitment	12 8
commits	6 2
commi…	5 12 12 26
community	2 29
community $	2 20
commute	7 3
commu…	2 44 7 6
compa…	2 -20 7 15
competition	6 19
competition $	6 6
compe…	6 24
complaint	7 1
completion	6 -4
compl…	1 17 6 -34 7 12 8 -12
compulsory	5 37
compulsory ,	5 18
compulsory_£#	5 8
computer	11 25
computer $	11 9
compu…	5 36 11 24
condition	2 -11 5 7 11 3
condition_$	5 7
condi…	2 -23 5 6 11 2
connected	8 1
connected $	8 2
consent	7 6
consent for	7 4
conservatory	8 11
conservatory ,	8 6
conse…	3 -17 6 -10 7 10 8 2
consider_rent	4 6
considered	0 12 2 16 3 -29 4 16 6 -1 7 -6
considered $	2 2 3 -4
considered :burden	2 7
considered :condition	2 15 3 -2
considered if	2 14
consi…	0 19 1 11 2 8 4 22 6 -11 7 -36
contact	14 3
conta…	14 2
content_broker	5 1
content_our	5 2
contents	0 -9 5 20
contents $	5 11
conte…	0 -12 5 19
conti…	0 10
contract	4 -3 12 31 13 22
contract :demanding	0 5
contract_#	12 13
contract_$	12 22 13 11
contribution	5 3
control	7 3
contr…	2 -5 4 -4 5 20 6 -15 8 -43 12 33 13 35
conversation	4 22
conversation_$	4 1
conve…	4 17
corner	2 -13 6 -7 7 6
corporation	0 1
corpo…	0 2
cost	5 -5 13 -30
cost $	5 -5
cost ,	4 10
cost of	5 7
cost_$	4 8 6 5
cost_by	5 9
costs	5 6 7 9 13 -13
costs are	5 4
cotage	9 5
cots	1 17
cots_$	1 1
cottage	0 -8 6 -4 9 3 10 15 12 4
cottage :nearby	10 11
cottage near	10 12
cottage next	11 1
cottage_$	7 10 10 13
cottage_door	11 1
cottages	6 11 7 6
cottages $	6 1
cotta…	0 -15 7 9 8 -4 9 6 10 15 12 4
could	2 -9 4 7 6 1 7 44 8 -1 11 11
could :absence	7 2
could :absolute	4 3
could :accepting	6 16
could :losing	1 9
could :onlyword	4 3
could :promise	4 4
could :time	4 3
could :writeto	7 14
could always	4 4
could be	6 2 11 17
could get	7 15
could go	1 9
could_$	7 16
couldn't	2 15 7 6
could…	2 15 7 6
council	0 16 1 -2 2 -2 4 -47 5 -69 6 -20 8 -30 11 -17 12 -11 13 -27 14 -1
council $	0 -1
council :councilpay	0 3
council :paying	0 7
council :ranking	0 1
council :utility	0 -32 7 -3
council tax	0 -32 7 -3
council_$	7 -36
council_rent	0 12
council_say	7 29
council_tenant	0 5
council_their	0 4
counc…	0 11 1 -4 2 -5 4 -52 5 -77 6 -27 7 -3 8 -40 11 -30 12 -16 13 -33 14 -9
count_affordability	0 5
counted	0 11
counted $	0 12
counties	7 9
country	2 9 7 16
country $	7 4
counts	0 -32 1 6
counts as	0 -1
county	7 20
count…	0 5 2 19 6 2 7 34
coupl_fami	1 -12
coupl_sharer	1 -18
couple	0 4 4 1
couple :neighbour	1 3 8 4
couple of	1 -1 13 6
couple_month	13 7
couples	0 -25 1 -8 2 24 6 -20
couples $	2 2
couples ,	1 -18
couples :burden	2 7
couples :onlyword	2 7
couples of	2 6
coupl…	0 -33 1 -8 2 24 6 -23
course $	1 -4
courts	7 2
cover	4 -8 5 28
cover the	5 2
cover_cost	5 1
covering	13 3
cover…	13 1
cpl	1 16
cpl_$	1 15
crack	6 11
credit	0 -14 1 -21 3 -4 4 -15 5 4 7 -26 13 37
credit ,	0 3
credit :denying	13 5
credit :feething	0 -23 5 10
credit checks	5 3
credit history	13 5
credit_welcome	0 -3
credi…	0 10
crewe	0 11
crime	7 46
crime_$	7 14
crime_area	7 2
crime_here	7 3
cripp…	2 14
croft	9 5
crooked	8 4
crook…	8 4
crowd	1 9
crown	0 3
croydon	7 5
croyd…	7 5
crying	6 5
crying :openprice	6 1
cup	8 3
cupboard	8 -20
cupbo…	8 -23
current	8 19
current :period	13 1
current :person	8 22
current tenant	8 8
current_$	13 1
curre…	2 -13 8 28
cut	6 -7
cutting	8 -8
cutti…	8 -8
d	1 6 3 9
d ,	0 3
d_$	0 4 1 9
dad	0 11
dad's	8 6
dads	1 18
dads ,	1 10
daily	4 4 7 2
damage	5 28
dark	8 12
date	6 -59 8 -13 12 -2 13 -4
date_$	13 -5
daughter	8 13
daughter's	8 10
daugh…	8 31
dawg_$	3 8
dawgs	3 21
dawn	8 15
day	4 -4 6 46 7 12 10 2 13 8
day $	6 32
day ,	7 10 13 2
day :burden	0 1
day :deterring	0 3
day :number	13 17
day :spelled	13 20
day and	6 7 13 1
day of	13 1
day on	0 3
day one	13 18
day_$	4 -17 6 30 7 6 13 35
day_day	7 12
day_every	7 5
day_michaelma	13 7
day_move	13 -1
day_you'll	6 6
days	0 -3 4 -36 7 -11 8 15 9 20 12 -25 13 14
days $	7 -1 9 4 13 3
dbl	10 5 12 3
dbl :room	12 3
dbl beds	12 3
dbl_$	10 5 12 3
dead	3 2 7 25
dead :promise	7 4
dead cert	7 4
dead_$	3 6 7 7
deaf	8 11
deaf as	8 1
deaf_post	8 1
deal	0 15 3 1 4 -7 5 13
deal $	5 15
deal with	0 15
debut	10 1
december	4 14 6 -54 8 -29
december $	4 11 6 -15
decem…	4 14 6 -54 8 -29
decent	13 4
decid_$	1 7
decid_sell	10 6
decide	6 31
decide :burden	6 2
decide :deadline	6 6
decide :deterring	6 2
decide :newness	6 4
decide on	6 2
decide_$	6 19
decided	1 10 10 6
decided :openprice	10 6
decided :opinion	10 6
decided against	1 8
decided to	10 6
decid…	1 9 10 5
decision	6 1
decis…	6 8
deck	4 2
deck ,	4 3
deck_$	4 3
decline	2 10
decline_$	2 2
declined	2 9 4 -6
declined $	2 9 4 -3
decli…	2 27 4 -8
decor…	6 -9
dee	0 7
deep	1 8 5 10
deep :feething	5 10
deep_$	5 4
delay	6 39
delay $	6 1
demand	2 -2 4 12 6 40
demand $	6 5
demand_$	6 3
dementia	8 26
dementia and	8 7
demen…	8 26
depend_$	4 13
dependent	0 8
depends	4 37
depends :burden	4 19
depends :deterring	4 17
depends on	4 17
depen…	4 43
deposit	2 -33 3 -1 4 -42 5 6 7 -63 8 -28 9 -34 12 -5 13 -51 14 -26
deposit #	5 28
deposit $	0 9 5 2
deposit :money	0 -8 4 -14 5 -17 13 -1
deposit :number	5 29
deposit after	13 2
deposit held	3 13
deposit in	6 7
deposit of	5 -38 13 -18
deposit £#	5 -40
deposit £##	4 -2 5 6
deposit_#	5 18
deposit_##	5 18
deposit_$	3 1
deposit_by	3 12
deposit_dps	3 13
deposit_five	5 -14
deposit_house	5 7
deposit_month	5 10 13 -3
deposit_rent	5 28 13 -21
deposit_week	13 -40
deposit_£#	5 -63
depos…	2 -39 3 -1 4 -44 5 5 7 -67 8 -36 9 -37 12 -6 13 -53 14 -30
depression	2 2 8 2
depression_$	2 5
depre…	2 8 8 1
derry	7 6
desk :absence	0 4
detach_bearsden	8 3
detached	7 -3
detached in	8 4
detac…	7 -3
devel…	6 13
diabetic	8 4
diabe…	8 2
dial	8 26
diary	6 27
didcot	12 3
didn't	2 5 6 5
didn't_$	2 6
didn't_you	6 7
diff	11 6
differ	11 17
differ $	11 12
different	11 17
diffe…	2 -8 11 34
digitally	11 5
digitally :photo	11 1
digits	8 20
digit…	11 5
dil_$	6 8
dilly	6 8
dim	1 6 14 10
dim_no	1 6
direct	0 -8 14 2
dis	6 5
disability	0 25 2 -7
disability $	2 -11
disability :paying	0 17
disability payment	0 7
disabled	2 10 8 -9
disabled $	2 12
disab…	0 10 8 -29
disappointment	6 18
disappointment $	6 11
disap…	6 31
disclaimer	11 9
discl…	4 4 11 9
discount	6 19
discouraged	1 1
disco…	1 13 6 17 14 1
discr…	2 -6
disnae	1 3
disregarded	0 2
disre…	0 2
dither	6 16
dither_$	6 6
dithering	6 1
dithe…	6 22
divorce	8 45
divorce $	8 11
divor…	8 55
dla	0 3
dm	14 5
do	0 -7 3 -14 7 -21 9 8 12 8 14 -18
do $	2 -2
do ,	0 15
do :asking	3 -9
do :demanding	3 -7
do :fairness	3 -6
do :negation	2 -25 6 20
do :seller	0 -4
do :superlative	4 4
do ask	3 -6
do better	4 4
do not	2 -25 6 20
do you	2 20
do_$	0 -18 1 18 2 -9 6 -31
do_month	12 12
do_than	4 4
do_you	5 3
do_your	2 11
do_£#	4 3
doctor_teacher	0 2
doctors	0 5
docto…	0 3 7 10
does	1 -2 3 -23 4 -16 8 3 11 -1 13 8
does $	6 1
does :negation	0 8 3 -5
does :payer	13 3
does :seller	8 6 13 3
does :writeto	8 1
does not	0 9 3 -4
does our	13 3
does_$	3 -7
does_no	8 1
does_rent	13 9
doesn't	6 -25 7 2 8 28
doesn't :absence	8 3
doesn't :deadline	8 10
doesn't :work	8 3
doesn't work	8 3
doesn't_$	7 7 8 18
doesn't_so	8 4
doesn't_you	8 7
doesn…	6 -25 7 2 8 27 11 12
dog	0 -23 1 -25 3 21 4 -2 6 -19 7 -26
dog ,	3 14
dog :demand	3 8
dog :openprice	3 -11
dog :person	3 8
dog :room	3 -3
dog in	3 17
dog or	3 -1
dog people	3 8
dog shower	3 -3
dog_$	3 10
dog_answer	3 3
dog_no	3 -8
dog_not	3 -1
doggies	3 16
doggi…	3 16
dogs	0 -35 1 -23 3 34 5 -26 6 -36 7 -48 8 -47 11 -10
dogs $	2 -12 3 18
dogs :absolute	3 9
dogs :onlyword	3 4
dogs :payer	2 14
dogs :scarcity	3 10
dogs are	3 -22
dogs_$	2 3 3 22
dogs_exception	2 12
doing	1 11 6 -10 8 3
doing with	8 6
dole	0 15
dole $	0 1
don't	0 1 1 -7 2 -2 5 -25 6 37 7 -25 8 -27 10 -16 11 25 14 -8
don't $	1 -16
don't :absence	6 9
don't :accepting	2 -26
don't :demanding	2 15 3 16
don't :deterring	0 17 2 18 3 1
don't :disclaimer	0 10 11 8
don't :dislike	3 10
don't :fairness	3 14
don't :losing	6 12
don't :paying	0 6
don't :rent	1 1 2 2
don't :return	1 1 2 2
don't :title	6 14
don't :welcoming	4 1
don't :writeto	0 23 6 -2
don't apply	2 14
don't ask	3 14
don't be	4 5 6 10
don't come	4 1
don't do	2 15
don't go	11 2
don't hurry	6 -6
don't mean	0 10
don't miss	6 14
don't rent	1 1 2 2
don't ring	1 1
don't say	6 7
don't send	0 2
don't want	2 7 3 4
don't_##	4 2
don't_$	1 -4 4 -7 6 4 7 -25 8 -9 11 -1
don't_about	3 13 6 -12
don't_any	6 1
don't_ask	3 22
don't_benefit	0 4
don't_by	11 16
don't_didn't	6 7
don't_dogs	3 5
don't_if	0 9 1 12 3 7
don't_more	6 1
don't_one	6 12
don't_out	6 4
don't_shy	4 10
don't_them	1 7 6 14
don't_your	0 6 1 3
done	0 -29 6 -37 7 12 13 -6
done $	6 -3 7 14
doon	6 3
doon the	6 3
doon_$	6 4
door	2 -17 4 -44 5 -5 6 16 7 -11 8 -16 9 -6 14 -15
door ,	1 8 8 -25
door :accepting	8 4
door :codething	8 -5
door :negation	8 14
door :onlyword	8 2
door and	8 -8
door doesn't	8 1
door opens	8 -7
door's	8 30
door_$	1 4 7 -20 8 6 11 1
door_go	8 8
door_lock	8 13
door_open	8 4
doorm…	8 14
dorset	7 6
dot	2 -11 6 -16 7 -14 8 -19 14 82
dot ,	14 16
dot :place	14 19
dot :school	14 16
dot :spelled	14 39
dot com	14 17
dot example	14 16
dot uk	14 13
dot_$	8 -16 14 54
dot_dot	14 8
dot_slash	14 3
double	0 4 2 15 7 3 8 -42 14 9
double :spelled	14 15
double in	7 1
double_$	0 4 14 1
double_five	7 6
double_nine	14 4
double_value	7 3
down	2 -2 5 6 8 13 13 29
down $	1 -2
down ,	7 7 8 18
down :advance	3 2
down :deadline	3 2
down :demanding	3 2
down :everyone	0 8
down :newness	3 2
down :number	13 5
down :ranking	3 2
down a	4 4 13 3
down before	3 2
down_$	0 4 2 -11 8 17
down_against	5 12
down_bit	4 5
downstair_$	1 13
downstairs	2 -8 6 -9 7 -2 8 19
downstairs ,	8 3
downstairs :codething	1 2 8 1
downstairs is	1 2 8 1
downs…	2 -12 8 18
dozen	6 19
dozens	6 14
dps	3 12 5 -1
dps $	3 12
drainpipe	8 8
drain…	8 7
draw	6 1
drawing_$	11 1
drawings	11 7
drawi…	11 13
drink	8 6
drinking	8 3
drinks	8 25
drinks ,	8 8
drink…	8 3
drip	8 1
drive	10 4
drive $	10 6
drop	4 1 14 6
drop a	14 1
drop_there	14 5
dry	0 8
dry_$	0 2
dss	0 50 1 7 2 -25 6 -18 7 -13
dss ,	0 22 1 20 3 14
dss :accepting	0 -10
dss :codething	0 4
dss :demand	0 7
dss :negation	0 11
dss is	0 4
dss yes	0 -3
dss_$	0 8
dss_kids	0 19 1 28 3 18
dss_no	0 9
dss_pets	0 25 1 27 3 24
dss_yes	0 -6
due	4 -36 5 -21 6 -2 13 10
due :absolute	13 6
due :burden	13 4
due :income	13 -5
due :spelled	13 2
due at	13 2
due monthly	13 -5
due_#	13 1
due_$	13 2
due_day	13 1
due_first	13 -2
dugs	3 7
dugs ,	3 7
dur_$	8 4
dur_week	8 4
during	8 2
during the	8 2
dust	6 10
e	1 8 10 4 11 1
e_$	1 10 11 4
each	1 -1 2 -8 5 34 6 -9 8 -43
each $	5 6
each :childless	0 2
each :clocktime	12 8 13 3
each :deadline	12 9
each :deterring	7 8
each :longperiod	5 5 13 6
each :period	13 -1
each adult	0 2
each month	4 6 13 -32
each september	12 11
each_$	6 -7 7 1 8 -7
ear_recommend	6 3
earliest	6 11
earli…	6 8
early	6 25 12 19
early :demand	6 13
early :feething	6 16
early :pet	6 7
early exit	12 4
early viewing	6 13
earn_$	0 23
earned	0 20
earned :income	0 5
earned :return	0 5
earned income	0 5
earners	0 12
earne…	0 12
earning	0 4
earnings	0 7
earni…	0 28
earth	7 26
earth $	7 16
easter	12 25
easy	6 -19
ed	1 8
edited	11 12
ee	14 -10
eh	9 3
eight	9 3 13 25 14 -4
eight $	9 7
eight :period	13 29
eight weeks	13 15
eighteen	1 28
eighteen :openprice	1 6
eighteen :period	12 2
eighteen or	1 6
eighties	8 4
eighty	5 1
eight…	1 24
either	2 6
either $	2 4
elbows	6 16
elder_$	3 3 8 3
elderly	3 17 8 7
elder…	3 17 8 7
electric	7 6
electric_$	7 7
elect…	4 -7 7 1 8 -16
eleven	8 -10
else	0 -10 1 3 4 -44 8 -32
else $	0 -28 1 12 6 -7
else :codething	6 2
else in	7 20
else is	6 2
else with	0 9
else_$	7 3
elsewhere	0 2 1 3 2 4 3 12
elsewhere $	0 5 1 2 2 6 3 12
elsew…	0 2 1 3 2 4 3 12
email	14 27
email_$	14 22
emigr…	8 16
employ_$	0 4
employ_retir	0 -3
employed	0 30 2 -14 13 20
employed $	13 13
employed :person	0 43
employed folk	0 9
employer	0 26
employer_$	0 14
employment	0 65
employment $	0 22
employment :disclaimer	0 1
employment :feething	0 1
employment :fixed	0 1
employment contract	0 1
employment_$	0 1
emplo…	0 104 1 -9 2 -58 4 -27 6 -42 7 -29 8 -21 13 7
empty	2 -5 6 -48 7 16 8 61
empty $	8 26
empty :childless	1 6
empty :clocktime	8 14
empty nesters	1 6
empty_$	7 14 8 21
end	0 -16 3 -9 5 2 6 8
end $	6 2
end :building	8 13
end of	8 -11
end_$	1 1 12 -2
ending	14 9
ending $	14 9
ends	6 26
ends_$	6 12
england	7 26
england_$	7 1
engla…	7 25
english	1 -9 2 14 6 -21 8 -1
english :origin	0 6
english_$	0 -2 2 4
engli…	1 -10 2 26 6 -22 8 -4
enough	1 14 2 -5
enough $	1 1
enough :openprice	1 16
enough :opinion	1 16
enough to	1 16
enough_vote	1 1
enquire	4 10
enquiries	1 1 6 14
enquiries in	6 7
enquiry	1 14
enquiry_$	6 6
enquiry_one	6 8
enqui…	0 7 1 20 3 5 6 10 7 -10
entertain	4 8
entertain_$	4 8
enter…	4 9
entrance	8 24
entrance ,	8 8
entrance_$	8 3
entra…	8 24
entry	8 -21
entry :codething	8 -5
entry_by	8 -2
epc	4 -7 7 -32 8 -12 14 -22
epilepsy	8 29
epilepsy ,	8 9
epile…	8 29
equal	7 3
equal $	7 2
equally	5 2
equal…	5 2
esa	0 11
esa ,	0 15
essential	6 9
essential :openprice	6 10
essential :opinion	6 10
essential to	6 10
essential_$	6 10
essential_avoid	6 10
essential_disappointment	6 10
essen…	6 9
essex	7 17
essex_$	7 1
estate	2 14 7 -20
estate $	2 5
europeans	2 3
europ…	2 12
even	3 32 6 2 7 17
even the	3 14 7 12
even_$	6 4
evening	6 7
eveni…	7 -21
event	4 2
ever	0 -19 1 -2 2 -20 3 9 6 -24 7 86 13 -9
ever ,	3 2 7 16
ever :losing	7 19
ever go	7 8
ever_$	3 4 6 -4 7 27
ever_up	7 1
every	2 -35 3 34 4 -2 5 23 7 35 9 -3 12 -42
every #	13 5
every :clocktime	8 7
every :deterring	7 7
every :period	6 3 7 3 13 -9
every :person	7 26
every day	6 3 7 4
every month	4 2
every reminder	5 12
every single	7 22
every_$	1 -5 8 -1
every_here	0 11
every_house	3 1
every_month	13 7
every_them	1 3
everybody	1 11 6 10 7 12
everybody ,	1 1
everybody :codething	1 15 6 1
everybody :title	7 11
everybody gets	7 2
everybody is	1 15 6 1
everybody who	7 11
everybody's	6 3
everybody_$	6 2 7 4
everyone	5 14 6 18 7 28 8 -19
everyone $	6 3
everyone :burden	7 13
everyone :deterring	7 13
everyone :title	5 6
everyone :wanting	6 5
everyone in	7 2
everyone on	7 13
everyone wants	6 5
everyone who	5 6
everyone_$	0 -2 2 2 4 -2 6 -12
everyone_here	6 1
everyone_want	6 4
everyth_$	7 -13
everything	7 -2
every…	0 -11 1 10 3 -10 4 -6 5 6 6 31 7 25 8 -19
ex	8 38
exact	11 15
exactly	4 -4
exact…	4 -4
example	1 -15 2 -22 6 -25 7 -41 8 -4 14 105
example $	14 24
example ,	14 61
example :spelled	14 8
example_$	14 48
example_your	14 1
examp…	1 -22 2 -24 6 -28 7 -46 8 -2 14 105
exception	2 10
exceptions	12 3
exceptions $	12 3
excep…	12 1
excluded	2 2
exclu…	0 3 1 20 3 17
executive	0 13
execu…	0 12
exist	7 15
exit	12 11
expect	6 15
expect it	6 1
expect_not	1 5
expected	6 32
expected :openprice	6 16
expected :opinion	6 16
expected to	6 16
expecting	1 12 2 18
expecting $	2 15
expecting ,	1 14
expec…	0 -17 1 6 2 15 6 19
expense	5 18
expense ,	5 6
expense_$	5 9
expen…	5 19
expires	12 2
expir…	12 2
extend	12 9
extension	7 26
extension ,	7 1
exten…	7 22
extra	4 33 5 43
extra $	4 10
extra :burden	5 2
extra :number	4 5
extra :period	13 1
extra_$	5 19
extra_month	4 17 5 12
eye	11 5
f	2 11 9 6
f ,	2 4 9 3
f_$	2 13
fac_$	7 -2
face	7 -3
face_$	7 -2
facebook	14 21
facebook ,	14 7
faceb…	14 20
fact	7 11
fact $	7 8
factor	1 3
factor_$	1 3
fail	7 4
failing	0 9
faili…	0 9
fair	1 20 2 12
fair :burden	1 10
fair :deterring	1 10
fair :openprice	6 3
fair :opinion	6 3
fair on	1 10
fair to	6 3
fair_$	1 2
faith $	2 6
fall	7 16 13 8
fall_#	13 2
fall_love	7 7
falls	2 3
fam	1 18
fam $	1 18
fami_$	1 29 8 -6
fami_children	1 -20
fami_consider	1 4
fami_sharer	1 -3
families	0 -42 1 70 2 -10 3 -3 4 -16 6 -1
families $	1 24
families :accepting	1 10
families :advance	1 4
families :ranking	1 9
families :scarcity	1 3
families are	6 5
families because	1 1
families with	2 -9
family	1 -5 2 11 6 -50 7 -19 8 -12
family ,	1 16
family :accepting	1 2
family :preferring	2 6
family preferred	2 4
family with	1 -4
famil…	0 -43 1 69 2 -12 3 -5 4 -18 6 -3
far	2 1 7 11 8 -11
far $	7 1
fare	0 4
fare $	0 4
farm_$	8 2
fast	6 28
fast $	6 27
faster	6 12
faster than	6 6
fastest	6 5
fastest_$	6 5
favour	4 8
favour_$	6 8
favou…	2 -2 6 1
feathers	3 11
feath…	3 26
feature	8 -4
feature :codething	8 -3
feature is	8 -3
featu…	8 -22
february	6 -1 8 4 9 4
february $	9 2
febru…	6 -1 8 4 9 4
fee	3 -26 4 -31 5 63 6 -37
fee #	5 6
fee $	5 7
fee ,	5 14
fee :number	5 19
fee for	3 -2
fee_$	3 -11 5 37
fee_each	5 3
feel	2 46 4 11 8 1
feel :offerdeal	4 7
feel :payer	4 7
feel :spelled	2 20
feel at	2 20
feel free	4 7
feel_home	2 21
fees	2 -29 4 -8 5 32 7 -33
fees ,	5 25
fees :asking	5 13
fees :demanding	5 13
fees :deterring	5 15
fees apply	5 13
fees_$	5 29 7 -1
feet	1 16
fein	2 22
fein :politics	2 11
fein voters	2 11
fella	8 2
fellow	2 7 8 14
femail	2 15
femal_$	2 3
female	2 31
female :demanding	2 9
female :person	2 2
female :wanting	2 9
female wanted	0 11
female_$	0 -4 2 15
females	2 13
femal…	2 13
ferry	5 -10
few	5 15 6 23 9 18 11 5 13 17
few ,	5 9
few :period	9 13 11 6 13 7
few days	9 10
few_$	5 7 7 1 9 1
few_old	11 7
ffoniwch	14 13
ffoni…	14 13
fi	8 11
fido	3 9
fife	7 23
fifty	4 31 5 12
fifty :codething	4 8
fifty :money	4 -5
fifty is	4 8
fifty quid	5 3
fifty_$	4 4
fifty_you	5 10
fighting	6 20
fighting :bid	6 17
fighting :childless	6 17
fighting over	6 17
fight…	6 20
figure	4 72 5 -41 6 5 7 -18
figure $	4 9
figure :codething	6 13
figure is	6 13
figures	7 11
figur…	7 11
fill	2 3
fill the	2 1
fill_form	6 9
filling	6 3
filli…	6 3
film	14 3
film_$	14 1
filter	11 3
filter_$	11 1
final	4 27
final :rent	4 3
final :return	4 3
final rent	4 3
final_$	4 11
find	0 16 1 31 5 -31 7 13 8 10
find :burden	3 3
find :photo	3 3
find :seller	14 10
find :writeto	14 8
find a	7 14
find another	3 3
find it	2 1
find somewhere	1 1
find the	8 12
find_$	1 2
find_better	7 5
find_flat	7 14
find_home	3 4
find_landlord	1 2
fine	0 -28 6 -7
fine $	1 -1
fine ,	2 3 3 1
fine_no	3 3
finer	7 16
finest	7 44
finest_$	7 2
finger	6 9
finger_$	6 1
finge…	6 6
finish	6 4
finished	11 8
finis…	11 20
fire	1 -35
fire_$	1 -7
fireplace	0 -6
fireproof	7 19
firep…	0 -8 7 16
firm	5 8
first	1 4 2 18 4 -5 5 -10 6 22 8 -11 10 3 11 -48 12 13 13 11
first $	2 10 4 17 6 3 7 1 13 -1
first ,	6 -2
first :asking	0 1
first :clocktime	6 3
first :codething	12 11
first :consent	6 3
first :deterring	6 -6 10 12
first :longperiod	12 26 13 1
first :newness	6 -1
first :number	6 5 8 1 12 12 13 15
first :openprice	6 7
first :opinion	6 9
first :period	6 -1 12 1 13 17
first :spelled	6 1 8 2 12 3 13 22
first :tribunalrent	12 11
first :urgency	6 -6 10 14
first and	13 15
first caller	6 11
first four	8 1
first one	6 6
first quarter	13 4
first through	6 3
first time	6 -10 10 15
first to	6 9
first with	6 8
first year	12 11
first_##	8 2
first_$	2 13 7 5 12 21 13 -27
first_about	0 1
first_door	6 9
first_due	13 -21
first_gets	6 5
first_last	13 23
first_month	12 4
first_only	6 6
first_rent	5 -12 6 3
first_second	13 12
first_should	0 1
first_will	6 12
fish	11 4
fish ,	7 4
fish_$	11 4
fit	2 16
fit $	2 -2
fit in	2 2
fitted	1 -22 2 -1 8 -40
five	2 7 4 -30 7 2 12 -7
five :age	7 11
five :longperiod	7 6
five :money	5 8
five :newness	7 11
five :period	5 -46 7 4
five :record	7 10
five :room	2 18
five :spelled	14 10
five beds	2 6
five lever	8 -6
five months	13 15
five times	2 6
five weeks	1 2
five weeks'	5 -19
five years	7 11
five_day	2 6
five_lock	8 -2
five_rent	5 -20
five_two	2 6
fiver	5 14
fix_$	4 8 12 10
fix_month	12 3
fixed	4 10 12 18 13 -9
fixed :deterring	4 5
flag	2 4
flag_$	2 7
flags	2 12
flap	3 -3 8 -4
flat	0 2 2 24 3 15 4 -5 5 12 6 8 8 -4 10 5 11 -15 14 -12
flat $	2 19 11 -11
flat ,	2 11 7 -9 8 -18
flat :childless	8 6
flat :codething	0 13
flat :condition	0 5
flat :deadline	11 6
flat :neighbour	1 9 8 19
flat :openprice	1 2 2 1
flat :opinion	1 2
flat below	8 8
flat doesn't	11 1
flat for	0 3
flat has	12 3
flat in	5 2 7 22 8 -27
flat is	0 13 8 -11
flat may	11 9
flat over	8 6
flat to	1 2
flat upstairs	11 1
flat with	6 18 10 7
flat_#	8 -11
flat_$	0 12 1 -16 2 -27 3 13 8 -12
flat_adult	1 2
flat_but	11 1
flat_door	6 3
flat_hour	6 2
flat_jesmond	4 1
flat_let	6 2
flat_over	8 4
flat_people	0 2 1 1
flat_professional	0 9
flat_road	6 3
flat_same	11 3
flat_term	12 4
flat_vary	11 8
flat_you	1 -16
flatmate	2 11
flatm…	2 13
flats	6 4 8 -33
flatshare	2 13
flats…	2 13
flatt…	11 15
fleet	6 12
flexible	12 6
flexi…	12 6
flooding	7 3
floor	2 5 4 1 5 -6 7 -63 10 1
floor :absence	8 13
floor :codething	8 1
floor :deadline	8 12
floor :photo	11 -1 14 8
floor is	8 2
floor plan	14 10
floor studio	0 1
floor_$	3 3 8 17
floor_ceil	4 2
floor_no	4 2
floors	3 12 8 -1
floors $	2 2
floor…	3 4
flowerpot	8 9
flowerpot $	8 3
flowe…	8 8
flown the	1 7
flown_$	1 7
flown_nest	1 7
fly	6 1
fly_$	6 10
fly_shelf	6 5
flying	6 26
flying :deadline	6 7
flying off	6 5
fob	5 6 8 -3
fob ,	8 -7
folk	0 29 1 14 2 12 6 4
folk $	0 6
folk :burden	0 9
folk_$	1 4
folks	0 1 6 1
folks $	6 1
folks ,	0 1
follow	13 6 14 7
follow_$	14 6
followed	8 20
followed by	8 21
follows	7 1
follows :period	7 3
follows day	7 3
follo…	8 24
foot	2 20 6 13 8 -1
foot $	6 8
for	0 7 1 19 2 12 3 9 4 3 5 45 6 -3 7 5 8 -10 9 79 10 5 11 -12 12 34 13 2 14 3
for #	6 7
for $	0 12 3 2
for :absolute	1 -17 2 -6 7 14 8 9 13 2
for :benefit	0 -7
for :burden	0 -4 4 -9 6 8 7 6
for :childless	1 40
for :councilpay	0 14
for :demand	0 5 6 -40 8 9
for :disability	2 1
for :disclaimer	11 17
for :everyone	4 -39 5 -4 6 19
for :faith	2 20
for :family	1 13 7 3
for :feething	5 26
for :healthword	2 4
for :holiday	8 -8 9 20 14 8
for :jobname	0 1
for :lifeword	8 11
for :losing	4 39
for :money	4 -25 5 9
for :nearby	7 7
for :newness	6 5
for :number	1 2 2 1 5 -26 8 -6 12 37 14 -2
for :offerdeal	6 -2 8 1 10 53
for :online	2 12
for :opinion	2 2
for :origin	2 4
for :payer	2 25 5 10
for :period	13 1
for :person	0 3 1 -15 4 35 5 -12 7 -5
for :pet	3 18
for :photo	2 -9 8 14 11 5
for :rent	4 31
for :return	4 12
for :seller	0 -16 2 21 4 -5 5 7
for :sexual	2 7
for :spelled	7 6 12 29
for :time	4 17 6 3
for :urgency	4 21
for :work	0 35
for :writeto	2 21
for a	0 27 2 9 3 11 4 11 5 -6 7 -4 8 -52 9 23 11 -40 12 27
for all	8 18
for an	1 8
for anyone	6 17
for claiming	0 -12
for employed	0 8
for ever	7 10
for families	1 14 2 -10 7 3
for good	6 20 7 25
for grown	1 12
for heating	7 1
for illustration	11 15
for life	7 38
for long	6 13
for more	6 12
for now	4 8
for our	5 9
for over	1 1
for paying	13 1
for people	0 5 6 -5
for professionals	0 3
for references	5 -14
for refs	5 10
for rent	4 21
for sale	8 2 10 53
for show	8 18
for somebody	4 21
for someone	4 11
for somewhere	4 9
for students	13 3
for tea	1 3
for the	0 -31 1 -8 2 4 5 21 6 -3 8 21 9 9 10 11 11 -7 14 7
for there	5 10
for this	1 7 2 8 6 19 7 -14
for two	9 2 13 7
for us	2 12
for viewers	8 6
for viewings	8 7
for wear	5 2
for whoever	6 4
for you	0 3 2 7 3 2 5 1 6 -1
for young	1 4
for £#	4 -9 5 14
forbidden	3 5
forbi…	3 26
foreign	2 7
foreign :origin	2 15
foreign accent	2 11
foreign_$	2 3
foreigners	2 20
foreigners $	2 14
forei…	2 31
forge	14 12
forget	0 3 8 13
forget it	0 3
forget_$	0 3
form	7 -23 8 -6 14 24
form $	14 13
form :money	5 1
form has	0 3
form £#	5 1
form_$	0 -11
formality	7 14
formality $	7 8
forma…	7 14
forming	6 9
formi…	6 9
forms	5 7
fortnight	6 7 9 28
fortnight $	9 11
fortnight's	5 19
fortnight's :rent	5 19
fortnight's :return	5 19
fortnight's rent	5 19
fortnight_$	5 17
fortn…	5 22 6 4 9 24
fortune	6 7
fortu…	6 7
forty	5 3
forty :money	5 1
forward	4 19
forwa…	4 19
foste…	1 1
foto_illustration	11 20
fotos	11 22
found:benefits	0 252
found:children	1 247
found:contact-details	14 327
found:disclaimer	11 183
found:fee	5 248
found:fixed-term	12 208
found:new-to-market	10 196
found:personal-data	8 256
found:pets-blanket-ban	3 263
found:price-pressure	6 238
found:protected-characteristic	2 316
found:rent-in-advance	13 213
found:rental-bidding	4 256
found:short-let	9 176
found:unprovable-claim	7 288
found…	4 4
four	0 -8 1 -2 2 -38 3 26 5 -17 7 -17 8 26 9 33 13 1 14 -16
four $	14 -7
four ,	8 -5
four :age	11 2
four :longperiod	11 1
four :newness	11 2
four :period	9 18
four :petpart	3 27
four :record	11 1
four :room	6 2
four days	9 9
four legged	3 21
four months	13 3
four of	8 2
four weekly	13 -9
four years	11 2
four_$	3 6 8 13 13 -5
four_friend	3 17
four_year	13 1
fourth	2 12
free	1 16 2 -5 3 19 4 -11 5 -17 6 -9 7 7 8 -26 14 -7
free ,	1 4
free :building	1 9 3 13
free :openprice	3 -7
free :opinion	3 -1 4 3
free :place	7 2
free :rulesplace	1 5
free :source	3 1
free area	7 2
free building	1 3
free for	6 1 7 18
free of	1 11
free since	3 1
free to	3 -1 4 3
free zone	1 6
free_##	3 1
free_$	1 25 2 -1 3 5
free_ask	3 -5
free_free	1 3
free_life	7 20
free_so	3 1
freeholder	1 14
freeh…	1 12
fresh	10 31
fresh_$	10 22
fresh…	7 1
fri	8 14
friday	4 19 6 8 8 12 9 8 13 -8
friday $	4 12
friday ,	6 2
friday_monday	9 8
friday_then	6 10
friend	3 7
friend_flat	3 3
friendliest	7 4
friendliest_$	7 2
friendly	9 4
friends	1 -2 3 22
friends $	3 4
frien…	1 -7 2 -35 3 24 8 -22
from	0 8 2 40 4 -29 6 -23 8 3 10 -24 11 28 12 -11 13 -49
from #	4 -14 8 -5
from :absence	0 -1
from :benefit	0 7
from :bid	2 14
from :burden	0 3
from :child	6 8
from :childless	2 16
from :clocktime	8 8
from :deadline	8 12
from :family	1 17
from :healthword	8 14
from :hiding	6 7
from :income	0 17
from :money	4 6
from :online	3 7
from :opinion	3 7 5 3
from :payer	3 1 5 7
from :period	12 -25
from :place	6 9
from :seller	3 4 5 9
from :spelled	8 10
from :work	6 3
from :writeto	0 7 3 11
from applying	1 1
from each	0 3
from families	1 3
from friday	8 1
from month	12 -5
from over	2 16
from the	0 1 4 -8 6 -5 8 -13 10 -1 11 21
from this	7 23
from under	6 8
from us	3 7
from your	5 4
from £#	4 7
from_$	0 20 1 -5 2 -22 6 -15 7 -16 11 -11 12 -6 13 -29 14 1
from_adult	0 3
from_bedroom	14 2
from_community	2 9
from_estate	2 3
from_home	11 9
from_month	12 -1
from_other	11 1
from_pcm	4 8
from_roof	4 3
from_saving	5 3
from_school	1 25
from_till	8 21
from_window	7 27
from_£#	4 -7
front	2 -8 4 9 5 -1 6 -31 7 18 12 -23 13 14
front $	4 2 13 21
front :keything	8 -9
front :neighbour	8 -5
front :photo	11 11
front door	8 -15
front photo	11 11
front_queue	4 1
ft	0 32
ft $	0 12
ft :work	0 12
ft_##	0 10
ful	14 -10
ful $	14 -10
ful_$	2 2
full	1 22 2 8 6 -16 8 -14 13 3
full :deadline	2 8
full :deterring	0 19 1 4
full :longperiod	13 9
full :newness	0 19 1 4
full :openprice	2 8
full :period	13 11
full :spelled	2 4
full :urgency	0 19 1 4
full of	1 5
full time	0 19 1 4
full_$	1 29 2 11
full_book	1 9
full_only	1 8
full_work	1 6
fumigation	5 6
fumig…	5 6
funded	0 12
funded :person	0 5
funded tenants	0 2
funds	13 11
fur	1 -2 3 37
fur_feather	3 6
furnish_$	4 9
furnished	9 7 11 -11
furnished :photo	4 1
furniture	1 -7 4 -5 5 5 8 -4 11 14
furniture :openprice	11 1
furniture in	11 8
furni…	1 -25 2 -12 6 -19 8 -17 9 2 11 4
furry	3 39
furry friends	3 9
further	1 6 14 6
further :disclaimer	14 7
further_from	14 7
furth…	1 6 14 6
g	3 12
gallery	11 20
galle…	11 20
garage	4 4 7 -12 10 9
garage $	10 7
garage :keything	8 13
garden	0 -33 1 6 4 14 7 25 8 -2 10 4
garden $	5 -6
garden ,	1 8 4 7 11 3
garden :building	6 9
garden :neighbour	6 9
garden :photo	6 9
garden flat	6 9
garden's	3 1
garden_$	1 1
garden_by	5 12
garden_you	8 2
garde…	2 -5 5 5 8 1
gas	2 -13 4 -22 5 -15 7 -3 8 4 9 -9
gas $	5 -14
gas ,	3 1 6 8
gas :hiding	8 3
gas box	8 2
gas safety	5 1
gas_$	8 10
gas_so	3 4
gas_yard	3 4
gate	1 -28 2 -9 6 -57 14 -12
gate ,	8 -11
gate :codething	8 3
gate_so	8 -7
gay	1 -5 2 23 6 -16 8 -2
gay :childless	2 20
gay :person	2 18
gay couples	2 8
gay_straight	2 -19
gays	2 18
gays $	2 11
gch	0 1 1 9 10 3
gch ,	0 3 1 9 10 3
gch_$	1 10 10 4
gener…	11 13
gent	2 3
gentleman	2 31
gentlemen	6 9
gentlemen ,	6 10
gentl…	2 35 6 3 8 -10
georgian	7 3
georg…	7 2
get	0 4 1 -9 2 15 5 -20 6 54 7 13 9 -7 13 4
get :advance	2 7 6 2
get :burden	7 4
get :consent	7 14
get :denying	8 1
get :deterring	1 2
get :newness	2 8
get :photo	7 5
get :ranking	2 28
get a	7 -9
get first	2 9
get in	2 -28 6 15 8 9
get it	7 -6
get priority	2 13
get the	2 19 6 -2 13 2
get universal	0 7
get used	8 3
get your	6 24
get_$	0 9 1 -2 2 17 4 7 6 15 7 20 8 8 13 2
get_before	6 12
get_chance	6 15
get_credit	0 7
get_here	7 4
get_idea	11 1
get_refusal	2 9
get_skat	6 7
get_them	6 6
gets	4 33 6 27 7 14 8 7
gets a	7 15
gets it	6 11
gets the	4 29
gets you	5 2
gets_$	2 -4 4 33 6 25 7 3
gets_first	7 2
gets_keys	6 4
gets_tenancy	4 7
gff	0 3 1 10
gff ,	0 3 1 10
gff_gch	0 3
girl_$	2 17 8 6
girls	2 30 8 4
girls :scarcity	2 2
give	4 28 11 20 13 -17
give :seller	4 17
give :writeto	4 17
give me	4 16
give you	11 1
give_idea	11 7
give_like	14 2
given	2 12 7 -9 8 -5
given the	2 17
given_$	0 11 2 1
glad_you	6 2
gladly	6 1
glamping	9 10
glamp…	9 10
glasgow	7 4
glasg…	7 1
gmail	14 20
gmail_$	14 3
go	3 -2 4 17 5 14 6 -48 7 2 13 31
go $	4 5 5 3 8 6 13 12
go :bid	4 4
go :building	6 7
go :burden	6 -6
go :consent	1 9
go :deadline	6 -5 7 24
go :demanding	6 -4 7 24
go :openprice	0 7 2 9 6 -30 7 13 13 5
go :opinion	0 11 2 13 6 -1 13 13
go :refusing	6 -8
go :sexual	0 4
go :urgency	0 3
go :writeto	0 4
go by	14 5
go home	6 7
go in	7 -7
go out	6 -8
go straight	0 4
go through	1 9
go to	0 11 2 14 13 13
go up	6 -2 7 25
go_$	0 -15 6 2 7 24 13 13
go_bin	0 8
go_change	2 3
go_front	13 13
go_go	6 25
go_home	14 5
go_month	12 1
go_so	2 5
goers	2 17
goes	2 21 3 3 6 -34 12 5 13 -20
goes :demanding	6 2
goes :opinion	4 9
goes for	2 13
goes off	8 6
goes to	4 9
goes up	6 2
goes_monday	6 13
going	2 16 6 37 8 13
going $	6 14
going ,	6 5
going :consent	2 12 8 2
going :deterring	6 2
going :openprice	3 5 6 15 7 7
going :opinion	3 5 6 12 7 8
going :wanting	6 2
going like	6 2
going through	2 12 8 2
going to	3 5 6 12 7 8
gold	6 1
gold :scarcity	6 10
gold dust	6 10
gold_$	6 5
goldfish	3 23
goldfish ,	3 15
goldf…	3 23
golf	9 16
gone	0 -3 1 -9 4 4 6 21
gone $	6 12
gone ,	8 11
gone :openprice	4 3
gone :opinion	4 4
gone by	8 -8
gone to	4 4
gone_$	11 3
good	0 -15 1 -34 2 9 3 -12 5 -3 6 5 7 25 8 -31 14 -37
good $	6 7 7 17
good :burden	14 -8
good :deterring	14 -9
good as	7 25
good for	2 7
good on	14 -8
good reason	3 -23
good_$	1 -15 3 -15
good_fami	1 -10
goods	2 -8
google	14 16
got	1 23 3 13 6 16
got :child	1 12
got a	3 27
got it	4 4
got_$	3 3
got_about	6 8
got_cat	3 1
gout	8 3
government	0 14
gover…	0 7
grab	6 4
grammar	1 -7 7 17
grammar :school	7 2
grammar school	7 2
grammar_$	7 6
gramm…	1 -7 7 17
gran's	11 2
grandchildren	1 11
grandchildren $	8 3
grandchildren :deadline	1 13
grandchildren may	1 13
grandchildren_not	1 3
grandweans	1 3
grand…	1 31 7 25
grant_$	7 12
granted	7 12
grant…	7 12
grass	11 6
great	9 6
greatest	7 3
great…	7 10
green	8 -9 9 -17
green_by	11 2
greener	7 18 11 4
green…	7 10 11 17
greyhound	8 3
greyh…	8 2
ground	8 1 10 8
ground :room	2 3 8 8 10 9
ground floor	2 3 8 8 10 9
ground_$	2 6 8 10
grounds $	8 1
group	4 1
group $	4 3
grown	1 53 2 -16 6 -25
grown :deadline	1 11
grown :demanding	1 11
grown :openprice	1 11
grown up	1 8
grown ups	1 31 2 -10
grown_$	1 45
grown_house	1 7
grown_only	1 2
guarante_$	7 11
guarantee	7 1 12 -17 13 -7
guarantee $	7 2
guarantee it	7 2
guaranteed	7 55
guaranteed :number	7 8
guarantor	0 -5 1 -3 2 -22 4 -33 5 10 7 -39 13 45
guarantor ,	13 13
guarantor and	0 2
guarantor form	5 3
guarantor_may	13 3
guarantor_offer	13 1
guarantor_£#	5 20
guara…	1 -13 2 -73 3 -36 4 -70 5 7 6 -60 7 44 8 -62 12 -41 13 22 14 -19
guest :room	9 -2
guest bedroom	9 -2
guest_$	9 3
guests	5 4 9 30
guests are	5 6
guide	2 19 3 -31 4 8 11 20
guide ,	11 13
guide :pet	2 42 3 -28
guide :rent	4 16
guide :return	4 16
guide dog	2 25 3 -6
guide dogs	2 12
guide rent	4 16
guide_$	2 17
guide_not	11 1
guide_user	2 2
guide_£#	4 8
gym	4 -8
gypsies	2 12
gypsi…	2 12
h	0 12 11 4
had	0 26 1 -16 2 3 3 2 4 -25 5 -29 6 19 7 -8 8 9 12 -6
had :age	6 10
had :deterring	2 22
had :dislike	2 16
had :number	6 2
had :safety	2 16
had :spelled	1 -3
had :superlative	6 22
had a	3 6 8 25
had better	6 23
had sixty	6 3
had trouble	2 16
had_$	1 -6 2 4 3 -3 6 -13 8 14
had_breakfast	6 7
had_look	8 2
had_since	6 9
haggle	4 18
half	1 17 2 6 4 -5 6 21 7 6
half :longperiod	13 5
half :period	13 5
half :tribunalrent	13 3
half the	6 11
half_$	5 3
half_has	6 2
half_town	6 5
half_year	13 6
hall	4 -16 7 -16 8 -9 11 -25
hall are	8 3
hamish	8 9
hammer	6 9
hamsters	3 21
hamsters ,	3 4
hamst…	3 31
hand	13 23
hand :bid	13 3
hand :childless	13 3
hand over	13 3
hand_$	7 1
handed	7 1
handle	14 3
handl…	5 9
hands	2 11
hands $	2 16
hang	6 20
hang :openprice	6 15
hang about	6 6
hang_$	6 12
happen	1 1 7 15
happens	7 8
happe…	7 8
happi…	7 27
happy	3 -1 6 -16 13 22
happy :openprice	0 -8 3 -5
happy :opinion	0 -8 3 -5
happy to	0 -8 3 -5
happy with	1 2 13 3
happy_what	4 10
harbour_$	6 4
harbo…	6 10
hard of	8 1
hard_$	8 17
hardly	8 13
harm	2 28
harm_$	2 6
harmless	8 10
harml…	8 10
has	0 3 1 -30 2 -34 4 -12 5 -23 6 14 7 23 8 57 9 -32 10 29 11 -8 12 -11 13 -16 14 14
has $	7 8
has :absolute	6 -14 7 12 8 -3 10 20
has :burden	10 4
has :disability	2 -18 8 38
has :everyone	8 2
has :healthword	2 -16 8 31
has :lifeword	7 3
has :negation	0 -26 6 7 7 6 8 1 10 8
has :newness	6 -13 7 19
has :number	0 1
has :onlyword	10 7
has :openprice	0 13 1 8 5 8
has :opinion	0 12 1 8 5 9
has :preferring	7 5
has :scarcity	6 -5 10 6
has :seller	14 8
has :time	7 11
has a	2 -8 3 5 7 -29 8 -44 11 -19
has always	2 2
has been	6 11 10 -13 11 -1
has dementia	8 9
has epilepsy	8 3
has ever	7 16
has it	6 4
has its	8 -4
has just	8 3
has made	7 5
has no	0 -9
has not	6 5 10 2
has one	0 3
has only	10 4
has the	8 33 14 23
has to	0 12 1 8 5 9
has_$	1 -5 2 -24 4 -25 6 20 7 -12 14 1
has_about	6 6
has_already	6 5
has_answer	0 4
has_been	2 10 6 -45 10 22
has_before	10 15
has_by	6 1
has_door	8 -1
has_had	8 2
has_her	8 4
has_house	10 1
has_lock	8 -4
has_may	8 14
has_me	6 3
has_no	8 4
has_off	8 6
has_one	8 11
has_out	6 7
has_power	7 6
has_right	0 3
has_roof	10 5
has_room	6 1 8 9
has_round	6 4
has_shelf	6 5
has_short	6 8
has_since	8 6
has_so	8 50
has_stopp	6 14
has_tenant	7 7
has_through	14 9
has_will	7 29
hash	8 31
hash ,	8 3
hasn't	6 8 10 19
hasn't been	6 6 10 19
hasn't_$	6 1
hastings	8 13
hasti…	8 13
hatch	8 12
hatch ,	8 8
have	0 22 1 16 2 1 5 1 6 30 7 7 8 -5 11 17 12 -7 13 -18 14 -35
have :accepting	2 2
have :benefit	8 3
have :bid	6 7
have :child	1 26
have :demand	6 12
have :disability	8 3
have :everyone	0 3
have :fixed	13 -11
have :healthword	8 3
have :kin	1 9
have :lifeword	1 -13
have :nation	1 3
have :negation	1 2 4 1
have :onlyword	2 14
have :openprice	0 5 1 8 2 16 3 8 5 11 7 16
have :opinion	1 7 2 14 3 9 5 11 6 5 7 7
have :payer	7 14
have :promise	2 3
have :seller	7 14
have :spelled	1 16 3 -7
have :time	6 6
have :title	6 1
have a	0 3 2 -4 5 2 6 -9 8 23
have all	0 5
have already	6 8
have an	3 4
have been	3 11 11 31
have changed	11 1
have children	1 6
have gone	11 1
have had	0 2
have lived	1 -12
have no	1 3 4 4
have our	7 16
have put	4 6
have signed	13 -11
have the	5 8
have to	0 5 1 7 2 15 3 9 5 12 7 9
have_##	7 1
have_$	0 4 1 28 3 -6 4 -25 6 10 7 24 8 -42 11 7 13 -35
have_by	7 14 11 6
have_carpet	1 3
have_cat	5 4
have_digital	11 1
have_here	1 -8
have_i	3 4
have_job	0 12
have_liv	1 6
have_newborn	8 16
have_no	8 1
have_off	3 3
have_ones	1 5
have_our	0 16
have_pets	3 -8
have_rent	4 7
have_see	4 3
have_since	11 14
have_stay	3 3
have_twice	8 3
have_word	7 8
have_you	7 2
haven	1 6
haven't	4 1
haven…	4 1
having	10 2
hb ,	5 1
he	0 16 8 -3
he :negation	3 6
he :promise	3 2
he can't	3 3
he's	8 57
he's a	8 15
he's harmless	8 3
he's_$	8 19
head	3 -17 5 5
head :record	3 -7
head :rulesplace	3 -12
head :utility	3 -7
head lease	3 -7
health	1 -1 2 8
health ,	7 1
health_$	2 5
healthy	2 24
healthy_$	2 12
healt…	2 20
hear	0 -12 1 -3 3 -2 4 11 6 -43 8 -9
hear :openprice	3 -1 4 16
hear what	4 2
hear_$	4 14
hear_pay	4 2
hear_you'd	4 1
heard	3 4
hearing	2 9
heari…	2 9
heart	4 4 8 1 10 5
heart of	10 6
heart_$	10 6
heart…	6 1
heaters	9 -5
heate…	9 -5
heating	8 -21
heati…	7 6 8 -12
heaven_$	7 3
heavenly	7 3
heave…	7 3
held	3 11 11 3
held :burden	4 7
held :deterring	4 6
held by	3 12
held on	4 6
held_$	3 11 4 2
held_dps	3 13
held_saturday	4 6
help	0 6 2 5 4 -3
help with	0 1
help_rent	0 15
hen's	6 7
hen's teeth	6 7
hence	3 4 8 3
hence the	8 5
hence_$	6 -3
her	1 1 8 56
her :family	8 5
her :title	11 3
her_$	2 -12 8 11
here	0 -8 1 20 2 -18 4 -32 5 -62 6 6 7 4 13 -14 14 -30
here $	0 -3 1 13 7 -22
here ,	1 6 3 14
here :absolute	7 4
here :codething	7 3
here :promise	7 6
here :scarcity	7 3
here and	1 -5 7 7
here is	7 3
here it	10 2
here to	6 1
here_$	3 4 6 23
here_dss	0 13
here_me	8 15
here_never	7 3
here_up	7 9
here_your	7 11
hesitation	6 26
hesit…	6 39
high	1 1
high :demand	6 2
high :thing	1 7
high chairs	1 13
higher	4 21
higher_$	4 10
highest	4 38 7 -27
highest $	4 3
highest :bid	4 12
highest_$	4 7
highe…	4 38 7 -27
highland	9 13
highl…	9 13
hill	7 -3 8 -6
hill ,	2 5
hill_beds	2 7
hillt…	14 9
hillview	14 12
hillv…	14 17
him	0 4 8 36
him ,	8 8
him_$	0 7 8 2
hindu	2 4
hindu_$	2 23
hindus	2 17
hip	8 19
hip_$	8 6
hire	5 2
his	6 24 8 54
his $	6 2
his :disclaimer	2 7
his :person	7 2
his own	2 7
his_$	8 9
history	2 16 6 2 13 16
history $	6 8
history of	2 15
histo…	2 18 6 1 13 16
hit	10 6
hit the	10 6
hit_market	10 6
hitch…	3 11
hiv	2 32
hoard…	8 1
hold	5 25 8 3 12 17
hold ,	12 3
hold :deposit	5 4
hold :paying	5 4
hold :seller	11 1
hold :writeto	11 1
hold a	5 1
hold deposit	5 4
hold_#	5 8
hold_back	5 3
hold_key	8 8
hold_you	5 9
hold_£#	5 -14
holder_$	0 11
holders	0 8 2 12
holde…	0 8 2 12
holding	5 -2 13 -6
holding :deposit	5 -35 13 -4
holding :paying	5 -16 13 -5
holding deposit	5 -35 13 -4
holdi…	5 -2 13 -6
holds	5 3 6 9
holds the	5 9
holiday	1 -3
holiday inn	9 -6
holiday_isle	9 16
holidaymaker_$	9 4
holidaymakers	9 14
holidays	9 4
holid…	1 -27 6 -2 7 -16 9 17
hols	9 26
hols_$	9 12
home	0 14 2 -19 3 7 5 -21 7 16 8 26 9 -8
home $	3 13 6 -9 8 -8 9 -14
home ,	4 3
home :absolute	0 4
home :burden	7 9 8 1
home :deterring	7 8
home :everyone	0 3
home :openprice	6 4
home all	0 3
home and	2 2
home for	2 -1
home on	7 9 8 1
home_$	0 14 1 13 2 -13 8 21 14 4
home_all	6 2
home_day	0 4
home_you	1 5
homeowner	0 17
homeowner :burden	0 13
homeowner guarantor	0 9
homeo…	0 18
homes	6 29
honest ,	8 4
honest_#	8 1
hook_$	8 1
hop	6 5
hop :openprice	6 5
hop :opinion	6 5
hop to	6 5
hop_$	6 3
hope	1 6 4 7
hope_find	1 2
hoping	3 2
hoping :openprice	3 3
hoping :opinion	3 3
hoping to	3 3
hot	6 7
hot $	6 8
hot :deadline	10 6
hot off	10 6
hot_pres	10 6
hotel	4 2
hotel ,	1 2
hotel_$	4 3
hotels	1 2
hound	3 8
hour	6 6 8 -26
hour_$	6 9
hours	6 61
hours $	6 40
hous_$	7 12
hous_people	0 -10
house	2 17 3 8 5 9 6 2 7 19 8 23 10 24 13 -19 14 -6
house $	2 -7 3 6 11 3
house ,	4 8 6 10
house :absence	8 15
house :codething	1 8 5 2
house :condition	5 7
house :deadline	12 12
house :nearby	2 8
house :phone	8 -7
house :preferring	6 8
house :spelled	1 5
house :welcoming	1 5
house and	2 9
house full	1 9
house has	8 3
house in	7 22 8 -8
house is	1 8 5 2 8 3
house near	2 9
house numbers	8 -3
house of	8 1
house please	1 5
house share	2 9
house stands	8 8
house that	7 10
house was	11 3
house while	5 6
house with	2 -1
house_#	8 -18
house_$	2 16 5 8 8 20
house_built	7 5
house_empty	8 15
house_five	8 1
house_full	5 7
house_its	8 2
house_liv	8 2
house_made	5 6
house_no	6 2
house_stay	2 5
house_weekday	8 7
house_where	7 2
household	1 45 2 17 4 8 6 -25 8 -34
household ,	2 20
household :condition	1 13
household where	1 13
household_$	0 -4 1 4 6 -2
households	0 3 2 -10
housemate	2 19 8 25
housemate :demanding	2 20
houseplants	3 1
houses	1 16 6 4 7 18
houses $	6 2
houses are	7 3
house…	1 35 2 33 4 7 6 -35 7 -18
housing	0 -4
housing :benefit	0 -8
housing :fee	0 2
housing :paying	0 10
housing benefit	0 -7
housing costs	0 2
housi…	0 -4
how	4 44 5 -6 6 -14 7 -27 8 -20 11 34
how :demand	1 15
how :promise	0 3
how it	11 19
how many	1 16
how much	4 47
how_$	1 6 4 14 11 12
how_go	4 13
how_i	0 5
how_look	11 14
how_pay	0 3
how_you	4 14
hse	2 6 8 9
hull	7 5
humans	3 7
hun	3 3
hun_$	3 3
hundr_$	4 1
hundr_keep	5 8
hundr_thousand	4 6
hundred	4 27 5 41 8 -12 13 -1
hundred :money	5 13
hundred pounds	5 6
hundr…	4 31 5 41 8 -13 13 -1
hurry	2 -15 6 6 7 -22
hurry :burden	6 8
hurry :urgency	6 3
hurry hurry	6 3
hurry_$	6 9
hurry_hurry	6 2
husband	2 8
husband and	2 16
husband_$	2 13
husband_wife	2 17
husbands	2 19
husba…	2 29
hush	1 20
hush_so	1 6
i	0 27 1 -3 3 17 6 9 7 4 8 -7 13 -14
i :absolute	14 1
i :accepting	1 -1 7 3
i :asking	0 -2 6 -30
i :clocktime	4 10
i :codething	6 5
i :demanding	2 -21
i :disclaimer	2 1
i :negation	7 -12 8 -14
i :onlyword	3 9
i :person	6 5
i :preferring	1 4
i :promise	2 -2
i :refusing	1 1
i :regretting	1 1
i :urgency	0 5
i :wanting	0 10 2 -6 3 -10
i :writeto	6 1
i am	4 10
i answer	6 -11
i can't	7 -11
i don't	0 5
i had	6 1
i have	0 -4
i hope	1 2
i like	3 -4
i mean	2 31
i put	0 5
i run	0 5
i see	6 3
i should	7 2
i were	6 6
i wouldn't	6 7
i'd	0 4 1 24 2 32 3 14 4 15 6 12 7 -2 8 -25
i'd :accepting	4 7
i'd :demanding	1 9
i'd :wanting	0 5 1 5
i'd :welcoming	4 7
i'd sooner	2 1
i'd want	1 10
i'd_down	4 5
i'd_have	1 10
i'd_say	0 1
i'll	4 31
i'll be	8 3
i'll_honest	8 6
i'm	0 20 1 8 2 17 3 3 4 6 6 -18 7 -8 8 37 11 3 13 2 14 9
i'm :losing	2 8
i'm :negation	4 12
i'm :number	8 15
i'm :regretting	1 9 2 2 3 6
i'm :spelled	8 10
i'm :wanting	4 2
i'm afraid	0 1 1 9 3 4
i'm after	4 2
i'm at	8 10
i'm not	4 12
i'm sorry	2 9
i'm_##	4 3
i'm_$	1 7 6 -8 7 -18
i'm_but	2 13
i've	0 13 6 10 8 26
i_##	4 19
i_$	0 6 2 9 3 -10 6 -7 8 -10
i_animal	3 -3
i_even	6 5
i_find	1 2
i_house	3 4
i_like	2 2
i_mean	0 8
i_no	2 18 4 2
i_not	3 2
i_only	6 3
i_quick	6 -1
i_read	6 1
i_reason	6 3
i_say	4 9
i_small	0 5
i_think	4 4
i_word	7 1
i_you	2 -3 6 16
i_you'd	6 2
idea	11 29
idea $	11 1
idea ,	11 1
ideal	0 -7 2 15 9 4
ideal :person	2 8
ideally	0 16
ideal…	0 16
if	0 8 1 27 2 10 3 11 4 2 5 -22 7 -10 10 -26 11 -13 12 17 13 -6 14 11
if :absolute	12 5
if :everyone	1 15 7 9
if :number	4 21
if :seller	6 6
if :spelled	4 12
if :title	3 2
if any	0 2 1 5
if i	6 11
if i'm	8 3
if it	3 13
if it's	1 7 2 4
if none	2 2
if so	1 7
if the	0 32 2 3 6 -15
if there	7 12
if two	4 12
if you	0 -11 5 -19 6 4 7 -28 13 -1
if you'd	14 15
if you're	2 3
if you've	1 4
if your	0 3 2 8 13 4
if_$	0 -27 1 -20 2 -53 3 -74 4 -22 5 -4 12 2 14 -11
if_all	2 8
if_bark	3 4
if_can	4 11
if_cat	5 4
if_don't	0 4
if_employ	13 14
if_goes	8 16
if_got	3 9
if_has	0 12
if_have	1 2 5 7
if_job	0 4
if_keep	1 5
if_kids	1 12
if_not	8 2
if_over	2 1
if_own	3 3
if_rather	14 4
if_referenc	13 2
if_rent	0 11 5 3
if_small	3 3
if_still	6 5
if_want	0 -10 1 -23 4 3 5 -5 14 4
if_were	2 12 6 18
if_you	4 7 6 4
if_your	1 2
ifs	7 24
illness	2 14
illne…	2 14
illustration	11 35
illustration :absolute	11 3
illustration :burden	11 3
illustration :onlyword	11 3
illustration :scarcity	11 3
illustration only	11 3
illustration_$	11 10
illus…	11 38
imag_$	11 19
image	11 3
images	11 68
images are	11 18
imagi…	11 19
immigrants	2 12
immigrants $	2 7
immig…	2 11
impossible	7 35
impossible :openprice	7 4
impossible :opinion	7 4
impossible to	7 4
impossible_$	7 18
impos…	7 44
impression	11 6
impre…	11 7
improve	13 7
improve :burden	4 1
improve :deterring	4 1
improve on	4 1
impro…	4 10 13 7
in	1 -13 2 -4 3 -22 4 -4 5 -28 6 -4 7 55 8 39 10 2 11 -1 12 -9 13 17 14 -38
in #	8 1 10 8
in ##	2 -12 4 -5 6 -25 7 -105 8 -114 10 -26 14 -42
in $	0 -1 4 -10 6 -3 7 -42 8 42 10 29 13 13
in ,	7 -22 10 5
in :absence	0 30 2 -1 6 -25 8 4
in :absolute	2 -28 7 27
in :advance	0 -5 2 -8 4 -24 6 2 7 -29 8 -13 12 -12 13 -4
in :building	7 -3 13 3
in :burden	4 8 7 -6 8 11
in :child	4 2
in :clocktime	1 -25 2 -4 4 -55 6 -34 7 -9 10 -36 11 -29 12 1 13 7
in :condition	12 2
in :deadline	0 -23 1 -17 2 -5 4 -59 5 -4 6 -23 7 -40 8 -14 10 -34 11 -47 12 4 13 4
in :demanding	6 6
in :everyone	7 24
in :faith	2 2
in :fixed	12 6
in :hiding	4 24
in :lifeword	8 29
in :neighbour	8 15
in :newness	6 5
in :number	0 -13 2 -6 4 -44 5 -20 7 -26 8 -83 11 -8 12 -44 13 23 14 -66
in :onlyword	12 3
in :openprice	8 20
in :opinion	8 -7
in :payer	1 -10 6 5 7 -32 8 -2 9 20
in :paying	13 3
in :period	4 1 12 3
in :photo	4 1 11 36 14 8
in :place	0 -17 2 -2 7 62 8 2
in :preferring	4 10 11 14
in :ranking	6 33
in :return	7 11
in :room	8 25
in :seller	0 -15 1 -8 7 -47 8 -58 9 21 11 3 13 19
in :spelled	1 2 8 -3 12 -20 13 22
in :thing	4 7
in :time	8 1
in :wanting	7 4
in :welcoming	7 6
in :work	0 47 2 -10 7 -13 8 -25
in a	3 13 6 23
in adv	13 5
in advance	0 -12 4 -17 6 -14 7 -32 12 -13
in all	7 37
in another	4 3
in bath	7 11
in bearsden	8 3
in bed	8 21
in before	6 8
in britain	7 22
in by	11 16
in croydon	7 5
in derry	7 5
in dorset	7 7
in england	7 10
in essex	7 16
in fife	7 7
in five	7 4
in flat	8 1
in full	1 4
in glasgow	7 2
in good	1 1
in hull	7 5
in it	3 3 4 2 8 1
in jan	8 14
in jesmond	4 1
in june	12 5
in leeds	7 15 8 1
in leicester	7 2
in lenton	7 1
in levenshulme	7 3
in lieu	13 11
in love	7 6
in may	8 1 11 -6
in mind	4 11
in my	13 1
in on	8 4
in one	13 44
in our	1 -8 6 3 7 -26 8 -8 9 21
in photo	11 1
in picture	11 16
in place	13 4
in receipt	0 13
in residence	1 9
in room	8 1
in sheffield	7 1
in spain	8 1
in spring	12 3
in stone	4 8
in summer	4 2
in tenerife	8 6
in that	7 -2
in the	0 11 1 -17 2 -13 3 -21 4 -9 6 -24 7 1 9 -7 10 -38 11 14 13 -39
in their	8 10
in this	1 -4 2 18 6 2 7 -15
in tow	0 2
in town	7 -1
in under	4 2
in until	12 4
in value	7 13
in wales	7 8
in which	4 4 6 2
in while	6 6
in winter	4 3
in work	0 32
in writing	3 -4
in york	7 9
in your	1 14
includ_rent	8 3
included	0 -2 1 -28 5 -9 7 -18
included $	0 -1 1 -8
inclu…	0 -32 4 -17 5 -7 6 -27 7 -52 8 -3 9 11
income	0 8 1 -22 2 -7 4 -57 5 -2 13 -5
income of	13 -4
income_$	0 5
income_count	0 18
incom…	7 26
incre…	4 1
indian	2 10
indian_$	2 2
indicative	4 14 11 1
indic…	4 15 11 1
indiv…	4 3
infant_$	1 18
infants	1 29
infan…	1 26
informal	4 1
informal :bid	4 1
infor…	4 3
initial	12 20 13 8
initial :longperiod	12 14
initial :period	12 11
initial_$	13 7
initi…	12 20 13 7
ink's	10 5
inn	9 -8
innocent:benefits	0 -55
innocent:disclaimer	11 -35
innocent:fee	5 -47
innocent:fixed-term	12 -79
innocent:new-to-market	10 -46
innocent:personal-data	8 -33
innocent:pets-blanket-ban	3 -66
innocent:protected-characteristic	2 -64
innocent:rental-bidding	4 -108
innocent:short-let	9 -70
innocent:unprovable-claim	7 -35
ins	5 5
inside	8 15 12 13
inside the	12 16
insom…	8 3
inspection	1 11
inspe…	1 23 13 -1
insta	14 52
insta ,	14 30
insta_$	14 16
instagram	14 6
instant	6 12
instant $	6 11
insta…	6 6 14 23
instead	3 2 13 23
instead ,	3 4
instead_$	3 4
inste…	3 2 13 23
instruction	10 17
instruction $	10 8
instruction ,	10 2
instr…	10 16
insul…	7 13
insurance	5 12
insurance :consent	5 2
insurance through	5 2
insurance with	5 2
insurance_broker	5 3
insurance_our	5 1
insure	5 5
insure the	5 6
insure_content	5 6
insurer	0 5
insur…	0 19 4 -11 5 13 13 -1
interest	2 -7 4 6 6 30
interest :codething	6 10
interest has	6 10
interest is	6 10
interest_been	6 10
interior	11 7
internet	11 9
inter…	4 11 6 35 7 -14 8 -22 11 22
into	0 -10 1 -20 6 -43 7 40 8 21 11 5 14 14
into a	8 6
into by	7 5
into the	8 9 14 3
into_$	1 -1
into_care	8 2
into_home	8 8
into_you	7 6
inundated	6 8
inund…	6 8
inventory	5 17 8 -10 13 -7
inventory clerk's	5 5
inventory_$	5 9
inven…	5 16 8 -11 13 -8
investment	7 39
investment $	7 10
investors	2 3
inves…	7 48
invit…	4 25
invoice	5 19
invoice $	5 6
invoi…	5 19 13 13
irela…	7 1
irish	2 9
iron	6 3
iron_$	6 4
is	0 -21 2 -5 4 -19 5 -1 6 5 7 -4 8 -7 9 -13 10 -14 12 -18 13 -18 14 -3
is ##	8 22
is $	6 -1 11 6
is ,	6 13 10 4
is :absence	8 40
is :absolute	5 3 7 5 8 17
is :accepting	8 -1
is :asking	0 -11
is :bid	1 6
is :burden	6 -14 8 2
is :clocktime	11 11
is :condition	4 5
is :councilpay	13 -5
is :deadline	4 11 12 4
is :demand	6 20
is :demanding	3 -8 8 -3
is :denying	8 3
is :deterring	2 -2 6 -9 7 -13 14 7
is :disability	8 9
is :dislike	3 8 6 7
is :everyone	4 13 5 5 6 7
is :fairness	2 -1 4 12 5 1
is :feething	2 -6
is :fixed	7 5
is :healthword	1 2 8 19
is :hiding	8 8
is :lifeword	5 3 8 2
is :longperiod	5 1
is :money	4 -20 5 1 6 1
is :negation	0 -1 2 -15 7 3 8 15 11 4 12 -2
is :neighbour	8 -11
is :newness	6 11
is :number	4 -42 5 3 6 -8 7 -15 8 20
is :onlyword	3 2 4 5 12 2
is :openprice	1 14 8 -7 13 -16
is :opinion	1 5 2 1 5 15 8 -4
is :payer	7 1 8 -33 13 -15
is :paying	0 8
is :photo	4 21 5 4 11 1
is :promise	7 31 8 9
is :ranking	8 2
is :refusing	7 11
is :scarcity	8 12
is :spelled	1 -24 2 -10 5 10 6 -14 7 -10 8 -13
is :time	7 -20
is :wanting	6 13 13 14
is :welcoming	2 -9
is a	0 -3 1 10 2 5 4 19 6 -9 7 10 8 -19 13 -1
is about	6 1
is added	5 7
is after	6 12
is all	6 2
is allergic	3 8
is an	1 2 8 1
is another	4 1
is as	7 9
is asked	0 -3
is at	8 -11 14 3
is behind	8 4
is beyond	0 1
is by	8 -14
is certain	7 15
is collected	13 7
is compulsory	5 5
is empty	8 7
is for	0 30 2 20 8 -19 12 12
is from	11 12
is full	5 7
is going	8 9
is good	14 -4
is guaranteed	7 -4
is hot	6 9
is impossible	7 14
is in	8 14
is it	4 8
is more	11 1
is my	2 3
is needed	0 1
is negotiable	4 20
is never	8 9
is no	1 -7
is none	7 6
is not	1 12 11 5 13 5
is of	11 10
is on	8 4
is one	3 1
is paid	13 -5
is running	6 12
is six	5 2
is sought	2 1
is split	5 9
is sure	7 1
is the	2 -52 4 -13 5 -28 7 2 8 -36 11 -22 12 1
is thinking	4 4
is to	1 9 5 2
is too	2 12
is up	4 6
is what	4 -57 11 -28
is whatever	4 16
is where	4 6
is with	8 18
is yours	8 7
is £#	4 -41 5 8
ish	4 8
ish $	4 4
islam	2 14
islam_$	2 4
island	7 1
isle	3 -6 9 14
isle of	3 -6
isle_dogs	3 -6
isn't	0 37 2 17 4 -2 6 -25 11 7
isn't $	1 7 6 2
isn't :demanding	2 5
isn't a	8 8
isn't for	0 4
isn't_$	0 10 4 -24 6 -39
isn't_one	2 3
isn't_you	0 10 3 11 6 -1
issu_$	2 15
issues	2 15
it	0 -1 1 -8 2 -5 4 14 5 15 6 45 7 20 8 -21 10 14 11 12 12 -5 13 -7 14 -23
it $	0 -11 1 -1 2 -34 3 -21 6 13 8 -39 11 5 12 -22 14 -50
it ,	0 4 1 -38 2 -80 4 16 7 -3 14 11
it :absence	6 -18 8 15
it :absolute	1 4
it :bid	4 -9 6 15
it :burden	0 2 6 11 7 -1
it :childless	6 17
it :codething	5 -2 6 -21 7 15 10 10 11 7
it :condition	6 20
it :deadline	5 20 6 7 8 1 12 6
it :demanding	6 -21
it :everyone	1 4
it :fee	0 3
it :lifeword	6 -12
it :negation	2 18 3 23
it :newness	6 12
it :onlyword	6 5
it :openprice	2 9
it :opinion	2 7
it :petpart	3 16
it :promise	2 -3 3 12 6 10 7 16
it :ranking	8 13
it :scarcity	5 14
it :spelled	13 9
it :time	0 9 5 13
it :urgency	6 7
it :wanting	2 -18 11 22
it :work	0 -7
it a	5 11
it after	6 6
it again	5 14
it and	2 10
it any	1 9
it as	1 15 7 14
it back	8 15
it barks	3 4
it by	6 17
it can't	3 9
it for	9 3
it gets	4 4
it goes	6 -1
it has	8 -37
it in	6 3 8 8
it is	5 -2 6 -20 7 16 10 10 11 8
it looks	11 14
it may	6 9
it off	5 2
it only	6 3
it over	6 17
it says	4 -14
it the	7 1
it till	6 8
it to	2 11
it today	6 8
it was	6 -6 10 -23
it while	6 20
it will	1 1 6 26 7 23
it yet	10 4
it yours	5 11
it'll	6 31
it'll be	6 16
it's	1 16 2 3 3 3 5 6 6 21 8 6 9 -70 10 -2 12 23 13 -13 14 -10
it's #	8 13
it's :absence	8 11
it's :absolute	1 5
it's :asking	6 1
it's :denying	6 5
it's :everyone	2 7
it's :money	5 15
it's :negation	2 2 7 -3
it's :newness	6 -3
it's :number	8 8
it's a	2 2 3 11 6 12 12 20
it's all	2 8
it's empty	8 16
it's for	1 2
it's let	6 1
it's really	7 1
it's the	1 10 4 -16 7 14
it's yours	4 26
it's £#	5 15
it's_#	8 25
it's_$	0 -6 4 1 6 5 7 -8 8 7
it's_from	0 4
it's_let	12 4
it's_one	6 13
it's_rent	4 -6
it's_twelve	12 2
it's_up	1 3
it's_worth	7 7
its	0 -29 2 -43 6 8 7 18 8 -4 10 20 11 12
its :negation	11 3
its :newness	10 7
its :payer	1 2
its :photo	11 1
its :return	7 9
its :seller	1 2 8 11
its_$	1 6 2 -32 9 2 10 7
its_will	7 12
jan	8 12 12 8 13 18 14 4
jan $	8 11
jan_$	12 8
january	4 -36 8 10 13 34
january $	8 6
january ,	13 9
january_$	13 11
janua…	4 -37 8 10 13 34
jehovah's	2 12
jehovah's witnesses	2 11
jehov…	2 12
jesmond	4 3
jesmond $	4 3
jesmo…	4 3
jewish	2 23
jewish :family	2 3
job	0 55 2 -19 6 -25 7 -13 8 -26 13 12
job $	0 4
job :codething	0 4
job centre	0 8
job in	0 2
job is	0 4
job_$	0 9
jobcentre	0 14
jobcentre_$	0 5
jobcentre_your	0 2
jobce…	0 14
jobs	0 8
jobseekers	0 17
jobse…	0 18
jog	0 3
jog :burden	0 3
jog :deterring	0 3
jog on	0 3
jog_$	0 3
joke ,	6 1
joy	1 1
july	6 -13 9 2 12 5
july_$	9 5
jump	4 5
june	12 28 13 15
june $	8 -11 12 18
june ,	13 4
june and	8 2
june_$	13 6
juniors	1 14
junio…	1 14
just	0 -30 1 1 5 -10 6 -19 7 -8 10 31 11 12 12 -12
just :asking	3 -22
just :demanding	3 -6
just :fairness	3 -6
just :newness	10 5
just a	11 6
just ask	3 -6
just had	8 3
just in	10 20
just so	4 1 13 5
just_$	8 8 10 6
just_bed	10 6
just_guide	11 4
just_how	4 7
just_know	4 1 13 5
just_you	4 1 13 4
k	8 5
keen	2 4
keen :burden	2 12
keen :deterring	2 12
keen on	2 12
keenest	4 8
keene…	4 8
keep	2 14 3 24 4 -35 7 -2 8 -2
keep :deterring	1 8 2 4
keep a	3 -6
keep it	3 8
keep scrolling	1 8
keep_$	0 2 1 5 3 24 6 -9
keep_bark	3 1
keep_key	8 4
keep_till	5 8
keeping	3 12
keepi…	3 12
keeps	8 6
kept	7 -11
kept :negation	3 -9
kept :spelled	3 -1
kept by	5 5
kept_$	3 -8
kept_our	5 1
kettle	6 2
kettle_$	6 5
kettle_boil	6 9
kev	8 11
key	6 -11 8 61 13 -6
key $	8 35
key ,	8 23
key :codething	8 4
key :money	5 1
key :return	5 1
key cutting	8 -4
key feature	8 -3
key in	8 25
key is	8 8
key money	5 1
key with	8 1
key's	8 39
key's with	8 9
key_##	8 14
key_$	8 26
keypad	8 7
keys	5 9 6 5 8 10
keys $	6 7
keys ,	13 1
keys are	8 7
keys for	8 7
keysafe	8 12
keysafe :number	8 1
keysa…	8 12
kick :disclaimer	6 1
kick :payer	6 1
kick yourself	6 1
kid	1 17
kiddie	1 16
kiddies	1 27
kiddies $	1 9
kiddi…	1 29
kiddy_$	1 12
kids	1 45 2 -9 6 -51 11 -2
kids $	1 -10
kids ,	1 13 8 6
kids :deadline	1 1
kids :negation	1 2
kids :openprice	1 8
kids in	0 2
kids or	1 3
kids_#	8 9
kids_##	4 1
kids_$	0 7 3 5
kids_house	1 -5
kids_no	2 1
kids_park	1 1
kids_pets	0 21 1 25 3 19
kids_£#	1 23
kind	0 12 3 9
kind $	7 -2
kind ,	7 7
kind of	0 17 2 13
kind_tenant	0 18
kind_we	0 7
kind_you	7 8
kindly	1 4
kingdom	7 3
kingdom $	7 2
kingd…	7 3
kitchen	1 -31 2 -6 6 -22 7 13 8 -22 14 -36
kitchen :room	3 2
kitchen floor	3 3
kitchen_please	3 3
kitch…	1 -35 2 -8 6 -27 7 12 8 -28 14 -38
kites	7 1
kitte…	3 13
knees	8 19
knock	8 20
knock_off	6 1
know	1 -29 4 8 8 24 13 20 14 8
know :seller	8 7
know how	4 7
know of	6 3
know the	8 6 14 4
know what	2 5
know_$	6 -13 8 4 14 7
know_by	2 4
know_go	4 7
know_i	2 5
l	1 10
labra…	3 9
lad	6 11 8 44
lad in	8 13
ladder :openprice	2 2
ladder_loft	2 2
ladies	2 52 6 12 8 -17
ladies and	6 15
lads	2 -5
lads $	2 -10
lady	1 4 2 17 8 4 13 11
lady $	2 16
lady :neighbour	1 11 8 10
lady :period	13 16
lady day	13 16
lady_flat	2 11
lady_gentlemen	6 10
lady_michaelma	13 7
ladys	2 11
land rover	8 5
landlady	2 1
landline	14 5
landline_##	14 4
landlord	1 4 2 11 3 14 4 5 5 -65 6 -33 7 28 8 -35 9 -33 11 -20 14 -22
landlord $	2 13
landlord ,	1 1
landlord :codething	3 9
landlord :feething	0 5
landlord :negation	7 10
landlord doesn't	7 11
landlord in	7 34
landlord is	3 12
landlord's	0 4 2 -11 5 12 13 3
landlord_$	1 26 2 -11 5 5 7 21
landlord_anyone	7 4
landlord_ask	7 7
landlord_pets	3 8
landlord_so	3 1
landlord_through	0 2
landlord_vouch	11 1
landlord_want	1 4
landlord_we	11 1
landlords	0 -9 13 -3
landl…	0 -2 1 19 2 3 3 16 5 -16 6 -25 7 23 8 -30 9 -39
lane	6 -24 7 -7
lane $	7 -10
last	4 4 5 -29 6 1 7 -32 8 -21 10 -19 12 -57 13 -20
last :deterring	4 11
last :longperiod	12 -3 13 -15
last :newness	4 9
last :person	1 -1 4 7
last :urgency	4 11
last month	13 14
last of	6 -2
last time	4 11
last_$	3 -9 4 -3 12 -25
last_came	0 5
last_house	6 12
last_i	6 4
last_month	12 -14 13 -14
last_rent	0 4
last_went	4 20
last_year	8 5
lasted	12 -2
lasts	6 22
latch	8 19
latch $	8 1
late	4 -21 5 32 8 -1 13 -8
late $	6 15
late :rent	5 3
late :return	5 3
late rent	5 3
late_letter	5 10
lately	6 3
launch	6 37
launch_$	6 13
launc…	10 11
law	0 -18 1 -27 2 -32 4 -14 8 -25 13 -4
lawn	11 16
lawn :codething	1 3
lawn in	11 5
lawn is	1 3
lead	3 -24 11 8
leak	7 4
lease	3 -35 5 24 9 -11 12 52
lease :deadline	12 5
lease :fixed	12 11
lease_dogs	3 -8
least	0 12 4 26 12 28 13 -3
least :money	4 7 7 6
least a	12 1
least we'd	4 9
least_$	0 3 4 23 12 17
least_month	4 7
least_year	12 2
leave	0 -13 3 29 4 8 5 35 6 13 12 7
leave $	5 2
leave ,	5 30
leave :burden	8 -4
leave :deterring	8 -2
leave a	14 9
leave for	8 15
leave it	6 9
leave on	8 -2
leave the	1 9 6 9 8 1
leave you	13 3
leave_$	4 9 5 11 8 -6
leave_day	6 7
leave_here	6 1
leave_home	3 9 6 1
leave_your	3 12
leaves	8 -29
leaving	5 21
leavi…	5 21
leed_$	8 1
leeds	6 7 7 14 14 5
leeds $	6 9 7 8
leeds ,	8 1
left	1 -8 6 1 7 -12
left $	6 18 8 -3
left ,	8 5
left :accepting	8 13
left :paying	8 3
left in	2 13
left_$	8 9
leg	6 4
legg_$	3 3
legged	3 21
legged friends	3 4
legs	3 22
legs_$	3 18
lenton	7 1
lesbians	2 4
lesbi…	2 13
less	4 24 6 3 7 15 12 21
less $	5 4
less :openprice	7 8
less :opinion	7 8
less than	4 23
less_$	4 12 7 10
let	0 -5 1 -15 2 -18 3 -14 4 -1 5 -48 6 33 8 6 9 27 12 54 14 -40
let ,	12 17
let :burden	12 3
let :codething	12 2
let :deterring	12 2
let :disclaimer	8 12
let :opinion	6 -17
let :payer	8 7
let :seller	0 9
let :spelled	4 -9
let :writeto	0 9
let at	4 -2
let for	12 26
let in	9 3
let is	12 2
let it	6 10
let on	12 2
let this	6 31
let to	6 -9
let you	8 5
let yourself	8 9
let's	4 21
let_$	3 -2 6 29 8 15 9 18
let_slip	6 6
let_through	6 1
let_tim	6 8
let_week	9 2
let_you	6 3
let_your	6 2
lets	2 -2 7 -6 8 3 9 22 12 6 14 38
lets $	2 -1 14 10
lets :absolute	9 4
lets :onlyword	9 4
lets :scarcity	9 4
lets and	14 1
lets only	9 4
lets_$	8 16 9 22
lett_$	5 1
letter :clocktime	1 1
letter from	1 1
letter_£#	5 6
letters	5 4 8 3 14 17
lette…	5 4 14 18
letting	2 -1 5 7
letting agent's	5 2
letting_out	0 5
lettings	14 19
lettings :room	0 4
lettings :work	0 4
lettings desk	0 4
letti…	2 -14 5 3 6 -11 8 -41 14 25
level	4 7
levenshulme	7 3
leven…	7 3
lever	8 -11
lever :keything	8 -3
lha	0 25
library	11 5
libra…	11 5
licence	7 8 9 2
licence_$	7 8
licence_f	9 7
licen…	7 7
lie	6 6
lie ,	6 8
lieu	13 11
lieu of	13 11
life	1 22 6 8 7 48
life $	7 24
life ,	7 11
lifetime	6 11
lifetime :scarcity	6 2
lifetime_$	6 4
lifet…	6 11
lift	0 -27 1 -31 7 -13 8 3
lift the	8 22
lift_latch	8 5
light	7 -7 8 -13
like	3 -17 4 -1 5 -31 9 -4 11 17 13 12 14 -5
like $	4 -1 6 -22
like ,	7 7
like :absolute	0 -5
like :building	4 7
like :everyone	0 -28
like :openprice	2 9 6 -44
like :opinion	2 25 6 -42
like :scarcity	6 3
like a	8 25
like and	14 2
like in	11 5
like it	1 12
like that	11 2
like the	2 -7 13 6
like this	6 20
like to	2 10 6 -39
like_$	0 -18 1 4 3 -5 6 -15 11 22 13 -9
like_else	0 -6
like_go	2 5
like_it's	1 2
like_message	14 3
like_rent	13 13
like_room	4 3
like_stay	2 4
likely	6 5
likely :openprice	6 4
likely :opinion	6 4
likely to	6 4
likeness	11 7
liken…	11 7
likes	8 16
likes a	8 7
limited :deterring	6 7
limited :newness	6 7
limited :urgency	6 7
limited time	6 7
lin_$	6 2
line_$	1 1
linen	9 9
linen_towel	9 9
lining	6 8
lining :deadline	6 9
lining :demanding	6 9
lining :openprice	6 8
lining up	6 9
list	5 10
list $	6 -2
list of	7 3
list_bed	10 2
list_semi	10 10
listed	4 15 10 38
listed ,	10 21
listen	6 9
listen :openprice	6 10
listen_$	6 9
listen_anyth	4 5
listening	4 7
liste…	4 7
listing	6 -3 10 35 11 3
listing $	10 9
listi…	6 -6 10 40 11 3
literally	6 11
liter…	6 11
little	0 -7 1 10 2 -37 4 3 8 4 14 12
little :burden	4 9
little :keything	8 2
little :person	1 10 2 -14
little ones	1 7 2 -11
little_$	1 20
little_top	4 5
liv_$	1 11
liv_will	2 15
live	2 -7 3 14 4 -8 7 7 8 16
live $	7 15
live :absence	8 5
live :neighbour	8 8
live :place	1 2 6 7
live :spelled	1 4 3 12
live alone	8 5
live at	1 4 3 12
live here	1 2 6 7
live_$	1 6 3 14 8 12
lived	1 -27 7 -29
lived :place	1 -26 2 -8 3 -9 7 -7 8 -9
lived here	1 -26 2 -8 3 -9 7 -7 8 -9
lives	1 4 7 20 8 17
lives :place	7 5 8 7
lives here	7 5 8 7
livestock	3 3
lives…	3 3
living	1 20 2 26 7 11
living :place	7 8
living here	7 6
living with	2 7
llandudno	6 3
lland…	6 2
loan	13 14
lobby	8 4
lobby_$	8 3
local	0 -9 2 2
local :accepting	0 -2
local :benefit	0 -1
local housing	0 -1
local_$	2 6
local_allowance	0 -1
location	7 32
location $	7 20
location in	7 6
location_$	7 8
locat…	7 32
loch	9 27
loch ness	9 8
loch_$	9 11
lock	8 24
lock :burden	8 14
lock :deterring	8 14
lock on	8 14
lockbox	8 18
lockbox :burden	8 5
lockbox :deterring	8 5
lockbox on	8 5
lockb…	8 18
locked	8 12
locked $	8 6
locked :deadline	8 1
locked :demanding	8 3
locked :openprice	8 3
locked up	8 3
locks	8 -34
lodge	9 6 10 15
lodger	2 -22 8 19
lodger's	7 2 8 8
lodger's :room	8 4
lodger's room	8 4
lodge…	7 12 8 7 14 9
loft	11 -5
loft :room	2 9
lol	6 5
lol $	6 12
london's	7 12
london's :superlative	7 3
london_$	7 10
londo…	7 12
long	7 -9 9 -7 12 4
long $	6 13
long :absence	9 3
long :deadline	9 2
long :holiday	9 2
long weekend	9 3
long_$	9 -19
long_last	6 3
long_you	7 9
longer	6 32 12 21
longer $	6 12
longer :condition	12 9
longer than	6 12
look	0 17 1 8 6 -9 8 15 11 30 13 -1 14 16
look $	8 10
look :burden	11 4
look :nearby	8 7
look :wanting	7 2 11 15
look for	0 7 14 13
look in	2 3
look like	11 5
look round	8 7
look_$	11 32
look_people	0 4
look_photo	11 12
look_somewhere	4 9
look_tenant	0 6
look_than	11 3
looked	4 21
looked :spelled	4 18
looked at	4 18
looking	4 8 6 9 8 -4
looking :spelled	6 1
looking at	6 2
looking for	4 10 8 -1
looki…	4 8 6 9 8 -4
looks	2 -17 11 26
lose	6 21
lose it	6 14
lose_$	6 4
lost	6 18
lost it	6 8
lost_$	6 15
lot	0 -15 1 -17 4 -9 5 19 7 3 13 4
lot $	7 6
lot of	5 7
lot_$	5 7
lot_plat	5 10
love	2 -14 7 3 9 7
love $	3 1
love :openprice	0 1
love :opinion	0 1
love it	9 5
love the	1 -6
love to	0 1
love with	7 6
love_$	0 2 2 -14 6 -16 9 14
love_say	0 4
loveliest	7 11
lovely	0 3 1 12
lovely $	1 9
lovely :building	0 6
lovely :neighbour	0 6
lovely :photo	0 6
lovely flat	0 6
lovely neighbours	8 2
lovel…	7 18
lovers	3 7
lovers ,	3 1
low	7 -14
lowest	7 21
lowest :rent	7 19
lowest :return	7 7
lowest rent	7 7
loyalist	2 17
loyal…	2 26
luck	6 4
lump	13 20
lunch	6 14
lunch $	6 12
luxury	6 6
m	2 7 8 -1 11 2 14 -14
machine	2 3
machine ,	2 6
machine_$	2 6
machi…	2 3
made	5 9 7 30 11 14
made $	5 6
made :spelled	7 12
mail	14 14
main	8 1
main :keything	8 8
main :neighbour	8 6
main door	8 8
mair	14 9
maisonette	6 4
maiso…	6 4
make	0 7 4 14 6 7 7 17 11 8
make :negation	11 2
make :seller	4 6
make :spelled	11 2
make :writeto	4 7
make a	7 8
make no	11 2
make_$	7 5
make_about	11 4
make_offer	4 5
makes	2 -14 7 13
mal_$	3 4
malay…	2 9
male	2 1
male_female	2 -5
males	3 4
man	2 -7 8 1
man :openprice	2 -8
man or	2 -7
manage $	0 1
manchester	7 3
manchester $	7 4
manch…	7 3
many	1 20 6 12
many :child	1 9
many_$	1 24 6 7
map	7 -15
march	6 -25 10 -14 13 21
march ,	13 7
march_june	13 1
mark	6 5
mark :opinion	6 2
mark :seller	6 2
mark my	6 2
mark_$	2 1 6 3
mark_word	6 2
marked	4 5
market	4 14 5 6 7 -28 10 54
market ,	10 34
market this	10 11
market_$	4 3 11 6
market_any	10 5
market_bed	10 9
market_more	6 1
market_our	10 4
marketing	11 13
marke…	10 12 11 13
marks	2 3
mat_$	1 4
matter	0 -12 4 7
max	1 24 9 5
max :number	1 13
max_#	9 3
max_$	9 5
maximum	1 5 4 24
maximum $	4 5
maxim…	1 5 4 24
may	1 11 2 -15 3 -10 5 -56 6 -89 7 -28 10 -10 11 49 13 30
may $	11 -1
may :bid	13 18
may :negation	2 -6 11 18 13 -6
may :openprice	11 11
may :opinion	1 4
may :payer	1 6
may :seller	1 6
may :welcoming	1 9
may be	4 -18 6 -5 8 -11 14 11
may come	1 9
may not	1 5 2 -5 11 12
may vary	11 13
may we	1 6
may_$	1 12 6 -8 11 9
may_by	13 18
may_tea	1 15
maybe	2 14
me	2 -2 4 13 5 -21 6 -3 8 28 14 39
me $	8 8
me ,	7 1 8 24 14 27
me :burden	4 -7 14 11
me :condition	6 7
me :deterring	14 12
me :negation	8 1
me :spelled	3 10 13 5
me on	14 12
me with	4 5
me_##	4 -10
me_$	4 22 6 -10 14 13
me_i'll	4 4
me_month	13 11
me_number	4 2
me_photo	11 1
mean	0 26 1 16 2 41 3 10
mean $	2 3
mean_$	0 26 2 8
means	8 18
measu…	11 -4
medication	2 4
medication for	2 5
medic…	2 3
men	2 6
men_bed	2 2
men_women	2 -14
mental	0 -6 2 18
mental :healthword	0 -3 2 19
mental health	2 5
mental_$	2 10
mention it	6 1
mention_$	6 2
merely	4 12
mess	2 4
mess $	2 5
message	4 15 6 -23 7 -34 8 -14 14 8
message there	14 2
message_$	4 10 14 16
message_site	14 -19
messa…	1 -15 2 -1 4 8 6 -6 7 -54 8 -37 13 -1 14 13
messenger	14 6
messe…	14 6
messy	8 7
met by	0 3
meter :hiding	8 1
meter box	8 4
methodists	2 14
metho…	2 2
mews	1 2
mews $	1 5
michaelmas	13 24
micha…	13 24
mid_£#	5 1
midlands	7 2
midla…	7 1
midnight	6 14
midnight_$	6 10
midni…	6 25
midsummer	13 28
midsu…	13 28
might be	1 2
migra…	8 1
mil_$	7 6
mile	7 11
miles	7 22
miles ,	7 6
mill	7 -7 8 -16
min	3 8 12 40
min $	12 20
min :fixed	12 9
min_$	3 10 12 17
mind	1 -5 2 -9 3 -34 4 17
mind :pet	3 -8
mind_$	1 -1 3 -9
minded	2 15
minds	8 2
minimum	1 -14 4 36 13 -6
minimum ,	4 12
minim…	1 -14 4 36 13 -6
minors	1 5
minute	6 7
minutes	6 -8 7 -8 8 -24
minut…	6 -12 7 -13 8 -29 14 -3
miss	6 5
miss :absence	6 11
miss :refusing	6 11
miss out	6 11
miss_$	6 22
missed	6 16
mistake	6 9
mistake ,	6 9
mista…	6 9
mkt	10 38
mkt ,	10 25
mo	8 16
mobility	2 4
mobil…	2 4
moggies	3 22
moggi…	3 22
moment	8 17
moment $	8 10
monday	6 4 9 12
monday $	9 14
money	0 33 4 -4 5 21 7 20 13 31
money $	0 8
money ,	13 1
money :codething	5 9
money is	5 9
month	0 -10 4 30 5 -24 8 -3 9 -9 12 23 13 -25 14 -12
month $	4 19 5 -16 6 -3 7 -18 12 -28 13 -47
month ,	5 -8 13 -5
month :burden	1 17 5 11
month :codething	4 7
month :fixed	12 34
month :number	12 18 13 14
month :openprice	12 -1
month :promise	4 2
month :return	13 -3
month ast	12 10
month by	4 11
month extra	5 12
month for	5 5
month is	4 7
month more	1 8
month of	7 6
month rent	13 -3
month will	4 1
month's	4 -21
month's :rent	4 -6 13 -6
month's :return	4 -7
month's rent	4 -6 13 -6
month_#	13 17
month_$	0 -15 2 -19 4 10 6 -75 9 -3 12 1
month_after	13 -23
month_begin	12 4
month_due	13 -35
month_fall	13 -8
month_hand	13 11
month_have	5 4
month_least	4 9
month_month	4 13 6 2 13 30
month_not	13 2
month_place	13 2
month_please	13 3
month_reach	13 2
month_referenc	0 6
month_statement	13 -15
month_taken	13 6
month_three	13 5
month_two	13 22
month_us	13 5
month_we'd	4 9
month_year	7 5 13 -18
month_you	12 -1
month_your	4 14
monthly	0 -19 4 10 13 -42
monthly $	4 -19
monthly :money	4 23
monthly :rent	4 16 13 -12
monthly :return	4 16 13 -12
monthly rent	4 16 13 -12
monthly sum	4 8
months	1 -65 2 -18 6 -11 7 -65 8 -1 9 -16 12 35 13 67
months $	12 5
months ,	12 35
months :advance	12 -19 13 28
months :codething	12 1
months :deadline	13 3
months :fixed	0 6
months :openprice	12 7
months :opinion	12 4
months :rent	13 7
months :return	13 7
months :welcoming	5 11
months ast	0 6
months in	13 31
months is	12 1
months of	12 -21 13 -42
months please	5 11
months rent	13 7
months to	12 4
months together	13 2
months upfront	13 8
months'	4 -9 5 -8 12 -44 13 6
months' :fixed	12 -23 13 -2
months' :rent	5 -31 13 31
months' :return	13 42
months' :tribunalrent	12 -26 13 -2
months' notice	12 -26 13 -2
months' rent	5 -30 13 30
month…	0 -7 6 -60 7 -62 8 -9 9 -27 12 -20 13 -17
mood	11 18
more	0 -15 1 5 3 -9 4 45 5 -53 7 8 13 -17 14 15
more $	1 9 2 -1 4 34 11 2
more ,	7 11
more :photo	14 6
more :spelled	14 11
more at	14 10
more for	4 -1 7 15
more of	11 12
more pictures	14 8
more than	7 -10 13 -31
more you	4 16
more_$	7 21 14 20
more_can	4 11
more_few	6 6
more_month	13 -17
more_pay	4 10
more_rent	4 -10 7 1
morning	7 -19 8 6 10 21
morning $	8 1
morni…	6 -7 7 -36 8 4 10 20
mortgage	0 18 7 16
mortgage_so	0 9
mortg…	0 18 7 16
mosques	2 20
mosqu…	2 20
most	2 -3 3 1 4 6 6 -51 7 35 8 12 9 11 14 8
most $	4 12
most :clocktime	8 10
most :opinion	7 10
most beautiful	7 3
most of	8 3 9 11
most_$	6 -1 8 7 9 7
most_front	7 3
most_sea	7 3
mother	1 3 2 -23
mould	7 26
mov_$	5 1 6 -8
move	7 15
move :absence	8 9
move :refusing	8 10
move in	6 -21 8 -27
move out	8 10
move_$	6 1
move_bum	6 17
move_£#	5 11
moved	8 17
moved in	8 14
moving	5 11 14 6
moving $	14 7
moving in	5 14
mr	8 65
mr_$	8 1
mrs	8 34
mth	12 11
mth_$	12 8
mths	5 5 13 28
mths $	5 5
mths :rent	5 1
mths :return	5 1
mths rent	5 1
mths_$	13 27
mths_+	13 7
mths_deposit	13 8
much	3 6 4 39 7 26 8 -14
much :codething	4 1
much as	3 7
much is	4 1
much_$	7 16
much_you	4 1
mull	6 19
mull it	6 19
mull_over	6 19
mum's	3 10
mums	1 6 2 14 8 3
mums :openprice	2 18
mums :opinion	2 18
mums and	1 18
mums to	2 18
mums_dads	1 18
music…	6 5
muslim :family	2 7
muslim :kin	2 1
muslims	2 23
musli…	2 23
must	0 19 2 9 4 -48 5 27 6 -51 7 -25 8 -56
must :accepting	0 2
must :welcoming	2 1
must be	3 -14 4 -4 5 9 6 -25 8 -1
must come	2 1
must have	0 11
must take	5 4
must_#	0 -5
must_$	0 -11 1 1
must_application	2 1
must_by	5 7
must_done	5 3
must_full	0 6
must_professional	5 1
must_us	13 1
must_wag	0 5
my	1 -4 3 15 4 8 8 4 14 36
my :asking	7 5
my :codething	14 7
my :disclaimer	2 -6
my :family	1 -26 8 -11 11 3
my :healthword	3 16
my :kin	1 -29 2 -1 4 8 8 8
my :neighbour	14 5
my :online	14 14
my :person	8 11
my :phone	14 18
my :record	14 6
my :room	2 7
my :rulesplace	2 7
my :sexual	4 1 8 24
my :spelled	14 6
my :thing	5 5
my ex	8 6
my mobile	14 8
my number	14 6
my own	2 -5
my watch	0 7
my wife	4 3
my word	7 5
my words	6 2
my_##	4 2
my_$	0 10 6 14
my_has	8 1
my_not	3 7
my_you	14 4
n	1 16 3 12 10 5 11 5
n $	1 12
n :digits	3 12 11 5
n :spelled	3 12 11 5
n o	3 12 11 5
n_$	3 12
n_t	10 5 11 5
nae	2 2 3 7
nae dugs	3 7
naebody	0 23 2 11
naebody_$	2 7 10 1
naebo…	0 23 2 11
nah	3 2 6 7
nah $	3 2 6 7
name	2 5 5 18 6 -21 7 -11 8 -42 14 39
name your	4 4
name's	14 34
name_$	4 3 14 11
name_rent	14 2
nappies	1 20
nappi…	1 20
nappy_$	1 5
national_$	2 2
nationalist_$	2 3
nationalists	2 14
nationality	2 8
nationals	2 29
natio…	2 62
native	2 11
native_$	2 7
native_please	2 7
nb	3 1
near	1 -10 8 -19 10 4 13 6
near_$	6 3 9 2 10 6
nearer	4 3
nearer the	8 3
nearer_$	8 1
nearest	7 -18
neare…	7 -18
nearly	6 20 8 9
nearly :absence	6 5
nearly :denying	6 5
nearly :losing	6 5
nearly gone	6 5
need	0 5 2 4 4 -31 6 -21
need :negation	2 8
need :openprice	3 14 6 -13 13 -2
need :opinion	3 14 6 -14
need a	0 9
need not	2 8
need tae	6 2
need to	3 14 6 -13
need_$	1 -1 3 3
need_have	2 1
need_home	3 1
need_pay	13 -5
need_up	2 5
needed ,	2 1
needn't	2 8
needn…	2 8
needs	6 -16 8 4
neg	4 25
neg $	4 7
negotiable	4 22 12 2
negotiable $	12 3
negotiable_right	4 8
negot…	4 27 6 -3 12 1 13 -14
neighbour	8 17
neighbour's	3 -1
neighbour_$	7 2
neighbour_left	8 7
neighbour_so	1 1
neighbours	1 18 2 12 7 21 8 22
neighbours ,	8 7
neighbours :burden	7 2
neighbours :deterring	7 2
neighbours :promise	7 7
neighbours are	8 5
neighbours on	7 2
neigh…	1 16 2 3 4 -1 7 28 8 38
neil	8 25
neither	1 14 11 2
neither $	8 1
neither_nor	11 4
neith…	1 14 11 2
nephew	1 2
nephew_$	1 10
nephew_tea	1 4
nephews	1 4
nephe…	1 4
nerves	2 1
ness	9 8
nest	1 3
nesters	1 6
neste…	1 6
net	14 30
net $	14 31
network	8 11
netwo…	8 10
never	0 -58 1 -47 2 -37 3 -3 6 -31 7 9 8 23 10 6 11 -4 13 -16
never :fixed	8 14
never :keything	8 21
never :newness	10 6
never :promise	7 5
never :wanting	7 1
never be	7 9
never will	7 4
never_$	0 -25 1 -1 2 -22 6 -43
never_before	10 4
never_over	7 3
never_pets	3 -9
new	0 2 1 -15 3 2 4 -23 6 -37 7 -11 8 -65 9 3 10 15 11 -11 14 -19
new :burden	10 19
new :deterring	10 19
new :nearby	10 -25
new :newness	10 7
new :place	10 -10
new :room	10 -21
new :thing	10 -16
new :tribunalrent	10 -3
new instruction	10 14
new listing	10 19
new on	10 19
new station	7 6
new_$	1 -3 6 -40 7 -42 10 9
newborn	8 16
newbo…	1 9 8 16
newcastle	3 7
newca…	3 7
newcomer	10 33
newcomer :openprice	10 21
newcomer :opinion	10 21
newcomer to	10 21
newco…	10 33
newest	10 9
newly	10 27
newly :newness	10 24
newly :source	10 10
newly listed	10 10
next	1 -23 2 4 3 -8 6 10 8 -12 9 -2 11 3 12 6
next :clocktime	12 13
next :deadline	6 1 12 6
next :keything	6 -8 8 -2
next :neighbour	6 -8 8 -2
next :number	7 3
next :room	6 -9 11 4
next door	6 -2 8 -10
next_$	2 24 8 -3 11 10 12 2
next_year	7 8
nice	1 -9
nicely	13 1
nicely $	13 2
nicer	7 18
nicer_$	7 18
niec_nephew	1 5
nieces and	1 6
niger…	2 2
night	1 11 6 11 7 28 8 18 9 8
night $	1 18 6 7
night follows	7 3
night porter	8 4
night storage	9 -2
night_$	8 22 9 10
night_day	7 3
night_heater	9 -2
nightly	9 20
nights	6 -2 8 31 9 22
nights ,	1 9
nights :spelled	8 4
night…	9 20
nil	7 1
nil $	7 1
nine	0 -33 4 29 5 -50 6 3 8 4 9 -3 11 3 13 -29
nine $	8 16 14 -10
nine :absolute	4 4 5 -14 14 8
nine :age	4 26
nine :number	0 -26 4 38 5 -20
nine :period	12 15
nine :spelled	14 3
nine fifty	4 26
nine hundred	4 4 5 -13
nine months	12 19
nine_$	8 5
nine_one	14 12
nine_thousand	4 6
nine_three	14 3
nine_zero	14 18
ninety	8 12 13 11
ninety :period	13 11
ninety days	13 11
ninety_$	8 4
nippers	1 7
nippe…	1 6
no	1 16 2 24 3 9 5 -27 6 -44 7 13 8 -29 11 -3 14 -58
no #	7 6
no $	1 15 2 21 3 7 7 -2 8 -14 11 -5
no ,	0 -4 1 -24 2 27 3 16 4 -28 10 -3
no :benefit	0 49 7 -24
no :bid	4 -1
no :building	7 29
no :burden	0 -15 2 -7
no :child	0 -5 1 41 2 -2 7 -33 8 -1
no :childthing	1 9
no :clocktime	0 14
no :codething	4 9
no :councilpay	0 12
no :demand	0 2
no :demanding	0 -11 1 -11 2 -41 13 -19
no :denying	10 8
no :deterring	0 -15 1 -11 2 -37 5 3 7 17
no :disability	2 29
no :disclaimer	6 10 11 26
no :faith	2 3
no :family	1 6
no :fee	1 -7 2 -32 3 -14 5 -35 7 -11
no :feething	0 5 3 -5 5 -38
no :fixed	4 1
no :healthword	2 15
no :hiding	1 10
no :holiday	9 -32
no :income	13 8
no :jobless	0 17
no :jobname	1 4
no :kin	1 2 2 -7
no :lifeword	9 1
no :longperiod	2 2
no :nation	2 29
no :neighbour	7 12
no :number	0 17 8 15
no :openprice	0 16 3 17
no :opinion	2 -4 3 12 4 2
no :origin	2 25
no :payer	0 -7 1 -6 2 -3 4 1
no :period	2 2
no :person	7 10 9 1
no :pet	1 -6 2 2 3 13 7 -29 8 -1
no :photo	7 10 10 7
no :politics	2 10
no :preferring	8 1
no :promise	11 2
no :refusing	0 -9 3 -5
no :return	7 -5
no :room	2 -15 4 2 6 2
no :safety	7 10
no :school	1 39
no :seller	4 3 7 2
no :sexual	2 23
no :spelled	0 6 3 6 8 17
no :student	2 -18 3 1
no :wanting	2 -14 13 -15
no :work	0 2 13 4
no agents	4 4
no and	2 8
no babies	1 7 2 8
no babys	1 12
no bidding	4 -4
no blacks	2 10
no bonfires	8 2
no cats	3 18
no chain	3 -3
no child	1 -30
no children	1 7
no children'	1 2
no children's	1 -12
no dawgs	3 18
no dog	3 -2
no dogs	2 7
no dss	0 15 1 6
no exceptions	12 3
no families	1 6
no family	1 2
no fee	3 -2
no fixed	4 3
no flat	7 12
no foreigners	2 3
no four	3 2
no from	0 14
no gays	2 6
no good	2 9
no guarantee	7 -7
no guarantor	0 -1 13 5
no harm	2 3
no hb	0 10 5 1
no ifs	7 24
no joke	6 1
no less	5 4 12 1
no minimum	12 -8
no more	11 2
no need	2 -11 13 -15
no nippers	1 7
no nursery	1 4
no objection	1 -5 3 -8
no one	0 22 8 16
no other	7 28
no parties	9 1
no pet	3 -3
no petts	3 15
no problem	0 -4
no reason	6 3
no responsibility	11 7
no school	1 19
no set	4 9
no smoking	3 3
no such	7 18
no telly	8 2
no tenant	7 11
no to	3 12 4 2
no travellers	2 1
no trouble	8 4
no viewing	0 5
no water	3 3
no_##	1 8 14 5
no_$	0 13 1 -8 2 21 4 20 5 -28 6 -21 7 -18 11 -23 12 9 14 -66
no_about	11 3
no_any	7 -10
no_benefit	0 -15
no_by	1 9
no_can	7 2
no_charg	2 5
no_com	1 -3 6 4
no_could	7 1
no_dogs	2 10 3 1
no_either	2 9
no_friend	3 9
no_get	6 15
no_girl	6 1
no_goes	2 15
no_had	2 5
no_has	7 39
no_here	0 -18 3 -31
no_history	13 4
no_home	8 5
no_house	7 8
no_how	11 4
no_i	0 5 1 2
no_if	3 1
no_kids	0 4
no_lady	1 4
no_legg	3 2
no_liv	3 -5
no_money	0 12
no_my	1 2
no_no	0 1 2 23 4 -1 5 -3 12 -12
no_not	3 3
no_only	2 -3
no_our	9 3
no_party	9 1
no_please	1 5
no_rent	4 14
no_ring	8 1
no_say	2 10
no_should	11 8
no_smoker	3 9
no_so	2 1
no_tenant	2 -4
no_term	12 -20
no_th	7 1
no_trouble	2 2
no_view	0 11
no_whatsoever	2 2
no_will	0 -3
no_without	3 -5
no_would	7 8
no_yet	13 4
no_you'd	6 3
no_£#	5 9
nobody	0 12 1 31 2 29 3 -29 4 -28 6 -29 7 -12 12 1
nobody :bid	7 10
nobody :burden	0 4
nobody :clocktime	2 12
nobody :codething	0 -4 8 2
nobody :deadline	0 11
nobody :deterring	0 4
nobody :losing	2 4 7 -1
nobody :openprice	2 11 7 9
nobody :promise	7 -9
nobody from	2 12
nobody has	7 5
nobody in	7 2
nobody is	0 -4 8 2
nobody on	0 4
nobody will	7 -9
nobody with	2 14
nobody's	8 5
nobody's :absence	8 8
nobody's :building	8 8
nobody's home	8 8
nobody_$	7 -11 8 -1
nobody_more	4 -10 7 11
nobod…	8 5
nod	2 3 4 7
nod $	4 8
noise	1 4
noisy	1 9
non	0 4 3 4 5 32
non :deposit	5 14
non :disclaimer	5 14
non :payer	5 14
non :paying	5 14
non :student	0 5
non refundable	5 14
non returnable	5 1
non smoking	0 8
non_$	0 8
non_£#	5 13
none	1 -3 2 -10 6 -23 7 41 11 -2
none $	7 33
none :welcoming	1 7
none please	1 7
none_them	2 1
noon	4 18 6 -19 8 11
noon ,	8 5
noon :burden	4 1
noon :deterring	4 1
noon on	4 1
nope	0 14 2 20 3 15
nope :benefit	0 4
nope :losing	2 2
nope :negation	2 18
nope dss	0 4
nope_$	3 11
nor	1 3 6 -15
nor_$	2 -1
north of	4 2
nos	14 8
not	0 20 1 20 2 26 3 17 5 -16 8 -28 9 -12 10 -6 11 45 12 -19 14 -43
not ,	0 -2
not :accepting	0 18 1 29 2 13 3 5 4 -21 6 -26 7 -19 11 -37
not :asking	7 -12
not :burden	0 9
not :codething	0 4
not :demand	2 13
not :demanding	2 -3
not :denying	6 18
not :deposit	5 13
not :deterring	0 5 2 5
not :disclaimer	1 5 11 2
not :fairness	0 2
not :feething	1 6 2 13
not :fixed	1 3 4 11
not :holiday	1 3
not :lifeword	0 -1
not :nation	11 3
not :newness	10 -4
not :number	2 3 7 36
not :offerdeal	0 7
not :openprice	0 4 3 10 4 -10 6 7 11 20
not :opinion	6 27 11 8
not :paying	7 11
not :place	3 8
not :preferring	2 6
not :spelled	2 3 7 28
not :urgency	6 5
not :wanting	1 9 6 7
not :welcoming	1 5 2 13
not a	2 -26 3 -18 7 54
not accept	1 7
not accepted	0 19 2 1
not be	0 -16 1 -10 2 -24 6 5 8 6
not deal	0 7
not even	3 7 7 10
not exact	11 2
not fixed	4 11
not for	0 2 1 20 2 43 3 -2 6 -7
not have	1 2 2 6 3 3
not here	3 9
not keen	2 12
not less	4 9
not new	10 -21
not on	0 13
not one	2 4 7 29
not returned	5 11
not something	3 3
not stay	1 4
not stopped	6 19
not suitable	2 6 3 2
not the	1 7 7 -6 11 5
not this	6 -5 11 6
not to	6 16 11 10
not welcome	1 6 2 14
not_$	0 26 1 3 2 11 3 6 6 3 7 -68 11 24 14 -12
not_actual	11 1
not_anyone	0 5 2 2
not_around	6 10
not_ask	8 2
not_benefit	0 9
not_buyer	2 5
not_by	4 3
not_day	7 12
not_even	3 7
not_fami	1 26 2 -27
not_flat	2 4 6 -8
not_friend	3 18
not_gay	2 1
not_get	11 4
not_has	7 8
not_here	1 1
not_holiday	9 -7
not_home	1 13
not_i	3 2
not_if	6 5
not_liv	1 3
not_love	3 2
not_market	10 -18
not_my	0 6
not_not	7 7
not_one	11 8
not_overnight	1 5
not_penny	7 3
not_person	6 1
not_pets	3 5
not_photograph	11 9
not_place	1 4
not_problem	3 -4
not_reli	11 9
not_repeat	6 9
not_single	7 1
not_small	3 3
not_soul	7 2
not_than	4 9
not_thank	1 4
not_them	11 2
not_upon	11 6
not_us	2 1
not_we're	2 2
not_who	0 -3
not_you	0 7 11 8
note	11 1
noth_$	0 -10 1 -4 5 5 7 -31
noth_com	7 21
noth_fur	3 7
nothing	0 -17 2 -2 3 9 4 -42 6 -16 7 1 8 -18 13 -10
nothing ,	7 9
nothing :deterring	7 10
nothing :hiding	7 8
nothing :losing	7 8
nothing can	7 1
nothing else	7 8
nothing with	3 16
nothi…	0 -18 2 -3 3 9 4 -42 6 -17 7 1 8 -6 13 -10
notice	9 -2 12 -41 13 -57
notice $	12 -11
notice_$	12 -23
notice_two	12 -10
nought_$	7 1
nought_nought	7 1
november	6 -14 8 -33
novem…	6 -14 8 -33
now	2 -14 3 8 6 -29 7 -3 8 12 10 27 11 8 13 37
now $	4 4 6 -10
now ,	6 16 13 10
now :openprice	6 12
now it's	8 6
now or	6 16
now_#	8 11 13 5
now_$	6 -13 8 -1
now_book	10 6
now_never	6 5
nowhere	7 24
nowhere in	7 14
nowhe…	7 24
np	3 25
nr	2 14
nr_$	2 1
ns	1 11 3 15
ns ,	1 11 3 14
ns_no	1 12
nu	10 1
nu #	10 2
nu :number	10 2
nu_#	10 1
nu_market	10 2
number	4 36 5 -1 8 2 14 14
number #	8 2
number $	4 22
number :codething	14 5
number :deterring	8 -5
number :number	7 12
number :spelled	7 20
number is	14 5
number on	8 -5
number one	7 22
number_#	8 -30
number_$	2 2 7 -9 8 5
numbers	2 6 8 -14
numbers #	8 -10
numbers :number	8 -9
numbe…	2 5 8 -5
nurse	8 7
nursery	1 15 8 -8
nurses	0 5
nurse…	1 15 8 -11
o	3 13 10 5 11 11
o $	3 12
o1632	14 18
o1632_$	14 18
o7700	14 20
o7700 9oo	14 20
o7700_##	14 3
o77oo	14 28
o77oo 9oo	14 8
o77oo_$	14 21
o_$	10 5
o_o	11 5
o_y	11 5
objection	1 -5 3 -8
objection :openprice	1 -5 3 -8
objection :opinion	1 -5 3 -8
objection to	1 -5 3 -8
objection_$	1 -5 3 -2
objec…	1 -5 3 -8
occupancy	9 6
occupancy :number	9 6
occupant_#	1 8
occupants	1 22
occupants :burden	1 10
occupants :demanding	1 10
occupants :onlyword	1 10
occup…	1 31 8 13 9 5
october	4 -11 6 -25 8 -8
octob…	4 -11 6 -25 8 -8
of	1 18 3 6 4 4 5 2 7 15 8 -4 9 -6 10 -11 11 37 12 -1 13 6 14 -5
of ##	8 -5 12 18
of :absence	0 10
of :absolute	0 -18 1 -32 2 -22 3 14 4 -3 13 -5
of :accepting	3 8
of :age	8 2
of :benefit	0 8
of :building	7 5
of :child	1 30
of :childless	1 2
of :clocktime	2 -11 6 -1 7 -7 8 18 9 12
of :consent	7 -1
of :councilpay	0 4
of :deadline	6 -2 8 12 9 7
of :demand	0 -1 4 22 6 28
of :disability	2 6
of :everyone	0 -8 1 -7 5 -3 13 -15
of :feething	5 3 6 2 13 10
of :forename	8 5
of :income	7 -11
of :jobless	6 13
of :kin	1 3
of :lifeword	13 2
of :money	0 -3 4 21 5 21 6 -26 7 1 13 -55
of :nation	2 9
of :neighbour	11 10
of :number	2 -24 4 -42 6 -5 11 -14 12 25 14 -40
of :online	8 5
of :openprice	11 9
of :opinion	8 25
of :payer	7 -6 11 1
of :paying	6 12
of :person	6 6
of :place	2 7 7 16
of :preferring	7 10
of :rent	4 5 13 42
of :return	0 -15 4 2 7 -12 13 40
of :room	11 12
of :safety	7 5
of :seller	4 -4 6 3 8 17 11 13
of :sex	2 5
of :spelled	2 -17 4 -1 6 -16
of :title	8 14
of :welcoming	1 4
of :work	0 42
of :writeto	8 5
of a	0 6 1 -37 2 19 3 4 4 -2 7 15 11 30 13 3
of any	1 -14
of buyers	6 9
of children	1 5
of dogs	3 -7
of employment	0 5
of february	8 2 9 4
of hearing	8 1
of his	8 8
of houses	6 6
of interest	4 3
of it	0 -13 7 4 13 27
of life	1 14
of light	6 1
of months	13 7
of my	8 7
of our	11 6
of plates	5 10
of references	13 12
of rent	4 7 13 44
of room	11 12
of salt	11 15
of signing	6 5
of small	1 9
of tenant	0 18
of the	0 2 1 29 2 12 3 7 4 -5 6 -41 7 -18 8 -3 11 10 12 -76 14 21
of their	7 1
of them	6 15
of this	6 1 7 -2 11 -5
of those	14 1
of tiny	1 7
of uc	0 1
of us	8 6
of viewings	6 1
of what	11 11
of whitby	10 6
of work	0 12
of you	4 18 6 -14
of £#	4 8 5 21
of £##	4 3
off	0 16 1 -17 2 -4 3 6 5 33 6 35 8 13 10 -3 13 7 14 -21
off $	3 13 6 -18
off :burden	6 3
off :openprice	8 4
off :opinion	8 4
off :paying	5 2
off :photo	6 2
off a	6 14
off plan	6 2
off the	0 18 5 19 6 14 11 4
off to	8 4
off you	5 15
off_$	0 23 1 -14 5 12 6 5 7 -3 10 -4
off_market	5 14
off_pres	10 6
off_rent	5 -8
off_shelf	6 5
off_we	5 1
offer	4 31 6 12 7 -42
offer $	4 22
offer :deadline	6 4
offer :fixed	6 3
offer :seller	4 2
offer_$	2 12 4 18 6 -6 7 -35 10 8
offer_midnight	6 1
offer_no	4 -5
offer_pay	6 1
offer_region	7 5
offer_sale	10 4
offer_until	4 1
offer_year	13 -5
offered	2 25 10 16 12 11
offered the	2 1
offering	10 14
offers	2 -9 4 15 5 -19 6 -73 13 -17
offers :accepting	4 7
offers :burden	7 11
offers :fairness	4 4
offers :ranking	4 4
offers a	4 -21
offers considered	4 4
offers in	7 2
offer…	2 26 10 39 12 10
office	4 2 5 18 8 -1 14 2
office_##	14 9
offic…	0 -23
offspring	1 15
offsp…	1 15
oh	14 30
oh ,	14 5
oh :number	8 -5 14 16
oh :spelled	14 8
oh_seven	14 9
oiro	4 9
oiro_$	4 7
ok $	3 -2
old	0 -14 1 2 2 -13 4 -6 6 -5 7 -37 8 -23 11 18
old ,	11 6
old :phone	11 2
old :sex	8 17
old :title	8 1
old boy	8 7
old enough	1 1
old forge	14 12
old_$	1 10 8 -24
old_carpet	11 1
old_gone	11 1
old_it's	11 5
old_vote	1 1
older	7 2
older :person	2 6
on	1 -23 2 -53 3 -22 4 2 5 -18 6 -3 7 -4 8 17 9 9 10 6 11 -21 12 -14 14 2
on #	4 -18 6 -23
on ##	14 31
on $	1 5
on ,	0 13 1 23
on :absence	8 16
on :absolute	10 4
on :advance	8 -28 13 30
on :asking	4 8
on :benefit	0 14 1 -14 2 -5 6 -10 7 -13
on :bid	5 15
on :clocktime	0 -7 1 -53 2 -2 7 -23 12 -10 14 -4
on :deadline	4 3 6 21 8 -27
on :demand	4 8
on :deterring	13 3
on :everyone	8 -14 10 3
on :feething	6 -7
on :hiding	5 16
on :holiday	8 4
on :jobless	13 14
on :number	3 5 4 -36 6 -55 12 -1 13 4 14 10
on :online	2 -1 4 -25 14 45
on :openprice	4 4
on :opinion	1 7 6 5
on :payer	14 3
on :period	13 17
on :pet	3 22
on :place	7 -9
on :ranking	5 16
on :rent	4 18
on :return	4 17
on :seller	14 14
on :superlative	5 17
on :title	4 14 11 13
on a	0 -9 1 3 5 -1 7 -1 8 12 9 1 13 -9
on account	1 10
on an	12 8
on and	6 10
on animals	3 2
on any	10 6
on application	4 2
on benefits	0 -8
on day	13 15
on earth	7 13
on ee	14 -5
on four	3 12
on friday	4 3
on her	1 2 11 2
on insta	14 7
on instagram	14 4
on it	0 2 4 33 7 16
on leaving	5 1
on monday	6 17
on my	0 4
on our	14 13
on parole	8 4
on rent	4 18
on request	4 3
on signing	13 15
on site	14 -4
on the	1 -1 3 -14 7 -11 8 11 10 3 11 -32 12 -4 14 -65
on them	11 3
on there	14 1
on this	4 1 7 24 14 -8
on top	5 17
on uc	0 13
on weekdays	8 1
on who	4 19
on your	6 2 8 9
once	1 -26 2 -25 6 -6 7 3 8 -53 13 -2
once in	6 13
once_$	6 -44
once_lifetime	6 6
once_sign	13 -39
one	0 12 2 11 3 9 4 -17 5 -11 6 25 7 19 8 -6 9 -13 11 24 12 -1 13 4 14 -19
one $	2 -1 3 1 7 18 8 -3 13 11 14 -20
one ,	6 2
one :absence	6 8
one :building	7 1 8 2
one :burden	0 20 2 25
one :child	1 38
one :codething	11 6 12 14
one :deadline	5 5 6 -8
one :deterring	0 24
one :hiding	6 12
one :law	0 3
one :longperiod	12 16
one :losing	13 19
one :nearby	7 3
one :negation	3 12
one :number	14 7
one :period	12 4 13 -45
one :pet	8 2
one :room	2 13 10 1
one :scarcity	6 12
one :spelled	14 14
one :thing	8 2
one :title	2 2 6 5
one :tribunalrent	12 17
one :work	0 3 8 14
one bed	6 11 10 4
one child	1 23
one day	6 6
one go	13 19
one home	8 4
one in	11 16
one is	11 7
one isn't	3 3
one left	6 15
one month's	13 -9
one more	2 6
one nine	8 14
one of	1 7
one off	5 6
one on	0 27
one street	7 2
one thing	0 3
one two	14 6
one week's	5 -3
one who	6 5
one with	2 16 14 7
one year	12 16
one's	1 12 3 15 6 -22
one's for	1 11
one_##	8 5
one_$	0 14 1 -1 3 -15 4 -25 5 -2 6 6 7 -26 8 20 13 11 14 -19
one_answer	0 4
one_have	3 11
one_kind	7 8
one_most	1 2
one_no	3 3
one_one	1 3
one_other	1 12
one_payment	5 3
one_price	4 1
one_rent	5 -20 13 -31
one_tak	5 11
one_them	3 7 6 -4
one_those	14 1
one_three	14 8
one_two	8 -6
one_you	3 2
ones	0 -13 1 37 6 6 8 -29 11 14
ones $	1 11 2 -9
ones :burden	11 4
ones :deterring	11 4
ones :opinion	2 6
ones :payer	2 5
ones :promise	6 7
ones :seller	2 6
ones on	11 4
ones we	2 6
ones_$	11 10
ones_not	6 7
ones_you	1 1
onley	2 7
only	0 40 1 16 2 52 3 2 4 -9 5 -35 6 12 7 -30 8 -1 9 7 10 10 11 9 12 1
only $	0 16 2 21 3 13 5 -1 7 -37
only ,	0 21 1 -4 2 18 7 -13 8 -5 9 1
only :absolute	7 3
only :accepting	0 5
only :building	2 9
only :clocktime	6 6
only :deadline	6 24
only :everyone	10 2
only :income	0 12
only :losing	7 6
only :negation	1 3
only :number	2 -18 6 6
only :onlyword	10 2
only :pet	3 2
only :spelled	2 -15 6 4
only :urgency	10 3
only :wanting	4 4
only :welcoming	2 3
only a	11 1
only ever	7 1
only flatshare	2 7
only for	8 17
only go	7 6
only in	1 2
only just	10 3
only now	10 8
only please	2 5
only those	2 3
only two	6 10
only_#	0 9 2 5
only_$	0 -5 1 20 2 -12 6 -11 8 13
only_adult	1 9
only_count	0 5
only_day	1 2
only_income	0 6
only_left	6 19
only_sell	10 6
only_show	8 19
only_slot	6 5
only_those	2 6
only_up	6 -15 7 16
only_weekend	1 5
only_who	2 25
ono	4 33 5 -24
ono $	4 29 5 -22
open	2 -13 3 -9 4 9 6 -28
open ,	8 10
open_#	8 -8
open_$	4 10 6 -15 8 8
open_by	8 11
opening	13 5
openi…	13 5
opens	8 17
opens the	8 30
opportunity	6 35
oppor…	6 38
opposite	8 6
opposite :accepting	8 2
oppos…	8 5
or	0 -22 1 -11 2 5 3 10 4 -18 5 -39 6 -6 7 -26 8 -84 9 11 11 -2 13 -6 14 12
or :burden	0 -9
or :codething	14 13
or :denying	6 4
or :everyone	2 2
or :faith	2 -6
or :feething	10 1
or :income	0 -16
or :money	1 5 4 18
or :nation	2 6
or :negation	0 -28 1 -81 2 -23 3 -49 7 -6 12 3
or :neighbour	11 1
or :newness	6 1
or :number	9 3 13 9
or :person	0 -2 14 11
or :pet	1 18 3 19
or :photo	0 11
or :politics	2 1
or :promise	6 4
or :refusing	8 2
or :room	10 1
or :scarcity	6 3
or :sex	2 -26 7 3
or :spelled	1 -37 3 -14 9 3 13 18
or :student	3 5
or :time	7 9
or anyone	2 3
or be	6 7
or benefits	0 -3
or esa	0 8
or ever	7 9
or never	6 5
or no	1 -22
or not	0 -33 2 -23
or on	0 -4
or out	8 2
or pets	1 18 3 14
or pip	0 8
or religion	2 -7
or similar	0 14
or take	2 1
or thereabouts	4 6
or three	13 3
or type	14 13
or universal	0 -6
or without	1 -14
or £#	4 14
orange	2 3
orchard	6 1
orchard $	6 4
order	6 -10 7 -27 8 -14
order_do	7 1
original	2 -5
ornaments	1 1
ornam…	1 2
other	0 9 1 25 2 27 6 9 7 30 9 -1 11 6 14 -3
other :accepting	3 7
other :building	2 15 3 2 7 24
other :clocktime	1 17
other :income	0 3
other :lifeword	6 16
other :longperiod	1 11
other :neighbour	2 13
other :number	1 9
other :period	1 10
other :person	1 1 6 18
other :photo	2 1
other :politics	0 2
other :rulesplace	7 2
other flat	2 2
other half	1 11
other house	3 7
other parties	6 11
other sort	0 3
other than	0 20
other_$	0 4 1 24 2 13 4 16 6 2 8 -10 11 12
other_it's	4 11
other_not	6 7
other_your	4 12
others	4 13 5 10
others $	2 4
others are	6 10
otherwise	2 7
otherwise ,	2 15
otherwise_$	2 14
other…	2 6
our	0 6 2 22 5 51 8 9 9 17 10 37 11 20 12 8 13 17 14 21
our :asking	7 2
our :demand	5 4
our :deterring	11 9
our :disclaimer	2 14 5 16 14 3
our :fee	5 -1
our :feething	5 21
our :holiday	9 1
our :jobname	5 23
our :neighbour	8 2
our :online	14 44
our :payer	5 -3
our :person	2 -12 7 4 8 21
our :phone	6 5
our :photo	11 11
our :preferring	0 10
our :ranking	0 9
our :rent	13 5
our :return	13 6
our :seller	2 15
our :sex	5 7
our account	13 5
our books	10 22
our broker	5 11
our client	1 19
our house	6 1
our ideal	2 8
our lodger	8 18
our neighbours	8 4
our other	11 10
our own	2 18 14 5
our phones	6 6
our preference	0 14
our rent	13 6
our tenants	7 7
our website	14 1
our word	7 8
our_$	1 -3 2 6 5 -2 11 13 13 28
our_anyone	6 2
our_firm	5 7
our_flat	6 1
our_list	10 5
our_never	7 5
our_says	1 1
our_will	2 4
our_£#	5 31
ours	5 -9 6 -11 7 18 11 6
ours $	3 1 7 13
ourselves $	3 -15
out	0 19 1 11 3 -3 5 26 6 16 8 5 9 8 11 38 14 -12
out $	1 1 6 21
out :absolute	8 13
out :clocktime	8 13
out :everyone	0 3
out :money	5 2
out :openprice	6 11 8 2
out :opinion	0 9
out :person	0 13
out about	6 13
out fee	5 1
out in	8 9
out of	0 14 1 -20 8 3
out £#	5 2
out_$	1 27 3 4 8 4 11 29
out_our	5 2
out_question	3 5
out_work	0 12
outbid	4 19
outbid_other	4 17
outlook	2 2 14 1
outlook :burden	7 3
outlook :deterring	7 3
outlook on	7 3
outlo…	2 2 14 1
outset	13 12
outset $	13 5
outside	2 -3 6 14
outsi…	6 14
oven	2 6 5 4
oven_$	2 11
over	1 -14 4 -2 6 36 7 -7 11 -27 12 -21 14 -9
over #	1 6 6 3
over $	1 -6
over ,	1 -1 6 11
over 18s	1 7
over :childless	1 12
over :clocktime	13 6
over :codething	4 1
over :deterring	2 1
over :everyone	2 4
over :number	1 11 6 1
over :openprice	4 11
over :opinion	3 6 5 2
over :person	0 13 2 4
over :seller	3 6 5 4
over it	6 17
over my	3 6 5 4
over on	2 1
over the	1 -28 3 3 4 -2 6 -12 8 1
over those	0 2
over_$	0 -12 1 2 2 -1 6 9 7 -8
over_border	2 14
over_one	6 10
over_road	8 3
over_who	2 1
overnight	1 10 5 5
overnight :holiday	5 6
overn…	1 10 5 5
overr…	8 14
overseas	13 6
overseas :origin	2 10
overs…	13 6
ower	1 3
owing	1 4 6 2
owing :openprice	1 4 6 6
owing :opinion	1 4 6 6
owing to	1 4 6 6
own	1 -12 2 25 4 -34 6 -24 7 -38 8 -65 11 -31 13 -8
own $	2 7
own :building	2 -18
own :fee	5 3
own :place	0 3
own expense	5 7
own_$	0 3 6 -45 8 -24 10 2
owner	2 19 3 3 5 -22 6 -8 7 -4 8 10 11 -25
owner :codething	8 14
owner :opinion	1 11
owner is	8 14
owner would	4 5
owner's	1 17 5 2
owner_$	8 2
owner_it's	1 4
owner_tenant	2 24
owner_who	8 1
owners	3 31 8 6
owner…	1 10
owns it	1 2
p	11 5
padlock	8 20
padlo…	8 17
page	7 -13
pages	10 5
pages ,	10 5
paid	0 11 4 -32 5 -22 6 -5 13 -5
paid :deadline	13 7
paid :demanding	13 2
paid :income	13 -14
paid :number	13 -4
paid :period	13 -19
paid :work	0 2
paid by	13 -17
paid four	13 -10
paid monthly	13 -14
paid_$	13 -6
paid_by	13 -11
paid_week	13 -20
paint the	4 4
painted	11 2
painted :nation	11 3
painted white	11 3
paint…	8 -5
pair	1 29
pair of	1 4
pakis…	2 3
pal	0 3
pal $	0 4
pan	2 8
panels	7 12
paper	10 1 14 8
papers	5 8
paperwork	0 17 5 21 13 1
paperwork $	5 9
paperwork ,	0 7
paperwork_$	0 19
paper…	0 17 5 20 13 1
parade	8 -9
pardoned:benefits	0 26
pardoned:children	1 99
pardoned:fee	5 110
pardoned:pets-blanket-ban	3 62
pardoned:protected-characteristic	2 91
parent_$	1 10
parents	1 57 2 -3
parents :promise	1 2
parents of	1 15
paren…	1 62 2 -5
park	1 -23 3 -4 8 -14 10 5
park_$	1 -3
park_garden	1 1
park_£#	5 -12
parking	0 -1 5 -12 6 -26 7 -16 8 -30 12 -17 13 -8 14 -2
parking for	0 1
parki…	0 -2 5 -12 6 -28 7 -17 8 -5 12 -17 13 -8 14 -2
parole	8 4
parsonage	2 3
parso…	2 2
part	1 1 2 -2
part of	4 -4
part_$	5 6
part_deal	5 7
particulars	14 21
parties	4 5 6 17 9 19
parties ,	9 6
parties are	6 12
parti…	4 4 6 13 9 15 14 18
pass	0 -9 2 26 3 5 8 5
passport holders	2 5
passport_only	2 9
password	8 24
password :codething	8 17
password is	8 17
password_$	8 13
passw…	8 24
past	1 27
past the	1 17
patience	2 22
patie…	2 20
patter	1 5
patter of	1 5
patter_feet	1 7
patter_tiny	1 7
pauline	8 3
pauli…	8 3
paw	3 13
pay	1 -4 3 -36 4 36 6 6 7 -11 8 -49 12 -47 13 39
pay $	0 -3 4 18 13 -20
pay ,	0 15
pay :advance	13 3
pay :money	1 7
pay :number	2 14 13 2
pay :seller	13 14
pay :spelled	13 -4
pay :writeto	13 17
pay ahead	13 3
pay for	5 8
pay me	13 15
pay the	4 7
pay their	0 4
pay £#	1 7
pay_$	0 16 4 2 6 9 13 -18
pay_clean	5 9
pay_deposit	6 9
pay_front	4 1
pay_professional	5 5
pay_referenc	5 -9
pay_rent	13 4
pay_they	2 5
pay_think	4 4
pay_way	0 5
pay_we	13 3
pay_week	13 6
pay_whole	13 16
pay_year	2 7 13 12
pay_£#	5 7
payable	5 26 13 4
payable :spelled	13 2
payable by	5 17
payable_$	5 24
payable_you	5 8
payab…	5 26 13 14
payday	6 9
payers	13 26
payers $	13 11
paying	0 5 13 59
paying for	13 2
payment	0 17 5 35 13 57
payment :preferring	13 1
payment by	13 9
payment of	5 10
payment_$	5 3 13 37
payment_£#	5 9
payments	13 21
payme…	0 18 4 -24 5 36 6 -11 13 76
pays	5 10 7 5
payslips	13 4
payslips ,	13 4
payslips :openprice	0 3
paysl…	13 4
pcm	4 23 5 -46 6 -2 7 -9
pcm $	4 4 5 -15
pcm ,	5 -1
pcm_$	4 1 5 -2
pcm_£##	13 2
penny	7 23
penny_$	7 1
pension	0 -46
pension ,	0 -30
pension_$	0 -1
pension_benefit	0 -5
pensi…	0 -61
people	0 12 1 -13 2 21 4 -21 5 -7 6 -1 7 -10 8 -22 14 -36
people $	11 6
people :burden	0 -7 1 -6
people :clocktime	2 10
people :deterring	0 -6 1 -4
people :negation	1 2
people :openprice	2 6
people :title	0 14 6 -35
people are	6 21
people from	2 12
people not	2 3
people who	0 14 6 -35
people who've	1 7
people with	2 7
people without	1 6
people_$	0 -7 2 -14
people_benefit	0 -32
people_hous	0 -5
people_other	2 4
people_people	0 -7
people_welcome	2 2
per	0 -18 4 3 5 -5 6 -6 7 18 9 13
per :clocktime	5 -2 9 9
per :holiday	5 -2 9 20
per :longperiod	13 1
per :period	4 3 5 -21
per cent	7 31
per month	4 11 5 -7
per night	5 -2 9 9
per_$	9 4
per_year	7 9
perfect	2 -8 7 15
perfe…	2 -6 7 18
period	12 17
periodic	12 -37
periodic :feething	12 -20
periodic :fixed	12 -29
periodic tenancy	12 -20
periods	13 17
periods $	13 3
perio…	12 -39 13 8
permission	7 21
permission :negation	7 2
permission for	7 1
permission_$	7 4
permit	0 -1
permitt_$	1 1
permi…	0 -21 2 -4 6 -6 7 11
person	2 -10 4 35 6 27
person $	4 11
person :title	6 6
person who	6 7
person_$	6 18
person_two	4 1
person_you	6 2
persons	0 5 2 14
perso…	0 17 2 13
persuasion	2 20
persu…	2 19
pet	0 -26 1 -22 2 -46 3 21 4 -18 5 18 6 -26 7 -6 9 2
pet $	3 -2
pet ,	3 2
pet :fee	5 10
pet :offerdeal	3 20
pet :payer	3 34
pet :seller	3 7
pet :welcoming	9 4
pet fee	5 4
pet free	3 20
pet friendly	9 4
pet owners	3 14
pet_$	3 27
pet_good	3 -15
pet_reason	3 -1
pet_you	5 1
petless	3 39
petless :person	3 18
petle…	3 39
pets	2 -44 3 61 4 -41 6 -52 7 -46 8 -48 11 -30 14 -26
pets $	0 6 1 11 3 19
pets :clocktime	3 3
pets :negation	3 46
pets :openprice	3 9
pets :payer	3 -24
pets :ranking	3 -7
pets allowed	3 7
pets are	5 1
pets aren't	3 17
pets considered	3 -6
pets in	9 1
pets not	3 2
pets ok	3 -2
pets ourselves	3 -17
pets_$	2 -10 3 19
pets_=	3 2
pets_me	3 1
pets_nah	3 3
pets_our	9 1
pets_problem	3 -13
pets_£#	5 8
petts	3 30
phase	6 9
phase :number	6 8
phase :spelled	6 8
phase_$	6 1
phon_$	6 4
phone	1 -6 6 5 8 -16
phone :online	14 -2
phone has	6 9
phone signal	14 -1
phone's	6 3
phone_$	6 2 14 3
phone_hot	6 3
phone_stopp	6 12
phones	6 17
phones are	6 12
phone…	6 3
photo	11 62
photo $	11 9
photo has	11 2
photo_$	11 27
photo_from	11 21
photo_room	11 7
photograph $	11 5
photograph_$	11 -9
photographed	11 2
photographs	2 -14 11 41
photographs $	11 3
photographs are	11 26
photography	11 21
photos	1 -16 2 -34 6 -9 7 -30 8 -2 11 51
photos :photo	11 -10
photos are	11 30
photos for	11 13
photos show	11 -11
photos than	11 2
photo…	0 -6 2 -35 6 -21 8 -13 11 72
physically	2 9
physically :disability	2 5
physically fit	2 5
physi…	2 3 7 4
pic	11 16 14 2
pic_$	11 12 14 2
piccies	11 6
picci…	11 6
pick	2 15 6 -6
pick_$	2 6
pics	2 -8 6 -7 11 97
pics :deadline	11 10
pics :negation	11 8
pics :openprice	11 8
pics are	11 43
pics_$	11 1
pictur_$	11 1 14 3
pictur_get	11 -14
pictur_house	11 3
picture	1 1 11 29
picture :number	11 16
picture :spelled	1 8 11 24
picture_$	1 5
pictured	11 13
pictures	1 -3 2 -24 6 -37 7 -14 8 -1 11 51
pictures :accepting	11 7
pictures :photo	11 3
pictures :spelled	11 -1 14 3
pictures at	14 4
pictures were	11 7
pictu…	0 -2 2 -75 4 -4 6 -22 7 -43 8 -42 11 80
pier_$	8 10
pinch	11 15
pinch of	11 15
pinch_$	11 3
pinch_salt	11 15
pip	0 32
pip :openprice	0 8
pip or	0 8
pip_any	0 6
pip_esa	0 10
pix	11 27
plac_$	3 2
place	0 -11 1 31 4 3 6 -30 7 4 10 -10 11 24 13 5
place $	1 5 2 4 7 -22
place :codething	8 19
place :negation	1 12
place :openprice	7 11
place :opinion	7 11
place :spelled	7 26
place at	7 26
place for	1 32
place is	8 19
place isn't	1 12
place of	13 6
place to	7 11
place_$	1 23 6 -12 7 16 11 8
place_first	1 1
place_live	7 13
place_st	7 4
placed	3 3
plain ,	8 6
plan	11 -43 14 6
plan $	14 1
plane	14 10
planners	7 11
planning	6 -12 7 24
planning for	7 5
plann…	6 -23 7 39
plant	1 15 8 6
plant ,	1 9
plant :room	8 3
plant room	8 3
plant…	8 13
plates	5 11
plates $	5 10
please	0 18 1 34 2 35 3 14 4 17 5 4 6 -26 7 -102 8 5 9 -21 12 -17 13 10 14 -6
please $	1 21 2 14 13 17
please ,	0 6 1 6 2 7 13 9
please :asking	3 -8 4 6
please :councilpay	2 11
please :deterring	4 5
please :jobless	2 11
please :negation	0 6 2 -3 6 -17
please be	0 13 8 10
please budget	5 6
please don't	0 7 3 2 6 -13
please note	11 7
please respect	1 1
please state	2 11
please_#	1 4 2 4
please_$	2 17 3 12 6 -2 8 7
please_ask	3 34
please_before	3 1
please_come	4 2
please_first	13 1
please_landlord	2 2
please_message	3 1
please_quiet	8 12
please_rent	4 4
please_your	2 3
plot	6 3
plot #	6 11
plot :number	6 11
plot_$	14 5
plus	5 19 12 6
plus :longperiod	12 9
plus :number	12 8
plus :spelled	12 9
plus vat	5 4
plus_$	5 8 12 8
pm	4 18
pm :openprice	4 12
pm_$	4 11
poa	4 44 14 -5
poa $	4 22
poa ,	4 7
pocket	7 9
pocket $	7 9
pod	9 14
point	8 -8 12 6 14 3
point of	6 6
point_$	6 4
pointless	0 5
point…	0 13
policeman	8 9
policy	3 3
policy $	3 2
polic…	8 9
polish :person	2 2
polit…	2 17
pool	1 -6 11 5
pool in	11 8
port	1 -1
port $	1 -1
portal	10 1
portal ,	10 1
porter	8 3
porter ,	8 2
porter_$	8 9
possible	12 9
possibly	7 8
possi…	7 15 12 9
post	0 -10 11 5
post_$	8 8
postcode	8 11
postc…	8 20
postie	8 5
posts	0 14
pound	5 16
pounds	5 36
power	7 6
power :openprice	7 6
power :opinion	7 6
power to	7 6
power_$	7 8
practis_$	2 1
practising	2 20
practising :faith	2 18
pract…	2 26
pram	1 10
pram_$	1 1
prams	1 7
prams and	1 1
preda…	11 8
prefer	0 10
prefer_$	1 13 2 1
prefered	1 3 2 14
preference	0 9 2 8
preference ,	0 3
preference :codething	0 4
preference :openprice	2 1
preference :opinion	2 1
preference is	0 4
preference to	2 1
preferred	0 9 2 47
preferred $	0 1 2 14
preferred ,	2 22
preferred :bid	0 2
preferred :childless	0 2
preferred over	0 2
prefe…	0 23 1 12 2 66 4 -19 6 -18 7 -20
pregnancy	2 1
pregnant	2 29
pregnant ,	2 13
pregn…	2 40
premium	0 3
premi…	0 1
prepared	4 13
prepared :openprice	4 13
prepared :opinion	4 13
prepared to	4 13
prepay	13 36
prepay :number	13 12
prepay_$	13 9
prepay_month	13 12
prepayment	13 9
prepa…	4 5 13 41
pres_##	8 6
pres_bed	10 4
pres_then	8 6
pres_two	10 5
presbyterian	2 8
presbyterian_$	2 17
presb…	2 13
present	11 14
prese…	11 13
press	8 25 9 -7 10 3
press c	8 6
prettier	7 12
prettiest	7 8
prett…	7 33
previou_was	8 13
previou_were	8 2
previous	2 -10 3 -10 8 18 10 5
previous :person	3 -27 8 20
previous tenant	8 14
previous tenants	3 -4
previously	10 16
previ…	2 -2 3 -11 8 18 10 33
price	4 72 6 26 7 28 8 -33
price $	2 4 6 -5 7 11
price ,	4 2
price :accepting	4 3
price :burden	4 10
price :deadline	6 2
price :deterring	4 4
price :fixed	6 4
price :openprice	4 6
price :return	6 3
price :tribunalrent	6 3
price on	4 10
price_#	6 8
price_$	4 25
price_no	4 1
prices :place	7 8
prices here	7 8
primary	1 -12 8 -5
prima…	1 -13 8 -6
print	6 9
print_$	6 12
priority	2 16
priority $	2 14
prior…	2 20
prison	8 24
pritchard	14 5
pritc…	8 14 14 5
private	0 15 2 -9 4 12
private :person	0 16
private_$	0 14 2 -4
private_only	0 14
priva…	0 15 2 -10 4 24
priya	8 12
problem	0 -8 1 -8 3 -19
problem $	3 -21
problem_$	0 -6
problems	2 8
problems $	2 2
probl…	0 -19 1 -29 3 -24
proce…	5 2 6 2 13 1
professional	2 10 5 10
professional :demand	0 9
professional :feething	0 -15 5 16
professional :sex	2 22
professional clean	0 -3 5 1
professional female	2 9
professional_$	2 5
professional_want	0 11
professionally	0 -7
professionals	0 25
professionals $	0 7
profe…	0 23 1 -12 2 6 4 -9 5 16 6 -22 8 -41 13 -27
profit	7 19
profit_$	7 16
prohibit_$	3 8
prohi…	3 30
proje…	13 2
promise	7 13 11 8
promise $	7 13
promise ,	11 1
promise the	7 8
promise_$	7 -12
promise_will	7 7
promises	11 5
promi…	11 24
prompt	6 13
prompt_$	6 13
proof	7 14
proof $	7 8
proof_$	7 3
proof_income	0 -6
proper	0 6 8 -3
proper_$	2 -6
properly	8 13
properties	6 10
property	3 4 10 14
prope…	3 11 6 6 7 -11 8 4 10 14
proposals	4 36
propo…	4 53 11 7
protestant	2 13
prote…	2 17 5 5
public	1 2
public_$	1 3
puppies	3 4
puppi…	3 4
purchaser	7 5
purch…	7 18
purposes	11 6
purpo…	11 17
purse	4 3
purse_$	4 3
push :number	8 9
push_#	8 2
pushchair_$	1 16
pushchairs	1 16
pushchairs ,	1 1
pushc…	1 29
put	2 -15 3 -33 4 47 6 -18 7 2
put :advance	4 10
put :burden	4 1
put down	5 8 13 19
put forward	4 10
put it	6 -7 8 14
put you	4 3
put your	4 8
put_against	5 12
put_back	8 17
put_front	4 3
put_list	7 3
put_month	4 6
put_rent	0 4
puts_$	1 1
q	4 4
q ,	4 5
quality	7 14
quali…	7 14
quarter	13 37
quarter $	13 2
quarter :period	13 10
quarter_$	13 22
quarter_advance	13 8
quarterly	13 17
quarterly $	13 1
quart…	0 -4 4 -24 8 -18 13 62
queer	2 10
question	0 2 3 11 7 14
quest…	3 9 6 -2 7 5
queue	6 21
queue_$	6 8
queuing	6 19
queui…	6 19
quick	2 -14 6 29
quick $	6 23
quickest	6 8 7 3 14 13
quick…	6 28 7 10 14 13
quid	4 5 5 48
quid for	5 12
quid_$	5 11
quid_you	5 1
quiet	1 20 6 -12 7 -17 14 -7
quiet $	8 3
quiet_so	1 1
quieter	7 2
quietest	7 9
quiet…	7 24
quines	2 20
quote	0 1
quoted	4 24
rabbit_hamster	3 6
rabbits	3 20
rabbi…	3 20
race	2 -9 6 20
race ,	2 -11
race :openprice	2 -13
race or	2 -13
race_$	2 -25 6 18
race_religion	2 -10
race_sex	2 -9
rail	3 10
rail $	3 11
rails	11 -3
rainbow	2 19
rainb…	2 19
raised	1 -5
rapid	6 8
rarely	6 1
rarer	6 13
rarer than	6 13
rate	4 8
rates	9 8
rather	2 29 5 2 7 -9
rather a	5 10
rather it	2 5
rather not	8 1
rather than	0 7 2 3 11 1
rather you	2 9
rather_$	8 4 14 1
rc	2 1
re	12 8
re_$	12 8
reach	13 7
reach :online	13 10
reach :opinion	13 10
reach :payer	13 11
reach :seller	13 10
reach :writeto	13 10
reach us	13 10
read	6 6 7 -17
read it	3 1
read this	6 20
read_$	6 12
reader	6 3
reading	6 23
readi…	6 20
ready	13 16
ready_$	6 -2
real	11 51
real :person	11 18
real ones	11 18
real_$	11 27
reason	3 -2 8 4
reason $	3 -11
reason for	8 10
reason_sale	8 10
reasonable	4 5
reaso…	4 4
receipt	0 7 5 13
receipt of	0 12
receipt_$	0 2
recei…	0 14 5 20
recently	10 2
recen…	10 2
recipients	0 7
recip…	0 7
reckon	6 9
recommended	6 7
recom…	6 11
record	11 6
record $	11 3
recovering	8 24
recov…	8 26
red	6 10
red kites	7 1
redecorat_$	1 6
redec…	1 11
reduced	4 -10
reduc…	4 -4
referenc_$	0 10
referenc_inventory	5 -11
referenc_£#	5 4
reference	0 2
reference $	0 1
references	2 -2 5 -34 6 -11 13 15
referencing	4 -12 5 18
refer…	0 5 2 -20 4 -37 6 -5 7 -33 8 -35 13 27 14 -14
refle…	4 2
refs	5 29 13 16
refs $	13 2
refs ,	5 30
refundable	5 9
refun…	5 11
refur…	5 7
refusal	2 7
refusal $	2 9
refuse	1 -10 4 8
refuse a	3 -19
refused	0 -15 1 1
refused $	1 4
refused for	0 -11
refus…	0 -4 1 2
region	4 12 7 1
region of	4 12 7 1
region_$	7 4
region_month	4 2
region_£##	4 3 7 4
registration :fee	5 6
registration_$	5 4
regis…	2 11 14 -14
regret	8 1
regret that	8 2
regul…	0 7
rehab	8 5
rehome	3 23
rehome_before	3 21
release	6 5
relea…	6 17
reli_$	11 2
relied	11 11
religion ,	2 -19
religion_sex	2 -3
rely	11 16
rely :burden	11 8
rely :deterring	11 8
rely on	11 8
rely_$	11 10
rely_them	11 12
remain	3 15 7 2
remain_$	2 11
remains	2 4
remai…	2 3
reminder	5 13
remin…	5 13
renewing	5 4
renew…	5 11
rent	1 -38 2 -41 3 -30 4 58 6 -27 7 -71 8 -25 9 -3 10 -24 11 -71 12 -17 13 60 14 -89
rent ##	4 -10 5 12
rent $	0 -3 5 9 6 3 8 14 13 -2
rent ,	4 19 5 15 13 -4
rent :absolute	13 6
rent :advance	4 -1
rent :burden	13 3
rent :clocktime	4 10 13 5
rent :codething	4 5 5 -3 7 -41 13 12
rent :condition	4 2
rent :councilpay	13 -2
rent :deadline	4 -22 5 -4
rent :demanding	4 -16 5 -2 13 16
rent :deterring	4 2 13 1
rent :longperiod	13 12
rent :money	4 -31 5 -17 13 -27
rent :negation	4 1
rent :newness	13 11
rent :number	4 -15 5 20
rent :openprice	2 3 4 9 5 -24 6 -24
rent :opinion	2 15 4 2 13 10
rent :payer	13 -1
rent :paying	13 4
rent :period	4 -17
rent :preferring	0 7
rent :promise	0 7 4 13 7 -11
rent :spelled	13 15
rent :time	13 15
rent :urgency	13 7
rent ahead	13 -2
rent at	13 12
rent by	4 20 9 1
rent came	0 10
rent every	13 6
rent for	13 27
rent from	0 1 4 8
rent holds	5 11
rent in	4 -3 13 23
rent is	4 5 5 -2 7 -38 13 8
rent may	0 3
rent neg	4 7
rent negotiable	12 2
rent of	5 -13
rent on	4 4
rent paid	13 -2
rent payment	13 7
rent than	7 1
rent this	0 4
rent to	2 16 13 14
rent up	4 -14
rent will	4 19
rent £#	4 -8 5 -7 13 -2
rent £##	4 -19
rent's fair	1 2
rent_#	4 5 13 42
rent_##	4 13
rent_$	0 -22 4 -13 8 -1 10 -3 12 1 14 -12
rent_advance	13 -14
rent_after	4 21 13 -18
rent_by	0 42 4 -4 13 -8
rent_close	4 4
rent_collect	13 3
rent_come	0 7
rent_council	0 13
rent_due	4 -7
rent_four	13 -10
rent_from	0 23 4 -5
rent_given	4 2
rent_hand	13 8
rent_house	5 6
rent_i'd	1 2
rent_lady	13 6
rent_late	5 8
rent_let	6 1
rent_met	0 4
rent_monday	6 8
rent_month	4 -40 5 -33 13 -5
rent_more	1 3
rent_negotiable	4 18
rent_negotiation	4 2
rent_no	5 10
rent_not	13 2
rent_once	13 -13
rent_only	4 12
rent_out	0 5
rent_paid	13 -12
rent_pay	0 -3
rent_pcm	4 -34
rent_quarter	13 17
rent_rent	4 -3
rent_request	4 13
rent_room	7 4
rent_say	13 11
rent_set	4 4
rent_sign	13 -13
rent_suit	4 7
rent_taken	13 7
rent_term	13 18
rent_think	4 3
rent_up	6 2
rent_viewing	4 2
rent_want	1 2
rent_week	13 -22
rent_whatever	4 20
rent_while	5 15
rent_would	0 -2 4 9
rent_you	4 14
rent_your	13 11
rent_£#	1 2 5 -4
rent_£##	4 -36 5 -15
rental	4 23 7 25 9 14 10 20 13 26
rental :bid	4 5
rental :income	7 2
rental :nearby	10 5
rental :newness	10 5
rental :openprice	4 1
rental :place	10 5
rental :return	7 6 10 4
rental :tribunalrent	10 5
rental in	7 15
rental income	7 2
rental market	10 5
rental periods	13 10
rental_#	9 3
rental_$	13 9
rentals	14 19
rentals $	14 6
rentamount	5 7
rentamount :spelled	5 7
rentamount =	5 7
rentamount_##	5 7
rentamount_deposit	5 6
renta…	5 5 14 16
rented	2 6 9 1
rented :openprice	6 4
rented :opinion	6 5
rented to	6 5
renter_$	0 10
renters	0 10
rente…	0 10
rents	4 22 7 25 13 24
rents :ranking	4 17
rents are	13 2
repairs	8 -14
repai…	8 -19
repeated	6 12
repeated $	6 8
repea…	6 6
repla…	8 -8
report	5 1
repre…	11 12
republican	2 18
republican_$	2 8
republicans	2 15
repub…	2 39
request	4 13
request $	4 9
reque…	4 7
requir_$	0 1
required	2 16 5 14
required $	2 4
requi…	2 12 5 12
reservation	5 9
reserve	6 31
reserve it	6 6
reserved	6 4
reser…	5 11 6 44 13 22
residence	1 7
residents	2 5
resid…	0 -7 5 -11 6 -23 8 -8
respect	1 5
respect that	1 4
respect_$	1 4
respe…	1 2
response	6 4
responsibility	11 4
respo…	6 19 11 17
rest	0 16 2 2 4 4
rest $	14 2
rest_$	0 8 2 5
retired	0 -32 2 -2 8 22
retired :jobname	8 8
retired policeman	8 9
retirement	1 -24
retir…	0 -40 1 -26 2 -25 8 13
returnable	5 16
returnable :money	5 10
retur…	5 30
rich	7 29
rich_$	7 5
right	3 -13 4 1 6 6
right ,	6 8
right :paying	2 9
right :person	4 16
right :time	6 4
right now	6 4
right person	4 9
right_$	4 15
rigs	8 3
ring	6 7 14 31
ring ##	14 6
ring :number	14 6
ring :ranking	8 8
ring the	1 2
ring you	14 1
ring_##	14 12
ring_$	6 7 8 6
ring_bell	1 2
ringing	6 1 8 19
ringi…	6 1 8 19
risk	0 1 7 8
rm	2 30 5 5
rm ,	2 8
rm :money	5 7
rm £#	5 7
rm_£#	5 7
rms	2 19
rnt	13 25
road	1 -9 2 18 4 -7 7 -9 10 -4 14 -1
road $	2 10 7 -39
road with	2 6
road_$	7 -10
road_you	2 21
roll	6 13
roll_$	6 4
roll_tenancy	12 -11
rolls	12 -1
roma	2 22
romanians	2 10
roman…	2 12
roof	1 -6 4 3 7 24 8 8
roof $	7 12
roof and	10 4
roof deck	4 2
roof_$	7 3 10 2
roof_bike	4 3
roof_wash	4 3
room	1 -61 2 21 3 -23 6 10 7 -7 8 11 11 20 14 -5
room #	11 13
room $	6 -1
room ,	2 -3
room :codething	2 7
room :deterring	11 1
room :losing	6 1
room :number	2 7 11 12
room :promise	6 4
room :spelled	8 6
room and	8 13
room going	6 1
room in	2 5
room is	2 7
room will	6 4
room with	3 -2 8 13
room_$	2 4 4 9 6 -38 7 -34 11 19
room_about	6 1
room_all	8 2
room_house	6 8
room_look	11 9
room_only	2 2
room_rent	6 5
room_room	8 2
room_your	7 3
room_£#	4 19
rooms	2 13 4 29 8 -8 11 21 13 15 14 1
rooms $	13 14
rooms ,	2 1 4 1
rooms :accepting	11 4
rooms :clocktime	4 16
rooms :deadline	11 6
rooms :openprice	4 15 11 3
rooms face	7 -1
rooms from	4 16
rooms may	11 6
round	0 3 1 16 2 -2 4 16 6 18 8 11
round ,	6 11
round :place	7 2
round :time	6 18
round here	7 2
round_$	6 5
rover	3 25 8 2
row $	8 1
row_$	2 1
rug	1 2
ruin	1 4
rul_$	2 10
rul_out	2 11
rule $	3 1
rules	2 6 3 -15 5 7
rules $	5 11
rules you	2 12
run	1 10 8 -6
run $	6 28 7 2
run :clocktime	12 7
run :codething	1 6
run a	0 4
run_$	1 11
runn_$	0 3
running	0 13 6 15
running ,	0 4
running :absence	6 2
running :fee	7 5
running :paying	7 5
running :refusing	6 2
running costs	7 5
running out	6 2
runni…	0 13 6 15
runs	8 -24
runs :absence	6 5
runs :refusing	6 6
runs out	6 6
rye	7 4
rye $	7 4
s	3 12 11 5
s_$	3 12
sabbath	2 2
sabba…	2 2
sad	6 1
sad_$	6 1
sadly	8 9
sadly ,	8 2
safe	7 7
safe :number	8 4
safe_$	7 3
safer	7 16
safer :nearby	7 1
said	1 -4 6 -3 7 -12 8 -17
said :negation	3 10
said :spelled	3 10
said no	3 10
sake	4 5
salari_$	0 10
salaried	0 33
salaried :person	0 22
salary	0 19
salary $	0 7
salar…	0 39 2 -2
sale	6 -8 7 -35 8 36 10 54 14 8
sale $	10 9
sale ,	8 25
sale :codething	8 1
sale :deadline	10 10
sale :newness	10 1
sale :openprice	2 14
sale :opinion	2 15
sale is	8 1
sale to	2 15
sale_$	6 -18 10 8
sales	8 6
sales ,	8 2
salford	6 18
salford $	6 9
salfo…	6 18
salt	11 10
salt $	11 3
same	0 -42 1 -57 2 9 4 -60 5 -10 6 -62 7 -32 8 16 11 22 13 -26 14 2
same $	11 22
same :openprice	2 3 14 4
same :sex	2 14
same :title	14 5
same as	8 18
same name	14 6
same sex	2 14
same_$	0 -33 2 7 5 -2 6 -13 7 -29
sandra	14 2
saturday	4 10 9 3
saturday $	4 12
satur…	4 9 9 2
save	0 9 2 6 3 22
save :disclaimer	0 6 3 6
save :money	6 1
save :payer	0 4 3 6
save yourself	0 4 3 6
save £##	6 1
save_bus	0 4
save_fare	0 4
savings	13 2
savings ,	5 2
savin…	13 2
say	1 5 2 17 4 7 6 10 7 33 13 20
say $	6 12
say ,	7 15
say :burden	4 4
say :codething	8 1
say :seller	6 4
say :spelled	7 10
say it	1 7 2 12
say that	2 2
say the	7 -4
say yes	6 13 7 8
say_$	1 14 2 17 4 33
say_any	1 8
say_but	2 7
say_come	2 1
say_didn't	6 7
say_they	7 2
say_you	6 4
saying	2 25
says	0 12 2 12 8 -11
says $	4 -9
says_$	1 -9
says_we	1 1
scan	14 31
scan the	14 5
scheme :absence	5 1
scheme :clocktime	5 1
scheme :condition	5 1
scheme :deadline	5 1
scheme :fixed	5 1
scheme :onlyword	5 1
scheme until	5 1
scheme_go	5 1
school	0 -15 1 43 2 -2 4 -3 6 -4 7 3 14 -19
school $	7 9
school :age	1 15
school :childless	1 14
school :openprice	1 4
school :urgency	1 23
school age	1 10
school run	1 24
school you	2 1
school_$	1 27 8 -6 14 -4
school_first	7 4
school_shop	7 3
school_went	2 1
schools	7 16
schools ,	7 18
schoo…	7 21
score	13 8
score_$	13 7
scot	14 12
scot $	14 8
scram…	6 2
screen	6 3
screen $	6 4
scroll_$	1 5
scrolling	1 7
scrol…	1 7
scroungers	0 7
scrou…	0 7
sea	7 30 9 8
sea $	9 8
sea_$	7 11
sealed	4 34
sealed :bid	4 18
sealed bids	4 15
search	2 1 7 5 14 4
search_$	2 7
season	2 1 9 29 13 11
season $	2 2
season ,	9 2
seat	7 19
sec	5 18
second	2 -39 4 -5 6 47 8 2 13 2
second $	6 12
second :burden	6 3
second :openprice	7 18
second :opinion	7 18
second on	6 4
second to	7 18
second_$	6 11 7 1
second_none	7 19
second_there	6 1
secure	0 3 6 17
secures	5 4
security	5 2 8 5
security_week	5 9
secur…	5 20 8 4
see	0 -31 1 -15 2 6 4 3 5 18 6 5 7 -9 8 -4 13 -4 14 24
see :burden	14 4
see :negation	6 3
see :spelled	6 3
see it	6 -7 7 -20
see more	14 5
see no	6 3
see the	11 9
see_$	0 -9 2 -25 5 12 6 3 7 -2 11 15 14 14
see_get	6 3
see_money	13 4
see_pictur	11 -14
see_rent	6 6
seeing	10 5 13 7
seen	6 6 7 4 10 9
seen it	10 7
seen_$	10 5
sees	7 9
sees_$	6 1
self	0 -19 9 27 13 25
self :work	0 -39 13 26
self employed	0 -33 13 26
self_$	9 1 13 13
sell	2 29 10 2 12 12
sell :openprice	2 16
sell :opinion	2 16
sell to	2 16
sell_$	2 28
sell_my	8 11
sell_we	6 1
seller	8 23 11 4
seller ,	8 14
seller_$	8 11
seller_so	8 1
selle…	6 4
selling	6 6 8 9
selling :condition	8 7
selling :openprice	2 16
selling :opinion	2 15
selling because	8 7
selling to	2 15
selli…	6 6 8 9
semi	3 2 7 -5 10 16
semi ,	10 2
semi in	3 3
semi with	10 3
semi_$	10 20
semi_drive	10 7
send	4 -7
send :seller	0 2
sent	13 1
september	6 -33 8 -30 12 32 13 6
september $	6 -10 12 13
september_$	12 3
septe…	6 -33 8 -30 12 32 13 6
serio…	6 11
servic_$	8 -22
service	5 6 7 9
serviced	8 -31
servi…	5 16 8 -34 13 -21
set	4 41 5 22
set $	1 7
set :deadline	0 9 5 8
set :demanding	0 9 5 8
set :openprice	0 9 5 8
set :period	4 4
set :rent	4 9
set :return	4 9
set :spelled	4 6
set by	8 -12
set in	4 5
set it	8 2
set of	7 13
set rent	4 9
set up	0 9 5 8
set_$	4 29 6 13 8 -18
set_stone	4 8
set_you	8 -4
settle	13 39
settle the	13 21
seven	7 -36 8 1 14 27
seven $	14 3
seven ,	8 7
seven :burden	14 13
seven :number	14 22
seven :return	14 13
seven :spelled	14 23
seven double	14 13
seven seven	14 17
seven_double	14 11
seven_has	8 1
seven_nine	14 3
seven_zero	14 4
seventy	8 12
seventy_$	8 1
seven…	8 18
several	6 -25
several :demand	6 -21
several_$	6 -14
sever…	6 -26
sex	2 17
sex ,	2 -4
sex_$	2 11
sex_not	2 2
shall	3 7
shall :seller	0 6
shall remain	7 2
shall_$	7 1
shamp…	5 3
shan't	0 6
shar_so	2 1
share	2 1 6 -3 7 -1 8 1 14 -3
share_$	2 5
shared	3 1 7 -9
shared :feething	1 2
shared :room	2 5
shared bathroom	2 9
shared garden	1 2
sharers	1 -42 2 -8
sharers ,	1 -25
share…	1 -42 2 -8
she'll	1 2 8 1
she's	8 25
shed	1 -5
shelf	6 19
shelf $	6 4
shelf_$	6 4
shift	6 38
shift_$	6 14
shoot_$	8 4
shops	7 13
shops ,	7 16
short	0 -3 1 -25 2 -20 7 -13 9 7 12 26
short :disclaimer	12 20
short :writeto	12 20
short film	14 1
short hold	12 20
short_only	9 8
shorter	12 4
shorthold	12 47
shorthold :feething	12 21
shorthold :fixed	12 29
shorthold tenancy	12 21
short…	12 67
shot	6 18 11 3
shot :spelled	6 17
shot at	6 17
shots	11 22
should	1 1 4 10 6 -12 7 -3 8 4 11 4
should :asking	8 16
should :councilpay	4 2
should :deterring	2 5
should :jobless	4 2
should :wanting	1 5 3 3
should be	0 6 11 6
should know	8 3
should state	4 2
should_$	1 11
should_elsewhere	1 3
should_they	4 2
shouldn't	2 14
shoul…	2 13
shout	6 12 14 4
shout_##	14 4
show	2 -4 6 -44 7 -9 8 9
show $	8 17
show :building	11 4
show :number	0 10
show the	11 -8
show_$	5 9
show_room	11 7
shower	3 -9
shown	4 10 5 4 6 -19 7 -2 11 20
shown $	4 -1 11 1
shown :codething	4 20
shown is	4 20
shows it	11 3
shut	8 22
shut :deadline	8 6
shut :demanding	8 6
shut :openprice	8 8
shut up	8 6
shut_so	8 3
shut_you	8 20
shuts :spelled	8 -3
shuts at	8 -3
shy	4 15
shy :openprice	4 4
shy about	4 4
side	1 -6 2 -6 8 26 9 -3
side :feething	8 10
side :keything	8 9
side :room	8 9
side gate	8 8
side_$	2 -21 8 21
sighted	2 4
sight…	2 4
sign	1 -3 5 1 12 11
sign :deadline	5 3
sign :demanding	5 4
sign :openprice	5 4
sign for	12 7
sign up	5 4
sign_$	0 8 8 -2 12 21
sign_rent	13 13
sign_week	6 7
signal :codething	14 -6
signal is	14 -6
signal_good	14 -1
signed	6 -33 12 -12 13 -39
signed $	6 -7 13 -11
signed ,	13 -17
signing	0 1 12 14
signing $	5 3 13 -7
signing :burden	0 22 12 8
signing :deterring	0 24
signing on	0 24
signi…	0 1 12 14
signs	0 14 6 8
signs :burden	0 15
signs :deterring	0 15
signs on	0 15
signs this	6 1
sikhs	2 1
similar	0 13 11 25
similar $	0 5
similar_$	11 2
simil…	0 13 11 25
simp_$	7 4
simple	14 -2
simply	7 39
simply :negation	1 2 7 3
simply the	7 25
since	0 -42 2 2 4 -21 6 19 8 43 11 33 14 -2
since $	11 11
since ,	11 3
since :spelled	11 3
since :time	11 3
since :title	8 6
since breakfast	6 32
since the	2 3 8 15
since then	11 3
since_$	6 16 7 14 8 34 11 7
since_so	3 1
single	1 9 6 -15 7 27
single :sex	2 12
single_$	1 2 7 7
sink_kitchen	2 7
sinks	2 6
sinks in	2 7
sinn	2 27
sinn fein	2 22
sinn_voter	2 11
sister_$	2 5
sisters	2 18
siste…	2 27
sit	5 2 6 11
sit in	5 3
sit_$	5 2
site	0 -15 1 -27 2 -16 6 -31 8 -26 14 -54
site $	14 -27
site ,	14 -2
site_$	14 -7
sits	8 16
sits with	5 1
sits_scheme	5 1
six	1 -30 5 -1 6 -7 12 2 13 -13
six $	12 6
six :burden	12 9
six :period	0 2 13 -17
six :spelled	12 6
six month	12 3
six months	0 8 13 -5
six plus	12 9
six weeks	5 2
six_ast	0 6
six_six	12 9
sixteen	1 19 5 2
sixte…	1 20 5 2
sixty	5 5
sixty_$	6 1
skat_$	6 2
skates	6 7
skates :burden	6 7
skates :deterring	6 7
skates on	6 7
skies	7 12
skin	2 3
skip	14 19
skip the	14 20
skip_$	14 4
skye	9 7
skyli…	8 2
skype	14 18
skype_$	14 10
slash	14 27
slate	10 3
slate :room	10 4
slate :rulesplace	10 4
slate roof	10 4
sleep	1 8 8 3
sleep_$	9 6
sleeps	9 20
sleeps :number	8 -15 9 20
sleeps :spelled	9 10
sleeps in	8 3
sleep…	1 1
slide	14 4
slides	1 3
slip	4 9 6 16
slip in	4 6 6 1
slip_your	6 4
slips	0 3
slots	1 2 6 11
slots :absence	6 4
slots :hiding	6 4
slots :scarcity	6 4
slots are	1 6
slots left	6 4
small	1 6 3 3 5 9 7 -15 11 -10
small ,	3 7
small :child	1 -16
small :feething	6 3
small :person	1 3
small :room	6 1 8 10
small children	1 -11
small_out	0 4
small_which	6 3
smith	14 1
smok_no	9 1
smoke	8 -42
smokers	2 -19 3 3
smokes	8 6
smoke…	2 -19 3 3
smoking	0 3 2 -2 3 3
smoking $	0 11 3 8
smoking ,	9 1
smoki…	0 3 2 -2 3 3
snap	6 -11 14 11
snap_$	6 -6 14 2
snapped	6 5
snapped :deadline	6 9
snapped :demanding	6 9
snapped :openprice	6 9
snapped up	6 9
snapp…	6 5
snaps	11 27
snooze	6 7
snooze you	6 7
snooze_$	6 6
snooze_lose	6 11
snow	6 11
snow :deadline	6 15
snow off	6 15
so	0 -6 1 8 2 9 3 6 4 -16 5 -47 6 29 7 -21 8 49 9 -33 11 5 12 -18 14 -33
so $	2 32
so ,	2 7
so :absolute	2 3 7 -10
so :advance	6 20
so :child	1 15
so :codething	6 2
so :demanding	6 -22
so :fairness	7 15
so :kin	1 1
so :losing	2 6 6 -8
so :negation	2 7 7 -48 8 9 11 11
so :number	8 19
so :openprice	0 3
so :opinion	1 6 6 -26
so :payer	1 24 3 2
so :pet	3 36
so :phone	6 5
so :ranking	6 2
so :regretting	2 6
so :seller	1 4 6 -44
so :spelled	3 -1 8 28
so :superlative	3 2
so :title	8 1
so :urgency	8 2
so :welcoming	2 -11 6 12 7 -1 8 22
so :work	6 8
so :writeto	6 20
so a	6 6
so be	6 7
so children	1 1
so come	6 11
so does	13 3
so don't	2 4 6 3 11 7
so expect	6 -1
so first	6 1
so get	6 27
so if	6 6
so it	6 -4
so no	8 5
so nobody	2 1
so nothing	3 2
so one	8 6
so pets	3 22
so please	2 -5 8 25
so sorry	2 7
so that	8 -6
so that's	1 5
so the	8 13
so they're	2 9
so we	1 8
so we'd	1 1
so we're	8 8
so we've	1 2
so well	7 24
so what	0 4
so would	2 11
so you	6 -17 8 21
so_$	0 -12 1 -13 2 27 6 38 8 9 14 -13
so_about	6 -7
so_after	6 -18
so_app	2 1
so_ask	3 1
so_bill	13 3
so_bonfir	8 3
so_can	8 15
so_claim	6 6
so_come	6 -2
so_don't	6 -4
so_empty	8 12
so_fami	1 28
so_first	6 8
so_form	6 1
so_have	3 5
so_how	4 6
so_its	1 2
so_kind	0 4
so_know	13 10
so_none	1 4
so_our	13 2
so_out	1 3
so_owner	1 2
so_quiet	8 12
so_ring	8 12
so_shall	3 2
so_tenant	0 17
so_they	2 8
so_through	2 1
so_time	6 -13
so_tiny	1 3
so_us	2 3
so_we	2 7 8 3
so_will	7 -1
so_you	2 -7 6 6
so_you're	13 1
so_yourself	8 3
so_yourselv	6 9
social	0 19
social $	0 1
social :person	0 1
sofa	1 -13 4 -20 5 8 7 2
sofa :openprice	11 2
sofa and	5 10
sofa_beds	5 5
sofa_tel	8 2
sofa_£#	5 5
sold	6 4
solicitor	5 10
solic…	0 9 2 -7 5 24
some	2 -3 11 31
somebody	0 3 2 -4 4 13 6 7 7 -13 13 -1
somebody :losing	1 5 6 15
somebody :title	4 5
somebody else	6 16
somebody else's	1 3
somebody who	4 5
somebody who'd	4 4
someb…	0 1 2 -6 4 13 6 2 7 -18 13 -1
someone	4 4 5 -2
someone :losing	6 12
someone else	6 3
someone's	6 10
someo…	1 -2 4 2 5 -5 6 14
something	0 12 3 7 5 12 6 -1
something :opinion	0 4
something :payer	0 7
something :seller	0 7
something for	5 13
something we	0 4
somet…	0 9 3 6 5 9 6 -6
somewhere	1 15 2 12 4 30
somewhere :losing	1 19
somewhere :openprice	0 4
somewhere :opinion	0 12
somewhere else	1 19
somewhere in	4 19
somewhere to	0 12
somewhere_$	1 24 2 12
somew…	1 15 2 12 4 35
soon as	6 5
sooner	1 8 2 10
sooner :accepting	1 8
sooner have	1 6
sooner_$	2 6
sooner_than	1 7 3 2
sophi…	1 1
sorry	0 21 1 15 2 31 3 12 4 -14 5 9 6 -29 7 -33 12 7
sorry ,	1 4 2 12 5 8
sorry :negation	1 2
sorry :person	0 1
sorry :sex	2 11
sorry :spelled	1 1
sorry folks	0 1
sorry no	1 1
sorry_$	2 8 3 2 5 9
sorry_can't	2 1
sorry_children	1 1
sorry_dads	1 10
sorry_dss	0 3
sorry_mums	1 10
sorry_our	2 2
sort	2 -22 4 -24 6 6
sort $	0 2
sort_house	1 2
sought	0 14 2 9
sought for	0 2 2 5
soul	7 11 8 21
soul has	7 7
soul in	8 1
sound	7 1 8 6
south	7 -12
space	8 -5
spaciou_bed	0 3
spacious	0 3
spacious :number	0 3
spaci…	0 3
spain	8 12
spain :clocktime	8 1
spani…	3 6
spare	6 13 8 34
spare ,	14 2
spare :keything	8 6
spare_$	14 1
speaker_$	2 7
speakers	2 5
speak…	2 9
spend	9 16
split	5 8
split_tenant	5 4
spot	7 1
spring	6 -23 7 4 8 -6 12 19 13 17
square	4 -6 8 -5
squeaks	3 6
squea…	3 6
ss	0 6
st	1 -9 6 -21 7 3 8 -46
st :forename	8 -6
stables	10 1
stabl…	10 1
stage	1 5
stair	9 -31
stair $	2 9 8 1
stair_$	1 8 2 -6
stair_no	2 5
stair_steep	1 6
staircase	2 -5
stairs	1 13 2 -1 8 -8
stairs $	2 -11
stairs ,	2 -17
stairs are	1 4 2 12 8 -7
stairwell	1 7
stairwell $	1 11
stair…	1 2 2 -18
stamford	2 6
stamf…	2 6
stampede	6 27
stamp…	6 27
stand	6 5 13 4
stand :deadline	6 8
stand :demanding	6 9
stand :openprice	6 9
stand up	6 9
stand_$	13 -1
standard	12 13
standard :fixed	12 15
standing	4 -24 6 -4
standing order	4 -18 5 2
stands	8 7
stands :absence	8 11
stands empty	8 9
stand…	4 -35 6 -19 12 7
star	8 12
star_$	2 7
start	4 10 6 -26 12 7
start :spelled	4 17
start at	4 17
start_##	4 15
start_$	4 10
start_month	4 5
start_£#	4 15
starter	3 4
starting :spelled	4 10
starting at	4 6
start…	3 3
state	0 25 1 2 4 11 13 -9
state the	0 -2 4 12
state your	2 11
state_rent	4 10
state_would	4 10
statements	13 -9
state…	13 -13
stay	1 10 2 2 6 -22 8 -1 12 8
stay in	2 1
stay_$	1 6 2 17 3 24 5 -7 6 -18 8 -24 9 -6 12 12
stay_your	3 11
stays	3 26 4 -8
stays $	9 -11
steady	0 17
steady :work	0 13
steep	1 4
steep $	2 8
steep ,	1 6
steep_so	1 4
steer	0 4
steer :paying	0 4
steer clear	0 4
steer_$	0 4
step	8 4
step_you	6 3
steps	8 -13
stick	6 3
stick :openprice	6 4
stick :place	6 4
stick around	6 4
stick_$	6 1
sticks	6 6
still	4 -12 6 8 7 -7 8 -10 10 1
still :accepting	6 3
still :holiday	8 1
still :petpart	10 5
still be	6 7
still in	2 2
still wet	10 5
still_when	6 9
still_you	6 4
stipulation	1 1
stipu…	1 1
stock	6 5 11 13
stock :photo	11 2
stock_$	6 1
stock_used	11 12
stockport	3 12
stock…	3 12
stone	4 5
stop	1 21 3 13 5 7 7 5
stop_$	1 20 3 10 7 6 8 -5 14 6
stopped	6 29
stopped $	6 9
stopped ,	6 4
stopp…	6 27
stops	5 3
stops the	5 5
storage	9 -14
storage heaters	9 -5
stora…	9 -14
store	8 2
store_##	8 13
stories	1 14
stori…	1 14
storm	7 7
straight	2 8 6 -22
straight :childless	2 12
straight :openprice	0 -4
straight :person	2 18
straight couples	2 5
straight in	0 4
straight_$	2 13 7 7
straight_only	2 4
strai…	2 7 6 -23
strat…	14 7
street	0 -6 1 -15 4 -3 6 -5 10 -23 14 -1
street $	2 14
street ,	7 -6
street for	7 3
street in	7 21
street_$	7 22
stretch	13 17
stret…	4 2 13 17
strict_$	3 13
strict_children	1 5
strictly	3 19
strictly :negation	3 7
strictly :spelled	3 5
strictly for	6 3
strictly no	3 6
stric…	1 2 3 19
strike	6 9
strike :condition	6 9
strike while	6 9
stroke	8 16
stroke $	8 2
strong	2 2
stroud	6 3
struck	3 3
student	8 5
student :building	8 1
student house	8 1
student_one	13 3
student_payment	13 3
student_term	13 2
students	0 -17 1 -3 2 13 13 29
students :income	13 5
students :paying	13 8
students pay	13 5
stude…	0 -37 1 -29 2 15 4 -13 13 30
studio	7 6
studio $	7 7
style	9 22
such	0 9 6 10 7 30
such $	0 6
such a	6 6
such_$	7 7
suffer	2 5
suffers	8 14
suffe…	8 11
suit	0 -4 9 4
suit $	1 1
suit :number	2 20
suit :spelled	2 1
suit a	1 -21
suit_$	2 1
suit_no	1 12
suitable	1 -9 2 10 3 1
suitable_$	2 8 3 5
suita…	1 -9 2 9 3 1
suited	2 3
suited :openprice	2 2
suited :opinion	2 2
suited to	2 2
suits	2 -8
sum	4 30 13 22
sum of	5 2
sum_£#	5 2
summer	8 -9 9 24 12 19 13 27
summer $	13 11
summer :holiday	9 2
sun	6 -5 7 15 8 -9
sun_every	7 1
sunday	6 40
sunday $	6 24
sunday :clocktime	6 10
sunny	2 4
supper	6 13
support	0 6
support_hous	0 1
supported	0 14
supported by	0 5
supporters	2 18
suppo…	0 34 2 16
sure	7 15
sure :openprice	7 3
sure :opinion	7 5
sure to	7 5
sure_$	7 8
surprise	4 6
surprise :seller	4 6
surprise :writeto	4 6
surprise me	4 6
surpr…	4 4
sweet	8 11
swift	6 24
swim	1 -11
sycam…	6 3
sympa…	0 2
t	10 5 11 5
t :digits	10 5 11 5
t :spelled	10 5 11 5
t o	10 5 11 5
t_$	10 5 11 5
ta	0 8
ta $	0 9
table	4 3 13 34
table_$	13 9
tae	6 12
tae_$	6 6
tag	8 10
tak_flat	5 4
tak_off	5 6
take	1 -5 2 7 5 21 6 -9 11 3 13 16 14 -15
take ##	8 3
take $	4 8
take :absence	5 3
take :bid	4 -5 5 5
take :childless	5 6
take :healthword	2 3
take :number	8 2 13 -1
take :refusing	5 3
take a	13 23
take out	5 3
take over	5 6
take the	4 7 6 2 11 6
take_$	4 -25
take_benefit	0 6
take_by	6 1
take_first	6 1
take_from	2 13
take_highest	4 11
take_off	13 2
taken	1 -14 5 2 6 4 7 -1 8 -15 11 8
taken ,	6 1
taken :clocktime	5 4
taken :openprice	5 3
taken from	5 4
taken_$	6 9
taken_agent	11 6
taken_last	11 13
taken_tenant	5 2
takes	5 28
takes :openprice	6 9
takes it	5 11
takes the	5 3
talk	4 9
tap	8 7
tap_$	8 14
taped	8 9
tax	4 -3
taxpa…	0 21
tbc	4 1
tea	1 20
tea :condition	1 11
tea :onlyword	1 11
tea but	1 11
teach…	0 16
teatime	6 6
teati…	6 6
teenagers	1 3
teena…	1 12 8 3
teeth	6 6
tel	14 3
tel_$	14 2
telegram	14 33
telegram_$	14 8
telegram_name	14 3
teleg…	14 33
tell	0 -3 1 -28 3 -34 4 21 5 -15 7 -35 13 -33 14 -8
tell :seller	2 -2 3 -11 4 13 13 -9 14 -5
tell :writeto	2 -2 3 -11 4 13 13 -9 14 -5
tell me	4 14
tell you	7 -9
tell_$	2 4
tell_about	4 -3
tell_maximum	4 2
telly	4 1 8 10
telly $	4 3
temper	8 4
ten	0 -2 5 1 6 19 14 -36
ten :age	12 -9
ten :longperiod	12 -28
ten :newness	12 -9
ten :person	6 2
ten :record	12 -9
ten years	12 -8
ten_$	8 -36
ten_rent	5 2
tenancy	0 -32 3 8 4 12 5 -7 6 -16 7 -3 8 -45 12 25 13 -16
tenancy $	4 1
tenancy ,	12 5
tenancy :openprice	12 12
tenancy :promise	4 9
tenancy will	4 9
tenancy_#	12 17
tenancy_month	12 -10
tenancy_six	12 -7
tenant	1 -25 2 1 5 42 6 -55 8 40 11 -8 14 -11
tenant $	2 3 5 16 8 -13
tenant ,	2 -6 8 28
tenant :codething	2 1
tenant :forename	8 11
tenant :openprice	5 1
tenant :paying	5 12
tenant has	7 7
tenant in	8 3
tenant is	2 1
tenant pays	5 1
tenant was	8 13
tenant with	0 12 2 15
tenant's	3 7 5 17 8 20
tenant's :fee	5 5
tenant_##	0 3
tenant_$	0 -1 3 -5 5 8
tenant_agent	5 2
tenant_animal	3 6
tenant_behind	8 3
tenant_benefit	0 -3
tenant_children	1 3
tenant_claim	0 7
tenant_com	0 1
tenant_content	5 3
tenant_estate	2 1
tenant_have	1 1
tenant_landlord	5 10
tenant_no	3 -10
tenant_only	3 11
tenant_pay	0 -4 5 8
tenant_room	1 1
tenant_same	2 2
tenant_tax	0 4
tenant_two	3 3
tenant_wage	0 5
tenant_will	8 8
tenant_£#	5 22
tenants	0 29 1 5 2 25 4 -30 5 16 6 -59 7 -2 8 -37 9 -6 11 -1
tenants $	2 21 7 7
tenants ,	0 2
tenants :absolute	0 -5
tenants :burden	0 -16 2 -5
tenants :demanding	0 2
tenants :income	5 1
tenants :negation	2 2
tenants :onlyword	0 -11 2 -1
tenants :paying	5 10
tenants :preferring	2 7
tenants :promise	2 -2
tenants :scarcity	0 -8
tenants :spelled	2 7
tenants :title	2 9
tenants :wanting	0 14
tenants in	0 6
tenants must	2 -4
tenants only	0 -3
tenants pay	5 1
tenants who	2 9
tenants with	1 19 3 15
tenan…	0 18 2 16 3 22 5 24 6 -136 7 -19 8 -26 9 -44 10 -13 11 -14 12 15 13 -24
tend	13 5
tend :openprice	13 5
tend :opinion	13 5
tend to	13 5
tende…	4 6
tenerife	8 14
tener…	8 14
tenner	5 43
tenner a	5 18
tenner_$	5 9
tens	1 19
tens $	1 18
term	12 2
term :number	13 -2
term_$	12 23
term_month	13 -11
term_rent	13 5
term_£#	12 1
termly	13 15
terms	4 8 13 11
terms ,	13 20
terrace	6 3 7 -2 8 -3
terrace ,	1 7
terrace in	2 9
terrace_$	1 8 6 3
terra…	7 -13
terrier	3 3
terri…	3 3
text	0 5 4 -4 14 46
text ##	0 10
text :number	0 10
text_##	0 9 14 18
text_$	0 8 14 21
than	0 17 1 12 3 -11 4 29 5 -13 6 23 7 33 8 -12 11 41 13 -14
than :absolute	7 8
than :everyone	7 11
than :money	4 30
than :number	1 12
than :opinion	6 4
than :payer	6 3
than :seller	6 3
than a	1 14 6 47 7 -12 11 14
than it	11 13
than they	11 2
than this	7 7
than we	6 5
than £##	4 22
than_$	2 -8 3 -17 6 -3 7 20 11 46
than_can	6 5
than_few	6 6
than_from	2 13
than_month	13 -14
than_one	7 1
thank	1 14 3 8
thank you	1 8 3 8
thank_$	1 12 3 6
thanks	0 15
thanks $	0 22
thanks :openprice	7 12
thanks :opinion	7 12
thanks to	7 12
that	0 28 1 26 2 18 3 38 4 -8 5 -27 6 3 7 47 8 -10 10 -5 11 48 13 -8
that $	2 -3 3 4 7 -11
that ,	0 21 1 18
that :absolute	7 -4
that :codething	2 6 4 -20 6 -1 7 1
that :councilpay	7 5
that :deadline	1 7 2 11
that :lifeword	2 12
that :losing	2 13
that :negation	7 25
that :opinion	6 17
that :payer	0 -2 6 16 7 2
that :paying	7 4
that :person	0 10
that :petpart	3 9
that :scarcity	2 7
that :seller	6 13
that :spelled	7 7
that :urgency	6 6
that a	7 1
that as	7 15
that barks	3 6
that goes	2 13
that is	2 6 4 -20 7 1
that makes	7 16
that much	7 9
that no	7 11
that pays	7 5
that tenants	0 2
that the	11 10
that was	6 5
that way	2 25
that we	6 19
that you'll	1 1
that you're	0 1
that's	3 4 4 -41 6 -1 8 21
that's :demanding	2 6
that's :openprice	6 2
that's :wanting	2 7
that's a	7 22
that's our	2 1
that's that	1 5
that_$	2 2 3 7 4 -3 6 -2 7 7 8 -3
that_promise	7 12
that_tenant	2 1
that_we	13 5
the	0 -15 1 -14 2 -6 3 -16 4 -3 5 1 6 -6 7 -3 8 11 9 -29 10 -12 11 17 12 -16 13 -1 14 -4
the #	8 -3
the ##	4 2
the :absence	1 2 8 -9 9 -2 11 -2
the :absolute	0 -7 3 10 6 8 7 13 8 15 12 5 13 39
the :accepting	0 -2 1 5 2 -26 3 10 5 1 6 -29 7 -98 8 5 11 4 12 16
the :advance	0 -14 1 -21 3 -3 5 2 6 8 8 15 13 15
the :age	1 34 7 -20 8 -34
the :asking	0 20 2 3 3 54 6 -25
the :benefit	0 27 2 1
the :bid	4 13 7 21 11 10
the :building	1 38 2 -1 3 18 4 4 5 23 6 -24 7 -76 8 19 11 8 12 24 14 -15
the :burden	3 14 4 18
the :child	1 -25 7 -5 8 27
the :childless	1 31
the :clocktime	1 4 2 -22 6 32 7 4 8 -33
the :codething	5 -3 6 -20 7 19 8 23 9 3 10 13 13 10 14 20
the :consent	1 -34 5 -12 7 11 13 -23
the :councilpay	0 58 2 -47 4 -35 5 -59 6 -34 8 -26 13 -51
the :deadline	1 5 3 -19 6 27 7 -26 9 5 10 -25 11 -63 14 -4
the :demand	4 10 6 23 8 1
the :demanding	0 6
the :denying	2 -6 3 -7 7 -11
the :deposit	5 -13
the :deterring	4 -3 7 -1 8 8 9 -9
the :disability	1 14 2 11 8 -10
the :disclaimer	2 -7 6 -18 8 -3 13 10
the :dislike	8 -5
the :everyone	0 -6 1 -16 2 10 4 -24 6 -27 7 -6 8 6 13 -11
the :fairness	1 -20 2 2 4 7 6 -11 7 -25 13 -7
the :faith	2 29
the :family	3 12 8 9
the :fee	4 1
the :feething	0 -6 1 -23 2 2 5 31 8 14 10 -21 12 -5
the :fixed	0 -14 3 10 4 3 6 -50 7 -15 8 -2 12 14 13 13
the :healthword	2 6 8 3 10 4
the :hiding	2 11 4 -40 6 -54 7 -3 8 58
the :holiday	1 6 6 34 8 -32
the :income	4 11
the :jobless	0 55 2 -19 4 -31 6 -1 8 -15
the :jobname	5 -5 8 8
the :keything	2 -3 4 5 6 24 8 51 11 -9 14 -8
the :kin	1 -5 3 3 8 24
the :law	0 -8 1 -35 4 4 5 2 6 -58 7 -30 13 -37
the :lifeword	0 -6 8 30
the :longperiod	5 -18 7 15 8 25 9 11 12 2 13 34
the :money	0 12 4 26 5 -1 6 21
the :nearby	0 -18 1 -58 2 -1 3 -52 4 -41 5 -21 6 -10 7 -52 8 -10 9 -51 10 20 11 -27 12 -29 13 -69 14 -1
the :neighbour	0 19 2 27 3 18 5 8 6 17 8 -7 10 -12 11 -38
the :newness	0 -9 3 -6 6 27 7 -22 9 4 10 37 12 4
the :number	1 5 2 -11 3 -9 4 25 6 3 7 -12 8 10 11 1
the :offerdeal	5 14 6 38 7 13
the :online	2 -12 8 -1
the :onlyword	3 19 12 2
the :openprice	0 -4 4 41 5 9 6 20 8 -3 14 3
the :opinion	11 6
the :payer	0 1 1 28 3 20 4 9 5 7 6 -24 7 -120 9 -14 13 -2
the :paying	6 7
the :period	4 -5 5 -42 6 7 8 25 9 60 13 16
the :person	0 -13 2 -5 5 60 6 15 7 11 8 38 14 13
the :pet	3 3 8 35
the :petpart	3 20 11 7
the :phone	0 1 2 14 6 6 7 11 14 7
the :photo	3 3 4 -4 5 17 6 -10 7 -95 9 -6 11 68 12 3
the :place	1 -49 3 -5 5 7 6 -1 7 16 8 -7 10 18 11 -1 12 -12 13 -1 14 -25
the :politics	2 10 8 4
the :preferring	1 7 2 -39 11 11
the :promise	0 14 13 2
the :ranking	0 -9 1 -26 3 -19 4 -8 5 -12 7 -25 9 -47
the :record	0 10 2 9 5 9 8 -29 9 -18
the :rent	2 -26 7 -27 12 1
the :return	0 -4 1 6 2 -58 4 1 6 -7 7 -6 10 28
the :room	1 7 3 5 4 -48 6 -18 7 -94 8 -23 9 -4 10 -80 11 -19 12 -69 13 -5 14 6
the :rulesplace	0 3 3 -17 4 -32 5 5 6 -13 7 -49 8 -16 10 -22 11 -14 12 -10 13 -2
the :safety	0 -2 8 2 11 20
the :scarcity	0 -1 3 18 6 8 7 -3 13 -25
the :school	7 6 8 -19
the :seller	1 55 2 24 3 6 4 11 6 -26 7 -85 8 -4 9 -16 13 -9 14 15
the :sex	1 20 2 -29 7 -2 8 45
the :sexual	8 3
the :source	1 -12 4 -2 6 -19 8 -51 11 -3
the :spelled	0 -9 6 16 7 9 8 9 14 5
the :superlative	0 -11 4 8 6 -33 7 60 8 -27 14 -21
the :thing	3 -19 4 -9 5 15 7 -19 8 -6 10 -19 12 -17 14 -4
the :title	1 4 7 -11 14 1
the :tribunalrent	6 -2 8 27 10 32 13 7
the :urgency	1 -2 6 45 8 11
the :utility	0 -7 1 6 3 -14 6 -77 8 27 9 -27 13 -19 14 -4
the :wanting	0 8 3 3
the :work	0 -1 5 14 6 -27 7 17 13 14
the :worshipplace	1 -6 2 2
the a	7 2
the advertised	4 5
the age	1 35
the agreement	5 -4 13 13
the alarm	8 1
the annexe	8 2
the answer	2 1 3 23
the apartment	1 8
the applicant	5 1
the asking	4 12 6 -3
the autumn	13 3
the back	6 -28
the bag	7 4
the band	0 19
the bank	13 3
the bargain	6 5 7 19
the basement	8 13
the bedroom	14 2
the beginning	13 23
the bell	1 14 8 4
the best	2 -12
the better	4 4 7 -30
the big	6 1
the bin	0 6 8 1
the black	9 3
the blind	2 15
the blue	14 8
the boat	8 11
the boiler	12 -3
the border	2 12
the bottom	14 4
the box	8 5
the broo	0 25
the building	2 4 3 -16
the burglar	8 11
the bus	0 6
the car	1 -5
the caravan	8 6
the carpet	5 6
the cat	3 16
the century	7 19
the chap	8 4
the city	0 6
the close	2 13 6 6
the coach	6 2
the coal	8 10
the concierge	8 1
the contract	13 10
the corporation	0 3
the cost	5 6
the council	0 5 5 -3 7 4
the council's	0 -7
the country	7 22
the county	7 20
the couple	8 2
the credit	5 4
the current	8 5
the deal	5 15
the deep	5 4
the deposit	5 -16
the diary	6 20
the divorce	8 14
the dole	0 12
the door	0 5 6 34 8 -15
the drainpipe	8 7
the drawings	11 1
the earliest	6 1
the early	6 11
the end	0 -7
the entrance	8 3
the estate	7 -17
the factor	1 3
the ferry	5 -7
the figure	4 15 6 8
the finest	7 10
the finished	11 2
the first	0 -31 4 -56 6 7 10 1 12 14
the fixed	12 10
the flags	2 7
the flat	0 10 2 3 3 29 5 26 7 -4 8 8 11 -21 12 7
the floor	14 3
the floors	2 5
the form	14 12
the freeholder	1 14
the friendliest	7 2
the front	4 13 11 2
the furniture	5 6
the gallery	11 25
the garage	8 -1
the garden	14 4
the gas	5 11 8 15
the gate	6 -14 8 -20
the grammar	1 -5 7 13
the grandchildren	8 3
the hall	4 -1 7 -3 11 -4
the harbour	6 2
the heart	10 6
the home	1 3 8 -6
the house	2 -10 3 2 5 13 6 -12 7 -64 8 17 11 10
the houses	1 9
the how	0 3
the idea	11 3
the images	11 28
the ink's	10 5
the internet	11 9
the inventory	8 -1
the island	7 4
the keenest	4 13
the key	8 20
the keypad	8 6
the keys	4 1 5 5 6 18 7 6
the kids	1 -35
the kingdom	7 2
the kitchen	7 -32 8 -25
the lad	6 2
the lady	1 11 8 24
the landlady	2 1
the landlord	4 7 5 -42 7 -41 8 -18
the landlord's	5 18
the last	13 -22
the latch	8 19
the law	0 -13 1 -7 2 -4
the lawn	1 2 11 8
the lead	11 9
the lease	1 10 5 10
the least	4 16 12 8
the let	12 3
the lift	1 -10 8 -1
the like	3 3
the little	8 6 14 2
the lock	8 4
the loft	2 3
the lot	5 6 7 11 13 4
the loveliest	7 9
the man	8 4
the market	4 6 5 10 10 34
the marketing	11 7
the messages	14 4
the meter	8 12
the midlands	7 2
the moment	8 18
the month	6 1 13 -39
the monthly	4 18
the more	4 10
the most	4 3 7 30
the name	14 3
the neighbours	1 14 2 13
the nest	1 7
the new	10 -2
the next	2 16 6 13 7 8 8 -10
the night	6 5
the nod	4 1
the number	4 3 14 11
the office	5 9
the old	8 -20
the older	2 7
the one	6 14 11 12
the only	3 16
the opening	13 7
the orchard	6 2
the other	2 4
the others	4 13
the outset	13 12
the oven	2 11
the owner	2 4 3 6 5 -8 11 -11
the owner's	5 2
the owners	8 19
the paperwork	0 4
the parade	8 -3
the patter	1 4
the person	6 7
the phone	6 10
the photo	11 18
the photographs	11 38
the photos	11 7
the pics	11 40
the picture	1 5 11 1
the place	1 13 2 -13 4 13 8 12 11 17
the planners	7 1
the point	6 6
the press	10 6
the previous	8 9
the price	6 4
the property	1 2 10 3
the quarter	13 4
the question	3 15
the quick	6 8
the quietest	7 6
the real	11 12
the record	7 1
the red	6 2
the region	4 12 7 3
the rent	0 -2 1 1 2 -19 5 -7 6 -29 7 -27 12 2
the rental	10 5
the rest	0 3 4 6
the right	4 22
the rigs	8 3
the road	7 -32
the room	2 22
the sale	8 6
the same	0 -6 1 -16 2 10 4 -24 6 -27 7 -6 8 6 13 -11
the scheme	5 18
the school	1 20
the sea	7 1 9 9 14 1
the shelf	6 4
the show	11 4
the side	8 11
the signing	5 12
the site	14 -17
the small	8 4
the sort	6 11
the spare	8 12
the spring	10 -6
the stair	2 9
the stairs	1 10
the stampede	6 12
the standing	13 2
the start	13 29
the state	0 18
the step	8 10
the summer	9 5 13 2
the sun	7 3
the table	13 27
the telly	4 2
the tenancy	3 5 4 21 12 -15 13 -3
the tenant	5 37 8 3
the tenant's	5 14
the third	8 12
the time	6 23
the top	2 25 4 -22
the town	6 2
the trade	7 12
the twelfth	2 6
the two	8 14
the ultimate	7 11
the universal	2 18
the usual	0 19 13 16 14 12
the vendor	2 9
the viewing	8 6
the village	7 -11
the walk	14 9
the wall	8 10
the walls	1 16
the wee	3 7 8 10
the week	8 2 9 23
the weekend	6 32 8 -8
the whole	1 2 7 5 8 15 12 5 13 38
the wifi	8 1
the yale	8 18
the year	7 13 8 36 13 6
the £#	4 7
their	0 21 1 16 2 -22 5 13 7 3
their :age	8 11
their :bid	4 7
their :disclaimer	0 9
their :dislike	1 19
their :fee	5 17
their :law	7 2
their invoice	5 9
their own	0 9
their_$	5 10 7 -12
their_so	1 1
their_will	1 5
them	2 -12 3 8 4 -32 6 4 7 -25 8 -97 11 36 13 -12 14 -32
them $	0 -2 2 -12 3 11 4 -2 6 4 7 -43 11 36
them :absolute	3 2
them :burden	6 9
them :everyone	3 3
them all	3 3
them on	6 1
them_here	6 1
themselves	2 2 4 4
thems…	2 2 4 4
then	0 26 2 12 6 4 8 31 12 25 14 3
then #	8 3
then ##	8 4 14 18
then $	14 -3
then :fixed	12 2
then :number	8 12 14 26
then :opinion	12 14
then :seller	12 13
then i'm	2 2
then it's	2 4 6 5
then rolling	12 2
then the	14 20
then_$	6 18 8 5 14 9
then_afraid	2 2
then_off	6 6
then_then	14 13
then_up	6 10
then_usual	14 3
then_want	12 3
then_you	2 1
then_your	0 21
there	0 -60 1 -14 2 -35 3 -5 4 -16 6 -6 7 12 14 23
there $	6 -12 7 -6 14 28
there ,	6 -6
there :accepting	8 1
there :codething	1 -3 4 -2 6 7 7 34 8 -22
there :negation	7 8 8 2
there :promise	6 -5
there are	1 3
there has	7 10
there have	8 1
there is	1 -3 4 -2 6 7 7 34 8 -22
there isn't	7 6 8 7
there's	1 -2 3 -22 6 15 8 11 11 -16 13 -1
there's :absolute	7 6
there's :negation	3 -4 7 14
there's :promise	7 11
there's :time	7 3
there's a	1 -4 5 6 6 14 7 -46
there's always	7 4
there's none	7 9
there_$	2 -13 3 -12
there_bath	6 3
there_been	7 17
there_charge	1 1
there_com	6 4
there_film	14 3
there_guarantee	7 -2
there_house	7 3
there_key	8 4
there_lot	5 9
there_no	1 -16 3 -7
there_none	7 4
there_not	7 19
there_old	8 2
there_one	5 6 7 -4
there_prettier	7 4
there_rather	5 10
there_room	7 1
there_small	6 1
there_soul	8 2
there_th	7 6
there_there	6 11
there_very	6 3
there_your	7 4
there_£#	1 5
thereabout_$	4 4
thereabouts	4 6
thereabouts ,	4 5
therefore	1 11
there…	4 7 5 8 6 23 7 1 8 12 11 -31 13 -3
these	3 12 4 2 6 30 7 6
these :period	8 7 14 1
these days	8 7 14 1
these_$	4 6 8 3
they	1 -31 7 7 11 1
they $	2 12
they :openprice	2 3
they don't	6 2
they make	2 3
they would	4 5
they're	2 22 6 20
they're_here	6 3
they'…	2 16 6 21
they_$	1 -42 2 -1 7 4
they_them	6 1
thin	1 18 13 4
thin ,	1 11
thin_so	1 10
thing	0 7
thing ,	0 12
thing_$	4 5
things	3 5 4 4
things :losing	4 7
things :seller	2 4
think	1 7 3 -8 4 21 6 5 8 -4
think :codething	4 3
think :time	1 12
think is	4 3
think of	6 2
think_$	1 16 4 16
thinking	1 18 4 9
thinking of	1 21
think…	1 18 4 9
third	7 -9 8 17 13 4
third :hiding	8 22
third flowerpot	8 6
third_$	1 8
thirty	5 26 13 -4
thirty :money	5 10
thirt…	13 3
this	0 5 1 20 2 18 3 23 4 -12 5 -31 6 103 7 41 8 -99 9 -23 10 57 11 -7 12 -33 13 -29 14 -96
this $	7 5
this ,	6 14
this :accepting	1 -28 2 19 6 -4 7 30 10 10
this :building	1 4 2 32 4 -11 6 -13 7 18 8 -23 10 24 11 -32
this :clocktime	6 12 10 23
this :codething	1 14 2 8 6 4 8 -1
this :deadline	4 -12 6 28 7 -12 10 13
this :denying	1 5
this :deterring	6 -21
this :fee	6 25
this :feething	7 45
this :keything	1 4 7 8
this :money	6 44
this :negation	0 12 1 2 6 -1 7 -5
this :neighbour	1 8 2 24 6 -3 11 -31
this :newness	4 -2 6 -12 10 29
this :number	0 3 3 31 11 17
this :offerdeal	6 36
this :online	6 -42 7 -18 14 -36
this :openprice	6 48
this :period	4 -5 6 15 10 8
this :person	8 3
this :photo	2 23 6 -3 11 -30
this :place	2 1 6 6
this :promise	6 28 7 -4
this :rent	6 14
this :return	6 39
this :room	1 16 7 67
this :rulesplace	2 6 7 8
this :spelled	0 3 3 31 11 17
this :urgency	6 -10
this country	2 4
this figure	6 4
this flat	2 24 6 -1 11 -30
this house	1 -27 2 20 6 -8 7 31 10 11
this instant	6 13
this is	1 17 2 9 6 7
this isn't	0 16 6 -20
this kitchen	7 11
this money	6 12
this month	6 7
this morning	10 24
this one	1 -3 3 14 11 18
this one's	1 9 3 1 6 -16
this page	14 -2
this place	1 12
this price	6 26
this rent	6 17
this roof	7 1
this site	6 -11
this terrace	1 3
this time	6 -34
this week	6 2 10 11
this will	6 14 7 -4
this window	7 16
this won't	1 5
those	0 41 1 6 2 15 7 -35 8 -15 13 22 14 7
those :burden	0 12
those :deterring	0 12
those :title	2 5 13 7
those are	13 1
those of	2 5
those on	0 13
those who	2 5 13 7
those who'd	2 1
those with	1 5
those_$	1 13 7 -5
those_have	0 4
those_keep	3 8
those_rent	13 1
those_up	0 6
those_will	6 7
though	4 2 6 -1 7 -5
though $	0 7
thoug…	6 1
thousand	4 18 5 1
thous…	4 18 5 1
three	0 5 1 -20 4 -20 6 15 7 -26 9 11 10 -2 11 -1 12 -16 13 43
three :absolute	5 9
three :child	1 -25
three :codething	8 13
three :deterring	6 9
three :income	0 7
three :number	5 6
three :period	0 1 5 -20 13 25
three :rent	13 9
three :room	2 6
three :sex	1 2
three boys	1 3
three hundred	5 9
three kids	1 -7
three months'	13 5
three other	6 9
three payslips	0 5
three rooms	2 20
three with	8 1
three_$	1 -15 12 -3
three_only	2 3
three_rent	13 8
three_want	6 7
three_when	1 2
three_you	6 7
three…	1 2
through	3 -22 5 6 8 21
through $	1 6 14 8
through :payer	5 19
through :seller	5 18
through a	2 2 8 2 11 9
through our	5 11
through the	6 17 8 13 14 -11
through this	6 -26
through your	6 4
through_$	0 -5 4 -4 14 -18
through_broker	5 4
through_door	6 24
through_i	0 1
through_roof	0 3
through_site	6 -5 14 -33
through_wall	8 25
through_when	0 2
throughout	3 7
throu…	4 -11 5 8 7 -4 8 16
throw	4 6
throw in	4 3
thu	8 6
thurs	8 11
thursday	6 -2
thurs…	6 -9
tick	6 26
tick tock	6 26
tick_$	6 25
tick_box	0 2
tidy	3 9 4 1
tidy $	2 13
tidy ,	2 -10 3 9 4 2
tidy_$	2 -8
tied	12 11
tied in	12 11
tied_until	12 4
tiktok	14 14
tiles	6 1
till	1 -14 5 13 6 17 8 40 10 9 12 6
till :clocktime	12 10
till :deadline	10 3
till :number	8 20
till :spelled	8 28
till :time	10 4
till :urgency	10 4
till easter	12 10
till the	6 1
till_$	8 5 10 5 13 6
till_then	6 9
tim_day	2 6
tim_rent	13 -19
tim_so	13 1
tim_year	13 6
time	0 17 3 -12 5 22 6 -15 8 -1 10 5 14 1
time $	6 -66
time ,	6 -11
time :absence	1 7
time :codething	6 11
time :work	0 14 1 4
time is	6 11
time work	1 7
time you	6 1
time_#	10 6
time_$	0 1 1 4
time_only	1 8
time_out	6 13
times a	2 5 13 6
tin $	8 2
tiny	1 -4
tiny :record	1 7
tiny feet	1 7
tinyurl	14 6
tinyurl :spelled	14 6
tinyu…	14 6
to	1 9 2 9 3 1 4 -25 5 27 6 2 8 2 10 21 11 -29 12 6 13 8 14 -3
to #	8 29 12 5 14 12
to ##	8 -5
to $	0 -14 2 -21
to ,	2 19
to :accepting	2 1 4 -10 6 9
to :advance	4 -3 6 -2 12 2 13 3
to :asking	4 -26 6 1 8 23
to :bid	4 9 6 -12
to :burden	4 3 5 1
to :childless	1 13
to :clocktime	6 -5 13 24
to :deadline	6 11 13 2
to :demand	6 -2
to :deterring	2 10 4 -29 6 -22
to :disclaimer	0 1 2 -4
to :everyone	4 9
to :faith	2 23
to :family	1 6
to :fixed	3 5
to :holiday	3 4
to :income	5 14 6 7 13 -3
to :jobname	0 7
to :money	5 -49
to :nation	2 12
to :nearby	7 8 10 9
to :negation	7 20
to :newness	10 8
to :number	1 -16 5 4 7 -3 8 9 14 12
to :offerdeal	2 2
to :online	1 12 12 4 13 7
to :onlyword	6 3 8 1
to :opinion	0 -14 2 4 4 -29 5 -7 6 30 12 2
to :origin	2 16
to :payer	1 3 3 -5 4 -25 7 4 10 17 12 3
to :paying	0 -2 1 4 3 10 4 -9 5 25 13 12
to :period	5 8 12 -4
to :person	0 22 1 10 6 -27 7 -2 8 -10
to :photo	0 5
to :place	10 7
to :preferring	2 -19 4 15
to :ranking	4 -3 12 1
to :refusing	2 9 6 11
to :rent	4 -35 10 14 13 -8
to :return	4 -16 7 9 10 31 13 -12
to :rulesplace	0 3
to :seller	0 -31 3 -16 4 -26 7 -19 10 16 12 3 14 -8
to :sexual	2 2
to :spelled	5 3 7 18 8 -7
to :superlative	6 2
to :tribunalrent	10 9
to :urgency	2 -14 6 1 7 8 8 -1
to :wanting	1 1
to :welcoming	3 3 6 1
to :writeto	0 -9 2 -14 3 -10 8 7 13 11
to a	2 28 6 -6
to an	6 10
to anything	4 5
to avoid	6 9
to bag	6 2
to be	0 8 1 7 4 17 5 21 8 -2 13 4
to begin	12 12
to bring	3 5
to come	6 5
to cover	5 3
to decline	2 1
to dogs	3 9
to end	6 18
to everybody	1 1
to families	1 2
to fill	2 5
to find	1 8
to follow	13 2
to foreigners	2 3
to get	8 13
to give	11 7
to go	4 7 6 -4
to hear	4 21
to it	6 8
to let	6 6 8 2
to live	6 8 7 12
to local	2 1
to look	1 2
to make	7 10
to market	10 10
to mention	6 3
to none	7 17
to our	10 16
to pay	5 15 6 8 13 -2
to pets	3 -5
to prefer	2 -6
to rent	4 -34 10 9 13 -6
to run	7 5
to save	2 8
to say	3 5 4 -7 8 6
to secure	6 1
to see	2 5
to sell	10 5
to settle	13 29
to show	0 8
to start	12 2
to stay	2 1 3 5
to stop	7 7
to suit	4 6
to take	2 1 6 12
to the	0 -3 2 -5 3 -1 4 5 7 -8 12 5 14 -24
to them	11 5
to think	6 8
to those	1 15 2 14
to us	0 -1 4 -1 12 6
to view	6 10
to vote	1 1
to whoever	4 7
to write	5 7
to you	6 -23
to £#	5 -33
to £##	6 4
tock	6 26
tock $	6 24
today	6 21 10 16
today $	6 1
today_$	6 4
today_it's	6 2
toddler	1 8
toddler_$	1 8
toddlers	1 23
toddl…	1 36
together	13 28
together $	13 3
toget…	13 28
told	0 14 2 -13 6 -26
tom	8 21
tom ,	6 1 8 12
tomorrow	6 39
tomor…	6 38
tonight	6 43
tonight $	6 19
tonig…	6 56
too	0 -16 2 28 5 -16 7 -19 8 -42
too $	0 -4 1 -24
too :feething	6 12
too :losing	6 12
too :title	6 12
too late	6 12
too much	1 2
too_$	2 38 6 1
took	11 13
top	2 13 5 18 6 -3 7 -5
top :nearby	7 6
top :place	7 6
top :room	2 19
top floor	2 7
top of	5 4
top_$	2 4 4 -26
top_rent	5 11
top_studio	0 1
tortoise	3 -12
torto…	3 -12
total	7 2
total_$	7 1
totally	7 16
total…	7 16
tots	1 9
tots $	1 9
tour	14 6
touring	9 8
touri…	9 23
tow	0 2
toward_$	0 3
towards	0 3 5 5
towar…	0 3 5 5
towels	9 14
town	6 1 7 -4
town :codething	6 2
town is	6 2
town_$	7 -19
trade	7 10
tradition	2 6
traditional	2 14
tradi…	2 32
trains	6 -11
tran_not	2 7
trans	2 21
transfer	13 41
transfer the	13 7
trans…	2 18 4 -16 13 40
traveller_$	2 5
travellers	2 34
travellers $	2 1
trave…	1 -1 2 42
treat	7 24 11 21
treat the	11 21
treat_$	7 14
treble	7 3
trimester	13 15
trime…	13 15
trip	3 2 9 2
trouble	2 29 8 7
trouble_$	2 14 8 5
troub…	2 29 8 6
true	11 8
trust	7 31
trust :seller	7 15
trust :writeto	7 15
trust me	7 14
trustees	2 6
trust…	2 1
try	0 15 1 8 2 33 6 -1
try the	0 12 2 7
try_$	0 14 1 3 2 37
tues	8 6
tuesdays	8 17
tuesd…	8 8
turn	2 -2 6 1 8 3
turn the	8 19
turn_claim	0 -5
turn_dial	8 20
turned	3 12 6 -15
turned :number	8 1
turned down	3 4
turns :deadline	0 3
turns :demanding	0 3
turns :openprice	0 3
turns up	0 3
twelfth	2 6
twelf…	2 6
twelv	12 6
twelve	12 36
twelve :period	12 24
twelve month	12 1
twelve months	12 12 13 -7
twelv…	13 3
twenty	5 14 6 4
twenty :number	5 11
twenty :spelled	5 11
twenty five	5 13
twenty_$	4 3
twice	8 17
twice a	8 1 13 1
twice the	0 1
twice_$	8 20
twice_day	8 3
twice_year	13 3
two	0 -21 2 13 5 -2 6 -48 7 -33 8 -4 9 3 12 -11 14 -33
two :age	0 1 8 10 12 26
two :child	1 -13 8 10
two :childless	1 13
two :kin	1 -1
two :longperiod	12 32
two :nation	2 3
two :newness	0 1 12 26
two :period	5 13 12 -7
two :pet	3 -16
two :record	0 1 12 26
two :room	3 8 6 -70 14 -17
two :sex	2 22 8 5
two :spelled	8 3
two adults	1 5
two beds	1 2 3 11
two boys	8 8
two cats	3 -10
two months	12 -25 13 3
two months'	12 -26
two of	4 7
two sinks	2 7
two weeks'	5 16
two years	12 28
two_$	1 -58 4 -9 5 -24 7 -28 8 -4
two_adult	1 2
two_bed	2 3
two_beds	12 3
two_down	8 8
two_eight	8 2
two_girl	8 8
two_hold	5 9
two_it's	1 1
two_kitchen	2 6
two_left	6 3
two_notice	12 -25 13 -9
two_only	3 8
two_rent	5 3 13 5
two_want	4 13
two_you	4 10
two_zero	8 5
twos	4 3
type	6 10 14 41
type ##	8 2
type :number	8 6
type_$	6 4 14 1
type_into	14 1
types	0 4 2 5
uc	0 21 2 -24 5 -4 6 -2
uc ,	0 -3
uc :person	0 9
uc claimants	0 2
uc tenants	0 1
uk	7 -2 13 30 14 9
uk $	7 -4
uk :burden	13 9
uk :origin	2 8
uk guarantor	13 10
ultimate	7 9
ultim…	7 9
un	7 8
un :absolute	7 10
unable	0 5
unable :openprice	0 5
unable :opinion	0 5
unable to	0 5
unattend_$	8 3
unattended	8 13
unatt…	8 13
unbeatable	7 3
unbeatable_$	7 1
unbea…	7 3
under	0 -9 2 10 3 12 5 -19 6 23 7 -6 8 10
under 16s	1 11
under :bid	6 9
under :deadline	6 9
under :disclaimer	6 9
under :number	1 20
under :offerdeal	6 9
under :seller	2 8
under :spelled	3 4
under offer	6 9
under sixteen	1 3
under tens	1 19
under the	1 -58 8 7
under_$	1 2 5 -3 6 24 8 9
under_circumstanc	1 -6 3 8
under_flowerpot	8 6
under_live	1 5
under_over	4 2
under_roof	2 20
under_third	8 2
underscore	14 10
under…	14 4
unemp…	0 10
unfortunately	0 10 3 2
unfor…	0 10 3 1
unhappy	7 4
unhap…	7 4
unionist	2 15
unionist_$	2 5
unionists	2 10
union…	2 32
universal	0 9 2 7 5 -27 13 -18
universal ,	2 2
universal :benefit	0 13 5 -22 7 -3 13 -14
universal :feething	0 13 5 -22 7 -3 13 -14
universal credit	0 5 5 -20 7 -3 13 -10
universal_it's	0 1
unive…	0 8 2 9 4 -2 5 -31 13 -23
unlawful	2 -5
unlawful :openprice	2 -3
unlawful :opinion	2 -3
unlawful to	2 -3
unlaw…	2 -5
unless	0 12
unless you	0 13
unmar…	10 17
unmatch_$	7 13
unmatched	7 8
unmat…	7 8
unoccupied	8 9
unocc…	8 9
unrivall_$	7 13
unrivalled	7 12
unrivalled views	7 10
unriv…	7 22
unseen	6 6
unsuitable	1 7
unsuitable for	1 7
unsuitable_fami	1 7
unsui…	1 20
until	4 1 6 -23 7 -9 8 -11 10 5 12 2 13 9
until ##	8 -6
until :number	12 -13
until :wanting	6 2
until after	6 2
until the	6 -23 12 7
until you	5 2
until_$	4 7 8 -6
unwanted	1 17
unwan…	1 17
unwelcome	3 11
unwel…	3 11
up	0 8 4 -22 5 8 6 10 7 6 8 25
up $	4 -10 6 9
up ,	8 7
up :advance	12 -3 13 10
up :burden	14 8
up :deterring	14 9
up :openprice	6 -10
up :opinion	6 -21
up :person	1 4
up :ranking	12 -4 13 10
up :spelled	8 10
up and	7 9 11 5
up at	8 15
up for	0 16 6 -2 10 24 12 9
up front	12 -2 13 18
up in	6 -12
up on	6 1 14 9
up the	2 10
up to	6 -17
up_$	1 2 2 -23 8 20 11 -8 12 -8
up_down	8 7
up_if	6 3 13 7
up_loft	2 2
up_monday	6 12
up_road	2 7
up_sale	10 19
up_self	13 8
up_stair	8 1
up_up	2 7
up_you	5 -4 6 -18
upfront	12 -7 13 55
upfront $	13 16
upfront_$	13 14
upfro…	12 -7 13 55
upgra…	6 8
upon	4 6 6 -4 11 15
upon :asking	4 5
upon request	4 2
ups	1 31 2 -11
ups $	1 16
ups :absolute	1 2
ups :burden	1 2
ups :onlyword	1 2
ups :scarcity	1 2
ups only	1 2
upset	2 3
upset the	2 3
upstair_you	11 1
upstairs	1 7 8 23
upstairs :lifeword	8 11
upsta…	1 7 8 23
upwards	4 22
upwards of	4 1
upwar…	4 22
us	0 -5 1 -4 3 -25 4 7 5 -2 6 -28 7 -6 8 -5 13 8 14 -35
us $	14 -32
us :asking	4 3
us :deadline	13 1
us :opinion	3 3
us about	3 -3 4 -2
us an	4 8
us and	2 8
us to	3 3
us what	4 3
us_$	3 -2 4 14 7 -3 14 -15
us_would	4 1
use	0 -23 1 -27 3 -21 4 -16 6 -47 8 8
use #	8 11
use :number	8 11
use_#	8 10
used	0 -15 6 -41 7 -14 8 10 11 45
used :openprice	0 -6 6 -17
used :opinion	0 -21 6 -17
used a	11 9
used to	0 -21 6 -17
used_$	8 7
used_from	11 2
used_room	11 3
user	14 25
user :openprice	14 9
user_$	14 6
users	2 7
usual	0 19 13 16 14 12
usual :deadline	14 9
usual :fixed	14 9
usual ending	14 9
usual_$	0 4 6 -17 13 16 14 9
usually	6 -26 13 11
usual…	6 -26 13 11
vacation	9 10
vacation :rent	9 8
vacation rental	9 8
vacat…	9 10
valua…	1 10
value	1 12 6 -8 7 43
value $	7 1
value_$	7 16
value_by	7 16
value_so	1 1
valuer	7 12
value…	4 5
van_$	0 1 7 3
vanis…	6 6
vary	11 17
vary $	11 4
vat	5 20
vat $	5 15
vegetarians	2 3
veget…	2 15
vendor	2 24
vendor_not	2 14
vendor_sell	2 7
very	6 1
vetting	5 8
vetti…	5 8
video	5 10 14 9
video $	5 7
view	2 -39 7 4 8 -11 11 7
view ,	6 6
view in	7 9 11 7
view_$	7 -4
view_avoid	6 10
view_disappointment	6 5
view_so	6 6
view_there	6 13
viewers	8 15
viewers are	6 1
viewe…	8 15
viewing	6 12 7 -6 8 7
viewing $	4 12
viewing essential	6 5
viewing recommended	6 5
viewing_#	8 -27
viewings	4 3 5 6 6 -7 8 -4 9 -1 13 -12
viewings $	5 8
viewings are	6 4
viewi…	4 12 7 -54 9 -34 11 -5 12 -13 13 -13
views	7 25 11 10
views $	7 19
village	6 -5 7 -18 8 -6
villa…	6 -10 7 -19 8 -9
visit	1 2 5 16
visit ,	5 9
visit_$	1 12
visit_children	1 1
visit_day	1 4
visitors	1 10
visits	1 16
visits by	1 1
visit…	1 4 9 16
vote	1 16
vote $	1 17
voters	2 12
vouch	11 9
vouch for	11 6
vouch_$	11 6
w	10 5
wag_$	0 1 2 -2
wag_pension	0 -11
wage	0 47
wage $	0 5
wage :income	0 30
wage :work	0 19
wage earners	0 16
wages	2 -7
wages $	0 10
wages ,	0 -34
wages :absolute	0 6
wages :burden	0 6
wages :onlyword	0 8
wages :scarcity	0 6
wages only	0 6
wait	6 20
wait ,	6 11
wait for	6 -21
wait_you	6 26
waited	6 15
waiting :demand	6 -12
waiting :ranking	6 -12
waiting list	6 -12
wake	1 11
wake_$	1 11
wales	7 14
walk	0 -18 14 11
walk :consent	14 10
walk through	14 10
walk_$	7 -1 14 10
walking	2 10 9 7
walki…	2 10 9 7
wall	1 -4
wall ,	7 8
wall_so	1 6
wall_thin	1 15
walled	10 5
walled :feething	10 6
walled :room	10 6
walled :rulesplace	10 6
walled garden	10 6
walls	1 19
walls are	1 5
wander	8 12
wanders	8 2
want	1 18 2 20 3 9 4 29 5 -12 11 -14
want :child	1 9
want :number	4 10
want a	2 23 14 1
want eleven	4 3
want it	3 1 4 29
want_$	0 -8 5 -24 6 18 12 8 13 -24
want_else	1 1
want_first	14 4
want_flat	6 1
want_good	1 2
want_here	6 15
want_hundr	4 10
want_live	6 13
want_month	13 25
want_one	8 2
want_so	6 6
want_tenant	2 24
wanted	0 15 1 2 2 30 6 -5
wanted $	2 9
wanted for	0 14 2 20
wanting	8 6
wanting :openprice	8 3
wanting :opinion	8 3
wanting to	8 3
wanti…	8 6
wants	6 31 12 10
wants :openprice	6 10
wants :opinion	6 10
wants it	6 10
wants to	6 10
warden's	8 3
warde…	8 3
warm	7 11
warmer	7 8
warned	6 4
warned $	6 3
was	0 -1 1 -32 3 4 4 -14 5 -39 6 -22 7 -83 8 -28 9 -17 10 -19 11 33 12 -19 13 -50 14 -3
was :advance	11 6
was :negation	2 7
was :photo	11 15
was :ranking	11 6
was :spelled	2 8
was the	3 3
was_$	4 1 8 3
was_by	11 15
was_day	11 9
was_my	11 9
was_through	11 6
wash	2 5
wasp	8 4
wast_$	0 1
wasted	2 3
watch	0 3 6 1
watch $	0 7
water	3 7 4 -16 5 -27 7 17 8 -34 13 -1
water :petpart	3 3
water in	7 8
waver…	6 7
way	0 21 2 12 4 -7 5 -4 14 -1
way $	2 9 5 -17 7 -15
way ,	0 13 6 -6 7 11
way in	6 14
way of	0 5
way_$	0 2 6 11
way_hous	0 2
we	1 3 2 2 3 -5 6 7 7 -52 8 -4 10 -32 11 1 12 1 13 11 14 -34
we :absence	8 5
we :absolute	7 -21
we :accepting	0 -6 4 6 6 -6 8 -8 11 8 13 10
we :asking	0 -1 1 14 6 13 8 -13
we :burden	0 15
we :codething	0 2
we :deadline	13 2
we :demanding	2 10 5 6 6 7
we :denying	2 -35 7 -3
we :disclaimer	7 7
we :fairness	1 9 5 3
we :fee	13 10
we :hiding	6 9
we :income	5 -7 13 -10
we :losing	8 20 14 4
we :nearby	5 4
we :negation	1 5 2 12 3 -11 4 -10 6 6 7 -27 8 -11 11 13
we :newness	7 -11
we :online	0 1
we :openprice	11 1
we :paying	5 -18 13 -19
we :promise	1 -9 6 11 11 14
we :refusing	0 2 2 2 3 21
we :scarcity	3 -1
we :spelled	13 5
we :title	5 9
we :wanting	2 1
we add	0 2
we are	0 10 6 -35 8 13
we ask	1 11 5 4
we can	6 10
we can't	2 15 6 11 11 17
we cannot	6 16
we do	0 -5 3 -6 4 -11 5 3
we don't	1 7 3 -1 4 -19
we expect	6 7
we fly	8 4
we go	14 5
we guarantee	7 8
we have	0 2 1 2 4 10 13 -1
we know	6 1
we leave	4 6 8 1
we let	0 -4
we like	13 7
we look	0 2
we make	11 2
we mean	1 14
we pay	5 -7 13 -10
we promise	7 6
we say	7 5
we sell	12 13
we should	4 3
we take	0 -22 13 22
we turn	0 2
we want	2 14
we will	4 10
we won't	4 1
we would	2 -14
we'd	0 20 1 11 2 47 4 31 6 -54 7 -25 8 -35 9 -4
we'd :accepting	2 3 4 25
we'd :demanding	0 17 2 11
we'd :deterring	2 1
we'd :fairness	5 3
we'd :negation	4 8
we'd :preferring	1 1 2 15
we'd :wanting	0 28
we'd have	2 1
we'd not	4 11
we'd prefer	0 2
we'd rather	2 14
we'd sooner	1 8
we'd take	4 5
we'd want	0 15
we'd_$	4 20
we'd_ask	2 3
we'd_look	1 4
we'd_not	2 3
we'd_you	2 19 6 3
we'll	2 11 3 -12 4 13 6 -18 7 -4 13 5
we'll :accepting	0 9 4 6
we'll :asking	6 5
we'll be	8 14
we'll take	0 1
we'll_$	4 -11
we'll_you	14 4
we're	1 13 5 -3 6 -24 7 -22 8 36 13 12 14 5
we're :burden	8 1
we're :spelled	8 10
we're :wanting	2 7 8 -15
we're after	2 1
we're at	8 17
we're in	8 13
we're on	8 2
we're the	14 6
we're_$	1 13 4 3 8 16
we're_about	13 6
we're_fami	1 1
we're_spain	8 7
we've	2 13 7 -12 12 -9
we've :denying	11 9
we've :fairness	1 8
we've :openprice	1 8
we've been	6 1
we've decided	1 8
we've found	13 2
we've had	6 5
we've put	4 2
we've used	11 10
we've_$	1 3 2 8
we've_against	1 8
we've_enquiry	6 7
we've_inundat	6 8
we've_since	6 10
we've_work	13 2
we_$	1 -8 2 -59 5 10 6 -8 7 -20 8 3 11 -56 13 -14 14 -11
we_about	11 3 12 3
we_all	3 2
we_applicant	4 12
we_ask	2 -10
we_because	8 1
we_by	13 2 14 5
we_carpet	1 2
we_deal	0 4
we_do	2 7
we_dogs	3 30
we_door	6 7
we_had	0 2
we_have	2 1 3 4
we_hold	6 2
we_home	14 5
we_keep	2 2
we_list	6 9
we_mind	1 1 3 -15
we_month	13 9
we_no	4 3 11 22
we_not	1 -5 2 -29 4 -20
we_offer	2 2
we_only	2 1
we_our	2 2 13 2
we_out	8 2
we_people	3 2
we_pets	3 -2
we_print	6 14
we_refuse	1 -4
we_rent	2 7 13 2
we_responsibility	11 7
we_see	4 14
we_sell	2 2
we_take	4 -15
we_tenant	0 -5
we_these	6 4
we_unable	0 1
we_up	0 10 5 2
we_viewing	5 7
we_week	13 10
we_wheelchair	2 9
we_will	7 3
we_you	1 1 5 2 6 15
we_you'll	1 1
we_£#	5 1
wean_$	1 7
weans	1 7
wear	1 9 5 16
wear_$	5 23
weather_$	7 8
weath…	7 3
website_$	14 2
wedd_$	8 3
wedding	8 9
weddi…	8 6
wednesday	6 7
wedne…	6 6
wee	1 37 3 21 8 27 14 8
wee :person	1 24
wee ones	1 24
wee_$	3 7
wee_by	1 5
wee_door	1 5
week	8 21 9 63 11 -1 13 -1
week $	6 -17 7 -2 9 11 10 1
week ,	13 -5
week :absolute	6 3
week :scarcity	6 3
week only	6 3
week's	5 -7
week's :rent	5 -7
week's :return	5 -7
week's rent	5 -7
week_$	4 -26 8 10 9 33 13 -4
week_advance	13 -28
week_flat	5 7
week_hold	5 4
week_house	5 14
weekdays	8 10
weekd…	8 23
weekend	1 29 6 33 7 -12 9 15
weekend ,	1 4 6 12 8 3
weekend_$	6 17
weekend_£#	5 6
weekends	1 11
weekends $	1 5
weeke…	1 45 6 25 7 -37 9 11
weekly	13 -29
weekly ,	13 -15
weeks	5 3 8 24 9 25
weeks ,	8 9
weeks :rent	5 19
weeks :return	5 19
weeks :spelled	13 4
weeks at	13 4
weeks rent	5 19
weep	6 2
weigh	4 10
welcome	0 -39 1 -24 3 -17 4 6 5 -21 6 -56 7 -15 9 21
welcome $	0 -1 4 3
welcome ,	0 -16 1 -31 13 3
welcome_$	1 -2
welcome_not	1 1
welco…	0 -36 1 -26 3 -18 4 6 5 -22 6 -60 7 -16 8 -1 9 24
welfare	0 10
welfa…	0 10
well	1 -17 2 -11 7 14 8 -8
well :advance	13 5
well :ranking	13 5
well ahead	13 5
wellies	1 4
welli…	1 3
welsh :person	2 8
wen	10 4
went	0 6 4 13 6 1
went :openprice	7 6
went_over	4 6
were	1 -5 5 -2 6 19 8 -4 11 28
were :dislike	8 2
were you	6 5
were_$	3 12 6 5
were_before	11 6
weren't	2 1
weren…	2 1
wet	10 9
wet_$	10 5
wharf	1 8 4 3
wharf_$	1 8
what	0 23 4 27 5 -79 6 -35 8 -11 11 12 13 -18 14 -20
what :codething	11 9
what :opinion	0 21 1 6
what :payer	0 22 1 8
what :place	0 4
what :seller	0 29 1 8 2 3
what is	11 9
what it	4 -9
what kind	0 4
what the	5 -16
what we	0 22 1 8
what we've	13 3
what would	4 6
what you	0 10
what you'd	4 15
what_$	0 1 2 -26 4 -4 7 -25 13 -14
what_do	0 16
what_get	11 -6
what_give	4 16
what_look	0 4
what_mean	1 1
what_pay	4 21
what_says	4 -13
what_will	7 -3
what_worth	4 3
what_you	2 6 4 10
whatever	3 12 4 24 7 12
whatever ,	2 6
whatever happens	7 7
whatever the	4 18 7 2
whatever you	4 5
whatever_$	3 14 7 6
whatever_does	7 1
whatever_says	4 2
whatever_think	4 12
whate…	3 12 4 24 7 12
whatsapp ##	1 4
whatsapp :number	1 4
whatsapp_$	1 3
whatsoever	2 1
whatsoever ,	2 6
wheel	2 7
wheelchair	0 -16 1 -10 2 9 7 -2
wheelchair_flat	2 2
wheelchairs	2 11
wheel…	0 -29 1 -24 2 22 7 -18
when	0 6 2 2 3 -8 5 32 7 -14 13 29
when :seller	0 7
when :title	8 9
when it's	6 2
when the	6 2
when they	13 6
when you	4 -16 5 32 13 6
when you've	8 7
when_$	3 -12 5 17 6 -7
when_arrive	13 4
when_come	5 5 13 8
when_had	8 13
when_has	6 4
when_leave	5 35
when_look	8 12
when_up	0 1
when_your	8 7
where	0 24 1 18 3 16 4 8 5 -29 6 -37 7 33 14 24
where :everyone	1 6 7 10
where :opinion	14 11
where :payer	4 1 14 3
where :seller	4 1 14 3
where everybody	7 2
where the	4 6
where there	1 14
where we	14 5
where_$	1 12 4 5
where_conversation	4 18
where_go	14 5
whether	0 -4
wheth…	0 -4
which	0 -11 3 -4 4 2 5 4 6 -3 7 -11 8 -7 12 14 14 -21
which $	4 27
which :codething	7 -13
which :negation	7 16
which :openprice	6 3
which :paying	2 6
which :spelled	7 4 12 1
which foot	2 6
which is	7 -12
which no	7 4
which to	6 3
which_$	5 12 12 15
which_have	4 3
which_out	1 2
which_should	4 3
which_we	4 2
which_you	2 7
while	5 19 6 61 8 1
while :opinion	5 21
while :payer	5 21
while :seller	5 21
while checks	5 5
while the	6 5 13 8
while we	5 21
while you're	6 16
while_$	5 4 6 29
while_still	6 16
whippet	14 2
whippet $	14 2
whipp…	14 2
whit_$	2 18
whitby	10 6 14 3
whitby ,	14 4
white	2 20 7 -12 11 12
white ,	11 3
white :family	2 11
white :feething	1 5
white :nation	2 4
white :thing	1 5
white carpets	1 5
white goods	2 -7
white_$	2 13 11 11
white_white	11 3
white_would	2 4
whites	2 18
whites :absolute	2 18
whites :burden	2 18
whites :onlyword	2 18
whites :scarcity	2 18
whites only	2 18
who	0 23 2 15 4 31 5 1 6 24 11 -53 13 11 14 -9
who :accepting	0 4
who :codething	6 1 8 17
who :demanding	2 -2
who :hiding	13 25
who :income	0 10
who :negation	2 14
who :opinion	2 7
who :urgency	6 12
who :wanting	0 -10 1 6 2 -33 6 -22
who are	0 4
who can	0 -1 13 26
who get	0 1
who has	8 30
who have	0 6
who is	6 1 8 17
who isn't	2 22
who live	8 1
who lived	8 -12
who pay	0 3
who signs	0 15
who waited	6 10
who would	6 2
who'd	2 19 4 12
who'd :wanting	8 1
who'll	8 2
who'll be	8 7
who's	8 37
who've	1 4
who_$	0 -13 1 -8 3 -17 4 16 7 -2
who_can	0 2
who_down	13 9
who_has	1 5
who_have	8 1
who_help	0 6
who_next	6 8
who_other	6 12
who_over	6 13
who_own	0 5
who_put	13 1
who_road	0 3
who_so	8 6
who_their	0 15
who_will	6 5
whoever	0 -5 2 -14 4 9 6 11 8 -17
whoever :codething	6 4
whoever :councilpay	4 5
whoever :hiding	7 4
whoever :lifeword	7 7
whoever :payer	4 6
whoever :paying	4 5
whoever is	6 4
whoever lives	7 7
whoever pays	4 5
whoever_here	7 6
whoever_most	4 32
whoever_will	6 1
whoev…	0 -6 2 -15 4 8 6 18 8 -19
whole	1 2 2 -1 6 4 8 18 12 4 13 41
whole :longperiod	13 7
whole :period	13 15
whole of	7 16 12 8
whole_##	12 11
whole_$	1 13 8 8 12 7
whom	5 1
whose	0 22 1 20 6 -9
whose :child	1 17
whose :rent	0 19
whose :return	0 23
whose rent	0 19
whose_$	4 5
whose_flown	1 9
whose_have	1 9
whose_was	4 3
why	3 12 8 12
wi	8 9
wi fi	8 11
wife	2 16 4 2 8 1
wife $	2 3
wife :codething	4 4
wife is	4 4
wife_$	4 4
wifi	8 33
wifi :codething	8 22
wifi :keything	8 15
wifi password	8 14
wifi_$	8 2
wifi_if	8 8
wigan	14 1
wigan ,	14 2
wil	6 3
will	2 22 3 19 4 30 5 -25 6 37 7 37 10 -50 11 -3 14 -35
will $	7 7
will :absolute	6 -14 7 24
will :accepting	3 2 4 15 6 22 7 7
will :asking	2 25
will :demanding	0 14
will :denying	7 12
will :deterring	7 5
will :losing	6 24 7 -10
will :negation	2 4 4 -9 7 1 11 -3
will :newness	7 19
will :number	7 4
will :openprice	6 2
will :opinion	7 -3 9 5
will :promise	6 -3 7 30
will :return	7 3
will :scarcity	6 -12 7 4
will :spelled	7 2
will :time	6 9 7 12
will :wanting	0 16 6 -1 9 4
will :welcoming	7 16 9 5
will :writeto	6 -8 7 7
will be	0 -3 2 14 4 17 7 -13 8 -15
will bring	7 3
will do	7 -20
will double	7 2
will feel	2 3
will get	6 -13
will go	6 6
will have	3 7 6 30 7 6
will knock	8 4
will love	9 5
will need	0 17
will never	7 12
will not	2 10 6 3
will put	4 2
will say	2 11
will share	8 6
will stay	7 1
will still	6 5
will take	4 7
will tell	2 4
will you	0 1
will_##	7 6
will_$	2 5 3 5 5 -7 6 49 7 -46 8 -4 9 1
will_buyer	2 4
will_by	4 2 7 33
will_clear	7 6
will_declin	2 6 4 -4
will_empty	7 9
will_first	3 1
will_held	4 6
will_if	8 12
will_its	7 1
will_least	7 7
will_like	11 7
will_look	4 18
will_month	13 1
will_more	4 3
will_off	6 7
will_offer	2 5
will_refus	1 2
will_rent	6 5
will_through	7 18
will_view	6 -1
will_when	6 4
will_you	2 4 7 6 8 6
will_your	8 8
willing	4 13
willing :openprice	4 14
willing :opinion	4 14
willing to	4 14
willi…	4 12
window	6 32 7 8 8 6
window $	5 9
window :negation	8 9
window has	10 1
window in	6 2
window_$	6 14
window_been	11 7
window_have	11 7
window_shut	8 12
window_so	8 7
wins	4 8
wins $	4 4
winter	6 -1
winter ,	4 4
winter :onlyword	12 2
winter_summer	4 5
winter_£##	4 5
wise	6 22
with	0 7 1 17 2 17 3 7 5 -21 6 -5 7 -16 8 11 9 -1 10 6 11 -5 13 26 14 -23
with ##	8 3
with $	0 5 12 3
with :absence	1 31
with :absolute	1 23 6 6
with :accepting	0 2
with :asking	6 3
with :benefit	0 13
with :child	0 -26 1 31 2 -59 3 -30 7 -6
with :childthing	1 15
with :clocktime	1 2
with :councilpay	0 6
with :demand	6 16
with :disability	0 -27 1 -3 2 25
with :faith	2 12
with :forename	8 9
with :healthword	2 6
with :kin	1 -29
with :losing	8 1
with :money	13 5
with :negation	0 -2 1 36 2 -22
with :number	3 5
with :online	7 4 13 18
with :openprice	1 -2
with :opinion	7 4 13 16
with :payer	3 -13 7 25 13 26
with :person	0 10
with :pet	3 16
with :petpart	3 20
with :refusing	1 4 3 6
with :regretting	8 3
with :seller	6 -2 7 21 13 22
with :spelled	1 4 2 -15 8 -2 12 -1
with :thing	2 12
with :title	8 30
with :work	0 7
with :writeto	1 3 7 13 13 15
with a	0 26 3 -4 4 5 7 -25 8 -15 10 4 11 16 14 -2
with an	1 -5
with children	1 -11
with enquiries	6 5
with fur	3 7
with her	8 24
with housing	0 4
with it	7 13 11 14
with kids	1 14
with mental	2 5
with no	0 -8 1 12 2 -12
with nobody	1 19
with or	1 -2
with our	7 3
with regret	8 3
with someone	2 6
with the	0 19 1 -22 2 5 3 -7 4 1 5 4 7 3 11 -1 12 3 13 8 14 10
with this	7 19
with two	3 10
with us	7 4 13 18
with you	2 1 3 15
with your	1 1
with £##	13 6
within	0 -11 3 -9 5 -22 6 18 7 20 13 -14
within #	6 7
within :age	7 7
within :clocktime	6 15
within :deadline	6 16
within :number	5 -1 7 19
within :spelled	7 3
within :work	6 16
within a	6 -23
within hours	6 16
within the	6 7
within_$	6 11 12 -4
within_hour	6 25
within_mil	7 15
within_year	7 9
without	0 -37 1 -8 2 -11 3 -6 4 12 7 10 13 20
without :absolute	7 6
without :everyone	7 4
without :fairness	7 1
without :kin	1 -7
without :pet	3 1
without :promise	7 10
without a	7 -9 13 3
without good	3 -9
without_$	2 -5 3 -6 7 21 8 5
without_reason	3 -15
witho…	0 -37 1 -8 2 -11 3 -6 4 12 7 10 13 20
witnesses	2 11
witne…	2 12
wk	9 1
wks	5 4
woman	2 34
woman_$	2 17
women	2 22
women $	2 7
won't	0 28 2 16 3 20 6 20
won't :absolute	7 9
won't :accepting	3 4
won't :asking	4 1
won't :hiding	6 3
won't :openprice	4 8
won't :paying	0 1
won't :writeto	6 15 7 1
won't be	1 14 2 13 3 4 6 -5
won't do	0 1
won't get	6 3 7 1
won't hang	6 3
won't have	3 3
won't sell	2 3
won't_$	2 9 3 17 6 13
won't_another	7 5
won't_around	6 19
won't_chance	7 3
won't_consider	2 23
won't_them	3 1
word	2 -13 6 17 7 30 14 3
word $	7 9
words $	6 1
work	0 51 2 -9 6 -14 8 2
work $	8 1
work ,	0 9
work :absence	0 -7
work :absolute	1 8
work :burden	1 6
work :onlyword	1 7
work :scarcity	1 8
work only	1 8
work_$	0 26 5 -4 8 -20 9 2
work_i	0 12
work_like	0 7
work_one	13 3
work_only	0 12
work_out	0 -13
work_student	13 3
work_tenant	7 2
worked	7 10
worker	0 12
worker $	0 14
worker_##	0 10
workers	0 28
workers ,	0 2
workers :absolute	0 14
workers :burden	0 13
workers :onlyword	0 17
workers :scarcity	0 13
workers only	0 14
worke…	0 26
working	0 12 1 -5 2 -13 5 -11 6 -33 7 -30 8 -56
working :childless	0 7
working :kin	0 2
working :number	0 2
working :person	0 44 2 -20
working :sex	0 17
working :thing	0 -8
working couple	0 2
working fireplace	0 -4
worki…	0 12 1 -5 2 -13 5 -11 6 -33 7 -31 8 -58
works	0 -51 13 1
works $	0 -15
works :absence	8 9
works :clocktime	8 12
works :holiday	8 8
works for	13 2
works nights	8 8
workt…	2 -10
world	7 10
world class	7 13
world cup	8 3
world's	7 19
world's :superlative	7 1
world's comfiest	7 11
world_$	7 32
world…	7 19
worry	0 7
worth	4 26 7 7
worth ,	7 2
would	0 6 1 19 2 31 3 7 4 10 5 -24 6 -5 7 -2 8 -10 10 -3 11 -1 12 22 13 4 14 -9
would :asking	12 1
would :feething	4 8
would :income	0 -3 4 23
would :negation	0 -3 2 -16
would :online	2 1
would :onlyword	12 1
would :opinion	0 2 2 22
would :paying	4 15
would :preferring	1 -25
would :wanting	2 2 4 10
would :welcoming	4 3 6 3
would be	1 19 2 2 3 10 12 8
would find	2 1
would have	0 6
would let	12 2
would like	2 10
would not	2 -14
would pay	0 -3 4 18
would suit	1 -40
would they	2 9
would want	0 3
would welcome	4 8
would you	2 -4 4 3
would_$	2 17 4 6
would_ask	8 2
would_before	3 8
would_couple	1 -1
would_down	3 1
would_fine	2 7
would_go	4 7
would_no	1 2
would_not	8 1
would_one	1 5
would_over	6 1
would_pay	4 3
would_proposal	4 1
would_see	2 5
would_single	2 2
would_stay	2 7
would_tenant	2 -4
would_two	2 7
would_unlawful	2 -2
would_who	2 -14
would_you	6 2
wouldn't	0 -16 1 5 6 11 7 14
wouldn't be	1 14
wouldn't_fair	1 10
would…	0 -16 1 5 6 11 7 14
write	1 1 8 -6 14 8
write :openprice	14 12
write :opinion	14 11
write to	14 12
writing	3 -6
writi…	3 -6
wrong	2 -12 7 13
www	14 20
www $	14 16
x	3 3 13 19 14 12
x #	13 2
x $	3 6
x ,	14 9
x :number	13 2
x_$	13 12
xx	12 2
xx $	12 2
y	8 32 11 4
y $	1 4
y_$	1 4
yale	8 26
yard	1 -3 2 -12 6 -21 7 -35 8 -30
yard_have	3 4
yard_so	3 4
ye	0 10
ye'll	6 17
ye'll :demanding	6 4
ye'll :wanting	6 4
ye'll need	6 4
ye'll_tae	6 2
ye've	6 12
ye_$	0 3
year	4 -26 6 -26 7 9 8 17 10 -24 12 51 13 26
year $	12 7
year ,	7 11
year :burden	12 6
year :deterring	13 3
year :negation	12 2
year and	12 1 13 1
year of	8 17
year on	13 3
year's	12 7
year's :record	12 6
year's :rulesplace	12 6
year's :utility	12 5
year's lease	12 6
year_$	9 -17
year_rent	12 15
year_so	13 1
year_table	13 7
year_then	12 2
yearly	13 4
years	7 14 9 -14 11 4 12 -8 13 -18
years $	7 4 9 -1
years :denying	11 14
years ago	11 5
years and	1 7
yer	6 13
yer_$	6 8
yes	0 -31 1 -19 3 -40 4 -3 5 -10 7 21 8 -46 14 -23
yes $	0 -27
yes ,	1 -9
yes :deadline	6 2
yes :newness	6 2
yes :openprice	7 7
yes :time	6 2
yes_$	1 -14 3 -10 7 12
yesterday	6 33
yesterday $	6 26
yeste…	6 33
yet	10 7 13 1
yet $	6 1 10 3
yin	6 8
yins	1 7 3 7
yoga	8 2
york	7 5
yorkshire	7 6
yorkshire $	7 6
yorks…	7 6
you	0 -16 1 -28 2 4 3 4 5 48 6 21 7 32 8 -7 9 -7 10 -39 11 -23 12 -8 13 -4 14 6
you $	0 15 1 7 2 32 3 20 5 12 6 14 13 -22
you ,	1 3 7 -5 14 15
you :absence	2 8 5 41 8 -3
you :absolute	7 1
you :accepting	3 -15 5 2 6 2 7 15
you :advance	5 -2 6 -12 8 -16 13 -11
you :asking	1 17 3 8 7 -3 14 10
you :burden	0 5 5 16
you :deadline	6 -21 12 3
you :demanding	0 -5 1 -15 2 -7 3 17 8 20 13 -10
you :denying	7 25
you :deterring	3 20 4 -13 6 -21 8 -10 13 -12
you :fairness	3 13
you :feething	6 -19 8 -6 13 -3
you :hiding	4 16 8 3
you :losing	6 17
you :negation	1 -32 4 -10 7 29 8 3 12 11 13 -19
you :number	7 1
you :onlyword	5 2 6 8
you :openprice	4 -1 7 -8
you :opinion	2 -22 4 11
you :phone	6 4
you :promise	1 -3 2 -31 3 -29 4 -39 5 12 6 1 7 16 8 7 12 15
you :refusing	2 11
you :rulesplace	6 4
you :scarcity	4 3
you :urgency	6 17 13 -2
you :wanting	0 -63 1 -79 2 -55 4 -4 5 -20 6 -24 8 23 11 -25
you :welcoming	6 -18
you :writeto	4 -14 6 -37 11 8
you a	7 4
you apply	3 1
you are	6 -17 7 30
you ask	3 5
you buy	5 15
you can	4 16 8 5
you can't	8 3 12 15
you cannot	6 2 7 1
you choose	4 13
you come	6 -13 13 3
you could	4 2
you do	0 6
you don't	0 8
you for	5 2
you get	4 -15 5 -12 6 -16 11 9
you go	5 8
you have	3 -13 4 -25 5 4 6 5 7 10
you in	8 16
you keep	3 7
you know	13 2 14 16
you leave	5 43
you like	2 -35 6 -34
you live	7 3
you lose	6 11
you may	6 -8 12 6
you might	13 1
you move	6 -16 13 -2
you must	5 6
you need	0 -7 8 4
you out	2 11
you read	6 2
you really	6 1
you reserve	6 4
you ring	6 7
you see	4 -16
you snooze	6 11
you tell	4 1
you think	4 31
you to	2 -2 4 -10
you want	0 -8 2 -42 5 -2 8 13 14 4
you went	2 1
you were	2 5
you will	2 -8 3 -19 4 -18 6 3 7 7
you won't	0 -1 7 18
you would	4 1
you'd	0 -23 4 6 8 4 11 -11 12 5 14 1
you'd :accepting	3 3
you'd :income	4 7
you'd :paying	4 5
you'd :preferring	14 3
you'd :superlative	6 4
you'd :wanting	6 -12
you'd :writeto	6 3
you'd be	2 4 6 -12 12 2
you'd better	6 2
you'd pay	4 7
you'd rather	14 4
you'd_$	4 13 7 -9
you'd_month	4 9
you'll	3 14 4 -13 5 16 7 38 8 4
you'll :absolute	7 8
you'll :accepting	0 3 6 3 8 6
you'll :demanding	2 15 3 2 6 -5
you'll :denying	7 3
you'll :negation	7 19
you'll :newness	7 5
you'll :online	8 13 11 4
you'll :openprice	7 3
you'll :opinion	8 13 11 4
you'll :paying	8 13 11 4
you'll :promise	7 6
you'll :scarcity	7 3
you'll :wanting	2 20 6 -10
you'll :welcoming	7 3
you'll be	7 7
you'll find	8 13 11 4
you'll have	0 3 6 6 8 6
you'll make	7 3
you'll need	2 6 3 3
you'll never	7 3
you'll_$	6 -7
you'll_back	7 10
you'll_if	6 18
you're	2 13 6 11 8 -18 12 12 13 5
you're :demanding	1 1
you're :disability	1 1
you're :jobless	0 4
you're :spelled	6 1
you're expecting	1 1
you're seeing	10 1
you're the	6 8
you're_$	6 20
you're_who	6 7
you've	1 7 4 -3 6 19 8 3
you've :fixed	13 -1
you've :openprice	6 23
you've about	6 7
you've got	3 3
you've had	8 6
you've signed	13 -1
you've_$	13 -5
you've_look	8 7
you've_your	8 7
you_$	1 -14 2 -28 4 -5 5 4 7 -9 8 -34 9 -15 10 -29 11 -8 12 -24 13 -15
you_afford	6 23
you_after	6 -5
you_already	6 3
you_alway	4 4
you_animal	3 1
you_another	7 6
you_any	3 4
you_ask	3 -12
you_before	6 2
you_better	7 7
you_box	0 3
you_cat	5 4
you_certain	7 14
you_chance	6 1 7 3
you_delay	6 7
you_ever	7 2
you_fair	4 4
you_find	7 1
you_five	2 6
you_flat	3 2
you_front	4 4
you_get	7 10
you_guarantor	13 1
you_home	6 17
you_how	4 15
you_idea	11 18
you_keep	3 -7
you_key	8 2
you_kids	0 3 1 7
you_leave	12 6
you_let	6 1
you_month	4 9 13 4
you_my	5 2
you_need	7 2
you_never	7 14
you_not	2 -15 7 3
you_one	6 14
you_our	7 13
you_over	5 11 6 6
you_pay	4 18
you_permission	7 16
you_pictur	11 -6
you_rent	7 9
you_rest	14 5
you_round	8 2
you_see	6 -1
you_share	8 5
you_so	7 5
you_sofa	5 3
you_thing	4 7
you_tim	2 6
you_used	8 3
you_which	4 16
you_word	7 14
you_year	13 8
you_you	6 19 8 1
you_your	5 -6 6 -12 13 -11
you_£#	5 27
young	1 26
young :sex	2 20
younger	1 25
youngsters	1 10
youngsters $	1 4
young…	1 47
your	0 22 1 4 2 27 3 18 4 16 5 15 6 21 7 43 9 18 11 -11 13 17 14 -30
your :absence	0 15
your :accepting	13 4
your :advance	0 1
your :asking	1 15
your :benefit	0 -6
your :bid	4 10
your :child	7 53
your :deadline	4 5
your :demand	1 15
your :deterring	8 3
your :disability	8 1
your :disclaimer	0 -2 7 -17
your :dislike	2 17
your :family	0 6 3 19 7 4
your :fee	4 1 5 23
your :feething	2 1 13 19
your :fixed	9 11
your :holiday	9 11
your :jobname	8 5
your :kin	0 15 1 -18 3 19 7 24
your :money	7 10
your :newness	0 19 6 -43
your :offerdeal	4 5
your :openprice	2 3 4 29 13 3
your :origin	2 39
your :period	9 3
your :preferring	4 13
your :ranking	0 2
your :rent	0 16
your :return	0 21 4 -9 6 -4 7 10
your :room	8 6
your :superlative	4 12 7 -15
your :thing	8 4
your :urgency	6 -9
your :utility	7 3
your :wanting	8 7
your :work	0 23
your application	2 8 4 8 13 12
your car	7 15
your child	7 18
your children	1 -1
your enquiry	1 16
your first	0 8 6 -2
your key	8 10
your mates	6 1
your maximum	4 12
your money	7 12
your mum's	3 11
your nationality	2 10
your own	6 -1
your price	4 3
your rent	0 16
your savings	5 3
your skates	6 7
your time	6 -14
your way	0 3 6 13
your work	0 17
your_##	4 2
your_$	1 -9 2 -43 4 13 5 5 7 -13 8 18 9 13 14 -6
your_answer	3 3
your_app	3 4
your_before	3 3
your_but	6 2
your_can't	1 3
your_com	13 1
your_i	0 6
your_it'll	5 3
your_leave	6 2
your_me	4 2
your_month	4 10
your_over	2 1
your_should	0 2
your_sure	7 8
your_take	2 2
your_then	0 1
your_want	0 2
your_we'd	0 2
your_when	2 2
your_will	3 3 7 43
your_would	1 10
your_year	12 13
your_you	2 9
your_£#	5 15
yours	0 -13 2 -11 3 -14 4 18 5 8 6 2 11 5
yours $	4 19 6 8
yours ,	4 1
yours :openprice	8 7
yours :opinion	8 9
yours to	8 9
yourself	0 5 3 1 6 30 8 14 13 2
yourself :burden	6 14
yourself in	8 9
yourself the	0 4 3 7
yourself_$	0 2
yourselves	6 5
yourselves $	6 6
yours…	0 4 6 42 8 23 13 1
youtube	14 7
youtube_$	14 1
youtu…	14 7
yrs	10 2 11 16
yrs ,	10 3
yrs_$	11 1
ysgol	7 5
zero	7 1 14 17
zero $	7 -16
zero ,	8 3
zero :absolute	14 1
zero :digits	14 1
zero :dislike	7 9
zero :negation	14 1
zero :number	14 10
zero :payer	14 1
zero :safety	7 2
zero :spelled	14 14
zero zero	14 1
zero_$	7 1 14 5
zero_one	14 9
zero_two	14 2
zero_zero	14 2
zone $	1 6
~#	0 -11 1 -11 2 -28 3 -14 4 -24 5 4 6 -8 8 46 10 4 11 11 12 9 13 11 14 -14
~##	0 -16 1 -63 2 -41 4 23 5 -18 6 -87 7 -46 8 2 10 -30 11 -41 12 6 13 -43 14 47
~$	0 -31 1 -26 2 -30 3 -23 4 -14 5 -28 6 -12 7 -27 8 -35 9 -14 10 -39 11 -40 12 -30 13 -48 14 -1
~%	5 15 7 35
~+	1 3 4 22 13 21
~,	0 -5 1 1 2 1 3 6 4 -4 5 -9 7 -15 8 5 9 13 10 1 12 -2 13 -1 14 20
~12m	12 29
~12s	1 1
~16s	1 11
~18s	1 10
~1k	4 12 5 8
~1st	2 10 5 -10 10 11 13 -2
~6mth	12 2 13 21
~6pm	14 12
~96o	14 20
~9oo	14 44
~=	0 11 2 7 5 9
~^	0 -31 1 -26 2 -30 3 -23 4 -14 5 -28 6 -12 7 -27 8 -35 9 -14 10 -39 11 -40 12 -30 13 -48 14 -1
~a	0 3 1 -4 2 6 5 13 6 -5 7 3 8 -25 9 5 11 14 13 -1 14 -21
~able	7 5 13 7
~about	0 -24 1 -8 2 -5 3 -14 4 -50 5 -2 6 43 7 -10 8 15 11 14 13 11 14 -22
~above	2 -11 4 8 6 -24 7 -15 11 -13
~absolute	3 8 7 12 10 4
~accent	2 30
~accept	0 12 1 14 2 20 4 1 6 -7 7 -2 13 11
~acces	2 -2 8 15
~accommodation	1 1
~according	4 7
~account	0 -5 1 4 13 24
~accurate	11 15
~acros	8 21
~act	6 19
~actual	11 25
~ad	2 5
~adam	2 1
~add	4 19 5 19 10 15 11 2
~addition	10 3
~addres	1 1 7 3 14 18
~address	7 3
~adhd	2 4
~admin	5 10
~adult	0 6 1 61 2 -80 3 -10 4 -31 6 -48 7 -37 8 -3
~adv	13 46
~advance	0 -16 4 -43 5 -1 6 -31 7 -39 8 -18 12 -32 13 20
~advert	1 -11 4 -11 7 -28
~advertis	4 26 6 -20 10 32
~afford	6 22
~affordability	0 1
~affordable	0 -6
~afraid	1 16 3 5
~african	2 4
~after	0 -10 1 -22 2 -4 6 19 9 -6 12 32 13 -41 14 14
~afternoon	1 21 6 10
~again	1 11 2 10 5 16 6 -17 7 9
~against	1 6 3 -5 5 15
~age	1 22
~agency	5 11 14 10
~agent	0 1 2 -30 5 21
~ago	11 22
~agre	6 6
~agree	7 4 11 3
~agreement	5 -23 13 20
~ah	4 5
~ahead	4 -6 6 17 13 24
~air	7 24
~airbnb	9 7
~alarm	7 -10 8 19
~alcoholic	8 8
~alike	1 -6 2 -3
~all	0 -27 1 -20 4 -2 5 -25 6 -2 7 -18 8 4 11 -48 14 -14
~allergic	3 16
~allow	0 -5 3 15
~allowance	0 7
~alone	8 7
~along	6 -6
~aloud	3 12
~already	2 -13 6 79 7 -10 8 -26
~alway	3 10 4 8 6 -31 8 11
~am	4 9
~an	0 9 2 -10 3 8 4 15 6 -14 8 -5 10 9 13 -1 14 -22
~and	0 -32 1 -3 3 -8 4 -42 5 -25 6 -10 7 -19 8 25 9 -2 10 -10 11 9 12 -47 13 3 14 -21
~animal	0 -20 2 -27 3 82 6 -7
~ann	14 2
~annual	5 5 13 8
~another	2 45 3 14 4 18 6 28 8 -5
~answer	0 12 2 4 3 26 4 -20 6 -22 7 -10
~any	0 11 1 9 2 -5 3 10 6 -3 8 -33 10 9 11 5 12 -28 13 -14 14 12
~anybody	0 7 6 -29 7 26
~anyone	0 11 1 1 2 4 5 -5 7 2
~anyth	0 13 2 -26 3 23 4 9 7 -1
~anywhere	6 -3 7 22
~apart	1 9 8 1
~apartment	6 15 9 16
~app	1 6 2 11 4 -11 5 13 7 -49 13 -28 14 39
~appear	11 18
~appli	2 7
~applicant	1 -20 4 13 7 -50 8 -33 12 -1 13 8
~application	0 35 2 9 3 16 4 8 5 -1 6 -20 13 12
~apply	1 15
~appointment	6 -3
~approx	4 2
~april	13 17
~are	0 -16 1 9 2 -1 3 14 4 -7 6 20 7 -13 8 8 9 -10 10 -26 11 60 12 -46 13 -13 14 -40
~area	2 5
~aren't	1 17 2 3 3 25 7 -17 11 4
~arithmetic	1 1
~around	6 26 7 -3
~arrival	13 10
~arrive	13 15
~artist	1 2
~as	0 -37 1 13 2 12 3 -9 5 -58 6 -10 7 32 8 -9 9 -36 14 3
~asian	1 -6 2 21
~ask	0 -11 1 -19 2 -12 3 -5 5 -9 6 -23 7 -16 10 -21 11 -31 12 -5 14 -8
~asks	2 2
~asleep	8 15
~assess	4 7
~assistance	0 16
~assur	7 30 12 34
~ast	0 2 12 72
~asthma	7 2 8 2
~at	0 -10 1 -8 2 -34 4 17 5 -7 6 15 7 -13 8 17 9 29 10 -20 11 -26 12 10 14 13
~attend	2 1
~attic	8 2
~august	6 -51
~auld	8 1
~aunt	8 -1
~autumn	13 12
~avail	6 -1
~available	2 -17 6 -5 8 -23 10 8
~avoid	2 6 6 16
~await	4 4
~award	0 8
~away	1 -18 7 -36 8 -20
~aye	3 7
~b	0 17 6 21 9 10
~bab	1 12
~baby	0 -12 1 46 2 1 3 -13 7 -1
~back	1 -10 3 -1 4 -35 5 19 6 -36 7 27 8 18 10 -27 12 23 13 -24
~backward	8 15
~bad	2 -16 8 36
~badge	2 4
~bag	6 2 7 3
~bairn	1 16
~bak	8 14
~balcony	1 6 2 -1 8 -1
~band	0 1 2 -21 7 -15
~bank	0 20 4 -34 5 -1 13 16
~banker	0 7
~bar	0 -9 1 -5 7 1
~bargain	6 21 7 19
~base	9 8
~basement	8 9
~bath	2 -2 6 3 7 20
~bathroom	1 -19 6 -33 7 -5 8 -22 10 -1
~bay	2 -25 8 -38
~be	0 30 1 24 2 21 3 3 5 6 6 62 7 -31 8 -10 9 -24 10 -26 11 40 12 12 14 -4
~beard	2 5
~bearsden	8 3
~beat	6 16 7 40
~beautiful	7 11
~beauty	11 2
~because	0 -14 1 6 3 7 4 -1 5 -2 8 14 11 6
~bed	1 5 4 8 6 13 7 2 10 26 13 -1
~bedroom	0 -4 3 -5 4 -30 6 -23 7 -24
~beds	3 18 9 8 12 10
~bedtime	1 14
~been	0 8 1 -21 4 -21 6 25 7 -8 10 25 11 27 14 -34
~before	0 14 3 20 4 -42 5 -10 6 7 7 -25 10 38 11 8 12 6 13 8
~beginn	13 23
~behind	0 7 6 -2 8 14
~believer	2 9
~bell	1 1 8 11 14 -18
~below	0 -5 1 20 2 -32 6 -20 8 7
~ben	8 2
~benefit	0 20 1 -66 2 -62 3 -44 4 -35 5 -36 6 -56 7 -49 8 -49 13 -28 14 -1
~best	0 -4 1 4 4 -6 6 -3 7 6 8 -23
~better	2 23 4 22 6 34 7 28 8 -11
~between	4 11 5 -8 6 -15
~beyond	6 13 7 19
~bi	2 9
~bid	4 28
~bide	1 3
~bids	4 38 6 -11
~big	1 3 2 -23 3 5 8 19
~bigger	0 2 11 5
~biggest	7 -7
~bik	1 -21 8 -14
~bill	3 3 4 -34 5 5 8 -11 13 12
~bin	0 15 8 13
~bins	6 -41 8 -40
~bird	3 -1 6 19 8 16
~bit	0 -7 4 46 7 -21 8 27 11 14 14 24
~bite	6 8
~black	9 3
~blame	6 3
~blind	2 39 8 8
~blink	6 17
~block	0 1 1 6 2 -1 8 -17
~blok	2 7
~bloke	2 6
~blue	14 4
~board	6 6 8 -8
~boat	8 9
~bodi	2 7
~body	3 5
~boil	6 11
~boiler	6 -13 7 -1 8 -2 10 -11 12 -27 13 -37
~bolthole	9 10
~bonfir	8 2
~book	4 -15 5 8 6 15 8 -8 9 26 10 17 14 10
~booking	14 12
~boot	3 -7
~border	2 10
~born	2 51
~borne	5 2
~borrow	11 3
~both	2 -8 4 -6 5 -12 6 -37 7 -2 14 -11
~bother	1 -15
~bottom	14 4
~bound	7 22
~bowl	1 1
~box	0 10 1 -23 5 -2 7 -8 8 27
~boy	8 16
~boys	1 11 2 5
~br	0 -8 2 -4 3 17
~brand	10 2
~brave	1 2 6 11
~break	9 42 12 13
~breakdown	8 10
~breaker	1 4
~breakfast	6 18 9 3
~breath	3 4
~breed	3 4
~brew	0 12
~brigade	2 4
~brighten	11 1
~brighton	7 10
~bring	1 2
~brit	2 25
~britain	7 30
~british	2 2
~bro	7 2
~broadband	6 -11 12 -14
~brochur	6 16
~broken	1 3
~broker	5 14
~broo	0 41
~brother	2 26 8 -3
~browser	14 1
~bru	0 19
~budget	4 7 5 5
~buggy	1 38 2 2
~build	0 -9 1 23 2 3 4 -4 7 43 8 -14
~builder	11 14
~building	3 10
~built	2 -3 8 -52
~bum	6 16
~bump	1 11 2 24
~bunk	1 -21
~burglar	7 27 8 13
~burglary	7 8
~burn	6 7
~buroo	0 4
~bus	2 -9 4 -10 5 -1 6 -11 8 -13 9 -16 13 -6 14 -37
~bust	8 3
~but	1 17 2 10 4 20 6 8 8 1 13 10 14 -4
~buy	5 52 7 36
~buyer	2 22 6 74 8 -31 10 -16
~buzzer	8 19
~by	1 -20 2 -16 3 -13 4 10 5 27 6 11 7 -13 8 -20 9 36 10 -7 11 6 12 -11 13 -6 14 -16
~c	7 -20 8 16
~call	1 17 2 -22 5 1 8 25 14 25
~caller	6 8
~calm	1 1
~camera	8 16 11 20
~can	1 -15 2 -13 4 2 5 -71 6 -27 7 30 8 -30 9 15 11 -3 13 24
~can't	1 35 3 19 7 -21 8 21 12 10
~cancer	8 21
~cannot	2 -19 3 6 6 20 7 20
~cap	0 2
~car	5 -13 7 19
~caravan	8 17 9 9
~care	8 1
~career	0 14
~carpet	1 34 3 8 5 18 6 -7 8 -1 11 8
~carri	10 1
~cash	5 2 6 9 13 9
~cast	7 14
~cat	2 -15 3 9 5 21 8 -3
~catch	6 11
~catchment	7 7
~catholic	2 30 6 -4
~cats	2 -39 3 13
~ceil	4 1
~cent	7 31
~centre	0 3 1 -11 2 -15 8 -10
~century	7 23
~certain	2 5 7 67
~certainty	7 26
~certificate	5 9
~cgi	11 2
~ch	1 10
~chain	2 -1 3 -4
~chair	1 3 2 5
~chanc	4 8
~chance	6 48
~chang	6 -2 11 7
~change	2 25
~changeover	9 2
~channel	14 6
~chap	3 1 8 13
~chapel	2 10
~charge	2 -9 3 -9 4 -33 5 3
~cheaper	7 8
~cheapest	7 17
~check	0 -47 1 -31 4 -62 5 29 6 -67 7 -29 9 19
~chemo	8 14
~cheque	0 3
~child	1 52 2 -24 3 -9 6 -4 7 8 8 -7
~childfree	1 17
~childles	1 52 2 -16
~children	0 -3 2 -46 3 -17 4 -39 6 -39 7 -2 8 -53 11 -33 13 -11 14 -1
~children'	1 15
~chinese	2 13
~choice	2 9
~choose	4 23
~chop	6 26
~chosen	2 10
~christian	2 28
~christma	9 13 13 5
~church	2 11 7 -13 8 -19
~circl	6 19
~circumstanc	1 -5 3 13
~city	0 17
~claim	0 36
~claimant	0 60
~clas	7 22
~clean	0 -37 5 52 6 -36 8 -16 13 -17
~cleaner	8 9
~cleanest	7 29
~clear	0 6 7 10 8 5 13 11
~clerk	5 21
~client	1 19 4 4
~climb	8 6
~clos	6 -32 8 -45
~close	2 13 4 18 7 16 8 2
~co	14 44
~coal	8 4
~coast	7 8
~code	6 -29 7 -22 8 64 14 -11
~colin	8 6
~collect	13 19
~colonel	8 5
~colour	7 -3
~com	0 12 1 -31 2 -44 4 -23 7 16 8 -13 11 -2 14 58
~come	1 8 2 5 6 24 7 11 11 24 12 -1
~comfiest	7 18
~comfortab	1 -2
~commission	5 14
~commit	6 9 12 1
~commitment	12 8
~community	2 29
~commute	7 3
~competition	6 19
~complaint	1 8
~completion	6 -4
~compulsory	5 37
~computer	11 25
~condition	2 -23 5 6 11 2
~connect	8 1
~consent	7 5
~conservatory	8 11
~consider	0 20 2 9 3 -9 4 24 6 -11 7 -24
~contact	14 3
~content	0 -11 5 19
~contract	8 -4 12 34 13 26
~contribution	5 3
~control	7 3
~conversation	4 22
~corner	2 -22 6 -7 7 6
~corporation	0 1
~cost	7 11 13 -63
~cotage	9 5
~cots	1 17
~cottag	6 11 7 6
~cottage	0 -8 6 -4 9 3 10 15 12 4
~could	2 -9 4 7 6 1 7 44 8 -1 11 11
~couldn't	2 15 7 6
~council	0 7 1 -4 2 -5 4 -52 5 -76 6 -27 7 -3 8 -40 11 -30 12 -16 13 -33 14 -9
~count	6 1
~country	2 19 7 25
~county	7 37
~coupl	0 -25 1 -8 2 24 6 -20
~couple	0 4 4 1
~cover	3 -3 4 -26 5 17 7 -6
~cpl	1 16
~crack	6 16
~crash	7 7
~credit	0 -4 1 -24 3 -6 4 -26 5 2 6 -2 7 -30 13 35
~crewe	0 11
~crime	7 46
~croft	9 5
~crook	8 4
~crowd	1 8
~crown	0 3
~croydon	7 5
~cry	6 8
~cup	8 3
~cupboard	8 -23
~current	2 -13 8 29
~cut	6 -7
~cutt	8 -8
~d	1 6 3 9
~dad	0 11 8 5
~dads	1 18
~dai	4 4 7 1
~damage	5 28
~dark	8 12
~dat	8 -1
~date	6 -59 8 -13 12 -2 13 -4
~daughter	8 31
~dawg	3 21
~dawn	8 15
~day	4 -5 6 52 7 11 10 1 13 6
~days	0 -3 4 -36 7 -11 8 15 9 20 12 -25 13 14
~dbl	10 5 12 3
~dead	3 2 7 25
~deaf	8 11
~deal	0 16 4 -10 5 12
~debut	10 1
~december	4 14 6 -54 8 -29
~decent	13 4
~decid	1 9 10 5
~decide	6 31
~deck	4 2
~declin	2 10 4 -6
~decline	2 10
~dee	0 7
~deep	1 8 5 10
~delay	6 32
~demand	2 -6 4 12 6 40
~dementia	8 26
~depend	4 38
~dependent	0 7
~deposit	2 -39 3 -1 4 -44 5 5 7 -67 8 -36 9 -37 12 -6 13 -53 14 -30
~depression	2 2 8 2
~derry	7 6
~detach	7 -3
~dial	8 26
~diary	6 27
~didcot	12 3
~didn't	2 5 6 5
~diff	11 6
~differ	11 22
~different	11 16
~digit	8 20
~digital	11 5
~dil	6 8
~dim	1 6 14 10
~direct	0 -11 14 5
~dis	6 5
~disability	0 24 2 -2
~disabl	2 10 8 -9
~disappointment	6 18
~disclaimer	11 9
~disclos	4 4
~discount	6 19
~discourag	1 1
~disnae	1 3
~disregard	0 2
~dither	6 39
~divorc	8 1
~divorce	8 45
~dla	0 3
~dm	14 5
~do	0 -4 1 6 3 -5 6 -14 7 -12 9 14 12 9 14 -17
~doctor	0 7 7 9
~does	1 -2 3 -23 4 -16 8 3 11 -1 13 8
~doesn't	6 -25 7 2 8 28
~dog	0 -24 1 -25 3 21 4 -2 6 -19 7 -26
~doggy	3 16
~dogs	0 -35 1 -23 3 34 5 -26 6 -36 7 -48 8 -47 11 -10
~dole	0 15
~don't	0 1 1 -7 2 -2 5 -25 6 37 7 -25 8 -27 10 -16 11 25 14 -8
~done	0 -29 6 -37 7 12 13 -6
~doon	6 3
~door	1 -5 2 -32 3 -1 4 -59 5 -13 6 8 7 -22 9 -7 14 -35
~dorset	7 6
~dot	2 -11 6 -16 7 -14 8 -19 14 82
~double	0 4 2 15 7 3 8 -42 14 9
~down	2 -2 5 6 8 14 13 29
~downstair	2 -10 6 -9 7 -2 8 19
~dozen	6 39
~dps	3 12 5 -1
~drainpipe	8 8
~drawing	11 7
~dream	7 6
~drink	8 48
~drive	10 4
~drop	4 1 14 6
~dry	0 5 2 -4
~dss	0 50 1 7 2 -25 6 -18 7 -13
~due	4 -36 5 -21 6 -2 13 10
~dugs	3 7
~duplex	6 3
~dur	8 2
~dust	6 10
~e	1 8 10 4 11 1
~each	1 -1 2 -8 5 34 6 -9 8 -43
~ear	6 24 12 17
~earliest	6 11
~earn	0 38
~earner	0 24
~earning	0 7
~earth	7 26
~easter	12 25
~easy	6 -19
~ed	1 8
~edit	11 12
~ee	14 -10
~eh	9 3
~eight	9 3 13 25 14 -4
~eighteen	1 24
~eighty	5 1 8 14
~either	2 6
~elbow	6 34
~elder	3 17 8 7
~electric	7 6
~eleven	8 -10
~else	0 -3 1 16 4 -48 8 -43
~elsewhere	0 2 1 3 2 4 3 12
~email	14 27
~emigrat	8 16
~employ	0 30 2 -14 13 20
~employer	0 27
~employment	0 65
~empty	2 -5 6 -42 7 16 8 61
~end	3 -11 6 10
~ends	6 26
~england	7 25
~english	1 -9 2 14 6 -21 8 -1
~enough	1 14 2 -5
~enquire	4 10
~enquiry	1 28 6 20
~entertain	4 9
~entrance	8 24
~entry	8 -21
~epc	4 -7 7 -32 8 -12 14 -22
~epilepsy	8 29
~equal	5 13 7 1
~esa	0 11
~essential	6 9
~essex	7 17
~estate	2 16 5 6 7 -13 13 16
~european	2 12
~even	3 30 6 19 7 6
~event	4 2
~ever	0 -19 1 -2 2 -20 3 9 6 -24 7 86 13 -9
~every	2 -35 3 34 4 -2 5 23 7 35 9 -3 12 -42
~everybody	1 11 6 22 7 18
~everyone	5 12 6 15 7 27
~everyth	7 -3
~ex	8 38
~exact	11 14
~example	1 -15 2 -22 6 -25 7 -41 8 -4 14 105
~exception	12 3
~exclud	2 1
~exclusion	0 3 1 2 3 7
~executive	0 7
~exist	7 22
~exit	12 11
~expect	1 8 6 40
~expense	5 18
~expir	12 2
~extend	12 8
~extension	7 26
~extra	4 32 5 43
~eye	6 1 11 5
~f	2 9 9 6
~fac	7 -12
~face	7 -3
~facebook	14 20
~fact	7 11
~factor	1 14
~fail	0 15 7 3 13 5
~fair	1 20 2 11
~fall	2 6 7 27
~fam	1 18
~fami	0 -56 1 56 3 -14 4 -11 5 -30 6 -31 7 -5 8 -23 11 -60 14 -9
~far	2 1 7 10 8 -11
~fare	0 4
~fast	6 28
~faster	6 12
~fastest	6 5
~father	2 9
~favour	4 7 6 4
~feather	3 23
~feature	8 -4
~february	6 -1 8 4 9 4
~fee	3 -26 4 -32 5 67 6 -38
~feel	2 45 4 9
~fees	2 -29 4 -8 5 32 7 -33
~feet	1 16
~fein	2 22
~fella	8 8
~fellow	2 7 8 14
~femail	2 15
~femal	2 13
~female	2 31
~ferret	3 1
~ferry	5 -10
~few	5 15 6 23 9 18 11 5 13 17
~ffoniwch	14 13
~fi	8 11
~fido	3 9
~fife	7 23
~fifty	4 31 5 12
~fight	6 30
~figur	7 11
~figure	4 72 5 -41 6 5 7 -18
~fill	6 10
~film	14 3
~final	4 34
~find	0 15 1 29 5 -34 7 11 8 5
~fine	0 -28 6 -8
~finer	7 16
~finest	7 44
~finger	6 26
~finish	8 -3 11 27
~fire	1 -35
~fireplace	0 -6
~fireproof	7 19
~firm	5 7
~first	1 4 2 18 4 -5 5 -10 6 22 8 -11 10 3 11 -48 12 13 13 11
~fish	7 12 11 3
~fit	2 16
~fitt	1 -22 2 -1 8 -41
~five	2 7 4 -30 7 2 12 -7
~fiver	5 14
~fix	4 9 6 -16 12 18 13 -17
~flag	2 29
~flap	3 -3 8 -5
~flat	1 6 2 19 3 10 4 -11 5 4 6 15 7 3 8 -10 10 4 11 -22
~flatmate	2 11
~flatshare	2 13
~flatter	11 15
~fleet	6 26
~flexible	12 6
~flood	7 6
~floor	2 8 3 20 5 -14 6 -6 7 -43 11 -2
~flowerpot	8 9
~fly	6 35
~fob	5 6
~folk	0 36 1 12 2 6 6 19
~follow	8 21 13 13 14 12
~fool	6 1
~foot	2 17 6 11 8 -18
~for	0 7 1 19 2 12 3 9 4 3 5 45 6 -3 7 5 8 -10 9 79 10 5 11 -12 12 34 13 2 14 3
~forbidden	3 5
~foreign	2 7
~foreigner	2 18
~forge	14 12
~forget	0 3 8 13
~form	5 18 6 21 7 -33 8 -22 14 22
~formality	7 14
~fortnight	5 22 6 4 9 23
~fortune	6 7
~forty	5 3
~forward	4 19
~foster	1 4
~foto	11 22
~four	0 -8 1 -2 2 -38 3 26 5 -17 7 -17 8 26 9 33 13 1 14 -16
~fourth	2 12
~free	1 16 2 -5 3 19 4 -11 5 -17 6 -9 7 7 8 -26 14 -7
~freeholder	1 12
~fresh	10 36
~fri	8 14
~friday	4 14 6 2 9 7 13 -12
~friend	1 -19 2 -36 3 36 4 -2 8 -21
~friendliest	7 4
~from	0 8 2 40 4 -29 6 -23 8 3 10 -24 11 28 12 -11 13 -49
~front	2 -11 4 8 5 -3 6 -34 7 22 12 -23 13 14
~ft	0 32
~ful	14 -14
~full	1 22 2 8 6 -16 8 -14 13 3
~fumigation	5 6
~fund	0 11 13 13
~fur	1 -2 3 37
~furnish	9 7
~furniture	1 -7 4 -6 5 5 8 -5 11 13
~furry	3 40
~further	1 6 14 6
~g	3 12
~gallery	11 20
~garage	4 4 7 -12 10 9
~garden	0 -10 2 -18 3 1 4 10 7 21 10 3 11 2
~gas	2 -13 4 -22 5 -15 7 -3 8 4 9 -9
~gate	1 -28 2 -9 6 -58 14 -13
~gay	1 -5 2 23 6 -16 8 -2
~gays	2 18
~gch	0 1 1 9 10 3
~gent	2 7
~gentleman	2 26
~gentlemen	6 8
~georgian	7 3
~get	0 4 1 -9 2 15 5 -20 6 54 7 13 9 -7 13 4
~gets	4 33 6 27 7 14 8 7
~gff	0 3 1 10
~girl	2 30
~give	4 28 11 20 13 -17
~given	2 12 7 -9 8 -5
~glad	1 -10
~glamp	9 10
~glasgow	7 1
~gmail	14 20
~go	1 -1 2 10 4 21 5 14 6 1 7 4 8 16 13 30
~god	7 16
~goer	2 18
~goes	2 21 3 3 6 -34 12 5 13 -20
~gold	6 1
~goldfish	3 23
~golf	9 22
~gone	0 -3 1 -9 4 4 6 21
~good	0 -16 1 -36 3 -14 4 -1 6 4 7 23 8 -36 11 -5 14 -40
~google	14 23
~got	1 23 3 13 6 16
~gout	8 3
~government	0 7
~grab	6 4
~grammar	1 -7 7 17
~gran	11 2
~grandchildren	1 11
~grandwean	1 3
~grant	6 -1 7 12
~gras	11 6
~great	9 6
~greatest	7 3
~green	8 -11 9 -17
~greener	7 18 11 4
~greyhound	8 2
~ground	0 -1 8 11 10 8
~group	4 6
~grown	1 53 2 -16 6 -25
~guarante	7 55
~guarantee	7 1 12 -17 13 -7
~guarantor	2 -26 4 -43 5 17 7 -43 13 44
~guest	5 11 9 9
~guide	2 19 3 -31 4 8 11 20
~gym	4 -8
~gypsy	2 13
~h	0 12 11 4
~had	0 26 1 -16 2 3 3 2 4 -25 5 -29 6 19 7 -8 8 9 12 -6
~haggle	4 18
~half	1 17 2 6 4 -6 5 10 6 21 7 6
~hall	4 -18 7 -17 8 -10 11 -26
~hamish	8 9
~hammer	6 7
~hamster	3 31
~hand	0 -4 2 17 3 -2 4 -9 7 25 13 24
~handl	5 9
~handle	14 3
~hang	6 18
~happen	7 30
~happy	3 -1 6 -16 13 22
~hard	8 16
~harm	2 28
~harmles	8 10
~has	0 3 1 -30 2 -34 4 -12 5 -23 6 14 7 23 8 57 9 -32 10 29 11 -8 12 -11 13 -16 14 14
~hash	8 31
~hasn't	6 8 10 19
~hasting	8 13
~hatch	8 12
~hav	10 1
~have	0 22 1 16 2 1 5 1 6 30 7 7 8 -5 11 17 12 -7 13 -18 14 -35
~haven	1 6
~haven't	4 1
~he	0 16 8 -3
~he's	8 57
~head	3 -18 5 5
~health	1 -1 2 8
~healthy	2 24
~hear	0 -21 1 -11 2 15 4 7 6 -59
~heard	3 4
~heart	8 1 10 5
~heat	1 -1 4 -23 5 -21 6 -28 7 3 8 -21 9 -14
~heater	9 -5
~heaven	7 4
~held	3 11 11 3
~help	0 11 4 -10
~hen	6 4
~hence	3 4 8 3
~her	1 1 8 54
~here	0 -8 1 20 2 -18 4 -33 5 -62 6 6 7 4 13 -15 14 -30
~hesitation	6 26
~higher	4 21
~highest	4 38 7 -27
~highland	9 13
~hill	7 -4 8 -7
~hillview	14 12
~him	0 4 8 36
~hindu	2 29
~hip	8 19
~hire	5 2
~his	6 24 8 54
~history	2 16 6 2 13 16
~hit	10 6
~hiv	2 32
~hold	0 3 2 -19 4 -8 5 17 6 3 12 12
~holder	0 6 2 13
~holiday	1 -22 7 -7
~holidaymaker	9 14
~hols	9 26
~hom	6 29
~home	0 14 2 -19 3 7 5 -22 7 16 8 25
~homeowner	0 17
~hop	6 10
~hope	1 6 4 7
~hot	6 7
~hotel	4 2
~hound	3 19
~hour	4 -29 6 67 8 -34 13 -8
~hous	0 -12 7 18 8 -11
~house	2 17 3 8 5 9 6 2 7 19 8 23 10 24 13 -19 14 -6
~household	1 45 2 2 4 12 6 -43 7 -25 8 -46
~housemate	2 19 8 25
~houseplant	3 1
~how	4 44 5 -6 6 -14 7 -27 8 -20 11 34
~hse	2 6 8 9
~hull	7 5
~human	3 6
~hun	3 3
~hundr	4 27 5 41 8 -13 13 -1
~hurry	2 -18 6 6 7 -22
~husband	2 29
~hush	1 20
~i	0 27 1 -3 3 16 6 8 7 4 8 -7 13 -14
~i'd	0 4 1 24 2 32 3 14 4 15 6 12 7 -2 8 -25
~i'll	4 31
~i'm	0 20 1 8 2 17 3 3 4 6 6 -18 7 -8 8 37 11 3 13 2 14 9
~i've	0 13 6 10 8 26
~idea	11 28
~ideal	1 6 2 21 9 4
~if	0 8 1 27 2 10 3 11 4 2 5 -22 7 -10 10 -26 11 -13 12 17 13 -6 14 11
~ifs	7 24
~illnes	2 14
~illustration	11 34
~imag	11 68
~image	11 3
~immigrant	2 11
~impossible	7 35
~impression	11 7
~improve	13 7
~in	1 -13 2 -4 3 -22 4 -4 5 -28 6 -4 7 55 8 39 10 2 11 -1 12 -9 13 17 14 -38
~includ	0 -19 1 -2 4 -26 5 -4 6 -15 7 -41 9 12
~income	0 8 1 -22 2 -7 4 -57 5 -2 13 -5
~indian	2 20
~indicative	4 14 11 1
~individual	4 3
~infant	1 21
~informal	4 1
~initial	12 20 13 7
~ink	10 16
~inn	9 -8
~ins	5 5
~inside	8 15 12 13
~inspection	1 12
~insta	14 52
~instagram	14 6
~instalment	13 2
~instant	6 12
~instead	3 2 13 23
~instruction	10 16
~insurance	5 12
~insure	5 5
~insurer	0 10
~interest	4 16 6 38
~interior	11 7
~internet	11 9
~into	0 -10 1 -20 6 -43 7 40 8 21 11 5 14 14
~inundat	6 8
~inventory	5 16 8 -11 13 -8
~investment	7 39
~invit	4 25
~invoic	13 5
~invoice	5 19
~ireland	7 1
~irish	2 9
~iron	6 3
~is	0 -21 2 -5 4 -19 5 -1 6 5 7 -4 8 -7 9 -13 10 -14 12 -18 13 -18 14 -3
~ish	4 8
~islam	2 14
~island	7 9
~isle	3 -6 9 14
~isn't	0 37 2 17 4 -2 6 -25 11 7
~issu	2 13
~it	0 -1 1 -8 2 -5 4 14 5 15 6 45 7 20 8 -21 10 14 11 12 12 -5 13 -7 14 -23
~it'll	6 31
~it's	1 16 2 3 3 3 5 6 6 21 8 6 9 -70 10 -2 12 23 13 -13 14 -10
~its	0 -29 2 -43 6 8 7 18 8 -4 10 20 11 12
~jain	2 1
~jan	8 12 12 8 13 18 14 4
~january	4 -37 8 10 13 34
~jehovah	2 12
~jesmond	4 3
~jewish	2 23
~job	0 58 2 -19 6 -26 7 -13 8 -26 13 12
~jobcentre	0 14
~jobs	0 8
~jobseeker	0 18
~jog	0 3
~joy	1 1
~july	6 -13 9 2 12 5
~jump	4 5
~june	12 28 13 15
~junior	1 13
~just	0 -30 1 1 5 -10 6 -19 7 -8 10 31 11 12 12 -12
~k	8 14
~keen	2 4
~keenest	4 8
~keep	1 -2 2 27 3 32 4 -46 6 -6 7 -1
~kept	7 -11
~kettle	6 2
~kev	8 11
~key	6 -21 8 84 13 -10
~keypad	8 7
~keys	5 9 6 5 8 10
~keysafe	8 12
~kid	1 4
~kiddie	1 16
~kiddy	1 36
~kids	1 45 2 -9 6 -51 11 -2
~kind	0 20 1 6 3 19
~kingdom	7 3
~kitchen	1 -33 2 -7 6 -24 7 12 8 -26 14 -37
~kitten	3 14
~kne	8 19
~knock	6 3 8 28
~know	1 -14 4 7 8 29 13 19 14 7
~l	1 10
~labrador	3 9
~lad	6 10 8 43
~lads	2 -5
~lady	2 61 7 -16 13 7
~lamb	8 12
~landlady	2 2 8 1
~landline	14 5
~landlord	1 14 3 13 5 -14 6 -17 7 23 8 -54 9 -38 14 -30
~lane	2 -1 6 -25 7 -7
~last	4 3 5 -31 6 31 7 -38 8 -23 10 -20 12 -46 13 -25
~latch	8 25
~late	4 -22 5 32 6 6 8 -2 13 -9
~launch	6 35 10 10
~law	0 -18 1 -29 2 -35 4 -14 8 -29 13 -5
~lawn	11 16
~lawyer	0 5
~lead	3 -36 11 7
~leak	7 1
~lease	3 -35 5 24 9 -11 12 52
~least	0 12 4 26 12 28 13 -3
~leav	5 18 8 -3
~leave	0 -13 3 29 4 8 5 35 6 13 12 7
~leed	6 6 7 18 14 5
~left	1 -8 6 1 7 -12
~leg	6 4
~legg	3 21
~legs	3 22
~lender	7 10
~lens	11 2
~lenton	7 1
~lesbian	2 13
~less	4 24 6 3 7 15 12 21
~let	1 -16 2 -17 3 -17 4 4 5 -53 6 30 8 4 9 27 12 53
~lets	2 -2 7 -6 8 3 9 22 12 6 14 38
~lett	2 -1 5 7
~letter	4 -5 5 16 7 -8 14 22
~letting	14 19
~level	4 7
~levenshulme	7 3
~lever	8 -14
~lha	0 25
~library	11 5
~licence	7 8 9 2
~lie	6 6
~lieu	13 11
~life	1 22 6 8 7 48
~lifetime	6 11
~lift	0 -30 1 -33 7 -21 8 2
~light	0 -7 2 -10 4 -5 8 -19
~lik	8 10
~like	3 -19 4 -1 5 -32 6 1 9 -4 11 16 13 12 14 -6
~likenes	11 7
~lin	6 4
~linen	9 9
~list	2 -13 4 16 5 1 8 -40 10 67
~listen	4 25 6 7
~literal	6 11
~little	0 -7 1 10 2 -37 4 3 8 4 14 12
~liv	1 5 2 11 4 -13 6 -24 7 11
~live	2 -1 3 14 4 -9 7 7 8 13
~livestock	3 3
~llandudno	6 3
~loan	13 14
~lobby	8 4
~local	0 -9
~location	7 32
~loch	9 27
~lock	1 -11 7 -8 8 21
~lockbox	8 18
~lodge	9 6 10 15
~lodger	2 -29 7 10 8 33
~loft	11 -6
~lol	6 5
~london	7 25
~long	7 -9 9 -7 12 4
~longer	6 32 12 21
~look	0 17 1 6 3 2 4 18 6 -9 8 3 10 -1 11 49 14 3
~lose	6 21
~lost	6 18
~lot	0 -15 1 -17 4 -9 5 19 7 3 13 4
~loud	8 2
~love	0 8 1 2 2 -27 6 -12 9 14
~loveliest	7 11
~lover	3 6
~low	7 -14
~lowest	7 21
~loyalist	2 27
~luck	6 4
~lucy	8 9
~lump	13 14
~lunch	6 14
~luxury	6 6
~m	2 7 8 -1 11 2 14 -14
~machine	2 3
~made	5 9 7 30 11 14
~mail	14 14
~mair	14 9
~maisonette	6 4
~mak	2 -19 7 9
~make	0 7 4 14 6 7 7 17 11 8
~mal	3 4
~male	2 1
~man	2 -8 8 1
~manchester	7 3
~many	1 20 6 12
~map	7 -15
~march	6 -27 10 -15 13 21
~mark	2 5 4 20
~market	2 -15 4 28 7 -34 10 66 11 9
~matter	0 -13 1 -1 4 5
~max	1 24 9 5
~maximum	1 5 4 24
~may	1 11 2 -15 3 -10 5 -56 6 -89 7 -28 10 -10 11 49 13 30
~maybe	2 14
~me	2 -2 4 13 5 -21 6 -3 8 28 14 39
~mean	0 21 1 18 2 42 3 22 6 -6 8 7
~medication	2 4
~member	1 4
~men	2 2
~mental	0 -8 1 -1 2 20
~meow	3 11
~mere	4 12
~mess	2 2
~message	4 15 6 -23 7 -34 8 -14 14 8
~messenger	14 6
~messy	8 7
~methodist	2 3
~mews	1 2
~michaelma	13 24
~midland	7 1
~midnight	6 14
~midsummer	13 28
~mil	7 22
~mile	7 11
~mill	7 -7 8 -17
~min	3 8 12 40
~mind	1 -3 3 -26 4 14 8 6
~minimum	1 -14 4 36 13 -6
~minor	1 1
~minut	6 -12 7 -12 8 -29 14 -3
~minute	6 7
~miss	2 -22 6 31
~mistake	6 9
~mkt	10 38
~mo	8 16
~mobility	2 4
~moggy	3 31
~moment	6 1 8 17
~monday	6 2 7 -1 9 10
~money	0 33 4 -4 5 21 7 20 13 31
~month	0 -22 2 -50 3 -9 4 21 5 -29 6 -72 7 -35 8 -77 9 -83 10 -76 11 -20 12 32 13 12 14 -92
~mood	11 18
~more	0 -15 1 5 3 -9 4 45 5 -53 7 8 13 -17 14 15
~morn	7 -20 8 6 10 21
~mortgage	0 18 7 16
~mosqu	2 20
~most	2 -21 4 4 6 -69 7 31 8 18 9 10 14 5
~mother	8 -1
~mould	7 26
~mov	0 -12 2 -20 5 7 14 5
~move	7 15
~mr	8 65
~mrs	8 34
~mth	12 10
~mths	5 5 13 28
~much	3 6 4 39 7 26 8 -14
~mull	6 19
~mum	1 -13 3 20
~mums	1 6 2 14 8 3
~muslim	2 28
~must	0 19 2 9 4 -48 5 27 6 -51 7 -25 8 -56
~my	1 -4 3 15 4 8 8 4 14 36
~n	1 16 3 12 10 5 11 5
~nae	2 2 3 7
~naebody	0 23 2 11
~nah	3 2 6 7
~name	2 5 5 17 6 -22 7 -12 8 -47 14 70
~nappy	1 29
~national	2 26
~nationalist	2 24
~nationality	2 7
~native	2 11
~nb	3 1
~near	1 -14 6 5 10 4 13 5
~nearer	4 3
~nearest	7 -18
~need	0 3 2 4 4 -60 6 -31 11 -38 12 -12 14 -30
~needn't	2 8
~neg	4 25
~negotiable	4 22 12 2
~neighbour	1 17 2 4 7 21 8 39
~neil	8 25
~neither	1 14 11 2
~nephew	1 18
~nerv	2 1
~ness	9 8
~nest	1 3
~nester	1 6
~net	14 30
~network	8 10
~never	0 -58 1 -47 2 -37 3 -3 6 -31 7 9 8 23 10 6 11 -4 13 -16
~new	1 -11 3 3 6 -48 7 -25 8 -73 10 38 11 -17 14 -31
~newborn	1 9 8 16
~newcastle	3 7
~newcomer	10 33
~newest	10 9
~next	1 -23 2 4 3 -8 6 10 8 -12 9 -2 11 3 12 6
~nice	13 3
~nicer	7 18
~nicht	9 9
~nick	1 1
~night	0 -24 1 19 2 -24 3 -5 7 19 8 51 9 51
~nil	7 1
~nine	0 -33 4 29 5 -50 6 3 8 4 9 -3 11 3 13 -29
~ninety	8 14 13 11
~nipper	1 7
~no	1 16 2 24 3 9 5 -27 6 -44 7 13 8 -29 11 -3 14 -58
~nobody	0 10 1 29 2 26 3 -33 4 -29 6 -37 7 -17 13 -3
~nod	2 3 4 7
~noise	1 4
~noisy	1 9
~non	0 4 3 4 5 32
~none	1 -3 2 -10 6 -23 7 41 11 -2
~noon	4 18 6 -19 8 11
~nope	0 14 2 20 3 15
~nor	1 3 6 -15
~normal	13 22
~nos	14 8
~not	0 19 1 19 2 25 3 18 4 2 5 -2 7 -1 8 -22 9 -13 10 -6 11 44 12 -19 14 -40
~note	11 1
~noth	0 -18 2 -3 3 9 4 -42 6 -17 7 1 8 -6 13 -10
~notice	9 -2 12 -41 13 -57
~november	6 -14 8 -33
~now	2 -14 3 8 6 -29 7 -3 8 12 10 27 11 8 13 37
~nowhere	7 24
~np	3 25
~nr	2 14
~ns	1 11 3 15
~nu	10 1
~number	1 -7 4 37 5 -10 14 5
~nurs	0 4
~nurse	8 7
~nursery	1 15 8 -8
~o	3 13 10 5 11 11
~o1632	14 18
~o7700	14 20
~o77oo	14 28
~objection	1 -5 3 -8
~occupancy	9 6
~occupant	1 19
~october	4 -11 6 -25 8 -8
~of	1 18 3 6 4 4 5 2 7 15 8 -4 9 -6 10 -11 11 37 12 -1 13 6 14 -5
~off	0 16 1 -17 2 -4 3 6 5 33 6 35 8 13 10 -3 13 7 14 -21
~offer	0 -15 1 -28 2 2 4 44 5 -37 6 -7 7 -14 8 -76 10 26 13 -23 14 -51
~office	4 2 5 18 8 -1 14 2
~officer	0 -1
~offspr	1 15
~oh	14 30
~oiro	4 9
~old	0 -14 1 2 2 -13 4 -6 6 -5 7 -37 8 -23 11 18
~older	7 2
~on	1 -23 2 -53 3 -22 4 2 5 -18 6 -3 7 -4 8 17 9 9 10 6 11 -21 12 -14 14 2
~once	1 -26 2 -25 6 -6 7 3 8 -53 13 -2
~one	0 17 1 3 2 8 3 25 4 -18 5 -11 6 16 7 12 9 -15 11 24 12 -2 13 6 14 -21
~ones	0 -13 1 37 6 6 8 -29 11 14
~onley	2 7
~only	0 40 1 16 2 52 3 2 4 -9 5 -35 6 12 7 -30 8 -1 9 7 10 10 11 9 12 1
~ono	4 33 5 -24
~open	2 -25 3 -12 4 22 5 -6 6 -16 8 3
~opportunity	6 38
~opposite	8 6
~or	0 -22 1 -11 2 5 3 10 4 -18 5 -39 6 -6 7 -26 8 -84 9 11 11 -2 13 -6 14 12
~orange	2 3
~orchard	6 1
~order	8 -24
~ornament	1 1
~other	0 8 1 28 2 31 4 12 5 5 6 14 7 20 9 -7 11 3 14 -23
~otherwise	2 7
~our	0 6 2 22 5 51 8 9 9 17 10 37 11 20 12 8 13 17 14 21
~ours	5 -9 6 -11 7 18 11 6
~out	0 19 1 9 3 -3 5 26 6 15 8 5 9 8 10 5 11 38 14 -12
~outbid	4 19
~outlook	2 2 14 1
~outset	13 12
~outside	2 -3 6 14
~oven	2 5 5 4 8 -1
~over	1 -14 4 -2 6 36 7 -7 11 -27 12 -21 14 -9
~overnight	1 10 5 5
~oversea	13 6
~ow	1 4 6 2
~ower	1 3
~own	0 4 1 -13 2 28 4 -36 6 -18 7 -37 8 -70 11 -33 13 -12
~owner	1 21 2 2 3 41 6 -49 7 -48 8 21 11 -53
~p	11 5
~pack	7 7
~padlock	8 17
~pag	10 5
~page	7 -13
~paid	0 11 4 -32 5 -22 6 -5 13 -5
~pain	3 6
~paint	2 -33 6 -28
~pair	1 29
~pakistani	2 1
~pal	0 3
~pan	2 7
~panel	7 7
~paper	5 15 6 -1 14 5
~paperwork	0 17 5 21 13 1
~parade	8 -9
~parent	1 56 2 -7
~park	0 -22 1 -9 2 -29 3 -31 5 -33 6 -28 7 -15 8 -58 9 -1 12 -24 14 -44
~parole	8 4
~parsonage	2 3
~part	1 4 2 -9 3 2
~particular	14 21
~party	4 10 6 14 9 18
~pass	0 -23 2 10 6 -5 13 -6
~password	8 24
~past	1 27 11 2
~patience	2 22
~patter	1 5
~pauline	8 3
~paw	3 13
~pay	0 7 1 -8 3 -42 4 38 6 4 7 -16 8 -61 12 -62 13 71
~payable	5 26 13 4
~payday	6 9
~payer	0 3 13 26
~payment	0 18 4 -24 5 36 6 -11 13 76
~pays	5 10 7 5
~payslip	13 4
~pcm	4 23 5 -46 6 -2 7 -9
~penny	7 23
~pension	0 -53
~people	0 11 1 -8 2 20 4 -24 5 -9 6 -3 7 -11 8 -23 14 -37
~per	0 -18 4 3 5 -5 6 -6 7 18 9 13
~perfect	2 -6 7 16
~period	12 15 13 26
~periodic	12 -37
~permission	7 21
~permit	0 -43 5 -22 13 -4
~person	0 4 4 31 6 33 13 -2
~persuasion	2 20
~pet	0 -28 1 -26 2 -50 3 21 4 -19 5 18 6 -28 7 -6 8 -2 9 2
~petles	3 39
~pets	2 -44 3 61 4 -41 6 -52 7 -46 8 -48 11 -30 14 -26
~pett	3 30
~phase	6 9
~phon	6 17
~phone	1 -8 6 18 8 -17
~photo	0 -24 2 -56 3 -33 4 -14 6 -31 7 -49 8 -24 11 87 14 4
~photograph	2 -25 6 -9 11 57
~photography	11 21
~physical	2 3 7 4
~pic	11 44 14 2
~piccy	11 6
~pick	2 26 6 -11
~pics	2 -8 6 -7 11 97
~pictur	1 -6 2 -27 6 -38 7 -15 8 -6 11 62
~picture	1 1 11 29
~pier	8 8
~pinch	11 15
~pip	0 32
~pitch	6 4
~pix	11 27
~plac	3 1
~place	0 -11 1 31 4 3 6 -30 7 4 10 -10 11 24 13 5
~plan	8 -12 11 -60 14 12
~plane	14 10
~plann	6 -13 7 24
~planner	7 11
~plant	1 13 8 9
~plat	5 11
~play	2 -9
~please	0 18 1 34 2 35 3 14 4 17 5 4 6 -26 7 -102 8 5 9 -21 12 -17 13 10 14 -6
~plot	6 12 8 -8 11 3
~plus	5 19 12 6
~pm	4 18
~poa	4 44 14 -5
~pocket	7 9
~pod	9 14
~point	8 -19 12 5 14 2
~pointles	0 5
~pol	2 7
~policeman	8 9
~policy	3 3
~political	2 4
~ponder	6 16
~pooch	3 10
~pool	1 -11 11 5
~port	1 -1
~portal	10 10
~porter	8 3
~possib	7 8
~possible	12 9
~post	11 2 14 7
~postcode	8 20
~postie	8 5
~pound	5 55
~power	7 6
~practis	2 20
~pram	1 25
~prefer	0 8 1 5 2 4 14 1
~preference	0 9 2 8
~preferr	0 9 2 47
~pregnancy	2 1
~pregnant	2 29
~premium	0 2
~prepar	4 13
~prepay	13 49
~prepayment	13 9
~pres	8 25 9 -7 10 3
~presbyterian	2 13
~present	11 13
~prettier	7 12
~prettiest	7 8
~previou	2 -10 3 -10 8 18 10 5
~previous	10 16
~pric	4 10 6 8
~price	4 72 6 26 7 28 8 -33
~priest	2 1
~primary	1 -13 8 -6
~print	6 6
~priority	2 16
~prison	8 24
~pritchard	8 14 14 5
~private	0 15 2 -9 4 12
~priya	8 12
~problem	0 -19 1 -29 3 -24
~process	5 1
~professional	0 16 1 -8 2 7 4 -5 5 17 6 -8 8 -40 13 -20
~profit	7 21
~prohibit	3 15
~project	13 2
~promis	7 -3 11 3
~promise	7 13 11 8
~prompt	6 12
~proof	7 8
~proper	0 5
~property	3 12 6 8 10 14
~proportion	11 12
~proposal	4 44
~protestant	2 20
~public	1 2
~puppy	3 13
~purchaser	7 4
~purpos	11 6
~purse	4 3
~pushchair	1 29
~put	2 -15 3 -33 4 47 6 -18 7 2
~pylon	11 1
~q	4 4
~quality	7 14
~quarter	0 -3 4 -24 8 -18 13 62
~queer	2 10
~question	3 9 6 -2 7 5
~queu	6 19
~queue	6 21
~quick	2 -23 6 34
~quickest	6 8 7 3 14 13
~quid	4 5 5 48
~quiet	1 19 6 -12 7 -18 14 -8
~quieter	7 2
~quietest	7 9
~quin	2 20
~quot	4 24
~quote	0 1
~rabbit	3 6
~race	2 -9 6 20
~rail	3 6 11 -39
~rainbow	2 19
~rais	1 -8
~rapid	6 8
~rare	6 4
~rarer	6 13
~rat	8 -3 9 7
~rate	4 8
~rather	2 29 5 2 7 -9
~rc	2 1
~re	12 8
~reach	1 2 13 7 14 8
~read	1 4 4 -6 6 39 13 -9
~reader	6 8
~ready	13 16
~real	11 55
~reason	3 -3 8 7
~reasonable	4 5
~receipt	0 7 5 24
~recent	10 2
~recipient	0 7
~reckon	1 1 6 9
~recommend	6 11
~record	11 4
~recover	8 23
~red	6 10
~redecorat	1 6
~reduc	4 -4
~referenc	1 -9 2 -8 4 -20 7 -8 8 -4 13 17
~reference	0 2
~reflect	4 2
~refs	5 29 13 16
~refundable	5 9
~refus	0 -15 1 1
~refusal	2 7
~refuse	1 -10 4 8
~region	4 12 7 1
~register	2 15
~regret	8 1
~regular	0 7
~rehab	8 5
~rehome	3 23
~release	6 5
~reli	11 11
~rely	11 16
~remain	2 6 3 12 6 5
~reminder	5 13
~renew	5 16
~rent	1 -36 2 -33 3 -45 4 64 6 -16 7 -26 8 -35 10 -23 11 -86 12 -21 13 70 14 -53
~rental	4 21 7 24 9 26 10 19 13 26 14 16
~rentamount	5 7
~renter	0 10
~repair	8 -18
~repeat	6 12
~report	5 1
~republican	2 39
~request	4 7
~requir	2 15 5 13
~reserv	6 7
~reservation	5 9
~reserve	6 31
~residence	1 7
~resident	0 -35 1 -11 5 -1
~respect	1 5
~response	6 4
~responsibility	11 4
~rest	0 16 2 2 4 4
~retir	0 -32 2 -5 8 22
~retirement	1 -24
~returnable	5 16
~rich	7 29
~right	3 -15 6 2 7 9 8 -2
~rigs	8 3
~ring	6 19 8 18 14 28
~risk	0 1 7 8
~rm	2 30 5 5
~rms	2 19
~rnt	13 25
~road	1 -10 2 18 4 -8 7 -10 10 -4 14 -3
~roll	6 19 12 -18
~roma	2 22
~romanian	2 13
~roof	1 -6 4 3 7 22 8 4
~room	1 -45 2 33 3 -25 4 24 5 -16 6 11 7 -13 8 9 11 39 13 16
~round	0 3 1 16 2 -2 4 16 6 18 8 11
~rover	3 34 8 2
~rug	1 2
~ruin	1 4
~rul	2 5 5 7
~run	1 10
~runn	0 13 6 15
~runs	8 -24
~rye	7 4
~s	3 12 11 5
~sabbath	2 2
~sad	8 7
~safe	7 7
~safer	7 16
~said	1 -4 6 -3 7 -12 8 -17
~sake	4 5
~sal	8 18
~salari	0 33
~salary	0 26
~sale	6 -8 7 -35 8 36 10 54 14 8
~salford	6 18
~salt	11 10
~same	0 -42 1 -57 2 9 4 -60 5 -10 6 -62 7 -32 8 16 11 22 13 -26 14 2
~sandra	14 2
~saturday	4 9 9 2
~sav	2 2
~save	0 9 2 6 3 22
~saving	13 2
~say	1 3 2 41 4 16 6 3 7 39 13 18
~says	0 12 2 12 8 -11
~scan	14 31
~school	0 -24 1 44 4 -18 6 -12 7 30 14 -26
~score	13 8
~scot	14 12
~screen	6 2
~scroll	1 6
~scrounger	0 7
~sea	7 30 9 8
~seal	4 35
~search	7 4 14 4
~season	9 28 13 19
~seat	7 17
~sec	5 18
~second	2 -40 4 -7 6 46 8 7 13 2
~secur	5 4
~secure	0 3 6 17
~security	5 2 8 5
~see	0 -33 1 -16 2 5 4 2 5 17 6 1 7 -10 8 -5 10 2 14 24
~seek	2 3
~seen	6 6 7 4 10 9
~sees	7 9
~self	0 -19 9 27 13 25
~sell	2 30 7 3 8 3 12 11
~seller	2 12 6 8 8 15 11 2
~semi	3 2 7 -5 10 16
~send	4 -12
~sent	13 1
~september	6 -33 8 -30 12 32 13 6
~servic	8 -36
~service	5 6 7 9
~set	4 41 5 22
~settle	13 39
~seven	7 -37 8 5 14 27
~seventy	8 13
~several	6 -25
~sex	2 15
~shall	3 7
~shampoo	5 3
~shan't	0 6
~shar	2 1 3 2 7 -30
~share	2 1 6 -4 7 -1 8 1 14 -3
~sharer	1 -26
~she	3 1 8 30
~she'll	1 2 8 1
~shed	1 -12
~shelf	6 19
~shift	6 36
~shoot	8 3
~shop	2 -10
~short	0 -3 1 -25 2 -20 6 1 7 -13 9 7 12 26
~shorter	12 4
~shorthold	12 52
~shot	6 16 11 36
~should	1 1 4 10 6 -12 7 -3 8 4 11 4
~shouldn't	2 14
~shout	6 11 8 2 14 3
~show	0 1 2 -11 4 -11 6 -39 7 -1 8 5 13 3
~shower	3 -10
~shown	4 10 5 4 6 -19 7 -2 11 20
~shut	8 15
~shy	4 15
~side	1 -6 2 -6 8 26 9 -3
~sight	2 1 8 6
~sign	0 7 1 -17 2 -35 3 -23 4 -65 7 -42 8 -1 12 16 13 -21
~similar	0 13 11 25
~simp	7 39
~simple	14 -2
~since	0 -42 2 2 4 -21 6 19 8 43 11 33 14 -2
~single	1 9 6 -15 7 27
~sinn	2 27
~sister	1 -15 2 19
~sit	5 2 6 10
~site	0 -19 1 -28 2 -17 6 -32 7 -1 8 -27 14 -43
~sits	8 16
~six	1 -30 5 -1 6 -7 12 2 13 -13
~sixteen	1 20 5 2
~sixty	5 4
~skat	6 7
~skin	2 3
~skip	14 19
~sky	7 9
~skye	9 7
~skype	14 18
~slash	14 40
~slate	10 3
~sleep	1 8 8 10 9 31
~slid	1 3
~slide	14 4
~slip	4 8 6 15
~slot	1 13 6 10
~small	1 6 3 3 5 9 7 -15 11 -10
~smith	14 1
~smok	0 3 2 -6 3 2 8 2
~smoke	8 -42
~smoker	2 -20 3 3
~snap	6 -11 11 26 14 11
~snapp	6 5
~snooze	6 7
~snow	6 10
~so	0 -6 1 8 2 9 3 6 4 -16 5 -47 6 29 7 -21 8 49 9 -33 11 5 12 -18 14 -33
~social	0 19
~socket	8 -1
~sofa	1 -18 4 -22 5 8 7 1
~sold	6 4
~solicitor	0 9 2 -7 5 24
~some	2 -3 11 31
~somebody	0 1 2 -6 4 13 6 2 7 -18 13 -1
~someone	1 -2 4 2 5 -5 6 14
~someth	0 11 3 7 5 11 6 -2
~somewhere	1 15 2 12 4 30
~sooner	1 8 2 10
~sorry	0 21 1 15 2 31 3 12 4 -14 5 9 6 -29 7 -33 12 7
~sort	2 -24 4 -33 6 5
~sought	0 14 2 9
~soul	7 11 8 20
~sound	8 2
~south	7 -12
~space	8 -5
~spaciou	0 3
~spain	8 12
~spaniel	3 6
~spare	6 13 8 36
~speaker	2 5
~spend	9 15
~split	5 8
~spot	7 1
~spr	6 -23 7 4 8 -6 12 19 13 17
~square	4 -6 8 -5
~squeak	3 6
~ss	0 6
~st	1 -9 6 -22 7 3 8 -46
~stabl	10 1
~stage	1 5
~stair	0 -23 1 8 6 -38 9 -43 11 -20
~staircase	2 -5
~stairwell	1 7
~stamford	2 6
~stampede	6 27
~stand	4 -6
~standard	12 13
~star	2 6 8 11
~start	4 26 6 -30 12 10
~starter	3 4
~state	0 32 1 1 4 10 13 -7
~statement	13 -14
~stay	3 37 4 -20 6 -37 7 -2 8 -44 14 -38
~steady	0 17
~steam	5 15
~steep	1 4
~steer	0 4
~step	7 -19
~stick	6 21
~still	4 -12 6 8 7 -7 8 -10 10 1
~stipulation	1 1
~stock	6 9 11 12
~stockport	3 12
~stone	4 5
~stop	1 24 3 19 5 27
~stopp	6 27
~storage	9 -14
~store	8 2
~storm	7 7
~story	1 13
~straight	2 8 6 -22
~street	0 -8 1 -22 4 -9 6 -12 8 -28 10 -25 14 -5
~stretch	4 2 13 17
~strict	1 11 3 29
~strike	6 9
~stroke	8 16
~stroud	6 3
~struck	3 3
~student	0 -37 1 -29 2 15 4 -13 13 30
~studio	7 6 8 -2
~study	7 -2
~style	9 22
~such	0 9 6 10 7 30
~suffer	8 13
~suit	0 -9 1 4 3 3 6 -12 7 -23 8 -10
~suitable	1 -9 2 10 3 1
~sum	4 30 13 22
~summer	6 -4 8 -12 9 23 12 19 13 33
~sun	6 -5 7 15 8 -9
~sunday	6 29 9 2
~sunny	2 4
~supper	6 13
~support	0 36
~supporter	2 18
~sure	7 19
~surprise	4 6
~sweet	8 10
~swift	6 21
~swim	1 -13
~sympathy	0 3
~t	10 5 11 5
~ta	0 8
~table	4 3 13 34
~tae	6 12
~tag	8 10
~tak	0 -2 5 28
~take	1 -5 2 7 5 21 6 -9 11 3 13 16 14 -15
~taken	1 -14 5 2 6 4 7 -1 8 -15 11 8
~talk	4 12
~tap	8 28
~tax	4 -5
~taxpayer	0 21
~tbc	4 1
~tea	1 20
~teacher	0 9
~teatime	6 6
~teenager	1 2
~teeth	6 6
~tel	8 8 14 1
~telegram	14 33
~tell	0 -5 2 -3 3 -11 4 19 5 -23 6 7 7 -38 13 -35 14 -14
~temper	8 4
~ten	0 -2 5 1 6 19 14 -36
~tenancy	3 7 4 11 5 -11 6 -19 7 -14 8 -49 12 20 13 -18
~tenant	0 30 1 -1 2 27 3 10 4 -15 5 69 6 -161 8 26 9 -36 10 -37 11 -49 13 -4 14 -13
~tend	13 5
~tender	4 10
~tenerife	8 14
~tenner	5 43
~tens	1 19
~term	4 3 7 -49 13 28
~terrace	6 3 7 -2 8 -3
~terrier	3 4
~test	8 -6
~text	0 3 4 -5 14 47
~th	0 7
~than	0 17 1 12 3 -11 4 29 5 -13 6 23 7 33 8 -12 11 41 13 -14
~thank	0 26 1 25 2 2 3 14 6 -10
~that	0 30 1 18 2 18 3 41 4 -42 5 -7 7 48 8 1 10 -15 11 42
~the	0 -15 1 -14 2 -6 3 -16 4 -3 5 1 6 -6 7 -3 8 11 9 -29 10 -12 11 17 12 -16 13 -1 14 -4
~their	0 26 1 12 2 -2 5 11 7 10
~them	3 8 4 -32 6 4 7 -25 8 -97 11 35 13 -12 14 -32
~themselv	2 2 4 4
~then	0 26 2 12 6 4 8 31 12 25 14 3
~there	0 -36 1 -25 2 -42 3 -44 4 -3 5 6 6 3 7 16 9 -16 11 -15 12 -22 13 -53 14 17
~thereabout	4 6
~therefore	1 11
~these	3 12 4 2 6 30 7 6
~they	1 -31 7 7 11 1
~they're	2 22 6 20
~thin	1 18 13 4
~thing	3 5 4 4
~think	1 26 2 1 4 30 6 3 8 -8
~third	1 7 7 -11 8 16 13 9
~thirty	5 25 13 -4
~this	0 5 1 20 2 18 3 23 4 -12 5 -31 6 103 7 41 8 -99 9 -23 10 57 11 -7 12 -33 13 -29 14 -96
~those	0 41 1 6 2 15 7 -35 8 -15 13 22 14 7
~though	4 2 6 -1 7 -5
~thought	6 1
~thousand	4 18 5 1
~three	0 5 1 -2 4 -21 6 15 7 -26 9 11 10 -2 11 -1 12 -16 13 43
~through	3 -22 5 6 8 21
~throughout	3 7
~throw	4 6
~thu	8 6
~thur	8 11
~thursday	6 -8
~tick	6 27
~tidy	3 9 4 1
~tied	12 11
~tiktok	14 30
~till	1 -14 5 13 6 17 8 39 10 9 12 6
~time	0 17 3 -12 5 22 6 -15 8 -1 10 5 14 1
~tiny	1 -4
~tinyurl	14 6
~to	1 9 2 9 3 1 4 -25 5 27 6 2 8 2 10 21 11 -29 12 6 13 8 14 -3
~tock	6 26
~today	6 26 10 15
~toddler	1 36
~together	13 28
~told	0 14 2 -13 6 -26
~tom	8 21
~tomorrow	6 38
~tonight	6 56
~too	0 -16 2 28 5 -16 7 -19 8 -42
~took	11 13
~top	2 13 5 18 6 -3 7 -5
~tortoise	3 -12
~total	7 30
~tots	1 9
~touch	2 -6
~tour	9 6 14 12
~tow	0 2
~toward	0 1 5 6
~towel	9 13
~town	8 -1
~trade	7 10
~tradition	2 6
~traditional	2 14
~trail	7 3
~train	6 -40
~tran	2 21
~transfer	13 41
~traveller	2 36
~treat	2 -18 7 19 11 19
~treble	7 3
~trimester	13 15
~trip	3 2 9 4
~trouble	2 29 8 7
~true	11 8
~trust	7 27 13 3
~truste	2 6
~try	0 13 1 7 2 34 6 -10
~tues	8 6
~tuesday	8 8
~tune	6 3
~turban	2 9
~turn	1 -17 2 -9 3 16 8 15 11 2
~twelfth	2 6
~twelv	12 6
~twelve	12 36
~twelvemonth	13 3
~twenty	5 13 6 1 8 -18
~twice	8 17
~two	0 -21 2 13 5 -2 6 -48 7 -33 8 -4 9 3 12 -11 14 -33
~twos	4 3
~typ	0 3 2 4
~type	6 10 14 41
~uc	0 21 2 -24 5 -4 6 -2
~uk	7 -2 13 30 14 9
~ultimate	7 9
~un	7 8
~unable	0 5
~unattend	8 13
~unbeatable	7 3
~under	0 -9 2 10 3 12 5 -19 6 23 7 -6 8 10
~underscore	14 10
~unfortunate	0 10 3 2
~unhappy	7 4
~unionist	2 32
~universal	0 9 2 7 5 -27 13 -18
~unlawful	2 -5
~unles	0 12
~unmatch	7 8
~unoccupi	8 9
~unrivall	7 12
~unseen	6 6
~unsuitable	1 7
~until	4 1 6 -23 7 -9 8 -11 10 5 12 2 13 9
~unwant	1 17
~unwelcome	3 11
~up	0 8 4 -22 5 8 6 10 7 6 8 25
~upfront	12 -7 13 55
~upon	4 6 6 -4 11 15
~ups	1 31 2 -11
~upset	2 3
~upstair	1 7 8 23
~upward	4 32
~us	0 -5 1 -5 3 -25 4 6 6 -31 7 -10 13 8 14 -30
~use	0 -23 1 -27 3 -21 4 -16 6 -47 8 8
~used	0 -15 6 -41 7 -14 8 10 11 45
~user	2 13 14 24
~usual	0 12 6 -35 13 37 14 6
~vacation	9 10
~value	1 12 6 -8 7 44
~valuer	4 3 7 12
~vanish	6 5
~vary	11 17
~vat	5 20
~vegetarian	2 16
~vendor	2 25 6 -15
~very	6 1
~vett	5 8
~video	5 10 14 16
~view	2 -13 6 5 7 17 9 -11 11 17
~viewer	8 15
~viewing	4 3 5 6 6 -7 8 -4 9 -1 13 -12
~village	6 -6 7 -19 8 -7
~visit	1 26 5 12
~visitor	1 8 9 8
~vote	1 16
~voter	2 8
~vouch	11 9
~w	10 5
~wag	2 -19
~wage	0 47
~wait	6 38
~wake	1 11
~wal	7 15
~walk	0 -25 8 -6 14 9
~wall	2 -18 6 -38 7 11 10 2
~wander	8 26
~want	0 18 1 22 2 50 4 28 5 -15 6 15 7 -33 8 3 11 -50 12 12
~warden	8 2
~warm	7 11
~warmer	7 8
~warn	6 20
~was	0 -1 1 -32 3 4 4 -14 5 -39 6 -22 7 -83 8 -28 9 -17 10 -19 11 33 12 -19 13 -50 14 -3
~wasp	8 4
~wast	2 6
~watch	0 2
~water	3 7 4 -18 5 -29 7 16 8 -20 13 -1
~way	0 21 2 12 4 -7 5 -4 14 -1
~we	1 3 2 2 3 -5 6 7 7 -52 8 -4 10 -32 11 1 12 1 13 11 14 -34
~we'd	0 20 1 11 2 47 4 31 6 -54 7 -25 8 -35 9 -4
~we'll	2 11 3 -12 4 13 6 -18 7 -4 13 5
~we're	1 13 5 -3 6 -24 7 -22 8 36 13 12 14 5
~we've	2 13 7 -12 12 -9
~wean	1 12
~wear	1 5 5 15
~weather	7 3
~wedd	8 9
~wednesday	6 6
~wee	1 37 3 21 8 27 14 8
~week	4 -14 7 -4 8 39 9 93 11 -26 12 -20 13 -34
~weekday	8 23
~weekend	1 46 6 25 7 -36 9 19
~weep	6 2
~weigh	4 10
~wel	1 4
~welcome	0 -39 1 -24 3 -17 4 6 5 -21 6 -56 7 -15 9 21
~welfare	0 10
~well	1 -18 2 -13 7 12 8 -9
~wen	10 4
~went	0 6 4 13 6 1
~were	1 -5 5 -2 6 19 8 -4 11 28
~weren't	2 1
~wet	10 9
~wharf	1 8 4 3
~what	0 23 4 24 5 -80 6 -45 8 -5 11 24 13 -19 14 -18
~whatever	3 12 4 24 7 12
~whatsoever	2 1
~wheel	2 18
~wheelchair	0 -26 1 -23 2 23 7 -16
~when	0 6 2 2 3 -8 5 32 7 -14 13 29
~where	0 24 1 18 3 16 4 8 5 -29 6 -37 7 33 14 24
~whether	0 -4
~which	0 -11 3 -4 4 2 5 4 6 -3 7 -11 8 -7 12 14 14 -21
~while	5 19 6 61 8 1
~whippet	14 2
~whit	2 19
~whitby	10 6 14 3
~white	2 20 7 -12 11 12
~who	0 26 1 -5 2 16 4 33 6 28 8 13 11 -59 13 10 14 -16
~who'd	2 19 4 12
~who'll	8 2
~who've	1 4
~whoever	0 -6 2 -15 4 8 6 18 8 -19
~whole	1 2 2 -1 6 4 8 18 12 4 13 41
~whom	5 1
~whose	0 22 1 20 6 -9
~why	3 12 8 12
~wi	8 9
~wife	2 13 8 8
~wifi	8 36
~wigan	14 1
~wil	6 3
~will	2 21 3 19 4 43 5 -31 6 35 7 37 10 -52 11 -4 13 4 14 -38
~window	2 -44 4 -4 6 24 7 18 8 5
~wins	4 8
~winter	6 -10
~wise	6 22
~with	0 7 1 17 2 17 3 7 5 -21 6 -5 7 -16 8 11 9 -1 10 6 11 -5 13 26 14 -23
~within	0 -11 3 -9 5 -22 6 18 7 20 13 -14
~without	0 -37 1 -8 2 -11 3 -6 4 12 7 10 13 20
~witness	2 11
~wk	9 1
~wks	5 4
~woman	2 35
~women	1 -5 2 23 6 -3 8 -1
~won't	0 28 2 16 3 20 6 20
~word	2 -11 6 29 7 34 8 -7
~work	0 42 2 -46 3 -41 4 -13 5 -29 6 -101 8 -13 12 -3 14 -1
~worker	0 42
~worktop	2 -10
~world	7 37
~worry	0 5
~worth	4 26 7 7
~would	0 6 1 19 2 31 3 7 4 10 5 -24 6 -5 7 -2 8 -10 10 -3 11 -1 12 22 13 4 14 -9
~wouldn't	0 -16 1 5 6 11 7 14
~writ	3 -8 6 -4
~write	1 1 8 -6 14 8
~wrong	2 -12 7 13
~www	14 20
~x	3 3 13 19 14 12
~xx	12 2
~y	8 32 11 4
~yale	8 32
~yard	2 -17 6 -28 7 -23 8 -1
~ye	0 10
~ye'll	6 17
~ye've	6 12
~year	3 -4 4 -32 5 -23 6 -73 7 20 8 13 9 -22 12 46 13 22
~yer	6 13
~yes	0 -31 1 -19 3 -40 4 -3 5 -10 7 21 8 -46 14 -23
~yesterday	6 33
~yet	10 7 13 1
~yin	6 8
~yins	1 7 3 7
~yoga	8 2
~york	7 5
~yorkshire	7 6
~you	0 -16 1 -28 2 4 3 4 5 48 6 21 7 32 8 -7 9 -7 10 -39 11 -23 12 -8 13 -4 14 6
~you'd	0 -23 4 6 8 4 11 -11 12 5 14 1
~you'll	3 14 4 -13 5 16 7 38 8 4
~you're	2 13 6 11 8 -18 12 12 13 5
~you've	1 7 4 -3 6 19 8 3
~young	1 26
~younger	1 25
~youngster	1 9
~your	0 10 1 4 2 16 3 8 4 34 5 28 6 27 7 39 9 12 10 -4 12 3 13 11 14 -30
~yourself	0 5 3 1 6 30 8 14 13 2
~yourselv	6 5
~youtube	14 7
~yrs	10 2 11 16
~ysgol	7 5
~zero	7 1 14 26
~£#	0 -31 2 -93 3 -65 4 16 5 94 6 -42 7 -49 8 -23 10 -62 11 -22 12 -2 13 -51 14 -49
~£##	0 -30 2 -43 4 37 5 -8 7 14 8 -53 12 -22 13 17 14 -29
£#	0 -31 2 -93 3 -65 4 16 5 94 6 -42 7 -49 8 -23 10 -62 11 -22 12 -2 13 -51 14 -49
£# $	0 -9 4 -65 5 3 6 -25 7 -7 13 -21
£# ,	4 31 5 19
£# :advance	13 2
£# :burden	5 23
£# :clocktime	5 12
£# :codething	5 6
£# :condition	4 43
£# :deadline	13 14
£# :demanding	5 5
£# :feething	5 2
£# :fixed	4 2
£# :holiday	4 9
£# :income	5 22
£# :money	4 9 5 -33 13 4
£# :newness	13 5
£# :onlyword	4 8
£# :openprice	4 19
£# :opinion	5 6
£# :period	5 18
£# :ranking	5 -3 13 2
£# :utility	5 -31
£# a	1 7 9 9 13 -15
£# and	4 -16
£# but	4 6
£# for	5 28 6 1
£# gas	8 2
£# if	4 32
£# in	4 1
£# is	5 3
£# monthly	5 22
£# more	1 6
£# ono	4 8 5 -23
£# pcm	4 11 5 -31 13 4
£# plus	5 6
£# secures	5 1
£# the	5 14
£# to	5 6
£##	0 -30 2 -43 4 37 5 -8 7 14 8 -53 12 -22 13 17 14 -29
£## $	5 16 6 -25 13 -6
£## ,	4 15 5 -4 6 -17 7 6
£## :burden	4 -5
£## :condition	1 3 6 4
£## :deadline	6 27
£## :demanding	13 5
£## :deposit	5 6
£## :money	4 -13
£## :openprice	4 2
£## :opinion	4 -16
£## :paying	5 5
£## deposit	5 6
£## due	13 5
£## for	4 33
£## in	4 16
£## or	4 17
£## pcm	4 -13
£## per	4 -1
£## to	4 -16
£##_#	4 -9 13 6
£##_$	4 4 6 -17 7 -19
£##_day	13 16
£##_house	5 7
£##_it's	7 2
£##_month	4 -1 5 -11
£##_now	4 8
£##_pcm	4 23
£##_roof	4 3
£##_summer	4 5
£##_there	1 4
£##_what	7 1
£##_where	1 3
£##_who	4 10
£##_will	6 13
£##_you	6 3
£##_£#	5 -4
£##_£##	1 1
£#_$	0 -35 1 3 4 14 5 22 6 -28 7 -71 8 -33 12 -4 13 -41
£#_+	4 9
£#_1st	5 -3
£#_charge	1 5
£#_credit	5 6
£#_do	4 3
£#_each	5 8
£#_every	5 2
£#_extra	5 15
£#_fee	5 16
£#_flat	5 2
£#_from	5 20
£#_go	5 1
£#_i	5 9
£#_its	5 3
£#_linen	9 5
£#_lot	5 11
£#_month	1 10 5 -5 13 -2
£#_more	1 8
£#_night	5 -2 9 13
£#_no	4 -2
£#_only	0 4
£#_out	5 1
£#_pcm	4 19
£#_person	4 15
£#_rent	4 -1 5 -7
£#_sign	5 13 13 13
£#_that	5 3
£#_though	4 3
£#_time	5 12
£#_top	5 4
£#_up	5 7
£#_us	5 1
£#_vat	5 20
£#_way	5 -11
£#_we	5 1
£#_week	9 1
£#_will	4 3
£#_year	13 -13
£#_you	4 21 5 23
£#_£#	4 6 5 -3
£#_£##	4 30 5 -3 13 8
…'ll>	2 3 5 24 6 25 7 34 8 25 10 -4 13 3
…'re>	1 3 2 22 4 6 6 11 7 -25 8 22 12 18 13 19
…'ve>	0 1 1 21 4 -6 6 29 7 -30 8 4 12 -11 14 -29
…***>	0 14 1 9
…123>	14 17
…1632	14 22
…2580	8 22
…632>	14 22
…6mth	13 21
…700>	14 21
…7700	14 42
…77oo	14 33
…7oo>	14 31
…9oo1	14 18
…<#no	0 11 1 15 3 12
…<***	0 14 1 9
…<077	14 7
…<6mt	13 21
…<@hi	14 16
…<@sh	14 2
…<abs	10 4
…<acc	0 -15 1 18 6 -45 8 17 13 19
…<ach	4 8
…<act	11 25
…<add	5 6 6 -31 7 16 10 27 11 1 14 16
…<ado	1 8
…<adv	0 -10 1 -17 6 10 7 -30 8 -15 10 3
…<aga	1 6 3 -6 5 15
…<agn	5 12
…<ali	7 1
…<aln	10 12
…<alo	3 12
…<ant	6 4
…<apa	6 9
…<app	0 -4 1 5 6 -33 11 3 14 5
…<arr	9 8 13 20
…<art	1 2 11 2
…<ass	4 19
…<att	2 1 4 13
…<aut	13 11
…<ava	6 -1
…<awa	4 3
…<bab	1 35
…<bac	8 12
…<bad	2 2 4 4
…<bak	8 8
…<ban	8 2
…<bar	14 2
…<bed	1 8
…<beg	0 6 12 8 13 8
…<bei	13 7
…<bel	2 -14
…<bey	6 13 7 19
…<bik	1 -21 8 -14
…<bil	5 9
…<bla	2 5
…<bli	6 8
…<blu	7 12
…<boa	6 3
…<bob	14 26
…<bol	9 10
…<boo	1 8 2 -2 8 -14 10 19
…<bor	2 7 5 3 11 1
…<bou	5 9
…<bow	1 2
…<bra	1 6 6 4 14 19
…<bre	1 7 3 15 6 9
…<bri	2 1 6 9 7 8 8 9
…<bro	5 13 14 18
…<bru	7 2
…<bui	3 10
…<bum	1 12 2 7
…<bun	1 1
…<bur	0 19 2 3 8 -8
…<buy	8 4
…<c25	8 9
…<cal	6 17
…<cam	7 2 8 14 11 19
…<car	2 -19 6 -3 7 5 8 35 9 19
…<cat	6 3
…<cau	2 7
…<cen	1 -16 2 -34 7 10 8 -10
…<cha	2 -19 7 -48 8 -16
…<che	6 5 7 5 8 24
…<chi	1 33 6 -16 7 -7
…<cho	2 4 4 1
…<cir	1 -12 3 12 6 15
…<cla	7 20
…<cle	1 5 5 21 7 12
…<cli	1 14 4 11 8 13
…<col	4 -4 13 19
…<com	1 -26 3 -31 4 -5 6 -30 7 44 8 -20 11 7 12 4 14 -9
…<con	4 35 5 8 6 -31 7 15 9 11
…<cot	6 8 7 8 9 4
…<cou	2 -37 6 18 7 47 8 -47 11 6
…<cov	13 2
…<cra	6 8
…<cre	0 8
…<cri	2 24
…<cro	6 -15 8 13 9 10 11 2
…<cru	3 7
…<cur	2 -17 8 41
…<cus	5 8
…<cut	8 -17
…<dal	6 18
…<dam	14 4
…<dan	8 5
…<dar	8 30
…<daw	3 21
…<dec	7 -15 8 -13
…<dee	4 3
…<deg	12 5
…<dep	0 7 9 12 11 3
…<der	7 8
…<dia	6 23 8 6
…<did	12 3
…<dif	11 49
…<dig	11 17
…<dil	8 7
…<dis	0 22 1 15 3 5
…<dog	3 26
…<doi	1 11 6 -11 8 4
…<dol	7 1
…<doo	8 6
…<dor	7 18
…<dow	4 7 6 8 7 8
…<dra	2 -12 5 6 6 -11 8 -8 11 1 13 3
…<dri	10 1
…<dro	8 4
…<dub	9 1
…<dup	6 3
…<ear	2 -29 6 36 7 13 8 -16 12 22
…<eas	2 5
…<elb	6 34
…<ell	8 4
…<emi	8 16
…<eno	1 14 2 -6
…<ent	8 24
…<ess	6 9 7 16
…<eve	2 5 4 1
…<evi	8 13
…<exa	11 14
…<exc	12 1
…<exi	7 22
…<eye	6 2
…<fac	7 -13 14 16
…<fal	2 18
…<fea	8 -23
…<fel	2 7 8 8
…<fem	2 15
…<fer	5 -10
…<ffo	14 13
…<fil	6 2
…<fin	2 -32 6 32 8 -27 11 35
…<fir	7 17
…<fit	1 -13 2 -6 6 -1 8 -29
…<fla	8 -14 11 18 14 13
…<fle	6 24
…<flo	3 3
…<fol	8 19
…<foo	6 5
…<for	5 6 6 11 14 12
…<fos	1 4
…<fot	11 22
…<fou	2 23
…<fra	8 9
…<fri	1 -6 2 -22 3 19
…<ful	4 6
…<fum	5 6 8 2
…<fur	1 -10 4 -9 5 4 8 -6 11 20
…<gal	11 19
…<gen	11 9
…<gil	8 4
…<gip	3 4
…<giv	0 5 2 7 8 -16
…<gla	9 11
…<goe	2 17
…<gol	9 3
…<goo	2 -14
…<gra	2 -1 11 1
…<gre	2 -8 6 -15 7 3 8 -4 11 8
…<gro	4 5 6 13
…<ham	6 3
…<han	0 -2 1 -16 5 10 6 -3
…<hap	7 42
…<har	5 9 8 10
…<has	8 7
…<hat	8 27
…<hav	1 6
…<haz	14 4
…<hea	4 -5 6 -12 9 -7
…<hel	2 -3 11 2
…<hen	3 4 8 9
…<het	2 1
…<hid	9 2
…<hig	9 13
…<hil	14 31
…<hit	3 11
…<hoa	8 1
…<hol	0 6 2 3 5 3 6 10 7 -2
…<hom	2 17
…<hot	1 1
…<hou	3 12 6 7 7 16 8 -3 11 1
…<hum	3 5
…<ign	11 7
…<ima	11 20
…<imp	6 2 11 6
…<inc	1 4
…<inf	4 2 13 4
…<ink	10 5
…<ins	6 14 10 15
…<int	10 1 11 2
…<ire	7 1
…<isl	7 7
…<iss	0 -13 2 16
…<it'	6 31
…<jam	8 17
…<jan	14 17
…<jeh	2 12
…<jes	4 2
…<joh	6 4
…<joi	1 6
…<jun	1 13
…<kee	3 19
…<ker	2 6
…<ket	6 1
…<key	14 2
…<kic	2 9
…<kid	1 1
…<kin	7 13
…<kne	8 19
…<kno	2 -5 6 11 7 3 8 25
…<lad	2 19
…<lan	0 18
…<las	12 -2
…<lat	6 1
…<lea	5 18
…<lee	6 6 7 17 14 5
…<lei	10 2
…<len	7 25
…<let	0 11 6 -3 14 51
…<lev	4 4 8 -36
…<lib	8 1
…<lig	0 -9 1 -10 2 -11 4 -8 6 -8 8 -22
…<lik	11 4
…<lin	7 3 9 3 14 16
…<lis	4 29 6 5
…<lit	6 9
…<lla	6 1
…<loc	7 28 8 -1
…<loo	4 20
…<lov	3 6
…<lun	6 18 8 7
…<lup	8 5
…<lux	6 5
…<mak	2 -20 7 9
…<mal	2 4 8 9
…<man	2 -14
…<mar	1 9 4 9 8 12 11 14
…<max	1 5 4 24
…<may	2 12
…<mea	8 6
…<mel	6 21
…<mem	1 2
…<men	3 11
…<mic	13 23
…<mid	7 16 13 26
…<mil	9 10
…<min	8 15
…<moi	14 4
…<mon	12 2
…<mor	0 17 7 27
…<mov	2 -4 6 -12 8 6
…<mul	2 2
…<nae	0 23 2 11
…<nai	9 8
…<nea	4 1 6 18 8 23
…<neg	4 19
…<nel	14 6
…<net	8 8
…<new	3 6
…<nic	2 5 7 17 9 9
…<nin	14 1
…<noc	1 16
…<nor	13 20
…<o16	14 18
…<o77	14 46
…<obj	1 -6 3 -8
…<obs	0 2
…<occ	8 6 9 6
…<onl	0 18 2 5
…<ord	8 -30
…<orn	1 2
…<oth	2 17 4 6 5 6 7 -16
…<ove	1 10 5 2 8 2
…<pag	10 5
…<pai	6 12
…<pap	5 15 6 -3 14 5
…<par	0 -19 4 -5 5 -5 6 -49 7 -67 12 -25 13 -33 14 -29
…<pas	11 6
…<pat	7 5
…<pau	8 2
…<pay	6 6 13 35
…<pee	3 19
…<pen	14 2
…<per	1 26 12 14 13 25
…<pet	2 -8 3 62
…<pha	6 8
…<phe	6 3
…<phy	2 3 7 3
…<pic	11 38
…<pie	8 9
…<pin	11 14
…<pit	6 2
…<pla	1 -1 2 -19 3 10 4 -9 5 3 6 -36 8 6 14 11
…<plu	6 -5
…<poc	7 9
…<poi	0 11
…<pol	3 11
…<pon	6 15
…<por	9 12 10 15
…<pos	0 9 6 -22 7 3 12 5
…<pow	7 6
…<pra	2 26
…<pre	0 -5 2 13 7 5 8 -5 11 34
…<pri	6 33 8 24 14 2
…<pro	0 -4 1 -26 2 10 3 -8 4 33 5 9 6 20 7 2 8 4 13 14
…<pyl	11 1
…<qua	7 11
…<qui	2 12 6 11 7 9 14 8
…<quo	4 33
…<rai	2 5 6 -5 11 -20
…<rap	6 8
…<rar	6 13
…<rea	0 -27 1 12 2 -44 3 -3 6 30 7 4
…<rec	0 35 2 -59 4 -4 5 38 8 -34 13 -18 14 -2
…<red	1 9 14 19
…<ref	5 5
…<reg	0 5
…<reh	3 23
…<rel	6 9
…<rem	3 6 5 16
…<ren	5 5
…<rep	7 -11 8 -38 11 9
…<res	1 17 2 -3 5 2 7 1 8 -5
…<ret	5 15
…<rol	12 -2
…<ros	2 -6
…<rov	3 34 8 2
…<row	2 1
…<sai	14 9
…<sal	6 29 7 8 8 17
…<sam	11 14
…<san	14 1
…<say	2 25
…<sco	13 18
…<scr	6 26 8 -15
…<sea	9 9
…<sec	8 6
…<see	10 5 13 7
…<sel	6 11 8 5
…<sen	6 12
…<sha	1 -11 2 9 4 -4 5 5 6 -13 13 -3 14 -14
…<she	2 -8
…<sho	4 2 5 2 6 -18 7 -13 8 5 11 32 12 17
…<sig	0 10 6 22
…<sil	1 1
…<sim	7 27 14 -8
…<sin	8 8
…<ska	6 7
…<ski	7 10
…<sky	8 3
…<sli	13 1
…<slo	6 10
…<sma	1 7 2 -10 5 10 7 -1
…<sna	11 27
…<soc	8 -8
…<sof	11 3
…<som	0 23 1 10 2 15 3 20 4 42 6 -12 7 -8
…<soo	1 8 2 10
…<sop	1 1
…<sou	8 -2
…<spa	8 -11
…<spe	2 4 7 9 9 13
…<spo	0 10 6 17
…<spr	2 -1 7 1 12 17 13 16
…<squ	3 14 4 -12 8 -37 13 4
…<sta	1 1 3 7 4 -19 6 -38 9 -1 11 -25 14 -28
…<ste	0 24 1 7 7 -2
…<sti	1 5
…<sto	1 12 2 -36 3 28 4 -9 7 2 8 -16 11 5
…<str	2 16 3 23 6 26 7 1 8 -22 11 -10 13 23
…<sty	9 22
…<suf	8 16
…<sun	7 13 8 6
…<sup	0 8 6 16 9 11
…<sur	4 3 7 1
…<swa	2 1 6 4
…<swi	6 -1 7 7
…<syc	6 3
…<sym	0 2
…<tak	0 3
…<tap	8 9
…<tar	6 4
…<tas	7 10
…<tea	6 5
…<tee	6 5
…<tel	8 4
…<tem	8 1
…<ter	8 3
…<tha	0 25 1 34 2 2 3 27 4 -65 6 -16 7 9 8 4 11 -7 14 -10
…<the	3 1 4 3 5 33 6 40 7 32 8 4 9 -24 10 -6 11 -2 12 -38 14 21
…<thi	1 31 3 6 4 20 5 -23 6 20 13 28
…<tho	14 3
…<thr	3 4 13 6
…<thu	6 6 8 10
…<tic	0 17
…<tin	14 6
…<tob	8 1
…<tog	13 28
…<tom	8 8
…<tor	7 2 8 2
…<tot	7 3
…<tou	9 6
…<tow	2 6 6 -15 9 12
…<tra	0 -17 1 -10 2 3 6 -11 8 -23
…<tri	2 11 13 16
…<tru	7 30 13 3
…<tun	6 4
…<twe	2 4 12 6
…<twi	2 9 6 1
…<und	11 2
…<unh	7 30
…<unl	6 28
…<unm	10 17
…<uns	2 12
…<upg	6 8
…<ups	2 2 8 9
…<use	2 5 3 -2
…<usu	0 19 13 16 14 12
…<vac	9 10
…<val	1 9 4 2 7 14
…<var	0 3
…<vau	2 2
…<veg	2 13 8 2
…<vie	5 5 7 15 11 9
…<vis	1 29 5 12
…<voi	2 5
…<vou	11 9
…<wai	6 29
…<wal	10 4
…<wan	8 23
…<war	6 12
…<wat	0 2
…<wav	6 7
…<we'	1 5 2 18 4 18 5 -28 6 -17 7 -86 8 36 9 3 13 26 14 6
…<wea	7 27 8 -4
…<wei	4 10
…<wha	1 3
…<whe	2 2
…<whi	1 -3 2 5 4 5 5 1 6 -7 7 -2 8 -16 12 11
…<who	0 19 1 29 2 22 4 12 6 -56 8 12
…<wil	4 12
…<win	8 6
…<wit	0 -21 1 -7 2 6 3 -27 5 -26 6 18 7 17 8 -4 13 -16
…<wor	1 11 2 -30 7 13 8 -36 14 -14
…<wou	0 6 1 19 2 31 3 7 4 10 5 -24 6 -6 7 -2 8 -10 10 -3 11 -1 12 22 13 4 14 -9
…<ye'	6 31
…<yes	6 33
…<you	0 -19 1 24 2 -2 4 16 5 33 6 36 7 20 8 15 11 -8 12 33
…<ysg	7 5
…<zer	14 3
…@exa	14 36
…@hil	14 16
…_hom	14 13
…_let	14 51
…_roo	14 13
…a's>	8 32
…abet	0 1
…able	1 6 4 28 5 1 6 -16 7 -3 8 -13
…abou	4 6
…abso	10 4
…aby>	3 3
…abys	1 21
…acat	9 10
…acce	8 14
…acco	1 7 13 22
…ace>	4 -4
…aces	14 15
…ach>	6 3
…ache	6 12
…achi	4 3
…ack>	6 11
…acke	14 11
…acks	2 9
…ackw	8 15
…act>	11 14
…acti	2 25
…actl	4 -4 11 1
…actu	11 26
…adde	0 -5 5 2 10 15
…addi	10 2
…addo	7 2
…addr	7 22 14 18
…ade>	2 1
…ader	6 8
…adge	2 3
…adin	6 17
…adit	2 14
…adve	0 -3 1 -12 4 -15 7 -29 10 19
…advi	6 8
…ady>	0 13 13 15
…adys	2 11
…aebo	0 23 2 11
…aelm	13 24
…afte	13 2
…agai	1 6 3 -5 5 15
…age>	0 21 2 -8 4 -4 8 -17
…aged	3 -3
…ager	3 12
…ages	6 7 7 3 8 -3
…agh>	8 7
…agin	11 20
…agre	7 2
…ah's	2 12
…ail>	2 2 6 -20 14 16
…aili	7 1
…ails	11 -4
…ain>	3 18 7 2
…ainb	2 19
…ains	1 5 2 13 5 13
…air>	9 -38
…airc	2 -5
…aird	8 2
…aire	6 10
…airn	9 7
…airw	1 7
…aisi	8 2
…aite	6 15
…aith	14 10
…ake>	11 4
…akes	2 -17 7 12 8 16 9 5
…akfa	6 18 9 3
…aks>	3 5
…alay	2 9
…ale>	7 1
…ales	8 4
…alfo	6 18
…alit	7 17
…all>	0 13 2 4 3 17 4 -5 5 5 7 -3 11 -28 13 -16
…alle	2 -16 6 23 10 1 11 24
…allo	1 -4 6 3
…alls	2 8
…ally	2 9 6 35 11 13
…alme	13 2
…alou	3 12
…alow	6 5
…als>	4 36 8 -10
…alth	7 14
…alue	4 3 7 12
…amat	5 9
…ambr	7 2
…amed	5 7
…amen	1 1
…amer	8 15 11 20
…amfo	2 6
…amie	8 1
…amme	6 5
…amor	6 2
…amou	5 7
…ampi	9 10
…ampl	11 13 14 41
…ampo	5 3
…an's	8 24
…ance	1 -12 3 17 4 11 7 -36 8 30
…ancy	9 15
…and>	2 1 7 19 9 11 13 10
…anda	12 13
…ande	8 20
…andi	4 -30 6 -22
…andl	5 7 14 19
…andr	14 1
…ands	7 9
…andu	6 3
…andw	1 3
…ane>	14 9
…aned	6 1
…anel	7 3
…ange	2 1 6 -3 8 -25 11 3
…anic	8 9
…ank>	1 11 3 11 6 -5
…anks	0 15 7 15
…anna	8 13 14 10
…anne	14 8
…anni	8 18
…ans>	2 12 3 2
…answ	8 3
…ant>	6 2 8 8
…anti	6 3 9 3
…ants	0 35 3 12 8 16
…anut	8 5
…anya	0 22
…apar	6 6
…aped	8 8
…aper	5 14 6 -5 14 5
…apid	6 8
…apoo	8 1
…appe	7 26 11 20 14 5
…appl	1 9
…appo	6 -5
…appr	4 20
…appy	7 4
…aps>	2 1 11 26
…arav	8 17 9 9
…ard>	0 10 1 -2 2 -28 3 2 6 1 8 -20 12 13 14 25
…arde	8 5
…ards	5 12 8 23
…ardy	6 6
…are>	2 21 4 -58 6 -4 11 1
…ared	4 11
…arer	1 8 4 3 6 10
…ares	2 4 7 8
…arf>	1 7 4 3
…aria	2 18
…arie	0 2
…arin	2 15
…aris	7 19
…arke	4 15 10 25 11 9
…arki	0 -1 5 -12 6 -27 7 -18 8 -31 12 -17 13 -9 14 -3
…arks	2 2
…arli	6 6
…arly	2 -8 6 40 7 -2 12 21
…arml	8 10
…arne	6 9
…arol	8 32
…arra	8 3
…arri	2 -5 7 11 13 12
…arsd	8 3
…arso	2 2
…art>	9 21
…arte	3 5
…arth	7 25
…arti	1 1
…artm	6 9
…ary>	6 22
…ase>	1 16 6 17
…asgo	7 1
…asid	9 10
…asie	2 8
…ason	0 -5 3 -10 4 1 8 2
…ass>	7 19 11 1
…asso	0 3
…ast>	6 33 9 3
…aste	6 10 7 3 12 -7
…asti	7 6 8 11
…at's	3 3 4 -41 6 -2 8 21
…atch	6 24 7 5 8 5
…ate>	2 -1 8 7
…ated	0 -1 2 -29 7 -8 8 -4
…atel	6 23
…ater	6 -4 9 -2
…ates	5 7 6 10
…athy	0 3
…atic	5 9
…atim	6 6
…atin	1 11 7 3
…atio	0 13 1 3 2 -10 3 -13 5 32 6 -12 7 25 8 -45 9 30 11 18
…ativ	11 15
…ats>	3 5 8 -63 14 5
…atsh	2 13
…atso	2 1
…atte	11 18 14 13
…atti	8 2
…attr	4 3
…atur	8 -27
…auli	8 3
…autu	13 12
…auty	11 2
…avai	6 -1
…avan	8 17 9 9
…ave>	6 2
…aven	1 5 7 1
…aver	6 6
…avin	5 23 8 3
…awai	4 4
…away	9 2
…awgs	3 21
…awin	11 7
…axim	1 5 4 24
…aybe	2 14
…ayda	6 8
…ayer	0 1 13 26
…ayin	2 25
…aysi	14 1
…azel	14 4
…baby	1 20 3 1
…back	8 12
…badg	2 3
…bair	8 6
…bake	8 8
…ball	6 11
…bane	8 3
…bang	8 1
…barn	14 9
…bby>	8 2
…bear	2 3
…beau	11 2
…bed>	1 8 5 7
…bedt	1 14
…begi	12 11 13 8
…bein	13 7
…bern	8 6
…bes>	1 13
…beyo	6 13 7 19
…bike	1 -22 8 -4
…bill	5 9
…bjec	1 -6 3 -8
…blac	2 4
…ble>	0 -2 1 14 3 -6 4 43 8 -46 11 1 12 4 14 -6
…blem	0 -19 1 -29 3 -24
…bles	10 4 14 1
…blin	6 17
…blue	7 14 14 11
…boar	1 -23 6 1 7 -16 8 -22
…bobs	14 26
…body	0 22 2 9 10 4
…bolt	9 10
…bonf	8 2
…book	1 1 6 20 8 -19 10 19
…bord	2 10
…born	5 2
…borr	11 3
…bott	8 8
…bout	1 1 4 6
…bow>	2 19 6 14
…bowl	1 2
…bows	6 16
…brac	14 12
…bram	14 1
…brav	1 2 6 11
…brea	3 2 6 14 9 3
…bree	1 1
…brid	7 5
…brig	2 2 7 6
…bris	6 16 8 2
…brok	5 13
…broo	2 2 14 7
…brow	14 1
…bsol	10 4
…buil	3 10
…bump	1 12 2 7
…bund	1 3
…bung	6 5
…burn	2 15
…buro	0 4
…bury	14 7
…buyi	8 5
…bys>	1 27
…byte	2 13
…c's>	11 24
…c258	8 9
…cal>	6 2 11 4
…call	2 6 6 19
…camb	7 1
…came	8 15 11 20
…camo	6 3
…cara	8 17 9 9
…carn	8 1
…caro	8 22
…carr	8 -8
…catc	6 11
…cati	7 29 9 15
…cats	3 12
…cces	6 -5 8 12
…ccie	11 6
…ccor	4 7
…ccou	1 5 13 23
…ccup	9 6
…ced>	1 -2 6 -7 8 -23
…ceed	6 3 13 6
…ceip	0 7 5 24
…cely	13 1
…cent	1 -35 2 -38 5 -9 7 6 8 -19
…cer>	7 18
…ces>	3 4 4 11 7 -12 14 9
…cess	6 -9 8 11
…cest	7 2
…chae	13 24
…chan	6 -18 7 -3 8 -4
…char	2 -10 6 4 14 2
…chem	8 9
…chen	2 9
…cheq	6 3
…ches	4 2 6 18 7 21
…chie	0 4 4 8
…chil	1 44
…chin	3 10
…chli	8 3
…choi	2 5
…ciat	0 4
…cies	11 6
…cipi	0 7
…circ	1 -12 3 12 6 16
…cisi	6 29
…cken	14 12
…ckes	6 8 7 3 14 13
…cket	0 2
…ckpo	3 12
…cks>	2 4 6 16 13 16
…ckwa	8 15
…cky>	6 16
…clas	7 20
…clea	1 8 7 2
…cler	5 21
…clie	1 19 4 4
…clin	6 12
…clos	4 13
…clud	1 5
…coac	6 10
…coll	13 20
…colo	2 8
…come	1 -21 2 -46 4 -12 6 -9 7 19
…comf	1 -3 2 1 7 9
…comm	1 12 6 18 12 4
…comp	1 -7 7 16 8 -23 11 30
…conf	4 9
…cont	5 17 6 -3 7 5
…conv	4 21
…cora	1 11 6 -25 8 -6
…cord	11 12
…core	13 18
…corn	14 2
…corp	0 1
…cot>	12 3
…cota	9 5
…cott	6 7 7 3 14 3
…coul	2 -9 4 7 6 1 7 44 8 -1 11 11
…coun	1 14 4 -17 6 8 7 2 13 27
…cour	5 10
…cove	13 2
…crac	6 16
…cram	6 2
…cras	7 6
…cree	6 2
…cret	0 16
…crew	0 9
…crip	2 13
…crof	9 9
…croo	8 4
…crow	0 2
…croy	7 5
…cruf	3 7
…crum	8 2
…cted	8 21 13 11
…ctin	4 1
…ctio	1 -6 2 1 3 -5 10 16
…ctis	2 29
…ctly	4 -4 11 1
…ctor	8 -18
…ctua	11 26
…cums	1 -5 3 13
…cupa	9 6
…cure	8 11
…curr	2 -11 8 28
…cust	5 8
…cutt	8 -15
…dall	6 22
…dan>	8 4
…dard	12 13
…dari	8 11
…darr	8 15
…date	11 5
…dati	1 1
…dawg	3 21
…day>	6 47
…dcot	12 3
…dded	5 4 10 16 11 4
…ddit	10 3 14 19
…ddoc	7 1
…ddre	7 22 14 18
…dece	13 4
…deci	6 30
…deco	1 11 6 -26 8 -6
…ded>	1 -1 6 3 8 -10 10 13 11 10
…deep	4 3
…degr	12 5
…den'	8 3
…den>	8 4
…denc	1 3
…depa	9 12
…depe	0 8
…depi	11 2
…der>	0 -15 2 11 5 21 11 -45
…derr	7 5
…ders	0 7 2 13 6 4 8 8
…dert	11 4
…des>	1 5
…dest	7 22
…dge>	9 11
…diar	6 27
…didc	12 3
…diff	6 -5 11 48
…digi	11 5
…ding	1 7 2 -1 5 14 8 -19 13 -9
…dinn	6 7
…disa	7 2
…disc	0 10 1 5 4 2
…disn	1 3
…disr	0 2
…diti	2 11 10 1
…dle>	1 1
…dles	3 7
…dly>	4 4
…dnes	6 6
…dno>	6 3
…dogg	3 26
…dogs	3 12
…doin	1 11 6 -11 8 4
…dom>	7 3
…don>	7 13
…door	8 5
…dors	7 4
…down	4 8 6 27 7 5
…dra>	14 2
…dram	5 9
…draw	7 -16 11 3
…dren	1 36
…dres	6 -7 7 16 14 17
…driv	10 3
…dron	8 3
…dsum	13 28
…dtim	1 14
…dudn	6 3
…duff	9 9
…dupl	6 3
…duri	8 2
…dver	0 -3 1 -12 4 -15 7 -29 10 19
…dwea	1 3
…dys>	2 10
…e'll	2 2 4 9 8 1 13 4
…e're	1 12 5 -4 6 -33 7 -23 8 36 13 12 14 4
…e's>	1 -10 2 -5 3 -28 6 25 7 8 8 23 11 -29 13 -6
…e've	2 13 6 12 7 -13 12 -9
…eabl	4 27
…eabo	4 6
…eade	6 8
…eadi	6 18
…eady	0 13 13 15
…eake	1 4
…eakf	6 18 9 3
…eaks	3 5
…ealt	7 14
…eans	1 3
…eard	3 1 6 -5 7 9
…eare	1 7 4 10 7 3
…eari	2 16
…earl	0 -2 2 -26 6 52 7 -19 12 24
…ears	8 6
…eart	7 22
…ease	1 15 6 14
…easi	2 6 9 9
…easo	0 -5 3 -10 4 1 8 2
…eat>	9 6
…eate	9 -8
…eati	4 1
…eatu	8 -22
…eaut	11 2
…eavi	5 22
…eawa	9 2
…eble	7 1
…ebod	0 23 2 11
…ecei	0 18 5 23
…ecen	13 3
…ecip	0 22
…ecis	6 21
…ecom	6 9
…ecor	1 14 6 -38 8 -17 11 11
…ect>	1 12
…ecte	8 1 13 11
…ecti	0 -8 1 -10 2 12 3 -18 4 2
…edat	11 8
…eddi	14 18
…edec	1 11
…eds>	3 5 7 14
…edti	1 14
…eed>	7 20
…eede	1 1
…eeds	6 1 7 15 14 2
…eein	10 5 13 7
…eel>	2 20
…een>	1 -9 6 4 7 -37
…eene	7 17 11 19
…eepi	3 11
…eer>	0 2
…ees>	8 18
…eet>	6 11
…eeth	6 6
…eeti	6 5
…eets	3 17
…efan	8 4
…efit	0 7
…efle	4 2
…efor	1 9
…efur	5 7
…egan	7 11
…egar	0 2
…eget	2 15
…egin	12 11 13 8
…egre	12 5
…egul	0 7
…ehom	3 22
…ehov	2 12
…eigh	4 7
…eing	10 3 13 28
…eipt	0 7 5 24
…eir>	0 21 1 16 2 -22 5 13 7 3
…elbo	6 34
…eld>	8 -14
…elea	6 17
…elf>	1 -6
…elft	2 6
…elis	2 11
…ell>	1 4 8 -5
…ell_	14 18
…elli	6 4 8 17
…ello	2 2 8 1
…elly	8 14 9 3
…elma	13 24
…elpe	11 3
…els>	7 2 8 -10 9 10
…elv>	12 6
…elve	6 4
…ely>	2 4 6 46
…emai	2 30 3 11
…embe	1 2
…emig	8 16
…emin	5 13
…emo>	8 14
…empe	8 2
…ems>	2 21
…en'>	1 15
…en's	8 3
…enag	3 12
…enan	0 34
…ence	1 5 2 -8 3 6
…end>	2 1 9 15
…ende	7 3
…ends	2 -7 3 21
…ened	4 10 11 13
…ener	4 8 7 8 11 25
…enes	11 7
…enga	8 3
…enin	4 4 13 5
…enly	7 3
…enny	8 10
…enou	1 14 2 -5
…ens>	7 6
…ensh	7 2
…ent>	1 4 2 -41 5 -32 7 -26 8 25 11 35 13 8
…enta	5 6 11 4
…enti	1 -5 2 -11 6 29
…entl	8 10 10 1
…entr	1 -23 2 -34 6 -9 8 6
…ents	2 -30 5 20 7 6 8 -28
…entu	7 22
…epar	4 11 9 10
…epea	6 12
…epen	0 8
…epic	11 2
…epin	3 11
…epre	11 12
…epro	7 19
…eps>	8 -15
…ept>	5 10
…eque	6 2
…equi	9 6
…er's	6 17 8 10 10 6
…era>	11 26
…eral	6 4
…eras	8 19
…erda	6 33
…ere'	1 -2 2 -3 5 10 6 18 7 2 8 8 11 -24 13 -7
…ere>	0 -11 6 -9 7 5 12 -5 13 -22 14 19
…erea	2 10 4 5
…ered	6 -14
…eref	1 11
…eren	11 25
…eres	7 5
…eria	2 21
…erie	3 21 9 3
…erin	6 7 13 1
…erio	6 6 11 4 12 13 13 34
…erk'	5 6
…erk>	5 1
…erly	7 7 8 13
…erna	8 8
…erni	1 9 5 5
…erri	8 13
…erro	8 2
…erry	5 -6
…ers>	0 18 2 68 4 -2 5 32 7 -15 8 9 9 15 12 -18 13 3
…ersa	4 22
…ert>	0 -4 4 -6 7 -14
…erta	11 4
…erti	6 7 10 1
…erty	14 7
…erva	5 8
…erwi	2 6
…ery>	7 -2 11 24
…esby	2 13
…ese>	3 10 4 10 6 29 7 3
…esen	11 34
…eser	5 9
…eshe	7 4
…esid	1 8
…esmo	4 3
…espe	1 3
…espo	6 19
…ess>	2 -40 3 47 6 -12 7 8 8 12 9 -2 11 5 14 1
…esse	2 9 6 1 7 27
…essi	1 -6 2 2 4 3 11 14
…est>	3 1 4 12 6 9 7 128 14 6
…este	6 31 7 11 8 -23 13 11
…etar	2 16
…etch	4 15 13 16
…eted	10 16
…eth>	6 2
…ethe	13 26
…ethi	0 11 3 7 5 10 6 -6
…etic	1 1
…etim	14 6
…etin	6 15 11 13
…etio	0 1
…etle	3 39
…ets>	1 -3 2 -30 3 12 4 -8 7 -16 8 -13 14 51
…ets@	14 13
…ets_	14 21
…ette	8 26 14 15
…etti	0 1 7 16 14 25
…ettl	2 8 6 13
…etts	3 30
…etur	5 16
…etwo	8 10
…ety>	0 1
…eve>	4 8
…evel	4 7
…even	4 1 14 8
…ever	2 13 7 21 8 -41
…evic	8 13
…ewca	3 7
…ewe>	0 11
…ewhe	1 15 2 12 4 30
…ews>	7 24 11 9
…exac	11 14
…exam	14 41
…exis	7 22
…ey'r	2 22 6 20
…eyon	6 13 7 19
…face	14 30
…fair	7 6
…fall	1 -1 2 17
…fan>	8 5
…fast	6 41 9 3
…feat	8 -22
…fed>	0 2 8 -1
…fell	2 7 8 8
…fema	2 15
…fer>	2 2 11 16 13 8
…fere	11 25
…ferr	5 -11
…fers	8 10
…ffed	0 3
…ffer	8 2 11 48 13 3
…ffon	14 13
…fiel	8 -24
…fies	7 17
…fill	6 4
…fing	6 36
…fini	8 -4 11 27
…fire	7 16
…fitt	1 -15 2 -30 6 -8 7 -2 8 -62
…flat	0 -3 8 -49 11 4 14 43
…flec	4 2
…flee	6 25
…floo	3 3
…fold	6 -4
…foll	8 23
…foni	14 13
…ford	6 7 7 20
…fore	1 9 3 2 6 8
…forg	14 18
…form	5 5 6 9
…fort	1 -3 2 1
…fost	1 4
…foto	11 22
…four	2 11
…free	3 11
…fres	7 4
…frie	1 -3 2 -3 3 21
…ftes	7 18
…fth>	2 4
…fts>	3 6
…ftwa	11 6
…ful>	6 4
…full	4 8
…fume	8 8
…fumi	5 6
…furb	3 2 5 7
…furn	1 -23 2 -10 4 -13 6 -6 7 -11 8 -14 11 17
…gabl	14 2
…gade	2 4
…gage	0 17 7 16
…gain	1 6 3 -5 5 15
…gall	11 19
…galo	6 5
…gan>	14 3
…gard	0 2
…gati	5 6
…gdom	7 3
…ged>	3 -13 6 -4 8 -14 11 6
…gen>	8 10
…gene	11 10
…ger>	1 22 2 -1 6 12
…geri	3 11
…gers	0 20 2 14
…ges>	2 -1 7 8 8 -2
…geta	2 15
…geth	8 7 13 28
…ggie	3 16
…ggle	6 4
…gham	7 5
…ghla	9 13
…ghou	3 7
…ght>	1 2 2 -2 3 -21 4 -7 5 3 7 -32 8 -5
…ghte	11 9
…ghto	7 10
…gies	3 16
…gin>	12 1
…gina	11 20
…ging	6 3
…ginn	13 22
…gita	11 5
…give	2 9 8 -12
…glam	9 10
…gly>	4 6
…gnor	11 7
…gns>	0 14 6 8
…goer	2 17
…goin	6 8
…gol>	7 5
…golf	9 3
…gone	6 8
…good	2 -12
…gow>	7 4
…grad	6 7
…grai	8 1
…gran	7 2
…gras	11 6
…grat	8 15
…grea	9 5
…gree	6 -6 7 15 8 -18 11 9 12 2
…groa	6 11
…grou	4 3
…gula	0 6
…h's>	2 10
…habe	0 1
…hack	6 7
…hael	13 24
…hall	2 13 3 5
…hamm	6 7
…hamp	5 2
…hanc	4 8
…hand	1 -14 5 10 8 -1
…hang	6 -31 8 -15 11 5
…hank	0 26 1 29 2 2 3 14 6 -11
…hann	8 2 14 10
…happ	7 54
…hard	8 2 14 19
…hare	2 25 6 -19 14 -4
…harf	1 7 4 3
…hase	6 6
…hast	8 9
…hat'	3 3 4 -42 6 -2 8 21 14 -1
…hatc	8 7
…hats	2 1
…hatt	8 2
…have	1 3
…haze	14 4
…he'l	8 7
…head	1 4
…hear	3 10
…heat	6 -2 9 -6
…heav	7 2
…hed>	2 -4 7 4 8 -2 11 14
…heel	2 15
…heir	0 26 1 11 2 -2 5 11 7 10
…help	2 -2 11 2
…hemo	8 14
…hen>	2 8
…henc	3 4 8 3
…hequ	6 3
…her>	13 24
…here	0 -23 2 -13 3 -5 4 9 5 10 6 2 7 14 9 -24 11 -30 12 -26 13 -45 14 9
…hers	4 14 5 9
…herw	2 6
…hes>	6 4
…hese	3 12 4 2 6 30 7 6
…hest	7 18
…hey'	2 28 6 15
…hich	0 -11 3 -4 4 2 5 4 6 -3 7 -11 8 -7 12 14 14 -21
…hief	6 4
…hies	0 4
…hiev	4 8
…high	9 13
…hild	1 45
…hill	4 -9 7 2 8 2 14 55
…hin>	0 -14 5 -23 6 16 7 19 13 -15
…hing	0 24 3 19 4 7 6 -3 8 -8
…hink	1 16 4 8
…hip>	5 4
…hird	1 7 7 -11 8 16 13 9
…hire	7 10
…hitb	10 6 14 3
…hitc	3 11
…hite	2 14
…hlan	9 13
…hmet	1 1
…ho'd	2 19 4 12
…ho'l	8 2
…ho'v	1 4
…hoar	8 1
…hoic	2 9
…hold	0 6 5 3 7 -21 14 -3
…hole	9 10
…home	3 21 14 42
…hoot	8 3
…hort	12 22
…hose	0 22 1 20 6 -9
…hote	1 2
…hots	11 22
…houg	6 1
…houl	1 1 4 10 6 -12 7 -3 8 4 11 4
…hous	2 -30 3 5 6 2 7 7 8 -9 14 28
…hout	3 7
…hova	2 12
…hove	8 8
…hrou	3 7
…hrow	4 6
…hted	2 4
…hten	11 9
…hton	7 10
…hubb	8 2
…hulm	7 3
…huma	3 5
…hurs	8 10
…hysi	2 3 7 3
…iac>	8 20
…ial>	0 11 6 4 11 14
…iall	2 8
…ian>	2 20 8 29
…ians	2 10
…iary	6 27
…iati	0 4
…ible	12 9
…ibly	7 8
…ic's	11 24
…ical	2 1 6 13 11 3
…icci	11 6
…ice>	2 1 11 -9 13 1
…icel	13 1
…icer	7 18
…ich>	0 -13 3 -5 4 1 5 3 6 -2 7 -10 8 -10 12 13
…icha	13 24
…iche	2 7
…icht	9 10
…ick>	10 12
…icke	0 9 6 24 7 3 14 13
…icks	6 2
…icy>	3 3
…idco	12 3
…ide>	8 19 9 20 14 6
…idea	9 13
…iden	2 -13
…ides	1 8
…idge	7 18 9 10
…idla	7 1
…ids>	1 14
…idsu	13 28
…ied>	2 15 10 6
…ief>	6 1
…ield	8 -25
…iend	1 -3 2 -3 3 21
…ient	0 22 1 17 4 2 6 -9
…ier>	6 -17 7 60
…iers	8 10
…ies>	3 26 7 40
…iest	2 9 6 2 7 40
…iety	0 2
…ieve	4 8
…iew>	14 17
…iews	7 25 11 10
…iffe	11 48
…igad	2 4
…igan	14 1
…igat	5 6
…igh>	4 10
…ighl	9 13
…ight	0 -6 4 -35 11 1
…igit	11 5
…igno	11 7
…igns	0 14 6 8
…igra	8 31
…ike>	6 7
…ikel	6 12
…iken	11 7
…ikes	1 -23 8 -29
…ildi	3 10
…ildr	1 36
…ilen	1 4
…ilin	7 1
…ill>	7 10 14 15
…ille	5 7 9 10
…illi	4 9 6 5
…illt	14 26
…illv	14 20
…ils>	11 -5
…imag	11 20
…ime>	1 14 6 12 8 4 14 5
…imen	6 6
…imes	13 16
…impl	7 24 14 -8
…impr	11 7
…imum	1 5 4 24
…ina>	1 11
…inbo	2 19
…inch	11 10
…incl	1 5
…inde	5 14 6 1
…ine0	14 22
…inen	9 22
…ines	2 13
…info	4 3
…ing>	1 24 2 -4 4 26 5 32 6 41 7 -17 8 -2 9 19 11 -9 13 16 14 -56
…inga	0 8
…ingd	7 3
…inge	6 25
…ingh	7 4
…ingl	4 6
…ings	3 19 4 8 7 -11 11 11 13 -3 14 25
…ingt	0 10
…inis	8 -6 11 27
…ink'	10 5
…inki	1 18 4 9
…inks	2 15
…inni	13 22
…ins>	2 16 7 2 8 -2
…inso	8 3
…inst	1 9 4 -21 5 11 6 7 10 19
…insu	5 4
…int>	6 21
…inte	14 11
…intl	0 5
…intm	6 -3
…inyu	14 6
…iod>	12 17
…iods	13 17
…ion>	1 12 3 -21 4 2 5 19 6 -4 7 25 8 -49 9 15 10 33 11 31 12 2
…iona	2 15 6 2
…ione	2 14
…ions	7 -7 11 7 12 14
…ior>	11 7
…iors	1 14
…ious	6 17
…ipie	0 7
…ippl	2 14
…ips>	0 1
…ipt>	0 7 5 13
…ipto	3 4
…ipul	1 1
…ique	1 18
…irca	2 -5
…ircl	6 18
…ircu	1 -5 3 13
…ird>	7 -11 8 19 13 4
…irds	8 1
…ire>	6 17 7 16
…irep	7 19
…irwe	1 7
…isag	7 2
…iscl	4 4
…isco	1 1
…iscr	0 1
…ise>	2 5 4 10
…ishe	6 -9 8 -22 11 22 12 16
…isie	8 2
…isin	2 19
…isio	6 22
…isit	1 27 5 12
…isla	7 7
…isna	1 3
…ison	7 19
…isre	0 2
…issu	0 -13 2 15
…ist>	7 13
…iste	2 -10 4 23 6 1
…isti	1 9
…ists	1 2 2 1
…it'l	6 31
…ital	11 5
…itby	10 6 14 3
…itch	3 7 6 15 8 9
…ite>	6 7
…ited	6 12
…iter	6 10
…ites	2 14
…ith>	14 8
…ithi	0 -8 3 -9 5 -22 6 18 7 20 13 -14
…ithm	1 1
…itin	4 20
…itio	2 21 10 1
…itne	2 12
…its>	1 5 6 10
…itte	1 -22 6 -35 7 -40 8 -69
…itti	12 13
…itur	1 -5 4 -6 5 5 8 -5 11 13
…ity>	7 24
…ive>	1 -5 6 13 10 3 11 8 13 5
…iven	2 12 7 -10 8 -5
…iver	8 1
…ivin	0 7
…ivor	8 2
…iwch	14 13
…iya>	8 12
…ize>	6 16
…izin	8 9
…jans	14 10
…ject	1 -6 3 -8 13 2
…jeho	2 12
…jesm	4 3
…john	6 4
…join	1 5
…juni	1 13
…k's>	5 5 10 5
…kate	6 7
…ked>	4 27 6 -1
…keep	3 19
…kely	6 17
…kene	11 7
…ker>	5 12
…kes>	0 -15 1 -48 2 -25 7 2 9 11
…kest	6 5 7 1 14 15
…ket>	0 7
…kete	10 16
…keti	11 13
…kett	6 1
…keys	14 3
…kfas	6 18 9 3
…kids	1 15
…kies	7 12
…kin>	6 19
…king	1 8 4 1 5 -2 7 -4 8 -12 12 -23 13 -8
…kite	7 1
…knee	8 19
…knoc	6 3 8 27
…kpor	3 12
…ktop	2 -10
…kwar	8 13
…kyli	8 2
…l's>	8 5
…l_le	14 16
…lack	2 3
…lady	2 10
…lamp	9 10
…land	2 24 7 25 9 6 14 15
…lane	14 10
…lant	3 11 8 15
…lany	0 22
…lark	14 2
…lase	2 1
…lasg	7 1
…lass	7 20
…last	12 -4
…lat>	14 6
…late	2 -32 5 22 10 5
…lati	1 7
…lats	2 3 8 -37 14 17
…latt	11 14
…lbow	6 34
…lder	0 5 2 8
…ldin	3 9
…ldre	1 36
…lds>	5 7
…lear	1 2 7 1
…leas	1 14 6 10
…leav	5 23
…lecr	8 3
…lect	13 21
…led>	5 12 7 7 8 -8
…leed	6 6 7 17 14 5
…leep	1 1
…leet	6 25
…lem>	0 -8 1 -8 3 -19
…lems	2 8
…lend	7 9
…lent	1 1
…ler>	6 4
…lerk	5 21
…lery	11 19
…les>	3 11 4 -14 7 -2 10 4
…less	3 40 6 -3 8 14
…lest	4 2
…lets	14 79
…lett	0 7 6 -3 14 48
…leve	2 -3 4 4 7 3 8 -38
…lfor	6 17
…lfth	2 6
…lian	8 2
…libr	8 1
…licy	3 3
…lide	1 2
…lie>	8 11
…lien	1 11 4 4
…lies	6 7
…ligh	0 -4 1 -24 4 -26 6 -9 7 -5
…like	6 7 11 3
…lin>	7 2
…line	8 8 9 6
…ling	0 -27 2 -1 6 33
…lini	6 7
…link	6 5 14 14
…lip>	0 14
…lips	0 2
…list	4 21 6 1
…lite	6 12
…lity	7 24
…live	7 16
…ll_l	14 17
…llec	13 20
…lled	5 5
…ller	6 10 9 7 11 26
…lles	4 3
…llia	8 1
…llie	8 6
…llin	4 6 6 15 8 5
…llow	2 20 8 39
…lls>	0 -13 6 -11 12 -16 13 -5
…llto	14 26
…llvi	14 20
…lly>	2 10 4 4 6 12 8 7 11 9 14 -12
…llyi	6 9
…lmas	13 24
…lme>	7 2
…lmen	13 2
…loca	7 29
…lone	8 5
…look	4 19
…loon	6 1
…loor	3 3
…lord	14 20
…lots	1 2 6 17
…loud	3 12
…lour	2 6
…love	3 16
…low>	8 5
…lowe	8 28
…ltho	9 10
…lton	4 6
…ltop	14 26
…luck	6 21
…luer	4 3 7 29
…lunc	6 20
…lute	10 4
…luxu	6 6
…lves	6 3
…lvie	14 20
…lyin	1 15
…m's>	8 14
…magi	11 19
…mail	2 12 14 20
…main	2 8 3 11 7 1
…make	2 -16 7 12
…mala	2 8
…mall	1 11 2 -7 3 1 5 8
…man'	8 25
…manc	7 2
…mans	3 5
…mark	4 15 10 25 11 19
…mas>	13 39
…mate	6 14
…mati	5 8
…maxi	1 5 4 24
…mayb	2 14
…mber	14 1
…mble	6 15
…mbri	7 5
…med>	5 2
…melt	6 21
…memb	1 2
…mena	3 11
…mend	6 6
…ment	2 -43 4 -1 6 10 8 -9
…mer>	2 4 7 3 13 24
…mera	8 15 11 20
…mes>	1 -5 3 -21 4 -22 6 -23 7 6 8 5 14 32
…mest	13 15
…meth	0 11 3 7 5 10 6 -8 8 3
…meti	1 1
…mewh	1 15 2 12 4 35
…mfie	7 18
…mfor	1 -2 2 24
…mich	13 24
…midl	7 1
…mids	13 28
…miga	5 6
…migr	8 31
…mill	9 10 10 1 14 2
…mind	5 11
…mine	8 2
…ming	6 13 7 1
…mit>	4 5
…mith	14 9
…mitt	12 7
…mles	8 10
…mmen	6 11
…mmer	13 24
…mmit	12 7
…mmod	1 5
…mnia	8 3
…mnth	13 19
…moda	1 5
…moir	14 4
…mon>	7 7
…mond	4 2
…mone	2 2
…mont	12 3
…more	6 10 11 3
…mort	0 17 7 16
…moun	5 7
…mout	7 4
…move	2 -16 6 -15 8 4
…mpar	7 19
…mpat	0 2
…mper	8 5
…mpin	9 10
…mple	0 -1 7 -8 11 9 14 26
…mply	7 39
…mpoo	5 3
…mpre	11 7
…mps>	1 9 2 12
…mpt>	6 12
…mput	11 25
…msta	1 -5 3 13
…mths	13 31
…mull	2 4
…mum>	1 5 4 24
…n's>	8 36
…nabl	4 2 5 8
…nae>	1 2
…naeb	0 23 2 11
…nage	3 8
…nair	9 8
…nal>	2 14 6 4
…name	1 8
…nant	0 34
…naps	11 27
…nbow	2 19
…nbro	2 4
…nce>	1 14 3 23 7 -14 8 38
…nces	1 -13 3 10 4 20
…nch>	6 13 11 12
…nche	7 1
…nclu	1 17
…ncy>	9 15
…ndar	12 13
…ndec	6 9
…nded	6 8
…nder	2 -24 5 7 7 7 8 24
…ndin	4 -13
…ndra	14 1
…nds>	1 -3 2 -5 3 15 8 16
…ndud	6 3
…ndwe	1 3
…ne's	6 3
…ne00	14 22
…near	4 1 6 18 8 22
…ned>	2 12 6 2 7 -23 8 -1 11 13
…nees	8 19
…nefi	0 8
…nel>	8 19 14 4
…nell	14 15
…nels	7 10
…nen>	9 9
…ner>	1 1
…nera	11 9
…ners	2 20
…nes>	2 21 4 10 8 9
…ness	2 10 6 6 11 3
…netw	8 10
…newc	3 7
…nfor	4 3
…ngal	6 4
…ngdo	7 3
…nged	11 8
…nger	0 16 1 31 6 27
…ngha	7 4
…ngly	4 6
…ngs>	3 14 4 8 7 -18 8 18 11 20 13 -4 14 5
…nhap	7 4
…nhea	7 10
…nhil	7 5
…nic>	8 13
…nice	2 2 7 16
…nich	9 11
…nie>	8 11
…nier	7 15
…nigh	1 8 5 5
…nine	14 27
…ning	1 -10 2 1 6 22 7 -6 13 27
…nior	1 13
…nish	2 -3 8 -21 11 32
…nist	9 4
…nite	6 12
…nitu	1 -5 4 -6 5 4 11 13
…niwc	14 13
…nk's	10 5
…nkin	1 18 4 9
…nks>	0 16 2 23 7 22 8 -7
…nlet	14 14
…nley	2 6
…nly>	0 10 1 15 7 3
…nmar	10 17
…nna>	6 2
…nnah	8 3
…nnel	14 7
…nnie	7 13 8 3
…nnin	13 22
…nnit	8 1
…nny>	6 1 8 10
…noch	1 16
…nock	6 2 8 29
…nome	6 3
…norm	13 22
…norw	14 6
…noug	1 14 2 -5
…nse>	6 14
…nset	2 10
…nshu	7 3
…nsom	8 3
…nst>	1 6 3 -5 5 15
…nsta	6 5 14 6
…nstr	10 17
…nsur	5 4
…nswe	8 3
…nt's	2 1
…ntam	5 7
…ntat	11 5
…nted	0 9
…nten	0 -17 5 19
…nter	13 10 14 16
…nth>	13 16
…ntia	6 7
…ntic	6 5
…ntie	7 7
…ntin	0 9 9 5
…ntle	0 4
…ntly	10 1
…ntme	6 -3
…ntra	8 21
…ntre	0 3 1 -11 2 -15 8 -11
…nts>	0 2 1 4 2 -37 3 1 4 -23 5 33
…ntur	7 23
…numb	14 4
…nver	4 22
…nwar	4 8
…nwic	10 12
…nyar	0 22
…nyur	14 6
…o'd>	2 19 4 12
…o'll	8 2
…o've	1 4
…o163	14 22
…o770	14 22
…o77o	14 30
…oach	6 14
…oard	1 -24 6 1 7 -17
…obje	1 -6 3 -8
…oble	0 -19 1 -29 3 -24
…ocat	3 10 7 30
…occu	9 6
…ocee	6 4 13 2
…ochi	1 16
…ocia	0 7
…ock>	6 11 8 17 11 9
…ocke	6 -7 8 -13
…ockp	3 12
…ocks	13 7
…odat	1 6
…ods>	2 -11 13 16
…ody>	0 21 2 6
…oers	2 16
…oeve	2 1
…oft>	9 5
…ofte	7 4
…oget	13 28
…oggi	3 16
…oice	2 26 4 4
…oing	1 8 5 5 8 13
…oint	0 7 6 -15
…oira	14 4
…ojec	13 2
…oked	4 20
…oker	5 15
…oks>	6 2 10 21
…olde	0 8 2 10
…olds	5 2 6 7
…ole>	8 11 9 10
…olic	3 3
…olle	4 -4 13 23
…ollo	8 31
…olls	12 -1
…olon	8 5
…olou	2 7
…olth	9 10
…olut	10 4
…ome>	3 22
…omen	6 1
…omer	7 2
…omes	1 -20 2 -9 4 -15 6 -26 7 11 14 37
…omet	0 11 3 7 5 10
…omew	1 14 2 11 4 35
…omfi	7 18
…omfo	1 -2 2 4
…omme	6 11
…ommi	12 7
…omni	8 3
…ompa	7 17
…ompt	6 11
…ompu	11 25
…oms>	14 11
…onab	4 3
…onag	2 3
…onal	2 14
…ond>	4 14 6 29 7 18
…onde	6 9
…one>	6 2
…oned	2 14
…onel	8 8
…oner	1 8 2 8
…ones	8 14
…onge	0 9
…oniw	14 13
…onle	2 7
…only	0 33 1 15
…onne	8 6
…ons>	2 -10 7 -26 11 13 12 13
…onse	6 2
…onte	0 -13 5 18
…onti	0 10
…onve	4 21
…ood>	3 2
…oods	2 -9
…oof>	7 34
…ook>	2 7 6 1
…ooke	4 18
…ooks	2 -6 8 -4 10 21
…ooms	14 25
…oon>	6 1
…oone	1 8 2 9
…open	13 1
…oper	6 4 8 6
…ophi	1 1
…ople	14 9
…opor	11 12
…opos	4 44
…ops>	2 -12 5 2 6 -1
…opti	1 13
…orag	9 -14
…orat	1 11 8 -6
…ord>	6 3 7 22 11 2 14 12
…orde	2 11 5 3 8 -43
…ordi	2 1 4 4
…ords	8 -8
…ore>	1 2 3 23 6 29 11 13 13 20
…ores	13 5
…orge	14 18
…orie	1 14
…ork>	7 17 8 9
…orki	0 11
…orkt	2 -10
…orm>	7 6
…orma	8 10 13 25
…ormi	6 9
…orms	5 7
…orna	1 1
…orne	5 2
…orpo	0 1
…orri	9 12
…orro	11 3
…orry	0 5
…ors>	6 -23
…orse	7 4
…ort>	3 12 9 10
…orta	10 9
…orte	0 8 2 14 8 1 12 21
…ortg	0 18 7 16
…orth	7 10
…orti	11 12
…orwi	14 7
…ory>	6 9
…osal	4 44
…ose>	0 21 1 18 6 -23
…osed	4 1
…ossi	7 26 12 9
…oste	1 14
…osts	0 13
…otag	9 5
…otal	7 4
…oted	4 23
…otel	1 2
…othe	2 20 4 5 5 5 7 -18
…otos	11 22
…ots>	6 19 11 25
…otta	6 8 7 3 14 3
…ou'd	0 -23 4 6 8 4 11 -11 12 5 14 1
…ou'l	3 14 4 -13 5 16 7 38 8 4
…ou'r	2 13 6 11 8 -18 12 12 13 5
…ou'v	1 7 4 -3 6 19 8 3
…ouch	11 10
…oud>	3 11
…ough	1 6 2 -30 3 2 7 -2 8 -44 14 -5
…ould	0 11 1 26 2 33 3 12 4 30 5 -9 6 -15 7 10 8 -6 10 -25 11 10 12 14 14 -5
…ound	2 3 6 -10 8 -10
…oung	1 34
…ount	1 13 4 -18 7 3 13 23
…oup>	4 1
…our>	14 14
…ouri	9 8
…ours	0 -9 1 -2 3 -21 4 19 5 3 6 8 11 15 12 4
…ourt	2 9 5 13
…ous>	0 4 1 4 2 -5 6 6
…ouse	2 -27 3 5 6 2 7 12 8 -2 14 27
…ousi	0 8
…out>	2 -9 3 15
…outh	7 16
…outs	2 13 4 4
…ovah	2 12
…ove>	8 7
…oved	8 15
…oven	7 6
…over	1 5 3 44 4 -10 5 6 6 -12 8 10 9 7 13 1
…owar	0 1 5 6
…owed	8 19
…owel	9 13
…ower	7 10
…owle	1 2
…own>	9 10 13 2
…ows>	6 36 7 7
…owse	14 1
…oydo	7 5
…p's>	14 9
…page	10 5
…pain	6 12
…panc	9 6
…pane	7 4
…pape	5 15 6 -3 14 5
…pare	4 1
…pari	7 19
…park	0 -3 2 -3 6 -34 7 -27 8 -15 12 -18 13 -16 14 -8
…paro	8 4
…pars	2 2
…part	6 4 9 14
…past	2 1 11 7
…path	0 2
…patt	1 5
…paul	8 3
…payd	6 9
…paye	0 1 13 26
…pean	8 5
…pear	11 15
…peat	6 11
…pect	1 11
…ped>	0 5 11 1
…pen>	1 1 7 14
…pend	0 5 9 13
…pene	4 13
…peni	13 5
…pens	7 6
…per>	1 4 3 2 6 4 8 17 11 7 14 4
…peri	12 14 13 31
…perl	8 13
…pers	5 2 7 -2
…pert	6 8
…petl	3 39
…pett	3 30
…pgra	6 8
…phas	6 17
…phen	6 3
…phin	7 2
…phis	1 1
…phys	2 2 7 3
…picc	11 6
…pict	11 2
…pid>	6 8
…pien	0 7
…pier	8 13
…pinc	11 15
…pine	7 1
…ping	3 20 9 18
…pitc	6 4
…plac	8 -9
…plan	3 10 8 15 14 6
…plas	6 -1
…plat	5 11
…ple>	7 -1 14 32
…plea	1 15
…plec	8 3
…ples	11 3
…plet	14 8
…plex	6 2
…ply>	7 38
…plyi	1 17
…pock	7 9
…poin	0 6 6 -14
…poli	3 11
…pond	6 25
…pons	6 4
…pora	0 1
…port	0 19 3 17 9 18 10 13 11 13
…posa	4 44
…poss	7 21 12 10
…post	0 7
…pot>	8 18
…pott	6 1
…powe	7 6
…ppea	11 19
…pped	11 4
…ppen	7 30
…pper	6 16
…pple	2 11
…pply	1 13
…ppoi	6 -3
…ppor	0 18 2 16
…ppro	4 21
…prac	2 26
…pred	11 8
…prep	4 12
…pres	11 44
…pret	7 12
…prie	2 1
…prin	2 -23 4 -15 8 -9 12 18 13 13
…pris	4 4
…prit	8 14 14 5
…priy	8 16
…priz	6 4
…prob	0 -11 1 -8 2 8 3 -28
…proc	6 4 13 2
…prof	0 5
…proj	13 2
…prom	6 11
…proo	7 28
…prop	4 36 6 2 8 9 11 10
…prot	5 12
…prox	4 5
…pset	2 3
…ptio	3 5 5 5 12 5
…pton	3 3
…pula	1 1
…purp	11 1
…pus>	8 3
…pute	11 25
…pylo	11 1
…qual	7 14
…quar	4 -9 8 -17 13 4
…que>	1 16
…quea	3 6
…quic	6 21 7 11 14 13
…quin	2 19
…quot	4 33
…r's>	6 16 8 10 10 5
…raci	2 1
…rack	6 12 14 10
…ract	2 25 8 -10
…rade	6 5
…radi	2 12
…rage	9 -15
…rail	2 -20 6 -19 8 -7 11 -6
…rain	2 10
…ral>	7 -1 8 -24
…rall	6 9
…rama	5 9
…ran>	8 6
…ranc	8 29
…rand	1 2 7 3
…rans	2 5
…rapi	6 7
…rare	6 13
…ras>	8 19
…rash	7 6
…rass	11 2
…rate	0 -4 4 5
…rath	14 6
…rati	1 3
…rava	8 17 9 9
…rave	6 6
…ravi	7 3
…rawi	11 7
…rcas	2 -5
…rcli	6 19
…rcum	1 -5 3 13
…rd's	1 1
…rday	6 33
…rden	8 1
…rder	2 13 5 2 8 -17 11 -2
…rdin	4 18
…rds>	8 16
…rdy>	6 8
…re's	1 -2 3 -23 6 16 8 10 11 -18 13 -1
…reab	4 6
…read	4 -4 6 30 8 -7 13 3
…reak	6 16 9 3
…real	0 -5 7 6 11 9
…reas	0 -7 2 -3 3 -10 4 1 7 -12
…reat	9 5
…rece	0 16 2 -19 5 21
…reci	0 18
…reco	6 5 11 4
…red>	1 -13 6 -33 14 -19
…reda	11 8
…rede	1 11
…ree>	3 12 7 10 12 5
…reen	1 -18 8 -24 11 9
…refl	4 2
…refo	1 10
…refu	5 7
…rega	0 1
…regu	0 7
…reho	3 21
…rele	6 16
…rema	2 6 3 11
…remi	5 9
…ren'	1 15
…rent	0 -1 2 -28 4 -3 6 -23 8 32 11 14
…repa	4 9
…repe	6 12
…repl	8 -23
…repr	7 22 11 12
…rer>	1 6 4 2 6 5
…resa	7 8
…resb	2 13
…rese	3 -2 11 37
…resh	7 4
…resi	1 12
…resp	1 1 6 16
…ress	6 -23 7 19 11 4 14 13
…rest	3 8 7 35
…retc	4 2 13 17
…reti	0 1
…rett	7 8
…retu	5 16
…rewe	0 10
…rews	9 1
…rge>	14 16
…rial	11 2
…rian	2 34
…ride	8 14
…ridg	7 4 9 12
…rie>	3 12
…ried	10 9
…rien	1 -8 2 -7 3 29
…rier	7 9
…ries	1 2 7 3
…riet	0 3
…riga	2 4
…righ	7 6 11 8
…rike	6 13
…rime	13 15
…ring	6 -18 9 21 10 -2 12 15 13 18
…rint	6 29
…riod	12 15 13 26
…rior	11 7
…riou	6 10
…ripp	2 13
…rise	6 -7 7 8
…ritc	8 14 14 5
…rith	1 1
…rive	0 4 4 -2 9 4 10 2 13 6
…riya	8 16
…rize	6 4
…rk's	5 5
…rked	4 5
…rket	10 26 11 15
…rkin	2 -4 5 -12 6 -28 7 -19 8 -36 12 -17 13 -9 14 -4
…rks>	2 1
…rkto	2 -10
…rlie	6 8
…rls>	2 13
…rly>	0 -3 6 36 8 16 12 20
…rmal	13 21
…rman	8 19
…rmer	7 6
…rmin	6 16
…rmle	8 10
…rms>	5 7
…rnab	5 15
…rnam	1 2
…rne>	5 2
…rnig	1 10 5 5
…rnit	1 -5 4 -6 5 5 8 -5 11 13
…rniv	8 2
…robl	0 -19 1 -29 3 -24
…roce	6 3 13 2
…roft	9 9
…roje	13 2
…roke	5 13
…rol>	7 2 8 1
…role	8 15
…roll	12 -3
…romp	6 12
…rone	8 25
…roo>	0 4
…roof	7 25
…rook	2 1 8 1 14 9
…room	14 23
…rope	6 6 8 7
…ropo	4 44 11 12
…rose	2 -4
…rote	5 11
…roud	6 1
…roug	2 -24 3 5
…roup	4 6
…rove	3 34 8 5
…row>	4 3
…rown	0 3
…rows	11 1
…rox>	4 2
…royd	7 5
…rpor	0 1
…rpri	4 4
…rren	2 -18 8 34
…rrid	8 13 9 12
…rrie	7 11
…rriv	13 20
…rrow	11 1
…rry>	2 -3
…rsat	4 22
…rsde	8 3
…rsel	6 5 8 4
…rset	7 8
…rsid	14 4
…rson	2 1
…rtab	2 3
…rtak	11 4
…rtal	10 10
…rted	0 14 7 4
…rter	2 14 3 3 12 3
…rtga	0 18 7 16
…rth>	2 10 7 23
…rtie	6 10
…rtio	11 12
…rtis	1 1 10 1
…rtme	6 9
…rts>	1 -2
…ruck	3 3
…ruct	10 17
…rumb	8 3
…rust	7 26 13 3
…rvat	5 9
…rwel	1 7
…rwic	14 6
…rwis	2 7
…rys>	8 4
…sain	2 16
…sale	8 5 14 4
…salf	6 18
…sals	4 36
…samp	11 14
…sand	14 27
…sati	4 22
…sayi	2 25
…sbur	14 1
…sbyt	2 13
…sclo	4 4
…scor	13 18
…scra	6 14
…scre	0 4
…sden	8 3
…sea>	7 8
…seas	9 9
…sed>	0 -20 4 8 8 -23
…seei	10 5 13 7
…self	1 -6
…sell	8 5
…selv	6 5
…sema	8 1
…seng	8 2
…sent	6 21 11 33
…sepl	3 1
…ser>	14 13
…seri	6 11
…sers	2 9
…serv	5 23
…ses>	1 14 4 -21 6 6 7 10 8 -43 14 -7
…sess	4 6
…set>	7 15
…sett	2 21
…seve	14 6
…sex>	7 23
…sgol	7 5
…sgow	7 1
…shal	3 7
…sham	5 9
…shar	1 -3 2 25 6 -22 7 -6 14 -8
…she'	1 2
…shea	4 18
…shed	6 -12 11 15
…sher	7 1
…shes	11 5
…ship	5 5
…shir	7 10
…shoo	8 3
…shor	12 22
…shot	11 21
…shou	1 1 4 10 6 -3 7 -4 8 3 11 3
…shov	8 9
…shul	7 3
…sibl	7 12 12 9
…sica	2 2 6 4 7 3
…side	9 11 14 33
…sie>	8 1
…sies	2 7
…sigh	2 1 8 6
…sign	0 13 6 7
…sile	1 4
…simp	7 27 14 -8
…sing	2 25 6 -1 8 18
…sink	2 5
…sion	10 6
…sis>	8 11
…sit>	5 15
…siti	2 5
…sits	1 16
…sizi	8 9
…skat	6 7
…skie	7 12
…skyl	8 2
…slan	7 7
…slat	2 -9
…slid	1 3
…slip	0 27
…slot	1 2 6 11
…smal	1 12 2 -5 3 2 5 8
…smit	14 9
…smon	4 3
…snae	1 2
…snap	11 27
…soci	0 6
…sock	8 -1
…soev	2 1
…soft	11 5
…solu	10 4
…some	0 23 1 10 2 22 3 20 4 42 6 -14
…somn	8 3
…son>	0 -3 1 1 3 -3 7 12
…sona	4 2
…soon	1 8 2 10
…soph	1 1
…spac	8 -5
…spec	1 21 2 1
…spen	9 14
…spon	0 10 6 18
…spri	7 2 12 19 13 17
…squa	4 -8 8 -8 13 5
…sque	3 6
…sreg	0 2
…ssed	4 2
…ssen	6 8
…sses	8 -15
…ssex	7 23
…ssib	7 29 12 9
…ssin	2 4
…ssio	11 3
…ssoc	0 3
…ssue	0 -13 2 16
…stab	10 2
…stag	1 4 14 6
…stai	1 2 2 -6 6 -33 9 -35
…stam	2 17
…stan	1 -33 3 22 4 -3 12 5
…star	2 2 3 3 8 10
…stay	1 1
…stea	0 13
…sted	8 -10 11 2 12 -5
…stef	8 5
…sten	4 25 6 1
…step	8 -16
…ster	0 -11 2 -63 6 32 7 13 13 18
…stie	8 4
…stil	9 10
…stin	8 1
…stip	1 1
…stoc	3 11 6 6 11 11
…stom	5 11
…stop	5 2 6 -4
…stor	7 5 8 -8
…stra	14 3
…stre	2 6 4 1 13 14
…stri	6 15 8 -12
…stro	6 16
…stru	3 15 10 17
…sts>	0 13 2 2
…styl	9 22
…sual	0 18 13 16 14 11
…sues	2 15
…suff	8 16
…summ	13 28
…sunn	2 3
…supp	0 11 2 3 6 20
…sure	2 -4
…surp	4 4
…swer	8 3
…syca	6 3
…sylv	8 13
…symp	0 2
…t'll	5 1 6 30
…t's>	3 2 4 -48 5 8 6 -16 8 23 13 8 14 -6
…tabl	1 -7 2 12 6 -30 10 2
…tage	6 4 8 -17 9 5 14 1
…tair	1 1 2 -5 9 -35
…tall	11 4
…talm	13 2
…tamf	2 6
…tamo	5 7
…tanc	3 25
…tand	4 -16 12 1
…tant	6 13
…tape	8 10
…tard	6 7
…tare	2 7
…tari	2 15
…tart	3 4
…tast	7 10
…tati	11 10
…tby>	10 6 14 3
…tch>	2 -23 4 6 6 23 8 13 13 17
…tcha	8 14 14 5
…tche	6 13
…tchi	3 11
…tdow	6 8
…tead	0 14
…teat	6 6
…ted>	0 6 1 -45 2 -4 6 19 7 -2 8 -13 10 3 12 -20 13 6 14 -17
…teen	8 1
…teer	0 2
…teet	6 5
…tell	8 10
…tels	1 2
…tely	6 21
…ten>	4 8 6 4
…tena	0 34
…tend	2 6
…teni	4 7
…tent	0 -18 5 17
…teps	1 1 8 -13
…ter>	0 -22 1 1 3 3 4 -10 8 2 11 28 13 17
…tera	6 10
…terd	6 33
…teri	2 2 11 7
…terl	7 10
…tern	14 3
…ters	1 -14 6 -47 7 -16 9 -7 14 16
…tes>	0 -11 2 1 5 20 6 16 11 2
…test	7 20 8 -5
…tful	3 1
…tgag	0 18 7 16
…than	0 26 1 29 2 2 3 14 6 -11
…that	3 5 4 -45 5 4 8 18
…the_	14 17
…thei	0 26 1 12 2 -2 5 11 7 10
…them	2 25
…ther	0 -29 1 -12 3 -2 5 22 6 1 7 14 9 -25 10 -1 11 -36 12 -5
…thes	3 16 4 2 6 29 7 4
…they	2 28 6 14
…thie	6 3 7 18
…thin	0 6 1 3 3 8 4 20 6 7 7 10 8 -32 12 -19
…thir	1 6 7 -13 8 11 13 17
…thme	1 1
…thol	9 10
…thor	14 4
…thou	4 3
…thre	14 6
…thro	3 6 13 4
…ths>	13 37
…thur	8 11
…thy>	0 2
…tial	6 7
…tic>	5 7
…tick	0 10
…tie>	8 23
…tier	7 12
…ties	6 9 7 17
…till	9 10
…time	1 3 6 22 7 -2 8 16
…ting	3 -23 4 20 7 2 8 -1 10 10 12 1 13 -18 14 11
…tinu	0 10
…tiny	14 6
…tion	0 30 2 13 3 -9 5 36 6 -14 7 13 8 -58 9 21 10 23 11 41 12 15
…tipu	1 1
…tiqu	1 18
…tisi	2 20
…tist	1 2
…tive	2 2 6 3 11 15
…tle>	6 6 8 7
…tles	3 46
…tly>	4 -21 8 1
…tnes	2 12
…tock	3 11 6 6 11 11
…toge	13 28
…tome	8 1
…ton>	0 -6 2 -4
…topl	14 9
…tops	2 -8 5 2
…tora	9 -14
…torc	8 3
…tori	1 11
…torm	7 7
…tory	6 10
…tos>	11 22
…tota	7 4
…tour	9 6 14 20
…towa	0 1 5 6
…towe	9 13
…town	9 9
…trac	4 2 8 -5
…trad	2 10
…tran	2 12 8 26
…trat	14 7
…tre>	0 3 1 -12 2 -17 8 -26
…trea	2 19
…tree	8 -4
…tret	4 2 13 17
…tric	2 4
…trie	2 3
…trik	6 13
…trim	13 15
…trou	6 2
…truc	1 3 3 17 10 17
…trus	7 27 13 3
…tsha	2 13
…tsoe	2 1
…tsta	7 2
…ttag	6 9 7 4 14 3
…tte>	8 15
…tted	1 -28 2 -12 4 -4 7 -27 8 -50
…tten	2 1
…tter	2 -5 6 -14 11 15 14 26
…ttie	7 12
…ttin	0 1 1 -16 4 -15 6 -25 8 -1 12 9 14 21
…ttle	2 5 6 7
…ttra	4 4
…tts>	3 30
…tual	11 32
…tumn	13 12
…ture	1 -13 2 -9 4 -13 5 3 8 -52 11 20
…turn	5 15
…tury	7 23
…twee	7 12
…twel	2 5 12 6
…twor	8 10
…tyle	9 22
…u'd>	0 -23 4 6 8 4 11 -11 12 5 14 1
…u'll	3 14 4 -13 5 16 7 38 8 4
…u're	2 13 6 11 8 -18 12 12 13 5
…u've	1 7 4 -3 6 19 8 3
…ual>	0 18 11 29 13 28 14 7
…uali	7 13
…uare	4 -7 8 -7 13 5
…uch>	11 9
…uck>	3 4
…ucky	6 21
…ucti	10 16
…udno	6 3
…ueak	3 6
…uer>	7 30
…ues>	2 10
…uffe	8 10
…ugh>	1 8 2 -1
…ugho	3 6
…ught	8 -13
…uick	6 21 7 11 14 13
…uild	3 10
…uine	2 24
…ular	0 5
…ulat	1 25
…uld>	0 11 1 26 2 33 3 12 4 30 5 -9 6 -15 7 10 8 -5 10 -25 11 10 12 14 14 -5
…ulin	8 3
…ulla	2 4
…ulle	4 5
…ulme	7 3
…ults	1 30
…uman	3 5
…umbe	14 3
…umig	5 6
…umme	13 28
…umn>	13 12
…umps	1 12 2 9
…umst	1 -5 3 13
…unch	6 17
…undl	1 2
…unga	6 5
…unge	1 34
…unha	7 4
…unhe	7 12
…unio	1 11
…unma	10 17
…uns>	2 17
…unse	2 10
…unt>	5 6 13 15
…unte	0 10
…unti	7 6
…unts	0 -32 1 6
…uote	4 33
…upan	9 6
…upgr	6 8
…upie	8 3
…uple	6 1
…uppe	6 16
…uppo	0 17 2 15
…upse	2 3
…ure>	1 -26 2 -31 4 -37 5 12 8 -40 11 9
…urin	8 10 9 9
…url>	14 6
…urls	2 17
…urn>	2 12
…urna	5 15
…urni	1 -22 2 -6 4 -13 7 -10 8 -13 11 17
…uroo	0 4
…urpr	4 4
…urre	2 -16 8 28
…urs>	0 -19 3 -15 4 17 5 7 6 5 8 2 11 18
…urth	2 12
…ury>	6 2 7 29 14 6
…usep	3 1
…user	2 7
…uses	1 11 7 23 8 -40
…usin	0 7
…ust>	7 30
…usto	5 8
…usua	0 18 13 16 14 11
…ute>	10 2
…uter	11 25
…uth>	7 2
…uts>	4 5
…utte	7 1
…utti	8 -9
…utum	13 12
…uty>	11 2
…uxur	6 6
…uyin	8 5
…vaca	9 10
…vah'	2 12
…vail	6 -1
…valu	1 10 4 3 7 11
…van>	8 17 9 9
…vati	5 9
…ved>	6 -20
…vege	2 15
…vel>	4 3
…ven>	1 6 2 10 8 -14
…venl	7 3
…vens	7 2
…ver'	3 2
…ver>	3 26 8 -15
…veri	6 2 13 2
…vern	1 2 5 4
…verr	8 14
…vers	4 30
…vert	0 -1 1 -13 4 -7 7 -22 10 19
…very	2 7
…vict	8 11
…view	0 -11 7 11 14 31
…ving	0 5 1 6 5 21 6 2
…visi	1 26 5 10
…voic	2 5
…vouc	11 9
…wait	4 4 6 27
…wall	6 2 10 5
…wand	8 24
…ward	4 6 5 4 8 23
…ware	11 15
…warm	7 7
…warn	6 10
…watc	0 2
…way>	8 -19
…wcas	3 7
…wch>	14 19
…we'l	2 11 3 -12 4 13 6 -18 7 -4 13 5
…we'r	1 13 5 -3 6 -24 7 -22 8 36 13 12 14 5
…we'v	2 13 7 -12 12 -9
…weal	7 1
…wean	1 3
…weat	7 3
…wed>	6 3 7 -3 8 14
…weed	7 12
…weig	4 10
…welf	2 6
…well	1 7 14 3
…wels	9 14
…welv	12 6
…wer>	2 -10 8 -16
…were	2 7
…wgs>	3 21
…whar	1 7 4 3
…what	2 2
…whee	2 16
…wher	1 13 4 23
…whic	0 -11 3 -4 4 2 5 4 6 -3 7 -11 8 -7 12 14 14 -21
…whit	2 13 10 7
…who'	2 17 4 9 6 -1 8 17
…whos	0 22 1 20 6 -9
…wich	14 5
…wick	10 11
…wiga	14 1
…will	4 11
…wing	11 7
…wise	2 6
…with	0 -18 1 -3 3 -24 5 -32 6 19 7 20 8 -5 13 -16
…witn	2 12
…wled	1 3
…work	2 -23 7 16
…worr	0 5
…woul	0 6 1 19 2 31 3 7 4 10 5 -24 6 -5 7 -2 8 -10 10 -3 11 -1 12 22 13 4 14 -9
…wser	14 1
…wyn>	1 6 8 6
…xact	11 28
…xamp	14 41
…xcep	12 1
…ximu	1 5 4 24
…xist	7 22
…xury	6 6
…y're	2 22 6 20
…yard	0 21
…ybe>	2 14
…ycam	6 3
…yday	6 8
…ydon	7 5
…ye'l	6 17
…ye'v	6 12
…yer>	0 1
…yers	13 25
…yest	6 33
…ying	1 3 2 11 6 -2
…yle>	9 22
…ylet	14 2
…ylin	8 2
…ylon	11 1
…ympa	0 2
…yond	6 13 7 19
…you'	0 -5 3 6 5 30 6 21 7 27 8 14 11 -35 12 24
…youn	1 34
…your	0 -15 2 -7 3 -15 4 21 5 7 6 14 11 4
…ysgo	7 5
…ysic	2 3 7 3
…ysid	14 1
…yter	2 13
…ythe	14 1
…yurl	14 6
…zero	14 1
…zing	8 10
`
