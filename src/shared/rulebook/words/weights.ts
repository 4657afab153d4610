/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = 'e443498a9f74ac3a'

export const WEIGHTS: string = `
benefits children protected-characteristic pets-blanket-ban rental-bidding fee price-pressure unprovable-claim personal-data short-let new-to-market disclaimer fixed-term rent-in-advance contact-details
-42 -44 -35 -43 -44 -51 -42 -38 -41 -29 -60 -50 -54 -48 -43
#	0 -11 1 -12 2 -29 3 -14 4 -28 5 3 6 -8 8 45 10 5 11 13 12 11 13 10 14 -15
# #	8 18 14 39
# ##	14 -7
# $	4 -11 6 -42 7 -4 8 -15 9 20 11 12 13 6 14 24
# %	5 15 7 18
# +	1 8
# ,	1 -8 4 -31 6 -28 7 -8 8 86 14 -48
# :asking	6 10
# :clocktime	5 -33 6 -14 7 -4 8 -24 11 -10 14 -28
# :deadline	1 -21 5 -34 6 -16 7 -5 8 -33 9 -6 11 -12 13 -2 14 -34
# :demand	6 24
# :demanding	1 4 4 4
# :hiding	1 -4
# :money	4 15 5 1
# :nearby	10 5
# :newness	10 7
# :number	8 7 14 31
# :onlyword	1 1
# :openprice	1 -22 4 -18 8 9 14 16
# :opinion	0 2 8 14 14 16
# :payer	7 10
# :period	4 -10 5 23 6 -29 8 -13 12 36 13 36
# :photo	11 13
# :place	10 2
# :record	8 -31
# :return	5 15 7 14
# :room	0 18 1 16 4 28 6 10 10 23
# :seller	7 12
# :spelled	14 12
# :time	8 7
# :tribunalrent	10 2
# :wanting	4 5 8 8
# :work	6 16
# and	8 28
# bed	0 18 1 23 4 30 6 11 10 16
# december	4 3 6 -24 8 -19
# has	8 1
# hours	6 17
# january	8 1
# july	12 2
# landlord	7 12
# market	10 2
# min	3 9
# month	12 31
# months	13 14
# mth	12 14
# mths	5 11 13 27
# november	8 -12
# quid	4 15
# rms	2 18
# to	0 2 8 14 14 16
# together	8 6
# with	8 2
# wks	5 6
# yrs	10 2 11 1
##	0 -16 1 -64 2 -44 4 23 5 -19 6 -87 7 -46 8 4 10 -31 11 -40 12 7 13 -44 14 46
## #	14 -9
## ##	4 -12 8 -25 14 101
## $	2 -20 3 -3 4 -14 7 -29 8 -20 10 -8 11 -10 13 -1 14 15
## %	7 11
## ,	0 -4 2 -5 4 9 6 -50 7 -26 8 -9 9 -45 10 -10 14 -11
## :burden	4 7 8 15
## :condition	2 2 4 5
## :deadline	4 7
## :deterring	8 10
## :money	4 10
## :number	4 -13 8 -31 14 103
## :onlyword	4 10
## :openprice	4 13
## :phone	14 5
## :record	14 -10
## :return	7 11
## :spelled	14 7
## :wanting	14 20
## a	4 3
## after	14 20
## and	3 13 4 21 8 6
## because	2 5
## but	4 10
## f	9 7
## for	4 4
## m	14 -12
## on	8 10
## pcm	4 9
## per	4 6
## so	8 8
## text	14 5
##_#	8 -23 14 -26
##_##	4 4 7 -13 8 -97 9 -6 14 30
##_$	2 -8 6 -12 7 -8 8 -7 14 17
##_before	14 2
##_deposit	5 12
##_ful	14 -10
##_i'll	4 10
##_it's	4 2
##_make	2 5
##_month	4 7
##_more	2 5
##_my	4 4
##_pcm	4 2
##_someone	4 9
##_wall	10 1
##_way	8 1
##_we'll	14 11
##_which	12 5
##_will	4 1
##_you	8 19 14 21
##_your	4 15
##_£##	5 6
#_#	4 -10 6 -8 7 -41 8 31 10 13 12 15 13 9 14 19
#_##	8 -75 14 -40
#_$	1 -12 2 -6 5 15 6 -5 7 -1 8 -8 10 3 11 12
#_+	13 23
#_adv	13 20
#_ago	11 1
#_ahead	5 1
#_all	2 8
#_ast	12 2
#_bed	10 2
#_day	6 7
#_deposit	13 3
#_gch	0 3
#_gff	0 3 1 10
#_has	8 1
#_leave	8 3
#_min	12 13
#_month	12 9
#_no	5 4
#_ns	1 12
#_one	6 6
#_over	1 -10
#_rail	3 11
#_rent	5 35 13 3
#_semi	10 1
#_stay	12 1
#_tenancy	12 9
#_together	8 6
#_year	7 10
#_you	8 -4
$	0 -32 1 -26 2 -32 3 -25 4 -15 5 -28 6 -12 7 -28 8 -34 9 -13 10 -37 11 -42 12 -29 13 -46
%	5 15 7 37
% :burden	5 6
% :keything	7 6
% :promise	7 12
% :return	7 6
% :safety	7 6
%_$	5 19 7 6
+	1 3 4 23 13 21
+ $	4 12
+ :deposit	13 8
+ :money	4 12
+ :paying	13 2
+ deposit	13 2
+ pcm	4 12
+_$	4 7 13 21
,	0 -5 1 1 3 9 4 -2 5 -9 6 -1 7 -16 8 5 9 13 10 1 12 -3 13 -2 14 22
, #	2 9 3 5 4 3 7 -24 8 24 10 16 14 -4
, ##	4 4 8 -13
, $	0 -7 1 -23 2 -43 3 -24 4 -52 5 -36 6 -55 7 -29 8 77 9 -25 10 -28 11 6 12 -46 13 -10 14 -23
, ,	4 26 5 18 8 25
, :absence	6 -14 8 44
, :absolute	2 -52 7 23 8 -1 11 -1
, :accepting	4 6 5 4 6 -58
, :advance	0 -7 7 15 8 13 10 -2 13 -11
, :asking	2 -58 3 -55 4 23 7 12 8 3 13 19 14 10
, :bid	3 2 4 10 12 14
, :building	10 32
, :burden	3 -33 13 1
, :child	0 8 3 3
, :childless	2 -22 4 3 7 1
, :childthing	1 31
, :clocktime	0 -5 6 -2 7 4 9 3 13 29
, :codething	8 21
, :condition	0 3 1 18 2 11 5 4 8 -37 13 8 14 12
, :councilpay	0 -18 13 -12
, :deadline	5 -9 6 2 8 10 9 3 10 -13 13 29
, :demand	4 8 6 9
, :demanding	0 -19 1 -8 3 -36 8 41
, :denying	6 2
, :deposit	3 10 4 -2
, :deterring	0 12 2 20 7 9 8 2
, :disability	2 36 8 1
, :disclaimer	5 8
, :dislike	2 6
, :everyone	0 -11 2 -27 3 -16 5 -30 6 -16 7 -7 8 -4 13 4
, :fairness	0 -29 4 6 7 4 14 6
, :faith	2 -28
, :feething	0 1 6 3 9 7 13 6
, :fixed	4 -6 8 -1 12 15 13 3
, :forename	6 2 8 18
, :healthword	8 11
, :hiding	8 14
, :holiday	9 38
, :income	0 -23 4 -12
, :jobname	0 18
, :keything	8 20
, :kin	1 -37 8 21
, :lifeword	0 -13 8 29
, :losing	0 15 5 26 6 9 8 -16
, :money	4 7 5 6 7 22 8 3
, :nation	0 5 2 16
, :negation	0 14 1 3 3 4 5 11 7 11 12 3 13 -44
, :newness	0 -22 1 2 8 1
, :number	2 13 4 8 6 -2 7 -83 8 5 9 -1 10 17 12 -5 13 20 14 -19
, :offerdeal	0 11
, :online	14 19
, :onlyword	0 -17 1 21 3 -9 4 25 5 3 7 1 12 -25 13 22 14 -1
, :openprice	0 -4 3 -7 4 63 5 8 6 -12 8 2 14 6
, :opinion	3 8 4 24 5 1 7 7 8 -12 11 2
, :origin	2 -13
, :payer	1 -2 2 -2 3 5 4 -9 7 9 8 11 12 -19 13 -24
, :paying	3 2 4 -32 5 19 13 8
, :period	12 -12
, :person	1 -36 2 -23 6 6 8 -11
, :pet	2 -6 3 45
, :petpart	3 11
, :phone	0 5 4 12 14 31
, :photo	7 2 11 39 14 4
, :promise	2 2 7 2
, :ranking	6 10 8 13
, :record	8 -18
, :refusing	7 11 8 12
, :regretting	0 35 2 4 3 7 5 22 6 -22
, :rent	4 1 12 12 13 8
, :return	0 -2 12 9
, :room	4 11
, :rulesplace	4 12 8 18
, :safety	7 29
, :school	0 18
, :seller	1 -21 5 -19 6 -2 7 4 8 15 11 8 14 -2
, :sex	6 13 8 -9
, :source	6 -2 7 -23
, :spelled	0 16 1 12 2 14 3 -26 4 -20 6 -10 8 -1 11 -7 12 14 13 9 14 4
, :student	0 -19 3 6
, :superlative	2 -5 5 3 7 20 10 6
, :thing	8 -29
, :time	0 31 1 4 2 14 5 -26 9 -13 12 10
, :title	0 -9 1 -4 6 -27 8 94 14 16
, :urgency	2 -19 6 34 7 3 8 -2
, :utility	3 21 5 -45 8 -7
, :wanting	4 1 12 8 13 -5
, :welcoming	1 1 2 12 3 7 6 -26 8 -9 9 -2 13 1
, :work	0 -4 4 -9
, :writeto	2 -20 3 -1 4 37 8 17 14 19
, a	1 -22 2 -11 4 -37 6 6 7 7 8 -32 10 63 11 -60 14 -23
, all	1 -11 3 -7 7 -24 8 -3 12 1
, and	0 -2 1 28 2 17 3 10 4 -3 6 47 7 18 9 -9 12 -6 13 -1 14 -11
, any	0 1
, anyone	0 9
, anything	1 5 3 1
, are	0 2 8 21
, as	0 -42 1 26 7 -13
, ask	3 -23 4 8
, at	5 11 14 1
, award	0 1
, aye	3 7
, baby	8 7
, bar	7 5
, be	6 13
, because	6 15
, bike	4 4
, box	0 3
, but	1 14 2 14 5 6 6 2 7 4 13 9
, carpets	11 1
, cash	5 6
, check	9 2
, congratulations	1 6 2 4
, conservatory	8 3
, cottage	10 13
, couples	1 -13
, currently	8 2
, dbl	10 6
, depends	4 6
, deposit	3 11 5 7
, do	6 2
, dog	3 -5
, don't	6 1
, done	0 5
, door	8 2
, dot	14 7
, dss	0 11
, english	0 8 2 4
, ever	3 2
, every	7 13
, ex	8 8
, f	2 12
, first	8 5
, five	2 4
, for	5 10
, four	6 2
, ful	14 -10
, furniture	11 2
, gas	3 1
, gch	0 3 1 10 10 3
, get	6 16
, give	4 3
, going	6 14
, guaranteed	7 3
, had	2 14
, half	5 2
, has	8 51 14 1
, haven't	4 8
, he's	8 38
, healthy	2 12
, hence	8 5
, her	2 6
, house	5 5
, hurry	6 4
, i	2 -1 6 -14 8 2
, i'd	6 9
, i'm	2 2 8 28
, if	0 12 1 4 2 1 4 -4 6 -17 8 -19
, is	8 5
, it	1 -18 6 -49 7 23 10 -3
, it'll	5 3
, it's	2 -10 4 -11 14 2
, its	5 3 8 12 11 11
, just	0 -16 1 1 3 -10
, keep	0 4
, kids	0 16 1 18 3 12
, ladies	6 1
, leave	3 2
, left	8 12
, let	4 1
, lift	8 13
, like	4 7
, linen	9 9
, love	3 1
, mark	6 7
, max	9 3
, me	8 8
, message	4 4
, mums	1 11
, n	3 13
, near	2 5
, nearly	8 2
, net	14 4
, next	6 10
, night	8 13
, no	1 8 3 -8 4 -1 6 -1 7 13 10 -1 11 -37 12 7
, none	2 -11 7 3
, not	0 29 2 28 3 4 8 -10 13 -1
, nothing	5 7
, nr	2 17
, ns	1 11
, old	14 1
, on	0 -14 8 5
, one	6 -12
, or	1 10 14 5
, others	6 4
, over	3 6
, own	2 6
, owner	8 6
, paid	13 -7
, paper	10 1
, pay	13 20
, payable	5 3
, pets	0 1 3 5
, pics	11 9
, please	1 24 2 23
, poa	4 11
, quiet	2 1
, race	2 -19
, real	11 26
, references	0 8
, religion	2 -11
, rent	12 11
, rentamount	5 7
, retired	0 -13
, roof	4 4
, sadly	8 1
, save	0 4
, say	13 18
, see	5 13
, semi	10 3
, sharers	1 -13
, she	2 3
, since	2 2
, sleeps	9 1
, small	3 3
, smokers	3 9
, so	0 -6 1 5 6 30 7 -4 13 -3 14 -9
, sorry	0 23 1 1 2 10 5 23 6 -14
, sound	8 4
, spring	7 1
, sunny	2 7
, ta	0 8
, tap	8 2
, teachers	0 10
, text	0 10
, thank	1 6 3 7
, that	11 11
, that's	0 4 7 6 8 28 13 15
, the	0 1 1 12 2 16 3 32 4 -3 5 -28 6 -18 9 -23 11 7 12 -3 13 -33 14 -30
, then	0 41 1 14 2 27 6 6 7 -7 12 8
, there's	1 -4 6 1
, therefore	1 7
, they	7 12 8 4 11 6
, think	1 12
, this	0 1 1 9 3 19 6 -9
, though	4 11
, three	2 9 13 13
, tidy	2 3
, to	4 23 5 20
, tomorrow	6 2
, too	2 1
, try	2 13
, two	6 -11
, un	7 2
, up	2 3 8 28
, user	14 7
, wages	0 -7
, we	1 -1 5 -3 7 2 8 -1
, we're	1 17
, whatsapp	1 4
, where	14 19
, which	1 8 4 -30 7 -14
, who	8 18
, who'll	8 6
, who's	8 13
, whoever	0 -7
, with	0 -27 1 -12 2 -71 5 -9 6 -4 8 -78 11 -6
, won't	11 2
, workers	0 8
, would	0 2
, y	1 2
, yard	3 2
, you	5 9 7 39 14 19
, you'll	6 5 7 28
, your	7 20
, £#	0 2 5 10 8 8
, £##	4 20 5 -32 7 30 13 2
07700…	14 1
12m	12 29
12th	8 1
16s	1 12
18s	1 8
18s $	1 18
1k	4 13 5 8
1st	2 8 5 -11 10 12 13 -2
1st :deterring	10 15
1st :newness	10 15
1st :urgency	10 15
1st time	10 15
6mth_$	13 13
6mths	13 26
6pm	14 12
6pm $	14 12
96o	14 18
96o ##	14 16
96o :number	14 16
96o_$	14 16
9oo	14 47
9oo ##	14 19
9oo :number	14 19
9oo_$	14 25
:absence	0 27 1 20 2 -40 4 -60 5 26 6 9 7 -4 8 59 9 48 10 -16 11 -1 12 15 13 -26 14 -47
:absence #	8 5
:absence $	0 -20 1 -1 2 -3 4 -19 5 12 6 36 7 -13 8 24 9 -12 10 -6 11 -26 13 -10 14 -3
:absence ,	1 4 2 -22 3 -11 5 22 6 18 8 11
:absence :absence	6 -1 8 40
:absence :absolute	0 8 1 3 8 26
:absence :accepting	8 5
:absence :bid	7 9
:absence :building	8 6
:absence :burden	0 1 2 -19 7 18 9 16
:absence :child	1 9
:absence :childless	1 15
:absence :clocktime	5 5 6 -12 8 54
:absence :codething	7 -20 8 5
:absence :condition	0 10 6 -36 8 28
:absence :deadline	1 -16 7 3 8 8
:absence :demand	7 11
:absence :deterring	1 -2 7 5 8 3 9 29
:absence :everyone	0 29 8 13
:absence :fixed	8 18
:absence :holiday	9 24
:absence :keything	8 2
:absence :losing	7 -10
:absence :money	5 2
:absence :nearby	9 -9
:absence :negation	7 19
:absence :neighbour	8 1
:absence :newness	6 -1
:absence :number	12 -16
:absence :onlyword	6 -17 8 3
:absence :openprice	5 1 6 26 7 7 8 4
:absence :opinion	0 21 1 7 2 -12 4 10 6 10
:absence :origin	2 8
:absence :paying	0 14
:absence :period	7 3
:absence :person	0 15
:absence :place	7 -12
:absence :rent	9 1 14 5
:absence :room	8 5
:absence :scarcity	1 4
:absence :seller	0 1
:absence :spelled	8 36 9 3
:absence :wanting	6 12 8 3
:absence :work	0 -6
:absence a	14 8
:absence about	6 7
:absence all	0 2 8 14
:absence and	8 -39
:absence at	6 1 8 29 9 12
:absence by	0 -1 8 -13
:absence during	8 4
:absence else	7 -7
:absence every	8 4
:absence fee	5 2
:absence for	2 -4 3 15 6 -31 7 -2 8 19
:absence from	2 1 8 6
:absence going	2 2
:absence has	7 5 8 -15
:absence here	7 -9
:absence home	8 7
:absence in	2 2 6 -8 7 1 12 4
:absence inn	9 -9
:absence is	7 -20
:absence it	6 3
:absence nesters	1 17
:absence nights	8 2
:absence of	0 24 1 -17 6 -8 8 8
:absence off	0 10
:absence on	7 12 8 4 9 17
:absence only	1 6
:absence owing	0 16
:absence since	11 1
:absence so	8 16
:absence than	3 3
:absence the	1 9 8 7 12 13
:absence this	10 6
:absence to	0 6 1 11 4 13 6 10
:absence until	8 18
:absence who	0 1
:absence with	2 11 8 4
:absence you	5 2
:absence £#	5 3
:absence>:absence	8 49
:absence>:absolute	8 41
:absence>:accepting	1 -36 8 10
:absence>:advance	12 10
:absence>:bid	7 15
:absence>:building	6 -15 7 -3 8 13 9 3
:absence>:burden	2 -35 3 -8 7 12 8 7 9 14
:absence>:child	1 23
:absence>:childless	0 8 1 30
:absence>:clocktime	5 13 8 39
:absence>:codething	2 -2 5 2 7 -12 8 8
:absence>:condition	0 14 1 -3 6 -24 8 38
:absence>:deadline	1 -7 2 -5 12 3
:absence>:demand	1 2 6 -5 7 10 8 3
:absence>:deterring	1 -30 7 4 8 11 9 25
:absence>:disability	2 17
:absence>:everyone	0 26 6 -16 8 27
:absence>:fee	5 9
:absence>:fixed	8 5
:absence>:forename	6 6
:absence>:healthword	8 3
:absence>:hiding	7 -6 8 -18
:absence>:holiday	6 7 9 29
:absence>:income	0 28
:absence>:losing	2 18 5 3 7 -15
:absence>:money	5 7
:absence>:negation	7 27 8 -28
:absence>:newness	12 3
:absence>:number	6 -14
:absence>:onlyword	6 -5 8 11 12 -2
:absence>:openprice	1 16 4 9 6 27 8 4
:absence>:opinion	0 12 1 27 4 21
:absence>:origin	2 21
:absence>:payer	7 4 13 5
:absence>:paying	0 6 3 -2 7 9 8 13
:absence>:period	6 6 8 7
:absence>:pet	3 44
:absence>:phone	14 11
:absence>:photo	11 6
:absence>:place	0 -11
:absence>:promise	7 -17 8 -1
:absence>:ranking	6 -11 8 -16 12 7
:absence>:rent	9 3 14 5
:absence>:room	0 -20 1 -5 8 6
:absence>:scarcity	1 2 6 -5
:absence>:seller	2 -12 6 -4 8 1 13 8
:absence>:source	11 2
:absence>:spelled	3 16 8 19 9 10 14 -9
:absence>:superlative	7 2
:absence>:time	10 2
:absence>:urgency	7 4
:absence>:utility	1 3
:absence>:wanting	6 5
:absence>:work	0 -4
:absence>:writeto	7 1
:absence_:absence	2 -14 6 17 7 -6 8 54
:absence_:absolute	0 -14 7 19 8 38
:absence_:accepting	1 -27
:absence_:advance	12 10
:absence_:building	9 9
:absence_:burden	2 -6 4 -34 8 36 14 1
:absence_:childless	1 15
:absence_:clocktime	1 -1 3 -11 6 -6 8 59
:absence_:codething	5 1 8 11 9 -11
:absence_:condition	0 13 6 -13 8 20
:absence_:deadline	0 11 3 -4 6 -2 8 18 9 26
:absence_:demand	0 6 8 13
:absence_:demanding	0 7 8 -23
:absence_:denying	6 -13 8 22 13 2
:absence_:deterring	0 2 7 -14 8 25
:absence_:disability	0 2 2 19
:absence_:everyone	7 8 8 3
:absence_:fairness	7 18
:absence_:family	3 16
:absence_:feething	0 3 6 -10 8 1
:absence_:fixed	8 12
:absence_:forename	6 6
:absence_:healthword	8 18
:absence_:hiding	7 1 8 -20
:absence_:holiday	6 6
:absence_:income	0 20
:absence_:keything	8 23
:absence_:kin	3 16
:absence_:longperiod	8 3 12 12
:absence_:losing	2 4
:absence_:money	5 25 6 24
:absence_:negation	0 -6 7 22
:absence_:neighbour	9 13
:absence_:newness	8 5
:absence_:number	0 15 8 29 12 1 14 -1
:absence_:online	0 3
:absence_:onlyword	0 -28 8 50
:absence_:openprice	8 27
:absence_:opinion	1 2 7 -22 8 31
:absence_:payer	5 8 8 20 13 4
:absence_:paying	3 -3 5 11 7 10
:absence_:period	0 15 6 3 8 14 12 20 13 3
:absence_:person	4 4
:absence_:pet	3 31
:absence_:phone	14 9
:absence_:photo	9 16 11 22
:absence_:preferring	0 5 1 6
:absence_:promise	1 7 7 -30
:absence_:ranking	0 22 8 -16 12 9
:absence_:refusing	0 -21
:absence_:rent	13 10
:absence_:room	1 -2
:absence_:scarcity	0 -18 6 -12 8 10
:absence_:seller	2 -16 8 11
:absence_:spelled	0 24 3 29 6 1 8 4 14 -1
:absence_:superlative	7 24
:absence_:title	2 -2 8 2
:absence_:urgency	8 12
:absence_:utility	1 1
:absence_:wanting	2 -3 8 -24
:absence_:work	0 4 6 3 8 14
:absolute	0 4 1 -5 3 34 4 -33 5 2 6 -37 7 125 8 10 9 -21 11 -27 12 -5 13 -8 14 -14
:absolute #	13 4
:absolute $	0 10 3 10 4 -23 6 -8 7 22 8 2 10 -5 14 -22
:absolute ,	0 6 1 -19 2 7 5 -3 6 5 7 2 14 9
:absolute :absence	8 13
:absolute :absolute	7 27
:absolute :accepting	8 9
:absolute :age	1 -25
:absolute :benefit	0 8
:absolute :bid	7 2
:absolute :building	7 -17 8 8
:absolute :burden	0 8 6 4
:absolute :child	1 12
:absolute :childless	1 -24 4 2
:absolute :clocktime	2 23 8 33
:absolute :codething	0 -19 1 -16 2 -11 7 -4
:absolute :condition	6 8 7 2
:absolute :deadline	4 -21 7 1 8 24
:absolute :demand	7 8
:absolute :demanding	2 -31
:absolute :deterring	0 10 2 -11 5 7 7 12 8 12
:absolute :digits	14 2
:absolute :disability	7 13
:absolute :dislike	7 23
:absolute :everyone	10 1
:absolute :fairness	2 -3 6 16
:absolute :fixed	7 -10 8 5 13 7
:absolute :forename	6 1
:absolute :hiding	8 -13
:absolute :income	0 6
:absolute :keything	7 1 8 15
:absolute :longperiod	9 -6 13 3
:absolute :losing	6 -16 7 41
:absolute :money	5 11
:absolute :nation	2 20
:absolute :nearby	7 8
:absolute :negation	3 6 7 4 14 4
:absolute :newness	6 -22 7 9 10 15
:absolute :number	0 -21 2 -7 7 5 8 -13 13 9 14 12
:absolute :offerdeal	7 26
:absolute :online	10 5
:absolute :onlyword	0 9 7 8 10 1
:absolute :openprice	2 6 7 32
:absolute :opinion	5 7 7 7
:absolute :payer	7 15 12 12 14 1
:absolute :period	0 13 6 1 7 8 9 -10 13 -1
:absolute :person	0 -2 1 3 6 -2 7 21 8 -2
:absolute :pet	3 39
:absolute :place	3 11 7 -2
:absolute :promise	6 -41 7 21
:absolute :refusing	0 -16
:absolute :rent	7 23
:absolute :return	7 10
:absolute :room	8 -9
:absolute :rulesplace	11 1
:absolute :safety	7 34
:absolute :scarcity	7 6
:absolute :seller	7 11 12 14
:absolute :sex	2 16
:absolute :spelled	0 -17 1 14 2 -65 3 7 7 -1 14 11
:absolute :superlative	3 10
:absolute :time	6 -1 7 3
:absolute :title	0 2
:absolute :urgency	6 2
:absolute :wanting	1 -3 2 -1
:absolute :welcoming	3 -15
:absolute a	0 -8 4 18
:absolute age	1 -21
:absolute applicant	0 -16
:absolute at	8 7
:absolute be	7 10
:absolute been	6 -19 7 -7 10 5
:absolute circumstances	3 1
:absolute come	7 3
:absolute could	7 3
:absolute day	0 6
:absolute disability	2 1
:absolute ever	7 2
:absolute fair	6 3
:absolute flatshare	2 7
:absolute for	0 -2 1 -5 7 -17 8 16
:absolute from	2 21
:absolute go	7 25
:absolute going	2 2
:absolute has	7 8
:absolute here	7 -9
:absolute home	8 12
:absolute in	1 25 7 22
:absolute is	0 -5 7 -17
:absolute it	7 9
:absolute just	10 3
:absolute kind	3 14 7 -24
:absolute month	4 2 7 5
:absolute more	7 -9
:absolute no	1 1 3 11
:absolute now	10 9
:absolute occupants	1 12
:absolute of	1 -15 2 -1 7 31 8 25 12 6 13 9
:absolute offers	7 9
:absolute on	0 6 13 3
:absolute one	2 -13 14 8
:absolute other	7 11
:absolute our	12 15
:absolute part	0 12
:absolute please	2 5
:absolute pounds	5 5
:absolute price	7 10
:absolute reasonable	4 5
:absolute reminder	5 12
:absolute rental	7 8
:absolute single	7 25
:absolute small	1 7
:absolute take	8 2
:absolute tenant	0 5
:absolute that	3 15
:absolute the	1 -10 6 1 11 -10
:absolute those	2 3
:absolute to	5 7
:absolute two	6 8
:absolute use	14 2
:absolute views	7 21
:absolute visit	1 2
:absolute who	0 2
:absolute will	6 -30
:absolute with	2 7 3 -2
:absolute you'd	3 1
:absolute younger	1 12
:absolute zero	14 2
:absolute>:absence	1 14 8 2
:absolute>:absolute	3 -20 6 -19 7 41
:absolute>:accepting	0 6 1 -9 3 9 8 19
:absolute>:advance	6 -1
:absolute>:age	1 -29 4 -8
:absolute>:asking	2 -2 4 -3 6 7 13 -5
:absolute>:benefit	0 11 7 3
:absolute>:bid	7 9
:absolute>:building	7 -21 8 10
:absolute>:burden	0 1 5 6 6 13 8 1 13 4
:absolute>:child	1 12
:absolute>:childless	1 -22 4 4
:absolute>:clocktime	2 15 8 45 12 1
:absolute>:codething	0 -31 1 -25 2 -3 8 3 9 -1
:absolute>:condition	6 5
:absolute>:consent	7 -4
:absolute>:deadline	4 -15 7 18 8 48
:absolute>:demand	2 -11 6 7 7 5
:absolute>:demanding	0 -10 6 -7
:absolute>:deterring	0 14 1 -3 2 -7 5 2 7 15 8 19 13 10
:absolute>:digits	14 2
:absolute>:disability	2 29 7 11
:absolute>:dislike	7 17
:absolute>:fairness	6 14 7 -2 13 -4
:absolute>:feething	1 -10
:absolute>:fixed	7 -21 8 1 13 5
:absolute>:forename	6 1
:absolute>:healthword	2 19
:absolute>:income	0 9
:absolute>:jobname	0 4
:absolute>:keything	8 22
:absolute>:longperiod	9 -7 12 -2
:absolute>:losing	6 -22 7 33
:absolute>:money	4 1 5 6
:absolute>:nation	2 42
:absolute>:nearby	6 5 7 6
:absolute>:negation	2 -11 7 9 8 -16
:absolute>:neighbour	1 4
:absolute>:newness	0 -10 6 -25 7 14 10 20
:absolute>:number	4 -4 5 -12 7 1 8 -64 12 6 13 15 14 20
:absolute>:offerdeal	7 25
:absolute>:online	10 3 14 2
:absolute>:onlyword	0 2
:absolute>:openprice	2 21 5 17 7 35
:absolute>:opinion	5 24 6 5 8 -19
:absolute>:payer	2 -21 7 22 12 16
:absolute>:paying	7 7
:absolute>:period	0 11 1 16 4 15 7 18 9 -5
:absolute>:person	0 -23 7 6 8 -13
:absolute>:pet	3 23
:absolute>:petpart	3 14
:absolute>:photo	8 12
:absolute>:place	2 -7 3 6 7 7
:absolute>:preferring	1 11
:absolute>:promise	6 -66 7 25
:absolute>:refusing	0 -23
:absolute>:rent	0 6 5 2 7 24
:absolute>:return	7 11 13 -15
:absolute>:rulesplace	1 3 2 4
:absolute>:safety	6 -3 7 29
:absolute>:scarcity	7 2
:absolute>:school	7 12
:absolute>:seller	7 24 8 -9 12 14 14 1
:absolute>:sex	2 19
:absolute>:sexual	2 9
:absolute>:spelled	2 -1 4 -14 14 19
:absolute>:superlative	3 7 7 5
:absolute>:time	6 -4 7 1
:absolute>:tribunalrent	7 1
:absolute>:urgency	6 27
:absolute>:wanting	1 -12 7 15
:absolute>:welcoming	3 -23 7 1
:absolute>:work	14 1
:absolute>:writeto	6 -1
:absolute_:absence	1 12 7 2 10 4
:absolute_:absolute	0 -26 2 -61 6 -15 7 79 8 -37
:absolute_:accepting	0 10 3 31 4 4 5 1
:absolute_:advance	6 -16 10 7 14 2
:absolute_:age	4 -6
:absolute_:asking	0 -18 1 -20 6 15 7 -17
:absolute_:benefit	0 44
:absolute_:building	1 7 7 4
:absolute_:burden	0 7 2 4 7 22
:absolute_:child	1 6
:absolute_:childless	1 31
:absolute_:clocktime	7 24 8 44
:absolute_:codething	1 -20 3 -10 7 8 14 4
:absolute_:condition	0 -3
:absolute_:consent	2 5
:absolute_:councilpay	0 18
:absolute_:deadline	1 1 7 7 8 39 10 22 13 -8 14 6
:absolute_:demand	1 -8 6 20
:absolute_:demanding	0 -12 1 16 6 -14 10 17
:absolute_:deterring	0 24 1 -44 13 19
:absolute_:digits	14 3
:absolute_:disability	2 24 7 9
:absolute_:disclaimer	7 1
:absolute_:everyone	0 -29 8 2
:absolute_:fairness	4 9
:absolute_:faith	2 11
:absolute_:family	1 -5 2 2
:absolute_:fee	5 22 7 20
:absolute_:feething	2 2 7 1 12 1
:absolute_:fixed	7 2
:absolute_:healthword	2 1
:absolute_:hiding	6 9 7 6
:absolute_:holiday	7 16
:absolute_:income	0 1
:absolute_:jobname	0 4 5 1
:absolute_:law	5 2
:absolute_:lifeword	7 6
:absolute_:longperiod	7 20 14 10
:absolute_:losing	5 1
:absolute_:money	5 -16
:absolute_:nation	2 30
:absolute_:nearby	7 29
:absolute_:negation	2 -23 6 -22 7 3 8 -27 11 11
:absolute_:newness	2 -25 6 -23 7 22 8 19 10 24
:absolute_:number	2 12 3 -4 4 12 6 3 12 10 14 32
:absolute_:online	8 1
:absolute_:onlyword	1 10 7 -11 8 7
:absolute_:openprice	5 8 7 9 8 8 10 30 13 -19
:absolute_:opinion	4 -24 5 2 6 6 10 16
:absolute_:origin	7 -5
:absolute_:payer	2 -12 3 -46 6 23
:absolute_:paying	7 14
:absolute_:period	1 1 4 2 6 -15 7 6 8 19 13 27
:absolute_:person	1 9 2 4 6 3 7 -4
:absolute_:pet	3 2 8 7
:absolute_:petpart	3 22
:absolute_:phone	1 3
:absolute_:photo	2 1 8 10
:absolute_:place	3 -8 6 -3 7 34
:absolute_:promise	4 6 7 22 8 -7
:absolute_:ranking	4 15 6 -31 10 6 14 2
:absolute_:refusing	7 -2
:absolute_:rent	5 23
:absolute_:return	0 2 5 7 7 14
:absolute_:room	1 -17 7 13
:absolute_:rulesplace	7 3
:absolute_:safety	7 27
:absolute_:scarcity	6 4
:absolute_:school	7 24
:absolute_:seller	0 -8 2 5 3 -1 6 6
:absolute_:spelled	1 -10 2 3 4 -13 5 -5 8 9 12 9 14 29
:absolute_:superlative	7 3
:absolute_:time	7 16
:absolute_:title	0 -7 2 45 8 3
:absolute_:tribunalrent	7 14
:absolute_:urgency	6 9
:absolute_:wanting	2 2 8 -4
:absolute_:work	0 3
:accepting	0 7 1 6 2 14 4 20 6 -29 7 -9 8 -22 9 39 10 -3 11 13 12 20 14 -33
:accepting ##	8 4
:accepting $	1 -14 4 9 6 -9 7 -19
:accepting ,	0 -29 2 7 5 -21 7 -36 9 3
:accepting :absence	0 -10 5 17 11 13 12 2
:accepting :accepting	4 4
:accepting :asking	4 2
:accepting :benefit	2 -15
:accepting :bid	4 -9 5 2 6 10
:accepting :burden	0 -1 2 12 4 3 5 -16 7 -4 11 -28 12 5 13 -1
:accepting :child	1 11 2 -13
:accepting :childless	5 3
:accepting :clocktime	8 -34
:accepting :codething	1 7 13 10
:accepting :condition	2 3 5 6 12 3
:accepting :deadline	12 17
:accepting :demand	4 -4 6 7
:accepting :demanding	11 1
:accepting :deterring	2 16 11 -15 12 8
:accepting :disclaimer	8 10
:accepting :family	1 11
:accepting :fixed	13 -23
:accepting :healthword	2 8
:accepting :hiding	1 -4
:accepting :lifeword	1 -20
:accepting :longperiod	13 1
:accepting :losing	8 12 12 13
:accepting :money	13 7
:accepting :nearby	2 6
:accepting :negation	3 -7 6 -10 11 5
:accepting :newness	10 7
:accepting :number	13 -6
:accepting :online	4 11
:accepting :onlyword	2 10
:accepting :openprice	0 7 1 9 2 8 3 13 4 -19 5 4 6 -4 8 -11
:accepting :opinion	0 18 1 13 2 8 3 14 8 -19
:accepting :payer	6 -11 7 20
:accepting :period	13 12
:accepting :person	2 13
:accepting :pet	3 6
:accepting :phone	8 -8
:accepting :preferring	6 5
:accepting :refusing	5 18 9 2
:accepting :seller	7 17
:accepting :spelled	1 29 2 -16 3 -4 11 4
:accepting :title	6 1
:accepting :tribunalrent	13 9
:accepting :urgency	6 -5
:accepting :welcoming	1 2
:accepting :writeto	0 7
:accepting a	0 9 4 3 6 -34 8 22 13 8
:accepting about	2 1
:accepting agent's	5 3
:accepting all	0 1
:accepting already	6 6
:accepting an	3 4
:accepting and	2 7 6 -5 14 11
:accepting anyone	2 4
:accepting as	0 6
:accepting at	0 5 7 6
:accepting been	3 9 6 -5 11 29
:accepting before	11 8
:accepting benefit	0 -8
:accepting benefits	0 5
:accepting by	6 8
:accepting changed	11 1
:accepting families	1 7
:accepting first	13 3
:accepting for	2 -6 6 -24 9 20 12 36
:accepting from	5 5
:accepting full	1 12
:accepting gone	11 1
:accepting has	8 3
:accepting his	6 4
:accepting if	2 9
:accepting in	3 5 7 11 8 -70 11 -16 12 5
:accepting is	1 8 13 10
:accepting it	5 23 6 9 9 13
:accepting kids	1 6
:accepting lived	1 -10
:accepting more	4 3
:accepting near	2 8
:accepting no	2 -1 11 9
:accepting now	6 -2
:accepting numbers	8 -1
:accepting of	2 7 12 11
:accepting on	2 8 11 -9 12 8
:accepting our	7 13
:accepting out	5 20 9 2
:accepting over	5 4
:accepting pets	3 16
:accepting please	1 5
:accepting put	4 4
:accepting share	2 9
:accepting should	2 7
:accepting signed	13 -17
:accepting stands	8 7
:accepting that	7 13
:accepting the	1 -12 4 18 5 22 8 5 11 8
:accepting this	6 27
:accepting to	0 15 1 19 2 5 3 17 4 -3 8 -12
:accepting was	11 3
:accepting which	4 17
:accepting while	5 12
:accepting with	0 -13 1 5 2 -19 3 -9
:accepting within	6 6
:accepting you	7 6 8 15
:accepting yourself	8 8
:accepting £#	5 1
:accepting>:absence	0 -45 1 -7 2 -36 5 9 6 -16 8 11 9 10 11 21
:accepting>:absolute	0 4 2 4 3 11 4 -8 6 -22 7 -1 10 22
:accepting>:accepting	0 -5 1 -30
:accepting>:advance	8 9 10 8
:accepting>:asking	4 7 6 16
:accepting>:benefit	2 -25
:accepting>:bid	4 5 6 6
:accepting>:building	0 -8 5 12 6 -35 7 4 8 -21
:accepting>:burden	2 17 4 4 8 -19 10 8 12 6 13 -2
:accepting>:child	1 12 2 -34 8 13
:accepting>:childless	5 2
:accepting>:clocktime	0 -19 1 -8 4 -9 8 -48 11 -10
:accepting>:codething	12 14 13 13
:accepting>:condition	1 20 2 11 8 -1 12 1
:accepting>:deadline	0 -20 1 -11 4 -3 8 -21 9 19 12 8
:accepting>:demand	4 -8 6 16 11 5
:accepting>:demanding	0 11 6 2 11 7 13 -4
:accepting>:denying	6 -17
:accepting>:deterring	2 13 6 7 8 -11 9 -20 12 8
:accepting>:disclaimer	2 -4
:accepting>:faith	2 27
:accepting>:family	1 18
:accepting>:fixed	12 15 13 -34
:accepting>:healthword	2 4
:accepting>:income	0 10
:accepting>:keything	1 10 8 2
:accepting>:lifeword	1 -9 8 2
:accepting>:longperiod	12 20 13 3
:accepting>:losing	3 17 6 21 8 8 12 12
:accepting>:money	4 6 13 4
:accepting>:nearby	6 5
:accepting>:negation	3 1
:accepting>:neighbour	5 8
:accepting>:newness	2 -15 7 -19 10 23
:accepting>:number	3 -10 6 17 8 -6 9 10 12 1 13 -8
:accepting>:online	0 7 4 4
:accepting>:onlyword	2 23 6 -20 8 -20 10 17
:accepting>:openprice	2 9 3 10 4 -1 7 10 8 -11 12 -2 13 -9
:accepting>:opinion	0 17 1 9 3 15 4 5 8 -19 14 -20
:accepting>:origin	2 1
:accepting>:payer	0 5 2 -20 7 20
:accepting>:period	9 30 12 31 13 18
:accepting>:pet	1 -2 2 -23 3 10 5 12
:accepting>:phone	8 -16
:accepting>:photo	6 -18 11 18
:accepting>:preferring	6 2
:accepting>:ranking	10 9 11 1
:accepting>:refusing	2 -3 3 2 5 16 9 6 11 13
:accepting>:regretting	3 3
:accepting>:rent	4 17
:accepting>:return	4 26
:accepting>:room	13 18
:accepting>:safety	0 5
:accepting>:scarcity	0 16 2 7 6 -19 10 17
:accepting>:seller	2 -27 7 11 11 6 13 -4
:accepting>:spelled	1 28 2 -21 5 -13 6 15 9 25
:accepting>:superlative	4 5
:accepting>:time	0 8
:accepting>:tribunalrent	12 3 13 13
:accepting>:wanting	1 10
:accepting>:welcoming	1 11
:accepting>:work	6 6
:accepting_:absence	2 -38 6 -31 8 24
:accepting_:absolute	2 5 3 19 4 17 6 -18 8 -3 10 12
:accepting_:advance	1 3 3 -13 5 -18
:accepting_:age	1 7 11 12
:accepting_:asking	2 -12 7 1 8 -13
:accepting_:benefit	0 14
:accepting_:bid	1 -18 4 23 6 12 7 -1 10 1
:accepting_:building	0 -49 1 1 5 14 7 9 8 -40 9 5
:accepting_:burden	0 20 3 -7 6 -3 8 -10 11 5 13 9
:accepting_:child	0 -18 1 28 2 -11 8 8
:accepting_:childless	1 -5 6 5
:accepting_:clocktime	0 -4 1 -53 2 23 4 3 5 -18 11 -70
:accepting_:codething	4 28 5 -32 7 -2 9 -16 11 -3
:accepting_:condition	1 25 2 -1 3 -10 5 -22 11 20
:accepting_:consent	6 11 11 5
:accepting_:deadline	6 4 8 -36 11 -55 12 -17 13 5
:accepting_:demanding	0 13 6 -1
:accepting_:denying	3 7 11 6
:accepting_:deterring	0 12 5 -4 7 -11
:accepting_:disability	2 43
:accepting_:disclaimer	11 14
:accepting_:everyone	1 2 6 -15 7 1 8 -9
:accepting_:faith	2 28
:accepting_:family	1 22
:accepting_:fee	7 17
:accepting_:feething	0 -11 1 6 2 -18 3 -32 5 5
:accepting_:fixed	3 9 5 -24 12 22
:accepting_:healthword	2 16
:accepting_:hiding	0 7
:accepting_:holiday	1 -7 3 15 8 8 9 7
:accepting_:income	0 11
:accepting_:jobname	0 5
:accepting_:keything	1 5 10 2
:accepting_:kin	1 1 4 1
:accepting_:lifeword	0 15 7 -3 8 25
:accepting_:longperiod	5 -10 7 4 8 -7 12 15
:accepting_:losing	3 10 6 2
:accepting_:money	5 -10 7 8
:accepting_:nearby	4 1 5 5 6 14
:accepting_:negation	0 1 3 32 4 -6 14 1
:accepting_:neighbour	4 -7
:accepting_:newness	0 -3 2 -15 6 -10 7 -13 8 -3 10 10
:accepting_:number	1 -1 3 -34 5 -13 8 -51 9 3 10 -6 12 28 13 -1
:accepting_:offerdeal	7 2
:accepting_:online	14 10
:accepting_:onlyword	1 3 3 1 4 15 6 -31 12 6
:accepting_:openprice	0 -22 2 9 4 28 5 -1 6 -17 7 5 9 1 11 -16 12 4 13 -5 14 -28
:accepting_:opinion	3 -1 6 5 9 3 11 -19 12 3 14 -29
:accepting_:origin	2 12
:accepting_:payer	0 10 3 -3 8 -21 13 -7
:accepting_:paying	0 17 5 26
:accepting_:period	1 -38 4 -29 5 -46 6 -38 7 2 8 -15 9 50 12 38
:accepting_:person	2 -22 6 -16
:accepting_:pet	1 -8 2 -36 3 18 5 8
:accepting_:petpart	3 1
:accepting_:phone	6 5 14 6
:accepting_:photo	8 -9 9 12 11 25
:accepting_:place	0 -4 1 -33 3 1 5 8
:accepting_:preferring	1 2 5 2
:accepting_:ranking	0 3
:accepting_:refusing	1 4
:accepting_:regretting	3 1
:accepting_:rent	4 30 10 9
:accepting_:return	4 40 10 4 13 5
:accepting_:room	0 -2 1 3 8 -15
:accepting_:rulesplace	3 -3
:accepting_:safety	0 4
:accepting_:scarcity	0 25 3 4 6 -4 11 5
:accepting_:seller	0 8 4 -23 5 5 13 -10
:accepting_:source	11 10
:accepting_:spelled	1 -6 2 -17 4 -17 6 7 12 2 14 1
:accepting_:superlative	3 10 4 21 7 3
:accepting_:thing	1 11 5 4
:accepting_:time	0 6
:accepting_:title	1 -45 6 -23
:accepting_:tribunalrent	12 11 13 3
:accepting_:urgency	6 19 7 -3 10 4
:accepting_:wanting	1 8
:accepting_:welcoming	0 -16
:accepting_:work	0 13 2 -4
:accepting_:writeto	0 -30 2 3 8 10
:advance	1 -39 2 -7 3 -3 4 -35 5 -25 6 13 7 -62 8 13 9 -42 10 9 11 -27 13 98 14 -24
:advance $	0 -48 3 -11 4 6 6 -3 7 -2 10 8 12 -55 13 45 14 4
:advance ,	3 -8 4 -12 5 -5 6 -39 7 5 8 10 10 6 12 -31
:advance :absence	8 6
:advance :absolute	13 20
:advance :advance	13 33
:advance :asking	0 11 3 6
:advance :burden	0 15 12 4 13 -3
:advance :child	8 2
:advance :clocktime	13 2
:advance :codething	8 7 13 -12
:advance :consent	6 2
:advance :deadline	7 10 8 13 11 -2
:advance :demand	1 5
:advance :demanding	13 24
:advance :deterring	0 31 1 3 4 3 6 -18 10 2
:advance :everyone	12 12
:advance :feething	1 11 13 22
:advance :hiding	8 8
:advance :income	13 -15
:advance :keything	8 -5
:advance :longperiod	12 19
:advance :losing	6 14
:advance :money	13 11
:advance :neighbour	8 -3
:advance :newness	4 8 10 5
:advance :number	6 8 8 7 13 8
:advance :openprice	0 2 6 9
:advance :opinion	6 13
:advance :period	0 -22 4 -60 6 -24 10 -7 12 1 13 2
:advance :person	2 -2 4 3 8 -2
:advance :pet	3 4
:advance :photo	11 2
:advance :refusing	8 6
:advance :rent	13 9
:advance :spelled	4 11 5 -4 8 21
:advance :time	13 9
:advance :tribunalrent	12 1 13 -29
:advance :urgency	4 13 10 18
:advance :welcoming	13 1
:advance and	6 -32 8 -5 13 28
:advance are	8 8
:advance at	4 15
:advance breakfast	8 4
:advance by	13 -31
:advance caller	6 11
:advance cutting	8 -3
:advance day	5 6 13 7
:advance door	8 -10
:advance each	12 8
:advance feature	8 -4
:advance for	0 4 12 15
:advance four	8 14
:advance in	0 -8 1 -12 5 15 6 -37 7 5 13 17
:advance is	8 9
:advance it's	6 31
:advance keys	13 5
:advance money	5 1
:advance month	13 17
:advance month's	5 -3
:advance monthly	13 -15
:advance noon	8 11
:advance of	6 16 8 3
:advance off	7 8
:advance on	0 18 8 2
:advance one	6 6
:advance others	2 4
:advance out	8 9
:advance person	6 2
:advance photo	11 5
:advance please	13 4
:advance quarter	13 1
:advance question	0 1
:advance sum	13 19
:advance the	6 15 8 -5 11 20 13 21
:advance through	6 4
:advance time	4 17 10 10
:advance to	6 9
:advance under	8 3
:advance viewings	1 3
:advance with	6 8 8 24
:advance year	12 4 13 -15
:advance you	3 12 5 -5 6 -12 8 -17
:advance>:absolute	10 1 13 1
:advance>:accepting	13 12
:advance>:advance	0 -2 4 -4 5 -1 6 -1 13 31
:advance>:asking	0 21 3 28
:advance>:burden	0 13 1 2 4 -4 12 3 13 -1
:advance>:child	8 18
:advance>:clocktime	6 12 13 3
:advance>:codething	6 -14 12 11
:advance>:consent	6 5
:advance>:deadline	7 3 11 -14
:advance>:demand	1 2 2 11
:advance>:demanding	3 10 13 23
:advance>:deposit	13 8
:advance>:deterring	0 20 1 12 3 2 6 -13 8 6 10 3 13 -2
:advance>:everyone	6 -4 8 4 12 12
:advance>:feething	1 1 3 3 4 -6 8 -2 12 -21 13 23
:advance>:fixed	5 -2
:advance>:hiding	8 31
:advance>:income	13 -27
:advance>:jobless	13 1
:advance>:keything	8 -1
:advance>:lifeword	7 13
:advance>:longperiod	5 -2 12 36
:advance>:losing	6 34
:advance>:money	5 18 13 30
:advance>:nearby	7 4
:advance>:negation	0 15 10 5
:advance>:neighbour	2 -3 8 -5
:advance>:newness	4 5 10 17 13 -5
:advance>:number	5 -3 6 3 10 -7 12 17 13 17 14 1
:advance>:openprice	0 3 2 -19 6 3
:advance>:opinion	0 -6 2 -13 4 -1 5 -15 6 6
:advance>:payer	0 -11
:advance>:paying	13 7
:advance>:period	4 -73 5 -4 6 -16 7 -6 8 -6 9 -3 10 -11 12 24
:advance>:person	1 -9 4 9 8 -8 13 -3
:advance>:pet	3 18
:advance>:photo	11 2
:advance>:preferring	13 3
:advance>:ranking	13 23
:advance>:refusing	8 6
:advance>:rent	4 -18 13 44
:advance>:return	4 -17 13 37
:advance>:room	2 -1 6 -14
:advance>:scarcity	13 7
:advance>:seller	0 -3 5 -13 8 -18
:advance>:sex	8 1
:advance>:spelled	4 4 5 -7 6 12 8 2 13 3
:advance>:superlative	13 3
:advance>:time	10 13
:advance>:tribunalrent	0 5 12 13 13 -13
:advance>:urgency	4 9 5 -9 6 -20 10 14
:advance>:wanting	8 9 13 1
:advance>:welcoming	13 2
:advance_:absence	6 9 8 -30
:advance_:absolute	10 13
:advance_:accepting	13 24
:advance_:advance	2 -7 4 -15 5 -35 6 -35 10 -1 13 18
:advance_:age	8 6
:advance_:asking	3 20 8 6 13 4
:advance_:bid	6 6
:advance_:burden	2 -24 6 19 8 -4 13 6
:advance_:child	8 6
:advance_:clocktime	12 18 13 14
:advance_:codething	2 -11 6 -5 8 -15 12 10
:advance_:condition	0 -7 13 11
:advance_:consent	7 1
:advance_:deadline	8 -40 10 -2 12 12 13 32
:advance_:demand	2 10 4 2
:advance_:demanding	3 16 4 -3 5 -15 13 1
:advance_:denying	6 -1
:advance_:deposit	13 8
:advance_:deterring	0 15 2 -23 3 16 4 -5 6 13
:advance_:disclaimer	6 12
:advance_:everyone	5 -1 8 4 13 9
:advance_:fairness	13 14
:advance_:fee	5 -2
:advance_:feething	2 -7 4 -5 5 -9 8 -18 13 14
:advance_:fixed	5 -11 6 -19 13 16
:advance_:forename	8 1
:advance_:hiding	3 -6 8 20 13 -16
:advance_:income	6 16 13 -3
:advance_:lifeword	6 11 10 8
:advance_:longperiod	8 10 12 31
:advance_:losing	6 12
:advance_:money	5 11 13 24
:advance_:nearby	7 10 8 3
:advance_:negation	0 10 3 -9
:advance_:neighbour	8 12
:advance_:newness	0 -15 6 -12 10 8
:advance_:number	0 -36 4 17 5 -10 13 11
:advance_:offerdeal	0 6
:advance_:onlyword	3 -5 6 1 13 6
:advance_:openprice	0 -8 2 -17 4 -29 5 -5 7 -6 13 6
:advance_:opinion	2 -47 4 -22 13 22
:advance_:payer	5 -16
:advance_:paying	6 7 13 27
:advance_:period	2 3 5 -30 12 27 13 16
:advance_:person	6 -16
:advance_:photo	13 10
:advance_:place	7 7
:advance_:preferring	13 2
:advance_:promise	6 3
:advance_:ranking	6 -15 11 8 13 45
:advance_:record	8 9
:advance_:refusing	6 2
:advance_:rent	4 -17 5 -45 13 47
:advance_:return	0 6 4 -22 5 -62 6 5 13 56
:advance_:safety	8 -5 11 11
:advance_:scarcity	0 10 13 3
:advance_:seller	0 -7 5 -34 6 12 13 8
:advance_:sex	8 2
:advance_:spelled	0 -3 3 -7 4 -2 13 17
:advance_:superlative	13 3
:advance_:time	10 7
:advance_:title	8 19
:advance_:tribunalrent	12 27
:advance_:urgency	13 2
:advance_:wanting	8 16
:advance_:welcoming	13 16
:advance_:work	0 -16
:advance_:writeto	8 3
:age	0 -19 1 28 2 -5 3 7 5 51 6 -16 7 -5 8 45 9 -14 11 25 12 -44 13 -6 14 -21
:age $	0 -6 2 -6 7 4 13 -2
:age ,	6 -12 7 6 8 36 11 3
:age :codething	4 9
:age :deadline	0 2
:age :demand	6 1
:age :demanding	0 3
:age :denying	11 15
:age :deterring	2 3
:age :family	1 3 2 -9
:age :kin	1 9 2 -12
:age :longperiod	8 2
:age :money	4 -32 5 51
:age :nearby	7 5
:age :number	1 3 5 21 6 6 8 45
:age :openprice	4 6
:age :period	13 24
:age :phone	6 2 11 2
:age :place	2 10
:age :rent	6 2
:age :return	6 1
:age :sex	2 12 8 28
:age :spelled	5 12 6 8 8 23
:age ago	11 6
:age and	1 11 8 12
:age boy	8 8
:age days	13 21
:age enough	1 7
:age five	5 17
:age forge	14 13
:age here	2 4
:age is	4 9
:age of	1 31
:age pound	5 9
:age pounds	4 -8
:age quid	5 27
:age rent	6 2
:age three	8 10
:age two	6 11
:age up	0 3
:age woman	2 15
:age>:advance	3 2
:age>:age	8 3
:age>:codething	4 9
:age>:deadline	0 2 3 13 8 17
:age>:demanding	0 4 3 14
:age>:denying	11 15
:age>:deterring	1 11
:age>:family	1 2 2 -9
:age>:feething	11 15
:age>:kin	1 3 2 -13 8 9
:age>:money	4 -26 5 50
:age>:negation	0 2
:age>:newness	3 2 8 7
:age>:number	1 15 2 -7 5 29 6 3 8 52
:age>:openprice	1 6 4 4
:age>:opinion	1 13 7 5
:age>:period	13 25
:age>:phone	11 2
:age>:place	2 23 7 -1
:age>:ranking	3 1
:age>:rent	6 1
:age>:return	6 1
:age>:seller	7 4
:age>:sex	2 19 8 27
:age>:spelled	5 11 6 3 8 32
:age>:title	8 2
:age_:absence	8 1
:age_:advance	3 8
:age_:building	8 -15
:age_:clocktime	5 3 6 15
:age_:codething	3 9
:age_:condition	6 7
:age_:deadline	5 4 6 11 8 20
:age_:demanding	1 16 6 6
:age_:denying	8 -3
:age_:deterring	1 2
:age_:dislike	1 7
:age_:keything	8 23
:age_:kin	8 9
:age_:lifeword	8 8
:age_:longperiod	1 6
:age_:losing	11 2
:age_:money	5 6
:age_:negation	1 10 11 9
:age_:neighbour	8 27
:age_:newness	1 4 3 2
:age_:number	1 3
:age_:openprice	1 40
:age_:opinion	1 25
:age_:period	1 1
:age_:place	7 -14
:age_:politics	1 7
:age_:ranking	3 7
:age_:record	1 5
:age_:room	8 10
:age_:scarcity	0 -8
:age_:seller	7 6
:age_:source	6 12
:age_:student	0 9
:age_:thing	11 1
:age_:wanting	1 5
:age_:work	6 9
:asking	0 -10 1 -14 3 -17 4 44 5 -19 6 5 7 -1 8 -12 10 -89 11 -60 12 25 13 -17 14 8
:asking $	1 -16 2 -8 3 -15 4 15 6 13 7 -5 8 -15 9 -6 11 -19 13 -67 14 -43
:asking ,	0 15 1 24 2 18 6 -9 8 -28 12 12
:asking :burden	2 -11 3 20
:asking :clocktime	1 15 2 5
:asking :codething	3 17
:asking :condition	0 23 2 -32 3 7 8 -3
:asking :disclaimer	8 10
:asking :everyone	7 14
:asking :family	1 2
:asking :negation	0 -8 7 4
:asking :neighbour	8 1
:asking :online	1 -9 3 -27 5 -2 13 -18 14 -13
:asking :openprice	0 -15 1 1 3 8 6 -10 7 -13 13 6 14 9
:asking :opinion	2 -4 3 -8 6 -26 7 -6
:asking :payer	3 -32 5 -7 14 -8
:asking :person	7 14
:asking :phone	8 2
:asking :promise	3 7
:asking :record	8 1
:asking :seller	0 3 1 -16 2 -4 3 -46 4 13 5 -30 7 -6 13 -11 14 -38
:asking :source	6 8
:asking :spelled	0 -9 3 -3 7 8
:asking :time	3 4
:asking :writeto	0 6 1 -14 2 -9 3 -46 4 16 5 -32 13 -40 14 -32
:asking about	2 -23 3 6
:asking anyone	7 9
:asking at	4 -12
:asking for	2 -7 5 -18 6 -10 7 8 12 21
:asking from	1 17
:asking has	6 4
:asking how	1 9
:asking if	2 -15 3 10
:asking in	6 6 9 2
:asking is	3 17 12 1
:asking isn't	7 1
:asking it	1 5 6 14
:asking me	4 13
:asking no	0 -7 3 -3
:asking of	0 -2
:asking should	0 1
:asking since	6 8
:asking so	3 -5
:asking that	1 11 2 12
:asking the	0 -12 2 -21 4 18 7 -17
:asking this	6 24
:asking to	4 -1 6 -22 13 15 14 14
:asking us	1 -9 3 -27 5 -2 6 -1 13 -18 14 -13
:asking was	2 7
:asking what	2 26
:asking which	2 7
:asking yes	6 13 7 8
:asking you	1 -9 2 6 7 -5 8 27 13 -10
:asking yourself	8 7
:asking £##	4 -2
:asking>:absolute	0 -36 1 7 2 8 7 5
:asking>:accepting	6 5
:asking>:asking	2 -3
:asking>:benefit	0 21 1 1
:asking>:building	7 13
:asking>:burden	3 7 4 5 6 -15 8 -15 13 -14
:asking>:clocktime	1 8
:asking>:codething	3 12 7 6 12 15
:asking>:condition	0 30 2 -4 3 5 7 -1 8 -17
:asking>:deadline	4 14 6 17
:asking>:demand	1 6
:asking>:disclaimer	8 9
:asking>:everyone	0 -19 1 2 2 -4 7 15
:asking>:fairness	2 -3
:asking>:family	1 3
:asking>:fee	4 13
:asking>:fixed	12 4
:asking>:hiding	4 14
:asking>:holiday	9 7
:asking>:longperiod	13 5
:asking>:nearby	6 11
:asking>:negation	0 -3 2 44 6 -39 7 33
:asking>:neighbour	8 15
:asking>:newness	3 -4 4 2
:asking>:number	6 12 13 2 14 4
:asking>:offerdeal	4 16
:asking>:online	1 -11 3 -28 5 -4 13 -19
:asking>:onlyword	2 8
:asking>:openprice	0 -3 3 6 6 -18 7 -11 14 3
:asking>:opinion	2 -13 3 -6 6 -21 7 -5
:asking>:payer	2 -1 3 -1 4 2 13 -11 14 -22
:asking>:paying	0 2
:asking>:period	6 -3 12 14
:asking>:person	6 1 7 10
:asking>:pet	3 19
:asking>:promise	3 5
:asking>:record	8 1
:asking>:refusing	6 3
:asking>:rent	4 11
:asking>:return	4 17
:asking>:scarcity	0 -2 2 5
:asking>:seller	0 12 1 -4 2 -18 3 -35 4 33 5 -4 7 -5 13 -27 14 -33
:asking>:spelled	2 26 4 -1 6 4 7 31
:asking>:superlative	6 -2 7 -3
:asking>:time	3 4 4 8 6 6
:asking>:urgency	2 4 6 18
:asking>:writeto	0 6 1 -12 3 -57 4 19 5 -37 6 -6 7 -9 13 -46 14 -33
:asking_:absence	0 8
:asking_:accepting	3 3 4 -16 6 -10
:asking_:advance	1 4
:asking_:asking	2 -4 4 9 6 -9
:asking_:benefit	0 21
:asking_:bid	7 -2
:asking_:building	7 1
:asking_:burden	0 -10 3 -21 6 -7 7 3 13 -1
:asking_:child	1 29
:asking_:clocktime	4 -1 13 3
:asking_:codething	2 -9 9 -9 13 3
:asking_:condition	1 -13 2 4 4 11 6 -44
:asking_:consent	7 19
:asking_:deadline	6 9
:asking_:demand	0 -2 1 21 4 -27
:asking_:demanding	1 -15
:asking_:deposit	0 14
:asking_:deterring	2 4 3 -1 4 -11
:asking_:disclaimer	2 3
:asking_:everyone	0 -18 1 24 2 -69 3 3 4 -1 6 -28
:asking_:fairness	2 -11 3 19
:asking_:family	1 6
:asking_:fee	4 12
:asking_:fixed	12 21
:asking_:lifeword	8 9
:asking_:longperiod	13 22
:asking_:losing	0 -11
:asking_:money	4 -12
:asking_:nearby	4 15 6 14
:asking_:negation	2 18 3 21 7 9
:asking_:neighbour	6 1
:asking_:number	1 -4 6 8 12 -6 14 11
:asking_:offerdeal	4 9
:asking_:online	4 -1
:asking_:onlyword	2 6 3 4 6 -1
:asking_:openprice	1 -9 4 15 6 -2
:asking_:opinion	1 -3 3 5 14 2
:asking_:payer	1 -5
:asking_:paying	0 14 4 13 5 3
:asking_:period	4 -22 9 1 12 17
:asking_:person	0 -9 4 -12 7 -3 8 -29 13 2
:asking_:pet	2 -14 3 27 4 -5
:asking_:phone	7 6
:asking_:politics	2 7
:asking_:promise	3 1
:asking_:ranking	3 18 6 -6
:asking_:refusing	6 2
:asking_:rent	4 19 13 8
:asking_:return	4 27 13 4
:asking_:seller	0 10 2 3
:asking_:sexual	2 14
:asking_:spelled	3 15 5 -1 6 9 7 35 14 30
:asking_:time	4 1
:asking_:title	6 5
:asking_:urgency	6 29
:asking_:welcoming	2 3
:asking_:work	0 5
:asking_:writeto	6 -1
:benefit	0 187 1 -112 2 -128 3 -93 4 -196 5 -32 6 -180 7 -108 8 -149 9 -62 10 -85 11 -175 12 -82 13 -5 14 -116
:benefit $	0 53 1 -35 2 -46 3 -7 4 -4 5 -17 6 -18 7 -27
:benefit ,	0 26 1 3 6 -30 7 -13 8 -24
:benefit :benefit	0 24 1 -28 2 -40 3 -33 5 -55 6 -36 7 -48 8 -4 13 -41
:benefit :clocktime	0 -5
:benefit :codething	0 5
:benefit :deadline	0 18
:benefit :demand	0 36
:benefit :demanding	0 9
:benefit :denying	13 4
:benefit :deterring	0 -14
:benefit :disclaimer	0 -5
:benefit :dislike	0 4
:benefit :everyone	0 -19
:benefit :feething	0 10 1 -10 3 -1 7 -18
:benefit :hiding	0 16
:benefit :income	0 17
:benefit :negation	0 52
:benefit :newness	2 1
:benefit :paying	0 30
:benefit :person	0 74 2 -23
:benefit :promise	0 39
:benefit :ranking	0 1
:benefit :return	0 8
:benefit :room	0 1
:benefit :spelled	0 9
:benefit and	0 3
:benefit as	0 8
:benefit benefit	0 -10
:benefit checks	5 4
:benefit claimants	0 6
:benefit coming	2 2
:benefit counts	0 -1
:benefit credit	0 8 5 -28 7 -7 13 -19
:benefit doesn't	0 1
:benefit from	0 -13
:benefit have	0 12
:benefit history	13 5
:benefit in	0 21
:benefit income	0 2
:benefit is	0 5
:benefit it	6 6
:benefit not	0 15
:benefit of	0 -7
:benefit office	0 1
:benefit on	0 -13
:benefit people	0 11
:benefit recipients	0 10
:benefit tenants	0 39
:benefit that	7 10
:benefit will	0 36
:benefit won't	0 4
:benefit yes	0 -8
:benefit>:advance	0 2
:benefit>:benefit	0 21 1 -41 2 -51 3 -41 4 -6 5 -64 6 -49 7 -59 8 -18 13 -48 14 -6
:benefit>:burden	0 6
:benefit>:child	0 21 1 20 3 13
:benefit>:clocktime	0 -19
:benefit>:condition	6 5 13 5
:benefit>:deadline	0 25
:benefit>:demand	0 17
:benefit>:demanding	0 14
:benefit>:denying	0 9 13 3
:benefit>:dislike	0 14
:benefit>:everyone	0 -16
:benefit>:feething	0 6 1 -12 3 -2 4 -6 7 -20
:benefit>:hiding	0 28
:benefit>:income	0 -11
:benefit>:lifeword	0 6
:benefit>:money	5 1
:benefit>:negation	0 69
:benefit>:neighbour	0 8
:benefit>:number	0 -8 2 1
:benefit>:openprice	13 -9
:benefit>:paying	0 49
:benefit>:person	0 55 1 -5 2 -30
:benefit>:promise	0 42
:benefit>:ranking	0 15
:benefit>:regretting	0 16
:benefit>:rulesplace	0 3
:benefit>:spelled	0 12
:benefit>:welcoming	0 -7
:benefit>:work	0 -15
:benefit_:absence	0 4
:benefit_:absolute	0 17 7 -11
:benefit_:accepting	0 11
:benefit_:age	0 -12
:benefit_:asking	0 6
:benefit_:benefit	0 -25 7 -8
:benefit_:burden	0 40
:benefit_:child	0 15 1 26 3 19
:benefit_:codething	0 -6
:benefit_:condition	0 26 6 3
:benefit_:deadline	0 21
:benefit_:demanding	0 60 2 -15
:benefit_:denying	0 29
:benefit_:deterring	0 24 1 -7 2 -17
:benefit_:disability	6 5
:benefit_:feething	0 -21
:benefit_:hiding	0 30
:benefit_:income	0 -19
:benefit_:losing	0 19
:benefit_:money	0 3
:benefit_:negation	0 64 1 -22 2 -7 3 -8 6 -27
:benefit_:neighbour	0 11
:benefit_:number	0 23
:benefit_:onlyword	0 19
:benefit_:openprice	0 28 1 2 4 -8 6 -8 13 -18
:benefit_:opinion	0 31
:benefit_:payer	0 14
:benefit_:paying	0 61 5 -2
:benefit_:pet	0 23 1 26 3 18
:benefit_:place	0 -6
:benefit_:promise	0 38
:benefit_:ranking	0 19
:benefit_:refusing	0 9
:benefit_:regretting	0 27
:benefit_:room	2 1
:benefit_:scarcity	0 16
:benefit_:seller	0 22
:benefit_:sexual	0 5
:benefit_:spelled	0 27 7 5
:benefit_:time	0 8
:benefit_:urgency	0 24
:benefit_:welcoming	0 -40
:benefit_:work	0 -50
:bid	0 -28 1 -19 2 -10 3 -17 4 121 5 -38 6 8 7 1 8 -45 10 3 11 -32 12 -11 13 -46 14 -23
:bid #	1 7 6 5
:bid $	0 -33 4 35 6 16 7 -10
:bid ,	1 -21 2 -47 4 19 7 -6 13 -17
:bid 18s	1 9
:bid :absolute	7 7
:bid :accepting	4 9
:bid :bid	1 -11 2 -2 4 48 5 -2 6 -57 7 -43
:bid :building	7 10
:bid :burden	2 1 6 -15 7 1 12 5
:bid :childless	1 5
:bid :clocktime	13 2
:bid :codething	4 5
:bid :deadline	4 33 7 -9
:bid :demanding	4 4
:bid :deterring	4 3 12 7
:bid :disability	7 8
:bid :disclaimer	4 7
:bid :fairness	4 3
:bid :fee	4 4
:bid :fixed	4 -1 6 1
:bid :hiding	1 8
:bid :income	4 5
:bid :money	4 11 5 -2 6 -12
:bid :nearby	7 8
:bid :number	1 11
:bid :offerdeal	4 20
:bid :onlyword	2 2
:bid :openprice	4 22 6 -4 7 -51
:bid :opinion	2 8 3 2
:bid :payer	2 1
:bid :period	1 8 4 2
:bid :person	0 11
:bid :place	7 3
:bid :preferring	2 10
:bid :ranking	4 14
:bid :rent	4 4
:bid :return	7 14
:bid :room	2 13
:bid :seller	3 3 7 5
:bid :spelled	7 -2
:bid :urgency	6 6
:bid :welcoming	4 3
:bid :writeto	4 5
:bid a	4 -21
:bid and	4 21 6 -19
:bid beautiful	7 3
:bid bid	4 8
:bid bids	4 10
:bid by	4 25
:bid considered	4 4
:bid every	7 5
:bid floor	2 5
:bid get	4 4
:bid gets	4 18
:bid it	4 -17
:bid landlord	7 11
:bid monthly	4 4
:bid more	4 -10 7 11
:bid my	3 6 5 2
:bid now	6 5
:bid of	7 -66 9 8
:bid offer	4 7
:bid on	4 4 12 7
:bid price	4 4
:bid secures	4 6
:bid street	7 11
:bid suited	2 12
:bid the	4 25 6 -24 7 -38
:bid this	6 14
:bid those	0 2
:bid wins	4 8
:bid you	6 2
:bid>:absolute	4 5 7 4
:bid>:accepting	4 19
:bid>:advance	4 9 13 6
:bid>:age	4 -2
:bid>:asking	4 7
:bid>:bid	1 -21 2 -18 4 56 5 -6 6 -63 7 -48
:bid>:building	4 -5
:bid>:burden	6 -15 12 4
:bid>:childless	1 11 3 4 6 -2
:bid>:clocktime	4 14 6 -14 9 8
:bid>:consent	4 4
:bid>:deadline	4 47 7 -3 9 5
:bid>:demanding	4 3
:bid>:deterring	4 9 12 6
:bid>:disability	7 8
:bid>:disclaimer	4 8
:bid>:fairness	4 5 7 -6
:bid>:fee	4 10
:bid>:feething	4 28
:bid>:fixed	4 2
:bid>:hiding	1 6
:bid>:holiday	1 4
:bid>:income	4 35
:bid>:keything	4 2
:bid>:money	4 26 5 -13 6 -11
:bid>:negation	2 2
:bid>:neighbour	7 1
:bid>:newness	1 13
:bid>:number	1 20 4 21 8 -4
:bid>:offerdeal	4 24 6 -22 10 1
:bid>:openprice	1 -1 4 16 6 -8 7 -1 8 -25 13 -4
:bid>:opinion	2 2 4 -2
:bid>:paying	4 2
:bid>:period	1 4 4 21 8 1
:bid>:person	0 23 4 -19
:bid>:photo	2 3
:bid>:place	7 12
:bid>:preferring	2 6
:bid>:ranking	2 3 4 11
:bid>:rent	4 5 5 3 7 3
:bid>:return	5 2 7 13
:bid>:room	2 6 4 -10 6 -9
:bid>:scarcity	4 20 6 -21
:bid>:seller	3 1
:bid>:spelled	7 -14
:bid>:time	6 10
:bid>:urgency	6 33
:bid>:welcoming	4 1
:bid_:absolute	4 14
:bid_:accepting	4 9
:bid_:advance	4 23 13 19
:bid_:asking	4 9
:bid_:bid	3 4 4 38 6 -24
:bid_:building	0 12 4 -8
:bid_:burden	2 -9 4 16
:bid_:childless	3 5
:bid_:clocktime	4 36 6 -3 7 -8
:bid_:codething	4 -30 6 1 9 15 13 -1
:bid_:condition	4 23
:bid_:councilpay	0 6
:bid_:deadline	4 52 9 6
:bid_:demanding	4 20
:bid_:deposit	6 2
:bid_:deterring	4 20 5 8
:bid_:fairness	4 17
:bid_:faith	4 5
:bid_:family	7 5
:bid_:feething	1 4 4 21
:bid_:fixed	4 24
:bid_:healthword	3 6
:bid_:holiday	1 1
:bid_:income	4 14
:bid_:keything	4 6
:bid_:longperiod	13 -11
:bid_:losing	2 3
:bid_:money	4 35 5 -40 6 -32
:bid_:negation	2 1
:bid_:newness	4 32
:bid_:number	4 37 6 11 7 -6 13 -5
:bid_:offerdeal	10 2
:bid_:onlyword	1 4 4 12
:bid_:openprice	0 -6 4 15 5 -18 6 -13 7 1 13 -2
:bid_:opinion	2 4
:bid_:period	4 10
:bid_:person	0 12 2 19 4 -8
:bid_:photo	4 7
:bid_:place	2 -4 4 -29 7 9
:bid_:promise	4 20 7 -1
:bid_:ranking	2 10
:bid_:rent	4 2 7 3 13 -37
:bid_:return	0 -5 7 9 13 -13
:bid_:room	4 -23 6 -4 7 5
:bid_:scarcity	4 22 6 -3
:bid_:school	7 5
:bid_:spelled	6 2
:bid_:thing	5 3
:bid_:time	6 7
:bid_:title	0 16 2 14 4 -32
:bid_:urgency	6 20
:bid_:wanting	6 12
:bid_:writeto	7 4
:building	0 -2 1 29 2 6 3 32 4 -11 5 -5 6 6 7 36 8 6 9 14 10 74 11 6 12 8 14 -16
:building #	6 1
:building $	0 -6 1 19 2 2 3 31 8 -11 9 -43 14 -3
:building ,	1 19 3 -3 4 26 5 -28 6 2 7 -17 8 -25 9 -2 10 1 11 -1
:building :absence	8 24
:building :absolute	0 1
:building :advance	10 1
:building :building	2 -1 7 -9 10 8
:building :burden	0 -13
:building :childless	8 5
:building :clocktime	7 8
:building :codething	0 12 1 7 6 -15 8 7
:building :condition	0 1 5 9
:building :deadline	6 -1 11 11 12 19
:building :demanding	10 2
:building :deterring	0 -8 7 1 9 11
:building :disclaimer	4 5
:building :everyone	0 5
:building :feething	7 18
:building :lifeword	12 11
:building :losing	4 4 12 11
:building :money	5 7
:building :nearby	7 -23 10 3
:building :negation	1 6 6 -7
:building :neighbour	2 -7 9 -3 11 11
:building :offerdeal	14 3
:building :openprice	4 -24 6 4 7 16
:building :opinion	7 1
:building :photo	6 6
:building :preferring	6 7
:building :ranking	10 1
:building :rent	14 5
:building :room	4 3
:building :spelled	7 31 8 -58 11 3
:building :wanting	6 11 7 1
:building :welcoming	1 22
:building all	0 3
:building and	2 26 7 -10 11 7
:building as	11 -3
:building at	1 -23 7 40 8 -47 11 4
:building below	8 3
:building control	7 1
:building doesn't	11 1
:building empty	8 1
:building flat	6 6
:building for	0 4 1 28 2 -11 3 12 6 -16 8 -46 9 16
:building full	1 12
:building goes	12 11
:building has	1 -8 6 -19 7 -12 8 15 10 9 12 2
:building in	0 -12 1 -2 6 13 7 32 8 -15
:building is	0 11 1 8 6 -28 8 11
:building isn't	1 13
:building like	6 18 7 5
:building may	11 11
:building near	2 3 10 7
:building next	11 5
:building numbers	8 -1
:building of	13 2
:building on	7 2
:building over	8 5
:building please	1 14
:building rover	8 6
:building sale	14 3
:building share	2 12
:building should	2 13
:building stands	8 8
:building that	7 18
:building though	0 8
:building to	6 1 7 3
:building upstairs	11 1
:building was	8 -6 10 4 11 2
:building while	5 12
:building with	2 -6 6 32 7 -8 10 29
:building £#	5 7
:building>:absence	8 30
:building>:absolute	0 19 3 12 10 7
:building>:accepting	2 -4 6 7 9 4
:building>:advance	10 4
:building>:age	1 5
:building>:building	0 -5 1 -14 2 -29 10 21
:building>:burden	4 -4 7 4 8 4
:building>:clocktime	7 5
:building>:codething	0 13 1 6 8 4 11 -19
:building>:condition	5 8 8 8
:building>:consent	7 13 10 3
:building>:deadline	5 8 6 -16 8 10 9 18 12 16
:building>:demand	1 10
:building>:demanding	9 12 10 3
:building>:deterring	0 -30 2 10 9 5
:building>:disclaimer	4 3
:building>:dislike	1 18
:building>:everyone	7 13
:building>:faith	2 5
:building>:family	1 -5
:building>:feething	7 11
:building>:fixed	2 1 12 13
:building>:healthword	8 9
:building>:holiday	2 3 12 3
:building>:income	0 10
:building>:jobless	7 9
:building>:lifeword	12 10
:building>:losing	12 10
:building>:nearby	7 -15 10 8
:building>:negation	2 2 6 3 10 6
:building>:neighbour	2 -17 6 18 9 -7 11 11
:building>:newness	3 8 7 -19 8 2 10 16
:building>:number	1 -9 2 3 4 -7 7 -4 10 5
:building>:offerdeal	14 18
:building>:openprice	2 -4 6 7 7 15 9 3
:building>:opinion	7 1
:building>:pet	3 12
:building>:photo	6 13 11 25
:building>:place	2 -10 7 6
:building>:preferring	6 4
:building>:promise	3 11 7 6
:building>:ranking	6 -2 10 1
:building>:rent	14 5
:building>:return	4 6
:building>:room	2 16 6 7 8 -4 10 3 11 -1
:building>:rulesplace	2 1 10 6
:building>:seller	1 -4 2 -9
:building>:spelled	4 -3 5 -16 7 18 10 8 12 5
:building>:thing	2 3 10 2
:building>:utility	3 1
:building>:wanting	1 4 6 4 11 9
:building>:welcoming	1 30
:building>:work	0 -22 13 3
:building>:writeto	14 1
:building_:absence	7 -36 8 52
:building_:absolute	3 7 7 28 10 12
:building_:accepting	1 -11 6 11 7 -31
:building_:advance	1 11 10 1
:building_:age	8 -7
:building_:asking	3 -2 8 -5
:building_:benefit	0 2
:building_:bid	8 12 10 1
:building_:building	0 -15 2 -9
:building_:burden	2 16
:building_:child	1 19
:building_:clocktime	0 -7 4 -5 8 50 9 5 12 3
:building_:codething	1 10 4 -1 6 25 8 3 11 -5
:building_:condition	8 9
:building_:consent	11 4
:building_:deadline	1 4 6 -14 8 10 9 17
:building_:demand	1 26
:building_:demanding	8 9
:building_:denying	0 2 3 2 8 -9
:building_:deterring	2 12 6 -11
:building_:everyone	7 33
:building_:fairness	7 10 8 4
:building_:faith	2 12
:building_:fee	7 19
:building_:feething	5 3 13 16
:building_:fixed	13 5
:building_:healthword	8 9
:building_:hiding	10 5
:building_:holiday	8 14 9 4 12 1
:building_:income	0 5
:building_:jobname	0 7
:building_:keything	6 15 10 2 11 3
:building_:kin	1 -9
:building_:lifeword	1 6 8 21
:building_:longperiod	12 5
:building_:losing	6 7
:building_:money	6 5
:building_:nation	2 21
:building_:nearby	3 7 6 8 7 -18
:building_:negation	0 -4 1 -5 3 13 6 11 7 4
:building_:neighbour	1 -3 6 20 11 8
:building_:newness	1 18 3 4 6 -44 10 28
:building_:number	1 -4 2 2 4 -32 6 -32 8 -19 10 1 13 -5
:building_:openprice	1 11 4 13 6 6 7 1 8 20 12 3
:building_:opinion	4 18 7 3 8 14 11 -7 12 5
:building_:payer	1 -20 7 5 8 -1
:building_:paying	7 1
:building_:period	0 1 8 16 9 25
:building_:person	0 21 2 6 6 -16
:building_:pet	3 30
:building_:photo	11 47
:building_:place	6 1 7 19 9 3
:building_:preferring	0 8 5 3
:building_:promise	3 7 7 7
:building_:ranking	1 5 6 -33 8 -14
:building_:record	8 -21
:building_:room	6 25 7 -8 8 -64
:building_:scarcity	6 -3
:building_:seller	1 -4
:building_:sex	2 1 8 -2
:building_:spelled	4 -22 6 -4 8 27 9 2 10 6
:building_:superlative	7 9 8 4
:building_:thing	6 8
:building_:title	6 -12
:building_:urgency	6 21
:building_:utility	3 10
:building_:wanting	1 2 6 -1 8 17 11 10
:building_:welcoming	1 4
:building_:work	0 15 8 7
:building_:writeto	14 19
:burden	0 25 1 9 2 12 4 17 5 33 6 -9 7 -5 8 -16 9 7 10 -2 12 -4 13 2 14 13
:burden #	4 -5 6 -15 8 -5
:burden ##	14 33
:burden $	0 20 1 7 2 6 3 10 4 24 5 8 6 6 7 -36 8 -11 11 12 14 -27
:burden ,	0 31 2 6 8 -1 13 4
:burden :absence	3 14 8 9
:burden :absolute	8 -27 12 3
:burden :accepting	2 15
:burden :advance	6 -6 8 -21 13 35
:burden :age	4 3
:burden :asking	4 2
:burden :benefit	0 20 1 -15 2 -10 5 -2 6 -12 7 -13
:burden :bid	4 3 5 11
:burden :building	2 17 3 7
:burden :burden	0 13 1 10 5 2 6 -9 8 -3
:burden :child	1 23
:burden :childless	0 17
:burden :clocktime	0 -14 1 -10 2 -1 5 -24 7 -41 9 11 10 -1 14 -13
:burden :condition	1 14 5 1
:burden :deadline	6 29 8 -42 12 2 14 -8
:burden :demand	4 6
:burden :demanding	2 -13
:burden :deposit	0 11
:burden :deterring	13 13
:burden :disclaimer	6 6 14 9
:burden :dislike	2 12
:burden :everyone	1 1 8 -24 10 25
:burden :fairness	4 1
:burden :feething	5 5 6 -20
:burden :fixed	13 5
:burden :hiding	0 4 5 17
:burden :holiday	9 24
:burden :income	0 10
:burden :jobless	13 13
:burden :longperiod	5 4 13 17
:burden :losing	7 17
:burden :money	1 2 5 3
:burden :nation	2 10
:burden :negation	0 -11 14 19
:burden :newness	5 11 6 -4 7 1
:burden :number	0 -47 4 12 6 -5 8 -24 11 -16 13 23 14 4
:burden :offerdeal	7 3
:burden :online	2 -11 4 -28 14 45
:burden :onlyword	10 2
:burden :openprice	0 -8 4 11
:burden :opinion	0 9 1 19 5 -6
:burden :origin	2 3
:burden :payer	2 1 3 -15 14 9
:burden :period	0 -2 4 9 12 -8 13 9
:burden :person	0 -15 3 12 13 -5
:burden :pet	3 39
:burden :ranking	5 18
:burden :record	1 2
:burden :rent	4 25
:burden :return	4 11 7 21
:burden :room	8 -18
:burden :scarcity	7 4
:burden :seller	3 -24 6 25 14 9
:burden :sex	2 9
:burden :sexual	2 1
:burden :source	1 7
:burden :spelled	0 -42 1 7 2 -1 8 -21 13 9 14 17
:burden :superlative	5 17
:burden :title	2 18 4 8 11 10
:burden :urgency	10 1 14 4
:burden :wanting	4 18
:burden :welcoming	0 3 2 12
:burden :work	8 2
:burden a	0 -35 1 1 3 -12 5 1 7 -26 8 3 14 -2
:burden account	1 10
:burden adult	0 5
:burden alternate	1 6
:burden an	12 13
:burden and	0 1 2 -1 6 22
:burden animals	3 1
:burden any	1 3 10 5
:burden application	4 1
:burden at	14 11
:burden be	3 -13 4 -6 5 10 6 -39 8 -3
:burden benefits	0 -6
:burden buyer	6 6
:burden can	0 2
:burden cent	7 32
:burden chance	6 4 7 4
:burden child	1 22
:burden come	0 1
:burden day	13 13
:burden deposit	0 11
:burden dogs	3 3
:burden earth	7 14
:burden ee	14 -4
:burden fair	6 3
:burden fifty	4 3
:burden flatshare	2 7
:burden for	0 -2 4 -10 7 7 8 15
:burden form	5 3
:burden four	3 11
:burden friday	4 2
:burden go	7 6
:burden guarantor	0 7
:burden have	0 12
:burden he	6 9
:burden her	11 1
:burden home	3 17
:burden house	2 10
:burden i	6 12
:burden i'm	8 3
:burden if	5 2
:burden in	0 4 7 1
:burden insta	14 10
:burden instagram	14 1
:burden it	1 -14 3 6 4 26 7 10
:burden it's	1 8 2 14
:burden just	10 3
:burden lady	2 2
:burden landlord	2 7
:burden leaving	5 2
:burden matter	4 1
:burden monday	6 18
:burden month	4 21 5 -21 13 -42
:burden months	13 4
:burden my	0 5
:burden night	5 -1 9 8
:burden none	2 3
:burden not	0 -4
:burden now	10 9
:burden of	11 32
:burden oh	14 5
:burden one	2 -20
:burden our	14 13
:burden parole	8 5
:burden particulars	14 2
:burden pictures	14 8
:burden please	2 3
:burden quarter	13 6
:burden reference	1 3
:burden rent	4 16
:burden request	4 3
:burden saturday	4 1
:burden september	12 11
:burden signing	13 14
:burden site	14 -4
:burden six	12 9
:burden take	5 9
:burden term	13 6
:burden than	2 -16 4 4 7 -29 13 -39
:burden that	0 -8
:burden the	0 29 1 -14 3 -27 4 -6 7 -22 8 15 11 -10 14 -36
:burden their	6 21
:burden them	11 5
:burden there	5 5 7 11 14 1
:burden this	4 5 6 1 7 21 10 11 14 -10
:burden top	5 17
:burden tuesday	6 2
:burden twenty	4 3
:burden two	4 14
:burden uc	0 17
:burden use	14 1
:burden vat	5 5
:burden way	5 -6
:burden when	1 2
:burden who	4 17
:burden you	4 19 5 -13 7 -33 8 2 11 -2
:burden you'd	14 15
:burden you've	1 6 3 2
:burden your	2 19 3 -4 6 7 8 13 13 1
:burden £#	1 4 4 2 5 6
:burden>:absence	2 -11 3 24 6 -1 7 -4 8 7
:burden>:absolute	1 24 7 11 12 6
:burden>:accepting	1 31 2 7 3 -19 5 14 6 -15
:burden>:advance	0 -3 2 -13 8 -14 13 7
:burden>:asking	6 -1 7 -17
:burden>:benefit	0 30 1 -30 2 -30 3 -9 4 -28 5 -25 6 -30 7 -8 8 -5
:burden>:bid	4 14
:burden>:building	1 3 2 14 6 -2 8 2 10 6 11 3
:burden>:burden	0 31 1 6 3 -6 5 13 6 -6 7 -20 8 -30
:burden>:child	1 20
:burden>:childthing	1 40
:burden>:clocktime	0 -15 2 -1 3 -15 5 -17 7 -29 9 6 10 -9 11 -9 12 3 14 -25
:burden>:codething	0 -1 3 23 5 33 7 27 8 4
:burden>:condition	1 23 2 9 5 2
:burden>:councilpay	0 12
:burden>:deadline	0 -5 5 -16 6 24 8 -9 12 6 14 -6
:burden>:demand	2 -6 4 6
:burden>:demanding	2 -19 5 -16 6 -6 8 13
:burden>:deposit	0 17
:burden>:deterring	0 22 3 -13 6 -42 7 2 8 -6 13 6
:burden>:disability	0 14
:burden>:disclaimer	14 6
:burden>:dislike	2 5
:burden>:everyone	1 8 2 1 7 12 8 -53 10 23
:burden>:fairness	2 -29 4 8 6 4
:burden>:faith	2 27
:burden>:family	2 1
:burden>:feething	0 -3 5 20 6 -12 13 19
:burden>:fixed	4 -4 8 -5 12 22
:burden>:healthword	0 3 8 8
:burden>:hiding	0 8 4 26 5 10 6 -50 7 -13
:burden>:holiday	9 42
:burden>:income	0 3 7 -14
:burden>:jobless	0 21 13 6
:burden>:jobname	0 5
:burden>:kin	1 -3 2 13
:burden>:law	3 11
:burden>:longperiod	5 13 8 -1 13 38
:burden>:losing	0 7 5 -5 7 12
:burden>:money	0 22 4 16 5 35
:burden>:nation	2 17 9 7
:burden>:nearby	0 -53 1 -6 4 -4 7 1 8 -7 10 4
:burden>:negation	2 9 4 -20 11 3 13 2 14 22
:burden>:neighbour	2 12
:burden>:newness	2 -5 5 4 6 -3 7 3 10 20
:burden>:number	4 14 5 -3 6 -4 8 -12 9 -13 11 -43 14 1
:burden>:offerdeal	0 11
:burden>:online	0 -36 2 -28 4 -11 5 -22 6 -18 7 -7 8 -26 14 44
:burden>:onlyword	1 14
:burden>:openprice	0 -16 1 -13 3 -8 4 16 5 21
:burden>:opinion	1 5 4 2
:burden>:origin	2 31
:burden>:payer	2 8 3 -30 5 9 14 6
:burden>:period	0 -34 1 10 3 -3 4 4 6 -1 7 -2 12 -30 13 24
:burden>:person	0 -16 1 6 3 3 4 9 8 -13 13 -3
:burden>:pet	3 43
:burden>:petpart	3 4
:burden>:phone	8 9
:burden>:photo	8 9 11 7
:burden>:place	7 7 14 -16
:burden>:politics	2 20
:burden>:preferring	14 9
:burden>:promise	11 1
:burden>:ranking	2 -15 5 25 7 -1
:burden>:record	5 1
:burden>:regretting	0 1
:burden>:rent	4 16 7 3 12 10
:burden>:return	0 1 2 -4 4 5 6 -6 7 39 10 1 12 6
:burden>:room	0 -40 1 -21 2 -17 5 -14 7 -20 8 -36
:burden>:scarcity	2 -21 6 21
:burden>:seller	1 4 2 5 3 -37 5 5 6 20 7 -5 14 5
:burden>:sex	2 27
:burden>:sexual	2 27
:burden>:source	1 2
:burden>:spelled	0 -8 5 -1 6 13 13 10 14 9
:burden>:superlative	5 17 6 4 7 15
:burden>:thing	8 2 13 16
:burden>:time	0 6 3 -11 5 3
:burden>:title	0 1 2 22 4 4 6 1 11 9
:burden>:tribunalrent	5 7 7 19 10 4
:burden>:urgency	6 17 7 1 10 4 14 1
:burden>:utility	8 2
:burden>:wanting	0 -17 1 -13 2 -16 5 -17 6 -31 7 -11 8 18 13 -12
:burden>:welcoming	2 15 8 4
:burden>:work	0 7 1 -8 4 -4 9 5 13 7
:burden>:writeto	6 6
:burden_:absence	7 -23 8 1 13 -5
:burden_:absolute	1 37 6 -5 7 2 13 -23
:burden_:accepting	1 5 2 -9 5 4
:burden_:advance	1 -4 4 -6 6 22 13 6
:burden_:age	2 6 11 10
:burden_:asking	0 -25 2 -1 4 5 7 -23 13 -14
:burden_:benefit	0 30 1 -4 2 -10 5 -5
:burden_:bid	0 -16 4 11
:burden_:building	2 -7 10 8 11 2
:burden_:burden	0 18 1 11 3 -10 6 -3 7 -26
:burden_:child	1 10
:burden_:childless	0 -15 1 6
:burden_:childthing	1 34
:burden_:clocktime	1 28 2 -1 9 -3 12 1
:burden_:codething	2 -6 3 13 5 37 7 23 8 16 13 11
:burden_:condition	3 -4 4 1 13 -5
:burden_:councilpay	0 11 13 -7
:burden_:deadline	2 -13 3 -2 4 -5 6 -6 7 6 9 -51 11 -10 13 36
:burden_:demand	2 -4 4 1
:burden_:demanding	2 -6 4 2 5 -22 6 -9 14 6
:burden_:denying	11 14
:burden_:deterring	0 32 2 14 3 -1 4 -9 6 -36
:burden_:disability	2 18
:burden_:disclaimer	0 7 1 -5
:burden_:everyone	0 -8 1 18 2 2
:burden_:fairness	4 13
:burden_:faith	2 37
:burden_:family	2 30
:burden_:fee	5 25
:burden_:feething	0 -8 2 9 5 17
:burden_:fixed	12 26 13 -19
:burden_:healthword	0 5
:burden_:hiding	0 4 1 1 4 29
:burden_:holiday	1 8 6 -9 9 3
:burden_:income	0 30 2 -12 7 -40 13 17
:burden_:jobless	0 21
:burden_:kin	1 -25 2 23
:burden_:lifeword	6 -37
:burden_:longperiod	7 24 13 44
:burden_:losing	0 11 8 10 13 -7
:burden_:money	0 22 4 12 5 38
:burden_:nation	2 32 9 7
:burden_:nearby	0 -16 1 -2 4 -24 5 -3 7 2 8 -2 10 3 13 -6 14 -4
:burden_:negation	1 -6 2 1 4 -38 11 23 13 3
:burden_:neighbour	0 3
:burden_:newness	1 -25 2 -23 3 2 4 5 8 -9 10 27 13 17
:burden_:number	1 -2 8 -23 12 -6 14 30
:burden_:offerdeal	0 7
:burden_:online	0 -4 4 -8 10 16 14 36
:burden_:onlyword	1 6 4 7 8 1
:burden_:openprice	0 15 6 3 8 2 10 9 12 -28 14 22
:burden_:opinion	0 15 4 4 5 11 8 9 12 -8 13 12
:burden_:origin	2 43
:burden_:payer	0 12 1 10 4 -1 5 31 6 -1 8 -20 14 8
:burden_:paying	0 31 5 3 13 12
:burden_:period	2 1 4 14 5 24 12 -6 13 19
:burden_:person	0 -11 4 50 7 -35
:burden_:pet	1 -14 3 35 5 14
:burden_:petpart	3 19
:burden_:phone	1 11 14 17
:burden_:photo	8 11 11 14
:burden_:place	0 -50 7 11 9 5
:burden_:politics	8 -4
:burden_:preferring	0 2 1 -10 2 -14 14 11
:burden_:promise	0 1
:burden_:ranking	5 13 7 -20
:burden_:refusing	4 -2 8 1
:burden_:regretting	0 8
:burden_:rent	5 13 12 8 13 5
:burden_:return	0 8 6 -22 7 13 10 4 12 3
:burden_:room	0 -42 1 -11 3 2 4 -18 5 -39 7 -1 8 -12 14 -9
:burden_:safety	1 4
:burden_:scarcity	0 1 6 28 7 -5
:burden_:seller	0 -13 2 11 5 22 6 4 8 -19 13 4
:burden_:sex	2 12
:burden_:sexual	2 8
:burden_:source	7 -5
:burden_:spelled	0 7 1 -5 2 -16 4 -12 6 24 8 -29 12 20 13 23 14 3
:burden_:superlative	6 4 7 31
:burden_:thing	5 1 8 10 13 25
:burden_:time	0 2 6 21 8 -16
:burden_:title	2 11 5 4 6 2
:burden_:tribunalrent	5 6 7 25 10 8 13 4
:burden_:urgency	6 6
:burden_:wanting	1 -7 3 -1 4 16 5 -49 7 -64 13 -16
:burden_:welcoming	2 2 8 10
:burden_:work	0 16 1 -14 2 -34 4 -6 6 -14 8 -11 9 6 13 12
:burden_:writeto	6 17 7 -30
:child	0 -84 1 192 2 -142 3 -64 4 -50 5 -104 6 -92 7 -63 8 8 9 -64 10 -52 11 -62 12 -86 13 -70 14 -29
:child $	0 -46 1 41 2 -51 3 -66 4 -21 6 -41
:child ,	0 2 1 42 3 -10 7 -23 8 2
:child 16s	1 12
:child :absolute	3 15
:child :bid	6 7
:child :building	1 -2
:child :burden	4 21
:child :childthing	1 -8
:child :condition	1 14
:child :deadline	1 26 6 1
:child :disability	1 -1
:child :disclaimer	6 8
:child :dislike	1 35
:child :everyone	1 -8 3 15
:child :income	1 27
:child :lifeword	1 13
:child :negation	1 41
:child :number	1 9
:child :offerdeal	1 33 6 2
:child :openprice	0 1 1 3 3 9
:child :opinion	2 6
:child :payer	1 19
:child :person	1 4 2 -17
:child :place	1 -3
:child :promise	1 8
:child :record	1 22
:child :room	1 -9
:child :safety	1 2
:child :seller	2 7
:child :spelled	1 8 3 6
:child are	1 22 7 1
:child can	1 10
:child can't	1 5
:child don't	1 -9
:child feet	1 22
:child free	1 34
:child in	1 35
:child less	1 13
:child living	1 19
:child may	1 26
:child might	1 1
:child my	2 8
:child need	1 2
:child not	1 28
:child of	1 -6
:child offer	6 9
:child ones	1 3 2 -13
:child or	3 13
:child play	1 -2
:child please	1 13
:child seat	1 -6
:child sixteen	1 3
:child so	8 1
:child tens	1 17
:child the	1 -11 8 5
:child to	1 2
:child would	1 11
:child>:absolute	3 7
:child>:accepting	1 -2
:child>:advance	1 3
:child>:asking	1 17
:child>:bid	6 7
:child>:burden	1 15 4 18
:child>:childthing	1 -8
:child>:condition	1 20
:child>:deadline	1 22 9 -9
:child>:demand	1 8
:child>:demanding	1 35
:child>:deterring	1 30
:child>:disability	1 -25
:child>:disclaimer	6 8
:child>:dislike	1 34
:child>:everyone	1 -24 3 14
:child>:fee	1 -11
:child>:hiding	8 31
:child>:income	1 30
:child>:lifeword	1 21
:child>:losing	1 9
:child>:negation	0 -11 1 62 2 6 7 -29
:child>:newness	1 20
:child>:number	1 10 4 14 8 15
:child>:offerdeal	1 31 6 2
:child>:onlyword	1 22
:child>:openprice	0 16 1 4 3 8
:child>:opinion	1 9
:child>:payer	1 19
:child>:person	2 -23
:child>:pet	0 1 1 9
:child>:promise	1 9 7 12
:child>:ranking	1 23
:child>:record	1 15
:child>:refusing	1 38
:child>:regretting	1 13
:child>:rent	1 5
:child>:return	1 4
:child>:room	8 -20
:child>:rulesplace	2 2
:child>:safety	1 2
:child>:school	1 -6
:child>:sex	8 20
:child>:spelled	1 30 2 12 8 4
:child>:superlative	1 -2
:child>:time	1 12
:child>:title	1 9 8 2
:child>:wanting	2 -3
:child>:welcoming	1 -13
:child_:absence	1 15 7 2
:child_:accepting	0 -18 1 21
:child_:advance	1 4
:child_:asking	1 33 2 -4
:child_:benefit	0 2 1 -17
:child_:bid	1 1 4 19
:child_:building	1 21 3 -1 8 -8
:child_:burden	1 28 8 -9
:child_:child	1 -17
:child_:childless	1 -13
:child_:clocktime	1 1
:child_:codething	1 2
:child_:condition	0 1
:child_:deadline	1 6
:child_:demand	1 16
:child_:demanding	0 1 1 37 2 -16
:child_:deterring	1 42 2 -25
:child_:dislike	1 33
:child_:everyone	1 -35
:child_:fairness	1 -2
:child_:family	1 -4
:child_:fee	1 -10
:child_:hiding	1 5 8 35
:child_:holiday	1 12
:child_:keything	8 12
:child_:kin	1 -1
:child_:losing	1 19
:child_:money	1 29
:child_:negation	1 61 3 -13 6 -16 7 -26 11 -9
:child_:neighbour	1 32 8 3
:child_:newness	1 20
:child_:number	8 3
:child_:onlyword	1 34
:child_:openprice	1 50 6 -5
:child_:opinion	1 42
:child_:paying	1 1
:child_:person	0 8
:child_:pet	0 21 1 40 3 27
:child_:phone	8 5
:child_:photo	1 3
:child_:place	1 10
:child_:promise	7 23
:child_:ranking	1 24 4 2
:child_:refusing	1 51 7 4
:child_:regretting	1 7
:child_:return	1 11
:child_:rulesplace	1 -13 2 27
:child_:scarcity	1 6
:child_:seller	1 30
:child_:spelled	1 12 2 11 8 8
:child_:superlative	1 3 4 2
:child_:time	1 4
:child_:title	8 12
:child_:wanting	2 -2
:childless	1 127 2 -5 3 -76 4 -14 5 -6 6 -13 7 -81 8 -12 10 -43 11 -97 12 -20 13 -11 14 -101
:childless #	1 8 6 2
:childless $	0 -5 1 14 4 -19
:childless ,	4 -3 8 -16
:childless 18s	1 9
:childless :absolute	0 -11 1 8 9 3
:childless :accepting	1 1
:childless :building	1 19
:childless :burden	0 -21 1 5 6 -10 9 2
:childless :childless	1 45 2 -10
:childless :clocktime	13 4
:childless :deadline	1 5
:childless :demanding	1 3
:childless :disability	0 7
:childless :healthword	0 7
:childless :kin	1 11
:childless :money	4 7
:childless :neighbour	1 2 2 6 8 3
:childless :number	1 38 4 -2
:childless :onlyword	0 -13 1 5 9 3
:childless :openprice	1 1 2 -6 6 -12
:childless :opinion	3 5
:childless :person	0 9 1 54
:childless :preferring	1 6
:childless :rulesplace	1 13
:childless :scarcity	0 -11 1 8 9 3
:childless :seller	2 11 3 6 5 2
:childless :title	4 3
:childless and	1 -2
:childless are	1 -1
:childless at	8 3
:childless building	1 10
:childless couples	1 1
:childless disability	0 7
:childless eighteen	1 5
:childless household	1 14
:childless in	1 14
:childless it	6 7
:childless months	12 1
:childless my	3 6 5 2
:childless of	1 7 13 4
:childless only	0 -11 1 9 9 3
:childless preferred	1 4
:childless than	1 21
:childless the	1 -32 3 3 6 -11
:childless those	0 2
:childless up	1 3
:childless ups	1 34 2 -8
:childless who	4 3
:childless will	1 5
:childless £#	4 4
:childless>:absolute	0 -30 1 46 2 -18 9 2
:childless>:accepting	1 5
:childless>:asking	4 1
:childless>:bid	3 6
:childless>:building	1 22
:childless>:burden	0 -39 1 28 4 -14 6 -31
:childless>:childless	1 52 3 3
:childless>:clocktime	13 1
:childless>:deadline	1 4
:childless>:demanding	1 1
:childless>:deterring	1 7 2 1
:childless>:disability	0 12
:childless>:everyone	0 6 2 17
:childless>:fairness	1 -10
:childless>:healthword	0 12
:childless>:holiday	1 5
:childless>:money	4 18
:childless>:nearby	8 13
:childless>:negation	1 21
:childless>:neighbour	2 10
:childless>:newness	1 6
:childless>:number	0 5 1 40 8 -6
:childless>:onlyword	0 -31 1 33 2 -8 9 1
:childless>:openprice	2 -22 6 -25
:childless>:opinion	3 3
:childless>:payer	1 5
:childless>:person	0 13 1 36 6 -13 8 -23
:childless>:place	8 2
:childless>:preferring	1 10
:childless>:rulesplace	1 5
:childless>:scarcity	0 -27 1 29 2 -16 6 -11 9 2
:childless>:seller	1 8 2 5 3 4
:childless>:sex	2 5
:childless>:spelled	0 13 1 14
:childless_:absence	0 10 1 29
:childless_:absolute	1 49 2 -29
:childless_:accepting	1 30
:childless_:asking	6 4
:childless_:bid	1 2 3 5
:childless_:building	1 28
:childless_:burden	1 15 2 -19 8 -18
:childless_:child	2 -11 8 -11
:childless_:childless	1 2 3 4
:childless_:codething	2 3 9 8
:childless_:deadline	0 2
:childless_:demand	6 10
:childless_:deterring	1 14 8 -2
:childless_:everyone	0 12
:childless_:fairness	1 -10 4 3
:childless_:family	2 -13
:childless_:feething	1 -4
:childless_:healthword	3 6
:childless_:holiday	1 9
:childless_:kin	1 -17
:childless_:money	4 22
:childless_:nearby	1 11
:childless_:negation	1 24
:childless_:newness	0 4 1 48 4 4
:childless_:number	0 6 6 14
:childless_:onlyword	1 34 2 -20
:childless_:openprice	1 14 6 -3
:childless_:paying	0 4
:childless_:person	1 -5 2 -18
:childless_:photo	4 10
:childless_:politics	1 1
:childless_:promise	1 3
:childless_:record	1 1
:childless_:room	1 -17
:childless_:scarcity	1 26 2 -22
:childless_:sex	2 8
:childless_:sexual	2 1
:childless_:spelled	0 1 4 -10 6 1
:childless_:thing	5 4
:childless_:title	2 8
:childless_:urgency	1 21
:childless_:work	0 27 1 1
:childless_:writeto	4 3
:childthing	0 -2 1 93 2 -29 3 -13 6 -77 7 -85 8 -22 11 -10
:childthing $	1 24
:childthing ,	1 59
:childthing :lifeword	1 1
:childthing :ranking	1 16
:childthing :refusing	1 9
:childthing :room	1 -9
:childthing and	1 9
:childthing beds	1 -1
:childthing by	1 4
:childthing unwanted	1 10
:childthing with	1 2
:childthing>:childthing	1 9
:childthing>:lifeword	1 1
:childthing>:opinion	1 19
:childthing>:payer	1 14
:childthing>:ranking	1 10
:childthing>:refusing	1 8
:childthing>:rulesplace	1 11
:childthing_:asking	1 5
:childthing_:burden	1 -5
:childthing_:child	1 -3
:childthing_:childthing	1 21
:childthing_:demanding	1 11
:childthing_:dislike	14 5
:childthing_:keything	1 4
:childthing_:negation	1 11
:childthing_:opinion	1 8
:childthing_:payer	1 14
:childthing_:refusing	1 6
:childthing_:room	1 8
:childthing_:rulesplace	1 27
:childthing_:scarcity	1 5
:clocktime	0 -23 1 2 2 -34 3 -24 4 1 6 22 7 -3 8 11 9 56 10 -55 11 -32 12 17 13 16 14 -34
:clocktime #	6 -32
:clocktime ##	4 5 7 -23 8 -74 12 14 14 -1
:clocktime $	0 -122 2 -121 3 -15 5 -33 6 -4 7 -124 8 -10 9 23 10 -16 11 -82 12 10 13 -6 14 -19
:clocktime ,	0 -5 1 5 2 -27 4 -26 5 -63 6 4 7 -43 8 27 9 5 11 -46 12 4 13 42
:clocktime :absence	0 -12
:clocktime :absolute	2 -1 6 10
:clocktime :benefit	0 13
:clocktime :bid	2 13
:clocktime :building	7 -11
:clocktime :burden	6 6 8 -11
:clocktime :child	6 6
:clocktime :childless	2 13
:clocktime :clocktime	2 -16 7 -18 8 24 9 -2 12 2
:clocktime :codething	12 4 13 4
:clocktime :deadline	8 7 12 3
:clocktime :faith	8 14
:clocktime :family	1 26
:clocktime :fixed	12 -17
:clocktime :healthword	8 16
:clocktime :hiding	6 8
:clocktime :holiday	8 15 9 1
:clocktime :income	0 16
:clocktime :kin	1 4
:clocktime :longperiod	8 3 13 1
:clocktime :money	5 -18 6 -3
:clocktime :number	0 -42 1 -9 2 -2 4 9 5 -38 6 -72 7 -11 9 -21 13 -20 14 -61
:clocktime :online	3 1
:clocktime :openprice	4 2 9 13 12 3 13 8
:clocktime :opinion	0 5 2 -28 7 3 12 6
:clocktime :period	7 5 9 1 12 -28 13 3
:clocktime :person	4 9 7 25
:clocktime :place	7 25
:clocktime :scarcity	6 8
:clocktime :seller	3 3 5 5 7 9
:clocktime :spelled	0 -14 5 -6 7 -33 8 25 14 -24
:clocktime :time	10 14
:clocktime :urgency	5 4 10 10
:clocktime :wanting	8 1
:clocktime :writeto	3 10 5 1
:clocktime a	0 12
:clocktime after	8 2
:clocktime and	6 29 8 4 13 26
:clocktime beautiful	7 3
:clocktime by	9 17
:clocktime day	7 15
:clocktime each	0 2
:clocktime easter	12 10
:clocktime families	1 5
:clocktime follows	7 5
:clocktime friday	8 11
:clocktime here	7 23
:clocktime month	12 -15
:clocktime new	6 1
:clocktime night	8 9
:clocktime of	9 24
:clocktime only	6 10
:clocktime over	2 15
:clocktime parents	1 6
:clocktime porter	8 3
:clocktime reminder	5 12
:clocktime single	7 25
:clocktime six	8 7
:clocktime so	8 9
:clocktime storage	9 -2
:clocktime sunday	8 7
:clocktime term	1 1
:clocktime the	3 -1 4 -9 8 -10 11 21 14 1
:clocktime this	7 22
:clocktime time	5 1
:clocktime to	8 2 9 6 12 13
:clocktime under	6 8
:clocktime us	3 1
:clocktime when	13 4
:clocktime would	1 12
:clocktime you	5 29
:clocktime your	5 9
:clocktime £#	5 -7
:clocktime>:absence	0 -8 8 3
:clocktime>:absolute	2 -21 6 7
:clocktime>:accepting	8 1
:clocktime>:advance	6 -3 7 6
:clocktime>:asking	6 4
:clocktime>:benefit	0 20
:clocktime>:bid	2 11
:clocktime>:building	7 -22
:clocktime>:burden	2 -11 4 8 6 25 14 3
:clocktime>:child	6 4
:clocktime>:childless	1 1 2 12
:clocktime>:clocktime	0 -20 1 -3 2 -23 4 -1 5 -6 6 -1 7 -26 8 6 11 -5 13 18
:clocktime>:codething	4 -11 6 -18 7 4 8 10 13 17
:clocktime>:condition	13 7
:clocktime>:councilpay	0 37
:clocktime>:deadline	2 -15 3 -10 6 -2 12 1 13 1
:clocktime>:demanding	8 -7
:clocktime>:deterring	4 1 5 4
:clocktime>:faith	8 12
:clocktime>:family	1 28
:clocktime>:feething	7 20
:clocktime>:fixed	12 -13
:clocktime>:forename	6 10
:clocktime>:healthword	8 22
:clocktime>:hiding	6 1
:clocktime>:holiday	8 12 9 1
:clocktime>:income	0 11 5 7
:clocktime>:jobless	0 12
:clocktime>:longperiod	5 -4 6 -6 7 -7 8 11 13 15
:clocktime>:losing	5 4 6 9
:clocktime>:money	5 -20
:clocktime>:nation	2 9
:clocktime>:nearby	7 3 9 -16
:clocktime>:negation	8 3
:clocktime>:newness	5 7
:clocktime>:number	0 -53 1 -26 2 -21 3 -2 4 12 5 -33 6 -23 9 -16 10 -4 12 12 13 -14 14 -55
:clocktime>:offerdeal	6 17
:clocktime>:online	3 1 5 3
:clocktime>:onlyword	8 12
:clocktime>:openprice	2 6 4 1 6 4 7 1 9 11 13 15
:clocktime>:opinion	0 3 1 10 2 -46 5 25 7 7 8 12 9 4 12 9
:clocktime>:payer	1 7 3 5 5 10
:clocktime>:paying	0 2
:clocktime>:period	0 11 1 4 7 9 12 -21 13 35
:clocktime>:person	4 3 7 25
:clocktime>:photo	11 4
:clocktime>:place	6 11 7 13
:clocktime>:politics	2 10
:clocktime>:promise	7 2
:clocktime>:ranking	6 -3 7 5
:clocktime>:record	5 3
:clocktime>:room	2 -25 6 -6 7 7 8 -24
:clocktime>:scarcity	6 1
:clocktime>:school	1 28
:clocktime>:seller	1 3 3 10 5 10
:clocktime>:spelled	1 -17 5 -13 6 5 7 -11 8 21 9 -2 14 -35
:clocktime>:time	10 7 12 13
:clocktime>:title	8 18
:clocktime>:tribunalrent	2 3 13 11
:clocktime>:urgency	5 9 10 6
:clocktime>:welcoming	8 1
:clocktime>:writeto	3 9 5 7
:clocktime_:absence	8 35 9 1 11 1
:clocktime_:absolute	1 18 7 32 8 27
:clocktime_:accepting	9 9
:clocktime_:advance	0 -4 5 16 6 -7
:clocktime_:benefit	0 3
:clocktime_:building	2 -7 3 1 7 18 8 2 11 19
:clocktime_:burden	0 -5 1 20 8 2 12 -11 14 3
:clocktime_:child	1 11 8 4
:clocktime_:childless	0 6 1 2
:clocktime_:clocktime	1 -33 2 -56 3 -36 4 -6 5 -1 6 -44 8 1 9 22 11 -14 12 19 13 31 14 -14
:clocktime_:codething	4 -13 7 10 8 2 12 -9
:clocktime_:councilpay	0 22
:clocktime_:deadline	2 -9 3 -35 6 -22 7 -1 9 22 11 -29 12 10 13 4
:clocktime_:demanding	8 -10
:clocktime_:denying	10 10
:clocktime_:deterring	4 -6 6 -18
:clocktime_:everyone	8 12
:clocktime_:feething	0 -2 7 27
:clocktime_:holiday	9 24
:clocktime_:income	5 15
:clocktime_:jobless	0 19
:clocktime_:lifeword	11 11
:clocktime_:longperiod	6 -3 8 8
:clocktime_:losing	6 21
:clocktime_:money	4 -4 6 7
:clocktime_:nearby	4 -26 7 10
:clocktime_:negation	8 8 10 16
:clocktime_:neighbour	7 1 8 -6
:clocktime_:newness	7 16
:clocktime_:number	0 -10 1 -63 2 -21 4 29 6 -15 8 9 12 3 14 -12
:clocktime_:offerdeal	6 19
:clocktime_:online	11 20
:clocktime_:onlyword	1 9 8 18
:clocktime_:openprice	0 16 4 -40 8 15
:clocktime_:opinion	4 -42 5 4 6 11 8 14 11 2 12 19 14 -1
:clocktime_:origin	13 1
:clocktime_:payer	2 7 6 -25 7 -3 9 25
:clocktime_:period	4 -4 8 1 12 -3 13 14
:clocktime_:person	0 -12 7 13
:clocktime_:photo	8 -6 11 14
:clocktime_:place	0 7 2 20 6 4
:clocktime_:politics	2 41
:clocktime_:promise	1 1 4 5 7 30
:clocktime_:ranking	5 1 7 1
:clocktime_:record	5 5
:clocktime_:rent	13 5
:clocktime_:room	6 -22 7 37 8 -9
:clocktime_:rulesplace	5 3
:clocktime_:scarcity	1 3 8 19
:clocktime_:school	1 22
:clocktime_:seller	2 1 5 1 6 -16 8 -9 11 5
:clocktime_:spelled	0 6 4 -1 7 -11 8 2 12 8 13 11 14 -10
:clocktime_:time	6 4 7 7 8 -7
:clocktime_:urgency	1 1
:clocktime_:wanting	6 7
:clocktime_:welcoming	6 -2 13 3
:clocktime_:work	0 -8
:clocktime_:writeto	2 6 5 8 11 17
:codething	0 -20 2 -24 3 -15 4 1 5 -5 7 -2 8 42 9 -36 10 -20 11 -17 13 -8 14 -1
:codething #	7 -7 8 9
:codething ##	8 33
:codething $	2 4 4 7 6 -32 8 -19 12 4
:codething ,	4 4 6 10 8 22 9 4 10 13
:codething :absence	8 30
:codething :absolute	5 3 7 6 8 13
:codething :accepting	4 2 7 -11 8 -17 13 3
:codething :advance	8 -2
:codething :age	8 2
:codething :asking	0 -6 1 -1
:codething :bid	1 4
:codething :burden	4 12 6 -26 7 -26 8 20
:codething :clocktime	8 -25 11 8
:codething :codething	6 -2 8 20 14 1
:codething :condition	8 -25 12 10
:codething :deadline	0 11
:codething :demand	6 18
:codething :demanding	0 7 2 1 3 -12 4 -15 5 10
:codething :denying	8 14
:codething :deterring	2 -3 7 -39 8 13
:codething :disability	8 10
:codething :disclaimer	7 -4
:codething :dislike	3 8
:codething :everyone	4 13 5 4 6 6
:codething :fairness	2 -2 4 10 5 1
:codething :feething	2 -16 8 -8
:codething :fixed	4 -5 7 2
:codething :healthword	1 1 8 21
:codething :lifeword	5 4
:codething :longperiod	5 1
:codething :money	4 -16 5 5
:codething :negation	0 -6 2 -12 7 5 8 14 11 5
:codething :neighbour	8 -8
:codething :newness	6 13 10 6
:codething :number	1 -6 4 -44 8 38 12 -5 13 -1 14 -36
:codething :offerdeal	8 -3
:codething :onlyword	4 9 12 7
:codething :openprice	0 21 1 14 11 -1 13 -29 14 -8
:codething :opinion	0 7 5 6 7 -9 8 5
:codething :payer	1 -2 13 -3
:codething :paying	0 6 13 1
:codething :photo	4 16 5 7
:codething :promise	7 26 8 10
:codething :record	12 12
:codething :refusing	3 -6 7 17
:codething :rent	4 3
:codething :return	4 10
:codething :rulesplace	12 12
:codething :scarcity	6 -9 8 7
:codething :spelled	1 -34 2 -2 5 5 6 -17 8 -8
:codething :time	7 -24
:codething :title	1 5
:codething :urgency	8 -10
:codething :utility	12 11
:codething :wanting	6 11 13 15
:codething :welcoming	2 -13
:codething a	0 -3 1 4 2 4 4 17 6 -10 7 11 8 -20 13 -4
:codething added	5 8
:codething after	6 11
:codething all	6 1
:codething allergic	3 8
:codething another	4 1
:codething as	7 9
:codething assured	7 2
:codething at	8 -23
:codething behind	8 1
:codething beyond	0 1
:codething by	5 3 8 -21
:codething c	8 6
:codething certain	7 15
:codething collected	13 6
:codething compulsory	5 6
:codething deaf	8 1
:codething empty	8 6
:codething for	0 27 2 13 7 -12 8 23 12 9
:codething from	11 10
:codething full	5 7
:codething going	7 1 8 13
:codething good	14 -4
:codething guaranteed	7 -3
:codething hot	6 9
:codething imperative	6 7
:codething impossible	7 14
:codething in	2 -19 4 4 8 13 11 -8
:codething is	8 28 14 3
:codething it	4 7 6 -1 8 15
:codething lease	12 12
:codething more	11 1
:codething my	2 2
:codething negotiable	4 20
:codething never	8 9
:codething no	1 -8 4 4
:codething none	7 1
:codething not	1 11 11 6 13 5
:codething of	2 3 7 1 11 2
:codething old	1 5
:codething on	6 -4 7 -10 8 21
:codething one	7 12
:codething really	1 4
:codething rent	4 3
:codething running	6 5
:codething six	5 2
:codething sought	2 1
:codething split	5 10
:codething sure	7 5
:codething that	8 -7
:codething the	1 -11 2 -68 4 -12 5 -27 6 -2 8 18 11 -34 12 7 13 -10
:codething thinking	4 4
:codething to	0 8
:codething too	2 13
:codething welcome	2 -4
:codething what	4 -62 11 -28
:codething whatever	4 16
:codething where	4 11
:codething why	3 6
:codething with	8 17
:codething you	14 4
:codething yours	6 13 8 6
:codething £#	4 -31 5 13
:codething>:absence	0 6 6 -4 8 36
:codething>:absolute	0 -17 1 -13 2 17 7 13
:codething>:accepting	7 -2 8 -27 13 12
:codething>:advance	6 -43
:codething>:asking	0 -11 1 -7 8 -4 14 14
:codething>:benefit	0 14
:codething>:bid	1 1
:codething>:burden	4 14 6 -15 7 -8 8 12 13 15 14 -10
:codething>:childless	1 38
:codething>:clocktime	5 -6 6 -29 7 -6 8 -13 11 16
:codething>:codething	6 -17 7 2 8 52
:codething>:condition	6 6 8 -7 12 10 14 6
:codething>:consent	6 3 7 11
:codething>:councilpay	0 10 13 -6
:codething>:deadline	0 6 8 -12 9 2
:codething>:demand	2 2 6 14 8 8
:codething>:demanding	0 5 3 -16 4 -17 5 12
:codething>:denying	0 -13 8 1
:codething>:deterring	2 -21 6 -19
:codething>:disability	2 14 8 13
:codething>:disclaimer	7 -14 8 -3
:codething>:dislike	3 6 5 10
:codething>:everyone	2 11 4 18
:codething>:fairness	4 28 8 7
:codething>:family	1 11
:codething>:fee	1 5 5 -1
:codething>:feething	2 -24 8 -7 12 9
:codething>:fixed	12 6 13 -7
:codething>:healthword	8 36
:codething>:hiding	6 -29 8 5
:codething>:holiday	9 8
:codething>:income	0 -20
:codething>:keything	7 7 8 11
:codething>:law	0 -9
:codething>:lifeword	5 3 8 30
:codething>:longperiod	7 14 8 27 9 11
:codething>:losing	8 8
:codething>:money	0 -5 4 -25 5 11 7 -2
:codething>:nation	2 16
:codething>:nearby	7 -4
:codething>:negation	0 -1 1 1 2 -24 3 5 6 8 7 1 8 16 11 20
:codething>:neighbour	8 -2
:codething>:newness	10 25 13 -1
:codething>:number	0 -38 1 -40 2 -12 4 -6 8 48 11 -43 14 -55
:codething>:offerdeal	2 6 8 -10
:codething>:onlyword	4 15 6 7 12 12
:codething>:openprice	0 13 1 19 3 -3 4 -3 6 11 7 -10 8 -4 13 -14
:codething>:opinion	0 6 5 15 7 -24 8 4 14 -29
:codething>:payer	0 9 5 -9 8 -10
:codething>:paying	0 17 13 1
:codething>:period	8 13 9 16
:codething>:person	0 8 2 -2
:codething>:pet	3 6
:codething>:phone	7 4 8 12
:codething>:photo	3 4 4 13 5 5 11 5
:codething>:place	7 16
:codething>:politics	6 3
:codething>:promise	0 1 7 47 8 1
:codething>:ranking	6 -3 8 20
:codething>:record	12 11
:codething>:refusing	7 13
:codething>:regretting	8 4
:codething>:rent	4 -5 5 -2
:codething>:return	5 -12 13 1
:codething>:room	2 -9 4 4
:codething>:rulesplace	12 11
:codething>:scarcity	6 -5 8 12
:codething>:sex	2 5
:codething>:spelled	1 -22 2 -25 6 -5 14 11
:codething>:superlative	4 11 6 -2 7 1 12 20
:codething>:thing	4 4
:codething>:time	0 -1 7 -24
:codething>:title	6 -6
:codething>:tribunalrent	8 15
:codething>:urgency	8 -19
:codething>:utility	12 9
:codething>:wanting	6 9 13 19
:codething>:welcoming	2 -21
:codething>:work	0 2 8 -3
:codething_:absence	1 11 2 -5 3 -5 6 -6 7 -15 8 -4
:codething_:absolute	0 -16 1 -32 6 4 8 -3 12 -7 13 3
:codething_:accepting	0 23 2 11
:codething_:advance	7 -6 8 22 13 -21
:codething_:asking	2 1 4 10 14 6
:codething_:bid	8 1
:codething_:building	1 19 3 -13 8 -27 10 4 14 6
:codething_:burden	1 10 2 -41 3 -29 4 -5 6 -10 7 -9 8 15
:codething_:childless	1 37
:codething_:childthing	1 13
:codething_:clocktime	1 -21 2 -17 4 -10 5 5 7 -7 8 -29 13 4 14 5
:codething_:codething	5 -23 6 -3 7 6 8 50
:codething_:condition	1 16 5 -16 6 6 7 -33
:codething_:consent	7 8
:codething_:councilpay	0 13
:codething_:deadline	1 19 3 -19 4 -21 5 -4 7 -4 8 -54
:codething_:demand	4 25 8 13
:codething_:demanding	8 16 13 3
:codething_:denying	0 -12 8 -35
:codething_:deterring	0 6 2 -11 3 -21 6 -7 8 3 13 -7
:codething_:disability	2 18
:codething_:disclaimer	7 -2
:codething_:dislike	4 4 5 11
:codething_:everyone	5 1
:codething_:fairness	4 29 5 2 8 21
:codething_:faith	2 13
:codething_:fee	4 -3 6 -4
:codething_:feething	8 -19
:codething_:fixed	1 -3 8 6
:codething_:healthword	2 -6 6 -8 8 12
:codething_:hiding	6 -14
:codething_:holiday	1 -10 9 25
:codething_:income	4 -11 13 -14
:codething_:jobname	0 7
:codething_:keything	8 34
:codething_:lifeword	8 27
:codething_:longperiod	7 6 8 22 9 8 13 29
:codething_:losing	1 -7 2 -13 6 -4 8 -4 13 7
:codething_:money	4 -30 5 18 6 4 13 16
:codething_:nation	2 44
:codething_:nearby	1 -12 2 2 4 1 6 -52 8 -15
:codething_:negation	1 -7 3 35 5 3 12 5 14 10
:codething_:neighbour	4 -7 8 -6
:codething_:newness	6 -30 8 -15 10 4 12 9 13 -36
:codething_:number	0 -19 1 7 2 -32 3 -11 8 15 12 -12 14 -45
:codething_:offerdeal	10 8
:codething_:onlyword	1 7 4 8 8 1
:codething_:openprice	0 -37 1 12 3 -10 4 -9 8 -13 11 8 12 5
:codething_:opinion	7 17 8 -3 10 -5
:codething_:payer	0 33 1 -21 2 8 3 2 4 14 7 4 8 -9 14 1
:codething_:paying	0 7 4 -11 13 1
:codething_:period	4 -41 5 14 6 -5 8 6 9 11 12 -8 13 -14
:codething_:person	0 21 4 5 6 35 9 -7
:codething_:pet	3 7
:codething_:phone	8 2
:codething_:photo	8 -8 14 2
:codething_:place	2 9 6 -22
:codething_:politics	6 7 8 1
:codething_:preferring	7 7
:codething_:promise	6 10 7 27 8 -7
:codething_:ranking	2 9 7 -2 8 30 13 -30 14 5
:codething_:record	7 6 8 -21
:codething_:refusing	1 9 8 -3
:codething_:regretting	8 4
:codething_:rent	4 -35 5 5 8 6 12 12
:codething_:return	4 -20 12 13 13 -11
:codething_:room	1 -17 2 -13 10 6
:codething_:rulesplace	8 29
:codething_:safety	7 18 8 4
:codething_:scarcity	4 3 6 8 13 -1
:codething_:seller	0 34 1 -6 2 5 4 16 8 -4 14 10
:codething_:sex	2 11
:codething_:sexual	8 8
:codething_:spelled	1 5 2 -23 4 -15 6 -3 7 -7 8 38 11 -8 13 11 14 13
:codething_:superlative	3 9 4 3 7 3 12 27 13 -3
:codething_:thing	4 3 8 7 13 15
:codething_:time	8 22
:codething_:title	1 -12 4 -7 8 9
:codething_:tribunalrent	8 14
:codething_:wanting	4 13 8 4 11 12
:codething_:welcoming	1 5
:codething_:work	0 24 6 -11 7 7 8 6
:codething_:writeto	7 -3 11 -29 13 19
:condition	0 16 1 34 2 2 3 7 4 25 6 21 7 -27 8 17 9 -56 10 -42 11 13 12 8 13 32
:condition ##	8 -10
:condition $	0 3 3 -16 6 -18 11 8
:condition ,	11 14
:condition :absence	6 11
:condition :absolute	0 13 6 41 12 4
:condition :accepting	2 10
:condition :benefit	0 9
:condition :burden	3 4 6 4
:condition :everyone	0 22 1 31 7 27
:condition :feething	5 3
:condition :kin	1 10
:condition :longperiod	12 5
:condition :losing	4 7
:condition :nation	2 9
:condition :negation	0 2 1 2 13 4
:condition :number	2 2 4 21 6 -5 8 -11
:condition :onlyword	6 15
:condition :opinion	2 -6 4 2 7 -20 8 7 12 6 14 4
:condition :payer	0 7 12 15
:condition :person	4 7 7 5
:condition :scarcity	6 16
:condition :seller	0 13 6 2 7 -26 8 9 12 8
:condition :spelled	2 1 4 12
:condition :time	11 2
:condition :title	2 -25 3 19 8 24
:condition :urgency	10 8
:condition after	6 2
:condition any	0 14 1 1
:condition breakfast	6 32
:condition by	3 -2
:condition checks	5 3
:condition everybody	7 2
:condition he	3 5 6 6
:condition he's	8 9
:condition i	6 15
:condition in	6 16
:condition it	3 3 7 -21
:condition it's	1 1 2 6
:condition nobody	6 13
:condition none	2 2
:condition of	1 13 8 1
:condition only	6 17
:condition she's	3 2
:condition that	2 4
:condition the	0 10 2 16 3 -2 7 -4 11 -3 12 11 13 15
:condition then	11 2
:condition there	1 33 6 14 7 23
:condition there's	7 1
:condition they	1 -3 6 -6
:condition two	4 18
:condition we	12 15
:condition we've	6 -4
:condition you	1 -10 3 -3 4 -5 5 10 7 -6
:condition you'd	14 13
:condition you're	6 5
:condition you've	1 4 8 4
:condition your	2 14 13 8
:condition>:absence	0 1 5 30 6 8
:condition>:absolute	0 16 1 8 2 1 6 23 12 9
:condition>:accepting	2 11 3 -11 5 2 6 -1
:condition>:advance	8 -7
:condition>:asking	3 -20 4 -6 5 -7
:condition>:benefit	0 16
:condition>:building	1 -3
:condition>:burden	4 9 5 -14
:condition>:child	1 3
:condition>:childthing	1 34
:condition>:codething	3 5 6 12
:condition>:consent	0 3
:condition>:councilpay	0 21 13 -4
:condition>:deadline	3 -12 8 5
:condition>:demand	4 1
:condition>:demanding	0 -14 1 8 2 1 4 -10 5 -37
:condition>:denying	6 24
:condition>:deterring	0 3 3 -15 5 -8 6 -5
:condition>:disability	1 9
:condition>:disclaimer	3 10
:condition>:everyone	0 19 1 33 2 4 6 -6 7 20
:condition>:feething	0 -24 6 -25 7 7 13 25
:condition>:healthword	8 5
:condition>:hiding	4 12
:condition>:jobless	0 20
:condition>:kin	1 5
:condition>:lifeword	8 16
:condition>:losing	6 9
:condition>:money	0 14 5 7
:condition>:nation	2 21
:condition>:negation	0 5 1 -1
:condition>:neighbour	2 12 7 11
:condition>:newness	13 1
:condition>:number	4 17
:condition>:online	14 3
:condition>:onlyword	6 38
:condition>:openprice	2 12 4 9 6 9 7 -13 8 -10 11 1 14 1
:condition>:opinion	0 11 2 -38 4 45 7 -16 8 17 12 11 14 10
:condition>:payer	0 16 4 4 6 -2 12 13 13 -7
:condition>:paying	13 -8
:condition>:person	0 -4 1 7 4 17 7 1
:condition>:pet	3 28
:condition>:petpart	3 21
:condition>:phone	2 4
:condition>:photo	11 5
:condition>:politics	2 29
:condition>:preferring	2 -10
:condition>:promise	13 6
:condition>:rent	0 2 13 4
:condition>:return	0 16
:condition>:room	1 8
:condition>:safety	1 10
:condition>:scarcity	4 4 6 15
:condition>:seller	0 17 4 12 6 12 7 -43 8 17 12 17 13 -1
:condition>:source	0 4
:condition>:spelled	3 2 4 2 13 26
:condition>:superlative	7 7
:condition>:thing	8 11
:condition>:time	11 15
:condition>:title	2 -6 3 16 6 5 8 11
:condition>:urgency	6 25 10 6
:condition>:utility	0 2
:condition>:wanting	0 -26 1 3 4 -12 5 -33 6 -7 8 23
:condition>:work	0 18 13 19
:condition_:absence	2 -18 5 28 7 -8
:condition_:absolute	1 13 2 5 4 11
:condition_:accepting	3 -25 4 -2 13 -8
:condition_:advance	4 14 5 -4 8 -17
:condition_:age	2 24 3 3
:condition_:asking	3 -38 4 -17 7 -4
:condition_:benefit	0 36 1 -7
:condition_:bid	2 14 4 17 13 -15
:condition_:building	7 1
:condition_:burden	0 32 1 1 2 6 4 4 5 -20 6 -3
:condition_:child	1 19
:condition_:childless	1 16
:condition_:childthing	1 36
:condition_:clocktime	1 21 12 -4
:condition_:codething	1 19 3 7 4 1 6 6 7 15 8 -7 13 9 14 1
:condition_:condition	3 -8
:condition_:councilpay	0 26
:condition_:deadline	1 2 4 8 6 13 8 11
:condition_:demand	6 16
:condition_:demanding	3 -12 5 -24 14 12
:condition_:denying	6 11
:condition_:deterring	0 26 6 -15 8 2
:condition_:disability	1 6 8 6
:condition_:disclaimer	0 7 3 10
:condition_:dislike	1 2 2 6
:condition_:fairness	3 -18 6 3
:condition_:family	1 -4 2 1 6 6 8 2
:condition_:fee	5 2
:condition_:feething	0 -27 6 -35 8 -12 13 22
:condition_:fixed	5 -10 12 -8
:condition_:healthword	8 19
:condition_:hiding	4 2
:condition_:holiday	1 9
:condition_:income	13 27
:condition_:jobless	0 17
:condition_:lifeword	0 -2 6 -29 8 21
:condition_:losing	5 5 6 2 7 -14 14 2
:condition_:money	0 17 5 2
:condition_:nation	2 5
:condition_:nearby	11 1
:condition_:negation	1 -7 3 27 5 1 13 9
:condition_:neighbour	1 25 2 7
:condition_:newness	6 22 7 2
:condition_:number	5 -15 6 1 13 5
:condition_:online	14 8
:condition_:onlyword	6 6 8 2
:condition_:openprice	0 10 2 33 3 -6 6 5 7 -16 8 3
:condition_:opinion	0 16 4 11 7 -16 8 29
:condition_:origin	2 25
:condition_:payer	0 37
:condition_:paying	0 4 4 1
:condition_:period	1 7 13 7
:condition_:person	0 -3 1 11 2 4 4 5
:condition_:pet	1 -19 3 27 5 17
:condition_:petpart	3 3
:condition_:phone	2 16
:condition_:photo	7 3 13 2
:condition_:place	2 19 7 15
:condition_:politics	2 6
:condition_:preferring	2 -27 14 2
:condition_:promise	3 3
:condition_:ranking	3 3 4 21 6 4 13 9
:condition_:refusing	6 -9
:condition_:rent	0 17 13 9
:condition_:return	0 31 13 8
:condition_:room	1 8
:condition_:safety	1 11
:condition_:scarcity	1 2 2 1 4 23
:condition_:seller	0 13 2 6 3 6 7 -5
:condition_:sex	2 23
:condition_:sexual	8 18
:condition_:source	0 3
:condition_:spelled	2 -19 3 22 5 -28 13 27
:condition_:superlative	7 26
:condition_:thing	8 1
:condition_:time	6 8 13 4
:condition_:title	1 2 4 2 5 7 6 25
:condition_:urgency	6 5
:condition_:utility	0 15
:condition_:wanting	0 -6 4 12 5 -42 6 -15 8 11 12 5
:condition_:welcoming	3 15 6 -13 7 1 13 9
:condition_:work	13 19
:condition_:writeto	1 1 2 5 6 -4 11 7
:consent	1 -16 2 -35 3 -76 4 -35 5 -8 6 -6 7 42 8 -23 11 -14 12 12 13 -37 14 -27
:consent #	6 12
:consent $	0 -3 1 15 3 -14 6 -43 7 10 14 3
:consent ,	6 -8 7 30
:consent :codething	7 17
:consent :consent	7 3
:consent :councilpay	0 4
:consent :everyone	7 9
:consent :negation	7 27
:consent :number	6 10
:consent :openprice	0 -10 12 4
:consent :opinion	12 5
:consent :payer	5 18
:consent :person	0 3
:consent :promise	7 13
:consent :ranking	0 3
:consent :room	2 9
:consent :seller	5 19
:consent :utility	0 -34 7 -4
:consent a	2 2 8 2 11 9
:consent as	7 1
:consent for	7 41
:consent is	7 17
:consent isn't	7 1
:consent our	5 11
:consent tax	0 -34 7 -4
:consent tenants	0 3
:consent the	6 16 8 13 14 -13
:consent this	6 -28
:consent to	12 6
:consent will	7 9
:consent your	6 3
:consent>:absolute	7 5
:consent>:codething	7 29
:consent>:consent	6 -2 7 21
:consent>:councilpay	0 1
:consent>:everyone	7 21
:consent>:fixed	12 12
:consent>:hiding	0 3
:consent>:keything	6 24
:consent>:lifeword	8 9
:consent>:negation	7 21
:consent>:neighbour	6 22
:consent>:number	6 1
:consent>:offerdeal	14 3
:consent>:online	6 -30 14 -45
:consent>:openprice	12 3
:consent>:opinion	12 5
:consent>:payer	5 17
:consent>:person	0 3 7 8
:consent>:pet	11 5
:consent>:promise	7 25
:consent>:ranking	0 1
:consent>:room	0 7 1 8 2 5 6 32 8 20
:consent>:seller	5 18
:consent>:utility	0 -44
:consent_:asking	7 23
:consent_:codething	6 1 7 26
:consent_:condition	0 6
:consent_:consent	0 -2 7 33
:consent_:deadline	6 4
:consent_:disability	2 2
:consent_:fixed	12 14
:consent_:keything	6 24
:consent_:lifeword	8 10
:consent_:negation	7 16
:consent_:neighbour	6 22
:consent_:number	14 -8
:consent_:online	6 -31 14 -46
:consent_:onlyword	7 5
:consent_:opinion	7 16
:consent_:payer	7 8
:consent_:period	12 7
:consent_:person	0 1 7 5
:consent_:pet	11 5
:consent_:phone	7 8
:consent_:politics	7 5
:consent_:promise	7 57
:consent_:record	7 -30
:consent_:rent	0 15
:consent_:return	0 11 6 11
:consent_:room	0 1 1 10 6 27 8 28
:consent_:seller	0 9 7 1
:consent_:sex	2 1
:consent_:spelled	7 20
:consent_:superlative	7 3
:councilpay	0 87 1 -47 2 -33 3 -94 4 -33 5 -33 6 -69 7 -6 8 -68 9 -69 10 -47 11 -37 12 -5 13 -4 14 -14
:councilpay $	0 13 4 -15 7 -27
:councilpay :benefit	0 -1
:councilpay :councilpay	0 8
:councilpay :deadline	13 5
:councilpay :demanding	13 1
:councilpay :income	13 -17
:councilpay :jobless	0 9
:councilpay :openprice	0 13
:councilpay :opinion	0 6
:councilpay :payer	0 4
:councilpay :paying	0 23
:councilpay :period	13 -14
:councilpay :person	0 23
:councilpay :promise	1 3
:councilpay :ranking	0 9
:councilpay :refusing	7 12
:councilpay :spelled	0 -4
:councilpay :utility	0 -36 7 -4
:councilpay :work	0 2
:councilpay authority	0 1
:councilpay benefit	0 -10
:councilpay by	13 -3
:councilpay four	13 -12
:councilpay funded	0 5
:councilpay help	0 12
:councilpay in	13 7
:councilpay monthly	13 -15
:councilpay tax	0 -34 7 -4
:councilpay tenants	0 30
:councilpay the	0 -12 4 13
:councilpay will	1 3
:councilpay your	0 20 2 9
:councilpay>:absolute	13 4
:councilpay>:advance	13 15
:councilpay>:benefit	0 -2
:councilpay>:bid	4 5
:councilpay>:councilpay	0 27
:councilpay>:deadline	13 2
:councilpay>:fixed	13 6
:councilpay>:hiding	0 8
:councilpay>:income	13 -17
:councilpay>:jobless	0 18
:councilpay>:lifeword	0 17
:councilpay>:longperiod	13 14
:councilpay>:losing	0 6
:councilpay>:money	5 6
:councilpay>:negation	0 6
:councilpay>:newness	13 2
:councilpay>:openprice	0 15
:councilpay>:opinion	0 17 13 -21
:councilpay>:origin	2 10
:councilpay>:payer	0 11 13 -11
:councilpay>:paying	0 23
:councilpay>:person	0 27
:councilpay>:promise	1 3
:councilpay>:ranking	0 19 13 13
:councilpay>:refusing	7 12
:councilpay>:rent	0 3 4 4 13 -1
:councilpay>:return	0 5 4 3 13 -2
:councilpay>:scarcity	0 14
:councilpay>:seller	0 2
:councilpay>:superlative	4 2
:councilpay>:utility	0 -5 7 -6
:councilpay>:work	0 3
:councilpay>:writeto	13 -4
:councilpay_:absence	0 9
:councilpay_:advance	13 8
:councilpay_:asking	7 21
:councilpay_:benefit	0 -6
:councilpay_:building	1 2
:councilpay_:demanding	0 14 13 5
:councilpay_:deterring	0 4
:councilpay_:faith	2 11
:councilpay_:feething	0 -19
:councilpay_:fixed	13 12
:councilpay_:income	0 26
:councilpay_:losing	0 8
:councilpay_:money	5 15
:councilpay_:nearby	0 -7
:councilpay_:negation	0 36 7 9
:councilpay_:newness	13 3
:councilpay_:number	0 -14 13 7
:councilpay_:openprice	0 -1
:councilpay_:opinion	0 24 13 -7
:councilpay_:payer	13 -29
:councilpay_:paying	0 44
:councilpay_:period	0 -16 13 11
:councilpay_:person	0 19
:councilpay_:ranking	0 10 13 16
:councilpay_:record	0 -18 7 -13
:councilpay_:refusing	1 2
:councilpay_:rent	0 2 4 2
:councilpay_:return	0 21 4 1
:councilpay_:room	0 -6
:councilpay_:scarcity	0 18
:councilpay_:seller	0 6 13 -11
:councilpay_:spelled	0 4 7 1 13 7
:councilpay_:time	0 15
:councilpay_:wanting	0 17
:councilpay_:work	0 -2
:councilpay_:writeto	0 -2 13 -2
:deadline	0 -35 1 -26 2 -37 3 -22 4 21 5 9 6 50 7 -53 8 5 9 46 10 -2 11 -1 12 23 13 28 14 -29
:deadline #	4 7
:deadline ##	7 -17 8 -59 11 -13
:deadline $	0 -59 1 -45 2 -27 3 -23 5 -14 6 2 8 -2 9 8 11 -30 12 32 13 -9
:deadline ,	0 -55 2 -16 4 -7 6 14 7 -3 8 6 9 16 11 -12 13 25
:deadline :absolute	4 -1 6 27
:deadline :accepting	4 8 6 -16
:deadline :advance	12 -16 13 37
:deadline :bid	13 18
:deadline :building	8 15
:deadline :burden	2 -29 6 14 8 -7 12 -5
:deadline :clocktime	0 -3 2 -15 6 7 8 10 12 11
:deadline :condition	8 4
:deadline :deadline	1 -22 2 -42 4 5 6 39 8 23 10 11 12 1
:deadline :demanding	0 3 6 17 8 17
:deadline :deterring	4 9 6 -6 8 -13 9 8
:deadline :faith	6 4
:deadline :feething	5 6 6 -15 13 14
:deadline :fixed	6 25
:deadline :healthword	6 2
:deadline :holiday	6 1
:deadline :keything	13 2
:deadline :longperiod	8 6
:deadline :losing	6 13
:deadline :negation	11 18 13 -8
:deadline :newness	10 10
:deadline :number	0 -7 1 -11 5 -42 6 -108 7 -60 8 -4 9 -21 11 -1 13 -13
:deadline :offerdeal	6 9
:deadline :onlyword	6 18
:deadline :openprice	0 13 4 -2 5 -10 7 -3 9 36 10 -20 11 7 14 -2
:deadline :opinion	0 5 2 2 4 2 5 -1 6 -28 9 34 12 5 13 3
:deadline :payer	1 2 5 19 13 24
:deadline :paying	5 19
:deadline :period	13 2
:deadline :person	1 5
:deadline :photo	6 6
:deadline :preferring	4 19
:deadline :promise	7 4
:deadline :ranking	13 3
:deadline :refusing	8 1
:deadline :room	8 1
:deadline :scarcity	6 26
:deadline :seller	1 1
:deadline :spelled	1 -25 8 13 13 -17
:deadline :time	10 24
:deadline :urgency	4 -10 10 23
:deadline :wanting	6 4
:deadline :welcoming	1 8
:deadline and	4 1 6 16 7 21 8 22 11 3 13 34
:deadline as	4 1
:deadline at	6 12
:deadline be	4 -21 6 -10 8 -10 14 14
:deadline breakfast	8 5
:deadline by	4 3
:deadline come	1 9
:deadline date	6 -4
:deadline easter	12 10
:deadline for	0 17 2 12 5 -6 9 4 10 21 12 4
:deadline from	4 -18
:deadline front	12 -3 13 18
:deadline in	6 -1 8 -2 9 12 13 -5
:deadline it's	6 33
:deadline keys	13 5
:deadline let	12 1
:deadline night	6 9
:deadline noon	8 19
:deadline not	1 5 2 -9 11 14
:deadline now	10 5
:deadline of	1 -5 7 -1 8 -8
:deadline off	8 7
:deadline on	4 17
:deadline only	6 24
:deadline or	6 10
:deadline others	2 4
:deadline plan	6 3
:deadline secures	4 8
:deadline six	8 3
:deadline somebody	6 3
:deadline supper	6 3
:deadline the	0 10 2 14 3 12 5 32 6 33 7 -10 9 -22 11 23 12 4 13 41
:deadline they	0 6
:deadline this	6 7
:deadline to	1 -45 5 -20 6 -26 9 35 12 10
:deadline today	10 3
:deadline up	6 31
:deadline vary	11 13
:deadline we	1 8 13 15
:deadline we'd	3 2
:deadline when	8 3
:deadline will	7 5
:deadline wish	4 8
:deadline with	5 3 6 13 12 2
:deadline you	1 6 3 14 4 -17 5 17 6 -2 8 -42 13 -4
:deadline>:absence	0 4 2 -13 8 1 9 8
:deadline>:absolute	4 -9 6 50
:deadline>:accepting	4 5 7 -2 8 2 11 9
:deadline>:advance	1 -5 6 -19 12 -6
:deadline>:age	6 3
:deadline>:asking	3 8 6 1 8 1
:deadline>:bid	13 17
:deadline>:building	8 29
:deadline>:burden	0 -9 2 -59 6 20 8 -26
:deadline>:clocktime	0 -20 2 -24 3 -22 6 22 11 -5 12 16 13 19
:deadline>:codething	2 11 7 -5 8 3 10 5
:deadline>:condition	0 -1 8 3 13 13
:deadline>:consent	12 9
:deadline>:councilpay	0 4
:deadline>:deadline	1 -10 5 -54 6 43 7 -36 11 -2 12 16 13 9
:deadline>:demand	1 3 4 23
:deadline>:demanding	0 6 2 1 3 10 6 19 8 7
:deadline>:deterring	3 15 4 5 5 6 6 -8 8 -49 9 18 13 -13
:deadline>:faith	4 4
:deadline>:fee	5 16
:deadline>:feething	5 19 6 -22 8 -5 12 -8 13 1
:deadline>:fixed	0 -34 6 29 12 -8
:deadline>:healthword	6 2
:deadline>:holiday	6 2
:deadline>:income	13 10
:deadline>:jobless	13 1
:deadline>:keything	3 2
:deadline>:longperiod	8 16 13 -2
:deadline>:losing	6 31
:deadline>:money	4 -1 5 2 6 8
:deadline>:nearby	2 9 5 9 10 -35
:deadline>:negation	0 7 1 9 2 -10 4 1 7 14 8 30 11 28 13 -14
:deadline>:neighbour	12 2
:deadline>:newness	4 5 5 1 6 9 10 32 13 -24
:deadline>:number	0 -55 1 -46 5 -17 7 -29 8 -4 10 -4 11 -10
:deadline>:offerdeal	10 13
:deadline>:online	5 10
:deadline>:onlyword	1 10 6 23
:deadline>:openprice	0 8 1 -1 2 13 5 -9 6 14 9 37 10 -44 11 9 14 -11
:deadline>:opinion	0 1 2 1 4 6 5 -2 6 -6 9 34 12 2
:deadline>:payer	1 18 5 8
:deadline>:paying	0 10 4 -12 5 14 6 3
:deadline>:period	6 4 9 15 12 11 13 7
:deadline>:person	1 5 2 7 6 24
:deadline>:photo	6 19
:deadline>:place	2 15 5 10 6 -23 7 -42 10 -30
:deadline>:preferring	4 19
:deadline>:promise	7 31
:deadline>:ranking	5 -5
:deadline>:rent	4 10 5 -1
:deadline>:return	4 9 10 -12
:deadline>:room	1 -2 6 -27 8 4
:deadline>:scarcity	6 8
:deadline>:seller	1 16 4 18 6 8 7 -8
:deadline>:spelled	0 -4 1 -22 6 5 8 10
:deadline>:thing	0 9 6 17
:deadline>:time	10 24
:deadline>:title	8 5
:deadline>:tribunalrent	5 14 10 -12
:deadline>:urgency	4 -22 6 15 10 12
:deadline>:utility	1 1 5 12
:deadline>:writeto	8 -22 14 4
:deadline_:absence	0 18 1 -12 2 -12 6 15 8 17 13 18
:deadline_:absolute	6 25 8 34
:deadline_:accepting	0 15 2 -12 6 7 7 -17 8 1
:deadline_:advance	2 -32 13 -4
:deadline_:age	6 4 11 6
:deadline_:asking	3 13
:deadline_:benefit	2 1
:deadline_:bid	4 31 6 14
:deadline_:building	1 3 5 12 7 -6 8 15
:deadline_:burden	5 14 9 12 11 8
:deadline_:child	4 1
:deadline_:childthing	1 3
:deadline_:clocktime	2 -43 3 -45 4 5 5 -6 6 5 9 10 12 9 13 20 14 -28
:deadline_:codething	5 6 7 -14 8 25 10 1 13 2
:deadline_:condition	2 -7 7 -4 13 9
:deadline_:consent	2 17
:deadline_:deadline	4 -12 5 -28 6 31 7 -7 8 -6 9 43 10 -16 12 16 13 21 14 -21
:deadline_:demand	0 7 4 20
:deadline_:demanding	3 9 4 -17 6 9 13 6
:deadline_:denying	6 7 8 10 11 9
:deadline_:deterring	3 22 4 1 5 19 9 11 11 6 13 -10
:deadline_:dislike	4 4
:deadline_:everyone	4 13 5 -3 6 1
:deadline_:fairness	7 3
:deadline_:faith	6 5
:deadline_:fee	5 10
:deadline_:feething	2 -14 4 16 8 -15 12 -7 13 -2
:deadline_:fixed	0 -21 6 2 8 8 13 6
:deadline_:healthword	8 1
:deadline_:hiding	13 15
:deadline_:income	5 11 13 3
:deadline_:jobless	13 6
:deadline_:keything	3 6 6 -14
:deadline_:longperiod	8 8 12 1
:deadline_:losing	5 5 6 19
:deadline_:money	5 40 6 36
:deadline_:nation	2 1
:deadline_:nearby	2 5 5 11 8 -3 10 -15
:deadline_:negation	2 -21 4 26 6 13 7 8 8 51 12 4
:deadline_:neighbour	2 7 3 10 5 5 6 -60
:deadline_:newness	6 20 10 8 13 -13
:deadline_:number	0 -18 6 5 8 -19 9 2 12 23
:deadline_:offerdeal	10 12
:deadline_:online	4 8 6 5
:deadline_:onlyword	6 14 8 8
:deadline_:openprice	0 17 4 9 5 -5 6 6 8 8 11 3 12 10
:deadline_:opinion	0 22 1 8 3 -4 5 3 6 20
:deadline_:payer	0 8 5 19 6 11
:deadline_:paying	6 5 7 3 13 20
:deadline_:period	4 -29 6 38 12 15 13 -7
:deadline_:person	1 -2 2 10 7 10 11 1 13 3
:deadline_:pet	3 35
:deadline_:phone	14 16
:deadline_:photo	5 13 11 21
:deadline_:place	1 3 2 14 5 10 6 -35 7 -16 10 -10
:deadline_:preferring	4 5
:deadline_:promise	4 5 7 5 8 22 13 7
:deadline_:ranking	2 -18 6 13 13 -34
:deadline_:refusing	0 1 4 22
:deadline_:rent	4 14 6 7 10 2
:deadline_:return	4 17
:deadline_:room	6 -8 9 9
:deadline_:scarcity	8 8
:deadline_:seller	5 21 6 11 13 -2 14 -6
:deadline_:sex	2 7
:deadline_:spelled	1 6 3 4 4 10 6 20 9 8 12 15 13 7
:deadline_:superlative	4 7
:deadline_:thing	0 10 6 3
:deadline_:time	6 19 7 -15 8 -6
:deadline_:title	6 14 8 1
:deadline_:tribunalrent	5 18 6 -4
:deadline_:urgency	4 -4 6 31
:deadline_:utility	5 5
:deadline_:wanting	2 -28
:deadline_:work	0 7 13 13
:deadline_:writeto	4 14 8 -1
:demand	0 13 1 12 2 4 3 -5 4 40 5 -11 6 102 7 -2 8 -14 9 -36 10 -19 11 -44 12 -67 13 -64 14 -12
:demand $	0 31 4 42 6 21 7 -14 8 14 14 -11
:demand ,	1 12 2 4 7 -19 8 13 14 5
:demand :accepting	4 8
:demand :bid	1 -3 6 11
:demand :burden	0 -6 1 -19 7 25
:demand :child	1 20
:demand :childless	1 -10 6 18
:demand :clocktime	2 23
:demand :codething	6 11
:demand :condition	0 3 1 3 6 27
:demand :deadline	10 2
:demand :demand	6 2
:demand :demanding	4 9 6 22
:demand :deterring	7 2
:demand :fairness	4 18
:demand :feething	4 3
:demand :holiday	6 2
:demand :losing	2 8
:demand :openprice	2 24 6 -2
:demand :phone	2 3
:demand :ranking	4 8 6 -6
:demand :scarcity	6 1
:demand :source	6 19
:demand :spelled	6 5
:demand :time	8 16
:demand :title	0 23 2 -13 5 12 6 -3
:demand :wanting	2 -10 6 31
:demand :welcoming	2 1
:demand :writeto	4 2
:demand a	4 -22
:demand already	6 1
:demand and	6 6
:demand are	6 48
:demand as	7 3
:demand considered	4 4
:demand demand	6 4
:demand essential	6 5
:demand expected	6 7
:demand for	6 1
:demand from	2 28
:demand get	4 4
:demand has	6 12
:demand in	6 10 7 9
:demand is	6 12
:demand left	6 5
:demand list	6 -12
:demand not	2 4
:demand of	2 -8 6 2
:demand off	10 3
:demand on	1 -3 7 3
:demand over	6 19
:demand please	8 1
:demand recommended	6 4
:demand since	6 19
:demand wants	6 6
:demand when	1 2
:demand who	0 23 2 -11 5 13 6 -30
:demand who've	1 7
:demand will	7 -4
:demand without	1 5
:demand>:absence	6 24 8 -14
:demand>:absolute	3 -1 6 -5 7 6
:demand>:accepting	4 6
:demand>:advance	2 5
:demand>:bid	0 6 1 -11 6 10
:demand>:building	6 2
:demand>:burden	0 -9 1 -18 4 -2 6 -7 7 26
:demand>:child	1 30
:demand>:childless	6 11
:demand>:clocktime	2 6 7 -22 8 -10
:demand>:codething	6 12 8 18
:demand>:condition	1 2 6 32
:demand>:deadline	6 14
:demand>:demand	2 -18 6 49
:demand>:demanding	4 8 6 23
:demand>:denying	7 6
:demand>:deterring	0 -1 6 -5 8 -3
:demand>:fairness	4 17
:demand>:feething	4 1 6 4
:demand>:jobless	0 -13
:demand>:lifeword	7 2
:demand>:losing	2 7 6 8
:demand>:money	5 18
:demand>:nearby	6 26
:demand>:newness	2 4 7 3
:demand>:number	1 1 6 31
:demand>:openprice	0 -10 2 13 4 12
:demand>:opinion	0 -12
:demand>:payer	3 8
:demand>:period	13 -6
:demand>:person	2 -13 6 21
:demand>:phone	2 2 6 2
:demand>:place	7 12
:demand>:ranking	0 11 1 1 2 22 4 6
:demand>:scarcity	7 1
:demand>:seller	1 17 2 11
:demand>:source	6 21
:demand>:spelled	1 3 6 27
:demand>:time	8 13
:demand>:title	0 23 2 -15 4 -2 5 12 8 -2
:demand>:wanting	6 28
:demand>:welcoming	2 8 6 -23
:demand>:work	0 20 7 1
:demand_:absence	8 -6
:demand_:absolute	2 -22 6 4
:demand_:accepting	0 -17 6 -32
:demand_:advance	8 2
:demand_:asking	2 -20
:demand_:bid	0 10
:demand_:burden	2 -7 4 -2 6 -17
:demand_:child	1 12
:demand_:clocktime	6 -11 7 -27 9 -11
:demand_:codething	10 4 13 -3
:demand_:demand	0 -41 6 39
:demand_:demanding	6 6
:demand_:denying	1 3 6 2
:demand_:deterring	2 15 6 -8
:demand_:everyone	0 -3
:demand_:fee	2 6 6 -2
:demand_:hiding	2 18
:demand_:longperiod	13 -6
:demand_:losing	6 3
:demand_:money	4 3 5 10 6 -11
:demand_:nation	2 4
:demand_:nearby	6 30 7 12
:demand_:negation	2 -8 4 -1
:demand_:neighbour	6 15
:demand_:newness	10 2
:demand_:number	0 -17 2 -3 6 16 7 -1 8 -11
:demand_:offerdeal	2 7
:demand_:openprice	2 6 4 2 6 23 8 -28
:demand_:opinion	2 -18 3 6 6 32 8 -10
:demand_:origin	2 14
:demand_:payer	4 -10
:demand_:period	6 8 13 -13
:demand_:person	0 -2 2 3 4 -14 6 24
:demand_:pet	3 10
:demand_:phone	6 4 14 10
:demand_:photo	6 13
:demand_:place	1 4 6 8 7 17
:demand_:politics	6 10
:demand_:promise	2 6 6 -4
:demand_:ranking	2 9
:demand_:refusing	6 13
:demand_:rent	4 -1
:demand_:return	0 5 4 -12 7 15
:demand_:room	6 4
:demand_:rulesplace	6 3
:demand_:seller	1 5 2 10 3 9 6 13
:demand_:source	0 1 6 7
:demand_:spelled	6 1 8 -31
:demand_:time	6 14
:demand_:title	6 17
:demand_:wanting	2 8 6 11
:demand_:welcoming	6 -5
:demand_:work	0 28
:demanding	0 50 1 18 2 31 3 -18 4 -33 5 52 6 15 7 -77 8 -19 9 -22 11 -14 12 -33 13 33 14 -31
:demanding $	0 -14 1 12 2 4 3 -41 5 14 7 -19 8 -1 10 14 14 -12
:demanding ,	0 13 1 12 2 30 4 6 5 2 6 -17
:demanding :absolute	13 6
:demanding :accepting	0 2
:demanding :advance	12 -20 13 39
:demanding :age	5 1
:demanding :burden	0 2 4 -23 8 -7 14 5
:demanding :clocktime	8 21
:demanding :condition	0 10 1 3 2 -11 5 -1
:demanding :deadline	8 15
:demanding :demanding	6 13
:demanding :denying	13 -17
:demanding :deterring	4 -35 5 8 6 4 14 15
:demanding :everyone	7 12
:demanding :feething	5 17 13 15
:demanding :income	13 -26
:demanding :keything	13 4
:demanding :lifeword	0 15
:demanding :longperiod	13 14
:demanding :money	5 -7
:demanding :negation	0 -12 2 11
:demanding :newness	10 1
:demanding :number	4 8 6 -9
:demanding :onlyword	13 6
:demanding :openprice	4 -3 5 1 7 -6 9 6 11 -6 12 -1 14 -4
:demanding :opinion	0 -5 2 3 5 4 7 -14 9 5 11 -1 12 -26 14 -15
:demanding :payer	4 -2
:demanding :person	1 1 7 21
:demanding :pet	3 11
:demanding :ranking	13 7
:demanding :spelled	6 -4 13 14
:demanding :urgency	6 2
:demanding :wanting	6 1
:demanding :welcoming	2 1
:demanding :work	0 15
:demanding :writeto	5 -7
:demanding a	0 6 1 13 13 -1
:demanding and	2 -4 4 12 7 5 11 8
:demanding any	0 4
:demanding anyone	7 10
:demanding as	6 4
:demanding at	8 6 13 8
:demanding be	3 -12 4 -4 5 10 6 -34
:demanding breakfast	8 4
:demanding by	5 13
:demanding come	2 1
:demanding for	0 10 1 -3 3 -16 5 -1 6 -32 7 -41 8 -3 10 16 13 -13
:demanding front	12 -3 13 18
:demanding have	0 12
:demanding in	2 10 6 -10
:demanding it	4 27 6 28
:demanding it's	6 31
:demanding keys	13 5
:demanding monthly	13 -21
:demanding noon	8 11
:demanding not	0 -11 2 16
:demanding of	5 20 11 2
:demanding on	4 -18 14 5
:demanding once	13 -17
:demanding others	2 4
:demanding take	5 2
:demanding that	1 3
:demanding the	5 17 7 -11 11 2 13 22
:demanding this	6 5
:demanding to	0 -1 2 6 7 -11 9 8 12 -18
:demanding what	0 6
:demanding with	1 6
:demanding you	0 -10 1 9 3 10 4 -24 5 -1 7 -1
:demanding £#	5 -5
:demanding>:absence	1 6 6 16
:demanding>:absolute	6 16 13 15
:demanding>:accepting	0 5 5 2 6 2 11 17
:demanding>:advance	5 -6 6 -11 12 -34 13 37
:demanding>:asking	1 9 3 7 6 5
:demanding>:benefit	0 3
:demanding>:building	5 16 6 15
:demanding>:burden	0 9 2 -10 4 -14 5 15 6 -11 7 -12 14 11
:demanding>:child	1 22
:demanding>:childless	0 -4
:demanding>:clocktime	8 20
:demanding>:codething	1 2 8 4 12 1
:demanding>:condition	0 11 1 6 3 12 5 -10 6 -15
:demanding>:deadline	2 26 4 14 8 12 13 3
:demanding>:demand	6 7
:demanding>:demanding	3 13 6 20
:demanding>:denying	1 9 13 -22
:demanding>:deterring	4 -58 5 14 14 12
:demanding>:disability	2 17
:demanding>:everyone	6 -3 7 3 13 1
:demanding>:faith	2 21
:demanding>:fee	5 19
:demanding>:feething	2 -22 4 -23 5 14 6 -15 13 28
:demanding>:hiding	0 8
:demanding>:holiday	9 2
:demanding>:income	0 1 13 -30
:demanding>:jobless	13 1
:demanding>:jobname	0 8
:demanding>:keything	13 3
:demanding>:kin	2 5
:demanding>:lifeword	0 9
:demanding>:longperiod	13 17
:demanding>:losing	6 9
:demanding>:nearby	2 14 7 7
:demanding>:negation	2 9 3 8 5 -19
:demanding>:newness	1 -14 3 -9 10 12
:demanding>:number	6 -3 8 -6
:demanding>:offerdeal	6 -1 10 17
:demanding>:onlyword	13 3
:demanding>:openprice	5 15 7 -1 9 4 14 -22
:demanding>:opinion	0 -8 2 4 5 13 7 -8 9 3 12 -7 14 -22
:demanding>:origin	2 3
:demanding>:payer	1 4
:demanding>:paying	1 1 5 7
:demanding>:period	12 4
:demanding>:person	1 5 2 16 4 -12 7 17
:demanding>:pet	3 12
:demanding>:photo	0 2 5 8 6 15
:demanding>:place	2 16
:demanding>:politics	2 7
:demanding>:promise	7 4
:demanding>:ranking	0 9 3 -1 12 -12 13 17
:demanding>:refusing	13 1
:demanding>:room	2 2
:demanding>:scarcity	6 -11
:demanding>:seller	6 3 14 -8
:demanding>:sex	2 1
:demanding>:sexual	2 5
:demanding>:source	0 7
:demanding>:spelled	1 -5 2 13 6 -19 7 -1 13 24
:demanding>:superlative	0 4
:demanding>:time	10 1
:demanding>:tribunalrent	12 3
:demanding>:urgency	6 2
:demanding>:wanting	0 -4 6 10 13 -5
:demanding>:welcoming	2 4
:demanding>:work	0 29
:demanding>:writeto	5 -16 13 8
:demanding_:absence	0 25 1 -7 2 -20 3 13 6 18 9 18
:demanding_:absolute	0 -36 2 -12 6 1 13 13
:demanding_:accepting	0 1 2 23 3 5 4 -7 5 14 11 12
:demanding_:advance	1 8 5 -28 6 -16 8 -1
:demanding_:asking	1 14 2 1
:demanding_:benefit	0 27
:demanding_:bid	0 -2 4 3
:demanding_:building	0 1 3 15 5 10 7 -12 13 2
:demanding_:burden	0 9 1 19 4 -6 5 6
:demanding_:child	1 35
:demanding_:childless	1 8
:demanding_:clocktime	1 12 4 -22 6 15 7 -5 8 24 13 17
:demanding_:codething	1 6 4 -15 6 4 13 3
:demanding_:condition	3 15
:demanding_:consent	2 4
:demanding_:deadline	1 1 2 27 4 2 5 22 6 10 13 1
:demanding_:demand	2 4 6 19
:demanding_:demanding	2 12 3 11 4 -11 5 14 13 1
:demanding_:denying	0 5 1 15 2 -4
:demanding_:deposit	0 19 5 -7
:demanding_:deterring	1 30 2 12 4 -2
:demanding_:disclaimer	0 5 5 5
:demanding_:everyone	0 -22 2 -3 5 -12 6 -34
:demanding_:fairness	3 3
:demanding_:faith	2 33
:demanding_:fee	4 4 5 30 7 6
:demanding_:feething	2 4 4 -58 5 15 13 7
:demanding_:fixed	13 4
:demanding_:hiding	1 1 5 1
:demanding_:holiday	9 15
:demanding_:income	0 18 1 11
:demanding_:jobname	0 3
:demanding_:keything	5 3
:demanding_:kin	2 3
:demanding_:losing	5 4
:demanding_:money	5 43
:demanding_:nation	2 12
:demanding_:nearby	2 1 7 13
:demanding_:negation	1 3 5 -26
:demanding_:neighbour	6 25 13 15
:demanding_:newness	5 -15 6 -10
:demanding_:number	1 10 2 3 5 -3 7 -5
:demanding_:offerdeal	4 9 10 17
:demanding_:online	1 3
:demanding_:openprice	0 11 2 23 4 -1 5 23 14 -20
:demanding_:opinion	0 13 1 17 5 8
:demanding_:payer	2 -15 5 26
:demanding_:paying	1 16 5 11 13 14
:demanding_:period	4 -8 5 -14 7 -8 12 6 13 13
:demanding_:person	2 28 4 -9
:demanding_:pet	3 10
:demanding_:phone	2 1
:demanding_:photo	0 12 2 -1 5 6 6 6 13 18
:demanding_:place	0 2 2 9
:demanding_:politics	2 12
:demanding_:promise	6 -2 13 3
:demanding_:ranking	1 9 6 -6
:demanding_:record	2 3
:demanding_:refusing	0 3
:demanding_:return	6 -30
:demanding_:room	2 20 8 5
:demanding_:scarcity	0 -9
:demanding_:seller	0 17 2 -23 5 33 6 2
:demanding_:sex	2 22 13 1
:demanding_:sexual	2 14
:demanding_:source	0 4
:demanding_:spelled	0 1 1 12 2 17 6 -33 7 -23 12 16 13 6
:demanding_:superlative	12 3
:demanding_:thing	5 12
:demanding_:title	2 6
:demanding_:urgency	5 -5 6 1
:demanding_:utility	5 6
:demanding_:wanting	6 1 8 2
:demanding_:welcoming	0 1
:demanding_:work	0 6 2 -25 13 6
:demanding_:writeto	0 2 2 -14 13 9
:denying	0 -19 1 -4 2 -25 3 -9 4 -22 5 -60 6 34 7 -9 8 3 9 -94 10 28 11 38 12 -25 14 -2
:denying $	2 -39 3 -5 6 48 11 6
:denying ,	0 -2 3 4 11 13 13 1
:denying :absolute	7 3
:denying :accepting	3 3
:denying :condition	11 7 12 9
:denying :deterring	8 11
:denying :disability	6 4
:denying :feething	7 9
:denying :fixed	8 5
:denying :hiding	6 2
:denying :income	0 1
:denying :keything	8 11
:denying :losing	7 7
:denying :newness	10 2
:denying :number	8 1
:denying :online	7 3
:denying :openprice	0 -22 3 -4 4 11 6 -12
:denying :opinion	0 -15 3 -11 6 -7
:denying :paying	7 8
:denying :person	2 -11 3 -33 8 16
:denying :phone	11 2
:denying :place	8 2
:denying :promise	7 2
:denying :ranking	6 3
:denying :rent	6 1
:denying :return	6 1
:denying :sex	8 15
:denying :source	11 1
:denying :spelled	8 2
:denying :urgency	6 17
:denying :wanting	7 2
:denying :writeto	6 11
:denying a	11 5
:denying again	7 -9
:denying and	11 6
:denying be	1 9 2 9 3 4 6 -9
:denying boy	8 8
:denying by	8 -2
:denying enough	1 7
:denying ever	7 1
:denying find	7 3
:denying forge	14 13
:denying get	6 1
:denying hang	6 6
:denying if	12 9
:denying in	6 21
:denying of	2 19
:denying pay	0 1
:denying rent	6 1
:denying say	4 7
:denying sell	2 4
:denying since	11 1
:denying take	3 1
:denying tenant	8 15
:denying tenants	3 -8
:denying than	6 12
:denying the	1 11 8 -9
:denying to	0 -34 3 -1 6 -1
:denying will	7 2
:denying>:absolute	7 1
:denying>:accepting	0 2 2 21 3 16 4 -17 6 -12 13 -22
:denying>:asking	2 -4
:denying>:building	2 -5 10 13
:denying>:child	1 -1
:denying>:condition	2 1 11 9 12 8
:denying>:deadline	10 5
:denying>:demanding	2 -2 6 -19 10 6
:denying>:deterring	8 6
:denying>:fairness	2 1 11 3
:denying>:feething	7 13
:denying>:fixed	8 2 13 -9
:denying>:hiding	6 9
:denying>:holiday	6 8
:denying>:lifeword	8 -1
:denying>:losing	7 5
:denying>:neighbour	7 5
:denying>:number	6 -2
:denying>:online	7 2
:denying>:openprice	0 -3 2 6 3 -5 4 11 6 -13 7 -15 11 -5
:denying>:opinion	1 2 3 -7 5 -2 6 -12 8 10
:denying>:paying	7 7 10 15
:denying>:person	3 -35 8 15
:denying>:pet	3 2
:denying>:phone	11 1
:denying>:place	8 2
:denying>:politics	10 16
:denying>:preferring	11 4
:denying>:ranking	2 15 6 6
:denying>:rent	6 1
:denying>:return	6 1
:denying>:scarcity	6 5
:denying>:sex	8 13
:denying>:source	11 4
:denying>:urgency	6 37
:denying>:wanting	7 1
:denying>:work	1 10
:denying>:writeto	6 10
:denying_:absence	0 -3 3 -2 8 4
:denying_:absolute	7 2
:denying_:accepting	0 6 2 19 6 -7 8 -9 10 4 13 -33
:denying_:advance	6 -13 10 2
:denying_:bid	4 -15
:denying_:building	10 16
:denying_:burden	0 -8 2 -8
:denying_:child	1 -12
:denying_:childless	7 1
:denying_:childthing	1 5
:denying_:clocktime	7 -1
:denying_:councilpay	0 -4
:denying_:demanding	10 3
:denying_:disability	2 9
:denying_:dislike	1 21
:denying_:fairness	2 13 11 3
:denying_:fee	7 3
:denying_:feething	5 -20 7 13 11 6
:denying_:fixed	13 -30
:denying_:healthword	2 10
:denying_:hiding	3 -11
:denying_:holiday	6 7 9 -10
:denying_:kin	1 -4
:denying_:longperiod	13 -6
:denying_:losing	7 8
:denying_:nearby	6 2
:denying_:negation	0 -14 2 -1 3 -44 4 4 7 10 11 10
:denying_:neighbour	8 1
:denying_:number	0 2 6 -7 12 -13 13 -11
:denying_:openprice	0 -8
:denying_:opinion	1 16 6 -3 13 12
:denying_:payer	2 4 8 1 13 9
:denying_:paying	10 16
:denying_:period	7 -7
:denying_:person	0 -16 1 -10
:denying_:pet	3 -18
:denying_:photo	3 10 7 12
:denying_:place	6 16
:denying_:politics	1 3 10 16
:denying_:ranking	2 14 8 2 10 2 13 8
:denying_:room	7 8 11 5
:denying_:scarcity	0 1 6 17 7 9
:denying_:seller	2 14 7 -3 8 2 11 12 13 9
:denying_:spelled	2 -14 3 -28
:denying_:urgency	6 4
:denying_:utility	7 3
:denying_:work	0 -5
:deposit	2 -64 3 -10 4 -65 5 28 6 -13 7 -28 9 -55 10 -13 12 -2 13 -55 14 -61
:deposit #	5 28
:deposit $	0 7 3 8
:deposit ,	13 -4
:deposit :codething	1 1
:deposit :deposit	5 -45 13 -17
:deposit :law	8 2
:deposit :money	0 -10 4 -19 5 -4 13 -4
:deposit :number	5 29
:deposit :paying	5 -23 13 -18
:deposit after	13 3
:deposit deposit	5 -45 13 -17
:deposit held	3 13
:deposit in	6 6
:deposit is	1 2
:deposit of	5 -17 13 -23
:deposit payment	5 6
:deposit £#	5 -34
:deposit £##	4 -4 5 5
:deposit>:codething	1 1 13 -1
:deposit>:deposit	3 12 5 -51 13 -23
:deposit>:law	8 1
:deposit>:money	0 -32 4 -42 5 -17 6 -13 13 -19
:deposit>:nearby	6 1
:deposit>:number	5 16 13 -13
:deposit>:openprice	5 9
:deposit>:opinion	5 9
:deposit>:paying	5 -23 13 -18
:deposit>:rent	5 21
:deposit>:return	5 27
:deposit>:spelled	5 -22 13 -3
:deposit_:absolute	5 16
:deposit_:accepting	5 5
:deposit_:building	5 6
:deposit_:deadline	5 -4
:deposit_:deposit	3 11 5 -4
:deposit_:everyone	5 5
:deposit_:feething	5 -12
:deposit_:money	1 4 4 -7 5 -48 13 -3
:deposit_:nearby	6 1
:deposit_:number	5 30 13 -40
:deposit_:openprice	5 25
:deposit_:opinion	5 24
:deposit_:period	5 28 12 -5 13 -41
:deposit_:place	6 1
:deposit_:rent	5 37 13 -20
:deposit_:return	5 37 13 -26
:deposit_:spelled	5 -9 13 -39
:deposit_:welcoming	5 9
:deterring	0 21 1 19 2 17 3 30 4 -8 6 -7 7 -2 8 4 11 -4 12 -30 13 -8 14 1
:deterring #	4 -17 6 -26 8 -9
:deterring ##	14 33
:deterring $	0 6 2 18 4 -5 5 8 6 -16 7 -3 8 -30 12 6 13 -4
:deterring ,	1 5 2 10 6 -6 11 -1
:deterring :absence	1 7 6 -29 8 20
:deterring :absolute	10 5
:deterring :accepting	0 -4 3 2
:deterring :advance	13 29
:deterring :asking	4 8 6 -1
:deterring :benefit	0 15 1 -15 6 -12 7 -13
:deterring :bid	5 13
:deterring :building	2 2 7 51
:deterring :burden	0 9 1 7 3 1 11 13
:deterring :child	8 3
:deterring :clocktime	0 -15 2 -22 7 -36 12 -19 13 -12 14 -8
:deterring :codething	6 18 8 26
:deterring :condition	0 9 1 3 8 12
:deterring :deadline	4 15 6 22 8 -17 13 -6
:deterring :demanding	14 5
:deterring :deterring	0 24 1 30 2 34 3 11 6 -10 8 -10
:deterring :disclaimer	0 3 3 8
:deterring :everyone	8 -8
:deterring :feething	6 -18
:deterring :hiding	0 4 1 12 5 16 8 2
:deterring :jobless	13 12
:deterring :keything	8 6
:deterring :lifeword	6 14
:deterring :longperiod	1 11
:deterring :nearby	1 6 6 -1 8 3
:deterring :negation	14 9
:deterring :neighbour	2 2 7 16
:deterring :newness	2 2 14 3
:deterring :number	1 19 2 2 3 8 4 -31 5 -20 6 -51 8 -5 10 3 11 -13 12 -17 14 8
:deterring :offerdeal	4 1
:deterring :online	2 -14 4 -35 11 8 14 47
:deterring :openprice	3 6 4 4 7 -18
:deterring :opinion	1 22 6 10 7 -18
:deterring :payer	3 24 13 5 14 15
:deterring :period	1 7 13 22
:deterring :person	1 11 6 25
:deterring :pet	3 29
:deterring :photo	7 14
:deterring :place	7 -16 14 -2
:deterring :politics	0 1
:deterring :preferring	2 9
:deterring :ranking	5 14 14 2
:deterring :refusing	8 5
:deterring :rent	4 21
:deterring :return	4 7
:deterring :room	7 6 11 6
:deterring :rulesplace	7 4
:deterring :seller	1 7 7 8 14 16
:deterring :spelled	1 1 3 15 7 13 11 -11
:deterring :superlative	5 17
:deterring :title	4 15 11 11
:deterring :urgency	2 4 6 14
:deterring :wanting	6 -7 7 5 11 14
:deterring :work	0 6 1 7
:deterring a	3 -20 4 -3 5 -7 7 -15 8 10 9 1 13 -18
:deterring about	13 9
:deterring account	1 10
:deterring an	12 13
:deterring and	4 22 8 -26
:deterring any	10 5
:deterring application	4 4
:deterring at	6 9
:deterring before	14 7
:deterring benefits	0 -12
:deterring building	7 2
:deterring day	13 23
:deterring dogs	3 9
:deterring earth	7 14
:deterring ee	14 -4
:deterring elsewhere	0 2
:deterring flat	7 9
:deterring for	4 9 5 -9 7 -14 8 -3 14 4
:deterring four	3 11
:deterring friday	4 2
:deterring half	1 11
:deterring her	11 1
:deterring here	7 -14
:deterring house	3 5 7 1
:deterring if	0 2
:deterring in	1 -6 4 -10 5 9 6 -39
:deterring insta	14 10
:deterring instagram	14 1
:deterring is	6 19
:deterring it	0 20 4 21 7 4
:deterring landlord	7 16
:deterring leaving	5 2
:deterring like	11 5
:deterring listings	3 3
:deterring monday	6 17
:deterring my	0 3
:deterring on	0 2 1 10 2 15 3 3
:deterring others	5 2
:deterring our	14 13
:deterring out	8 6
:deterring parole	8 5
:deterring parties	6 9
:deterring place	2 5
:deterring rent	4 21
:deterring request	4 3
:deterring rooms	11 9
:deterring round	1 8 8 10
:deterring saturday	4 2
:deterring scrolling	1 7
:deterring signing	13 14
:deterring site	14 -6
:deterring sort	0 3
:deterring suited	2 12
:deterring than	0 18
:deterring the	1 -1 2 -5 3 -14 7 -17 8 1 9 -1 11 -28 12 -14 14 -20
:deterring their	6 24
:deterring them	11 4
:deterring there	14 2
:deterring this	1 -6 2 9 4 5 7 30 14 -10
:deterring to	1 2 6 11 7 -13
:deterring top	5 17
:deterring tuesday	6 2
:deterring uc	0 26
:deterring under	8 5
:deterring who	4 19
:deterring with	7 2
:deterring work	1 5
:deterring you	6 22
:deterring your	2 1 8 9
:deterring yourself	0 4 3 6
:deterring £##	6 1
:deterring>:absence	1 6 6 -29 8 16
:deterring>:absolute	0 -15 7 4 8 5
:deterring>:accepting	0 -15 1 11 4 2 7 10
:deterring>:advance	4 -19 10 -13 13 4
:deterring>:asking	2 20 4 10 6 -2
:deterring>:benefit	0 26 2 -12 4 -15 5 -5 6 -32 7 -9 8 -3
:deterring>:bid	5 11
:deterring>:building	2 2 7 50 8 3 10 11
:deterring>:burden	0 27 3 8 6 1 8 -8 11 10
:deterring>:childless	1 16
:deterring>:childthing	1 11
:deterring>:clocktime	0 -33 2 -55 3 -4 6 -6 7 -62 10 -25 12 -34 13 -38 14 -19
:deterring>:codething	6 25 8 35
:deterring>:condition	0 22 1 10 8 8
:deterring>:deadline	0 -1 4 19 5 -2 6 14 7 -11 8 -15 9 -1 10 -1 13 -28
:deterring>:demand	0 3 2 1 4 4 6 -7 8 3
:deterring>:demanding	6 5 14 3
:deterring>:deterring	0 39 1 18 2 39 3 19 5 20 6 -18 8 -10
:deterring>:disability	0 10
:deterring>:disclaimer	1 -8 3 7
:deterring>:everyone	0 -35 1 -23 2 -1 8 -2
:deterring>:fairness	2 -2
:deterring>:faith	2 7
:deterring>:fee	0 2 5 -5
:deterring>:feething	0 -43 5 5 6 -40 13 12
:deterring>:fixed	12 14
:deterring>:hiding	1 2 5 4 6 -8 8 20
:deterring>:jobless	0 9 13 9
:deterring>:keything	8 15
:deterring>:lifeword	6 10
:deterring>:longperiod	1 5
:deterring>:losing	0 6 1 2
:deterring>:money	0 15 4 4
:deterring>:nation	9 7
:deterring>:nearby	0 -8 6 -2 7 10 14 -5
:deterring>:negation	1 11 6 2 7 15 14 7
:deterring>:neighbour	1 -24 2 23 7 29
:deterring>:newness	2 7 8 -3 10 13 13 -3
:deterring>:number	1 25 2 10 4 -5 5 -25 6 -24 8 -3 9 -3 10 9 11 -29 12 -7 14 8
:deterring>:offerdeal	4 5
:deterring>:online	0 -39 1 -25 2 -9 4 -17 5 -11 6 -16 7 -30 8 -27 11 6 14 30
:deterring>:onlyword	1 9 2 5 3 3
:deterring>:openprice	3 4 4 21 6 1 7 -47
:deterring>:opinion	1 19 2 13 4 -9 7 -25
:deterring>:payer	2 7 3 43 14 13
:deterring>:paying	5 -13
:deterring>:period	1 1 6 -13 7 -4 8 7 13 13
:deterring>:person	0 18 1 20 2 -25 4 13 6 25 9 2
:deterring>:pet	3 10
:deterring>:photo	7 10
:deterring>:place	6 -1 7 3 14 -22
:deterring>:preferring	2 17 6 1
:deterring>:promise	7 20
:deterring>:ranking	5 33 10 -5 13 -7 14 3
:deterring>:refusing	8 15
:deterring>:rent	4 47 13 -30
:deterring>:return	4 41 10 2 13 -29
:deterring>:room	0 -35 2 -13 4 -21 7 7 8 -8 11 1
:deterring>:rulesplace	6 -7 7 2
:deterring>:scarcity	4 15
:deterring>:seller	1 4 2 17 3 15 4 -2 14 15
:deterring>:sex	2 2
:deterring>:spelled	0 2 3 9 6 13 7 31 8 7 11 -30
:deterring>:superlative	5 17 6 12 7 1
:deterring>:thing	5 6 13 19
:deterring>:time	6 11
:deterring>:title	4 11 8 2 11 10
:deterring>:tribunalrent	10 5
:deterring>:urgency	2 10 6 4
:deterring>:utility	0 -4 8 27
:deterring>:wanting	2 -2 3 10 6 -14 7 2 11 13
:deterring>:work	1 4 9 6
:deterring>:writeto	6 6
:deterring_:absence	5 2
:deterring_:absolute	0 -6 1 5 2 -9 4 -11 7 32 8 21
:deterring_:accepting	3 15
:deterring_:advance	6 2
:deterring_:age	11 1
:deterring_:asking	1 -3
:deterring_:benefit	0 20 2 -25 7 -2
:deterring_:bid	6 -11
:deterring_:building	8 2 10 13
:deterring_:burden	0 5 2 -2 3 7 4 -1 6 18 9 3
:deterring_:child	0 5 1 10
:deterring_:childless	1 21
:deterring_:childthing	1 29
:deterring_:clocktime	0 -1 2 -8 6 -16 7 -17 8 -3 9 -46 11 -19 14 -11
:deterring_:codething	1 -5 7 -29 8 27
:deterring_:condition	0 10 5 -15 7 -27
:deterring_:deadline	2 -20 3 -25 4 -6 6 -10 7 -3 9 -36 11 -42 12 -8 13 4
:deterring_:demand	0 3 1 12 4 5 6 -6
:deterring_:demanding	0 33 2 -24 6 2 7 -4 8 -3
:deterring_:deterring	0 26 3 32
:deterring_:disability	8 -15
:deterring_:disclaimer	0 5
:deterring_:dislike	6 2
:deterring_:everyone	0 -26
:deterring_:fairness	2 -4
:deterring_:faith	2 1
:deterring_:fee	0 6
:deterring_:feething	0 -3 4 -7 8 -14
:deterring_:fixed	5 -8 9 -2 12 19 13 -1
:deterring_:hiding	4 -5 5 -11 6 -55 8 21
:deterring_:holiday	6 2
:deterring_:longperiod	13 4
:deterring_:losing	2 5
:deterring_:money	0 15 7 8 13 4
:deterring_:nation	2 23 9 7
:deterring_:nearby	0 -3 2 -8 4 -4 5 -4 7 7 8 -4 10 2 13 -10 14 -7
:deterring_:negation	1 7 2 7 5 -3 6 12 7 1 8 25
:deterring_:neighbour	7 14
:deterring_:newness	6 3 7 -4 10 17 13 5
:deterring_:number	4 -7 6 -26 7 -6 12 -12 13 19 14 33
:deterring_:offerdeal	0 4 6 6
:deterring_:online	0 -16 7 -1 10 9 14 14
:deterring_:onlyword	1 23 2 4 8 14
:deterring_:openprice	0 4 2 7 3 20 4 -10 6 15 7 -7 8 8 10 -1 12 -9 14 3
:deterring_:opinion	2 24 4 -28 6 9 8 11
:deterring_:payer	1 14 2 5 3 27
:deterring_:paying	0 10 2 5 13 11
:deterring_:period	1 -25 2 1 5 4 7 -17 12 -2 13 20
:deterring_:person	1 9 2 11 4 13 9 2
:deterring_:pet	3 17
:deterring_:petpart	3 14
:deterring_:phone	14 3
:deterring_:photo	3 7 8 -9 11 4
:deterring_:place	0 -5 1 4 2 -14 4 -2 6 -7 7 13 9 1
:deterring_:politics	2 -8
:deterring_:preferring	6 3
:deterring_:promise	0 12
:deterring_:ranking	5 37 6 -4 7 -44
:deterring_:refusing	6 5
:deterring_:regretting	0 2
:deterring_:rent	0 -2 4 7 5 3
:deterring_:return	4 5 6 -8 10 9 13 -7
:deterring_:room	0 -37 4 -38 5 -7 8 -35
:deterring_:rulesplace	8 5
:deterring_:scarcity	0 4 1 2 2 -1 4 14
:deterring_:seller	2 20 3 24 6 15
:deterring_:sex	2 4
:deterring_:source	0 -4
:deterring_:spelled	4 -1 6 9 13 36
:deterring_:superlative	4 -5 6 12 7 18
:deterring_:thing	5 2 13 28
:deterring_:time	6 26
:deterring_:title	0 9 3 3
:deterring_:tribunalrent	10 10
:deterring_:urgency	6 8
:deterring_:utility	0 -19 8 23
:deterring_:wanting	0 31 2 -42 4 -12 6 -7 13 -5
:deterring_:welcoming	2 2 6 15 8 7
:deterring_:work	8 -35 9 6
:deterring_:writeto	1 10 6 12
:digits	3 14 7 3 10 3 11 8 14 23
:digits $	3 8 7 -14
:digits ,	8 2
:digits :absolute	14 2
:digits :digits	14 2
:digits :dislike	7 9
:digits :negation	14 1
:digits :number	14 27
:digits :payer	14 2
:digits :pet	3 1
:digits :safety	7 1
:digits :spelled	14 29
:digits seven	14 3
:digits zero	14 2
:digits>:absolute	14 1
:digits>:digits	3 10 11 4
:digits>:dislike	7 9
:digits>:negation	14 1
:digits>:newness	10 5
:digits>:number	14 33
:digits>:payer	14 2
:digits>:pet	3 1
:digits>:return	10 5
:digits>:safety	7 1
:digits>:spelled	3 9 11 4 14 28
:digits>:work	14 1
:digits_:absolute	14 15
:digits_:digits	11 4 14 3
:digits_:nearby	10 5
:digits_:negation	14 3
:digits_:newness	10 5
:digits_:number	14 28
:digits_:payer	14 3
:digits_:place	10 5
:digits_:return	10 5
:digits_:spelled	11 4 14 22
:digits_:work	14 2
:disability	0 -18 1 -20 2 120 3 -62 5 -26 6 -96 7 -23 8 64 9 -2 10 -13 12 -11 14 -22
:disability $	0 -1 1 -9 2 7 3 -13 8 3
:disability ,	0 -61 1 25 2 26 6 -31 8 10 11 5
:disability :accepting	0 7 8 5
:disability :benefit	0 15
:disability :building	8 6
:disability :condition	2 11 8 11
:disability :disability	2 21
:disability :healthword	0 -7 1 -1 2 18
:disability :nearby	7 1
:disability :negation	2 8
:disability :newness	2 1
:disability :openprice	0 2 13 6
:disability :opinion	2 -6 13 7
:disability :paying	0 14
:disability :person	0 -18 2 40
:disability :pet	2 50 3 -1
:disability :place	6 3
:disability :preferring	2 18
:disability :promise	2 2
:disability :rent	4 16
:disability :return	4 16
:disability :school	7 2
:disability :source	8 2
:disability allowance	0 8
:disability and	2 -4 8 31
:disability are	1 1 2 16 8 -14
:disability around	6 4
:disability as	8 1
:disability bodied	2 6
:disability coming	2 2
:disability dog	2 33 3 -17
:disability dogs	2 18
:disability health	2 4
:disability in	2 10
:disability mind	2 6
:disability or	2 24
:disability payment	0 7
:disability rent	4 16
:disability to	2 -14 13 7
:disability>:accepting	8 3
:disability>:asking	2 8
:disability>:benefit	0 14
:disability>:building	8 5
:disability>:burden	2 8
:disability>:codething	1 2
:disability>:condition	2 19 8 8
:disability>:deterring	2 6
:disability>:disability	2 48
:disability>:fairness	1 8
:disability>:healthword	0 -9 1 -13 2 22
:disability>:income	8 13
:disability>:negation	11 14
:disability>:neighbour	2 12
:disability>:onlyword	1 9
:disability>:openprice	1 4 8 -21 13 4
:disability>:opinion	2 -7 13 6
:disability>:paying	0 14
:disability>:person	0 -27 2 47
:disability>:pet	2 50 3 -1
:disability>:place	6 2
:disability>:preferring	2 13
:disability>:promise	2 5
:disability>:refusing	0 2
:disability>:rent	4 15
:disability>:return	4 14
:disability>:room	8 -12
:disability>:school	7 2
:disability>:sex	2 1
:disability>:welcoming	2 1 8 10
:disability>:writeto	2 -5
:disability_:accepting	2 25
:disability_:asking	2 21
:disability_:burden	3 7
:disability_:codething	1 6 2 -26 8 -19
:disability_:deadline	2 18 8 11
:disability_:demanding	2 22 8 2
:disability_:deterring	2 29
:disability_:disability	2 38
:disability_:disclaimer	11 5
:disability_:fairness	1 6 2 -10
:disability_:healthword	2 15
:disability_:hiding	0 4
:disability_:keything	2 4
:disability_:lifeword	8 6
:disability_:losing	8 5
:disability_:money	4 18
:disability_:negation	2 27 3 -35 6 -11 11 13
:disability_:neighbour	2 12
:disability_:number	0 1 1 2
:disability_:onlyword	1 3 2 10 3 9
:disability_:openprice	2 8
:disability_:opinion	2 11
:disability_:payer	2 31
:disability_:paying	13 7
:disability_:person	2 13
:disability_:phone	8 11
:disability_:photo	2 6
:disability_:place	2 6
:disability_:promise	3 -2
:disability_:ranking	2 4
:disability_:refusing	2 11
:disability_:regretting	2 8
:disability_:room	2 11 8 -27
:disability_:scarcity	3 3
:disability_:seller	8 21
:disability_:spelled	2 16
:disability_:superlative	2 5
:disability_:title	8 17
:disability_:wanting	2 3
:disability_:welcoming	8 23
:disability_:writeto	2 -6
:disclaimer	4 -3 5 27 6 24 7 -7 8 -91 9 4 11 58 13 -6
:disclaimer $	0 -24 7 7 11 29
:disclaimer ,	0 -10 1 -2 5 -6 6 6 13 -3
:disclaimer :absence	2 -1 9 7
:disclaimer :advance	10 7
:disclaimer :building	2 -18
:disclaimer :burden	2 -4 4 -5 11 32
:disclaimer :condition	11 6
:disclaimer :deadline	6 6
:disclaimer :demanding	0 2 4 5
:disclaimer :deposit	5 4
:disclaimer :deterring	6 3 11 16
:disclaimer :family	1 1
:disclaimer :fixed	4 -3
:disclaimer :longperiod	13 6
:disclaimer :money	5 16
:disclaimer :nearby	0 3
:disclaimer :number	13 12
:disclaimer :openprice	4 -4 11 14
:disclaimer :opinion	2 3
:disclaimer :paying	5 2
:disclaimer :place	0 3
:disclaimer :ranking	10 7
:disclaimer :refusing	9 7
:disclaimer a	5 9
:disclaimer deposit	5 4
:disclaimer expense	5 5
:disclaimer if	11 2
:disclaimer in	9 26
:disclaimer it	6 13 7 3 10 6
:disclaimer of	0 9
:disclaimer on	11 16
:disclaimer out	9 7
:disclaimer secures	4 6
:disclaimer that	7 2
:disclaimer the	0 7 3 7 13 1
:disclaimer to	2 4
:disclaimer upon	11 9
:disclaimer £#	5 18
:disclaimer>:absence	2 -7 6 -2 9 2
:disclaimer>:absolute	0 11 7 1 11 9
:disclaimer>:accepting	2 -1
:disclaimer>:advance	6 7 10 1
:disclaimer>:asking	6 9
:disclaimer>:building	1 15 2 -4 13 10
:disclaimer>:burden	2 -22 4 -22 11 35 13 -2
:disclaimer>:codething	6 4 8 -4
:disclaimer>:condition	4 -5 6 11 11 18
:disclaimer>:consent	7 -9
:disclaimer>:deadline	6 1
:disclaimer>:demanding	4 3
:disclaimer>:deposit	5 3
:disclaimer>:deterring	6 19 11 21
:disclaimer>:dislike	0 4
:disclaimer>:fixed	4 -8
:disclaimer>:income	0 5
:disclaimer>:keything	6 7
:disclaimer>:money	5 8
:disclaimer>:nearby	0 19
:disclaimer>:neighbour	6 8
:disclaimer>:number	5 5 12 1 13 5
:disclaimer>:openprice	4 -4 11 26 14 4
:disclaimer>:opinion	0 -6 2 1
:disclaimer>:paying	5 3
:disclaimer>:pet	3 17
:disclaimer>:place	0 3
:disclaimer>:politics	2 9
:disclaimer>:promise	7 2
:disclaimer>:ranking	10 1
:disclaimer>:refusing	9 4
:disclaimer>:rent	4 12
:disclaimer>:return	4 10
:disclaimer>:room	6 5
:disclaimer>:seller	6 3
:disclaimer>:source	7 -24
:disclaimer>:spelled	0 2 7 1 14 5
:disclaimer>:urgency	6 2
:disclaimer>:utility	7 -4
:disclaimer>:welcoming	4 4
:disclaimer>:work	0 27
:disclaimer_:absolute	7 10
:disclaimer_:advance	6 8
:disclaimer_:asking	6 1
:disclaimer_:benefit	0 -3
:disclaimer_:building	1 9 7 8 13 7
:disclaimer_:burden	4 -4
:disclaimer_:clocktime	0 2 12 2
:disclaimer_:condition	6 18 13 13
:disclaimer_:consent	7 -11
:disclaimer_:councilpay	0 1 7 -1
:disclaimer_:deadline	6 28 12 14 13 1
:disclaimer_:demand	0 4 2 9
:disclaimer_:demanding	5 8 6 22
:disclaimer_:deterring	3 12
:disclaimer_:disability	6 6
:disclaimer_:family	6 6
:disclaimer_:fixed	1 3
:disclaimer_:jobless	11 5
:disclaimer_:kin	6 5
:disclaimer_:lifeword	0 1
:disclaimer_:money	5 17
:disclaimer_:nation	2 21
:disclaimer_:nearby	0 3
:disclaimer_:negation	5 -7 11 5
:disclaimer_:newness	6 26
:disclaimer_:number	5 6 9 3 12 1
:disclaimer_:online	14 4
:disclaimer_:openprice	5 9 6 6 11 20 14 1
:disclaimer_:opinion	0 -36 6 7
:disclaimer_:payer	6 6
:disclaimer_:paying	13 12
:disclaimer_:period	12 -5
:disclaimer_:person	0 3
:disclaimer_:politics	2 18
:disclaimer_:promise	7 1
:disclaimer_:ranking	5 3 6 25
:disclaimer_:refusing	4 14
:disclaimer_:sexual	0 2
:disclaimer_:source	7 -9
:disclaimer_:spelled	4 -1 7 6 14 4
:disclaimer_:superlative	7 5
:disclaimer_:time	6 10
:disclaimer_:tribunalrent	1 6
:disclaimer_:urgency	6 23
:disclaimer_:utility	7 -1
:disclaimer_:welcoming	4 12
:disclaimer_:work	0 35
:dislike	1 101 2 9 6 -9 7 -2 10 -37 11 -71 12 -40 13 -1 14 6
:dislike $	0 -39 1 7 2 10 3 -9 4 3 5 18
:dislike ,	1 12 2 6
:dislike :absence	6 2
:dislike :clocktime	7 10
:dislike :codething	14 5
:dislike :consent	14 -1
:dislike :deadline	1 20
:dislike :fee	7 5
:dislike :feething	1 5
:dislike :openprice	1 6
:dislike :opinion	3 2 8 7
:dislike :paying	7 5
:dislike :person	2 -3
:dislike :refusing	6 3
:dislike :spelled	1 1
:dislike and	1 13
:dislike costs	7 5
:dislike is	14 5
:dislike of	14 4
:dislike out	6 3
:dislike so	3 1
:dislike the	1 16
:dislike there	14 1
:dislike through	14 -1
:dislike to	3 6 8 9
:dislike>:absence	6 1
:dislike>:child	1 22
:dislike>:childless	1 1
:dislike>:clocktime	7 7
:dislike>:codething	14 4
:dislike>:condition	2 7 14 3
:dislike>:consent	14 -1
:dislike>:deadline	1 10
:dislike>:fee	7 5
:dislike>:feething	1 5
:dislike>:holiday	7 6
:dislike>:negation	1 3 3 2
:dislike>:openprice	1 3 3 1 6 5
:dislike>:opinion	3 2 6 6 8 7
:dislike>:payer	3 3
:dislike>:paying	7 5
:dislike>:person	2 -19 8 2
:dislike>:refusing	6 2
:dislike>:sex	2 6
:dislike>:spelled	1 3
:dislike>:thing	1 9
:dislike>:writeto	14 -1
:dislike_:absolute	7 7
:dislike_:asking	3 1
:dislike_:burden	14 3
:dislike_:child	1 30
:dislike_:codething	1 1
:dislike_:condition	2 4 6 5 14 17
:dislike_:demanding	3 1
:dislike_:fairness	3 2
:dislike_:healthword	2 4
:dislike_:jobname	2 6
:dislike_:negation	1 30 2 -11 3 1
:dislike_:number	5 6
:dislike_:online	14 -11
:dislike_:openprice	6 3
:dislike_:opinion	6 13
:dislike_:payer	1 1 3 12
:dislike_:pet	3 4
:dislike_:petpart	3 3
:dislike_:room	1 4
:dislike_:rulesplace	1 5
:dislike_:seller	2 -5 3 1
:dislike_:spelled	1 10
:dislike_:tribunalrent	1 7
:dislike_:welcoming	1 15
:everyone	0 -27 1 -2 2 2 4 -13 6 -30 7 19 8 -17 9 -23 10 14 11 -7 13 -8 14 -35
:everyone $	0 -41 1 -5 4 -52 5 11 7 2 8 -34 11 13 14 -4
:everyone ,	2 -1
:everyone :accepting	0 -1
:everyone :age	1 -22
:everyone :asking	3 -15
:everyone :benefit	0 14
:everyone :bid	4 5 13 1
:everyone :burden	0 4 2 -9
:everyone :child	1 36
:everyone :childless	1 -20
:everyone :clocktime	6 -6 8 28 12 10
:everyone :codething	1 11 2 -10 6 20
:everyone :condition	7 14
:everyone :councilpay	4 2 7 13
:everyone :deadline	4 -2 6 -38 12 12
:everyone :demand	4 13
:everyone :deterring	1 -2 2 -35 3 -3 6 -30 7 24 14 5
:everyone :disability	2 15
:everyone :dislike	1 9
:everyone :fairness	2 -2
:everyone :feething	1 -14
:everyone :healthword	2 19
:everyone :income	2 1
:everyone :jobless	0 5
:everyone :lifeword	2 4 7 4
:everyone :longperiod	13 15
:everyone :losing	0 -8 6 -5
:everyone :nation	2 4
:everyone :newness	6 -28 7 3 10 4
:everyone :number	11 1
:everyone :offerdeal	7 5
:everyone :online	10 5
:everyone :onlyword	1 1 7 12
:everyone :openprice	2 1 14 1
:everyone :opinion	2 3 5 5
:everyone :payer	0 4 4 11 7 12 12 12
:everyone :period	7 6 8 4 13 -25
:everyone :person	1 10 2 -15 8 -4
:everyone :photo	7 5
:everyone :place	3 1
:everyone :return	0 -6
:everyone :rulesplace	11 4
:everyone :seller	7 10 12 13
:everyone :sex	2 38
:everyone :title	0 5 2 4 4 -7 6 5 7 18
:everyone :wanting	1 -20 2 -36 6 24
:everyone :welcoming	1 -1
:everyone :work	8 11
:everyone a	11 6
:everyone adult	0 1
:everyone age	1 -22
:everyone as	8 17
:everyone ask	3 -8
:everyone but	7 13
:everyone child	1 23
:everyone circumstances	3 1
:everyone day	0 5
:everyone disability	2 1
:everyone disabled	2 2
:everyone else	0 -2 2 2 6 -12
:everyone had	8 3
:everyone happens	7 7
:everyone has	4 3
:everyone in	10 19
:everyone is	1 19 2 -3 6 23
:everyone kind	3 3 7 -18
:everyone lives	7 6
:everyone living	2 7
:everyone month	4 5 7 1 13 -36
:everyone more	7 -7
:everyone name	14 5
:everyone occupants	1 12
:everyone of	0 8 3 1 7 4 8 19 13 7
:everyone offers	4 4
:everyone on	0 3
:everyone other	7 7
:everyone our	12 14
:everyone part	0 12
:everyone price	7 6
:everyone reasonable	4 5
:everyone september	12 11
:everyone sex	2 12
:everyone so	6 1 13 5
:everyone still	1 2
:everyone take	8 4
:everyone that	2 8
:everyone the	4 10 11 -14
:everyone time	6 -1 7 5
:everyone wants	6 17
:everyone way	5 -20
:everyone who	7 20
:everyone whose	0 9
:everyone with	1 26 2 4 5 2
:everyone you	4 4
:everyone>:age	1 -22
:everyone>:asking	0 -18 3 -20 6 11
:everyone>:benefit	0 26
:everyone>:bid	4 17
:everyone>:burden	0 2 2 -38 6 3
:everyone>:child	1 57 2 -1
:everyone>:childless	0 3 1 -23
:everyone>:clocktime	4 -6 6 -24 8 39 12 9 13 1
:everyone>:codething	1 7 6 23
:everyone>:condition	5 3 7 12
:everyone>:councilpay	4 10 7 8
:everyone>:deadline	2 -6 4 -17 6 -6 7 10 8 21 12 16
:everyone>:demand	4 13
:everyone>:demanding	0 -2 3 -1
:everyone>:deterring	1 -10 2 -24 3 -7 6 -27 7 14 14 1
:everyone>:disability	1 -5 2 36 11 1
:everyone>:disclaimer	0 1
:everyone>:dislike	1 9
:everyone>:everyone	0 -3 4 -15
:everyone>:fairness	0 -19 3 -5
:everyone>:family	1 11
:everyone>:feething	1 -25 7 -15
:everyone>:fixed	12 -17
:everyone>:healthword	2 17
:everyone>:hiding	1 1 4 4 7 8
:everyone>:income	0 -4 13 -13
:everyone>:kin	1 16
:everyone>:lifeword	2 3 7 4
:everyone>:longperiod	13 9
:everyone>:losing	0 -7
:everyone>:money	4 1
:everyone>:nation	2 25
:everyone>:newness	6 -6 7 19 10 3
:everyone>:number	1 6 13 2
:everyone>:offerdeal	7 4
:everyone>:online	10 4
:everyone>:onlyword	6 8 7 11
:everyone>:openprice	2 4 6 -3 7 10 11 21
:everyone>:opinion	1 -5 4 12 5 10
:everyone>:origin	2 7
:everyone>:payer	2 -18 4 7 12 12
:everyone>:paying	4 6
:everyone>:period	2 -12 7 5 8 19 12 -1 13 -26
:everyone>:person	0 -27 5 7 7 -11 8 -7
:everyone>:pet	3 25
:everyone>:photo	7 2 11 -6
:everyone>:preferring	3 26
:everyone>:promise	1 8 7 9
:everyone>:rent	0 21
:everyone>:return	0 6 4 7 5 -21
:everyone>:rulesplace	11 4
:everyone>:scarcity	4 3
:everyone>:seller	4 9 7 16 12 10
:everyone>:sex	2 35
:everyone>:time	1 23 6 -9
:everyone>:title	0 6 2 4 4 -20 5 7 6 20 7 17 8 -14
:everyone>:wanting	1 -34 6 16 8 -6
:everyone>:welcoming	1 -18
:everyone>:work	8 2
:everyone_:absence	4 9
:everyone_:absolute	2 -14 7 43
:everyone_:accepting	1 -22 12 16
:everyone_:advance	6 -23 13 2
:everyone_:asking	0 -22 1 -10 2 -21 6 1
:everyone_:benefit	0 52
:everyone_:bid	1 17 4 42 7 -2
:everyone_:building	6 11
:everyone_:burden	0 21 1 19 7 -18
:everyone_:childless	1 13
:everyone_:clocktime	4 19
:everyone_:codething	0 5 1 -1 4 2 6 14
:everyone_:condition	4 -3
:everyone_:deadline	8 15
:everyone_:demanding	1 1 6 -2 8 -10 13 -22
:everyone_:deterring	0 16 6 -7 7 -22 8 -6 13 20
:everyone_:disability	0 -1 2 35 11 1
:everyone_:everyone	0 -36 2 -14 4 -47 5 -28 13 -22
:everyone_:fairness	0 -25 4 8 6 -12
:everyone_:faith	2 -11
:everyone_:fee	2 7
:everyone_:feething	8 -1
:everyone_:fixed	12 -24
:everyone_:healthword	2 19
:everyone_:hiding	0 5 1 5 7 2
:everyone_:holiday	5 1 9 6
:everyone_:income	0 -13 2 -5 7 -22 13 -19
:everyone_:lifeword	7 4
:everyone_:longperiod	7 12 13 3
:everyone_:losing	5 5
:everyone_:nation	2 14
:everyone_:nearby	7 13
:everyone_:negation	0 -6 11 9
:everyone_:neighbour	1 3 6 17
:everyone_:newness	7 19 8 3
:everyone_:number	1 49 6 3 8 12 14 8
:everyone_:offerdeal	2 5
:everyone_:onlyword	0 8 1 2 8 6
:everyone_:openprice	0 -23 4 4 5 -2 7 -5 8 -2 11 11 13 -24
:everyone_:opinion	2 -15 4 19 7 -37
:everyone_:payer	1 -11 3 -21 6 -7 8 1
:everyone_:paying	4 9
:everyone_:period	4 -2 7 2 8 19 13 1
:everyone_:person	0 -11
:everyone_:pet	3 19
:everyone_:phone	8 2
:everyone_:photo	1 4 2 9 11 -2
:everyone_:place	1 10 6 8 7 32
:everyone_:preferring	3 10
:everyone_:promise	0 10 1 11 2 10 6 3
:everyone_:ranking	2 -6 4 11
:everyone_:rent	0 10 4 -10
:everyone_:return	0 7 7 -1 13 -6
:everyone_:room	7 5 10 33
:everyone_:rulesplace	7 2 8 6
:everyone_:scarcity	7 9
:everyone_:seller	1 -10 3 -16 4 29 10 4
:everyone_:spelled	2 10
:everyone_:superlative	4 47
:everyone_:thing	2 5
:everyone_:time	1 19 2 10 7 21
:everyone_:title	1 3 6 15
:everyone_:tribunalrent	7 7
:everyone_:urgency	6 4
:everyone_:welcoming	2 -12
:everyone_:work	7 4
:everyone_:writeto	3 -2 11 12
:fairness	0 -28 1 -5 2 -8 3 -9 4 45 5 5 8 -14 11 15 12 -11 13 -63 14 -14
:fairness $	0 -13 1 -12 3 -22 4 18 6 2 7 -14 8 -7 11 12 14 -12
:fairness ,	0 5 9 10
:fairness :accepting	4 3
:fairness :building	4 3
:fairness :burden	1 2 3 7 7 3
:fairness :condition	2 4
:fairness :deterring	1 15 2 -12 7 8
:fairness :everyone	7 15
:fairness :losing	13 8
:fairness :number	4 7
:fairness :offerdeal	4 10
:fairness :openprice	1 -14 2 5 4 12 8 -10
:fairness :opinion	0 3 1 -8 3 -22 10 1
:fairness :origin	2 2
:fairness :payer	7 13
:fairness :person	7 13
:fairness :sex	2 14
:fairness :spelled	8 4
:fairness :title	5 4 14 3
:fairness :urgency	6 3
:fairness :wanting	6 3
:fairness about	3 11
:fairness against	1 7
:fairness and	6 4
:fairness anyone	7 10
:fairness as	1 1 8 18
:fairness for	0 -3 2 -41 5 -3 6 -52 7 -6
:fairness happens	7 7
:fairness house	4 4
:fairness if	2 3
:fairness in	7 8
:fairness it	5 8
:fairness name	14 5
:fairness of	6 8
:fairness on	1 11 2 -8 6 3 7 10
:fairness sex	2 14
:fairness that	1 1
:fairness the	2 -6 4 25 11 21
:fairness to	0 6 3 -3 10 3
:fairness wants	6 6
:fairness who	5 5
:fairness £##	4 -2
:fairness>:asking	4 10
:fairness>:benefit	0 5
:fairness>:bid	4 5
:fairness>:building	4 1
:fairness>:burden	1 6 3 1 6 6 13 -3
:fairness>:child	1 9
:fairness>:codething	8 17
:fairness>:condition	2 10
:fairness>:deadline	4 26
:fairness>:demand	0 -1 8 1
:fairness>:deterring	1 14 2 -21 6 7 7 5
:fairness>:everyone	0 -32 1 -10 4 -22 7 4
:fairness>:fee	4 6
:fairness>:hiding	4 1
:fairness>:kin	4 2
:fairness>:longperiod	8 9
:fairness>:losing	0 -4 13 8
:fairness>:money	4 -5
:fairness>:nearby	4 1
:fairness>:negation	8 1
:fairness>:newness	3 -1 4 11
:fairness>:number	4 16
:fairness>:offerdeal	4 33
:fairness>:openprice	1 -26 4 13
:fairness>:opinion	0 5 1 -8 3 -13
:fairness>:origin	2 9
:fairness>:payer	5 5 7 16
:fairness>:period	13 -3
:fairness>:person	5 5 7 10
:fairness>:pet	3 23
:fairness>:politics	2 4
:fairness>:preferring	4 3 11 3
:fairness>:return	4 6
:fairness>:seller	4 7 5 4
:fairness>:spelled	8 13
:fairness>:title	5 3 6 13 14 3
:fairness>:tribunalrent	4 2 8 9
:fairness>:work	7 1
:fairness_:asking	3 -25 4 12
:fairness_:burden	0 4 2 -20 13 -13
:fairness_:child	1 19
:fairness_:clocktime	8 -12 14 7
:fairness_:deadline	2 5 4 9 8 -21
:fairness_:demand	8 11
:fairness_:deterring	0 8
:fairness_:everyone	0 -50 1 2 4 -1 5 -13 6 -32 7 -27
:fairness_:fairness	0 -17 2 -10
:fairness_:fee	2 7 4 12
:fairness_:kin	4 5
:fairness_:longperiod	7 5
:fairness_:losing	2 1
:fairness_:nearby	3 8 4 18 7 15
:fairness_:negation	2 6
:fairness_:neighbour	3 6
:fairness_:newness	1 4 4 3 6 -21 13 1
:fairness_:number	8 -8
:fairness_:offerdeal	2 6 4 14
:fairness_:onlyword	1 1
:fairness_:openprice	0 -32 2 6 4 17
:fairness_:opinion	6 3
:fairness_:origin	2 -19
:fairness_:payer	0 2 2 6
:fairness_:paying	5 20
:fairness_:period	13 -4
:fairness_:person	2 7 4 21
:fairness_:pet	3 23
:fairness_:photo	11 11
:fairness_:place	7 19
:fairness_:preferring	6 1
:fairness_:promise	4 2
:fairness_:rent	4 13
:fairness_:return	4 21
:fairness_:school	2 1
:fairness_:seller	0 1
:fairness_:sex	2 -17
:fairness_:sexual	2 1
:fairness_:title	1 5 6 14
:fairness_:urgency	6 -6
:fairness_:wanting	1 4 6 17
:fairness_:writeto	2 16
:faith	0 -59 1 -120 2 178 3 -63 4 -32 5 -28 6 -13 7 -73 8 -30 11 -38 13 -19 14 -68
:faith $	0 -4 2 50 6 7
:faith ,	2 8 6 -2
:faith :absolute	2 7
:faith :accepting	2 13
:faith :advance	2 15
:faith :building	2 19
:faith :burden	2 15
:faith :clocktime	6 9
:faith :condition	2 13
:faith :faith	2 2
:faith :family	1 -14 2 35
:faith :kin	1 -18 2 31
:faith :newness	2 4
:faith :onlyword	2 21
:faith :openprice	2 -5
:faith :person	0 -7 1 -6 2 35
:faith :promise	2 3
:faith :ranking	2 15
:faith :scarcity	2 8
:faith :seller	2 12
:faith :spelled	2 2
:faith :worshipplace	2 -40
:faith :writeto	2 4
:faith and	2 8
:faith family	2 20
:faith get	2 4
:faith house	2 9
:faith household	2 2
:faith in	2 29
:faith of	2 6
:faith only	2 8
:faith or	2 -20
:faith will	2 2
:faith>:absolute	2 6
:faith>:accepting	2 11
:faith>:advance	2 24
:faith>:building	2 27
:faith>:burden	2 17
:faith>:clocktime	6 8
:faith>:condition	2 13
:faith>:disclaimer	2 3
:faith>:family	1 -21 2 41
:faith>:kin	1 -25 2 37
:faith>:newness	2 22
:faith>:onlyword	2 25
:faith>:opinion	2 22
:faith>:person	0 -11 1 -7 2 36
:faith>:promise	2 8
:faith>:ranking	2 24
:faith>:scarcity	2 12
:faith>:seller	2 28
:faith>:spelled	2 2
:faith>:work	0 1
:faith>:writeto	2 18
:faith_:absolute	2 6
:faith_:advance	2 28
:faith_:asking	2 8
:faith_:bid	2 14
:faith_:burden	2 17
:faith_:condition	2 15
:faith_:deadline	2 2
:faith_:demand	2 8
:faith_:demanding	2 18
:faith_:deterring	2 9
:faith_:healthword	2 -2
:faith_:hiding	0 13
:faith_:neighbour	2 1
:faith_:newness	2 36
:faith_:onlyword	2 26
:faith_:opinion	2 36
:faith_:preferring	2 12
:faith_:ranking	2 38
:faith_:scarcity	2 9
:faith_:seller	2 18
:faith_:sex	2 -9
:faith_:spelled	2 34
:faith_:wanting	2 16
:faith_:welcoming	2 12
:faith_:worshipplace	2 16
:faith_:writeto	2 16
:family	0 -28 1 92 2 25 4 -36 6 -47 7 -7 8 21 13 -50 14 -52
:family $	0 -3 1 18 3 13 6 -19
:family ,	0 -35 1 8 2 -7 4 -4 8 -2
:family :absolute	2 16
:family :accepting	1 30
:family :advance	1 11
:family :building	7 6 11 8
:family :burden	2 10
:family :deadline	1 9
:family :fairness	1 4
:family :healthword	8 3
:family :negation	1 15
:family :onlyword	1 6 2 8
:family :openprice	2 26
:family :opinion	2 15
:family :preferring	2 12
:family :promise	1 25
:family :ranking	1 15
:family :scarcity	2 13
:family and	1 15 2 3
:family are	1 -3 6 4
:family in	2 11 8 5
:family last	1 10
:family lets	1 10
:family may	1 2
:family only	2 16
:family or	1 3
:family preferred	2 5
:family says	4 3
:family should	1 1
:family to	2 15
:family with	2 -55
:family would	1 17
:family>:absolute	1 -7 2 12
:family>:accepting	1 35
:family>:advance	1 10
:family>:bid	2 1
:family>:building	7 4 11 7
:family>:burden	2 15
:family>:child	1 -28 2 -14
:family>:childless	1 -17
:family>:condition	2 6
:family>:deadline	1 7
:family>:demanding	1 8
:family>:disability	8 3
:family>:fairness	1 6
:family>:faith	2 2
:family>:family	1 21
:family>:feething	1 -8
:family>:healthword	8 9
:family>:kin	1 -41
:family>:negation	2 10
:family>:newness	2 4
:family>:number	1 17 2 -16 8 4
:family>:onlyword	1 4 2 6
:family>:openprice	2 25
:family>:opinion	2 12
:family>:person	2 -9
:family>:promise	1 23
:family>:ranking	1 29
:family>:regretting	1 2
:family>:scarcity	2 18
:family>:spelled	1 38 8 7
:family>:time	1 3
:family>:title	2 -4
:family>:wanting	1 -15 3 6
:family_:absence	1 5 8 15 12 2
:family_:accepting	0 13
:family_:advance	2 1
:family_:age	1 9
:family_:asking	1 8
:family_:bid	2 3
:family_:building	0 12
:family_:burden	1 36 2 10
:family_:child	1 -21 2 -11
:family_:childless	1 -2
:family_:codething	2 16
:family_:condition	1 30
:family_:deadline	12 1
:family_:demanding	1 18 2 -9
:family_:denying	1 4
:family_:deterring	1 22
:family_:disclaimer	0 7
:family_:everyone	1 -17
:family_:fairness	1 6
:family_:faith	2 7
:family_:family	0 3 1 25
:family_:fixed	1 19
:family_:hiding	0 5
:family_:holiday	1 17
:family_:income	8 1
:family_:kin	0 4 1 -16 2 -21
:family_:lifeword	0 1
:family_:money	1 5
:family_:negation	2 13 8 10
:family_:newness	2 3
:family_:number	1 8 2 -11 8 3
:family_:online	1 3
:family_:openprice	0 7 1 6 2 4
:family_:opinion	1 38
:family_:period	1 3
:family_:person	2 -42
:family_:phone	2 1
:family_:promise	1 1
:family_:ranking	1 15 2 4 12 2
:family_:regretting	1 16
:family_:scarcity	2 1
:family_:sex	1 5
:family_:spelled	1 27 8 3
:family_:superlative	7 10
:family_:time	1 4
:family_:wanting	3 5 6 2
:fee	0 -74 1 -55 2 -50 3 -64 4 7 5 117 6 -12 8 -179 9 -14 10 -78 11 -80 12 -34 13 -26 14 -36
:fee #	5 7
:fee $	3 -36 5 28 6 -16 7 4
:fee ,	2 7 4 8 5 34
:fee :asking	5 20
:fee :burden	4 1 5 4
:fee :codething	5 6
:fee :demanding	5 31
:fee :deterring	4 3 5 27
:fee :fixed	6 5
:fee :money	4 -24 5 -20 13 -9
:fee :number	5 22
:fee :openprice	6 -3
:fee :ranking	4 1
:fee :return	6 1
:fee :seller	5 -2
:fee :tribunalrent	6 1
:fee apply	5 20
:fee for	2 -6 3 -14 5 9
:fee is	5 6
:fee less	7 12
:fee of	5 48 6 -6 7 -26
:fee on	4 10
:fee £#	4 -23 5 -18 13 -7
:fee>:age	5 2
:fee>:asking	4 12 5 18
:fee>:burden	5 15
:fee>:child	1 1
:fee>:codething	5 3
:fee>:deadline	4 -1 6 11
:fee>:demanding	4 8 5 32
:fee>:deterring	4 1 5 26
:fee>:fairness	4 10
:fee>:fee	5 1
:fee>:feething	5 22
:fee>:fixed	6 14
:fee>:money	4 -54 5 8 6 -16 7 -5 13 -11
:fee>:negation	5 -26
:fee>:number	5 29
:fee>:openprice	6 -3 7 4
:fee>:opinion	7 15
:fee>:payer	5 -5
:fee>:paying	5 8
:fee>:pet	3 -1
:fee>:rent	13 9
:fee>:return	6 7 13 9
:fee>:room	5 12
:fee>:scarcity	5 15
:fee>:spelled	5 -7
:fee>:writeto	5 -3
:fee_:absence	5 2
:fee_:absolute	13 1
:fee_:advance	5 -7
:fee_:asking	4 36 6 -6
:fee_:burden	5 19
:fee_:child	1 5
:fee_:clocktime	6 6 13 1
:fee_:condition	1 11
:fee_:deadline	4 -29 5 1 6 20
:fee_:demand	5 6
:fee_:demanding	5 10
:fee_:everyone	5 13
:fee_:fairness	4 20 5 12
:fee_:feething	5 28 6 -19
:fee_:forename	2 3
:fee_:money	4 -55 5 32 6 -27
:fee_:negation	3 3 5 -15
:fee_:number	7 5
:fee_:onlyword	1 10
:fee_:openprice	0 -9 2 -6 6 -19 13 -6
:fee_:opinion	4 -5 7 9
:fee_:payer	3 -6 13 -10
:fee_:paying	4 -4 5 7
:fee_:period	5 -4 6 2 13 -1
:fee_:photo	5 17
:fee_:room	5 11
:fee_:scarcity	5 4
:fee_:seller	0 -4 3 -6
:fee_:spelled	3 5 5 -10 7 2
:fee_:urgency	7 5
:feething	0 -26 1 -36 2 -59 3 -1 4 -56 5 101 6 -30 7 -44 9 -23 10 -45 11 -3 12 16 13 4 14 -55
:feething $	0 -5 1 -1 3 -33 4 14 5 28 6 5 7 -4 8 18 9 -7 11 -6
:feething ,	0 -3 3 -15 4 -1 6 -7 13 8
:feething :absence	9 23
:feething :accepting	5 -6
:feething :advance	5 -21 13 -9
:feething :building	6 5
:feething :burden	1 19 6 -16 13 -16
:feething :child	8 2
:feething :clocktime	1 8
:feething :codething	0 -40 4 -33 7 -8 8 -17 12 3 13 11
:feething :consent	5 1
:feething :deadline	12 10
:feething :demanding	5 23
:feething :denying	13 5
:feething :deposit	5 -42 13 -10
:feething :deterring	1 6 6 -3
:feething :fee	4 -37 5 43
:feething :feething	0 -24 5 23
:feething :fixed	12 1
:feething :hiding	8 7
:feething :keything	5 -10 8 -2
:feething :losing	0 10
:feething :money	5 40
:feething :negation	8 5
:feething :neighbour	6 6
:feething :onlyword	5 13
:feething :openprice	0 -10 6 -31 8 -5 11 -9 12 20
:feething :paying	5 -4 13 -36
:feething :photo	6 9
:feething :promise	4 4
:feething :ranking	12 6 13 -16
:feething :refusing	9 7
:feething :rent	5 6
:feething :return	5 40
:feething :spelled	0 -13 5 8 6 -2
:feething :utility	5 6
:feething and	5 -5 6 -4
:feething at	0 -2 5 11
:feething by	5 1
:feething checks	5 3
:feething clerk's	5 5
:feething cutting	8 -3
:feething deposit	5 -42 13 -10
:feething essential	6 5
:feething feature	8 -4
:feething fee	5 26
:feething flat	6 9
:feething from	1 7
:feething go	0 5
:feething history	13 5
:feething in	0 -51 1 -30 2 -12 4 -6 5 8 7 2 9 8
:feething is	0 -35 1 -4 4 -19 5 -4 8 -4 12 7 13 13
:feething it	6 8
:feething min	12 8
:feething money	5 20
:feething of	0 15
:feething on	1 7
:feething out	9 7
:feething payment	5 7
:feething please	8 1
:feething recommended	6 4
:feething rent	5 6
:feething through	5 1
:feething throughout	3 7
:feething under	8 2
:feething when	5 6
:feething will	3 3 4 6
:feething with	5 6 8 20
:feething would	3 2
:feething £#	5 14
:feething>:absence	0 20 6 7 9 14
:feething>:absolute	7 24 8 16
:feething>:accepting	5 -20 6 -8 10 5 11 14
:feething>:advance	5 -28 13 -11
:feething>:age	3 2
:feething>:asking	8 2
:feething>:building	6 3 10 7
:feething>:burden	1 16 6 -22 14 -3
:feething>:child	8 6
:feething>:clocktime	1 1 6 -4
:feething>:codething	0 -19 4 -46 6 -6 7 -8 8 -21 12 6 13 10
:feething>:condition	5 6 13 16
:feething>:councilpay	0 1
:feething>:deadline	5 -1
:feething>:demanding	5 34
:feething>:denying	13 2
:feething>:deposit	5 -46
:feething>:deterring	1 7 2 9 5 -4 6 -37 8 10
:feething>:everyone	0 -7 1 -7 2 -19
:feething>:fee	4 -3 5 53 6 -27
:feething>:feething	0 -45 5 12 6 -20
:feething>:forename	5 7
:feething>:hiding	4 1 8 25
:feething>:keything	5 -8
:feething>:kin	1 3
:feething>:law	5 2
:feething>:losing	0 7 6 8
:feething>:money	4 -29 5 67
:feething>:negation	1 2 8 7
:feething>:neighbour	6 5
:feething>:number	6 1 8 -36 13 -5 14 -10
:feething>:onlyword	5 18
:feething>:openprice	0 -7 2 -13 8 -22 12 16
:feething>:opinion	0 -4 2 -3
:feething>:payer	6 -1
:feething>:paying	4 -7 5 -10 13 -17
:feething>:pet	3 6
:feething>:photo	5 3 6 4 11 13
:feething>:preferring	5 2
:feething>:promise	0 5 4 3 7 23
:feething>:ranking	6 3 12 3
:feething>:refusing	3 31 9 6
:feething>:rent	5 2
:feething>:return	5 34
:feething>:room	0 5
:feething>:rulesplace	8 3
:feething>:scarcity	0 2
:feething>:seller	0 -21 8 -23
:feething>:sex	2 1
:feething>:spelled	0 -8 2 -10 5 24 8 -3
:feething>:utility	5 20
:feething>:wanting	8 5
:feething>:welcoming	0 -1
:feething>:work	0 10
:feething_:absence	0 15 1 3 5 13 8 -3
:feething_:absolute	2 -25
:feething_:accepting	6 -15 11 17 13 2
:feething_:advance	0 -28 4 -3 5 -24 6 -3 12 -5 13 -5
:feething_:age	3 5
:feething_:asking	0 -4 4 -3
:feething_:benefit	0 12
:feething_:building	7 7
:feething_:burden	0 19 1 18 2 -36 5 22 6 -20 8 -18 12 -4 13 9 14 -6
:feething_:child	1 5
:feething_:childless	0 9
:feething_:clocktime	6 -82 8 -18 12 9 13 -26
:feething_:codething	5 33 8 -10
:feething_:condition	0 4 1 10 3 5 6 -5 12 4 13 1
:feething_:consent	0 2
:feething_:deadline	0 -31 5 -4 6 -54 12 11
:feething_:demand	0 3 4 7
:feething_:demanding	2 -21 4 -30 5 9
:feething_:deterring	0 -19 12 -13
:feething_:disclaimer	5 29
:feething_:everyone	1 -28 2 -18 5 -4 13 -5
:feething_:fairness	5 -2
:feething_:fee	5 11
:feething_:feething	0 -3 2 -20 4 -20 5 4 6 -43 8 -8
:feething_:fixed	0 -8 6 -7 8 -12
:feething_:forename	5 21 8 15
:feething_:hiding	0 6 2 7 8 34
:feething_:holiday	6 -2
:feething_:income	0 -24
:feething_:jobname	5 3
:feething_:kin	1 8
:feething_:law	5 4
:feething_:longperiod	12 -21 13 -3
:feething_:losing	5 10 6 8
:feething_:money	0 -26 4 -10 5 61 6 -5
:feething_:nearby	6 3
:feething_:negation	0 7 1 9 3 14 5 -18
:feething_:neighbour	8 26
:feething_:newness	6 -5
:feething_:number	0 -11 1 -12 4 -23 8 -34 12 21 13 -5 14 -32
:feething_:onlyword	0 2 5 5 12 3
:feething_:openprice	0 -2 2 -65 4 -27 5 27 6 10 8 -63
:feething_:opinion	1 1 2 -9 4 -8 5 23 6 9 8 -29
:feething_:payer	0 -20 2 -32 4 -11 6 -7 7 -6 13 -3 14 -10
:feething_:paying	0 -9 4 -5 5 2
:feething_:period	0 -32 5 13 6 -9 8 -1 13 -24
:feething_:person	5 2
:feething_:pet	3 36
:feething_:photo	3 1 5 22
:feething_:preferring	5 4
:feething_:promise	0 1
:feething_:refusing	3 36 6 3 9 3
:feething_:rent	13 15
:feething_:return	5 6 13 3
:feething_:room	0 3
:feething_:scarcity	0 7
:feething_:seller	0 -9 4 -3 5 8 8 -8 14 -7
:feething_:sexual	0 3
:feething_:spelled	2 -4 3 10 5 17 8 -13 12 -7
:feething_:time	5 6
:feething_:title	5 14
:feething_:urgency	0 1 12 9
:feething_:utility	5 19
:feething_:wanting	0 -21 5 9 8 4
:feething_:welcoming	0 -35
:feething_:work	0 3 5 9
:feething_:writeto	0 2
:fixed	0 -16 1 -3 2 -46 4 25 5 -5 6 -27 7 -41 8 -21 10 -18 11 -42 12 143 13 -2 14 -30
:fixed #	12 6 13 -5
:fixed ##	8 -6
:fixed $	0 -34 1 -1 2 -5 5 -5 6 -99 7 -9 8 4 12 17 13 -15
:fixed ,	4 22 6 -27 12 25
:fixed :accepting	12 27
:fixed :burden	8 7
:fixed :clocktime	1 -8 12 7 13 -21
:fixed :codething	12 8 13 6
:fixed :consent	12 5
:fixed :deadline	12 8
:fixed :demanding	12 5
:fixed :deterring	8 8
:fixed :fee	5 4
:fixed :fixed	1 -8 8 -15 12 39 13 -17
:fixed :hiding	8 3
:fixed :holiday	12 11
:fixed :law	0 5
:fixed :longperiod	12 7 13 -30
:fixed :number	8 -16 12 4 13 -27
:fixed :openprice	5 10 12 13
:fixed :opinion	12 8
:fixed :promise	4 5
:fixed :refusing	3 13
:fixed :rent	4 4 13 1
:fixed :return	4 4 13 6
:fixed :spelled	8 -12 12 1
:fixed :tribunalrent	12 23
:fixed :wanting	12 10
:fixed after	6 2
:fixed and	8 -4
:fixed at	12 11
:fixed box	8 1
:fixed for	12 15 13 -7
:fixed is	5 -16 12 2 13 8
:fixed min	12 8
:fixed month	13 4
:fixed of	0 8 12 7 13 -31
:fixed on	4 1 8 10
:fixed periodic	12 -3
:fixed rent	4 4 13 1
:fixed shorthold	12 27
:fixed term	13 -7
:fixed the	6 -17 8 4 9 -4 12 20
:fixed to	12 11
:fixed up	4 1
:fixed when	6 4
:fixed will	4 5
:fixed with	12 9
:fixed you	5 2
:fixed>:accepting	12 29
:fixed>:burden	8 1
:fixed>:clocktime	6 -4 7 -24 12 21
:fixed>:codething	8 -2 12 36
:fixed>:condition	12 15
:fixed>:consent	12 17
:fixed>:deadline	12 37
:fixed>:demanding	0 4 4 1 12 3
:fixed>:deterring	1 3 4 7 8 4
:fixed>:fee	5 5
:fixed>:fixed	5 -4 7 -1 8 -50 12 49 13 -33
:fixed>:holiday	12 3
:fixed>:law	0 6
:fixed>:longperiod	12 10 13 -8
:fixed>:number	7 -20 8 -33 12 12 13 -40
:fixed>:onlyword	12 15
:fixed>:openprice	5 6 9 2 12 19
:fixed>:opinion	12 4
:fixed>:payer	9 1
:fixed>:period	12 8 13 5
:fixed>:promise	4 4
:fixed>:ranking	12 10
:fixed>:refusing	3 18
:fixed>:rent	4 17 12 5 13 17
:fixed>:return	4 17 12 4 13 22
:fixed>:spelled	4 -5 5 -3 8 -28 12 21 13 -4
:fixed>:tribunalrent	12 36
:fixed>:wanting	4 1 12 18
:fixed>:work	0 1
:fixed_:absence	0 1 12 7
:fixed_:absolute	12 11
:fixed_:advance	5 -13
:fixed_:asking	4 6
:fixed_:building	6 18
:fixed_:burden	4 12
:fixed_:clocktime	8 -11 12 45 13 13
:fixed_:codething	5 10 8 -27 12 20
:fixed_:condition	12 46 13 12
:fixed_:consent	12 20
:fixed_:deadline	12 49
:fixed_:demand	4 7
:fixed_:deterring	4 6 8 5 12 -22 13 15
:fixed_:disclaimer	1 7 12 15
:fixed_:everyone	12 34
:fixed_:family	3 1
:fixed_:feething	0 6
:fixed_:fixed	0 -2 5 -9 6 -5 8 -33 12 30
:fixed_:longperiod	12 5 13 -5
:fixed_:losing	6 -5
:fixed_:money	4 25 5 29 12 5
:fixed_:negation	1 2 4 14
:fixed_:neighbour	12 19
:fixed_:newness	6 5
:fixed_:number	5 -8 7 -9 8 -33 12 56 13 -24
:fixed_:onlyword	12 26
:fixed_:openprice	4 -3 12 19
:fixed_:opinion	5 -10
:fixed_:paying	5 16 12 3 13 3
:fixed_:period	8 -15 12 29 13 -23
:fixed_:pet	3 9
:fixed_:phone	8 1
:fixed_:promise	7 9
:fixed_:ranking	12 20 13 -1
:fixed_:rent	12 17 13 37
:fixed_:return	4 20 12 20 13 39
:fixed_:seller	12 7
:fixed_:spelled	8 -45 12 44 13 -21
:fixed_:superlative	12 6
:fixed_:time	12 7 13 -10
:fixed_:urgency	12 9
:fixed_:wanting	12 3 13 1
:fixed_:welcoming	12 3
:fixed_:work	0 2 6 7
:forename	0 -2 1 -35 2 -7 3 -14 4 -1 5 23 8 119 11 -15 14 6
:forename #	8 4
:forename $	14 2
:forename ,	8 62
:forename :codething	8 8
:forename :number	8 4
:forename :opinion	6 5
:forename :seller	6 5
:forename :spelled	8 5
:forename and	8 11
:forename at	8 9
:forename has	8 8
:forename in	8 8
:forename is	8 8
:forename my	6 6
:forename>:building	8 10
:forename>:codething	8 6
:forename>:forename	6 1
:forename>:healthword	8 9
:forename>:negation	2 1
:forename>:neighbour	8 19
:forename>:number	8 30
:forename>:opinion	6 4
:forename>:seller	6 5
:forename>:spelled	8 3 14 3
:forename>:title	8 7
:forename_:advance	8 2
:forename_:codething	8 13
:forename_:everyone	5 3
:forename_:fairness	5 3
:forename_:forename	6 1
:forename_:healthword	8 6
:forename_:hiding	8 2
:forename_:lifeword	8 2
:forename_:negation	2 10
:forename_:number	8 44
:forename_:ranking	8 12
:forename_:spelled	8 -18
:forename_:title	8 28
:healthword	0 -23 1 -74 2 55 3 -23 4 -12 5 -30 6 -38 7 23 8 119 10 2 12 -18 14 -84
:healthword $	2 -1 3 -14 8 15
:healthword ,	0 -4 2 2 6 -8 7 20 8 32
:healthword :absence	8 7
:healthword :accepting	0 4
:healthword :benefit	0 14
:healthword :building	8 6
:healthword :codething	2 1
:healthword :condition	2 6
:healthword :demanding	13 3
:healthword :income	8 8
:healthword :newness	2 2
:healthword :openprice	1 -1 2 3
:healthword :paying	0 14
:healthword :person	2 5
:healthword :promise	7 5
:healthword :ranking	8 3
:healthword :rulesplace	8 2
:healthword :spelled	8 8
:healthword allowance	0 8
:healthword and	2 -9 8 38
:healthword as	8 5
:healthword cert	7 3
:healthword coming	2 2
:healthword home	8 6
:healthword is	2 1
:healthword means	8 9
:healthword of	10 6
:healthword or	2 5
:healthword payment	0 7
:healthword>:absence	8 15
:healthword>:advance	8 3
:healthword>:benefit	0 5
:healthword>:building	8 5
:healthword>:burden	2 12 8 2
:healthword>:clocktime	8 5
:healthword>:condition	2 16
:healthword>:deadline	8 6
:healthword>:demanding	13 3
:healthword>:disability	2 31
:healthword>:healthword	2 5
:healthword>:income	8 9
:healthword>:lifeword	8 16
:healthword>:neighbour	2 3
:healthword>:newness	2 6
:healthword>:number	6 5
:healthword>:openprice	2 5 6 -1
:healthword>:paying	0 14
:healthword>:person	0 -22 2 2
:healthword>:promise	7 9
:healthword>:ranking	8 2
:healthword>:regretting	8 1
:healthword>:rulesplace	8 3
:healthword>:spelled	8 6
:healthword>:time	8 3
:healthword>:title	8 31
:healthword>:welcoming	7 4
:healthword_:clocktime	6 13 8 14
:healthword_:codething	0 3 8 11
:healthword_:condition	2 7
:healthword_:deadline	8 20
:healthword_:deterring	2 1
:healthword_:disability	2 41
:healthword_:healthword	2 6 8 8
:healthword_:keything	2 5
:healthword_:nearby	2 -5
:healthword_:negation	8 6 13 6
:healthword_:neighbour	2 4
:healthword_:opinion	8 16
:healthword_:payer	8 8
:healthword_:period	8 18
:healthword_:person	0 -4
:healthword_:photo	11 3
:healthword_:place	2 1
:healthword_:promise	8 1
:healthword_:refusing	0 1
:healthword_:regretting	8 6
:healthword_:room	2 17
:healthword_:seller	8 23
:healthword_:spelled	2 -10 13 11
:healthword_:title	2 -2 8 54
:healthword_:wanting	2 1
:healthword_:welcoming	8 19
:hiding	0 7 1 -3 2 -29 3 -14 4 -1 5 -22 6 -7 7 -5 8 28 10 -9 11 -95 12 -17 13 -7 14 -36
:hiding ##	4 1
:hiding $	2 -7 3 1 6 10 7 -50
:hiding ,	1 21 4 -20 7 -48
:hiding 16s	1 12
:hiding :absolute	0 4 3 6 7 47
:hiding :accepting	8 14
:hiding :asking	8 2
:hiding :bid	6 1
:hiding :building	7 -7
:hiding :burden	2 -4 6 -20 8 23
:hiding :codething	8 7
:hiding :consent	7 1
:hiding :deterring	0 13 2 9 8 20
:hiding :disclaimer	6 21
:hiding :everyone	1 -8 3 17
:hiding :fairness	8 2
:hiding :hiding	8 30
:hiding :income	4 5 13 11
:hiding :keything	8 18
:hiding :nearby	7 1
:hiding :newness	7 13
:hiding :number	1 17
:hiding :offerdeal	6 6
:hiding :onlyword	1 15 7 8
:hiding :openprice	6 9
:hiding :opinion	1 8 2 2
:hiding :paying	0 10 8 12 13 13
:hiding :petpart	3 2 8 7
:hiding :place	7 15 8 5
:hiding :promise	7 28
:hiding :return	8 7
:hiding :room	2 10 3 -12 8 11 10 2
:hiding :scarcity	1 3 7 24
:hiding :seller	2 2
:hiding :wanting	2 7
:hiding about	6 5
:hiding at	8 2
:hiding basket	8 4
:hiding be	0 -8 1 -35 2 -20 3 -11 6 -57 7 -30 8 -44
:hiding box	8 13
:hiding by	5 2
:hiding climb	8 7
:hiding floor	2 5
:hiding for	8 -7
:hiding here	7 9 8 6
:hiding in	2 3 8 -4
:hiding is	8 -2
:hiding look	2 9
:hiding my	2 7
:hiding not	3 5
:hiding of	7 -6
:hiding offer	6 7
:hiding on	8 17
:hiding only	1 4 7 10
:hiding owing	0 16
:hiding pay	4 5 13 14
:hiding print	6 14
:hiding put	13 3
:hiding room	3 -5 8 18
:hiding sixteen	1 3
:hiding stretch	4 8
:hiding tens	1 17
:hiding the	1 -82 8 33 12 15
:hiding you	4 1 6 32
:hiding>:absolute	0 13 3 2 7 38
:hiding>:accepting	0 -4 8 13
:hiding>:advance	6 -1
:hiding>:asking	3 -16
:hiding>:bid	6 8
:hiding>:building	8 -39
:hiding>:burden	6 -3 8 12
:hiding>:child	1 -3
:hiding>:codething	8 11
:hiding>:deadline	8 -17
:hiding>:deterring	0 12 2 26 8 4
:hiding>:disclaimer	6 18
:hiding>:everyone	3 16
:hiding>:fairness	8 8
:hiding>:fixed	1 -13
:hiding>:hiding	0 -7 6 -13 8 66
:hiding>:holiday	1 -9
:hiding>:income	4 16 13 11
:hiding>:jobname	8 3
:hiding>:keything	8 9
:hiding>:losing	4 14
:hiding>:negation	1 10 7 1
:hiding>:newness	6 -5 7 4
:hiding>:number	0 -12 1 24
:hiding>:offerdeal	6 6
:hiding>:onlyword	1 21 7 17
:hiding>:openprice	0 -4 2 -4 6 21 7 -5
:hiding>:opinion	11 9
:hiding>:payer	7 1
:hiding>:paying	4 6 8 20 13 2
:hiding>:period	13 1
:hiding>:petpart	3 4 8 1
:hiding>:photo	3 -9
:hiding>:place	7 6
:hiding>:promise	7 20
:hiding>:ranking	6 -8
:hiding>:refusing	1 4
:hiding>:rent	5 8
:hiding>:return	5 8 8 14
:hiding>:room	1 -21 2 9 3 -20 6 -35 7 -9 10 5
:hiding>:scarcity	6 -13 7 19
:hiding>:seller	2 1 8 -7
:hiding>:spelled	1 18
:hiding>:superlative	4 6 7 5
:hiding>:title	8 6
:hiding>:utility	8 10 13 -3
:hiding>:wanting	2 6
:hiding_:absence	6 -22 8 -11
:hiding_:accepting	2 -3
:hiding_:advance	0 -11 8 3
:hiding_:asking	3 -1
:hiding_:benefit	0 22
:hiding_:bid	4 10
:hiding_:building	8 -3
:hiding_:burden	4 -14
:hiding_:child	1 -18
:hiding_:clocktime	5 7 8 -19
:hiding_:codething	1 -10 8 12
:hiding_:condition	0 11 1 -31
:hiding_:deadline	6 -1 8 -17
:hiding_:demand	8 14
:hiding_:demanding	6 -8
:hiding_:deterring	2 13
:hiding_:disability	1 -2
:hiding_:family	7 4
:hiding_:feething	8 12
:hiding_:fixed	5 16
:hiding_:hiding	0 -3 1 -31 4 -4 6 -17 8 60
:hiding_:jobname	8 19
:hiding_:keything	8 9
:hiding_:longperiod	12 10
:hiding_:money	5 13
:hiding_:nearby	2 6 7 -4
:hiding_:negation	1 13
:hiding_:neighbour	4 7 8 8
:hiding_:number	2 21 8 29
:hiding_:offerdeal	3 2
:hiding_:openprice	2 -3 5 -4 11 1
:hiding_:opinion	2 -4 5 -3
:hiding_:payer	1 -24 7 -11
:hiding_:paying	0 -4 3 10 8 15
:hiding_:period	8 -13 12 3
:hiding_:person	8 6
:hiding_:place	7 -7
:hiding_:ranking	1 -6 4 -22 6 -30 13 11
:hiding_:record	7 7
:hiding_:refusing	1 19
:hiding_:rent	13 -3
:hiding_:return	13 -4
:hiding_:room	1 -44 2 6
:hiding_:rulesplace	1 -9 2 14
:hiding_:scarcity	6 -5
:hiding_:seller	0 8 1 -2 3 9 4 -5
:hiding_:spelled	1 7 2 13 8 23
:hiding_:superlative	4 10
:hiding_:title	8 1
:hiding_:tribunalrent	7 3 12 2
:hiding_:utility	8 11
:hiding_:welcoming	1 10
:hiding_:writeto	8 4 13 4
:holiday	0 -115 1 10 2 -87 5 -9 7 -1 8 -4 9 121 10 -43 11 -50 12 27 13 -60
:holiday $	2 -35 3 -8 6 4 7 -6 9 28 14 7
:holiday ,	1 8 2 -40 4 9 9 42
:holiday :absence	3 4
:holiday :accepting	1 -26 2 -17 6 -19 9 24
:holiday :building	9 23
:holiday :burden	8 -2 9 4
:holiday :child	1 1
:holiday :clocktime	9 8
:holiday :deadline	9 5
:holiday :deterring	9 9
:holiday :disclaimer	12 15
:holiday :fixed	12 3 13 -4
:holiday :hiding	3 5
:holiday :holiday	1 -20 9 39
:holiday :longperiod	9 6
:holiday :losing	12 2
:holiday :nearby	9 -42
:holiday :number	8 -7 9 18
:holiday :onlyword	1 -10 2 -18 6 -3 9 12
:holiday :openprice	9 11
:holiday :payer	6 8
:holiday :promise	9 4
:holiday :ranking	3 5
:holiday :refusing	3 5
:holiday :room	9 -10
:holiday :spelled	9 29
:holiday :thing	6 4
:holiday :urgency	6 6
:holiday :writeto	12 20
:holiday a	7 5 9 4
:holiday and	6 2 8 -7
:holiday apartment	9 2
:holiday are	5 5
:holiday as	8 10
:holiday at	4 -3 9 4
:holiday bedroom	9 -3
:holiday by	9 13
:holiday film	14 1
:holiday follows	7 5
:holiday hold	12 20
:holiday inn	9 -9
:holiday lets	9 11
:holiday on	9 8
:holiday out	3 5
:holiday porter	8 4
:holiday so	2 5
:holiday storage	9 -2
:holiday teeth	6 5
:holiday till	8 1
:holiday under	1 1
:holiday will	9 5
:holiday>:absence	3 2 9 2
:holiday>:accepting	1 -39 6 -32 9 25
:holiday>:advance	6 9
:holiday>:asking	6 -5
:holiday>:building	9 27
:holiday>:burden	9 10 14 3
:holiday>:clocktime	6 -39 7 -9 13 -4
:holiday>:deadline	9 11
:holiday>:demand	6 -7
:holiday>:demanding	6 11
:holiday>:deterring	9 7 14 3
:holiday>:disclaimer	12 15
:holiday>:feething	9 6
:holiday>:fixed	12 2 13 -6
:holiday>:hiding	3 5
:holiday>:holiday	1 -12 8 -10 9 48
:holiday>:money	5 20
:holiday>:nearby	9 -47
:holiday>:negation	1 16 9 -7
:holiday>:newness	6 8
:holiday>:number	8 -1 9 44
:holiday>:onlyword	2 -25 6 -5 9 12
:holiday>:openprice	9 6
:holiday>:opinion	1 22
:holiday>:payer	1 24 6 3 9 21
:holiday>:ranking	3 5 6 4
:holiday>:refusing	3 5
:holiday>:regretting	12 2
:holiday>:rent	9 2
:holiday>:seller	1 10
:holiday>:source	9 6
:holiday>:spelled	4 -7 5 -11 9 19 14 -4
:holiday>:thing	6 3
:holiday>:title	14 1
:holiday>:urgency	6 5
:holiday>:utility	1 2
:holiday>:wanting	6 5 9 14
:holiday>:welcoming	9 13
:holiday>:writeto	12 19
:holiday_:absence	9 15
:holiday_:absolute	9 3
:holiday_:accepting	9 19
:holiday_:building	9 13
:holiday_:burden	9 15
:holiday_:clocktime	6 -19 7 -13 9 15
:holiday_:codething	8 -9 9 -4
:holiday_:deadline	1 -3 6 -21 9 18
:holiday_:demanding	9 3
:holiday_:family	1 5 3 1
:holiday_:feething	9 13
:holiday_:holiday	6 -25 8 -20 9 48
:holiday_:longperiod	8 -1 13 -6
:holiday_:money	5 22
:holiday_:nation	2 2 9 4
:holiday_:nearby	9 -31
:holiday_:negation	1 10
:holiday_:newness	9 3
:holiday_:number	5 -3 9 30 12 13 13 -32
:holiday_:onlyword	1 11 9 14
:holiday_:openprice	13 2
:holiday_:opinion	1 18 9 15
:holiday_:payer	1 19 9 27
:holiday_:paying	13 4
:holiday_:period	8 -19 12 1 13 -27
:holiday_:photo	9 10
:holiday_:promise	7 4
:holiday_:scarcity	9 9
:holiday_:seller	1 4 9 11 14 5
:holiday_:spelled	12 30 13 -14
:holiday_:time	7 2
:holiday_:title	14 8
:holiday_:utility	1 1
:holiday_:wanting	9 31
:holiday_:welcoming	9 18
:income	0 85 1 -6 2 -41 3 -28 6 -2 8 -40 9 -21 11 -24 12 -48 13 19 14 -91
:income $	0 30 1 -38 2 -12 13 -2
:income ,	0 -30 4 -16 7 -29
:income :absolute	0 6
:income :advance	13 5
:income :asking	7 1
:income :burden	0 9
:income :income	0 39
:income :money	1 12 4 25 5 12
:income :newness	0 19
:income :number	2 13
:income :onlyword	0 12
:income :openprice	4 1 5 -16 13 -9
:income :opinion	6 7
:income :person	0 29 2 -5
:income :place	1 1 7 7
:income :rent	4 12 13 -7
:income :return	0 8 4 11 13 -8
:income :scarcity	0 12
:income :seller	13 17
:income :spelled	13 -5
:income :title	5 3
:income :work	0 21
:income :writeto	13 20
:income ahead	13 6
:income and	0 21
:income coming	0 5
:income earners	0 13
:income figure	4 8
:income for	5 14 13 1
:income here	1 1 7 6
:income him	5 2
:income in	1 1
:income income	0 5
:income me	13 20
:income only	0 12
:income or	13 -7
:income rent	4 12 13 -7
:income slips	0 3
:income sum	4 3
:income the	4 6
:income their	0 12
:income to	6 3
:income well	13 2
:income with	2 6
:income £#	1 5
:income>:absolute	7 -9 13 2
:income>:advance	6 1 13 24
:income>:bid	4 18
:income>:burden	0 18
:income>:clocktime	0 2
:income>:demanding	0 29
:income>:deposit	6 9
:income>:disclaimer	0 7
:income>:everyone	0 -20
:income>:feething	6 7 13 -1
:income>:income	0 16 13 -4
:income>:money	1 10 4 39
:income>:negation	0 34
:income>:newness	0 24
:income>:number	2 11
:income>:onlyword	0 34
:income>:openprice	2 -11 5 -39 7 -24 13 -8
:income>:opinion	6 4
:income>:person	0 30 2 -1
:income>:place	7 2
:income>:promise	0 5 2 3
:income>:ranking	0 1 13 22
:income>:rent	13 -9
:income>:return	0 4 13 -22
:income>:scarcity	0 13
:income>:seller	13 16
:income>:spelled	0 16 1 4
:income>:superlative	4 10
:income>:title	5 2
:income>:work	0 13 5 4
:income>:writeto	13 18
:income_:absolute	7 -16
:income_:accepting	1 4
:income_:advance	6 4
:income_:benefit	0 -12 13 -3
:income_:bid	4 8
:income_:building	1 5
:income_:burden	0 37 13 -7
:income_:codething	2 4
:income_:condition	2 3 13 9
:income_:deadline	13 6
:income_:demanding	0 26
:income_:deposit	6 8
:income_:deterring	0 7
:income_:disclaimer	0 21
:income_:everyone	0 -32 4 -8 7 -25 13 -16
:income_:fairness	0 -16
:income_:feething	5 9 6 5
:income_:income	0 -30
:income_:jobname	0 -10 5 1
:income_:keything	6 6
:income_:longperiod	1 1 2 4 13 3
:income_:money	5 13
:income_:nearby	0 8
:income_:negation	0 49 7 21 13 3
:income_:newness	0 9
:income_:number	5 -15 13 30
:income_:onlyword	0 26
:income_:openprice	5 -11 7 -42
:income_:opinion	13 8
:income_:payer	0 14
:income_:paying	5 -1 6 6 7 11
:income_:period	1 6 12 -14 13 35
:income_:place	0 15
:income_:preferring	0 5
:income_:promise	2 5 7 13
:income_:ranking	4 13
:income_:rent	4 -10
:income_:return	4 -31 13 -7
:income_:spelled	0 43 7 27 13 56
:income_:superlative	0 6
:income_:thing	7 2
:income_:time	13 20
:income_:tribunalrent	2 7
:income_:utility	7 12
:income_:wanting	0 12
:income_:work	5 9
:jobless	0 102 1 -39 2 -100 3 -97 5 -43 6 -30 7 -18 8 -34 9 -9 10 -38 12 24 13 -10 14 -38
:jobless ##	4 8
:jobless $	0 28 1 -12 2 -9 4 -28 7 -40
:jobless :burden	0 13 12 8
:jobless :councilpay	0 9
:jobless :deadline	5 4
:jobless :demanding	5 3
:jobless :deterring	0 13
:jobless :everyone	12 14
:jobless :jobless	0 9
:jobless :negation	7 1
:jobless :number	4 25
:jobless :online	4 6
:jobless :openprice	5 2
:jobless :opinion	4 3
:jobless :payer	4 3
:jobless :person	0 29
:jobless :place	7 10
:jobless :promise	1 1
:jobless :ranking	0 5
:jobless :seller	4 5
:jobless :spelled	0 3
:jobless :utility	0 -34 7 -4
:jobless :writeto	4 6
:jobless for	12 18
:jobless funded	0 5
:jobless help	0 12
:jobless on	0 13
:jobless tax	0 -34 7 -4
:jobless tenants	0 29
:jobless the	0 -15 4 9
:jobless up	5 4
:jobless us	4 6
:jobless will	1 3
:jobless your	2 11
:jobless>:burden	0 17 12 8
:jobless>:councilpay	0 16
:jobless>:deadline	5 3
:jobless>:deposit	13 2
:jobless>:deterring	0 13
:jobless>:everyone	12 14
:jobless>:hiding	0 3
:jobless>:jobless	0 7
:jobless>:number	4 21 12 12
:jobless>:online	4 4
:jobless>:opinion	4 1
:jobless>:payer	0 12 4 1
:jobless>:person	0 30
:jobless>:place	7 9
:jobless>:promise	1 1
:jobless>:ranking	0 11
:jobless>:rent	4 4
:jobless>:return	4 4
:jobless>:scarcity	0 9
:jobless>:seller	4 3
:jobless>:spelled	0 14
:jobless>:utility	0 -35 7 -4
:jobless>:writeto	4 5
:jobless_:absence	0 6
:jobless_:absolute	4 12
:jobless_:accepting	0 1
:jobless_:asking	7 21
:jobless_:building	1 3
:jobless_:clocktime	12 9
:jobless_:condition	0 14 13 4
:jobless_:consent	7 4
:jobless_:deadline	0 19 12 13
:jobless_:demanding	0 16
:jobless_:deterring	0 18
:jobless_:disclaimer	0 4
:jobless_:faith	2 11
:jobless_:income	0 7
:jobless_:longperiod	12 12
:jobless_:losing	0 22
:jobless_:negation	0 24
:jobless_:number	4 23 12 13
:jobless_:offerdeal	0 3
:jobless_:onlyword	13 3
:jobless_:openprice	0 5
:jobless_:opinion	0 13
:jobless_:payer	0 17
:jobless_:paying	0 20
:jobless_:period	12 17 13 -3
:jobless_:person	0 5
:jobless_:promise	7 8
:jobless_:ranking	0 4
:jobless_:record	0 -6 7 -6
:jobless_:refusing	1 2
:jobless_:regretting	0 8
:jobless_:rent	0 7 4 7
:jobless_:return	0 7 4 7
:jobless_:room	0 -3
:jobless_:scarcity	0 7
:jobless_:spelled	0 3
:jobless_:time	0 10
:jobless_:wanting	13 13
:jobless_:writeto	5 1
:jobname	0 29 2 2 3 -9 4 -64 5 28 6 -84 7 -53 8 47 9 -10 11 -16 12 -11 14 -49
:jobname $	0 13 1 3 8 19
:jobname ,	0 17 2 -26 8 13
:jobname :absolute	0 15
:jobname :accepting	0 15
:jobname :benefit	0 10
:jobname :burden	0 10 2 -6 13 7
:jobname :demand	0 9
:jobname :deterring	13 8
:jobname :feething	0 -44 5 14
:jobname :money	5 3
:jobname :newness	2 2
:jobname :onlyword	0 9
:jobname :openprice	0 10
:jobname :return	5 4
:jobname :scarcity	0 15
:jobname :sex	0 1 2 21
:jobname :wanting	0 1
:jobname allowance	0 8
:jobname and	0 11
:jobname clean	0 -4 5 6
:jobname coming	2 2
:jobname cutting	8 -3
:jobname feature	8 -4
:jobname female	2 8
:jobname for	2 3
:jobname in	8 35
:jobname money	5 4
:jobname on	13 9
:jobname only	0 15
:jobname or	0 11
:jobname stays	3 1
:jobname with	8 39
:jobname>:absolute	0 21 2 -3
:jobname>:accepting	0 10
:jobname>:asking	8 3
:jobname>:benefit	0 3
:jobname>:burden	0 7 2 -11 13 6
:jobname>:child	8 1
:jobname>:codething	8 -2
:jobname>:demand	0 2
:jobname>:demanding	0 3
:jobname>:deterring	8 9 13 8
:jobname>:disability	2 5
:jobname>:feething	0 -49 5 13
:jobname>:healthword	2 1
:jobname>:hiding	8 20
:jobname>:jobname	0 39
:jobname>:money	5 11
:jobname>:negation	7 4
:jobname>:onlyword	0 7
:jobname>:openprice	0 6
:jobname>:return	5 4
:jobname>:scarcity	0 13 2 -1
:jobname>:school	0 20
:jobname>:sex	2 24
:jobname>:wanting	0 22 8 6
:jobname>:work	0 14
:jobname_:absolute	0 27
:jobname_:burden	0 9 5 15
:jobname_:codething	8 -23
:jobname_:demanding	0 15
:jobname_:healthword	2 3 8 4
:jobname_:hiding	0 8 8 35
:jobname_:jobname	0 35
:jobname_:law	2 4
:jobname_:negation	7 14
:jobname_:number	8 9
:jobname_:onlyword	0 18
:jobname_:openprice	0 2 2 -1
:jobname_:photo	0 14
:jobname_:ranking	8 10
:jobname_:scarcity	0 26
:jobname_:school	0 21
:jobname_:spelled	0 -29
:jobname_:wanting	0 17 1 3 2 10
:keything	0 -47 1 -84 2 -72 3 -56 4 -34 5 -9 6 -9 8 125 9 -30 10 1 11 -76 12 -82 13 -41 14 -118
:keything ##	8 37
:keything $	1 -21 3 -2 8 16 10 24
:keything ,	1 12 2 -2 7 3 8 -10 14 -8
:keything :accepting	8 8
:keything :advance	8 2
:keything :burden	3 5 8 15
:keything :codething	5 -3 6 -24 7 -6 8 57 14 -26
:keything :demand	8 2
:keything :demanding	8 2
:keything :deterring	3 6 8 22
:keything :hiding	8 16
:keything :keything	7 -36 8 27
:keything :law	8 31
:keything :money	5 4
:keything :negation	8 9
:keything :neighbour	8 9
:keything :number	8 40
:keything :onlyword	8 3
:keything :openprice	8 10
:keything :phone	8 16
:keything :record	8 10
:keything :return	5 4
:keything :spelled	8 11
:keything :time	8 2
:keything :welcoming	5 8
:keything alarm	8 12
:keything and	8 -44
:keything box	8 1
:keything buzzer	8 2
:keything code	8 28
:keything cutting	8 -3
:keything doesn't	8 18
:keything entry	8 -19
:keything feature	8 -4
:keything for	6 11 8 21
:keything in	8 24
:keything is	5 -1 7 -9 8 26
:keything money	5 4
:keything number	8 12
:keything on	3 7 8 22
:keything opens	8 -8
:keything proof	7 8
:keything the	8 8
:keything then	8 1
:keything up	8 3
:keything>:accepting	8 2
:keything>:advance	8 21
:keything>:asking	8 11
:keything>:burden	3 4 8 6
:keything>:child	1 -6
:keything>:codething	4 -5 5 -11 6 -44 7 -26 8 41 14 -30
:keything>:deadline	8 11
:keything>:demand	8 2
:keything>:demanding	8 17
:keything>:deterring	3 5 8 31
:keything>:everyone	6 1
:keything>:forename	8 6
:keything>:hiding	8 28
:keything>:keything	8 30
:keything>:law	8 10
:keything>:money	5 9
:keything>:negation	8 5
:keything>:newness	8 18
:keything>:number	8 35 14 -6
:keything>:onlyword	8 3
:keything>:openprice	8 26
:keything>:opinion	8 8
:keything>:paying	5 -13
:keything>:phone	8 6
:keything>:politics	8 13
:keything>:ranking	8 3
:keything>:return	5 17
:keything>:room	7 -16 8 -13
:keything>:safety	8 -2
:keything>:spelled	14 -6
:keything>:thing	8 -21
:keything>:wanting	8 23
:keything>:welcoming	1 4 5 8
:keything_:absence	7 7
:keything_:absolute	8 10
:keything_:advance	8 10
:keything_:burden	8 9
:keything_:clocktime	8 -1
:keything_:codething	7 -16 8 30
:keything_:condition	8 32
:keything_:deterring	8 15
:keything_:fairness	8 40
:keything_:feething	8 -9
:keything_:forename	8 22
:keything_:hiding	8 32
:keything_:holiday	8 -33
:keything_:keything	7 -26 8 20
:keything_:law	8 -13
:keything_:longperiod	8 2
:keything_:losing	8 13
:keything_:money	5 11
:keything_:negation	1 -6 8 11
:keything_:newness	8 18
:keything_:number	8 59 14 -53
:keything_:offerdeal	6 2
:keything_:openprice	5 -18 8 5
:keything_:opinion	8 23
:keything_:pet	3 9
:keything_:preferring	8 6
:keything_:promise	8 12
:keything_:ranking	8 31
:keything_:room	8 -38
:keything_:rulesplace	8 -8
:keything_:safety	8 -12
:keything_:scarcity	8 1
:keything_:sex	8 5
:keything_:spelled	8 19 14 -20
:keything_:utility	8 17
:keything_:wanting	8 30
:keything_:welcoming	1 7
:keything_:work	8 25
:keything_:writeto	8 1
:kin	1 33 3 -1 4 -2 5 -37 6 -89 7 -31 8 55 11 -15 13 -37 14 -57
:kin $	0 -41 3 6 4 -14 6 -1 7 -31 8 -6
:kin ,	1 -8 2 -3
:kin :absence	1 -3
:kin :accepting	1 19
:kin :building	7 6 8 -5
:kin :burden	1 2 2 11
:kin :codething	4 3
:kin :deadline	1 2
:kin :dislike	1 6
:kin :hiding	1 4
:kin :neighbour	1 5 8 1
:kin :onlyword	1 13
:kin :preferring	2 11
:kin :room	1 -20
:kin :spelled	1 -1 8 13
:kin :title	4 6
:kin :wanting	0 7 12 5
:kin and	1 -1 2 16
:kin at	1 -7 8 15
:kin can	1 9
:kin has	8 5
:kin is	4 3
:kin lets	1 10
:kin may	1 6
:kin of	1 -13 13 4
:kin preferred	2 2
:kin says	4 3
:kin than	1 8
:kin who	4 7
:kin with	2 -38
:kin would	1 16
:kin>:accepting	1 35
:kin>:advance	1 8
:kin>:benefit	0 3
:kin>:bid	2 1
:kin>:building	1 7 7 3
:kin>:burden	2 16
:kin>:child	1 -23
:kin>:childless	2 11
:kin>:clocktime	8 4
:kin>:codething	4 3
:kin>:deadline	1 4
:kin>:demand	1 7
:kin>:demanding	1 13
:kin>:disability	8 5
:kin>:everyone	0 8
:kin>:feething	1 -26
:kin>:forename	8 5
:kin>:healthword	8 16
:kin>:kin	1 -27 2 22
:kin>:negation	0 -1
:kin>:newness	1 14
:kin>:number	0 11 8 11
:kin>:onlyword	1 27
:kin>:openprice	1 -9
:kin>:period	13 4
:kin>:preferring	1 -1 2 2
:kin>:ranking	1 13 6 1
:kin>:refusing	1 17
:kin>:regretting	1 17
:kin>:room	1 -31
:kin>:rulesplace	1 -6
:kin>:scarcity	2 4
:kin>:seller	1 -4
:kin>:sexual	2 21
:kin>:spelled	1 1 8 21
:kin>:time	1 18
:kin>:title	4 1
:kin>:wanting	0 4 1 -18 12 4
:kin>:welcoming	1 -14
:kin_:absence	0 12 1 7 8 12 12 1
:kin_:accepting	0 4 1 20
:kin_:age	1 -15 4 3
:kin_:benefit	0 26
:kin_:bid	1 -5 2 7
:kin_:burden	1 15 2 9
:kin_:child	1 -8 2 -8
:kin_:childless	1 -16 2 11
:kin_:clocktime	8 4
:kin_:codething	8 16
:kin_:condition	1 7
:kin_:deadline	1 17 12 1
:kin_:demand	1 8
:kin_:demanding	0 6
:kin_:deterring	1 3
:kin_:disability	8 17
:kin_:disclaimer	0 4
:kin_:dislike	1 8
:kin_:everyone	1 -25
:kin_:family	0 9 2 -19
:kin_:feething	1 -21
:kin_:healthword	8 9
:kin_:hiding	0 2 8 8
:kin_:income	8 6
:kin_:kin	0 5 1 -6 2 9
:kin_:lifeword	0 1 8 11
:kin_:money	4 7
:kin_:negation	2 -5 8 4
:kin_:number	4 9 8 1
:kin_:onlyword	0 15 1 18
:kin_:openprice	0 4 2 12
:kin_:opinion	1 23 2 3
:kin_:paying	1 3
:kin_:pet	1 8
:kin_:place	1 -22
:kin_:promise	7 4
:kin_:ranking	12 1
:kin_:refusing	1 19
:kin_:regretting	1 18
:kin_:room	8 1
:kin_:scarcity	1 11
:kin_:seller	8 5
:kin_:sexual	2 25
:kin_:spelled	2 -9 8 14
:kin_:superlative	7 6
:kin_:time	1 10
:kin_:title	1 -7
:kin_:tribunalrent	1 1
:kin_:wanting	1 -20
:kin_:work	0 12
:law	0 -11 1 -82 2 -10 3 -9 4 -28 5 1 7 -37 8 10 9 -43 10 -8 11 -1 12 -13 13 -41 14 -26
:law #	8 3
:law $	0 -11 5 11 8 -38
:law ,	0 9
:law :asking	0 2
:law :burden	8 11
:law :deterring	8 11
:law :fixed	5 1
:law :hiding	6 5
:law :number	8 16
:law :openprice	4 -12
:law :opinion	0 -24 1 -5 4 -6
:law :paying	2 23
:law :person	4 17
:law :ranking	6 6
:law :time	6 10
:law :urgency	6 23
:law foot	2 24
:law for	8 19
:law is	8 8
:law now	6 15
:law of	5 5 8 -7
:law on	8 12
:law person	4 9
:law to	0 -32 4 -3
:law until	5 2
:law you	2 11
:law>:absence	0 6 2 9
:law>:asking	0 1
:law>:burden	8 7
:law>:codething	8 14
:law>:deadline	6 7
:law>:demanding	6 8
:law>:deterring	8 3
:law>:fixed	5 11
:law>:hiding	6 4 7 10
:law>:lifeword	6 6
:law>:number	8 20 14 -7
:law>:openprice	0 -1 1 -2 4 -15 6 4
:law>:opinion	0 -34 4 -28
:law>:paying	2 23
:law>:person	4 16
:law>:ranking	6 4
:law>:refusing	0 7 2 10
:law>:time	6 10
:law>:urgency	6 23
:law_:absence	2 8
:law_:absolute	2 6
:law_:advance	8 10
:law_:codething	8 33
:law_:deadline	6 7
:law_:demanding	6 17
:law_:everyone	0 2
:law_:fairness	3 1
:law_:negation	0 -2 1 -1
:law_:number	8 34 14 -9
:law_:openprice	2 -11 6 14
:law_:opinion	4 -11
:law_:payer	0 -14
:law_:preferring	2 -9
:law_:ranking	8 19
:law_:refusing	2 9
:law_:rent	4 -5
:law_:return	4 -7
:law_:rulesplace	8 4
:law_:seller	0 -7
:law_:spelled	0 -4 8 13
:lifeword	0 26 3 -24 4 -39 5 -17 6 -19 8 97 9 15 14 -21
:lifeword $	2 -50 7 -21 8 39
:lifeword ,	6 -27 9 4
:lifeword :absence	1 7 8 7
:lifeword :clocktime	8 19
:lifeword :codething	0 6
:lifeword :condition	8 12
:lifeword :deadline	8 2
:lifeword :holiday	1 3 8 1
:lifeword :keything	5 -1 8 -13
:lifeword :number	8 -6 9 16
:lifeword :opinion	4 5
:lifeword :place	2 -5 3 -14 7 14
:lifeword :spelled	9 3
:lifeword a	8 4
:lifeword and	0 9 8 28
:lifeword are	6 11
:lifeword at	8 8
:lifeword centre	0 7
:lifeword for	2 18 13 2
:lifeword here	2 -4 3 -14 7 13
:lifeword in	1 7 8 1
:lifeword is	0 6
:lifeword it	6 14 7 1
:lifeword nights	1 3 8 1
:lifeword of	8 11
:lifeword off	8 6
:lifeword so	8 9
:lifeword the	8 21
:lifeword to	4 5
:lifeword with	2 5
:lifeword you	6 2
:lifeword>:absence	1 5
:lifeword>:advance	8 4
:lifeword>:building	2 4
:lifeword>:burden	6 1
:lifeword>:clocktime	8 29
:lifeword>:codething	0 3
:lifeword>:condition	8 7
:lifeword>:deadline	8 15
:lifeword>:feething	8 8
:lifeword>:forename	8 11
:lifeword>:hiding	8 6
:lifeword>:holiday	1 3 8 18 9 1
:lifeword>:jobname	8 1
:lifeword>:lifeword	8 12
:lifeword>:negation	0 13 7 12
:lifeword>:neighbour	2 7
:lifeword>:number	8 -48 9 16
:lifeword>:opinion	4 3
:lifeword>:payer	0 1 8 6 11 5
:lifeword>:place	2 -6 3 -15 7 11
:lifeword>:preferring	8 3
:lifeword>:promise	2 6
:lifeword>:seller	8 7
:lifeword>:spelled	9 3
:lifeword>:student	13 2
:lifeword>:title	8 12
:lifeword_:absolute	7 1 9 1
:lifeword_:accepting	2 2 9 2
:lifeword_:advance	8 7
:lifeword_:building	2 3
:lifeword_:burden	6 7 9 1
:lifeword_:clocktime	8 18
:lifeword_:codething	0 5 13 1
:lifeword_:deterring	6 8 8 26
:lifeword_:fairness	1 3
:lifeword_:feething	8 11
:lifeword_:forename	8 14
:lifeword_:hiding	8 20
:lifeword_:holiday	8 9 9 11
:lifeword_:jobname	8 14
:lifeword_:lifeword	8 36
:lifeword_:negation	0 6 6 3 7 24
:lifeword_:number	14 2
:lifeword_:onlyword	9 1
:lifeword_:openprice	0 16 6 -12
:lifeword_:opinion	1 8 6 -10
:lifeword_:paying	5 -1
:lifeword_:period	8 -7
:lifeword_:person	8 -11
:lifeword_:place	0 6
:lifeword_:preferring	8 2
:lifeword_:promise	2 13 7 8
:lifeword_:refusing	8 7
:lifeword_:rent	8 2
:lifeword_:scarcity	9 1
:lifeword_:seller	5 1 8 3
:lifeword_:sex	2 4
:lifeword_:spelled	6 20 8 8
:lifeword_:student	13 2
:lifeword_:superlative	0 20
:lifeword_:title	8 36
:lifeword_:wanting	0 11
:lifeword_:work	0 3
:lifeword_:writeto	8 4
:longperiod	0 -8 2 -11 3 -35 4 -112 5 -11 6 -36 7 9 10 -36 12 63 13 72
:longperiod $	1 -9 4 -24 5 -7 12 12 13 24
:longperiod ,	0 -23 7 10 9 8 13 7 14 -5
:longperiod :burden	12 25
:longperiod :codething	12 10
:longperiod :denying	11 14
:longperiod :deterring	13 4
:longperiod :feething	12 2
:longperiod :money	13 10
:longperiod :number	13 -27
:longperiod :openprice	7 9 13 -3
:longperiod :opinion	8 3
:longperiod :paying	12 4 13 22
:longperiod :period	5 -8 6 -4 7 -25 12 20
:longperiod :record	12 4
:longperiod :rent	13 2
:longperiod :return	13 10
:longperiod :rulesplace	12 11
:longperiod :seller	8 1
:longperiod :spelled	12 7
:longperiod :tribunalrent	13 5
:longperiod :utility	12 9
:longperiod ago	11 6
:longperiod and	1 12 8 -7 13 22
:longperiod as	7 7
:longperiod in	13 27
:longperiod lease	12 11
:longperiod month	12 16
:longperiod months	12 13 13 -24
:longperiod of	8 9 12 -10
:longperiod on	13 8
:longperiod payment	13 4
:longperiod plus	12 9
:longperiod rent	13 2
:longperiod term	1 1
:longperiod the	6 10
:longperiod we	8 1
:longperiod weeks	5 1
:longperiod>:advance	13 15
:longperiod>:burden	12 18 13 5
:longperiod>:child	1 4
:longperiod>:codething	2 4 7 7 8 -16 12 4 13 17
:longperiod>:denying	11 14
:longperiod>:deterring	1 7 13 9
:longperiod>:feething	12 21
:longperiod>:fixed	12 6
:longperiod>:holiday	9 10
:longperiod>:longperiod	2 1 5 -4 13 12
:longperiod>:money	13 15
:longperiod>:negation	12 13
:longperiod>:number	8 -1 13 -23
:longperiod>:openprice	7 9
:longperiod>:opinion	8 1
:longperiod>:paying	12 7 13 21
:longperiod>:period	0 6 5 -16 6 -17 7 -15 12 17 13 2
:longperiod>:place	6 5
:longperiod>:preferring	1 4
:longperiod>:record	12 4
:longperiod>:return	13 6
:longperiod>:rulesplace	12 10
:longperiod>:source	7 8
:longperiod>:spelled	5 -3 6 -7 8 -5 12 30
:longperiod>:title	1 6
:longperiod>:tribunalrent	2 4 13 22
:longperiod>:utility	12 7
:longperiod>:welcoming	13 3
:longperiod_:absolute	0 -1 13 16
:longperiod_:accepting	11 3 12 9
:longperiod_:advance	5 -18 13 24
:longperiod_:burden	13 37
:longperiod_:child	1 6
:longperiod_:clocktime	13 11
:longperiod_:codething	8 -25 12 11
:longperiod_:demanding	13 16
:longperiod_:deterring	1 1 13 29
:longperiod_:feething	0 6 12 16
:longperiod_:fixed	12 17
:longperiod_:income	12 1
:longperiod_:longperiod	8 -5 12 14 14 -3
:longperiod_:money	13 27
:longperiod_:negation	0 -8 7 5 12 31
:longperiod_:number	5 -10 8 -21
:longperiod_:onlyword	12 8
:longperiod_:openprice	12 28 13 -2
:longperiod_:opinion	12 23 13 -27
:longperiod_:payer	12 15
:longperiod_:paying	5 -12 13 16
:longperiod_:period	12 6 13 -9
:longperiod_:person	14 13
:longperiod_:place	6 4
:longperiod_:ranking	12 3 13 -7
:longperiod_:refusing	7 5
:longperiod_:rent	12 1
:longperiod_:return	12 2
:longperiod_:scarcity	0 -4 13 9
:longperiod_:seller	14 4
:longperiod_:spelled	0 -5 1 -18 5 -23 6 -17 7 -59 8 -21 12 34 13 7 14 4
:longperiod_:superlative	12 34 13 -14
:longperiod_:thing	5 2 13 8
:longperiod_:time	12 8
:longperiod_:utility	7 10
:longperiod_:wanting	13 5
:longperiod_:welcoming	13 9
:losing	0 26 2 24 3 4 4 8 5 11 6 90 7 -18 8 -5 9 -15 10 -65 11 -50 12 21 14 -9
:losing $	0 -15 1 3 3 -16 4 -34 5 6 6 47 7 -8 8 -55 11 -31 13 11 14 -17
:losing ,	2 25 3 -2 4 -29 5 4 7 -14
:losing :absence	6 25 7 -2
:losing :benefit	0 5
:losing :bid	4 27 6 -4
:losing :burden	6 -12
:losing :clocktime	5 4
:losing :codething	6 5
:losing :condition	2 5
:losing :consent	1 4 2 7 8 3
:losing :deadline	4 -10 6 18 7 26 12 5 13 -10
:losing :demanding	4 -6 6 6 7 17
:losing :disclaimer	6 4
:losing :hiding	6 12
:losing :losing	2 -19 6 44
:losing :negation	3 13
:losing :neighbour	4 4
:losing :openprice	0 17 1 -6 3 8 6 10 7 5
:losing :opinion	3 14 4 13 5 -8 8 12
:losing :payer	6 3
:losing :person	0 1
:losing :promise	6 8
:losing :refusing	6 9
:losing :rent	5 7
:losing :return	5 6
:losing :safety	1 3
:losing :sex	2 10
:losing :sexual	0 3
:losing :source	11 1
:losing :spelled	3 6
:losing :title	4 6
:losing :urgency	0 2
:losing :writeto	0 12
:losing above	4 4
:losing by	8 -29 14 1
:losing down	7 4
:losing else	6 32
:losing else's	1 3
:losing folks	0 1
:losing for	2 5 3 7
:losing higher	4 1
:losing home	6 1
:losing in	4 4 6 4 7 1
:losing into	8 12
:losing is	6 7
:losing it	6 29
:losing like	6 2
:losing no	3 7
:losing off	8 5
:losing on	6 -8
:losing or	0 10
:losing out	6 10
:losing rent	5 7
:losing since	11 1
:losing straight	0 3
:losing that	8 1
:losing through	1 4 2 7 8 3
:losing to	3 15 4 13 5 -5 8 13
:losing up	6 7 7 20 13 -2
:losing who	4 7
:losing who'd	4 5
:losing with	0 16
:losing yourself	6 5
:losing>:absence	2 -1 6 35 7 -12 8 1 14 5
:losing>:absolute	8 12
:losing>:advance	6 -6
:losing>:bid	4 29 6 -5
:losing>:building	2 -12 14 4
:losing>:burden	2 2 6 -22
:losing>:clocktime	5 1 6 3
:losing>:condition	2 3 11 1
:losing>:consent	1 4 2 7 8 3
:losing>:councilpay	0 11
:losing>:deadline	2 -2 4 -22 6 33 7 27 8 -9 12 2 13 -13
:losing>:demanding	6 8 7 11 13 -13
:losing>:disclaimer	6 2
:losing>:family	1 21
:losing>:healthword	8 1
:losing>:hiding	6 10
:losing>:law	5 9
:losing>:losing	2 -30 6 54
:losing>:nearby	7 8
:losing>:negation	0 -5 3 13 13 5
:losing>:neighbour	4 3
:losing>:number	4 9 8 8
:losing>:onlyword	3 10
:losing>:openprice	0 15 1 -9 3 7 6 9 11 -5
:losing>:opinion	0 1 3 11 4 8 8 19 13 1
:losing>:payer	6 5 8 10
:losing>:person	0 11 2 20
:losing>:pet	3 37
:losing>:promise	6 9
:losing>:refusing	6 5
:losing>:rent	5 8
:losing>:return	5 7
:losing>:safety	1 2
:losing>:seller	8 13
:losing>:sex	2 11
:losing>:sexual	0 4
:losing>:source	11 5
:losing>:spelled	0 -2 3 1 7 -1
:losing>:thing	4 4
:losing>:time	8 15
:losing>:title	4 6
:losing>:urgency	0 5 6 29
:losing>:wanting	2 -7
:losing>:work	0 10
:losing>:writeto	0 6
:losing_:absence	0 25 2 -14 8 6 14 1
:losing_:accepting	2 -27 6 16
:losing_:advance	5 -1
:losing_:asking	6 17
:losing_:benefit	0 10
:losing_:bid	4 13
:losing_:building	2 -26 14 2
:losing_:burden	1 -25 8 4
:losing_:child	1 13
:losing_:clocktime	6 19 8 11
:losing_:codething	0 16 2 3 6 11
:losing_:condition	6 4
:losing_:councilpay	0 1
:losing_:deadline	4 -11 6 17
:losing_:demand	0 2 1 7
:losing_:denying	6 2 8 5
:losing_:deterring	0 5 8 4
:losing_:disability	2 30
:losing_:everyone	0 20
:losing_:fairness	1 4
:losing_:faith	2 10
:losing_:family	1 13
:losing_:fee	2 7 6 -5
:losing_:feething	4 -1 5 -1
:losing_:fixed	6 -18
:losing_:hiding	0 2
:losing_:holiday	1 2
:losing_:income	0 2
:losing_:jobless	0 7
:losing_:law	5 7
:losing_:lifeword	8 5
:losing_:longperiod	12 12
:losing_:losing	6 33
:losing_:money	4 34
:losing_:nearby	6 18 7 14
:losing_:negation	6 -3 7 -12 13 4
:losing_:newness	6 12
:losing_:number	4 17 5 4 8 24 12 11 13 -19
:losing_:offerdeal	2 10
:losing_:onlyword	2 -5
:losing_:openprice	0 7 4 5 6 10 12 13
:losing_:opinion	2 -17 7 -15 12 11
:losing_:origin	2 20
:losing_:payer	2 1 8 20
:losing_:paying	4 3
:losing_:period	5 2 12 10 13 -1
:losing_:person	0 15 2 6
:losing_:pet	3 55
:losing_:promise	6 1
:losing_:ranking	0 4 3 3 13 6
:losing_:rent	14 5
:losing_:rulesplace	0 9
:losing_:safety	1 1
:losing_:seller	8 17
:losing_:sex	2 33
:losing_:spelled	0 -11 1 -7 6 15 7 -8 12 15
:losing_:thing	4 3 6 7
:losing_:time	0 5 8 1
:losing_:urgency	6 25
:losing_:wanting	2 -19 6 -21
:losing_:work	0 28 2 -11 8 -6
:losing_:writeto	6 5
:money	0 1 1 -41 2 -156 3 -111 4 76 5 133 6 -6 7 5 8 -81 9 -18 10 -56 11 -54 12 -75 13 37 14 -108
:money $	1 -53 2 -31 3 -17 4 -7 5 17 6 -43 13 -6 14 -37
:money +	4 28
:money ,	0 -3 2 -42 4 45 5 12 6 -12 8 -32 13 13 14 -7
:money :advance	13 23
:money :asking	7 2
:money :bid	4 9
:money :burden	0 -1 5 20 6 -7
:money :clocktime	5 14 6 14
:money :codething	5 25 6 4
:money :condition	1 6 4 60 5 -1
:money :deadline	6 32 13 24
:money :demanding	5 14 13 23
:money :deterring	4 -5 6 -5 7 12 13 16
:money :disclaimer	13 -8
:money :everyone	5 10
:money :feething	5 7
:money :fixed	4 19
:money :holiday	4 21
:money :income	5 28
:money :money	5 -19 7 -11 13 4
:money :negation	4 8
:money :newness	13 18
:money :onlyword	4 29
:money :openprice	0 -3 1 -4 4 34 5 4 6 -38 7 -17 13 -3
:money :opinion	5 15 6 -17
:money :paying	5 10 13 11
:money :period	5 23
:money :photo	4 1
:money :ranking	5 -11 13 17
:money :utility	5 -35
:money a	1 6 4 -2 5 21 9 8 12 -14 13 -26
:money admin	0 1
:money and	4 -7
:money before	13 12
:money but	4 20
:money each	5 15
:money for	0 -7 5 52
:money gas	8 1
:money has	0 19
:money if	4 31
:money in	4 22
:money is	5 15 6 5
:money ish	4 16
:money minimum	4 23
:money monthly	5 29
:money more	1 4
:money of	4 -3
:money off	6 10
:money on	4 -3 5 -1 6 -4 7 12 13 17
:money ono	4 13 5 -25
:money or	4 21 5 7
:money pcm	5 -50 7 -3
:money plus	5 6
:money shown	4 1
:money statements	13 -10
:money the	4 -2 5 11 13 5
:money to	5 15 6 -15
:money with	4 13
:money>:absolute	4 12 5 17 6 4
:money>:accepting	4 11 5 15
:money>:advance	13 28
:money>:asking	4 5
:money>:benefit	5 1
:money>:building	5 22
:money>:burden	5 23 6 -14 7 1 13 10
:money>:clocktime	4 -13 5 26 6 13 9 2 13 16
:money>:codething	0 -9 5 15 6 1
:money>:condition	1 3 4 64 5 -22
:money>:deadline	5 -22 6 32 7 16 13 30
:money>:demanding	1 1 5 16 13 32
:money>:denying	5 8
:money>:deterring	4 -8 6 -22 7 9 13 14
:money>:digits	11 5
:money>:disclaimer	13 -10
:money>:everyone	5 20 6 2
:money>:fee	1 4
:money>:feething	0 6 4 -26 5 44
:money>:fixed	4 33 5 10
:money>:holiday	4 19 5 3
:money>:income	5 20
:money>:keything	8 2
:money>:longperiod	13 -4
:money>:losing	5 11
:money>:money	1 -6 4 18 6 -33 7 -23 13 10
:money>:negation	4 6 6 3
:money>:newness	6 4 13 29
:money>:number	4 4 5 4 13 6
:money>:offerdeal	5 2
:money>:onlyword	4 53
:money>:openprice	0 -2 4 29 5 14 6 -53
:money>:opinion	5 26 6 -33 7 -12
:money>:payer	5 20
:money>:paying	5 22 13 5
:money>:period	1 7 5 -6 12 -31 13 -17
:money>:person	4 5 5 8
:money>:photo	5 6
:money>:promise	7 2
:money>:ranking	13 21
:money>:rent	5 -15 13 8
:money>:return	5 -3 13 7
:money>:room	4 3
:money>:rulesplace	4 4
:money>:scarcity	4 9
:money>:seller	5 31
:money>:spelled	5 12 11 6
:money>:time	4 21 6 -4
:money>:urgency	4 23
:money>:utility	5 -23 7 17
:money>:work	0 13
:money>:writeto	4 19 5 3
:money_:absence	5 16
:money_:absolute	0 6 4 7 5 18 6 24
:money_:accepting	4 32 5 12 6 1
:money_:advance	4 -1 13 33
:money_:asking	4 12
:money_:benefit	5 2
:money_:building	5 28 6 10
:money_:burden	0 16 1 24 4 -16 5 32 13 13
:money_:child	1 16
:money_:clocktime	5 21 6 16 9 17 13 15
:money_:codething	4 21 5 7 12 -27
:money_:condition	1 1 4 43 5 -2 6 9
:money_:deadline	5 11 6 30 13 27
:money_:demanding	1 13 4 6 5 14 13 28
:money_:deposit	5 -14 13 -2
:money_:deterring	5 51 13 5
:money_:disclaimer	5 7
:money_:dislike	5 25
:money_:everyone	0 -4 4 5 6 22
:money_:fairness	4 26
:money_:fee	1 1 5 19
:money_:feething	4 -5 5 56
:money_:fixed	4 13
:money_:holiday	9 13
:money_:income	7 1
:money_:jobless	5 7 13 13
:money_:keything	5 9
:money_:kin	1 19
:money_:lifeword	7 3
:money_:longperiod	12 -32
:money_:losing	5 14
:money_:money	0 -45 4 41 5 -2 6 -3 7 -19 13 2
:money_:negation	4 -13 5 12 6 5 7 8
:money_:newness	5 4 9 5 13 5
:money_:number	5 -15 13 41
:money_:online	5 14
:money_:onlyword	0 11 4 42 6 25 7 9
:money_:openprice	4 26 5 17 6 -23 7 14
:money_:opinion	0 12 4 26 5 12
:money_:payer	4 20 5 18 6 -7
:money_:paying	5 1
:money_:period	5 -12 8 -15 12 -84 13 26
:money_:person	4 51 5 23 6 15
:money_:photo	4 4 5 1
:money_:preferring	4 23
:money_:promise	6 7
:money_:ranking	5 16 13 6
:money_:record	5 4
:money_:regretting	4 10
:money_:rent	4 -22 5 -19 13 22
:money_:return	4 -19 13 21
:money_:room	4 24 8 2
:money_:scarcity	0 10 5 9 6 2
:money_:seller	4 27 5 55
:money_:source	5 6
:money_:spelled	5 24 7 7 11 5 13 8
:money_:superlative	5 9
:money_:thing	4 3 13 4
:money_:time	4 18
:money_:title	4 5 5 26 6 15
:money_:tribunalrent	12 -20
:money_:urgency	4 21 5 1
:money_:utility	7 5
:money_:wanting	4 23 5 9 7 5
:money_:work	0 12
:money_:writeto	0 4 4 29 5 35
:nation	0 -81 1 -75 2 157 3 -80 4 -80 5 -39 6 -105 7 -84 8 -36 10 -4 13 -6 14 -46
:nation $	2 41
:nation ,	2 24
:nation :age	0 6
:nation :burden	2 18
:nation :family	1 -28 2 47
:nation :feething	1 16
:nation :jobname	2 16
:nation :kin	1 -12 2 25
:nation :losing	2 11
:nation :nation	2 13
:nation :nearby	2 5
:nation :openprice	2 14
:nation :origin	2 17
:nation :person	0 -36 1 -15 2 40
:nation :place	2 12
:nation :preferring	2 3
:nation :room	2 -5
:nation :student	2 10
:nation :thing	1 15 2 -16
:nation :work	2 11
:nation and	2 3
:nation born	0 6
:nation by	2 2
:nation carpets	1 16
:nation families	1 -7 2 23
:nation family	2 17
:nation goods	2 -9
:nation isle	9 3
:nation street	2 11
:nation students	2 10
:nation>:age	0 6
:nation>:burden	2 11
:nation>:family	1 -34 2 50
:nation>:feething	1 16
:nation>:jobname	2 16
:nation>:kin	1 -17 2 28
:nation>:losing	2 29
:nation>:nearby	2 8
:nation>:negation	11 1
:nation>:number	2 15
:nation>:openprice	2 12
:nation>:origin	2 22
:nation>:person	0 -38 1 -17 2 40
:nation>:place	2 20
:nation>:preferring	2 8
:nation>:regretting	2 11
:nation>:room	2 -46
:nation>:seller	2 1
:nation>:spelled	2 16
:nation>:student	2 10
:nation>:thing	1 14 2 -34
:nation>:work	2 10
:nation>:writeto	2 2
:nation_:absolute	2 18
:nation_:accepting	2 23
:nation_:advance	2 8
:nation_:building	2 7
:nation_:burden	0 -5 1 -3 2 28
:nation_:child	1 7
:nation_:codething	2 17
:nation_:deadline	2 15
:nation_:demanding	2 9
:nation_:deterring	2 14
:nation_:family	2 2
:nation_:income	2 14
:nation_:kin	2 3
:nation_:losing	2 9
:nation_:negation	0 2 2 -8
:nation_:neighbour	2 7
:nation_:newness	2 9
:nation_:number	2 22
:nation_:onlyword	0 -1 2 31
:nation_:person	2 15
:nation_:preferring	2 19
:nation_:promise	2 15
:nation_:ranking	2 18
:nation_:regretting	2 4
:nation_:scarcity	0 -1 2 28
:nation_:sex	2 7
:nation_:spelled	2 8
:nation_:thing	2 -10
:nation_:urgency	2 1
:nation_:wanting	2 24
:nation_:welcoming	2 4
:nation_:writeto	2 16
:nearby	0 -57 1 -63 2 -43 3 -105 4 -36 5 -78 6 -19 7 8 8 -75 9 -41 10 20 11 -35 12 -181 13 -82 14 -36
:nearby $	1 -14 3 -34 4 -18 5 -7 6 -51 7 -36 8 -40 9 -20 10 -4 11 -36 14 -99
:nearby ,	0 -17 2 -62 3 -11 8 -46 9 -26 10 3 14 -2
:nearby :absence	8 -11
:nearby :building	7 3
:nearby :codething	1 -17 3 -1 6 -33 7 -14 8 -23
:nearby :consent	14 10
:nearby :deadline	6 -17
:nearby :deterring	6 -4 8 -9
:nearby :nearby	1 -10 7 -1
:nearby :neighbour	1 -17 8 -13
:nearby :openprice	0 -22 4 -27 5 -12 6 -3 10 -15
:nearby :opinion	0 -8 4 -7 10 -2
:nearby :place	7 6
:nearby :promise	7 15
:nearby :room	4 5
:nearby :safety	1 2
:nearby :scarcity	6 5
:nearby :spelled	6 -1 8 1
:nearby :time	6 16
:nearby already	6 5
:nearby and	7 -8
:nearby does	7 7
:nearby fare	0 4
:nearby have	8 2
:nearby here	7 9
:nearby in	7 15 10 -13
:nearby is	1 -17 6 -31 7 -21 8 -38
:nearby it	7 17
:nearby of	6 4
:nearby rooms	4 5
:nearby that	8 9
:nearby the	7 -33 8 19
:nearby this	10 19
:nearby through	14 10
:nearby to	0 -5 4 -4 6 -2
:nearby will	7 11
:nearby with	2 1
:nearby>:absolute	7 13
:nearby>:advance	8 2
:nearby>:bid	4 -2
:nearby>:building	6 8 10 13
:nearby>:burden	7 -8
:nearby>:clocktime	6 -28 8 -4
:nearby>:codething	1 -25 3 -20 6 -52 7 -15 8 -28
:nearby>:condition	7 2
:nearby>:consent	14 10
:nearby>:deadline	6 -3 8 8
:nearby>:deterring	8 -8 13 -3
:nearby>:family	7 6
:nearby>:feething	6 7 8 5
:nearby>:nearby	0 -6 1 -39 2 -52 4 -20 6 -68 7 -11 10 -35
:nearby>:negation	1 5 3 -16
:nearby>:neighbour	1 -27 8 -13
:nearby>:newness	10 2
:nearby>:number	6 -28 7 -19 14 -6
:nearby>:openprice	4 -15 6 -16 10 -35 13 -7
:nearby>:opinion	4 -13 6 -10 10 -29
:nearby>:period	10 6
:nearby>:person	9 1
:nearby>:place	7 11
:nearby>:promise	7 11
:nearby>:refusing	8 -1
:nearby>:room	4 1 8 10
:nearby>:rulesplace	6 10 8 1
:nearby>:safety	1 1
:nearby>:spelled	2 -27 6 -65 7 -51 9 -9
:nearby>:thing	11 2
:nearby>:time	6 15
:nearby>:title	8 1
:nearby>:urgency	6 4
:nearby>:wanting	1 1
:nearby_:absence	6 -4 9 -21
:nearby_:absolute	6 -28 7 19 10 4
:nearby_:accepting	6 4 10 9
:nearby_:age	10 6
:nearby_:asking	6 14
:nearby_:benefit	2 17
:nearby_:bid	7 15
:nearby_:building	6 4 10 12
:nearby_:burden	4 1
:nearby_:child	1 -19
:nearby_:clocktime	4 -3 6 -36 9 -15 13 -13
:nearby_:codething	6 -13
:nearby_:deadline	9 -30 10 -14 13 -28
:nearby_:demanding	4 7 6 22
:nearby_:denying	10 7
:nearby_:deterring	4 15
:nearby_:everyone	1 7
:nearby_:family	7 6
:nearby_:feething	6 4 7 1 8 4
:nearby_:holiday	9 -12
:nearby_:keything	7 10
:nearby_:kin	1 -3
:nearby_:money	4 -7 7 4
:nearby_:nearby	0 -8 1 -68 2 -62 3 -20 4 -49 5 -6 6 -116 7 -18 8 -17 9 -26 10 -21 11 -13 14 -63
:nearby_:negation	3 -37 7 22 8 5 10 2
:nearby_:neighbour	8 -12
:nearby_:number	1 -42 2 -40 6 -72 7 -1 8 -20 9 -12 14 -26
:nearby_:openprice	0 -3 7 -6 10 -3 14 -10
:nearby_:opinion	1 18 5 7 7 -38 11 2
:nearby_:period	10 9
:nearby_:pet	3 11
:nearby_:photo	6 21
:nearby_:place	2 -4 6 -48 10 -7
:nearby_:preferring	2 17
:nearby_:promise	7 12 10 2
:nearby_:room	2 -6 8 4 10 4
:nearby_:rulesplace	6 6
:nearby_:safety	7 20
:nearby_:scarcity	6 -2
:nearby_:spelled	0 -7 1 -16 2 -51 3 -18 6 -24 7 -15 8 -11 9 -26
:nearby_:thing	11 2
:nearby_:time	6 -6
:nearby_:utility	10 8
:nearby_:wanting	1 4
:negation	0 55 1 73 2 48 3 65 4 -64 5 -63 6 -2 7 47 9 -76 10 -11 11 46 12 -15 13 -45 14 -69
:negation #	7 9 13 15
:negation $	0 11 1 6 2 5 3 14 5 -13 8 1 11 -32 13 -34 14 -15
:negation ,	0 -4 1 -28 2 1 3 2 4 -77 10 -11 14 15
:negation :absence	0 -18 1 3 6 17 8 9 12 10
:negation :absolute	7 7
:negation :accepting	0 28 1 29 3 20 4 -60 5 -25 6 -47 7 -10 8 -71 9 -21 11 -39 13 -5
:negation :asking	0 14 3 -1 5 -5 6 -3
:negation :benefit	0 53 2 -8 7 -44
:negation :bid	4 -44 7 6
:negation :building	7 22 8 12
:negation :burden	0 7 2 -1 5 -15 6 4
:negation :child	1 63 2 -3 6 -27 7 -68 8 -29
:negation :childthing	1 22
:negation :clocktime	0 9 2 2
:negation :codething	2 -15 4 6 7 -10
:negation :councilpay	0 18
:negation :deadline	0 11 6 -40 8 11
:negation :demand	0 17 2 5 4 -5 6 -11 7 11
:negation :demanding	0 -11 1 -14 2 1 3 6 4 -6 5 -17 6 -6 8 -1 13 -28 14 -7
:negation :denying	6 21 10 7
:negation :deposit	5 34
:negation :deterring	0 16 1 -20 2 19 3 5 6 3 7 26 8 2
:negation :digits	14 2
:negation :disability	1 -27 2 34
:negation :disclaimer	0 11 1 9 4 -39 5 4 6 8 7 -25 11 48
:negation :dislike	8 7
:negation :fairness	1 -35 2 -33 3 19 6 -31
:negation :faith	2 15
:negation :family	1 8 2 -1
:negation :fee	1 -26 2 -39 3 -28 5 -7 7 -18
:negation :feething	5 -37
:negation :fixed	1 9 4 26 7 -20 8 22
:negation :healthword	2 21 7 3
:negation :hiding	1 12 3 8 6 13 8 -8
:negation :holiday	1 11 9 -13
:negation :income	6 7 7 2 13 4
:negation :jobless	0 34
:negation :jobname	1 1
:negation :keything	8 43
:negation :kin	2 -5
:negation :lifeword	8 8
:negation :longperiod	2 1
:negation :losing	6 -10 7 18
:negation :nation	2 29 11 1
:negation :nearby	1 3
:negation :negation	0 -5 2 12
:negation :neighbour	7 7
:negation :newness	7 11
:negation :number	0 6 6 -3 7 24 13 10
:negation :offerdeal	0 23 5 7
:negation :online	7 9
:negation :onlyword	1 -11 2 -26 3 -32
:negation :openprice	0 28 3 29 5 -15 6 9 7 8 11 11 14 5
:negation :opinion	2 -3 3 8 5 -4 6 18 7 22 11 10
:negation :origin	2 35
:negation :payer	0 -40 1 -48 2 -52 3 -11 5 2 8 -1
:negation :paying	0 3 7 18
:negation :period	2 1
:negation :person	7 2
:negation :pet	0 -9 3 42 6 -6 7 -42
:negation :petpart	3 4
:negation :photo	7 13 10 8
:negation :place	3 4 7 -31 13 5
:negation :politics	2 13
:negation :preferring	0 -9 1 -4 2 5 3 -5 7 -8 8 2
:negation :promise	1 -8 2 -4 6 -2 11 4
:negation :ranking	6 10
:negation :refusing	0 -36 3 -31 4 8
:negation :regretting	2 12
:negation :rent	2 20
:negation :return	2 12 4 -4
:negation :room	2 -17 6 2
:negation :safety	1 -2 2 -1 7 44
:negation :scarcity	6 4
:negation :school	1 35
:negation :sex	2 5
:negation :sexual	2 28
:negation :spelled	1 5 6 -23 8 1 13 12 14 5
:negation :student	2 -39
:negation :superlative	7 16
:negation :thing	8 16
:negation :time	6 -1
:negation :title	6 9
:negation :urgency	1 -14 2 -28 6 23 7 -11
:negation :wanting	1 3 2 10 3 4 6 13 13 -4
:negation :welcoming	1 40 2 24 3 26 7 -1
:negation :work	13 6
:negation :writeto	0 14 2 -24 3 12 4 -1
:negation a	1 -19 2 -70 3 -20 4 -5 7 35 13 1
:negation accept	0 5 1 18 4 -7
:negation accepted	0 21
:negation again	7 -9
:negation against	0 4
:negation agents	4 3
:negation allowed	0 -2
:negation aloud	3 12
:negation and	2 6
:negation animals	3 13
:negation apply	2 27
:negation as	1 12
:negation ask	2 -2 3 14
:negation at	7 -4
:negation babies	1 8 2 8
:negation babys	1 12
:negation bairns	1 6
:negation bar	0 -1
:negation be	1 7 2 -1 4 1 7 3 11 18 13 -15
:negation been	8 8 10 43
:negation being	6 5
:negation better	7 5
:negation bidding	4 -5
:negation blacks	2 8
:negation bonfires	8 2
:negation bother	1 -9
:negation cats	3 21
:negation chain	3 -3
:negation cheap	5 8
:negation child	1 -32
:negation children	1 1
:negation children'	1 3
:negation children's	1 -23
:negation come	3 17
:negation connected	8 1
:negation count	0 7
:negation counted	0 9
:negation crime	7 9
:negation dawgs	3 19
:negation deal	0 13
:negation dependants	1 7
:negation dilly	6 8
:negation do	2 7
:negation dog	3 -1
:negation dogs	2 5
:negation dss	0 24 1 4
:negation dugs	3 7
:negation even	1 -1 3 13 6 13 7 10
:negation ever	7 12
:negation exact	11 2
:negation exceptions	2 -5 12 2
:negation exist	7 15
:negation expect	6 6
:negation fail	7 7
:negation fall	7 3
:negation families	1 5
:negation family	1 6 2 -2
:negation fee	3 -2
:negation find	7 13
:negation fixed	4 29
:negation flat	7 13
:negation for	0 15 1 18 2 48 6 -52 7 -4
:negation foreigners	2 2
:negation fret	6 -2
:negation from	0 16 2 4
:negation furry	3 8
:negation gays	2 7
:negation get	3 5
:negation going	2 3
:negation good	2 9 3 -8
:negation guarantee	7 -23
:negation guarantor	13 15
:negation hang	6 14
:negation harm	2 16
:negation has	7 28 8 -5
:negation have	0 -32 1 5 2 9 3 1 6 -6
:negation hb	0 11 5 2
:negation help	2 20
:negation here	3 7 7 -25
:negation home	8 13
:negation hurry	6 -18
:negation ifs	7 24
:negation in	6 -1 7 33
:negation is	2 -4 7 -28
:negation joke	6 2
:negation keen	2 13
:negation last	6 7
:negation leave	6 19 12 8
:negation less	4 6 5 7
:negation let	2 -13 3 -7
:negation little	1 5
:negation live	1 15 3 11
:negation lived	8 3
:negation lock	8 15
:negation locked	8 4
:negation look	0 7
:negation lose	6 -19
:negation manage	8 2
:negation mean	0 10
:negation mind	3 -21
:negation minimum	12 -6
:negation miss	6 8
:negation mix	1 3
:negation more	11 2
:negation need	2 -39 13 -4
:negation new	10 -26
:negation nippers	1 6
:negation nursery	1 1
:negation objection	1 -5 3 -8
:negation offer	2 1
:negation offers	4 -21 7 12
:negation on	0 30 6 8
:negation one	0 10 1 1 2 4 6 -1 7 19 8 5
:negation other	7 28
:negation out	1 1
:negation part	1 6
:negation parties	9 1
:negation pass	2 5
:negation pay	7 7
:negation pets	3 9
:negation petts	3 14
:negation please	1 8
:negation problem	0 -4
:negation promise	6 3 7 -27
:negation question	7 2
:negation reason	6 3
:negation refundable	5 14
:negation refuse	1 -23 3 -14 4 11
:negation rely	11 10
:negation rent	2 15
:negation responsibility	11 7
:negation returnable	5 4
:negation returned	5 10
:negation romanians	2 9
:negation running	7 5
:negation say	4 5 6 12
:negation school	1 17
:negation see	6 24 7 -12
:negation sell	2 19
:negation set	4 15
:negation show	11 4
:negation shut	8 12
:negation sit	6 15
:negation small	1 4
:negation smokers	2 -9
:negation smoking	0 6 3 5 9 1
:negation something	3 12
:negation sorry	2 3
:negation stay	1 23
:negation stop	1 5
:negation stopped	6 27
:negation such	7 18
:negation suitable	2 1 3 4
:negation take	3 3 4 -24
:negation telly	8 2
:negation tenant	7 10
:negation the	1 1 6 -7 7 -50 11 14
:negation they	2 7
:negation this	6 -4 11 21
:negation time	6 7
:negation to	3 23 6 15 7 1 11 3
:negation toddlers	1 6
:negation trouble	8 3
:negation uk	13 6
:negation under	1 13
:negation viewing	0 6
:negation vouch	11 10
:negation want	1 2 2 4 3 4
:negation water	3 3
:negation wee	1 3
:negation welcome	1 8 2 15
:negation who	2 1
:negation will	6 -38 7 3
:negation with	1 2 2 28 3 12
:negation women	2 3
:negation work	0 -14 8 1
:negation zero	14 2
:negation>:absence	0 -15 1 15 7 16 9 -8 12 6
:negation>:absolute	0 -37 2 -6 3 -28 7 26 11 6
:negation>:accepting	0 23 1 21 2 20 3 33 4 -76 5 -49 6 -11 7 -20 8 -14 9 -29 11 -29 13 -12
:negation>:age	7 6
:negation>:asking	0 15 3 -7 5 -25 6 -2 7 -5 14 -2
:negation>:benefit	0 57 2 -18 7 -30
:negation>:bid	4 -60 6 -29 7 9
:negation>:building	1 20 6 -27 7 10 8 6
:negation>:burden	1 -3 2 -17 5 -39 6 11 11 5
:negation>:child	0 -2 1 65 2 -16 3 -1 6 -50 7 -46 8 -46
:negation>:childthing	1 51
:negation>:clocktime	0 6 2 7
:negation>:codething	1 -8 2 -24 13 -2
:negation>:condition	7 1
:negation>:consent	7 -26
:negation>:councilpay	0 31
:negation>:deadline	0 2 2 9 4 6 8 16 10 9
:negation>:demand	0 12 1 -6 2 13 4 -7 7 10
:negation>:demanding	0 -21 1 -11 2 7 3 2 4 -2 5 -31 6 -12 10 3 13 -38 14 -11
:negation>:denying	1 -5 2 -7 6 30 8 -10 13 -5
:negation>:deposit	5 34
:negation>:deterring	0 7 1 -21 2 25 3 18 7 16 8 14 11 -10
:negation>:digits	14 2
:negation>:disability	1 -3 2 34 3 -21
:negation>:disclaimer	0 11 1 7 4 -41 5 2 6 3 7 -18 11 52
:negation>:everyone	0 -6 2 8 3 -13 7 4 11 22
:negation>:fairness	1 -8 2 -11 3 24 7 3
:negation>:faith	2 13
:negation>:family	1 38 2 -16 3 -5
:negation>:fee	1 -29 3 -33 4 22 5 -3 6 -17 7 -18
:negation>:feething	5 -25 8 10
:negation>:fixed	1 16 4 25 7 -32 8 30 12 -9
:negation>:healthword	2 25 7 4 8 -5
:negation>:hiding	1 8 3 3 6 12 8 -36
:negation>:holiday	1 3 7 -16 9 -37
:negation>:income	0 21 6 3 13 8
:negation>:jobless	0 41
:negation>:jobname	1 19
:negation>:keything	7 -3 8 50
:negation>:kin	1 8 2 -22 8 -4
:negation>:longperiod	2 1
:negation>:losing	1 -1 2 10 6 -19 7 24
:negation>:money	0 5
:negation>:nation	2 26 11 11
:negation>:nearby	1 12 7 2
:negation>:negation	0 -14 1 -33 2 5 3 48 7 2 8 -21
:negation>:neighbour	1 -2 3 6 6 -30 7 13
:negation>:newness	1 -20 7 27 8 -2
:negation>:number	0 5 3 -2 4 -8 6 -18 7 49 13 8
:negation>:offerdeal	0 20 4 14 5 6 6 -26
:negation>:online	7 18 14 8
:negation>:onlyword	0 -9 2 -7 3 -50
:negation>:openprice	0 5 1 -17 2 13 4 1 5 -29 10 26 11 5 12 -6
:negation>:opinion	0 -23 5 -15 6 1 7 8 11 15
:negation>:origin	2 41
:negation>:payer	0 -5 1 -25 2 -37 3 -23 8 -2
:negation>:paying	0 1 7 16
:negation>:period	8 17
:negation>:person	2 4 4 3 7 46
:negation>:pet	0 -18 1 -9 3 48 6 -26 7 -8
:negation>:petpart	3 35
:negation>:place	3 23 6 6 7 -3 13 20
:negation>:politics	2 19
:negation>:preferring	0 -14 2 1 3 -4 7 -21
:negation>:promise	1 -26 2 -21 7 6 11 12
:negation>:ranking	2 3 6 16 7 -7 13 -5
:negation>:record	0 8
:negation>:refusing	0 -31 3 -26 4 7
:negation>:regretting	2 5
:negation>:rent	0 -6 1 1 2 19
:negation>:return	0 11 2 10 7 -5
:negation>:room	1 7 2 -27 4 11 8 6 11 25
:negation>:rulesplace	1 -14
:negation>:safety	1 -7 6 -8 7 39
:negation>:scarcity	3 -10
:negation>:school	1 48
:negation>:seller	0 19 1 16 2 -2 4 4 7 9
:negation>:sex	1 -7 2 22
:negation>:sexual	2 33
:negation>:source	7 -8
:negation>:spelled	1 14 3 28 6 -38 7 14 13 20
:negation>:student	0 8 2 -42 3 16
:negation>:superlative	1 -1 2 -15 6 3 7 14
:negation>:thing	2 11 8 29
:negation>:time	7 18
:negation>:title	6 7 8 -3
:negation>:urgency	1 -29 2 -9 6 27 7 -18
:negation>:utility	0 12
:negation>:wanting	1 1 2 15 6 12 7 3 8 -4 11 6 13 -5
:negation>:welcoming	1 44 2 26 3 23 6 8 7 -10
:negation>:work	13 4
:negation>:writeto	0 14 2 -8 3 9 4 -5 6 5 7 10
:negation_:absence	0 -13 1 24 2 -12 3 -31 8 4
:negation_:absolute	0 -45 1 -4 2 -57 4 -2 6 -10 8 -35 10 4
:negation_:accepting	2 4 3 17 4 -36 5 -2 13 -32
:negation_:advance	2 10 6 -50 7 5 10 22 12 14 13 -25
:negation_:age	0 -5 2 -12 7 3
:negation_:asking	1 -36 2 -38 3 28 6 -9 7 -31 8 5
:negation_:benefit	0 69 1 -42 2 -17
:negation_:bid	4 -87 6 -25
:negation_:building	1 45 3 12 6 -13 7 20
:negation_:burden	0 -3 2 -35 3 -6 5 -2 6 15 7 12 10 1 11 14 14 -22
:negation_:child	1 55 2 -4 6 -2 7 -46 8 -62 11 -7
:negation_:childless	2 9 4 -20
:negation_:childthing	1 17
:negation_:clocktime	0 -6 1 9 6 4 8 25 12 -49
:negation_:codething	0 -2
:negation_:condition	0 10 6 17 8 19 10 3
:negation_:councilpay	0 51
:negation_:deadline	0 -2 1 -2 4 34 6 -1 7 8 8 27 10 32
:negation_:demand	1 -18 2 8 4 -30 8 24
:negation_:demanding	0 -21 5 -13 6 -51 10 20 13 -22
:negation_:denying	0 -25 6 17 7 3 13 12
:negation_:deterring	0 6 3 -16 4 6 7 4 10 14 11 7
:negation_:digits	14 3
:negation_:disability	1 -3 2 59
:negation_:disclaimer	11 28
:negation_:dislike	3 -12
:negation_:everyone	0 -7 1 -23 2 21 7 -39 8 -2 11 13
:negation_:fairness	0 -23 3 21 4 -3 11 7
:negation_:family	1 56 2 -11 3 -4
:negation_:fee	1 -6 3 -16 4 19 7 26
:negation_:feething	0 5 2 19 3 -2 5 -16 7 4 8 5 13 4
:negation_:fixed	0 -15 1 5 2 7 12 -20
:negation_:healthword	1 -7 2 39 8 -10
:negation_:hiding	1 -18 3 12 4 16 8 -15
:negation_:holiday	1 10 2 -3 8 1
:negation_:income	0 21 1 7 13 2
:negation_:jobless	0 47
:negation_:kin	1 15 2 -13 7 -14
:negation_:law	3 -10
:negation_:lifeword	1 10 2 14 3 -15
:negation_:longperiod	12 -23 13 -17
:negation_:losing	1 -36 2 15 6 2 7 16
:negation_:money	0 8 4 8 5 11
:negation_:nation	2 38
:negation_:nearby	2 15 7 43 10 -8
:negation_:negation	0 5 3 12 4 -1 5 -5 6 -28 7 18 8 -35 10 -6 12 -32
:negation_:neighbour	3 8 4 -33
:negation_:newness	0 -12 1 -10 3 -8 6 -63 7 38 12 19
:negation_:number	1 5 2 -3 3 12 4 10 7 9 8 -11 14 39
:negation_:offerdeal	4 22 6 -10
:negation_:online	0 22 1 9
:negation_:onlyword	0 -42 2 -18 3 -22 7 -29 11 -5 13 1
:negation_:openprice	0 -11 3 9 4 -37 5 -49 7 -4 8 8 11 27 13 -3 14 -4
:negation_:opinion	0 11 1 11 2 7 3 -4 4 -14 5 -12 8 -12 10 -12 13 -2
:negation_:origin	2 62
:negation_:payer	2 -8 3 -3 5 -7 6 15
:negation_:paying	2 12 7 12 13 -4
:negation_:period	7 3 8 14
:negation_:person	1 -29 2 25 3 -5 6 -2 9 15 11 -7
:negation_:pet	0 -12 1 -11 2 -1 3 58 6 -24
:negation_:petpart	2 -4 3 46
:negation_:photo	2 5 3 7 11 5
:negation_:place	0 -45 2 -31 6 24 7 25 10 -22
:negation_:preferring	1 14 2 -20 4 2
:negation_:promise	7 -5 8 -4
:negation_:ranking	10 6 12 17 13 -22
:negation_:record	0 7
:negation_:refusing	0 -43 3 -57 7 -9
:negation_:regretting	1 -10
:negation_:rent	4 7 13 -12
:negation_:return	0 35 1 -20 4 14 6 -4 13 -26
:negation_:room	1 14 3 15 7 18 11 27
:negation_:rulesplace	7 5
:negation_:safety	7 22
:negation_:scarcity	0 -1 2 -22 7 9 8 -12
:negation_:school	1 28
:negation_:seller	0 53 1 11 2 4 3 27 11 5 14 -2
:negation_:sex	2 34
:negation_:sexual	2 27
:negation_:source	0 4 7 -14 8 16
:negation_:spelled	1 2 3 9 5 -10 12 -28
:negation_:student	0 5 3 23
:negation_:superlative	0 -10 1 -18 2 -22 6 6
:negation_:thing	2 4 7 -8
:negation_:time	2 -30 6 12 7 29
:negation_:tribunalrent	10 -12 12 2
:negation_:urgency	6 9 7 10 10 5
:negation_:utility	0 13
:negation_:wanting	8 -4 11 10
:negation_:welcoming	2 -9 3 17
:negation_:work	7 -1
:negation_:writeto	0 29 6 34 11 28
:neighbour	0 -23 1 12 2 -4 3 -15 4 -8 5 -43 6 -1 8 64 9 -43 11 -32 13 -24 14 -38
:neighbour #	8 6
:neighbour $	2 12 3 -1 4 6 7 -9 8 -10 11 -9 14 -14
:neighbour ,	0 -7 2 -7 4 -16 10 -17 11 1
:neighbour :absolute	3 5
:neighbour :accepting	8 12
:neighbour :burden	3 15
:neighbour :childless	8 3
:neighbour :clocktime	12 13
:neighbour :codething	0 6 2 -3 5 -8 6 -45 7 -7 8 6
:neighbour :condition	0 13
:neighbour :deadline	8 -22 11 3 12 3
:neighbour :demand	8 3
:neighbour :deterring	3 4 7 8
:neighbour :keything	6 -12 8 4
:neighbour :law	8 3
:neighbour :lifeword	8 12
:neighbour :neighbour	1 6 5 -8 6 -5 8 9 9 -23 11 5
:neighbour :number	6 6 7 20 8 5
:neighbour :onlyword	8 1
:neighbour :openprice	4 -21 7 6 8 -6
:neighbour :opinion	8 -10
:neighbour :person	6 5
:neighbour :pet	3 -2
:neighbour :phone	8 12
:neighbour :room	1 -10 6 -14 11 1
:neighbour :spelled	7 16
:neighbour :wanting	7 2
:neighbour :work	1 8
:neighbour are	1 3 8 1
:neighbour below	8 7
:neighbour buzzer	8 4
:neighbour code	8 2
:neighbour door	8 -3
:neighbour door's	8 9
:neighbour entry	8 -5
:neighbour for	0 4 2 -3
:neighbour has	12 1
:neighbour in	5 2 7 34 8 -27
:neighbour is	0 7 1 1 2 -2 5 -4 6 -35 7 -18 14 3
:neighbour may	11 8
:neighbour number	8 1
:neighbour on	3 5
:neighbour one	7 21
:neighbour opens	8 -8
:neighbour over	8 6
:neighbour owner	8 3
:neighbour shown	11 2
:neighbour the	2 -6 6 -4 7 -12 8 39 11 -1
:neighbour upstairs	11 1
:neighbour what	7 2
:neighbour with	6 17 10 6
:neighbour works	1 2
:neighbour would	2 14
:neighbour>:absolute	0 3 7 16
:neighbour>:accepting	1 12 7 5 8 6
:neighbour>:advance	8 20
:neighbour>:age	1 28
:neighbour>:bid	4 -2 8 11
:neighbour>:burden	1 -16 3 11
:neighbour>:childless	1 14
:neighbour>:clocktime	12 11
:neighbour>:codething	0 4 2 -8 5 -19 6 -26 7 -9 8 15
:neighbour>:condition	0 11
:neighbour>:consent	7 5
:neighbour>:deadline	5 2 8 -2 12 1
:neighbour>:deterring	7 5 8 -5
:neighbour>:disability	8 4
:neighbour>:dislike	1 30
:neighbour>:fairness	11 1
:neighbour>:healthword	8 14
:neighbour>:hiding	8 12
:neighbour>:holiday	8 3 12 3
:neighbour>:keything	1 -2
:neighbour>:lifeword	8 20
:neighbour>:nearby	7 -9
:neighbour>:negation	2 -20
:neighbour>:neighbour	1 1 4 -13 5 -11 7 -2 8 3 9 -26 11 5
:neighbour>:newness	8 5
:neighbour>:number	5 -3 7 20 14 -7
:neighbour>:online	2 9
:neighbour>:openprice	4 -9 7 17 14 1
:neighbour>:opinion	2 4
:neighbour>:person	0 1 6 6
:neighbour>:place	2 -9
:neighbour>:preferring	2 5
:neighbour>:promise	7 2
:neighbour>:ranking	8 23
:neighbour>:return	4 4
:neighbour>:room	0 -9 3 -3 7 -4 8 16 9 -8
:neighbour>:scarcity	8 8
:neighbour>:seller	2 5 8 2
:neighbour>:spelled	1 -9 7 17 8 -19
:neighbour>:student	8 4
:neighbour>:thing	2 5
:neighbour>:title	2 -10 8 19
:neighbour>:wanting	1 3 7 4 8 2
:neighbour>:welcoming	1 14
:neighbour>:work	1 10
:neighbour_:absence	1 7
:neighbour_:absolute	7 12
:neighbour_:accepting	1 8 3 -7 11 -3
:neighbour_:age	1 27 7 11
:neighbour_:bid	1 -1 8 11
:neighbour_:building	8 -5
:neighbour_:child	1 21
:neighbour_:childless	1 4
:neighbour_:clocktime	0 -5
:neighbour_:codething	7 -13 8 36
:neighbour_:deadline	4 -7 6 17 8 -2 13 -7
:neighbour_:demanding	1 -7 8 21
:neighbour_:denying	1 1
:neighbour_:disability	2 -35 8 23
:neighbour_:dislike	1 39
:neighbour_:everyone	2 3 11 1
:neighbour_:fairness	8 24 11 4
:neighbour_:family	8 10
:neighbour_:feething	8 -21
:neighbour_:fixed	8 13
:neighbour_:forename	8 12
:neighbour_:healthword	1 2 2 -12 8 33
:neighbour_:hiding	3 2 8 18
:neighbour_:holiday	1 8 8 2 9 -5 12 2
:neighbour_:jobname	0 11
:neighbour_:keything	6 9
:neighbour_:lifeword	2 -2 8 13
:neighbour_:longperiod	7 3 12 4
:neighbour_:losing	8 13
:neighbour_:money	5 -17
:neighbour_:nearby	7 -4
:neighbour_:negation	0 -12 2 -8 7 2 8 -6
:neighbour_:neighbour	1 -9 6 16
:neighbour_:number	1 7 4 -33 5 -6 7 -12 8 -40 14 -10
:neighbour_:offerdeal	6 7
:neighbour_:openprice	0 -5 1 6 6 -22 7 17
:neighbour_:opinion	2 29 7 7
:neighbour_:payer	6 18
:neighbour_:period	7 2 13 -7
:neighbour_:person	0 13
:neighbour_:pet	3 17
:neighbour_:petpart	8 1
:neighbour_:place	2 -5
:neighbour_:promise	7 1
:neighbour_:ranking	6 11 8 11
:neighbour_:record	7 2
:neighbour_:refusing	8 -7
:neighbour_:room	6 15 11 -8
:neighbour_:scarcity	8 22
:neighbour_:seller	2 7
:neighbour_:sex	8 17
:neighbour_:spelled	1 6 2 -2 4 -4 8 -30 11 -8
:neighbour_:student	8 14
:neighbour_:thing	8 2
:neighbour_:title	8 8
:neighbour_:tribunalrent	8 5
:neighbour_:utility	8 -5
:neighbour_:wanting	8 1
:neighbour_:welcoming	1 5
:neighbour_:work	1 2
:neighbour_:writeto	8 12 11 13
:newness	0 -3 1 -26 2 -22 3 14 5 -22 6 32 7 19 8 -8 9 23 10 111 13 -7 14 -46
:newness #	10 15
:newness $	0 -22 4 7 6 -26 10 54 12 6 13 -4
:newness ,	1 -57 3 12 6 -10 7 3 10 80 12 -10 13 -5
:newness :absence	1 4 10 5
:newness :absolute	6 16
:newness :advance	10 4 13 14
:newness :asking	3 -46 6 -25 13 -2
:newness :bid	10 8
:newness :building	10 -4
:newness :burden	6 7 7 -4 10 20
:newness :clocktime	6 1 10 17
:newness :codething	6 7 13 -4
:newness :deadline	8 22 10 49 14 4
:newness :demand	1 3 7 1
:newness :demanding	3 -18 6 -14 10 11 13 -14
:newness :denying	11 23
:newness :deterring	6 -47 7 -32 9 7 10 41
:newness :fairness	3 -18
:newness :feething	3 8 10 -5 13 31
:newness :fixed	8 7
:newness :keything	8 8 13 4
:newness :lifeword	14 7
:newness :longperiod	12 26
:newness :losing	7 41
:newness :money	4 5
:newness :nearby	1 4 7 7 10 -29
:newness :newness	2 -6 6 -67 7 -27 10 73
:newness :number	6 5 10 14 12 22 13 5
:newness :onlyword	6 3
:newness :openprice	0 18 6 21 7 -4 10 11
:newness :opinion	4 -26 6 21 10 4
:newness :paying	13 -5
:newness :period	4 -18 6 22 10 -8 12 4 13 12
:newness :person	9 7
:newness :place	7 -14 10 -13
:newness :promise	7 9
:newness :ranking	6 11 10 3
:newness :rent	4 7 5 -5 6 -8
:newness :return	4 4 5 -5 10 -11 13 -12
:newness :room	8 -2 10 -52
:newness :safety	7 2
:newness :scarcity	6 12
:newness :seller	5 1 10 -8
:newness :source	10 10
:newness :spelled	4 11 6 9 8 4 12 3 13 3
:newness :thing	3 5 10 -22
:newness :time	6 -16 10 6
:newness :tribunalrent	12 3
:newness :urgency	6 -22 10 34
:newness :wanting	7 14
:newness :work	0 4 1 3
:newness :writeto	4 2
:newness a	11 5
:newness advertised	10 3
:newness ago	11 6
:newness and	1 14 10 18 13 11
:newness ask	3 -10
:newness at	4 17
:newness be	7 9
:newness been	6 -14 7 -2 10 8
:newness before	10 8
:newness breakfast	8 4
:newness c	8 5
:newness caller	6 11
:newness carpets	3 7
:newness day	6 2
:newness for	10 19
:newness go	7 7
:newness in	0 5 10 39
:newness instruction	10 14
:newness is	6 3
:newness it's	6 21
:newness keys	13 5
:newness listed	10 25
:newness listing	10 22
:newness new	10 3
:newness noon	8 11
:newness of	4 2
:newness offering	10 4
:newness on	10 26
:newness one	6 19
:newness only	6 21
:newness others	2 4
:newness person	6 2
:newness quarter	13 2
:newness rent	4 5 5 -5 6 -1 13 -11
:newness rental	13 2
:newness round	1 6
:newness so	13 1
:newness station	7 4
:newness the	0 10 1 7 6 9 11 18 13 4
:newness this	10 19
:newness through	6 3
:newness till	10 4
:newness time	6 -10 10 15
:newness to	4 -8 6 19 10 6
:newness today	10 10
:newness viewings	1 3
:newness we'd	3 2
:newness will	7 10
:newness with	6 18
:newness work	1 8
:newness year	12 4
:newness you	3 12 8 -19
:newness>:absence	1 5 6 4 7 13 10 9
:newness>:absolute	6 12 10 7
:newness>:accepting	0 9 3 6 6 3 7 7
:newness>:advance	1 2 5 -5 6 -67 7 -6 10 2 13 14
:newness>:asking	4 -11
:newness>:bid	6 5 10 23
:newness>:building	10 47
:newness>:burden	6 10 10 25 13 -22
:newness>:child	1 -18 8 3
:newness>:clocktime	6 10 10 10
:newness>:codething	6 2 12 2 13 -2
:newness>:condition	5 4
:newness>:consent	7 1
:newness>:deadline	6 -8 8 19 10 52 14 1
:newness>:demand	1 12
:newness>:demanding	5 -11 10 9 13 -21
:newness>:denying	8 -16 10 7 11 20
:newness>:deterring	0 -9 1 4 3 3 6 -30 7 -7 9 7 10 36
:newness>:disability	11 3
:newness>:dislike	4 14
:newness>:everyone	6 -7
:newness>:feething	3 37 5 -5 10 -19 13 26
:newness>:fixed	7 -19 8 11
:newness>:healthword	7 2 10 5
:newness>:keything	8 2 13 5
:newness>:kin	1 -16 8 3
:newness>:lifeword	14 7
:newness>:longperiod	12 29
:newness>:losing	6 4 7 38
:newness>:money	4 2 6 5
:newness>:nearby	1 13 7 43 10 -45
:newness>:negation	0 6 10 17 11 2
:newness>:newness	0 -14 1 5 6 -80 7 -15 10 91 13 -9
:newness>:number	6 9 8 19 10 42 12 27
:newness>:offerdeal	10 11
:newness>:onlyword	6 10
:newness>:openprice	0 6 6 19 7 -6 10 18 11 20 13 -4
:newness>:opinion	4 -30 6 18 10 20
:newness>:payer	2 11 10 25
:newness>:paying	10 13 13 -25
:newness>:period	4 -19 6 13 8 -5 10 1 12 8
:newness>:person	4 18 6 6 9 11 10 4
:newness>:photo	10 6
:newness>:place	7 -2 10 -27
:newness>:politics	10 16
:newness>:promise	6 -17 7 16
:newness>:ranking	1 9 2 2 10 14 13 9
:newness>:refusing	6 2 10 1
:newness>:rent	4 7 6 -12
:newness>:return	4 1 10 -3 13 -14
:newness>:room	7 -11 8 -25 10 -39
:newness>:rulesplace	10 -6
:newness>:scarcity	13 9
:newness>:source	10 21
:newness>:spelled	4 3 6 22 8 19 10 11 12 12
:newness>:superlative	10 11
:newness>:thing	3 18 6 -8 10 -24
:newness>:time	6 -60 8 2 10 26
:newness>:title	8 -12
:newness>:tribunalrent	10 -4 12 7 13 -2
:newness>:urgency	6 -1 7 -4 10 22
:newness>:wanting	6 -12 7 10
:newness>:welcoming	0 -5
:newness>:work	1 2 6 -6
:newness_:absence	6 6
:newness_:absolute	7 8 8 -3 10 33
:newness_:accepting	5 6 6 5 10 24 13 1
:newness_:advance	0 -10 1 6 5 -6 6 -80 13 2
:newness_:age	10 11
:newness_:asking	3 14 6 17
:newness_:bid	6 7 10 25
:newness_:building	5 9 10 49
:newness_:burden	1 3 6 30 7 -2 8 -3 9 6 10 4 13 -40
:newness_:childless	7 2
:newness_:clocktime	7 -3
:newness_:codething	4 3 5 -9 6 -16 10 30
:newness_:condition	13 14
:newness_:councilpay	0 -5
:newness_:deadline	9 10 10 7 13 12
:newness_:demand	1 29
:newness_:demanding	2 -2 3 13
:newness_:denying	6 -5
:newness_:deposit	6 15
:newness_:deterring	0 -15 2 -7 3 2 4 12 6 9 7 -3 8 -27 9 7 13 -16
:newness_:disability	11 3
:newness_:disclaimer	6 25
:newness_:dislike	6 9
:newness_:everyone	10 19
:newness_:faith	2 9
:newness_:fee	7 18
:newness_:feething	3 15 5 -7 7 21 8 -11 10 -8
:newness_:fixed	5 -7 13 6
:newness_:forename	7 1
:newness_:healthword	10 18
:newness_:hiding	1 3
:newness_:income	6 18
:newness_:lifeword	10 7
:newness_:longperiod	9 9
:newness_:losing	0 -23 4 4
:newness_:money	4 2 6 13
:newness_:nearby	6 -51 7 5 10 2
:newness_:negation	1 -3 7 11 10 20 11 9
:newness_:neighbour	5 5
:newness_:newness	0 -27 1 15 4 -3 6 -41 7 -1 10 91
:newness_:number	6 8 8 27 10 33 13 -11 14 13
:newness_:offerdeal	10 25
:newness_:onlyword	6 39 10 23
:newness_:openprice	0 -15 1 14 2 -22 4 5 10 43 11 6
:newness_:opinion	1 9 2 -11 3 1 10 47 13 6
:newness_:payer	10 36
:newness_:paying	0 -6 6 35 10 12
:newness_:period	6 -3 10 14 12 23
:newness_:person	0 9 2 3 4 10
:newness_:photo	1 8 5 2 10 6
:newness_:place	3 -3 7 -8 10 5
:newness_:politics	10 16
:newness_:promise	10 6
:newness_:ranking	1 8 6 -61 13 32
:newness_:record	10 8
:newness_:refusing	6 23
:newness_:rent	6 3 10 16
:newness_:return	4 -22 7 -36 10 21
:newness_:room	8 -23 10 40
:newness_:scarcity	1 2 13 12
:newness_:seller	6 20 10 19
:newness_:spelled	6 27 8 19 10 9
:newness_:superlative	10 7
:newness_:thing	0 1 10 -18
:newness_:time	6 -18 8 3 10 24
:newness_:title	4 13 6 12
:newness_:tribunalrent	6 -13 7 -47 10 12
:newness_:urgency	6 15
:newness_:utility	7 14 10 10
:newness_:welcoming	10 9
:newness_:work	13 1
:newness_:writeto	11 20 13 19
:number	0 -22 2 -34 3 -14 5 12 7 -25 8 37 10 -23 11 -21 12 21 13 10 14 -24
:number #	8 12 14 21
:number ##	4 -17 8 -30 14 100
:number $	0 -7 1 2 2 -25 3 -28 4 -33 6 -38 7 -44 8 -23 9 25 10 -40 12 1 14 17
:number %	5 15 7 35
:number +	1 8
:number ,	0 -10 1 -10 2 -16 3 -28 6 -22 7 -87 8 80 9 -30 10 -56 11 -15 14 -39
:number :absence	9 17
:number :absolute	0 -2 1 -1 4 17 5 21 8 -12 13 -9 14 9
:number :age	4 22 7 17 8 19 12 -4 13 -27
:number :asking	1 5 6 7
:number :bid	4 4
:number :burden	0 10 4 14 5 9 7 9 8 18 12 2
:number :child	1 -2 8 10
:number :childless	1 9
:number :clocktime	1 5 4 -4 5 -38 7 -29 8 -5 9 16 11 -32 12 -5
:number :codething	1 3 4 13 7 -11 8 22 12 9
:number :condition	4 18
:number :deadline	1 -1 2 -28 5 10 7 -41 8 -7 9 -13 11 -21 14 -48
:number :demand	1 2 6 25 8 -12
:number :demanding	0 2 1 9 4 14 13 10
:number :deterring	0 8 5 11 6 18 8 22 10 23
:number :digits	14 14
:number :disability	2 -2
:number :disclaimer	7 6
:number :family	6 8
:number :feething	6 -2
:number :fixed	12 -8
:number :hiding	6 11
:number :holiday	9 45
:number :income	0 24 13 9
:number :keything	8 -1
:number :law	0 3
:number :longperiod	1 3 5 -13 13 -6
:number :losing	13 16
:number :money	4 15 5 77 13 6
:number :nearby	0 -2 1 -32 2 -9 6 -55 7 2 8 -29 14 -58
:number :negation	1 -1 7 -11 14 14
:number :neighbour	8 30
:number :newness	6 -33 7 21 10 43 13 -5
:number :number	1 -31 2 -5 3 -34 4 17 5 44 6 20 7 -41 8 5 9 -13 12 -36 13 -41 14 109
:number :onlyword	4 18
:number :openprice	0 6 2 -14 4 16 6 -33 8 26 13 1 14 4
:number :opinion	0 11 2 -5 8 28 14 3
:number :payer	7 7 14 11
:number :paying	13 17
:number :period	1 -14 2 -43 3 -25 4 -98 5 -3 6 -38 7 -5 8 -47 12 55 13 37 14 -72
:number :person	0 -19 2 -36 4 19 6 14
:number :pet	3 -20
:number :petpart	3 33
:number :phone	14 1
:number :photo	11 9
:number :place	10 2
:number :promise	13 3
:number :ranking	5 9
:number :record	4 -11 6 -16 7 18 8 -7 12 -7 13 -34 14 -22
:number :rent	13 9
:number :return	4 -44 5 2 7 28 8 -52 13 -5 14 5
:number :room	1 5 2 17 3 9 4 15 5 -21 7 -5 8 -59 10 30 14 -9
:number :scarcity	6 11
:number :seller	2 7 6 11 7 19
:number :sex	2 43 8 5
:number :spelled	0 -32 3 -9 4 -25 5 18 7 -78 8 40 12 15 14 17
:number :student	6 1
:number :time	8 22
:number :title	6 8
:number :tribunalrent	7 -12 12 6
:number :urgency	6 -27 10 3
:number :wanting	6 13 14 21
:number :work	0 5 6 33
:number :writeto	6 1
:number a	4 41
:number after	14 23
:number and	0 3 1 -4 2 -46 3 8 4 3 5 -38 6 -14 7 -2 8 50 9 -15 13 -19
:number as	7 1 13 2
:number at	8 3 12 2 13 11
:number back	5 3
:number because	2 5
:number bed	0 3 1 9 4 21 6 23 7 5 8 -16 10 32
:number bedroom	2 15
:number bedrooms	1 4
:number beds	3 19
:number boys	1 13 8 7
:number but	4 23
:number cats	3 -19
:number child	1 22
:number children	1 -17
:number day	6 8
:number days	9 11 12 -1
:number dbl	12 4
:number december	4 3 6 -25 8 -19
:number digits	8 7
:number double	14 19
:number enquiries	1 8 6 10
:number f	9 7
:number families	6 14
:number fifty	4 29
:number five	5 38 14 9
:number for	0 1 1 2 2 6 6 -5
:number go	13 18
:number grand	6 1
:number has	8 1
:number home	8 3
:number hours	6 36
:number hundred	4 19 5 25 8 -41 13 -4
:number in	0 17 8 24 11 11
:number is	4 14 11 3
:number isn't	3 5
:number january	8 1
:number july	12 2
:number kids	1 -12
:number ladies	2 3
:number landlord	7 17
:number left	6 15
:number legged	3 26
:number legs	3 32
:number letting	7 1
:number lever	8 -12
:number m	14 -12
:number market	10 2
:number men	2 1
:number miles	7 18
:number min	3 9
:number minutes	6 -23 7 -1 8 -21
:number month	12 44
:number month's	13 -12
:number monthly	13 13
:number months	1 -57 5 -18 6 -32 7 -55 9 -16 12 36 13 22
:number months'	4 -8 5 -10 12 -45 13 3
:number more	2 5 6 9
:number mth	12 15
:number mths	5 5 13 28
:number nights	9 20
:number nine	8 5
:number november	8 -12
:number number	8 2
:number of	4 13 6 6 14 -25
:number off	5 3
:number oh	14 19
:number on	0 15 5 13 8 18
:number one	8 2
:number or	13 9
:number other	6 17
:number payments	13 6
:number pcm	4 8
:number people	0 -3 6 16
:number per	4 16 7 32
:number person	4 13
:number plus	12 9
:number pound	5 20
:number pounds	4 -1 5 37
:number quid	4 4 5 43
:number rents	13 1
:number rms	2 18
:number rooms	2 20
:number seven	14 27
:number sinks	2 6
:number sits	5 2
:number so	8 6
:number steps	8 -6
:number street	7 3
:number term	1 1
:number text	14 5
:number the	6 21
:number thing	0 3
:number this	6 3
:number thousand	6 8
:number three	14 5
:number till	8 16
:number time	10 15
:number times	2 3
:number to	0 13 2 -6 7 -21 8 29 14 3
:number together	8 6
:number two	6 7 8 -18 14 29
:number want	4 5
:number weekly	13 -17
:number weeks	5 3 9 13 13 8
:number weeks'	13 -5
:number who	4 1 6 9
:number with	8 10 14 8
:number wks	5 5
:number year	12 13
:number years	7 19 13 -19
:number yrs	10 2 11 1
:number zero	14 13
:number>:absence	0 5 1 -5 2 2 6 4 8 23 9 10
:number>:absolute	0 -30 1 -16 3 9 4 9 5 15 13 -12 14 9
:number>:accepting	1 -5 6 24 8 -18
:number>:advance	8 -4
:number>:age	5 -1 6 -25 7 14 8 14 12 -1 13 -15
:number>:asking	1 3 6 11 14 19
:number>:benefit	0 11
:number>:bid	4 23 6 14
:number>:building	0 3 8 9
:number>:burden	0 3 1 2 3 3 4 13 5 2 7 1 8 17
:number>:child	1 7 8 8
:number>:childless	1 12 8 -28
:number>:clocktime	1 9 3 -13 4 -15 5 -14 6 6 7 -9 9 9 11 -46 12 -9 13 -6 14 -9
:number>:codething	4 6 5 -1 6 -11 7 -22 8 12 12 2 13 9 14 -3
:number>:condition	2 3 4 22
:number>:councilpay	0 7
:number>:deadline	2 -50 4 4 5 16 6 -6 7 -57 8 2 9 -25 11 -35 14 -38
:number>:demand	1 33 2 -30 6 25 8 -7
:number>:demanding	1 10 4 26 6 -14 13 10
:number>:denying	8 5
:number>:deposit	5 2
:number>:deterring	2 -5 5 7 6 8 8 8 10 21
:number>:digits	14 2
:number>:disability	8 2
:number>:disclaimer	7 2
:number>:everyone	0 6
:number>:family	6 7
:number>:feething	8 -33
:number>:healthword	8 8
:number>:hiding	2 10 6 9
:number>:holiday	6 -20 8 1 9 44
:number>:income	0 33 4 4
:number>:jobless	0 8
:number>:jobname	8 2
:number>:keything	6 1
:number>:law	0 2
:number>:lifeword	8 1
:number>:longperiod	5 -12
:number>:losing	1 10 4 14 8 -19 13 14
:number>:money	4 18 5 70 6 3 7 8 13 7
:number>:nation	2 9
:number>:nearby	0 -20 1 -68 2 -31 4 -13 6 -31 7 10 8 -23 11 -3 13 -23 14 -4
:number>:negation	2 -8 3 12 7 -15 8 34 12 5 14 17
:number>:neighbour	1 4 8 31
:number>:newness	6 -20 7 23 10 40 13 -4
:number>:number	1 -37 2 -24 3 -43 4 26 5 29 6 13 7 -8 9 -13 11 -15 12 -16 13 -43 14 39
:number>:onlyword	3 6 4 11 6 -9
:number>:openprice	2 -18 3 -21 4 17 5 -3 6 -6 7 -5 8 20 13 4 14 1
:number>:opinion	0 4 4 8 6 -13 7 -9 8 28
:number>:payer	2 18 4 -8 14 7
:number>:paying	8 -6 13 23
:number>:period	1 -26 3 -34 6 -54 7 -10 8 -62 12 52 13 52 14 -45
:number>:person	0 -22 1 11 2 -34 3 26 4 26 5 -8 6 11
:number>:pet	3 -28 8 12
:number>:petpart	1 -1 3 33
:number>:phone	14 20
:number>:photo	11 25
:number>:place	6 15 7 5 10 1
:number>:preferring	3 12
:number>:promise	0 -7 8 9 13 2
:number>:ranking	5 6
:number>:record	4 -37 6 -34 7 17 8 -38 12 -9 13 -22 14 -58
:number>:refusing	8 8
:number>:rent	4 -12 13 13
:number>:return	4 -78 5 15 7 36 8 -28 14 2
:number>:room	1 1 2 10 3 6 4 9 5 -32 8 -48 10 38 13 -6 14 -25
:number>:rulesplace	8 1
:number>:safety	8 7
:number>:scarcity	2 8 3 20 6 19
:number>:seller	2 36 7 10
:number>:sex	2 62 6 -2
:number>:spelled	0 -40 2 -14 3 -21 4 -43 5 12 6 7 7 -11 8 42 11 -36 12 27
:number>:time	8 20
:number>:title	6 2 8 12
:number>:tribunalrent	5 -8 7 -41 12 3 13 16
:number>:urgency	1 -8 10 3
:number>:wanting	4 30 14 19
:number>:work	0 36 6 27 14 -12
:number>:writeto	8 6
:number_:absence	2 2 6 4 8 10 13 -6
:number_:absolute	0 -13 1 28 2 9 3 15 5 -2 7 2 8 7 13 -5 14 33
:number_:accepting	3 6 5 12 8 -3 11 14 12 37
:number_:advance	1 -12 2 -4 7 -4 9 -5 10 -9 12 -45 13 19
:number_:age	1 27 5 -8 8 5
:number_:asking	0 41 7 1 11 3 12 27 14 15
:number_:benefit	0 26
:number_:bid	4 10 6 20 8 -43 9 8 13 -4
:number_:building	1 -9 6 -37 7 -33 11 -28
:number_:burden	0 -9 1 -3 3 15 4 37 6 30 7 -27 8 -5 12 -8 13 4
:number_:child	1 1
:number_:childless	0 3 6 13 8 -23 9 1
:number_:childthing	8 7
:number_:clocktime	0 -8 1 4 4 -25 6 24 8 1
:number_:codething	4 25 6 -49 7 16 13 5
:number_:condition	0 -8 1 9 4 13 6 22 8 -5 12 -19
:number_:councilpay	0 20 13 3
:number_:deadline	1 -11 4 20 6 4 8 12 10 -8 12 -6 13 5
:number_:demand	1 26 2 -20 6 26 8 -2
:number_:demanding	4 19 6 -2 14 2
:number_:denying	1 13 7 -5 11 16 13 -2
:number_:deposit	5 7
:number_:deterring	2 -48 3 1 5 4 7 -6 8 -4 12 -20 13 4 14 -16
:number_:digits	14 2
:number_:disability	1 -12 8 21
:number_:disclaimer	7 -18 13 -49
:number_:dislike	4 2
:number_:everyone	2 6 4 -21
:number_:fairness	2 -4
:number_:family	2 2
:number_:fee	4 20 5 11
:number_:feething	0 20 5 14 6 7 12 26 13 -25
:number_:fixed	5 -1 8 -30 12 42 13 -83
:number_:healthword	8 18
:number_:hiding	2 28 5 3 8 7
:number_:holiday	8 -4 9 8 12 14
:number_:income	0 5 5 3 13 -46
:number_:jobless	0 6
:number_:jobname	2 7 8 28
:number_:keything	6 8 7 5 8 23
:number_:kin	1 -13 8 10
:number_:lifeword	6 11 7 -6 8 18
:number_:longperiod	7 4 12 9 13 8
:number_:losing	0 -1 5 7 6 14 8 -17
:number_:money	4 24 5 23 13 8
:number_:nearby	0 -18 2 8 8 -26 13 -3 14 -14
:number_:negation	1 24 2 -21 3 24 4 6 5 11 8 37 12 39 13 8 14 17
:number_:neighbour	8 1 11 -2
:number_:newness	2 -8 3 17 4 11 5 1 6 8 8 16
:number_:number	0 -6 2 -8 3 -77 5 -46 6 -31 7 -33 8 9 10 2 11 -28 13 5 14 26
:number_:offerdeal	4 18
:number_:online	1 -7
:number_:onlyword	2 3 3 7 5 -3 8 12 12 17
:number_:openprice	1 9 4 10 5 4 6 -11 10 -31 12 32 13 -6 14 25
:number_:opinion	6 -32 7 5 10 -10 11 2 12 28 14 17
:number_:payer	0 8 2 4 11 10 13 11 14 12
:number_:paying	5 19 13 52
:number_:period	2 8 4 49 5 9 6 5 7 17 12 8 13 11
:number_:person	0 -13 1 8 2 -6 3 13 4 11 6 17 14 12
:number_:pet	8 10
:number_:petpart	5 1
:number_:phone	14 33
:number_:photo	1 -6 4 9 6 -24 11 1
:number_:place	0 -6 6 13 7 4 10 1
:number_:preferring	0 6 2 -10
:number_:promise	2 -15 3 10 5 -1 7 18
:number_:ranking	4 11 5 2 6 5 8 4 13 3
:number_:record	8 -12 14 -12
:number_:refusing	0 -10
:number_:regretting	1 15
:number_:rent	4 -51 5 22 6 -7 9 -4 12 -10 13 7
:number_:return	1 -8 4 -85 5 31 7 1 8 -13 9 -10 12 -25 13 3 14 14
:number_:room	1 -12 10 12 14 -6
:number_:rulesplace	1 -2 2 2 4 4
:number_:safety	7 27
:number_:scarcity	2 33 3 24 6 25
:number_:seller	2 11 7 7 8 -5 11 13 14 8
:number_:sex	2 32 8 5
:number_:sexual	4 2
:number_:source	6 19 8 -3 14 -16
:number_:spelled	1 14 2 -5 3 -6 4 -24 5 -10 6 1 7 -4 8 14 9 3 11 -4 12 22 13 27
:number_:student	12 4
:number_:superlative	12 5
:number_:time	6 14 12 8
:number_:title	2 17 6 -18 8 13
:number_:tribunalrent	5 -31 8 -45 12 -16
:number_:urgency	4 2 6 23 13 10 14 20
:number_:utility	7 8
:number_:wanting	2 5 4 31 6 10
:number_:welcoming	6 -5 13 20
:number_:work	0 39 14 5
:number_:writeto	1 -7 8 14 14 6
:offerdeal	0 4 1 8 3 29 4 48 5 -2 6 44 7 39 8 -22 10 15 11 -29 12 -23 13 -2 14 -1
:offerdeal $	2 2 5 17 6 -13 7 6 13 1
:offerdeal ,	1 9 2 -19 4 13 6 5 8 12 10 2
:offerdeal :building	1 9 3 13
:offerdeal :clocktime	4 -28
:offerdeal :codething	6 19
:offerdeal :deadline	4 -7 6 34 10 4
:offerdeal :demanding	4 8
:offerdeal :deterring	4 5
:offerdeal :disclaimer	0 5 3 8
:offerdeal :feething	6 3
:offerdeal :fixed	6 33
:offerdeal :number	7 5
:offerdeal :offerdeal	6 12
:offerdeal :openprice	0 -1 1 -8 2 8 3 -12 6 -4
:offerdeal :opinion	1 -1 3 -4 4 24 6 -17
:offerdeal :payer	0 4 3 4
:offerdeal :return	7 7
:offerdeal :room	6 3
:offerdeal :rulesplace	1 5
:offerdeal :source	3 1
:offerdeal :spelled	7 9
:offerdeal :tribunalrent	6 1
:offerdeal :wanting	6 7
:offerdeal area	7 3
:offerdeal as	4 3
:offerdeal building	1 4
:offerdeal ends	6 14
:offerdeal for	6 20 7 21
:offerdeal from	4 -31
:offerdeal is	6 19
:offerdeal of	1 9 7 12
:offerdeal on	4 10
:offerdeal secures	4 8
:offerdeal since	3 1
:offerdeal to	3 -3 4 16 6 -16
:offerdeal with	0 15
:offerdeal yourself	0 4 3 5
:offerdeal zone	1 5
:offerdeal>:advance	6 4
:offerdeal>:benefit	0 3
:offerdeal>:building	1 17 3 12
:offerdeal>:clocktime	4 -18 8 -1
:offerdeal>:codething	6 24
:offerdeal>:condition	3 6
:offerdeal>:deadline	4 -6 6 50
:offerdeal>:demanding	4 6
:offerdeal>:deterring	4 3
:offerdeal>:disclaimer	0 4 3 7
:offerdeal>:fee	6 4
:offerdeal>:feething	6 1
:offerdeal>:fixed	4 -6 6 41
:offerdeal>:healthword	8 10
:offerdeal>:money	4 -18
:offerdeal>:number	7 10
:offerdeal>:offerdeal	6 14 7 5
:offerdeal>:openprice	0 -9 1 -11 2 4 3 -15 6 -9
:offerdeal>:opinion	3 -5 4 23 7 9
:offerdeal>:payer	0 15 3 8
:offerdeal>:period	6 7
:offerdeal>:promise	7 6
:offerdeal>:return	7 4
:offerdeal>:room	4 2 6 2
:offerdeal>:rulesplace	1 5
:offerdeal>:seller	4 20
:offerdeal>:source	3 1
:offerdeal>:spelled	7 25
:offerdeal>:tribunalrent	6 1
:offerdeal>:wanting	6 6
:offerdeal>:writeto	0 1
:offerdeal_:advance	6 6
:offerdeal_:asking	3 -6 4 14 6 -17
:offerdeal_:benefit	0 3
:offerdeal_:bid	4 3
:offerdeal_:building	1 7
:offerdeal_:burden	4 -12 6 12
:offerdeal_:child	4 2
:offerdeal_:clocktime	6 18 8 -16
:offerdeal_:condition	6 41
:offerdeal_:deadline	4 -16 6 55 8 -21
:offerdeal_:demand	6 -3
:offerdeal_:demanding	3 -1 6 19
:offerdeal_:deterring	3 11
:offerdeal_:everyone	6 1
:offerdeal_:fairness	3 -6
:offerdeal_:faith	2 10
:offerdeal_:feething	4 22
:offerdeal_:hiding	4 15
:offerdeal_:lifeword	8 10
:offerdeal_:money	4 -26
:offerdeal_:nearby	0 4
:offerdeal_:negation	4 18 6 1
:offerdeal_:newness	6 12
:offerdeal_:number	3 5 4 -29
:offerdeal_:offerdeal	1 15
:offerdeal_:online	1 11
:offerdeal_:onlyword	4 7 6 17
:offerdeal_:openprice	6 -10
:offerdeal_:opinion	7 17
:offerdeal_:payer	0 3 1 16 6 9
:offerdeal_:paying	13 2
:offerdeal_:period	6 17
:offerdeal_:ranking	6 11
:offerdeal_:refusing	4 15
:offerdeal_:regretting	8 2
:offerdeal_:room	7 14
:offerdeal_:seller	4 11 5 2
:offerdeal_:spelled	6 1 7 2
:offerdeal_:work	0 21
:online	0 -49 1 -12 2 -28 4 3 5 -19 6 -94 7 -17 8 -79 9 -25 12 -4 14 138
:online #	4 6
:online ##	1 4
:online $	0 -8 1 -18 2 -5 3 -8 4 -11 6 -38 7 -75 8 -6 14 4
:online ,	0 -2 1 -19 4 -31 5 -6 6 -51 7 -11 11 -11 14 77
:online :advance	14 6
:online :asking	4 1
:online :burden	0 -13 7 3
:online :codething	8 -4 14 24
:online :condition	11 19
:online :deterring	2 3 14 10
:online :feething	14 9
:online :forename	14 2
:online :neighbour	6 1
:online :number	1 14 4 2
:online :online	14 21
:online :openprice	4 7
:online :opinion	2 5 14 14
:online :payer	14 12
:online :photo	3 2 11 3
:online :seller	6 -4 14 36
:online :spelled	14 27
:online :writeto	4 -7 14 27
:online a	7 20
:online about	3 -6 4 -1
:online an	4 8
:online and	2 5
:online another	3 3
:online as	14 11
:online at	14 3
:online because	11 9
:online for	14 13
:online is	8 -4 14 24
:online me	14 10
:online next	6 2
:online on	7 8
:online other	2 9
:online somewhere	1 2
:online the	8 9
:online us	14 9
:online what	4 4
:online>:advance	14 4
:online>:building	14 4
:online>:burden	0 -29 5 -9 14 18
:online>:child	7 10
:online>:clocktime	7 4
:online>:codething	8 -28 14 40
:online>:condition	11 16
:online>:deadline	10 6 14 6
:online>:deterring	14 20
:online>:feething	14 7
:online>:forename	14 13
:online>:hiding	8 3
:online>:holiday	14 9
:online>:losing	1 8
:online>:nearby	14 23
:online>:negation	1 -10 3 14
:online>:neighbour	6 1
:online>:number	1 8
:online>:online	14 32
:online>:onlyword	14 4
:online>:openprice	4 16 14 7
:online>:opinion	2 13 14 10
:online>:payer	1 2 14 8
:online>:period	14 6
:online>:photo	3 1
:online>:promise	3 13
:online>:room	4 7
:online>:seller	4 -11 6 -14 8 -3 14 28
:online>:spelled	7 -9 13 -7 14 33
:online>:superlative	7 7
:online>:writeto	4 -23 14 31
:online_:absence	3 3
:online_:absolute	3 6
:online_:accepting	14 30
:online_:advance	6 12
:online_:asking	3 3
:online_:bid	4 4
:online_:building	2 12 3 7 7 5 14 12
:online_:burden	5 -12 6 1 14 23
:online_:child	7 9
:online_:clocktime	6 6
:online_:codething	14 20
:online_:deadline	6 18 13 -4 14 7
:online_:deterring	1 -1 14 10
:online_:everyone	14 8
:online_:fairness	14 11
:online_:fixed	13 11
:online_:holiday	14 13
:online_:money	4 19
:online_:nearby	14 22
:online_:negation	1 -4 2 3
:online_:neighbour	7 9
:online_:newness	6 14
:online_:online	2 -4 4 -16 6 -2 14 37
:online_:onlyword	14 28
:online_:openprice	4 28 5 -4 7 4 13 3 14 41
:online_:payer	1 4
:online_:period	14 2
:online_:pet	3 -9
:online_:photo	7 10
:online_:promise	3 5
:online_:ranking	6 19
:online_:spelled	14 15
:online_:superlative	7 9
:online_:title	14 31
:online_:urgency	4 3
:online_:wanting	2 -17
:onlyword	0 30 1 21 2 27 3 21 4 1 5 -5 7 -60 9 35 10 20 11 2 12 49 13 8
:onlyword ##	8 -6
:onlyword $	0 8 2 11 3 16 4 -1 5 -20 7 -77 8 -2
:onlyword ,	0 13 1 -18 2 2 8 -43 9 7 12 27
:onlyword :absolute	6 6 7 2
:onlyword :accepting	0 7
:onlyword :advance	6 10 10 2
:onlyword :asking	3 -25 6 -4
:onlyword :building	2 7
:onlyword :burden	1 2 3 14 6 9 12 5 13 2
:onlyword :childless	1 6
:onlyword :clocktime	8 1
:onlyword :condition	4 4
:onlyword :deadline	6 13
:onlyword :demanding	2 -16 6 6
:onlyword :deterring	7 5
:onlyword :disclaimer	8 11
:onlyword :everyone	10 2
:onlyword :fairness	3 -8
:onlyword :faith	2 3
:onlyword :hiding	7 7
:onlyword :income	0 8
:onlyword :kin	1 5
:onlyword :losing	7 23 8 8
:onlyword :money	5 5
:onlyword :nation	2 15
:onlyword :negation	0 3 1 24 2 -5 3 12
:onlyword :newness	6 12 10 13
:onlyword :number	6 9 8 -11
:onlyword :online	1 2
:onlyword :onlyword	1 3 6 8 9 3 10 1
:onlyword :openprice	5 -3 11 9 12 -2
:onlyword :opinion	1 16 2 17 5 -1 6 -42 11 14 12 -5
:onlyword :payer	8 7
:onlyword :person	4 14
:onlyword :pet	3 5
:onlyword :ranking	6 10
:onlyword :refusing	3 14 9 2
:onlyword :room	7 2
:onlyword :scarcity	6 22
:onlyword :seller	0 27
:onlyword :source	10 1
:onlyword :spelled	4 -26 6 3
:onlyword :time	6 -2 7 17 10 5
:onlyword :urgency	6 12 10 23
:onlyword :wanting	1 -9 2 -9
:onlyword :welcoming	2 14
:onlyword :work	0 11
:onlyword :writeto	0 10
:onlyword a	11 20
:onlyword against	0 4
:onlyword and	7 3 11 2 14 12
:onlyword ask	3 -3
:onlyword at	4 -8
:onlyword be	0 6 3 -8 4 -12 5 10 6 -44 8 -5
:onlyword before	6 15
:onlyword by	4 7 5 2
:onlyword come	0 1 2 3
:onlyword else	7 8
:onlyword ever	7 10
:onlyword fair	6 3
:onlyword flatshare	2 7
:onlyword for	0 -4 8 12 12 23
:onlyword from	8 3
:onlyword go	7 6 8 8
:onlyword had	8 3
:onlyword he's	8 2
:onlyword in	10 17
:onlyword it	6 19
:onlyword just	10 3
:onlyword listed	10 1
:onlyword no	0 11 1 4
:onlyword not	3 10
:onlyword now	10 18
:onlyword of	12 13
:onlyword on	13 5
:onlyword only	6 12
:onlyword out	9 2
:onlyword pets	3 3
:onlyword please	2 3
:onlyword room	7 4
:onlyword so	6 11 13 5
:onlyword take	2 2 5 9
:onlyword the	1 3 2 -9 7 -9 11 -12 12 12
:onlyword this	6 28 7 -7 10 17
:onlyword those	2 6
:onlyword time	6 6
:onlyword to	1 3 2 1 6 -22 11 11
:onlyword two	6 8
:onlyword us	4 1
:onlyword use	14 1
:onlyword we	13 6
:onlyword where	4 1
:onlyword with	3 8
:onlyword within	6 8
:onlyword you	0 6 5 3 7 15 8 12
:onlyword yourself	8 8
:onlyword £#	5 5
:onlyword>:absence	9 2
:onlyword>:absolute	2 2
:onlyword>:accepting	0 33 3 -26 5 6 7 -12
:onlyword>:asking	3 -16 7 -8
:onlyword>:benefit	0 2
:onlyword>:building	2 15 6 -26 7 -13
:onlyword>:burden	0 -2 2 2 3 5 4 3 12 1 13 1
:onlyword>:child	8 13
:onlyword>:childless	0 -14 1 23 2 -16
:onlyword>:clocktime	6 12 9 2 12 18
:onlyword>:codething	7 -11 9 -5 12 15
:onlyword>:condition	1 1 4 13
:onlyword>:deadline	3 -20 6 34 8 -7 12 4
:onlyword>:demand	0 9 2 -2 6 2
:onlyword>:denying	1 2
:onlyword>:deterring	2 -6 7 2
:onlyword>:disability	11 3
:onlyword>:disclaimer	8 5
:onlyword>:everyone	10 3
:onlyword>:faith	2 32
:onlyword>:fixed	12 9
:onlyword>:hiding	3 4 8 4
:onlyword>:holiday	9 20
:onlyword>:income	0 22
:onlyword>:jobname	0 13
:onlyword>:kin	1 4
:onlyword>:longperiod	12 23
:onlyword>:losing	2 -4 7 19 8 10
:onlyword>:money	4 3 5 24
:onlyword>:nation	2 35
:onlyword>:negation	1 20 2 -10 3 12 6 -17 11 8
:onlyword>:neighbour	1 3
:onlyword>:newness	10 17
:onlyword>:number	3 -32 6 17 7 -1
:onlyword>:online	0 12 14 2
:onlyword>:onlyword	1 8 2 7 7 -12 9 2 10 3
:onlyword>:openprice	0 -6 3 -12 7 -16 11 21
:onlyword>:opinion	1 9 2 10 6 -28 7 -15 8 -17 11 8
:onlyword>:payer	5 2 6 -22
:onlyword>:period	12 26 13 1
:onlyword>:person	2 2 4 25 7 -1
:onlyword>:petpart	3 25
:onlyword>:photo	4 14 8 13
:onlyword>:promise	7 4
:onlyword>:refusing	3 21 9 7
:onlyword>:room	2 -17
:onlyword>:rulesplace	1 3 8 7
:onlyword>:scarcity	2 7 6 27
:onlyword>:seller	0 19 5 7 7 -2 8 -9
:onlyword>:sexual	2 17
:onlyword>:source	10 2
:onlyword>:spelled	4 -49 6 7 7 -13 9 6 13 1
:onlyword>:time	7 15 10 3
:onlyword>:title	1 6
:onlyword>:urgency	6 39 10 21
:onlyword>:wanting	2 6 6 5
:onlyword>:welcoming	2 8
:onlyword>:work	0 30
:onlyword>:writeto	0 8 4 1 6 -10 11 6 14 3
:onlyword_:absence	1 6 6 19 12 3
:onlyword_:absolute	1 23
:onlyword_:accepting	0 14 1 1 13 -4
:onlyword_:age	1 5 2 6 3 4
:onlyword_:asking	1 -15 4 1 6 32
:onlyword_:benefit	0 38
:onlyword_:bid	0 -3 4 11
:onlyword_:building	3 4
:onlyword_:burden	0 3 1 4 2 17 3 -14 6 -11 10 7
:onlyword_:child	1 44
:onlyword_:childless	0 -34 1 50 2 -10 9 3
:onlyword_:clocktime	0 -3 2 24 6 13 9 3 12 21 13 16
:onlyword_:codething	4 4 7 -18 8 -13 9 -28 12 7
:onlyword_:condition	1 1 12 6
:onlyword_:deadline	0 -47 3 -4 6 17 7 18
:onlyword_:demand	0 5 2 -4 6 16
:onlyword_:demanding	1 9 2 12 4 -4 5 -15 6 -6 7 9
:onlyword_:denying	1 1
:onlyword_:deterring	0 17 3 -13 6 -6 10 14
:onlyword_:disability	11 2
:onlyword_:disclaimer	2 7
:onlyword_:dislike	1 5
:onlyword_:everyone	1 11 2 -33
:onlyword_:fairness	0 2
:onlyword_:faith	2 40
:onlyword_:family	1 -5
:onlyword_:feething	0 -1 2 2 6 16
:onlyword_:fixed	12 25
:onlyword_:hiding	6 17 8 11 9 5
:onlyword_:holiday	1 11 9 21
:onlyword_:income	0 49 2 -8
:onlyword_:jobname	0 16
:onlyword_:lifeword	6 -6
:onlyword_:longperiod	12 9 13 9
:onlyword_:losing	1 -2 2 -2
:onlyword_:money	5 6 6 13
:onlyword_:nation	2 40
:onlyword_:nearby	4 6 10 7
:onlyword_:negation	0 1 2 -1 3 25 6 -6 8 -6 11 34
:onlyword_:neighbour	1 27 6 6
:onlyword_:newness	3 -17 8 -14
:onlyword_:number	2 18 4 2
:onlyword_:offerdeal	3 1
:onlyword_:online	1 20 14 24
:onlyword_:onlyword	7 -3 12 6
:onlyword_:openprice	0 -7 1 8 2 3 6 -8 8 -3 10 7 11 3
:onlyword_:opinion	1 10 7 -16
:onlyword_:origin	2 15
:onlyword_:payer	0 -9 2 -6 3 5 8 -14
:onlyword_:paying	1 9
:onlyword_:period	9 2 12 38 13 52
:onlyword_:person	0 9 5 -5 6 -20 7 -39
:onlyword_:pet	2 -4 3 18
:onlyword_:petpart	3 14
:onlyword_:phone	1 5 14 6
:onlyword_:photo	3 4 4 3 8 11
:onlyword_:place	3 1 7 4 10 1
:onlyword_:politics	2 3
:onlyword_:preferring	4 3
:onlyword_:promise	7 -7
:onlyword_:rent	13 11
:onlyword_:return	0 10 10 3 13 16
:onlyword_:room	10 31
:onlyword_:scarcity	2 12 3 2 6 37
:onlyword_:seller	2 5 5 21 8 -11
:onlyword_:sex	0 -18 2 38
:onlyword_:sexual	2 22
:onlyword_:source	0 1
:onlyword_:spelled	0 11 1 2 5 -1 8 -27 12 17
:onlyword_:superlative	7 5
:onlyword_:title	2 4
:onlyword_:tribunalrent	10 3
:onlyword_:urgency	1 12 6 15
:onlyword_:wanting	1 10 2 21 6 2 13 2
:onlyword_:work	0 39 2 -34
:onlyword_:writeto	2 9 3 -6 6 -21 7 -9 11 33
:openprice	0 -10 1 -5 2 -5 3 -19 4 82 5 -15 6 15 7 -7 8 -37 9 -4 11 22 13 -9
:openprice #	4 -47 6 -32 8 9 12 10 13 -6 14 9
:openprice ##	4 21 8 -48
:openprice $	0 -28 1 -31 2 -39 3 -5 4 74 5 -2 10 -32 11 2 13 -14 14 -11
:openprice ,	0 -17 3 -25 4 22 6 -10 8 17
:openprice :absence	0 -4 7 -3
:openprice :absolute	1 -27
:openprice :accepting	2 12 7 -5
:openprice :advance	3 3 13 22
:openprice :asking	1 -8 2 -2 4 -2 8 20
:openprice :benefit	0 16
:openprice :bid	2 7 6 -30 7 -5
:openprice :burden	2 8 4 26 7 9
:openprice :child	6 2
:openprice :childless	1 5 2 5 4 -3
:openprice :clocktime	1 -26 6 -35 7 -17 8 12 13 18
:openprice :codething	5 5 8 7 11 3 13 5 14 19
:openprice :condition	1 -7 6 -1
:openprice :councilpay	0 9
:openprice :deadline	0 2 1 -7 6 10 7 -2 8 11
:openprice :demand	1 6 4 12 6 -11
:openprice :demanding	6 12 7 -15
:openprice :denying	6 5
:openprice :deterring	0 -7 2 20 4 1 7 -6 8 -7 11 -8 13 -13 14 9
:openprice :disclaimer	2 -6 7 -2
:openprice :everyone	4 11 6 -35 8 -12
:openprice :fairness	4 3 6 -7
:openprice :family	1 41 2 -17
:openprice :fee	5 6
:openprice :feething	1 3
:openprice :fixed	3 2
:openprice :healthword	8 12
:openprice :hiding	6 8
:openprice :holiday	9 1 14 2
:openprice :income	1 -10 5 9 6 4
:openprice :jobname	0 18
:openprice :keything	6 14
:openprice :kin	1 6
:openprice :losing	0 3 1 -6
:openprice :money	4 37 5 -68 7 -25 13 -23
:openprice :nation	2 34
:openprice :nearby	7 11 10 7
:openprice :negation	0 -24 1 -71 2 -31 3 -46 4 -3 6 6
:openprice :newness	6 17 10 18
:openprice :number	0 -29 1 -37 2 -14 4 8 6 -36 7 -40 9 14 12 3
:openprice :online	1 2 2 -2 11 -3
:openprice :onlyword	6 2 12 10
:openprice :openprice	1 -25 3 10 4 34 5 -28 6 -10 8 -49
:openprice :opinion	0 6 5 -21 6 4 8 -10 13 -5 14 -8
:openprice :origin	2 12
:openprice :payer	0 13 1 5 4 -4 6 -12 7 3 10 15 12 7
:openprice :paying	1 1 3 7 4 -5 5 36 13 12
:openprice :period	5 15 12 -20
:openprice :person	0 7 1 31 5 -4 6 -88 8 -49 14 27
:openprice :pet	1 10 2 23 3 21
:openprice :petpart	3 6
:openprice :photo	0 25 4 8
:openprice :place	7 22 10 1
:openprice :politics	1 17
:openprice :preferring	2 -26 4 26
:openprice :promise	6 19
:openprice :ranking	13 9
:openprice :refusing	0 -27 2 7 6 11
:openprice :rent	4 3 10 13 13 -33
:openprice :return	4 3 6 3 10 29 13 -50
:openprice :room	10 1
:openprice :rulesplace	0 2
:openprice :scarcity	6 13
:openprice :seller	0 6 2 2 7 -7 10 14 14 -7
:openprice :sex	2 -7 7 1
:openprice :spelled	0 -15 1 -57 3 -8 4 12 6 3 9 15 13 10 14 -15
:openprice :superlative	4 6
:openprice :title	6 -7 8 9
:openprice :tribunalrent	6 14 10 9
:openprice :urgency	1 3 2 -26 4 -18 6 9 7 4 8 -18 12 3
:openprice :wanting	1 10
:openprice :welcoming	2 -5 3 14 4 4
:openprice :writeto	2 -32 4 18 5 2 8 2 13 2 14 -9
:openprice a	2 17 4 -17 5 -30 6 -30 10 -1
:openprice adults	1 1
:openprice against	1 8
:openprice an	6 23
:openprice and	4 3 7 3 11 18
:openprice any	3 -5
:openprice anyone	2 7
:openprice anything	4 2
:openprice as	6 14
:openprice at	4 5
:openprice avoid	6 9
:openprice bag	6 3
:openprice be	0 6 1 3 4 17 5 19 6 11 8 -6 13 3 14 -9
:openprice begin	12 11
:openprice bring	3 5
:openprice buy	5 1
:openprice change	11 1
:openprice come	0 7 6 5
:openprice considered	4 6
:openprice cottages	6 1
:openprice could	11 1
:openprice decline	2 2
:openprice dog	2 22 3 -1
:openprice dogs	2 4
:openprice easter	13 8
:openprice end	6 17
:openprice esa	0 8
:openprice ever	7 8
:openprice everybody	1 1
:openprice families	1 16
:openprice fill	2 5
:openprice find	1 8
:openprice follow	13 1
:openprice for	0 6 2 -7 4 3 5 -19 10 22 12 20
:openprice foreigners	2 4
:openprice four	9 12
:openprice friday	8 9
:openprice from	2 11
:openprice front	12 -3 13 26
:openprice get	1 -2 4 18 8 13
:openprice give	11 7
:openprice go	4 6 6 -11
:openprice hear	4 20
:openprice here	7 29
:openprice how	11 10
:openprice improve	4 1
:openprice in	4 11 6 -23
:openprice is	11 6 13 4
:openprice it	3 -4 4 -14 6 19 11 3 13 3
:openprice kids	1 -15
:openprice kind	0 4
:openprice leeds	6 9
:openprice let	6 7 8 2
:openprice live	6 7 7 12
:openprice lose	6 6
:openprice make	7 11
:openprice market	10 10
:openprice match	2 5
:openprice mention	6 3
:openprice more	2 2 7 13
:openprice never	6 6
:openprice nine	4 12
:openprice no	1 -27 11 1
:openprice none	7 15
:openprice not	0 -32 2 -32
:openprice of	2 -2 4 8 8 -5
:openprice on	0 -14 4 23 5 -11 6 10 14 6
:openprice our	10 15
:openprice over	2 5 4 -1
:openprice pay	5 11 6 10 13 -3
:openprice people	1 16
:openprice pets	1 13 3 18
:openprice pip	0 14
:openprice prefer	2 -6
:openprice price	4 5
:openprice religion	2 -11
:openprice rent	4 3 10 7 13 -32
:openprice request	4 3
:openprice run	7 6
:openprice save	2 6
:openprice say	3 3 4 -4 7 11 8 4
:openprice secure	6 1
:openprice see	2 5
:openprice sell	10 6
:openprice settle	13 28
:openprice show	0 7
:openprice shown	4 1
:openprice similar	0 14
:openprice start	12 1
:openprice stay	3 2
:openprice stop	7 7
:openprice suit	4 4
:openprice take	2 14 5 3 6 9
:openprice tenants	0 4
:openprice that's	6 1
:openprice the	0 -8 5 -23 6 -6 7 -4 8 -12 9 -10 11 12 13 -2 14 -15
:openprice them	11 19
:openprice thereabouts	4 6
:openprice think	6 11
:openprice this	7 38
:openprice those	1 22 2 11
:openprice to	1 -30 4 1 5 -19 8 -17 10 1
:openprice travellers	2 5
:openprice type	14 23
:openprice under	6 7
:openprice us	12 2
:openprice view	6 9
:openprice vote	1 7
:openprice we	0 20 1 7
:openprice we've	13 2
:openprice what	0 1
:openprice with	0 13 1 23
:openprice without	1 -12
:openprice would	3 16 4 8
:openprice write	5 8
:openprice you	6 -57 13 -10
:openprice you'd	4 14
:openprice youngsters	1 5
:openprice your	4 8 5 17 6 -31
:openprice £#	4 9 5 -74
:openprice £##	4 16
:openprice>:absence	0 1 6 -17 8 1
:openprice>:absolute	1 -48 4 12 6 14 7 11 8 -7 12 6
:openprice>:accepting	1 8 2 7 5 14 6 15 8 7 11 13 12 11 13 -3
:openprice>:advance	0 -10 1 1 4 -2 6 7 13 38
:openprice>:asking	1 -5 2 -9 8 14 12 -1 13 -12
:openprice>:benefit	0 29 4 -28
:openprice>:bid	4 11 5 -4 6 -14 7 -18
:openprice>:building	0 -37 1 13 2 -15 4 -30 8 6
:openprice>:burden	0 -12 1 1 2 17 4 27 6 28 7 9 8 -10 14 8
:openprice>:child	1 28 6 6
:openprice>:childless	1 23 4 -6
:openprice>:clocktime	0 -25 5 -10 6 -7 7 -45 8 11 13 20
:openprice>:codething	4 13 6 14 11 34 14 17
:openprice>:condition	2 -5 4 20 6 -17 7 -5
:openprice>:consent	6 -8 7 7
:openprice>:councilpay	0 19 4 -5
:openprice>:deadline	0 1 1 -4 2 12 6 16 7 -36 14 -11
:openprice>:demand	1 9 4 24
:openprice>:demanding	2 16 6 12 7 -39
:openprice>:deterring	0 -14 2 21 6 10 7 -4 8 -13 10 -8 13 -11 14 14
:openprice>:disability	0 -11
:openprice>:disclaimer	0 4 5 -1 7 -5 11 12 14 5
:openprice>:everyone	0 1 4 15 11 -13
:openprice>:fairness	3 1 5 1 6 -1 7 -4
:openprice>:faith	2 46 6 -6 7 -1
:openprice>:family	1 38 2 -24 6 -8
:openprice>:fee	5 2 6 -1
:openprice>:feething	5 -1 7 28 11 6
:openprice>:fixed	3 2 12 11 13 9
:openprice>:forename	2 8
:openprice>:healthword	8 16
:openprice>:hiding	2 5 6 7 8 1
:openprice>:holiday	3 6
:openprice>:income	1 -23 2 -6 4 4 5 13 13 -3
:openprice>:jobless	0 2
:openprice>:jobname	0 18 8 -5
:openprice>:keything	6 5
:openprice>:kin	0 5 1 10 2 -3
:openprice>:law	4 14
:openprice>:lifeword	0 27
:openprice>:losing	1 -28 4 4 6 10 8 -9
:openprice>:money	0 -2 2 -7 4 67 5 -35 6 -12 13 -2
:openprice>:nation	2 38
:openprice>:nearby	0 -6 1 -7 4 -3 6 -22 8 -39 9 -4 10 2
:openprice>:negation	0 -15 1 -59 2 -28 3 -14 6 6 7 21 11 15
:openprice>:neighbour	2 -34 6 6
:openprice>:newness	2 -14 6 19 10 14
:openprice>:number	0 -24 1 -3 3 -3 4 16 7 -17 9 9 12 4 13 12
:openprice>:offerdeal	2 3 10 13
:openprice>:online	1 25 13 5 14 -7
:openprice>:onlyword	4 12 12 2
:openprice>:openprice	0 -9 1 -7 2 21 4 65 5 -49 8 -22 13 -2 14 -1
:openprice>:opinion	0 2 1 9 5 -4 6 11 7 6 8 -22 14 -31
:openprice>:origin	2 9
:openprice>:payer	0 2 1 17 4 -18 5 4 6 -1 7 11 8 -18 10 13
:openprice>:paying	0 -11 1 9 2 -6 3 5 4 2 5 33 13 17
:openprice>:period	5 6
:openprice>:person	1 31 6 -22 7 -7 13 6 14 22
:openprice>:pet	1 6 2 14 3 32 4 -24 6 -15
:openprice>:petpart	3 19
:openprice>:phone	6 14
:openprice>:photo	0 15 5 14 7 -2 11 30
:openprice>:place	7 18 8 -2
:openprice>:politics	1 12 2 25
:openprice>:preferring	2 -3 4 48
:openprice>:promise	6 20
:openprice>:ranking	6 12 13 15
:openprice>:refusing	0 -21 2 3 6 9
:openprice>:rent	4 15 7 -3 10 23 13 -32
:openprice>:return	4 22 7 12 10 23 13 -24
:openprice>:room	2 -10 4 -41 6 -48 7 20 14 4
:openprice>:rulesplace	5 9
:openprice>:scarcity	2 -17 4 25 5 8 6 20
:openprice>:school	1 24 2 2
:openprice>:seller	1 30 2 3 5 7 8 -5 10 11 11 1 14 -24
:openprice>:sexual	2 15
:openprice>:spelled	1 -26 2 13 3 -2 4 2 6 8 9 8 11 9 13 14
:openprice>:superlative	4 12
:openprice>:thing	2 -8
:openprice>:time	6 16 12 2
:openprice>:title	0 21 8 36
:openprice>:tribunalrent	4 1 6 13 7 -12 10 10 12 13 13 -45
:openprice>:urgency	2 -6 4 -38 6 18 8 -38 12 1
:openprice>:utility	7 5
:openprice>:welcoming	0 4 2 -13 3 8 4 8
:openprice>:work	0 55 2 -53 7 -2 8 -3 13 27
:openprice>:writeto	1 7 2 -7 4 34 11 -3 13 10 14 -13
:openprice_:absence	0 32 1 -37 8 -1 11 10
:openprice_:absolute	0 19 2 -24 4 3 6 2 7 38 11 -4 12 17
:openprice_:accepting	1 31 2 10 5 11 12 8
:openprice_:advance	0 -25 1 12 4 24 6 8 7 -2 10 18 12 -22
:openprice_:age	6 15
:openprice_:asking	0 -4 1 -2 2 -18 4 12 5 -15 6 -18 13 -16
:openprice_:benefit	0 11 4 -17 6 -3
:openprice_:bid	2 -55 4 58 5 -3 6 -1 7 -14
:openprice_:building	2 -42 5 2 8 4 11 13
:openprice_:burden	0 -22 1 15 4 9 6 34 7 5 10 -16 11 8
:openprice_:child	0 -16 1 37 4 1
:openprice_:childless	0 13 8 -11
:openprice_:childthing	1 14
:openprice_:clocktime	0 19 1 1 3 -9 6 7 7 -8 8 22 11 -18 12 13 13 -9 14 -43
:openprice_:codething	1 15 4 11 5 3 6 5 11 8 13 -22
:openprice_:condition	0 -5 1 20 2 -29 4 23 5 3 6 16 7 -12 8 2 12 2 13 17 14 -5
:openprice_:consent	6 4 7 8
:openprice_:councilpay	0 11 5 -8 7 -7
:openprice_:deadline	0 -20 3 8 6 25 7 -5 8 6 11 -32 12 3 13 -10 14 -21
:openprice_:demand	2 -1 4 30
:openprice_:demanding	0 -10 1 12 2 13 5 -10 6 -16 10 2
:openprice_:denying	7 6
:openprice_:deterring	0 7 1 20 2 -8 6 19 8 -13 9 6 11 17
:openprice_:disability	2 32 7 3
:openprice_:disclaimer	0 10 1 -15 2 27 5 8 11 16
:openprice_:dislike	0 6 2 16
:openprice_:everyone	2 -5 3 -6 11 -6
:openprice_:fairness	0 -10 2 -10 4 -9 6 -16 7 1
:openprice_:faith	2 60
:openprice_:family	2 2 4 -8 6 -6 7 -2
:openprice_:fee	6 -15
:openprice_:feething	0 -29 2 -30 3 -22 7 11 8 -2 12 -5
:openprice_:fixed	4 6
:openprice_:forename	2 7
:openprice_:healthword	2 26 8 -10
:openprice_:hiding	2 9
:openprice_:holiday	3 6 6 7 8 19 9 17
:openprice_:income	0 24 4 8 5 3 13 -8
:openprice_:jobless	0 26 4 1 5 -31
:openprice_:jobname	2 1
:openprice_:kin	0 14 2 2 4 -1 7 -7
:openprice_:law	2 -3 4 15
:openprice_:lifeword	0 8 4 1 6 -10 8 3 11 12 13 13
:openprice_:longperiod	6 -5 12 9 13 -30
:openprice_:losing	0 -5 4 -26 6 11 8 -33
:openprice_:money	0 -12 1 -60 4 58 5 7 6 -70 14 -3
:openprice_:nation	2 26
:openprice_:nearby	1 -34 2 -9 4 -32 6 1 8 -17 9 -24 13 -3
:openprice_:negation	3 10 4 -9 5 -29 7 2 11 24 13 -13
:openprice_:neighbour	2 -10 4 19 6 1
:openprice_:newness	0 -2 1 8 2 -8 4 18 6 3 8 -35 10 15
:openprice_:number	1 13 4 21 5 -18 6 10 8 26 12 13 14 16
:openprice_:offerdeal	1 20 2 1 4 23 6 -8 10 14
:openprice_:online	1 11 6 -11 11 16
:openprice_:onlyword	0 1 2 -16 4 16 8 -7
:openprice_:openprice	0 8 1 2 2 8 3 -1 4 26 5 -37 6 -20 8 20 10 -23 11 6 12 -3 13 -19 14 10
:openprice_:opinion	0 5 2 -8 4 -12 6 -18 8 15 10 -1 12 -2 14 21
:openprice_:origin	2 25
:openprice_:payer	2 -7 4 14 6 -12 7 -2 8 -13 13 8
:openprice_:paying	0 -2 3 -25 4 24 5 4
:openprice_:period	3 3 4 30 7 -17 12 14 13 -2
:openprice_:person	0 -16 1 -7 2 9 3 -25 4 4 5 -7 6 15 13 3 14 -24
:openprice_:pet	0 -2 1 -27 2 -26 3 9 4 -28 6 -30
:openprice_:petpart	3 1
:openprice_:phone	1 7 6 26 7 2 14 25
:openprice_:photo	1 -8 4 6 5 14 11 56
:openprice_:place	2 24 7 8
:openprice_:politics	2 58
:openprice_:preferring	3 3 4 13
:openprice_:promise	4 17 5 -2 7 3
:openprice_:ranking	1 23 5 7 10 10
:openprice_:record	13 3
:openprice_:refusing	2 3 5 12 8 -16
:openprice_:rent	6 2 7 2
:openprice_:return	7 30
:openprice_:room	3 2 4 8 6 -7 7 6
:openprice_:rulesplace	4 2 8 -1
:openprice_:safety	2 1
:openprice_:scarcity	2 1 5 5 7 15
:openprice_:school	1 20
:openprice_:seller	2 -1 3 7 4 21 5 13 6 -7 8 -39 11 3
:openprice_:sex	2 23
:openprice_:sexual	2 11
:openprice_:spelled	1 34 3 6 6 1 11 3 14 26
:openprice_:superlative	4 22 6 -24 7 7
:openprice_:thing	8 6
:openprice_:time	0 9 1 15 2 5 6 9 13 13
:openprice_:title	0 11 2 9 8 20
:openprice_:tribunalrent	6 6 7 -3 10 2 12 9 13 -39
:openprice_:urgency	1 2 2 14 7 -23
:openprice_:wanting	0 15 1 -11 4 -1 5 -15 6 -8 12 -1
:openprice_:welcoming	5 1
:openprice_:work	0 49 1 -1 2 -34 4 -3 5 7 7 -7 13 29
:openprice_:worshipplace	2 8
:openprice_:writeto	1 2 4 16 8 2
:opinion	0 11 1 5 3 -8 4 -4 5 8 6 -10 7 1 9 10 10 1 11 -6 12 6 13 6 14 -6
:opinion #	0 5 8 29 12 5 14 12
:opinion ##	8 -13
:opinion $	0 -11 2 -23 6 -27 7 -68 11 -10 12 -15 13 -1 14 -51
:opinion ,	2 18 6 2 8 5
:opinion :absence	6 -8 8 3 13 1
:opinion :absolute	1 -6 6 -40 13 -17
:opinion :accepting	3 -1 4 -2 6 3 11 7
:opinion :advance	0 -6 1 6 6 -39 12 8 13 17
:opinion :age	5 5
:opinion :asking	2 -8 4 -10 6 20 7 1 8 4 12 -1
:opinion :bid	6 -16
:opinion :building	0 13
:opinion :burden	2 7
:opinion :childless	1 5
:opinion :clocktime	4 -5 6 -12 13 32
:opinion :codething	7 -9 14 10
:opinion :condition	6 18 12 1
:opinion :deadline	9 19 13 33
:opinion :demanding	4 -6 6 9 7 -17 13 18
:opinion :denying	1 -4 2 -31 7 -4
:opinion :deterring	3 9 4 -23 6 -39
:opinion :disclaimer	2 -14
:opinion :everyone	4 7 6 -7 8 -4
:opinion :fairness	4 -25 5 2
:opinion :faith	2 22
:opinion :family	2 -7 6 -3 8 -13
:opinion :fee	13 8
:opinion :feething	4 -2 6 -3 8 -2 11 7
:opinion :fixed	3 2 13 15
:opinion :healthword	3 14
:opinion :hiding	1 -16 6 12
:opinion :holiday	3 2
:opinion :income	0 -3 6 6 13 -19
:opinion :jobless	13 8
:opinion :jobname	0 14
:opinion :kin	1 -6 2 -6 4 11 8 6
:opinion :losing	6 -5 14 4
:opinion :money	5 -60 7 -3
:opinion :nation	2 23
:opinion :nearby	5 14 7 5 10 8
:opinion :negation	0 -4 2 8 3 -3 4 -18 6 2 8 -7 11 11
:opinion :neighbour	14 3
:opinion :newness	1 -5 2 -14 3 -7 6 -8 7 -24
:opinion :number	0 10 5 7 6 -1 7 -4 8 8 13 -10 14 7
:opinion :online	1 2 12 2 13 1 14 1
:opinion :onlyword	4 -10 8 4
:opinion :openprice	0 8 1 -18 6 8 11 11 14 5
:opinion :opinion	2 11 4 -21 6 39 7 -7 14 -14
:opinion :origin	2 18
:opinion :payer	0 -1 3 -19 10 16
:opinion :paying	0 -14 3 4 4 -6 5 10 8 -7
:opinion :period	5 8 9 7 12 -7
:opinion :person	0 13 1 16 4 -1 5 -5 6 -16 7 -3
:opinion :pet	3 12
:opinion :phone	8 -6 14 15
:opinion :photo	0 17 3 2
:opinion :place	6 -6 10 5
:opinion :politics	1 5
:opinion :preferring	2 -12 4 7
:opinion :promise	2 4 3 -3 6 8 11 14
:opinion :record	14 8
:opinion :refusing	2 25 3 5 6 10
:opinion :rent	4 -46 10 14 13 -10
:opinion :return	1 -1 4 -29 7 7 10 30 13 -16
:opinion :rulesplace	0 15 2 4 5 2
:opinion :scarcity	1 2 3 -16
:opinion :seller	0 -14 4 -18 6 6 7 -44 10 15 11 3 12 2
:opinion :sexual	8 27
:opinion :spelled	2 14 5 14 7 12
:opinion :thing	5 3
:opinion :time	1 6
:opinion :title	5 1 6 -9 14 6
:opinion :tribunalrent	10 9
:opinion :urgency	2 -10 7 7 12 2
:opinion :wanting	0 4
:opinion :welcoming	2 -28 3 3 6 4
:opinion :writeto	0 -4 2 -16 3 -10 6 3 11 2 12 5 13 6
:opinion a	0 3 2 24 3 -7 5 -24 6 -37 7 13
:opinion about	3 -18 4 -31
:opinion add	0 6
:opinion adults	1 1
:opinion again	1 11
:opinion an	4 5 6 6
:opinion and	2 2
:opinion anything	4 3
:opinion are	0 11 1 8 6 -39 8 11
:opinion ask	4 -3
:opinion at	2 31
:opinion avoid	2 10 6 9
:opinion bag	6 3
:opinion be	0 6 1 10 2 1 4 18 5 20 13 3 14 -7
:opinion begin	12 11
:opinion bring	3 5
:opinion can	6 11
:opinion can't	2 15 6 11 11 18
:opinion cannot	6 17
:opinion change	11 1
:opinion choose	2 5
:opinion come	0 7 6 13
:opinion cover	5 4
:opinion decline	2 1
:opinion do	0 -14 3 -13 4 -17 5 10
:opinion dogs	3 18
:opinion don't	1 12 3 -2 4 -22 6 -1
:opinion easter	13 8
:opinion end	6 17
:opinion everybody	1 2
:opinion ex	8 6
:opinion expect	6 16
:opinion families	1 1
:opinion fill	2 6
:opinion find	1 6
:opinion flat	0 3
:opinion fly	8 2
:opinion follow	13 1
:opinion foreigners	2 4
:opinion free	4 7
:opinion get	1 -9 4 13 8 14
:opinion give	11 7
:opinion go	4 9 6 -9
:opinion guarantee	7 9
:opinion have	1 12 8 -23 13 -16
:opinion hear	4 20
:opinion improve	4 1
:opinion in	7 3 11 4
:opinion is	4 3
:opinion it	9 4
:opinion kids	1 -1
:opinion know	1 -4 13 2
:opinion let	0 -1
:opinion like	13 6
:opinion live	6 7 7 12
:opinion look	0 14
:opinion make	7 6 11 2
:opinion market	10 10
:opinion match	2 5
:opinion mean	1 9
:opinion mention	6 1
:opinion mobile	14 10
:opinion moved	8 1
:opinion none	7 17
:opinion number	14 7
:opinion of	7 7
:opinion our	10 16
:opinion own	2 -2
:opinion pay	6 8 13 -18
:opinion pets	3 -4
:opinion promise	7 6
:opinion rent	4 -40 10 8 13 -7
:opinion roof	2 8
:opinion run	7 6
:opinion save	2 6
:opinion say	3 1 4 -10 7 13 8 3
:opinion secure	6 1
:opinion see	2 3
:opinion sell	10 6 12 13
:opinion settle	13 24
:opinion should	4 3
:opinion show	0 6
:opinion sign	13 12
:opinion somewhere	1 2
:opinion start	12 1
:opinion stay	3 3
:opinion stop	5 8 7 7
:opinion suit	4 4
:opinion take	5 9 6 6 13 19
:opinion the	0 -1 1 -11 2 -13 3 -8 4 12 6 2 7 -24 8 15 9 -5 12 6 14 -30
:opinion them	11 4
:opinion think	6 1
:opinion those	1 16 2 3
:opinion to	6 15
:opinion took	0 3
:opinion us	12 5
:opinion view	6 8
:opinion vote	1 7
:opinion want	2 11
:opinion watch	0 7
:opinion what	4 3
:opinion whoever	4 4
:opinion wife	4 3
:opinion will	4 13
:opinion with	7 3
:opinion word	7 5
:opinion words	6 5
:opinion would	2 -13
:opinion write	5 8
:opinion you	6 -3 7 8
:opinion £#	5 -37
:opinion £##	6 8
:opinion>:absence	6 -1 8 27
:opinion>:absolute	1 -23 6 -17 7 8 12 8 13 -36
:opinion>:accepting	0 -8 1 11 6 12 11 15
:opinion>:advance	0 -21 1 7 2 -1 6 -11 12 3 13 42
:opinion>:age	5 15
:opinion>:asking	2 -19 4 -11 6 18 12 -6
:opinion>:bid	4 22
:opinion>:building	0 11 2 -7 4 -10
:opinion>:burden	2 12 4 3
:opinion>:child	1 10 7 4 13 2
:opinion>:childless	1 10
:opinion>:clocktime	2 -50 8 11 13 35
:opinion>:codething	2 -5 7 -29 8 -6 14 25
:opinion>:condition	8 7
:opinion>:councilpay	0 -57 2 7 13 1
:opinion>:deadline	1 -1 6 7 7 -8 9 11 12 1 13 27
:opinion>:demand	6 8
:opinion>:demanding	2 2 4 -12 7 -39 8 -5 13 17
:opinion>:denying	2 -25 7 -7
:opinion>:deterring	1 11 2 6 3 2 4 -24 6 -10 10 -2 11 -11
:opinion>:disclaimer	5 -5 6 -9 11 12
:opinion>:everyone	2 -5
:opinion>:fairness	4 -28 5 14
:opinion>:faith	2 45
:opinion>:family	6 -9 8 -15
:opinion>:fee	13 6
:opinion>:feething	5 -2 11 2 12 4
:opinion>:fixed	3 3 12 22 13 21
:opinion>:forename	2 7 7 8
:opinion>:healthword	3 13
:opinion>:hiding	4 -15 6 16 8 7
:opinion>:holiday	6 11 8 2
:opinion>:income	6 3 7 2 13 -24
:opinion>:jobless	0 -24 13 6
:opinion>:jobname	0 14
:opinion>:keything	6 3
:opinion>:kin	1 -12 2 -15 4 9 6 -3 8 5
:opinion>:losing	2 17
:opinion>:money	4 13 5 -20 7 -6
:opinion>:nation	2 13
:opinion>:nearby	5 2 6 -8 8 -3 10 7
:opinion>:negation	0 -11 2 2 3 -11 4 -42 6 5 8 -22 11 1 13 -9 14 -19
:opinion>:neighbour	0 2 2 -10 6 6
:opinion>:newness	2 -68 7 -35 9 3 10 7
:opinion>:number	0 21 1 -10 5 4 6 -20 8 4 11 -11
:opinion>:offerdeal	4 3
:opinion>:online	4 -3 13 9 14 4
:opinion>:onlyword	1 7 2 -3 3 1 4 -4 10 1
:opinion>:openprice	2 10 3 -10 4 12 6 2 7 -11 11 3
:opinion>:opinion	1 10 2 24 4 -23 6 42 7 -7 8 -7 11 -2 14 -18
:opinion>:origin	2 15
:opinion>:payer	0 -8 1 3 3 -12 10 14 13 20
:opinion>:paying	0 -9 1 11 3 4 4 -13 5 13 8 -28 13 14
:opinion>:period	5 4 9 14 12 -9
:opinion>:person	0 2 5 -9 6 -16 7 -10
:opinion>:pet	2 -3 3 37
:opinion>:petpart	3 3
:opinion>:phone	2 -11 6 3 8 -7 14 17
:opinion>:photo	0 14 3 14 5 12 11 19
:opinion>:place	7 -11 10 6
:opinion>:politics	1 1
:opinion>:preferring	2 -2 4 27 7 -17
:opinion>:promise	1 -1 2 3 4 2 6 28 11 11
:opinion>:ranking	2 -1 6 3 7 -14 9 2 10 -2 13 1
:opinion>:record	14 7
:opinion>:refusing	0 6 1 6 2 23 3 9 6 7
:opinion>:rent	10 22
:opinion>:return	7 18 10 27
:opinion>:room	2 1 6 7
:opinion>:rulesplace	0 25 1 -24 5 11
:opinion>:scarcity	1 4 2 -10 4 3 7 -13 9 4
:opinion>:seller	0 -19 1 19 4 -17 5 4 6 13 7 -19 10 13
:opinion>:sex	2 4
:opinion>:sexual	8 25
:opinion>:spelled	1 5 2 20 5 18 7 6 11 -2
:opinion>:superlative	7 3
:opinion>:thing	5 3 6 5
:opinion>:time	1 6
:opinion>:title	0 14 14 15
:opinion>:tribunalrent	7 -5 10 12
:opinion>:urgency	2 -2 4 -4 7 1
:opinion>:utility	7 15
:opinion>:wanting	0 4 3 -13 13 5
:opinion>:welcoming	2 -36 4 1
:opinion>:work	0 30 2 -22 6 -12 8 -2
:opinion>:writeto	0 -11 2 -9 3 -26 13 10
:opinion_:absence	0 29 1 -1 2 1 3 10 6 -13 8 12 12 17
:opinion_:absolute	3 27 4 -9 5 -4 6 -12 7 27 12 13 14 -4
:opinion_:accepting	1 29 3 15 6 26 7 -7 8 -6 11 -15
:opinion_:advance	0 -5 6 4 7 -10 12 -10 13 9
:opinion_:age	5 20 8 -2
:opinion_:asking	0 1 1 -7 2 -38 4 4 6 -2 7 -12
:opinion_:benefit	0 19
:opinion_:bid	4 49 7 -22 8 -20 13 -22
:opinion_:building	0 35 2 -1
:opinion_:burden	2 6 4 7 13 -11
:opinion_:child	0 -15 1 53 7 5
:opinion_:childless	8 -13
:opinion_:clocktime	0 11 1 3 2 -6 4 6 6 -11 8 9 9 13 12 3 13 -1 14 -3
:opinion_:codething	7 -39 14 29
:opinion_:condition	0 3 2 -4 5 9 7 -5 8 17 13 3
:opinion_:consent	6 12 7 12
:opinion_:councilpay	0 -16 13 15
:opinion_:deadline	2 12 3 16 5 2 6 8 7 -11 11 -36 12 30
:opinion_:demand	0 -12 4 -8 5 7 6 10
:opinion_:demanding	4 -34 5 12 8 -6
:opinion_:denying	2 -9
:opinion_:deterring	1 11 2 1 3 3 4 -4 5 9 6 4 7 2 9 1
:opinion_:disability	1 -14 2 17
:opinion_:disclaimer	2 15 4 10 5 10 6 13 11 22
:opinion_:dislike	2 12 8 -4
:opinion_:everyone	0 -8 2 -5 4 -2 6 -13
:opinion_:fairness	0 -2 2 -70 3 -10
:opinion_:faith	2 57 6 -1
:opinion_:family	1 19 2 22 6 -16 8 12
:opinion_:fee	5 5
:opinion_:feething	2 -5 3 -30 4 -14 5 18 7 -11
:opinion_:fixed	6 -11 12 16
:opinion_:hiding	2 2 4 -20 8 25 13 -4
:opinion_:holiday	8 6 9 10
:opinion_:income	0 26 2 -11 4 4
:opinion_:jobless	4 20
:opinion_:keything	6 22 8 10
:opinion_:kin	2 17 6 -5 8 4
:opinion_:lifeword	0 17
:opinion_:longperiod	1 7 13 -5
:opinion_:losing	2 20 8 -5
:opinion_:money	1 -16 4 19 5 16 6 -32
:opinion_:nation	2 17
:opinion_:nearby	4 -18 7 -36 9 -10
:opinion_:negation	0 -33 2 -27 3 19 4 -29 8 -37 10 -6 11 2 13 -13
:opinion_:neighbour	4 9 6 16
:opinion_:newness	0 -14 1 6 3 5 4 10 6 5 7 -9 8 -18 10 9 12 -4 13 14
:opinion_:number	0 3 3 -5 6 5 8 11 12 14 14 21
:opinion_:offerdeal	1 18 2 7 4 29
:opinion_:online	14 8
:opinion_:onlyword	2 -9 3 12 7 -24 8 -19
:opinion_:openprice	0 5 1 4 2 22 4 23 6 8 7 -25 8 6 10 -6 12 8 13 -29 14 17
:opinion_:opinion	4 -18 6 7 7 -20 8 6 11 -35 14 19
:opinion_:origin	2 34
:opinion_:payer	5 7 7 -33 8 -9 13 30
:opinion_:paying	2 -2 3 -11 4 12 5 5 13 40
:opinion_:period	2 -6 6 -22 13 11
:opinion_:person	0 -6 1 -20 2 17 4 7 7 -7 8 -31 11 -5 14 -11
:opinion_:pet	0 -18 1 -58 2 -68 3 16 4 -14 6 -36
:opinion_:petpart	3 22
:opinion_:phone	1 4 6 1 14 10
:opinion_:photo	0 9 5 17 6 4 11 30
:opinion_:place	6 3 8 13
:opinion_:politics	2 10 8 7
:opinion_:preferring	4 11 7 -11
:opinion_:promise	1 -18 4 6 6 14 7 26 11 4
:opinion_:ranking	0 6 1 14 3 4 6 12 7 -14 12 1
:opinion_:refusing	5 11
:opinion_:regretting	3 13
:opinion_:rent	4 22 6 1 13 8
:opinion_:return	4 19 6 2 13 3
:opinion_:room	0 2 2 7 8 -4 11 -16 13 5
:opinion_:rulesplace	1 -18
:opinion_:safety	2 20
:opinion_:scarcity	2 5 3 24 7 -4
:opinion_:seller	0 10 1 7 3 22 4 -8 5 12 7 -6 8 -5
:opinion_:sex	2 56 6 -8
:opinion_:spelled	0 -21 4 -8 6 2 7 -15 8 12 10 -12 11 8 14 22
:opinion_:superlative	4 16 6 -34
:opinion_:thing	8 15
:opinion_:time	2 7 3 3 6 -13 13 6
:opinion_:title	0 14 6 5 14 8
:opinion_:tribunalrent	6 7 7 -11 10 3
:opinion_:urgency	6 -15 7 -25
:opinion_:utility	7 18
:opinion_:wanting	1 -1 2 -12 4 -2 8 -32 12 11 13 9
:opinion_:welcoming	1 -5 2 -6 5 8
:opinion_:work	0 41 2 -43 4 -11 6 -11
:opinion_:worshipplace	2 2
:opinion_:writeto	1 4 2 -2 5 -1 6 5
:origin	0 -65 1 -95 2 131 3 -60 4 -33 5 -32 6 -13 7 -50 8 -48 11 -22 13 28 14 -4
:origin $	0 -17 2 38
:origin :family	2 13
:origin :negation	2 13
:origin :origin	2 47
:origin :paying	2 2
:origin :person	2 11
:origin :place	2 4
:origin :welcoming	2 13
:origin accent	2 11
:origin and	0 6 2 28
:origin are	2 6
:origin families	2 13
:origin for	8 4
:origin here	2 10
:origin holders	2 4
:origin or	2 -1
:origin please	2 19
:origin you	6 19
:origin>:absolute	8 1
:origin>:burden	2 5
:origin>:condition	2 1
:origin>:deterring	2 4
:origin>:everyone	8 3
:origin>:fairness	2 1
:origin>:family	2 13
:origin>:income	2 6
:origin>:negation	0 3 2 35
:origin>:onlyword	2 8
:origin>:openprice	2 -2
:origin>:origin	2 52
:origin>:paying	2 1
:origin>:person	2 5
:origin>:place	2 17
:origin>:scarcity	2 10
:origin>:spelled	2 15
:origin>:wanting	2 8
:origin>:welcoming	2 10
:origin_:absolute	2 14 8 1
:origin_:accepting	2 8 13 3
:origin_:burden	2 19
:origin_:clocktime	8 6
:origin_:codething	2 6
:origin_:deadline	8 4
:origin_:demanding	2 19
:origin_:everyone	8 2
:origin_:faith	2 -12
:origin_:feething	2 1
:origin_:income	2 19
:origin_:nearby	2 1
:origin_:negation	1 -3 2 39
:origin_:number	2 15
:origin_:onlyword	2 36
:origin_:openprice	2 6
:origin_:opinion	2 7 7 3
:origin_:origin	2 27
:origin_:payer	2 35
:origin_:period	13 9
:origin_:promise	2 5
:origin_:ranking	2 11
:origin_:scarcity	2 26
:origin_:seller	2 23
:origin_:sex	2 -8
:origin_:spelled	2 27
:origin_:title	2 2
:origin_:tribunalrent	2 5
:origin_:wanting	2 8
:origin_:welcoming	2 16
:origin_:writeto	2 28
:payer	0 17 1 5 2 -4 3 25 5 33 6 -40 7 23 8 -3 10 -8 11 -26 13 18 14 -29
:payer #	11 1
:payer $	0 -32 1 -32 2 2 3 -19 4 -30 5 -16 6 -30 8 -18 11 -22 14 -54
:payer ,	0 -11 5 -39 6 -7 7 7 8 2
:payer :absence	3 3 4 12 8 4 9 6 13 9
:payer :absolute	3 -10 4 -1 7 -29
:payer :accepting	2 12 8 -23 11 5 13 8
:payer :advance	13 5
:payer :asking	0 -4 1 13 3 -11 6 4 7 7 8 -34
:payer :building	3 11
:payer :burden	6 14 7 4 12 3
:payer :clocktime	13 14
:payer :codething	0 6 3 2 7 -17
:payer :condition	1 -4 6 9
:payer :deadline	13 22
:payer :demand	5 4 6 12
:payer :demanding	2 1 4 -1 13 24
:payer :denying	1 -14 2 -37 4 5 7 -7
:payer :deterring	2 -4 3 19 4 -1 5 8 7 10
:payer :digits	14 2
:payer :disclaimer	1 -2 2 10 4 -5 5 21 6 -9 7 3 14 9
:payer :dislike	7 2
:payer :fairness	1 14 4 -2 5 3
:payer :family	1 2
:payer :fee	13 11
:payer :feething	0 3 5 9 12 7
:payer :fixed	13 21
:payer :hiding	3 1 6 23 7 12
:payer :holiday	9 1
:payer :income	5 -17 13 -40
:payer :jobname	5 34
:payer :kin	0 7
:payer :longperiod	13 8
:payer :losing	3 4 6 -10 7 15 8 15 14 2
:payer :nearby	5 1
:payer :negation	4 -3 6 2 8 -23 11 8
:payer :newness	1 -2 3 -14 7 -5
:payer :number	7 -25 14 1
:payer :online	6 2 14 36
:payer :onlyword	6 -2 12 7
:payer :openprice	0 3 1 -33 3 -36 4 4 5 -17 6 -16
:payer :opinion	0 -5 3 -2 6 -4 7 -10 13 -20
:payer :payer	7 -2
:payer :paying	5 -35 13 -33
:payer :period	13 -6
:payer :person	0 -3 2 -9 8 18 13 13
:payer :phone	6 7
:payer :photo	11 18
:payer :place	7 11
:payer :preferring	0 2
:payer :promise	1 -1 3 -6 6 7 11 10
:payer :ranking	6 -15 13 4
:payer :refusing	3 20
:payer :rent	13 2
:payer :rulesplace	1 4
:payer :scarcity	1 -10 2 -7 3 -2 8 1 13 -5
:payer :seller	0 9 2 11
:payer :sex	5 5
:payer :source	6 4
:payer :spelled	4 -2 7 -24 14 4
:payer :thing	5 7
:payer :wanting	1 -10 2 2 13 6
:payer :welcoming	1 2 2 -7 4 13 13 9
:payer :worshipplace	2 7
:payer a	3 -4
:payer about	3 -8
:payer account	13 9
:payer add	0 2
:payer against	0 4
:payer an	4 13
:payer and	2 23
:payer are	0 9 1 6 2 -3 3 13 6 -44 8 17 11 -3
:payer area	7 3
:payer ask	1 5 4 -6 5 5
:payer books	10 22
:payer broker	5 10
:payer building	1 3
:payer by	0 7
:payer can	6 10 7 15
:payer can't	2 14 3 -6 6 10 7 -7 11 17
:payer cannot	6 17
:payer church	2 1
:payer client	0 13 1 13 4 6
:payer contents	5 7
:payer costs	5 7
:payer do	0 -5 3 -10 4 -19 5 5
:payer doesn't	7 12
:payer don't	1 18 4 -18 6 -2
:payer else	7 8
:payer expect	6 9
:payer flats	6 9
:payer fly	8 3
:payer for	1 -1 6 2 7 8 13 -9
:payer four	13 -13
:payer go	14 5
:payer guarantee	7 16
:payer happy	13 4
:payer has	3 13
:payer have	0 6 1 4 4 7 13 -20
:payer holiday	9 1
:payer ideal	2 8
:payer in	0 -10 2 -40 4 -2 6 -2 7 51 8 21
:payer is	3 1 7 -15
:payer know	4 3
:payer leave	4 5 8 2
:payer let	0 -2
:payer lets	12 2
:payer like	13 7
:payer lodger	8 19
:payer make	11 2
:payer mean	1 13
:payer monthly	13 -15
:payer moved	8 1
:payer neighbours	8 5
:payer of	0 -10 5 9
:payer on	6 3 7 15
:payer other	3 11 11 11
:payer own	1 -12 2 21 14 10
:payer pay	5 -8 13 -1
:payer phones	6 7
:payer pictures	11 12
:payer please	1 7 4 3
:payer preference	0 14
:payer promise	7 6
:payer referencing	0 1
:payer rent	13 2
:payer request	1 2
:payer say	0 1 7 3
:payer sell	12 13
:payer should	4 2
:payer since	3 2
:payer solicitor	5 9
:payer take	0 -9 13 21
:payer tenants	7 4 13 4
:payer the	3 4
:payer to	13 -5
:payer took	0 3
:payer want	2 11
:payer what	4 1
:payer will	4 8 6 -5 7 -10
:payer with	3 20
:payer won't	3 7
:payer word	7 5
:payer would	2 -37 4 3
:payer you	7 11
:payer zero	14 2
:payer zone	1 5
:payer>:absence	3 9 4 10 8 21 9 19 13 6
:payer>:absolute	1 -12 3 -5 4 -24 7 -7
:payer>:accepting	0 -1 1 6 2 18 4 24 6 -1 7 -5 8 -37 11 1 13 4
:payer>:advance	6 -14 13 12
:payer>:asking	1 4 2 -5 4 3 6 3 7 18 8 -47
:payer>:bid	4 5
:payer>:building	3 9 8 -16 9 14 10 6
:payer>:burden	2 -2 6 17 14 8
:payer>:child	1 29 7 5
:payer>:clocktime	8 6 13 22
:payer>:codething	0 14 1 14 7 -17
:payer>:condition	2 -5 6 12
:payer>:deadline	1 -7 8 5 13 15
:payer>:demand	5 22 6 33
:payer>:demanding	2 6 8 -12 13 19
:payer>:denying	1 -23 2 -26 4 4 7 -6 13 -2
:payer>:deterring	2 -4 3 18 4 -11 7 1
:payer>:digits	14 4
:payer>:disclaimer	2 3 5 18 6 -32 7 25 14 5
:payer>:dislike	7 4
:payer>:everyone	4 -6 6 10 13 4
:payer>:fairness	1 17 4 5 5 13 7 1 8 -1
:payer>:fee	13 6
:payer>:feething	5 14 6 -4 12 5 14 -4
:payer>:fixed	13 31
:payer>:healthword	8 1
:payer>:hiding	6 19 7 8 9 16
:payer>:holiday	9 1
:payer>:income	5 -19 13 -42
:payer>:jobless	0 4 13 5
:payer>:jobname	5 36
:payer>:keything	8 11
:payer>:kin	0 6 1 10
:payer>:longperiod	13 10
:payer>:losing	3 9 6 -49 7 13 8 21 14 1
:payer>:negation	0 -8 3 -5 4 -39 5 -33 7 -7 8 -12 13 -10
:payer>:neighbour	8 2 9 15 10 8
:payer>:newness	0 -1 1 -20 10 -5
:payer>:number	8 -5 11 9 14 1
:payer>:offerdeal	7 8
:payer>:online	3 7 4 -4 14 35
:payer>:onlyword	5 -7 6 -5 12 5
:payer>:openprice	2 8 4 5 5 -31 6 -24 8 -6 9 -7
:payer>:opinion	0 -1 5 -18 8 -5 13 -25
:payer>:payer	4 -22 5 -37 8 -1
:payer>:paying	5 -21 13 -23
:payer>:period	0 -8 13 -7
:payer>:person	0 2 2 -8 6 2 8 12 13 6
:payer>:pet	3 12
:payer>:petpart	3 20
:payer>:phone	6 4
:payer>:photo	9 14 10 8 11 11
:payer>:place	7 11
:payer>:preferring	0 4 1 8
:payer>:promise	0 -3 1 -5 2 14 6 10 7 2 11 7
:payer>:ranking	7 -3 9 4 13 9
:payer>:refusing	0 32 3 30
:payer>:rent	13 3
:payer>:return	4 -1 13 3
:payer>:rulesplace	3 5
:payer>:safety	7 1
:payer>:scarcity	1 -16 2 -4 9 23
:payer>:seller	0 11 1 1 4 -13 5 -4
:payer>:sex	5 5
:payer>:source	6 1
:payer>:spelled	1 -6 4 -45 6 -33 7 -44 8 20 14 2
:payer>:superlative	4 15 7 4
:payer>:thing	5 4
:payer>:time	0 3 2 -2
:payer>:title	6 -1
:payer>:urgency	8 5
:payer>:wanting	1 -1 2 1 3 -4 4 4 8 -3 12 4 13 9
:payer>:welcoming	1 3 2 -44 4 22 13 6
:payer>:work	14 17
:payer>:worshipplace	2 8
:payer>:writeto	0 -12 3 2 5 -25 13 -27
:payer_:absence	0 16 6 -13 8 13 12 23
:payer_:absolute	0 -8 3 14 4 -19 6 -16 14 3
:payer_:accepting	0 14 1 12 3 9 4 4 6 -36 7 -34 11 -30 13 -8
:payer_:advance	8 11
:payer_:age	0 -6 5 10
:payer_:asking	1 -4 2 -19 4 8 6 -9 7 -2 8 -1
:payer_:benefit	0 13
:payer_:bid	4 20 13 -13
:payer_:building	1 9 3 -11 6 -5 9 16 14 5
:payer_:burden	1 -3 7 -14 13 -1 14 8
:payer_:child	1 20 7 2 14 2
:payer_:childless	1 10
:payer_:childthing	1 8
:payer_:clocktime	0 -22 3 6 8 9 9 12 13 20
:payer_:codething	6 -5 8 -5 12 4
:payer_:condition	0 -4 6 -8 12 6
:payer_:consent	0 9
:payer_:councilpay	5 -2
:payer_:deadline	1 -13 2 17 8 2 11 -15 12 1 13 -1
:payer_:demand	2 -5 3 16 4 -11 6 25
:payer_:demanding	1 -1 2 -8 3 -2 4 -1 5 12 7 2 8 -16 13 -10
:payer_:denying	1 -2
:payer_:deterring	3 9 8 11 14 12
:payer_:digits	14 5
:payer_:disability	2 6
:payer_:disclaimer	4 13
:payer_:dislike	2 10 3 10
:payer_:everyone	1 -11 2 -21 4 -5 14 2
:payer_:fairness	2 -61 3 -39 6 -29 7 9
:payer_:family	2 1
:payer_:fee	5 20 7 5
:payer_:feething	7 -3 8 7
:payer_:fixed	8 5 12 25 13 6
:payer_:forename	8 5
:payer_:hiding	9 3 13 -11
:payer_:keything	6 10 8 28
:payer_:kin	0 8 1 -22
:payer_:lifeword	8 11
:payer_:longperiod	0 -1 7 -13 12 11
:payer_:losing	0 18
:payer_:money	1 -10 4 4 5 59
:payer_:nation	2 19
:payer_:nearby	7 11
:payer_:negation	0 -6 2 -32 4 -7 5 -14 6 -3 8 -5 11 20 13 -37
:payer_:neighbour	5 -13
:payer_:newness	2 -24 3 -11 7 6
:payer_:number	1 -13 3 5 4 -6 7 -2 13 22 14 16
:payer_:offerdeal	0 12 1 6 2 1 4 22
:payer_:online	2 -7 3 4 4 -25 5 -7 13 -19 14 16
:payer_:onlyword	3 3 4 16 6 -19 9 2
:payer_:openprice	1 -7 2 7 4 9 6 -6 8 -13 10 -1 13 -24
:payer_:opinion	8 -6 13 -18 14 -23
:payer_:origin	2 17
:payer_:payer	0 -12 2 -27 4 -16 5 -27 6 -2 8 -2 11 1 12 -6 13 -14
:payer_:paying	0 12 2 -4
:payer_:period	0 -42 6 -17 7 -30 13 33
:payer_:person	0 19 1 -3 2 2 6 6 8 -36
:payer_:pet	1 -16 3 22
:payer_:petpart	3 27
:payer_:photo	3 -15
:payer_:place	1 -15 3 15
:payer_:politics	2 6
:payer_:preferring	0 -6 2 -1 3 -9
:payer_:promise	1 -10 2 7 7 27 8 -7 11 22
:payer_:ranking	1 11 6 3
:payer_:refusing	1 -13 2 -8 3 -5 6 -19
:payer_:rent	13 5
:payer_:return	1 4 2 2 5 -32 13 7
:payer_:room	1 10
:payer_:safety	2 8 7 7
:payer_:scarcity	0 17 3 13 8 -3 9 20
:payer_:seller	2 -21 3 2 4 -18 5 -10 11 3 13 -5 14 -5
:payer_:sex	2 44
:payer_:spelled	1 -20 2 -16 3 -5 5 14 6 -4 7 -12 8 19 11 10 13 1 14 7
:payer_:thing	8 5
:payer_:time	7 7 13 15
:payer_:wanting	1 16 2 -1 3 2 5 -3 7 8
:payer_:work	14 12
:payer_:writeto	0 -9 2 -13 4 -27 6 20 13 -3
:paying	0 3 1 -29 2 -44 3 -15 4 -9 5 83 6 -38 8 -63 9 -55 10 -26 11 -63 12 -78 13 94 14 -43
:paying #	5 30
:paying ##	2 5
:paying $	1 -36 4 12 5 24 12 -2
:paying ,	0 6 2 8 3 -13 4 20 5 -25
:paying :absence	7 3
:paying :advance	13 19
:paying :bid	13 2
:paying :burden	4 3 13 17
:paying :childless	13 4
:paying :clocktime	4 20
:paying :codething	5 1 13 -16
:paying :condition	5 3
:paying :deadline	13 20
:paying :demanding	13 3
:paying :income	13 -8
:paying :longperiod	13 20
:paying :money	0 -6 1 9 4 -41 5 -2 13 -1
:paying :number	2 9 5 26 13 -2
:paying :openprice	0 4 1 1
:paying :opinion	5 7
:paying :payer	13 -6
:paying :period	13 -3
:paying :photo	3 2
:paying :ranking	13 11
:paying :scarcity	2 2
:paying :seller	0 20 5 6
:paying :spelled	5 -33
:paying :title	5 7
:paying :writeto	0 6 13 2
:paying a	2 -14 7 17 13 14 14 1
:paying ahead	13 15
:paying and	4 9 8 6
:paying another	3 3
:paying are	5 3
:paying at	13 15
:paying by	0 27 4 -6 5 28
:paying for	2 -6 5 17
:paying four	13 -13
:paying from	0 10
:paying gets	6 6
:paying held	3 13
:paying him	5 10
:paying in	5 -1 13 11
:paying is	5 1 13 -16
:paying it	2 5
:paying less	7 12
:paying me	0 11 13 15
:paying monthly	13 -29
:paying most	4 5
:paying on	13 1
:paying only	2 2 13 1
:paying over	13 4
:paying quarterly	13 8
:paying somewhere	1 2
:paying the	3 -4 4 6 7 -5 13 60
:paying their	0 10
:paying up	13 10
:paying well	13 12
:paying you	7 9
:paying your	0 9 6 16
:paying £#	4 -22 5 -17 13 -21
:paying £##	5 4
:paying>:absence	7 4
:paying>:absolute	2 6 13 29
:paying>:advance	5 -33 13 51
:paying>:asking	4 8
:paying>:benefit	0 11
:paying>:bid	4 25 5 4 13 2
:paying>:building	10 3
:paying>:burden	1 1 4 6 13 17
:paying>:child	1 -8
:paying>:childless	13 4
:paying>:clocktime	4 26 13 5
:paying>:codething	0 -2
:paying>:condition	5 2
:paying>:councilpay	0 22
:paying>:deadline	13 15
:paying>:demanding	4 10
:paying>:deposit	3 12 6 6
:paying>:deterring	4 13 9 11
:paying>:everyone	1 10
:paying>:fairness	4 12
:paying>:fixed	13 21
:paying>:hiding	0 7 8 5
:paying>:income	13 -16
:paying>:jobless	0 13
:paying>:jobname	0 -3
:paying>:keything	6 5
:paying>:longperiod	0 -14 13 48
:paying>:losing	0 8 1 6 2 11
:paying>:money	0 -20 1 1 4 -59 13 -17
:paying>:negation	5 -8
:paying>:newness	13 18
:paying>:number	2 4 5 21
:paying>:onlyword	2 7
:paying>:openprice	0 7 1 15 3 9 4 1 13 4
:paying>:opinion	5 26 7 5
:paying>:payer	3 -10 13 -6
:paying>:period	0 -11 4 -50 5 -3 7 -4 13 5
:paying>:person	5 17
:paying>:photo	3 3
:paying>:preferring	13 2
:paying>:ranking	0 -2 6 -10 13 54
:paying>:rent	4 -7 5 15
:paying>:return	0 6 4 -10 5 6 8 12
:paying>:scarcity	2 1 5 1
:paying>:seller	0 10 4 -14 5 8 6 -11 13 5
:paying>:source	0 5
:paying>:spelled	5 -49 13 -1
:paying>:superlative	4 27 7 3
:paying>:title	5 5
:paying>:utility	5 7
:paying>:wanting	0 3
:paying>:work	5 9
:paying>:writeto	0 2
:paying_:absence	3 3 13 -11
:paying_:absolute	5 10 13 44
:paying_:accepting	1 2 5 43 13 -2
:paying_:advance	0 -8 2 -3 5 -53 13 27
:paying_:asking	4 21
:paying_:benefit	0 10
:paying_:bid	4 25
:paying_:building	5 6 7 14
:paying_:burden	1 15 7 -9 8 -20 13 -23
:paying_:clocktime	13 43
:paying_:codething	0 -11 5 -9
:paying_:condition	2 13 4 -2
:paying_:councilpay	0 24
:paying_:deadline	13 20
:paying_:denying	13 13
:paying_:deposit	3 11 5 -20 6 3
:paying_:deterring	0 12 7 -19 13 -15 14 8
:paying_:fairness	4 18 7 9
:paying_:fee	5 18
:paying_:feething	0 -21 4 -22 5 17 13 -19
:paying_:fixed	13 31
:paying_:forename	5 5
:paying_:hiding	0 12 13 -4
:paying_:jobless	0 4
:paying_:jobname	0 -15 5 1
:paying_:keything	6 3 7 4
:paying_:longperiod	0 -40 4 -7 7 -24 13 37
:paying_:losing	0 1 2 12
:paying_:money	4 -28 13 -18
:paying_:nearby	10 4
:paying_:negation	0 13 2 13 3 -8
:paying_:neighbour	7 9
:paying_:newness	1 11 4 -29 5 -1 13 26
:paying_:number	4 -3 5 10 13 31
:paying_:online	0 -3
:paying_:openprice	1 12 2 31 5 13 6 -8 7 7 13 7
:paying_:opinion	0 1 2 1 4 20 5 34 6 -8 13 8
:paying_:payer	0 -21 2 -22 3 -8 5 6
:paying_:paying	0 3 6 6
:paying_:period	0 -17 4 -26 6 -65 7 -32 8 -36 12 -42 13 42
:paying_:photo	7 11
:paying_:ranking	1 6 2 -2 4 4 5 -13 13 24
:paying_:rent	4 -34 5 19 7 -18
:paying_:return	4 -38 5 7 7 -10
:paying_:safety	5 1
:paying_:seller	0 -26 2 -2 5 23
:paying_:source	0 3
:paying_:spelled	0 14 4 -60 5 -41 12 -8 13 39
:paying_:superlative	4 6 7 4
:paying_:time	0 18 7 4 13 30
:paying_:tribunalrent	0 -3 2 1 5 -6 7 -6 13 4
:paying_:urgency	7 4 13 7
:paying_:utility	5 2 7 18
:paying_:wanting	0 23
:paying_:welcoming	5 7
:paying_:work	0 -34 5 14
:paying_:writeto	0 -10
:period	0 -59 1 -30 2 -94 3 -73 5 4 6 -6 7 -37 8 -1 9 65 10 -18 11 -17 12 64 13 104 14 -62
:period $	0 -30 1 -10 2 2 3 -24 5 -32 6 -1 7 -39 9 38 11 -15 13 12 14 -22
:period ,	0 -15 4 6 5 -21 7 16 8 18 9 16 10 2 12 20
:period :absolute	6 18
:period :accepting	12 38
:period :advance	12 -39 13 41
:period :age	11 9
:period :asking	12 24
:period :burden	0 10 1 14 6 12 12 10
:period :clocktime	4 8
:period :codething	4 2 8 -2 12 21 13 7
:period :condition	5 -24
:period :councilpay	13 15
:period :deadline	12 -23 13 8
:period :demanding	12 -3
:period :denying	11 36 12 -14 13 -13
:period :deterring	13 12
:period :disclaimer	12 5 13 -1
:period :feething	12 16 13 -34
:period :fixed	1 2 5 -3 12 25 13 -48
:period :holiday	9 15
:period :income	13 -7
:period :longperiod	13 7
:period :money	4 27 13 11
:period :number	12 19 13 28
:period :onlyword	6 24 12 26
:period :openprice	4 21 5 -9 13 -1
:period :payer	13 23
:period :paying	13 24
:period :period	13 11
:period :promise	4 7 13 -8
:period :record	12 11
:period :rent	0 -29 4 -29 5 25 6 -24 7 -44 9 -22 10 -3 12 -60 13 15
:period :return	0 -35 4 -32 5 36 6 -36 7 -40 9 -36 10 -9 12 -66 13 27
:period :rulesplace	12 11
:period :scarcity	6 19
:period :spelled	0 -3 13 50
:period :time	13 4
:period :title	11 8
:period :tribunalrent	12 -23
:period :urgency	13 3
:period :utility	12 6
:period :welcoming	5 9
:period :work	12 17
:period a	7 7
:period adv	13 14
:period ago	11 21
:period and	1 5 2 -7 6 19 13 40
:period as	7 5
:period ast	0 6 12 17
:period at	13 5
:period by	4 8 13 -30
:period contract	12 19
:period extra	5 12
:period figure	4 10
:period fixed	12 6
:period for	5 4
:period if	13 -9
:period in	0 -15 4 -10 5 -20 6 -12 12 -11 13 38
:period is	12 9
:period late	5 2
:period lease	12 11
:period let	12 26
:period money	5 7 13 24
:period month	13 -4
:period more	1 7
:period notice	12 -39
:period now	13 8
:period of	7 14 8 6 12 -26 13 -34
:period old	11 9
:period on	13 15
:period one	13 37
:period only	6 18
:period or	4 2
:period paid	13 18
:period payment	13 4
:period please	5 10
:period rent	0 -26 4 -28 5 28 6 -23 7 -42 9 -31 10 -2 12 -55 13 8
:period so	8 9
:period sum	4 4
:period the	6 18
:period together	13 11
:period upfront	12 -1 13 17
:period when	13 22
:period will	4 9
:period>:absence	6 11
:period>:absolute	6 17 8 15
:period>:accepting	12 34
:period>:advance	0 -1 4 -27 5 -7 6 -42 8 -30 12 -33 13 26
:period>:age	11 8
:period>:asking	12 35
:period>:bid	4 1
:period>:building	10 2
:period>:burden	0 6 1 13 4 -1 6 5 7 -5
:period>:child	1 15
:period>:clocktime	9 10
:period>:codething	1 -5 5 -2 7 23 8 -49 12 25 13 16
:period>:condition	4 8 5 -31 13 8
:period>:deadline	9 13 12 -34 13 19
:period>:demand	8 12
:period>:demanding	6 -8 12 -8
:period>:denying	11 36 12 -21
:period>:deposit	5 -5
:period>:deterring	1 2 6 -5
:period>:disclaimer	12 8 13 -4
:period>:feething	12 33 13 -14
:period>:fixed	1 1 6 2 12 33 13 -62
:period>:holiday	9 30
:period>:income	13 -5
:period>:lifeword	7 9
:period>:longperiod	2 1 7 12 12 2 13 10
:period>:losing	14 1
:period>:money	4 32 13 26
:period>:negation	7 -5 12 15
:period>:neighbour	6 12
:period>:newness	6 -1
:period>:number	4 -3 7 8 8 -19 13 36
:period>:onlyword	6 20 12 28
:period>:openprice	4 12 5 -26
:period>:payer	13 30
:period>:paying	0 -9 5 -5 13 35
:period>:period	4 1 7 6
:period>:person	6 4 13 2
:period>:place	6 3
:period>:preferring	1 9
:period>:promise	4 2 5 -1 7 20 12 2 13 -2
:period>:record	12 10
:period>:regretting	14 2
:period>:rent	0 -36 1 -1 4 -15 5 24 6 -31 7 -38 8 -3 9 -26 10 -9 12 -18 13 8
:period>:return	0 -41 1 -4 4 -16 5 34 6 -47 7 -48 8 -3 9 -37 10 -14 12 -14 13 19
:period>:rulesplace	12 10
:period>:scarcity	0 -5 6 11
:period>:seller	13 25
:period>:spelled	4 -35 5 -8 6 -1 7 2 8 -5 12 10 13 56
:period>:time	12 15 13 4
:period>:title	1 3 11 8
:period>:tribunalrent	5 -26 7 11 8 -21 12 -9
:period>:utility	12 3
:period>:wanting	7 1
:period>:welcoming	5 6 13 3
:period>:work	12 22 13 -4
:period_:absence	0 3 6 3 9 7
:period_:absolute	7 14
:period_:accepting	5 29 9 4 13 15
:period_:advance	0 -5 1 -9 4 -55 5 -126 6 -40 7 -8 9 -27 10 -8 13 18
:period_:bid	5 3 7 11
:period_:building	4 9 5 32
:period_:burden	0 -4 1 3 12 -4 13 13
:period_:child	1 33
:period_:clocktime	6 -54 8 -10 9 22 12 5
:period_:codething	6 4 7 18
:period_:condition	0 -35 13 -10
:period_:deadline	6 -6 8 -15 9 12 12 5 13 20
:period_:demand	8 11
:period_:demanding	6 -28 8 -11 13 23
:period_:denying	0 -7
:period_:deposit	5 -2
:period_:deterring	1 3 4 -2 5 -28 13 16
:period_:disclaimer	5 -5
:period_:everyone	4 -6 6 3 13 8
:period_:fairness	5 2
:period_:feething	0 11 4 -3 5 -15 6 -16 12 10 13 4
:period_:fixed	4 -10 13 -12
:period_:healthword	6 7
:period_:hiding	13 -21
:period_:holiday	9 10
:period_:income	13 6
:period_:lifeword	7 9
:period_:longperiod	7 21 9 1
:period_:losing	6 10 13 16 14 1
:period_:money	13 16
:period_:nearby	4 2 7 1 13 -2
:period_:negation	0 -16 3 16 12 20
:period_:neighbour	5 13
:period_:newness	0 -31 7 -3 13 26
:period_:number	0 -1 5 -17 7 -15 12 -19 13 41
:period_:offerdeal	13 6
:period_:online	13 10
:period_:onlyword	13 4
:period_:openprice	0 9 4 9 6 -35 8 -7 9 5 12 29 13 14
:period_:opinion	0 18 1 -12 7 -13 12 21 13 1
:period_:origin	13 11
:period_:payer	1 -6 5 -45 12 6 13 16
:period_:paying	4 -7 5 -59 13 57
:period_:period	4 12 7 28 12 -6
:period_:person	6 8 13 21
:period_:pet	5 13
:period_:phone	13 4
:period_:photo	5 11 13 2
:period_:place	6 1
:period_:promise	0 -2 7 22 13 5
:period_:ranking	6 -23 13 16
:period_:refusing	7 5
:period_:regretting	14 2
:period_:rent	12 10
:period_:return	12 16
:period_:room	4 1 13 3
:period_:scarcity	0 -21
:period_:seller	5 -11 13 23 14 1
:period_:spelled	3 5 5 -20 7 -20 13 62
:period_:student	12 3
:period_:superlative	4 3 12 29 13 -14
:period_:thing	5 11 13 19
:period_:time	12 11
:period_:title	13 4
:period_:tribunalrent	7 23 13 -1
:period_:utility	13 -2
:period_:welcoming	3 1 8 9 13 28
:period_:writeto	13 18
:person	0 71 1 41 2 78 3 5 4 29 5 21 6 19 7 -3 8 23 9 -16 10 -22 11 -48 12 -27 13 16 14 -30
:person $	0 -1 1 -31 2 11 3 -38 5 9 6 -5 7 20 8 -11 14 -15
:person ,	0 7 1 -12 5 -41 6 -17 8 34 9 13 11 -13
:person :absence	0 -29 6 -10 8 -3
:person :absolute	0 5 1 -14 6 -13
:person :accepting	1 -5 4 -8
:person :bid	4 13 13 15
:person :burden	0 12 1 -19 2 -10 4 -22 5 -19 7 -18 14 -10
:person :child	1 -3
:person :clocktime	2 34
:person :codething	2 1 4 7 6 13
:person :condition	1 21 7 10
:person :consent	6 7
:person :deadline	0 -2 1 2 3 17 4 3
:person :demanding	4 -13 8 -5 13 -36
:person :denying	7 6
:person :deterring	1 -7 2 -7 5 -1 6 3
:person :disability	8 5
:person :family	8 1
:person :fee	5 11
:person :forename	8 18
:person :hiding	3 -26
:person :income	5 9
:person :kin	1 8 8 1
:person :lifeword	2 3 7 6
:person :losing	6 12
:person :money	4 6
:person :negation	0 -3 1 7 2 18 6 -30 13 3
:person :neighbour	1 13 8 19
:person :newness	4 3 7 21
:person :number	8 12
:person :onlyword	1 -2 6 -45
:person :openprice	0 -7 1 -16 2 15 10 17
:person :opinion	2 6 10 19
:person :payer	4 4
:person :paying	5 32 7 3
:person :photo	7 7
:person :preferring	0 5 2 4
:person :promise	0 -5 2 -11 6 7 13 -1
:person :refusing	0 -5
:person :room	8 6
:person :scarcity	0 3 1 -17
:person :seller	2 33
:person :sex	2 10
:person :spelled	8 15
:person :title	0 13 2 15 4 4 5 -26 6 12 7 -14 8 -64 13 24
:person :wanting	0 5 2 3
:person :welcoming	1 7 2 3
:person :writeto	2 2
:person and	4 4 14 8
:person are	0 -17 2 -8 6 54 13 9
:person as	7 3
:person at	8 10
:person be	0 4
:person but	7 4
:person come	1 1
:person disabled	2 2
:person else	2 -1 6 13
:person else's	1 1
:person expense	5 3
:person for	0 -2
:person from	2 38
:person had	3 -14
:person has	7 26
:person i	2 19
:person in	0 13 2 -21 5 4 7 -30
:person is	6 14
:person it	0 18
:person kept	3 -13
:person lives	7 6
:person living	2 5
:person may	3 2 4 7 13 3
:person mid	5 2
:person must	0 -11 2 -8
:person needed	2 6
:person never	7 12
:person no	2 9
:person of	2 25 8 -36 13 9
:person on	0 2 2 -20 5 -5
:person only	0 7 1 -11 6 -6
:person pay	5 11
:person please	2 5
:person preferred	0 6
:person receiving	0 7
:person room	8 2
:person should	4 9
:person still	1 4 2 3
:person than	1 6
:person that	2 12
:person that's	6 1
:person this	1 16
:person through	6 7
:person to	0 -4 3 2 5 2 6 2 10 19
:person want	6 4
:person was	8 14
:person we	2 2
:person were	8 1
:person when	1 2
:person where	1 10
:person who	0 8 2 9 4 6 5 -23 6 13 7 -12 8 -108 13 25
:person who'd	2 13 4 11
:person who's	2 1
:person who've	1 8
:person whose	0 27 1 13
:person will	6 1 7 -8
:person with	0 8 1 46 2 25 3 15 4 -76 6 -25 7 -46 8 -74
:person without	1 21 2 -8 3 5 6 -5 13 6
:person would	2 12
:person £#	4 8
:person>:absence	0 -19 2 -17 6 -42 8 -18
:person>:absolute	0 6 1 -15 6 -35
:person>:accepting	2 2 4 -4 6 12 8 -5
:person>:advance	0 15
:person>:age	0 7
:person>:asking	14 2
:person>:benefit	0 35
:person>:bid	4 22 13 14
:person>:building	1 7 2 -2 6 4
:person>:burden	0 10 1 -12 2 -18 4 -6 5 -19 7 -4 13 -1 14 -23
:person>:child	0 -22 1 73 2 -25 3 -8
:person>:childless	1 25
:person>:clocktime	2 9 8 16
:person>:codething	1 -7 2 7 4 3 5 2 6 7 8 26
:person>:condition	1 15 7 8 13 5
:person>:consent	6 16
:person>:councilpay	0 13 4 9
:person>:deadline	0 -12 3 15 5 4 6 3
:person>:demand	4 5 6 16
:person>:demanding	0 -2 2 3 3 1 4 -19 8 -13 13 -50
:person>:denying	2 26 7 4
:person>:deterring	2 -5 3 -12 5 -19 6 7 8 12
:person>:disability	0 -30 1 -11 2 33
:person>:dislike	8 12
:person>:everyone	0 19 2 -2
:person>:fairness	2 1 4 -11
:person>:faith	2 27
:person>:family	1 11 2 -10
:person>:fee	5 24
:person>:feething	8 10
:person>:fixed	12 4
:person>:forename	8 40
:person>:healthword	0 -4 2 10
:person>:hiding	2 -13 3 -28
:person>:holiday	9 4
:person>:income	0 25 1 -32 5 12
:person>:jobless	0 2
:person>:kin	1 53
:person>:lifeword	7 3 8 18
:person>:losing	2 -12 6 13
:person>:money	0 7 4 9 5 -2
:person>:nation	2 6
:person>:nearby	6 3
:person>:negation	0 -25 1 29 2 11 4 -7 6 -69 8 -24 13 5
:person>:neighbour	1 11 2 -12 8 16
:person>:newness	1 4 7 28
:person>:number	0 25 1 9 2 6 4 1 8 14 12 -1
:person>:onlyword	3 -3 5 -2 6 -31
:person>:openprice	0 -1 1 -2 2 13 3 3 4 11 5 10 8 1 10 15
:person>:opinion	2 14 4 6 7 8 10 16
:person>:origin	2 23
:person>:payer	0 6 1 1 2 1 5 22
:person>:paying	5 53
:person>:period	13 19
:person>:pet	0 -4 1 -13 2 -46 3 59
:person>:photo	7 5 11 2
:person>:politics	2 23
:person>:preferring	0 3 2 6
:person>:promise	2 -19 5 -2 6 10 8 1 12 -6 13 -3
:person>:ranking	6 14
:person>:rent	0 34
:person>:return	0 41 4 -12
:person>:room	1 7 8 19
:person>:scarcity	0 4 1 -19 6 -4
:person>:seller	2 37 7 7 14 1
:person>:sex	2 15
:person>:spelled	2 2 6 -34 7 -29
:person>:thing	4 1
:person>:time	1 14
:person>:title	0 10 2 23 5 -32 6 9 7 -17 8 -49 13 22
:person>:urgency	1 2 8 11
:person>:utility	0 24
:person>:wanting	0 1 1 -12 2 15
:person>:welcoming	2 1
:person>:work	0 68 1 -44 2 -39 6 -29 7 -8
:person>:writeto	2 1 14 4
:person_:absence	0 26 1 -15 3 -7 6 -24 8 -33
:person_:absolute	0 4 1 8 2 -22 5 7 7 10 8 -15
:person_:accepting	1 1 2 -3 5 17 6 20 8 -14 12 1
:person_:advance	0 6 2 -29 6 -33 8 3 13 13
:person_:age	1 11 4 7
:person_:asking	0 -15 8 9 14 10
:person_:benefit	0 36 1 -41 3 -18 4 -18 5 -16 6 -29 7 -21 8 -13
:person_:bid	4 62 8 -28
:person_:building	1 2 4 13 6 21 10 1
:person_:burden	0 13 2 -16 4 4 9 5
:person_:child	0 -71 1 77 2 -91 3 -22 6 -4 8 -17
:person_:childless	1 28
:person_:clocktime	4 13 6 4 8 14 12 4 13 4
:person_:codething	0 4 2 10 8 13
:person_:condition	2 -5 12 1
:person_:consent	0 6
:person_:councilpay	0 42
:person_:deadline	0 32 9 4 12 25
:person_:demand	0 -29 4 9 6 30
:person_:demanding	0 2 1 24 2 1 8 -2 13 -8
:person_:denying	0 -10 1 7 2 9 6 -4 13 12
:person_:deterring	0 5 2 3 3 9 14 3
:person_:disability	0 -8 1 -61 2 52 3 -7
:person_:disclaimer	5 -3 6 -26
:person_:dislike	1 29 4 3
:person_:everyone	0 5 1 14 6 -12
:person_:fairness	0 -21 2 13
:person_:faith	2 43
:person_:family	1 3 2 -36
:person_:fee	5 5
:person_:feething	0 5 1 -42 8 3
:person_:fixed	12 14
:person_:forename	8 18
:person_:healthword	0 -7 2 30 8 4
:person_:hiding	0 6 2 -19 13 25
:person_:holiday	9 11
:person_:income	0 40 1 -3 2 -64 6 -24
:person_:jobless	0 38
:person_:keything	6 5 8 6
:person_:kin	1 30
:person_:lifeword	1 -6 2 -4 6 -19 8 24
:person_:longperiod	13 27
:person_:losing	6 -8
:person_:money	0 7 4 18 5 24
:person_:nation	2 22
:person_:nearby	1 4 6 7
:person_:negation	0 -29 1 12 3 -11 8 -5
:person_:neighbour	2 -15 4 13 6 49
:person_:newness	1 3 2 -16 7 3 13 -12
:person_:number	0 9 1 37 2 4 4 23 7 -21 8 -18
:person_:online	2 2 11 2
:person_:onlyword	0 14 1 3 3 1 9 9
:person_:openprice	0 28 1 -5 2 -29 3 12 4 22 7 6 13 -5
:person_:opinion	1 -25 3 31 4 28 7 12 8 -35
:person_:origin	0 -10 2 59
:person_:payer	2 14 3 5 5 26
:person_:paying	0 4 5 21 7 -3 13 2
:person_:period	13 44
:person_:person	0 -28 1 -12 6 -3 8 -31
:person_:pet	0 -53 1 -81 2 -84 3 76 6 -13
:person_:photo	2 1 6 20
:person_:place	0 -26 6 -12 7 9
:person_:politics	2 27
:person_:promise	1 12 2 7 6 21 7 -22
:person_:ranking	13 2
:person_:record	5 5
:person_:refusing	8 -5
:person_:regretting	1 11
:person_:rent	0 11 13 13
:person_:return	0 30 4 -3 5 -22
:person_:room	6 12 8 14
:person_:rulesplace	8 6
:person_:scarcity	1 1 3 1
:person_:school	1 18
:person_:seller	0 -29 2 9 3 12 5 15
:person_:sex	2 11
:person_:source	0 19 5 1
:person_:spelled	2 3 3 -13 4 5 7 -23 13 4
:person_:superlative	4 52
:person_:thing	4 7
:person_:time	7 12
:person_:title	2 3
:person_:urgency	6 16 8 17
:person_:utility	0 19
:person_:wanting	6 -39 8 -1
:person_:welcoming	1 -19 2 -16
:person_:work	0 107 1 -65 2 -49 4 -53 6 -32 7 -8 8 -3
:person_:worshipplace	2 22
:person_:writeto	4 -6 13 4
:pet	0 -155 1 -134 2 -150 3 203 4 -239 5 3 6 -119 7 -205 8 -64 9 15 10 -120 11 -109 12 -122 13 -115 14 -104
:pet $	2 -58 3 65 4 -19 5 5 7 -30 8 6
:pet ,	0 -16 1 -9 3 64 4 -32 5 -4 6 -7
:pet :absence	3 -5
:pet :absolute	3 10
:pet :advance	3 1
:pet :asking	3 3
:pet :burden	2 -2
:pet :clocktime	3 2
:pet :codething	3 17
:pet :demand	3 32
:pet :deterring	3 -3
:pet :fairness	3 -3
:pet :fee	5 9
:pet :negation	2 -14 3 30
:pet :newness	3 5
:pet :offerdeal	3 24
:pet :onlyword	2 -6 3 21
:pet :payer	3 29
:pet :person	3 30
:pet :petpart	3 -28 8 -15
:pet :promise	3 21
:pet :refusing	3 4
:pet :room	3 -3
:pet :seller	3 29
:pet :spelled	3 16
:pet :wanting	3 -2 6 1
:pet :welcoming	9 3
:pet and	3 13
:pet applications	3 1
:pet are	1 -7 2 -17
:pet aren't	3 11
:pet at	3 9
:pet by	3 -7
:pet considered	3 -14
:pet fee	5 6
:pet flap	3 -1 8 -7
:pet for	3 19
:pet free	3 24
:pet friendly	9 4
:pet from	3 7
:pet in	3 22
:pet included	2 14
:pet is	3 17
:pet lovers	3 9
:pet not	3 4
:pet of	3 28
:pet only	3 11
:pet or	3 -3
:pet ourselves	3 -19
:pet owners	3 31
:pet people	3 32
:pet policy	3 10
:pet shower	3 -3
:pet teeth	6 5
:pet wants	6 2
:pet whatsoever	2 6
:pet will	3 8
:pet without	3 -17
:pet>:absence	3 -8
:pet>:absolute	2 -10 3 39 7 -5
:pet>:accepting	1 -3 3 -3
:pet>:advance	3 1
:pet>:bid	3 2
:pet>:building	3 23
:pet>:burden	2 -12
:pet>:child	1 11
:pet>:childless	7 4
:pet>:clocktime	3 18
:pet>:codething	3 17
:pet>:condition	3 10
:pet>:deadline	3 22
:pet>:demand	3 31
:pet>:denying	3 10
:pet>:disability	2 27
:pet>:everyone	3 27
:pet>:fairness	3 -24
:pet>:fee	5 5
:pet>:healthword	2 2
:pet>:hiding	3 -4
:pet>:money	5 7
:pet>:nearby	3 -5
:pet>:negation	3 42 7 -19
:pet>:neighbour	3 10
:pet>:number	3 28
:pet>:offerdeal	3 36
:pet>:onlyword	2 -13 3 16
:pet>:payer	1 -8 3 29 9 2
:pet>:paying	3 -2
:pet>:period	3 7
:pet>:person	3 28
:pet>:pet	3 31
:pet>:petpart	3 -35 8 -17
:pet>:photo	3 9 7 2
:pet>:preferring	3 1
:pet>:promise	2 -9 3 27 7 -6
:pet>:refusing	3 18
:pet>:regretting	3 3
:pet>:room	3 -9
:pet>:rulesplace	3 -6
:pet>:scarcity	3 17
:pet>:seller	2 -11 3 40
:pet>:spelled	3 23
:pet>:wanting	6 18
:pet>:welcoming	2 -25
:pet_:absence	3 6 8 -1 9 1
:pet_:absolute	1 -16 3 59 7 -22
:pet_:accepting	0 -14 1 -28 2 -50 3 34 5 -7 9 2
:pet_:asking	2 -48 3 -27 4 -27
:pet_:bid	3 26
:pet_:building	3 49
:pet_:burden	9 2
:pet_:child	1 9
:pet_:childless	7 4
:pet_:clocktime	3 10
:pet_:codething	3 11
:pet_:condition	3 -4
:pet_:consent	3 -11
:pet_:deadline	3 8 8 -12
:pet_:demanding	2 -8 3 -22 5 4
:pet_:denying	3 35
:pet_:deterring	3 28 9 2
:pet_:disability	2 30
:pet_:everyone	1 -3 3 44
:pet_:fairness	3 -40
:pet_:family	3 9
:pet_:healthword	2 4
:pet_:holiday	9 19
:pet_:kin	3 6
:pet_:money	5 26
:pet_:negation	0 -28 3 38 6 -7 7 -8
:pet_:neighbour	3 9
:pet_:newness	3 2 7 -9
:pet_:number	3 22
:pet_:offerdeal	3 27
:pet_:onlyword	3 4
:pet_:openprice	1 -6
:pet_:opinion	1 -8 2 -28 3 25 4 -10
:pet_:payer	3 30 4 -2
:pet_:period	3 4
:pet_:pet	3 28
:pet_:petpart	3 -25
:pet_:photo	3 49
:pet_:preferring	3 9
:pet_:promise	3 21
:pet_:ranking	8 -11
:pet_:refusing	3 29
:pet_:regretting	3 29
:pet_:rulesplace	3 -33
:pet_:scarcity	3 9
:pet_:seller	3 26 4 -4
:pet_:spelled	3 17
:pet_:superlative	3 34
:pet_:thing	2 5 3 -8
:pet_:time	3 13
:pet_:utility	3 -6
:pet_:wanting	2 -24
:pet_:welcoming	1 -2 2 -28 3 -3
:petpart	0 -71 1 -30 2 -127 3 94 4 -29 6 -92 7 -86 8 -15 14 -10
:petpart $	3 27
:petpart ,	3 35
:petpart :burden	3 2 10 5
:petpart :deterring	10 5
:petpart :openprice	3 26
:petpart friends	3 23
:petpart in	3 -12 8 -7
:petpart on	3 2 10 5
:petpart or	3 31
:petpart>:accepting	3 16
:petpart>:burden	3 2 10 5
:petpart>:deterring	3 7 10 5
:petpart>:negation	3 44
:petpart>:openprice	3 43
:petpart>:petpart	3 36
:petpart_:absence	3 10 8 -2
:petpart_:accepting	3 10
:petpart_:deterring	3 23
:petpart_:losing	3 22
:petpart_:negation	3 54
:petpart_:neighbour	8 -11
:petpart_:openprice	3 30 8 1
:petpart_:pet	3 -5
:petpart_:petpart	3 26
:petpart_:photo	3 7
:petpart_:place	3 1
:petpart_:promise	3 11
:petpart_:refusing	3 32
:petpart_:room	8 -23
:phone	0 -6 2 -18 3 -25 4 14 5 -6 6 24 8 -6 9 -57 10 -26 11 -39 12 -25 13 -20 14 94
:phone ##	0 6 1 1 8 -7 14 27
:phone $	1 -37 4 29 6 -17
:phone ,	14 15
:phone :absolute	14 1
:phone :burden	14 9
:phone :codething	8 -1 14 17
:phone :condition	1 1
:phone :consent	14 -5
:phone :deadline	0 12 8 11
:phone :deterring	8 -36
:phone :fixed	8 2
:phone :keything	8 4
:phone :number	0 1 4 -2 6 4 7 13 8 -3 14 22
:phone :online	7 3 13 6 14 -46
:phone :openprice	8 7
:phone :opinion	6 5 13 6
:phone :payer	6 8 13 9
:phone :person	2 4
:phone :phone	8 15
:phone :ranking	8 5
:phone :seller	8 -12 13 5 14 3
:phone :spelled	7 15 8 -1
:phone :thing	8 4
:phone :time	8 9
:phone :urgency	6 4
:phone :writeto	13 3
:phone are	6 11
:phone has	6 9
:phone if	1 2
:phone is	7 1 8 -6 14 14
:phone it	4 5 5 8 6 -20
:phone lock	8 5
:phone me	14 4
:phone on	8 -36
:phone one	7 22
:phone signal	14 -29
:phone that	14 7
:phone the	1 10 8 1 14 22
:phone there	14 21
:phone through	14 -4
:phone to	8 3
:phone twice	8 11
:phone us	13 7
:phone with	11 2
:phone you	14 2
:phone>:absolute	14 2
:phone>:burden	8 -5 14 6
:phone>:child	1 4
:phone>:codething	14 31
:phone>:consent	14 -11
:phone>:deadline	0 11 6 3 8 5
:phone>:demand	6 12
:phone>:deterring	8 -48
:phone>:fee	5 9
:phone>:fixed	8 17
:phone>:keything	8 6
:phone>:kin	1 11
:phone>:money	4 12
:phone>:negation	6 17
:phone>:neighbour	14 10
:phone>:newness	6 17
:phone>:number	4 -3 7 14 8 -15 14 35
:phone>:online	7 3 13 6 14 -17
:phone>:onlyword	14 2
:phone>:openprice	8 5
:phone>:opinion	6 17 13 6
:phone>:payer	13 8
:phone>:phone	1 2 8 14 14 2
:phone>:photo	11 1
:phone>:preferring	14 3
:phone>:ranking	8 8
:phone>:record	14 21
:phone>:seller	6 2 8 -15 13 4 14 19
:phone>:source	6 2
:phone>:spelled	7 19 8 -6
:phone>:thing	8 18
:phone>:time	8 13
:phone>:title	8 7
:phone>:urgency	6 7
:phone>:writeto	13 3
:phone_:absolute	8 -6 14 6
:phone_:building	7 10
:phone_:burden	4 -17 14 5
:phone_:child	1 12
:phone_:demand	6 16
:phone_:demanding	2 1
:phone_:denying	6 13
:phone_:everyone	3 3
:phone_:hiding	8 -1
:phone_:kin	1 15
:phone_:money	4 11 5 8
:phone_:nearby	7 3
:phone_:negation	1 -6 6 20 14 13
:phone_:neighbour	8 -21 14 6
:phone_:newness	6 4
:phone_:number	4 -35 8 -76 14 76
:phone_:online	14 -1
:phone_:onlyword	14 2
:phone_:openprice	7 4 8 -8 14 15
:phone_:opinion	0 8 7 7 8 -6 14 12
:phone_:period	8 6
:phone_:phone	1 12 6 2 14 14
:phone_:promise	6 6 7 13
:phone_:ranking	14 16
:phone_:record	14 17
:phone_:rulesplace	8 5
:phone_:seller	14 14
:phone_:spelled	0 -12 14 19
:phone_:time	4 8 8 6
:phone_:tribunalrent	8 7
:phone_:urgency	4 7 6 8
:phone_:wanting	2 1
:photo	0 -4 1 -25 2 -14 3 2 4 -24 5 33 7 -28 8 -36 9 4 10 10 11 164 13 -5 14 8
:photo $	1 -4 5 14 6 5 8 12 11 28 14 1
:photo ,	0 -6 2 1 3 15 7 -34 8 -23 10 -5 11 35
:photo :absence	3 21 11 6
:photo :absolute	11 13
:photo :accepting	11 4
:photo :building	3 8 11 7
:photo :burden	2 -12
:photo :childless	8 5
:photo :clocktime	5 4 11 17
:photo :codething	0 10 4 15 6 -14 7 -10 8 -1 11 14
:photo :condition	0 1 11 21
:photo :deadline	11 30
:photo :denying	11 16
:photo :disclaimer	6 6
:photo :fairness	4 1
:photo :losing	7 5
:photo :negation	11 19
:photo :neighbour	1 1 8 18 11 13
:photo :number	0 5 4 6 7 -1 11 22
:photo :onlyword	2 -7 11 22
:photo :openprice	4 -34 5 22 11 8
:photo :person	3 -32 8 22
:photo :photo	11 3
:photo :refusing	11 6
:photo :scarcity	2 -8 7 14 11 2
:photo :seller	6 3
:photo :spelled	11 11 14 14
:photo are	1 -3 2 -32 11 65
:photo as	11 4
:photo at	1 2 14 7
:photo below	8 9
:photo buyer	6 6
:photo doesn't	11 1
:photo flat	11 4
:photo for	0 3 2 -24 11 20
:photo from	5 5 11 17
:photo has	12 3
:photo have	11 4
:photo home	3 15
:photo in	7 18 8 -48 11 -17
:photo is	0 10 4 16 6 -12 7 -9 8 -24 11 13
:photo isn't	11 9
:photo matter	4 1
:photo may	11 26
:photo of	11 11
:photo on	11 -15
:photo only	11 9
:photo out	11 6
:photo over	8 6
:photo show	11 -4
:photo tenant	8 19
:photo tenants	3 -5
:photo than	11 5
:photo the	11 -9
:photo tour	14 7
:photo twenty	4 3
:photo upstairs	11 1
:photo used	11 17
:photo was	11 35
:photo with	6 16 10 7
:photo>:absence	3 19 11 2
:photo>:absolute	2 -15 7 3 11 12
:photo>:accepting	11 5
:photo>:advance	11 3
:photo>:age	11 9
:photo>:building	3 1 6 -3 7 -3 8 -29 11 18
:photo>:burden	2 -4
:photo>:childless	1 3 8 1
:photo>:clocktime	5 8 11 14
:photo>:codething	0 9 1 2 3 6 4 13 6 -7 7 -3 11 42
:photo>:condition	11 22
:photo>:consent	11 9
:photo>:deadline	5 7 6 -3 11 27
:photo>:demanding	6 1
:photo>:denying	11 36
:photo>:disability	11 8
:photo>:disclaimer	6 1 11 7
:photo>:everyone	11 1
:photo>:fairness	11 14
:photo>:fixed	12 3
:photo>:healthword	3 5
:photo>:holiday	12 3
:photo>:keything	6 1
:photo>:losing	7 6
:photo>:money	5 4
:photo>:nearby	11 10
:photo>:negation	2 -28 11 19
:photo>:neighbour	8 5
:photo>:newness	10 3 11 1
:photo>:number	7 -31 8 -7 11 23
:photo>:onlyword	1 -3 2 -24 11 30
:photo>:openprice	0 -5 4 -32 5 21 11 38
:photo>:opinion	8 -9
:photo>:payer	11 9
:photo>:person	0 13 3 -37 8 27
:photo>:pet	3 11
:photo>:photo	0 -1 2 -35 3 -2 6 -23 8 -34 11 17
:photo>:ranking	11 16
:photo>:refusing	11 23
:photo>:room	6 10 11 -10
:photo>:scarcity	2 -17 7 9 11 16
:photo>:sex	2 6
:photo>:spelled	8 -24 11 9 14 15
:photo>:superlative	6 4
:photo>:thing	2 5 11 12
:photo>:writeto	11 9
:photo_:absolute	2 -36 10 3 11 9
:photo_:accepting	2 -2 11 6
:photo_:advance	11 28
:photo_:age	11 16
:photo_:bid	11 2
:photo_:building	7 -11 8 -1 11 22
:photo_:burden	0 -7 1 -11 2 -17 6 -39 8 -11 11 16
:photo_:childless	1 2
:photo_:clocktime	11 4
:photo_:codething	1 3 4 -3 11 32
:photo_:condition	11 14
:photo_:deadline	6 -3 11 12
:photo_:demanding	8 10 11 14
:photo_:denying	11 16
:photo_:deterring	8 -33 11 3 14 3
:photo_:disability	11 8
:photo_:disclaimer	11 15
:photo_:dislike	1 5 8 2
:photo_:everyone	10 5
:photo_:fairness	11 21
:photo_:feething	11 3 13 3
:photo_:holiday	1 11 12 3
:photo_:income	0 6
:photo_:jobname	0 11
:photo_:keything	6 2
:photo_:kin	1 -8
:photo_:longperiod	12 7
:photo_:nation	11 11
:photo_:nearby	7 -6 9 12 11 8
:photo_:negation	2 -10 6 -1 11 16
:photo_:neighbour	6 3
:photo_:newness	7 -2 11 2
:photo_:number	1 17 4 -1 8 -36 11 24
:photo_:online	14 15
:photo_:onlyword	2 -38 11 31
:photo_:openprice	2 -3 6 -42 7 -2 11 62
:photo_:opinion	6 -27 7 10 11 40
:photo_:payer	11 40
:photo_:person	0 7 2 1 5 4 6 -3 11 3
:photo_:photo	0 -2 1 -1 2 -17 3 -5 6 -14 8 -27 11 38
:photo_:place	5 2
:photo_:preferring	11 2
:photo_:ranking	11 46
:photo_:record	11 1
:photo_:refusing	11 1
:photo_:room	6 17 10 3
:photo_:scarcity	2 -36 6 -11 11 35
:photo_:school	11 2
:photo_:seller	7 2 11 46
:photo_:spelled	1 3 8 -24 9 7 11 7
:photo_:superlative	6 2 11 14
:photo_:urgency	6 16
:photo_:wanting	8 5 11 16
:photo_:work	0 17
:photo_:writeto	14 2
:place	0 -50 1 -46 3 -14 4 -36 5 -32 6 -8 7 87 8 -70 10 21 11 -64 12 -60 13 -8 14 -32
:place ##	9 2
:place $	2 17 3 -9 4 -54 5 -10 6 -9 7 3 8 -62 11 -56 14 -3
:place ,	0 -37 2 -10 4 -24 6 -2 7 2 8 -42 10 11 11 1 14 -2
:place :bid	7 9
:place :burden	10 -4 13 10
:place :codething	7 5
:place :condition	6 7
:place :deterring	7 5
:place :newness	10 4
:place :number	9 11
:place :onlyword	6 7
:place :opinion	6 2
:place :origin	2 2
:place :person	0 3
:place :phone	8 5
:place :promise	7 14
:place :room	7 -1
:place :superlative	7 39
:place and	1 -20 2 3 7 15
:place by	6 5
:place class	7 13
:place comes	7 2
:place comfiest	7 11
:place cup	8 8
:place does	7 7 8 1
:place else	7 4
:place for	6 25
:place gets	7 8
:place guarantor	13 13
:place has	6 4
:place in	6 -25 7 18 8 -13 10 -15
:place is	8 -21
:place it	10 2
:place of	0 25 2 16 4 23
:place rover	8 6
:place says	0 3
:place this	10 11
:place to	6 4
:place where	7 1
:place>:advance	8 1
:place>:bid	7 10
:place>:burden	0 -2 7 12 10 -11 13 10
:place>:codething	7 11
:place>:condition	6 1
:place>:deadline	6 -15
:place>:denying	0 -7 7 15
:place>:deterring	8 7
:place>:disclaimer	6 3
:place>:family	7 10
:place>:keything	8 1
:place>:money	4 24 7 8
:place>:nation	2 13
:place>:nearby	10 -2
:place>:negation	0 -16 1 -27 7 19
:place>:newness	6 -8 7 -2 10 6
:place>:number	7 -3 8 -24 9 9
:place>:onlyword	6 9
:place>:openprice	3 -10 6 9
:place>:opinion	6 6
:place>:origin	2 2
:place>:period	10 6
:place>:person	0 29
:place>:phone	8 4
:place>:place	6 -17 7 17
:place>:promise	6 -6 7 15
:place>:seller	8 3 10 15 11 8
:place>:spelled	7 3
:place>:superlative	7 49
:place>:thing	11 3
:place>:title	6 3
:place>:wanting	2 25 3 1
:place>:writeto	8 12
:place_:absolute	7 15
:place_:accepting	0 -33 10 8
:place_:advance	7 1
:place_:age	10 5
:place_:benefit	7 -7
:place_:building	7 2
:place_:burden	4 8 7 6
:place_:codething	10 6
:place_:deadline	2 -8 7 8 10 -11
:place_:demanding	4 1 7 26
:place_:denying	7 18 10 4
:place_:deterring	4 3 8 4
:place_:everyone	7 16
:place_:family	7 19
:place_:healthword	7 14
:place_:losing	7 2
:place_:money	4 14 7 13
:place_:nation	2 13
:place_:nearby	10 -18
:place_:negation	0 -26 1 -27 7 27 8 4 10 12
:place_:newness	0 -9 7 39 10 5
:place_:number	7 -2 8 -25 9 4
:place_:openprice	7 31
:place_:opinion	7 6
:place_:payer	10 1
:place_:period	4 15 10 8
:place_:person	0 13
:place_:place	6 -18 7 6
:place_:preferring	8 9
:place_:promise	0 -5 7 10
:place_:room	7 12 10 12
:place_:safety	7 11
:place_:scarcity	7 4
:place_:school	7 4
:place_:seller	8 10 10 14 11 8
:place_:spelled	0 -14 1 -8 2 -6 14 1
:place_:thing	11 2
:place_:time	6 6
:place_:urgency	7 8
:place_:utility	10 10
:place_:wanting	0 12 2 6
:place_:writeto	7 10 8 11
:politics	0 -23 2 126 6 -19 7 -5 10 6 11 -64 14 -2
:politics $	2 15
:politics ,	2 14
:politics :absolute	2 3
:politics :accepting	10 3
:politics :burden	2 20
:politics :demanding	2 10
:politics :deterring	2 4
:politics :feething	8 10
:politics :hiding	2 7
:politics :keything	8 8
:politics :negation	2 5
:politics :onlyword	2 3
:politics :place	2 3
:politics :politics	2 6
:politics :preferring	2 2
:politics :promise	2 14
:politics :room	8 8
:politics :scarcity	2 3
:politics :wanting	2 7
:politics can	2 7
:politics fein	2 22
:politics gate	8 7
:politics need	2 5
:politics of	2 -8 8 -5
:politics only	2 3
:politics will	2 14
:politics>:absolute	2 4
:politics>:accepting	10 2
:politics>:burden	2 19
:politics>:demanding	2 9
:politics>:deterring	2 12
:politics>:feething	8 9
:politics>:hiding	2 7
:politics>:keything	8 9
:politics>:negation	2 5
:politics>:onlyword	2 3
:politics>:person	2 13
:politics>:place	2 8
:politics>:politics	2 28
:politics>:promise	2 14
:politics>:room	8 6
:politics>:scarcity	2 3
:politics>:seller	2 8
:politics>:wanting	2 6
:politics_:accepting	2 6
:politics_:asking	2 6
:politics_:bid	2 19
:politics_:building	1 1
:politics_:burden	1 2
:politics_:condition	1 1
:politics_:deadline	2 16 8 3
:politics_:demanding	2 6
:politics_:deterring	2 31
:politics_:hiding	2 5
:politics_:nearby	2 12
:politics_:negation	2 19 7 -1 8 15
:politics_:newness	2 2
:politics_:openprice	2 17
:politics_:opinion	2 24
:politics_:person	2 14
:politics_:phone	2 2
:politics_:politics	2 27
:politics_:spelled	2 20
:politics_:wanting	2 22
:politics_:writeto	2 11
:preferring	0 15 1 22 2 66 3 7 5 -29 6 -75 7 2 8 -45 10 -76 11 17 12 -23 13 15 14 -15
:preferring $	4 4
:preferring ,	1 -24 3 16
:preferring :absence	1 6
:preferring :building	7 27
:preferring :burden	2 15 4 2
:preferring :codething	0 5
:preferring :condition	4 3
:preferring :deadline	4 9
:preferring :deterring	2 11 14 4
:preferring :everyone	2 -11
:preferring :hiding	1 13
:preferring :losing	2 2
:preferring :neighbour	7 12
:preferring :number	2 21 11 15
:preferring :offerdeal	4 6
:preferring :onlyword	1 2
:preferring :openprice	3 6 4 23 7 -4 13 14
:preferring :opinion	2 4 4 17 13 15
:preferring :payer	2 3
:preferring :person	7 5
:preferring :pet	3 -11
:preferring :photo	7 5
:preferring :preferring	2 6
:preferring :room	7 3
:preferring :scarcity	1 2
:preferring :spelled	1 4 7 5 11 22
:preferring a	1 -13 4 -23 5 7 9 1
:preferring adults	1 1
:preferring and	4 19 6 -11
:preferring at	1 7
:preferring flat	7 6
:preferring for	0 -5 2 9
:preferring given	2 7
:preferring is	0 5
:preferring it	2 18
:preferring landlord	7 4
:preferring more	4 1
:preferring not	8 1
:preferring of	3 9 7 -16
:preferring on	2 14
:preferring over	0 2
:preferring single	2 8
:preferring suited	2 11
:preferring tenant	2 3
:preferring than	0 7 2 1 11 1
:preferring the	6 6
:preferring to	4 17 13 9
:preferring was	11 10
:preferring when	4 5
:preferring with	1 4
:preferring you	3 6
:preferring you'll	0 6
:preferring>:absence	1 22
:preferring>:accepting	0 1 6 1
:preferring>:building	2 1 6 8 7 16
:preferring>:burden	2 16
:preferring>:childless	1 22
:preferring>:codething	0 4
:preferring>:condition	4 1
:preferring>:deadline	4 16
:preferring>:deterring	1 -15 2 15 14 5
:preferring>:disability	2 -11
:preferring>:everyone	2 -7
:preferring>:faith	2 4
:preferring>:family	1 -11
:preferring>:hiding	1 10
:preferring>:jobname	0 -1
:preferring>:kin	1 -8
:preferring>:losing	2 7
:preferring>:nation	2 15
:preferring>:negation	1 22 2 12
:preferring>:neighbour	7 13
:preferring>:number	1 2 2 27 11 10
:preferring>:offerdeal	4 12
:preferring>:openprice	1 -1 2 8 3 2 4 12 13 16
:preferring>:opinion	3 11 4 1 5 -3 13 15
:preferring>:person	2 11 6 -1 7 1
:preferring>:photo	7 6
:preferring>:place	7 8
:preferring>:preferring	2 6
:preferring>:refusing	1 4
:preferring>:return	7 1
:preferring>:rulesplace	2 2
:preferring>:scarcity	4 14 6 -2
:preferring>:sexual	2 5
:preferring>:spelled	1 32 2 1 7 2 11 20
:preferring>:title	2 22
:preferring>:urgency	6 6
:preferring>:welcoming	3 1
:preferring>:work	2 -2
:preferring>:writeto	2 1
:preferring_:absence	1 1
:preferring_:absolute	7 13
:preferring_:accepting	0 8 1 12 7 -9
:preferring_:bid	6 -4
:preferring_:building	2 12 7 -7
:preferring_:burden	7 5
:preferring_:child	1 21 2 -34
:preferring_:childless	1 19
:preferring_:clocktime	2 13 4 16
:preferring_:councilpay	2 3
:preferring_:deadline	4 6
:preferring_:demand	2 11 6 -8
:preferring_:demanding	0 7 2 4 8 2
:preferring_:denying	0 7
:preferring_:deterring	7 5
:preferring_:disability	1 -7
:preferring_:everyone	1 -2
:preferring_:faith	2 32
:preferring_:family	1 -9
:preferring_:feething	11 16
:preferring_:income	0 1 7 3 13 6
:preferring_:money	7 17
:preferring_:nation	2 35
:preferring_:negation	1 25
:preferring_:number	1 11 7 -9
:preferring_:openprice	2 15 3 -2 6 -9 7 8 11 22
:preferring_:opinion	2 5 4 -29 13 7
:preferring_:origin	2 10
:preferring_:payer	2 -3 13 2
:preferring_:paying	3 11 13 9
:preferring_:person	0 12 1 5 2 19 6 -25 8 -25 13 6
:preferring_:pet	3 5
:preferring_:place	4 -7 7 16
:preferring_:preferring	4 10
:preferring_:ranking	2 9
:preferring_:refusing	1 8 7 15
:preferring_:return	7 1
:preferring_:rulesplace	2 1 11 4
:preferring_:safety	0 5
:preferring_:scarcity	0 2 4 13 6 -7
:preferring_:seller	2 -15
:preferring_:sex	2 30
:preferring_:spelled	1 19
:preferring_:title	0 -7 2 28 8 -11
:preferring_:urgency	6 20
:preferring_:wanting	1 -3 9 1 11 6
:preferring_:welcoming	3 26
:preferring_:work	0 14
:preferring_:writeto	7 8
:promise	0 25 2 1 3 33 5 -2 6 -1 7 120 9 -6 10 -2 12 15 13 -4 14 -80
:promise ##	8 5
:promise $	0 1 2 -24 3 2 6 -9 7 62 8 -49
:promise ,	0 4 7 35
:promise :absence	6 2 12 2
:promise :absolute	6 -19 7 21
:promise :accepting	0 17 3 21 4 13 6 12 7 9 11 -4
:promise :asking	2 20
:promise :burden	7 10
:promise :demanding	0 6 2 -6
:promise :denying	6 -4 7 30
:promise :deterring	7 15
:promise :disclaimer	0 4 2 12 7 -6
:promise :fee	5 15
:promise :fixed	1 6 8 5 12 17
:promise :healthword	7 21
:promise :holiday	1 13 12 20
:promise :income	6 10
:promise :keything	8 21
:promise :losing	2 -9
:promise :negation	1 -9 3 15 4 -25 6 2 8 -2
:promise :newness	6 -8 7 16 10 2
:promise :number	7 26 8 2
:promise :online	1 5 7 -2
:promise :openprice	1 -11 2 -12 4 -20 6 12 7 51
:promise :opinion	4 -12 7 33 9 4
:promise :payer	5 1 7 5
:promise :paying	1 2 2 -5 3 5
:promise :phone	7 7
:promise :promise	2 -16 7 39 8 -4
:promise :refusing	1 -20
:promise :rent	6 6 7 10
:promise :return	7 15
:promise :safety	7 21
:promise :scarcity	6 -19 7 1
:promise :spelled	3 2 7 11 8 6
:promise :time	6 2 7 2
:promise :wanting	0 17 6 -15 7 1 9 4
:promise :welcoming	3 15 7 25 9 5
:promise :writeto	6 -7 7 15 13 2
:promise about	11 3
:promise again	7 -11
:promise and	7 4
:promise as	7 28
:promise at	8 11
:promise be	0 -1 1 4 2 17 4 1 6 -24 8 -24 10 -3
:promise been	7 -1
:promise bring	7 2
:promise charge	5 2
:promise come	3 18 7 12
:promise do	7 -32
:promise double	7 2
:promise fall	7 16
:promise feel	2 3
:promise find	1 6
:promise for	7 20
:promise get	6 -31 7 6
:promise have	3 11 6 26 7 8
:promise help	2 7
:promise in	7 -1
:promise it	7 3
:promise knock	8 4
:promise leave	12 9
:promise live	1 14 3 11
:promise love	9 5
:promise manage	8 2
:promise need	0 20
:promise never	7 19
:promise no	3 4
:promise not	2 6 3 2 4 -2 6 1
:promise promise	6 4 7 -16
:promise put	4 2
:promise reach	7 9
:promise refuse	1 -11
:promise rent	6 6
:promise say	1 6 2 11
:promise see	6 33
:promise share	8 7
:promise shorthold	12 27
:promise statements	13 -10
:promise stay	1 14
:promise still	6 7
:promise take	4 4
:promise tell	2 3
:promise that	6 5 7 6
:promise the	7 12
:promise to	6 6 7 48
:promise vouch	11 9
:promise will	7 12
:promise you	0 2 7 12
:promise>:absence	2 -4 6 15 7 4
:promise>:absolute	3 -1 6 -13 7 27
:promise>:accepting	0 23 3 25 4 9 7 6 11 -36
:promise>:advance	3 3
:promise>:asking	2 22 4 -8
:promise>:bid	1 11 2 13
:promise>:burden	4 21 7 20 8 15
:promise>:child	7 1
:promise>:childless	0 -1
:promise>:clocktime	7 8
:promise>:condition	7 2
:promise>:consent	12 4
:promise>:deadline	2 7
:promise>:demand	4 6 6 -4
:promise>:demanding	0 1 6 -9
:promise>:denying	7 42
:promise>:deterring	4 8 7 16
:promise>:disclaimer	2 5 7 -9
:promise>:everyone	7 6
:promise>:fairness	2 -30 6 -8
:promise>:faith	2 22
:promise>:fee	5 16
:promise>:fixed	1 14 8 3 12 15
:promise>:healthword	7 25
:promise>:holiday	1 11 7 13 12 19
:promise>:income	0 6 6 8
:promise>:keything	8 15
:promise>:kin	7 1
:promise>:losing	2 -17 6 10
:promise>:nearby	7 10
:promise>:negation	1 -27 3 7 4 -37 6 1 7 27 8 -20 11 -3
:promise>:neighbour	7 10
:promise>:newness	6 -37 7 17 8 -10
:promise>:number	6 -6 7 35
:promise>:online	1 4
:promise>:onlyword	7 8
:promise>:openprice	2 -25 5 12 6 8 7 25
:promise>:opinion	4 -28 5 3 7 21 8 -22 9 3
:promise>:payer	5 7
:promise>:paying	1 2 2 -19 3 3 7 9 13 10
:promise>:period	6 7
:promise>:person	6 10 7 3
:promise>:phone	7 3
:promise>:photo	7 -11
:promise>:place	1 14
:promise>:promise	2 -30 7 71 8 -14
:promise>:ranking	1 12 2 -1 3 3 6 -11
:promise>:refusing	0 -23 1 -2 2 6
:promise>:rent	6 18 7 12
:promise>:return	7 32
:promise>:room	11 2
:promise>:safety	7 27
:promise>:scarcity	6 -14 8 -10
:promise>:school	7 16
:promise>:source	7 -27
:promise>:spelled	3 4 4 17 6 -3 7 9 8 14
:promise>:thing	8 16
:promise>:time	6 3 7 9
:promise>:wanting	0 7 6 -3 9 3 11 5
:promise>:welcoming	1 -6 3 13 6 -3 7 16 9 4
:promise>:work	0 14 7 18
:promise>:writeto	6 -12 7 12 8 -2 13 1
:promise_:absence	1 -24 3 4 6 5 7 26 8 -10
:promise_:absolute	1 6 2 -2 6 -4 7 8
:promise_:accepting	1 11 2 3 4 -34 7 13 11 -5
:promise_:advance	6 -10 12 12
:promise_:asking	0 1 4 -4 6 -25
:promise_:benefit	0 20
:promise_:bid	0 -5 1 1 2 7
:promise_:building	2 11 6 2
:promise_:burden	0 1 3 13 4 24 8 11
:promise_:childless	0 -20 7 5
:promise_:clocktime	2 8 4 19 7 16 12 -3
:promise_:codething	11 2
:promise_:condition	8 11
:promise_:consent	7 54
:promise_:deadline	2 -5 4 11 6 19 7 9 13 5
:promise_:demand	4 19 6 -37
:promise_:demanding	6 -7 13 14
:promise_:denying	1 7 7 16
:promise_:deterring	1 -1 2 -25 4 6
:promise_:disability	2 10 7 3 8 23
:promise_:disclaimer	2 -6 6 2 12 9
:promise_:everyone	1 16 3 3 7 4
:promise_:fairness	2 -23 3 2
:promise_:faith	2 17
:promise_:fee	7 10
:promise_:feething	2 8 5 8 6 -18 7 14
:promise_:fixed	3 13 7 -4 12 27
:promise_:healthword	7 14
:promise_:hiding	0 7 3 4
:promise_:income	0 36
:promise_:lifeword	0 3
:promise_:longperiod	7 29
:promise_:losing	7 5
:promise_:money	7 31
:promise_:nation	2 7
:promise_:negation	2 3 3 -13 7 44
:promise_:newness	1 2 6 -2 12 7
:promise_:number	5 -11 6 -31 7 49
:promise_:online	7 3 13 2
:promise_:onlyword	1 2 7 11
:promise_:openprice	2 -2 3 15 4 -7 7 -1 11 -3 12 -2
:promise_:opinion	3 14 4 -27 6 8 7 7 8 -15 13 13
:promise_:payer	0 -8 6 18 7 1 13 4
:promise_:paying	5 3 7 8 13 1
:promise_:period	0 1 7 36
:promise_:person	1 -2
:promise_:pet	3 22
:promise_:photo	2 5 3 18 7 -9
:promise_:place	1 6 6 2 7 -6
:promise_:promise	7 49
:promise_:ranking	1 24 2 -16 3 12 6 -1 12 5
:promise_:refusing	2 1 3 3 4 -24
:promise_:rent	6 4
:promise_:return	6 -12 7 49
:promise_:room	7 29 11 9
:promise_:scarcity	7 11
:promise_:school	7 12
:promise_:seller	2 17 13 11
:promise_:sexual	2 1
:promise_:spelled	0 21 1 3 2 13 4 16 6 -32 7 42 8 1
:promise_:superlative	7 9
:promise_:thing	8 21
:promise_:time	7 21
:promise_:title	2 -7 6 3 8 7
:promise_:tribunalrent	3 4
:promise_:urgency	0 5 7 13
:promise_:utility	8 2
:promise_:wanting	4 3 11 12
:promise_:work	0 15 7 3
:promise_:writeto	1 -2 7 12 12 7 13 12
:ranking	0 33 1 8 2 24 3 -2 4 6 6 32 7 -26 9 -27 11 -15 12 12 13 10 14 -10
:ranking $	2 24 3 -7 4 21 5 5 6 -17 7 -12 8 -12 10 12 11 -36 12 7 13 9
:ranking ,	0 22 3 -35 6 -21 8 -18 10 11
:ranking :advance	13 16
:ranking :asking	0 11
:ranking :burden	2 1
:ranking :clocktime	8 7
:ranking :codething	0 5 1 11 12 1 13 -5
:ranking :condition	1 1 2 18 6 -6
:ranking :consent	6 2
:ranking :deadline	4 -3 6 4 8 4 11 -3 13 -7
:ranking :demand	1 3
:ranking :demanding	6 3
:ranking :deterring	4 9 6 -2
:ranking :feething	1 9 13 19
:ranking :longperiod	12 16
:ranking :losing	6 21
:ranking :neighbour	3 -8
:ranking :newness	4 9 6 -2 10 4
:ranking :number	5 -2 6 6 8 8 12 2
:ranking :openprice	5 12 6 14 7 20 13 -1
:ranking :opinion	6 18 7 19 8 -5
:ranking :payer	11 3
:ranking :period	0 -1 1 15 4 -25 6 -26 10 -6 13 22
:ranking :person	1 -10 2 -1 4 3 8 -6
:ranking :pet	3 7
:ranking :phone	8 5
:ranking :photo	11 1
:ranking :place	7 1
:ranking :record	3 -7
:ranking :room	4 -11 6 -74 7 -38 8 6 11 -36 13 -22
:ranking :rulesplace	3 -13
:ranking :scarcity	0 8 7 -9
:ranking :seller	11 2
:ranking :spelled	0 6 4 13 6 15
:ranking :title	0 11
:ranking :tribunalrent	12 2 13 -20
:ranking :urgency	4 16 6 -16 10 18
:ranking :utility	3 -7
:ranking and	6 -28 8 -8 13 20
:ranking at	4 15
:ranking breakfast	8 4
:ranking caller	6 11
:ranking chance	6 1 7 -1
:ranking day	5 9
:ranking floor	7 -26
:ranking for	6 -36
:ranking forming	6 7
:ranking four	8 15
:ranking from	5 2
:ranking if	2 11
:ranking in	12 14
:ranking it	6 2
:ranking it's	6 31
:ranking keys	13 5
:ranking lease	3 -7
:ranking month	13 18
:ranking month's	5 -3
:ranking noon	8 11
:ranking of	5 9 6 3 8 5
:ranking one	6 4
:ranking others	2 4
:ranking person	6 2
:ranking photo	11 5
:ranking quarter	13 1
:ranking question	0 1
:ranking release	6 13
:ranking street	7 5
:ranking the	0 7 1 -1 5 -1 6 14 11 17 13 14
:ranking them	1 6
:ranking through	6 3
:ranking time	4 17 6 -9 10 9
:ranking to	6 15 7 18 13 -4
:ranking up	6 5
:ranking viewing	6 5
:ranking viewings	1 3
:ranking we'd	3 2
:ranking when	8 4
:ranking with	6 5
:ranking year	12 4 13 -15
:ranking you	3 12 5 -3
:ranking>:absence	6 6
:ranking>:absolute	0 6 10 2
:ranking>:accepting	13 2
:ranking>:advance	6 -13 13 21
:ranking>:asking	0 22 3 17
:ranking>:building	2 -18
:ranking>:clocktime	6 19 8 6
:ranking>:codething	0 3 1 9 6 -14 12 10 13 -5
:ranking>:condition	1 9 2 14 6 -9
:ranking>:consent	6 2
:ranking>:deadline	4 -2 6 26 11 -13 13 -2
:ranking>:demand	1 3 2 6
:ranking>:demanding	1 1 3 9 6 2
:ranking>:denying	0 25
:ranking>:deterring	3 4 4 3 6 -1 13 -4
:ranking>:everyone	2 1 6 -17
:ranking>:feething	3 3 4 -16 6 4 8 -6 13 8
:ranking>:fixed	5 -1
:ranking>:hiding	8 5
:ranking>:keything	6 -23 8 -1
:ranking>:kin	1 -5 4 1
:ranking>:lifeword	7 14
:ranking>:longperiod	12 22
:ranking>:losing	6 41
:ranking>:money	5 1
:ranking>:nearby	7 9
:ranking>:negation	0 27 10 6
:ranking>:neighbour	2 -29 3 -18 6 -7 7 -2
:ranking>:newness	4 25 6 -9 7 -9 10 14 13 -4
:ranking>:number	4 6 6 7 8 2 10 -7 12 3
:ranking>:openprice	5 22 6 10 7 16 13 -27
:ranking>:opinion	2 2 6 13 7 17 8 -26 13 -3
:ranking>:payer	5 12 11 1
:ranking>:period	0 -6 1 13 4 -26 6 -10 7 -9 10 -9 12 24 13 11
:ranking>:person	4 17 8 -7
:ranking>:pet	3 31
:ranking>:phone	8 3
:ranking>:photo	7 -5
:ranking>:place	7 8
:ranking>:promise	0 11 6 13
:ranking>:ranking	0 12 6 -10 8 -7 13 16
:ranking>:record	3 -7
:ranking>:rent	5 1 13 9
:ranking>:return	5 2 13 1
:ranking>:room	3 -3 6 -90 7 -33 8 1 9 -1 11 -48 13 -29
:ranking>:rulesplace	3 -16
:ranking>:scarcity	0 25 7 -7 13 8
:ranking>:seller	5 9
:ranking>:spelled	0 7 4 8 6 36 9 1
:ranking>:superlative	13 7
:ranking>:time	6 -35 10 13
:ranking>:title	0 10 5 1
:ranking>:tribunalrent	12 12 13 -24
:ranking>:urgency	3 1 4 16 5 -2 6 -39 10 14
:ranking>:utility	3 -8
:ranking_:absence	6 12 8 -19
:ranking_:absolute	7 -12 8 8 10 10
:ranking_:accepting	6 1 13 1
:ranking_:advance	4 -5 6 -10 13 23
:ranking_:asking	3 16
:ranking_:benefit	0 2
:ranking_:bid	6 5
:ranking_:building	2 -4 8 -3
:ranking_:burden	0 1 2 -17 6 14
:ranking_:childless	4 4
:ranking_:clocktime	6 10
:ranking_:codething	2 -4 8 10
:ranking_:condition	3 -12
:ranking_:deadline	6 3 8 -48 9 9 13 8
:ranking_:demand	0 14 1 3 2 14 6 -3
:ranking_:demanding	0 -2 3 26 5 -8 13 9
:ranking_:denying	0 5 8 7
:ranking_:deterring	0 1 3 20 6 3 8 -3
:ranking_:disclaimer	6 10
:ranking_:everyone	2 4 6 -1
:ranking_:family	7 4
:ranking_:feething	2 -3 8 -4
:ranking_:fixed	5 -4 6 -11 8 8 13 4
:ranking_:hiding	3 -3 6 -10
:ranking_:income	5 8 6 17 13 -9
:ranking_:kin	4 13
:ranking_:lifeword	6 9 10 9
:ranking_:longperiod	8 16
:ranking_:losing	0 -4 1 12 6 5
:ranking_:money	4 7 6 3
:ranking_:nation	2 2
:ranking_:nearby	6 7 10 -4
:ranking_:negation	0 10 2 9 3 -4 6 -15 7 5 8 1
:ranking_:neighbour	1 1 2 -16
:ranking_:newness	4 10 6 -31 7 -5 13 14
:ranking_:number	4 53 6 12 8 -14 13 -5
:ranking_:onlyword	3 -14 6 4 8 3
:ranking_:openprice	6 7 7 -20 13 8
:ranking_:opinion	4 -16 7 -9 13 29
:ranking_:payer	2 6 4 -12 6 -1 7 11 13 6
:ranking_:paying	6 15 13 13
:ranking_:period	5 -6 8 1 12 16 13 2
:ranking_:person	0 14 4 9 6 -17
:ranking_:photo	1 2 13 1
:ranking_:promise	0 9 6 15 7 -14
:ranking_:ranking	6 -15 8 -58 11 6 13 46
:ranking_:refusing	4 -3
:ranking_:regretting	8 2
:ranking_:rent	13 4
:ranking_:return	6 6 13 10
:ranking_:room	8 -17
:ranking_:rulesplace	6 -9
:ranking_:scarcity	13 10
:ranking_:seller	2 5 6 25 13 25
:ranking_:spelled	0 -3 6 36
:ranking_:superlative	7 12 13 6
:ranking_:time	10 5
:ranking_:title	2 4 8 3
:ranking_:urgency	13 7
:ranking_:welcoming	0 10
:ranking_:work	6 13
:ranking_:writeto	13 7
:record	0 -33 1 4 2 -23 3 -89 5 7 6 -100 8 -53 9 -50 10 -9 11 -14 12 4 13 -67 14 -35
:record ##	8 -13 14 -9
:record $	1 -55 4 5 9 -25 14 -10
:record ,	2 5
:record :codething	8 -9
:record :deadline	12 1
:record :demanding	5 3
:record :denying	11 15
:record :deterring	8 -16
:record :fee	5 26
:record :fixed	12 9
:record :neighbour	8 -5 14 -17
:record :number	4 -3 7 9 14 -38
:record :payer	5 4
:record :phone	14 -17
:record :record	8 -21 14 -32
:record :spelled	7 17
:record ago	11 6
:record and	1 12
:record charge	5 4
:record is	14 6
:record number	14 -17
:record of	1 3
:record on	8 -14
:record one	7 22
:record overhead	1 5
:record would	12 2
:record>:absolute	7 7
:record>:burden	8 -3
:record>:codething	8 -8
:record>:deadline	12 1
:record>:demanding	5 2
:record>:denying	11 14
:record>:deterring	1 7 8 -21
:record>:fee	5 24
:record>:fixed	8 5 12 9
:record>:keything	8 3
:record>:kin	1 4
:record>:negation	1 5
:record>:neighbour	8 -19 14 -17
:record>:number	4 -24 7 3 8 -6 14 -64
:record>:openprice	14 4
:record>:payer	5 2
:record>:person	1 2
:record>:phone	14 -25
:record>:record	1 -3 8 -51 14 -51
:record>:room	7 2
:record>:spelled	7 15 12 10
:record>:thing	8 11
:record_:accepting	1 5
:record_:advance	12 6
:record_:codething	8 -12
:record_:negation	1 4
:record_:neighbour	8 -9
:record_:number	4 -27 7 -17 8 -49 14 -21
:record_:openprice	1 9
:record_:opinion	5 8 7 3
:record_:paying	7 5
:record_:period	12 5
:record_:person	1 9
:record_:pet	3 -16
:record_:place	7 8
:record_:promise	7 14
:record_:ranking	4 4 14 1
:record_:record	14 -11
:record_:rulesplace	8 10
:record_:source	0 -3
:record_:spelled	12 13
:refusing	1 43 2 8 3 76 4 -9 5 4 6 11 7 5 11 10 12 -36 13 -6 14 -72
:refusing $	1 19 2 26 3 38 7 -1 8 -49 11 -30
:refusing ,	1 5 6 12 8 -3
:refusing :absolute	8 19
:refusing :burden	3 -6 9 7
:refusing :clocktime	6 -18 8 21
:refusing :deadline	6 4 7 6
:refusing :demanding	0 1 1 12
:refusing :deterring	3 12 6 7 9 5
:refusing :everyone	8 1
:refusing :healthword	2 1 6 1
:refusing :money	5 2
:refusing :negation	7 22
:refusing :openprice	0 12 1 9 2 -12 6 7 7 2 8 11
:refusing :opinion	0 33 1 11
:refusing :payer	7 10
:refusing :pet	3 7
:refusing :place	0 -1
:refusing :refusing	2 2 3 10
:refusing :spelled	3 11
:refusing a	3 -17
:refusing about	6 13
:refusing all	8 5
:refusing along	3 1
:refusing away	2 1
:refusing disappointment	6 13
:refusing down	3 2
:refusing fee	5 2
:refusing for	0 -5 1 14 3 8 6 1
:refusing from	8 4
:refusing here	0 -1
:refusing in	8 10
:refusing no	3 5
:refusing none	7 10
:refusing of	0 15 1 -2
:refusing on	0 -6 9 7
:refusing pets	3 6
:refusing the	8 6
:refusing them	3 3
:refusing to	0 25 1 11
:refusing with	7 1
:refusing without	3 -1
:refusing you	2 2
:refusing £#	5 2
:refusing>:absence	0 1 2 4 6 -6
:refusing>:absolute	3 17 8 19
:refusing>:advance	3 1
:refusing>:asking	0 6 1 1 3 18
:refusing>:benefit	0 -23
:refusing>:burden	0 -7 3 -9 9 5
:refusing>:childless	1 6
:refusing>:clocktime	5 3 6 -9 8 11
:refusing>:codething	8 6
:refusing>:deadline	5 1 6 11 7 2
:refusing>:demanding	1 11 3 14
:refusing>:deterring	3 11 6 4 9 2
:refusing>:everyone	0 17 3 25
:refusing>:family	1 8
:refusing>:fee	5 10
:refusing>:feething	5 18
:refusing>:healthword	2 5
:refusing>:income	0 9
:refusing>:losing	2 15
:refusing>:money	5 4
:refusing>:negation	3 2 7 20
:refusing>:newness	3 2
:refusing>:number	1 25
:refusing>:openprice	0 8 1 7 6 8 8 8
:refusing>:opinion	0 28 1 14 13 6
:refusing>:payer	3 9 7 11
:refusing>:person	2 4 3 -3
:refusing>:pet	3 3
:refusing>:phone	8 9
:refusing>:place	0 -5
:refusing>:promise	6 2
:refusing>:ranking	3 1
:refusing>:refusing	2 2 3 10
:refusing>:spelled	3 12 7 4
:refusing>:work	0 11
:refusing_:absolute	1 11 3 41
:refusing_:accepting	0 -7
:refusing_:advance	6 15
:refusing_:asking	3 9
:refusing_:benefit	0 -15
:refusing_:building	2 3
:refusing_:burden	3 -4 5 8
:refusing_:clocktime	8 2
:refusing_:codething	8 7
:refusing_:condition	8 1
:refusing_:councilpay	0 -1
:refusing_:deadline	7 1
:refusing_:demanding	0 7
:refusing_:deterring	2 -4 6 -1
:refusing_:everyone	0 14 3 25
:refusing_:feething	0 6 5 1
:refusing_:fixed	8 2
:refusing_:holiday	6 4
:refusing_:income	0 7 6 3
:refusing_:kin	1 -26
:refusing_:money	6 12
:refusing_:negation	3 -15
:refusing_:newness	6 5
:refusing_:number	1 22 8 3
:refusing_:openprice	7 5 8 11
:refusing_:opinion	8 7
:refusing_:payer	0 -1 3 6
:refusing_:person	0 17 2 3
:refusing_:pet	3 5
:refusing_:ranking	0 6 3 7 6 12
:refusing_:refusing	0 -12
:refusing_:seller	0 -1
:refusing_:spelled	1 7 13 4
:refusing_:urgency	6 14
:refusing_:work	0 12
:regretting	0 51 1 47 2 12 3 51 4 -7 5 5 6 -44 7 -44 8 7 9 -1 14 -8
:regretting $	1 15
:regretting ,	1 3 2 8 5 7
:regretting :negation	1 10 3 14
:regretting :online	3 9
:regretting :opinion	3 9
:regretting :payer	0 4 3 1
:regretting :person	0 1
:regretting :pet	3 7
:regretting :seller	0 4
:regretting :sex	2 11
:regretting :spelled	3 4
:regretting folks	0 1
:regretting it	1 3
:regretting no	3 4
:regretting that	8 2
:regretting the	0 2
:regretting us	3 1
:regretting>:age	8 3
:regretting>:benefit	0 1
:regretting>:family	1 18
:regretting>:law	5 10
:regretting>:negation	3 6
:regretting>:number	8 2
:regretting>:online	1 8 3 8
:regretting>:opinion	0 10 3 8
:regretting>:payer	0 12 2 12 3 9
:regretting>:paying	1 2
:regretting>:person	0 19
:regretting>:pet	3 25
:regretting>:seller	0 24 2 15 3 6
:regretting>:sex	2 11
:regretting>:spelled	3 2
:regretting>:wanting	8 2
:regretting_:absolute	3 4
:regretting_:benefit	0 17
:regretting_:burden	3 13
:regretting_:child	1 20
:regretting_:codething	0 18
:regretting_:family	1 19
:regretting_:feething	0 5
:regretting_:kin	1 12
:regretting_:law	5 7
:regretting_:negation	0 7 2 9 3 3
:regretting_:openprice	0 14 8 1
:regretting_:opinion	0 2
:regretting_:payer	2 1
:regretting_:paying	1 1
:regretting_:pet	3 30
:regretting_:seller	0 11 2 2
:regretting_:spelled	1 -15
:regretting_:wanting	8 2
:rent	1 -34 2 -52 3 -12 4 71 6 -35 8 -50 9 23 11 -114 12 -17 13 76
:rent ##	4 -11 5 12
:rent $	0 -7 4 -6 5 8 8 12
:rent ,	0 -6 4 21 5 8 9 4 13 -4
:rent :absolute	13 10
:rent :bid	4 11
:rent :clocktime	4 6
:rent :codething	4 1 5 -2 7 -38 13 11
:rent :condition	4 3
:rent :councilpay	13 -1
:rent :deadline	4 -23 5 -10
:rent :demanding	4 -18 13 23
:rent :fixed	4 11
:rent :holiday	4 -4
:rent :income	7 1
:rent :longperiod	13 8
:rent :money	4 -31 5 -18 13 -32
:rent :nearby	10 4
:rent :newness	10 11 13 12
:rent :number	4 -16 5 21
:rent :offerdeal	4 -2
:rent :openprice	2 18 4 23 5 -2 7 -10
:rent :opinion	2 18 13 20
:rent :payer	5 2 13 -1
:rent :paying	13 15
:rent :period	4 -18
:rent :place	10 4
:rent :preferring	0 7
:rent :promise	0 14 4 8 7 -13
:rent :ranking	4 18
:rent :return	7 9 10 4
:rent :spelled	4 16 13 18
:rent :time	13 14
:rent :tribunalrent	10 5
:rent :urgency	13 6
:rent agent's	5 3
:rent ahead	13 -3
:rent and	8 3
:rent are	13 5
:rent as	13 -1
:rent at	4 21 13 16
:rent before	13 3
:rent by	4 23 9 9
:rent came	0 10
:rent considered	4 6
:rent every	13 2
:rent fair	1 2
:rent fixed	4 9
:rent for	13 29
:rent from	4 4
:rent holds	5 5
:rent in	4 -10 7 16 13 17
:rent income	7 2
:rent is	4 2 5 -1 7 -35 13 7
:rent market	10 5
:rent may	0 4
:rent neg	4 7
:rent negotiable	12 2
:rent of	5 -19
:rent on	4 2
:rent paid	13 -1
:rent payment	13 15
:rent periods	13 9
:rent proposals	4 7
:rent than	7 23
:rent they	4 1
:rent to	2 21 13 23
:rent up	4 -15
:rent will	4 15
:rent £#	4 -9 5 -7 13 -7
:rent £##	4 -18
:rent>:absence	13 25
:rent>:absolute	7 5 13 25
:rent>:accepting	0 2 5 10
:rent>:advance	5 -4 13 -7
:rent>:asking	4 5 13 7
:rent>:bid	4 8
:rent>:burden	13 8
:rent>:clocktime	0 19 4 3 13 23
:rent>:codething	5 -5 13 6
:rent>:councilpay	13 -9
:rent>:deadline	4 -2 13 2
:rent>:demand	4 4
:rent>:demanding	4 -3 13 20
:rent>:denying	13 5
:rent>:deposit	13 -7
:rent>:deterring	4 6 13 16
:rent>:disclaimer	9 10
:rent>:everyone	13 4
:rent>:fairness	4 14
:rent>:fee	5 12
:rent>:fixed	4 13
:rent>:holiday	4 -4
:rent>:income	0 -9 13 -13
:rent>:longperiod	13 46
:rent>:losing	13 3
:rent>:money	4 -37 5 -36 13 -33
:rent>:nearby	10 4
:rent>:negation	4 2 5 7
:rent>:newness	10 14 13 7
:rent>:number	5 13 13 4
:rent>:offerdeal	4 -17
:rent>:openprice	2 14 4 40 5 -15 7 -26 9 13 13 -3
:rent>:opinion	2 15 6 3 9 8 13 29
:rent>:payer	5 5
:rent>:paying	0 -5 13 4
:rent>:period	4 -22 13 2
:rent>:place	4 6 10 3
:rent>:preferring	0 6
:rent>:promise	0 15 4 6 7 -4
:rent>:ranking	4 20 5 -9
:rent>:refusing	13 4
:rent>:return	7 5 10 4
:rent>:room	7 5
:rent>:seller	5 6 7 5
:rent>:spelled	4 19 5 18 7 -10 13 24
:rent>:time	13 17
:rent>:tribunalrent	10 4
:rent>:writeto	4 16
:rent_:absolute	4 7 7 1
:rent_:accepting	5 4
:rent_:advance	4 -22 5 -66 7 -8 13 -5
:rent_:asking	4 56
:rent_:building	5 18
:rent_:burden	1 6 4 3 5 -30 13 -22
:rent_:clocktime	0 9 13 45
:rent_:codething	4 36 5 -12 13 -20
:rent_:condition	4 7 5 11 13 -18
:rent_:consent	0 14
:rent_:councilpay	0 12 13 -15
:rent_:deadline	4 14
:rent_:demand	4 35
:rent_:deposit	5 -3
:rent_:deterring	4 11 5 -9
:rent_:disability	4 9
:rent_:everyone	4 11
:rent_:fairness	4 43
:rent_:fee	5 21
:rent_:feething	4 14 13 5
:rent_:healthword	13 10
:rent_:hiding	13 2
:rent_:holiday	4 10 9 26
:rent_:income	0 -5 4 -3
:rent_:jobless	0 13 13 -5
:rent_:longperiod	4 -9 13 59
:rent_:losing	5 2 7 4
:rent_:money	4 -42 5 -19 13 -5
:rent_:nearby	4 17
:rent_:negation	4 -1 5 2
:rent_:number	4 17 5 -4 6 -2 9 1 13 44
:rent_:online	13 8
:rent_:onlyword	4 20 5 1
:rent_:openprice	0 11 4 52 9 5 13 -6
:rent_:opinion	4 16 13 6
:rent_:origin	2 7
:rent_:paying	7 -4
:rent_:period	0 -13 4 -64 5 -40 6 -15 7 -42 12 -7 13 21
:rent_:person	4 24
:rent_:phone	4 17
:rent_:place	4 11
:rent_:preferring	4 14
:rent_:ranking	5 -6
:rent_:refusing	0 4
:rent_:rent	4 -13
:rent_:return	4 -5
:rent_:room	7 2
:rent_:scarcity	4 23 13 -28
:rent_:seller	0 -14 2 -4 4 1 13 14
:rent_:sex	13 5
:rent_:source	0 12
:rent_:spelled	4 19 5 3
:rent_:superlative	6 1
:rent_:title	5 3 13 16
:rent_:utility	0 9
:rent_:wanting	4 38
:rent_:writeto	4 33 13 14
:return	0 12 1 -29 2 -67 3 -93 4 46 5 5 7 65 8 -101 9 -40 10 21 11 -142 12 -40 13 58 14 -44
:return ##	4 -11 5 12
:return $	0 7 2 -50 4 -8 5 9 7 33 8 6 14 -5
:return ,	0 -51 2 -38 4 14 5 19 7 9 10 27
:return :absence	7 9
:return :absolute	13 8
:return :burden	4 2 7 21 10 -4 13 9
:return :clocktime	7 8
:return :codething	6 -11 7 -32 12 -4 13 8
:return :condition	4 1
:return :councilpay	13 -1
:return :deadline	4 -31 5 -27 13 5
:return :demanding	4 -20 13 25
:return :deterring	7 9
:return :fixed	4 9
:return :holiday	4 -4
:return :keything	7 5
:return :longperiod	13 8
:return :money	4 -31 5 -2 13 -32
:return :newness	10 2 13 21
:return :number	4 -21 5 19
:return :openprice	2 12 4 18 5 -1 6 -39 13 -3
:return :opinion	2 13 4 13 13 11
:return :paying	13 2
:return :period	4 -25
:return :place	7 9
:return :preferring	0 7 6 7
:return :promise	0 8 4 11 7 22
:return :return	7 20
:return :safety	7 6
:return :scarcity	6 1
:return :spelled	8 -9 13 16 14 18
:return :time	13 14
:return :urgency	13 6
:return ahead	13 -3
:return and	8 3
:return as	13 -1
:return at	13 22
:return before	13 11
:return by	4 20 9 2
:return came	0 10
:return every	13 2
:return fair	1 2
:return fixed	4 9
:return for	13 27
:return here	7 6
:return holds	5 5
:return in	4 -10 5 -9 6 -20 7 16 8 1 10 -11 13 15
:return is	6 -9 7 -37 12 -6 13 4
:return letters	5 1
:return neg	4 7
:return negotiable	12 2
:return of	13 -19
:return on	7 9
:return paid	13 -1
:return payment	13 6
:return than	7 1
:return that	7 7
:return they	4 1
:return this	0 1 10 11
:return to	2 14 4 7 13 12
:return up	4 -15
:return will	4 18 7 9
:return would	0 14
:return £#	4 -9 13 -7
:return £##	4 -18
:return>:absence	13 36
:return>:absolute	0 -1 7 4 13 21
:return>:accepting	5 10
:return>:advance	4 -19 5 -7 7 -3
:return>:asking	4 4 13 7
:return>:bid	4 4
:return>:burden	4 5 7 11 10 -10 13 15
:return>:clocktime	0 21 7 4 13 20
:return>:codething	2 -4 6 -21 12 -7 13 3
:return>:consent	10 2
:return>:councilpay	13 -9
:return>:deadline	13 14
:return>:demanding	4 -6 13 24
:return>:deposit	13 -8
:return>:deterring	4 9 7 2 13 17
:return>:dislike	1 4
:return>:everyone	4 -13
:return>:fairness	0 1 4 12
:return>:fee	5 10
:return>:fixed	4 11
:return>:hiding	7 6
:return>:holiday	4 -4
:return>:income	0 -10 13 -21
:return>:keything	7 4
:return>:longperiod	13 21
:return>:losing	13 2
:return>:money	4 -42 5 -17 13 -34
:return>:negation	5 9 7 3
:return>:newness	5 -1 10 20 13 20
:return>:number	5 5 7 19 8 -10
:return>:offerdeal	4 -1
:return>:openprice	2 7 4 29 5 -12 6 -11 13 -23
:return>:opinion	2 8 4 18 13 17
:return>:period	4 -30 10 4
:return>:phone	4 8
:return>:place	7 5
:return>:preferring	0 6 6 6
:return>:promise	0 6 4 8 6 -10 7 29
:return>:ranking	5 -13
:return>:refusing	13 4
:return>:return	7 36
:return>:safety	7 6
:return>:seller	4 16
:return>:spelled	5 18 7 12 8 -21 13 11 14 8
:return>:time	13 11
:return>:urgency	6 3
:return>:wanting	13 2
:return>:writeto	4 26
:return_:absence	13 5
:return_:absolute	0 -48 7 17 10 5
:return_:accepting	5 3 7 6 13 4
:return_:advance	4 -27 5 -50 7 -9 12 -5
:return_:age	7 6 10 6
:return_:asking	4 51
:return_:bid	4 7
:return_:building	5 25
:return_:burden	1 2 2 -14 4 16 5 -12 7 17 10 -3 13 -33
:return_:clocktime	0 5 4 -21 6 10 13 38
:return_:codething	4 44 5 -27 7 10 13 -17
:return_:condition	4 14 5 9 6 -17 13 -8
:return_:consent	0 11
:return_:councilpay	0 27 13 -14
:return_:deadline	4 9 7 5 10 -2 13 2
:return_:demand	4 30
:return_:demanding	4 5
:return_:denying	4 2 10 7
:return_:deposit	5 -4
:return_:deterring	0 9 4 22 13 -5
:return_:disability	4 8
:return_:everyone	0 -39 4 11 7 -15
:return_:fairness	4 37
:return_:feething	0 -12 4 3 6 -5 13 14
:return_:healthword	4 2
:return_:holiday	4 9
:return_:income	0 -18 4 -9 13 -1
:return_:jobless	0 18 13 -4
:return_:longperiod	4 -11 7 11 13 40
:return_:losing	5 1 7 21
:return_:money	4 -64 5 -9 13 -5
:return_:nearby	4 11 6 5 7 11
:return_:negation	0 14 4 -4 5 4 7 19 10 2
:return_:neighbour	5 1
:return_:newness	7 29 10 8
:return_:number	0 -34 4 11 5 -16 7 26 8 -50 13 25
:return_:online	13 5
:return_:onlyword	4 15 5 7 7 13
:return_:openprice	0 10 1 -28 2 -1 4 30 5 -5 7 3 8 -4 13 -4
:return_:opinion	0 4 2 -2 4 11 5 9
:return_:origin	2 7
:return_:payer	10 17
:return_:paying	0 2 5 -13
:return_:period	0 -18 4 -46 6 -67 7 14 10 1 12 -21 13 15
:return_:person	0 17 4 26
:return_:phone	4 23
:return_:photo	5 1
:return_:place	7 8
:return_:preferring	4 12
:return_:promise	6 -11
:return_:ranking	13 5
:return_:record	7 6
:return_:refusing	0 4
:return_:rent	4 -19 5 5
:return_:return	4 -29 5 1 6 -7 7 28
:return_:room	10 8
:return_:scarcity	4 17 7 24 13 -41
:return_:seller	4 4 5 7 6 -4 10 13 13 11
:return_:source	0 7
:return_:spelled	4 2 7 19 8 -29 13 -6
:return_:time	7 12
:return_:title	5 4 13 1
:return_:tribunalrent	7 7
:return_:urgency	6 1 7 2
:return_:utility	0 9 10 10
:return_:wanting	4 26
:return_:work	14 1
:return_:writeto	4 29 13 12
:room	0 -71 1 -20 2 -22 3 -43 4 -30 5 -56 6 -53 7 -4 8 -4 9 -51 10 5 11 1 12 -100 13 -82 14 -53
:room #	11 12
:room $	0 -10 1 -25 2 -9 3 -34 4 -3 5 -3 6 -33 7 -10 8 -57 9 8 10 3 11 -40 14 -28
:room ,	0 -11 1 4 2 -7 4 13 5 -67 7 -12 8 -52 10 -3 11 2 13 -1 14 -20
:room :absence	0 2 8 4
:room :absolute	2 -1 7 8 8 23
:room :accepting	8 13
:room :bid	4 -17 7 7
:room :building	0 7 7 -6 8 -11 10 10
:room :burden	3 5 8 -3
:room :clocktime	4 9 7 23 8 -2
:room :codething	0 -18 2 5 4 -5 6 -17 7 -9 8 -6 11 -51
:room :deadline	11 2
:room :demand	8 1
:room :demanding	5 4
:room :deterring	3 8 8 -1
:room :everyone	8 15
:room :feething	8 28
:room :hiding	1 -6 8 -9
:room :keything	8 21
:room :law	2 12 8 9
:room :losing	6 7
:room :negation	8 20 11 8
:room :neighbour	1 3 7 -37 8 -21 9 -4
:room :number	2 2 8 1 11 11
:room :onlyword	5 26 8 11
:room :openprice	4 4 8 -15 11 1
:room :pet	3 -3
:room :phone	14 1
:room :photo	1 3 7 -19 9 -2 14 3
:room :promise	5 7 6 6
:room :ranking	8 7
:room :refusing	0 3
:room :room	3 15
:room :rulesplace	8 4
:room :spelled	1 -6 7 5 11 5
:room :superlative	7 1
:room a	8 4
:room all	8 4
:room and	0 -12 1 1 2 -68 6 -69 7 -2 8 -5 10 19 11 -11
:room are	1 19 11 -19
:room at	7 1
:room buzzer	8 4
:room by	8 19
:room code	8 6
:room deck	4 4
:room doesn't	8 20
:room entry	8 -5
:room face	7 -4
:room flat	1 5 6 2 7 -12
:room floor	3 3
:room for	6 3 8 -39
:room from	4 12
:room gff	0 3 1 10
:room has	6 -4 7 -13
:room hatch	8 8
:room house	2 3
:room in	2 10 3 12 6 11 7 26 8 -29 9 -3 10 2 11 4
:room is	0 -4 2 6 6 -13 7 -12 8 -6 11 -47
:room may	11 6
:room must	5 8
:room on	3 10
:room opens	8 -7
:room out	0 4
:room plan	14 10
:room studio	0 1
:room than	7 2
:room when	0 2
:room will	6 8
:room with	1 -11 2 -43 3 -14 9 -8
:room>:absence	0 6 2 9 8 8
:room>:absolute	1 -1 7 32 8 20
:room>:accepting	7 -7 8 7 11 9
:room>:advance	6 3 8 11
:room>:bid	4 -14 7 7
:room>:building	0 2 7 -30 8 -18 9 -6 10 20
:room>:burden	0 -2 4 -8 8 -25 11 5
:room>:child	1 -43
:room>:clocktime	4 7 7 19
:room>:codething	0 -39 2 3 4 -19 6 -40 7 -13 8 -10 9 -20 11 -32 14 -5
:room>:condition	1 -11
:room>:deadline	11 7
:room>:demanding	5 2 6 2
:room>:deterring	3 6 8 -13
:room>:disability	1 2
:room>:everyone	2 -15 7 11 8 6
:room>:feething	8 17
:room>:forename	8 18
:room>:hiding	1 -32 7 -24 8 -15
:room>:law	2 11 8 2
:room>:money	4 16 5 16
:room>:negation	1 33 2 7 4 4 8 29
:room>:neighbour	2 -5 7 -40 8 -49 9 -15
:room>:newness	6 5 8 13
:room>:number	2 13 3 13 4 -11 11 7
:room>:onlyword	5 25 6 -4 8 1
:room>:openprice	4 14 11 9
:room>:payer	8 11
:room>:person	2 4
:room>:phone	14 9
:room>:photo	7 -51 8 -10 9 -2 11 35 14 1
:room>:preferring	2 -4
:room>:promise	5 6 7 30
:room>:ranking	8 15
:room>:record	8 -7
:room>:refusing	0 3
:room>:return	6 10
:room>:room	1 -53 2 -13 7 -9 8 -8 11 -4 14 -5
:room>:scarcity	2 9
:room>:seller	7 18
:room>:sex	2 4
:room>:spelled	1 19 4 3 11 6 13 -8 14 -45
:room>:superlative	7 22
:room>:thing	2 -2
:room>:title	2 -1 8 1
:room>:utility	8 -16
:room>:wanting	2 -10 7 10 11 4
:room>:welcoming	1 8 7 16 11 10
:room>:writeto	7 3
:room_:absence	1 -16 2 16 6 -18 8 -16
:room_:absolute	1 -19 2 28 3 2 7 22 8 8
:room_:accepting	8 3 11 3
:room_:bid	0 6 4 -2
:room_:building	7 -6
:room_:burden	0 -5 11 19
:room_:child	1 -24
:room_:childthing	1 -11
:room_:codething	7 7 11 5
:room_:condition	1 -37 8 -1
:room_:deadline	1 -5 8 -5
:room_:deterring	0 -5 1 6 2 -2
:room_:disability	8 7
:room_:disclaimer	2 4
:room_:everyone	2 1 7 14
:room_:fairness	1 10 8 9
:room_:feething	2 3 8 -32 11 4
:room_:fixed	1 -5
:room_:forename	8 27
:room_:healthword	8 32
:room_:hiding	1 -5 6 13
:room_:holiday	1 -5 7 16 8 -11
:room_:jobname	8 -15
:room_:keything	7 -15 8 -13
:room_:lifeword	6 9
:room_:longperiod	13 -3
:room_:losing	1 1 2 13 8 13
:room_:money	4 33 5 12 6 1
:room_:nearby	7 -7 10 -16
:room_:negation	1 29 4 17
:room_:neighbour	7 -1 8 -56
:room_:newness	11 -6
:room_:number	3 12 5 -2 6 -1 8 -8 12 -22 13 -13 14 -1
:room_:onlyword	7 -1
:room_:openprice	2 -14 6 13 13 -4
:room_:opinion	6 20 7 1
:room_:payer	8 2
:room_:period	5 9 8 3 13 -16
:room_:person	0 7 2 10 4 5 8 5
:room_:photo	7 -1 8 -1 11 43
:room_:place	7 5
:room_:promise	7 30
:room_:record	8 -29
:room_:refusing	2 9
:room_:rent	6 1
:room_:return	6 22
:room_:room	0 -17 1 -33 2 -61 3 -24 7 -80 8 -65 10 11 13 -27 14 -31
:room_:rulesplace	1 -4 8 -4
:room_:safety	8 -3
:room_:seller	2 7 5 6
:room_:sex	2 16 8 15
:room_:spelled	1 13 2 2 4 7 13 -20
:room_:superlative	7 12
:room_:thing	2 -17 7 -12
:room_:time	8 2
:room_:title	8 37
:room_:utility	8 -8
:room_:wanting	6 18 7 2 11 5
:room_:welcoming	1 12 3 9 7 24 11 8
:room_:work	0 -12 8 11
:room_:writeto	6 10
:rulesplace	0 -3 1 -6 2 -28 3 -21 4 -13 5 8 6 -47 7 -1 8 -46 9 -90 11 -15 12 14 13 -19 14 -63
:rulesplace $	2 10 3 -11 5 -24 6 -46 8 -11
:rulesplace ,	0 -27 1 11 2 -20 3 -54 7 -5 8 -17
:rulesplace :absolute	8 1
:rulesplace :building	6 7
:rulesplace :codething	0 -3 2 -25
:rulesplace :condition	0 8
:rulesplace :deadline	12 3
:rulesplace :everyone	8 2
:rulesplace :feething	1 12
:rulesplace :fixed	12 9
:rulesplace :keything	8 10
:rulesplace :law	8 1
:rulesplace :neighbour	1 -9 6 3
:rulesplace :payer	6 4
:rulesplace :photo	6 9
:rulesplace :promise	7 2
:rulesplace :room	1 3 2 7 3 4 8 23
:rulesplace :rulesplace	1 1 8 11
:rulesplace :seller	6 5
:rulesplace :spelled	1 -9
:rulesplace all	8 3
:rulesplace and	6 -3 7 -4 8 -4 10 17
:rulesplace at	1 -6
:rulesplace bathroom	2 9
:rulesplace code	8 3
:rulesplace control	7 1
:rulesplace deck	4 4
:rulesplace flat	6 9
:rulesplace garden	1 13
:rulesplace has	1 3 3 9 7 -6
:rulesplace in	7 19 11 1
:rulesplace is	0 -2 2 -23 8 -17
:rulesplace it	6 11
:rulesplace room	8 2
:rulesplace the	8 30
:rulesplace would	12 2
:rulesplace>:absolute	0 2
:rulesplace>:building	6 4
:rulesplace>:burden	8 -9
:rulesplace>:clocktime	8 3
:rulesplace>:codething	2 -35 6 -11
:rulesplace>:condition	0 7
:rulesplace>:consent	7 11
:rulesplace>:deadline	12 2
:rulesplace>:everyone	8 11
:rulesplace>:feething	1 19
:rulesplace>:fixed	12 6
:rulesplace>:keything	8 21
:rulesplace>:lifeword	8 -7
:rulesplace>:losing	6 -8
:rulesplace>:money	5 9
:rulesplace>:negation	1 7 2 5 3 -35 7 6
:rulesplace>:neighbour	1 -5 2 -1 6 1
:rulesplace>:number	3 2 7 -14
:rulesplace>:openprice	1 20 11 1
:rulesplace>:pet	3 14
:rulesplace>:photo	6 8 11 30
:rulesplace>:preferring	11 8
:rulesplace>:promise	7 35
:rulesplace>:rent	13 4
:rulesplace>:room	1 19 2 9 8 15
:rulesplace>:rulesplace	7 -7 8 4
:rulesplace>:seller	4 2 6 3
:rulesplace>:spelled	3 -8
:rulesplace>:wanting	6 23
:rulesplace_:absence	8 -17
:rulesplace_:absolute	2 11 7 15
:rulesplace_:accepting	0 8 3 -6 8 9
:rulesplace_:asking	6 6
:rulesplace_:burden	6 -19
:rulesplace_:clocktime	8 -5
:rulesplace_:codething	8 15
:rulesplace_:consent	8 16
:rulesplace_:councilpay	0 3
:rulesplace_:deadline	6 -1 8 -44
:rulesplace_:demand	0 6
:rulesplace_:deterring	6 -13
:rulesplace_:disclaimer	2 5
:rulesplace_:everyone	8 27
:rulesplace_:fairness	8 27
:rulesplace_:fee	13 10
:rulesplace_:hiding	5 14
:rulesplace_:money	5 29
:rulesplace_:nearby	1 -1 7 -13
:rulesplace_:negation	2 17 3 -4
:rulesplace_:neighbour	2 -6 8 -17
:rulesplace_:number	1 -14 7 -9 8 8
:rulesplace_:onlyword	3 2
:rulesplace_:openprice	1 37
:rulesplace_:opinion	1 6
:rulesplace_:payer	0 7
:rulesplace_:period	5 9
:rulesplace_:person	0 3
:rulesplace_:photo	3 1 11 15
:rulesplace_:preferring	11 7
:rulesplace_:promise	7 36
:rulesplace_:rent	13 8
:rulesplace_:room	7 -5
:rulesplace_:safety	7 16
:rulesplace_:seller	0 16
:rulesplace_:spelled	0 -3 12 2
:rulesplace_:superlative	7 2
:rulesplace_:wanting	6 22
:rulesplace_:welcoming	1 6
:safety	0 -9 1 -13 3 -41 4 -25 6 -60 7 96 8 -22 9 20 10 -41 14 -83
:safety ##	8 5
:safety $	6 -12 7 21
:safety ,	1 -1 6 -3 7 25 8 2
:safety :burden	7 6
:safety :clocktime	1 3
:safety :codething	7 35
:safety :deterring	1 5
:safety :income	7 1
:safety :keything	7 -28 8 3
:safety :lifeword	0 6
:safety :money	7 1
:safety :negation	7 25
:safety :number	8 4
:safety :offerdeal	7 10
:safety :payer	7 10
:safety :place	7 18
:safety :record	5 2
:safety alarm	7 -12 8 8
:safety figures	7 1
:safety free	7 10
:safety in	7 -26
:safety is	7 36
:safety proof	7 6
:safety that	0 9
:safety>:absolute	7 16
:safety>:asking	2 12
:safety>:burden	7 5
:safety>:clocktime	1 2
:safety>:codething	7 28
:safety>:demanding	7 6
:safety>:deterring	1 5
:safety>:everyone	0 6
:safety>:holiday	1 3
:safety>:lifeword	0 6
:safety>:negation	6 -11 7 40
:safety>:offerdeal	7 12
:safety>:openprice	7 1
:safety>:payer	7 5
:safety>:person	0 14
:safety>:place	7 22
:safety>:promise	7 10
:safety>:record	5 2
:safety>:room	1 -3 7 -9 8 -10
:safety>:safety	7 11
:safety>:spelled	7 4
:safety>:utility	8 15
:safety_:absence	7 14
:safety_:absolute	6 -2 7 23
:safety_:asking	2 11 7 1
:safety_:codething	7 -18 8 2
:safety_:deterring	1 3
:safety_:everyone	0 6 1 1
:safety_:losing	0 8
:safety_:negation	7 16
:safety_:neighbour	8 -17
:safety_:number	7 -8 8 -15
:safety_:period	7 -2
:safety_:person	0 12
:safety_:place	0 4 7 17
:safety_:refusing	7 28
:safety_:room	7 -6 8 -39
:safety_:safety	7 23
:safety_:seller	8 2
:safety_:spelled	7 11
:safety_:utility	8 20
:safety_:writeto	8 6
:scarcity	0 17 2 19 4 8 5 -17 6 40 7 -14 8 -9 9 13 10 -3 12 -24 13 -28 14 -45
:scarcity $	0 17 1 6 2 21 3 17 4 -7 6 37 8 -20 10 -5 14 -7
:scarcity ,	0 14 2 17 5 6 6 14 7 -35 9 6 13 3
:scarcity :accepting	0 2 8 2
:scarcity :building	0 -13
:scarcity :burden	0 9 13 1
:scarcity :clocktime	6 13
:scarcity :condition	5 7
:scarcity :deadline	6 12
:scarcity :demand	6 -27
:scarcity :demanding	2 -13
:scarcity :deterring	0 2 4 12 6 6
:scarcity :everyone	10 1
:scarcity :fairness	6 4
:scarcity :feething	7 9
:scarcity :fixed	8 11
:scarcity :holiday	6 6 9 1
:scarcity :income	0 15
:scarcity :keything	8 24
:scarcity :longperiod	13 -16
:scarcity :losing	6 3 7 14
:scarcity :money	5 2
:scarcity :negation	1 3
:scarcity :newness	4 19 10 7
:scarcity :number	6 24 13 -4
:scarcity :onlyword	10 1
:scarcity :openprice	6 8 7 -2 8 -1
:scarcity :opinion	6 19
:scarcity :paying	0 16
:scarcity :period	9 1 11 7 13 21
:scarcity :person	6 -42
:scarcity :pet	3 22
:scarcity :preferring	1 2
:scarcity :scarcity	6 34 7 -18
:scarcity :sex	0 8
:scarcity :spelled	1 1 2 -4 6 24 7 -5
:scarcity :urgency	4 13 6 7
:scarcity :wanting	4 2
:scarcity a	0 -15
:scarcity again	7 -9
:scarcity at	6 9 7 -9
:scarcity be	7 9
:scarcity chance	6 19
:scarcity come	7 3
:scarcity days	9 11
:scarcity ever	7 4
:scarcity fair	6 3
:scarcity flatshare	2 7
:scarcity for	8 16
:scarcity go	7 7
:scarcity in	2 8 8 -7
:scarcity just	10 2
:scarcity month	13 19
:scarcity no	1 3
:scarcity now	10 8
:scarcity of	8 5
:scarcity on	0 7
:scarcity owing	0 16
:scarcity please	2 4
:scarcity teeth	6 5
:scarcity that	6 7
:scarcity the	0 -7
:scarcity those	2 3
:scarcity time	4 16 6 8
:scarcity to	6 23 7 -5
:scarcity two	6 8
:scarcity use	14 2
:scarcity with	0 8
:scarcity>:absence	1 8 2 -8 6 11 8 -4
:scarcity>:absolute	3 -10 7 6
:scarcity>:accepting	0 4 8 4 13 -12
:scarcity>:bid	6 -5
:scarcity>:building	8 -3
:scarcity>:burden	0 2
:scarcity>:clocktime	6 19 8 -11 9 4 12 5
:scarcity>:codething	8 2 12 -2
:scarcity>:condition	1 3 5 6 6 11
:scarcity>:deadline	6 13
:scarcity>:demand	2 -6
:scarcity>:denying	6 5
:scarcity>:deterring	0 11 4 10 6 10
:scarcity>:everyone	4 12 6 -12
:scarcity>:fairness	6 4
:scarcity>:faith	2 8
:scarcity>:feething	7 4 13 -1
:scarcity>:fixed	8 8 13 -29
:scarcity>:holiday	6 22 9 13
:scarcity>:income	0 21
:scarcity>:jobname	0 1
:scarcity>:keything	8 26
:scarcity>:longperiod	13 -13
:scarcity>:losing	6 15 7 12
:scarcity>:money	5 10
:scarcity>:nation	2 9
:scarcity>:negation	5 7 6 8
:scarcity>:newness	4 20 10 7
:scarcity>:number	13 -11
:scarcity>:onlyword	5 8 10 1
:scarcity>:openprice	2 3 6 10 7 -20
:scarcity>:opinion	6 30
:scarcity>:payer	5 3
:scarcity>:paying	0 15
:scarcity>:period	9 1 11 5 12 -9 13 13
:scarcity>:person	1 -5 4 9 6 -5
:scarcity>:pet	3 4
:scarcity>:photo	8 14
:scarcity>:preferring	1 4
:scarcity>:rulesplace	1 6
:scarcity>:safety	7 5
:scarcity>:scarcity	6 45 7 -30
:scarcity>:seller	6 -1
:scarcity>:sex	0 5 6 1
:scarcity>:spelled	6 9 8 -10 9 1
:scarcity>:superlative	5 9
:scarcity>:urgency	4 13 6 31
:scarcity>:wanting	1 -1 4 17
:scarcity_:absence	6 21 8 -13
:scarcity_:absolute	1 3 2 -11 5 12 7 10
:scarcity_:accepting	0 3 3 3 7 -38 13 -24
:scarcity_:advance	6 -14 13 -18
:scarcity_:age	2 5 8 2 11 6
:scarcity_:asking	0 -8 4 3 6 17
:scarcity_:bid	7 2
:scarcity_:building	6 4
:scarcity_:burden	3 8 6 4
:scarcity_:child	0 -1
:scarcity_:childless	1 14
:scarcity_:clocktime	0 7 1 6 12 3
:scarcity_:deadline	6 -4 7 15 9 -2 10 13
:scarcity_:demand	6 7
:scarcity_:demanding	0 -2 2 2 6 -11 7 9 10 13
:scarcity_:denying	6 29 11 17
:scarcity_:deterring	0 11 1 -39 6 16
:scarcity_:disclaimer	6 6
:scarcity_:faith	2 12
:scarcity_:family	2 9
:scarcity_:feething	6 8 7 11 11 7 13 -4
:scarcity_:fixed	13 -53
:scarcity_:forename	7 5
:scarcity_:hiding	3 -9 6 17 8 -3
:scarcity_:income	0 18
:scarcity_:jobname	0 1
:scarcity_:keything	8 6
:scarcity_:longperiod	8 8
:scarcity_:losing	2 -2 6 5 7 2
:scarcity_:money	5 14
:scarcity_:nation	2 4
:scarcity_:nearby	6 10
:scarcity_:negation	1 -1 2 -6 3 -17 5 22 8 -32 11 3
:scarcity_:newness	8 1 10 4
:scarcity_:number	0 17 1 -2 2 1 3 -5 4 28 6 -19 13 -11
:scarcity_:offerdeal	6 35
:scarcity_:online	1 1 14 4
:scarcity_:onlyword	2 -7 5 8 6 6
:scarcity_:openprice	6 9 10 23 13 -1
:scarcity_:opinion	0 1 6 18 10 16
:scarcity_:origin	2 12
:scarcity_:payer	0 4 1 -1 5 6 6 30 13 3
:scarcity_:period	6 -6
:scarcity_:person	0 2
:scarcity_:pet	3 -1
:scarcity_:phone	1 14
:scarcity_:photo	8 14
:scarcity_:promise	7 -6
:scarcity_:ranking	6 -20
:scarcity_:record	8 7
:scarcity_:return	0 15
:scarcity_:room	0 -8
:scarcity_:scarcity	0 -3 6 41 8 -11
:scarcity_:seller	2 35 4 4 6 3
:scarcity_:spelled	1 -2 3 -21 4 4 6 1 8 -5
:scarcity_:superlative	5 8
:scarcity_:title	2 24 4 5 11 5
:scarcity_:urgency	6 21
:scarcity_:wanting	6 1
:scarcity_:work	0 13
:scarcity_:writeto	2 14 7 -20
:school	0 -6 1 31 2 -78 3 -70 4 -94 5 -63 6 -105 7 40 8 -55 9 -30 11 -4 12 -26 13 -6 14 74
:school $	2 -13 7 10 14 21
:school ,	1 -31 7 29 14 45
:school :age	1 23
:school :childless	1 20
:school :openprice	1 5 14 1
:school :school	1 -6
:school :spelled	14 1
:school :urgency	1 21
:school age	1 20
:school run	1 23
:school school	1 -8 7 4
:school you	2 1
:school>:absolute	7 2
:school>:advance	7 3
:school>:age	1 19
:school>:bid	7 3
:school>:childless	1 16
:school>:clocktime	14 5
:school>:jobname	0 5
:school>:negation	7 2
:school>:newness	7 3
:school>:number	14 -3
:school>:openprice	1 4 14 12
:school>:payer	7 2
:school>:promise	7 20
:school>:ranking	7 3
:school>:school	1 -8 7 9
:school>:spelled	14 15
:school>:urgency	1 21
:school_:absolute	7 24 14 8
:school_:advance	7 3
:school_:bid	7 6
:school_:building	14 1
:school_:codething	1 9 8 -14
:school_:deterring	1 6
:school_:disability	7 2
:school_:jobname	0 17
:school_:negation	7 9
:school_:neighbour	8 -5
:school_:newness	7 12
:school_:opinion	1 13
:school_:payer	7 1
:school_:photo	14 3
:school_:promise	7 26
:school_:ranking	7 2
:school_:room	8 -1
:school_:seller	1 8
:school_:spelled	1 -15
:school_:wanting	1 10
:seller	0 13 1 14 2 31 3 4 4 25 5 43 6 16 7 -17 8 9 9 -5 13 7 14 38
:seller $	0 -13 1 -2 2 1 6 -20 7 -60 8 1 11 -30 12 -12 14 -42
:seller ,	0 -3 2 17 4 -16 5 5 6 -29 7 11 8 43 14 22
:seller :absence	4 18 8 22 9 4 13 4
:seller :absolute	3 -12 4 -23 6 -12 7 -51 13 -18
:seller :accepting	0 -2 2 10 4 2 8 -1 13 13
:seller :advance	1 2 4 5
:seller :asking	0 -31 1 6 7 22 8 -16
:seller :bid	4 -17
:seller :building	9 8
:seller :burden	4 -19 6 -24 14 27
:seller :clocktime	4 5
:seller :codething	1 10 2 4 3 7 14 15
:seller :condition	6 22
:seller :deadline	13 1
:seller :demand	5 3 6 8
:seller :demanding	4 -2 5 8 13 7
:seller :denying	0 -6 1 -5 2 -7 4 19 6 -42 7 -47 8 -3
:seller :deterring	3 9 4 -2 5 14 11 13 14 11
:seller :disclaimer	0 -6 2 6 4 -11 5 19 6 -1 7 15 14 3
:seller :fairness	1 14 2 9 4 -9 5 2
:seller :family	0 12 1 -5 8 -10
:seller :fee	5 7 13 3
:seller :feething	4 -4 5 11 8 -18 12 8
:seller :fixed	13 23
:seller :forename	8 1
:seller :healthword	3 15
:seller :hiding	1 -15
:seller :holiday	9 1
:seller :income	5 -32 13 -4
:seller :jobname	5 36
:seller :kin	1 -14 2 -8 4 10 6 -4 8 12
:seller :lifeword	8 -1
:seller :losing	3 2 6 -6 8 11 14 7
:seller :money	11 4
:seller :nearby	5 1 7 1
:seller :negation	2 7 3 -3 6 1 7 -14 8 -24 10 -5 11 11
:seller :neighbour	9 8 14 9
:seller :newness	3 -18 7 -42
:seller :online	14 61
:seller :onlyword	3 11 4 -11 6 -9 7 -8
:seller :openprice	2 4 3 -6 4 2 11 16
:seller :opinion	1 10 2 4 3 6 7 -18 8 -10 14 -16
:seller :payer	5 -9
:seller :paying	0 -19 5 -49 13 -44
:seller :person	0 -5 2 -23 6 8 7 3 8 31
:seller :phone	1 3 6 2 8 -23 14 16
:seller :photo	9 9 11 23
:seller :preferring	1 9 2 6 4 3
:seller :promise	2 4 3 -2 6 9 7 -13 8 -5 11 5 13 2
:seller :ranking	0 2 4 7 6 -11
:seller :record	3 -25 8 -27
:seller :refusing	3 14
:seller :rent	13 1
:seller :return	13 1
:seller :room	2 10
:seller :rulesplace	3 -16
:seller :scarcity	0 12 1 -12 2 -14 3 -22 6 -10 7 -36 13 -10
:seller :seller	2 11
:seller :sex	2 -3 3 6 5 4
:seller :sexual	8 28
:seller :source	6 9
:seller :spelled	0 9 3 3 8 19 13 10 14 1
:seller :thing	5 24
:seller :title	6 7 8 -46 14 2
:seller :urgency	0 4
:seller :utility	3 -23
:seller :wanting	0 7 1 -22 3 -15 8 -4 13 5 14 -4
:seller :welcoming	3 5 4 12 13 8
:seller :work	0 -40
:seller :writeto	6 7
:seller a	2 -13
:seller about	3 -9
:seller account	13 21
:seller add	0 2
:seller advice	6 3
:seller am	4 9
:seller an	4 13
:seller and	2 15
:seller answer	6 -15
:seller are	0 9 1 10 2 -10 3 12 8 19 11 -16
:seller ask	1 5 4 -8 5 3
:seller asks	2 11
:seller books	10 22
:seller broker	5 11
:seller can	2 -9 6 3
:seller can't	2 4 3 -18 6 13 7 -56 11 15
:seller cannot	6 17
:seller client	0 13 1 13 4 13
:seller contents	5 7
:seller cost	5 -7
:seller costs	5 7
:seller didn't	6 3
:seller do	0 -3 3 -8 4 -27 5 4 7 4 13 -5
:seller doesn't	7 12
:seller don't	0 1 1 10 3 -3 4 -32 6 -22 11 -1
:seller down	14 1
:seller ex	8 6
:seller expect	6 14
:seller expense	5 -2
:seller fees	5 9
:seller flat	9 9
:seller flats	6 8
:seller fly	8 3
:seller go	8 11 14 5
:seller guarantee	7 30
:seller had	8 -6
:seller happy	13 4
:seller has	2 1 3 13
:seller have	13 -17
:seller holiday	9 1
:seller ideal	2 8
:seller in	0 -4 7 46 8 5
:seller inbox	6 4
:seller insta	14 16
:seller insurance	0 12
:seller is	2 7 3 9 8 1
:seller last	4 7
:seller lease	3 -20
:seller leave	4 5 8 13
:seller let	0 -7
:seller lets	12 2
:seller like	3 -13 13 7
:seller lodger	8 20
:seller look	0 9
:seller make	11 2
:seller mean	0 1 1 9 2 34
:seller mobile	14 10
:seller mortgage	0 2
:seller need	5 6
:seller neighbours	8 4
:seller never	7 -12
:seller no	8 1
:seller nor	11 5
:seller not	3 3
:seller number	14 13
:seller of	2 16 7 1
:seller on	14 22
:seller only	0 14
:seller other	1 15 3 10 11 20
:seller own	0 -3 2 13 8 -2 14 10
:seller pay	5 -35 13 -5
:seller phones	6 7
:seller please	4 3
:seller preference	0 13
:seller promise	7 3
:seller refuse	3 2
:seller rent	13 2
:seller request	1 2
:seller run	0 4
:seller say	7 10
:seller see	6 7
:seller sell	12 13
:seller sofa	5 9
:seller solicitor	5 8
:seller take	0 -3 13 30
:seller tenant	8 6
:seller tenants	7 7
:seller thought	6 3
:seller to	1 11 2 4 11 6
:seller took	0 4
:seller watch	0 7
:seller were	6 8
:seller what	4 6
:seller when	6 1
:seller who	6 14
:seller wife	4 3
:seller will	1 10 2 10 4 9 7 -49
:seller with	4 10
:seller won't	4 17 6 -25
:seller word	7 22
:seller words	6 5
:seller would	2 -10 6 4
:seller wouldn't	0 -3 6 10
:seller your	4 3
:seller youtube	14 2
:seller>:absence	4 16 8 37 9 3 13 1
:seller>:absolute	0 1 1 -5 4 -27 7 -2 13 -12
:seller>:accepting	0 -15 2 5 4 28 8 -15 13 9
:seller>:advance	4 16 6 -2
:seller>:asking	0 -17 1 3 7 35 8 -16
:seller>:benefit	0 1
:seller>:building	2 4 8 -43 9 22 10 6
:seller>:burden	2 -6 4 -1 14 35
:seller>:child	7 6
:seller>:clocktime	4 2 6 10 13 8
:seller>:codething	1 23 2 5 3 3 4 5 7 -11 14 20
:seller>:condition	6 18
:seller>:deadline	1 -21 6 7 8 6
:seller>:demand	3 3 5 12 6 41
:seller>:demanding	2 4 4 -11 5 7 6 13 11 -3 13 7
:seller>:denying	0 -8 1 -13 4 18 6 -55 7 -15 8 -4 13 -7
:seller>:deterring	2 -3 3 4 4 -1 5 9 6 -4 11 8 14 18
:seller>:disclaimer	0 -18 2 1 5 15 6 -22 7 33
:seller>:everyone	6 6
:seller>:fairness	1 18 2 7 5 14 8 -8
:seller>:family	0 11 1 -4 8 -10
:seller>:fee	5 12
:seller>:feething	0 4 5 16 12 9 13 -2 14 -3
:seller>:fixed	13 22
:seller>:forename	8 4
:seller>:healthword	3 13 8 15
:seller>:holiday	9 1
:seller>:income	5 -32 13 -6
:seller>:jobless	13 9
:seller>:jobname	5 39
:seller>:keything	8 9
:seller>:kin	1 -1 2 -10 4 16 6 -9 8 13
:seller>:losing	3 7 6 -23 8 19 14 5
:seller>:money	4 13 11 4
:seller>:negation	2 13 3 -2 4 -6 5 -2 6 11 7 -9 8 -23 11 2 13 -14
:seller>:neighbour	4 1 8 5 9 21 10 7 14 2
:seller>:newness	0 -5 1 -4 7 -14 10 -12
:seller>:number	0 6 7 -22 8 3 11 2 13 9 14 -4
:seller>:offerdeal	6 -8
:seller>:online	4 -21 8 -4 14 61
:seller>:onlyword	3 11 4 -2
:seller>:openprice	0 15 1 15 2 15 4 9 5 -2 11 6 14 6
:seller>:opinion	1 9 2 20 3 22 7 -23 8 -70 11 6 14 -21
:seller>:payer	1 -1 2 11 4 -5 5 -7 8 -25
:seller>:paying	5 -40 8 -5 13 -35
:seller>:person	1 -3 2 -2 6 25 7 1 8 27
:seller>:pet	3 28
:seller>:phone	2 -9 8 -5 14 18
:seller>:photo	9 22 10 8 11 24
:seller>:preferring	0 1 1 14 2 10 4 9 8 -20
:seller>:promise	2 18 6 13 8 -10 11 2 13 1
:seller>:ranking	0 1 4 13 8 -1 9 6 13 1
:seller>:record	1 -3 3 -27 4 3
:seller>:refusing	0 33 1 13 3 25
:seller>:regretting	1 10
:seller>:rent	0 9 4 -6 13 12
:seller>:return	0 19 4 -24 13 11
:seller>:room	2 13
:seller>:rulesplace	3 -20
:seller>:scarcity	0 14 1 -19 2 -6 7 -8 9 4
:seller>:seller	0 1 2 28
:seller>:sex	2 -11 3 4 5 3
:seller>:sexual	8 27
:seller>:source	6 5
:seller>:spelled	0 16 3 1 4 -37 8 30 13 21 14 6
:seller>:student	8 3
:seller>:thing	5 24
:seller>:time	2 -10 6 11
:seller>:title	2 21 8 -4 14 14
:seller>:urgency	0 4 8 3
:seller>:utility	3 -25
:seller>:wanting	0 4 1 -15 3 -8 4 6 8 -18 11 -24 12 9 13 8 14 -29
:seller>:welcoming	4 20 10 3 13 6
:seller>:work	0 -14
:seller>:writeto	0 -10 2 -16 6 4 7 3
:seller_:absence	2 -14 4 17 6 -13 8 5 12 33
:seller_:absolute	0 -3 3 23
:seller_:accepting	0 16 1 17 3 16 4 11 7 -52 8 -36 9 1 11 -2 13 -4
:seller_:advance	8 4
:seller_:age	1 3 5 24
:seller_:asking	1 -5 2 -15 4 3 5 13 8 -1
:seller_:benefit	0 31
:seller_:bid	7 -10 8 -9 13 -19
:seller_:building	2 -15 5 -22 6 -21 7 -12 8 -7 9 14 14 1
:seller_:burden	1 -32 6 3 7 -23 14 10
:seller_:child	1 8 7 2 14 2
:seller_:childless	1 16 2 -4 8 -1
:seller_:clocktime	1 5 8 37 9 8 13 16
:seller_:codething	0 4 2 -11 4 27 8 -12 14 36
:seller_:condition	6 -19
:seller_:deadline	1 -24 2 15 6 3 8 14 11 -14 12 26 13 -5
:seller_:demand	2 -2 3 17 4 -44 5 1 6 37 8 -26
:seller_:demanding	1 -6 3 3 4 -24 5 17 6 16 7 5 8 -10 11 -5 13 -4
:seller_:denying	1 -1
:seller_:deterring	3 12 4 -3 5 11 6 7 7 -23 8 3 14 6
:seller_:digits	11 5
:seller_:disability	2 4 8 2
:seller_:disclaimer	2 1 4 9 7 8
:seller_:dislike	2 5 3 7
:seller_:everyone	0 8 14 2
:seller_:fairness	2 -30 10 2
:seller_:faith	2 41
:seller_:family	1 26
:seller_:fee	5 17
:seller_:feething	0 5 5 11 6 -1
:seller_:fixed	4 6 8 9 12 24
:seller_:forename	8 26
:seller_:healthword	8 15
:seller_:hiding	0 20
:seller_:keything	6 10 8 26
:seller_:kin	1 -12
:seller_:lifeword	0 3 8 29
:seller_:longperiod	1 9
:seller_:losing	0 3 1 -2
:seller_:money	4 10 5 43 6 5
:seller_:nation	2 21
:seller_:nearby	11 13
:seller_:negation	0 -1 2 2 3 11 8 -13 11 12 13 -51
:seller_:neighbour	1 14 4 1 6 1 11 6
:seller_:newness	6 12 13 18
:seller_:number	4 10 5 12 7 -19 13 1 14 19
:seller_:offerdeal	4 15
:seller_:online	2 -6 4 -33 14 44
:seller_:onlyword	2 -14 3 2 4 14 7 -1 9 2
:seller_:openprice	0 3 1 -12 2 49 3 3 4 17 6 5 7 -6 8 -29 11 -12 12 3 13 -12 14 12
:seller_:opinion	2 18 3 8 6 7 8 -28 14 -12
:seller_:origin	2 21 8 -8
:seller_:payer	1 -25 7 -10 8 -16 11 6
:seller_:period	1 4 4 -4 6 -11 7 -19 11 5 13 33
:seller_:person	0 6 1 -3 2 10 3 14 8 -42
:seller_:pet	0 -15 1 -29 2 -48 3 21 4 -4 6 -9 8 -7
:seller_:photo	3 -7 11 10
:seller_:place	1 -27 7 -11
:seller_:politics	2 24
:seller_:preferring	0 -11 3 -12
:seller_:promise	1 -36 2 9 7 35 11 16
:seller_:ranking	6 33 8 -48 13 3
:seller_:record	0 1 4 7
:seller_:refusing	0 8 1 -17 2 -3 3 -5 4 2 5 -11 6 -7 7 -8
:seller_:regretting	3 8
:seller_:rent	2 2 4 5 13 9
:seller_:return	1 10 2 2 4 4 5 -20 13 13
:seller_:room	1 4 5 5
:seller_:safety	2 5
:seller_:scarcity	8 -3 9 2 13 2
:seller_:seller	1 -8 4 -4 8 10 11 15 14 -17
:seller_:sex	2 30
:seller_:spelled	0 -5 3 -22 4 8 5 27 6 6 7 -19 11 20 14 2
:seller_:superlative	4 3
:seller_:thing	8 2
:seller_:time	13 18
:seller_:title	6 -4 14 16
:seller_:urgency	6 -24
:seller_:wanting	0 -8 1 3 2 4 3 12 8 -24 12 13
:seller_:work	8 -8 14 13
:seller_:writeto	2 -23 4 -31 6 10 8 -18
:sex	0 -32 1 -46 2 160 3 -32 4 -55 6 -26 7 -58 8 38 9 -3 11 -90 12 -40 13 5 14 -85
:sex $	0 -21 1 -13 2 49 8 -18
:sex ,	1 -29 2 27
:sex :absolute	0 -2 1 -1 2 26 6 -6
:sex :accepting	2 7
:sex :advance	3 2
:sex :bid	6 1
:sex :building	2 9
:sex :burden	1 -5 2 41 6 -18 7 -3
:sex :consent	8 7
:sex :deadline	3 2
:sex :demanding	2 18 3 1
:sex :deterring	0 4 2 6
:sex :dislike	1 1
:sex :feething	2 6
:sex :income	2 18
:sex :lifeword	2 7
:sex :nearby	2 -15
:sex :neighbour	1 10 8 33
:sex :newness	3 2 6 6
:sex :onlyword	1 -2 2 24 6 -5
:sex :openprice	2 2
:sex :opinion	2 22
:sex :period	13 16
:sex :person	0 -22 1 -9 2 30
:sex :preferring	2 1
:sex :promise	2 7
:sex :ranking	3 2
:sex :scarcity	0 -2 1 -1 2 35 6 -9
:sex :wanting	2 35
:sex and	6 5
:sex day	13 17
:sex downstairs	1 7
:sex in	3 2 8 42
:sex on	0 5
:sex only	0 -1 2 28 6 -4
:sex or	2 -16
:sex to	2 22
:sex upstairs	8 2
:sex wanted	0 11
:sex will	2 12
:sex would	2 17
:sex>:absolute	0 -4 1 -7 2 24 6 -8 7 -4
:sex>:advance	3 1 8 7
:sex>:bid	6 6
:sex>:building	3 3
:sex>:burden	0 1 1 -9 2 33 7 -6
:sex>:codething	2 3
:sex>:consent	8 7
:sex>:deadline	3 2
:sex>:demanding	2 33
:sex>:deterring	0 17 2 8
:sex>:feething	2 2
:sex>:income	2 18
:sex>:nearby	2 -43
:sex>:negation	2 13
:sex>:neighbour	1 8 2 -12 8 53
:sex>:newness	3 1 6 4
:sex>:onlyword	0 -1 1 -6 2 29 6 -10
:sex>:openprice	2 7
:sex>:opinion	2 15
:sex>:paying	2 11
:sex>:period	13 16
:sex>:person	0 -23 1 -10 2 26
:sex>:promise	2 3
:sex>:ranking	3 1
:sex>:rent	7 4
:sex>:scarcity	0 -3 1 -2 2 47 6 -17
:sex>:seller	2 1
:sex>:sex	2 -31 6 15
:sex>:spelled	2 19 7 3
:sex>:time	2 3
:sex>:wanting	2 42
:sex>:welcoming	2 21
:sex>:writeto	2 14
:sex_:absence	2 16
:sex_:absolute	2 12
:sex_:accepting	2 12
:sex_:advance	2 5
:sex_:benefit	0 4
:sex_:building	2 13
:sex_:child	2 17
:sex_:codething	2 12 8 18
:sex_:condition	2 9
:sex_:deadline	2 11
:sex_:demanding	2 23
:sex_:deterring	2 11
:sex_:disclaimer	2 7
:sex_:dislike	2 4
:sex_:everyone	2 -4
:sex_:faith	2 -18
:sex_:forename	8 1
:sex_:healthword	1 2 2 -2
:sex_:hiding	2 32
:sex_:income	6 1
:sex_:keything	8 13
:sex_:lifeword	2 -13 8 25
:sex_:negation	0 -22 2 43
:sex_:neighbour	8 20
:sex_:newness	2 34
:sex_:number	2 15 8 4
:sex_:onlyword	2 35
:sex_:openprice	6 3
:sex_:opinion	2 20 6 4
:sex_:origin	2 -1
:sex_:payer	2 14
:sex_:pet	3 2
:sex_:photo	2 11
:sex_:ranking	2 24 8 3
:sex_:room	2 19 8 46
:sex_:scarcity	2 18
:sex_:seller	2 35
:sex_:sex	2 -40 6 3 8 -43
:sex_:spelled	2 38 8 -6
:sex_:superlative	2 9
:sex_:title	2 20
:sex_:urgency	2 3
:sex_:wanting	2 49
:sex_:welcoming	2 25
:sex_:writeto	2 8
:sexual	0 -2 1 -94 2 100 3 -64 4 -5 6 -64 7 -15 8 55 11 -3 13 -9
:sexual $	2 26 8 14
:sexual ,	2 45 8 1
:sexual :childless	1 -24 2 41
:sexual :codething	4 4
:sexual :demand	2 2
:sexual :kin	2 2
:sexual :openprice	0 -1
:sexual :person	0 -41 1 -47 2 66 6 -7
:sexual :promise	2 7
:sexual :sex	2 8
:sexual :work	0 8
:sexual and	2 17
:sexual couple	2 1
:sexual couples	1 -13 2 29
:sexual in	0 3
:sexual is	4 4
:sexual people	2 2
:sexual will	2 7
:sexual>:burden	2 2
:sexual>:childless	1 -24 2 41
:sexual>:codething	4 4
:sexual>:demand	2 1
:sexual>:everyone	2 7
:sexual>:fairness	2 14
:sexual>:hiding	0 4
:sexual>:kin	2 34
:sexual>:negation	2 17
:sexual>:number	2 11
:sexual>:onlyword	2 4
:sexual>:openprice	0 -1
:sexual>:person	0 -42 1 -48 2 63 6 -12
:sexual>:promise	2 15
:sexual>:rulesplace	0 4
:sexual>:sex	2 6
:sexual>:sexual	2 31
:sexual>:spelled	2 5
:sexual>:urgency	2 -19
:sexual>:work	0 8
:sexual_:absolute	2 5
:sexual_:asking	2 17
:sexual_:burden	2 30
:sexual_:demanding	2 21
:sexual_:deterring	2 18
:sexual_:everyone	2 5
:sexual_:fairness	2 11
:sexual_:healthword	8 4
:sexual_:hiding	0 9
:sexual_:kin	2 25
:sexual_:lifeword	8 4
:sexual_:nearby	10 1
:sexual_:negation	2 20
:sexual_:newness	10 1
:sexual_:number	2 2 4 2
:sexual_:onlyword	2 21
:sexual_:place	10 1
:sexual_:return	10 1
:sexual_:rulesplace	0 4
:sexual_:scarcity	2 19
:sexual_:seller	8 1
:sexual_:sex	2 16
:sexual_:sexual	2 34
:sexual_:spelled	2 7
:sexual_:tribunalrent	10 1
:sexual_:urgency	2 -23
:sexual_:wanting	2 3
:sexual_:welcoming	2 1
:sexual_:writeto	2 -24
:source	1 -31 2 -52 3 -42 4 -26 5 1 6 -32 7 -2 8 -33 9 -21 10 12 12 -105 13 -55 14 -76
:source $	1 -22 2 -13 4 -2 6 -22 7 -12 11 1
:source ,	0 -11 10 17 11 5
:source :asking	7 3
:source :councilpay	0 7
:source :fee	5 14
:source :number	8 -14
:source :online	14 2
:source :openprice	0 -2 7 -5
:source :opinion	7 -2
:source :person	0 1
:source :ranking	0 5
:source :spelled	11 2
:source :time	11 3
:source :title	8 6
:source :utility	0 -34 7 -4
:source breakfast	6 32
:source fees	5 8
:source for	4 13 7 6
:source letters	0 2
:source tax	0 -34 7 -4
:source tenants	0 1
:source that	0 3
:source the	2 3 6 -3 8 20
:source then	11 3
:source there's	7 4
:source>:building	2 4 10 6
:source>:councilpay	0 5
:source>:denying	0 11
:source>:fee	5 10
:source>:healthword	8 4
:source>:hiding	0 2
:source>:negation	0 2 7 7
:source>:number	4 -4 7 -7 8 -44 14 -27
:source>:online	14 2
:source>:openprice	4 6 7 -18
:source>:opinion	7 -19
:source>:person	0 11 4 5
:source>:ranking	0 1
:source>:record	8 -12
:source>:seller	6 5
:source>:source	7 -18
:source>:time	11 3
:source>:utility	0 -42 7 -6
:source_:accepting	0 6 2 6
:source_:asking	7 20
:source_:building	7 4 10 9
:source_:burden	2 7
:source_:codething	2 7
:source_:consent	7 10
:source_:demand	4 1
:source_:demanding	0 1
:source_:denying	0 10
:source_:deterring	5 17
:source_:healthword	8 17
:source_:money	4 6
:source_:negation	0 11 1 16 7 2
:source_:number	4 -12 7 -4 8 -50 14 -14
:source_:onlyword	2 9
:source_:opinion	5 7
:source_:paying	0 13
:source_:person	0 15 4 9
:source_:promise	7 17
:source_:record	7 -33 14 -1
:source_:rent	0 14
:source_:return	0 8
:source_:room	10 15
:source_:school	1 4
:source_:seller	0 6
:source_:source	7 -19
:source_:spelled	7 8
:source_:title	2 2
:source_:writeto	0 13
:spelled	0 -7 1 8 2 7 3 22 4 -21 5 -14 6 2 8 1 9 19 10 -41 11 -36 13 6 14 33
:spelled #	8 -1
:spelled ##	4 10 5 4 14 2
:spelled $	1 6 2 -3 3 1 5 -14 6 -52 7 -38 8 18 10 -1 14 32
:spelled ,	0 -20 1 -17 2 5 4 -38 6 -4 7 -18 8 4 10 -21 11 -3 12 -18 14 65
:spelled :absence	2 12 6 9 8 13
:spelled :absolute	0 -65 3 -13 7 4 8 -24 14 7
:spelled :age	4 23 7 12 8 10 13 -2
:spelled :asking	0 1 2 -7
:spelled :benefit	0 49 7 -26 13 6
:spelled :bid	4 -6 13 -8
:spelled :building	0 5 2 3 6 2 7 25
:spelled :burden	1 -2 4 -7 11 12 12 1 13 11
:spelled :child	0 -3 1 42 2 -8 6 -21 7 -53
:spelled :childless	1 9
:spelled :childthing	1 16
:spelled :clocktime	0 23 1 26 4 -12 5 -10 6 21 7 -10 12 -10 14 -17
:spelled :codething	0 -7 4 3 6 -7 7 -33 8 30 12 5 13 -12
:spelled :condition	13 7
:spelled :councilpay	0 4
:spelled :deadline	5 16 6 10
:spelled :demand	2 -11
:spelled :demanding	1 -14 2 -68 6 -2
:spelled :denying	10 7
:spelled :deterring	0 17 2 -42 3 -42 5 20 6 8 7 10 8 14 14 -2
:spelled :digits	14 14
:spelled :disability	2 23
:spelled :disclaimer	6 7 7 -5 11 25
:spelled :dislike	1 3
:spelled :everyone	0 -5 3 -1 6 -2 7 12
:spelled :faith	2 1
:spelled :family	8 2
:spelled :fee	0 -4 1 -12 3 -15 5 -52 6 -9 7 -15
:spelled :feething	3 -18 5 -2 13 19
:spelled :healthword	2 16
:spelled :hiding	6 10
:spelled :holiday	3 -9 6 -48
:spelled :income	0 11 13 5
:spelled :jobless	0 24
:spelled :jobname	1 1
:spelled :lifeword	9 1
:spelled :longperiod	5 -4 8 -12 12 26 13 -20
:spelled :losing	13 14
:spelled :money	4 6 5 32
:spelled :nation	2 38
:spelled :nearby	6 -20 7 7 8 -50
:spelled :negation	1 -30 7 -25 8 5 14 5
:spelled :neighbour	7 6 8 11
:spelled :newness	0 30 7 13 13 -28
:spelled :number	0 6 3 -3 4 26 5 1 7 -8 8 3 12 1 13 -14 14 -1
:spelled :offerdeal	2 8
:spelled :online	14 33
:spelled :openprice	0 22 3 12 13 14 14 2
:spelled :opinion	2 -24 3 13 4 15 6 8 12 20
:spelled :origin	2 38
:spelled :payer	0 -25 1 -30 2 -6 5 -72 6 6 8 -22 12 8 14 1
:spelled :paying	5 -29
:spelled :period	1 -6 3 -14 4 -46 5 -19 7 -8 8 -2 10 -50 12 2 13 -4 14 -51
:spelled :person	1 -8 2 -5 4 7 7 1
:spelled :pet	0 -1 1 -12 3 5 6 -2 7 -37
:spelled :petpart	1 -7 3 33
:spelled :phone	8 25
:spelled :photo	7 9 10 7
:spelled :place	14 14
:spelled :politics	2 5
:spelled :preferring	8 1
:spelled :promise	2 -9 7 -9 11 6
:spelled :record	7 19 8 11 13 -1
:spelled :refusing	0 -4 1 -1 3 -4
:spelled :rent	13 18
:spelled :return	4 -37 7 -10 14 11
:spelled :room	0 -10 2 16 3 22 8 -31 10 3 14 -13
:spelled :safety	1 -1 7 27
:spelled :scarcity	6 11 13 14
:spelled :school	1 56 14 18
:spelled :seller	3 1 4 5 5 -24 6 7 12 23 13 -11
:spelled :sex	2 23 8 4
:spelled :sexual	2 30
:spelled :spelled	0 12 1 -2 2 1 4 -55 5 -23 7 -61 8 21 13 5 14 46
:spelled :student	2 -21
:spelled :superlative	7 4 12 1 13 -6
:spelled :time	13 29
:spelled :title	8 6
:spelled :tribunalrent	1 9 12 20 13 -3
:spelled :urgency	0 3 2 -7 8 -39
:spelled :wanting	13 -12
:spelled :welcoming	2 2
:spelled :work	0 13 6 2 8 6 13 4
:spelled a	1 2
:spelled agents	4 2
:spelled all	0 -8
:spelled and	2 11 7 2 8 17
:spelled animals	3 1
:spelled any	7 22
:spelled asking	3 1
:spelled babies	1 5 2 8
:spelled babys	1 12
:spelled bar	0 -1
:spelled bed	6 2 7 9 10 7
:spelled bedroom	2 15
:spelled bedrooms	1 4
:spelled beds	3 19
:spelled bidding	4 -5
:spelled blacks	2 8
:spelled bonfires	8 2
:spelled boys	1 13 8 7
:spelled brothers	2 10
:spelled buggy	1 1
:spelled chain	3 -3
:spelled children'	1 3
:spelled children's	1 -21
:spelled com	14 33
:spelled credit	0 -1 13 6
:spelled crime	7 9
:spelled dawgs	3 19
:spelled dawn	8 15
:spelled day	6 8
:spelled days	9 6
:spelled digits	8 7
:spelled dog	3 -7
:spelled dogs	2 5
:spelled dot	14 10
:spelled double	14 10
:spelled dss	0 19 1 5
:spelled eight	9 12
:spelled example	14 27
:spelled exceptions	2 -5 12 2
:spelled families	1 3 2 -4 6 3
:spelled fee	3 -2
:spelled fifty	4 29
:spelled five	14 14
:spelled flat	7 13
:spelled for	0 14 1 2 6 -23 12 7
:spelled foreigners	2 2
:spelled four	8 7
:spelled from	0 19
:spelled gays	2 7
:spelled go	13 16
:spelled good	2 18
:spelled grand	6 1
:spelled guarantee	7 -15
:spelled guarantor	0 -15 13 37
:spelled harm	2 4
:spelled hb	0 11 5 2
:spelled his	8 14
:spelled home	0 13 2 20
:spelled hours	6 10
:spelled hundred	8 -27
:spelled i'm	2 1
:spelled ifs	7 24
:spelled in	8 8 11 12 14 1
:spelled is	11 5
:spelled isn't	3 5
:spelled it	7 11
:spelled it's	2 5 6 4
:spelled job	0 5
:spelled joke	6 2
:spelled kids	1 -2
:spelled ladies	2 2
:spelled lads	2 -3
:spelled landlord	7 8
:spelled least	0 14 4 5 12 3
:spelled left	6 15
:spelled legged	3 26
:spelled legs	3 32
:spelled less	5 3
:spelled lever	8 -8
:spelled men	2 1
:spelled midnight	6 11
:spelled minimum	12 -5
:spelled minutes	6 -1
:spelled month	12 7 13 6
:spelled month's	13 -12
:spelled months	0 5 1 -6 5 -34 9 -3 12 3 13 15
:spelled months'	4 -3 5 -3 12 -40 13 9
:spelled more	11 2
:spelled most	3 4
:spelled mums	8 6
:spelled my	8 3
:spelled need	2 -16 13 -16
:spelled nights	9 2
:spelled nippers	1 6
:spelled no	1 -1 2 4 8 3
:spelled number	8 12
:spelled nursery	1 1
:spelled objection	1 -5 3 -8
:spelled of	1 9 6 4 14 -6
:spelled off	5 4
:spelled oh	14 16
:spelled on	0 12 5 4
:spelled once	13 9
:spelled one	0 15 1 3 2 1 8 13
:spelled or	13 16
:spelled other	6 9 7 30
:spelled our	5 -24
:spelled parties	9 1
:spelled per	7 4
:spelled petts	3 14
:spelled plus	12 9
:spelled present	11 8
:spelled price	2 7
:spelled problem	0 -4
:spelled reason	6 3
:spelled rents	13 1
:spelled responsibility	11 7
:spelled right	0 4
:spelled rolling	12 3
:spelled romanians	2 2
:spelled rooms	2 15
:spelled school	1 51
:spelled scot	14 9
:spelled set	4 8
:spelled seven	14 27
:spelled sinks	2 7
:spelled six	8 -10 12 6
:spelled smoking	3 4 9 1
:spelled st	7 21
:spelled such	7 18
:spelled telly	8 2
:spelled tenant	7 10
:spelled the	0 -16 1 -12 2 -17 3 -11 4 -16 6 -13 7 -20 8 15 10 4 13 35
:spelled they	7 2
:spelled thing	0 3
:spelled this	6 49 7 -9
:spelled three	14 5
:spelled till	8 13
:spelled time	0 18
:spelled times	2 4 13 15
:spelled to	2 -7 3 7 4 7
:spelled toddlers	1 2
:spelled trouble	8 4
:spelled two	8 -26 14 29
:spelled uk	14 12
:spelled up	5 2
:spelled vat	5 5
:spelled viewing	0 5
:spelled water	3 3
:spelled we	12 10
:spelled wee	1 3
:spelled weekly	13 -8
:spelled weeks	9 13
:spelled weeks'	13 -4
:spelled which	12 1
:spelled who	6 6
:spelled with	2 33 14 16
:spelled work	0 -1 8 12
:spelled www	14 11
:spelled year	12 10
:spelled years	7 14
:spelled you'd	1 5
:spelled your	3 14 5 36 6 13
:spelled zero	14 13
:spelled £#	5 20
:spelled>:absence	1 3 2 14 4 -12 8 2 12 -2 14 -22
:spelled>:absolute	0 -89 2 -6 7 33 14 2
:spelled>:accepting	6 31
:spelled>:advance	5 4 6 1 13 41
:spelled>:age	4 21 7 7 8 22
:spelled>:benefit	0 47 7 -31 13 5
:spelled>:bid	4 -20 6 2
:spelled>:building	0 11 1 13 2 2 3 10 6 5 7 5 8 11 14 9
:spelled>:burden	1 -11 4 -16 6 -4 11 4 13 8
:spelled>:child	0 -6 1 42 2 -14 6 -35 7 -17
:spelled>:childthing	1 37
:spelled>:clocktime	0 20 1 45 4 -33 5 -31 6 25 12 -23 14 -4
:spelled>:codething	2 -5 4 12 8 28
:spelled>:condition	0 -6 6 11 13 13
:spelled>:councilpay	0 28
:spelled>:deadline	0 -5 5 27 6 1 8 -7 11 -8
:spelled>:demand	0 7 1 11 6 -8
:spelled>:demanding	1 -24 2 -8 4 1 6 -22
:spelled>:denying	2 -4 6 19 10 6
:spelled>:deterring	0 1 2 -28 3 -13 5 11 11 -3 14 -12
:spelled>:digits	3 9 11 4 14 8
:spelled>:disability	1 -3 2 31
:spelled>:disclaimer	5 11 6 1 11 38 13 1
:spelled>:dislike	0 -1 7 7
:spelled>:everyone	0 -23 2 15 3 -3 6 -8 7 6
:spelled>:fairness	4 4
:spelled>:faith	2 11
:spelled>:family	8 3
:spelled>:fee	0 -22 1 -13 3 -18 6 3 7 -25
:spelled>:feething	3 -19 5 -18 8 8 13 15
:spelled>:fixed	14 6
:spelled>:forename	7 2
:spelled>:healthword	2 13 6 4
:spelled>:hiding	3 2 4 -4 6 5 8 -24
:spelled>:holiday	1 11 2 -1 3 -13 6 -26 8 -7
:spelled>:income	0 15 4 2
:spelled>:jobless	0 42 5 9
:spelled>:jobname	8 6
:spelled>:keything	8 -4
:spelled>:kin	1 -3 2 -3 3 12
:spelled>:lifeword	9 4
:spelled>:longperiod	0 5 5 -12 8 -14 12 20
:spelled>:losing	8 -12 13 20
:spelled>:money	0 15 5 21 6 36 7 11 13 -9
:spelled>:nation	2 49
:spelled>:nearby	0 -1 1 -23 6 -46 7 18 8 -1 10 5
:spelled>:negation	1 -2 2 11 3 24 6 1 8 36
:spelled>:neighbour	3 21 7 8 8 33
:spelled>:newness	0 11 2 -1 7 15 13 -23
:spelled>:number	2 -8 3 -3 4 21 8 11 12 18 13 -13 14 -17
:spelled>:offerdeal	2 2 6 19
:spelled>:online	14 38
:spelled>:onlyword	0 -16 2 -1 6 -2 13 9
:spelled>:openprice	0 5 1 -8 6 14 9 5 13 12 14 15
:spelled>:opinion	1 -3 4 10 8 1 12 16
:spelled>:origin	2 36
:spelled>:payer	0 -27 5 -32 12 7 13 -10
:spelled>:paying	2 -3
:spelled>:period	0 3 1 -8 3 -18 4 -61 5 -6 7 -11 8 -1 10 -56 14 -2
:spelled>:person	0 -7 2 -20 3 29 4 8 5 5 7 4
:spelled>:pet	0 -2 1 -14 7 -44
:spelled>:petpart	1 -8 3 33
:spelled>:phone	8 20
:spelled>:photo	14 12
:spelled>:place	7 11 14 10
:spelled>:promise	0 -3 2 -30 7 -5 11 9
:spelled>:ranking	1 -21 8 -17 13 10
:spelled>:record	7 22 8 8 13 -2
:spelled>:refusing	0 -11 1 -8 3 -10 8 -20
:spelled>:regretting	0 8 1 5
:spelled>:rent	4 -1 6 7 13 10
:spelled>:return	0 16 4 -41 5 -9 6 17 7 -1 14 9
:spelled>:room	0 -6 2 5 3 19 8 -6 9 14 12 2 14 -15
:spelled>:rulesplace	1 -14
:spelled>:safety	1 -8 7 23
:spelled>:scarcity	0 -8 3 2 6 24 13 14
:spelled>:school	1 40 7 11 14 21
:spelled>:seller	0 2 1 19 2 18 5 -39 12 22 13 -31 14 -14
:spelled>:sex	2 32 8 1
:spelled>:sexual	2 28
:spelled>:spelled	0 9 1 -14 2 7 3 13 4 -36 5 -47 6 -1 7 -1 8 13 12 9 13 5 14 60
:spelled>:student	2 -24 3 15
:spelled>:superlative	13 -1
:spelled>:thing	2 13
:spelled>:time	13 28 14 5
:spelled>:title	2 10 6 12 8 19 14 4
:spelled>:tribunalrent	1 12 7 -4 12 14
:spelled>:urgency	1 -2 2 -10 6 -14 7 -12 14 -12
:spelled>:wanting	0 2 2 -11 4 11 9 1 13 -16
:spelled>:welcoming	1 29 2 10
:spelled>:work	0 18 8 12 13 1
:spelled>:writeto	6 7
:spelled_:absence	0 9 1 11 3 -56 8 -19 14 -11
:spelled_:absolute	0 -9 1 2 3 3 8 1 13 -9 14 19
:spelled_:accepting	1 1 5 14 6 5 9 1 12 4
:spelled_:advance	2 -3 3 -17 7 -45 9 -7 13 19
:spelled_:age	1 16 4 -8
:spelled_:asking	0 32 2 -11 13 -2
:spelled_:benefit	0 11 1 -10
:spelled_:bid	6 9 9 10 11 8
:spelled_:building	0 7 2 -1 6 -18 8 17 11 -6 14 1
:spelled_:burden	3 7 6 18 8 -14 10 -2
:spelled_:child	0 7 1 17
:spelled_:childless	6 15 9 19
:spelled_:childthing	1 2
:spelled_:clocktime	1 8 4 -34 6 5 8 16 12 -7 14 -7
:spelled_:codething	2 -34 3 -19 4 10 5 8 7 6 12 21
:spelled_:condition	0 -23 1 7 2 -13 3 17 7 5
:spelled_:councilpay	0 13
:spelled_:deadline	1 -32 4 -14 6 6 8 -4 9 -5 10 -12 13 9
:spelled_:demand	0 20 4 22 8 2
:spelled_:demanding	4 7 5 12 6 -16 12 2 13 -7
:spelled_:denying	2 -4 6 15 7 -10 12 -20
:spelled_:deposit	5 1
:spelled_:deterring	1 2 2 -3 5 9 6 -4 8 -20 13 -11 14 -1
:spelled_:digits	11 4 14 12
:spelled_:disability	1 -10 2 30
:spelled_:disclaimer	5 3 11 12 13 -16
:spelled_:dislike	3 -3
:spelled_:everyone	1 -29 2 22 6 5 7 -21 10 4
:spelled_:fairness	6 3 13 -9
:spelled_:family	0 5 3 6 8 4
:spelled_:fee	0 -10 1 -20 3 -19 5 2 6 4 7 20 13 -30
:spelled_:feething	0 30 5 -10 8 9
:spelled_:fixed	3 -10 13 -14 14 2
:spelled_:forename	7 17
:spelled_:healthword	8 1
:spelled_:hiding	2 6 4 -21 7 1 8 -21
:spelled_:holiday	1 3 7 1 8 -33 9 19
:spelled_:income	0 7 13 -11
:spelled_:jobless	0 29 5 9 6 1
:spelled_:jobname	2 11
:spelled_:keything	5 -12 8 -21
:spelled_:kin	0 16 1 -10 3 7 8 25
:spelled_:lifeword	2 3 3 -28 6 15 8 -5 9 1
:spelled_:longperiod	12 6
:spelled_:losing	2 11 3 -10 8 -4
:spelled_:money	0 9 5 13 6 19 7 11
:spelled_:nation	2 35
:spelled_:nearby	0 -18 1 -41 2 1 4 -11 5 -1 7 20 10 10
:spelled_:negation	0 25 1 16 2 20 3 23 4 -2 7 -3 8 25
:spelled_:neighbour	2 -10 3 14 8 4
:spelled_:newness	0 -28 2 -7 7 1 10 14
:spelled_:number	0 -16 1 6 2 -2 5 -37 6 -10 8 11 13 -5
:spelled_:offerdeal	6 11 7 9
:spelled_:online	0 2 2 -3 14 3
:spelled_:onlyword	0 -30 1 8 3 1 6 -4 8 1
:spelled_:openprice	0 -1 2 3 4 6 5 25 6 9 7 22 11 15
:spelled_:opinion	0 -4 1 5 3 -44 4 13 5 10 6 -1 7 12 12 2 14 -13
:spelled_:origin	2 3
:spelled_:payer	1 8 3 -4 5 -14 6 -36 9 3 11 14
:spelled_:paying	3 -10 13 20 14 -15
:spelled_:period	2 9 4 5 5 10 7 14 12 20
:spelled_:person	2 -2 3 8 5 2 6 7 9 7
:spelled_:pet	2 6 3 3 8 22
:spelled_:petpart	3 15
:spelled_:phone	7 7 8 14 14 18
:spelled_:photo	2 -5 6 -4 7 -11 11 7 14 6
:spelled_:place	0 -50 1 -18 2 -3 3 -38 6 1 7 13 10 14
:spelled_:politics	8 12
:spelled_:preferring	2 -10 4 7
:spelled_:promise	0 -17 2 -20 4 -39 5 -7 8 3 12 -6
:spelled_:ranking	2 -34 3 -18 5 -11 7 -8 8 -13 14 7
:spelled_:record	7 1 8 -5
:spelled_:refusing	3 -30 8 -35
:spelled_:regretting	0 6 6 -3
:spelled_:rent	0 -11 1 -3 5 -5 12 -1
:spelled_:return	0 5 1 -27 2 -24 4 -12 6 30 7 1 8 -5 9 -8 10 3 12 -23 14 10
:spelled_:room	4 13 7 8 9 22 14 -27
:spelled_:safety	7 22
:spelled_:scarcity	0 -5 1 3 2 12 3 5 5 4 6 24 7 -5
:spelled_:school	7 20 8 -7
:spelled_:seller	0 9 1 32 2 9 4 -2 5 -11 7 4 9 3 11 8 14 -1
:spelled_:sex	2 39 8 8
:spelled_:source	7 -32
:spelled_:spelled	0 2 1 15 2 8 3 -14 4 -24 5 -22 6 -24 9 4 10 -1 13 13 14 75
:spelled_:student	3 5
:spelled_:thing	2 2
:spelled_:time	7 13 14 7
:spelled_:title	1 3 2 11 5 8 8 21
:spelled_:tribunalrent	10 13 13 -10
:spelled_:urgency	6 -21 8 5 14 3
:spelled_:wanting	1 5 4 22 5 10 8 -19
:spelled_:welcoming	1 12 2 -1 6 -15 13 17
:spelled_:work	0 34 6 -25 7 -33
:spelled_:writeto	0 6 1 -3 2 -6 5 7 6 5
:student	0 -38 1 -76 2 -17 3 29 4 -26 6 -2 7 -12 8 10 13 22 14 -19
:student $	0 3 3 20
:student ,	0 -21 3 5
:student :codething	13 2
:student :jobname	8 9
:student :openprice	3 6
:student :paying	13 6
:student and	8 1
:student is	13 2
:student or	3 6
:student policeman	8 9
:student>:absence	8 7
:student>:codething	13 2
:student>:income	13 1
:student>:jobname	8 8
:student>:keything	8 -5
:student>:number	8 18
:student>:openprice	3 6
:student>:paying	13 5
:student>:person	0 -8
:student>:pet	3 11
:student>:wanting	6 1
:student_:absence	8 4
:student_:benefit	0 -21
:student_:burden	0 -25
:student_:condition	7 2
:student_:deterring	0 -18 2 6
:student_:lifeword	9 1
:student_:number	8 36 13 10
:student_:paying	13 5
:student_:person	0 -18
:student_:spelled	8 19 13 17
:superlative	1 -9 2 -18 3 2 4 22 5 -15 7 139 8 -41 11 -2 12 6 13 -44 14 -7
:superlative $	1 -12 4 2 6 5 7 19 13 -11
:superlative ,	7 12 14 1
:superlative :absence	7 2
:superlative :absolute	7 13
:superlative :accepting	7 18
:superlative :bid	4 18 6 -4 7 -22
:superlative :building	2 -30 4 -4 7 63
:superlative :burden	3 2
:superlative :clocktime	8 3
:superlative :deadline	4 1 6 -32 7 -9
:superlative :deposit	0 4
:superlative :deterring	7 6
:superlative :disclaimer	4 12
:superlative :hiding	1 17
:superlative :holiday	6 3
:superlative :money	4 3 7 4
:superlative :nearby	7 22
:superlative :neighbour	7 23
:superlative :number	7 1
:superlative :offerdeal	4 15 6 -17
:superlative :online	2 8
:superlative :openprice	4 -15 7 6
:superlative :opinion	4 -10 7 38
:superlative :payer	7 18
:superlative :paying	0 3
:superlative :phone	8 5
:superlative :photo	7 8
:superlative :place	7 19
:superlative :preferring	2 10
:superlative :rent	4 -2 7 19
:superlative :return	4 -11 7 21
:superlative :room	2 3 7 9
:superlative :rulesplace	7 24
:superlative :seller	7 23
:superlative :urgency	6 3
:superlative :utility	7 13
:superlative :wanting	2 4
:superlative a	12 3
:superlative against	0 4
:superlative and	1 -4 4 12 6 -11
:superlative be	6 18
:superlative beautiful	7 3
:superlative deposit	0 4
:superlative else	7 8
:superlative flat	7 8
:superlative floor	2 1 7 -18
:superlative house	7 17
:superlative kitchen	7 12
:superlative landlord	7 27
:superlative neighbours	7 2
:superlative of	7 -63 9 9
:superlative offer	4 12
:superlative on	6 3
:superlative place	7 2
:superlative rent	7 8
:superlative street	7 12
:superlative suited	2 11
:superlative than	7 3
:superlative that	7 -7
:superlative to	7 11
:superlative value	7 5
:superlative view	7 7
:superlative we'd	4 8
:superlative with	3 16
:superlative £#	4 3
:superlative>:absence	7 1
:superlative>:absolute	7 17
:superlative>:accepting	4 17 7 25
:superlative>:advance	7 13
:superlative>:bid	4 24 7 -24
:superlative>:building	2 -43 4 -9 7 62
:superlative>:burden	3 1 6 3
:superlative>:clocktime	8 9
:superlative>:codething	0 2 11 6
:superlative>:deadline	4 8 6 -34 7 -13 9 1
:superlative>:demand	4 -6 6 5
:superlative>:deposit	0 3
:superlative>:deterring	7 6
:superlative>:disclaimer	4 27 6 -1
:superlative>:hiding	1 17
:superlative>:holiday	6 3
:superlative>:income	4 12
:superlative>:longperiod	12 11
:superlative>:losing	7 4
:superlative>:money	4 20 7 3
:superlative>:nearby	7 14
:superlative>:neighbour	7 29
:superlative>:offerdeal	4 20 6 -16
:superlative>:online	2 6
:superlative>:onlyword	1 12
:superlative>:openprice	4 -22 6 -15
:superlative>:opinion	4 -27 7 33
:superlative>:period	4 9 12 9
:superlative>:person	0 24 1 1 7 14
:superlative>:petpart	3 25
:superlative>:phone	8 5
:superlative>:photo	7 8
:superlative>:place	6 -9 7 29
:superlative>:preferring	2 9
:superlative>:ranking	7 10
:superlative>:rent	4 -21 5 9 7 22
:superlative>:return	4 -30 5 6 7 23
:superlative>:room	2 1 7 5
:superlative>:rulesplace	7 17
:superlative>:scarcity	4 14
:superlative>:seller	7 4
:superlative>:spelled	6 16
:superlative>:superlative	7 35
:superlative>:urgency	6 8
:superlative>:utility	7 12
:superlative>:wanting	2 2
:superlative>:work	7 2
:superlative_:absence	0 20
:superlative_:absolute	2 -10 6 -21 7 33
:superlative_:accepting	4 27
:superlative_:bid	4 3
:superlative_:building	7 38
:superlative_:burden	1 1 7 35
:superlative_:clocktime	6 -17
:superlative_:codething	4 -8 7 -6 12 1
:superlative_:condition	7 -5
:superlative_:deadline	4 10 9 2
:superlative_:demanding	4 3
:superlative_:deterring	1 5 2 1 7 35
:superlative_:disclaimer	4 15
:superlative_:everyone	7 12
:superlative_:family	7 6
:superlative_:feething	7 2
:superlative_:longperiod	12 10
:superlative_:losing	7 2
:superlative_:money	4 21
:superlative_:nearby	7 8
:superlative_:negation	7 17
:superlative_:neighbour	7 7
:superlative_:newness	7 1
:superlative_:number	1 19 7 -22 14 2
:superlative_:onlyword	1 15
:superlative_:openprice	4 -8 6 -37 7 6
:superlative_:opinion	2 10 4 -1
:superlative_:payer	7 14 10 8
:superlative_:period	4 19 8 2 12 7
:superlative_:person	0 14 2 7 7 3
:superlative_:petpart	3 23
:superlative_:place	2 -19 4 -39 7 57
:superlative_:ranking	4 -1
:superlative_:rent	5 7 13 5
:superlative_:return	4 -8 5 3 7 9 13 11
:superlative_:room	7 48
:superlative_:scarcity	4 10 6 -12
:superlative_:seller	10 8
:superlative_:spelled	1 21 3 2 6 17
:superlative_:superlative	7 39
:superlative_:tribunalrent	7 9 12 3
:superlative_:urgency	6 24
:superlative_:work	0 13
:superlative_:writeto	7 7
:thing	0 -84 1 -7 2 -61 3 -25 4 -57 5 23 6 -37 7 -60 8 -45 9 -57 10 -51 12 -109 13 -43 14 -117
:thing $	2 10 3 -28 8 -12 9 -1
:thing ,	2 -6 4 -6 7 -37 8 -7 10 -42 11 -22
:thing :accepting	11 13
:thing :burden	5 9 8 1
:thing :codething	1 2
:thing :demanding	5 4
:thing :deterring	8 2
:thing :feething	1 5
:thing :nation	11 3
:thing :onlyword	5 9
:thing :promise	5 9
:thing and	2 -6 5 17 6 -16 8 -38
:thing box	8 1
:thing by	8 3
:thing have	11 15
:thing in	2 -8 7 -10 8 -42
:thing is	1 2
:thing must	5 10
:thing on	8 3
:thing or	2 4 11 1
:thing the	4 4
:thing throughout	3 8
:thing white	11 3
:thing>:accepting	11 12
:thing>:building	4 4
:thing>:burden	5 12
:thing>:codething	1 3
:thing>:deadline	6 -9
:thing>:demanding	5 18
:thing>:dislike	1 7
:thing>:feething	1 1
:thing>:nation	11 2
:thing>:negation	7 10
:thing>:newness	10 -18
:thing>:number	8 -16
:thing>:onlyword	5 7
:thing>:openprice	5 7 6 5 11 4
:thing>:opinion	3 6
:thing>:preferring	11 3
:thing>:promise	5 8 7 4
:thing>:room	1 -19 2 -53 8 -45
:thing>:thing	2 -7 6 -17 8 -22
:thing>:work	0 -5
:thing_:absence	11 12
:thing_:accepting	11 10
:thing_:building	4 10
:thing_:burden	1 14
:thing_:condition	11 12
:thing_:denying	8 -14
:thing_:deterring	1 22
:thing_:disclaimer	4 9
:thing_:dislike	1 7
:thing_:hiding	8 -7
:thing_:longperiod	12 -2
:thing_:money	5 15
:thing_:negation	11 17
:thing_:newness	3 1 10 -29
:thing_:number	12 -17 13 -15
:thing_:offerdeal	4 -1
:thing_:openprice	1 -7 4 -13 5 15
:thing_:opinion	3 4 5 30
:thing_:payer	5 14
:thing_:period	12 -4 13 -23
:thing_:pet	3 3
:thing_:photo	11 12
:thing_:preferring	11 2
:thing_:room	2 -47 6 -4 7 -4 8 -30
:thing_:seller	5 22
:thing_:source	11 12
:thing_:spelled	8 3 11 13 13 -4
:thing_:thing	6 -10
:thing_:work	0 -9 8 -2
:time	1 -5 2 -17 3 8 4 -4 6 40 7 16 8 4 9 -48 10 26 12 9 13 36 14 -16
:time ##	8 5 14 24
:time $	0 5 3 3 6 19 7 -13 13 -2 14 -47
:time ,	3 6 6 5 7 6 10 3 13 32
:time :absence	9 2
:time :asking	2 -16 9 -4
:time :burden	1 13
:time :condition	5 11
:time :deadline	9 3
:time :deterring	1 12
:time :fixed	12 20
:time :holiday	9 2
:time :losing	6 -17 7 28
:time :number	8 9 14 28
:time :onlyword	9 -8
:time :openprice	6 1
:time :opinion	12 16
:time :petpart	10 6
:time :room	7 3
:time :seller	12 8
:time :urgency	6 2
:time a	7 -28 13 12
:time and	8 10 13 2
:time at	8 13
:time be	6 15
:time go	7 8
:time i'm	2 3
:time in	6 6
:time it	6 -2
:time it's	2 4 6 1 8 2
:time let	9 -4
:time on	1 13
:time or	6 21
:time rolling	12 3
:time room	7 4
:time run	6 6
:time the	14 18
:time weekend	9 3
:time wet	10 6
:time>:absence	9 5
:time>:advance	13 4
:time>:asking	2 -6 9 -6
:time>:burden	1 13
:time>:codething	13 4
:time>:condition	5 16
:time>:deadline	6 -10
:time>:demanding	13 -8
:time>:deterring	1 7 6 5
:time>:everyone	1 5 6 -6
:time>:fixed	12 27 13 -25
:time>:holiday	8 18 9 1
:time>:longperiod	13 16
:time>:losing	7 21
:time>:negation	2 1
:time>:number	8 19 13 14 14 24
:time>:onlyword	9 -11
:time>:openprice	0 7 2 -1 10 18
:time>:opinion	10 10 12 17
:time>:period	2 1 12 -1 13 7
:time>:petpart	10 5
:time>:photo	4 2
:time>:regretting	2 1
:time>:room	8 -15
:time>:scarcity	6 8
:time>:seller	12 8
:time>:spelled	7 -16 8 14 13 10 14 20
:time>:tribunalrent	5 1 13 3
:time>:urgency	6 6
:time>:wanting	7 1
:time>:welcoming	1 6
:time>:writeto	13 1
:time_:absence	12 8
:time_:absolute	5 8 6 6
:time_:accepting	6 -7 7 1 13 -16
:time_:advance	13 -8
:time_:bid	1 1
:time_:burden	4 3 7 6 10 4
:time_:childless	1 6
:time_:codething	1 16
:time_:demanding	6 -3
:time_:denying	6 20 7 -2
:time_:deterring	6 6 7 5
:time_:family	0 9
:time_:feething	0 4 12 15
:time_:fixed	13 -22 14 1
:time_:kin	0 8
:time_:longperiod	13 30
:time_:negation	2 19 5 1 7 -15
:time_:newness	6 3 7 3 10 17
:time_:openprice	10 12
:time_:opinion	0 4 8 10 10 11
:time_:payer	2 1 10 4
:time_:period	6 -26 13 43
:time_:photo	4 2
:time_:place	6 14
:time_:promise	6 4
:time_:regretting	2 2
:time_:room	8 -24
:time_:scarcity	6 18 7 -12
:time_:school	1 9
:time_:seller	2 14 10 4
:time_:spelled	1 -5 8 5 13 7 14 32
:time_:time	8 6 14 4
:time_:title	8 17
:time_:tribunalrent	13 1
:time_:urgency	6 14
:time_:wanting	2 -2 12 3
:time_:welcoming	12 1
:time_:writeto	13 3
:title	0 12 1 -11 2 14 3 -2 4 -6 5 38 6 20 7 -73 8 126 9 -20 10 -23 11 -8 12 -45 13 17 14 31
:title #	8 16
:title $	2 24 6 2
:title ,	2 17 11 3
:title :absence	6 1
:title :accepting	0 4
:title :age	8 17 11 2
:title :asking	6 11
:title :burden	0 6
:title :codething	0 10
:title :denying	11 2
:title :disability	8 6
:title :disclaimer	2 3
:title :dislike	8 8
:title :healthword	8 24
:title :hiding	0 -2 6 -5 13 25
:title :income	0 8
:title :negation	3 11
:title :neighbour	1 20 8 2
:title :number	8 51
:title :online	6 2
:title :opinion	2 6
:title :paying	13 12
:title :period	13 23
:title :person	14 9
:title :phone	11 1
:title :place	8 7
:title :promise	3 11
:title :ranking	2 7
:title :refusing	6 11
:title :rent	5 4
:title :return	5 3
:title :room	8 1
:title :sex	8 14
:title :spelled	8 12
:title :title	11 1
:title :urgency	6 21
:title :wanting	0 -13 2 -28
:title :writeto	0 3
:title a	8 30
:title and	2 11
:title are	0 9
:title below	8 2
:title boy	8 8
:title can	0 -2 13 27
:title can't	3 6
:title day	13 17
:title dog	6 2
:title downstairs	1 6
:title enough	1 7
:title forge	14 13
:title get	0 4
:title has	2 6 8 28
:title in	8 9
:title is	0 10 8 4
:title isn't	2 21
:title land	8 6
:title lived	8 -11
:title on	0 2
:title out	6 11
:title own	2 8
:title owns	0 1
:title pay	0 3
:title phone	11 2
:title rent	5 4
:title sees	7 2
:title signs	0 15
:title the	8 -32
:title waited	6 8
:title would	6 1
:title your	4 3
:title>:absence	6 3
:title>:accepting	0 15 2 2 8 13 14 2
:title>:age	3 1 8 11 11 2
:title>:asking	6 19
:title>:building	0 7 14 12
:title>:burden	0 32 2 11 8 4
:title>:codething	0 7 4 7 6 3 8 8
:title>:condition	2 9 8 4
:title>:deadline	8 11
:title>:denying	11 1
:title>:deterring	0 16 2 10 6 -6
:title>:disability	8 26
:title>:disclaimer	2 5
:title>:dislike	8 12
:title>:faith	2 5
:title>:healthword	8 35
:title>:hiding	0 -5 6 -13 13 24
:title>:income	0 7
:title>:kin	8 2
:title>:law	2 1
:title>:lifeword	8 6
:title>:money	5 9
:title>:negation	0 1 1 9 3 2
:title>:neighbour	1 18 2 -7 8 31
:title>:newness	8 8
:title>:number	8 50
:title>:online	6 1
:title>:onlyword	2 13
:title>:openprice	1 17 6 -15 8 21
:title>:payer	5 1
:title>:paying	13 11
:title>:period	8 3 13 25
:title>:person	14 8
:title>:pet	3 1
:title>:phone	8 -14 11 1
:title>:place	8 3
:title>:promise	3 9 8 7
:title>:ranking	2 1
:title>:refusing	6 3
:title>:rent	5 6 14 2
:title>:return	5 4
:title>:sex	8 5
:title>:student	3 2
:title>:thing	11 2
:title>:title	2 5 8 31
:title>:urgency	6 20
:title>:wanting	0 -30 2 -22 8 -11
:title>:welcoming	6 1
:title>:writeto	0 2
:title_:absence	8 12
:title_:absolute	8 10
:title_:accepting	14 1
:title_:age	3 1
:title_:benefit	0 7
:title_:bid	6 2
:title_:building	2 -5 8 -1 14 11
:title_:burden	0 12 2 2 8 29
:title_:child	1 5
:title_:childless	6 10
:title_:clocktime	6 9 8 17
:title_:codething	1 4 8 12
:title_:condition	2 7 8 1
:title_:councilpay	0 14
:title_:deadline	0 1 6 11 8 10
:title_:demand	5 6
:title_:demanding	5 12
:title_:deterring	0 22 5 8 6 -3 8 15
:title_:disability	2 30 8 12
:title_:disclaimer	0 3
:title_:dislike	1 16
:title_:everyone	2 12
:title_:fee	5 1
:title_:feething	5 5
:title_:healthword	8 36
:title_:holiday	8 4
:title_:jobless	0 29
:title_:keything	8 3
:title_:lifeword	8 21
:title_:losing	6 -8 11 2
:title_:money	5 9
:title_:nation	2 6
:title_:negation	0 7 1 4 2 -3 4 10 5 5 8 7
:title_:neighbour	2 -11 6 5 8 25
:title_:newness	5 5 6 7
:title_:number	0 -36 2 -3 6 7 7 -7 8 37 13 19
:title_:onlyword	2 25
:title_:openprice	1 9 6 -53 8 4
:title_:opinion	1 8
:title_:payer	2 11 5 15
:title_:paying	5 2
:title_:period	13 3
:title_:person	0 -7 2 -6
:title_:phone	11 1
:title_:place	0 8 8 2
:title_:politics	1 7
:title_:preferring	2 2
:title_:promise	0 -1
:title_:ranking	5 3 13 5
:title_:rent	14 3
:title_:room	2 -22 7 10 8 9
:title_:scarcity	8 10
:title_:seller	2 11
:title_:spelled	3 3 7 -16 8 25
:title_:student	3 2
:title_:superlative	4 10
:title_:title	2 10 6 -6 8 48
:title_:urgency	6 9
:title_:utility	0 5
:title_:work	0 4 8 -12
:title_:writeto	13 4
:tribunalrent	4 -9 6 -4 7 -14 9 -33 10 40 12 30 13 19
:tribunalrent $	4 -15 13 2
:tribunalrent ,	5 4 10 30
:tribunalrent :accepting	12 6
:tribunalrent :condition	13 -18
:tribunalrent :deterring	13 1
:tribunalrent :fixed	12 14
:tribunalrent :negation	12 1
:tribunalrent :number	1 -1
:tribunalrent :openprice	13 -1
:tribunalrent :record	12 11
:tribunalrent :rulesplace	12 11
:tribunalrent :seller	8 1
:tribunalrent :utility	12 10
:tribunalrent and	12 3 13 1
:tribunalrent by	6 1
:tribunalrent in	10 -2
:tribunalrent lease	12 11
:tribunalrent of	8 14
:tribunalrent on	13 1
:tribunalrent the	10 1
:tribunalrent this	10 11
:tribunalrent we	8 1
:tribunalrent>:absence	0 1
:tribunalrent>:accepting	12 4
:tribunalrent>:advance	0 -2
:tribunalrent>:condition	13 -18
:tribunalrent>:deterring	6 4 13 3
:tribunalrent>:feething	12 13
:tribunalrent>:fixed	12 15
:tribunalrent>:negation	12 5
:tribunalrent>:newness	7 -4 10 13
:tribunalrent>:number	1 -5
:tribunalrent>:period	10 7
:tribunalrent>:promise	7 -9
:tribunalrent>:record	12 11
:tribunalrent>:rulesplace	12 11
:tribunalrent>:seller	10 2
:tribunalrent>:spelled	1 -5
:tribunalrent>:title	1 9
:tribunalrent>:utility	12 9
:tribunalrent_:absence	0 4
:tribunalrent_:absolute	10 3
:tribunalrent_:advance	12 12
:tribunalrent_:age	10 7
:tribunalrent_:clocktime	13 8
:tribunalrent_:demanding	12 5
:tribunalrent_:denying	10 9
:tribunalrent_:deterring	4 14
:tribunalrent_:money	13 10
:tribunalrent_:negation	10 6 12 8
:tribunalrent_:newness	7 -1 10 17 12 24
:tribunalrent_:number	7 -6
:tribunalrent_:openprice	4 7 12 2
:tribunalrent_:opinion	13 -9
:tribunalrent_:payer	5 5 10 2 12 9
:tribunalrent_:period	10 10 13 -2
:tribunalrent_:promise	10 4
:tribunalrent_:ranking	12 15
:tribunalrent_:rent	12 15
:tribunalrent_:return	12 17
:tribunalrent_:room	10 10
:tribunalrent_:seller	5 7
:tribunalrent_:spelled	7 -12
:tribunalrent_:superlative	12 12
:tribunalrent_:thing	13 21
:tribunalrent_:utility	10 11
:urgency	0 -13 1 -20 2 -68 3 -32 4 -47 5 -30 6 150 7 -60 8 -34 9 -25 10 36 11 -22 12 -1 13 3 14 -26
:urgency #	10 2
:urgency ##	14 5
:urgency $	1 -4 2 -23 4 -16 5 -8 6 76 8 -10 14 -14
:urgency ,	0 -30 1 -25 2 -53 3 -6 6 46 13 13
:urgency :absence	1 2 12 10
:urgency :absolute	6 6
:urgency :advance	6 2
:urgency :burden	6 33 7 -13
:urgency :childless	2 9
:urgency :clocktime	12 9
:urgency :codething	1 3 6 27
:urgency :deadline	6 3 12 8
:urgency :demand	6 -8
:urgency :demanding	6 18
:urgency :deterring	1 6 6 13
:urgency :nearby	6 -34
:urgency :newness	6 21
:urgency :number	10 1 14 2
:urgency :openprice	6 25
:urgency :opinion	6 -13
:urgency :person	2 13
:urgency :place	6 8
:urgency :promise	6 16
:urgency :ranking	14 3
:urgency :refusing	8 5
:urgency :scarcity	6 3
:urgency :time	6 2
:urgency :urgency	6 47
:urgency :work	0 21 1 1
:urgency and	6 8
:urgency as	6 5
:urgency before	6 7
:urgency couples	2 5
:urgency decision	6 8
:urgency for	6 -6
:urgency here	6 6
:urgency hurry	6 5
:urgency in	6 -16 8 -10 10 2
:urgency is	6 30
:urgency it's	8 5
:urgency list	6 -12
:urgency now	6 13
:urgency on	1 3 6 11
:urgency only	6 10
:urgency or	6 41
:urgency out	8 10
:urgency round	1 6
:urgency the	4 11 6 2
:urgency to	6 -12
:urgency will	6 16
:urgency work	1 5
:urgency you	6 22
:urgency>:absence	1 1 6 3 12 10
:urgency>:absolute	7 8
:urgency>:advance	6 22
:urgency>:building	6 4
:urgency>:burden	6 22 7 -23
:urgency>:childless	2 8
:urgency>:clocktime	12 8
:urgency>:codething	1 2 6 21
:urgency>:deadline	6 2 12 7
:urgency>:demand	6 -4
:urgency>:demanding	6 32
:urgency>:denying	6 6
:urgency>:deterring	6 5 7 -7
:urgency>:disclaimer	6 2
:urgency>:fee	6 7
:urgency>:feething	6 -6
:urgency>:hiding	0 4
:urgency>:losing	6 28
:urgency>:nearby	6 -63
:urgency>:negation	6 12
:urgency>:newness	6 9 10 19
:urgency>:number	4 19 6 12 10 11 13 6
:urgency>:offerdeal	6 1
:urgency>:openprice	1 -10 2 -2 6 7 10 8 11 -1
:urgency>:opinion	2 -5 6 -18 10 7
:urgency>:payer	6 6
:urgency>:paying	6 25 13 5
:urgency>:person	2 5 6 6
:urgency>:phone	6 4
:urgency>:place	6 6
:urgency>:promise	6 11
:urgency>:ranking	6 1 14 2
:urgency>:refusing	6 12 8 4
:urgency>:room	0 1
:urgency>:rulesplace	0 2
:urgency>:scarcity	6 7
:urgency>:superlative	2 3
:urgency>:urgency	6 44
:urgency>:wanting	6 1
:urgency>:work	0 36 1 1
:urgency>:writeto	13 8
:urgency_:absence	6 23
:urgency_:absolute	7 5
:urgency_:accepting	0 1 6 7
:urgency_:building	6 29
:urgency_:codething	7 2
:urgency_:deadline	6 13
:urgency_:demand	1 3
:urgency_:demanding	6 38
:urgency_:denying	6 23
:urgency_:disclaimer	6 23
:urgency_:dislike	6 5
:urgency_:fee	6 2
:urgency_:fixed	13 1
:urgency_:hiding	6 17
:urgency_:lifeword	6 5
:urgency_:losing	2 -19 6 48 8 -6
:urgency_:money	6 7
:urgency_:nearby	6 -31 10 3
:urgency_:negation	3 -5 6 20
:urgency_:newness	10 9
:urgency_:number	4 15 6 14 13 14 14 6
:urgency_:openprice	2 -6 4 -13 10 18 14 -5
:urgency_:opinion	0 -3 2 -23 4 -24 6 4 10 22
:urgency_:payer	6 13 10 3
:urgency_:paying	5 -9 13 13
:urgency_:period	6 4
:urgency_:phone	6 6
:urgency_:place	6 -20 10 8
:urgency_:promise	6 31
:urgency_:refusing	6 17
:urgency_:return	10 11
:urgency_:rulesplace	0 3
:urgency_:scarcity	2 9 6 19
:urgency_:seller	0 -3 6 35 10 9
:urgency_:sex	2 10
:urgency_:spelled	13 6 14 1
:urgency_:time	6 -11 7 7
:urgency_:tribunalrent	10 10
:urgency_:urgency	6 9
:urgency_:wanting	6 7
:urgency_:writeto	13 1
:utility	0 -6 1 -47 2 -52 3 -32 4 -161 5 -15 6 -78 7 17 8 -4 9 -29 11 -21 12 6 13 -82 14 -84
:utility $	0 -31 1 -28 2 -40 3 -15 5 -18 6 -31 7 -2 8 -18
:utility ,	3 4 8 -12 12 14
:utility :absolute	7 14
:utility :codething	5 3
:utility :condition	11 9
:utility :councilpay	0 5
:utility :deadline	12 5
:utility :disclaimer	12 -2
:utility :feething	12 -3
:utility :hiding	8 17
:utility :keything	8 6
:utility :payer	5 -17
:utility :petpart	3 2
:utility :promise	7 2
:utility :ranking	0 7
:utility :record	7 -16
:utility :room	8 1 10 8
:utility :scarcity	7 3
:utility :utility	0 -21 4 -34 5 -34 6 -9 7 -9 8 -3 12 -17 13 -24
:utility :work	12 -3
:utility and	4 -5
:utility box	8 18
:utility floor	2 2 8 6 10 10
:utility in	7 8
:utility is	5 4 8 -4 13 -1
:utility password	8 15
:utility tax	0 -34 7 -4
:utility tenants	0 1
:utility with	2 11
:utility would	12 2
:utility>:absolute	7 16
:utility>:burden	0 -6
:utility>:codething	5 3
:utility>:condition	11 9
:utility>:councilpay	0 1
:utility>:deadline	12 4
:utility>:disclaimer	12 -3
:utility>:fee	5 -1
:utility>:fixed	12 10
:utility>:hiding	8 11
:utility>:keything	8 2
:utility>:negation	0 13
:utility>:neighbour	7 1
:utility>:openprice	5 6
:utility>:opinion	0 2 5 8
:utility>:payer	5 -29 13 -4
:utility>:pet	3 16
:utility>:petpart	3 2
:utility>:place	7 22
:utility>:promise	7 23
:utility>:ranking	0 3
:utility>:record	0 -10 8 -5
:utility>:room	0 -1 7 -22 8 8 10 6
:utility>:scarcity	7 7
:utility>:spelled	8 10 12 1
:utility>:utility	0 -39 4 -64 5 -81 6 -21 7 -27 8 -26 9 -4 11 -11 12 -21 13 -41 14 -11
:utility>:wanting	1 3
:utility>:work	12 -3
:utility_:absence	8 1
:utility_:advance	13 -14
:utility_:age	5 14
:utility_:asking	7 21
:utility_:clocktime	4 -17 8 -17 13 -1
:utility_:codething	8 31
:utility_:condition	8 15
:utility_:councilpay	13 -9
:utility_:deterring	7 7 8 -18
:utility_:everyone	5 6
:utility_:fairness	5 2
:utility_:feething	5 1 6 4 8 -11
:utility_:fixed	5 1
:utility_:income	13 10
:utility_:longperiod	13 -17
:utility_:money	4 -43 5 -2
:utility_:negation	0 22 7 18 8 6
:utility_:number	13 -23
:utility_:openprice	4 -39 8 -1
:utility_:opinion	4 -20
:utility_:payer	7 14 13 -21
:utility_:period	13 -32
:utility_:person	0 4
:utility_:place	7 11
:utility_:promise	7 20
:utility_:ranking	8 6
:utility_:record	0 -6 8 -47 14 -2
:utility_:rent	0 14
:utility_:return	0 10
:utility_:room	3 11 6 5
:utility_:scarcity	0 4
:utility_:seller	0 1 5 10
:utility_:source	7 -2
:utility_:spelled	12 6
:utility_:urgency	12 9
:utility_:utility	4 -15 5 -17 8 -15
:wanting	0 7 1 1 2 55 3 -14 4 21 5 -34 6 36 7 -24 9 8 10 -50 12 28 14 4
:wanting ##	4 4
:wanting $	0 -5 1 12 3 -3 4 -1 6 -22 11 -8 13 22 14 -43
:wanting ,	2 9 3 -4 6 -11 7 4 8 -36 13 2
:wanting :advance	13 -38
:wanting :age	5 10
:wanting :building	4 8
:wanting :burden	2 4
:wanting :child	1 20
:wanting :condition	0 5 13 1
:wanting :deadline	6 6
:wanting :demand	2 -2
:wanting :demanding	6 16
:wanting :denying	0 1
:wanting :deterring	2 7
:wanting :everyone	0 -19 2 -4
:wanting :faith	6 6
:wanting :feething	4 1
:wanting :jobless	13 -34
:wanting :jobname	0 2
:wanting :nearby	4 9 8 11
:wanting :negation	2 2
:wanting :number	4 17 6 -19
:wanting :onlyword	0 7
:wanting :openprice	1 -16 3 -2 6 2 8 4 13 -2 14 -1
:wanting :opinion	0 -3 1 -17 2 8 7 -11 8 5 11 -17 13 -6
:wanting :person	2 -15 6 -6
:wanting :photo	2 21
:wanting :spelled	0 6 1 -2
:wanting :superlative	7 1
:wanting :wanting	2 -4 7 28 11 27
:wanting a	0 12 2 20 4 -14 8 27
:wanting after	7 20
:wanting and	6 27 14 2
:wanting animals	3 -12
:wanting another	2 22
:wanting are	3 8
:wanting at	6 8
:wanting but	0 1
:wanting dogs	3 14
:wanting elsewhere	0 3
:wanting for	0 34 2 50 8 -59 14 13
:wanting in	2 20 11 10
:wanting it	1 7 4 41 5 -4 6 39 7 -13 8 -6 12 6
:wanting like	11 21
:wanting my	2 2
:wanting not	2 8
:wanting other	2 8
:wanting round	8 12
:wanting signing	13 -34
:wanting sunday	6 6
:wanting tae	6 3
:wanting that	2 -14 6 -5
:wanting the	0 -4 2 -4 3 -10 7 -18 8 3 13 17
:wanting this	2 -11 6 32
:wanting three	13 3
:wanting to	0 -1 1 -15 6 2 7 -8 8 8 11 -6
:wanting with	7 5
:wanting your	0 1
:wanting>:absence	6 17 8 -1 12 3
:wanting>:absolute	1 -1 7 1
:wanting>:advance	6 -14 8 1 13 -9
:wanting>:age	5 13
:wanting>:bid	0 2 2 4
:wanting>:building	4 5 6 37
:wanting>:burden	0 4 5 -6 14 2
:wanting>:child	1 25 2 1
:wanting>:childless	1 18
:wanting>:codething	1 3 8 21
:wanting>:condition	0 6 13 10
:wanting>:deadline	6 10 8 3 9 4 12 2
:wanting>:demand	2 -10 4 9
:wanting>:demanding	6 12
:wanting>:denying	7 9
:wanting>:deterring	0 1 2 2 7 -7 14 5
:wanting>:disability	2 20
:wanting>:dislike	1 19
:wanting>:everyone	0 -37 2 -5 6 -13
:wanting>:faith	6 4
:wanting>:feething	4 9 11 15
:wanting>:fixed	12 5
:wanting>:hiding	0 13 2 25 8 1
:wanting>:holiday	6 11
:wanting>:jobless	13 -42
:wanting>:longperiod	12 4
:wanting>:losing	12 1
:wanting>:nation	2 4
:wanting>:nearby	4 16 8 8
:wanting>:negation	3 2 7 31 8 -1
:wanting>:neighbour	6 7 8 6
:wanting>:newness	1 -6 7 6 8 1 13 20
:wanting>:number	2 3 4 13 5 5 6 -14 14 -3
:wanting>:online	3 10
:wanting>:openprice	1 -3 3 -3 6 8 13 -1 14 -24
:wanting>:opinion	0 -6 1 -5 2 30 3 -5 7 -26 11 -28 13 -15
:wanting>:period	13 21
:wanting>:person	2 6 6 -34
:wanting>:phone	8 7 14 1
:wanting>:photo	2 10 6 8 11 7
:wanting>:promise	6 11
:wanting>:ranking	0 26 6 -12 12 14 13 17
:wanting>:refusing	1 1
:wanting>:rent	13 1
:wanting>:return	6 1
:wanting>:scarcity	6 21
:wanting>:school	8 13
:wanting>:seller	0 -6 2 21
:wanting>:sex	2 32
:wanting>:spelled	1 -10 3 2 4 23 5 -21 8 -9
:wanting>:superlative	0 7
:wanting>:time	2 5 7 13
:wanting>:urgency	6 2
:wanting>:utility	0 3
:wanting>:wanting	2 -2 7 25 11 26
:wanting>:work	6 3
:wanting>:writeto	6 2 14 16
:wanting_:absence	2 -25 9 15
:wanting_:absolute	0 -17 3 -5 7 15
:wanting_:accepting	0 3 6 9
:wanting_:advance	1 2 6 -37
:wanting_:asking	2 1 3 -33
:wanting_:benefit	0 14
:wanting_:bid	2 3 4 28
:wanting_:building	0 19 2 4 3 21 6 28 7 -13
:wanting_:burden	0 19 2 -8 8 11 14 17
:wanting_:childless	1 17
:wanting_:clocktime	2 -21
:wanting_:codething	1 15 6 3 13 5
:wanting_:condition	0 17 3 4
:wanting_:consent	8 1
:wanting_:deadline	1 -1 4 1 5 16 6 14 8 7 9 9 12 5
:wanting_:demand	4 7 6 16
:wanting_:demanding	0 -8 6 -3
:wanting_:denying	2 -4
:wanting_:deterring	0 -15 1 2 14 17
:wanting_:disability	2 13
:wanting_:dislike	1 13 6 -5 14 5
:wanting_:everyone	1 -4 3 -1
:wanting_:fairness	2 2
:wanting_:fee	6 3
:wanting_:fixed	12 24
:wanting_:hiding	2 17
:wanting_:holiday	2 10 6 12
:wanting_:income	1 1
:wanting_:jobname	0 1
:wanting_:kin	2 1
:wanting_:lifeword	8 9
:wanting_:losing	0 -17 1 4 6 -3
:wanting_:money	4 16
:wanting_:nation	2 19
:wanting_:nearby	2 -9
:wanting_:negation	1 18 2 -6 3 18 7 30
:wanting_:neighbour	6 21 7 -7 8 6
:wanting_:newness	4 5 6 -29 7 11 8 4 9 10 13 1 14 2
:wanting_:number	1 4 2 7 4 15 13 -5
:wanting_:offerdeal	6 4
:wanting_:online	3 23 14 2
:wanting_:onlyword	4 7
:wanting_:openprice	0 27 2 18 3 -3 4 -11 6 2 13 20
:wanting_:opinion	1 2 2 24 12 10 13 -13 14 -8
:wanting_:payer	5 15
:wanting_:paying	1 4 6 -11
:wanting_:period	6 -17 12 13 13 44
:wanting_:person	0 4 2 32 5 -1 8 -64
:wanting_:pet	5 8
:wanting_:phone	8 4 14 5
:wanting_:photo	2 -21 6 13 8 2 11 25
:wanting_:place	2 -8 6 14 7 7
:wanting_:ranking	0 13 5 9 12 3
:wanting_:regretting	2 16
:wanting_:rent	13 27
:wanting_:return	13 25
:wanting_:room	0 12 1 -3 2 42
:wanting_:scarcity	6 1
:wanting_:seller	5 8 6 -2
:wanting_:sex	2 50 8 -13
:wanting_:spelled	2 17 3 1 4 6
:wanting_:superlative	0 5
:wanting_:thing	5 9
:wanting_:time	7 21
:wanting_:urgency	1 4
:wanting_:work	0 2 2 -12
:wanting_:writeto	2 -22 14 1
:welcoming	0 -11 1 8 2 5 3 14 4 5 5 -14 6 -35 7 -6 8 -39 9 32 10 8 12 -57 13 19 14 -79
:welcoming $	0 -5 6 -105 7 -23 11 -10 13 22 14 -22
:welcoming ,	1 -12 2 10 3 10 5 -15 6 -15 8 -54 13 32
:welcoming :absence	0 25 6 -17 7 10 8 2
:welcoming :accepting	0 -9
:welcoming :advance	2 2
:welcoming :asking	3 -17 4 5
:welcoming :bid	4 5
:welcoming :child	1 6
:welcoming :clocktime	2 15 6 11
:welcoming :consent	7 5
:welcoming :councilpay	2 11
:welcoming :deadline	6 27
:welcoming :demand	4 3
:welcoming :deterring	3 4 4 5
:welcoming :hiding	1 1
:welcoming :holiday	9 5
:welcoming :jobless	2 11
:welcoming :nearby	6 6 10 2
:welcoming :negation	0 8 6 -21
:welcoming :onlyword	0 2
:welcoming :openprice	0 -3 2 4 3 -35 5 -6 6 9 10 12
:welcoming :opinion	0 -3 3 -13 5 -2 10 10
:welcoming :period	7 2
:welcoming :person	2 -13
:welcoming :place	1 2
:welcoming :ranking	2 5 6 -25
:welcoming :refusing	0 11
:welcoming :spelled	1 4
:welcoming :urgency	6 5
:welcoming :wanting	6 -1
:welcoming and	2 -18 9 7 11 9
:welcoming at	1 7
:welcoming back	6 -7
:welcoming be	0 12 8 10
:welcoming budget	5 7
:welcoming don't	0 10 3 1 6 -16
:welcoming down	4 3
:welcoming from	2 16
:welcoming here	1 2
:welcoming home	0 1
:welcoming in	4 11
:welcoming it	9 5
:welcoming kids	1 7
:welcoming monday	6 4
:welcoming note	0 3 11 9
:welcoming out	0 11
:welcoming round	6 11
:welcoming state	2 11
:welcoming the	1 -11
:welcoming through	7 5
:welcoming to	0 -3 3 -38 10 10
:welcoming up	6 8
:welcoming with	7 20 13 5
:welcoming your	6 16
:welcoming>:absence	0 24 7 8
:welcoming>:absolute	3 13
:welcoming>:accepting	0 -16
:welcoming>:asking	0 -8 3 -20 6 -1
:welcoming>:benefit	6 6
:welcoming>:bid	4 23 6 5
:welcoming>:clocktime	2 14 6 8 9 7
:welcoming>:condition	0 1 3 10
:welcoming>:consent	7 4
:welcoming>:councilpay	2 10
:welcoming>:deadline	3 8 6 23
:welcoming>:demand	4 5
:welcoming>:deterring	4 9 6 -3
:welcoming>:disclaimer	2 7 6 3 11 2
:welcoming>:dislike	8 7
:welcoming>:everyone	0 -6
:welcoming>:fairness	3 -6
:welcoming>:feething	2 10 7 1
:welcoming>:hiding	2 8
:welcoming>:jobless	2 11
:welcoming>:keything	7 1
:welcoming>:kin	1 -6
:welcoming>:losing	1 2
:welcoming>:nearby	6 2 9 13 10 10
:welcoming>:negation	0 13 3 4
:welcoming>:newness	2 11 3 13
:welcoming>:number	1 2
:welcoming>:onlyword	0 1 3 1
:welcoming>:openprice	0 -2 2 7 3 -45 5 -17 6 25 10 15
:welcoming>:opinion	0 -22 3 -9 5 -22 6 9 8 -2 10 12
:welcoming>:paying	5 7
:welcoming>:period	7 6
:welcoming>:person	2 -16
:welcoming>:pet	3 13
:welcoming>:ranking	2 1 3 5 6 -35
:welcoming>:refusing	0 11
:welcoming>:seller	0 -8
:welcoming>:spelled	1 2 3 3
:welcoming>:time	3 1 13 14
:welcoming>:urgency	6 21
:welcoming>:wanting	2 -4 6 -15
:welcoming>:writeto	0 -13 3 -10
:welcoming_:absence	1 9 7 12
:welcoming_:absolute	3 3
:welcoming_:accepting	10 3
:welcoming_:advance	13 6
:welcoming_:asking	0 13 3 2 4 -22 6 -34
:welcoming_:benefit	0 15 6 6
:welcoming_:bid	6 6
:welcoming_:building	10 5
:welcoming_:burden	2 22 3 8 6 -24 9 1
:welcoming_:child	4 1
:welcoming_:childless	6 11
:welcoming_:clocktime	1 6 4 -1 6 1 9 5
:welcoming_:codething	1 3
:welcoming_:condition	0 41 1 19 3 21 6 5
:welcoming_:demanding	0 2 3 14
:welcoming_:deterring	2 4 3 2 6 -22
:welcoming_:disclaimer	4 -15 11 3
:welcoming_:dislike	8 18
:welcoming_:everyone	0 -22 1 -7 2 5
:welcoming_:fairness	3 31
:welcoming_:feething	5 10
:welcoming_:forename	2 1
:welcoming_:hiding	2 14
:welcoming_:income	0 27 4 2
:welcoming_:losing	1 1
:welcoming_:nation	9 4
:welcoming_:nearby	10 15
:welcoming_:negation	0 4 1 4 3 13
:welcoming_:neighbour	2 1
:welcoming_:newness	3 9 10 18
:welcoming_:number	1 8 4 4
:welcoming_:onlyword	1 14
:welcoming_:openprice	5 -23 6 10
:welcoming_:opinion	0 2 5 -16 6 11 7 17
:welcoming_:payer	2 24 4 -2
:welcoming_:paying	7 4
:welcoming_:person	2 7
:welcoming_:pet	3 29
:welcoming_:photo	11 6
:welcoming_:place	2 2 10 15
:welcoming_:refusing	1 10
:welcoming_:rent	0 -5 4 8
:welcoming_:return	0 -10 10 20
:welcoming_:room	1 3
:welcoming_:seller	2 11 4 -14 14 -15
:welcoming_:spelled	3 6 13 1
:welcoming_:time	6 11 13 14
:welcoming_:tribunalrent	10 21
:welcoming_:wanting	2 -27
:welcoming_:writeto	6 1
:work	0 166 1 -58 2 -116 3 -118 4 -39 5 -17 6 -21 7 -49 8 -24 9 -22 10 -116 11 -30 13 19 14 -2
:work $	0 62 1 -23 2 -7 4 -20 6 20 7 -6 14 -29
:work ,	0 25 1 -10 2 -22 4 -63 6 -10 7 -24 8 -2 13 7
:work :absence	0 -12 1 5
:work :absolute	0 20 2 -6 5 -23 8 -16 14 4
:work :advance	0 18
:work :age	4 27
:work :burden	0 23 2 -10 8 -6
:work :childless	0 6
:work :clocktime	8 12
:work :codething	0 5
:work :deadline	8 9
:work :demand	0 28
:work :demanding	0 17
:work :disclaimer	0 2
:work :feething	5 19
:work :holiday	1 7 8 6
:work :newness	0 13 8 7
:work :number	4 34 5 -6
:work :onlyword	0 32 1 1 2 -3
:work :opinion	0 14
:work :period	0 -17 12 13
:work :person	0 84 1 -23 2 -67 4 -1 6 -12
:work :promise	0 14
:work :ranking	0 34
:work :room	0 -1
:work :scarcity	0 23 1 1
:work :sex	0 27 2 19
:work :spelled	14 1
:work :thing	0 -12
:work :wanting	0 17
:work :work	0 16
:work and	0 3 1 5 5 4
:work before	8 2
:work centre	0 7
:work clean	0 -4 5 6
:work contract	0 5
:work female	2 8
:work fifty	4 27
:work fireplace	0 -6
:work first	0 3
:work folk	0 11
:work hundred	4 1 5 -12
:work in	0 5
:work is	0 8
:work months	12 19
:work nights	1 7 8 6
:work of	0 14
:work only	0 27 1 3
:work people	0 15
:work required	0 1
:work tenants	0 16
:work to	0 3
:work will	0 6
:work>:absence	0 -5 1 19 4 9
:work>:absolute	0 25 1 4 2 -13 5 -30 8 -7 14 2
:work>:accepting	0 17
:work>:advance	0 24
:work>:age	4 26
:work>:benefit	0 -20
:work>:building	0 -20
:work>:burden	0 25 2 -16 8 -20
:work>:childless	0 6
:work>:clocktime	8 8
:work>:codething	8 -9 12 1
:work>:condition	6 -6 13 11
:work>:deadline	8 3
:work>:demand	0 21
:work>:demanding	0 19
:work>:deterring	0 5 13 13
:work>:disclaimer	0 8
:work>:feething	5 19
:work>:holiday	1 6 8 4
:work>:money	5 9
:work>:nation	0 8
:work>:negation	0 37
:work>:newness	0 29 8 5
:work>:number	1 -1 4 30 5 -18 13 -9 14 16
:work>:onlyword	0 36 2 -10
:work>:openprice	4 -6 7 -3
:work>:opinion	0 19
:work>:period	12 13
:work>:person	0 67 1 -5 2 -74 4 -9 6 -19
:work>:phone	0 8
:work>:preferring	0 5
:work>:promise	0 28
:work>:ranking	0 37
:work>:refusing	4 12
:work>:regretting	0 4
:work>:return	7 7
:work>:room	0 -11
:work>:scarcity	0 18 1 1 2 -3
:work>:sex	0 26 2 22
:work>:spelled	0 8 14 6
:work>:student	0 -29 13 1
:work>:thing	0 -26
:work>:tribunalrent	1 3
:work>:wanting	0 25
:work>:work	0 26
:work>:writeto	0 -2
:work_:absence	0 -3
:work_:absolute	0 34 2 -21
:work_:accepting	0 26
:work_:advance	0 16 6 -15
:work_:age	0 13 4 -5
:work_:asking	0 9
:work_:benefit	0 -41
:work_:bid	0 11
:work_:burden	0 43 1 -6 2 -26 5 -4
:work_:childless	0 15 1 5
:work_:clocktime	0 7 8 7 12 4
:work_:codething	0 -18 4 5 8 -34 13 12
:work_:condition	0 4 13 13
:work_:deadline	12 13 13 4
:work_:demand	0 14
:work_:demanding	0 55 5 -2
:work_:deterring	0 30
:work_:digits	14 7
:work_:feething	0 15
:work_:keything	8 -8
:work_:law	2 4
:work_:money	5 15
:work_:nation	0 8
:work_:negation	0 45 2 -59 7 -5
:work_:newness	0 9
:work_:number	0 3 1 -14 4 -15 5 -39 13 3 14 48
:work_:onlyword	0 38 2 -20
:work_:openprice	6 -6 8 -4 13 13
:work_:opinion	8 -1
:work_:origin	0 7
:work_:payer	0 -3 14 6
:work_:period	6 1
:work_:person	0 -9
:work_:phone	0 16
:work_:photo	0 3
:work_:preferring	0 2
:work_:promise	0 9
:work_:ranking	0 31 6 -12 8 -7
:work_:regretting	0 4
:work_:rent	13 4
:work_:return	7 7
:work_:scarcity	0 24 2 -14
:work_:spelled	0 4 1 -9 2 -47 4 -21 13 2 14 22
:work_:student	0 -28
:work_:superlative	0 27
:work_:urgency	0 1
:work_:wanting	0 51
:worshipplace	1 -29 2 56 6 -105 7 -56 8 -28 14 -26
:worshipplace :demand	2 2
:worshipplace :person	2 6
:worshipplace :seller	2 3
:worshipplace goers	2 17
:worshipplace of	2 4
:worshipplace people	2 2
:worshipplace>:deadline	2 4
:worshipplace>:demand	2 2
:worshipplace>:person	2 6
:worshipplace>:seller	2 1
:worshipplace>:writeto	2 10
:worshipplace_:advance	2 8
:worshipplace_:deterring	2 13
:worshipplace_:faith	2 1
:worshipplace_:preferring	2 10
:worshipplace_:ranking	2 5
:worshipplace_:seller	2 4
:worshipplace_:wanting	2 12
:writeto	1 -38 2 -3 3 -31 4 46 5 -1 6 6 9 -57 10 -2 11 6 12 -1 13 3 14 55
:writeto $	1 -13 3 -10 5 -7 7 -91 8 7 12 -13 14 -41
:writeto ,	2 12 4 -8 5 -14 6 -26 8 29 14 39
:writeto :advance	1 13 2 3 13 7
:writeto :asking	4 1
:writeto :burden	0 -27 7 2 8 -16 14 13
:writeto :childless	1 -1 2 11
:writeto :condition	6 17
:writeto :consent	6 -6 7 7 14 -31
:writeto :denying	1 1
:writeto :deposit	5 4
:writeto :deterring	0 -3 6 5 8 -20 14 13
:writeto :negation	2 -3 8 15
:writeto :newness	2 4 13 10
:writeto :number	0 7
:writeto :openprice	6 -2 13 -16 14 5
:writeto :opinion	4 -8 14 4
:writeto :paying	5 6
:writeto :person	0 14
:writeto :photo	7 6
:writeto :ranking	2 25 13 7
:writeto :seller	3 -19 4 4 8 -7
:writeto :spelled	0 2 8 5
:writeto :writeto	2 -3 3 -13 4 5 6 -16 8 -9
:writeto a	2 -34 7 -8 14 11
:writeto about	3 -22 4 -6
:writeto an	4 8
:writeto and	2 1
:writeto couples	2 5
:writeto deposit	5 4
:writeto down	14 1
:writeto first	2 7
:writeto for	4 4
:writeto in	0 1 2 -45 6 8 8 2
:writeto it	5 9 14 11
:writeto its	7 2
:writeto me	4 6
:writeto no	8 17
:writeto on	4 -2 8 -6 14 16
:writeto priority	2 14
:writeto residential	9 -3
:writeto the	0 -12 2 24 4 2 7 -5 13 9
:writeto there	14 16
:writeto through	14 -29
:writeto to	3 8 11 3 14 6
:writeto universal	0 3
:writeto used	8 3
:writeto what	4 16
:writeto when	6 7
:writeto with	4 22
:writeto your	6 11
:writeto>:absence	5 2 6 2
:writeto>:advance	1 9 2 7 6 9 13 2
:writeto>:bid	4 17
:writeto>:burden	0 -21 5 -5 6 6 8 -36 14 12
:writeto>:child	7 12
:writeto>:childless	1 -5 2 10
:writeto>:clocktime	6 1
:writeto>:codething	4 3
:writeto>:condition	2 4 6 21
:writeto>:consent	6 -8 7 7 14 -26
:writeto>:deadline	6 14
:writeto>:denying	3 4 7 4
:writeto>:deposit	5 3
:writeto>:deterring	0 -16 6 33 8 -39 14 10
:writeto>:disclaimer	4 3
:writeto>:family	1 3
:writeto>:feething	5 -35 9 -6 13 11
:writeto>:fixed	9 -4 13 3
:writeto>:hiding	0 5
:writeto>:losing	6 10
:writeto>:nearby	10 15
:writeto>:negation	3 16 8 17
:writeto>:neighbour	4 8
:writeto>:newness	10 8 13 13
:writeto>:number	0 1 5 5
:writeto>:offerdeal	4 19
:writeto>:online	13 9 14 17
:writeto>:openprice	4 7 6 -2 14 10
:writeto>:opinion	8 -2 13 11 14 24
:writeto>:payer	13 8
:writeto>:paying	5 3
:writeto>:period	6 17
:writeto>:person	0 11 1 -2
:writeto>:phone	14 11
:writeto>:photo	7 4
:writeto>:place	10 14
:writeto>:promise	7 6
:writeto>:ranking	2 27 13 6
:writeto>:record	4 10
:writeto>:return	10 15
:writeto>:room	4 4 6 2
:writeto>:rulesplace	0 3
:writeto>:seller	0 1 3 -16 13 4 14 29
:writeto>:spelled	2 -1 8 1 13 -5
:writeto>:tribunalrent	10 15
:writeto>:urgency	6 12
:writeto>:writeto	2 -13 4 1 6 -28 8 -21 13 3 14 13
:writeto_:absence	4 5 5 14
:writeto_:absolute	0 4 3 12
:writeto_:accepting	0 -20 4 -8 6 21 13 11 14 9
:writeto_:advance	5 -14 6 21 13 -1
:writeto_:asking	1 1 3 3
:writeto_:benefit	0 8
:writeto_:bid	4 17
:writeto_:building	14 5
:writeto_:burden	0 17 1 -35 6 6 7 -9 8 -41 14 35
:writeto_:child	7 9
:writeto_:clocktime	5 3 6 1 13 11
:writeto_:codething	4 14 8 -4
:writeto_:deadline	4 2 6 33
:writeto_:demand	1 1 6 -16
:writeto_:demanding	6 19
:writeto_:deterring	2 10 6 23 7 -6 8 -30 14 27
:writeto_:disclaimer	4 4
:writeto_:family	1 2
:writeto_:feething	0 9 5 -1 9 -6 13 7
:writeto_:fixed	9 -3 13 25
:writeto_:hiding	0 7 4 9
:writeto_:losing	6 28
:writeto_:money	5 15
:writeto_:nearby	10 23
:writeto_:neighbour	4 16 13 6
:writeto_:newness	6 24 10 15
:writeto_:number	5 38 6 -3 13 -12 14 22
:writeto_:offerdeal	4 8
:writeto_:online	0 -37 2 -12 6 -3 14 21
:writeto_:onlyword	0 13 14 17
:writeto_:openprice	0 -2 2 -12 4 26 6 15 13 11 14 12
:writeto_:opinion	0 -38 2 -6 4 3 13 14 14 11
:writeto_:payer	0 -1 1 14
:writeto_:paying	4 5
:writeto_:period	6 7
:writeto_:person	0 4 4 -1
:writeto_:phone	4 6 14 27
:writeto_:photo	11 10
:writeto_:place	10 22
:writeto_:promise	7 19
:writeto_:ranking	2 14 5 4 6 16
:writeto_:record	4 13
:writeto_:refusing	2 9
:writeto_:rent	4 4
:writeto_:return	0 7 4 13 10 22
:writeto_:room	4 23
:writeto_:rulesplace	0 3 4 6
:writeto_:scarcity	0 13 6 8 7 3
:writeto_:seller	1 4 14 14
:writeto_:spelled	6 5 8 -8 14 31
:writeto_:superlative	2 7
:writeto_:title	14 11
:writeto_:tribunalrent	10 23
:writeto_:writeto	6 -1 14 23
=	0 15 2 7 5 10
= ##	5 7
= :negation	0 5 2 10
= :number	5 13
= :spelled	0 1 2 10
= no	2 10
=_$	0 16 2 9
=_deposit	5 12
=_£##	5 6
@hill…	14 15
^	0 -32 1 -26 2 -32 3 -25 4 -15 5 -28 6 -12 7 -28 8 -34 9 -13 10 -37 11 -42 12 -29 13 -46
^ #	1 4 5 -15 7 18 8 -12 12 18 13 22 14 19
^ ##	4 13 7 3 14 2
^ ,	2 -26 5 27 8 -3 14 -11
^ 12m	12 10
^ 1st	10 14
^ 6mths	13 18
^ :absence	1 10 2 11 3 6 4 -21 5 -3 6 -35 7 -9 8 8 9 15
^ :absolute	2 -11 4 -4 6 -14 7 64 8 -22 12 4 13 -56 14 -1
^ :accepting	0 -1 2 -16 3 -11 5 -26 6 -83 7 -12 9 18 10 -4 11 6
^ :advance	0 11 2 -57 4 -38 5 3 6 28 8 2 12 -11 13 38 14 -5
^ :asking	0 -16 1 -2 2 -42 3 -16 4 29 5 -64 9 10 12 2
^ :benefit	0 58 1 -50 2 -78 3 -43 4 -13 6 -49 7 -37 13 -9
^ :bid	0 -12 2 -4 3 -17 4 51 5 -37 7 -8 13 -41 14 -15
^ :building	0 -56 2 9 4 8 7 -35 12 12 14 -10
^ :burden	0 12 1 32 2 21 5 10 7 -41 8 -6 10 2 11 -99 14 15
^ :child	0 -5 1 50 3 -46 4 -24 6 -76 7 -42 8 -9 9 -7 11 -24 14 -20
^ :childless	0 -2 1 41 2 -61 4 -18 7 -8 8 -20
^ :childthing	1 14 8 -4 14 1
^ :clocktime	2 -22 4 -1 6 -4 9 7 13 -5
^ :codething	4 -5 6 4 8 24 12 -14 14 -2
^ :condition	0 11 1 35 3 2 4 -2 6 -29 7 33 8 -3 11 -17 12 -17
^ :consent	7 18 8 -42
^ :councilpay	0 12 4 -7 7 -28 13 3
^ :deadline	6 2 7 -36 9 14 12 -8 14 -2
^ :demand	0 -3 1 -19 2 12 3 -9 4 -9 6 21 7 2 8 -34 11 -23 12 -4 13 -2 14 -4
^ :demanding	2 38 4 3 5 19 6 23 13 -3
^ :denying	0 -30 2 -3 3 -28 6 4 7 -17 10 17
^ :deposit	0 -21 3 -5 4 -14 5 9 6 -34 7 -21 12 -11 13 -75
^ :deterring	0 -23 1 -4 2 -8 3 3 5 -15 6 27 7 -15 8 3 11 -18 13 11 14 7
^ :digits	7 6 14 10
^ :disability	2 26 6 -44 8 -33
^ :disclaimer	4 -14 5 5 7 -4
^ :dislike	1 -4
^ :everyone	0 10 1 24 6 12 7 -10 8 1 10 13 11 -11
^ :fairness	0 -31 1 -1 2 -8 3 -4 6 24 7 11 8 -7 13 -18
^ :faith	1 -7 2 52 6 -28 7 -7 8 -3
^ :family	0 -15 1 6 6 -21
^ :fee	4 22 5 33 14 -2
^ :feething	0 -34 2 -2 4 -72 5 45 6 -9 7 -13 8 -3 9 -10 10 -9 12 9 13 -49 14 -29
^ :fixed	1 -21 5 10 7 -37 12 65 13 -28 14 -4
^ :forename	8 12
^ :healthword	7 18 8 -17
^ :hiding	2 -35 4 -6 8 10 9 -2
^ :holiday	2 -24 6 -38 8 -64 9 28 13 -32
^ :income	0 13 2 -30 13 29
^ :jobless	0 45 2 -1 7 -5
^ :jobname	0 32 6 -17 7 7
^ :keything	5 6 6 -65 7 -40 8 75 13 -30 14 -39
^ :kin	1 11
^ :law	2 8 6 25 8 2
^ :lifeword	7 3
^ :longperiod	5 -30 6 4 8 -19 12 27
^ :losing	0 14 2 -13 3 1 6 35 7 -26 8 -11
^ :money	0 -5 4 17 5 -13 6 -3 12 -2 13 39
^ :nation	0 -32 1 -49 2 16 3 -2 7 -27 8 -32 14 -19
^ :nearby	6 -3 7 -8 8 -55 14 -13
^ :negation	0 8 1 -10 2 27 5 -33 8 -29 9 -9 11 -5 12 -34 13 -11 14 -32
^ :neighbour	0 -26 6 -64 8 21 9 -3
^ :newness	0 -11 1 -1 2 -55 3 6 6 3 7 -38 8 -5 10 87 13 12
^ :number	1 11 2 -27 3 6 4 18 6 14 7 1 8 -12 9 -23 11 -22 12 13
^ :offerdeal	2 -2 5 -34 6 31 7 7 14 -3
^ :online	0 -2 1 -12 2 -48 3 -8 5 -7 6 -37 8 -31 14 111
^ :onlyword	1 -3 3 2 4 -40 5 -27 6 9 7 -46 8 -3 9 2 10 18 11 -26 12 15
^ :openprice	0 -11 3 -40 4 80 5 -59 6 -33 7 -9 10 -17 14 -23
^ :opinion	0 -21 1 -9 2 -16 3 -12 4 -6 5 -26 6 -3 7 -51 8 19 9 -18 10 -14
^ :origin	1 -17 2 23 6 9 13 7
^ :payer	0 -7 1 -9 2 -19 3 3 5 -11 6 -10 7 -7 8 20 9 -16 11 -12 14 -9
^ :paying	0 -30 5 14 6 -1 7 -26 8 -36 12 -31 13 27
^ :period	4 9 5 -9 6 5 8 -9
^ :person	1 23 2 26 3 10 4 -8 5 20 6 -18 7 -48 8 20 11 -38 13 35
^ :pet	0 -46 1 -69 2 -83 3 34 4 -50 5 9 6 -73 7 -44 8 -58 11 -22 14 -26
^ :petpart	3 46
^ :phone	0 -44 2 -36 4 -6 7 -8 8 -78 14 33
^ :photo	0 -56 1 -9 2 -47 3 -22 4 -15 6 -34 7 -13 8 -6 11 73 14 -27
^ :place	6 -40 7 30 10 12 14 -18
^ :politics	2 53 8 6
^ :preferring	0 2 2 8 4 -25 6 -9 7 -11 8 -51 11 -23 14 -6
^ :promise	1 -34 2 7 3 -26 5 -10 6 -2 7 -4 12 18
^ :ranking	0 3 2 -1 4 -9 6 16 10 -4 14 -7
^ :record	2 -5 8 -45 12 14 14 -40
^ :refusing	1 6 8 2
^ :regretting	0 30 1 13 2 -22 3 28 6 -36 7 -20
^ :rent	2 -27 4 31 5 -41 7 -13 8 -26 10 -15 12 -22 13 -5
^ :return	0 -15 4 19 5 -33 6 10 8 -28 12 -22 13 -9 14 -21
^ :room	0 -13 1 -15 2 14 4 20 6 2 7 -24 8 -7 11 22 13 -19 14 -21
^ :rulesplace	12 14 14 -7
^ :safety	0 1 1 -6 7 39
^ :scarcity	1 -6 2 -14 3 -15 6 43 7 -34 8 -66 13 -43 14 -20
^ :school	2 -5 6 -18 14 58
^ :seller	0 -9 1 -20 2 -12 4 9 5 -17 7 -46 8 39 9 -19 11 -6 13 -10
^ :sex	0 -80 1 -75 2 40 4 -8 6 -11 7 -46 8 -25 14 -8
^ :sexual	0 -6 1 -28 2 32 6 -46
^ :source	1 -5 6 -3 7 26 8 -14 11 -6 14 -39
^ :spelled	0 9 1 -6 2 16 3 -1 4 -3 6 3 7 -11 8 -61 9 -2 10 -5 11 -65 12 -13 13 -30 14 31
^ :student	0 -20 6 -1
^ :superlative	0 -55 2 -35 4 -19 7 44 8 -15 11 -7 13 -48 14 -17
^ :thing	1 -10 4 -3 6 -4 8 -4 13 -20
^ :time	1 -1 2 -50 4 -9 7 -2 8 -27
^ :title	1 -15 2 -32 6 -34 8 41 14 -35
^ :tribunalrent	12 -8
^ :urgency	0 -7 1 -33 3 -1 4 -21 5 -17 6 49 7 -52 8 -53 10 5 14 -11
^ :utility	1 -48 2 -33 4 -93 5 -55 6 -55 7 -29 11 -11 13 -68 14 -41
^ :wanting	4 17 5 -9 6 18 8 -47 12 4 14 7
^ :welcoming	0 9 2 -18 3 4 4 5 5 4 7 -5 8 -2 9 11 11 18 14 -38
^ :work	0 21 1 -23 2 -2 6 -30 7 -36 8 -27 11 -1
^ :worshipplace	2 27
^ :writeto	0 5 2 -3 6 1 7 -32 8 -30 13 -10
^ a	0 7 3 -15 4 -22 5 13 6 1 8 -59 10 3 11 -31 14 -16
^ able	13 4
^ absolutely	7 7
^ access	8 7
^ act	6 10
^ adam	2 2
^ add	4 4
^ admin	5 16
^ adults	1 5 2 -10
^ advertised	4 13
^ airbnb	9 2
^ alarm's	8 8
^ all	7 -34 11 -7
^ always	7 -8
^ an	4 12 7 7 8 -19 10 2
^ and	0 -14 1 -16 3 -31 4 -29 6 3 7 -38 8 -12 9 -1 13 -17
^ annual	13 7
^ another	6 5
^ any	1 16 4 1 11 2 14 2
^ anybody	0 4 2 5
^ anyone	0 5 1 22 2 11 3 9 6 -6 8 5
^ anything	4 3
^ applicants	0 -20 13 16
^ applications	0 1
^ are	0 9 2 22
^ as	14 -26
^ ask	4 7
^ assistance	3 5
^ assured	12 23
^ ast	12 22
^ at	7 6
^ available	6 -17
^ babies	1 2
^ be	6 43
^ because	3 11 7 13
^ bedsit	8 3
^ before	5 5
^ below	8 4
^ benefit	0 28
^ benefits	0 -1
^ best	4 -2
^ better	6 11
^ beyond	7 20
^ bids	4 14
^ big	3 3
^ bins	6 -4
^ blind	2 5
^ but	2 -3 4 -4 6 -25
^ buy	7 11
^ buyers	6 27
^ by	6 2
^ call	4 3
^ caravan	9 4
^ carer's	0 9
^ catholics	2 6
^ chap	3 2
^ chapel	2 6
^ charges	5 7
^ cheapest	7 12
^ childless	1 16
^ chimney	5 3
^ claimants	0 10
^ cleanest	7 12
^ close	2 1
^ co	14 35
^ colour	2 -2
^ com	14 37
^ come	9 9 11 8
^ communal	8 1
^ compulsory	5 2
^ contract	12 3
^ cost	4 11
^ council	7 -1
^ credit	5 4
^ crime	7 4
^ current	8 4
^ demand	6 5
^ deposit	0 -3 1 4 5 10 13 -56
^ detached	8 3
^ dim	1 6
^ do	2 9 11 5
^ doctor's	7 1
^ dog	3 4
^ don't	2 -53 4 22 6 45 7 -28 11 17
^ early	6 11 12 10
^ email	14 1
^ empty	1 17
^ entrance	8 13
^ every	0 3 5 13 7 5
^ everybody	6 13 7 2
^ everyone	5 4 6 15 7 13
^ example	6 -3 14 70
^ expecting	1 14
^ facebook	14 13
^ families	2 -12
^ fast	6 -9
^ feel	8 10
^ fees	5 32
^ females	2 7
^ ffoniwch	14 13
^ first	0 -11 6 6 13 2
^ flats	6 9
^ flooding	7 4
^ flying	6 4
^ follow	14 12
^ for	1 -5 2 -4 4 38 5 20 8 19 14 30
^ fotos	11 22
^ fourth	2 1
^ fresh	10 17
^ ft	0 10
^ fully	2 1
^ furnished	11 -8
^ furry	3 11
^ further	14 8
^ garage	8 8
^ gas	5 -4 8 -31
^ gate	8 6
^ get	6 36
^ girls	2 10
^ give	4 13
^ glamping	9 10
^ go	13 10
^ going	6 37
^ goldfish	3 26
^ golf	9 7
^ good	1 -15
^ google	14 5
^ grandchildren	1 17
^ ground	8 7
^ guaranteed	7 27
^ guarantor	5 16
^ guide	3 -3 4 11
^ h	0 18
^ half	6 10
^ he	8 -3
^ her	6 1
^ here	10 2
^ highest	4 15
^ hold	5 7
^ holiday	9 2
^ holidaymakers	9 1
^ homes	6 11
^ hot	6 -17 10 2
^ house	1 2 8 8
^ housemate	8 10
^ how	0 5 4 1
^ hurry	6 1
^ i	0 -1 1 -13 2 -6 4 8 5 -4 13 -14
^ i'd	1 6 6 7
^ i'll	6 -4 8 4
^ i'm	2 -2 4 16 6 -1 14 1
^ i've	0 3 6 6
^ ideal	1 3
^ ideally	0 11
^ if	0 18 1 40 2 9 3 7 4 13 6 -5 14 5
^ images	11 29
^ in	1 -6 4 25 7 -20 8 -5
^ insta	14 2
^ interest	6 25
^ inventory	5 25
^ is	4 -1 7 -25
^ isle	3 -5
^ it	0 -55 2 -29 3 17 4 -22 5 -23 6 -11 7 -39 8 -4
^ it's	0 -46 2 -14 6 -23 7 9 8 7 11 -2 12 22 13 -3 14 -1
^ its	7 17
^ jobcentre	0 1
^ just	6 10 10 23 13 1
^ key's	8 17
^ keys	8 3
^ kids	1 -1
^ kids'	1 -9
^ ladies	2 16
^ ladys	2 12
^ landlord	1 3 3 8 7 -5 14 -7
^ landlord's	13 11
^ landlords	13 -8
^ last	0 12 6 7
^ lease	12 22
^ leave	3 21 6 1
^ let	9 9 12 11
^ let's	4 19
^ limited	6 1
^ living	7 4
^ london's	7 4
^ look	6 4 14 16
^ looking	4 15
^ make	4 13
^ message	14 -4
^ month	4 16
^ more	14 14
^ mortgage	7 4
^ most	7 1 9 3
^ move	6 15 13 5
^ must	2 33
^ my	1 -10 2 -27 4 4 6 -13 8 2 14 21
^ n	10 5
^ nae	3 7
^ naebody	0 21 2 6
^ native	2 8
^ neighbours	7 4
^ neither	11 4
^ net	14 7
^ never	7 -33
^ new	3 20 10 22
^ newest	10 9
^ newly	10 1
^ night	9 -13
^ nine	4 9
^ no	0 4 1 -11 2 33 3 -6 5 -17 6 -17 11 -25 12 -24 14 -19
^ nobody	2 24 4 -13 6 -21
^ nobody's	8 3
^ nope	2 23 3 8
^ not	0 3 1 10 2 -4 3 -5 4 2 6 -6 7 8 8 -44 10 -7 11 -3
^ nothing	2 -6 3 6 6 -7
^ notice	12 -10
^ now	6 -8 10 5
^ nowhere	7 31
^ ns	3 13
^ nu	10 1
^ o7700	14 16
^ o77oo	14 22
^ of	1 14 7 8
^ off	6 4
^ offers	4 1 6 -29
^ oiro	4 8
^ on	0 -11 10 5
^ once	7 11
^ one	1 6 2 10 5 -2 6 4 8 -4 13 -39 14 -19
^ only	6 16 7 -33 8 -9 12 7
^ open	8 -22
^ opportunity	6 4
^ otherwise	2 13
^ our	0 7 6 26 7 18 8 23 14 9
^ over	6 4
^ overnight	5 6
^ owner	2 2
^ parents	1 28
^ park	6 1
^ pay	13 41
^ paying	13 8
^ payment	13 18
^ people	2 17
^ pet	5 12 9 2
^ pets	1 -1 3 -19
^ photos	11 31
^ physically	2 2
^ pics	11 51
^ pictures	11 18
^ pix	11 21
^ planning	7 29
^ please	0 17 2 -23 3 18 4 8 5 6 11 3 13 -7 14 -20
^ poa	4 30
^ preference	2 1
^ pregnant	2 3
^ prepay	13 1
^ press	8 13
^ previous	8 1
^ previously	10 14
^ price	4 12
^ prices	7 2
^ private	0 12 2 -2
^ professional	0 1 2 2
^ properties	6 11
^ put	5 7 7 13 8 2
^ queue	6 3
^ rabbits	3 23
^ race	6 19
^ re	12 9
^ reason	8 3
^ recently	10 3
^ renewing	5 7
^ rent	1 -15 2 -8 4 12 5 -30 7 -34 12 -16 13 -9
^ rent's	1 2
^ rental	4 3
^ rents	4 14
^ reserve	6 15
^ right	2 13 6 7
^ rm	5 6
^ rolling	12 -5
^ room	2 9 6 21
^ rooms	4 17
^ save	3 8
^ say	4 8
^ scan	14 22
^ sealed	4 17
^ search	7 7
^ security	5 7 8 2
^ see	14 31
^ self	9 15
^ seller	8 1
^ selling	6 7 8 4
^ semi	3 3
^ send	14 4
^ set	6 18
^ she's	8 14
^ shorthold	12 3
^ side	8 16
^ sinn	2 4
^ six	12 13
^ skype	14 13
^ slide	14 5
^ small	5 5
^ snap	6 -11
^ so	0 -1 2 -15 3 -40 4 -27 5 -7 6 21 7 -84 8 -14 11 -1 14 -34
^ some	6 1 11 16
^ somebody	6 3
^ somewhere	4 1
^ sorry	0 2 1 5 2 -8 3 6 6 -28
^ spacious	0 3
^ spare	8 11
^ stairs	2 5
^ stays	9 -4
^ stock	11 12
^ straight	2 5
^ strictly	3 4
^ students	13 9
^ suitable	1 -12
^ sure	6 1
^ take	11 1
^ taken	11 1
^ teenagers	1 10
^ teens	1 7
^ telegram	14 7
^ tell	4 9
^ tenancy	12 19
^ tenant	5 1
^ tenants	0 -16 1 14 4 -14 5 31 8 -19 13 -15
^ terrace	2 6 4 3
^ text	14 22
^ that	7 19
^ that's	6 -17
^ the	0 -39 1 -13 2 -48 3 -22 4 -35 5 -77 6 -39 7 39 8 -8 9 -38 10 -29 11 13 12 -19 13 -63 14 -27
^ then	6 19
^ there	0 -5 1 -37 2 -29 3 -8 4 -5 5 -11 6 -3 8 -16
^ there's	5 8 6 5 8 8
^ these	6 14
^ they're	6 9
^ think	1 1 6 2
^ this	0 15 1 21 2 4 6 5 7 -4
^ those	0 40 1 -4 2 2 13 20
^ though	3 -5
^ three	6 6
^ tick	6 24
^ time	6 9
^ tiny	1 -13
^ to	2 11
^ tom	8 4
^ totally	7 4
^ trans	2 2
^ travellers	2 6
^ twelve	12 7
^ two	1 12 2 -4 3 4 5 18 6 -18 12 -5 14 -51
^ type	14 1
^ uk	7 -33
^ un	7 8
^ unless	0 14
^ unmatched	7 11
^ unrivalled	7 15
^ unsuitable	1 6
^ up	2 5
^ upfront	13 2
^ upstairs	8 4
^ use	8 8
^ vendor	2 1
^ viewings	6 -8 8 -50
^ visits	1 4
^ we	0 -37 1 -4 2 -5 3 -7 4 -3 5 -17 6 -5 7 -55 14 -63
^ we'd	2 12 3 -6 4 12 5 10 7 -27
^ we'll	4 18 6 -23 8 10
^ we're	6 -30 8 23
^ we've	0 25 5 -2 6 13 11 5 12 -4
^ wee	1 17
^ what	4 2 7 -4
^ wheelchair	2 5
^ when	7 1
^ which	1 -6 2 -27 4 -21 6 -1 7 -25 14 -8
^ whites	2 17
^ who	6 -10 8 6
^ wi	8 12
^ wifi	8 24
^ will	4 5
^ window	11 7
^ with	2 -1 5 2 7 26
^ won't	6 26
^ word	6 5
^ working	0 8
^ world	7 14
^ world's	7 18
^ would	4 -3 13 1
^ yer	1 1
^ you	0 -3 2 -68 3 -2 5 29 6 -30 7 26 11 -30 12 18
^ you'd	5 15 6 -17 12 5
^ you'll	1 -4 2 11 6 -6 7 17 8 12
^ you're	12 20
^ you've	6 6
^ your	1 6 2 18 3 -1 6 7 7 24
^ zero	7 6
^ £#	4 17 5 -16 9 1
^ £##	4 -2 13 2
^_#	1 -51 4 -13 5 22 6 12 8 -4 9 -1 10 12 11 5 12 10 13 -8
^_##	1 -29 4 36 6 -17 7 -14 8 6 10 -8 12 -17 13 -24 14 -16
^_$	0 -19 2 -18 3 -26 4 -7 5 -9 7 6 8 -18 9 -10 10 18 11 -13 12 -1 13 -7 14 14
^_%	7 31
^_+	4 25 13 15
^_6pm	14 12
^_9oo	14 35
^_=	0 21 2 8 5 11
^_able	7 6
^_about	0 -6 3 -8 5 -4 6 -7 13 6
^_absolute	10 4
^_accent	2 1
^_accept	0 7 2 13 4 8
^_acros	8 29
^_action	6 2
^_ad	1 1
^_add	10 9
^_addres	14 11
^_adult	1 21
^_adv	13 24
^_advance	13 32
^_advertis	10 14
^_advice	6 1
^_after	4 7 8 -4 13 -3 14 13
^_again	6 -11
^_against	3 -4
^_agency	14 10
^_agent	7 5
^_ahead	6 10
^_alarm	7 -2 8 11
^_all	7 -9
^_allergic	3 19
^_allow	0 -4
^_allowance	0 12
^_aloud	3 12
^_already	6 42
^_am	4 1
^_animal	3 -3
^_any	6 -3
^_anyone	0 20 2 -17
^_anyth	0 6 3 8
^_apartment	6 1 9 18
^_app	0 1 1 14 2 5 5 19 6 -19
^_applicant	0 19 1 -4 6 -26
^_application	0 15 3 6 4 26
^_area	2 11
^_aren't	1 24
^_around	4 1 6 21
^_artist	1 3
^_asian	2 17
^_ask	1 -19 6 -25 7 -63 8 -12 13 -39
^_assur	7 5
^_ast	0 5 12 32
^_available	4 2 10 1
^_b	0 15 6 20 9 13
^_baby	1 33
^_back	8 36
^_bairn	1 19
^_bank	0 15
^_bargain	7 20
^_bathroom	8 -4
^_bay	2 -7 8 -7
^_beard	2 6
^_beat	7 29
^_because	8 14
^_bed	0 2 2 -21 4 9 6 15 10 -19
^_bedroom	9 -13
^_beds	3 18
^_been	0 2 1 -5 6 26 8 -1 11 34
^_before	5 -5 12 9 13 6
^_belong	8 6
^_below	1 11 8 9
^_ben	0 3 8 2
^_best	2 -9 7 7
^_better	2 14 6 4
^_bid	4 12
^_bids	4 17
^_bill	5 6
^_bin	8 6
^_bird	6 5
^_bit	14 28
^_black	2 8
^_block	1 21
^_blue	14 9
^_boat	8 11
^_bodi	2 1
^_boiler	12 -10 13 -2
^_book	5 5 6 5 9 8
^_born	2 22
^_bother	3 5
^_bound	7 3
^_bowl	1 3 3 2
^_box	8 9
^_boy	8 10
^_boys	1 7 2 2 8 2
^_br	3 8 6 1
^_brand	10 3
^_break	9 11
^_breed	3 4
^_brighten	11 7
^_broo	0 26
^_budget	5 6
^_build	1 12 7 42
^_burglar	7 20 8 13
^_bus	6 -33 8 -25 9 -8
^_but	0 10 1 -2 4 5
^_buy	5 26 8 5
^_buyer	2 4 6 18
^_buzzer	8 5
^_by	2 -53 3 -45 4 14 5 16 6 -45 8 -23
^_call	1 12
^_calm	1 5
^_can	0 -12 1 -1 2 -16 4 6 5 -6 6 -59 7 12 8 -41 14 2
^_can't	3 15 6 -12 7 -8 12 9
^_car	11 1
^_card	5 6
^_carer	2 4
^_carpet	1 15 3 17
^_cat	8 -2
^_catholic	2 6
^_certain	7 28
^_ch	1 11
^_chair	2 10 6 2
^_chance	6 33
^_chap	8 6
^_charg	2 1 5 -8
^_charge	5 5
^_check	5 17
^_cheque	0 3
^_child	1 2
^_childles	1 5
^_children	0 -2 1 -13
^_choose	4 14
^_christma	9 8
^_circl	6 5
^_city	0 4
^_claim	0 12 6 3
^_claimant	0 23
^_clas	7 13
^_clean	5 23
^_cleaner	8 1
^_clerk	5 15
^_clos	6 -7
^_close	8 1
^_code	8 63
^_collect	6 6 13 7
^_com	8 -19
^_come	2 -22 3 14 6 18 7 -11
^_comfiest	7 11
^_competition	6 6
^_compulsory	5 17
^_concierge	8 2
^_consent	7 14
^_consider	0 11 3 -5 4 26 6 -2
^_contract	0 10 12 5
^_cost	4 -7 7 4 13 -7
^_cotage	9 5
^_cots	1 14
^_cottag	7 1
^_cottage	8 -1
^_could	1 3 4 7
^_couldn't	7 17
^_council	0 -10
^_count	0 -1 6 6
^_county	7 10
^_coupl	0 -2 2 12
^_couple	8 19
^_crash	7 7
^_credit	13 31
^_crime	7 18
^_croydon	7 3
^_date	6 -14
^_daughter	8 8
^_dawg	3 22
^_day	6 18
^_deal	0 2
^_deep	5 4
^_demand	6 9
^_dementia	8 8
^_depend	4 9
^_deposit	3 -7 5 11 13 -10
^_dial	8 7
^_dither	6 11
^_do	3 -13 6 -16 7 -9 11 -1
^_does	2 -23 3 -5 6 -6 7 -3
^_doesn't	2 -5 6 -10 7 8 8 23
^_dog	3 -29
^_dogs	3 5
^_don't	1 -12 2 4 4 -8 7 1 8 -28 14 -3
^_door	1 -6 2 -20 6 -14 8 9 9 -5
^_dot	14 12
^_double	7 11
^_down	0 12 2 -8 5 18 6 -2
^_dozen	6 19
^_draw	6 1
^_dss	0 19 1 7 2 -5
^_due	13 1
^_dugs	3 7
^_duplex	6 5
^_dur	8 4
^_e	10 5
^_each	4 -9 5 26 12 2
^_ear	6 18
^_earn	0 8
^_earner	0 9
^_easter	12 15
^_eight	9 10
^_elder	8 9
^_else	6 -10 7 -5
^_elsewhere	1 5
^_email	14 15
^_employment	0 7
^_empty	8 30
^_ends	6 23
^_english	0 3 2 8
^_entertain	4 8
^_entrance	8 1
^_equal	7 3
^_esa	0 2
^_essential	6 9
^_eve	2 1
^_even	3 6 6 10
^_event	4 4
^_ever	7 27
^_every	6 -4 8 3
^_ex	8 13
^_example	14 7
^_expect	6 4
^_extra	4 14 5 30
^_fair	1 1
^_fami	1 22 2 8 3 -28
^_fast	6 16
^_faster	6 14
^_favour	6 5
^_feature	8 -4
^_february	9 3
^_fee	3 -11 4 -10 5 35 6 -6
^_fees	2 -13 5 6 7 -7
^_fein	2 12
^_female	2 12
^_ferry	5 -7
^_few	5 8 11 1
^_fi	8 13
^_fife	7 7
^_fifty	4 12
^_fight	6 16
^_figure	4 27 6 14
^_final	4 7 6 -6
^_find	7 8 8 3
^_fine	3 1
^_finest	7 28
^_finger	6 13
^_finish	6 4
^_first	0 13 2 9 5 -22 7 -2 8 -20
^_fish	7 1
^_fit	2 8
^_five	5 -3
^_fix	4 30
^_flag	2 9
^_flat	0 16 1 8 2 9 6 -14 7 1 8 -6 11 -59 12 11 14 -13
^_flatshare	2 13
^_fleet	6 24
^_flexible	4 2
^_floor	2 -5 7 -1
^_fly	6 13
^_folk	0 15
^_foot	2 2 6 8
^_form	5 6 6 21
^_fortnight	5 6
^_found	13 2
^_four	3 14
^_free	1 15 3 17 6 -37 7 4
^_fret	6 -2
^_friday	4 2
^_friend	1 -4 2 -6 3 11 9 4
^_friendliest	7 2
^_from	0 -21 2 41 3 -48 4 7 5 -32 6 -9 7 -15 8 -50 9 -18 12 -14 13 -24
^_front	7 20 13 33
^_full	1 21 2 11 6 -3
^_fund	0 4
^_fur	3 16
^_furnish	4 7
^_furry	3 1
^_g	3 13
^_gallery	11 14
^_garden	5 21 8 -13 11 9
^_gay	2 9
^_gays	2 17
^_gentleman	2 9
^_get	0 16 2 22 6 6 8 -30 14 -5
^_gets	7 6
^_gff	0 3 1 10
^_girl	2 32
^_given	2 2 8 -4
^_go	2 -7 6 6
^_goer	2 18
^_goes	13 -7
^_gone	4 6 6 7 8 18
^_good	1 -6 2 3 14 -21
^_got	1 9 3 3 6 3 7 3
^_gran	11 2
^_grant	7 13
^_greener	11 2
^_grown	1 22
^_guarante	7 7
^_guarantor	0 -5 13 22
^_guest	5 10
^_guide	2 12 3 -4
^_h	11 5
^_had	0 12 2 -4 4 -1 6 1 7 -27
^_haggle	4 22
^_half	2 2 12 -4 13 7
^_hammer	6 10
^_hamster	3 4
^_hang	6 19
^_happen	7 2
^_happy	13 9
^_harm	2 6
^_has	1 -46 2 -5 6 -3 7 2 11 -1 13 -27 14 8
^_have	0 20 3 -20 11 13 12 -34 14 -7
^_haven	1 7
^_hb	5 2
^_he	0 6 3 5 6 15 8 -8
^_head	3 -6
^_healthy	2 17
^_hear	0 -5 2 14 6 -11
^_heater	9 -2
^_help	2 -4
^_here	2 -5 3 -21 6 1 7 17 8 -40 9 2 14 -11
^_hesitat	6 3
^_hill	2 4
^_him	5 1
^_hindu	2 8
^_history	2 17 6 1
^_hit	10 6
^_hiv	2 24
^_hold	5 6 6 1 12 8
^_holder	0 7 2 12
^_home	1 -13 3 11 7 12 8 12
^_hot	6 4
^_hotel	1 1
^_hous	0 -21
^_house	1 -6 3 7 6 -19 8 -12 11 8 14 -6
^_household	2 30
^_housemate	2 20
^_houseplant	3 1
^_how	6 -11
^_hundr	4 13 5 22
^_hurry	6 5
^_husband	2 3
^_i	1 2 3 17 4 -51 6 8
^_i'd	1 13
^_ideal	2 7
^_if	1 -2 6 6
^_ifs	7 21
^_illustration	11 30
^_imag	11 25
^_imagery	11 1
^_immigrant	2 9
^_impossible	7 10
^_inbox	6 3
^_includ	2 -8
^_income	0 9
^_ink	10 12
^_ins	5 6
^_inside	12 16
^_insta	14 23
^_instruction	10 17
^_insurance	0 11
^_insure	5 5
^_interest	6 2
^_into	7 28 8 8 14 4
^_investment	7 38
^_invit	4 3
^_irish	2 10
^_iron	6 4
^_ish	4 16
^_isn't	3 -6 6 -21 7 -26
^_issu	2 12
^_it's	2 -5 6 38
^_jan	14 5
^_joke	6 1
^_joy	1 2
^_just	6 -3 8 2 11 30
^_keen	2 9
^_keenest	4 14
^_keep	0 -11
^_kept	3 -9
^_key	8 1
^_kid	1 29
^_kids	0 6 1 40 2 -4
^_kind	0 15
^_kit	7 2
^_kitchen	2 -9 14 -1
^_kne	8 16
^_knock	8 2
^_know	3 1 4 -9 6 4 8 16 13 1
^_l	1 11
^_lad	6 2
^_lady	2 7
^_landlord	1 -24 2 -28 4 -6 7 30 8 -10
^_last	0 -2 3 4 8 -68 11 -5 12 -29
^_law	1 -8 3 6
^_lawn	1 2 11 14
^_lease	1 5 3 -29 12 31
^_least	4 18
^_leav	5 10 8 -8
^_leave	12 18
^_leed	7 5
^_left	6 6
^_leg	6 3
^_legg	3 7
^_legs	3 18
^_lender	7 10
^_lenton	7 2
^_less	4 21
^_let	0 -4 1 -38 2 -10 12 40 13 -2
^_lets	1 2 8 4 12 12
^_lha	0 21
^_life	7 9
^_lift	1 -12 2 -1
^_lik	6 7
^_like	1 -20 3 -31 4 -24 6 16 7 -5 13 33
^_lin	6 8
^_line	7 7
^_list	10 55
^_listen	4 5 6 9
^_liv	3 -2 8 1
^_live	1 -10 6 12 8 18
^_loan	13 2
^_lobby	8 13
^_location	7 33
^_lockbox	8 15
^_lodger	8 22
^_look	2 -15 3 14 6 -4
^_lot	4 -23
^_love	0 14 9 5
^_lowest	7 11
^_loyalist	2 15
^_make	11 10
^_male	2 4
^_man	7 22 8 15
^_mark	4 5
^_market	7 -5 10 21
^_match	2 5
^_max	1 12
^_maximum	1 4
^_may	1 21 2 -25 3 -18 5 -1 6 -20 7 -2 8 -24 11 3
^_me	2 -27 4 6 5 -27 6 -9 14 16
^_mean	2 7
^_mental	2 2
^_messag	14 3
^_messy	8 3
^_meter	8 -16
^_mid	5 2
^_midnight	6 18
^_might	1 1 13 1
^_mile	1 1
^_min	12 35
^_mind	3 -16
^_minimum	4 10
^_miss	6 19
^_mkt	10 34
^_mobile	2 3
^_monday	9 7
^_money	0 27 5 27 7 5
^_month	0 -15 2 -28 4 -4 5 -25 8 -17 9 -53 12 3
^_more	0 -4 2 -1 4 22 6 -29
^_mortgage	0 6
^_most	3 1 7 39
^_mother	1 3
^_mov	14 5
^_move	6 -1
^_mr	8 35
^_mth	12 12
^_mths	13 13
^_much	4 20 7 15
^_mums	1 4 2 6
^_muslim	2 26
^_must	0 4 1 3 2 -28 4 -22 5 26
^_my	5 5 6 -2
^_name	14 36
^_national	2 24
^_nationality	2 12
^_near	6 12 13 9
^_nearest	7 -6
^_need	0 -4 1 -6 2 22 4 -16 6 -17 7 -40 8 -5 13 -14
^_needn't	2 2
^_neg	4 26
^_negotiable	4 22 12 1
^_neighbour	3 -9 7 3 8 39
^_nephew	1 15
^_nester	1 17
^_network	8 2
^_never	0 -50 1 -33 2 -41 3 -3 6 -18 7 5
^_newcomer	10 25
^_night	5 -16 9 16
^_nil	7 1
^_nine	4 9 14 -19
^_no	0 24 1 -5 2 8 3 6 5 -14 7 -3 14 -10
^_non	5 12
^_none	7 19
^_nor	0 1 2 1 11 4
^_not	0 -5 1 -7 2 -3 3 12 5 -26 7 -63 8 -40 12 -42
^_note	0 1 8 1 11 6
^_noth	1 -14 3 -3 7 -7
^_now	8 1
^_number	1 -6 4 1 8 -8
^_o	3 15 11 11
^_objection	1 -4 3 -7
^_occupant	1 10
^_off	0 9 6 17
^_offer	1 -16 2 -29 4 29 6 -22 13 -12
^_once	13 -13
^_one	0 18 1 -3 4 -6 6 -3 7 -16 8 -20 13 -4
^_ones	6 3
^_only	0 21 1 12 2 63 4 -22 5 -29 6 -19 7 -2
^_ono	4 33 5 -23
^_open	0 4 1 5
^_opportunity	6 4
^_opposite	8 8
^_order	13 6
^_other	4 8 6 14
^_our	0 12 6 -3 9 8 10 25 11 7
^_out	2 -23 3 -12 5 3 6 23
^_outside	2 -5
^_over	1 -3 2 7 3 2 7 -1
^_owner	8 18 11 -5
^_padlock	8 20
^_paid	13 -13
^_paint	4 2
^_pan	2 10
^_paper	10 1
^_parent	1 6
^_park	0 -30 3 -2 6 -47 7 -17 8 -15
^_particular	14 5
^_party	6 14
^_password	8 14
^_patter	1 8
^_pay	2 13 4 -18 5 9 7 -18
^_payment	5 19 13 13
^_pays	5 13
^_payslip	0 9
^_pcm	4 20 5 -40
^_people	1 -8 2 26 3 18 4 -7 7 -12 8 -28
^_per	5 -7
^_periodic	12 -21
^_permission	7 11
^_permit	0 -15 5 -8
^_permitt	1 2
^_pets	0 -7 7 -2
^_pett	3 13
^_phase	6 6
^_phon	6 7
^_phone	8 -1
^_photo	14 4
^_photograph	11 11
^_photography	11 14
^_pic	11 26
^_pick	2 18
^_pics	11 48
^_pictur	11 1
^_picture	11 20
^_pier	8 10
^_pip	0 18
^_plac	7 3
^_place	1 6
^_plain	8 6
^_plan	6 3 7 1 11 -6
^_plant	1 9
^_please	2 14 3 -31
^_plus	12 8
^_pm	4 17
^_poa	4 13
^_pod	9 12
^_politic	2 1
^_pooch	3 2
^_portal	10 1
^_pound	5 8
^_pram	1 1
^_prefer	2 22
^_preference	0 10
^_preferr	0 13 2 37
^_pregnant	2 1
^_pres	10 5
^_previou	2 -1 3 -7 8 11
^_price	4 45 6 28
^_pritchard	8 4
^_proof	7 20
^_purchaser	7 4
^_put	0 3 6 -6
^_quality	7 14
^_quarter	13 24
^_queu	6 14
^_quickest	14 14
^_quid	4 4 5 7
^_quieter	7 2
^_quietest	7 11
^_quote	0 2
^_rail	11 -3
^_rather	2 5 5 7
^_reader	6 9
^_reasonable	4 4
^_receipt	0 14
^_recommend	6 6
^_red	7 1
^_reduc	4 -1
^_referenc	13 14
^_refuse	3 -1
^_region	4 8 7 2
^_regret	8 2
^_rehome	3 12
^_reminder	5 10
^_rent	0 -9 4 36 5 8 7 -6 8 -14 10 -3 13 10
^_rental	7 13 9 13
^_rentamount	5 7
^_republican	2 7
^_requir	2 9
^_reserv	5 2
^_reservation	5 2
^_resident	1 -11
^_retir	8 10
^_right	6 8
^_ring	6 3
^_road	7 11
^_roll	6 13
^_roma	2 12
^_room	0 7 1 -13 4 4 6 25 7 -2 8 21 11 7
^_rover	3 24
^_rug	1 6
^_ruin	1 1
^_run	0 1 6 3
^_runn	7 4
^_runs	13 5
^_safe	7 1
^_said	6 -3
^_salari	0 5
^_sale	8 38 10 1
^_save	0 5
^_say	2 25 6 -13 7 5
^_school	2 -14 7 1
^_screen	6 2
^_sea	7 33
^_search	2 8
^_seat	1 -5
^_second	6 8
^_secur	4 5
^_see	5 10
^_seen	6 15
^_sees	7 2
^_self	0 -17
^_sell	2 24 6 -9
^_seller	2 14
^_september	12 13
^_set	4 15 5 15
^_settle	13 1
^_seven	14 14
^_seventy	6 1
^_sex	2 5
^_sharer	1 -11
^_shelf	6 4
^_shift	6 17
^_shop	4 -5
^_short	12 19
^_shorthold	12 15
^_shot	11 16
^_should	1 7 2 3 6 -19 8 11
^_show	11 -3
^_shown	4 27 11 1
^_shut	8 4
^_shy	4 5
^_sign	0 12 12 18
^_signal	14 -2
^_simp	7 15
^_single	7 14
^_sits	5 1
^_six	8 -22
^_sixty	6 5
^_slash	14 16
^_slot	1 5 6 12
^_small	0 6 1 6 5 3
^_smok	3 9 9 1
^_smoker	2 -9 3 3
^_snooze	6 11
^_so	2 2 6 -6 8 10
^_sold	2 5
^_someone	0 -2
^_someth	3 11
^_somewhere	4 17
^_sooner	1 3
^_sorry	2 3 12 1
^_sought	0 14
^_spain	8 9
^_spaniel	3 2
^_spare	6 1 8 37
^_speaker	2 4
^_spend	9 8
^_stair	1 6 8 -12
^_stairlift	2 -5
^_start	1 9 4 1
^_state	2 4 4 15
^_stay	4 -24 8 -33 9 6 12 9 13 -1
^_steep	1 7
^_stick	6 27
^_still	1 4 10 4
^_stood	3 2
^_stopp	6 13
^_storage	9 -3
^_street	2 -26 7 19
^_strict	3 16
^_style	9 21
^_subject	11 1
^_such	6 10 7 17
^_suit	0 -1 9 5
^_sum	5 9
^_sun	7 1
^_sunday	2 8 4 3
^_support	0 7
^_supporter	2 7
^_sure	7 4
^_swift	6 18
^_t	10 5
^_take	0 -9 1 -15 4 17 5 4 13 9
^_taken	6 -15 11 -1
^_tell	2 -6 6 -12
^_ten	5 2 13 2
^_tenant	0 4 6 -43 8 50 9 -12 11 -32
^_term	13 24
^_text	0 7 14 7
^_than	2 -9 4 29
^_that	5 22
^_their	6 11 13 4
^_them	1 -15 6 19 7 -8
^_then	0 7 6 -29 8 16 14 1
^_there	1 10 2 -24 3 -1 5 5 7 45 8 -26
^_they	6 -12
^_think	4 17 6 -12
^_those	0 -5 1 14
^_though	0 9
^_thought	6 3
^_three	7 3
^_through	7 -8 8 14 14 -37
^_throughout	3 3
^_throw	4 3
^_tied	12 5
^_time	1 11
^_tock	6 25
^_today	6 6 10 6
^_toddler	1 21
^_told	0 19 2 -13 6 -29
^_tomorrow	6 1
^_top	7 2
^_total	7 12
^_tour	14 5
^_town	6 16
^_trade	7 4
^_traveller	2 7
^_trust	7 8
^_truste	2 12
^_try	1 12 2 4
^_tues	8 7
^_turn	6 2
^_twelve	12 1 13 8
^_twice	6 4
^_two	5 -53 8 14 10 -1 12 -21 13 -41 14 -6
^_typ	2 8
^_type	14 5
^_uc	0 29
^_uk	13 19
^_ultimate	7 11
^_under	8 23
^_unionist	2 17
^_unlawful	2 -4
^_unoccupi	8 7
^_unwant	1 10
^_up	1 -5 2 -40 4 -3 6 15 13 10
^_upfront	13 21
^_upon	4 7
^_ups	1 13
^_upstair	1 5 8 16
^_upward	4 10
^_us	0 -11 1 -6 2 -23 4 14 5 -32 13 -28 14 -2
^_use	3 -2
^_used	0 -16 6 -5 11 41
^_user	2 23 14 15
^_usual	0 1 1 1
^_value	7 26
^_vegetarian	2 7
^_video	5 5
^_view	2 -22 4 -33 7 24 11 23
^_visit	1 14 5 7
^_voter	2 11
^_w	10 5
^_wage	0 2
^_wait	6 8
^_walk	7 2
^_want	1 35 2 32 7 -8 13 21
^_warm	7 7
^_warn	6 10
^_was	1 -19 4 -40 5 -6 6 -18 7 -54 11 10 12 -2 13 -23
^_water	3 1
^_way	6 4 7 12
^_we	0 8 1 -21 2 -12 3 -12 5 -32 6 -14 8 -18 11 13 13 3
^_we're	8 3
^_we've	6 -11
^_wean	1 9
^_wear	5 7
^_wee	1 1 8 6 14 10
^_week	5 24 9 23 13 -28
^_weekday	8 3
^_weekend	9 6
^_weigh	4 9
^_wel	1 4
^_welcome	0 -11 3 -1 6 -11 9 6
^_went	0 2 4 4
^_were	2 -37
^_wet	10 5
^_wharf	4 5
^_what	4 15 6 -15
^_whatever	4 24
^_whatsoever	2 2
^_wheel	2 8
^_when	4 -1 6 12
^_where	0 1 6 -19 14 11
^_which	2 6 4 32 6 -4
^_while	6 30
^_white	1 13
^_who	0 7 5 3 6 11 8 -12 13 7
^_who'd	2 18 4 4
^_whoever	0 -1
^_whole	1 8 13 5
^_wiggle	6 2
^_will	0 1 1 -9 2 2 4 6 6 -14 7 -16 9 5
^_window	7 -12 8 7
^_wins	4 5
^_winter	4 2
^_wish	4 3
^_without	3 6 13 18
^_witness	2 11
^_wks	5 6
^_women	2 10
^_won't	0 9 2 6 4 16 7 -12
^_word	6 3 7 16
^_work	0 4 2 -29 6 -18 8 13 13 2
^_worker	0 20
^_would	0 5 1 12 3 11 4 -5 6 -3 11 -23 12 11
^_wouldn't	6 7
^_wrong	1 4
^_www	14 6
^_year	12 20 13 32
^_yes	0 -31
^_yield	7 4
^_you	0 11 1 -12 2 -7 3 -28 5 2 6 5 7 -16 8 -10 11 -2 12 -17 14 -16
^_you're	6 -1
^_you've	6 11
^_your	2 10 3 5 6 39 8 -3 11 -1 12 6
^_yourself	6 15
^_yourselv	6 4
^_zero	14 19
^_zone	1 3
^_£#	0 -20 2 -9 3 -1 4 51 5 -24 6 -9 7 -29 8 -17 12 -36 13 -4 14 -15
^_£##	0 -28 4 26 6 -19 7 -61 13 1
a	0 4 1 -4 2 6 4 -1 5 10 6 -8 7 2 8 -26 9 4 10 -1 11 14 12 2 13 -1 14 -20
a :absence	6 -1 9 -3
a :absolute	4 9 5 12
a :accepting	0 8 2 -3 6 16 7 5
a :advance	5 -20 13 15
a :bid	4 4
a :building	0 4 2 -9 4 -6 6 49 7 12 10 8
a :burden	0 24 1 23 6 -9 13 11
a :child	0 -7 1 34 2 -10 3 -12 4 9 7 -15 8 5
a :childless	1 33 8 -15
a :childthing	1 12
a :clocktime	5 21 8 21
a :codething	6 -2 8 -27 12 40
a :deadline	4 18 5 5 6 -4 8 19 9 17 13 -41
a :demand	1 15 6 11
a :demanding	0 14 5 4
a :denying	2 19
a :deposit	5 -9
a :deterring	2 -7 8 4
a :disability	0 -22 1 -3 2 25 11 2
a :disclaimer	0 9 7 13
a :dislike	1 12 2 -19 14 25
a :faith	2 65 7 -4 8 -7
a :family	1 26 2 -10 8 -18
a :fee	4 16 5 15
a :feething	0 -2 1 7 4 -48 5 -16 6 -22 7 -10 8 -5
a :fixed	7 -1 12 12
a :healthword	2 -3 7 6 8 61
a :hiding	2 -10 4 6 7 -15
a :holiday	0 -27 1 -45 2 -4 5 13 9 7
a :income	0 33 2 -19 4 -3
a :jobname	0 -2 2 -29 7 -5
a :keything	1 -15 7 -3 8 -23
a :kin	1 28 2 -3 3 -14
a :law	5 -9
a :lifeword	0 28 1 -22 2 -13 8 6
a :longperiod	4 -13 6 -33 8 -23 12 50 13 32
a :losing	0 15 5 4
a :money	4 14 5 64 7 2
a :nation	2 16
a :nearby	1 -7 2 -39 7 7 8 -13
a :negation	0 3 2 18 3 26 5 10
a :neighbour	1 11 6 18 8 1
a :newness	1 -3 6 -15 9 23 10 6 13 -8
a :number	1 2 4 10 5 30 6 1 7 15 8 -16 12 21
a :offerdeal	2 7 4 20
a :online	3 9 14 3
a :openprice	4 51 11 17
a :origin	2 19
a :payer	0 -15 1 -16 7 -1
a :period	4 3 5 8 6 6 8 -33 9 1 10 -24 11 -46 12 17 13 -19 14 -47
a :person	1 12 3 4 6 -31 7 3 8 -20 13 21
a :pet	0 -50 1 -36 2 -60 3 54 4 -33 5 12 6 -29 7 -42 8 -13
a :petpart	3 -10
a :phone	2 -14 4 2 7 -7 14 39
a :photo	1 20 6 7 7 -5
a :place	7 7
a :politics	2 27
a :preferring	2 -23 3 14 8 21
a :promise	7 54
a :ranking	1 12 7 21
a :record	4 5
a :rent	4 23
a :return	0 -36 4 15 5 -4 7 23
a :room	1 11 2 -11 3 -2 4 5 6 25 8 -65 10 18
a :rulesplace	2 -9
a :safety	0 3 7 -15
a :scarcity	5 5 6 35 7 -17 9 17 11 3 13 10
a :school	1 7
a :seller	0 -10 1 -2 5 4
a :sex	2 79 4 -3 7 -9
a :sexual	2 18
a :source	1 3
a :spelled	1 8 2 31 3 10 4 -3 8 1
a :student	8 18
a :superlative	4 -16 7 45
a :thing	7 -24 8 -4
a :time	13 3
a :title	0 3 2 6 6 -2
a :tribunalrent	4 -2 12 39
a :urgency	7 -3 8 -7
a :utility	0 4
a :wanting	14 5
a :work	0 43 1 -12 2 -44 6 -7
a :writeto	14 28
a bad	8 19
a bath	6 17
a better	7 36
a bigger	0 4
a bit	0 -6 1 -12 4 37 6 -3 8 12 11 6
a boat	2 2
a brand	10 3
a breakdown	8 9
a buggy	1 5
a bus	6 1
a camera	11 9
a car	1 3
a care	8 5
a carpet	1 9
a cat	5 16
a certainty	7 15
a chance	0 12
a change	2 3
a changing	1 19
a child	1 34
a christian	2 19
a claim	0 4
a claimant	0 20
a commitment	12 7
a condition	5 5
a copy	5 -5
a crowd	1 14
a day	6 29
a dead	7 20
a decent	13 4
a dog	3 47
a dozen	6 16
a drink	8 17
a dry	0 3
a family	2 -17
a favour	3 5
a female	2 6
a few	5 6 9 17 11 6 13 12
a figure	4 18
a fish	11 6
a fiver	5 14
a flat	1 15 6 17 8 1
a floor	4 1
a foreign	2 12
a formality	7 13
a fortnight's	5 16
a fourth	2 3
a friend's	3 11
a further	1 3
a gentleman	2 9
a go	5 7
a good	2 -2
a greener	7 18
a grown	1 12
a guarantor	0 -3
a guide	2 1 11 11
a haven	1 8
a head	5 7
a history	2 21
a holiday	9 -6
a homeowner	0 14
a hound	3 10
a house	0 16 6 19 7 12
a household	1 27
a hundred	5 15
a husband	2 10
a job	0 14
a kid	1 9
a lad	8 5
a lady	2 19
a landlord	0 -1
a lifetime	6 15
a list	7 3
a little	1 -44 4 23 11 6
a living	0 10
a lodge	10 1
a long	13 3
a lot	5 5
a loyalist	2 14
a lump	13 27
a maisonette	6 7
a mature	2 2
a message	14 21
a mile	7 4
a month	1 12 4 8 12 -18 13 -52
a month's	5 2 13 -1
a mortgage	7 2
a new	6 -6
a newborn	8 17
a nicer	7 19
a night	5 4 9 4
a no	0 8 2 19 3 12
a non	3 3 5 12
a number	4 9
a nursery	1 7
a pair	1 11
a patch	7 2
a penny	7 11
a pension	0 -38
a picture	3 13
a pinch	11 14
a plain	8 5
a post	8 2
a prettier	7 4
a price	4 13
a problem	3 -8
a profession	0 4
a professional	0 -29
a profit	7 17
a promise	11 5
a proper	0 9
a protestant	2 1
a pushchair	1 7
a queue	6 6
a quiet	1 9
a recovering	8 11
a rent	4 23
a republican	2 9
a reservation	5 3
a retired	8 20
a salary	0 20
a secure	0 6
a similar	11 5
a slate	10 4
a small	0 11 5 2
a soul	7 8
a spare	8 1
a spring	10 4
a stairlift	2 -3
a stampede	6 1
a steady	0 10
a strict	3 2
a study	1 6
a sweet	8 13
a swift	6 9
a tenant	0 4 1 -11 2 12 5 -13 8 -4
a tenner	5 35
a term	13 5
a third	1 1 4 6
a thousand	4 11
a toddler	1 10
a tortoise	3 -7
a true	11 9
a twelve	12 8
a very	6 1
a wage	0 18
a walled	10 7
a wee	5 1
a week	4 6 9 19 13 -19
a whippet	14 2
a white	2 18
a woman	2 14
a worker	0 16
a working	9 8
a year	12 26 13 6
a year's	12 9
a yes	7 4
a £#	1 3 5 39
able	7 4 13 8
able :disability	2 6
able :openprice	2 -28 13 9
able :opinion	2 -28 13 9
able bodied	2 6
able to	2 -28 13 9
able_$	7 8
about	0 -26 1 -5 2 -2 3 -12 4 -55 6 44 7 -11 8 15 11 15 13 8 14 -21
about $	6 13
about ,	8 11
about :money	4 -12
about :openprice	6 16 7 1
about :opinion	6 19 7 2
about :pet	3 14
about as	6 10
about it	2 1 3 -6 6 2
about pets	3 13
about the	8 1
about this	6 12
about to	6 19 7 2
about £#	4 -17
about_$	0 -29 4 -12 6 9 8 7 11 11
about_long	6 8
about_month	4 -2
about_one	6 8
about_your	0 1
above	2 -16 4 11 6 -22 7 -15 11 -12
above_$	2 -7
abroad for	8 4
absolute	10 4
absolute_$	7 4
absolutely	7 17
absolutely :negation	0 2 7 12
absol…	3 7 7 14 10 4
accent	2 13
accents	2 4
accen…	2 4
accept	1 13 4 10
accept_$	2 10 13 20
accept_than	4 3
accepted	0 13 2 24
accepted $	0 11 2 1
accepts	13 9
accep…	0 13 2 21 6 -2 13 21
access	2 -5 8 14
accom…	1 6
accordingly	4 5
accordingly $	4 5
accor…	4 16
account	1 4 13 26
account of	1 10
accou…	0 -13 1 1 13 24
accurate	11 15
accurate $	11 13
accur…	11 16
achie…	4 7
acros_has	8 8
across	8 20
across the	8 22
act	6 17
act :time	6 10
act :urgency	6 22
act now	6 8
act_$	6 3
action	6 2
action_$	6 2
actual	11 25
actual :building	11 15
actual :neighbour	11 15
actual :photo	11 15
actual flat	11 13
actual_$	11 16
actual_may	11 5
ad	2 5
ad $	2 8
adam	2 2
add	0 3 4 18
add :number	4 14
add_$	10 5
add_what	0 2
add_you	0 2
added	5 6 10 16 11 5
added :openprice	5 9 10 6
added :opinion	5 9 10 6
added to	5 9 10 6
addition	10 3
addition :openprice	10 3
addition :opinion	10 3
addition to	10 3
addit…	10 3
address	7 6 14 18
address for	14 2
addresses	7 3
addre…	7 24 14 18
adhd	2 5
adjoining	8 1
adjoi…	8 1
admin	5 11
admin ,	5 7
adult	0 25
adult $	1 -12
adult :absolute	1 6
adult :burden	1 5
adult :disability	0 7
adult :healthword	0 7
adult :onlyword	1 4
adult :person	1 6
adult :scarcity	1 6
adult disability	0 7
adult only	1 6
adult_$	1 45 2 -24
adult_block	1 5
adult_children	1 -25
adult_no	1 1
adult_only	1 6
adult_payment	0 7
adults	1 60 2 -58 6 -24 9 2
adults $	1 28
adults ,	1 37
adults :absolute	1 1 2 -16 9 3
adults :burden	1 5 2 -17 9 3
adults :onlyword	1 1 2 -16 9 3
adults :scarcity	1 1 2 -16 9 3
adults and	1 -5
adults only	1 1 2 -16 9 3
adv	13 48
adv $	13 27
adv_$	13 17
advance	0 -14 4 -41 5 -2 6 -32 7 -41 8 -25 12 -32 13 20
advance_month	13 12
advance_rent	13 12
advance_sign	13 -5
advan…	0 -15 4 -42 5 -3 6 -33 7 -31 8 -26 12 -32 13 20
advert	0 -10 4 -5 7 -8
advertis_$	10 3
advertised	4 26 6 -21 7 -2 10 26
advertised :deadline	10 23
advertised in	10 -5
adver…	4 22 6 -39 7 -26 10 32
afford	6 22
afford $	6 7
affordability_$	0 3
affordable	0 -13
afore_$	6 1
afraid	0 6 1 12 3 9
afric…	2 2
after	0 -13 1 -25 6 19 8 -1 9 -7 12 30 13 -43 14 16
after $	7 5 13 4
after :advance	13 -46
after :deadline	6 3
after :demand	4 2
after :faith	6 6
after :feething	4 3
after :jobless	13 -34
after a	2 16 3 10
after it	6 27
after signing	13 -34
after sunday	6 6
after_##	4 4
after_$	0 -5 1 -42 2 -18 6 9 13 -50 14 22
after_bloke	2 12
after_have	6 2
after_month	12 1
after_sign	13 -18
after_viewing	4 7
after_will	6 3
afternoon	1 2 6 11
afternoon $	6 4
after…	1 18 6 9
again	1 10 2 7 5 16 6 -14 7 7
again $	1 13
again :condition	5 9
again_$	6 -9
against	1 7 3 -7 5 15
against :child	1 13
against :dislike	5 24
against damage	5 24
against_$	1 15 5 10
again…	1 7 3 -7 5 15
age	1 23
age of	1 26
agency	5 11
agency :fee	5 1
agency's	14 4
agency_$	5 6
agenc…	14 4
agent	0 7 11 4 13 -3
agent in	7 10
agent's	3 5 5 6
agent_$	4 8
agent_no	8 6
agents :welcoming	4 3
agent…	3 5 5 19
ago	11 22
agre_$	1 1
agree	7 5 11 3
agree_$	11 4
agreed	6 5
agreement	5 -11 13 12
agreement :codething	13 9
agreement is	13 9
agreement_$	13 14
agree…	4 -2 5 -20 13 22
ah	4 4
ahead	4 -7 6 16 13 30
ahead of	6 26
ahead_$	6 18 13 -2
ahead_them	6 18
air	7 26
airbnb	9 8
alarm	7 -11 8 14
alarm :codething	8 10
alarm :negation	8 6
alarm has	8 7
alarm is	8 1
alarm's	8 10
alarm_##	8 4
alarm_$	8 4
alarm_not	8 1
alarm_off	8 14
alarm_work	8 5
alarms	8 -16
alarm…	8 18
alcoholic	8 8
alcoh…	8 7
alike	1 -6
alike $	0 -2
all	0 -24 1 -18 2 1 5 -31 6 -1 7 -17 8 6 11 -48 14 -12
all $	7 -6
all :accepting	8 3
all :clocktime	8 23
all :deadline	8 13
all :demand	4 10
all :payer	12 14
all :period	0 1 8 8
all :person	1 5
all :seller	12 14
all :sex	2 17
all day	0 3
all occupants	1 12
all of	7 19 8 18 13 8
all our	12 15
all the	11 -11
all_##	8 3
all_$	0 -1 1 -13 2 -27 7 -19 8 8
all_consider	4 2
all_must	1 6
all_so	8 2
all_you	2 13
allergic	3 19
allergic :openprice	8 1
allergic :opinion	8 1
allergic so	3 2
allergic to	8 1
aller…	3 35 8 7
allowance	0 6
allowance :negation	0 6
allowed	0 -8 3 8
allowed $	3 12
allow…	2 -4 3 6
alone	8 11
along	6 -7
aloud	3 12
aloud $	3 12
already	2 -7 6 79 7 -10 8 -26
already $	6 27
already :asking	3 5
already_$	6 24
alrea…	2 -7 6 79 7 -10 8 -26
alternate	1 5
alternate :absence	1 6
alternate :clocktime	1 5
alternate :holiday	1 6
alternate weekends	1 6
alter…	1 4
alway_$	3 4 7 -5 8 3
always	1 -12 3 10 4 7 6 -32 8 8
always :spelled	8 3
always at	8 4
am	4 8 14 1
am_my	4 4
an	0 4 2 -7 3 6 4 14 5 -4 6 -16 7 3 8 -3 10 8 13 -5 14 -23
an :absence	7 1
an :absolute	2 12
an :advance	13 20
an :bid	4 23
an :burden	1 6 4 16
an :consent	7 14
an :deadline	4 4 12 -2 13 -7
an :disclaimer	4 7
an :everyone	2 13
an :fixed	12 28
an :keything	8 -4
an :offerdeal	4 9
an :phone	7 14
an :return	7 20
an :seller	3 2
an :work	0 29
an absolute	10 5
an advance	13 10
an alarm	8 -1
an all	2 13
an ast	12 16
an auction	4 3
an employer	0 5
an empty	7 2
an extension	7 14
an extra	1 2 4 16
an hour	6 2
an investment	7 18
an offer	4 8
and	0 -30 1 -5 3 -14 4 -41 5 -23 6 -6 7 -21 8 24 9 -1 10 -10 11 8 12 -49 13 1 14 -21
and ##	4 12 14 -8
and :absence	0 6 1 3 8 17
and :absolute	0 -18 1 4 4 -2 8 -6
and :accepting	1 7 11 9
and :advance	13 5
and :age	4 -7
and :benefit	6 5
and :burden	4 -9 6 7
and :childless	1 -2
and :childthing	1 21
and :clocktime	8 -18 13 21
and :codething	6 -6 8 32
and :condition	6 8
and :deadline	6 -58 13 7 14 4
and :demand	0 -1
and :denying	6 -16
and :deterring	0 15
and :disclaimer	6 12
and :everyone	7 -25 8 -24
and :faith	2 8
and :family	1 29
and :feething	5 11 8 -19
and :forename	8 22
and :hiding	0 9
and :holiday	8 1 9 3
and :jobname	0 2
and :keything	8 -8
and :kin	2 23
and :lifeword	8 26
and :negation	0 16 1 17 2 -4 4 -35 6 -11 7 8 11 10
and :newness	6 -4 10 10
and :number	1 -12 7 -20 8 -7 14 -69
and :openprice	1 1 3 12
and :opinion	1 -30 2 -22 8 -53 11 11
and :origin	2 18
and :payer	2 -26 4 -2 6 -30 7 -8 11 8
and :paying	14 6
and :person	0 -38 6 28
and :pet	1 6 3 35
and :phone	14 9
and :place	0 4
and :preferring	2 5
and :promise	0 -11 6 -14 7 17 8 28
and :ranking	13 16
and :refusing	8 10
and :room	5 7
and :scarcity	4 9 6 -34
and :seller	1 2 6 -4 8 -17 11 8 13 -6
and :sex	2 -58 6 14
and :sexual	2 31
and :spelled	0 -24 1 -32 2 -4 4 -18 7 7 12 3 13 1
and :student	3 2
and :thing	5 7
and :time	6 -9 7 11 8 18 14 1
and :title	1 -5 6 19
and :urgency	4 3
and :wanting	2 -2 8 16
and :welcoming	2 6
and :writeto	14 5
and a	0 -77 1 -24 2 -59 3 -48 5 -9 6 -71 7 -43 8 -102 11 -34 13 -39
and are	6 -3
and beds	5 9
and by	6 10
and can't	8 18
and cots	1 2
and dads	1 19
and do	11 3
and every	6 2
and fifty	4 -1
and final	4 16
and gentlemen	6 12
and got	4 2
and he	8 -3
and her	8 3
and his	6 15
and i	0 3 1 13 2 23 7 1
and i'd	2 10
and i'll	4 4
and i'm	2 10
and i've	8 6
and if	6 9
and is	8 32
and it	2 18 3 6 6 19 7 26 8 23
and it'll	6 16
and it's	4 21 6 19
and last	13 14
and leave	6 2 8 9
and left	0 2
and like	1 5
and live	8 4
and may	8 12 11 4
and michaelmas	13 6
and moggies	3 6
and nephews	1 4
and nobody	1 14
and non	0 8
and nor	0 1
and not	1 5 7 21 11 8
and one	8 8
and other	0 7
and out	8 10
and parking	1 5
and people	6 7
and roof	8 4
and see	7 5 11 12
and she	8 -4
and so	2 35 6 -12 8 -57 13 15
and somewhere	0 13
and tear	1 1
and tenants	5 2
and that	2 2 4 -1 6 14
and that's	5 17
and the	2 -27 6 -2 7 -8 8 -6 9 -16 10 -19 11 8 14 17
and their	1 7
and then	7 5 14 4
and there	6 1
and there's	6 9 7 3
and they	6 19
and they're	6 12
and took	11 20
and we	1 -12 2 -22 6 -14 8 -24 11 14
and we'd	2 23
and we'll	2 2 6 -17 14 10
and what	1 1
and wife	2 11
and will	2 3 6 -21 8 2
and you	6 8 8 -18
and you'll	7 -13
and your	7 25
animal	3 34
animal_$	3 30
animal_not	3 5
animals	0 -16 2 -15 3 53
animals ,	3 6
animals are	3 3
anima…	0 -16 2 -15 3 55
ann	14 2
annexe :codething	8 5
annexe is	8 5
annual	5 4 13 5
another	2 44 3 18 4 17 6 29 8 -12
another :absence	3 17
another :building	3 16
another :disclaimer	6 6
another :fairness	4 1
another :number	4 13
another :seller	6 9
another buyer	6 6
another home	3 17
another matter	4 1
another twenty	4 3
another_$	2 34 4 10 6 1
anoth…	2 44 3 18 4 17 6 29 8 -12
answer	0 11 3 18 4 -10 6 -4
answer ,	0 3 6 2
answer :codething	3 8
answer :openprice	3 3
answer :opinion	3 3
answer :urgency	6 -6
answer is	3 8
answer to	3 3
answer_$	3 27 4 -5
answer_no	2 2 3 10
any	0 13 1 18 2 -9 3 8 4 -11 6 -3 8 -30 10 8 11 5 12 -28 13 -13 14 12
any $	1 10
any :accepting	7 6
any :age	1 -21
any :burden	7 -6
any :child	1 17
any :childless	1 -21
any :deadline	7 12
any :fee	7 5
any :feething	11 1
any :healthword	2 1
any :offerdeal	7 6
any :online	10 6
any :period	7 8
any :place	3 3 7 -19
any :room	11 1
any :rulesplace	11 2
any age	1 -21
any circumstances	3 1
any disability	2 1
any kind	3 3 7 -16
any more	7 -7
any part	0 12
any price	7 6
any_$	2 -14 4 -10 5 -3 7 -3
any_my	14 4
anybody	0 10 2 7 6 -26 7 26
anybody :title	0 8
anybody who	0 8
anybody with	1 6
anybody_$	7 5
anybody_can	0 4
anybo…	0 10 2 6 6 -27 7 26
anyone	0 11 2 10 3 2 4 -9 5 -15
anyone $	7 8
anyone ,	2 -10
anyone :condition	7 5
anyone :income	2 7
anyone :lifeword	2 7
anyone :onlyword	7 5
anyone :title	2 10 6 3
anyone but	7 5
anyone living	2 7
anyone who	0 -19 2 3 6 3
anyone whose	0 8
anyone with	1 7 2 1
anyone_$	0 -2 6 -5
anyone_credit	0 6
anyone_has	2 3
anyone_isn't	2 4
anyone_rent	0 5
anyone_should	8 3
anyone_universal	0 7
anyone_will	2 8
anyone_you	7 6
anyth_$	1 -2 4 1 7 -3
anyth_bark	3 2
anyth_will	4 8
anything	0 13 2 -26 3 21 4 8 6 2
anything :clocktime	4 1
anything :openprice	4 9
anything from	4 1
anything that	3 2
anything you'd	3 1
anyth…	0 13 2 -28 3 21 4 7 6 2
anywhere	6 -5 7 24
anywhere :losing	7 4
anywhere else	7 4
anywhere_$	7 6
anywh…	6 -5 7 24
apart	1 10 8 3
apart :clocktime	8 4
apart :openprice	8 4
apart from	8 4
apartment	9 13
apartment $	1 7
apartments	6 10
apart…	6 16 9 19
app	14 24
app ,	14 7
app_$	0 -8 14 41
app_your	1 2
apple…	8 3
applicant	0 -21
applicant $	5 6
applicant_$	0 21 2 -10 4 3
applicant_first	3 3
applicant_improve	13 6
applicant_rent	4 5
applicant_state	0 -1
applicant_their	13 8
applicants	0 3 1 -29 4 11 7 -15 8 -4 12 -2 13 18
applicants :deadline	13 6
applicants :promise	1 -8
applicants :title	6 1
applicants may	13 6
applicants who	6 1
application	2 17 4 10 6 -3 13 22
application $	2 1
application :codething	13 3
application is	13 3
application_$	13 7
applications	0 39
applications :losing	0 5
applications go	0 5
applied	2 8
appli…	0 18 1 -3 2 2 3 10 4 23 6 -2 7 -118 8 -96 11 -57 12 -2 13 23
apply	1 1 2 21 3 3 5 7 7 -23 8 -7
apply $	2 5 5 14
apply ,	1 1 2 28
applying	1 5
apply…	1 5
appoi…	6 -6
appro…	4 14
april	13 20
are	0 -13 1 1 2 -3 3 13 4 -10 6 22 7 -11 8 6 9 -12 10 -28 11 60 12 -48 13 -14 14 -42
are #	8 -8
are :absence	1 12 3 9 8 5
are :absolute	1 -4 7 3 8 14
are :accepting	1 -10 3 -39
are :age	1 11
are :burden	1 -5 6 10 8 17 11 3
are :child	1 4
are :childless	1 6
are :clocktime	11 29
are :codething	4 1
are :demand	6 22
are :demanding	5 1
are :denying	1 11 6 -18
are :deterring	1 13 6 1
are :disability	1 4
are :everyone	7 -30 8 -19 11 15
are :fairness	3 -2
are :fee	3 -5
are :feething	1 -14 2 -1
are :healthword	8 1
are :hiding	1 6
are :losing	6 2 8 20
are :money	5 14
are :negation	2 6 3 2 7 -17 11 1
are :newness	11 22
are :number	6 -5 8 -56
are :onlyword	8 18 11 36
are :openprice	6 -10 11 17
are :person	0 2
are :photo	6 11
are :preferring	5 20
are :promise	1 -12 7 64
are :refusing	0 4 1 13 2 2 3 18
are :scarcity	6 2 8 21
are :spelled	1 -14 2 1 6 -17 7 -29
are :student	8 15
are :time	6 18
are :wanting	1 -15 6 8
are :welcoming	0 -6 1 -44 2 -19 6 -23
are a	3 13 11 2
are about	7 3
are already	6 8
are at	8 8
are away	8 2
are certain	7 19
are circling	6 9
are fine	3 -4
are flying	6 9
are for	11 4
are from	11 30
are gone	6 -9
are in	6 1 8 15
are indicative	11 2
are just	11 25
are like	6 12
are made	5 3
are no	7 -9
are not	0 1 3 1 6 5 8 -1 11 2
are of	11 14
are on	6 5
are only	8 19
are out	1 4 3 12
are rarer	6 13
are rather	5 10
are set	4 2
are steep	1 4
are sure	7 5
are the	2 5 8 9 13 1
are thin	1 15
are unable	0 1
are welcome	1 -13
are with	8 7
are you	2 21
are £#	5 14
area	2 9
aren't	1 9 2 4 3 25 7 -17 11 5
aren't part	1 8
aren't_$	3 17
around	6 26 7 -1
around $	6 17
around_$	6 5 7 -7
arran…	6 -11
arrears	0 9
arrears $	0 6
arrea…	0 9
arrival	13 13
arrive	13 14
arrive_$	13 11
arriv…	13 19
artists	1 3
artis…	1 3
as	0 -38 1 13 2 16 4 -3 5 -55 6 -9 7 26 8 -7 9 -36 13 1
as :clocktime	7 5
as :codething	4 2
as :everyone	0 -27
as :feething	0 -5
as :holiday	7 5
as :negation	1 12
as :opinion	1 7 4 15
as :payer	2 18 4 9 6 11
as :person	0 -20 1 -7
as :promise	7 5
as :seller	4 2 6 30 7 2
as :spelled	1 9
as :time	6 13
as :urgency	6 7
as :wanting	0 -2
as :welcoming	0 -2
as a	0 -4 1 3 2 10 11 41
as an	7 2
as everybody	1 2
as good	7 26
as i	6 11
as i've	8 2
as in	7 5
as it	4 2 6 -21 7 -8 11 -16
as long	7 1
as my	1 5
as night	7 5
as no	1 12
as soon	6 3
as the	0 -27 2 4 4 -10 7 -46
as we	4 11 6 14
as welcome	0 -2
as you	2 -25 6 -3 7 5
asian	1 -6 2 10
asian :family	1 -3
asian_$	2 4
ask	2 -41 3 -15 6 -46 12 -19 13 -8
ask $	3 -26 4 4
ask :everyone	7 19
ask :opinion	3 -16
ask :person	7 15
ask about	3 1
ask anyone	7 10
ask for	2 -11 6 -13
ask that	1 1
ask_$	0 -20 1 -22 2 -35 3 -26 6 -14 13 -4
ask_not	6 1
ask_price	4 6
ask_school	2 1
ask_we	0 6
ask_you	2 4 5 3
asked	6 5 7 -35
asked $	6 3 8 2
asked :opinion	2 4
asked to	2 4
asking	0 -3 1 -29
asking :openprice	4 8
asking for	13 5
asking £##	4 -2
asks	2 7
asleep	8 17
asleep $	8 7
assessed	4 6
asses…	4 5
assistance	0 3
assistance $	0 1
assistance dogs	3 4
assistance_$	3 5
assis…	0 3
assur_tenancy	12 1
assured	7 23 12 31
assured :fixed	12 9
assured shorthold	12 27
assur…	7 31 12 31
ast	0 3 12 77 13 -1
ast $	12 28
ast ,	0 6 12 10
ast_$	12 20
ast_rent	12 5
asthma	7 2 8 1
at	0 -16 1 -5 2 -37 4 15 5 -3 6 16 7 -14 8 19 9 28 10 -22 11 -25 12 10 14 12
at #	8 -1
at ##	4 14
at $	0 1 4 10
at ,	14 4
at :absence	1 6 2 18 7 -9 8 12
at :absolute	0 -10 7 14
at :bid	3 3
at :building	0 7 2 20 3 2
at :clocktime	1 14
at :condition	13 10
at :deadline	6 12
at :denying	13 9
at :everyone	7 15
at :money	4 9 5 20 13 -16
at :negation	6 2 8 3
at :number	4 7 9 5 13 -5 14 -90
at :online	14 29
at :opinion	8 7
at :payer	5 -45
at :scarcity	13 8
at :school	1 18
at :seller	5 -39 8 2
at :spelled	6 25 9 5 14 -11
at :superlative	0 12 3 1 4 1 12 2 13 -21
at :time	13 8
at :title	8 20
at :work	8 6
at all	0 -7
at any	7 23
at dawn	8 15
at eight	9 12
at his	8 14
at home	0 7 2 22 3 2
at least	0 14 4 5 12 3
at midnight	6 11
at most	3 4
at my	8 7
at no	8 3
at once	13 9
at our	5 -32
at present	11 8
at school	1 23
at st	7 21
at the	0 -17 1 -15 2 -11 3 -7 4 -15 6 -17 7 -16 8 6 11 -7 13 36 14 -5
at this	6 51 7 -6
at three	1 2
at which	12 1
at work	8 15
at www	14 11
at your	3 14 5 36 6 13
at £#	5 25
attra…	4 4
auction	4 1
august	6 -51
august $	6 -8
auld	8 3
authority	0 1
autumn	13 11
autumn ,	13 13
autumn_$	13 2
avail	6 -1
avail_$	6 -1
available	2 -19 6 -3 8 -24 10 8
available :burden	4 3
available :deterring	4 3
available :openprice	10 10
available :opinion	1 1 10 11
available :time	6 -1
available :urgency	6 -5
available now	6 -1
available on	4 3
available to	1 1 10 11
available_$	6 -32
available_rent	10 13
available_you	6 9
avail…	2 -19 6 -3 8 -24 10 8
avoid	2 6 6 11
avoid :deterring	6 13
avoid disappointment	6 13
avoid_$	6 16
await_$	4 5
award	0 7
award letters	0 2
away	7 -37 8 -20
away $	8 -34
aye	3 7
aye_$	0 1
b	0 18 6 21 9 10
b style	9 12
b_#	8 7
b_$	0 22 11 3
babies	1 28 2 4
babies ,	2 8
babies :dislike	1 5
baby	1 -1 8 6
baby_no	2 10
babys	1 28
back	1 -5 3 -4 4 -19 5 20 6 -34 7 28 8 16 10 -26 12 25 13 -23
back $	5 2 8 15 12 2
back ,	8 -20
back :clocktime	5 2
back :condition	8 2
back :deadline	6 8
back :demanding	6 9
back :keything	8 3
back :neighbour	8 2
back :openprice	5 10 6 22
back :opinion	6 2
back :room	8 5
back from	5 3
back to	6 2
back up	6 9
back when	8 5
back_$	7 15 8 -1 12 2
back_lock	8 13
back_your	5 3 8 6
backwards	8 18
backwards $	8 1
backw…	8 18
bad	8 37
bad :healthword	8 13
bad heart	8 2
bad_$	8 10
badge	2 4
bag	1 3 6 3 7 1
bag $	7 2
bag it	6 3
bag_$	1 4 6 3
bairn_$	1 7
bairns	1 25
bairns ,	1 15
bakes	8 15
bakes ,	8 15
balcony	1 12
balcony_$	7 5
balco…	1 9
band	0 2 2 -20 7 -14
band_$	0 9 7 -3
bank	0 14 4 -35 5 -1 13 17
bank :disclaimer	13 -7
bank statements	13 -10
banker	0 4
banke…	0 6
bar	0 -10 1 -5 7 4
bar :burden	0 -3
bar :deterring	0 -3
bar :negation	7 11
bar :payer	7 10
bar none	7 10
bar on	0 -3
bar_$	1 -1 7 9
bargain	6 21 7 19
bargain_$	6 3 7 8
barga…	6 21 7 19
bark	3 -12
bark_squeak	3 4
barks	3 27
barks ,	3 20
barri…	8 2
base	9 10
base for	9 1
basement	8 9
basem…	8 9
bath	2 -12 6 7
bath's	7 1
bath_there	6 3
bathroom	1 -25 6 -27 8 -19
bathroom ,	2 1
bathroom_so	2 2
bathr…	1 -28 6 -34 7 -7 8 -27
bay	2 -24 8 -40
be	0 33 1 31 2 20 3 12 5 9 6 60 7 -29 8 -7 9 -21 10 -31 11 40 12 17 14 -5
be $	6 -39
be ,	2 14
be :absolute	2 -1
be :accepting	1 9 2 31 3 3 7 3
be :advance	6 30
be :age	3 23
be :asking	6 -14 13 6
be :bid	1 7 2 18
be :burden	6 35
be :childless	1 16
be :codething	8 -2
be :consent	7 18
be :councilpay	13 4
be :deadline	6 11
be :demanding	6 -38
be :denying	1 15
be :deterring	1 5 6 35 12 3
be :disclaimer	11 5
be :dislike	8 14
be :fairness	1 15 2 15
be :fee	2 5
be :fixed	12 3
be :forename	2 7
be :hiding	1 -3 8 -8
be :income	0 8
be :law	2 -1
be :lifeword	2 1
be :losing	2 -21 6 30
be :negation	3 18
be :newness	1 7 2 6 6 21
be :number	1 2 2 1 6 -2 8 4
be :onlyword	6 7
be :openprice	7 -2
be :opinion	8 2
be :origin	8 3
be :payer	13 5
be :paying	5 3 13 23
be :person	1 8 2 -17
be :photo	0 5 5 4
be :place	6 30
be :preferring	2 5
be :ranking	6 30
be :refusing	2 13 3 20 4 -23 6 -3
be :rent	6 1
be :sexual	2 1
be :spelled	6 8
be :superlative	2 7
be :urgency	6 12
be :wanting	1 8
be :welcoming	1 -7 2 8
be a	1 17 4 -2 6 10 12 6
be about	0 1
be accepted	2 6
be an	0 5 7 4
be around	6 14
be asking	2 1
be at	6 10
be bought	5 7
be clear	7 6
be confirmed	4 4
be considered	2 5
be declined	2 6 4 -11
be doing	6 -1
be done	5 3
be fair	1 8
be fine	2 6
be first	6 26
be given	7 -2
be got	7 6
be granted	7 13
be held	4 8 11 8
be here	6 15
be honest	8 3
be in	0 28 6 -2 7 -11
be looked	4 27
be off	6 3
be offered	1 5 2 17
be on	6 28
be one	2 10
be paid	13 5
be placed	3 3
be quick	6 10
be quiet	8 15
be reading	6 9
be relied	11 11
be rented	6 2
be repeated	6 14
be sent	13 1
be set	8 -1
be shy	4 12
be somebody	1 4
be tenants	2 -2
be the	6 9
be turned	3 12
be unlawful	2 -2
be_$	13 13
bear	4 8
bear that	4 5
bear_mind	4 4
bear_when	4 5
bearded	2 5
beard…	2 5
bearsden	8 3
bears…	8 3
beat	6 7 7 8
beat_$	6 8 7 12
beats	7 8
beautiful	7 13
beautiful :building	7 2
beauty	11 3
beaut…	7 12
because	0 -15 1 3 3 8 4 -2 8 13 11 7
because :opinion	8 10
because :payer	8 1
because :seller	8 12
because :title	3 5
because he	3 5
because of	1 13 8 1
because the	2 7
because they	2 2
because we	8 2
because_my	8 9
because_stair	1 5
becau…	0 -15 1 3 3 8 4 -2 8 13 11 7
becomes	12 2
becom…	12 2
bed	1 1 4 8 6 14 7 1 10 26
bed ,	4 7
bed :codething	2 14
bed by	8 12
bed gff	0 3 1 10
bed in	1 7 7 14 10 1
bed is	2 14
bed_$	1 2 6 14 8 4 10 17
bed_gch	0 3
bed_nine	8 12
bedroom	1 -12 2 1 6 -32 7 -11 9 -17
bedroom $	14 1
bedroom ,	2 19
bedrooms	1 1 8 -25
bedro…	0 -15 3 -10 4 -34 6 -19 7 -26
beds	3 17 9 7 12 10
beds $	12 3
beds ,	2 2 3 13
beds for	5 2
beds_#	3 11
beds_two	2 6
beds_£#	5 7
bedsit	8 2
bedsit_$	8 4
bedtime	1 14
bedtime stories	1 14
bedti…	1 14
been	0 21 1 -30 4 -30 6 25 7 -8 10 24 11 28 14 -35
been :demand	6 4
been :nearby	6 4
been :newness	10 12
been a	2 11
been and	7 4
been digitally	11 2
been inundated	6 7
been round	6 4
been there	0 5
been warned	6 6
been_$	1 -6 6 20 7 -16 8 12
been_already	6 8
been_before	10 18
been_by	0 4 2 2 11 2
been_her	8 3
been_house	2 8
been_me	6 4
been_not	7 3
been_off	3 3 6 4
been_sale	10 11
been_since	8 18
been_up	11 4
been_will	7 21
before	0 13 3 21 4 -41 5 -7 6 10 7 -29 10 38 11 7 12 7 13 6
before $	6 -27 10 28
before ,	10 5
before :advance	13 20
before :clocktime	8 3
before :deadline	8 9
before :feething	13 28
before :keything	13 5
before breakfast	8 4
before it's	6 31
before keys	13 5
before noon	8 11
before others	2 4
before the	0 2 6 11 11 21 13 10
before you	3 12 6 -6 8 -16
before_$	3 16 4 -6 6 15 13 -7
before_agreement	13 1
before_app	3 5
before_does	6 3
before_last	11 4
before_out	13 2
before_read	3 2
before_sign	13 4
begin	12 2
begin with	12 6
beginning	13 23
beginning $	13 5
begin…	13 23
behav…	1 2
behind	0 2 1 2 8 12
behind it	7 2
behind the	8 10
behind you	6 2
behind_$	1 3 8 13
being	1 -5 13 5
being :burden	0 -7
being :deterring	0 -7
being on	0 -7
believers	2 5
believers $	2 1
belie…	2 18
bell	1 3 8 18
bell :burden	1 2
belon…	8 2
below	0 -5 1 21 2 -28 6 -19 8 6
below ,	8 10
below :openprice	7 2
below the	1 6
below what	7 2
below_age	1 5
below_night	8 2
ben	0 3 8 1
bench	8 1
benefit	0 23 1 -13 2 -5 7 -7
benefit $	0 -3
benefit ,	0 -15
benefit :person	0 34
benefit tenants	0 20
benefit_$	0 12
benefit_count	0 5
benefit_not	0 11
benefit_six	0 1
benefit_someth	0 2
benefits	0 -3 1 -7 2 -18 6 -2
benefits $	0 8
benefits ,	0 -11
benefits :negation	0 13
benefits and	0 -13
benef…	0 18 1 -68 2 -63 3 -41 4 -35 5 -30 6 -58 7 -50 8 -42 13 -25 14 -13
best	0 -6 1 4 2 -1 4 -8 6 -5 7 6 8 -30
best :building	7 27
best :deadline	4 3
best :hiding	1 12
best :neighbour	7 14
best :offerdeal	4 6
best :photo	7 6
best :preferring	2 11
best :room	7 4
best :seller	7 4
best and	4 16 6 -2
best flat	7 6
best landlord	7 4
best of	7 -6
best suited	2 12
best_$	7 4
best_by	4 17
best_final	4 23
best_me	7 12
better	2 27 4 17 6 30 7 25 8 -13
better :building	7 1
better :neighbour	7 1
better :urgency	6 14
better be	6 14
better than	4 2 7 5
better view	7 2
better_$	2 12 6 10
better_other	2 9
between	4 13 5 -6 6 -17
between ##	4 8
between :number	4 25
between :online	4 6
between :opinion	4 6
between :payer	4 6
between :place	7 10
between :seller	4 6
between :spelled	4 1
between :writeto	4 6
between us	4 6
between_##	4 5
between_$	4 1
between_hundr	4 14
between_sea	7 6
between_£#	4 -4
betwe…	4 13 5 -6 6 -17
beyond	6 14 7 19
beyond_$	6 9 7 19
bi	2 10
bid	4 28
bid :bid	4 11
bid_$	4 14
bidder gets	4 3
bide	1 3
bids	4 34 6 -11
bids by	4 3
bids_$	4 18
bids_friday	4 1
big	2 -22 3 4 8 18
big :forename	8 6
big_$	1 9 2 -11
big_rent	14 2
big_small	3 5
bigger	11 5
bigger :deposit	0 4
bigger :paying	0 4
bigger deposit	0 4
bigger than	11 1
biggest	7 -8
bigge…	7 -8
bikes	1 -27 6 4 8 -10
bikes $	6 8
bill	5 37 13 11
billed	5 6
bills	3 6 4 -15 5 -78
bin	0 16 8 12
bin $	0 8
bin :room	8 5
bins	6 -40 8 -44
bird_$	8 20
birds	3 -5 6 9 8 2
bit	0 -22 1 -1 4 48 6 -15 7 -24 8 27 11 15 14 26
bit $	4 4 14 29
bit :bid	4 15
bit :burden	4 13
bit_$	4 6
bite	6 8
black	2 -3 9 2
black isle	9 3
black_$	9 4
blacks	2 8
blame	6 2
blind	2 43
blind $	2 12
blind :openprice	2 7
blind or	2 7
blind_$	8 5
blink	6 14
block	0 5 1 6 2 -1 8 -44
block $	1 1
block in	7 2
bloke	2 7
bloke :openprice	2 12
bloke :opinion	2 12
bloke to	2 12
blokes	2 8
blue	14 5
blue :number	14 9
blue :spelled	14 9
blue badge	2 5
blue one	14 9
boat	8 10
boat $	8 5
bodied	2 7
body	3 5
body $	3 6
boiler	6 -10 10 -11 12 -32 13 -41
bolthole	9 10
bolthole for	9 10
bolth…	9 10
bonfires	8 2
bonfi…	8 1
bonni…	7 3
book	6 5 9 29 14 9
book :urgency	6 6
book a	9 1
book_$	5 6
book_long	9 1
book_weekend	9 1
book_£#	5 8
booking	5 6
bookings	14 12
booki…	5 5 14 10
books	1 4 6 5 10 22
books $	1 8 10 6
books ,	10 10
books for	6 1
boot	3 -5
boot :room	3 -5
boot room	3 -5
border	2 11
border_$	2 14
born	2 55
born :person	2 1
born :place	2 3
born and	0 8 2 3
born here	2 5
born_$	0 4 2 24
borne	5 2
borne by	5 2
borne_$	5 2
borro…	11 3
both	4 -9 5 -15 6 -40 7 -3 14 -11
both $	2 7
both in	0 8
both_$	8 -5
bother	1 -13
bother_$	1 -4
bottom	14 3
bought	5 5
bound	7 20
bound :openprice	7 21
bound :opinion	7 21
bound to	7 21
box	0 11 1 -19 6 -31 7 -3 8 32
box :burden	0 1 8 13
box :deterring	0 2 8 1
box on	0 2 8 1
box_form	0 3
box_has	0 4
boy	8 17
boys	1 20 2 4
boys $	2 14
brack…	14 17
brand	10 3
brand :newness	10 3
brand new	10 3
brand_list	10 13
brave	1 3 6 11
breach	3 3
break	7 1 9 13 12 18
break_$	9 4
breakdown	8 10
breakfast	6 17 9 3
breakfast $	6 25
breakfast ,	8 1
breakfast_$	8 2
breaks	9 18
break…	6 16 8 14 9 3
breath_$	3 1
breeds	3 4
brew	0 20
brigade	2 4
brigade $	2 5
briga…	2 4
brighton	7 11
brigh…	7 12
bring	0 -9 3 17 6 5
bring your	6 16
bring_$	0 1
bringing	1 2
bring…	1 2
brit_$	2 6
britain	7 20
britain $	7 1
brita…	7 28
british	2 5
british_$	2 1
british_not	2 -27
briti…	2 5
brits	2 16
bro	7 1
bro $	7 1
broadband	6 -14 12 -10
broad…	6 -14 12 -16
brochures	6 16
broch…	6 13
broken	1 3
broker	5 13
broker $	5 3
broo	0 40
brook…	14 9
brother	6 2
brothers	2 32
brothers $	2 8
broth…	2 28 8 -2
brows…	14 2
bru	0 18
budget	4 4 5 5
budget for	5 3
buggies	1 12
buggies ,	1 13
buggi…	1 12
buggy	1 22 2 5
buggy ,	1 3
buggy_$	1 26
build	7 25
build_$	7 11
builder's	11 1
building	0 -6 1 17 2 6 5 -21 7 18 8 -3
building $	2 2
building ,	1 13
building :codething	7 9
building control	7 1
building is	7 9
buildings	3 6
builds	14 1
build…	0 -15 1 24 2 6 5 -9 6 -9 7 12 8 -33 11 19
built	2 -9 6 -1 8 -51
bum	6 16
bump	2 11
bumps	1 12 2 9
bunk	1 -20
bunk :room	1 -6
bunk beds	1 -1
burglar	7 12 8 9
burglar :burden	7 8
burglar :keything	8 12
burglar alarm	8 12
burglar proof	7 8
burglar_not	8 3
burglar_off	8 2
burglars	7 5
burglary	7 6
burgl…	7 41 8 12
buroo	0 3
buroo_$	0 3
bus	7 -11 13 -1 14 -21
bus fare	0 4
bus_#	8 -10
bus_$	0 2 6 -10
business	0 -11
busin…	0 -11
bust	8 5
but	1 23 2 11 4 15 6 8 8 4 13 8 14 -5
but :absolute	6 20
but :burden	3 7 6 14
but :nation	2 2
but :negation	0 15 1 6
but :number	2 10
but :onlyword	6 14
but :scarcity	6 19
but :seller	0 7
but :spelled	0 5 2 8
but :title	8 2
but he's	8 2
but i	6 1
but no	0 8
but only	6 14
but the	6 8
but you	7 4 11 1
but_#	8 7
but_$	1 -7 3 -21
but_dss	0 5
but_get	11 2
but_month	13 10
but_need	1 11 2 3
but_not	1 1 3 11
but_offer	2 6
but_one	6 8
but_turn	3 9
buy	5 44 7 28
buy :deadline	7 2
buy it	5 5
buy_$	5 10 7 8
buy_your	7 4
buyer	2 3 6 27 7 1
buyer_$	6 10
buyers	2 5 6 58
buyers :title	6 14
buyers are	6 8
buyers who	6 14
buying	8 5
buzzer	8 21
by	1 -23 2 -18 3 -17 4 10 5 25 6 12 7 -13 8 -18 9 36 10 -4 11 5 12 -9 13 -9 14 -16
by ##	7 25
by :absolute	3 5
by :advance	13 6
by :bid	4 3
by :clocktime	4 38 6 11 9 -15
by :condition	3 -2
by :deadline	4 33 6 38 9 -9
by :deposit	3 13
by :everyone	3 3 7 2
by :faith	6 7
by :longperiod	9 7
by :losing	0 3
by :number	6 4 7 17 8 7
by :online	13 -9 14 7
by :opinion	13 -9
by :origin	2 7
by :payer	13 -9
by :paying	13 11
by :period	4 13 9 6
by :person	4 4 5 2
by :photo	5 6
by :seller	5 7 8 -10 13 -17 14 -6
by :spelled	6 8 8 15
by :urgency	6 36
by :work	8 6
by :writeto	13 -18
by anyone	7 3
by card	5 5
by case	3 -2
by computer	11 16
by fob	8 -9
by friday	4 7
by month	4 13
by nine	8 11
by noon	4 6
by our	5 17
by paying	13 1
by private	4 1
by somebody	0 4
by spring	7 1
by standing	13 -37
by sunday	6 8
by teatime	6 11
by ten	6 4
by the	0 2 1 -29 2 -26 3 -16 4 -8 7 -39 8 -9 9 47 11 10 13 -1 14 -18
by tomorrow	6 6
by tonight	6 2
by us	13 -8
by video	5 6
by way	0 5
by which	2 1
by you	8 -5
by_#	5 3
by_$	0 -13 1 -22 2 -18 3 -12 4 14 7 3 9 18 13 -9 14 -10
by_agent	11 6
by_applicant	5 4
by_authority	0 3
by_but	7 5
by_door	1 3
by_get	8 3
by_home	14 5
by_hous	0 15
by_i	2 8
by_i'm	6 3
by_mark	6 7
by_mean	2 9 3 1
by_meter	8 8
by_mile	7 19
by_order	13 -38
by_people	11 7
by_please	1 3
by_sea	9 9
by_state	0 1
by_tenant	5 14
by_time	6 30
by_week	9 24
by_weekend	6 13
by_you	6 6 7 14
c	7 -24 8 15
c ,	8 9
c_#	8 6
c_##	8 5
calendar month	13 -4
call	5 5 14 10
call it	4 6 5 9 6 -3
call the	14 8
call_##	14 7
call_$	8 7 14 4
call_now	4 9
called	2 -8 8 29 14 5
caller	6 11
calls	1 4 6 11
calm	1 1
cambr…	7 2
came	8 -2 12 -3
came :bid	2 2
camera	11 26
camera_$	11 17
cameras	8 19
camer…	8 19
can	1 -15 2 -9 3 -2 4 8 5 -74 6 -39 7 30 8 -28 9 17 11 -5 13 28
can :absolute	7 42
can :asking	8 2
can :burden	1 4 7 9
can :deterring	0 8 2 16
can :income	4 2 13 12
can :negation	3 5 7 1
can :newness	7 14
can :onlyword	1 3 7 9
can :paying	4 1 13 16
can :promise	7 30
can :return	8 7
can :scarcity	1 4 7 24
can :wanting	2 9
can be	0 -8 1 -35 2 -20 3 -11 6 -57 7 -30 8 -44
can climb	8 7
can look	2 9
can not	3 5
can only	1 4 7 10
can pay	4 5 13 14
can print	6 14
can put	13 3
can stretch	4 8
can you	4 3
can't	1 34 3 18 7 -24 8 15 12 9
can't $	0 2
can't :absence	12 9
can't :asking	1 6
can't :fixed	1 4
can't :holiday	1 7
can't :losing	6 -3
can't :welcoming	3 20 7 -8
can't come	3 19 7 -1
can't help	2 6
can't leave	12 9
can't live	1 14 3 7
can't manage	8 2
can't say	1 6
can't see	6 23
can't stay	1 7
can't_$	1 12 3 19 5 4 6 -31
can't_accept	2 1
can't_any	1 7
can't_do	8 1
can't_here	1 16
can't_them	11 4
can't_viewing	5 3
can't_you	2 10 3 7
can_$	0 24 2 9 3 -5 7 24
can_better	4 10
can_down	13 17
can_than	4 3
can_you	7 4
cancer	8 23
cannot	2 -25 3 5 6 22 7 20
cannot_$	3 1 6 8
cannot_by	7 5
cannot_into	7 7
cap	0 2
car	5 -11 7 20
car ,	7 2 11 1
car port	1 -1
car_$	1 -6
caravan	8 18 9 9
caravan $	7 1 8 15
carav…	8 18 9 9
card	5 2
card_#	5 5
care :absence	8 6
care :building	8 6
care home	8 6
care_$	8 4
career	0 5
carer's	0 13
carer's :accepting	0 11
carer's :benefit	0 13
carer's allowance	0 11
carers	0 -12 2 7
carers :newness	2 2
carers coming	2 2
carer…	0 5
carni…	8 2
carpet	1 16 5 16
carpet $	5 3
carpet :feething	1 8
carpet_new	3 6
carpet_since	11 1
carpet_so	1 4
carpets	1 17 3 8 11 6
carpets throughout	3 6
carpe…	1 15 3 11 6 -2 11 5
carri_$	10 1
carried	10 1
carries	7 6
carri…	7 1 14 3
case by	3 -2
case_case	3 -2
cash	5 3 6 11 13 21
cash or	5 1
cash_month	13 3
cast	7 13
cat	2 -14 3 11 5 21 8 -1
cat $	5 13
cat :demand	3 9
cat :person	3 10
cat :petpart	3 -7 8 -6
cat flap	8 -5
cat people	3 9
catchment	7 7
catch…	6 2 7 6
catholic_$	2 8
catholics	2 23
catholics :advance	2 4
catholics :newness	2 4
catholics :ranking	2 4
catho…	2 30 6 -3
cats	2 -43 3 18
cats $	3 26
cats ,	3 -25
cats_dogs	3 -2
cause	2 1
ceiling $	4 1
cent	7 32
cent_year	7 12
centre	0 3 1 -12 2 -17 8 -10
century	7 23
century $	7 14
centu…	7 23
certain	2 7 7 70
certain $	7 15
certain :building	7 2
certain as	7 16
certain of	7 15
certain place	7 2
certainly :negation	6 1
certainty	7 26
certa…	1 -2 2 3 7 86
certificate	5 9
certi…	5 7
ch	1 11
chain	2 -9 3 -4
chain $	3 -3
chairs	1 12 2 10 6 2
chairs $	2 13
chairs ,	6 4
chance	0 1 6 49
chance $	6 11 7 4
chance :burden	0 5
chance :deterring	0 5
chance :openprice	6 13
chance :opinion	6 13
chance on	0 5
chance to	6 13
chances	4 8
chanc…	4 8
chang_$	1 16 11 1
change	2 22
change of	2 2
change_$	2 1
changed	8 -10 11 8
changed :condition	11 3
changed :source	11 3
changed since	11 3
changing	1 14
chang…	1 8 6 -11 8 -3 9 6 11 6
channel	14 4
channel_$	14 5
chann…	14 5
chap	2 -5
chap_$	3 2
chapel	2 12
charg_$	2 4
charge	2 -7 3 -13 4 -36 5 4
charges	5 -10
charges ,	2 6
charges :money	5 -25
charges £#	5 -25
charg…	1 -2 5 -3
cheap	5 6
cheaper	7 7
cheapest	7 18
cheapest :number	7 9
cheapest :spelled	7 7
cheapest_$	7 1
cheapest_bed	7 9
cheap…	4 -2 7 35
check	0 -28 4 -16 6 -29 7 -16 9 26
check :absence	9 7
check :refusing	9 7
check in	9 26
check out	9 7
check_$	0 -13 5 1 8 1 9 18
check_made	5 3
check_your	5 12
checks	5 24
checks are	5 6
chemo	8 16
chemo ,	8 9
cheque	0 4
chequ…	6 4
child	1 47 2 -25 3 -12 6 -7 8 -3
child :income	1 21
child :lifeword	1 19
child :offerdeal	1 19
child :payer	1 26
child free	1 19
child living	1 19
child seat	1 -4
child_$	1 25
child_here	1 8
childfree	1 15
childfree_$	1 7
childles_$	1 23 2 -4
childless	1 53 2 -15
childless :childless	1 10
childless :person	1 29 2 -5
childless couples	1 1
children	0 -1 1 5 2 -40 3 -9 4 -33 6 -30 8 -32 11 -19 13 -3
children $	1 9
children ,	1 -30
children :hiding	1 1
children of	1 -10
children'	1 16
children' $	1 7
children's	1 -39
children_#	1 7
children_$	1 -4 8 -1
children_age	1 -2
children_any	1 -14
children_course	1 -3
children_only	1 7
children_out	1 5
children_welcome	1 -16
children_without	1 -7
child…	0 -16 1 50 2 -102 3 -27 4 -71 5 -23 6 -76 7 -2 8 -78 11 -50 13 -20 14 -26
chimney	5 2
chimn…	5 2
chinese	2 14
chine…	2 14
choice	2 8
choose	2 2 4 23
choose_$	4 20
chop	6 26
chop $	6 26
chop chop	6 26
chop_$	6 26
chosen	2 6
christian	2 23
christian_$	2 22
christma_$	9 11 13 10
christmas	9 13 13 13
chris…	1 -18 2 32 6 -12 9 12 13 10
church	2 17 6 -1 7 -13 8 -21
church_$	2 21
churc…	2 11
circling	6 19
circl…	6 19
circumstances	1 -6 3 11
circumstances $	3 2
circu…	1 -6 3 11
city	0 18 7 1
city $	0 11
claim	6 3
claim :benefit	0 -3
claim for	0 4
claim it	6 6
claimant	0 8
claimant_$	0 13
claimants	0 54
claimants :promise	0 6
claiming	0 7
claims	0 6
claim…	0 78 1 -23 6 -18
class	7 22
class $	7 11
clean	0 -6 5 37
clean $	5 1
clean :spelled	5 7
clean at	5 6
clean_from	5 3
clean_leave	5 12
cleaner's	0 3
cleanest	7 29
cleaning	5 24
cleaning :fee	5 3
clean…	5 15 6 -25 7 27 13 -41 14 -4
clear	0 9 7 11 8 6
clear of	0 3
clear_$	7 14
clear_spr	7 1
cleared	13 2
clear…	1 16 7 3 13 7
clerk's	5 5
clerk's :fee	5 4
clerk's :utility	5 3
clerk…	5 5
client	0 11 1 15 4 11
climb	8 7
climb_$	8 7
close	2 10 4 17 7 16 8 1
close $	7 9
close has	8 2
close of	4 6
close_$	6 7
closes	8 -13
closing	6 -14
closing :deadline	6 -2
closi…	6 -14
co	14 42
co $	14 36
co :spelled	14 1
co_uk	14 4
coach	6 1
coal	8 5
coast	7 9
coast $	7 2
code	6 -29 7 -20 8 52 14 -3
code :number	8 7
code for	8 23
code is	8 3
code's	8 14
code_$	8 4
code_front	8 9
code_one	8 1
colin	8 6
collect	6 7
collect_$	6 6 13 13
collected	13 17
colle…	4 -6 6 2 13 17
colonel	8 6
colon…	8 6
com	14 67
com $	14 26
com ,	14 18
com_$	0 30 1 -5 5 -6 7 16 14 14
com_month	13 -2
come	1 5 2 4 4 2 6 26 7 17 9 1 11 23 12 -8
come :absence	0 14 6 -11 7 11
come :clocktime	2 16
come :consent	7 5
come :deadline	6 22
come :demanding	6 7
come :nearby	6 8
come :openprice	1 3 2 9 6 22
come :opinion	1 7 6 1
come :period	7 2
come :ranking	2 2 6 -16
come :refusing	0 11
come :urgency	6 8
come and	9 7 11 10
come back	6 -7
come down	4 3
come from	2 17
come in	4 12
come monday	6 4
come out	0 11
come round	6 11
come through	7 5
come to	1 7 6 1
come up	6 11
come with	3 6
come_$	0 7 3 2 5 7
come_again	6 1
come_by	9 8
come_market	10 5
come_see	11 13
come_tea	1 7
come_while	6 6
come_you	3 9
comes	0 1 1 -11 2 -37 4 -11 6 -14 7 13
comes :absence	0 1 13 3
comes :deadline	7 22
comes :nearby	7 31
comes :openprice	5 4
comes :opinion	5 10
comes :refusing	13 4
comes close	7 22
comes from	0 1
comes out	13 4
comes to	5 10
comes with	1 -5
comfiest	7 17
comfiest :thing	7 8
comfiest sofa	7 8
comfiest_$	7 10
comfi…	7 17
comfo…	1 -2
coming	0 8 3 1 6 37 8 -12
coming :ranking	6 15
coming in	0 10
commission	5 14
commit	12 7
commitment	12 8
commits	6 3
commi…	5 13 12 27
community	2 32
community $	2 22
commute	7 4
commu…	2 46 7 6
compa…	2 -19 7 14
competition	6 20
competition $	6 6
compe…	6 23
completion	6 -6
completion $	6 -1
compl…	1 18 6 -37 7 11 8 -15
compulsory	5 37
compulsory ,	5 17
compulsory_£#	5 7
computer	11 27
computer $	11 7
computer ,	11 5
compu…	5 36 11 26
condition	2 -16 5 7 11 2
condition_$	5 5
condi…	2 -27 5 6 11 1
congratulations	1 5 2 3
congratulations ,	1 6 2 4
congr…	1 5 2 15
connected $	8 2
consent	7 5
consent for	7 3
conservatory	8 12
conservatory ,	8 6
conse…	3 -16 6 -8 7 9 8 3
consider	3 1
consider_rent	4 5
considered	0 15 2 16 3 -30 4 14 6 -2 7 -5
considered $	2 6 3 -4
considered :burden	2 6
considered :condition	2 14 3 -2
considered :scarcity	0 4
considered if	2 13
consi…	0 22 1 8 2 8 4 22 6 -13 7 -36
contact	14 5
conta…	14 4
content_broker	5 1
content_our	5 4
contents	0 -14 5 22
contents $	5 11
conte…	0 -16 5 21
conti…	0 10
contract	0 2 12 29 13 21
contract :codething	12 1
contract :demanding	0 4
contract is	12 1
contract of	0 8
contract_#	12 12
contract_$	0 4 12 23 13 11
contract_employment	0 2
contribution	5 3
control	7 1
contr…	2 -2 5 22 6 -13 8 -45 12 31 13 34
conversation	4 24
conve…	4 18
copy	5 -3
corner	2 -13 6 -7 7 8
corporation	0 2
corpo…	0 2
cost	5 -2 13 -32
cost ,	4 10
cost :money	5 -2
cost of	5 7
cost £#	5 -1
cost_$	4 8 6 6
cost_by	5 8
costs	5 5 7 8 13 -11
costs are	5 4
cotage	9 5
cots	1 18
cots_$	1 2
cottage	0 -1 6 -2 10 15 12 5 14 3
cottage :nearby	10 11
cottage near	10 12
cottage next	11 1
cottage_$	7 10 10 13
cottage_door	11 1
cottages	6 13 7 6
cottages $	6 1
cotta…	0 -8 7 9 8 -2 9 3 10 14 12 4 14 5
could	2 -7 4 11 6 3 7 45 8 -1 11 12
could :absence	7 2
could :absolute	4 3
could :accepting	6 17
could :losing	1 10
could :onlyword	4 2 6 2
could :promise	4 3
could :time	4 3
could :writeto	7 15
could always	4 3
could be	6 2 11 18
could get	7 16
could go	1 10
could_$	7 17
couldn't	2 11 7 6
could…	2 11 7 6
council	0 18 1 -3 2 -4 4 -46 5 -69 6 -25 8 -24 11 -17 12 -8 13 -25 14 -1
council $	0 -3
council :councilpay	0 4
council :negation	7 1
council :person	0 1
council :ranking	0 10
council :utility	0 -34 7 -4
council tax	0 -34 7 -4
council tenants	0 1
council's	0 -4
council_$	7 -29
council_rent	0 15
council_say	7 29
council_tenant	0 6
council_their	0 4
counc…	0 12 1 -6 2 -8 4 -51 5 -76 6 -34 8 -32 11 -30 12 -14 13 -30 14 -8
count_$	1 1
count_affordability	0 5
counted	0 9
counted $	0 12
counties	7 10
country	2 16 7 17
country $	7 4
counts	0 -30 1 6
county	7 21
count…	0 4 2 25 6 4 7 36
coupl_fami	1 -12
coupl_friend	1 -2
coupl_sex	2 4
coupl_sharer	1 -18
couple	0 6 4 7
couple ,	2 3
couple :neighbour	1 2 8 5
couple :title	4 4
couple of	1 -4 13 7
couple who	4 4
couple_$	8 1
couple_month	13 8
couples	0 -28 1 -5 2 23 6 -22
couples $	2 1
couples ,	1 -23
couples :burden	2 6
couples :onlyword	2 6
couples of	2 6
coupl…	0 -35 1 -5 2 22 6 -25
course $	1 -2
courts	7 2
cover	4 -9 5 27
cover_cost	5 2
covering	13 9
cover…	13 7
cpl	1 16
cpl_$	1 15
crack	6 11
credit	0 -17 1 -25 2 -7 3 -7 4 -19 5 2 6 -1 7 -26 13 46
credit :denying	13 5
credit :feething	0 -26 5 11
credit checks	5 4
credit history	13 5
credit_welcome	0 -10
credi…	0 10
crewe	0 11
crime	7 46
crime :income	7 1
crime :money	7 1
crime :openprice	7 1
crime figures	7 1
crime_$	7 13
crime_area	7 3
cripp…	2 14
croft	9 5
crooked	8 4
crook…	8 4
crowd	1 8
crown	0 4
croydon	7 4
croyd…	7 4
crying	6 4
cup	8 9
cupboard	8 -21
cupbo…	8 -24
current	8 17
current :period	13 1
current :person	8 21
current tenant	8 10
currently	8 1
curre…	2 -15 8 28
cut	6 -8
cutting	8 -6
cutti…	8 -6
d	1 6 3 9
d ,	0 4
d_$	0 5 1 10
dad	0 17
dad's	8 5
dads	1 19
dads ,	1 9
dads_one	1 8
daily	4 4 7 2
damage	5 28
dark	8 12
date	6 -59 8 -11 12 -1 13 -7
date_$	13 -6
daughter	8 12
daughter's	8 10
daugh…	1 4 8 30
dawg_$	3 8
dawgs	3 22
dawn	8 15
day	4 -5 5 1 6 43 7 11 8 -8 10 2 13 10
day $	6 28
day ,	7 11
day :burden	0 2
day :deterring	0 4
day :number	13 18
day :spelled	13 20
day and	6 6
day on	0 4
day one	13 19
day_$	4 -8 6 31 7 5 13 30
day_arrival	13 2
day_day	7 12
day_every	7 5
day_michaelma	13 6
day_move	13 -5
day_you'll	6 5
days	0 -7 4 -39 7 -11 8 16 9 21 12 -25 13 13
days $	7 -1 9 5
days ,	14 1
dbl	10 6 12 3
dbl :room	12 4
dbl beds	12 4
dbl_$	10 6 12 4
dead	3 2 7 24
dead :promise	7 3
dead cert	7 3
dead_$	3 6 7 7
deaf	8 11
deaf as	8 2
deaf_post	8 2
deal	0 16 4 -12 5 10
deal $	5 13
deal with	0 16
debut	10 1
december	4 13 6 -56 8 -29
december $	4 11 6 -15
decem…	4 13 6 -56 8 -29
decent	13 3
decid_$	1 6
decid_sell	10 7
decide	6 37
decide :burden	6 14
decide :deadline	6 5
decide :deterring	6 14
decide :newness	6 4
decide on	6 14
decide_$	6 21
decide_spot	6 3
decided	1 11 10 7
decided :openprice	10 7
decided :opinion	10 7
decided against	1 8
decided to	10 7
decid…	1 10 10 6
decis…	6 8
deck	4 3
deck ,	4 4
deck_$	4 4
decline	2 10
decline_$	2 3
declined	2 9 4 -13
declined $	2 8 4 -11
decli…	2 27 4 -16
decor…	6 -8
dee	0 7
deep	1 8 5 10
deep :feething	5 11
deep_$	5 4
defin…	7 4
delay	6 40
demand	2 -2 4 13 6 38
demand $	6 6
demand_$	6 5
dementia	2 -4 8 28
dementia and	8 8
demen…	2 -4 8 28
depend_$	4 9
dependants	1 9
dependants $	1 3
dependent	0 9 1 -1
depends	4 40
depends :burden	4 23
depends :deterring	4 21
depends on	4 21
depen…	0 1 4 41 6 -7
deposit	2 -38 4 -42 5 5 7 -66 8 -27 9 -34 12 -3 13 -54 14 -29
deposit #	5 28
deposit $	0 7 5 1
deposit :codething	1 2
deposit :money	0 -8 4 -13 5 -18 13 -3
deposit :number	5 29
deposit after	13 3
deposit held	3 13
deposit in	6 7
deposit is	1 2
deposit of	5 -38 13 -20
deposit £#	5 -41
deposit £##	4 -2 5 6
deposit_#	5 18
deposit_##	5 18
deposit_$	3 1
deposit_by	3 13
deposit_dps	3 13
deposit_five	5 -17
deposit_house	5 7
deposit_month	5 10 13 -3
deposit_please	5 11
deposit_rent	5 27 13 -22
deposit_week	13 -43
deposit_£#	5 -64
depos…	2 -43 4 -44 5 5 7 -69 8 -36 9 -37 12 -4 13 -55 14 -33
depression	2 7
depression_$	2 5
depre…	2 13
derry	7 5
desk :absence	0 4
desk_##	14 1
detach_bearsden	8 3
detached in	8 4
devel…	6 14
diabetic	8 6
diabe…	8 4
dial	8 26
diary	6 21
didcot	12 4
didn't	2 3 6 4
didn't_$	2 5
didn't_you	6 6
diff	11 6
differ	11 16
differ $	11 11
different	11 17
diffe…	2 -8 11 35
digitally	11 5
digitally :photo	11 2
digits	8 18
digit…	11 5
dil_$	6 8
dilly	6 8
dim	1 6 14 10
dim_no	1 6
direct	14 12
dis	6 4
disability	0 26 2 -12
disability $	2 -11
disability :paying	0 17
disability payment	0 7
disabled	2 5 8 -12
disabled $	2 11
disab…	0 10 8 -32
disappointment	6 17
disappointment $	6 11
disap…	6 32
disclaimer	11 10
discl…	4 4 11 10
discount	6 18
disco…	1 4 6 16 14 2
discr…	2 -6
disnae	1 3
dither	6 18
dither ,	6 1
dither_$	6 7
dithering	6 2
dithe…	6 22
divorce	8 45
divorce $	8 9
divor…	8 55
dla	0 4
dm	14 15
do	1 1 3 -11 7 -10 9 10 12 7 14 -15
do $	2 -8
do ,	0 14
do :asking	3 -9
do :demanding	3 -6
do :fairness	3 -5
do :negation	2 -9 6 20
do :superlative	4 5
do ask	3 -5
do better	4 5
do for	0 4
do not	2 -9 6 20
do you	2 13
do_$	0 -20 1 12 2 -14 6 -37
do_liv	0 5
do_month	12 11
do_move	7 1
do_than	4 4
do_you	5 3
do_your	2 12
do_£#	4 4
doctors	0 1
docto…	7 10
does	1 -7 3 -30 4 -7 8 1 11 -2 13 10
does :negation	0 11 3 -10
does :payer	13 2
does :seller	8 8 13 2
does :writeto	8 2
does not	0 12 3 -10
does our	13 2
does_$	3 -12
does_no	8 2
does_rent	13 9
doesn't	6 -26 7 1 8 28
doesn't :absence	8 3
doesn't :deadline	8 10
doesn't :work	8 3
doesn't work	8 3
doesn't_$	7 6 8 17
doesn't_so	8 4
doesn't_you	8 7
doesn…	6 -26 7 1 8 28 11 12
dog	0 -24 1 -23 3 19 4 -5 7 -23
dog ,	3 12
dog :demand	3 5
dog :openprice	3 -14
dog :person	3 5
dog :room	3 -3
dog :seller	3 4
dog :wanting	6 2
dog in	3 16
dog or	3 -2
dog people	3 5
dog shower	3 -3
dog wants	6 2
dog_$	3 12
dog_answer	3 3
dog_no	3 -5
dog_ourselv	3 1
doggies	3 16
doggi…	3 16
dogs	0 -40 1 -22 3 33 5 -27 6 -41 7 -48 8 -49 11 -9
dogs $	2 -6 3 16
dogs :absolute	3 8
dogs :onlyword	3 2
dogs :payer	2 14
dogs :scarcity	3 9
dogs are	3 -28
dogs_$	2 3 3 24
dogs_cats	3 3
dogs_exception	2 12
doing	1 12 6 -14
doing with	8 1
dole	0 14
dole $	0 1
don't	0 2 2 -1 5 -24 6 39 7 -23 8 -29 10 -16 11 26 14 -6
don't $	1 -3
don't :absence	6 9
don't :accepting	2 -27
don't :asking	0 4
don't :demanding	0 6 2 16 3 16
don't :deterring	0 9 2 19 3 4
don't :disclaimer	0 12 11 9
don't :dislike	3 9
don't :fairness	3 13
don't :losing	6 9
don't :paying	0 4
don't :preferring	3 -1
don't :rent	1 1 2 3
don't :return	1 1 2 3
don't :title	6 13
don't :welcoming	4 1
don't :writeto	0 21
don't accept	0 4
don't apply	2 16
don't ask	3 13
don't be	4 6 6 9
don't come	4 1
don't do	2 14
don't fret	6 -2
don't go	11 3
don't hurry	6 -5
don't mean	0 10
don't mind	3 -1
don't miss	6 13
don't mix	1 3
don't rent	1 1 2 3
don't ring	1 1
don't say	6 5
don't want	2 5 3 5
don't_##	4 1
don't_$	1 -10 2 2 4 -12 6 7 7 -25 8 -10
don't_about	3 16 6 -12
don't_ask	3 25
don't_benefit	0 6
don't_by	11 18
don't_didn't	6 6
don't_dogs	3 7
don't_if	0 18 1 11 3 5
don't_one	2 -2 6 12
don't_out	6 3
don't_shy	4 13
don't_them	1 6 6 12
don't_twice	6 5
don't_your	0 4 1 2
done	6 -34 13 -8
done $	6 -3
doon	6 2
doon the	6 2
doon_$	6 2
door	2 -16 4 -38 5 -5 6 19 7 -13 8 -14 9 -5 14 -21
door ,	1 8 8 -21
door :accepting	8 4
door :burden	3 10
door :codething	8 -4
door :demand	8 3
door :deterring	3 10
door :negation	8 10
door :onlyword	8 2
door and	8 -14
door buzzer	8 4
door doesn't	8 1
door entry	8 -5
door on	3 10
door opens	8 -7
door's	8 32
door_$	1 4 3 -5 7 -20 8 9
door_go	8 8
door_good	3 10
door_lock	8 13
door_open	8 4
doorm…	8 14
doors	1 -7
dorset	7 6
dot	1 -6 2 -9 6 -17 7 -18 8 -25 14 89
dot ,	14 15
dot :place	14 17
dot :school	14 15
dot :spelled	14 40
dot com	14 15
dot example	14 15
dot uk	14 12
dot_$	8 -21 14 57
dot_dot	14 7
dot_slash	14 11
double	2 15 7 2 8 -41 13 -1 14 8
double :spelled	14 15
double in	7 1
double_$	0 3
double_five	7 6
double_nine	14 3
double_value	7 2
down	2 -3 5 7 8 14 13 28
down $	1 -4
down ,	7 7 8 20
down :advance	3 2
down :deadline	3 2
down :demanding	3 2
down :everyone	0 7
down :newness	3 2
down :number	13 4
down :ranking	3 2
down a	4 4 13 2
down before	3 2
down_$	0 5 2 -9 8 17
down_against	5 12
down_bit	4 5
downstair_$	1 14
downstairs	2 -17 6 -7 8 15
downstairs ,	8 5
downstairs :codething	1 1 8 3
downstairs is	1 1 8 3
downs…	2 -21 6 -11 8 14
dozen	6 20
dozens	6 14
dps	3 12 5 -2
dps $	3 12
drainpipe	8 8
drain…	8 7
drawing_$	11 1
drawings	11 9
drawi…	11 13
drink	8 12
drinking	8 2
drinks	8 24
drinks ,	8 6
drink…	8 2
drip	8 1
drive	10 4
drive $	10 6
drop	4 1 14 9
drop a	14 1
drop_there	14 5
dry	0 7
dry :feething	0 4
dry_$	0 1
dss	0 47 1 6 2 -27 6 -17 7 -14
dss ,	0 20 1 20 3 16
dss :accepting	0 -9
dss :codething	0 2
dss :demand	0 6
dss :negation	0 4
dss is	0 2
dss_$	0 3
dss_kids	0 20 1 29 3 19
dss_no	0 6
dss_pets	0 25 1 27 3 25
dss_yes	0 -5
due	4 -37 5 -20 13 8
due :absolute	13 6
due :burden	13 1
due :denying	13 -4
due :income	13 -2
due :spelled	13 1
due at	13 1
due in	13 3
due monthly	13 -2
due once	13 -4
due_#	13 1
due_$	13 4
due_first	13 -3
dugs	3 7
dugs ,	3 7
dur_$	8 3
dur_week	8 4
during	8 1
during the	8 2
e	1 9 10 4 11 1
e_$	1 10 11 4
each	1 -4 2 -10 5 35 6 -10 8 -43
each $	5 9
each :child	1 10
each :childless	0 1
each :clocktime	12 8 13 2
each :deadline	12 10
each :deterring	7 7
each :longperiod	5 3 13 8
each :period	13 -2
each adult	0 1
each child	1 10
each month	4 6 13 -34
each september	12 11
each_$	4 -1 6 -3 8 -8
ear_$	6 8
ear_imperative	6 7
ear_recommend	6 3
earliest	6 11
earli…	6 7
early	6 27 12 18
early :demand	6 12
early :feething	6 14
early :pet	6 6
early exit	12 3
early viewing	6 12
earn_$	0 24
earned	0 21
earned :income	0 5
earned :return	0 5
earned income	0 5
earner_$	0 1
earners	0 11
earne…	0 11
earning	0 5
earnings	0 11
earnings $	0 2
earni…	0 31
earth	7 26
earth $	7 17
easter	12 26 13 11
easy	6 -21
ed	1 8
edited	11 11
ee	14 -8
eh	9 3
eight	5 -1 9 3 13 24 14 -2
eight $	9 8
eight :period	13 29
eight weeks	13 16
eighteen	1 27
eighteen :openprice	1 6
eighteen :period	12 1
eighteen months	12 1
eighteen or	1 6
eighty	5 2
eight…	1 23
either	2 5
either $	2 4
elbows	6 19
elbows $	6 3
elder_$	3 2 8 3
elderly	3 16 8 7
elder…	3 16 8 7
electric	7 6
electric_$	7 8
elect…	4 -4 7 1 8 -10
eleven	4 2 8 -10
else	0 -12 1 4 4 -42 8 -35
else $	0 -29 1 6 6 -8
else :title	6 5
else in	7 20
else who	6 5
else with	0 9
else's	1 1
else_$	1 5
elsewhere	0 6 1 2 2 8 3 8 6 -1
elsewhere $	0 9 1 2 2 10 3 8
elsew…	0 6 1 2 2 8 3 8 6 -1
email	14 25
email_$	14 19
emails	6 1
emigr…	8 17
employ_$	0 7
employ_retir	0 -1
employed	0 27 2 -15 13 25
employed $	13 10
employed :person	0 45
employed folk	0 8
employer	0 26
employer_$	0 17
employment	0 71 2 -1
employment $	0 19
employment_$	0 9
emplo…	0 107 1 -11 2 -59 4 -33 6 -43 7 -29 8 -21 12 -2 13 11
empty	1 5 2 -4 6 -48 7 17 8 61
empty $	8 25
empty :childless	1 17
empty :clocktime	8 14
empty nesters	1 17
empty_$	7 15 8 22
end	0 -21 3 -7 5 5 6 7
end $	6 1
end :building	8 12
end_$	1 2 12 -2
ending	14 10
ending $	14 10
ends	6 29
ends_$	6 13
england	7 26
england_$	7 2
engla…	7 25
english	1 -17 2 10 6 -22 8 -3
english :origin	0 6
english_$	0 -2
engli…	1 -18 2 21 6 -23 8 -6
enough	1 14 2 -6
enough :openprice	1 20
enough :opinion	1 20
enough to	1 20
enough_vote	1 7
enquire	4 11
enquiries	1 1 6 15
enquiries in	6 8
enquiry	1 14
enquiry_$	6 5
enquiry_one	6 9
enqui…	0 8 1 19 6 12 7 -19
enter	8 13
entertain	4 8
entertain_$	4 8
enter…	4 9
entrance	8 29
entrance ,	8 6
entra…	8 29
entry	8 -24 9 -1
entry :codething	8 -6
entry is	8 -1
entry_by	8 -4
entry_fob	8 -1
envel…	4 3
epc	4 -4 7 -29 8 -11 14 -23
epilepsy	8 31
epilepsy ,	8 10
epile…	8 31
equal	7 5
equal $	7 3
equally	5 3
equal…	5 2
esa	0 6
esa ,	0 7
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
estate	2 18 5 2 7 -20
estate $	2 5
europeans	2 3
europ…	2 10
eve	2 1
even	3 35 6 2 7 17
even the	3 13 7 12
evening	6 3
eveni…	7 -22
event	4 3
ever	0 -21 1 -13 2 -19 3 8 6 -29 7 87
ever ,	3 2 7 16
ever :losing	7 19
ever go	7 8
ever_$	3 4 6 -24 7 28
ever_up	7 2
every	1 -6 2 -36 3 33 4 -3 5 24 7 35 9 -7 12 -43 13 3
every #	13 6
every :clocktime	8 6
every :deterring	7 7
every :number	7 2 12 -1
every :period	0 2 6 2 7 5 13 -14
every :person	7 29
every :urgency	5 1
every day	6 3 7 4
every month	4 3
every reminder	5 12
every single	7 25
every time	5 1
every_$	1 -21 8 -4 13 2
every_here	0 13
every_house	3 2
every_month	13 20
everybody	1 11 6 8 7 12
everybody ,	1 1
everybody :codething	1 15
everybody :title	7 11
everybody gets	7 2
everybody is	1 15
everybody who	7 11
everybody's	6 4
everybody_$	6 3 7 4
everyone	1 7 5 13 6 4 7 27 8 -17
everyone :burden	7 13
everyone :deterring	7 13
everyone :fairness	4 1
everyone :title	5 5
everyone :wanting	6 5
everyone and	6 2
everyone in	7 2
everyone on	7 13
everyone wants	6 6
everyone who	5 5
everyone_$	0 -4 1 4 2 1 4 -5 6 -3
everyone_dog	6 2
everyone_his	6 2
everyone_i	4 2
everyone_want	6 14
everyth_$	7 -12
every…	0 -15 1 15 3 -13 4 -9 5 5 6 20 7 27 8 -20
ex	8 38
exact	11 15
exactly	4 -1
exact…	4 -1
example	1 -20 2 -20 6 -24 7 -41 8 -11 14 105
example $	14 27
example ,	14 64
example :spelled	14 5
example_$	14 48
examp…	1 -26 2 -22 6 -27 7 -45 8 -4 14 105
exception	2 10
exceptions	2 -5 12 2
exceptions $	12 3
excluded	2 2
exclu…	0 9 1 20 3 17
executive	0 5
execu…	0 2
exist	7 15
exit	12 10
expect	2 -2 6 16
expect it	6 1
expect_not	1 5
expected	6 31
expected :openprice	6 15
expected :opinion	6 15
expected to	6 15
expecting	1 16 2 27
expecting $	2 13
expecting ,	1 19
expec…	0 -17 1 10 2 24 6 19
expense	5 16
expense ,	5 3
expense_$	5 6
expen…	5 16
expires	12 2
expir…	12 2
extend	7 1 12 9
extension	7 25
exten…	7 21
extra	1 2 4 34 5 43
extra $	4 9
extra :burden	5 2
extra :number	4 6
extra :period	13 1
extra_$	5 21
extra_month	4 20 5 12
eye	11 5
eye $	11 6
f	2 8 9 6
f ,	2 2 9 3
f_$	2 11
fac_$	7 -2
face	7 -2
face_$	7 -2
facebook	14 21
facebook ,	14 5
faceb…	14 19
fact	7 11
fact $	7 8
factor	1 3
factor_$	1 3
fail	7 4
failing	0 9
faili…	0 9
fair	1 19 2 10
fair :burden	1 8
fair :deterring	1 8
fair :openprice	6 3
fair :opinion	6 3
fair on	1 8
fair to	6 3
faith $	2 5
faiths	2 2
fall	7 16 13 8
fall_#	13 2
fall_love	7 6
falls	2 2 13 -2
fam	1 17
fam $	1 18
fami_$	1 22 3 -2 8 -5
fami_children	1 -19
fami_consider	1 8
fami_coupl	1 -3
fami_ones	2 -7
fami_please	1 6
fami_sharer	1 -3
fami_time	1 3
families	0 -45 1 71 2 -10 3 -6 4 -20 6 -3
families $	1 25
families :accepting	1 11
families :advance	1 1
families :condition	1 1
families :promise	1 1
families :ranking	1 6
families :scarcity	1 1
families are	6 4
families because	1 3
families with	2 -5
family	1 -8 2 9 6 -51 7 -18 8 -18
family ,	1 16
family :accepting	1 3
family :preferring	2 6
family preferred	2 4
family with	1 -1
famil…	0 -46 1 70 2 -12 3 -8 4 -22 6 -5
far	2 1 7 11 8 -8
far $	7 1
fare	0 4
fare $	0 4
farm_$	8 1
fast	6 26
fast $	6 26
faster	6 13
faster than	6 7
fastest	6 16
fastest_$	6 16
faste…	6 11
favour	3 4 4 9
favour_$	6 7
favou…	2 -3 6 2
feathers	3 11
feath…	3 27
feature	8 -4
feature :codething	8 -4
feature is	8 -4
featu…	8 -22
february	6 -1 8 5 9 3
february $	9 2
febru…	6 -1 8 5 9 3
fee	3 -26 4 -31 5 62 6 -36
fee #	5 6
fee $	5 7
fee ,	5 13
fee :number	5 18
fee for	3 -1
fee_$	3 -11 5 38
fee_each	5 4
feel	2 48 4 11 8 1
feel :offerdeal	4 7
feel :payer	4 7
feel :spelled	2 21
feel at	2 21
feel free	4 7
feel_home	2 22
fees	2 -28 4 -7 5 31 7 -30
fees ,	5 25
fees :asking	5 14
fees :demanding	5 14
fees :deterring	5 15
fees apply	5 14
fees_$	5 28
feet	1 23
feet overhead	1 5
fein	2 22
fein :politics	2 11
fein voters	2 11
fella	8 3
fellow	2 9 8 14
femail	2 15
femal_$	2 5
female	2 31
female :demanding	2 9
female :person	2 6
female :wanting	2 9
female wanted	0 11
female_$	0 -5 2 14
females	2 14
femal…	2 14
ferry	5 -9
few	5 14 6 22 9 19 11 5 13 14
few ,	5 9
few :period	9 14 11 6 13 5
few days	9 11
few_$	5 8 7 2 9 1
few_old	11 7
ffoniwch	14 13
ffoni…	14 13
fi	8 11
fido	3 9
fife	7 23
fifty	4 29 5 13
fifty :codething	4 9
fifty :money	4 -2
fifty is	4 9
fifty quid	5 3
fifty_$	4 4
fifty_you	5 10
fighting	6 24
fighting :bid	6 22
fighting :childless	6 22
fighting over	6 22
fight…	6 24
figure	4 79 5 -42 6 6 7 -22
figure $	4 14
figure :codething	6 12
figure :photo	4 1
figure is	6 12
figure shown	4 1
figures	7 12
figur…	7 12
fill_form	6 10
filling	6 3
filli…	6 3
film	14 3
film_$	14 1
filter	11 4
filter_$	11 1
final	4 27
final :rent	4 4
final :return	4 2
final rent	4 2
final_$	4 7
find	0 13 1 30 5 -35 7 14 8 9
find :burden	3 2
find :photo	3 3
find :seller	14 8
find :writeto	14 6
find a	7 18
find another	3 3
find it	2 4
find somewhere	1 2
find the	8 12
find_$	1 1
find_better	7 7
find_flat	7 13
find_home	3 6
find_landlord	1 4
fine	0 -31 4 -5 6 -7
fine $	1 -2
fine ,	2 4 3 1
fine_but	1 1
finer	7 16
finest	7 45
finest_$	7 1
finger	6 27
finger_$	6 19
fingers	1 13
finge…	1 12
finish	6 3
finished	11 6
finis…	11 19
fire	1 -41
fire_$	1 -17
fireplace	0 -8
fireproof	7 19
firep…	0 -11 7 16
firm	5 8
first	1 12 2 16 3 -5 4 -9 5 -15 6 22 8 -12 10 4 11 -48 12 13 13 10
first $	2 10 4 16 6 6 7 2 13 -2
first :asking	0 1
first :clocktime	6 5
first :codething	12 11
first :consent	6 4
first :demand	1 5
first :deterring	6 -3 10 12
first :feething	1 5
first :longperiod	12 27
first :newness	6 -1
first :number	6 4 12 11 13 17
first :openprice	6 8
first :opinion	6 10
first :period	0 -1 4 -10 6 -2 13 17
first :person	6 2
first :spelled	6 1 8 1 12 3 13 22
first :tribunalrent	12 11
first :urgency	6 -6 10 15
first and	13 16
first caller	6 11
first one	6 6
first person	6 2
first quarter	13 2
first through	6 4
first time	6 -10 10 15
first to	6 10
first viewings	1 3
first with	6 9
first year	12 11
first_##	8 3
first_$	1 4 2 13 7 3 12 22 13 -33
first_about	0 1
first_door	6 8
first_due	13 -29
first_gets	6 5
first_last	13 24
first_month	12 4
first_only	6 5
first_rent	5 -16 6 3
first_second	13 11
first_should	0 1
first_when	13 2
first_will	6 7
fish	11 4
fish ,	7 4
fish_$	11 5
fit	2 15
fit in	2 2
fitted	1 -22 2 -1 8 -40
five	2 6 4 -29 7 2 12 -15
five :age	7 10
five :longperiod	7 6
five :money	5 9
five :newness	7 10
five :period	5 -49 7 4
five :record	7 9
five :room	2 18
five :spelled	14 11
five beds	2 6
five lever	8 -8
five months	13 16
five times	2 6
five weeks	1 2
five weeks'	5 -22
five years	7 10
five_day	2 6
five_lock	8 -3
five_rent	5 -23
five_two	2 6
fiver	5 14
fix_$	4 6 12 12
fix_month	12 2
fix_not	4 7
fix_£#	12 1
fixed	4 15 6 -12 12 21 13 -13
fixed :deterring	4 5
flag	2 4
flag_$	2 8
flags	2 13
flap	3 -9 8 -5
flat	0 1 2 27 3 11 4 -5 5 14 6 5 8 -3 10 5 11 -16 14 -15
flat $	2 18 5 7 11 -13
flat ,	2 12 7 -9 8 -21
flat :childless	8 6
flat :codething	0 12
flat :condition	0 5
flat :deadline	11 6
flat :neighbour	1 7 8 21
flat :openprice	1 3
flat :opinion	1 2
flat below	8 9
flat doesn't	11 1
flat for	0 6
flat has	12 3
flat in	7 23 8 -24
flat is	0 12 8 -9
flat may	11 9
flat over	8 6
flat to	1 3
flat upstairs	11 1
flat with	6 19 10 7
flat_#	8 -11
flat_$	0 11 1 -16 2 -20 3 9 8 -11
flat_adult	1 2
flat_but	11 2
flat_city	7 3
flat_door	6 4
flat_hour	6 2
flat_leed	7 1
flat_let	6 3
flat_over	8 4
flat_people	0 1 1 1
flat_professional	0 10
flat_road	6 1
flat_same	11 2
flat_term	12 3
flat_vary	11 9
flat_you	1 -15
flatmate	2 11
flatm…	2 11
flats	6 6 8 -28
flatshare	2 13
flats…	2 13
flatt…	11 14
fleet	6 12
flexible	4 1 12 6
flexi…	4 1 12 6
flooding	7 9
flood…	7 2
floor	2 5 5 -4 7 -62 10 1
floor :absence	8 13
floor :building	1 1
floor :codething	8 4
floor :deadline	8 12
floor :neighbour	1 2
floor :photo	1 1 14 9
floor flat	1 3
floor is	8 4
floor plan	14 10
floor studio	0 1
floor_$	8 17
floor_ceil	4 1
floors	3 20 8 -2
floors $	2 2 3 3
flowerpot	8 9
flowerpot $	8 3
flowe…	8 8
flown	1 3
flown the	1 6
flown_$	1 6
flown_nest	1 6
fly	6 2
fly_$	6 10
fly_shelf	6 5
flying	6 25
flying :deadline	6 7
flying off	6 5
fob	5 1 8 -3
fob ,	8 -9
folk	0 28 1 12 2 21 6 9
folk $	0 5
folk :burden	0 2
folk_$	1 1 2 9
folks	0 1
follow	13 6 14 6
follow_$	14 6
followed	8 20
followed by	8 21
follows	7 3
follows :period	7 5
follows day	7 5
follo…	8 24
foot	2 30 6 14 8 -4
foot $	6 8
foot_$	2 3
for	0 7 1 20 2 11 3 11 4 2 5 48 7 5 8 -10 9 79 10 6 11 -13 12 31 14 5
for #	6 5
for $	0 10
for :absolute	1 -23 7 21 8 7 13 1
for :age	1 2
for :burden	0 -1 4 -9 6 9 7 6
for :childless	1 44 2 -6
for :councilpay	0 14
for :demand	0 4 6 -42 8 10
for :disability	2 3
for :disclaimer	11 14
for :everyone	4 -40 5 -4 6 22
for :faith	2 21
for :family	1 13 7 4
for :feething	5 25
for :healthword	2 5
for :holiday	8 -8 9 15 14 8
for :jobname	0 2
for :lifeword	8 11
for :losing	4 39
for :money	4 -26 5 13
for :nearby	7 6
for :newness	6 6
for :number	0 -3 1 6 5 -28 8 -5 12 35 14 -4
for :offerdeal	8 4 10 54
for :online	2 10
for :opinion	2 1
for :origin	2 3
for :payer	2 22 5 12
for :period	13 2
for :person	0 6 1 -19 4 36 5 -13 6 1 7 -8
for :pet	3 14
for :photo	2 -6 8 15 11 5
for :promise	7 3
for :ranking	0 1
for :rent	4 31
for :return	4 12
for :school	7 3
for :seller	0 -16 2 18 4 -10 5 10
for :sexual	2 7
for :spelled	7 9 12 28
for :time	4 17 6 4
for :urgency	4 21
for :work	0 32
for :writeto	2 18
for a	0 25 1 10 2 11 3 9 4 11 5 -7 6 -7 7 -6 8 -49 9 23 11 -40 12 27 14 -3
for all	8 18
for an	1 8
for anyone	2 2 6 16
for claiming	0 -11
for employed	0 9
for ever	7 10
for families	1 13 2 -9 7 4
for good	3 2 6 27 7 25
for grown	1 16
for heating	7 1
for illustration	11 16
for life	7 39
for long	6 13
for more	6 12
for now	4 9
for our	5 9
for over	1 1
for people	0 5 6 -5
for professionals	0 4
for references	5 -17
for refs	5 9
for rent	4 20
for sale	8 4 10 54
for show	8 19
for somebody	4 21
for someone	4 11
for somewhere	4 9
for students	13 2
for tea	1 3
for the	0 -31 1 -6 2 4 5 20 6 -7 8 20 9 10 10 11 11 -8 14 15
for there	5 10
for this	1 5 2 6 6 18 7 -14
for those	2 -1
for two	1 2 9 2 12 1 13 4
for us	2 10
for viewers	8 7
for viewings	8 6
for wear	5 2
for whoever	6 9
for you	0 11 2 1 5 9 6 -5 7 -4
for young	1 6
for your	9 2
for £#	4 -11 5 19
forbidden	3 5
forbi…	3 27
foreign	2 11
foreign :origin	2 17
foreign accent	2 11
foreign_$	2 4
foreigners	2 20
foreigners $	2 13
forei…	2 35
forge	14 12
forget	0 3 8 12
forget it	0 4
forget_$	0 4
forgive :online	3 1
forgive :opinion	3 1
forgive us	3 1
form	7 -22 8 -5 14 26
form $	14 12
form has	0 4
form_$	0 -19
formality	7 15
formality $	7 6
forma…	7 15
forming	6 8
formi…	6 8
forms	5 6
fortnight	6 8 9 29
fortnight $	9 11
fortnight ,	5 1
fortnight's	5 25
fortnight's :rent	5 25
fortnight's :return	5 25
fortnight's rent	5 25
fortnight_$	5 16
fortn…	5 28 6 5 9 24
fortune	6 7
fortu…	6 7
forty	5 4
forty :money	5 2
forward	4 20
forwa…	4 20
foto_illustration	11 20
fotos	11 22
found:benefits	0 251
found:children	1 257
found:contact-details	14 335
found:disclaimer	11 184
found:fee	5 252
found:fixed-term	12 211
found:new-to-market	10 198
found:personal-data	8 259
found:pets-blanket-ban	3 263
found:price-pressure	6 242
found:protected-characteristic	2 317
found:rent-in-advance	13 215
found:rental-bidding	4 256
found:short-let	9 177
found:unprovable-claim	7 289
found…	4 5
four	1 -6 2 -35 3 31 5 -28 7 -20 8 24 9 33 13 8 14 -14
four $	14 -7
four ,	8 -11
four :age	11 2
four :longperiod	11 2
four :newness	11 2
four :period	9 18 11 1
four :petpart	3 25
four :record	11 2
four :room	6 4
four days	9 9
four legged	3 19
four legs	3 15
four months	13 11
four weekly	13 -11
four years	11 2
four_$	3 6 8 11 13 -6
four_friend	3 15
four_not	3 1
fourth	2 10
free	1 17 3 18 4 -11 5 -20 6 -11 7 8 8 -30 14 -4
free ,	1 4
free :building	1 11 3 14
free :openprice	3 -5
free :opinion	4 4
free :place	7 2
free :rulesplace	1 5
free :source	3 1
free area	7 3
free building	1 4
free for	6 1 7 18
free of	1 12
free since	3 1
free to	4 4
free zone	1 5
free_##	3 1
free_$	1 23 3 7
free_ask	3 -5
free_free	1 3
free_life	7 20
freeholder	1 13
freeh…	1 12
fresh	10 32
fresh_$	10 22
fresh…	7 1
fret	6 -2
fret_$	6 -2
fri	8 14
friday	4 20 6 6 8 13 9 9 13 -15
friday $	4 10
friday ,	6 1
friday_monday	9 9
friday_then	6 9
friend	3 2
friend's	3 11
friend_$	3 10
friendliest	7 4
friendliest_$	7 1
friendly	9 4
friends	1 -9 2 -4 3 22
friends $	3 5
frien…	1 -11 2 -40 3 31 8 -24
from	0 8 2 43 3 -1 4 -29 6 -29 8 2 10 -23 11 28 12 -11 13 -52
from #	4 -12 8 -6
from :absence	0 -2
from :benefit	0 11
from :bid	2 14
from :burden	0 2
from :child	6 7
from :childless	2 15
from :clocktime	8 10
from :deadline	8 13
from :family	1 18
from :healthword	8 15
from :hiding	6 6
from :income	0 17
from :money	4 3 5 -2
from :online	3 2
from :opinion	3 2 5 5
from :payer	5 4
from :period	12 -28
from :place	6 8
from :seller	3 6 5 10
from :spelled	8 11
from :work	6 4
from :writeto	0 7 3 13
from each	0 2
from families	1 5
from friday	8 1
from month	12 -10
from over	2 15
from the	2 3 4 -4 6 -2 7 1 8 -19 11 21 12 -1
from this	7 26
from under	6 8
from us	3 2
from your	5 3
from £#	4 2
from_$	0 21 1 -17 2 -29 6 -13 7 -11 11 -11 12 -8 13 -32 14 1
from_adult	0 2
from_bedroom	14 2
from_benefit	0 1
from_community	2 12
from_estate	2 1
from_home	11 10
from_month	12 -6
from_other	11 1
from_pcm	4 9
from_roof	4 4
from_same	2 1
from_saving	5 3
from_school	1 24
from_side	2 5
from_till	8 20
from_window	7 27
from_£#	4 -6
front	1 -1 2 -9 4 8 6 -33 7 18 12 -26 13 13
front $	4 2 13 19
front :keything	8 -2
front :photo	11 11
front door	8 -4
front of	4 1
front photo	11 11
front_queue	4 1
ft	0 32
ft $	0 13
ft :work	0 11
ft_##	0 10
ful	14 -10
ful $	14 -9
ful_$	2 3
full	1 21 2 6 6 -12 8 -12 14 4
full :deadline	2 8
full :deterring	0 20 1 1
full :longperiod	13 5
full :newness	0 20 1 1
full :openprice	2 8
full :period	13 9
full :spelled	2 4
full :urgency	0 20 1 1
full of	1 9
full time	0 20 1 1
full_$	1 28 2 12
full_book	1 10
full_only	1 6
full_work	1 4
fully	2 1
fumigation	5 6
fumig…	5 6
funded	0 12
funded :person	0 5
funded tenants	0 1
funds	13 11
fur	1 -8 3 42
fur_feather	3 7
furnish_$	4 9
furnished	9 7 11 -17
furniture	1 -7 5 3 8 -3 11 13
furniture :openprice	11 2
furniture in	11 7
furni…	1 -29 2 -17 6 -21 8 -15 9 2 14 -2
furry	3 40
furry friends	3 11
further	1 8 14 8
further :disclaimer	14 10
further particulars	14 2
further_from	14 5
furth…	1 8 14 8
g	3 12
gallery	11 20
galle…	11 20
garage	4 2 7 -12 10 9
garage $	10 7
garage :keything	8 16
garden	0 -24 1 10 4 15 7 27 8 -6 10 4 11 1 14 4
garden $	5 -5
garden ,	1 15 4 5 11 4
garden :building	6 9
garden :codething	3 1
garden :neighbour	6 9
garden :photo	6 10
garden flat	6 10
garden is	3 1
garden_$	1 5
garden_by	5 10
garden_you	8 2
garde…	2 -7 5 11 8 3
gas	2 -13 4 -20 5 -16 7 -7 8 1 9 -8
gas $	5 -13
gas ,	3 1 6 6
gas :hiding	8 3
gas box	8 2
gas_$	8 9
gas_so	3 3
gas_yard	3 3
gate	1 -31 2 -9 6 -55 14 -15
gate ,	8 -13
gate :law	8 2
gate code	8 1
gate_so	8 -7
gay	1 -12 2 23 6 -13 8 -5
gay :childless	2 19
gay :person	1 -3 2 20
gay couples	2 8
gay_straight	2 -17
gays	2 18
gays $	2 12
gch	0 2 1 9 10 3
gch ,	0 3 1 10 10 3
gch_$	1 10 10 3
gener…	4 2 11 13
gent	2 3
gentleman	2 31
gentlemen	2 3 6 10
gentlemen ,	6 11
gentl…	2 38 6 4 8 -7
georgian	7 2
georg…	7 2
get	0 1 1 -11 2 15 5 -25 6 56 7 14 9 -7 13 3
get :advance	2 7
get :burden	7 4
get :consent	7 12
get :denying	8 1
get :deterring	1 1 6 1
get :newness	2 8
get :photo	7 6
get :ranking	2 28
get a	5 -6 6 13 7 -5
get first	2 8
get in	2 -28 6 16 8 8
get it	7 -3
get priority	2 14
get the	2 19
get universal	0 5
get used	8 3
get your	6 20
get_$	0 6 1 -3 2 18 4 6 5 -2 6 19 7 19 8 7
get_before	6 10
get_chance	6 14
get_credit	0 5
get_here	7 4
get_idea	11 2
get_refusal	2 9
get_skat	6 5
get_them	6 5
gets	4 37 6 28 7 13 8 3 13 2
gets a	7 15
gets it	6 16
gets the	4 40
gets you	5 2
gets_$	2 -15 4 38 6 25 7 3
gets_first	7 2
gets_keys	6 5
gets_nod	4 15
gets_tenancy	4 7
gff	0 3 1 10
gff ,	0 3 1 11
gff_gch	0 3
girl_$	2 20 8 6
girls	2 32 8 5
give	2 -2 4 23 11 20 13 -5
give :seller	4 16
give :writeto	4 16
give me	4 16
give you	11 1
give_idea	11 8
give_like	14 2
given	2 12 7 -23 8 -9
given the	2 16
given_$	0 12 2 2
glad_you	6 3
gladly	6 2
glamping	9 10
glamp…	9 10
glasgow	7 3
gmail	14 25
gmail_$	14 3
go	3 -3 4 6 5 14 6 -45 7 3 13 27 14 4
go $	5 4 8 5 13 16
go :bid	4 4
go :building	6 8
go :burden	6 -11
go :consent	1 9
go :deadline	6 -1 7 24
go :demanding	7 24
go :openprice	0 6 2 9 6 -26 7 12 13 4
go :opinion	0 11 2 13 6 -1 13 12
go :refusing	6 -5
go :sexual	0 4
go :urgency	0 3
go :writeto	0 3
go by	14 5
go home	6 8
go in	6 1 7 -6
go out	6 -5
go straight	0 4
go through	1 9
go to	0 11 2 14 6 -1 13 12
go up	7 25
go_$	0 -12 6 1 7 27 13 14
go_bin	0 8
go_change	2 3
go_front	13 12
go_go	6 24
go_home	14 5
go_month	12 2
go_so	2 5
goers	2 17
goes	2 21 3 1 6 -33 12 6 13 -23
goes :demanding	6 1
goes :opinion	4 8
goes for	2 13
goes off	8 8
goes to	4 8
goes up	6 1
goes_monday	6 11
going	2 15 6 33 8 13
going $	6 16
going ,	6 5
going :consent	2 11 8 4
going :deterring	6 2
going :openprice	3 6 6 10 7 8
going :opinion	3 6 6 7 7 9
going :wanting	6 2
going like	6 2
going through	2 11 8 4
going to	3 6 6 7 7 9
goldfish	3 31
goldfish ,	3 13
goldfish :accepting	3 1
goldfish :fee	3 1
goldfish :welcoming	3 1
goldfish fine	3 1
goldfish_$	3 9
goldf…	3 31
golf	9 15
gone	0 -10 1 -16 4 3 6 22
gone $	6 12
gone ,	8 12
gone :condition	11 2
gone :openprice	4 2
gone :opinion	4 3
gone by	8 -7
gone to	4 3
gone_$	11 3
gone_so	8 1
gone_teatime	6 3
good	0 -10 1 -35 2 10 3 -3 5 -8 6 11 7 26 8 -32 14 -45
good $	6 12 7 16
good :burden	14 -8
good :deterring	14 -9
good as	7 26
good for	2 7
good on	14 -8
good reason	3 -21
good_$	1 -16 3 -14
good_fami	1 -9
goods	2 -10
google	14 16
got	1 28 2 -3 3 17 6 15
got :child	1 14
got a	3 25
got it	4 14
got the	0 4
got_$	0 3 3 2
got_about	6 8
gout	8 3
government	0 17
gover…	0 9
grab	6 1
grammar	1 -19 7 22
grammar :school	7 4
grammar school	7 4
grammar_$	7 11
gramm…	1 -19 7 22
gran's	11 2
grandchildren	1 12
grandchildren $	8 2
grandchildren :deadline	1 12
grandchildren may	1 12
grandchildren_not	1 3
grandweans	1 3
grand…	1 28 6 -7 7 24
grant_$	7 8
granted	7 8
grant…	7 8
grass	11 5
great	9 6
greatest	7 3
great…	7 10
green	8 -12 9 -24
greened	11 8
greener	7 18 11 3
green…	7 11 11 21
greyhound	8 2
greyh…	8 2
ground	10 8
ground :room	2 2 8 6 10 10
ground floor	2 2 8 6 10 10
ground_$	2 4 8 10
grounds	8 1
grounds $	8 1
groun…	8 1
group	4 1
group $	4 3
grown	1 50 2 -16 6 -27 8 -17
grown :deadline	1 2
grown :demanding	1 2
grown :openprice	1 2
grown up	1 3
grown ups	1 34 2 -8
grown_$	1 47
grown_house	1 9
grown_only	1 2
grown_sort	1 3
guarante_$	7 12
guarantee	12 -15 13 -8
guarantee $	7 2
guarantee it	7 3
guaranteed	1 -9 7 57
guaranteed :number	7 7
guarantor	2 -22 4 -36 5 9 7 -43 13 49
guarantor ,	13 20
guarantor and	0 2
guarantor form	5 2
guarantor_then	13 3
guarantor_£#	5 21
guara…	1 -6 2 -80 3 -37 4 -77 5 8 6 -49 7 43 8 -61 12 -41 13 28 14 -27
guest :room	9 -3
guest bedroom	9 -3
guest_$	9 4
guests	5 3 9 29
guests :hiding	1 1
guests are	5 6
guide	2 18 3 -33 4 8 11 20
guide ,	11 13
guide :pet	2 41 3 -30
guide :rent	4 16
guide :return	4 16
guide dog	2 27 3 -6
guide dogs	2 10
guide rent	4 16
guide_$	2 16
guide_not	11 1
guide_user	2 2
guide_£#	4 6
gym	1 -9 4 -8
gypsies	2 12
gypsi…	2 12
h	0 12 11 4
had	0 23 1 -19 2 10 3 4 4 -16 5 -36 6 17 7 -5 8 8 12 -10
had :age	6 10
had :deterring	2 21
had :dislike	2 16
had :number	6 1
had :pet	3 1
had :safety	2 16
had :spelled	1 -3
had :superlative	6 23
had a	8 26
had better	6 24
had sixty	6 3
had trouble	2 16
had_$	1 -4 2 2 3 -2 6 -15 8 15
had_breakfast	6 7
had_call	6 2
had_look	8 2
had_since	6 9
had_time	13 1
haggle	4 20
half	1 24 2 6 4 -17 6 20 7 6
half :clocktime	1 1
half :fixed	1 1
half :longperiod	13 7
half :period	13 7
half :tribunalrent	13 5
half term	1 1
half the	6 11
half_$	5 2
half_has	6 2
half_town	6 5
half_year	13 3
hall	4 -14 7 -15 8 -11 11 -26
hamish	8 10
hammer	6 9
hamster	3 11
hamster_$	3 8
hamsters	3 18
hamsters ,	3 1
hamst…	3 39
hand	13 26
hand :bid	13 1
hand :childless	13 1
hand over	13 1
handed	7 1
handi…	2 9
handle	14 2
handl…	5 10
hands	2 10
hands $	2 16
hang	6 21
hang :openprice	6 16
hang about	6 6
hang_$	6 12
hanging	8 3
hanging :petpart	8 4
hanging basket	8 4
hangi…	8 3
happen	7 15
happens	7 7
happe…	7 8
happi…	7 26
happy	2 5 3 -1 6 -26 13 19
happy :openprice	0 -14 3 -5
happy :opinion	0 -14 3 -5
happy to	0 -14 3 -5
happy with	13 4
happy_what	4 10
harbour_$	6 4
harbo…	6 11
hard	0 2
hard of	8 3
hard_$	8 18
hardly	8 14
harm	2 27
harm_$	2 6
harmless	8 15
harmless $	8 7
harml…	8 15
has	1 -24 2 -31 4 -9 5 -24 6 12 7 23 8 55 9 -25 10 28 11 -7 12 -13 13 -19 14 14
has $	7 9
has :absolute	6 -8 7 12 8 -11 10 17
has :burden	10 4
has :disability	2 -20 8 39
has :everyone	8 2
has :healthword	2 -16 8 31
has :lifeword	7 2
has :negation	0 -26 6 8 7 7 8 1 10 4
has :newness	6 -9 7 19
has :number	0 1
has :onlyword	10 8
has :openprice	0 7 1 8 5 8
has :opinion	0 6 1 6 5 8
has :preferring	7 5
has :scarcity	6 -1 10 3
has :seller	14 9
has :spelled	6 1
has :time	7 10 8 -13
has a	2 -16 3 5 6 -3 7 -31 8 -44 11 -21
has been	6 10 10 -11
has changed	2 1
has dementia	8 10
has epilepsy	8 5
has ever	7 15
has it	6 12
has its	8 -3
has just	8 3
has made	7 5
has no	0 -10
has not	6 6 10 3
has one	0 3
has only	10 4
has the	6 -1 8 34 14 23
has to	0 6 1 7 5 8
has_$	2 -7 4 -30 6 19 7 -11 14 1
has_about	6 6
has_already	6 4
has_answer	0 4
has_been	2 8 6 -40 10 20
has_before	10 15
has_door	8 -2
has_had	8 2
has_her	8 4
has_house	10 1
has_lock	8 -6
has_may	8 14
has_me	6 3
has_mind	4 2
has_no	8 4
has_off	8 6
has_one	8 12
has_out	6 7
has_power	7 6
has_right	0 4
has_roof	10 5
has_room	6 1 8 10
has_round	6 3
has_shelf	6 4
has_short	6 7
has_since	8 5
has_so	8 49
has_stopp	6 14
has_tenant	7 8
has_through	14 10
has_up	11 3
has_will	7 29
hash	8 35
hash ,	8 2
hasn't	6 8 10 19
hasn't been	6 6 10 19
hastings	8 11
hasti…	8 11
hatch	8 11
hatch ,	8 9
have	0 18 1 18 6 32 7 8 8 -11 11 17 12 -11 13 -13 14 -37
have :accepting	2 2
have :bid	6 7
have :child	1 23
have :demand	6 12
have :everyone	0 2
have :fixed	13 -12
have :kin	1 2
have :lifeword	1 -11
have :losing	11 1
have :negation	1 1
have :onlyword	2 12
have :openprice	0 6 1 11 2 9 3 10 5 11 7 14
have :opinion	1 10 2 8 3 10 5 11 6 3 7 6
have :payer	7 15
have :promise	2 3
have :seller	7 14
have :spelled	1 13 3 -10
have :time	6 4
have :title	6 3
have a	2 -3 5 2 6 -8 8 28
have all	0 4
have already	6 7
have an	3 4
have been	3 10 11 30
have changed	11 1
have gone	11 1
have kids	0 1
have lived	1 -10
have no	1 3 2 -1 4 2
have our	7 16
have put	4 4
have signed	13 -12
have the	5 7
have to	0 5 1 10 2 9 3 10 5 11 7 8
have_##	7 2
have_$	1 21 3 -21 4 -24 6 8 7 26 8 -35 11 7 13 -45
have_by	7 15 11 7
have_cat	5 4
have_digital	11 2
have_here	1 -14
have_i	3 5
have_job	0 8
have_newborn	8 17
have_off	3 1
have_ones	1 5
have_our	0 15
have_pets	3 -7
have_rent	4 4
have_see	4 3
have_since	11 14
have_stay	3 1
have_whose	4 3
have_word	7 8
have_you	7 3
haven	1 7
haven't	4 13
haven…	4 13
having	2 1 3 7 10 1
hb	5 1
hb ,	5 2
he	0 15 6 8
he :negation	3 7
he :promise	3 2
he :wanting	6 9
he can't	3 4
he's	8 57
he's a	8 15
he's_$	8 17
head	3 -18 5 6
head :record	3 -7
head :rulesplace	3 -12
head :utility	3 -7
head lease	3 -7
health	1 -8 2 8
health_$	2 4
healthy	2 23
healthy_$	2 12
healt…	2 19
hear	0 -8 1 -7 3 -2 4 9 6 -44 8 -11
hear :openprice	3 -3 4 16
hear what	4 2
hear_$	4 13
hear_pay	4 2
hear_you'd	4 1
hearing	2 16
heari…	2 16
heart	4 3 8 2 10 5
heart of	10 6
heart_$	10 6
heart…	6 1
heaters	9 -5
heate…	9 -5
heating	8 -22
heati…	7 5 8 -13
heaven_$	7 3
heavenly	7 3
heave…	7 3
held	3 11 11 4
held :burden	4 9
held :deterring	4 8
held by	3 13
held on	4 8
held_$	3 12 4 1
held_dps	3 13
held_saturday	4 8
help	0 12 2 4 4 -10
help with	0 8
help_rent	0 27
helps	2 -3
hen's	6 5
hen's teeth	6 5
hence	8 4
hence the	8 5
hence_$	6 -3
her	8 56
her ,	2 5
her :family	8 6
her :title	11 3
her_$	2 -14 8 14
here	0 -14 1 17 2 -18 4 -31 5 -65 6 11 7 5 12 -1 13 -16 14 -31
here $	0 -3 1 9 7 -22
here ,	0 -5 1 8 3 11
here :absolute	7 5
here :promise	7 5
here :scarcity	7 4
here and	1 -7 7 7
here it	10 2
here_$	2 -3 3 5 6 14 14 -1
here_dss	0 13
here_go	7 2
here_me	8 15
here_never	7 5
here_up	7 10
here_your	7 8
hesitation	6 24
hesit…	6 45
high	2 -2
high :demand	6 3
high :thing	1 7
high chairs	1 15
higher	4 21
higher_$	4 10
highest	4 38 7 -29
highest $	4 1
highest :bid	4 2
highest_$	4 8
highe…	4 38 7 -29
highland	9 13
highl…	9 13
hill	7 -5 8 -7
hill ,	2 6
hill_beds	2 7
hillt…	14 10
hillview	14 13
hillv…	14 18
him	0 2 5 4 8 37
him ,	8 7
him_$	0 7 5 2 8 3
hindu	2 3
hindu_$	2 22
hindus	2 17
hip	8 18
hip_$	8 6
hire	5 4
his	6 23 8 51
his $	6 3
his :disclaimer	2 4
his dog	6 2
his own	2 4
his_$	8 5
his_want	6 2
history	0 -2 2 20 6 1 13 17
history $	6 7
history of	2 20
histo…	0 -4 2 22 6 1 13 16
hit	10 6
hit the	10 6
hit_market	10 6
hitch…	3 11
hiv	2 32
hoard…	8 2
hold	5 25 8 4 12 17
hold ,	12 4
hold :deposit	5 4
hold :paying	5 4
hold :seller	11 1
hold :writeto	11 1
hold a	5 1
hold deposit	5 4
hold_#	5 7
hold_back	5 3
hold_house	5 1
hold_key	8 9
hold_you	5 8
hold_£#	5 -16
holder_$	0 11
holders	0 8 2 12
holde…	0 8 2 12
holding	13 -9
holding :deposit	5 -41 13 -7
holding :paying	5 -11 13 -8
holding deposit	5 -41 13 -7
holding payment	5 6
holdi…	13 -9
holds	6 8
holds the	5 5
holiday	1 -2 8 -2
holiday :rent	9 1
holiday inn	9 -9
holiday_#	8 1
holiday_isle	9 16
holidaymaker_$	9 5
holidaymakers	9 15
holidays	9 5
holid…	0 -3 1 -16 6 -6 7 -21 9 18
hols	9 26
hols_$	9 13
home	0 9 2 -18 3 13 5 -32 7 15 8 29 9 -10
home $	2 -13 3 11 6 -22 8 -9 9 -18
home ,	4 2
home :absolute	0 5
home :burden	7 10 8 1
home :deterring	7 9
home :everyone	0 4
home :openprice	6 5
home all	0 4
home and	2 2
home for	3 2
home on	7 10 8 1
home_$	0 9 1 12 2 -14 8 26 14 5
home_all	6 2
home_day	0 5
home_you	1 4
homeowner	0 15
homeowner :burden	0 12
homeowner guarantor	0 8
homeo…	0 16
homes	6 30
honest	6 -1
honest ,	8 4
honest_#	8 1
hop	6 5
hop :openprice	6 5
hop :opinion	6 5
hop to	6 5
hop_$	6 2
hope	1 4 4 6
hope_find	1 2
hoping	3 2
hoping :openprice	3 3
hoping :opinion	3 3
hoping to	3 3
hot	6 8
hot $	6 8
hot :deadline	10 6
hot off	10 6
hot_pres	10 6
hotel	4 2
hotel ,	1 2
hotel_$	4 4
hotels	1 2
hound	3 9
hour	6 8 8 -24
hour_$	6 7
hours	6 62
hours $	6 45
hous_$	7 13
hous_people	0 -9
hous_someth	0 2
house	0 4 2 18 3 6 5 11 6 4 7 21 8 23 10 26 13 -22 14 -6
house $	2 -5 3 5 11 2
house ,	4 6 6 13
house :absence	8 13
house :codething	1 9 5 1
house :condition	5 13
house :deadline	12 12
house :nearby	2 7
house :phone	8 -7
house :preferring	6 7
house :spelled	1 7
house :welcoming	1 5
house and	2 7
house full	1 12
house has	8 4
house in	7 22 8 -4
house is	1 10 5 1 8 3
house near	2 8
house numbers	8 -1
house of	8 2
house please	1 5
house share	2 9
house stands	8 7
house that	7 12
house was	11 3
house while	5 12
house_#	8 -21
house_$	2 18 5 7 8 19
house_built	7 5
house_empty	8 15
house_five	8 1
house_full	5 7
house_its	8 3
house_liv	8 2
house_made	5 4
house_no	6 2
house_open	8 1
house_stay	2 5
house_through	11 6
house_weekday	8 6
house_where	7 2
household	0 -3 1 39 2 21 4 9 6 -29 8 -34
household ,	2 28
household :condition	1 10
household where	1 10
household whose	1 2
household_$	1 6
households	0 15 2 -16
housemate	2 20 8 25
housemate :demanding	2 21
housemate :wanting	2 21
houses	1 12 6 1 7 17
houses are	7 3
house…	0 2 1 31 2 34 4 7 6 -35 7 -25
housing	0 -2 1 -3
housing :benefit	0 -11
housing :paying	0 3
housing benefit	0 -10
housi…	0 -2 1 -3
how	1 7 4 36 5 -9 6 -16 7 -27 8 -18 11 34
how :demand	1 22
how :promise	0 4
how it	11 20
how many	1 24
how much	4 47
how_$	1 1 6 -8 11 12
how_i	0 6
how_look	11 14
how_pay	0 3
how_you	4 16
hse	2 7 8 8
hull	7 4
human_$	3 7
humans	3 17
hun	3 4
hun_$	3 4
hundr_$	4 8
hundr_fifty	4 -1
hundr_keep	5 8
hundr_month	4 7
hundr_thousand	4 3
hundred	4 30 5 45 8 -12 13 -6
hundred :money	5 11
hundred a	4 10
hundred pounds	5 5
hundr…	4 34 5 45 8 -12 13 -6
hurry	2 -20 6 5 7 -21
hurry :burden	6 8
hurry :urgency	6 4
hurry hurry	6 4
hurry_$	6 8
hurry_hurry	6 1
husband	2 11
husband and	2 18
husband_$	2 4
husband_wife	2 22
husbands	2 9
husba…	2 26
hush	1 28
hush_so	1 4
i	0 26 1 -5 3 19 6 6 7 5 8 -8 10 -7 13 -17
i :absolute	14 4
i :accepting	0 -4 1 -6 7 4
i :asking	0 -8 3 6 6 -28
i :clocktime	4 9
i :codething	6 5
i :demanding	2 -22 5 1
i :denying	4 5 6 -21 7 -4
i :disclaimer	2 2
i :negation	1 -1 3 -4 7 -14 8 -19
i :onlyword	3 7
i :opinion	3 4
i :person	6 5
i :preferring	1 5
i :promise	2 -4
i :refusing	1 2
i :regretting	1 2
i :scarcity	14 3
i :urgency	0 4
i :wanting	0 9 2 -13 3 -3
i :welcoming	3 7
i :writeto	6 1
i am	4 9
i answer	6 -10
i can't	7 -8
i don't	0 5
i guarantee	7 1
i hope	1 2
i know	3 8
i like	3 -4
i mean	2 32
i need	5 8
i put	0 5
i run	0 4
i see	6 3
i should	7 2
i shouldn't	2 1
i were	6 6
i won't	4 5 6 -12
i wouldn't	6 8
i'd	0 5 1 23 2 34 3 22 4 16 6 14 7 -4 8 -23
i'd :accepting	4 8
i'd :demanding	1 8
i'd :wanting	0 4 1 4
i'd :welcoming	4 7
i'd sooner	2 1
i'd want	1 9
i'd_down	4 5
i'd_have	1 11
i'll	4 34
i'll be	8 3
i'll_honest	8 6
i'm	0 15 1 6 2 17 3 4 4 1 6 -28 7 -9 8 36 11 3 13 6 14 11
i'm :losing	2 7
i'm :negation	4 11
i'm :number	8 15
i'm :regretting	1 5 2 1 3 5
i'm :spelled	8 9
i'm :wanting	4 3
i'm afraid	1 6 3 4
i'm after	4 3
i'm at	8 10
i'm not	4 11
i'm sorry	2 7
i'm_##	4 3
i'm_$	1 8 6 -5 7 -19
i'm_but	2 13
i've	0 15 6 9 8 27
i've :negation	0 3
i've_com	6 1
i_##	4 18
i_$	0 8 3 -15 6 -8 8 -8 13 -1
i_animal	3 -1
i_by	2 2
i_even	6 5
i_find	1 2
i_house	3 4
i_hundr	5 1
i_like	2 3
i_mean	0 8
i_no	2 18 4 3
i_not	0 1 3 1
i_only	6 3
i_read	6 1
i_reason	6 3
i_say	4 10
i_small	0 4
i_think	4 3
i_which	2 2
i_you	6 17
i_you'd	6 2
idea	11 28
idea $	11 1
idea ,	11 1
ideal	1 1 2 13 9 3
ideal :person	2 7
ideal tenant	2 3
ideally	0 16
ideal…	0 16
if	0 6 1 23 2 10 3 13 5 -21 7 -11 10 -24 11 -15 12 17 13 -7 14 10
if :absolute	12 6
if :everyone	1 15 7 8 12 2
if :number	4 24
if :seller	6 5
if :spelled	4 14
if :title	3 1 6 8
if any	1 5
if he	6 9
if i	6 12
if i'm	8 3
if it	3 12
if it's	1 8 2 5
if none	2 3
if the	0 34 6 -11
if there	7 13
if two	4 15
if you	0 -7 5 -15 7 -23 13 -3 14 1
if you'd	14 15
if you've	1 6 3 2
if your	2 9 13 10
if_$	0 -33 1 -28 2 -52 3 -76 4 -26 12 4 14 -11
if_all	2 8
if_bark	3 6
if_been	12 1
if_can	4 14
if_cat	5 4
if_don't	0 4
if_employ	13 12
if_fall	2 1
if_fami	2 12
if_goes	8 17
if_got	3 15
if_has	0 12
if_have	1 3 5 5
if_keep	1 5
if_kids	1 12
if_lik	6 8
if_much	3 10
if_not	8 2
if_over	2 1
if_own	3 2
if_pay	13 7
if_rather	14 4
if_rent	0 20 5 5
if_same	2 1
if_small	3 2
if_so	3 8
if_still	6 5
if_that	6 9
if_want	0 -12 1 -24 4 4 5 -5 6 -1 14 5
if_were	2 12 6 19
if_you	4 16 6 2
if_your	0 7
ifs	7 24
illness	2 11
illne…	2 11
illustration	11 35
illustration :absolute	11 2
illustration :burden	11 2
illustration :onlyword	11 2
illustration :scarcity	11 2
illustration only	11 2
illustration_$	11 10
illus…	11 38
imag_$	11 20
image	11 3
imagery	11 1
images	11 68
images are	11 19
image…	11 1
imagination	11 1
imagi…	11 20
immigrants	2 12
immigrants $	2 7
immig…	2 11
imperative	6 7
imper…	6 7
impossible	7 35
impossible :openprice	7 4
impossible :opinion	7 4
impossible to	7 4
impossible_$	7 17
impos…	7 48
impression	11 6
impre…	11 8
improve	13 6
impro…	4 11 13 6
in	1 -14 2 -1 3 -17 4 -2 5 -28 6 -8 7 56 8 36 10 2 11 -2 12 -8 13 20 14 -37
in #	10 8
in ##	2 -21 4 -8 6 -26 7 -105 8 -114 10 -27 14 -45
in $	0 -1 4 -17 6 -4 7 -42 8 41 10 29 13 15
in ,	7 -25 10 5 13 -3
in :absence	0 31 2 -3 6 -24 8 5
in :absolute	2 -26 7 27
in :advance	0 -5 2 -16 4 -23 6 2 7 -25 8 -13 12 -11 13 -8
in :building	7 -2
in :burden	4 8 7 -5
in :child	4 1
in :clocktime	1 -28 2 -7 4 -57 5 -6 6 -33 7 -14 10 -36 11 -29 13 7
in :deadline	0 -27 1 -20 2 -8 4 -61 5 -11 6 -22 7 -39 8 -14 10 -33 11 -48 13 4
in :demanding	6 6
in :deterring	8 2
in :everyone	7 26
in :fixed	12 5
in :hiding	4 23
in :lifeword	8 30
in :neighbour	8 14
in :newness	6 6
in :number	0 -28 1 -6 4 -52 5 -23 7 -27 8 -94 11 -7 12 -42 13 25 14 -66
in :onlyword	12 2
in :openprice	8 22
in :opinion	8 -4
in :payer	1 -14 3 2 6 4 7 -31 8 -1 9 20
in :paying	13 10
in :period	12 4 13 -1
in :photo	4 1 11 36 14 8
in :place	0 -12 2 -6 7 65 8 5
in :preferring	4 29 11 13
in :ranking	6 33
in :return	7 10
in :room	8 25
in :seller	1 -14 2 2 3 3 7 -51 8 -56 9 21 11 4 13 24
in :spelled	5 -3 8 -2 12 -18 13 25
in :thing	4 7
in :title	8 3
in :urgency	6 2
in :wanting	7 4
in :welcoming	7 6
in :work	0 48 2 -15 7 -10 8 -25
in a	3 9 5 -7 6 23
in adv	13 9
in advance	0 -11 4 -16 6 -14 7 -34 12 -14 13 -3
in all	7 38
in another	4 3
in bath	7 11
in bearsden	8 3
in bed	8 22
in before	6 8
in britain	7 21
in by	11 15
in croydon	7 4
in derry	7 5
in dorset	7 7
in england	7 7
in essex	7 16
in fife	7 7
in five	7 3
in flat	8 3
in full	1 1
in glasgow	7 1
in good	1 1
in his	8 1
in hull	7 4
in it	3 3 4 2 8 2
in jan	8 14
in jesmond	4 1
in june	12 5
in leeds	7 16
in leicester	7 2
in lenton	7 1
in levenshulme	7 4
in lieu	13 11
in love	7 6
in may	11 -6
in mind	4 29
in my	13 4
in on	8 5
in one	5 -10 6 1 13 44
in our	1 -11 3 3 6 4 7 -26 8 -7 9 21
in photo	11 2
in picture	11 16
in receipt	0 17
in residence	1 8
in room	8 1
in sheffield	7 4
in spain	8 1
in spring	12 3
in stone	4 7
in summer	4 1
in tenerife	8 7
in the	0 9 1 -16 2 -15 3 -26 4 -13 6 -20 8 1 9 -5 10 -38 11 14 13 -48 14 -1
in this	0 -6 1 -8 2 18 7 -12
in tow	0 2 1 7
in town	7 -2
in under	4 1
in until	12 3
in value	7 13
in wales	7 6
in which	4 3 6 2
in while	6 5
in winter	4 2
in work	0 33
in writing	3 -9
in york	7 9
in your	1 17 4 1
incen…	6 11
includ_rent	8 2
included	0 -2 1 -28 5 -14 7 -17
included $	1 -7 8 -1
inclu…	0 -29 4 -18 5 -10 6 -29 7 -51 8 -8 9 12
income	0 6 1 -29 2 -14 4 -62 5 -2 6 -3 13 -7
income of	13 -3
income_$	0 2
income_count	0 19
incomers	2 3
incom…	7 27
indian	2 7
indicative	4 14 11 3
indic…	4 14 11 3
indiv…	4 3
infant_$	1 17
infants	1 28
infan…	1 24
infor…	4 1
initial	12 19 13 20
initial :longperiod	12 13
initial :period	12 10
initial month	13 5
initial_$	13 7
initi…	12 19 13 19
ink's	10 5
inn	9 -11
innocent:benefits	0 -56
innocent:children	1 -6
innocent:disclaimer	11 -36
innocent:fee	5 -48
innocent:fixed-term	12 -91
innocent:new-to-market	10 -46
innocent:personal-data	8 -46
innocent:pets-blanket-ban	3 -60
innocent:protected-characteristic	2 -74
innocent:rental-bidding	4 -107
innocent:short-let	9 -71
innocent:unprovable-claim	7 -44
ins	5 6
inside	8 11 12 13
inside the	12 16
insom…	8 3
inspection	1 10
inspe…	1 23
insta	14 50
insta ,	14 30
insta_$	14 17
instagram	14 4
instalments	13 5
instant	6 11
instant $	6 11
insta…	6 5 14 22
instead	13 23
instead ,	3 1
instead_$	3 1
inste…	13 23
instruction	10 17
instruction $	10 9
instruction ,	10 1
instr…	3 6 10 17
insul…	7 14
insurance	5 11
insurance :consent	5 1
insurance through	5 1
insurance with	5 4
insurance_broker	5 2
insure	5 5
insure the	5 6
insure_content	5 6
insur…	0 15 4 -11 5 14 13 -2
interest	2 -6 4 11 6 29
interest :codething	6 4
interest has	6 10
interest is	6 4
interest_been	6 10
interior	11 7
internet	11 9
inter…	0 1 4 15 6 33 7 -14 8 -20 11 23
into	0 -12 1 -23 6 -42 7 42 8 21 11 5 14 14
into a	8 6
into by	7 6
into the	8 8 14 3
into_care	8 2
into_from	7 4
into_home	8 8
into_you	7 6
inundated	6 7
inund…	6 7
inventory	5 15 8 -9 13 -4
inventory clerk's	5 5
inventory_$	5 9
inven…	5 14 8 -10 13 -5
investment	7 39
investment $	7 10
investors	2 2
inves…	7 48
invit…	4 24
invoice	5 20
invoice $	5 6
invoi…	5 22 13 14
irish	2 9
iron	6 3
iron_$	6 4
is	0 -23 2 -8 4 -16 5 -3 6 5 7 -4 8 -7 9 -13 10 -16 12 -17 13 -17 14 -5
is ##	8 22
is $	6 -2 11 7
is ,	6 10 10 5
is :absence	8 39
is :absolute	5 3 7 6 8 15
is :accepting	13 5
is :asking	0 -6
is :benefit	0 1
is :bid	1 4
is :burden	1 -1 6 -8 7 -4 8 1
is :clocktime	11 10
is :condition	4 10
is :councilpay	13 -4
is :deadline	4 11 12 4
is :demand	6 21
is :demanding	1 -3 3 -7 8 -1
is :denying	8 4
is :deterring	2 -5 6 -2 7 -17
is :disability	8 10
is :dislike	3 8
is :everyone	4 13 5 5 6 7
is :fairness	2 -2 4 10 5 1
is :feething	2 -11
is :fixed	7 5
is :healthword	1 2 8 23
is :hiding	8 7
is :lifeword	5 5 8 1
is :longperiod	5 1
is :losing	8 4
is :money	4 -16 5 2
is :negation	0 -5 2 -9 7 2 8 15 11 6 12 -2
is :neighbour	8 -6
is :newness	6 11
is :number	4 -42 5 4 6 -23 7 -14 8 19
is :onlyword	4 9 12 2
is :openprice	1 12 8 -8
is :opinion	1 3 5 16
is :payer	8 -35 13 -11
is :paying	0 7
is :photo	4 20 5 8 11 1
is :promise	7 33 8 9
is :refusing	3 -5 7 10
is :scarcity	8 13
is :spelled	1 -26 2 -11 5 10 6 -24 7 -10 8 -15
is :time	7 -20
is :wanting	6 13 13 13
is :welcoming	2 -12
is a	0 -2 1 5 2 5 4 20 6 -9 7 9 8 -20 13 -2
is added	5 8
is after	6 12
is all	6 1
is allergic	3 8
is an	8 1
is another	4 1
is as	7 10
is assured	7 2
is at	8 -10 14 1
is behind	8 2
is beyond	0 1
is certain	7 15
is collected	13 6
is compulsory	5 6
is deaf	8 1
is empty	8 6
is for	0 28 2 16 8 -26 12 13
is from	11 11
is full	5 7
is going	7 1 8 13
is good	14 -4
is guaranteed	7 -3
is hot	6 9
is imperative	6 7
is impossible	7 14
is in	2 -1 8 15
is it	4 4
is more	11 1
is my	2 2
is negotiable	4 20
is never	8 9
is no	1 -8
is none	7 1
is not	1 11 11 6 13 5
is of	11 11
is on	8 2
is paid	13 -4
is really	1 4
is running	6 5
is six	5 2
is sought	2 1
is split	5 10
is sure	7 5
is the	1 -6 2 -57 4 -10 5 -31 7 2 8 -36 11 -29 12 1 13 -4
is thinking	4 4
is to	1 8 5 4
is too	2 13
is up	4 7
is welcome	2 -4
is what	4 -62 11 -28
is whatever	4 16
is where	4 11
is why	3 6
is with	8 14
is yours	8 6
is £#	4 -31 5 10
ish	4 19
islam	2 14
islam_$	2 4
island	7 2
isle	3 -6 9 14
isle of	3 -6
isle_dogs	3 -6
isn't	0 35 2 16 4 -6 5 1 6 -25 11 7
isn't $	1 7 6 2
isn't :demanding	2 3
isn't :offerdeal	5 8
isn't a	8 7
isn't cheap	5 8
isn't for	0 3 3 1
isn't_$	0 7 4 -25 6 -39
isn't_one	2 2
isn't_people	0 2
isn't_who	0 2
isn't_you	0 12 3 8 6 -4
issu_$	2 15
issues	2 15
it	0 -5 1 -5 2 -3 4 13 5 14 6 43 7 21 8 -22 10 14 11 13 13 -4 14 -24
it $	0 -12 1 -9 2 -36 3 -27 5 5 6 15 8 -43 11 4 12 -18 14 -54
it ,	0 2 1 -51 2 -75 4 10 7 -5 14 14
it :absence	6 -13 8 16
it :absolute	1 12
it :bid	4 -10 6 2
it :burden	0 2 6 11 7 -1
it :childless	6 4
it :codething	5 -5 6 -20 7 15 10 10 11 5
it :condition	6 22
it :deadline	5 20 6 3 8 3 12 6
it :demanding	6 -25
it :everyone	1 12
it :fee	0 3
it :lifeword	6 -13
it :negation	2 14 3 25
it :onlyword	6 7
it :openprice	2 5
it :opinion	2 5
it :petpart	3 16
it :promise	2 -15 3 13 6 12 7 14
it :ranking	8 12
it :scarcity	5 14
it :spelled	13 7
it :time	0 8 5 13
it :wanting	2 -23 11 23
it :work	0 -15
it a	5 10
it after	6 6
it again	5 15
it and	2 10
it any	1 17
it as	1 14 7 15
it back	6 -3 8 16
it barks	3 6
it but	1 3
it by	6 17
it can't	3 11
it depends	4 3
it for	9 3
it gets	4 4
it has	8 -33
it in	6 5 8 8
it into	2 5
it is	5 -5 6 -19 7 15 10 10 11 5
it looks	11 15
it may	6 8
it off	5 1
it only	6 4
it over	6 4
it says	1 -5 4 -16
it the	7 3
it till	6 8
it to	2 9
it up	6 -1
it was	6 -4 10 -23
it while	6 20
it will	6 28 7 23
it yet	10 4
it yours	5 10
it'll	6 32
it'll be	6 15
it's	0 -1 1 18 2 2 5 6 6 21 8 9 9 -71 10 -2 12 29 13 -15 14 -10
it's #	8 17
it's :absence	8 11
it's :absolute	1 4
it's :denying	6 3
it's :everyone	2 8
it's :money	5 12
it's :negation	2 2 7 -7
it's :newness	6 -2
it's :number	8 12
it's a	2 3 3 8 6 13 12 26
it's all	2 8
it's empty	8 15
it's for	1 2
it's really	7 1
it's the	1 7 4 -16 7 10
it's yours	4 26
it's £#	5 12
it's_#	8 28
it's_$	0 -6 6 6 7 -6 8 6
it's_from	0 3
it's_let	12 13
it's_one	6 14
it's_rent	4 -4
it's_twelve	12 2
it's_up	1 6
it's_worth	7 7
its	0 -29 2 -43 6 5 7 16 8 -9 10 20 11 12
its :losing	6 2
its :negation	11 3
its :newness	10 7
its :payer	1 2
its :photo	11 2
its :return	7 9
its :seller	1 1 8 11
its not	11 3
its_$	1 4 2 -40 7 -3 9 2 10 8 13 1
its_have	7 2
its_will	7 12
jamai…	2 1
jan	8 12 12 8 13 17 14 6
jan $	8 11
jan_$	12 9
january	4 -37 8 11 13 33
january $	8 6
january ,	13 7
january and	13 2
january_$	13 9
janua…	4 -39 8 11 13 33
jehovah's	2 12
jehovah's witnesses	2 11
jehov…	2 12
jesmond	4 3
jesmond $	4 3
jesmo…	4 3
jewish	2 20
jewish :family	2 3
job	0 50 2 -23 6 -29 7 -14 8 -29 13 12
job :codething	0 7
job centre	0 7
job in	0 2
job is	0 7
job_$	0 15
jobcentre	0 12
jobcentre_$	0 6
jobcentre_your	0 1
jobce…	0 12
jobs	0 11
jobseekers	0 17
jobse…	0 18
jog	0 13
jog :burden	0 13
jog :deterring	0 13
jog on	0 13
jog_$	0 13
joke	6 1
joke ,	6 2
joy	1 2
july	6 -10 9 2 12 6
july_$	9 4
jump	4 3
jump the	4 4
june	12 28 13 12
june $	8 -10 12 18
june ,	13 4
june and	8 3
june_$	13 7
juniors	1 14
junio…	1 13
just	0 -33 2 -1 3 -6 4 -9 5 -8 6 -6 7 -20 10 33 11 12 12 -16 13 6
just :asking	3 -33
just :demanding	3 -9
just :fairness	3 -8
just :newness	10 6
just a	11 6
just ask	3 -8
just had	8 3
just in	10 20
just so	6 2 13 5
just_$	8 7 10 5
just_bed	10 5
just_guide	11 4
just_know	6 2 13 5
just_you	13 12
k	8 4
keen	2 4
keen :burden	2 12
keen :deterring	2 12
keen on	2 12
keenest	4 9
keenest_$	4 2
keene…	4 9
keep	2 13 3 24 4 -38
keep :deterring	1 7 2 4
keep a	3 -11
keep it	3 5
keep scrolling	1 7
keep_$	1 4 3 21 6 -8
keep_key	8 3
keep_till	5 7
keeping	3 13
keepi…	3 13
keeps	8 5
kept	3 -2 7 -11
kept :negation	3 -9
kept :spelled	3 -1
kept by	5 5
kept_$	3 -8
kept_our	5 1
kettle	6 2
kettle_$	6 7
kettle_boil	6 9
kev	8 11
key	6 -10 8 65 13 -7
key $	8 36
key ,	8 25
key :codething	8 6
key :money	5 4
key :return	5 4
key cutting	8 -3
key feature	8 -4
key in	8 25
key is	8 9
key money	5 4
key with	8 1
key's	8 41
key's with	8 9
key_##	8 14
key_$	8 24
key_door	8 4
keypad	8 16
keypad :burden	8 -2
keypad :deterring	8 -2
keypad on	8 -2
keys	5 6 8 9
keys $	6 9
keys are	8 8
keys for	8 7
keysafe	8 13
keysafe :codething	8 1
keysafe :number	8 1
keysa…	8 13
kick :disclaimer	6 2
kick :payer	6 2
kick yourself	6 2
kid	1 19
kiddie	1 14
kiddies	1 27
kiddies $	1 8
kiddi…	1 28
kiddy_$	1 13
kids	1 39 2 -10 6 -53 11 -1
kids $	1 -8
kids ,	1 15 8 6
kids :negation	1 3
kids :openprice	1 8
kids in	0 2
kids or	1 4
kids_#	8 9
kids_$	0 6 3 5
kids_house	1 -5
kids_no	2 2
kids_park	1 1
kids_pets	0 21 1 25 3 20
kids_£#	1 23
kind	0 13 3 8 7 -2
kind $	7 -12
kind ,	7 8
kind of	0 16 2 13
kind_tenant	0 18
kind_we	0 8
kind_you	7 8
kindly	1 3
kingdom	7 3
kingdom $	7 1
kingd…	7 3
kitchen	1 -38 2 -8 6 -21 7 13 8 -23 14 -32
kitchen :room	3 2
kitchen floor	3 3
kitchen_please	3 3
kitch…	1 -42 2 -9 6 -25 7 11 8 -28 14 -34
kites	7 1
kittens	3 7
kitte…	3 15
knees	8 20
knock	8 20
know	1 -23 8 22 13 19 14 6
know $	6 3
know :openprice	2 9
know :seller	8 7
know of	6 4
know the	8 5 14 4
know what	2 15
know_$	6 -9 8 4 14 6
know_by	2 12
know_i	2 2
know_mean	2 2
l	1 11
labrador	3 12
labra…	3 21
lad	8 44
lad in	8 13
ladder :openprice	2 2
ladder_loft	2 2
ladies	2 55 6 4 8 -16
ladies and	6 16
lads $	2 -9
lady	1 6 2 16 8 3 13 14
lady $	2 17
lady :neighbour	1 12 8 7
lady :period	13 18
lady below	8 2
lady day	13 18
lady downstairs	1 6
lady_flat	2 11
lady_gentlemen	6 11
lady_michaelma	13 6
ladys	2 11
laid	3 10
land rover	8 6
landlady	2 3
landline	14 4
landline_##	14 3
landlord	1 6 2 9 3 12 4 8 5 -73 6 -29 7 30 8 -37 9 -31 11 -29 14 -26
landlord $	2 12
landlord ,	1 2
landlord :codething	3 9
landlord :feething	0 5
landlord :negation	7 10
landlord doesn't	7 12
landlord in	7 38
landlord is	3 12
landlord's	0 11 2 -16 5 9 13 4
landlord_$	1 26 2 -13 5 5 7 20
landlord_after	7 5
landlord_anyone	7 2
landlord_ask	7 7
landlord_long	13 4
landlord_look	7 4
landlord_mind	4 3
landlord_pets	3 9
landlord_through	0 1
landlord_vouch	11 1
landlord_want	1 5
landlord_we	11 1
landlords	0 -16 13 -7
landl…	0 -2 1 12 3 14 5 -19 6 -26 7 24 8 -32 9 -38 11 -2
lane	6 -29 7 -5
lane $	7 -6
last	4 10 5 -27 6 2 7 -37 8 -20 10 -19 12 -59 13 -21
last :deterring	4 20
last :longperiod	12 -4 13 -14
last :newness	4 17
last :person	1 -4 2 -1 4 6
last :pet	3 4
last :urgency	4 20
last month	13 15
last time	4 20
last_$	3 -13 4 -9 12 -26
last_animal	3 -1
last_came	0 4
last_house	6 14
last_i	6 3
last_month	12 -15 13 -13
last_our	6 1
last_rent	0 3
last_went	4 18
last_year	8 5
lasted	12 -3
lasts	6 22
latch	8 19
latch $	8 1
late	4 -17 5 34 7 1
late $	6 12
late :rent	5 6
late :return	5 6
late rent	5 6
late_letter	5 9
lately	6 3
launch	6 36
launch_$	6 12
launc…	10 11
law	0 -17 1 -31 2 -34 4 -15 8 -29 13 -14
law_ask	3 10
law_you	3 12
lawn	1 13 11 21
lawn :codething	1 3
lawn in	11 4
lawn is	1 3
lawyers	0 16
lawye…	0 16
lead	3 -24 11 8
lease	1 3 3 -37 5 26 9 -14 12 52
lease :deadline	12 5
lease :fixed	12 11
lease_dogs	3 -10
least	0 13 4 29 12 25 13 -1
least :money	4 8 7 8
least a	12 3
least we'd	4 8
least_$	0 3 4 23 12 15
least_month	4 8
least_year	12 2
leave	0 -13 3 28 4 7 5 34 6 12 12 7
leave $	5 2
leave ,	5 29
leave :burden	8 -6
leave :deterring	8 -4
leave a	14 9
leave for	8 15
leave it	6 10
leave on	8 -4
leave the	1 11 6 9
leave_$	4 8 5 13 8 -5
leave_day	6 6
leave_here	6 1
leave_home	3 8 6 1
leave_mum	3 13
leave_your	3 11
leaves	8 -30
leaves :spelled	8 -3
leaves at	8 -3
leaving	5 21
leavi…	5 21
leed_$	8 1
leeds	6 7 7 14 14 9
leeds $	6 9 7 7
leeds ,	8 1
left	0 5 1 -5 4 -14 7 -15 8 -1 11 -8 13 -4
left $	6 19 8 -11
left ,	8 10
left :accepting	8 13
left :paying	0 14 8 2
left in	2 11
left owing	0 16
left_$	8 10
leg	6 3
legg_$	3 3
legged	3 26
legged friends	3 4
legs	3 29
legs ,	3 8
legs_$	3 16
lender	0 2
lenton	7 1
lesbians	2 4
lesbi…	2 12
less	4 23 6 4 7 16 12 20
less $	5 4
less :openprice	7 7
less :opinion	7 8
less than	4 22
less_$	4 11 7 10
let	0 -2 1 -20 2 -16 3 -14 5 -40 6 32 8 6 9 26 12 58 14 -37
let ,	12 18
let :burden	12 1
let :codething	12 2
let :disclaimer	8 11
let :online	4 1
let :opinion	6 -13
let :payer	8 5
let :seller	0 5
let :spelled	4 -9
let :writeto	0 9
let at	4 -3
let for	12 26
let in	9 3
let is	12 2
let it	6 10
let this	6 28
let to	6 -5
let us	4 1
let within	6 1
let you	8 6
let yourself	8 8
let's	4 25
let_$	3 -9 6 29 8 14 9 17
let_claimant	0 2
let_over	6 1
let_slip	6 5
let_tim	6 3
let_week	9 1
let_you	6 2
let_your	6 1
lets	7 -3 8 2 9 24 12 6 14 37
lets $	14 11
lets :absolute	9 5
lets :onlyword	9 5
lets :scarcity	9 5
lets and	14 1
lets only	9 5
lets_$	8 14 9 23
lett_$	5 1
letter :clocktime	1 1
letter from	1 1
letter_£#	5 5
letters	5 3 8 2 14 17
lette…	5 2 14 17
letting	2 -3 5 7
letting agent's	5 3
letting_out	0 4
lettings	14 19
lettings :room	0 4
lettings :work	0 4
lettings desk	0 4
letti…	2 -15 5 3 6 -13 8 -44 14 24
level	4 6
levenshulme	7 3
leven…	7 3
lever	8 -12
lever :keything	8 -3
lha	0 25
library	11 5
libra…	11 5
licence	7 9 9 1
licence_$	7 7
licence_f	9 7
licen…	1 -1 7 7
lieu	13 11
lieu of	13 11
life	1 21 6 9 7 47
life $	7 25
life ,	7 11
lifetime	6 12
lifetime :scarcity	6 3
lifetime_$	6 5
lifet…	6 12
lift	0 -25 1 -37 7 -12 8 1
lift the	8 22
lift_latch	8 6
light	7 -7 8 -11
lik_$	6 3
like	2 2 3 -18 4 -4 5 -33 7 1 9 -2 11 18 13 11 14 -5
like $	4 -1 6 -21
like ,	7 9
like :absolute	0 -5
like :building	4 8
like :everyone	0 -27
like :openprice	2 11 6 -40
like :opinion	2 27 6 -34
like :scarcity	6 3
like a	8 24
like and	14 3
like are	3 8
like in	11 6
like it	1 12
like that	11 3
like the	2 -11 6 1 13 7
like this	6 21
like to	2 12 6 -36
like_$	0 -20 1 6 3 -4 6 -16 11 22 13 -20
like_else	0 -3
like_go	2 7
like_it's	1 2
like_message	14 4
like_rent	13 14
like_room	4 4
like_stay	2 2
likely	6 6
likely :openprice	6 5
likely :opinion	6 5
likely to	6 5
likeness	11 7
liken…	11 7
likes	6 1 8 16
likes a	8 7
likes it	6 3
limited :deterring	6 7
limited :newness	6 7
limited :urgency	6 7
limited time	6 7
lin_$	6 3
linen	9 11
linen_towel	9 9
lining	6 10
lining :deadline	6 10
lining :demanding	6 10
lining :openprice	6 10
lining up	6 10
list	0 2 5 12
list $	6 -5
list of	7 2
list_semi	10 10
listed	4 15 10 41
listed ,	10 21
listen	6 10
listen :openprice	6 10
listen_$	6 9
listen_anyth	4 4
listening	4 5
liste…	4 6
listing	6 -2 10 35 11 4
listing $	10 7
listings	3 3
listi…	3 12 6 -5 10 39 11 3
literally	6 11
liter…	6 11
little	0 -8 1 5 2 -39 4 11 14 12
little :burden	4 14
little :keything	8 4
little :person	1 7 2 -14
little ones	1 2 2 -12
little_$	1 26
little_top	4 6
liv_$	1 16
liv_will	2 15
live	3 13 4 -12 7 6 8 15
live $	7 15
live :absence	8 5
live :neighbour	8 8
live :place	1 6 2 -4 6 5
live :spelled	1 3 3 11
live alone	8 5
live at	1 4 3 11
live here	1 6 6 6
live_$	3 15 8 11
live_have	8 1
lived	1 -26 7 -27
lived :place	1 -23 2 -10 3 -9 7 -6 8 -4
lived here	1 -23 2 -10 3 -9 7 -6 8 -4
lives	1 2 7 18 8 17
lives :place	7 5 8 7
lives here	7 5 8 7
livestock	3 3
lives…	3 3
living	0 7 1 22 2 27 7 13
living :place	1 1 7 8
living and	0 12
living here	1 1 7 7
living in	1 3
living with	2 7
llandudno	6 2
lland…	6 1
loan	13 18
loan comes	13 3
lobby	8 15
local	0 -6 2 3
local :accepting	0 -3
local :benefit	0 -3
local authority	0 1
local housing	0 -2
local_$	2 4
local_allowance	0 -2
location	7 33
location $	7 20
location in	7 8
location_$	7 7
locat…	7 33
loch	9 28
loch ness	9 8
loch_$	9 12
lock	8 26
lock :burden	8 14
lock :deterring	8 14
lock :hiding	8 1
lock box	8 1
lock on	8 14
lockbox	8 17
lockbox :burden	8 5
lockbox :deterring	8 5
lockbox on	8 5
lockb…	8 17
locked	8 13
locked $	8 7
locked :deadline	8 2
locked :demanding	8 3
locked :openprice	8 3
locked up	8 3
locks	8 -36
lodge	9 7 10 15
lodger	2 -20 8 20
lodger's	7 1 8 8
lodger's :room	8 4
lodger's room	8 4
lodge…	7 12 8 6 14 9
loft	11 -5
loft :consent	7 1
loft :room	2 10
loft_steep	2 2
lol	6 5
lol $	6 10
london	7 1
london's	7 12
london's :superlative	7 2
london_$	7 9
londo…	7 12
long	7 -10 9 -6 12 6
long $	6 12
long :absence	9 3
long :deadline	9 2
long :holiday	9 2
long weekend	9 3
long_$	9 -17
long_last	6 3
long_you	7 10
longer	6 32 12 21
longer $	6 12
longer :condition	12 9
longer than	6 12
look	0 24 6 -11 8 15 11 31 14 16
look $	8 10
look :burden	11 4
look :nearby	8 7
look :wanting	7 2 11 15
look elsewhere	0 3
look for	0 7 14 12
look in	2 3
look like	11 5
look round	8 7
look_$	0 3 7 -6 11 32
look_people	0 2 7 4
look_photo	11 12
look_somewhere	4 9
look_tenant	0 6
look_than	11 3
looked	4 21
looked :spelled	4 19
looked at	4 19
looking	1 6 4 7 6 9 8 -1
looking :spelled	6 1
looking at	6 1
looking for	4 9
looki…	1 6 4 7 6 9 8 -1
looks	2 -24 11 26
looks :wanting	7 6
looks after	7 7
looks like	11 1
lose	6 21
lose it	6 16
lose_$	6 5
lost	6 27
lost it	6 8
lost_$	6 14
lot	0 -2 1 -14 4 -11 5 19 7 4 13 5
lot $	7 8
lot of	5 7
lot_$	5 7
lot_plat	5 10
loud	8 1
love	2 -17 7 2 9 7
love $	3 2
love it	9 5
love the	1 -5
love with	7 6
love_$	0 1 2 -12 6 -17 9 14
love_say	0 2
loveliest	7 10
lovely	1 11
lovely $	1 9
lovely :building	0 6
lovely :neighbour	0 6
lovely :photo	0 7
lovely flat	0 7
lovel…	7 17
lovers	3 9
low	7 -15
lowest	7 22
lowest :rent	7 19
lowest :return	7 8
lowest rent	7 8
loyalist	2 19
loyal…	2 25
luck	6 3
lump	13 33
lump sum	13 9
lunch	6 14
lunch $	6 12
luxury	6 6
m	2 7 8 -1 11 2 14 -9
machine	2 4
machine ,	2 6
machine_$	2 6
machi…	2 3
made	5 7 7 30 11 15
made $	5 4
made :spelled	7 12
mail	14 13
main	8 2
main :keything	8 10
main :neighbour	8 8
main :room	8 2
main door	8 10
mair	14 9
maisonette	6 4
maiso…	6 4
make	0 8 4 15 6 2 7 17 11 8
make :negation	11 2
make :online	4 1
make :seller	4 11
make :spelled	11 2
make :writeto	4 11
make a	7 8
make no	11 2
make us	4 1
make_$	7 5
make_about	11 4
make_any	6 1
make_offer	4 5
makes	2 -17 7 14
makes it	7 1
making	4 3
mal_$	3 5
malay…	2 9
male_female	2 -3
males	3 4
man	1 -6 2 -3 7 11
man :openprice	2 -5
man and	2 10
man or	2 -7
manage $	0 1
manage the	8 1
manchester	7 3
manchester $	7 3
manch…	7 3
many	1 24 6 7 8 -1
many ,	1 8
many :child	1 20
many_$	1 19 6 5
map	7 -16
march	6 -27 10 -15 13 22
march ,	13 9
march_$	13 1
march_june	13 2
mark	6 6
mark :opinion	6 6
mark :seller	6 6
mark my	6 6
mark_$	6 6
mark_floor	2 6
mark_word	6 6
marked	4 5
market	4 21 5 10 7 -30 10 55
market ,	10 34
market this	10 11
market_$	4 2 11 6
market_any	10 5
market_bed	10 10
market_day	10 1
market_more	6 1
market_our	10 5
marketing	11 13
marke…	10 12 11 13
marks	2 3
mat	1 14
mat_$	1 18
match	2 4
match the	2 5
mates	6 1
matter	0 -11 2 -2 4 5
max	1 22 9 5
max :number	1 11
max_#	9 3
max_$	9 5
maximum	1 15 4 23
maximum $	4 5
maxim…	1 15 4 23
may	0 -1 1 10 2 -20 3 -6 5 -65 6 -80 7 -26 10 -8 11 50 13 29
may $	11 -1
may ,	8 1
may :bid	13 16
may :negation	2 -10 11 19 13 -8
may :openprice	11 11
may :opinion	1 5
may :payer	1 7
may :preferring	4 7
may :seller	1 7
may :welcoming	1 9
may be	4 -21 6 -10 8 -10 14 14
may come	1 9
may not	1 5 2 -9 11 14
may vary	11 13
may we	1 7
may wish	4 8
may_$	1 12 6 -11 11 7
may_by	13 18
may_tea	1 15
may_their	13 6
maybe	2 14
me	2 -4 4 13 5 -31 6 -5 8 28 14 38
me $	8 9 14 -2
me ,	8 22 14 26
me :burden	4 -7 14 12
me :condition	6 8
me :deterring	14 12
me :negation	8 1
me :spelled	3 8 13 3
me on	14 12
me with	4 5
me_##	4 -7
me_$	4 19 6 -9 14 10
me_i'll	4 3
me_month	13 11
me_name	14 5
me_number	4 3
me_photo	11 1
mean	0 24 1 16 2 49 3 11
mean $	2 2
mean_$	0 24 2 4
mean_have	2 2
means	8 22
measu…	11 -2
medication	2 4
medication for	2 5
medic…	2 3
member	1 1
men	2 6
men ,	2 -3
men_bed	2 2
men_women	2 -16
mental	0 -10 1 -4 2 17
mental :healthword	0 -7 1 -1 2 18
mental health	2 4
mental_$	2 8
mention it	6 1
mention_$	6 2
merely	4 12
mess	2 4
mess $	2 5
message	4 20 6 -23 7 -38 8 -12 13 -5 14 4
message :consent	14 -2
message there	14 1
message through	14 -2
message_$	4 5 14 15
message_site	14 -20
messa…	1 -10 4 12 6 -5 7 -60 8 -36 13 -14 14 12
messenger	14 7
messe…	14 7
messy	8 7
met by	0 8
meter box	8 3
methodists	2 14
metho…	2 2
mews	1 11
mews $	1 5
michaelmas	13 25
micha…	13 25
mid_£#	5 2
midlands	7 3
midla…	7 2
midnight	6 16
midnight_$	6 12
midni…	6 27
midsummer	13 29
midsu…	13 29
migra…	8 1
mil_$	7 5
mile	7 10
miles	7 22
miles ,	7 6
mill	7 -7 8 -15
min	3 8 12 41
min $	12 20
min :fixed	12 10
min_$	3 10 12 16
mind	1 -8 2 -3 3 -22 4 26
mind :condition	4 4
mind :pet	3 -11
mind and	2 6
mind when	4 5
mind_$	1 -2 3 -3
minded	2 14
minds	8 1
minimum	1 -16 4 38 13 -6
minimum ,	4 11
minim…	1 -16 4 38 13 -6
minors	1 10
minute	6 10
minutes	6 -10 7 -13 8 -25
minut…	6 -14 7 -15 8 -30
miss :absence	6 11
miss :refusing	6 11
miss out	6 11
miss_$	6 21
missed	6 15
misses	6 7
mistake	6 9
mistake ,	6 9
mista…	6 9
mix	1 2
mkt	10 38
mkt ,	10 26
mo	8 15
mobility	2 5
mobil…	2 5
moggies	3 20
moggi…	3 20
moment	8 16
moment $	8 9
monday	6 11 9 12
monday $	9 14
money	0 42 4 -4 5 21 7 22 13 33
money $	0 11
money ,	13 1
money :codething	5 9
money is	5 9
month	0 -7 4 33 5 -26 8 -3 9 -11 12 22 13 -19 14 -17
month $	4 20 5 -15 6 -5 7 -16 12 -32 13 -36
month ,	5 -9 13 -16
month :burden	1 15 5 7
month :codething	4 4
month :fixed	12 33
month :number	12 19 13 12
month :openprice	12 -4
month :promise	4 1
month :return	13 -4
month :spelled	12 1
month ast	12 11
month by	4 11
month extra	5 12
month for	5 5
month is	4 4
month more	1 7
month of	7 6
month rent	13 -4
month will	4 1
month's	4 -18
month's :rent	4 -3 13 -7
month's :return	4 -4 13 -1
month's rent	4 -3 13 -7
month_#	13 17
month_$	0 -4 2 -24 4 14 5 2 6 -72 9 -5 12 1
month_after	13 -23
month_begin	12 5
month_due	13 -43
month_fall	13 -9
month_hand	13 16
month_have	5 4
month_least	4 8 12 1
month_month	4 13 6 3 13 26
month_not	13 2
month_please	13 4
month_put	4 3
month_reach	13 1
month_referenc	0 7
month_statement	13 -15
month_taken	13 5
month_three	13 7
month_two	13 17
month_us	13 3
month_we'd	4 8
month_year	7 5 13 -22
month_you	12 -1
month_your	4 15
monthly	0 -23 4 20 13 -42
monthly $	4 -17
monthly :money	4 31
monthly :openprice	4 10
monthly :rent	4 14 13 -10
monthly :return	4 14 13 -10
monthly figure	4 10
monthly rent	4 14 13 -10
monthly sum	4 4
months	1 -73 4 -2 6 -7 7 -63 8 -1 9 -17 12 34 13 64
months $	12 5 13 5
months ,	12 34
months :advance	12 -20 13 25
months :codething	12 2
months :fixed	0 6
months :openprice	12 10
months :opinion	12 5
months :rent	13 4
months :return	13 5
months :welcoming	5 11
months ast	0 7
months in	13 29
months is	12 2
months of	12 -20 13 -42
months please	5 11
months rent	13 4
months to	12 5
months together	13 1
months upfront	13 9
months'	4 -14 5 -12 12 -46 13 6
months' :fixed	12 -24
months' :rent	5 -34 13 30
months' :return	13 42
months' :tribunalrent	12 -27
months' money	5 1
months' notice	12 -27
months' rent	5 -33 13 28
month…	0 -10 6 -60 7 -63 8 -11 9 -26 12 -18 13 -17
mood	11 18
more	0 -7 1 3 3 -16 4 47 5 -62 6 1 7 5 13 -25 14 15
more $	1 7 4 34 11 3
more ,	7 13
more :photo	14 6
more :spelled	14 9
more at	14 9
more for	7 15
more of	11 12
more pictures	14 8
more than	2 -7 7 -13 13 -37
more you	4 18
more_$	7 21 14 18
more_ask	4 1
more_can	4 12
more_few	6 6
more_month	13 -19
more_pay	4 11
more_rent	4 -9 7 1
morning	0 11 7 -19 8 2 10 20
morning $	8 1
morni…	0 11 4 -2 7 -36 10 18
mortgage	0 21 7 17
mortgage_so	0 6
mortg…	0 21 7 16
most	2 -1 3 17 4 10 6 -51 7 34 8 11 9 11 14 5
most $	3 4 4 9
most :clocktime	8 7
most :opinion	7 10
most beautiful	7 3
most of	8 4 9 11
most_$	8 5 9 7
most_front	7 3
most_sea	7 3
mother	2 -20
mould	7 26
mov_$	5 6 6 -6
move	7 15
move :absence	8 9
move :burden	2 2
move :deterring	2 5
move :refusing	8 10
move in	6 -21 8 -28
move on	2 2
move out	8 10
move_$	6 1
move_bum	6 17
move_your	7 1
move_£#	5 11
moved	8 18
moved in	8 15
moving	4 -1 5 16 8 -2 14 4
moving $	14 6
moving in	5 19
mr	8 69
mrs	8 32
mth	12 10
mth_$	12 9
mths	5 4 13 28
mths $	5 5
mths :rent	13 1
mths rent	13 1
mths_$	13 27
mths_+	13 7
mths_deposit	13 8
much	3 19 4 39 7 28 8 -13
much :codething	4 2
much as	3 23
much is	4 2
much_$	7 16
much_you	4 2
mull	6 4
mull it	6 4
mull_over	6 4
mum	3 4
mum's	3 9
mums	1 4 2 10 8 2
mums :openprice	2 18
mums :opinion	2 19
mums and	1 19
mums to	2 19
mums_dads	1 19
music…	6 5
muslim :family	2 5
muslims	2 26
musli…	2 26
must	0 18 2 11 4 -51 5 28 6 -47 7 -22 8 -52
must :accepting	0 3
must :welcoming	2 1
must be	3 -12 4 -3 5 11 6 -26
must come	2 1
must have	0 12
must take	5 2
must_#	0 -4
must_$	0 -1
must_application	2 1
must_by	5 8
must_done	5 4
must_full	0 5
must_us	13 1
must_wag	0 5
my	0 1 1 -8 2 -2 3 19 4 10 5 6 8 3 14 34
my :asking	7 5
my :codething	14 7
my :disclaimer	2 -7
my :family	1 -37 8 -12 11 2
my :healthword	3 16
my :kin	1 -28 2 -1 4 13 8 7
my :neighbour	14 5
my :online	14 15
my :person	8 4
my :pet	3 7
my :phone	14 15
my :record	14 7
my :room	2 7
my :rulesplace	2 7
my :sexual	8 26
my :spelled	14 7
my :thing	5 3
my :title	8 -13 14 8
my ex	8 6
my mobile	14 10
my number	14 7
my own	2 -5
my watch	0 7
my wife	4 3
my word	7 5
my words	6 6
my_##	4 9
my_$	0 11 6 13
my_not	3 10
my_says	4 1
my_you	14 4
n	1 17 3 11 10 5 11 5
n $	1 12
n :digits	3 12 11 5
n :spelled	3 12 11 5
n o	3 12 11 5
n_$	3 12
n_t	10 5 11 5
nae	3 7
nae dugs	3 7
naebody	0 21 2 10
naebody :burden	0 22
naebody :deterring	0 22
naebody on	0 22
naebody_$	2 6 10 1
naebo…	0 21 2 10
nah	3 2
nah $	3 2
name	2 5 5 11 6 -20 7 -12 8 -51 14 37
name your	4 3
name's	14 33
name_$	4 2 14 11
name_rent	14 2
named	8 -26
nappies	1 19
nappi…	1 19
nappy_$	1 3
national_$	2 2
nationalist_$	2 1
nationalists	2 14
nationality	2 9
nationals	2 28
natio…	2 62
native	2 8
native_$	2 9
native_please	2 3
near	1 -13 8 -20 10 4 13 6
near_$	6 17 9 3 10 6
nearer	4 3
nearer the	8 2
nearer_$	8 1
nearest	7 -22
neare…	7 -22
nearly	6 17 8 9
nearly :absence	6 4
nearly :denying	6 4
nearly :losing	6 4
nearly gone	6 4
need	0 12 1 2 2 4 4 -34 5 1 6 -23 12 -5
need :negation	2 8
need :openprice	3 11 6 -15 13 -4
need :opinion	3 11 6 -15 13 -1
need a	0 15
need not	2 8
need tae	6 3
need to	3 11 6 -15
need_guarantor	0 6
need_have	2 3
need_pay	13 -6
need_up	2 6
needn't	2 9
needn…	2 9
needs	6 -20
neg	4 25
neg $	4 7
negotiable	4 20 12 1
negotiable $	12 2
negotiable_right	4 10
negot…	4 27 6 -6 13 -19
neighbour	8 18
neighbour's	8 7
neighbour_$	7 3
neighbour_left	8 13
neighbours	1 17 2 2 7 21 8 21
neighbours ,	8 7
neighbours :absolute	7 1
neighbours :burden	7 2
neighbours :deterring	7 2
neighbours :negation	7 1
neighbours :newness	7 1
neighbours :promise	7 8
neighbours are	8 1
neighbours on	7 2
neigh…	1 19 7 27 8 43
neil	8 25
neither	1 2 11 2
neither $	8 1
neither_nor	11 4
neith…	1 2 11 2
nephew	1 2
nephew_$	1 8
nephew_tea	1 4
nephews	1 6
nephe…	1 6
nerves	2 1
ness	9 8
nest	1 2
nesters	1 17
neste…	1 17
net	14 21
net $	14 22
network	8 12
netwo…	8 10
never	0 -59 1 -32 2 -37 3 -5 6 -32 7 8 8 24 10 5 11 -4 13 -15
never :fixed	8 14
never :keything	8 21
never :newness	10 5
never :promise	7 4
never again	7 -9
never be	7 9
never will	7 4
never_$	0 -24 2 -24 6 -37 8 1
never_before	10 5
never_over	7 2
never_pets	3 -9
new	0 2 1 -20 3 2 4 -19 6 -36 7 -11 8 -65 9 3 10 14 11 -10 14 -14
new :burden	10 19
new :deterring	10 19
new :feething	3 4
new :nearby	10 -23
new :newness	10 7
new :place	10 -8
new :room	0 1 10 -18
new :thing	3 4 10 -15
new carpets	3 7
new instruction	10 14
new listing	10 18
new on	10 19
new station	7 4
new_$	1 -3 2 -3 6 -37 7 -40 10 8
new_but	6 1
new_country	6 1
new_throughout	3 7
newborn	8 17
newbo…	1 5 8 17
newcastle	3 7
newca…	3 7
newcomer	10 33
newcomer :openprice	10 21
newcomer :opinion	10 21
newcomer to	10 21
newco…	10 33
newest	10 9
newly	10 27
newly :newness	10 22
newly :source	10 10
newly listed	10 10
next	1 -29 2 2 3 -14 6 15 8 -11 11 3 12 6 13 2
next :clocktime	12 14
next :deadline	6 2 12 7
next :keything	6 -2 8 -1
next :neighbour	6 -2 8 -1
next :number	7 4
next :person	6 5
next :room	1 -5 6 -2 11 4
next door	8 -8
next_$	2 23 8 -4 11 10 12 3
next_year	7 8
nice	1 -13
nicely $	13 2
nicer	7 18
nicer_$	7 19
niec_nephew	1 3
nieces and	1 4
niger…	2 20
night	1 9 6 13 7 27 8 20 9 10
night $	1 18 6 8
night follows	7 5
night porter	8 4
night storage	9 -2
night_$	8 21 9 13
night_day	7 5
night_heater	9 -2
nightly	9 21
nights	6 -4 8 27 9 22
nights ,	1 8
nights :spelled	8 2
night…	9 21
nil $	7 1
nine	0 -38 4 28 5 -51 8 4 9 -2 11 3 13 -33
nine $	8 15 14 -8
nine :absolute	5 -14 14 9
nine :age	4 27
nine :number	0 -21 4 38 5 -19
nine :period	12 14
nine :spelled	14 3
nine fifty	4 27
nine hundred	4 1 5 -12
nine months	12 19
nine_$	8 7 14 -1
nine_fifty	4 -1
nine_one	14 12
nine_thousand	4 3
nine_three	14 2
nine_zero	14 19
nineteen	8 6
ninety	8 12 13 17
ninety :period	13 18
ninety days	13 15
ninety_$	8 4
ninet…	8 7
nippers	1 6
nippe…	1 6
no	1 15 2 24 3 8 5 -26 6 -42 7 15 8 -25 11 -3 14 -64
no #	7 6
no $	1 17 2 20 3 6 7 -4 11 -4
no ,	1 -21 2 27 3 21 4 -33 10 -3
no :benefit	0 44 7 -24
no :bid	4 -1
no :building	7 29
no :burden	0 -13 2 -1 11 1
no :child	1 39 7 -36 8 -1
no :childthing	1 9
no :clocktime	0 14
no :codething	4 8
no :councilpay	0 6
no :demand	0 3
no :demanding	0 -17 1 -11 2 -45 13 -19
no :denying	10 8
no :deterring	0 -22 1 -21 2 -46 3 -1 5 3 7 16
no :disability	2 29
no :disclaimer	6 10 7 -8 11 26
no :faith	2 3
no :family	1 4
no :fee	1 -9 2 -32 3 -14 5 -30 7 -9
no :feething	0 5 3 -9 5 -41 8 1
no :healthword	2 16
no :hiding	1 11
no :holiday	9 -30
no :income	13 5
no :jobless	0 16
no :jobname	1 1
no :kin	2 -6
no :lifeword	9 1
no :longperiod	2 1
no :nation	2 29
no :neighbour	7 12
no :number	0 19 8 17
no :openprice	0 15 3 17
no :opinion	2 -3 3 10 4 2
no :origin	2 26
no :payer	0 -9 1 -6 2 -5 4 1
no :period	2 1
no :person	7 9
no :pet	1 -4 2 2 3 13 7 -30 8 -1
no :photo	7 10 10 8
no :politics	2 9
no :preferring	8 1
no :promise	7 -5 11 1
no :refusing	0 -11 3 -5
no :return	7 -6
no :room	2 -15 6 2
no :safety	7 8
no :school	1 35
no :seller	4 3 7 3
no :sexual	2 23
no :spelled	0 7 3 5 8 18
no :student	2 -20
no :wanting	2 -19 13 -16
no :work	0 2 13 4
no agents	4 3
no and	2 7
no babies	1 7 2 8
no babys	1 12
no bar	0 -1
no bidding	4 -5
no blacks	2 8
no bonfires	8 2
no cats	3 17
no chain	3 -3
no child	1 -33
no children	1 4
no children'	1 3
no children's	1 -16
no dawgs	3 19
no dog	3 -1
no dogs	2 6
no dss	0 18 1 5
no exceptions	2 -5 12 2
no families	1 5
no family	1 2
no fee	3 -2
no flat	7 13
no foreigners	2 2
no from	0 14
no gays	2 7
no good	2 9
no guarantee	7 -15
no guarantor	13 15
no harm	2 4
no hb	0 11 5 2
no ifs	7 24
no joke	6 2
no less	5 4
no minimum	12 -6
no more	11 3
no need	2 -16 13 -16
no nippers	1 6
no nursery	1 1
no objection	1 -5 3 -8
no one	0 23 1 7 8 17
no other	7 28
no parties	9 1
no petts	3 14
no problem	0 -4
no reason	6 3
no responsibility	11 7
no romanians	2 2
no school	1 17
no set	4 9
no smoking	3 4 9 1
no such	7 18
no telly	8 2
no tenant	7 10
no to	3 10 4 2
no toddlers	1 5
no trouble	8 4
no viewing	0 6
no water	3 3
no wee	1 3
no_##	1 9 14 5
no_$	0 16 1 -5 2 22 4 21 5 -31 6 -22 7 -20 11 -18 12 8 14 -70
no_about	11 3
no_any	7 -6
no_benefit	0 -17
no_by	1 7
no_chair	2 14
no_charg	2 5
no_com	1 -3 6 4
no_could	7 1
no_dogs	2 10
no_either	2 9
no_friend	3 8
no_get	6 15
no_girl	6 2
no_goes	2 16
no_had	2 5
no_has	7 38
no_here	0 -23 3 -30
no_history	13 5
no_home	8 5
no_house	7 6
no_how	11 4
no_i	0 10 1 1
no_if	3 1
no_it's	4 -1
no_kids	0 5 1 1
no_kind	7 -2
no_lady	1 4
no_landlord	7 9
no_liv	3 -5
no_money	0 10
no_my	1 4
no_no	0 1 2 23 3 2 4 -3 5 -1 12 -11
no_only	2 -5
no_our	9 3
no_party	9 1
no_please	1 6
no_refs	5 1
no_rent	4 14
no_ring	8 1
no_say	2 10
no_should	11 8
no_smoker	3 8
no_tenant	0 1 2 -3
no_term	12 -23
no_th	7 1
no_then	13 5
no_trouble	2 1
no_us	0 4
no_view	0 10
no_whatsoever	2 2
no_will	0 -2
no_without	3 -5
no_would	7 9
no_yet	13 3
no_you'd	6 3
no_£#	5 4
nobody	0 9 1 30 2 28 3 -31 4 -29 6 -19 7 -11 12 2
nobody $	8 1
nobody :bid	7 11
nobody :burden	0 2
nobody :clocktime	2 10
nobody :codething	8 3
nobody :deadline	0 10
nobody :deterring	0 2
nobody :losing	2 3 7 -8
nobody :openprice	2 9 7 10
nobody :promise	7 -6
nobody :title	0 1
nobody else	7 -7
nobody from	2 10
nobody has	7 6
nobody in	7 5
nobody is	8 3
nobody on	0 2
nobody who	0 1
nobody will	7 -6
nobody with	2 13
nobody's	8 6
nobody's :absence	8 8
nobody's :building	8 8
nobody's home	8 8
nobody_$	7 -12 8 -5
nobody_more	4 -9 7 11
nobod…	8 6
nod	2 2 4 20
nod $	4 20
noise	1 2
noisy	1 8
non	0 8 3 6 5 34
non :deposit	5 13
non :disclaimer	5 13
non :payer	5 13
non :paying	5 13
non :student	0 5
non refundable	5 13
non returnable	5 4
non smoking	0 8
non_$	0 6
non_£#	5 15
none	1 -3 2 -11 6 -25 7 41 11 -2
none $	7 33
none :welcoming	1 6
none please	1 8
none_them	2 2
noon	4 23 6 -22 8 11
noon ,	8 6
nope	0 15 2 20 3 15
nope :losing	2 1
nope :negation	2 18
nope_$	3 12
nope_flat	2 1
nor	6 -13
nor :promise	7 3
nor will	7 3
north of	4 2
nos	14 8
not	0 25 1 18 2 29 3 15 5 -19 8 -29 9 -14 10 -5 11 43 12 -20 14 -51
not $	3 -10
not :accepting	0 16 1 29 2 11 3 7 4 -19 6 -25 7 -19 11 -40
not :asking	7 -12
not :burden	0 9
not :codething	0 3
not :demand	2 13
not :denying	6 19
not :deposit	5 11
not :deterring	0 6 2 6
not :disclaimer	1 5 11 1
not :feething	1 8 2 13
not :fixed	1 1 4 10
not :holiday	1 1
not :lifeword	0 -1
not :nation	11 3
not :newness	10 -5
not :number	2 3 7 37
not :offerdeal	0 8
not :openprice	3 13 4 -12 6 8 11 21
not :opinion	3 2 6 27 11 8
not :paying	7 10
not :place	3 7
not :preferring	2 2
not :spelled	0 -1 2 2 7 28
not :urgency	6 4
not :wanting	1 10 6 7
not :welcoming	1 8 2 12
not a	1 -1 2 -27 3 -18 7 53
not accept	1 7
not accepted	0 20
not as	1 12
not be	0 -7 1 -11 2 -30 6 4 8 7
not connected	8 2
not count	0 1
not deal	0 8
not even	3 4 7 11
not exact	11 2
not fixed	4 10
not for	1 18 2 46 6 -6
not have	1 2 2 6 3 7
not here	3 8
not in	3 2
not keen	2 13
not less	4 9
not new	10 -21
not on	0 12
not one	2 3 7 29
not out	1 1
not returned	5 10
not something	3 3
not stay	1 2
not stopped	6 20
not suitable	2 2 3 3
not the	1 7 7 -9 11 3
not this	6 -4 11 7
not to	3 6 6 16 11 10
not welcome	1 8 2 13
not_$	0 22 1 5 2 13 3 5 6 1 7 -74 11 24 14 -14
not_actual	11 1
not_anyone	0 2 2 7
not_around	6 9
not_ask	8 3
not_benefit	0 7
not_buyer	2 4
not_by	4 3
not_day	7 13
not_even	3 6
not_fami	1 31 2 -29
not_flat	2 3 6 -12
not_friend	3 15
not_gay	2 1
not_get	11 4
not_has	7 8
not_here	1 4
not_holiday	9 -8
not_home	1 13
not_i	3 2
not_if	6 6
not_liv	1 5
not_love	3 2
not_market	10 -19
not_mums	2 7
not_my	0 5
not_not	7 8
not_one	11 8
not_overnight	1 5
not_penny	7 4
not_people	0 -1
not_person	6 1
not_pets	3 7
not_photograph	11 9
not_place	1 2
not_problem	3 -4
not_reli	11 10
not_repeat	6 10
not_since	8 1
not_single	7 1
not_small	3 2
not_soul	7 2
not_than	4 9
not_thank	1 5
not_them	11 1
not_upon	11 7
not_viewing	8 1
not_we're	2 1
not_who	0 -1
not_you	0 4 11 8
note	0 4 11 3
noth_$	0 -11 1 -3 5 5 7 -27
noth_com	7 20
noth_fur	3 6
noth_paws	3 3
nothing	2 -4 3 8 4 -42 6 -15 7 3 8 -21 13 -14
nothing ,	7 10
nothing :deterring	7 10
nothing :hiding	7 9
nothing :losing	7 8
nothing against	0 4
nothing else	7 8
nothing with	3 17
nothi…	2 -4 3 8 4 -42 6 -17 7 2 8 -9 13 -14
notice	7 -4 9 -1 12 -42 13 -57
notice $	12 -8
notice_$	12 -23
notice_two	12 -10
nought_$	7 1
nought_nought	7 2
november	6 -12 8 -31
novem…	6 -12 8 -31
now	2 -13 3 10 6 -32 8 14 10 27 11 8 13 40
now $	0 1 4 5 6 -6
now ,	6 8 13 11
now :openprice	6 12
now it's	8 6
now or	6 16
now_#	8 11 13 3
now_$	6 -29
now_book	10 6
now_never	6 6
nowhere	7 23
nowhere in	7 13
nowhe…	7 23
np	3 25
nr	2 15
nr_$	2 3
ns	1 11 3 14
ns ,	1 11 3 13
ns_no	1 12
nu	10 1
nu #	10 2
nu :number	10 2
nu_#	10 1
nu_market	10 2
number	4 36 5 -3 8 2 14 12
number #	8 2
number $	4 22
number :codething	14 10
number :deterring	8 -5
number :number	7 13 14 -3
number :spelled	7 21
number is	14 10
number on	8 -5
number one	7 22
number_#	8 -32
number_$	2 2 7 -8 8 8
numbers	2 7 8 -14
numbers #	8 -9
numbers :number	8 -9
numbe…	2 6 8 -5
nurs_teacher	0 10
nurse	8 9
nursery	1 23 8 -9
nursery $	1 5
nurses	0 13
nurses ,	0 5
nurse…	1 22 8 -12
o	3 14 10 5 11 11
o $	3 12
o1632	14 17
o1632 96o	14 15
o1632_$	14 15
o7700	14 21
o7700 9oo	14 21
o7700_##	14 6
o77oo	14 30
o77oo 9oo	14 12
o77oo_$	14 19
o_$	10 5
o_o	11 5
o_y	11 5
objection	1 -5 3 -8
objection :openprice	1 -5 3 -8
objection :opinion	1 -5 3 -8
objection to	1 -5 3 -8
objection_$	1 -4 3 -2
objec…	1 -5 3 -8
occupancy	9 6
occupancy :number	9 6
occupant_#	1 8
occupants	1 23
occupants :burden	1 10
occupants :demanding	1 10
occupants :onlyword	1 10
occupants :promise	1 12
occup…	1 36 8 12 9 5
october	4 -10 6 -29 8 -11
octob…	4 -10 6 -29 8 -11
of	1 15 3 2 4 3 5 2 7 15 8 -4 9 -4 10 -10 11 37 13 3 14 -7
of ##	8 -2 12 18
of :absence	0 4
of :absolute	0 -2 1 -36 2 -29 3 15 4 -2 13 -10
of :accepting	1 2 3 9
of :age	8 2
of :benefit	0 15
of :building	1 1 7 4
of :child	1 34
of :clocktime	2 -17 6 -4 7 -12 8 19 9 12
of :councilpay	0 4
of :deadline	6 -7 8 12 9 7
of :demand	4 26 6 28
of :disability	2 24
of :everyone	0 -6 1 -11 5 -2 13 -9
of :feething	5 7 6 2 13 13
of :forename	8 4
of :income	7 -26
of :jobless	6 12
of :kin	1 2
of :money	0 -13 4 21 5 22 6 -19 7 1 13 -58
of :nation	2 8
of :neighbour	11 11
of :number	2 -24 4 -49 11 -10 12 25 14 -36
of :online	8 6
of :openprice	11 10
of :opinion	8 25
of :payer	7 -11 11 1
of :paying	6 11
of :person	6 7
of :place	2 4 7 15
of :preferring	7 9
of :rent	4 6 13 44
of :return	0 -23 7 -25 13 42
of :room	11 12
of :safety	7 5
of :seller	0 -11 6 2 7 -8 8 18 11 13
of :sex	2 7
of :spelled	1 -7 2 -15 4 -2 6 -14
of :title	8 14
of :welcoming	1 4
of :work	0 44
of :writeto	8 5
of a	0 6 1 -45 2 15 4 -9 7 14 11 30 13 4
of any	1 -19
of buyers	6 9
of children	1 5
of dogs	3 -7
of employment	0 13
of every	3 3
of february	8 1 9 3
of hearing	8 3
of his	8 8
of house	1 3
of houses	6 3
of income	0 -4 7 -14
of interest	4 9
of it	0 -16 7 4 13 25
of life	1 13
of months	13 8
of my	8 7
of our	11 6
of plates	5 10
of references	13 12
of rent	4 4 13 46
of room	11 13
of salt	11 15
of signing	6 4
of small	1 9
of sound	2 8
of tenant	0 19
of the	1 24 2 14 3 3 4 -13 5 -1 6 -40 7 -16 8 -3 11 10 12 -32 13 2 14 20
of their	7 2
of them	6 14
of this	6 3 7 -2 11 -6
of tiny	1 8
of us	8 7
of viewings	6 2
of wages	0 2
of what	11 11
of whitby	10 6
of work	0 7
of you	4 19 6 -15
of yours	1 1
of £#	4 7 5 23 13 -7
of £##	4 6 13 -4
off	0 15 1 -12 3 12 5 31 6 34 8 9 10 -3 13 13 14 -20
off $	3 13 6 -17
off :burden	6 3
off :openprice	8 2
off :opinion	8 2
off :photo	6 3
off a	6 15
off plan	6 3
off the	0 16 2 3 5 20 6 16 11 4
off to	8 2
off you	5 14
off_$	0 20 1 -13 5 10 6 2 7 -6 10 -3
off_market	5 18
off_pres	10 6
off_rent	5 -11
off_shelf	6 5
off_we	5 3
off_while	5 1
offer	4 30 6 12 7 -42
offer $	4 22
offer :deadline	6 1
offer :demanding	4 6
offer :fixed	6 1
offer secures	4 6
offer_$	2 9 4 16 6 -8 7 -35 10 8
offer_first	1 7
offer_flat	2 2
offer_midnight	6 1
offer_pay	6 1
offer_region	7 5
offer_sale	10 4
offer_until	4 2
offered	2 26 10 15 12 10
offered the	1 2 2 4
offering	10 15
offers	1 -10 4 14 5 -18 6 -73 13 -18
offers :accepting	4 8
offers :burden	7 11
offers :fairness	4 4
offers :ranking	4 4
offers a	4 -20
offers considered	4 4
offers in	7 3
offer…	2 26 10 40 12 9
office	4 3 5 21 8 -13
office_##	14 7
offic…	0 -28
offspring	1 13
offsp…	1 13
oh	14 29
oh ,	14 3
oh :number	8 -5 14 16
oh :spelled	14 9
oh_seven	14 9
oiro	4 9
oiro_$	4 6
ok $	3 -2
old	0 -12 1 1 2 -19 4 -6 6 -6 7 -41 8 -20 11 19
old ,	11 6
old :phone	11 2
old :sex	8 15
old boy	8 8
old enough	1 7
old forge	14 13
old_$	1 19 8 -21
old_carpet	11 2
old_gone	11 1
old_it's	11 6
old_vote	1 7
older	2 1 7 2
older :person	2 7
on	1 -23 2 -50 3 -25 5 -17 6 -4 7 -5 8 17 9 10 10 6 11 -20 12 -12 14 4
on #	4 -18 6 -23 8 -2
on ##	14 33
on $	1 2 6 9
on ,	0 13 1 24
on :absence	8 14
on :absolute	10 4
on :advance	8 -26 13 30
on :asking	4 9
on :benefit	0 11 1 -14 2 -8 6 -9 7 -11
on :bid	5 15
on :clocktime	0 -1 1 -55 2 -3 5 -6 7 -22 12 -11 14 -4
on :deadline	4 4 6 16 8 -31
on :demand	4 7
on :deterring	13 1
on :everyone	8 -16 10 2
on :feething	6 -5
on :hiding	0 7 5 17
on :jobless	13 13
on :negation	14 10
on :number	3 3 4 -38 6 -53 12 -1 13 4 14 10
on :online	2 -2 4 -26 14 46
on :openprice	4 7
on :opinion	1 9 6 4
on :payer	14 4
on :period	13 17
on :pet	3 26
on :place	7 -11
on :ranking	5 17
on :rent	4 19
on :return	4 18
on :seller	14 9
on :superlative	5 17
on :title	4 15 11 12
on a	0 -3 1 3 6 -6 7 -2 8 12 9 1 13 -9
on account	1 10
on an	12 13
on and	6 9
on any	10 6
on application	4 4
on benefits	0 -12
on day	13 15
on dogs	3 3
on earth	7 14
on ee	14 -4
on four	3 11
on friday	4 3
on her	11 1
on insta	14 10
on instagram	14 1
on it	4 31 7 17
on leaving	5 2
on monday	6 18
on my	0 3
on our	14 14
on parole	8 5
on rent	4 19
on request	4 3
on saturday	4 2
on signing	13 14
on site	14 -4
on the	1 -4 2 -1 3 -15 7 -11 8 13 10 2 11 -26 12 -9 14 -61
on their	6 21
on them	11 5
on there	14 2
on this	4 6 7 24 14 -9
on top	5 17
on tuesday	6 2
on uc	0 17
on who	4 19
on your	6 1 8 10
once	1 -13 2 -30 6 -6 7 4 8 -49 13 -1
once in	6 16
once_$	6 -42
once_lifetime	6 8
once_sign	13 -41
one	0 11 2 12 3 6 4 -17 5 -8 6 24 7 19 8 -6 9 -17 11 25 13 4 14 -24
one $	2 -8 3 2 7 19 8 -5 13 10 14 -17
one ,	1 8 6 4
one :absence	6 9
one :building	7 1 8 2
one :burden	0 20 2 26
one :child	1 36
one :codething	11 6 12 15
one :deadline	5 9 6 -11
one :deterring	0 24
one :hiding	6 13
one :law	0 3
one :longperiod	12 17
one :losing	13 15
one :nearby	7 3
one :negation	3 1
one :number	14 9
one :period	6 1 12 6 13 -49
one :person	1 -1
one :pet	8 2
one :room	2 13 10 2
one :scarcity	6 13
one :spelled	14 15
one :thing	8 2
one :title	2 1 6 5
one :tribunalrent	12 18
one :work	0 1 8 14
one bed	6 12 10 5
one child	1 22
one day	6 7
one go	13 16
one home	8 4
one in	11 17
one is	11 8
one isn't	3 5
one left	6 15
one month's	13 -12
one more	2 6
one nine	8 14
one of	1 6
one off	5 4
one on	0 26
one street	7 1
one thing	0 3
one two	14 4
one who	6 5
one with	2 16 14 7
one year	12 17
one's	1 11 3 17 6 -20
one's for	1 9
one_##	8 6
one_$	0 11 3 -33 4 -21 5 -8 6 6 7 -26 8 21 13 13 14 -15
one_advance	13 -2
one_answer	0 4
one_kind	7 8
one_no	3 9
one_one	1 2
one_other	1 11
one_price	4 3
one_rent	13 -36
one_tak	5 8
one_them	6 -3
one_three	14 6
one_two	8 -7
one_you	3 4
ones	0 -20 1 39 2 -10 6 6 8 -40 11 14
ones $	1 12 2 -18
ones :burden	11 4
ones :deterring	11 4
ones :opinion	2 7
ones :payer	2 6
ones :promise	6 7
ones :seller	2 7
ones on	11 4
ones we	2 7
ones_$	11 10
ones_not	6 7
onley	2 7
only	0 39 1 15 2 53 3 5 4 -7 5 -38 6 12 7 -30 9 3 10 11 11 9 12 3
only $	0 15 2 23 3 15 4 -1 7 -34
only ,	0 19 1 -5 2 18 7 -14 8 -4
only :absolute	7 3
only :building	2 8
only :clocktime	6 6
only :deadline	6 24
only :everyone	10 3
only :income	0 12
only :losing	7 7
only :negation	1 3
only :number	2 -13 6 5
only :onlyword	10 2
only :pet	3 1
only :spelled	2 -21 6 4
only :urgency	10 4
only :wanting	1 -1 4 3
only :welcoming	2 2
only a	11 1
only ever	7 1
only fair	6 3
only flatshare	2 7
only for	8 17
only go	7 7
only in	1 7
only just	10 3
only now	10 9
only please	2 5
only the	6 1
only those	2 3
only two	6 9
only_#	0 7 2 4
only_$	0 -5 1 21 2 -15 6 -11 8 14
only_adult	1 9
only_count	0 5
only_day	1 2
only_income	0 7
only_left	6 18
only_sell	10 6
only_show	8 20
only_slot	6 4
only_those	2 15
only_up	6 -19 7 16
only_weekend	1 4
only_who	2 24
ono	4 32 5 -25
ono $	4 28 5 -22
onto	10 1
onto the	10 1
onto_market	10 1
open	2 -15 3 -22 4 7 6 -28
open ,	8 9
open :openprice	0 7
open :opinion	0 8
open to	0 8
open_#	8 -9
open_$	4 6 6 -18 8 6
open_by	8 11
opening	13 11
openi…	13 11
opens	8 15
opens the	8 28
opportunity	6 35
oppor…	6 38
opposite	8 6
opposite :accepting	8 3
oppos…	8 5
or	0 -24 1 -13 2 4 3 11 4 -19 5 -40 6 -3 7 -26 8 -86 9 11 11 -8 13 -6 14 12
or :burden	0 -8
or :codething	14 12
or :denying	6 5
or :everyone	2 2
or :fairness	4 4
or :faith	2 -7
or :family	1 1
or :feething	10 1
or :income	0 -18
or :money	1 5 4 17
or :nation	2 5
or :negation	0 -26 1 -74 2 -25 3 -50 7 -8 11 -2 12 2
or :neighbour	11 2
or :newness	6 2
or :number	9 1 13 22
or :person	14 10
or :pet	1 20 3 19
or :petpart	3 2
or :photo	0 10
or :promise	6 5
or :refusing	8 1
or :room	10 1
or :scarcity	6 4
or :sex	2 -26 7 3
or :spelled	1 -37 3 -13 9 2 13 16
or :student	3 6
or :time	7 8
or anyone	2 2
or be	6 8
or esa	0 8
or ever	7 8
or never	6 6
or no	1 -22
or not	0 -30 1 -2 2 -29 3 -1
or on	0 -3
or out	8 1
or pets	0 1 1 19 3 15
or pip	0 9
or religion	2 -6
or similar	0 14
or take	2 2
or the	2 2
or thereabouts	4 6
or three	13 2
or type	14 12
or universal	0 -4
or without	1 -12
or £#	4 13
orange	2 2
orchard $	6 3
order	7 -25 8 -11
order for	13 6
order_do	7 1
original	2 -5
origi…	2 -2
ornaments	1 1
ornam…	1 1
other	0 13 1 18 2 27 3 2 6 5 7 30 11 5 14 -3
other :accepting	3 6
other :building	2 14 3 1 7 24
other :clocktime	1 10
other :lifeword	6 14
other :longperiod	1 11
other :neighbour	2 10
other :number	1 9
other :period	1 10
other :person	1 2 6 17
other :politics	0 1
other :rulesplace	7 2
other half	1 11
other house	3 6
other listings	3 3
other parties	6 9
other sort	0 3
other than	0 19
other_$	0 5 1 24 2 17 3 1 4 15 6 13 8 -13 11 12
other_it's	4 11
other_look	7 2
other_not	6 6
other_will	0 9
other_you	6 9
other_your	4 11
others	4 15 5 9 6 7
others $	2 3
others are	6 9
otherwise	2 7 6 -5
otherwise ,	2 16
otherwise_$	2 14
other…	2 7 6 -6
ought	0 1
ought :openprice	0 1
ought :opinion	0 1
ought to	0 1
our	0 7 2 24 5 52 8 10 9 17 10 36 11 19 12 7 13 15 14 22
our :asking	7 3
our :demand	5 4
our :deterring	3 9 11 10
our :disclaimer	0 -5 2 16 5 15 14 3
our :feething	5 23
our :holiday	9 1
our :jobname	5 20
our :neighbour	9 1
our :online	6 1 14 43
our :payer	5 -3
our :person	2 -10 7 4 8 22
our :phone	6 6
our :photo	9 1 11 12
our :preferring	0 11
our :ranking	0 8
our :rent	13 6
our :return	13 6
our :seller	2 17
our :sex	5 5
our :thing	5 8
our account	13 9
our books	10 22
our broker	5 10
our client	0 13 1 13 4 6
our flat	9 1
our house	6 1
our ideal	2 8
our lodger	8 19
our neighbours	8 5
our other	3 11 11 11
our own	2 21 14 5
our phones	6 7
our preference	0 15
our rent	13 6
our tenants	7 7
our word	7 9
our_$	1 -5 2 5 5 -6 11 13 13 29
our_anyone	6 2
our_firm	5 6
our_flat	6 2
our_lets	9 1
our_list	10 4
our_listing	3 3
our_never	7 5
our_says	1 1
our_will	2 4
our_£#	5 30
ours	2 4 5 -18 6 -11 7 17 11 6
ours $	3 2 7 14
ours_$	2 2
ourselves $	3 -16
out	0 19 1 8 3 -7 5 25 6 14 8 8 9 6 11 39 14 -13
out $	6 16
out ,	6 11
out :absolute	8 13
out :clocktime	8 13
out :everyone	0 3
out :money	5 2
out :openprice	6 12 8 1
out :opinion	0 11
out :person	0 13
out about	6 13
out fee	5 2
out in	8 8
out of	0 16 1 -20 8 1
out £#	5 2
out_$	1 29 3 1 6 4 8 10 11 26
out_our	5 3
out_question	3 2
out_what	7 4
out_work	0 5
outbid	4 16
outbid_other	4 17
outlook	2 2
outlook :burden	7 3
outlook :deterring	7 3
outlook on	7 3
outlo…	2 2
outset	13 18
outset $	13 6
outside	2 -5 6 13
outsi…	6 13
oven	2 7 5 6
oven_$	2 11
over	1 -17 4 -1 6 31 7 -4 11 -26 12 -21 14 -12
over #	1 7 6 5
over $	1 -7
over ,	1 -5
over 18s	1 9
over :childless	1 14
over :clocktime	13 5
over :codething	4 1
over :deterring	2 1
over :everyone	2 2
over :number	1 13 6 2
over :openprice	4 5
over :opinion	3 5
over :person	0 13 2 1
over :seller	3 6 5 2
over it	6 7
over my	3 6 5 2
over on	2 1
over the	1 -32 3 3 6 -11
over those	0 2
over_$	0 -14 2 -2 7 -2
over_border	2 14
over_one	6 11
over_road	8 2
overnight	1 11 5 5
overnight :holiday	5 6
overn…	1 11 5 5
overr…	8 14
overseas	13 12
overseas :origin	2 8
overs…	13 12
ower	1 3
owing	0 16 6 2
owing :openprice	6 6
owing :opinion	6 6
owing to	6 6
own	1 -12 2 24 4 -37 6 -27 7 -17 8 -64 11 -31 13 -11
own $	2 4
own :building	2 -18
own :place	0 3
own expense	5 5
own_$	0 2 6 -46 7 -15 8 -27 10 2
owner	0 2 2 17 3 7 5 -22 6 -7 7 -3 8 13 11 -26
owner :codething	8 13
owner :opinion	1 11
owner has	3 2
owner is	8 13
owner would	4 4
owner's	1 27 5 1
owner_it's	1 3
owner_tenant	2 25
owner_who	8 1
owners	3 36 8 8
owner…	1 21
owns it	1 1
p	11 5
padlock	8 20
padlo…	8 17
page	7 -13
pages	10 5
pages ,	10 5
paid	0 17 2 -1 4 -15 5 -15 6 -9 13 -7
paid :deadline	13 6
paid :demanding	13 2
paid :income	13 -15
paid :number	13 -5
paid :period	13 -19
paid :work	0 4
paid by	13 -16
paid four	13 -12
paid monthly	13 -15
paid_$	13 -8
paid_by	13 -17
paid_month	13 1
paid_week	13 -22
paint the	4 5
painted	11 2
painted :nation	11 3
painted white	11 3
paint…	2 -2 8 -4
pair	1 27
pair of	1 6
pakis…	2 1
pal	0 3
pal $	0 3
pan	2 8
panels	7 13
paper	14 8
papers	5 8
paperwork	0 17 5 24 13 5
paperwork $	5 8
paperwork ,	0 5
paperwork in	6 2
paperwork_$	0 18
paper…	0 17 5 24 13 5
parade	8 -10
pardoned:benefits	0 27
pardoned:children	1 101
pardoned:fee	5 111
pardoned:pets-blanket-ban	3 63
pardoned:protected-characteristic	2 92
parent_$	1 9
parents	1 64 2 -8
parents :burden	1 10
parents of	1 15
paren…	1 69 2 -10
park	1 -22 2 -3 3 -15 8 -18 10 4
park :absence	6 1
park :building	6 1
park home	6 1
park_$	1 -2 6 -3 8 -3
park_garden	1 2
park_£#	5 -10
parking	0 -1 5 -10 6 -27 7 -17 8 -29 12 -17 13 -10 14 -2
parking ,	1 1
parking for	0 1
parki…	0 -3 5 -10 6 -28 7 -17 8 -7 12 -17 13 -10 14 -3
parole	8 5
parsonage	2 2
parso…	2 2
part	1 1 2 -2
part of	4 -13
part_$	5 4
part_deal	5 6
particulars	14 22
parties	4 6 6 16 9 19
parties ,	9 6
parties are	6 11
parti…	4 5 6 11 9 13 14 20
pass	0 -8 2 26 3 5 8 3
passport holders	2 4
passport_not	2 -7
passport_only	2 9
password	8 24
password :codething	8 17
password is	8 17
password_$	8 13
passw…	8 24
past	1 25
past the	1 15
path	8 -1
patience	2 22
patie…	2 20
patter	1 6
patter of	1 6
patter_feet	1 8
patter_tiny	1 8
pay	3 -37 4 38 7 -12 8 -52 12 -48 13 40
pay $	0 -1 4 18 13 -20
pay ,	0 16
pay :advance	13 6
pay :money	1 5
pay :number	2 14
pay :seller	13 18
pay :spelled	13 -3
pay :title	5 3
pay :writeto	13 21
pay ahead	13 6
pay for	5 3
pay him	5 2
pay me	13 20
pay the	4 7 13 1
pay their	0 2
pay well	13 2
pay £#	1 5
pay_$	0 11 4 3 6 1 7 -2 13 -24
pay_clean	5 12
pay_deposit	6 9
pay_front	4 2
pay_professional	5 8
pay_referenc	5 -11
pay_they	2 5
pay_think	4 4
pay_way	0 3
pay_we	13 2
pay_week	13 5
pay_when	13 8
pay_whole	13 18
pay_year	2 7 13 9
pay_£#	5 15
payable	5 24 13 6
payable :longperiod	13 3
payable :spelled	13 1
payable by	5 12
payable_$	5 22 13 5
payable_you	5 2
payab…	5 24 13 17
payday	6 9
payers	13 25
payers $	13 10
paying	0 11 13 56
paying for	13 2
paying your	0 2
payment	0 16 5 42 13 59
payment by	13 12
payment of	5 18
payment_$	13 36
payment_one	5 5
payment_£#	5 11
payments	13 19
payme…	0 18 4 -23 5 42 6 -10 13 77
pays	5 10 7 5
payslips	13 2
payslips ,	0 -5 13 2
payslips :openprice	0 1
paysl…	13 1
pcm	4 24 5 -46 7 -10
pcm $	4 4 5 -14
pcm ,	5 -2
pcm_$	4 3 5 -2
pcm_£##	13 2
penny	7 23
pension	0 -49
pension ,	0 -40
pension_$	0 -6
pension_benefit	0 -1
pensi…	0 -66
people	0 11 1 -9 2 21 4 -21 5 -10 7 -4 8 -21 14 -34
people $	11 6
people ,	3 3
people :burden	0 -7 1 -5
people :clocktime	2 9
people :deterring	0 -4 1 -3
people :negation	1 1
people :openprice	2 6
people :title	0 14 2 -6 6 -36
people :welcoming	2 8
people are	6 29
people as	7 5
people from	2 11
people not	2 4
people who	0 14 2 -6 6 -36
people who've	1 7
people with	2 3
people without	1 6
people_$	0 -6 1 4 2 -19 6 14
people_benefit	0 -33
people_do	7 6
people_from	2 3
people_get	0 1
people_hous	0 -1
people_other	2 5
people_people	0 -12
people_welcome	2 1
per	0 -20 4 3 5 -7 6 -5 7 17 9 13
per :clocktime	5 -2 9 8
per :holiday	5 -2 9 20
per :longperiod	13 1
per :period	4 5 5 -21
per cent	7 32
per month	4 9 5 -7
per night	5 -1 9 8
per_$	9 3
per_year	7 13
perfect	2 -6 7 16
perfe…	2 -4 7 18
period	12 17
periodic	12 -36
periodic :feething	12 -21
periodic :fixed	12 -31
periodic tenancy	12 -21
periods	13 17
periods $	13 2
perio…	12 -38 13 8
permission	7 21
permission :negation	7 3
permission for	7 6
permission_$	7 3
permit_£#	5 -2
permitt_$	1 2
permi…	0 -23 2 -6 6 -3 7 11
person	1 -2 2 -11 4 34 6 29
person $	4 11
person :title	6 6
person who	6 6
person_$	6 18
person_two	4 2
person_you	6 3
persons	2 10
perso…	0 11 2 8
persuasion	2 20
persu…	2 19
pet	0 -29 1 -29 2 -45 3 16 4 -18 5 18 6 -24 7 -3 8 -7 9 2
pet :codething	3 -6
pet :fee	5 11
pet :offerdeal	3 20
pet :payer	3 33
pet :seller	3 6
pet :welcoming	9 4
pet applications	3 1
pet fee	5 6
pet free	3 20
pet friendly	9 4
pet is	3 -6
pet owners	3 17
pet_$	3 25
pet_good	3 -13
pet_property	3 2
petless	3 39
petless :person	3 18
petle…	3 39
pets	2 -42 3 58 4 -40 6 -50 7 -45 8 -45 11 -29 14 -24
pets $	0 7 1 12 3 21
pets :negation	3 47
pets :openprice	3 6
pets :payer	3 -23
pets :ranking	3 -9
pets allowed	3 7
pets are	5 2
pets aren't	3 16
pets considered	3 -7
pets in	9 1
pets not	3 3
pets ok	3 -3
pets ourselves	3 -16
pets_$	2 -7 3 18
pets_=	3 1
pets_nah	3 2
pets_our	9 1
pets_problem	3 -11
pets_£#	5 9
petts	3 30
phase	6 9
phase :number	6 7
phase :spelled	6 7
phase_$	6 1
phon_$	6 3
phone	1 -7 6 5 8 -18
phone :number	14 5
phone has	6 9
phone's	6 2
phone_##	14 4
phone_$	6 2 14 4
phone_hot	6 3
phone_stopp	6 12
phones	6 18
phones are	6 11
phone…	6 2
photo	11 62
photo $	11 9
photo_$	11 27
photo_from	11 21
photo_room	11 7
photograph $	11 6
photograph_$	11 -4
photographed	11 2
photographs	2 -16 6 -3 11 42
photographs $	11 3
photographs are	11 25
photography	11 21
photos	1 -13 2 -34 6 -10 7 -29 8 -3 11 51
photos :photo	11 -9
photos are	11 31
photos for	11 13
photos show	11 -10
photos than	11 1
photo…	0 -4 2 -36 6 -23 8 -11 11 71
physically	2 9
physically :disability	2 5
physically fit	2 5
physi…	2 3
pic	11 17 14 3
pic_$	11 13 14 2
piccies	11 6
picci…	11 6
pick	2 13 6 -4
pick_$	2 6
pics	2 -4 6 -10 11 96
pics :deadline	11 7
pics :negation	11 9
pics :openprice	11 5
pics are	11 43
pics_$	11 1
pictur_$	14 3
pictur_flat	11 -1
pictur_get	11 -14
pictur_house	11 3
picture	1 2 3 3 11 29
picture :number	11 16
picture :spelled	1 8 11 23
picture_$	1 6
pictured	11 13
pictures	1 -3 2 -24 6 -40 7 -13 8 -5 11 51
pictures :accepting	11 8
pictures :openprice	11 3
pictures :photo	11 1
pictures :spelled	14 3
pictures are	11 1
pictures at	14 3
pictures were	11 6
pictu…	0 -5 2 -77 4 -3 6 -20 7 -40 8 -32 11 80
pier_$	8 10
pinch	11 14
pinch of	11 15
pinch_$	11 3
pinch_salt	11 15
pip	0 27
pip :openprice	0 10
pip or	0 10
pip_any	0 7
pip_esa	0 3
pitch…	6 1
pix	11 27
plac_$	3 3
place	0 -32 1 30 4 4 6 -31 7 5 10 -10 11 24 13 2
place $	1 9 7 -21
place :codething	8 18
place :negation	1 12
place :openprice	7 11
place :opinion	7 11
place :spelled	7 30
place at	7 30
place for	1 27
place is	8 18
place isn't	1 12
place of	13 3
place to	7 11
place_$	1 26 6 -9 7 13 11 8
place_live	7 13
place_st	7 5
placed	3 3
plain ,	8 6
plan	11 -43 14 6
plan $	14 4
plane	14 10
planners	7 11
planning	6 -9 7 22
planning for	7 11
plann…	6 -19 7 38
plant	1 16
plant ,	1 9
plant :room	8 3
plant room	8 3
plant…	8 8
plates	5 11
plates $	5 10
please	0 21 1 35 2 33 3 14 4 16 5 3 6 -31 7 -106 8 4 9 -25 12 -20 13 8 14 -8
please $	1 19 2 16 5 1 13 18
please ,	0 2 1 5 2 3 13 10
please :asking	3 -14 4 6
please :councilpay	2 11
please :deterring	3 6 4 6
please :jobless	2 11
please :negation	0 8 6 -20
please be	0 12 8 10
please budget	5 7
please don't	0 10 3 1 6 -16
please note	0 3 11 9
please state	2 11
please_#	1 4 2 4
please_$	2 17 3 10 6 -5 8 8
please_ask	3 33
please_come	4 1
please_first	13 1
please_if	0 11
please_landlord	2 3
please_quiet	8 12
please_rent	4 4
please_your	2 3
plot	6 5
plot #	6 12
plot :number	6 12
plot_$	14 5
plus	5 19 12 6 13 8
plus :longperiod	12 9
plus :number	12 8 13 9
plus :spelled	12 9
plus vat	5 5
plus_$	5 7 12 8
pm	4 19
pm :openprice	4 12
pm_$	4 12
poa	4 48 14 -2
poa $	4 21
poa ,	4 6
pocket	7 10
pocket $	7 10
pod	9 14
point	8 -11 12 5 14 2
point of	6 5
point_$	6 3
pointless	0 5
point…	0 13
policeman	8 9
policy	3 3
policy $	3 5
polic…	8 9
polit…	2 14
pooch_moggy	3 2
pool	1 -10 11 5
pool in	11 8
port	1 -1
port $	1 -1
portal	10 1
portal ,	10 1
porter	8 3
porter ,	8 1
porter_$	8 8
possible	12 9
possibly	7 7
possi…	7 14 12 9
post	0 -13 11 4
post_$	8 2
postcode	8 12
postc…	8 20
posts	0 13
pound	5 16
pounds	5 35
power	7 7
power :openprice	7 6
power :opinion	7 6
power to	7 6
power_$	7 8
practis_$	2 1
practising	2 20
practising :faith	2 18
pract…	2 25
pram	1 18
pram_$	1 1
pram_cots	1 2
prams	1 5
prayer	2 1
preda…	11 7
prefer	0 11
prefer_$	1 14 2 3
prefer_who	2 -1
prefered	1 3 2 14
preference	0 9 2 10
preference ,	0 1
preference :codething	0 4
preference is	0 4
preferred	0 11 2 47
preferred $	0 2 2 13
preferred ,	2 27
preferred :bid	0 2
preferred :childless	0 2
preferred over	0 2
prefe…	0 23 1 10 2 64 4 -8 6 -13 7 -17
pregnant	2 28
pregnant ,	2 12
pregn…	2 39
premium	0 2
premi…	0 1
prepared	4 12
prepared :openprice	4 13
prepared :opinion	4 13
prepared to	4 13
prepay	13 33
prepay :number	13 12
prepay_$	13 8
prepay_month	13 12
prepayment	13 8
prepa…	4 4 13 40
pres_##	8 9
pres_bed	10 4
pres_then	8 10
pres_two	10 4
presbyterian	2 9
presbyterian_$	2 17
presb…	2 13
present	11 15
prese…	11 14
press	8 29 9 -8 10 3
press ,	10 1
press c	8 5
press the	8 1
prettier	7 12
prettiest	7 8
prett…	7 31
previou_was	8 13
previou_were	8 2
previous	2 -20 3 -12 8 18 10 5
previous :person	3 -29 8 20
previous tenant	8 14
previous tenants	3 -5
previously	10 16
previ…	2 -10 3 -12 8 17 10 33
price	4 74 6 24 7 27 8 -17
price $	2 4 6 -2 7 12
price ,	4 5
price :accepting	4 1
price :burden	4 10
price :deadline	6 2
price :deterring	4 5
price :fixed	6 5
price :openprice	4 6
price :ranking	4 1
price :return	6 1
price :tribunalrent	6 1
price on	4 10
price_#	6 6
price_$	4 23 6 -2
price_application	4 1
prices	6 13 7 1
prices :place	7 8
prices here	7 8
primary	1 -6 8 -6
prima…	1 -6 8 -7
print	6 10
print_$	6 13
priority	2 17
priority $	2 15
prior…	2 21
prison	8 24
pritchard	14 5
pritc…	8 13 14 5
private	0 15 2 -10 4 12 9 -5
private :person	0 16
private residential	9 -3
private_$	0 14 2 -4
private_only	0 14
private_tenancy	9 -3
priva…	0 15 2 -11 4 24 9 -5
priya	8 13
problem	0 -8 3 -18
problem $	3 -20
problem_$	0 -5 1 -1
problems	2 7
probl…	0 -20 1 -20 3 -24
proce…	5 1 13 1
profession	0 12
professional	2 9 5 13
professional :demand	0 9
professional :feething	0 -15 5 19
professional :sex	0 1 2 21
professional clean	0 -4 5 6
professional female	2 8
professional_$	2 5
professional_want	0 11
professionally	0 -12
professionals	0 25
professionals $	0 8
profe…	0 27 1 -15 2 5 4 -9 5 16 6 -24 8 -43 11 -3 13 -27
profit	7 18
profit_$	7 16
prohibit_$	3 8
prohi…	3 29
proje…	13 2
promise	7 11 11 8
promise $	7 15
promise ,	11 1
promise the	7 8
promise_$	7 -10
promise_will	7 7
promises	11 4
promi…	11 23
prompt	6 13
prompt_$	6 14
proof	7 14
proof $	7 8
proof_$	7 3
proof_income	0 -14
proper	0 7
proper_$	2 -1
properly	8 13
properties	6 11
property	3 6 10 15
prope…	3 11 6 4 7 -18 8 4 10 14
proposals	4 36
propo…	4 58 11 7
protestant	2 13
prote…	2 16 5 5
public	1 2
public_$	1 3
puppies	3 7
puppi…	3 7
purchaser	7 4
purch…	2 5 7 17
purposes	11 7
purpo…	11 17
purse	4 3
purse_$	4 3
push #	8 1
push :number	8 11
push_#	8 3
pushchair_$	1 14
pushchairs	1 17
pushchairs ,	1 3
pushc…	1 29
put	1 -2 2 -19 3 -46 4 46 6 -16 8 8
put :advance	4 7
put down	5 9 13 18
put forward	4 7
put it	6 -8 8 14
put the	6 1
put you	4 4
put your	4 10
put_against	5 12
put_back	8 18
put_front	4 4
put_list	7 3
put_month	4 6
put_rent	0 4
puts	1 1
puts_$	1 2
q	4 4
q ,	4 5
quality	7 14
quali…	7 14
quarter	13 37
quarter :period	13 7
quarter_$	13 23
quarter_advance	13 8
quarterly	13 16
quart…	0 -7 4 -25 7 -3 8 -21 13 60
queer	2 10
question	0 2 3 13 7 14
quest…	3 11 6 -4 7 5 14 1
queue	6 24
queue_$	6 7
queuing	6 17
queui…	6 17
quick	2 -18 6 29
quick $	6 22
quick ,	6 2
quickest	7 3 14 13
quick…	6 11 7 10 14 14
quid	4 6 5 50
quid for	5 10
quid_$	5 13
quiet	1 20 6 -12 7 -15 14 -5
quiet $	8 2
quieter	7 3
quietest	7 4
quiet…	7 20
quines	2 19
quote	0 1
quoted	4 23
rabbit_hamster	3 4
rabbits	3 23
rabbits ,	3 5
rabbi…	3 23
race	2 -10 6 20
race ,	2 -19
race :openprice	2 -12
race or	2 -12
race_$	2 -22 6 19
race_religion	2 -14
race_sex	2 -9
racist	2 3
rail	3 9
rail $	3 11
rails	11 -1
rainbow	2 19
rainb…	2 19
raised	1 -5
rapid	6 9
rarely	6 1
rarer	6 13
rarer than	6 13
rate	4 7
rates	9 9
rather	2 29 5 2 6 -18 7 -9
rather :burden	4 1
rather a	5 10
rather it	2 11
rather more	4 1
rather not	8 1
rather than	0 7 2 3 11 1
rather you	2 6
rather_$	8 6 14 1
rc	2 1
re	12 9
re_$	12 9
reach	13 7
reach :online	13 9
reach :opinion	13 9
reach :payer	13 11
reach :seller	13 11
reach :writeto	13 9
reach us	13 9
read	6 8 7 -17
read it	3 1
read this	6 20
read_$	6 12
reader	6 3
reading	6 25
readi…	6 22
ready	6 -14 13 14
ready_$	6 -1
real	11 53
real :person	11 18
real ones	11 18
real_$	11 26
real_no	7 2
really	4 3
reason	3 -3 8 7
reason $	3 -10
reason for	8 13
reason_sale	8 13
reasonable	4 5
reaso…	4 6
receipt	0 9 5 12
receipt of	0 17
recei…	0 14 2 -9 5 18
recently	10 2
recen…	10 2
recipients	0 7
recip…	0 7
recommended	6 7
recom…	6 11
record	11 6
record $	11 3
recovering	8 24
recov…	8 27
red	6 10
red kites	7 1
redecorat_$	1 6
redec…	1 11
reduced	4 -9
reduc…	4 -5
referenc_$	0 9 5 -3
referenc_inventory	5 -14
reference	0 4
references	1 -1 2 -10 5 -46 6 -6 13 15
references $	5 -1
referencing	4 -12 5 20
refer…	0 8 2 -23 4 -38 6 -34 7 -31 8 -32 13 25 14 -22
refle…	4 2
refs	5 28 13 14
refs $	13 1
refs ,	5 29
refundable	5 8
refun…	5 18
refur…	5 7
refusal	2 7
refusal $	2 9
refuse	1 -18 4 8
refuse a	3 -18
refused	0 -15
refused $	1 4
refused for	0 -9
refus…	0 -4
region	4 12 7 1
region of	4 12 7 1
region_$	7 5
region_month	4 1
region_£##	4 2 7 4
registration :demanding	5 3
registration :fee	5 3
registration :payer	5 3
registration charge	5 3
regis…	2 9 14 -18
regret	8 1
regret that	8 3
rehab	8 4
rehome	3 24
rehome_before	3 22
rehome_you	3 12
release	6 5
relea…	6 16
reli_$	11 3
relied	11 11
religion ,	2 -20
religion_sex	2 -3
rely	11 17
rely :burden	11 9
rely :deterring	11 9
rely on	11 9
rely_$	11 12
rely_them	11 15
remain	3 15 7 2
remain_$	2 12
remains	2 2
remai…	2 1
reminder	5 13
remin…	5 13
renewing	5 6
renew…	5 12
rent	1 -38 2 -42 3 -35 4 58 6 -30 7 -73 8 -18 9 -2 10 -24 11 -75 12 -17 13 60 14 -93
rent ##	4 -10 5 12
rent $	0 -4 4 -2 5 8 6 1 8 13
rent ,	0 -5 4 21 5 12 13 -2
rent :absolute	13 11
rent :advance	4 -6
rent :burden	4 2 13 2
rent :clocktime	4 12 13 3
rent :codething	4 1 5 -2 7 -37 13 11
rent :condition	4 3
rent :councilpay	13 -2
rent :deadline	4 -22 5 -8
rent :demanding	4 -17 13 16
rent :deterring	4 2
rent :fixed	4 9
rent :holiday	4 -4
rent :longperiod	13 8
rent :money	4 -31 5 -16 13 -32
rent :newness	13 12
rent :number	4 -16 5 21
rent :openprice	2 4 4 6 6 -27
rent :opinion	2 15 4 1 13 10
rent :paying	13 2
rent :period	4 -20
rent :preferring	0 7
rent :promise	0 14 4 9 7 -13
rent :spelled	13 18
rent :time	13 14
rent :urgency	13 6
rent ahead	13 -3
rent and	8 5
rent as	13 -1
rent at	13 17
rent before	13 3
rent by	4 21 9 2
rent came	0 10
rent every	13 2
rent fixed	4 9
rent for	13 29
rent from	4 12
rent holds	5 5
rent in	4 -6 13 18
rent is	4 2 5 -1 7 -35 13 7
rent may	0 4
rent neg	4 7
rent negotiable	12 2
rent of	5 -18
rent on	4 4
rent paid	13 -1
rent payment	13 6
rent than	7 1
rent they	4 1
rent this	0 1
rent to	2 16 13 14
rent up	4 -14
rent will	4 15
rent £#	4 -8 5 -5 13 -6
rent £##	4 -18
rent's fair	1 2
rent_#	4 5 13 42
rent_##	4 14
rent_$	0 -34 4 -11 8 -2 10 -3 14 -11
rent_adv	13 5
rent_advance	13 -18
rent_after	4 20 13 -19
rent_but	5 2
rent_by	0 41 4 -11 13 -12
rent_close	4 4
rent_collect	13 4
rent_come	0 6
rent_council	0 13
rent_due	4 -6
rent_four	13 -3
rent_from	0 22 4 -9
rent_given	4 1
rent_hand	13 6
rent_house	5 15
rent_i'd	1 2
rent_lady	13 5
rent_late	5 9
rent_let	6 1
rent_met	0 10
rent_monday	6 7
rent_month	4 -43 5 -33 13 -9
rent_more	1 2
rent_negotiable	4 19
rent_negotiation	4 4
rent_no	5 11
rent_not	13 3
rent_once	13 -13
rent_only	4 11
rent_out	0 4
rent_paid	13 -9
rent_pay	0 -3
rent_pcm	4 -33
rent_quarter	13 20
rent_rent	4 -13
rent_request	4 14
rent_room	7 4
rent_say	13 11
rent_set	4 5
rent_sign	13 -12
rent_suit	4 5
rent_taken	13 7
rent_term	13 18
rent_think	4 3
rent_up	6 2
rent_viewing	4 5
rent_want	1 2
rent_week	13 -26
rent_whatever	4 21
rent_while	5 7
rent_would	0 -3 4 11
rent_you	4 14
rent_your	13 13
rent_£#	1 1 5 -8
rent_£##	4 -34 5 -11
rental	4 22 7 29 9 14 10 19 13 25
rental :bid	4 7
rental :income	7 2
rental :nearby	10 5
rental :newness	10 5
rental :openprice	4 1
rental :place	10 5
rental :return	7 9 10 4
rental :tribunalrent	10 5
rental in	7 16
rental income	7 2
rental market	10 5
rental periods	13 9
rental_#	9 4
rental_$	13 8
rentals	14 19
rentals $	14 6
rentamount	5 7
rentamount :spelled	5 7
rentamount =	5 7
rentamount_##	5 7
rentamount_deposit	5 5
renta…	5 6 14 15
rented	2 7 9 1
rented :openprice	6 2
rented :opinion	6 2
rented to	6 2
renter_$	0 11
renters	0 10
rente…	0 10
rents	4 20 7 24 13 23
rents :advance	4 10
rents :ranking	4 16
rents are	13 2
repairs	8 -16
repai…	8 -21
repeated	6 12
repeated $	6 8
repea…	6 8
repla…	8 -9
repre…	11 12
republican	2 18
republican_$	2 7
republicans	2 15
repub…	2 40
request	4 14
request $	4 8
request_$	3 1
reque…	4 8
required	2 15 5 15
required $	2 4
requi…	2 12 5 13
reservation	5 4
reserve	6 27
reserve it	6 6
reserved	6 6
reserves	5 2
reser…	5 28 6 43 13 22
residence	1 6
residents	2 7
resid…	0 -12 4 -3 5 -20 6 -22 8 -7
respect	1 4
respect that	1 3
respect_$	1 2
respe…	1 1
response	6 2
responsibility	11 5
respo…	6 17 11 18
rest	0 14 2 4 4 1
rest $	14 2
rest_$	0 6 2 9
retired	0 -32 2 -3 8 23
retired :jobname	8 9
retired policeman	8 9
retirement	1 -27
retir…	0 -44 1 -24 2 -26 8 14
returnable	5 18
returnable :money	5 13
retur…	5 30
rich	7 28
rich_$	7 5
right	2 2 3 -14 6 11 8 -1
right ,	6 8
right :hiding	6 6
right :openprice	4 -4
right :paying	2 24
right :person	4 17
right foot	2 24
right person	4 9
right_$	4 16 6 5
right_you	6 5
rigs	8 3
ring	6 7 14 32
ring :ranking	8 8
ring the	1 2
ring you	14 1
ring_##	14 7
ring_$	6 6 8 8
ring_bell	1 2
ringing	6 3 8 20
ringi…	6 3 8 20
risk	0 14 7 8
rm	2 30 5 5
rm ,	2 7
rm :money	5 7
rm £#	5 7
rm_£#	5 7
rms	2 18
rnt	13 25
road	1 -13 2 19 4 -10 7 -12 10 -4
road $	2 11 7 -26
road with	2 6
road_$	7 -17
road_you	2 21
roll	6 14
roll_$	6 5
roll_tenancy	12 -9
roll_up	6 1
rolling :fixed	12 -3
roma	2 22
romanians	2 13
roman…	2 14
roof	1 -7 4 4 7 24 8 8
roof $	7 12
roof and	10 4
roof deck	4 4
roof_$	7 3 10 2
roof_bike	4 4
roof_wash	4 4
room	1 -70 2 23 3 -11 5 -3 6 14 7 -7 8 12 11 20 14 -5
room #	11 13
room ,	1 -2
room :codething	2 6
room :deterring	11 1
room :losing	6 1
room :number	2 6 11 12
room :promise	6 2
room :spelled	8 6
room and	8 14
room for	2 2
room going	6 1
room in	2 5
room is	2 6
room will	6 2
room with	3 -3 8 13
room's	8 2
room_$	2 8 4 9 6 -35 7 -31 11 18
room_about	6 2
room_all	8 2
room_house	6 8
room_look	11 9
room_only	2 4
room_our	3 2
room_rent	6 2
room_room	8 3
room_your	7 2
room_£#	4 23
rooms	2 11 4 34 8 -6 11 21 13 14 14 2
rooms $	13 14
rooms ,	2 2 4 2
rooms :accepting	11 4
rooms :clocktime	4 16
rooms :deadline	11 5
rooms :openprice	4 16 11 4
rooms from	4 16
rooms may	11 6
round	1 33 4 11 6 14 8 12
round $	1 10 6 -12
round ,	6 10
round :scarcity	6 1
round :time	6 18
round_$	6 3
rover	3 26 8 2
row_$	2 1
rug	1 1
ruin	1 1
rul_$	2 10
rul_out	2 11
rules	2 6 3 -13 5 7
rules $	5 10
rules you	2 12
run	1 7 6 9 8 -5
run $	6 26 7 3
run :clocktime	12 3
run :codething	1 7
run a	0 3
run_$	1 11
runn_$	0 3
running	0 13 6 10
running ,	0 4
running :absence	6 3
running :fee	7 5
running :openprice	1 1
running :paying	7 5
running :refusing	6 3
running costs	7 5
running out	6 3
runni…	0 13 6 10
runs	8 -23
runs :absence	6 5
runs :refusing	6 5
runs out	6 5
rye	7 4
rye $	7 4
s	3 12 11 5
s_$	3 12
sabbath	2 7
sabba…	2 7
sad	6 1
sad_$	6 1
sadly	8 8
sadly ,	8 1
safe	7 7 8 -2
safe :number	8 5
safe_$	7 3
safer	7 16
safer :nearby	7 1
safety_$	5 1
said	1 -15 6 -8 7 -10 8 -20
said :negation	3 8
said :spelled	3 9
said no	3 9
sake	4 6
salari_$	0 10
salaried	0 38
salaried :person	0 20
salary	0 23
salary $	0 6
salar…	0 43
sale	6 -9 7 -40 8 37 10 55 14 9
sale $	10 9
sale ,	8 29 10 1
sale :deadline	10 10
sale :openprice	2 14
sale :opinion	2 14
sale to	2 14
sale_$	6 -16 10 8
sales	8 7
sales ,	8 2
salford	6 19
salford $	6 9
salfo…	6 19
salt	11 10
salt $	11 3
same	0 -46 1 -63 2 9 4 -59 5 -9 6 -57 7 -31 8 11 11 23 13 -18 14 1
same $	11 24
same :openprice	2 3 14 4
same :opinion	2 1
same :sex	2 14
same :title	14 5
same as	8 18
same name	14 5
same sex	2 14
same to	2 1
same_$	0 -40 2 2 6 -14 7 -27
sandra	14 2
saturday	4 12 9 5
saturday $	4 11
satur…	4 10 9 5
save	0 9 2 6 3 25
save :disclaimer	0 6 3 8
save :money	6 1
save :payer	0 4 3 5
save yourself	0 4 3 5
save £##	6 1
save_bus	0 4
save_fare	0 4
savings	0 -5 13 6
savings ,	5 2
savin…	0 -5 13 6
saw	6 2
say	1 6 2 16 4 8 6 8 7 33 13 25
say $	6 12
say ,	7 14
say :burden	4 4
say :codething	8 3
say :negation	0 -5
say :number	13 6
say :seller	6 2
say :spelled	0 -6 7 9
say it	1 7 2 11
say no	0 -5 4 1
say that	2 1
say the	7 -3
say yes	6 13 7 8
say_$	0 -5 1 12 2 16 4 32
say_any	1 8
say_but	2 8
say_didn't	6 6
say_they	7 3
saying	2 26
says	0 19 2 10 8 -15
says $	4 -8
says_$	1 -8
says_we	1 1
scan	14 34
scan the	14 10
scheme :absence	5 2
scheme :clocktime	5 1
scheme :condition	5 1
scheme :deadline	5 1
scheme :fixed	5 2
scheme :onlyword	5 2
scheme until	5 2
scheme_go	5 1
school	0 -26 1 49 2 -8 4 -2 6 -7 7 2 14 -19
school $	7 8
school :age	1 19
school :childless	1 18
school :openprice	1 11
school :urgency	1 21
school age	1 16
school run	1 23
school you	2 1
school_$	1 23 8 -6 14 -4
school_first	7 3
school_shop	7 3
school_went	2 1
schools	7 16
schools ,	7 18
schoo…	7 21
score	13 15
score_$	13 6
scot	14 9
scot $	14 6
scotl…	7 3
scram…	6 3
screen $	6 2
scroll_$	1 5
scrolling	1 7
scrol…	1 7
scroungers	0 5
scrou…	0 6
sea	7 30 9 8
sea $	9 8
sea_$	7 11
sealed	4 32
sealed :bid	4 13
sealed bids	4 10
search	2 1 7 5 14 4
search_$	2 7
season	9 30 13 9
season $	2 1
season ,	9 2
seat	7 18
sec	5 18
second	2 -48 4 -6 6 42 8 2 13 2
second $	6 14
second :burden	6 3
second :openprice	7 19
second :opinion	7 19
second on	6 4
second to	7 19
second_$	6 3
second_none	7 19
second_there	6 1
secure	0 2 6 17
secures	4 5
security	8 3
security_week	5 7
secur…	4 8 5 12 8 3
see	0 -31 1 -7 2 3 4 4 5 20 6 6 7 -8 8 -5 13 -7 14 23
see :negation	6 3
see :spelled	6 2
see it	4 -1 6 -4 7 -20
see more	14 1
see no	6 3
see the	11 9
see_$	0 -4 2 -30 5 11 6 4 7 -1 11 16 14 15
see_get	6 3
see_if	5 3
see_money	13 3
see_pictur	11 -14
see_rent	6 6
seeing	10 5 13 7
seen	6 3 7 4 10 9
seen it	10 7
seen_$	10 5
sees	7 9
sees_$	6 2
self	0 -18 9 28 13 31
self :work	0 -43 13 31
self employed	0 -38 13 31
self_$	9 1 13 10
sell	2 31 10 3 12 12
sell :openprice	2 20
sell :opinion	2 19
sell to	2 20
sell_$	2 27
sell_my	8 11
seller	8 24 11 4
seller ,	8 15
seller_$	8 12
seller_so	8 1
sellers	2 1
selle…	6 2
selling	6 8 8 8
selling :condition	8 5
selling :openprice	2 18
selling :opinion	2 18
selling because	8 5
selling to	2 19
selli…	6 8 8 8
semi	3 2 7 -3 10 16
semi ,	10 2
semi in	3 3
semi with	10 3
semi_$	10 19
semi_drive	10 7
send	4 -6 14 5
send a	14 6
sensible	4 3
sensi…	4 3
sent	13 1
september	6 -35 8 -30 12 30 13 12
september $	6 -10 12 11
september_$	12 4
septe…	6 -35 8 -30 12 30 13 12
serio…	6 12
servic_$	8 -27
service	5 9 7 8
serviced	8 -36
servi…	5 18 8 -30 13 -23
set	1 4 4 39 5 21 8 -1
set $	1 7
set :deadline	0 10 5 9
set :demanding	0 9 5 9
set :openprice	0 8 5 9
set :period	4 5
set :rent	4 9
set :return	4 9
set :spelled	4 7
set by	8 -13
set in	4 5
set it	8 2
set of	7 12
set rent	4 9
set up	0 9 5 9
set_$	4 29 6 13 8 -19
set_stone	4 7
set_you	8 -4
settle	13 38
settle $	5 1
settle the	13 21
settl…	13 7
seven	7 -38 14 28
seven $	14 4
seven ,	8 5
seven :absolute	14 1
seven :burden	14 13
seven :number	14 23
seven :return	14 13
seven :spelled	14 23
seven double	14 13
seven seven	14 18
seven_double	14 11
seven_nine	14 2
seven_zero	14 5
seventy	8 13
seventy :number	8 1
seventy :spelled	8 1
seventy_$	8 2
seven…	8 18
several	6 -26
several :demand	6 -21
several_$	6 -14
sever…	6 -26
sex	2 23
sex_$	2 22
sex_race	2 -3
sex_religion	2 -3
shall	0 2 3 6
shall :seller	0 5
shall remain	7 2
shall_$	7 1
shamp…	5 3
shan't	0 5
shar_so	2 1
share	2 1 6 -5 8 3 14 -4
share_$	2 4
shared	3 1 7 -10
shared :room	2 4
shared bathroom	2 9
sharers	1 -42 2 -5
sharers ,	1 -25
share…	1 -42 2 -5
she'll	1 3
she's	8 27
she_her	2 3
shed	1 -6
shelf	6 19
shelf $	6 3
shelf_$	6 4
shift	6 37
shift_$	6 13
shoot_$	8 3
shop	4 -2
shops	7 12
shops ,	7 16
short	0 -4 1 -37 2 -22 7 -7 9 6 12 27
short :disclaimer	12 20
short :writeto	12 20
short film	14 1
short hold	12 20
short lets	9 1
short_only	9 8
shorter	12 3
shorthold	12 46
shorthold :feething	12 21
shorthold :fixed	12 28
shorthold tenancy	12 21
short…	12 64
shot	6 17 11 3
shot :spelled	6 16
shot at	6 16
shots	11 22
should	4 8 6 -11 7 -3 8 12 11 3
should :asking	8 15
should :councilpay	4 3
should :deterring	2 2
should :jobless	4 3
should :wanting	1 6
should be	0 7 11 7
should know	8 3
should state	4 3
should_$	1 8
should_elsewhere	1 3
should_they	4 3
shouldn't	2 16
shoul…	2 14
shout	6 12 14 5
shout_##	14 4
show	2 -7 6 -49 7 -8 8 9
show $	8 18
show :building	11 3
show :number	0 11
show the	11 -7
show_$	5 7
show_room	11 6
shower	3 -9
shown	4 14 5 4 6 -21 7 -1 11 21
shown $	4 -4 11 4
shown :codething	4 27
shown is	4 27
shows it	11 3
shut	8 22
shut :deadline	8 7
shut :demanding	8 7
shut :openprice	8 9
shut up	8 7
shut_so	8 3
shut_you	8 19
shy	4 17 6 -2
shy :openprice	4 1
shy about	4 1
side	2 -4 8 27 9 -4
side :feething	8 10
side :keything	8 9
side :room	8 9
side gate	8 8
side_$	2 -22 8 20
sighted	2 5
sight…	2 5
sign	0 -1 1 -3 4 -3 5 1 12 11 13 4
sign :deadline	5 4
sign :demanding	5 4
sign :openprice	5 4
sign for	12 7
sign up	5 4
sign_$	0 6 8 -3 12 20 13 -3
sign_rent	13 12
sign_week	6 8
signal :codething	14 -6
signal is	14 -6
signed	6 -31 12 -13 13 -45
signed $	13 -14
signed ,	13 -17
signing	0 1 12 14
signing $	5 2 13 -4
signing :burden	0 22 12 8
signing :deterring	0 23
signing on	0 23
signi…	0 1 12 14
signs	0 12 6 8
signs :burden	0 15
signs :deterring	0 15
signs on	0 15
similar	0 14 11 27
similar $	0 4
similar_$	11 5
simil…	0 14 11 27
simp_$	7 2
simple	14 -6
simply	7 40
simply :negation	7 5
simply the	7 25
since	0 -46 2 4 4 -21 6 20 8 44 11 33 14 -3
since $	11 10
since ,	11 4
since :spelled	11 3
since :time	11 3
since :title	8 6
since breakfast	6 32
since the	2 4 8 14
since then	11 3
since_$	6 16 7 14 8 34 11 7
since_so	3 1
single	0 -1 1 8 6 -11 7 30
single :disclaimer	7 2
single :sex	2 10
single_$	7 7
sink_kitchen	2 7
sinks	2 6
sinks in	2 7
sinn	2 27
sinn fein	2 22
sinn_voter	2 11
sister_$	2 4
sisters	2 20
sisters in	2 1
siste…	2 29
sit	5 2 6 11
sit in	5 3
sit_$	5 3
site	0 -17 1 -29 2 -15 6 -29 8 -26 14 -55
site $	14 -26
site ,	14 -5
site_$	14 -5
sits	8 15
sits with	5 1
sits_scheme	5 1
six	1 -38 5 -1 6 -8 12 4 13 -15
six $	12 7
six :burden	12 9
six :period	13 -17
six :spelled	12 6
six months	0 4 13 -7
six plus	12 9
six weeks	5 2
six_$	1 -1
six_ast	0 7
six_six	12 9
sixteen	1 19 5 2
sixte…	1 20 5 2
sixty	5 4
skates	6 5
skates :burden	6 5
skates :deterring	6 5
skates on	6 5
skies	7 12
skin	2 6
skip	14 19
skip the	14 20
skip_$	14 4
skip_form	14 5
skirting	3 6
skirt…	3 5
skye	9 6
skyli…	8 2
skype	14 19
skype_$	14 11
slash	14 33
slash_$	14 5
slate	10 3
slate :room	10 4
slate :rulesplace	10 4
slate roof	10 4
sleep	1 2
sleep_$	9 5
sleeping	6 2
sleeps	9 19
sleeps :number	8 -17 9 19
sleeps :spelled	8 -1 9 9
sleeps in	8 3
sleep…	1 1
slide	14 4
slides	1 3
slip	4 9 6 16
slip in	4 6
slip_your	6 4
slips	0 3
slots	1 4 6 10
slots :absence	6 4
slots :hiding	6 4
slots :scarcity	6 4
slots are	1 7
slots left	6 4
small	0 3 1 3 3 4 5 12 7 -20 11 -10
small ,	3 6
small :child	1 -14
small :feething	5 4 6 3
small :room	6 1 8 9
small children	1 -9
small_$	8 -3
small_out	0 4
small_which	6 3
smok_no	9 1
smoke	8 -44
smokers	2 -19 3 4
smokes	8 6
smoke…	2 -19 3 4
smoking	0 3 3 3
smoking $	0 12 3 9
smoking ,	9 1
smoki…	0 3 3 3
snap	6 -16 14 10
snap_$	6 -6 14 1
snapped	6 7
snapped :deadline	6 11
snapped :demanding	6 11
snapped :openprice	6 11
snapped up	6 11
snapp…	6 7
snaps	11 27
snooze	6 7
snooze you	6 5
snooze_$	6 5
snooze_lose	6 13
snow	6 12
snow :deadline	6 16
snow off	6 16
so	0 -9 1 6 2 7 3 14 4 -27 5 -51 6 30 7 -30 8 49 9 -37 11 6 12 -25 14 -33
so $	2 27
so ,	2 9
so :absolute	7 -4
so :accepting	8 1
so :advance	6 27
so :child	1 14
so :codething	6 3
so :demanding	6 -24
so :deterring	6 4
so :losing	2 6 6 -9
so :negation	2 6 7 -41 8 8 11 14
so :number	8 21
so :opinion	1 3 6 -28
so :payer	1 21 6 -5
so :pet	3 34
so :phone	6 4
so :ranking	6 3
so :regretting	2 6
so :seller	1 3 6 -39
so :spelled	8 27
so :superlative	3 1
so :time	2 4
so :title	8 1
so :urgency	8 2
so :welcoming	1 -7 2 -19 6 15 8 23
so :work	6 7
so :writeto	6 30
so a	6 8
so be	6 6
so bring	6 2
so come	6 10
so does	13 2
so don't	1 -2 2 4 6 10 11 11
so expect	6 -4
so first	6 2
so get	6 36
so if	6 5
so it	6 -2
so move	6 5
so much	3 11
so no	8 3
so not	8 1
so nothing	3 1
so one	8 7
so pets	3 20
so please	2 -13 8 26
so sorry	2 7
so that	8 -5
so that's	1 6
so the	8 11
so they're	2 7
so we	1 5
so we're	8 8
so we've	1 2 3 11
so well	7 25
so what	0 3
so would	2 13
so you	8 23
so_$	0 -8 1 -13 2 32 6 42 8 9 14 -21
so_about	6 -7
so_after	6 -32
so_app	2 1
so_bill	13 2
so_bonfir	8 3
so_can	8 16
so_can't	0 2
so_claim	6 6
so_day	8 1
so_decid	1 9
so_don't	6 -7
so_empty	8 13
so_fami	1 29
so_first	6 4
so_form	6 1
so_its	1 2
so_kind	0 3
so_know	6 6 13 10
so_none	1 5
so_our	13 2
so_owner	1 1
so_quiet	8 12
so_ring	8 12
so_say	0 4
so_shall	3 2
so_tenant	0 16
so_they	2 10
so_through	2 1
so_time	6 -12
so_tiny	1 1
so_twice	6 4
so_want	6 1
so_we	2 9 8 3
so_would	1 1
so_you	2 -3
so_yourself	8 3
so_yourselv	6 7
social	0 17
social :person	0 2
sofa	1 -9 4 -18 5 11 7 3
sofa :openprice	11 2
sofa and	5 13
sofa_beds	5 9
sofa_tel	8 2
sofa_£#	5 8
sold	2 2 6 5
sold :openprice	2 10
sold :opinion	2 11
sold to	2 11
solicitor	5 19
solic…	0 2 2 -11 5 31
some	2 -4 11 32
some :demand	6 4
some :person	6 4
some people	6 4
somebody	0 1 2 -6 4 12 6 8 7 -14
somebody :losing	1 4 6 15
somebody :title	4 4
somebody else	6 16
somebody else's	1 3
somebody who	4 4
somebody who'd	4 5
somebody_$	6 -1
someb…	2 -8 4 12 6 1 7 -20 9 -10
someone	1 -6 2 3 4 7 5 -10
someone :losing	6 11
someone else	6 4
someone's	6 11
someo…	1 -9 4 4 5 -14 6 13
something	0 11 3 7 4 8 5 12 6 -2
something :openprice	4 4
something :opinion	0 4
something :payer	0 7
something :seller	0 7
something for	5 13
something we	0 5
somet…	0 1 3 6 4 7 5 9 6 -8
somewhere	1 12 2 12 4 29
somewhere :losing	1 21
somewhere :openprice	0 4
somewhere :opinion	0 12
somewhere else	1 21
somewhere in	4 19
somewhere to	0 12
somewhere_$	1 25 2 12
somew…	1 12 2 11 4 34
soon as	6 3
sooner	1 7 2 9
sooner :accepting	1 8
sooner have	1 9
sooner_$	2 7
sooner_than	1 7 3 1
sorry	0 22 1 16 2 32 3 8 4 -19 5 16 6 -31 7 -36 8 -3 12 6
sorry $	1 10
sorry ,	1 1 2 18 5 8
sorry :negation	1 1 3 2
sorry :person	0 1
sorry :sex	2 11
sorry :spelled	3 4
sorry folks	0 1
sorry no	3 4
sorry_$	2 6 5 9
sorry_bad	2 2
sorry_can't	2 1
sorry_dads	1 10
sorry_dss	0 4
sorry_had	2 1
sorry_mums	1 9
sorry_our	2 1
sort	2 -25 4 -18 6 1
sort $	0 2
sort of	1 1
sort_house	1 4
sought	0 14 2 7 6 -5
sought for	0 3 2 4
soul	7 12 8 20
soul has	7 7
sound	7 2 8 5
sound :preferring	2 6
sound mind	2 6
south	7 -10
space	8 -4
spaciou_bed	0 3
spacious	0 2
spacious :number	0 3
spaci…	0 2
spain	8 11
spain :clocktime	8 3
spaniel	3 7
spani…	3 18
spare	6 13 8 34
spare :keything	8 7
spare_third	8 5
speaker_$	2 4
speakers	2 3
speak…	2 7
spend	9 16
spirit	2 5
spirit ,	2 6
split	5 8
split_tenant	5 4
spot	6 2 7 1
spot $	6 4
spring	6 -21 7 5 8 -4 12 17 13 16
spring and	13 2
square	4 -6 8 -7
squeaks	3 3
squea…	3 3
ss	0 6
st	1 -7 6 -22 7 4 8 -50
st :forename	8 -4
stables	10 1
stabl…	10 1
stage	1 3
stair	9 -31
stair $	2 9 8 1
stair_$	1 10 2 -9
stair_no	2 5
stair_steep	1 4
staircase	2 -3
stairs	1 11 2 -5 8 -7
stairs $	2 -18
stairs ,	2 -19
stairs are	1 1 2 12 8 -11
stairwell	1 7
stairwell $	1 11
stair…	1 1 2 -21
stamford	2 6
stamf…	2 6
stampede	6 32
stamp…	6 32
stand	13 4
stand_$	13 -2
standard	12 12
standard :fixed	12 14
standing	4 -30
standing order	4 -24 5 3
stands	8 7
stands :absence	8 10
stands empty	8 8
stand…	4 -39 6 -11 12 6
star	8 11
star_$	2 7
start	4 14 6 -26 12 7
start :spelled	4 17
start at	4 17
start_##	4 15
start_$	4 12
start_month	4 5
start_£#	4 15
starter	3 5
starting	4 1
starting :spelled	4 12
starting at	4 3
start…	3 4
state	0 18 1 2 4 11 13 -9
state help	0 3
state the	0 -3 4 13
state your	2 11
state_rent	4 11
state_they	4 4
state_would	4 11
statements	13 -11
state…	13 -14
stay	1 15 2 3 6 -19 12 6
stay :deterring	1 2
stay :spelled	1 1
stay in	2 2
stay_$	1 7 2 17 3 24 5 -6 6 -15 8 -21 9 -7 12 8
stay_your	3 10
stays	3 25 4 -11
stays $	9 -11
steady	0 17
steady :work	0 14
steep	1 3 8 -2
steep $	2 8
steep ,	1 6
steep_so	1 4
steer	0 3
steer :paying	0 4
steer clear	0 4
steer_$	0 4
step	8 1
step_you	6 4
steps	8 -19
stick	6 3
stick :openprice	6 4
stick :place	6 4
stick around	6 4
stick_$	6 1
sticks	6 7
sticky	1 10
sticky fingers	1 2
still	4 -16 6 10 7 -3 8 -8 10 1
still :accepting	6 3
still :holiday	8 2
still :petpart	10 6
still be	6 10
still in	2 2
still wet	10 6
still_when	6 12
still_you	6 6
stipu…	1 1
stock	6 6 11 13
stock :photo	11 2
stock_$	6 2
stock_used	11 12
stockport	3 12
stock…	3 12
stone	4 5
stop	1 20 3 14 5 8 7 8 14 3
stop_$	1 19 3 10 7 8 8 -9 14 7
stopped	6 30
stopped $	6 9
stopped ,	6 4
stopp…	6 29
stops	5 3
stops the	5 5
storage	9 -14
storage heaters	9 -5
stora…	9 -14
store	8 1
store_##	8 12
stories	1 14
stori…	1 14
storm	7 8
straight	2 7 6 -23
straight :childless	2 11
straight :person	2 18
straight couples	2 5
straight in	0 4
straight_$	2 14 7 6
straight_only	2 5
strai…	2 6 6 -24
strat…	14 9
street	0 -7 1 -16 6 -5 10 -24
street $	2 14
street ,	7 -7
street for	7 4
street in	7 24
street_$	7 23
stretch	4 8 13 16
stret…	4 20 13 15
strict_$	1 2 3 12
strict_children	1 8
strictly	1 3 3 19
strictly :negation	3 6
strictly :spelled	3 4
strictly for	6 4
strictly no	3 5
stric…	1 4 3 19
strike	6 9
strike :condition	6 10
strike while	6 10
stroke	8 17
stroke $	8 1
strong	2 4
stroud	6 3
struck	3 2
student	8 3
student_five	8 2
student_one	13 3
student_payment	13 3
students	0 -19 1 -4 2 11 13 29
students :paying	13 6
stude…	0 -39 1 -33 2 13 4 -16 13 32
studio	7 6
studio $	7 8
study	1 3
study ,	1 8
style	9 22
subject_$	11 1
such	0 7 6 11 7 30
such $	0 4
such a	6 5
such thing	7 6
such_$	7 7
suffer	2 6
suffers	8 15
suffe…	8 12
suit	0 -1 9 4
suit $	1 1
suit :everyone	2 -2
suit :number	2 20
suit :spelled	2 1
suit a	1 -22
suit single	2 3
suit_$	2 8
suit_no	1 13
suitable	1 -8 2 6 3 3
suitable_$	2 6 3 5
suita…	1 -8 2 6 3 3
suited	2 5
suited :openprice	2 5
suited :opinion	2 5
suited to	2 5
suits	2 -9
sum	4 26 5 3 13 24
sum of	5 4
sum_£#	5 4
summer	6 -1 8 -9 9 25 12 18 13 30
summer $	13 8
summer :holiday	9 2
sun	6 -7 7 15 8 -9
sun_every	7 1
sunday	6 37
sunday $	6 25
sunday :clocktime	6 9
sunny	2 4
supper	6 15
supported	0 14
supported by	0 8
supporters	2 19
suppo…	0 31 2 8
sure	7 18
sure :openprice	7 7
sure :opinion	7 8
sure to	7 8
sure_$	7 6
surprise	4 6
surprise :seller	4 7
surprise :writeto	4 7
surprise me	4 6
surpr…	4 5
sweep	5 4
sweep and	5 4
sweet	8 12
sweet…	4 4
swift	6 24
swim	1 -11
swing	1 -1
sycam…	6 3
symbol	8 1
sympathy	0 3
sympa…	0 2
t	10 5 11 5
t :digits	10 5 11 5
t :spelled	10 5 11 5
t o	10 5 11 5
t_$	10 5 11 5
ta	0 7
ta $	0 7
table	4 2 13 34
table_$	13 10
tae	6 13
tae_$	6 6
tag	8 10
tak_off	5 7
take	0 -1 1 -6 2 5 5 23 6 -9 11 5 13 13 14 -16
take ##	8 4
take $	4 8
take :absence	5 7
take :bid	5 3
take :childless	5 4
take :healthword	2 4
take :number	8 2 13 -1
take :refusing	5 7
take a	13 24
take dss	0 -7
take it	2 1
take out	5 7
take over	5 4
take the	4 8 11 6 13 2
take_$	4 -24
take_benefit	0 7
take_by	6 1
take_content	5 2
take_from	2 12
take_highest	4 12
take_off	13 2
take_year	13 4
taken	1 -17 2 -4 5 5 6 5 7 -1 8 -19 11 9
taken ,	6 1
taken :absence	11 1
taken :clocktime	5 5
taken :openprice	5 4
taken :refusing	11 1
taken from	5 5
taken out	11 1
taken_$	6 10
taken_agent	11 7
taken_last	11 12
taken_tenant	5 3
takes	5 24
takes :openprice	6 10
takes it	5 13
talk	4 9
tap	8 6
tap_$	8 13
taped	8 9
tax	4 -1
taxpayers	0 14
taxpa…	0 27
tea	1 20
tea :condition	1 11
tea :onlyword	1 11
tea but	1 11
teachers	0 7
teach…	0 24
teatime	6 12
teati…	6 12
teenage	8 8
teena…	1 11 8 3
teeth	6 5
telegram	14 35
telegram ,	14 2
telegram_$	14 11
telegram_name	14 2
teleg…	14 35
tell	0 -11 1 -28 3 -36 4 22 5 -14 7 -34 8 6 13 -33 14 -7
tell :online	3 -1
tell :opinion	3 -1
tell :payer	3 -1
tell :seller	2 -1 3 -12 4 14 13 -9 14 -3
tell :writeto	2 -1 3 -12 4 14 13 -9 14 -3
tell me	4 17
tell us	3 -1
tell you	7 -8
tell_$	2 4
tell_about	4 -2
tell_maximum	4 3
telly	4 1 8 9
telly $	4 3
temper	8 4
ten	6 18 14 -37
ten :age	12 -9
ten :longperiod	12 -28
ten :newness	12 -9
ten :record	12 -9
ten years	12 -9
ten_$	8 -44
ten_rent	13 4
tenancy	0 -32 3 7 4 10 5 -14 6 -19 7 -6 8 -53 9 -1 12 23 13 -15
tenancy ,	12 4
tenancy :openprice	12 14
tenancy :promise	4 7
tenancy will	4 7
tenancy_#	12 18
tenancy_month	12 -5
tenancy_six	12 -5
tenant	1 -32 5 39 6 -56 8 41 11 -9 14 -11
tenant $	2 7 5 18 8 -14
tenant ,	2 -7 8 27
tenant :forename	8 11
tenant :paying	5 11
tenant has	7 7
tenant in	8 3
tenant was	8 14
tenant with	0 11 2 17
tenant's	3 17 5 19 8 17
tenant's :fee	5 5
tenant's expense	5 3
tenant_##	0 4
tenant_$	0 -3 3 -5 5 5
tenant_agent	5 3
tenant_animal	3 6
tenant_behind	8 2
tenant_benefit	0 -19
tenant_children	1 1
tenant_claim	0 5
tenant_com	0 3
tenant_content	5 3
tenant_estate	2 1
tenant_him	5 2
tenant_landlord	5 10
tenant_no	3 -10
tenant_only	3 10
tenant_pay	0 -2 5 7
tenant_tax	0 3
tenant_wage	0 7
tenant_will	8 9
tenant_£#	5 22
tenants	0 27 1 3 2 23 4 -32 5 20 6 -57 7 -4 8 -34 9 -4
tenants $	2 22 7 7
tenants ,	0 14 8 1
tenants :burden	0 -19 2 -9
tenants :demanding	0 1
tenants :deterring	0 -2
tenants :income	5 12
tenants :onlyword	0 -8 2 -5
tenants :paying	5 18
tenants :preferring	2 10
tenants :scarcity	0 -4
tenants :spelled	2 10
tenants :title	2 9
tenants :wanting	0 14
tenants and	0 3
tenants had	3 -3
tenants in	0 5
tenants must	2 -1
tenants no	2 10
tenants pay	5 12
tenants who	2 9
tenants with	1 20 3 15
tenan…	0 14 1 2 2 14 3 25 5 25 6 -140 7 -22 8 -27 9 -45 10 -14 11 -15 12 16 13 -30
tend	13 12
tend :openprice	13 12
tend :opinion	13 12
tend to	13 12
tende…	4 5
tenerife	8 14
tenerife :clocktime	8 1
tener…	8 14
tenner	5 44
tenner a	5 19
tenner_$	5 9
tens	1 17
tens $	1 16
term	12 4
term :number	12 4 13 -2
term_$	12 21
term_month	13 -12
term_rent	13 6
term_£#	12 1
termly	13 14
terms	4 7 13 12
terms ,	13 20
terrace	7 -3 8 -9
terrace in	2 10
terrace_hill	2 7
terra…	7 -13
terrier	3 1
terri…	3 1
text	0 5 4 -3 14 46
text ##	0 9
text :number	0 9
text_##	0 9 14 20
text_$	0 9 14 21
than	0 13 1 15 3 -10 4 30 5 -18 6 26 7 33 8 -10 11 42 13 -20
than :absolute	7 9
than :everyone	7 10
than :money	4 29
than :number	1 9
than :opinion	6 4
than :payer	6 4
than :seller	6 3
than :title	2 1
than a	1 15 6 48 7 -10 11 15
than it	11 12
than they	11 2
than this	7 6
than we	6 5
than £##	4 22
than_$	2 -6 3 -18 6 -3 7 21 11 46
than_ask	4 3
than_can	6 5
than_few	6 6
than_from	2 13
than_month	13 -17
than_one	7 2
thank	0 3 1 16 3 4
thank you	1 10 3 5
thank_$	1 14 3 3
thanks	0 15
thanks $	0 21
thanks :openprice	7 11
thanks :opinion	7 11
thanks to	7 11
that	0 35 1 23 2 20 3 39 4 -2 5 -35 6 6 7 37 8 -15 10 -7 11 49 13 -5
that $	2 -9 3 16 7 -6
that ,	0 34 1 20
that :absolute	7 -12
that :codething	2 7 4 -27 6 -1 7 4
that :councilpay	7 5
that :deadline	1 7 2 11
that :lifeword	2 12
that :losing	2 13
that :negation	7 28
that :openprice	0 1
that :opinion	6 18
that :payer	0 -12 6 17 7 1
that :paying	7 4
that :person	0 13
that :petpart	3 9
that :promise	7 2
that :scarcity	2 3
that :seller	0 -7 6 14
that :spelled	7 10
that :urgency	6 6
that a	7 2
that barks	3 6
that goes	2 13
that in	4 4
that is	2 7 4 -26 7 5
that makes	7 18
that much	7 8
that no	7 13
that pays	7 5
that the	0 -17 11 12
that was	6 6
that way	2 25
that we	6 19
that you'll	1 1
that's	3 1 4 -44 5 6 8 23
that's :demanding	2 6
that's :payer	2 1
that's :wanting	2 6
that's a	7 23
that's our	2 1
that's that	1 6 6 9
that_$	2 1 3 8 4 -2 7 8
that_promise	7 13
that_tenant	2 2
that_we	13 5
the	0 -13 1 -14 2 -5 3 -17 4 -4 6 -10 7 -4 8 13 9 -28 10 -12 11 16 12 -14 13 -3 14 -5
the ##	0 1 4 2 8 -3
the 12th	8 1
the :absence	1 3 8 -11 9 -3 11 -4
the :absolute	0 -6 3 7 6 13 7 17 8 15 12 5 13 40
the :accepting	0 -14 1 7 2 -22 3 14 4 -2 5 5 6 -26 7 -100 8 2 11 4 12 14
the :advance	0 -21 1 -4 5 2 6 4 8 17 13 19
the :age	1 27 2 -5 7 -17 8 -37
the :asking	0 19 2 4 3 55 4 2 6 -30 8 -8
the :benefit	0 25
the :bid	4 13 7 21 8 -2 11 9
the :building	0 -5 1 38 3 14 4 2 5 28 6 -17 7 -68 8 17 11 8 12 24 14 -15
the :burden	3 13 4 17
the :child	1 -27 7 -8 8 28
the :childless	1 27 4 2 8 14
the :clocktime	1 6 2 -25 6 33 7 1 8 -39 9 2
the :codething	5 -5 6 -16 7 17 8 16 9 2 10 12 13 17 14 29
the :consent	1 -40 5 -15 7 18 8 -3 13 -26
the :councilpay	0 54 2 -56 4 -37 5 -65 6 -38 8 -21 13 -65
the :deadline	1 1 3 -27 6 28 7 -27 9 4 10 -18 11 -73 14 -7
the :demand	4 11 6 22 7 -8
the :demanding	0 6
the :denying	1 -6 2 -15 3 -9 4 -6 7 -14
the :deposit	5 -15
the :deterring	0 6 8 11 9 -10
the :disability	1 11 2 15 8 -11
the :disclaimer	2 -8 6 -14 8 -5 13 8
the :dislike	1 2 8 -8
the :everyone	0 -12 1 -20 2 12 4 -23 6 -24 7 -6 8 4
the :fairness	1 -22 2 1 4 7 6 -7 7 -26
the :faith	2 35
the :family	3 11 8 8
the :fee	4 9
the :feething	0 -13 1 -31 3 8 5 30 8 10 10 -24 12 -7
the :fixed	0 -26 3 5 4 6 6 -48 7 -18 8 -2 12 13 13 23
the :healthword	2 7 8 2 10 4
the :hiding	0 -2 2 11 3 -7 4 -50 6 -48 7 -4 8 56
the :holiday	1 8 6 33 8 -34
the :income	4 20
the :jobless	0 61 2 -27 4 -31 6 -2 8 -14
the :jobname	8 8
the :keything	1 -3 4 4 6 19 8 46 11 -12 14 -13
the :kin	1 -8 3 5 4 10 8 37
the :law	0 -12 1 -55 4 5 5 2 6 -61 7 -29 13 -45
the :lifeword	8 30
the :longperiod	4 -6 5 -25 7 14 8 24 9 11 13 39
the :money	0 14 4 29 6 29
the :nearby	0 -24 1 -58 2 -3 3 -51 4 -37 5 -18 6 -8 7 -49 8 -8 9 -54 10 19 11 -27 12 -31 13 -72
the :neighbour	0 17 2 25 3 20 5 13 6 18 7 -3 8 -3 9 -2 10 -13 11 -38 12 4
the :newness	0 -13 3 -11 4 1 6 31 7 -23 9 5 10 37 12 1
the :number	1 2 2 -12 3 -8 4 30 6 7 7 -12 8 22 11 1
the :offerdeal	5 11 6 44 7 14
the :online	2 -15 8 -4
the :onlyword	3 18 12 2
the :openprice	0 -5 4 42 5 6 6 17 8 -3
the :opinion	11 7
the :payer	1 33 3 21 4 12 5 5 6 -24 7 -124 9 -12 13 -5
the :paying	6 8
the :period	0 -6 2 -17 5 -41 6 3 8 24 9 62 13 20
the :person	0 -19 2 -1 5 60 6 9 7 12 8 45 14 14
the :pet	3 1 8 30
the :petpart	3 20 11 8
the :phone	2 15 6 7 7 11 14 10
the :photo	0 4 4 -13 5 20 6 -12 7 -93 9 -13 11 67 12 4
the :place	1 -59 2 2 3 -14 5 8 7 13 10 17 11 -5 12 -18 13 -2 14 -21
the :politics	2 6 8 4
the :preferring	1 6 2 -45 6 8 11 10
the :promise	0 29 13 2
the :ranking	0 -15 1 -15 3 -2 4 -12 5 -8 7 -22 9 -51
the :record	0 11 2 9 5 10 8 -24 9 -19 14 2
the :refusing	1 -4
the :rent	1 4 2 -30 7 -27 12 3
the :return	0 -4 1 8 2 -64 4 5 6 -4 7 -7 10 28
the :room	1 7 3 12 4 -48 6 -14 7 -95 8 -24 9 -4 10 -72 11 -20 12 -68 13 -4 14 5
the :rulesplace	0 1 3 -10 4 -26 5 5 6 -11 7 -43 8 -16 10 -23 11 -15 13 -1
the :safety	0 -1 8 3 11 21
the :scarcity	0 -3 3 29 6 9 7 -4 13 -28
the :school	7 10 8 -9
the :seller	1 57 2 32 3 4 4 12 6 -25 7 -88 8 -2 9 -16 10 1 13 -11 14 13
the :sex	1 19 2 -30 7 -12 8 44
the :sexual	8 2
the :source	1 -20 4 -5 6 -26 8 -48 11 -7 13 -3
the :spelled	0 -10 3 -4 6 16 7 8 8 8 14 5
the :superlative	0 -11 4 6 6 -42 7 59 8 -29 14 -21
the :thing	3 -11 4 -8 5 13 7 -18 8 -1 10 -19 11 1 12 -19 14 -5
the :title	0 -10 1 1 2 -4 4 -4 7 -18
the :tribunalrent	2 -16 4 3 6 -3 8 27 10 32 13 13
the :urgency	6 46 8 10
the :utility	0 -8 1 12 2 -1 3 -12 6 -67 8 27 9 -29 13 -21 14 -9
the :wanting	0 12 3 2
the :work	0 -5 5 18 6 -25 7 16 8 -3 13 12
the :worshipplace	1 -7 2 2
the a	7 2
the advertised	4 4
the age	1 33
the agreement	5 -2 13 13
the annexe	8 2
the answer	2 1 3 23
the apartment	1 8
the applicant	5 2
the asking	4 15 6 -4
the autumn	13 2
the back	6 -30
the bag	7 2
the balcony	1 4
the band	0 20
the bank	13 4
the bargain	6 4 7 20
the basement	8 13
the bedroom	14 2
the beginning	13 23
the bell	1 14 8 5
the best	2 -15
the better	4 5 7 -29
the big	6 1
the bin	0 6 8 1
the bins	8 -5
the black	9 3
the blind	2 15
the blue	14 8
the board	14 2
the boat	8 11
the boiler	12 -4
the border	2 11
the bottom	14 4
the box	8 6
the brew	0 21
the broo	0 25
the building	2 3 3 -20
the burglar	8 12
the bus	0 6
the car	1 -6
the caravan	8 8
the carpet	5 6
the cat	3 16
the century	7 20
the city	0 6
the close	2 8 6 4
the coach	6 2
the coal	8 10
the contract	12 1 13 9
the conversation	4 5
the corporation	0 4
the cost	5 7
the council	0 7 5 -5
the council's	0 -13
the country	7 24
the county	7 21
the couple	4 6 8 18
the credit	5 5
the current	8 3
the deal	5 13
the deep	5 4
the deposit	5 -18
the diary	6 12
the divorce	8 14
the dole	0 10
the door	0 5 3 9 6 35 8 -16
the drainpipe	8 7
the drawings	11 1
the earliest	6 1
the early	6 10
the email	14 8
the end	0 -8
the entrance	8 1
the estate	5 2 7 -16
the factor	1 3
the ferry	5 -7
the figure	4 17 6 8
the finest	7 10
the finished	11 2
the first	0 -37 4 -61 6 9 10 2 12 13
the fixed	12 10
the flags	2 7
the flat	0 8 2 11 3 25 5 31 7 -5 8 9 11 -20 12 7
the floor	14 6
the floors	2 5
the form	6 1 14 15
the freeholder	1 14
the friendliest	7 2
the front	4 14 8 3 11 1
the furniture	5 5
the gallery	11 25
the garage	8 -8
the garden	14 1
the gas	5 11 8 15
the gate	6 -12 8 -24
the grammar	1 -17 7 16
the grandchildren	8 2
the hall	7 -2 11 -6
the harbour	6 2
the heart	10 6
the home	1 2 2 -3
the house	2 -8 3 4 5 18 6 -11 7 -65 8 14 11 11
the household	2 5 4 1
the houses	1 9
the how	0 3
the idea	11 3
the images	11 30
the initial	13 2
the ink's	10 5
the internet	11 9
the island	7 6
the keenest	4 14
the key	8 21
the keypad	8 2
the keys	4 1 5 3 6 10 7 7
the kids	1 -30
the kingdom	7 3
the kitchen	7 -31 8 -27
the lad	6 3
the lady	1 13 8 23
the landlady	2 2
the landlord	4 11 5 -51 7 -46 8 -19
the landlord's	2 -3 5 15
the last	13 -24
the latch	8 19
the law	0 -13 1 -20 2 -8
the lawn	1 14 11 14
the lead	11 10
the lease	1 18 5 12
the least	4 20 12 8
the let	12 3
the lift	1 -14 8 -3
the like	0 5 3 2
the little	8 7 14 2
the lobby	8 6
the lock	8 6
the loft	2 3
the lot	5 5 7 12 13 3
the loveliest	7 9
the man	8 4
the market	4 16 5 13 10 34
the marketing	11 7
the messages	14 6
the meter	8 14
the midlands	7 3
the moment	8 17
the month	6 1 13 -47
the monthly	4 28
the more	4 11
the morning	0 5
the most	4 8 7 32
the nearest	7 -3
the neighbours	1 13 2 2
the nest	1 6
the new	10 -1
the next	2 13 6 19 7 5 8 -13
the night	6 6
the nod	4 15
the number	4 1 14 13
the office	5 9
the old	8 -24
the older	2 8
the one	6 16 11 12
the only	3 15
the opening	13 13
the orchard	6 1
the other	2 14
the others	4 16
the outset	13 18
the oven	2 11
the owner	2 1 3 10 5 -10 11 -10
the owner's	1 11 5 1
the owners	8 21
the paper	14 10
the paperwork	0 4
the parade	8 -3
the patter	1 2
the person	6 8
the phone	6 10
the photo	11 18
the photographs	11 38
the photos	11 9
the pics	11 38
the picture	1 6 11 1
the pictures	11 2
the place	1 16 4 12 8 9 11 17
the planners	7 1
the point	6 5
the press	10 5
the previous	8 9
the price	4 7 6 6
the property	1 3 10 2
the quarter	13 1
the question	3 17
the quick	6 8
the real	11 12
the record	7 2
the red	6 2
the region	4 12 7 3
the rent	0 -1 1 5 2 -23 5 -9 6 -29 7 -26 12 3
the rental	10 5
the rest	4 5
the right	4 23
the rigs	8 3
the road	7 -37
the room	0 2 2 21
the sale	8 2
the same	0 -12 1 -20 2 12 4 -23 6 -24 7 -6 8 4
the scheme	5 18
the school	1 20
the sea	7 1 9 9 14 1
the shelf	6 5
the show	11 3
the side	8 10
the signing	5 13
the site	14 -25
the skirting	3 15
the small	8 4
the sort	6 4
the spare	8 11
the spot	6 13
the spring	10 -8
the stair	2 9
the stairs	1 8
the stampede	6 13
the start	13 29
the state	0 18
the step	8 10
the street	7 -1
the summer	9 7 13 1
the sun	7 3
the table	13 27
the telly	4 3
the tenancy	3 7 4 20 12 -17 13 -1
the tenant	0 -4 5 37 8 1
the tenant's	5 14
the third	8 16
the time	6 25
the top	2 26 4 -25
the tortoise	8 1
the town	6 2
the trade	7 12
the travelling	2 4
the twelfth	2 5
the two	8 12
the ultimate	7 11
the universal	2 18
the usual	0 19 13 15 14 12
the vendor	2 8
the viewing	8 4
the village	7 -15
the walk	14 10
the wall	8 9
the walls	1 20
the wear	1 3
the wee	3 7 8 10
the week	8 1 9 22
the weekend	1 6 6 31 8 -7
the whole	1 2 7 6 8 15 12 5 13 39
the wifi	8 2
the yale	8 18
the year	7 13 8 36 13 15 14 1
the £#	4 3
their	0 22 1 11 2 -23 4 5 5 11 6 3 7 2
their :bid	4 9
their :disclaimer	0 10
their :dislike	1 18
their :fee	5 18
their :law	7 2
their bikes	6 9
their invoice	5 10
their own	0 11
their_$	1 2 4 11 5 10 7 -11
their_by	13 5
their_will	1 3
them	2 -7 3 5 4 -37 6 3 7 -23 8 -102 11 36 13 -16 14 -38
them $	2 -9 4 -4 6 2 7 -43 11 36
them :absolute	3 2
them :burden	6 8
them :everyone	3 3
them all	3 3
them on	6 1
them_$	8 -7
them_here	6 1
themselves	2 1 4 4
thems…	2 1 4 4
then	0 30 2 10 6 5 8 32 12 24 13 1 14 6
then #	8 1
then ##	8 5 14 19
then $	14 -1
then :fixed	12 3
then :number	8 12 14 25
then :opinion	12 10
then :seller	12 10
then i'm	2 3
then it's	2 5 6 5
then rolling	12 3
then the	14 19
then_$	6 17 8 1 13 7 14 12
then_afraid	2 3
then_end	14 3
then_here	6 8
then_off	6 7
then_then	14 10
then_usual	14 4
then_want	12 4
then_you	2 2
then_your	0 20
there	0 -20 1 -9 2 -30 3 -12 4 -13 6 -2 7 11 12 -1 14 23
there $	6 -20 7 -14 14 28
there ,	0 3 6 -8
there :codething	4 -4 5 1 6 5 7 35 8 -22
there :negation	7 12 8 2
there :promise	6 -4
there are	1 1 2 -1 6 5
there has	7 11
there is	4 -4 5 1 6 5 7 35 8 -22
there isn't	7 6 8 7
there won't	6 2
there's	1 -3 3 -9 6 12 8 10 11 -17 13 -1
there's :absolute	7 6
there's :negation	7 15
there's :number	6 1
there's :promise	7 11
there's :time	7 3
there's a	1 -5 5 5 6 9 7 -50 8 -1
there's always	7 3
there's none	7 9
there_$	3 -12 7 2
there_bath	6 3
there_been	7 18
there_behind	6 13
there_charge	1 1
there_com	6 10
there_film	14 3
there_guarantee	7 -1
there_house	7 3
there_key	8 2
there_lot	5 9
there_no	1 -14 3 -7
there_not	7 19
there_old	8 3
there_one	5 4 7 -2
there_other	6 7
there_prettier	7 4
there_rather	5 10
there_right	6 4
there_small	6 2
there_so	8 6
there_such	7 5
there_th	7 6
there_there	6 11
there_very	6 3
there_your	7 3
there_£#	1 5
thereabout_$	4 4
thereabouts	4 6
thereabouts ,	4 5
therefore	1 13
therefore_$	1 1
there…	4 6 5 7 6 21 7 3 8 12 9 -4 11 -32 13 -5
these	6 29 7 5
these :period	8 7 14 2
these days	8 7 14 2
these_$	8 2
they	0 -2 1 -28 6 -4 7 7
they $	2 10
they :openprice	2 3
they don't	6 2
they make	2 3
they would	4 5
they're	2 23 6 25
they're :deterring	6 8
they're_$	6 11
they're_here	6 2
they'…	2 17 6 25
they_$	1 -46 2 -3 6 -3 7 3
they_them	6 1
thin	1 20 13 2
thin ,	1 12
thin_so	1 11
thing	0 10
thing ,	0 10
things	3 4
things :seller	2 5
think	1 8 3 -11 4 21 6 5 8 -3
think :codething	4 3
think :time	1 12
think is	4 3
think of	6 2
think_$	1 16 2 1 4 15
thinking	1 19 4 10
thinking of	1 21
think…	1 19 4 10
third	7 -9 8 16 13 16
third :hiding	8 26
third flowerpot	8 4
third_$	1 7 8 1 13 12
thirty	5 27 13 -7
thirty :money	5 11
thirt…	2 4 13 3
this	0 5 1 21 2 18 3 24 4 -11 5 -22 6 102 7 42 8 -98 9 -24 10 58 11 -6 12 -33 13 -33 14 -92
this $	7 5
this ,	6 15
this :accepting	1 -27 2 18 6 -5 7 29 10 10
this :building	2 29 4 -12 6 -15 7 14 8 -24 10 24 11 -31
this :clocktime	6 13 10 22
this :codething	1 14 2 14 6 2
this :deadline	4 -12 6 31 7 -20 10 13
this :denying	1 5 2 -2
this :deterring	1 16 6 -22
this :fee	6 28
this :feething	7 44
this :keything	1 3 7 7
this :money	6 45
this :nearby	0 -1
this :negation	0 13 1 1 6 -1 7 -16
this :neighbour	1 4 2 22 6 -2 11 -30
this :newness	1 15 4 -2 6 -13 10 29
this :number	0 2 3 27 11 17
this :offerdeal	6 38
this :online	6 -41 7 -17 14 -24
this :openprice	6 50
this :payer	0 9
this :period	4 -4 6 16 10 8
this :person	8 3
this :photo	2 20 6 -3 11 -30
this :place	2 3
this :promise	6 25 7 -7
this :rent	6 11
this :return	6 38
this :room	1 14 7 67
this :rulesplace	2 6 7 9
this :seller	0 9
this :spelled	0 2 3 27 11 17
this :urgency	1 17 6 -12
this country	2 4
this figure	6 3
this flat	2 21 6 -1 11 -31
this house	1 -26 2 20 6 -12 7 30 10 11
this instant	6 12
this is	1 17 2 5 6 4
this isn't	0 17 6 -21
this kitchen	7 11
this money	6 13
this month	6 8
this morning	10 23
this one	1 -13 3 9 4 1 11 18
this one's	1 7 3 2 6 -15
this place	1 12
this price	6 28
this rent	6 13
this roof	7 1
this site	6 -10
this terrace	1 1
this time	1 18 6 -37
this week	6 2 10 11
this will	6 9 7 -6
this window	7 16
this won't	1 5
those	0 44 1 2 2 14 7 -38 8 -19 13 18
those :burden	0 10
those :deterring	0 10
those :photo	11 1
those :title	13 6
those are	13 3
those of	2 12
those on	0 11
those who	13 6
those with	1 2
those_$	1 9 7 -5 11 1
those_have	0 4
those_keep	3 2
those_rent	13 1
those_up	0 6
those_will	6 7
though	7 -2
though $	0 7
thoug…	6 1
thousand	4 19 5 1 6 4
thousand :burden	6 3
thousand_$	6 2
thous…	4 19 5 1 6 3
three	0 4 1 -12 4 -14 6 14 7 -26 9 14 10 -1 12 -15 13 37
three :absolute	5 9
three :child	1 -26
three :codething	8 13
three :deterring	6 8
three :income	0 5
three :number	5 7
three :period	0 2 5 -22 13 19
three :rent	13 9
three :room	2 6
three :sex	1 13
three boys	1 14
three hundred	5 9
three kids	1 -7
three months'	13 4
three other	6 8
three payslips	0 3
three rents	13 1
three rooms	2 20
three_$	1 -19 6 1 12 -2
three_only	2 3
three_rent	13 7
three_want	6 7
three_when	1 2
three_you	6 7
three…	1 3
through	3 -25 4 -2 5 6 8 22
through $	1 6 7 7 14 9
through :payer	5 19
through :seller	5 19
through a	2 1 8 2 11 9
through our	5 11
through the	6 17 8 14 14 -13
through this	6 -28
through your	6 3
through_$	4 -3 14 -14
through_broker	5 3
through_door	6 24
through_i	0 1
through_roof	0 2
through_site	6 -5 14 -33
through_wall	8 25
through_when	0 2
throughout	3 12
throughout ,	3 4
throu…	4 -15 5 6 8 17
throw	4 6
throw in	4 3
thu	8 7
thurs	8 12
thurs…	6 -5
tick	6 25
tick tock	6 26
tick_$	6 25
tick_box	0 2
tidy	3 9 4 1
tidy $	2 12
tidy ,	2 -8 3 10 4 3
tidy_$	2 -7
tied	12 12
tied in	12 12
tied_until	12 3
tiktok	14 14
tiles	6 2
till	1 -16 5 17 6 16 8 42 10 9 12 9 13 4
till :clocktime	12 10
till :deadline	10 4
till :number	8 20
till :spelled	8 28
till :time	10 4
till :urgency	10 4
till easter	12 10
till the	6 2
till_$	8 7 10 5 13 2
till_then	6 9
tim_day	2 6
tim_rent	13 -23
tim_year	13 5
time	0 15 1 11 3 -14 5 23 6 -18 8 -4 10 3
time $	6 -77
time ,	6 -2
time :absence	1 5
time :codething	6 12
time :nearby	1 6
time :work	0 15 1 1
time is	6 12
time round	1 6
time work	1 5
time you	6 3
time_#	10 6
time_$	1 14
time_only	1 6
time_out	6 14
times :bid	6 2
times :childless	6 2
times a	2 5 13 4
times over	6 2
tin $	8 2
tiny	1 -4
tiny :record	1 8
tiny feet	1 8
tinyurl	14 5
tinyurl :spelled	14 5
tinyu…	14 5
to	1 10 2 6 3 1 4 -24 5 30 6 3 8 5 10 20 11 -29 12 5 13 7
to #	8 30 12 6 14 12
to ##	8 -13
to $	0 -13 2 -30
to ,	2 20
to :accepting	2 2 4 -14 5 2 6 9 8 3
to :advance	3 8 4 -8 6 -4 12 3 13 1
to :asking	1 -6 4 -25 6 6 8 23
to :bid	4 14 6 -9
to :burden	4 3
to :childless	1 14
to :clocktime	6 -2 13 27
to :deadline	6 13
to :demand	6 -1
to :demanding	6 6
to :deterring	2 12 3 4 4 -30 6 -18
to :disclaimer	2 -1
to :everyone	4 12 6 -7
to :faith	2 22
to :family	1 5
to :fixed	3 3
to :holiday	3 2
to :income	5 10 6 8 13 -1
to :jobname	0 17
to :losing	4 1
to :money	5 -54 6 2
to :nation	2 11
to :nearby	7 5 10 9
to :negation	7 20
to :newness	10 8
to :number	1 -17 5 4 7 -4 8 9 14 12
to :offerdeal	2 1
to :online	0 -1 1 10 5 -4 12 4 13 4
to :onlyword	6 4
to :opinion	4 -34 5 -2 6 32 12 2
to :origin	2 18
to :payer	0 -4 1 1 4 -28 7 5 10 17 12 3
to :paying	0 -3 1 2 3 8 4 -11 5 30 13 14
to :period	5 8 12 -7
to :person	0 23 1 18 2 3 6 -58 8 -10
to :photo	0 3
to :place	6 -1 10 6
to :politics	1 6
to :preferring	2 -19 4 12
to :ranking	3 1 4 -5
to :refusing	0 -9 2 10 6 12
to :rent	4 -35 10 15 13 -6
to :return	4 -16 7 8 10 31 13 -9
to :rulesplace	0 3
to :seller	0 -24 4 -21 6 4 7 -18 10 16 12 3
to :sexual	2 1
to :spelled	5 3 7 18 8 -2
to :tribunalrent	10 9
to :urgency	2 -4 6 3 7 9 8 -1
to :welcoming	0 1 3 1
to :writeto	0 -8 2 -13 3 -15 6 1 8 6 13 12
to a	2 27 6 -3
to adults	1 1
to an	6 9
to anything	4 4
to avoid	6 9
to bag	6 3
to be	0 7 1 4 2 1 4 18 5 20 8 -5 13 4 14 -6
to begin	12 11
to bring	3 5
to buy	5 1
to change	11 1
to come	0 7 6 5
to cover	5 1
to decline	2 2
to dogs	3 9
to easter	13 8
to end	6 17
to everybody	1 2
to families	1 1
to fill	2 5
to find	1 8
to follow	13 1
to foreigners	2 4
to get	1 -1 8 13
to give	11 7
to go	4 11 6 -5
to hear	4 20
to improve	4 1
to it	6 10
to let	6 7 8 2
to live	6 8 7 12
to make	7 11
to market	10 10
to match	2 5
to mention	6 3
to none	7 17
to our	10 16
to pay	5 11 6 10 13 -1
to pets	3 -4
to prefer	2 -6
to rent	4 -33 10 9 13 -4
to run	7 6
to save	2 6
to say	3 3 4 -4 8 7
to secure	6 1
to see	2 4
to sell	10 6
to settle	13 28
to show	0 7
to start	12 1
to stay	3 3
to stop	7 7
to suit	4 4
to take	5 4 6 10
to tenants	0 4
to the	0 -6 2 -8 3 -2 4 9 7 -9 8 4 10 1 12 6 14 -33
to them	11 5
to think	6 11
to those	1 16 2 3
to us	0 -3 4 -6 12 6
to view	6 9
to vote	1 7
to whoever	4 4
to write	5 8
to you	6 -27
to £#	5 -38
to £##	6 8
tock	6 26
tock $	6 23
today	6 16 10 17
today_it's	6 1
toddler	1 10
toddler_$	1 6
toddlers	1 24
toddl…	1 38
together	13 28
together $	13 4
toget…	13 28
told	0 10 2 -17 6 -23
told :spelled	0 1
tom	6 1 8 22
tom ,	6 1 8 11
tomorrow	6 40
tomor…	6 38
tonight	4 -1 6 45
tonight $	6 19
tonig…	4 -1 6 58
too	0 -19 2 28 5 -19 7 -19 8 -34
too $	0 -3 1 -22 6 -2
too :demand	1 12
too :feething	6 11
too :losing	6 11
too :title	6 11
too late	6 11
too many	1 12
too_$	2 36 6 2
took	11 12
took a	0 4
took_chance	0 4
top	2 13 5 19 6 -31 7 -5
top :nearby	7 7
top :place	7 7
top :room	2 17
top floor	2 5
top of	5 2
top_$	2 6 4 -27
top_rent	5 10
top_studio	0 1
tortoise	3 -13
torto…	3 -13
total	7 2
total_$	7 2
totally	7 17
total…	7 17
tots	1 9
tots $	1 10
tour	14 12
touring	9 9
touri…	9 23
tow	0 2 1 7
toward_$	0 4
towards	0 3 5 13
towar…	0 3 5 13
towels	9 13
town	6 2 7 -5
town :codething	6 1
town is	6 1
town_$	7 -18
toys ,	1 7
trade	7 11
tradition	2 3
traditional	2 16
tradi…	2 32
trains	6 -14
tran_not	2 7
trans	2 19
transfer	13 42
transfer the	13 6
trans…	2 18 4 -16 13 40
traveller_$	2 4
travellers	2 36
travellers $	2 2
trave…	1 -10 2 47 6 -2
treas…	1 2
treat	11 21
treat the	11 21
treble	7 3
trimester	13 15
trime…	13 15
trip	9 3
trouble	2 27 8 7
trouble_$	2 11 8 6
troub…	2 27 8 7
true	11 8
trust	7 31
trust :seller	7 15
trust :writeto	7 15
trust me	7 14
trustees	2 5
try	0 15 1 9 2 34 6 -6
try the	0 13 2 6
try_$	0 15 1 3 2 37
tue	8 1
tues	8 7
tuesdays	8 18
tuesd…	8 9
turn	6 2
turn the	8 18
turn_claim	0 -4
turn_dial	8 18
turned	3 4 6 -17
turned :number	8 1
turns :deadline	0 3
turns :demanding	0 3
turns :openprice	0 3
turns up	0 3
twelfth	2 5
twelf…	2 5
twelv	12 6
twelve	12 36
twelve :period	12 24
twelve months	12 13 13 -10
twelve weeks	13 8
twelve_rent	13 5
twenty	5 18 6 5
twenty :number	5 10 6 3
twenty :spelled	5 10
twenty five	5 13
twenty thousand	6 4
twenty_$	4 2 6 2
twice	8 5
twice $	6 2
twice a	13 2
twice the	0 1
twice_$	8 8
twice_year	13 4
twins	8 15
two	0 -14 1 -2 2 8 5 -2 6 -39 7 -33 8 -1 9 4 12 -10 14 -33
two ,	8 3
two :age	8 10 12 27
two :child	1 -15 8 10
two :childless	1 11
two :longperiod	12 33
two :newness	12 27
two :period	5 12 12 -6
two :person	1 4
two :pet	3 -30
two :record	12 27
two :room	3 6 6 -69 14 -18
two :sex	2 25 8 4
two adults	1 1
two bedrooms	1 5
two beds	1 1 3 11
two boys	8 8
two cats	3 -16
two in	8 1
two months	12 -27 13 5
two months'	12 -27
two of	4 8
two sinks	2 7
two weeks'	5 17
two years	12 29
two_$	0 -3 1 -63 4 -11 5 -22 7 -19
two_bed	2 6
two_beds	12 4
two_down	8 9
two_girl	8 8
two_hold	5 6
two_kitchen	2 6
two_left	6 3
two_nobody	8 2
two_notice	12 -29 13 -9
two_only	3 17
two_rent	5 2 13 5
two_want	4 15
two_you	4 12 12 -4
two_zero	8 1
twos	4 4
type	6 10 14 42
type :number	8 4
type_$	6 4
type_into	14 2
types	0 4 2 6
uc	0 19 1 -3 2 -28 5 -5
uc ,	0 -9
uc :person	0 10
uc claimants	0 2
uc tenants	0 2
uk	6 -1 7 -2 13 30 14 10
uk $	7 -4
uk :burden	13 12
uk :origin	2 8
uk guarantor	13 13
ultimate	7 9
ultim…	7 9
un	7 8
un :absolute	7 10
un_$	7 1
unable	0 11
unable :openprice	0 11
unable :opinion	0 11
unable to	0 11
unattend_$	8 2
unattended	8 12
unatt…	8 12
unbeatable	7 5
unbeatable_$	7 3
unbea…	7 5
under	0 -12 2 10 3 18 5 -17 6 24 7 -8 8 8
under 16s	1 12
under :absolute	3 15
under :bid	6 9
under :deadline	6 9
under :disclaimer	6 8
under :everyone	3 15
under :number	1 20
under :offerdeal	6 9
under :seller	2 8
under :spelled	3 5
under offer	6 9
under sixteen	1 3
under tens	1 17
under the	1 -59 8 5
under_$	3 8 5 -2 6 25 8 9
under_circumstanc	1 -5 3 4
under_flowerpot	8 5
under_live	1 5
under_over	4 1
under_roof	2 20
under_third	8 8
under_use	1 -6
underscore	14 8
understand	2 2
under…	14 2
unemp…	0 8
unfortunately	0 8
unfor…	0 8
unhappy	7 5
unhap…	7 5
unheard	7 10
unheard of	7 10
unhea…	7 10
unionist	2 16
unionist_$	2 4
unionists	2 10
union…	2 34
universal	0 13 2 4 5 -29 13 -25
universal ,	2 3
universal :benefit	0 13 5 -24 7 -4 13 -20
universal :feething	0 13 5 -24 7 -4 13 -20
universal credit	0 5 5 -23 7 -4 13 -17
universal_room	2 3
unive…	0 12 1 -2 2 6 4 -2 5 -34 13 -27
unlawful	0 -5 2 -6
unlawful :openprice	0 -2 2 -4
unlawful :opinion	0 -2 2 -4
unlawful to	0 -2 2 -4
unlaw…	0 -5 2 -6
unless	0 12
unless you	0 14
unmar…	10 17
unmatch_$	7 12
unmatched	7 9
unmat…	7 9
unoccupied	8 9
unocc…	8 9
unrivall_$	7 13
unrivalled	7 13
unrivalled views	7 10
unriv…	7 22
unsuitable	1 8
unsuitable for	1 8
unsuitable_fami	1 7
unsui…	1 19
until	4 5 6 -22 7 -4 8 -9 10 5 12 1 13 9
until ##	8 -5
until :number	12 -14
until :wanting	6 3
until after	6 3
until the	6 -22 12 8
until you	5 3
until_$	4 13 8 -7
unwaged	0 6
unwag…	0 6
unwanted	1 16
unwan…	1 16
unwelcome	3 10
unwel…	3 10
up	0 8 1 1 4 -24 5 5 6 9 7 6 8 24 11 1
up $	4 -12
up ,	8 8
up :advance	12 -4 13 11
up :burden	14 7
up :deterring	14 8
up :openprice	5 -1 6 -8
up :opinion	6 -18
up :person	1 7
up :ranking	12 -4 13 11
up and	7 9 11 13
up at	8 6
up for	0 18 10 24 12 11
up front	12 -3 13 18
up in	6 -11
up on	6 1 14 8
up the	2 10 8 3
up to	6 -15
up with	1 3
up_$	1 13 2 -25 8 17 10 2 11 -10 12 -6
up_down	8 9
up_if	6 2
up_loft	2 2
up_monday	6 11
up_pylon	11 8
up_road	2 6
up_sale	10 19
up_self	13 6
up_stair	8 2
up_up	2 6
up_you	5 -10 6 -19
upfront	12 -8 13 53
upfront $	13 13
upfront_$	13 15
upfro…	12 -8 13 53
upgra…	6 8
upon	3 1 4 2 6 -2 11 15
upon :asking	4 7
upon request	4 3
ups	1 33 2 -12
ups $	1 19
ups :absolute	1 2
ups :burden	1 2
ups :onlyword	1 2
ups :scarcity	1 2
ups only	1 2
upset	2 3
upset the	2 3
upset_$	2 3
upstair_you	11 2
upstairs	1 5 8 23
upstairs ,	11 1
upstairs :lifeword	8 12
upsta…	1 5 8 24
upwards	4 20
upwards of	4 2
upwar…	4 20
us	0 -8 1 -2 3 -11 4 7 5 -3 6 -25 7 -3 8 -5 13 9 14 -36
us $	14 -32
us :asking	4 1
us :deadline	13 1
us a	13 2
us about	3 -6 4 -1
us an	4 8
us and	2 9
us what	4 2
us_$	4 14 14 -18
us_never	3 1
us_will	3 2
use	0 -25 1 -33 3 -25 4 -16 6 -48 8 7
use #	8 11
use :number	8 11
use the	1 -4
use_#	8 9
used	0 -26 3 -6 6 -44 7 -13 8 5 11 45
used :openprice	0 -18 3 -1 6 -21
used :opinion	0 -33 6 -20
used a	11 9
used to	0 -33 6 -20
used_$	8 7
used_from	11 3
used_room	11 3
used_say	0 -6
user	14 31
user :openprice	14 10
user_$	14 11
users	2 6
usual	0 19 13 14 14 12
usual :deadline	14 9
usual :fixed	14 9
usual ending	14 9
usual_$	0 3 6 -16 13 14 14 9
usually	6 -25 13 12
usual…	6 -25 13 12
vacant	6 -3
vacation	9 10
vacation :rent	9 9
vacation rental	9 9
vacat…	9 10
valua…	1 10
value	1 10 6 -8 7 42
value $	7 1
value_$	7 16
value_by	7 17
value_so	1 1
valuer	7 12
value…	4 5
van_$	0 1 7 3
vanis…	6 5
vapers	3 1
vary	11 17
vary $	11 3
vat	5 21
vat $	5 16
vegetarians	2 3
veget…	2 16
vendor	2 23
vendor_not	2 13
vendor_sell	2 7
very	6 3
vetting	5 7
vetti…	5 7
video	5 9 14 14
video $	5 7
video :photo	14 6
video tour	14 6
view	2 -37 7 8 8 -12 11 7
view ,	6 8
view in	7 10 11 6
view_avoid	6 10
view_disappointment	6 6
view_so	6 5
view_there	6 14
viewers	8 15
viewe…	8 15
viewing	6 11 7 -7 8 6
viewing $	0 2 4 12
viewing essential	6 5
viewing recommended	6 4
viewing_#	8 -26
viewing_$	8 2
viewings	4 3 5 4 6 -9 8 -6 13 -16
viewings $	1 2 5 8
viewings are	6 3
viewi…	4 13 7 -55 9 -33 11 -10 12 -26 13 -12
views	7 25 11 11
views $	7 20
village	6 -7 7 -19 8 -6
villa…	6 -12 7 -20 8 -13
visit	1 1 5 20
visit ,	5 14
visit_$	1 12
visit_day	1 4
visitors	1 15
visits	1 16
visits by	1 2
visit…	1 11 9 16
vote	1 18
vote $	1 19
voter_$	2 9
voters	2 11
vouch	11 9
vouch for	11 6
vouch_$	11 6
w	10 5
wag_$	0 2
wag_pension	0 -9
wage	0 46
wage $	0 7
wage :income	0 28
wage :work	0 17
wage earners	0 13
wages	2 -9
wages $	0 3
wages ,	0 -31
wages :absolute	0 7
wages :burden	0 6
wages :onlyword	0 8
wages :scarcity	0 7
wages only	0 7
wait	6 20
wait ,	6 13
wait for	6 -20
wait_you	6 25
waited	6 25
waiting :demand	6 -12
waiting :ranking	6 -12
waiting list	6 -12
wake	1 10
wake_$	1 11
wales	7 13
walk	0 -21 14 10
walk :consent	14 10
walk through	14 10
walk_$	7 -1 14 10
walking	2 10 9 8
walki…	2 10 9 8
wall ,	7 7
wall_so	1 6
wall_thin	1 15
walled	10 5
walled :feething	10 6
walled :room	10 6
walled :rulesplace	10 6
walled garden	10 6
walls	1 22
walls are	1 8
wander	8 12
wanders	8 2
want	0 2 1 10 2 17 3 6 4 30 5 -8 11 -18
want :child	1 11
want :number	4 7
want a	2 25 14 2
want it	4 31
want_$	0 -10 5 -28 6 22 12 5 13 -23
want_first	14 3
want_flat	6 12
want_good	1 2
want_here	6 14
want_hundr	4 7
want_live	6 12
want_month	13 24
want_one	8 3
want_so	6 7
want_tenant	2 21
wanted	0 14 1 24 2 25 6 -6
wanted $	1 24 2 10
wanted for	0 14 2 21
wanting	0 1 8 6
wanting :openprice	8 2
wanting :opinion	8 2
wanting to	8 2
wanti…	0 1 8 6
wants	6 36 12 9
wants :openprice	6 8
wants :opinion	6 8
wants it	6 8
wants to	6 8
warden's	8 3
warde…	8 3
warm	7 11
warmer	7 9
warned	6 5
warned $	6 4
was	1 -34 4 -22 5 -34 6 -21 7 -83 8 -30 9 -17 10 -19 11 31 12 -30 13 -57 14 -9
was :advance	11 7
was :negation	2 6
was :photo	11 15
was :ranking	11 7
was :spelled	2 7
was no	2 7
was the	3 1
was_$	5 -4
was_by	11 15
was_day	11 10
was_my	11 8
was_through	11 6
wash	2 5
wasp	8 4
wasted	2 3
watch	0 2 6 1
watch $	0 7
water	3 7 4 -16 5 -26 7 17 8 -30
water :petpart	3 3
water in	7 8
waver…	6 7
way	0 18 2 11 4 -6
way $	2 10 5 -17 7 -15
way ,	0 13 6 -6 7 11
way in	6 13
way of	0 4
way_$	6 12
way_hous	0 1
we	1 4 2 3 3 -11 5 -3 6 6 7 -42 8 -1 10 -32 11 2 12 1 13 10 14 -31
we :absence	8 6
we :absolute	7 -21
we :accepting	6 -4 8 -8 11 9 13 10
we :asking	0 -2 1 10 6 13 8 -14 13 2
we :burden	0 9
we :deadline	13 3
we :demanding	2 5 5 4 6 5
we :denying	1 -1 2 -27 7 -2
we :disclaimer	7 7
we :fairness	1 4 5 4
we :fee	13 11
we :hiding	6 11
we :income	5 -8 13 -9
we :losing	8 20 14 4
we :nearby	5 4
we :negation	2 12 3 -11 4 -12 6 5 7 -36 8 -10 11 13
we :newness	7 -11
we :online	0 1
we :openprice	11 1
we :paying	5 -17 13 -19
we :promise	3 -1 6 14 11 15
we :refusing	2 1 3 20
we :scarcity	3 -1
we :spelled	13 2
we :title	5 9
we :wanting	1 -6
we add	0 2
we are	0 11 6 -38 8 10
we ask	1 6 5 5
we can	6 12
we can't	2 15 6 11 7 -4 11 17
we cannot	6 17
we do	0 -4 3 -9 4 -18 5 5
we don't	1 11 3 -2 4 -17 6 -1
we expect	6 9
we fly	8 3
we go	14 5
we guarantee	7 8
we have	4 5 13 -2
we know	6 1
we leave	4 5 8 2
we let	0 -2
we like	13 7
we make	11 2
we mean	1 13
we moved	8 1
we pay	5 -8 13 -9
we promise	7 6
we say	7 5
we sell	12 13
we should	4 3
we take	0 -26 13 22
we took	0 3
we want	2 11
we will	4 15
we would	2 -12
we'd	0 20 1 14 2 49 4 30 6 -57 7 -25 8 -32 9 -8
we'd :accepting	4 24
we'd :demanding	0 16 2 23
we'd :fairness	5 1
we'd :negation	4 4
we'd :preferring	1 2 2 13
we'd :wanting	0 26 2 2
we'd not	4 7
we'd prefer	0 2
we'd rather	2 12
we'd sooner	1 5
we'd take	4 3
we'd want	0 16
we'd_$	4 22
we'd_ask	2 3
we'd_have	1 1
we'd_more	4 1
we'd_not	2 5
we'd_you	2 23 6 1
we'll	2 13 3 -13 4 16 5 -2 6 -20 7 -3 13 4
we'll :accepting	0 8 4 12
we'll :asking	6 5
we'll be	8 12
we'll let	4 4
we'll_$	4 -4
we'll_you	14 3
we're	1 13 4 1 5 -3 6 -21 7 -22 8 36 13 10 14 3
we're :burden	8 3
we're :deterring	8 1
we're :negation	4 7
we're :spelled	8 11
we're :wanting	2 6 8 -15
we're at	8 18
we're in	8 13
we're not	4 7
we're on	8 4
we're the	14 5
we're_$	1 15 8 16
we're_about	13 5
we're_spain	8 7
we've	0 3 2 11 3 5 7 -13 12 -9
we've :denying	11 10
we've :fairness	1 8
we've :openprice	1 9
we've decided	1 8
we've found	13 2
we've had	0 8 6 5
we've used	11 10
we've_$	1 3 2 7 3 -8
we've_against	1 8
we've_enquiry	6 6
we've_inundat	6 7
we've_since	6 8
we've_work	13 2
we_$	1 -4 2 -59 5 9 6 -13 11 -57 13 -14 14 -1
we_about	11 2 12 3
we_all	3 1
we_applicant	4 10
we_ask	2 -20
we_by	13 4 14 5
we_claimant	0 11
we_deal	0 3
we_do	2 5
we_dog	3 1
we_dogs	3 28
we_door	6 8
we_had	0 1
we_have	3 6
we_hold	6 5
we_home	14 5
we_list	6 9
we_mind	3 -19
we_month	13 9
we_no	1 -18 11 22
we_not	2 -15 4 -25
we_only	2 3
we_our	2 2 13 3
we_people	3 3
we_pets	3 -5
we_print	6 14
we_referenc	5 -2
we_rent	0 -1 2 7
we_responsibility	11 7
we_see	4 16
we_sell	2 5
we_take	4 -16
we_these	6 4
we_unable	0 7
we_up	0 9
we_viewing	5 7
we_week	13 10
we_wheelchair	2 9
we_will	7 3
we_you	5 1 6 8
we_you'll	1 1
wean_$	1 7
weans	1 13
wear	1 15 5 16
wear and	1 1
wear_$	5 23
wear_tear	1 1
weather_$	7 8
weath…	7 3
website_$	14 1
wedd_$	8 4
wedding	8 10
weddi…	8 7
wednesday	6 7
wedne…	6 6
wee	1 37 3 20 8 25 14 11
wee :person	1 24
wee ones	1 24
wee_$	3 7
wee_by	1 4
wee_door	1 4
week	8 20 9 63 13 -6
week $	6 -16 7 -1 9 11
week ,	13 -7
week :absolute	6 2
week :scarcity	6 2
week only	6 2
week_$	4 -22 8 11 9 33
week_advance	13 -27
week_flat	5 15
week_house	5 12
weekday	8 5
weekdays	8 10
weekd…	8 26
weekend	1 24 6 33 7 -12 9 17
weekend ,	6 13 8 2
weekend_$	6 18
weekend_£#	5 7
weekends	1 21
weekends $	1 1
weeke…	1 49 6 24 7 -38 9 7
weekly	5 -3 13 -30
weekly ,	13 -15
weeks	5 2 8 23 9 26 13 8
weeks ,	8 9
weeks :rent	5 18
weeks :return	5 18
weeks :spelled	13 5
weeks at	13 5
weeks rent	5 18
weeks'	13 -5
weep	6 1
weigh	4 9
welcome	0 -45 1 -24 3 -20 4 7 5 -25 6 -61 7 -21 9 21
welcome $	4 3
welcome ,	0 -25 1 -37 13 3
welcome_can	2 2
welcome_not	1 1
welco…	0 -42 1 -27 3 -21 4 6 5 -26 6 -64 7 -21 8 -3 9 23 11 -1
welfare	0 14
welfa…	0 14
well	1 -4 2 -15 7 15 8 -13
well $	7 2
well :advance	13 2
well :ranking	13 2
well ahead	13 3
wellies	1 1
welsh	2 1
welsh :person	2 7
wen	10 4
went	0 7 1 -1 4 11
went :openprice	7 6
went_over	4 5
were	0 -3 1 -12 4 -17 5 -7 6 18 8 -7 11 27
were :dislike	8 3
were you	6 6
were_$	3 12 6 5
were_before	11 8
weren't	2 1
weren…	2 1
wet	10 9
wet_$	10 5
wharf	1 8 4 4
wharf_$	1 8
what	0 22 4 29 5 -76 6 -37 8 -13 11 13 13 -14 14 -21
what :codething	11 10
what :opinion	0 19 1 7
what :payer	0 21 1 8
what :place	0 4
what :seller	0 26 1 7 2 9 4 -2
what could	11 1
what is	11 10
what it	4 -2
what kind	0 4
what the	5 -17
what we	0 21 1 8
what we've	13 2
what would	4 9
what you	0 20
what you'd	4 14
what_$	2 -17 4 -3 7 -18 13 -14
what_by	2 2
what_do	0 25
what_get	11 -6
what_give	4 14
what_look	0 4
what_mean	2 1
what_pay	4 23
what_says	4 -15
what_will	7 -4
what_worth	4 6
what_you	2 6 4 14
whatever	0 -2 3 17 4 26 7 19
whatever ,	2 7
whatever happens	7 7
whatever the	4 18 7 1
whatever you	4 12
whatever_$	3 12 7 15
whatever_says	4 2
whatever_think	4 12
whate…	0 -2 3 17 4 26 7 19
whatsapp	1 1
whatsapp ##	1 4
whatsapp :number	1 4
whatsapp_$	1 4
whatsoever	2 1
whatsoever ,	2 6
wheel	2 8
wheelchair	0 -18 1 -12 2 8
wheelchair_flat	2 1
wheelchairs	2 10
wheel…	0 -31 1 -27 2 21 7 -16
when	0 2 2 6 3 -13 5 26 7 -16 13 34
when :seller	0 3
when :title	8 2
when it's	6 2
when the	6 6
when they	13 4
when you	4 -16 5 30 13 12
when you've	8 7
when_$	0 -1 3 -13 5 14 6 -15 13 1
when_arrive	13 3
when_come	5 6 13 5
when_had	8 13
when_has	6 6
when_leave	5 36
when_look	8 11
when_up	0 1
when_your	8 7
where	0 28 1 24 3 13 4 10 5 -34 6 -38 7 33 14 24
where :everyone	0 7 1 3 7 10
where :opinion	14 10
where :payer	4 8 14 3
where :seller	4 8 14 3
where everybody	7 2
where the	4 8
where there	1 22
where we	14 5
where_$	1 16 4 6
where_conversation	4 20
where_go	14 5
where_start	4 5
whether	0 -2
wheth…	0 -2
which	0 -18 4 5 5 1 7 -11 8 -10 12 13 14 -14
which $	4 31
which :codething	3 11 7 -11
which :negation	7 16
which :openprice	6 3
which :paying	2 2
which :spelled	7 4
which foot	2 2
which is	3 11 7 -11
which no	7 5
which to	6 3
which_$	5 13 12 16
which_have	4 3
which_out	1 2
which_should	4 3
which_there	3 1
which_we	4 2
which_why	3 10
which_you	2 1
while	5 20 6 62 8 4
while :opinion	5 19
while :payer	5 19
while :seller	5 27
while checks	5 3
while the	6 6 13 7
while we	5 19
while you're	6 16
while_$	5 1 6 28
while_check	5 3
while_still	6 17
whippet	14 2
whippet $	14 2
whipp…	14 2
whit_$	2 17
whitby	10 6 14 3
whitby ,	14 4
white	1 5 2 24 6 -1 7 -12 11 11
white ,	11 3
white :family	2 13
white :feething	1 16
white :nation	2 2
white :thing	1 17
white carpets	1 16
white families	2 5
white goods	2 -9
white_$	2 12 11 11
white_white	11 3
white_would	2 7
whites	2 17
whites :absolute	2 17
whites :burden	2 17
whites :onlyword	2 17
whites :scarcity	2 17
whites only	2 17
who	0 23 2 13 4 34 6 27 11 -56 13 8 14 -11
who :codething	2 1 6 1 8 16
who :demanding	2 -2
who :hiding	13 26
who :income	0 13
who :negation	2 6
who :opinion	2 8
who :urgency	6 22
who :wanting	0 -10 1 2 2 -37 6 -28
who :writeto	0 3
who are	0 9
who can	0 -2 13 27
who get	0 4
who has	2 8 8 29
who is	2 1 6 1 8 16
who isn't	2 20
who lived	8 -11
who owns	0 1
who pay	0 3
who sees	7 2
who signs	0 15
who waited	6 8
who would	6 2
who'd	2 23 4 11 8 1
who'd :wanting	8 2
who'll	8 2
who'll be	8 7
who's	8 37
who've	1 4
who_$	0 -15 1 -6 3 -17 4 17 7 -5
who_can	0 3
who_down	13 8
who_has	1 3 6 8
who_help	0 3
who_lost	6 9
who_next	6 7
who_other	6 11
who_over	6 13
who_own	0 7
who_right	2 5
who_road	0 3
who_so	8 6
who_their	0 16
who_wait	6 1
who_will	6 4
whoever	0 -4 2 -17 4 17 6 15 8 -20
whoever :codething	6 5
whoever :councilpay	4 4
whoever :hiding	7 3
whoever :lifeword	7 6
whoever :payer	4 4
whoever :paying	4 4
whoever is	6 5
whoever lives	7 6
whoever pays	4 4
whoever_gets	4 4
whoever_here	7 6
whoever_most	4 34
whoever_stretch	4 1
whoev…	0 -5 2 -18 4 17 6 15 8 -21
whole	1 3 2 -11 6 4 8 18 12 4 13 43
whole :longperiod	13 6
whole :period	13 14
whole of	7 17 12 8
whole_##	12 11
whole_$	1 14 8 8 12 8
whom	5 1
whose	0 21 1 29 6 -10
whose :child	1 16
whose :rent	0 18
whose :return	0 21
whose rent	0 18
whose_$	4 5
whose_flown	1 13
whose_has	1 5
whose_have	1 5
whose_was	4 3
why	3 22 8 11
wi	8 9
wi fi	8 11
wife	2 21 4 2
wife $	2 4
wife :codething	4 4
wife is	4 4
wife_$	4 3
wifi	8 33
wifi :codething	8 22
wifi :keything	8 15
wifi password	8 15
wifi_$	8 2
wifi_if	8 9
wigan	14 1
wigan ,	14 2
wiggle	6 2
wil	6 4
will	2 19 3 21 4 33 5 -27 6 32 7 38 8 -1 10 -57 11 -6 12 -5 14 -28
will $	7 7
will ,	8 1
will :absolute	6 -12 7 26
will :accepting	3 4 4 13 6 25 7 4
will :asking	2 23
will :demanding	0 16
will :denying	7 14
will :deterring	7 5
will :losing	6 23 7 -14
will :negation	1 -2 2 2 4 -13 7 4 11 -5
will :newness	7 20
will :number	7 4
will :openprice	6 2
will :opinion	7 -7 9 5
will :paying	4 2
will :promise	6 -3 7 31
will :return	7 3
will :scarcity	6 -9 7 7
will :spelled	7 2
will :time	6 11 7 13
will :wanting	0 19 9 4
will :welcoming	7 25 9 5
will :writeto	6 -7 7 6
will be	0 -7 1 5 2 13 4 16 5 -1 7 -16 8 -16
will bring	7 2
will come	7 12
will do	7 -17
will double	7 2
will feel	2 3
will get	6 -14
will go	6 3
will have	3 9 6 34 7 6
will knock	8 4
will love	9 5
will need	0 20
will never	7 14
will not	2 7 6 3
will put	4 2
will say	2 8
will share	8 7
will stay	7 1
will still	6 7
will take	4 7
will tell	2 4
will you	0 1
will_##	7 7
will_$	0 -2 2 2 3 3 5 -13 6 42 7 -44 8 -6 9 1
will_buyer	2 3
will_by	4 1 7 34
will_clear	7 7
will_declin	2 6 4 -11
will_empty	7 9
will_first	1 3 3 2
will_held	4 9
will_if	8 11
will_its	7 3
will_least	7 8
will_like	11 7
will_look	4 17
will_month	13 4
will_more	4 5
will_off	6 9
will_offer	1 7 2 10
will_refus	1 2
will_rent	6 2
will_saturday	4 9
will_through	7 30
will_view	6 -1
will_when	6 6
will_you	2 5 7 6 8 5
will_your	8 1
willing	4 11
willing :openprice	4 12
willing :opinion	4 12
willing to	4 12
willi…	4 11
window	6 32 7 8 8 6
window $	5 9 7 1
window :negation	8 9
window has	10 1
window in	6 3
window_$	6 15
window_been	11 8
window_have	11 7
window_shut	8 12
window_so	8 7
wins	4 9 6 8
wins $	4 5 6 8
winter ,	4 2
winter :onlyword	12 2
winter_summer	4 4
winter_£##	4 4
wise	6 23
wish :openprice	4 1
wish :opinion	4 1
wish to	4 1
with	0 9 1 16 2 17 3 5 5 -21 6 -5 7 -16 8 9 10 6 11 -5 13 24 14 -25
with ##	8 5
with $	0 4 12 3
with :absence	1 32
with :absolute	1 23 6 5
with :asking	6 3
with :benefit	0 12
with :child	0 -28 1 30 2 -58 3 -29 7 -8
with :childthing	1 14
with :councilpay	0 5
with :demand	6 17
with :disability	0 -30 1 -3 2 23
with :everyone	2 1
with :faith	2 12
with :family	3 1
with :forename	8 10
with :kin	1 -29
with :losing	8 1
with :money	13 4
with :negation	1 36 2 -21
with :online	7 8 13 19
with :openprice	4 1
with :opinion	7 7 13 16
with :payer	3 -19 5 2 7 28 13 26
with :person	0 12
with :pet	3 12
with :petpart	3 23
with :refusing	1 4 3 5
with :regretting	8 3
with :seller	3 -1 7 24 8 1 13 22
with :spelled	1 4 2 -7 7 -2 8 -8 12 -5
with :thing	2 12
with :title	8 31
with :work	0 6
with :writeto	1 2 7 16 13 16
with a	0 26 1 11 3 -4 4 6 7 -24 8 -12 10 4 11 15 14 -1
with an	1 -6
with both	2 1
with children	1 -11
with enquiries	6 5
with fur	3 7
with her	8 27
with housing	0 2
with it	7 13 11 15
with kids	1 15
with mental	2 4
with no	1 13 2 -11
with nobody	1 20
with our	5 1 7 3
with regret	8 3
with someone	2 4
with the	0 18 1 -20 2 3 3 -5 5 1 6 2 7 2 11 -1 12 3 13 7 14 14
with this	7 17
with two	3 3
with us	7 8 13 19
with you	3 16
with your	1 1
with £##	13 5
withdrawn	6 1
within	0 -13 1 -6 3 -11 5 -24 6 13 7 21 13 -3
within #	6 6
within :age	7 7
within :clocktime	6 15
within :deadline	6 16
within :number	5 -2 7 19
within :spelled	7 4
within :work	6 16
within a	6 -17
within hours	6 16
within_$	6 5 12 -4
within_hour	6 26
within_mil	7 15
within_year	7 10
without	0 -36 1 -13 2 -9 3 -6 4 11 7 10 13 23
without :absolute	7 7
without :everyone	7 4
without :fairness	7 1
without :kin	1 -3
without :pet	3 2
without :promise	7 10
without a	7 -10 13 9
without good	3 -7
without_$	0 -2 1 -5 2 -4 3 -5 7 20 8 2
without_guarantor	13 3
without_reason	3 -13
witho…	0 -36 1 -13 2 -9 3 -6 4 11 7 10 13 23
witnesses	2 11
witne…	2 12
wk	9 1
wks	5 4
woman	2 35
woman_$	2 17
women	1 -1 2 23
women $	2 15
won't	0 25 2 18 3 17 6 18
won't :absolute	7 9
won't :asking	4 2
won't :hiding	6 1
won't :openprice	4 8
won't :preferring	2 1
won't :writeto	6 15 7 1
won't be	1 14 2 12 3 6 6 -4
won't get	6 2 7 1
won't hang	6 1
won't say	4 7
won't sell	2 3
won't_$	2 14 3 9 6 14
won't_another	7 5
won't_around	6 20
won't_chance	7 4
won't_consider	2 24
won't_no	4 7
word	2 -10 6 18 7 29 14 3
word $	7 9
words	6 1
words $	6 5
work	0 54 2 -12 6 -12 8 2
work ,	0 7
work :absence	0 -11
work :absolute	1 6
work :burden	1 5
work :onlyword	1 6
work :scarcity	1 6
work only	1 6
work_$	0 24 5 -20 8 -8 9 3
work_i	0 13
work_like	0 6
work_one	13 2
work_only	0 12
work_out	0 -17
work_student	13 3
work_tenant	7 1
worked	7 10
worked for	7 1
worker	0 13
worker $	0 14
worker_##	0 10
workers	0 30
workers ,	0 2
workers :absolute	0 13
workers :burden	0 12
workers :onlyword	0 17
workers :scarcity	0 13
workers only	0 13
worke…	0 29
working	0 13 1 -9 2 -15 5 -12 6 -33 7 -31 8 -59
working :childless	0 12
working :kin	0 6
working :number	0 5
working :person	0 48 2 -22
working :sex	0 15
working :thing	0 -9
working couple	0 6
working fireplace	0 -6
worki…	0 13 1 -9 2 -15 5 -12 6 -33 7 -31 8 -62
works	0 -52 13 1
works $	0 -15 8 -3
works :absence	1 2 8 4
works :clocktime	1 2 8 7
works :holiday	1 3 8 1
works for	13 2
works nights	1 3 8 1
workt…	2 -9
world	7 10 8 1
world class	7 13
world cup	8 9
world's	7 19
world's comfiest	7 11
world_$	7 31 8 4
world…	7 19
worry	0 6
worth	4 26 7 8
worth ,	7 2
would	0 6 1 22 2 31 3 4 4 11 5 -26 6 -8 7 -3 8 -13 10 -3 11 -1 12 21 13 6 14 -10
would :asking	12 2
would :feething	4 7
would :income	0 -3 4 22
would :negation	0 -13 2 -13
would :onlyword	12 3
would :opinion	2 24
would :paying	4 14
would :preferring	1 -28 2 6 4 -3
would :wanting	2 1 4 4
would :welcoming	4 2 6 3
would be	1 20 3 8 4 -1 7 -9 12 8
would have	0 5
would let	12 3
would like	2 11
would not	0 -8 2 -13
would pay	0 -3 4 18
would rather	2 4
would suit	1 -38
would they	2 8
would want	0 2
would welcome	4 7
would you	2 -6 4 7
would_$	2 16 4 7
would_ask	8 3
would_before	3 7
would_couple	1 -1
would_fine	2 6
would_go	4 7
would_have	2 -1
would_no	1 1
would_not	2 -1 8 2
would_one	1 5
would_over	6 2
would_pay	4 8
would_prefer	2 -4
would_proposal	4 1
would_see	2 4
would_single	2 1
would_stay	2 14
would_tenant	2 -6
would_two	2 6
would_unlawful	2 -2
would_we	1 3
would_you	6 2
wouldn't	0 -20 1 4 6 11 7 12
wouldn't be	1 11
wouldn't_fair	1 9
would…	0 -20 1 4 6 11 7 12
write	3 -8 5 2 8 -6 14 6
write :openprice	14 12
write :opinion	14 11
write to	14 12
writing	3 -10
writi…	3 -10
wrong	2 -12 7 13
www	14 21
www $	14 19
x	3 3 13 18 14 17
x #	13 1
x $	3 6
x ,	14 8
x_$	13 10
xx	12 2
xx $	12 2
y	8 31 11 4
y $	1 5
y_$	1 5
yale	8 25
yard	1 -4 2 -14 6 -21 7 -36 8 -31
yard_have	3 3
yard_so	3 3
ye	0 11
ye'll	6 18
ye'll :demanding	6 6
ye'll :wanting	6 6
ye'll need	6 6
ye'll_tae	6 3
ye've	6 13
ye_$	0 4
year	4 -36 6 -23 7 10 8 20 10 -25 12 52 13 28
year $	12 7
year ,	7 13
year :burden	12 7
year :deterring	13 3
year :negation	12 1
year :seller	8 1
year and	13 1
year in	13 7
year of	8 16
year on	13 3
year we	8 1
year's	12 7
year's :record	12 5
year's :rulesplace	12 5
year's :utility	12 5
year's lease	12 5
year_$	9 -15
year_it's	11 1
year_rent	12 15
year_table	13 6
yearly	13 7
yearly $	13 6
years	0 -8 7 14 9 -14 11 4 12 -8 13 -6
years $	7 3
years :denying	11 15
years ago	11 6
years and	1 6
yer	6 13
yer_$	6 8
yes	0 -33 1 -15 3 -40 4 -6 5 -8 7 19 8 -44 14 -23
yes $	0 -29
yes ,	1 -10
yes :deadline	6 2
yes :newness	6 2
yes :openprice	7 7
yes :time	6 2
yes_$	1 -14 3 -10 7 11
yesterday	6 34
yesterday $	6 26
yeste…	6 34
yet	10 8 13 1
yet $	6 2 10 3
yin	6 7
yins	1 6 3 7
yoga	8 1
york	7 6
yorkshire	7 6
yorkshire $	7 6
yorks…	7 6
you	0 -15 1 -27 2 5 3 6 5 47 6 21 7 32 8 -5 9 -7 10 -39 11 -23 12 -7 13 -6 14 7
you $	0 11 1 5 2 29 3 15 5 5 6 20 8 -3 13 -7
you ,	1 2 7 -1 14 15
you :absence	2 9 5 37
you :accepting	2 -4 3 -18 5 3 6 1 7 14 13 -1
you :advance	5 -1 6 -12 8 -20 13 -7
you :asking	1 14 2 7 3 6 5 -5 7 -6 14 8
you :burden	0 4 5 15
you :deadline	6 -25 7 -2 12 3
you :demanding	0 -6 1 -15 2 -6 3 15 8 18 13 -14
you :denying	7 27
you :deterring	3 21 4 -23 6 -25 8 -10 13 -16
you :fairness	3 10
you :feething	6 -19 8 -9 13 -7
you :hiding	4 23 8 4
you :losing	0 -12 6 17
you :negation	1 -34 7 27 8 1 12 11 13 -17
you :number	7 1
you :onlyword	6 9
you :openprice	4 -1 7 -9
you :opinion	2 -2 4 16
you :phone	6 4
you :promise	0 2 1 -3 2 -27 3 -24 4 -39 5 12 6 3 7 13 8 9 12 15
you :refusing	2 11
you :rulesplace	6 4
you :scarcity	4 3
you :urgency	6 17 13 -6
you :wanting	0 -61 1 -81 2 -49 5 -17 6 -30 8 22 11 -25
you :welcoming	6 -18
you :writeto	4 -13 6 -43 11 8
you a	7 4
you apply	3 2
you are	4 3 6 -24 7 27
you build	7 2
you buy	5 15
you can	4 23 8 6
you can't	7 -1 8 3 12 15
you cannot	6 3 7 2
you choose	4 14
you come	6 -13
you could	4 8
you do	0 19
you don't	0 6
you get	0 2 4 -19 5 -5 6 -19 11 9
you go	5 9
you have	3 -16 4 -28 5 2 6 4 7 9
you in	8 14
you keep	3 6
you know	13 2 14 15
you leave	5 42
you like	2 -36 6 -35 7 1
you live	7 4
you lose	6 11
you may	6 -13 12 5
you might	13 1
you move	6 -17 13 -6
you must	5 5
you need	0 -6 8 1
you out	2 11
you reserve	6 4
you ring	6 9
you see	4 -16
you snooze	6 11
you tell	4 1
you think	4 33
you to	4 -10
you want	0 -8 2 -40 5 -3 8 15 14 5
you went	2 1
you were	2 6
you will	2 -6 3 -12 4 -18 6 6 7 8
you won't	7 19
you'd	0 -21 4 8 8 6 11 -10 12 12 14 1
you'd :accepting	3 3
you'd :income	4 6
you'd :paying	4 5
you'd :preferring	14 4
you'd :wanting	6 -9
you'd :writeto	6 2
you'd be	2 3 6 -11 8 1 12 12
you'd pay	4 6
you'd rather	14 4
you'd_$	4 13 7 -8
you'd_better	2 4
you'd_month	4 7
you'll	0 3 3 12 4 -12 5 15 7 38 8 2
you'll :absolute	7 9
you'll :accepting	0 2 6 3 8 8
you'll :demanding	2 15 3 2 6 -6
you'll :denying	7 4
you'll :negation	7 20
you'll :newness	7 5
you'll :online	8 12 11 4
you'll :openprice	7 2
you'll :opinion	8 12 11 4
you'll :paying	8 12 11 4
you'll :promise	7 8
you'll :scarcity	7 4
you'll :wanting	2 20 3 1 6 -12
you'll :welcoming	7 3
you'll be	7 9
you'll find	8 12 11 4
you'll have	0 2 6 5 8 9
you'll make	7 3
you'll need	2 6 3 3
you'll never	7 4
you'll_$	6 -6
you'll_back	7 10
you'll_if	6 18
you're	2 14 6 8 8 -19 12 12 13 14
you're :jobless	0 4
you're :negation	2 8
you're not	2 8
you're seeing	10 1
you're_$	6 18 13 1
you've	1 7 6 19 8 3
you've :openprice	6 22
you've about	6 7
you've got	1 1 3 10
you've had	8 6
you've_$	13 -4
you've_look	8 7
you've_your	8 7
you_$	0 -5 1 -22 2 -29 4 -7 5 10 7 -8 8 -35 9 -16 10 -33 11 -9 12 -29 13 -17
you_afford	6 23
you_after	6 -6
you_already	6 3
you_alway	4 3
you_animal	3 2
you_another	7 6
you_any	3 2
you_before	6 3
you_better	4 1 7 9
you_born	2 1
you_box	0 3
you_car	1 4
you_cat	5 4
you_certain	7 13
you_chance	7 3
you_delay	6 6
you_ever	7 2
you_fair	4 4
you_far	7 1
you_find	7 3
you_five	2 6
you_flat	3 1
you_front	4 5
you_get	7 10
you_here	0 -1
you_home	6 18
you_idea	11 18
you_keep	3 -7
you_key	8 1
you_kids	0 3 1 6
you_leave	12 6
you_let	6 1
you_liv	0 8
you_look	3 13
you_mean	2 8
you_month	4 11 13 1
you_much	3 10
you_my	5 2
you_need	0 9 7 1
you_never	7 15
you_not	2 -18 7 4
you_once	13 1
you_one	6 13
you_our	7 13
you_over	5 10
you_pay	4 21
you_permission	7 15
you_pictur	11 -7
you_rent	7 9 13 -4
you_rest	14 5
you_round	8 2
you_see	6 -1
you_share	8 6
you_so	7 7
you_sofa	5 2
you_tim	2 6
you_used	8 3
you_which	4 17
you_word	7 14
you_year	13 8
you_you	6 20
you_your	5 -10 6 -15 13 -15
you_£#	5 28
young	1 31
young :family	2 -2
young :kin	2 -3
young :sex	2 19
young_$	1 2
younger	1 24
youngsters	1 9
youngsters $	1 3
young…	1 54
your	0 21 2 27 3 13 4 16 5 17 6 21 7 41 9 13 11 -11 13 23 14 -35
your :absence	0 14
your :accepting	13 2
your :advance	0 2 13 -5
your :asking	1 15
your :benefit	0 -16 13 9
your :bid	4 12
your :child	7 54
your :deadline	4 5
your :demand	1 15
your :deterring	8 3
your :disclaimer	0 -3 7 -26
your :dislike	2 17
your :family	0 5 3 18 7 4
your :fee	4 1 5 32
your :feething	13 35
your :fixed	9 11
your :holiday	9 11
your :jobname	8 6
your :kin	0 15 1 -20 3 18 7 25
your :money	7 11
your :newness	0 19 6 -44
your :offerdeal	4 5
your :openprice	2 3 4 28 6 -1 13 12
your :origin	2 39
your :payer	5 6
your :paying	5 1
your :period	9 2
your :preferring	4 13
your :ranking	0 3
your :rent	0 25
your :return	0 29 4 -7 6 -5 7 10
your :room	8 6
your :superlative	4 14 7 -14
your :thing	8 3
your :urgency	6 -14
your :utility	7 2
your :wanting	8 7
your :work	0 24
your application	2 7 4 6 13 22
your car	7 14
your child	7 18
your children	1 -6 7 2
your cost	5 7
your credit	13 16
your enquiry	1 16
your first	0 9 6 -1
your key	8 10
your mates	6 2
your maximum	4 12
your money	7 13
your mum's	3 10
your nationality	2 10
your own	6 -11
your price	4 3
your rent	0 25
your savings	5 3
your skates	6 5
your time	6 -16
your way	0 3 6 12
your work	0 17
your_##	4 2
your_$	1 -23 2 -44 4 13 5 8 7 -14 8 16 9 13 14 -8
your_answer	3 1
your_app	3 4
your_before	3 3
your_can't	1 2
your_com	13 1
your_i	0 5
your_it'll	5 3
your_leave	6 2
your_me	4 2
your_month	4 8
your_neighbour	8 2
your_over	2 1
your_should	0 3
your_sure	7 13
your_take	2 3
your_then	0 1
your_want	0 2
your_we'd	0 10
your_when	2 1
your_will	3 3 6 -6 7 39
your_would	1 10
your_year	12 13
your_you	2 10
your_£#	5 15
yours	0 -11 2 -11 3 -12 4 18 5 6 6 2 11 5
yours $	4 20 6 8
yours ,	4 1
yours :openprice	8 7
yours :opinion	8 9
yours to	8 9
yourself	0 5 6 28 8 14 13 2
yourself :burden	6 14
yourself in	8 8
yourself the	0 4 3 6
yourself_$	0 2
yourselves	6 3
yourselves $	6 5
yours…	0 5 6 40 8 24 13 1
youtube	14 7
youtu…	14 7
yrs	10 2 11 16
yrs ,	10 3
yrs_$	11 1
ysgol	7 4
zero	7 3 14 17
zero $	7 -14
zero :absolute	14 2
zero :digits	14 2
zero :dislike	7 9
zero :negation	14 2
zero :number	14 12
zero :payer	14 2
zero :safety	7 1
zero :spelled	14 15
zero zero	14 2
zero_$	7 3 14 6
zero_nine	14 1
zero_one	14 9
zero_zero	14 3
zone $	1 5
~#	0 -11 1 -12 2 -29 3 -14 4 -28 5 3 6 -8 8 45 10 5 11 13 12 11 13 10 14 -15
~##	0 -16 1 -64 2 -44 4 23 5 -19 6 -87 7 -46 8 4 10 -31 11 -40 12 7 13 -44 14 46
~$	0 -32 1 -26 2 -32 3 -25 4 -15 5 -28 6 -12 7 -28 8 -34 9 -13 10 -37 11 -42 12 -29 13 -46
~%	5 15 7 37
~+	1 3 4 23 13 21
~,	0 -5 1 1 3 9 4 -2 5 -9 6 -1 7 -16 8 5 9 13 10 1 12 -3 13 -2 14 22
~12m	12 29
~12th	8 1
~16s	1 12
~18s	1 8
~1k	4 13 5 8
~1st	2 8 5 -11 10 12 13 -2
~6mth	12 1 13 26
~6pm	14 12
~96o	14 18
~9oo	14 47
~=	0 15 2 7 5 10
~^	0 -32 1 -26 2 -32 3 -25 4 -15 5 -28 6 -12 7 -28 8 -34 9 -13 10 -37 11 -42 12 -29 13 -46
~a	0 4 1 -4 2 6 4 -1 5 10 6 -8 7 2 8 -26 9 4 10 -1 11 14 12 2 13 -1 14 -20
~able	7 4 13 8
~about	0 -26 1 -5 2 -2 3 -12 4 -55 6 44 7 -11 8 15 11 15 13 8 14 -21
~above	2 -16 4 11 6 -22 7 -15 11 -12
~absolute	3 7 7 14 10 4
~accent	2 29
~accept	0 18 1 10 2 27 4 5 6 -11 7 -1 13 19
~acces	2 -5 8 14
~according	4 5
~account	0 -6 1 3 13 26
~accurate	11 15
~acros	8 20
~act	6 17
~action	6 2
~actual	11 24
~ad	2 5
~adam	2 2
~add	4 16 5 21 10 15 11 3
~addition	10 3
~addres	7 6 14 18
~address	7 3
~adhd	2 5
~adjoin	8 1
~admin	5 11
~adult	0 12 1 64 2 -84 3 -7 4 -34 6 -52 7 -37 8 -2
~adv	13 48
~advance	0 -14 4 -41 5 -2 6 -32 7 -41 8 -25 12 -32 13 20
~advert	0 -5 1 -11 4 -11 7 -27
~advertis	4 26 6 -19 7 -2 10 32
~afford	6 22
~affordable	0 -13
~afraid	0 6 1 12 3 9
~african	2 2
~after	0 -13 1 -25 6 19 8 -1 9 -7 12 30 13 -43 14 17
~afternoon	1 18 6 10
~again	1 10 2 7 5 16 6 -14 7 7
~against	1 7 3 -7 5 15
~age	1 23
~agency	5 11 14 10
~agent	2 -36 5 16 13 -2
~ago	11 22
~agre	6 5
~agree	7 5 11 3
~agreement	5 -19 13 22
~ah	4 4
~ahead	4 -7 6 16 13 30
~air	7 25
~airbnb	9 8
~alarm	7 -10 8 20
~alcoholic	8 8
~alike	1 -6
~all	0 -24 1 -19 2 1 5 -31 6 -1 7 -17 8 6 11 -48 14 -12
~allergic	3 19
~allow	0 -8 2 -2 3 14
~allowance	0 6
~alone	8 11
~along	6 -7
~aloud	3 12
~already	2 -7 6 79 7 -10 8 -26
~alternate	1 5
~alway	1 -12 3 10 4 7 6 -32 8 8
~am	4 8 14 1
~amount	4 1
~an	0 4 2 -7 3 6 4 14 5 -4 6 -16 7 3 8 -3 10 8 13 -5 14 -23
~and	0 -30 1 -5 3 -14 4 -41 5 -23 6 -6 7 -21 8 24 9 -1 10 -10 11 8 12 -49 13 1 14 -21
~animal	0 -26 2 -27 3 79 6 -9
~ann	14 2
~annual	5 3 13 10
~another	2 44 3 18 4 17 6 29 8 -12
~answer	0 19 2 5 3 26 4 -22 6 -21 7 -15 8 -1
~any	0 13 1 18 2 -9 3 8 4 -11 6 -3 8 -30 10 8 11 5 12 -28 13 -13 14 12
~anybody	0 10 2 6 6 -27 7 26
~anyone	0 10 2 12 3 2 5 -17 7 5
~anyth	0 13 2 -28 3 21 4 7 6 2
~anywhere	6 -5 7 24
~apart	1 10 8 3
~apartment	6 16 9 18
~app	1 7 2 12 4 -9 5 14 7 -55 13 -29 14 38
~appear	11 19
~appli	2 8
~applicant	1 -28 4 16 7 -55 8 -36 12 -17 13 5
~application	0 41 2 8 3 13 4 6 6 -25 13 16
~apply	1 5
~appointment	6 -5
~approach	4 14
~april	13 20
~are	0 -13 1 1 2 -3 3 13 4 -10 6 22 7 -11 8 6 9 -12 10 -28 11 60 12 -48 13 -14 14 -42
~area	2 8
~aren't	1 9 2 4 3 25 7 -17 11 5
~around	6 26 7 -1
~arrear	0 9
~arrival	13 14
~arrive	13 14
~artist	1 1
~as	0 -38 1 13 2 16 4 -3 5 -55 6 -9 7 26 8 -7 9 -36 13 1
~asian	1 -8 2 22
~ask	0 -4 1 -18 2 -15 3 -4 5 -12 6 -23 7 -18 10 -23 11 -33 12 -5 14 -4
~asks	2 7
~asleep	8 17
~assess	4 5
~assistance	0 3
~assur	7 31 12 31
~ast	0 3 12 77 13 -1
~asthma	7 2 8 1
~at	0 -16 1 -5 2 -37 4 15 5 -3 6 16 7 -14 8 19 9 28 10 -22 11 -25 12 10 14 12
~attic	8 4
~august	6 -51
~auld	8 3
~authority	0 1
~autumn	13 11
~avail	6 -1
~available	2 -19 6 -3 8 -24 10 8
~avoid	2 6 6 16
~await	4 5
~award	0 7
~away	7 -37 8 -20
~aye	3 7
~b	0 18 6 21 9 10
~bab	1 13
~baby	0 -16 1 45 2 7 7 -1
~back	1 -12 3 -5 4 -22 5 19 6 -37 7 26 8 17 10 -28 12 24 13 -26
~backward	8 18
~bad	8 37
~badge	2 4
~bag	1 3 6 3 7 1
~bairn	1 24
~bak	8 15
~balcony	1 9
~band	0 2 2 -20 7 -16
~bank	0 25 4 -36 5 -3 13 16
~banker	0 6
~bar	0 -10 1 -5 7 4
~bargain	6 21 7 19
~base	9 10
~basement	8 9
~bath	2 -2 6 5 7 16
~bathroom	1 -27 6 -34 7 -6 8 -25
~bay	2 -24 8 -41
~be	0 30 1 26 2 21 3 10 5 3 6 59 7 -33 8 -7 9 -28 10 -28 11 38 12 14 14 -5
~bear	2 -1 4 7
~beard	2 6
~bearsden	8 3
~beat	6 3 7 39
~beautiful	7 12
~beauty	11 3
~because	0 -15 1 3 3 8 4 -2 8 13 11 7
~becom	12 2
~bed	1 1 4 8 6 14 7 1 10 26
~bedroom	0 -15 3 -10 4 -34 6 -19 7 -26
~beds	3 17 9 7 12 10
~bedsit	8 2
~bedtime	1 14
~been	0 21 1 -30 4 -30 6 25 7 -8 10 24 11 28 14 -35
~before	0 13 3 21 4 -41 5 -7 6 10 7 -29 10 38 11 7 12 7 13 6
~beginn	13 23
~behind	0 2 1 2 8 12
~believer	2 10
~bell	8 11 14 -12
~below	0 -5 1 21 2 -28 6 -25 8 5
~ben	0 3 8 1
~bench	8 1
~benefit	0 18 1 -68 2 -63 3 -41 4 -32 5 -30 6 -57 7 -50 8 -42 13 -25 14 -13
~best	0 -6 1 4 2 -1 4 -8 6 -5 7 6 8 -30
~better	2 25 4 22 6 30 7 29 8 -17
~between	4 13 5 -6 6 -17
~beyond	6 14 7 19
~bi	2 10
~bid	4 27
~bide	1 3
~bids	4 34 6 -11
~big	2 -22 3 4 8 18
~bigger	11 5
~biggest	7 -8
~bik	1 -27 6 4 8 -10
~bill	3 3 4 -41 5 4 8 -10 13 11
~bin	0 16 8 12
~bins	6 -40 8 -44
~bird	3 -3 6 19 8 17
~bit	0 -21 1 -1 4 48 7 -24 8 27 11 15 14 26
~bite	6 8
~black	9 2
~blame	6 2
~blind	2 39 8 7
~blink	6 20
~block	0 2 1 4 8 -23
~blok	2 8
~bloke	2 7
~blue	14 5
~board	6 6 8 -8
~boat	8 9
~bodi	2 7
~body	3 5
~boil	6 11
~boiler	6 -13 8 -1 10 -11 12 -32 13 -41
~bolthole	9 10
~bonfir	8 2
~book	4 -25 5 8 6 15 8 -8 9 25 10 17 14 11
~booking	14 12
~boot	3 -10
~border	2 10
~born	2 55
~borne	5 2
~borrow	11 3
~both	4 -9 5 -15 6 -40 7 -3 14 -11
~bother	1 -16
~bottom	14 3
~bought	5 5
~bound	7 20
~bowl	1 1
~box	0 9 1 -23 5 -2 7 -5 8 29
~boy	8 15
~boys	1 20 2 4
~br	0 -9 3 17 6 5
~brand	10 3
~brave	1 3 6 11
~breach	3 3
~break	1 -6 9 41 12 15
~breakdown	8 10
~breaker	1 5
~breakfast	6 17 9 3
~breath	3 4
~breed	3 4
~brew	0 20
~brigade	2 4
~brighton	7 11
~bring	1 2
~brit	2 25
~britain	7 28
~british	2 5
~bro	7 1
~broadband	6 -14 12 -15
~brochur	6 16
~broken	1 3
~broker	5 13
~broo	0 40
~brother	2 28
~browser	14 2
~bru	0 18
~budget	4 4 5 5
~buggy	1 34 2 1
~build	0 -10 1 24 2 3 4 -1 5 -5 7 43 8 -15
~builder	11 13
~building	3 6
~built	2 -9 6 -1 8 -51
~bum	6 16
~bump	1 9 2 31
~bunk	1 -23
~burglar	7 27 8 13
~burglary	7 6
~burn	6 8
~buroo	0 3
~bus	2 -6 4 -8 6 -14 8 -15 9 -16 13 -6 14 -36
~busines	0 -11
~bust	8 5
~but	1 23 2 11 4 15 6 8 8 4 13 8 14 -5
~buy	5 51 6 -5 7 36
~buyer	2 21 6 76 8 -29 10 -15
~buzzer	8 21
~by	1 -23 2 -18 3 -17 4 10 5 25 6 12 7 -13 8 -18 9 36 10 -4 11 5 12 -9 13 -9 14 -16
~c	7 -24 8 15
~call	1 11 2 -26 5 1 8 24 14 24
~caller	6 9
~calm	1 1
~came	8 -2 12 -3
~camera	8 15 11 21
~can	1 -15 2 -9 3 -2 4 8 5 -74 6 -39 7 30 8 -27 9 17 11 -5 13 28
~can't	1 34 3 18 7 -24 8 15 12 9
~cancer	8 23
~cannot	2 -25 3 5 6 22 7 20
~cap	0 2
~car	5 -13 7 18
~caravan	8 18 9 9
~card	5 2
~career	0 17
~carer	2 2
~carol	8 10
~carpet	1 39 3 11 5 19 6 -13 8 -3 11 8
~carri	10 1
~cash	5 3 6 11 13 21
~cast	7 13
~cat	2 -16 3 10 5 21 6 -2 8 -3
~catch	6 11
~catchment	7 7
~catholic	2 30 6 -3
~cats	2 -43 3 18
~cause	2 1
~cent	7 32
~centre	0 3 1 -12 2 -17 8 -10
~century	7 23
~certain	2 5 7 67
~certainty	7 26
~certificate	5 9
~cgi	11 4
~ch	1 11
~chain	2 -10 3 -4
~chair	1 3 2 5
~chanc	4 8
~chance	0 1 6 49
~chang	1 9 6 -1 11 7
~change	2 22
~changeover	9 6
~channel	14 5
~chap	8 6
~chapel	2 11
~charg	5 -2
~charge	2 -7 3 -13 4 -36 5 4
~charm	0 1
~cheap	5 6
~cheaper	7 7
~cheapest	7 18
~check	0 -48 1 -20 4 -60 5 28 6 -68 7 -32 9 19
~chemo	8 16
~cheque	0 4
~chequebook	6 4
~child	1 47 2 -28 3 -13 6 -10 7 4 8 -10
~childfree	1 15
~childles	1 53 2 -15
~children	0 -7 1 -4 2 -45 3 -17 4 -43 6 -40 8 -54 11 -33 13 -10 14 -1
~children'	1 16
~chimney	5 2
~chinese	2 14
~choice	2 8
~choose	2 2 4 23
~chop	6 26
~chosen	2 6
~christian	2 29
~christma	9 13 13 13
~church	2 16 6 -2 7 -14 8 -21
~circl	6 19
~circumstanc	1 -6 3 11
~city	0 18 7 1
~claim	0 29
~claimant	0 66
~clas	7 22
~clean	0 -42 5 53 6 -34 8 -16 13 -12
~cleaner	8 9
~cleanest	7 29
~clear	0 5 7 10 8 2 13 21
~clerk	5 18
~client	0 6 1 19 4 8 5 -1
~climb	8 6
~clos	6 -34 8 -49
~close	2 10 4 17 7 16
~co	14 42
~coal	8 5
~coast	7 9
~code	6 -30 7 -22 8 64 14 -3
~colin	8 6
~collect	6 5 13 21
~colonel	8 6
~colour	7 -1
~com	0 16 1 -21 2 -22 4 -26 6 1 7 16 8 -14 11 -4 14 57
~come	1 5 2 4 4 2 6 25 7 16 11 23 12 -8
~comfiest	7 17
~commission	5 14
~commit	6 11 12 7
~commitment	12 8
~community	2 32
~commute	7 4
~competition	6 20
~complaint	1 9
~completion	6 -6
~compulsory	5 37
~computer	11 26
~condition	2 -27 5 6 11 1
~congratulation	1 5 2 3
~consent	7 4
~conservatory	8 12
~consider	0 23 2 9 3 -10 4 23 6 -12 7 -24
~contact	14 4
~content	0 -15 5 21
~contract	8 -3 12 33 13 25
~contribution	5 3
~control	7 1
~conversation	4 24
~copy	5 -4
~corner	2 -22 6 -7 7 8
~corporation	0 2
~cost	7 10 13 -62
~cotage	9 5
~cots	1 18
~cottag	6 13 7 6
~cottage	0 -1 6 -2 10 15 12 5 14 3
~could	2 -7 4 11 6 3 7 45 8 -1 11 12
~couldn't	2 11 7 6
~council	0 7 1 -6 2 -8 4 -51 5 -76 6 -34 8 -32 11 -30 12 -14 13 -30 14 -8
~country	2 25 7 26
~county	7 40
~coupl	0 -28 1 -5 2 23 6 -22
~couple	0 6 4 7
~cover	3 -5 4 -25 5 15 7 -11
~cpl	1 16
~crack	6 17
~crash	7 7
~credit	0 -6 1 -28 2 -10 3 -9 4 -30 6 -6 7 -30 13 43
~crewe	0 11
~crime	7 46
~croft	9 5
~crook	8 4
~crowd	1 7
~crown	0 4
~croydon	7 4
~cry	1 5 6 8
~cup	8 9
~cupboard	8 -24
~current	2 -15 8 28
~cut	6 -8
~cutt	8 -6
~d	1 6 3 9
~dad	0 17 8 5
~dads	1 19
~dai	4 4 7 1
~damage	5 28
~dark	8 12
~dat	8 -7
~date	6 -59 8 -11 12 -1 13 -7
~daughter	1 4 8 30
~dawg	3 22
~dawn	8 15
~day	4 -6 6 50 7 10 8 -11 10 2 13 9
~days	0 -7 4 -39 7 -11 8 16 9 21 12 -25 13 13
~dbl	10 6 12 3
~dead	3 2 7 24
~deaf	8 11
~deal	0 18 4 -14 5 10
~debut	10 1
~december	4 13 6 -56 8 -29
~decent	13 3
~decid	1 10 10 6
~decide	6 37
~deck	4 3
~declin	2 10 4 -13
~decline	2 10
~dee	0 7
~deep	1 8 5 10
~definite	7 4
~delay	6 33
~demand	2 -5 4 12 6 38
~dementia	2 -4 8 28
~depend	4 37
~dependant	1 8
~dependent	0 9
~deposit	2 -43 4 -44 5 5 7 -69 8 -36 9 -37 12 -4 13 -55 14 -33
~depression	2 7
~derry	7 5
~diabetic	8 2
~dial	8 26
~diary	6 20
~didcot	12 4
~didn't	2 3 6 4
~diff	11 6
~differ	11 22
~different	11 16
~digit	8 18
~digital	11 5
~dil	6 8
~dim	1 6 14 10
~direct	0 -1 14 13
~dis	6 4
~disability	0 25 2 -9
~disabl	2 5 8 -12
~disappointment	6 17
~disclaimer	11 10
~disclos	4 4
~discount	6 18
~disnae	1 3
~dither	6 40
~divorc	8 1
~divorce	8 45
~dla	0 4
~dm	14 15
~do	1 17 2 -6 3 -4 6 -15 7 -3 9 16 12 8 14 -16
~doctor	0 3 7 9
~does	1 -7 3 -30 4 -7 8 1 11 -2 13 10
~doesn't	6 -26 7 1 8 28
~dog	0 -25 1 -23 3 19 4 -5 7 -23
~doggy	3 16
~dogs	0 -40 1 -22 3 33 5 -27 6 -41 7 -48 8 -49 11 -9
~dole	0 14
~don't	0 2 2 -1 5 -24 6 39 7 -23 8 -29 10 -16 11 26 14 -6
~done	6 -34 13 -8
~doon	6 2
~door	1 -13 2 -33 4 -53 5 -13 6 11 7 -24 9 -7 14 -41
~dorset	7 6
~dot	1 -6 2 -9 6 -18 7 -18 8 -25 14 88
~double	2 15 7 2 8 -41 13 -1 14 8
~down	2 -4 5 7 8 15 13 28
~downstair	2 -19 6 -8 8 15
~dozen	6 39
~dps	3 12 5 -2
~drainpipe	8 8
~draw	6 6
~drawing	11 9
~dream	7 6
~drink	8 51
~drive	10 4
~drop	4 1 14 9
~dry	0 4 2 -2
~dss	0 47 1 6 2 -27 6 -17 7 -14
~due	4 -37 5 -20 13 8
~dugs	3 7
~duplex	6 4
~dur	8 1
~e	1 9 10 4 11 1
~each	1 -4 2 -10 5 35 6 -10 8 -43
~ear	6 26 12 17
~earliest	6 11
~earn	0 40
~earner	0 22
~earning	0 11
~earth	7 26
~easter	12 26 13 11
~easy	6 -21
~ed	1 8
~edit	11 11
~ee	14 -8
~eh	9 3
~eight	5 -1 9 3 13 24 14 -2
~eighteen	1 23
~eighty	5 2
~either	2 5
~elbow	6 36
~elder	3 16 8 7
~electric	7 5
~eleven	4 2 8 -10
~else	0 -4 1 18 4 -45 8 -45
~elsewhere	0 6 1 2 2 8 3 8 6 -1
~email	14 25
~emigrat	8 17
~employ	0 27 2 -15 13 25
~employer	0 28
~employment	0 71 2 -1
~empty	1 5 2 -4 6 -45 7 16 8 61
~end	3 -10 5 3 6 10 12 -1
~ends	6 29
~england	7 25
~english	1 -17 2 10 6 -22 8 -3
~enough	1 14 2 -6
~enquire	4 11
~enquiry	1 28 6 20 7 -2
~enter	8 13
~entertain	4 9
~entrance	8 29
~entry	8 -24 9 -1
~epc	4 -4 7 -29 8 -11 14 -23
~epilepsy	8 31
~equal	5 13 7 3
~esa	0 6
~essential	6 9
~essex	7 17
~estate	2 20 5 8 7 -14 13 16
~european	2 10
~eve	2 1
~even	3 32 4 -3 6 16 7 6
~event	4 3
~ever	0 -21 1 -13 2 -19 3 8 6 -29 7 87
~every	1 -6 2 -36 3 33 4 -3 5 24 7 35 9 -7 12 -43 13 3
~everybody	1 10 6 21 7 18
~everyone	1 5 4 -1 5 11 6 1 7 26 8 -1
~everyth	7 -1
~ex	8 38
~exact	11 15
~example	1 -20 2 -20 6 -24 7 -41 8 -11 14 105
~exception	12 2
~exclud	2 2
~exclusion	0 3 1 2 3 7
~exist	7 23
~exit	12 10
~expect	1 12 2 2 6 40
~expense	5 16
~expir	12 2
~extend	12 9
~extension	7 25
~extra	1 1 4 33 5 43
~eye	6 1 11 5
~f	2 7 9 6
~fac	7 -12
~face	7 -2
~facebook	14 19
~fact	7 11
~factor	1 14
~fail	0 15 7 3 13 5
~fair	1 19 2 10
~faith	2 4
~fall	2 6 7 26
~fam	1 17
~fami	0 -52 1 54 3 -16 4 -17 5 -32 6 -34 7 -4 8 -27 11 -63 13 -2 14 -13
~far	2 1 7 11 8 -8
~fare	0 4
~fast	6 26
~faster	6 13
~fastest	6 16
~father	2 11
~favour	3 3 4 8 6 4
~feather	3 24
~feature	8 -4
~february	6 -1 8 5 9 3
~fee	3 -26 4 -32 5 66 6 -37
~feel	2 45 4 9
~fees	2 -28 4 -7 5 31 7 -30
~feet	1 23
~fein	2 22
~fella	8 8
~fellow	2 9 8 14
~femail	2 15
~femal	2 14
~female	2 31
~ferry	5 -9
~few	5 14 6 22 9 19 11 5 13 14
~ffoniwch	14 13
~fi	8 11
~fido	3 8
~fife	7 23
~fifty	4 29 5 13
~fight	6 34
~figur	7 12
~figure	4 79 5 -42 6 6 7 -22
~fill	6 12
~film	14 2
~final	4 34
~find	0 11 1 28 5 -39 7 12 8 4
~fine	0 -31 4 -5 6 -7
~finer	7 16
~finest	7 45
~finger	1 12 6 36
~finish	8 -3 11 26
~fire	1 -41
~fireplace	0 -8
~fireproof	7 19
~firm	5 7
~first	1 12 2 16 3 -5 4 -9 5 -15 6 22 8 -12 10 4 11 -48 12 13 13 10
~fish	7 12 11 3
~fit	2 15
~fitt	1 -23 2 -2 8 -42
~five	2 6 4 -29 7 2 12 -15
~fiver	5 13
~fix	4 17 6 -39 12 20 13 -20
~flag	2 30
~flap	3 -9 8 -6
~flat	1 5 2 23 3 6 4 -12 5 6 6 14 7 1 8 -10 10 3 11 -22 14 -3
~flatmate	2 11
~flatshare	2 13
~flatter	11 14
~fleet	6 26
~flexible	4 1 12 6
~flood	7 12
~floor	2 9 3 28 5 -15 6 -3 7 -43 11 -1
~flowerpot	8 9
~flown	1 3
~fly	6 35
~fob	5 1
~folk	0 36 1 9 2 14 6 22
~follow	8 21 13 12 14 13
~fool	6 2
~foot	2 26 6 12 8 -21
~for	0 7 1 20 2 11 3 11 4 2 5 48 7 5 8 -10 9 79 10 6 11 -13 12 31 14 5
~forbidden	3 5
~foreign	2 11
~foreigner	2 18
~forge	14 12
~forget	0 3 8 12
~form	2 -2 5 18 6 22 7 -35 8 -22 14 24
~formality	7 15
~fortnight	5 28 6 5 9 23
~fortune	6 7
~forty	5 4
~forward	4 20
~foto	11 22
~four	1 -6 2 -35 3 31 5 -28 7 -20 8 24 9 33 13 8 14 -14
~fourth	2 10
~free	1 17 3 18 4 -11 5 -20 6 -11 7 8 8 -30 14 -4
~freeholder	1 12
~fresh	10 36
~fret	6 -2
~fri	8 14
~friday	4 15 9 8 13 -18
~friend	1 -22 2 -41 3 40 4 -8 8 -22
~friendliest	7 4
~from	0 8 2 43 3 -1 4 -29 6 -29 8 2 10 -23 11 28 12 -11 13 -52
~front	1 -2 2 -12 4 8 5 -3 6 -35 7 22 12 -26 13 12
~ft	0 32
~ful	14 -13
~full	1 21 2 6 6 -12 8 -12 14 4
~fumigation	5 6
~fund	0 10 13 14
~fur	1 -8 3 42
~furnish	9 7
~furniture	1 -7 5 3 8 -4 11 13
~furry	3 40
~further	1 8 14 8
~g	3 12
~gallery	11 20
~garage	4 2 7 -12 10 9
~garden	0 -5 1 1 2 -20 3 4 4 11 7 23 10 3 11 3 14 2
~gas	2 -13 4 -20 5 -16 7 -7 8 1 9 -8
~gate	1 -32 2 -10 6 -57 14 -15
~gay	1 -12 2 23 6 -13 8 -5
~gays	2 18
~gch	0 2 1 9 10 3
~gent	2 5
~gentleman	2 27
~gentlemen	6 9
~georgian	7 2
~get	0 1 1 -11 2 15 5 -25 6 56 7 14 9 -7 13 3
~gets	4 37 6 28 7 13 8 3 13 2
~gff	0 3 1 10
~gie	6 1
~girl	2 30
~give	2 -2 4 23 11 20 13 -5
~given	2 12 7 -23 8 -9
~glad	0 -7 1 -11
~glamp	9 10
~gmail	14 25
~go	2 5 4 15 5 13 7 5 8 16 13 25 14 1
~god	7 16
~goer	2 18
~goes	2 21 3 1 6 -33 12 6 13 -23
~goldfish	3 31
~golf	9 22
~gone	0 -10 1 -16 4 3 6 22
~good	0 -12 1 -37 3 -5 4 -1 6 10 7 25 8 -38 11 -7 14 -48
~google	14 22
~got	1 28 2 -3 3 17 6 15
~gout	8 3
~government	0 9
~grab	6 1
~grammar	1 -19 7 22
~gran	11 2
~grandchildren	1 12
~grandwean	1 3
~grant	7 8
~gras	11 5
~great	9 6
~greatest	7 3
~green	8 -15 9 -24
~greener	7 18 11 3
~greyhound	8 2
~ground	0 -5 8 10 10 8
~group	4 7
~grown	1 50 2 -16 6 -27 8 -17
~guarante	1 -9 7 57
~guarantee	12 -15 13 -8
~guarantor	2 -27 4 -48 5 17 7 -48 13 48
~guest	5 11 9 9
~guide	2 18 3 -33 4 8 11 20
~gym	1 -10 4 -8
~gypsy	2 15
~h	0 12 11 4
~had	0 23 1 -19 2 10 3 4 4 -16 5 -36 6 17 7 -5 8 8 12 -10
~haggle	4 20
~half	1 24 2 6 4 -18 5 10 6 20 7 6
~hall	4 -16 7 -16 8 -12 11 -27
~hamish	8 10
~hammer	6 7
~hamster	3 39
~hand	0 -20 2 16 3 -1 4 -6 7 24 13 26
~handl	5 10
~handle	14 2
~hang	6 19 8 18
~happen	7 31
~happy	2 5 3 -1 6 -26 13 19
~hard	0 1 8 18
~harm	2 27
~harmles	8 15
~has	1 -24 2 -31 4 -9 5 -24 6 12 7 23 8 55 9 -25 10 28 11 -7 12 -13 13 -19 14 14
~hash	8 35
~hasn't	6 8 10 19
~hasting	8 11
~hatch	8 11
~hav	3 7 10 1
~have	0 18 1 18 6 32 7 8 8 -11 11 17 12 -11 13 -13 14 -37
~haven	1 7
~haven't	4 13
~hb	5 1
~he	0 15 6 8
~he's	8 57
~head	3 -19 5 5 8 -8
~health	1 -8 2 8
~healthy	2 23
~hear	0 -27 1 -18 2 22 4 10 6 -63
~heart	3 8 8 1 10 5
~heat	1 -7 4 -20 5 -22 6 -31 7 4 8 -19 9 -13
~heater	9 -5
~heaven	7 4
~held	3 11 11 4
~help	0 20 4 -18
~hen	6 3
~hence	8 4
~her	8 54
~here	0 -14 1 16 2 -18 4 -31 5 -65 6 11 7 5 12 -1 13 -16 14 -31
~hesitat	6 3
~hesitation	6 24
~high	2 -3
~higher	4 21
~highest	4 38 7 -29
~highland	9 13
~hill	7 -7 8 -8
~hillview	14 13
~him	0 2 5 4 8 37
~hindu	2 29
~hip	8 18
~hire	5 4
~his	6 23 8 51
~history	0 -2 2 20 6 1 13 17
~hit	10 6
~hiv	2 32
~hold	2 -15 4 -7 5 15 6 4 12 13
~holder	0 5 2 13
~holiday	0 -1 1 -13 7 -9
~holidaymaker	9 15
~hols	9 26
~hom	6 30
~home	0 9 2 -19 3 13 5 -33 7 15 8 27 9 -1
~homeowner	0 15
~hope	1 4 4 6
~hot	6 8
~hotel	4 2
~hound	3 19
~hour	4 -31 6 69 8 -32
~hous	0 -9 7 17 8 -6
~house	0 4 2 18 3 6 5 11 6 4 7 21 8 23 10 26 13 -22 14 -6
~household	0 2 1 41 2 6 4 12 6 -46 7 -32 8 -52
~housemate	2 20 8 25
~how	1 7 4 36 5 -9 6 -16 7 -27 8 -18 11 34
~hse	2 7 8 8
~hull	7 4
~human	3 16
~hun	3 4
~hundr	4 30 5 45 8 -12 13 -6
~hurry	2 -23 6 5 7 -21
~husband	2 26
~hush	1 28
~i	0 26 1 -5 3 19 6 6 7 5 8 -8 10 -7 13 -17
~i'd	0 5 1 23 2 34 3 22 4 16 6 14 7 -4 8 -23
~i'll	4 34
~i'm	0 15 1 6 2 17 3 4 4 1 6 -28 7 -9 8 36 11 3 13 6 14 11
~i've	0 15 6 9 8 27
~idea	11 28
~ideal	0 4 1 4 2 20 9 3
~if	0 6 1 23 2 10 3 13 5 -21 7 -11 10 -24 11 -15 12 17 13 -7 14 10
~ifs	7 24
~illnes	2 11
~illustration	11 34
~imag	11 68
~image	11 3
~imagery	11 1
~imagination	11 1
~immigrant	2 11
~imperative	6 7
~impossible	7 35
~impression	11 8
~improve	13 6
~in	1 -14 2 -1 3 -17 4 -2 5 -28 6 -8 7 56 8 36 10 2 11 -2 12 -8 13 20 14 -37
~includ	0 -18 1 -3 4 -23 5 -8 6 -17 7 -40 8 -3 9 13
~income	0 6 1 -29 2 -14 4 -62 5 -2 6 -3 13 -7
~incomer	2 3
~indian	2 17
~indicative	4 14 11 3
~individual	4 3
~infant	1 17
~initial	12 19 13 19
~ink	10 16
~inn	9 -11
~ins	5 6
~inside	8 11 12 13
~inspection	1 11
~insta	14 50
~instagram	14 4
~instalment	13 8
~instant	6 11
~instead	13 23
~instruction	10 16
~insurance	5 11
~insure	5 5
~insurer	0 1
~interest	4 20 6 36
~interior	11 7
~internet	11 9
~into	0 -12 1 -23 6 -42 7 42 8 21 11 5 14 14
~inundat	6 7
~inventory	5 14 8 -10 13 -5
~investment	7 39
~invit	4 24
~invoic	13 6
~invoice	5 20
~irish	2 9
~iron	6 3
~is	0 -23 2 -8 4 -16 5 -3 6 5 7 -4 8 -7 9 -13 10 -16 12 -17 13 -17 14 -5
~ish	4 19
~islam	2 14
~island	7 11
~isle	3 -6 9 14
~isn't	0 35 2 16 4 -6 5 1 6 -25 11 7
~issu	2 13
~it	0 -5 1 -5 2 -3 4 13 5 14 6 43 7 21 8 -22 10 14 11 13 13 -4 14 -24
~it'll	6 32
~it's	0 -1 1 18 2 2 5 6 6 21 8 9 9 -71 10 -2 12 29 13 -15 14 -10
~its	0 -29 2 -43 6 5 7 16 8 -9 10 20 11 12
~jain	2 2
~jan	8 12 12 8 13 17 14 6
~january	4 -39 8 11 13 33
~jehovah	2 12
~jesmond	4 3
~jewish	2 20
~job	0 53 2 -23 6 -29 7 -14 8 -29 13 12
~jobcentre	0 12
~jobs	0 11
~jobseeker	0 18
~jog	0 13
~joke	6 1
~joy	1 2
~july	6 -10 9 2 12 6
~jump	4 3
~june	12 28 13 12
~junior	1 12
~just	0 -33 2 -1 3 -6 4 -9 5 -8 6 -6 7 -20 10 33 11 12 12 -16 13 6
~k	8 13
~keen	2 4
~keenest	4 9
~keep	1 -4 2 27 3 34 4 -52 6 -8
~kept	3 -2 7 -11
~kettle	6 2
~kev	8 11
~key	6 -19 8 88 13 -12
~keypad	8 16
~keys	5 6 8 9
~keysafe	8 13
~kid	1 5
~kiddie	1 14
~kiddy	1 36
~kids	1 39 2 -10 6 -53 11 -1
~kind	0 23 1 6 3 18 7 -9
~kingdom	7 3
~kitchen	1 -40 2 -9 6 -22 7 12 8 -27 14 -33
~kitten	3 15
~kne	8 20
~knock	8 29 13 3
~know	1 -12 8 26 13 19 14 5
~l	1 11
~labrador	3 21
~lad	8 44
~lady	2 66 7 -20 13 9
~laid	3 10
~lamb	8 10
~landlady	2 3
~landline	14 4
~landlord	1 7 3 11 5 -16 6 -18 7 24 8 -55 9 -37 14 -35
~lane	6 -30 7 -6
~last	4 9 5 -29 6 29 7 -43 8 -23 10 -20 12 -47 13 -26
~latch	8 25
~late	4 -18 5 33 6 5
~launch	6 35 10 10
~law	0 -18 1 -32 2 -36 4 -15 8 -29 13 -14
~lawn	1 12 11 20
~lawyer	0 16
~lead	3 -36 11 7
~lease	1 3 3 -37 5 26 9 -14 12 52
~least	0 13 4 29 12 25 13 -1
~leav	5 16 8 -7
~leave	0 -13 3 28 4 7 5 34 6 12 12 7
~leed	6 7 7 18 14 9
~left	0 5 1 -5 4 -14 7 -15 8 -1 11 -8 13 -4
~leg	6 3
~legg	3 26
~legs	3 29
~lender	7 10
~lens	11 1
~lenton	7 1
~lesbian	2 12
~less	4 23 6 4 7 16 12 20
~let	1 -21 2 -15 3 -17 4 10 5 -44 6 29 8 5 9 28 12 56
~lets	7 -3 8 2 9 24 12 6 14 37
~lett	2 -3 5 7
~letter	4 -7 5 13 7 -8 14 21
~letting	14 19
~level	4 6
~levenshulme	7 3
~lever	8 -15
~lha	0 25
~library	11 5
~licence	7 9 9 1
~lieu	13 11
~life	1 21 6 9 7 47
~lifetime	6 12
~lift	0 -28 1 -39 7 -20
~light	0 -10 2 -11 4 -5 8 -19
~lik	8 10
~like	3 -21 4 -6 5 -34 6 3 9 -2 11 17 13 11 14 -5
~likenes	11 7
~lin	6 6
~linen	9 11
~list	0 3 2 -10 4 16 5 3 6 -2 8 -40 10 69
~listen	4 23 6 7
~listing	3 3
~literal	6 11
~little	0 -8 1 5 2 -39 4 11 14 12
~liv	1 6 2 11 4 -21 6 -25 7 13
~live	3 13 4 -13 7 6 8 12
~livestock	3 3
~llandudno	6 2
~loan	13 18
~lobby	8 15
~local	0 -7
~location	7 33
~loch	9 28
~lock	1 -13 7 -11 8 22
~lockbox	8 17
~lodge	9 7 10 15
~lodger	2 -25 7 10 8 33
~loft	11 -5
~lol	6 5
~london	7 24
~long	7 -10 9 -6 12 6
~longer	6 32 12 21
~look	0 21 1 6 2 -4 3 13 4 19 6 -10 8 3 10 -1 11 51 14 4
~lose	6 21
~lost	6 27
~lot	0 -2 1 -14 4 -11 5 19 7 4 13 5
~loud	8 3
~love	0 5 1 1 2 -27 6 -12 9 15
~loveliest	7 10
~lover	3 9
~low	7 -15
~lowest	7 22
~loyalist	2 26
~luck	6 3
~lucy	8 9
~lump	13 27
~lunch	6 14
~luxury	6 6
~m	2 7 8 -1 11 2 14 -9
~machine	2 4
~made	5 7 7 30 11 15
~mail	14 13
~mair	14 9
~maisonette	6 4
~mak	2 -22 4 4 7 10
~make	0 8 4 15 6 2 7 17 11 8
~mal	3 4
~man	1 -6 2 -4 5 5 7 11
~manchester	7 3
~many	1 24 6 7 8 -1
~map	7 -16
~march	6 -28 10 -15 13 22
~mark	2 3 4 20
~market	2 -13 4 34 5 3 7 -35 10 63 11 8
~mat	1 8
~match	2 3
~matter	0 -13 1 -1 4 2
~max	1 22 9 5
~maximum	1 15 4 23
~may	0 -1 1 10 2 -20 3 -6 5 -65 6 -80 7 -26 10 -8 11 50 13 29
~maybe	2 14
~me	2 -4 4 13 5 -31 6 -5 8 28 14 38
~mean	0 17 1 22 2 47 3 23 6 -4 8 10
~medication	2 4
~member	1 8
~men	2 1
~mental	0 -12 1 -5 2 19
~meow	3 11
~mere	4 12
~mess	2 2
~message	4 20 6 -23 7 -38 8 -12 13 -5 14 4
~messenger	14 7
~messy	8 7
~methodist	2 2
~mews	1 11
~michaelma	13 25
~midland	7 2
~midnight	6 16
~midsummer	13 29
~mil	7 22
~mile	7 10
~mill	7 -7 8 -16
~min	3 7 12 41
~mind	1 -7 3 -19 4 24 8 4
~minimum	1 -16 4 38 13 -6
~minor	1 6
~minut	6 -14 7 -15 8 -30
~minute	6 10
~miss	2 -22 6 38
~mistake	6 9
~mix	2 -1
~mkt	10 38
~mo	8 15
~mobility	2 5
~moggy	3 29
~moment	8 16
~monday	6 9 7 -2 9 10
~money	0 42 4 -5 5 21 7 22 13 32
~month	0 -19 1 -6 2 -49 3 -18 4 26 5 -30 6 -75 7 -49 8 -75 9 -84 10 -81 11 -20 12 32 13 17 14 -95
~mood	11 18
~more	0 -7 1 3 3 -16 4 47 5 -62 6 1 7 5 13 -25 14 15
~morn	0 10 7 -19 8 2 10 20
~mortgage	0 21 7 17
~most	2 -18 3 13 4 8 6 -69 7 30 8 17 9 10 14 2
~mould	7 26
~mov	0 -16 2 -29 5 15 14 4
~move	7 15
~mr	8 69
~mrs	8 32
~mth	12 10
~mths	5 4 13 28
~much	3 19 4 39 7 28 8 -13
~mull	6 4
~mum	3 23
~mums	1 4 2 10 8 2
~muslim	2 29
~must	0 18 2 11 4 -51 5 28 6 -47 7 -22 8 -52
~my	0 1 1 -8 2 -2 3 19 4 10 5 6 8 3 14 34
~n	1 17 3 11 10 5 11 5
~nae	3 7
~naebody	0 21 2 10
~nah	3 2
~nam	8 -19
~name	2 4 5 10 6 -21 7 -13 8 -55 14 69
~nappy	1 28
~national	2 26
~nationalist	2 23
~nationality	2 8
~native	2 8
~near	1 -18 6 17 10 3 13 5
~nearer	4 3
~nearest	7 -22
~need	0 6 2 8 4 -66 6 -34 11 -48 12 -24 14 -17
~needn't	2 9
~neg	4 25
~negotiable	4 20 12 1
~neighbour	1 20 7 21 8 44
~neil	8 28
~neither	1 2 11 2
~nephew	1 20
~nerv	2 1
~ness	9 8
~nest	1 1
~nester	1 17
~net	14 21
~network	8 10
~never	0 -59 1 -32 2 -37 3 -5 6 -32 7 8 8 24 10 5 11 -4 13 -15
~new	1 -16 3 11 5 -2 6 -46 7 -27 8 -72 10 35 11 -16 14 -23
~newborn	1 5 8 17
~newcastle	3 7
~newcomer	10 33
~newest	10 9
~next	1 -29 2 2 3 -14 6 15 8 -11 11 3 12 6 13 2
~nice	1 -3 13 2
~nicer	7 18
~nicht	9 8
~nick	1 2
~nigerian	2 4
~night	0 -24 1 20 2 -20 3 -6 7 19 8 48 9 54
~nine	0 -38 4 28 5 -51 8 4 9 -2 11 3 13 -33
~nineteen	8 6
~ninety	8 13 13 17
~nipper	1 6
~no	1 15 2 24 3 8 5 -26 6 -42 7 15 8 -25 11 -3 14 -64
~nobody	0 8 1 27 2 25 3 -35 4 -30 6 -27 7 -16 8 9 12 1 13 -3
~nod	2 2 4 20
~noise	1 2
~noisy	1 8
~non	0 8 3 6 5 34
~none	1 -3 2 -11 6 -25 7 41 11 -2
~noon	4 23 6 -22 8 11
~nope	0 15 2 20 3 15
~nor	6 -13
~normal	13 21
~nos	14 8
~not	0 24 1 17 2 27 3 16 4 1 5 -3 7 -1 8 -22 9 -15 10 -5 11 42 12 -21 14 -47
~note	0 4 11 3
~noth	2 -4 3 8 4 -42 6 -17 7 2 8 -9 13 -14
~notice	7 -4 9 -1 12 -42 13 -57
~november	6 -12 8 -31
~now	2 -13 3 10 6 -32 8 14 10 27 11 8 13 40
~nowhere	7 23
~np	3 25
~nr	2 15
~ns	1 11 3 14
~nu	10 1
~number	1 -7 4 37 5 -12 14 3
~nurs	0 13
~nurse	8 9
~nursery	1 22 8 -9
~o	3 14 10 5 11 11
~o1632	14 17
~o7700	14 21
~o77oo	14 30
~objection	1 -5 3 -8
~occupancy	9 6
~occupant	1 20
~october	4 -10 6 -29 8 -11
~of	1 15 3 2 4 3 5 2 7 15 8 -4 9 -4 10 -10 11 37 13 3 14 -7
~off	0 15 1 -12 3 12 5 31 6 34 8 9 10 -3 13 13 14 -20
~offer	0 -12 1 -4 2 5 4 43 5 -37 6 -6 7 -13 8 -76 10 26 13 -14 14 -38
~office	4 3 5 21 8 -13
~officer	0 -1
~offspr	1 13
~oh	14 29
~oiro	4 9
~old	0 -12 1 1 2 -19 4 -6 6 -6 7 -41 8 -20 11 19
~older	2 1 7 2
~on	1 -23 2 -50 3 -25 5 -17 6 -4 7 -5 8 17 9 10 10 6 11 -20 12 -12 14 4
~once	1 -13 2 -30 6 -6 7 4 8 -49 13 -1
~one	0 16 1 4 2 9 3 23 4 -19 5 -9 6 16 7 13 8 -5 9 -18 11 25 12 -1 13 6 14 -26
~ones	0 -20 1 39 2 -10 6 6 8 -40 11 14
~onley	2 7
~only	0 39 1 15 2 53 3 5 4 -7 5 -38 6 12 7 -30 9 3 10 11 11 9 12 3
~ono	4 32 5 -25
~onto	10 1
~open	2 -26 3 -27 4 24 5 -10 6 -17 8 6
~opportunity	6 38
~opposite	8 6
~or	0 -24 1 -13 2 4 3 11 4 -19 5 -40 6 -3 7 -26 8 -86 9 11 11 -8 13 -6 14 12
~orange	2 2
~order	8 -24
~original	2 -2
~ornament	1 1
~other	0 20 1 24 2 29 4 12 5 5 6 19 7 20 8 -3 9 -6 11 1 14 -27
~otherwise	2 7 6 -5
~ought	0 1
~our	0 7 2 24 5 52 8 10 9 17 10 36 11 19 12 7 13 15 14 22
~ours	2 4 5 -18 6 -11 7 17 11 6
~out	0 19 1 6 3 -7 5 25 6 14 8 8 9 6 10 5 11 39 14 -13
~outbid	4 16
~outlook	2 2
~outset	13 18
~outside	2 -5 6 13
~oven	2 5 5 5 8 -1
~over	1 -18 4 -1 6 31 7 -4 11 -27 12 -22 14 -12
~overnight	1 11 5 5
~oversea	13 12
~ow	0 16 6 2
~ower	1 3
~own	1 -13 2 27 4 -38 6 -20 7 -18 8 -68 11 -34 13 -14
~owner	0 2 1 19 2 1 3 46 6 -47 7 -47 8 25 11 -55
~p	11 5
~pack	7 6
~padlock	8 17
~pag	10 5
~page	7 -14
~paid	0 17 2 -1 4 -15 5 -15 6 -9 13 -7
~pain	3 3
~paint	2 -35 6 -25
~pair	1 27
~pal	0 3
~pan	2 7
~panel	7 8
~paper	5 14 14 6
~paperwork	0 17 5 24 13 5
~parade	8 -10
~parent	1 62 2 -12
~park	0 -25 1 -10 2 -31 3 -34 5 -30 6 -27 7 -14 8 -60 9 -1 12 -24 13 -1 14 -43
~parole	8 5
~parsonage	2 2
~part	1 4 2 -8
~particular	14 22
~party	4 17 6 12 9 18
~pass	0 -21 2 11 6 -7 13 -5
~password	8 24
~past	1 25 11 2
~patience	2 22
~patter	1 6
~pay	0 6 1 -4 3 -44 4 35 5 4 7 -18 8 -64 12 -63 13 71
~payable	5 24 13 6
~payday	6 9
~payer	0 12 13 25
~payment	0 18 4 -23 5 42 6 -10 13 77
~pays	5 10 7 5
~payslip	13 1
~pcm	4 24 5 -46 7 -10
~penny	7 22
~pension	0 -58
~people	0 10 1 -5 2 20 4 -23 5 -12 7 -4 8 -23 14 -36
~per	0 -20 4 3 5 -7 6 -5 7 17 9 13
~perfect	2 -4 7 16
~period	12 14 13 31
~periodic	12 -36
~permission	7 21
~permit	0 -43 5 -27 13 -3
~person	4 29 6 35
~persuasion	2 20
~pet	0 -31 1 -33 2 -49 3 16 4 -19 5 18 6 -27 7 -4 8 -8 9 2
~petles	3 39
~pets	2 -42 3 58 4 -40 6 -50 7 -45 8 -45 11 -29 14 -24
~pett	3 30
~phase	6 9
~phon	6 18
~phone	1 -9 6 17 8 -19
~photo	0 -25 2 -53 3 -34 4 -12 6 -28 7 -47 8 -25 11 88 14 2
~photograph	2 -26 6 -12 11 57
~photography	11 21
~physical	2 3
~pic	11 45 14 3
~piccy	11 6
~pick	2 25 6 -10
~pics	2 -4 6 -10 11 96
~pictur	1 -6 2 -28 6 -42 7 -14 8 -10 11 62
~picture	1 2 3 3 11 29
~pier	8 9
~pinch	11 14
~pip	0 27
~pix	11 27
~plac	3 1
~place	0 -32 1 30 4 4 6 -31 7 5 10 -10 11 24 13 2
~plan	0 -1 8 -17 11 -59 14 12
~plane	14 10
~plann	6 -9 7 22
~planner	7 11
~plant	1 13 8 1
~plat	5 11
~play	2 -8
~please	0 21 1 35 2 33 3 14 4 16 5 3 6 -31 7 -106 8 4 9 -25 12 -20 13 8 14 -8
~plot	6 14 8 -12 11 3
~plus	5 19 12 6 13 8
~pm	4 19
~poa	4 48 14 -2
~pocket	7 10
~pod	9 14
~point	8 -23 12 4 14 1
~pointles	0 5
~pol	2 7
~policeman	8 9
~policy	3 3
~political	2 2
~ponder	6 15
~pooch	3 12
~pool	1 -15 11 5
~poor	2 1
~port	1 -1
~portal	10 10
~porter	8 2
~possib	7 7
~possible	12 9
~post	11 1 14 6
~postcode	8 21
~pound	5 53
~power	7 7
~practis	2 20
~pram	1 30
~prayer	2 1
~prefer	0 9 1 4 2 1
~preference	0 9 2 10
~preferr	0 11 2 47
~pregnant	2 28
~premium	0 2
~prepar	4 12
~prepay	13 46
~prepayment	13 8
~pres	8 29 9 -8 10 3
~presbyterian	2 13
~present	11 14
~prettier	7 12
~prettiest	7 8
~previou	2 -20 3 -12 8 18 10 5
~previous	10 16
~pric	4 2 6 20
~price	4 74 6 24 7 27 8 -17
~priest	2 1
~primary	1 -6 8 -7
~print	6 3
~priority	2 17
~prison	8 24
~pritchard	8 13 14 5
~private	0 15 2 -10 4 12 9 -5
~priya	8 13
~problem	0 -20 1 -20 3 -24
~process	5 1
~profession	0 12
~professional	0 15 1 -11 2 6 4 -5 5 17 6 -11 8 -41 11 -2 13 -20
~profit	7 20
~prohibit	3 15
~project	13 2
~promis	7 -4 11 3
~promise	7 11 11 8
~prompt	6 12
~proof	7 9
~proper	0 7
~property	3 12 6 7 7 -7 10 14
~proportion	11 12
~proposal	4 44
~protestant	2 19
~public	1 2
~puppy	3 15
~purchaser	7 3
~purpos	11 7
~purse	4 3
~pushchair	1 29
~put	1 -2 2 -19 3 -46 4 46 6 -16 8 8
~puts	1 1
~pylon	11 10
~q	4 4
~quality	7 14
~quarter	0 -7 4 -25 7 -3 8 -21 13 60
~queer	2 10
~question	3 11 6 -4 7 5 14 1
~queu	6 17
~queue	6 21
~quick	2 -27 6 30
~quickest	7 3 14 13
~quid	4 6 5 50
~quiet	1 20 6 -12 7 -16 14 -6
~quieter	7 3
~quietest	7 4
~quin	2 19
~quot	4 23
~quote	0 1
~rabbit	3 7
~race	2 -10 6 20
~racist	2 3
~rail	3 6 11 -38
~rainbow	2 19
~rais	1 -8
~rapid	6 9
~rare	6 6
~rarer	6 13
~rat	8 -3 9 8
~rate	4 7
~rather	2 29 5 2 6 -18 7 -9
~rc	2 1
~re	12 9
~reach	1 1 13 7 14 6
~read	1 4 4 -7 6 41 13 -9
~reader	6 9
~ready	6 -14 13 14
~real	4 1 8 -10 11 57
~reason	3 -4 8 8
~reasonable	4 5
~receipt	0 9 5 23
~recent	10 2
~recipient	0 7
~reckon	1 2
~recommend	6 11
~record	11 5
~recover	8 23
~red	6 10
~redecorat	1 7
~reduc	4 -3
~referenc	1 -17 2 -14 4 -21 5 -2 6 -22 7 -7 13 16
~reference	0 4
~reflect	4 2
~refs	5 28 13 14
~refundable	5 8
~refus	0 -17
~refusal	2 7
~refuse	1 -18 4 8
~region	4 12 7 1
~register	2 14
~regret	8 1
~rehab	8 4
~rehome	3 24
~release	6 5
~reli	11 11
~rely	11 17
~remain	2 6 3 13 6 5
~reminder	5 13
~renew	5 21
~rent	1 -35 2 -36 3 -50 4 65 6 -18 7 -27 8 -26 10 -24 11 -90 12 -21 13 70 14 -53
~rental	4 20 7 27 9 27 10 19 13 24 14 16
~rentamount	5 7
~renter	0 10
~repair	8 -20
~repeat	6 15
~republican	2 40
~request	4 8
~requir	2 14 5 14
~reserv	5 2 6 11
~reservation	5 3
~reserve	6 27
~residence	1 6
~resident	0 -43 5 -10
~respect	1 4
~response	6 2
~responsibility	11 4
~rest	0 14 2 4 4 1
~retir	0 -32 2 -6 8 23
~retirement	1 -27
~returnable	5 18
~rich	7 28
~right	2 1 3 -17 6 8 7 9 8 -4
~rigs	8 3
~ring	6 20 8 17 14 29
~risk	0 14 7 8
~rm	2 30 5 5
~rms	2 18
~rnt	13 25
~road	1 -14 2 19 4 -11 7 -13 10 -5
~roll	6 20 12 -18
~roma	2 22
~romanian	2 14
~roof	1 -7 4 3 7 22 8 4
~room	1 -55 2 34 3 -13 4 26 5 -26 6 15 7 -12 8 10 11 38 13 15
~round	1 33 4 11 6 14 8 12
~rover	3 36 8 2
~rug	1 1
~ruin	1 2
~rul	2 6 3 -2 5 7
~run	1 7 6 9
~runn	0 13 6 10
~runs	8 -23
~rye	7 4
~s	3 12 11 5
~sabbath	2 7
~sad	8 6
~safe	7 7 8 -1
~safer	7 16
~said	1 -15 6 -8 7 -10 8 -20
~sake	4 6
~sal	8 19
~salari	0 38
~salary	0 29
~sale	6 -9 7 -40 8 37 10 55 14 9
~salford	6 19
~salt	11 10
~same	0 -46 1 -63 2 9 4 -59 5 -9 6 -57 7 -31 8 11 11 23 13 -18 14 1
~sandra	14 2
~saturday	4 10 9 5
~sav	2 2
~save	0 9 2 6 3 25
~saving	0 -5 13 6
~saw	6 2
~say	1 3 2 41 4 16 6 3 7 39 13 22
~says	0 19 2 10 8 -15
~scan	14 34
~school	0 -34 1 48 4 -16 6 -14 7 30 14 -27
~score	13 15
~scot	2 2 14 9
~scotland	7 3
~scroll	1 5
~scrounger	0 6
~sea	7 30 9 8
~seal	4 33
~search	7 4 14 3
~season	9 29 13 16
~seat	7 16
~sec	5 18
~second	2 -49 4 -8 6 42 8 6 13 1
~secur	4 12
~secure	0 2 6 17
~security	8 3
~see	0 -33 1 -8 2 2 4 3 5 19 6 3 7 -9 8 -6 10 2 14 22
~seek	2 3
~seen	6 3 7 4 10 9
~sees	7 9
~self	0 -18 9 28 13 31
~sell	2 34 8 4 12 12
~seller	2 15 6 8 8 17 11 2
~semi	3 2 7 -4 10 16
~send	4 -10 14 10
~sensible	4 3
~sent	13 1
~september	6 -35 8 -30 12 30 13 12
~servic	8 -41
~service	5 9 7 8
~set	1 4 4 39 5 21 8 -1
~settl	13 7
~settle	13 38
~seven	7 -39 8 2 14 28
~seventy	8 14
~several	6 -26
~sex	2 21
~shall	0 2 3 6
~shampoo	5 3
~shan't	0 5
~shar	3 1 7 -32
~share	2 1 6 -6 8 3 14 -4
~sharer	1 -26
~she	8 27
~she'll	1 3
~shed	1 -13
~shelf	6 19
~shift	6 35
~shoot	8 3
~shop	2 -9 4 -7
~short	0 -4 1 -37 2 -23 7 -7 9 6 12 27
~shorter	12 3
~shorthold	12 48
~shot	6 15 11 36
~should	4 8 6 -11 7 -3 8 12 11 3
~shouldn't	2 16
~shout	6 11 8 1 14 4
~show	2 -13 4 -18 6 -40 7 -2 8 6 13 2
~shower	3 -10
~shown	4 14 5 4 6 -21 7 -1 11 21
~shut	8 16
~shy	4 17 6 -2
~side	2 -4 8 27 9 -4
~sight	2 1 8 7
~sign	0 6 1 -20 2 -43 3 -35 4 -66 6 1 8 -2 12 16 13 -20
~similar	0 14 11 27
~simp	7 40
~simple	14 -6
~since	0 -46 2 4 4 -21 6 20 8 44 11 33 14 -3
~single	0 -1 1 8 6 -11 7 30
~sinn	2 27
~sister	1 -18 2 22
~sit	5 2 6 10
~site	0 -21 1 -30 2 -17 6 -30 7 -2 8 -28 14 -45
~sits	8 15
~six	1 -38 5 -1 6 -8 12 4 13 -15
~sixteen	1 20 5 2
~sixty	5 4
~skat	6 5
~skin	2 6
~skip	14 19
~skirt	3 5
~sky	7 9
~skye	9 6
~skype	14 19
~slash	14 46
~slate	10 3
~sleep	1 4 8 6 9 29
~slid	1 3
~slide	14 4
~slip	0 1 4 8 6 15
~slot	1 13 6 8
~small	0 3 1 3 3 4 5 12 7 -20 11 -10
~smok	0 2 2 -4 3 2 8 2
~smoke	8 -44
~smoker	2 -20 3 4
~snap	6 -17 11 26 14 10
~snapp	6 7
~snooze	6 7
~snow	6 11
~so	0 -9 1 6 2 7 3 14 4 -27 5 -51 6 30 7 -30 8 49 9 -37 11 6 12 -25 14 -33
~social	0 17
~socket	8 -1
~sofa	1 -12 4 -19 5 10 7 1
~sold	2 2 6 5
~solicitor	0 2 2 -11 5 31
~some	2 -4 11 32
~somebody	2 -8 4 12 6 1 7 -19 9 -10
~someone	1 -9 4 4 5 -14 6 13
~someth	0 11 3 7 4 8 5 11 6 -2
~somewhere	1 12 2 12 4 29
~sooner	1 7 2 9
~sorry	0 22 1 16 2 32 3 8 4 -19 5 16 6 -31 7 -36 8 -3 12 6
~sort	2 -27 4 -17
~sought	0 14 2 7 6 -5
~soul	7 11 8 18
~sound	8 1
~south	7 -10
~space	8 -4
~spaciou	0 2
~spain	8 11
~spaniel	3 18
~spare	6 13 8 40
~speaker	2 3
~spend	9 15
~spirit	2 5
~split	5 8
~spot	6 2 7 1
~spr	6 -21 7 5 8 -4 12 17 13 16
~square	4 -6 8 -7
~squeak	3 3
~ss	0 6
~st	1 -7 6 -23 7 4 8 -50
~stabl	10 1
~stage	1 3
~stair	0 -22 1 12 6 -37 9 -42 11 -27
~staircase	2 -3
~stairwell	1 7
~stamford	2 6
~stampede	6 32
~stand	6 -13 8 1 13 2
~standard	12 12
~star	2 6 8 9
~start	3 1 4 31 5 -3 6 -27 12 10
~starter	3 5
~state	0 26 1 1 4 11 13 -6
~statement	13 -16
~stay	3 35 4 -20 6 -37 7 -2 8 -48 14 -35
~steady	0 17
~steam	5 16
~steep	1 3 8 -2
~steer	0 3
~step	7 -19
~stick	6 21
~sticky	1 10
~still	4 -16 6 10 7 -3 8 -8 10 1
~stock	6 10 11 12
~stockport	3 12
~stone	4 5
~stop	1 22 3 20 5 27 7 1
~stopp	6 29
~storage	9 -14
~store	8 1
~storm	7 8
~story	1 13
~straight	2 6 6 -23
~street	0 -11 1 -25 5 -1 6 -12 8 -27 10 -26 14 -2
~stretch	4 20 13 15
~strict	1 16 3 30
~strike	6 9
~stroke	8 17
~strong	2 2
~stroud	6 3
~struck	3 2
~student	0 -39 1 -33 2 13 4 -16 13 32
~studio	7 5 8 -2
~study	1 2
~style	9 22
~such	0 7 6 11 7 30
~suffer	8 14
~suit	0 -7 1 4 3 1 6 -13 7 -23 8 -9
~suitable	1 -8 2 6 3 3
~sum	4 26 5 3 13 24
~summer	6 -10 8 -13 9 25 12 18 13 37
~sun	6 -7 7 15 8 -9
~sunday	6 26 9 3
~sunny	2 4
~supper	6 15
~support	0 33
~supporter	2 19
~sure	7 23
~surprise	4 6
~sw	1 -1
~sweep	5 2
~sweet	8 11
~swift	6 20
~swim	1 -12
~symbol	8 1
~sympathy	0 2
~t	10 5 11 5
~ta	0 7
~table	4 2 13 34
~tae	6 13
~tag	8 10
~tak	0 -1 5 24
~take	0 -1 1 -6 2 5 5 23 6 -9 11 5 13 13 14 -16
~taken	1 -17 2 -4 5 5 6 5 7 -1 8 -19 11 9
~talk	4 12
~tap	8 28
~tax	4 -2
~taxpayer	0 27
~tea	1 20
~teacher	0 18
~teatime	6 12
~teenage	8 8
~teenager	1 2
~teeth	6 5
~tel	8 8
~telegram	14 35
~tell	0 -13 2 -2 3 -18 4 19 5 -23 7 -36 8 4 13 -34 14 -14
~temper	8 4
~ten	6 18 14 -37
~tenancy	0 -7 3 7 4 9 5 -18 6 -21 7 -17 8 -57 9 -1 12 19 13 -17
~tenant	0 27 2 24 3 8 4 -18 5 71 6 -163 8 27 9 -35 10 -39 11 -49 13 -12 14 -7
~tend	13 12
~tender	4 11
~tenerife	8 14
~tenner	5 44
~tens	1 17
~term	4 2 7 -39 13 27
~terrace	7 -3 8 -9
~terrier	3 1
~test	8 -6
~text	0 3 4 -4 14 46
~th	0 10
~than	0 13 1 15 3 -10 4 30 5 -18 6 26 7 33 8 -10 11 42 13 -20
~thank	0 27 1 26 2 4 3 17 6 -12
~that	0 33 1 12 2 19 3 41 4 -33 5 -1 7 39 10 -18 11 42
~the	0 -13 1 -14 2 -5 3 -17 4 -4 6 -10 7 -4 8 13 9 -28 10 -12 11 16 12 -14 13 -3 14 -5
~their	0 25 1 7 2 -3 4 4 5 9 6 3 7 9
~them	3 5 4 -37 6 3 7 -23 8 -102 11 35 13 -16 14 -38
~themselv	2 1 4 4
~then	0 30 2 10 6 5 8 32 12 24 13 1 14 6
~there	0 -29 1 -22 2 -37 3 -38 4 -1 5 6 6 5 7 17 8 2 9 -16 11 -15 12 -26 13 -54 14 17
~thereabout	4 6
~therefore	1 13
~these	6 29 7 5
~they	0 -2 1 -28 6 -4 7 7
~they're	2 23 6 25
~thin	1 20 13 2
~thing	3 4
~think	1 27 3 -2 4 31 6 4 8 -7
~third	1 6 7 -11 8 15 13 19
~thirty	5 26 13 -7
~this	0 5 1 21 2 18 3 24 4 -11 5 -22 6 102 7 42 8 -98 9 -24 10 58 11 -6 12 -33 13 -33 14 -92
~those	0 44 1 2 2 14 7 -38 8 -19 13 18
~though	7 -2
~thought	6 1
~thousand	4 19 5 1 6 4
~three	0 4 4 -14 6 14 7 -26 9 14 10 -1 12 -15 13 37
~through	3 -25 4 -2 5 6 8 22
~throughout	3 12
~throw	4 6
~thu	8 7
~thur	8 12
~thursday	6 -5
~tick	6 26
~tidy	3 9 4 1
~tied	12 12
~tiktok	14 31
~till	1 -17 5 17 6 16 8 41 10 9 12 9 13 4
~time	0 15 1 11 3 -14 5 23 6 -18 8 -4 10 3
~tiny	1 -4
~tinyurl	14 5
~to	1 10 2 6 3 1 4 -24 5 30 6 3 8 5 10 20 11 -29 12 5 13 7
~tock	6 26
~today	6 20 10 16
~toddler	1 38
~together	13 28
~told	0 10 2 -17 6 -23
~tom	6 1 8 21
~tomorrow	6 38
~tonight	4 -1 6 58
~too	0 -19 2 28 5 -19 7 -19 8 -34
~took	11 12
~top	2 13 5 19 6 -31 7 -5
~tortoise	3 -13
~total	7 30
~tots	1 9
~touch	2 -5
~tour	9 7 14 16
~tow	0 2 1 7
~toward	0 1 5 14
~towel	9 13
~town	7 -1
~trade	7 11
~tradition	2 3
~traditional	2 16
~trail	7 3
~train	6 -40
~tran	2 19
~transfer	13 42
~transition	2 1
~traveller	2 38
~treat	2 -17 11 19
~treble	7 3
~trimester	13 15
~trip	9 5
~trouble	2 27 8 7
~true	11 8
~trust	7 27 13 3
~truste	2 5
~try	0 14 1 8 2 34 6 -14
~tuck	1 10
~tue	8 1
~tues	8 7
~tuesday	8 9
~tune	6 3
~turban	2 9
~turn	1 -4 2 -3 3 18 8 13 11 2
~twelfth	2 5
~twelv	12 6
~twelve	12 36
~twenty	5 17 6 2 8 -17
~twice	8 5
~twin	8 13
~two	0 -14 1 -2 2 8 5 -2 6 -39 7 -33 8 -1 9 4 12 -10 14 -33
~twos	4 4
~typ	0 4 2 5
~type	6 10 14 42
~uc	0 19 1 -3 2 -28 5 -5
~uk	6 -1 7 -2 13 30 14 10
~ultimate	7 9
~un	7 8
~unable	0 11
~unattend	8 12
~unbeatable	7 5
~under	0 -12 2 10 3 18 5 -17 6 24 7 -8 8 8
~underscore	14 8
~unfortunate	0 8
~unhappy	7 5
~unheard	7 10
~unionist	2 34
~universal	0 13 2 4 5 -29 13 -25
~unlawful	0 -5 2 -6
~unles	0 12
~unmatch	7 9
~unoccupi	8 9
~unrivall	7 13
~unsuitable	1 8
~until	4 5 6 -22 7 -4 8 -9 10 5 12 1 13 9
~unwag	0 6
~unwant	1 16
~unwelcome	3 10
~up	0 8 1 1 4 -24 5 5 6 9 7 6 8 24 11 1
~upfront	12 -8 13 53
~upon	3 1 4 2 6 -2 11 15
~ups	1 33 2 -12
~upset	2 3
~upstair	1 5 8 24
~upward	4 34
~us	0 -9 1 -3 3 -11 4 6 6 -28 7 -7 13 9 14 -33
~use	0 -25 1 -33 3 -25 4 -16 6 -48 8 7
~used	0 -26 3 -6 6 -44 7 -13 8 5 11 45
~user	2 13 14 30
~usual	0 11 6 -35 13 37 14 6
~vacant	6 -3
~vacation	9 10
~value	1 10 6 -8 7 42
~valuer	4 3 7 12
~vanish	6 6
~vaper	3 1
~vary	11 17
~vat	5 21
~vegetarian	2 17
~vendor	2 29 6 -10
~very	6 3
~vett	5 10
~video	5 9 14 20
~view	2 -15 6 4 7 19 9 -9 11 17 14 -1
~viewer	8 15
~viewing	4 3 5 4 6 -9 8 -6 13 -16
~village	6 -8 7 -20 8 -11
~visit	1 26 5 15
~visitor	1 13 9 9
~vote	1 18
~voter	2 7
~vouch	11 9
~w	10 5
~wag	2 -21
~wage	0 46
~wait	6 42
~wake	1 10
~wal	7 13
~walk	0 -29 14 8
~walker	2 -3
~wall	1 5 2 -23 6 -32 7 9 10 2
~wander	8 26
~want	0 20 1 29 2 44 4 28 5 -12 6 17 7 -30 8 5 11 -54 12 11
~warden	8 2
~warm	7 11
~warmer	7 9
~warn	6 20
~was	1 -34 4 -22 5 -34 6 -21 7 -83 8 -30 9 -17 10 -19 11 31 12 -30 13 -57 14 -9
~wasp	8 4
~wast	2 5
~watch	0 2
~water	3 6 4 -17 5 -28 7 16 8 -21
~way	0 18 2 11 4 -6
~we	1 4 2 3 3 -11 5 -3 6 6 7 -42 8 -1 10 -32 11 2 12 1 13 10 14 -31
~we'd	0 20 1 14 2 49 4 30 6 -57 7 -25 8 -32 9 -8
~we'll	2 13 3 -13 4 16 5 -2 6 -20 7 -3 13 4
~we're	1 13 4 1 5 -3 6 -21 7 -22 8 36 13 10 14 3
~we've	0 3 2 11 3 5 7 -13 12 -9
~wean	1 18
~wear	1 11 5 15
~weather	7 3
~wedd	8 10
~wednesday	6 6
~wee	1 37 3 20 8 25 14 11
~week	4 -16 7 -7 8 39 9 94 11 -24 12 -22 13 -34
~weekday	8 26
~weekend	1 50 6 24 7 -38 9 15
~weep	6 1
~weigh	4 9
~wel	1 1
~welcome	0 -45 1 -24 3 -20 4 7 5 -25 6 -61 7 -21 9 21
~welfare	0 14
~well	1 -5 2 -16 7 13 8 -14
~welsh	2 1
~wen	10 4
~went	0 7 1 -1 4 11
~were	0 -3 1 -12 4 -17 5 -7 6 18 8 -7 11 27
~weren't	2 1
~wet	10 9
~wharf	1 8 4 4
~what	0 24 4 26 5 -77 6 -48 8 -5 11 24 13 -15 14 -22
~whatever	0 -2 3 17 4 26 7 19
~whatsapp	1 1
~whatsoever	2 1
~wheel	2 18
~wheelchair	0 -28 1 -26 2 22 7 -13
~when	0 2 2 6 3 -13 5 26 7 -16 13 34
~where	0 28 1 24 3 13 4 10 5 -34 6 -39 7 33 14 23
~whether	0 -2
~which	0 -18 4 5 5 1 7 -11 8 -10 12 13 14 -14
~while	5 20 6 62 8 4
~whippet	14 2
~whit	2 19
~whitby	10 6 14 3
~white	1 5 2 24 6 -1 7 -12 11 11
~who	0 27 1 -4 2 18 4 36 6 31 7 -1 8 14 11 -61 13 7 14 -17
~who'd	2 23 4 11 8 1
~who'll	8 2
~who've	1 4
~whoever	0 -5 2 -18 4 17 6 15 8 -21
~whole	1 3 2 -11 6 4 8 18 12 4 13 43
~whom	5 1
~whose	0 21 1 29 6 -10
~why	3 22 8 11
~wi	8 9
~wife	2 19 8 6
~wifi	8 35
~wigan	14 1
~wiggle	6 2
~wil	6 4
~will	2 17 3 21 4 45 5 -32 6 30 7 37 8 -2 10 -59 11 -7 12 -3 13 1 14 -30
~window	2 -48 6 24 7 17 8 7 11 1
~wins	4 9 6 8
~winter	6 -7
~wise	6 23
~with	0 9 1 16 2 17 3 5 5 -21 6 -5 7 -16 8 9 10 6 11 -5 13 24 14 -25
~withdrawn	6 1
~within	0 -13 1 -6 3 -11 5 -24 6 13 7 21 13 -3
~without	0 -36 1 -13 2 -9 3 -6 4 11 7 10 13 23
~witness	2 11
~wk	9 1
~wks	5 4
~woman	2 36
~women	1 -7 2 24 6 -1
~won't	0 25 2 18 3 17 6 18
~word	2 -7 6 29 7 33 8 -6
~work	0 43 2 -50 3 -38 4 -6 5 -31 6 -103 8 -13 12 -3 14 -2
~worker	0 44
~worktop	2 -9
~world	7 37
~worry	0 4
~worth	4 26 7 7
~would	0 6 1 22 2 31 3 4 4 11 5 -26 6 -8 7 -3 8 -13 10 -3 11 -1 12 21 13 6 14 -10
~wouldn't	0 -20 1 4 6 11 7 12
~wreck	1 6
~writ	2 -1 3 -13 6 -3
~write	3 -8 5 2 8 -6 14 6
~wrong	2 -12 7 13
~www	14 21
~x	3 3 13 18 14 17
~xx	12 2
~y	8 31 11 4
~yale	8 32
~yard	2 -19 6 -28 7 -19
~ye	0 11
~ye'll	6 18
~ye've	6 13
~year	4 -42 5 -24 6 -71 7 22 8 16 9 -21 12 48 13 24
~yer	6 13
~yes	0 -33 1 -15 3 -40 4 -6 5 -8 7 19 8 -44 14 -23
~yesterday	6 34
~yet	10 8 13 1
~yield	7 3
~yin	6 7
~yins	1 6 3 7
~yoga	8 1
~york	7 6
~yorkshire	7 6
~you	0 -15 1 -27 2 5 3 6 5 47 6 21 7 32 8 -5 9 -7 10 -39 11 -23 12 -7 13 -6 14 7
~you'd	0 -21 4 8 8 6 11 -10 12 12 14 1
~you'll	0 3 3 12 4 -12 5 15 7 38 8 2
~you're	2 14 6 8 8 -19 12 12 13 14
~you've	1 7 6 19 8 3
~young	1 30
~younger	1 24
~youngster	1 16
~your	0 9 2 16 3 3 4 34 5 28 6 28 7 36 9 8 10 -4 13 18 14 -35
~yourself	0 5 6 28 8 14 13 2
~yourselv	6 3
~youtube	14 7
~yrs	10 2 11 16
~ysgol	7 4
~zero	7 3 14 26
~£#	0 -29 2 -102 3 -63 4 14 5 94 6 -48 7 -47 8 -23 10 -61 11 -22 12 -1 13 -52 14 -46
~£##	0 -31 2 -37 4 39 5 -8 7 14 8 -56 12 -19 13 22 14 -28
£#	0 -29 2 -102 3 -63 4 14 5 94 6 -48 7 -47 8 -23 10 -61 11 -22 12 -1 13 -52 14 -46
£# $	0 -3 4 -60 5 1 6 -19 7 -4 13 -26
£# ,	4 29 5 18
£# :advance	13 1
£# :burden	4 7 5 21
£# :clocktime	5 11
£# :codething	5 5
£# :condition	4 47
£# :deadline	13 16
£# :demanding	5 10
£# :feething	5 4
£# :holiday	4 9
£# :income	5 29
£# :money	4 12 5 -33 13 3
£# :newness	13 4
£# :onlyword	4 17
£# :openprice	4 23
£# :opinion	5 6
£# :period	5 23
£# :ranking	13 2
£# :utility	5 -33
£# a	1 11 9 10 13 -11
£# admin	0 1
£# and	4 -32
£# before	13 2
£# but	4 3
£# by	5 3
£# for	5 29 6 2
£# gas	8 1
£# if	4 31
£# is	5 3
£# monthly	5 29
£# more	1 5
£# ono	4 7 5 -23
£# or	4 1
£# pcm	4 13 5 -30 13 3
£# plus	5 6
£# the	5 13
£# to	5 6
£##	0 -31 2 -37 4 39 5 -8 7 14 8 -56 12 -19 13 22 14 -28
£## $	5 16 6 -24 7 1 13 -9
£## ,	4 16 5 -4 6 -44 7 7
£## :burden	4 -2
£## :condition	1 1 6 4
£## :deadline	6 24
£## :demanding	13 5
£## :deposit	5 6
£## :money	4 -15
£## :openprice	4 5
£## :opinion	4 -10
£## :paying	5 5
£## deposit	5 6
£## due	13 4
£## for	4 34
£## in	4 16
£## or	4 17
£## pcm	4 -15
£## to	4 -10
£##_#	4 -9 13 4
£##_$	4 2 6 -46 7 -18 13 5
£##_day	13 15
£##_house	5 7
£##_it's	7 2
£##_month	4 -2 5 -13
£##_now	4 9
£##_pcm	4 24
£##_roof	4 4
£##_summer	4 4
£##_there	1 2
£##_what	7 1
£##_where	1 2
£##_who	4 10 6 3
£##_will	6 15
£##_you	6 3
£##_£#	5 -4
£#_$	0 -29 1 1 4 12 5 23 6 -21 7 -54 8 -26 12 -3 13 -40
£#_+	4 10
£#_1st	5 -2
£#_can	4 3
£#_charge	1 5
£#_credit	5 5
£#_do	4 5
£#_every	5 2
£#_extra	5 15
£#_fee	5 15
£#_flat	5 2
£#_from	5 18
£#_go	5 3
£#_i	5 1
£#_its	5 1
£#_linen	9 7
£#_lot	5 11
£#_month	1 13 5 -6
£#_more	1 7
£#_night	5 -1 9 13
£#_only	0 4
£#_pcm	4 21
£#_person	4 16
£#_put	4 1
£#_rent	4 -6 5 -20
£#_sign	5 12 13 13
£#_though	4 3
£#_time	5 11
£#_top	5 8
£#_up	5 11
£#_us	5 6
£#_vat	5 21
£#_way	5 -11
£#_we	5 1
£#_will	4 4
£#_year	13 -15
£#_you	4 32 5 16
£#_£#	4 4 5 -7
£#_£##	4 32 5 -1 13 6
…'ll>	2 8 5 20 6 25 7 37 8 24 9 -5 10 -2
…'re>	2 24 4 9 6 14 7 -24 8 21 12 21 13 25
…'ve>	0 3 1 20 3 11 4 -4 6 29 7 -31 12 -9 14 -27
…***>	0 14 1 8
…00ni	14 2
…0770	14 1
…0nin	14 2
…123>	14 15
…1632	14 20
…2580	8 22
…632>	14 20
…6mth	13 26
…700>	14 23
…700n	14 2
…7700	14 44
…77oo	14 34
…7oo>	14 32
…9oo1	14 17
…<#no	0 11 1 15 3 12
…<***	0 14 1 8
…<077	14 6
…<6mt	13 26
…<@hi	14 15
…<@sh	14 2
…<abs	10 4
…<acc	0 -19 1 29 6 -44 8 17 13 20
…<ach	4 7
…<act	11 24
…<add	5 8 6 -32 7 18 10 27 11 1 14 16
…<ado	1 10
…<adv	0 -20 1 -19 6 6 7 -32 8 -17 10 4
…<aga	1 7 3 -7 5 15
…<agn	5 10
…<aln	10 12
…<alo	3 12
…<alt	1 1
…<ang	7 1
…<ant	6 4
…<apa	6 10
…<app	0 -9 4 7 6 -25 11 2 14 6
…<arr	9 3 13 19
…<art	1 1 11 3
…<ass	4 17
…<att	4 11 8 10
…<aut	13 11
…<ava	6 -1
…<awa	4 3
…<bab	1 35
…<bac	8 15
…<bad	2 2 4 4
…<bak	8 9
…<bar	14 1
…<bec	12 1
…<bed	1 7 8 4
…<beg	0 5 12 9 13 6
…<beh	1 3
…<bei	1 -5 13 5
…<bel	2 -10
…<bey	6 14 7 19
…<big	14 1
…<bik	1 -27 6 4 8 -10
…<bil	5 6
…<bla	2 5
…<bli	6 7
…<blu	7 13
…<boa	6 3
…<bob	14 26
…<bol	9 10
…<boo	1 9 8 -13 10 19
…<bor	2 7 11 1
…<bou	5 14
…<bow	1 2
…<bra	1 5 6 5 14 24
…<bre	1 6 3 26 6 9
…<bri	6 8 7 4 8 8
…<bro	5 14 14 19
…<bru	7 3
…<buf	13 3
…<bui	3 5
…<bum	1 12 2 7
…<bun	1 1
…<bur	0 21 2 2 8 -8
…<buy	8 3
…<c25	8 9
…<cal	6 17
…<cam	7 3 8 14 11 20
…<car	2 -25 6 -9 7 4 8 35 9 20 14 3
…<cat	6 3
…<cau	2 7
…<cen	1 -18 2 -36 6 -2 7 10 8 -16
…<cha	7 -48 8 -20
…<che	6 5 7 3 8 25
…<chi	1 33 6 -15 7 -6
…<cho	2 3
…<cir	1 -13 3 10 6 14
…<cla	7 20
…<cle	1 5 5 17 7 12
…<cli	0 8 1 15 4 14 5 -6 6 -8 8 5
…<col	4 -5 13 20
…<com	1 -26 3 -56 4 -6 6 -29 7 45 8 -20 11 9 12 3 14 -1
…<con	4 37 5 8 6 -37 7 14 9 11
…<cot	6 10 7 8 9 4
…<cou	2 -34 6 20 7 45 8 -44 11 6
…<cov	13 8
…<cra	6 8
…<cre	0 8
…<cri	2 24
…<cro	6 -12 8 13 9 8 11 2
…<cru	3 7
…<cur	2 -20 8 40
…<cus	5 8
…<cut	8 -15
…<dal	6 18
…<dam	14 4
…<dan	8 7
…<dar	8 30
…<daw	3 22
…<dec	7 -15 8 -12
…<dee	4 1
…<deg	12 5
…<dep	0 6 9 12 11 2
…<der	7 20
…<dia	6 16 8 2
…<did	12 4
…<dif	11 49
…<dig	11 17
…<dil	8 7
…<din	1 19
…<dis	0 11 1 5 3 5 4 2
…<dog	3 27
…<doi	1 12 6 -14
…<dol	7 1
…<doo	8 6
…<dor	7 17
…<dow	4 7 7 9
…<dra	2 -13 5 8 6 -8 8 -7 11 1 13 4
…<dri	10 1
…<dro	8 4
…<dup	6 4
…<ear	0 -3 2 -29 6 37 7 14 8 -10 12 21
…<eas	2 4
…<elb	6 36
…<ell	8 5
…<emi	8 17
…<eno	1 14 2 -7
…<ent	8 28
…<env	4 1
…<ess	6 9 7 16
…<eve	2 5 4 3
…<evi	8 13
…<exa	11 15
…<exc	12 1
…<exi	7 23
…<eye	6 2
…<fac	7 -13 14 16
…<fal	2 18 13 -2
…<fea	8 -23
…<fel	2 8 8 8
…<fem	2 15
…<fer	5 -10
…<ffo	14 13
…<fil	6 3
…<fin	1 1 2 -39 6 39 8 -31 11 34
…<fir	7 17
…<fit	1 -14 2 -6 6 -6 7 -2 8 -44
…<fla	2 1 8 -10 11 18 14 19
…<fle	6 25
…<fol	8 19
…<foo	6 6
…<for	5 5 6 10 14 12
…<fot	11 22
…<fou	2 20
…<fra	8 14
…<fri	1 -13 2 -29 3 19
…<ful	4 6
…<fum	5 6 8 3
…<fur	1 -10 5 1 8 -5 11 20
…<gal	11 19
…<gen	4 2 11 9
…<gil	8 4
…<gip	3 3
…<giv	2 6 6 -3 7 -7 8 -24
…<gla	6 6 9 11
…<goe	2 17
…<gol	9 3
…<goo	2 -16
…<gra	2 -1
…<gre	2 -3 3 -5 6 -17 7 3 8 -4 11 11
…<gro	4 5 6 5
…<ham	6 3
…<han	1 -17 5 10
…<hap	7 42
…<har	5 8 8 13
…<has	8 6
…<hat	8 27
…<hav	1 6
…<haz	14 4
…<hea	6 -13 9 -8
…<hel	2 -7 11 2
…<hen	8 10
…<hid	9 3
…<hig	9 13
…<hil	14 31
…<hit	3 11
…<hoa	8 2
…<hol	0 5 2 3 5 3 6 9 7 -13
…<hom	2 16
…<hot	1 1
…<hou	3 10 6 5 7 15 8 -1 11 1
…<hum	3 15
…<ign	11 7
…<ima	11 20
…<imp	6 13 11 7
…<inc	1 4
…<inf	13 4
…<ink	10 5
…<ins	3 5 6 13 10 15 14 1
…<int	11 3
…<isl	7 9
…<iss	0 -13 2 16
…<it'	6 32
…<jam	8 17
…<jan	14 15
…<jeh	2 12
…<jes	4 3
…<joh	6 4
…<joi	1 4
…<jun	1 12
…<kee	3 20
…<ker	2 6
…<ket	6 1
…<key	14 2
…<kic	2 20
…<kin	7 14
…<kne	8 20
…<kno	2 -10 7 2 8 26 13 13
…<lad	2 18
…<lan	0 19
…<las	12 -3
…<lat	6 1
…<lea	5 17
…<lee	6 6 7 18 14 9
…<lei	10 3
…<len	7 25
…<let	0 9 6 -7 14 49
…<lev	2 -2 4 4 8 -31
…<lig	0 -13 1 -9 2 -13 4 -8 6 -8 8 -21
…<lik	11 4
…<lin	7 3 9 5 14 16
…<lis	4 27 6 5
…<lit	6 9
…<loc	7 29 8 -1
…<loo	4 20
…<lov	3 9
…<lun	6 18 8 7
…<lup	8 6
…<lux	6 6
…<mak	2 -24 4 4 7 10
…<mal	2 4 8 9
…<man	2 -19
…<mar	1 7 4 9 8 12 11 13
…<max	1 15 4 23
…<may	2 13
…<mea	8 5
…<mel	6 20
…<mem	1 6
…<men	3 9
…<mic	13 25
…<mid	7 16 13 26
…<mil	9 10
…<min	8 15
…<mis	6 10
…<moi	14 1
…<mon	12 1
…<mor	0 20 7 27
…<mov	2 -11 6 -6 8 7
…<mul	2 3
…<nae	0 21 2 10
…<nai	9 8
…<nea	4 2 6 14 8 21
…<neg	4 19
…<nel	14 6
…<net	8 9
…<new	3 5
…<nic	2 5 7 17 9 8
…<nin	8 5
…<noc	1 16
…<nor	13 19
…<o16	14 17
…<o77	14 50
…<obj	1 -5 3 -8
…<obs	0 6
…<occ	8 6 9 6
…<off	4 2
…<onl	0 18 2 5
…<ope	13 6
…<ord	8 -29
…<orn	1 1
…<oth	2 16 4 7 5 5 7 -14
…<ove	1 12 5 2
…<pag	10 5
…<pap	5 14 14 5
…<par	0 -19 4 -10 5 -6 6 -51 7 -64 12 -25 13 -16 14 -28
…<pas	11 6
…<pat	7 5
…<pay	0 9 6 7 13 35
…<pea	8 1
…<pee	3 19
…<pen	14 2
…<per	1 25 7 -1 12 13 13 30
…<pet	2 -10 3 62
…<pha	6 9
…<phe	6 3
…<phy	2 3
…<pic	11 38
…<pie	8 9
…<pin	11 14
…<pla	1 -3 2 -23 3 8 4 -8 5 2 6 -35 8 2 14 11
…<plu	6 -4
…<poc	7 10
…<poi	0 12
…<pol	3 20
…<pon	6 15
…<por	8 1 9 12 10 14
…<pos	0 13 6 -21 7 3 12 4
…<pow	7 7
…<pra	2 26
…<pre	0 -11 2 13 7 5 11 34
…<pri	6 31 8 25 14 2
…<pro	0 -6 1 -24 2 8 3 -8 4 33 5 9 6 20 8 3 13 12
…<pyl	11 10
…<qua	7 11
…<qui	2 13 7 7 14 9
…<quo	4 32
…<rac	2 1
…<rai	2 6 6 -2 11 -22
…<rap	6 9
…<rar	6 13
…<rea	0 -28 1 12 2 -57 3 -13 6 26 7 4
…<rec	0 33 2 -64 5 37 8 -38 13 -19 14 -5
…<red	1 9 14 18
…<ref	5 5
…<reh	3 23
…<rel	0 1 2 -4 6 8 13 4
…<rem	3 6 5 15
…<rep	7 -11 8 -37 11 9
…<res	1 14 2 -10 7 1 8 -3
…<ret	5 17 11 -1
…<rol	12 -1
…<ros	2 -5
…<rov	3 36 8 2
…<row	2 1
…<sai	14 9
…<sal	6 25 7 7 8 17
…<sam	11 15
…<san	14 1
…<say	2 26
…<sco	13 24
…<scr	6 17 8 -14
…<sea	9 11
…<sec	8 5
…<see	10 5 13 7
…<sel	6 13 8 5
…<sen	6 16
…<ser	6 1
…<sha	1 -21 2 12 4 -2 5 4 6 -15 13 -4 14 -11
…<she	2 -10 7 1
…<sho	5 4 6 -16 7 -14 8 12 11 32 12 11
…<sig	0 8 6 22
…<sim	7 29 14 -12
…<sin	8 7
…<ska	6 5
…<ski	3 3 7 11
…<sky	8 3
…<slo	6 9
…<sma	1 3 2 -15 3 1 4 -2 5 12 7 -3 8 -5
…<sna	11 27
…<soc	8 -9
…<sof	11 3
…<som	0 22 1 11 2 16 3 20 4 47 6 -13 7 -5
…<soo	1 7 2 9
…<sou	8 -3
…<spa	8 -6
…<spe	2 2 7 8 9 13
…<spo	0 10 6 16
…<spr	2 -6 7 3 12 16 13 15
…<squ	3 11 4 -11 8 -38 13 5
…<sta	0 -7 1 5 3 7 4 -16 6 -70 9 -1 11 -28 14 -24
…<ste	0 23 1 7 7 -5
…<sti	1 21
…<sto	1 11 2 -45 3 27 4 -10 8 -19 11 6
…<str	2 17 3 22 4 10 6 24 8 -24 11 -10 13 20
…<sty	9 22
…<suf	8 17
…<sun	7 14 8 6
…<sup	0 9 6 12 9 10
…<sur	4 4 7 1
…<swa	6 5
…<swi	7 9
…<syc	6 3
…<sym	0 2
…<tak	0 3
…<tap	8 9
…<tar	6 4
…<tas	7 10
…<tea	6 11
…<tee	6 4
…<tel	8 4
…<tem	8 1
…<ten	6 7
…<ter	8 3
…<tha	0 21 1 30 2 2 3 27 4 -67 5 6 6 -1 7 11 8 5 11 -7 14 -10
…<the	5 32 6 42 7 35 9 -27 10 -8 11 -2 12 -38 14 22
…<thi	0 1 1 32 3 3 4 6 5 -24 6 22 13 36
…<tho	14 2
…<thr	3 9 13 5 14 3
…<thu	6 7 8 11
…<tic	0 17
…<tin	14 4
…<tob	8 1
…<tog	13 28
…<tom	8 8
…<tor	7 1 8 2
…<tot	7 2
…<tou	9 8
…<tow	2 5 5 4 6 -12 9 11
…<tra	0 -19 1 -7 2 5 6 -9 8 -22
…<tri	2 9 13 15
…<tru	7 31 13 3
…<tun	6 4
…<twe	2 4 12 6
…<twi	2 9 6 1
…<und	11 2
…<unh	7 28
…<unl	6 29
…<unm	10 17
…<uns	2 12
…<upg	6 8
…<ups	2 2 8 10
…<use	2 5 3 -1
…<usu	0 19 13 14 14 12
…<vac	9 10
…<val	1 10 4 2 7 13
…<var	0 3
…<vau	2 3
…<veg	2 14 8 2
…<vie	5 4 7 15 11 10
…<vis	1 28 5 15
…<voi	2 4
…<vou	11 9
…<wai	6 36
…<wal	10 4
…<wan	8 24
…<war	6 12
…<wat	0 1
…<wav	6 7
…<we'	1 3 2 18 4 23 5 -34 6 -17 7 -89 8 33 9 4 13 24 14 6
…<wea	7 27 8 -3
…<wei	4 9
…<wha	1 3
…<whe	2 2
…<whi	0 -2 1 -2 2 4 4 9 7 -4 8 -19 12 10
…<who	0 16 1 35 2 27 4 10 6 -63 8 10
…<wil	4 10
…<win	8 6
…<wit	0 -22 1 -16 2 7 3 -28 5 -25 6 22 7 17 8 -4 13 -4
…<wor	1 6 2 -23 7 12 8 -37 14 -19
…<wou	0 6 1 22 2 31 3 4 4 11 5 -26 6 -8 7 -3 8 -13 10 -3 11 -1 12 21 13 6 14 -10
…<ye'	6 32
…<yes	6 34
…<you	0 -14 1 27 2 -1 4 19 5 29 6 32 7 20 8 14 11 -9 12 35
…<ysg	7 4
…<zer	14 2
…@exa	14 45
…@hil	14 15
…_fla	14 1
…_hom	14 13
…_let	14 51
…_roo	14 13
…a's>	8 32
…able	1 6 3 -15 4 28 5 3 6 -19 7 -4 8 -17
…abou	4 6
…abso	10 4
…aby>	3 4
…abys	1 21
…acat	9 10
…acce	8 13
…acco	1 19 13 24
…aces	14 15
…ach>	3 2 6 5
…ache	6 13
…achi	4 2
…acis	2 3
…ack>	6 12
…acke	14 16
…acks	2 9
…ackw	8 18
…act>	11 15
…acti	2 24 6 5
…actl	4 -1 11 1
…actu	11 26
…adde	0 -4 5 4 10 15
…addi	10 2
…addo	7 3
…addr	7 24 14 18
…ade>	2 1
…ader	6 9
…adge	2 3
…adin	6 19
…adit	2 16
…adve	0 -10 1 -13 4 -14 7 -28 10 19
…advi	6 9
…ady>	0 15 13 13
…adys	2 11
…aebo	0 21 2 10
…aelm	13 25
…afte	13 1
…agai	1 7 3 -7 5 15
…age>	0 22 2 -7 4 -7 8 -14
…aged	3 -1
…ager	3 10
…ages	6 9 7 3
…agh>	8 7
…agin	11 19
…agre	7 2
…ah's	2 12
…aica	2 1
…ail>	2 3 6 -20 14 15
…aili	7 1
…ails	11 -2
…ain>	3 21 7 9
…ainb	2 19
…ains	1 4 2 12 5 12 8 -1
…air>	9 -37
…airc	2 -4
…aire	6 10
…airn	9 7
…airw	1 7
…aisi	8 1
…aite	6 24
…aith	14 10
…ake>	11 4
…akes	2 -19 7 13 8 17 9 6
…akfa	6 17 9 3
…akin	4 2
…aks>	3 3
…alay	2 9
…ale>	7 1 14 9
…ales	8 5
…alfo	6 19
…alit	7 16
…all>	0 22 2 3 3 17 4 -5 5 8 7 -4 8 -1 11 -27 13 -19
…alle	2 -14 6 22 10 1 11 24
…allo	1 -2 6 2
…alls	2 8 13 -2
…ally	2 7 6 33 11 14
…alme	13 8
…alou	3 12
…alow	6 5
…als>	4 36 6 1
…alte	1 2
…alth	7 14
…alue	4 3 7 12
…amai	2 1
…amat	5 9
…ambr	7 2
…amed	5 7
…amer	8 15 11 21
…amfo	2 6
…amie	8 1
…amme	6 5
…amor	6 2
…amou	5 7
…ampi	9 10
…ampl	11 13 14 49
…ampo	5 3
…an's	8 24
…anag	2 -2
…ance	1 -13 3 16 4 10 7 -38 8 34
…ancy	9 15
…and>	7 21 9 12 13 10
…anda	12 12
…ande	8 20
…andi	4 -36 6 -19
…andl	5 8 14 21
…andr	14 1
…ands	7 10
…andu	6 2
…andw	1 3
…ane>	14 9
…aned	6 2
…anel	7 4
…ange	2 11 6 -6 8 -24 11 3
…angi	1 14
…anic	8 7
…ank>	0 1 1 13 3 8 6 -6
…anks	0 15 7 14
…anna	8 14 14 8
…anne	14 7
…anni	8 17
…ans>	2 24 3 12
…answ	8 2
…ant>	6 1 8 10
…anti	6 3 9 4
…ants	0 35 3 8 8 17
…anut	8 6
…anya	0 22
…apar	6 8
…aped	8 8
…aper	5 14 6 -2 14 5
…apid	6 9
…appe	7 26 11 20 14 6
…appo	6 -9
…appr	4 31
…appy	7 5
…aps>	11 26
…arav	8 18 9 9
…ard>	0 10 1 -7 2 -25 6 1 8 -22 12 12 14 25
…arde	8 5
…ardi	14 2
…ards	5 19 8 25
…ardy	6 6
…are>	2 18 4 -58 6 -1 11 2
…ared	4 11
…arer	1 7 4 3 6 10
…ares	2 4 7 7
…arf>	1 8 4 4
…aria	2 19
…arie	0 3
…arin	2 17 6 -2
…aris	7 19
…arke	4 15 10 26 11 8
…arki	0 -2 5 -10 6 -28 7 -18 8 -30 12 -17 13 -11 14 -3
…arks	2 2
…arli	6 5
…arly	2 -9 6 41 12 21
…arml	8 14
…arne	6 9
…arol	8 33
…arra	8 4
…arri	7 11 13 11
…arsd	8 3
…arso	2 1
…art>	9 21
…arte	3 6
…arth	7 25
…arti	1 7
…artm	6 10
…arts	3 11
…ary>	6 18
…arys	8 3
…ase>	1 16 6 17
…asid	9 10
…asie	2 7
…ason	0 -7 3 -17 4 2 8 3
…ass>	7 18
…asso	0 4
…ast>	6 33 9 3
…aste	6 8 7 1 12 -7
…asti	7 7 8 9
…asto	2 1
…at's	3 1 4 -44 5 6 8 22
…atch	2 -1 6 24 7 5 8 6
…ate>	2 -1 8 1
…ated	0 -7 2 -28 7 -5 8 -2
…atel	6 23
…ater	6 -3 9 -3
…ates	2 -3 5 7 6 9
…athy	0 2
…atic	5 9
…atim	6 12
…atin	1 12 7 4
…atio	0 7 1 7 3 -15 5 30 6 -16 7 26 8 -45 9 30 11 17 14 -12
…ativ	6 4 11 15
…ats>	3 4 8 -56 14 2
…atsh	2 13
…atso	2 1
…atte	11 18 14 12
…atti	8 4
…attr	4 3
…atul	1 5 2 3
…atur	8 -26
…autu	13 11
…auty	11 3
…avai	6 -1
…avan	8 18 9 9
…ave>	6 1
…aven	1 6 7 2
…aver	6 6
…avin	5 22 8 2
…awai	4 5
…away	9 3
…awgs	3 22
…awin	11 9
…axim	1 15 4 23
…aybe	2 14
…ayda	6 9
…ayer	0 11 13 25
…ayin	2 26
…aysi	14 2
…azel	14 4
…baby	1 21 3 2
…back	8 14
…badg	2 3
…bair	8 6
…bake	8 9
…ball	6 11
…bane	8 3
…barn	14 11
…bby>	8 1
…beau	11 2
…beco	12 1
…bed>	1 8 5 7
…beds	8 2
…bedt	1 14
…begi	12 11 13 6
…beha	1 3
…bein	1 -5 13 4
…ber>	1 1
…bern	8 5
…bes>	1 13
…beyo	6 14 7 19
…bike	1 -28 6 3 8 -1
…bili	7 4
…bill	5 6
…bjec	1 -5 3 -8
…blac	2 4
…ble>	0 -2 1 12 3 -21 4 43 8 -52 12 4 14 -8
…bled	7 1
…blem	0 -20 1 -20 3 -24
…bles	10 4 14 1
…blin	6 18
…blue	7 14 14 12
…boar	1 -17 6 2 7 -18 8 -22
…bobs	14 26
…body	0 20 2 8 10 2
…bol>	8 1
…bolt	9 10
…bonf	8 1
…bonn	7 3
…book	1 2 6 20 8 -18 10 19
…bord	2 10
…born	5 2
…borr	11 3
…bott	8 10
…boug	5 5
…bout	1 1 4 6
…bow>	2 19 6 13
…bowl	1 2
…bows	6 19
…brac	14 17
…bram	14 1
…brav	1 3 6 11
…brea	3 18 6 14
…bree	1 1
…brid	7 5 14 9
…brig	2 2 7 8
…bris	6 16 8 1
…brok	5 15
…broo	2 1 14 7
…brow	14 2
…bsol	10 4
…btin	14 2
…buff	13 3
…buil	3 5
…bump	1 12 2 7
…bund	1 3
…bung	6 5
…burn	0 1 2 14
…buro	0 3
…bury	14 8
…buyi	8 5
…bys>	1 28
…byte	2 13
…c's>	11 24
…c258	8 9
…cal>	6 2 11 5
…call	2 6 6 19
…camb	7 1
…came	8 14 11 21
…camo	6 3
…canc	6 2
…cara	8 18 9 9
…card	14 5
…carn	8 1
…caro	8 22
…carr	8 -7 14 1
…catc	6 10
…cati	7 30 9 15
…cats	3 12
…caus	2 1
…cces	6 -5 8 11
…ccie	11 6
…ccor	4 5
…ccou	1 4 13 26
…ccup	9 6
…ced>	1 -1 6 -10 8 -29
…ceed	13 6
…ceip	0 9 5 23
…cent	1 -41 2 -29 5 -9 7 4 8 -26
…cer>	7 18
…ces>	3 1 4 10 7 -12 14 9
…cess	6 -9 8 10
…cest	7 3
…chae	13 25
…chan	1 13 6 -17 7 -3 8 -8
…char	2 -6 6 4 14 1
…chem	8 11
…chen	2 9
…cheq	6 4
…ches	4 9 6 6 7 20
…chie	0 4 4 7
…chil	1 45
…chin	3 10
…chli	8 3
…choi	2 4
…ciat	0 4
…cies	11 6
…cipi	0 7
…circ	1 -13 3 10 6 15
…cisi	6 29
…cist	2 3
…cken	14 17
…ckes	7 3 14 13
…cket	0 3
…ckpo	3 12
…cks>	2 15 6 16 13 15
…ckwa	8 18
…cky>	1 15 6 13
…clas	7 20
…clea	1 8 7 3
…cler	5 18
…clie	0 6 1 19 4 8 5 -1
…clin	6 13
…clos	4 12
…clud	1 5
…coac	6 11
…coll	4 -1 6 4 13 21
…colo	2 6 8 1
…come	1 -17 2 -50 4 -13 6 -6 7 19
…comf	1 -5 2 1 7 10
…comm	1 13 6 18 12 4
…comp	1 -7 6 -4 7 16 8 -24 11 32
…conf	4 12
…cong	1 5 2 3
…cont	5 19 6 -6 7 3
…conv	2 1 4 22
…cora	1 11 6 -28 8 -5
…cord	11 12
…core	13 24
…corn	14 2
…corp	0 2
…cot>	12 4
…cota	9 5
…cott	6 8 7 3
…coul	2 -7 4 11 6 3 7 45 8 -1 11 12
…coun	1 15 4 -23 6 8 13 29
…cour	2 -8 5 9
…cove	13 8
…crac	6 17
…cram	6 3
…cras	7 7
…cret	0 15
…crew	0 9
…crip	2 12
…crof	9 9
…croo	8 4
…crow	0 3
…croy	7 4
…cruf	3 7
…crum	8 2
…cted	3 11 8 21 13 11
…ctin	4 2
…ctio	1 -2 3 -5 10 16
…ctis	2 30
…ctly	4 -1 11 1
…ctor	8 -15
…ctua	11 26
…cums	1 -6 3 11
…cupa	9 6
…cure	8 11
…curr	2 -14 8 27
…cust	5 8
…cutt	8 -12
…cycl	8 -2
…d's>	8 1
…dall	6 22
…dan>	8 4
…dard	12 12
…dari	8 11
…darr	8 15
…date	11 4
…dawg	3 22
…day>	6 48
…dcot	12 4
…dded	5 6 10 16 11 4
…ddit	10 3 14 19
…ddoc	7 2
…ddre	7 24 14 18
…dece	13 3
…deci	6 30
…deco	1 11 6 -28 8 -5
…ded>	1 -4 6 2 8 -9 10 13 11 10
…deep	4 3
…degr	12 5
…den'	8 3
…den>	8 4
…denc	1 2
…depa	9 12
…depe	0 8
…depi	11 2
…der>	0 -4 2 10 5 23 11 -43
…derr	7 5
…ders	0 2 2 13 6 5 8 9
…dert	11 5
…des>	1 3
…dest	7 22
…dge>	9 11 14 5
…diar	6 20
…didc	12 4
…diff	1 -2 6 -7 11 48
…digi	11 5
…ding	1 16 2 -12 5 15 8 -15
…dinn	6 6
…disa	7 1
…disc	0 6 4 1
…disn	1 3
…diti	2 12 10 2
…dlan	7 1
…dle>	1 1
…dles	3 6
…dly>	4 4
…dmis	8 2
…dnes	6 5
…dno>	6 2
…dock	7 1
…dogg	3 27
…dogs	3 12
…doin	1 12 6 -14
…dom>	7 3
…don>	7 13 8 2
…door	8 4
…dors	7 4
…down	4 7 6 14 7 6
…dra>	14 2
…dram	5 9
…draw	7 -14 11 4
…dren	1 36
…dres	6 -12 7 16 14 18
…driv	10 3
…dron	8 2
…dry>	4 1
…dsit	8 2
…dsum	13 29
…dtim	1 14
…dudn	6 2
…duff	9 9
…dupl	6 4
…duri	8 1
…dver	0 -10 1 -13 4 -14 7 -28 10 19
…dwea	1 3
…dys>	2 10
…e'll	2 3 4 11 13 3
…e're	1 13 4 1 5 -3 6 -28 7 -23 8 36 13 10 14 3
…e's>	1 -10 2 -3 3 -13 6 23 7 9 8 22 9 -5 11 -29 13 -7
…e've	0 2 2 11 3 5 6 12 7 -13 12 -9
…eabl	4 27
…eabo	4 6
…eade	6 9
…eadi	6 19
…eady	0 15 13 13
…eake	1 5
…eakf	6 17 9 3
…eaks	3 3
…eall	4 3
…ealt	7 13
…eans	1 3
…eard	6 -6 7 4
…eare	1 7 4 11 7 2
…eari	2 18
…earl	0 -5 2 -27 6 51 7 -16 12 24
…ears	8 5
…eart	3 9 7 22
…ease	1 15 6 14
…easi	2 5 9 9
…easo	0 -7 2 -6 3 -17 4 2 8 3
…eat>	9 6
…eate	9 -9
…eati	6 2
…eatu	8 -22
…eaut	11 2
…eavi	5 22
…eawa	9 3
…eble	7 2
…ebod	0 20 2 10
…eboo	6 4
…ecei	0 17 5 22
…ecen	13 2
…ecip	0 20
…ecis	6 21
…ecom	6 9 12 1
…ecor	1 13 6 -40 8 -17 11 10
…ect>	1 12
…ecte	13 12
…ecti	0 -10 1 -9 2 12 3 -18
…edat	11 7
…eddi	14 18
…edec	1 11
…eds>	3 4 4 -4 7 14 14 5
…edsi	8 2
…edti	1 14
…eed>	7 20
…eede	1 2
…eeds	4 -3 6 1 7 15 14 7
…eein	10 5 13 7
…eel>	2 21
…een>	1 -10 6 2 7 -36
…eene	7 17 11 23
…eep>	5 1
…eepi	3 12
…eer>	0 2
…ees>	8 18
…eet>	6 11
…eete	4 4
…eeth	6 4
…eeti	6 6
…eets	3 19
…efan	8 4
…effi	7 1
…efit	0 7
…efle	4 2
…efor	1 11
…efur	5 7
…egan	7 12
…eget	2 16
…egin	12 11 13 6
…egre	12 5
…ehav	1 1
…ehom	3 23
…ehov	2 12
…eigh	4 5
…eing	1 -7 10 4 13 26
…eipt	0 9 5 23
…eir>	0 22 1 11 2 -23 4 5 5 11 6 3 7 2
…elbo	6 36
…eld>	8 -21
…elea	6 16
…elf>	1 -4
…elft	2 5
…elia	8 1
…elis	2 10
…ell>	1 3 8 -7
…ell_	14 18
…elli	6 6 8 16
…ello	2 3 8 1
…elly	4 1 8 14 9 3
…elma	13 25
…elop	4 3
…elpe	11 3
…elps	2 -3
…els>	7 2 8 -11 9 11
…elv>	12 6
…elve	6 2
…ely>	2 4 6 45
…emai	2 30 3 12
…embe	1 6
…emig	8 17
…emin	5 13
…emo>	8 16
…empe	8 2
…ems>	2 21
…en'>	1 16
…en's	8 2
…enag	3 10
…enan	0 34
…ence	1 3 2 -14
…end>	9 15 14 2
…ende	2 -4 7 1
…ends	1 -7 2 -12 3 21
…ened	4 12 11 16
…ener	4 22 7 8 11 25
…enes	11 7
…enga	8 3
…enin	4 3 13 11
…enly	7 3
…enny	8 11
…enou	1 14 2 -6
…ens>	7 6
…ense	6 2
…ensh	7 2
…ensi	4 1
…ent>	2 -35 5 -41 7 -25 8 26 11 34 13 4 14 -2
…enta	5 7 11 4
…enti	1 -8 2 -6 5 -4 6 29
…entl	8 10 10 1
…ento	7 1
…entr	1 -29 2 -38 6 -13 8 10
…ents	2 -40 5 21 7 5 8 -30
…entu	7 23
…enve	4 3
…epar	4 10 9 10
…epea	6 15
…epen	0 8
…epic	11 2
…epin	3 12
…epre	11 11
…epro	7 19
…eps>	8 -20
…ept>	5 9
…eque	6 3
…equi	9 6
…er's	6 19 8 12 10 6
…era>	11 26
…eral	6 4
…eras	8 19
…erat	6 7
…erda	6 33
…ere'	1 -4 2 -2 5 11 6 17 7 4 8 8 11 -25 13 -8
…ere>	6 -5 7 4 12 -15 13 -24 14 18
…erea	2 10 4 5
…ered	1 -2 6 -21 14 -1
…eref	1 13
…eren	11 26
…eres	7 4
…eria	2 20
…erie	3 18 9 3
…erin	6 7 13 5
…erio	6 6 11 4 12 13 13 37
…erk'	5 5
…erly	7 8 8 13
…erna	1 3 8 7
…erni	1 10 3 4 5 5
…erri	8 13
…erry	5 -6
…ers>	0 24 2 66 4 -1 5 33 7 -15 8 9 9 16 12 -19 13 1
…ersa	4 24
…ert>	0 -11 4 -6 7 -14
…erta	11 4
…erti	6 8 10 1
…erty	14 7
…erva	5 3
…erwi	2 7 6 -6
…ery>	7 -1 11 24
…esby	2 13
…ese>	6 28 7 3
…esen	11 34
…eser	5 3
…eshe	7 4
…esid	1 5
…esmo	4 3
…espe	1 2
…espo	6 17
…ess>	2 -18 3 45 6 -12 7 11 8 15 9 -1 11 5 14 3
…esse	2 7 7 24
…essi	1 -3 2 3 4 9 11 14
…est>	0 -5 3 1 4 21 7 129 14 5
…este	6 23 7 9 8 -20 13 12
…etar	2 16
…etch	4 34 13 14
…eted	10 16
…etee	8 6
…eten	4 3
…ethe	13 28
…ethi	0 10 3 7 4 8 5 10 6 -6
…etim	14 6
…etin	6 16 11 13
…etle	3 39
…ets>	1 -12 3 13 4 -9 7 -18 8 -17 14 49
…ets@	14 14
…ets_	14 21
…ette	8 25 14 15
…etti	0 7 7 19 14 24
…ettl	2 8 6 13
…etts	3 30
…etur	5 18
…etwo	8 10
…ety>	0 2
…eve>	4 7
…evel	2 -2 4 6
…even	4 2 14 8
…ever	2 14 7 25 8 -44
…evic	8 14
…ewca	3 7
…ewe>	0 11
…ewhe	1 12 2 12 4 29
…ews>	7 24 11 10
…exac	11 15
…exam	14 49
…exis	7 23
…ey'r	2 23 6 25
…eyon	6 14 7 19
…face	14 30
…fair	7 5
…fall	2 17 13 -2
…fan>	8 5
…fast	6 41 9 3
…feat	8 -22
…fed>	0 2
…fell	2 8 8 8
…fema	2 15
…fer>	2 2 11 16 13 18
…fere	11 26
…ferr	5 -10
…fers	8 11
…ffed	0 3
…ffer	6 -2 8 3 11 49 13 13
…ffon	14 13
…fiel	8 -22
…fies	7 17
…fill	6 4
…fing	1 11 6 44
…fini	8 -3 11 26
…fire	7 15
…fitt	1 -17 2 -29 6 -14 7 -4 8 -62
…flat	0 -6 8 -45 11 4 14 52
…flec	4 2
…flee	6 26
…flow	1 1
…fold	6 -1
…foll	8 23
…foni	14 13
…ford	6 8 7 19
…fore	1 11 3 8 6 7
…forg	14 17
…form	5 4 6 9
…fort	1 -5 2 1
…foto	11 22
…four	2 10
…free	3 11
…fres	7 4
…frie	1 -10 2 -8 3 21
…ftes	7 19
…fth>	2 6
…fts>	3 6
…ftwa	11 6
…full	4 8
…fume	8 9
…fumi	5 6
…furb	3 3 5 7
…furn	1 -25 2 -13 4 -9 5 2 6 -7 7 -12 8 -12 11 17
…gabl	14 3
…gade	2 4
…gage	0 21 7 16
…gain	1 7 3 -7 5 15
…gall	11 19
…galo	6 5
…gan>	14 2
…gati	5 6
…gdom	7 3
…ged>	3 -11 6 -6 8 -15 11 5
…gen>	8 10
…gene	4 5 11 10
…ger>	1 22 6 29
…geri	3 9
…gers	0 22 1 9 2 13
…ges>	2 -5 7 8 8 -1
…geta	2 16
…geth	8 6 13 28
…ggie	3 16
…ggle	6 20
…gham	7 5
…ghla	9 13
…ghou	2 -2 3 12
…ght>	0 -3 1 2 2 -6 4 -3 5 6 7 -31 8 -4
…ghte	11 8
…ghto	7 11
…gies	3 16
…gin>	12 1
…gina	11 20
…ging	1 15 6 2
…ginn	13 22
…gita	11 5
…give	2 8 7 -5 8 -16
…glam	9 10
…glan	6 5
…gle>	6 6 11 1
…gly>	4 5
…gnor	11 7
…gns>	0 12 6 8
…goer	2 17
…goin	6 8
…gol>	7 4
…golf	9 3
…gone	6 8
…good	2 -14
…gow>	7 3
…grad	6 7
…grai	8 1
…gran	2 -2 7 2
…gras	11 5
…grat	1 1 8 13
…grea	9 6
…gree	6 -6 7 16 8 -22 11 13 12 3
…groa	6 3
…grou	4 4
…h's>	2 11
…hael	13 25
…hake	6 1
…hall	0 3 2 13 3 4
…ham>	7 1
…hamm	6 7
…hamp	5 2
…hanc	4 8
…hand	1 -15 5 10
…hang	1 7 6 -31 8 -18 11 4
…hank	0 27 1 30 2 5 3 16 6 -14
…hann	8 2 14 9
…happ	7 55
…hard	8 2 14 19
…hare	2 25 6 -20 8 2 14 -6
…harf	1 8 4 4
…hari	1 -2
…harm	8 4
…hase	6 7
…hast	8 8
…hat'	3 1 4 -45 5 7 8 22 14 -1
…hatc	8 7
…hats	2 1
…hatt	8 3
…have	1 6
…haze	14 4
…hdra	6 1
…he'l	8 8
…head	1 5
…hear	0 -5 1 -8 3 9
…heat	6 -1 9 -6
…heav	7 2
…hed>	2 -5 7 3 8 -3 11 12
…heel	2 15
…heir	0 25 1 7 2 -3 4 4 5 9 6 3 7 9
…help	2 -5 11 2
…hemo	8 16
…hen>	2 9
…henc	8 4
…hequ	6 4
…her>	13 25
…here	0 -15 2 -12 3 -1 4 9 5 11 6 4 7 15 8 1 9 -23 11 -28 12 -32 13 -49 14 9
…hers	0 3 4 15 5 8 6 6
…herw	2 7 6 -6
…hes>	6 4
…hese	6 29 7 5
…hest	7 17
…hey'	2 30 6 21
…hich	0 -18 4 5 5 1 7 -11 8 -10 12 13 14 -15
…hief	6 1
…hies	0 4
…hiev	4 7
…high	9 13
…hild	1 45
…hill	4 -4 8 2 14 55
…hin>	0 -15 1 -9 5 -25 6 11 7 20 13 -3
…hing	0 26 3 18 8 -4
…hink	1 17 4 8
…hins	7 2
…hip>	5 5
…hird	1 6 7 -11 8 15 13 19
…hire	7 12
…hirt	2 6
…hitb	10 6 14 3
…hitc	3 11
…hite	2 13
…hlan	9 13
…ho'd	2 23 4 11 8 1
…ho'l	8 2
…ho'v	1 4
…hoar	8 2
…hoic	2 8
…hold	0 4 5 3 7 -23 8 -5 14 -6
…hole	9 10
…home	3 21 14 43
…hoot	8 3
…hort	12 18
…hose	0 21 1 29 6 -10
…hote	1 2
…hots	11 22
…houg	6 1
…houl	4 8 6 -11 7 -3 8 12 11 3
…hous	2 -29 3 2 7 6 8 -7 14 33
…hout	3 12
…hova	2 12
…hove	8 8
…hrou	2 -1 3 12
…hrow	4 5
…hted	2 5
…hten	11 8
…hton	7 11
…hubb	8 2
…hulm	7 3
…huma	3 15
…hurs	8 11
…hysi	2 3
…iac>	8 20
…ial>	0 14 6 4 11 14
…iall	2 7
…ian>	2 23 8 27
…ians	2 9
…iary	6 20
…iati	0 4
…ibil	7 4
…ible	12 8
…ibly	7 7
…ic's	11 24
…ical	2 1 6 12 11 3
…icci	11 6
…ice>	11 -8 13 7
…icer	7 18
…ich>	0 -19 4 5 7 -10 8 -14 11 -1 12 12
…icha	13 25
…iche	2 7
…icht	9 9
…ick>	10 13
…icke	0 7 6 14 7 4 14 13
…icks	6 3
…icky	1 10
…icy>	3 3
…idco	12 4
…ide>	8 16 9 21 14 5
…idea	9 14
…iden	2 -14
…ides	1 6
…idge	7 18 9 10 14 6
…idla	7 1
…ids>	1 14
…idsu	13 29
…ied>	2 14 10 7
…ield	8 -23
…iend	1 -9 2 -7 3 22
…ient	0 28 1 17 4 6 5 -6 6 -26 8 -5
…ier>	6 -21 7 57
…iers	8 10
…ies>	3 25 7 41
…iest	2 9 6 2 7 41
…iety	0 2
…ieve	4 6
…iew>	14 18
…iews	7 25 11 11
…iffe	11 49
…ific	11 1
…igad	2 4
…igan	14 1
…igat	5 6
…iggl	6 10
…igh>	4 9
…ighl	9 13
…ight	0 -5 4 -27 11 2 14 -1
…igit	11 5
…igno	11 7
…igns	0 12 6 8
…igra	8 31
…ike>	6 7
…ikel	6 13
…iken	11 7
…ikes	1 -29 6 7 8 -26
…ildi	3 5
…ildr	1 36
…ilds	14 1
…ilen	1 4
…ilin	7 1
…ilit	7 3
…ill>	7 10 14 16
…ille	5 4 9 10
…illi	4 8 6 6
…illt	14 25
…illv	14 20
…ils>	11 -3
…imag	11 20
…ime>	1 14 6 15 8 5 14 4
…imen	6 6
…imes	13 14
…impe	6 6
…impl	7 27 14 -13
…impo	7 4
…impr	11 8
…imum	1 15 4 23
…ina>	1 10
…inbo	2 19
…inch	11 10
…incl	1 5
…inde	5 13 6 3
…ine0	14 22
…inen	9 25
…ines	2 12
…ing>	1 22 2 -9 3 1 4 30 5 26 6 39 7 -15 8 -2 9 17 11 -11 13 21 14 -54
…inga	0 8
…ingd	7 3
…inge	1 11 6 35
…ingh	7 4
…ingl	1 7 4 5
…ings	3 29 6 -6 7 -6 11 11 14 24
…ingt	0 10
…inin	6 2
…inis	8 -5 11 26
…ink'	10 5
…inki	1 19 4 10
…inks	2 15
…inni	13 22
…ins>	2 14 8 -1
…inso	8 3
…inst	1 9 4 -24 5 11 6 6 10 20
…insu	5 4
…int'	2 1
…int>	6 22
…inte	6 -8 14 12
…intl	0 5
…intm	6 -5
…inyu	14 5
…iod>	12 17
…iods	13 17
…ion>	1 4 2 -1 3 -25 5 17 7 24 8 -54 9 14 10 34 11 30 12 4
…iona	2 19 6 2
…ione	2 15
…ions	0 1 7 -6 11 7 12 14
…ior>	11 7
…iors	1 13
…ious	6 18
…ipie	0 7
…ippl	2 14
…ips>	0 2
…ipt>	0 9 5 11
…ipto	3 3
…ipul	1 1
…ique	1 18
…irca	2 -4
…ircl	6 18
…ircu	1 -6 3 11
…ird>	7 -11 8 17 13 16
…irds	8 1
…ire>	6 18 7 16
…irep	7 19
…irit	2 5
…irti	3 5
…irwe	1 6
…isag	7 2
…iscl	4 4
…ise>	2 6 4 13
…ish>	2 5
…ishe	6 -13 8 -21 11 21 12 15
…isie	8 2
…isin	2 19
…isio	6 22
…isit	1 26 5 15
…isla	7 9
…isna	1 3
…ison	7 19
…isse	6 6
…issu	0 -12 2 15
…ist>	7 13
…iste	2 -9 4 22 6 1
…isti	1 8
…ists	1 1 2 2
…it'l	6 32
…ital	11 5
…itby	10 6 14 3
…itch	3 8 6 10 8 2
…ite>	6 8
…ited	6 20
…iter	6 10
…ites	2 14
…ith>	14 8
…ithi	0 -8 1 -6 3 -11 5 -24 6 13 7 21 13 -3
…itin	4 20
…itio	2 22 10 1
…itne	2 12
…its>	1 5 6 9
…itte	1 -15 6 -41 7 -42 8 -70
…itti	12 12
…itur	1 -6 5 3 8 -4 11 13
…ity>	7 26
…ive>	1 -9 6 21 10 2 11 9 13 5
…iven	2 12 7 -23 8 -10
…iver	8 2
…ivin	0 3
…ivor	8 2
…iwch	14 13
…iya>	8 13
…ize>	6 15
…izin	8 10
…jama	2 1
…jans	14 9
…ject	1 -6 3 -8 13 1
…jeho	2 12
…jesm	4 3
…john	6 4
…join	1 2
…juni	1 12
…k's>	5 5 10 5
…kate	6 5
…ked>	4 25 6 -2
…keep	3 20
…kely	6 17
…kene	11 7
…ker>	5 11
…kes>	0 -1 1 -52 2 -29 6 5 7 3 9 12
…kest	7 1 14 17
…ket>	0 7 7 1
…kete	10 16
…keti	11 13
…kett	6 1
…keys	14 3
…kfas	6 17 9 3
…kids	1 15
…kies	7 12
…kin>	6 21
…king	1 6 4 10 7 -2 8 -11 12 -23 13 -10
…kirt	3 5
…kite	7 1
…knee	8 20
…knoc	8 28 13 3
…kpor	3 12
…ktop	2 -9
…kwar	8 16
…kyli	8 2
…l's>	8 4
…l_le	14 16
…lace	2 -4
…lack	2 3
…lady	2 10
…lamp	9 10
…land	2 23 7 27 9 6 14 18
…lane	14 10
…lant	3 7 8 11
…lany	0 22
…lase	2 1
…lass	7 20
…last	12 -4
…lat>	14 12
…late	2 -31 5 21 10 5
…lati	1 18
…lats	2 5 8 -31 14 16
…latt	11 14
…lbow	6 36
…lder	0 4 2 9
…ldin	3 5
…ldre	1 36
…lds>	14 3
…lear	1 1 7 2
…leas	1 14 6 10
…leav	5 22
…lecr	8 3
…lect	13 21
…led>	5 9 7 8 8 -5
…leed	6 6 7 18 14 10
…leep	1 1
…leet	6 26
…lem>	0 -8 3 -18
…lems	2 7
…lend	7 8
…ler>	6 3
…lerk	5 18
…lery	11 19
…les>	0 -2 3 7 4 -8 7 -13 10 4
…less	3 39 6 -4 8 18
…lest	4 2
…lets	14 78
…lett	0 7 6 -2 14 46
…leve	2 -6 4 4 7 3 8 -32
…lfor	6 18
…lfth	2 5
…lian	8 2
…libr	8 1
…licy	3 3
…lide	1 2
…lie>	8 11
…lied	2 1
…lien	0 6 1 12 4 8 5 -1
…lies	6 6
…lift	2 -1
…ligh	1 -21 4 -27 6 -11 7 -7
…like	6 8 11 3
…line	8 1 9 8
…ling	0 -25 2 -1 6 36
…lini	6 9
…link	6 5 14 14
…lip>	0 14
…lips	0 3
…list	4 19
…lite	6 11
…lity	7 27
…live	7 15
…ll_l	14 17
…llah	2 14
…llec	6 4 13 21
…lled	5 2
…ller	6 8 9 8 11 26
…lles	4 3
…llie	8 6
…llin	4 5 6 18 8 3
…llow	2 20 8 39
…lls>	0 -12 6 -7 12 -16 13 -8
…llto	14 25
…llvi	14 20
…lly>	2 9 4 17 6 11 8 3 11 10 14 -11
…llyi	6 9
…lmas	13 25
…lme>	7 3
…lmen	13 8
…loca	7 30
…loch	9 1
…lock	5 -1
…lone	8 6
…look	4 19
…lope	4 2
…lord	14 20
…lots	1 4 6 17
…loud	3 12
…lour	2 6
…love	3 17
…low>	8 5
…lowe	8 28
…lown	1 3
…lps>	2 -3
…lsey	6 1
…ltho	9 10
…lton	4 4
…ltop	14 25
…luck	6 22
…luer	4 3 7 30
…lunc	6 20
…lute	10 4
…luxu	6 6
…lves	6 2
…lvie	14 20
…lyin	1 5
…m's>	8 14
…magi	11 20
…maic	2 1
…mail	2 12 14 20
…main	2 12 3 12
…make	2 -19 7 13
…maki	4 3
…mala	2 8
…mall	1 7 2 -12 3 2 5 11 8 -3
…man'	8 25
…mana	2 -2
…manc	7 3
…mans	3 15
…mark	4 15 10 26 11 19
…mas>	13 40
…mate	6 15
…mati	5 8
…maxi	1 15 4 23
…mayb	2 14
…mber	1 4 14 3
…mble	6 16
…mbol	8 1
…mbri	7 5
…med>	5 1
…melt	6 20
…memb	1 6
…mena	3 10
…mend	6 5
…ment	2 -25 4 -3 6 10 8 -9
…mer>	2 3 7 5 13 24
…mera	8 15 11 21
…mes>	1 -6 3 -24 4 -23 6 -26 7 6 8 5 14 33
…mest	13 15
…meth	0 10 3 7 4 7 5 10 6 -9 8 4
…mewh	1 12 2 11 4 34
…mfie	7 17
…mfor	1 -4 2 23
…mich	13 25
…midl	7 2
…mids	13 29
…miga	5 6
…migr	8 31
…milk	8 1
…mill	9 10 10 1 14 6
…mind	5 11
…mine	8 2
…ming	6 14 7 1
…miss	6 10
…mit>	4 7
…mith	14 8
…mitt	12 7
…mles	8 15
…mmen	6 10
…mmer	13 24
…mmit	6 1 12 7
…mmod	1 6
…mnia	8 3
…mnth	13 19
…moda	1 6
…moir	14 1
…mon>	7 6
…mond	4 2
…mone	2 2
…mont	12 2
…more	6 11 11 3
…mort	0 21 7 16
…moto	8 1
…moun	5 7
…mout	7 4
…move	2 -23 6 -11 8 5
…mpar	7 19
…mpat	0 2
…mper	8 4
…mpin	9 10
…mple	0 -4 7 -3 11 9 14 33
…mply	7 40
…mpoo	5 3
…mpos	7 3
…mpre	11 7
…mps>	1 10 2 12
…mpt>	6 13
…mput	11 26
…msta	1 -6 3 11
…mths	13 36
…mull	2 5
…mum>	1 15 4 23
…n's>	8 35
…nabl	4 1 5 9
…nae>	1 2
…naeb	0 21 2 10
…nage	3 6
…nair	9 8
…nal>	2 18 6 4
…name	1 4
…nant	0 34
…naps	11 27
…nate	1 4
…nbow	2 19
…nbro	2 3
…nce>	1 13 2 -2 3 17 7 -16 8 40
…nces	1 -16 3 8 4 20
…nch>	6 13 11 12
…nche	7 2
…nclu	1 17
…ncy>	9 15
…ndar	12 12
…ndec	6 10
…nded	6 7
…nder	2 -28 5 7 7 7 8 25
…ndin	4 -17
…ndra	14 1
…ndry	4 1
…nds>	0 -8 1 -3 2 -10 3 13 8 14
…ndud	6 2
…ndwe	1 3
…ne's	6 3
…ne00	14 22
…near	4 2 6 15 8 21
…ned>	0 5 2 13 6 3 7 -20 8 -4 11 16
…nees	8 20
…nefi	0 8
…nel>	8 20 14 5
…nell	14 15
…nels	7 11
…nen>	9 11
…nera	11 9
…nero	4 7
…ners	2 19
…nes>	2 20 4 11 8 9
…ness	2 10 6 5 11 4
…nete	8 6
…netw	8 10
…newc	3 7
…ngal	6 4
…ngdo	7 3
…nged	8 -3 11 8
…nger	0 18 1 41 6 35 8 -3
…ngha	7 4
…ngin	1 12
…ngle	11 1
…ngly	4 5
…ngra	1 5 2 3
…ngs>	3 23 6 -11 7 -11 8 22 11 21 13 -2 14 4
…nhap	7 5
…nhea	7 8
…nhil	7 5
…nic>	8 10
…nice	2 2 7 16
…nich	9 10
…nie>	8 13
…nier	7 14
…nigh	1 9 5 5
…nine	14 26
…ning	1 -7 5 -11 6 13 7 -9 13 31
…nior	1 12
…nish	2 -4 8 -20 11 32
…nist	9 5
…nite	6 11
…nitu	1 -6 5 2 11 13
…niwc	14 13
…nk's	10 5
…nkin	1 18 4 9
…nks>	0 16 2 24 7 21 8 -8
…nlet	14 12
…nley	2 6
…nly>	0 10 1 15 7 3
…nmar	10 17
…nna>	6 2 8 1
…nnah	8 3
…nnel	14 7
…nnie	7 15 8 5
…nnin	13 22
…nny>	6 1 8 11
…noch	1 16
…nock	8 30 13 3
…nome	6 3
…norm	13 20
…norw	14 7
…noug	1 14 2 -6
…nse>	6 12
…nset	2 10
…nshu	7 3
…nsib	4 3
…nsom	8 3
…nst>	1 7 3 -7 5 15
…nsta	6 5 14 6
…nstr	3 6 10 17
…nsur	5 4
…nswe	8 2
…nt's	2 14
…ntam	5 7
…ntat	11 5
…nted	0 7 2 -2 8 -5
…nten	0 -21 5 20
…nter	13 10 14 17
…nth>	13 17
…ntia	6 7
…ntic	6 5
…ntie	7 8
…ntin	0 9 9 5
…ntle	0 4
…ntly	10 1
…ntme	6 -5
…ntra	8 25
…ntre	0 3 1 -12 2 -18 8 -11
…nts>	0 1 1 4 2 -33 4 -25 5 34
…ntur	7 23
…numb	14 6
…nvel	4 3
…nver	4 23
…nwar	4 8
…nwic	10 12
…nyar	0 22
…nyur	14 5
…o'd>	2 23 4 11 8 1
…o'll	8 2
…o've	1 4
…o163	14 20
…o770	14 23
…o77o	14 32
…oach	4 11 6 16
…oard	1 -18 6 1 7 -19
…obje	1 -5 3 -8
…oble	0 -20 1 -20 3 -24
…ocat	3 10 7 31
…occu	9 6
…ocee	6 2 13 3
…ochi	1 16
…ocia	0 8
…ock>	6 5 8 18 11 9
…ocke	6 -9 8 -16
…ockp	3 12
…ocks	13 5
…odat	1 7
…ods>	2 -13 13 15
…ody'	10 1
…ody>	0 19 2 6
…oers	2 17
…oeve	2 1
…oft>	9 5
…ofte	7 5
…oget	13 28
…oggi	3 16
…oice	2 26 4 1
…oing	1 8 5 9 8 9
…oint	0 7 6 -17
…oira	14 1
…ojec	13 2
…oked	4 20
…oker	5 17
…oks>	1 1 6 2 10 21
…olde	0 7 2 10
…olds	6 5
…ole>	8 12 9 10
…olic	3 3
…olle	4 -5 6 2 13 24
…ollo	8 31
…olon	8 6
…olou	2 7
…olth	9 10
…olut	10 4
…ome>	3 23
…omen	6 1
…omer	7 3
…omes	1 -16 2 -11 4 -16 6 -24 7 12 14 38
…omet	0 11 3 7 4 8 5 10
…omew	1 12 2 11 4 34
…omfi	7 17
…omfo	1 -4 2 3
…omme	6 10
…ommi	6 1 12 7
…omni	8 3
…ompa	7 18
…ompt	6 11
…ompu	11 26
…oms>	14 11
…onab	4 3
…onag	2 2
…onal	2 17
…ond>	4 11 6 29 7 18
…onde	6 7
…one>	6 2
…oned	2 15
…onel	8 9
…oner	1 6 2 8
…ones	8 14
…onge	0 9
…ongr	1 5 2 3
…oniw	14 13
…onle	2 7
…only	0 33 1 15
…onne	8 8
…onni	7 3
…ons>	1 2 7 -24 11 12 12 14
…onse	6 1
…onte	0 -17 2 -7 5 20
…onti	0 10
…onve	4 22
…ood>	3 1
…oods	2 -11
…oof>	7 34
…ook>	2 7 6 1
…ooke	4 18
…ooks	2 -4 8 -6 10 21
…ooms	14 24
…oone	1 6 2 8
…open	13 7
…oper	4 -3 6 4 8 6
…ople	14 10
…opor	11 12
…opos	4 44
…ops>	2 -11 5 2
…opti	1 14
…orag	9 -14
…orat	1 11 8 -5
…ord>	6 4 7 21 11 3 14 13
…orde	2 9 5 3 8 -42
…ordi	4 3
…ords	8 -9
…ore>	1 4 3 25 6 27 11 13 13 24
…ores	13 4
…orge	14 17
…orie	1 14
…ork>	7 19 8 9
…orki	0 11
…orkt	2 -9
…orm>	7 6
…orma	8 10 13 24
…ormi	6 8
…orms	5 6
…orna	1 1
…orne	5 2
…orpo	0 2
…orri	9 12
…orro	11 3
…orry	0 4
…ors>	0 -1 6 -27
…orse	7 4
…ort>	3 12 9 10
…orta	10 9
…orte	0 8 2 15 8 1 12 21
…ortg	0 21 7 16
…orth	7 9
…orti	11 12
…orwi	14 7
…ory>	6 11
…osal	4 44
…ose>	0 18 1 26 6 -25
…osed	4 1
…ossi	7 32 12 9
…oste	1 8
…osts	0 12
…otag	9 5
…otal	7 3
…oted	4 22
…otel	1 2
…othe	2 19 4 6 5 5 7 -15
…otos	11 22
…ots>	6 19 11 25
…otta	6 9 7 3
…ou'd	0 -21 4 8 8 6 11 -10 12 12 14 1
…ou'l	0 3 3 12 4 -12 5 15 7 38 8 2
…ou'r	2 14 6 8 8 -19 12 12 13 14
…ou'v	1 7 6 19 8 3
…ouch	11 10
…oud>	3 11
…ough	1 6 2 -35 3 7 7 -4 8 -50 14 -9
…ould	0 10 1 25 2 32 3 14 4 31 5 -10 6 -16 7 9 10 -24 11 10 12 10 14 -3
…ound	2 1 6 -9 8 -11 14 1
…oung	1 38
…ount	1 13 4 -25 13 25
…oup>	4 1
…our>	14 14
…ouri	9 9
…ours	0 -13 3 -21 4 18 5 1 6 6 11 15 12 1
…ourt	2 8 5 12
…ous>	0 3 2 -11 6 7
…ouse	2 -27 3 2 7 11 14 32
…ousi	0 8
…out>	3 17
…outh	7 16
…outs	2 13 4 4
…ovah	2 12
…ove>	8 7
…oved	8 16
…oven	7 7
…over	1 5 3 54 4 -11 5 5 6 -7 8 6 9 8 13 6
…owar	0 1 5 14
…owed	8 19
…owel	9 13
…ower	7 10
…owle	1 2
…own>	1 1 9 10 13 3
…ows>	6 27 7 8
…owse	14 2
…oydo	7 4
…p's>	14 9
…page	10 5
…panc	9 6
…pane	7 5
…pape	5 14 14 5
…pare	4 2
…pari	7 19
…park	0 -4 2 -2 6 -35 7 -26 8 -10 12 -18 13 -19 14 -9
…paro	8 5
…pars	2 2
…part	6 3 9 14
…past	2 1 11 7
…path	0 2
…patt	1 6
…payd	6 9
…paye	0 11 13 25
…pean	8 6
…pear	11 16
…peat	6 14
…pect	1 11
…ped>	0 5
…pen>	7 15
…pend	0 5 9 13
…pene	4 13
…peni	13 11
…pens	7 6
…per>	0 -1 1 6 3 2 6 6 8 14 11 7 14 4
…pera	6 13
…peri	12 14 13 35
…perl	8 13
…pers	5 2 7 -7
…pert	6 8
…petl	3 39
…pett	3 29
…pgra	6 8
…phas	6 17
…phen	6 3
…phin	7 2
…phys	2 2
…picc	11 6
…pict	11 2
…pid>	6 9
…pien	0 6
…pier	8 13
…pinc	11 14
…pine	7 1
…ping	3 21 9 17
…piri	2 5
…plac	8 -11
…plan	3 6 8 10 14 6
…plat	5 10
…ple>	14 40
…plea	1 15
…plec	8 3
…ples	11 3
…plet	14 9
…plex	6 4
…ply>	7 39
…plyi	1 7
…pock	7 10
…poin	0 7 6 -16
…poli	3 20
…pond	6 24
…pons	6 2
…pora	0 1
…port	0 22 3 17 9 17 10 12 11 14
…posa	4 44
…poss	7 27 12 10
…post	0 5
…pot>	8 18
…powe	7 7
…ppea	11 19
…pped	11 2
…ppen	7 31
…pper	6 18
…pple	2 11
…pply	1 4
…ppoi	6 -6
…ppor	0 22 2 7
…ppro	4 31
…ppy>	8 1
…prac	2 26
…pred	11 7
…prep	4 11
…pres	1 -4 11 44
…pret	7 12
…prie	2 1
…prin	2 -26 4 -18 8 -6 12 16 13 12
…pris	4 5
…prit	8 13 14 5
…priy	8 17
…priz	6 4
…proa	4 14
…prob	0 -13 1 -4 2 6 3 -28
…proc	6 2 13 3
…prof	0 6
…proj	13 2
…prom	6 12
…proo	7 27
…prop	4 36 6 2 8 9 11 10
…prot	5 11
…prox	4 2
…pset	2 3
…ptio	3 4 5 2 12 6
…pton	3 2
…pula	1 1
…purp	11 1
…pus>	8 4
…pute	11 26
…pylo	11 10
…qual	7 14
…quar	4 -9 8 -18 13 5
…que>	1 16
…quea	3 3
…queb	6 4
…quic	6 10 7 11 14 14
…quin	2 19
…quot	4 32
…r's>	6 17 8 8 10 6
…raci	2 2
…rack	6 13 14 15
…ract	2 26 8 -7
…rade	6 5
…radi	2 13
…rage	9 -16
…rail	2 -17 6 -16 8 -2 11 -7
…rain	2 10
…ral>	7 -3 8 -20
…rall	6 8
…rama	5 9
…ramb	6 1
…ran>	8 7
…ranc	8 32
…rand	1 2 7 3
…rans	2 5
…rapi	6 8
…rare	6 13
…ras>	8 19
…rash	7 7
…rate	0 -6
…rath	14 8
…rati	1 3 5 3
…ratu	1 5 2 3
…rava	8 18 9 9
…rave	1 2 6 5
…ravi	7 3
…rawi	11 9
…rcas	2 -4
…rcli	6 19
…rcum	1 -6 3 11
…rd's	1 2
…rday	6 34
…rden	8 1
…rder	2 12 5 2 8 -15
…rdif	14 5
…rdin	4 16
…rds>	5 9 8 17
…rdy>	6 8
…re's	1 -3 3 -10 6 13 8 10 11 -19 13 -2
…reab	4 6
…read	2 -3 4 -5 6 25 8 -6 13 1
…reak	6 16 9 3
…real	0 -4 4 2 7 6 8 -2 11 10
…reas	0 -8 1 2 2 -10 3 -18 4 2 7 -11
…reat	9 6
…rece	0 15 2 -24 5 20
…reci	0 17
…reco	6 5 11 4
…red>	1 -24 6 -38 14 -22
…reda	11 7
…rede	1 11
…ree>	3 12 7 10 12 5
…reen	1 -18 8 -29 11 13
…refl	4 2
…refo	1 12
…refu	5 7
…reho	3 22
…rele	6 16
…rema	2 6 3 12
…remi	5 9
…ren'	1 16
…rent	2 -31 4 -10 6 -20 8 32 11 13
…repa	4 8
…repe	6 15
…repl	8 -24
…repr	7 21 11 12
…rer>	1 6 4 2 6 4
…resa	7 9
…resb	2 13
…rese	3 -1 11 37
…resh	7 4
…resi	1 10
…resp	6 11
…ress	6 -27 7 19 11 4 14 14
…rest	3 8 7 35
…retc	4 20 13 15
…rett	7 9
…retu	5 18
…rewe	0 11
…rews	9 1
…rge>	14 15
…rial	11 2
…rian	2 36
…ride	8 14
…ridg	7 4 9 12 14 6
…rie>	3 10
…ried	10 10
…rien	1 -15 2 -13 3 28
…rier	7 9
…ries	1 5 7 2
…riet	0 4
…riga	2 4
…righ	7 8 11 8
…rike	6 12
…rime	13 15
…ring	0 -1 6 -16 9 20 10 -3 12 13 13 21
…rint	6 27
…riod	12 14 13 31
…rior	11 7
…riou	6 11
…ripp	2 13
…ris>	8 1
…rise	6 -6 7 8
…rit>	2 5
…ritc	8 13 14 5
…rive	0 3 4 -4 9 4 10 2 13 5
…riya	8 17
…rize	6 4
…rk's	5 5
…rked	4 5
…rket	10 26 11 15
…rkin	2 -5 5 -11 6 -28 7 -19 8 -34 12 -17 13 -11 14 -5
…rks>	2 1
…rkto	2 -9
…rlie	6 7
…rls>	2 13
…rly>	0 -3 6 36 8 16 12 20
…rmal	13 20
…rman	8 19
…rmer	7 7
…rmin	6 16
…rmle	8 14
…rms>	5 5
…rnab	5 17
…rnam	1 1
…rnat	1 4
…rne>	5 2
…rned	6 1
…rnig	1 11 5 5
…rnit	1 -6 5 3 8 -4 11 13
…rniv	8 2
…rnt>	0 2
…roac	4 14
…robl	0 -20 1 -20 3 -24
…roce	6 1 13 2
…roft	9 9
…roje	13 2
…roke	5 15
…rol>	8 1
…role	8 16
…roll	12 -2
…romp	6 12
…rone	8 25
…rong	2 2
…roo>	0 3
…roof	7 25
…rook	14 9
…room	14 23
…rope	6 6 8 8
…ropo	4 44 11 12
…rose	2 -4
…rote	5 11
…roud	6 1
…roug	2 -25 3 10
…roup	4 7
…rove	3 35 8 5
…row>	4 2
…rown	0 3
…rows	14 1
…royd	7 4
…rpor	0 1
…rpri	4 5
…rren	2 -20 8 34
…rrid	8 13 9 12
…rrie	7 12
…rriv	13 19
…rry>	2 -1
…rsat	4 24
…rsde	8 3
…rsel	6 3 8 4
…rset	7 8
…rsid	14 6
…rtab	1 -1 2 4
…rtak	11 4
…rtal	10 10
…rted	0 15 7 3
…rter	2 15 3 4 12 2
…rtga	0 21 7 16
…rth>	2 8 7 23
…rtie	6 11
…rtin	3 9
…rtio	11 12
…rtis	1 1 10 2
…rtme	6 10
…ruck	3 2
…ruct	3 6 10 17
…rumb	8 3
…rust	7 26 13 3
…rvat	5 3
…rwel	1 6
…rwic	14 6
…rwis	2 7 6 -5
…rys>	8 5
…sain	2 17
…sale	8 5 14 14
…salf	6 19
…sals	4 36
…samp	11 15
…sand	14 27
…sati	4 24
…sayi	2 26
…sbur	14 2
…sbyt	2 13
…sclo	4 4
…scor	13 24
…scra	6 4
…scre	0 2
…sden	8 3
…sea>	7 6
…seas	9 9
…seco	8 1
…sed>	0 -20 4 14 8 -17
…seei	10 5 13 7
…self	1 -4 2 -1
…sell	8 5
…sels	6 1
…selv	6 3
…sema	8 1
…seng	8 3
…sens	4 2
…sent	6 22 11 33
…ser>	14 13
…seri	6 11
…sers	2 8
…serv	5 18 7 -2
…ses>	1 11 4 -20 6 20 7 8 8 -46 14 -8
…sess	4 4
…set>	7 16
…sett	2 20
…seve	14 5
…sex>	7 22
…sgol	7 4
…shak	6 1
…shal	0 2 3 6
…sham	5 7
…shar	1 -20 2 25 6 -28 7 -7 8 2 14 -10
…she'	1 2
…shea	4 18
…shed	6 -16 11 14
…sher	7 1
…shes	11 5 14 2
…ship	5 5
…shir	7 12
…shoo	8 3
…shor	12 18
…shot	11 21
…shou	4 7 6 -2 7 -4 8 11 11 2
…shov	8 9
…shul	7 3
…sibi	7 4
…sibl	7 11 12 8
…sica	2 2 6 3
…side	6 -20 9 9 14 37
…sies	2 6
…sigh	2 1 8 7
…sign	0 11 6 8
…sile	1 4
…simp	7 29 14 -12
…sing	2 25 8 17
…sink	2 5
…sion	10 6
…sis>	8 14
…sit>	5 18 8 1
…siti	2 5
…sits	1 16
…sizi	8 10
…skat	6 5
…skie	7 12
…skir	3 8
…skyl	8 2
…slan	7 9
…slat	2 -8
…slee	1 1
…slid	1 3
…slip	0 27
…slot	1 4 6 10
…smal	1 8 2 -9 3 2 5 11 8 -2
…smit	14 8
…smon	4 3
…snae	1 2
…snap	11 27
…soci	0 7
…sock	8 -1
…soev	2 1
…soft	11 6
…solu	10 4
…some	0 21 1 10 2 23 3 20 4 46 6 -15
…somn	8 3
…son>	0 -2 1 2 3 -4 7 12
…sona	3 -1 4 2
…soon	1 7 2 9
…spac	8 -4
…spec	1 23
…spen	9 13
…spon	0 10 6 16
…spri	2 -1 7 3 12 17 13 16
…squa	4 -8 8 -9 13 6
…sque	3 3
…ssed	4 11
…ssen	6 8
…sses	8 -14
…ssex	7 22
…ssib	7 35 12 9
…ssin	2 5
…ssio	6 -4 11 4
…ssoc	0 4
…ssue	0 -13 2 16
…stab	10 2
…stag	1 3 14 6
…stai	0 -3 1 9 2 -9 6 -29 9 -35 11 -3
…stal	13 5
…stam	2 17
…stan	1 -31 3 23 12 3
…star	2 3 3 4 8 9
…stea	0 14
…sted	0 5 8 -5 11 2 12 -5
…stef	8 4
…sten	4 23 6 2
…step	8 -24
…ster	0 -13 2 -78 6 26 7 13 13 19
…stic	1 15
…stil	9 11
…stin	8 1
…stip	1 1
…stoc	3 11 6 7 11 12 14 4
…stom	5 11
…stop	5 2 6 -1
…stor	7 4 8 -12
…stra	14 5
…stre	2 4 4 16 13 12
…stri	6 10 8 -13
…stro	6 16
…stru	2 3 3 22 10 17
…sts>	0 12 2 2
…styl	9 22
…sual	0 17 13 14 14 10
…sues	2 15
…suff	8 17
…summ	13 28
…sunn	2 3
…supp	0 13 6 16
…sure	2 -12
…surp	4 5
…swee	4 2
…swer	8 2
…syca	6 3
…sylv	8 13
…symb	8 1
…symp	0 2
…t'll	5 1 6 29
…t's>	2 2 4 -51 5 15 8 24 13 5 14 -6
…tabl	1 -9 2 23 6 -29 10 1
…tage	1 11 6 6 8 -16 9 5
…tair	0 -3 1 8 2 -8 9 -35
…tall	11 4
…talm	13 8
…tamf	2 6
…tamo	5 7
…tanc	3 24
…tand	4 -8 6 -30 13 1
…tant	6 12
…tape	8 10
…tard	6 7
…tare	2 8
…tari	2 15
…tart	3 5
…tast	7 10
…tati	11 11
…tby>	10 6 14 3
…tch>	2 -27 4 23 6 17 8 6 13 15
…tcha	8 13 14 5
…tche	6 12
…tchi	3 11
…tdow	6 7
…tead	0 15
…teat	6 12
…ted>	0 7 1 -46 2 -8 6 19 7 -3 8 -17 10 2 12 -23 13 4 14 -18
…teen	8 12
…teer	0 2
…teet	6 4
…tell	8 9
…tels	1 2
…tely	6 21
…ten>	4 15 6 4
…tena	0 34
…teni	4 5
…tent	0 -22 5 19
…teps	8 -19
…ter>	0 -24 4 -7 7 6 8 2 11 29 13 17
…tera	6 10
…terd	6 34
…teri	2 3 11 7
…terl	7 9
…tern	1 3 14 3
…ters	1 -17 6 -47 7 -17 9 -7 14 15
…tes>	0 -10 5 20 6 13 11 2
…test	7 19 8 -1
…tgag	0 21 7 16
…than	0 27 1 29 2 4 3 16 6 -14
…that	3 3 4 -48 5 12 7 3 8 19
…the_	14 17
…thei	0 25 1 7 2 -3 4 4 5 9 6 3 7 9
…them	2 25
…ther	0 -13 1 -8 3 -2 5 21 7 15 9 -26 10 -2 11 -37 12 -5
…thes	6 28 7 3
…they	2 29 6 20
…thie	7 18
…thin	0 8 1 6 3 6 4 11 6 4 7 9 8 -32 12 -19
…thir	1 6 2 3 7 -13 8 10 13 26
…thol	9 10
…thor	14 2
…thot	8 1
…thou	4 2
…thre	14 14
…thro	3 11 13 4
…ths>	13 42
…thur	8 12
…thy>	0 1
…tial	6 6
…tic>	5 8
…tick	0 10 1 12
…tie>	8 11
…tier	7 12
…ties	6 9 7 19
…till	9 11
…time	1 4 6 22 8 16
…ting	3 4 4 19 7 5 8 -8 10 11 12 1 13 -24 14 10
…tint	14 2
…tinu	0 10
…tiny	14 5
…tion	0 27 2 20 3 -12 4 1 5 35 6 -2 7 13 8 -65 9 21 10 23 11 41 12 17
…tipu	1 1
…tiqu	1 18
…tisi	2 20
…tist	1 1
…tive	2 2 6 16 11 15
…tle>	2 1 6 6 8 7
…tles	3 45
…tly>	4 -20 8 2
…tnes	2 12
…tock	3 11 6 7 11 12 14 4
…toge	13 28
…tome	8 1
…ton>	0 -4 2 -2
…topl	14 10
…tops	2 -8 5 2
…tora	9 -14
…torc	8 3
…tori	1 11
…torm	7 8
…tory	6 11
…tos>	11 22
…tota	7 3
…tour	9 8 14 20
…towa	0 1 5 14
…towe	9 13
…town	9 9
…trac	4 1 8 -2
…trad	2 12
…tran	2 12 8 31
…trat	14 8
…tre>	0 2 1 -14 2 -20 8 -24
…trea	2 19
…tree	8 -7
…tret	4 20 13 15
…tric	2 4
…trik	6 12
…trim	13 15
…tron	2 2
…trou	6 2
…truc	1 2 3 24 10 17
…trus	7 27 13 3
…tsha	2 13
…tsoe	2 1
…tsta	7 5
…ttag	6 10 7 4
…tte>	8 15
…tted	1 -28 2 -13 4 -4 7 -28 8 -50
…tter	2 -5 6 -10 11 15 14 25
…ttie	7 12 8 1
…ttin	0 6 1 -20 3 -3 4 -12 6 -19 8 -5 12 8 14 21
…ttle	2 5 6 8
…ttra	4 4
…tts>	3 30
…tual	11 32
…tula	1 5 2 2
…tumn	13 11
…tune	6 5
…ture	1 -13 2 -14 4 -6 5 10 7 -2 8 -49 11 20
…turn	5 17
…tury	7 23
…twee	7 12
…twel	2 5 12 6
…twor	8 10
…tyis	2 6
…tyle	9 22
…u'd>	0 -21 4 8 8 6 11 -10 12 12 14 1
…u'll	0 3 3 12 4 -12 5 15 7 38 8 2
…u're	2 14 6 8 8 -19 12 12 13 14
…u've	1 7 6 19 8 3
…ual>	0 17 11 28 13 27 14 7
…uali	7 13
…uare	4 -6 8 -9 13 6
…uch>	11 9
…uck>	3 3
…ucky	6 22
…ucti	10 17
…udno	6 2
…ueak	3 3
…uebo	6 4
…uer>	7 30
…ues>	2 10
…uffe	8 11 13 2
…ugh>	1 7 2 -1
…ugho	3 11
…ught	8 -15
…uick	6 10 7 11 14 14
…uild	3 5
…uine	2 22
…ulat	1 34
…uld>	0 10 1 25 2 32 3 14 4 31 5 -10 6 -16 7 10 10 -24 11 10 12 10 14 -3
…ulla	2 5
…ulle	4 6
…ulme	7 3
…ults	1 30
…uman	3 15
…umbe	14 5
…umes	8 3
…umig	5 6
…umme	13 28
…umn>	13 11
…umps	1 12 2 9
…umst	1 -6 3 11
…unch	6 17
…unde	2 -2
…undl	1 2
…undr	4 1
…unga	6 5
…unge	1 38
…unha	7 5
…unhe	7 10
…unio	1 10
…unma	10 17
…uns>	2 17
…unse	2 10
…unt>	5 4 13 16
…unte	0 8
…unti	7 7
…unts	0 -31 1 6
…uote	4 32
…upan	9 6
…upgr	6 8
…upie	8 4
…uple	6 3
…uppe	6 18
…uppo	0 20 2 6
…upse	2 3
…ure>	1 -9 2 -35 4 -30 5 15 8 -40 11 8
…urin	8 9 9 10
…url>	14 5
…urls	2 16
…urn>	2 12
…urna	5 17
…urni	1 -24 2 -10 4 -9 5 1 7 -11 8 -12 11 17
…uroo	0 3
…urpr	4 5
…urre	2 -18 8 27
…urs>	0 -19 3 -14 4 17 5 5 6 5 8 2 11 19
…urth	2 10
…ury>	6 3 7 30 14 6
…use_	14 6
…user	2 6
…uses	1 7 7 21 8 -42
…usin	0 7
…ust>	7 31
…usto	5 8
…usua	0 18 13 14 14 11
…ute>	10 2
…uter	11 26
…uth>	7 3
…uts>	4 5
…utte	7 8
…utti	8 -8
…utum	13 11
…uty>	11 3
…uxur	6 6
…uyin	8 5
…vaca	9 10
…vah'	2 12
…vail	6 -2
…valu	1 10 4 3 7 11
…van>	8 18 9 9
…vati	5 3
…ved>	6 -23 8 1
…vege	2 16
…vel>	4 2
…velo	4 3
…ven>	1 5 2 10 8 -17
…venl	7 3
…vens	7 1
…vent	4 1
…ver'	3 2
…ver>	1 -1 3 29 6 -14 8 -17
…veri	6 1 13 8
…vern	1 2 5 4
…verr	8 14
…vers	4 31
…vert	0 -7 1 -14 4 -7 7 -21 10 19
…very	2 7
…ves>	1 2
…vict	8 12
…view	0 -11 7 11 14 30
…ving	0 1 1 1 5 21
…visi	1 26 5 13
…voic	2 5
…vouc	11 9
…wait	4 4 6 34
…wall	6 2 10 5
…wand	8 24
…ward	4 14 5 12 8 24
…ware	11 15
…warm	7 9
…warn	6 10
…watc	0 2
…way>	8 -20
…wcas	3 7
…wch>	14 18
…we'l	2 13 3 -13 4 16 5 -2 6 -20 7 -3 13 4
…we'r	1 13 4 1 5 -3 6 -21 7 -22 8 36 13 10 14 3
…we'v	0 3 2 11 3 5 7 -13 12 -9
…weal	7 1
…wean	1 3
…weat	7 3
…wed>	6 3 7 -3 8 14
…weed	7 12
…weep	5 2
…weet	4 4
…weig	4 9
…welf	2 5
…well	1 6 14 4
…wels	9 13
…welv	12 6
…wer>	2 -8 8 -16
…were	2 6
…wgs>	3 22
…whar	1 8 4 4
…what	2 2
…whee	2 15
…wher	1 10 4 23
…whic	0 -18 4 5 5 1 7 -11 8 -10 12 13 14 -14
…whit	2 13 10 7
…who'	2 18 4 7 8 18
…whos	0 21 1 29 6 -10
…wich	14 6
…wick	10 11
…wiga	14 1
…wigg	6 2
…will	4 9
…wing	11 8
…wise	2 6 6 -5
…with	0 -18 1 -13 3 -25 5 -34 6 22 7 21 8 -5 13 -4
…witn	2 12
…wled	1 3
…work	2 -23 7 16
…worr	0 4
…woul	0 6 1 22 2 31 3 4 4 11 5 -26 6 -8 7 -3 8 -13 10 -3 11 -1 12 21 13 6 14 -10
…wser	14 2
…wyn>	1 6 8 6
…xact	11 28
…xamp	14 49
…ximu	1 15 4 23
…xist	7 23
…xury	6 6
…y're	2 23 6 25
…yard	0 21
…ybe>	2 14
…ycam	6 3
…yday	6 9
…ydon	7 4
…ye'l	6 18
…ye'v	6 13
…yed>	8 -2
…yers	13 25
…yest	6 34
…ying	2 13
…yish	2 6
…yle>	9 22
…ylet	14 1
…ylin	8 2
…ylon	11 10
…ymbo	8 1
…ympa	0 2
…yond	6 14 7 19
…you'	0 -1 1 1 3 14 5 27 6 17 7 28 8 13 11 -34 12 30 13 5
…youn	1 38
…your	0 -14 2 -6 3 -14 4 22 5 5 6 13 11 4
…ysgo	7 4
…ysic	2 3
…ysid	14 2
…yter	2 13
…ythe	14 1
…yurl	14 5
…zing	8 10
`
