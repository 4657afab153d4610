/** Learnt by tests/words/learn.ts, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = '30ca4e7b6772056c'

export const WEIGHTS: string = `
benefits children protected-characteristic pets-blanket-ban rental-bidding fee price-pressure unprovable-claim personal-data short-let new-to-market disclaimer fixed-term rent-in-advance contact-details
-41 -42 -35 -43 -43 -50 -40 -37 -39 -31 -56 -50 -52 -50 -41
#	1 -9 2 -30 3 -28 4 -26 6 -9 8 45 11 17 12 13 13 8 14 -16
# #	8 17 14 46
# ##	14 -19
# $	0 -7 2 -28 4 -17 6 -55 7 -13 8 -14 9 22 11 18 13 12 14 25
# %	5 18 7 19 13 -8
# +	1 14
# ,	1 -24 4 -54 5 -8 6 -42 7 -14 8 84 10 -14 13 -17 14 -50
# :accepting	2 8 7 7
# :asking	2 8 6 12
# :burden	14 8
# :child	3 10
# :childless	3 10
# :clocktime	0 -18 1 -9 5 -37 6 -15 7 -21 8 -19 11 -18 14 -39
# :deadline	0 -19 1 -27 5 -38 6 -17 7 -21 8 -27 9 -15 11 -19 14 -44
# :demand	6 26
# :demanding	1 15 4 11
# :hiding	1 -20
# :longperiod	12 -10
# :money	4 18 5 8
# :nearby	7 -11 8 -20 10 11
# :neighbour	8 7
# :newness	10 10
# :number	8 8 14 34
# :onlyword	1 15 2 8
# :openprice	1 -11 4 -22 5 -14 6 -13 8 11 13 -9 14 17
# :opinion	4 -17 8 16 14 18
# :payer	7 13
# :period	4 -19 5 22 6 -47 8 -19 12 38 13 38
# :person	6 7
# :pet	3 16
# :photo	11 18
# :place	10 7
# :record	7 -13 8 -39
# :return	5 18 7 15 8 -19 13 -8
# :room	0 19 1 19 4 30 5 -9 6 14 8 -21 10 23
# :seller	7 15
# :spelled	14 23
# :time	8 17
# :tribunalrent	8 8 10 7
# :wanting	4 12 6 11 8 16
# :work	6 19
# :writeto	11 8
# adults	3 10
# again	8 9
# and	1 -16 2 -8 6 -14 8 31 14 -11
# bed	0 20 1 27 4 32 6 16 8 -8 10 15
# days	8 -8 13 -11
# december	4 7 6 -29 8 -19 9 -10 12 -11 13 -10
# double	14 10
# enquiries	6 11
# for	0 14
# hours	6 20
# january	8 8
# july	12 8
# kids	3 10
# landlord	7 14
# market	10 7
# month	12 34
# months	13 20
# mth	12 18
# mths	5 12 13 29
# november	4 -8 6 -12 8 -21
# of	8 -11
# or	1 -8
# people	6 7
# quid	4 18
# rms	2 22
# the	6 7
# to	4 -17 8 16 14 18
# together	8 15
# weeks	13 10
# with	8 9
# wks	5 7
# year	8 9
# you	1 11
# yrs	10 7 11 7
##	0 -22 1 -58 2 -45 3 -8 4 23 5 -24 6 -85 7 -44 10 -29 11 -36 12 10 13 -45 14 47
## #	14 -20
## ##	4 -14 5 -14 8 -29 14 108
## $	2 -24 3 -22 4 -12 7 -32 8 -24 10 -18 11 -7 13 -16 14 14
## %	7 20
## ,	0 -37 1 -23 2 -13 4 8 6 -59 7 -29 8 -7 9 -51 10 -19 11 -18 13 -18 14 -10
## :burden	4 13 8 21
## :clocktime	8 -11 14 12
## :condition	2 9 4 13
## :deadline	4 14
## :deterring	8 18
## :money	4 12 5 -8
## :number	4 -16 5 -15 8 -33 14 109
## :onlyword	4 17
## :openprice	0 8 4 14 8 -7 14 -8
## :opinion	0 10 14 -8
## :phone	14 12
## :record	4 -9 8 -14 14 -21
## :return	7 20
## :spelled	8 8 14 10
## :urgency	14 9
## :wanting	14 23
## a	4 14
## after	14 23
## and	3 18 4 24 8 11 14 8
## because	2 13
## but	4 18
## f	9 13
## for	4 7 8 7
## m	8 -17 14 -23
## on	8 18
## pcm	4 14
## per	4 11
## so	8 14
## text	14 12
## to	0 10 14 -8
##_#	8 -41 14 -38
##_##	6 -27 7 -25 8 -84 9 -18 14 29
##_$	1 -14 2 -15 3 -9 6 -27 7 -13 9 -10 14 16
##_any	14 11
##_before	14 11
##_day	14 7
##_deposit	5 16
##_ful	14 -17
##_gate	8 7
##_hash	8 9
##_i'll	4 16
##_it's	4 8
##_key	8 10
##_leave	4 9
##_make	2 13
##_month	4 12
##_more	2 13
##_my	4 10
##_open	8 7
##_pcm	4 11
##_so	3 8
##_someone	4 11
##_they	2 13
##_time	14 7
##_wall	10 7
##_way	8 9
##_we'll	14 18
##_which	12 9
##_will	4 8
##_you	8 21 14 28
##_your	4 21 8 7
##_£##	5 14
#_#	4 -39 6 -15 7 -49 8 31 10 14 12 20 13 19 14 17
#_##	4 -25 5 -16 8 -74 14 -39
#_$	1 -15 2 -12 5 17 10 10 11 16 13 8
#_+	13 28
#_adv	12 -7 13 22
#_ago	11 7
#_ahead	0 9 5 10
#_all	2 14
#_ast	12 12
#_baby	1 -7
#_bed	10 7
#_chef	8 10
#_day	6 8
#_deposit	13 8
#_front	13 9
#_gff	1 16
#_has	8 7
#_hr	6 7
#_keys	6 7
#_leave	8 15
#_max	3 10
#_min	12 16
#_month	12 15
#_night	8 11
#_no	5 10
#_ns	1 18
#_once	13 -13
#_one	1 7 6 7
#_over	1 -29 4 -15
#_present	2 8
#_price	4 7
#_rent	5 31
#_stay	12 10
#_tenancy	12 16
#_together	8 15
#_up	13 8
#_year	7 19
#_you	8 -22
#_your	11 9
$	0 -33 1 -29 2 -35 3 -28 4 -18 5 -32 6 -19 7 -30 8 -40 9 -16 10 -45 11 -41 12 -35 13 -49
%	5 18 7 38 8 -11 13 -11
% :burden	5 11
% :keything	7 8
% :promise	7 15
% :return	7 11
% :safety	7 9
% of	5 7
%_$	5 23 13 -9
%_rent	5 8
+	1 10 4 24 13 25
+ $	4 17
+ :deposit	13 12
+ :money	4 17
+ :seller	3 10
+ pcm	4 17
+_$	3 9 4 11 13 23
,	5 -11 7 -17 9 14 12 -8 14 20
, #	2 11 3 7 4 9 7 -41 8 27 10 20
, ##	5 -10 8 -19 9 -12 12 -15
, $	0 -15 1 -29 2 -48 3 -18 4 -46 5 -32 6 -38 7 -30 8 65 9 -27 10 -34 12 -67 13 -12 14 -22
, ,	4 32 5 20 8 21
, :absence	6 -40 8 36
, :absolute	2 -68 7 24 8 -18 11 -33
, :accepting	3 -13 5 9 6 -65 10 -9
, :advance	0 -20 6 12 7 17 8 11 10 -19
, :asking	2 -69 3 -60 4 21 7 17 8 8 13 23 14 11
, :benefit	0 -7 2 -9 5 -14 7 -7
, :bid	2 -10 3 9 4 11 12 21
, :building	10 35
, :burden	3 -8 4 -7
, :child	0 11 3 8
, :childless	2 -30 4 8 7 9
, :childthing	1 36
, :clocktime	0 -28 4 -9 5 9 6 -10 7 9 9 8 13 16
, :codething	1 -10 7 -11 8 27 9 -9
, :condition	1 23 2 9 8 -31 12 -17 14 12
, :councilpay	0 -33 13 -15
, :deadline	5 -28 8 18 9 10 10 -30 13 24
, :demand	4 11 6 25 7 11 8 -12
, :demanding	0 -15 1 -35 3 -46 8 45
, :denying	3 13
, :deposit	3 18 4 -14
, :deterring	0 10 2 27 7 12
, :disability	2 40 8 10
, :disclaimer	2 10 5 9 9 7
, :dislike	1 -13 2 19 6 -20
, :everyone	0 -9 2 -23 3 -22 4 -8 5 -15 7 -14 8 -10 13 13
, :fairness	0 -11 4 10 7 9 14 11
, :faith	2 -31
, :family	2 -12 8 -12
, :fee	5 -20
, :feething	0 15 5 -9 9 14 13 28
, :fixed	4 -25 8 -18 12 23 13 10
, :forename	8 25
, :healthword	0 -7 8 14
, :hiding	2 -9 6 -16 8 20
, :holiday	1 -8 3 -9 6 -11 9 36
, :income	0 -26 4 -29 7 -11 13 10
, :jobname	0 24 2 -19
, :keything	8 21
, :kin	1 -39 8 29
, :lifeword	0 -25 5 -7 8 32
, :longperiod	5 7
, :losing	0 11 1 8 5 26 6 12 7 -10 8 -30
, :money	4 9 5 16 7 20 8 9
, :nation	0 12 2 23
, :nearby	2 7 8 -12 9 8
, :negation	0 23 1 8 3 21 5 13 6 -10 7 7 9 -8 12 8 13 -40
, :neighbour	1 -8
, :newness	0 -32 5 -17 9 7 14 -23
, :number	2 13 4 11 7 -76 8 8 9 -7 10 22 12 -7 13 26 14 -9
, :offerdeal	0 12
, :online	14 23
, :onlyword	0 -15 1 24 4 16 12 -40 13 22 14 -11
, :openprice	3 -12 4 66 5 17 6 -24 7 -7 8 18 10 -13 13 -12 14 12
, :opinion	3 8 4 32 5 10 7 13 8 -19 11 8
, :origin	2 -12
, :payer	2 -13 3 14 4 -9 7 12 8 12 12 -31 13 -27
, :paying	1 -10 3 9 4 -36 5 20 6 -7 13 17
, :period	8 -12 12 -27
, :person	1 -42 2 -22 6 9 8 -22
, :pet	2 -22 3 48 8 -13
, :petpart	1 -7 3 19
, :phone	0 10 1 7 4 20 7 -8 14 42
, :photo	7 12 11 39 14 12
, :preferring	2 -7 8 -16
, :promise	1 -21 2 8 3 13 8 8 12 -9
, :ranking	6 15 8 11
, :record	0 -10 5 -19 7 -44 8 -25
, :refusing	7 17 8 15
, :regretting	0 33 1 11 5 23 6 -48
, :rent	12 15 13 21
, :return	0 -9 1 -11 12 12
, :room	4 15
, :rulesplace	4 14 8 18
, :safety	7 30
, :scarcity	1 -24 3 8 8 10
, :school	0 16 1 -8 14 7
, :seller	1 -16 5 -20 7 12 8 15 11 12 12 -16
, :sex	1 -9 6 22 8 -27
, :source	6 -23 7 -21
, :spelled	0 21 1 18 2 14 3 -18 4 -11 6 -13 8 -10 11 -13 12 10 13 20 14 10
, :student	0 -23 3 11
, :superlative	2 -29 3 10 5 7 7 20 10 11
, :thing	2 -13 6 -8 8 -49
, :time	0 28 1 12 2 15 3 8 5 -37 6 -8 9 -23 10 -14 12 7
, :title	0 -30 1 -27 3 -10 6 -30 8 90 11 -11 13 -10 14 19
, :urgency	1 -17 2 -26 6 39 7 8 8 -10 14 -12
, :utility	3 14 5 -57 8 -16
, :wanting	4 9 12 15 13 -14
, :welcoming	2 15 3 7 6 -28 8 -23 9 -13
, :work	4 -20 6 -18
, :writeto	2 -25 3 -24 4 37 8 20 14 14
, a	1 -53 4 -23 6 9 7 9 8 -33 9 -16 10 56 11 -70 14 -47
, about	4 -10
, all	1 -24 3 -25 7 -37 8 -25 12 8
, and	0 -8 1 34 2 14 3 14 6 47 7 22 9 -13 12 -19 13 -13 14 -20
, any	2 -9
, anyone	0 15
, anything	1 13
, apply	6 7
, are	0 13 1 -12 2 10 8 33
, as	0 -21 1 28 7 -13
, asian	8 9
, ask	3 -33 4 15
, ast	12 10
, at	1 -15 5 19 6 -13 8 -9 14 8
, aye	3 11
, baby	8 16
, bar	5 7 7 13
, be	6 21
, because	6 13
, benefit	0 8
, bike	4 8
, bills	5 -10
, bin	8 10
, blink	6 16
, both	0 8 8 10
, box	0 11
, but	1 21 2 13 5 13 6 8 7 12 13 11
, cash	5 18
, check	9 10
, childless	1 11
, christian	2 -7
, congratulations	1 11 2 10
, conservatory	8 9
, cottage	10 20
, couples	1 -25
, currently	8 11
, dbl	10 11
, deep	1 8
, depends	4 11
, deposit	3 18 5 11
, do	6 8
, dog	3 -24
, dogs	3 12
, don't	1 -8
, done	0 12
, door	8 7
, dot	14 12
, dss	0 12 1 7
, english	0 16 2 20
, ever	3 10
, every	7 16
, everyone	6 20
, ex	8 19
, example	14 9
, f	2 17
, first	6 15 8 12 10 -13
, five	2 13
, fixed	4 -15
, for	1 -7 5 15 8 -24 9 9
, four	6 12 13 8
, ful	14 -17
, furniture	11 9
, garden	6 7
, gay	2 7
, gch	1 15 10 7
, get	6 21
, give	4 8
, going	6 17
, good	3 7 6 -7
, got	0 7
, guaranteed	7 11
, h	0 -9
, had	2 21
, half	5 21 12 -12
, has	8 54 14 10
, haven't	4 14
, hb	0 -11
, he's	8 39
, healthy	2 19
, hence	8 13
, high	9 7
, house	5 12
, hurry	6 16
, i	6 -11 8 10
, i'd	6 16
, i'm	2 10 6 13 8 30
, id	13 11
, ie	14 8
, if	0 24 1 9 2 7 4 -18 6 -30 8 -36 13 -14
, in	5 -13 6 -8 8 -7 13 11
, is	6 7 8 15
, it	1 -32 6 -52 7 26 10 -14 11 11 12 -10
, it'll	5 10
, it's	2 -19 3 -28 4 -23 8 -12 9 -11 12 9 13 -7 14 9
, its	4 -9 5 7 8 19 11 13
, jan	13 12
, just	0 -31 3 -18 5 -8 6 -20 9 8 13 8
, keep	0 13 2 9
, kids	0 20 1 15 3 14
, ladies	6 18
, leave	3 8 8 7
, left	8 22
, let	4 8
, lift	8 16
, like	4 12
, linen	9 15
, lives	8 8
, love	3 7
, low	9 8
, mark	6 8
, max	9 10
, me	8 16
, meows	3 14
, message	4 11
, min	9 9
, move	7 8
, mr	8 12
, mums	1 10
, n	3 14
, nae	3 9
, near	2 13
, nearly	8 10
, negotiable	4 12
, neither	1 10
, net	14 11
, never	3 18
, next	6 15
, night	8 18
, no	1 9 7 16 8 -10 10 -10 11 -59 12 11 13 -8
, nobody	0 18 1 8
, none	2 -26
, not	0 27 1 -11 2 27 8 -36 13 -18
, nothing	3 15 5 11
, now	6 -26
, nr	2 23
, ns	1 17
, number	8 -7
, offered	12 9
, old	14 7
, on	0 -33 8 10
, one	3 -9 6 -22 7 -7
, only	2 -16 6 8
, or	0 -8 1 18 6 -12 14 12
, other	2 10
, others	6 13
, otherwise	4 -7
, over	3 12
, own	2 16
, owner	8 13
, paid	13 -11
, paper	10 9
, parrots	3 7
, pay	13 32
, payable	5 11
, pets	0 8 3 8
, phone	4 8
, photos	11 8
, pics	11 14
, pip	0 -8
, plays	8 13
, please	1 26 2 25 5 -13 6 -14 13 7
, poa	4 19
, put	11 11
, quiet	2 19 8 -8
, race	2 -26
, real	11 30
, references	0 14
, refs	5 -12
, religion	2 -19
, rent	12 14 13 16
, rentamount	5 7
, retired	0 -24
, roof	4 8
, run	6 9
, sadly	8 7
, savings	0 -8
, say	13 21
, see	5 18
, semi	10 8
, sex	2 -10
, share	2 7
, sharers	1 -27
, she's	8 10
, shoes	5 8
, since	2 13
, sleeps	9 8
, small	3 10
, smokers	3 15
, sms	14 12
, so	4 -10 6 34 13 -17 14 -14
, sorry	0 23 1 13 5 25 6 -34
, sound	8 11
, spring	7 7
, start	4 10
, stop	14 7
, sunny	2 15
, ta	0 13
, tap	8 9
, teachers	0 10
, ten	6 8
, text	0 15
, thank	1 11 3 11
, that	1 -17 4 -12 5 -10 11 17
, that's	0 8 7 15 8 30 13 19
, the	0 12 1 10 2 23 3 29 4 -9 5 -29 6 -17 9 -33 11 10 12 -16 13 -29 14 -39
, then	0 36 1 23 2 27 5 -16 7 -31 13 8
, there	1 -14 2 -8
, there'll	6 9
, there's	1 -10
, therefore	1 7
, they	7 19 8 12 11 13
, they'll	7 9
, they're	6 7
, think	1 15
, this	1 8 3 20 6 -11
, those	14 8
, though	4 23 6 -8
, three	2 14 13 13
, tidy	2 9
, to	1 -16 4 33 5 26
, toddlers	1 -17
, too	2 10
, try	1 15 2 17
, two	0 -8 6 -26 8 10
, un	7 7
, universal	0 -8
, up	2 10 8 36
, use	14 -10
, user	14 14
, wages	0 -14
, warm	3 7
, we	7 11 8 -12
, we're	1 20
, we've	1 7
, what	4 9
, whatever	3 12
, whatsapp	1 11
, where	14 19
, which	1 15 3 8 4 -45 7 -28
, who	2 10 8 23
, who'll	8 12
, who's	8 23
, whoever	0 -20
, with	0 -43 1 -22 2 -51 5 -21 6 -8 8 -80 11 -24
, won't	11 9
, workers	0 13
, would	0 8
, y	1 10 8 8
, yes	0 -28 3 -16 6 -14 8 -20
, you	5 18 7 40 14 22
, you'll	6 12 7 30
, your	7 25
, yours	11 11
, £#	1 -19 5 17 8 13
, £##	4 15 5 -48 7 27 13 13
07700…	14 8
12m	12 37
12th	8 12
12th $	8 7
16s	1 16
18s	1 10
18s $	1 22
1k	4 17 5 15
1st	2 16 4 -10 5 -27 10 15 13 -23
1st :deterring	10 18
1st :newness	10 18
1st :rent	5 -10
1st :return	5 -10
1st :urgency	10 18
1st rent	5 -10
1st time	10 18
1st_$	5 -11
1st_get	6 10
1yr	12 16
55s	1 -11
5pm	4 8
5pm_$	6 8
6mth_$	13 16
6mths	13 27
6pm	14 15
6pm $	14 15
96o	14 21
96o ##	14 19
96o :number	14 19
96o_$	14 19
9oo	14 46
9oo ##	14 21
9oo :number	14 21
9oo_$	14 26
:absence	0 22 1 10 2 -34 3 -9 4 -55 5 17 6 12 7 -7 8 51 9 44 10 -21 11 -9 12 8 13 -30 14 -45
:absence #	8 15
:absence ##	8 -14
:absence $	0 -12 4 -24 6 39 7 -17 8 29 9 -20 10 -15 11 -29 13 -25 14 -8
:absence ,	2 -22 3 -25 5 25 6 19 8 16 12 -17
:absence :absence	6 -20 8 39
:absence :absolute	8 26
:absence :accepting	1 -12 6 -10 8 9
:absence :bid	7 11
:absence :building	8 7
:absence :burden	2 -18 3 -15 7 19 9 15
:absence :child	1 8
:absence :childless	1 22
:absence :clocktime	5 10 6 -14 8 50
:absence :codething	1 -11 2 -9 7 -28 8 8
:absence :condition	0 16 1 -21 6 -36 8 24
:absence :deadline	0 8 1 -34 7 7 8 9
:absence :demand	7 13
:absence :deterring	1 -22 2 -20 7 8 9 28
:absence :everyone	0 29 8 18
:absence :fixed	8 19
:absence :hiding	7 -19
:absence :holiday	9 30
:absence :losing	7 -14
:absence :nearby	9 -18
:absence :negation	7 22
:absence :neighbour	6 -14
:absence :number	8 10 12 -27
:absence :onlyword	6 -12 8 7 12 -15
:absence :openprice	5 7 6 22 7 9
:absence :opinion	0 24 1 7 2 -36 4 14 5 10 6 10
:absence :origin	2 16
:absence :paying	0 16 8 17
:absence :period	7 11
:absence :person	0 16
:absence :place	0 -8 7 -19
:absence :politics	2 7
:absence :promise	6 -9
:absence :refusing	4 8
:absence :rent	9 13 14 7
:absence :room	0 -7 6 -12
:absence :seller	0 11 3 9
:absence :spelled	8 41 14 -11
:absence :wanting	6 14 8 12
:absence :work	0 -17
:absence a	14 13
:absence about	6 13 8 7
:absence all	8 18
:absence and	8 -46
:absence at	8 34 9 16
:absence by	0 -27 8 -21 9 9
:absence can	7 -10
:absence during	8 8
:absence else	7 -12
:absence every	8 9
:absence fee	5 8
:absence for	2 -10 3 21 6 -27 7 -10 8 20
:absence from	2 9 8 10
:absence going	2 8
:absence has	7 13 8 -31
:absence here	0 -7 7 -17
:absence home	8 9
:absence in	2 11 3 -16 6 -15 7 9 12 8
:absence inn	9 -19
:absence is	1 -9 2 -8 7 -28
:absence it	2 -16 6 7 8 -16
:absence nationals	2 9
:absence nesters	1 24
:absence nights	8 10
:absence of	0 15 1 -24 4 -13 6 -18 8 9
:absence off	0 19
:absence on	1 -18 2 -11 7 16 9 17
:absence only	1 9
:absence or	1 -9 9 -7
:absence out	4 9
:absence over	4 8
:absence owing	0 18
:absence park	9 -8
:absence so	8 22
:absence than	3 12
:absence the	1 18 8 9 12 11
:absence them	6 8
:absence this	10 16
:absence to	0 9 1 13 2 -24 4 17 6 11
:absence tomorrow	7 7
:absence until	8 20
:absence who	8 -14
:absence will	6 -8
:absence with	0 9 2 16 8 10
:absence workers	0 -8
:absence you	5 9 13 12
:absence>:absence	2 -19 5 -15 8 48
:absence>:absolute	8 38
:absence>:accepting	1 -21 2 -10 8 7
:absence>:advance	12 12
:absence>:bid	4 7 7 17
:absence>:building	6 -38 7 -32 8 12 9 11
:absence>:burden	2 -22 3 -23 7 12 8 10 9 13 14 -23
:absence>:child	1 25 8 -19
:absence>:childless	0 14 1 25
:absence>:childthing	1 9
:absence>:clocktime	5 17 8 38 11 -10
:absence>:codething	0 -7 2 -18 5 9 7 -22 8 10
:absence>:condition	0 20 1 -23 6 -25 8 33
:absence>:deadline	1 -13 2 -12
:absence>:demand	1 11 6 -14 7 12 8 10
:absence>:deterring	1 -44 4 -7 7 7 8 16 9 24 14 -15
:absence>:disability	2 20
:absence>:everyone	0 27 1 -10 2 -14 6 -25 7 -15 8 27
:absence>:fee	5 15
:absence>:fixed	8 7
:absence>:forename	6 8
:absence>:healthword	8 9
:absence>:hiding	6 -11 7 -23 8 -15
:absence>:holiday	6 9 9 36
:absence>:income	0 31 6 11
:absence>:jobless	0 11
:absence>:keything	7 7
:absence>:losing	2 15 5 10 7 -19
:absence>:money	5 10
:absence>:nearby	9 -7
:absence>:negation	7 27 8 -34 13 12
:absence>:number	1 -12 6 -22
:absence>:onlyword	0 -13 2 -7 8 17 12 -23
:absence>:openprice	0 -9 1 15 4 14 6 23
:absence>:opinion	0 19 1 21 4 23 13 7
:absence>:origin	2 28
:absence>:payer	7 10 13 12
:absence>:paying	0 8 3 -17 7 12 8 25
:absence>:period	6 12 8 9
:absence>:person	3 -12
:absence>:pet	3 48
:absence>:phone	14 17
:absence>:photo	11 11
:absence>:place	0 -20 9 -7
:absence>:politics	2 7
:absence>:promise	7 -10 8 -12
:absence>:ranking	6 -17 8 -20 12 9
:absence>:refusing	4 8
:absence>:rent	9 15 14 7
:absence>:return	7 -10
:absence>:room	0 -33 1 -34 8 10 11 -8
:absence>:scarcity	0 -26 6 -12
:absence>:seller	0 10 2 -14 6 -10 13 14
:absence>:source	8 -13
:absence>:spelled	3 20 4 -9 8 20 9 12 13 11 14 -25
:absence>:superlative	7 17
:absence>:time	10 11
:absence>:urgency	7 10
:absence>:utility	1 11
:absence>:wanting	6 7
:absence>:work	0 -14
:absence>:writeto	2 -11 7 10
:absence_:absence	1 -9 2 -26 3 9 6 20 8 52 12 -7
:absence_:absolute	0 -25 7 17 8 38
:absence_:accepting	1 -20
:absence_:advance	12 14
:absence_:asking	2 7
:absence_:bid	7 10
:absence_:building	9 15
:absence_:burden	2 -22 3 -9 4 -39 8 42 14 8
:absence_:childthing	1 10
:absence_:clocktime	1 -11 3 -28 6 -9 8 60
:absence_:codething	5 8 8 20 9 -16 11 -7
:absence_:condition	0 20 3 -8 6 -23 7 -19 8 19 14 9
:absence_:councilpay	5 10
:absence_:deadline	0 14 3 -25 8 22 9 28 12 -16
:absence_:demand	0 8 8 15
:absence_:demanding	7 -15 8 -32
:absence_:denying	6 -18 8 22
:absence_:deterring	8 31 13 -18 14 7
:absence_:disability	0 11 2 22
:absence_:disclaimer	0 -8
:absence_:dislike	8 -13
:absence_:everyone	1 -13 6 9 7 9 8 8
:absence_:fairness	7 22
:absence_:family	3 16
:absence_:feething	1 -7 5 -7 6 -14 8 8
:absence_:fixed	8 13
:absence_:forename	6 8
:absence_:healthword	8 21
:absence_:hiding	0 -9 7 8 8 -20
:absence_:holiday	6 10
:absence_:income	0 24
:absence_:jobname	0 -13
:absence_:keything	8 29
:absence_:kin	1 -8 3 17
:absence_:lifeword	1 7
:absence_:longperiod	8 8 12 12
:absence_:losing	2 8
:absence_:money	5 22 6 23
:absence_:nearby	9 -10
:absence_:negation	0 -27 7 20 13 9
:absence_:neighbour	9 15
:absence_:number	0 18 4 -7 8 35 14 -11
:absence_:online	0 11
:absence_:onlyword	0 -37 2 10 8 53
:absence_:openprice	2 7 8 28
:absence_:opinion	1 13 3 -20 7 -28 8 30
:absence_:payer	5 11 8 16 9 8 13 11
:absence_:paying	2 9 3 -19 5 20 7 13
:absence_:period	0 15 6 13 8 13 12 18 13 20
:absence_:person	0 -12 4 14
:absence_:pet	3 32
:absence_:phone	14 16
:absence_:photo	9 22 11 25
:absence_:preferring	0 7 1 9
:absence_:promise	1 11 7 -27
:absence_:ranking	0 23 1 16 8 -21 12 12
:absence_:refusing	0 -29 7 -10
:absence_:room	0 -10 1 -33
:absence_:scarcity	0 -31 6 -22 8 15
:absence_:seller	2 -21 3 -10 7 -12 8 9 12 13
:absence_:spelled	0 24 3 31 8 8 11 -7 14 -14
:absence_:superlative	1 -17 7 29
:absence_:thing	6 -9
:absence_:title	2 -24 8 9
:absence_:urgency	6 8 8 22
:absence_:utility	1 9 13 8
:absence_:wanting	2 -13 8 -34
:absence_:welcoming	8 -8
:absence_:work	0 7 6 11 8 11 9 -14
:absence_:writeto	0 20 6 -8 7 7
:absolute	0 9 3 27 4 -42 6 -30 7 115 8 9 9 -23 11 -16 12 -10 13 -12 14 -15
:absolute #	13 15
:absolute $	0 19 4 -20 6 -12 7 35 10 -8 12 -14 14 -33
:absolute ,	0 8 1 -12 5 -16 7 13 14 15
:absolute :absence	8 15
:absolute :absolute	7 27
:absolute :accepting	8 13
:absolute :age	1 -27
:absolute :asking	4 -17 13 -11
:absolute :benefit	0 14
:absolute :bid	7 14
:absolute :building	0 -20 2 7 7 -18 8 10
:absolute :burden	0 15 6 10
:absolute :child	1 20 8 -7
:absolute :childless	1 -25 4 10
:absolute :clocktime	2 27 8 29
:absolute :codething	0 -26 1 -32 2 -22 7 -12 9 -13
:absolute :condition	0 18 1 7 6 15 7 12 8 -17
:absolute :deadline	0 9 1 -14 4 -28 8 28
:absolute :demand	7 10
:absolute :demanding	0 -20 1 -11 2 -34
:absolute :deterring	0 14 2 -17 4 -15 5 19 7 11 8 17
:absolute :disability	7 16
:absolute :disclaimer	0 9
:absolute :dislike	7 27
:absolute :everyone	6 11
:absolute :fairness	2 -11 6 31 7 -10 13 -9
:absolute :fixed	7 -22 8 7
:absolute :forename	6 11
:absolute :healthword	2 9
:absolute :hiding	8 -29
:absolute :income	0 8
:absolute :jobless	0 10
:absolute :keything	7 8 8 15
:absolute :longperiod	8 -7 9 -19 13 8
:absolute :losing	0 -8 6 -24 7 40
:absolute :money	5 13
:absolute :nation	2 26
:absolute :nearby	7 12
:absolute :negation	7 11
:absolute :newness	6 -21 10 12
:absolute :number	0 -29 2 -10 7 11 8 -14 14 14
:absolute :offerdeal	7 23
:absolute :online	10 10
:absolute :onlyword	0 15 7 20
:absolute :openprice	2 7 7 32
:absolute :opinion	5 11
:absolute :payer	7 17 12 16
:absolute :period	0 11 4 7 6 8 7 15 9 -19 13 -9
:absolute :person	6 -11 7 23 8 -13 13 -9
:absolute :pet	3 43
:absolute :phone	7 7
:absolute :place	1 -8 3 14
:absolute :preferring	11 7
:absolute :promise	6 -45 7 23
:absolute :refusing	0 -28
:absolute :rent	7 24
:absolute :return	7 12 13 -16
:absolute :room	8 -33
:absolute :rulesplace	11 7
:absolute :safety	6 -8 7 32
:absolute :scarcity	7 12
:absolute :seller	7 8 12 18
:absolute :sex	2 26
:absolute :sexual	2 13
:absolute :spelled	0 -27 1 21 2 -61 14 9
:absolute :superlative	3 14 7 8
:absolute :time	7 8
:absolute :tribunalrent	9 -13
:absolute :urgency	6 11
:absolute :wanting	1 -12 2 -10 3 -7 6 -11 7 7 11 9
:absolute :welcoming	3 -25
:absolute a	0 -18 1 -11 4 19 11 7
:absolute about	8 9
:absolute age	1 -23
:absolute animals	3 9
:absolute applicant	0 -25
:absolute are	7 -8
:absolute at	7 -7 8 12
:absolute be	6 -8 7 13
:absolute been	6 -31 7 -14 10 9
:absolute come	7 9
:absolute could	7 14
:absolute day	0 7 7 12
:absolute disability	2 12
:absolute else	6 -11
:absolute fair	6 10
:absolute faith	2 -14
:absolute flat	2 11
:absolute flatshare	2 14
:absolute floods	7 8
:absolute for	0 -18 1 -15 7 -22 8 18
:absolute found	2 7
:absolute four	13 -29
:absolute from	0 7 2 26 7 -7
:absolute go	7 26
:absolute going	2 7
:absolute had	3 -10
:absolute has	0 -16 7 14 8 -11
:absolute have	0 -9
:absolute here	7 -18
:absolute home	8 15
:absolute in	1 34 3 -7 7 21
:absolute is	0 -14 2 -9 7 -27 8 9
:absolute it	7 20
:absolute january	8 11
:absolute just	10 8
:absolute kind	3 18 7 -23
:absolute let	0 7
:absolute month	4 9 7 9 13 -13
:absolute more	6 9 7 -18
:absolute no	1 9 3 13
:absolute now	10 13
:absolute occupants	1 16
:absolute of	1 -34 2 -19 4 -7 7 29 8 25 12 13 13 13
:absolute offers	7 11
:absolute on	0 14 13 9
:absolute one	2 -21 8 -14 14 13
:absolute other	2 -7 7 12
:absolute our	0 7 12 18
:absolute part	0 16
:absolute pounds	5 8
:absolute price	7 14
:absolute reasonable	4 9
:absolute reminder	5 15
:absolute rent	0 7
:absolute rental	7 10
:absolute room	7 7
:absolute signing	0 7
:absolute single	7 28
:absolute six	13 11
:absolute small	1 14
:absolute take	8 9
:absolute tenant	0 14
:absolute that	0 -10 3 16
:absolute the	1 -28 11 -19
:absolute this	7 7
:absolute those	2 9
:absolute three	1 7
:absolute to	5 10 7 7
:absolute two	6 13
:absolute use	14 11
:absolute views	7 25
:absolute visit	1 8
:absolute who	8 -16
:absolute will	6 -34
:absolute with	2 12
:absolute year	9 -11
:absolute you'd	3 7
:absolute younger	1 24
:absolute>:absence	1 16 2 -17
:absolute>:absolute	3 -39 6 -29 7 40
:absolute>:accepting	0 11 1 -13 3 12 5 10 8 21 13 -8
:absolute>:advance	6 -14
:absolute>:age	1 -30 4 -23 5 -9 8 -16
:absolute>:asking	0 -8 2 -10 4 -24 6 12 8 -9 13 -15
:absolute>:benefit	0 13 7 9
:absolute>:bid	1 -10 7 18
:absolute>:building	2 12 7 -16 8 10
:absolute>:burden	5 12 6 18 13 8 14 -8
:absolute>:child	1 21
:absolute>:childless	1 -25 4 11 8 -12
:absolute>:clocktime	2 21 8 37 12 8
:absolute>:codething	0 -39 2 -12 6 -15 9 -15
:absolute>:condition	0 9 5 10 6 11 7 7
:absolute>:consent	7 -12
:absolute>:deadline	1 -22 4 -21 7 15 8 45
:absolute>:demand	2 -14 6 17 7 8
:absolute>:demanding	0 -33 6 -17
:absolute>:deterring	0 20 1 -7 2 -11 4 -8 5 14 7 15 8 19 13 14
:absolute>:disability	2 31 7 15
:absolute>:disclaimer	2 7
:absolute>:dislike	7 23
:absolute>:everyone	6 8
:absolute>:fairness	6 29 7 -9 13 -13
:absolute>:faith	7 -8
:absolute>:feething	1 -15
:absolute>:fixed	7 -29
:absolute>:forename	6 11
:absolute>:healthword	2 25
:absolute>:hiding	7 9
:absolute>:income	0 10 13 -9
:absolute>:jobname	0 12
:absolute>:keything	7 7 8 22
:absolute>:law	1 -7 7 -12
:absolute>:lifeword	8 10
:absolute>:longperiod	8 -10 9 -20 12 -8
:absolute>:losing	0 -12 6 -30 7 32
:absolute>:money	4 8 5 8
:absolute>:nation	2 47
:absolute>:nearby	6 7 7 7
:absolute>:negation	2 -13 6 -11 7 11 8 -28
:absolute>:newness	6 -21 7 11 10 16
:absolute>:number	4 -12 5 -15 8 -58 12 15 13 13 14 24
:absolute>:offerdeal	7 22
:absolute>:online	10 8 14 11
:absolute>:onlyword	0 9 7 9
:absolute>:openprice	2 23 5 17 7 35
:absolute>:opinion	4 9 5 23 6 7 8 -30 14 7
:absolute>:payer	2 -25 7 21 12 18
:absolute>:paying	7 11
:absolute>:period	0 9 1 18 3 -7 4 22 5 -13 7 23 9 -13 12 -8
:absolute>:person	0 -16 4 7 7 9 8 -19 13 -16
:absolute>:pet	3 30
:absolute>:petpart	3 13
:absolute>:photo	8 14
:absolute>:place	1 -14 2 -19 3 10 7 17
:absolute>:preferring	1 16 2 -15
:absolute>:promise	0 -12 6 -65 7 22 10 -11
:absolute>:refusing	0 -33
:absolute>:regretting	0 -7
:absolute>:rent	0 8 5 13 7 24 13 -18
:absolute>:return	7 15 13 -32
:absolute>:room	13 7
:absolute>:rulesplace	1 7 2 16
:absolute>:safety	0 -7 2 -10 3 -10 6 -15 7 28
:absolute>:scarcity	7 7 8 -8
:absolute>:school	7 20
:absolute>:seller	7 22 8 -28 12 18 14 9
:absolute>:sex	2 29
:absolute>:sexual	2 21
:absolute>:spelled	4 -22 14 22
:absolute>:superlative	3 11
:absolute>:time	8 -19
:absolute>:tribunalrent	9 -15
:absolute>:urgency	6 29
:absolute>:wanting	1 -20 3 -12 6 -15 7 23 11 7
:absolute>:welcoming	3 -36
:absolute>:writeto	6 -28
:absolute_:absence	1 10 4 -13 10 10
:absolute_:absolute	0 -28 2 -58 6 -18 7 71 8 -40
:absolute_:accepting	0 14 3 31 11 -7
:absolute_:advance	0 -7 6 -25 10 7
:absolute_:age	4 -22 8 -14
:absolute_:asking	0 -33 1 -36 3 -17 6 18 7 -17
:absolute_:benefit	0 38
:absolute_:bid	0 12
:absolute_:building	1 19 7 13
:absolute_:burden	3 14 7 21
:absolute_:child	1 20 7 -7
:absolute_:childless	1 34 8 -17
:absolute_:clocktime	7 25 8 40
:absolute_:codething	7 12 8 -9 14 11
:absolute_:condition	0 -18 1 -10
:absolute_:consent	2 10
:absolute_:councilpay	0 21
:absolute_:deadline	0 -7 8 36 10 20 13 -8 14 11
:absolute_:demand	1 -28 2 -8 4 10 6 18
:absolute_:demanding	0 -19 1 17 6 -14 10 16
:absolute_:deterring	0 23 1 -45 4 -9 13 21
:absolute_:disability	2 27 7 15
:absolute_:everyone	0 -43 5 -17 6 -18 7 7 8 9
:absolute_:fairness	1 -21 4 17 5 -8
:absolute_:faith	2 17
:absolute_:family	1 -9 2 9
:absolute_:fee	5 27 7 20
:absolute_:feething	3 14 12 10
:absolute_:fixed	7 11
:absolute_:forename	7 9
:absolute_:healthword	2 8 8 -13
:absolute_:hiding	1 -9 6 10 7 17
:absolute_:holiday	7 17
:absolute_:income	2 -8
:absolute_:jobless	11 8
:absolute_:jobname	0 16 5 9
:absolute_:kin	2 8
:absolute_:law	5 8
:absolute_:lifeword	1 10 7 17
:absolute_:longperiod	7 20 14 13
:absolute_:losing	5 11
:absolute_:money	5 -22
:absolute_:nation	2 39
:absolute_:nearby	7 31
:absolute_:negation	1 -9 2 -19 6 -28 8 -24 10 -24 11 24
:absolute_:neighbour	1 11 4 -10
:absolute_:newness	2 -34 4 -37 6 -28 7 24 8 23 10 24
:absolute_:number	2 12 3 -28 4 13 6 13 10 -11 12 15 13 -9 14 32
:absolute_:online	8 12
:absolute_:onlyword	1 15 7 -19 8 18
:absolute_:openprice	1 -7 7 11 8 19 9 -7 10 28 11 11 12 -11 13 -26
:absolute_:opinion	4 -13 6 11 10 17
:absolute_:origin	7 -18 13 10
:absolute_:payer	2 -19 3 -65 6 24 13 8
:absolute_:paying	5 8 7 16
:absolute_:period	6 -32 7 9 8 20 13 27
:absolute_:person	1 17 6 10 7 -8 13 -7
:absolute_:pet	3 20 8 13
:absolute_:petpart	1 -9 3 22
:absolute_:phone	1 10 7 -14
:absolute_:photo	2 9 8 13
:absolute_:place	0 7 3 -23 6 -7 7 39 10 -8
:absolute_:preferring	1 7
:absolute_:promise	4 10 7 22 8 -25 10 -8
:absolute_:ranking	4 7 6 -15
:absolute_:refusing	1 -11 3 8 6 -15
:absolute_:rent	5 26
:absolute_:return	5 11 7 14
:absolute_:room	1 -44 7 14
:absolute_:rulesplace	7 12
:absolute_:safety	7 29
:absolute_:school	7 27
:absolute_:seller	0 -25 2 12 3 -24 7 8
:absolute_:spelled	1 -20 2 7 5 -14 8 12 10 -18 11 -11 12 10 14 29
:absolute_:time	7 31
:absolute_:title	0 -8 2 37 8 7
:absolute_:tribunalrent	7 16
:absolute_:urgency	6 13
:absolute_:wanting	2 9 8 -14
:absolute_:welcoming	8 -11
:absolute_:work	0 16 1 -9 2 -13 6 -7 14 9
:absolute_:writeto	0 -11 6 -7 14 -12
:accepting	0 7 2 8 4 19 6 -25 7 -8 8 -20 9 35 10 -12 12 14 14 -42
:accepting #	8 -15
:accepting ##	8 11
:accepting $	1 -16 4 8 6 -15 7 -19
:accepting ,	0 -20 2 17 5 -33 7 -42 9 10 11 -13 12 8
:accepting :absence	0 -24 2 -15 5 19 11 14 12 11
:accepting :absolute	4 -15 6 -12
:accepting :accepting	2 7 4 11 7 -8
:accepting :benefit	2 -21 3 -12
:accepting :bid	4 -8 6 13
:accepting :burden	2 14 5 -30 7 -10 11 -44 12 7 13 -7
:accepting :child	1 21 2 -28 8 -13
:accepting :childless	5 7
:accepting :clocktime	8 -35
:accepting :codething	1 17 13 14
:accepting :condition	2 13 4 -13 5 10 12 11
:accepting :deadline	12 22
:accepting :demand	4 -11 6 8
:accepting :demanding	13 -12
:accepting :denying	7 -12
:accepting :deterring	2 10 9 -7 11 -23 12 11
:accepting :disclaimer	8 15
:accepting :faith	2 13
:accepting :family	1 15
:accepting :fixed	13 -32
:accepting :healthword	3 7
:accepting :hiding	1 -14
:accepting :lifeword	1 -28
:accepting :losing	8 18 12 20
:accepting :money	13 11
:accepting :nearby	2 11
:accepting :negation	6 -29 11 16
:accepting :neighbour	1 14 8 -7
:accepting :newness	10 13
:accepting :number	6 7 7 -19 12 -21 13 -16
:accepting :online	4 15
:accepting :onlyword	2 13 6 -14 8 -14
:accepting :openprice	0 11 1 9 2 15 3 12 4 -21 6 -13 8 -9
:accepting :opinion	0 16 1 14 2 13 3 9 8 -22 14 -10
:accepting :payer	6 -22 7 25
:accepting :paying	5 -10
:accepting :period	13 17
:accepting :person	0 -9 2 14
:accepting :pet	1 -34
:accepting :phone	8 -17
:accepting :preferring	6 11 11 8
:accepting :promise	0 -9 1 -7 2 8 6 -10
:accepting :ranking	12 7
:accepting :refusing	5 21 9 9
:accepting :rent	13 -9
:accepting :return	13 -9
:accepting :seller	1 -11 7 20
:accepting :spelled	1 28 2 -20 5 -9 11 17 12 -8
:accepting :time	8 10
:accepting :tribunalrent	13 13
:accepting :urgency	6 -9
:accepting :wanting	11 7
:accepting :writeto	0 10
:accepting a	0 8 4 7 6 -31 8 19 11 -28
:accepting about	2 11
:accepting agent's	5 9
:accepting already	6 10
:accepting always	2 8
:accepting an	3 18
:accepting and	2 7 6 -23 8 -21 14 15
:accepting anyone	1 -8 2 11
:accepting as	0 7 11 12
:accepting association	7 7
:accepting at	0 15 6 -8 7 14
:accepting away	3 7
:accepting be	2 8
:accepting been	6 -22 8 -16 11 27
:accepting before	11 11
:accepting benefit	0 -11
:accepting benefits	0 13
:accepting by	6 15 8 -9
:accepting case	3 -8
:accepting claimants	0 7
:accepting families	1 14
:accepting first	13 7
:accepting for	2 -18 6 -34 9 21 12 30 13 -21
:accepting from	5 9
:accepting full	1 19
:accepting go	8 16
:accepting goes	12 8
:accepting had	0 7
:accepting has	6 -11 8 13
:accepting his	6 10
:accepting if	2 22
:accepting in	3 15 4 -7 7 15 8 -64 11 -18 12 12
:accepting is	1 18 4 -11 8 7 13 14
:accepting it	5 23 6 12 8 -11 9 22
:accepting kids	1 24 2 -7
:accepting less	4 7
:accepting lived	1 -17
:accepting looks	11 8
:accepting made	11 9
:accepting more	2 -11 4 7
:accepting near	2 13
:accepting never	0 -7
:accepting no	0 -12 1 7 2 -10 11 23
:accepting numbers	8 -11
:accepting of	2 7 12 8
:accepting on	2 12 9 -7 11 -19 12 11
:accepting our	7 19
:accepting out	3 -11 5 22 9 9
:accepting over	5 8
:accepting pets	3 23
:accepting please	1 10
:accepting put	3 8 4 17
:accepting rent	13 -9
:accepting round	1 8
:accepting rules	5 8
:accepting share	2 15
:accepting should	2 12
:accepting signed	13 -26
:accepting stands	8 12
:accepting that	7 18
:accepting the	1 -22 3 -13 4 22 5 24 8 7 11 15
:accepting them	6 -10
:accepting this	1 -20 4 -7 6 32
:accepting to	0 16 1 18 2 11 3 12 4 -16 8 -17 14 -10
:accepting two	3 -11
:accepting under	1 -15
:accepting up	6 -21
:accepting which	4 25
:accepting while	5 16
:accepting with	0 -32 1 10 2 -28 3 -20 8 -9
:accepting within	6 10
:accepting you	7 13 8 18
:accepting your	2 -13
:accepting yourself	8 12
:accepting>:absence	0 -56 1 -20 2 -55 4 -8 5 10 6 -18 7 -10 8 15 9 14 11 20 12 7
:accepting>:absolute	3 9 4 -28 5 8 6 -31 10 24
:accepting>:accepting	1 -26
:accepting>:advance	2 -9 5 -17 8 11 10 11
:accepting>:asking	1 -20 6 18
:accepting>:benefit	2 -31 3 -16 6 -13 7 -8
:accepting>:bid	0 -11 1 -12 4 15 6 7
:accepting>:building	0 -18 1 9 5 16 6 -30 7 9 8 -33
:accepting>:burden	2 17 8 -21 10 10 12 7 13 -7
:accepting>:child	1 23 2 -51 8 15
:accepting>:clocktime	0 -24 1 -22 4 -7 8 -46 11 -14
:accepting>:codething	7 -9 11 -7 12 19 13 13
:accepting>:condition	1 26 2 18 8 -13 12 7
:accepting>:deadline	0 -28 1 -32 4 -14 8 -30 9 24 12 13
:accepting>:demand	0 -17 4 -17 6 14 11 13
:accepting>:demanding	0 12 1 -9 4 -10 7 -9 11 11
:accepting>:denying	0 -11 6 -17
:accepting>:deterring	2 9 5 -13 6 10 8 -20 9 -30 12 11
:accepting>:disclaimer	2 -22
:accepting>:everyone	6 -16 13 -13
:accepting>:faith	2 40
:accepting>:family	1 30 2 -10
:accepting>:fixed	5 -15 12 19 13 -42
:accepting>:holiday	1 -10
:accepting>:income	0 14
:accepting>:keything	8 8
:accepting>:kin	4 9
:accepting>:law	8 -12
:accepting>:lifeword	1 -16 8 8
:accepting>:longperiod	12 22
:accepting>:losing	2 -8 3 21 6 21 7 -14 8 14 12 19
:accepting>:money	4 9 13 7
:accepting>:nearby	6 10
:accepting>:negation	3 12 11 7
:accepting>:neighbour	1 9 5 14 6 -9 9 -11 11 -14
:accepting>:newness	2 -26 7 -25 9 8 10 24
:accepting>:number	3 -24 4 7 6 21 8 -13 9 15 10 -7 13 -18 14 -15
:accepting>:offerdeal	4 7
:accepting>:online	0 13 4 10 6 7
:accepting>:onlyword	2 24 5 -11 6 -24 8 -40 10 18 11 -12
:accepting>:openprice	2 16 3 9 7 12 8 -13 12 -9 13 -15
:accepting>:opinion	0 14 1 12 3 11 4 7 8 -25 14 -27
:accepting>:origin	2 10
:accepting>:payer	2 -26 7 24
:accepting>:period	1 -16 2 -8 4 -12 6 -19 7 -7 8 -19 9 36 12 32 13 19
:accepting>:person	0 -14 11 8
:accepting>:pet	0 -20 1 -13 2 -35 3 21 5 15 7 -8
:accepting>:phone	8 -24 14 8
:accepting>:photo	1 -14 2 -13 3 7 6 -27 7 -10 8 -12 11 9
:accepting>:place	2 -16
:accepting>:preferring	6 7 11 7
:accepting>:promise	1 -15 6 -14
:accepting>:ranking	10 12
:accepting>:refusing	2 -24 5 18 9 12 11 16
:accepting>:regretting	3 11
:accepting>:rent	4 22
:accepting>:return	4 28
:accepting>:room	7 -12 13 23
:accepting>:safety	0 8
:accepting>:scarcity	0 13 2 11 6 -22 8 -8 10 18
:accepting>:seller	2 -38 7 14 11 12 13 -31
:accepting>:sexual	13 8
:accepting>:spelled	1 27 2 -25 5 -23 6 20 9 28 11 8 14 11
:accepting>:superlative	3 7 4 13
:accepting>:time	0 16 1 -8 9 -8
:accepting>:title	0 -11
:accepting>:tribunalrent	12 10 13 14
:accepting>:wanting	1 16 7 -15
:accepting>:welcoming	2 -18
:accepting>:work	6 9
:accepting_:absence	1 -11 2 -44 6 -33 8 25
:accepting_:absolute	2 9 3 13 4 22 6 -11 10 16
:accepting_:advance	1 11 3 -36 5 -29
:accepting_:age	1 20
:accepting_:asking	2 -13 8 -29
:accepting_:benefit	0 14 1 -9
:accepting_:bid	2 -12 4 27 6 8 7 -10 10 7
:accepting_:building	0 -56 5 18 7 13 8 -51 9 10
:accepting_:burden	0 17 3 -24 6 -11 8 -14 13 17
:accepting_:child	0 -42 1 28 2 -34 8 11
:accepting_:childless	4 -10
:accepting_:clocktime	0 -14 1 -30 2 28 3 -10 5 -31 9 -7 11 -68
:accepting_:codething	1 -24 4 33 5 -45 6 -14 7 -17 9 -25 11 -12
:accepting_:condition	1 26 2 -16 3 -20 5 -39 11 17
:accepting_:consent	3 -7 6 14
:accepting_:deadline	8 -39 11 -46 12 -24
:accepting_:demand	0 -8
:accepting_:demanding	0 13 6 -11 7 -11
:accepting_:denying	3 16
:accepting_:deterring	0 12 2 -7 3 -10 5 -14 7 -16 8 -7
:accepting_:disability	2 38
:accepting_:disclaimer	5 -17 8 -12 11 21
:accepting_:everyone	1 8 6 -19 8 -17
:accepting_:fairness	6 -17
:accepting_:faith	2 43
:accepting_:family	1 34
:accepting_:fee	7 19
:accepting_:feething	0 -13 1 9 3 -36
:accepting_:fixed	3 10 5 -34 6 -9 7 -20 12 19
:accepting_:hiding	0 8
:accepting_:holiday	0 -8 1 -20 3 16 8 17 9 10
:accepting_:income	0 10
:accepting_:jobless	0 9
:accepting_:jobname	0 8
:accepting_:keything	10 8
:accepting_:kin	1 21 2 -11 3 -7 4 10
:accepting_:lifeword	0 15 7 -17 8 31
:accepting_:longperiod	5 -24 7 11 8 -34 9 -11 12 19
:accepting_:losing	3 18
:accepting_:money	0 -9 5 -12 7 12
:accepting_:nation	2 11
:accepting_:nearby	4 11 5 9 6 14
:accepting_:negation	0 18 3 29 4 -20 13 -14 14 10
:accepting_:neighbour	0 -12 4 -14 5 7 11 -13
:accepting_:newness	2 -20 6 -11 7 -17 8 -14 10 10
:accepting_:number	1 -9 3 -27 5 -18 8 -47 9 7 10 -31 12 29 13 -7
:accepting_:offerdeal	7 7
:accepting_:online	2 22 14 14
:accepting_:onlyword	0 8 1 23 4 19 5 -25 6 -38 8 -11 12 11
:accepting_:openprice	0 -22 1 10 2 9 4 28 6 -23 7 10 9 8 10 11 11 -29 13 -17 14 -27
:accepting_:opinion	3 -9 6 8 11 -29 14 -28
:accepting_:origin	2 17
:accepting_:payer	0 12 2 8 3 -16 13 -17
:accepting_:paying	0 28 1 -8 5 30
:accepting_:period	1 -52 2 -15 4 -32 5 -41 6 -41 7 10 8 -18 9 49 12 35
:accepting_:person	2 -19 6 -21
:accepting_:pet	1 -17 2 -47 3 30 5 11 8 -8
:accepting_:phone	6 10 14 10
:accepting_:photo	3 7 5 12 8 -31 9 18 11 17
:accepting_:place	0 -12 1 -37 3 14 5 13
:accepting_:preferring	1 8
:accepting_:ranking	0 9 3 -10
:accepting_:record	8 -20
:accepting_:refusing	1 7
:accepting_:regretting	3 9
:accepting_:rent	4 29 5 -14 10 15
:accepting_:return	2 -12 4 40 7 -8 10 12 13 12
:accepting_:room	0 -20 8 -29 13 8
:accepting_:rulesplace	3 -17
:accepting_:safety	0 7 2 7
:accepting_:scarcity	0 27 11 12
:accepting_:seller	0 10 4 -20 5 10 13 -28
:accepting_:sex	1 -20 3 7 6 -11
:accepting_:source	1 -7 11 10
:accepting_:spelled	1 -14 2 -19 4 -23 6 15 10 -10 11 -8 13 -7 14 12
:accepting_:superlative	3 13 4 26 7 9
:accepting_:thing	1 17
:accepting_:time	0 16 1 -11 2 -10
:accepting_:title	1 -11 6 -41
:accepting_:tribunalrent	4 7 12 14
:accepting_:urgency	4 -7 6 24 7 -15 8 -14 10 9
:accepting_:wanting	0 -9 1 16 7 -22 11 8 13 9
:accepting_:welcoming	0 -23 2 -8
:accepting_:work	0 20 2 -19 7 -11
:accepting_:writeto	0 -13 2 19 3 -18 6 7 8 17
:advance	1 -43 2 -10 4 -30 5 -22 6 14 7 -56 8 17 9 -38 11 -31 13 93 14 -25
:advance $	0 -54 1 -7 3 -7 4 7 7 -13 10 8 11 -15 12 -51 13 41
:advance ,	3 -38 4 -18 5 -11 6 -48 7 12 8 14 10 10 12 -45
:advance :absence	6 -14 8 10
:advance :absolute	13 16
:advance :advance	0 -8 13 26
:advance :asking	6 -12
:advance :building	0 -9
:advance :burden	0 14 4 -10 12 10
:advance :clocktime	3 9
:advance :codething	8 14
:advance :deadline	2 -14 3 8 7 16 8 17 11 -24 13 -11
:advance :demand	1 10
:advance :demanding	13 19
:advance :deterring	0 31 2 7 6 -21
:advance :everyone	12 15
:advance :feething	1 17 13 26
:advance :income	13 -17
:advance :keything	8 -9
:advance :longperiod	5 -19 6 -9 12 19
:advance :losing	6 16
:advance :money	13 20
:advance :nearby	8 -7
:advance :newness	4 7 10 8
:advance :number	13 10
:advance :openprice	0 8 2 -13 6 8
:advance :opinion	6 11
:advance :period	0 -24 4 -59 6 -27 7 -7 9 -14 10 -11
:advance :person	2 -12 4 9 8 -15
:advance :pet	3 12
:advance :photo	11 10
:advance :ranking	6 7
:advance :refusing	8 11
:advance :rent	4 -9 13 13
:advance :return	4 -10
:advance :room	1 8 6 -9 13 -12
:advance :spelled	4 17 8 21
:advance :time	13 19
:advance :tribunalrent	1 8 13 -32
:advance :urgency	4 11 5 -10 10 20
:advance :utility	8 -15
:advance :wanting	13 8
:advance :welcoming	13 10
:advance :work	0 8
:advance a	13 -7
:advance and	6 -40 8 -12 13 33
:advance are	8 9
:advance at	4 17
:advance breakfast	8 12
:advance by	13 -39
:advance caller	6 18
:advance choice	2 7
:advance cutting	8 -9
:advance date	6 -8 13 -18
:advance day	5 11 8 -8 13 9
:advance door	8 -11
:advance each	12 12
:advance feature	8 -7
:advance floor	10 -7
:advance for	0 8 5 -11 12 19
:advance four	8 19
:advance from	0 9
:advance if	0 -15
:advance in	0 -22 5 13 6 -41 7 8 8 8 13 27
:advance is	8 17
:advance it's	6 32
:advance january	6 7
:advance keys	13 11
:advance lot	1 -9
:advance meter	8 -14
:advance month	13 14
:advance month's	5 -21
:advance monthly	13 -17
:advance needed	13 8
:advance noon	8 14
:advance of	6 17 8 10 13 7
:advance off	7 14
:advance on	0 20 8 10
:advance others	2 12
:advance out	8 13
:advance person	6 8
:advance photo	11 12
:advance please	13 12
:advance quarter	13 8
:advance rent	4 -7
:advance stage	8 -7
:advance sum	13 31
:advance the	2 -22 6 21 8 -24 11 20 13 14
:advance time	4 14 10 13
:advance to	5 -15 6 10
:advance up	5 8
:advance viewings	1 8
:advance we'd	3 16
:advance with	6 14 8 32
:advance workers	0 9
:advance year	1 9 13 -22
:advance you	0 -13 2 -11 3 11 4 -10 5 -11 6 -17 7 -7 8 -31
:advance>:absence	0 -11 2 -7
:advance>:absolute	10 9
:advance>:accepting	13 16
:advance>:advance	0 -11 4 -19 6 -8 13 29
:advance>:asking	0 11 3 25
:advance>:benefit	13 -7
:advance>:building	2 -17
:advance>:burden	0 12 3 -16 4 -16 12 8
:advance>:child	8 22
:advance>:clocktime	3 7 6 12 13 11
:advance>:codething	6 -36 12 7
:advance>:deadline	0 -9 7 8 11 -34
:advance>:demand	1 15 2 14
:advance>:demanding	3 14 13 19
:advance>:deposit	13 15
:advance>:deterring	0 23 1 8 6 -11 8 10
:advance>:everyone	5 -9 6 -24 8 13 12 13
:advance>:fee	5 -9
:advance>:feething	3 7 4 -18 8 -13 12 -36 13 21
:advance>:fixed	5 -15 6 -15
:advance>:forename	8 11
:advance>:hiding	5 -7 8 33
:advance>:income	10 7 13 -36
:advance>:jobless	5 -13
:advance>:keything	6 -17
:advance>:lifeword	7 19 10 7
:advance>:longperiod	5 -24 6 -17 12 32
:advance>:losing	6 34
:advance>:money	4 -12 5 20 13 36
:advance>:nearby	7 11
:advance>:negation	0 18 10 13 13 -8
:advance>:neighbour	2 -19 8 -7
:advance>:newness	5 -10 10 19 13 -22
:advance>:number	0 -7 1 -7 5 -9 7 -22 10 -27 12 19 13 15 14 7
:advance>:openprice	0 10 2 -28
:advance>:opinion	0 -19 2 -28 4 -7 5 -24
:advance>:payer	0 -9 5 -12
:advance>:paying	13 21
:advance>:period	4 -69 6 -18 7 -16 8 -11 9 -24 10 -14 12 21
:advance>:person	1 -7 4 14 8 -13 13 -19
:advance>:pet	3 22
:advance>:photo	11 9
:advance>:preferring	13 9
:advance>:ranking	13 14
:advance>:refusing	8 11
:advance>:rent	4 -34 13 47
:advance>:return	4 -34 13 41
:advance>:room	1 7 2 -7 5 7 6 -23 13 -19
:advance>:scarcity	3 -10 13 9
:advance>:seller	5 -20 8 -33
:advance>:sex	8 13
:advance>:source	0 8
:advance>:spelled	1 -10 3 -12 4 11 6 9 7 -24
:advance>:thing	0 7
:advance>:time	6 -10 10 17
:advance>:tribunalrent	0 15 12 10 13 -15
:advance>:urgency	4 8 5 -28 6 -14 7 -11 8 -16 10 16
:advance>:utility	8 -8
:advance>:wanting	8 12 13 11
:advance>:welcoming	13 11
:advance>:work	6 -15
:advance>:writeto	6 -7
:advance_:absence	0 12 1 -15 6 13 8 -27
:advance_:absolute	7 -8 10 16
:advance_:accepting	2 -21 12 -24 13 18
:advance_:advance	2 -21 4 -20 5 -9 6 -36 7 -28 10 -18 11 7 12 -9 13 17
:advance_:age	8 11
:advance_:asking	3 21 8 12 13 16
:advance_:bid	6 11
:advance_:building	1 10 13 7
:advance_:burden	2 -45 5 14 6 16 8 -14 13 7
:advance_:child	8 14
:advance_:clocktime	12 17 13 17
:advance_:codething	2 -26 4 -9 8 -11 12 7 13 7
:advance_:condition	0 -24
:advance_:consent	0 7 7 8
:advance_:deadline	7 -15 8 -35 10 -8 12 12 13 32
:advance_:demand	2 16 4 14
:advance_:demanding	0 -12 3 19 4 -18 5 -23
:advance_:denying	6 -9
:advance_:deposit	13 10
:advance_:deterring	0 15 2 -31 3 11 4 -12 6 18
:advance_:disclaimer	6 16
:advance_:everyone	5 -13 6 -9 8 9 13 15
:advance_:fairness	3 11 6 -10 13 22
:advance_:fee	5 -11
:advance_:feething	0 -7 2 -28 4 -7 8 -27 12 -8 13 19
:advance_:fixed	5 -24 6 -32 13 13
:advance_:forename	8 20
:advance_:hiding	3 -16 8 22 13 -30
:advance_:income	0 8 5 -15 6 19 13 -19
:advance_:jobless	8 -12
:advance_:lifeword	0 -11 6 17 10 14
:advance_:longperiod	8 15 12 29
:advance_:losing	6 23
:advance_:money	5 25 13 29
:advance_:nearby	7 15 8 8
:advance_:negation	0 16 5 -8 6 -8 8 -14
:advance_:neighbour	8 22
:advance_:newness	0 -26 6 -20 10 14 12 -10
:advance_:number	0 -47 1 -14 3 -15 4 12 5 -15 7 -22 13 10
:advance_:offerdeal	0 8
:advance_:onlyword	3 -10
:advance_:openprice	0 -21 2 -19 4 -23 5 -9 7 -14 8 -13 11 -12 13 11
:advance_:opinion	2 -43 4 -58 5 -7 7 -7 12 -20 13 16
:advance_:payer	2 -10 4 -19 5 -21 6 -18
:advance_:paying	6 11 13 22
:advance_:period	2 10 5 -28 8 10 12 23 13 18
:advance_:person	6 -27
:advance_:photo	1 9 11 -8 13 18
:advance_:place	7 12
:advance_:preferring	13 11
:advance_:ranking	1 10 6 -14 8 7 11 15 13 39
:advance_:record	8 15
:advance_:refusing	6 13
:advance_:rent	4 -20 5 -53 13 45
:advance_:return	0 16 4 -23 5 -68 6 9 13 54
:advance_:room	5 11
:advance_:safety	8 -12 11 17
:advance_:scarcity	0 17 5 -7 11 7 13 9
:advance_:seller	0 -11 5 -22 6 11 8 -9 12 -10 13 13
:advance_:sex	8 11
:advance_:source	0 8
:advance_:spelled	0 -8 4 -17 13 18
:advance_:superlative	7 7 8 9 13 7
:advance_:time	10 14 13 -10
:advance_:title	8 25
:advance_:tribunalrent	12 23
:advance_:urgency	0 -12 4 -12 8 -11 13 8
:advance_:utility	13 -13
:advance_:wanting	4 -8 8 20
:advance_:welcoming	0 9 13 20
:advance_:work	0 -30
:advance_:writeto	8 13
:age	0 -11 1 27 2 -9 5 45 6 -17 7 -9 8 42 9 -17 11 15 12 -43 13 -17 14 -42
:age $	0 -23 1 -8 2 -18 6 -13 7 8 13 -9
:age ,	6 -31 7 9 8 40
:age :codething	4 11
:age :deadline	0 9
:age :demand	6 7
:age :demanding	0 11
:age :denying	11 19
:age :deterring	2 8
:age :family	2 -24
:age :kin	1 11 2 -28
:age :lifeword	1 8
:age :longperiod	8 8 10 7
:age :money	4 -37 5 52
:age :nearby	7 12
:age :newness	10 7
:age :number	2 -20 5 24 6 9 8 43 14 -14
:age :openprice	4 16
:age :period	13 28
:age :phone	6 8
:age :place	2 16
:age :record	10 7
:age :rent	6 7
:age :return	6 7
:age :sex	8 27
:age :spelled	2 -8 5 16 6 12 8 20 14 -10
:age ago	11 12
:age and	1 15 2 8 8 13
:age boy	8 13
:age days	13 29
:age down	0 -11
:age enough	1 9
:age family	2 -13
:age fashioned	2 8
:age five	5 21
:age forge	14 15
:age here	2 11
:age into	11 7
:age is	4 11
:age mr	8 12
:age of	1 42
:age ones	1 11 2 -9
:age pound	5 16
:age pounds	4 -20 5 11
:age quid	5 33
:age rent	6 7
:age three	8 16
:age two	6 18
:age up	0 11
:age years	10 7
:age>:absence	1 -7 7 -9
:age>:age	8 7
:age>:building	1 -9
:age>:codething	4 11
:age>:deadline	0 9 3 17 8 21
:age>:demanding	0 12 3 18
:age>:denying	11 19
:age>:deterring	1 12 6 -7
:age>:family	2 -24
:age>:feething	11 17
:age>:kin	2 -28 8 20
:age>:longperiod	8 7 10 7
:age>:money	4 -31 5 51
:age>:negation	0 19
:age>:newness	8 13
:age>:number	1 18 2 -30 4 -20 5 30 8 49 14 -16
:age>:openprice	4 13
:age>:opinion	1 13 7 11
:age>:period	13 29
:age>:place	2 26
:age>:record	10 7
:age>:scarcity	0 -12
:age>:seller	7 14
:age>:sex	2 12 8 26
:age>:spelled	1 7 5 15 6 7 8 31 14 -13
:age>:title	8 10
:age_:absolute	0 -11
:age_:advance	3 11
:age_:asking	0 9
:age_:bid	7 -7
:age_:building	8 -31
:age_:childless	1 -12
:age_:clocktime	5 11 6 20
:age_:codething	3 17
:age_:condition	6 10
:age_:deadline	5 10 6 14 8 21
:age_:demanding	1 22 6 12
:age_:denying	8 -16
:age_:dislike	1 11
:age_:feething	5 7
:age_:keything	8 24
:age_:kin	8 19
:age_:lifeword	8 17
:age_:longperiod	1 12
:age_:money	5 14
:age_:negation	0 15 1 14 8 -15 11 15
:age_:neighbour	8 27
:age_:newness	1 13
:age_:number	1 14 8 7 12 -8
:age_:onlyword	0 -7 2 8
:age_:openprice	1 34 2 -13
:age_:opinion	1 19
:age_:payer	0 8 1 -9
:age_:paying	7 9
:age_:period	1 8
:age_:place	7 -20
:age_:politics	1 9
:age_:ranking	3 11
:age_:record	1 12
:age_:rent	4 -9
:age_:return	4 -8
:age_:room	1 -10 8 13
:age_:scarcity	0 -19
:age_:seller	7 15
:age_:source	6 15
:age_:spelled	7 -15
:age_:student	0 16
:age_:superlative	7 -10
:age_:wanting	1 12
:age_:work	6 15
:asking	0 -9 1 -14 3 -18 4 40 5 -15 8 -15 10 -83 11 -56 12 25 13 -21 14 11
:asking $	1 -17 2 -12 3 -18 4 12 6 10 7 -11 8 -24 9 -8 11 -43 13 -65 14 -48
:asking ,	0 15 1 22 2 20 5 -8 8 -37 12 17
:asking :advance	3 -12
:asking :burden	2 -19 3 21 6 -7
:asking :clocktime	1 15 2 10
:asking :codething	3 18 12 9
:asking :condition	0 25 2 -44 3 16 4 -12 8 -26
:asking :disclaimer	8 14
:asking :everyone	1 -10 7 15
:asking :family	1 10
:asking :negation	0 -12 3 -7 6 -23
:asking :neighbour	8 12
:asking :online	3 -23 5 -11 13 -12 14 -11
:asking :openprice	0 -11 3 7 6 -11 7 -15 13 7
:asking :opinion	2 -8 3 -9 6 -27
:asking :payer	3 -28 5 -15 14 -15
:asking :person	7 16
:asking :phone	8 11
:asking :promise	2 -7 3 17
:asking :ranking	3 -11
:asking :record	8 11
:asking :room	13 7
:asking :scarcity	0 -13
:asking :seller	2 -7 3 -32 4 14 5 -30 7 -10 13 -9 14 -30
:asking :source	6 13
:asking :spelled	0 -13 6 -11 7 9
:asking :time	3 9
:asking :writeto	2 -12 3 -33 4 16 5 -33 6 -9 13 -30 14 -29
:asking about	0 -7 2 -16 3 9
:asking and	6 -17
:asking anyone	7 12
:asking at	2 8 4 -30
:asking be	0 7
:asking for	0 -10 2 -11 3 -11 5 -26 6 -9 7 10 12 20
:asking from	1 16
:asking has	6 11
:asking how	1 16 4 15
:asking if	2 -29 3 19 6 -13
:asking in	9 9
:asking is	3 18 12 10
:asking isn't	7 9
:asking it	1 7 6 16 7 -19 8 -11
:asking me	0 8 4 16
:asking no	0 -13 3 -18
:asking of	0 -10
:asking only	0 -9
:asking quick	6 -7
:asking since	6 14
:asking so	0 -16 3 -27
:asking that	1 28 2 19
:asking the	0 -31 1 -26 2 -27 4 19 7 -25
:asking them	0 8
:asking this	6 29
:asking to	6 -27 13 16
:asking us	3 -23 5 -11 6 -25 13 -12 14 -11
:asking was	2 15
:asking what	2 26 4 -17
:asking where	0 13
:asking which	2 11
:asking with	0 7 2 -7 7 9
:asking yes	6 17 7 12
:asking you	1 -25 6 -9 7 -12 8 28 13 -17
:asking yourself	8 12
:asking £##	4 -15
:asking>:absence	6 7 7 7
:asking>:absolute	0 -15 1 12 2 15 7 7
:asking>:accepting	6 17
:asking>:advance	3 -16
:asking>:asking	2 -20 6 -24
:asking>:benefit	0 20 1 8
:asking>:bid	6 -9
:asking>:building	6 10 7 18
:asking>:burden	3 10 4 12 6 -19 8 -28 13 -20
:asking>:clocktime	1 8
:asking>:codething	3 13 7 11 12 20
:asking>:condition	0 32 2 -8 3 12 5 -14 7 -21 8 -27
:asking>:consent	0 -22
:asking>:councilpay	0 -21
:asking>:deadline	2 -15 3 -20 4 15 6 18 7 -14 8 -10
:asking>:demand	1 13
:asking>:deterring	2 -11
:asking>:disclaimer	8 13
:asking>:dislike	6 -8
:asking>:everyone	0 -19 1 7 2 -7 7 15
:asking>:fairness	2 -22
:asking>:family	1 10
:asking>:fee	4 18
:asking>:healthword	3 -7
:asking>:hiding	4 24 13 -17
:asking>:holiday	9 15
:asking>:jobless	8 7
:asking>:kin	1 -12
:asking>:longperiod	13 9
:asking>:losing	4 12
:asking>:money	13 7
:asking>:nearby	6 20
:asking>:negation	2 42 6 -59 7 30
:asking>:neighbour	8 21
:asking>:newness	3 -14 4 8
:asking>:number	1 19 6 8 8 -25 14 15
:asking>:offerdeal	4 21
:asking>:online	3 -24 5 -12 8 -8 13 -13
:asking>:onlyword	0 8 2 13
:asking>:openprice	0 -11 3 14 6 -21 7 -10
:asking>:opinion	2 -15 6 -22
:asking>:origin	2 11
:asking>:payer	11 -13 13 -8 14 -26
:asking>:paying	0 9
:asking>:period	4 -17 6 -11 12 19
:asking>:person	6 10 7 13
:asking>:pet	3 14
:asking>:phone	4 10 8 8
:asking>:promise	3 15 7 -10
:asking>:ranking	3 -8
:asking>:record	8 9
:asking>:refusing	6 10
:asking>:rent	4 15
:asking>:return	4 22
:asking>:scarcity	0 -28 2 13
:asking>:seller	0 12 2 -16 3 -33 4 29 13 -21 14 -21
:asking>:source	6 7
:asking>:spelled	2 24 4 -12 7 29 12 -10
:asking>:superlative	6 -22 7 -13
:asking>:time	3 7 4 16 6 7
:asking>:urgency	2 13 6 15
:asking>:wanting	6 -11
:asking>:writeto	1 -7 3 -47 4 18 5 -38 6 -14 7 -12 13 -34 14 -24
:asking_:absence	0 20
:asking_:absolute	1 7
:asking_:accepting	2 -8 3 9 4 -27
:asking_:advance	1 9 4 -12
:asking_:asking	6 -14 13 -17
:asking_:benefit	0 27
:asking_:bid	7 -13
:asking_:building	7 7 8 -28
:asking_:burden	0 -10 1 -9 3 -33 7 10 12 9
:asking_:child	1 33
:asking_:childless	4 -9 13 8
:asking_:clocktime	4 -18 13 14
:asking_:codething	2 -24 9 -23 12 14 13 7
:asking_:condition	1 -35 2 12 4 17 6 -47 13 -14
:asking_:consent	7 18
:asking_:deadline	6 8 7 -11 8 -9
:asking_:demand	0 -12 1 26 4 -47
:asking_:demanding	0 -13 1 -36 6 -20
:asking_:deposit	0 22 5 -12
:asking_:deterring	2 10 4 -23
:asking_:disclaimer	2 9 11 9
:asking_:dislike	6 -15
:asking_:everyone	0 -19 1 31 2 -77 3 11 6 -38
:asking_:fairness	2 -28 3 18 4 -12
:asking_:family	1 13
:asking_:fee	4 19
:asking_:feething	5 -16
:asking_:fixed	4 -25 12 15
:asking_:forename	14 8
:asking_:hiding	2 -11
:asking_:holiday	2 -10
:asking_:income	13 -35
:asking_:kin	1 -14
:asking_:lifeword	8 17
:asking_:longperiod	12 9 13 23
:asking_:losing	0 -13 1 -11 2 -7 4 11
:asking_:money	4 -10 6 -14
:asking_:nearby	4 24 6 19
:asking_:negation	2 19 3 23 7 10 9 -15
:asking_:neighbour	7 -10
:asking_:newness	3 -10 7 -20
:asking_:number	12 -12 14 20
:asking_:offerdeal	4 15
:asking_:online	2 -9
:asking_:onlyword	0 -9 1 -7 2 9 3 14 6 -10
:asking_:openprice	3 7 4 14 5 7 6 -11
:asking_:opinion	3 18 14 10
:asking_:payer	1 -20
:asking_:paying	0 21 4 15 5 9 13 -7
:asking_:period	4 -25 5 -28 8 -22 12 27
:asking_:person	0 -8 3 12 4 -14 7 -19 8 -42 13 12
:asking_:pet	1 -25 2 -34 3 29 4 -19 5 -13 6 -14 7 -8
:asking_:phone	7 10 14 -11
:asking_:place	4 11
:asking_:politics	2 13
:asking_:promise	1 -7 3 11 6 -17
:asking_:ranking	3 19 4 -17 6 -17
:asking_:refusing	6 7
:asking_:rent	4 20 13 11
:asking_:return	4 29 13 8
:asking_:seller	0 13 1 -11 8 -28
:asking_:sexual	2 23
:asking_:spelled	3 20 5 -17 6 8 7 36 14 31
:asking_:superlative	6 -14
:asking_:time	4 11 6 7
:asking_:title	6 11
:asking_:tribunalrent	12 17
:asking_:urgency	6 25
:asking_:welcoming	2 9
:asking_:work	0 21
:asking_:writeto	3 -14 6 -12
:benefit	0 167 1 -108 2 -110 3 -80 4 -174 5 -27 6 -168 7 -88 8 -116 9 -74 10 -92 11 -159 12 -72 14 -115
:benefit $	0 57 1 -19 2 -46 3 -17 4 -11 5 -32 6 -31 7 -23 8 -15
:benefit ,	0 31 6 -39 7 -20 8 -46 14 -17
:benefit :absence	0 9
:benefit :benefit	0 23 1 -29 2 -33 3 -37 5 -64 6 -40 7 -48 8 -24 11 -7 12 -16 13 -36 14 -14
:benefit :clocktime	0 -13
:benefit :codething	0 14
:benefit :deadline	0 22
:benefit :demand	0 39
:benefit :demanding	0 13
:benefit :denying	13 8
:benefit :deterring	0 -21
:benefit :disclaimer	0 -8
:benefit :dislike	0 12
:benefit :everyone	0 -36
:benefit :feething	0 16 1 -22 3 -12 4 -13 6 -10 7 -25
:benefit :hiding	0 22
:benefit :income	0 26
:benefit :negation	0 51
:benefit :newness	2 9
:benefit :openprice	1 -9 13 -16
:benefit :opinion	0 10
:benefit :paying	0 35 13 -16
:benefit :person	0 75 1 -9 2 -37 5 -7
:benefit :promise	0 38
:benefit :return	0 17
:benefit :room	0 12
:benefit :spelled	0 17
:benefit accepted	0 -9
:benefit and	8 -8
:benefit as	0 21
:benefit association	7 7
:benefit benefit	0 -13
:benefit claimants	0 18
:benefit coming	2 10
:benefit counts	0 -20
:benefit credit	0 9 1 -11 5 -28 7 -16 13 -32
:benefit credit's	0 7
:benefit doesn't	0 11
:benefit folk	0 9
:benefit from	0 -18
:benefit have	0 17
:benefit history	0 -15 13 9
:benefit i	0 8
:benefit in	0 28
:benefit included	0 -9
:benefit income	0 7
:benefit is	0 11
:benefit it	6 11
:benefit no	0 7
:benefit nope	0 14
:benefit not	0 20
:benefit of	0 -25
:benefit office	0 12
:benefit on	0 -20
:benefit pay	0 9
:benefit people	0 19
:benefit recipients	0 16
:benefit tenants	0 46 2 -8
:benefit that	7 14
:benefit will	0 39
:benefit won't	0 12
:benefit would	0 11
:benefit yes	0 -13
:benefit>:absence	0 11
:benefit>:absolute	7 -10
:benefit>:accepting	1 -13
:benefit>:advance	0 8
:benefit>:asking	0 7
:benefit>:benefit	0 16 1 -39 2 -43 3 -45 4 -12 5 -73 6 -50 7 -58 8 -35 9 -8 11 -14 12 -21 13 -43 14 -25
:benefit>:burden	0 13
:benefit>:child	0 21 1 21 3 15
:benefit>:childless	0 -8
:benefit>:clocktime	0 -24
:benefit>:codething	0 10
:benefit>:condition	6 10 13 22
:benefit>:councilpay	0 7
:benefit>:deadline	0 27
:benefit>:demand	0 18 6 -7
:benefit>:demanding	0 20
:benefit>:denying	0 26 13 7
:benefit>:dislike	0 22
:benefit>:everyone	0 -31
:benefit>:feething	0 12 1 -24 2 -8 3 -14 4 -16 6 -12 7 -27
:benefit>:hiding	0 29
:benefit>:income	0 -16
:benefit>:lifeword	0 13
:benefit>:losing	0 -8
:benefit>:money	5 10
:benefit>:negation	0 70
:benefit>:neighbour	0 23
:benefit>:number	0 -7 2 8
:benefit>:onlyword	0 10
:benefit>:openprice	1 -13 13 -31
:benefit>:paying	0 53 13 -22
:benefit>:person	0 55 1 -28 2 -43 5 -9
:benefit>:promise	0 42
:benefit>:ranking	0 16
:benefit>:regretting	0 27
:benefit>:rulesplace	0 14
:benefit>:spelled	0 20 2 8
:benefit>:welcoming	2 -9
:benefit>:work	0 -15
:benefit_:absence	0 11
:benefit_:absolute	0 17 7 -19
:benefit_:accepting	0 18 2 -27 3 -11
:benefit_:age	0 -18
:benefit_:asking	0 12 2 -22
:benefit_:benefit	0 -34 1 -21 3 -13 7 -22
:benefit_:burden	0 38 2 -9
:benefit_:child	0 13 1 27 3 21
:benefit_:codething	0 -8
:benefit_:condition	0 24 6 8 13 10
:benefit_:deadline	0 21
:benefit_:demanding	0 62 2 -34
:benefit_:denying	0 38
:benefit_:deterring	0 28 1 -16 2 -40 6 -10
:benefit_:disability	2 10 6 11
:benefit_:everyone	0 -8
:benefit_:family	0 8
:benefit_:feething	0 -17
:benefit_:hiding	0 31
:benefit_:income	0 -17 5 -14
:benefit_:longperiod	0 12
:benefit_:losing	0 21
:benefit_:money	0 16 5 11
:benefit_:negation	0 67 1 -30 2 -9 3 -25 6 -32
:benefit_:neighbour	0 20
:benefit_:number	0 32
:benefit_:offerdeal	0 8
:benefit_:onlyword	0 23 1 -12
:benefit_:openprice	0 31 2 -32 4 -24 5 -9 6 -29 13 -14
:benefit_:opinion	0 31 1 -30 6 -18 7 -16
:benefit_:payer	0 19 1 -21
:benefit_:paying	0 62 5 -10
:benefit_:period	0 12
:benefit_:pet	0 28 1 28 3 19
:benefit_:place	0 -8
:benefit_:promise	0 49
:benefit_:ranking	0 18
:benefit_:record	0 -10
:benefit_:refusing	0 19
:benefit_:regretting	0 38
:benefit_:room	2 9
:benefit_:rulesplace	0 8
:benefit_:scarcity	0 19
:benefit_:seller	0 21 1 -12
:benefit_:sexual	0 12
:benefit_:spelled	0 24 7 8
:benefit_:time	0 10
:benefit_:tribunalrent	0 11
:benefit_:urgency	0 33
:benefit_:wanting	0 10
:benefit_:welcoming	0 -22
:benefit_:work	0 -54
:bid	0 -25 1 -19 2 -12 3 -22 4 108 5 -38 6 16 8 -42 11 -29 12 -9 13 -35 14 -22
:bid #	1 10
:bid $	0 -58 3 8 4 34 6 14 7 -17 13 -9
:bid ,	0 -8 1 -30 2 -56 4 25 5 -22 7 -15 13 -36 14 -13
:bid 18s	1 11
:bid 55s	1 -11
:bid :absolute	7 13
:bid :accepting	4 16
:bid :age	1 12
:bid :bid	1 -29 2 -22 4 46 5 -19 6 -60 7 -40 12 -10 13 -14
:bid :building	7 13
:bid :burden	1 -20 2 8 6 -22 12 13 13 -7
:bid :childless	1 14 6 -12
:bid :clocktime	8 8 13 8
:bid :codething	4 11 6 12
:bid :deadline	4 32 7 -19
:bid :demand	6 13
:bid :demanding	4 8
:bid :deterring	4 11 6 -8 12 14
:bid :disability	7 13
:bid :disclaimer	4 10
:bid :everyone	2 8 4 7 6 12
:bid :fairness	4 10 6 14
:bid :fee	4 10
:bid :fixed	4 -8
:bid :hiding	1 10
:bid :income	4 10
:bid :money	4 14 5 -17 6 -22
:bid :nearby	7 9
:bid :number	1 16 8 -10
:bid :offerdeal	4 20 6 -15 7 -8
:bid :onlyword	2 10
:bid :openprice	4 30 7 -56
:bid :opinion	2 16 3 9
:bid :payer	2 10
:bid :period	1 11 4 8
:bid :person	0 12 2 7
:bid :preferring	2 12
:bid :ranking	4 15
:bid :rent	4 14
:bid :return	7 18
:bid :room	2 14
:bid :seller	2 8 3 9 7 12
:bid :spelled	6 -17 7 -20
:bid :urgency	6 12
:bid :welcoming	2 -7 4 16
:bid :writeto	4 16
:bid a	0 -13 2 -7 4 -26 6 -7
:bid all	0 8
:bid and	4 24 6 -27
:bid beautiful	7 8
:bid bid	4 11
:bid bidder	4 7
:bid bids	4 16
:bid by	4 26
:bid close	4 10
:bid considered	4 8
:bid eighteen	1 9
:bid every	7 12
:bid figure	4 7
:bid floor	2 8 7 -11
:bid for	6 7 7 -15
:bid get	4 15
:bid gets	4 23
:bid is	6 8
:bid it	4 -26 6 13
:bid landlord	7 18
:bid monthly	4 9
:bid more	4 -13 7 12
:bid my	3 12
:bid now	6 11
:bid of	6 -20 7 -66 9 14
:bid offer	4 10
:bid on	4 12 12 14
:bid price	4 10
:bid rooms	11 8
:bid secures	4 9
:bid street	7 12
:bid suited	2 14
:bid than	4 7
:bid that	7 -10
:bid the	1 -7 4 26 5 -11 6 -31 7 -22 11 -18
:bid this	6 23
:bid ups	0 11
:bid wins	4 13
:bid you	6 10
:bid £##	4 7
:bid>:absolute	4 10 7 8
:bid>:accepting	4 26
:bid>:advance	4 9 13 10
:bid>:age	1 8 4 -21
:bid>:asking	1 -7 4 15
:bid>:bid	1 -37 2 -33 4 53 5 -23 6 -67 7 -40 8 -8 12 -13 13 -9
:bid>:building	4 -19
:bid>:burden	1 -10 6 -21 8 -19 12 12 13 -14
:bid>:childless	1 16 3 10 6 -16
:bid>:clocktime	4 15 6 -16 9 13
:bid>:codething	1 -8 6 17
:bid>:consent	4 15
:bid>:deadline	4 47 7 -7 9 11 11 7
:bid>:demand	6 9
:bid>:demanding	4 8
:bid>:deterring	1 -16 4 17 7 -9 8 -12 12 13 13 -10
:bid>:disability	7 12
:bid>:disclaimer	4 11
:bid>:everyone	2 8 4 7 6 15 7 -13
:bid>:fairness	4 8 6 10 7 -22
:bid>:fee	4 15 6 -7
:bid>:feething	4 28
:bid>:fixed	4 8 12 -10
:bid>:hiding	1 8
:bid>:holiday	1 10
:bid>:income	4 37
:bid>:keything	4 8
:bid>:money	4 28 5 -27 6 -33
:bid>:negation	2 11
:bid>:newness	1 14
:bid>:number	1 24 4 24 8 -26
:bid>:offerdeal	4 24 6 -39 7 -14 10 7
:bid>:openprice	1 -14 4 23 6 -8 8 -19 12 -7 13 -18
:bid>:opinion	2 12 3 7 13 -9
:bid>:paying	4 12
:bid>:period	1 8 4 23 8 8 9 9
:bid>:person	0 23 4 -25
:bid>:photo	2 12
:bid>:place	6 -22 7 17
:bid>:preferring	2 8
:bid>:promise	4 10
:bid>:ranking	4 13
:bid>:refusing	1 -7
:bid>:rent	4 10 5 10 7 11 13 -7
:bid>:return	5 9 7 18
:bid>:room	2 8 4 -16 6 -34
:bid>:rulesplace	4 -13
:bid>:scarcity	4 19 6 -28
:bid>:school	7 7
:bid>:spelled	7 -22 8 -14
:bid>:time	6 15
:bid>:urgency	6 34
:bid>:welcoming	1 -8 2 -12 4 11
:bid_:absence	7 7
:bid_:absolute	2 -8 4 15
:bid_:accepting	1 -18 4 16
:bid_:advance	4 23 13 20
:bid_:asking	1 -16 2 -12 4 15
:bid_:benefit	0 7
:bid_:bid	3 10 4 32 6 -32
:bid_:building	0 13 4 -22
:bid_:burden	2 -21 4 20 8 -29
:bid_:childless	1 7 3 12
:bid_:clocktime	4 34 7 -11
:bid_:codething	2 -14 4 -33 6 14 9 21 13 -16
:bid_:condition	4 22
:bid_:consent	0 8
:bid_:councilpay	0 21
:bid_:deadline	4 49 8 -10 9 12 12 -14
:bid_:demanding	4 27
:bid_:deposit	6 9
:bid_:deterring	4 25 5 17 8 -32
:bid_:fairness	4 19 6 -8
:bid_:family	7 10
:bid_:feething	4 19 12 -14
:bid_:fixed	1 -7 4 26
:bid_:healthword	3 12
:bid_:holiday	1 7
:bid_:income	4 15 6 7
:bid_:keything	4 11
:bid_:longperiod	13 -27
:bid_:losing	2 11
:bid_:money	4 33 5 -42 6 -46
:bid_:nearby	1 8
:bid_:negation	0 -18 8 -12 11 9
:bid_:newness	4 29
:bid_:number	2 -10 4 41 6 16 7 -15 8 -9 13 -8
:bid_:offerdeal	10 8
:bid_:onlyword	2 -11 4 16
:bid_:openprice	0 -22 4 20 5 -31 6 -17 13 -22
:bid_:opinion	0 -9 4 10
:bid_:payer	1 -15 7 -15
:bid_:period	4 12 9 7
:bid_:person	0 15 2 18 4 -14
:bid_:photo	2 7 4 12
:bid_:place	2 -11 4 -36 7 19
:bid_:promise	4 22 7 -11
:bid_:ranking	2 15 4 7
:bid_:refusing	1 -10
:bid_:regretting	8 7
:bid_:rent	0 -27 6 -9 7 7 13 -46
:bid_:return	0 -32 6 -13 7 9 13 -22
:bid_:room	1 -14 2 -16 4 -27 6 -30 7 9
:bid_:rulesplace	4 -14
:bid_:scarcity	4 23
:bid_:school	7 12
:bid_:seller	1 -16
:bid_:source	0 8
:bid_:spelled	5 -9 6 9
:bid_:thing	5 8
:bid_:time	6 10
:bid_:title	0 19 1 -18 2 16 4 -40 8 14
:bid_:urgency	6 23
:bid_:wanting	6 14 11 7
:bid_:writeto	7 10
:building	0 -8 1 31 3 27 4 -15 7 35 8 7 9 11 10 60 13 -13 14 -19
:building #	14 10
:building $	0 -10 1 19 3 32 8 -16 9 -47 14 -11
:building ,	1 29 3 -17 4 30 5 -34 6 9 7 -22 8 -26 9 -9
:building :absence	8 29
:building :advance	10 8
:building :building	2 -26 7 -17 8 -19 10 14
:building :burden	0 -26 1 -10
:building :childless	8 12
:building :clocktime	7 14
:building :codething	0 11 1 7 6 -17 7 8 8 11
:building :condition	0 9 5 11 7 -18 8 11
:building :deadline	5 8 6 -10 11 16 12 21
:building :demanding	10 10
:building :deterring	0 -17 9 13
:building :disclaimer	4 11
:building :feething	7 23
:building :healthword	11 8
:building :law	5 7 8 -9
:building :lifeword	12 16
:building :longperiod	7 7
:building :losing	4 10 12 16
:building :money	5 21
:building :nearby	4 -7 7 -40 10 10
:building :negation	1 9 6 -17
:building :neighbour	2 -19 9 -21 11 15
:building :number	6 7
:building :offerdeal	14 13
:building :openprice	4 -27 7 16
:building :period	7 7
:building :preferring	6 13
:building :ranking	10 8
:building :rent	14 8
:building :room	4 9
:building :spelled	7 31 8 -53 11 7
:building :wanting	6 13 7 11
:building :welcoming	1 24
:building :work	0 -19
:building a	0 8
:building and	0 -8 2 24 7 -17 11 10
:building at	1 -33 7 39 8 -44 11 10 14 -14
:building below	8 9
:building control	7 8
:building doesn't	11 8
:building empty	8 7
:building for	1 26 2 -11 3 18 4 -13 5 -13 6 -21 8 -59 9 21
:building full	1 19
:building goes	12 16
:building has	6 -37 7 -28 8 20 10 10 12 7
:building in	0 -7 1 -13 3 -30 6 15 7 30 8 -19 14 -24
:building is	0 12 1 8 4 -12 6 -30 7 9 8 15
:building isn't	1 17 7 -7 8 8
:building like	6 19 7 15
:building may	11 16
:building near	2 8 10 15
:building next	8 -14 11 12
:building numbers	8 -11
:building of	13 7
:building on	0 -12
:building over	8 12
:building please	1 16
:building rover	8 15
:building rules	5 8
:building sale	14 14
:building share	2 18
:building should	2 17
:building stands	8 13
:building that	7 23
:building though	0 16
:building upstairs	11 8
:building was	8 -21 10 9
:building went	6 8
:building while	5 14
:building with	2 -7 3 7 6 32 7 -19 10 29 11 -12
:building without	1 -11
:building £#	5 21
:building>:absence	8 29
:building>:absolute	0 17 3 14 10 10
:building>:accepting	2 -29 6 13 8 7 9 14
:building>:advance	10 7
:building>:age	1 7
:building>:building	0 -19 1 -34 2 -59 10 24
:building>:burden	4 -27 5 -20 8 8
:building>:childless	8 7
:building>:clocktime	7 11 8 9
:building>:codething	0 12 4 -10 8 11 11 -25 14 -16
:building>:condition	3 7 5 10 8 12
:building>:consent	7 17 10 12
:building>:deadline	5 17 6 -17 8 12 9 23 12 18
:building>:demand	1 12
:building>:demanding	9 21 10 9
:building>:denying	8 -17
:building>:deterring	0 -37 2 12 4 -9 9 7
:building>:disclaimer	4 9
:building>:dislike	1 24
:building>:everyone	7 19
:building>:faith	2 23
:building>:family	1 -12
:building>:feething	7 16
:building>:fixed	2 8 12 16
:building>:healthword	8 10
:building>:hiding	10 7
:building>:holiday	1 -14 2 7 12 8
:building>:income	0 16
:building>:jobless	7 16
:building>:law	8 -14
:building>:lifeword	12 15
:building>:losing	8 -18 12 15
:building>:money	7 -22
:building>:nearby	1 -7 3 -7 4 -13 7 -17 10 17
:building>:negation	2 8 6 11 10 14
:building>:neighbour	2 -27 6 17 9 -24 11 16
:building>:newness	1 9 2 -7 3 21 7 -27 10 15
:building>:number	4 -20 10 11
:building>:offerdeal	14 24
:building>:onlyword	0 16 11 -18
:building>:openprice	2 -10 6 9 7 16 9 10 13 -7 14 8
:building>:opinion	1 -19 5 -10
:building>:payer	1 -13 2 -8
:building>:pet	1 -9 3 21
:building>:photo	6 12 11 20
:building>:place	0 -7 2 -21 3 -15 7 10
:building>:preferring	6 11
:building>:promise	2 -19 3 14 7 7 11 8
:building>:ranking	6 -9
:building>:regretting	1 12
:building>:rent	4 7 14 7
:building>:return	4 15
:building>:room	0 -17 2 20 6 7 8 -18 10 8 11 -20
:building>:rulesplace	2 9 10 11
:building>:seller	0 -13 1 -31 2 -23 7 -7
:building>:spelled	4 -13 5 -22 7 20 10 13 12 7 14 -11
:building>:thing	2 11 10 11
:building>:time	6 -12 9 -7
:building>:wanting	1 15 6 7 11 13
:building>:welcoming	1 27
:building>:work	0 -37 13 7
:building>:writeto	14 8
:building_:absence	5 -15 7 -24 8 46
:building_:absolute	3 9 7 27 10 13
:building_:accepting	1 -19 2 -12 6 16 7 -33
:building_:advance	1 15 6 -8
:building_:age	1 8 8 -27
:building_:asking	3 -25 8 -23
:building_:bid	1 -16 8 16 10 7
:building_:building	0 -27 2 -24 8 -7
:building_:burden	2 17
:building_:child	1 20 8 -10
:building_:clocktime	0 -31 4 -20 8 47 9 14
:building_:codething	1 7 4 -14 6 29 8 7 11 -8
:building_:condition	8 11
:building_:deadline	1 9 4 -24 6 -15 8 9 9 23 13 -17
:building_:demand	1 30
:building_:demanding	8 12
:building_:denying	0 11 3 8 8 -27
:building_:deterring	2 13 6 -10
:building_:disclaimer	0 -9
:building_:everyone	7 34 8 -8
:building_:fairness	7 13 8 10 11 8
:building_:faith	2 27
:building_:fee	7 20
:building_:feething	13 16
:building_:fixed	8 7 13 12
:building_:healthword	8 10
:building_:hiding	5 7 10 13
:building_:holiday	8 21 9 12 12 7
:building_:income	0 10
:building_:jobname	0 11 5 9
:building_:keything	6 18 7 -12 11 10
:building_:kin	0 7 1 -7 2 -13
:building_:lifeword	1 15 7 -9 8 26
:building_:longperiod	0 7 12 9
:building_:losing	0 -14 6 14
:building_:money	6 12
:building_:nation	2 30
:building_:nearby	1 12 3 14 6 11 7 -21
:building_:negation	0 -26 1 -26 3 13 6 20 10 9
:building_:neighbour	1 -26 2 -19 6 23 7 -7 11 15
:building_:newness	1 34 3 7 6 -38 10 24
:building_:number	4 -29 6 -32 8 -13 13 -15
:building_:onlyword	0 13 6 -11
:building_:openprice	1 14 4 16 6 9 7 9 8 21 13 -9
:building_:opinion	4 24 7 10 8 18 11 -21 12 8
:building_:payer	1 -33 4 10 13 -7
:building_:period	8 20 9 26
:building_:person	0 22 2 16 6 -21
:building_:pet	1 -25 3 37
:building_:photo	11 40
:building_:place	4 -11 7 19 8 -14 9 7 13 11
:building_:preferring	0 14
:building_:promise	3 13 7 21
:building_:ranking	1 13 6 -41 8 -30
:building_:record	7 -14 8 -38
:building_:refusing	6 8
:building_:regretting	1 12
:building_:return	6 -12
:building_:room	0 -15 2 -22 6 24 7 -18 8 -79
:building_:seller	0 -14 1 -18 13 -8
:building_:sex	2 9 8 -26
:building_:sexual	2 9
:building_:spelled	4 -25 6 -17 8 31 10 11 14 8
:building_:superlative	1 -7 7 10 8 12
:building_:thing	6 16 7 -12 10 8
:building_:title	1 -18 6 -28
:building_:urgency	6 25 9 -7
:building_:utility	7 -9 8 -9
:building_:wanting	1 10 6 -9 8 19 11 14
:building_:work	0 17 8 14
:building_:writeto	14 20
:burden	0 22 1 14 2 13 4 15 5 31 6 -16 7 -11 8 -14 10 -7 12 -7 14 8
:burden #	4 -8 5 -17 6 -16 8 -8
:burden ##	14 34
:burden $	0 22 1 9 3 7 4 28 5 13 7 -35 8 -21 11 10 14 -31
:burden ,	0 26 13 13
:burden :absence	1 -16 2 -10 3 16 8 7
:burden :absolute	1 10 4 -10 8 -38 12 12
:burden :accepting	2 20 3 -16
:burden :advance	2 -10 6 -19 8 -35 13 37
:burden :age	4 11
:burden :benefit	0 25 1 -9 2 -15 3 -23 4 -12 6 -20 7 -27 8 -15
:burden :bid	4 10 5 13
:burden :building	0 -20 2 26 3 7
:burden :burden	0 16 1 12 6 -25 8 -21
:burden :child	1 26
:burden :childless	0 18
:burden :childthing	2 7
:burden :clocktime	0 -15 1 -23 2 -8 3 -8 5 -27 7 -41 9 11 10 -13 11 -15 14 -20
:burden :condition	1 23 5 7
:burden :deadline	1 -24 5 -32 6 31 8 -43 10 -7 14 -23
:burden :demand	4 10
:burden :demanding	2 -20
:burden :deposit	0 13
:burden :deterring	13 13
:burden :disclaimer	6 14 14 16
:burden :dislike	2 19
:burden :everyone	1 7 8 -34 10 23 12 7
:burden :fairness	4 7
:burden :feething	1 8 5 9 6 -34
:burden :fixed	13 11
:burden :hiding	5 16 7 -8
:burden :holiday	9 29 12 7
:burden :income	0 15
:burden :jobless	13 17
:burden :longperiod	5 12 12 12 13 18
:burden :losing	0 8 7 16
:burden :money	1 8 5 8
:burden :nation	2 17
:burden :negation	0 -22 8 -14 13 17 14 21
:burden :newness	5 18 6 -7
:burden :number	0 -51 2 -7 4 12 5 -8 6 -10 8 -19 9 -8 11 -25 13 22
:burden :offerdeal	7 9
:burden :online	0 -24 2 -32 4 -37 5 -14 6 -19 8 -13 14 47
:burden :onlyword	10 7
:burden :openprice	0 -11 4 15 7 7 12 -7
:burden :opinion	0 13 1 16 2 -12 5 -16 8 -14 13 7
:burden :origin	2 7
:burden :payer	3 -18 7 -12 14 10
:burden :paying	5 -12
:burden :period	0 -12 4 12 7 -8 13 14
:burden :person	0 -19 3 19 8 -15
:burden :pet	3 48
:burden :petpart	3 7
:burden :ranking	1 16 5 17
:burden :record	1 10
:burden :rent	4 28
:burden :return	4 14 7 25 13 -7
:burden :room	1 -9 8 -31
:burden :safety	1 -12
:burden :scarcity	2 -7
:burden :seller	3 -29 6 23 11 -18 14 12
:burden :sex	2 16 8 -8
:burden :sexual	2 15
:burden :source	1 14
:burden :spelled	0 -37 1 13 2 -8 8 -21 13 21 14 14
:burden :superlative	5 17
:burden :time	3 -16
:burden :title	0 11 2 18 4 10
:burden :urgency	6 9 14 15
:burden :wanting	4 19 6 -16
:burden :welcoming	2 12
:burden a	0 -32 1 10 3 -21 7 -27 8 8 11 10 14 -30
:burden account	1 14
:burden adult	0 8 1 -14 5 8
:burden alternate	1 11
:burden an	12 14
:burden and	0 9 2 -19 6 23
:burden animals	3 20
:burden antidepressants	8 8
:burden any	1 10 10 10
:burden at	14 16
:burden be	3 -20 4 -21 5 12 6 -41 7 -10 8 -16 13 -14
:burden benefits	0 -9
:burden buggy	2 8
:burden buy	5 7
:burden buyer	6 13
:burden can	7 -7
:burden cent	7 32
:burden chance	6 15
:burden child	1 24
:burden day	13 19
:burden deposit	0 13
:burden dog	3 11
:burden down	6 7
:burden earth	7 16
:burden ee	14 -11
:burden fair	6 10
:burden fifty	4 11
:burden five	2 7
:burden flatshare	2 14
:burden for	0 -11 4 -18 7 11 8 18
:burden form	5 9
:burden four	3 10
:burden friday	4 7
:burden go	7 10
:burden god's	7 8
:burden guarantor	0 13
:burden have	0 17
:burden here	7 -15
:burden home	3 20
:burden house	2 17
:burden housing	0 -8
:burden i	6 15
:burden i'm	8 11
:burden if	5 8
:burden in	0 14 1 8
:burden insta	14 16
:burden instagram	14 10
:burden it	1 -37 3 12 4 26 7 22
:burden it's	1 15 2 19
:burden just	10 8
:burden lady	2 11
:burden landlord	2 12
:burden matter	4 7
:burden monday	6 17
:burden month	4 25 5 -15 7 -18 13 -50
:burden months	13 16
:burden my	0 11
:burden night	5 -10 9 15
:burden no	0 -7 2 -8
:burden none	2 11
:burden not	0 -19
:burden now	10 13
:burden of	2 -30 4 -9 7 -14 11 33
:burden one	2 -28 14 -16
:burden other	0 -8
:burden our	0 -17 5 12 14 17
:burden paper	3 7
:burden parole	8 9
:burden particulars	14 8
:burden pics	14 10
:burden pictures	11 -11 14 9
:burden pip	0 8
:burden place	1 10
:burden please	1 -7
:burden quarter	13 11
:burden receipt	5 8
:burden reference	1 12
:burden rent	4 19
:burden september	12 15
:burden signing	13 20
:burden site	14 -10
:burden six	12 14
:burden so	1 11
:burden take	5 18
:burden term	13 12
:burden than	0 -12 2 -32 5 -8 7 -32 13 -41
:burden that	0 -30
:burden the	0 25 3 -21 7 -21 8 15 11 -13 14 -31
:burden their	6 9
:burden them	11 9
:burden there	5 13 7 14 14 10
:burden there's	1 19
:burden thing	3 8
:burden this	0 -7 1 -15 4 15 6 13 7 24 10 14 14 -21
:burden top	5 17
:burden tuesday	6 10
:burden twenty	4 10
:burden two	4 15
:burden uc	0 23
:burden use	14 10
:burden vat	5 11
:burden visit	1 8
:burden way	5 -14
:burden we	2 -24
:burden when	1 8
:burden who	4 19
:burden you	0 8 1 -7 4 19 5 -13 7 -37 11 -10
:burden you'd	6 -9 14 18
:burden you're	8 -14
:burden your	2 19 3 -24 6 17 8 15
:burden £#	1 9 5 12
:burden>:absence	2 -21 3 24 6 -8 7 -16 13 -18
:burden>:absolute	1 36 3 -19 7 12 12 14
:burden>:accepting	1 35 2 14 3 -23 4 -10 5 19 6 -17
:burden>:advance	2 -17 8 -18 13 11 14 -18
:burden>:asking	7 -35 8 -21 13 -14 14 -15
:burden>:benefit	0 36 1 -21 2 -34 3 -34 4 -35 5 -29 6 -36 7 -16 8 -28 14 -7
:burden>:bid	4 18
:burden>:building	1 14 2 23 5 -7 6 -10 10 13 11 9
:burden>:burden	0 29 2 -9 5 14 6 -13 7 -36 8 -44
:burden>:child	1 21
:burden>:childless	2 -7
:burden>:childthing	1 44
:burden>:clocktime	0 -23 3 -26 5 -16 7 -31 9 7 10 -19 11 -34 14 -27
:burden>:codething	2 -10 3 24 5 33 7 29 8 10
:burden>:condition	1 24 2 11 5 8
:burden>:consent	7 -20
:burden>:councilpay	0 18 2 -9 7 -21 13 -13
:burden>:deadline	1 -7 3 -16 5 -34 6 28 8 -16 12 16 14 -12
:burden>:demand	2 -12 4 8 8 9
:burden>:demanding	2 -17 5 -18 8 13
:burden>:denying	2 -8
:burden>:deposit	0 18
:burden>:deterring	0 23 3 -34 6 -41 7 9 8 -13 9 -7
:burden>:disability	0 13 4 -7 6 -12 8 7
:burden>:disclaimer	0 -8 3 10 6 7 14 13
:burden>:dislike	2 18
:burden>:everyone	0 -17 1 14 5 -23 7 16 8 -60 10 21
:burden>:fairness	2 -34 4 11 6 23
:burden>:faith	2 33
:burden>:family	2 9
:burden>:fee	6 7
:burden>:feething	0 -11 5 24 13 17
:burden>:fixed	4 -21 8 -27 12 22
:burden>:forename	11 11
:burden>:healthword	8 10
:burden>:hiding	0 7 2 -20 4 29 5 11 6 -66 7 -16
:burden>:holiday	9 42
:burden>:income	0 13 2 -17 4 -8 6 -21 7 -32
:burden>:jobless	0 26 5 -10 13 10
:burden>:jobname	0 12
:burden>:kin	1 -11 2 17
:burden>:law	0 -8 3 16
:burden>:lifeword	6 -7
:burden>:longperiod	5 16 7 8 8 -16 12 9 13 38 14 -12
:burden>:losing	0 13 1 -12 5 -27 7 12 13 -19
:burden>:money	0 23 4 15 5 44 6 -15
:burden>:nation	2 24 9 11 11 7
:burden>:nearby	0 -54 1 -20 4 -11 5 -8 8 -16 10 9 13 -12 14 -8
:burden>:negation	2 9 4 -27 11 9 13 24 14 22
:burden>:neighbour	2 18 3 -12
:burden>:newness	2 -9 5 10 10 21
:burden>:number	4 14 8 -8 9 -26 11 -46
:burden>:offerdeal	7 15
:burden>:online	0 -42 2 -20 4 -19 5 -37 6 -27 7 -28 8 -37 14 46
:burden>:onlyword	1 10
:burden>:openprice	0 -18 1 -26 3 -23 4 18 5 25
:burden>:opinion	1 12 3 -13
:burden>:origin	2 31
:burden>:payer	1 10 2 9 3 -33 4 -12 5 12 13 -7
:burden>:paying	8 -9 13 -14
:burden>:period	0 -36 1 11 3 -22 7 -12 8 8 9 -9 12 -16 13 25 14 -17
:burden>:person	0 -11 3 10 4 10 8 -30
:burden>:pet	1 -23 3 49
:burden>:petpart	1 -10 3 23
:burden>:phone	8 14
:burden>:photo	1 -7 4 -12 6 -9 7 -8 8 12 11 12
:burden>:place	7 12 14 -17
:burden>:politics	2 27 8 -8
:burden>:preferring	14 14
:burden>:promise	3 -12 11 8
:burden>:ranking	2 -13 5 24 7 -9
:burden>:record	5 10
:burden>:refusing	0 -8
:burden>:regretting	0 7
:burden>:rent	4 28 7 7 12 16
:burden>:return	2 -22 4 16 6 -8 7 39 12 13
:burden>:room	0 -45 1 -29 2 -22 5 -36 7 -28 8 -35 10 -26
:burden>:rulesplace	3 -15 13 7
:burden>:scarcity	2 -21 6 17
:burden>:seller	1 14 2 13 5 7 6 22 7 -14 14 16
:burden>:sex	2 30
:burden>:sexual	2 34
:burden>:source	1 12 5 9 6 -7
:burden>:spelled	0 -9 5 -7 6 10 11 -24 13 20
:burden>:superlative	5 16 6 9 7 21
:burden>:thing	6 -9 8 8 13 21
:burden>:time	0 14 2 12 3 -30 5 10 12 -7
:burden>:title	0 9 2 20
:burden>:tribunalrent	5 13 7 28 8 -14 10 9
:burden>:urgency	6 25 7 8 10 8 14 13
:burden>:utility	4 -10 8 7
:burden>:wanting	0 -38 1 -19 2 -16 5 -19 6 -23 7 -27 8 20 13 -21
:burden>:welcoming	2 14 3 -11 8 14
:burden>:work	0 11 1 -29 2 -17 4 -28 6 -18 9 10 13 12
:burden>:writeto	4 -8 6 9 9 -10 14 -11
:burden_:absence	7 -33 13 -10
:burden_:absolute	1 39 6 -12 7 14 8 7 13 -36
:burden_:accepting	0 10 2 -18 3 7 5 9 9 -10
:burden_:advance	1 -34 4 -9 6 22 13 16
:burden_:age	2 9 6 -9 8 -17
:burden_:asking	0 -38 2 -12 3 -8 7 -34 13 -36 14 -22
:burden_:benefit	0 34 1 -18 2 -20 3 -14 4 -16 5 -16 6 -16 8 -20 13 7
:burden_:bid	0 -16 4 15 5 -26 7 8 8 10
:burden_:building	2 -14 8 7 10 14 11 8
:burden_:burden	0 14 1 9 6 -8 7 -32
:burden_:child	1 8 2 -10 4 -15 8 -16
:burden_:childless	0 -19 1 26 5 -14 6 -10
:burden_:childthing	1 38
:burden_:clocktime	1 26 2 -8 9 -10 12 8
:burden_:codething	2 -16 3 17 5 30 7 22 8 20 13 10
:burden_:condition	1 -8 4 10 7 -12 10 -15 13 -20 14 -9
:burden_:consent	8 7
:burden_:councilpay	0 17 5 -8 7 -15 13 -16
:burden_:deadline	2 -14 3 -10 4 -12 5 -13 7 16 8 7 9 -55 11 -20 13 35
:burden_:demand	0 -7 2 -9
:burden_:demanding	2 -7 5 -26 14 14
:burden_:denying	2 -21 7 -7
:burden_:deterring	0 29 2 16 3 -18 4 -14 6 -34
:burden_:disability	0 10 2 25 3 -12 6 -14
:burden_:disclaimer	1 -7
:burden_:dislike	8 7
:burden_:everyone	0 -22 1 21 4 -7
:burden_:fairness	3 -7 4 20 5 -14 6 11 8 -7
:burden_:faith	2 40
:burden_:family	2 33
:burden_:fee	5 30
:burden_:feething	0 -14 2 14 5 22 6 9
:burden_:fixed	4 -14 9 -8 12 33 13 -28
:burden_:healthword	0 15
:burden_:hiding	0 8 1 7 4 31 5 -10
:burden_:holiday	1 9 6 -20 7 -12 9 7
:burden_:income	0 36 2 -25 6 -33 7 -47 13 13
:burden_:jobless	0 26 4 -11
:burden_:jobname	8 -10
:burden_:keything	6 -22
:burden_:kin	1 -25 2 29
:burden_:law	8 8
:burden_:lifeword	6 -48
:burden_:longperiod	7 29 13 46
:burden_:losing	0 12 8 15 13 -30
:burden_:money	0 26 4 18 5 42
:burden_:nation	2 38 9 11
:burden_:nearby	0 -15 1 -16 2 -8 4 -31 5 -20 8 -7 11 -7 13 -25 14 -13
:burden_:negation	0 -7 4 -37 5 -7 11 21 13 14
:burden_:neighbour	0 17 7 7 8 -7
:burden_:newness	1 -29 2 -28 3 17 4 10 8 -9 10 24 13 12
:burden_:number	8 -22 12 -13 14 35
:burden_:online	4 -17 8 -14 10 17 11 -25 14 34
:burden_:onlyword	4 11 8 9 14 -7
:burden_:openprice	0 19 6 12 10 11 12 -36 14 24
:burden_:opinion	0 24 5 16 8 10 12 -18 13 16
:burden_:origin	0 -20 2 44
:burden_:payer	1 14 4 -14 5 28 6 -12 8 -23
:burden_:paying	0 29 2 -17 5 10 8 -8 13 14
:burden_:period	3 -15 4 12 5 20 9 -8 12 -10 13 13
:burden_:person	3 -10 4 52 5 -17 7 -39
:burden_:pet	0 -10 1 -30 3 29 5 17 6 -7
:burden_:petpart	0 -9 1 -20 3 20 8 8
:burden_:phone	1 16 7 -8 14 22
:burden_:photo	4 -11 6 8 7 8 8 14 11 19
:burden_:place	0 -57 6 -9 7 11 9 14
:burden_:politics	1 -12 6 -9 8 -21
:burden_:preferring	1 -27 2 -19 14 17
:burden_:promise	5 -12
:burden_:ranking	4 10 5 16 7 -24 13 9
:burden_:refusing	4 -11 6 -15
:burden_:regretting	0 15 2 -8
:burden_:rent	5 15 12 14 13 14
:burden_:return	6 -23 7 15 12 10
:burden_:room	0 -44 1 -11 4 -22 5 -52 7 -7 8 -16 14 -18
:burden_:rulesplace	3 -17 5 7
:burden_:safety	1 13
:burden_:scarcity	0 9 6 20 7 -21
:burden_:school	1 7
:burden_:seller	0 -13 2 13 3 19 5 22 6 8 8 -23 13 7
:burden_:sex	2 18
:burden_:sexual	2 17
:burden_:source	5 11 7 -21 14 -8
:burden_:spelled	0 8 2 -10 4 -10 6 23 8 -29 12 22 13 18
:burden_:student	3 -7
:burden_:superlative	6 10 7 29
:burden_:thing	1 8 8 15 13 28
:burden_:time	0 13 6 15 8 -24
:burden_:title	0 19 2 23 5 11 6 7
:burden_:tribunalrent	5 10 7 34 8 -13 10 10 13 7
:burden_:urgency	4 -8 6 10 7 7 8 -24 13 -11
:burden_:utility	1 -16
:burden_:wanting	1 -12 4 20 5 -47 6 -14 7 -68 11 -23 12 7 13 -25
:burden_:welcoming	2 7 7 -9 8 11
:burden_:work	0 21 1 -31 2 -46 4 -10 6 -25 8 -9 9 11 13 14
:burden_:writeto	6 19 7 -49
:child	0 -78 1 182 2 -111 3 -51 4 -43 5 -98 6 -89 7 -56 8 9 9 -66 10 -74 11 -72 12 -102 13 -70 14 -26
:child $	0 -59 1 42 2 -53 3 -68 4 -33 6 -50 11 -9
:child ,	1 55 2 -10 4 9 7 -44
:child 16s	1 16
:child :absolute	3 16
:child :bid	6 11
:child :building	1 -10
:child :burden	4 27
:child :child	1 7
:child :childthing	1 -18
:child :codething	3 24
:child :condition	1 20
:child :deadline	1 28
:child :demanding	1 7
:child :deterring	1 -9 4 12
:child :disability	1 -11
:child :disclaimer	6 12
:child :dislike	1 42
:child :everyone	1 -13 3 16
:child :hiding	8 -7
:child :income	1 25
:child :keything	8 9
:child :lifeword	1 15
:child :negation	1 44 7 -10
:child :number	1 9 8 -15
:child :offerdeal	1 40 6 7
:child :openprice	0 7 3 13 4 -11
:child :opinion	2 10
:child :payer	1 24
:child :person	1 8 2 -25
:child :place	1 -16
:child :promise	1 14 3 -9
:child :record	1 22
:child :refusing	1 10
:child :room	1 -11
:child :rulesplace	1 -7
:child :safety	1 11
:child :seller	2 11
:child :spelled	1 15 3 13
:child are	1 30 3 -8 7 8
:child biters	1 7
:child can	1 9
:child can't	1 10
:child don't	1 -22
:child feet	1 22
:child free	1 41
:child here	1 -7
:child in	0 11 1 40
:child included	1 -13
:child is	3 24
:child less	1 24
:child living	1 20
:child may	1 28
:child might	1 8
:child my	2 12
:child need	1 12 2 -11
:child nope	1 9
:child not	1 33
:child of	1 -10
:child offer	6 13
:child on	4 12
:child ones	0 -9 1 8 2 -20
:child or	3 16
:child play	1 -11
:child please	1 21
:child seat	1 -14
:child since	1 8
:child sixteen	1 11
:child so	8 9
:child tens	1 23
:child the	1 -20 8 7
:child to	1 10
:child visit	1 -11
:child with	1 8
:child would	1 22
:child yes	1 -22
:child>:absolute	3 8 8 -8
:child>:accepting	0 -23 1 -9
:child>:advance	1 12
:child>:asking	1 25
:child>:bid	6 11
:child>:building	8 -14
:child>:burden	0 -20 1 19 4 24 8 -14
:child>:childthing	1 -14
:child>:clocktime	1 -12
:child>:codething	3 22
:child>:condition	1 25
:child>:deadline	1 19 9 -16
:child>:demand	1 13
:child>:demanding	1 40
:child>:deterring	1 32 4 8
:child>:disability	1 -31 8 -8
:child>:disclaimer	1 -15 6 12
:child>:dislike	1 43
:child>:everyone	1 -16 3 16
:child>:fee	1 -20
:child>:feething	6 7
:child>:hiding	8 28
:child>:income	1 26
:child>:keything	8 9
:child>:lifeword	1 22
:child>:losing	1 14
:child>:negation	0 -21 1 61 2 8 3 -7 6 -13 7 -38
:child>:newness	1 29
:child>:number	1 14 2 -18 3 18 4 17 8 20
:child>:offerdeal	1 37 6 7
:child>:onlyword	1 28
:child>:openprice	0 20 2 -12 3 10
:child>:opinion	1 17
:child>:payer	1 27 2 -20 7 -11 8 -7
:child>:person	2 -31 8 -7
:child>:pet	0 9
:child>:promise	0 -8 1 17 2 -10 3 -15 7 17
:child>:ranking	1 27
:child>:record	1 14 8 -7
:child>:refusing	1 43
:child>:regretting	1 25
:child>:rent	1 9
:child>:return	1 7
:child>:room	8 -32
:child>:rulesplace	2 11
:child>:safety	1 12
:child>:school	1 -17
:child>:sex	8 23
:child>:spelled	0 -12 1 41 2 14 7 -11 8 16
:child>:superlative	1 -17
:child>:thing	1 -10
:child>:time	1 26
:child>:title	1 14 8 10
:child>:wanting	1 7 2 -15
:child>:welcoming	1 -17
:child_:absence	1 12 7 9
:child_:absolute	3 -12
:child_:accepting	0 -37 1 25 2 -24 3 -7
:child_:advance	1 10 6 9 8 7
:child_:asking	1 39 2 -19
:child_:benefit	0 8 1 -25
:child_:bid	1 13 4 22
:child_:building	1 27 2 -11 3 -25 8 -26
:child_:burden	1 30 2 -27 3 8 8 -28
:child_:child	1 -37
:child_:childless	1 -15
:child_:clocktime	1 8 9 -9
:child_:condition	1 7 2 -7 8 -7
:child_:consent	1 11
:child_:deadline	8 -15
:child_:demand	1 19 8 7
:child_:demanding	0 8 1 45 2 -31 6 7
:child_:deterring	1 43 2 -40
:child_:dislike	1 40
:child_:everyone	1 -31 4 8
:child_:fairness	1 -11
:child_:family	1 -11 3 7
:child_:fee	1 -16
:child_:hiding	1 8 7 -14 8 32
:child_:holiday	1 10
:child_:income	5 10
:child_:keything	8 16
:child_:losing	1 23
:child_:money	1 29
:child_:negation	0 -12 1 56 3 -31 6 -34 7 -42 11 -30
:child_:neighbour	1 38 3 -18
:child_:newness	1 30 6 9
:child_:number	2 -9 8 8
:child_:onlyword	1 33
:child_:openprice	0 8 1 54 6 -32
:child_:opinion	1 47 2 -13 6 -9 8 -12
:child_:payer	8 -15
:child_:paying	1 14 3 8
:child_:person	0 15
:child_:pet	0 26 1 38 3 45
:child_:petpart	1 13
:child_:phone	1 -7 8 13
:child_:photo	1 10 2 -24 3 -7
:child_:place	1 15 3 -8
:child_:promise	6 -9 7 24
:child_:ranking	1 22 4 8
:child_:refusing	1 54 7 11
:child_:regretting	1 19
:child_:return	1 8
:child_:rulesplace	1 -19 2 27
:child_:scarcity	1 9
:child_:seller	1 37 3 10
:child_:sexual	1 8
:child_:spelled	1 16 2 13 6 -17 8 11
:child_:student	1 -14
:child_:superlative	4 9
:child_:time	1 17
:child_:title	8 12
:child_:wanting	2 -31
:child_:welcoming	3 -19
:childless	0 -8 1 127 2 -12 3 -51 4 -15 5 -7 6 -12 7 -63 8 -13 10 -45 11 -90 12 -25 13 -21 14 -101
:childless #	1 10
:childless $	0 -15 1 20 4 -30 7 -8
:childless ,	3 -31 4 -9 5 -11 8 -32
:childless 18s	1 11
:childless 55s	1 -11
:childless :absolute	0 -15 1 13 9 12
:childless :accepting	1 7
:childless :building	1 23
:childless :burden	0 -23 1 9 3 -7 4 -14 6 -16 9 11
:childless :childless	1 47 2 -18
:childless :clocktime	13 11
:childless :codething	4 7
:childless :demanding	1 8 8 -8
:childless :deterring	6 -11
:childless :disability	0 11
:childless :everyone	1 -10 2 9
:childless :fairness	1 -7
:childless :healthword	0 11
:childless :kin	1 18
:childless :losing	4 7
:childless :money	4 11
:childless :neighbour	1 11 2 13
:childless :number	1 38 2 -12 4 -17 5 7 12 -10
:childless :onlyword	0 -17 1 10 9 12
:childless :openprice	1 9 2 -15 6 -11
:childless :opinion	3 11
:childless :period	12 12
:childless :person	0 7 1 66 6 -16 8 -7
:childless :preferring	1 8
:childless :rulesplace	1 16
:childless :scarcity	0 -15 1 17 6 -7 9 12
:childless :seller	2 20 3 12
:childless are	1 -10
:childless at	8 7
:childless building	1 13
:childless couples	1 7
:childless disability	0 11
:childless eighteen	1 19
:childless folk	1 13
:childless household	1 26 2 -20
:childless in	1 16
:childless is	4 7
:childless it	6 24
:childless max	3 10
:childless months	12 13
:childless my	3 12
:childless of	1 10 13 14
:childless on	2 7
:childless only	0 -15 1 14 9 12
:childless sharers	4 7
:childless than	1 25
:childless the	1 -46 6 -22 13 -12
:childless ups	1 40 2 -15 6 -7
:childless will	1 10
:childless with	2 -9
:childless £#	4 8
:childless>:absence	1 11
:childless>:absolute	0 -26 1 41 2 -16 3 -24 4 -16 9 12
:childless>:accepting	1 9
:childless>:asking	4 11
:childless>:bid	3 12
:childless>:building	1 26
:childless>:burden	0 -33 1 24 3 -29 4 -34 6 -32 7 -11 9 9
:childless>:childless	1 53 3 9
:childless>:clocktime	9 7 13 8
:childless>:demanding	8 -8
:childless>:deterring	1 9 2 7 6 -24
:childless>:disability	0 16
:childless>:everyone	0 11 1 -9 2 21
:childless>:fairness	1 -22 2 9
:childless>:healthword	0 16
:childless>:holiday	1 25
:childless>:kin	1 7
:childless>:money	4 20
:childless>:nearby	8 15
:childless>:negation	1 38
:childless>:neighbour	2 16
:childless>:newness	1 11
:childless>:number	0 11 1 40 8 -9 12 -20
:childless>:onlyword	0 -29 1 34 2 -9 9 10
:childless>:openprice	0 -10 2 -28 5 -7 6 -17
:childless>:opinion	1 16 3 9
:childless>:payer	1 17
:childless>:period	1 -10 12 7 13 7
:childless>:person	0 10 1 44 6 -29 8 -38
:childless>:place	8 10
:childless>:preferring	1 14
:childless>:rulesplace	1 8
:childless>:scarcity	0 -24 1 32 2 -13 3 -17 6 -23 9 12
:childless>:seller	1 16 2 14 3 10
:childless>:sex	2 10
:childless>:spelled	0 15 1 8
:childless>:time	6 10
:childless_:absence	0 9 1 29
:childless_:absolute	1 46 2 -33
:childless_:accepting	1 28 2 -10
:childless_:age	4 7
:childless_:asking	6 11
:childless_:bid	3 11
:childless_:building	1 24
:childless_:burden	1 14 2 -20 3 -20 6 -16 8 -36
:childless_:child	2 -18 8 -26
:childless_:childless	3 10
:childless_:codething	9 16
:childless_:deadline	0 8 2 8
:childless_:demand	6 11
:childless_:deterring	1 13 8 -22
:childless_:disability	1 -10
:childless_:everyone	0 13
:childless_:fairness	1 -14 4 11
:childless_:family	2 -23
:childless_:fee	1 -15
:childless_:feething	1 -13
:childless_:fixed	0 -10
:childless_:healthword	3 12
:childless_:holiday	1 25
:childless_:income	1 -7
:childless_:jobless	1 -17
:childless_:kin	1 -21
:childless_:lifeword	2 8
:childless_:money	4 26
:childless_:nearby	1 13
:childless_:negation	1 35 4 10 6 -10
:childless_:newness	0 8 1 44 4 7
:childless_:number	0 16 4 8 6 15 8 -19
:childless_:onlyword	0 -8 1 36 2 -25
:childless_:openprice	1 9
:childless_:paying	0 8
:childless_:person	1 -19 2 -22 4 -12
:childless_:photo	4 14
:childless_:place	8 8
:childless_:preferring	1 10 2 -8
:childless_:promise	1 8
:childless_:record	1 9
:childless_:rent	4 -9
:childless_:return	4 -10
:childless_:room	1 -33
:childless_:scarcity	1 23 2 -26
:childless_:sex	2 15
:childless_:sexual	2 8
:childless_:spelled	3 -9
:childless_:thing	5 8
:childless_:time	1 7
:childless_:title	2 15
:childless_:urgency	1 28
:childless_:wanting	0 -17
:childless_:work	0 30 1 13
:childless_:writeto	4 7
:childthing	0 -15 1 86 2 -38 3 -43 4 -8 5 -20 6 -89 7 -91 8 -31 11 -37
:childthing $	1 23
:childthing ,	1 57
:childthing :lifeword	1 10
:childthing :ranking	1 24
:childthing :refusing	1 11
:childthing :room	1 -12
:childthing :wanting	8 8
:childthing and	1 23 2 -12
:childthing by	1 7
:childthing in	1 8
:childthing or	1 -12
:childthing unwanted	1 11
:childthing with	1 10
:childthing>:childthing	1 10
:childthing>:lifeword	1 10
:childthing>:negation	1 27
:childthing>:opinion	1 22
:childthing>:payer	1 22
:childthing>:ranking	1 18
:childthing>:refusing	1 10
:childthing>:room	1 12
:childthing>:rulesplace	1 13
:childthing>:seller	1 8
:childthing>:spelled	1 14
:childthing>:wanting	8 8
:childthing_:asking	1 17
:childthing_:burden	1 -18
:childthing_:child	1 -17
:childthing_:childthing	1 19
:childthing_:demanding	1 18
:childthing_:dislike	14 10
:childthing_:everyone	1 21
:childthing_:hiding	1 -29
:childthing_:keything	1 7
:childthing_:negation	1 38
:childthing_:opinion	1 11
:childthing_:payer	1 30
:childthing_:refusing	1 10
:childthing_:room	1 17
:childthing_:rulesplace	1 26
:childthing_:scarcity	1 10
:childthing_:school	8 8
:childthing_:seller	1 15
:childthing_:spelled	1 11
:clocktime	0 -14 2 -36 3 -22 6 20 7 -7 8 11 9 50 10 -52 11 -29 12 12 13 15 14 -25
:clocktime #	5 -14 6 -35 7 -15 14 -13
:clocktime ##	4 10 7 -32 8 -67 12 13 14 -13
:clocktime $	0 -92 2 -83 3 -15 5 -38 7 -121 9 18 10 -18 11 -81 12 13 14 -23
:clocktime ,	2 -31 4 -41 5 -62 7 -34 8 20 9 9 11 -58 13 37
:clocktime :absence	0 -20
:clocktime :absolute	2 -20 6 13
:clocktime :benefit	0 21
:clocktime :bid	2 10
:clocktime :building	7 -20 8 -10
:clocktime :burden	2 -16 8 -32
:clocktime :child	1 8 6 13
:clocktime :childless	2 10
:clocktime :clocktime	0 -16 2 -25 5 -8 7 -21 8 21 9 -13 11 -12
:clocktime :codething	12 17
:clocktime :condition	13 14
:clocktime :councilpay	0 7
:clocktime :deadline	0 -8 2 -8 3 -16 8 10
:clocktime :deterring	6 -24
:clocktime :disclaimer	0 -7
:clocktime :dislike	7 16
:clocktime :everyone	1 -16 4 -20 12 8
:clocktime :faith	8 24
:clocktime :family	1 30
:clocktime :fee	5 12
:clocktime :fixed	6 -10 12 -25
:clocktime :healthword	8 21
:clocktime :hiding	6 14 8 7
:clocktime :holiday	8 19 9 7
:clocktime :income	0 22
:clocktime :kin	1 12
:clocktime :longperiod	0 -7 13 7
:clocktime :money	5 -19 6 -18
:clocktime :nearby	9 -7
:clocktime :newness	9 7
:clocktime :number	0 -45 1 -15 2 -9 4 7 5 -36 6 -80 7 -12 9 -27 10 -24 13 -35 14 -53
:clocktime :online	3 11
:clocktime :onlyword	2 -11
:clocktime :openprice	1 -23 2 -17 9 12 12 8 13 10 14 -9
:clocktime :opinion	0 9 2 -19 5 8 7 8 12 10
:clocktime :payer	5 8
:clocktime :paying	0 9
:clocktime :period	7 7 9 12 12 -28
:clocktime :person	1 -13 4 13 7 25
:clocktime :place	6 9 7 25
:clocktime :ranking	3 7
:clocktime :return	5 9
:clocktime :room	8 -7
:clocktime :scarcity	6 11
:clocktime :seller	3 11 5 12 7 16 8 -9
:clocktime :spelled	0 -26 5 -34 7 -39 8 27 14 -33
:clocktime :time	1 14 6 -16 10 18 12 9
:clocktime :urgency	1 13 5 9 6 -14 10 14
:clocktime :wanting	8 12
:clocktime :work	4 10
:clocktime :writeto	3 18
:clocktime a	0 17 6 -9
:clocktime after	8 14
:clocktime and	6 30 11 -21 13 24
:clocktime applicant	0 -12
:clocktime applying	1 8
:clocktime are	6 -12
:clocktime as	7 9
:clocktime beautiful	7 8
:clocktime by	9 19
:clocktime day	6 8 7 18
:clocktime each	0 7
:clocktime easter	12 14
:clocktime employment	0 17
:clocktime families	1 13
:clocktime for	5 -8 6 -8
:clocktime four	13 -33
:clocktime friday	8 16
:clocktime here	6 7 7 24
:clocktime in	6 -10 8 -12 9 11
:clocktime it	6 10
:clocktime january	8 8
:clocktime month	4 7 12 -23 13 -13
:clocktime moves	4 14
:clocktime new	6 10
:clocktime night	8 14
:clocktime now	1 18 10 7
:clocktime of	9 28
:clocktime on	6 -19
:clocktime only	6 13
:clocktime over	2 13
:clocktime parents	1 16
:clocktime porter	8 9
:clocktime reminder	5 15
:clocktime single	7 28
:clocktime so	8 18
:clocktime sunday	8 18
:clocktime term	1 10 12 -7
:clocktime the	3 -14 4 -12 8 -8 9 -9 10 -12 11 19 14 9
:clocktime this	7 23 10 7
:clocktime to	0 7 6 -14 9 9 12 18
:clocktime today	6 -10
:clocktime under	6 14
:clocktime us	3 11
:clocktime when	13 24
:clocktime while	8 9
:clocktime would	1 21
:clocktime year	12 7
:clocktime you	5 31 7 -10
:clocktime your	5 12
:clocktime £#	5 -10
:clocktime>:absence	0 -16 8 8 12 -21
:clocktime>:absolute	2 -36 6 10
:clocktime>:accepting	1 -21
:clocktime>:advance	1 -10 6 -9 7 12
:clocktime>:age	13 9
:clocktime>:asking	6 10
:clocktime>:benefit	0 26
:clocktime>:bid	2 7
:clocktime>:building	0 -15 7 -28
:clocktime>:burden	2 -31 4 15 6 19 7 -16 12 -12 14 10
:clocktime>:child	1 17 6 11
:clocktime>:childless	2 8
:clocktime>:clocktime	0 -38 1 -11 2 -26 3 -16 4 -13 5 -20 7 -29 11 -31 13 14
:clocktime>:codething	0 13 4 -20 6 -31 7 8 8 15 13 11
:clocktime>:condition	5 -7 6 -8 12 -18 13 19
:clocktime>:councilpay	0 37
:clocktime>:deadline	2 -29 3 -26 6 -8 13 11
:clocktime>:demand	0 -8
:clocktime>:demanding	8 -30
:clocktime>:deterring	5 10
:clocktime>:everyone	1 -22 4 -7
:clocktime>:faith	8 23
:clocktime>:family	1 29
:clocktime>:fee	5 10
:clocktime>:feething	1 -11 7 22
:clocktime>:fixed	0 -17 6 -19 12 -7
:clocktime>:forename	6 16
:clocktime>:healthword	8 27
:clocktime>:hiding	6 8
:clocktime>:holiday	8 20 9 7
:clocktime>:income	0 16 5 15
:clocktime>:jobless	0 13 8 -7
:clocktime>:keything	5 10
:clocktime>:longperiod	2 8 4 -23 6 -29 7 -16 8 10 13 18
:clocktime>:losing	5 7 6 14
:clocktime>:money	5 -15
:clocktime>:nation	2 15
:clocktime>:nearby	4 -11 6 -7 7 8 9 -22
:clocktime>:negation	7 13 9 -9
:clocktime>:newness	1 -11 4 -7 5 8 7 10 12 -22
:clocktime>:number	0 -51 1 -30 2 -25 3 -9 4 11 5 -27 6 -24 9 -22 10 -22 12 14 13 -29 14 -48
:clocktime>:offerdeal	6 22
:clocktime>:online	3 10 5 10
:clocktime>:onlyword	0 -16 2 -22 8 14
:clocktime>:openprice	2 10 7 12 9 10 13 16 14 -20
:clocktime>:opinion	0 7 1 13 2 -29 5 28 7 12 8 14 9 8 12 13 14 -18
:clocktime>:payer	3 10 5 14 12 -17
:clocktime>:paying	0 13
:clocktime>:period	0 17 1 10 12 -24 13 29
:clocktime>:person	0 -7 4 7 7 26
:clocktime>:pet	9 11
:clocktime>:photo	11 21
:clocktime>:place	1 -8 6 15 7 13
:clocktime>:politics	2 16
:clocktime>:promise	7 10 8 -13
:clocktime>:ranking	1 -8 6 -9 7 9
:clocktime>:record	5 14
:clocktime>:regretting	6 9
:clocktime>:return	5 7
:clocktime>:room	1 -9 2 -38 4 -11 6 -21 8 -32
:clocktime>:rulesplace	5 12
:clocktime>:scarcity	2 -20
:clocktime>:school	1 27
:clocktime>:seller	3 14 5 15
:clocktime>:spelled	1 -24 5 -36 7 -12 8 23 9 -12 14 -48
:clocktime>:time	1 7 10 11 12 21
:clocktime>:title	8 26
:clocktime>:tribunalrent	2 11 13 11
:clocktime>:urgency	1 8 5 13 10 10
:clocktime>:wanting	6 8
:clocktime>:welcoming	8 7
:clocktime>:work	4 7
:clocktime>:writeto	3 17 5 12 6 -8
:clocktime_:absence	8 30 11 8
:clocktime_:absolute	1 17 2 -7 4 7 7 34 8 34
:clocktime_:accepting	1 -13 4 11 9 16
:clocktime_:advance	0 -23 3 -18 5 24 6 -9
:clocktime_:building	1 -12 2 -23 7 17 11 18
:clocktime_:burden	0 -11 1 14 3 10 8 13 12 -7 14 9
:clocktime_:child	1 26 8 11
:clocktime_:childless	0 11
:clocktime_:clocktime	1 -37 2 -55 3 -48 4 -20 5 -8 6 -40 9 20 11 -31 12 20 13 27 14 -24
:clocktime_:codething	3 -13 4 -22 5 7 7 14 8 9 12 -17
:clocktime_:councilpay	0 20 7 -11
:clocktime_:deadline	2 -14 3 -47 6 -28 9 20 10 -12 11 -48 12 10 13 7
:clocktime_:demanding	8 -20 9 8
:clocktime_:denying	10 15
:clocktime_:deterring	3 13 4 -9 6 -27
:clocktime_:disclaimer	6 -7
:clocktime_:everyone	8 20
:clocktime_:fairness	7 -7 9 9
:clocktime_:feething	0 -26 7 30
:clocktime_:fixed	4 9
:clocktime_:hiding	6 -19
:clocktime_:holiday	9 27 12 -7
:clocktime_:income	5 22
:clocktime_:jobless	0 20
:clocktime_:lifeword	11 18
:clocktime_:longperiod	6 -29 9 13
:clocktime_:losing	6 23
:clocktime_:money	5 11 6 11
:clocktime_:nearby	1 -19 4 -40 7 16 12 -9
:clocktime_:negation	8 13 10 19
:clocktime_:neighbour	8 -17
:clocktime_:newness	2 -13 7 24 12 -7
:clocktime_:number	0 -17 1 -54 2 -31 4 24 6 -16 8 12 14 -22
:clocktime_:offerdeal	6 24 9 16
:clocktime_:online	2 7 4 -8 5 9 6 13 11 22
:clocktime_:onlyword	4 -23 8 18
:clocktime_:openprice	0 26 4 -30 7 8 8 17 12 7
:clocktime_:opinion	0 7 4 -47 5 8 6 8 8 18 11 8 12 31 13 -9 14 -14
:clocktime_:origin	13 9
:clocktime_:payer	2 11 7 -11 9 31 12 -8
:clocktime_:paying	6 10
:clocktime_:period	4 -7 13 10
:clocktime_:person	0 -17 4 10 7 18
:clocktime_:petpart	3 7
:clocktime_:photo	8 -35 11 28
:clocktime_:place	0 13 2 24 4 -12 6 7
:clocktime_:politics	2 48
:clocktime_:promise	1 8 4 8 7 29 10 8
:clocktime_:ranking	9 12
:clocktime_:record	5 15
:clocktime_:regretting	6 7
:clocktime_:room	0 -17 6 -33 7 35 8 -16
:clocktime_:rulesplace	5 14 7 -8
:clocktime_:scarcity	8 28 10 7
:clocktime_:school	1 23
:clocktime_:seller	8 -14 11 10 12 12
:clocktime_:spelled	0 23 7 -13 13 16 14 -30
:clocktime_:superlative	0 8
:clocktime_:time	6 10 7 20 8 -15
:clocktime_:title	5 7
:clocktime_:urgency	6 15
:clocktime_:wanting	6 13
:clocktime_:welcoming	0 -21 1 -12 6 -18
:clocktime_:work	0 -18
:clocktime_:writeto	2 14 5 14 11 21
:codething	0 -20 2 -29 3 -17 8 40 9 -33 10 -23 11 -19 13 -9
:codething #	2 -16 7 -16 8 11 14 -8
:codething ##	4 -19 8 34
:codething $	2 10 6 -23 8 -27 12 14 14 -11
:codething ,	0 -8 3 7 4 16 6 19 8 30 9 13 10 16
:codething :absence	1 -21 8 28
:codething :absolute	0 -18 1 -15 5 8 7 7 8 20
:codething :accepting	1 9 4 7 7 -31 8 -20 13 7
:codething :advance	8 -19 12 -12
:codething :age	1 11 8 8
:codething :asking	0 -18
:codething :benefit	0 12
:codething :bid	7 -9
:codething :burden	4 17 6 -42 7 -27 8 24 12 7 14 -7
:codething :clocktime	6 -8 8 -45 11 14
:codething :codething	2 -19 6 -13 8 20
:codething :condition	6 -10 8 -40 12 14
:codething :consent	6 7
:codething :deadline	0 11
:codething :demand	6 25
:codething :demanding	0 10 3 -21 4 -16 5 12
:codething :denying	1 9 8 12
:codething :deterring	0 -9 2 -15 7 -44 8 17
:codething :disability	8 15
:codething :disclaimer	5 -10 7 -17
:codething :dislike	1 -9 3 9 6 7
:codething :everyone	4 12 5 9 6 16
:codething :fairness	2 -18 4 11
:codething :fee	1 9
:codething :feething	2 -24 8 -23
:codething :fixed	4 -24 7 12
:codething :healthword	8 25
:codething :hiding	6 -12
:codething :income	4 -10 13 -23
:codething :lifeword	5 9
:codething :longperiod	5 10
:codething :losing	3 -11
:codething :money	4 -8 7 -10
:codething :nearby	7 -14 8 -23
:codething :negation	2 -16 7 12 8 13 11 8
:codething :neighbour	7 -17 8 -11
:codething :newness	6 14 10 12
:codething :number	1 -13 4 -44 8 40 9 -8 11 -14 13 -12 14 -42
:codething :offerdeal	8 -19
:codething :onlyword	4 12 12 11
:codething :openprice	0 19 1 17 12 8 13 -26 14 -22
:codething :opinion	0 20 5 13 7 -19 8 11 13 -14
:codething :payer	0 7 4 -16
:codething :paying	0 17 4 -8 6 -9
:codething :person	6 -7
:codething :photo	4 20 5 10 11 14
:codething :promise	0 7 1 -7 6 -11 7 30 8 10
:codething :record	12 14
:codething :refusing	7 20
:codething :rent	4 8
:codething :return	4 14 7 -13
:codething :rulesplace	12 15
:codething :scarcity	6 -16
:codething :spelled	1 -38 5 10 6 -26 8 -7 11 -14 13 -7
:codething :superlative	7 7
:codething :time	5 -7 7 -31 13 -18
:codething :title	1 17
:codething :urgency	8 -27
:codething :utility	12 14
:codething :wanting	6 12 13 22
:codething :welcoming	2 -20 5 -8
:codething :work	8 -14
:codething a	0 -9 1 7 4 20 6 -15 7 9 8 -25 13 -23
:codething accepted	13 7
:codething added	5 16
:codething affordable	0 -8
:codething after	6 15
:codething all	6 11
:codething allergic	3 8
:codething also	3 12
:codething an	8 10 11 7
:codething and	12 13 13 9
:codething another	4 7
:codething as	0 -7 7 18
:codething asked	0 -11
:codething assured	7 14
:codething at	5 -11 8 -30
:codething behind	8 8
:codething being	8 7
:codething by	5 7 8 -21
:codething c	8 9
:codething certain	7 23
:codething collected	13 7
:codething coming	3 7
:codething compulsory	5 12
:codething covered	0 16
:codething daily	4 11
:codething deaf	8 8
:codething empty	8 10
:codething everyone	6 7
:codething fenced	3 -10
:codething fine	1 11
:codething fixed	4 -11
:codething flexible	4 13
:codething for	0 26 2 21 5 -14 7 -34 8 25 12 13 13 -17
:codething free	8 -8
:codething from	11 16
:codething full	5 15
:codething going	7 7 8 17
:codething good	14 -10
:codething guaranteed	7 -16
:codething hot	6 10
:codething how	3 7
:codething imperative	6 12
:codething impossible	7 18
:codething in	1 -12 2 -36 4 8 5 -10 8 18 11 -33
:codething is	8 26
:codething it	4 16 6 -22 8 19
:codething lease	12 15
:codething looking	3 7
:codething more	11 8
:codething my	2 14
:codething negotiable	4 20
:codething never	8 10
:codething no	1 -17 2 -13
:codething none	7 17
:codething normal	13 13
:codething not	1 8 4 -9 11 8 13 11
:codething of	2 7 7 7 11 8
:codething old	1 17
:codething on	0 -14 4 9 6 -16 7 -24 8 26
:codething one	7 13
:codething poor	2 9
:codething presently	2 8
:codething quickest	14 7
:codething really	1 10
:codething rent	4 8
:codething running	6 12
:codething set	8 -11
:codething six	5 12
:codething split	5 14
:codething sure	7 12
:codething that	8 -18
:codething the	2 -74 4 -15 5 -34 6 -8 8 20 11 -24 12 12 13 -21
:codething thinking	4 10
:codething through	6 8
:codething to	0 11 3 -11 13 -9
:codething too	2 15
:codething welcome	2 -13
:codething what	2 7 4 -64 8 -10 11 -33
:codething whatever	4 18
:codething where	4 16
:codething why	3 12 8 9
:codething with	8 20
:codething worth	13 11
:codething would	12 7
:codething you	8 8 14 13
:codething yours	6 21 8 11
:codething £#	4 -43 5 13
:codething £##	4 14 5 -16
:codething>:absence	0 10 8 34 12 7
:codething>:absolute	0 -8 1 -14 2 18 3 7 7 13 13 -7
:codething>:accepting	0 -15 7 -15 8 -26 13 16
:codething>:advance	6 -47
:codething>:asking	0 -23 1 -12 8 -21 14 19
:codething>:benefit	0 19
:codething>:bid	6 -14 12 7 13 -15
:codething>:building	6 -14
:codething>:burden	4 16 6 -19 8 16 10 -8 11 7 13 10 14 -12
:codething>:childless	1 45 8 -9
:codething>:clocktime	1 -8 5 -23 6 -37 7 -13 8 -19 11 19
:codething>:codething	5 -17 6 -23 7 10 8 48
:codething>:condition	8 -14 12 14 14 9
:codething>:consent	6 9 7 17
:codething>:councilpay	0 18 13 -9
:codething>:deadline	8 -18 9 10
:codething>:demand	0 -8 6 20 8 11
:codething>:demanding	0 7 3 -25 4 -16 5 14
:codething>:denying	0 -22
:codething>:deterring	2 -30 5 -15 6 -24
:codething>:disability	2 17 8 18
:codething>:disclaimer	7 -30 8 -24
:codething>:dislike	3 9 5 15 8 -17
:codething>:everyone	2 15 4 16
:codething>:fairness	0 -11 4 27 8 12
:codething>:family	1 15
:codething>:fee	1 19 4 -12 5 -11 6 -12
:codething>:feething	2 -32 7 -13 8 -16 12 16
:codething>:fixed	4 -10 6 -7 12 7 13 -12
:codething>:forename	8 9
:codething>:healthword	8 37
:codething>:hiding	6 -45 7 -18 8 12
:codething>:holiday	1 -12 9 19 14 9
:codething>:income	0 -25 4 -15 13 -14
:codething>:jobless	0 12
:codething>:keything	7 10 8 17
:codething>:law	0 -16 7 -14
:codething>:lifeword	5 7 8 31
:codething>:longperiod	5 8 8 28 9 15
:codething>:losing	8 7
:codething>:money	0 -15 4 -14 5 12 7 -19
:codething>:nation	2 23
:codething>:nearby	7 -14 9 -16
:codething>:negation	2 -28 3 7 6 14 7 10 8 16 11 16
:codething>:neighbour	4 -10 6 -27
:codething>:newness	0 -7 3 13 5 -12 10 27 13 -15
:codething>:number	0 -29 1 -15 2 -9 4 -10 8 51 11 -56 14 -55
:codething>:offerdeal	2 12 8 -25
:codething>:onlyword	1 14 3 11 4 16 12 15
:codething>:openprice	0 9 1 20 3 -8 6 11 7 -9 8 -9 10 -14 12 7 13 -14
:codething>:opinion	0 13 5 21 7 -23 8 9 14 -31
:codething>:payer	0 19 8 -18
:codething>:paying	0 24 1 -8 4 -12 6 -18
:codething>:period	8 16 9 20 13 -9
:codething>:person	0 9 1 10 2 -14
:codething>:pet	3 10
:codething>:petpart	1 9
:codething>:phone	7 8 8 20
:codething>:photo	1 -21 3 13 4 17 5 8 6 -9 8 -16 11 14
:codething>:place	7 18
:codething>:politics	6 11 8 11
:codething>:preferring	6 -17
:codething>:promise	0 8 1 -22 3 10 7 47
:codething>:ranking	0 -14 5 -8 6 -7 8 21
:codething>:record	12 14
:codething>:refusing	7 16
:codething>:regretting	8 11
:codething>:rent	4 -11 5 -18
:codething>:return	0 -12 5 -29
:codething>:room	2 -31 4 9 6 -8
:codething>:rulesplace	7 -18 12 13
:codething>:scarcity	8 7
:codething>:seller	3 9 7 -15 13 13
:codething>:sex	2 13
:codething>:spelled	1 -12 2 -12 6 -14 9 -7 11 -10 14 12
:codething>:superlative	3 7 4 14 6 -11 12 24
:codething>:thing	4 8
:codething>:time	0 -15 2 -17 4 -23 5 -16 7 -24
:codething>:title	2 12 4 -7 6 -11 7 -18
:codething>:tribunalrent	8 18
:codething>:urgency	7 -11 8 -35
:codething>:utility	8 -10 12 13
:codething>:wanting	6 10 13 24
:codething>:welcoming	2 -29 5 -11 8 -13
:codething>:work	0 7 8 -14
:codething_:absence	1 15 2 -11 3 -14 6 -14 7 -21
:codething_:absolute	0 -16 1 -49 5 7 6 10 8 -8 12 -18 13 10
:codething_:accepting	0 24 2 16
:codething_:advance	5 7 7 -20 8 20 13 -19
:codething_:age	1 -8
:codething_:asking	2 9 4 9 14 11
:codething_:bid	1 -19 6 -14 8 13
:codething_:building	1 19 3 -35 8 -29 10 14 14 13
:codething_:burden	1 16 2 -44 3 -21 6 -8 7 -9 8 15 13 -9
:codething_:childless	1 46 6 -7 7 -8
:codething_:childthing	1 17
:codething_:clocktime	1 -33 2 -39 4 -9 5 9 8 -30 13 8 14 17
:codething_:codething	1 -9 5 -16 6 -18 7 12 8 44
:codething_:condition	1 25 2 -9 5 -30 7 -29 12 -11
:codething_:consent	7 11
:codething_:councilpay	0 25
:codething_:deadline	1 23 3 -31 4 -14 5 -10 7 -13 8 -52
:codething_:demand	4 24 8 23
:codething_:demanding	8 19 13 9
:codething_:denying	0 -21 3 13 8 -43 13 -11
:codething_:deterring	0 9 2 -16 3 -14 5 11 6 -10 9 -13 13 -15
:codething_:disability	2 20
:codething_:disclaimer	6 -22 7 -8 8 -21 11 9
:codething_:dislike	4 9 5 16
:codething_:everyone	1 -9 5 7 8 -9
:codething_:fairness	0 -13 1 -8 4 24 6 -14 8 19 11 9
:codething_:faith	2 16
:codething_:family	3 17
:codething_:fee	4 -13 6 -28
:codething_:feething	1 -24 3 -12 8 -14 12 8
:codething_:fixed	1 -25 3 -16 8 10
:codething_:healthword	1 -10 2 -21 6 -34 8 21
:codething_:hiding	6 -39
:codething_:holiday	1 -28 6 -11 9 33 14 7
:codething_:income	4 -21 13 -23
:codething_:jobless	12 7
:codething_:jobname	0 7
:codething_:keything	6 -19 8 35
:codething_:kin	1 -10 3 17
:codething_:law	3 -7
:codething_:lifeword	0 -11 2 -9 8 28
:codething_:longperiod	1 -20 8 24 9 14 13 30
:codething_:losing	1 -22 2 -28 5 -8 6 -7 7 -9 8 -13
:codething_:money	0 -8 4 -29 5 22 6 9 13 21
:codething_:nation	2 45
:codething_:nearby	1 -24 2 8 3 -13 4 7 6 -52 8 -20 9 -16
:codething_:negation	1 -8 3 37 5 11 12 15 13 -16 14 17
:codething_:neighbour	3 -7 4 -26 5 -12
:codething_:newness	2 -11 6 -29 8 -21 10 10 12 18 13 -30
:codething_:number	0 -31 1 15 2 -23 3 -30 8 22 12 -18 14 -44
:codething_:offerdeal	1 13 10 16
:codething_:online	13 8
:codething_:onlyword	1 16 3 11 4 7
:codething_:openprice	0 -41 1 15 8 -13 11 10 13 -9
:codething_:opinion	7 17 10 -9
:codething_:payer	0 28 2 16 3 9 4 13 7 10 12 9
:codething_:paying	0 7 4 -20 8 -8
:codething_:period	4 -42 5 10 6 -17 8 12 9 15 13 -21
:codething_:person	0 18 1 12 4 8 6 41 9 -21 12 7
:codething_:pet	3 20
:codething_:photo	1 -9 2 -15 8 -16 14 11
:codething_:place	2 14 6 -39
:codething_:politics	6 15 8 12
:codething_:preferring	3 9 7 15
:codething_:promise	1 -9 3 7 6 17 7 32 8 -32
:codething_:ranking	2 14 7 -15 8 31 13 -28 14 8
:codething_:record	8 -35
:codething_:refusing	1 20 2 -19 3 -7 8 -8
:codething_:regretting	8 10
:codething_:rent	4 -43 5 11 8 12 9 10 12 18
:codething_:return	4 -27 12 18 13 -11
:codething_:room	0 -23 1 -26 2 -24 5 -10 10 9
:codething_:rulesplace	5 -12 8 30
:codething_:safety	7 21
:codething_:scarcity	0 -12 4 10 6 20 13 -20
:codething_:seller	0 27 1 -23 2 10 4 20 8 -11 14 13
:codething_:sex	2 7 6 -10
:codething_:sexual	8 15
:codething_:spelled	1 9 2 -18 4 -20 5 8 7 -17 8 41 11 -17 13 9 14 13
:codething_:superlative	3 18 4 8 6 -9 7 8 12 26 13 -18
:codething_:thing	8 12 13 17
:codething_:time	8 22
:codething_:title	1 -19 4 -20 7 -23 8 14
:codething_:tribunalrent	8 17 12 8
:codething_:urgency	7 -16
:codething_:wanting	2 7 4 15 6 -11 8 9 11 19 13 -12
:codething_:welcoming	1 9
:codething_:work	0 22 6 -23 7 11 8 8 14 -15
:codething_:writeto	0 -9 2 -28 4 7 7 -18 11 -35 13 21 14 -7
:condition	0 10 1 23 4 19 6 13 7 -23 8 13 9 -64 10 -50 11 11 13 23
:condition ##	8 -17
:condition $	0 8 2 -23 3 -25 6 -24 11 21
:condition ,	11 17 13 9
:condition :absence	0 9 6 7
:condition :absolute	0 15 6 35 12 13
:condition :accepting	2 16
:condition :benefit	0 21
:condition :burden	3 13 5 -9 6 7
:condition :condition	6 7
:condition :deadline	10 -9
:condition :demand	4 7 6 -15
:condition :everyone	0 21 1 32 7 29 12 9
:condition :kin	1 16
:condition :longperiod	12 12
:condition :losing	4 14
:condition :nation	2 17
:condition :negation	4 -7 13 17
:condition :number	2 10 4 21 5 -8 6 -18 8 -11
:condition :onlyword	6 20
:condition :openprice	2 -18 4 9 7 -8 12 -8
:condition :opinion	4 11 7 -23 8 9 12 13
:condition :payer	7 -7 12 22
:condition :person	4 8 7 10
:condition :promise	3 10
:condition :scarcity	6 21
:condition :seller	0 13 1 -10 7 -22 12 15
:condition :spelled	4 12 6 -12 8 -12 11 8 13 12
:condition :time	5 7 8 -10 11 12
:condition :title	2 -42 3 22 8 25
:condition :urgency	6 7 10 12
:condition :utility	6 7
:condition a	3 10 12 -10
:condition after	6 13
:condition any	0 18 1 8
:condition breakfast	6 32
:condition by	3 -13
:condition every	3 7
:condition everybody	7 8
:condition he	3 10
:condition he's	8 15
:condition i	6 18
:condition i've	4 7
:condition in	6 18
:condition it	3 13 6 7 7 -42
:condition it's	2 10
:condition no	2 -7 13 15
:condition nobody	6 10
:condition none	2 11
:condition not	0 -11 6 -7
:condition of	1 10
:condition only	6 22
:condition she's	3 9
:condition so	1 17
:condition that	2 12
:condition the	0 10 1 14 2 18 3 -20 5 -10 7 -16 10 -9 11 -17 12 7 13 9
:condition then	11 13
:condition there	1 35 6 16 7 27
:condition there's	1 12
:condition they	1 -18 3 -22 6 -23
:condition this	6 7 7 -20 10 11
:condition to	4 12
:condition two	4 18
:condition we	12 23
:condition we'd	2 -17
:condition we're	4 7
:condition we've	6 -16
:condition you	1 -18 4 -11 5 15 7 -14
:condition you'd	14 17
:condition you're	6 8 8 -7
:condition you've	8 10
:condition your	2 14 3 -13 13 11
:condition>:absence	0 20 2 -31 3 -8 5 29 12 9
:condition>:absolute	0 16 1 8 5 8 6 16 12 17
:condition>:accepting	2 14 3 -20 4 -10 5 9
:condition>:advance	1 -10 6 -8 8 -14
:condition>:asking	3 -34 4 -11 5 -19 6 8
:condition>:benefit	0 30
:condition>:building	1 -7 6 -9
:condition>:burden	3 9 4 7 5 -34
:condition>:childless	1 18
:condition>:childthing	1 36
:condition>:clocktime	7 -20
:condition>:codething	3 10 6 14
:condition>:condition	0 -9
:condition>:councilpay	0 25 13 -21
:condition>:deadline	0 -17 2 -22 3 -29 8 8 9 -8 10 -11
:condition>:demand	4 11
:condition>:demanding	0 -11 1 10 4 -9 5 -38 14 8
:condition>:denying	1 9 6 30 7 -13
:condition>:deterring	0 13 3 -35 5 -27
:condition>:disability	0 -7 1 16
:condition>:disclaimer	3 21
:condition>:everyone	0 17 1 34 2 9 6 -17 7 23 12 8 13 -11
:condition>:fairness	3 -7
:condition>:feething	0 -28 6 -36 7 12 13 25
:condition>:healthword	8 11
:condition>:hiding	4 18 5 -7 7 -8
:condition>:jobless	0 26
:condition>:kin	1 11
:condition>:lifeword	8 22
:condition>:losing	6 12 13 -14
:condition>:money	0 18 5 10 13 10
:condition>:nation	2 26
:condition>:negation	1 -14 3 -7 13 12
:condition>:neighbour	2 14 7 19
:condition>:newness	13 15
:condition>:number	4 17 7 -10
:condition>:onlyword	0 -10 6 37
:condition>:openprice	1 -8 4 17 6 14 7 -30 8 -31 14 8
:condition>:opinion	0 9 2 -22 4 46 7 -43 8 15 12 16 13 -9 14 11
:condition>:payer	0 14 4 10 6 -10 12 20 13 -19
:condition>:paying	13 -24
:condition>:period	13 9
:condition>:person	1 13 4 16 5 -15 7 7
:condition>:pet	3 29
:condition>:petpart	3 26
:condition>:phone	2 10
:condition>:photo	11 13
:condition>:politics	2 36
:condition>:preferring	0 -7 2 -26 6 -10
:condition>:promise	6 -12 13 17
:condition>:ranking	4 12 13 7
:condition>:return	0 19
:condition>:room	1 8
:condition>:rulesplace	7 7
:condition>:safety	1 18
:condition>:scarcity	4 15 6 7 7 -8
:condition>:seller	0 16 4 21 6 16 7 -34 8 17 12 23 13 -16
:condition>:sex	1 19
:condition>:sexual	8 9
:condition>:source	0 7
:condition>:spelled	3 9 4 9 5 -21 13 33 14 -7
:condition>:superlative	7 15
:condition>:thing	8 18
:condition>:time	11 23
:condition>:title	1 8 2 -19 3 18 8 13
:condition>:urgency	6 29 10 11
:condition>:wanting	0 -22 4 -17 5 -37 7 -16 8 24
:condition>:welcoming	2 -19
:condition>:work	0 27 6 -7 8 -13 13 22
:condition>:writeto	11 7
:condition_:absence	2 -30 4 -14 5 25 7 -26 12 7
:condition_:absolute	1 12 2 7 4 14
:condition_:accepting	3 -28 4 -13 13 -16
:condition_:advance	1 -35 4 21 5 -13 8 -24
:condition_:age	2 28 3 13 8 -12
:condition_:asking	3 -48 4 -21 5 -7 7 -18 13 -12
:condition_:benefit	0 38 1 -27 2 -15 6 -10 13 13
:condition_:bid	1 11 2 18 4 18 13 -33
:condition_:building	7 8
:condition_:burden	0 35 2 10 3 -9 4 13 5 -33 6 -10 14 -8
:condition_:child	1 15 2 -14 4 -9 5 -13
:condition_:childless	1 27
:condition_:childthing	1 37
:condition_:clocktime	1 24 9 -10 12 -14
:condition_:codething	1 19 3 7 6 8 7 17 11 -25 13 9 14 8
:condition_:condition	3 -20
:condition_:consent	7 -17
:condition_:councilpay	0 31
:condition_:deadline	1 14 4 13 5 -7 6 17 7 13 8 15 12 -8 14 8
:condition_:demand	6 15
:condition_:demanding	3 -18 5 -23 11 -16 14 19
:condition_:denying	2 -22 6 11
:condition_:deterring	0 26 5 -14 6 -16 8 8
:condition_:disability	1 12 8 10
:condition_:disclaimer	0 13 3 18
:condition_:dislike	2 9
:condition_:everyone	3 -13
:condition_:fairness	3 -33 6 7 13 -18
:condition_:family	1 -17 2 7 6 17 8 7
:condition_:fee	6 11
:condition_:feething	0 -29 6 -40 8 -13 12 -13 13 26
:condition_:fixed	5 -14 12 -22
:condition_:healthword	8 21
:condition_:hiding	1 16 4 8 5 -15 7 -13
:condition_:holiday	1 12
:condition_:income	0 -13 2 -10 13 31
:condition_:jobless	0 23
:condition_:lifeword	0 -22 1 -13 3 -9 5 -8 6 -33 8 23
:condition_:longperiod	12 -11
:condition_:losing	3 -18 5 8 7 -33
:condition_:money	0 21 13 13
:condition_:nation	2 9
:condition_:nearby	4 9 11 10
:condition_:negation	1 -9 3 30 13 15
:condition_:neighbour	1 27 2 8 8 8
:condition_:newness	1 -23 6 18
:condition_:number	5 -25
:condition_:online	14 7
:condition_:onlyword	6 8 8 8
:condition_:openprice	0 11 2 28 3 -9 4 -10 7 -18 8 7 10 -11 14 9
:condition_:opinion	0 21 4 13 7 -35 8 26
:condition_:origin	2 30
:condition_:payer	0 34 3 9 12 -7
:condition_:paying	0 9 4 16 7 -7
:condition_:period	1 12 13 16
:condition_:person	1 16 4 8 5 -10 6 -10
:condition_:pet	1 -39 3 29 5 18
:condition_:petpart	3 9
:condition_:phone	2 20
:condition_:photo	7 10 13 13
:condition_:place	2 26 7 20
:condition_:politics	2 15
:condition_:preferring	1 -11 2 -31 6 -14 7 8 14 7
:condition_:promise	3 9 13 8
:condition_:ranking	0 -14 3 10 4 29 8 -14 13 20
:condition_:refusing	0 -15 6 -33
:condition_:rent	0 23 5 7
:condition_:return	0 35
:condition_:room	1 8 6 -19
:condition_:safety	1 16
:condition_:scarcity	4 31
:condition_:school	1 9
:condition_:seller	0 14 3 26 7 -31 11 -8
:condition_:sex	1 7 2 29
:condition_:sexual	8 20
:condition_:spelled	2 -34 3 21 5 -38 13 24
:condition_:superlative	7 23 13 -9
:condition_:thing	2 -7 8 8
:condition_:time	2 -15 6 10
:condition_:title	1 15 5 12 6 21
:condition_:tribunalrent	12 -8
:condition_:urgency	6 13
:condition_:utility	0 19
:condition_:wanting	0 -10 3 -11 4 15 5 -43 6 -27 8 14 11 -17 12 11
:condition_:welcoming	0 -12 3 19 6 -29 13 12
:condition_:work	5 -7 12 -7 13 19
:condition_:writeto	1 8 2 10 7 -7 11 13
:consent	1 -11 2 -42 3 -73 4 -35 5 -15 6 -13 7 37 8 -23 11 -31 12 16 13 -31 14 -25
:consent #	6 16
:consent $	0 -7 1 19 3 -26 5 -17 6 -49 7 12 8 -11 13 -14
:consent ,	1 -21 6 -33 7 35
:consent :codething	7 17
:consent :consent	7 8
:consent :everyone	7 15
:consent :negation	7 29
:consent :number	6 14
:consent :openprice	0 -27 12 13 13 21
:consent :opinion	12 13 13 22
:consent :payer	5 20
:consent :person	0 7
:consent :promise	7 14
:consent :ranking	0 7
:consent :room	2 12
:consent :seller	5 21
:consent :utility	0 -36
:consent as	7 9
:consent conversion	7 11
:consent for	7 46
:consent is	7 17
:consent isn't	7 9
:consent our	5 14
:consent tax	0 -36
:consent tenants	0 7
:consent the	1 10 6 16 8 16 14 -13
:consent this	6 -29
:consent to	12 14 13 23
:consent will	7 11
:consent your	6 8
:consent>:absolute	7 11
:consent>:codething	7 27 8 -7
:consent>:consent	0 -14 6 -18 7 25
:consent>:deadline	7 -14 8 -11
:consent>:deterring	6 -7
:consent>:everyone	7 25
:consent>:fixed	12 18
:consent>:hiding	0 8
:consent>:keything	6 25
:consent>:lifeword	8 13
:consent>:negation	1 -17 7 27
:consent>:neighbour	6 23
:consent>:offerdeal	14 10
:consent>:online	0 -12 2 -8 4 -12 6 -33 7 -14 14 -38
:consent>:openprice	12 12 13 20
:consent>:opinion	12 13 13 21
:consent>:payer	5 19 7 -14
:consent>:person	0 7 7 13
:consent>:promise	7 26
:consent>:room	0 13 1 20 6 32 7 9 8 22 10 10
:consent>:rulesplace	0 8 7 9
:consent>:seller	5 20
:consent>:spelled	1 -9 6 -23
:consent>:utility	0 -44 4 -7
:consent_:asking	7 29
:consent_:building	7 8
:consent_:clocktime	8 -19
:consent_:codething	6 9 7 27
:consent_:condition	0 9
:consent_:consent	0 -21 6 -16 7 37
:consent_:deadline	6 9 7 -13 8 -13 13 12
:consent_:fixed	12 20
:consent_:keything	6 25
:consent_:lifeword	8 13
:consent_:longperiod	13 -7
:consent_:money	6 8
:consent_:negation	2 -15 7 20
:consent_:neighbour	6 23
:consent_:number	8 -13 14 -20
:consent_:online	2 -10 4 -12 6 -34 14 -39
:consent_:onlyword	6 11 7 11
:consent_:openprice	8 -12
:consent_:opinion	7 17
:consent_:payer	7 16
:consent_:period	12 15
:consent_:person	7 11
:consent_:phone	7 9
:consent_:place	0 -8
:consent_:politics	7 11
:consent_:promise	6 -8 7 52
:consent_:record	7 -31
:consent_:rent	0 17 6 8
:consent_:return	0 14 6 20
:consent_:room	0 8 1 33 6 26 8 30
:consent_:rulesplace	0 7
:consent_:safety	7 10
:consent_:seller	0 21 7 10
:consent_:sex	2 7
:consent_:spelled	7 28
:consent_:superlative	7 11
:councilpay	0 81 1 -43 2 -34 3 -115 4 -44 5 -24 6 -66 7 -11 8 -60 9 -70 10 -64 11 -45 12 -12 14 -14
:councilpay $	0 20 2 -11 4 -29 7 -42
:councilpay :councilpay	0 12 7 -7
:councilpay :deadline	13 13
:councilpay :demanding	13 10
:councilpay :income	13 -22
:councilpay :jobless	0 11
:councilpay :longperiod	13 12
:councilpay :negation	7 8
:councilpay :openprice	0 17
:councilpay :opinion	0 7
:councilpay :paying	0 20 7 -9
:councilpay :period	13 -11
:councilpay :person	0 25
:councilpay :promise	1 9
:councilpay :ranking	0 11
:councilpay :refusing	7 19
:councilpay :school	7 9
:councilpay :spelled	0 -16 13 -9
:councilpay :title	8 7
:councilpay :utility	0 -38 13 -14
:councilpay association	7 7
:councilpay authority	0 13
:councilpay benefit	0 -13
:councilpay by	13 -11
:councilpay for	0 -8
:councilpay four	13 -21
:councilpay from	0 9
:councilpay funded	0 9
:councilpay help	0 16
:councilpay his	8 7
:councilpay in	13 16
:councilpay monthly	13 -17
:councilpay office	0 7
:councilpay tax	0 -36
:councilpay tenants	0 34
:councilpay the	0 -20 4 16 13 7
:councilpay will	1 9
:councilpay would	7 7
:councilpay your	0 21 2 14
:councilpay>:absence	0 12
:councilpay>:absolute	13 17
:councilpay>:advance	0 12 13 18
:councilpay>:bid	4 11
:councilpay>:codething	0 -13
:councilpay>:councilpay	0 27 7 -13
:councilpay>:deadline	13 10
:councilpay>:demanding	13 7
:councilpay>:fixed	13 16
:councilpay>:hiding	0 10
:councilpay>:income	13 -22
:councilpay>:jobless	0 17
:councilpay>:lifeword	0 25
:councilpay>:longperiod	13 23
:councilpay>:losing	0 14
:councilpay>:money	5 12
:councilpay>:negation	0 9
:councilpay>:newness	13 15
:councilpay>:number	0 -24
:councilpay>:openprice	0 15 5 -17
:councilpay>:opinion	0 22 5 -20 13 -29
:councilpay>:origin	2 16
:councilpay>:payer	0 14 7 -13 13 -18
:councilpay>:paying	0 26 7 -10
:councilpay>:period	0 -10
:councilpay>:person	0 27
:councilpay>:promise	1 9
:councilpay>:ranking	0 20 13 17
:councilpay>:refusing	7 19
:councilpay>:rent	4 9 13 -12
:councilpay>:return	0 8 4 8 13 -13
:councilpay>:scarcity	0 21
:councilpay>:school	7 9
:councilpay>:seller	0 10
:councilpay>:superlative	4 8
:councilpay>:title	8 7
:councilpay>:utility	0 -14 4 -7 5 -20 13 -17
:councilpay>:work	0 9
:councilpay>:writeto	0 -8 13 -19
:councilpay_:absence	0 19
:councilpay_:advance	13 21
:councilpay_:asking	7 24
:councilpay_:benefit	0 -7
:councilpay_:building	1 10
:councilpay_:deadline	13 22
:councilpay_:demand	0 -23
:councilpay_:demanding	0 30 13 22
:councilpay_:deterring	0 19
:councilpay_:faith	2 16
:councilpay_:feething	0 -21 5 10
:councilpay_:fixed	13 21
:councilpay_:income	0 31
:councilpay_:longperiod	0 -14 13 7
:councilpay_:losing	0 16
:councilpay_:money	5 25
:councilpay_:nearby	0 -26
:councilpay_:negation	0 37 7 14
:councilpay_:newness	0 -9 13 22
:councilpay_:number	0 -28 2 -8 13 11
:councilpay_:online	13 -10
:councilpay_:opinion	0 37
:councilpay_:origin	2 8
:councilpay_:payer	0 7 13 -30
:councilpay_:paying	0 47
:councilpay_:period	0 -29 13 15
:councilpay_:person	0 15
:councilpay_:place	0 -9
:councilpay_:ranking	0 12 13 28
:councilpay_:record	0 -25 7 -18
:councilpay_:refusing	1 8
:councilpay_:return	0 23
:councilpay_:room	0 -15
:councilpay_:scarcity	0 22
:councilpay_:seller	0 18 13 -15
:councilpay_:spelled	0 13 7 8 13 10
:councilpay_:time	0 20
:councilpay_:title	0 10
:councilpay_:utility	5 -9
:councilpay_:wanting	0 22
:councilpay_:welcoming	0 -8
:councilpay_:writeto	5 -7 13 -13
:deadline	0 -41 1 -26 2 -39 3 -21 4 16 5 8 6 46 7 -44 9 43 12 14 13 30 14 -30
:deadline #	4 8 6 -15
:deadline ##	4 -13 7 -28 8 -52 11 -21
:deadline $	0 -45 1 -48 2 -30 3 -48 5 -15 6 13 7 -8 9 12 11 -29 12 24 13 -7
:deadline ,	0 -54 2 -14 3 9 4 -21 5 -10 6 14 7 -7 9 18 11 -12 12 -21 13 19
:deadline :absence	2 -9
:deadline :absolute	4 -16 6 26
:deadline :accepting	4 12 6 -28 9 10 12 8
:deadline :advance	12 -22 13 33
:deadline :asking	6 -7 12 8
:deadline :bid	13 24
:deadline :building	8 16
:deadline :burden	0 -13 2 -43 6 12 8 -9 11 -22
:deadline :child	1 -11
:deadline :clocktime	0 -33 2 -40 3 -12 6 8 7 -8 8 11 12 8
:deadline :consent	12 7
:deadline :deadline	1 -28 2 -54 3 -19 4 8 5 -17 6 37 8 23 10 14
:deadline :demanding	0 10 6 18 8 16
:deadline :deterring	4 10 6 -12 8 -18 9 12
:deadline :faith	6 12
:deadline :fee	5 8
:deadline :feething	5 9 6 -25 13 18
:deadline :fixed	6 25 8 -12
:deadline :healthword	6 8
:deadline :income	13 16
:deadline :keything	13 9
:deadline :losing	6 15
:deadline :negation	11 27 13 -16
:deadline :newness	10 17
:deadline :number	0 -24 1 -24 5 -49 6 -94 7 -60 8 -8 9 -37 10 -9 11 -7 12 -12 13 -19
:deadline :offerdeal	6 13
:deadline :onlyword	6 19
:deadline :openprice	0 15 4 -9 7 -11 9 35 10 -32 11 11 13 -9 14 -9
:deadline :opinion	0 8 1 -8 6 -32 9 33 10 -17 12 12
:deadline :payer	1 10 5 25 13 11
:deadline :paying	5 21
:deadline :period	13 18
:deadline :photo	6 10
:deadline :preferring	4 23
:deadline :promise	7 20
:deadline :ranking	5 -8
:deadline :refusing	6 -7 8 9
:deadline :rent	5 -7
:deadline :return	5 -7
:deadline :room	6 -13
:deadline :scarcity	6 27
:deadline :seller	0 11 1 7 2 -28 5 9
:deadline :spelled	0 -19 1 -32 7 -22 8 17 13 -25
:deadline :time	6 -16 10 24
:deadline :urgency	4 -22 10 24
:deadline :wanting	6 11
:deadline :welcoming	1 15 6 8
:deadline :writeto	5 9
:deadline a	1 10 14 8
:deadline and	1 -8 4 13 6 19 7 24 8 26 13 38
:deadline as	4 11
:deadline at	6 12 13 -8 14 -8
:deadline be	6 -13 8 -31 14 19
:deadline breakfast	8 14
:deadline by	2 -8 4 11 6 -8
:deadline children	1 -19
:deadline come	1 16 6 10
:deadline date	6 -10
:deadline easter	12 14
:deadline find	0 7
:deadline first	6 8
:deadline for	0 20 2 17 5 -19 9 16 10 23 12 8
:deadline from	4 -27
:deadline front	6 -11 12 -7 13 17
:deadline go	12 7
:deadline has	6 10
:deadline in	4 7 6 -8 8 -18 9 23 10 -14 13 -17
:deadline it'll	6 7
:deadline it's	6 34
:deadline keys	13 11
:deadline let	12 12
:deadline night	6 13
:deadline noon	6 -17 8 21
:deadline not	2 -23 11 22
:deadline now	10 11
:deadline of	7 -11 8 -11 14 -12
:deadline off	8 17
:deadline on	4 18
:deadline one	8 8
:deadline only	6 24
:deadline or	6 19
:deadline others	2 12
:deadline our	0 11
:deadline out	6 -14
:deadline plan	6 8
:deadline rent	5 -7
:deadline secures	4 11
:deadline so	8 7
:deadline somebody	6 12
:deadline supper	6 10
:deadline the	0 15 2 16 3 18 5 26 6 30 7 -20 9 -31 11 25 12 10 13 27 14 -11
:deadline they	0 12
:deadline this	6 18
:deadline to	1 -60 5 -12 6 -26 9 35 12 17
:deadline today	6 -7 10 8
:deadline up	6 31
:deadline vary	11 14
:deadline we	1 16
:deadline we'd	3 16
:deadline when	6 7 8 8
:deadline will	7 21
:deadline wish	4 12
:deadline with	5 8 6 17 12 9
:deadline would	1 15
:deadline you	1 8 3 13 4 -28 5 23 6 -7 7 -7 8 -52
:deadline>:absence	0 9 2 -35 9 13
:deadline>:absolute	2 -9 4 -23 6 46 7 7 11 -7
:deadline>:accepting	4 7 7 -11 10 9 11 15
:deadline>:advance	6 -11
:deadline>:age	6 9
:deadline>:asking	3 9 6 7
:deadline>:bid	13 24
:deadline>:building	1 12 7 -21 8 28
:deadline>:burden	0 -17 2 -64 6 18 8 -23 10 -14
:deadline>:child	1 -15
:deadline>:clocktime	0 -32 2 -30 3 -44 6 19 11 -21 12 14 13 21
:deadline>:codething	2 17 7 -18 8 9 10 10 13 -8
:deadline>:condition	0 -17 12 -23 13 19
:deadline>:consent	12 17
:deadline>:deadline	1 -14 3 -9 5 -68 6 41 7 -39 11 -12 12 17 13 10
:deadline>:demand	0 10 1 12 4 24
:deadline>:demanding	0 11 2 7 3 11 6 20 7 -11 13 -8
:deadline>:deterring	3 16 4 7 5 13 6 -9 8 -40 9 21 10 -9
:deadline>:fairness	1 9
:deadline>:faith	2 14 6 7
:deadline>:fee	5 19
:deadline>:feething	5 22 6 -28 8 -11 12 -22
:deadline>:fixed	0 -43 1 -12 6 30 9 -9
:deadline>:healthword	6 8
:deadline>:income	4 -15 13 15
:deadline>:jobless	5 -9
:deadline>:keything	3 12 13 8
:deadline>:longperiod	8 11
:deadline>:losing	6 33
:deadline>:money	4 -16 5 7 6 9
:deadline>:nearby	2 10 5 11 10 -42
:deadline>:negation	0 15 1 9 2 -11 7 21 8 30 9 -9 11 35 13 -17 14 8
:deadline>:newness	2 -22 4 13 5 8 6 13 10 36 13 -29
:deadline>:number	0 -63 1 -59 3 -15 5 -15 7 -31 8 -8 9 -7 10 -11 11 -15
:deadline>:offerdeal	10 16
:deadline>:online	5 17
:deadline>:onlyword	1 12 2 -13 6 21
:deadline>:openprice	0 8 2 13 5 -7 6 16 9 35 10 -53 11 10 13 -14 14 -17
:deadline>:opinion	3 -11 4 8 6 -9 9 34 12 8
:deadline>:payer	0 10 1 23 5 11 6 7 7 -20 12 -17
:deadline>:paying	0 19 4 -21 5 14 6 9
:deadline>:period	1 8 4 -24 6 9 9 20 12 11 13 18
:deadline>:person	2 14 6 23 13 12
:deadline>:pet	3 12
:deadline>:photo	6 22
:deadline>:place	2 15 5 12 6 -27 7 -48 10 -36
:deadline>:preferring	4 23
:deadline>:promise	6 7 7 44
:deadline>:ranking	5 -10
:deadline>:regretting	6 7
:deadline>:rent	4 17 5 -10 6 -10
:deadline>:return	4 16 6 -8 10 -16
:deadline>:room	2 -9 5 -11 6 -28
:deadline>:scarcity	6 12 13 -15
:deadline>:seller	1 20 4 29 6 26 7 -31 8 9
:deadline>:spelled	0 -14 1 -9 4 11 8 14
:deadline>:thing	0 14 6 20 8 -7
:deadline>:time	7 -20 10 24
:deadline>:title	8 13
:deadline>:tribunalrent	5 16 9 -16 10 -20
:deadline>:urgency	2 -7 4 -31 6 22 7 -12 8 -16 10 13
:deadline>:utility	1 9 5 16
:deadline>:wanting	2 -15
:deadline>:welcoming	0 -7
:deadline>:writeto	3 -8 8 -38
:deadline_:absence	0 20 1 -23 2 -30 6 18 8 16 13 11
:deadline_:absolute	5 13 6 25 8 35
:deadline_:accepting	0 18 2 -27 6 11 7 -35 13 -18
:deadline_:advance	1 -19 2 -47 13 -16
:deadline_:age	0 -8 6 8 8 -10 11 12
:deadline_:asking	3 15 7 -12
:deadline_:benefit	2 9
:deadline_:bid	4 34 6 21 7 14
:deadline_:building	1 23 5 13 7 -14 8 13 11 8
:deadline_:burden	5 27 9 12 11 10
:deadline_:child	4 9
:deadline_:childless	6 9
:deadline_:childthing	1 12 2 7
:deadline_:clocktime	2 -45 3 -55 5 -11 9 13 12 9 13 16 14 -30
:deadline_:codething	7 -23 8 32 10 7 11 -11
:deadline_:condition	2 -35 4 -7 7 -27 13 23
:deadline_:consent	2 22 12 9
:deadline_:deadline	0 -7 4 -16 5 -30 6 28 7 -7 8 -13 9 42 10 -26 12 15 13 20 14 -28
:deadline_:demand	0 27 4 26
:deadline_:demanding	0 -7 3 11 4 -23 6 11 13 13
:deadline_:denying	1 -13 8 12 11 13
:deadline_:deterring	3 20 4 12 5 18 9 12 11 11
:deadline_:disability	8 8
:deadline_:disclaimer	4 8 8 -7
:deadline_:dislike	4 13 8 9
:deadline_:everyone	0 18 4 22 12 14
:deadline_:fairness	1 7 7 11
:deadline_:faith	2 7 6 15 9 7
:deadline_:fee	1 7 5 17
:deadline_:feething	2 -39 4 19 8 -11 10 -14 12 -17 13 -13
:deadline_:fixed	0 -38 6 12 7 -18 8 12 9 -8 13 7
:deadline_:healthword	8 9
:deadline_:hiding	6 -8 13 15
:deadline_:income	5 17
:deadline_:keything	3 10 6 -26
:deadline_:longperiod	0 -18 8 11 12 8
:deadline_:losing	6 18
:deadline_:money	5 39 6 34
:deadline_:nation	2 7
:deadline_:nearby	2 8 5 13 8 -17 10 -19
:deadline_:negation	2 -19 3 8 4 22 6 17 7 10 8 48 12 20 14 7
:deadline_:neighbour	2 10 3 13 5 8 6 -61
:deadline_:newness	6 17 8 -7 10 14 13 -23
:deadline_:number	0 -22 1 -7 6 12 8 -14 9 7 11 -25 12 19 13 -11
:deadline_:offerdeal	10 14
:deadline_:online	4 7 5 8 6 19
:deadline_:onlyword	6 14 7 -7 8 11
:deadline_:openprice	0 21 4 9 5 -14 8 9 12 22
:deadline_:opinion	0 25 1 9 3 -18 6 23 13 -13
:deadline_:payer	0 17 5 23 6 25
:deadline_:paying	1 -7 6 13 7 10 13 20
:deadline_:period	4 -36 6 37 12 15 13 -10
:deadline_:person	1 -24 2 15 7 15 9 8 11 8 13 23
:deadline_:pet	3 35
:deadline_:phone	14 18
:deadline_:photo	5 23 11 31
:deadline_:place	1 11 2 14 3 9 5 11 6 -40 7 -7 10 -15
:deadline_:preferring	4 14
:deadline_:promise	0 -19 4 12 7 10 8 26
:deadline_:ranking	2 -41 6 17 12 14 13 -42
:deadline_:record	2 10
:deadline_:refusing	0 14 4 26
:deadline_:rent	4 21 5 -8 6 9 7 -14 10 11
:deadline_:return	4 24 8 -14
:deadline_:room	4 -16 5 -8 6 -15 9 18 11 12
:deadline_:rulesplace	2 -8 8 -12
:deadline_:scarcity	8 10
:deadline_:seller	4 7 5 20 6 25 12 7 13 -22 14 -18
:deadline_:sex	2 17
:deadline_:spelled	1 16 3 24 4 19 6 20 9 16 11 -14 12 13 13 7
:deadline_:superlative	4 14
:deadline_:thing	0 14
:deadline_:time	6 10 7 -29 8 -20
:deadline_:title	2 -16 6 16 8 12
:deadline_:tribunalrent	5 20 6 -30 12 15
:deadline_:urgency	0 -22 4 -8 6 32 7 -13 10 -13
:deadline_:utility	5 8
:deadline_:wanting	1 -7 2 -44 4 -17
:deadline_:welcoming	1 -10 2 -17 5 -11
:deadline_:work	0 15 13 16
:deadline_:writeto	4 25 8 -11
:demand	0 22 1 8 3 -12 4 38 5 -13 6 94 8 -15 9 -40 10 -26 11 -33 12 -72 13 -54 14 -12
:demand $	0 27 1 -7 4 35 6 31 7 -23 8 13 11 10 13 -14 14 -25
:demand ,	2 8 3 15 7 -29 8 12 14 13
:demand :absolute	6 -7
:demand :accepting	4 11
:demand :advance	4 8
:demand :bid	1 -15 6 14
:demand :burden	1 -8 7 26
:demand :child	1 22
:demand :childless	1 -23 6 20
:demand :clocktime	0 -9 2 24 8 -9
:demand :codething	2 -8 6 19
:demand :condition	0 9 1 10 3 8 6 29
:demand :deadline	10 7
:demand :demand	6 7
:demand :demanding	4 14 6 21
:demand :deterring	7 10
:demand :everyone	4 7
:demand :fairness	4 19
:demand :feething	4 14
:demand :holiday	6 14
:demand :losing	2 18
:demand :negation	1 10
:demand :number	6 8
:demand :onlyword	0 -9
:demand :openprice	0 -8 2 21 5 -15 6 -14
:demand :opinion	6 -7
:demand :phone	2 11
:demand :ranking	4 10 6 -14
:demand :scarcity	6 9
:demand :source	6 22
:demand :spelled	6 14
:demand :time	8 21
:demand :title	0 23 2 -15 4 -21 5 17 8 -7
:demand :wanting	2 -15 6 31
:demand :welcoming	1 10 6 -11 8 7
:demand :writeto	4 12
:demand a	4 -27
:demand already	6 10
:demand and	0 -14
:demand are	2 -11 6 44 8 -8
:demand as	7 11
:demand considered	4 8
:demand days	6 -9
:demand demand	6 13
:demand else	2 9
:demand essential	6 7
:demand expected	6 10
:demand for	6 16 7 -15 8 -17
:demand from	2 29
:demand get	4 15
:demand has	6 16
:demand if	3 7
:demand in	2 -7 6 22 7 9 8 -12 9 -8
:demand is	2 -7 6 20
:demand left	6 12
:demand like	2 8
:demand list	6 -18
:demand not	2 12
:demand of	2 -11 4 -16 6 7
:demand off	10 9
:demand on	7 11
:demand one	6 10
:demand over	1 -9 6 22
:demand please	8 10
:demand recommended	6 8
:demand says	7 8
:demand since	6 22
:demand that	6 7
:demand to	6 -13
:demand tub	6 -12
:demand wants	6 9
:demand when	1 10
:demand who	0 23 2 -14 4 -15 5 17 6 -32
:demand who've	1 11
:demand will	7 -15
:demand with	1 -9
:demand without	1 15
:demand>:absence	6 25 8 -24
:demand>:absolute	3 -29 6 -8 7 10 8 -18
:demand>:accepting	4 9
:demand>:advance	2 14 6 13
:demand>:bid	0 10 1 -23 6 13
:demand>:building	6 22
:demand>:burden	1 -10 4 -9 5 -13 6 -8 7 26 13 -10
:demand>:child	1 27
:demand>:childless	6 13
:demand>:clocktime	0 -13 2 11 7 -30 8 -27 9 -12
:demand>:codething	2 -16 6 28 8 22
:demand>:condition	1 8 6 31
:demand>:deadline	6 11 8 -7
:demand>:demand	2 -30 6 48
:demand>:demanding	4 13 6 21 13 -8
:demand>:denying	7 14
:demand>:deterring	6 -10 7 8 8 -10
:demand>:disability	0 -10 2 10
:demand>:everyone	4 12 8 -8
:demand>:fairness	2 -15 4 18 6 -10
:demand>:feething	4 11
:demand>:holiday	6 7
:demand>:jobless	0 -30
:demand>:lifeword	7 11
:demand>:losing	2 16 6 7
:demand>:money	5 22
:demand>:nearby	6 28
:demand>:negation	3 7 4 -7
:demand>:newness	2 13 6 9 7 10
:demand>:number	6 36 8 -11
:demand>:onlyword	0 -11
:demand>:openprice	0 -24 2 11 4 20
:demand>:opinion	0 -30
:demand>:payer	3 16
:demand>:person	2 -26 6 24
:demand>:phone	2 9 6 9 14 11
:demand>:place	7 12
:demand>:ranking	0 18 1 9 2 24 4 7 6 7
:demand>:room	6 9
:demand>:scarcity	7 10
:demand>:seller	1 19 2 18
:demand>:source	6 23
:demand>:spelled	6 32 7 -13
:demand>:time	8 19
:demand>:title	0 22 2 -19 4 -26 5 16 8 -16
:demand>:wanting	1 -11 6 28
:demand>:welcoming	1 8 2 10 6 -34
:demand>:work	0 21 6 -8 7 8
:demand>:writeto	4 19
:demand_:absence	0 9 8 -14
:demand_:absolute	0 11 2 -27 3 -16 6 16 8 -8
:demand_:accepting	0 -27 6 -36
:demand_:advance	0 19 8 10
:demand_:asking	2 -30
:demand_:bid	0 12 2 8 4 12
:demand_:building	8 -10
:demand_:burden	2 -17 4 -12 6 -17
:demand_:child	1 18
:demand_:clocktime	1 -7 6 -13 7 -35 9 -30
:demand_:codething	6 9 10 10 13 -23
:demand_:deadline	2 7 4 8 5 -19 7 -9
:demand_:demand	0 -46 6 41
:demand_:demanding	6 9
:demand_:denying	1 15 6 7
:demand_:deterring	2 17 6 -13
:demand_:disability	2 7
:demand_:disclaimer	8 7
:demand_:everyone	7 -10
:demand_:fairness	0 -8
:demand_:fee	2 18 6 -19
:demand_:feething	1 -7 5 -25
:demand_:fixed	6 -11
:demand_:healthword	2 8
:demand_:hiding	2 24
:demand_:income	0 22 2 -9 6 -19
:demand_:keything	8 9
:demand_:longperiod	13 -23
:demand_:losing	6 7
:demand_:money	4 23 5 17 6 -31
:demand_:nation	2 11
:demand_:nearby	6 31 7 17
:demand_:negation	2 -16 4 -10
:demand_:neighbour	6 21 8 -15
:demand_:newness	4 8 8 8 10 7
:demand_:number	0 -38 2 -15 6 18 7 -19 8 -20 12 -11
:demand_:offerdeal	2 19 6 -7
:demand_:online	6 -7
:demand_:openprice	0 -12 2 10 4 9 6 22 8 -34
:demand_:opinion	0 -9 1 -9 2 -27 3 12 6 31 8 -19
:demand_:origin	2 18
:demand_:payer	4 -24 5 9
:demand_:paying	0 15
:demand_:period	6 7
:demand_:person	0 -13 2 8 4 -18 6 26
:demand_:pet	3 21
:demand_:phone	6 9 14 15
:demand_:place	6 12 7 16
:demand_:politics	6 17
:demand_:promise	1 -11 2 22 6 -16
:demand_:ranking	2 16
:demand_:refusing	6 14
:demand_:rent	4 -7 13 -7
:demand_:return	0 14 4 -16 7 16 13 -13
:demand_:room	6 10
:demand_:rulesplace	6 11
:demand_:seller	2 16 3 12 6 12
:demand_:source	0 16 6 9
:demand_:spelled	2 7 6 10 7 -21 8 -51
:demand_:time	6 17
:demand_:title	0 12 6 7
:demand_:tribunalrent	13 -17
:demand_:urgency	13 11
:demand_:wanting	0 -7 2 12 6 10
:demand_:welcoming	6 -21
:demand_:work	0 24 2 -16 7 7
:demanding	0 42 1 16 2 30 3 -25 4 -29 5 48 6 16 7 -79 8 -20 9 -25 11 -16 12 -35 13 24 14 -31
:demanding $	0 -16 1 18 2 7 3 -42 5 13 7 -27 8 -7 9 -12 10 13 12 7 14 -21
:demanding ,	0 12 1 11 2 29 5 10 6 -21 13 -8
:demanding :absolute	0 19 13 10
:demanding :accepting	0 9
:demanding :advance	12 -24 13 35
:demanding :age	5 7
:demanding :burden	0 7 3 9 4 -25 5 7 7 -15 8 -18 14 8
:demanding :clocktime	6 -12 8 22
:demanding :condition	0 13 1 7 2 -20 3 8 5 -13
:demanding :deadline	3 -7 6 -7 8 16
:demanding :demand	13 11
:demanding :demanding	1 -8 6 13
:demanding :denying	13 -18
:demanding :deterring	1 -27 4 -40 5 13 6 8 14 18
:demanding :disability	2 8
:demanding :everyone	1 -15 7 15 13 7
:demanding :fee	5 7
:demanding :feething	5 19 13 19
:demanding :income	13 -38
:demanding :jobname	0 7
:demanding :keything	13 11
:demanding :lifeword	0 17
:demanding :longperiod	13 15
:demanding :losing	2 10
:demanding :money	4 -9 5 -9
:demanding :negation	0 -31 2 14
:demanding :newness	1 -7 3 -11 10 12
:demanding :number	4 16 6 -24 8 -12
:demanding :onlyword	1 -11 13 12
:demanding :openprice	7 -8 9 15 11 -13 12 -10 14 -11
:demanding :opinion	0 -8 5 11 7 -11 9 13 11 -8 12 -34 14 -14
:demanding :payer	4 -13 5 9
:demanding :person	7 23
:demanding :pet	3 18
:demanding :ranking	3 -16 13 9
:demanding :rent	4 11
:demanding :return	4 11
:demanding :seller	14 -9
:demanding :spelled	1 -8 6 -13 8 7 13 14
:demanding :tribunalrent	13 8
:demanding :urgency	13 8
:demanding :wanting	0 -7 13 -15
:demanding :welcoming	2 9
:demanding :work	0 19
:demanding :writeto	5 -16 14 -9
:demanding a	1 14 4 -19 10 -7 13 -25
:demanding after	13 -12
:demanding and	2 -21 3 -10 4 13 7 12 11 11
:demanding any	0 16
:demanding anyone	7 13
:demanding as	6 13
:demanding at	2 7 5 8 8 16 13 11
:demanding be	3 -19 4 -19 5 12 6 -36 8 -13 13 -14
:demanding breakfast	8 12
:demanding buy	5 7
:demanding by	5 20
:demanding children	1 -12
:demanding come	2 9
:demanding date	2 9
:demanding eleven	4 7
:demanding first	6 9
:demanding for	0 11 1 -9 3 -24 6 -29 7 -44 8 -7 10 18 13 -12
:demanding front	6 -11 12 -7 13 17
:demanding have	0 17
:demanding if	2 -8 3 11 6 -19
:demanding in	2 19 6 -16
:demanding it	2 -18 3 9 4 25 5 -10 6 32
:demanding it's	6 32
:demanding january	6 9
:demanding keys	13 11
:demanding like	0 -7
:demanding me	5 -11
:demanding monthly	13 -33
:demanding noon	8 14
:demanding not	0 -28 2 18
:demanding of	4 -10 5 22 11 9
:demanding on	4 -23 14 9
:demanding once	13 -18
:demanding others	2 12
:demanding rent	4 11
:demanding take	5 10
:demanding tenants	5 11
:demanding that	0 9 1 18
:demanding the	5 21 7 -21 11 11 13 14
:demanding them	1 7
:demanding this	3 7 6 11
:demanding to	7 -13 9 16 12 -26
:demanding we	5 12
:demanding we'd	3 16
:demanding what	0 9
:demanding while	13 7
:demanding with	1 10 5 7
:demanding you	0 -25 1 11 3 9 4 -37 7 -21
:demanding £#	4 -7 5 -7
:demanding>:absence	1 10 6 15
:demanding>:absolute	6 21 13 18
:demanding>:accepting	0 9 4 -12 11 18
:demanding>:advance	2 -8 6 -15 12 -34 13 29
:demanding>:asking	0 8 1 9 3 10 6 9
:demanding>:benefit	1 7
:demanding>:building	2 8 5 14 6 19
:demanding>:burden	0 12 2 -13 4 -10 5 18 6 -16 7 -17 14 14
:demanding>:child	1 18
:demanding>:childless	0 -15
:demanding>:clocktime	7 -10 8 19
:demanding>:codething	1 7 8 12
:demanding>:condition	0 14 1 10 3 19 5 -15 6 -20 7 -13
:demanding>:consent	7 -8
:demanding>:deadline	2 31 3 -15 4 14 7 -8 8 12
:demanding>:demand	6 13
:demanding>:demanding	2 7 3 16 6 20
:demanding>:denying	1 12 2 -13 13 -22
:demanding>:deterring	4 -58 5 16 14 15
:demanding>:disability	2 23
:demanding>:disclaimer	0 -7
:demanding>:dislike	6 -10
:demanding>:everyone	1 -12 6 -9 13 11
:demanding>:faith	2 25
:demanding>:fee	5 21
:demanding>:feething	2 -32 4 -32 5 19 6 -15 7 -9 12 -31 13 26
:demanding>:fixed	0 -16 6 -15
:demanding>:hiding	0 11 13 -9
:demanding>:holiday	9 16
:demanding>:income	0 8 13 -42
:demanding>:jobless	5 -12
:demanding>:jobname	0 12
:demanding>:keything	13 12
:demanding>:kin	1 -8 2 7 8 -8
:demanding>:lifeword	0 13
:demanding>:longperiod	5 -7 13 15
:demanding>:losing	2 7 6 12
:demanding>:money	0 7 4 -9
:demanding>:nearby	2 21 7 15
:demanding>:negation	2 7 3 27 5 -31
:demanding>:neighbour	2 -13
:demanding>:newness	1 -25 2 -13 3 -31 10 18 13 7
:demanding>:number	8 -11
:demanding>:offerdeal	6 -17 10 20
:demanding>:onlyword	13 8
:demanding>:openprice	0 -7 5 17 9 13 10 -19 11 -11 14 -20
:demanding>:opinion	0 -9 5 13 9 11 12 -13 14 -18
:demanding>:origin	2 10
:demanding>:payer	1 9 8 -19 14 -13
:demanding>:paying	0 -7 1 8 3 7 5 11
:demanding>:period	4 -7 5 -11
:demanding>:person	2 27 4 -17 7 19
:demanding>:pet	3 7
:demanding>:photo	0 8 5 8 6 21
:demanding>:place	2 20
:demanding>:politics	2 15
:demanding>:promise	7 13
:demanding>:ranking	0 12 3 -22 6 -9 12 -20 13 15
:demanding>:refusing	1 7 13 10
:demanding>:rent	4 8
:demanding>:return	4 7
:demanding>:room	2 7
:demanding>:rulesplace	2 -10
:demanding>:scarcity	2 -8 6 -20
:demanding>:seller	6 7 14 -15
:demanding>:sex	2 14
:demanding>:sexual	2 12
:demanding>:source	0 9
:demanding>:spelled	2 14 3 16 6 -18 7 -12 13 25
:demanding>:superlative	0 10 1 -9
:demanding>:time	10 7
:demanding>:title	5 12
:demanding>:tribunalrent	12 8
:demanding>:wanting	6 14 13 -20
:demanding>:welcoming	2 12 6 -9
:demanding>:work	0 32 7 -8 8 -7
:demanding>:writeto	5 -24 13 7
:demanding_:absence	0 21 1 -11 2 -23 3 14 6 21 9 27
:demanding_:absolute	0 -45 2 -20 13 24
:demanding_:accepting	2 33 3 12 4 -14 5 12 8 -8 11 14 12 -15
:demanding_:advance	1 12 5 -23 6 -20 8 -11 11 8 12 -7
:demanding_:asking	1 13 2 8 7 -20 13 -10
:demanding_:benefit	0 27
:demanding_:bid	4 8
:demanding_:building	3 24 5 9 7 -26 9 8 13 12
:demanding_:burden	0 8 1 15 4 -10 5 7 13 8
:demanding_:child	1 37
:demanding_:childless	1 13
:demanding_:clocktime	1 17 4 -26 6 13 7 -20 8 23 13 18
:demanding_:codething	0 -13 1 9 4 -32 6 9
:demanding_:condition	3 21
:demanding_:consent	2 7 7 -14
:demanding_:deadline	1 20 2 30 5 24 6 15
:demanding_:demand	2 11 6 18
:demanding_:demanding	2 14 3 13 4 -28 5 13 7 -8 8 -18
:demanding_:denying	1 18 2 -19
:demanding_:deposit	0 21 5 -29
:demanding_:deterring	1 33 2 13 4 -8
:demanding_:disclaimer	0 12 5 14 7 -9
:demanding_:dislike	1 -9 2 9
:demanding_:everyone	0 -17 2 -9 5 -12 6 -39 7 -16
:demanding_:fairness	3 12
:demanding_:faith	2 37
:demanding_:fee	4 9 5 31 6 -10 7 13
:demanding_:feething	2 12 4 -54 5 21 12 -7 13 9
:demanding_:fixed	8 -7 13 8
:demanding_:healthword	2 -14
:demanding_:hiding	5 16 8 8
:demanding_:holiday	9 25
:demanding_:income	0 22 1 15 6 -7
:demanding_:jobless	6 -8
:demanding_:jobname	0 8
:demanding_:keything	5 17 8 -11
:demanding_:lifeword	13 -10
:demanding_:longperiod	5 -7
:demanding_:losing	5 10
:demanding_:money	4 17 5 41
:demanding_:nation	0 -12 2 17
:demanding_:nearby	0 8 2 9 6 10 7 22
:demanding_:negation	3 8 5 -39
:demanding_:neighbour	6 28 7 -13 13 21
:demanding_:newness	0 7 5 -15 6 -13 8 -9 12 -21 14 8
:demanding_:number	1 15 7 -12
:demanding_:offerdeal	4 17 6 -8 10 20
:demanding_:online	1 12
:demanding_:onlyword	13 -7
:demanding_:openprice	0 11 2 35 5 25 7 9 14 -35
:demanding_:opinion	0 16 1 19 6 7 14 -9
:demanding_:payer	2 -7 5 27 14 -16
:demanding_:paying	1 22 3 11 5 10 13 13
:demanding_:period	2 -11 4 -12 5 -21 7 -24 8 -14 12 9 13 15
:demanding_:person	2 32 4 -23 13 13
:demanding_:pet	3 9
:demanding_:petpart	3 9
:demanding_:phone	2 10 6 7
:demanding_:photo	0 12 2 -9 6 12 13 23
:demanding_:place	2 16 3 13
:demanding_:politics	2 18
:demanding_:promise	2 -11 6 -17
:demanding_:ranking	1 20 2 -7 14 7
:demanding_:record	2 14 5 -10 6 11
:demanding_:refusing	0 7 3 -10 8 -8
:demanding_:return	6 -40
:demanding_:room	2 23 8 13
:demanding_:rulesplace	2 -20 5 -8
:demanding_:scarcity	0 -22 2 -13
:demanding_:school	14 7
:demanding_:seller	0 21 2 -12 5 30 14 -10
:demanding_:sex	2 27
:demanding_:sexual	2 22
:demanding_:source	0 11
:demanding_:spelled	0 9 1 24 2 17 6 -34 7 -34 12 18 13 10
:demanding_:superlative	2 -7 12 11
:demanding_:thing	5 20
:demanding_:time	13 14
:demanding_:title	2 27
:demanding_:tribunalrent	12 8
:demanding_:urgency	2 12 5 -15 6 10 8 -8
:demanding_:wanting	8 12
:demanding_:welcoming	0 12
:demanding_:work	2 -37 13 10
:demanding_:writeto	2 -14 13 8
:denying	0 -17 1 -10 2 -18 3 -8 4 -25 5 -54 6 35 7 -11 9 -97 10 19 11 26 12 -29 14 -13
:denying $	2 -51 3 -15 4 -29 6 42 8 -7 11 9
:denying ,	0 -30 4 -18 11 12 13 12
:denying :absolute	7 8
:denying :accepting	3 12 4 -15 6 -14
:denying :advance	6 8
:denying :asking	2 -7
:denying :condition	11 9 12 14
:denying :demand	6 -16
:denying :demanding	2 -22 6 -7
:denying :deterring	8 18
:denying :disability	6 10
:denying :fairness	2 -11
:denying :feething	7 17
:denying :fixed	8 8
:denying :income	0 8
:denying :keything	8 12
:denying :losing	7 13
:denying :newness	6 7
:denying :number	8 7
:denying :online	7 8
:denying :openprice	0 -26 3 -11 4 17 5 -8 6 -17 11 -7
:denying :opinion	0 -24 3 -29 5 -15 6 -10 8 7 13 -8
:denying :payer	2 -9
:denying :paying	7 9
:denying :person	2 -27 3 -29 8 18 11 -11
:denying :place	8 10
:denying :preferring	2 8
:denying :ranking	6 8
:denying :refusing	0 -9
:denying :rent	6 7
:denying :return	6 7
:denying :seller	2 -8
:denying :sex	8 17
:denying :spelled	8 8
:denying :title	8 7
:denying :urgency	6 22
:denying :wanting	7 11
:denying :writeto	6 15
:denying a	9 -14 11 16
:denying again	7 -19
:denying and	11 13
:denying be	1 15 2 14 3 8 6 -15 8 -7 13 -9
:denying boy	8 13
:denying by	8 -10 12 10
:denying do	0 9
:denying enough	1 9
:denying ever	7 10
:denying fashioned	2 8
:denying find	7 8
:denying floods	7 8
:denying forge	14 15
:denying get	6 9
:denying had	3 -8
:denying hang	6 10
:denying have	6 -8
:denying if	12 15
:denying in	0 7 6 23
:denying late	7 8
:denying lie	6 13
:denying make	7 8
:denying mr	8 9
:denying of	2 22
:denying our	1 8
:denying pay	0 8
:denying rent	6 7
:denying say	4 15
:denying see	7 -12
:denying sell	2 12
:denying stand	7 7
:denying take	3 9
:denying tenant	8 19
:denying tenants	3 -14
:denying than	6 17
:denying the	1 17 2 -17 5 -8 8 -26
:denying this	2 8
:denying to	0 -42 3 -19 5 -7 7 -8 8 8
:denying>:accepting	0 7 2 18 3 21 4 -33 6 -18 13 -29
:denying>:advance	8 -11
:denying>:asking	2 -9 13 -8
:denying>:benefit	7 8
:denying>:building	10 14
:denying>:clocktime	7 -7
:denying>:condition	2 7 11 12 12 14
:denying>:deadline	10 8
:denying>:demanding	2 -26 6 -28 10 9
:denying>:deterring	8 11
:denying>:everyone	4 8 6 -15
:denying>:fairness	11 9
:denying>:feething	5 -13 7 18
:denying>:fixed	7 -9 13 -18
:denying>:hiding	6 16
:denying>:holiday	6 14 9 -8
:denying>:kin	1 -15
:denying>:losing	6 -13 7 11 8 8
:denying>:neighbour	7 14
:denying>:number	6 -24
:denying>:online	7 7
:denying>:onlyword	2 10
:denying>:openprice	2 11 3 -12 4 17 5 -15 6 -24 7 -16 11 -31
:denying>:opinion	3 -23 5 -24 6 -17 8 15 11 -14
:denying>:payer	2 -15
:denying>:paying	7 8 10 17
:denying>:person	2 -9 3 -30 8 17
:denying>:pet	3 10
:denying>:photo	2 11
:denying>:place	0 -10 8 11
:denying>:politics	10 19
:denying>:preferring	6 8 11 11
:denying>:ranking	2 18 6 19
:denying>:refusing	0 -11
:denying>:room	8 -21
:denying>:rulesplace	5 10
:denying>:scarcity	6 13 7 -7
:denying>:seller	2 -18
:denying>:sex	8 15
:denying>:spelled	6 -28 7 7
:denying>:superlative	6 18
:denying>:urgency	6 45
:denying>:wanting	2 9 7 10
:denying>:work	1 18
:denying>:writeto	6 15
:denying_:absence	0 -7 2 -10 3 -20 8 8
:denying_:absolute	7 12
:denying_:accepting	0 8 2 14 3 12 6 -14 7 -20 8 -27 9 -8 10 7 13 -42
:denying_:advance	0 -11 6 -19 10 7
:denying_:asking	0 -10 6 -9
:denying_:bid	4 -32
:denying_:building	10 18
:denying_:burden	0 -18 2 -30
:denying_:childless	7 8
:denying_:childthing	1 9
:denying_:clocktime	6 15 7 -21
:denying_:codething	12 -11
:denying_:condition	6 -10
:denying_:councilpay	0 -19
:denying_:deadline	0 -8 12 -11
:denying_:demand	6 7 7 7
:denying_:demanding	5 -12 10 7
:denying_:deterring	6 -7
:denying_:disability	2 14
:denying_:dislike	1 24 3 11
:denying_:fairness	2 17 11 10
:denying_:faith	2 -13
:denying_:fee	7 10
:denying_:feething	5 -33 7 17 11 9
:denying_:fixed	6 -12 13 -32
:denying_:healthword	2 15
:denying_:hiding	1 -8 3 -24 8 -16
:denying_:holiday	6 21 9 -25
:denying_:kin	1 -10 8 8
:denying_:longperiod	12 -14 13 -13
:denying_:losing	7 9
:denying_:nearby	1 7 6 10 7 -11
:denying_:negation	0 -26 2 -11 3 -50 4 12 7 12 11 13
:denying_:neighbour	6 -18 8 7
:denying_:number	0 9 2 -27 6 -21 8 -7 12 -27 13 -17
:denying_:online	7 -12
:denying_:onlyword	3 -11
:denying_:opinion	1 15 3 -8 6 -18 13 20
:denying_:payer	2 10 5 -10 8 8 13 19
:denying_:paying	10 19
:denying_:period	7 -19
:denying_:person	0 -23 1 -20 6 -17
:denying_:pet	3 -12 7 -10
:denying_:photo	3 16 7 12 11 10
:denying_:place	0 -9 3 -12 6 21
:denying_:politics	10 18
:denying_:preferring	6 10
:denying_:ranking	2 19 10 7 13 22
:denying_:refusing	2 -12
:denying_:return	0 9
:denying_:room	6 -7 7 13 8 -9 11 10
:denying_:rulesplace	5 10
:denying_:scarcity	0 8 3 -8 6 18 7 8 8 -11
:denying_:seller	2 18 7 -17 8 9 11 17 13 22
:denying_:spelled	2 -35 3 -38 4 8 12 -20
:denying_:superlative	6 13
:denying_:urgency	6 20
:denying_:utility	7 12
:denying_:wanting	4 -9
:denying_:work	0 -11 8 -9
:denying_:writeto	11 8
:deposit	2 -61 3 -16 4 -63 5 29 6 -16 7 -31 9 -56 10 -26 11 -12 13 -51 14 -63
:deposit #	5 27
:deposit $	0 9 3 15
:deposit ,	3 -12 13 -18
:deposit :codething	1 8 13 -11
:deposit :deposit	5 -47 13 -23
:deposit :money	0 -23 3 -11 4 -24 13 -17
:deposit :number	5 27
:deposit :paying	5 -25 13 -23
:deposit :spelled	5 -20
:deposit :wanting	13 7
:deposit after	13 11
:deposit deposit	5 -47 13 -22
:deposit held	3 19
:deposit in	6 12
:deposit is	1 9 13 -11
:deposit of	5 -17 13 -26
:deposit payment	5 16
:deposit £#	5 -38
:deposit £##	0 -7 3 -8 4 -12 5 9 13 -8
:deposit>:codething	1 8 13 -12
:deposit>:deposit	3 20 5 -52 13 -28
:deposit>:money	0 -41 3 -17 4 -44 5 -17 6 -27 13 -24
:deposit>:nearby	6 9
:deposit>:number	5 17 12 -10 13 -21
:deposit>:openprice	5 15
:deposit>:opinion	5 16
:deposit>:paying	5 -25 13 -23
:deposit>:place	6 8
:deposit>:rent	5 26
:deposit>:return	5 31
:deposit>:spelled	5 -27 13 -12
:deposit>:wanting	13 7
:deposit_:absolute	5 18
:deposit_:accepting	5 11
:deposit_:building	5 14
:deposit_:deadline	5 -19 13 -7
:deposit_:deposit	3 18 5 -18
:deposit_:everyone	5 7
:deposit_:feething	5 -33
:deposit_:money	1 9 4 -26 5 -51 7 -11 13 -10
:deposit_:nearby	6 9
:deposit_:negation	1 -12
:deposit_:newness	13 -8
:deposit_:number	5 29 12 -11 13 -46
:deposit_:openprice	1 8 5 25
:deposit_:opinion	5 24
:deposit_:paying	5 -8
:deposit_:period	5 28 12 -16 13 -44
:deposit_:pet	3 -15
:deposit_:place	6 9
:deposit_:rent	5 36 13 -24
:deposit_:return	5 36 13 -29
:deposit_:spelled	5 -15 13 -44
:deposit_:welcoming	5 16
:deterring	0 19 1 11 2 19 3 20 4 -12 6 -7 11 -14 12 -27 13 -11
:deterring #	4 -18 6 -32 8 -12
:deterring ##	14 33
:deterring $	0 15 2 14 4 -9 5 9 6 -21 7 -9 8 -34 11 -8 12 7
:deterring ,	6 -9 11 -22 12 -8
:deterring :absence	6 -39 8 17 13 -9
:deterring :absolute	10 10
:deterring :accepting	0 -15 1 10 3 8 4 8
:deterring :advance	4 -15 8 -13 13 31
:deterring :asking	4 8 6 -18
:deterring :benefit	0 20 1 -9 3 -22 4 -11 6 -21 7 -27 8 -14
:deterring :bid	5 13
:deterring :building	7 49
:deterring :burden	0 8 1 14 3 7 11 21 13 -8
:deterring :child	8 8
:deterring :clocktime	0 -18 2 -36 3 -8 7 -38 10 -7 12 -36 13 -22 14 -16
:deterring :codething	6 18 8 26
:deterring :condition	0 8 8 18
:deterring :deadline	1 -10 4 20 6 23 8 -23 13 -20
:deterring :demand	4 8
:deterring :demanding	14 11
:deterring :deterring	0 24 1 33 2 27 3 12 6 -28 8 -18
:deterring :disclaimer	3 11
:deterring :everyone	0 -7 1 -10 8 -15
:deterring :feething	6 -35
:deterring :hiding	0 8 1 11 5 16
:deterring :income	0 10
:deterring :jobless	13 16
:deterring :keything	8 8
:deterring :lifeword	6 16
:deterring :longperiod	1 18
:deterring :losing	0 8
:deterring :nearby	1 12 6 -18 8 8
:deterring :negation	2 -10 14 15
:deterring :neighbour	2 8 6 11 7 17
:deterring :newness	8 -7 14 8
:deterring :number	1 24 3 12 4 -31 5 -31 6 -48 8 -7 9 -11 10 8 11 -21 12 -23 14 9
:deterring :online	0 -13 1 -19 2 -34 4 -41 5 -14 6 -22 8 -17 11 12 14 48
:deterring :openprice	3 9 4 7 7 -22
:deterring :opinion	1 23 6 13 7 -25
:deterring :payer	3 28 13 9 14 14
:deterring :period	1 14 13 24
:deterring :person	1 9 2 -7 6 22
:deterring :pet	3 25
:deterring :petpart	3 7
:deterring :photo	7 18
:deterring :place	1 -17 7 -28 14 -10
:deterring :politics	0 10
:deterring :preferring	2 12
:deterring :ranking	5 14 14 8
:deterring :refusing	8 9
:deterring :rent	4 25
:deterring :return	4 11
:deterring :room	7 10 11 13
:deterring :rulesplace	7 8
:deterring :safety	1 -12
:deterring :seller	1 9 3 10 7 13 11 -10 14 15
:deterring :spelled	3 19 4 -8 5 -7 7 14 11 -27
:deterring :superlative	5 16 11 11
:deterring :title	1 10 4 17
:deterring :urgency	2 13 6 22
:deterring :wanting	6 -19 7 11 11 19
:deterring :welcoming	1 9
:deterring :work	0 15 6 -9
:deterring a	3 -20 4 -12 5 -18 7 -16 8 14 13 -29 14 -24
:deterring about	13 18
:deterring account	1 14
:deterring ad	0 7
:deterring an	12 14
:deterring and	4 23 7 -16 8 -36
:deterring animals	3 7
:deterring antidepressants	8 8
:deterring any	10 10
:deterring application	4 8
:deterring as	13 8
:deterring assistance	2 -11
:deterring at	6 11 11 -8
:deterring before	14 13
:deterring benefits	0 -15
:deterring bigger	11 12
:deterring both	8 -9
:deterring building	7 13
:deterring day	13 25
:deterring dogs	3 9
:deterring earth	7 16
:deterring ee	14 -11
:deterring flat	7 12
:deterring for	4 11 5 -20 7 -26 8 -11 14 8
:deterring four	3 10
:deterring god's	7 8
:deterring half	1 18
:deterring here	1 -11 7 -22
:deterring house	3 11 4 8
:deterring housing	0 -8
:deterring in	1 -48 4 -17 5 9 6 -43 12 -8
:deterring insta	14 16
:deterring instagram	14 10
:deterring is	6 18
:deterring it	0 19 1 -11 2 12 4 22 6 -10 7 16
:deterring kindly	13 9
:deterring landlord	7 20
:deterring like	0 -7 11 12
:deterring listings	3 9
:deterring monday	6 17
:deterring my	0 10
:deterring not	6 8
:deterring on	0 9 1 20 2 16 3 12
:deterring or	2 10
:deterring others	5 14
:deterring our	0 -20 14 17
:deterring out	8 9
:deterring paper	3 7
:deterring parole	8 9
:deterring parties	6 12
:deterring pip	0 8
:deterring place	2 9
:deterring price	4 7
:deterring receipt	5 8
:deterring rent	4 25
:deterring rooms	11 15
:deterring round	1 15 8 15
:deterring scrolling	1 15
:deterring signing	13 20
:deterring site	14 -11
:deterring so	2 9
:deterring sort	0 12
:deterring suited	2 14
:deterring tenants	2 -9
:deterring than	0 28
:deterring that	8 7
:deterring the	3 -12 5 -8 7 -18 11 -31 12 -18 14 -18
:deterring their	6 11
:deterring them	3 9 11 9
:deterring there	14 12
:deterring this	1 -20 2 11 4 14 7 31 14 -21
:deterring to	0 -10 1 9 2 9 6 16 7 -29
:deterring top	5 17
:deterring tuesday	6 11
:deterring uc	0 32
:deterring under	8 9
:deterring way	5 7
:deterring who	4 23
:deterring with	7 8
:deterring work	1 7
:deterring you	6 24
:deterring your	2 18 8 12
:deterring yourself	3 10
:deterring £##	6 8
:deterring>:absence	6 -31 8 12 13 -24
:deterring>:absolute	0 -23 4 -7 7 10 8 13
:deterring>:accepting	0 -15 1 19 4 10 7 13 10 -13
:deterring>:advance	1 -18 4 -32 8 -9 10 -31 13 10
:deterring>:asking	1 -19 2 21 4 10 6 -14
:deterring>:benefit	0 30 2 -18 4 -26 5 -11 6 -37 7 -10 8 -25
:deterring>:bid	5 12
:deterring>:building	7 48 8 7 10 18
:deterring>:burden	0 24 3 7 4 -9 6 11 8 -8 11 18
:deterring>:childless	1 16
:deterring>:childthing	1 17
:deterring>:clocktime	0 -38 2 -63 3 -19 6 -9 7 -55 10 -32 12 -48 13 -47 14 -21
:deterring>:codething	1 -9 5 8 6 20 8 32
:deterring>:condition	0 16 1 7 5 -7 8 13 13 -14
:deterring>:deadline	4 21 5 -12 6 15 7 -14 8 -22 9 -10 10 -16 13 -40
:deterring>:demand	4 10 8 13
:deterring>:demanding	6 10 14 10
:deterring>:denying	8 12
:deterring>:deterring	0 33 1 22 2 36 3 18 4 -10 5 20 6 -24 7 -9 8 -14
:deterring>:disability	0 15 2 -17 8 -8
:deterring>:disclaimer	3 9
:deterring>:everyone	0 -42 1 -35 5 -15 8 -7
:deterring>:fairness	1 -11 2 -17
:deterring>:faith	2 20
:deterring>:family	1 9
:deterring>:fee	0 11 5 -14 6 -12
:deterring>:feething	0 -57 2 7 5 10 6 -17 13 16
:deterring>:fixed	1 10 4 -11 5 -7 12 15
:deterring>:healthword	1 7
:deterring>:hiding	2 -19 6 -18 8 22
:deterring>:jobless	0 16 5 -7 13 14
:deterring>:keything	1 -12 6 -13 8 13
:deterring>:lifeword	6 13
:deterring>:longperiod	1 12
:deterring>:losing	0 12
:deterring>:money	0 14
:deterring>:nation	9 11
:deterring>:nearby	0 -20 6 -8 7 11 10 7 13 -11 14 -13
:deterring>:negation	1 14 2 -11 6 8 7 19 13 8 14 12
:deterring>:neighbour	1 -37 2 24 7 30
:deterring>:newness	1 -14 2 17 4 -11 8 -7 10 14 13 -11
:deterring>:number	0 9 1 19 2 9 4 -17 5 -30 6 -18 9 -14 10 13 11 -33 12 -14 14 11
:deterring>:offerdeal	4 10
:deterring>:online	0 -41 1 -45 2 -20 4 -22 5 -28 6 -27 7 -30 8 -36 11 9 14 35
:deterring>:onlyword	1 7 2 11
:deterring>:openprice	4 22 7 -48 12 -8 14 -23
:deterring>:opinion	1 18 2 20 4 -11 5 -11 7 -30
:deterring>:payer	2 10 3 42 5 -9 14 12
:deterring>:paying	5 -7 8 -10
:deterring>:period	1 8 3 -11 6 -19 7 -13 8 13 13 14
:deterring>:person	0 18 1 13 2 -38 4 16 6 23 9 10
:deterring>:pet	1 -8 2 -13
:deterring>:petpart	3 9
:deterring>:photo	7 14 8 -12 14 -9
:deterring>:place	5 -9 7 7 14 -22
:deterring>:politics	3 -9
:deterring>:preferring	2 20 6 7
:deterring>:promise	7 23
:deterring>:ranking	0 12 5 30 10 -15 13 -16 14 7
:deterring>:refusing	8 17
:deterring>:rent	4 50 7 -19 13 -37
:deterring>:return	4 45 10 8 13 -32
:deterring>:room	0 -15 2 -12 4 -42 5 -13 7 11 8 -7 11 10
:deterring>:rulesplace	0 -7 3 -15 6 -23 7 7
:deterring>:safety	1 -14
:deterring>:scarcity	4 18
:deterring>:seller	2 18 3 34 4 -11 11 -23 14 14
:deterring>:sex	2 8
:deterring>:spelled	0 8 3 12 6 12 7 32 8 12 11 -42
:deterring>:superlative	5 17 6 21 11 8
:deterring>:thing	5 14 13 24
:deterring>:time	3 -14
:deterring>:title	4 13 8 12
:deterring>:tribunalrent	10 10
:deterring>:urgency	2 23 6 13 13 -7
:deterring>:utility	0 -16 4 -11 8 29
:deterring>:wanting	0 -11 2 -13 3 17 6 -25 7 9 11 18
:deterring>:welcoming	0 -17
:deterring>:work	2 -12 7 8 9 11
:deterring>:writeto	0 -12 6 7
:deterring_:absence	7 -13 13 -13
:deterring_:absolute	0 -25 4 -29 7 34 8 24
:deterring_:accepting	3 13 11 -13
:deterring_:advance	4 -7 7 -26
:deterring_:asking	1 -24
:deterring_:benefit	0 25 2 -45 6 -7 8 -17
:deterring_:bid	4 10 6 -19 8 14
:deterring_:building	8 11 10 18 14 12
:deterring_:burden	0 8 4 -9 6 20 9 9 10 -7
:deterring_:child	0 10 1 17 14 8
:deterring_:childless	1 34 6 -16
:deterring_:childthing	1 32
:deterring_:clocktime	0 -8 7 -14 8 -7 9 -50 11 -17 14 -16
:deterring_:codething	1 -22 7 -36 8 27 14 -7
:deterring_:condition	0 9 5 -34 7 -40 12 -11
:deterring_:consent	8 10
:deterring_:deadline	2 -22 3 -27 4 -14 6 -13 9 -38 11 -25 13 10
:deterring_:demand	1 15 4 9 7 -7
:deterring_:demanding	0 31 2 -10 5 -7 6 11 7 -16 8 -13
:deterring_:denying	2 9
:deterring_:deterring	0 30 3 31 4 -8 10 -13 11 -11
:deterring_:disability	0 18 8 -33
:deterring_:dislike	3 8
:deterring_:everyone	0 -31 1 -8 5 -22
:deterring_:fairness	1 -17 2 -16
:deterring_:faith	2 15
:deterring_:fee	0 15
:deterring_:feething	2 7 3 -11 4 -18 8 -22 9 -11
:deterring_:fixed	4 -10 5 -19 6 -9 9 -16 12 24 13 -15
:deterring_:healthword	0 8 2 -7 8 -10
:deterring_:hiding	2 -35 3 -13 4 -20 5 -28 6 -53 8 21
:deterring_:holiday	6 9
:deterring_:keything	1 -23 6 -25
:deterring_:lifeword	0 -17 6 -18
:deterring_:longperiod	13 10
:deterring_:losing	2 16 5 7
:deterring_:money	0 18 5 8 6 -23 7 14 8 8 13 9
:deterring_:nation	2 30 9 11
:deterring_:nearby	0 -7 1 -15 2 -16 4 -9 5 -20 7 7 8 -9 10 7 13 -29 14 -16
:deterring_:negation	1 13 2 13 3 -13 4 -7 5 -21 6 18 8 30
:deterring_:neighbour	1 -12 7 22 8 -8
:deterring_:newness	3 8 6 9 7 -11 10 16 13 7
:deterring_:number	4 -25 6 -25 12 -21 13 16 14 39
:deterring_:offerdeal	6 11
:deterring_:online	0 -20 3 8 10 11 11 -12 14 15
:deterring_:onlyword	1 18 2 17 3 9 5 -14 8 16
:deterring_:openprice	0 10 2 12 3 26 4 -10 6 23 7 -8 8 8 10 -18 12 -15
:deterring_:opinion	2 26 4 -29 6 8 8 16 12 -7
:deterring_:origin	2 8
:deterring_:payer	1 13 2 11 3 28 4 -8 5 -8 8 -9
:deterring_:paying	0 18 2 22 4 -8 13 14
:deterring_:period	1 -46 2 7 5 13 7 -22 8 13 12 -10 13 15
:deterring_:person	1 14 2 10 4 11 9 10
:deterring_:pet	2 -13 3 18
:deterring_:petpart	3 12 8 10
:deterring_:phone	8 -18 14 12
:deterring_:photo	0 -9 3 12 8 -31 11 8
:deterring_:place	0 -9 1 10 2 -24 6 -16 7 15 9 10 11 -9
:deterring_:politics	2 -18 8 -13
:deterring_:preferring	1 -7 6 8
:deterring_:promise	0 12
:deterring_:ranking	5 37 6 -7 7 -44
:deterring_:record	1 -8
:deterring_:refusing	3 13 5 7
:deterring_:regretting	0 7
:deterring_:rent	0 -11 4 14 5 7 7 -18
:deterring_:return	4 13 6 -9 10 11 13 -10
:deterring_:room	0 -42 4 -41 5 -12 8 -40 9 -9 14 -16
:deterring_:rulesplace	3 -17 8 8
:deterring_:scarcity	0 11 2 -22 4 16 7 -9
:deterring_:school	14 9
:deterring_:seller	2 23 3 42 5 -29 6 21 10 7
:deterring_:sex	2 15
:deterring_:source	0 -15
:deterring_:spelled	4 -10 6 9 7 7 13 34
:deterring_:superlative	4 -18 6 22 7 18
:deterring_:thing	5 10 13 30
:deterring_:time	6 18
:deterring_:title	0 18 3 13
:deterring_:tribunalrent	10 12
:deterring_:urgency	4 -7 6 12 7 -18
:deterring_:utility	0 -31 1 -7 8 24
:deterring_:wanting	0 28 1 -12 2 -50 4 -36 8 -8 13 -17
:deterring_:welcoming	2 9 3 -17 6 20 8 9
:deterring_:work	0 7 2 -14 7 8 8 -32 9 11
:deterring_:writeto	1 13 6 14
:digits	0 -13 1 9 2 -7 3 25 8 7 10 8 11 15 14 17
:digits $	3 9 7 -29 14 -12
:digits ,	8 10
:digits :dislike	7 13
:digits :number	14 30
:digits :pet	3 15
:digits :safety	7 9
:digits :spelled	14 30
:digits one	14 7
:digits seven	14 9
:digits>:digits	3 11 11 13
:digits>:dislike	7 13
:digits>:newness	10 11
:digits>:number	8 -7 14 36
:digits>:pet	3 15
:digits>:return	10 11
:digits>:safety	7 9
:digits>:spelled	3 9 11 12 14 26
:digits_:absolute	14 16
:digits_:digits	11 13
:digits_:nearby	10 11
:digits_:newness	10 11
:digits_:number	14 30
:digits_:place	10 11
:digits_:return	10 11
:digits_:safety	7 8
:digits_:spelled	11 12 14 22
:disability	0 -20 1 -18 2 108 3 -57 4 -9 5 -36 6 -95 7 -29 8 58 9 -16 10 -29 12 -32 13 -10 14 -26
:disability $	1 -18 2 9 3 -26
:disability ,	0 -57 1 24 2 25 3 -17 6 -43 8 15
:disability :accepting	0 7 8 13
:disability :benefit	0 14
:disability :building	8 13
:disability :burden	2 18
:disability :child	2 9
:disability :condition	2 15 8 18
:disability :demand	2 13
:disability :deterring	2 12
:disability :disability	0 -16 2 24
:disability :healthword	0 -20 1 -18 2 23
:disability :negation	2 10
:disability :newness	2 8
:disability :openprice	13 12
:disability :opinion	2 -7 13 14
:disability :paying	0 14
:disability :person	0 -33 1 -15 2 46 8 -9
:disability :pet	2 51
:disability :place	6 9
:disability :preferring	2 23
:disability :promise	2 8
:disability :rent	4 23
:disability :return	4 23
:disability :school	7 7
:disability :source	8 11
:disability :thing	3 13
:disability allowance	0 7
:disability and	2 -14 8 29
:disability applicants	2 12
:disability are	2 17 8 -25
:disability around	6 10
:disability as	8 7
:disability because	8 7
:disability bodied	2 13
:disability coming	2 10
:disability dog	2 36 3 -26
:disability dogs	2 23
:disability health	2 14
:disability in	2 14 8 10
:disability mind	2 14
:disability of	1 7
:disability on	2 12
:disability or	2 27
:disability payment	0 11
:disability people	2 13
:disability rent	4 23
:disability to	2 -14 13 14
:disability>:absolute	7 7
:disability>:accepting	2 9 8 10
:disability>:asking	2 19
:disability>:benefit	0 15 2 -10
:disability>:building	8 12
:disability>:burden	2 21
:disability>:codething	1 9
:disability>:condition	2 22 8 15
:disability>:denying	1 7
:disability>:deterring	2 20
:disability>:disability	2 45
:disability>:disclaimer	11 8
:disability>:everyone	7 8
:disability>:fairness	1 12
:disability>:feething	3 13
:disability>:healthword	0 -20 1 -27 2 28
:disability>:income	8 17
:disability>:kin	1 -9
:disability>:negation	11 14
:disability>:neighbour	2 14
:disability>:newness	2 8
:disability>:onlyword	1 17 2 8
:disability>:openprice	8 -34 13 10
:disability>:opinion	2 -10 8 -18 13 13
:disability>:paying	0 14
:disability>:person	0 -41 1 -19 2 52 8 -12
:disability>:pet	2 50
:disability>:place	6 9
:disability>:preferring	2 19
:disability>:promise	2 11
:disability>:refusing	0 13
:disability>:rent	4 22
:disability>:return	4 22
:disability>:room	8 -24
:disability>:school	7 7
:disability>:sex	2 8
:disability>:source	8 9
:disability>:thing	3 19
:disability>:welcoming	2 13 8 15
:disability>:writeto	2 -12
:disability_:accepting	2 34
:disability_:advance	3 11
:disability_:asking	2 24
:disability_:benefit	0 8
:disability_:burden	0 -11 3 12
:disability_:clocktime	3 11 8 9
:disability_:codething	1 12 2 -27 8 -20
:disability_:condition	2 12
:disability_:deadline	2 18 3 12 8 16
:disability_:demanding	0 -8 2 20 8 9
:disability_:deterring	1 -17 2 20
:disability_:disability	2 34 3 -7
:disability_:disclaimer	2 9 11 11
:disability_:fairness	1 10 2 -26
:disability_:healthword	2 21
:disability_:hiding	0 9
:disability_:income	0 -7
:disability_:keything	2 12
:disability_:kin	1 -8
:disability_:lifeword	8 12
:disability_:losing	8 13
:disability_:money	3 13 4 27
:disability_:negation	2 27 3 -45 4 -11 6 -20 11 14
:disability_:neighbour	2 15
:disability_:number	0 7 1 9 2 13
:disability_:onlyword	1 8 2 21 3 14
:disability_:openprice	2 14 8 -14
:disability_:opinion	2 10
:disability_:payer	2 28
:disability_:paying	13 10
:disability_:person	2 20
:disability_:phone	8 16
:disability_:photo	2 10
:disability_:place	2 13
:disability_:promise	3 -23
:disability_:ranking	2 11 3 11
:disability_:refusing	2 14
:disability_:regretting	2 18
:disability_:room	1 -12 2 22 8 -38
:disability_:rulesplace	2 -9
:disability_:scarcity	3 20
:disability_:seller	8 26
:disability_:spelled	2 22
:disability_:superlative	2 14
:disability_:time	2 21
:disability_:title	8 25
:disability_:wanting	1 -9 2 11 3 -9
:disability_:welcoming	8 27
:disability_:writeto	2 -15
:disclaimer	5 23 6 18 7 -15 8 -85 11 50 13 -10
:disclaimer $	0 -27 9 -11 11 31
:disclaimer ,	0 -21 1 -12 5 -16 6 7 8 -19 12 13 13 -24
:disclaimer :absence	0 -12 2 -12 8 -12 9 10
:disclaimer :accepting	2 -11
:disclaimer :advance	6 10 10 15
:disclaimer :building	2 -29
:disclaimer :burden	2 -19 4 -9 11 33 13 -11
:disclaimer :codething	8 -13
:disclaimer :condition	11 11
:disclaimer :deadline	6 12
:disclaimer :demanding	0 7 4 9
:disclaimer :deposit	5 8
:disclaimer :deterring	2 -13 6 9 11 21
:disclaimer :fixed	4 -10
:disclaimer :longperiod	13 10
:disclaimer :money	5 22
:disclaimer :nearby	0 11
:disclaimer :negation	1 -7
:disclaimer :number	13 19
:disclaimer :openprice	4 -7 11 14
:disclaimer :opinion	2 9
:disclaimer :paying	5 7
:disclaimer :pet	5 7
:disclaimer :place	0 10
:disclaimer :politics	2 15
:disclaimer :ranking	10 15
:disclaimer :refusing	9 11
:disclaimer :seller	11 7
:disclaimer :writeto	11 9
:disclaimer a	5 15
:disclaimer deposit	5 8
:disclaimer expense	5 9
:disclaimer for	5 -8 11 9
:disclaimer holder	2 8
:disclaimer home	2 -8
:disclaimer if	11 10
:disclaimer in	9 28
:disclaimer it	6 14 7 11 10 11
:disclaimer kind	2 9
:disclaimer less	4 7
:disclaimer of	0 12
:disclaimer on	2 -10 11 21
:disclaimer out	9 11
:disclaimer pet	5 8
:disclaimer secures	4 9
:disclaimer that	7 9
:disclaimer the	0 10 3 9 11 -11 13 7
:disclaimer this	6 12
:disclaimer to	2 11
:disclaimer upon	11 14
:disclaimer with	6 -8
:disclaimer your	13 7
:disclaimer £#	5 24
:disclaimer>:absence	2 -18 6 -22
:disclaimer>:absolute	0 19 7 8 11 18
:disclaimer>:accepting	2 -19
:disclaimer>:advance	6 14 10 9
:disclaimer>:asking	6 15
:disclaimer>:building	1 23 2 -13 13 19
:disclaimer>:burden	2 -29 4 -27 11 34 13 -18
:disclaimer>:clocktime	6 -13
:disclaimer>:codething	5 -12 6 10 8 -21
:disclaimer>:condition	4 -24 6 14 7 8 11 24
:disclaimer>:consent	7 -12
:disclaimer>:councilpay	7 -12
:disclaimer>:deadline	6 8
:disclaimer>:demanding	4 8 6 9
:disclaimer>:deposit	5 7
:disclaimer>:deterring	3 9 5 8 6 21 11 25
:disclaimer>:dislike	0 11 3 8
:disclaimer>:fixed	4 -15
:disclaimer>:holiday	7 8
:disclaimer>:income	0 13
:disclaimer>:jobless	7 -9
:disclaimer>:keything	6 12
:disclaimer>:money	5 10
:disclaimer>:nearby	0 21
:disclaimer>:negation	1 -19 2 -17 6 -9 7 8
:disclaimer>:neighbour	6 14 8 -17
:disclaimer>:number	5 12 9 7 12 10 13 10
:disclaimer>:onlyword	11 8
:disclaimer>:openprice	2 16 5 -7 11 23 14 12
:disclaimer>:opinion	2 17 4 8 14 7
:disclaimer>:pet	3 23
:disclaimer>:place	0 10
:disclaimer>:politics	2 23
:disclaimer>:promise	7 13
:disclaimer>:ranking	6 9 10 9
:disclaimer>:refusing	9 7
:disclaimer>:rent	4 20
:disclaimer>:return	4 16
:disclaimer>:room	6 9
:disclaimer>:safety	3 8
:disclaimer>:seller	4 7
:disclaimer>:source	7 -28
:disclaimer>:spelled	6 -13 7 13 14 16
:disclaimer>:superlative	7 12
:disclaimer>:urgency	6 11
:disclaimer>:utility	7 -16
:disclaimer>:wanting	0 12
:disclaimer>:welcoming	4 9
:disclaimer>:work	0 29
:disclaimer>:writeto	11 7
:disclaimer_:absolute	7 8 11 7
:disclaimer_:advance	6 12
:disclaimer_:asking	6 8
:disclaimer_:benefit	0 -15
:disclaimer_:building	1 17 7 15 13 15
:disclaimer_:burden	2 -14 4 -13
:disclaimer_:clocktime	8 -7 9 13
:disclaimer_:condition	6 20 11 10 13 16
:disclaimer_:consent	7 -14
:disclaimer_:councilpay	0 8 7 -14
:disclaimer_:deadline	6 27 12 15
:disclaimer_:demand	0 8 2 13
:disclaimer_:demanding	2 -19 5 16 6 26
:disclaimer_:deterring	3 25 8 -12
:disclaimer_:disability	6 11
:disclaimer_:disclaimer	5 10 11 7
:disclaimer_:dislike	3 8
:disclaimer_:everyone	4 -10 5 -14
:disclaimer_:fairness	11 7
:disclaimer_:family	6 14
:disclaimer_:fixed	1 11
:disclaimer_:income	0 14
:disclaimer_:jobless	11 17
:disclaimer_:jobname	8 10
:disclaimer_:kin	6 14
:disclaimer_:lifeword	0 10
:disclaimer_:longperiod	12 -11
:disclaimer_:money	5 14
:disclaimer_:nation	2 25
:disclaimer_:nearby	0 7
:disclaimer_:negation	5 -12 11 15
:disclaimer_:neighbour	1 10 8 -15
:disclaimer_:newness	6 28 7 -22
:disclaimer_:number	1 -18 5 7 9 12 12 12
:disclaimer_:online	14 13
:disclaimer_:onlyword	5 9
:disclaimer_:openprice	4 -7 5 9 6 14 11 24 13 -10 14 7
:disclaimer_:opinion	0 -22 3 -11 6 11 13 -17
:disclaimer_:payer	6 13
:disclaimer_:paying	13 17
:disclaimer_:period	12 -14
:disclaimer_:photo	3 -7
:disclaimer_:politics	2 26
:disclaimer_:promise	7 7
:disclaimer_:ranking	5 11 6 27
:disclaimer_:refusing	4 18
:disclaimer_:rent	0 -8 5 -8
:disclaimer_:return	0 -14 5 -10
:disclaimer_:room	8 -10
:disclaimer_:safety	3 7
:disclaimer_:sexual	0 10
:disclaimer_:source	7 -13
:disclaimer_:spelled	4 -10 5 -7 7 13 14 15
:disclaimer_:superlative	7 16
:disclaimer_:time	6 18
:disclaimer_:tribunalrent	1 14
:disclaimer_:urgency	6 27
:disclaimer_:utility	7 -13
:disclaimer_:welcoming	4 18
:disclaimer_:work	0 36 12 -8
:disclaimer_:writeto	2 -14
:dislike	1 87 4 -8 6 -9 7 -9 8 -9 10 -58 11 -72 12 -62 13 -12
:dislike $	0 -56 1 7 2 10 5 26
:dislike ,	0 8 2 8 3 22 13 -15
:dislike :bid	1 15
:dislike :burden	2 -9
:dislike :clocktime	7 18
:dislike :codething	14 7
:dislike :consent	14 -9
:dislike :deadline	1 28
:dislike :deterring	1 -10
:dislike :fee	7 10
:dislike :feething	1 9
:dislike :neighbour	0 9
:dislike :openprice	1 17 8 8
:dislike :opinion	3 7 8 16
:dislike :paying	7 10
:dislike :person	2 -24
:dislike :rulesplace	0 10
:dislike :spelled	1 12
:dislike :writeto	14 -14
:dislike a	0 8
:dislike and	1 17 2 -21
:dislike block	0 10
:dislike costs	7 10
:dislike is	14 7
:dislike of	14 9
:dislike on	1 -10
:dislike the	1 12
:dislike there	14 7
:dislike through	14 -9
:dislike to	3 11 8 18
:dislike>:bid	1 14 4 7
:dislike>:burden	7 -9
:dislike>:child	1 31
:dislike>:childless	1 14
:dislike>:clocktime	7 16
:dislike>:codething	14 7
:dislike>:condition	2 12 14 9
:dislike>:consent	14 -10
:dislike>:deadline	1 19
:dislike>:deterring	1 -13
:dislike>:fee	7 9
:dislike>:feething	1 10 3 -7
:dislike>:holiday	7 16
:dislike>:income	0 14
:dislike>:negation	3 8
:dislike>:neighbour	0 7 1 11
:dislike>:openprice	1 12 6 9
:dislike>:opinion	6 13 7 -8 8 15
:dislike>:payer	7 -8
:dislike>:paying	7 10
:dislike>:person	2 -36 8 8
:dislike>:pet	3 19
:dislike>:place	6 -9
:dislike>:rulesplace	0 10
:dislike>:sex	2 17
:dislike>:sexual	1 8
:dislike>:spelled	1 9 3 9
:dislike>:utility	8 7
:dislike>:writeto	14 -15
:dislike_:absolute	7 11
:dislike_:benefit	0 10
:dislike_:bid	4 7
:dislike_:building	1 19
:dislike_:child	1 42
:dislike_:clocktime	1 -16
:dislike_:codething	1 8
:dislike_:condition	1 -11 2 9 6 10 14 17
:dislike_:demanding	3 7
:dislike_:fairness	3 8
:dislike_:income	0 13
:dislike_:money	8 7
:dislike_:negation	1 40 2 -30
:dislike_:number	5 13
:dislike_:online	14 -11
:dislike_:onlyword	2 -9
:dislike_:openprice	1 13 6 7
:dislike_:opinion	0 -14 6 16
:dislike_:payer	3 13 7 -9
:dislike_:paying	0 7
:dislike_:person	2 -8 8 7
:dislike_:pet	3 20
:dislike_:petpart	3 7
:dislike_:place	6 -12 14 -15
:dislike_:room	1 8
:dislike_:rulesplace	1 21
:dislike_:seller	0 -16 2 -13 7 -9
:dislike_:sexual	1 8
:dislike_:spelled	0 8 1 20 5 7
:dislike_:thing	3 -9
:dislike_:tribunalrent	1 14
:dislike_:urgency	1 13
:dislike_:utility	8 7
:dislike_:welcoming	1 18
:everyone	0 -30 6 -27 7 16 8 -17 9 -30 10 13 14 -47
:everyone #	11 8
:everyone $	0 -42 4 -57 5 9 8 -45 11 14 14 -27
:everyone :accepting	0 -24 8 7
:everyone :age	1 -24
:everyone :asking	3 -12
:everyone :benefit	0 18
:everyone :bid	4 9 13 13
:everyone :burden	0 16 2 -19
:everyone :child	1 38
:everyone :childless	1 -22
:everyone :clocktime	4 -10 6 -29 8 27 12 15 13 11
:everyone :codething	0 -17 1 14 2 -18 6 21 12 -10 13 -8
:everyone :condition	1 -7 7 18
:everyone :councilpay	7 18
:everyone :deadline	2 -17 4 -13 6 -45 8 8 12 15 13 7
:everyone :demand	4 14 7 -8
:everyone :deterring	1 -14 2 -43 3 -7 6 -31 7 20 14 12
:everyone :disability	2 20
:everyone :dislike	1 17
:everyone :fairness	2 -22
:everyone :faith	2 13
:everyone :feething	1 -32 2 -22 7 -15
:everyone :fixed	12 -13
:everyone :healthword	2 24
:everyone :income	0 -7
:everyone :jobless	0 16
:everyone :lifeword	2 7 7 8 14 7
:everyone :longperiod	5 8 13 14
:everyone :nation	2 14
:everyone :negation	2 -17
:everyone :newness	6 -29 7 7 10 10
:everyone :number	8 8 11 9 13 11
:everyone :offerdeal	7 10
:everyone :online	10 10
:everyone :onlyword	1 8 7 17
:everyone :openprice	2 7 4 -9
:everyone :opinion	2 10 5 9
:everyone :payer	0 9 4 14 7 16 12 16
:everyone :period	2 -22 4 7 7 13 8 15 12 -13 13 -30
:everyone :person	1 14 2 -28 8 -24 13 -27
:everyone :photo	7 12
:everyone :place	3 7
:everyone :politics	12 16
:everyone :promise	6 -8
:everyone :return	0 -16 4 9 13 -11
:everyone :room	8 -13
:everyone :rulesplace	11 11
:everyone :seller	7 9 12 17
:everyone :sex	1 -11 2 38 8 -8
:everyone :source	2 9
:everyone :spelled	13 8
:everyone :title	1 -7 2 8 4 -10 6 10 7 20
:everyone :tribunalrent	12 -8
:everyone :wanting	0 -12 1 -27 2 -46 4 -10 6 25 7 -13
:everyone :welcoming	1 -10
:everyone :work	8 14
:everyone a	2 -11 11 18
:everyone age	1 -24
:everyone as	0 -7 8 19
:everyone ask	3 -14
:everyone but	7 17
:everyone child	1 28
:everyone colour	2 9
:everyone day	13 -7
:everyone disability	2 12
:everyone disabled	2 10
:everyone else	2 12 6 -17
:everyone for	7 -12
:everyone getting	0 8
:everyone had	3 11 8 8
:everyone happens	7 11
:everyone has	4 10 11 7
:everyone in	2 -11 6 14 10 24
:everyone is	0 -13 1 21 2 -12 6 24
:everyone it's	0 9
:everyone kind	3 10 7 -17
:everyone lives	7 11
:everyone living	2 9
:everyone month	4 17 13 -42
:everyone more	6 9 7 -17
:everyone name	14 11
:everyone occupants	1 16
:everyone of	0 19 6 -15 8 20 13 11
:everyone offers	4 8
:everyone on	0 14
:everyone other	7 12
:everyone our	0 7 12 18
:everyone part	0 16
:everyone price	7 11
:everyone reasonable	4 9
:everyone says	7 8
:everyone september	12 15
:everyone sex	2 15
:everyone so	4 8 13 11
:everyone spirit	5 7
:everyone still	1 9
:everyone take	8 11
:everyone takes	2 8
:everyone term	13 7
:everyone that	2 11
:everyone the	11 -22
:everyone their	3 9
:everyone three	1 7
:everyone time	6 -10 7 9
:everyone to	2 7
:everyone wants	2 -11 6 19
:everyone way	5 -26
:everyone who	7 21
:everyone who'd	2 9
:everyone whose	0 10
:everyone with	1 40
:everyone within	7 -11
:everyone you	6 -12
:everyone>:accepting	3 -11 4 -17
:everyone>:advance	13 9
:everyone>:age	1 -27
:everyone>:asking	0 -29 3 -17
:everyone>:benefit	0 26
:everyone>:bid	4 17 13 11
:everyone>:building	2 -14 6 16
:everyone>:burden	0 12 2 -42 4 -7 6 19
:everyone>:child	1 50 2 -19
:everyone>:childless	0 9 1 -32
:everyone>:clocktime	4 -27 5 -10 6 -41 8 35 12 14 13 13
:everyone>:codething	1 13 6 25 12 -13 13 -16
:everyone>:condition	1 -22 4 -9 5 14 7 17
:everyone>:councilpay	4 12 7 13 13 10
:everyone>:deadline	0 -9 2 -26 4 -29 6 -11 7 12 8 22 12 19 13 8
:everyone>:demand	4 12 7 -13
:everyone>:demanding	3 -7
:everyone>:deterring	0 10 1 -21 2 -30 3 -12 6 -14 7 12 12 -13 14 8
:everyone>:disability	1 -14 2 35
:everyone>:disclaimer	0 11
:everyone>:dislike	1 18
:everyone>:everyone	0 -9 4 -29 5 -8
:everyone>:fairness	0 -34 3 -10 5 -16
:everyone>:family	1 17
:everyone>:feething	1 -38 2 -11 6 -7 7 -33
:everyone>:fixed	12 -33
:everyone>:healthword	2 20
:everyone>:hiding	4 7 7 13 8 -7
:everyone>:income	0 -20 4 -14 7 -17 13 -26
:everyone>:jobless	0 9
:everyone>:keything	8 -21
:everyone>:kin	1 21
:everyone>:law	7 -8
:everyone>:lifeword	7 8
:everyone>:longperiod	13 10
:everyone>:nation	2 31
:everyone>:nearby	2 -11
:everyone>:newness	7 19 10 7
:everyone>:number	1 15 2 -8 8 13 13 23
:everyone>:offerdeal	7 10
:everyone>:online	10 9
:everyone>:onlyword	6 18 7 16
:everyone>:openprice	7 15 11 21 13 -17
:everyone>:opinion	1 -35 4 15 5 12 6 -24 13 -7 14 7
:everyone>:origin	2 14 7 -9
:everyone>:payer	2 -39 4 12 12 15 13 9
:everyone>:paying	4 8 13 8
:everyone>:period	2 -36 7 11 8 26 12 -15 13 -31
:everyone>:person	0 -17 1 7 2 -7 3 7 5 12 7 -18 8 -16
:everyone>:pet	2 -7 3 29
:everyone>:photo	7 10 11 -15
:everyone>:politics	12 16
:everyone>:preferring	3 30
:everyone>:promise	0 -14 1 12 7 14
:everyone>:ranking	6 12
:everyone>:rent	0 17 5 -15
:everyone>:return	4 16 5 -39
:everyone>:room	7 -18 8 -12
:everyone>:rulesplace	11 10
:everyone>:seller	2 -12 4 24 6 -10 7 16 12 14
:everyone>:sex	1 -15 2 36
:everyone>:source	2 7
:everyone>:spelled	1 7 2 -17
:everyone>:time	1 26 6 -27
:everyone>:title	1 -11 2 7 4 -20 5 12 6 17 7 18 8 -14
:everyone>:tribunalrent	12 -9 13 -15
:everyone>:wanting	1 -39 6 19 8 -23
:everyone>:welcoming	1 -27 2 -14
:everyone>:writeto	4 11
:everyone_:absence	4 18 6 -9
:everyone_:absolute	2 -18 7 39
:everyone_:accepting	1 -16 11 -18 12 24
:everyone_:advance	4 -11 6 -9 13 11
:everyone_:age	8 7
:everyone_:asking	0 -33 1 -32 2 -32 3 -11
:everyone_:benefit	0 54
:everyone_:bid	1 21 4 39 7 -17
:everyone_:building	0 -12 2 9 6 13 7 7 13 8
:everyone_:burden	0 17 1 16 3 -25 5 7 7 -28
:everyone_:childless	0 13 1 11
:everyone_:clocktime	2 -16 4 29 12 -13
:everyone_:codething	0 9 4 12 6 28 14 8
:everyone_:condition	3 -7 4 -28 5 10 13 10
:everyone_:councilpay	0 8 5 14
:everyone_:deadline	2 8 6 7 8 17
:everyone_:demanding	8 -22 13 -36
:everyone_:deterring	0 20 5 -10 7 -31 8 -14 13 22
:everyone_:disability	0 -20 2 34
:everyone_:disclaimer	0 7
:everyone_:everyone	0 -22 2 -16 4 -27 5 -40 13 -35
:everyone_:fairness	0 -38 4 12 6 -34 13 -7
:everyone_:faith	2 -18
:everyone_:fee	2 18 5 9
:everyone_:feething	4 -19 8 -10
:everyone_:fixed	12 -36
:everyone_:healthword	2 20 8 -13
:everyone_:hiding	0 7 1 9 6 -15 7 8
:everyone_:holiday	5 12 9 19
:everyone_:income	0 -11 2 -26 6 -12 7 -33 13 -21
:everyone_:jobless	11 8
:everyone_:keything	5 10
:everyone_:lifeword	7 11 8 10
:everyone_:longperiod	5 -18 7 16 13 8
:everyone_:losing	5 15
:everyone_:nation	2 21
:everyone_:nearby	6 -14 7 15
:everyone_:negation	0 -10 3 -13 11 24
:everyone_:neighbour	1 8 6 20 12 8
:everyone_:newness	7 16 8 11
:everyone_:number	1 44 3 -8 7 -10 8 14 14 12
:everyone_:offerdeal	2 16
:everyone_:onlyword	0 17 3 -7 8 15
:everyone_:openprice	0 -25 5 -8 7 -10 8 -13 11 23 13 -14
:everyone_:opinion	2 -15 4 19 5 -7 7 -37
:everyone_:payer	1 -22 2 -10 3 -39 6 -30 7 -10 8 11
:everyone_:paying	2 -8 4 10 5 8 7 -9
:everyone_:period	4 -12 8 22 9 9 13 7
:everyone_:person	0 -13 13 7
:everyone_:pet	3 31
:everyone_:phone	8 11
:everyone_:photo	1 10 2 14 11 -8
:everyone_:place	0 -21 1 10 6 9 7 36
:everyone_:preferring	3 17
:everyone_:promise	0 10 1 10 2 12
:everyone_:ranking	2 -23 13 13
:everyone_:refusing	2 7
:everyone_:rent	0 7
:everyone_:room	2 -9 3 7 7 9 10 38
:everyone_:rulesplace	7 11 8 12
:everyone_:scarcity	0 9 7 16
:everyone_:seller	1 -25 3 -30 4 36 6 -15
:everyone_:spelled	2 17 3 -11
:everyone_:superlative	2 -7 4 45
:everyone_:thing	2 12
:everyone_:time	1 24 2 22 7 36
:everyone_:title	4 -7 6 12
:everyone_:tribunalrent	7 13
:everyone_:urgency	6 14 7 -11 10 -7
:everyone_:wanting	1 -7 8 -13 13 -20
:everyone_:welcoming	2 -15 6 -8
:everyone_:work	7 11
:everyone_:writeto	0 -9 1 -8 3 -20 4 13
:fairness	0 -21 3 -13 4 39 8 -13 10 -10 11 14 12 -16 13 -65 14 -18
:fairness #	8 -7
:fairness $	0 -20 3 -22 4 12 6 13 7 -20 8 -25 11 13 14 -34
:fairness ,	0 10 4 10 8 12 9 17 13 -7
:fairness :accepting	4 12
:fairness :advance	3 -8
:fairness :benefit	0 10
:fairness :building	4 11
:fairness :burden	0 19 3 14 7 9
:fairness :condition	0 7 2 10
:fairness :deterring	1 17 2 -20 7 13
:fairness :everyone	1 -14 4 -7 7 17
:fairness :faith	2 7
:fairness :losing	2 8 13 17
:fairness :newness	10 8
:fairness :number	4 15
:fairness :offerdeal	4 14
:fairness :openprice	1 -19 2 8 4 16 8 -37 13 -9
:fairness :opinion	1 -15 3 -20 8 -23 10 8
:fairness :origin	2 11
:fairness :payer	7 21
:fairness :person	7 16
:fairness :scarcity	6 -8
:fairness :sex	2 16
:fairness :spelled	8 10
:fairness :title	5 9 14 10
:fairness :urgency	6 19
:fairness a	4 7
:fairness about	3 10
:fairness against	1 10
:fairness anyone	7 13
:fairness as	1 7 8 20
:fairness before	6 7
:fairness case	3 -8
:fairness else	2 9
:fairness for	0 -13 2 -50 5 -12 6 -57 7 -27
:fairness happens	7 11
:fairness house	4 13
:fairness if	2 9
:fairness in	7 15
:fairness it	5 16
:fairness name	14 11
:fairness now	6 10
:fairness of	6 17
:fairness on	1 12 2 -17 3 8 7 15
:fairness says	7 8
:fairness sex	2 16
:fairness spirit	5 7
:fairness that	0 10
:fairness the	1 -12 2 -21 4 23 6 -11 11 25
:fairness to	0 9 1 -11 3 -8 7 -20 8 -12 10 9
:fairness wants	6 9
:fairness who	5 10
:fairness you	13 -7
:fairness £##	4 -15
:fairness>:accepting	2 -9
:fairness>:advance	3 -10
:fairness>:asking	3 -18 4 12
:fairness>:benefit	0 15
:fairness>:bid	4 11
:fairness>:building	4 8
:fairness>:burden	0 9 6 10 13 -12
:fairness>:clocktime	6 7
:fairness>:codething	8 20
:fairness>:condition	0 9 2 16
:fairness>:deadline	4 28 8 -11 9 7
:fairness>:demand	0 -17
:fairness>:deterring	0 7 1 18 2 -29 6 10 7 11
:fairness>:everyone	0 -41 1 -34 4 -35 7 8
:fairness>:fairness	0 -11
:fairness>:fee	4 11
:fairness>:feething	0 -14 1 -10 4 -9
:fairness>:fixed	12 7
:fairness>:hiding	4 10
:fairness>:holiday	8 7
:fairness>:kin	4 12
:fairness>:longperiod	8 15
:fairness>:losing	2 7 13 17
:fairness>:negation	3 15 8 8
:fairness>:newness	3 -15 4 15 6 9 9 7
:fairness>:number	4 21 7 9 13 9
:fairness>:offerdeal	4 33
:fairness>:openprice	1 -29 4 14 13 -8
:fairness>:opinion	0 7 1 -11 3 -15 7 7 13 -13 14 -13
:fairness>:origin	2 16
:fairness>:payer	5 11 7 25
:fairness>:paying	5 8
:fairness>:period	9 10 13 -12
:fairness>:person	0 -7 2 7 5 9 7 13 13 8
:fairness>:pet	3 20
:fairness>:place	1 8
:fairness>:politics	2 14
:fairness>:preferring	4 12 11 8
:fairness>:ranking	6 11
:fairness>:return	0 -7
:fairness>:scarcity	2 -9
:fairness>:seller	2 -13 4 13 5 10 7 12
:fairness>:spelled	3 15 7 9 8 18
:fairness>:title	5 8 6 10 14 9
:fairness>:tribunalrent	4 7 8 15
:fairness>:urgency	6 7
:fairness>:wanting	2 -13
:fairness>:work	7 8
:fairness>:worshipplace	2 7
:fairness_:accepting	2 -7 6 -14
:fairness_:asking	3 -34 4 12
:fairness_:benefit	0 8
:fairness_:burden	0 10 2 -28 3 -8 13 -21
:fairness_:child	1 15
:fairness_:clocktime	8 -16 14 17
:fairness_:deadline	2 17 3 7 4 12 8 -28
:fairness_:demand	0 -16 8 14
:fairness_:demanding	6 -14
:fairness_:denying	0 8 1 11 3 8
:fairness_:deterring	0 18 2 -13
:fairness_:disclaimer	2 -15
:fairness_:everyone	0 -41 4 -26 5 -28 6 -41 7 -45 8 -11 13 -11
:fairness_:fairness	0 -35 2 -23
:fairness_:fee	2 18 4 19
:fairness_:feething	2 -21 4 -15 5 -12 6 -7
:fairness_:income	4 -9 6 -8 13 -16
:fairness_:kin	4 15
:fairness_:longperiod	7 14
:fairness_:losing	0 -18
:fairness_:nearby	3 17 4 23 7 19
:fairness_:negation	1 -33 2 10 3 10
:fairness_:neighbour	2 -8 3 15 4 7
:fairness_:newness	1 10 4 8 13 13
:fairness_:number	2 -21 4 9 8 -9
:fairness_:offerdeal	2 17 4 20 6 -10
:fairness_:openprice	0 -33 2 13 4 16 13 18 14 -22
:fairness_:origin	2 -26
:fairness_:payer	0 7 2 7 6 -16
:fairness_:paying	0 13 5 22 13 -21
:fairness_:period	0 9 6 -9 7 7
:fairness_:person	0 -7 2 11 4 26
:fairness_:pet	3 22
:fairness_:photo	11 16
:fairness_:place	3 7 4 8 7 21 8 -9
:fairness_:preferring	6 9
:fairness_:promise	4 11 7 -9
:fairness_:rent	4 15
:fairness_:return	4 23
:fairness_:scarcity	2 -8
:fairness_:school	2 9
:fairness_:seller	0 7
:fairness_:sex	2 -23
:fairness_:sexual	2 10
:fairness_:spelled	0 8 4 -7 5 -15 12 -18
:fairness_:title	6 12
:fairness_:urgency	2 9 6 -18
:fairness_:wanting	1 13 2 -14 6 14
:fairness_:welcoming	4 -8
:fairness_:work	0 -10 7 7
:fairness_:writeto	1 -8 2 18
:faith	0 -66 1 -110 2 161 3 -79 4 -19 5 -44 6 -20 7 -72 8 -32 10 -10 11 -50 12 -33 13 -48 14 -69
:faith $	0 -23 1 -20 2 54 6 9
:faith ,	0 -9 2 21 6 -25 8 -12
:faith :absolute	0 -7 2 11
:faith :accepting	2 21
:faith :advance	2 17
:faith :building	2 25
:faith :burden	0 -8 2 16
:faith :clocktime	6 17
:faith :condition	2 20
:faith :faith	2 10
:faith :family	1 -28 2 35
:faith :holiday	6 9
:faith :kin	1 -29 2 36
:faith :newness	2 9
:faith :number	2 8
:faith :onlyword	0 -14 2 24
:faith :openprice	2 -12
:faith :person	0 -20 1 -26 2 41
:faith :promise	2 9
:faith :ranking	2 17
:faith :scarcity	0 -7 2 11
:faith :seller	2 21
:faith :sex	2 9
:faith :spelled	2 12
:faith :work	0 7
:faith :worshipplace	2 -61
:faith :writeto	2 7
:faith and	2 19
:faith but	2 9
:faith earth	7 8
:faith faith	2 8
:faith family	1 -12 2 24
:faith get	2 7
:faith house	2 17
:faith household	2 9
:faith in	2 34
:faith night	6 9
:faith of	2 14
:faith only	0 -7 2 11
:faith or	2 -23
:faith tenant	2 8
:faith tenants	2 7
:faith will	2 8
:faith>:absolute	0 -9 2 10
:faith>:accepting	2 18
:faith>:advance	2 29
:faith>:building	2 33
:faith>:burden	0 -10 2 18
:faith>:clocktime	6 16
:faith>:condition	2 20
:faith>:deterring	2 9
:faith>:disclaimer	2 12
:faith>:family	1 -33 2 41
:faith>:holiday	6 9
:faith>:kin	1 -34 2 42
:faith>:newness	2 27 6 -8
:faith>:onlyword	0 -15 2 27
:faith>:opinion	2 26
:faith>:person	0 -23 1 -27 2 43
:faith>:promise	2 16
:faith>:ranking	2 29
:faith>:scarcity	0 -8 2 15
:faith>:seller	2 37
:faith>:spelled	2 16
:faith>:work	0 7
:faith>:writeto	2 19
:faith_:absolute	2 16 7 -8
:faith_:advance	2 36 6 -7
:faith_:asking	2 22
:faith_:bid	2 18
:faith_:burden	2 22
:faith_:clocktime	2 9
:faith_:condition	2 20
:faith_:deadline	2 9
:faith_:demand	2 13
:faith_:demanding	2 27
:faith_:deterring	2 22
:faith_:feething	2 9
:faith_:healthword	2 -19
:faith_:hiding	0 17
:faith_:kin	2 8
:faith_:negation	7 -11
:faith_:neighbour	2 14
:faith_:newness	2 37 6 -8
:faith_:onlyword	2 29
:faith_:opinion	2 41
:faith_:photo	2 12
:faith_:preferring	2 15
:faith_:ranking	2 44
:faith_:scarcity	2 17
:faith_:seller	2 26
:faith_:sex	2 -14
:faith_:spelled	2 43
:faith_:wanting	2 33
:faith_:welcoming	2 20
:faith_:worshipplace	2 21
:faith_:writeto	2 26
:family	0 -29 1 86 2 25 4 -40 6 -49 7 -13 8 19 12 -9 13 -47 14 -73
:family $	1 18 3 10 4 -11 6 -34 11 -13
:family ,	0 -53 1 20 4 -26 11 -10
:family :absolute	1 -10 2 18
:family :accepting	1 36
:family :advance	1 10
:family :building	7 11 8 -13 11 15
:family :burden	2 10
:family :clocktime	2 7
:family :condition	2 8
:family :deadline	1 13
:family :deterring	0 7
:family :fairness	1 13
:family :healthword	8 11
:family :negation	1 17
:family :onlyword	2 11
:family :openprice	2 26
:family :opinion	1 -18 2 18
:family :period	11 9
:family :preferring	2 16
:family :promise	1 25 2 -7
:family :ranking	1 13
:family :scarcity	2 15
:family :title	8 -8
:family :wanting	1 -19
:family :welcoming	1 9
:family and	1 11 2 9 8 -12
:family are	1 -18 6 10
:family day	11 9
:family from	2 7
:family house	2 9
:family in	2 19 8 18
:family last	1 16
:family lets	1 14
:family may	1 7
:family next	8 -7
:family on	0 8
:family only	1 -12 2 18
:family or	1 14
:family please	1 7
:family preferred	2 11
:family says	4 10
:family should	2 -9
:family to	1 -22 2 18
:family with	2 -50 3 -11
:family would	1 25 3 8
:family>:absolute	1 -13 2 16 8 9
:family>:accepting	1 36
:family>:advance	1 16
:family>:age	1 8
:family>:asking	1 15
:family>:benefit	0 9
:family>:bid	2 10
:family>:building	7 9 11 14
:family>:burden	2 14
:family>:child	1 -26 2 -25
:family>:childless	1 -24
:family>:childthing	1 7
:family>:clocktime	2 7 8 11
:family>:condition	2 14
:family>:deadline	1 14
:family>:demanding	1 9
:family>:deterring	2 -13
:family>:disability	8 11
:family>:everyone	8 8
:family>:fairness	1 13
:family>:faith	2 9
:family>:family	1 16
:family>:feething	1 -18
:family>:forename	8 12
:family>:healthword	8 16
:family>:holiday	1 8
:family>:kin	1 -37
:family>:negation	1 12 2 18
:family>:neighbour	8 -16
:family>:newness	2 13
:family>:number	1 17 2 -25
:family>:onlyword	1 17 2 9
:family>:openprice	2 26
:family>:opinion	2 17
:family>:period	11 9
:family>:person	2 -12
:family>:preferring	1 7
:family>:promise	1 23
:family>:ranking	1 29
:family>:regretting	1 8
:family>:scarcity	2 20
:family>:spelled	1 38 8 11
:family>:time	1 8 6 9
:family>:title	2 -19
:family>:wanting	1 -26 3 12
:family>:worshipplace	2 7
:family_:absence	1 16 8 23 12 8
:family_:accepting	0 15 8 19
:family_:advance	2 12
:family_:age	1 11
:family_:asking	1 20
:family_:bid	2 12
:family_:building	0 15 1 -20 8 15
:family_:burden	1 47 2 13
:family_:child	1 -16 2 -21 3 -12
:family_:childless	1 -12
:family_:clocktime	8 7
:family_:codething	2 21 8 14
:family_:condition	1 31 3 11
:family_:councilpay	1 8
:family_:deadline	12 7
:family_:demanding	1 18 2 -23
:family_:denying	1 13
:family_:deterring	1 28 8 -27
:family_:disability	8 7
:family_:disclaimer	0 9
:family_:everyone	1 -16
:family_:fairness	1 11
:family_:faith	2 14
:family_:family	1 20
:family_:feething	1 -11
:family_:fixed	1 29
:family_:hiding	0 13
:family_:holiday	1 32
:family_:income	8 9
:family_:kin	0 7 1 -19 2 -33
:family_:lifeword	0 10
:family_:losing	1 12
:family_:money	1 11
:family_:negation	0 -7 1 8 2 16 6 -12 8 14
:family_:neighbour	2 7 8 -14
:family_:newness	2 11
:family_:number	2 -15
:family_:online	1 8
:family_:onlyword	1 20
:family_:openprice	0 7 2 12
:family_:opinion	1 38
:family_:payer	3 -7
:family_:period	1 17
:family_:person	2 -36
:family_:phone	2 10
:family_:ranking	1 21 2 10 12 7
:family_:regretting	1 20
:family_:scarcity	1 9 2 9 5 7
:family_:sex	1 9 2 -8
:family_:spelled	1 24 6 -16 8 7
:family_:superlative	7 13
:family_:time	1 11
:family_:wanting	3 11 6 11
:family_:worshipplace	2 13
:fee	0 -64 1 -51 2 -51 3 -77 4 9 5 103 6 -10 8 -142 9 -17 10 -78 11 -72 12 -39 13 -24 14 -56
:fee #	5 14
:fee $	1 -7 3 -38 5 26 6 -24 8 -27
:fee ,	1 -10 2 13 4 8 5 36
:fee :asking	5 22
:fee :burden	5 10
:fee :codething	5 7
:fee :demanding	5 31
:fee :deterring	4 8 5 29
:fee :fixed	6 12
:fee :money	4 -29 5 -13 13 -20
:fee :negation	5 -7
:fee :number	5 25
:fee :openprice	6 -13
:fee :ranking	4 7
:fee :return	7 8
:fee :seller	5 -10
:fee :tribunalrent	6 8
:fee :wanting	6 10
:fee :writeto	5 -7
:fee apply	5 22
:fee at	5 8
:fee for	2 -16 3 -17 4 -12 5 14
:fee is	5 7
:fee less	7 16
:fee me	5 -12
:fee of	5 53 6 -22 7 -31 13 -16
:fee on	4 14 5 8
:fee to	5 9
:fee £#	4 -29 5 -12 13 -18
:fee>:absence	5 10
:fee>:absolute	13 7
:fee>:age	5 8
:fee>:asking	4 17 5 21
:fee>:burden	5 20
:fee>:child	1 13
:fee>:codething	4 7 7 -7
:fee>:condition	1 16
:fee>:deadline	4 -10 6 13
:fee>:demanding	4 14 5 32
:fee>:deterring	5 28
:fee>:fairness	4 15
:fee>:fee	5 11
:fee>:feething	5 22
:fee>:fixed	6 24
:fee>:keything	6 9
:fee>:money	3 -11 4 -45 5 18 6 -18 7 -21 13 -26
:fee>:negation	1 -9 2 -10 5 -30 14 8
:fee>:number	5 32
:fee>:offerdeal	6 8
:fee>:openprice	2 -12 6 -11 7 9
:fee>:opinion	0 -13 1 -7 2 -9 7 20
:fee>:payer	0 -23 1 -11
:fee>:paying	5 15
:fee>:pet	3 -9
:fee>:promise	6 11
:fee>:ranking	4 7
:fee>:rent	13 19
:fee>:return	6 11 13 18
:fee>:room	5 17
:fee>:scarcity	5 22
:fee>:seller	0 -11 3 -8
:fee>:spelled	5 -10
:fee>:superlative	5 -7
:fee>:tribunalrent	6 7
:fee>:wanting	6 9
:fee>:writeto	5 -12
:fee_:absence	5 11
:fee_:absolute	1 -7 13 8
:fee_:advance	5 -17
:fee_:asking	4 38 6 -16
:fee_:bid	1 13
:fee_:burden	5 27 13 -13
:fee_:child	1 15
:fee_:clocktime	6 8 13 13
:fee_:condition	1 16
:fee_:deadline	1 7 4 -31 5 12 6 19
:fee_:demand	5 11
:fee_:demanding	5 15
:fee_:everyone	5 15
:fee_:fairness	4 26 5 14
:fee_:feething	5 28 6 -27 13 -19
:fee_:fixed	6 11
:fee_:forename	2 12
:fee_:hiding	4 7
:fee_:income	5 -10
:fee_:losing	5 7
:fee_:money	0 -21 4 -47 5 37 6 -24 7 -16
:fee_:negation	3 9 4 7 5 -16
:fee_:number	4 -10 5 12 7 14
:fee_:online	14 -7
:fee_:onlyword	1 14
:fee_:openprice	0 -27 2 -28 5 7 6 -21 13 -36
:fee_:opinion	0 -9 2 -19 3 -9 4 -10 7 14
:fee_:payer	0 -13 1 -14 3 -21 13 -27
:fee_:paying	4 -12 5 15
:fee_:period	6 12 13 -10
:fee_:person	2 -17
:fee_:photo	5 21
:fee_:return	13 11
:fee_:room	5 17
:fee_:scarcity	5 8
:fee_:seller	0 -28 3 -16 14 -10
:fee_:spelled	0 -8 3 11 5 -11 7 9
:fee_:urgency	7 9
:fee_:writeto	14 -9
:feething	0 -24 1 -37 2 -51 4 -49 5 91 6 -30 7 -32 9 -24 10 -46 11 -18 12 15 14 -53
:feething $	0 -7 3 -31 4 10 5 32 7 -10 8 18 9 -9 10 -9
:feething ,	0 -11 3 -22 4 -7 10 -11 11 10
:feething :absence	9 24
:feething :accepting	3 17 5 -18
:feething :advance	5 -29 13 -19
:feething :asking	3 23
:feething :building	6 8
:feething :burden	1 19 6 -29 13 -39
:feething :clocktime	1 10 2 -13 8 -7
:feething :codething	0 -44 4 -40 6 -10 7 -21 8 -15 13 10
:feething :councilpay	0 7
:feething :deadline	12 13
:feething :demanding	1 -7 5 20
:feething :denying	13 8
:feething :deposit	5 -44 13 -17
:feething :deterring	1 7 2 8 6 -20
:feething :fee	4 -42 5 43 6 -15 13 -9
:feething :feething	0 -25 1 7 5 25
:feething :fixed	12 11
:feething :keything	5 -11 8 -10
:feething :kin	8 -8
:feething :losing	0 13 13 9
:feething :money	3 12 4 -10 5 42
:feething :negation	0 -12 5 7 8 8
:feething :neighbour	6 10
:feething :onlyword	3 11 5 16
:feething :openprice	0 -10 6 -36 8 -11 11 -28 12 17
:feething :payer	0 16 4 -7
:feething :paying	13 -41
:feething :person	2 -9
:feething :photo	6 11
:feething :promise	3 7 4 8
:feething :ranking	5 -8 12 9 13 -24
:feething :refusing	9 10
:feething :rent	5 11
:feething :return	5 36
:feething :spelled	0 -18 5 10
:feething :utility	5 11 8 -7
:feething :wanting	6 -10
:feething :welcoming	8 9
:feething and	6 -27 8 8
:feething are	11 -17
:feething as	0 -7 1 -8 5 -22
:feething at	0 -10 5 13
:feething before	6 7 13 -14
:feething by	5 7
:feething cutting	8 -9
:feething days	6 -9
:feething deposit	5 -44 13 -17
:feething essential	6 7
:feething feature	8 -7
:feething fee	5 30
:feething flat	6 12
:feething for	8 7
:feething from	1 9 2 -8
:feething go	0 7
:feething has	1 8 10 7 12 -11
:feething history	0 -15 13 9
:feething holder	2 8
:feething in	0 -59 1 -42 2 -38 4 -16 5 8 9 8 12 -10
:feething is	0 -41 1 -20 4 -30 6 -8 7 -13 12 8 13 13
:feething it	6 16
:feething min	12 15
:feething money	5 21
:feething no	0 -11
:feething of	0 17
:feething on	1 8 6 -15 13 -18
:feething or	5 -21
:feething out	9 10
:feething payment	5 16
:feething please	8 10
:feething recommended	6 8
:feething rent	5 11
:feething runs	12 10
:feething set	5 8
:feething stage	8 -8
:feething supported	0 8
:feething the	13 -11
:feething throughout	3 9
:feething to	6 -13
:feething when	5 15
:feething which	5 7
:feething will	3 10 4 9
:feething with	5 16 8 28
:feething would	3 7
:feething £#	3 12 5 21
:feething>:absence	0 20 2 -7 5 7 6 12 9 14
:feething>:absolute	3 -16 7 25 8 15 13 -12
:feething>:accepting	2 -13 3 15 5 -31 6 -20 8 -13 10 11 11 17
:feething>:advance	5 -28 12 -19 13 -22
:feething>:age	3 7
:feething>:asking	3 19 8 11
:feething>:bid	7 10
:feething>:building	10 11
:feething>:burden	1 14 4 -8 6 -24 14 -16
:feething>:child	8 8
:feething>:clocktime	2 -21 6 -20 12 7
:feething>:codething	0 -31 2 -13 4 -49 6 -15 7 -16 8 -16 13 7
:feething>:condition	5 9 13 25
:feething>:councilpay	0 16
:feething>:deadline	0 -8 2 -13 5 -12
:feething>:demand	4 -8
:feething>:demanding	2 -18 3 -24 5 35
:feething>:deposit	5 -48
:feething>:deterring	2 14 5 -17 6 -45 7 10 8 15 12 -8 14 -10
:feething>:disclaimer	0 -7
:feething>:everyone	0 -9 1 -25 2 -29 3 -12 12 -7
:feething>:fairness	4 -16
:feething>:fee	0 -8 3 -8 4 -11 5 51 6 -37
:feething>:feething	0 -41 1 8 2 -22 4 -8 5 13 6 -30 7 -13 12 -11
:feething>:fixed	13 11
:feething>:forename	5 8 8 7
:feething>:hiding	8 28
:feething>:income	0 -9 13 -23
:feething>:keything	5 -9
:feething>:kin	1 7 8 -14
:feething>:law	5 8
:feething>:lifeword	7 7
:feething>:losing	0 9 6 12
:feething>:money	3 10 4 -46 5 67
:feething>:negation	1 8 8 9
:feething>:neighbour	6 8
:feething>:newness	5 -9
:feething>:number	8 -37 14 -14
:feething>:onlyword	5 21
:feething>:openprice	4 7 8 -7 12 19 13 -8
:feething>:opinion	8 -8 11 -22
:feething>:payer	0 9 4 -7 6 -13
:feething>:paying	1 -15 4 -19 5 -7 7 -12 8 -15 13 -11
:feething>:period	6 -8 13 -14
:feething>:person	1 -8
:feething>:pet	3 15
:feething>:photo	5 8 6 7 11 16
:feething>:promise	0 9 7 25
:feething>:ranking	6 7
:feething>:refusing	3 30 9 9
:feething>:return	4 -9 5 29
:feething>:room	0 15
:feething>:rulesplace	3 14 8 10
:feething>:scarcity	0 12
:feething>:seller	0 -30 1 9 8 -41 14 -11
:feething>:sex	2 7
:feething>:spelled	0 -8 2 -36 5 28 8 -8 13 9
:feething>:time	5 7
:feething>:title	5 9 8 8
:feething>:utility	5 19
:feething>:wanting	8 7
:feething>:welcoming	8 7
:feething>:work	0 8 8 -15 12 -7
:feething_:absence	0 21 1 13 3 -12 5 14 8 -8
:feething_:absolute	1 -12 2 -39
:feething_:accepting	6 -19 11 21 13 8
:feething_:advance	0 -12 1 -33 3 9 4 -25 5 -15 6 -10 12 -26 13 -13
:feething_:age	3 10
:feething_:asking	0 -27 2 -16 3 -9 4 -19 5 -7
:feething_:benefit	0 11
:feething_:building	7 13
:feething_:burden	0 23 1 21 2 -59 4 -7 5 27 6 -23 8 -31 12 -12 13 23 14 -18
:feething_:childless	0 11
:feething_:clocktime	1 -24 6 -59 8 -33 11 -7 12 12 13 -23
:feething_:codething	0 -8 3 -15 4 -22 5 33 6 -9 8 -11
:feething_:condition	0 8 1 15 3 11 6 -16 12 8 13 11
:feething_:consent	0 11
:feething_:deadline	0 -8 2 -30 5 -13 6 -42 12 10
:feething_:demand	4 8
:feething_:demanding	2 -40 3 -12 4 -35 5 16 12 -23
:feething_:deterring	0 -23 10 -7 12 -25 13 7 14 -13
:feething_:disclaimer	5 28
:feething_:everyone	1 -43 2 -25 13 -30
:feething_:fairness	4 -12 8 8
:feething_:fee	0 -10 5 14 6 -20 8 -7
:feething_:feething	0 -14 2 -38 4 -30 5 13 6 -46 8 -18 11 -17
:feething_:fixed	0 -28 6 -31 8 -23
:feething_:forename	5 20 8 28
:feething_:hiding	0 10 2 14 5 -10 8 34
:feething_:holiday	6 -20
:feething_:income	0 -32 5 -9 12 7
:feething_:jobless	0 -9 8 -18
:feething_:jobname	5 9
:feething_:kin	1 16
:feething_:law	5 9
:feething_:longperiod	12 -30 13 -14
:feething_:losing	5 12 6 14
:feething_:money	0 -49 1 -23 4 -19 5 61 6 -16 8 -13 13 -11
:feething_:nearby	6 11
:feething_:negation	0 11 1 15 3 24 5 -24
:feething_:neighbour	8 32
:feething_:newness	0 -9 4 -7 6 -17
:feething_:number	1 -28 4 -32 5 7 8 -29 11 -8 12 28 14 -30
:feething_:offerdeal	5 7
:feething_:online	6 -9
:feething_:onlyword	5 18 12 9
:feething_:openprice	2 -34 3 -14 4 -28 5 31 6 10 8 -33 11 -8
:feething_:opinion	4 -12 5 26 6 10 7 7 8 -26
:feething_:payer	0 -14 2 -53 4 -26 6 -13 7 -30 11 -7 13 -18 14 -19
:feething_:paying	0 -18 4 -23 5 8 6 -24
:feething_:period	0 -7 5 19 6 -30 13 -15
:feething_:person	5 8 8 -18
:feething_:pet	3 42
:feething_:photo	2 -9 3 9 5 26 6 -8
:feething_:preferring	5 7
:feething_:promise	0 9
:feething_:ranking	3 11 8 8
:feething_:record	8 10
:feething_:refusing	1 9 3 36 9 8
:feething_:rent	5 8 13 21
:feething_:return	5 16 13 7
:feething_:room	0 13
:feething_:scarcity	0 17 3 17
:feething_:seller	0 -10 4 -17 5 12 8 -19 11 -10 14 -20
:feething_:source	5 7
:feething_:spelled	2 -14 3 14 4 7 5 21 8 -10 12 -12 13 8
:feething_:time	5 16
:feething_:title	5 19 8 22
:feething_:tribunalrent	13 -11
:feething_:urgency	12 16
:feething_:utility	5 17 7 -9
:feething_:wanting	0 -22 5 21 8 10
:feething_:welcoming	0 -40
:feething_:work	5 17
:feething_:writeto	13 -9
:fixed	0 -19 2 -37 4 25 5 -7 6 -20 7 -30 8 -19 10 -29 11 -34 12 129 14 -32
:fixed #	12 12 13 -17
:fixed ##	8 -23
:fixed $	0 -37 1 -8 2 -17 6 -96 7 -10 8 11 10 -11 12 25 13 -14
:fixed ,	1 -10 4 23 6 -31 11 -9 12 33
:fixed :accepting	12 29
:fixed :burden	8 11 12 14
:fixed :clocktime	1 -29 7 -20 12 15 13 -25
:fixed :codething	12 10 13 7
:fixed :condition	6 9
:fixed :consent	12 14
:fixed :deadline	1 -13 12 13
:fixed :demanding	12 11
:fixed :deterring	1 14 8 12
:fixed :fee	5 17
:fixed :fixed	1 -36 8 -30 12 41 13 -23
:fixed :hiding	8 12
:fixed :holiday	12 15
:fixed :longperiod	12 12 13 -27
:fixed :losing	13 7
:fixed :number	8 -15 12 10 13 -26
:fixed :openprice	5 14 12 19
:fixed :opinion	12 12
:fixed :payer	9 7
:fixed :person	4 9
:fixed :promise	4 8
:fixed :refusing	0 9 3 17
:fixed :rent	4 7 13 7
:fixed :return	13 10
:fixed :spelled	3 -8 4 -14 8 -14 12 7
:fixed :tribunalrent	12 28
:fixed :wanting	6 10 12 18
:fixed after	6 12
:fixed and	8 -13 12 7
:fixed at	4 -16 12 14
:fixed box	8 10
:fixed clause	12 8
:fixed for	12 20 13 -25
:fixed has	12 -11
:fixed holder	2 8
:fixed in	12 7 13 -13
:fixed is	5 -25 13 9
:fixed min	12 15
:fixed month	13 14
:fixed of	0 11 12 7 13 -37
:fixed on	4 7 8 13
:fixed period	12 9
:fixed periodic	12 -18
:fixed rent	4 7 13 7
:fixed runs	12 10
:fixed shorthold	12 31
:fixed ten	12 -8
:fixed term	13 -10
:fixed the	6 -11 8 7 9 -13 12 15
:fixed this	10 9
:fixed to	12 15
:fixed up	4 7 5 7
:fixed when	6 15
:fixed will	4 8 12 7
:fixed with	12 14
:fixed you	5 9
:fixed £#	4 7
:fixed>:accepting	12 31
:fixed>:advance	8 -9
:fixed>:age	1 -7
:fixed>:burden	0 -10 12 13
:fixed>:clocktime	6 -11 7 -41 12 25
:fixed>:codething	1 -7 5 -9 12 37
:fixed>:condition	6 10 12 16
:fixed>:consent	12 24
:fixed>:deadline	12 30
:fixed>:demanding	0 7 4 8 12 9
:fixed>:deterring	1 16 4 10 8 9
:fixed>:fee	5 18
:fixed>:feething	8 -15
:fixed>:fixed	0 -12 1 -7 2 -18 6 -8 7 -9 8 -58 12 51 13 -38
:fixed>:hiding	8 8
:fixed>:holiday	12 7
:fixed>:income	12 -8
:fixed>:law	0 7
:fixed>:longperiod	12 12
:fixed>:money	5 15
:fixed>:negation	2 -11 13 -13
:fixed>:newness	13 -7
:fixed>:number	7 -35 8 -32 12 20 13 -36
:fixed>:onlyword	6 -12 12 19 13 -9
:fixed>:openprice	5 9 6 -12 9 8 12 17
:fixed>:opinion	12 7
:fixed>:payer	3 9 9 8
:fixed>:paying	12 7
:fixed>:period	4 -7 6 -7 12 8 13 16
:fixed>:person	4 9
:fixed>:promise	4 8
:fixed>:ranking	8 7 12 19
:fixed>:refusing	0 7 3 20
:fixed>:rent	4 18 12 10 13 8
:fixed>:return	4 18 12 9 13 14
:fixed>:spelled	2 -24 4 -18 5 -18 7 -11 8 -26 9 -13 12 24
:fixed>:time	6 -8
:fixed>:tribunalrent	12 36 13 -7
:fixed>:wanting	4 10 6 9 12 23
:fixed>:welcoming	2 8 13 11
:fixed_:absence	12 11
:fixed_:absolute	12 14
:fixed_:accepting	0 9 6 7 12 7
:fixed_:advance	1 -7 3 -9 5 -26
:fixed_:asking	4 11
:fixed_:building	6 22
:fixed_:burden	4 10 13 11
:fixed_:clocktime	7 -11 8 -8 12 43
:fixed_:codething	5 17 8 -34 12 27
:fixed_:condition	12 46 13 7
:fixed_:consent	12 26
:fixed_:deadline	8 -7 9 -15 12 45
:fixed_:demand	4 14
:fixed_:demanding	12 7
:fixed_:deterring	4 8 8 14 12 -28 13 28
:fixed_:disclaimer	1 15 12 23
:fixed_:everyone	12 41
:fixed_:feething	0 9 8 -10
:fixed_:fixed	0 -30 5 -11 6 -26 8 -42 12 27 13 -9
:fixed_:healthword	6 9
:fixed_:holiday	8 -15
:fixed_:lifeword	12 -13
:fixed_:longperiod	12 12
:fixed_:losing	6 -19
:fixed_:money	4 28 5 41 12 12
:fixed_:negation	1 11 4 28 5 -25 13 -12
:fixed_:neighbour	12 17
:fixed_:number	4 -8 5 -10 7 -22 8 -26 12 62 13 -26
:fixed_:online	13 8
:fixed_:onlyword	12 32
:fixed_:openprice	0 10 4 -15 12 24
:fixed_:opinion	5 -16 6 -13
:fixed_:paying	5 23 12 9 13 8
:fixed_:period	2 -23 4 -10 7 -13 8 -22 9 -14 12 31 13 -22
:fixed_:pet	3 12
:fixed_:phone	8 13
:fixed_:promise	7 15
:fixed_:ranking	8 8 12 21 13 -8
:fixed_:rent	12 19 13 32
:fixed_:return	4 21 12 22 13 35
:fixed_:seller	8 -12 12 8
:fixed_:spelled	2 -29 8 -51 12 43 13 -23
:fixed_:superlative	12 11
:fixed_:thing	1 17
:fixed_:time	12 13 13 -17
:fixed_:urgency	12 16
:fixed_:wanting	12 8 13 12
:fixed_:welcoming	2 8 12 12 13 11
:fixed_:work	6 19
:forename	1 -48 2 -9 3 -41 4 -8 5 18 6 -8 8 107 11 -14 12 -17 14 8
:forename #	8 12
:forename $	2 -7 14 7
:forename ,	8 61
:forename :codething	8 11
:forename :number	8 10
:forename :spelled	8 17
:forename and	8 15
:forename at	8 21
:forename for	5 8
:forename has	8 13
:forename in	8 17
:forename is	8 12
:forename>:building	8 19
:forename>:feething	5 8
:forename>:forename	6 11
:forename>:healthword	8 13
:forename>:negation	2 11
:forename>:neighbour	8 23
:forename>:number	8 34
:forename>:spelled	8 17 14 8
:forename>:title	8 16
:forename_:advance	8 8
:forename_:codething	8 9
:forename_:fairness	5 7
:forename_:feething	5 9
:forename_:forename	6 10
:forename_:healthword	8 9
:forename_:hiding	8 9
:forename_:lifeword	8 8
:forename_:negation	2 18
:forename_:number	2 -7 8 47
:forename_:ranking	8 14
:forename_:spelled	8 -20
:forename_:title	8 30
:forename_:work	8 11
:healthword	0 -29 1 -68 2 47 3 -31 4 -18 5 -37 6 -38 7 21 8 100 12 -31 14 -61
:healthword $	3 -24 8 15
:healthword ,	0 -10 6 -34 7 23 8 33
:healthword :absence	8 11 11 7
:healthword :benefit	0 13
:healthword :building	8 11 11 8
:healthword :codething	2 12
:healthword :condition	2 10
:healthword :demand	2 8
:healthword :demanding	13 10
:healthword :income	8 14
:healthword :newness	2 10
:healthword :openprice	1 -21 6 -7
:healthword :paying	0 14
:healthword :person	0 -14 2 17
:healthword :promise	7 10
:healthword :ranking	8 9
:healthword :rulesplace	8 9
:healthword :spelled	8 15
:healthword allowance	0 7
:healthword and	2 -15 8 37
:healthword as	8 11 13 9
:healthword cert	7 11
:healthword coming	2 10
:healthword home	8 11 11 8
:healthword is	2 12
:healthword means	8 16
:healthword of	6 7 10 9
:healthword payment	0 11
:healthword people	2 8
:healthword so	8 7
:healthword the	10 7
:healthword>:absence	8 18 11 7
:healthword>:advance	8 9
:healthword>:benefit	0 9 2 -14
:healthword>:building	8 14 10 7 11 7
:healthword>:burden	2 17 8 15
:healthword>:clocktime	0 -7 8 12
:healthword>:condition	2 18
:healthword>:deadline	8 15
:healthword>:demanding	13 10
:healthword>:deterring	8 7
:healthword>:disability	2 23
:healthword>:disclaimer	11 9
:healthword>:feething	8 11
:healthword>:healthword	8 -8
:healthword>:income	8 14
:healthword>:lifeword	8 19
:healthword>:longperiod	6 9 8 9
:healthword>:negation	13 7
:healthword>:neighbour	2 11
:healthword>:newness	2 14
:healthword>:number	6 13
:healthword>:onlyword	3 7
:healthword>:openprice	0 -8 2 7 6 -25
:healthword>:paying	0 14
:healthword>:person	0 -36 1 -11 2 15
:healthword>:promise	7 13
:healthword>:ranking	8 9
:healthword>:regretting	8 7
:healthword>:rulesplace	8 11
:healthword>:spelled	2 -7 8 8
:healthword>:superlative	3 7
:healthword>:time	2 -8 8 11
:healthword>:title	8 28
:healthword>:urgency	8 10
:healthword>:welcoming	7 10
:healthword_:building	10 7
:healthword_:burden	0 -11 2 7 4 7
:healthword_:clocktime	6 15 8 17
:healthword_:codething	0 9 2 -20 8 17 10 7
:healthword_:condition	2 20
:healthword_:deadline	8 21
:healthword_:deterring	8 7
:healthword_:disability	2 31
:healthword_:disclaimer	11 8
:healthword_:everyone	2 7
:healthword_:feething	8 7
:healthword_:keything	2 13
:healthword_:lifeword	8 8
:healthword_:longperiod	6 9
:healthword_:losing	8 8
:healthword_:nearby	2 -9
:healthword_:negation	1 8 8 10 13 18
:healthword_:neighbour	2 12
:healthword_:newness	7 8
:healthword_:offerdeal	0 8
:healthword_:opinion	8 18
:healthword_:payer	8 12
:healthword_:period	8 23
:healthword_:person	0 -22 8 10
:healthword_:photo	11 12
:healthword_:place	2 13
:healthword_:promise	8 8
:healthword_:refusing	2 8
:healthword_:regretting	8 11
:healthword_:room	2 22
:healthword_:scarcity	8 -12
:healthword_:seller	8 26
:healthword_:spelled	1 14 2 -19 13 17
:healthword_:title	2 -9 8 49
:healthword_:urgency	8 8
:healthword_:utility	13 8
:healthword_:welcoming	8 27
:hiding	2 -31 3 -22 5 -35 6 -10 8 26 10 -17 11 -96 12 -19 13 -12 14 -35
:hiding ##	4 8
:hiding $	3 11 6 13 7 -51 10 10 11 -9 13 -17 14 -14
:hiding ,	1 7 4 -37 6 -12 7 -64
:hiding 16s	1 16
:hiding :absence	8 7
:hiding :absolute	0 12 3 7 6 -9 7 48
:hiding :accepting	0 -14 1 -12 8 16
:hiding :asking	3 -16 8 11 12 8
:hiding :bid	8 14
:hiding :building	7 -23
:hiding :burden	6 -25 8 22
:hiding :child	1 7
:hiding :codething	8 8
:hiding :condition	3 8
:hiding :consent	7 9
:hiding :deadline	8 -17
:hiding :demanding	2 -9 4 -11
:hiding :denying	7 10
:hiding :deterring	0 16 2 14 8 22
:hiding :disclaimer	6 22
:hiding :everyone	1 -17 3 16
:hiding :fixed	1 -9
:hiding :hiding	8 29
:hiding :income	13 12
:hiding :keything	8 18
:hiding :negation	7 9
:hiding :neighbour	7 -9
:hiding :newness	7 22
:hiding :number	1 19 2 -13 13 -11
:hiding :offerdeal	6 10
:hiding :onlyword	1 18 7 9
:hiding :openprice	0 -11 6 12
:hiding :opinion	1 12
:hiding :paying	0 8 8 14 13 16
:hiding :petpart	3 11 8 15
:hiding :photo	7 -11
:hiding :place	7 15 8 9
:hiding :promise	7 32
:hiding :return	8 10
:hiding :room	2 8 3 -18 6 -11 8 14 10 10
:hiding :scarcity	1 9 7 24
:hiding :spelled	2 -7 4 -13
:hiding :wanting	2 17
:hiding about	6 10
:hiding and	1 -20 4 -7
:hiding at	8 7
:hiding basket	8 15
:hiding be	1 -43 2 -23 3 -12 6 -64 7 -48 8 -45 14 10
:hiding box	8 16
:hiding by	5 8
:hiding climb	8 10
:hiding floor	2 8 7 -10
:hiding for	7 -8 8 -34
:hiding go	7 7
:hiding here	7 13 8 11
:hiding if	3 9
:hiding in	1 -23 6 -18 8 -13
:hiding is	1 7 8 -8
:hiding it	7 7
:hiding live	7 -14
:hiding look	2 18
:hiding my	2 12
:hiding never	7 10
:hiding no	3 -9
:hiding not	3 15
:hiding of	5 7 7 -22
:hiding offer	6 11
:hiding on	8 18
:hiding only	1 9 7 11
:hiding owing	0 18
:hiding pay	13 17
:hiding print	6 18
:hiding promise	7 8
:hiding room	3 -11 8 21
:hiding sixteen	1 11
:hiding stretch	4 12
:hiding talk	12 9
:hiding tens	1 23
:hiding the	1 -87 3 -14 8 30 11 -13 12 18
:hiding touch	7 7
:hiding ups	0 11
:hiding you	6 33
:hiding>:absolute	0 25 1 9 7 39
:hiding>:accepting	0 -25 8 13 12 9
:hiding>:advance	0 -22 6 -20
:hiding>:asking	2 -7 3 -27 8 10 12 7
:hiding>:bid	6 8 8 11
:hiding>:building	2 -7 3 -14 6 -23 8 -37
:hiding>:burden	6 -12 8 12
:hiding>:childless	1 13
:hiding>:codething	8 11
:hiding>:councilpay	0 -17
:hiding>:deadline	0 -7 8 -37
:hiding>:demanding	3 -12 4 -19 8 -23
:hiding>:denying	8 8
:hiding>:deterring	0 15 2 26 4 -21 6 -8
:hiding>:disability	1 -9
:hiding>:disclaimer	6 20 8 -12
:hiding>:everyone	3 14 8 -12
:hiding>:fairness	8 11
:hiding>:fixed	1 -22 4 -7 5 8 12 8
:hiding>:hiding	0 -33 1 -37 2 -25 6 -33 7 -7 8 63
:hiding>:holiday	1 -22 4 -9 8 -12
:hiding>:income	4 13
:hiding>:keything	8 7
:hiding>:losing	4 17
:hiding>:negation	1 15 7 9
:hiding>:neighbour	1 -10
:hiding>:newness	6 -18 7 14
:hiding>:number	0 -34 1 24 12 -16
:hiding>:offerdeal	6 9
:hiding>:onlyword	1 21 7 19
:hiding>:openprice	0 -22 2 -23 3 -12 6 24 7 -15 13 12
:hiding>:opinion	9 13 11 14
:hiding>:payer	4 -7 7 12
:hiding>:paying	4 9 7 -15 8 19
:hiding>:period	13 7
:hiding>:person	0 7
:hiding>:petpart	3 12 8 10
:hiding>:photo	3 -28 8 -8 11 -14
:hiding>:place	2 -15
:hiding>:promise	7 24
:hiding>:ranking	1 -8 6 -15
:hiding>:rent	5 15
:hiding>:return	5 14 8 15
:hiding>:room	1 -31 3 -26 4 -7 5 -7 6 -51 7 -14 9 -19 10 13 11 -15 14 -14
:hiding>:rulesplace	1 -11
:hiding>:scarcity	6 -18 7 19 8 8
:hiding>:seller	2 17 4 -11 8 -25
:hiding>:spelled	1 24 12 -7
:hiding>:superlative	4 14 7 17
:hiding>:title	1 -11 8 16
:hiding>:utility	8 17 13 -13
:hiding>:wanting	2 15
:hiding>:work	0 -14
:hiding>:writeto	2 -10
:hiding_:absence	6 -33 8 -20
:hiding_:absolute	0 18
:hiding_:accepting	2 -7
:hiding_:advance	0 -30 4 -7 8 13
:hiding_:asking	3 -10 4 10
:hiding_:benefit	0 29
:hiding_:bid	4 11
:hiding_:building	3 -18 6 -10 8 -7
:hiding_:child	1 -13
:hiding_:clocktime	2 -12 5 12 8 -30 13 -7
:hiding_:codething	1 -32 8 14 12 15
:hiding_:condition	0 15 1 -37 2 -20 6 -11 7 -12
:hiding_:deadline	8 -20
:hiding_:demand	4 -17 8 13
:hiding_:demanding	6 -8
:hiding_:deterring	2 11 3 7 4 -14 13 -22
:hiding_:dislike	7 8
:hiding_:family	7 8
:hiding_:feething	5 7 8 19
:hiding_:fixed	5 21
:hiding_:healthword	8 -7
:hiding_:hiding	0 -23 1 -52 2 -14 4 -26 6 -32 7 -10 8 54
:hiding_:jobname	8 19
:hiding_:keything	8 15
:hiding_:law	1 -7
:hiding_:longperiod	12 19 13 -11
:hiding_:nearby	1 -10 2 7 6 -9 7 -19
:hiding_:negation	1 19
:hiding_:neighbour	4 12 8 15
:hiding_:number	2 23 3 -8 4 -9 7 -8 8 28
:hiding_:offerdeal	3 10
:hiding_:onlyword	0 13
:hiding_:openprice	2 -13 5 -18 11 7 12 11
:hiding_:opinion	2 -14 5 -23 9 13
:hiding_:payer	1 -10 2 -7 3 10 7 -33
:hiding_:paying	0 -29 1 8 3 19 8 20 13 -8
:hiding_:period	8 -25 12 13
:hiding_:person	0 13 2 -12 8 7
:hiding_:photo	3 -11 11 -18
:hiding_:place	7 -20
:hiding_:ranking	1 -17 4 -33 6 -20 13 23
:hiding_:record	7 13
:hiding_:refusing	1 25 8 -9
:hiding_:regretting	8 7
:hiding_:rent	0 -13 8 8 13 -13
:hiding_:return	0 -12 13 -14
:hiding_:room	1 -54 2 8 7 -11
:hiding_:rulesplace	1 -20 2 14
:hiding_:scarcity	1 -14 6 -19
:hiding_:seller	0 10 1 -17 3 22 4 -14 6 -9
:hiding_:source	7 -8
:hiding_:spelled	1 7 2 14 6 -7 8 22
:hiding_:superlative	4 9
:hiding_:thing	0 -7
:hiding_:title	1 -22 8 7
:hiding_:tribunalrent	7 8 12 17
:hiding_:urgency	0 -10
:hiding_:utility	1 -8 8 18
:hiding_:welcoming	1 14
:hiding_:writeto	2 -12 8 17 13 8
:holiday	0 -96 1 12 2 -77 5 -14 7 -7 9 108 10 -58 11 -46 12 20 13 -60
:holiday $	2 -49 3 -18 7 -14 9 27 12 -8 14 12
:holiday ,	0 -9 2 -54 4 12 9 46 11 -14
:holiday :absence	3 11
:holiday :accepting	0 -18 1 -38 2 -26 6 -25 8 -23 9 26
:holiday :age	1 -9
:holiday :asking	6 -11
:holiday :building	8 -13 9 29
:holiday :burden	8 -14
:holiday :child	1 12
:holiday :clocktime	6 -8 9 14 13 -9
:holiday :codething	4 7
:holiday :deadline	9 17
:holiday :deterring	1 17 9 10
:holiday :disclaimer	12 19
:holiday :everyone	8 -9
:holiday :fixed	1 -9 13 -12
:holiday :hiding	1 9 3 13
:holiday :holiday	1 -36 8 -9 9 48
:holiday :lifeword	3 9
:holiday :longperiod	9 14
:holiday :losing	12 9
:holiday :nearby	9 -44
:holiday :neighbour	8 -11 9 8
:holiday :number	8 -13 9 21 14 -9
:holiday :onlyword	0 -17 1 -21 2 -27 9 15
:holiday :openprice	1 -11 8 -8 9 11
:holiday :payer	6 11
:holiday :photo	9 10
:holiday :place	9 -9
:holiday :promise	9 8
:holiday :ranking	3 14
:holiday :refusing	3 12
:holiday :rent	9 9
:holiday :room	9 -17
:holiday :safety	9 9
:holiday :spelled	4 -11 5 -14 9 30 14 -17
:holiday :thing	6 10
:holiday :urgency	6 11
:holiday :writeto	12 22
:holiday a	7 14 9 10
:holiday and	4 7 6 11 7 10 8 -25
:holiday apartment	9 13
:holiday are	5 11
:holiday as	8 18
:holiday at	4 -17 5 -10 9 12
:holiday bedroom	9 -10
:holiday breaks	9 9
:holiday by	9 19
:holiday clause	12 8
:holiday film	14 12
:holiday flat	9 10
:holiday for	6 -17
:holiday free	6 7
:holiday hold	12 23
:holiday in	7 -7
:holiday inn	9 -19
:holiday is	4 7
:holiday let	6 -11
:holiday lets	9 12
:holiday on	1 8 9 9
:holiday out	3 12
:holiday park	9 -8
:holiday porter	8 10
:holiday so	1 7 2 10 8 7
:holiday teeth	6 10
:holiday till	8 12
:holiday under	1 11
:holiday will	9 8
:holiday would	1 8
:holiday>:absence	3 9 9 7
:holiday>:absolute	9 -12
:holiday>:accepting	0 -22 1 -49 6 -39 9 28
:holiday>:advance	6 14
:holiday>:age	1 -15 9 -10 14 7
:holiday>:asking	6 -22
:holiday>:building	1 -12 6 -20 9 32
:holiday>:burden	9 9 14 11
:holiday>:child	1 18
:holiday>:clocktime	6 -50 7 -19 13 -14
:holiday>:codething	4 15
:holiday>:deadline	1 -7 9 13
:holiday>:demand	6 -24
:holiday>:demanding	6 14 9 7
:holiday>:deterring	1 14 8 -19 9 8 14 12
:holiday>:disclaimer	12 19
:holiday>:feething	9 12
:holiday>:fixed	1 -16 13 -13
:holiday>:hiding	1 9 3 13
:holiday>:holiday	1 -29 7 -11 8 -34 9 52
:holiday>:lifeword	3 9
:holiday>:longperiod	8 -15
:holiday>:losing	9 9
:holiday>:money	4 10 5 26
:holiday>:nation	2 8
:holiday>:nearby	6 -18 7 -14 9 -46
:holiday>:negation	1 16 9 -20
:holiday>:neighbour	9 8
:holiday>:newness	6 10
:holiday>:number	5 -11 9 42 12 -7 14 -22
:holiday>:offerdeal	9 12
:holiday>:onlyword	0 -22 2 -32 9 13
:holiday>:openprice	9 9
:holiday>:opinion	1 30
:holiday>:payer	1 31 9 23
:holiday>:period	8 -10
:holiday>:person	1 8
:holiday>:pet	9 12
:holiday>:photo	9 10
:holiday>:place	9 -9
:holiday>:promise	8 -8
:holiday>:ranking	3 13 6 10
:holiday>:refusing	3 12
:holiday>:regretting	12 10
:holiday>:rent	9 13
:holiday>:safety	9 9
:holiday>:seller	1 22
:holiday>:source	9 17
:holiday>:spelled	4 -19 5 -24 9 19 14 -31
:holiday>:thing	6 9
:holiday>:time	6 9
:holiday>:title	14 7
:holiday>:urgency	6 10
:holiday>:utility	1 10
:holiday>:wanting	6 11 9 20
:holiday>:welcoming	9 19
:holiday>:writeto	12 22
:holiday_:absence	9 18
:holiday_:absolute	8 10 9 8
:holiday_:accepting	6 -14 9 25
:holiday_:bid	4 8
:holiday_:building	9 18
:holiday_:burden	8 7 9 17
:holiday_:clocktime	6 -24 7 -34 9 17
:holiday_:codething	6 -13 8 -17
:holiday_:condition	3 9
:holiday_:deadline	1 -30 4 -9 6 -27 9 19
:holiday_:demanding	3 7 9 16
:holiday_:everyone	7 -11
:holiday_:family	1 14 8 10
:holiday_:feething	9 18
:holiday_:hiding	9 -12
:holiday_:holiday	6 -41 8 -45 9 48 12 -7
:holiday_:keything	8 -8
:holiday_:kin	8 9
:holiday_:longperiod	8 -12 13 -20
:holiday_:money	4 14 5 26
:holiday_:nation	2 8 9 9
:holiday_:nearby	9 -35
:holiday_:negation	1 16
:holiday_:neighbour	8 -13
:holiday_:number	5 -18 9 29 12 17 13 -38
:holiday_:offerdeal	9 7
:holiday_:onlyword	1 13 9 18
:holiday_:openprice	0 -9 5 -14 6 -18
:holiday_:opinion	0 -14 1 19 2 -9 9 15
:holiday_:payer	1 27 9 31 12 -8
:holiday_:paying	13 7
:holiday_:period	8 -37 12 8 13 -29
:holiday_:photo	9 19
:holiday_:promise	7 12 8 -9
:holiday_:refusing	8 -14
:holiday_:scarcity	8 9 9 13
:holiday_:seller	1 17 9 17 14 10
:holiday_:spelled	12 29 13 -24 14 -19
:holiday_:thing	1 9
:holiday_:time	7 14
:holiday_:title	14 12
:holiday_:utility	1 10
:holiday_:wanting	3 7 9 32
:holiday_:welcoming	9 21
:holiday_:work	9 -11
:income	0 78 1 -16 2 -46 3 -28 6 -11 8 -48 9 -31 10 -16 11 -35 12 -57 13 25 14 -131
:income $	0 31 1 -55 2 -25 3 -17
:income ,	0 -30 4 -19 6 -28 7 -36 8 -7
:income :absolute	0 12
:income :advance	13 17
:income :asking	7 8
:income :burden	0 12
:income :childless	0 11
:income :clocktime	0 13
:income :condition	13 13
:income :deadline	4 9
:income :fairness	0 -10
:income :feething	12 -8
:income :income	0 40
:income :money	1 14 4 27 5 23
:income :neighbour	4 7
:income :newness	0 19
:income :number	2 19
:income :onlyword	0 16
:income :openprice	2 -17 4 9 5 -31 7 -11
:income :opinion	6 9
:income :person	0 31 2 -13
:income :phone	8 7
:income :place	7 8
:income :ranking	13 10
:income :rent	4 16 5 -8
:income :return	0 10 4 14 5 -10
:income :scarcity	0 17
:income :seller	13 22
:income :spelled	13 -14
:income :title	0 8 5 8
:income :work	0 24
:income :writeto	13 26
:income ahead	13 23
:income and	0 24
:income coming	0 9
:income earners	0 17
:income figure	4 14
:income for	5 15 13 25
:income from	0 16
:income here	7 7
:income him	5 8
:income if	13 7
:income in	1 10 11 7 13 -16
:income income	0 8
:income me	13 26
:income of	13 -27
:income only	0 17
:income or	0 -13 13 -22
:income packet	0 9
:income quarterly	13 11
:income rent	4 16 5 -8
:income slips	0 7
:income sum	4 9
:income tested	0 11
:income the	4 9
:income their	0 15
:income well	13 13
:income with	2 9
:income £#	1 10 5 12
:income>:absolute	7 -13 13 9
:income>:advance	5 -12 13 32
:income>:asking	7 8
:income>:bid	4 17
:income>:building	11 8
:income>:burden	0 19 5 -21
:income>:childless	0 11
:income>:clocktime	0 16 7 -7
:income>:codething	13 -8
:income>:condition	13 12
:income>:demand	8 7
:income>:demanding	0 28
:income>:deposit	6 15
:income>:disclaimer	0 13 2 -11
:income>:everyone	0 -22
:income>:feething	6 10 12 -11 13 -15
:income>:hiding	0 8
:income>:income	0 18 4 -7 13 -22
:income>:longperiod	0 -13
:income>:money	1 13 4 37 13 -7
:income>:negation	0 30
:income>:neighbour	13 9
:income>:newness	0 22
:income>:number	2 16
:income>:onlyword	0 31
:income>:openprice	2 -34 5 -53 7 -24
:income>:paying	6 8
:income>:period	4 -15
:income>:person	0 32 2 -8 13 11
:income>:phone	8 7
:income>:promise	0 8
:income>:ranking	13 28
:income>:rent	13 -13
:income>:return	0 9 5 -12 13 -21
:income>:rulesplace	13 13
:income>:scarcity	0 17
:income>:seller	13 17
:income>:spelled	0 10
:income>:superlative	4 14
:income>:time	5 8
:income>:title	0 8 5 8
:income>:work	0 20 5 9 13 -11
:income>:writeto	0 -10 13 22
:income_:absolute	7 -24
:income_:accepting	1 8 7 -12
:income_:advance	5 -20 6 8
:income_:benefit	0 -16 13 -26
:income_:bid	4 11
:income_:building	1 9 10 7 11 7
:income_:burden	0 32 2 -7 5 -14 13 -21
:income_:child	0 8
:income_:clocktime	0 7
:income_:codething	2 13
:income_:condition	0 -11 2 10 13 10
:income_:deadline	13 13
:income_:demanding	0 27
:income_:deposit	6 15
:income_:deterring	0 21 13 -10
:income_:disclaimer	0 25
:income_:everyone	0 -33 4 -25 7 -35 13 -40
:income_:fairness	0 -22
:income_:feething	4 -7 5 13 6 8
:income_:healthword	11 8
:income_:income	0 -29 4 -7
:income_:jobname	0 -16
:income_:keything	6 10
:income_:lifeword	0 -8
:income_:longperiod	0 -13 1 7 2 11 13 9
:income_:money	5 18
:income_:nearby	0 15 6 8
:income_:negation	0 46 7 25
:income_:neighbour	13 16
:income_:newness	0 13
:income_:number	5 -37 13 33
:income_:offerdeal	13 8
:income_:onlyword	0 26
:income_:openprice	5 -18 6 -24 7 -55
:income_:opinion	13 13
:income_:payer	0 14
:income_:paying	5 -23 6 12 7 15
:income_:period	1 9 6 -15 12 -29 13 23
:income_:person	13 16
:income_:place	0 22 7 -7
:income_:preferring	2 -8
:income_:promise	2 10 7 18
:income_:ranking	4 19 13 -7
:income_:rent	4 -22
:income_:return	4 -38 5 -12 13 -19
:income_:room	0 10
:income_:rulesplace	13 11
:income_:seller	0 7
:income_:spelled	0 39 5 -15 6 -16 7 28 13 47
:income_:superlative	0 10
:income_:thing	7 10
:income_:time	13 26
:income_:tribunalrent	2 15
:income_:urgency	13 7
:income_:utility	7 17
:income_:wanting	0 20 4 -9
:income_:work	5 13
:jobless	0 93 1 -47 2 -88 3 -91 5 -37 6 -28 7 -20 8 -32 9 -8 10 -55 12 25 13 -21 14 -25
:jobless ##	4 16
:jobless $	0 28 1 -32 2 -27 4 -39 7 -49
:jobless ,	0 8 6 -10 8 15
:jobless :benefit	0 8
:jobless :burden	0 14 12 13
:jobless :councilpay	0 9
:jobless :deadline	5 11
:jobless :demanding	5 10
:jobless :deterring	0 19
:jobless :everyone	12 17
:jobless :jobless	0 11
:jobless :negation	7 9
:jobless :number	4 27
:jobless :online	4 12
:jobless :openprice	5 9 13 -7
:jobless :opinion	4 10
:jobless :payer	4 10
:jobless :person	0 29
:jobless :place	7 14
:jobless :ranking	0 9
:jobless :seller	4 11
:jobless :spelled	0 7 4 7
:jobless :utility	0 -36
:jobless :wanting	0 7
:jobless :writeto	4 12
:jobless and	0 9
:jobless for	12 22 13 -18
:jobless funded	0 9
:jobless help	0 16
:jobless on	0 15
:jobless tax	0 -36
:jobless tenants	0 29
:jobless the	0 -21 4 12
:jobless up	5 11
:jobless us	4 12
:jobless will	1 9
:jobless would	0 14 7 7
:jobless your	2 16
:jobless £#	4 -11
:jobless>:advance	0 9
:jobless>:benefit	0 8
:jobless>:burden	0 19 2 -8 12 12
:jobless>:codething	0 7
:jobless>:councilpay	0 18
:jobless>:deadline	5 10 6 15
:jobless>:demanding	5 8
:jobless>:deposit	13 10
:jobless>:deterring	0 18
:jobless>:everyone	12 17
:jobless>:hiding	0 8
:jobless>:jobless	0 9
:jobless>:number	4 22 12 17
:jobless>:online	4 11
:jobless>:opinion	0 9 4 8
:jobless>:payer	0 20 4 8 7 -17
:jobless>:paying	13 8
:jobless>:person	0 29
:jobless>:photo	11 13
:jobless>:place	7 14
:jobless>:ranking	0 15
:jobless>:rent	4 9
:jobless>:return	4 8
:jobless>:scarcity	0 19
:jobless>:seller	4 9
:jobless>:spelled	0 17
:jobless>:superlative	8 7
:jobless>:time	0 7
:jobless>:utility	0 -37
:jobless>:wanting	0 8
:jobless>:writeto	0 -15 4 12
:jobless_:absence	0 16
:jobless_:absolute	4 19
:jobless_:accepting	0 8
:jobless_:asking	0 13 7 24
:jobless_:building	1 11
:jobless_:clocktime	0 7 12 14
:jobless_:condition	0 22
:jobless_:consent	7 11
:jobless_:deadline	0 23 12 17
:jobless_:demanding	0 24
:jobless_:deterring	0 27
:jobless_:everyone	0 -8
:jobless_:faith	2 16
:jobless_:income	0 10
:jobless_:longperiod	12 13
:jobless_:losing	0 33
:jobless_:money	4 -8 5 -16
:jobless_:negation	0 23 2 -9
:jobless_:newness	6 7
:jobless_:number	4 24 12 17
:jobless_:onlyword	0 7
:jobless_:opinion	0 30 13 12
:jobless_:payer	0 25
:jobless_:paying	0 22
:jobless_:period	12 16 13 -11
:jobless_:phone	8 7
:jobless_:photo	11 12
:jobless_:promise	7 12
:jobless_:ranking	0 9
:jobless_:record	0 -16 7 -13
:jobless_:refusing	1 8
:jobless_:regretting	0 15
:jobless_:rent	0 9 4 12
:jobless_:return	0 10 4 11
:jobless_:room	0 -14
:jobless_:scarcity	0 9
:jobless_:seller	0 23
:jobless_:spelled	0 16 6 -22
:jobless_:superlative	8 7
:jobless_:time	0 21
:jobless_:title	0 11
:jobless_:wanting	13 21
:jobless_:writeto	0 13 5 9
:jobname	0 28 3 -16 4 -64 5 22 6 -80 7 -47 8 47 9 -24 10 -10 11 -27 12 -29 14 -48
:jobname $	0 14 6 -12 7 -11 8 19
:jobname ,	0 25 2 -55 5 -9 8 22
:jobname :absolute	0 19 2 -7
:jobname :accepting	0 19 8 -10
:jobname :benefit	0 9
:jobname :burden	0 13 2 -14 13 8
:jobname :demand	0 16
:jobname :deterring	13 10
:jobname :feething	0 -46 5 16
:jobname :holiday	3 7
:jobname :money	5 8
:jobname :newness	2 10
:jobname :onlyword	0 17
:jobname :openprice	0 13
:jobname :person	2 -7
:jobname :return	5 8
:jobname :scarcity	0 19 2 -7
:jobname :sex	2 22
:jobname :wanting	0 7
:jobname allowance	0 7
:jobname and	0 9
:jobname clean	0 -11 5 11
:jobname coming	2 10
:jobname cutting	8 -9
:jobname feature	8 -7
:jobname female	2 11
:jobname in	8 41
:jobname is	8 10
:jobname money	5 8
:jobname on	13 11
:jobname only	0 19 2 -7
:jobname or	0 13
:jobname stage	8 -7
:jobname stays	3 7
:jobname with	8 42
:jobname>:absolute	0 26 2 -11
:jobname>:accepting	0 15 8 -10
:jobname>:asking	8 11
:jobname>:burden	0 8 2 -19 13 7
:jobname>:demand	0 18
:jobname>:demanding	0 9
:jobname>:deterring	8 12 13 10
:jobname>:feething	0 -50 5 15 13 -10
:jobname>:hiding	8 22
:jobname>:holiday	3 7
:jobname>:jobname	0 40 2 -7 8 -15
:jobname>:money	5 13
:jobname>:negation	7 12
:jobname>:neighbour	8 -9
:jobname>:newness	2 8
:jobname>:onlyword	0 14
:jobname>:openprice	0 9
:jobname>:payer	0 -12
:jobname>:person	2 -20
:jobname>:return	5 8
:jobname>:room	0 -17 1 7
:jobname>:scarcity	0 16 2 -10
:jobname>:school	0 19
:jobname>:sex	2 26 8 10
:jobname>:wanting	0 24 8 10
:jobname>:welcoming	1 7
:jobname>:work	0 25 8 -20
:jobname_:absolute	0 33
:jobname_:asking	8 8
:jobname_:benefit	0 -7
:jobname_:burden	5 18
:jobname_:child	0 -8
:jobname_:clocktime	0 -9
:jobname_:codething	8 -29
:jobname_:demanding	0 16
:jobname_:deterring	5 10
:jobname_:feething	8 -9
:jobname_:forename	8 13
:jobname_:hiding	0 9 8 36
:jobname_:jobname	0 39 2 -17 8 -31
:jobname_:law	2 7
:jobname_:money	4 7 5 10
:jobname_:negation	7 22
:jobname_:number	8 16
:jobname_:onlyword	0 20
:jobname_:openprice	0 9 2 -18 8 -12
:jobname_:opinion	2 -12 5 7
:jobname_:payer	2 -7
:jobname_:photo	0 18
:jobname_:ranking	5 -11 8 21
:jobname_:safety	8 -7
:jobname_:scarcity	0 25
:jobname_:school	0 20
:jobname_:seller	2 -16
:jobname_:spelled	0 -36 8 11
:jobname_:wanting	0 16 1 7 2 13
:keything	0 -47 1 -93 2 -68 3 -56 4 -44 5 -7 6 -11 8 116 9 -30 11 -69 12 -91 13 -41 14 -108
:keything ##	8 39
:keything $	3 -10 8 17 10 23 11 -19
:keything ,	0 -7 2 -10 7 8 8 -11 10 -12 14 -27
:keything :accepting	8 13
:keything :advance	8 11
:keything :burden	3 8 8 17 13 -11
:keything :codething	1 -8 3 -12 4 -15 5 -14 6 -34 7 -10 8 56 14 -33
:keything :deadline	8 10
:keything :demand	8 8
:keything :demanding	8 12
:keything :deterring	3 9 8 24
:keything :hiding	1 -7 8 14
:keything :keything	7 -28 8 26
:keything :law	8 35
:keything :money	5 9
:keything :negation	8 13
:keything :neighbour	8 18
:keything :number	8 37
:keything :onlyword	8 13
:keything :openprice	8 17
:keything :paying	5 -12
:keything :phone	8 21
:keything :politics	8 9
:keything :record	8 20
:keything :return	5 8
:keything :spelled	8 17
:keything :thing	0 8
:keything :time	8 15
:keything :utility	8 -7
:keything :welcoming	5 18
:keything alarm	7 -12 8 9
:keything and	8 -41
:keything are	13 -7
:keything box	8 10
:keything buzzer	8 7
:keything code	8 32
:keything cutting	8 -9
:keything doesn't	8 22
:keything entry	8 -28
:keything feature	8 -7
:keything fitted	8 -8
:keything for	6 18 8 22
:keything in	8 32
:keything is	5 -19 6 -7 7 -22 8 25
:keything money	5 8
:keything number	8 25
:keything on	3 9 8 25
:keything opens	8 -15
:keything proof	7 10
:keything stage	8 -7
:keything the	8 14
:keything then	8 13
:keything up	8 13
:keything>:advance	8 23
:keything>:asking	8 17
:keything>:burden	13 -17
:keything>:child	1 -23
:keything>:codething	0 -11 1 -15 3 -21 4 -24 5 -11 6 -53 7 -25 8 44 13 -12 14 -37
:keything>:condition	6 9
:keything>:deadline	8 21
:keything>:demand	8 8
:keything>:demanding	8 23
:keything>:denying	7 -10
:keything>:deterring	1 -12 3 8 8 28 13 -7
:keything>:everyone	6 8
:keything>:forename	8 23
:keything>:hiding	1 -14 8 29
:keything>:keything	6 -20 8 28
:keything>:law	8 17
:keything>:money	5 13
:keything>:negation	1 -16 2 -12 8 9
:keything>:newness	8 20
:keything>:number	8 38 14 -22
:keything>:onlyword	5 9 8 12
:keything>:openprice	8 27
:keything>:opinion	1 -8 8 17
:keything>:payer	5 -8 8 9
:keything>:paying	5 -19
:keything>:phone	8 11
:keything>:politics	8 18
:keything>:promise	7 10
:keything>:ranking	8 8
:keything>:record	8 10
:keything>:return	5 20
:keything>:room	7 -24 8 -15
:keything>:scarcity	6 7 7 -16
:keything>:spelled	1 -21 8 10 14 -17
:keything>:superlative	7 8
:keything>:thing	0 7 8 -30
:keything>:wanting	8 20
:keything>:welcoming	1 7 5 17
:keything_:absence	7 14
:keything_:absolute	8 8
:keything_:advance	8 10 13 -10
:keything_:asking	8 9
:keything_:building	8 -15
:keything_:burden	8 11
:keything_:child	1 -7
:keything_:codething	6 -11 7 -31 8 38 14 -17
:keything_:condition	8 28
:keything_:denying	7 -7
:keything_:deterring	5 8 8 19
:keything_:disability	8 -9
:keything_:fairness	8 43
:keything_:fee	5 -11
:keything_:feething	8 -16
:keything_:fixed	7 -7
:keything_:forename	8 35
:keything_:hiding	8 33
:keything_:holiday	8 -33
:keything_:keything	6 -13 7 -36 8 20
:keything_:law	8 -14
:keything_:longperiod	8 8
:keything_:losing	8 21
:keything_:money	5 21
:keything_:negation	1 -26 8 11
:keything_:neighbour	7 -10
:keything_:newness	7 -7 8 16
:keything_:number	4 -8 7 -17 8 61 13 -13 14 -57
:keything_:offerdeal	6 10
:keything_:openprice	5 -23 6 -22 7 -9 13 -16
:keything_:opinion	8 30
:keything_:paying	8 -17
:keything_:period	13 -12
:keything_:pet	3 13
:keything_:phone	0 7
:keything_:preferring	8 11
:keything_:promise	8 17
:keything_:ranking	8 34
:keything_:room	6 -18 8 -36
:keything_:rulesplace	8 -17
:keything_:safety	8 -18
:keything_:scarcity	7 -11 8 8
:keything_:sex	8 15
:keything_:spelled	7 7 8 28 14 -23
:keything_:superlative	7 8
:keything_:utility	8 19
:keything_:wanting	8 26
:keything_:welcoming	1 12
:keything_:work	8 24
:keything_:writeto	8 8
:kin	1 33 4 -19 5 -38 6 -79 7 -33 8 51 11 -25 12 -10 13 -39 14 -51
:kin $	0 -21 4 -27 6 -16 7 -41 8 -15
:kin ,	1 -11 4 -21 11 -12
:kin :absence	1 -18
:kin :accepting	1 24
:kin :advance	1 13
:kin :building	7 11 8 -18
:kin :burden	1 12 2 11
:kin :codething	4 10
:kin :deadline	1 10
:kin :disability	1 -7
:kin :dislike	1 13
:kin :feething	1 -9
:kin :hiding	1 7
:kin :neighbour	1 18
:kin :onlyword	1 21
:kin :period	11 9
:kin :preferring	2 14
:kin :ranking	1 9
:kin :room	1 -25
:kin :spelled	1 -11 8 16
:kin :title	8 -10
:kin :wanting	1 -8 12 11
:kin and	2 18
:kin at	1 -17 8 17
:kin came	2 9
:kin can	1 14
:kin day	11 9
:kin has	8 12
:kin in	1 9
:kin is	4 10
:kin lets	1 14
:kin may	1 15
:kin nope	1 8
:kin of	1 -20 13 14
:kin or	2 -8
:kin play	1 -8
:kin preferred	2 8
:kin says	4 10
:kin should	2 -12
:kin than	1 15
:kin welcome	1 -9
:kin with	2 -40
:kin would	1 27
:kin>:absolute	8 10
:kin>:accepting	1 36 2 -20
:kin>:advance	1 25
:kin>:benefit	0 18
:kin>:bid	2 9
:kin>:building	1 13 7 8
:kin>:burden	1 12 2 16 8 8
:kin>:child	1 -29
:kin>:childless	2 18
:kin>:clocktime	8 18
:kin>:codething	4 9
:kin>:deadline	1 7
:kin>:demand	1 15
:kin>:demanding	1 14
:kin>:denying	2 18
:kin>:disability	1 -8 8 12
:kin>:everyone	0 14 8 9
:kin>:feething	1 -30
:kin>:forename	8 19
:kin>:healthword	8 16
:kin>:kin	1 -30 2 24
:kin>:lifeword	1 -17
:kin>:nearby	1 -15
:kin>:negation	0 -20 1 7 3 -10 7 -11
:kin>:neighbour	1 9
:kin>:newness	1 18
:kin>:number	0 16 8 17
:kin>:onlyword	1 31
:kin>:openprice	1 -12 8 7
:kin>:period	11 14 13 13
:kin>:ranking	1 23 6 11
:kin>:refusing	1 21
:kin>:regretting	1 23
:kin>:room	1 -39
:kin>:rulesplace	1 -17
:kin>:scarcity	2 11
:kin>:seller	1 -13
:kin>:sexual	2 23
:kin>:spelled	8 23
:kin>:superlative	1 -10
:kin>:time	1 20
:kin>:wanting	1 -18 12 10
:kin>:welcoming	1 -19 2 9
:kin>:worshipplace	2 7
:kin_:absence	0 17 1 8 8 19 12 7
:kin_:accepting	0 7 1 22 2 -16 7 -19 8 14
:kin_:age	1 -23 4 10
:kin_:asking	1 12
:kin_:benefit	0 32
:kin_:bid	1 -18 2 16
:kin_:burden	1 15 2 17
:kin_:child	0 -19 1 -11 2 -14 3 -8 8 -19
:kin_:childless	1 -22 2 18
:kin_:childthing	1 -7
:kin_:clocktime	8 14
:kin_:codething	8 27
:kin_:condition	1 8 8 -9
:kin_:deadline	1 16 12 7
:kin_:demand	1 14
:kin_:demanding	0 17 8 -7
:kin_:denying	2 9
:kin_:disability	8 24
:kin_:dislike	1 10
:kin_:everyone	1 -22
:kin_:fairness	0 8
:kin_:family	0 9 2 -25
:kin_:feething	1 -25
:kin_:forename	8 10
:kin_:healthword	8 11
:kin_:hiding	0 11 8 16
:kin_:income	8 13
:kin_:kin	1 -10 2 15 8 -16
:kin_:lifeword	0 10 1 -7 8 13
:kin_:money	4 14
:kin_:negation	2 -10 8 8
:kin_:number	1 -10 4 12 8 9
:kin_:onlyword	0 16 1 16 8 -9
:kin_:openprice	2 20
:kin_:opinion	0 7 1 22 2 11 3 -7
:kin_:payer	3 -13
:kin_:paying	1 10
:kin_:period	13 9
:kin_:person	8 -9
:kin_:pet	1 17 3 11
:kin_:place	1 -23
:kin_:promise	7 10
:kin_:ranking	6 8
:kin_:refusing	1 25
:kin_:regretting	1 24
:kin_:rulesplace	1 -22
:kin_:scarcity	1 16
:kin_:seller	8 9
:kin_:sexual	2 26
:kin_:spelled	2 -8 6 -14 8 17
:kin_:superlative	1 -16 7 12
:kin_:time	1 16
:kin_:title	1 -15
:kin_:tribunalrent	1 15
:kin_:wanting	1 -28
:kin_:work	0 19
:kin_:worshipplace	2 11
:law	0 -19 1 -64 2 -12 3 -11 4 -28 7 -34 8 9 9 -45 10 -30 11 -11 12 -22 13 -56 14 -24
:law #	8 13
:law $	0 -22 5 13 8 -57
:law ,	0 16 2 -21 3 -15 5 -26 8 -15 14 -10
:law :asking	0 11
:law :burden	8 17
:law :deterring	8 18
:law :hiding	6 13
:law :number	8 20
:law :onlyword	3 9
:law :openprice	1 -15 4 -15
:law :opinion	0 -24 1 -17 4 -8 6 -9
:law :paying	2 24
:law :person	4 16
:law :ranking	6 15
:law :time	6 22
:law :urgency	6 30
:law and	8 -9
:law are	5 8
:law foot	2 25
:law for	8 23
:law is	8 10
:law now	6 25
:law of	5 11 8 -11
:law on	8 18
:law person	4 10
:law to	0 -32
:law until	5 7
:law you	2 22 8 8
:law>:absence	0 10 2 20
:law>:accepting	3 7
:law>:asking	0 11
:law>:burden	8 13
:law>:codething	8 16
:law>:deadline	6 14 8 -13
:law>:demanding	6 14
:law>:deterring	8 11
:law>:fixed	5 16
:law>:hiding	6 12 7 17
:law>:lifeword	6 13
:law>:number	8 23 14 -21
:law>:onlyword	3 9
:law>:openprice	1 -21 4 -18 6 10 8 -8
:law>:opinion	0 -31 4 -27 6 -26 7 -11
:law>:payer	4 -11
:law>:paying	2 24
:law>:person	4 15
:law>:ranking	6 14
:law>:refusing	0 11 2 20
:law>:room	5 8
:law>:rulesplace	5 7
:law>:seller	4 -12
:law>:time	6 22
:law>:title	8 -7
:law>:urgency	6 30
:law>:utility	7 8
:law>:wanting	8 8
:law_:absence	2 18
:law_:absolute	2 13
:law_:accepting	5 9
:law_:advance	8 19
:law_:asking	3 8
:law_:building	2 12
:law_:burden	0 7
:law_:codething	8 33
:law_:deadline	6 12
:law_:demanding	6 19
:law_:deterring	8 -15
:law_:fairness	3 9
:law_:negation	0 -9 2 -13
:law_:number	5 -10 8 36 14 -22
:law_:openprice	2 -20 4 -21 6 18
:law_:opinion	2 -18 4 -34
:law_:payer	0 -24 1 9 2 -7 4 -20
:law_:preferring	2 -19
:law_:ranking	8 29
:law_:refusing	2 20
:law_:rent	4 -7
:law_:return	4 -10
:law_:rulesplace	8 10
:law_:seller	0 -17 2 -9 4 -18
:law_:spelled	0 -15 2 -8 8 22
:law_:wanting	8 8
:lifeword	0 23 3 -31 4 -44 5 -25 6 -23 8 86 9 15 12 -14 14 -24
:lifeword $	2 -57 6 -11 7 -31 8 40 13 -13
:lifeword ,	0 -7 6 -42 9 7
:lifeword :absence	8 13 13 -14
:lifeword :building	1 -7
:lifeword :burden	3 8
:lifeword :clocktime	8 19
:lifeword :codething	0 9
:lifeword :condition	3 9 8 19
:lifeword :deadline	8 10
:lifeword :healthword	10 7
:lifeword :keything	8 -33
:lifeword :negation	0 7
:lifeword :number	8 -11 9 19
:lifeword :offerdeal	8 7
:lifeword :openprice	7 -10
:lifeword :opinion	14 -7
:lifeword :place	0 -18 2 -8 3 -21 7 15
:lifeword :spelled	6 -19 9 7
:lifeword a	8 8
:lifeword and	0 19 8 29
:lifeword are	6 13
:lifeword at	8 15
:lifeword but	8 9
:lifeword centre	0 12
:lifeword for	2 21 8 -11 13 7
:lifeword here	0 -17 2 -8 3 -21 7 14
:lifeword if	3 10
:lifeword in	1 11 6 -9
:lifeword is	0 9
:lifeword it	6 23 7 10
:lifeword no	0 7
:lifeword of	8 16
:lifeword off	6 -7 8 16
:lifeword or	0 -12
:lifeword so	8 15
:lifeword the	6 -10 8 21
:lifeword there	8 -13
:lifeword to	4 7
:lifeword with	1 9 2 8
:lifeword you	6 9
:lifeword>:absence	13 -12
:lifeword>:accepting	3 -11 8 -19
:lifeword>:advance	8 12
:lifeword>:building	1 -8 2 12
:lifeword>:clocktime	8 28
:lifeword>:codething	0 7
:lifeword>:condition	3 9 8 15
:lifeword>:deadline	8 20
:lifeword>:feething	8 13
:lifeword>:forename	8 17
:lifeword>:healthword	10 7
:lifeword>:hiding	8 12
:lifeword>:holiday	8 22
:lifeword>:jobname	8 12
:lifeword>:keything	8 -7
:lifeword>:lifeword	8 11
:lifeword>:negation	0 27 7 16
:lifeword>:neighbour	2 16
:lifeword>:number	1 -11 8 -52 9 19
:lifeword>:onlyword	8 14
:lifeword>:opinion	14 -10
:lifeword>:payer	8 11 11 12
:lifeword>:person	2 8
:lifeword>:place	2 -9 3 -22 7 11
:lifeword>:preferring	8 9
:lifeword>:promise	2 9
:lifeword>:ranking	12 7
:lifeword>:seller	0 -8 1 12 8 8
:lifeword>:spelled	14 -9
:lifeword>:student	13 7
:lifeword>:title	8 12
:lifeword_:absence	8 -8
:lifeword_:accepting	0 10 2 13 3 -9
:lifeword_:advance	8 17
:lifeword_:bid	4 9
:lifeword_:building	2 9
:lifeword_:burden	2 -9 4 -13 6 10
:lifeword_:childless	1 14
:lifeword_:clocktime	8 19
:lifeword_:codething	0 12
:lifeword_:condition	13 14
:lifeword_:deadline	4 -7
:lifeword_:demand	8 -8
:lifeword_:deterring	6 10 8 30
:lifeword_:dislike	8 9
:lifeword_:fairness	1 10
:lifeword_:fee	5 -7
:lifeword_:feething	8 15
:lifeword_:fixed	8 -16
:lifeword_:forename	8 19
:lifeword_:healthword	11 8
:lifeword_:hiding	1 7 8 26
:lifeword_:holiday	8 17 9 14
:lifeword_:jobname	8 17
:lifeword_:lifeword	8 32
:lifeword_:negation	6 14 7 27
:lifeword_:newness	13 -9
:lifeword_:number	14 13
:lifeword_:online	2 9
:lifeword_:openprice	0 19 6 -24
:lifeword_:opinion	1 13 4 -10 5 9 6 -21
:lifeword_:paying	5 -11
:lifeword_:period	8 -23
:lifeword_:person	1 13 8 -28
:lifeword_:pet	3 12
:lifeword_:phone	8 11
:lifeword_:photo	5 7
:lifeword_:place	0 8
:lifeword_:preferring	8 9
:lifeword_:promise	2 16 7 10
:lifeword_:ranking	6 -9
:lifeword_:record	8 13
:lifeword_:refusing	8 16
:lifeword_:rent	8 8
:lifeword_:seller	5 10 6 -13
:lifeword_:sex	2 16
:lifeword_:spelled	6 20 8 15
:lifeword_:student	13 7
:lifeword_:superlative	0 23 4 7
:lifeword_:title	8 37
:lifeword_:urgency	14 7
:lifeword_:wanting	0 19 3 8 7 7
:lifeword_:work	0 13
:lifeword_:writeto	8 13
:longperiod	0 -13 2 -10 3 -37 4 -98 5 -8 6 -32 10 -37 12 56 13 69
:longperiod $	1 -15 4 -30 5 -17 11 -10 12 18 13 24 14 -13
:longperiod ,	0 -50 7 11 9 12 11 -7 13 13 14 -16
:longperiod :burden	1 -13 12 28
:longperiod :clocktime	1 7 12 -12
:longperiod :codething	12 16
:longperiod :denying	11 19
:longperiod :deterring	13 8
:longperiod :fee	5 10
:longperiod :feething	13 -7
:longperiod :fixed	1 8
:longperiod :money	13 14
:longperiod :negation	12 8
:longperiod :number	13 -33
:longperiod :onlyword	1 -7
:longperiod :openprice	7 16 13 -13
:longperiod :opinion	8 9
:longperiod :payer	13 8
:longperiod :paying	12 14 13 25
:longperiod :period	5 -8 6 -13 7 -24 12 19
:longperiod :record	12 8
:longperiod :rent	4 -7 13 7
:longperiod :return	4 -8 13 9
:longperiod :rulesplace	12 14
:longperiod :seller	8 7
:longperiod :title	1 7
:longperiod :tribunalrent	13 8
:longperiod :utility	12 12
:longperiod a	0 12
:longperiod ago	11 12
:longperiod and	1 14 8 -16 9 7 12 8 13 30
:longperiod as	7 15
:longperiod at	12 -8
:longperiod days	13 8
:longperiod hundred	4 7
:longperiod in	13 23
:longperiod lease	12 14
:longperiod month	12 22
:longperiod months	0 9 1 -23 6 -10 7 -10 12 15 13 -23
:longperiod months'	13 -8
:longperiod of	8 13 12 -14 13 -19
:longperiod old	1 7
:longperiod on	13 13
:longperiod payment	13 11
:longperiod plus	12 14
:longperiod term	1 9
:longperiod the	6 13
:longperiod we	8 7
:longperiod weeks	5 10 12 -7
:longperiod would	12 7
:longperiod year	12 8
:longperiod>:advance	0 -9 13 17
:longperiod>:burden	1 -19 12 21
:longperiod>:child	1 13
:longperiod>:clocktime	12 -20
:longperiod>:codething	2 12 7 14 8 -22 12 10 13 12
:longperiod>:condition	13 14
:longperiod>:consent	7 10
:longperiod>:deadline	8 -8
:longperiod>:denying	11 18
:longperiod>:deterring	1 10 13 8
:longperiod>:everyone	8 8
:longperiod>:fee	5 11
:longperiod>:feething	12 22
:longperiod>:fixed	1 7 12 7
:longperiod>:holiday	9 16
:longperiod>:longperiod	2 9 4 -10 13 15 14 -14
:longperiod>:money	13 19
:longperiod>:nearby	13 -8
:longperiod>:negation	12 17
:longperiod>:newness	0 -12
:longperiod>:number	13 -32
:longperiod>:onlyword	1 -11
:longperiod>:openprice	7 14 13 -10
:longperiod>:opinion	8 7
:longperiod>:payer	13 7
:longperiod>:paying	12 14 13 24
:longperiod>:period	0 14 3 -10 6 -24 7 -19 12 15 14 -13
:longperiod>:person	13 8
:longperiod>:preferring	1 9
:longperiod>:record	12 7
:longperiod>:return	13 7
:longperiod>:rulesplace	12 13
:longperiod>:safety	8 8
:longperiod>:scarcity	0 -7
:longperiod>:seller	13 10
:longperiod>:source	7 16
:longperiod>:spelled	1 -11 5 -20 6 -8 8 -11 12 29
:longperiod>:time	12 10
:longperiod>:title	1 16
:longperiod>:tribunalrent	2 13 8 -8 13 20
:longperiod>:utility	12 10
:longperiod>:welcoming	13 12
:longperiod_:absolute	0 -18 13 20
:longperiod_:accepting	11 12 12 15
:longperiod_:advance	5 -9 13 25
:longperiod_:asking	11 7 12 8
:longperiod_:bid	13 -10
:longperiod_:burden	7 -14 13 30
:longperiod_:child	1 12
:longperiod_:clocktime	13 10
:longperiod_:codething	1 -19 8 -48 12 13
:longperiod_:condition	0 -7
:longperiod_:councilpay	12 7
:longperiod_:demanding	13 18
:longperiod_:denying	0 -7
:longperiod_:deposit	13 -12
:longperiod_:deterring	13 28
:longperiod_:feething	0 10 12 20
:longperiod_:fixed	12 20
:longperiod_:income	12 12 13 -7
:longperiod_:longperiod	8 -19 12 18 14 -20
:longperiod_:money	13 27
:longperiod_:nearby	13 -8
:longperiod_:negation	0 -20 7 13 12 31
:longperiod_:newness	0 -10
:longperiod_:number	2 -11 5 -19 8 -28
:longperiod_:onlyword	12 14
:longperiod_:openprice	1 8 8 -17 11 9 12 24 13 -16
:longperiod_:opinion	7 -7 12 20 13 -25
:longperiod_:payer	1 -7 12 17 13 12
:longperiod_:paying	13 23
:longperiod_:period	12 10 13 -14
:longperiod_:person	14 18
:longperiod_:place	6 7
:longperiod_:promise	0 -14 7 7
:longperiod_:ranking	8 9 12 8 13 -15
:longperiod_:refusing	7 15
:longperiod_:rent	12 7
:longperiod_:return	7 -8 12 8
:longperiod_:safety	8 7
:longperiod_:scarcity	0 -21 13 9
:longperiod_:seller	14 12
:longperiod_:spelled	0 -8 1 -29 5 -16 6 -10 7 -61 8 -20 12 33 13 10 14 10
:longperiod_:superlative	12 30 13 -25
:longperiod_:thing	5 12 13 12
:longperiod_:time	12 12
:longperiod_:wanting	13 18
:longperiod_:welcoming	12 -9 13 18
:longperiod_:work	7 8
:losing	0 23 2 20 4 7 6 82 7 -18 9 -17 10 -66 11 -51 12 15 14 -15
:losing $	0 -23 3 -20 4 -17 5 7 6 52 7 -13 8 -45 9 -9 11 -49 12 -11 13 14 14 -27
:losing ,	2 25 3 -18 4 -48 7 -19 11 -9 12 -10
:losing :absence	1 -7 6 29 7 -29
:losing :absolute	8 7
:losing :benefit	0 10
:losing :bid	4 26 6 -22
:losing :burden	1 -8 3 -10 6 -14
:losing :clocktime	1 -8 5 13
:losing :codething	6 12
:losing :condition	2 11
:losing :consent	1 9 2 12
:losing :councilpay	0 10
:losing :deadline	4 -14 6 20 7 24 12 9 13 -19
:losing :demanding	2 -16 4 -12 6 10 7 17 8 -23
:losing :deterring	1 -23 4 -17 7 7
:losing :disclaimer	6 9
:losing :hiding	3 8 6 16
:losing :kin	8 -7
:losing :losing	1 7 2 -35 6 42 13 -11
:losing :negation	1 7 3 19
:losing :neighbour	4 10
:losing :openprice	0 16 1 -9 3 8 6 10 7 9 11 -23
:losing :opinion	3 15 4 11 8 19
:losing :payer	6 9
:losing :promise	2 -8 6 13 7 -7
:losing :ranking	4 8
:losing :refusing	2 -11 6 13 7 -7
:losing :rent	5 11
:losing :return	5 10
:losing :safety	1 11
:losing :spelled	2 7 3 10 8 10
:losing :title	2 11 4 10
:losing :wanting	12 7
:losing :writeto	0 14
:losing a	4 7
:losing above	4 10
:losing as	13 8
:losing at	8 7
:losing by	0 -21 4 -24 8 -39 9 9
:losing comes	7 7
:losing down	7 12
:losing else	6 32 13 -9
:losing else's	1 11
:losing fast	6 10
:losing for	2 11 3 17
:losing higher	4 11
:losing home	6 8
:losing in	4 9 6 12
:losing into	8 15
:losing is	6 13
:losing it	6 30
:losing like	6 10
:losing no	3 10
:losing off	8 15
:losing on	4 -11 6 -10
:losing or	0 14
:losing out	6 14
:losing pal	0 9
:losing rent	5 11
:losing that	2 -7
:losing through	1 9 2 12
:losing to	3 16 4 12 8 20
:losing unanswered	8 8
:losing up	4 -7 6 7 7 19 8 -15 13 -18
:losing who	4 11 8 -12
:losing who'd	4 10
:losing with	0 23 1 -7 8 -15
:losing wrong	7 7
:losing yourself	6 11
:losing>:absence	1 -18 2 -11 3 -14 6 36 7 -33 14 9
:losing>:absolute	8 18
:losing>:accepting	7 7
:losing>:advance	5 -14 6 -10
:losing>:bid	4 27 6 -21
:losing>:building	2 -24
:losing>:burden	0 -8 1 -17 2 7 3 -13 6 -22 12 -8
:losing>:clocktime	1 -18 5 10 6 7
:losing>:condition	2 8 6 7 8 -8
:losing>:consent	1 9 2 12
:losing>:councilpay	0 22
:losing>:deadline	1 -23 2 -10 4 -25 6 32 7 25 8 -14 12 7 13 -19
:losing>:demand	0 10
:losing>:demanding	2 -15 6 12 7 10 8 -27 13 -25
:losing>:deterring	4 -8
:losing>:disability	8 9
:losing>:disclaimer	6 8
:losing>:dislike	14 7
:losing>:everyone	0 7
:losing>:family	1 20
:losing>:hiding	3 11 6 14 8 -15
:losing>:keything	5 -7
:losing>:kin	8 -8
:losing>:law	5 14
:losing>:losing	2 -41 6 54 13 -12 14 -7
:losing>:money	0 10
:losing>:nearby	7 15
:losing>:negation	0 -14 3 13 7 -10 13 15
:losing>:neighbour	4 10 8 -9
:losing>:number	4 11 8 16
:losing>:onlyword	3 19
:losing>:openprice	0 14 1 -11 3 8 6 8 11 -29 14 -14
:losing>:opinion	3 12 4 7 8 24
:losing>:payer	6 11 8 14
:losing>:period	0 7 13 10
:losing>:person	0 14 2 20
:losing>:pet	3 35
:losing>:phone	14 11
:losing>:promise	6 13
:losing>:refusing	2 -12 6 9 7 -7
:losing>:rent	5 13
:losing>:return	0 8 5 12
:losing>:safety	1 8
:losing>:seller	8 17
:losing>:sexual	0 7
:losing>:source	11 8
:losing>:spelled	0 -10 7 -10 13 8
:losing>:thing	4 10
:losing>:time	8 23
:losing>:title	2 9 4 10
:losing>:urgency	0 7 6 31
:losing>:wanting	2 -25
:losing>:work	0 17 2 -9
:losing>:writeto	0 7 4 -8 14 8
:losing_:absence	0 26 2 -26 4 -12 7 -12 8 7
:losing_:accepting	2 -38 6 20
:losing_:advance	5 -23 13 8
:losing_:asking	6 24 7 -14
:losing_:benefit	0 14
:losing_:bid	4 13
:losing_:building	2 -34
:losing_:burden	1 -9 4 -11 8 8
:losing_:child	1 16
:losing_:clocktime	6 22 8 15
:losing_:codething	0 17 2 7 6 16
:losing_:condition	6 9 7 -23
:losing_:councilpay	0 12
:losing_:deadline	1 -18 4 -21 6 15
:losing_:demand	0 19 1 19 6 -9
:losing_:denying	0 -14 8 8
:losing_:deterring	0 16 3 -12 8 8
:losing_:disability	2 37
:losing_:everyone	0 18
:losing_:fairness	1 9
:losing_:faith	2 16
:losing_:family	1 15
:losing_:fee	2 18 6 -16
:losing_:feething	4 -23 5 -9 6 8 8 -15
:losing_:fixed	6 -37 7 13
:losing_:healthword	2 7
:losing_:hiding	8 -7
:losing_:holiday	1 10 7 12
:losing_:income	0 9 2 -9 5 -7
:losing_:jobless	0 13
:losing_:keything	5 -8 8 -27
:losing_:law	5 12
:losing_:lifeword	13 8
:losing_:longperiod	12 16
:losing_:losing	4 -11 6 33
:losing_:money	4 35 13 -9
:losing_:nearby	6 22 7 18
:losing_:negation	3 -7 6 -11 7 -22 13 13
:losing_:neighbour	6 7
:losing_:newness	6 13
:losing_:number	3 -15 4 17 5 9 8 25 12 14 13 -35
:losing_:offerdeal	2 21 6 -11
:losing_:onlyword	2 -22
:losing_:openprice	0 8 4 11 6 10 12 15
:losing_:opinion	1 -8 2 -23 7 -28 12 14
:losing_:origin	2 23
:losing_:payer	8 26
:losing_:paying	4 7 13 -7
:losing_:period	5 9 12 13
:losing_:person	0 16 2 16 7 -7
:losing_:pet	3 54
:losing_:phone	14 7
:losing_:photo	5 9
:losing_:place	6 13
:losing_:politics	2 9
:losing_:promise	3 -17 6 7
:losing_:ranking	0 19 4 -13 6 -12 13 16
:losing_:rent	14 7
:losing_:rulesplace	0 13
:losing_:safety	1 8
:losing_:seller	4 -22 8 21
:losing_:sex	2 43
:losing_:spelled	0 -24 1 -19 6 18 7 -20 12 18
:losing_:thing	4 9 6 14
:losing_:time	0 9 8 10
:losing_:tribunalrent	6 9
:losing_:urgency	6 25 7 -8
:losing_:utility	13 8
:losing_:wanting	2 -19 6 -31
:losing_:work	0 37 2 -29 8 -27
:losing_:writeto	0 -15 4 -17 6 10
:money	1 -41 2 -148 3 -62 4 75 5 121 6 -15 7 10 8 -73 9 -21 10 -69 11 -48 12 -70 13 35 14 -110
:money $	1 -58 2 -31 3 -37 4 -7 5 19 6 -31 11 -25 13 -11 14 -47
:money +	4 32
:money ,	0 -11 2 -55 4 50 5 14 6 -16 8 -40 12 -11 13 23 14 -16
:money :absence	5 -12
:money :accepting	5 9
:money :advance	3 12 13 24
:money :asking	7 9
:money :bid	4 16
:money :burden	3 -13 5 24 6 -9 8 -8 13 9
:money :clocktime	5 19 6 21
:money :codething	5 26 6 12
:money :condition	1 11 4 66
:money :consent	1 8
:money :councilpay	1 8
:money :deadline	6 34 13 32
:money :demanding	5 18 13 22
:money :deterring	6 -17 7 16 13 20
:money :disclaimer	13 -12
:money :everyone	5 15
:money :feething	0 7 5 27
:money :fixed	4 23
:money :holiday	4 23
:money :income	5 29
:money :jobless	1 8
:money :money	1 -8 5 -23 6 -17 7 -25 13 14
:money :nearby	6 7
:money :negation	4 13
:money :newness	13 22
:money :onlyword	4 36
:money :openprice	0 -22 1 -36 4 39 5 11 6 -27 7 -14
:money :opinion	0 -12 1 -7 5 21 6 -32 13 -13
:money :paying	5 18 13 16
:money :period	5 23
:money :ranking	3 12 5 -26 13 20
:money :return	5 -25
:money :scarcity	3 13
:money :source	1 7 4 9
:money :utility	5 -35 6 7
:money a	1 10 5 23 7 13 8 -14 9 12 12 -13 13 -31
:money admin	0 10
:money as	4 12
:money at	5 -7
:money back	7 8
:money before	13 17
:money but	4 30
:money by	5 8
:money council	1 8
:money covering	13 7
:money each	5 18
:money for	0 -23 5 57
:money from	5 8
:money gas	6 8 8 7
:money has	0 24
:money heat	11 8
:money if	4 43
:money in	4 19
:money is	5 18 6 12
:money ish	4 24
:money last	3 13 5 -14
:money minimum	4 25
:money monthly	5 29
:money more	1 9
:money of	4 -23 13 12
:money off	6 15 13 12
:money on	5 -9 6 -16 7 17 13 21
:money ono	4 19 5 -27
:money or	4 25 5 13
:money pcm	5 -50 6 -10 7 -15
:money per	1 -14 4 -8
:money plus	5 12
:money return	5 -8
:money secures	5 9
:money statements	13 -13
:money the	4 -14 5 18 13 11
:money till	6 8
:money to	0 -11 5 21 6 -31 13 -12
:money with	4 12
:money would	0 10
:money>:absence	5 -7
:money>:absolute	4 19 5 17 6 12
:money>:accepting	4 13 5 31
:money>:advance	3 11 4 -13 13 28
:money>:benefit	5 16
:money>:building	5 34
:money>:burden	2 -11 3 -26 5 27 6 -13 8 -14 13 16
:money>:clocktime	4 -24 5 25 6 18 9 12 13 18
:money>:codething	0 -22 5 19 12 -8
:money>:condition	1 14 4 64 5 -21 13 -10
:money>:consent	1 8
:money>:councilpay	1 7 4 -8
:money>:deadline	5 -26 6 31 7 24 13 35
:money>:demanding	1 8 5 21 7 7 13 29
:money>:denying	5 19
:money>:deterring	6 -33 7 13 13 16
:money>:digits	11 13
:money>:disclaimer	13 -15
:money>:everyone	5 22 6 10
:money>:fee	1 11
:money>:feething	0 11 4 -31 5 52 6 -9
:money>:fixed	4 32 5 17
:money>:holiday	4 21
:money>:income	5 21
:money>:jobless	1 7
:money>:keything	8 14
:money>:losing	5 16
:money>:money	1 -26 3 7 4 22 5 -7 6 -46 7 -36 13 17
:money>:negation	4 16 6 11
:money>:newness	6 7 13 28
:money>:number	5 8 13 10
:money>:offerdeal	5 7
:money>:onlyword	4 51 6 -12
:money>:openprice	0 -13 4 37 5 16 6 -39 14 -10
:money>:opinion	1 -26 5 23 6 -48 7 -26 13 -12
:money>:payer	0 -9 5 19
:money>:paying	5 27 13 7
:money>:period	1 10 5 -13 7 11 8 -20 12 -32 13 -18
:money>:person	4 11 5 19
:money>:phone	4 10
:money>:photo	5 21
:money>:preferring	4 13
:money>:promise	7 11
:money>:ranking	3 11 13 23
:money>:refusing	5 9
:money>:rent	5 -33 13 12
:money>:return	5 -23 13 11
:money>:room	4 14
:money>:rulesplace	4 9
:money>:scarcity	3 12 4 14
:money>:seller	5 33 6 8 13 7
:money>:source	4 9
:money>:spelled	5 13 11 14
:money>:time	4 25 6 -15
:money>:urgency	4 26
:money>:utility	5 -24 7 20
:money>:wanting	5 9
:money>:work	0 10
:money>:writeto	4 24 5 13
:money_:absence	5 17
:money_:absolute	0 11 4 10 5 26 6 25
:money_:accepting	4 30 5 18 6 9 7 7
:money_:advance	0 -17 4 -7 5 7 13 25
:money_:asking	4 9
:money_:benefit	0 15 5 19
:money_:bid	4 -12
:money_:building	5 36 6 17
:money_:burden	0 19 1 25 3 -12 4 -28 5 31 8 -10 13 16
:money_:child	1 21
:money_:clocktime	3 11 5 20 6 21 7 -20 9 22 13 26
:money_:codething	0 -10 1 -16 4 18 5 12 8 -9 12 -40
:money_:condition	1 13 4 37 6 16
:money_:councilpay	4 -18 5 -9
:money_:deadline	0 -16 3 8 5 11 6 32 8 -22 13 30
:money_:demanding	1 16 2 -7 4 9 5 18 13 35
:money_:deposit	0 -14 5 -20
:money_:deterring	5 45
:money_:disclaimer	5 18
:money_:dislike	5 27
:money_:everyone	0 -15 4 8 6 25 7 8
:money_:fairness	4 26
:money_:fee	1 8 5 29
:money_:feething	4 -16 5 59 6 -18
:money_:fixed	4 17 5 12 12 7
:money_:holiday	9 20
:money_:income	7 9
:money_:jobless	5 12 13 18
:money_:keything	5 21
:money_:kin	1 24
:money_:lifeword	7 9
:money_:longperiod	4 -10 12 -44
:money_:losing	4 8 5 17
:money_:money	0 -61 4 48 7 -32 13 9
:money_:nearby	4 -12
:money_:negation	1 -22 3 -12 4 -7 5 19 6 12 7 12
:money_:neighbour	5 9
:money_:newness	9 18
:money_:number	1 -7 5 -18 6 -11 13 32
:money_:online	5 25
:money_:onlyword	0 14 4 37 6 24 7 15
:money_:openprice	0 7 2 -28 3 -9 4 27 5 19 6 -23 7 17 8 -13
:money_:opinion	0 15 1 -15 4 27 5 11
:money_:payer	4 20 5 25 6 -20
:money_:paying	0 -8 1 -9 5 7 6 -15
:money_:period	3 -9 5 -10 8 -36 12 -79 13 24
:money_:person	4 45 5 25 6 19
:money_:phone	4 11
:money_:photo	4 10 5 14
:money_:preferring	4 25
:money_:promise	5 7 6 11 7 8
:money_:ranking	0 -13 5 28
:money_:record	5 17
:money_:regretting	4 13
:money_:rent	4 -26 5 -27 13 20
:money_:return	4 -23 13 18
:money_:room	4 28 5 7 8 10
:money_:scarcity	0 12
:money_:seller	1 -25 2 -19 4 27 5 55
:money_:source	5 21
:money_:spelled	1 -29 3 -17 4 11 5 31 7 7 11 12
:money_:superlative	5 13 7 7
:money_:thing	4 10 13 16
:money_:time	4 21
:money_:title	4 15 5 28 6 16
:money_:tribunalrent	7 -8 12 -33
:money_:urgency	4 22
:money_:utility	4 -16 7 8
:money_:wanting	4 27 5 20 7 12
:money_:work	0 12
:money_:writeto	0 7 4 27 5 42
:nation	0 -76 1 -79 2 139 3 -74 4 -114 5 -51 6 -110 7 -74 8 -57 10 -47 12 -34 13 -29 14 -52
:nation $	2 39 11 10
:nation ,	0 -17 2 23
:nation :absolute	2 10
:nation :advance	2 7
:nation :age	0 13 2 12
:nation :burden	2 27
:nation :family	1 -33 2 49
:nation :feething	1 19
:nation :jobname	2 18
:nation :kin	1 -21 2 22
:nation :losing	2 18
:nation :nation	2 21
:nation :nearby	2 9
:nation :negation	2 11
:nation :newness	2 9
:nation :onlyword	2 12
:nation :openprice	2 14
:nation :origin	2 21
:nation :person	0 -44 1 -28 2 42 6 -7
:nation :place	2 17
:nation :preferring	2 10
:nation :room	2 -17
:nation :scarcity	2 12
:nation :seller	2 15
:nation :student	2 16
:nation :thing	1 17 2 -27
:nation :work	2 13
:nation born	0 13 2 12
:nation british	2 8
:nation by	2 11
:nation carpets	1 19
:nation families	1 -18 2 28
:nation family	2 25
:nation first	2 9
:nation goods	2 -16
:nation isle	9 7
:nation medium	7 8
:nation only	2 11
:nation street	2 16
:nation students	2 16
:nation tenants	0 -10
:nation>:absolute	2 7
:nation>:age	0 13 2 12
:nation>:burden	2 17
:nation>:condition	2 11
:nation>:family	1 -37 2 51
:nation>:feething	1 18
:nation>:income	2 13
:nation>:jobname	2 18
:nation>:kin	1 -26 2 25
:nation>:losing	2 23
:nation>:nation	1 -11
:nation>:nearby	2 11
:nation>:negation	11 7
:nation>:number	1 -11 2 21
:nation>:openprice	2 12
:nation>:origin	2 25 6 -7
:nation>:person	0 -45 1 -31 2 43 6 -10
:nation>:place	2 24
:nation>:preferring	2 14
:nation>:regretting	2 8
:nation>:room	2 -51
:nation>:rulesplace	2 -15
:nation>:scarcity	2 7
:nation>:seller	2 12
:nation>:spelled	2 27
:nation>:student	2 16
:nation>:thing	1 16 2 -41
:nation>:work	2 12
:nation>:writeto	2 9
:nation_:absolute	0 -15 1 -11 2 22
:nation_:accepting	2 30
:nation_:advance	2 13
:nation_:building	2 18
:nation_:burden	0 -19 1 -16 2 27 6 -11
:nation_:child	1 12
:nation_:codething	2 23
:nation_:condition	2 22
:nation_:consent	2 11
:nation_:deadline	2 20
:nation_:demanding	2 22
:nation_:deterring	2 15
:nation_:family	2 16
:nation_:income	2 24
:nation_:kin	2 15
:nation_:nation	1 -7 2 -9
:nation_:negation	0 8
:nation_:neighbour	2 11
:nation_:newness	2 13
:nation_:number	2 27
:nation_:onlyword	0 -16 1 -11 2 36
:nation_:opinion	2 12
:nation_:origin	2 9
:nation_:payer	2 9
:nation_:paying	2 -11
:nation_:person	2 25
:nation_:preferring	2 27
:nation_:promise	2 23
:nation_:ranking	2 20
:nation_:scarcity	0 -16 1 -11 2 31
:nation_:seller	2 27
:nation_:sex	2 12
:nation_:sexual	2 12
:nation_:spelled	2 19
:nation_:superlative	2 12
:nation_:thing	2 -23
:nation_:urgency	2 14
:nation_:wanting	2 34
:nation_:welcoming	2 12
:nation_:writeto	2 20
:nearby	0 -69 1 -58 2 -42 3 -94 4 -35 5 -78 6 -15 7 7 8 -64 9 -36 10 19 11 -32 12 -167 13 -73 14 -42
:nearby $	1 -13 3 -40 4 -15 5 -12 6 -52 7 -39 8 -44 9 -22 10 -8 11 -46 12 -9 13 -9 14 -92
:nearby ,	0 -24 2 -57 3 -11 8 -49 9 -35 10 7 12 -12 13 -11 14 -9
:nearby :absence	8 -12
:nearby :accepting	7 -7 8 7
:nearby :building	6 8 7 9
:nearby :childless	1 8
:nearby :clocktime	6 -11
:nearby :codething	1 -13 3 -20 6 -31 8 -27 10 -9 14 -15
:nearby :condition	10 -10
:nearby :consent	14 13
:nearby :deadline	6 -30
:nearby :demand	5 10
:nearby :deterring	6 -17 7 -10 8 -18 13 -11
:nearby :nearby	1 -23 2 -10 4 -7 6 -22 7 -10
:nearby :neighbour	1 -30 3 -13 8 -28
:nearby :openprice	0 -25 4 -28 5 -30 10 -27 12 -9 13 -12
:nearby :opinion	0 -18 4 -20 5 -13 10 -16 11 11
:nearby :payer	11 8
:nearby :person	10 7
:nearby :place	7 10
:nearby :promise	7 21
:nearby :ranking	6 8 10 -7
:nearby :room	4 13
:nearby :safety	1 9
:nearby :scarcity	6 14
:nearby :seller	11 8
:nearby :source	10 -7
:nearby :spelled	2 -8 8 10
:nearby :time	6 18
:nearby :urgency	6 -8
:nearby already	6 8
:nearby and	7 -27
:nearby coming	7 10
:nearby does	7 13
:nearby fare	0 8
:nearby has	6 -21
:nearby have	8 10
:nearby here	7 13
:nearby home	6 10
:nearby in	6 -23 7 20 10 -21
:nearby is	1 -12 3 -20 6 -29 7 -7 8 -41 10 -8 14 -11
:nearby it	7 21
:nearby of	4 8 6 8
:nearby offer	4 7
:nearby place	10 -10
:nearby reading	0 7
:nearby rooms	4 11
:nearby since	10 -7
:nearby that	8 16
:nearby the	7 -41 8 19 11 -7 14 -9
:nearby this	6 -13 10 19
:nearby through	14 13
:nearby to	0 -16 4 -15 5 -16 10 -14
:nearby two	8 8
:nearby will	7 17
:nearby with	2 9
:nearby without	6 9
:nearby>:absolute	7 14
:nearby>:accepting	8 8
:nearby>:advance	8 9
:nearby>:building	2 -8 6 16 10 15
:nearby>:burden	7 -17 10 -9
:nearby>:child	1 -11
:nearby>:childless	1 9
:nearby>:clocktime	4 -12 6 -41 8 -18
:nearby>:codething	0 -20 1 -20 3 -35 6 -47 8 -29
:nearby>:condition	7 10 10 -12
:nearby>:consent	14 13
:nearby>:deadline	6 -10 8 11 13 -15
:nearby>:demand	5 11
:nearby>:demanding	10 -9
:nearby>:deterring	0 -12 1 -11 8 -11 13 -17
:nearby>:family	7 10
:nearby>:fee	5 -9
:nearby>:feething	6 12 8 12
:nearby>:income	6 7
:nearby>:keything	8 9
:nearby>:kin	1 -9
:nearby>:nearby	0 -15 1 -47 2 -60 3 -11 4 -37 6 -75 7 -20 10 -46
:nearby>:negation	0 -7 1 13 3 -15
:nearby>:neighbour	1 -39 2 -9 7 8 8 -20
:nearby>:number	1 -12 2 -11 6 -50 7 -19 13 -7 14 -12
:nearby>:onlyword	6 -8
:nearby>:openprice	1 -8 4 -12 8 -8 10 -43 12 -13 13 -20
:nearby>:opinion	4 -22 7 -9 10 -35 11 21
:nearby>:paying	6 7
:nearby>:period	7 -14 10 9
:nearby>:person	9 10
:nearby>:pet	3 7
:nearby>:place	7 13 10 -14
:nearby>:promise	7 14 8 7 10 10
:nearby>:ranking	7 -22
:nearby>:refusing	8 -20
:nearby>:room	2 -9 4 9 8 11
:nearby>:rulesplace	6 17 7 -15
:nearby>:safety	1 9
:nearby>:seller	10 7 11 19
:nearby>:spelled	0 -13 1 -13 2 -40 6 -47 7 -53 9 -28 13 -9
:nearby>:thing	11 9
:nearby>:time	6 16
:nearby>:title	8 8
:nearby>:urgency	6 11 9 8
:nearby>:wanting	1 7
:nearby_:absence	9 -28
:nearby_:absolute	6 -30 7 17 10 9
:nearby_:accepting	0 -13 6 11 10 16
:nearby_:age	10 14
:nearby_:asking	6 18
:nearby_:benefit	2 22
:nearby_:bid	7 18
:nearby_:building	6 9 10 11
:nearby_:burden	1 -11 2 -18
:nearby_:child	1 -28
:nearby_:clocktime	0 -10 2 -8 4 -12 6 -56 9 -21 12 -12 13 -25 14 -8
:nearby_:codething	6 -24
:nearby_:condition	7 7
:nearby_:consent	7 -8
:nearby_:deadline	3 -14 9 -35 10 -11 12 -8 13 -50
:nearby_:demanding	4 16 6 25
:nearby_:denying	8 7 10 13
:nearby_:deterring	1 -8 4 16 10 11
:nearby_:disclaimer	6 7 7 -7
:nearby_:everyone	1 12
:nearby_:family	7 10
:nearby_:feething	6 9 7 9 8 11
:nearby_:fixed	6 8
:nearby_:hiding	6 -13
:nearby_:holiday	7 7 9 -16
:nearby_:keything	7 19
:nearby_:kin	1 -20
:nearby_:losing	8 7
:nearby_:money	4 -19 5 -7 7 10
:nearby_:nearby	0 -16 1 -74 2 -56 3 -31 4 -54 5 -16 6 -112 7 -26 8 -18 9 -27 10 -24 11 -35 14 -65
:nearby_:negation	3 -33 7 25 8 11
:nearby_:neighbour	2 -10 8 -27
:nearby_:number	1 -50 2 -48 5 -18 6 -44 8 -23 9 -29 12 -20 13 -8 14 -21
:nearby_:openprice	0 -15 1 7 3 -9 7 -11 9 -19 10 -8 13 -20 14 -30
:nearby_:opinion	1 21 5 10 7 -42 10 -8 11 8 14 -14
:nearby_:payer	10 9
:nearby_:paying	5 -10
:nearby_:period	5 -8 10 10
:nearby_:person	9 8
:nearby_:pet	3 14
:nearby_:petpart	3 -10
:nearby_:photo	2 -7 6 25
:nearby_:place	1 -17 2 -23 6 -54 10 -13
:nearby_:preferring	2 25
:nearby_:promise	7 16 10 14
:nearby_:record	7 -10
:nearby_:refusing	8 -16
:nearby_:room	2 -26 8 8
:nearby_:rulesplace	6 12
:nearby_:safety	7 28
:nearby_:scarcity	6 -19
:nearby_:seller	11 8
:nearby_:spelled	0 -21 1 -18 2 -59 3 -20 6 -20 7 -15 8 -16 9 -37 13 -14
:nearby_:superlative	7 11
:nearby_:thing	11 9
:nearby_:time	6 -16
:nearby_:title	8 8
:nearby_:utility	10 15
:nearby_:wanting	1 9
:nearby_:welcoming	6 7 10 8
:negation	0 49 1 71 2 46 3 61 4 -60 5 -51 7 41 9 -76 10 -19 11 48 12 -19 13 -48 14 -64
:negation #	1 9 7 15 13 17
:negation $	0 10 1 9 2 10 3 17 5 -18 9 -11 11 -14 13 -43 14 -21
:negation ,	1 -13 3 7 4 -82 9 -10 10 -22 14 16
:negation :absence	0 -15 1 11 3 -10 6 22 8 10 9 -10 12 11
:negation :absolute	0 -12 3 -17 6 -22 7 9
:negation :accepting	0 28 1 26 3 20 4 -58 5 -37 6 -44 7 -11 8 -75 9 -30 11 -39 13 -27
:negation :advance	0 11 13 -26
:negation :asking	0 15 5 -24 6 -8 14 -16
:negation :benefit	0 53 2 -11 7 -47 13 13
:negation :bid	4 -42 6 -17 7 7
:negation :building	2 -19 7 20 8 14
:negation :burden	0 12 4 -22 5 -29 6 12 8 -15 13 9
:negation :child	1 69 6 -18 7 -71 8 -26 11 -8
:negation :childthing	1 35 2 -9
:negation :clocktime	0 10
:negation :codething	1 -11 2 -25 4 10 6 -14 7 -15 13 -20
:negation :consent	7 -25
:negation :councilpay	0 23
:negation :deadline	0 18 2 8 6 -52 7 -12 8 14
:negation :demand	0 23 2 10 4 -9 6 -25 7 13
:negation :demanding	0 -15 1 -9 3 10 4 -12 5 -21 6 -9 8 -12 13 -27 14 -21
:negation :denying	6 25 8 -9 10 11 13 -13
:negation :deposit	5 35
:negation :deterring	0 17 1 -16 2 18 6 9 7 26 11 -10
:negation :disability	1 -18 2 37 3 -10
:negation :disclaimer	0 12 1 12 4 -44 5 7 6 10 7 -26 11 43
:negation :dislike	8 11
:negation :fairness	1 -18 2 -31 3 28 6 -38
:negation :faith	2 21
:negation :family	1 10 3 -14
:negation :fee	1 -35 2 -43 3 -33 5 -14 6 -14 7 -23
:negation :feething	5 -48 6 -13 13 17
:negation :fixed	1 12 4 28 7 -32 8 23
:negation :healthword	2 21 7 8 8 -11
:negation :hiding	1 17 3 14 6 17 8 -16
:negation :holiday	1 12 9 -14
:negation :income	6 13 7 8 13 9
:negation :jobless	0 42 2 -11
:negation :jobname	1 13
:negation :keything	7 -11 8 39
:negation :kin	2 -8
:negation :lifeword	8 18
:negation :longperiod	2 10
:negation :losing	1 -7 6 -21 7 18
:negation :nation	1 -17 2 32 3 -9 11 7
:negation :nearby	1 10 6 21
:negation :negation	0 -12 1 -7 2 17
:negation :neighbour	2 -7 7 10
:negation :newness	2 -14 7 14 13 -9
:negation :number	0 10 1 7 4 -13 6 -17 7 26 11 -18 13 11
:negation :offerdeal	0 25 5 13 6 -13
:negation :online	2 -12 7 15
:negation :onlyword	1 -25 2 -17 3 -30
:negation :openprice	0 29 3 28 5 -23 6 11 7 9 11 11 12 -12 14 12
:negation :opinion	2 -9 3 9 5 -11 6 19 7 23 11 13
:negation :origin	0 -15 2 41
:negation :payer	0 -59 1 -27 2 -66 3 -16 5 7
:negation :paying	6 -28 7 19
:negation :period	2 10 6 7
:negation :person	7 7
:negation :pet	0 -9 3 45 6 -14 7 -41 11 -8
:negation :petpart	3 9
:negation :phone	6 -10
:negation :photo	2 -24 7 19 10 11
:negation :place	3 9 7 -40 13 9
:negation :politics	2 17
:negation :preferring	0 -13 1 -7 2 7 7 -27 8 7
:negation :promise	0 -16 1 -24 2 -11 6 -9 11 7
:negation :ranking	6 12 7 -17 13 -9
:negation :refusing	0 -34 2 -13 3 -29 4 14 6 -8
:negation :regretting	2 19
:negation :rent	0 -13 1 8 2 24 4 -18
:negation :return	1 8 2 15 4 -26 7 -8
:negation :room	2 -26 3 10 6 12
:negation :rulesplace	1 -9
:negation :safety	1 -25 2 -14 6 -13 7 43
:negation :scarcity	6 15
:negation :school	1 41
:negation :seller	3 -11
:negation :sex	1 -8 2 9
:negation :sexual	2 33
:negation :source	7 -10
:negation :spelled	1 8 4 -12 11 -19
:negation :student	1 -9 2 -38
:negation :superlative	0 -7 1 -10 2 -8 7 22
:negation :thing	3 -14 8 20
:negation :title	6 17
:negation :tribunalrent	11 9 12 15
:negation :urgency	1 -15 2 -24 6 27 7 -16
:negation :utility	0 12 2 -8 7 -12
:negation :wanting	2 12 3 9 4 -25 6 16 13 -10
:negation :welcoming	1 39 2 27 3 29 7 -11
:negation :work	13 9
:negation :writeto	0 14 1 -13 2 -23 3 12 4 -26
:negation a	1 -8 2 -56 3 -23 4 -24 5 -15 6 -12 7 35 13 7
:negation able	0 10
:negation accept	0 10 1 24 4 -16
:negation accepted	0 24 2 7
:negation again	7 -19
:negation against	0 13
:negation agents	4 9
:negation allowed	0 -19
:negation aloud	3 17
:negation and	2 13
:negation animals	3 18
:negation apply	2 27 6 -19
:negation as	1 15
:negation ask	2 -16 3 21 6 -11
:negation at	7 -17
:negation available	9 -14
:negation babies	1 21 2 15
:negation babys	1 18
:negation bairns	1 18
:negation bar	0 -9
:negation be	1 11 4 7 5 -17 7 9 11 33 13 -34
:negation been	2 -20 8 14 10 44
:negation being	6 12
:negation benefits	0 12
:negation better	7 12
:negation bidding	4 -15
:negation blacks	2 15
:negation bonfires	8 11
:negation bother	0 -12 1 -31 2 -14
:negation bring	1 9 3 9
:negation cats	3 34
:negation chain	3 -13
:negation chance	7 7
:negation cheap	5 15
:negation child	1 -35
:negation children	1 7
:negation children'	1 7
:negation children's	1 -30
:negation come	3 19
:negation comfortable	2 7
:negation coming	7 8
:negation contest	7 8
:negation count	0 15
:negation counted	0 16
:negation credit	0 -20 13 16
:negation crime	7 13
:negation damp	7 9
:negation dawgs	3 22
:negation deal	0 21
:negation dependants	1 20
:negation dilly	6 16
:negation discriminate	0 -11
:negation do	2 13 11 -11
:negation dog	3 -9
:negation dogs	2 13
:negation dss	0 25
:negation dugs	3 24
:negation else	6 -8
:negation end	12 -12
:negation enough	13 8
:negation even	1 -28 3 22 6 16 7 15
:negation ever	7 16
:negation exact	11 7
:negation exceptions	2 -15 12 7
:negation exist	7 18
:negation expect	6 15
:negation fail	7 14
:negation fall	7 12
:negation families	1 11 2 -15
:negation family	1 9 2 -15
:negation fee	3 -7
:negation fees	5 -9
:negation find	7 18
:negation fixed	4 31 12 -14
:negation flat	7 15
:negation floods	7 8
:negation folk	0 9
:negation for	0 19 1 37 2 50 6 -58 7 -11 8 -25 11 -14
:negation foreigners	2 11
:negation fret	6 -17
:negation from	0 17 2 9
:negation fur	3 7
:negation furry	3 7
:negation gas	13 9
:negation gays	2 11
:negation get	3 12
:negation go	6 -11 11 9
:negation going	2 7
:negation good	2 13 3 -12
:negation guarantee	7 -29
:negation guarantor	0 -17 13 23
:negation had	3 -12
:negation hang	6 15
:negation harm	2 19
:negation has	0 -13 7 36 8 -21
:negation have	0 -33 1 11 2 14 6 -22
:negation hb	0 22 5 11
:negation help	2 23
:negation here	0 7 3 13 7 -31
:negation hold	11 9
:negation home	8 16
:negation hounds	3 14
:negation hurry	6 -28
:negation ifs	2 -11 7 31 13 8
:negation in	6 -21 7 40
:negation included	8 -14
:negation interested	0 9 2 9
:negation is	1 -8 2 -17 7 -34 13 -14
:negation issue	0 -17
:negation joke	6 9
:negation keen	2 13
:negation keep	6 7
:negation kids	2 -7
:negation landlord	7 7
:negation last	6 14
:negation leave	6 26 8 -10 12 11
:negation less	4 11 5 13 12 10
:negation let	2 -8 3 -7
:negation lie	6 22
:negation little	1 23
:negation live	1 26 3 15
:negation lived	8 12
:negation lock	8 19
:negation locked	8 9
:negation longer	13 -8
:negation look	0 16
:negation lose	6 -37
:negation manage	8 9
:negation mean	0 20
:negation message	3 7
:negation mind	0 -9 1 -9 3 -15
:negation minimum	12 -18
:negation miss	6 16
:negation mix	1 10
:negation more	11 8
:negation mould	7 9
:negation need	1 -11 2 -48 6 -17 13 -15
:negation negotiable	4 -12
:negation new	10 -37
:negation nippers	1 8
:negation notice	11 9 12 15
:negation nursery	1 14
:negation objection	0 -7 1 -12 3 -14
:negation of	0 -9
:negation offer	2 10
:negation offers	4 -26 7 13
:negation on	0 33 6 17 7 9
:negation one	0 15 6 -16 7 22 8 10
:negation other	7 30
:negation out	1 11
:negation part	1 9 2 -22
:negation pass	2 12
:negation pay	7 13
:negation permitted	3 8
:negation pets	3 14
:negation petts	3 19
:negation place	1 9
:negation please	1 14
:negation price	4 7
:negation problem	0 -11 2 -12
:negation promise	6 9 7 -35
:negation question	3 -10 7 13
:negation reason	6 11
:negation refundable	5 16
:negation refuse	1 -31 3 -20 4 16
:negation reliance	11 7
:negation rely	11 12
:negation rent	0 -8 1 9 2 18 4 -17
:negation responsibility	11 10
:negation returnable	5 8
:negation returned	5 19
:negation risk	7 15
:negation romanians	2 13
:negation room	6 14
:negation running	0 8 7 10
:negation say	0 9 1 7 3 -13 4 13 6 17
:negation school	1 22
:negation see	6 33 7 -25
:negation sell	2 25
:negation set	4 19
:negation settle	2 12
:negation show	11 7
:negation shut	8 15
:negation signing	0 9
:negation sit	6 24
:negation small	1 17
:negation smokers	2 -15
:negation smoking	0 11 3 9
:negation something	3 19
:negation sorry	2 11
:negation stairs	2 -7
:negation stand	7 7
:negation stay	1 26
:negation stop	1 12 6 10
:negation stopped	6 29
:negation such	7 22
:negation suitable	2 9 3 11
:negation take	3 7 4 -34 6 -11 13 -20
:negation tell	7 -16
:negation telly	8 10
:negation tenant	7 17
:negation that	7 -15 8 9
:negation the	6 -18 7 -61 11 26
:negation they	2 16
:negation this	6 -18 11 25
:negation time	6 17
:negation to	3 25 6 18 11 7
:negation toddlers	1 18
:negation travellers	2 8
:negation trouble	7 -10 8 9
:negation turn	0 -7
:negation uk	13 10
:negation under	1 21 3 7
:negation universal	0 15
:negation viewing	0 13
:negation vouch	11 16
:negation want	1 7 2 10 3 9
:negation water	3 12
:negation weans	3 9
:negation wee	1 8
:negation welcome	1 13 2 16
:negation who	2 8 8 -17
:negation will	1 -7 6 -43
:negation with	1 10 2 30 3 13
:negation women	2 10
:negation work	0 -11 8 8
:negation young	1 7
:negation your	1 16
:negation>:absence	0 -16 1 18 6 7 7 14 9 -15
:negation>:absolute	0 -52 2 -11 3 -27 7 26 11 7
:negation>:accepting	0 24 1 22 2 21 3 27 4 -73 5 -59 6 -11 7 -16 8 -20 9 -38 11 -30 13 -34
:negation>:advance	1 -16 13 -32
:negation>:age	7 13
:negation>:asking	0 17 5 -41 6 -10 7 -10 14 -19
:negation>:benefit	0 59 2 -20 6 -17 7 -36 13 12
:negation>:bid	4 -57 6 -43 7 10
:negation>:building	0 -16 1 29 6 -30 7 8 8 9 11 7
:negation>:burden	2 -18 4 -17 5 -54 6 17 13 10 14 -12
:negation>:child	1 71 2 -14 6 -39 7 -47 8 -42 11 -25
:negation>:childless	1 -7
:negation>:childthing	1 57 2 -17
:negation>:clocktime	2 9 8 -16 9 -25
:negation>:codething	1 -21 2 -37 6 -31 8 9 13 -23
:negation>:condition	7 9 11 -9
:negation>:consent	7 -46
:negation>:councilpay	0 38
:negation>:deadline	0 8 1 -14 2 14 4 10 8 17 10 11
:negation>:demand	0 14 1 -10 2 17 4 -10 7 13
:negation>:demanding	0 -24 2 9 3 9 4 -9 5 -33 6 -15 13 -36 14 -26
:negation>:denying	1 -16 2 -33 6 33 7 7 8 -22 12 8 13 -18
:negation>:deposit	5 35
:negation>:deterring	1 -13 2 23 3 22 7 18 8 14 11 -20
:negation>:disability	2 35 3 -23
:negation>:disclaimer	0 12 1 10 4 -45 7 -18 11 46
:negation>:dislike	14 -11
:negation>:everyone	0 -16 2 14 3 -33 11 23
:negation>:fairness	1 -7 2 -16 3 33 7 9
:negation>:faith	2 19 7 -7
:negation>:family	1 44 2 -17 3 -26
:negation>:fee	1 -38 3 -37 4 24 5 -11 6 -36 7 -23
:negation>:feething	5 -33 6 -19 8 10 13 16
:negation>:fixed	1 19 2 -9 3 -8 4 27 7 -39 8 30 12 -8
:negation>:healthword	2 25 7 8 8 -23
:negation>:hiding	1 15 2 -13 3 8 6 17 8 -38
:negation>:holiday	2 -14 3 -9 7 -30 9 -44
:negation>:income	0 23 6 10 13 11
:negation>:jobless	0 43 1 -11 2 -14
:negation>:jobname	1 33
:negation>:keything	7 -14 8 46
:negation>:kin	1 10 2 -23 8 -24
:negation>:lifeword	8 7
:negation>:longperiod	2 10
:negation>:losing	1 -8 2 11 6 -28 7 24
:negation>:money	0 9
:negation>:nation	1 -18 2 29 3 -10 11 15
:negation>:nearby	1 17 4 7 6 15
:negation>:negation	0 -16 1 -36 3 51 8 -40
:negation>:neighbour	3 8 6 -41 7 16
:negation>:newness	1 -32 7 28 8 -27 11 -9
:negation>:number	0 9 3 -11 4 -30 6 -24 7 49 13 11
:negation>:offerdeal	0 21 4 17 5 13 6 -41
:negation>:online	4 -9 7 23 14 18
:negation>:onlyword	0 -20 3 -47 8 -9
:negation>:openprice	0 11 1 -21 2 20 5 -37 10 28 12 -29 14 9
:negation>:opinion	0 -22 5 -22 7 12 8 -9 11 14
:negation>:origin	0 -12 1 -8 2 50 3 -7
:negation>:payer	0 -10 1 -13 2 -36 3 -22
:negation>:paying	6 -30 7 17
:negation>:period	2 8 6 12 8 24
:negation>:person	0 -14 2 7 4 8 7 43
:negation>:pet	0 -17 3 57 6 -29 7 -14 11 -20
:negation>:petpart	2 -21 3 36
:negation>:phone	6 -15 7 8
:negation>:photo	11 7 13 10
:negation>:place	1 8 2 -10 3 27 6 9 13 19 14 10
:negation>:politics	1 -17 2 24 7 -15
:negation>:preferring	0 -18 6 12 7 -37
:negation>:promise	1 -37 2 -27 7 7 11 13
:negation>:ranking	6 22 7 -22 13 -18
:negation>:record	0 19
:negation>:refusing	0 -28 3 -28 4 12
:negation>:regretting	2 8
:negation>:rent	1 12 2 21
:negation>:return	0 21 1 9 2 12 7 -18
:negation>:room	1 21 2 -31 4 15 8 11 11 27
:negation>:rulesplace	0 -13 1 -31 3 -8
:negation>:safety	0 -16 1 -27 6 -20 7 38
:negation>:scarcity	3 -13 8 -11
:negation>:school	1 60
:negation>:seller	0 28 1 25 4 8 7 14
:negation>:sex	0 -19 1 -26 2 26 3 -10
:negation>:sexual	0 -12 1 -10 2 38
:negation>:source	7 -18
:negation>:spelled	1 8 3 27 6 -16 7 17 13 9
:negation>:student	0 11 1 -11 2 -40 3 16
:negation>:superlative	0 -23 2 -32 3 -10 6 12 7 14
:negation>:thing	2 13 7 -14 8 32
:negation>:time	7 20 8 -21
:negation>:title	6 15 8 -11
:negation>:tribunalrent	11 9 12 7
:negation>:urgency	1 -28 2 -11 6 31 7 -21 11 -8
:negation>:utility	0 24 7 -17
:negation>:wanting	2 18 6 15 7 8 8 -15 11 13 13 -11
:negation>:welcoming	1 42 2 27 3 26 6 9 7 -20
:negation>:work	1 -9 6 -22
:negation>:writeto	0 15 1 -12 2 -10 3 10 4 -29 7 14 12 7
:negation_:absence	0 -10 1 25 2 -11 3 -38 8 11 11 -10
:negation_:absolute	0 -34 1 -11 2 -55 4 -14 6 -18 8 -33 10 10
:negation_:accepting	3 22 4 -43 5 -21 9 -9 11 -8 13 -38
:negation_:advance	2 19 6 -55 7 14 10 22 12 13 13 -48
:negation_:age	0 -23 2 -26 7 10
:negation_:asking	1 -47 2 -39 3 27 6 -19 7 -32 9 -14 11 -12
:negation_:benefit	0 72 1 -20 2 -23 3 -7 6 -15 7 -7
:negation_:bid	0 -10 2 9 4 -86 6 -28 8 -17
:negation_:building	1 47 3 15 5 -13 6 -14 7 20
:negation_:burden	2 -32 3 -11 5 -9 6 16 7 12 9 -14 10 10 11 9 12 -24 14 -35
:negation_:child	1 55 2 -14 6 -16 7 -51 8 -75 11 -27
:negation_:childless	0 -11 2 14 4 -32 6 -7 8 -12
:negation_:childthing	1 26
:negation_:clocktime	1 10 6 14 8 31 12 -35
:negation_:codething	0 -9 1 -9 4 -11
:negation_:condition	0 16 6 17 8 25 10 7 11 -10
:negation_:councilpay	0 61 7 -11
:negation_:deadline	0 -7 4 31 7 9 8 26 10 30
:negation_:demand	1 -29 2 16 4 -36 8 26
:negation_:demanding	0 -21 5 -26 6 -48 10 22 13 -31
:negation_:denying	0 -24 6 23 7 13 8 -8 13 13
:negation_:deposit	1 -8
:negation_:deterring	0 12 3 -9 4 7 10 18 11 7 14 -7
:negation_:disability	1 -9 2 55 6 -9
:negation_:disclaimer	3 20 11 28
:negation_:dislike	3 -11
:negation_:everyone	2 23 4 7 7 -38 8 -8 11 14
:negation_:fairness	0 -33 3 21 4 -20 8 -8 11 12
:negation_:faith	2 7
:negation_:family	1 64 2 -18 3 -31 7 -9
:negation_:fee	0 -18 1 -21 3 -27 4 21 7 27
:negation_:feething	0 9 2 22 3 -8 5 -21 8 7
:negation_:fixed	0 -38 1 16 2 16 3 -13 12 -22
:negation_:healthword	1 -21 2 42 3 -12 8 -25
:negation_:hiding	1 -19 3 13 4 18 8 -24
:negation_:holiday	1 18 2 -14 3 -24 8 9 9 -13
:negation_:income	0 26 1 12 5 -8 7 -17
:negation_:jobless	0 47 2 -9 3 -12
:negation_:jobname	1 15
:negation_:keything	2 9
:negation_:kin	0 -12 1 24 2 -10 3 -15 7 -27 8 -19
:negation_:law	0 8 3 -20
:negation_:lifeword	1 13 2 20 3 -22 8 -8
:negation_:longperiod	12 -32 13 -20
:negation_:losing	2 14 6 8 7 16
:negation_:money	0 14 1 -21 4 8 5 11 6 -25
:negation_:nation	0 -17 1 -10 2 40 11 8
:negation_:nearby	0 -15 2 7 7 42 10 -18
:negation_:negation	0 15 2 -7 3 19 4 -12 5 -16 6 -30 7 18 8 -42 10 -33 12 -45
:negation_:neighbour	1 7 3 8 4 -44
:negation_:newness	0 -20 1 -17 3 -11 6 -60 7 40 12 19
:negation_:number	2 -12 3 20 4 14 7 14 8 -9 11 8 14 39
:negation_:offerdeal	4 22 6 -21 10 7
:negation_:online	0 30 1 14 14 -9
:negation_:onlyword	0 -39 2 -11 3 -31 7 -37 11 -34
:negation_:openprice	3 10 4 -39 5 -57 8 13 11 23
:negation_:opinion	0 9 2 13 3 -10 4 -17 5 -16 8 -15 10 -18 12 7
:negation_:origin	0 -9 2 65 6 -18
:negation_:payer	2 -17 5 -12 6 15
:negation_:paying	2 15 7 13 13 -8
:negation_:period	3 -7 6 -11 7 12 8 17 9 -13
:negation_:person	1 -25 2 31 9 18 13 -16
:negation_:pet	0 -11 1 -10 2 -8 3 67 6 -38 7 -10 11 -18
:negation_:petpart	3 43
:negation_:photo	1 9 2 10 5 -25 11 17
:negation_:place	0 -43 1 8 2 -35 6 24 7 30 10 -33 11 -27
:negation_:preferring	1 18 2 -8 4 9 6 15 7 -12
:negation_:promise	4 -20 7 -9 8 -15
:negation_:ranking	3 -9 4 -7 10 10 12 16 13 -49
:negation_:record	0 17
:negation_:refusing	0 -40 3 -57 7 -16
:negation_:regretting	6 -10
:negation_:rent	1 -17 4 7 10 7 13 -10
:negation_:return	0 40 1 -31 2 -10 4 14 5 -15 6 -8 13 -22
:negation_:room	0 11 1 27 3 19 7 18 11 30
:negation_:rulesplace	7 11
:negation_:safety	1 -15 3 -10 7 27
:negation_:scarcity	2 -29 7 11 8 -25
:negation_:school	1 42
:negation_:seller	0 50 1 12 3 36 10 -7 11 8 14 -11
:negation_:sex	0 -12 2 36 3 8 13 19
:negation_:sexual	2 31
:negation_:source	0 10 7 -17 8 26
:negation_:spelled	3 7 5 -18 12 -39
:negation_:student	0 19 3 23
:negation_:superlative	0 -36 1 -10 2 -35 5 -15 6 14
:negation_:thing	2 7 7 -24
:negation_:time	2 -39 3 9 6 17 7 31
:negation_:title	1 -7
:negation_:tribunalrent	10 -22 12 12
:negation_:urgency	6 17 7 14 10 9
:negation_:utility	0 17
:negation_:wanting	8 -21 11 14 13 -9
:negation_:welcoming	2 -14 3 20 8 -12 9 -9
:negation_:work	2 -13 6 -18 7 -21
:negation_:writeto	0 23 5 -14 6 35 11 30 14 -10
:neighbour	0 -16 1 8 3 -17 4 -8 5 -40 6 -7 8 59 9 -44 11 -31 13 -16 14 -41
:neighbour #	1 -13 7 -9
:neighbour $	2 14 3 -7 7 -12 8 -7 11 -15 14 -29
:neighbour ,	0 -16 2 -21 4 -25 8 8 10 -34
:neighbour :absolute	3 14
:neighbour :accepting	8 16
:neighbour :age	7 12
:neighbour :bid	1 7
:neighbour :burden	1 -8 3 16 6 -17
:neighbour :childless	8 9
:neighbour :clocktime	12 11
:neighbour :codething	0 9 2 -8 5 -25 6 -54 7 -13
:neighbour :condition	0 20
:neighbour :deadline	8 -33 11 18 13 13
:neighbour :demand	8 8
:neighbour :deterring	6 -9 7 11
:neighbour :dislike	1 8
:neighbour :everyone	0 7
:neighbour :income	7 12
:neighbour :keything	0 -13 2 8 5 -7 6 -21 8 8 9 -9
:neighbour :law	8 14
:neighbour :lifeword	8 13
:neighbour :money	4 15
:neighbour :neighbour	4 -17 5 -25 6 -9 9 -32 11 9
:neighbour :number	1 -8 6 12 7 21
:neighbour :onlyword	8 10
:neighbour :openprice	4 -23 7 10 8 -8
:neighbour :opinion	8 -19
:neighbour :person	6 9
:neighbour :phone	8 20
:neighbour :room	0 -17 1 -17 5 -10 6 -23 11 8
:neighbour :rulesplace	8 -15
:neighbour :scarcity	6 7
:neighbour :spelled	7 17
:neighbour :wanting	7 13
:neighbour :work	1 9
:neighbour all	0 7
:neighbour as	11 -10
:neighbour at	8 -9
:neighbour below	8 14
:neighbour buzzer	8 11
:neighbour code	8 13
:neighbour doesn't	11 7
:neighbour door	0 -8 3 -8 6 -12 8 -7
:neighbour door's	8 19
:neighbour downstairs	3 8
:neighbour entry	8 -15
:neighbour has	7 -20 12 7
:neighbour in	5 13 7 34 8 -38 9 -7
:neighbour is	0 10 1 7 2 -7 5 -21 6 -44 7 -26
:neighbour may	11 23
:neighbour number	8 13
:neighbour of	2 10 8 -14 13 11
:neighbour on	3 7 6 -7
:neighbour one	7 21
:neighbour opens	8 -14
:neighbour over	8 12
:neighbour owner	8 13
:neighbour shown	11 8
:neighbour the	2 -15 3 -19 7 -19 8 35 9 -9 11 -24
:neighbour to	8 -8
:neighbour upstairs	11 8
:neighbour what	7 8
:neighbour with	6 19 8 -15 10 11
:neighbour would	2 22 3 7
:neighbour>:absolute	0 13 3 12 7 21
:neighbour>:accepting	1 17 2 -9 5 -11 7 16 8 11
:neighbour>:advance	8 24
:neighbour>:age	1 29
:neighbour>:bid	4 -9 8 14
:neighbour>:building	7 -15 8 -23
:neighbour>:burden	0 -7 1 -9 3 10
:neighbour>:childless	1 18
:neighbour>:clocktime	8 7 12 10
:neighbour>:codething	0 8 2 -13 5 -34 6 -23 7 -13 8 14 10 -9
:neighbour>:condition	0 18
:neighbour>:consent	7 13
:neighbour>:deadline	5 8 8 -7 13 18
:neighbour>:deterring	0 -13 6 -25 7 8 8 -14 14 -8
:neighbour>:dislike	1 25
:neighbour>:everyone	6 8 7 -9 11 8
:neighbour>:fairness	11 10
:neighbour>:fixed	8 8
:neighbour>:healthword	8 20
:neighbour>:hiding	8 15
:neighbour>:holiday	8 10 12 9
:neighbour>:income	7 11
:neighbour>:keything	0 -19 1 -8 5 -11 9 -12
:neighbour>:law	8 9
:neighbour>:lifeword	8 21
:neighbour>:losing	2 -8 3 8
:neighbour>:money	4 11
:neighbour>:nearby	6 7 7 -21
:neighbour>:negation	2 -24
:neighbour>:neighbour	4 -28 5 -28 7 -7 9 -35 11 9
:neighbour>:newness	8 8
:neighbour>:number	0 -10 1 -7 4 -7 5 -23 7 21
:neighbour>:online	2 17
:neighbour>:onlyword	2 -8 3 9
:neighbour>:openprice	0 -23 4 -11 7 19 14 9
:neighbour>:opinion	2 9 4 -11
:neighbour>:payer	8 14
:neighbour>:period	6 9
:neighbour>:person	6 9
:neighbour>:phone	8 7
:neighbour>:photo	8 -15 11 9
:neighbour>:place	2 -25
:neighbour>:preferring	2 17
:neighbour>:promise	2 -7 7 9 8 -9
:neighbour>:ranking	8 26
:neighbour>:regretting	1 11
:neighbour>:return	4 20
:neighbour>:room	0 -34 4 -17 7 -10 8 15 9 -23
:neighbour>:rulesplace	2 -16 7 -15
:neighbour>:scarcity	3 8 8 13
:neighbour>:seller	2 10 8 15
:neighbour>:spelled	1 -25 4 -10 7 18 8 -19 13 -14
:neighbour>:student	8 7
:neighbour>:superlative	8 8
:neighbour>:thing	2 13 8 9
:neighbour>:title	1 11 2 -9 8 17
:neighbour>:wanting	1 9 7 13 8 11
:neighbour>:welcoming	1 17
:neighbour>:work	1 11
:neighbour_:absence	1 7 2 -9
:neighbour_:absolute	6 -21 7 19 9 7
:neighbour_:accepting	1 17 3 -31 4 -12 7 -11 11 -30 13 -9
:neighbour_:age	1 28 2 -16 7 19
:neighbour_:asking	1 -18
:neighbour_:bid	1 -20 8 15
:neighbour_:building	8 -19
:neighbour_:burden	0 -18 11 -8
:neighbour_:child	1 33 8 -7
:neighbour_:clocktime	0 -22 7 9
:neighbour_:codething	7 -18 8 38
:neighbour_:condition	6 -10
:neighbour_:deadline	4 -7 6 24 8 -9
:neighbour_:demand	2 -14
:neighbour_:demanding	1 -15 8 23 13 -10
:neighbour_:denying	1 9 8 -10
:neighbour_:deterring	0 -25 11 -15
:neighbour_:disability	2 -37 8 24
:neighbour_:dislike	1 32 2 -7 8 -15
:neighbour_:everyone	0 9 2 13 11 9
:neighbour_:fairness	8 28 11 12
:neighbour_:family	8 15
:neighbour_:feething	8 -33
:neighbour_:fixed	8 18
:neighbour_:forename	8 21
:neighbour_:healthword	2 -21 8 35
:neighbour_:hiding	2 -7 3 11 7 -9 8 22
:neighbour_:holiday	1 11 8 7 9 -12 12 8
:neighbour_:jobname	0 15
:neighbour_:keything	6 13
:neighbour_:lifeword	2 -14 7 -18 8 15
:neighbour_:longperiod	7 13 12 9 13 -7
:neighbour_:losing	2 -13 8 17
:neighbour_:money	5 -24
:neighbour_:nearby	6 8 7 -13
:neighbour_:negation	0 -20 2 -12 7 10 8 -19
:neighbour_:neighbour	1 -31 2 -10 6 19
:neighbour_:newness	1 15
:neighbour_:number	0 -9 4 -29 5 -27 7 -23 8 -34
:neighbour_:offerdeal	6 10
:neighbour_:onlyword	2 -14 7 -9
:neighbour_:openprice	0 -15 1 10 6 -27 7 18
:neighbour_:opinion	2 31 7 11 11 -26
:neighbour_:payer	3 -20 6 22 11 -7
:neighbour_:paying	2 8
:neighbour_:period	7 12
:neighbour_:person	0 16
:neighbour_:pet	3 21 8 -15
:neighbour_:petpart	3 -9 8 11
:neighbour_:photo	1 -11 11 7
:neighbour_:place	1 -15 2 -24 10 -11
:neighbour_:preferring	2 18 8 -16
:neighbour_:promise	7 10
:neighbour_:ranking	6 18 8 14
:neighbour_:record	7 13
:neighbour_:refusing	8 -32
:neighbour_:regretting	1 10
:neighbour_:rent	4 -9
:neighbour_:room	2 -14 6 16 10 7 11 -24
:neighbour_:scarcity	1 8 2 -18 7 -9 8 25
:neighbour_:seller	2 12
:neighbour_:sex	8 24
:neighbour_:sexual	2 8
:neighbour_:spelled	2 -7 4 -15 8 -30 11 -20 13 -15
:neighbour_:student	8 14
:neighbour_:thing	8 9
:neighbour_:time	6 12
:neighbour_:title	8 9
:neighbour_:tribunalrent	8 13
:neighbour_:utility	8 -17
:neighbour_:wanting	8 7
:neighbour_:welcoming	1 9
:neighbour_:writeto	8 15 11 15
:newness	0 -7 1 -22 2 -26 3 14 5 -21 6 30 7 18 8 -12 9 24 10 96 13 -12 14 -46
:newness #	10 19 11 8
:newness $	0 -26 4 12 6 -25 10 48 12 10 13 -10
:newness ,	1 -69 3 12 7 7 10 75 11 9 12 -23 13 -17
:newness :absence	10 12
:newness :absolute	6 17
:newness :accepting	6 -13
:newness :advance	6 -8 7 -16 13 18
:newness :asking	3 -50 4 -26 6 -37 13 -14
:newness :bid	10 13
:newness :building	10 -10
:newness :burden	1 8 4 -11 6 7 7 -26 10 28
:newness :clocktime	10 24
:newness :codething	6 8 8 -18 9 8 13 -9
:newness :deadline	0 -16 2 -9 6 -7 8 24 10 46 13 -11 14 9
:newness :demand	1 8 7 9
:newness :demanding	0 -17 3 -23 4 -11 6 -27 10 14 13 -21
:newness :denying	8 -11 11 26
:newness :deterring	4 -7 6 -52 7 -36 9 13 10 43
:newness :dislike	4 7
:newness :everyone	6 -8
:newness :fairness	3 -27
:newness :feething	3 12 10 -21 13 31
:newness :fixed	7 -14 8 8
:newness :healthword	8 7
:newness :hiding	0 -13
:newness :keything	8 9 13 11
:newness :lifeword	14 16
:newness :longperiod	12 24
:newness :losing	7 39
:newness :nearby	1 12 7 15 10 -32
:newness :newness	2 -18 6 -59 7 -35 10 67 13 -12
:newness :number	4 -11 6 7 7 -11 10 17 12 24
:newness :onlyword	1 8
:newness :openprice	0 23 1 -17 6 19 10 15
:newness :opinion	4 -34 6 19 10 7
:newness :paying	6 -17
:newness :period	4 -25 6 27 8 -7 10 -27 13 13
:newness :person	0 -15 9 16
:newness :place	7 -18 10 -19
:newness :promise	3 11 7 10
:newness :ranking	6 26
:newness :rent	0 -13 4 7 5 -14 6 -20
:newness :return	0 -13 5 -14 10 -19 13 -15
:newness :room	8 -13 10 -59
:newness :rulesplace	10 -12
:newness :safety	7 11
:newness :scarcity	6 17
:newness :seller	10 -18
:newness :source	7 -13 10 13
:newness :spelled	4 20 6 11 13 9
:newness :thing	10 -19
:newness :time	2 8 6 -13 10 11
:newness :tribunalrent	10 -10
:newness :urgency	6 -30 10 34
:newness :wanting	6 -14 7 20
:newness :work	6 -13
:newness :writeto	4 12 6 -21
:newness a	2 -18 11 17
:newness advertised	10 12
:newness ago	11 12
:newness and	1 15 10 29 13 14
:newness ask	3 -15
:newness at	4 25
:newness be	7 13
:newness been	6 -28 7 -10
:newness before	10 11
:newness breakfast	8 12
:newness c	8 8
:newness caller	6 18
:newness carpets	3 10
:newness choice	2 7
:newness comes	7 12
:newness day	6 12
:newness floods	7 8
:newness floor	10 -7
:newness for	2 -7 4 7 10 23 12 7
:newness four	8 7
:newness go	7 12
:newness had	3 9
:newness have	0 -9
:newness in	0 8 10 42
:newness instruction	10 17
:newness it's	6 24
:newness keys	13 11
:newness lift	8 7
:newness listed	10 26
:newness listing	6 -11 10 27
:newness look	2 7
:newness marketed	10 9
:newness message	4 8
:newness month's	5 -18
:newness noon	8 14
:newness of	1 7 4 9 8 9 13 -10
:newness offering	10 10
:newness on	7 -9 10 33
:newness one	6 25
:newness only	6 21
:newness or	0 9
:newness others	2 12
:newness person	6 9
:newness place	10 -10
:newness quarter	13 10
:newness rent	0 -10 5 -14 6 -13 13 -15
:newness rental	13 10
:newness round	1 13
:newness says	4 7
:newness since	10 -11
:newness so	3 7 4 7 6 -20 13 8
:newness station	7 14
:newness take	3 7
:newness the	0 19 1 10 4 -16 5 12 6 12 11 18
:newness this	10 19
:newness till	10 11
:newness time	2 -8 6 -24 10 17
:newness to	4 -22 6 19 10 9 13 -9
:newness today	10 19
:newness tub	6 -12
:newness viewings	1 8
:newness we'd	3 16
:newness will	7 11
:newness with	6 22
:newness work	1 10
:newness year	9 9
:newness you	0 -14 2 -17 3 11 8 -33
:newness you'll	6 8
:newness>:absence	1 9 6 8 7 18 10 11 13 16
:newness>:absolute	2 -8 6 14 10 7
:newness>:accepting	0 12 3 7 6 8 7 19
:newness>:advance	5 -8 6 -73 7 -13 13 14
:newness>:age	8 -9
:newness>:asking	5 -10 6 -11 8 -8 10 -8
:newness>:bid	6 13 10 27
:newness>:building	10 47
:newness>:burden	0 -26 3 -10 6 9 10 29 13 -21
:newness>:child	1 -26 8 8
:newness>:clocktime	5 9 6 10 10 15
:newness>:codething	9 7 13 -11
:newness>:condition	5 7
:newness>:consent	7 9
:newness>:deadline	0 -19 3 -12 6 -13 8 22 10 49
:newness>:demand	1 16 7 7
:newness>:demanding	0 -22 4 -18 5 -31 10 11 13 -27
:newness>:denying	8 -35 10 12 11 23
:newness>:deterring	0 -18 6 -30 7 -9 9 13 10 36
:newness>:disclaimer	6 7
:newness>:dislike	4 20
:newness>:everyone	6 -21 8 11
:newness>:fairness	6 -15 13 -9
:newness>:feething	3 31 10 -25 12 -14 13 24
:newness>:fixed	5 -14 7 -27 8 13
:newness>:healthword	7 10 10 8
:newness>:keything	6 -8 7 -8 13 13
:newness>:kin	1 -28 8 8
:newness>:lifeword	14 16
:newness>:longperiod	9 8 12 27
:newness>:losing	0 -7 4 9 6 8 7 37
:newness>:money	6 9
:newness>:nearby	1 20 7 43 10 -47
:newness>:negation	0 15 10 16 11 7
:newness>:neighbour	8 -12 10 7
:newness>:newness	0 -28 1 7 3 -15 4 -7 6 -70 7 -18 10 79 11 -15 13 -14
:newness>:number	6 7 8 21 10 40 12 30
:newness>:offerdeal	10 16
:newness>:onlyword	6 9
:newness>:openprice	0 13 6 19 10 21 13 -9
:newness>:opinion	4 -37 6 14 8 -20 10 22
:newness>:payer	2 15 4 -12 6 -8 10 27
:newness>:paying	10 15 13 -14
:newness>:period	4 -23 6 19 8 -14
:newness>:person	4 20 6 8 9 20 10 11
:newness>:petpart	3 16
:newness>:phone	4 7
:newness>:photo	10 13
:newness>:place	10 -31
:newness>:politics	10 18
:newness>:promise	3 8 6 -27 7 15
:newness>:ranking	1 14 6 19 10 13 13 10
:newness>:refusing	6 7 8 -14 10 8 13 14
:newness>:rent	6 -23
:newness>:return	2 10 7 -14 10 -8 13 -18
:newness>:room	2 -7 6 -7 7 -31 8 -31 10 -42
:newness>:rulesplace	10 -13
:newness>:safety	6 -15
:newness>:scarcity	4 -9 8 -14 13 12
:newness>:source	10 22
:newness>:spelled	3 -24 4 12 6 19 8 18 10 15 12 12
:newness>:superlative	6 16 10 16 13 7
:newness>:thing	2 -7 3 16 6 -22 10 -23
:newness>:time	2 14 6 -49 8 7 10 27 13 -14
:newness>:title	8 -25
:newness>:tribunalrent	10 -14 13 -9
:newness>:urgency	0 -9 1 -15 2 -11 7 -14 10 22
:newness>:wanting	6 -21 7 17
:newness>:welcoming	0 -11
:newness>:work	6 -26 12 11
:newness>:writeto	3 -10 6 -16
:newness_:absence	3 -16 6 14
:newness_:absolute	3 -13 7 15 8 -8 10 32
:newness_:accepting	4 -10 5 13 6 9 7 9 10 26
:newness_:advance	1 7 5 -7 6 -82
:newness_:age	10 19
:newness_:asking	2 -15 3 16
:newness_:bid	6 9 10 32
:newness_:building	5 10 6 -9 10 45
:newness_:burden	6 27 8 -8 9 12 10 7 13 -40
:newness_:clocktime	4 -17 5 9 7 -13
:newness_:codething	2 -13 4 8 5 -34 6 -9 10 35
:newness_:condition	1 -10 2 -7 13 19
:newness_:councilpay	0 -16 13 -7
:newness_:deadline	9 18 10 14 11 -13
:newness_:demand	1 29
:newness_:demanding	2 -17 3 14
:newness_:denying	6 -14
:newness_:deposit	6 21 13 9
:newness_:deterring	0 -15 3 9 4 17 6 10 8 -27 9 13 13 -15
:newness_:disability	2 -13 7 9
:newness_:disclaimer	6 27
:newness_:dislike	6 10
:newness_:everyone	10 25
:newness_:fairness	6 -8
:newness_:faith	2 20
:newness_:fee	7 24
:newness_:feething	3 12 7 24 8 -12 10 -16
:newness_:fixed	4 -22 5 -18 13 13
:newness_:forename	7 10
:newness_:healthword	8 -8 10 18
:newness_:hiding	1 10 5 9
:newness_:income	6 18 13 -9
:newness_:lifeword	10 13
:newness_:longperiod	9 17 13 -7
:newness_:losing	0 -23 4 9 6 9 8 -18
:newness_:money	4 17 6 12 7 10
:newness_:nearby	6 -59 7 10 10 8
:newness_:negation	1 -13 7 14 10 20 11 8
:newness_:neighbour	5 10 10 8
:newness_:newness	0 -28 1 19 3 -10 4 -19 6 -39 10 81 12 -10
:newness_:number	0 -11 6 11 8 31 10 35 11 -7 13 -19 14 15
:newness_:offerdeal	9 7 10 29
:newness_:online	4 -7
:newness_:onlyword	6 37 10 27
:newness_:openprice	0 -39 1 16 2 -25 4 9 8 -7 10 42
:newness_:opinion	1 8 2 -13 10 44 11 -17
:newness_:payer	1 -17 4 -10 10 35 13 -16
:newness_:paying	0 -23 6 36 10 14
:newness_:period	4 -8 6 -8 10 14 12 22
:newness_:person	0 12 1 7 2 14 5 -8 6 -8 7 -10
:newness_:pet	7 -13
:newness_:petpart	3 17
:newness_:photo	1 14 2 7 10 13
:newness_:place	3 -14 7 -9 8 -8 10 9
:newness_:politics	10 18
:newness_:promise	10 13
:newness_:ranking	1 16 6 -22 13 30
:newness_:record	10 17
:newness_:refusing	6 22 10 9 13 9
:newness_:rent	6 12 7 -14 10 15
:newness_:return	4 -24 7 -43 10 23
:newness_:room	8 -38 10 42
:newness_:scarcity	8 -22 13 17
:newness_:seller	1 -23 6 20 10 24
:newness_:source	7 8
:newness_:spelled	4 -8 6 30 8 23 10 12 13 -10
:newness_:superlative	10 12
:newness_:thing	0 11 6 -8 10 -25
:newness_:time	6 -24 8 7 10 23
:newness_:title	4 10 6 13
:newness_:tribunalrent	6 -29 7 -41 10 16
:newness_:urgency	5 -7 6 20
:newness_:utility	7 21 10 15
:newness_:welcoming	10 17
:newness_:writeto	3 -22 11 14 13 21
:number	0 -19 2 -35 3 -17 7 -26 8 35 10 -33 11 -30 12 22 13 17 14 -21
:number #	8 13 14 24
:number ##	4 -19 5 -16 8 -32 14 106
:number $	0 -15 2 -22 3 -21 4 -36 6 -33 7 -50 8 -22 9 26 10 -38 11 8 14 15
:number %	5 18 7 37 8 -10 13 -11
:number +	1 14
:number ,	0 -11 1 -15 2 -21 3 -40 6 -23 7 -90 8 74 9 -33 10 -65 11 -16 14 -36
:number :absence	1 -7 9 26
:number :absolute	0 -9 4 21 5 23 8 -8 13 -14 14 11
:number :accepting	1 -16
:number :age	4 24 6 -19 7 19 8 20 12 -7 13 -48
:number :asking	1 9 6 10 14 10
:number :bid	4 12
:number :building	1 -18
:number :burden	0 17 4 11 5 10 7 10 8 18 13 -15
:number :child	8 13
:number :childless	1 16
:number :clocktime	1 8 3 -17 4 -10 5 -34 7 -30 8 -10 9 26 11 -35 12 -10
:number :codething	0 -15 1 11 4 14 6 -10 7 -15 8 22 12 10 14 -14
:number :condition	2 7 4 21 6 -7
:number :deadline	2 -35 5 18 7 -39 8 -8 9 -19 11 -32 14 -36
:number :demand	0 -15 6 25 8 -33
:number :demanding	1 19 4 16 13 18
:number :deterring	0 9 2 -7 3 -11 5 15 6 20 8 18 10 24
:number :digits	14 13
:number :disability	1 -13 2 -22
:number :disclaimer	7 14
:number :family	6 10
:number :feething	6 -12 8 -16
:number :fixed	12 -28
:number :hiding	1 -10 6 15 8 -8
:number :holiday	6 -13 9 49
:number :income	0 28 4 8 13 13
:number :keything	8 -22
:number :law	0 8
:number :longperiod	4 -12 5 -28 13 -13
:number :losing	8 -12 13 18
:number :money	4 16 5 68 13 18
:number :nearby	0 -14 1 -41 2 -9 3 -11 6 -54 7 7 8 -32 11 -9 13 -21 14 -56
:number :negation	1 -24 7 -20 14 11
:number :neighbour	8 30
:number :newness	6 -30 7 22 10 41 13 -7
:number :number	1 -40 2 -9 3 -50 4 19 5 41 6 18 7 -36 9 -26 12 -48 13 -37 14 110
:number :onlyword	1 15 4 23
:number :openprice	2 -16 3 -36 4 22 6 -29 8 25
:number :opinion	0 12 2 -11 8 26
:number :payer	6 8 7 10 14 9
:number :paying	2 -12 3 7 8 -11 13 16
:number :period	1 -17 2 -37 3 -19 4 -89 6 -32 8 -41 12 57 13 38 14 -48
:number :person	0 -33 2 -32 4 24 5 -16 6 22 9 -7
:number :pet	3 -8
:number :petpart	1 -11 3 30
:number :phone	8 7 14 8
:number :photo	11 15
:number :place	10 7
:number :promise	0 -10 1 7 2 -8
:number :ranking	5 22
:number :record	4 -37 5 -18 6 -32 7 13 8 -13 12 -10 13 -55 14 -23
:number :refusing	6 -11
:number :rent	4 -10 13 23
:number :return	4 -51 7 31 8 -61 13 -16
:number :room	2 16 4 12 5 -26 8 -51 10 28 13 -7 14 -11
:number :scarcity	6 15
:number :seller	2 11 3 11 6 19 7 20
:number :sex	2 42 6 -22 8 10
:number :source	4 8
:number :spelled	0 -29 2 -8 3 -34 4 -35 5 20 7 -78 8 42 12 16 14 16
:number :student	6 8
:number :time	8 30
:number :title	6 12
:number :tribunalrent	7 -19
:number :urgency	1 -12 4 -17 6 -29 10 7
:number :wanting	6 22 14 23
:number :work	0 8 6 32
:number :writeto	6 11 11 8
:number a	0 8 4 39
:number adults	1 7
:number after	14 25
:number again	8 9
:number and	0 13 1 -16 2 -48 3 12 5 -43 6 -19 8 47 9 -27 13 -21
:number as	7 11 13 22
:number at	6 -11 8 8 12 8 13 15
:number back	5 10
:number because	2 13
:number bed	1 11 4 17 6 23 7 8 8 -28 10 28
:number bedroom	2 17 7 -10
:number bedrooms	1 10 9 7
:number beds	3 8 9 7 10 7
:number boys	1 15 8 15
:number buggy	2 8
:number but	4 28
:number cats	3 -22
:number cheque	13 10
:number child	1 26
:number children	1 -22
:number day	3 7 6 9
:number days	4 -18 8 -7 9 16 12 -11
:number dbl	12 9
:number december	4 7 6 -29 8 -19 9 -10 13 -10
:number digits	8 15
:number dog	3 -13
:number doors	8 8
:number double	7 -8 14 19
:number enquiries	1 12 6 13
:number f	9 13
:number families	6 20
:number fifty	4 29
:number figures	4 9
:number five	5 39 14 14
:number flats	6 -17
:number foot	1 13 3 9
:number for	0 22 2 8
:number get	6 13
:number go	13 20
:number grand	6 12
:number has	8 7
:number home	8 8
:number hours	6 35
:number households	1 -7
:number hundred	4 23 5 27 8 -49 13 -9
:number in	0 17 8 23 11 18 13 8
:number is	4 15
:number isn't	3 11
:number january	8 8
:number july	12 8
:number kids	1 -13 3 9
:number ladies	2 17
:number landlord	7 19
:number left	6 18
:number legged	1 -10 3 27
:number legs	3 39
:number let	2 9
:number letting	7 8
:number lever	8 -19
:number m	8 -22 14 -24
:number market	10 7
:number men	2 8
:number miles	7 22
:number minutes	6 -26 7 -10 8 -28 14 -9
:number mnths	13 8
:number month	0 -9 12 45
:number month's	13 -19
:number monthly	13 19
:number months	1 -21 5 -17 6 -39 7 -62 9 -32 10 -12 11 -10 12 39 13 24
:number months'	4 -27 5 -11 12 -45
:number more	2 11 3 7 6 15
:number mth	12 18
:number mths	13 30
:number next	8 8
:number night	9 8
:number nights	9 29
:number nine	8 10
:number november	4 -8 6 -12 8 -21
:number number	8 11
:number of	4 23 6 12 12 -12 14 -8
:number off	5 10
:number oh	14 22
:number on	0 18 5 17 8 16
:number one	6 -7
:number or	0 -14 13 11
:number other	6 18
:number parents	1 9
:number payments	13 15
:number pcm	4 14
:number people	0 -25 6 23
:number per	4 18 7 32
:number person	4 17
:number persons	1 21
:number plus	12 14 14 -15
:number pound	5 24
:number pounds	4 -9 5 39
:number quid	4 7 5 41
:number rents	13 25
:number rms	2 22
:number rooms	2 22
:number seven	0 -12 14 23
:number shot	6 9
:number sinks	2 14
:number sits	5 7
:number so	8 14
:number steps	8 -25
:number street	7 9
:number sum	13 9
:number term	1 10 12 -7
:number text	14 12
:number the	6 23 8 -11
:number then	8 9
:number thing	0 10
:number this	6 12
:number thousand	6 16
:number three	8 8 14 7
:number till	8 17
:number time	10 17
:number times	2 11 6 9
:number to	0 14 2 -14 7 -32 8 28
:number together	8 15
:number two	6 13 8 -22 14 30
:number under	1 -17
:number want	4 12
:number we	3 11
:number weekly	13 -20
:number weeks	9 17 13 18
:number welcome	2 7
:number who	6 13
:number with	0 -10 2 9 8 13 14 13
:number wks	5 7
:number word	14 11
:number year	12 14
:number years	7 21 13 -41
:number you	1 10
:number your	4 7
:number yrs	10 7 11 7
:number zero	14 12
:number>:absence	1 -18 2 7 8 15 9 16
:number>:absolute	0 -32 1 -15 3 14 4 12 5 16 13 -17 14 12
:number>:accepting	1 -17 3 -10 6 22 8 -29
:number>:advance	8 -14
:number>:age	5 -12 6 -42 7 16 8 15 13 -15
:number>:asking	1 7 2 9 6 14 14 28
:number>:benefit	0 31
:number>:bid	4 24 6 18
:number>:building	2 -11 5 -15 8 8
:number>:burden	0 10 3 8 4 13 8 20 13 -31
:number>:child	1 8 6 -9 8 12
:number>:childless	1 19 6 11 8 -38
:number>:clocktime	1 9 3 -24 4 -19 5 -15 6 8 7 -10 9 17 10 -7 11 -45 12 -14 13 -14 14 -15
:number>:codething	1 7 2 7 4 7 6 -16 7 -24 8 16 10 -12 13 11 14 -18
:number>:condition	1 -9 2 7 4 24
:number>:councilpay	0 10 2 -7
:number>:deadline	2 -64 5 22 6 -11 7 -51 9 -29 10 -13 11 -46 14 -35
:number>:demand	1 31 2 -26 6 25 8 -8
:number>:demanding	1 15 2 -16 4 22 6 -16 13 14
:number>:denying	14 8
:number>:deposit	5 9
:number>:deterring	5 12 6 11 8 10 10 22
:number>:disability	1 -19 8 11
:number>:disclaimer	7 11
:number>:everyone	0 13 7 -10
:number>:fairness	14 11
:number>:family	6 9
:number>:feething	8 -34 13 -29
:number>:fixed	1 7
:number>:healthword	8 14
:number>:hiding	2 14 6 11
:number>:holiday	6 -39 9 46
:number>:income	0 33 4 10 5 -7
:number>:jobless	0 11
:number>:jobname	8 15
:number>:keything	6 7 13 -15
:number>:kin	8 10
:number>:law	0 7
:number>:lifeword	2 -12 7 -7 8 10
:number>:longperiod	5 -9 6 -9
:number>:losing	1 12 4 13 5 -11 7 -8 8 -21 13 16
:number>:money	4 18 5 62 6 11 7 13 13 17 14 -8
:number>:nation	2 11
:number>:nearby	0 -26 1 -70 2 -27 3 -20 4 -17 5 -20 6 -33 7 12 8 -24 11 -32 12 -18 13 -39 14 -8
:number>:negation	0 -10 2 -12 3 16 7 -19 8 27 12 10 14 18
:number>:neighbour	8 28
:number>:newness	6 -22 7 24 10 39
:number>:number	1 -46 2 -22 3 -46 4 25 5 26 6 14 9 -16 11 -14 12 -21 13 -48 14 37
:number>:onlyword	1 17 3 13 4 15 6 -34
:number>:openprice	2 -19 3 -7 4 21 5 -12 6 -8 7 -10 8 20
:number>:opinion	0 10 4 15 5 -7 6 -15 7 -12 8 27
:number>:payer	2 22
:number>:paying	2 -15 3 10 8 -19 13 21
:number>:period	1 -29 2 -11 3 -25 4 -7 6 -42 7 -10 8 -57 12 54 13 53 14 -40
:number>:person	0 -34 2 -34 3 20 4 25 5 -32 6 18 9 -11 13 -15 14 14
:number>:pet	3 -14 8 17
:number>:petpart	1 -17 3 31
:number>:phone	14 24
:number>:photo	11 30
:number>:place	6 16 10 7
:number>:preferring	2 -10 3 22
:number>:promise	0 -18 2 -16 3 7 8 15
:number>:ranking	5 18 13 8
:number>:record	4 -57 6 -44 7 12 8 -35 9 -14 12 -13 13 -27 14 -49
:number>:refusing	8 10
:number>:rent	13 23
:number>:return	4 -21 5 16 7 36 8 -36 13 -9
:number>:room	2 9 5 -36 8 -47 10 34 13 -15 14 -26
:number>:safety	8 10
:number>:scarcity	2 11 3 22 6 22 8 8
:number>:seller	2 38 6 7 7 12
:number>:sex	2 60 6 -29
:number>:source	14 -7
:number>:spelled	0 -34 2 -15 3 -33 4 -30 5 15 6 9 7 -12 8 42 11 -54 12 25
:number>:student	6 7
:number>:time	8 26
:number>:title	8 24
:number>:tribunalrent	2 7 7 -46 13 16
:number>:urgency	1 -19 4 -21 10 7
:number>:wanting	4 38 6 7 13 -13 14 22
:number>:work	0 36 4 -9 6 26 14 -13
:number>:writeto	8 12
:number_:absence	6 7 7 -9
:number_:absolute	0 -18 1 35 2 14 3 18 5 -15 7 8 8 7 13 -24 14 29
:number_:accepting	3 15 5 8 8 -11 11 20 12 40 13 -8
:number_:advance	2 -12 7 -18 9 -18 10 -27 12 -35 13 28
:number_:age	1 23 5 -27 6 -17 8 9
:number_:asking	0 46 2 -9 5 -13 7 8 11 13 12 32 14 25
:number_:benefit	0 37
:number_:bid	2 -16 4 14 6 18 7 -10 8 -57 9 14 13 -17
:number_:building	0 14 6 -41 7 -34 11 -42 14 -12
:number_:burden	0 -11 3 20 4 37 6 25 7 -29 13 10
:number_:child	2 -8 6 -16
:number_:childless	6 16 8 -40 9 8 12 -7
:number_:childthing	8 17
:number_:clocktime	0 -18 3 -16 4 -40 6 24 8 9 12 7 13 12
:number_:codething	4 25 6 -54 7 21 14 11
:number_:condition	0 -17 4 13 5 -10 6 27 12 -27 13 -8
:number_:consent	8 -14 14 -7
:number_:councilpay	0 20 13 12
:number_:deadline	3 9 4 24 8 10 10 -30 13 16
:number_:demand	1 30 2 -41 6 27 8 -7
:number_:demanding	4 15 14 7
:number_:denying	1 16 7 -17 11 20 13 -14
:number_:deposit	5 10
:number_:deterring	1 8 2 -26 3 9 5 9 7 -9 12 -11 13 15 14 -25
:number_:digits	8 8
:number_:disability	1 -24 8 24
:number_:disclaimer	1 -15 7 -23 13 -44
:number_:dislike	1 7 4 10
:number_:everyone	2 11 3 -15 4 -31 13 7
:number_:fairness	2 -14
:number_:family	2 9
:number_:fee	4 24 5 19
:number_:feething	0 21 5 20 6 14 12 28
:number_:fixed	1 -7 2 -17 8 -29 12 53 13 -76
:number_:healthword	2 -9 8 19
:number_:hiding	0 -21 2 26 5 7 8 12 12 -14
:number_:holiday	9 16 12 18
:number_:income	0 7 1 8 5 9 13 -35
:number_:jobless	0 14 4 -11
:number_:jobname	2 10 8 36
:number_:keything	6 15 7 10 8 33 13 -10
:number_:kin	1 -23 8 17
:number_:lifeword	6 13 7 -23 8 19
:number_:longperiod	7 11 12 9 13 14
:number_:losing	0 -17 2 -13 5 16 6 20 8 -16
:number_:money	4 24 5 26 8 -22 13 17
:number_:nation	2 12
:number_:nearby	0 -26 2 15 5 -8 8 -30 13 -17 14 -15
:number_:negation	1 23 2 -19 3 31 4 9 5 13 8 28 12 36 13 11 14 19
:number_:neighbour	6 -13 9 -15 11 -21
:number_:newness	2 -36 3 24 4 15 5 9 6 16 8 14 13 -10 14 9
:number_:number	0 -18 2 -8 3 -23 5 -44 6 -26 7 -30 8 9 11 -24 13 10 14 26
:number_:offerdeal	4 22 6 -10 8 -8 13 15
:number_:online	1 -23
:number_:onlyword	2 9 3 13 5 -20 8 17 11 7 12 24
:number_:openprice	1 7 2 7 4 14 6 -19 10 -48 12 34 14 29
:number_:opinion	6 -35 7 11 10 -31 11 9 12 26 14 20
:number_:payer	0 15 2 8 11 13 13 23 14 9
:number_:paying	5 25 7 -8 13 46
:number_:period	2 12 4 44 5 18 7 19 12 7 13 7
:number_:person	0 -18 1 10 3 13 4 13 6 22 14 27
:number_:pet	8 15
:number_:petpart	5 9
:number_:phone	14 36
:number_:photo	0 -20 1 -27 4 15 6 -36 7 -7 11 8
:number_:place	0 -26 4 -7 6 16 7 7 10 9 13 -13
:number_:politics	2 9
:number_:preferring	0 7 2 -36
:number_:promise	2 -13 3 14 5 -14 7 24 8 7
:number_:ranking	2 -8 4 18 8 8 10 -18 13 10
:number_:record	8 -14 14 -18
:number_:refusing	0 -20 2 -9
:number_:regretting	1 15
:number_:rent	4 -20 5 20 6 -15 9 -12 12 -18 13 11
:number_:return	1 -18 4 -38 5 28 8 -17 9 -19 12 -32 13 8 14 16
:number_:room	0 8 1 -7 2 8 5 -32 9 7 10 13 14 -15
:number_:rulesplace	1 -9 2 11 4 14
:number_:safety	7 31
:number_:scarcity	0 -15 2 34 3 25 4 -9 6 28 12 -13 13 -8
:number_:seller	2 15 5 -12 7 14 8 -9 11 16 14 13
:number_:sex	2 32 8 9
:number_:sexual	4 8
:number_:source	6 21 12 -13 13 -18 14 -25
:number_:spelled	1 19 4 -28 8 15 9 7 11 -9 12 25 13 21
:number_:student	8 9 12 12
:number_:superlative	8 -22 12 22
:number_:thing	2 -23 13 -12
:number_:time	1 -25 6 18 9 -9 12 15 13 -8
:number_:title	2 22 6 -32 7 -14 8 24
:number_:tribunalrent	5 -18 6 -9 7 7 8 -54 12 -17
:number_:urgency	0 -11 4 8 6 30 13 17 14 24
:number_:wanting	0 -10 2 8 4 38 6 11
:number_:welcoming	3 -8 6 -16 12 -15 13 22
:number_:work	0 40 4 -9 13 -9 14 9
:number_:writeto	0 -23 1 -30 4 -12 8 16 14 14
:offerdeal	1 8 3 25 4 44 6 38 7 37 8 -20 10 15 11 -29 12 -32 14 -7
:offerdeal $	2 13 4 10 5 20 6 -18 11 -9 13 7
:offerdeal ,	1 14 2 -34 4 10 6 9 8 13 10 13
:offerdeal :accepting	4 7
:offerdeal :building	1 13 3 17
:offerdeal :burden	1 -12 5 -12
:offerdeal :clocktime	4 -30 6 -10
:offerdeal :codething	6 17
:offerdeal :condition	10 8
:offerdeal :deadline	6 35 10 9
:offerdeal :demanding	4 11
:offerdeal :deterring	4 10 5 -11
:offerdeal :disclaimer	0 8 3 11
:offerdeal :feething	6 11
:offerdeal :fixed	4 -7 6 35
:offerdeal :losing	6 10
:offerdeal :number	7 14
:offerdeal :offerdeal	6 14
:offerdeal :openprice	0 -24 1 -25 2 13 3 -23 5 -15 6 -9
:offerdeal :opinion	1 -18 3 -17 4 26 6 -20
:offerdeal :payer	0 7 3 8
:offerdeal :ranking	4 7
:offerdeal :return	7 20
:offerdeal :room	6 11
:offerdeal :rulesplace	1 10
:offerdeal :seller	4 7
:offerdeal :source	3 8
:offerdeal :spelled	4 -9 7 14
:offerdeal :tribunalrent	6 8
:offerdeal :wanting	6 15
:offerdeal a	4 -11
:offerdeal area	7 9
:offerdeal as	4 13
:offerdeal building	1 9
:offerdeal can	6 -8
:offerdeal ends	6 22
:offerdeal for	0 7 4 -18 6 20 7 25
:offerdeal from	4 -34
:offerdeal is	6 17
:offerdeal of	1 14 7 16
:offerdeal on	4 14
:offerdeal secures	4 11
:offerdeal since	3 8
:offerdeal than	7 7
:offerdeal this	6 10
:offerdeal three	7 7
:offerdeal to	1 -13 3 -16 4 18 6 -20
:offerdeal with	0 20
:offerdeal yourself	3 9
:offerdeal zone	1 8
:offerdeal>:accepting	6 -10
:offerdeal>:advance	6 15
:offerdeal>:benefit	0 14
:offerdeal>:bid	4 -8
:offerdeal>:building	1 18 3 18
:offerdeal>:burden	1 -12 5 -16
:offerdeal>:clocktime	4 -21 8 -20
:offerdeal>:codething	6 20
:offerdeal>:condition	3 11 4 -17 10 7
:offerdeal>:deadline	6 45 8 -9
:offerdeal>:demanding	4 10
:offerdeal>:deterring	4 7
:offerdeal>:disclaimer	0 7 3 10
:offerdeal>:feething	6 10
:offerdeal>:fixed	4 -13 6 44
:offerdeal>:healthword	8 15
:offerdeal>:hiding	6 -14
:offerdeal>:keything	6 7
:offerdeal>:lifeword	8 7
:offerdeal>:losing	6 7
:offerdeal>:money	4 -39
:offerdeal>:negation	7 -13
:offerdeal>:newness	6 7
:offerdeal>:number	7 14
:offerdeal>:offerdeal	6 16 7 10
:offerdeal>:online	0 8
:offerdeal>:openprice	0 -33 1 -29 2 8 3 -27 5 -21 6 -14 8 -11 13 -10
:offerdeal>:opinion	3 -12 4 26 7 13
:offerdeal>:payer	0 17 2 -11 3 12
:offerdeal>:period	6 16
:offerdeal>:pet	3 11
:offerdeal>:preferring	4 7
:offerdeal>:promise	7 10
:offerdeal>:return	7 17
:offerdeal>:room	4 10 6 10
:offerdeal>:rulesplace	1 10
:offerdeal>:seller	0 7 2 -10 4 22
:offerdeal>:source	3 8
:offerdeal>:spelled	2 -12 7 27 8 -8 14 7
:offerdeal>:tribunalrent	6 7
:offerdeal>:wanting	6 14
:offerdeal>:writeto	0 10
:offerdeal_:absolute	4 -10
:offerdeal_:accepting	6 -19
:offerdeal_:advance	6 14
:offerdeal_:asking	3 -15 4 21 6 -27
:offerdeal_:benefit	0 14
:offerdeal_:bid	4 10
:offerdeal_:building	1 11
:offerdeal_:burden	4 -21 6 11
:offerdeal_:child	4 9
:offerdeal_:clocktime	6 12 7 -10 8 -34 13 -8
:offerdeal_:codething	7 -15
:offerdeal_:condition	6 42
:offerdeal_:deadline	2 -13 4 -9 6 46 7 -12 8 -39
:offerdeal_:demand	6 -15
:offerdeal_:demanding	3 -10 6 20
:offerdeal_:deterring	3 24 5 9
:offerdeal_:dislike	3 9
:offerdeal_:everyone	6 7
:offerdeal_:fairness	3 -19
:offerdeal_:faith	2 17
:offerdeal_:feething	4 22
:offerdeal_:fixed	6 13
:offerdeal_:hiding	4 19
:offerdeal_:lifeword	8 16
:offerdeal_:losing	4 7
:offerdeal_:money	4 -38
:offerdeal_:nearby	0 7
:offerdeal_:negation	4 17
:offerdeal_:newness	6 12 7 -13
:offerdeal_:number	3 11 4 -33
:offerdeal_:offerdeal	1 20
:offerdeal_:online	1 18 14 -8
:offerdeal_:onlyword	4 12 6 17
:offerdeal_:openprice	0 -16 5 -20 6 -13 13 -10
:offerdeal_:opinion	6 7 7 21
:offerdeal_:payer	1 21 6 14
:offerdeal_:paying	13 7
:offerdeal_:period	6 23 7 -8
:offerdeal_:promise	4 8 13 15
:offerdeal_:ranking	6 15
:offerdeal_:refusing	4 19
:offerdeal_:regretting	8 8
:offerdeal_:room	7 19
:offerdeal_:rulesplace	1 7
:offerdeal_:seller	1 7 4 17 5 14 14 -8
:offerdeal_:spelled	7 9
:offerdeal_:thing	6 7
:offerdeal_:urgency	4 -7
:offerdeal_:work	0 18
:offerdeal_:writeto	1 8 4 7 14 -9
:online	0 -33 1 -20 2 -18 5 -18 6 -74 7 -20 8 -70 9 -35 12 -9 14 126
:online #	4 12
:online ##	1 12
:online $	0 -11 1 -22 2 -14 3 -12 4 -19 6 -20 7 -72
:online ,	1 -33 4 -35 5 -13 6 -60 7 -20 11 -35 14 80
:online :advance	14 12
:online :asking	4 7
:online :burden	0 -28 7 8
:online :codething	8 -21 14 23
:online :condition	11 23
:online :deterring	2 23 14 14
:online :feething	14 14
:online :forename	14 8
:online :negation	2 -13
:online :neighbour	6 8
:online :number	1 18 4 8
:online :online	14 24
:online :openprice	4 11
:online :opinion	14 16
:online :payer	0 10 14 8
:online :photo	2 7 11 18
:online :seller	0 7 6 -17 7 -15 8 -13 14 30
:online :spelled	13 -12 14 30
:online :title	0 9
:online :writeto	4 -8 6 -8 8 -10 14 27
:online a	2 -24 3 -20 7 19
:online about	3 -14 4 -14
:online an	4 12
:online and	2 11
:online another	2 8
:online are	1 8
:online as	14 20
:online at	14 13
:online because	11 16
:online dot	14 11
:online for	14 16
:online from	7 8
:online is	8 -21 14 23
:online it	2 7
:online me	14 14
:online next	6 9
:online on	7 14
:online only	14 7
:online other	2 13
:online somewhere	1 9
:online the	8 10
:online to	5 10
:online us	14 14
:online what	4 10
:online which	4 10
:online yes	3 9
:online>:advance	5 -7 14 11
:online>:age	5 9
:online>:building	14 12
:online>:burden	0 -44 5 -19 14 21
:online>:child	7 15
:online>:clocktime	7 13
:online>:codething	6 -12 7 -24 8 -41 14 36
:online>:condition	11 21
:online>:deadline	10 11 14 8
:online>:deterring	2 19 14 22
:online>:disclaimer	7 9
:online>:feething	14 11
:online>:forename	14 15
:online>:holiday	14 15
:online>:kin	1 8
:online>:losing	1 16
:online>:money	5 7
:online>:nearby	14 25
:online>:negation	1 -21 3 16 6 -7
:online>:neighbour	6 7
:online>:number	1 11
:online>:online	14 37
:online>:onlyword	14 12
:online>:openprice	4 18 14 7
:online>:opinion	2 12 13 9 14 12
:online>:payer	0 7 1 9 5 -11
:online>:period	14 15
:online>:photo	11 15
:online>:place	14 8
:online>:promise	3 19
:online>:room	4 14
:online>:scarcity	3 13
:online>:seller	4 -14 6 -26 8 -26 14 24
:online>:spelled	4 -14 7 -33 13 -23 14 32
:online>:superlative	7 8
:online>:time	7 7
:online>:title	0 8
:online>:writeto	3 -15 4 -22 6 -19 7 -12 8 -17 14 29
:online_:absolute	3 9
:online_:accepting	4 -12 6 8 14 30
:online_:advance	6 19
:online_:age	5 11
:online_:asking	3 9
:online_:bid	4 10
:online_:building	2 20 7 7 14 19
:online_:burden	5 -19 6 7 11 -8 14 27
:online_:child	7 14
:online_:clocktime	6 12
:online_:codething	8 -10 14 22
:online_:deadline	6 20 13 -24 14 14
:online_:demanding	2 -13
:online_:denying	3 7
:online_:deterring	1 -23 14 13
:online_:disclaimer	7 12
:online_:everyone	14 16
:online_:fairness	14 17
:online_:feething	14 -12
:online_:fixed	13 18
:online_:holiday	14 18
:online_:income	0 -12
:online_:losing	1 9
:online_:money	4 21 5 7
:online_:nearby	14 25
:online_:negation	0 -19 1 -14 2 13 6 -10 7 -13
:online_:neighbour	7 14
:online_:newness	6 20
:online_:number	1 -7 13 -7
:online_:online	2 -21 4 -28 5 -12 6 -19 14 40
:online_:onlyword	14 27
:online_:openprice	3 13 4 34 5 -20 7 12 13 19 14 39
:online_:opinion	6 -8
:online_:payer	1 9 2 -8 5 -15
:online_:period	4 -13 14 10
:online_:pet	3 -8
:online_:photo	7 16
:online_:promise	3 14
:online_:ranking	6 26
:online_:scarcity	3 7
:online_:seller	0 7 1 7
:online_:spelled	0 -35 4 -7 14 19
:online_:time	7 10
:online_:title	14 33
:online_:urgency	4 10 14 9
:online_:wanting	2 -17
:online_:writeto	1 -8 3 -8 14 8
:onlyword	0 30 1 21 2 29 3 21 5 -8 7 -49 9 31 10 16 12 36
:onlyword #	11 7
:onlyword ##	8 -23
:onlyword $	0 16 2 13 3 15 4 -8 5 -18 7 -66 8 -12 10 -7
:onlyword ,	0 14 1 -9 8 -48 9 12 12 29
:onlyword :absence	7 8
:onlyword :absolute	6 12
:onlyword :accepting	0 10 3 -26 5 8
:onlyword :advance	6 15 10 9
:onlyword :asking	3 -33 6 -15 7 -17 8 -8
:onlyword :building	2 15
:onlyword :burden	0 -10 1 20 3 15 6 9 12 7 13 13
:onlyword :child	1 18 3 11
:onlyword :childless	1 11
:onlyword :clocktime	8 9
:onlyword :codething	12 9
:onlyword :condition	1 18 4 7
:onlyword :deadline	3 -19 6 17
:onlyword :demanding	1 -7 2 -18 6 13
:onlyword :deterring	2 -11 7 10
:onlyword :disclaimer	8 15
:onlyword :everyone	10 7
:onlyword :fairness	3 -18
:onlyword :faith	2 8
:onlyword :hiding	7 16
:onlyword :income	0 9
:onlyword :kin	1 10
:onlyword :lifeword	14 7
:onlyword :losing	4 8 7 20 8 17
:onlyword :money	5 18
:onlyword :nation	2 20
:onlyword :negation	0 13 1 22 2 -17 3 13 7 -9
:onlyword :newness	6 14 10 13
:onlyword :number	0 -11 3 -14 6 14 8 -11 9 -11
:onlyword :online	1 12
:onlyword :onlyword	1 8 6 14
:onlyword :openprice	3 -13 5 -15 12 -18
:onlyword :opinion	1 15 2 15 5 -8 6 -38 11 9 12 -16
:onlyword :payer	6 -14 8 14
:onlyword :person	4 20
:onlyword :pet	3 16
:onlyword :promise	3 15
:onlyword :ranking	6 15
:onlyword :refusing	0 -7 3 16 9 9
:onlyword :room	7 11 13 7
:onlyword :scarcity	6 27
:onlyword :seller	0 29
:onlyword :spelled	4 -36
:onlyword :time	6 -9 7 19 10 7
:onlyword :urgency	6 18 10 22
:onlyword :wanting	1 -26 2 -16
:onlyword :welcoming	2 14
:onlyword :work	0 12
:onlyword :writeto	0 14
:onlyword a	1 -21 3 -7 6 7 11 27
:onlyword against	0 13
:onlyword and	7 17 11 8 14 15
:onlyword ask	3 -12
:onlyword at	4 -22
:onlyword be	0 11 3 -14 4 -26 5 12 6 -44 8 -18
:onlyword before	6 19
:onlyword buy	5 7
:onlyword by	4 12 5 7
:onlyword can	7 9
:onlyword come	2 12
:onlyword else	7 9
:onlyword ever	7 10
:onlyword fair	6 10
:onlyword flatshare	2 14
:onlyword for	0 -24 8 15 12 21 13 -8
:onlyword from	8 10
:onlyword go	7 9 8 15
:onlyword had	3 11 8 8
:onlyword have	2 -10
:onlyword he's	8 9
:onlyword i	6 8
:onlyword if	1 8
:onlyword in	10 22
:onlyword is	12 9
:onlyword it	2 -28 5 -7 6 21
:onlyword just	10 8
:onlyword let	0 8
:onlyword no	0 15 1 8
:onlyword not	0 -12 3 16
:onlyword now	10 20
:onlyword of	12 9
:onlyword on	13 12
:onlyword only	6 18
:onlyword out	9 9
:onlyword pets	3 10
:onlyword room	7 12
:onlyword sign	8 7
:onlyword so	4 8 13 11
:onlyword take	2 11 5 18
:onlyword that	13 10
:onlyword the	2 -18 7 -20 11 -39 12 9
:onlyword this	6 30 7 -29 10 22
:onlyword those	2 12
:onlyword time	6 12
:onlyword to	4 -10 5 -9 6 -24 12 -14
:onlyword two	6 13
:onlyword under	3 12
:onlyword us	4 7
:onlyword use	14 10
:onlyword we	13 13
:onlyword we're	4 10
:onlyword where	4 8
:onlyword with	1 7 3 8
:onlyword within	6 11
:onlyword you	0 14 5 10 6 -7 7 20 8 16 11 7
:onlyword yourself	8 12
:onlyword £#	5 18
:onlyword>:absence	9 8
:onlyword>:absolute	2 8 3 -11
:onlyword>:accepting	0 31 3 -50 5 14 7 -23 13 -15
:onlyword>:asking	3 -20 4 9 6 -24 7 -21
:onlyword>:benefit	0 20
:onlyword>:bid	4 9
:onlyword>:building	2 19 6 -20 7 -32
:onlyword>:burden	0 -16 1 8 2 17 3 19 4 7 13 12
:onlyword>:child	1 10 3 8 8 15
:onlyword>:childless	0 -20 1 26 2 -30 8 -15
:onlyword>:clocktime	0 -9 4 -10 6 12 9 8 12 17
:onlyword>:codething	7 -16 9 -15 12 20
:onlyword>:condition	1 21 4 15
:onlyword>:deadline	0 -22 3 -39 6 31 8 -9
:onlyword>:demand	0 13 2 -8
:onlyword>:demanding	2 8 8 -14
:onlyword>:denying	1 8 11 7
:onlyword>:deterring	2 -16 7 8 9 -9 13 7
:onlyword>:disclaimer	8 9
:onlyword>:everyone	2 -12 6 -13 10 10
:onlyword>:faith	2 33
:onlyword>:fixed	12 7
:onlyword>:hiding	3 14
:onlyword>:holiday	9 29
:onlyword>:income	0 25
:onlyword>:jobless	0 -14
:onlyword>:jobname	0 19
:onlyword>:longperiod	12 25
:onlyword>:losing	7 17 8 19
:onlyword>:money	4 7 5 28 6 7
:onlyword>:nation	2 38
:onlyword>:nearby	1 -10
:onlyword>:negation	1 19 2 -19 3 13 6 -27 8 -12 11 14
:onlyword>:newness	0 -15 10 15
:onlyword>:number	3 -49 5 -19 6 18 7 -7
:onlyword>:offerdeal	2 -7
:onlyword>:online	0 17 1 11 14 10
:onlyword>:onlyword	1 10 2 14 7 -27 10 10
:onlyword>:openprice	2 -8 3 -25 7 -18 11 13 13 -8
:onlyword>:opinion	1 11 2 7 6 -27 7 -16 8 -22
:onlyword>:payer	2 -9 6 -38 7 -17
:onlyword>:period	12 29 13 9
:onlyword>:person	2 9 4 27 7 -17 8 -9
:onlyword>:pet	3 7
:onlyword>:petpart	3 29
:onlyword>:photo	4 19 6 -8 8 15
:onlyword>:preferring	2 -14
:onlyword>:promise	3 7 7 11
:onlyword>:ranking	1 -8
:onlyword>:refusing	0 -9 3 23 9 13
:onlyword>:return	4 7
:onlyword>:room	2 -26 3 7 13 11
:onlyword>:rulesplace	8 11
:onlyword>:scarcity	1 -22 2 13 6 27
:onlyword>:school	7 8
:onlyword>:seller	0 19 7 -23 8 -34
:onlyword>:sex	2 11
:onlyword>:sexual	2 25
:onlyword>:spelled	4 -53 6 7 7 -17 9 9 11 -8 14 7
:onlyword>:time	0 -12 7 14 8 -13
:onlyword>:title	1 8
:onlyword>:tribunalrent	12 11
:onlyword>:urgency	6 38 10 18
:onlyword>:wanting	2 15 6 11
:onlyword>:welcoming	2 9
:onlyword>:work	0 34
:onlyword>:writeto	0 11 2 9 3 -8 5 -11 6 -17 11 13 14 10
:onlyword_:absence	0 9 6 18 12 14
:onlyword_:absolute	1 24
:onlyword_:accepting	0 19 4 -9 13 -26
:onlyword_:advance	8 -11
:onlyword_:age	1 7 2 11 3 15 12 -7
:onlyword_:asking	1 -22 4 20 5 -8 6 24 7 -8
:onlyword_:benefit	0 43 1 -19
:onlyword_:bid	0 -12 4 12
:onlyword_:building	10 -12
:onlyword_:burden	2 17 6 -19 10 11 14 -16
:onlyword_:child	1 45 2 -10
:onlyword_:childless	0 -34 1 54 2 -23 4 -14 5 -12 8 -19 9 13
:onlyword_:clocktime	0 -15 2 26 6 13 9 8 12 26 13 16
:onlyword_:codething	4 13 7 -27 8 -30 9 -37 12 10
:onlyword_:condition	2 -11 12 15
:onlyword_:deadline	0 -53 1 14 3 -24 6 16 7 17
:onlyword_:demand	0 7 2 -8 6 17
:onlyword_:demanding	1 19 2 19 4 -14 5 -25 6 -11 7 11
:onlyword_:denying	1 11 5 7
:onlyword_:deterring	0 17 1 -8 3 -28 5 -10 6 -10 8 11 10 14
:onlyword_:disclaimer	2 11
:onlyword_:dislike	1 16 2 -14
:onlyword_:everyone	1 19 2 -43 6 -20 7 -8
:onlyword_:fairness	0 8
:onlyword_:faith	2 38
:onlyword_:family	1 -14
:onlyword_:fee	7 8
:onlyword_:feething	2 11 6 20
:onlyword_:fixed	4 -7 12 19
:onlyword_:healthword	0 10 8 -12
:onlyword_:hiding	6 17 7 -10 8 13 9 13
:onlyword_:holiday	1 14 2 -8 9 30
:onlyword_:income	0 48 2 -30 7 -11
:onlyword_:jobname	0 23
:onlyword_:lifeword	6 -24
:onlyword_:longperiod	12 14 13 17
:onlyword_:losing	1 -26 3 -11 7 7
:onlyword_:money	6 17 7 9
:onlyword_:nation	2 44
:onlyword_:nearby	4 15 10 13
:onlyword_:negation	2 -8 3 33 6 -16 8 -18 11 29
:onlyword_:neighbour	1 23 6 10
:onlyword_:newness	3 -40 8 -32 9 -15 12 -7
:onlyword_:number	2 23 4 13 6 7 13 8
:onlyword_:online	1 24 3 -7 14 26
:onlyword_:onlyword	3 -10 7 -18 12 12
:onlyword_:openprice	0 -18 1 17 2 11 9 7 10 8
:onlyword_:opinion	5 -14 7 -22
:onlyword_:origin	0 -11 2 22
:onlyword_:payer	0 -11 2 -20 8 -29 14 -12
:onlyword_:paying	0 -10 1 23
:onlyword_:period	8 -9 12 35 13 50
:onlyword_:person	0 11 5 -23 6 -23 7 -49 12 -16
:onlyword_:pet	2 -18 3 23 8 8
:onlyword_:petpart	3 20
:onlyword_:phone	1 11 8 9 14 10
:onlyword_:photo	3 7 4 10 5 -19 8 14
:onlyword_:place	3 7 7 13 10 7
:onlyword_:politics	2 14
:onlyword_:preferring	4 12
:onlyword_:promise	7 -9
:onlyword_:ranking	6 -9
:onlyword_:refusing	8 -14
:onlyword_:rent	4 -9 13 11
:onlyword_:return	0 17 10 10 13 14
:onlyword_:room	10 36
:onlyword_:scarcity	2 16 3 10 6 36
:onlyword_:school	7 7
:onlyword_:seller	5 20 8 -36
:onlyword_:sex	0 -14 2 43 6 -12
:onlyword_:sexual	2 28
:onlyword_:spelled	0 10 5 -12 8 -33 11 -11 12 19
:onlyword_:superlative	7 11
:onlyword_:time	5 8 10 -10
:onlyword_:title	1 17 2 15
:onlyword_:tribunalrent	10 10
:onlyword_:urgency	1 12 6 20
:onlyword_:wanting	1 11 2 24 6 7 13 8
:onlyword_:work	0 50 2 -44 8 -9
:onlyword_:writeto	0 -14 2 10 6 -33 7 -32 11 28 12 -7
:openprice	0 -18 1 -7 2 -11 3 -23 4 73 5 -17 6 17 7 -9 8 -33 9 -7 11 17 13 -13 14 -9
:openprice #	4 -51 6 -42 8 10 12 12 13 -25 14 10
:openprice ##	4 22 8 -55
:openprice $	0 -34 1 -44 2 -28 3 -11 4 72 10 -48 13 -11 14 -9
:openprice ,	0 -26 3 -45 4 23 5 -12 6 -11 8 19
:openprice :absence	0 -12 7 -15
:openprice :absolute	1 -24 8 -7 13 -24
:openprice :accepting	3 -12 7 -13 12 10 13 -14
:openprice :advance	1 14 3 11 5 -14 13 26
:openprice :age	5 7
:openprice :asking	1 -10 8 17
:openprice :benefit	0 13 2 -16 4 -9 7 -8
:openprice :bid	6 -32 7 -7
:openprice :burden	0 -8 2 11 4 23 7 11
:openprice :childless	0 -12 1 14 4 -15
:openprice :clocktime	1 -44 2 7 4 -7 6 -38 7 -21 8 16 13 26
:openprice :codething	2 -21 5 22 7 -12 8 19 11 12 13 14 14 19
:openprice :condition	1 -23 2 -8 6 -9 11 13
:openprice :councilpay	0 19
:openprice :deadline	0 9 1 -16 6 11 7 -24 8 8 14 -13
:openprice :demand	1 19 4 13 6 -19
:openprice :demanding	6 11 7 -25
:openprice :denying	6 11 7 -7
:openprice :deterring	0 -10 2 16 7 -14 8 -13 9 -19 10 -11 11 -30 13 -7 14 12
:openprice :disclaimer	2 -31 5 -9 7 -25 11 7 14 9
:openprice :everyone	4 12 6 -25 8 -13 11 -7 12 7 13 -21
:openprice :fairness	1 -26 2 -10 6 -23
:openprice :family	1 40 2 -24 3 -8 6 -14
:openprice :fee	5 14 6 -10
:openprice :feething	1 11
:openprice :fixed	3 7 6 7 8 -24
:openprice :healthword	8 17
:openprice :hiding	6 14 8 9
:openprice :holiday	6 -21 7 8 8 -19 9 8 14 8
:openprice :income	1 -23 5 9
:openprice :jobless	12 8
:openprice :jobname	0 18
:openprice :keything	6 20
:openprice :kin	1 10
:openprice :losing	1 -8
:openprice :money	0 -12 4 41 5 -58 7 -27
:openprice :nation	2 19
:openprice :nearby	6 -15 7 16 10 13
:openprice :negation	0 -24 1 -72 2 -27 3 -54 4 -19 6 8 12 9
:openprice :newness	6 15 10 21
:openprice :number	0 -36 1 -29 2 -19 4 8 6 -18 7 -38 9 20 10 -12
:openprice :online	11 -21
:openprice :onlyword	12 19
:openprice :openprice	1 -36 3 13 4 38 5 -26 6 -14 8 -55 12 -11
:openprice :opinion	0 8 5 -24 8 -17 13 -20 14 -11
:openprice :origin	2 12 6 -17
:openprice :payer	0 16 4 -7 6 -23 10 15 12 10 13 -12
:openprice :paying	3 8 5 33 13 17
:openprice :period	5 20 12 -25
:openprice :person	0 9 1 22 5 -12 6 -64 8 -29 14 31
:openprice :pet	1 17 2 27 3 23
:openprice :petpart	3 10
:openprice :phone	8 7
:openprice :photo	0 24 4 8
:openprice :place	1 -21 2 -25 7 22 10 8
:openprice :politics	1 15
:openprice :preferring	2 -34 4 29
:openprice :promise	5 9 6 29
:openprice :ranking	1 7 3 8 5 -12 13 12
:openprice :record	8 13
:openprice :refusing	0 -28 2 11 3 -7 6 12
:openprice :rent	1 -9 10 16 13 -30
:openprice :return	0 8 1 -7 4 10 7 12 10 29 13 -48
:openprice :room	10 8
:openprice :rulesplace	0 8
:openprice :scarcity	6 15 7 -9
:openprice :school	7 -7
:openprice :seller	0 7 4 -7 5 7 7 -10 10 14 14 -9
:openprice :sex	2 -10 7 10
:openprice :spelled	0 -27 1 -54 2 -10 4 18 6 9 9 21 13 9 14 -18
:openprice :superlative	4 16
:openprice :title	2 -12 8 16
:openprice :tribunalrent	6 19 10 15
:openprice :urgency	2 -35 4 -33 6 16 8 -35 12 9
:openprice :wanting	1 17 4 13 6 12
:openprice :welcoming	2 -28 3 15 4 14
:openprice :work	2 -23 5 -18
:openprice :writeto	0 -8 2 -19 4 16 14 -8
:openprice a	2 17 3 -10 4 -18 5 -37 6 -30 7 7 10 -22 12 7
:openprice about	6 7
:openprice adults	1 11
:openprice against	1 12
:openprice an	6 29 12 -10
:openprice and	7 10 11 20
:openprice another	1 10 12 7
:openprice any	3 -19
:openprice anyone	2 14
:openprice anything	4 8
:openprice applying	1 8
:openprice are	4 7
:openprice as	4 7 6 19
:openprice at	4 12 8 13
:openprice avoid	6 10
:openprice bag	6 10
:openprice bank	5 10
:openprice be	0 13 4 21 5 20 6 10 8 -15 12 -11 13 7 14 -11
:openprice begin	11 7 12 14
:openprice better	4 13 14 7
:openprice bid	2 7
:openprice bring	3 10
:openprice buy	5 12
:openprice change	11 9
:openprice check	8 7
:openprice come	0 13 6 9
:openprice considered	4 9
:openprice cottages	6 10
:openprice could	11 8
:openprice daughters	1 8
:openprice decline	2 7
:openprice do	2 -13
:openprice dog	2 26 3 -14
:openprice dogs	2 12
:openprice dwp	0 14
:openprice easter	13 18
:openprice either	4 7
:openprice end	6 23
:openprice english	2 -15
:openprice esa	0 14
:openprice ever	7 17
:openprice everybody	1 9
:openprice families	1 17 2 -11
:openprice fellow	2 9
:openprice fill	2 15
:openprice find	1 12
:openprice first	6 8
:openprice for	0 10 2 -13 4 13 5 -37 9 9 10 24 12 23
:openprice foreigners	2 7
:openprice four	9 22
:openprice friday	8 14
:openprice from	2 14
:openprice front	6 -11 12 -7 13 25
:openprice gay	2 8
:openprice get	1 -8 4 19 8 15
:openprice go	6 -16
:openprice have	1 10 7 -11
:openprice hear	0 -15 3 -13 4 22
:openprice here	1 -11 7 28
:openprice holidaymakers	9 9
:openprice how	11 17
:openprice improve	4 10
:openprice in	4 21 6 -23
:openprice is	5 8 8 -8 11 16 13 11
:openprice it	0 -23 1 -8 3 -9 4 -15 6 21
:openprice it's	6 11
:openprice join	2 9
:openprice keep	5 7
:openprice kids	1 -24
:openprice leave	3 7
:openprice leeds	6 14
:openprice let	2 -11 6 7
:openprice lets	12 8
:openprice live	6 10 7 13
:openprice look	0 8
:openprice lose	6 20
:openprice make	7 18
:openprice market	10 16
:openprice mention	6 10
:openprice monthly	13 10
:openprice more	2 10 7 15
:openprice mr	8 8
:openprice never	6 12
:openprice nine	4 15
:openprice no	1 -47 3 -17
:openprice none	7 16
:openprice not	0 -28 2 -34 3 -14 11 -9
:openprice now	3 8
:openprice number	8 14
:openprice of	0 -16 4 13 5 -8 8 -24 13 -7
:openprice on	0 -20 4 20 5 -19 6 12 13 -8
:openprice open	8 10
:openprice or	4 -9
:openprice our	10 17
:openprice out	8 12
:openprice over	4 -10
:openprice parents	1 12
:openprice pay	5 13 6 12 13 -8
:openprice people	1 27 6 -20
:openprice pets	1 15 3 22
:openprice pip	0 25
:openprice point	4 9
:openprice prefer	2 -17
:openprice price	4 13
:openprice read	6 13
:openprice rehome	3 12
:openprice religion	2 -18
:openprice rent	4 7 10 11 13 -28
:openprice request	4 14
:openprice rise	6 7
:openprice run	7 9
:openprice save	2 10
:openprice say	3 11 4 -15 7 12 8 8
:openprice school	2 8
:openprice secure	13 8
:openprice see	2 11 4 -9 6 -9
:openprice sell	10 13
:openprice send	2 7
:openprice settle	5 7 13 25
:openprice sharers	1 -7
:openprice show	0 9
:openprice similar	0 19
:openprice since	11 9
:openprice single	1 -8
:openprice sit	7 8
:openprice someone	4 -18
:openprice stay	3 7
:openprice stop	7 11
:openprice suit	4 12
:openprice take	0 11 2 8 4 -8 6 14
:openprice tenants	0 11
:openprice that	2 -11
:openprice that's	6 9
:openprice the	0 -19 5 -27 6 -10 7 -8 8 -16 9 -16 11 18 14 -19
:openprice their	2 -9
:openprice them	11 22
:openprice thereabouts	4 16
:openprice think	6 12
:openprice this	7 32
:openprice those	1 24 2 25
:openprice thursday	8 11
:openprice to	1 -49 3 12 4 7 5 -24 8 -36 9 11 10 8 12 -12
:openprice transfer	13 7
:openprice travellers	2 10
:openprice two	4 -22
:openprice type	14 24
:openprice uc	0 -13
:openprice under	6 13
:openprice up	2 8
:openprice upwards	4 7
:openprice us	2 -10 12 7 14 -13
:openprice view	6 12
:openprice vote	1 9
:openprice watch	6 7
:openprice we	0 23 1 13
:openprice we've	6 12 13 7
:openprice what	0 8
:openprice whatever	4 8
:openprice whoever	1 -8
:openprice will	4 9 6 14
:openprice with	0 14 1 22 2 11 8 -13 11 8
:openprice without	1 -20
:openprice would	3 20 4 16
:openprice write	1 8 5 12
:openprice yearly	13 -9
:openprice you	6 -62
:openprice you'd	4 18
:openprice youngsters	1 11
:openprice your	0 12 4 17 5 19 6 -33
:openprice £#	4 18 5 -65 6 -12 7 -10
:openprice £##	4 19 13 -18
:openprice>:absence	6 -17
:openprice>:absolute	1 -43 4 8 6 14 7 16 8 -15 12 13
:openprice>:accepting	1 14 5 13 6 11 8 11 11 15 12 18
:openprice>:advance	0 -8 1 15 4 -10 6 13 13 38 14 -10
:openprice>:age	5 8
:openprice>:asking	2 -10 8 12 12 -8 13 -20
:openprice>:benefit	0 25 1 -17 4 -41
:openprice>:bid	4 17 5 -15 6 -17 7 -16 8 -22
:openprice>:building	0 -47 1 14 2 -22 4 -35 8 11
:openprice>:burden	0 -17 1 7 2 15 4 26 6 26 7 13 8 -15 10 -11 14 10
:openprice>:child	1 27 6 7
:openprice>:childless	1 34 4 -12 8 -16
:openprice>:clocktime	0 -31 2 7 5 -12 6 -8 7 -44 8 12 13 24
:openprice>:codething	4 17 5 9 6 11 11 37 14 18
:openprice>:condition	2 -15 4 21 6 -21 7 -26
:openprice>:consent	6 -24 7 11
:openprice>:councilpay	0 19 1 -7 4 -12 6 -11 7 -15
:openprice>:deadline	1 -8 2 18 6 15 7 -50 14 -27
:openprice>:demand	1 19 2 -7 4 24 13 -12
:openprice>:demanding	2 18 6 8 7 -44 12 -7
:openprice>:denying	1 7
:openprice>:deterring	0 -18 2 15 6 12 8 -17 10 -33 11 -9 12 -9 14 16
:openprice>:disability	0 -27 1 8 2 17
:openprice>:disclaimer	0 7 5 -9 6 -11 7 -17 11 15 12 -9 14 17
:openprice>:dislike	2 -9
:openprice>:everyone	4 13 11 -37 12 10
:openprice>:fairness	5 7 6 -14 7 -14 8 9
:openprice>:faith	1 -7 2 52 6 -29 7 -15
:openprice>:family	1 36 2 -14 3 -27 4 -17 6 -25
:openprice>:fee	4 7 5 11
:openprice>:feething	4 -11 7 27 11 9
:openprice>:fixed	3 11 12 12 13 11
:openprice>:forename	2 15
:openprice>:healthword	0 -9 8 21
:openprice>:hiding	2 8 6 13 8 11
:openprice>:holiday	3 7 8 7
:openprice>:income	1 -36 2 -14 3 -11 5 11
:openprice>:jobless	0 7 7 -9
:openprice>:jobname	0 18 8 -31
:openprice>:keything	6 11 7 -10
:openprice>:kin	1 9
:openprice>:law	2 -17 4 16 8 -13
:openprice>:lifeword	0 33 1 -14
:openprice>:longperiod	0 -15
:openprice>:losing	1 -25 3 -13 6 18 8 -20
:openprice>:money	0 -14 2 -20 4 64 5 -34 6 -18 8 -20 11 -8 14 -8
:openprice>:nation	0 -19 2 25
:openprice>:nearby	0 -32 4 -9 6 -26 7 7 8 -43 9 -21
:openprice>:negation	0 -15 1 -61 2 -28 3 -12 6 7 7 21 11 12 12 7
:openprice>:neighbour	2 -23 3 -13 6 7
:openprice>:newness	2 -19 3 -17 6 20 8 -12 10 18
:openprice>:number	0 -34 4 13 7 -21 9 15 13 15
:openprice>:offerdeal	2 11 3 10 8 -19 10 16
:openprice>:online	1 23 6 -9 13 9 14 -13
:openprice>:onlyword	0 -10 4 9 12 11
:openprice>:openprice	0 -20 1 -12 2 26 3 7 4 61 5 -38 8 -30 12 -17 13 -12 14 -8
:openprice>:opinion	0 7 1 7 5 -8 6 9 7 13 8 -26 12 -10 14 -27
:openprice>:origin	2 9 6 -22 7 -12
:openprice>:payer	0 8 1 15 4 -17 5 7 7 15 8 -20 10 13
:openprice>:paying	0 -11 1 11 3 7 4 7 5 32 8 -25 12 -8 13 22
:openprice>:period	0 -16 2 -22 5 12
:openprice>:person	1 17 6 -20 7 -10 13 8 14 27
:openprice>:pet	1 12 2 17 3 38 4 -33 5 -14 6 -38
:openprice>:petpart	2 -8 3 19
:openprice>:phone	4 9 6 18
:openprice>:photo	0 14 5 23 7 -13 11 32
:openprice>:place	3 -9 7 15 8 -12 13 -9
:openprice>:politics	1 10 2 24 6 -18
:openprice>:preferring	2 -11 4 49 6 -13
:openprice>:promise	4 7 6 27 13 -13
:openprice>:ranking	1 19 6 12 13 15
:openprice>:record	6 11
:openprice>:refusing	0 -23 2 14 6 10
:openprice>:rent	4 17 7 -19 10 24 13 -27
:openprice>:return	4 27 7 19 10 22 13 -23 14 -11
:openprice>:room	0 8 2 -16 4 -46 6 -55 7 18
:openprice>:rulesplace	0 7
:openprice>:safety	2 -11
:openprice>:scarcity	2 -32 4 31 5 15 6 21
:openprice>:school	1 21 2 10
:openprice>:seller	1 28 5 9 8 -11 10 12 11 7 14 -19
:openprice>:sex	6 -20 7 8
:openprice>:sexual	2 19
:openprice>:spelled	1 -25 2 12 6 13 9 14 11 10 13 13
:openprice>:superlative	2 11 4 17
:openprice>:thing	1 -22 2 -28 11 12
:openprice>:time	3 8 6 14 12 10
:openprice>:title	0 23 8 38
:openprice>:tribunalrent	4 14 6 16 7 -15 10 12 12 15 13 -50
:openprice>:urgency	2 -14 4 -49 6 23 8 -51 12 7
:openprice>:utility	5 -14 7 12
:openprice>:wanting	13 -10
:openprice>:welcoming	0 7 2 -14 4 15 7 -18
:openprice>:work	0 55 2 -58 5 -8 7 -17 8 -23 13 25
:openprice>:writeto	1 8 4 29 11 -25 13 9 14 -20
:openprice_:absence	0 35 1 -38 11 18
:openprice_:absolute	0 24 2 -13 4 9 7 37 11 -29 12 21 13 10
:openprice_:accepting	1 31 2 9 4 9 5 9 12 12
:openprice_:advance	0 -33 1 15 4 20 6 13 7 -10 10 20 12 -30
:openprice_:age	6 22
:openprice_:asking	0 -8 1 -13 2 -21 4 8 5 -20 6 -18 7 -14 13 -24
:openprice_:benefit	0 15 4 -19 5 -9 6 -20 13 -7
:openprice_:bid	2 -50 4 54 5 -8 6 -9 7 -16
:openprice_:building	2 -28 5 7 11 14 13 15
:openprice_:burden	0 -20 1 21 4 15 6 34 7 10 10 -35 11 9 13 8
:openprice_:child	0 -35 1 36 4 10
:openprice_:childless	0 14 1 9 8 -33
:openprice_:childthing	1 18
:openprice_:clocktime	0 23 1 9 3 -23 6 9 7 -12 8 18 11 -21 12 12 13 -13 14 -51
:openprice_:codething	0 -8 1 17 4 12 5 9 6 7 11 15 13 -34
:openprice_:condition	1 16 2 -15 4 22 5 13 6 22 7 -26 8 11 13 22 14 -32
:openprice_:consent	6 8 7 12
:openprice_:councilpay	0 9 5 -12 6 -10 7 -31
:openprice_:deadline	0 -21 3 16 6 23 11 -13 14 -22
:openprice_:demand	2 -12 4 35
:openprice_:demanding	0 -17 1 11 2 22 5 -15 6 -14 10 12 12 -12
:openprice_:denying	7 13 8 -7
:openprice_:deterring	1 16 2 -17 6 20 8 -20 9 15 11 16
:openprice_:disability	2 31 3 -18 7 11
:openprice_:disclaimer	0 12 2 27 5 14 11 12
:openprice_:dislike	0 16 2 19 14 9
:openprice_:everyone	1 13 3 -10 9 -8 11 -29
:openprice_:fairness	1 7 2 -19 4 -23 6 -9
:openprice_:faith	2 67
:openprice_:family	4 -22 6 -16 7 -21
:openprice_:fee	0 -12 4 7 6 -22 13 -14
:openprice_:feething	0 -34 2 -35 3 -25 7 13 8 -14 9 -8 12 -15 13 -8
:openprice_:fixed	4 12 12 8
:openprice_:forename	2 14
:openprice_:healthword	2 22 8 -18
:openprice_:hiding	2 13
:openprice_:holiday	2 -14 3 7 6 12 8 24 9 22
:openprice_:income	0 29 2 -10 4 8 7 -9
:openprice_:jobless	0 26 1 -22 2 -17 5 -42 6 -14 7 -28
:openprice_:jobname	7 -9
:openprice_:keything	8 7
:openprice_:kin	0 24 4 -10 7 -27
:openprice_:law	2 -28 3 -10 4 18 5 -7
:openprice_:lifeword	0 15 2 -19 4 12 6 -16 8 9 11 17 13 16
:openprice_:longperiod	1 10 6 -31 12 20 13 -35
:openprice_:losing	2 -9 4 -44 6 15 8 -35
:openprice_:money	1 -72 4 55 5 15 6 -59 9 -12 11 -9 12 -18 14 -23
:openprice_:nation	0 -10 2 34
:openprice_:nearby	1 -8 2 -10 4 -32 8 -19 9 -32 13 -16
:openprice_:negation	3 9 4 -16 5 -55 11 20 13 -25
:openprice_:neighbour	2 -9 4 20
:openprice_:newness	0 -9 2 -15 4 12 6 10 7 8 8 -37 10 18 11 -10 12 -13
:openprice_:number	1 11 4 26 5 -22 6 12 8 26 12 17 14 21
:openprice_:offerdeal	1 24 4 28 6 -15 10 16 13 9
:openprice_:online	0 -9 1 14 6 -30 11 19 13 8
:openprice_:onlyword	0 13 2 -18 4 13 8 -13
:openprice_:openprice	2 9 4 32 5 -33 6 -17 8 17 10 -39 12 -8 13 -19 14 12
:openprice_:opinion	3 13 4 -11 6 -22 8 13 10 -12 14 22
:openprice_:origin	2 23 7 -8
:openprice_:payer	0 -13 2 -7 3 12 4 21 6 -15 8 -13 12 -16
:openprice_:paying	0 -18 2 -9 3 -34 4 20 5 9 8 -12 12 -20
:openprice_:period	3 9 4 33 7 -21 11 -29 12 22 14 -22
:openprice_:person	0 -21 1 -7 3 -14 4 13 6 20 14 -42
:openprice_:pet	0 -30 1 -59 2 -23 3 12 4 -34 6 -47
:openprice_:petpart	3 27
:openprice_:phone	1 12 6 28 7 11 14 31
:openprice_:photo	1 -7 5 17 11 50
:openprice_:place	2 27 7 8 13 -11
:openprice_:politics	1 -14 2 62
:openprice_:preferring	2 7 3 12 4 26 7 10
:openprice_:promise	0 10 4 19 5 -17 7 11 13 -11
:openprice_:ranking	1 24 4 -14 5 9 10 14
:openprice_:record	13 7
:openprice_:refusing	2 18 5 15 8 -39
:openprice_:regretting	4 7
:openprice_:rent	2 -12 6 7 7 7
:openprice_:return	7 26 8 -11
:openprice_:room	4 12 6 -15
:openprice_:rulesplace	1 -16 4 9 8 -9
:openprice_:safety	1 -13 6 -15
:openprice_:scarcity	5 10 7 18
:openprice_:school	1 21
:openprice_:seller	3 17 4 23 5 14 6 -9 8 -38 11 17 12 -8
:openprice_:sex	2 23 6 -14
:openprice_:sexual	2 16
:openprice_:source	6 -12 11 -8
:openprice_:spelled	1 34 3 8 14 34
:openprice_:student	3 -10
:openprice_:superlative	4 24 6 -38 7 15
:openprice_:thing	0 -16 8 15
:openprice_:time	0 13 1 16 2 8 6 16 10 -10 13 18
:openprice_:title	0 11 2 18 8 25
:openprice_:tribunalrent	0 -20 2 -12 6 9 7 -11 10 7 12 27 13 -46
:openprice_:urgency	0 7 2 18 6 13 7 -31
:openprice_:utility	5 -8
:openprice_:wanting	0 9 1 -20 4 -7 5 -37 6 -15 7 -16 12 -29
:openprice_:welcoming	0 -9 3 -11 5 8 7 -7 8 -13
:openprice_:work	0 53 2 -41 5 8 7 -20 13 24
:openprice_:worshipplace	2 12
:openprice_:writeto	2 8 4 19 8 16 12 -19
:opinion	0 7 1 8 3 -8 4 -7 6 -13 9 9 11 -12 14 -9
:opinion #	4 -14 6 -7 8 28 12 11 14 13
:opinion ##	8 -18
:opinion $	0 -12 2 -25 3 -7 6 -34 7 -67 11 -23 12 -36 13 -11 14 -52
:opinion ,	1 -15 2 16 6 10 8 10
:opinion :absence	2 -24 6 -14 9 8 13 8
:opinion :absolute	0 -9 1 -11 6 -53 13 -26
:opinion :accepting	3 -12 11 8
:opinion :advance	0 -16 1 11 5 -13 6 -39 8 -24 10 -12 12 8 13 25
:opinion :age	5 12
:opinion :asking	2 -9 4 -16 6 17 12 -8
:opinion :bid	6 -24
:opinion :building	0 17 1 -14 8 -14
:opinion :burden	2 21
:opinion :childless	1 9
:opinion :clocktime	2 -11 4 -21 6 -16 13 29
:opinion :codething	7 -21 14 12
:opinion :condition	1 -15 6 23 12 8
:opinion :deadline	2 -22 6 7 9 22 13 29
:opinion :demanding	4 -9 6 10 7 -28 11 -19 13 15
:opinion :denying	1 -8 2 -42 6 -7 7 -12
:opinion :deterring	2 9 3 9 4 -24 6 -40
:opinion :disclaimer	2 -21
:opinion :everyone	4 8 5 -10
:opinion :fairness	4 -23 7 -9
:opinion :faith	2 25
:opinion :family	2 -11 6 -12 8 -14 11 9
:opinion :fee	13 14
:opinion :feething	4 -23 6 -10 8 -9 11 13
:opinion :fixed	3 8 8 -12 13 17
:opinion :healthword	3 17
:opinion :hiding	1 -42 6 14 7 7
:opinion :holiday	3 7 7 11
:opinion :income	6 8 13 -20
:opinion :jobless	13 12
:opinion :jobname	0 20
:opinion :kin	1 -12 2 -9 4 13 6 -7 8 8
:opinion :losing	6 -7
:opinion :money	5 -61 7 -14
:opinion :nation	2 18
:opinion :nearby	5 20 7 11 10 15
:opinion :negation	1 10 4 -19 8 -9 10 -12 11 11 14 -7
:opinion :neighbour	0 7 2 -12 6 -8
:opinion :newness	0 -18 1 -15 2 -29 3 -22 4 -14 6 -18 7 -26
:opinion :number	0 9 2 -7 5 10 7 -11 8 7 10 -18 11 -20 13 -18 14 9
:opinion :online	11 -8 12 8
:opinion :onlyword	4 -18 8 7
:opinion :openprice	0 15 1 -22 2 -11 3 -18 6 8 11 12 13 -7
:opinion :opinion	2 15 4 -20 6 34 7 -9 9 -13 14 -17
:opinion :origin	2 22 14 8
:opinion :payer	0 -9 3 -20 6 -7 10 16
:opinion :paying	0 -12 5 13 8 -27
:opinion :period	5 15 9 17 12 -13
:opinion :person	0 13 1 18 4 -8 5 -13 6 -13 7 -12
:opinion :pet	1 -15 3 13
:opinion :phone	8 -17 14 18
:opinion :photo	0 18 2 14 6 -17 8 -11
:opinion :place	6 -14 10 12
:opinion :politics	1 7
:opinion :preferring	0 -20 2 -18 4 12
:opinion :promise	6 10 11 14
:opinion :ranking	6 -9 10 -19
:opinion :record	14 11
:opinion :refusing	2 25 3 20 6 9
:opinion :rent	1 -8 4 -43 10 17 13 -19
:opinion :return	0 10 1 -23 4 -28 7 10 10 30 13 -23
:opinion :rulesplace	0 17 2 8
:opinion :scarcity	1 8 3 -17 7 -7 13 -7
:opinion :seller	0 -18 3 -11 4 -10 6 7 7 -55 10 15 11 9 12 13
:opinion :sexual	8 25
:opinion :spelled	2 12 5 17 7 15
:opinion :time	1 9
:opinion :title	5 11 6 -24
:opinion :tribunalrent	10 15
:opinion :urgency	2 -22 3 -9 4 -15 7 7
:opinion :wanting	4 9 7 -16
:opinion :welcoming	2 -36 3 14 4 7 6 8
:opinion :work	2 -7
:opinion :writeto	2 -9 3 -24 12 10 13 7 14 8
:opinion a	0 9 2 25 3 -22 5 -43 6 -39 7 22 9 -16 11 -24
:opinion about	3 -25 4 -39
:opinion add	0 13
:opinion adults	1 11
:opinion again	1 14
:opinion an	4 9 6 12 12 -9
:opinion and	2 8 7 7
:opinion another	2 20
:opinion anything	4 9
:opinion are	0 11 1 9 4 7 6 -42 8 16 11 -23
:opinion at	2 33
:opinion avoid	2 17 6 10
:opinion bag	6 10
:opinion be	0 14 1 11 4 21 5 20 12 -11 13 7 14 -9
:opinion before	6 -13
:opinion begin	11 7 12 14
:opinion bid	2 7
:opinion bring	3 10
:opinion buy	5 11
:opinion can	6 12
:opinion can't	2 14 5 7 6 12 11 19
:opinion cannot	6 22
:opinion change	11 9
:opinion check	5 -7
:opinion choose	2 10
:opinion come	0 13 6 16
:opinion count	6 8
:opinion cover	5 9
:opinion decline	2 7
:opinion do	0 -19 3 -14 4 -29 5 16
:opinion dogs	3 30
:opinion don't	1 15 4 -27 6 -8 7 7 11 -7
:opinion drift	3 8
:opinion easter	13 18
:opinion end	6 22
:opinion everybody	1 9
:opinion ex	8 14
:opinion expect	6 23
:opinion feel	2 8
:opinion fill	2 16
:opinion find	1 10
:opinion flat	0 10
:opinion fly	8 9
:opinion foreigners	2 7
:opinion free	4 14
:opinion gay	2 7
:opinion get	1 -15 4 13 8 17
:opinion go	4 8 6 -15
:opinion had	8 -8
:opinion have	1 13 3 -8 8 -30 13 -21
:opinion hear	0 -15 3 -13 4 22
:opinion him	0 7
:opinion holidaymakers	9 9
:opinion improve	4 10
:opinion in	7 14 11 10
:opinion is	4 7 7 -11
:opinion it	4 -11 9 7
:opinion join	2 9
:opinion keep	2 10 4 -11 5 9
:opinion kids	1 -8
:opinion know	1 -25 3 -22 13 13
:opinion leave	3 7 6 -9
:opinion let	0 -8 4 -10
:opinion like	13 12
:opinion live	6 9 7 14
:opinion look	0 15
:opinion lose	6 11
:opinion make	7 13
:opinion market	10 16
:opinion mean	0 8 1 13
:opinion mention	6 9
:opinion mobile	14 19
:opinion moved	8 7
:opinion nine	4 7
:opinion none	7 19
:opinion number	14 9
:opinion of	6 7 7 11
:opinion open	8 9
:opinion other	1 9 4 8
:opinion our	10 17
:opinion own	2 -12
:opinion pay	6 11 13 -19
:opinion people	1 12
:opinion pets	3 -7
:opinion phone	14 -15
:opinion prefer	2 -8
:opinion promise	7 12
:opinion read	6 13
:opinion rehome	3 12
:opinion rent	4 -40 10 12 13 -17
:opinion roof	2 12
:opinion rule	3 8
:opinion run	7 9
:opinion save	2 10
:opinion say	3 19 4 -19 7 15 8 8
:opinion secure	13 8
:opinion see	2 10 4 -9
:opinion sell	10 13 12 16
:opinion settle	13 22
:opinion show	0 9
:opinion sign	13 17
:opinion sit	7 8
:opinion someone	4 -10
:opinion somewhere	1 9
:opinion stay	3 8
:opinion stop	5 15 7 11
:opinion suit	4 12
:opinion take	6 11 13 21
:opinion the	1 -10 2 -11 4 15 7 -28 8 15 9 -7 12 12 14 -37
:opinion them	2 10 11 10
:opinion think	1 -14
:opinion this	7 8
:opinion those	1 18 2 20
:opinion three	5 7
:opinion thursday	8 8
:opinion to	0 10 6 23
:opinion took	0 11
:opinion urge	6 7
:opinion us	3 -21 7 -8 12 12
:opinion used	3 -11
:opinion view	6 11
:opinion vote	1 9
:opinion want	2 8 13 -11
:opinion watch	0 13
:opinion welcome	0 -7
:opinion were	2 -12
:opinion what	4 8
:opinion which	4 10
:opinion whoever	4 10
:opinion wife	4 9
:opinion will	4 21 6 -22
:opinion with	7 9
:opinion won't	2 -13 3 7 4 9
:opinion word	7 12
:opinion work	13 8
:opinion would	2 -16
:opinion write	1 8 5 12
:opinion you	0 -19 6 -11 7 16
:opinion your	0 8 3 7
:opinion £#	5 -41
:opinion £##	6 15
:opinion>:absence	8 27
:opinion>:absolute	0 -9 1 -25 2 -8 4 -7 6 -22 7 19 10 7 12 15 13 -29
:opinion>:accepting	0 -13 1 10 6 13 11 17
:opinion>:advance	0 -22 1 15 2 -9 6 -18 10 -9 13 44 14 -10
:opinion>:age	5 21
:opinion>:asking	2 -18 4 -18 6 16 11 -8 12 -12
:opinion>:bid	0 -8 4 18
:opinion>:building	0 14 2 -8 4 -31 6 -10
:opinion>:burden	2 19 4 13
:opinion>:child	1 16 7 9
:opinion>:childless	1 13
:opinion>:clocktime	1 -21 2 -35 8 12 13 29
:opinion>:codething	0 11 2 -14 7 -36 8 -18 14 29
:opinion>:condition	8 13
:opinion>:consent	0 -12
:opinion>:councilpay	0 -62 2 16 4 -11 13 9
:opinion>:deadline	1 -8 6 12 7 -11 9 15 11 -11 13 30
:opinion>:demand	1 7 2 -10 6 7
:opinion>:demanding	4 -15 7 -45 8 -8 10 -13 11 -20 13 14
:opinion>:denying	2 -32 4 10 5 -9 6 -8 7 -13
:opinion>:deterring	1 12 2 12 4 -14 6 -14 10 -28 11 -15
:opinion>:disability	2 7
:opinion>:disclaimer	5 -14 6 -17 11 11 12 -9
:opinion>:dislike	6 -8
:opinion>:everyone	2 -9 7 7 13 7
:opinion>:fairness	2 -8 4 -29 5 17 7 -7
:opinion>:faith	2 48 6 -16
:opinion>:family	6 -17 8 -16 11 8
:opinion>:fee	13 12
:opinion>:feething	2 -10 5 -10 11 9
:opinion>:fixed	3 13 12 20 13 23
:opinion>:forename	2 14 7 16
:opinion>:healthword	3 16
:opinion>:hiding	1 -8 2 8 4 -15 6 15 8 8
:opinion>:holiday	6 15 7 11 8 9
:opinion>:income	1 -11 7 12 8 -8 13 -19
:opinion>:jobless	0 -34 13 12
:opinion>:jobname	0 20
:opinion>:keything	6 8
:opinion>:kin	1 -15 2 -10 4 12 6 -13 8 7
:opinion>:law	3 12
:opinion>:losing	2 23 13 -9
:opinion>:money	1 -10 4 19 5 -26 7 -14
:opinion>:nation	0 -9 2 13
:opinion>:nearby	0 -21 4 -14 5 10 6 -13 8 -17 9 -13 10 8
:opinion>:negation	0 -14 3 -11 4 -41 8 -20 13 -11 14 -25
:opinion>:neighbour	0 9 2 -19 6 8
:opinion>:newness	0 -7 2 -57 3 -7 7 -28 9 13 10 10
:opinion>:number	0 19 5 8 6 -9 11 -22
:opinion>:online	8 -7 11 -13 13 7 14 9
:opinion>:onlyword	1 13 2 -9 4 -12 10 8
:opinion>:openprice	3 -22 4 14 7 -17 10 -17 11 14
:opinion>:opinion	1 13 2 22 4 -13 6 35 8 -9 9 -15 11 -16 14 -16
:opinion>:origin	2 20 14 7
:opinion>:payer	0 -7 10 14 13 19
:opinion>:paying	0 -10 1 12 4 -13 5 17 8 -43 13 15
:opinion>:period	5 11 6 -14 9 24 12 -17
:opinion>:person	0 8 5 -11 6 -13 7 -15 11 -20
:opinion>:pet	1 -33 2 -35 3 44
:opinion>:petpart	3 9
:opinion>:phone	2 -29 3 -9 6 8 8 -16 14 14
:opinion>:photo	0 15 3 21 4 -16 5 20 7 -7 11 19
:opinion>:place	7 -13 10 8
:opinion>:preferring	2 -11 4 26 6 -16 7 -30
:opinion>:promise	4 7 6 28 11 13
:opinion>:ranking	7 -31 9 12 10 -16
:opinion>:record	6 10 14 10
:opinion>:refusing	0 13 1 20 2 24 3 21 5 -10 6 7
:opinion>:rent	1 -20 10 23
:opinion>:return	1 -11 7 19 10 24 13 7
:opinion>:room	1 -11 5 -19 6 9 10 -7
:opinion>:rulesplace	0 27 1 -33 5 7 6 -15
:opinion>:scarcity	1 10 2 -16 4 11 7 -14 9 12
:opinion>:school	7 -10
:opinion>:seller	0 -14 1 19 4 -10 6 16 7 -18 10 13
:opinion>:sex	1 -10 2 9 6 -8
:opinion>:sexual	8 23
:opinion>:spelled	1 10 2 16 4 -11 5 21 7 9 11 -18
:opinion>:student	3 -7
:opinion>:thing	5 9 6 13
:opinion>:time	1 8 6 -7
:opinion>:title	0 18 14 11
:opinion>:tribunalrent	7 -9 10 13
:opinion>:urgency	2 -14 3 -17 4 -9 5 -13
:opinion>:utility	0 -8 7 20
:opinion>:wanting	4 10 7 -11 11 -15
:opinion>:welcoming	2 -37 4 9 7 -17
:opinion>:work	0 35 2 -33 5 -23 6 -27 8 -12
:opinion>:writeto	0 -10 3 -38 13 9
:opinion_:absence	0 32 6 -9 8 16 12 17
:opinion_:absolute	1 7 3 18 4 -15 5 -18 6 -20 7 27 11 -7 12 17 14 -28
:opinion_:accepting	1 24 3 23 6 29 7 -14 8 -15 11 -22 13 -14
:opinion_:advance	0 -13 1 10 7 -33 12 -20
:opinion_:age	5 25 8 -14
:opinion_:asking	0 13 1 -17 2 -43 6 -7 7 -22 8 -14 11 -11 13 10
:opinion_:benefit	0 29 1 -10 3 -8 4 -13
:opinion_:bid	4 46 7 -23 8 -40 13 -30
:opinion_:building	0 32 7 7
:opinion_:burden	2 7 4 12 9 8 10 -8 12 9 13 -14
:opinion_:child	0 -32 1 55 3 -28 7 9
:opinion_:childless	1 7 8 -34
:opinion_:clocktime	0 16 1 13 2 -7 4 8 6 -14 8 11 9 20 11 -9 12 9 13 -11 14 -13
:opinion_:codething	0 12 2 10 7 -20 14 29
:opinion_:condition	0 15 5 17 7 -10 8 22 13 7 14 -9
:opinion_:consent	6 14 7 11
:opinion_:councilpay	0 -21 1 -15 13 18
:opinion_:deadline	2 13 3 20 7 -9 9 9 11 -50 12 32
:opinion_:demand	0 -19 1 -17 3 7 5 15 6 18 14 7
:opinion_:demanding	0 10 4 -27 5 13 8 -18 14 -23
:opinion_:denying	2 -24 8 -12
:opinion_:deposit	6 8
:opinion_:deterring	1 10 4 -7 5 14 7 11 9 10 13 -7
:opinion_:disability	1 -16 2 22
:opinion_:disclaimer	2 15 4 21 5 20 6 10 11 17 13 -9 14 -7
:opinion_:dislike	2 15 8 -22
:opinion_:everyone	0 -15 6 -16
:opinion_:fairness	0 -10 2 -65 3 -20 13 11
:opinion_:faith	2 59 6 -23 7 -8
:opinion_:family	1 22 2 21 6 -27 7 -16 8 16
:opinion_:fee	2 -13 5 12
:opinion_:feething	2 -20 3 -21 4 -15 5 21 7 -25 8 -10 11 -29 12 -7
:opinion_:fixed	2 -21 6 -21 12 20
:opinion_:forename	7 7
:opinion_:hiding	0 -18 1 13 2 14 4 -30 8 24 13 -15
:opinion_:holiday	2 -16 8 13 9 17
:opinion_:income	0 25 2 -31 4 8 8 8
:opinion_:jobless	4 14 5 -8 8 10
:opinion_:keything	6 21 8 17
:opinion_:kin	2 16 4 -8 6 -26 7 -12 8 11
:opinion_:law	6 -14
:opinion_:lifeword	0 20 8 7
:opinion_:longperiod	1 20 13 -16
:opinion_:losing	2 27 7 -11 8 -15
:opinion_:money	1 -39 4 21 5 19 6 -54
:opinion_:nation	0 -20 2 31
:opinion_:nearby	4 -25 7 -10 9 -21 11 19 14 -7
:opinion_:negation	0 -32 2 -25 3 16 4 -35 8 -37 10 -11 13 -15
:opinion_:neighbour	4 14 6 14
:opinion_:newness	1 15 3 8 6 12 7 -15 8 -26 10 12 12 -27 13 7
:opinion_:number	0 10 2 7 3 -7 8 9 12 16 14 22
:opinion_:offerdeal	1 20 2 11 4 34
:opinion_:online	6 -23 14 13
:opinion_:onlyword	1 18 2 -12 3 9 7 -28 8 -19 13 -12
:opinion_:openprice	2 16 4 26 6 7 7 -21 8 8 10 -12 12 12 13 -30 14 22
:opinion_:opinion	4 -27 6 7 7 -17 8 7 11 -16 12 -9 14 25
:opinion_:origin	2 30
:opinion_:payer	5 9 7 -34 8 -10 13 25
:opinion_:paying	2 -19 3 -24 4 14 5 8 13 39
:opinion_:period	2 -19 6 -29
:opinion_:person	1 -17 2 14 4 13 7 -10 8 -27 11 -22 14 -25
:opinion_:pet	0 -38 1 -30 2 -68 3 28 4 -25 6 -41 8 -17
:opinion_:petpart	3 27
:opinion_:phone	1 7 6 8 14 22
:opinion_:photo	0 13 4 -16 5 20 11 33
:opinion_:place	1 -13 8 18 14 -7
:opinion_:politics	2 21 8 14
:opinion_:preferring	2 -12 3 -7 4 11 7 -20 8 -20
:opinion_:promise	1 -31 4 8 5 -7 6 16 7 25 8 -8 11 10 13 -10
:opinion_:ranking	0 12 1 25 3 11 4 -10 6 15 7 -24 11 -10
:opinion_:refusing	3 -10 5 15
:opinion_:regretting	3 15
:opinion_:rent	4 30 6 7 13 10
:opinion_:return	4 28 7 7 8 -13 13 11
:opinion_:room	2 8 8 -10 11 -42 13 12
:opinion_:rulesplace	1 -31
:opinion_:safety	2 25
:opinion_:scarcity	1 17 2 9 3 19 7 -16 9 10
:opinion_:seller	0 7 1 18 3 25 4 -10 5 11 8 -9 11 8
:opinion_:sex	1 -10 2 56 4 -17 6 -42
:opinion_:spelled	0 -21 4 -15 7 -15 8 14 10 -14 11 7 14 24
:opinion_:student	0 10 1 -9 3 -7
:opinion_:superlative	0 -12 4 16 6 -56 11 -11 13 -7
:opinion_:thing	8 20
:opinion_:time	2 12 3 10 6 -22 13 9
:opinion_:title	0 13 3 -7 6 13 8 10 14 16
:opinion_:tribunalrent	6 12 7 -17
:opinion_:urgency	6 -22 7 -43 8 11 11 -7
:opinion_:utility	7 21
:opinion_:wanting	2 -9 8 -38 12 12 13 13
:opinion_:welcoming	1 -17 2 -17 5 15 14 7
:opinion_:work	0 49 2 -48 4 -15 6 -16 12 -13
:opinion_:worshipplace	2 10
:opinion_:writeto	5 -12 6 10 7 -8 12 -12 13 7 14 7
:origin	0 -74 1 -101 2 123 3 -71 4 -39 5 -23 6 -15 7 -51 8 -49 9 -23 10 -20 11 -35 12 -9 13 25 14 -7
:origin $	0 -30 1 -21 2 37 3 -7 4 -12 8 -14
:origin ,	7 7
:origin :condition	2 11
:origin :fairness	2 7
:origin :family	2 21
:origin :negation	2 14
:origin :origin	2 47
:origin :paying	2 11
:origin :person	2 21
:origin :place	2 12
:origin :promise	2 8
:origin :wanting	2 11
:origin :welcoming	2 15
:origin accent	2 16
:origin and	0 13 2 32
:origin are	2 11
:origin families	2 21
:origin for	8 10
:origin here	2 18
:origin holders	2 9
:origin nationals	2 10
:origin please	2 22
:origin will	2 8
:origin you	6 27
:origin>:burden	2 10
:origin>:condition	2 11
:origin>:demanding	2 8
:origin>:everyone	8 7
:origin>:fairness	2 8
:origin>:family	2 21
:origin>:income	2 17
:origin>:negation	0 10 2 36
:origin>:onlyword	2 13
:origin>:origin	2 51
:origin>:paying	2 9
:origin>:person	2 13
:origin>:place	2 21
:origin>:scarcity	2 13
:origin>:seller	2 7
:origin>:spelled	2 20
:origin>:wanting	2 17
:origin>:welcoming	2 11
:origin_:absence	2 10
:origin_:absolute	2 18
:origin_:accepting	2 20 13 13
:origin_:burden	0 -7 2 22
:origin_:clocktime	8 12
:origin_:codething	2 16
:origin_:deadline	8 10
:origin_:demanding	2 26
:origin_:disability	2 8
:origin_:everyone	2 7 8 7
:origin_:faith	2 -13
:origin_:feething	2 7 13 7
:origin_:income	2 28
:origin_:negation	1 -15 2 44 6 -10
:origin_:newness	2 9
:origin_:number	2 22
:origin_:onlyword	2 37
:origin_:openprice	2 17
:origin_:opinion	2 12 7 10
:origin_:origin	2 29
:origin_:payer	2 45
:origin_:period	13 15
:origin_:promise	2 15
:origin_:ranking	2 15
:origin_:room	2 -9
:origin_:scarcity	2 26
:origin_:seller	2 31
:origin_:sex	2 -13
:origin_:spelled	2 30 8 -15
:origin_:superlative	2 7
:origin_:title	2 10
:origin_:tribunalrent	2 13
:origin_:wanting	2 16
:origin_:welcoming	2 18
:origin_:writeto	2 28
:payer	0 15 1 8 3 15 5 26 6 -36 7 18 10 -16 11 -26 13 17 14 -31
:payer #	11 7
:payer $	0 -31 1 -16 3 -24 4 -33 5 -17 6 -32 8 -22 11 -34 12 -10 14 -72
:payer ,	0 -23 5 -38 6 -13 7 9 8 8
:payer :absence	3 11 4 16 8 8 9 10 13 15
:payer :absolute	3 -16 4 -18 6 -17 7 -31
:payer :accepting	2 14 8 -22 11 8 13 11
:payer :advance	0 -9
:payer :asking	1 14 6 10 7 11 8 -34
:payer :building	1 8 3 14 7 -13
:payer :burden	1 -14 6 17 7 8 8 8 12 10
:payer :child	3 11
:payer :clocktime	6 -18 8 -21 13 17
:payer :codething	0 16 5 -10 6 -10 7 -23
:payer :condition	1 -27 6 11
:payer :councilpay	0 -18
:payer :deadline	13 24
:payer :demand	5 10 6 13 13 11
:payer :demanding	4 -12 13 18
:payer :denying	1 -18 2 -29 4 11 6 -12 7 -14
:payer :deterring	3 15 4 -15 5 20 7 12
:payer :disability	2 19
:payer :disclaimer	1 -8 2 16 4 -30 5 22 6 -29 14 16
:payer :everyone	1 8 13 9
:payer :fairness	1 13 3 -22 4 -9
:payer :family	1 7
:payer :fee	0 -8 13 15
:payer :feething	4 -20 5 12 9 -9 12 9
:payer :fixed	4 7 13 26
:payer :hiding	3 7 6 23 7 14
:payer :holiday	4 9
:payer :income	5 -22 13 -32
:payer :jobname	5 33
:payer :kin	0 13
:payer :lifeword	0 -13 1 -10 8 -9
:payer :longperiod	13 11
:payer :losing	3 11 6 -22 7 14 8 19 13 -7
:payer :nearby	5 9
:payer :negation	8 -22 10 -8 11 10
:payer :neighbour	9 9
:payer :newness	3 -26 7 -12
:payer :number	4 -7 7 -32
:payer :online	6 20 14 40
:payer :onlyword	3 -16 4 -25 6 -9 7 -17 12 12
:payer :openprice	0 10 1 -38 3 -37 5 -15 6 -11 9 -15
:payer :opinion	0 -11 7 -12 13 -17
:payer :payer	3 -18 7 -21 8 -19
:payer :paying	0 -9 5 -34 13 -29
:payer :period	13 -8
:payer :person	0 -15 2 -17 8 18 13 21
:payer :phone	6 11
:payer :photo	9 9 11 19
:payer :place	7 17
:payer :preferring	0 8
:payer :promise	3 -11 6 8 11 11
:payer :ranking	2 -11 4 9 6 -29
:payer :record	8 -9
:payer :refusing	3 21
:payer :room	8 -9
:payer :rulesplace	1 9
:payer :scarcity	1 -17 2 -10 8 12 13 -10
:payer :seller	0 21 1 8 2 27
:payer :sex	5 16
:payer :source	2 13 3 7 6 11
:payer :spelled	1 -17 4 -11 7 -26 13 -10
:payer :thing	5 10
:payer :time	5 8
:payer :urgency	6 -7
:payer :wanting	1 -8
:payer :welcoming	0 -14 1 16 2 -16 4 16 13 12
:payer :work	8 -8
:payer :worshipplace	2 13
:payer :writeto	5 -8
:payer a	2 -11 3 -22
:payer about	3 -15
:payer account	13 15
:payer add	0 8
:payer against	0 13
:payer agency	2 9
:payer an	4 16
:payer and	1 -19 2 26 4 -13
:payer are	0 9 1 15 2 -10 3 13 5 -10 6 -45 8 20 11 -29
:payer area	7 9
:payer ask	1 8 4 -10 5 8
:payer at	7 -11
:payer books	10 23
:payer broker	5 11
:payer building	1 9
:payer but	3 -21
:payer by	0 15 4 -9
:payer can	1 -7 6 11 7 19 14 8
:payer can't	2 12 3 -15 5 7 6 12 7 -24 11 19
:payer cannot	6 21
:payer charge	5 7
:payer church	2 8
:payer client	0 12 1 16 4 7 7 -7
:payer client's	2 12
:payer contents	5 11
:payer cost	5 -12
:payer costs	5 16
:payer do	0 -10 3 -11 4 -25 5 11 13 -9
:payer doesn't	7 15
:payer don't	1 20 4 -24 6 -9 11 -7
:payer else	7 9
:payer expect	6 15
:payer expense	5 -14
:payer family	1 8
:payer feel	2 7
:payer flat	9 9
:payer flats	6 16
:payer fly	8 10
:payer for	2 -15 3 -18 4 -16 5 12 6 7 7 11 13 -11
:payer four	13 -22
:payer from	0 8
:payer go	8 8 14 7
:payer guarantee	7 12
:payer had	8 -9
:payer handle	14 9
:payer happy	13 10
:payer has	3 20 8 -9
:payer have	0 9 4 16 5 -17 8 -17 13 -30
:payer hearts	3 14
:payer hold	8 8
:payer i	0 10
:payer ideal	2 14
:payer in	0 -18 1 -16 2 -55 4 -24 6 -19 7 51 8 22 10 -9
:payer is	0 8 7 -20 8 7
:payer keep	2 9
:payer know	4 10 6 7
:payer leave	4 14 8 9
:payer let	0 -10 4 -7
:payer lets	12 11
:payer like	13 12
:payer list	6 -10
:payer lodger	8 20
:payer man	5 8
:payer mean	0 8 1 18
:payer meet	5 -8
:payer monthly	13 -17
:payer moved	8 7
:payer neighbours	8 9
:payer of	0 -35 1 10 3 9 5 9 13 -17
:payer on	1 -14 6 9 7 19
:payer only	8 10
:payer other	3 14 11 14
:payer own	1 -12 2 27 8 -13 14 16
:payer pay	5 -15
:payer phones	6 11
:payer pictures	11 17
:payer please	1 13 4 9
:payer preference	0 12
:payer promise	7 12
:payer referencing	0 13
:payer rent	13 7
:payer say	0 10 7 11
:payer sell	12 17
:payer sign	13 7
:payer since	3 9
:payer solicitor	5 14
:payer take	0 -19 2 -9 13 25
:payer tenants	2 -17 7 10 13 19
:payer that	3 12
:payer the	3 13 7 -11
:payer to	13 -18
:payer took	0 11
:payer under	1 8 3 12
:payer urge	6 7
:payer used	3 -11
:payer want	2 8
:payer welcome	0 -7
:payer were	2 -13
:payer when	0 8
:payer whether	1 8
:payer which	4 10
:payer will	4 13 5 -10 6 -17 7 -15 13 7
:payer with	3 20
:payer won't	3 16 4 8 6 -7
:payer word	7 10
:payer would	2 -38 3 -21
:payer you	7 18
:payer zone	1 8
:payer>:absence	2 -11 3 9 4 14 6 7 8 23 9 20 13 12
:payer>:absolute	1 -16 3 -11 4 -36 6 -10 7 -11 8 9
:payer>:accepting	0 -8 2 16 4 13 7 -7 8 -33 13 9 14 -8
:payer>:advance	6 -21 10 -9 13 10
:payer>:age	1 -10
:payer>:asking	2 -10 6 9 7 18 8 -53 11 -9
:payer>:benefit	0 -10
:payer>:bid	2 -14
:payer>:building	0 -8 3 12 8 -33 9 17 10 9
:payer>:burden	2 -13 3 -13 6 19 11 -19 12 7 14 18
:payer>:child	1 38 3 8 7 10
:payer>:childthing	1 7
:payer>:clocktime	8 14 13 24
:payer>:codething	0 30 1 18 5 -10 6 -16 7 -26 13 -11 14 -9
:payer>:condition	1 -9 2 -22 6 15
:payer>:councilpay	5 -9
:payer>:deadline	1 -18 8 10 13 19
:payer>:demand	5 28 6 32 13 10
:payer>:demanding	3 -14 8 -19 11 -17 13 17
:payer>:denying	1 -27 2 -20 4 11 7 -12 8 -7 13 -13
:payer>:deterring	3 16 4 -20 5 12 14 10
:payer>:disability	2 12
:payer>:disclaimer	2 9 5 21 6 -47 7 23 14 13
:payer>:dislike	2 -8 3 20 7 7
:payer>:everyone	1 8 3 -7 4 -21 6 16 13 15
:payer>:fairness	1 24 3 -8 4 12 5 15 8 -22
:payer>:fee	0 -8 13 17
:payer>:feething	1 -15 5 16 6 -10 11 -10 12 8 13 -15 14 -11
:payer>:fixed	3 8 13 37
:payer>:healthword	8 8
:payer>:hiding	3 10 6 20 7 11 9 19
:payer>:holiday	4 8 9 7
:payer>:income	5 -23 13 -35
:payer>:jobless	0 9 13 12
:payer>:jobname	2 8 5 38
:payer>:keything	8 20
:payer>:kin	0 11 1 15
:payer>:law	7 8
:payer>:longperiod	0 -7 13 12
:payer>:losing	3 11 6 -50 7 13 8 21 13 -11
:payer>:nearby	5 7 6 8
:payer>:negation	4 -43 5 -33 7 -9 8 -14
:payer>:neighbour	2 -12 5 -7 9 20 10 10
:payer>:newness	0 -7 1 -20 10 -16
:payer>:number	1 8 4 -41 8 -11 11 14
:payer>:offerdeal	7 13
:payer>:online	2 -23 3 12 4 -26 6 17 14 40
:payer>:onlyword	3 -7 5 -14 6 -11 12 10
:payer>:openprice	2 7 4 8 5 -26 6 -17 8 -10 9 -25 12 -10 14 7
:payer>:opinion	0 -7 4 7 5 -18 9 -16 13 -27
:payer>:payer	1 -8 2 -8 4 -23 5 -43 8 -7
:payer>:paying	5 -21 7 -9 8 -13 13 -23
:payer>:period	0 -29 13 -9
:payer>:person	0 10 2 -15 6 8 8 13 13 19
:payer>:pet	3 11
:payer>:petpart	3 24
:payer>:phone	6 8
:payer>:photo	9 20 10 11 11 12
:payer>:place	7 16
:payer>:preferring	0 7 1 16 5 -9 6 -15 7 -12 8 -19 11 -12
:payer>:promise	0 -9 1 -11 2 8 6 12 11 9
:payer>:ranking	2 -7 7 -17 9 14 13 9
:payer>:refusing	0 31 3 30
:payer>:regretting	2 -10
:payer>:rent	8 7
:payer>:return	4 -16 8 7
:payer>:room	1 -8 3 -8 8 -9 14 8
:payer>:rulesplace	3 15 5 -10
:payer>:scarcity	1 -21 2 -9 8 7 9 26
:payer>:seller	0 20 1 8 4 -19 5 -15 14 -20
:payer>:sex	5 16
:payer>:source	2 11 6 8
:payer>:spelled	4 -46 6 -47 7 -40 8 19 12 -8
:payer>:superlative	1 -11 4 21 7 11
:payer>:thing	5 7
:payer>:time	0 16 1 -8 2 -12
:payer>:title	2 11 6 -20
:payer>:urgency	6 -11 8 16
:payer>:wanting	8 -13 12 7 14 -16
:payer>:welcoming	1 13 2 -44 4 23 13 10
:payer>:work	2 -10 7 -12 8 -12 14 19
:payer>:worshipplace	2 14
:payer>:writeto	2 -18 5 -43 13 -23
:payer_:absence	0 17 6 -13 8 13 12 25
:payer_:absolute	0 -11 1 7 4 -25 6 -24 11 -24
:payer_:accepting	0 16 1 8 3 8 6 -40 7 -36 10 -18 11 -40 13 -18 14 -7
:payer_:advance	0 -10 1 8 2 -9 8 9 12 -19
:payer_:age	0 -30 5 15
:payer_:asking	1 -13 2 -20 4 13 6 -18 7 -11 8 -11 11 -15 13 10
:payer_:benefit	0 15
:payer_:bid	4 17 8 -18 13 -33
:payer_:building	1 7 3 -27 4 -20 5 -10 6 -15 9 21
:payer_:burden	1 -8 5 11 7 -22 11 -7 14 17
:payer_:child	0 -11 1 22 2 -11 3 -33 4 -8 7 9 14 10
:payer_:childless	1 24 2 -11 8 -15
:payer_:childthing	1 14
:payer_:clocktime	0 -18 3 7 8 21 9 19 13 20
:payer_:codething	3 -11 4 10 6 -16 12 7
:payer_:condition	0 -14 2 -8 6 -16 12 14
:payer_:consent	0 22
:payer_:councilpay	0 7 5 -21
:payer_:deadline	1 -24 2 19 8 13 11 -35 12 10
:payer_:demand	2 -10 3 25 4 -12 5 9 6 28
:payer_:demanding	1 -7 2 -11 3 -12 5 16 7 9 8 -12 11 -9
:payer_:denying	1 -10 8 -16
:payer_:deterring	3 18 8 13 11 -28 14 19
:payer_:digits	14 7
:payer_:disability	1 -16 2 7
:payer_:disclaimer	4 19 8 -11
:payer_:dislike	2 10 3 20
:payer_:everyone	1 -9 2 -22 4 -7 7 -7 11 -14 12 -11 14 11
:payer_:fairness	2 -51 3 -38 6 -44 7 12 8 -9 12 -8
:payer_:family	2 7
:payer_:fee	0 -18 1 -8 3 -17 5 20 7 10 13 7
:payer_:feething	0 -15 3 -8 7 -13 8 16 11 -17 14 -11
:payer_:fixed	12 26 13 14
:payer_:forename	8 10
:payer_:hiding	3 -7 8 9 9 8 13 -24
:payer_:income	0 9
:payer_:jobless	0 15
:payer_:keything	6 14 8 24
:payer_:kin	0 13 1 -26
:payer_:law	7 8
:payer_:lifeword	8 13
:payer_:longperiod	0 -24 7 -20 12 15
:payer_:losing	0 19
:payer_:money	1 -37 2 -17 4 11 5 53
:payer_:nation	2 27
:payer_:nearby	7 10
:payer_:negation	0 -15 2 -29 4 -14 5 -16 6 -7 8 -10 11 17 13 -22
:payer_:neighbour	1 7 3 -7 4 9 5 -27
:payer_:newness	2 -30 3 -26 7 10 11 -7 12 -10
:payer_:number	1 -7 3 9 7 -8 13 17 14 16
:payer_:offerdeal	0 12 1 11 4 26
:payer_:online	2 -25 3 7 4 -28 5 -25 6 -15 13 -32 14 23
:payer_:onlyword	4 19 6 -24
:payer_:openprice	1 -10 2 9 4 11 6 -9 8 -14 10 -8 12 7 13 -24
:payer_:opinion	4 -8 7 8 8 -7 13 -19 14 -21
:payer_:origin	2 14 8 -15
:payer_:payer	0 -21 2 -39 4 -28 5 -30 6 -10 7 -10 8 -7 12 -32 13 -14
:payer_:paying	0 13 2 -34 3 8 6 -8 8 -12
:payer_:period	0 -34 2 -19 4 -13 6 -37 7 -38 13 36
:payer_:person	0 15 1 -9 2 8 6 11 8 -46 11 -16
:payer_:pet	0 -18 1 -9 3 28 6 -12 8 -16
:payer_:petpart	3 31
:payer_:photo	3 -34 4 -12
:payer_:place	2 -10 3 21
:payer_:politics	2 18
:payer_:preferring	0 -18 3 -16 5 -7 8 -22
:payer_:promise	1 -20 2 11 5 12 7 32 8 -29 11 21 13 12
:payer_:ranking	1 15 6 11
:payer_:record	7 -10 8 7
:payer_:refusing	1 -7 2 -20 3 -19 6 -28
:payer_:rent	0 -15
:payer_:return	1 14 5 -54 13 9
:payer_:room	1 11
:payer_:rulesplace	11 8
:payer_:safety	2 12 3 7 7 12
:payer_:scarcity	0 14 1 13 3 11 5 -20 8 -15 9 22
:payer_:seller	1 9 2 -23 3 12 4 -29 5 -16 11 8 12 -20 13 -12 14 -35
:payer_:sex	2 52
:payer_:sexual	0 7
:payer_:source	0 9
:payer_:spelled	1 -18 2 -17 3 -7 5 27 6 -7 7 -15 8 16 11 12
:payer_:student	1 -9
:payer_:superlative	1 -12 2 7 6 -9
:payer_:thing	8 10
:payer_:time	7 9 13 24
:payer_:title	5 -10
:payer_:wanting	1 22 4 7 5 -21 7 15
:payer_:work	2 -14 5 7 7 -7 8 -11 9 -7 14 13
:payer_:writeto	0 -15 2 -23 4 -30 5 -9 6 22 13 -13
:paying	1 -35 2 -41 3 -20 4 -11 5 73 6 -39 8 -51 9 -53 10 -30 11 -42 12 -79 13 86 14 -51
:paying #	5 30
:paying ##	2 13
:paying $	1 -58 2 -10 4 14 5 27 12 -14 14 -18
:paying ,	0 14 2 11 3 -7 4 23 5 -28 8 -17
:paying :absence	7 9
:paying :absolute	5 -21
:paying :advance	4 -7 13 23
:paying :burden	2 15 13 20 14 -7
:paying :childless	4 -17 13 9
:paying :clocktime	0 7 4 21
:paying :codething	1 7
:paying :condition	5 12
:paying :deadline	6 -22 13 27
:paying :demanding	5 -9 6 -7 13 10
:paying :income	13 -14
:paying :longperiod	0 -9 13 24
:paying :money	0 -8 1 13 3 -15 4 -38 7 -15 13 -7
:paying :neighbour	8 8
:paying :number	2 15 5 25 12 -12
:paying :opinion	2 -9 5 13
:paying :payer	3 -7 13 -11
:paying :period	13 -9
:paying :photo	2 8
:paying :preferring	13 10
:paying :ranking	0 -7 4 -16 13 16
:paying :rent	8 7
:paying :return	8 7
:paying :scarcity	2 7
:paying :seller	0 22 5 15
:paying :spelled	5 -38 6 10
:paying :time	5 12
:paying :title	0 8 5 10
:paying :writeto	0 13 3 -7 13 11
:paying a	2 -40 6 -26 7 15 13 23
:paying ahead	13 23
:paying and	4 14 8 14
:paying another	2 9
:paying are	5 9
:paying at	6 10 13 20
:paying by	0 29 4 -18 5 29 6 -15
:paying cash	6 7
:paying for	2 -33 3 -9 5 21 6 -9 8 -7 13 15
:paying four	13 -25
:paying from	0 20
:paying funds	13 7
:paying gets	6 10
:paying has	8 9
:paying held	3 19
:paying here	2 7
:paying him	5 14
:paying in	5 -23 13 9
:paying instead	13 11
:paying is	1 7
:paying it	2 12
:paying less	7 16
:paying many	6 7
:paying me	0 13 4 -11 13 19
:paying monthly	13 -32
:paying most	4 11
:paying of	1 -8 4 -8 6 -10 7 -7 13 -10
:paying only	2 7 13 9
:paying over	4 -17 13 9
:paying quarterly	13 17
:paying rent	8 7
:paying somewhere	1 9
:paying termly	13 10
:paying the	1 -7 4 8 7 -15 13 59
:paying their	0 12
:paying this	6 7
:paying to	0 -7 2 -14 4 -20 11 7
:paying up	13 19
:paying well	13 21
:paying what	5 -8
:paying you	2 7 7 12
:paying your	0 9 1 -20 6 10
:paying £#	4 -27 5 -14 13 -28
:paying £##	0 -8 3 -8 5 8
:paying>:absence	7 9 13 -7
:paying>:absolute	0 -18 2 9 5 -19 13 36
:paying>:accepting	10 8
:paying>:advance	0 -15 5 -44 13 46
:paying>:asking	4 15
:paying>:benefit	0 11
:paying>:bid	4 29 5 17 6 -13
:paying>:building	10 10
:paying>:burden	1 11 2 11 13 20 14 -14
:paying>:child	1 -23
:paying>:childless	4 -16 5 11 13 9
:paying>:clocktime	4 25 13 18
:paying>:codething	0 -9 7 -7 8 -9
:paying>:condition	5 11
:paying>:consent	0 9
:paying>:councilpay	0 21
:paying>:deadline	5 -8 6 -15 8 -7 13 18
:paying>:demanding	4 17 5 -8 6 -12 13 16
:paying>:denying	13 10
:paying>:deposit	3 19 5 -10 6 12
:paying>:deterring	3 11 4 19 6 -22 9 16
:paying>:disclaimer	0 10
:paying>:everyone	1 17 7 8
:paying>:fairness	4 17 13 -7
:paying>:fixed	13 21
:paying>:hiding	0 11 8 8
:paying>:income	13 -20
:paying>:jobless	0 19
:paying>:jobname	0 -11
:paying>:keything	6 9
:paying>:lifeword	13 -7
:paying>:longperiod	0 -30 13 48
:paying>:losing	0 12 1 14 2 11 6 -15
:paying>:money	0 -20 3 -24 4 -65 13 -24
:paying>:nation	2 10
:paying>:nearby	6 7
:paying>:negation	2 11 5 -30
:paying>:neighbour	8 7 13 14
:paying>:newness	13 26
:paying>:number	2 10 5 19
:paying>:onlyword	0 -15 2 9
:paying>:openprice	1 12 3 10 4 10 11 7
:paying>:opinion	5 27 7 8
:paying>:payer	2 -15 3 -31 6 -8 8 -10
:paying>:period	0 -17 4 -46 5 -14 6 -19 7 -14 13 8
:paying>:person	2 -16 5 19 13 8
:paying>:place	2 10
:paying>:preferring	13 12
:paying>:promise	6 7
:paying>:ranking	0 -17 6 -30 13 56
:paying>:rent	4 -22 5 24 7 -12
:paying>:return	4 -24 5 17 7 -12 8 20
:paying>:rulesplace	13 9
:paying>:scarcity	2 7 5 11
:paying>:seller	0 12 1 8 4 -15 5 12 6 -32 8 -15 13 11
:paying>:source	0 15
:paying>:spelled	5 -52 9 -8
:paying>:superlative	4 27
:paying>:time	0 7 5 7
:paying>:title	0 7 5 10 13 -10
:paying>:wanting	0 13
:paying>:work	5 13
:paying>:writeto	0 10 3 -16 6 -21
:paying_:absence	13 -13
:paying_:absolute	4 -9 5 12 13 41
:paying_:accepting	1 9 5 40 13 -20
:paying_:advance	0 -15 2 -29 3 -9 5 -52 13 30
:paying_:asking	4 28
:paying_:benefit	0 9 13 -15
:paying_:bid	4 30 5 12
:paying_:building	3 10 5 13 7 17
:paying_:burden	1 19 6 9 7 -18 8 -39 13 -24
:paying_:clocktime	13 52
:paying_:codething	0 -13 2 14 4 -7 5 -13 7 -19
:paying_:condition	0 -22 2 29
:paying_:councilpay	0 21 5 -17
:paying_:deadline	0 -13 9 8 13 33
:paying_:demanding	13 9
:paying_:denying	13 15
:paying_:deposit	3 17 5 -34 6 9 13 -16
:paying_:deterring	0 13 4 12 7 -27 14 11
:paying_:disclaimer	2 -10 6 -13
:paying_:everyone	4 -18
:paying_:fairness	4 24 7 16
:paying_:family	1 7
:paying_:fee	5 21
:paying_:feething	0 -26 1 8 2 -13 3 -9 4 -30 5 17 13 -18
:paying_:fixed	13 33
:paying_:forename	5 8
:paying_:hiding	0 17
:paying_:jobless	0 11 5 -9
:paying_:jobname	0 -24
:paying_:keything	6 7 7 11
:paying_:longperiod	0 -30 4 -28 7 -36 8 -13 12 -10 13 44
:paying_:losing	0 11 2 12 6 -10
:paying_:money	4 -33 13 -16
:paying_:negation	0 13 2 31 3 -9
:paying_:neighbour	7 15 13 16
:paying_:newness	1 18 4 -39 13 30
:paying_:number	3 7 4 -14 5 10 6 11 13 31
:paying_:online	0 -17 5 -13
:paying_:onlyword	0 -8
:paying_:openprice	1 12 2 31 4 8 5 17 7 8 12 -12 13 16
:paying_:opinion	0 8 2 19 3 -14 4 22 5 35 13 19
:paying_:payer	0 -24 3 -24 6 -16 8 -21 14 -10
:paying_:paying	6 10
:paying_:period	0 -9 4 -23 6 -73 7 -42 8 -15 12 -47 13 36
:paying_:photo	7 17
:paying_:place	2 10
:paying_:ranking	0 -8 1 14 2 -35 4 13 5 -21 6 -8 8 -10 13 21
:paying_:rent	4 -39 5 22 7 -32
:paying_:return	4 -42 5 13 7 -17
:paying_:room	1 -8 3 8
:paying_:rulesplace	13 12
:paying_:safety	5 7
:paying_:seller	0 -25 5 22 6 -18 8 -18 14 -20
:paying_:source	0 9 5 7
:paying_:spelled	0 13 2 9 4 -67 5 -39 6 -13 8 -9 12 -18 13 32
:paying_:superlative	4 8
:paying_:time	0 18 7 10 13 28
:paying_:title	4 7 6 -7
:paying_:tribunalrent	0 -7 2 9 4 -9 5 -19 7 -22 13 11
:paying_:urgency	7 8 13 20
:paying_:utility	7 20 13 -9
:paying_:wanting	0 29
:paying_:welcoming	5 14
:paying_:work	0 -41 5 17
:paying_:writeto	0 -24
:period	0 -51 1 -38 2 -87 3 -76 7 -30 8 -10 9 58 10 -20 11 -20 12 61 13 97 14 -49
:period $	0 -33 1 -13 3 -40 5 -31 7 -43 9 36 11 -23 13 15 14 -34
:period ,	0 -28 5 -35 7 7 8 23 9 13 12 25
:period :absolute	6 20 7 8
:period :accepting	12 39
:period :advance	12 -48 13 35
:period :age	11 11
:period :asking	11 7 12 29
:period :burden	0 18 1 15 6 14 12 16
:period :clocktime	4 22
:period :codething	6 -7 8 -22 12 24 13 10
:period :condition	5 -22 8 -9 13 8
:period :councilpay	13 15
:period :deadline	12 -28 13 17
:period :demanding	1 8 6 -17 13 10
:period :denying	11 33 12 -22 13 -22
:period :deterring	7 -12 9 8 13 13
:period :disclaimer	12 10 13 -18
:period :everyone	7 14
:period :fee	5 9
:period :feething	5 20 12 17 13 -44
:period :fixed	1 8 5 -10 12 26 13 -43
:period :holiday	9 23
:period :income	13 -26
:period :longperiod	13 10
:period :losing	5 13
:period :money	4 32 13 22
:period :negation	12 7
:period :number	12 21 13 32
:period :onlyword	6 25 12 28
:period :openprice	4 24 5 -14
:period :opinion	4 -18
:period :payer	5 13 13 28
:period :paying	5 10 13 25
:period :period	5 -21 7 -19 13 12
:period :promise	4 10 13 -16
:period :record	12 14
:period :rent	0 -28 4 -32 5 27 6 -31 7 -45 8 -10 9 -22 10 -18 12 -61 13 21
:period :return	0 -34 4 -36 5 35 6 -40 7 -36 8 -9 9 -37 10 -22 12 -66 13 31
:period :rulesplace	12 14
:period :scarcity	4 -11 6 24
:period :seller	13 8
:period :spelled	4 -13 8 -7 12 7 13 46
:period :time	13 8
:period :title	5 11 11 11 13 -16
:period :tribunalrent	5 -13 9 -8 12 -24
:period :urgency	13 13
:period :utility	12 9
:period :wanting	13 -13
:period :welcoming	5 16
:period :work	0 -9 12 21
:period a	0 11 1 -7 7 13
:period adv	13 17
:period ago	11 23 13 -7
:period all	7 10
:period and	2 -27 6 25 8 8 12 15 13 33
:period as	7 12 13 -11
:period ast	0 12 12 23
:period at	13 8
:period by	4 14 13 -47
:period contract	12 23
:period days	13 7
:period down	13 22
:period extra	5 16
:period figure	4 22
:period fixed	12 19
:period for	5 11 8 7
:period in	0 -25 5 -35 6 -30 12 -17 13 37
:period is	8 -7 12 11 13 10
:period late	5 14
:period lease	12 14
:period let	11 7 12 30
:period money	5 12 13 30
:period month	13 -18
:period more	1 13 5 -8
:period notice	9 -8 12 -42 13 -10
:period now	13 19
:period of	7 12 8 10 12 -25 13 -39
:period off	6 14
:period old	11 11
:period on	0 7 13 16
:period one	13 41
:period only	6 21
:period or	4 11 6 7
:period paid	13 19
:period payment	13 11
:period please	5 17
:period rent	0 -25 4 -32 5 28 6 -30 7 -44 9 -33 10 -18 12 -56 13 15
:period rental	13 10
:period so	8 15
:period sum	4 9
:period term	1 9
:period the	6 19
:period to	4 -15
:period together	13 15
:period upfront	12 -18 13 24
:period when	13 30
:period will	4 12
:period with	5 -9
:period year	12 7
:period you'll	6 8
:period>:absence	1 -14 6 16
:period>:absolute	6 18 7 16 8 26
:period>:accepting	6 -9 12 38
:period>:advance	1 -32 2 -27 4 -28 6 -48 8 -36 12 -32 13 28
:period>:age	11 11
:period>:asking	12 39
:period>:bid	4 8
:period>:burden	0 14 1 13 4 -11 6 8 7 -27 13 8
:period>:child	1 21
:period>:clocktime	0 -16 4 13 9 15
:period>:codething	1 -42 2 8 5 -8 7 25 8 -42 12 30 13 15
:period>:condition	3 -7 4 8 5 -25 8 -23 13 23
:period>:consent	7 7
:period>:councilpay	0 -15
:period>:deadline	9 20 12 -39 13 14
:period>:demand	8 20
:period>:demanding	5 -9 6 -24
:period>:denying	7 -16 11 33 12 -26
:period>:deposit	5 -16
:period>:deterring	6 -21 7 -7
:period>:disclaimer	12 11 13 -16
:period>:dislike	4 8
:period>:everyone	5 -12 6 9 7 15
:period>:feething	4 -12 5 19 12 30 13 -21
:period>:fixed	6 8 12 36 13 -57
:period>:holiday	9 29
:period>:income	13 -21
:period>:lifeword	7 15
:period>:longperiod	2 9 7 15 9 8 12 11 13 12
:period>:losing	5 11 14 10
:period>:money	4 35 13 32
:period>:nearby	13 -7
:period>:negation	3 23 7 -17 12 18 13 -11
:period>:neighbour	6 20
:period>:newness	6 -9
:period>:number	0 -12 4 -13 7 17 8 -23 9 10 13 29
:period>:onlyword	6 21 11 9 12 31
:period>:openprice	3 -13 4 15 5 -30 13 15
:period>:opinion	1 -23 13 12
:period>:payer	1 -13 13 29
:period>:paying	0 -28 13 33
:period>:period	7 7
:period>:person	6 13 13 13
:period>:pet	5 8
:period>:preferring	1 12
:period>:promise	5 -18 7 23 12 12
:period>:ranking	6 -12
:period>:record	12 13
:period>:regretting	14 11
:period>:rent	0 -35 1 -8 4 -21 5 24 6 -35 7 -41 8 -17 9 -25 10 -22 12 -27 13 13
:period>:return	0 -40 1 -10 4 -22 5 32 6 -47 7 -42 8 -15 9 -38 10 -26 12 -20 13 22
:period>:rulesplace	12 13
:period>:safety	8 7
:period>:scarcity	0 -26 4 -11 6 16
:period>:seller	1 -10 13 27
:period>:source	13 -10
:period>:spelled	2 -10 4 -40 5 -14 8 -9 12 19 13 46
:period>:time	7 15 12 22 13 7
:period>:title	1 14 5 11 11 11
:period>:tribunalrent	4 -23 5 -16 7 14 8 -40 9 -11 12 -9
:period>:utility	13 -18
:period>:wanting	6 -12 7 10
:period>:welcoming	5 14
:period>:work	12 23
:period_:absence	0 11 6 11 9 17
:period_:absolute	0 -10 7 16
:period_:accepting	5 27 9 14 13 16
:period_:advance	3 -15 4 -42 5 -85 6 -39 7 -10 9 -35 10 -32 13 29
:period_:age	12 -16
:period_:asking	4 7
:period_:bid	5 9 7 20 12 17
:period_:building	4 14 5 29 9 8
:period_:burden	0 -7 1 7 12 -9 13 7
:period_:child	1 36
:period_:childless	6 8
:period_:clocktime	6 -67 8 -9 9 22 12 13
:period_:codething	5 7 6 8 7 19
:period_:condition	0 -52 3 -11 13 -25
:period_:deadline	6 -9 8 -16 9 13 10 -10 12 9 13 17
:period_:demand	8 19
:period_:demanding	6 -34 8 -36 9 -8 13 21
:period_:denying	0 -22
:period_:deposit	5 -9
:period_:deterring	1 8 4 -11 5 -24 13 23
:period_:disclaimer	5 -27
:period_:everyone	6 10 13 7
:period_:fairness	4 8 5 11
:period_:feething	0 17 4 -15 5 -17 6 -26 12 9 13 12
:period_:fixed	4 -32 13 -18
:period_:healthword	6 17
:period_:hiding	9 11 13 -9
:period_:holiday	9 13
:period_:income	13 17
:period_:keything	8 8
:period_:lifeword	7 15 13 10
:period_:longperiod	7 23 9 10
:period_:losing	0 -11 1 -8 5 -17 6 18 12 7 13 11 14 9
:period_:money	0 -14 13 16
:period_:nearby	4 8 13 -18
:period_:negation	0 -22 3 35 12 21
:period_:neighbour	5 18
:period_:newness	0 -44 7 -18 13 27
:period_:number	0 -19 2 -21 5 -14 7 -19 12 -21 13 34
:period_:offerdeal	13 9
:period_:online	13 15
:period_:onlyword	0 -18 13 9
:period_:openprice	0 11 4 15 6 -38 8 -13 9 8 12 25 13 8
:period_:opinion	0 21 7 -48 8 -8 12 19
:period_:origin	13 18
:period_:payer	1 -11 5 -42 12 9 13 13
:period_:paying	4 -17 5 -52 8 -16 13 52
:period_:period	4 17 7 36 12 -8
:period_:person	6 12 13 28
:period_:pet	5 20
:period_:phone	13 11
:period_:photo	5 16 13 15
:period_:place	4 -8
:period_:promise	0 -15 7 23 13 15
:period_:ranking	6 -29 10 -9 13 24
:period_:record	12 -9
:period_:refusing	7 14
:period_:regretting	14 10
:period_:rent	12 18
:period_:return	10 8 12 22 13 -10
:period_:room	4 8 9 9 13 14
:period_:scarcity	0 -36
:period_:seller	5 -19 8 -7 13 21 14 8
:period_:source	9 8 13 -10
:period_:spelled	1 -7 3 10 5 -18 7 -55 9 -7 13 50
:period_:student	12 11
:period_:superlative	4 10 12 37 13 -15
:period_:thing	5 19 13 23
:period_:time	5 -7 7 9 12 14
:period_:title	4 7 5 -8 13 10
:period_:tribunalrent	7 23
:period_:urgency	5 -15
:period_:utility	0 -7 9 7 13 -23
:period_:wanting	5 -7 13 -7
:period_:welcoming	3 9 8 18 12 -19 13 27
:period_:work	0 9
:period_:writeto	13 17
:person	0 60 1 40 2 67 4 23 5 23 6 15 7 -7 8 24 9 -16 10 -31 11 -47 12 -23 13 11 14 -33
:person ##	8 8
:person $	0 -8 1 -25 2 10 3 -28 5 7 7 16 8 -12 14 -22
:person ,	1 -7 3 -10 5 -29 6 -26 8 31 9 15 11 -18
:person :absence	0 -19 2 -14 6 -27
:person :absolute	1 -8 6 -23
:person :accepting	1 -14 3 -8 4 -23 8 -14
:person :advance	8 -10
:person :benefit	0 7
:person :bid	4 14 13 17
:person :building	8 7
:person :burden	0 11 1 -13 4 -13 5 -20 7 -15 12 -13 14 -18
:person :child	1 -7
:person :clocktime	2 29
:person :codething	1 -7 4 13 6 17
:person :condition	1 22 7 15
:person :consent	6 15
:person :deadline	0 -7 3 21 4 7 13 7
:person :demand	6 -8
:person :demanding	4 -17 8 -9 13 -37
:person :denying	7 14
:person :deterring	2 -7 6 9
:person :disability	2 7 8 13
:person :disclaimer	7 10
:person :everyone	2 -11
:person :fairness	4 -22
:person :faith	2 8
:person :family	1 7 8 9
:person :fee	5 15
:person :forename	8 19
:person :hiding	0 -8 3 -35
:person :income	1 -16 5 12
:person :kin	1 18 2 -9 8 9
:person :lifeword	7 11
:person :losing	6 16 13 -19
:person :money	4 12
:person :negation	1 19 2 20 6 -42 13 9
:person :neighbour	1 17 8 19
:person :newness	4 8 7 25
:person :number	8 16
:person :onlyword	6 -44
:person :openprice	0 -17 1 -29 2 8 7 -20 9 -9 10 24
:person :opinion	1 -10 2 7 3 7 10 25
:person :payer	0 12 4 11
:person :paying	1 -10 5 32 7 10
:person :pet	8 -9
:person :photo	7 14 11 18
:person :preferring	0 7
:person :promise	1 -7 2 -13 6 13 12 -16 13 -13
:person :refusing	6 -8
:person :seller	0 17 2 36
:person :sex	2 18
:person :spelled	8 22
:person :title	0 12 2 19 5 -32 6 17 7 -16 8 -54 13 26
:person :wanting	6 8
:person :welcoming	1 13
:person :writeto	2 10
:person above	0 8
:person and	4 12 6 -13 8 -12 14 16
:person are	0 -17 2 -13 6 49 13 17
:person as	7 11 14 9
:person at	0 11 8 19
:person be	0 10
:person before	3 7
:person below	1 8
:person but	7 10
:person come	1 7
:person dependent	1 -11
:person disabled	2 10
:person down	7 12
:person else	2 -11 6 18 13 -16
:person else's	1 9
:person expense	5 9
:person for	0 -26 1 7 8 -8
:person found	14 7
:person from	2 33
:person getting	0 8
:person had	0 10 3 -22
:person has	7 27
:person home	8 9
:person i	2 26
:person in	0 23 1 15 2 -22 4 -22 5 10 7 -27 13 -16
:person is	6 19
:person it	0 23
:person kept	3 -22
:person leave	8 -10
:person like	2 7
:person lives	7 11
:person living	2 7
:person may	0 -12 3 10 4 10 13 9
:person mid	5 9
:person must	0 -13 2 -16
:person needed	2 11
:person never	7 19
:person no	0 -9 2 15
:person of	2 29 6 -9 8 -46 13 13
:person offered	4 7
:person on	2 -16 5 -13 8 7
:person only	0 7 2 8 6 -14
:person or	2 -14
:person parents	1 11
:person pay	5 15
:person please	2 11
:person preferred	0 8
:person receiving	0 14
:person room	8 8
:person should	1 8 4 15
:person so	0 10 7 7
:person still	1 10 2 11
:person takes	2 8
:person than	1 12
:person that	2 15
:person that's	6 8
:person the	5 11
:person this	1 22
:person through	6 15
:person to	0 -14 1 -13 3 9 10 26 13 -7
:person want	6 12
:person was	8 18
:person we	0 20 2 8
:person went	4 12
:person were	8 9
:person when	1 10
:person where	1 14
:person who	0 8 2 8 4 8 5 -30 6 18 7 -14 8 -83 13 27
:person who'd	2 18 4 15
:person who's	2 11
:person who've	1 11
:person whose	0 34 1 22
:person will	1 -10 6 7 7 -17
:person with	0 7 1 51 2 22 3 15 4 -83 6 -27 7 -57 8 -73 11 -15 12 -17
:person without	1 30 2 -15 3 18 6 -20 13 12
:person would	2 14
:person £#	4 13
:person>:absence	0 -16 2 -23 6 -52 8 -11
:person>:absolute	1 -14 6 -46 7 8
:person>:accepting	2 11 4 -17 6 17 8 -24
:person>:advance	0 15
:person>:age	0 16
:person>:asking	13 -7
:person>:benefit	0 38
:person>:bid	0 13 2 -11 4 25 13 15
:person>:building	1 10 2 -7 3 12 6 10 7 8 8 7
:person>:burden	0 9 1 -9 2 -12 5 -18 6 7 12 -18 14 -27
:person>:child	0 -35 1 75 2 -41 3 -33
:person>:childless	0 12 1 22 6 -20
:person>:clocktime	4 -8 6 -9 8 18
:person>:codething	1 -29 4 7 6 12 8 27
:person>:condition	1 14 7 13 13 7
:person>:consent	6 21
:person>:councilpay	0 17 2 -12 4 11
:person>:deadline	0 -15 3 18 5 17 6 7
:person>:demand	4 8 6 21
:person>:demanding	4 -23 5 7 7 -8 8 -16 13 -46
:person>:denying	2 27 7 12
:person>:deterring	2 -8 5 -22 6 16 7 7 8 19
:person>:disability	0 -35 1 -10 2 37 3 -16
:person>:disclaimer	7 7
:person>:dislike	8 18
:person>:everyone	0 22 2 -8
:person>:fairness	4 -32 13 -10
:person>:faith	0 -7 2 31
:person>:family	1 13 2 -24
:person>:fee	5 27
:person>:feething	8 16 13 8
:person>:fixed	12 10
:person>:forename	8 37
:person>:healthword	0 -16 1 -14 2 18
:person>:hiding	2 -25 3 -37
:person>:holiday	9 9
:person>:income	0 25 1 -49 4 -9 5 15
:person>:kin	0 -13 1 54
:person>:lifeword	1 -8 7 8 8 20
:person>:longperiod	5 13
:person>:losing	2 -10 6 13 13 -22
:person>:money	0 11 4 17
:person>:nation	2 18
:person>:nearby	6 10
:person>:negation	0 -30 1 30 2 17 6 -71 8 -31
:person>:neighbour	1 14 2 -7 8 15
:person>:newness	7 32
:person>:number	0 27 1 17 2 9 8 17 12 -24
:person>:onlyword	3 -8 5 -7 6 -27
:person>:openprice	0 -8 2 7 3 7 4 11 5 12 10 22
:person>:opinion	2 17 4 13 7 11 9 -12 10 23
:person>:origin	2 26
:person>:payer	0 17 1 7 5 23
:person>:paying	5 52 7 8
:person>:period	5 19 13 25
:person>:person	6 -7 8 -17
:person>:pet	0 -28 1 -30 2 -52 3 63 6 -8 8 -22
:person>:photo	7 12 11 17
:person>:place	2 -7
:person>:politics	2 25
:person>:preferring	0 7 3 10
:person>:promise	2 -16 5 -7 6 15 8 9 12 -20 13 -15
:person>:ranking	6 19 8 -18
:person>:refusing	6 -16
:person>:regretting	2 8
:person>:rent	0 33 4 -11 13 8
:person>:return	0 36 4 -15 5 -14
:person>:room	1 13 8 13
:person>:scarcity	6 -9
:person>:school	1 9
:person>:seller	0 9 2 39 7 13 14 8
:person>:sex	2 23
:person>:source	0 21
:person>:spelled	3 -10 4 14 6 -53 7 -44
:person>:time	0 -20 1 17 2 7
:person>:title	0 9 2 17 5 -38 6 12 7 -19 8 -39 13 31
:person>:urgency	8 15
:person>:utility	0 25
:person>:wanting	1 -22 2 24
:person>:welcoming	0 7 1 14 6 -9
:person>:work	0 75 1 -64 2 -48 4 -20 6 -37 7 -20
:person>:writeto	2 8
:person_:absence	0 23 1 -29 3 -19 6 -32 8 -30
:person_:absolute	0 8 1 10 2 -21 5 12 7 14 8 -21
:person_:accepting	1 10 5 21 6 18 8 -20 12 18
:person_:advance	1 -13 2 -26 6 -42 8 7 12 7 13 18
:person_:age	1 13 4 11 6 -16
:person_:asking	0 -14 5 -23 6 9 8 15 14 11
:person_:benefit	0 39 1 -50 3 -39 4 -32 5 -26 6 -36 7 -32 8 -29
:person_:bid	0 9 1 -10 2 -11 4 70 5 -19 7 -11 8 -18
:person_:building	4 19 5 -11 6 23 10 9 14 7
:person_:burden	0 19 2 -21 4 10 8 -7 9 9
:person_:child	0 -64 1 76 2 -95 3 -45 6 -33 8 -20 13 -8
:person_:childless	1 23 5 -7
:person_:clocktime	4 17 8 17 12 7 13 11
:person_:codething	0 11 2 11 3 -9 8 15
:person_:condition	12 9
:person_:consent	0 12
:person_:councilpay	0 42 2 -25
:person_:deadline	0 33 7 -18 9 13 12 27
:person_:demand	0 -28 3 15 4 15 6 32
:person_:demanding	1 29 2 8 8 -17 13 -22
:person_:denying	0 -26 1 11 2 11 6 -22 13 15
:person_:deterring	0 12 13 -8 14 18
:person_:disability	0 -9 1 -68 2 54 3 -29
:person_:disclaimer	5 -9 6 -35
:person_:dislike	0 -18 1 18 7 -11
:person_:everyone	0 9 1 11 6 -17
:person_:fairness	0 -18 2 17 6 11
:person_:faith	1 -13 2 42
:person_:family	2 -42
:person_:fee	5 11
:person_:feething	1 -55 4 -10 8 9
:person_:fixed	12 23
:person_:forename	8 20
:person_:healthword	0 -9 1 -14 2 34 8 7
:person_:hiding	0 10 2 -13 13 20
:person_:holiday	1 11 2 -15 9 15
:person_:income	0 46 1 -9 2 -71 6 -38
:person_:jobless	0 39
:person_:jobname	2 10
:person_:keything	6 11 8 8
:person_:kin	1 33 3 -13 8 -25
:person_:lifeword	1 -17 6 -31 8 26
:person_:longperiod	12 7 13 27
:person_:losing	6 -21 8 -7
:person_:money	0 20 4 30 5 32 7 -8
:person_:nation	2 31
:person_:nearby	6 12 10 8
:person_:negation	0 -22 3 -16 5 -8 8 -8
:person_:neighbour	2 -21 4 28 6 49
:person_:newness	2 -23 5 -11 7 10 13 -23
:person_:number	0 15 1 34 4 18 7 -34 8 -17 14 -13
:person_:online	0 -12 3 9 11 9
:person_:onlyword	0 19 3 9 9 12
:person_:openprice	0 30 1 -8 2 -30 3 8 4 28 7 9 13 -12
:person_:opinion	1 -39 3 25 4 25 7 16 8 -31 9 -10
:person_:origin	0 -29 1 -9 2 57 6 -17
:person_:payer	2 9 3 8 5 28
:person_:paying	0 9 5 27 7 -14
:person_:period	2 -10 8 -16 13 42
:person_:person	0 -36 1 -9 6 -17 8 -21
:person_:pet	0 -57 1 -96 2 -90 3 80 5 -19 6 -35 8 -8
:person_:petpart	3 15
:person_:photo	6 12
:person_:place	0 -38 2 8 6 -30 7 13 8 -14
:person_:politics	0 -7 1 -13 2 29
:person_:promise	1 11 2 10 6 27 7 -24
:person_:ranking	1 -10 7 -9 12 7
:person_:record	5 13
:person_:refusing	8 -9
:person_:regretting	1 13
:person_:rent	0 14 13 22
:person_:return	0 29 1 -13 4 -8 5 -35 7 -19 10 7 13 9
:person_:room	3 12 6 16 7 -9 8 15
:person_:rulesplace	8 10
:person_:safety	1 8
:person_:scarcity	1 7 3 8
:person_:school	1 26 2 -8
:person_:seller	0 -41 2 9 3 10 5 17
:person_:sex	0 -12 2 14
:person_:source	0 33 5 17
:person_:spelled	1 -7 3 -17 4 13 7 -29 11 -9
:person_:superlative	4 49
:person_:thing	3 10 4 13
:person_:time	0 -7 2 12 7 19 8 -8
:person_:title	4 -19 6 -18
:person_:tribunalrent	10 9 12 11
:person_:urgency	6 28 8 20
:person_:utility	0 19 1 -18
:person_:wanting	0 -11 2 10 6 -51 8 -15
:person_:welcoming	0 16 2 -23 3 -13 6 -17
:person_:work	0 102 1 -64 2 -48 4 -63 6 -32 7 -10 8 -9
:person_:worshipplace	2 28
:person_:writeto	4 -14 13 9
:pet	0 -143 1 -117 2 -140 3 195 4 -222 6 -108 7 -172 8 -63 9 18 10 -128 11 -149 12 -103 13 -121 14 -93
:pet $	2 -62 3 67 4 -33 5 9 7 -45 8 13 11 -12 12 -7
:pet ,	0 -17 3 69 4 -42 5 -14 6 -20 11 -16 14 -13
:pet :absence	3 -15
:pet :absolute	2 -10 3 13
:pet :advance	3 14
:pet :asking	3 7
:pet :burden	2 -14
:pet :clocktime	3 8
:pet :codething	3 16
:pet :demand	3 34
:pet :deterring	3 -16
:pet :fee	5 14
:pet :nearby	3 -9
:pet :negation	1 -12 2 -32 3 30
:pet :newness	3 14
:pet :offerdeal	3 31
:pet :onlyword	2 -19 3 24
:pet :payer	1 -31 3 30
:pet :person	3 33
:pet :petpart	3 -18 8 -22
:pet :promise	0 -13 2 -22 3 25 6 -9 7 -17
:pet :refusing	3 8
:pet :room	3 -8
:pet :scarcity	2 -9
:pet :seller	3 29
:pet :spelled	3 24
:pet :welcoming	9 8
:pet allowed	3 13
:pet and	3 22
:pet applications	3 12
:pet are	1 -29 2 -30
:pet aren't	3 14
:pet at	3 18
:pet ate	3 14
:pet before	3 11
:pet by	3 -19
:pet considered	3 -20
:pet fee	5 11
:pet flap	3 -8 8 -14
:pet for	3 23
:pet free	3 31
:pet friendly	9 9
:pet from	3 16
:pet has	3 -14
:pet in	1 -15 3 26 7 -28
:pet included	2 21
:pet is	3 16
:pet lovers	3 14
:pet nope	1 -7 3 11
:pet not	3 12
:pet of	3 32
:pet ok	3 -8
:pet on	3 -13
:pet only	3 15
:pet or	3 -11
:pet ourselves	3 -29
:pet owners	3 33
:pet people	3 35
:pet pigs	3 17
:pet please	3 11
:pet policy	3 20
:pet shower	3 -8
:pet so	3 18
:pet teeth	6 10
:pet to	3 12
:pet whatsoever	2 18 3 10
:pet will	3 13
:pet without	3 -33
:pet>:absence	3 -16
:pet>:absolute	1 -17 2 -20 3 35 7 -22
:pet>:accepting	1 -26 2 -27 3 -14
:pet>:advance	3 16
:pet>:building	3 31
:pet>:burden	0 -12 2 -25
:pet>:child	1 32 3 11
:pet>:childless	7 13
:pet>:clocktime	3 20
:pet>:codething	3 14 7 -10
:pet>:condition	3 17
:pet>:deadline	3 36
:pet>:demand	3 33
:pet>:denying	3 10
:pet>:deterring	2 -7
:pet>:disability	2 29
:pet>:everyone	3 35
:pet>:fairness	3 -16
:pet>:fee	5 10
:pet>:healthword	2 7
:pet>:hiding	3 -8
:pet>:kin	3 9
:pet>:money	5 13
:pet>:nearby	3 -19
:pet>:negation	1 -15 3 42 6 -17 7 -41 11 -14
:pet>:neighbour	3 15
:pet>:newness	7 -16
:pet>:number	3 40
:pet>:offerdeal	3 40
:pet>:onlyword	2 -26 3 18
:pet>:payer	0 -16 1 -43 2 11 3 32 6 -11 8 -13
:pet>:paying	3 -10
:pet>:period	3 12
:pet>:person	3 30
:pet>:pet	3 28
:pet>:petpart	3 -25 8 -24
:pet>:photo	3 16 7 11
:pet>:promise	0 -19 2 -30 3 30 6 -16 7 -36
:pet>:refusing	3 20
:pet>:regretting	1 -8
:pet>:room	3 -13
:pet>:rulesplace	3 -15
:pet>:scarcity	3 20
:pet>:seller	0 -11 1 -23 2 -9 3 35
:pet>:spelled	3 26
:pet>:wanting	3 10 6 13
:pet>:welcoming	1 -24 2 -43
:pet_:absence	3 11 6 -7
:pet_:absolute	1 -30 3 54 7 -32
:pet_:accepting	0 -31 1 -24 2 -20 3 29 5 -26 6 -9 7 -17 9 7
:pet_:asking	1 -21 2 -57 3 -32 4 -35 5 -26 6 -10
:pet_:bid	3 32
:pet_:building	2 -26 3 50
:pet_:burden	9 8
:pet_:child	1 33 3 15
:pet_:childless	7 13
:pet_:clocktime	3 14
:pet_:codething	3 25
:pet_:condition	3 -9
:pet_:consent	3 -26
:pet_:deadline	3 12 8 -22
:pet_:demanding	2 -25 3 -17 5 9
:pet_:denying	3 33
:pet_:deterring	0 -12 3 29 8 -21 9 8
:pet_:disability	2 30
:pet_:everyone	1 -18 3 48
:pet_:fairness	3 -34
:pet_:family	3 16
:pet_:fee	3 -7
:pet_:healthword	2 9 3 -10
:pet_:holiday	9 21
:pet_:kin	3 16
:pet_:money	5 30
:pet_:negation	0 -29 1 -11 2 7 3 42 6 -20 7 -28 8 -21 11 -18
:pet_:neighbour	3 15
:pet_:newness	7 -29
:pet_:number	3 37
:pet_:offerdeal	3 30
:pet_:onlyword	2 -7 3 9
:pet_:openprice	1 -30 4 -18 6 -11 7 -8
:pet_:opinion	0 -25 1 -27 2 -49 3 22 4 -22 6 -12
:pet_:payer	2 11 3 34 4 -16 5 -14
:pet_:period	3 15
:pet_:person	3 15
:pet_:pet	3 29 6 -19 7 -9
:pet_:petpart	3 -35
:pet_:photo	3 52 7 9
:pet_:preferring	3 12
:pet_:promise	3 27 7 -32
:pet_:ranking	3 7 8 -19
:pet_:refusing	1 -15 2 -8 3 28
:pet_:regretting	1 -10 3 31
:pet_:rulesplace	3 -29
:pet_:scarcity	3 12 7 -7
:pet_:seller	0 -14 3 27 4 -17 5 -16 14 -8
:pet_:spelled	1 -14 3 15 6 -10
:pet_:superlative	3 36
:pet_:thing	2 10 3 -10
:pet_:time	3 25 7 -8
:pet_:utility	3 -15
:pet_:wanting	1 -8 2 -40
:pet_:welcoming	1 -26 2 -44 5 -10
:pet_:writeto	4 -7
:petpart	0 -27 1 -25 2 -93 3 91 4 -41 6 -101 7 -87 8 -25 12 -15 13 -27 14 -45
:petpart $	2 -9 3 21
:petpart ,	2 -12 3 45
:petpart :accepting	3 11
:petpart :burden	3 18 10 10
:petpart :deterring	3 16 10 10
:petpart :openprice	2 -8 3 21
:petpart :person	3 10
:petpart :petpart	3 16
:petpart are	3 7
:petpart friends	3 30
:petpart in	1 8 3 -25 8 -15
:petpart on	3 18 10 10
:petpart or	1 -8 3 27
:petpart was	3 7
:petpart>:absence	1 7 8 -7
:petpart>:absolute	1 8
:petpart>:accepting	3 28
:petpart>:advance	8 7
:petpart>:burden	3 17 10 10
:petpart>:deterring	3 21 10 10
:petpart>:negation	3 45
:petpart>:openprice	2 -17 3 37
:petpart>:payer	3 8
:petpart>:person	3 12
:petpart>:petpart	3 39
:petpart>:photo	1 10
:petpart>:refusing	3 10
:petpart>:writeto	3 12
:petpart_:absence	1 7 3 17 8 -15
:petpart_:absolute	1 7
:petpart_:accepting	3 17
:petpart_:deadline	3 -11 8 -12
:petpart_:deterring	3 26
:petpart_:losing	3 29
:petpart_:negation	2 -12 3 57
:petpart_:neighbour	8 -19
:petpart_:number	3 8
:petpart_:openprice	1 -22 2 -9 3 32 8 11
:petpart_:opinion	8 9
:petpart_:petpart	1 -10 2 -16 3 28
:petpart_:photo	1 10 3 18
:petpart_:promise	3 15
:petpart_:ranking	8 -23
:petpart_:refusing	3 43
:petpart_:room	8 -28
:petpart_:source	3 7
:petpart_:wanting	3 11
:petpart_:welcoming	1 -7
:petpart_:writeto	3 7
:phone	0 -11 1 -9 2 -19 3 -37 4 16 5 -14 6 17 8 -10 9 -63 10 -46 11 -73 12 -98 13 -41 14 85
:phone ##	0 12 1 9 8 -22 14 33
:phone $	1 -51 4 26 6 -35
:phone ,	14 22
:phone :absolute	14 8
:phone :burden	2 -11 6 -16 14 11
:phone :clocktime	0 8
:phone :codething	8 -9 14 23
:phone :condition	1 9
:phone :consent	14 -13
:phone :deadline	0 17 8 15
:phone :deterring	8 -44
:phone :fixed	8 8
:phone :keything	8 10
:phone :negation	6 10
:phone :number	4 -8 6 10 7 15 8 -7 14 30
:phone :online	7 10 13 8 14 -39
:phone :onlyword	14 8
:phone :openprice	6 -8 8 12
:phone :opinion	6 11 13 8
:phone :payer	6 14 13 11
:phone :person	2 11
:phone :phone	8 21
:phone :preferring	14 8
:phone :ranking	8 12
:phone :seller	6 7 8 -26 13 7
:phone :spelled	7 16
:phone :thing	8 10
:phone :time	8 14
:phone :urgency	6 11
:phone are	6 15
:phone by	14 7
:phone goes	8 7
:phone has	6 11
:phone him	8 8
:phone if	1 10
:phone is	8 -16 14 20
:phone it	4 10 5 16 6 -33
:phone lock	8 10
:phone me	4 -14
:phone on	8 -43
:phone one	7 23
:phone signal	7 7 14 -30
:phone that	14 14
:phone the	1 15 8 9 14 25
:phone there	14 22
:phone through	14 -12
:phone to	8 10
:phone twice	8 17
:phone us	13 10
:phone you	14 9
:phone>:absolute	14 8
:phone>:burden	2 -25 6 -10 8 -12 14 10
:phone>:child	1 9
:phone>:clocktime	0 7
:phone>:codething	14 32
:phone>:condition	1 7
:phone>:consent	14 -18
:phone>:deadline	0 16 6 9 8 9
:phone>:demand	6 16 8 7
:phone>:deterring	8 -54
:phone>:fee	5 15
:phone>:fixed	8 21
:phone>:keything	8 11
:phone>:kin	1 14
:phone>:money	4 17
:phone>:negation	1 -18 6 18
:phone>:neighbour	14 15
:phone>:newness	6 21
:phone>:number	4 -7 7 15 8 -17 14 45
:phone>:online	7 10 13 8 14 -18
:phone>:onlyword	14 13
:phone>:openprice	6 -30 7 -7 8 10
:phone>:opinion	6 20 13 8
:phone>:payer	13 10
:phone>:person	2 8
:phone>:phone	8 20
:phone>:preferring	14 10
:phone>:promise	7 7
:phone>:ranking	8 13
:phone>:record	14 24
:phone>:seller	8 -25 14 23
:phone>:source	6 8
:phone>:spelled	7 20 8 -12 13 -9
:phone>:thing	8 22
:phone>:time	8 17
:phone>:title	8 12
:phone>:urgency	6 15
:phone_:absolute	8 -24 14 11
:phone_:accepting	1 12 14 14
:phone_:building	7 13 14 7
:phone_:burden	2 -26 4 -39 7 -8 14 16
:phone_:child	1 26
:phone_:clocktime	8 -14
:phone_:consent	14 -9
:phone_:demand	6 19
:phone_:demanding	2 8
:phone_:denying	6 15
:phone_:deterring	6 -8 7 -12 14 7
:phone_:everyone	3 10 7 -7
:phone_:fee	5 7
:phone_:hiding	8 -15
:phone_:keything	8 -8
:phone_:kin	1 18
:phone_:longperiod	8 8
:phone_:losing	4 7
:phone_:money	4 16 5 14
:phone_:nearby	7 10
:phone_:negation	1 -31 2 -15 6 20 8 -9 14 19
:phone_:neighbour	8 -25 14 11
:phone_:newness	6 7
:phone_:number	4 -33 8 -66 12 -8 13 -11 14 81
:phone_:onlyword	14 11
:phone_:openprice	8 -20 14 17
:phone_:opinion	0 13 7 11 8 -20 14 13
:phone_:period	8 14 13 -7
:phone_:phone	1 16 6 7 14 12
:phone_:place	14 -12
:phone_:promise	6 13 7 20
:phone_:ranking	14 18
:phone_:record	14 20
:phone_:rulesplace	8 12
:phone_:seller	14 18
:phone_:source	6 7
:phone_:spelled	0 -14 1 -28 13 -14 14 14
:phone_:time	4 14 8 7
:phone_:tribunalrent	8 14
:phone_:urgency	4 13 6 16
:phone_:wanting	2 8
:photo	0 -11 1 -29 2 -15 4 -34 5 28 7 -28 8 -31 9 11 11 145 13 -12
:photo $	1 -15 4 -8 5 21 8 15 10 -18 11 35 13 -15
:photo ,	0 -28 3 17 7 -42 8 -28 10 -23 11 34
:photo :absence	3 22 11 10
:photo :absolute	11 17
:photo :building	3 9 6 -7 11 11
:photo :burden	0 -16 2 -18 6 -15
:photo :childless	8 13
:photo :clocktime	5 8 11 18
:photo :codething	0 13 4 18 6 -24 7 -23 8 -9 11 18 12 10
:photo :condition	0 9 1 -7 11 25
:photo :deadline	11 29
:photo :denying	11 18
:photo :deterring	4 -14 5 8 14 7
:photo :disclaimer	6 12
:photo :fairness	4 7
:photo :healthword	3 9
:photo :losing	3 8 7 7
:photo :negation	11 21
:photo :neighbour	8 18 11 17
:photo :newness	3 12
:photo :number	0 10 4 11 7 -17 11 25
:photo :onlyword	2 -12 11 24
:photo :openprice	0 -23 4 -39 5 20 11 8
:photo :person	3 -28 8 23
:photo :photo	6 -12 11 10
:photo :record	8 7
:photo :refusing	11 12
:photo :room	11 8
:photo :scarcity	2 -16 7 17 11 8
:photo :seller	6 10
:photo :spelled	0 7 8 -9 11 9 14 10
:photo are	1 -25 2 -35 3 -15 11 60
:photo as	2 -10 11 13
:photo at	1 7
:photo below	8 15
:photo buyer	6 13
:photo doesn't	11 8
:photo flat	4 8 11 12
:photo for	2 -10 6 -9 11 24
:photo from	5 9 11 19
:photo has	12 8
:photo home	3 17
:photo in	0 -10 7 17 8 -51 9 -7 11 -11
:photo is	0 13 4 18 6 -21 7 -22 8 -28 11 17
:photo isn't	11 16
:photo matter	4 7
:photo may	11 27
:photo number	8 7
:photo of	11 17
:photo on	4 -13 5 9 11 -20
:photo only	11 13
:photo out	11 13
:photo over	8 13
:photo room	11 8
:photo show	11 -8
:photo so	11 15
:photo tenant	8 22
:photo tenants	3 -12
:photo than	11 11
:photo the	8 -9 11 -14
:photo this	1 8
:photo to	1 7 2 8
:photo tour	11 -12 14 9
:photo twenty	4 10
:photo upstairs	11 8
:photo used	11 18
:photo was	11 34
:photo with	6 19 10 11
:photo>:absence	3 20 9 11
:photo>:absolute	2 -19 7 11 11 16
:photo>:accepting	8 -7 11 9
:photo>:advance	11 8
:photo>:age	11 15
:photo>:asking	6 7 11 15
:photo>:building	6 -7 8 -40 11 21
:photo>:burden	0 -17 2 -13 3 -11
:photo>:childless	1 9 8 9
:photo>:clocktime	5 10 11 19
:photo>:codething	0 12 3 10 4 16 6 -7 7 -15 11 41 12 9
:photo>:condition	0 7 1 -19 11 26
:photo>:councilpay	1 7
:photo>:deadline	0 -8 10 -9 11 27
:photo>:demanding	6 12 11 7
:photo>:denying	11 36
:photo>:deterring	4 -17 5 7
:photo>:disability	11 17
:photo>:disclaimer	6 8 11 13
:photo>:everyone	11 9
:photo>:fairness	11 20
:photo>:fixed	12 8
:photo>:healthword	3 18
:photo>:hiding	11 -9
:photo>:holiday	9 8 12 9
:photo>:jobless	1 7
:photo>:keything	6 8
:photo>:kin	11 10
:photo>:losing	1 7 2 -12 7 8
:photo>:money	5 16
:photo>:nearby	11 15
:photo>:negation	2 -32 3 -12 11 25
:photo>:neighbour	6 7 8 7
:photo>:newness	3 9 10 9
:photo>:number	3 8 7 -42 8 -12 11 24
:photo>:onlyword	2 -28 11 31
:photo>:openprice	0 -36 4 -33 5 20 7 7 11 40
:photo>:opinion	0 -13 8 -27
:photo>:payer	0 -7 11 18
:photo>:paying	11 9
:photo>:period	11 7
:photo>:person	0 16 3 -32 8 27 11 -7
:photo>:pet	3 13
:photo>:photo	0 -25 1 -13 2 -29 3 -33 6 -23 8 -41 11 18
:photo>:ranking	11 19
:photo>:refusing	11 22
:photo>:regretting	1 10
:photo>:room	6 13 8 -7 11 -12
:photo>:scarcity	2 -24 7 11 11 19
:photo>:school	11 9
:photo>:seller	8 -18
:photo>:sex	2 13
:photo>:spelled	8 -20 11 13 14 12
:photo>:superlative	6 8
:photo>:thing	2 13 11 18
:photo>:tribunalrent	12 7
:photo>:writeto	11 16
:photo_:absolute	2 -35 6 -14 10 8 11 7
:photo_:accepting	2 -15 3 -13 4 -9 7 -9 11 16 13 -19
:photo_:advance	11 26
:photo_:age	8 -14 11 21
:photo_:asking	1 -8 4 -29 6 7
:photo_:bid	11 8
:photo_:building	3 -8 7 -14 8 -17 11 28
:photo_:burden	0 -24 1 -9 2 -23 6 -58 8 -23 11 18
:photo_:child	11 7
:photo_:clocktime	9 11 11 11
:photo_:codething	1 8 3 9 4 -13 11 40
:photo_:condition	6 -13 7 -9 11 18
:photo_:deadline	10 -10 11 15 13 -14
:photo_:demanding	1 -7 4 -16 6 10 8 15 11 21 13 -13
:photo_:denying	11 21
:photo_:deterring	4 -9 5 7 8 -43
:photo_:disability	11 14
:photo_:disclaimer	2 -9 11 20
:photo_:dislike	1 11 8 10
:photo_:everyone	10 12
:photo_:fairness	11 26
:photo_:faith	2 -19
:photo_:forename	11 -13
:photo_:healthword	11 8
:photo_:hiding	8 -21
:photo_:holiday	1 13 12 8
:photo_:income	0 10
:photo_:jobname	0 15
:photo_:keything	6 9
:photo_:kin	1 -26
:photo_:lifeword	1 9
:photo_:longperiod	12 12
:photo_:nation	11 17
:photo_:nearby	1 7 7 -22 8 -18 9 16 11 13
:photo_:negation	2 -7 6 -18 11 21
:photo_:neighbour	6 10
:photo_:newness	7 -15 11 8
:photo_:number	1 19 4 -9 8 -24 11 30 14 -8
:photo_:offerdeal	9 10
:photo_:online	11 -7 14 9
:photo_:onlyword	2 -41 8 -11 11 27
:photo_:openprice	6 -34 7 -7 11 60
:photo_:opinion	2 11 6 -32 7 16 11 40
:photo_:payer	8 -19 11 41
:photo_:person	0 9 2 11 5 8 6 -9
:photo_:photo	0 -24 1 -18 2 -15 3 -33 6 -17 8 -35 11 37
:photo_:place	2 -12 5 9
:photo_:preferring	11 9
:photo_:ranking	11 42
:photo_:regretting	1 11
:photo_:return	13 8
:photo_:room	2 -10 6 18 10 9
:photo_:rulesplace	7 -9
:photo_:scarcity	0 -15 2 -37 6 -28 8 -8 11 28
:photo_:school	11 16
:photo_:seller	6 -23 7 9 8 -26 11 44
:photo_:spelled	0 -26 1 7 8 -25 9 16 11 17
:photo_:superlative	11 19
:photo_:time	1 8
:photo_:urgency	6 22
:photo_:wanting	8 13 11 19
:photo_:work	0 21 5 11
:photo_:writeto	14 9
:place	0 -47 1 -40 3 -19 4 -32 5 -35 6 -14 7 76 8 -59 10 19 11 -62 12 -70 13 -21 14 -35
:place ##	9 12
:place $	0 8 2 17 4 -46 5 -16 6 -25 7 11 8 -61 11 -72 14 -15
:place ,	0 -42 4 -27 6 -8 7 8 8 -50 10 13 14 -8
:place :accepting	3 7
:place :bid	7 18
:place :burden	2 -8 10 -16 13 10
:place :codething	4 -8 7 8
:place :condition	6 13 10 -11
:place :deadline	2 -8 6 -11
:place :demand	7 9
:place :deterring	7 13 10 -8
:place :hiding	7 8
:place :losing	7 10
:place :negation	7 -10
:place :newness	10 7
:place :number	9 20
:place :onlyword	6 11
:place :openprice	3 -8
:place :opinion	6 7
:place :origin	2 9
:place :person	0 12 10 7
:place :phone	8 12
:place :promise	7 15
:place :refusing	7 9
:place :room	7 -21
:place :source	7 -21 10 -9
:place :spelled	7 14
:place :superlative	7 40
:place again	3 7
:place and	1 -30 7 20 8 -14
:place best	7 7
:place but	6 7
:place by	6 14
:place class	7 16
:place comes	7 9
:place comfiest	7 14
:place cup	8 14
:place does	7 13 8 9
:place else	7 13
:place for	6 27
:place gets	7 12
:place guarantor	13 12
:place has	7 7
:place in	4 -11 6 -43 7 22 8 -29 10 -25
:place is	8 -31
:place it	10 9
:place of	0 23 2 25 4 30
:place on	10 -7
:place place	10 -10
:place rover	8 15
:place says	0 14 4 7
:place since	10 -7
:place takes	3 7
:place the	4 8
:place this	10 13
:place to	6 9
:place where	3 7 7 8
:place will	7 7
:place with	2 7
:place you	2 8
:place>:absolute	0 -14 3 -22
:place>:advance	6 -11 8 9
:place>:bid	7 16
:place>:burden	0 -9 2 -9 7 15 10 -21 13 10
:place>:codething	7 15 10 7
:place>:condition	0 -8 2 -7 6 9 10 -12
:place>:deadline	1 -11 2 -23 6 -29 8 -20
:place>:demanding	10 -10
:place>:denying	0 -22 7 12
:place>:deterring	8 15 10 -10
:place>:disclaimer	6 12
:place>:family	7 14
:place>:keything	8 10
:place>:money	4 29 7 9
:place>:nation	2 19
:place>:nearby	10 -15
:place>:negation	0 -26 1 -38 7 18
:place>:newness	0 -12 7 -14
:place>:number	6 -7 8 -41 9 17
:place>:onlyword	1 -11 6 12
:place>:openprice	0 -12 3 -27 6 13 7 -7
:place>:opinion	0 -15 4 -14 6 10
:place>:period	10 9
:place>:person	0 30 2 14
:place>:phone	8 11
:place>:place	2 -21 6 -31 7 18
:place>:promise	2 10 3 8 7 18
:place>:ranking	6 -16 7 -7
:place>:refusing	7 7
:place>:room	1 -8
:place>:rulesplace	7 -20
:place>:seller	0 -16 8 9 10 20 11 15
:place>:source	7 -7
:place>:spelled	6 -26 7 11
:place>:superlative	7 49
:place>:thing	11 10
:place>:title	6 11
:place>:wanting	2 28 3 7
:place>:writeto	8 18
:place_:absolute	6 -7 7 18
:place_:accepting	0 -47 10 16
:place_:advance	8 8
:place_:age	0 -10 10 13
:place_:benefit	7 -12
:place_:building	1 -8 7 9
:place_:burden	4 8 7 8 8 8 10 -7
:place_:child	1 -8
:place_:childless	1 8
:place_:clocktime	1 -8 4 -9 9 -13
:place_:codething	2 -10 10 13
:place_:condition	8 -10
:place_:councilpay	0 -13
:place_:deadline	2 -27 7 17 10 -10 13 -16
:place_:demanding	4 13 7 30
:place_:denying	0 -9 7 21 10 10
:place_:deterring	4 8 8 16
:place_:everyone	7 20
:place_:family	7 21
:place_:feething	0 11 8 7
:place_:healthword	7 19
:place_:losing	7 17
:place_:money	4 20 7 14
:place_:nation	2 19
:place_:nearby	10 -30
:place_:negation	0 -30 1 -29 7 31 8 8 10 12
:place_:neighbour	7 -11 8 -7
:place_:newness	0 -20 1 -14 7 38 8 -9 10 8
:place_:number	0 -14 1 -12 2 -16 8 -34 9 12 14 -12
:place_:onlyword	0 7 1 -9
:place_:openprice	0 -15 7 32
:place_:opinion	7 12
:place_:payer	10 10
:place_:period	1 -7 4 17 7 -7 10 9
:place_:person	0 13
:place_:place	6 -27 7 10
:place_:preferring	1 -10 7 -14 8 14
:place_:promise	0 -16 2 9 7 22
:place_:ranking	7 8
:place_:return	10 -14
:place_:room	1 -8 2 -7 7 18 10 14
:place_:safety	7 19
:place_:scarcity	7 7
:place_:school	7 9
:place_:seller	8 14 10 20 11 15
:place_:spelled	0 -24 1 -21 2 -28 14 7
:place_:thing	11 9
:place_:time	6 7
:place_:title	8 7
:place_:urgency	7 15
:place_:utility	10 15
:place_:wanting	0 20 2 11
:place_:welcoming	0 8 10 8
:place_:writeto	7 14 8 17
:politics	0 -32 1 -16 2 111 5 -9 6 -22 7 -10 10 8 11 -81 14 -53
:politics $	2 16 6 -13 9 -8 12 7
:politics ,	2 23 6 -7 8 -7
:politics :absolute	2 13
:politics :accepting	10 10
:politics :burden	2 26
:politics :codething	2 7
:politics :demanding	2 15
:politics :deterring	2 11
:politics :feething	8 13
:politics :hiding	2 10
:politics :keything	8 8
:politics :negation	2 14
:politics :onlyword	2 13
:politics :person	2 8
:politics :place	2 9
:politics :politics	2 10
:politics :preferring	2 7
:politics :room	8 8
:politics :scarcity	2 13
:politics :wanting	2 12
:politics as	2 9
:politics can	2 10
:politics fein	2 24
:politics gate	8 8
:politics has	8 7
:politics is	2 7
:politics need	2 11
:politics of	2 -7 8 -22
:politics only	2 13
:politics>:absolute	2 12
:politics>:accepting	3 7 10 9
:politics>:burden	2 24
:politics>:codething	2 12
:politics>:deadline	2 11
:politics>:demanding	2 14
:politics>:deterring	2 12
:politics>:feething	8 13
:politics>:hiding	2 10
:politics>:keything	8 8
:politics>:negation	2 10
:politics>:onlyword	2 11
:politics>:person	2 27
:politics>:place	2 13
:politics>:politics	2 27
:politics>:return	8 7
:politics>:scarcity	2 12
:politics>:seller	2 17
:politics>:wanting	2 11
:politics>:writeto	2 7
:politics_:accepting	2 25 3 10 8 -12
:politics_:bid	2 26
:politics_:building	2 13
:politics_:burden	1 8 8 -8
:politics_:codething	8 7
:politics_:condition	1 9
:politics_:deadline	2 24
:politics_:demand	2 8
:politics_:demanding	2 9
:politics_:deterring	0 -10 1 -8 2 34
:politics_:healthword	2 8
:politics_:hiding	2 11
:politics_:law	8 13
:politics_:nearby	2 14
:politics_:negation	2 22 7 -18 8 16
:politics_:newness	2 8
:politics_:openprice	2 21
:politics_:opinion	2 28
:politics_:person	2 22
:politics_:phone	2 10
:politics_:politics	2 26
:politics_:promise	7 -10
:politics_:return	8 7
:politics_:spelled	2 20
:politics_:wanting	2 22
:politics_:writeto	2 19
:preferring	0 15 1 22 2 62 5 -31 6 -59 8 -45 10 -81 11 18 12 -24 14 -20
:preferring $	3 -7 4 9 11 -26
:preferring ,	0 10 3 15 8 -16
:preferring :absence	1 11
:preferring :absolute	1 9
:preferring :building	7 30
:preferring :burden	2 19
:preferring :deadline	4 13
:preferring :deterring	1 -16 2 14 14 10
:preferring :everyone	2 -25
:preferring :hiding	1 14
:preferring :negation	1 11 8 7
:preferring :neighbour	7 15
:preferring :number	2 29 11 17
:preferring :offerdeal	4 12
:preferring :openprice	3 19 4 20 5 -9 7 -7 13 18
:preferring :opinion	4 16 5 -7 13 15
:preferring :payer	2 9
:preferring :person	6 -8 7 8
:preferring :pet	3 -17
:preferring :photo	7 8
:preferring :preferring	2 15
:preferring :promise	1 7
:preferring :room	7 8
:preferring :scarcity	1 7
:preferring :seller	7 8
:preferring :sex	8 7
:preferring :spelled	1 8 2 9 7 10 11 21
:preferring :utility	0 10
:preferring a	1 -21 3 -8 4 -41 5 13 8 -16 9 8
:preferring adults	1 7
:preferring and	2 7 4 23 6 -19
:preferring anyone	2 -8
:preferring at	0 12 1 12
:preferring enough	7 9
:preferring flat	7 10
:preferring for	0 -12 2 15
:preferring given	2 11
:preferring in	7 8
:preferring it	0 10 2 18
:preferring landlord	7 11
:preferring not	8 8
:preferring of	3 15 7 -25 13 10
:preferring on	2 18
:preferring single	2 16
:preferring suited	2 14
:preferring tenant	2 7
:preferring tenants	2 -12
:preferring than	0 14 2 9
:preferring the	2 7 6 9 11 14
:preferring to	4 16 13 11
:preferring was	11 16
:preferring when	4 8
:preferring will	1 7
:preferring with	1 8
:preferring you	2 7 3 14 13 -9
:preferring you'll	0 9
:preferring>:absence	1 25
:preferring>:absolute	0 8 1 7
:preferring>:accepting	6 8
:preferring>:age	11 7
:preferring>:bid	6 8
:preferring>:building	2 10 6 13 7 16
:preferring>:burden	2 19
:preferring>:childless	1 20 6 7
:preferring>:codething	3 8
:preferring>:councilpay	0 8
:preferring>:deadline	4 21
:preferring>:deterring	1 -30 2 28 14 12
:preferring>:disability	2 -20
:preferring>:everyone	2 -15 7 -8
:preferring>:faith	2 18
:preferring>:family	1 -13 2 -7
:preferring>:hiding	1 11
:preferring>:jobless	0 9
:preferring>:jobname	0 -15
:preferring>:kin	1 -13
:preferring>:losing	2 10 4 -13
:preferring>:nation	2 26
:preferring>:nearby	2 -10
:preferring>:negation	1 30 2 13 3 -18 7 -7
:preferring>:neighbour	7 15
:preferring>:number	1 20 2 33 11 11
:preferring>:offerdeal	4 17
:preferring>:openprice	2 8 3 15 4 10 5 -24 13 18
:preferring>:opinion	3 12 5 -28 13 18
:preferring>:payer	1 -8 2 13
:preferring>:paying	1 9
:preferring>:period	9 8
:preferring>:person	2 13 6 -29
:preferring>:photo	7 8 11 9
:preferring>:place	7 13
:preferring>:preferring	2 11
:preferring>:refusing	1 10 11 7
:preferring>:return	7 7
:preferring>:room	11 11
:preferring>:rulesplace	2 11
:preferring>:scarcity	0 8 4 17 6 -12
:preferring>:seller	1 -20
:preferring>:sexual	2 14
:preferring>:spelled	1 44 2 11 11 17
:preferring>:title	2 34
:preferring>:urgency	6 13
:preferring>:utility	0 13
:preferring>:wanting	1 -12
:preferring>:work	2 -14
:preferring_:absolute	1 -7 7 20
:preferring_:accepting	0 10 1 13 3 -17 7 -19
:preferring_:age	11 7
:preferring_:asking	8 8
:preferring_:building	2 20 7 -19
:preferring_:burden	2 7 7 12
:preferring_:child	1 32 2 -50
:preferring_:childless	1 27 4 -7
:preferring_:clocktime	2 19 4 19
:preferring_:codething	11 18
:preferring_:condition	0 9
:preferring_:deadline	4 12
:preferring_:demand	2 14 6 -16
:preferring_:demanding	0 9 1 -9 2 8 8 11
:preferring_:denying	0 12
:preferring_:deterring	6 -8 7 10 10 -9
:preferring_:disability	1 -20
:preferring_:everyone	1 -15 13 12
:preferring_:faith	2 38
:preferring_:family	1 -15
:preferring_:feething	2 26 4 -10 11 20
:preferring_:fixed	2 7
:preferring_:income	0 10 7 10 13 13
:preferring_:jobless	0 17
:preferring_:kin	8 -10
:preferring_:losing	4 -13
:preferring_:money	7 19
:preferring_:nation	0 -10 1 -17 2 36 8 7
:preferring_:nearby	7 -14
:preferring_:negation	1 25
:preferring_:newness	10 -8
:preferring_:number	1 29 7 -21
:preferring_:online	2 -18
:preferring_:onlyword	0 -11
:preferring_:openprice	1 -13 2 20 6 -16 7 12 8 -9 11 23
:preferring_:opinion	2 10 4 -36 13 9
:preferring_:origin	2 12
:preferring_:payer	7 -14 13 7
:preferring_:paying	1 7 3 18 13 11
:preferring_:person	0 12 1 15 2 20 6 -44 8 -40
:preferring_:pet	2 -15
:preferring_:photo	11 13
:preferring_:place	4 -17 7 21
:preferring_:preferring	4 13
:preferring_:ranking	2 16
:preferring_:refusing	1 12 7 21 11 7
:preferring_:rulesplace	2 10 11 11
:preferring_:safety	0 8
:preferring_:scarcity	4 16 6 -15
:preferring_:sex	0 -12 1 -25 2 37
:preferring_:spelled	1 32
:preferring_:superlative	11 12
:preferring_:title	0 -21 2 28 6 -12 8 -29
:preferring_:urgency	6 23
:preferring_:utility	0 17
:preferring_:wanting	1 -22 9 8 11 21
:preferring_:welcoming	3 26
:preferring_:work	0 13
:preferring_:writeto	7 15
:promise	0 20 3 32 7 107 9 -9 10 -8 12 14 13 -9 14 -55
:promise ##	8 13
:promise $	2 -29 3 7 6 -15 7 56 8 -53 11 -12 14 -18
:promise ,	7 41 12 10
:promise :absence	6 7
:promise :absolute	6 -23 7 22
:promise :accepting	0 20 3 21 4 17 6 13 7 11 11 -26 12 -11
:promise :asking	1 9 2 14
:promise :burden	7 15
:promise :codething	8 7
:promise :condition	7 9
:promise :deadline	7 -11
:promise :demanding	0 7 2 -19 6 -10
:promise :denying	6 -7 7 30
:promise :deterring	7 20
:promise :disclaimer	0 12 2 16 5 -13 7 -23
:promise :fairness	2 -8
:promise :fee	5 22
:promise :fixed	8 7 12 17
:promise :healthword	7 23
:promise :holiday	1 14 12 22
:promise :income	6 17
:promise :keything	8 21
:promise :losing	4 -9 8 10
:promise :negation	3 23 4 -34 8 -29
:promise :newness	3 -10 6 -9 7 20
:promise :number	7 27 8 10
:promise :online	1 9 7 -10
:promise :openprice	1 -16 2 -26 4 -31 6 16 7 46
:promise :opinion	4 -24 7 33 8 -14 9 7
:promise :payer	5 11 7 10
:promise :paying	3 10
:promise :phone	7 17
:promise :preferring	3 7
:promise :promise	0 -12 2 -33 7 37 8 -21
:promise :refusing	1 -29
:promise :rent	2 7 6 10 7 13
:promise :return	7 18
:promise :safety	7 26
:promise :scarcity	6 -10 7 8
:promise :spelled	7 16 8 10
:promise :time	6 15 7 10
:promise :wanting	0 22 6 -27 7 8 9 7
:promise :welcoming	1 -7 3 18 6 -9 7 27 9 8
:promise :work	7 9
:promise :writeto	0 -9 6 -15 7 21 8 -16 13 7
:promise about	11 9
:promise again	7 -22
:promise and	7 13
:promise are	7 -7
:promise as	7 26
:promise at	8 15
:promise be	2 17 6 -20 8 -22 9 -14 10 -23 14 -25
:promise been	6 -9 7 -8
:promise bring	7 10
:promise buy	5 7
:promise charge	5 12
:promise come	3 20 7 17
:promise differ	11 9
:promise do	3 -8 7 -35 8 7
:promise double	7 8
:promise fall	7 21
:promise feel	2 7
:promise find	1 11
:promise floods	7 8
:promise for	7 24
:promise from	7 8
:promise get	6 -37 7 14
:promise had	3 -8
:promise have	3 10 6 28 7 9
:promise help	2 14
:promise in	7 -7
:promise it	7 12
:promise keep	6 8
:promise knock	8 11
:promise leave	12 11
:promise live	1 19 3 14 7 -11
:promise lose	6 -8 7 8
:promise love	9 8
:promise manage	8 9
:promise meet	3 7
:promise miss	8 7
:promise need	0 26
:promise never	6 -8 7 22
:promise no	3 9
:promise not	0 7 2 12 3 16 4 -16
:promise of	7 7
:promise periodic	12 -13
:promise promise	6 9 7 -27
:promise put	4 9
:promise reach	7 18
:promise refuse	1 -19
:promise rent	6 11
:promise say	1 17 2 17
:promise see	6 43
:promise shorthold	12 31
:promise stand	7 8
:promise statements	13 -13
:promise stay	1 15 7 7
:promise still	6 14
:promise take	3 9 4 9
:promise that	6 13 7 13
:promise the	7 18
:promise to	4 -8 6 10 7 46
:promise vouch	11 16
:promise will	6 -7 7 16
:promise you	0 10 7 12
:promise>:absence	2 -23 6 14 7 8 9 -7
:promise>:absolute	3 -17 6 -9 7 30 10 -7
:promise>:accepting	0 22 2 7 3 23 4 12 7 9 11 -52
:promise>:advance	1 -9 3 9
:promise>:asking	2 20 4 -14
:promise>:bid	1 11 2 17
:promise>:building	1 -7 7 9
:promise>:burden	4 23 7 21 8 20 13 -8
:promise>:child	7 12
:promise>:childless	0 -11 6 7
:promise>:clocktime	6 -16 7 9
:promise>:codething	6 -15 8 10
:promise>:condition	7 10
:promise>:consent	12 12
:promise>:deadline	2 14 6 11 7 -7
:promise>:demand	4 18 6 -23
:promise>:denying	3 -18 4 -8 7 39 8 -14
:promise>:deterring	4 10 7 23
:promise>:disclaimer	0 7 5 -17 7 -26
:promise>:everyone	7 12
:promise>:fairness	2 -27 6 -20
:promise>:faith	2 25
:promise>:fee	0 8 5 21
:promise>:fixed	1 15 12 15
:promise>:healthword	7 28
:promise>:holiday	1 12 7 14 12 21
:promise>:income	0 16 6 15
:promise>:keything	7 10 8 15
:promise>:kin	7 7
:promise>:losing	0 -9 2 -8 6 11 7 7
:promise>:money	5 7
:promise>:nearby	7 17
:promise>:negation	1 -22 3 13 4 -44 7 29 8 -35 11 -11
:promise>:neighbour	7 15
:promise>:newness	6 -17 7 23 8 -26
:promise>:number	6 -16 7 33
:promise>:online	1 8
:promise>:onlyword	7 12
:promise>:openprice	2 -26 5 17 6 10 7 24
:promise>:opinion	4 -30 5 7 7 25 8 -39
:promise>:payer	0 -7 5 15
:promise>:paying	1 7 2 -13 3 10 7 14 8 -7 13 11
:promise>:period	6 15
:promise>:person	0 -7 6 18 7 7
:promise>:phone	7 11 8 8
:promise>:photo	7 -22
:promise>:place	1 18
:promise>:promise	0 -16 2 -45 6 -8 7 62 8 -29
:promise>:ranking	1 17 2 -21
:promise>:refusing	0 -29 1 -7 2 7 4 -9 6 -8
:promise>:regretting	6 10
:promise>:rent	6 20 7 14
:promise>:return	7 35
:promise>:room	11 9
:promise>:safety	7 34
:promise>:scarcity	1 -14 6 -9 8 -23
:promise>:school	7 22
:promise>:sexual	2 10
:promise>:source	7 -32
:promise>:spelled	2 -11 4 18 6 -9 7 15 8 19
:promise>:superlative	7 -15
:promise>:thing	8 20
:promise>:time	6 15 7 14
:promise>:title	7 -9
:promise>:wanting	0 11 6 -10 11 10
:promise>:welcoming	1 -18 3 16 6 -24 7 19 9 7
:promise>:work	0 21 7 24
:promise>:writeto	0 -14 6 -20 7 18 8 -23
:promise_:absence	1 -41 3 7 6 15 7 22 8 -13
:promise_:absolute	1 12 2 -15 7 15
:promise_:accepting	1 16 4 -31 5 -11 7 19 8 -7 11 -25 13 -15
:promise_:advance	5 -8 12 15
:promise_:asking	0 11 4 -9 6 -23 12 9
:promise_:benefit	0 25
:promise_:bid	2 13 4 10
:promise_:building	2 12 6 8
:promise_:burden	3 17 4 23 7 7 8 18
:promise_:child	1 7 8 -12
:promise_:childless	0 -15 7 9 8 -17
:promise_:clocktime	2 12 4 20 7 15 12 -18
:promise_:codething	11 10
:promise_:condition	8 16
:promise_:consent	7 48
:promise_:deadline	1 -10 2 -16 4 12 5 -11 6 29 7 10 11 -18
:promise_:demand	4 25 6 -46
:promise_:demanding	5 -12 6 -8 13 8
:promise_:denying	1 14 7 20
:promise_:deterring	1 -14 2 -30 4 8 5 -8
:promise_:disability	2 13 7 12 8 24
:promise_:disclaimer	2 -36 12 13
:promise_:everyone	1 21 3 9 7 10 12 7 13 -8
:promise_:fairness	2 -28 3 9
:promise_:faith	2 20
:promise_:fee	7 16
:promise_:feething	2 14 5 8 6 -25 7 16
:promise_:fixed	1 10 3 12 6 -9 7 -11 12 26 13 -9
:promise_:healthword	7 22
:promise_:hiding	0 15 1 -12 3 11
:promise_:income	0 38 4 -7 5 7
:promise_:jobname	0 8
:promise_:lifeword	0 13
:promise_:longperiod	7 33
:promise_:losing	1 -14 7 9
:promise_:money	6 10 7 30
:promise_:nation	2 14
:promise_:nearby	7 7
:promise_:negation	2 9 3 -24 7 42
:promise_:neighbour	7 8
:promise_:newness	12 9
:promise_:number	3 -20 5 -31 6 -38 7 45
:promise_:online	7 9
:promise_:onlyword	1 13 3 -8 7 18
:promise_:openprice	1 -8 3 20 4 -7 11 -21 12 -12
:promise_:opinion	3 13 4 -23 6 9 7 9 8 -24 13 14
:promise_:origin	2 9 7 -8
:promise_:payer	0 -15 3 -9 6 21 7 7 13 9
:promise_:paying	4 -14 5 9 6 -20 7 12 13 12
:promise_:period	0 8 7 37
:promise_:person	0 7 1 -12
:promise_:pet	1 -9 3 36 7 -25
:promise_:photo	2 21 3 19 7 -25
:promise_:place	1 8 2 -10
:promise_:promise	7 45
:promise_:ranking	1 25 2 -25 3 14 12 7
:promise_:refusing	0 -7 4 -38
:promise_:rent	6 15
:promise_:return	6 -15 7 48
:promise_:room	7 32 11 15
:promise_:scarcity	7 18
:promise_:school	7 17
:promise_:seller	2 19 13 12
:promise_:sexual	2 12
:promise_:source	6 -8
:promise_:spelled	0 18 2 20 4 17 6 -23 7 40
:promise_:superlative	6 10
:promise_:thing	7 -12 8 25
:promise_:time	7 24 8 -9
:promise_:title	6 9
:promise_:tribunalrent	3 10
:promise_:urgency	0 11 7 17
:promise_:wanting	4 12 11 17
:promise_:work	0 21 7 8
:promise_:writeto	1 -10 7 14 12 13 13 11
:ranking	0 26 2 23 6 29 7 -18 9 -32 11 -20 12 10 13 9 14 -10
:ranking $	1 -7 2 20 4 19 5 7 6 -13 7 -19 8 -8 10 10 11 -56 12 11 13 14
:ranking ,	0 29 3 -13 6 -24 8 -16 10 13 12 -10
:ranking :advance	13 22
:ranking :asking	6 -11
:ranking :building	0 -12
:ranking :burden	2 8 10 -14 13 -11
:ranking :clocktime	3 7 8 8
:ranking :codething	0 7 1 18 13 -12
:ranking :condition	2 21 6 -13 13 -7
:ranking :deadline	4 -12 6 9 11 -24 13 -38
:ranking :demand	1 7
:ranking :demanding	6 8
:ranking :deterring	4 7 7 -11
:ranking :everyone	6 -11
:ranking :feething	1 17 13 23
:ranking :holiday	6 9
:ranking :keything	6 -17
:ranking :longperiod	6 -8 12 16
:ranking :losing	6 23
:ranking :nearby	8 -8
:ranking :neighbour	2 -7 3 -8
:ranking :newness	4 8 7 -12 10 8 13 -14
:ranking :number	5 -21 8 7 12 7
:ranking :openprice	1 9 5 17 6 11 7 19 13 -12
:ranking :opinion	6 15 7 20 8 -22 11 7
:ranking :payer	11 12
:ranking :period	0 -8 1 17 4 -32 6 -29 7 -24 9 -11 10 -10 13 21
:ranking :person	1 -7 2 -8 4 7 8 -17
:ranking :pet	3 15
:ranking :phone	8 14
:ranking :photo	7 -11 11 9
:ranking :record	3 -13
:ranking :room	1 7 4 -21 6 -64 7 -33 8 9 9 -17 11 -46 13 -38 14 -19
:ranking :rulesplace	3 -17
:ranking :scarcity	0 10 7 -22
:ranking :seller	11 11
:ranking :spelled	0 12 4 15 6 13
:ranking :time	6 -15
:ranking :title	0 18
:ranking :tribunalrent	1 8 13 -26
:ranking :urgency	4 13 5 -8 6 -21 10 20
:ranking :utility	3 -13
:ranking a	4 7
:ranking and	2 -7 4 -8 6 -49 8 -22 13 26
:ranking at	4 17 6 7
:ranking breakfast	8 12
:ranking caller	6 18
:ranking case	3 -8
:ranking chance	6 7 7 -14
:ranking choice	2 7
:ranking day	5 14
:ranking flat	7 -9
:ranking floor	6 -17 7 -37 8 -12
:ranking for	6 -48
:ranking forming	6 12
:ranking four	8 19
:ranking from	1 13 5 8
:ranking if	2 17
:ranking in	7 7 12 18
:ranking it	7 9
:ranking it's	6 32
:ranking january	6 7
:ranking keys	13 11
:ranking lease	3 -13
:ranking lot	1 -9
:ranking month	13 15
:ranking month's	5 -21
:ranking noon	8 14
:ranking of	5 14 6 8 8 14
:ranking on	10 -10
:ranking others	2 12
:ranking person	6 8
:ranking photo	11 12
:ranking quarter	13 8
:ranking release	6 21
:ranking street	7 9
:ranking the	0 14 1 -28 6 20 11 18 13 8
:ranking them	1 15
:ranking time	4 14 6 -15 10 12
:ranking to	6 14 7 19 8 -15 13 -13
:ranking up	6 10
:ranking ups	0 11
:ranking viewing	6 11
:ranking viewings	1 8
:ranking we'd	3 16
:ranking when	8 9
:ranking with	6 12
:ranking year	1 9 13 -22
:ranking you	1 8 2 -19 3 10 4 -10 5 -10 7 -7
:ranking>:absence	6 14 8 -11
:ranking>:absolute	0 12 10 9
:ranking>:accepting	8 -19 13 7
:ranking>:advance	6 -22 8 -7 11 7 13 22
:ranking>:asking	0 12 3 16
:ranking>:building	2 -16 3 -14
:ranking>:burden	8 9 12 -10
:ranking>:childless	1 -16
:ranking>:clocktime	6 25 8 7
:ranking>:codething	1 15 6 -7 12 11 13 -15
:ranking>:condition	1 12 2 17 6 -15
:ranking>:deadline	4 -10 6 29 7 -7 11 -34 13 -9
:ranking>:demand	0 16 1 14 2 9
:ranking>:demanding	1 10 3 13 4 -13
:ranking>:denying	0 24
:ranking>:deterring	0 -7 13 -7
:ranking>:disclaimer	6 9
:ranking>:everyone	2 7 6 -34
:ranking>:fairness	3 8
:ranking>:feething	4 -28 6 10 8 -15 12 -14 13 8
:ranking>:fixed	5 -16
:ranking>:hiding	6 -21 7 9 8 12
:ranking>:income	10 7
:ranking>:jobless	0 -11
:ranking>:keything	4 -9 6 -40 8 -8
:ranking>:kin	1 -26 4 10
:ranking>:lifeword	7 21 10 7
:ranking>:longperiod	5 -7 12 23
:ranking>:losing	6 41
:ranking>:money	5 8
:ranking>:nearby	7 13
:ranking>:negation	0 31 10 14 13 -14
:ranking>:neighbour	2 -44 3 -14 6 -7
:ranking>:newness	3 -14 4 21 6 -13 7 -29 10 16 13 -14
:ranking>:number	4 11 7 -7 10 -27 12 10
:ranking>:onlyword	3 -10
:ranking>:openprice	1 13 5 26 7 15 13 -17
:ranking>:opinion	2 8 4 -12 6 13 7 18 8 -39 13 -8
:ranking>:payer	5 20 11 10
:ranking>:period	0 -12 1 15 4 -34 6 -13 7 -34 9 -12 10 -13 12 22 13 9
:ranking>:person	4 19 8 -12
:ranking>:pet	3 33
:ranking>:phone	8 12
:ranking>:photo	7 -18 11 7
:ranking>:place	7 11
:ranking>:preferring	7 11
:ranking>:promise	0 17 2 -12 6 22 13 10
:ranking>:ranking	0 12 1 11 8 -16 13 15
:ranking>:record	3 -13
:ranking>:rent	6 -8 13 11
:ranking>:return	5 7
:ranking>:room	6 -77 7 -30 9 -19 11 -55 13 -47
:ranking>:rulesplace	1 -11 2 -16 3 -21 6 -16
:ranking>:scarcity	0 24 3 -18 7 -20 13 12
:ranking>:seller	5 17 11 8
:ranking>:sex	2 11
:ranking>:spelled	0 14 4 11 6 31 7 -9 9 10
:ranking>:superlative	7 11 13 9
:ranking>:time	6 -42 10 17
:ranking>:title	0 16 5 11
:ranking>:tribunalrent	1 7 12 12 13 -28
:ranking>:urgency	4 14 5 -24 6 -36 7 -8 10 16
:ranking>:utility	3 -14
:ranking_:absence	1 -8 6 16 8 -20
:ranking_:absolute	1 8 7 -17 8 12 10 13
:ranking_:accepting	1 -14 3 -15 6 7 12 -13
:ranking_:advance	4 -16 6 -16 10 -14 11 8 13 24
:ranking_:age	8 8
:ranking_:asking	3 20
:ranking_:benefit	0 12
:ranking_:bid	6 9
:ranking_:building	1 8 7 -9 8 -14
:ranking_:burden	0 7 2 -26 4 8 6 12
:ranking_:clocktime	2 9 6 11 10 -9
:ranking_:codething	2 -15 4 -11 5 -17 8 15
:ranking_:condition	2 -8 3 -22 8 -12
:ranking_:councilpay	0 11
:ranking_:deadline	6 7 7 -19 8 -41 9 16 13 11
:ranking_:demand	0 26 1 14 2 20 6 -11
:ranking_:demanding	0 -20 3 29 5 -18 13 14
:ranking_:denying	0 9 7 -13 8 11
:ranking_:deterring	0 9 3 15 6 7
:ranking_:disclaimer	6 14
:ranking_:everyone	2 10 13 8
:ranking_:fairness	3 12 6 -24
:ranking_:family	7 9
:ranking_:feething	2 -30
:ranking_:fixed	0 -18 5 -12 6 -25 8 14 13 10
:ranking_:hiding	3 -13 6 -15
:ranking_:income	0 10 5 14 6 18 10 7 13 -20
:ranking_:kin	4 10
:ranking_:lifeword	6 14 10 14
:ranking_:longperiod	8 17
:ranking_:losing	1 20 6 18
:ranking_:money	4 18 13 12
:ranking_:nation	2 7
:ranking_:nearby	6 12 10 -16
:ranking_:negation	0 17 1 -8 2 13 6 -25 13 -8
:ranking_:neighbour	1 15 2 -9 7 -19 8 -9
:ranking_:newness	4 14 6 -35 7 -16 12 -14 13 27
:ranking_:number	2 -12 4 46 6 16 8 -22 13 -18
:ranking_:onlyword	3 -17 6 8 8 8
:ranking_:openprice	0 -15 6 7 7 -30 13 14
:ranking_:opinion	0 -10 1 9 4 -21 7 -15 13 19
:ranking_:payer	0 9 2 14 4 -32 6 -23 7 13
:ranking_:paying	6 17 13 16
:ranking_:period	5 -19 12 19
:ranking_:person	0 14 4 11 6 -10
:ranking_:photo	1 16 11 -15 13 7
:ranking_:place	10 -13
:ranking_:preferring	7 7 13 11
:ranking_:promise	0 15 6 18 7 -24
:ranking_:ranking	1 7 6 -14 7 -10 8 -57 10 -11 11 13 13 41
:ranking_:refusing	4 -17 6 9
:ranking_:regretting	8 11
:ranking_:rent	0 9 13 8
:ranking_:return	0 9 6 10 7 -15 13 15
:ranking_:room	8 -24
:ranking_:rulesplace	6 -23
:ranking_:scarcity	13 16
:ranking_:seller	2 9 6 23 8 -14 13 17
:ranking_:sex	2 18
:ranking_:spelled	0 -15 4 11 6 30 12 -10
:ranking_:superlative	0 8 7 20 13 9
:ranking_:time	10 13
:ranking_:title	2 11 8 12
:ranking_:tribunalrent	10 -7 12 7
:ranking_:urgency	6 7 13 14
:ranking_:wanting	11 7
:ranking_:welcoming	0 20
:ranking_:work	6 21
:ranking_:writeto	0 7 13 12
:record	0 -20 1 8 2 -29 3 -84 5 7 6 -99 8 -48 9 -50 10 -19 11 -22 13 -39 14 -38
:record ##	8 -25 14 -15
:record $	1 -67 2 -16 6 -16 9 -31 14 -17
:record ,	2 12 7 -10
:record :burden	8 -7
:record :codething	8 -13
:record :deadline	12 8
:record :demanding	5 9
:record :denying	11 19
:record :deterring	4 7 8 -27
:record :fee	5 28
:record :fixed	12 15
:record :neighbour	8 -13 14 -22
:record :number	4 -19 5 -7 7 10 14 -38
:record :payer	5 10
:record :phone	14 -22
:record :record	8 -27 9 -22 14 -34
:record :spelled	7 18
:record ago	11 12
:record and	0 -12 1 17
:record c	7 -9
:record charge	5 9
:record is	14 8
:record number	8 -9 14 -21
:record of	1 16 8 -14
:record on	4 7 8 -25
:record one	7 23
:record overhead	1 8
:record>:absolute	7 17
:record>:burden	8 -12
:record>:codething	8 -11 13 -10
:record>:consent	7 11
:record>:deadline	12 7
:record>:demanding	5 8
:record>:denying	11 19
:record>:deterring	1 13 8 -31
:record>:fee	5 26
:record>:fixed	8 13 12 15
:record>:income	13 7
:record>:keything	8 9
:record>:kin	1 10
:record>:negation	1 7 3 -12
:record>:neighbour	8 -21 14 -18
:record>:number	0 -16 4 -37 5 -8 14 -66
:record>:offerdeal	4 7
:record>:openprice	0 -10 14 11
:record>:opinion	5 12
:record>:payer	5 10
:record>:person	1 8
:record>:phone	14 -30
:record>:promise	7 10
:record>:record	2 -11 4 -18 8 -48 9 -23 14 -50
:record>:scarcity	0 -7
:record>:source	14 -11
:record>:spelled	7 15 12 14
:record>:thing	8 18
:record>:utility	9 -10
:record_:accepting	1 19
:record_:advance	12 8
:record_:age	5 8
:record_:burden	7 -7
:record_:codething	8 -19 13 -8
:record_:deadline	4 13
:record_:deterring	0 8
:record_:dislike	4 9
:record_:feething	8 -7
:record_:income	13 20
:record_:negation	0 -16
:record_:neighbour	8 -19
:record_:newness	10 -9
:record_:number	0 -19 1 -30 4 -37 7 -28 8 -42 14 -23
:record_:offerdeal	4 7
:record_:onlyword	2 7
:record_:openprice	0 -14 1 15 7 9
:record_:opinion	4 -20 5 15 7 16
:record_:paying	7 17
:record_:period	12 12
:record_:person	1 12
:record_:pet	3 -22
:record_:place	7 14
:record_:promise	7 21
:record_:ranking	4 11
:record_:record	7 -11 8 -13 14 -22
:record_:rent	7 7
:record_:room	7 9
:record_:rulesplace	8 17
:record_:scarcity	0 -17
:record_:seller	7 10 14 7
:record_:source	0 -18
:record_:spelled	0 -14 12 15
:record_:utility	0 -12
:refusing	1 38 2 12 3 69 4 -19 6 10 11 12 12 -34 13 -19 14 -75
:refusing $	0 13 1 19 2 28 3 44 7 -7 8 -47 9 -7 11 -48 14 -9
:refusing ,	0 -8 1 13 6 15 8 -10
:refusing :absolute	8 19
:refusing :age	8 7
:refusing :bid	4 8
:refusing :burden	3 -15 9 12 13 -8
:refusing :childless	4 7
:refusing :clocktime	6 -37 8 21
:refusing :condition	8 -8
:refusing :deadline	6 9 7 12
:refusing :demanding	0 8 1 17
:refusing :deterring	3 11 6 9 9 10
:refusing :everyone	0 9 3 8 8 7
:refusing :healthword	6 10
:refusing :hiding	1 -8
:refusing :negation	7 24
:refusing :openprice	0 10 1 9 2 -29 6 8 7 9 8 12
:refusing :opinion	0 33 1 9 6 -9 8 -15
:refusing :payer	7 14
:refusing :pet	3 10
:refusing :place	0 -13
:refusing :refusing	2 7 3 14
:refusing :spelled	3 13
:refusing :work	0 10
:refusing a	3 -29
:refusing about	6 18
:refusing all	8 9
:refusing along	3 7
:refusing and	8 -14
:refusing animals	3 9
:refusing by	1 7 8 -9
:refusing disappointment	6 14
:refusing dogs	3 -18
:refusing fee	5 8
:refusing for	0 -11 1 17 3 25 6 9
:refusing from	8 11
:refusing here	0 -13
:refusing in	8 12
:refusing into	11 7
:refusing no	3 7
:refusing none	7 14
:refusing of	0 8 4 -8 6 -7
:refusing on	0 -15 9 12
:refusing pets	3 15
:refusing the	8 9
:refusing them	3 11
:refusing to	0 24 1 11 2 -8 8 -11
:refusing with	7 9
:refusing without	3 -10
:refusing you	2 8
:refusing>:absence	0 8 2 8 6 -14
:refusing>:absolute	1 14 3 21 8 18
:refusing>:asking	0 15 1 11 3 21
:refusing>:benefit	0 -29
:refusing>:bid	4 9
:refusing>:building	2 11
:refusing>:burden	0 -11 3 -18 9 10 13 -9
:refusing>:childless	1 11 4 7
:refusing>:clocktime	0 -27 1 -10 5 11 6 -17 8 12
:refusing>:codething	8 11
:refusing>:condition	3 -9
:refusing>:deadline	5 9 6 14 7 17
:refusing>:demanding	0 7 1 16 3 16
:refusing>:deterring	3 11 9 7
:refusing>:everyone	0 17 3 28
:refusing>:fairness	3 7
:refusing>:family	1 12
:refusing>:fee	5 16
:refusing>:feething	5 23
:refusing>:healthword	2 8 6 8
:refusing>:hiding	1 -12 8 -12
:refusing>:income	0 15 6 11
:refusing>:keything	8 -18
:refusing>:losing	2 16
:refusing>:money	6 8
:refusing>:negation	7 22 13 7
:refusing>:number	1 25
:refusing>:openprice	2 -11 6 9 7 7 8 9
:refusing>:opinion	0 28 1 12 6 -17 8 -23
:refusing>:payer	0 -15 3 16 7 14
:refusing>:person	3 -16
:refusing>:phone	8 14
:refusing>:place	0 -16
:refusing>:promise	6 11
:refusing>:refusing	3 15
:refusing>:seller	2 10
:refusing>:spelled	1 11 3 15
:refusing>:superlative	3 7
:refusing>:work	0 20
:refusing_:absolute	1 23 3 42
:refusing_:accepting	0 -15
:refusing_:advance	6 22
:refusing_:age	4 13
:refusing_:asking	3 15
:refusing_:benefit	0 -16
:refusing_:building	2 17
:refusing_:burden	3 -25 5 14 6 -15
:refusing_:codething	1 -15 2 -7 5 11 8 10
:refusing_:condition	8 10
:refusing_:deadline	7 17
:refusing_:demanding	0 9
:refusing_:deterring	1 -11 2 -19 6 -25 7 -10
:refusing_:dislike	3 -8
:refusing_:everyone	0 13 3 28
:refusing_:family	1 9
:refusing_:feething	5 9
:refusing_:fixed	8 7
:refusing_:hiding	8 -9
:refusing_:holiday	6 11
:refusing_:income	0 10 6 13
:refusing_:kin	1 -21
:refusing_:law	1 7
:refusing_:losing	3 -8
:refusing_:money	6 18
:refusing_:negation	0 -13 3 -11 13 12
:refusing_:newness	6 12
:refusing_:number	1 28 8 9
:refusing_:onlyword	8 7
:refusing_:openprice	7 10 8 18
:refusing_:opinion	8 15
:refusing_:payer	0 -13 3 21
:refusing_:period	8 11
:refusing_:person	0 15 6 7
:refusing_:pet	0 -13
:refusing_:promise	6 8
:refusing_:ranking	0 12 3 9 6 17
:refusing_:refusing	0 -21
:refusing_:seller	0 -14 6 -9
:refusing_:spelled	1 14 13 9
:refusing_:urgency	6 20
:refusing_:utility	13 8
:refusing_:work	0 17
:refusing_:writeto	7 9
:regretting	0 41 1 37 3 43 4 -19 6 -36 7 -39 8 8 9 -24 11 -11 14 -22
:regretting $	1 13
:regretting ,	2 15 3 -8 5 11 7 -13
:regretting :condition	2 7
:regretting :negation	1 13 3 15
:regretting :online	3 17
:regretting :openprice	1 -10
:regretting :opinion	3 20
:regretting :payer	0 13 3 12
:regretting :pet	3 18
:regretting :seller	0 14 3 11
:regretting :writeto	3 9
:regretting it	1 8
:regretting pets	3 13
:regretting that	8 7
:regretting to	1 -9
:regretting us	3 9
:regretting>:absolute	1 12
:regretting>:age	8 9
:regretting>:benefit	0 7
:regretting>:everyone	2 7
:regretting>:family	1 20 2 -9
:regretting>:holiday	3 9
:regretting>:law	5 15
:regretting>:negation	7 -9
:regretting>:number	2 8 8 8
:regretting>:online	1 16 3 15
:regretting>:openprice	1 -11
:regretting>:opinion	0 11 3 18
:regretting>:payer	0 18 2 15 3 21 6 7
:regretting>:paying	1 10
:regretting>:person	0 23
:regretting>:pet	3 30
:regretting>:seller	0 28 2 18 3 17
:regretting>:wanting	8 8
:regretting>:writeto	3 9
:regretting_:absolute	3 14
:regretting_:accepting	0 10 2 -10 3 10
:regretting_:asking	2 -14
:regretting_:benefit	0 21
:regretting_:burden	3 20
:regretting_:child	1 21
:regretting_:codething	0 18
:regretting_:denying	3 7
:regretting_:dislike	3 7
:regretting_:fairness	6 8
:regretting_:family	1 20
:regretting_:feething	0 13
:regretting_:hiding	3 9
:regretting_:holiday	3 9
:regretting_:kin	1 18
:regretting_:law	5 12
:regretting_:lifeword	3 9
:regretting_:negation	0 7 2 10 8 -8
:regretting_:newness	3 8
:regretting_:number	3 -8
:regretting_:online	1 8
:regretting_:onlyword	2 -13
:regretting_:openprice	0 17 2 -12
:regretting_:opinion	0 8
:regretting_:payer	0 7
:regretting_:paying	1 9
:regretting_:person	2 9
:regretting_:pet	2 -22 3 35
:regretting_:ranking	3 8
:regretting_:room	1 13
:regretting_:seller	0 16
:regretting_:spelled	1 -31
:regretting_:wanting	8 8
:rent	1 -31 2 -46 3 -29 4 65 6 -31 8 -47 9 25 11 -104 12 -18 13 70
:rent ##	4 -15 5 15
:rent $	0 -20 4 -10 5 9 8 16
:rent ,	0 -14 1 -8 2 -10 4 22 5 11 6 -8 9 10
:rent :absolute	13 17
:rent :bid	4 10
:rent :burden	5 -13
:rent :clocktime	0 16 4 13
:rent :codething	7 -39 12 -10 13 13
:rent :condition	4 8
:rent :councilpay	13 -8
:rent :deadline	0 7 4 -26 5 -25
:rent :demanding	4 -17 13 22
:rent :fairness	1 9
:rent :fixed	4 16 13 7
:rent :holiday	4 -14
:rent :income	4 -9
:rent :lifeword	4 -7
:rent :longperiod	13 18
:rent :money	4 -33 5 -21 13 -23
:rent :nearby	10 11
:rent :newness	4 9 10 16 13 15
:rent :number	4 -20 5 23
:rent :offerdeal	4 -13 13 -10
:rent :openprice	2 20 4 24 5 -7 7 -21
:rent :opinion	2 22 13 19
:rent :payer	5 8 13 -7
:rent :paying	13 22
:rent :period	4 -23
:rent :place	10 11
:rent :preferring	0 9
:rent :promise	0 13 4 8 7 -23
:rent :ranking	4 21 5 -14
:rent :return	7 10 10 11 13 -8
:rent :spelled	4 19 13 23
:rent :time	13 18
:rent :tribunalrent	10 11
:rent :urgency	13 9
:rent a	4 8 13 -14
:rent after	13 -8
:rent agent's	5 9
:rent and	8 15 13 -11
:rent are	4 13 13 15
:rent as	13 -18
:rent at	4 24 13 21
:rent before	13 11
:rent book	5 9
:rent by	4 27 9 15 13 7
:rent came	0 18
:rent considered	4 16
:rent day	13 -9
:rent every	13 10
:rent fair	1 17
:rent fixed	4 14
:rent for	13 32
:rent from	0 19 4 13
:rent holds	5 7
:rent in	4 -11 5 -8 7 19 13 16
:rent is	7 -36 12 -12 13 8
:rent market	10 12
:rent may	0 15
:rent monthly	4 -8
:rent neg	4 13
:rent negotiable	12 7
:rent not	4 9
:rent of	5 -37
:rent paid	13 -7
:rent payment	13 22
:rent payments	13 10
:rent periods	13 14
:rent proposals	4 13
:rent somewhere	4 12
:rent stays	4 -10
:rent than	7 30
:rent they	4 9
:rent this	0 7
:rent to	2 25 13 22
:rent up	4 -23
:rent upfront	13 8
:rent we	4 9
:rent will	4 14
:rent £#	4 -14 5 -14
:rent £##	4 -23 13 -14
:rent>:absence	13 22
:rent>:absolute	7 9 13 15
:rent>:accepting	0 11 5 9
:rent>:advance	5 -11 13 -10
:rent>:asking	4 8 13 12
:rent>:benefit	0 8
:rent>:burden	1 8 5 -29 13 14
:rent>:clocktime	0 25 4 9 12 9 13 17
:rent>:codething	5 -7 12 -12 13 8
:rent>:councilpay	13 -16
:rent>:deadline	4 -8 12 9
:rent>:demand	4 12
:rent>:demanding	13 21
:rent>:deposit	13 -22
:rent>:deterring	4 9 5 -15 13 22
:rent>:disclaimer	9 13
:rent>:everyone	4 -11 13 9
:rent>:fairness	0 10 1 9 4 17
:rent>:fee	5 19
:rent>:feething	4 -7
:rent>:fixed	4 15 13 9
:rent>:holiday	4 -14
:rent>:income	0 -16 13 -23
:rent>:lifeword	4 -7
:rent>:longperiod	13 49
:rent>:losing	4 -9
:rent>:money	4 -31 5 -32 6 -11 13 -19
:rent>:nearby	10 11
:rent>:negation	5 9
:rent>:newness	4 8 5 -9 10 18 13 11
:rent>:number	5 19 13 16
:rent>:offerdeal	4 -23 13 -17
:rent>:onlyword	7 8
:rent>:openprice	2 12 4 37 5 -20 7 -34 9 17
:rent>:opinion	2 15 9 16 10 -10 13 28
:rent>:payer	2 -11 5 8
:rent>:paying	0 -10 4 7 13 12
:rent>:period	0 -12 4 -21 13 11
:rent>:phone	4 13
:rent>:place	4 16 10 10
:rent>:preferring	0 8
:rent>:promise	0 14 4 7 7 -12
:rent>:ranking	4 23 5 -27
:rent>:refusing	13 13
:rent>:return	7 7 10 10 13 -11
:rent>:room	7 13
:rent>:seller	2 -11 4 8 5 9 7 11 10 -8
:rent>:spelled	4 19 5 19 7 -17 13 25
:rent>:thing	4 7
:rent>:time	13 22
:rent>:tribunalrent	10 11
:rent>:writeto	4 20
:rent_:absolute	4 8
:rent_:accepting	5 7 7 -11
:rent_:advance	4 -21 5 -49 7 -25
:rent_:asking	4 52
:rent_:building	5 20
:rent_:burden	1 9 5 -25 13 -27
:rent_:clocktime	0 9 5 -15 9 8 13 44
:rent_:codething	4 35 5 -26 13 -20
:rent_:condition	1 -8 4 9 5 10 6 -14 13 -11
:rent_:consent	0 15
:rent_:councilpay	13 -18
:rent_:deadline	4 25 13 12
:rent_:demand	4 36 6 -9
:rent_:demanding	2 -20
:rent_:deposit	5 -16
:rent_:deterring	4 19 5 -26
:rent_:disability	4 18
:rent_:everyone	4 11 7 -10
:rent_:fairness	4 38 7 -8 13 -10
:rent_:faith	4 10
:rent_:fee	5 22
:rent_:feething	0 -23 4 17 6 -15 13 16
:rent_:fixed	5 -7
:rent_:healthword	13 19
:rent_:hiding	13 7
:rent_:holiday	4 15 9 33
:rent_:income	4 -9 5 -12
:rent_:jobless	0 11 13 -7
:rent_:keything	13 8
:rent_:longperiod	0 -7 4 -9 5 -13 7 -14 13 58
:rent_:losing	5 7 7 10
:rent_:money	4 -48 5 -19 13 -10
:rent_:nearby	4 23 6 8
:rent_:negation	4 -11
:rent_:neighbour	0 7 4 -9
:rent_:newness	13 7
:rent_:number	0 -10 4 19 6 -27 8 -15 13 42
:rent_:onlyword	4 19 6 7
:rent_:openprice	0 8 4 53 7 -8 9 9 13 -9
:rent_:opinion	2 -31 4 15
:rent_:origin	2 10 4 -8
:rent_:payer	2 -13
:rent_:paying	6 -7 7 -18 13 7
:rent_:period	0 -20 4 -64 5 -32 6 -37 7 -57 12 -19 13 26
:rent_:person	4 29
:rent_:phone	4 27
:rent_:place	4 16
:rent_:preferring	4 16
:rent_:promise	4 -15
:rent_:ranking	5 -19
:rent_:refusing	0 9
:rent_:rent	4 -27
:rent_:return	4 -17
:rent_:room	7 10
:rent_:scarcity	2 -11 4 24 13 -24
:rent_:seller	0 -29 2 -26 13 16
:rent_:sex	13 9
:rent_:source	0 12
:rent_:spelled	4 17
:rent_:superlative	6 7
:rent_:time	7 7
:rent_:title	5 8 13 15
:rent_:utility	0 10
:rent_:wanting	4 35 6 -17 13 -7
:rent_:work	13 9
:rent_:writeto	0 -19 2 -8 4 29 13 12
:return	0 8 1 -37 2 -71 3 -94 4 46 7 62 8 -95 9 -42 10 21 11 -145 12 -39 13 54 14 -43
:return ##	4 -15 5 15
:return $	2 -57 3 -10 4 -11 7 35 8 11 12 -11 14 -23
:return ,	0 -47 2 -52 4 18 5 18 7 16 8 -19 10 29 14 -15
:return :absence	7 10
:return :absolute	7 8 13 15
:return :building	10 -7
:return :burden	6 -11 7 22 10 -16 13 9
:return :childthing	2 7
:return :clocktime	0 8 7 15
:return :codething	2 -17 6 -17 7 -32 8 -12 10 -17 12 -21 13 10
:return :condition	4 7 10 -10
:return :councilpay	13 -8
:return :deadline	4 -31 5 -37 13 8
:return :demanding	4 -19 13 22
:return :deterring	0 -13 7 12 10 -10
:return :everyone	7 9
:return :fairness	1 9
:return :fixed	4 14 13 11
:return :holiday	4 -14
:return :income	4 -9
:return :keything	7 7
:return :lifeword	4 -7
:return :longperiod	13 18
:return :losing	0 7
:return :money	4 -34 5 -9 13 -23
:return :newness	4 9 5 -7 10 9 13 22
:return :number	4 -25 5 22 8 -7
:return :offerdeal	4 -9
:return :openprice	2 14 4 22 6 -47
:return :opinion	2 17 4 19 13 14
:return :paying	13 13
:return :period	4 -30
:return :person	10 7
:return :place	7 11
:return :preferring	0 9 6 13
:return :promise	0 8 4 10 6 -13 7 25
:return :ranking	5 -13
:return :return	7 24
:return :room	10 -15
:return :safety	7 9
:return :scarcity	6 7
:return :seller	4 15
:return :source	10 -7
:return :spelled	6 -12 8 -20 13 21 14 14
:return :time	13 18
:return :urgency	13 9
:return a	4 8 7 7 13 -14
:return after	13 -8
:return and	8 15
:return are	4 14
:return as	13 -18
:return at	13 25
:return back	7 8
:return before	13 17
:return book	5 9
:return buggy	2 8
:return by	4 25 9 9 13 7
:return came	0 18
:return day	13 -10
:return days	13 10
:return every	7 7 13 10
:return fair	1 17
:return fixed	4 14
:return for	13 30
:return from	0 11
:return here	7 9
:return holds	5 7
:return in	4 -13 5 -19 6 -37 7 17 10 -22 13 13
:return is	2 -15 6 -16 7 -36 8 -9 10 -16 12 -23
:return letters	5 8
:return may	0 7
:return monthly	4 -8
:return neg	4 13
:return negotiable	12 7
:return not	4 9
:return of	0 -7 13 -34
:return on	0 -16 7 12 10 -10
:return paid	13 -7
:return payment	13 16
:return place	10 -10
:return says	4 7
:return since	10 -7
:return somewhere	4 12
:return stays	4 -10
:return than	7 12
:return that	7 10
:return that's	0 -7
:return they	4 9
:return this	0 8 6 -11 10 13
:return to	2 18 4 11 13 15
:return up	4 -24
:return upfront	13 8
:return will	4 16 7 14
:return would	0 19
:return £#	4 -14
:return £##	4 -23 13 -14
:return>:absence	13 32
:return>:absolute	0 -18 7 16 13 11
:return>:accepting	0 8 5 9
:return>:advance	4 -15 5 -12 7 -23
:return>:age	6 7
:return>:asking	4 7 13 12
:return>:bid	4 8 13 -11
:return>:building	4 9
:return>:burden	7 13 10 -20 13 16
:return>:child	1 -9
:return>:childthing	2 7
:return>:clocktime	0 24 6 -7 7 8 13 13
:return>:codething	2 -23 6 -28 12 -24
:return>:condition	10 -10
:return>:consent	10 10
:return>:councilpay	0 10 7 7 13 -13
:return>:deadline	13 14
:return>:demand	4 11
:return>:demanding	13 22
:return>:deposit	5 -8 13 -23
:return>:deterring	4 10 10 -10 13 19
:return>:disclaimer	13 -8
:return>:dislike	1 7
:return>:everyone	4 -28
:return>:fairness	0 11 1 8 4 14
:return>:fee	5 16
:return>:feething	4 -8
:return>:fixed	4 13 13 13
:return>:hiding	0 -10 7 11
:return>:holiday	4 -15
:return>:income	0 -15 13 -31
:return>:lifeword	4 -7
:return>:longperiod	13 27
:return>:losing	4 -9
:return>:money	0 -15 4 -32 5 -20 13 -23
:return>:negation	5 10 7 8
:return>:newness	5 -17 10 21 13 20
:return>:number	5 12 7 18 8 -26
:return>:offerdeal	13 -11
:return>:openprice	3 -9 4 29 5 -16 6 -17 10 -8 13 -22
:return>:opinion	2 7 4 21 13 19
:return>:payer	4 8 10 7
:return>:paying	4 7
:return>:period	0 -14 4 -29 10 7
:return>:phone	4 19
:return>:place	7 7 10 -8
:return>:preferring	0 8 6 12
:return>:promise	0 7 4 7 5 -8 6 -16 7 30 10 8
:return>:ranking	4 9 5 -30
:return>:refusing	13 13
:return>:return	6 -13 7 35 13 -11
:return>:room	7 7
:return>:safety	7 9
:return>:seller	4 24 10 7 13 7
:return>:spelled	5 20 7 14 8 -33 13 11
:return>:time	4 -12 13 16
:return>:urgency	6 11
:return>:wanting	6 10 13 8
:return>:writeto	4 29 7 10
:return_:absolute	0 -25 2 -18 7 12 10 11
:return_:accepting	7 10 13 14
:return_:advance	4 -24 5 -47 7 -19 12 -17
:return_:age	7 9 10 14
:return_:asking	4 48
:return_:benefit	4 -10 13 -13
:return_:bid	4 14
:return_:building	5 26 6 -14
:return_:burden	2 -31 4 17 5 -14 7 15 10 -19 13 -37
:return_:childless	7 7
:return_:clocktime	0 7 4 -10 6 14 8 -17 13 36
:return_:codething	4 41 5 -36 7 15 13 -16
:return_:condition	4 19 5 8 6 -33
:return_:consent	0 12
:return_:councilpay	0 21 13 -16
:return_:deadline	0 -8 4 19 13 12
:return_:demand	4 32
:return_:demanding	4 10
:return_:denying	10 13
:return_:deposit	5 -16
:return_:deterring	0 15 4 27 13 -7
:return_:disability	4 18
:return_:dislike	5 7
:return_:everyone	0 -41 4 13 7 -29
:return_:fairness	4 33 7 -13 13 -13
:return_:feething	0 -16 4 9 6 -30 13 21
:return_:fixed	5 -11
:return_:healthword	4 17 13 8
:return_:holiday	4 16
:return_:income	0 -19 4 -14 13 -7
:return_:jobless	0 16
:return_:longperiod	0 -17 4 -11 7 12 13 41
:return_:losing	7 22
:return_:money	4 -63 5 -11 13 -12
:return_:nearby	4 15 6 16 7 13 10 -11
:return_:negation	0 17 1 -8 4 -14 7 19
:return_:neighbour	0 8 4 -11 5 9
:return_:newness	7 28 10 12 13 12
:return_:number	0 -49 2 -11 4 13 5 -14 7 24 8 -63 13 26
:return_:onlyword	4 14 5 9 7 14
:return_:openprice	1 -38 2 -14 4 31 5 -12 7 8 8 -16 13 -8
:return_:opinion	0 7 1 -9 2 -35 4 10 5 12
:return_:origin	2 11
:return_:payer	1 -15 6 -13 10 23
:return_:paying	5 -16
:return_:period	0 -23 1 -11 4 -49 6 -76 7 18 12 -35 13 20
:return_:person	0 20 4 30
:return_:phone	4 31
:return_:photo	5 7
:return_:place	7 20
:return_:preferring	4 13
:return_:promise	6 -18 10 12
:return_:ranking	6 8 13 11
:return_:record	7 8
:return_:refusing	0 9
:return_:rent	4 -32 5 11
:return_:return	4 -37 5 8 6 -28 7 22 13 -14
:return_:room	10 10
:return_:rulesplace	2 7
:return_:scarcity	4 18 7 24 13 -40
:return_:seller	4 7 5 11 6 -21 10 19 13 17
:return_:source	0 7
:return_:spelled	2 -13 7 20 8 -44 13 -15
:return_:time	7 20
:return_:title	5 9 10 8
:return_:tribunalrent	7 7
:return_:urgency	6 11 7 10
:return_:utility	0 10 10 16
:return_:wanting	4 25
:return_:welcoming	10 8
:return_:writeto	4 25 13 12
:room	0 -70 1 -23 2 -28 3 -42 4 -37 5 -49 6 -44 9 -53 12 -99 13 -89 14 -46
:room #	11 18
:room $	1 -27 2 -8 3 -47 6 -51 7 -11 8 -51 9 15 11 -43 14 -39
:room ,	0 -17 1 9 2 -11 3 -8 4 14 5 -68 7 -21 8 -48 10 -8 13 -15 14 -26
:room :absence	8 14
:room :absolute	2 -22 7 16 8 26
:room :accepting	1 -13 8 14 11 7
:room :bid	1 -11 4 -32 7 14
:room :building	0 14 8 -18 10 11 11 -8 14 -9
:room :burden	0 -18 1 -7 3 7 5 7 6 -15 8 -11
:room :clocktime	4 12 7 26 8 -12
:room :codething	0 -34 2 9 4 -21 6 -22 7 -9 8 -9 11 -63 14 -7
:room :condition	8 -11
:room :consent	7 9
:room :demand	8 7
:room :demanding	5 12
:room :denying	2 8
:room :deterring	0 -15 3 10 8 -8
:room :everyone	8 20
:room :feething	3 18 8 31
:room :hiding	8 -27
:room :keything	8 22
:room :law	2 22 8 19
:room :losing	6 12 14 7
:room :negation	3 10 8 20 11 12
:room :neighbour	0 -8 1 14 7 -35 8 -18 9 -15
:room :number	2 11 11 17
:room :onlyword	5 30 8 18
:room :openprice	4 8 5 -10 6 -13 8 -16 11 7
:room :opinion	8 -14
:room :phone	14 14
:room :photo	7 -23 9 -15
:room :promise	5 13 6 7
:room :ranking	8 15
:room :room	3 20
:room :rulesplace	3 12 8 9
:room :seller	2 7
:room :spelled	1 -27 2 -15 7 10 11 11 14 -10
:room :superlative	7 10
:room :thing	3 12
:room :work	0 13 8 -15
:room a	8 13
:room after	11 8
:room all	8 11
:room and	0 -35 1 10 2 -61 6 -74 8 -7 10 20 11 -21 14 -9
:room are	1 21 7 -31 11 -27
:room at	1 -17
:room buzzer	8 11
:room by	8 22
:room carpet	3 13
:room code	8 16
:room conversion	7 10
:room deck	4 8
:room doesn't	8 20
:room entry	8 -16
:room face	7 -11
:room flat	7 -18 8 -8 9 -11
:room floor	3 12
:room for	3 -7 4 -14 6 11 8 -49
:room from	4 15
:room gff	1 16
:room going	14 7
:room has	6 -22 7 -21
:room hatch	8 15
:room house	2 10
:room in	0 -15 2 13 3 18 6 8 7 24 8 -36 9 -15
:room is	0 -24 2 11 4 -9 6 -16 7 -13 8 -13 11 -58 14 -15
:room locks	8 -16
:room may	11 7
:room must	5 15
:room of	2 -14 8 -22
:room on	3 12
:room opens	8 -14
:room over	1 -8
:room photo	11 10
:room plan	11 -10 14 11
:room studio	0 7
:room than	7 11
:room to	8 -7
:room was	8 -9
:room were	1 8
:room when	0 10
:room will	6 9
:room with	0 -11 1 -16 2 -51 3 -21 5 -8 9 -17
:room>:absence	2 10 6 -16 8 14
:room>:absolute	1 -26 7 30 8 20
:room>:accepting	6 -15 7 -16 11 15
:room>:advance	6 10 8 17
:room>:bid	4 -22 7 17
:room>:building	0 9 7 -25 8 -23 9 -17 10 18 14 -22
:room>:burden	0 -21 4 -18 8 -34 10 -15 11 12
:room>:child	1 -62 8 -7
:room>:clocktime	4 10 7 22
:room>:codething	0 -51 2 7 4 -32 6 -41 7 -11 8 -13 9 -27 11 -35 14 -13
:room>:condition	1 -15 7 -9
:room>:deadline	11 8
:room>:demanding	5 9
:room>:deterring	0 -25 2 -7 3 7 6 -26 7 11 8 -23 10 -10 11 8
:room>:everyone	2 -21 7 12 8 7
:room>:feething	0 -10 3 18 8 22
:room>:fixed	8 -10
:room>:forename	8 24
:room>:hiding	1 -10 7 -53 8 -23
:room>:keything	1 -13
:room>:law	2 21 8 12
:room>:money	4 14 5 20
:room>:nearby	10 -16
:room>:negation	1 37 2 8 4 7 6 -22 8 30
:room>:neighbour	0 -18 2 -8 5 -9 7 -36 8 -41 9 -23
:room>:newness	0 7 6 10 8 16 9 -7 10 -17
:room>:number	2 17 4 -29 11 10 12 -12
:room>:offerdeal	8 8
:room>:onlyword	5 28 6 -29 8 7
:room>:openprice	4 18 11 12
:room>:opinion	1 -10
:room>:payer	8 24
:room>:paying	8 11
:room>:person	1 -8 2 11
:room>:phone	14 21
:room>:photo	5 -8 7 -45 8 -12 9 -15 11 34
:room>:politics	7 8
:room>:preferring	2 -18
:room>:promise	5 12 7 31
:room>:ranking	8 21
:room>:record	8 -22
:room>:regretting	8 7
:room>:return	6 17
:room>:room	1 -60 2 -21 7 -11 8 -12 11 -12 13 -21 14 -8
:room>:rulesplace	2 -27 10 7
:room>:safety	8 -10
:room>:scarcity	2 14
:room>:seller	7 19
:room>:sex	2 15
:room>:spelled	1 18 11 10 13 -20 14 -56
:room>:superlative	7 29
:room>:thing	2 -30 3 7 5 -11 7 -13 11 -21
:room>:time	6 -19
:room>:title	2 -26
:room>:utility	8 -24
:room>:wanting	2 -36 7 13 8 -11 11 11
:room>:welcoming	0 8 1 21 7 20 11 17
:room>:writeto	7 9 8 8
:room_:absence	1 -34 2 22 6 -32 8 -27
:room_:absolute	1 -40 2 33 3 12 6 -10 7 22 8 10
:room_:accepting	2 -7 11 10
:room_:advance	13 -12
:room_:bid	0 12 4 -15
:room_:building	7 -11
:room_:burden	0 -12 4 -8 5 -9 7 -32 10 -10 11 27
:room_:child	1 -33 8 -15
:room_:clocktime	0 -11 3 17 13 -9
:room_:codething	0 -20 4 -24 7 15 11 8 13 -10 14 10
:room_:condition	1 -37 8 -12
:room_:consent	1 -7
:room_:councilpay	8 10
:room_:deadline	0 -11 1 -13 3 15 8 -8 10 -15 13 -14
:room_:deterring	0 -24 1 18 2 -11 4 -16 7 -7
:room_:disability	8 9
:room_:disclaimer	2 10
:room_:everyone	7 14 11 -12
:room_:fairness	1 15 8 13
:room_:feething	2 12 8 -38 11 9
:room_:fixed	1 -13
:room_:forename	8 31
:room_:healthword	8 25
:room_:hiding	1 -20 4 -16 6 18
:room_:holiday	1 -10 7 11 8 -13
:room_:jobname	8 -22
:room_:keything	7 -26 8 -23
:room_:law	8 -11
:room_:lifeword	6 18
:room_:longperiod	13 -17
:room_:losing	1 11 2 21 8 18
:room_:money	3 11 4 31 5 12 6 8
:room_:nation	2 8
:room_:nearby	1 8 7 -13 8 -7 10 -25
:room_:negation	0 -8 1 34 4 19
:room_:neighbour	0 -14 6 -12 7 -17 8 -57
:room_:newness	11 -29
:room_:number	5 -15 6 -9 8 -11 12 -43 13 -16
:room_:onlyword	7 -19 8 -10
:room_:openprice	6 11 13 -24
:room_:opinion	3 -18 6 20
:room_:payer	8 14
:room_:paying	8 12
:room_:period	5 8 8 11 12 -8 13 -23
:room_:person	0 9 1 -8 2 21 4 11 8 13
:room_:pet	3 8
:room_:photo	6 -17 7 -21 8 -15 11 42
:room_:place	7 12 10 -10
:room_:politics	2 8
:room_:promise	7 33
:room_:ranking	3 7 4 -14 13 -11
:room_:record	8 -41
:room_:refusing	2 23
:room_:return	6 26
:room_:room	0 -23 1 -40 2 -57 3 -21 5 -13 7 -76 8 -59 10 10 13 -39 14 -26
:room_:rulesplace	0 -12 1 -23 8 -16 11 -12
:room_:safety	8 -16
:room_:scarcity	3 8 6 -16
:room_:seller	2 7 5 15 11 -14
:room_:sex	2 21 8 20
:room_:spelled	1 11 4 10 5 -14 13 -27
:room_:superlative	7 22 11 14
:room_:thing	2 -31 5 -17 7 -35 11 -28
:room_:time	3 9
:room_:title	8 32
:room_:utility	7 -12 8 -12
:room_:wanting	1 7 6 21 7 7 11 8
:room_:welcoming	0 10 1 25 3 14 7 25 11 14
:room_:work	0 -24 2 -10 8 9
:room_:writeto	6 18
:rulesplace	0 -9 1 -12 2 -29 3 -21 4 -11 6 -51 8 -43 9 -85 11 -16 12 8 13 -18 14 -92
:rulesplace $	2 8 3 -11 5 -34 6 -40 8 -18 14 -31
:rulesplace ,	0 -39 1 12 2 -28 3 -69 7 -10 8 -23
:rulesplace :absolute	8 8
:rulesplace :accepting	0 8
:rulesplace :building	6 11
:rulesplace :burden	8 -13
:rulesplace :codething	0 -16 2 -39 4 -15 6 -18 13 -10
:rulesplace :condition	0 15
:rulesplace :consent	7 8
:rulesplace :deadline	12 9
:rulesplace :everyone	8 9
:rulesplace :fee	5 11
:rulesplace :feething	1 19
:rulesplace :fixed	12 15
:rulesplace :hiding	8 -13
:rulesplace :keything	8 23
:rulesplace :law	8 8
:rulesplace :lifeword	8 -12
:rulesplace :losing	6 -14
:rulesplace :negation	2 7
:rulesplace :neighbour	1 -20 6 7
:rulesplace :onlyword	8 9
:rulesplace :payer	6 10
:rulesplace :photo	6 12
:rulesplace :promise	7 9
:rulesplace :room	1 9 2 14 3 12 8 27
:rulesplace :rulesplace	1 7 2 -8 7 -7 8 12
:rulesplace :seller	6 11
:rulesplace :spelled	1 -24
:rulesplace all	8 10
:rulesplace and	6 -19 7 -16 8 -11 10 19
:rulesplace at	1 -21
:rulesplace bathroom	2 19
:rulesplace code	8 10
:rulesplace control	7 8
:rulesplace deck	4 8
:rulesplace doesn't	2 7
:rulesplace entrance	8 7
:rulesplace flat	6 12
:rulesplace garden	1 20
:rulesplace has	1 7 3 15 6 7 7 -19 8 -15
:rulesplace in	2 -11 7 25 11 8
:rulesplace is	0 -16 2 -37 6 -16 8 -16 13 -10
:rulesplace it	6 15
:rulesplace of	13 11
:rulesplace on	8 -11
:rulesplace ownership	6 7
:rulesplace room	8 9
:rulesplace the	8 32
:rulesplace>:absence	1 -7
:rulesplace>:absolute	0 10 7 7
:rulesplace>:accepting	0 7
:rulesplace>:building	2 -11 6 7
:rulesplace>:burden	2 -19 4 -7 8 -28
:rulesplace>:clocktime	8 12
:rulesplace>:codething	2 -48 4 -21 6 -30 11 -11 13 -15
:rulesplace>:condition	0 13
:rulesplace>:consent	7 17
:rulesplace>:deadline	12 8
:rulesplace>:denying	1 7
:rulesplace>:deterring	0 -7 6 -10 7 -7 8 -8
:rulesplace>:everyone	8 16
:rulesplace>:fee	5 8
:rulesplace>:feething	1 26
:rulesplace>:fixed	12 13
:rulesplace>:hiding	5 8 8 -14
:rulesplace>:keything	8 26
:rulesplace>:lifeword	8 -25
:rulesplace>:losing	6 -16
:rulesplace>:money	5 16
:rulesplace>:nearby	7 -13
:rulesplace>:negation	1 12 2 13 3 -42 7 9
:rulesplace>:neighbour	1 -12 2 -16
:rulesplace>:number	3 11 7 -34
:rulesplace>:onlyword	1 -8
:rulesplace>:openprice	1 24 11 9
:rulesplace>:payer	0 9
:rulesplace>:paying	13 8
:rulesplace>:person	2 7
:rulesplace>:pet	3 18
:rulesplace>:photo	6 10 11 37
:rulesplace>:preferring	11 14
:rulesplace>:promise	7 35
:rulesplace>:rent	4 9 13 9
:rulesplace>:return	4 9
:rulesplace>:room	1 21 2 16 3 8 8 19
:rulesplace>:rulesplace	7 -31
:rulesplace>:seller	4 8 6 8
:rulesplace>:spelled	0 -12 3 -16
:rulesplace>:wanting	6 28
:rulesplace_:absence	8 -19
:rulesplace_:absolute	2 14 7 15
:rulesplace_:accepting	0 14 3 -22 8 15
:rulesplace_:asking	6 14
:rulesplace_:burden	6 -30
:rulesplace_:child	1 7
:rulesplace_:clocktime	1 -14 4 -8 8 -19 9 -11
:rulesplace_:codething	8 16
:rulesplace_:consent	8 20
:rulesplace_:councilpay	0 7
:rulesplace_:deadline	7 9 8 -49 13 -20
:rulesplace_:demand	0 14
:rulesplace_:deterring	0 -8 6 -27 7 -18
:rulesplace_:disclaimer	2 12 7 -12
:rulesplace_:everyone	8 28
:rulesplace_:fairness	8 31
:rulesplace_:fee	13 16
:rulesplace_:feething	8 -13
:rulesplace_:fixed	8 -17
:rulesplace_:hiding	8 -9
:rulesplace_:money	4 22 5 28
:rulesplace_:nation	2 -11
:rulesplace_:nearby	1 -22 2 -7 7 -31
:rulesplace_:negation	1 -10 2 20 3 -8
:rulesplace_:neighbour	2 -25 8 -24
:rulesplace_:number	1 -34 2 -13 7 -16 8 11
:rulesplace_:onlyword	3 10
:rulesplace_:openprice	1 36
:rulesplace_:opinion	1 9
:rulesplace_:origin	2 -7
:rulesplace_:payer	0 14 1 11
:rulesplace_:period	5 14 8 -10 13 8
:rulesplace_:person	0 10
:rulesplace_:photo	2 -11 3 9 11 22
:rulesplace_:preferring	11 13
:rulesplace_:promise	7 36
:rulesplace_:record	8 -8
:rulesplace_:refusing	6 -13
:rulesplace_:rent	13 13
:rulesplace_:return	13 7
:rulesplace_:room	7 -22 8 -7
:rulesplace_:rulesplace	1 -10 7 -11
:rulesplace_:safety	7 20
:rulesplace_:seller	0 22
:rulesplace_:spelled	0 -21 6 -27
:rulesplace_:superlative	7 12
:rulesplace_:time	7 -20
:rulesplace_:urgency	1 -17
:rulesplace_:wanting	6 27
:rulesplace_:welcoming	1 9
:safety	0 -19 1 -22 2 -14 3 -28 4 -33 6 -60 7 84 8 -22 9 22 10 -66 14 -95
:safety ##	8 13
:safety $	0 -30 1 -13 6 -19 7 23
:safety ,	1 -17 6 -29 7 30
:safety :burden	7 8
:safety :clocktime	1 10
:safety :codething	7 35
:safety :deterring	1 14
:safety :income	7 7
:safety :keything	7 -37
:safety :lifeword	0 9
:safety :money	7 7
:safety :negation	7 29
:safety :number	8 12
:safety :offerdeal	7 12
:safety :openprice	1 7
:safety :payer	7 12
:safety :place	7 20
:safety :record	5 11
:safety :tribunalrent	12 8
:safety alarm	7 -23
:safety and	8 -10
:safety clause	12 8
:safety escape	1 -11
:safety figures	7 7
:safety free	7 12
:safety in	7 -25
:safety is	7 35
:safety proof	7 10
:safety street	7 9
:safety team	7 7
:safety that	0 16
:safety to	1 7
:safety>:absolute	7 15
:safety>:asking	2 16
:safety>:burden	7 8
:safety>:clocktime	1 10
:safety>:codething	7 28
:safety>:demanding	7 14
:safety>:deterring	1 14
:safety>:everyone	0 13
:safety>:feething	13 8
:safety>:holiday	1 11
:safety>:lifeword	0 9
:safety>:negation	6 -22 7 38
:safety>:number	8 8
:safety>:offerdeal	7 13
:safety>:payer	7 9
:safety>:person	0 21
:safety>:place	7 25
:safety>:promise	7 14
:safety>:record	5 11
:safety>:room	1 -19 7 -21 8 -23
:safety>:safety	7 20
:safety>:source	8 -9
:safety>:spelled	7 10 9 7
:safety>:tribunalrent	12 8
:safety>:utility	8 14
:safety_:absence	7 18
:safety_:absolute	6 -18 7 18
:safety_:asking	2 15 7 8 13 7
:safety_:benefit	7 8
:safety_:burden	8 -10
:safety_:codething	7 -28 8 9
:safety_:councilpay	7 7
:safety_:deterring	1 12 7 7
:safety_:everyone	0 13 1 8
:safety_:feething	8 -12
:safety_:longperiod	7 -11
:safety_:losing	0 15
:safety_:money	8 7
:safety_:negation	3 -9 7 14
:safety_:neighbour	8 -17
:safety_:number	7 -16 8 -24
:safety_:period	7 -14
:safety_:person	0 19
:safety_:place	0 8 7 22
:safety_:record	7 -8
:safety_:refusing	7 29
:safety_:room	7 -18 8 -44
:safety_:safety	7 27
:safety_:scarcity	6 -9
:safety_:seller	8 10
:safety_:spelled	7 17 8 -10
:safety_:urgency	6 8
:safety_:utility	8 20
:safety_:writeto	8 13
:scarcity	0 19 2 24 4 7 5 -31 6 36 7 -12 8 -7 9 8 10 -14 11 -9 12 -26 13 -24 14 -42
:scarcity $	0 21 2 20 3 16 4 -11 5 -11 6 31 8 -26 10 -40 14 -15
:scarcity ,	0 16 2 16 4 -28 5 11 6 7 7 -43 9 11 13 14
:scarcity :absence	8 -9
:scarcity :accepting	0 9
:scarcity :asking	4 -8
:scarcity :building	0 -32 6 7 7 -20 8 -12
:scarcity :burden	0 12 7 -21 13 9
:scarcity :child	1 -7
:scarcity :clocktime	3 15 6 13 8 -16 9 9
:scarcity :condition	1 13 5 9 6 8
:scarcity :deadline	3 13 6 15 11 -18
:scarcity :demand	6 -33
:scarcity :demanding	0 -8 2 -19
:scarcity :deterring	4 11 5 -7 6 9 7 -11
:scarcity :everyone	4 9 6 -12
:scarcity :fairness	6 10
:scarcity :feething	7 17
:scarcity :fixed	8 13
:scarcity :holiday	6 12 9 14
:scarcity :income	0 17
:scarcity :keything	8 24
:scarcity :longperiod	13 -26
:scarcity :losing	7 16
:scarcity :money	5 12
:scarcity :nation	2 7
:scarcity :negation	1 10
:scarcity :newness	4 17 5 -12 6 7
:scarcity :number	6 20 13 -10
:scarcity :openprice	6 10 8 -18
:scarcity :opinion	0 -16 6 19
:scarcity :paying	0 17 8 9
:scarcity :period	12 -17 13 24
:scarcity :person	6 -42 13 -7
:scarcity :pet	3 33
:scarcity :preferring	1 8
:scarcity :scarcity	6 34 7 -25
:scarcity :seller	6 -17
:scarcity :sex	0 14
:scarcity :spelled	3 -8 6 25 7 -10
:scarcity :title	7 7
:scarcity :urgency	4 11 6 14
:scarcity :wanting	1 -12 4 12
:scarcity a	0 -27
:scarcity again	7 -19
:scarcity and	6 8
:scarcity at	5 8 6 26 7 -21
:scarcity be	7 12
:scarcity chance	6 19 7 -9
:scarcity come	7 9
:scarcity days	9 15
:scarcity ever	7 7
:scarcity fair	6 10
:scarcity flatshare	2 14
:scarcity floods	7 8
:scarcity for	1 -13 8 18
:scarcity go	7 10
:scarcity had	3 -9
:scarcity in	2 15 8 -16
:scarcity just	10 7
:scarcity late	7 8
:scarcity lot	1 -9
:scarcity month	13 22
:scarcity months	13 13
:scarcity no	1 10
:scarcity now	10 13
:scarcity of	8 12
:scarcity on	0 15
:scarcity owing	0 18
:scarcity teeth	6 10
:scarcity that	6 14
:scarcity the	0 -19 1 -11 2 -7
:scarcity those	2 9
:scarcity time	4 14 6 13
:scarcity to	0 -9 6 22 7 -11
:scarcity two	6 14
:scarcity use	14 11
:scarcity with	0 14
:scarcity>:absence	1 13 2 -28 6 12 8 -17
:scarcity>:absolute	3 -34 7 9 10 -23
:scarcity>:accepting	0 8 1 -9 4 -11 8 7 13 -21
:scarcity>:asking	4 -24
:scarcity>:benefit	7 9
:scarcity>:bid	0 7 6 -16
:scarcity>:building	3 -30 8 -12
:scarcity>:child	1 -18
:scarcity>:clocktime	3 11 6 18 7 -17 8 -31 9 13 12 10
:scarcity>:codething	1 9 12 -27
:scarcity>:condition	1 20 5 9 6 19
:scarcity>:deadline	0 -17 3 9 6 17 11 -10
:scarcity>:demand	2 -10
:scarcity>:demanding	0 -11
:scarcity>:denying	6 10
:scarcity>:deterring	0 10 1 -10 4 9 5 -10 6 13
:scarcity>:everyone	4 18 6 -25
:scarcity>:fairness	6 10
:scarcity>:faith	2 15
:scarcity>:feething	7 12 13 -11
:scarcity>:fixed	8 10 13 -36
:scarcity>:holiday	6 23 9 23
:scarcity>:income	0 22
:scarcity>:jobname	0 9
:scarcity>:keything	8 27
:scarcity>:longperiod	6 -10 13 -15
:scarcity>:losing	2 -16 6 17 7 14
:scarcity>:money	4 10 5 17
:scarcity>:nation	2 15
:scarcity>:nearby	6 -7 8 -9
:scarcity>:negation	3 -14 5 14 6 13
:scarcity>:newness	4 18 5 -16
:scarcity>:number	1 -8 13 -9
:scarcity>:online	14 9
:scarcity>:onlyword	5 14 8 -8
:scarcity>:openprice	2 8 6 11 7 -17 8 -10
:scarcity>:opinion	6 29 8 -11
:scarcity>:payer	1 -14 2 -13 5 9
:scarcity>:paying	0 16 4 9 8 9
:scarcity>:period	1 7 4 -7 12 -25 13 17
:scarcity>:person	1 -10 4 12 6 -9 7 -12 13 -13
:scarcity>:pet	3 17
:scarcity>:photo	8 17 11 -13
:scarcity>:preferring	1 8
:scarcity>:refusing	6 9
:scarcity>:rulesplace	1 11
:scarcity>:safety	7 14
:scarcity>:scarcity	6 44 7 -36 8 -16
:scarcity>:seller	1 -10 6 -17
:scarcity>:sex	0 11
:scarcity>:sexual	2 7
:scarcity>:spelled	2 11 3 -13 6 9 8 -18
:scarcity>:superlative	5 15
:scarcity>:tribunalrent	12 -9
:scarcity>:urgency	4 11 6 30
:scarcity>:wanting	1 -16 4 25
:scarcity>:welcoming	3 -11
:scarcity_:absence	6 25 8 -13 12 7
:scarcity_:absolute	1 12 2 -21 5 19 7 16
:scarcity_:accepting	0 9 1 -8 3 12 7 -45 13 -31
:scarcity_:advance	6 -21 13 -15
:scarcity_:age	2 9 8 8 11 9
:scarcity_:asking	0 -31 4 12 6 22
:scarcity_:bid	4 10 7 9
:scarcity_:building	3 -19 6 9
:scarcity_:burden	2 -7 3 18 4 7
:scarcity_:child	0 -20
:scarcity_:childless	1 25
:scarcity_:clocktime	0 13 1 12 7 -17 12 7
:scarcity_:codething	8 -9 12 -18
:scarcity_:condition	2 -12
:scarcity_:deadline	7 14 9 -24 10 14
:scarcity_:demand	4 9 6 8
:scarcity_:demanding	0 -17 2 11 6 -18 7 11 10 14
:scarcity_:denying	2 -19 6 32 11 18
:scarcity_:deterring	0 12 1 -38 6 15
:scarcity_:disability	7 8
:scarcity_:disclaimer	6 11
:scarcity_:everyone	0 -10
:scarcity_:faith	2 18
:scarcity_:family	2 15
:scarcity_:fee	6 7
:scarcity_:feething	6 10 7 17 11 9 13 -19
:scarcity_:fixed	13 -47
:scarcity_:forename	7 14
:scarcity_:hiding	3 -20 6 16
:scarcity_:income	0 20
:scarcity_:jobname	0 13
:scarcity_:keything	8 11
:scarcity_:lifeword	1 12
:scarcity_:longperiod	8 12
:scarcity_:losing	0 -10 2 -11 6 9 7 7
:scarcity_:money	4 12 5 7
:scarcity_:nation	2 18
:scarcity_:nearby	6 15
:scarcity_:negation	1 -15 2 -10 5 25 7 8 8 -40 10 -18 11 7
:scarcity_:newness	10 9
:scarcity_:number	0 19 1 -13 3 -30 4 21 6 -20 12 -9 13 -13
:scarcity_:offerdeal	6 37
:scarcity_:online	1 8 7 -14 14 13
:scarcity_:onlyword	2 -14 5 14 6 9
:scarcity_:openprice	6 11 10 22 11 -19 13 -16
:scarcity_:opinion	6 22 8 -10 10 18 11 -7
:scarcity_:origin	2 18 7 -12
:scarcity_:payer	0 17 1 -18 2 -9 5 12 6 29 13 17
:scarcity_:period	6 -18 14 8
:scarcity_:person	0 10
:scarcity_:pet	7 -11
:scarcity_:phone	1 21
:scarcity_:photo	8 17 11 -15
:scarcity_:promise	7 -15
:scarcity_:ranking	6 -13
:scarcity_:record	8 13
:scarcity_:refusing	6 8
:scarcity_:regretting	0 -9 4 7
:scarcity_:rent	0 14 13 8
:scarcity_:return	0 23 13 8
:scarcity_:room	0 -18 1 -20
:scarcity_:safety	7 10
:scarcity_:scarcity	0 -12 1 -8 6 35 8 -13
:scarcity_:seller	1 -17 2 35 4 10 7 -8 13 7
:scarcity_:spelled	1 -10 3 -33 8 -9
:scarcity_:superlative	5 14
:scarcity_:thing	6 -13
:scarcity_:title	2 28 11 7
:scarcity_:urgency	6 23
:scarcity_:utility	7 7
:scarcity_:wanting	6 7
:scarcity_:work	0 27 2 -8 6 -7
:scarcity_:writeto	2 13 3 7 7 -30
:school	0 -23 1 34 2 -77 3 -54 4 -95 5 -76 6 -87 7 35 8 -57 9 -46 10 -28 11 -11 12 -42 13 -22 14 73
:school $	0 -16 7 13 14 23
:school ,	1 -7 2 -10 6 -10 7 28 14 47
:school :age	1 24 2 -10
:school :childless	1 21 2 -11
:school :neighbour	8 -8
:school :openprice	1 9
:school :spelled	14 8
:school :urgency	1 29
:school age	1 22 2 -7
:school and	14 12
:school run	1 31
:school school	1 -7
:school you	2 9
:school>:advance	7 8
:school>:age	1 21 2 -18
:school>:asking	14 16
:school>:bid	7 9
:school>:childless	1 18 2 -13
:school>:clocktime	14 15
:school>:negation	7 10
:school>:neighbour	8 -10
:school>:newness	7 8
:school>:number	14 -18
:school>:openprice	1 8 14 14
:school>:opinion	1 7 2 8
:school>:payer	7 11 14 7
:school>:photo	14 9
:school>:promise	7 26
:school>:ranking	7 8
:school>:school	1 -8 7 8
:school>:seller	14 10
:school>:spelled	14 17
:school>:urgency	1 29
:school>:welcoming	1 8
:school_:absolute	7 23 14 15
:school_:advance	7 8
:school_:asking	14 16
:school_:bid	7 12
:school_:building	14 11
:school_:codething	1 11 8 -26
:school_:deadline	8 12
:school_:disability	7 7
:school_:feething	14 8
:school_:jobname	0 17
:school_:negation	1 13 7 16
:school_:neighbour	8 -17
:school_:newness	7 15
:school_:number	1 -13 7 -16 12 -17
:school_:onlyword	7 8
:school_:openprice	12 -8
:school_:opinion	1 16
:school_:payer	7 10
:school_:photo	14 15
:school_:promise	7 29
:school_:ranking	7 7
:school_:room	8 -12
:school_:seller	1 14 14 9
:school_:spelled	1 -31 7 -8
:school_:time	7 7
:school_:wanting	1 14
:school_:welcoming	1 7
:seller	0 8 1 12 2 28 4 15 5 33 6 12 7 -24 9 -10 10 -8 12 -8 13 7 14 32
:seller #	11 7
:seller $	0 -17 5 -7 6 -22 7 -51 11 -51 12 -11 14 -48
:seller ,	0 -9 2 27 3 -9 4 -22 5 15 6 -25 7 13 8 46 14 26
:seller :absence	4 21 8 27 9 8 13 11
:seller :absolute	3 -23 4 -36 5 7 6 -24 7 -51 13 -27 14 9
:seller :accepting	0 -12 2 8 4 12 10 7 13 15
:seller :advance	3 -14 4 7
:seller :asking	0 -28 7 23 8 -19 11 -13
:seller :bid	4 -32
:seller :building	9 13
:seller :burden	4 -21 6 -36 14 24
:seller :child	1 -8
:seller :clocktime	4 10
:seller :codething	0 10 1 14 2 11 4 -10 14 17
:seller :condition	1 -14 6 24 12 8
:seller :councilpay	0 -9 13 -7 14 8
:seller :demand	3 7 5 10 6 9 13 11
:seller :demanding	4 -14 5 8 7 -19 13 11
:seller :denying	0 -12 2 -11 4 22 6 -24 7 -52 8 -10 13 -10
:seller :deterring	5 19 6 -7 11 13 14 10
:seller :disclaimer	0 -17 2 10 4 -16 5 20 6 -9 7 8 14 7
:seller :everyone	3 13
:seller :fairness	1 12 2 13 3 -7 4 -17
:seller :family	0 18 1 -10 6 -10 8 -14 11 7
:seller :fee	4 -14 5 9 13 8
:seller :feething	4 -24 5 14 8 -21 9 -11 12 11 13 -9
:seller :fixed	4 7 13 28
:seller :healthword	3 18
:seller :hiding	1 -44 14 7
:seller :holiday	4 8
:seller :income	5 -37 13 -11
:seller :jobname	5 35
:seller :kin	1 -21 4 11 6 -15 8 11
:seller :lifeword	0 -27 7 -19 8 -10
:seller :losing	3 11 6 -22 8 13 13 -10 14 9
:seller :money	11 13
:seller :nearby	5 9 7 12
:seller :negation	2 8 7 -13 8 -25 10 -23 11 12
:seller :neighbour	2 -10 9 15 14 11
:seller :newness	0 -9 3 -9 7 -46 10 -12
:seller :number	7 -12
:seller :offerdeal	4 -8
:seller :online	4 -19 6 14 8 -16 14 56
:seller :onlyword	3 19 4 -19 6 -16 7 -27 9 7
:seller :openprice	0 8 3 -12 11 17
:seller :opinion	1 17 2 7 3 9 7 -18 8 -27 14 -27
:seller :payer	3 -13 5 -14 7 -7 8 -13
:seller :paying	0 -24 5 -50 8 -21 13 -43
:seller :person	0 -22 2 -31 3 -9 6 10 7 8 8 30 13 13
:seller :phone	1 8 8 -35 14 18
:seller :photo	9 15 11 24
:seller :preferring	1 14 2 7 4 7 8 -8
:seller :promise	7 -21 8 -14
:seller :ranking	4 14 6 -22
:seller :record	1 -19 2 -12 3 -26 8 -37
:seller :refusing	0 7 1 9 3 25
:seller :regretting	2 -9 6 -13
:seller :return	4 -9
:seller :room	2 14 8 -7
:seller :rulesplace	1 -9 3 -16
:seller :scarcity	0 13 1 -17 2 -10 3 -26 6 -14 7 -40 8 8 13 -14
:seller :seller	0 14 2 27 6 8
:seller :sex	2 -11 3 14 5 15
:seller :sexual	2 -7 8 26
:seller :source	2 13 6 16
:seller :spelled	0 11 3 10 4 -11 6 -23 8 24 13 10
:seller :thing	5 22
:seller :title	6 12 8 -47
:seller :utility	3 -24
:seller :wanting	0 9 1 -17 3 -18 6 -8 7 -22 8 -12 11 -12 14 -25
:seller :welcoming	0 -12 3 12 4 16 13 11
:seller :work	0 -37 2 -13
:seller :writeto	6 13 13 -7
:seller a	2 -28 3 -21 6 -8 13 9
:seller about	3 -17
:seller account	13 26
:seller add	0 8
:seller advice	6 11
:seller agency	2 9
:seller am	4 13 8 -8
:seller an	4 11
:seller and	2 18 3 -12
:seller answer	6 -34
:seller are	0 10 1 18 2 -16 3 12 7 -9 8 22 11 -38
:seller ask	1 7 4 -12
:seller asks	2 20
:seller books	10 23
:seller broker	5 12
:seller can	0 -7 1 -10 6 9 7 8 14 10
:seller can't	2 11 3 -25 5 10 6 14 7 -53 11 17
:seller cannot	6 15
:seller charge	5 11
:seller client	0 11 1 16 4 12 7 -7
:seller client's	2 12
:seller contents	5 11
:seller cost	5 -24
:seller costs	5 16
:seller didn't	6 11
:seller direct	14 10
:seller do	0 -7 3 -12 4 -33 5 10 7 7
:seller doesn't	7 15
:seller don't	0 10 1 13 4 -27 6 -28 8 -7 11 -34
:seller down	14 12
:seller drift	3 8
:seller ex	8 14
:seller expect	2 -7 6 18
:seller expense	5 -16
:seller family	1 7
:seller fees	5 12
:seller fingers	0 10
:seller flat	9 16
:seller flats	6 15
:seller fly	8 10
:seller for	4 -10 5 8
:seller go	8 18 14 7
:seller guarantee	7 28
:seller had	8 -28
:seller handle	14 9
:seller happy	13 10
:seller has	2 23 3 21
:seller have	4 9 12 -7 13 -31
:seller hearts	3 14
:seller hold	8 8
:seller i	6 8
:seller ideal	2 14
:seller in	0 -21 2 -15 7 44 8 12
:seller inbox	6 24
:seller insta	14 22
:seller insurance	0 17
:seller is	2 13 8 8
:seller keep	2 8
:seller know	1 -8 2 -21
:seller last	4 11
:seller late	8 -9
:seller lease	3 -22
:seller leave	4 13 8 18
:seller let	0 -17
:seller lets	12 11
:seller like	3 -20 6 -22 13 10
:seller list	3 9
:seller listed	6 7
:seller lodger	8 21
:seller look	0 17
:seller man	5 8
:seller mean	0 23 1 18 2 32 3 7
:seller meet	5 -8
:seller mobile	14 19
:seller moved	8 7
:seller need	5 8
:seller neighbours	8 8
:seller never	2 -7 3 -10 7 -18
:seller no	8 9
:seller nor	11 14
:seller not	3 13
:seller number	8 -17 14 16
:seller of	2 22 7 8
:seller offer	4 -7
:seller on	4 -7 7 7 14 19
:seller only	0 16
:seller opinion	7 -9
:seller other	1 17 3 15 4 7 11 21
:seller own	0 -18 2 18 6 -18 7 -18 8 -24 14 15
:seller pay	5 -39 13 -10
:seller phone	14 -15
:seller phones	6 11
:seller pick	2 7
:seller please	4 9
:seller preference	0 11
:seller promise	7 9
:seller referencing	0 9
:seller refuse	3 9
:seller say	7 15
:seller see	6 15
:seller sell	12 17
:seller should	3 9 7 8
:seller shouldn't	2 9
:seller sign	13 7
:seller sofa	5 7
:seller solicitor	5 14
:seller stop	0 7
:seller take	0 -15 2 -8 13 33
:seller tenant	8 10
:seller tenants	2 -13 7 11 13 8
:seller think	1 -16
:seller thought	6 10
:seller to	1 21 2 10 11 13
:seller took	0 12
:seller urge	6 7
:seller used	3 -12 11 7
:seller want	6 -18
:seller watch	0 13
:seller wedding	8 10
:seller welcome	0 -7
:seller were	2 -21 6 17
:seller what	4 11
:seller which	4 10
:seller who	6 19
:seller wife	4 9
:seller will	1 15 4 13 5 -13 7 -47 11 -9 13 7
:seller with	4 12
:seller won't	4 21 6 -10 7 -14
:seller word	7 25
:seller would	3 -15 6 15 7 -7 8 -14
:seller wouldn't	0 -14 2 -16 6 15
:seller your	4 7
:seller youtube	14 9
:seller>:absence	4 18 7 -8 8 40 13 7
:seller>:absolute	4 -37 8 8 11 -10 13 -14
:seller>:accepting	0 -23 4 23 8 -15 13 12 14 -10
:seller>:advance	4 18 6 -8 10 -7
:seller>:asking	0 -15 7 31 8 -20 12 -13
:seller>:bid	6 -17
:seller>:building	0 -24 1 -9 2 12 8 -53 9 24 10 9
:seller>:burden	2 -11 3 -16 6 -8 8 8 11 -21 13 -10 14 31
:seller>:child	7 11
:seller>:clocktime	4 7 6 9 13 14
:seller>:codething	0 19 1 26 2 10 4 7 7 -32 12 -7 14 20
:seller>:condition	2 -10 6 20
:seller>:councilpay	0 -10 14 15
:seller>:deadline	1 -35 6 11 8 10
:seller>:demand	3 15 5 20 6 38 13 10
:seller>:demanding	2 8 4 -23 5 9 6 14 11 -25 13 9
:seller>:denying	0 -13 1 -13 4 21 6 -31 7 -19 8 -9 13 -17 14 -8
:seller>:deterring	5 13 6 -11 11 10 14 15
:seller>:disclaimer	0 -27 5 16 6 -28 7 27
:seller>:everyone	6 12
:seller>:fairness	1 23 2 12 5 15 8 -28
:seller>:family	0 18 1 -11 6 -11 8 -13 11 7
:seller>:fee	4 -23 5 12
:seller>:feething	5 16 9 -12 11 -11 12 12 13 -8 14 -10
:seller>:fixed	3 10 13 28
:seller>:forename	8 7
:seller>:healthword	3 16 8 21
:seller>:hiding	1 -8 14 8
:seller>:holiday	4 8
:seller>:income	5 -37 13 -14
:seller>:jobless	13 16
:seller>:jobname	5 39
:seller>:keything	8 18
:seller>:kin	4 16 6 -19 8 13
:seller>:lifeword	0 -10 7 -15
:seller>:losing	3 11 6 -26 8 18 13 -15 14 7
:seller>:money	4 16 11 12
:seller>:nearby	5 8 6 8 7 9
:seller>:negation	2 19 5 -7 6 12 7 -8 8 -26 9 -12 13 -22
:seller>:neighbour	0 -17 4 8 6 -17 7 -17 8 7 9 24 10 10
:seller>:newness	0 -12 1 -10 7 -14 10 -17 11 -7
:seller>:number	0 7 1 9 7 -34 8 8 11 8 12 -8 13 19 14 -10
:seller>:offerdeal	6 -10
:seller>:online	1 -21 4 -46 5 7 6 12 8 -22 14 58
:seller>:onlyword	3 21 4 -9 11 -12
:seller>:openprice	0 16 1 23 2 18 3 9 4 11 11 18 12 -20
:seller>:opinion	1 11 2 23 3 23 7 -16 8 -61 11 9 14 -21
:seller>:origin	2 -9
:seller>:payer	1 -17 2 9 4 -10 5 -13 8 -46
:seller>:paying	5 -37 7 -12 8 -31 13 -36 14 -8
:seller>:period	13 9
:seller>:person	2 -9 6 26 8 27 13 7
:seller>:pet	3 25
:seller>:phone	2 -29 3 -12 8 -17 14 14
:seller>:photo	8 -13 9 25 10 11 11 24
:seller>:place	6 7
:seller>:preferring	1 21 2 22 4 11 5 -26 6 -11 8 -39 11 -20
:seller>:promise	2 16 6 10 8 -19
:seller>:ranking	4 16 8 -16 9 15
:seller>:record	0 -24 1 -22 2 -16 3 -28 4 10 5 -7 7 -13 8 -8 13 9
:seller>:refusing	0 33 1 21 3 33 6 -18
:seller>:regretting	1 14 2 -14
:seller>:rent	0 15 2 -9 4 -18 13 10
:seller>:return	0 26 4 -38 13 14
:seller>:room	1 -12 2 14
:seller>:rulesplace	1 -13 3 -20
:seller>:scarcity	0 14 1 -22 7 -10 9 13
:seller>:seller	0 12 2 34
:seller>:sex	2 -13 3 12 5 14
:seller>:sexual	8 25
:seller>:source	2 17 6 13 13 8
:seller>:spelled	0 25 3 9 4 -44 5 9 8 28 12 -17 13 27 14 10
:seller>:student	8 11
:seller>:thing	5 21
:seller>:time	1 -9 2 -19 6 20
:seller>:title	2 27
:seller>:urgency	8 13
:seller>:utility	3 -25
:seller>:wanting	0 7 1 -17 3 -13 4 8 8 -25 11 -44 12 11 13 7 14 -44
:seller>:welcoming	4 21 10 7 13 9
:seller>:work	0 -18 2 -18
:seller>:writeto	4 -12 6 15 7 8 13 -26
:seller_:absence	2 -17 4 20 6 -17 8 8 11 -17 12 32 13 -16
:seller_:absolute	0 -9 1 15 3 14 11 -24
:seller_:accepting	0 18 1 11 3 23 4 8 7 -52 8 -36 10 -7 13 -15
:seller_:advance	10 -7 12 -23
:seller_:age	0 -12 1 7 5 26 7 -12
:seller_:asking	1 -10 2 -11 5 17 8 -9 14 -20
:seller_:benefit	0 33
:seller_:bid	0 -11 7 -16 8 -32 13 -38
:seller_:building	0 -7 2 -10 5 -39 6 -26 7 -19 8 -15 9 19
:seller_:burden	1 -30 3 -7 6 7 7 -23 14 18
:seller_:child	0 -23 1 15 2 -12 3 -34 7 9 14 10
:seller_:childless	0 -11 1 31 2 -24 8 -26
:seller_:clocktime	1 17 8 40 9 15 13 16
:seller_:codething	0 9 2 -8 4 35 8 -17 14 34
:seller_:condition	6 -24 13 -13
:seller_:consent	0 13 12 7
:seller_:deadline	1 -36 2 16 3 8 8 19 11 -24 12 30
:seller_:demand	2 -9 3 24 4 -36 5 12 6 33 8 -42
:seller_:demanding	0 9 1 -12 4 -22 5 20 6 14 7 10 8 -8 10 -7 11 -20
:seller_:denying	1 -10 4 -9
:seller_:deterring	3 13 5 16 6 11 7 -23 14 14
:seller_:digits	11 13
:seller_:disability	2 8 8 9
:seller_:disclaimer	2 12 4 11 7 15 8 -18
:seller_:dislike	2 10 6 -9 8 -10
:seller_:everyone	0 9 12 -11 14 11
:seller_:fairness	2 -25 4 -8 5 7 8 -20 10 9 12 -8
:seller_:faith	2 40
:seller_:family	1 29 6 -8
:seller_:fee	3 -9 5 17
:seller_:feething	0 7 5 14 6 -11 11 -10 12 -17
:seller_:fixed	4 9 8 10 12 24
:seller_:forename	2 -18 8 26
:seller_:healthword	8 16
:seller_:hiding	0 22
:seller_:holiday	7 10
:seller_:income	2 -7
:seller_:keything	6 14 8 21
:seller_:kin	1 -18
:seller_:law	8 -10
:seller_:lifeword	0 9 2 9 7 -10 8 28
:seller_:longperiod	0 -13 1 15 7 -8
:seller_:losing	0 8 1 -14 5 -8 7 -14
:seller_:money	1 -26 4 18 5 42 6 14
:seller_:nation	2 27
:seller_:nearby	2 7 11 18
:seller_:negation	0 -8 3 21 8 -18 11 8 13 -58
:seller_:neighbour	1 18 3 -10 4 12 6 8 7 -10 11 11
:seller_:newness	3 -7 6 14 11 -17 12 -26 13 17
:seller_:number	4 11 5 11 7 -23 13 9 14 25
:seller_:offerdeal	0 10 4 14 6 -7
:seller_:online	2 -21 4 -40 8 -16 14 44
:seller_:onlyword	2 -18 4 17
:seller_:openprice	1 -11 2 52 3 9 4 18 8 -37 12 10 13 -17 14 18
:seller_:opinion	2 20 3 7 7 10 8 -28 14 -16
:seller_:origin	2 21 8 -29
:seller_:payer	1 -18 7 -14 8 -21 11 10 12 -9 14 -8
:seller_:paying	8 -12 14 -15
:seller_:period	1 9 2 -27 4 -26 6 -37 7 -31 11 15 13 40
:seller_:person	0 17 1 -8 2 13 3 13 8 -52 11 -18 14 -10
:seller_:pet	0 -35 1 -12 2 -53 3 30 4 -18 6 -23 8 -27
:seller_:petpart	3 15
:seller_:phone	4 8
:seller_:photo	3 -25 4 -13 11 15 14 -13
:seller_:place	1 -46 7 -17 13 -7
:seller_:politics	2 34
:seller_:preferring	0 -27 3 -20 5 -20
:seller_:promise	1 -38 2 11 7 34 8 -7 11 16
:seller_:ranking	6 35 8 -57
:seller_:record	0 11 4 15 7 -13
:seller_:refusing	0 9 1 -12 2 -8 3 -17 4 8 5 -30 6 -15 7 -31
:seller_:regretting	3 14
:seller_:rent	0 -8 1 10 4 10 7 -10 13 8
:seller_:return	1 19 4 10 5 -39 13 14
:seller_:room	1 8
:seller_:rulesplace	11 8
:seller_:safety	2 15
:seller_:scarcity	1 11 6 7 8 -10 9 8
:seller_:seller	8 16 11 17 12 -13 14 -23
:seller_:sex	0 -10 2 42
:seller_:spelled	0 -8 3 -19 4 15 5 30 6 11 7 -22 11 21 13 8
:seller_:student	0 9 1 -10
:seller_:time	13 18
:seller_:title	2 11 6 -7 14 17
:seller_:urgency	0 19 6 -39
:seller_:wanting	0 -9 1 9 3 15 4 8 7 7 8 -30 12 12
:seller_:welcoming	1 -11 3 -13
:seller_:work	6 -11 8 -23 9 -7 14 20
:seller_:writeto	2 -29 4 -42 6 12 8 -24
:sex	0 -39 1 -32 2 140 3 -43 4 -54 6 -16 7 -57 8 35 9 -26 11 -103 12 -61 13 9 14 -77
:sex $	0 -40 1 -16 2 42 3 -9 4 -15 6 -10 7 -13 8 -32
:sex ,	0 -13 1 -20 2 34 3 -30
:sex :absolute	0 -12 1 -11 2 28 6 -19
:sex :accepting	2 18
:sex :advance	3 8
:sex :bid	6 8
:sex :building	2 19
:sex :burden	1 -13 2 40 3 -8 7 -17
:sex :consent	8 14
:sex :deadline	3 9
:sex :demanding	2 19 3 7
:sex :deterring	0 10 2 12
:sex :dislike	1 11
:sex :feething	2 13
:sex :income	2 24
:sex :lifeword	2 14
:sex :nearby	2 -29
:sex :negation	2 14
:sex :neighbour	1 16 8 33
:sex :newness	3 9 6 11
:sex :onlyword	0 -9 1 -13 2 26 6 -18
:sex :opinion	2 25 13 7
:sex :origin	2 10
:sex :period	13 21
:sex :person	0 -32 1 -30 2 35 8 -8
:sex :photo	2 8
:sex :place	2 9
:sex :preferring	2 11
:sex :promise	2 11
:sex :ranking	3 8
:sex :scarcity	0 -12 1 -10 2 36 6 -21
:sex :wanting	2 35
:sex :writeto	2 10
:sex and	1 -12 2 -21 6 7 8 -14
:sex day	13 21
:sex downstairs	1 17
:sex flat	2 8
:sex get	2 10
:sex household	2 9
:sex in	1 -7 3 12 8 43
:sex lodger	2 -10
:sex next	8 8
:sex of	2 7
:sex on	0 11 2 7
:sex only	0 -11 1 -7 2 29 6 -17
:sex or	2 -24
:sex sharing	2 7
:sex tenants	0 -11
:sex to	2 25 13 7
:sex wanted	0 16
:sex will	2 19
:sex would	2 28
:sex>:absolute	0 -14 1 -15 2 27 3 -10 6 -23 7 -18 8 -15
:sex>:accepting	3 9
:sex>:advance	3 8 8 19
:sex>:bid	6 11
:sex>:building	3 11
:sex>:burden	1 -16 2 32 3 -11 7 -20
:sex>:codething	2 8
:sex>:consent	8 14
:sex>:deadline	3 9
:sex>:demanding	2 34
:sex>:deterring	0 18 2 11
:sex>:dislike	1 8
:sex>:feething	2 10
:sex>:hiding	1 13
:sex>:income	2 24
:sex>:law	0 -8
:sex>:nation	8 8
:sex>:nearby	2 -51
:sex>:negation	2 30
:sex>:neighbour	1 12 2 -16 8 49
:sex>:newness	3 8 6 9
:sex>:onlyword	0 -11 1 -18 2 33 3 -10 6 -24 8 -9
:sex>:openprice	2 11
:sex>:opinion	2 17 6 10
:sex>:paying	2 18
:sex>:period	13 21
:sex>:person	0 -32 1 -30 2 32 8 -9
:sex>:photo	8 7
:sex>:promise	2 11
:sex>:ranking	3 8
:sex>:rent	7 13
:sex>:scarcity	0 -12 1 -11 2 48 6 -27
:sex>:sex	1 -13 2 -36 6 24 8 -18
:sex>:spelled	1 7 2 23 7 11
:sex>:time	2 13
:sex>:wanting	2 44
:sex>:welcoming	2 27 8 -9
:sex>:writeto	2 22
:sex_:absence	2 23
:sex_:absolute	2 18
:sex_:accepting	1 -15 2 15 3 9
:sex_:advance	2 16 8 9
:sex_:age	2 7
:sex_:benefit	0 16
:sex_:bid	2 10 8 8
:sex_:building	2 14 3 9
:sex_:burden	8 -9
:sex_:child	2 31
:sex_:childless	8 9
:sex_:clocktime	1 14
:sex_:codething	2 21 8 17
:sex_:condition	2 17
:sex_:deadline	2 17
:sex_:demanding	1 -14 2 28
:sex_:deterring	1 -22 2 19
:sex_:disclaimer	2 13 8 -7
:sex_:dislike	2 21
:sex_:everyone	2 -9
:sex_:faith	2 -27
:sex_:forename	8 14
:sex_:healthword	2 -8 8 7
:sex_:hiding	2 30
:sex_:income	6 9 13 8
:sex_:keything	8 17
:sex_:lifeword	2 -21 8 28
:sex_:losing	2 8
:sex_:nation	8 8
:sex_:nearby	8 -10
:sex_:negation	0 -41 2 47 6 -9
:sex_:neighbour	8 20
:sex_:newness	2 40
:sex_:number	2 17 6 -13 8 13
:sex_:onlyword	2 38
:sex_:openprice	6 20
:sex_:opinion	2 20 6 21 8 -7
:sex_:origin	2 -10
:sex_:payer	2 14
:sex_:paying	13 7
:sex_:pet	3 8
:sex_:photo	2 13
:sex_:preferring	2 9
:sex_:promise	6 7
:sex_:ranking	2 32 8 8
:sex_:refusing	2 14
:sex_:room	1 -10 2 27 8 48
:sex_:scarcity	2 25
:sex_:seller	2 33
:sex_:sex	2 -39 3 -22 6 11 7 -15 8 -55
:sex_:spelled	1 9 2 40 6 -18 8 -16
:sex_:superlative	2 19
:sex_:title	2 27
:sex_:urgency	2 21
:sex_:wanting	2 56
:sex_:welcoming	1 -13 2 28
:sex_:writeto	2 19
:sexual	1 -89 2 93 3 -80 4 -19 6 -69 7 -18 8 52 11 -10
:sexual $	1 -8 2 27 8 18
:sexual ,	2 46 8 10
:sexual :childless	1 -29 2 41
:sexual :clocktime	7 7
:sexual :codething	4 10
:sexual :condition	2 10
:sexual :consent	1 8
:sexual :kin	2 13
:sexual :number	2 10
:sexual :openprice	2 -7
:sexual :person	0 -49 1 -52 2 64 3 -7 6 -24
:sexual :promise	2 14
:sexual :sex	2 15
:sexual :wanting	13 8
:sexual :work	0 16
:sexual and	2 18 8 14
:sexual couple	2 11
:sexual couples	1 -21 2 30
:sexual from	7 7
:sexual is	4 10
:sexual or	2 -9
:sexual through	1 8
:sexual will	2 14
:sexual>:burden	2 9
:sexual>:childless	1 -29 2 41
:sexual>:clocktime	7 7
:sexual>:codething	4 10
:sexual>:condition	2 10
:sexual>:consent	1 8
:sexual>:everyone	2 15
:sexual>:fairness	2 22
:sexual>:forename	8 11
:sexual>:healthword	2 -8
:sexual>:hiding	0 7
:sexual>:kin	2 34
:sexual>:negation	2 21
:sexual>:number	2 17
:sexual>:offerdeal	8 7
:sexual>:onlyword	2 12
:sexual>:openprice	0 -7 2 -7
:sexual>:person	0 -50 1 -53 2 62 3 -8 4 -7 6 -28
:sexual>:promise	2 20
:sexual>:rulesplace	0 7
:sexual>:sex	2 13
:sexual>:sexual	2 31
:sexual>:spelled	2 10
:sexual>:urgency	2 -32
:sexual>:wanting	13 8
:sexual>:work	0 16
:sexual_:absolute	2 11
:sexual_:asking	2 13
:sexual_:burden	2 32
:sexual_:demanding	2 27
:sexual_:denying	2 8
:sexual_:deterring	2 26
:sexual_:everyone	2 13
:sexual_:fairness	2 18
:sexual_:healthword	8 7
:sexual_:hiding	0 11
:sexual_:kin	2 29
:sexual_:lifeword	8 8
:sexual_:nearby	10 7
:sexual_:negation	1 -11 2 20
:sexual_:newness	10 7
:sexual_:number	2 8 4 9
:sexual_:onlyword	2 23
:sexual_:opinion	0 -12 2 9
:sexual_:period	13 7
:sexual_:place	10 7
:sexual_:return	10 8
:sexual_:scarcity	2 23
:sexual_:seller	8 7
:sexual_:sex	2 19
:sexual_:sexual	2 34
:sexual_:spelled	2 11
:sexual_:title	8 13
:sexual_:tribunalrent	10 8
:sexual_:urgency	2 -31
:sexual_:wanting	2 9
:sexual_:welcoming	2 9
:sexual_:writeto	2 -28
:source	1 -34 2 -40 3 -47 4 -27 5 7 6 -33 8 -32 9 -21 10 17 12 -101 13 -47 14 -74
:source $	1 -41 2 -40 4 -26 6 -23 7 -10 11 15
:source ,	0 -25 5 15 6 -13 10 22 11 8 14 -14
:source :codething	8 -14
:source :councilpay	0 8
:source :denying	0 7
:source :fee	5 17
:source :negation	7 8
:source :number	4 -9 8 -20
:source :online	14 11
:source :openprice	0 -19 7 -24
:source :opinion	7 -19
:source :payer	6 8 7 -9
:source :ranking	0 10
:source :record	8 -8
:source :seller	6 7
:source :spelled	11 12
:source :time	11 14
:source :title	8 16
:source :utility	0 -36
:source breakfast	6 32
:source fees	5 10
:source for	4 14 7 20
:source has	2 8
:source letters	0 10
:source tax	0 -36
:source that	0 9
:source the	0 -14 2 12 6 -19 8 24
:source then	11 14
:source there's	7 12
:source to	7 -11
:source we	6 10
:source would	7 7
:source>:building	2 14 10 13
:source>:councilpay	7 -7
:source>:deadline	5 10
:source>:denying	0 21
:source>:fee	5 14
:source>:healthword	8 14
:source>:hiding	0 7
:source>:lifeword	8 8
:source>:losing	4 7
:source>:negation	0 7 1 7 2 -7 7 12
:source>:number	4 -22 7 -17 8 -47 11 -10 13 9 14 -37
:source>:offerdeal	4 7
:source>:online	14 10
:source>:openprice	4 13 7 -35 8 -10
:source>:opinion	5 10 7 -28
:source>:payer	5 7 6 9
:source>:person	0 13 4 12
:source>:record	8 -18 14 -7
:source>:seller	5 10 6 15
:source>:source	7 -28 14 -12
:source>:spelled	0 -15 7 -7 11 9
:source>:time	11 13
:source>:title	8 11
:source>:utility	0 -44 4 -7
:source_:accepting	0 9 2 14
:source_:asking	7 22
:source_:building	7 12 10 14
:source_:burden	2 16
:source_:clocktime	12 -15
:source_:codething	2 13
:source_:consent	0 -8 7 17
:source_:demand	4 8
:source_:denying	0 15
:source_:deterring	5 18
:source_:fixed	12 -13
:source_:healthword	8 23
:source_:lifeword	8 8
:source_:losing	4 7
:source_:money	4 9
:source_:negation	0 11 1 21 7 8
:source_:number	0 -10 4 -27 7 -9 8 -45 11 -11 12 -9 14 -21
:source_:onlyword	2 17
:source_:openprice	8 -12 14 -11
:source_:opinion	2 16 5 7 8 -9 14 -13
:source_:paying	0 14
:source_:person	0 15 4 15
:source_:promise	7 17
:source_:record	0 -13 7 -32 8 -12 14 -15
:source_:regretting	7 7
:source_:rent	0 16
:source_:return	0 10
:source_:room	10 22
:source_:school	1 9
:source_:seller	0 12 5 8
:source_:sexual	8 10
:source_:source	7 -29
:source_:spelled	7 13
:source_:title	0 7 2 10 4 7
:source_:writeto	0 29
:spelled	0 -7 2 9 3 17 4 -16 5 -14 9 16 10 -43 11 -38 13 8 14 36
:spelled #	6 -27 8 -7 12 8
:spelled ##	4 15 14 7
:spelled $	1 10 2 -10 5 -18 6 -49 7 -40 8 20 10 -9 14 37
:spelled ,	0 -22 1 -15 2 10 4 -38 5 -9 7 -16 10 -31 11 -13 12 -26 14 62
:spelled :absence	2 15 6 12 8 12
:spelled :absolute	0 -66 3 -25 4 10 7 8 8 -15 14 9
:spelled :accepting	0 7
:spelled :advance	6 -8
:spelled :age	4 25 7 15 8 13 13 -26
:spelled :asking	2 -24
:spelled :benefit	0 50 7 -28 13 19
:spelled :bid	4 -14 6 -20 7 -13 13 -23
:spelled :building	0 8 7 23
:spelled :burden	1 -9 4 -13 11 15 13 9
:spelled :child	1 47 2 -12 3 -8 6 -32 7 -55
:spelled :childless	1 10
:spelled :childthing	1 30
:spelled :clocktime	0 21 1 23 4 -24 5 -29 6 24 7 -13 14 -34
:spelled :codething	0 -25 6 -14 7 -44 8 30 12 10
:spelled :condition	13 7
:spelled :councilpay	0 9 2 -12
:spelled :deadline	2 7 5 18 6 14 9 -14 14 -12
:spelled :demand	0 11 2 -15 6 -8
:spelled :demanding	0 -18 1 -19 2 -67 6 -15 7 -7 13 -7
:spelled :denying	1 -9 7 -12 10 11
:spelled :deterring	0 12 1 -8 2 -49 3 -49 5 22 6 10 7 12 8 13 14 -17
:spelled :digits	14 13
:spelled :disability	2 27 3 -8
:spelled :disclaimer	2 -11 6 13 7 -12 11 28 13 9
:spelled :dislike	0 -16 1 10
:spelled :everyone	0 -16 3 -12 4 9 6 -15 7 13
:spelled :fairness	4 11
:spelled :faith	2 8
:spelled :family	3 -13 8 7
:spelled :fee	0 -20 1 -21 3 -19 5 -62 6 -25 7 -22
:spelled :feething	1 -14 3 -33 6 -9 7 -10 13 28
:spelled :fixed	8 -10
:spelled :forename	8 12
:spelled :healthword	1 10 2 19 8 -18
:spelled :hiding	6 14
:spelled :holiday	2 -8 3 -21 6 -57 12 -10
:spelled :income	0 18 13 11
:spelled :jobless	0 27
:spelled :lifeword	0 14 2 -12
:spelled :longperiod	5 -18 8 -14 12 28 13 -24
:spelled :losing	3 -9 13 17
:spelled :money	4 8 5 28 12 -23
:spelled :nation	0 -8 1 -9 2 38
:spelled :nearby	6 -25 7 12 8 -56
:spelled :negation	1 -35 7 -34 8 10
:spelled :neighbour	7 9 8 13
:spelled :newness	0 31 7 16 13 -32
:spelled :number	0 14 3 -7 4 25 7 -13 12 7 13 -9 14 -8
:spelled :offerdeal	2 17 6 -11
:spelled :online	8 -12 14 26
:spelled :onlyword	1 -7
:spelled :openprice	0 22 1 7 3 13 4 7 11 -7 13 13 14 9
:spelled :opinion	1 16 2 -33 3 31 4 18 6 25 12 20
:spelled :origin	0 -18 1 -7 2 44 3 -7
:spelled :payer	0 -33 2 -16 5 -67 6 9 8 -28 12 10 13 -12
:spelled :paying	0 -9 2 -15 5 -34 8 -17
:spelled :period	3 -18 4 -43 5 -19 7 -9 10 -56 12 7 14 -67
:spelled :person	2 -10 3 8 4 13 7 7
:spelled :pet	1 -14 3 8 6 -10 7 -37 11 -7
:spelled :petpart	0 -7 1 -26 2 -16 3 30
:spelled :phone	1 -8 8 24
:spelled :photo	7 12 10 11
:spelled :place	14 22
:spelled :politics	2 10
:spelled :preferring	8 8
:spelled :promise	0 -11 2 -30 7 -13 11 11
:spelled :record	6 -17 7 11 8 12 13 -27
:spelled :refusing	0 -15 1 -15 3 -18 6 -10
:spelled :rent	4 -17 13 29
:spelled :return	4 -48 5 -12 6 -13 7 -18 8 -15 14 10
:spelled :room	2 16 3 16 8 -28 10 7 14 -13
:spelled :safety	1 -15 2 -31 7 27
:spelled :scarcity	6 13 13 11
:spelled :school	1 51 7 -12 14 21
:spelled :seller	3 20 4 11 5 -26 6 7 12 22 13 -28
:spelled :sex	0 -12 2 24 3 -9 6 -32 8 10
:spelled :sexual	2 34
:spelled :source	4 9
:spelled :spelled	0 18 4 -58 5 -35 7 -59 8 23 13 16 14 42
:spelled :student	2 -27
:spelled :superlative	5 -13 7 10 8 -23 12 16 13 -15
:spelled :thing	3 -15
:spelled :time	13 26
:spelled :title	8 11
:spelled :tribunalrent	1 17 7 -10 12 23 13 -10
:spelled :urgency	0 8 2 -12 4 -8 8 -39 14 -14
:spelled :utility	7 -15 13 8
:spelled :wanting	0 -25 13 -26
:spelled :work	0 12 8 9 13 11
:spelled a	1 15 2 -24 6 -18
:spelled agents	4 8
:spelled all	0 -26
:spelled and	0 8 2 16 7 10 8 18
:spelled animals	3 7
:spelled any	7 23
:spelled as	13 13
:spelled asking	3 9
:spelled babies	1 17 2 15
:spelled babys	1 18
:spelled bar	0 -9
:spelled bed	0 -10 1 -12 7 10 10 11
:spelled bedroom	2 18 7 -8
:spelled bedrooms	1 10 9 7
:spelled beds	2 7 3 9
:spelled benefits	0 10
:spelled bidding	4 -15
:spelled blacks	2 15
:spelled bonfires	8 11
:spelled bother	0 -7
:spelled boys	1 15 8 15
:spelled brothers	2 14
:spelled buggy	1 9 2 8
:spelled cat	3 -23
:spelled chain	3 -13
:spelled chance	7 7
:spelled cheque	13 8
:spelled children'	1 7
:spelled children's	1 -27
:spelled com	14 33
:spelled contest	7 8
:spelled cost	5 -8
:spelled credit	0 -27 13 21
:spelled crime	7 13
:spelled damp	7 8
:spelled dawgs	3 22
:spelled dawn	8 22
:spelled day	3 7 6 9
:spelled days	9 13 13 -7
:spelled digits	8 15
:spelled dog	3 -18
:spelled dogs	2 13
:spelled doors	8 8
:spelled dot	14 17
:spelled double	14 10
:spelled dss	0 22 1 7
:spelled eight	9 18
:spelled example	14 30
:spelled exceptions	2 -15 12 7
:spelled families	1 13 2 -18 6 10
:spelled fee	3 -7
:spelled fees	5 -9
:spelled fifty	4 30
:spelled figures	4 10
:spelled five	14 22
:spelled fixed	12 -14
:spelled flat	2 -8 7 16
:spelled flats	6 -15
:spelled foot	1 13 3 9
:spelled for	0 16 6 -11 7 -9 12 12
:spelled foreigners	2 11
:spelled four	0 -8 8 13
:spelled from	0 18
:spelled gas	13 9
:spelled gays	2 11
:spelled go	13 18
:spelled good	2 21
:spelled grand	6 12
:spelled guarantee	7 -23
:spelled guarantor	0 -30 13 34
:spelled half	6 8
:spelled harm	2 7
:spelled hb	0 21 5 11
:spelled his	8 19
:spelled home	0 18 2 22
:spelled hounds	3 14
:spelled hours	6 14
:spelled households	1 -7
:spelled hundred	8 -38
:spelled ifs	2 -11 7 31 13 8
:spelled in	8 11 11 18 14 20
:spelled is	11 9
:spelled isn't	3 11
:spelled issue	0 -17
:spelled it	7 17
:spelled it's	2 9 6 9
:spelled job	0 21
:spelled joke	6 9
:spelled kids	1 -13
:spelled ladies	2 15
:spelled lads	2 -18
:spelled lady	13 8
:spelled landlord	7 17
:spelled least	0 14 1 -9 4 10 13 -7
:spelled left	6 19
:spelled legged	1 -10 3 27
:spelled legs	3 39
:spelled less	5 9 12 10
:spelled lever	8 -16
:spelled little	1 8
:spelled living	6 7
:spelled longer	13 -8
:spelled men	2 7
:spelled midnight	6 12
:spelled minimum	12 -17
:spelled minutes	6 -8
:spelled month	12 11 13 14
:spelled month's	13 -18
:spelled months	0 7 5 -40 6 -7 7 -17 9 -22 12 8 13 17
:spelled months'	4 -24 12 -42 13 13
:spelled more	11 8
:spelled most	3 12
:spelled mums	8 10
:spelled my	4 9 8 11
:spelled need	0 -15 2 -26 13 -29
:spelled night	8 -9
:spelled nights	9 10
:spelled nine	0 -7
:spelled nippers	1 8
:spelled no	2 9 7 -8
:spelled number	8 12
:spelled objection	0 -7 1 -12 3 -14
:spelled of	1 9 4 15 6 9
:spelled off	5 11
:spelled oh	14 20
:spelled on	0 12 5 8
:spelled once	13 10
:spelled one	0 23 1 9 4 -16 6 -7 8 16
:spelled op	8 -10
:spelled or	13 18
:spelled other	0 -8 1 -9 2 -9 6 9 7 32
:spelled our	5 -23
:spelled part	2 -12
:spelled payments	13 10
:spelled per	7 12
:spelled persons	1 21
:spelled petts	3 19
:spelled place	1 8
:spelled plus	12 14
:spelled pounds	5 9
:spelled present	11 15
:spelled price	2 18 6 -9
:spelled problem	0 -11 2 -13
:spelled question	7 8
:spelled reason	6 11
:spelled reliance	11 7
:spelled rent	4 -7
:spelled rents	13 25
:spelled responsibility	11 10
:spelled right	0 13
:spelled rolling	12 15
:spelled romanians	2 8
:spelled room	6 7
:spelled rooms	2 18
:spelled running	7 10
:spelled school	1 47
:spelled scot	14 18
:spelled set	4 12
:spelled seven	4 -9 14 24
:spelled shot	6 9
:spelled sinks	2 15
:spelled six	8 -13 12 9
:spelled smoking	3 8
:spelled st	7 27
:spelled stairs	2 -8
:spelled steps	8 -9
:spelled stop	3 11 14 7
:spelled such	7 22
:spelled telly	8 10
:spelled tenant	7 16
:spelled that	6 9
:spelled the	0 -9 1 -11 2 -25 3 -17 4 -24 6 -14 7 -19 8 16 10 8 13 31
:spelled their	1 9 8 7
:spelled there	8 10
:spelled they	2 10 7 9
:spelled thing	0 10
:spelled this	0 7 1 16 4 -10 6 52 7 -19 13 -13
:spelled three	1 7 8 7 14 7
:spelled till	8 13
:spelled time	0 22
:spelled times	2 11 6 10 13 27
:spelled to	1 12 2 -23 3 14 4 11 6 22
:spelled toddlers	1 10
:spelled travellers	2 8
:spelled trouble	7 -7 8 11
:spelled two	8 -31 14 30
:spelled uk	14 20
:spelled universal	0 13
:spelled up	5 10
:spelled vat	5 11
:spelled viewing	0 12
:spelled water	3 12
:spelled we	3 9 12 15
:spelled wee	1 8
:spelled weekly	13 -15
:spelled weeks	1 7 8 7 9 17
:spelled who	6 10
:spelled with	2 36 14 21
:spelled word	14 11
:spelled work	0 -13 8 19
:spelled working	0 -14
:spelled year	7 -7 12 15 13 -8
:spelled years	7 17 13 -17
:spelled you'd	1 12
:spelled your	3 16 5 34 6 11
:spelled zero	14 12
:spelled £#	5 22 13 -7
:spelled>:absence	2 16 4 -34 5 -20 12 -7 14 -42
:spelled>:absolute	0 -80 7 33
:spelled>:accepting	6 28 7 -9
:spelled>:advance	1 -13 5 15 13 43
:spelled>:age	4 23 7 11 8 21 13 -22
:spelled>:benefit	0 49 7 -33 13 18
:spelled>:bid	4 -26 8 -22 13 -12
:spelled>:building	0 12 1 24 3 16 4 -17 6 9 8 11 14 14
:spelled>:burden	1 -19 4 -15 5 -9 6 -14 11 8
:spelled>:child	1 44 2 -18 3 -9 6 -46 7 -17
:spelled>:childless	6 9 8 -14
:spelled>:childthing	1 41
:spelled>:clocktime	0 19 1 37 4 -44 5 -47 6 24 11 -10 12 -7 14 -11
:spelled>:codething	4 12 8 29
:spelled>:condition	0 -20 2 -7 4 -11 6 13 13 11
:spelled>:consent	7 -10
:spelled>:councilpay	0 28 2 -17
:spelled>:deadline	0 -10 4 -9 5 24 6 12 8 -13 11 -39 13 -7
:spelled>:demand	0 16 1 12 4 9 6 -20 7 -8
:spelled>:demanding	1 -29 2 -9 3 -13 5 9
:spelled>:denying	0 -13 6 24 7 -8 10 10
:spelled>:deterring	2 -26 5 14 11 -13 14 -19
:spelled>:digits	3 9 11 12
:spelled>:disability	0 -11 2 32 3 -11
:spelled>:disclaimer	2 -20 3 -10 5 15 6 8 11 39 13 16
:spelled>:dislike	0 -22 7 9
:spelled>:everyone	0 -30 2 18 3 -16 4 13 5 -21 6 -17 10 8
:spelled>:fairness	3 9 4 23
:spelled>:faith	2 15
:spelled>:family	8 15
:spelled>:fee	0 -32 1 -22 2 11 3 -22 7 -31
:spelled>:feething	3 -27 5 -19 7 -13 12 -11 13 21
:spelled>:fixed	6 -9 14 11
:spelled>:forename	7 12 8 12
:spelled>:healthword	0 -12 2 16 6 15
:spelled>:hiding	3 7 4 -20 6 7 8 -31
:spelled>:holiday	0 -12 1 8 2 -14 3 -24 6 -33 8 -14 12 -13 14 -17
:spelled>:income	0 20 4 8 13 10
:spelled>:jobless	0 42 5 17
:spelled>:keything	5 -16 8 -11
:spelled>:kin	1 -7 2 -7 3 18
:spelled>:lifeword	0 7 9 7
:spelled>:longperiod	0 10 5 -26 8 -15 12 20
:spelled>:losing	3 -17 4 -8 5 -16 7 9 8 -16 13 21
:spelled>:money	0 19 2 -16 5 21 6 30 7 11 14 -13
:spelled>:nation	0 -8 1 -10 2 47 8 -7
:spelled>:nearby	0 -9 1 -33 5 -14 6 -46 7 21 10 9 11 -17 13 -21
:spelled>:negation	1 -7 2 13 3 21 6 9 8 32
:spelled>:neighbour	3 27 7 14 8 31 13 9
:spelled>:newness	0 14 7 19 13 -32 14 -14
:spelled>:number	2 -11 4 21 8 9 12 22 13 -10 14 -19
:spelled>:offerdeal	2 8 6 21
:spelled>:online	11 -10 14 32
:spelled>:onlyword	0 -28 2 -18 6 -14 13 18
:spelled>:openprice	6 32 9 9 10 8 13 10 14 20
:spelled>:opinion	4 12 7 9 12 16
:spelled>:origin	0 -18 1 -8 2 41 3 -10
:spelled>:payer	0 -23 5 -34 12 8 13 -22
:spelled>:paying	0 -27 8 -10
:spelled>:period	3 -20 4 -56 5 -8 7 -12 10 -60 14 -26
:spelled>:person	2 -26 3 25 4 13 5 11 7 8
:spelled>:pet	1 -16 7 -43 11 -8
:spelled>:petpart	0 -9 1 -26 2 -17 3 30
:spelled>:phone	0 -9 8 19
:spelled>:photo	14 13
:spelled>:place	0 -16 2 -11 7 12 10 7 14 19
:spelled>:politics	1 -7 7 -18
:spelled>:preferring	8 8
:spelled>:promise	0 -13 2 -43 11 14
:spelled>:ranking	1 -34 2 -8 8 -23 13 13
:spelled>:record	1 -11 2 9 6 -23 7 14 8 10 9 -9 13 -28
:spelled>:refusing	0 -21 1 -21 2 -14 3 -24 8 -32
:spelled>:regretting	0 13 1 8
:spelled>:rent	6 18 7 -15 13 20
:spelled>:return	0 27 4 -18 5 -35 6 25 7 -10 14 8
:spelled>:room	2 7 3 12 8 -7 9 15 12 8 14 -17
:spelled>:rulesplace	1 -25 3 -17
:spelled>:safety	0 -7 1 -21 3 -8 7 24
:spelled>:scarcity	0 -21 6 24 8 -9 13 12
:spelled>:school	0 -20 1 35 2 -15 6 -16 7 12 14 21
:spelled>:seller	0 17 1 33 2 24 3 8 5 -43 12 21 13 -47 14 -27
:spelled>:sex	0 -24 2 32
:spelled>:sexual	2 31
:spelled>:source	4 8
:spelled>:spelled	0 14 1 -10 2 7 3 13 4 -30 5 -48 6 -8 8 16 11 12 12 7 13 14 14 57
:spelled>:student	2 -29 3 16
:spelled>:superlative	5 -20 12 14 13 -7
:spelled>:thing	1 -22 2 14 3 -7 6 -12 7 -11
:spelled>:time	6 -7 13 22 14 7
:spelled>:title	1 -10 2 11 6 13 8 32 14 11
:spelled>:tribunalrent	1 20 7 -20 8 -7 12 16
:spelled>:urgency	1 -14 2 -15 3 -9 6 -23 7 -15 10 -13 14 -35
:spelled>:utility	13 7
:spelled>:wanting	2 -18 4 24 6 -9 9 12 13 -12
:spelled>:welcoming	1 29 2 16 6 -13
:spelled>:work	0 19 4 -12 8 21
:spelled>:writeto	6 11 13 -10
:spelled_:absence	0 22 1 9 3 -56 8 -33 14 -32
:spelled_:absolute	0 -10 1 7 2 -7 3 11 13 -12 14 14
:spelled_:accepting	2 -8 5 14 6 12 8 -8 9 8 10 -8 12 8
:spelled_:advance	2 -9 3 -32 7 -53 9 -21 11 -8 13 31
:spelled_:age	1 12 2 -7 4 -18 5 -15
:spelled_:asking	0 33 1 -8 2 -14 13 -11
:spelled_:benefit	0 15 1 -31 7 -9
:spelled_:bid	2 -7 6 8 8 -9 9 16 11 14 13 -9
:spelled_:building	0 18 2 -8 6 -18 8 15 11 -24 14 8
:spelled_:burden	2 -7 6 16 8 -14 10 -10 11 -9 13 13
:spelled_:child	0 13 1 23 6 -21 7 -15 8 -9
:spelled_:childless	0 8 6 17 7 -7 8 -17 9 23 13 -9
:spelled_:childthing	1 13
:spelled_:clocktime	1 7 4 -64 8 19 14 -13
:spelled_:codething	2 -46 3 -24 4 14 5 18 7 11 12 18 13 -7 14 15
:spelled_:condition	0 -26 2 -21 3 19 6 9 7 12 9 -15
:spelled_:consent	2 -12
:spelled_:councilpay	0 15 7 -11 13 11
:spelled_:deadline	1 -16 4 -23 6 14 8 -9 9 -14 10 -18 13 9
:spelled_:demand	0 27 3 7 4 24 5 -9 8 8
:spelled_:demanding	4 8 5 20 12 7 13 -15
:spelled_:denying	2 -7 6 20 7 -14 12 -33
:spelled_:deposit	1 -10 3 -8 13 -10
:spelled_:deterring	0 16 5 12 8 -22
:spelled_:digits	8 8 11 12 14 11
:spelled_:disability	1 -21 2 30
:spelled_:disclaimer	1 -9 5 7 11 17 12 -14 13 -20
:spelled_:dislike	0 -10
:spelled_:everyone	2 26 6 12 7 -21 10 11
:spelled_:fairness	6 8 13 -24
:spelled_:family	0 7 3 13 8 21
:spelled_:fee	0 -23 1 -9 3 -30 7 21 8 -12 13 -43 14 -16
:spelled_:feething	0 31 4 7 5 -10 8 11 13 9
:spelled_:fixed	3 -28 4 -18 6 -10 9 7 13 -28
:spelled_:forename	7 22
:spelled_:hiding	0 -17 4 -13 7 13 8 -35
:spelled_:holiday	8 -47 9 20
:spelled_:income	0 23 13 -18
:spelled_:jobless	0 32 3 -8 5 16
:spelled_:jobname	2 13
:spelled_:keything	5 -25 8 -22 14 -16
:spelled_:kin	0 24 1 -16 2 -15 3 15 8 35
:spelled_:law	14 7
:spelled_:lifeword	2 11 3 -35 6 17 8 -15 12 -8
:spelled_:longperiod	6 9
:spelled_:losing	2 13 3 -24
:spelled_:money	0 19 1 -30 5 20 6 16 7 10
:spelled_:nation	0 -11 2 39
:spelled_:nearby	0 -37 1 -53 2 8 4 -25 5 -22 7 22 10 13 13 -15
:spelled_:negation	0 26 1 21 2 20 3 19 4 -12 5 -10 8 21 11 -7
:spelled_:neighbour	3 20 11 -8
:spelled_:newness	0 -30 1 -8 2 -13 7 8 10 20 13 -12
:spelled_:number	0 -25 1 15 2 -10 5 -29 6 -7 8 7 13 -13
:spelled_:offerdeal	1 -12 6 13 7 14
:spelled_:online	2 -21
:spelled_:onlyword	0 -34 1 8 2 -8 6 -16
:spelled_:openprice	2 7 5 24 6 12 7 19 11 15
:spelled_:opinion	0 -9 3 -59 4 14 5 13 6 -11 7 18 13 10 14 -17
:spelled_:origin	2 9
:spelled_:payer	1 8 2 -9 3 -7 5 -15 6 -46 9 9 11 15
:spelled_:paying	0 -8 3 -20 13 30 14 -28
:spelled_:period	1 15 2 13 4 10 5 16 7 17 8 -8 12 18 13 -7
:spelled_:person	1 9 3 17 6 8 9 11
:spelled_:pet	2 10 3 12 8 26
:spelled_:petpart	2 -10 3 16
:spelled_:phone	7 15 8 19 14 26
:spelled_:photo	1 -11 3 -15 7 -17 11 15 14 7
:spelled_:place	0 -51 1 -20 2 -13 3 -27 4 -9 7 18 10 19 11 -9
:spelled_:politics	1 -13
:spelled_:preferring	1 -7 2 -29 4 15
:spelled_:promise	0 -23 2 -19 4 -57 5 -16 8 8 12 -20
:spelled_:ranking	2 -35 3 -17 5 -15 7 -15 8 -15 14 12
:spelled_:record	1 -17 8 -23
:spelled_:refusing	2 -13 3 -27 6 -7 7 -23 8 -43
:spelled_:regretting	0 10 6 -23
:spelled_:rent	0 -7 1 -14 6 11 9 -8 12 -15
:spelled_:return	0 12 1 -37 2 -46 4 -9 6 33 8 -10 9 -19 10 10 12 -34 14 10
:spelled_:room	4 25 7 9 9 25 14 -35
:spelled_:safety	7 27
:spelled_:scarcity	0 -12 1 12 2 11 4 -16 5 18 6 27 7 -11
:spelled_:school	1 -7 7 23 8 -29 14 10
:spelled_:seller	0 13 1 30 2 13 5 -16 6 -9 7 9 9 9 11 9 14 -10
:spelled_:sex	1 8 2 32 8 12
:spelled_:source	5 -12 6 7 7 -37
:spelled_:spelled	1 25 2 8 3 -21 4 -24 5 -24 6 -24 10 -11 13 14 14 69
:spelled_:student	3 7 12 7
:spelled_:superlative	3 -7 12 9
:spelled_:time	7 15 9 -8 14 10
:spelled_:title	2 19 5 20 7 -16 8 29
:spelled_:tribunalrent	1 7 10 18 13 -10
:spelled_:urgency	6 -19 8 12 14 8
:spelled_:wanting	1 9 4 30 5 19 8 -30 13 11
:spelled_:welcoming	1 17 6 -21 7 10 13 21
:spelled_:work	0 37 6 -30 7 -39 8 7
:spelled_:writeto	1 -24 2 -20 5 7 6 8
:student	0 -29 1 -74 2 -15 3 20 4 -32 5 -7 6 -14 7 -17 8 11 11 -37 13 23 14 -36
:student $	0 9 3 21 12 7
:student ,	0 -21 3 7
:student :building	1 -8
:student :burden	3 -14
:student :codething	13 7
:student :healthword	8 7
:student :jobname	8 24
:student :keything	8 -14
:student :openprice	3 14
:student :wanting	6 8
:student and	1 -8
:student house	7 7
:student is	13 7
:student nurse	8 7
:student or	3 14
:student policeman	8 13
:student>:absence	8 10
:student>:building	1 -10
:student>:burden	0 -14 3 -22
:student>:demand	0 -8
:student>:healthword	8 7
:student>:jobname	8 23
:student>:keything	8 -24
:student>:negation	1 -8 3 8
:student>:number	8 21 13 10
:student>:openprice	3 14
:student>:person	0 -18
:student>:pet	3 18
:student>:spelled	1 -9 13 15
:student>:wanting	6 8
:student_:accepting	3 -14
:student_:benefit	0 -27
:student_:burden	0 -33
:student_:condition	7 8
:student_:deterring	0 -8 1 -7 2 14
:student_:feething	2 8
:student_:negation	0 -7 1 -13
:student_:number	8 34 13 26
:student_:paying	13 17
:student_:person	0 -30
:student_:spelled	0 -11 1 -15 8 23 13 29
:superlative	1 -9 2 -26 4 24 5 -17 7 129 8 -38 12 10 13 -40 14 -14
:superlative $	1 -24 7 20 12 10 13 -29
:superlative ,	3 -11 4 7 5 -12 7 15
:superlative :absence	6 7 7 7
:superlative :absolute	7 19
:superlative :accepting	7 27
:superlative :bid	4 22 6 -18 7 -25
:superlative :building	2 -30 4 -24 6 -9 7 63
:superlative :burden	3 8 6 8
:superlative :child	3 12
:superlative :clocktime	8 11
:superlative :deadline	1 7 6 -20 7 -27
:superlative :demand	4 -12
:superlative :deposit	0 9
:superlative :deterring	7 7
:superlative :disclaimer	4 12
:superlative :hiding	1 24
:superlative :holiday	6 15 7 -7
:superlative :money	4 10 7 10
:superlative :nearby	7 22
:superlative :neighbour	7 27
:superlative :newness	6 -12
:superlative :number	1 -12 7 8
:superlative :offerdeal	4 14 6 -30
:superlative :online	2 12
:superlative :openprice	1 -7 3 -7 4 -20 6 -13 7 10 8 -15
:superlative :opinion	1 -13 4 -26 7 37
:superlative :payer	7 19
:superlative :paying	0 8
:superlative :person	1 8
:superlative :phone	8 14
:superlative :photo	7 12
:superlative :place	2 -7 6 -11 7 21
:superlative :preferring	2 12
:superlative :rent	7 20
:superlative :return	4 -13 7 21
:superlative :room	6 -14 7 11
:superlative :rulesplace	7 24
:superlative :seller	7 27
:superlative :spelled	1 -9
:superlative :urgency	6 10
:superlative :utility	7 25
:superlative :wanting	2 7 11 7
:superlative :writeto	8 7
:superlative a	12 8
:superlative against	0 13
:superlative and	1 -24 4 18 6 -17
:superlative be	6 25
:superlative beautiful	7 8
:superlative bedroom	7 -9
:superlative bidder	4 7
:superlative bills	7 7
:superlative deposit	0 9
:superlative else	7 9
:superlative flat	7 12
:superlative floor	7 -31 8 -10
:superlative for	1 9
:superlative home	7 8
:superlative house	7 25
:superlative kitchen	7 15
:superlative landlord	7 30
:superlative like	11 9
:superlative of	7 -58 9 15 13 11
:superlative off	1 8
:superlative offer	4 12 6 -7
:superlative on	6 11
:superlative place	7 10
:superlative rent	7 10
:superlative rooms	11 8
:superlative street	7 14
:superlative suited	2 14
:superlative than	7 12
:superlative that	3 23 7 -26
:superlative the	4 10
:superlative to	4 -8 7 14
:superlative ups	0 11
:superlative value	7 9
:superlative view	7 17
:superlative way	7 -11
:superlative we'd	4 13
:superlative with	3 16 7 -7
:superlative £#	4 7
:superlative>:absolute	7 22
:superlative>:accepting	1 -8 4 21 7 35
:superlative>:advance	7 16
:superlative>:bid	4 25 7 -23
:superlative>:building	2 -37 4 -28 6 -15 7 63
:superlative>:burden	6 12
:superlative>:child	1 11 3 11
:superlative>:clocktime	8 17
:superlative>:codething	6 -9 7 8 11 10
:superlative>:condition	14 7
:superlative>:deadline	4 10 6 -19 7 -33
:superlative>:demand	4 -23 6 11
:superlative>:deposit	0 8
:superlative>:disclaimer	4 25 6 -10
:superlative>:hiding	1 23
:superlative>:holiday	6 15 7 -7
:superlative>:income	4 16
:superlative>:jobless	0 -7
:superlative>:longperiod	12 15
:superlative>:money	4 25 7 10
:superlative>:nearby	7 12
:superlative>:neighbour	1 -7 7 33
:superlative>:newness	4 7 6 -13
:superlative>:number	3 -11
:superlative>:offerdeal	4 19 6 -30
:superlative>:online	2 11
:superlative>:onlyword	1 13
:superlative>:openprice	1 -12 3 -16 4 -21 6 -27
:superlative>:opinion	1 -11 3 -7 4 -33 7 31 8 -13
:superlative>:period	4 14 7 -13 8 7 12 14
:superlative>:person	0 28 1 9 4 -8 7 19
:superlative>:petpart	3 29
:superlative>:phone	8 14
:superlative>:photo	7 13
:superlative>:place	2 -11 4 -14 6 -31 7 35
:superlative>:preferring	2 12
:superlative>:promise	4 9 6 9
:superlative>:ranking	1 -8 4 -7 7 14
:superlative>:rent	4 -26 5 15 7 23
:superlative>:return	4 -33 5 12 7 23
:superlative>:room	6 -20 7 7 9 -7
:superlative>:rulesplace	7 16
:superlative>:scarcity	4 17
:superlative>:seller	7 11
:superlative>:spelled	6 21 7 11
:superlative>:superlative	7 39
:superlative>:title	4 7
:superlative>:urgency	6 15
:superlative>:utility	7 24
:superlative>:wanting	11 7
:superlative>:work	7 18
:superlative_:absence	0 26
:superlative_:absolute	2 -27 3 -15 6 -39 7 40 8 -12
:superlative_:accepting	1 -17 4 29
:superlative_:bid	4 7
:superlative_:building	6 -11 7 43 8 -13
:superlative_:burden	3 -8 7 34
:superlative_:clocktime	6 -34
:superlative_:codething	2 -7 4 -19 7 -8 12 10
:superlative_:condition	2 7 7 -20
:superlative_:deadline	4 13 7 -12 9 8
:superlative_:demanding	4 8
:superlative_:deterring	1 11 3 -8 7 34
:superlative_:disclaimer	4 20
:superlative_:everyone	3 -13 7 15
:superlative_:family	1 -9 7 11
:superlative_:feething	7 8
:superlative_:hiding	8 7
:superlative_:longperiod	8 7 12 15
:superlative_:losing	7 14
:superlative_:money	4 23
:superlative_:negation	7 17
:superlative_:neighbour	7 17
:superlative_:number	1 30 7 -25 14 9
:superlative_:onlyword	1 15 7 -7
:superlative_:openprice	0 -10 4 -13 5 -21 6 -38 7 10
:superlative_:opinion	0 -10 2 13 4 -8 5 -20
:superlative_:payer	1 -7 4 -12 5 -12 7 12 10 14
:superlative_:paying	3 8
:superlative_:period	4 22 8 9 12 11
:superlative_:person	0 15 2 10 7 12
:superlative_:petpart	3 28
:superlative_:place	2 -23 4 -44 6 -16 7 61 8 -16 10 -9
:superlative_:promise	4 9
:superlative_:ranking	1 -8 4 -15
:superlative_:regretting	8 7
:superlative_:rent	5 13 13 13
:superlative_:return	4 -15 5 10 7 12 13 19
:superlative_:room	4 -19 7 49
:superlative_:scarcity	4 12 6 -20
:superlative_:seller	4 -15 5 -12 10 14
:superlative_:spelled	1 32 3 8 6 21
:superlative_:superlative	7 42
:superlative_:tribunalrent	7 13 12 10
:superlative_:urgency	6 23
:superlative_:wanting	11 7
:superlative_:work	0 20 7 11
:superlative_:writeto	7 13
:thing	0 -94 1 -11 2 -58 3 -18 4 -50 5 12 6 -38 7 -54 8 -42 9 -61 10 -46 12 -93 13 -45 14 -118
:thing $	2 21 3 -24 8 -21 9 -24 14 -8
:thing ,	0 -11 2 -11 3 -12 4 -16 7 -47 8 -15 10 -50 11 -31 14 -15
:thing :accepting	11 13
:thing :building	1 -9
:thing :burden	5 13
:thing :codething	1 11
:thing :condition	1 -7
:thing :deadline	6 -10
:thing :demanding	5 8
:thing :feething	1 13
:thing :money	3 13
:thing :nation	11 9
:thing :onlyword	5 13
:thing :person	2 11
:thing :promise	5 13
:thing :room	1 -14 2 -7
:thing and	2 -20 5 14 6 -35 7 -22 8 -42
:thing box	8 9
:thing by	8 10
:thing for	4 -14
:thing have	11 14
:thing in	2 -29 7 -31 8 -52
:thing is	1 11 8 -8
:thing must	5 14
:thing or	2 12 11 8
:thing the	4 10
:thing throughout	3 9
:thing white	11 9
:thing would	1 7
:thing £#	3 13
:thing>:accepting	1 -8 11 12
:thing>:building	1 -7 4 9 8 -7
:thing>:burden	5 15 6 -21
:thing>:clocktime	4 12 8 -8
:thing>:codething	1 14
:thing>:condition	1 -12
:thing>:deadline	4 16 6 -35 8 -16
:thing>:demanding	5 19
:thing>:deterring	6 -13
:thing>:dislike	1 15
:thing>:everyone	7 -10
:thing>:feething	1 9
:thing>:keything	8 -19
:thing>:money	3 13
:thing>:nation	11 8
:thing>:negation	7 14
:thing>:newness	3 8 10 -27
:thing>:number	7 -14 8 -32 12 -12 13 -7
:thing>:onlyword	5 12
:thing>:openprice	5 15 6 12 11 8
:thing>:opinion	3 10 5 7
:thing>:phone	0 7
:thing>:preferring	11 9
:thing>:promise	5 12 7 9
:thing>:ranking	6 -8 8 -8
:thing>:room	1 -34 2 -61 6 -29 8 -45
:thing>:spelled	7 -13
:thing>:thing	1 -20 2 -35 6 -38 7 -17 8 -45
:thing>:work	0 -15
:thing_:absence	6 -19 11 14
:thing_:absolute	7 -12
:thing_:accepting	11 13
:thing_:advance	3 8 8 -13 13 -15
:thing_:building	4 14
:thing_:burden	1 17 2 -11
:thing_:clocktime	3 9 7 -12 8 -21 13 -13
:thing_:condition	8 -11 11 11
:thing_:deadline	8 -29 13 -10
:thing_:denying	8 -24
:thing_:deterring	1 24
:thing_:disclaimer	4 14
:thing_:dislike	1 16
:thing_:faith	4 7
:thing_:hiding	1 -8 8 -14
:thing_:longperiod	12 -13 13 -17
:thing_:losing	6 -14
:thing_:money	5 13
:thing_:negation	11 20
:thing_:newness	3 9 10 -39
:thing_:number	4 -10 5 -8 7 -14 11 7 12 -29 13 -23
:thing_:offerdeal	4 -19
:thing_:onlyword	2 -7
:thing_:openprice	1 -26 4 -23 5 21
:thing_:opinion	3 7 5 34
:thing_:payer	5 20 6 7
:thing_:period	8 -9 12 -15 13 -31
:thing_:phone	0 8
:thing_:photo	11 21
:thing_:preferring	11 8
:thing_:ranking	3 7 8 -15 13 -12
:thing_:room	2 -54 3 -16 6 -29 7 -19 8 -36
:thing_:scarcity	3 7
:thing_:seller	1 7 5 27
:thing_:source	11 12
:thing_:spelled	7 -10 8 11 11 18 12 -15 13 -19
:thing_:thing	1 -9 2 -15 6 -29
:thing_:work	0 -19 8 -13
:time	0 -7 1 -10 2 -16 3 11 4 -8 6 39 7 18 9 -45 10 20 12 10 13 27 14 -28
:time #	8 10
:time ##	14 36
:time $	2 -9 6 19 13 -32 14 -50
:time ,	0 -10 3 12 4 -8 5 8 6 9 7 13 10 9 13 36
:time :absence	9 9 12 8
:time :asking	2 -29 9 -15
:time :burden	1 17
:time :clocktime	6 -12
:time :condition	5 13 7 -8
:time :deadline	6 -8 7 -10 9 11 12 8
:time :demand	4 12
:time :demanding	0 -7 13 -14
:time :deterring	1 17 3 8
:time :everyone	4 9
:time :fixed	12 23 13 -9
:time :holiday	8 11 9 10
:time :losing	6 -23 7 27
:time :number	8 9 14 36
:time :onlyword	9 -22 12 9
:time :opinion	12 20 13 -14
:time :payer	13 -9
:time :petpart	10 10
:time :ranking	6 9
:time :refusing	3 7
:time :room	7 12
:time :seller	12 13 13 -12
:time :spelled	7 -7
:time :work	0 -12
:time a	0 -8 7 -44 12 -22 13 14
:time and	2 8 8 13
:time at	1 9 8 19
:time be	6 21
:time come	1 7
:time everyone	4 9
:time flats	6 -11
:time found	2 7
:time go	7 13
:time going	6 -10
:time has	8 -10
:time i'm	2 8
:time in	6 9
:time it	6 -14
:time it's	2 8 8 9
:time let	9 -15
:time on	1 18 3 9
:time or	6 22
:time rolling	12 15
:time room	7 12
:time the	13 -18 14 19
:time we	13 -10
:time weekend	9 11
:time wet	10 10
:time you	13 -11
:time>:absence	9 12 12 7
:time>:accepting	13 -12
:time>:asking	0 -11 2 -14 9 -16
:time>:burden	0 -10 1 17 13 -11
:time>:clocktime	0 8 6 -22
:time>:codething	5 7 12 -16 13 8
:time>:condition	5 19 7 -15
:time>:deadline	7 -15
:time>:demand	4 13
:time>:demanding	3 -9 6 9 13 -14
:time>:deterring	1 13 6 18
:time>:everyone	1 12 4 7 6 -16
:time>:fairness	6 -8
:time>:fixed	0 -7 12 31 13 -35
:time>:holiday	8 26 9 9
:time>:income	2 7
:time>:longperiod	5 7 13 21
:time>:losing	7 22
:time>:nation	2 10
:time>:negation	1 -10 2 8
:time>:newness	10 8
:time>:number	2 -8 8 18 9 -10 13 22 14 29
:time>:onlyword	7 -14 9 -24
:time>:openprice	0 14 2 -27 10 19
:time>:opinion	0 12 1 -7 3 11 6 -9 10 13 12 20 13 -16
:time>:paying	0 -13
:time>:period	2 10 9 -13 12 -13 13 15
:time>:person	9 -7
:time>:petpart	10 10
:time>:photo	4 9 11 7
:time>:place	6 9 7 10
:time>:refusing	3 7
:time>:rent	4 8
:time>:room	7 7 8 -16
:time>:scarcity	6 11
:time>:school	7 8
:time>:seller	12 13
:time>:spelled	2 -15 7 -19 8 14 9 -9 13 25 14 20
:time>:tribunalrent	5 9 7 -12 12 -15 13 11
:time>:wanting	7 8
:time>:welcoming	1 10
:time_:absence	6 -9 12 12
:time_:absolute	2 -11 5 14 6 12
:time_:accepting	0 11 6 -14 7 15 13 -30
:time_:advance	6 -11 13 -7
:time_:bid	1 9 4 7
:time_:building	1 -11
:time_:burden	2 8 4 10 7 13 10 9
:time_:child	1 9
:time_:childless	1 23
:time_:codething	1 18 5 8 12 -12
:time_:deadline	2 -9 6 17 13 12
:time_:denying	6 21 7 -18
:time_:deterring	0 -10 6 15 7 12
:time_:family	0 12
:time_:feething	0 8 12 22 13 -14
:time_:fixed	13 -25
:time_:holiday	8 7
:time_:income	2 7
:time_:kin	0 11
:time_:lifeword	2 7
:time_:longperiod	12 -8 13 36
:time_:losing	13 -8
:time_:negation	2 24 7 -28
:time_:newness	7 12 10 20
:time_:onlyword	7 -10
:time_:openprice	0 7 1 8 6 13 9 -12 10 11 13 10 14 -10
:time_:opinion	0 12 8 14 10 12 14 -21
:time_:payer	2 9 10 7 13 18
:time_:paying	13 15
:time_:period	6 -37 13 39
:time_:person	1 8
:time_:pet	3 14
:time_:petpart	3 7
:time_:photo	4 8
:time_:place	1 -9 7 7
:time_:promise	3 8 7 -9
:time_:refusing	3 7
:time_:regretting	2 7
:time_:return	0 7
:time_:room	6 -15 8 -25
:time_:scarcity	6 17 7 -26
:time_:school	1 16 7 8
:time_:seller	2 19
:time_:spelled	6 -11 9 -9 13 11 14 32
:time_:title	8 22
:time_:urgency	6 21
:time_:wanting	2 -11 8 -16
:time_:welcoming	12 9
:title	0 9 1 -16 2 14 3 -18 4 -12 5 31 6 9 7 -67 8 111 9 -28 10 -31 11 -24 12 -43 13 12 14 20
:title #	8 27
:title $	2 30 14 -9
:title ,	2 15
:title :accepting	0 11 6 -22
:title :age	8 22
:title :asking	6 20
:title :building	6 -9 8 7
:title :burden	0 11
:title :codething	0 15 2 8
:title :deadline	8 11
:title :disability	8 18
:title :disclaimer	2 15 8 -8
:title :faith	2 11
:title :healthword	8 23
:title :hiding	0 -14 6 -25 13 27
:title :income	0 9
:title :money	5 9
:title :negation	3 15
:title :neighbour	1 18 2 -7 8 9
:title :newness	5 10 8 7
:title :number	2 -12 8 47
:title :online	6 8
:title :openprice	2 -9
:title :opinion	2 12 14 7
:title :paying	13 20
:title :period	13 24
:title :person	7 9 14 17
:title :phone	8 -8
:title :place	8 14
:title :promise	2 -21 3 16 7 -21
:title :ranking	2 20
:title :refusing	6 14
:title :rent	5 8
:title :room	8 9
:title :sex	8 15
:title :urgency	6 17 8 -13
:title :wanting	0 -23 2 -28 6 -26
:title :writeto	0 12
:title a	8 33
:title and	2 16
:title are	0 17
:title aren't	6 7
:title below	8 9
:title boy	8 13
:title can	0 -20 1 -7 13 29
:title can't	3 10
:title could	7 9
:title day	13 22
:title downstairs	1 7
:title enough	1 9
:title fashioned	2 8
:title forge	14 15
:title get	0 13
:title harmless	8 9
:title has	2 10 8 36
:title in	8 17
:title is	0 15 2 8
:title isn't	2 25
:title land	8 15
:title likes	0 -11
:title live	8 8
:title lived	8 -28
:title mr	8 9
:title nerves	8 8
:title on	0 8
:title out	6 14
:title own	2 7
:title owns	0 13 1 8
:title pay	0 11
:title put	4 8
:title rent	5 8
:title sees	7 8
:title signs	0 16
:title the	8 -38
:title waited	6 19
:title will	7 -10
:title would	6 9
:title your	4 11
:title £#	5 12
:title>:absence	1 -8 6 8
:title>:accepting	0 21 2 7 8 17 14 7
:title>:age	3 8 8 17
:title>:asking	5 11 6 26
:title>:building	0 14 6 -7 7 -11 14 15
:title>:burden	0 34 1 -13 2 15 6 -15 8 7
:title>:clocktime	6 17
:title>:codething	0 12 4 11 6 10 7 -10 8 9
:title>:condition	2 13 8 10
:title>:deadline	8 32
:title>:deterring	0 21 2 12 6 -36
:title>:disability	2 7 8 34
:title>:disclaimer	2 16
:title>:dislike	8 9
:title>:faith	2 13
:title>:healthword	8 34
:title>:hiding	0 -11 6 -32 13 26
:title>:income	0 8
:title>:kin	1 -10 8 16
:title>:lifeword	8 14
:title>:money	5 15
:title>:negation	0 8 1 15 3 8
:title>:neighbour	1 14 2 -27 4 10 8 35
:title>:newness	1 13 5 9 8 17
:title>:number	0 -10 8 44
:title>:online	6 8
:title>:onlyword	2 16
:title>:openprice	1 27 8 23
:title>:opinion	4 -8
:title>:payer	0 -10 5 12
:title>:paying	13 19
:title>:period	8 11 13 24
:title>:person	7 8 14 17
:title>:pet	3 8
:title>:phone	8 -30
:title>:photo	4 8
:title>:place	8 8
:title>:promise	3 13 7 -21 8 11
:title>:ranking	2 13
:title>:rent	5 10 14 9
:title>:return	5 9
:title>:scarcity	0 7
:title>:student	3 8
:title>:thing	8 -7
:title>:title	6 -9 8 32
:title>:urgency	6 11
:title>:wanting	0 -40 2 -25 6 -38 7 -7 8 -20
:title>:welcoming	6 9
:title>:writeto	0 11
:title_:absence	1 -20 8 16
:title_:absolute	6 -24 8 15
:title_:accepting	2 9 7 -7
:title_:advance	1 -9
:title_:age	2 7 3 7
:title_:benefit	0 14
:title_:bid	6 10
:title_:building	1 -27 2 -9 7 -8 8 -7 14 14
:title_:burden	0 16 2 9 6 -10 8 31
:title_:child	1 20
:title_:childless	6 16
:title_:clocktime	6 23 8 24
:title_:codething	8 13
:title_:condition	2 8 6 -18
:title_:councilpay	0 28
:title_:deadline	0 23 4 9 6 12 8 20
:title_:demand	5 17 8 -9
:title_:demanding	5 18
:title_:denying	0 10
:title_:deterring	0 23 2 -11 5 11 6 -18 8 16
:title_:disability	0 -12 1 -17 2 37 8 19
:title_:dislike	1 17
:title_:everyone	2 19
:title_:fee	5 10
:title_:feething	2 -8 4 -10 5 21
:title_:healthword	8 39
:title_:hiding	2 -8
:title_:jobless	0 33
:title_:jobname	8 -9
:title_:keything	8 10
:title_:lifeword	8 26
:title_:losing	6 -18
:title_:money	5 16
:title_:nation	2 11
:title_:negation	0 11 1 21 2 -13 4 16 5 10 8 9
:title_:neighbour	2 -24 4 9 6 11 8 26
:title_:newness	5 10
:title_:number	0 -53 2 -15 6 11 7 -25 8 37 13 20
:title_:onlyword	2 27
:title_:openprice	1 11 6 -39 8 19 12 8
:title_:opinion	1 9 6 -10 12 8
:title_:payer	2 16 5 20
:title_:paying	0 8 4 -16 5 9
:title_:period	5 8
:title_:person	0 -28 1 -11 2 -18
:title_:phone	6 8
:title_:photo	8 7
:title_:place	0 14 6 -15 7 -14
:title_:politics	1 9
:title_:promise	0 -24
:title_:ranking	5 13 13 16
:title_:rent	14 9
:title_:room	1 -13 2 -37 6 -17 7 14 8 15
:title_:safety	4 7
:title_:scarcity	0 9 8 17
:title_:seller	0 -10 2 16 4 -8 5 11
:title_:sex	8 -10
:title_:spelled	2 -8 3 8 7 -33 8 29
:title_:student	3 8
:title_:superlative	4 22 8 9
:title_:time	6 -14
:title_:title	2 9 6 -16 8 51
:title_:urgency	6 14
:title_:utility	0 11
:title_:wanting	2 -7 4 -9
:title_:welcoming	0 8 8 12
:title_:work	0 23 1 -12 2 -7 8 -20
:title_:writeto	2 -23 5 8 13 11
:tribunalrent	4 -15 6 -9 7 -11 9 -36 10 38 12 31 13 24 14 -10
:tribunalrent $	4 -22 13 7
:tribunalrent ,	5 8 10 31
:tribunalrent :absence	12 7
:tribunalrent :accepting	12 14
:tribunalrent :age	1 11
:tribunalrent :building	10 -7
:tribunalrent :burden	12 8
:tribunalrent :condition	10 -9 13 -26
:tribunalrent :denying	1 10
:tribunalrent :deterring	13 7
:tribunalrent :fixed	12 16
:tribunalrent :negation	12 9
:tribunalrent :number	1 -9
:tribunalrent :openprice	8 -10 13 -13
:tribunalrent :person	10 7
:tribunalrent :record	12 14
:tribunalrent :rent	13 -8
:tribunalrent :rulesplace	12 14
:tribunalrent :seller	8 7
:tribunalrent :source	10 -8
:tribunalrent :spelled	1 -7
:tribunalrent :title	1 11
:tribunalrent :utility	12 13
:tribunalrent and	12 19 13 15
:tribunalrent by	6 7 13 -9
:tribunalrent in	8 -7 10 -15
:tribunalrent lease	12 14
:tribunalrent of	8 16
:tribunalrent old	1 11
:tribunalrent on	13 7
:tribunalrent place	10 -10
:tribunalrent rent	13 -8
:tribunalrent says	4 7
:tribunalrent since	10 -7
:tribunalrent this	10 13
:tribunalrent we	8 7
:tribunalrent>:absence	0 11
:tribunalrent>:accepting	12 12
:tribunalrent>:advance	0 -15
:tribunalrent>:age	1 11
:tribunalrent>:burden	12 7
:tribunalrent>:clocktime	10 7
:tribunalrent>:condition	10 -10 13 -27
:tribunalrent>:deadline	8 -7
:tribunalrent>:denying	1 10
:tribunalrent>:deterring	6 9
:tribunalrent>:feething	12 16 13 -11
:tribunalrent>:fixed	12 17
:tribunalrent>:negation	12 16
:tribunalrent>:newness	7 -27 10 15
:tribunalrent>:number	1 -12
:tribunalrent>:openprice	5 -13 8 -15
:tribunalrent>:payer	10 9
:tribunalrent>:period	10 10
:tribunalrent>:person	10 7
:tribunalrent>:promise	7 -18 10 11
:tribunalrent>:record	12 14
:tribunalrent>:rent	4 7
:tribunalrent>:return	4 7
:tribunalrent>:rulesplace	12 14
:tribunalrent>:safety	8 8
:tribunalrent>:seller	10 10
:tribunalrent>:spelled	0 10 1 -12 7 -13 8 -23
:tribunalrent>:title	1 20
:tribunalrent>:utility	12 12
:tribunalrent>:work	0 8
:tribunalrent_:absence	0 14
:tribunalrent_:absolute	10 10
:tribunalrent_:accepting	12 8
:tribunalrent_:advance	12 14
:tribunalrent_:age	10 16
:tribunalrent_:burden	0 10
:tribunalrent_:clocktime	7 -16 8 -7 12 -14 13 12
:tribunalrent_:codething	13 -17
:tribunalrent_:deadline	8 -14
:tribunalrent_:demanding	12 13
:tribunalrent_:denying	10 15
:tribunalrent_:deterring	0 8 4 18
:tribunalrent_:hiding	13 -8
:tribunalrent_:income	12 9
:tribunalrent_:longperiod	7 9
:tribunalrent_:money	13 15
:tribunalrent_:negation	10 8 12 18
:tribunalrent_:newness	7 -18 10 20 12 27
:tribunalrent_:number	7 -22
:tribunalrent_:openprice	4 16
:tribunalrent_:opinion	4 7 13 -10
:tribunalrent_:payer	5 10 10 11 12 18 13 -9
:tribunalrent_:period	6 -10 10 11 13 -8
:tribunalrent_:promise	10 16
:tribunalrent_:ranking	12 18
:tribunalrent_:rent	12 21
:tribunalrent_:return	12 23
:tribunalrent_:room	10 12
:tribunalrent_:safety	8 8
:tribunalrent_:seller	5 12 10 7 13 -7
:tribunalrent_:spelled	7 -25
:tribunalrent_:superlative	12 15 13 -8
:tribunalrent_:thing	13 24
:tribunalrent_:tribunalrent	13 -11
:tribunalrent_:utility	10 16
:tribunalrent_:welcoming	10 9
:tribunalrent_:work	0 10
:urgency	0 -15 1 -23 2 -57 3 -33 4 -49 5 -38 6 133 7 -57 8 -38 9 -27 10 27 11 -24 12 -15 13 7 14 -28
:urgency #	10 7
:urgency ##	14 14
:urgency $	1 -12 2 -25 4 -26 5 -21 6 78 8 -15 14 -19
:urgency ,	0 -43 1 -8 2 -51 3 -31 6 51 13 9
:urgency :absence	0 15 12 7
:urgency :absolute	6 11
:urgency :advance	6 8
:urgency :burden	6 32 7 -27
:urgency :childless	2 11
:urgency :codething	1 7 6 21
:urgency :deadline	6 10
:urgency :demand	6 -11
:urgency :demanding	6 25
:urgency :deterring	6 16 8 -9 10 8
:urgency :losing	6 8
:urgency :nearby	6 -42
:urgency :newness	6 28
:urgency :number	14 12
:urgency :openprice	1 -8 6 26 11 -11
:urgency :opinion	2 -8 6 -21
:urgency :person	2 14 6 10
:urgency :promise	6 24
:urgency :ranking	14 9
:urgency :refusing	6 8 8 8
:urgency :seller	10 -10
:urgency :time	6 7
:urgency :urgency	6 44
:urgency :wanting	6 8 13 9
:urgency :work	0 27
:urgency advertised	10 7
:urgency after	13 8
:urgency and	6 14
:urgency as	6 14
:urgency before	6 16
:urgency couples	2 9
:urgency decision	6 15
:urgency flats	6 -10
:urgency for	6 -14
:urgency hurry	6 12
:urgency in	6 -18 8 -16 10 7
:urgency is	6 23
:urgency it's	6 -8 8 14
:urgency list	6 -18
:urgency now	6 15
:urgency on	6 13 7 -15 10 9
:urgency only	6 15
:urgency or	6 40
:urgency out	8 12
:urgency round	1 13
:urgency the	4 11
:urgency to	6 -18
:urgency will	6 24
:urgency with	6 -11
:urgency work	1 7
:urgency you	6 24 8 8
:urgency>:absence	0 14 6 14
:urgency>:absolute	7 16
:urgency>:advance	6 21
:urgency>:building	6 12
:urgency>:burden	0 -21 4 -16 6 22 7 -34 8 -13
:urgency>:childless	2 11
:urgency>:clocktime	8 -11
:urgency>:codething	6 18
:urgency>:condition	1 -12
:urgency>:deadline	8 -20 10 -10
:urgency>:demand	6 -7
:urgency>:demanding	2 -15 6 35
:urgency>:denying	6 8
:urgency>:deterring	6 9 7 -12 8 -11
:urgency>:disclaimer	6 10
:urgency>:fee	6 19
:urgency>:feething	6 -22
:urgency>:hiding	0 7
:urgency>:losing	2 -20 6 29
:urgency>:nearby	6 -68
:urgency>:negation	6 9
:urgency>:neighbour	8 7
:urgency>:newness	6 12 10 19
:urgency>:number	4 14 6 13 9 -8 10 15 13 9
:urgency>:onlyword	1 -14
:urgency>:openprice	1 -20 3 -17 6 12 10 9 11 -23 14 -18
:urgency>:opinion	2 -14 6 -24 7 -11 10 9
:urgency>:payer	6 15
:urgency>:paying	5 -16 6 30 13 13
:urgency>:person	2 7 6 15
:urgency>:phone	6 11
:urgency>:photo	11 10
:urgency>:promise	6 16
:urgency>:ranking	4 -9 8 -16 14 7
:urgency>:refusing	6 22 8 8
:urgency>:room	2 -19 6 -19
:urgency>:scarcity	6 7
:urgency>:seller	6 8
:urgency>:sex	2 12
:urgency>:spelled	1 -15 2 -11
:urgency>:superlative	2 13
:urgency>:title	8 8
:urgency>:urgency	1 -8 6 40 7 -10 14 -8
:urgency>:wanting	6 13 13 9
:urgency>:work	0 28
:urgency>:writeto	13 12
:urgency_:absence	6 22
:urgency_:absolute	7 12
:urgency_:accepting	0 12 6 19
:urgency_:asking	6 7
:urgency_:building	6 31
:urgency_:clocktime	8 -8
:urgency_:codething	7 8
:urgency_:deadline	2 -11 6 14 8 -14
:urgency_:demand	1 7 2 -9
:urgency_:demanding	6 39
:urgency_:denying	6 22
:urgency_:disclaimer	6 25
:urgency_:dislike	6 7
:urgency_:fee	6 11
:urgency_:fixed	6 9 13 11
:urgency_:hiding	6 27
:urgency_:losing	0 -12 2 -28 6 45 8 -32 14 -7
:urgency_:money	6 10
:urgency_:nearby	6 -38 10 10
:urgency_:negation	3 -29 5 -7 6 17 8 -17
:urgency_:newness	10 12 13 -12
:urgency_:number	4 10 6 14 13 27 14 9
:urgency_:openprice	2 -12 3 -9 4 -22 7 -8 10 17 14 -33
:urgency_:opinion	0 -11 2 -31 4 -28 10 23 14 -9
:urgency_:payer	0 -13 5 -15 6 18 7 -16
:urgency_:paying	5 -27 6 7 13 19
:urgency_:period	6 12 9 8 13 8
:urgency_:phone	6 12
:urgency_:place	6 -24 7 -18 10 13
:urgency_:promise	6 28
:urgency_:ranking	8 -18
:urgency_:refusing	6 16
:urgency_:return	10 16
:urgency_:room	2 -17 8 -9
:urgency_:scarcity	2 15 6 17
:urgency_:seller	6 40 8 -13 10 12
:urgency_:sex	2 22
:urgency_:spelled	7 -9 13 8
:urgency_:time	6 -12 7 15
:urgency_:tribunalrent	10 15
:urgency_:urgency	1 -7 4 -8 6 8 10 -18
:urgency_:wanting	6 18
:urgency_:writeto	14 10
:utility	1 -50 2 -45 3 -47 4 -144 5 -16 6 -83 7 12 8 -7 9 -28 11 -23 13 -79 14 -85
:utility $	0 -38 1 -44 2 -19 3 -23 5 -24 6 -35 7 -7 8 -23 14 -12
:utility ,	2 -8 4 -10 8 -27 10 -13 12 21 13 -13
:utility :absolute	7 18
:utility :codething	4 -7
:utility :condition	11 15
:utility :deadline	12 11
:utility :demanding	5 -14
:utility :disclaimer	12 -15
:utility :fee	13 -12
:utility :feething	12 -15
:utility :hiding	8 21
:utility :keything	8 12
:utility :negation	7 7
:utility :payer	5 -27 13 -8
:utility :petpart	3 11
:utility :place	7 8
:utility :promise	7 7
:utility :ranking	0 11
:utility :record	0 -13 7 -22 8 -13
:utility :room	0 -10 1 -18 7 -11 8 9 10 11
:utility :safety	5 8 8 -11
:utility :scarcity	7 8
:utility :sex	6 7 13 9
:utility :spelled	8 10
:utility :thing	10 -11
:utility :tribunalrent	13 7
:utility :utility	0 -22 4 -38 5 -41 6 -19 7 -10 8 -9 11 -12 12 -28 13 -31 14 -12
:utility :work	12 -15
:utility and	4 -17 5 -8
:utility box	8 22
:utility charge	5 -7
:utility contract	12 -13
:utility floor	8 14 10 13
:utility for	8 -21
:utility in	7 12 8 -10
:utility is	5 8 8 -10 13 -22
:utility password	8 16
:utility safety	5 9
:utility tax	0 -36
:utility with	2 19
:utility would	7 7
:utility>:absolute	7 19
:utility>:accepting	1 8
:utility>:asking	1 12
:utility>:burden	0 -28
:utility>:codething	0 -11 1 -9 4 -18
:utility>:condition	11 15
:utility>:deadline	12 11
:utility>:demanding	5 -17
:utility>:disclaimer	12 -15
:utility>:fee	5 -7 13 -13
:utility>:fixed	12 14
:utility>:hiding	8 14
:utility>:keything	8 8
:utility>:longperiod	9 8
:utility>:negation	0 26 3 -9
:utility>:neighbour	7 10
:utility>:onlyword	1 10
:utility>:openprice	5 11 7 -27 8 -7
:utility>:opinion	0 8 5 17 7 -9
:utility>:payer	5 -37 13 -19
:utility>:paying	7 -7
:utility>:petpart	3 11
:utility>:place	7 29
:utility>:promise	7 23
:utility>:ranking	0 7
:utility>:record	0 -20 8 -17
:utility>:room	0 -18 5 -17 7 -37 8 13 10 9 11 -9
:utility>:safety	5 8 8 -12
:utility>:scarcity	7 11
:utility>:sex	6 7 13 9
:utility>:spelled	8 18 12 9
:utility>:thing	7 -24
:utility>:utility	0 -41 1 -7 2 -9 4 -61 5 -77 6 -23 7 -26 8 -28 9 -18 11 -29 12 -32 13 -50 14 -24
:utility>:wanting	1 11
:utility>:work	12 -15
:utility_:absence	8 11
:utility_:accepting	1 7
:utility_:advance	8 -22 13 -26
:utility_:age	5 20
:utility_:asking	1 7 7 24
:utility_:burden	0 -8 3 8 6 -7
:utility_:clocktime	4 -30 7 -17 8 -29 13 -15
:utility_:codething	8 30
:utility_:condition	8 18
:utility_:consent	0 -9 1 8
:utility_:councilpay	0 -7 13 -20
:utility_:deterring	2 9 3 8 8 -30
:utility_:dislike	1 7
:utility_:everyone	5 8
:utility_:fee	7 8
:utility_:feething	6 11 8 -32
:utility_:fixed	5 12
:utility_:hiding	8 -29
:utility_:income	13 18
:utility_:jobless	4 -18
:utility_:jobname	8 -26
:utility_:longperiod	7 -7 13 -28
:utility_:money	4 -51
:utility_:negation	0 32 7 20 8 9
:utility_:number	13 -36
:utility_:online	2 7
:utility_:openprice	1 -16 4 -41 8 -14
:utility_:opinion	0 11 4 -25
:utility_:payer	7 17 13 -33
:utility_:period	7 -8 13 -41
:utility_:person	0 7 7 10
:utility_:place	0 -11 7 19
:utility_:promise	7 22
:utility_:ranking	8 14
:utility_:record	0 -16 8 -50 14 -11
:utility_:regretting	7 7
:utility_:rent	0 17
:utility_:return	0 13
:utility_:room	3 20 6 12 7 -21
:utility_:scarcity	0 8 7 7
:utility_:seller	0 16 5 16
:utility_:source	7 -14 8 -7
:utility_:spelled	2 8 12 10
:utility_:title	0 10
:utility_:tribunalrent	13 -14
:utility_:utility	4 -23 5 -34 7 -23 8 -24
:utility_:wanting	1 8 6 9
:wanting	2 51 3 -11 4 18 5 -32 6 31 7 -23 8 -7 10 -56 12 22
:wanting $	1 16 3 -15 4 -10 6 -21 11 -19 13 24 14 -51
:wanting ,	2 28 3 -16 4 -12 6 -15 7 8 8 -34 12 -10 13 12 14 -8
:wanting :absolute	2 -12
:wanting :advance	6 -10 13 -38
:wanting :age	5 16
:wanting :bid	4 -14
:wanting :building	4 13
:wanting :burden	11 8
:wanting :child	1 25
:wanting :clocktime	7 8 13 7
:wanting :codething	8 8
:wanting :condition	0 9 8 9 13 8
:wanting :deadline	6 9
:wanting :demand	2 -16 6 -7
:wanting :demanding	6 19
:wanting :denying	0 10
:wanting :deterring	2 8 7 -12
:wanting :everyone	0 -21 2 -11
:wanting :faith	6 11
:wanting :hiding	1 10
:wanting :jobless	13 -37
:wanting :jobname	0 8
:wanting :longperiod	12 7
:wanting :nearby	4 13 8 16
:wanting :number	1 -8 4 19 6 -22 14 -24
:wanting :onlyword	0 16
:wanting :openprice	1 -17 3 -12 14 -14
:wanting :opinion	1 -18 2 11 7 -17 11 -35 13 -7
:wanting :person	2 -9 6 -26 13 -7
:wanting :photo	2 24
:wanting :school	8 7
:wanting :spelled	1 -9 4 7 5 -19 11 -7
:wanting :superlative	4 -10 7 10 11 11
:wanting :time	2 7
:wanting :wanting	2 -13 7 30 11 27
:wanting a	0 11 2 20 4 -31 7 -8 8 31
:wanting after	7 25
:wanting and	6 31 14 8
:wanting animals	3 -19
:wanting another	2 25
:wanting are	3 25
:wanting at	3 9 6 12
:wanting bigger	11 12
:wanting dogs	3 28
:wanting eleven	4 7
:wanting for	0 33 2 48 6 -9 7 -12 8 -71 14 14
:wanting in	2 27 11 16
:wanting is	8 8
:wanting it	0 -7 1 8 4 44 5 -15 6 36 7 -27 8 -16 12 11
:wanting like	11 23
:wanting lively	6 13
:wanting my	2 17
:wanting not	0 -14 2 10
:wanting other	2 12
:wanting people	2 -8
:wanting round	8 16
:wanting school	8 8
:wanting signing	13 -37
:wanting six	12 7
:wanting sunday	6 11
:wanting tae	6 10
:wanting that	2 -17 6 -23 7 -13
:wanting the	0 -13 2 -8 3 -36 5 -9 7 -32 8 7 10 -12 13 13
:wanting this	2 -20 6 30
:wanting three	13 10
:wanting to	1 -15 7 -13 8 8 11 -29 14 -9
:wanting with	7 10
:wanting you	1 15 2 -8 13 -13
:wanting your	0 7
:wanting>:absence	6 21 8 -14 12 8
:wanting>:absolute	1 -19 5 10 8 -15
:wanting>:advance	6 -28 8 11 13 -10
:wanting>:age	5 19
:wanting>:asking	4 10
:wanting>:bid	0 8 2 10
:wanting>:building	1 -7 4 9 6 31
:wanting>:burden	0 13 5 -20 11 8 13 -9 14 7
:wanting>:child	1 29
:wanting>:childless	1 21
:wanting>:clocktime	2 -9 13 12
:wanting>:codething	1 8 8 28
:wanting>:condition	0 13 1 7 2 -16 13 13
:wanting>:consent	7 7
:wanting>:deadline	0 -7 6 22 8 12 9 8 12 8
:wanting>:demand	2 -19 4 17
:wanting>:demanding	6 17 8 8
:wanting>:denying	1 7 7 14
:wanting>:deterring	7 -22 14 8
:wanting>:disability	2 28
:wanting>:dislike	1 24
:wanting>:everyone	0 -36 4 8 6 -20
:wanting>:fairness	13 11
:wanting>:faith	2 13 6 9
:wanting>:family	1 -15
:wanting>:feething	2 -11 4 10 11 21
:wanting>:fixed	12 13
:wanting>:hiding	0 18 1 12 2 25 8 10
:wanting>:holiday	6 16
:wanting>:jobless	13 -44
:wanting>:kin	8 -10
:wanting>:longperiod	0 11 12 10 13 7
:wanting>:losing	6 -10
:wanting>:nation	2 15
:wanting>:nearby	4 19 8 13
:wanting>:negation	7 32 8 -14 11 9
:wanting>:neighbour	6 13 7 -8 8 13
:wanting>:newness	1 -17 6 -8 7 12 8 9 13 24
:wanting>:number	4 15 5 11 6 -28 7 -15 14 -28
:wanting>:online	3 17
:wanting>:onlyword	0 9 1 15
:wanting>:openprice	3 -12 6 10 14 -32
:wanting>:opinion	0 -7 1 -8 2 27 3 -13 7 -30 11 -25 13 -16
:wanting>:payer	3 -9
:wanting>:period	13 20
:wanting>:person	0 8 2 11 6 -43 12 9
:wanting>:pet	3 11
:wanting>:phone	8 15
:wanting>:photo	2 13 6 12 8 7 11 8
:wanting>:promise	6 17
:wanting>:ranking	0 27 6 -26 12 16 13 21
:wanting>:refusing	1 8
:wanting>:rent	13 10
:wanting>:return	0 -7 6 8
:wanting>:room	1 -18
:wanting>:scarcity	6 21
:wanting>:school	8 21
:wanting>:seller	0 -18 1 7 2 26 3 -20 6 -8
:wanting>:sex	2 36 8 -9
:wanting>:spelled	1 -15 2 10 3 9 4 27 5 -29 8 -21
:wanting>:superlative	0 12 11 11
:wanting>:time	2 13 7 18
:wanting>:title	2 -10
:wanting>:urgency	6 15
:wanting>:utility	0 16
:wanting>:wanting	2 -11 7 28 11 26
:wanting>:work	2 -13 6 10
:wanting>:writeto	6 9 14 18
:wanting_:absence	1 8 2 -38 9 20
:wanting_:absolute	0 -27 3 -25 7 14 13 9 14 -15
:wanting_:accepting	0 8 6 13 7 -20 8 -9
:wanting_:advance	6 -42
:wanting_:asking	2 7 3 -40
:wanting_:benefit	0 19
:wanting_:bid	0 10 2 8 4 30
:wanting_:building	0 20 2 14 3 21 6 24 7 -32
:wanting_:burden	0 19 2 -18 3 -7 4 8 5 -12 6 11 8 17 14 20
:wanting_:childless	1 23
:wanting_:clocktime	6 15
:wanting_:codething	1 19 6 9 8 7 13 11
:wanting_:condition	0 29 1 7 2 -8
:wanting_:consent	8 11
:wanting_:deadline	0 7 1 -25 5 20 6 25 7 -24 8 14 9 8 12 8
:wanting_:demand	1 -7 4 17 6 22
:wanting_:demanding	7 -10
:wanting_:denying	1 7 2 -17
:wanting_:deterring	0 -20 1 8 5 -19 14 20
:wanting_:disability	2 17
:wanting_:disclaimer	2 -10
:wanting_:dislike	1 20 6 -22 14 9
:wanting_:everyone	1 -15 3 -18 4 15
:wanting_:fairness	2 14
:wanting_:fee	6 11
:wanting_:fixed	12 26
:wanting_:hiding	2 22 5 7
:wanting_:holiday	2 15 6 18
:wanting_:income	1 9 6 -8
:wanting_:jobname	0 7
:wanting_:lifeword	3 -8 8 10
:wanting_:losing	0 -21 1 7
:wanting_:money	0 8 4 25
:wanting_:nation	2 27
:wanting_:nearby	2 -21 7 7
:wanting_:negation	1 16 2 -15 3 19 4 -7 7 31 11 8
:wanting_:neighbour	6 18 7 -24 8 11
:wanting_:newness	4 11 6 -35 7 15 8 12 9 11 14 11
:wanting_:number	1 9 2 10 4 16
:wanting_:offerdeal	6 10
:wanting_:online	1 9 3 24 13 -15
:wanting_:onlyword	1 18 4 10
:wanting_:openprice	0 32 2 16 3 -19 4 -10 6 9 13 34
:wanting_:opinion	2 20 12 14 13 -15 14 -10
:wanting_:payer	5 20
:wanting_:paying	1 11 6 -27
:wanting_:period	6 -31 12 15 13 51
:wanting_:person	0 19 2 27 5 -16 8 -65
:wanting_:pet	5 14
:wanting_:petpart	3 19
:wanting_:phone	8 13 14 11
:wanting_:photo	2 -11 6 8 7 -17 8 10 11 24
:wanting_:place	2 -24 6 16 7 17
:wanting_:ranking	0 14 5 19 12 8 14 8
:wanting_:record	8 7
:wanting_:refusing	1 11 2 -14
:wanting_:regretting	2 19
:wanting_:rent	0 -19 13 26
:wanting_:return	13 23
:wanting_:room	0 15 1 -15 2 42
:wanting_:scarcity	0 -9 6 7
:wanting_:seller	5 17 6 -13 8 -8
:wanting_:sex	2 48 6 -9 8 -25
:wanting_:spelled	2 21 4 12
:wanting_:superlative	0 9
:wanting_:thing	5 18
:wanting_:time	7 23
:wanting_:title	2 11 8 -8
:wanting_:urgency	1 8 6 10 8 -11
:wanting_:wanting	2 -10
:wanting_:work	0 8 2 -27
:wanting_:writeto	2 -39 14 8
:welcoming	0 -7 1 12 5 -17 6 -37 7 -10 8 -34 9 27 12 -66 13 11 14 -59
:welcoming $	0 -8 6 -98 7 -26 11 -36 13 22
:welcoming ,	2 14 3 12 5 -22 6 -29 8 -52 11 -27 13 27 14 -16
:welcoming :absence	0 26 6 -28 7 16
:welcoming :accepting	0 -25 13 16
:welcoming :advance	2 11
:welcoming :asking	0 -17 3 -23 4 7
:welcoming :bid	4 17
:welcoming :child	1 14
:welcoming :clocktime	2 18 6 16 11 8
:welcoming :consent	7 11
:welcoming :councilpay	2 15
:welcoming :deadline	6 28
:welcoming :demand	4 8
:welcoming :demanding	7 -16
:welcoming :deterring	4 8 6 -20
:welcoming :hiding	1 10
:welcoming :holiday	9 9
:welcoming :jobless	2 15
:welcoming :nearby	6 11 10 10
:welcoming :negation	2 -7 6 -21
:welcoming :neighbour	10 11
:welcoming :openprice	0 -8 3 -30 5 -19 6 10 8 9 10 14
:welcoming :opinion	0 -7 1 -7 3 -16 5 -15 10 14 11 -12
:welcoming :paying	5 8
:welcoming :period	7 10
:welcoming :person	2 -23
:welcoming :ranking	1 -10 2 10 6 -34
:welcoming :refusing	0 16
:welcoming :room	0 7
:welcoming :time	6 8
:welcoming :urgency	6 15
:welcoming :wanting	6 -12
:welcoming :writeto	0 -8 13 -7
:welcoming after	6 -10
:welcoming and	2 -42 9 10 11 12
:welcoming as	2 8
:welcoming at	1 14
:welcoming back	6 -18
:welcoming be	0 15 8 12
:welcoming budget	5 13
:welcoming do	0 -10 4 7
:welcoming dogs	3 10
:welcoming don't	0 9 1 7 6 -18
:welcoming down	4 9
:welcoming enough	7 9
:welcoming from	2 19 11 8
:welcoming have	13 12
:welcoming home	0 8
:welcoming in	2 -12 4 13 6 -13
:welcoming it	6 -8 9 8
:welcoming kids	1 14
:welcoming monday	6 11
:welcoming note	0 7 1 9 11 13
:welcoming out	0 16
:welcoming round	6 15
:welcoming state	2 15
:welcoming the	1 -23 3 -10
:welcoming through	7 12
:welcoming to	0 -7 3 -32 5 -10 10 15
:welcoming up	6 10
:welcoming with	7 22 8 -16 13 12
:welcoming your	3 13 6 10
:welcoming>:absence	0 25 7 13
:welcoming>:absolute	3 19
:welcoming>:accepting	0 -26 2 -11 13 17
:welcoming>:advance	2 7 7 7 8 -13
:welcoming>:asking	0 -20 1 -13 3 -25 6 -19
:welcoming>:benefit	6 11
:welcoming>:bid	4 30 6 12
:welcoming>:burden	3 -12
:welcoming>:child	1 9
:welcoming>:childless	6 7
:welcoming>:clocktime	2 16 6 13 9 9 11 7
:welcoming>:condition	3 14
:welcoming>:consent	0 7 7 11
:welcoming>:councilpay	2 15
:welcoming>:deadline	3 12 6 26
:welcoming>:demand	2 -16 4 10
:welcoming>:demanding	2 -7 7 -17
:welcoming>:deterring	4 12 6 -14
:welcoming>:disclaimer	2 15 6 8 11 8
:welcoming>:dislike	8 11
:welcoming>:everyone	0 -21
:welcoming>:fairness	3 -12
:welcoming>:family	1 -11
:welcoming>:feething	2 16 7 8
:welcoming>:hiding	2 15
:welcoming>:jobless	2 15
:welcoming>:keything	7 8
:welcoming>:kin	1 -19
:welcoming>:losing	1 8
:welcoming>:money	13 8
:welcoming>:nearby	6 7 9 19 10 18
:welcoming>:negation	0 14 2 -8
:welcoming>:neighbour	10 10
:welcoming>:newness	0 -11 2 18 3 16
:welcoming>:number	1 21
:welcoming>:onlyword	1 8
:welcoming>:openprice	2 8 3 -38 5 -21 6 24 10 16 12 -9
:welcoming>:opinion	0 -24 1 -7 3 -11 4 -8 5 -34 6 12 8 -14 10 15 11 -23 12 -7
:welcoming>:payer	1 -25 4 -10
:welcoming>:paying	5 14
:welcoming>:period	7 14
:welcoming>:person	2 -23
:welcoming>:pet	3 22
:welcoming>:photo	0 -10
:welcoming>:ranking	1 -22 2 7 3 9 6 -42
:welcoming>:refusing	0 16 1 9
:welcoming>:seller	0 -10 4 -14
:welcoming>:spelled	1 16 3 9
:welcoming>:time	3 10 13 13
:welcoming>:urgency	6 31
:welcoming>:wanting	0 7 2 -14 6 -24
:welcoming>:welcoming	1 -9
:welcoming>:writeto	0 -29 1 -13 3 -21 14 -12
:welcoming_:absence	1 12 6 12 7 17 8 -11
:welcoming_:absolute	3 10 4 -11
:welcoming_:accepting	7 -13 10 12
:welcoming_:advance	13 10
:welcoming_:asking	0 15 4 -35 6 -45 14 -8
:welcoming_:benefit	0 18 6 11
:welcoming_:bid	1 7 6 13
:welcoming_:building	6 -10 10 14
:welcoming_:burden	2 27 3 12 6 -36
:welcoming_:childless	6 16
:welcoming_:clocktime	0 -14 1 10 4 -25 6 8 9 8 13 -12
:welcoming_:codething	0 -12 1 9
:welcoming_:condition	0 40 1 23 2 8 3 22 6 10
:welcoming_:deadline	2 -7
:welcoming_:demanding	0 14 3 10 4 -10
:welcoming_:deterring	1 7 2 8 3 11 6 -27 8 -9
:welcoming_:disclaimer	4 -31 11 7
:welcoming_:dislike	1 -7 8 20
:welcoming_:everyone	0 -28 1 -11 2 10 6 -8
:welcoming_:fairness	3 33 4 -8
:welcoming_:feething	5 15 7 7
:welcoming_:fixed	1 -14
:welcoming_:forename	2 9
:welcoming_:hiding	2 21
:welcoming_:income	0 27 4 11
:welcoming_:keything	7 8 8 -17
:welcoming_:longperiod	0 11
:welcoming_:losing	1 8
:welcoming_:nation	9 9
:welcoming_:nearby	7 -12 10 15
:welcoming_:negation	0 10 3 15
:welcoming_:neighbour	2 13
:welcoming_:newness	3 12 10 17
:welcoming_:number	1 26
:welcoming_:online	3 -13 13 -7
:welcoming_:onlyword	1 27
:welcoming_:openprice	5 -28 6 10 11 -9
:welcoming_:opinion	5 -28 6 12 7 20 8 -16
:welcoming_:payer	2 26 4 -12 13 -8 14 -8
:welcoming_:paying	7 11
:welcoming_:period	0 9 4 11
:welcoming_:person	1 7 2 12
:welcoming_:pet	3 30
:welcoming_:photo	11 10
:welcoming_:place	1 -18 10 15
:welcoming_:preferring	2 -14
:welcoming_:refusing	1 23 7 8
:welcoming_:rent	0 -22 4 11
:welcoming_:return	0 -26 10 20
:welcoming_:room	1 7
:welcoming_:scarcity	6 8
:welcoming_:seller	1 -8 2 12 4 -25 8 -7 13 -17 14 -27
:welcoming_:sex	8 -7
:welcoming_:spelled	1 7 3 12
:welcoming_:time	3 7 6 17 13 13
:welcoming_:tribunalrent	10 20
:welcoming_:urgency	6 8
:welcoming_:wanting	2 -36
:welcoming_:welcoming	1 -20
:welcoming_:work	14 7
:welcoming_:writeto	6 10 13 -12 14 -7
:work	0 149 1 -41 2 -89 3 -109 4 -39 5 -14 6 -17 7 -43 8 -25 9 -26 10 -95 11 -32 13 12 14 -7
:work $	0 57 1 -35 2 -19 3 -32 4 -20 6 23 7 -10 11 -30 14 -31
:work ,	0 24 1 -8 2 -24 4 -75 5 -10 6 -18 7 -39 8 -12 13 11
:work :absence	0 -32
:work :absolute	0 21 1 8 2 -10 5 -30 8 -36 14 10
:work :accepting	0 9
:work :advance	0 23
:work :age	4 28
:work :burden	0 21 1 10 2 -14 8 -18
:work :childless	0 12
:work :clocktime	8 8
:work :codething	0 8
:work :condition	6 -11 8 10
:work :deadline	8 11
:work :demand	0 34 6 -10
:work :demanding	0 20 8 7
:work :feething	5 20 6 -9 13 -10
:work :holiday	1 8 8 9
:work :kin	0 16
:work :lifeword	0 10
:work :newness	0 19 8 15
:work :number	4 33 5 -8 8 8 12 -16 13 -15
:work :onlyword	0 37 1 11 2 -9
:work :openprice	2 -11 4 -11 7 -12
:work :opinion	0 20 13 7
:work :period	0 -36 9 -14 12 17 13 -7
:work :person	0 82 1 -29 2 -74 5 -12 6 -21 8 -8
:work :promise	0 18
:work :ranking	0 35 8 7
:work :refusing	4 7
:work :room	0 -18
:work :scarcity	0 22 1 12
:work :sex	0 28 2 20
:work :spelled	14 7
:work :thing	0 -19
:work :wanting	0 21
:work :work	0 21
:work a	14 7
:work after	8 9
:work and	0 10 1 12 5 11
:work are	8 -10
:work as	0 11
:work before	8 9
:work centre	0 12
:work clean	0 -11 5 11
:work female	2 11
:work fifty	4 28
:work fireplace	0 -13
:work first	0 11
:work folk	0 12
:work holder	2 8
:work hours	8 -7
:work hundred	5 -21
:work in	0 8 8 -9
:work is	0 11
:work months	12 24 13 -7
:work nights	1 8 8 10
:work of	0 25
:work on	0 -11
:work only	0 26 1 13
:work out	4 8
:work people	0 25 2 -12
:work person	0 14
:work should	0 9
:work tenants	0 19 2 -7
:work till	8 8
:work to	0 7
:work will	0 16
:work with	0 8
:work workers	0 -7
:work>:absence	0 -15 1 18 4 14
:work>:absolute	0 31 1 13 2 -13 5 -36 8 -16 14 7
:work>:accepting	0 26
:work>:advance	0 26
:work>:age	4 28
:work>:benefit	0 -32
:work>:building	0 -17
:work>:burden	0 26 2 -17 4 -14 8 -31
:work>:childless	0 11
:work>:codething	8 -17
:work>:condition	0 9 6 -18 8 9 13 18
:work>:deadline	0 10
:work>:demand	0 25 2 -13
:work>:demanding	0 21
:work>:deterring	0 7 8 -7 13 17
:work>:disclaimer	0 8
:work>:feething	5 20 8 -9
:work>:holiday	1 7 8 7
:work>:keything	8 -13
:work>:kin	0 10 1 7
:work>:lifeword	0 7
:work>:longperiod	0 -16
:work>:money	5 17 11 8
:work>:nation	0 16
:work>:negation	0 41 1 16 2 -8
:work>:neighbour	1 15
:work>:newness	0 31 8 13
:work>:number	0 -12 1 -10 2 -15 4 28 5 -19 14 20
:work>:onlyword	0 41 1 10 2 -13 4 -7 6 -8
:work>:openprice	4 -28 5 -11 7 -23 8 -7
:work>:opinion	0 37 5 -14 13 7
:work>:paying	5 9
:work>:period	9 -14 12 16 13 -9
:work>:person	0 67 1 -11 2 -81 5 -18 6 -27 7 -9
:work>:phone	0 17
:work>:preferring	0 9
:work>:promise	0 31
:work>:ranking	0 37
:work>:refusing	0 -13 4 17
:work>:regretting	0 13
:work>:return	7 12 13 -10
:work>:room	0 -26 1 8
:work>:scarcity	0 17 1 12 6 -8
:work>:sex	0 27 2 24
:work>:spelled	0 15 1 -12 2 -16 14 16
:work>:student	0 -33
:work>:thing	0 -34
:work>:tribunalrent	1 11
:work>:wanting	0 27
:work>:work	0 27 2 -14 12 -10
:work>:writeto	5 8 14 14
:work_:absence	6 -21 7 8
:work_:absolute	0 45 2 -21
:work_:accepting	0 24
:work_:advance	0 20 5 -11 6 -31 8 -12 13 -9
:work_:age	0 27 4 -20
:work_:asking	0 21
:work_:benefit	0 -34
:work_:bid	0 22 4 14
:work_:building	0 7
:work_:burden	0 49 1 -22 2 -27 5 -18 7 -18 14 -8
:work_:childless	0 20 1 11
:work_:clocktime	0 12 5 -16
:work_:codething	0 -39 4 7 8 -41 13 15
:work_:condition	0 24 13 19
:work_:deadline	12 15
:work_:demand	0 14
:work_:demanding	0 49 5 -19 6 -15 8 -17
:work_:deterring	0 36 1 -8 2 -20 5 -7
:work_:digits	14 10
:work_:family	1 18
:work_:fee	0 -9
:work_:feething	0 20
:work_:fixed	0 16
:work_:hiding	8 -7
:work_:keything	8 -19
:work_:kin	1 19
:work_:law	2 7
:work_:longperiod	0 -12 12 -12
:work_:losing	0 12
:work_:money	5 23 11 7
:work_:nation	0 16
:work_:negation	0 47 1 13 2 -59 3 -28 5 -19 7 -8
:work_:neighbour	8 -10
:work_:newness	0 16
:work_:number	0 8 1 -11 2 -13 4 -24 5 -45 13 15 14 50
:work_:onlyword	0 42 2 -21 6 -11
:work_:openprice	6 -16 8 -16 13 26
:work_:opinion	6 -12 8 -15 13 7
:work_:origin	0 15
:work_:payer	7 -7 14 9
:work_:period	6 11 13 9
:work_:person	0 -15
:work_:phone	0 26
:work_:photo	0 7
:work_:preferring	0 8
:work_:promise	0 18 8 -10
:work_:ranking	0 33 6 -26 8 -22 13 -16
:work_:regretting	0 16
:work_:rent	4 -10
:work_:return	4 -14 7 12
:work_:scarcity	0 29 2 -15
:work_:school	8 8
:work_:spelled	0 10 1 -30 2 -57 3 -24 4 -7 9 -9 12 -9 13 8 14 23
:work_:student	0 -30
:work_:superlative	0 27
:work_:thing	0 -8
:work_:title	1 13
:work_:urgency	0 11
:work_:wanting	0 45 8 -8
:work_:welcoming	2 -7
:work_:work	5 -8 8 -9
:work_:writeto	0 9
:worshipplace	1 -43 2 54 3 -13 5 -23 6 -111 7 -58 8 -33 14 -42
:worshipplace :burden	2 -7
:worshipplace :demand	2 13
:worshipplace :person	2 18
:worshipplace :seller	2 8
:worshipplace and	2 -21
:worshipplace goers	2 25
:worshipplace of	2 15
:worshipplace people	2 13
:worshipplace>:deadline	2 11
:worshipplace>:demand	2 12
:worshipplace>:person	2 18
:worshipplace>:writeto	2 13
:worshipplace_:advance	2 12
:worshipplace_:deterring	2 16
:worshipplace_:place	2 10
:worshipplace_:preferring	2 14
:worshipplace_:ranking	2 8
:worshipplace_:seller	2 14
:worshipplace_:wanting	2 16
:worshipplace_:worshipplace	2 -18
:writeto	1 -31 3 -21 4 40 9 -57 10 -14 13 8 14 43
:writeto $	1 -24 3 -18 5 -12 7 -90 8 10 12 -11 13 -10 14 -27
:writeto ,	2 13 4 -15 5 -24 6 -30 8 32 14 35
:writeto :absence	6 7
:writeto :advance	1 16 13 7
:writeto :asking	0 9
:writeto :burden	0 -41 8 -27 14 7
:writeto :childless	2 13
:writeto :condition	6 21 8 -12
:writeto :consent	6 -15 7 14 14 -33
:writeto :demanding	0 9
:writeto :denying	1 11 6 10 8 9
:writeto :deposit	5 8
:writeto :deterring	0 -26 6 12 8 -29 13 -8 14 7
:writeto :family	1 9
:writeto :losing	1 7
:writeto :negation	2 -16 8 22
:writeto :newness	13 11
:writeto :number	0 15
:writeto :online	3 -10
:writeto :openprice	6 -11 13 -23
:writeto :opinion	3 9 4 -13 8 -7 11 7
:writeto :payer	3 -11
:writeto :paying	5 10
:writeto :person	0 16 1 -14
:writeto :photo	7 8
:writeto :ranking	2 24 13 7
:writeto :seller	2 -9 8 -23
:writeto :source	7 7
:writeto :spelled	0 9 4 -15 7 -19 8 13
:writeto :wanting	13 7
:writeto :writeto	2 -23 3 -35 4 7 6 -40 8 -23
:writeto a	2 -38 7 -18 8 -23 9 -12
:writeto about	3 -26 4 -14
:writeto after	13 7
:writeto ahead	6 7
:writeto an	6 -7
:writeto and	2 8 5 7
:writeto are	1 8
:writeto by	14 8
:writeto couples	1 -8 2 9
:writeto deposit	5 8
:writeto down	14 12
:writeto first	2 9 6 -21
:writeto for	4 10
:writeto from	7 7
:writeto in	2 -52 4 11 6 8 13 -7
:writeto it	5 18 14 15
:writeto its	7 9
:writeto me	4 8
:writeto no	2 -7 8 24
:writeto on	0 -17 4 -10 6 -9 8 -18 14 9
:writeto planning	7 8
:writeto priority	2 18
:writeto residential	9 -16
:writeto the	0 -34 2 25 5 -9 7 -17 13 30
:writeto there	14 22
:writeto through	14 -30
:writeto to	3 10 11 11
:writeto universal	0 8
:writeto us	3 -10
:writeto used	8 12
:writeto what	4 19
:writeto when	6 12
:writeto which	4 10
:writeto with	4 21
:writeto you	4 -10 11 8
:writeto your	6 17 13 -10
:writeto>:absence	5 7 6 11
:writeto>:accepting	6 7
:writeto>:advance	1 12 2 10 6 14
:writeto>:age	5 8
:writeto>:asking	0 7
:writeto>:bid	4 17 7 -15
:writeto>:building	13 8 14 9
:writeto>:burden	0 -31 4 9 5 -14 7 10 8 -42 14 8
:writeto>:child	7 16
:writeto>:childless	2 13
:writeto>:clocktime	6 10 13 23
:writeto>:codething	4 11 8 -11
:writeto>:condition	2 7 6 25
:writeto>:consent	0 -9 6 -22 7 14 14 -34
:writeto>:councilpay	0 -20
:writeto>:deadline	2 -12 6 17
:writeto>:demanding	0 9
:writeto>:denying	1 9 3 11 6 7 7 11 8 8
:writeto>:deposit	5 7
:writeto>:deterring	0 -34 2 8 6 27 8 -43 13 -19
:writeto>:everyone	0 -9
:writeto>:fairness	0 -7
:writeto>:family	1 8
:writeto>:feething	5 -32 7 -10 9 -16 13 10
:writeto>:fixed	9 -17 13 7
:writeto>:hiding	0 9
:writeto>:losing	6 20
:writeto>:nation	2 7
:writeto>:nearby	10 16
:writeto>:negation	3 19 8 22
:writeto>:neighbour	4 16
:writeto>:newness	7 7 10 10 13 11
:writeto>:number	0 8 1 -12 5 11
:writeto>:offerdeal	4 16
:writeto>:online	2 -7 3 -13 13 9 14 15
:writeto>:onlyword	6 9
:writeto>:openprice	3 -7 4 10 13 -7
:writeto>:opinion	3 7 8 -13 13 9 14 20
:writeto>:payer	3 -9 13 17
:writeto>:paying	5 7
:writeto>:period	6 21
:writeto>:person	0 15 1 -18
:writeto>:phone	14 17
:writeto>:photo	2 -7
:writeto>:place	10 16
:writeto>:promise	3 9 7 13
:writeto>:ranking	2 26 3 -11 8 -8
:writeto>:record	4 18
:writeto>:return	10 16
:writeto>:room	4 15 6 7
:writeto>:scarcity	3 12
:writeto>:seller	14 28
:writeto>:spelled	3 7 4 -7 8 8 13 -20
:writeto>:tribunalrent	10 16
:writeto>:urgency	6 16
:writeto>:writeto	1 -8 2 -32 3 -14 6 -53 8 -33 14 20
:writeto_:absence	4 12 5 18
:writeto_:absolute	0 12 1 -10 3 14 6 -17 12 8
:writeto_:accepting	0 -23 1 19 4 -19 6 24 13 16 14 17
:writeto_:advance	4 -8 5 -21 6 28 13 -13
:writeto_:age	5 10
:writeto_:asking	1 9
:writeto_:benefit	0 11
:writeto_:bid	4 12 7 -18
:writeto_:building	13 7 14 21
:writeto_:burden	0 21 1 -49 8 -38 14 31
:writeto_:child	7 13
:writeto_:clocktime	4 8 5 14 13 30
:writeto_:codething	4 20 5 7 8 -26
:writeto_:condition	2 13 4 -10 5 -10
:writeto_:consent	0 -11 14 -11
:writeto_:deadline	1 -21 4 8 6 35 8 -7 12 9
:writeto_:demand	1 8 6 -19
:writeto_:demanding	6 28
:writeto_:denying	3 7
:writeto_:deterring	0 11 2 17 6 19 8 -35 14 23
:writeto_:everyone	8 -11
:writeto_:fee	5 9
:writeto_:feething	0 9 7 -12 9 -17
:writeto_:fixed	5 -11 9 -17 13 26
:writeto_:hiding	0 11 4 19 14 10
:writeto_:income	0 -9
:writeto_:losing	2 -16 6 33
:writeto_:money	5 15
:writeto_:nearby	10 23
:writeto_:negation	6 -11
:writeto_:neighbour	1 8 4 24 13 10
:writeto_:newness	6 29 10 16
:writeto_:number	0 -11 5 37 6 -18 14 27
:writeto_:offerdeal	13 8
:writeto_:online	0 -49 1 -16 2 -32 6 -23 14 25
:writeto_:onlyword	0 17 14 20
:writeto_:openprice	4 32 6 22 13 10 14 13
:writeto_:opinion	0 -47 4 9 13 13 14 18
:writeto_:payer	0 -12 1 22 2 7 3 11 7 -21 13 12
:writeto_:paying	4 12 6 -7
:writeto_:period	6 11 9 -8 12 -8 13 20 14 -11
:writeto_:person	0 16 4 -23
:writeto_:phone	4 14 6 -21 8 -17 14 21
:writeto_:photo	11 11 14 -7
:writeto_:place	10 22 14 -20
:writeto_:promise	6 -12 7 24
:writeto_:ranking	2 18 3 -10 4 -11 5 10 6 20
:writeto_:record	4 20
:writeto_:refusing	2 14 6 -11
:writeto_:rent	4 12
:writeto_:return	0 11 4 17 5 -8 10 22
:writeto_:room	4 28 7 13
:writeto_:rulesplace	4 11
:writeto_:scarcity	0 17 1 -9 6 21 7 7
:writeto_:seller	1 7 14 19
:writeto_:spelled	2 -9 6 10 8 -13 13 -14 14 30
:writeto_:superlative	2 14
:writeto_:time	2 7
:writeto_:title	14 12
:writeto_:tribunalrent	10 23
:writeto_:urgency	0 15 6 9
:writeto_:utility	7 7
:writeto_:writeto	2 -11 6 -25 14 23
=	0 21 2 12 5 7 14 -9
= ##	5 7 8 -18
= :negation	0 11 2 15
= :number	5 11
= :spelled	0 8 2 16
= no	0 7 2 16
=_$	0 22 2 14
=_deposit	5 16
=_sorry	0 12
=_£##	5 14
@hill…	14 18
^	0 -33 1 -29 2 -35 3 -28 4 -18 5 -32 6 -19 7 -30 8 -40 9 -16 10 -45 11 -41 12 -35 13 -49
^ #	0 20 1 16 3 9 5 -32 7 16 8 -14 12 19 13 16 14 23
^ ##	4 14 7 9
^ ,	1 -9 2 -39 3 -11 5 25 6 -23 7 -14 8 -25 9 -10 14 -24
^ 12m	12 15
^ 1st	6 9 10 17
^ 1yr	12 16
^ 6mths	13 22
^ :absence	0 -8 1 13 2 14 3 9 4 -26 6 -38 7 -8 8 11 9 23 11 -24
^ :absolute	2 -13 4 -10 6 -7 7 67 8 -22 10 -8 12 8 13 -54 14 -12
^ :accepting	2 -21 3 -24 5 -8 6 -77 7 -17 9 19 10 -26 11 14
^ :advance	0 14 1 -7 2 -64 4 -25 5 7 6 29 7 -8 8 11 11 -7 12 -17 13 37 14 -29
^ :asking	0 -23 1 -10 2 -51 3 -25 4 32 5 -71 9 15
^ :benefit	0 55 1 -27 2 -87 3 -57 4 -32 6 -57 7 -47 8 -30 11 -9 12 -16 13 -13 14 -13
^ :bid	0 -27 2 -13 3 -43 4 54 5 -43 6 7 7 -12 8 -11 10 -21 11 -21 12 -7 13 -23 14 -22
^ :building	0 -26 2 13 4 10 6 -7 7 -37 12 15 14 -27
^ :burden	0 16 1 31 2 16 6 7 7 -45 10 10 11 -63 14 10
^ :child	0 -22 1 47 2 -7 3 -34 4 -39 5 -9 6 -82 7 -50 8 -7 9 -17 11 -39 14 -42
^ :childless	0 -16 1 37 2 -69 3 -14 7 -30 8 -34 14 -8
^ :childthing	1 18 2 -26 8 -25 14 7
^ :clocktime	2 -32 3 10 4 -7 6 -9 8 7 9 16 13 -8
^ :codething	4 -13 6 12 7 -16 8 27 12 -12 13 -10 14 -10
^ :condition	0 11 1 31 4 -15 6 -30 7 28 11 -15
^ :consent	5 -7 7 19 8 -49 14 -17
^ :councilpay	0 13 2 -11 4 -18 5 -9 7 -30 12 -8
^ :deadline	3 7 6 7 7 -47 9 22 10 -10 11 -13 12 -37 14 -19
^ :demand	1 -24 2 17 3 -22 6 25 8 -35 11 -47 12 -35 13 -28
^ :demanding	2 38 4 10 5 24 6 26 8 -11 11 -18 13 -16
^ :denying	0 -43 1 -8 2 -10 3 -39 4 -21 6 12 7 -19 9 -8 10 15 14 -7
^ :deposit	0 -15 3 -27 4 -25 5 10 6 -41 7 -28 12 -18 13 -79
^ :deterring	0 -28 1 -18 2 -17 5 -19 6 34 7 -14 11 -37 13 9 14 8
^ :digits	7 8 14 17
^ :disability	2 33 5 -16 6 -53 8 -37 11 -14 14 -10
^ :disclaimer	2 -16 4 -20 5 9 7 -17 8 -29 14 -9
^ :dislike	1 -24 2 -38 7 -7 8 -16
^ :everyone	1 18 7 -17 9 -9 10 18 11 -23 12 -10
^ :fairness	0 -22 1 -23 2 -10 3 -17 6 11 7 10 8 -13 12 -18 13 -30
^ :faith	1 -31 2 51 4 -9 6 -39 7 -30 8 -29
^ :family	0 -38 1 29 6 -36
^ :fee	1 -8 4 23 5 38 14 -22
^ :feething	0 -18 2 -16 4 -51 5 46 9 -20 10 -35 12 11 13 -57 14 -25
^ :fixed	1 -32 2 -17 5 14 7 -55 12 67 13 -24 14 -26
^ :forename	7 -13 8 12
^ :healthword	1 -21 6 -12 7 21 8 -31
^ :hiding	2 -38 4 -14 8 11 9 -19 14 -23
^ :holiday	2 -30 3 -8 4 9 6 -47 8 -67 9 29 13 -38
^ :income	0 9 1 -21 2 -39 5 -9 13 33
^ :jobless	0 45 1 -13 2 -28 7 -12
^ :jobname	0 36 6 -31 7 12 11 -8
^ :keything	2 -26 3 -22 5 10 6 -69 7 -46 8 77 13 -47 14 -50
^ :kin	1 15 4 -7 6 -11
^ :law	2 12 6 26 8 8
^ :lifeword	6 -17 14 -9
^ :longperiod	1 -11 5 -32 6 7 8 -26 12 28
^ :losing	0 14 2 -10 6 38 7 -31 8 -20
^ :money	0 -21 4 13 5 -10 12 -20 13 34
^ :nation	0 -45 1 -56 2 21 3 -34 4 -15 5 -14 7 -50 8 -43 11 -25 14 -34
^ :nearby	1 -18 6 -9 7 -25 8 -59 13 -11 14 -27
^ :negation	0 8 1 -7 2 28 4 -8 5 -29 8 -35 9 -19 11 -8 12 -32 13 -23 14 -48
^ :neighbour	0 -40 4 -7 6 -74 8 21 9 -15 14 -10
^ :newness	0 -19 1 -20 2 -55 3 11 4 8 5 -9 7 -36 8 -10 9 -9 10 84 13 21
^ :number	0 9 1 14 2 -35 4 20 6 10 8 -14 9 -25 11 -34 12 17 13 -8
^ :offerdeal	2 -18 5 -47 6 25 7 7 12 -8 14 -22
^ :online	0 -23 1 -28 2 -55 3 -41 4 -8 5 -32 6 -40 8 -40 13 -14 14 105
^ :onlyword	1 -17 4 -10 5 -29 6 7 7 -46 8 -10 9 7 10 20 11 -24 12 16 14 -7
^ :openprice	0 -20 3 -18 4 77 5 -66 6 -34 7 -14 10 -42 14 -25
^ :opinion	0 -22 1 -11 2 -20 3 -10 5 -26 7 -44 8 20 9 -23 10 -17
^ :origin	1 -27 2 24 6 18 8 -8 13 12
^ :payer	0 -7 1 -18 2 -13 5 -8 6 -17 7 -10 8 19 9 -21 11 -18 14 -13
^ :paying	0 -35 5 13 6 -8 7 -29 8 -59 12 -39 13 23
^ :period	0 -16 4 16 5 -19 6 7 8 -20
^ :person	1 24 2 21 3 13 4 -10 5 22 6 -18 7 -41 8 18 10 -17 11 -35 13 22
^ :pet	0 -59 1 -70 2 -86 3 39 4 -58 5 11 6 -74 7 -57 8 -59 11 -31 14 -44
^ :petpart	3 49
^ :phone	0 -56 2 -49 3 -18 4 -12 7 -16 8 -83 13 -13 14 30
^ :photo	0 -72 1 -16 2 -43 3 -24 4 -23 6 -25 7 -15 8 -12 11 72 14 -41
^ :place	6 -51 7 33 10 16 14 -30
^ :politics	0 -29 1 -22 2 52 6 -20 8 11
^ :preferring	2 10 3 -7 4 -28 5 -8 6 -16 7 -13 8 -59 11 -36 14 -18
^ :promise	1 -37 2 7 3 -38 5 -23 7 -9 12 19 14 -26
^ :ranking	0 8 2 -13 6 15 10 -9 11 -10 12 -21 14 -39
^ :record	0 -22 2 -30 6 -14 8 -51 9 -7 12 17 14 -36
^ :regretting	0 27 1 11 2 -15 3 31 4 -18 5 -15 6 -40 7 -27 14 -12
^ :rent	2 -48 4 28 5 -37 7 -17 8 -37 10 -34 12 -26
^ :return	0 -19 4 21 5 -32 6 12 8 -41 12 -26 14 -29
^ :room	0 -31 1 -30 2 14 4 17 5 -8 7 -33 8 -16 11 21 13 -33 14 -27
^ :rulesplace	4 12 11 -13 12 18 14 -14
^ :safety	0 7 1 -23 2 -27 3 -7 7 37
^ :scarcity	1 -13 2 -14 3 -12 6 42 7 -31 8 -64 13 -35 14 -19
^ :school	0 -13 2 -19 6 -24 14 64
^ :seller	0 -11 1 -23 2 -11 4 7 5 -14 7 -43 8 37 9 -24 11 -7 13 -10
^ :sex	0 -82 1 -38 2 47 4 -33 5 -16 6 -10 7 -55 8 -38 14 -29
^ :sexual	0 -15 1 -37 2 27 4 -11 6 -52 7 -18 14 -19
^ :source	1 -23 2 -11 6 -7 7 27 8 -18 9 -12 11 -39 12 -12 13 -8 14 -52
^ :spelled	2 19 3 -11 4 -7 7 -13 8 -54 9 -8 10 -13 11 -59 12 -12 13 -38 14 39
^ :student	0 -34 1 -10 4 -21 6 -27 13 13
^ :superlative	0 -59 2 -39 4 -17 7 46 8 -23 11 -16 13 -34 14 -24
^ :thing	0 -10 1 -27 4 -22 6 -23 8 -16 11 -14 13 -33 14 -11
^ :time	0 -42 1 -31 2 -61 3 -15 4 -31 7 -9 8 -52 12 -9
^ :title	1 -45 2 -22 6 -31 7 -7 8 40 14 -53
^ :tribunalrent	10 7 12 -21
^ :urgency	0 -20 1 -43 3 -31 4 -43 5 -17 6 52 7 -60 8 -66 11 -10 14 -15
^ :utility	0 -7 1 -15 2 -41 4 -93 5 -53 6 -42 7 -29 10 -29 11 -43 13 -74 14 -49
^ :wanting	4 17 5 -22 6 21 8 -55 11 -19 12 13 13 -12
^ :welcoming	2 -24 5 7 7 -24 8 -12 9 12 11 14 14 -38
^ :work	0 26 1 -7 2 -11 6 -31 7 -48 8 -39 9 -11 11 -26 14 7
^ :worshipplace	2 30
^ :writeto	0 8 1 -9 2 -9 4 9 7 -33 8 -29 13 -29
^ a	3 -25 4 -23 5 12 8 -60 10 7 11 -42 14 -19
^ able	13 7
^ absolutely	7 14
^ access	8 18
^ act	6 15
^ adam	2 11
^ add	4 12
^ admin	5 20
^ adults	2 -13
^ advertised	4 26
^ after	2 -10 14 -18
^ agents	8 9
^ airbnb	9 9
^ alarm's	8 15
^ all	0 -16 7 -35 11 -18
^ always	7 -20
^ an	4 12 7 10 8 -23 10 8
^ and	0 -27 1 -25 3 -50 4 -51 5 -8 6 -13 7 -39 8 -16 9 -8 12 -34 13 -29
^ annual	13 12
^ another	6 12
^ any	1 18 2 -13 4 7 11 9 14 11
^ anybody	2 11
^ anyone	1 28 2 10 3 10 6 -14 7 -13 8 11
^ anything	3 14 4 8 7 -9
^ applicants	0 -28 1 -9 6 -9 13 13
^ applications	0 15
^ are	0 16 2 26 8 -8
^ as	1 -11 2 -9 14 -43
^ ask	4 8
^ assistance	2 -9
^ assured	12 25
^ ast	12 29
^ at	1 13 7 9 14 -17
^ avail	6 -7
^ available	6 -21
^ back	8 8
^ be	6 46 14 -7
^ beat	6 17
^ because	3 16 7 20 8 -12
^ bedsit	0 8
^ before	3 10 5 11
^ below	8 11
^ benefit	0 28
^ benefits	0 -10
^ better	6 15
^ beyond	7 23
^ bids	4 25
^ big	3 10 8 8
^ bills	4 -8
^ bins	6 -18
^ blind	2 21
^ both	8 8
^ breakfast	6 -9
^ brits	2 9
^ brochure	11 -15
^ build	6 10
^ burglars	7 8
^ bus	8 -14
^ but	0 -16 2 -22 3 -17 4 -30 6 -38 7 -19
^ buy	7 17
^ buyers	6 30
^ c	8 7
^ call	4 9
^ caravan	9 11
^ carer's	0 11
^ catholics	2 9
^ cats	3 8
^ chap	3 10
^ chapel	2 13
^ charges	5 17
^ cheapest	7 13
^ childless	1 21
^ children	1 7
^ chimney	5 11
^ claimants	0 17
^ cleanest	7 20
^ close	2 7
^ co	14 43
^ colour	2 -16
^ com	14 43
^ come	9 12 11 13
^ company	0 11
^ compulsory	5 9
^ contact	14 7
^ contract	12 12
^ cost	4 16
^ could	0 10
^ council	7 -10
^ credit	0 -10 5 7
^ current	8 8
^ deal	1 7 6 9
^ demand	6 21
^ depending	4 -19
^ deposit	1 9 3 -22 4 -7 5 9 13 -65
^ detached	8 9
^ dhss	0 8
^ dim	1 12
^ dm	14 7
^ do	5 -7 11 10
^ doctor's	7 8
^ dog	3 7
^ don't	2 -64 4 22 6 42 7 -38 11 19
^ double	14 -9
^ early	6 11 12 13
^ empty	1 24
^ entrance	8 20
^ even	7 18
^ every	0 9 5 15 7 7 11 10
^ everybody	6 17
^ everyone	2 8 5 8 7 14
^ example	6 -8 7 -15 14 76
^ expecting	1 18
^ facebook	14 20
^ families	1 12 2 -28
^ fancy	14 8
^ fast	6 -13
^ feel	8 18
^ fees	5 35
^ females	2 13
^ ffoniwch	14 20
^ final	4 11
^ finest	7 16
^ first	0 -24 4 -12 5 -21 6 7 8 -16
^ five	12 9
^ fixed	12 7
^ flat	8 -12
^ flats	6 19
^ flexible	12 8
^ flooding	7 11
^ flying	6 10
^ follow	14 17
^ for	1 -17 2 -7 4 37 5 24 8 22 13 -13 14 29
^ fotos	11 24
^ four	3 8
^ fresh	10 26
^ from	3 9
^ ft	0 15
^ full	7 8
^ fully	2 9
^ furnished	11 -19
^ furry	3 27
^ further	14 16
^ garage	8 14
^ gas	5 -11 7 -7 8 -40
^ gate	8 12
^ gay	2 -7
^ get	6 38
^ girls	2 16
^ give	4 15
^ glamping	9 16
^ go	13 18
^ going	6 40
^ goldfish	3 33
^ golf	9 14
^ good	1 -28 7 -17
^ google	14 7
^ got	1 12 3 8
^ grab	6 9
^ grandchildren	1 21
^ ground	8 15
^ guaranteed	7 33
^ guarantor	5 17 7 -8
^ guest	9 -7
^ guests	1 9
^ guide	2 -7 3 -21 4 18
^ guinea	3 10
^ h	0 21
^ half	6 13
^ happy	0 -7
^ he	8 -21
^ health	7 7
^ hence	6 -15
^ her	6 12
^ here	10 8
^ highest	4 19
^ his	8 -9
^ hmo	13 7
^ hold	5 10
^ holiday	9 13
^ homes	6 18
^ hot	6 -30 10 8
^ house	1 11 8 10
^ housemate	8 19
^ how	0 12
^ i	0 -16 1 -18 2 -14 3 -9 4 7 5 -16 13 -19
^ i'd	0 9 1 13
^ i'll	6 -17 8 11
^ i'm	1 -17 2 -13 4 20 6 -12
^ i've	0 11 6 13 7 -9
^ ideal	0 -16
^ ideally	0 13
^ if	0 21 1 40 2 8 4 14 5 -9 12 -26
^ images	11 35
^ in	1 -29 4 9 7 -30 8 -27 13 8
^ insta	14 12
^ interest	6 31
^ inventory	5 28
^ investors	2 9
^ is	4 -12 7 -40
^ isle	3 -15
^ it	0 -53 1 -10 2 -35 3 20 5 -28 6 -17 7 -44 8 -10 11 -7 14 -10
^ it'll	6 -7
^ it's	0 -40 2 -18 6 -14 7 12 8 14 12 18 13 -21 14 -9
^ its	7 20
^ jobcentre	0 11
^ jobseekers	0 15
^ juniors	1 14
^ just	7 -11 10 26 13 18
^ key's	8 28
^ keys	8 11
^ keysafe	8 7
^ kids	0 -8 1 -11 3 -20 8 11
^ kids'	1 -19
^ kindly	0 7
^ ladies	2 22
^ lads	2 -11
^ ladys	2 19
^ landlord	3 10 7 -32 13 14
^ landlord's	0 13 1 -11 13 15
^ landlords	13 -20
^ last	0 18 6 8 7 -8 8 -16
^ lease	12 26
^ leave	3 23 8 -8
^ let	4 -16 9 17 12 13
^ let's	4 27
^ lettings	14 13
^ limited	6 8
^ little	3 10
^ living	7 9
^ local	0 -7
^ london's	7 10
^ look	6 13 14 20
^ looking	1 -12 4 18 5 -9
^ make	4 10
^ males	2 7
^ market	10 7
^ means	0 -10
^ mine's	8 8
^ minimum	4 14
^ mixed	2 9
^ mobile	14 -11
^ month	4 22 13 7
^ monthly	13 -16
^ more	14 14
^ mortgage	7 10
^ mosque	2 7
^ most	9 9
^ move	6 25 13 11
^ mr	2 7
^ must	2 34 13 -8
^ my	2 -35 5 -14 6 -27 8 8 14 11
^ n	3 12 10 11
^ nae	3 24
^ naebody	0 23 2 11
^ name	4 8
^ native	2 12
^ nb	3 12
^ neighbours	7 10
^ neither	1 11 11 13
^ net	14 24
^ never	3 -8 7 -37
^ new	3 18 10 29
^ newest	10 16
^ newly	10 8
^ night	9 -14
^ nine	4 14 14 20
^ no	1 -12 2 35 4 -8 5 -17 6 -17 11 -26 12 -30 14 -14
^ nobody	2 29 3 -12 4 -17 6 -32
^ none	1 -10
^ nope	2 26 3 14
^ nor	2 -8
^ not	1 22 2 -12 3 -13 5 -7 6 -18 7 9 8 -50 9 -13 10 -17 11 -8 14 -14
^ nothing	0 -20 2 -19 6 -23 13 -7
^ notice	12 -21
^ now	6 -21 10 8
^ nowhere	7 35
^ ns	3 19
^ number	8 -10
^ o	14 7
^ o7700	14 20
^ o77oo	14 25
^ of	1 18 7 13
^ off	6 9
^ offered	4 -7
^ offers	4 10 6 -37
^ oiro	4 15
^ on	0 -10 8 9 10 13
^ once	7 16
^ one	1 10 2 19 4 -12 5 -8 6 9 8 -21 13 -48 14 -41
^ only	4 -29 6 20 7 -37 8 -27 12 14
^ open	8 -31
^ opportunity	6 12
^ or	8 14 14 11
^ others	6 -11
^ otherwise	2 20
^ our	0 9 5 8 6 27 7 23 8 23 13 -10 14 14
^ ours	2 8 7 -19
^ oven	5 7
^ overnight	5 11
^ owner	2 10 8 7
^ parents	1 27
^ park	6 10
^ parking	4 -12
^ pay	4 9 13 41
^ paying	13 18
^ payment	13 21
^ people	0 10 2 21
^ pet	5 16 9 7
^ pets	1 -8 3 -20
^ photos	2 -8 11 34
^ physically	2 10
^ pics	11 52
^ pictures	11 19
^ pix	11 28
^ planning	7 28
^ plant	8 7
^ please	0 12 1 -10 2 -31 3 15 5 8 7 -13 14 -21
^ plus	3 -8
^ poa	4 37 14 -8
^ postcode	8 9
^ prams	1 13
^ pregnant	2 8
^ prepay	12 -8 13 8
^ press	8 17
^ previous	8 8
^ previously	10 16
^ price	4 17 14 -14
^ prices	6 7
^ private	0 14 2 -14
^ pro	0 19
^ professionally	0 -7
^ professionals	0 14
^ properties	6 15
^ put	5 13 7 9
^ q	2 11 14 -8
^ queue	6 8
^ quiet	2 -14
^ rabbits	3 25
^ race	6 27
^ re	12 14
^ reason	8 9
^ recently	10 12
^ referencing	5 8
^ renewing	5 15
^ rent	1 -21 2 -28 4 16 5 -28 7 -35 8 -16 10 -13 12 -23
^ rent's	1 16
^ rents	4 14
^ reserve	4 9 6 20
^ retirement	1 -13
^ right	2 17 6 11
^ rm	2 9 5 15
^ rolling	12 -14
^ room	2 15 6 19 8 -10
^ rooms	4 20 6 8
^ sadly	0 7
^ salary	0 14
^ sale	6 -9
^ save	3 8
^ say	4 12
^ scan	14 22
^ sealed	4 23
^ search	7 14
^ secondary	14 -10
^ security	5 14
^ see	14 33
^ self	2 -23 9 20
^ seller	8 9
^ selling	6 12 8 8
^ send	13 -13
^ set	6 25 8 8
^ she's	8 23
^ shift	0 -8
^ shorthold	12 14
^ should	2 -13
^ side	8 21
^ sign	6 7 12 9
^ simple	2 -8 7 -8
^ since	0 -9
^ single	2 -7 6 -9
^ sinn	2 10
^ six	12 12 14 -18
^ skype	14 17
^ sleeps	9 8
^ slide	14 10
^ small	2 -11 5 10
^ snap	6 -22 14 7
^ so	0 -22 2 -19 3 -51 4 -48 5 -33 6 24 7 -86 8 -24 9 -7 10 -14 12 -14 14 -38
^ some	6 8 11 16
^ somebody	6 7
^ somewhere	4 11
^ sorry	0 7 3 9 6 -31
^ spare	8 13
^ st	8 -16
^ stairs	2 9 3 13
^ stays	9 -13
^ stock	11 15
^ straight	2 9
^ student	8 16
^ students	0 -8 13 12
^ suitable	1 -25
^ sure	6 9
^ take	11 17
^ taken	11 7
^ teenagers	1 17
^ teens	1 12
^ telegram	14 11
^ tell	4 14
^ tenancy	12 22
^ tenant	2 -13
^ tenants	0 -18 1 19 4 -21 5 32 7 -17 8 -38 13 -29
^ terms	12 -10
^ terrace	2 14 4 15
^ text	14 23
^ that	7 14
^ that's	0 -11 3 11 6 -20
^ the	0 -39 1 -19 2 -56 3 -25 4 -34 5 -71 6 -43 7 38 8 -10 9 -38 10 -34 11 11 12 -22 13 -67 14 -31
^ then	6 21
^ there	0 -14 1 -39 2 -44 3 -15 4 -26 5 -20 6 -10 7 7 8 -27 11 -16
^ there's	3 -9 5 10 6 11 8 11 12 -7 14 -15
^ these	6 22
^ they	7 -16
^ they're	2 -14 6 18
^ think	6 10
^ this	0 15 1 22 2 7 3 -10 6 8 7 -10 8 -16
^ those	0 36 1 -17 13 23
^ though	3 -19
^ three	6 7 7 -15
^ tick	6 27
^ time	6 10
^ tiny	1 -21
^ to	13 21
^ tom	8 10
^ totally	7 9
^ trans	2 9
^ travellers	2 12
^ treat	11 8
^ trust	14 -8
^ twelve	12 14
^ two	1 12 2 -10 4 19 5 21 6 -30 7 -8 8 9 12 -14 13 -13 14 -58
^ type	14 14
^ uk	7 -36 14 -12
^ un	7 13
^ under	8 -13
^ unfortunately	3 13
^ unionists	2 7
^ unless	0 21
^ unmatched	7 14
^ unrivalled	7 17
^ unsuitable	1 10
^ up	2 12
^ upfront	13 11
^ upstairs	8 8
^ use	8 14
^ vendor	2 9
^ viewings	6 -9 8 -61
^ visits	1 10
^ we	0 -36 1 -10 3 -11 5 -14 6 -10 7 -49 14 -59
^ we'd	2 19 3 -20 4 11 5 14 7 -39 9 -7
^ we'll	4 20 6 -34 8 14
^ we're	1 -8 2 -7 6 -40 7 -7 8 22
^ we've	0 21 5 -17 6 14 11 9 12 -12
^ wee	1 23
^ what	4 12 7 -10
^ wheelchair	2 15
^ when	7 8
^ which	1 -38 2 -43 3 -30 4 -32 5 -23 6 -28 7 -33 14 -16
^ whites	0 -7 2 21
^ who	2 -11 6 -22 8 14
^ wi	8 17
^ wifi	8 27
^ will	4 9 8 7
^ window	11 15
^ with	0 -29 2 -11 5 7 7 25 14 -12
^ won't	6 26
^ word	6 12
^ working	0 17
^ world	7 17
^ world's	7 20
^ would	3 -19 4 -10 7 -19 9 7
^ yer	1 9
^ you	0 -11 2 -82 3 -8 5 30 6 -22 7 25 9 10 11 -58 12 19 13 -8
^ you'd	2 10 3 11 4 -19 5 26 6 -22 12 12
^ you'll	1 -29 2 17 6 -14 7 18 8 12
^ you're	12 27
^ you've	6 11
^ youngsters	8 8
^ your	1 13 2 19 3 -15 6 21 7 25
^ zero	7 8
^ £#	4 14 5 -14
^ £##	4 -7 7 11
^_#	1 -57 4 -18 5 22 6 14 9 -10 10 14 11 9 12 8 13 -16
^_##	1 -42 4 33 6 -23 7 -7 10 -21 12 -25 13 -40 14 -27
^_$	0 -12 2 -14 3 -26 5 -7 6 13 7 14 8 -7 9 -9 10 25 11 -26 13 -18 14 18
^_%	7 37
^_+	3 8 4 27 13 17
^_16s	1 7
^_1st	6 9
^_55s	1 -10
^_6pm	14 15
^_9oo	14 33
^_=	0 27 1 7 2 13 5 8
^_able	7 11
^_about	0 -23 3 -12 5 -20 6 -12 13 8
^_above	4 9
^_absolute	10 11
^_accent	2 10
^_accept	0 7 2 16 4 17
^_acces	2 -8
^_account	1 7
^_acros	8 28
^_action	6 11
^_ad	1 11
^_add	10 11
^_addres	14 13
^_adult	1 23 2 -18
^_adv	12 -7 13 26
^_advance	13 43
^_advert	6 -12
^_advertis	10 19
^_advice	6 10
^_after	0 -23 8 -10 13 -17 14 14
^_again	6 -16 7 -8
^_against	3 -23 5 -18
^_agency	2 7 14 19
^_agent	7 12 8 -28 13 -17
^_agre	4 -11
^_ahead	6 15 13 11
^_aim	0 11
^_air	7 19
^_alarm	7 -7 8 14
^_all	1 -8
^_allergic	3 19
^_allow	0 -26 2 -13
^_allowance	0 12
^_aloud	3 17
^_already	6 43
^_also	3 12
^_am	4 7
^_any	0 16 4 -13 6 -21
^_anyone	0 24 2 -23 6 7
^_anyth	0 9 3 11
^_anywhere	7 -15
^_apartment	1 -13 6 7 9 23
^_app	1 16 2 13 5 20 6 -28
^_applicant	0 24 1 -8 2 12 6 -37
^_application	0 14 3 9 4 26 6 -18
^_area	2 12
^_aren't	1 33
^_around	4 10 6 23
^_arrangement	3 -11
^_artist	1 13
^_asian	2 21
^_ask	1 -19 6 -34 7 -67 8 -18 11 -14 13 -53
^_assistance	2 7
^_assur	7 9
^_ast	0 10 12 39
^_attend	2 7
^_available	4 11 10 8
^_away	6 7 8 9
^_b	0 23 6 25 9 18
^_baby	1 33
^_back	8 36
^_bad	2 -9
^_bairn	1 23
^_bak	8 9
^_ban	3 -9
^_bank	0 17 5 -15
^_bar	0 -8 1 -9
^_bargain	7 24
^_basement	8 8
^_bathroom	1 -9 8 -19
^_bay	2 -15 8 -20
^_be	0 7 3 -7
^_beard	2 15
^_beat	7 30
^_because	1 15 8 15
^_bed	2 -31 4 7 6 19 8 -8 9 -10 10 -35
^_bedroom	1 7 3 -8 9 -19 14 -18
^_been	1 -15 2 7 5 -24 6 26 8 -8 11 30
^_before	2 -11 5 -20 12 14
^_behind	6 -10
^_belong	8 13
^_below	1 12 6 -7 8 11
^_ben	0 11 8 10
^_best	2 -18 6 -11 7 8
^_better	2 18 6 8
^_bid	4 17
^_bids	4 22
^_bik	1 -7
^_bill	5 10
^_bin	8 12
^_bird	6 11
^_bit	6 -13 14 31
^_black	2 15
^_blink	6 22
^_block	1 21
^_blue	14 16
^_boat	8 15
^_bodi	2 8
^_boiler	8 -9 12 -21 13 -16
^_book	5 12 6 9 9 16
^_born	2 26
^_both	3 -7
^_bother	1 -16
^_bound	7 9
^_bowl	1 9 3 11
^_box	8 11
^_boy	8 14
^_boys	1 16 8 10
^_br	3 16
^_brand	10 7
^_break	9 18
^_breed	3 11
^_bright	0 7
^_brighten	11 13
^_broo	0 29
^_brother	2 16 8 -8
^_budget	5 13
^_build	1 13 7 43
^_bump	2 12
^_bungalow	6 -18 8 -12
^_burglar	7 22 8 14
^_bus	6 -53 8 -39 9 -14
^_but	0 14 4 9 5 -10
^_buy	5 30 8 11
^_buyer	2 11 6 18
^_buzzer	8 10
^_by	2 -55 3 -43 4 13 5 18 6 -45 8 -23 10 -19 12 -14 13 8
^_call	1 15
^_calm	1 14
^_can	0 -30 1 -8 2 -25 5 -28 6 -64 7 11 8 -39 9 -13 13 -12 14 10
^_can't	3 17 4 -12 6 -18 7 -7 12 11
^_cannot	2 -7
^_car	11 7
^_card	5 10
^_carer	2 10
^_carpet	1 18 3 28
^_castle	9 8
^_cat	8 -15
^_cater	9 10
^_catholic	2 13
^_ceil	8 7
^_certain	7 33
^_ch	1 19
^_chair	2 16 6 9
^_chance	6 36
^_change	11 7
^_chap	1 8 8 19
^_charg	2 10 5 -11
^_charge	0 -15 3 -7 5 10
^_charity	0 -9
^_check	5 21 13 -26
^_cheque	0 10
^_childles	1 21
^_children	0 -24 1 -14
^_choose	4 23
^_christma	9 10
^_circl	6 12
^_city	0 13
^_claim	0 10 6 8
^_claimant	0 34
^_clas	7 16
^_clean	5 24 13 -16
^_cleaner	8 10
^_clerk	5 15
^_clock	0 7
^_clos	6 -15
^_close	4 7 8 9
^_cod	8 10
^_code	7 -7 8 62
^_collect	6 12 13 11
^_com	0 -30 8 -32
^_come	2 -50 3 16 6 21 7 -15
^_comfiest	7 14
^_competition	6 15
^_compulsory	5 21
^_concierge	8 13
^_consent	7 18
^_consider	0 13 4 25 6 -21
^_contract	1 7 12 7
^_cost	4 -21 7 7 13 -10
^_cosy	11 11
^_cot	1 11
^_cotage	9 12
^_cots	1 15
^_cottag	6 7 7 8
^_cottage	1 -7 6 -7 8 -10
^_could	1 9 4 12
^_couldn't	7 21
^_council	0 -23
^_count	0 -14 6 9
^_county	7 14
^_coupl	0 -13 1 -8 2 14 6 -11
^_couple	8 19
^_cover	4 -9
^_cpl	0 19 1 20
^_crash	7 15
^_credit	5 -7 13 23
^_crime	7 22
^_croydon	7 9
^_cut	0 7 5 9
^_dad	8 17
^_date	6 -22
^_daughter	8 13
^_dawg	3 25
^_day	6 19
^_deaf	2 7
^_deal	0 13
^_deep	5 12
^_delay	8 7
^_demand	6 14
^_dementia	8 14
^_depend	4 18
^_dependent	0 7
^_deposit	0 -15 4 -12 5 23 13 -16
^_dial	8 16
^_digit	8 9
^_diner	8 -9
^_disabl	2 -7
^_discriminate	0 -12
^_dither	6 15
^_dla	0 9
^_dm	14 7
^_do	3 -13 6 -25 7 -17 11 -11 14 -9
^_doctor	8 -10
^_does	2 -40 3 -9 6 -26 7 -13
^_doesn't	2 -28 6 -18 7 11 8 24
^_dog	3 -20
^_dogs	3 12
^_don't	1 -17 2 10 3 -8 4 -14 6 10 7 14 8 -39 11 -16 14 -17
^_done	6 -8
^_door	1 -21 2 -35 3 -23 6 -25 9 -16
^_dot	14 19
^_doubl	7 8
^_double	7 14
^_down	0 18 2 -22 4 -8 5 20 6 -22
^_downside	6 8 7 7
^_dozen	6 23
^_dream	6 9
^_dress	2 7
^_dss	0 20 1 8 2 -19
^_due	4 -8
^_dugs	3 24
^_duplex	6 9
^_dur	8 8
^_e	3 12 10 11
^_each	4 -25 5 32 12 8
^_ear	6 22
^_earn	0 10
^_earner	0 12
^_easter	12 17
^_eight	9 17
^_eighteen	5 8
^_elder	8 12
^_else	1 -18 6 -19 7 -11
^_elsewhere	1 8
^_email	14 18
^_employ	0 10
^_employment	0 13
^_empty	6 -9 8 35
^_end	6 -14 8 -18
^_ends	6 28
^_english	0 10
^_entertain	4 15
^_entitl	3 10
^_entrance	8 7
^_equal	7 8
^_essential	6 11
^_eve	2 10
^_even	3 14 6 12
^_ever	3 -10 7 28
^_every	4 -12 6 -27 8 8 13 8
^_everyone	1 -7 4 -8 7 -10
^_ex	8 22
^_example	14 16
^_exception	2 -17
^_expect	0 -12
^_extend	7 7
^_extra	4 14 5 28
^_fair	1 18 4 -11
^_fall	2 8
^_fami	0 -27 1 22 2 12 3 -40
^_fast	6 17
^_faster	6 18
^_favour	6 10
^_feature	8 -7
^_february	9 9
^_fee	3 -17 4 -20 5 33 6 -17 7 -26
^_fees	2 -23 5 9 7 -13
^_fein	2 15
^_female	2 14
^_fenc	3 -10
^_ferry	5 -15
^_few	5 14
^_fi	8 18
^_fife	7 13
^_fifty	4 14
^_fight	6 19
^_figure	4 31 6 17
^_final	4 13 6 -20
^_find	6 -7 7 9
^_fine	3 7
^_finest	7 35
^_finger	6 17
^_finish	6 8
^_first	1 -21 2 10 5 -37 7 -29 8 -40
^_fish	7 10
^_fit	2 15
^_fitt	8 -10
^_five	5 -14 6 -23
^_fiver	5 10
^_fix	4 30 6 -10
^_flat	0 17 1 14 2 8 6 -16 10 -9 11 -62 12 13 14 -27
^_flatshare	2 21
^_fleet	6 27
^_flexible	4 11
^_floor	2 -16 6 -25 10 -32 11 -29
^_fly	6 19
^_folk	0 18
^_foot	2 8 6 12
^_form	4 7 5 10 6 23
^_fortnight	5 10
^_four	3 13
^_free	0 -20 1 13 3 20 4 -14 6 -48 14 -7
^_fresh	10 11
^_fret	6 -17
^_friend	1 -12 2 -14 3 15 8 -12 9 9
^_from	0 -14 2 30 3 -41 4 10 5 -37 6 -15 7 -20 8 -55 9 -18 12 -12
^_front	7 24 13 40
^_full	1 23 2 21 6 -16
^_fund	0 8
^_fur	1 -13 3 17
^_furnish	4 11
^_furniture	11 10
^_g	3 14
^_gallery	11 17
^_garage	8 -9
^_garden	2 -13 5 24 8 -20 11 12
^_gat	8 8
^_gay	2 20
^_gays	2 20
^_gentleman	2 14
^_get	0 17 2 21 8 -35 14 -20
^_gets	7 12 13 -13
^_gff	1 16
^_girl	2 41
^_give	13 -12
^_given	8 -18
^_glad	0 -14
^_gmail	14 8
^_go	2 -24 3 -9 7 -7
^_goer	2 27
^_goes	13 -9
^_gone	4 12 6 7 8 20
^_good	1 -17 2 9 14 -23
^_got	1 10 6 7 7 9
^_granite	6 7
^_grant	6 -7 7 18
^_greener	11 8
^_grown	1 33 2 -17
^_guarante	1 -10 7 12
^_guarantee	7 -10
^_guarantor	0 -17 4 -11 13 21
^_guest	5 15
^_guide	2 17 3 -11
^_gym	4 -7
^_h	0 -10 11 13
^_had	0 19 2 -12 4 -18 5 -9 7 -34 8 -9
^_haggle	4 29
^_half	2 12 7 -9 12 -14 13 10
^_hammer	6 16
^_hamster	3 12
^_hand	6 -18
^_handle	14 8
^_hang	6 23
^_happen	7 11
^_happy	13 13
^_harm	2 10
^_has	1 -37 4 -9 6 -7 11 -13 12 -7 13 -32 14 11
^_have	0 17 1 -14 3 -16 11 16 12 -47 14 -14
^_haven	1 12
^_hb	5 11
^_he	0 15 3 10 8 -17
^_head	3 -14
^_healthy	2 25
^_hear	0 -20 2 17 6 -21 7 -14
^_heat	6 -13 8 -14
^_help	0 7
^_here	2 -11 3 -24 4 -12 7 17 8 -44 9 10 14 -16
^_highest	7 -12
^_hill	2 12
^_him	5 7
^_hindu	2 13
^_hip	8 7
^_history	2 20 6 8
^_hit	10 11
^_hiv	2 27
^_hold	2 -11 12 12
^_holder	0 19 2 11
^_holiday	6 -9
^_home	1 -26 2 -8 3 18 7 13 8 11
^_honesty	8 7
^_hook	8 7
^_hop	6 8
^_hope	1 8 2 -12
^_hot	6 10
^_hotel	1 7
^_hous	0 -25 1 -22
^_house	5 -15 6 -24 8 -15 14 -13
^_household	2 18
^_housemate	2 25 8 8
^_how	3 -12 6 -24 11 18
^_hse	2 8
^_hundr	4 17 5 21 6 -7 13 -8
^_hurry	6 11
^_husband	2 9
^_i	3 9 4 -68 7 -13 13 12
^_i'd	1 19
^_i'll	1 7
^_ideal	2 16
^_if	1 -15 3 8 5 -19 14 -9
^_ifs	2 -10 7 28
^_illustration	11 32
^_imag	11 27
^_imagery	11 11
^_immigrant	2 9
^_impossible	7 15
^_inbox	6 11
^_includ	1 -14 2 -28
^_income	0 9 4 -13
^_ink	10 16
^_ins	5 12
^_inside	12 17
^_insta	14 26
^_instruction	10 19
^_insurance	0 15
^_insure	5 12
^_interest	2 -12 6 9
^_into	7 23 8 10 14 9
^_investment	7 38
^_invit	4 10
^_invoic	13 8
^_irish	2 13
^_ish	4 24 5 -7
^_isn't	6 -19 7 -40
^_issu	2 18
^_it's	2 -26 6 34 14 -18
^_its	2 -8
^_jan	14 10
^_jog	0 9
^_joke	6 8
^_joy	1 10
^_just	2 -9 8 10 9 9 11 26
^_keen	2 8
^_keenest	4 17
^_keep	0 -13 2 12
^_keeper	8 8
^_kept	1 12 3 -20
^_kid	1 33
^_kidd	6 8
^_kids	0 12 1 44 2 -15
^_kind	0 14
^_kindest	1 11
^_kit	7 10
^_kitchen	2 -35 14 -11
^_kne	8 21
^_knock	8 8
^_know	8 20 13 7
^_l	1 19
^_lad	6 15
^_lady	2 16 6 8
^_landlord	1 -28 2 -35 7 30 8 -10 11 -12
^_lane	6 -14
^_last	0 -7 3 22 5 -10 8 -70 10 -9 11 -29 12 -34
^_late	8 -10
^_launch	10 8
^_law	1 -18 3 15
^_lawn	1 8 11 22
^_lease	1 8 3 -32 12 25
^_least	4 23
^_leav	5 12 8 -23
^_leave	12 20
^_leed	7 10
^_left	2 -24 6 10
^_leg	6 13
^_legg	3 9
^_legs	3 29
^_lender	0 -9 7 16
^_lenton	7 8
^_less	4 23
^_let	0 -10 1 -35 2 -16 4 -7 5 -9 9 9 12 30 13 -22
^_lets	8 12 12 16
^_letter	4 -13 14 14
^_lha	0 24
^_lie	6 21
^_life	7 15
^_lift	1 -21 2 -21
^_light	6 -17
^_like	1 -51 3 -35 4 -34 6 23 7 -15 8 -18 11 -12 13 31
^_limit	6 -11
^_lin	6 12
^_line	7 15 8 -13
^_list	7 -8 10 52
^_listen	4 13 6 14
^_little	14 9
^_liv	3 -16 6 -13
^_live	1 -31 6 14 8 20
^_loan	13 7
^_lobby	8 21
^_location	7 34
^_loch	9 11
^_lock	6 7
^_lockbox	8 21
^_lodger	8 24
^_look	2 -21 3 20 6 -14
^_lot	4 -27
^_lottery	8 10
^_love	0 23 2 -8 8 -15 9 8
^_lowest	7 15
^_loyalist	2 20
^_made	11 15
^_maisonette	0 7
^_make	2 -13 11 12
^_male	2 11
^_man	7 25 8 19
^_map	7 -8
^_mark	4 12
^_market	7 -7 10 19
^_marvellou	1 10
^_mat	1 10 2 7
^_matter	0 -7 6 7
^_max	1 22 3 10
^_may	1 20 2 -21 3 -24 5 -24 6 -19 7 -17 8 -25 11 8 12 10
^_me	2 -33 5 -33 6 -10 14 15
^_mean	2 19
^_meet	5 -9
^_melt	6 10
^_men	2 11
^_mental	2 10
^_mention	6 -10
^_messag	14 8
^_messy	8 10
^_meter	8 -29
^_mid	5 9
^_midg	7 9
^_midnight	6 19
^_might	1 7 13 13
^_mile	1 9
^_min	12 34
^_mind	0 -8 3 -24 4 -17
^_minimum	4 26
^_miss	2 -8 6 27
^_mistake	6 8
^_mkt	10 37
^_mobile	2 10
^_monday	9 15
^_money	0 28 4 -10 5 26
^_month	0 -28 2 -38 5 -25 8 -18 9 -54 10 -16 14 -16
^_more	0 -27 2 -13 4 27 6 -40 11 -8
^_mortgage	0 8
^_most	3 9 7 41 8 -7 12 8
^_motto	3 15
^_mov	14 11
^_move	6 -12
^_mr	8 37
^_mth	12 15
^_mths	13 15
^_much	4 25
^_mums	2 11
^_muslim	2 27
^_must	0 10 2 -36 4 -29 5 23 6 -14 8 -7 13 -9
^_my	2 -12 4 -12 5 10 6 -13
^_nae	3 9
^_name	14 32
^_national	2 32
^_nationality	2 15
^_near	6 18 13 15
^_nearest	7 -18
^_need	1 -7 2 26 4 -23 6 -17 7 -52 8 -18 13 -16 14 -16
^_needn't	2 7
^_neg	4 29 14 7
^_negotiable	4 25
^_neighbour	3 -19 7 8 8 38
^_neither	1 -10
^_nephew	1 14
^_nester	1 24
^_network	8 9
^_never	0 -44 1 -36 2 -49 3 -11 6 -18 7 8 11 -26
^_new	13 -11
^_newcomer	10 28
^_next	3 -9 7 -11
^_night	5 -22 9 13
^_nil	7 8
^_nine	4 10 5 -8 8 -22 14 -30
^_no	0 25 2 7 4 14 5 -20 7 -9 10 -22 12 -9 14 -21
^_nobody	2 -8 6 -13
^_non	5 14
^_none	7 23
^_nope	0 7 1 7
^_nor	0 11 1 9 2 9 7 -7 11 13
^_not	1 -8 3 10 5 -41 7 -68 8 -40 12 -53
^_note	8 12 11 11
^_noth	1 -9 3 -26 5 -16 7 -19
^_notice	11 10
^_now	3 12 7 -17 8 9
^_number	1 -25 8 -13
^_nurse	8 7
^_nursery	1 18
^_o	3 30 11 19
^_objection	1 -12 3 -14
^_occasion	10 7
^_occupant	1 14
^_off	0 17 6 17
^_offer	1 -33 2 -34 3 -24 4 32 6 -26 8 -14 11 -20 13 -12
^_old	0 -17
^_once	13 -13
^_one	0 9 3 -7 4 -11 6 -7 7 -24 8 -21 9 -12 13 -9
^_ones	2 -27 6 11
^_only	0 32 1 19 2 57 4 -26 5 -35 6 -21 7 -7
^_ono	4 36 5 -26
^_onto	10 7
^_open	1 13 4 18 5 -11 8 -8
^_opportunity	6 11
^_opposite	8 14
^_order	13 11
^_other	0 -9 4 11 6 14
^_our	0 12 6 -16 9 13 10 24 11 12
^_out	0 -8 2 -36 3 -18 5 11 6 28
^_outside	2 -14
^_over	1 -11 7 -32 9 -21
^_own	5 -11
^_owner	0 8 6 -13 8 20 11 -16
^_ownership	6 7
^_owns	1 12
^_p	3 12 11 13
^_padlock	8 25
^_paid	0 9 13 -17
^_paint	4 7 6 -7
^_pan	2 19
^_paper	10 8
^_parent	1 10
^_park	0 -26 3 -18 5 -10 6 -43 7 -20 8 -24 14 -9
^_part	0 -14 11 -8
^_particular	14 11
^_party	6 16
^_pass	6 -17
^_password	8 16
^_patter	1 12
^_paws	3 15
^_pay	2 18 4 -24 5 14 7 -27
^_payer	0 13 13 14
^_payment	5 21 13 12
^_pays	0 -10 5 23
^_payslip	0 13
^_pcm	4 20 5 -42
^_peak	7 10
^_penny	7 10
^_pensioner	8 7
^_penthouse	4 8
^_people	0 -7 1 -12 2 33 3 18 4 -8 7 -24 8 -43
^_per	4 -9 5 -13
^_periodic	12 -25
^_permission	7 13
^_permit	0 -20 5 -18 13 -12
^_permitt	1 8
^_person	1 8
^_pets	0 -21 1 -15 7 -15
^_pett	3 17
^_phase	6 13
^_phon	6 11
^_phone	8 -18
^_photo	6 -18
^_photograph	11 9
^_photography	11 19
^_pic	11 29
^_pick	2 23 6 -8
^_pics	11 46
^_picture	11 24
^_pier	8 18
^_pigs	3 18
^_pip	0 21
^_plac	7 14 14 7
^_place	0 -9 2 -10 13 8
^_plain	8 13
^_plan	7 8 11 -23
^_plant	1 15
^_please	2 15 3 -32 5 -7 7 -8 8 -26 11 -15
^_plus	12 14 14 -10
^_pm	4 21
^_poa	4 18
^_pod	9 18
^_pods	13 7
^_politic	2 7
^_pooch	3 12
^_portal	10 9
^_post	8 -7
^_pound	5 10
^_prefer	2 24
^_preference	0 8
^_preferr	0 12 2 39
^_pres	10 10
^_previou	2 -19 8 14
^_price	2 10 4 43 5 -28 6 30
^_print	4 -9
^_pritchard	8 11
^_promise	6 -11
^_proof	7 23
^_purchaser	7 11
^_put	0 8 6 -15
^_quality	7 17
^_quarter	13 32
^_question	3 9
^_queu	6 20
^_quickest	14 18
^_quid	4 8 5 13
^_quiet	2 7
^_quieter	7 8
^_quietest	7 20
^_quote	0 10
^_rail	11 -14
^_rather	2 17 5 13 6 -7
^_re	3 -8
^_reader	6 17
^_ready	6 -9 13 14
^_real	8 -9
^_reasonable	4 7
^_receipt	0 20
^_reckon	1 10
^_recommend	6 10
^_red	7 9
^_reduc	4 -9
^_referenc	1 -20 13 15
^_region	4 12
^_regret	8 7
^_rehome	3 24
^_release	5 7 6 -7
^_reminder	5 13
^_rent	0 -8 3 -17 4 40 5 10 7 -9 8 -19 10 -12 12 -7 13 11 14 -26
^_rental	7 16 9 16
^_rentamount	5 7
^_republican	2 10
^_request	3 -9
^_requir	2 10
^_reserv	5 13
^_reservation	5 9
^_resident	1 -24
^_retir	8 13
^_return	5 -8
^_right	6 15 8 12
^_ring	6 8
^_river	7 15
^_road	7 18
^_roll	6 21
^_roma	2 16
^_room	0 18 1 -14 4 7 6 24 8 23 9 -13 11 9 14 10
^_rover	3 25
^_rug	1 15
^_ruin	1 10
^_rul	5 7 8 -8
^_run	1 -13
^_runn	0 7 6 7 7 9
^_runs	8 -12 12 10 13 14
^_rush	6 7
^_safe	7 8
^_said	1 -17 6 -21
^_salari	0 17
^_sale	8 36 10 11
^_say	2 25 6 -28
^_school	2 -31 14 -8
^_screen	6 11
^_sea	7 33
^_search	2 12
^_seat	1 -14
^_second	6 15
^_secur	4 8
^_see	5 14
^_seen	6 20
^_sees	7 8
^_self	0 -31
^_sell	2 24 6 -22
^_seller	2 18
^_send	13 7
^_september	12 16
^_set	0 12 4 14 5 22
^_seven	8 -22 14 14
^_seventy	6 8
^_several	4 10
^_sex	2 8
^_shall	0 7
^_sharer	1 -12 4 10
^_shelf	6 10
^_shift	6 21
^_shop	2 -12 4 -16 8 -14
^_short	12 21 14 10
^_shorthold	12 22
^_shot	6 8 11 18
^_should	6 -30 8 17 13 -10
^_shouldn't	2 9
^_shout	14 8
^_show	11 -8
^_shown	4 27
^_shy	4 10 6 -12
^_sign	0 11 1 -17 6 -9 12 18
^_simp	7 20
^_single	7 19
^_site	2 -8
^_six	8 -36 13 -10 14 -11
^_sixty	6 11
^_skip	2 7
^_slash	14 22
^_slot	1 13 6 16
^_small	1 10 5 7 11 -13
^_smok	2 -8 3 14
^_smoker	0 -11 2 -15
^_snap	11 7
^_snooze	6 14
^_so	2 14 4 9 6 -26 8 17
^_sold	2 11
^_somebody	13 -7
^_someone	0 -16
^_someth	3 18
^_somewhere	4 21
^_sooner	1 8
^_sorry	6 -15 12 8
^_sought	0 14 2 7
^_sound	8 7
^_spain	8 15
^_spare	6 8 8 38
^_speaker	2 7
^_spend	9 10
^_stage	8 -7
^_stair	8 -30
^_staircase	2 -7
^_stairlift	2 -16
^_stand	6 10
^_star	8 7
^_start	1 16
^_state	2 8 4 16
^_stay	4 -33 6 -9 7 -8 8 -44 9 12 12 9 13 -12
^_steep	1 10
^_step	7 -11 8 -11
^_stick	6 30
^_still	1 11 8 -14 10 9
^_stood	3 12
^_stop	14 -8
^_stopp	6 15
^_storage	9 -7
^_street	1 -9 2 -41 7 21 8 -20
^_strict	3 19 5 7
^_style	9 21
^_subject	11 9
^_such	6 12 7 21
^_suit	0 -12 4 -7 9 12
^_sum	5 8
^_sunday	2 14
^_support	0 18 2 -8
^_supporter	2 15
^_sure	7 10
^_swift	6 18
^_t	10 11
^_tak	0 -8
^_take	1 -14 2 -7 4 20 13 23
^_taken	6 -26
^_tell	2 -21 6 -35
^_ten	5 9 13 24
^_tenancy	7 -12 12 8
^_tenant	0 7 2 -9 6 -56 8 43 9 -21 11 -46
^_tenerife	8 7
^_term	6 -10 8 -9 13 20
^_test	0 7
^_text	0 12 14 13
^_th	7 9
^_than	2 -30 3 -7 4 31
^_that	5 27
^_their	1 -24 13 10
^_them	1 -34 3 -7 6 18 7 -28 11 -16
^_then	0 12 1 12 6 -43 8 21
^_there	1 16 3 -22 5 9 7 45 8 -36 14 -11
^_thereabout	4 14
^_they	2 10 6 -13
^_they're	2 8
^_thing	3 7 6 7
^_think	3 -10 4 19 6 -23 8 -9
^_those	0 -16 1 18 7 -9
^_though	0 17 4 7
^_thought	6 9
^_three	0 -12 7 13 8 -15
^_through	2 -15 7 -26 8 17 14 -35
^_throw	4 9
^_thursday	6 8
^_tiddl	3 7
^_tied	12 14
^_tiktok	14 12
^_til	6 -16
^_till	12 10
^_time	1 10 7 -12
^_tock	6 28
^_today	6 11 10 11
^_toddler	1 20
^_told	0 20 2 -33 4 -17 6 -46 8 -9
^_tonight	6 9
^_top	7 7
^_total	7 19
^_tour	14 7
^_town	6 17
^_toys	1 -9
^_trade	7 10
^_train	6 -9
^_transfer	5 -7
^_travel	1 -7
^_traveller	2 8
^_tri	2 8
^_trust	7 13
^_truste	2 18
^_try	1 12 2 10 6 -10
^_tues	8 11
^_turn	1 -8 6 12
^_twelve	12 10 13 17
^_twelvemonth	13 13
^_twice	6 13
^_two	3 7 5 -64 8 11 10 -25 12 -33 13 -40 14 -19
^_typ	2 15
^_type	14 9
^_uc	0 28
^_uk	13 20
^_ultimate	7 17
^_under	8 29
^_understand	0 10
^_unequall	7 8
^_unionist	2 21
^_unlawful	0 -7 2 -15
^_unoccupi	8 15
^_unwant	1 11
^_up	1 -26 2 -40 4 -9 6 21 13 15
^_upfront	13 31
^_upon	4 16
^_ups	1 22
^_upstair	8 18
^_upward	4 16
^_us	0 -23 1 -16 4 14 5 -29 13 -36
^_use	3 -15 7 7
^_used	0 -22 3 -16 6 -13 11 40
^_user	2 26 14 21
^_usual	0 8 1 7
^_value	7 28
^_vegetarian	2 9
^_video	5 9
^_view	0 -18 2 -19 4 -38 7 27 11 20
^_visit	1 18 5 13
^_vot	2 8
^_voter	2 15
^_w	10 11
^_wage	0 14
^_wait	6 15
^_walk	7 7 9 -9
^_walker	2 -13
^_wall	8 -9
^_want	1 39 2 30 7 -25 12 7 13 23
^_warm	7 14
^_warn	6 11
^_was	1 -35 4 -44 5 -26 6 -18 7 -68 9 -13 12 -17 13 -34
^_water	3 9 8 -18
^_way	7 15
^_we	2 -19 3 -16 4 -10 5 -51 6 -20 8 -22 11 14
^_we'll	13 7
^_we're	8 14
^_we've	6 -29
^_wean	1 22
^_wear	5 14
^_wee	1 8 2 -16 8 11 14 16
^_week	5 27 9 23 13 -26
^_weekend	5 7 9 18
^_weigh	4 16
^_wel	1 8
^_welcome	0 -18 6 -24 8 -16 9 10 13 7
^_went	0 11 4 16
^_were	0 -18 1 -8 2 -52 3 -7
^_wet	10 10
^_wharf	4 11
^_what	1 -10 4 15 6 -7 8 -10 13 -8
^_whatever	4 24
^_whatsoever	2 14
^_wheel	2 14
^_when	0 -9 4 -24 6 19
^_where	0 9 1 -12 6 -29 14 16
^_which	2 26 4 29 6 -24
^_while	6 33
^_white	1 14
^_who	5 7 6 14 8 -18 13 9
^_who'd	2 22 4 10
^_whoever	0 -11
^_whole	1 16 13 10
^_wife	2 -10
^_will	1 -14 4 9 6 -12 7 -13 9 10 14 -42
^_window	6 -19 7 -25 8 10 11 -8
^_wins	4 10
^_winter	4 8
^_wise	6 7
^_wish	2 -16 3 9 4 9
^_without	2 10 3 22 13 23
^_witness	2 13
^_wks	5 9
^_women	2 13
^_won't	0 17 4 21 7 -24 11 -29 13 -9 14 -10
^_woof	3 16
^_word	6 9 7 18
^_work	0 7 2 -31 4 -9 6 -34 8 17
^_worker	0 25
^_would	0 8 1 16 3 16 4 -16 6 -11 8 -16 11 -46 12 11
^_wouldn't	2 -11 6 11 7 7
^_wrong	1 12
^_year	5 -10 9 -11 12 21 13 32
^_yes	0 -27 1 -13 2 -16
^_yield	7 11
^_you	0 17 1 -10 2 -14 3 -27 5 8 7 -19 8 -13 10 -16 11 -7 12 -24 14 -29
^_you'd	6 -8
^_you'll	8 -18
^_you're	6 -17
^_you've	6 19
^_young	8 9
^_your	1 -8 2 8 5 -8 6 29 7 -9 8 -10 12 7
^_yourself	6 19
^_yourselv	6 8
^_zero	14 19
^_£#	0 -17 2 -33 4 47 5 -16 6 -14 7 -29 8 -40 11 -13 12 -47 14 -15
^_£##	0 -49 2 -8 3 -21 4 26 6 -21 7 -70 13 8
a	1 -10 2 7 6 -9 8 -28 11 9 14 -22
a $	3 7
a ,	1 7 2 15
a :absence	1 -8
a :absolute	1 -14 4 13 5 14 8 7
a :accepting	0 11 2 -14 3 -12 6 18 7 9 8 -16
a :advance	1 7 4 -17 5 -31 13 8
a :asking	0 7 3 -12 14 12
a :bid	4 19
a :building	2 -20 4 -13 6 52 7 22 10 12 14 -14
a :burden	0 14 1 28 3 -12 6 -23 13 9
a :child	0 -9 1 45 2 -18 3 -44 4 14 5 -11 7 -41 11 7
a :childless	1 42 6 -16 8 -34
a :childthing	1 20 7 -17
a :clocktime	4 -24 5 20 6 -23 7 -17 8 22 9 7
a :codething	6 -23 8 -29 9 -7 12 37
a :deadline	2 8 4 20 5 13 6 -15 8 16 9 22 13 -46
a :demand	1 16 2 -11 4 -20 6 20
a :demanding	0 13 1 7 5 11
a :denying	2 22
a :deposit	5 -16 13 -9
a :deterring	0 -7 2 -29 7 -20
a :disability	0 -39 1 -16 2 33 3 -8 6 -13 8 -8
a :disclaimer	0 15 7 23
a :dislike	1 19 2 -32 14 25
a :faith	2 64 4 -15 6 -17 7 -23 8 -27
a :family	1 32 2 -15 3 -10 4 -8 8 -37
a :fee	4 20 5 19
a :feething	0 -10 1 9 3 7 4 -58 5 -14 6 -26 7 -23 8 -8
a :fixed	4 -7 7 -20 8 -11 12 13
a :healthword	1 -15 2 -11 7 10 8 56
a :hiding	1 -27 2 -35 4 12 7 -31
a :holiday	0 -38 1 -48 2 -24 5 12 7 -8 9 17
a :income	0 29 1 -14 2 -31 4 -24
a :jobname	0 -9 1 10 2 -40 6 -7 7 -30
a :keything	1 -29 6 -9 7 -14 8 -27
a :kin	1 40 2 -8 3 -37 6 -16
a :law	5 -30 8 -9
a :lifeword	0 35 1 -41 2 -22 3 -10 4 -7 5 -14 8 9
a :longperiod	0 10 4 -22 6 -46 8 -33 9 -14 12 46 13 33
a :losing	0 20 5 14 6 -11 13 12
a :money	2 -7 4 24 5 63 6 -11 7 7
a :nation	1 -8 2 24
a :nearby	1 -19 2 -45 7 18 8 -41
a :negation	1 10 2 20 3 21 5 10
a :neighbour	1 13 6 20 8 11
a :newness	0 -14 1 -10 6 -17 9 22 10 11 12 -10 13 -12
a :number	4 9 5 31 7 19 8 -19 12 24 14 -29
a :offerdeal	0 -8 2 13 4 24
a :online	3 16 14 9
a :openprice	4 54 11 17
a :opinion	1 -14 7 -29 8 -12
a :origin	2 19
a :payer	0 -29 1 -33
a :paying	1 -12
a :period	0 11 5 8 6 13 8 -37 10 -41 11 -54 12 17 13 -17 14 -66
a :person	1 11 6 -39 7 7 8 -21 13 30
a :pet	0 -61 1 -40 2 -64 3 57 4 -44 5 12 6 -36 7 -58 8 -18 13 -11
a :petpart	2 -8 8 -24
a :phone	1 -10 2 -31 6 -21 7 -25 14 33
a :photo	0 -14 1 20 6 12 7 -14
a :place	3 8 7 12
a :politics	1 -12 2 24 7 -16
a :preferring	1 -11 2 -38 3 18 8 25
a :promise	1 -12 7 53
a :ranking	1 17 5 8 7 22 13 -17
a :record	13 8
a :rent	4 24 5 -18 7 -17
a :return	0 -44 4 17 5 -24 7 27
a :room	0 -7 1 16 2 -16 3 -28 4 14 6 29 8 -66 10 21
a :rulesplace	0 -10 2 -11 3 7 8 -22 13 12
a :safety	7 -11 8 -18
a :scarcity	5 12 6 33 7 -29 9 20 13 15
a :school	1 26
a :seller	0 -24 1 -19 5 12
a :sex	1 -7 2 78 3 -16 4 -30 7 -27
a :sexual	1 -16 2 22
a :source	1 7 11 -7
a :spelled	1 15 2 27 3 8 4 -32 8 7
a :student	1 -14 2 -11 8 18
a :superlative	1 8 3 -16 4 -24 7 37
a :thing	2 -13 3 -16 4 -7 7 -43 8 -15
a :time	7 -16 13 9
a :title	2 14 6 -32
a :tribunalrent	4 -10 6 -16 8 -9 12 36
a :urgency	1 -14 7 -12 8 -22
a :wanting	0 -7 14 13
a :work	0 51 1 -25 2 -49 6 -8 12 -12 13 -7
a :writeto	1 -7 9 -10 14 23
a baby	1 7
a bad	8 22
a bath	6 20 7 -9
a better	7 31
a big	3 7
a bigger	0 9
a bit	0 -20 1 -34 3 -13 4 36 6 -11 7 -10 8 14 11 8
a block	13 13
a boat	2 10
a brand	10 8
a breakdown	8 13
a bright	0 8
a buggy	1 12
a bump	2 21
a bus	6 12
a camera	11 16
a care	8 11
a carpet	1 17
a cat	5 19
a certain	2 8
a certainty	7 22
a chance	0 19
a change	2 9
a charity	0 7
a child	1 39
a childless	0 8
a christian	2 20
a claim	0 11
a claimant	0 28
a clean	3 8 11 8
a commitment	12 15
a condition	5 12
a copy	5 -18
a crack	6 9
a crowd	1 19
a day	6 33 13 -23
a dead	7 24
a decent	13 12
a deposit	5 -18
a different	3 9
a dog	3 51
a double	2 7
a dozen	6 22
a drink	8 23
a family	0 -16 1 7 2 -27 8 -13
a favour	3 15
a fella	6 11
a female	2 15
a few	0 -9 5 13 9 20 11 8 13 17
a figure	4 22
a finer	7 8
a first	7 7
a fiver	5 18
a flat	1 17 6 21 8 10
a floor	4 18
a foreign	2 18
a formality	7 18
a former	11 7
a fortnight's	5 21
a fourth	2 10
a friend's	3 19
a further	1 9
a gate	1 -9
a gay	2 9
a gentleman	2 18
a go	5 16
a good	2 -11 3 -9 13 12
a grand	4 18
a greener	7 22
a grown	1 25
a guarantor	0 -16 4 -9
a guide	11 13
a hamster	3 7
a happy	0 7
a haven	1 13
a head	5 16
a history	2 24
a holiday	9 -8
a home	6 -7
a homeowner	0 18
a hot	6 8
a hound	3 17
a house	0 19 6 21 7 15 8 -10
a household	1 29 5 -7
a hundred	5 17
a husband	2 16
a job	0 26 8 -12
a key	5 -17
a kid	1 14
a lad	8 13
a lady	2 28
a landlord	0 -17 1 -15
a larger	13 7
a lead	3 -7
a lifetime	6 16
a link	13 7
a list	7 12
a little	1 -53 4 28 11 14
a living	0 13
a lodge	10 7
a long	7 -14 13 9
a look	0 -7
a lot	5 10
a loyalist	2 18
a lump	13 22
a maisonette	6 14
a man	2 7
a matter	6 8
a mature	2 8
a message	14 19
a mews	9 7
a miss	6 -16
a mixed	2 -18
a month	1 14 4 8 7 14 12 -28 13 -55
a month's	5 11 13 -8
a mortgage	7 11
a new	0 -10 6 -23 7 -9
a newborn	8 20
a nicer	7 22
a night	9 16
a nightly	9 10
a no	0 11 1 14 2 21 3 11
a non	5 12
a note	14 8
a number	4 9
a nursery	1 18
a one	12 8
a pair	1 19
a parrot	3 -9 8 7
a pass	3 8
a patch	7 11
a penny	4 -18 5 -20 7 18
a pension	0 -43
a periodic	12 -10
a pet	2 -8
a picture	3 19
a pinch	11 20
a pint	6 7
a place	7 9
a plain	8 13
a play	1 8
a post	8 9
a practising	2 8
a prettier	7 11
a price	4 17
a problem	3 -13
a profession	0 10
a professional	0 -32
a profit	7 21
a promise	11 12
a proper	0 16 8 -9
a protestant	2 7
a puppy	3 12
a pushchair	1 10
a queue	6 12
a quiet	1 15
a record	11 11
a recovering	8 16
a rent	4 24 5 -15 7 -10
a republican	2 13
a reservation	5 10
a retired	8 21
a rolling	12 -10
a room	11 8
a salary	0 27
a saturday	8 7
a scheme	5 -18
a second	2 -11
a secure	0 9
a short	14 10
a shout	6 7
a similar	11 12
a single	7 8 13 7
a slate	10 12
a small	5 8
a smart	9 7
a soul	7 16 8 13
a specialist	5 7
a spring	10 12
a stairlift	2 -14
a stampede	6 10
a steady	0 17
a strict	1 7 3 14
a study	1 10
a sum	4 9
a sure	7 7
a sweet	8 19
a swift	6 15
a telegram	14 8
a tenant	0 11 1 -35 2 15 5 -30 8 -20
a tenner	5 35
a term	13 17
a terrace	6 8
a third	4 14
a thousand	4 18
a tidy	1 7
a time	6 -14
a toddler	1 14
a tortoise	3 -25
a trade	0 13
a true	11 12
a twelve	11 7 12 14
a very	6 7
a wage	0 19
a walled	10 11
a wee	5 11
a week	4 13 9 19 13 -28
a weekend	5 8 8 8
a wheelchair	0 -8
a whippet	14 9
a white	2 23
a whole	6 9
a woman	2 18
a worker	0 21
a working	9 13
a year	12 27 13 9
a year's	12 12
a yes	7 12
a £#	1 10 4 -14 5 48
able	7 9 13 15
able :disability	2 13
able :openprice	2 -33 13 16
able :opinion	2 -33 13 16
able bodied	2 13
able to	2 -33 13 16
able_$	7 13
about	0 -45 1 -9 3 -14 4 -53 6 39 7 -14 8 18 10 -21 11 18 14 -25
about $	6 17
about ,	8 17
about :absolute	3 -10
about :burden	8 7 12 7
about :condition	11 9
about :income	13 9
about :money	4 -23
about :openprice	6 21 7 8
about :opinion	6 24 7 9
about :pet	3 26
about :photo	12 7
about :source	11 8
about as	6 16
about it	2 17 3 -23
about on	8 7
about pets	3 18
about the	2 -28 8 8
about this	6 19
about to	6 24 7 9
about yourselves	4 7
about £#	4 -32
about_$	0 -33 3 -7 4 -17 6 8 8 14 11 20 12 8 14 -13
about_long	6 15
about_month	4 -20
about_one	6 21
about_pets	3 -7
about_place	1 9
above	0 11 1 9 2 -17 4 15 5 -16 6 -26 7 -23 8 -8 13 -14 14 -7
above ,	2 -12
above :absolute	0 8
above :everyone	0 8
above :money	4 16
above all	0 8
above the	7 -12
above_$	0 10 2 -13 4 8 6 -11 7 -14 8 -22
above_rent	4 -7
above_shop	1 7
abroad for	8 10
absolute	10 12
absolute_$	7 11
absolutely	0 9 7 22
absolutely :negation	0 11 7 18
absol…	0 9 3 16 7 18 10 11
academic	13 10
acade…	13 10
accent	2 17
accents	2 12
accen…	2 12
accept	1 19 4 18
accept ,	4 9
accept_$	2 13 13 22
accept_benefit	0 -13
accept_than	4 11
accepted	0 14 2 25 6 -13
accepted $	0 13 2 9
accepted ,	13 8
accepts	13 14
accep…	0 13 2 23 6 -22 13 23
access	2 -19 8 16
accident	8 9
accid…	8 9
accom…	1 22
accordingly	4 15
accordingly $	4 15
accor…	4 26 7 -17
account	1 7 13 28
account $	13 7
account of	1 14
accou…	0 -27 4 -16 13 26
accurate	11 21
accurate $	11 19
accur…	11 23
achie…	4 15
acros_has	8 16
across	2 -7 8 20
across the	8 22
act	6 21
act :time	6 11
act :urgency	6 21
act now	6 10
action	6 11
action_$	6 11
actual	1 -7 11 26
actual :building	11 16
actual :neighbour	11 15
actual :photo	11 15
actual flat	11 14
actual_$	11 17
actual_may	11 11
ad	1 8 2 13 3 -8
ad $	2 17
adam	2 11
add	0 9 4 23
add :deadline	0 7
add :demanding	0 7
add :number	4 18
add up	0 7
add_$	10 8
add_first	5 7
add_what	0 9
add_you	0 9
add_your	5 9
add_£#	4 9
added	0 -19 5 14 10 19 11 12
added :openprice	5 17 10 8
added :opinion	5 17 10 8
added to	5 17 10 8
addition	10 11
addition :openprice	10 11
addition :opinion	10 11
addition to	10 11
addit…	10 11
address	1 21 7 10 14 20
address for	14 7
addresses	7 12
addre…	1 19 6 -9 7 27 14 19
adhd	2 18
adjoining	8 9
adjoi…	8 9
admin	4 -17 5 21 7 -7 13 -8
admin ,	5 13
admin_$	0 8
administration	5 7
admin…	5 7
adopt…	1 11
adult	0 22 2 -32
adult $	1 -26
adult ,	1 -14
adult :absolute	1 11
adult :burden	1 11
adult :disability	0 11
adult :healthword	0 11
adult :onlyword	1 10
adult :person	1 21
adult :scarcity	1 11
adult disability	0 11
adult only	1 11
adult sharers	4 7
adult_#	3 10
adult_$	0 -11 1 46 2 -32
adult_block	1 11
adult_children	1 -31
adult_dependant	4 7
adult_kids	3 10
adult_need	1 -12
adult_no	1 17
adult_only	1 15
adult_payment	0 11
adults	1 60 2 -55 4 -23 6 -32 7 -20 9 10
adults $	1 29
adults ,	1 47
adults :absolute	2 -19 9 12
adults :burden	1 7 2 -19 9 12
adults :onlyword	2 -19 9 12
adults :scarcity	2 -19 9 12
adults in	1 7
adults max	3 10
adults only	2 -19 9 12
adv	12 -9 13 49
adv $	13 34
adv_$	13 20
advance	0 -14 2 -9 3 -12 4 -44 5 -12 6 -42 7 -44 8 -35 12 -35 13 23
advance $	13 -7
advance :burden	13 -12
advance :demanding	13 12
advance of	13 8
advance_#	13 9
advance_month	13 18
advance_one	13 -10
advance_rent	13 24
advance_sign	13 -11
advan…	0 -14 2 -10 3 -13 4 -45 5 -12 6 -42 7 -25 8 -35 12 -35 13 23
advert	0 -23 1 -9 4 -20 7 -20 10 7
advertis_$	6 -7
advertis_£##	4 12
advertised	4 27 6 -31 7 -23 10 28 13 -9
advertised :deadline	10 29
advertised :newness	10 11
advertised :spelled	4 12
advertised at	4 12
advertised in	10 -22
adver…	3 -13 4 25 6 -48 7 -36 10 32
advice	6 9
advise	4 11
affec…	2 11
afford	6 24
afford $	6 13
afford_$	0 -8
affordability	13 7
affordability_$	0 7
affordable	0 -21
affor…	4 -7
afore	6 7
afore_$	6 8
afraid	0 10 1 9 3 8 6 -18
afraid $	2 -16
african	2 11
afric…	2 18
after	0 -18 1 -20 6 19 9 -22 12 23 13 -37 14 15
after $	7 13 8 -9 13 13
after ,	13 9
after :advance	13 -50
after :deadline	6 7
after :faith	6 11
after :jobless	13 -37
after :number	1 -8 13 -7
after :school	8 8
after a	2 20 3 17
after it	6 34
after school	8 8
after signing	13 -37
after sunday	6 11
after that	6 -12
after the	14 7
after_$	0 -12 1 -30 2 -13 6 13 9 -8 13 -37 14 21
after_bloke	2 16
after_first	12 8
after_have	6 8 13 -7
after_month	12 7 13 13
after_not	12 7
after_sign	13 -24
after_viewing	4 13
after_who	8 -7
after_will	6 9
after_year	2 8 12 8
afternoon	1 8 6 19
afternoon $	6 13
afternoons	1 8
after…	1 21 6 17
again	1 10 2 12 5 16 6 -22 7 10 10 -11
again $	1 13 6 -12
again :condition	5 11
again_$	6 -9
against	3 -7 4 -9 5 12 13 -11
against :child	1 13
against :dislike	5 25
against damage	5 25
against_$	1 18 3 -9 5 13
against_rent	5 -7
again…	3 -7 4 -9 5 12 13 -11
age	1 22 2 -9 3 -14 8 -9
age of	1 30
agency	5 14
agency's	14 11
agency_$	5 10
agenc…	14 11
agent	0 9 2 -12 11 10 13 -20
agent in	7 16
agent's	3 13 5 8
agent_$	4 11
agent_me	1 8
agent_no	8 10
agents	2 -10
agents :welcoming	4 10
agent…	3 14 5 19
ago	11 23 13 -7
agree	4 9 7 12 11 10
agree_$	11 11
agreed	3 7 4 -9 6 10
agreement	4 -11 5 -16 6 -14 13 18
agreement :codething	13 14
agreement is	13 14
agreement_$	12 -8 13 15
agreement_month	12 7
agreements	13 13
agree…	0 -8 4 -14 5 -25 6 -18 13 28
ah	4 18
ahead	4 -16 6 18 13 32
ahead and	13 9
ahead of	2 10 6 27
ahead_$	6 20
ahead_them	6 22
aim_people	0 12
aimed	0 12
aimed :spelled	0 12
aimed at	0 12
aint	1 9
aint_$	1 9
air	7 36
air ,	7 7
air :place	7 9
airbnb	9 16
alarm	5 -14 7 -14 8 14 14 -7
alarm :codething	8 13
alarm :deadline	0 8
alarm :negation	8 12
alarm and	8 -16
alarm has	8 11
alarm's	8 22
alarm_##	8 10
alarm_$	8 7
alarm_not	8 7
alarm_off	8 21
alarm_servic	8 -7
alarm_set	8 -9
alarm_since	8 11
alarm_work	8 12
alarms	8 -29
alarm…	8 29
alcoholic	8 13
alcoh…	8 13
alfie	8 7
alike	1 -19 2 -14
alike $	0 -14
all	0 -29 1 -20 3 -10 5 -33 7 -10 8 7 10 -11 11 -15 14 -15
all $	0 11 2 -7 7 -19
all :accepting	8 11
all :burden	7 -10
all :clocktime	8 23
all :deadline	8 21
all :demand	4 14
all :nation	2 8
all :openprice	7 -7
all :payer	12 18
all :period	7 8 8 16
all :person	1 10 2 -14
all :place	7 15
all :room	1 7
all :seller	12 18
all :sex	2 27
all :wanting	11 10
all day	7 9
all in	7 -15
all occupants	1 16
all of	7 23 8 20 13 12
all on	7 -10
all our	0 7 12 18
all the	11 -19
all three	1 7
all_##	8 10
all_$	0 -8 1 -15 2 -30 7 -14 8 8 11 -36
all_about	11 7
all_been	11 7
all_chang	11 7
all_i	7 7
all_long	2 7 7 8
all_must	1 12
all_one	6 7
all_road	7 7
all_same	2 7
all_so	8 8
all_want	2 9
all_will	7 10
all_word	14 7
all_you	2 17 7 7
allergic	3 20
allergic ,	3 7
allergic :openprice	8 11
allergic :opinion	8 11
allergic to	8 11
aller…	1 -24 3 32 8 14
allowance	0 10
allowance :negation	0 15
allowed	0 -26 3 11
allowed $	3 15
allowed ,	1 8
allowed :burden	3 -8
allowed on	3 -8
allow…	2 -14 3 9 8 -10 13 -16
alone	8 17
along	6 -26 7 -12
aloud	3 17
aloud $	3 17
already	2 -20 6 76 7 -23 8 -37
already $	6 27
already :asking	3 13
already_$	6 32
alrea…	2 -20 6 76 7 -23 8 -37
also	3 7
also_$	1 -19
alternate	1 9
alternate :absence	1 10
alternate :clocktime	1 10
alternate :holiday	1 10
alternate weekends	1 10
alter…	1 8
alway_$	1 -12 3 8 7 -9 8 10
alway_same	3 7
always	1 -27 3 13 4 11 6 -46 8 12
always $	7 -14
always :spelled	8 10
always at	8 11
am	3 -8 4 12 14 8
am :newness	6 10
am_my	4 10
amazed	7 10
ambulance	8 8
ambul…	8 8
an	1 -7 2 -8 3 10 4 11 6 -20 10 11 13 -8 14 -25
an :absence	7 9 8 13
an :absolute	2 22
an :advance	13 28
an :age	1 -8
an :bid	4 22
an :burden	1 10 4 19
an :clocktime	9 -12
an :consent	7 18
an :deadline	8 -14 12 -15 13 -25
an :denying	1 -13
an :disclaimer	4 8
an :everyone	2 23
an :fixed	12 25
an :keything	0 7 8 -10
an :nation	2 11
an :offerdeal	4 11
an :pet	3 14
an :phone	7 18
an :promise	12 8
an :return	7 23
an :room	1 8
an :seller	2 -8 3 12
an :title	1 -13
an :work	0 27
an absolute	3 7 10 12
an adult	1 -14
an advance	13 20
an alarm	0 7 8 -8
an all	2 23
an animal	3 14
an assured	12 8
an ast	12 11
an auction	4 7
an employed	0 10
an employer	0 9
an empty	7 10 8 14
an end	12 -8
an english	2 8
an extension	7 18
an extra	1 8 4 20
an honesty	8 7
an hour	6 7
an investment	7 22
an offer	4 10
an office	1 8
an old	1 -13
and	0 -28 1 -7 3 -16 4 -38 5 -26 6 -13 7 -21 8 25 10 -11 12 -42 14 -21
and ##	4 18 8 -15 14 -22
and :absence	0 10 1 10 8 21
and :absolute	0 -20 4 -22 8 -7
and :accepting	1 12 6 -17
and :advance	6 -11
and :age	4 -22
and :benefit	6 10
and :bid	4 -7
and :burden	4 -20
and :childless	1 -16
and :childthing	1 21
and :clocktime	8 -30 13 28
and :codething	0 -13 1 -15 5 -14 6 -29 7 -22 8 33
and :condition	4 -7 8 -8
and :deadline	6 -58 13 9 14 8
and :demand	0 -24 2 -8
and :denying	6 -9
and :deterring	0 28 2 -14
and :disclaimer	6 17
and :everyone	7 -50 8 -36
and :faith	2 13
and :family	1 27
and :feething	5 13 8 -32 13 -27
and :fixed	1 -10
and :forename	2 9 6 9 8 26
and :hiding	0 9 2 -7
and :holiday	8 13 9 8
and :income	0 -13
and :jobname	0 7
and :keything	8 -24
and :kin	2 26
and :lifeword	8 29
and :negation	0 20 1 25 4 -43 6 -9 7 7 10 7 11 12
and :newness	10 20
and :number	1 -34 2 -9 7 -41 14 -75
and :onlyword	1 7
and :openprice	1 8 3 17 6 10 13 9
and :opinion	1 -29 2 -28 8 -45 9 7 11 12
and :origin	2 23
and :payer	2 -27 4 -10 6 -34 7 -12 11 9
and :paying	1 -9 14 19
and :person	0 -52 6 23 8 -8
and :pet	1 15 3 35
and :phone	14 11
and :place	0 13
and :preferring	2 18
and :promise	0 -22 6 -9 7 14 8 33
and :ranking	13 18
and :refusing	8 15
and :scarcity	4 12 6 -23
and :seller	3 -10 6 -15 8 -11 11 8 12 -22 14 -20
and :sex	2 -69 6 16
and :sexual	2 33
and :spelled	0 -26 1 -28 4 -22 12 13
and :student	3 8
and :superlative	13 8
and :thing	5 12
and :time	6 -17 7 13 8 21 14 9
and :title	6 10 7 -8
and :urgency	4 9
and :utility	4 -9 5 -9 8 -7
and :wanting	2 -25 6 -15 8 15
and :writeto	14 11
and a	0 -73 1 -31 2 -59 3 -45 5 -11 6 -70 7 -41 8 -99 11 -39 12 -29 13 -39
and all	7 -11
and are	6 -17
and be	0 8
and beds	5 7
and by	6 14
and can't	8 22
and dads	1 22 2 -9
and do	11 12
and dogs	1 9
and english	2 -9
and every	6 12 7 8
and fifty	4 -16
and final	4 18 6 -8
and for	3 8
and gentlemen	6 15
and gets	6 7
and got	4 9
and he	8 -17
and her	8 13
and hers	8 -12
and his	6 14
and i	0 13 1 12 2 21
and i'd	2 19
and i'm	2 17
and i've	8 10
and is	5 -10 6 -11 7 -14 8 34
and it	0 8 2 19 3 14 6 24 7 29 8 26
and it'll	6 26
and it's	4 23 6 20 7 -13 8 -28
and its	8 -10
and july	13 13
and last	13 17
and leave	6 11 8 17
and like	1 10
and likes	8 10
and live	8 7
and may	8 20
and michaelmas	13 10
and moggies	3 13
and mostly	8 7
and mr	2 9
and mrs	2 9
and neither	0 -13
and nephews	1 8
and no	4 -7
and nobody	1 16 8 -7
and non	0 15
and none	1 8
and nor	0 9
and not	1 11 7 27 11 16
and now	8 9
and one	8 15
and other	0 16
and our	1 14
and out	8 15
and parking	1 14
and people	0 -20
and pet	3 7
and references	4 7 5 -7
and roof	8 10
and see	7 17 11 15
and she	8 -20
and she's	1 7
and short	8 9
and so	2 36 8 -61 13 16
and so's	3 7
and somewhere	0 19
and sons	5 7
and stay	1 -7
and takes	1 8
and tear	1 8
and tenants	5 8
and that	2 13 4 -12 6 23
and that's	5 23
and the	2 -32 7 -17 8 -8 9 -19 10 -45 12 -16 14 20
and their	1 19
and then	14 12
and there	6 8
and there's	6 14 7 11
and they	6 28 11 -9
and those	0 -16 1 -8 6 8
and took	11 9
and two	1 -19
and we	1 -15 2 -26 6 -21 8 -16 9 7 11 14
and we'd	2 25
and we'll	0 -13 2 10 3 -13 6 -34 8 -16 14 12
and what	1 10
and wife	2 15
and will	2 17 6 -25 8 10
and would	3 -7
and you	5 -13 6 17 8 -24
and you'll	5 -13 7 -27
and you're	5 7
and your	7 26
andrews	9 8
andre…	9 7
angle…	7 7
animal	3 50
animal_$	2 -11 3 31
animal_any	3 12
animal_live	3 8
animal_not	3 14
animal_our	3 13
animals	0 -21 2 -25 3 61 6 -16 7 -24
animals $	2 -15
animals ,	3 24
animals are	3 11
animals of	3 11
anima…	0 -21 2 -25 3 62 6 -17 7 -24
ankle :child	1 7
ankle biters	1 7
annexe	1 -7
annexe :codething	8 13
annexe is	8 13
annual	5 10 13 7
annual_$	5 7
another	2 48 3 17 4 15 6 28 8 -27 12 9
another :absence	3 20
another :building	2 12 3 16
another :codething	12 7
another :disclaimer	6 13
another :fairness	4 7
another :number	4 17 5 7
another :period	12 7
another :seller	6 16
another buyer	6 13
another home	3 20
another matter	4 7
another twenty	4 10
another_$	2 44 4 12 12 7
anoth…	2 48 3 17 4 15 6 28 8 -27 12 9
answer	0 16 3 16 4 -31 6 -13 8 -13
answer ,	0 12 6 13
answer :codething	3 8
answer :openprice	3 13
answer :opinion	3 13
answer :urgency	6 -13
answer is	3 8
answer to	3 13
answer_$	3 30 4 -22 7 -14 8 -13
answer_no	0 8 2 7
answered	6 -7
answe…	2 8 6 -18
antic…	6 11
antidepressant_$	8 8
antidepressants	8 8
antidepressants ,	8 8
antid…	8 8
any	0 16 1 19 2 -14 3 12 4 -16 6 -13 8 -36 10 10 12 -33 13 -20 14 16
any $	1 16
any :accepting	7 14
any :age	1 -23
any :burden	6 8 7 -16
any :child	1 23
any :childless	1 -23
any :deadline	7 15
any :deterring	0 -19 6 -9
any :disability	2 11
any :disclaimer	0 9
any :fee	7 11
any :feething	11 8
any :healthword	2 12
any :offerdeal	7 11
any :online	10 11
any :period	7 10
any :person	2 -9
any :place	3 9 7 -19
any :room	11 8
any :rulesplace	11 8
any :urgency	6 8
any age	1 -23
any disability	2 12
any kind	3 10 7 -16
any more	6 9 7 -17
any of	7 -13
any other	0 -13
any part	0 16
any price	7 12
any_$	2 -18 4 -29 5 -27 7 -9 8 -9
any_between	11 10
any_build	7 9
any_do	7 -8
any_my	14 13
any_own	2 7
any_will	7 -19
anybody	0 10 2 11 4 -16 6 -38 7 31
anybody :title	0 10
anybody who	0 10
anybody with	1 14
anybody_$	0 -11 7 15
anybody_can	0 8
anybo…	0 9 2 10 4 -18 6 -41 7 31
anyone	0 11 2 10 4 -10 5 -17 11 -27
anyone $	1 -10 2 -21 7 11
anyone ,	2 -20
anyone :condition	7 11
anyone :income	2 9
anyone :jobless	0 12
anyone :lifeword	2 10
anyone :losing	6 -12
anyone :onlyword	7 11
anyone :openprice	4 -7
anyone :title	0 -9 2 12 6 8
anyone but	7 11
anyone else	6 -10
anyone getting	0 8
anyone living	2 10
anyone who	0 -36 6 9
anyone who'd	2 9
anyone whose	0 9
anyone with	1 27
anyone_$	0 -8 4 -8 6 -26
anyone_credit	0 12
anyone_has	2 14
anyone_help	0 9
anyone_isn't	2 12
anyone_know	8 10
anyone_rent	0 7
anyone_should	8 10
anyone_universal	0 14
anyone_will	2 10
anyone_you	7 12
anyth_$	1 -25 4 7 7 -18
anyth_can	7 7
anyth_will	4 15
anything	0 11 2 -38 3 23 4 10 6 9 7 -8 8 -8 13 -7
anything :hiding	6 7
anything :openprice	4 15
anything from	4 7
anything you'd	3 7
anyth…	0 10 2 -39 3 23 4 10 6 9 7 -8 8 -9 13 -7
anyway	1 -7
anywhere	2 -12 6 -24 7 23
anywhere :losing	7 13
anywhere else	7 13
anywhere_$	7 10
anywh…	2 -12 6 -24 7 23
apart	1 17 8 11
apart :clocktime	8 12
apart :openprice	8 12
apart from	8 12
apartment	9 19 11 7
apartment $	1 17
apartment_not	11 8
apartments	6 13 7 7
apartments in	7 10
apart…	6 18 9 23
app	14 18
app ,	14 15
app_$	0 -11 14 38
app_your	1 11
appears	11 11
appea…	11 11
apple…	8 10
applicant	0 -19 13 -9
applicant $	5 13
applicant ,	0 -8
applicant_$	0 24 2 -17 4 7
applicant_first	3 10
applicant_improve	13 13
applicant_rent	4 10
applicant_state	0 -13
applicant_their	13 14
applicant_will	6 7
applicants	1 -33 4 12 7 -30 8 -22 12 -22 13 18
applicants :burden	1 -12
applicants :deadline	13 12
applicants :demanding	1 -12
applicants :denying	2 7
applicants :onlyword	1 -11
applicants :promise	1 -25
applicants :title	6 8
applicants may	13 12
applicants must	1 -9
applicants who	6 8
applicants won't	2 7
application	2 19 4 10 6 -12 13 19
application $	2 8 13 -15
application :codething	13 9
application is	13 9
application would	3 7
application_$	13 11
applications	0 38 3 8
applications :clocktime	0 8
applications :losing	0 7
applications :openprice	0 8
applications from	0 8
applications go	0 7
applied	2 15
appli…	0 20 2 11 3 17 4 23 7 -111 8 -89 9 -8 11 -70 12 -12 13 15
apply	2 24 5 10 7 -31 8 -30 13 -13
apply $	2 11 5 16
apply ,	1 7 2 33
apply :condition	1 8
apply with	0 10
applying	1 17
applying $	1 7
apply…	1 17
appointment	6 -8
appoi…	6 -14
approx	4 14
appro…	4 17
april	13 12
arch	8 7
are	0 -16 3 16 6 20 7 -9 9 -15 10 -31 11 55 12 -52 13 -16 14 -42
are #	8 -23
are $	4 10 7 -14
are :absence	1 15 3 12 8 15
are :absolute	1 -18 3 -11 7 10 8 16
are :accepting	1 -8 2 -11 3 -39 4 -19 11 -9
are :age	1 17
are :asking	6 -7
are :burden	1 -19 4 -14 8 20
are :child	1 11 2 8
are :childless	1 12
are :clocktime	11 36
are :demand	6 27
are :demanding	5 8 11 -7
are :denying	1 18 6 -21
are :deterring	1 16
are :dislike	8 -16
are :everyone	1 -15 7 -40 8 -38 11 16
are :fairness	3 -12
are :fee	3 -14
are :feething	1 -29 2 -13
are :healthword	8 10
are :hiding	1 12
are :losing	6 10 8 21
are :money	5 19
are :negation	2 7 6 12 7 -22 11 12
are :newness	11 22
are :number	0 -19 1 -16 6 -25 7 -20 8 -72
are :onlyword	2 -25 8 20 11 33
are :openprice	1 -13 6 -25 11 27
are :opinion	6 -8
are :payer	2 -11
are :person	0 11
are :pet	3 16
are :preferring	5 22
are :promise	1 -22 7 62
are :ranking	3 -10
are :refusing	0 15 1 17 2 14 3 30 8 7
are :scarcity	2 -10 6 9 8 22
are :spelled	0 -7 1 -30 6 -33 7 -37 14 -10
are :student	8 19
are :time	6 27
are :wanting	1 -23 6 12
are :welcoming	0 -23 1 -50 2 -30 5 -9 6 -32 7 -18
are a	3 15 8 -17
are about	7 9
are all	7 -16 8 -18
are allowed	3 -8
are already	6 18
are at	8 9
are away	8 11
are banned	3 7
are certain	7 25
are circling	6 15
are considered	3 -8
are fine	3 -13
are flying	6 15
are for	1 -12 11 7
are from	11 37
are gone	6 -14
are guaranteed	7 13
are in	4 12 7 -10 8 22 11 -7
are indicative	11 8
are just	11 24
are like	6 17
are made	5 7
are no	7 -16
are not	0 10 6 16 8 -18 11 13
are of	11 20
are on	14 7
are only	8 21
are out	1 9 3 14
are politely	3 7
are rarer	6 17
are rather	5 15
are set	4 7
are sure	7 11
are the	2 12 6 -13 8 9 13 12
are thin	1 15
are turned	2 11
are unable	0 12
are under	2 8
are vanishing	9 10
are very	7 12
are welcome	1 -27
are with	8 15
are you	2 24
are £#	5 19
area	0 -10 1 -7 2 10 8 -18
aren't	1 16 2 11 3 25 7 -19 11 10
aren't $	3 7
aren't :demanding	1 -8
aren't part	1 14
aren't_$	1 9 3 22
arithmetic	1 9
arith…	1 9
around	0 -16 2 -15 6 26
around $	6 21
around the	4 8
around_$	6 8 7 -17
arran…	4 -7 6 -19 8 -11
arrears	0 21
arrears $	0 14
arrea…	0 21
arrival	13 18
arrive	9 7 13 29
arrive ,	13 20
arrive_$	13 19
arrive_leave	9 7
arriv…	13 22
artists	1 13
artis…	1 13
as	0 -33 2 13 3 -8 5 -50 6 -13 7 25 9 -37 13 9
as :codething	4 9 14 9
as :deposit	13 -17
as :everyone	0 -38
as :feething	0 -17 5 -22
as :negation	1 16 2 7
as :openprice	6 -8 7 -7
as :opinion	1 11 4 21
as :payer	2 23 4 17 6 18
as :paying	13 -15
as :person	0 -31 1 -21
as :photo	7 10
as :promise	7 15
as :seller	4 8 6 31 7 8
as :spelled	1 11
as :time	6 17
as :urgency	6 14
as :wanting	0 -15
as :welcoming	0 -16
as a	0 -16 2 18 9 -7 11 39
as an	7 9
as anyone	0 -8
as clean	5 -19
as deposit	13 -15
as everybody	1 9
as good	0 -9 7 30
as i	6 13
as i've	8 11 13 13
as in	7 10
as is	14 9
as it	2 7 4 12 6 -29 7 -26 11 -17
as my	1 12 2 -11
as no	1 16 2 8
as soon	6 14
as stated	4 -9
as the	0 -10 4 -33 7 -51 11 -8
as they	6 8
as we	2 7 4 19 6 20 7 8
as welcome	0 -15
as you	2 -44 4 -7 5 -22 6 -13 7 9 8 -16 11 -23 12 -13 14 -7
as you're	2 9
asian	1 -15 2 13 8 8
asian :family	1 -12
asian families	1 -9
asian_$	1 -11 2 7 8 8
asians	2 8
ask	2 -43 3 -15 6 -56 10 -24 12 -29 13 -10
ask $	3 -31 4 10 6 -16
ask :everyone	7 20
ask :money	5 9
ask :opinion	3 -13
ask :payer	7 9
ask :person	7 17
ask anyone	7 13
ask for	2 -30 5 -7 6 -25
ask that	1 8
ask to	3 -12
ask £#	5 9
ask_$	0 -15 1 -27 2 -32 3 -19 4 -11 6 -11 8 -26 13 -22
ask_after	6 7
ask_applicant	2 7
ask_but	4 11
ask_commitment	12 10
ask_more	0 -8
ask_no	3 13
ask_price	4 13
ask_rent	13 8
ask_school	2 9
ask_view	2 10
ask_we	0 14 4 12
ask_where	3 8
ask_whether	1 8
ask_you	2 9 5 9
asked	6 10 7 -46
asked $	6 10 8 9
asked :openprice	2 7
asked :opinion	2 10
asked to	2 10
asking	0 -31 1 -31 5 -8 7 -11 13 11
asking :openprice	4 23
asking for	13 16
asking £##	4 -14
asks	2 14 13 -19
asks you	2 8
asks_month	13 -11
asleep	8 21
asleep $	8 13
assessed	4 11
asses…	4 11
assistance	0 20
assistance $	0 23
assistance_$	3 9
assis…	0 20
association $	7 7
assured	7 28 12 29
assured :fixed	12 11
assured periodic	12 -13
assured shorthold	12 31
assur…	7 34 12 29
ast	0 9 12 78 13 -18
ast $	12 35
ast ,	0 12 12 17
ast :openprice	13 -7
ast :opinion	13 -7
ast to	13 -7
ast_$	12 27
ast_rent	12 10
asthma	7 14 8 11
asthma ,	7 9
at	0 -18 2 -34 4 10 6 12 7 -14 8 22 9 27 10 -27 11 -23 12 10 14 12
at #	8 -7
at ##	4 20 14 -11
at $	0 7 4 14
at ,	14 8
at :absence	0 7 1 11 2 20 7 -25 8 18
at :absolute	0 -25 3 -9 7 15 8 -8
at :bid	3 11
at :building	0 14 2 22 7 -9
at :clocktime	1 16 4 -8 6 8 7 -7 9 -12 13 -11
at :condition	13 12
at :deadline	6 19
at :denying	13 12
at :everyone	0 -11 3 -9 7 17 8 -7
at :feething	5 11
at :holiday	3 -10 6 -14 9 -16
at :income	6 9
at :longperiod	6 11
at :money	4 12 5 22 8 -8 13 -29
at :negation	1 -8 6 11
at :number	2 -24 4 10 5 -11 7 -17 9 11 13 -7 14 -81
at :online	8 -7 14 23
at :opinion	4 8 8 17
at :payer	5 -44
at :person	0 16
at :scarcity	13 11
at :school	1 21
at :seller	5 -43 6 -7 8 11 14 -7
at :sex	13 8
at :spelled	2 -31 4 -9 6 27 7 -8 9 12
at :superlative	0 13 3 9 5 -10 12 17 13 -32
at :time	13 11
at :title	8 23 13 7
at :work	8 13 11 7
at a	4 9 6 -7
at all	0 -25
at any	7 24
at dawn	8 22
at eight	9 18
at his	8 19
at home	0 14 2 23 3 7 7 -7
at lady	13 8
at least	0 14 1 -9 4 10 13 -7
at midnight	6 12
at most	3 12
at my	4 9 8 17
at nine	11 8
at no	1 -8 8 7
at once	13 12
at our	5 -34
at people	0 10
at present	11 15
at school	1 24
at six	6 9 8 -8
at st	7 27
at the	0 -8 1 -12 2 -18 3 -13 4 -22 6 -23 7 -15 8 7 13 37 14 -14
at their	1 9 8 7
at this	1 8 4 -8 6 55 7 -18 13 -12
at three	1 12 8 13
at work	8 23
at your	3 16 5 34 6 11
at £#	5 25 13 -11
ate	3 14
ate the	3 14
ate_skirt	3 7
attic…	8 9
attract	6 8
attract a	6 8
attracts	5 9
attra…	5 12 6 8
auction $	4 -8
august	6 -47
august $	6 -21
auld	8 8
aunt	8 -13
authority	0 13
autumn	13 14
autumn ,	13 17
autumn_$	13 10
avail	6 -13
avail :time	6 -10
avail :urgency	6 -10
avail now	6 -10
avail_$	6 -12
available	2 -27 4 7 7 -17 8 -30 10 13
available :burden	4 10
available :deterring	4 10
available :openprice	10 15
available :opinion	1 7 10 16
available :urgency	6 -9
available on	4 10
available to	1 7 10 16
available_$	6 -35
available_rent	10 18
available_request	4 8
available_those	1 10
available_you	6 15
avail…	2 -27 4 7 7 -17 8 -30 10 13
avoid	2 12 6 12
avoid :deterring	6 14
avoid disappointment	6 14
avoid_$	6 16
await_$	4 14
award	0 10
award letters	0 10
away	1 -38 7 -46 8 -19
away $	8 -36
away_$	0 -12 8 -15
aye	0 7 3 11
aye_$	0 12
b	0 25 2 -8 6 27 9 16 11 8
b style	9 18
b_#	8 14
b_$	0 25 11 11
babies	1 36 2 8 8 -15
babies $	1 8
babies ,	2 15
babies :dislike	1 18
baby	8 12
baby_no	2 17
baby_you	1 8
babys	1 30
back	0 -9 1 -25 3 -7 4 -27 5 20 6 -30 7 33 8 20 10 -42 12 25 13 -30
back $	5 9 8 21
back ,	8 -27
back :burden	6 -14
back :clocktime	5 9
back :condition	8 8
back :deadline	6 14
back :demanding	6 14
back :keything	8 7
back :openprice	5 16 6 23 12 7
back :opinion	6 9 12 7
back :room	6 -7 8 7
back from	5 9
back to	6 9 12 7
back up	6 15
back when	8 10
back_$	1 -14 3 -19 4 -18 6 -9 7 16 8 -8 12 12 13 -16
back_day	3 7
back_lock	8 16
back_queue	0 7
back_you	6 -18
back_your	5 10 8 12
backwards	8 22
backwards $	8 10
backw…	8 22
bad	8 37
bad :healthword	8 16
bad heart	8 7
bad_$	8 14
badge	2 14
badly	4 13
bag	6 9 7 25
bag $	7 11
bag it	6 10
bag_$	6 10 7 9
bairn_$	1 19
bairns	1 25
bairns $	1 -14
bairns ,	1 21
bakes	8 21
bakes ,	8 21
balcony	1 13 2 -15 8 -8
balcony_$	7 12
balco…	1 11 2 -19 8 -11
ball	1 12
ball_$	4 7
ballo…	6 10
band	0 13 1 -17 2 -37 4 -28 6 -10 7 -8 14 -16
band_$	0 20 7 -11
bands	4 15
bangor ,	14 7
bank	0 16 4 -49 5 -12 13 22
bank :disclaimer	13 -12
bank statements	13 -13
banker	0 11
bankers	0 13
banke…	0 13
banned	3 16
bans	3 -7
bar	0 -18 1 -21 3 -19 6 -15 7 8
bar :burden	0 -12
bar :deterring	0 -12
bar :negation	7 15
bar :payer	7 15
bar none	7 14
bar on	0 -12
bar the	5 7
bar_$	0 -9 1 -18 7 15
bar_which	5 7
bargain	6 26 7 23
bargain_$	6 13 7 13
barga…	6 26 7 23
bark	3 -18
bark_$	3 -10
bark_meow	3 16
barkers	3 15
barke…	3 15
barks	3 34
barks ,	3 26
barred	3 7
barri…	8 10
base	9 14
base for	9 8
basement	8 16
basem…	8 16
basket	1 9 8 11
bath	1 -12 2 -28 6 11
bath $	7 7
bath's	7 10
bath_there	6 10
bathroom	1 -38 4 -9 6 -38 8 -21 10 -12
bathroom ,	2 7
bathroom_so	2 7
bathr…	0 -8 1 -38 4 -15 6 -44 7 -12 8 -27 10 -14 14 -9
bay	2 -30 7 -19 8 -45
bay_$	2 -7
be	0 31 1 26 2 19 3 12 5 8 6 63 7 -22 8 -8 9 -26 10 -35 11 43 12 19 13 -8 14 -7
be $	1 -16 6 -43
be ,	2 23
be :absence	0 -9
be :absolute	2 -14
be :accepting	1 12 2 29 7 9 8 -23
be :advance	2 -12 4 -11 6 33 13 8
be :age	3 25 6 -8
be :asking	2 7 6 -13 13 13
be :bid	2 20 4 -15 6 8
be :building	11 8
be :burden	6 37 12 10
be :childless	0 -12 1 15
be :codething	8 -10
be :consent	7 19
be :councilpay	5 7 13 14
be :deadline	6 16
be :demanding	1 8 4 -8 6 -43 13 7
be :denying	1 20
be :deterring	6 38 12 13
be :disclaimer	6 -14 11 7
be :dislike	8 18
be :fairness	1 15 2 20 7 -17
be :fee	2 12
be :feething	0 -8 12 7
be :fixed	12 8
be :forename	2 13
be :hiding	0 -10 2 -20 8 -24
be :income	0 20
be :law	2 -11
be :lifeword	2 9
be :losing	2 -31 6 32
be :negation	2 -11 3 26
be :neighbour	11 9
be :newness	1 11 2 13 6 24
be :number	4 -18 6 -11 8 9
be :onlyword	6 17 7 11
be :openprice	3 -7 7 -16 13 -13
be :opinion	0 9 2 -14 8 9
be :origin	8 7
be :payer	4 -12 13 17
be :paying	5 11 13 28
be :person	1 19 2 -30
be :photo	0 9 5 11 6 9
be :place	2 -9 6 30
be :preferring	1 -13 2 15 4 -8
be :ranking	6 34
be :refusing	2 14 3 21 4 -37 6 -13
be :rent	6 7
be :return	7 7
be :scarcity	1 -17 2 -12 8 -13
be :seller	8 7
be :sexual	2 11
be :spelled	3 9 6 17 8 7
be :superlative	0 11 2 13
be :urgency	6 21
be :wanting	0 -13 1 16 6 -9
be :welcoming	1 -20 2 16 6 -19
be a	1 26 4 -13 6 12 7 -10 12 15
be accepted	2 11
be amazed	7 10
be an	0 15 7 11
be around	6 17
be asked	6 -16
be asking	2 12
be at	6 18
be bought	5 14
be charged	0 7
be chosen	2 9
be clear	7 13
be confirmed	4 16
be considered	2 11
be declined	2 7 4 -26
be doing	6 -9
be done	5 9
be fair	1 12
be fine	2 13
be first	6 28
be given	7 -19
be glad	1 -16
be got	7 12
be granted	7 16
be happier	0 7
be hard	1 7
be held	4 11 11 14
be here	6 20
be honest	0 17 5 7 8 9
be in	0 30 2 -13 6 -9 7 -27
be left	1 -15 8 -12
be looked	4 30
be no	3 13
be of	2 7
be off	6 13
be offered	1 10 2 22
be on	6 32 12 10
be one	2 14
be our	8 8
be over	6 8
be paid	13 17
be placed	3 10
be quick	6 17
be quiet	8 19
be reading	6 19
be refused	0 -7
be relied	11 13
be rented	6 7
be repeated	6 21 7 -7
be selling	2 8
be sent	13 10
be set	8 -10
be shy	4 19 6 -12
be so	6 -12
be sold	2 8
be somebody	1 12
be taken	6 10
be tenants	2 -19
be that	4 8
be the	6 10
be tied	12 10
be too	6 10
be turned	3 14
be unlawful	2 -13
be warned	6 -8
be wise	6 8
be worth	7 8
be_$	4 -10 6 -7 13 17
be_if	2 7
be_rent	13 11
be_we	4 7
beach	3 -8
bear	4 10
bear that	4 9
bear_mind	4 8
bear_when	4 9
bearded	2 13
beard…	2 13
bearsden	8 9
bears…	8 9
beat	6 22 7 14
beat_$	6 24 7 17
beating	7 7
beati…	7 7
beats	7 13
beautiful	7 17
beaut…	7 16
because	0 -12 3 10 4 -10 8 12 11 7
because :opinion	8 12
because :seller	8 14
because :title	3 10
because he	3 10
because of	1 10
because the	1 12 2 18 8 -7
because they	1 -8 2 9
because_$	2 -12 11 -8
because_benefit	0 -10
because_my	8 13
because_owner	2 7
because_stair	1 9
because_tenant	2 7
becau…	0 -12 3 10 4 -10 8 12 11 7
becomes	12 9
becom…	12 9
bed	4 7 6 14 10 23 13 -11
bed ,	2 -14 4 11
bed :building	7 -10
bed :codething	2 18
bed :spelled	11 7
bed at	11 7
bed by	8 15
bed gff	1 16
bed in	1 13 7 16
bed is	2 18
bed_$	1 7 6 17 8 7 10 19
bed_bath	6 7
bed_nine	8 16 11 8
bed_no	4 7
bedroom	0 -10 1 -19 4 -9 6 -51 7 -12 9 -24
bedroom $	14 10
bedroom ,	2 25
bedroom with	9 -8
bedroom_$	1 -12 7 -8
bedroom_so	2 7
bedroom_two	1 7
bedrooms	1 8 7 -8 8 -37 9 7 14 -13
bedro…	0 -34 3 -28 4 -39 5 -15 6 -22 7 -23 10 -14 13 -17
beds	9 15 12 13
beds $	12 9
beds ,	2 9 10 8
beds_$	10 9
beds_garage	6 7
beds_two	2 14
bedsit_$	0 7
bedtime	1 19
bedtime stories	1 19
bedti…	1 19
been	0 26 1 -27 3 -11 4 -37 6 24 7 -11 10 19 11 27 14 -53
been :burden	6 10
been :demand	6 9
been :denying	8 7
been :nearby	6 7
been :newness	10 16
been a	2 18 6 -11 8 -12
been and	7 12
been digitally	11 8
been inundated	6 12
been on	6 10
been round	6 7
been there	0 12
been used	8 7
been warned	6 12
been_$	1 -14 6 20 7 -24 8 15 14 -7
been_about	6 14 11 8
been_already	6 11
been_before	10 18
been_by	0 13 2 12 11 10
been_her	8 12
been_house	2 16
been_me	6 13
been_not	7 11
been_off	6 11
been_sale	6 -10 10 15
been_since	8 24
been_will	7 26
before	0 15 3 19 4 -42 6 9 7 -32 10 33 12 12 13 8
before $	6 -45 10 26
before ,	10 11
before :advance	13 25
before :deadline	8 12
before :feething	13 31
before :keything	13 11
before :newness	10 7
before :spelled	6 -10
before breakfast	8 12
before it's	6 32
before keys	13 11
before noon	8 14
before others	2 12
before the	0 10 2 -11 6 15 11 21
before we'd	3 16
before you	0 -11 2 -9 3 11 6 -13 8 -31
before_$	1 8 3 9 4 -23 6 18 13 -23
before_agreement	13 9
before_carpet	0 8
before_does	6 13
before_has	10 8
before_last	11 11
before_no	13 7
before_out	13 11
before_pen	13 7
before_read	3 7
before_so	6 -10
before_view	0 7
begin	11 7
begin with	11 7 12 10
beginning	13 25
beginning $	13 12
begin…	13 25
begun	6 8
behaviour	1 7
behav…	1 11
behind	1 8 8 14
behind $	8 -13
behind ,	1 9
behind it	7 10
behind the	8 9
behind you	6 9
behind_$	1 12 8 19
being	5 -8 13 14
being :asking	4 10
being :burden	0 -17
being :demanding	4 10
being :deterring	0 -16
being :number	13 16
being :spelled	13 7
being asked	4 10
being on	0 -16
believers	2 15
believers $	2 12
belie…	2 23
bell	1 7 8 17 14 -11
bell :burden	1 10
bell :deadline	8 7
bell :lifeword	8 8
bell :losing	8 8
bell :phone	8 8
bell goes	8 8
below	0 -24 1 25 2 -35 5 -12 6 -37 11 -9
below ,	8 14
below :codething	8 7
below :openprice	7 8
below is	8 7
below the	1 15
below what	7 8
below_age	1 13
below_night	8 8
ben	0 11 8 9
bench	8 12
beneath	1 9
benea…	1 9
benefit	0 21 1 -30 2 -12 3 -9 6 -8 7 -24
benefit $	0 -8
benefit ,	0 -25
benefit :openprice	0 -12
benefit :person	0 42
benefit of	0 -23
benefit tenants	0 32
benefit_$	0 16
benefit_not	0 16
benefit_six	0 9
benefit_someth	0 7
benefit_won't	0 10
benefits	1 -21 2 -28 3 -12 4 -9 6 -12 8 -10 13 -17
benefits $	0 24
benefits ,	0 -11
benefits :negation	0 28
benefits and	0 -31
benef…	0 30 1 -60 2 -56 3 -48 4 -35 5 -46 6 -56 7 -41 8 -49 11 -21 12 -15 13 -33 14 -26
berna…	8 9
best	0 -11 1 8 3 -14 4 -8 6 -11 7 7 8 -41
best $	4 -12
best :building	7 31
best :deadline	4 9
best :hiding	1 13
best :neighbour	7 16
best :offerdeal	4 12
best :photo	7 9
best :preferring	2 14
best :room	7 9 11 7
best :seller	7 11
best and	4 21 6 -10
best flat	7 9
best landlord	7 11
best of	7 -17
best suited	2 14
best_$	2 -11
best_by	4 21
best_ever	7 -7
best_final	4 26 6 -9
best_me	7 18
better	2 30 4 19 6 31 7 24 8 -30
better ,	14 8
better :building	7 9
better :deadline	1 8
better :neighbour	7 11
better :urgency	6 19
better be	6 21
better off	1 8
better than	4 8 7 15
better the	4 11
better view	7 10
better_$	2 14 6 15
better_other	2 13
better_than	6 -11 7 8
between	1 -28 4 12 5 -17 6 -31
between ##	4 16
between :number	4 27
between :online	4 12
between :opinion	4 12
between :payer	4 12
between :place	7 14
between :seller	4 12
between :spelled	4 8
between :writeto	4 12
between us	4 12
between £#	4 -11
between_##	4 12
between_$	4 8
between_hundr	4 21
between_sea	7 11
between_£#	4 -15
betwe…	1 -28 4 12 5 -17 6 -31
beyond	6 17 7 21
beyond_$	6 13 7 21
bi	2 19
bid	4 32
bid $	2 8
bid :bid	4 15
bid_$	4 17
bidder gets	4 16
bidding	7 -8
biddi…	7 -8
bide	1 11
bids	2 -8 4 41 6 -12
bids ,	4 -9
bids by	4 7
bids_$	4 23
big	0 -18 2 -27 3 9 7 -27 8 20 9 -10 13 9
big :forename	8 14
big enough	2 -10
big_$	1 15 2 -25
big_rent	14 9
big_small	3 12
bigger	11 16
bigger :deposit	0 9
bigger :paying	0 9
bigger deposit	0 9
biggest	7 -12
bigge…	7 -12
bik_$	1 -7
bike	1 -14 2 -15 7 -10
bikes	1 -39 2 -10 8 -23
bill	5 32 8 -7 13 15
bill for	5 8
bill_£#	4 -19
billed	5 12
bills	3 17 4 -25 5 -78
bin	0 19 8 14
bin $	0 11
bin :room	8 11
bins	6 -48 8 -47
bird_$	8 24
birds	6 16 8 9
birth	2 10
birth_$	2 9
birthday	8 9
birthday ,	8 8
birth…	8 9
bit	0 -26 1 -16 3 -19 4 46 6 -23 7 -42 8 25 11 15 14 29
bit $	4 9 14 33
bit :bid	4 20
bit :burden	4 20
bit :childless	4 7
bit :condition	8 10
bit of	6 -20 7 -15
bit over	4 7
bit_$	4 10 11 8
bite	6 17
biters	1 7
black	2 -29 9 7
black isle	9 7
black_$	9 9
blacks	2 15
blame	6 10
blind	2 45
blind $	2 17
blind :openprice	2 14
blind :person	2 11
blind or	2 14
blind_$	8 12
blink	6 26
block	0 8 1 13 3 -7 8 -47
block $	11 8
block ,	8 -8
block in	7 12
block of	13 13
block_#	13 7
block_week	13 13
bloke	2 9
bloke :openprice	2 16
bloke :opinion	2 16
bloke to	2 16
blokes	2 21
blue	1 -11 8 -7 14 10
blue :number	14 16
blue :spelled	14 16
blue badge	2 15
blue one	14 16
blueb…	8 7
board	8 -11 13 7
board :codething	6 7
board is	6 7
boat	8 14
boat $	8 11
bodied	2 14
body	3 11
body $	3 12
boiler	0 -22 1 -17 4 -10 6 -31 7 -9 8 -9 10 -24 12 -37 13 -45
bolthole	9 15
bolthole for	9 15
bolth…	9 15
bond	5 -8
bonfires	8 11
bonfi…	8 9
bonni…	7 10
book	9 36 14 11
book :urgency	6 10
book a	9 8
book and	5 9
book of	14 7
book_$	5 13
book_long	9 8
book_weekend	9 9
book_£#	5 14
booking	5 10
bookings	14 16
booki…	5 9 9 8 14 14
books	1 11 6 12 10 22
books $	1 14 10 8
books ,	10 16
books for	6 10
boot	3 -11
boot :room	3 -11
boot room	3 -11
border	2 8
border_$	2 11
born	0 7 2 56 6 -9
born :person	2 10
born :place	2 9
born and	0 15 2 16
born here	2 11
born_$	0 12 2 27
borne	5 10
borne by	5 11
borne_$	5 10
borro…	11 14
both	1 -8 4 -26 5 -20 6 -46 7 -13 11 -11 12 -9 14 -14
both $	2 16
both in	0 14
both_$	2 -32 6 -14 7 -12 8 -11
both_seventy	8 8
bother	1 -29
bother :asking	3 9
bother with	7 7
bother_$	1 -26
bothy for	9 11
bottom	14 7
bought	0 -9 5 13
bound	7 22
bound :openprice	7 23
bound :opinion	7 23
bound to	7 23
bowls	3 8
box	0 15 1 -30 5 -14 6 -50 7 -11 8 31
box ,	0 7
box :burden	0 9 8 17
box :deterring	0 10 8 10
box :room	1 -11
box for	4 7
box on	0 10 8 10
box room	1 -7
box_form	0 11
box_has	0 13
boy	1 9 8 19
boy ,	8 8
boys	1 23
br_$	2 -11
brack…	14 20
brand_list	10 17
brave	1 11 6 16
brazilian	2 9
brazi…	2 9
breach	3 11
break	1 -9 7 7 9 18 12 22
break :fixed	12 8
break :tribunalrent	12 8
break clause	12 8
break_$	9 8
breakdown	8 15
breaker_us	1 7
breakfast	6 14 9 9
breakfast $	6 22
breakfast ,	8 10
breakfast_$	6 -9 8 10
breaks	9 24
break…	5 -13 6 12 8 18 9 9
breath	3 7
breath_$	3 13
breeds	3 11
brew	0 26
brigade	2 10
brigade $	2 10
briga…	2 9
bright :building	0 7
brighton	7 18
brigh…	7 19
bring	0 -13 2 -17 3 17
bring your	3 9 6 10
bring_$	0 8
bringing	0 7 1 9
brings	4 7
bring…	0 7 1 9
brit	2 8
brit_$	2 15
britain	7 27
britain $	7 10
britain ,	7 11
britain_$	7 10
brita…	7 36
british	0 -17 2 8
british_$	2 7
british_not	2 -38
briti…	0 -17 2 8
brits	2 22
bro	7 7
bro $	7 7
broadband	0 -21 6 -18 8 -16 12 -22 13 -15
broad…	0 -23 6 -19 8 -18 12 -27 13 -16
brochure_$	11 -15
brochures	6 22
broch…	6 19 11 -7
broke	8 12
broken	1 12
broker	5 13
broo	0 42
brook…	14 13
brother	6 9 8 -10
brother_sister	2 12
brothers	1 -21 2 34
brothers $	2 14
broth…	1 -7 2 35 8 -15
brows…	14 11
bru	0 17
budget	4 13 5 12
budget for	5 10
buggies	1 21
buggies ,	1 16
buggi…	1 21
buggy	1 25 2 14
buggy ,	1 10 2 8
buggy_$	1 27
build	7 29
build :openprice	6 9
build :opinion	6 9
build in	7 10
build to	6 9
build_$	7 14
build_rent	6 9
builder's	11 9
builder_$	11 7
building	0 -10 1 15 2 7 4 -10 5 -37 6 -11 7 17 8 -11
building $	2 8
building ,	1 16
building :codething	7 15
building control	7 8
building is	7 15
buildings	3 11
builds	14 25
build…	0 -18 1 21 2 9 4 -17 5 -17 6 -16 7 11 8 -34 11 23
built	1 -16 2 -11 4 -12 6 -10 8 -58 10 -12 14 -18
built :number	7 7
bum	6 23
bump	2 26
bumps	1 15 2 16
bunk	1 -22
bunk :room	1 -9
burglar	7 17 8 10
burglar :burden	7 10
burglar :keything	7 -13 8 13
burglar alarm	7 -12 8 9
burglar proof	7 10
burglar_been	8 10
burglar_not	8 8
burglar_off	8 7
burglars	7 14 8 10
burglary	7 15
burgl…	7 42 8 21
burn	6 8
burnt	0 9
buroo	0 8
buroo_$	0 8
bus	1 -23 2 -13 4 -16 5 -13 7 -22 9 -10 13 -14 14 -31
bus fare	0 8
bus_#	8 -20
bus_$	6 -28 7 -21
buses	6 -11 8 -10
business	0 -25
busin…	0 -25
bust	8 18
bust and	8 9
busy	9 -13
but	1 18 2 9 4 14 8 8 14 -11
but :absolute	6 25
but :burden	3 16 6 16
but :nation	2 11
but :negation	0 19 1 7
but :number	2 19
but :onlyword	6 20
but :promise	3 7
but :scarcity	6 25
but :seller	0 17
but :spelled	0 7 2 10
but :title	8 7
but he's	8 9
but i	6 9
but no	0 12
but one	2 7
but only	6 20
but the	6 12 13 -9
but we're	4 10
but you	7 10 11 8
but_#	8 19
but_$	1 -22 2 -16 3 -34
but_dss	0 10
but_get	11 9
but_idea	11 7
but_last	4 7
but_month	13 15
but_need	1 14 2 13
but_not	3 18
but_offer	2 13
but_one	6 16
but_turn	3 19
but_want	0 9
but_you	2 21
buy	4 -10 5 46 7 28
buy :deadline	7 11
buy it	5 11 6 14
buy_$	5 15 7 17
buy_your	7 12
buyer	2 7 6 24 7 17
buyer_$	6 7
buyers	2 8 6 58
buyers :title	6 20
buyers are	6 10
buyers who	6 20
buying	8 11
buys	5 7
buzzer	8 21
by	1 -22 2 -18 3 -19 4 11 5 18 6 8 7 -15 8 -16 9 33 11 7 12 -15 13 -9 14 -17
by ##	7 28
by $	3 7
by 5pm	6 7
by :absolute	3 15
by :advance	13 12
by :bid	4 14
by :childless	2 7
by :clocktime	2 -22 4 44 6 14 9 -26
by :condition	3 -13
by :councilpay	13 10
by :deadline	2 -20 4 41 6 39 9 -21
by :deposit	3 19
by :everyone	3 13 7 10
by :faith	4 8 6 18
by :kin	2 7
by :longperiod	9 14
by :losing	0 11
by :number	2 9 6 7 7 20
by :online	5 -7 14 12
by :opinion	14 -10
by :origin	2 16
by :paying	13 26
by :period	4 18 9 14
by :person	4 10 5 8
by :photo	5 10
by :seller	5 9 8 -27 13 -9 14 -24
by :spelled	6 11 8 15
by :title	2 8
by :urgency	6 42
by :work	8 10
by :writeto	3 -8 5 -10 13 -10
by a	0 -11
by anyone	7 9
by card	5 10
by case	3 -13
by computer	11 20
by fob	8 -18
by friday	4 10
by month	4 19
by nine	8 15
by noon	4 12 6 -11
by our	1 7 5 20
by paying	13 11
by private	4 10
by seven	6 7
by somebody	0 11
by spring	7 8
by standing	13 -45
by sunday	4 8 6 18
by teatime	6 14
by ten	6 14
by the	1 -35 2 -11 3 -33 4 -14 7 -49 8 -15 9 40 11 14 14 -36
by thursday	6 8
by tomorrow	6 12
by tonight	6 13
by video	5 10
by way	0 13
by you	5 16 8 -16
by_#	5 9
by_$	0 -29 1 -26 2 -20 3 -15 4 16 9 17 13 -14 14 -13
by_agent	11 12
by_applicant	5 13
by_authority	0 14
by_but	7 11
by_client	1 9
by_get	8 12
by_gets	6 7
by_home	14 7
by_hous	0 20
by_i	2 17
by_i'm	6 13
by_loch	9 7
by_mark	6 8
by_mean	2 14 3 11
by_meter	8 9
by_mile	7 31
by_open	8 9
by_order	4 -10 13 -46
by_owner	2 11
by_people	11 15
by_please	4 7
by_quarter	13 7
by_sea	9 12
by_specialist	5 7
by_state	0 9
by_tenant	5 20
by_time	6 31
by_week	9 30
by_weekend	6 14
by_who	2 15
by_will	6 8
by_year	13 8
by_you	6 13 7 18
bypass	8 9
c	7 -36 8 19 14 -16
c ,	8 13
c_#	8 15
c_##	8 8
cabin	9 11
cafe	2 -11
caged	3 -9
caged :pet	3 -10
caged pets	3 -7
calendar	13 -10
calendar :period	13 -7
calendar month	13 -18
calendar_$	13 -11
calen…	5 -14 13 -11
call	5 12 14 10
call it	4 11 5 16 6 -18
call the	14 12
call_##	14 18
call_$	8 11
call_now	4 15
called	2 -28 7 -7 8 31 14 14
called the	8 -7
caller	6 18
calls	1 9 6 16
calm	1 9
cambr…	7 9
came	8 -22 12 -16
came :bid	2 10
came :openprice	12 -11
came :opinion	12 -10
came to	12 -10
camera	11 28
camera ,	11 7
camera_$	11 21
cameras	8 21
camer…	8 21
can	1 -16 5 -70 6 -35 7 30 8 -28 9 17 10 -31 11 -16 13 23
can :absolute	6 -7 7 43
can :accepting	0 -9
can :asking	3 -16 8 11 12 8
can :burden	1 9 7 11
can :denying	7 10
can :deterring	0 11 2 20
can :income	13 14
can :negation	3 15 7 11
can :newness	7 23
can :onlyword	1 9 7 10
can :paying	13 20
can :promise	7 33
can :return	8 10
can :scarcity	1 9 7 24
can :wanting	2 18
can :writeto	14 7
can be	1 -43 2 -23 3 -12 6 -64 7 -48 8 -45 14 10
can climb	8 10
can go	7 7
can live	7 -14
can look	2 18
can never	7 10
can not	3 15
can only	1 9 7 11
can pay	13 17
can print	6 18
can promise	7 8
can stretch	4 12
can talk	12 9
can touch	7 7
can you	4 8
can't	1 32 3 24 4 -9 7 -18 8 17 12 10
can't $	0 11
can't :absence	12 11
can't :accepting	2 10
can't :asking	1 18
can't :disclaimer	2 7 7 -10
can't :fixed	1 7
can't :holiday	1 11
can't :losing	6 -15 7 7 8 7
can't :refusing	1 -10
can't :welcoming	3 23 7 -19
can't :writeto	2 -9
can't be	7 11
can't come	3 21 7 -13
can't do	8 8
can't have	2 14
can't help	2 13
can't leave	12 11
can't live	1 20 3 13
can't manage	8 9
can't promise	7 -10
can't say	1 18
can't see	6 29
can't stay	1 11
can't_$	1 9 3 24 5 13 6 -40
can't_accept	2 7
can't_any	0 8 1 14 7 -8
can't_do	8 7
can't_here	1 20
can't_stair	8 7
can't_them	11 11
can't_there	8 8
can't_viewing	5 13
can't_you	2 16 3 9
can_$	0 30 2 13 3 -20 4 -7 7 28 14 -16
can_about	12 12
can_after	2 8
can_ahead	13 13
can_better	4 12
can_by	8 -9
can_down	13 21
can_first	13 7
can_than	4 11
can_which	2 7
can_you	7 11
cancer	8 25
cancer ,	8 9
candlemas	13 9
candl…	13 9
cannot	2 -38 3 8 6 20 7 22
cannot :losing	6 -9
cannot lose	6 -9
cannot_$	6 7
cannot_by	7 10
cannot_into	7 13
cap	0 10
car	0 -10 1 -16 2 -16 5 -26 7 24
car ,	7 11 11 8
car port	1 -10
car_$	1 -16 7 8 8 13
caravan	7 8 8 20 9 15
caravan $	7 9 8 19
carav…	7 7 8 20 9 15
card	1 -7 5 7
card_#	5 10
care :absence	8 11 11 8
care :building	8 11 11 8
care home	8 11 11 8
care_$	8 9
career	0 11
carer's	0 11
carer's :accepting	0 10
carer's :benefit	0 11
carer's allowance	0 10
carers	0 -18 2 12 8 -12
carers :newness	2 10
carers coming	2 10
carni…	8 10
carpet	1 18 3 8 5 20
carpet $	5 8
carpet :feething	1 16
carpet_$	5 -15
carpet_june	3 13
carpet_last	3 10
carpet_new	3 14
carpet_no	3 8
carpet_so	1 10
carpets	1 20 3 8 6 -7
carpets and	0 7
carpets throughout	3 9
carpe…	1 18 3 10 6 -13 10 -8
carri_$	10 9
carried	10 8
carries	7 13
carri…	1 9 8 -11 10 7
carry_$	1 -7
cars	8 -9
case	3 -11
case $	3 -9
case by	3 -13
case_case	3 -13
cash	4 -8 5 15 6 16 13 29
cash $	6 7
cash :openprice	5 10
cash or	5 10
cash_$	5 12
cash_month	13 13
cash_transfer	5 10
cast	7 18
cat	0 -15 1 -35 2 -41 3 10 5 21 6 -24
cat $	5 17
cat :demand	3 19
cat :person	3 20
cat :petpart	3 -13 8 -12
cat flap	8 -12
cat people	3 19
catch :seller	14 7
catch :writeto	14 8
catches the	6 7
catchment	7 11
catch…	6 13 7 9
catholic	7 -7
catholic_$	2 10
catholics	2 27
catholics :advance	2 9
catholics :newness	2 9
catholics :ranking	2 9
catho…	0 -13 2 32 6 -19 7 -20
cats	2 -55 3 26 6 -11 8 -13
cats $	3 28
cats ,	3 -29
cause	2 11
ceiling $	4 7
ceiling :codething	8 8
ceiling is	8 8
ceili…	2 -12
cent	7 32
cent_year	7 18
centre	0 8 1 -13 2 -26 7 -14 8 -18
century	7 24
century $	7 17
centu…	7 24
cert	7 9
certain	1 -9 2 11 7 67
certain $	7 23
certain :building	7 11
certain :openprice	7 8
certain as	7 15
certain of	7 21
certain place	7 11
certain_we	2 7
certainly	6 9
certainly :negation	6 10
certainty	7 32
certa…	1 -18 7 81
certificate	5 14 8 -9
certi…	5 12 7 -7 8 -16
ch	1 19
chain	2 -10 3 -14 7 -10
chain $	3 -13
chain_no	8 7
chair_$	1 7
chairs	1 15 2 16 6 9
chairs $	2 19
chairs ,	6 12
chance	6 47
chance $	6 19
chance :burden	0 12
chance :deterring	0 12
chance :openprice	6 13 7 -8
chance :opinion	6 13 7 -8
chance on	0 12
chance to	6 13 7 -8
chance_get	6 7
chances	4 14
chanc…	4 14
chang_$	2 8 11 18
chang_since	11 10
change	2 20 7 9
change $	11 9
change of	2 7 7 13
change_use	7 14
changed	2 8 8 -21 11 21
changed :openprice	11 7
changeover	9 10
chang…	6 -30 7 -14 8 -10 9 15 11 19
channel	14 10
channel_$	14 11
chann…	14 12
chap	2 -22 3 8 8 8
chap_$	3 8
chap_has	1 10
chapel	2 14 7 -17
chapel_$	2 -9
chaps	2 11
charg_$	2 11
charg_month	5 -11
charge	0 -17 2 -22 3 -27 4 -49 5 11 6 -7
charge $	5 7
charge ,	5 -10
charge for	5 8
charge_viewing	5 7
charges	2 8 5 -10
charges ,	2 13
charges :burden	5 11
charges :money	5 -29
charges £#	5 -29
charg…	1 -22 4 -19 6 -24 7 -8 8 -25
charity_$	0 8
charity_flat	6 8
charm	0 7
chat	8 7
chat :openprice	8 8
cheap	5 13
cheaper	7 13
cheapest	7 19
cheapest :number	7 17
cheapest :rent	4 -8
cheapest :return	4 -8
cheapest :spelled	7 16
cheapest rent	4 -8
cheapest three	7 7
cheapest_$	4 -7
cheapest_bed	7 17
cheap…	4 -9 7 33
check	0 -14 1 -14 4 -25 5 7 6 -41 7 -27 9 27
check :absence	9 11
check :money	5 11
check :refusing	9 11
check in	8 -17 9 28
check out	9 11
check £#	5 11
check_$	0 -20 6 -7 8 10 9 18
check_your	5 18
checked :burden	8 7
checked :deterring	8 7
checked on	8 7
checks	5 20
checks are	5 8
cheeky	4 8
chef	8 9
chemo	8 20
chemo ,	8 12
cheque	0 10 13 16
cheques	0 9
chequ…	0 9 6 13
cherry	6 7
chest	7 7
child	1 45 2 -43 3 -39 4 -21 6 -24 8 -21
child :income	1 25
child :lifeword	1 24
child :offerdeal	1 25
child :openprice	1 -8
child :payer	1 30
child :spelled	1 7
child at	1 7
child free	1 25
child in	1 11
child less	1 9
child living	1 24
child or	1 -8
child seat	1 -13
child_$	1 32
child_couple	1 9
child_here	1 15
child_most	1 7
childcare	1 7
childfree	1 16
childfree_$	1 10
childles_$	1 28 2 -10
childless	1 60 2 -21
childless :childless	1 16
childless :person	1 34 2 -12
children	0 -13 1 11 2 -42 3 -14 4 -43 5 -12 6 -38 8 -36 11 -28 13 -22 14 -15
children $	1 19
children ,	1 -34 8 -15
children :feething	1 -9
children :openprice	3 8
children nope	1 8
children of	1 -18
children or	3 9
children welcome	1 -9
children would	1 15 8 7
children'	1 20
children' $	1 12
children's	1 -38 8 -8
children_#	1 15
children_$	0 -19 7 -8 8 -23
children_any	1 -19
children_course	1 -20
children_here	1 -10
children_not	8 7
children_only	1 8
children_out	1 10
children_pets	3 12
children_welcome	1 -22
children_without	1 -21
child…	0 -18 1 50 2 -93 3 -34 4 -75 5 -36 6 -76 7 -8 8 -72 11 -50 12 -18 13 -36 14 -43
chimes	6 -7
chimney	5 10 8 -9 13 -13
chimn…	5 10 8 -12 13 -15
china	2 8
chinese	2 20
chine…	2 20
choice	2 12
choice ,	2 9
choice_$	4 9
choose	4 27 5 -18 6 -11
choose_$	4 25
choosy	2 10
choos…	2 7
chop	6 31
chop $	6 31
chop chop	6 31
chop_$	6 31
chosen	2 16
christian	1 -11 2 22
christian_$	2 25
christma_$	9 14 13 14
christmas	9 16 13 16
chris…	1 -33 2 31 4 -19 6 -24 9 15 13 13
chunk	13 9
chunk of	13 9
church	1 -12 2 17 6 -20 7 -28 8 -27
church_$	2 25
church_england	2 7
churc…	2 18
circling	6 23
circl…	6 23
circumstances	1 -11 3 12
circumstances $	3 7
circu…	1 -11 3 12
city	0 23
city $	0 15
claim	6 8
claim :benefit	0 -16
claim benefits	0 -12
claim for	0 10
claim it	6 11
claimant	0 21
claimant_$	0 24
claimant_month	0 17
claimant_please	0 7
claimants	0 58 1 -21
claimants $	0 7
claimants :income	0 9
claimants :paying	0 9
claimants :promise	0 11
claimants pay	0 9
claiming	0 16
claiming $	0 9
claims	0 14
claim…	0 82 1 -43 6 -31 13 -12
class	7 23
class $	7 14
clean	0 -11 5 35 6 -15 11 7
clean $	5 8
clean ,	11 8
clean :accepting	3 11
clean :spelled	5 15
clean as	5 -18
clean at	5 13
clean_from	5 10
clean_leave	5 18
cleaned	0 -12 5 -7
cleanest	7 34
cleaning	5 24
cleaning :fee	5 7
clean…	0 -24 1 -25 4 -20 5 20 6 -24 7 32 13 -52 14 -24
clear	0 12 7 16 8 12
clear of	0 8
clear_$	7 18 13 8
clear_spr	7 9
cleared	13 14
cleared :income	13 7
cleared funds	13 7
clear…	1 21 13 17
clerk_check	5 10
client	0 9 1 17 4 8 5 -9 7 -13
client ,	1 10
client's	2 12
clien…	2 9
climb	8 10
climb_$	8 10
clock	0 7 6 9
clos_$	8 -10
close	2 15 4 23 7 16 8 8
close $	7 12
close has	8 10
close of	4 13
close_$	6 13
closes	8 -29
closes :spelled	8 -15
closes at	8 -15
closing	6 -19
closing :deadline	6 -8
closi…	6 -19
club	1 -10
co	0 -10 2 -10 6 -13 8 -18 14 47
co $	14 42
co :spelled	14 11
co dot	14 11
co op	8 -10
co_$	8 -10
co_uk	14 14
coach	6 7
coach :accepting	6 7
coach :building	6 7
coach house	6 7
coal	8 14
coast	7 13
coast $	7 7
code	0 -9 2 -20 4 -18 5 -26 6 -38 7 -34 8 50 14 -8
code :number	8 8
code for	8 27
code's	8 24
code_$	8 9
code_door	8 10
code_front	8 20
code_one	8 12
code_set	8 -10
colin	8 16
collect	6 12
collect_$	6 12 13 10
collected	13 19
colleges	7 11
colle…	4 -23 6 8 13 22 14 -8
colonel	8 9
colon…	8 9
colour	7 -12
colours	11 7
colou…	11 7
com	6 -20 8 -15 14 63
com $	14 27
com ,	14 32
com_$	0 26 1 -30 2 -15 5 -19 7 16 13 -8 14 17
com_month	13 -17
com_one	14 9
com_six	0 7
com_you	3 7
come	6 26 7 16 11 22 12 -27
come :absence	0 18 6 -22 7 17
come :advance	2 8
come :clocktime	2 19 11 8
come :consent	7 12
come :deadline	1 -18 6 23
come :demanding	6 9 7 -13
come :nearby	6 13
come :newness	2 7 6 10
come :openprice	2 10 6 23 8 15
come :opinion	1 12 4 -8 6 9
come :period	7 10
come :ranking	1 -8 2 8 6 -26
come :refusing	0 16
come :time	6 8
come :urgency	6 18
come :wanting	6 -10
come after	6 -9
come and	2 -22 7 8 9 10 11 13
come back	6 -18
come down	4 9
come from	2 20 11 8
come in	4 14
come monday	6 11
come out	0 16
come round	6 15
come through	7 12
come to	1 12 4 -8 6 9
come up	6 13
come with	3 9
come_$	0 13 5 9
come_again	6 8
come_by	6 11 9 10
come_market	10 12
come_see	7 10 11 16
come_stay	1 -10
come_tea	1 15
come_while	6 11
come_you	3 12 6 -7
comes	0 7 2 -40 4 -13 6 -17 7 13 12 -20 14 -9
comes :absence	0 11 13 9
comes :clocktime	4 -11
comes :deadline	6 -16 7 26
comes :nearby	7 33
comes :openprice	5 9 7 -12
comes :opinion	5 15
comes :refusing	13 10
comes close	7 26
comes from	4 -11
comes out	13 10
comes to	5 15
comfiest	7 20
comfiest :thing	7 12
comfiest sofa	7 12
comfiest_$	7 13
comfi…	7 20
comfortably	1 -10
comfo…	1 -9
coming	0 13 3 9 6 37 8 -19
coming ,	3 7
coming :ranking	6 24
coming in	0 13
commission	5 21
commit	12 27
commit for	12 9
commit_#	12 8
commit_$	6 8
commitment	12 18
commits	6 10
committee	2 7
commi…	5 20 12 32
communal :rulesplace	8 -9
community	2 35
community $	2 28
commute	7 12
commu…	2 46 7 12
company	0 7 2 -16
compa…	2 -35 7 17
competition	4 7 6 35
competition $	4 8 6 8
competition :codething	6 11
competition is	6 11
compe…	4 8 6 37
complaint	7 9
complaints $	2 7
completion	6 -15 8 -7
completion $	6 -11
compl…	0 -12 1 22 3 -7 6 -43 7 12 8 -22
compulsory	5 39
compulsory ,	5 22
compulsory_£#	5 14
computer	11 27
computer $	11 13
computer ,	11 12
compu…	5 38 11 26
concerts	9 10
conce…	9 9
condition	2 -25 5 14 11 9
condition_$	5 13 11 7
condi…	2 -27 5 13 11 8
confirmed	4 7
congratulations	1 10 2 8
congratulations ,	1 11 2 10
congregation	2 9
congr…	1 9 2 25
connected $	8 7
consent	0 -8 7 7
conservatory	8 16
conservatory ,	8 12
conse…	0 -16 2 -12 3 -23 6 -27 7 10 8 7
consider	3 9
consider a	4 8
consider_$	0 7 2 -16 6 -12
consider_by	3 -8
consider_case	3 -8
consider_rent	4 13
considered	0 16 2 17 3 -33 4 17 7 -20 12 7
considered $	2 11 3 -10
considered :burden	2 14
considered :condition	2 20 3 -12
considered :scarcity	0 13
considered case	3 -8
considered if	2 20
consi…	0 21 1 11 2 12 4 21 6 -12 7 -46 8 -13
contact	14 12
conta…	14 11
content_our	5 7
contents	0 -26 5 21
contents $	5 16
contest	7 8
conte…	0 -29 5 20
conti…	0 14 9 7
contract	1 9 4 -15 6 -8 8 -16 12 31 13 19
contract $	0 -15
contract :demanding	0 8
contract holder	2 8
contract of	0 12
contract_#	12 20
contract_$	12 26 13 11
contract_employment	0 8
contribution	5 14
control	7 8
contr…	0 7 4 -9 5 24 6 -28 8 -54 12 31 13 28
conversation	4 25
conversion	7 7
conversion ,	7 7
converted	7 -23
conve…	1 -11 3 -9 4 19 8 -15
copy	5 -16
copy $	5 -13
corner	0 -8 2 -31 4 -14 6 -29 7 14
corporation	0 9
corpo…	0 9
cost	0 -19 5 -7 13 -26
cost ,	4 16
cost :money	5 -15
cost of	5 9
cost £#	5 -14
cost_$	4 14 6 13
cost_by	5 15
cost_inventory	5 -14
cost_£#	4 -13
costs	5 12 7 9 13 -15
costs :money	13 -7
costs are	5 11
costs £#	13 -7
cosy	9 7 11 10
cosy ,	11 11
cosy bothy	9 8
cot	2 -11
cotage	9 12
cots	1 18
cottage	0 -14 5 -12 6 -10 10 21 12 8
cottage :nearby	10 20
cottage :neighbour	11 9
cottage near	10 20
cottage next	11 9
cottage of	7 10
cottage_$	7 19 10 20 11 8
cottage_all	7 9
cottage_door	11 9
cottages	6 16 7 9
cottages $	6 8
cotta…	0 -21 7 9 10 20 12 8 14 9
could	4 17 7 42 8 -17 11 15
could :absence	7 9
could :absolute	4 9
could :accepting	6 21
could :income	4 9
could :losing	1 16
could :onlyword	4 9 6 7
could :promise	4 10
could :time	4 9
could :writeto	7 22
could always	4 10
could be	2 -11 6 9 11 20
could get	7 23
could go	1 16
could you	4 -7
could_$	7 21
could_door	7 7
could_without	7 -11
couldn't	2 19 7 11
could…	2 19 7 11
council	0 24 1 -13 2 -10 3 -10 4 -44 5 -68 6 -33 8 -34 11 -29 12 -27 13 -38 14 -16
council $	0 -10 7 -17
council :negation	7 11
council :ranking	0 15
council :utility	0 -36
council tax	0 -36
council's	0 -15
council_$	7 -43
council_band	7 -8
council_no	7 8
council_rent	0 18
council_say	7 32
council_tenant	0 9
council_their	0 8
counc…	0 18 1 -15 2 -14 3 -14 4 -48 5 -76 6 -38 8 -41 11 -37 12 -31 13 -42 14 -21
count	1 -12
count :burden	7 7
count :deterring	7 7
count on	7 7
count_affordability	0 9
count_full	0 -13
counted	0 9
counted $	0 15
counties	7 15
country	2 21 7 20
country $	7 10
counts	0 -46 1 11
counts as	0 -18
county	7 30
count…	1 -24 2 29 3 -24 6 8 7 33 8 -16
coupl_$	1 7
coupl_fami	1 -19
coupl_friend	1 -11
coupl_sex	2 10
coupl_sharer	1 -27
couple $	1 -7
couple ,	2 13
couple :neighbour	1 12 8 7
couple :scarcity	1 9
couple in	1 7
couple of	1 -30 13 16
couple_fami	1 7
couple_month	13 17
couple_work	0 11
couples	0 -32 2 22 3 -14 6 -12 8 -20
couples ,	1 -32
couples :burden	2 10
couples :onlyword	2 10
couples of	2 11
couples without	1 7
coupl…	0 -39 2 22 3 -15 6 -13 8 -20
course	2 -10 7 -11
course $	1 -18
court	8 -8
courts	7 11
cover	2 -19 4 -24 5 28
cover_cost	5 13
covered	0 14 3 -8
covered by	0 16
covering	13 12
cover…	0 11 3 -9 4 -12 13 9
cpl	0 19 1 23
cpl_$	0 19 1 23
crack	6 16
crack_$	6 7
cream	1 7
credit	0 -15 1 -34 2 -17 3 -19 4 -28 5 7 6 -16 7 -35 8 -17 9 -10 13 49
credit :codething	0 -10
credit :denying	0 -15 13 9
credit :feething	0 -30 5 13
credit history	0 -15 13 9
credit is	0 -10
credit no	0 -7
credit_bother	0 -8
credit_here	0 7
credit_welcome	0 -24
credit_your	5 7
credi…	0 11
crewe	0 21
crime	7 43
crime :income	7 7
crime :money	7 7
crime :openprice	7 7
crime figures	7 7
crime_$	7 16
crime_area	7 9
crime_here	7 8
cripp…	2 18
croft	9 8
crooked	8 11
crook…	8 11
crowd	1 11
crown	0 10
croydon	7 9
croyd…	7 9
cry_through	1 8
crying	1 11 6 11
crying :openprice	6 7
cup	8 14
cup_$	4 8
cupboard	1 -14 8 -29
cupboard_$	8 -15
cupbo…	1 -27 7 -13 8 -31
current	8 17
current :period	13 13
current :person	8 20
current tenant	8 11
current_$	13 10
currently	8 9
curre…	2 -27 8 26
customary	5 8
cut	6 -24 8 -25
cut it	0 8
cut_$	0 7
cut_us	0 8
cutting	8 -13
cutti…	8 -13
d	0 11 1 14 2 -9 3 10
d ,	0 15
d_$	0 16 1 18
dad	0 19
dad's	8 24 11 9
dad_$	11 9
dads	1 26 2 -17
dads ,	1 11 2 -7
dads_one	1 11
daffo…	6 9
daily	4 10 7 10
damage	5 30
damp in	8 8
dark	8 18
darli…	1 7
dash	14 7
date	6 -54 8 -33 13 -25
date $	12 -18
date :openprice	2 8
date_$	13 -26
date_referenc	4 8
dates	8 -11
daughter	8 13
daughter's	8 20
daughters	1 7
daugh…	1 13 2 -13 8 30
dawg_$	3 16
dawgs	3 25
dawn	8 21
day	2 -9 6 40 7 16 8 -9
day $	2 -7 6 28
day ,	4 -8
day :absence	4 7
day :clocktime	4 17
day :deadline	4 17
day :feething	5 7
day :fixed	4 7
day :number	7 10 13 25
day :onlyword	6 7
day :spelled	13 27
day :time	7 9
day :wanting	13 -13
day after	13 -13
day and	6 12
day of	13 11
day one	13 25
day until	4 7
day's	6 7
day_$	2 -12 4 -25 6 31 7 20 9 -12 13 36
day_arrival	13 9
day_day	7 14
day_every	7 9
day_have	2 7
day_michaelma	13 10
day_move	13 -11
day_you	13 -14
day_you'll	6 10
days	0 -13 2 -16 4 -57 7 -19 8 19 9 20 12 -35 13 13 14 7
days $	7 -20 9 9 13 8
days ,	14 9
days_$	4 -8
days_rent	13 8
dbl	10 11 12 9
dbl :room	12 9
dbl beds	12 9
dbl_$	10 11 12 9
dead	3 9 7 27
dead :promise	7 11
dead cert	7 11
dead_$	3 12 7 13
deaf	8 17
deaf as	8 9
deaf_post	8 9
deal	0 20 1 7 3 11 4 -14 5 13
deal $	5 16 8 8
deal of	6 8
deal with	0 21
deal_$	3 8
deal_us	1 7
death	7 7
debut	10 12
december	4 16 6 -55 8 -28 9 -11
december $	4 16 6 -24 9 -9 13 -19
decem…	4 16 6 -55 8 -28 9 -11
decent	13 11
decent_$	2 -11
decid_$	1 12
decid_sell	10 14
decide	6 32
decide :burden	6 19
decide :deadline	6 13
decide :deterring	6 19
decide :newness	6 12
decide on	6 19
decide_$	6 23
decide_spot	6 10
decided	1 15 3 9 10 13
decided :openprice	10 14
decided :opinion	10 14
decided against	1 12
decided to	10 14
decid…	1 14 10 13
decis…	6 12
deck	4 8
deck ,	4 9
deck_$	4 9
declare	2 9
decla…	2 8 3 10
decline	2 15
decline_$	2 8
declined	2 11 4 -28
declined $	2 10 4 -26
decli…	0 11 2 26 4 -30
decor…	6 -20
dee	0 15
deep	1 16 5 17
deep :feething	5 18
deep_$	5 11
defin…	7 16
delay	6 44
delay $	6 11
demand	2 -18 4 19 6 43
demand $	6 14
demand_$	4 8 6 9
dementia	2 -9 8 30
dementia and	8 13
demen…	2 -9 8 30
dennistoun with	9 7
dependants	1 23
dependants $	1 16
dependants ,	4 7
dependent	0 18 1 -16
dependent :burden	1 -11
dependent :deterring	1 -11
dependent on	1 -11
depends	4 46
depends :burden	4 27
depends :deterring	4 24
depends on	4 24
depen…	0 8 2 -18 3 -17 4 50 5 -13 6 -29
deposit	2 -40 4 -40 5 9 7 -64 8 -40 9 -37 10 -11 11 -23 13 -53 14 -34
deposit #	5 28
deposit $	0 10 5 9
deposit ,	13 -13
deposit :codething	1 9 13 -10
deposit :money	0 -20 3 -10 4 -18 5 -16 13 -17
deposit :number	5 28 13 -15
deposit :spelled	5 -13
deposit :wanting	13 7
deposit after	13 11
deposit held	3 19
deposit in	6 13
deposit is	1 9 13 -10
deposit of	5 -39 13 -23
deposit £#	5 -41
deposit £##	0 -7 3 -8 4 -10 5 10 13 -8
deposit_#	5 20
deposit_##	5 23
deposit_$	1 -10 3 10
deposit_by	3 19
deposit_dog	3 -10
deposit_dps	3 19
deposit_five	5 -28
deposit_held	5 -8
deposit_house	5 14
deposit_month	5 15 13 -11
deposit_off	5 -14
deposit_one	5 -7
deposit_please	5 18
deposit_rent	5 27 13 -26
deposit_week	13 -50
deposit_£#	5 -73
deposit_£##	1 7
depos…	2 -44 4 -42 5 8 7 -67 8 -46 9 -40 10 -12 11 -26 13 -55 14 -38
derby	7 7
derry	7 14
designed	1 9
desig…	1 8
desk	8 -14 14 7
desk_##	14 13
detach_bearsden	8 9
detached	7 -21
detached in	8 10
detac…	7 -21
devel…	6 21
dhss_$	0 7
diabetic	8 14
diabe…	8 12
dial	8 25
diary	6 25
did	0 -13 1 -8
didcot	12 10
didn't	6 11
didn't_you	6 14
diff	11 14
differ	11 23
differ $	11 20
different	3 8 11 21
different :building	3 14
different_$	3 13
diffe…	1 -10 2 -16 11 38
digitally	11 11
digitally :photo	11 7
digits	8 22
digit…	11 10
dil_$	6 16
dilly	6 16
dim	1 12 14 17
dim :hiding	1 14
dim plant	1 14
dim_no	1 12
diner	8 -11
dinner	6 10
dinner_$	6 10
direct	0 -15 14 27
dis	6 14
disability	0 27 2 -18
disability $	2 -22
disability :openprice	2 -10
disability :paying	0 18
disability or	2 -10
disability payment	0 11
disability_$	0 9
disability_no	2 -8
disabled	0 -9 2 12 8 -21
disabled $	2 18
disab…	0 13 1 -26 8 -37
disappointment	6 18
disappointment $	6 12
disap…	2 -23 6 34
disclaimer	11 17
discl…	4 11 11 16
discount	6 23
discouraged	1 8
disco…	1 18 6 22 14 10
discriminate	0 -12
discr…	2 -14
discuss $	6 7
disnae	1 11
district	7 10
distr…	7 9
dither	6 21
dither ,	6 9
dither_$	6 10
dithering	6 7
dithe…	6 25
divorce	8 44
divorce $	8 11
divor…	8 53
dla	0 15
dm	14 23
do	7 -19 9 18 12 13 14 -25
do $	2 -20
do ,	0 28 5 10
do :accepting	2 9 11 7
do :asking	3 -16 4 -8
do :demanding	3 -13
do :fairness	3 -11
do :negation	2 -11 6 22
do :period	12 9
do :seller	0 -16
do :superlative	4 11
do ask	3 -11
do better	4 11
do for	0 9
do not	2 -11 6 23
do pets	3 13
do the	2 -13 8 7
do you	2 22
do_$	0 -25 1 13 2 -10 5 8 6 -27 11 -29
do_again	5 7
do_deal	0 9
do_garden	4 10
do_if	0 15
do_liv	0 10
do_mind	3 -10
do_month	12 23
do_move	7 8
do_own	2 10
do_pet	3 7
do_than	4 11
do_us	2 8
do_when	5 10
do_you	5 15
do_£#	4 10 5 9
doctor's	7 8
doctors	0 7
docto…	7 16
does	1 -16 3 -34 4 -16 6 -9 11 -19 13 15
does $	6 7
does ,	7 7
does :negation	0 19 3 -14 6 -12
does :payer	13 8
does :seller	8 16 13 8
does :writeto	8 9
does not	0 20 1 -10 3 -14
does our	13 8
does the	8 -15
does_$	3 -16 6 -19 11 -8
does_no	8 9
does_rent	13 14
doesn't	6 -27 8 27
doesn't :absence	8 10
doesn't :deadline	8 12
doesn't :welcoming	1 8 2 7
doesn't :work	8 10
doesn't come	1 8 2 7
doesn't have	4 7
doesn't work	8 10
doesn't_$	2 -12 7 9 8 21
doesn't_dogs	3 -7
doesn't_proper	8 13
doesn't_so	8 7
doesn't_us	0 8
doesn't_you	8 10
doesn…	6 -27 8 27 11 17
dog	0 -43 1 -32 3 22 4 -21 6 -23 7 -36 14 -7
dog ,	3 18
dog :demand	3 10
dog :openprice	3 -23
dog :person	3 10
dog :room	3 -8
dog :seller	3 7
dog and	3 -10
dog has	3 -8
dog in	3 20
dog or	3 -12
dog people	3 10
dog shower	3 -8
dog_$	3 16
dog_answer	3 9
dog_dog	2 8 3 -10
dog_happy	3 7
dog_no	3 -21
dog_ourselv	3 12
doggies	3 21
doggi…	3 21
dogs	0 -40 1 -15 3 33 4 -16 5 -32 6 -56 7 -57 8 -55 11 -23
dogs $	1 -13 2 -29 3 26
dogs :absolute	3 12
dogs :demanding	3 -17
dogs :onlyword	2 -8
dogs :payer	2 21
dogs :scarcity	3 15
dogs are	3 -33
dogs must	3 -9
dogs only	3 14
dogs whatsoever	2 10
dogs_$	1 -7 3 26
dogs_allow	3 -7
dogs_any	2 7
dogs_cats	1 12 3 13
dogs_exception	2 17
doing	1 15 2 -11 6 -20
doing with	8 7
dole	0 21 2 -11
dole $	0 10
don't	5 -33 6 42 7 -20 8 -25 9 -8 10 -35 11 28 14 -10
don't $	1 -20 5 -9 6 -24
don't ,	0 -11
don't :absence	6 18
don't :accepting	2 -40
don't :asking	2 9
don't :demanding	0 8 2 22 3 14 5 -7
don't :deterring	0 12 2 24 6 -9
don't :disclaimer	0 15 11 13
don't :dislike	3 13
don't :fairness	2 -7 3 19
don't :losing	6 18 11 9
don't :nearby	6 22
don't :onlyword	1 -10
don't :paying	0 10 1 9
don't :phone	1 7
don't :preferring	2 -9 3 -10
don't :rent	1 12
don't :return	1 12
don't :title	6 20
don't :welcoming	4 7
don't :writeto	0 22 6 -22 11 7
don't accept	0 10
don't apply	2 21
don't ask	3 20
don't be	0 -18 2 -16 4 13 6 16 11 18
don't bring	1 10
don't come	4 8
don't do	2 21
don't expect	6 7
don't fret	6 -17
don't go	11 11
don't have	2 -10 3 -13
don't hold	11 9
don't hurry	6 -16
don't let	1 -10
don't mean	0 20
don't message	3 7
don't mind	2 -8 3 -10
don't miss	6 20
don't mix	1 10
don't rent	1 12
don't ring	1 8
don't say	6 14
don't send	0 7
don't sit	6 8
don't want	2 14 3 10
don't_##	4 8
don't_$	0 -10 1 -10 2 8 4 -21 6 11 7 -29 8 -18
don't_about	3 22 6 -22
don't_any	6 10
don't_ask	3 31
don't_benefit	0 15
don't_by	11 22
don't_didn't	6 14
don't_dogs	3 21
don't_garden	6 7
don't_here	6 7
don't_if	0 20 1 17 3 8 6 -13
don't_me	6 9
don't_more	6 9
don't_no	3 -7
don't_one	2 -27 6 18
don't_out	6 7
don't_pet	3 -18
don't_shy	4 19 6 -12
don't_tell	2 -7
don't_them	1 10 6 19
don't_time	6 -10
don't_twice	6 14
don't_your	0 10 1 10 2 13 6 -8
done	1 9 6 -43 13 -19 14 -12
done $	2 -15 6 -13
done ,	5 -10
done with	1 10 2 7
done_$	0 -12 1 11 5 -12 6 -11
doon	6 9
doon the	6 9
doon_$	6 10
door	2 -19 4 -34 6 16 7 -13 8 -11 9 -10 12 -7 14 -32
door ,	1 9 8 -21 11 7
door :accepting	8 11
door :burden	3 13
door :codething	8 -8
door :demand	8 11
door :deterring	3 13
door :negation	8 14
door :newness	8 7
door :onlyword	8 10
door and	8 -24
door buzzer	8 11
door entry	8 -16
door on	3 13
door opens	8 -14
door's	8 37
door_$	1 11 2 -8 3 -34 7 -37 8 12 11 8
door_after	6 10
door_first	8 9
door_go	8 15
door_good	3 14
door_lock	8 17
door_open	8 17
door_stay	6 7
door_tak	1 8
doorm…	8 23
doors	1 -30 6 -7
doors down	8 7
doorstep	6 7
doorstep $	6 7
doors…	6 7
dorset	7 11
dot	0 -14 1 -29 2 -33 3 -9 6 -35 7 -35 8 -30 11 -16 14 78
dot ,	14 20
dot :place	14 25
dot :school	14 24
dot :spelled	8 -7 14 37
dot com	14 20
dot example	14 24
dot uk	14 20
dot_$	6 -7 7 -8 8 -37 14 52
dot_dot	14 13
dot_slash	14 16
double	0 7 2 21 4 -8 5 -13 7 7 8 -47 13 -22 14 8
double :childthing	2 7
double :spelled	14 12
double buggy	2 8
double_$	0 10 4 -8
double_five	7 9
doubles	7 9
doubl…	7 9
down	1 -7 4 -12 5 9 8 15 12 -15 13 40
down $	1 -22 3 -10
down ,	7 18 8 25
down :deadline	3 7
down :demanding	3 7
down :everyone	0 11
down :newness	3 7
down :number	13 16
down :ranking	3 7
down :spelled	13 16
down a	4 10 13 11
down before	3 7
down this	2 8
down_$	2 -36 8 19
down_against	5 16
down_bit	4 10
down_year	13 8
downside	6 8 7 7
downstair_$	1 14 3 7
downstairs	2 -15 4 -16 6 -31 7 -23 8 13
downstairs ,	8 12
downstairs :codething	1 11 8 7
downstairs is	1 11 8 7
downstairs would	3 8
downs…	2 -18 4 -17 8 12 14 -8
dozen	6 25
dozens	6 17
dps	3 18 5 -23
dps $	3 18 5 -16
dr	8 8
drafted	13 7
draft…	13 7
drainpipe	8 16
drain…	8 15
drama	3 9
drama $	3 10
draw	6 15
drawing_$	11 8
drawings	11 13
drawi…	11 17
drawn	13 8
dream	6 8
drink	8 18
drink_$	8 9
drinking	8 9
drinks	8 30
drinks ,	8 16
drink…	8 9
drip	8 11
drive	4 -7 7 -10 10 11
drive $	10 14
drive_$	8 8
drop	4 7 14 11
drop a	14 9
drop_there	14 11
dry	2 -8 4 -13 10 7
dry ,	3 7 7 8
dss	0 41 2 -29 6 -25 7 -19
dss ,	0 15 1 22 3 16
dss :accepting	0 -21
dss :codething	0 7
dss :demand	0 16
dss :negation	0 13
dss :spelled	0 8
dss and	0 8
dss is	0 7
dss_$	0 8 1 -25 2 -9
dss_here	0 -7
dss_kids	0 23 1 29 3 21
dss_not	0 10
dss_pets	0 27 1 29 3 27
dss_uc	0 -8
dss_will	0 9
dss_yes	0 -24
dublin	9 7
due	4 -41 5 -27 6 -22 13 12
due :absolute	13 13
due :denying	13 -9
due :income	13 -17
due :longperiod	13 8
due :spelled	13 8
due :wanting	13 -10
due after	13 -10
due in	13 8
due monthly	13 -17
due once	13 -9
due_#	13 13
due_$	13 7
due_first	13 -13
due_quarter	13 10
dugs	3 24
dugs ,	3 24
dugs_nae	3 9
dur_$	8 7
dur_week	8 8
dusk	11 7
e	1 17 3 9 10 10 11 10
e_$	1 19 11 13
each	1 -17 2 -19 3 -30 5 34 6 -13 8 -39 10 -10 11 -18 14 -16
each $	5 12
each :child	1 18
each :clocktime	12 11 13 17
each :deadline	12 14 13 13
each :deterring	7 14
each :fixed	13 7
each :longperiod	5 10 13 9
each :period	4 10 5 10 12 -13 13 -12
each child	1 18
each month	4 18 13 -40
each september	12 15
each term	13 7
each_$	1 -9 4 -8 6 -12 7 7 8 -8 13 7
each_your	4 7
ear_$	6 11
ear_imperative	6 12
ear_recommend	6 7
earliest	6 17
earli…	6 12
early	0 -23 2 -14 6 25 8 -18 12 21
early :demand	6 15
early :feething	6 17
early :pet	6 11
early exit	12 10
early viewing	6 15
earn_$	0 27
earned	0 29
earned :income	0 8
earned :return	0 8
earned income	0 8
earners	0 14
earne…	0 14
earning	0 13
earnings	0 25
earnings $	0 9
earni…	0 40
earth	7 27
earth $	7 18
easter	12 25 13 20
easy	3 -14 6 -34
eat :opinion	6 9
eat :seller	6 9
eat my	6 9
eat_hat	6 9
ed	1 17
edinburgh	7 10
edinb…	7 9
edited	11 15
ee	14 -15
eh	9 10
eight	5 -15 9 10 12 -14 13 31
eight $	9 15
eight ,	8 -9
eight :burden	7 7
eight :number	4 7 14 11
eight :period	5 -11 13 35
eight :spelled	14 10
eight and	0 7
eight per	7 7
eight weeks	13 23
eight_cent	7 7
eight_isn't	8 8
eighteen	1 30 12 9
eighteen $	1 7
eighteen :openprice	1 9
eighteen :period	12 13
eighteen months	12 13
eighteen or	1 9
eighty	5 11
eight…	1 29 12 9
either	0 -20 2 8 6 -9 9 -7 12 10
either $	2 10
either :politics	12 14
elbows	6 19
elder_$	3 9 8 7
elderly	3 20 8 10
elder…	3 20 8 10
electric	5 -16 7 12
electric_$	7 13
elect…	0 -15 4 -17 5 -7 7 7 8 -19 12 -11
elegant	7 7
elegant :codething	7 7
elega…	7 7
eleven	5 -19 8 -28
else	4 -52 8 -36 14 -8
else $	0 -38 4 -22 6 -7 7 -12
else :codething	6 8
else comes	7 7
else in	7 25
else is	6 8
else with	0 16
else's	1 9
else_$	0 11 1 7 6 -8
else_near	7 9
elsewhere	0 9 2 16 3 10 4 -9 6 -18
elsewhere $	0 14 2 18 3 13
elsew…	0 9 2 16 3 10 4 -9 6 -18
email	14 28
email_$	14 21
emails	6 7
emigr…	8 21
employ_not	0 -7
employ_retir	0 -10
employed	0 31 2 -23 6 -7 13 25
employed $	13 16
employed :person	0 47 2 -8
employed folk	0 10
employer	0 28
employer_$	0 19
employment	0 72 1 -11 2 -27 5 -17 13 -8
employment $	0 26
employment :disclaimer	0 7
employment :feething	0 7
employment :fixed	0 7
employment contract	0 7
employment_$	0 14
emplo…	0 100 1 -27 2 -64 3 -17 4 -9 5 -9 6 -48 7 -39 8 -34 12 -28 13 11 14 -7
empty	1 12 2 -19 6 -49 7 20 8 54 11 -18
empty $	8 31
empty :absolute	8 13
empty :childless	1 24
empty :clocktime	8 20
empty and	8 -17
empty nesters	1 24
empty_$	7 19 8 24
empty_will	1 8
end	0 -15 1 7 2 -17 5 7 7 -7 11 -14
end $	6 9
end :building	8 14
end of	7 -11
end_$	1 7 8 -13 12 -14
end_may	12 -7
end_tax	13 7
end_year	13 8
ending	14 13
ending $	14 13
ends	6 32 12 16
ends_$	6 16
england	7 31
england_$	7 14
engla…	7 30
english	1 -30 2 9 6 -33 7 -13 8 -22
english :origin	0 14
english_$	0 -22
engli…	1 -31 2 19 6 -34 7 -15 8 -24
enhanced	11 8
enhan…	11 8
enough	1 15 2 -10
enough $	2 -10
enough ,	3 7 13 8
enough :openprice	1 20 7 8
enough :opinion	1 20 7 8
enough to	1 20 7 8
enough_vote	1 9
enquire	4 13
enquiries	6 16
enquiries in	6 9
enquiry	1 16
enquiry ,	0 7
enquiry_i	0 7
enquiry_one	6 8
enqui…	0 16 1 18 6 13 7 -35 8 -9
enter	8 22
enter :number	8 10
entertain	4 13
entertain_$	4 13
enter…	4 14
entit…	3 9
entrance	8 30
entrance ,	8 10
entrance :openprice	8 10
entra…	8 30
entry	8 -24 9 -17
entry :codething	8 -16
entry is	8 -12
entry_$	8 -9
entry_by	8 -13
entry_fob	8 -11
envel…	4 15
epc	2 -12 4 -21 7 -34 8 -21 14 -28
epc_$	7 -10
epilepsy	8 31
epilepsy ,	8 14
epile…	2 7 8 31
equal	7 10
equal $	7 8
equal_$	4 8
equipped	9 9
equip…	9 9
eritr…	2 9
esa	0 11
esa ,	0 10
escape	1 -12
essential	6 10
essential :openprice	6 11
essential :opinion	6 11
essential to	6 11
essential_$	6 11
essential_avoid	6 11
essential_disappointment	6 11
essen…	6 10
essex	7 19
essex_$	7 7
estate	2 18 4 9 5 7 7 -24
estate $	2 10
estate_$	13 9
european_$	2 7
europeans	2 13
europ…	2 19
eve	2 10
even	3 35 7 28 13 -9
even :burden	3 7
even :condition	3 7
even :demanding	6 8
even if	3 7
even the	3 16 7 18
even_$	1 -17 6 7
evening	6 11 7 -10 13 14
evening $	13 16
evening and	6 11
evenings	6 -8
eveni…	7 -37 13 11
ever	0 -38 2 -20 3 10 6 -29 7 80 13 -8
ever $	7 9
ever ,	3 11 7 23
ever :losing	7 20
ever go	7 13
ever_$	3 11 6 -40 7 31
ever_house	7 8
ever_up	7 7
every	0 12 2 -29 3 31 4 -10 5 23 7 34 9 -14 10 -25 12 -58
every #	13 18
every :building	6 9
every :clocktime	6 -11 7 -12 8 10
every :deterring	0 10 3 8 7 11
every :longperiod	12 -9
every :number	7 8 12 -15
every :period	4 7 6 11 13 -25
every :person	1 -8 7 31
every applicant	0 -12
every day	6 11 7 8
every four	13 -28
every january	8 11
every month	4 10 13 -11
every reminder	5 15
every single	7 28
every_$	1 -46 8 -12 9 -11 13 15
every_ad	0 7
every_here	0 19
every_house	3 10
every_month	13 28
every_them	1 9
every_week	13 -13
everybody	1 13 6 12 7 14 12 8
everybody ,	1 9
everybody :codething	1 20
everybody :title	7 15
everybody gets	2 7 7 9
everybody is	1 20
everybody who	7 15
everybody's	6 10
everybody_$	6 10 7 9
everyone	1 8 3 -9 5 13 6 17 7 25 8 -33
everyone ,	4 -11
everyone :burden	7 18
everyone :deterring	7 18
everyone :fairness	4 8
everyone :losing	2 9
everyone :title	5 10
everyone :wanting	6 8
everyone else	2 9
everyone in	7 9
everyone on	7 18
everyone says	7 8
everyone wants	6 9
everyone who	5 10
everyone_$	1 10 2 12 4 -26 6 -16
everyone_i	4 9
everyone_want	6 12
everyth_$	7 -18
everything :losing	7 -7
everything :openprice	7 7
everything about	7 7
everything else	7 -7
every…	1 14 3 -27 4 -10 5 7 6 27 7 22 8 -22 10 -14 11 -19 12 8 14 -8
evidence_$	0 7
ex	8 41
exact	4 9 11 19
exactly	4 -12
exact…	4 -12
example	0 -18 1 -32 2 -29 6 -29 7 -45 8 -23 14 101
example $	14 29
example ,	14 61
example :openprice	14 9
example :spelled	14 11
example and	14 15
example_$	14 52
example_dot	14 7
example_your	14 7
examp…	0 -18 1 -37 2 -30 6 -32 7 -49 8 -19 14 101
exception	2 14
exceptions	2 -15 12 7
exceptions $	1 -7 2 -12 12 8
excess	4 7
excess of	4 15
excluded	2 14
exclu…	0 14 1 24 2 11 3 25
executive	0 14
execu…	0 13 8 -8
exist	7 18
exit	12 17
expect	2 -11 6 22
expect a	6 11
expect it	6 12
expect_$	2 -8
expect_not	1 10 2 -12
expect_one	2 7
expected	2 -14 4 9 6 29
expected :openprice	6 19
expected :opinion	6 19
expected to	6 19
expecting	1 19 2 32 6 -7
expecting $	2 19
expecting ,	1 21 2 9
expec…	0 -40 1 10 2 28 6 19
expense	5 16
expense ,	5 8
expense_$	5 11
expen…	5 17
expires	12 8
expir…	12 8
expression_interest	4 13
expressions	4 13
expressions of	4 13
expre…	4 12
extend	7 8 12 14
extension	7 25
extension ,	7 9 8 7
exten…	7 22
extra	4 38 5 39 13 7
extra $	4 17
extra :burden	4 7
extra :number	4 12
extra :period	13 16
extra_$	5 23
extra_kids	1 -14
extra_month	4 23 5 15
extra_top	4 8
f	2 13 9 13
f ,	2 7 9 10
f_$	2 16
fac_$	2 7 7 -12
face	7 -9
face_$	7 -10
facebook	14 23
facebook ,	14 11
faceb…	14 21
faces	2 7
faces :place	7 -7
fact	7 16
fact $	7 14
factor	1 19
factor_$	1 11
fae	2 10
fail	7 12
failing	0 16
faili…	0 16
fair	1 27 2 16
fair :burden	1 11
fair :deterring	1 11
fair :openprice	6 9
fair :opinion	6 9
fair on	1 11
fair to	6 9
fairer	7 13
faith	1 -7
faith $	2 14
faiths	2 12
fall	7 19 13 13
fall_#	13 12
fall_day	4 7
fall_love	7 12
falls	0 -8 2 9
fam	1 24
fam $	1 25
fami_$	0 -9 1 28 3 -8 7 -9 8 -20
fami_children	1 -21
fami_consider	1 14
fami_coupl	1 -14
fami_month	1 9
fami_not	1 13 8 7
fami_ones	2 -16
fami_please	1 12
fami_sharer	1 -15
fami_should	1 8
fami_time	1 7
fami_won't	1 11
fami_would	8 7
fami_young	1 10
families	0 -56 1 73 2 -10 3 -16 4 -35
families $	1 26
families :accepting	1 19
families :promise	1 8
families :scarcity	1 9
families are	1 -15 6 11
families because	1 8
families with	2 -13
family	1 -8 2 11 5 -8 6 -59 7 -22 8 -21 11 -25
family ,	1 23
family :accepting	1 7
family :preferring	2 11
family of	1 -15
family preferred	2 9
family with	1 -9
famil…	0 -57 1 74 2 -12 3 -19 4 -38
fancy it	14 8
far	2 12 7 16 8 -21
far $	7 8
fare	0 7
fare $	0 8
farm	0 -12 4 -13 7 -8
fashioned	2 8
fast	2 -7 6 25 7 -11
fast $	6 22
faster	6 14
faster than	6 10
fastest	6 19
fastest_$	6 19
faste…	6 15
fat	1 8
father	2 7
favour	3 14 4 16
favour_$	6 13
favou…	2 -25 6 7 8 8
feathers	3 12
feath…	3 27
feature	8 -8
feature :codething	8 -7
feature is	8 -7
featu…	8 -22
feb	13 24
february	6 -22 9 9
february $	9 8
febru…	6 -22 9 9
fee	1 -17 2 -15 3 -32 4 -38 5 59 6 -42 7 -7 13 -22
fee #	5 13
fee $	5 12
fee ,	5 19
fee :number	5 22
fee_$	3 -15 4 -7 5 37
fee_each	5 11
feel	2 47 4 16 6 -17 8 9
feel :offerdeal	4 14
feel :payer	4 14
feel :spelled	2 24
feel at	2 24
feel free	4 14
feel_go	4 7
feel_home	2 25
feel_offer	4 8
fees	0 -9 1 -15 2 -34 4 -27 5 31 6 -7 7 -33
fees $	5 -9
fees ,	5 30
fees :asking	5 16
fees :demanding	5 16
fees :deterring	5 16
fees apply	5 16
fees_$	5 28
feet	1 22
feet overhead	1 8
fein	2 24
fein :politics	2 14
fein voters	2 14
fell	6 -8
fella	6 9 8 10
fellow	2 16 8 20
femail	2 22
femal_$	2 10
female	2 40
female :demanding	2 12
female :person	0 -8 2 12
female :wanting	2 12
female wanted	0 17
female_$	0 -20 2 22
females	2 19
femal…	2 19
fenced	1 -8 3 -12
ferrets	3 8
ferre…	3 8
ferry	5 -18 8 -10
few	0 -17 5 20 6 25 9 24 11 7 13 20
few ,	5 16
few :period	9 18 11 9 13 14
few days	9 15
few months	13 13
few_$	5 14 7 10 9 8
few_old	11 10
ffoniwch	14 20
ffoni…	14 20
fi	8 15
fibre	14 -7
fido	3 17
field	3 -10
fife	7 27
fife $	7 8
fifty	4 25 5 17 14 -9
fifty :age	10 8
fifty :codething	4 12
fifty :money	4 -15
fifty :openprice	4 9
fifty :period	10 8
fifty :record	10 8
fifty is	4 12
fifty pounds	4 -11
fifty quid	5 10
fifty_$	4 7 5 9
fifty_you	5 16
fighting	6 25
fighting :bid	6 23
fighting :childless	6 23
fighting over	6 23
fight…	6 25
figure	0 -9 4 71 5 -52 7 -40
figure $	4 16
figure :codething	6 18
figure in	4 8
figure is	6 18
figures	7 14
figur…	7 14
fill	2 9
fill it	4 7
fill_$	6 7
fill_form	6 15
filling	6 10
filli…	6 10
film	14 13
film_$	14 12
final	4 29
final :openprice	6 -10
final :rent	4 13
final :return	4 12
final :scarcity	6 9
final rent	4 12
final_$	4 11
find	0 19 1 31 5 -48 6 -17 7 17 8 11 13 -16
find :burden	2 8
find :photo	2 9
find :seller	14 15
find :writeto	14 14
find a	7 17
find another	2 9
find it	2 11
find me	14 7
find somewhere	1 9
find the	8 13
find_$	14 -8
find_else	1 7
find_flat	7 19
find_home	3 9
find_landlord	1 12
fine	0 -39 4 -36 6 -27 7 -15
fine $	1 -15 3 -10
fine ,	1 -14 2 12
fine for	1 7
fine_$	1 -9
fine_but	1 8
finer	7 21
finest	7 51
finest :building	7 8
finest_$	7 11
finger	6 31
finger_$	6 21
fingers	1 12
fingers burnt	0 10
finge…	1 11
finish	6 9
finished	1 9
finishes	11 8
finis…	1 8 11 21 12 9
fire	0 -14 1 -49 7 -7
fire escape	1 -11
fire_$	1 -31
fireplace	0 -15
fireproof	7 24
firep…	0 -18 7 21
firm	2 -10 5 14 7 -9
first	0 -9 2 18 3 -9 4 -12 5 -16 6 20 8 -12 9 -14 10 7 11 -55 12 11 13 10
first $	2 12 4 21 6 10 7 8 13 -23
first ,	6 -19
first :clocktime	6 11
first :codething	12 13
first :demand	1 10
first :deterring	6 -15 10 15
first :feething	1 10
first :longperiod	12 26 13 10
first :newness	2 -11 6 -11
first :number	6 8 12 15 13 19
first :openprice	6 8
first :opinion	6 11
first :period	0 -19 4 -19 6 -12 10 -7 13 19
first :person	6 8
first :room	10 -7
first :spelled	6 8 8 7 12 7 13 27
first :tribunalrent	12 13
first :urgency	2 -9 6 -19 10 17
first and	13 18
first caller	6 18
first choice	2 7
first floor	10 -7
first four	8 8
first month's	5 -18
first one	6 13
first person	6 9
first quarter	13 10
first time	2 -8 6 -24 10 17
first to	6 11
first viewings	1 8
first with	6 15
first year	12 13
first_##	8 12
first_$	2 14 3 -10 7 7 12 22 13 -33
first_buyer	10 -9
first_door	6 12
first_due	13 -28
first_gets	6 9
first_january	13 13
first_last	13 26
first_month	12 9
first_new	6 -9
first_one	6 11
first_only	6 13
first_rent	5 -29 6 8
first_second	13 17
first_week	13 9
first_when	13 11
first_will	6 12
fish	7 8
fish ,	7 13
fish_$	8 7
fishing	8 8
fishi…	8 7
fit	2 18
fit $	2 -18
fit in	2 9
fit_$	1 -7 2 8
fitted	1 -28 2 -19 6 -11 7 -11 8 -42
five	1 -13 2 10 4 -35 6 -7 11 -11
five ,	8 8
five :age	7 12
five :longperiod	7 9
five :money	5 15
five :newness	7 12
five :number	14 7
five :period	0 7 5 -61 7 8
five :record	7 11
five :room	2 22
five :spelled	14 19
five beds	2 13
five lever	8 -16
five months	12 7 13 26
five pounds	5 7
five times	2 13
five weeks	1 10
five weeks'	5 -32 13 -12
five years	7 12
five_$	2 -15 8 -9
five_day	2 13
five_house	2 7
five_lock	8 -12
five_rent	5 -34
five_two	2 14
fiver	5 18
fix_$	12 16
fix_month	12 12
fix_not	4 14
fix_£#	12 8
fixed	4 12 6 -32 7 -8 8 -12 12 24 13 -20
fixed :deterring	4 12
flag	2 12
flap	3 -15 8 -9
flat	2 25 3 13 4 -7 5 15 6 9 11 -14 14 -19
flat $	2 16 5 16 8 7 11 -21
flat ,	0 -9 2 8 7 -19 8 -31 10 -18 13 10
flat :childless	8 13
flat :codething	0 15 7 -10
flat :condition	0 13
flat :deadline	11 8
flat :neighbour	8 22
flat :openprice	1 10 2 18
flat :opinion	1 10 2 10
flat :phone	8 7
flat :record	8 7
flat as	11 -10
flat below	8 15
flat doesn't	11 8
flat for	0 7
flat has	12 9
flat in	5 7 7 21 8 -34
flat is	0 15 7 -10 8 -21
flat may	11 11
flat number	8 7
flat over	8 13
flat to	1 10 2 11
flat upstairs	11 8
flat with	6 21 10 11
flat's	8 7
flat_#	8 -25
flat_$	0 14 1 -13 2 -23 3 17 6 -11 8 -10
flat_adult	1 15
flat_below	8 7
flat_brighton	7 7
flat_door	6 10
flat_hour	6 10
flat_jesmond	4 8
flat_leed	7 7
flat_over	1 -11 8 12
flat_people	1 7
flat_professional	0 14
flat_road	6 9
flat_same	11 11
flat_sorry	1 13
flat_stay	1 8
flat_term	12 9
flat_town	7 -7
flat_two	1 12
flat_vary	11 12
flat_work	1 11
flat_would	11 9
flat_you	1 -22
flat_your	11 7
flatmate	2 18
flatm…	2 16
flats	1 16 6 10 8 -40
flats in	7 -8
flatshare	2 21
flats…	2 20
flatt…	11 22
fleet	6 17
flexible	4 11 12 15
flexi…	4 11 12 14
flooding	7 14
flooding in	6 8
floor	4 11 5 -24 7 -52
floor $	4 15
floor :absence	8 21
floor :building	0 7 7 -7
floor :codething	8 7
floor :deadline	8 20
floor :photo	11 -25 14 10
floor is	8 7
floor plan	11 -10 14 11
floor studio	0 7
floor_$	6 -10 8 25
floor_ceil	4 7
floors	3 24 8 -22
floors $	3 7
floors ,	1 -9
floor…	8 9
flowerpot	8 11
flowe…	8 10
flown the	1 10
flown_$	1 10
flown_nest	1 10
fly	6 9 7 -7
fly_$	6 15
fly_shelf	6 10
flying	6 28
flying :deadline	6 12
flying off	6 10
fob	5 14
fob ,	8 -19
fob :codething	8 12
fob and	5 7
fob is	8 12
folk	0 26 1 17 2 22 6 13 7 -16 8 -13
folk :burden	0 14
folk are	6 10
folk on	0 7
folk_$	1 16 2 12
folk_broo	0 9
folks	0 9 6 7
folks $	6 8
follow	13 10
follow_$	14 7
followed	8 23
followed by	8 24
follo…	8 24
foot	2 33 3 7 6 15 8 -29
foot $	6 13
foot you	2 12
footing	1 9
footi…	1 9
for	0 10 1 20 2 12 5 46 8 -10 9 78 11 -13 12 26 14 8
for #	6 12
for $	0 15 3 9
for :absolute	1 -20 2 -30 7 18 8 11
for :accepting	0 8 1 -9
for :age	2 -9 7 -8 9 -11
for :benefit	0 9 8 -12
for :burden	0 -31 6 13 7 9 8 -14
for :child	2 -9 3 -7
for :childless	1 58 2 -21
for :clocktime	4 -11 8 -9
for :councilpay	0 17 13 8
for :demand	0 14 1 -9 6 -55 8 22 9 -14
for :deterring	2 -8
for :disability	8 -21 11 7
for :disclaimer	11 20
for :everyone	4 -36 6 22
for :faith	2 30
for :family	1 23 7 8
for :feething	0 -13 1 -15 4 -7 5 27 6 -7 8 17 9 -12 13 -16
for :healthword	8 -11 11 8
for :holiday	8 -28 9 24 14 13
for :jobname	8 -17
for :law	11 10
for :lifeword	8 16
for :longperiod	2 -17
for :losing	2 -10 4 36
for :money	4 -32 5 14 13 12
for :nearby	7 12
for :newness	6 12
for :number	0 -15 2 8 5 -40 8 -12 12 34 14 -36
for :offerdeal	7 -10 10 50
for :online	1 7 2 12
for :openprice	4 7 13 -14
for :origin	2 21
for :payer	2 23 4 -9 5 14
for :paying	13 9
for :period	2 -7
for :person	0 9 4 33 5 -24 7 -15
for :pet	1 -11 3 24
for :photo	2 -9 8 17 11 7
for :promise	7 14
for :ranking	0 7
for :record	9 -11
for :rent	4 36
for :return	4 17
for :school	7 9
for :seller	0 -20 2 18 4 -37 5 12 7 -22
for :sexual	2 17
for :spelled	2 8 5 -15 6 -7 7 17 12 28 14 -23
for :time	4 22 6 7
for :title	2 -9 5 9
for :urgency	4 26
for :work	0 29 2 -14 12 7
for :writeto	2 19 4 -15
for a	0 29 1 10 2 15 3 7 4 8 5 -14 7 -12 8 -52 9 31 11 -54 12 22 14 -11
for about	6 9
for all	8 21
for an	1 14 6 -15
for any	11 9
for anyone	1 -20 2 8 6 19
for as	7 7
for at	12 7
for being	0 -11
for carers	8 -8
for claiming	0 -15
for curtains	6 7
for employed	0 8
for ever	7 15
for families	1 18 2 -25 7 9
for good	6 30 7 27
for grown	1 27
for guidance	11 10
for having	1 -10
for heating	7 9
for illustration	11 17
for in	0 8
for it	2 -18 7 -19 13 -14
for less	7 11
for life	7 42
for long	6 17
for more	0 -9 6 15 14 7
for mums	2 11
for my	2 -20
for nine	12 9
for now	4 14 6 -11
for other	3 8
for our	5 11
for over	1 7
for paying	13 9
for people	0 7 1 -7 2 12 6 -21
for professionals	0 7
for references	5 -22
for refs	5 14
for rent	4 25
for sale	7 -9 8 7 10 50
for show	8 21
for somebody	4 23
for someone	4 13
for somewhere	4 16
for spring	13 13
for students	13 14
for tea	1 10
for tenants	2 -10 3 7
for the	0 -25 1 -8 2 7 3 -7 5 26 6 -9 8 21 9 12 10 12 11 -9 14 15
for their	2 9
for them	2 -8 6 -8 7 -13
for there	5 15
for this	1 10 6 24 7 -25
for those	2 -13
for two	2 11 8 -12 9 12 12 7 13 12
for us	1 7 2 12
for viewers	8 10
for viewings	8 25
for wear	5 9
for wheelchair	2 -19
for whoever	6 13
for years	9 -11
for you	0 8 2 14 5 13 6 -7 7 -10 8 -13
for young	1 10
for your	6 -7 9 10
for £#	4 -23 5 20
for £##	13 10
forbidden	3 16
forbi…	3 35
foreign	2 14
foreign :origin	2 21
foreign accent	2 16
foreign_$	2 10
foreigners	2 25
foreigners $	2 16
forei…	2 35 6 -11
forge	14 15
forget	0 7 8 20
forget it	0 7
forget_$	0 7
forgive :online	3 9
forgive :opinion	3 9
forgive :payer	3 8
forgive :seller	3 9
forgive :writeto	3 9
forgive us	3 9
form	2 -7 5 7 7 -45 8 -31 14 26
form $	2 -11 14 18
form ,	2 -7 4 -8
form :condition	6 7
form :money	5 8
form has	0 13
form £#	5 8
form_$	0 -39 4 -18 6 8
form_box	4 7
form_you	0 -12 6 7
formality	7 19
formality $	7 9
forma…	7 19
former	2 -10
former_home	11 8
forming	6 13
formi…	6 13
forms	5 11
forms $	5 7
fortnight	6 14 9 32
fortnight $	5 -12 6 7 9 17
fortnight ,	5 9
fortnight's	5 29
fortnight's :rent	5 29
fortnight's :return	5 29
fortnight's rent	5 29
fortnight_$	5 23
fortnightly	13 -14
fortn…	5 28 6 11 9 26 13 -21
fortune	6 13
fortu…	6 13
forty	5 9
forty :money	5 9
forward	4 28
forwa…	4 28
foto_illustration	11 23
fotos	11 24
found	7 -12
found:benefits	0 249
found:children	1 247
found:contact-details	14 308
found:disclaimer	11 162
found:fee	5 242
found:fixed-term	12 195
found:new-to-market	10 178
found:personal-data	8 238
found:pets-blanket-ban	3 259
found:price-pressure	6 227
found:protected-characteristic	2 309
found:rent-in-advance	13 207
found:rental-bidding	4 244
found:short-let	9 163
found:unprovable-claim	7 273
foundry	4 11
found…	4 10
four	0 -16 1 -9 2 -42 3 29 4 -7 5 -55 7 -24 8 21 9 29 13 11 14 -21
four $	14 -28
four ,	8 -18
four :age	11 11
four :codething	8 8
four :longperiod	11 11
four :newness	11 11
four :number	14 10
four :paying	1 12
four :period	9 22 11 10
four :petpart	1 -10 3 25
four :record	11 11
four :room	6 12
four days	9 15
four legged	1 -9 3 20
four legs	3 18
four months	13 15
four of	8 8
four times	13 19
four weekly	13 -15
four weeks	13 -32
four years	11 11
four_$	6 -11 7 -17 8 14 13 -13
four_friend	3 15
four_garage	6 7
four_month	13 17
four_not	3 10
four_rent	13 10
fourth	2 11
fourth_$	6 7
free	0 -11 1 19 2 -8 3 17 4 -17 5 -12 6 -16 8 -19 11 -27 14 -17
free ,	1 10
free :building	1 15 3 19
free :openprice	1 -13 3 -17
free :opinion	1 -7 3 -13 4 9
free :place	7 8
free :rulesplace	1 10
free :source	3 8
free area	7 9
free building	1 9
free for	6 7 7 22
free of	1 17
free since	3 8
free to	1 -7 3 -13 4 9
free zone	1 8
free_##	3 8
free_$	1 22 3 8 5 -24 6 -7 8 -13 12 -9
free_ask	3 -18
free_free	1 10
free_go	4 7
free_life	7 24
free_so	3 7
freehold $	14 -13
freeholder	1 17
freeh…	1 15 2 -12 3 -8 8 -7 14 -7
freel…	0 -11
french	2 -8
fresh	10 39
fresh_$	10 29
fresh…	7 9
fret	6 -18
fret_$	6 -18
fri	8 24
friday	4 16 6 9 8 14 9 12 13 -26
friday $	4 11
friday ,	6 9
friday :openprice	9 9
friday_$	6 -12
friday_monday	9 14
friday_so	8 10
friday_then	6 17
friday_we	0 8
fridge	2 -7
friend	3 10
friend's	3 19
friend_$	3 17
friendliest	7 7
friendly	8 -9 9 9
friends	1 -11 2 -12 3 27
friends $	3 7
frien…	1 -11 2 -41 3 31 4 -23 8 -34
frnt	13 14
from	0 14 2 40 4 -24 6 -22 10 -22 11 24 12 -11 13 -45
from #	4 -23 8 -14
from ##	8 -15 11 10
from :absence	0 -12
from :benefit	0 19
from :bid	2 10
from :burden	0 7
from :child	6 14
from :childless	2 13
from :clocktime	8 16
from :councilpay	0 8
from :deadline	6 -7 8 15
from :everyone	4 -11
from :family	1 23
from :healthword	8 18
from :hiding	6 13 8 11
from :income	0 23
from :money	4 8 5 -11 13 -7
from :number	0 -7 4 -9 5 -20 7 -12 13 -17
from :online	2 -14 3 7
from :opinion	2 -16 5 12
from :payer	5 13 7 8
from :paying	0 11
from :period	12 -36
from :phone	8 7
from :place	6 17
from :seller	3 9 4 -14 5 18 7 7
from :spelled	6 7 8 14
from :time	3 9
from :urgency	3 9
from :work	6 15
from :writeto	0 7 3 16 4 -10
from a	1 -7
from applying	1 8
from each	0 7
from families	1 13
from friday	8 9
from here	6 8
from month	12 -19
from now	3 9
from over	2 13
from ten	8 11
from the	3 -7 8 -18 10 -21 11 19 12 -15 13 -20
from this	7 27
from under	6 14
from us	2 -13 3 7
from your	5 8
from £#	4 7 5 -7
from_#	12 7
from_$	0 19 1 -9 2 -24 6 -20 7 -18 10 -21 11 -15 13 -27 14 9
from_adult	0 7
from_another	2 7
from_bedroom	14 11
from_community	2 18
from_country	2 7
from_current	8 7
from_estate	2 9
from_has	7 11
from_here	2 8
from_home	11 16
from_month	12 -15
from_other	2 8
from_pcm	4 16
from_per	4 15
from_person	4 14
from_roof	4 9
from_same	2 12
from_saving	5 10
from_school	1 25
from_side	2 22
from_small	1 10
from_there	8 7
from_till	8 27
from_up	4 7
from_we	4 -9
from_window	7 29
from_your	1 8
from_£#	4 -14
from_£##	4 -9
front	2 -14 4 12 5 -14 6 -32 7 20 12 -27 13 20
front $	13 34
front ,	8 8
front :photo	11 18
front :room	2 -8
front and	8 -7
front door	8 -7
front of	4 10
front photo	11 18
front_queue	4 7
ft	0 38
ft $	0 23
ft :work	0 16
ft_##	0 15
ful	14 -17
ful $	14 -17
ful_$	2 11
full	1 17 2 17 4 -26 6 -20 8 -20
full :deadline	2 19
full :deterring	0 26
full :longperiod	12 7 13 15
full :nearby	3 11 14 7
full :newness	0 26
full :openprice	2 19
full :period	13 19
full :spelled	2 12 3 10 14 7
full :urgency	0 26
full of	1 14
full stop	3 11 14 7
full time	0 26
full_$	1 28 2 18
full_book	1 17
full_only	1 9
full_week	7 8
fully	2 8 7 8 9 9
fumigation	5 12
fumig…	5 12
funded	0 16
funded :person	0 8
funds	13 15
funny_i	0 7
funny_if	2 7
funny_you	2 7
fur	1 -32 2 -8 3 38
fur ,	3 7
fur_feather	3 11
furnish_$	4 12
furnished	6 -8 9 17 11 -30
furnished :building	4 8
furnished :photo	4 8
furniture	1 -19 7 -7 8 -8 11 17
furniture $	8 -7
furniture :openprice	11 8
furniture and	11 7
furniture in	11 11
furni…	0 -17 1 -37 2 -32 6 -33 8 -17 9 11 11 7 14 -33
furry	3 44
furry friends	3 23
further	1 12 14 15
further :disclaimer	14 17
further particulars	14 8
further_from	14 14
furth…	1 12 14 15
g	3 14
gaff	8 11
gainf…	0 8
gallery	11 20
gallery as	11 11
galle…	11 20
garage	2 -26 7 -30 10 13
garage $	10 12
garage :keything	8 22
garage_one	8 7
garden	0 -40 1 12 4 20 7 25 8 -13 10 7 11 7
garden $	5 -19 7 7
garden ,	1 19 4 15 11 9
garden :building	6 12
garden :codething	8 -10
garden :neighbour	6 12
garden :photo	6 12
garden flat	6 12
garden is	8 -9
garden's	3 8
garden_$	0 -11 1 10
garden_by	5 18
garden_fenc	3 -11
garden_shed	6 7
garden_you	8 10
gardens	8 7
garde…	1 -21 2 -18 5 19 8 10
gas	2 -29 4 -37 5 -17 7 -11 8 7 9 -22
gas $	5 -21
gas ,	6 15
gas :hiding	8 9
gas :money	5 -11 8 7
gas :safety	5 8 8 -10
gas :sex	13 9
gas box	8 9
gas safety	5 9
gas £#	5 -11 8 7
gas_$	8 15
gate	0 -19 1 -42 2 -25 3 -13 4 -21 6 -63 14 -30
gate ,	6 -10 8 -22
gate :law	8 8
gate :negation	8 -7
gate is	8 -8
gate_##	8 11
gate_code	8 -9
gate_lock	8 -13
gate_so	8 -23
gay	0 -19 1 -24 2 28 6 -24 8 -24
gay :childless	1 -10 2 26
gay :openprice	2 -14
gay :person	1 -17 2 27
gay couples	2 15
gay or	2 -14
gay_straight	2 -27
gays	2 22
gays $	2 17
gch	1 15 10 7
gch ,	1 15 10 7
gch_$	1 16 10 7
generation	1 7
gener…	4 12 6 -11 7 -11 11 14
gent	2 13
gentleman	2 34
gentleman $	2 15
gentlemen	2 16 6 12
gentlemen ,	6 15
gentl…	2 41 8 -25
gents	2 14
georgian	7 11
georg…	7 11
get	1 -12 2 15 3 8 5 -28 6 48 7 18 9 -25 10 -22
get ,	6 7
get :advance	2 8
get :consent	7 18
get :demanding	0 11
get :denying	6 7 8 11
get :deterring	1 10 6 8
get :newness	2 9
get :number	8 -7
get :photo	7 8
get :ranking	2 26
get :seller	14 9
get :source	7 8
get a	5 -22 6 9 7 -17
get first	2 9 6 -17
get in	2 -38 6 14 7 7 8 12
get it	7 -19
get planning	7 8
get priority	2 18
get the	0 -14 2 21 6 -19 13 16
get universal	0 9
get used	8 12
get your	6 24
get_$	0 12 1 -19 2 14 4 9 5 -11 6 14 7 19 8 10 9 -13
get_before	6 23
get_chance	6 23
get_copy	5 -13
get_credit	0 9
get_free	13 15
get_go	6 9
get_here	7 15
get_idea	11 7
get_paid	0 8
get_refusal	2 13
get_skat	6 10
get_them	6 13
gets	1 -20 4 35 6 29 7 14 13 7
gets a	7 22
gets it	6 20
gets the	2 -16 4 39
gets you	5 13
gets_$	2 -33 4 36 5 -7 6 26 8 -12
gets_first	6 9 7 8
gets_keys	6 8
gets_nod	4 19
gets_tenancy	4 14
getting	0 8
getting help	0 7
getti…	0 8
gff	1 16
gff ,	1 17
girl $	2 -7
girl_$	2 27 8 10
girls	2 33 8 7
girls :neighbour	2 7
giro	0 11
giro_$	0 18
giv_miss	6 -9
give	1 -11 2 -11 4 22 11 13 13 -23
give :seller	4 18
give :writeto	4 18
give me	4 19
give you	11 8
give_idea	11 16
give_like	14 8
given	2 14 7 -36 8 -17
given the	2 19
given_$	0 19
gives	0 -7 13 8
giving	6 -12
glad	1 -19
glad_$	6 7
glad_you	6 11
gladly	0 -8 6 10
glamping	9 15
glamp…	9 15
glasgow	7 13
glasg…	7 10
gmail	8 -22 14 26
gmail_$	14 8
go	3 -14 4 15 5 16 6 -36 13 26 14 7
go $	5 10 8 13 12 -17 13 19
go :building	6 13
go :burden	0 -16 6 -21
go :consent	1 16
go :deadline	7 24
go :demanding	6 -10 7 24
go :deterring	0 -17
go :openprice	0 11 2 14 6 -34 7 11 13 11
go :opinion	0 15 2 20 6 -15 7 -16 13 17
go :refusing	6 -22
go :wanting	12 7
go by	14 7
go home	6 13
go in	6 10 7 -20
go on	0 -12
go out	6 -22
go through	1 16
go to	0 16 2 20 6 -15 7 -16 13 17
go up	6 -8 7 25
go wrong	7 7
go_$	0 -22 7 22 13 18
go_about	6 7
go_advertis	4 8
go_bin	0 12
go_change	2 8
go_every	8 9
go_front	13 19
go_go	6 27
go_home	14 7
go_month	12 9
go_people	1 13
go_six	12 7
go_so	2 17
god's	7 8
god's earth	7 8
goers	2 25
goes	2 25 3 14 4 -11 6 -36 7 -22 13 -9
goes :deadline	8 7
goes :demanding	6 7
goes :deterring	6 -11
goes :openprice	13 -15
goes :opinion	4 9
goes :refusing	6 -10
goes :spelled	8 8
goes at	8 9
goes for	2 17
goes off	8 18
goes out	6 -9
goes to	4 9
goes up	6 7
goes_$	4 -11
goes_eight	8 8
goes_monday	6 17
goes_our	8 7
goes_ten	8 8
going	2 16 6 37 8 14
going $	6 21
going ,	6 8
going :consent	2 15 8 8
going :deterring	6 10
going :openprice	1 8 2 -13 3 8 6 19 7 21
going :opinion	1 9 2 -12 3 8 6 16 7 22
going :ranking	6 -13
going :urgency	6 9
going :wanting	6 9
going fast	6 8
going in	14 7
going like	6 9
going through	2 15 8 8
going to	1 9 2 -12 3 8 6 16 7 22
goldfish	3 35
goldfish ,	3 17
goldfish_$	3 17
goldf…	3 35
golf	9 17
gone	0 -23 1 -33 2 -8 4 8 6 24
gone $	6 17 8 -13
gone ,	8 17
gone :openprice	4 9 6 -13
gone :opinion	4 10
gone by	8 -20
gone to	4 10
gone_$	7 7 8 -10
good	0 -17 1 -39 5 -34 6 12 7 22 8 -36 11 -9 14 -45
good $	6 13 7 19
good :burden	14 -13
good :deterring	14 -13
good as	7 29
good for	1 -8 2 10
good luck	3 8
good on	14 -13
good reason	3 -28
good_$	1 -25 3 -25 7 -12 14 -8
good_fami	1 -20
good_your	3 9 7 16
goods	2 -17
google	14 17
got	1 27 2 -13 3 20 5 -15 6 15
got :child	1 27
got a	2 -19 3 34
got it	4 9
got kids	1 21
got the	0 12
got_$	0 8 3 8
got_about	6 14
got_before	6 7
got_job	0 7
got_pet	3 20
got_then	1 7
gout	8 12
government	0 24
gover…	0 16
grab	6 13
grab_$	6 7
grace	2 7
grammar	1 -25 7 21
grammar :school	7 7
grammar school	7 7
grammar_$	1 -9 7 13
gramm…	1 -25 7 21
grand	4 13
grandchildren	1 10
grandchildren $	8 8
grandchildren ,	1 -8
grandchildren :deadline	1 15
grandchildren may	1 15
grandchildren_not	1 7
grandest	7 8
grandkids	1 7
grandweans	1 11
grand…	1 39 6 -31 7 28 9 -13
granite ,	6 7
granny	3 11
grant_$	7 12
granted	7 10
grant…	7 10
grass	11 10
great	9 10
great :safety	8 7
great fire	8 7
greatest	7 15
great…	7 21
green	1 -11 3 -10 7 -22 8 -23 9 -35
green_by	11 8
greened	11 13
greener	7 21 11 8
green…	7 13 11 23
greyhound	3 -11 8 11
greyh…	3 -17 8 9
ground	0 -10 8 7 10 11
ground :room	8 14 10 13
ground floor	8 14 10 13
ground_$	2 8 8 19
grounds	8 8
grounds $	8 9
groun…	8 8
group	4 23
grown	0 -29 1 56 2 -25 6 -41 8 -39
grown :person	1 12
grown ups	1 40 2 -15 6 -7
grown_$	1 49 2 -7
grown_children	1 -18
grown_house	1 15
grown_sort	1 8
guarante_$	7 21
guarantee	12 -28 13 -29
guarantee it	7 12
guaranteed	1 -24 3 -11 6 -12 7 60
guaranteed :number	7 12
guarantor	0 -8 2 -36 4 -46 5 12 6 -11 7 -53 13 45
guarantor $	0 -7
guarantor ,	0 -9 13 27
guarantor :hiding	7 -7
guarantor :title	0 7
guarantor and	0 8
guarantor can	7 -7
guarantor form	5 9
guarantor who	0 7
guarantor_half	13 10
guarantor_may	13 9
guarantor_offer	13 7
guarantor_owns	0 8
guarantor_then	13 9
guarantor_year	13 7
guarantor_£#	5 27
guara…	1 -21 2 -77 3 -54 4 -82 5 10 6 -59 7 43 8 -70 11 -10 12 -38 13 25 14 -54
guard…	11 8
guess	2 7
guest :room	9 -11
guest bedroom	9 -10
guest_$	9 10
guests	5 8 9 35
guests :hiding	1 11
guests are	5 11
guidance	11 9
guida…	11 9
guide	2 23 3 -34 4 10 6 -9 11 20
guide ,	11 13
guide :pet	2 44 3 -31
guide :rent	4 23
guide :return	4 23
guide dog	2 31 3 -14
guide dogs	2 17
guide rent	4 23
guide_$	2 15 4 7
guide_assistance	2 -7
guide_dog	2 8
guide_user	2 9
guide_£#	4 15
guided	4 7
guinea	3 15
guinea pigs	3 17
gujar…	2 7
gym	1 -24 4 -18
gym ,	6 8
gypsies	2 19
gypsi…	2 19
h	0 14 11 13
h $	0 -10
hackney	6 8
hackn…	6 8
had	0 28 1 -15 2 14 4 -28 5 -46 6 19 7 -16 8 8 12 -28
had :age	6 13
had :child	1 10
had :deterring	2 24
had :dislike	2 21
had :negation	1 -16
had :number	8 -8
had :pet	3 7
had :safety	2 20
had :spelled	1 -35
had :superlative	6 30
had a	8 28
had bad	2 8
had better	6 31
had it	6 -22
had no	1 -11
had sixty	6 8
had the	3 15
had trouble	2 21
had_$	3 -9 6 -27 8 15
had_ask	4 -8
had_before	6 -8
had_breakfast	6 11
had_call	6 8
had_chance	6 -7
had_hip	8 8
had_look	8 7
had_since	6 13
had_tenant	0 -18
had_time	13 10
hafod	10 12
haggle	4 27
haggle $	4 8
haha	4 7
haha $	4 7
hair_$	2 18
half	1 21 2 13 4 -35 5 11 6 20 7 8
half :clocktime	1 10 12 -8
half :codething	12 8
half :fixed	1 10 12 -7
half :longperiod	1 7 13 10
half :period	13 9
half :tribunalrent	13 8
half a	0 12
half term	1 10 12 -7
half the	6 14
half year	12 8
half_$	5 11
half_mile	7 8
half_tenant	14 7
half_there	8 10
half_town	6 7
half_year	0 7 13 10
hall	0 -8 4 -40 5 8 6 -19 7 -20 8 -18 10 -14 11 -38
hall in	3 7
hall_##	3 7
hall_$	5 14 8 -15
hall_so	1 8
hamish	8 19
hammer	6 14
hamster	3 18
hamster_$	3 15
hamsters	3 17
hamst…	3 39
hand	0 -12 8 12 13 29
hand :bid	13 7
hand :childless	13 7
hand over	13 7
hand_$	0 -8 7 10
handb…	1 -13
handed	7 7
handi…	2 21
handle	14 12
handling	5 9
handl…	5 17
handouts	0 10
hando…	0 10
hands	2 13 7 7 8 -11
hands $	2 19
hands down	7 12
handshake	13 7
handshake $	13 7
hang	6 22
hang :openprice	6 18
hang about	6 10
hang_$	1 -7 6 14
hanging	8 13
hanging :petpart	8 15
hanging basket	8 15
hangi…	8 13
hangs	8 8
happen	7 21
happened	4 7
happens	7 12
happe…	7 12
happier	7 7
happi…	7 29 8 -15
happy	2 9 3 -11 4 7 6 -41 13 23
happy :openprice	0 -30 3 -17
happy :opinion	0 -30 3 -17
happy to	0 -30 3 -17
happy with	1 9 13 9
happy_hear	4 7
happy_what	4 15
harbour	6 7
harbour_$	6 11
harbo…	6 14
hard	0 11
hard :burden	1 7
hard :deterring	1 8
hard :openprice	8 -7
hard :opinion	8 -7
hard of	8 11
hard on	1 7
hard to	8 -7
hard_$	8 19
hardly	8 20
harm	2 29
harm_$	2 11
harmless	8 18
harmless $	8 11
harml…	8 18
has	1 -15 2 -25 3 -8 4 -10 5 -28 6 13 7 22 8 55 9 -40 10 23 12 -24 13 -34 14 15
has $	7 20
has :absolute	0 -10 6 -15 7 15 8 -20 10 19
has :burden	10 9
has :disability	2 -27 8 38
has :healthword	2 -23 8 33
has :lifeword	7 9
has :negation	0 -42 6 12 7 11 8 12 10 12
has :newness	0 -11 6 -21 7 22
has :number	0 10 1 -7
has :onlyword	10 9
has :openprice	1 9 5 14 6 -21
has :opinion	1 8 5 14 6 -21
has :preferring	7 11
has :scarcity	6 -18 10 9
has :seller	14 18
has :spelled	6 11
has :time	7 17 8 -31
has a	2 -24 3 7 5 -19 7 -29 8 -37 11 -38 13 -8
has always	2 9
has been	6 15 8 -7 10 -33
has changed	2 14
has dementia	8 14
has epilepsy	8 9
has ever	0 -7 7 21 8 -7
has finished	1 7
has had	6 -16
has it	6 18
has its	8 -20
has just	8 7
has made	7 11
has no	0 -25 6 10
has not	6 9 7 7 10 12
has one	0 12
has only	10 9
has said	0 8
has the	6 -11 8 34 14 25
has to	1 8 5 14 6 -20
has_$	2 -14 4 -28 5 -16 6 18 7 -17 10 -14
has_about	6 13 11 7
has_advertis	10 7
has_already	6 8
has_answer	0 13
has_bad	8 7
has_been	2 11 6 -51 10 20
has_before	10 22
has_box	4 7
has_by	6 9
has_door	8 -15
has_gone	6 -10
has_had	7 11 8 7
has_her	8 16
has_his	1 10
has_house	10 9
has_lock	8 -18
has_many	0 7
has_may	8 16
has_me	6 13
has_mind	4 10
has_no	8 9
has_off	1 -9 8 11
has_one	8 22
has_out	6 13
has_place	7 -8
has_please	8 7
has_power	7 11
has_right	0 13
has_roof	10 12
has_room	6 11 8 16
has_round	6 7
has_shelf	6 11
has_short	6 14
has_since	11 13
has_so	8 49
has_soft	8 7
has_stop	7 11
has_stopp	6 17
has_tenant	0 -9 7 9
has_than	7 7
has_through	14 13
has_told	2 9
has_up	11 10
has_will	7 33
hash	8 39
hash ,	8 14
hash_$	8 7
hasn't	6 16 8 9 10 26
hasn't been	6 15 10 26
hasn't_$	6 10
hasn't_since	8 12
hastings	8 16
hasti…	8 16
hat	6 8
hatch	8 15
hatch ,	8 15
hate	6 8
hate_you	6 10
have	0 11 1 14 4 -11 6 27 7 7 8 -12 11 16 12 -15 13 -7 14 -42
have $	0 -10
have :absolute	1 -8
have :accepting	2 11
have :asking	6 7
have :bid	6 10
have :child	1 35 2 -17
have :clocktime	7 11
have :demand	6 14
have :denying	0 -10
have :everyone	0 9
have :feething	6 7
have :fixed	13 -19
have :kin	1 14
have :lifeword	1 -18
have :losing	6 8
have :negation	1 18
have :number	3 -12
have :onlyword	2 18
have :openprice	0 8 1 20 2 14 3 16 4 -25 5 13 7 15
have :opinion	1 20 2 12 3 12 4 -21 5 13 7 7
have :payer	7 20
have :pet	3 12
have :preferring	11 9
have :promise	0 -9 2 12
have :scarcity	0 -19
have :seller	7 19
have :spelled	0 -12 1 18 3 -9
have :time	6 9
have :title	6 9
have a	2 -10 6 -9 8 28
have all	0 12
have already	6 10
have always	2 8
have an	3 13
have been	1 -15 6 -17 8 -10 11 28
have children	1 10
have had	0 8
have in	2 8
have it	9 12
have kids	0 9 1 12
have lived	1 -17
have made	11 9
have never	0 -7
have no	0 -7 1 13 2 -15 4 8
have our	7 21
have put	3 8 4 17
have signed	13 -19
have the	0 -12 5 11
have to	0 8 1 20 2 14 3 12 4 -21 5 13 7 9
have_##	7 9
have_$	1 28 3 -30 4 -26 5 -7 6 11 7 25 8 -56 13 -54 14 -14
have_by	7 20 11 14
have_cat	5 9
have_clean	5 -8
have_digital	11 8
have_down	2 9
have_fami	1 14
have_fight	6 9
have_figure	4 7
have_find	0 9
have_here	1 -22
have_i	3 14
have_job	0 9
have_liv	1 9
have_look	0 -7 11 7
have_may	0 7
have_newborn	8 21
have_no	2 -16 8 8
have_off	6 10
have_ones	1 18
have_our	0 19
have_ourselv	3 -14
have_pet	3 21
have_pets	3 -20
have_rent	4 7
have_round	0 7
have_since	11 15
have_so	6 -14
have_stay	3 8
have_tenant	0 -8
have_tow	0 13
have_us	2 8
have_word	7 13
have_you	7 10
have_young	1 7
haven	1 12
haven't	4 17
haven…	4 17
having	3 12 10 10
hb	5 10
hb ,	5 11
he	0 14 11 -9
he :negation	3 12
he :promise	3 7
he can't	3 8
he's	0 -12 2 -8 8 52
he's a	8 22
he's harmless	8 8
he's_$	8 23
he_not	0 9
he_she	8 -8
head	3 -23 5 13
head :record	3 -13
head :rulesplace	3 -16
head :utility	3 -13
head lease	3 -13
health	0 -14 1 -22 2 16
health ,	7 7
health_$	2 16
healthy	2 28
healthy_$	2 19
healt…	2 26 7 9
hear	0 -10 3 -15 4 10 6 -52 8 -28
hear :openprice	0 -10 3 -19 4 17
hear from	0 -7
hear the	2 7 8 -9
hear what	4 7
hear_$	4 16 6 -15
hear_first	4 7
hear_pay	4 8
hear_you'd	4 7
heard	6 -11
hearing	2 24 8 7
hearing $	8 7
heari…	2 24 8 7
heart	4 13 10 9
heart of	10 9
heart_$	10 9
hearts	3 14
heart…	6 8
heat	6 -8
heaters	9 -9
heate…	9 -9
heating	6 -13 8 -37 9 -10
heati…	6 -14 7 10 8 -20 9 -10
heaven_$	7 9
heavenly	7 9
heave…	7 9
held	3 17 11 11 13 -20
held :burden	4 12
held :deterring	4 11
held :openprice	11 7
held :opinion	11 8
held by	3 19
held on	4 11
held to	11 8
held_$	3 18
held_dps	3 19
held_saturday	4 11
held_scheme	5 -11
help	0 22 1 -8 2 25 3 -7 4 -28 5 -13 6 -11 13 -13
help :online	2 16
help :opinion	2 16
help :payer	2 16
help :seller	2 16
help :writeto	2 16
help us	2 16
help with	0 23
help_rent	0 38
helps	2 -14
hen's	6 10
hen's teeth	6 10
hence	8 9
hence :person	6 8
hence the	8 11
hence_$	6 -17
her	8 55
her :disclaimer	2 7
her :family	8 19
her :healthword	8 8
her :kin	8 17
her :work	2 8
her_$	2 -36 8 21
here	0 -16 1 13 2 -14 4 -32 5 -72 8 -8 13 -8 14 -25
here $	0 -7 1 10 2 -9 7 -18
here ,	0 -14 1 10 3 11 10 -7
here :codething	7 8
here :openprice	6 7
here :time	3 7
here and	1 -20 7 8
here for	6 7 7 -13
here in	7 -15 8 -8
here is	7 8
here it	10 9
here to	6 8
here_$	6 15 10 -10 14 -10
here_dss	0 19
here_go	7 7
here_have	0 -11
here_me	8 21
here_never	7 15
here_them	1 9
here_up	7 14
here_want	7 8
here_your	7 13
hesitation	6 31
hesit…	6 41
high	2 -25 8 -9
high :demand	6 9
high :thing	1 12
high and	9 7
high chairs	1 18
high_$	9 7
highchair	1 10
highc…	1 10
higher	4 20 6 -17
higher_$	4 10
highest	4 35 6 -16 7 -33
highest $	4 13
highest :bid	4 10
highest_$	4 9
highest_gets	4 7
highe…	4 35 6 -16 7 -33
highland	9 19
highl…	9 19
hijabs	2 8
hill	1 -17 6 -14 7 -17 8 -30
hill ,	2 13
hill_beds	2 14
hillt…	14 10
hillview	14 16
hillv…	14 21
him	4 -26 5 11 6 -10 7 -15 8 26
him ,	8 16
him and	2 7
him_$	0 12 5 10
hindu	2 10
hindu_$	2 25
hindus	2 23
hip	8 20
hip ,	8 8
hip_$	8 11
hire	5 14
his	0 -17 1 7 6 30 8 47 14 -7
his $	6 9
his :building	2 7
his :disclaimer	2 10
his :person	7 11
his and	8 -12
his own	2 10
his_$	2 -20 6 7 8 10
his_hers	8 -12
history	0 -14 2 23 6 7 13 17
history $	6 14
history of	2 23
histo…	0 -16 2 25 6 7 13 17
hit	10 10
hit the	10 11
hit_market	10 11
hiv	2 37
hmo	9 -10 13 7
hoard…	8 12
hold	2 -13 5 24 8 11 12 19
hold ,	12 9
hold :deposit	5 8
hold :paying	5 8
hold :seller	11 11
hold :spelled	8 10
hold :writeto	11 11
hold a	5 8
hold deposit	5 8
hold_#	5 17
hold_$	5 10
hold_back	5 9
hold_fortnight	5 -11
hold_key	8 12
hold_month	5 7
hold_off	5 -10
hold_you	5 17
hold_£#	5 -22
holder_$	0 19 2 13
holders	0 20 2 11
holde…	0 20 2 11
holding	13 -16
holding :deposit	5 -41 13 -14
holding :paying	5 -12 13 -15
holding deposit	5 -41 13 -14
holding payment	5 16
holdi…	13 -16
holds	6 11
holiday	0 -13 1 -12 5 -14 8 -9
holiday :nearby	9 -10
holiday :rent	9 13
holiday inn	9 -19
holiday park	9 -8
holiday_#	8 11
holiday_isle	9 21
holidaymaker_$	9 8
holidaymakers	9 17
holidays	9 7
holid…	0 -23 1 -24 2 -12 6 -10 7 -26 9 21 14 -7
hols	9 30
hols_$	9 19
home	0 7 2 -21 3 12 5 -51 7 13 8 27 9 -10 12 -7 13 -9
home $	2 -22 3 10 6 -33 8 -20 9 -25
home ,	0 -9 4 12
home :burden	7 15 8 7
home :deterring	7 15 8 7
home :openprice	6 13
home :spelled	6 8
home and	2 7
home at	0 7 6 8
home for	3 7 6 -7
home on	7 16 8 7
home_$	0 10 1 12 2 -18 3 -13 8 28 14 8
home_about	6 8
home_all	6 12
home_six	0 7
home_you	1 10
home_£##	6 9
homeowner	0 18
homeowner :burden	0 16
homeowner guarantor	0 12
homeo…	0 20
homes	0 -7 6 31 7 -9
honest	0 13 5 7 6 -14
honest ,	8 11
honest_#	8 8
honest_$	0 7
honest_i	11 7
hook	8 7
hook_$	8 8
hop	6 13
hop :openprice	6 13
hop :opinion	6 13
hop to	6 13
hop_$	6 10
hope	1 9 4 8
hope_find	1 11
hoping	3 8 6 14
hoping :openprice	3 9
hoping :opinion	3 9
hoping for	2 8 6 13
hoping to	3 9
hosp	2 7
hospi…	8 8
hot	6 8
hot $	6 9
hot :deadline	10 11
hot off	10 11
hot tub	6 -12
hot_pres	10 11
hotel	4 9
hotel ,	1 8
hotel :codething	7 7
hotel is	7 7
hotel_$	4 10
hotels	1 8
hound	3 16
hounds $	3 11
hour	6 13 8 -44 13 -17
hour_$	6 10
hour_£#	5 10
hours	6 58
hours $	6 44
hous_$	7 19
hous_pay	0 13
hous_people	0 -31
hous_so	0 -10
hous_someth	0 7
hous_you	0 -7
hous_your	1 -10
house	0 8 2 19 3 11 5 19 7 20 8 22 10 18 13 -17 14 -9
house $	2 -12 3 19
house ,	3 -8 4 17 6 12
house :absence	8 17
house :absolute	8 11
house :advance	10 7
house :burden	2 8
house :codething	1 19 5 8
house :condition	5 17
house :deadline	12 18
house :demanding	10 7
house :law	5 8
house :lifeword	12 8
house :losing	12 8
house :nearby	2 12
house :negation	1 -10
house :phone	8 -16
house :preferring	6 13
house :ranking	10 7
house :spelled	1 14 8 -14
house :wanting	11 8
house :welcoming	1 10
house and	2 10
house at	8 -11
house before	10 7
house full	1 19
house goes	12 8
house has	8 14
house in	0 7 1 -7 7 25 8 -24
house is	1 20 5 8 8 11
house looks	11 8
house near	2 13
house numbers	8 -11
house of	8 7
house please	1 10
house rules	5 8
house share	2 15
house stands	8 12
house that	7 16
house while	5 16
house with	2 -10
house_#	8 -27
house_$	2 24 3 -9 5 18 8 20
house_behind	0 8
house_built	7 12
house_com	0 7
house_eight	0 7
house_empty	8 19
house_five	8 10
house_full	5 16
house_half	7 7
house_here	7 8
house_its	8 9 10 10
house_let	0 7
house_liv	8 11
house_made	5 7
house_no	6 10
house_only	2 7
house_paid	0 8
house_road	2 13
house_split	8 7
house_stay	2 11
house_they	8 7
house_was	11 9
house_weekday	8 14
house_where	7 8
house_you	6 -14
housed	0 -18
household	0 -12 1 43 2 12 4 11 6 -36 7 -11 8 -45
household $	5 -7
household ,	2 27
household :condition	1 14
household where	1 14
household whose	1 11
household_$	0 -18 1 14 6 -11
household_adult	1 10
household_benefit	0 9
household_home	4 8
households	0 20 2 -30
housemate	2 25 8 33
housemate :demanding	2 26
housemate :wanting	2 26
houses	1 19 3 7 6 7 7 20 8 -17
houses $	6 8
houses are	7 10
houses in	6 7 7 -11
house…	0 8 1 35 2 25 4 11 6 -35 7 -30 13 -11
housing :benefit	0 -12
housing association	7 7
housing benefit	0 -13
how	1 9 2 -10 4 44 5 -30 6 -19 7 -35 8 -30 11 40 14 -24
how :demand	1 26 4 -10
how :opinion	3 10 13 8
how :payer	13 11
how :promise	0 12
how :seller	3 9
how it	11 24
how many	1 27 4 -10
how much	4 54
how we	13 9
how_$	1 11 4 25 6 -15 7 -8 11 10 13 11
how_go	4 19
how_have	3 8
how_i	0 15
how_look	11 28
how_pay	0 11
how_rent	4 -11
how_would	3 7
how_you	0 7 4 30
hr	6 7
hse	2 12 7 -7 8 13
hse ,	2 8
hse_$	8 8
hull	7 7
human_$	3 10
humans	3 30
humans :absolute	3 25
humans :burden	3 25
humans :onlyword	3 25
humans :scarcity	3 25
humans only	3 25
hun	3 12
hun_$	3 12
hundr_$	4 12 7 -7
hundr_fifty	4 -16
hundr_keep	5 14
hundr_one	14 7
hundr_thousand	4 10
hundred	0 -21 1 -11 4 30 5 40 8 -16 13 -11
hundred $	5 9
hundred ,	14 10
hundred :money	5 13
hundred :openprice	4 9
hundred :opinion	4 8
hundred a	4 11
hundred pounds	5 8
hundred to	4 8
hundr…	0 -23 1 -14 4 35 5 40 8 -16 13 -11
hurry	0 -10 1 -13 2 -34 6 8 7 -29 14 -15
hurry :burden	6 14
hurry :urgency	6 12
hurry hurry	6 12
hurry_$	6 13
hurry_hurry	6 7
husband	2 15
husband and	2 20
husband_wife	2 24
husbands	2 16
husba…	2 28
hush	1 26
hush_so	1 16
i	0 20 1 -9 3 14 8 -11 9 -8 10 -20 13 -8
i :absolute	14 13
i :accepting	0 -15 3 11 4 17 6 -9 7 12
i :asking	0 -24 1 -8 3 7 6 -42
i :burden	14 8
i :clocktime	4 13 8 -8
i :codething	6 8
i :demanding	2 -33 13 7
i :denying	3 -8 4 9 7 -20
i :disclaimer	2 10 7 9
i :income	5 -13
i :negation	3 -22 7 -15 8 -40
i :onlyword	3 23 14 7
i :opinion	3 7
i :paying	3 8 5 -9
i :person	6 8
i :preferring	1 13
i :refusing	1 8
i :regretting	1 9
i :scarcity	14 13
i :spelled	0 7
i :wanting	0 22 2 -20 3 -16 6 -7
i :welcoming	3 8
i :writeto	6 8
i am	4 13 8 -8
i answer	6 -30
i can't	7 -16
i don't	0 14 6 -11
i give	6 7
i guarantee	7 11
i had	6 13
i have	2 -8
i hope	1 10
i know	3 13 6 -9
i like	3 -12
i look	0 10
i may	0 7
i mean	0 9 2 33
i must	3 7
i need	5 13
i only	14 8
i pay	5 -13
i put	0 15
i see	2 8 6 11
i should	7 11
i shouldn't	2 10
i were	6 11
i won't	4 10
i wouldn't	6 13
i'd	0 7 1 25 2 33 3 22 4 17 6 12 7 -16 8 -41
i'd :absolute	3 7
i'd :accepting	4 18
i'd :demanding	1 13
i'd :denying	3 7
i'd :negation	7 -10
i'd :newness	3 7
i'd :opinion	0 8
i'd :scarcity	3 7
i'd :wanting	0 12 1 10 13 7
i'd :welcoming	0 9 4 12
i'd be	3 13
i'd like	2 15
i'd love	0 9
i'd never	3 7
i'd sooner	2 9
i'd want	1 16
i'd_down	4 10
i'd_have	1 19
i'd_say	0 11
i'd_you	0 11
i'll	4 35 7 -19
i'll :absence	4 8
i'll :accepting	1 7
i'll be	8 10
i'll eat	6 9
i'll leave	4 9
i'll_hat	6 9
i'll_honest	8 13
i'll_my	6 9
i'm	0 13 1 10 2 19 6 -15 7 -20 8 34 13 8 14 14
i'm :burden	14 13
i'm :councilpay	4 -8
i'm :dislike	3 8
i'm :losing	2 15
i'm :negation	4 16
i'm :number	8 21
i'm :openprice	4 -16
i'm :paying	4 -8
i'm :promise	1 12 7 -8
i'm :regretting	2 9 3 7
i'm :spelled	8 16
i'm :wanting	0 7 2 8
i'm afraid	1 7 3 7 6 -15
i'm after	0 7 2 10
i'm allergic	3 8
i'm at	8 17
i'm not	4 16
i'm out	8 8
i'm paying	4 -8
i'm sorry	2 15
i'm sure	1 13
i'm_#	8 8
i'm_$	1 12 4 -13 5 -11 6 -16 7 -28
i'm_but	2 19
i'm_charity	0 7
i'm_night	8 10
i've	0 25 6 13 7 -11 8 27 13 14
i've :negation	0 12
i've been	0 9 13 11
i've_$	13 10
i've_ask	6 8
i've_com	6 8
i_##	4 23
i_$	3 -20 6 -17 8 -19 11 -15 13 -15
i_by	2 8
i_do	12 7
i_even	6 10
i_fast	6 -8
i_find	1 10
i_him	2 7
i_house	3 14
i_hundr	5 11
i_i'm	6 12
i_it's	3 8
i_lie	6 13
i_like	2 11
i_mean	0 18
i_myself	0 -7
i_new	6 9
i_no	0 7 2 23 4 12 6 8
i_noth	7 11
i_only	2 -13 6 11
i_quick	6 -12
i_reason	6 11
i_refuse	0 7
i_rent	13 -8
i_say	4 18 7 8
i_tell	6 10
i_these	14 10
i_think	4 10
i_want	0 7
i_went	6 9
i_word	7 10
i_work	0 -7
i_you	0 -15 2 -22 6 7 8 8
i_you'd	6 10
ice	6 -7
id	13 12
id ,	13 15
idea	11 31
idea ,	11 9
ideal	2 17 9 11
ideal :person	2 14
ideal for	0 -13
ideal tenant	2 10
ideal_$	0 -11
ideally	0 16
ideal…	0 16
if	0 7 1 25 2 12 3 12 5 -21 7 -8 9 -7 10 -42 11 -19 12 17 13 -8 14 8
if :absolute	12 15
if :benefit	0 11
if :everyone	1 22 7 15 12 12
if :number	4 23 6 -9
if :opinion	2 -20
if :payer	0 9
if :seller	2 -11 3 -24 6 8
if :spelled	0 -10 4 15
if :title	3 7
if any	0 8 1 13
if i	6 15
if i'm	8 11
if it	1 -14 3 21
if it's	1 15 2 10
if none	2 11
if so	1 17
if the	0 31 2 7 6 -23 7 -16 14 8
if there	7 16
if there's	1 18
if this	6 10
if two	4 16
if we	2 -20
if you	1 -8 5 -14 7 -29 11 -8 13 -12
if you'd	6 -8 14 19
if you're	8 -11
if your	2 11 3 -11 13 12
if_$	0 -38 1 -30 2 -58 3 -90 4 -36 7 -11 14 -37
if_all	2 16
if_bark	3 18
if_been	12 9
if_bell	8 8
if_by	6 7
if_came	2 7
if_can	4 21
if_cat	5 9
if_credit	0 -11 13 15
if_don't	0 9 6 -13
if_drift	3 8
if_employ	13 17
if_fall	2 12
if_fami	2 20
if_get	3 7 6 -13
if_gets	6 8
if_goes	8 22
if_got	3 15
if_has	0 18
if_have	0 -14 1 18 3 -8 5 10
if_hear	2 7
if_here	2 9
if_isn't	2 11
if_keep	1 13
if_kids	1 12
if_late	5 7
if_like	2 -11 13 -13
if_me	6 8
if_meow	3 14
if_money	0 10
if_much	3 16
if_my	3 7
if_not	8 12
if_off	8 9
if_offer	13 -14
if_only	4 10
if_over	2 10
if_own	3 18
if_paid	13 -13
if_pay	13 19
if_rather	14 10
if_referenc	13 11
if_rent	0 24 5 12
if_same	2 10
if_site	14 12
if_small	3 9
if_so	2 7 3 13
if_still	6 12
if_think	4 9
if_up	14 9
if_want	0 -17 1 -42 5 -11 14 13
if_were	2 18 6 26
if_you	0 -15 1 -15 4 21 6 7 13 -8
if_your	0 10 1 8
ifs	2 -11 7 31 13 8
ignore	11 21
ill	11 8
ill_$	11 9
illness	2 15
illne…	2 15
illustration	11 35
illustration :absolute	11 7
illustration :burden	11 7
illustration :onlyword	11 7
illustration :scarcity	11 7
illustration only	11 7
illustration_$	11 14
illus…	11 39
imag_$	11 23
image	11 9
imagery	11 11
images	2 -22 11 66
images are	11 25
image…	11 11
imagination	11 10
imagi…	11 24
immigrants	2 14
immigrants $	2 9
immig…	2 13
imperative	6 12
imper…	6 11
impossible	7 36
impossible :openprice	7 13
impossible :opinion	7 13
impossible to	7 13
impossible_$	7 20
impos…	7 46
impression	11 13
impre…	11 13
improve	13 13
improve :burden	4 10
improve :deterring	4 10
improve on	4 10
impro…	4 16 13 13
in	0 7 1 -12 3 -25 5 -30 7 54 8 38 12 -13 13 18 14 -45
in #	8 13 10 12
in ##	2 -39 4 -31 6 -44 7 -99 8 -106 9 -8 10 -37 14 -53
in $	0 -20 6 -36 7 -42 8 35 10 35 13 25
in ,	1 -9 7 -29 10 13 13 -10
in :absence	0 31 1 -12 2 -19 6 -33 8 11
in :absolute	2 -38 7 31 11 -7
in :advance	0 -12 1 -8 2 -32 3 -21 4 -17 5 -15 6 8 7 -31 8 -15 12 -15 14 8
in :building	2 -18 7 -14
in :burden	4 12 7 -22
in :child	4 8
in :clocktime	1 -43 2 -19 4 -64 5 -31 6 -31 7 -12 10 -44 11 -33
in :condition	12 10
in :deadline	0 -46 1 -38 2 -22 3 -19 4 -68 5 -23 6 -20 7 -34 8 -20 10 -37 11 -48
in :demanding	6 13
in :deterring	8 9
in :everyone	0 -17 6 -11 7 26
in :fixed	12 17
in :hiding	4 24
in :holiday	8 8
in :income	10 7
in :law	8 -10
in :lifeword	0 7 8 31 10 7
in :neighbour	8 20
in :newness	6 9
in :number	0 -35 1 -28 4 -61 5 -27 7 -21 8 -86 11 -14 12 -43 13 29 14 -72
in :onlyword	12 12
in :openprice	8 28
in :opinion	6 -12 8 -24
in :payer	0 -7 1 -12 2 9 3 7 5 -23 6 21 7 -35 8 -17 9 23 13 7
in :paying	13 26
in :period	9 -16 12 12 13 -25
in :photo	4 8 11 34 14 16
in :place	0 -33 2 -9 3 -9 4 -17 7 58 8 11
in :politics	7 7
in :preferring	4 29 11 15
in :ranking	6 34 14 9
in :return	7 12
in :room	8 30
in :seller	0 -13 1 -13 2 9 6 12 7 -56 8 -65 9 23 11 12 13 31
in :spelled	5 -15 8 -10 12 -22 13 30
in :thing	4 11
in :title	8 12
in :urgency	6 12
in :wanting	7 9
in :welcoming	7 11
in :work	0 47 2 -28 7 -24 8 -37
in a	1 -12 3 12 5 -16 6 21
in adv	13 16
in advance	0 -17 3 -10 4 -24 6 -29 7 -39 8 -11 12 -20
in all	7 36
in another	2 7 4 10
in august	6 -7
in bangor	14 7
in bath	7 16
in bearsden	8 9
in bed	8 24
in before	6 14
in brighton	7 7
in britain	7 28
in by	11 21
in croydon	7 9
in derby	7 8
in derry	7 15
in dorset	7 13
in england	7 17
in english	2 -7
in essex	7 18
in excess	4 8
in fee	5 7
in fife	7 13
in five	7 9
in flat	8 12
in front	14 10
in glasgow	7 13
in good	1 8
in hackney	6 8
in hand	13 9
in here	8 7
in his	1 9 8 10
in hull	7 7
in it	3 9 4 9 6 -8 8 10
in jan	8 17
in january	4 -7 8 -8
in jesmond	4 8
in july	6 -7
in june	12 11
in leeds	7 17 8 9
in leicester	7 11
in lenton	7 7
in levenshulme	7 10
in lieu	13 15
in love	7 11
in manchester	6 7 7 9
in march	6 -19 10 -11
in may	11 -13
in mind	4 29
in my	7 -15 13 11
in october	4 -11 12 -11
in on	8 13
in one	5 -26 12 -12 13 44
in our	0 -19 1 -11 3 8 5 -15 6 20 7 -31 8 -30 9 23 13 13
in photo	11 9
in picture	11 18
in receipt	0 15
in residence	1 16
in room	8 14
in salford	7 7
in sheffield	7 15
in so	0 7
in spain	8 7
in spring	12 11
in stone	4 11
in summer	4 7 9 -14
in tenerife	8 14
in that	4 7 7 -17
in the	0 23 1 -20 2 -10 3 -21 4 -13 6 -24 10 -45 11 14 13 -56 14 -18
in this	0 -14 1 -24 2 16 6 11 7 -11 10 -12
in three	13 -8
in tow	0 7 1 27
in town	7 -23
in ulster	7 7
in under	4 8
in until	12 12
in value	7 14
in wales	7 16
in which	6 9
in while	6 16
in winter	4 9
in work	0 34 2 -12 8 -15
in writing	3 -22
in york	7 15
in your	1 35 13 -17
inbox	4 8 6 21 14 -12
incen…	6 17
includ_rent	8 10
included	0 -11 1 -46 4 -9 5 -31 6 -14 7 -33 11 -22
included $	0 -14 1 -23 8 -23
included in	8 7
includes	3 10
includes a	9 7
inclu…	0 -39 4 -28 5 -19 6 -45 7 -59 8 -18 9 15 14 -12
income	1 -38 2 -26 4 -68 5 -16 6 -25 13 -10
income ,	0 -18
income of	13 -20
income_count	0 18
income_risk	7 12
incom…	7 34
incre…	4 16
indeed	1 7
indian	2 12
indicative	4 20 11 18
indicative $	4 7 11 7
indicative :absolute	4 7
indicative :burden	4 7
indicative :onlyword	4 7
indicative :scarcity	4 7
indicative only	4 7
indicative_$	4 7
indic…	4 20 11 18
indiv…	4 11
infant_$	1 24
infants	1 29
infan…	1 26
informal	4 13
informal :bid	4 13
infor…	4 14
init	0 14
initial	12 27 13 23
initial :longperiod	12 21
initial :period	12 16 13 7
initial :rent	13 8
initial month	13 14
initial_$	13 16
initi…	12 26 13 22
ink's	10 10
inn	8 -13 9 -20
innocent:benefits	0 -47
innocent:children	1 -8
innocent:disclaimer	11 -42
innocent:fee	5 -46
innocent:fixed-term	12 -94
innocent:new-to-market	10 -50
innocent:personal-data	8 -49
innocent:pets-blanket-ban	3 -55
innocent:protected-characteristic	2 -60
innocent:rental-bidding	4 -111
innocent:short-let	9 -68
innocent:unprovable-claim	7 -49
ins	5 11
inside	8 20 12 14 13 -7
inside the	12 17
insom…	8 13
inspection	1 19
inspe…	1 30 13 -25
insta	14 50
insta ,	14 33
insta_$	14 21
instagram	14 13
instalments	13 7
instant	6 17
instant $	6 17
insta…	6 12 14 26
instead	2 -14 4 -10 7 -13 13 25
instead of	13 9
inste…	2 -14 4 -10 7 -13 13 25
instruction	10 18
instruction $	10 12
instruction ,	10 9
instr…	3 11 10 18
insulated	7 7
insul…	7 19
insurance	4 -14 5 16 13 -16
insurance :codething	5 -7
insurance :consent	5 8
insurance is	5 -7
insurance through	5 8
insurance with	5 12
insurance_broker	5 7
insure	5 11
insure the	5 11
insure_content	5 11
insurer	5 11
insur…	0 15 4 -31 5 17 8 -7 13 -25
intercom	2 9
interest	2 -34 4 16 6 34
interest :codething	6 16
interest has	6 14
interest is	6 16
interest_been	6 14
interior	11 14
internet	11 16
inter…	4 15 6 35 7 -38 8 -46 11 24 13 -11
into	0 -30 1 -29 4 -20 6 -49 7 34 8 23 11 9 14 18
into a	8 8
into by	7 12
into the	8 13 14 8
into_$	6 -8
into_by	11 7
into_from	7 10
into_grammar	1 -7
into_home	8 10
into_you	7 12
introduce	2 8
intro…	10 8
inundated	6 12
inund…	6 12
inventory	0 -9 4 -9 5 16 8 -22 11 -8 13 -21
inventory :fee	5 -13
inventory and	5 -11
inventory_$	5 12
inven…	0 -11 4 -10 5 15 8 -23 11 -8 13 -22
investment	7 40
investment $	7 17
investors	2 12
inves…	7 48
invit…	4 27
invoice	5 24
invoice $	5 10
invoiced	13 13
invoi…	5 28 13 24
invol…	0 14
irela…	7 13
irish	2 10
is	0 -23 2 -7 4 -19 9 -15 10 -16 12 -22 13 -16
is ##	8 26
is $	11 11
is ,	6 20 10 11
is :absence	1 -13 8 36
is :absolute	0 -14 1 -13 5 8 7 7 8 23
is :accepting	1 10 7 -17 8 -7 13 10
is :asking	0 -18
is :benefit	0 15
is :bid	7 -7
is :burden	1 -21 6 -24 7 -10
is :clocktime	11 15
is :codething	4 7
is :condition	4 15 8 -9
is :consent	6 7
is :deadline	4 18 5 -14 12 8
is :demand	6 27
is :demanding	1 -16 3 -22 8 -17
is :deterring	0 -25 2 -19 6 -16 7 -28 14 11
is :disability	8 15
is :dislike	1 -9 3 9 6 8
is :everyone	4 13 5 10 6 17 8 -9
is :fairness	2 -17 4 11 5 7
is :fee	1 9
is :feething	2 -20 8 -13
is :fixed	4 -18 7 14
is :healthword	8 27
is :hiding	8 9 14 7
is :income	4 -9 13 -7
is :lifeword	5 9
is :longperiod	5 10
is :losing	8 7
is :money	0 -10 1 7 4 -8 7 -9
is :nearby	8 -14
is :negation	2 -13 7 10 8 14 11 8 12 -17
is :neighbour	7 -15 8 -10
is :newness	6 12 13 -8
is :number	2 -8 4 -55 5 10 6 -23 7 -21 8 26
is :offerdeal	8 -10
is :onlyword	4 13 12 8
is :openprice	1 21 8 -14
is :opinion	2 10 5 23 8 -9
is :origin	13 8
is :payer	1 -26 4 -9 7 8 8 -44 13 -16
is :paying	0 19
is :photo	4 23 5 11 11 16
is :promise	6 -7 7 35 8 8
is :ranking	8 8
is :refusing	2 -8 7 15
is :room	7 7
is :scarcity	8 10
is :seller	2 7
is :spelled	1 -32 2 -8 5 15 6 -32 7 -12 8 -15
is :superlative	7 7
is :time	7 -27
is :title	2 7 8 -8
is :urgency	8 -13
is :wanting	6 14 13 18
is :welcoming	0 -24 2 -19 5 -7
is a	0 -8 1 9 4 23 6 -14 8 -26 13 -21
is accepted	13 7
is added	5 16
is affordable	0 -8
is after	6 16
is all	6 11
is allergic	3 8
is also	3 12
is an	8 10
is another	4 7
is as	7 18
is asked	0 -11
is assured	7 14
is at	8 -20
is behind	8 9
is by	9 7
is certain	7 23
is collected	13 7
is coming	3 7
is compulsory	5 12
is covered	0 16
is deaf	8 8
is empty	8 10
is everyone	6 7
is fenced	3 -10
is fine	1 11
is fixed	4 -10
is flexible	4 13
is for	0 26 1 8 2 24 7 -14 8 -36 12 16 13 -12
is from	11 17
is full	5 15
is going	7 7 8 17
is good	14 -10
is guaranteed	7 -16
is hot	6 10
is how	3 7
is imperative	6 12
is impossible	7 18
is in	2 -22 8 18 11 -26
is it	4 15 6 -15
is looking	3 7
is more	11 8
is my	2 14
is negotiable	4 20
is never	8 10
is no	1 -16 2 -9
is none	7 17
is normal	13 13
is not	1 8 4 -9 11 8 13 11
is of	11 17
is on	1 -8 8 8
is one	7 -7
is poor	2 9
is presently	2 8
is quickest	14 7
is really	1 10
is running	6 12
is six	5 12
is split	5 14
is sure	7 12
is that	8 -7
is the	2 -65 4 -14 5 -39 8 -41 11 -22 13 -20
is thinking	4 10
is through	6 8
is to	1 11 5 14
is too	2 15
is up	4 16 5 -9
is welcome	2 -13
is what	2 7 4 -64 8 -10 11 -33
is whatever	4 18
is where	4 16
is why	3 12 8 9
is with	8 18
is yours	8 11
is £#	4 -42 5 10
is £##	4 14 5 -16
ish	4 26 5 -7
ish $	4 9
isla	8 9
islam	2 19
islam_$	2 9
island	7 7
isle	3 -16 9 19
isle of	3 -16
isle_dogs	3 -16
isn't	0 35 2 14 4 -19 6 -20 11 22
isn't $	1 12 6 8 11 7
isn't :burden	1 12
isn't :demanding	2 10
isn't :deterring	1 13
isn't :offerdeal	5 15
isn't :opinion	7 7
isn't a	8 16
isn't cheap	5 15
isn't counted	0 8
isn't for	0 8 3 7 6 -8
isn't on	1 14
isn't the	7 -14
isn't to	7 7
isn't_$	0 10 4 -44 6 -45
isn't_one	2 13
isn't_people	0 7
isn't_we	5 11
isn't_who	0 7
isn't_you	0 14 3 11 6 -17
issu_$	2 21
issue	0 -18
issues	2 20
it	4 12 5 7 6 43 7 17 8 -22 10 16 11 14 12 -8 14 -23
it $	0 -16 2 -35 3 -19 6 17 8 -44 12 -34 13 -9 14 -68
it ,	1 -72 2 -85 4 10 6 11 11 -22 14 18
it :absence	0 -10 6 -25 8 17
it :absolute	1 17 11 8
it :bid	4 -15 6 7
it :burden	0 9 2 -25 6 15 7 -13
it :childless	4 -11 6 9
it :codething	5 -12 6 -16 7 19 10 16 11 7 13 -20
it :condition	5 -9 6 20
it :councilpay	13 7
it :deadline	0 -10 1 -21 4 7 5 19 6 9 12 9
it :demanding	0 7 6 -40
it :denying	2 -7
it :deterring	0 -16 7 -13
it :everyone	1 17 4 14 11 9
it :fee	0 13
it :hiding	6 -8
it :lifeword	0 -29 6 -23
it :negation	0 11 2 20 3 24 11 11
it :newness	6 11
it :onlyword	0 10 1 10 6 12
it :openprice	0 -9
it :petpart	3 25
it :promise	2 -36 3 15 6 9 7 23
it :ranking	8 15
it :return	4 8
it :scarcity	0 8 5 20
it :spelled	6 -7 13 10
it :time	0 14 5 19
it :wanting	2 -38 4 -8 11 22
it :work	0 -39
it :writeto	13 8
it a	5 15 13 -7
it after	6 13
it again	5 20
it all	11 10
it already	6 7
it and	0 -12 2 16
it any	1 23
it as	1 18 7 19
it back	6 -19 8 19
it barks	3 19
it but	1 14
it by	6 20
it can't	3 12
it comes	8 7
it depends	4 14
it doesn't	6 -14
it first	6 8
it for	9 15
it gets	4 11
it goes	6 -7
it has	8 -47
it in	0 -10 6 8 8 13
it into	2 14
it is	5 -12 6 -16 7 20 10 16 11 7 13 -19
it isn't	0 7 11 12
it looks	6 -12 11 18
it may	4 8 6 19
it on	0 -10 7 -7
it only	6 12
it over	4 -10 6 9
it paid	13 7
it says	1 -24 2 7 4 -20
it so	2 14
it that	11 10
it the	7 11
it till	6 18
it to	2 7 3 9 6 8
it up	2 -7 6 -17
it was	6 -11 8 -11 10 -35
it were	6 7
it while	6 25
it will	1 10 2 -17 6 23 7 30
it won't	6 7
it works	0 -14
it worth	4 8
it would	3 11
it yet	10 9
it yours	5 16
it'll	6 35
it'll be	6 23
it's	1 20 5 9 6 20 8 9 9 -72 10 -8 12 24 13 -19 14 -11
it's #	8 23
it's :absence	8 16
it's :absolute	1 8 7 -14 10 10
it's :asking	6 7
it's :denying	6 8
it's :everyone	2 16
it's :money	5 18
it's :negation	3 -10 7 -21
it's :newness	6 -23 10 8
it's :number	6 -21 8 16
it's :scarcity	10 7
it's :spelled	1 19 6 -12
it's :wanting	6 13
it's a	3 9 6 20 7 -14 12 24
it's all	2 17
it's empty	8 20
it's for	0 7 1 7
it's going	1 13
it's let	6 7
it's no	1 8
it's not	0 -7
it's really	7 8
it's the	1 8 2 -13 4 -30 7 13
it's yours	4 28
it's £#	5 18
it's_#	8 33
it's_$	0 -11 7 -14 8 12 9 -13 12 -9 13 -9
it's_january	6 8
it's_let	12 11
it's_little	1 -11
it's_matter	6 9
it's_one	6 20
it's_pass	3 8
it's_people	1 12
it's_rent	4 -15
it's_road	7 -17
it's_same	2 7
it's_so	6 7
it's_twelve	12 9
it's_up	1 21
it's_we'd	2 10
it's_worth	7 14
its	0 -32 2 -40 6 10 7 16 8 -7 10 22 11 18
its :absence	6 7
its :advance	10 7
its :denying	6 8
its :disclaimer	6 7 7 -15 8 -13
its :losing	6 10
its :negation	11 10
its :newness	10 15
its :payer	1 11
its :photo	11 9
its :ranking	10 7
its :return	7 14
its :seller	1 11 8 17
its first	10 7
its gone	6 8
its not	11 10
its own	6 8 7 -7 8 -12
its_$	1 11 2 -37 3 -14 7 -10 9 8 10 12
its_have	7 9
its_will	7 17
itself	7 7
ive	13 8
jamai…	2 10
jamie	8 7
jan	8 16 12 16 13 40 14 9
jan $	8 14
jan_$	12 16
january	4 -43 8 13 13 35
january $	4 -13 8 11 13 -19
january ,	13 23
january and	13 16
january_$	13 27
january_july	13 9
january_may	13 7
janua…	4 -44 6 10 8 13 13 34
jehovah's	2 15
jehovah's witnesses	2 13
jehov…	2 15
jesmond	4 9
jesmond $	4 10
jesmo…	4 9
jewish	2 28
jewish :family	2 10
jewish :person	2 9
job	0 51 1 -19 2 -31 4 -9 5 -16 6 -39 7 -28 8 -31 13 18
job $	0 7 8 -15
job :codething	0 11
job :negation	0 8
job :openprice	0 -19
job :spelled	0 16
job centre	0 12
job is	0 11
job or	0 -10
job_$	0 21
job_look	0 7
jobcentre	0 23
jobcentre_$	0 14
jobcentre_your	0 11
jobce…	0 23
jobs	0 15
jobseekers	0 23
jobse…	0 24
jog	0 19
jog :burden	0 19
jog :deterring	0 19
jog on	0 19
jog_$	0 19
join_$	2 8
joke	6 8
joke ,	6 9
jordan	8 11
joy	1 10
july	6 -40 12 16 13 9
july_$	9 11
jump	4 10
jump the	4 11
june	3 11 12 31 13 16
june $	8 -24 12 21
june ,	3 13 13 8
june and	8 9
june_$	13 15
june_so	3 13
juniors	1 16
junio…	1 16
just	0 -31 5 -24 6 -25 7 -24 9 8 10 32 11 9 12 -33 13 19
just :asking	3 -35
just :demanding	3 -14
just :fairness	3 -14
just :lifeword	14 8
just :newness	10 10
just :number	11 8
just a	11 18
just ask	3 -14
just had	3 11 8 8
just in	10 25
just so	4 8 13 11
just_$	4 -16 8 8 10 7
just_bed	10 15
just_floor	10 11
just_how	4 13
just_know	4 8 13 11
just_there	6 8
just_where	13 7
just_you	13 18
k	8 13
keen :burden	2 18
keen :deterring	2 18
keen on	2 18
keenest	4 11
keene…	4 11
keep	0 7 1 -7 2 19 3 23 4 -50 7 -11 8 -10
keep :deterring	1 15
keep a	3 -15
keep it	0 7 2 13 3 9
keep scrolling	1 15
keep the	0 -15
keep_$	0 15 1 7 3 16 6 -25
keep_key	8 13
keep_like	3 7
keep_so	2 16
keep_till	5 14
keeping	3 15
keepi…	3 15
keeps	2 10 6 -9 8 12
kept	1 24 3 -13 7 -22
kept :negation	3 -19
kept :spelled	3 -10
kept by	5 10
kept no	3 -9
kept_$	1 20 3 -17
kept_our	5 10
kettle_$	6 12
kettle_boil	6 15
kev	8 14
key	6 -27 7 -13 8 63 13 -26
key $	8 35
key ,	8 26
key :codething	8 15
key :money	5 8
key :return	5 8
key :spelled	8 8
key cutting	8 -9
key feature	8 -7
key in	8 37
key is	8 18
key money	5 8
key stage	8 -7
key with	8 10
key's	8 49
key's with	8 22
key_##	8 21
key_$	8 27
key_door	8 15
keypad	8 22
keypad ,	8 9
keypad :burden	8 -17
keypad :deterring	8 -17
keypad on	8 -17
keys	5 12 8 11
keys $	6 12
keys ,	7 7
keys are	8 9
keys for	8 15
keys_$	13 8
keys_no	13 7
keysafe	8 18
keysafe :codething	8 11
keysafe :number	8 9
keysa…	8 18 14 7
kick	2 8
kick :disclaimer	6 8
kick :payer	6 8
kick with	2 10
kick yourself	6 8
kick_foot	2 18
kid	1 21
kiddie	1 19
kiddies	1 31
kiddies $	1 13
kidding	6 8
kiddi…	1 33
kiddy_$	1 21
kids	1 44 2 -21 6 -61 11 -19
kids $	0 -10 1 -8 3 -7
kids ,	1 31 8 12
kids :accepting	1 -10
kids :deadline	1 8
kids :negation	1 8
kids :openprice	1 8
kids have	1 -7
kids in	0 10
kids_#	3 10 8 14
kids_##	4 9
kids_$	0 9 2 -9
kids_house	1 -12
kids_it's	1 10
kids_kids	1 -24
kids_no	1 -9 2 9
kids_park	1 9
kids_pets	0 24 1 22 3 34
kids_£#	1 25
kieran	8 9
kieran ,	8 9
kind	0 13 2 9 3 11
kind $	7 -17
kind ,	7 13
kind of	0 16 2 23
kind_$	7 -15
kind_look	0 9
kind_tenant	0 18 2 13
kind_we	0 16
kind_you	2 12 7 13
kindest	1 10
kinde…	1 10
kindly	1 10
kingdom	7 10
kingdom $	7 10
kingd…	7 10
kitchen	1 -28 5 -19 6 -28 7 12 8 -32 9 -16 14 -49
kitchen ,	2 8
kitchen :room	3 11
kitchen floor	3 12
kitchen_back	7 7
kitchen_one	0 7
kitchen_please	3 12
kitch…	1 -31 5 -26 6 -32 7 10 8 -39 9 -18 14 -51
kites	7 9
kittens	3 10
kitte…	3 17
knees	8 24
knock	8 21
knock_off	6 9
know	1 -15 4 11 8 21 13 26 14 8
know :condition	13 7
know :openprice	2 10
know :seller	8 14
know how	4 13
know of	6 11
know the	8 13 14 8
know what	2 18
know where	13 7
know_$	0 -18 6 -24 7 -9 8 16 14 10
know_by	2 20
know_go	4 14
know_your	0 10
l	1 19 3 11
l_$	3 13
labrador	3 15
labra…	3 23
lad	6 13 8 40
lad ,	8 8
lad in	8 16
lad_$	8 8
ladder_loft	2 7
ladies	1 -21 2 56 6 14 8 -31
ladies ,	2 8
ladies and	6 19
ladies'	2 -21
ladie…	2 -21
lads $	2 -17
lads and	2 -18
lady	0 10 1 17 2 21 6 -17 8 10 13 17
lady $	2 24
lady :neighbour	1 10 8 13
lady :period	13 22
lady below	8 9
lady day	13 22
lady downstairs	1 7
lady_flat	2 16
lady_gentlemen	6 15
lady_michaelma	13 10
lady_park	2 11
lady_we	2 7
ladys	2 18
laid	3 14
laid_$	10 10
lamb	8 8
lamp	7 -10
land	7 14
land rover	8 15
landlady	2 20
landline	14 13
landline_##	14 12
landlord	2 13 3 12 5 -70 6 -36 7 30 8 -34 9 -38 10 -8 11 -42 13 9 14 -15
landlord $	2 13 5 -13
landlord ,	1 10
landlord :codething	3 12
landlord :denying	2 7
landlord :feething	0 13
landlord :negation	7 13
landlord :paying	5 -7
landlord :promise	3 -13
landlord :record	14 -11
landlord doesn't	7 15
landlord in	7 37
landlord is	3 15
landlord says	8 8
landlord won't	2 7
landlord's	0 16 2 -12 5 12 13 9
landlord's :fixed	4 9
landlord_$	1 30 2 -34 5 7 7 18 8 -16
landlord_after	7 13
landlord_ask	7 10
landlord_can't	11 7
landlord_credit	0 -7
landlord_long	13 10
landlord_look	3 7 7 13
landlord_mind	4 10
landlord_no	0 -7 3 -14 13 -8
landlord_noth	3 8
landlord_pets	3 19
landlord_tenant	3 7
landlord_through	0 8
landlord_universal	0 -7
landlord_vouch	11 9
landlord_want	1 14
landlord_we	11 9
landlord_wish	2 7
landlord_£##	4 20
landlords	0 -9 13 -21
landlords $	3 7
landlords :deadline	13 -11
landlords in	13 -7
landlords may	13 -11
landl…	1 13 2 10 3 11 5 -20 6 -32 7 23 8 -32 9 -42 11 -9
lane	1 -11 6 -34 7 -12
lane $	7 -21
lane_$	7 -22
larger_rent	13 7
lass	2 14
last	4 9 5 -38 7 -47 8 -24 10 -27 12 -64 13 -24
last :clocktime	3 16
last :deadline	3 15 11 -11
last :deterring	2 7 4 18
last :longperiod	12 -18 13 -25
last :newness	4 15 5 -7
last :number	2 9
last :period	4 -10 12 -9
last :person	2 -19 4 10
last :pet	3 12
last :scarcity	6 7
last :urgency	2 7 4 18
last lot	1 -9
last month	13 19
last of	6 -18
last time	2 7 4 19
last_$	2 10 3 -37 4 -34 11 -14 12 -32
last_animal	3 -17
last_ate	3 14
last_came	0 13
last_had	0 9
last_house	6 20
last_i	6 15
last_it's	3 13
last_month	12 -21 13 -20
last_no	3 -7
last_our	6 8
last_rent	0 14
last_so	3 18
last_went	4 32
last_year	8 11
lasted	12 -13
lasts	6 26
latch	8 20
late	4 -36 5 30 7 11 13 -7
late $	6 21
late :kin	8 -7
late :rent	5 11
late :return	5 11
late rent	5 11
late_letter	5 15
lately	6 9
later	1 7
launch	6 38
launch_$	6 15
launched	10 9
launc…	10 20
law	0 -22 1 -46 2 -41 4 -38 5 -12 6 -10 8 -41 13 -26
law_$	3 -15
law_ask	3 17
law_you	3 18
lawn	1 18 8 -12 11 28
lawn :codething	1 9
lawn in	11 17
lawn is	1 9
lawyers	0 19
lawye…	0 19
lead	3 -36 11 15
learn	6 7
learn_$	6 7
learn…	2 7
lease	0 -14 3 -38 5 25 8 -25 9 -24 12 45
lease :deadline	12 11
lease :fixed	12 17
lease_dogs	3 -18
least	0 13 1 -26 4 31 5 -8 12 22 13 -14
least :money	4 12 7 13
least a	12 8
least we'd	4 13
least_$	4 25 12 16
least_month	4 12
least_year	12 10
leav_#	8 -9
leave	0 -15 3 28 4 10 5 33 6 14 12 9
leave ,	5 35
leave :burden	8 -21
leave :deterring	8 -19
leave a	14 14
leave for	8 22
leave it	6 13
leave on	8 -19
leave the	1 23 6 15
leave them	6 8
leave you	13 10
leave_$	2 -15 4 13 5 19 8 -15
leave_day	6 11
leave_here	6 10
leave_home	3 16 6 10
leave_mum	3 15
leave_one	7 8
leave_your	3 13
leaves	8 -39
leaves :spelled	8 -14
leaves at	8 -14
leaves the	0 7
leaving	5 22
leavi…	5 22
leed_$	8 11
leeds	6 12 7 14 13 -12 14 11
leeds $	6 13 7 10
leeds ,	8 10
left	1 -16 4 -36 5 -25 7 -22 11 -29 12 -16 13 -22 14 -12
left $	6 20 8 -27
left ,	8 19
left :accepting	8 16
left :paying	0 16 8 12
left :spelled	9 7
left at	9 7
left in	2 15
left of	8 8
left owing	0 18
left_$	8 20
left_door	9 7
leg	6 12
leg_$	6 14
legged	1 -10 3 27
legged :person	3 11
legged friends	3 7
legs	3 37
legs ,	3 9
legs_$	3 30
leicester	7 9
leice…	7 9
lender	0 10
lender_$	0 14
lender_not	0 10
lenders	7 8
lende…	0 -9 7 7
lens	11 16
lesbians	2 11
lesbi…	2 19
less	4 24 6 8 7 17 12 27
less $	2 -12 5 11 12 7
less ,	1 9
less :condition	2 8
less :openprice	7 12
less :opinion	7 12
less than	4 24
less_$	4 16 7 13
less_somebody	4 7
let	1 -22 2 -15 5 -39 6 30 8 7 9 31 10 -8 12 48 14 -42
let ,	0 -25 3 9 12 24
let :advance	6 9 8 7
let :codething	12 11
let :deadline	6 7
let :demanding	6 8
let :disclaimer	8 16
let :newness	6 9
let :online	4 7
let :openprice	11 11
let :opinion	6 -26
let :payer	8 10
let :ranking	6 9
let :seller	0 9
let :spelled	4 -21
let :writeto	0 13
let at	4 -17
let before	6 9
let for	12 23
let in	9 10
let is	12 11
let it	6 15
let this	6 32
let to	6 -20
let us	4 7
let you	8 11
let yourself	8 12
let's	0 7 4 22
let_$	1 -9 6 28 8 13 9 24
let_adult	1 8
let_claimant	0 12
let_foot	1 10
let_other	0 9
let_people	0 -8
let_second	8 7
let_slip	6 9
let_tim	6 14
let_week	9 10
let_year	9 -9
let_you	6 10
let_£##	4 -11
lets	7 -24 8 8 9 22 12 10 14 40
lets $	2 -12 14 13
lets :absence	9 7
lets :absolute	9 9
lets :onlyword	9 9
lets :scarcity	9 9
lets :spelled	14 9
lets and	14 9
lets of	12 8
lets only	9 9
lets you	3 7
lets_$	8 19 9 25
lett_$	5 7
letter	4 -18 7 -16 14 11
letter_$	14 7
letter_do	0 8
letter_your	2 10
letter_£#	5 11
letters	5 9 8 8 14 20
letters :denying	0 9
letters :negation	0 10
letters won't	0 9
lette…	5 8 14 20
letting	2 -13 5 12 6 -15 8 -14
letting agent's	5 9
lettings	8 -17 14 23
letti…	2 -25 4 -7 5 8 6 -18 8 -56 13 -14 14 29
level	2 -10 4 10
levenshulme	7 10
leven…	7 10
lever	8 -19
lever :keything	8 -12
lha	0 28 2 -7
library	11 23
library_$	11 7
libra…	11 23
licence	7 8 8 -9
licence_##	9 7
licence_f	9 13
licen…	1 -9 8 -14
lie	6 18
lie ,	6 22
lieu	13 15
lieu of	13 15
life	1 31 6 14 7 47
life $	7 29
life ,	7 19
lifetime	6 15
lifetime :scarcity	6 7
lifetime_$	6 10
lifet…	6 15
lift	0 -42 1 -40 3 -8 6 -15 7 -16 11 -11 13 -13
lift the	8 25
lift_down	2 8
lift_latch	8 12
lift_third	8 8
light	2 -8 4 -9 7 -13 8 -20
light $	7 -7
lights	6 -15
lik_$	0 -12
like	3 -19 5 -37 9 -8 10 -10 11 16 13 8 14 -12
like $	1 -14 4 -22 6 -34
like ,	4 -14 7 15
like :absolute	0 -19 7 -14
like :building	4 13
like :everyone	0 -33
like :openprice	0 -12 2 16 3 -15 6 -51
like :opinion	0 -19 2 30 3 -17 6 -49
like :person	2 -13
like :scarcity	6 9
like :seller	2 10
like a	8 30
like and	14 9
like any	0 -10
like are	3 18
like in	11 13
like it	1 17 4 19
like my	2 7
like that	2 -13
like the	2 -28 6 20 13 9
like this	6 19
like to	0 -11 2 17 3 -15 6 -47
like_$	0 -30 2 -8 3 -12 5 -16 6 -21 11 19 13 -35
like_before	6 -14 8 9
like_else	0 -14
like_go	2 11
like_hear	2 -10
like_i	2 12
like_it's	1 7
like_message	14 10
like_one	11 8
like_rent	13 17
like_room	4 10
like_see	2 9
like_stay	2 7
like_think	2 11
likely	6 13
likely :openprice	6 13
likely :opinion	6 13
likely to	6 13
likeness	11 13
liken…	11 13
likes	0 -11 8 17
likes a	8 10
likewise	3 7 13 10
likewise $	3 7
likew…	3 7 13 10
limit	4 19
limited :deterring	6 13
limited :newness	6 13
limited :urgency	6 13
limited time	6 13
lin_$	6 7
line_$	1 8
linen	9 16
linen_towel	9 12
lining	6 13
lining :deadline	6 13
lining :demanding	6 13
lining :openprice	6 13
lining up	6 13
link	13 7
linkedin	14 8
linke…	14 8
list	0 17 3 12 5 17
list $	0 10 6 -11
list of	7 11
list_#	10 8
list_bed	10 10
list_semi	10 17
list_you	5 11
listed	4 18 8 -14 10 42
listed ,	10 25
listed for	4 7
listed it	6 7
listen	4 8 6 14
listen :openprice	4 8 6 15
listen :opinion	4 8
listen to	4 8
listen_$	6 13
listen_anyth	4 10
listening	4 12
liste…	4 12
listing	2 -7 6 -16 10 35 11 10
listing $	6 -8 10 12
listing in	10 16
listings	3 9
listi…	2 -13 3 15 6 -19 10 40 11 10
lit	11 7
lit_$	11 7
literally	6 17
liter…	6 17
little	1 12 2 -34 4 13 14 18
little $	1 -12
little :burden	4 19
little :keything	8 14
little :person	1 11 2 -23
little ones	0 -9 1 7 2 -19
little_$	0 -14 1 27 2 -7
little_i'm	1 8
little_top	4 13
liv_##	8 -19
liv_$	1 18 6 -10
liv_his	2 7
liv_house	10 7
liv_so	1 -10
liv_until	8 -11
liv_will	2 18
live	0 -8 2 -10 3 10 4 -33 7 7 8 15
live $	7 17
live :absence	8 9
live :neighbour	8 12
live :place	1 7 2 -22 6 8
live :spelled	1 10 3 15
live alone	8 9
live at	1 10 3 16
live here	1 7 2 -20 6 9
live in	2 -20
live there	8 8
live_$	3 16 8 12
live_have	8 9
lived	1 -34 6 -20 7 -33
lived :place	1 -31 2 -16 3 -17 7 -15 8 -21
lived here	1 -31 2 -16 3 -17 7 -15 8 -21
lived there	8 -9
lively	6 10
lives	0 -32 7 16 8 17
lives :place	7 9 8 12
lives :spelled	8 12
lives at	8 8
lives here	7 9 8 12
lives in	8 -7
living	0 11 1 22 2 27 7 16 8 -8
living :burden	6 8
living :deterring	6 8
living :place	7 10
living and	0 19
living here	7 8
living in	1 11 11 8
living on	6 8
living with	2 9
llandudno	6 10
lland…	6 9
load_$	13 9
loan	13 23
loan comes	13 8
lobby	8 19
local	0 -7 2 11
local authority	0 13
local_$	2 7
location	7 34
location $	7 24
location in	7 12
location_$	7 12
locat…	7 34
loch	9 30
loch ,	9 7
loch ness	9 11
loch_$	9 16
lock	8 25
lock :burden	8 17
lock :deterring	8 17
lock :hiding	8 10
lock box	8 10
lock on	8 17
lock_#	6 9
lockbox	8 22
lockbox :burden	8 12
lockbox :deterring	8 12
lockbox on	8 12
lockb…	8 22
locked	8 18
locked $	8 13
locked :deadline	8 11
locked :demanding	8 12
locked :openprice	8 12
locked up	8 12
locks	8 -40
locks $	8 -7
lodge	9 11 10 17
lodger	2 -35 8 22
lodger's	7 9 8 14
lodger's :room	8 10
lodger's room	8 10
lodge…	7 16 8 13 14 18
loft	11 -28
loft $	7 -9
loft :building	7 9
loft :consent	7 11
loft :room	2 12
loft conversion	7 11
lol	14 -13
lol $	6 12 14 -10
london	7 8
london's	7 16
london's :superlative	7 8
london_$	7 12
londo…	7 16
long	9 -12 12 12
long $	6 16
long :absence	9 11
long :accepting	9 -10
long :asking	9 -7
long :deadline	9 10
long :holiday	9 10
long :onlyword	9 -10
long and	8 8
long let	9 -7
long weekend	9 11
long_$	7 -16 8 -11 9 -28
long_last	6 10
long_you	2 -11 6 -12 7 14
long_you're	2 9
longer	6 34 12 25
longer $	6 18
longer :condition	12 15
longer than	6 17
look	0 26 6 -10 8 16 11 30 14 19
look $	6 -9 8 15
look :burden	11 15
look :nearby	8 11
look :spelled	3 12 11 -11
look :superlative	11 12
look :wanting	7 9 11 19
look at	3 12
look bigger	11 12
look for	0 21 14 17
look in	2 11
look like	11 12
look round	8 11
look_$	1 -7 6 -7 7 -22 11 38 14 8
look_our	3 8
look_people	0 11 7 12
look_photo	11 18
look_somewhere	4 16
look_tenant	0 22 3 11
look_who	3 9
looked	4 23 6 -16 7 -9
looked :spelled	4 24
looked at	4 24
looking	1 14 4 9 6 11 8 -13 14 -7
looking $	2 -9
looking :spelled	6 8
looking at	6 9
looking for	2 7 4 11 8 -21
looki…	1 14 4 9 6 11 8 -13 14 -7
looks	1 -7 2 -38 11 37
looks :wanting	0 9 7 13 8 7
looks after	7 14
looks like	8 7 11 7
lose	2 -11 6 22
lose it	6 21
lose_$	6 15
lost	6 23 8 -7
lost it	6 18
lost_$	6 23
lot	0 -16 4 -15 5 17 6 -19 7 10 13 22
lot $	7 13
lot ,	8 8
lot of	5 12
lot_$	5 13
lot_plat	5 15
lottery	8 10
lotte…	8 10
loud	8 9
loudest	4 9
loude…	4 9
love	2 -24 8 -12 9 10
love $	3 7
love :openprice	0 14
love :opinion	0 14
love dogs	3 10
love it	9 8
love the	1 -17
love to	0 14
love with	7 11
love_$	0 9 1 -23 2 -32 6 -29 9 18
love_but	1 11
love_say	0 13
love_you	6 7
loveliest	7 18
lovely	1 9 6 -11 13 16
lovely $	1 16
lovely :building	0 14
lovely :neighbour	0 14 8 7
lovely :photo	0 14
lovely flat	0 14
lovely neighbours	8 8
lovel…	7 24
lovers	3 14
low	2 -18 7 -36 8 -17
low ,	9 8
low :income	13 7
low :return	13 7
low income	13 7
lower	6 -17
lowest	4 -11 7 25
lowest :rent	4 -7 7 24
lowest :return	7 19
lowest :utility	7 10
lowest rent	7 19
loyalist	2 23
loyal…	2 30
luck	3 7 6 10
luck with	2 8 3 8
luck_$	2 9
luck_search	3 8
lump	13 30
lump :money	13 13
lump sum	13 24
lunch	6 20
lunch $	6 18
luxury	6 13
m	2 15 8 -14 11 11 14 -28
m ,	2 7
m_##	14 -9
m_$	2 7
machine	2 12 8 -9
machine ,	2 14
machine_$	2 14
machi…	2 11 8 -10
mad	6 7
made	0 -18 5 12 7 29 8 -12 11 27
made $	5 7
made :spelled	7 17
made the	11 10
mail	14 17
main	3 -7 8 8 9 -12
main :keything	8 15
main :neighbour	8 13
main :room	8 8
main door	8 15
mair	14 16
maisonette	6 11
maisonette ,	0 8
maisonette with	6 7
maisonette_door	6 7
maisonette_its	6 7
maisonette_own	6 7
maiso…	6 11
make	0 16 1 -9 3 -7 4 14 7 18 11 8
make :deadline	2 8
make :demanding	2 8
make :negation	6 8
make :online	4 7
make :openprice	2 8
make :opinion	4 7
make :payer	4 7
make :seller	4 10 6 -7
make :writeto	4 11
make a	2 -8 7 11
make no	6 8
make up	2 8
make us	4 7
make_$	2 7 7 13
make_about	11 9
make_any	6 10
make_offer	4 8
makes	2 -25 7 17
makes it	7 8
making	4 8
mal_$	3 15
malaysian	2 7
malay…	2 15
male	2 9
male :person	2 8
male_female	2 -16
males	3 14
man	0 -9 1 -29 5 10 7 13
man :openprice	2 -19 13 8
man :spelled	5 7
man and	2 21
man at	5 7
man or	2 -19
man_$	2 7
manage	8 7
manage the	8 8
management	3 11
manag…	2 -20
manchester	7 7
manchester $	7 12
manch…	7 7
many	1 26 6 14 8 -17 13 10
many ,	1 15
many :child	1 26
many_$	1 24 6 15
map	7 -25 14 -8
march	6 -57 10 -24 13 18
march $	6 -9
march ,	13 10
march_june	13 7
mark	4 7 6 7
mark_$	2 7
mark_floor	2 12
marked	4 12
market	2 -11 4 21 5 13 7 -28 10 50
market ,	10 35
market :building	10 -7
market :condition	10 -8
market :person	10 7
market :source	10 -7
market and	10 9
market in	10 -11
market place	10 -10
market says	4 7
market since	10 -7
market this	10 13
market_$	4 12 6 8 11 14
market_any	10 15
market_bed	10 13
market_more	6 9
market_our	10 13
market_time	6 8
market_was	10 -7
marketed	10 9
marketing	11 20
marke…	4 8 10 16 11 20
marks	2 10
martin ,	8 7
marvellous	1 10
marve…	1 10
mat	1 9
mat_$	1 13
mate	0 8 1 11 5 7
mate $	0 9 1 12
maternity	2 8
mater…	2 7
mates	6 9
matter	0 -26 1 -19 2 -20 4 10
matter of	6 8
matter_$	6 8
matters :openprice	2 8
matters :opinion	2 8
matters to	2 8
max	1 30 3 8 9 12
max ,	3 10
max :number	1 16
max_#	1 11 3 10 9 10
max_$	9 12
maximum	1 15 4 24
maximum $	4 11
maxim…	1 15 4 24
may	1 9 2 -13 3 -14 4 7 5 -66 6 -82 7 -30 10 -23 11 52 13 27
may $	11 -11
may ,	8 7
may :bid	13 22
may :losing	12 7
may :negation	2 -24 11 27 13 -15
may :online	0 7
may :openprice	11 13
may :opinion	1 13
may :payer	1 16
may :preferring	4 11
may :seller	1 16
may :welcoming	1 16 6 9
may and	13 8
may be	6 -13 8 -31 14 19
may come	1 16 6 10
may find	0 7
may go	12 7
may not	2 -23 11 23
may vary	11 14
may we	1 16
may wish	4 12
may_$	1 17 4 -11 6 -21 7 -18 9 -7 11 10
may_by	4 -9 6 9 13 15
may_figure	4 9
may_paid	0 10
may_pay	0 10
may_take	13 -8
may_tea	1 19
may_their	13 13
may_two	4 8
maybe	2 18
me	4 10 5 -32 8 16 14 34
me $	5 -9 8 9 14 -10
me ,	2 8 4 -9 7 9 8 27 14 30
me :burden	4 -23
me :condition	6 15
me :deterring	4 -10
me :negation	8 9
me :openprice	0 10
me :spelled	3 15 13 7
me on	4 -10
me_##	4 -25 14 7
me_$	4 16 6 -19 14 9
me_fami	1 8
me_i'll	4 9
me_month	13 16
me_name	14 11
me_number	4 14
me_photo	11 11
me_you	14 9
mean	0 40 1 18 2 43 3 17 6 -15
mean $	2 10
mean :negation	7 9
mean :onlyword	7 11
mean :payer	7 11
mean_$	0 35 2 11
mean_can't	8 7
mean_have	2 8
mean_job	0 -10
mean_not	0 -21
means	8 24
means ,	0 -7
means tested	0 11
measur_curtain	6 7
measuring	6 7
measu…	11 -23
medium	7 7
medium_$	7 9
meet	2 -9 8 -29 13 -16
meet you	8 -10
meet_cost	5 -8
meet_gate	8 -7
member	1 10
member_congregation	2 7
members	2 9
membership	5 9
membe…	2 8 5 7
memory	10 7
men	2 12
men ,	2 -14
men are	6 7
men_bed	2 11
men_women	2 -23
mental	0 -21 1 -21 2 21
mental :healthword	0 -19 1 -18 2 23
mental health	2 14
mental_$	2 14
mention it	6 8
mention_$	1 -10 6 9
meows	3 16
mere_$	4 7
merely	4 17
mess	2 11
mess $	2 12
message	4 21 6 -30 7 -50 8 -32 13 -33 14 7
message :consent	14 -10
message there	14 7
message through	14 -10
message_$	4 9 14 18
message_here	14 -7
message_site	14 -24
messages	1 -12 2 -18
messa…	2 -13 3 -7 4 13 6 -10 7 -69 8 -46 13 -42 14 13
messenger	14 8
messe…	14 8
messy	8 14
met	6 -11
met by	0 15
meter box	8 7
meter for	8 -16
methodists	2 17
metho…	8 7
metres	8 -7
mews	1 17 9 7
mews $	1 9
mews :building	9 7
mews :neighbour	9 7
mews :photo	9 7
mews flat	9 7
michaelmas	13 27
micha…	13 26
micro…	3 -9
mid_£#	5 9
middle	9 8
midges	7 9
midlands	7 9
midla…	7 8
midnight	4 -7 6 16
midnight_$	6 17
midni…	4 -7 6 26
midsummer	13 28
midsummer_$	13 9
midsu…	13 28
might	0 7 13 10
might :wanting	2 10
migra…	8 10
mil_$	7 11
mile	2 -10 7 12
mile ,	7 11
miles	7 25
miles ,	7 13
milkman	8 8
milkm…	8 8
mill	7 -20 8 -26
min	9 9 12 39 13 -14 14 -11
min $	12 22
min :fixed	12 15
min :number	9 9
min_$	12 22
mind	1 -16 2 -7 3 -19 4 21 6 -14
mind :condition	4 7
mind :openprice	3 14 6 7
mind :pet	3 -19
mind and	2 15
mind when	4 9
mind_$	1 -22 3 -12
minded	2 18
minds	8 9
mine	1 -24 6 -13
mine_$	0 9
minimum	1 -29 4 49 8 -18 13 -15
minimum ,	4 16
minimum_#	12 -7
minimum_$	4 21
minimum_no	4 7
minim…	1 -29 4 48 8 -19 13 -15
minor_$	1 8
minors	1 18
minut_$	6 -12
minute	6 17
minutes	4 -7 6 -11 7 -22 8 -31 14 -11
minut…	4 -9 6 -13 7 -20 8 -35 14 -14
miss	2 -14
miss :absence	6 14
miss :refusing	6 14
miss out	6 14
miss_$	6 21
miss_one	6 8
missed	6 22
missed $	6 8
misses	6 13
mistake	6 16
mistake ,	6 16
mista…	6 16
mix	1 10
mixed	2 -9
mixed ,	2 -7
mkt	10 40
mkt ,	10 31
mnths	13 8
mo	8 24
mobile	2 7 8 -9 14 16
mobile :online	14 -10
mobile signal	14 -10
mobile_$	2 11
mobility	2 19
mobil…	2 19
moggies	3 23
moggi…	3 23
moment	8 21
moment $	8 15
mon	8 15
monday	9 16
monday $	9 17
monday_$	8 7
money	0 48 4 -12 5 22 7 16 13 29
money $	0 12
money ,	13 12
money :absence	7 8
money :codething	5 16
money :deadline	7 7
money :ranking	7 8
money back	7 8
money is	5 16
money_$	4 -7
month	0 -13 2 -13 3 -16 4 32 5 -24 9 -20 12 23 13 -22 14 -43
month $	4 19 5 -17 6 -19 7 -45 12 -30 13 -44
month ,	5 -11 13 -25
month :absolute	7 10
month :accepting	11 7
month :asking	11 8
month :burden	0 7 1 18
month :codething	4 8
month :everyone	7 10
month :feething	12 8
month :fixed	12 40
month :holiday	12 8
month :number	12 24 13 14
month :onlyword	11 7
month :openprice	12 -10
month :opinion	12 -7
month :rent	13 -9
month :return	13 -14
month :spelled	12 8
month ahead	13 -14
month all	7 10
month and	4 8 5 -12 6 7
month ast	12 16
month at	13 -15
month by	4 16 13 -7
month extra	5 16
month for	5 13
month in	13 16
month is	4 8
month let	11 8
month more	1 13 5 -7
month of	7 13
month rent	13 -14
month to	12 -7
month with	5 -8
month's	4 -27
month's :rent	4 -15
month's :return	4 -15
month's rent	4 -14
month_#	13 32
month_$	0 -13 1 -8 2 -38 3 -15 4 20 6 -84 7 12 9 -14 11 -8 12 9 14 -18
month_after	13 -44
month_begin	11 8 12 9
month_by	12 7
month_cash	5 9
month_day	7 9 13 -13
month_deposit	5 -10
month_due	13 -42
month_fall	13 -20
month_fix	4 -9
month_front	1 8
month_gone	12 8
month_hand	13 25
month_have	5 9
month_held	5 9
month_it's	6 9 12 9
month_least	4 13 12 7
month_long	7 9
month_month	4 17 6 8 13 31
month_most	12 10
month_move	13 16
month_my	13 7
month_no	3 9
month_normal	13 11
month_not	12 8
month_place	13 7
month_please	13 12
month_put	4 8
month_reach	13 10
month_referenc	0 13
month_secur	13 11
month_show	0 8
month_statement	13 -20
month_table	13 11
month_taken	13 16
month_three	13 15
month_two	13 31
month_us	13 10
month_we'd	4 13
month_would	4 11 13 10
month_year	7 11 13 -36
month_your	4 24
month_£##	5 -12
monthly	4 16 7 -18 13 -25
monthly $	4 -27
monthly ,	13 -14
monthly :feething	12 -7
monthly :money	4 31
monthly :openprice	4 16
monthly :rent	4 18 5 -9 13 -9
monthly :return	4 18 5 -9 13 -9
monthly figure	4 16
monthly rent	4 18 5 -9 13 -9
monthly sum	4 9
months	1 -30 6 -21 7 -67 9 -32 10 -14 11 -14 12 38 13 69
months $	4 -12 13 16
months ,	12 40
months :advance	12 -33 13 24
months :codething	12 9
months :deadline	0 14 12 -7
months :demanding	0 11
months :denying	12 -8
months :fixed	0 12
months :openprice	12 15
months :opinion	12 13
months :rent	13 13
months :return	13 14
months :spelled	12 9 13 23
months :welcoming	5 17
months ast	0 13
months at	12 8 13 15
months down	13 16
months in	13 33
months is	12 9
months of	12 -30 13 -44
months paid	13 9
months please	5 17
months rent	13 13
months to	12 13
months upfront	12 -14 13 12
months you	13 13
months'	4 -32 5 -12 12 -46 13 8
months' :fixed	12 -29 13 -13
months' :rent	4 -12 5 -33 13 30
months' :return	4 -15 13 43
months' :tribunalrent	12 -32 13 -13
months' money	5 8 13 10
months' notice	12 -32 13 -13
months' rent	4 -12 5 -32 13 29
month…	6 -72 7 -67 8 -27 9 -34 10 -8 12 -20 13 -7
mood	11 21
more	3 -20 4 43 5 -64 7 7 10 -17 12 -19 13 -27 14 19
more $	1 9 2 -15 4 34 5 -16 7 -14 11 9
more ,	7 20
more :child	1 12
more :dislike	2 19
more :photo	11 -20
more :spelled	14 13
more and	6 9
more at	14 13
more for	4 -7 7 17
more of	11 18
more pics	14 10
more pictures	11 -11 14 9
more than	0 -18 2 -26 6 7 7 -18 11 -9 13 -39
more you	4 24
more_$	3 -12 7 21 14 18
more_can	4 17
more_days	6 8
more_don't	6 10
more_few	6 13
more_month	13 -24
more_no	3 7
more_pay	4 16
more_rent	4 -20
more_than	11 10
more_they	6 10
morning	0 16 4 -11 7 -25 10 25
morning $	8 12
morni…	0 14 4 -27 7 -41 10 24
mortgage	0 22 2 -11 6 -7 7 19
mortgage_so	0 14
mortg…	0 22 2 -11 6 -8 7 18
most	2 -20 3 20 4 12 5 -11 6 -61 7 34 8 13 9 15 14 12
most $	3 12 4 7 12 7
most :clocktime	8 17
most :opinion	7 14
most beautiful	7 8
most of	8 8 9 16
most_$	1 -20 6 -19 8 10 9 11
most_bed	8 7
most_front	7 9
most_sea	7 9
mother	2 -25
mother_own	0 7
motto	3 15
motto_$	3 15
mould	7 30
moults	3 11
mov_$	0 -16 5 7 6 -12 13 -8
move	5 -8 7 19
move :absence	8 11
move :burden	2 11
move :deterring	2 14
move :refusing	8 12
move in	0 -13 6 -25 8 -37
move on	2 11
move out	8 12
move_$	6 9
move_bum	6 23
move_your	7 8
move_£#	5 20
moved	0 -9 2 -9 8 20
moved in	8 19
moves	4 10
moves in	4 10
moving	4 -23 5 17 8 -11 14 10
moving $	14 12
moving in	5 21
mr	6 -14 8 68
mr and	2 9
mr_$	8 12
mr_mrs	2 9
mrs	8 33
msgs	6 7
mth	12 14
mth ,	5 -10
mth_$	12 12
mths	12 8 13 30
mths $	5 15 12 7
mths :openprice	13 12
mths_$	13 29
mths_+	13 11
mths_deposit	13 12
much	3 21 4 45 7 24 8 -22
much :codething	4 16
much as	3 25
much is	4 16
much_$	1 -11 7 11
much_you	4 18
mull	6 10
mull it	6 10
mull_over	6 10
mum	1 -13 3 7
mum's	3 12
mum's $	3 12
mumbles	6 7
mums	1 11 2 10
mums ,	1 -8
mums :openprice	2 21
mums :opinion	2 21
mums and	1 22 2 -9
mums to	2 21
mums_dads	1 20 2 -13
music	6 -10
music…	6 12
muslim ,	2 -7
muslim :family	2 10
muslim :kin	2 15
muslim_christian	2 -7
muslims	2 26
musli…	2 26
must	0 20 2 16 4 -51 5 25 6 -50 7 -22 8 -55 14 -22
must :accepting	0 10
must :negation	3 9
must :welcoming	2 9
must be	3 -19 4 -19 5 12 6 -30 8 -13 13 -13
must buy	5 7
must come	2 9
must have	0 17
must not	3 9
must take	5 10
must_#	0 -24
must_application	2 10
must_been	2 8
must_by	5 13
must_done	5 10
must_full	0 11
must_wag	0 9
my	3 26 4 10 5 7 14 30
my :asking	7 12
my :codething	14 9
my :deterring	1 9 4 8
my :disclaimer	2 -19
my :family	0 7 1 -45 8 -13 11 11
my :feething	8 -7
my :healthword	3 18
my :kin	1 -41 4 14 8 9
my :neighbour	14 7
my :online	14 16
my :person	8 12
my :pet	3 12
my :phone	8 -14 14 17
my :record	14 9
my :room	2 12
my :rulesplace	2 12
my :sexual	8 24
my :spelled	14 11
my :thing	1 7 5 7
my :title	8 -31
my drift	3 8
my ex	8 14
my mobile	14 19
my number	14 9
my other	1 10 4 9
my own	2 -17
my phone	14 -15
my watch	0 13
my wife	4 9
my word	7 12
my_##	4 14
my_$	0 11 1 -13 6 14 7 -19
my_day	11 9
my_does	8 -17
my_have	3 8
my_home	2 -10
my_house	4 8
my_me	2 -9
my_not	3 16
my_put	3 8
my_says	4 8
my_who	7 7
my_would	3 15
my_you	14 13
myself	0 -16
myself ,	2 -8
n	1 25 3 27 10 11 11 13
n $	1 21
n :digits	3 27 11 13
n :spelled	3 27 11 13
n o	3 27 11 13
n_$	3 13
n_e	3 12 11 13
n_p	3 13
n_t	3 12 10 11 11 13
nae	2 9 3 24 9 -15
nae :child	1 9 3 9
nae :deterring	0 -16 1 -7
nae :nation	2 9
nae :person	0 9
nae bother	0 -16 1 -7
nae dugs	3 24
nae weans	3 9
nae_nae	3 9
naebody	0 22 2 17
naebody :burden	0 23
naebody :deterring	0 23
naebody on	0 23
naebody_$	2 12
naebo…	0 22 2 16
nah	3 11
nah $	3 11
name	1 -24 2 7 5 14 6 -26 7 -33 8 -23 13 -19 14 40
name $	4 -7
name :advance	2 7
name :newness	2 7
name :ranking	2 7
name a	4 9
name your	4 11
name's	14 29
name_$	4 11 14 15
name_rent	14 9
named	1 -17 2 -12 8 -9
nappies	1 23
nappi…	1 23
nappy_$	1 9
national_$	2 8
nationalist_$	2 9
nationalists	2 19
nationality	2 13
nationals	2 36
natio…	0 -15 2 60 7 -8
native	2 12
native_$	2 13
native_please	2 7
nb	3 12
near	1 -29 4 11 8 -41 9 8 10 11 13 12
near :bid	4 7
near :deadline	4 7
near :disclaimer	4 7
near :offerdeal	4 7
near it	7 7
near offer	4 7
near_$	1 -13 3 -18 6 17 9 13 10 14
nearer	4 9
nearer the	8 8
nearest	7 -33
neare…	7 -33
nearly	6 20 8 14
nearly :absence	6 10
nearly :denying	6 10
nearly :losing	6 10
nearly gone	6 10
need	0 12 2 10 4 -31 6 -26 11 -31 12 -13 14 -10
need $	2 -7
need :negation	0 -15 2 10
need :openprice	3 15 6 -19
need :opinion	3 16 6 -19 13 -7
need a	0 16
need not	0 -14 2 10
need tae	6 10
need to	3 16 6 -19
need_$	2 -10 4 -7
need_dog	2 7
need_guarantor	0 9
need_have	2 10
need_make	2 7
need_owns	0 7
need_pay	13 -19
need_rehome	3 9
need_up	2 14
needed	13 7
needed $	2 -18
needn't	2 10
needn…	2 10
needs	6 -31
needs a	2 -8
neg	4 28
neg $	4 13
negotiable	4 24 5 -8 6 -9 13 -13
negotiable $	12 7
negotiable :openprice	4 10
negotiable upwards	4 7
negotiable_right	4 18
negot…	0 -8 4 28 6 -28 13 -31
neighbour	8 23
neighbour :burden	8 7
neighbour :deterring	8 7
neighbour on	8 7
neighbour's	3 -8 8 17
neighbour_$	7 8 8 -7
neighbour_left	8 22
neighbour_so	1 7
neighbours	1 12 2 10 7 20 8 21
neighbours ,	8 13
neighbours :absolute	7 9
neighbours :negation	7 9
neighbours :neighbour	3 8
neighbours :newness	7 9
neighbours :promise	7 15
neighbours downstairs	3 9
neighbours'	8 -13
neigh…	0 -7 1 13 4 -26 7 27 8 43 14 -16
neil	8 27
neither	0 -13 1 12 11 11
neither $	8 12
neither :codething	1 -10
neither is	1 -10
neither_$	0 -14
neither_nor	1 20 11 13
neither_we	0 -9
neith…	0 -13 1 12 11 11
nephew	1 10
nephew_$	1 13
nephew_tea	1 11
nephews	1 7
nephe…	1 7
ness	9 11
nesters	1 24
neste…	1 24
net	14 36
net $	14 36
network	8 16
netwo…	8 15
never	0 -50 1 -27 2 -33 5 -12 6 -24 7 13 8 22 11 -15 12 -18 13 -18
never :accepting	7 10
never :deadline	8 10
never :fixed	8 15
never :keything	8 21
never :newness	10 9
never :promise	7 8
never :wanting	7 9
never again	7 -19
never be	7 14
never floods	7 8
never had	3 -8
never take	3 7
never will	7 8
never_$	0 -19 2 -23 6 -41 11 -23
never_before	10 10
never_over	7 9
never_pets	3 -24
new	0 8 1 -27 4 -36 5 -7 6 -37 7 -12 8 -65 9 10 10 20 11 -23 14 -20
new :burden	10 25
new :codething	9 10
new :deterring	10 25
new :feething	3 7
new :longperiod	9 10
new :nearby	7 7 10 -27
new :newness	6 -8 10 16
new :number	10 9
new :period	9 10
new :place	10 -12
new :room	0 8 10 -27
new :thing	3 7 10 -30
new :tribunalrent	9 10 10 -7
new carpets	3 10
new in	6 9
new instruction	10 17
new listing	6 -7 10 23
new on	10 25
new so	3 12
new station	7 14
new year	9 10
new_$	1 -10 2 -15 6 -42 7 -51 10 14 12 -9
new_but	6 10
new_country	6 10
new_no	2 7
new_rental	10 9
new_throughout	3 9
new_will	7 12
newborn	8 20
newbo…	1 12 8 20
newcastle	3 11
newca…	3 11
newcomer	10 36
newcomer :openprice	10 27
newcomer :opinion	10 27
newcomer to	10 27
newco…	10 36
newest	10 16
newly	10 28
newly :newness	10 26
newly :source	10 16
newly listed	10 16
news	2 7
news_$	2 7
next	0 -16 1 -32 2 8 3 -22 6 17 8 -12 9 -12 11 11 13 10
next :clocktime	12 12
next :deadline	6 9 13 14
next :keything	0 -9 6 -14
next :neighbour	0 -9 6 -14
next :number	6 10 7 14
next :person	6 11
next :room	0 -10 1 -11 6 -14 11 10
next door	0 -8 3 -8 6 -11 8 -13
next_$	2 27 8 -7 11 19
next_year	7 18
nice	1 -27 8 -16
nice :burden	6 7
nice room	6 7
nice_not	6 7
nicely	13 7
nicely $	13 9
nicer	7 22
nicer_$	7 22
nieces and	1 8
niger…	2 24
night	0 -8 1 12 2 -11 3 -13 6 10 7 26 8 23 9 14
night $	1 22 6 12
night porter	8 10
night_$	1 -26 5 -18 8 23 9 23
nightly	9 29
nights	6 -33 8 24 9 30
nights ,	1 10
nights :spelled	8 10
nights so	8 10
night…	9 29
nil	5 -7 7 8
nil $	5 -9 7 8
nine	0 -34 2 -11 4 26 5 -53 6 7 8 7 9 -19 11 11 13 -38
nine $	8 17 14 -15
nine :absolute	0 -7 5 -22 8 -18 14 14
nine :age	4 28
nine :number	0 -37 4 36 5 -27
nine :period	0 -17 12 19
nine :spelled	0 -11 14 10
nine fifty	4 28
nine hundred	5 -21
nine months	12 24 13 -7
nine_$	2 -13 6 -12 7 -7 8 8 13 -13 14 -16
nine_eight	14 7
nine_fifty	4 -16
nine_one	8 -9 14 26
nine_thousand	4 10
nine_three	14 9
nine_zero	14 20
nineteen	8 11
ninety	8 15 13 26
ninety :period	13 27
ninety days	13 25
ninety_$	8 10
ninet…	8 13
nip	8 8
nippers	1 8
nippe…	1 8
no	1 18 2 26 3 12 5 -34 6 -45 7 16 8 -27 14 -66
no #	7 11
no $	1 26 2 22 6 -9 7 -16 11 -20 13 -14 14 -12
no ,	1 -28 2 26 3 19 4 -41 10 -14
no :absence	9 -9
no :advance	13 -7
no :asking	2 -16
no :benefit	0 45 7 -26 13 14
no :bid	4 -7
no :building	2 -9 7 27
no :burden	0 -22 1 -9 2 -7 5 -16 11 7 13 10
no :child	1 43 4 11 7 -41
no :childthing	1 25 2 -9
no :clocktime	0 16
no :codething	4 12
no :consent	7 -16
no :councilpay	0 10
no :demand	0 8 6 -10
no :demanding	0 -33 1 -23 2 -47 5 -16 13 -32
no :denying	10 12 13 -8
no :deterring	0 -51 1 -42 2 -57 3 -14 5 10 7 17
no :disability	2 32 8 -13
no :disclaimer	6 16 7 -15 11 29
no :dislike	0 -14
no :faith	2 10
no :family	1 7 3 -8
no :fee	0 -16 1 -18 2 -38 3 -18 5 -44 7 -16
no :feething	2 -14 3 -25 5 -51 13 15
no :healthword	2 19
no :hiding	1 16 3 7
no :holiday	9 -36
no :income	13 10
no :jobless	0 19
no :kin	2 -9
no :longperiod	2 11
no :nation	2 34
no :negation	0 -11
no :neighbour	7 15
no :number	0 25 8 18
no :openprice	0 16 2 -7 3 20
no :opinion	2 -24 3 17 4 7
no :origin	0 -12 2 32
no :payer	0 -28 2 -16 4 7 5 -13
no :period	2 11
no :person	7 14
no :pet	1 -7 2 7 3 17 7 -32 8 -25
no :phone	1 -8 2 -8
no :photo	2 -15 7 13 10 12 11 -15
no :politics	2 14
no :preferring	8 9
no :promise	7 -13
no :refusing	0 -17 3 -20
no :return	7 -17
no :room	2 -25 6 12
no :safety	2 -21 7 12
no :school	1 36
no :seller	4 9 7 12
no :sexual	2 27
no :spelled	0 15 3 13 8 18
no :student	2 -26
no :thing	3 -12
no :urgency	2 -16
no :utility	7 -11 13 8
no :wanting	0 -18 2 -27 13 -29
no :work	0 8 13 7
no agents	4 9
no and	2 14
no babies	1 20 2 15
no babys	1 18
no bar	0 -9
no benefits	0 10
no bidding	4 -15
no blacks	2 15
no bonfires	8 11
no bother	0 -7
no cat	3 -7
no cats	3 29
no chain	3 -13
no child	1 -37
no children	1 11
no children'	1 7
no children's	1 -24
no contest	7 8
no credit	0 -17 13 16
no damp	7 9
no dawgs	3 22
no dog	3 -9
no dogs	2 13
no dss	0 22 1 7
no exceptions	2 -15 12 7
no families	1 11 2 -15
no family	2 -8
no fee	3 -7
no fees	5 -9
no fixed	12 -13
no flat	7 15
no foreigners	2 11
no from	0 16
no gas	13 9
no gays	2 11
no good	2 13
no guarantee	7 -23
no guarantor	0 -17 13 23
no harm	2 7
no hb	0 21 5 11
no hounds	3 14
no ifs	2 -11 7 31 13 8
no issue	0 -17
no job	0 10
no joke	6 9
no landlord	7 7
no less	5 11 12 10
no little	1 8
no longer	13 -8
no minimum	12 -18
no more	11 9
no need	0 -15 2 -25 13 -29
no nippers	1 8
no objection	0 -7 1 -12 3 -14
no offers	4 -10
no one	0 30 1 14 8 21
no other	2 -9 7 30
no part	2 -12
no petts	3 19
no place	1 9
no price	4 7
no problem	0 -11 2 -12
no question	7 8
no reason	6 11
no reliance	11 7
no responsibility	11 10
no romanians	2 8
no room	6 14
no school	1 22
no set	4 13
no smoking	3 8
no stairs	2 -7
no such	7 22
no telly	8 10
no tenant	7 17
no to	2 -11 3 17 4 8
no toddlers	1 16
no travellers	2 8
no trouble	7 -7 8 11
no universal	0 8
no viewing	0 13
no water	3 12
no wee	1 8
no_##	1 15 4 8 14 17
no_$	0 14 1 -7 2 26 4 23 5 -33 6 -30 7 -18 11 -28 12 12 14 -67
no_about	2 -10 11 8
no_advert	0 -10
no_any	7 -20
no_ask	2 -7
no_benefit	0 -27
no_bik	1 -13
no_by	1 14
no_can	7 9
no_chair	2 20
no_charg	2 12
no_com	1 -12 6 12
no_could	7 14
no_council	0 8
no_date	12 -15
no_dogs	2 16
no_either	2 17
no_ever	7 8
no_friend	3 8
no_gas	8 7
no_get	6 20
no_girl	6 9
no_goes	2 23
no_had	2 15
no_has	0 -10 1 -8 2 -11 7 39
no_have	0 -14
no_here	0 -31 3 -38
no_history	13 13
no_home	8 8
no_house	2 -10 7 10
no_how	11 11
no_i	0 16
no_if	3 7 13 8
no_it's	4 -16
no_just	0 -15
no_kids	0 11 1 7
no_kind	7 -10
no_landlord	0 -9 3 7 7 12
no_liv	3 -14
no_may	1 -7 3 9
no_mean	0 7
no_money	0 17
no_my	1 13
no_neighbour	3 8
no_no	2 24 4 -18 5 -21 12 -27
no_not	3 15
no_only	2 -26
no_other	3 9
no_our	0 8 2 -8 9 8
no_out	3 -8
no_please	1 8
no_problem	3 -9 13 8
no_refs	5 10
no_refus	0 -8
no_rent	4 13 13 -16
no_ring	8 9
no_said	3 -13
no_say	2 17
no_should	1 -11 11 12
no_smoker	0 7 3 14
no_so	2 7
no_tenant	2 -19
no_term	12 -31
no_th	7 9
no_them	2 8
no_then	13 9
no_those	5 7
no_trouble	2 9
no_us	0 11
no_view	0 18 7 8
no_wal	7 7
no_was	10 -7
no_way	5 7
no_whatsoever	2 14 3 7
no_will	0 -12
no_without	3 -22
no_won't	2 -8
no_would	7 16
no_yet	13 12
no_you'd	6 11
no_your	2 -10
no_£#	5 10 8 7
nobody	0 20 1 30 2 26 3 -39 4 -31 6 -31 7 -7 11 -21 12 10 13 -18
nobody :bid	7 13
nobody :burden	0 11
nobody :clocktime	2 17
nobody :codething	0 -10 8 12
nobody :deadline	0 18
nobody :deterring	0 11
nobody :hiding	7 -10
nobody :losing	7 -13
nobody :openprice	2 16 7 11
nobody :promise	7 -13
nobody :title	8 -14
nobody else	7 -12
nobody from	2 17
nobody has	0 -12 7 14 8 -15
nobody in	1 11 7 18
nobody is	0 -10 8 12
nobody on	0 11
nobody who	8 -14
nobody will	7 -13
nobody with	2 17
nobody's	8 8
nobody's :absence	8 11
nobody's :building	8 11
nobody's home	8 11
nobody_$	0 20 2 -15 6 -7 7 -8 8 -15
nobody_more	4 -14 7 12
nobody_you	7 -16
nobod…	8 8
nod	2 9 4 23
nod $	4 23
noise	7 -15
noisy	1 9
non	0 12 1 -15 3 7 5 30
non :deposit	5 15
non :disclaimer	5 15
non :payer	5 15
non :paying	5 15
non :student	0 9
non refundable	5 15
non returnable	5 8
non smoking	0 15
non_$	0 11
non_£#	5 15
none	1 -10 2 -19 6 -36 7 38 11 -9
none $	1 -13 2 -18 7 34
none :deadline	0 7
none :welcoming	1 13
none may	0 7
none please	1 15
none_have	11 -7
none_them	1 -9 2 13
noon	4 26 6 -13 8 12 13 -16
noon ,	8 13
noon :burden	4 8
noon :deterring	4 8
noon on	4 8
noon_$	6 -13
nope	0 22 2 23 3 24
nope $	0 7
nope :benefit	0 13
nope :losing	2 10
nope :negation	2 24
nope dss	0 10
nope_$	3 17
nope_flat	2 9
nor	1 11 2 -9 6 -36 11 8
nor :promise	7 9
nor will	7 9
nor_$	2 -21
normal	13 19
north	4 13
north of	4 16
north_$	4 7
north_£##	4 7
nos	14 15
not	0 26 1 24 2 27 3 11 5 -20 8 -25 9 -24 10 -14 11 44 12 -28 13 -8 14 -53
not $	3 -17 4 -10 11 -11
not :absence	1 7
not :absolute	7 -7
not :accepting	0 19 1 32 2 18 3 12 4 -25 6 -39 7 -33 9 -9 11 -34
not :advance	12 7
not :asking	6 -8 7 -27
not :benefit	0 7
not :burden	0 14 6 8
not :codething	0 7
not :deadline	12 7
not :demand	2 19
not :denying	6 21
not :deposit	5 20
not :deterring	0 20 2 7
not :disability	8 7
not :disclaimer	1 15 11 7
not :dislike	0 7
not :fairness	1 -8 3 9
not :feething	1 12 2 14
not :fixed	4 17
not :lifeword	0 -22
not :losing	7 -8
not :nation	2 -10 11 9
not :newness	10 -18 12 7
not :number	0 -24 7 42
not :offerdeal	0 16
not :openprice	0 7 1 -11 3 10 4 -36 6 12 11 21
not :opinion	6 28 11 12
not :payer	8 -7
not :paying	7 18
not :period	6 7
not :pet	3 10
not :place	0 8 3 14
not :ranking	12 7
not :spelled	0 -24 6 -16 7 34
not :title	2 8
not :urgency	6 11
not :utility	0 10
not :wanting	1 9 6 11
not :welcoming	1 12 2 14
not :work	0 -7
not a	2 -30 3 -20 7 51
not accept	1 17
not accepted	0 23 2 8
not allowed	0 -9
not an	2 -8
not as	1 16
not available	9 -14
not be	0 -13 1 -14 2 -30 3 -7 6 10 8 13 11 13
not been	7 9 10 8
not before	12 7
not connected	8 7
not count	0 8
not deal	0 17
not even	1 -19 3 12 7 16
not exact	11 7
not fit	8 7
not fixed	4 18
not for	0 10 1 28 2 47 3 -9 6 -22 11 -7
not have	0 -14 1 8 2 7 3 15
not here	0 8 3 15
not in	3 7
not included	3 -8
not interested	2 9
not keen	2 14
not less	4 14
not mind	3 -10
not negotiable	4 -11
not new	10 -33
not of	11 7
not on	0 18 6 9
not one	0 -21 7 35
not out	1 11
not pet	3 14
not returned	5 19
not say	7 -14
not sell	2 8
not something	3 10
not stay	1 7
not stopped	6 22
not suitable	2 9 3 9
not that	8 10
not the	2 -13 7 -27 11 18
not this	6 -18 11 16
not to	3 9 6 20 11 14
not wait	6 8
not welcome	1 13 2 15
not who	2 8
not working	0 12
not your	1 8
not_$	0 21 2 13 3 11 7 -71 9 -13 11 30 14 -16
not_any	7 -9
not_anyone	0 15 2 17
not_around	6 13
not_ask	8 10
not_because	0 7
not_benefit	0 18
not_but	2 7
not_buyer	2 12
not_by	4 13
not_charity	0 7
not_consider	6 8
not_day	7 19 8 10
not_dogs	3 -9
not_don't	2 -13
not_dss	0 14
not_even	3 11
not_fami	1 42 2 -39
not_flat	2 7 6 -25
not_friend	3 27
not_gay	2 10
not_get	11 11
not_good	2 -12
not_has	7 16
not_here	1 9
not_holiday	9 -16
not_home	1 15 2 -9
not_i	2 -15 3 11
not_if	6 8
not_kids	1 12
not_liv	1 12
not_love	3 8
not_market	10 -30
not_miss	6 9
not_mums	2 11
not_my	0 11
not_night	9 -25
not_no	1 -8
not_not	2 -13 7 15
not_nursery	1 18
not_one	0 -22 1 -9 6 -14 11 16
not_our	0 9
not_overnight	1 8
not_penny	7 11
not_people	0 -9 2 11
not_person	6 8
not_pet	3 8
not_pets	3 13
not_photograph	11 21
not_please	2 -17
not_problem	3 -10
not_put	4 7
not_reli	11 13
not_rent	13 -11
not_repeat	6 18
not_since	8 9
not_single	7 9
not_small	3 8
not_so	2 -15
not_sorry	1 11
not_soul	7 11
not_take	0 8
not_than	4 14
not_thank	1 17
not_them	11 9
not_those	0 -8
not_upon	11 14
not_viewing	8 11
not_we	4 9
not_we're	2 16
not_wheelchair	2 -16
not_who	0 -14
not_will	7 7
not_women	2 16
not_you	0 10 7 -10 11 13
not_your	2 7
note	0 7 11 9
note ,	14 7
note that	6 10
note_#	8 8
notes	8 10
noth_$	0 -33 5 10 7 -34
noth_com	7 24
noth_fur	3 8
noth_paws	1 7 3 7
noth_you	7 -7
nothing	3 10 4 -50 6 -18 8 -26 13 -20
nothing ,	7 17
nothing :deterring	7 15
nothing :hiding	3 8 7 18
nothing :losing	7 9
nothing :openprice	1 -16
nothing :wanting	11 9
nothing against	0 13
nothing can	7 9
nothing else	7 9
nothing in	7 7
nothing like	11 9
nothing that	3 8
nothing with	3 16
nothi…	2 -7 3 10 4 -51 6 -19 8 -16 13 -21
notice	2 -12 4 -22 7 -25 9 -21 11 9 12 -31 13 -61
notice $	12 -21 13 -10
notice ,	12 -9
notice :codething	12 -8
notice is	12 -8
notice_$	12 -16
notice_month	12 -7
notice_two	12 -21
nought	7 8 14 15
nought_$	7 8
nought_nought	7 9
november	6 -21 8 -40 13 8
novem…	6 -21 8 -40 13 8
now	2 -17 3 19 6 -24 8 15 10 24 11 10 13 37
now $	0 9 4 10
now ,	6 22 8 -8 13 15
now :burden	3 9
now :deterring	3 9
now :openprice	6 14
now flats	6 -10
now it's	8 15
now on	3 9
now or	6 18
now you	8 10
now_#	8 20 13 12
now_$	2 -11 6 -21 8 -13
now_book	10 8
now_his	8 9
now_never	6 12
nowhere	7 24
nowhere in	7 17
nowhe…	7 24
np	3 42
nr	2 20
nr_$	2 10
ns	1 17 3 34
ns ,	1 17 3 19
ns_$	3 13
ns_no	1 18
nu #	10 7
nu :number	10 7
nu_market	10 7
number	1 -9 4 37 5 -22 11 -10 14 20
number $	4 19
number :burden	4 8
number :codething	14 12
number :deterring	4 9 8 -18
number :number	6 8 7 14 14 -16
number :spelled	7 21
number is	14 12
number on	4 9 8 -18
number one	7 23
number_#	8 -33 14 -14
number_$	2 10 7 -25 8 13
numbers	2 15 8 -19
numbers #	8 -19
numbers :number	8 -17 14 -11
numbe…	2 13 8 -11 14 -10
nurs_teacher	0 9
nurse	2 -10 8 19
nursery	1 29 7 -9 8 -18
nurses	0 10
nurse…	1 29 7 -12 8 -24
nursing	8 7
nursi…	8 7
o	3 29 10 11 11 18
o $	3 12 14 -10
o :number	14 8
o :spelled	14 7
o1632	14 20
o1632 96o	14 18
o1632_$	14 18
o7700	14 24
o7700 9oo	14 23
o7700_##	14 8
o77oo	14 31
o77oo 9oo	14 16
o77oo_$	14 21
o_$	10 11
o_e	3 12 11 13
o_o	11 13
o_s	3 27 11 13
o_y	11 13
objection	0 -7 1 -12 3 -14
objection :openprice	0 -7 1 -12 3 -14
objection :opinion	0 -7 1 -12 3 -14
objection to	0 -7 1 -12 3 -14
objection_$	1 -12 3 -10
objec…	1 -12 3 -14
obser…	2 10
occas…	10 7
occupancy	9 10
occupancy :number	9 10
occupant	0 8
occupant ,	0 9
occupant_#	1 13
occupants	1 25
occupants :burden	1 15
occupants :demanding	1 15
occupants :onlyword	1 15
occupants :promise	1 16
occupied	8 7
occup…	1 36 2 -7 8 12 9 9
october	4 -26 6 -37 8 -32 11 -10
octob…	4 -26 6 -37 8 -32 11 -10
odd	6 -18
odd_$	6 -14
of	1 12 7 15 8 -7 9 -7 10 -15 11 33 14 -12
of #	7 7
of ##	8 -32 12 23 14 -9
of :absence	0 14
of :absolute	0 -11 1 -38 2 -31 3 16 4 -21 13 -29
of :accepting	1 7 2 -7 3 20
of :age	8 9
of :benefit	0 22
of :building	7 12
of :burden	4 -7
of :child	1 30
of :childless	1 14
of :clocktime	0 -21 1 -20 2 -30 6 -7 7 -18 8 18 9 16 11 -8
of :consent	7 -9
of :councilpay	0 17
of :deadline	6 -11 8 11 9 11
of :demand	0 -10 4 30 6 28
of :deterring	6 -9
of :disability	2 25
of :dislike	14 7
of :everyone	0 -13 5 -15 13 -21
of :feething	5 10 6 9 13 14
of :forename	8 12
of :income	4 -8 7 -36
of :jobless	6 15
of :lifeword	13 11
of :money	1 -26 4 25 5 24 6 -26 13 -50
of :nation	2 22
of :neighbour	11 20
of :number	0 -17 2 -38 4 -53 6 -10 11 -36 12 29 14 -46
of :online	8 11
of :openprice	11 20
of :opinion	8 26
of :payer	0 -9 5 -14 7 -29 14 -9
of :paying	6 16
of :person	6 9 7 -8 11 9
of :place	6 -16 7 21
of :preferring	7 14
of :rent	4 23 13 38
of :return	0 -38 4 17 7 -30 13 36
of :room	11 18
of :safety	7 12
of :seller	0 -17 6 7 7 -27 8 19 11 16 14 -13
of :sex	2 11
of :source	0 17 7 -7
of :spelled	1 -20 2 -39 4 -21 6 -34 12 7
of :title	8 14
of :welcoming	1 12
of :work	0 44 12 -11
of :writeto	8 10
of a	1 -38 2 19 3 10 4 -24 7 14 8 7 11 33
of adults	1 12
of animals	3 16
of any	1 -23
of buyers	6 15
of children	1 8
of dogs	3 -16
of employment	0 17
of england	2 7
of every	2 -10 3 8
of february	9 9
of five	8 9
of flat	11 9
of furniture	8 -9
of hearing	8 11
of his	8 14
of house	1 8
of houses	6 13
of income	0 -22 7 -27
of interest	4 21
of it	0 -19 1 19 13 34
of january	13 7
of life	1 18
of light	6 9
of months	13 17
of my	8 11
of our	7 -11 11 12
of plates	5 15
of references	13 16
of rent	4 22 13 41
of room	11 19
of rooms	7 7
of salt	11 20
of signing	6 8
of small	1 17
of sound	2 16
of tenant	0 19 2 15
of that	0 13
of the	1 25 2 20 3 11 4 -25 5 -11 6 -39 7 -24 11 11 12 -87 14 20
of their	7 10
of them	6 17
of this	1 -19 6 8 7 -20 11 -12
of those	1 -9 14 9
of tiny	1 12
of twelve	6 8
of uc	0 14
of us	2 -11 8 12
of use	7 13
of viewings	6 9
of wages	0 8
of way	7 7
of what	11 21
of which	13 8
of whitby	10 9
of work	0 17
of working	0 9
of you	4 26 6 -23 7 -18
of your	6 -10
of yours	1 12
of £#	0 -8 4 8 5 23 13 -28
of £##	4 17 13 -9
off	0 22 1 -21 4 -7 5 25 6 31 8 10 13 20 14 -25
off $	6 -23 13 9
off :burden	6 13
off :deterring	1 8
off :openprice	8 7
off :opinion	8 7
off :photo	6 8
off :scarcity	6 8
off :seller	5 11
off :writeto	5 8
off a	6 19
off and	13 11
off by	4 7
off plan	6 8
off the	0 20 5 16 6 16 7 -22 8 -20 11 9
off to	8 7
off with	8 10
off you	5 22
off_$	0 26 1 -21 4 -19 5 14 7 -35 10 -12
off_anyone	6 9
off_market	5 20 10 -9
off_pres	10 11
off_rent	5 -25
off_room	13 7
off_shelf	6 10
offer	0 -20 3 -12 4 33 6 16 7 -45 14 -11
offer $	4 30
offer :deadline	6 10
offer :demanding	4 10
offer :fixed	4 -7
offer :seller	4 8
offer a	4 -9
offer secures	4 9
offer this	6 9
offer_$	2 12 4 18 6 -14 7 -36 10 10
offer_first	1 12
offer_flat	2 11
offer_midnight	6 7
offer_month	13 7
offer_other	2 7
offer_pay	6 8
offer_rent	13 -15
offer_sale	10 10
offer_so	4 7
offer_until	4 15
offer_viewing	1 8
offered	2 28 10 19 12 14 13 -19
offered ,	4 10
offered for	12 8
offered the	1 7 2 9
offering	4 -7 10 23
offers	0 -19 1 -25 2 -10 4 26 5 -30 6 -67 8 -9 9 -17 13 -10 14 -10
offers :accepting	4 12
offers :burden	7 12
offers :fairness	4 8
offers :ranking	4 8
offers a	4 -26
offers considered	4 8
offer…	2 28 7 -8 10 41 12 13
office	1 8 4 12 5 22 7 -14 8 -19 14 8
office $	4 10
office :deadline	8 -7
office_##	14 17
offic…	0 -35
offspring	1 19
offsp…	1 19
oh	3 -7 14 28
oh ,	14 14
oh :number	8 -16 14 17
oh :spelled	14 11
oh_seven	14 14
oil	7 -11
oiro	4 16
oiro_$	4 12
ok	1 -7
ok $	3 -17
old	0 -21 2 -11 3 -10 4 -15 6 -10 7 -30 8 -21 11 9 12 -15
old ,	1 12 11 8
old :sex	8 17
old :title	8 12
old boy	8 13
old enough	1 9
old fashioned	2 8
old forge	14 15
old mr	8 9
old_$	1 24 8 -42
old_it's	11 12
old_vote	1 9
older	2 9 7 10
older :person	2 15
on	1 -19 2 -47 3 -16 5 -16 8 16 9 8 10 8 11 -22 12 -9
on #	4 -19 6 -29
on ##	14 33
on $	1 22 7 -7 8 -17
on ,	0 13 1 25
on :absence	8 13
on :absolute	8 -8 10 9
on :accepting	0 -8
on :advance	8 -40 13 34
on :asking	4 9 6 -7
on :benefit	0 16 1 -8 2 -14 3 -21 4 -9 6 -18 7 -26 8 -13
on :bid	5 16
on :clocktime	1 -65 2 -18 5 -25 7 -26 12 -29 13 -12 14 -12
on :condition	8 8
on :deadline	4 11 6 18 8 -34 14 -12
on :demand	4 10 6 -13
on :everyone	1 -7 8 -27 10 7
on :feething	6 -23
on :healthword	8 7
on :hiding	0 10 5 17
on :jobless	13 18
on :losing	0 7
on :negation	14 16
on :number	3 9 4 -35 5 -16 6 -56 11 -11 14 11
on :online	0 -20 1 -14 2 -24 3 -10 4 -35 5 -10 6 -18 8 -11 14 47
on :openprice	0 -20 4 10
on :opinion	1 13 6 12
on :payer	0 -20 14 8
on :period	13 22
on :pet	3 21
on :petpart	3 7
on :place	7 -23
on :ranking	5 16
on :rent	4 23
on :return	4 22
on :safety	1 -12
on :seller	14 12
on :spelled	1 14 7 8
on :superlative	5 17
on :title	4 18
on :work	0 -8
on a	0 -10 1 11 5 -12 6 -10 7 -7 8 15 13 -23 14 -13
on account	1 14
on an	12 14
on and	6 12
on animals	3 7
on antidepressants	8 8
on any	10 11
on application	4 8
on benefits	0 -15
on day	13 21
on earth	7 16
on ee	14 -11
on four	3 10
on friday	4 7
on god's	7 8
on here	7 -13
on housing	0 -8
on in	7 8
on insta	14 16
on instagram	14 10
on it	4 32 7 28
on monday	6 17
on my	0 10
on our	0 -16 14 17
on paper	3 7
on parole	8 9
on pip	0 8
on receipt	5 8
on rent	4 23
on signing	13 20
on site	14 -10
on that	8 7
on the	3 -9 7 -11 8 12 10 7 11 -26 12 -12 14 -56
on their	6 9
on them	11 9
on there	14 12
on this	4 16 7 27 14 -21
on to	6 10
on top	5 17
on tuesday	6 11
on uc	0 22
on who	4 23
on your	6 9 8 14
on'	0 7
on' $	0 7
once	1 -24 2 -36 5 7 7 7 8 -54 9 -12 10 -10 11 -29
once ,	13 10
once in	6 19
once_$	3 -7 6 -50
once_have	13 -9
once_lifetime	6 11
once_sign	13 -42
one	2 15 4 -24 5 -11 6 22 7 20 8 -12 9 -22 11 25 12 -9 13 10 14 -21
one $	2 -15 3 12 7 21 8 -18 11 8 13 9 14 -31
one ,	1 19 6 13 13 15
one :absence	6 11
one :asking	14 10
one :burden	0 23 2 28
one :child	1 43
one :codething	11 10 12 19
one :deadline	5 12 6 -22
one :deterring	0 27
one :feething	2 8
one :hiding	6 17
one :holiday	1 9
one :law	0 8
one :longperiod	12 21
one :losing	13 18
one :money	13 19
one :negation	3 7
one :number	1 -11 4 -9 14 14
one :openprice	2 7
one :opinion	0 -11
one :period	1 -19 12 8 13 -45
one :person	2 -7
one :pet	3 -15 8 11
one :promise	0 -7 2 -8
one :return	2 7
one :room	1 -15 2 18 10 8
one :scarcity	6 17
one :spelled	6 -8 14 21
one :thing	8 10
one :title	2 8 6 10
one :tribunalrent	12 22
one :urgency	13 10
one :work	0 10 8 18
one after	2 7
one bed	6 17 10 11
one cheque	13 8
one child	1 26
one day	3 7 6 8
one double	2 8
one go	13 18
one home	8 9
one in	1 -11 8 11 11 23
one is	11 12
one isn't	3 11
one left	6 19
one month's	13 -18
one more	2 12 3 8
one nine	8 19
one of	1 9 2 8
one off	5 11
one on	0 29
one shot	6 9
one street	7 7
one that	2 8
one thing	0 10
one to	1 7
one two	14 8
one who	6 10
one with	2 23 14 14
one word	14 11
one year	12 22
one's	1 13 3 22 6 -28 7 -13
one's for	1 12
one_##	8 14
one_$	0 9 3 -45 4 -27 5 -8 7 -31 8 22 13 13 14 -24
one_advance	13 -12
one_answer	0 13
one_bath	6 7
one_bedroom	2 7
one_five	14 10
one_has	1 15
one_here	2 7
one_it's	0 7
one_kind	6 9 7 13
one_month	13 -19
one_most	1 7
one_no	0 -7 3 19
one_one	1 10
one_only	1 9
one_other	1 16
one_our	2 9
one_own	2 8
one_person	1 13
one_price	4 11
one_refus	0 -7
one_rent	13 -42
one_room	11 8
one_so	3 8
one_tak	5 12
one_th	3 8
one_them	6 -23
one_those	14 9
one_three	14 9
one_two	8 -22
one_us	13 9
one_who	6 -12
one_you	3 10
ones	0 -25 1 38 2 -13 6 10 8 -54 11 19
ones $	1 18 2 -27
ones :absence	1 7
ones :burden	11 11
ones :deterring	11 11
ones :opinion	2 14
ones :payer	2 14
ones :promise	6 16
ones :seller	2 14
ones :wanting	6 10
ones on	11 11
ones we	2 14
ones will	6 16
ones_$	3 11 11 16
ones_not	6 16
ones_you	1 14
onley	2 15
only	0 41 1 15 2 49 3 9 4 -9 5 -30 6 14 7 -27 10 7 11 7 12 11
only $	0 22 2 23 3 13 5 -19 7 -39
only ,	0 21 2 16 7 -37 8 -23 9 8 11 9
only :absolute	7 7
only :accepting	0 8 2 10
only :building	2 16
only :clocktime	6 12
only :condition	0 8 1 12
only :deadline	6 30
only :everyone	10 8
only :income	0 14
only :losing	7 10
only :negation	1 11
only :number	2 -24 6 8
only :onlyword	10 7
only :person	6 -7
only :pet	3 18
only :return	0 7
only :spelled	2 -29 6 7
only :urgency	10 8
only :wanting	1 -19 4 9
only a	0 -10 11 8
only and	7 7
only fair	6 10
only flatshare	2 14
only for	0 -13 1 -10 8 20
only go	7 10
only in	1 17 7 -10
only just	10 8
only now	10 13
only one	2 -11
only the	6 10
only those	2 9
only two	6 14
only_#	0 11 2 9
only_$	0 -8 1 19 2 -14 6 -14 8 20 9 -7
only_adult	1 17
only_allow	3 13
only_app	2 9
only_buyer	2 7
only_contract	12 12
only_count	0 8
only_day	1 8
only_get	3 8
only_hope	4 8
only_if	3 9
only_income	0 9
only_left	6 20
only_may	7 8
only_not	7 12
only_room	2 8
only_sell	10 13
only_show	8 22
only_slot	6 8
only_those	2 23
only_up	6 -27 7 17
only_weekend	1 11
only_who	2 29
only_work	0 7
ono	4 36 5 -28
ono $	4 32 5 -26
ono ,	4 11
onto	10 8
onto the	10 8
onto_market	10 8
oot	6 7
open	2 -25 3 -32 4 15 6 -28 11 -13 13 -16
open ,	8 20 9 8
open :number	8 -14
open :openprice	0 9 3 -7
open :opinion	0 11
open to	0 11
open_#	8 -20
open_##	8 8
open_$	0 -9 4 11 6 -38 7 -20 8 8 14 -10
open_by	8 23
open_rent	13 11
open_£#	4 10
opening	13 20
opening :period	13 13
opening month's	13 12
openi…	13 20
opens	8 19 14 -11
opens the	8 33
opera…	4 -7
opinion	7 -9
opportunity	6 36
oppor…	6 39
opposite	1 -16 2 -12 3 -9 6 -19 8 12
opposite :accepting	8 10
oppos…	2 -12 3 -9 6 -19 8 11
option	13 9
or	0 -29 1 -9 3 9 4 -14 5 -41 6 -8 7 -25 8 -89 9 9 11 -12 13 -7 14 11
or #	12 8
or :absence	8 12
or :burden	0 -26
or :childless	4 -11
or :codething	14 15
or :councilpay	0 12
or :denying	6 10
or :everyone	1 -8 2 9
or :fairness	4 13
or :faith	2 -15
or :family	1 7
or :feething	10 8
or :income	0 -28
or :money	1 14 4 20
or :negation	0 -25 1 -79 2 -23 3 -57 7 -22 11 -15 12 11
or :neighbour	11 8
or :newness	6 7
or :number	0 -10 9 9 13 26
or :period	13 11
or :person	0 -16 4 -7 14 14
or :pet	1 28 2 -10 3 22
or :petpart	3 7
or :photo	0 15
or :promise	5 10 6 11
or :refusing	8 13
or :return	0 7
or :room	10 9
or :scarcity	6 10
or :sex	2 -31 7 12
or :spelled	1 -36 3 -8 9 9 13 18
or :student	3 12
or :time	7 17
or anyone	2 15
or bank	5 10
or be	6 18
or benefits	0 -10
or better	14 8
or daughters	1 8
or english	2 -20
or esa	0 14
or ever	7 17
or monthly	13 13
or never	6 12
or no	1 -42 3 -15
or not	0 -27 1 -18 2 -32 3 -14 11 -7
or nothing	2 7
or on	0 -15
or out	8 13
or over	4 -12
or pets	0 7 1 21 3 19
or pip	0 20
or religion	2 -13
or similar	0 19
or the	2 16
or thereabouts	4 16
or three	13 10
or type	14 15
or universal	0 -11
or wages	0 -7
or whatever	4 8
or without	1 -20
or £#	4 18
orange	2 9
orchard $	6 10
order	5 7 6 -29 7 -36 8 -21
order $	7 -10
order ,	13 -22
order for	13 16
order_$	13 -8
order_do	7 8
order_£#	5 7
original	2 -20
origi…	2 -12
ornaments	1 20
ornam…	1 21
other	0 7 1 10 2 34 7 27 9 -11 11 7 14 -24
other :accepting	3 12 4 9
other :building	1 -10 2 16 7 28
other :clocktime	1 16
other :lifeword	6 17
other :longperiod	1 19
other :neighbour	2 14
other :number	1 15
other :period	1 18
other :person	6 17
other :politics	0 10
other :rulesplace	7 14
other ad	0 7
other half	1 19
other house	3 12 4 9
other listings	3 9
other parties	6 12
other people	6 8
other sort	0 12
other than	0 23
other way	5 7
other_$	1 18 2 15 3 9 4 19 5 -35 6 16 8 -26 11 15 14 -22
other_can	7 8
other_here	0 7
other_it's	4 15
other_look	7 9
other_no	2 -8
other_not	6 13 8 8
other_so	8 10
other_will	0 18
other_would	2 7
other_you	6 14
other_your	4 16
others	1 8 4 18 5 13 6 11 7 -12
others $	2 8
others :negation	2 -17
others are	6 17
otherwise	1 -14 2 12 4 -23 6 -17
otherwise ,	2 25
otherwise_$	2 21
other…	1 -14 2 12 4 -17 6 -18
ought	0 9
ought :openprice	0 9
ought :opinion	0 9
ought to	0 9
our	0 9 2 25 5 46 8 8 9 16 10 32 11 16 13 15 14 18
our :asking	7 7
our :demand	5 12
our :deterring	3 12 11 13
our :disclaimer	0 -24 2 23 5 19 8 -16 14 9
our :feething	5 25
our :jobname	5 21
our :neighbour	9 9
our :online	6 21 14 46
our :payer	7 -8
our :person	2 -28 3 -11 7 9 8 23 13 12
our :phone	6 10
our :photo	9 10 11 17
our :preferring	0 20
our :ranking	0 13
our :rent	13 11
our :return	13 11
our :room	8 -7
our :seller	2 32 7 -7
our :sex	5 16
our :source	2 7
our :thing	5 11
our :work	0 -9
our account	13 15
our agency	2 9
our books	10 23
our broker	5 11
our client	0 12 1 16 4 7 7 -7
our client's	2 12
our expense	5 -10
our flat	9 10
our handle	14 9
our hearts	3 14
our house	6 7
our ideal	2 14
our lodger	8 20
our man	5 8
our neighbours	8 9
our other	3 14 11 14
our own	0 -12 2 27 8 -7 14 11
our phones	6 11
our preference	0 16
our referencing	0 9
our rent	13 11
our tenants	2 -7 7 13 13 8
our word	7 13
our_#	2 8
our_$	1 -10 2 8 5 -10 11 14 13 31
our_account	13 12
our_anyone	6 10
our_been	2 12
our_firm	5 14
our_flat	6 17
our_list	10 10
our_listing	3 9
our_never	7 13
our_page	14 7
our_people	0 10
our_says	1 10
our_told	2 7
our_will	2 12
our_£#	5 31
ours	0 -7 1 -12 2 8 4 -13 5 -28 6 -23 7 18 11 17 14 -13
ours $	7 19 8 -12
ours has	7 8
ourselv_$	3 12
ourselves $	3 -27
out	0 14 1 8 3 -11 5 23 6 17 8 8 10 9 11 39 14 -22
out $	6 21 7 -20
out ,	6 17
out :absolute	8 15
out :burden	3 -15
out :clocktime	8 16
out :deadline	8 -9
out :everyone	0 12
out :openprice	6 12
out :opinion	0 17
out :person	0 15
out a	9 7
out about	6 18
out fee	5 8
out for	1 8
out in	8 12
out of	0 9 1 -23 11 7
out the	6 9 11 8
out_$	1 27 3 9 8 10 11 27 13 -12
out_all	7 8
out_but	8 13
out_each	5 9
out_flat	9 7
out_gate	8 -7
out_hand	2 7
out_his	8 8
out_people	4 10
out_question	3 8
out_view	8 7
out_what	7 12
outbid	4 20
outbid_$	4 9
outbid_other	4 20
outgoing	5 17
outgoing :person	5 10
outgo…	5 17
outlook :burden	7 10
outlook :deterring	7 10
outlook on	7 10
outset	13 32
outset $	13 25
outside	2 -10 4 -15 6 19 7 -7
outside $	7 -7
outsi…	4 -17 6 19 7 -7
oven	2 18 5 13
oven_$	2 21
oven_by	5 7
oven_done	5 7
over	1 -16 6 31 10 -8 11 -40 12 -32 14 -21
over #	1 10
over ,	1 -20
over 18s	1 11
over 55s	1 -11
over :burden	2 9
over :childless	1 20
over :clocktime	13 12
over :codething	4 8
over :deterring	2 10
over :everyone	2 11
over :number	1 18
over :openprice	4 19
over :opinion	3 12
over :person	0 15 2 11
over :seller	3 12
over :title	8 7
over eighteen	1 9
over it	6 24
over my	3 12
over on	2 10
over the	1 -46 6 -22 13 -12
over to	4 7
over_##	4 11
over_$	0 -23 5 -14 6 8 7 -14
over_border	2 11
over_one	6 12
over_rent	4 -7
over_road	8 10
over_who	2 9
overnight	1 18 5 10
overnight :holiday	5 11
overn…	1 18 5 10
overr…	8 23
overseas	13 18
overseas :origin	2 16
overseas nationals	2 9
overs…	13 18
ower	1 11
owing	0 18 1 9 3 8 6 10 11 10
owing :openprice	1 10 3 9 6 14 11 10
owing :opinion	1 10 3 9 6 14 11 10
owing to	1 10 3 9 6 14 11 10
own	1 -8 2 23 4 -40 6 -25 7 -23 8 -71 11 -26 12 -19 13 -32
own $	2 9
own ,	1 -16
own :absence	2 -8
own :building	2 -29
own :place	0 11
own :politics	2 15
own expense	5 9
own home	2 -8
own kind	2 9
own_$	0 7 3 -18 4 -13 6 -48 7 -19 8 -35 10 8 11 -23
own_firm	5 10
owner	0 21 2 23 5 -41 6 -12 7 -13 8 17 11 -28
owner ,	2 14
owner :codething	8 19
owner :opinion	1 17
owner has	3 10
owner is	8 19
owner would	2 -9 4 14
owner's	1 28 5 10
owner_$	1 10
owner_it's	1 11
owner_no	2 -8
owner_not	2 -19 3 9
owner_tenant	2 28
owner_who	8 10
owners	2 -14 3 40 8 16
owners :burden	8 13
ownership	6 7
owner…	1 22 5 7
owns	0 9 1 9
owns a	0 8
owns it	1 13
p	3 11 11 13
p60	0 10
p_$	3 13
p_p	3 13
p_t	3 12 11 13
pacem…	8 10
package	5 8
package_£#	5 7
packa…	5 7
packet	0 9
padlock	8 25
padlock_#	8 8
padlo…	8 22
page	2 -13 7 -25
pages	10 12
pages ,	10 12
paid	0 17 1 -22 2 -25 4 -36 5 -17 6 -19
paid :clocktime	0 8
paid :deadline	13 14
paid :demanding	13 11
paid :income	13 -17
paid :number	13 -16
paid :openprice	0 7
paid :period	13 -18
paid :spelled	13 -11
paid :work	0 12
paid by	13 -24
paid for	13 -9
paid four	13 -21
paid from	0 10
paid in	13 7
paid monthly	13 -17
paid_$	4 -16 5 -18 13 -10
paid_by	13 -27
paid_month	13 11
paid_us	13 -8
paid_week	13 -32
paint	2 -18 6 -13
paint the	4 10
paint_$	2 -12
painted	2 -13 8 -10 11 9
painted :nation	11 9
painted white	11 9
paint…	2 -20 6 -16 8 -30
pair	1 31
pair of	1 13
pakistani	2 12
pakistani_$	2 8
pakis…	2 25
pal	0 9 6 9
pal $	0 7 6 8
pan	2 17
panels	7 16
paper	3 9 10 8 14 15
paper_$	5 8
papers	5 13
papers in	13 -11
paperwork	0 26 5 28 12 8 13 12
paperwork $	5 16
paperwork ,	0 8
paperwork in	6 10
paperwork_$	0 20 12 8
paper…	0 25 5 28 12 8 13 11
parade	2 -14 8 -20
pardoned:benefits	0 33
pardoned:children	1 105
pardoned:fee	5 118
pardoned:pets-blanket-ban	3 74
pardoned:protected-characteristic	2 85
parent	1 -11
parent_$	1 14
parents	1 60 2 -24 3 -19 6 -10 8 -15
parents :burden	1 19
parents of	1 23
paren…	1 64 2 -25 3 -20 6 -11 8 -18
park	1 -28 2 -30 3 -29 8 -40 10 11
park :absence	6 10
park :building	6 10
park home	6 10
park_$	1 -22 6 -16 8 -9
park_garden	1 10
park_£#	5 -18
parking	0 -23 5 -12 6 -34 7 -20 8 -35 12 -23 13 -18 14 -13
parking ,	1 8
parking space	2 7
parki…	0 -25 5 -13 6 -35 7 -21 8 -8 12 -23 13 -18 14 -13
parole	8 9
parrot	3 -14
parrot $	8 7
parsonage	2 10
parso…	2 10
part	1 7 2 -22 7 -11
part of	4 -23
part_$	2 -13 5 8
part_deal	5 10
partially	2 8
partially sighted	2 9
particulars	14 26
parties	0 -8 4 15 6 16 9 23
parties ,	9 10
parties are	6 13
parti…	0 -16 4 13 6 10 9 17 14 24
partner	5 7
partn…	5 7
pass	0 -29 1 -7 2 30 3 14 8 9
pass :burden	3 7
pass :deterring	3 7
pass on	3 7
pass_$	0 -17
pass_from	3 8
passes	2 -8
passport holders	2 9
passport_not	2 -17
passport_only	2 15
passp…	0 -8
password	8 24
password :codething	8 19
password is	8 19
password_$	8 15
passw…	8 25
past	1 25
past the	1 21
patch	7 7
patch_$	7 7
path	6 -18 8 -24
patience	2 28
patie…	2 25
patter	1 10
patter of	1 10
patter_feet	1 11
patter_tiny	1 12
pavement	6 8
pavement_$	6 8
pavem…	6 8
paws	3 8
pay	3 -52 4 34 7 -14 8 -59 11 -15 12 -56 13 40 14 -21
pay $	0 -7 4 20 13 -28
pay ,	0 27
pay :advance	13 18
pay :money	1 10 5 10
pay :number	2 20
pay :ranking	13 11
pay :seller	13 23
pay :spelled	13 -12
pay :title	5 8
pay :writeto	13 26
pay ahead	13 23
pay for	5 7 13 8
pay him	5 8
pay me	13 26
pay quarterly	13 11
pay the	4 10
pay their	0 9
pay well	13 13
pay £#	1 10 5 12
pay_$	0 16 4 8 7 -16 13 -31
pay_block	13 20
pay_clean	5 16
pay_deposit	6 15
pay_front	4 10
pay_jan	13 8
pay_own	0 7
pay_professional	0 -7 5 12
pay_referenc	5 -11
pay_rent	4 -8
pay_then	0 7
pay_they	2 13
pay_think	4 13
pay_way	0 8
pay_we	13 12
pay_week	13 9
pay_when	13 19
pay_whole	13 27
pay_year	2 15 13 9
pay_£#	5 29
payable	0 -9 5 28 13 8
payable :longperiod	13 10
payable :spelled	13 11
payable by	5 20
payable_$	5 29 13 9
payable_you	5 17
payab…	0 -9 5 28 13 16
payday	6 16
payday $	6 7
payers	0 19 13 28
payers $	13 14
paying	0 9 5 7 13 55
paying for	13 18
paying your	0 9 13 7
payment	0 15 4 -22 5 42 6 -21 12 -9 13 60
payment :preferring	13 7
payment and	0 7
payment by	13 18
payment of	5 22
payment_$	13 37
payment_like	0 7
payment_month	13 -7
payment_one	5 11
payment_£#	5 20
payments	13 23
payme…	0 13 1 -8 2 -19 4 -38 5 40 6 -29 7 -23 13 73
pays	1 -21 2 -11 5 16 7 8
pays :title	8 7
pays_rent	13 -11
pays_way	0 8
payslips ,	0 -23
payslips :openprice	0 9
paysl…	4 -7
pcm	1 -9 4 23 5 -46 6 -15 7 -20
pcm $	5 -13 13 -15
pcm ,	5 -25 13 7
pcm_$	4 8 5 -19
pcm_£##	13 9
peace	2 -8
peak	7 10
penalty	5 11
penal…	5 11
penny	5 -20 6 -9 7 28
penny_$	4 -12 7 9
pension	0 -43
pension ,	0 -43
pension_$	0 -7
pension_benefit	0 -11
pension_credit	0 -8
pension_universal	0 -9
pensions	0 -8
pensi…	0 -61 13 -8
penthouse	4 7
penthouse_$	4 8
penth…	4 7
people	0 15 1 -9 2 25 4 -26 5 -20 8 -20 10 -9 14 -48
people $	11 14
people ,	3 9
people :clocktime	0 -8 2 15
people :negation	1 10 2 7
people :openprice	2 11
people :title	0 15 2 -9 4 -11 6 -44
people :welcoming	2 12
people are	6 27
people as	7 13
people from	2 17
people like	2 8
people not	2 13
people of	0 7
people please	2 7
people who	0 15 2 -9 4 -10 6 -44
people who've	1 11
people with	6 -11
people without	1 16
people_$	2 -25
people_benefit	0 -42
people_do	7 14
people_from	2 13
people_get	0 8
people_have	1 7
people_hous	0 -16
people_other	2 14
people_people	0 -24
people_so	0 9 2 7
people_welcome	2 9
people_will	2 12
per	0 -33 5 -9 6 -23 7 18 9 20
per :clocktime	5 -10 9 15
per :holiday	5 -10 9 26
per :longperiod	13 7
per :period	5 -37
per cent	7 32
per month	4 12 5 -17
per night	5 -10 9 15
per_$	9 13
per_year	7 19
perfect	2 -13 7 20
perfect $	7 7
perfect_every	7 8
perfe…	1 -10 2 -9 7 22
period	12 20
periodic	12 -43
periodic :feething	12 -25
periodic :fixed	12 -35
periodic tenancy	12 -25
periodic_$	12 -8
periods	13 21
periods $	13 9
perio…	12 -46 13 12
permission	7 21
permission :negation	7 10
permission for	7 12
permission_$	7 8
permit	0 -11 5 -8
permit_£#	5 -10
permits	0 -7
permitt_$	1 9
permitted	1 8 3 9
permi…	0 -31 2 -24 5 -13 6 -21 7 13
person	2 -13 4 31 6 28 13 -9
person $	4 11
person :title	6 11
person who	6 11
person_$	6 24
person_app	2 8
person_can	0 8
person_two	1 7 4 8
person_you	6 12
person_£##	4 14
persons	0 18 1 18 2 19 4 8
persons $	1 13
perso…	0 26 1 16 2 17 4 7
persuasion	2 24
persu…	2 23
pet	0 -44 1 -44 2 -52 3 23 4 -31 5 19 6 -33 7 -28 8 -33 9 7
pet $	3 -10
pet ,	3 27
pet :codething	3 -16
pet :fee	5 16
pet :offerdeal	3 26
pet :payer	3 36
pet :refusing	3 -11
pet :seller	3 10
pet :welcoming	9 9
pet applications	3 12
pet fee	5 11
pet free	3 26
pet friendly	9 9
pet is	3 -16
pet owners	3 22
pet policy	3 12
pet will	3 10
pet without	3 -10
pet_$	2 -10 3 27
pet_no	3 -13
pet_reason	3 -12
pet_you	3 -17
petless	0 -10 3 40
petless :person	3 23
petle…	0 -10 3 40
pets	2 -39 3 60 4 -45 6 -47 7 -47 8 -53 11 -32 12 -9 13 -10 14 -38
pets $	0 11 1 15 2 -10 3 29
pets :accepting	3 -8
pets :negation	1 -13 3 50
pets :openprice	3 15
pets :payer	3 -31
pets :ranking	3 -12
pets :wanting	3 -7
pets allowed	3 16
pets are	5 8
pets aren't	3 23
pets by	3 -14
pets considered	3 -11
pets have	3 -13
pets nope	1 -7
pets not	3 14
pets ok	3 -16
pets ourselves	3 -26
pets_#	3 15
pets_$	2 -22 3 21
pets_=	3 10
pets_ask	3 -7
pets_flat	3 8
pets_me	3 7
pets_nah	3 11
pets_problem	3 -16
pets_£#	5 14
petts	3 31
phase	6 14
phase :number	6 12
phase :spelled	6 12
phase_$	6 7
phon_$	6 8
phone	1 -20 8 -18
phone ##	14 11
phone :number	14 15
phone :online	14 -7
phone has	6 11
phone signal	7 10
phone's	6 12
phone_##	14 16
phone_$	14 11
phone_hot	6 11
phone_stopp	6 14
phones	6 20
phones are	6 15
phone…	6 12
photo	3 -15 11 62
photo $	11 15
photo ,	11 14
photo has	11 10
photo of	3 -7
photo_$	11 29
photo_exact	11 8
photo_from	11 30
photo_house	11 -10
photo_room	11 13
photo_was	11 9
photo_were	11 9
photograph	11 14
photograph $	11 21
photograph_$	11 -8
photograph_been	11 -9
photographs	0 -10 1 -9 2 -27 6 -19 11 43
photographs $	11 12
photographs are	11 31
photography	11 26
photos	0 -17 1 -33 2 -39 3 -19 4 -16 6 -10 7 -36 11 49
photos :codething	11 -12
photos :photo	11 -16
photos are	11 32
photos as	11 8
photos for	11 17
photos is	11 -12
photos show	11 -16
photos than	11 9
photo…	0 -24 1 -20 2 -42 6 -36 7 -19 8 -29 11 64
physically	2 16
physically :disability	2 12
physically fit	2 12
physi…	2 8 7 8
pic	11 21 14 9
pic_$	11 19 14 9
piccies	11 10
picci…	11 10
pick	2 17 6 -25
pick :deadline	6 -7
pick :demanding	6 -7
pick :openprice	6 -7
pick up	6 -7
pick_$	2 10 6 -10
pics	1 -11 2 -26 6 -30 11 89 14 7
pics :deadline	11 11
pics :negation	11 12
pics :openprice	11 9
pics are	11 48
pics_$	11 7
pictur_been	11 9
pictur_flat	11 -7
pictur_get	11 -20
pictur_house	11 16
picture	2 -16 3 7 7 -7 11 29
picture :number	11 18
picture :spelled	1 14 11 22
picture was	11 17
picture_$	1 9
pictured	11 18
pictures	0 -7 1 -22 2 -33 3 -9 6 -47 7 -13 8 -19 11 51
pictures ,	11 7
pictures :accepting	11 15
pictures :openprice	11 7
pictures :photo	11 9
pictures :spelled	11 -16
pictures were	11 8
pictu…	0 -34 2 -73 4 -25 6 -23 7 -41 8 -46 11 75
pier_$	8 17
pigs	3 17
pinch	11 20
pinch of	11 20
pinch_$	11 11
pinch_salt	11 20
pint	6 7
pip	0 30
pip :openprice	0 14
pip or	0 14
pip_any	0 17
pip_esa	0 8
pitch…	6 9
pitlochry	9 8
pitlo…	9 8
pix	11 33
plac_$	3 9
place	0 -32 1 39 4 7 6 -35 10 -27 11 24 13 8 14 -23
place $	1 20 7 -33
place :codething	8 22
place :negation	1 17
place :openprice	7 13
place :opinion	7 13
place :spelled	7 33
place at	7 34
place for	1 27
place is	8 22
place isn't	1 17
place of	13 8
place to	7 13
place_$	1 34 6 -24 7 14 11 15
place_has	2 8
place_live	7 16
place_st	7 15
place_who	2 8
placed	3 10
places	14 8
places ,	7 10 14 8
plain ,	8 13
plan	0 -10 8 -22 11 -52
plan_$	0 -7
plane	14 17
plann_loft	7 7
planners	7 17
planning	6 -18 7 26
planning for	7 25
plann…	2 -9 6 -28 7 39
plant	1 19
plant ,	1 15
plant :room	8 10
plant room	8 10
planted	8 -8
planted the	8 -7
plant…	8 17
plast…	6 -9
plates	5 17
plates $	5 15
play	2 -17 4 17 8 -16
play ,	4 13
playground	1 -8
playg…	1 -10
plays	8 11
please	0 18 1 33 2 32 3 7 4 15 6 -29 7 -102 9 -30 12 -22 13 11 14 -12
please $	1 21 2 17 5 8 6 -12 13 18
please ,	0 21 1 9 2 8 8 -24 13 12
please :accepting	13 11
please :asking	0 -17 3 -19 4 8
please :councilpay	2 15
please :demanding	3 -7
please :deterring	4 8
please :jobless	2 15
please :negation	6 -21
please :paying	5 8
please :writeto	13 -10
please be	0 15 8 12
please budget	5 13
please do	0 -9
please don't	0 9 1 7 6 -18
please have	13 14
please note	0 7 1 9 11 13
please state	2 15
please_#	1 10 2 10
please_$	2 15 3 14 4 7 8 9
please_ask	3 33
please_come	4 8
please_if	0 15
please_landlord	2 11
please_message	3 9
please_pet	3 -11
please_pets	3 7
please_put	4 8
please_quiet	8 15
please_ready	13 14
please_rent	4 9
please_tenant	2 10
please_your	2 10
plot	6 8
plot #	6 17
plot :number	6 16
plot_$	14 15
plumb…	8 -7
plus	5 30 12 11 13 10
plus :longperiod	12 14
plus :number	12 13 13 16
plus :spelled	12 14 13 7
plus a	3 -15
plus vat	5 11
plus_$	5 14 12 13
plymo…	7 10
pm	4 19
pm :openprice	4 16
pm_$	4 16
poa	4 50 6 -7 14 -16
poa $	4 29
poa ,	4 16
poa for	4 8
pocket	7 16
pocket $	7 16
pod	9 20
pods	13 7
point	8 -26 12 9 14 8
point of	6 9
point_$	6 7
pointless	0 11
point…	0 19
police	8 -7
policeman	8 7
policy	0 -7
policy $	3 10
policy :deterring	3 -7
policy on	3 -7
polic…	8 7
polish :person	2 13
polite_$	1 7
polite_our	3 9
politely	3 10
polit…	2 22 3 10
pond	3 -13
pooch_moggy	3 11
pooches	3 16
pooch…	3 16
pool	1 -13 11 11
pool in	11 15
poor	13 10
pops	8 10
port	1 -10
port $	1 -10
portal	10 8
portal ,	10 9
portals	6 8
porta…	6 8
porter	8 8
porter ,	8 7
porter_$	8 14
possible	12 13
possibly	7 15
possi…	7 19 12 13
post	0 -42 11 12
post_$	8 8
postcode	8 18
postc…	8 24
postie	8 11
posts	0 19
pound	5 18 6 9
pounds	5 36
power	7 11
power :openprice	7 11
power :opinion	7 11
power to	7 11
power_$	7 13
practis_$	2 8
practising	2 22
practising :faith	2 21
pract…	2 26
pram	1 21
pram_cots	1 7
prams	1 12 2 -13
prayer	2 12
predates	11 9
preda…	11 17
prefer	0 13 6 -8
prefer_$	1 17 2 8
prefer_who	2 -18
prefered	1 9 2 20
preference	2 12
preferr_$	2 9
preferred	0 13 2 49
preferred $	0 10 2 13
preferred ,	2 26
prefers	2 -11
prefe…	0 19 1 12 2 61 4 -9 5 -14 6 -38 7 -36 8 -22
pregnancy	2 8
pregnant	2 29
pregnant ,	2 18
pregn…	0 -8 2 37
premium	0 15
premi…	0 13
prepared	4 17
prepared :openprice	4 18
prepared :opinion	4 18
prepared to	4 18
prepay	12 -9 13 35
prepay :number	12 -8 13 19
prepay :spelled	13 10
prepay_$	12 -8 13 12
prepay_month	12 -8 13 19
prepayment	13 15
prepa…	13 40
pres_##	8 12
pres_bed	10 9
pres_then	8 13
pres_two	10 9
presbyterian	2 12
presbyterian_$	2 21
presb…	2 16
present	11 18
presently	2 7
prese…	11 16
press	6 -14 8 29 9 -16 10 8
press c	8 9
press the	8 14
prettier	7 16
prettiest	7 15
prett…	7 34
previou_had	3 -9
previou_was	8 17
previou_were	8 10
previous	2 -33 3 -10 4 -10 8 19 10 10
previous :person	2 -8 3 -25 8 21
previous tenant	8 18
previous tenants	3 -12
previously	10 17
previ…	2 -19 3 -10 4 -11 8 18 10 30
price	4 65 6 25 7 32 8 -42 10 -13
price $	2 16 7 14
price ,	1 8 7 8
price :accepting	4 8
price :burden	4 15
price :deterring	4 9
price :fixed	6 12
price :openprice	4 16
price :ranking	4 7
price :tribunalrent	6 8
price :wanting	6 10
price on	4 15
price_#	6 12
price_$	4 19 6 -10 14 -12
price_application	4 7
price_day	6 8
price_no	4 9
price_£##	4 -14
priced :openprice	4 8
prices	6 15
prices :place	7 11
prices here	7 11
pricing	4 7
prici…	4 7
primary	1 -10 2 -15 8 -25
prima…	1 -11 2 -22 8 -26
print	6 11
print the	6 16
print_$	6 16
priority	2 21
priority $	2 20
prior…	2 24
prison	8 27
pritchard	14 8
pritc…	8 18 14 8
private	0 18 2 -16 4 18 9 -18
private :person	0 17 2 -11
private residential	9 -16
private_$	0 15 2 -16
private_only	0 17
private_tenancy	9 -16
priva…	0 18 2 -17 4 27 9 -18
priya	8 17
pro	0 19
probably	2 8
proba…	4 8
problem	0 -15 1 -10 3 -22
problem $	0 -7 3 -31
problem ,	1 -8
problem_$	0 -16 1 -18 3 7
problem_other	3 9
problems	2 8
probl…	0 -23 1 -24 3 -27
processing	5 11
proce…	5 11 6 9
profession	0 16
profession_$	0 17
professional	2 10 5 16 8 -8 13 -8
professional :demand	0 16
professional :feething	0 -22 5 23
professional :sex	2 22
professional clean	0 -11 5 11
professional female	2 11
professional_$	2 8
professional_no	0 -12
professional_want	0 17
professionally	0 -31
professionally :feething	0 -8
professionals	0 27
professionals $	0 10
profe…	0 37 3 -11 4 -24 5 16 6 -31 7 -20 8 -50 11 -24 13 -40 14 -16
profile	0 8
profit	0 9 7 22
profit_$	0 11 7 21
profi…	0 8
prohibit_$	3 12
prohibited	3 8
prohi…	3 32
promise	11 10
promise $	7 14
promise ,	11 8
promise that	7 -9
promise the	7 14
promise_$	7 -23
promise_will	7 13
promised	7 -8
promises	11 11
promi…	11 23
prompt	3 8 6 19
prompt_$	3 8 6 19
proof	7 16
proof $	7 10
proof of	7 -7
proof_$	7 7
proof_income	0 -32
proper	0 16 8 -24
proper_$	2 -21
properly	8 15
properties	6 15
property	3 9 7 -13 10 22
prope…	2 -8 3 13 5 -10 6 7 7 -30 10 22
proposals	4 38
propo…	4 56 11 11
protestant	2 16
prote…	0 -10 2 19 5 15
provi…	0 -12
pub	2 -7
public	1 8
public_$	1 9 10 7
publi…	10 7
pugh	8 9
puppies	3 11
puppi…	3 11
puppy	3 10
puppy ,	3 13
purchaser	7 11
purch…	2 15 7 22
purposes	11 13
purpo…	11 22
push #	8 9
push :number	8 19
push_#	8 10
pushchair_$	1 27
pushchairs	1 29
pushchairs ,	1 12
pushc…	1 35
put	2 -23 3 -15 4 46 6 -22 8 7 11 8 12 -25
put :advance	4 19
put :burden	4 8
put :deadline	6 -7
put :openprice	6 -7
put down	5 12 13 23
put forward	4 19
put it	0 8 6 -23 8 16 11 10
put the	6 10
put you	4 11
put your	4 17
put_$	1 -21
put_against	5 16
put_back	8 21
put_by	4 7
put_front	4 11
put_list	7 12
put_month	4 15
put_rent	0 14
put_up	4 -12
put_way	6 -7 11 11
put_when	8 12
puts	1 11
puts it	1 12
puts_$	1 12
q	2 11 4 15 14 -9
q ,	2 12 4 10
quality	7 16
quali…	7 16
quarter	4 -11 5 -10 7 -7 8 -17 13 42
quarter :period	13 19
quarter days	13 8
quarter's	13 11
quarter's :rent	13 10
quarter's :return	13 12
quarter's rent	13 10
quarter_$	13 28
quarter_advance	13 18
quarter_our	13 11
quarter_year	13 -14
quarterly	13 17
quarterly in	13 10
quart…	0 -23 4 -32 5 -9 6 -26 7 -16 8 -38 12 -15 13 60
queer	2 19
question	2 -11 3 17 7 22
question $	7 10
questions	4 -15
quest…	3 15 4 -24 6 -29 7 11
queue	6 25
queue_$	6 9
queuing	6 23
queui…	6 23
quick	1 -17 2 -32 6 34 7 -10
quick $	6 30
quick ,	6 9
quick :offerdeal	8 7
quick :openprice	8 8
quickest	6 9 7 9 14 16
quick…	6 30 7 15 14 17
quid	4 9 5 47
quid for	5 20
quid_$	5 16
quid_you	5 11
quiet	1 20 6 -23 7 -22 14 -26
quiet :person	2 -13
quieter	7 7
quietest	7 11
quietest_$	7 9
quiet…	7 22
quines	2 24
quite	0 -8
quote	0 9
quoted	4 27
rabbit_hamster	3 10
rabbits	3 24
rabbi…	3 24
race	2 -8 6 27
race ,	2 -28
race :openprice	2 -17
race or	2 -17
race_$	2 -29 6 26
race_religion	2 -16
race_sex	2 -15
racist	2 11
rail	11 -13
rails	11 -11
railway	8 -9
railw…	8 -9
rainbow	2 22
rainb…	2 22
raised	1 -13
raised :number	1 -8
raised :spelled	1 -8
ramp ,	8 7
range	2 -7
rapid	6 13
rarely	6 7
rarer	6 17
rarer than	6 17
rate	0 -7 4 13
rates	9 18
rather	2 31 5 8 6 -39 7 -22
rather :negation	8 8
rather a	5 15
rather it	2 15
rather not	8 9
rather than	0 14 2 10
rather you	2 19
rather_$	1 -14 8 10 14 7
rc	2 9
re	3 -12 12 14
re :pet	3 -11
re_$	3 -11 12 14
reach	7 8 13 10
reach :online	13 11
reach :opinion	13 11
reach :payer	13 13
reach :seller	13 13
reach :writeto	13 11
reach us	13 11
read	6 21 7 -34 13 -16
read this	6 24
read_$	6 27 8 -10
reader	6 11
reading	6 26
readi…	6 23
ready	8 -11 13 26
ready :openprice	13 10
ready :opinion	13 10
ready to	13 10
ready_$	6 -16
real	11 55
real :building	11 8
real :person	11 23
real ones	11 23
real_$	11 29
real_no	7 8
reality	11 9
reali…	11 8
really	4 11 8 -16
reason	0 -9 3 -7 8 11
reason $	3 -20
reason for	8 16
reason_sale	8 17
reasonable	4 7
reaso…	4 10
receipt	0 12 5 13
receipt of	0 22
received	4 8
received $	4 10
recei…	0 15 2 -26 5 15 7 -7
recently	10 11
recen…	10 11
recipe	0 7
recipients	0 9
recip…	0 9
reckons	1 10
recko…	1 10
recommended	6 10
recom…	6 13
record	7 10 11 12
record $	11 8
recovering	8 27
recov…	8 30
recycling	6 -13
recyc…	6 -13
red	6 14 8 -15
red kites	7 9
redecorat_$	1 13
redec…	1 16
reduced	4 -16
reduc…	4 -12
ref	14 7
referenc_$	0 15 5 -9
referenc_inventory	5 -9
referenc_£#	5 12
reference	0 10 13 19 14 -12
reference $	0 12
reference ,	13 13
reference_##	14 -7
references	1 -24 2 -29 5 -48 6 -25 7 -17 13 12
references $	5 -12
references ,	0 7
referencing	4 -27 5 26
refer…	0 13 1 -9 2 -28 4 -46 6 -60 7 -44 8 -43 13 26 14 -25
refle…	4 9
refs	5 29 13 17
refs $	4 8 5 -12 13 8
refs ,	5 32
refundable	5 9
refun…	5 18
refur…	5 16
refusal	2 11
refusal $	2 12
refuse	1 -25 4 13
refuse :person	1 -7
refuse a	3 -24
refuse_$	7 9
refuse_because	1 -13
refused	0 -23
refused $	1 11
refused for	0 -16
refus…	0 -11
reg	14 -11
reg ##	14 -9
reg :number	14 -9
reg_##	14 -9
region	4 17
region of	4 17
region_$	7 7
region_£##	4 9
register	2 8
register ,	2 7
registration	14 -7
registration :demanding	5 9
registration :fee	5 9
registration :payer	5 9
registration charge	5 9
regis…	2 14 7 -32 9 -7 14 -23
regret	2 -10 3 9 8 7
regret that	8 9
rehab	8 13
rehome	3 32
rehome :absolute	3 8
rehome :everyone	3 8
rehome any	3 8
rehome_animal	3 8
rehome_before	3 27
rehome_you	3 11
relax_$	3 -10
release	5 11 6 8
relea…	5 10 6 17
reliance	0 8 11 7
reliance :burden	0 10
reliance :deterring	0 10
reliance on	0 10
relia…	0 17 11 7
relied	11 13
religion ,	2 -27
religion_sex	2 -12
rely	11 24
rely :burden	11 17
rely :deterring	11 17
rely on	11 17
rely_$	11 17
rely_them	11 18
remain	3 19 7 8
remain $	7 9
remain_$	2 18
remains	2 8
reminder	5 17
remin…	5 16
renew	5 11
renewing	5 17
renew…	5 21 13 -16
rent	1 -40 2 -44 3 -39 4 56 6 -26 7 -67 8 -19 9 -7 10 -26 11 -73 12 -18 13 52 14 -94
rent ##	4 -15 5 15
rent $	0 -16 5 10 6 8 8 17
rent ,	0 -13 4 22 5 15
rent :absolute	13 18
rent :advance	4 -15
rent :burden	5 -11
rent :clocktime	0 17 4 18 13 7
rent :codething	7 -38 12 -10 13 13
rent :condition	4 9
rent :councilpay	13 -9
rent :deadline	0 8 4 -24 5 -22
rent :demanding	4 -16 13 19
rent :fixed	4 14 13 11
rent :holiday	4 -14
rent :lifeword	4 -7
rent :longperiod	13 18
rent :money	4 -33 5 -20 13 -39
rent :newness	4 10 13 15
rent :number	4 -20 5 23
rent :offerdeal	4 -9 13 -9
rent :openprice	1 8 4 15 6 -42 7 -16
rent :opinion	1 7 2 19 4 9 13 14
rent :paying	13 13
rent :period	4 -25
rent :preferring	0 9
rent :promise	0 13 4 8 7 -23
rent :ranking	5 -7
rent :seller	4 9
rent :spelled	13 24
rent :time	13 19
rent :urgency	13 9
rent a	4 9 13 -12
rent after	13 -8
rent and	8 16 13 -11
rent are	4 14
rent as	13 -18
rent at	13 22
rent before	13 10
rent book	5 9
rent by	4 26 9 9 13 8
rent came	0 18
rent day	13 -9
rent every	13 10
rent fixed	4 14
rent for	13 32
rent from	0 20 4 20
rent holds	5 7
rent in	4 -9 13 16
rent is	7 -36 12 -12 13 8
rent may	0 15
rent neg	4 13
rent negotiable	12 7
rent not	4 9
rent of	5 -34
rent on	4 8
rent paid	13 -8
rent payment	13 16
rent somewhere	4 12
rent stays	4 -10
rent than	7 12
rent they	4 9
rent this	0 9
rent to	1 7 2 19 13 17
rent up	4 -23
rent upfront	13 8
rent we	4 9
rent will	4 14
rent £#	4 -13 5 -12 13 -24
rent £##	4 -23 13 -14
rent's	1 9 4 -7
rent's :fairness	1 11
rent's fair	1 17
rent_#	4 15 13 49
rent_##	4 18
rent_$	0 -26 4 -10 7 7 8 -23 10 -33 14 -28
rent_above	4 -21
rent_account	13 7
rent_adv	13 13
rent_advance	13 -28
rent_affordable	0 -10
rent_after	4 21 13 -25
rent_app	4 12
rent_bank	5 10
rent_be	8 7
rent_before	13 12
rent_but	5 8
rent_by	0 37 13 -20
rent_calendar	4 -16
rent_candlema	13 9
rent_cash	5 9
rent_close	4 12
rent_collect	13 8
rent_come	0 12 13 -7
rent_confirm	4 11
rent_council	0 14
rent_cover	0 18
rent_date	4 7
rent_due	4 -17
rent_fall	13 8
rent_fix	4 -10
rent_four	13 -19
rent_from	0 22 4 -11
rent_given	4 12
rent_hand	13 16
rent_here	2 7
rent_house	5 18
rent_hundr	4 -14
rent_i'd	1 9
rent_lady	13 9
rent_late	5 13
rent_less	5 11
rent_let	6 10
rent_local	0 -16
rent_message	4 7
rent_met	0 17
rent_monday	6 13
rent_month	4 -48 5 -23
rent_more	1 8
rent_mov	4 7
rent_negotiable	4 18
rent_negotiation	4 16
rent_no	5 13 13 -11
rent_not	13 8
rent_once	13 -8
rent_only	4 15
rent_open	4 8
rent_our	13 15
rent_out	0 9
rent_paid	13 -12
rent_pay	0 -10
rent_pcm	4 -44
rent_play	4 20
rent_put	8 7
rent_quarter	13 22
rent_rent	4 -27
rent_request	4 17
rent_room	7 13
rent_say	13 16
rent_set	4 9
rent_sign	13 -16
rent_stat	4 8
rent_steep	4 10
rent_suit	4 13
rent_summer	13 15
rent_taken	13 13
rent_talk	4 13
rent_term	13 28
rent_that	5 9
rent_think	4 7
rent_two	13 14
rent_up	6 9
rent_us	0 -9
rent_viewing	4 10
rent_want	1 8
rent_way	0 7
rent_week	13 -33
rent_what	4 -7
rent_whatever	4 21
rent_while	5 8
rent_will	7 -14
rent_work	4 8
rent_would	0 -10 4 14
rent_you	4 15
rent_your	13 24
rent_£#	1 8 4 -7 5 -10
rent_£##	4 -34 5 -26
rental	4 22 5 -8 7 26 9 18 10 22 13 26
rental :bid	4 14
rental :nearby	10 12
rental :newness	10 12
rental :place	10 12
rental :return	7 10 10 11
rental :tribunalrent	10 12
rental in	7 21
rental market	10 12
rental periods	13 14
rental_#	9 9
rental_$	13 14
rental_£##	7 7
rentals	14 17
rentals $	14 8
rentamount	5 7
rentamount :spelled	5 7
rentamount =	5 7
rentamount_##	5 7
rentamount_deposit	5 14
renta…	14 14
rented	2 16 4 -8 9 11
rented :clocktime	2 7
rented :openprice	2 11 6 7
rented :opinion	6 8
rented from	2 7
rented to	6 8
renter_$	0 11
renters	0 14
rente…	0 14
rents	4 20 7 27 13 37
rents :advance	4 11
rents :ranking	4 18
rents :spelled	4 10
rents are	13 14
rents at	4 10
repairs	6 -8 8 -23
repai…	6 -19 8 -30
repeated	6 19 7 -7
repeated $	6 17
repea…	6 13 7 -7
repla…	6 -10 8 -18
reply	4 -8
report	5 25 7 -12 8 -11
report ,	5 14
repre…	11 16
republican	2 20
republican_$	2 11
republicans	2 21
repub…	2 39
request	4 15 6 -12
request $	4 10
request_$	3 17
reque…	0 -19 4 10 6 -7
required	2 17 5 18 13 7
required $	0 -11
requi…	2 14 5 18 13 7
reserv_$	5 12
reserv_flat	5 11 13 7
reservation	5 12 13 9
reserve	4 13 6 28
reserve it	6 12
reserve_$	4 8
reserved	6 7
reserves	5 13
reserves the	5 7
reser…	4 16 5 27 6 39 13 35
residence	1 14
residence $	1 8
resident_$	1 -14
residents	0 -12 2 10
residents'	1 -14 12 -13
resid…	0 -14 4 -18 5 -26 6 -44 8 -21
response	6 10
responsibility	11 7
respo…	6 23 11 17
rest	0 25 2 10 7 -9
rest $	6 7
rest_$	0 19 2 13
retired	0 -19 2 -24 8 18
retired :jobname	8 13
retired policeman	8 13
retirement	1 -38
retir…	0 -29 1 -33 2 -44 6 -12 7 -14 8 9
retouched	11 -8
retou…	11 -7
return	5 -16
returnable	5 18
returnable :money	5 14
returned	5 8
retur…	5 29
rich	7 31
rich_$	7 12
right	3 -34 4 7 6 20 8 -8
right $	8 -12
right ,	6 12
right :hiding	6 13
right :openprice	4 -7
right :paying	2 24
right :person	4 16
right :time	6 13
right :urgency	6 10
right foot	2 25
right now	6 13
right of	7 7
right person	4 10
right_$	4 19 6 20
right_way	7 7
right_you	6 12
rigs	8 12
ring	6 7 14 33
ring ##	14 10
ring :number	14 10
ring :ranking	8 16
ring the	1 9
ring you	14 9
ring_##	14 17
ring_$	6 10 8 12
ring_bell	1 9
ring_if	1 10
ringing	6 9 8 24
ringi…	6 9 8 24
rings	0 7
risk	0 24 7 17
risk_$	7 8
river_over	7 15
rm	2 31 5 14
rm ,	2 15
rm :money	5 16
rm £#	5 16
rm_£#	5 16
rms	2 22
rnt	13 32
road	2 11 4 -19 5 -9 7 -13 9 -7 10 -25 14 -8
road $	0 7 2 14 7 -35
road with	2 13
road_$	7 -25
road_you	2 14
roll	6 21
roll_$	6 15
roll_month	12 -17
roll_tenancy	12 -22
roll_up	6 10
rolling :fixed	12 -15
rolling :period	12 -15
rolls	12 -19
roma	2 26
romanians	2 18
roman…	2 18
roof	1 -16 4 7 7 25 8 12 11 -16
roof $	7 17
roof and	10 11
roof deck	4 8
roof_##	8 7
roof_$	7 9 8 7 10 9
roof_bike	4 9
roof_wash	4 9
room	1 -75 2 22 3 -18 6 11 8 10 11 21 12 -13 14 -11
room #	11 19
room $	6 -15 7 -9
room ,	1 -24 2 -15
room :burden	11 8
room :codething	2 10
room :deterring	11 11
room :losing	6 8
room :number	2 15 11 18
room :promise	6 7
room :spelled	8 10
room and	8 18
room for	2 7
room going	6 8
room has	8 7
room in	2 9 3 7
room is	2 10
room on	11 8
room will	6 7
room with	3 -10 8 17
room's	8 12
room_$	0 -9 1 -9 2 12 3 -8 4 11 6 -60 7 -31 11 22
room_about	6 8
room_all	8 9
room_bigger	11 10
room_clean	11 8
room_go	2 17
room_house	6 14 7 -13
room_kitchen	10 9
room_look	11 14
room_nice	6 7
room_only	2 12
room_our	3 10
room_rent	6 7
room_room	8 10
room_your	7 11
room_£#	4 25
rooms	2 12 4 34 5 -11 7 -10 8 -10 11 26 13 20 14 11
rooms $	13 20
rooms ,	2 9 4 7
rooms :accepting	11 13
rooms :clocktime	4 19
rooms :deadline	11 7
rooms :losing	14 7
rooms :openprice	4 19 11 11
rooms face	7 -8
rooms from	4 19
rooms may	11 8
round	1 35 4 19 6 11 7 -13 8 11 9 -9 10 -7
round $	1 9 6 -27
round ,	6 14
round :scarcity	6 7
round :time	6 19
round_pay	6 7
rover	3 26 8 9
row $	8 9
row_$	2 9
rug	1 9
ruin	1 10
ruin_$	1 7
ruined	3 12
rul_$	2 20
rul_out	2 21
rul_sho	5 8
rule	0 -11 3 12 7 -7 8 -9
rules	2 16 3 -30 5 22 8 -23
rules $	5 15
rules are	5 9
rules you	2 22
run	1 15 6 8 8 -25
run $	6 34
run :codething	1 11
run_$	1 13 9 -11
runn_$	0 11
running	0 22 6 17
running ,	0 12
running :fee	7 10
running :openprice	1 12
running :paying	7 10
running costs	7 10
runni…	0 22 6 17
runs	7 -9 8 -44
runs :absence	6 12
runs :refusing	6 12
runs out	6 12
rush_$	6 7
rye	7 13
rye $	7 13
s	3 27 11 13
s $	3 13
s_$	3 27
s_l	3 13
sabbath	2 14
sabba…	2 14
sad	6 8
sad_$	6 8
sadly	3 10 8 13
sadly ,	8 7
safe	7 12
safe :number	8 13
safe_$	7 11
safer	7 24
safer :nearby	7 7
safest street	7 9
safest_$	7 11
safety	5 8
safety_$	5 9
said	1 -26 2 -8 6 -19 7 -24 8 -23
said :negation	1 -19 3 20
said :spelled	1 -18 3 21
said no	1 -18 3 21
said_$	3 -11
said_many	0 7
said_so	0 7
saint…	2 8
sake	4 14
sal_$	6 8
salari_$	0 14
salaried	0 41
salaried :person	0 23
salary	0 32
salary $	0 8
salar…	0 47 2 -10
sale	6 -12 7 -51 8 33 10 51 14 10
sale $	10 15
sale ,	6 -8 8 29 10 10
sale :advance	10 7
sale :codething	8 7
sale :condition	10 8
sale :deadline	6 8 10 15
sale :demanding	10 7
sale :newness	10 8
sale :openprice	2 20
sale :opinion	2 20
sale :ranking	10 7
sale is	8 7
sale to	2 20
sale_$	6 -30 10 12
sale_my	10 8
sales	6 7 8 12
sales ,	8 9
salford	6 24
salford $	6 17
salfo…	6 24
salt	11 17
salt $	11 11
same	0 -53 1 -39 2 10 4 -60 5 -13 6 -63 7 -33 8 11 11 24 13 -28 14 7
same $	11 25
same :openprice	2 11 14 10
same :opinion	2 9
same :sex	2 16
same :title	14 11
same as	8 20
same name	14 11
same sex	2 16
same spirit	5 7
same to	2 9
same_$	0 -49 1 -24 5 -8 6 -25 7 -38 11 7
same_will	2 11 5 7
same_you	2 8
sandra	14 9
saturday	4 16 9 18
saturday $	4 12
saturdays ,	8 10
satur…	4 14 9 15
save	0 11 2 9 3 25
save :disclaimer	0 8 3 11
save :money	6 8
save :payer	0 7 3 9
save yourself	3 9
save £##	6 8
save_$	3 7
save_bus	0 8
save_fare	0 8
save_trouble	3 8
savings	0 -17 13 18
savings ,	5 9
savin…	0 -17 13 18
say	1 7 2 14 4 10 6 12 7 29 13 27
say $	2 -19 6 21
say ,	7 21
say :burden	4 13
say :codething	8 11
say :condition	0 11
say :money	13 7
say :negation	0 -13 3 -10
say :neighbour	8 13
say :number	13 11
say :openprice	3 10
say :seller	6 11
say :spelled	0 -14 3 -9 6 -10 7 11
say it	1 14 2 17
say no	0 -13 3 -9
say so	0 -14 3 -17 6 -7
say that	2 10
say the	7 -15
say yes	6 17 7 12
say £#	13 7
say_#	8 13
say_$	0 -17 1 18 2 17 4 34 13 10
say_any	1 15
say_but	2 13
say_come	2 8
say_didn't	6 14
say_so	0 7
say_they	7 10
say_you	6 9
saying	0 7 2 27 3 9
says	0 20 1 -9 2 12 5 -12 8 -14 14 -9
says $	4 -18
says ,	7 9
says :negation	3 -15
says :spelled	3 -16
says no	3 -15
says_$	1 -28
says_we	1 11
scaff…	6 -12
scan	14 35
scan the	14 15
scheme	2 -9
scheme :absence	5 7
scheme :condition	5 7
scheme :fixed	5 7
scheme :onlyword	5 7
scheme until	5 7
school	0 -35 1 46 3 -12 4 -22 6 -12 8 9 11 -7 13 -12 14 -50
school $	7 13
school ,	1 -15
school :age	1 23 2 -9
school :childless	1 22 2 -10
school :openprice	1 15
school :urgency	1 29
school age	1 20 2 -7
school run	1 31
school you	2 9
school_$	1 23 8 -25 14 -11
school_first	7 8
school_shop	7 8
school_ten	8 8
school_went	2 9
school_your	1 11
schools	7 16
schools ,	7 20
schoo…	7 20
score	13 17
score_$	13 13
scot	14 19
scot $	2 7 14 15
scotland	7 8
scotl…	7 18
scottish_form	2 8
scram…	6 13
scrap	6 15
scrap_$	6 15
scrap…	8 -11
scratches	5 8
scrat…	5 7
screen	6 9
screen $	6 11
scroll_$	1 24
scrolling	1 15
scrol…	1 15
sea	2 -18 6 -16 7 30 9 11
sea $	9 10
sea :room	7 8
sea wall	7 8
sea_$	7 11
sealed	4 37 6 -10
sealed :bid	4 19
sealed bids	4 16
search	7 11 14 7
search_$	2 11 3 7
season	2 10 9 32 13 18
season $	2 11
season ,	9 8
season_you	13 14
seat	7 22
sec	5 28 9 10
second	2 -41 4 -17 6 45 8 9 10 -13 11 -7 13 7 14 -9
second $	6 16
second :burden	6 11
second :clocktime	6 9
second :openprice	7 19
second :opinion	7 19
second :phone	8 7
second on	6 12
second to	7 19
second_$	6 15
second_none	7 20
second_there	6 12
secondary	14 -11
secon…	14 -12
secti…	2 7
secur_$	5 8
secure	6 19 13 7
secures	4 9
security	5 7 8 8
security_week	5 16
secur…	4 13 5 15 8 7
see	0 -21 1 -12 3 -8 5 20 6 7 7 -8 8 -8 11 7 13 -20 14 24
see $	7 7
see :condition	6 -14
see :negation	0 -8 6 11
see :spelled	0 -9 6 11
see it	4 -13 6 -22 7 -31
see no	0 -8 6 11
see the	4 8 11 14
see where	6 -13
see_$	0 -16 1 -17 2 -51 5 15 6 7 7 -17 8 -9 11 18 14 16
see_get	6 11
see_if	5 11
see_money	13 12
see_not	11 15
see_pictur	11 -17
see_rent	6 11
see_weekend	6 15
seeing	10 13 13 14
seek	2 19
seek_$	2 21
seeking	2 8
seeki…	2 8
seen	2 -22 6 7 7 11 8 -14 10 14 11 -11
seen it	10 12
seen_$	10 10
sees	6 7 7 13
sees_$	6 11
self	0 -18 9 25 13 31
self :disclaimer	9 9
self :feething	9 9
self :work	0 -55 13 32
self check	9 9
self employed	0 -52 13 32
self_$	13 15
self_only	2 -11
self_tenant	0 19 2 -21
sell	2 34 10 10 12 15
sell :openprice	2 26
sell :opinion	2 25
sell to	2 26
sell_$	2 32 8 -7
sell_my	8 13
seller	7 -7 8 28 11 14
seller ,	8 22
seller would	2 8
seller_$	8 19
seller_so	8 10
sellers	2 11
selle…	2 8 6 10
selling	6 12 8 9
selling :condition	8 8
selling :openprice	2 28 6 -9
selling :opinion	2 28 6 -7
selling because	8 8
selling to	2 28 6 -7
selli…	6 12 8 9
semi	7 -17 10 18
semi ,	10 7
semi with	10 11
semi_$	10 22
semi_drive	10 15
send	1 -19 3 -9 4 -20 6 -9
send :seller	0 7
send the	13 8
sensible	4 11
sensi…	4 11
sent	4 -7 13 8
september	6 -45 8 -35 12 24 13 26
september $	6 -21 12 18 13 7
septe…	6 -45 8 -35 12 24 13 26
serio…	6 14
servic_$	8 -32
service	5 13 7 12 13 -10
serviced	8 -39
serviced in	8 -10
servi…	5 20 6 -14 8 -35 13 -39
set	1 11 4 33 5 23 8 -8 11 -14
set $	1 13
set :deadline	0 16 5 18
set :demanding	0 16 5 18
set :openprice	0 16 5 18
set :period	4 11
set :rent	4 13
set :return	4 13
set :spelled	4 14
set at	4 7
set by	8 -20
set in	4 9
set it	8 10
set of	7 18
set rent	4 13
set up	0 16 5 18
set_$	4 29 6 22 8 -23
set_stone	4 11
set_you	8 -16
settl_day	13 8
settle	7 -8 13 33
settle $	5 10
settle :place	2 7
settle here	2 7
settle the	13 21
settl…	13 12
seven	1 -7 2 -12 5 -16 7 -48 13 -23 14 25
seven $	14 10
seven ,	8 13
seven :burden	14 10
seven :number	7 -7 14 20
seven :return	14 10
seven :spelled	14 20
seven double	14 10
seven seven	14 12
seven_$	8 7
seven_double	14 8
seven_has	8 7
seventy	8 17
seventy :number	8 7
seventy :spelled	8 7
seventy_$	6 8 8 9
seven…	8 24
several	6 -29
several :demand	0 -8 6 -27
several_$	0 -10 6 -21
several_like	4 9
sever…	6 -29
sex	1 -13 2 26
sex_$	2 26
sex_race	2 -12
sex_religion	2 -12
shall	0 7 3 17 6 -9 8 -15 13 -12
shall :seller	0 14
shall remain	7 9
shall_$	7 8
shamp…	5 7
shan't	0 9
shar_flat	6 7
share	6 -14 7 -9 14 -21
share_$	2 8
shared	3 12 7 -31 9 -9
shared :payer	6 7
shared :room	2 14
shared :seller	6 7
shared bathroom	2 19
shared ownership	6 7
sharer_fami	1 -10
sharers	0 -15 1 -33 2 -21
sharers ,	1 -34 4 11
share…	0 -15 1 -33 2 -22
she :wanting	8 7
she'll	1 11 8 17
she'll :paying	1 11 8 12
she's	8 32
she's :number	8 11
shed	1 -25 2 -7 7 -21
shed $	8 -8
shed :keything	8 7
shed_#	8 7
sheffield_$	7 8
shelf	6 21
shelf $	6 10
shelf_$	6 10
shift	6 39
shift :work	0 -12
shift workers	0 -7
shift_$	0 -10 6 18
shinn…	2 16
shoes in	5 9
shoot_$	8 10
shop	3 -8 7 -8
shop :number	8 8
shop :spelled	8 7
shop_door	8 7
shops	7 13
shops ,	7 16
short	0 -15 1 -47 2 -33 7 -20 9 10 12 27
short :disclaimer	12 23
short :writeto	12 23
short film	14 12
short hold	12 23
short of	8 8
short_$	14 10
short_only	9 12
shorter	12 11
shorthold	12 53
shorthold ,	12 9
shorthold :feething	12 26
shorthold :fixed	12 35
shorthold tenancy	12 26
short…	0 7 12 68
shot	6 26 11 12
shot :spelled	6 25
shot at	6 25
shots	11 22
should	6 -10 7 -11 8 17 12 -14
should :asking	8 19
should :councilpay	4 8
should :deterring	2 7
should :jobless	4 8
should :negation	1 -19
should :payer	8 8
should :wanting	1 9 3 8
should be	11 12
should know	8 9
should not	1 -13
should state	4 8
should you	0 -14
should_$	1 10 2 -8 6 -10
should_our	2 11
should_they	4 10
shouldn't	2 21
shoul…	2 19
shout	6 17 14 12
shout_##	14 12
show	1 -7 2 -16 4 -11 6 -60 7 -14 8 12
show $	8 19
show :building	11 10
show :number	0 17
show it	11 -9
show the	11 -12
show_$	5 7 11 -14
show_after	11 8
show_flat	11 -7
show_month	0 7
show_room	11 12
shower	1 -9 3 -16 4 -8 6 -15 8 -14
shown	4 12 5 7 6 -24 7 -20 11 23
shown $	4 -20
shown :codething	4 28
shown are	11 -7
shown is	4 28
shows it	11 9
shut	7 -7 8 22
shut :deadline	8 11
shut :demanding	8 11
shut :openprice	8 13
shut the	6 8
shut up	8 11
shut_$	6 -17
shut_you	8 24
shuts :spelled	8 -19
shuts at	8 -19
shutters	0 -9
shutt…	0 -11
shy	4 23 6 -16
shy :openprice	4 8
shy about	4 8
side	0 -11 1 -20 3 -8 6 -9 8 17 9 -12
side $	2 8
side :feething	8 13
side :keything	8 9
side :room	8 11
side gate	8 10
side_$	2 -32 8 16
sighted	2 12
sight…	2 12
sign	0 -8 1 -23 3 -20 4 -26 12 14
sign :deadline	5 11 6 8
sign :demanding	5 12
sign :openprice	5 12
sign for	12 14
sign up	5 12
sign_#	12 8
sign_$	0 19 1 -7 2 -7 4 -10 7 -9 8 -26 12 22 13 -14
sign_after	13 13
sign_line	8 7
sign_then	13 -17
sign_week	6 15
signal :codething	14 -12
signal is	14 -12
signal_$	14 7
signal_good	14 -7
signed	6 -42 12 -34 13 -49
signed $	6 -14 13 -20
signed ,	13 -29
signing	0 12 1 -9 2 -10 4 -16 12 19
signing $	0 -20 5 8 13 -15
signing :burden	0 24 12 13
signing :deterring	0 25
signing on	0 25
signi…	0 12 1 -9 2 -10 4 -16 12 19
signs	0 13 6 14
signs :burden	0 16
signs :deterring	0 16
signs on	0 16
signs this	6 9
similar	0 18 11 30
similar $	0 10
similar_$	11 13
simil…	0 18 11 30
simp_$	7 10
simple	14 -15
simply	7 40
simply :negation	7 13
simply the	7 30
since	0 -65 2 8 4 -41 6 19 8 41 11 36 12 -9 14 -24
since $	11 23
since ,	11 9
since :deadline	8 7
since :opinion	6 8
since :payer	6 10
since :seller	6 7
since :spelled	11 14
since :time	11 14
since :title	8 17
since breakfast	6 32
since the	0 -13 2 13 6 -16 8 20
since then	11 14
since we	6 10
since_$	2 -15 6 16 7 20 8 31 11 8
since_so	3 8
single	0 -10 1 10 5 -14 6 -39 7 30
single :disclaimer	7 11
single :family	1 8
single :kin	1 12
single :sex	2 19
single parents	1 11
single_$	1 8 7 11
singl…	1 14
sink_kitchen	2 14
sinks	2 14
sinks in	2 14
sinn	2 29
sinn fein	2 24
sinn_voter	2 14
sister	1 -9
sister_$	2 14
sisters	1 -7 2 23
sisters in	2 8
siste…	1 -14 2 34
sit	5 9 6 18
sit in	5 10
sit_$	5 9 6 7
site	0 -30 1 -37 2 -17 6 -27 7 -8 8 -38 14 -57
site $	6 -7 14 -33
site ,	14 -21
site_$	14 -12
sits	8 24
sits with	5 7
six	1 -43 6 -8 13 -15
six $	12 10
six :burden	12 14
six :period	0 9 13 -19
six :spelled	12 11
six month	12 9
six months	0 15 1 -8 4 12 13 -8
six plus	12 14
six weeks	5 11
six_$	1 -25 14 -10
six_ast	0 13
six_not	12 7
six_rent	13 -8
six_six	12 14 14 -7
six_upfront	13 9
sixteen	1 22 5 9
sixte…	1 23 5 9
sixty	5 14
sixty :money	5 8
size	1 -14 2 -11
skates	6 10
skates :burden	6 10
skates :deterring	6 10
skates on	6 10
skies	7 18
skin	2 20
skip	8 -8 14 26
skip the	14 27
skip_$	14 10
skip_form	14 11
skirting	3 12
skirt…	3 12
skye	9 10
skyli…	8 9
skype	14 22
skype_$	14 15
slash	14 33
slash_$	14 11
slash…	14 7
slate	2 -7 10 10
slate :room	10 11
slate :rulesplace	10 11
slate roof	10 11
sleep	1 9 4 -8
sleep_$	9 11
sleeping	6 14
sleeps	8 7 9 22
sleeps :clocktime	8 8
sleeps :number	8 -30 9 22
sleeps :spelled	8 -20 9 13
sleeps in	8 14
sleep…	1 22 6 11
slide	14 10
slides	1 9
slip	4 17 6 19
slip in	4 13 6 9
slip_your	6 8
slips	0 7
slots	1 11 6 12
slots :absence	6 8
slots :hiding	6 8
slots :scarcity	6 8
slots are	1 15
slots left	6 8
small	1 10 5 12 7 -38 11 -29 14 -8
small ,	3 12
small :child	1 -21
small :feething	5 11 6 10
small :kin	1 -8
small :person	2 -12
small :room	6 7 8 14
small children	1 -18
small_$	8 -21 11 -9
small_which	6 10
smart	9 7
smart_$	9 7
smell	3 14
smells	3 -9
smoke	3 -8 8 -53
smoke :keything	8 -14
smoker_pets	3 8
smokers	1 -14 2 -24
smokers :burden	3 -13
smokes	8 13
smoke…	1 -14 2 -24
smoking	0 8 2 -8
smoking $	0 18 3 14
smoki…	0 8 2 -8
sms	14 12
sms :number	14 12
snap	6 -21 14 23
snap ,	6 -10 14 13
snap_$	6 -12 14 14
snapchat	14 8
snapc…	14 8
snapped	6 14
snapped :deadline	6 18
snapped :demanding	6 18
snapped :openprice	6 18
snapped up	6 18
snapp…	6 14
snaps	11 19
sniffing	6 8
sniffing :nearby	6 7
sniffing round	6 7
sniff…	6 8
snooze	6 13
snooze you	6 12
snooze_$	6 11
snooze_lose	6 15
snow	6 16
snow :deadline	6 20
snow off	6 20
so	0 -12 1 13 3 13 4 -15 5 -52 6 28 7 -33 8 44 9 -40 11 17 12 -28 14 -35
so $	2 37 3 9 7 10 8 -10
so :absence	7 -10
so :absolute	7 -31
so :accepting	2 -10 8 17
so :advance	6 30
so :asking	6 -12
so :building	8 20
so :burden	6 8
so :child	1 18
so :codething	6 15
so :demand	0 7
so :demanding	6 -34
so :deterring	6 8
so :losing	6 -25
so :negation	2 11 7 -59 8 9 10 -13 11 32
so :number	8 24
so :onlyword	6 -11
so :openprice	6 7
so :opinion	0 -7 1 10 6 -34
so :payer	1 25 6 -17
so :pet	3 20
so :phone	6 11
so :preferring	2 -9
so :promise	6 -12
so :ranking	6 11
so :scarcity	0 8
so :seller	1 10 4 -25 6 -48 8 -8
so :sex	2 13
so :spelled	2 -9 3 -12 8 25
so :time	2 16 6 -13
so :title	8 15
so :urgency	6 8 8 10
so :welcoming	2 -25 6 11 7 -12 8 22
so :work	6 13
so :writeto	6 22
so a	6 12 8 -26
so are	1 -7
so be	6 13
so come	6 15
so does	13 8
so don't	1 -20 2 15 6 25 11 25
so expect	6 -18
so far	7 7
so first	6 9
so get	6 28
so good	7 7
so house	8 19
so i	6 -19 8 -11
so if	6 16
so ignore	11 11
so it	0 10 6 -17
so long	2 12
so many	0 7
so move	6 15
so much	3 15 7 12
so no	2 -8 3 -11
so nobody	7 -7
so not	6 -7 8 10
so one	8 17
so please	2 -21 8 25
so that	6 -10 8 -25
so that's	1 12
so the	1 -8 7 -7 8 18
so there	6 -7
so there's	0 8 8 -8
so they	6 -13
so they're	2 16
so this	1 8
so we	1 12 6 -10
so we'll	13 8
so we're	1 8 8 17
so we've	3 14
so well	7 29
so would	1 12 2 20
so you	1 -25 2 -12 6 -33 8 25
so's	3 7
so's the	3 7
so's_$	3 7
so_$	0 -13 1 -22 2 23 3 -13 6 38 8 11 11 8 12 -11 13 -28 14 -22
so_about	6 -18
so_after	6 -37
so_app	2 10
so_aren't	1 9
so_ask	1 11 3 12
so_bill	13 8
so_bonfir	8 11
so_can	8 19
so_can't	0 13 2 -21
so_claim	6 11
so_come	6 -10
so_couple	2 7
so_day	8 10
so_decid	1 12
so_don't	3 -10 6 -12
so_ear	6 8
so_empty	8 19
so_every	7 -8
so_fami	1 35 2 -16
so_first	6 8
so_form	6 10
so_free	8 9
so_go	1 8
so_has	6 -11
so_how	4 12 11 11
so_if	3 -15
so_it's	1 8
so_its	1 11
so_just	2 11
so_keep	2 15
so_know	13 17
so_liv	2 9
so_matter	6 10
so_nobody	0 12
so_none	1 11
so_now	6 9
so_one	6 -9 8 -17
so_only	1 8 6 -8
so_our	13 7
so_owner	1 11
so_place	8 7
so_quiet	8 16
so_read	6 10
so_ring	8 17
so_run	6 7
so_say	0 22 1 8
so_stop	6 10
so_straight	13 18
so_tenant	0 19
so_them	6 -13
so_they	2 22
so_time	6 -23
so_tiny	1 15
so_twice	6 12
so_us	2 28 3 11
so_want	6 12
so_we	2 14 8 12
so_who	8 -14
so_will	7 -15
so_word	0 7
so_would	1 11
so_you	2 -13 6 15
so_you're	2 8 13 11
so_yourself	8 7
so_yourselv	6 12
social	0 25
social $	0 8
social :person	0 11
sofa	1 -28 4 -35 5 8
sofa ,	8 8
sofa :openprice	11 9
sofa and	5 10
sofa_beds	5 7
sofa_tel	8 10
sofas	3 7
softe…	7 9
sold	2 7 6 7 8 -13
sold :openprice	2 16
sold :opinion	2 17
sold to	2 17
solicitor	5 21
solic…	0 9 2 -32 5 31 8 -20
some	2 -15 4 -12 8 -9 11 32
some :demand	6 12
some :person	6 12
some people	6 12
somebody	4 16 5 -13 6 10 7 -30 8 -7 13 -19
somebody :losing	1 12 6 18
somebody :title	2 10 4 10
somebody else	6 20
somebody else's	1 11
somebody who	4 10
somebody who'd	4 10
somebody_$	6 -11 9 -9
somebody_look	2 -8
someb…	4 16 5 -15 7 -33 8 -8 9 -24 13 -19
someone	1 -8 5 -28
someone :losing	6 16
someone else	6 10
someone's	6 18
someone_job	13 11
someone_wage	0 9
someo…	1 -11 5 -30 6 16
someth_work	4 8
something	0 14 3 11 4 9 5 16 6 -9
something :openprice	4 13
something :opinion	0 9
something :payer	0 12
something :seller	0 12
something for	5 20
something we	0 9
somet…	3 8 4 8 5 13 6 -13
somewhere	1 11 2 13 4 30 7 -11
somewhere :losing	1 22 3 8 4 -8
somewhere :openprice	0 10 4 8
somewhere :opinion	0 19
somewhere :place	4 8
somewhere else	1 22 3 8 4 -8
somewhere in	4 24
somewhere to	0 19
somewhere_$	1 25 2 14
somewhere_eight	4 9
somew…	1 11 2 13 4 35 7 -13
sons	5 7
sons :openprice	1 8 5 7
sons or	1 8
sons_daughter	1 8
soon as	6 14
sooner	1 9 2 10
sooner :accepting	1 16
sooner have	1 16
sooner it	3 7
sooner_$	2 7
sooner_than	1 15 3 11
sophi…	1 7
sorry	0 19 1 19 2 25 3 8 4 -31 5 17 6 -22 7 -42 8 -17 12 10 13 -7
sorry $	1 10
sorry ,	2 20 3 -11 5 12 8 -11
sorry :condition	2 7
sorry :negation	1 7
sorry :spelled	1 8 3 9
sorry no	1 8 3 9
sorry_$	5 13 12 7
sorry_bad	2 10
sorry_can't	2 10
sorry_children	1 12
sorry_dads	1 12
sorry_dss	0 10
sorry_had	2 10
sorry_mums	1 12
sorry_no	1 -15
sorry_our	2 8
sorry_those	0 9
sort	0 9 2 -18 4 -30 6 10 8 -10
sort $	0 10 2 -26
sort_house	1 9
sorted ,	5 7
sought	0 13 2 12 6 -22
sought for	0 8 2 11
soul	7 19 8 27
soul has	7 15
soul in	8 14
sound	7 10 8 9
sound $	2 -8 7 7
sound :preferring	2 14
sound mind	2 14
source	4 -7
south	7 -9
space	4 -10 8 -14
spain	8 14
spain :clocktime	8 9
spaniel	3 10
spaniel ,	3 11
spani…	3 19
spare	2 -21 3 8 6 18 8 32
spare $	3 8
spare ,	14 9
spare :keything	8 7
spare_$	14 8
spare_third	8 9
spark…	5 7
speak	14 9
speak…	2 10
specialist	5 7
specified	1 7
speci…	4 -7
spend	7 11 9 18
spirit	5 7
spirit ,	5 7
split	5 13
split_tenant	5 8
spoken	6 8
spoken for	6 9
spot	7 15
spot $	6 10
spray	3 7
spring	0 -9 2 -8 6 -28 7 10 12 21 13 23
spring and	13 9
square	4 -19 8 -19
ss	0 17
st	1 -23 2 -7 6 -34 7 11 8 -53 14 -19
st :forename	8 -17
st andrews	9 8
stables	10 7
stabl…	10 7
stage	1 15 8 -13
stage #	8 -7
stage :number	8 -7
staged	11 7
stair	6 -11 9 -35
stair $	2 18 8 9
stair :neighbour	8 7
stair door	8 7
stair_$	1 21 2 -13
stair_last	3 13
stair_no	2 10
staircase	2 -19
staircase_$	2 -9
stairs	0 -21 1 12 2 -7 3 7 6 -21 8 -12 11 -24
stairs $	2 -21
stairs ,	2 -32
stairs are	2 13 8 -22
stairwell	1 11
stairwell $	1 19
stair…	1 7 2 -28 6 -13
stamford	2 14
stamf…	2 14
stampede	6 32
stamp…	6 32
stan	8 8
stand	4 8 6 12 13 11
stand ,	13 7
stand :deadline	6 16
stand :demanding	6 16
stand :openprice	6 16
stand empty	7 7
stand up	6 16
stand_$	6 7 13 -20
stand_month	13 7
stand_£#	5 7
stand_£##	13 9
standard	12 17
standard :fixed	12 17
standing	4 -37 6 -17
standing order	4 -33 5 12
stands	8 12
stands :absence	8 15
stands empty	8 14
stand…	4 -45 6 -32 12 12
star	8 18
star_$	2 13
start	2 -13 4 13 6 -35 8 -21 12 10
start $	4 -8
start ,	13 7
start :spelled	4 19
start at	4 19
start_##	4 20
start_$	4 18 6 -9
start_january	13 -9
start_month	4 9
start_£#	4 20 5 -7
started	8 11
starter	3 7
starting	4 15
starting :spelled	4 28
starting at	4 11
starting point	4 9
start…	4 13
state	0 21 1 8 4 14 6 -8 13 -20
state help	0 9
state the	0 -10 4 17
state your	2 16
state_rent	4 15
state_they	0 -7 4 9
state_would	4 15
state_your	0 7
stated $	4 -9
statements	13 -14
state…	13 -15
station	5 -8 8 -9
stati…	2 -7 8 -14
stay	1 17 6 -24 8 -8 11 -13 12 8 14 -14
stay $	9 8 12 -11
stay :deterring	1 19
stay :spelled	1 10
stay in	2 8
stay on	1 10
stay_$	1 16 2 15 3 26 5 -21 6 -28 8 -21 9 -12 12 13
stay_if	3 9
stay_noth	1 8
stay_than	6 8
stay_want	3 9
stay_year	9 -11
stay_you	3 7
stay_your	3 11
stayed	8 -10
staying	1 -11
stayi…	1 -11
stays	3 28 4 -24 12 -8
stays $	9 -18
stays ,	9 7
stays :offerdeal	6 7
stays :spelled	4 -8
stays at	4 -8
stays so	1 7
steady	0 24
steady :work	0 22
steep	8 -21
steep $	2 12
steep ,	1 9
steep_so	1 7
steer	0 8
steer :paying	0 8
steer clear	0 8
steer_$	0 9
step	7 -12
step_you	6 11
steps	8 -25
stick	6 9
stick :openprice	6 10
stick :place	6 10
stick around	6 10
stick_$	6 7
sticks	6 13
sticky	1 14
still	3 -7 4 -30 5 -10 6 8 7 -13 8 -14
still :accepting	6 12
still :holiday	8 13
still :losing	6 -12
still :petpart	10 10
still :spelled	1 9
still at	1 10
still be	6 15
still going	6 -9
still has	8 -13
still in	2 11
still wet	10 10
still_$	7 -17
still_school	1 10
still_when	6 17
still_you	6 13
stock	6 12 11 22
stock_$	6 10
stock_used	11 15
stockport	3 22
stock…	3 22
stone	4 9 6 -11 8 -13
stood :absence	3 7
stood empty	3 7
stop	1 22 3 21 5 15 7 12 14 8
stop :openprice	6 17
stop :opinion	6 19
stop to	6 19
stop_$	1 21 3 15 7 12 8 -26 14 14
stopp_$	6 7
stopped	0 11 6 30
stopped $	6 11
stopped ,	6 17
stopp…	0 10 6 29
stops	5 12 6 -13
stops the	5 14
storage	9 -18
storage heaters	9 -9
stora…	9 -18
store	1 -17 2 -9
store_##	8 18
stories	1 19
stori…	1 19
storm	7 14
straight	2 11 6 -23 7 7
straight :childless	2 14
straight :clocktime	7 7
straight :consent	1 8
straight :person	2 19
straight couples	2 9
straight from	7 7
straight in	0 7
straight through	1 8
straight_$	2 18 7 15
straight_only	2 11
strai…	2 10 6 -24 7 7
strat…	14 17
street	0 -8 1 -21 3 -10 5 -19 6 -11 8 -7 10 -37
street $	2 19
street ,	7 -29
street :codething	7 -8
street for	7 8
street in	7 28
street is	7 -7
street_$	7 20
streets	8 -9
stree…	8 -10
stretch	4 11 13 19
stret…	4 21 13 19
strict	1 7 5 8
strict_$	1 8 3 11
strict_children	1 21
strictly	3 17
strictly :negation	3 7
strictly for	6 11
strictly no	3 7
stric…	3 17
strike	6 12
strike :condition	6 12
strike while	6 12
stroke	2 -8 8 15
stroke_$	6 10
strong	2 11
strongly	6 8
stroud	6 12
student	0 -9 8 17
student :accepting	7 7
student :building	7 7
student :healthword	8 7
student :jobname	8 7
student house	7 7
student nurse	8 7
student_five	8 11
student_one	13 25
student_payment	13 15
student_term	13 7
students	0 -28 1 -20 2 14 4 -8 8 -22 13 28
students :codething	13 7
students :wanting	6 8
students is	13 7
stude…	0 -50 1 -43 2 14 4 -34 12 7 13 32
studio	1 -9 5 -8 7 11 8 -15
studio $	7 15
studios	6 8
studi…	6 8
study	1 7 7 -8
study ,	1 13
style	9 21
style :accepting	9 7
style :holiday	9 7
style stays	9 7
subject	4 16
subject :openprice	4 18
subject :opinion	4 18
subject to	4 18
subject_$	11 9
subje…	4 16
subsidence	7 8
subsi…	7 8
such	0 14 6 12 7 34 8 -8
such $	0 15
such a	6 13
such thing	7 14
such_$	7 11
suffers	8 19
suffe…	8 16
sugge…	4 11
suit	9 11
suit $	1 11
suit :everyone	2 -19
suit :number	2 28
suit :spelled	2 15
suit a	0 -14 1 -29 4 -9
suit anyone	2 -8
suit single	2 11
suit_$	0 -16 13 -13
suit_no	1 19
suit_not	0 11
suit_person	1 13
suitable	1 -10 2 16 3 8
suitable_$	2 14 3 11
suitable_children	1 8
suitable_pets	3 8
suita…	1 -11 2 16 3 8
suite	1 -9
suited	2 7
suits	1 7 2 -17 7 -8 13 -20
suits ,	1 12
sum	4 26 13 28
sum covering	13 7
sum of	5 7
sum_£#	5 7
summer	6 -19 8 -34 9 29 10 -7 12 23 13 28
summer $	13 7
summer ,	7 7
summer :holiday	9 12
sums	4 -9
sun	6 -34 7 14 8 -25
sun_every	7 7
sunday	4 14 6 31
sunday $	6 24
sunday :clocktime	6 17
sunday :holiday	6 9
sunday night	6 9
sunday_$	4 20
sundays	6 -12
sunda…	6 -12
sunny	2 12
supper	6 19
supply	6 10
support_hous	0 8
supported	0 12
supported by	0 16
supporters	2 24
supporting	0 13
suppo…	0 31 2 11
sure	7 23 8 -11
sure $	1 9
sure :openprice	7 13
sure :opinion	7 14
sure to	7 14
sure_$	7 14
surprise	4 7
surprise :seller	4 7
surprise :writeto	4 7
surprise me	4 7
surpr…	4 13
sweep	5 11
sweep and	5 12
sweet	2 -8 8 18
sweet…	4 16
swift	6 28
swim	1 -24
swing	1 -14
swore i'd	3 7
sycam…	6 11
symbol	8 11
sympathy	0 11
sympa…	0 9
t	3 11 10 11 11 13
t :digits	10 11 11 13
t :spelled	10 11 11 13
t o	10 11 11 13
t_$	10 11 11 13
t_l	3 13
t_p	3 13
t_s	3 12 11 13
ta	0 12 1 10
ta $	0 12 1 11
table	4 28 13 37
table :deadline	13 7
table by	4 7
table_$	13 17
tablets	2 9
table…	2 9
tae	6 16
tae_$	6 11
tag	8 18
tails	3 7
tak_$	7 -16 8 -13
tak_flat	2 7
tak_off	5 11
take	1 -8 5 19 6 -12 10 -14 11 13 13 18 14 -32
take ##	4 7 8 10
take $	4 11
take :absence	5 10
take :benefit	0 10
take :bid	5 8
take :burden	2 -11
take :childless	5 8
take :councilpay	0 14
take :negation	11 15
take :number	0 12 8 9 13 -12
take :refusing	5 10
take :rent	13 -7
take :return	13 -7
take :spelled	0 13 11 14
take a	4 -9 13 22
take claimants	0 7
take dss	0 -17
take it	2 7 12 7 13 9
take no	11 15
take out	5 10
take over	5 8
take rent	13 -7
take the	4 14 6 13 11 11
take your	6 -7
take_$	2 -10 3 12 4 -36
take_benefit	0 18
take_by	6 9
take_first	6 12
take_from	2 18
take_highest	4 18
take_off	4 11
take_year	13 12
taken	1 -30 2 -13 4 -16 6 13 7 -11 8 -32 11 11 13 7
taken ,	6 10
taken :absence	11 7
taken :clocktime	5 9
taken :healthword	3 9
taken :openprice	5 8
taken :refusing	11 7
taken from	5 9
taken out	11 8
taken_$	6 18
taken_agent	11 13
taken_last	11 19
taken_tenant	5 10
takes	0 -27 5 24
takes :openprice	6 17
takes it	5 15
taking :person	0 -8
talk	4 11
talk :openprice	4 7 12 8
talk about	12 9
talk_$	12 8
talk_year	12 7
tap	8 14
tap_$	8 19
taped	8 18
taste	2 -7
tax	0 11 2 -19 4 -10 5 -10
tax_$	0 14
taxpayer	0 11
taxpayers	0 18
taxpa…	0 31
tbc	4 11
tea	1 20 4 10
tea :condition	1 14
tea :onlyword	1 14
tea but	1 14
teach…	0 21
tear	1 8
teatime	6 24
teatime ,	6 16
teati…	6 24
teen_$	1 18
teenage	8 13
teenagers	2 -11
teena…	1 10 2 -16
teeth	6 10
tel	14 7
telegram	14 36
telegram ,	14 10
telegram_$	14 15
telegram_name	14 11
teleg…	14 36
telephone	8 -16
telep…	8 -16
tell	0 -19 1 -45 2 -22 3 -42 4 22 5 -28 7 -34 8 13 13 -28 14 -22
tell :online	1 -11 3 -11
tell :opinion	1 -11 3 -11
tell :payer	1 -11 3 -11
tell :seller	1 -19 3 -21 4 16 5 -8 6 -21 13 -8 14 -10
tell :writeto	1 -19 3 -21 4 16 5 -8 6 -21 13 -8 14 -10
tell me	4 16
tell us	1 -11 3 -11
tell you	7 -17 8 8
tell_$	7 -12
tell_about	4 -13
tell_maximum	4 8
tell_which	4 8
tell_you	6 8
telly	4 7 8 13 9 7
telly $	4 9 8 7 9 7
temper	8 13
tempted	6 7
tempt…	6 7
ten	0 -28 3 -19 6 18 13 17 14 -51
ten ,	6 7
ten :age	12 -19
ten :clocktime	8 9
ten :longperiod	12 -38
ten :newness	12 -19
ten :openprice	8 9
ten :opinion	8 9
ten :period	13 32
ten :record	12 -19
ten months	12 8
ten to	8 9
ten weeks	13 28
ten weeks'	13 8
ten years	12 -19
ten_$	8 -55
ten_eight	8 7
ten_rent	5 9 13 19
ten_there	8 7
tenancy	0 -44 3 9 4 13 5 -17 6 -36 7 -19 8 -58 12 26 13 -16
tenancy $	4 8
tenancy ,	1 -18 12 11
tenancy :openprice	12 16
tenancy :promise	4 11
tenancy runs	12 10
tenancy will	4 11
tenancy_#	12 29
tenancy_from	12 8
tenancy_month	12 -14
tenancy_six	12 -18
tenant	1 -37 2 9 5 38 6 -66 8 38 11 -32 14 -35
tenant $	2 14 5 20 8 -29
tenant ,	1 -22 2 -19 8 29
tenant :absence	8 -9
tenant :burden	0 -17
tenant :deterring	0 -13
tenant :forename	8 13
tenant :neighbour	0 7
tenant :paying	5 16
tenant :seller	0 7
tenant :title	13 7
tenant for	1 9
tenant has	7 12
tenant in	8 13
tenant on	0 -13
tenant pays	5 7
tenant was	8 18
tenant we	0 7
tenant who	13 7
tenant with	0 13 2 24
tenant's	3 19 5 22 8 29
tenant's :fee	5 11
tenant's expense	5 9
tenant_#	8 -11
tenant_##	0 14
tenant_$	3 -12 5 10 9 -13 13 -20
tenant_agent	5 9
tenant_all	0 7
tenant_animal	3 22
tenant_been	2 -14
tenant_behind	8 9
tenant_benefit	0 -34
tenant_children	1 9
tenant_claim	0 19
tenant_content	5 7
tenant_employment	0 11
tenant_estate	2 9
tenant_given	2 7
tenant_have	1 8
tenant_help	0 18
tenant_him	5 8
tenant_income	0 -11
tenant_kids	1 8
tenant_landlord	5 15
tenant_leav	0 7
tenant_mean	8 7
tenant_no	3 -11
tenant_not	0 -9
tenant_only	3 16
tenant_pay	5 11
tenant_please	2 -15
tenant_rent	8 7
tenant_room	1 11
tenant_same	2 9
tenant_take	5 7
tenant_tidy	2 -14 3 8
tenant_wage	0 12
tenant_will	8 17
tenant_work	2 8
tenant_would	1 10
tenant_you	2 14
tenant_£#	5 32
tenants	0 28 2 27 4 -35 5 23 6 -65 8 -37 9 -18
tenants $	1 -12 2 22 5 -10 7 13
tenants ,	0 17
tenants :absence	8 -12
tenants :absolute	0 -9
tenants :accepting	2 -7
tenants :burden	0 -25 2 -7
tenants :deterring	0 -14
tenants :income	5 15
tenants :onlyword	0 -12
tenants :opinion	5 9
tenants :paying	5 21
tenants :preferring	2 16
tenants :promise	2 -11
tenants :scarcity	0 -11
tenants :spelled	2 16
tenants :title	2 15 3 7
tenants :wanting	0 16
tenants and	0 9
tenants had	3 -13
tenants in	0 17
tenants leave	8 -10
tenants must	2 -15
tenants no	2 16
tenants of	0 9
tenants on	0 -12
tenants only	0 -7
tenants pay	5 15
tenants to	5 10
tenants who	2 15 3 7
tenants with	1 28 3 24
tenan…	0 16 2 19 3 23 5 26 6 -133 7 -21 8 -24 9 -40 10 -40 11 -19 12 21 13 -27
tend	13 12
tend :openprice	13 13
tend :opinion	13 13
tend to	13 13
tende…	4 11
tenement	9 -11
tenem…	9 -14
tenerife	8 20
tenerife :clocktime	8 8
tener…	8 20
tenner	5 42
tenner a	5 22
tenner_$	5 13
tens	1 23
tens $	1 22
term	0 -12 6 -20 7 -8
term $	12 -14
term :number	12 11 13 -11
term_#	13 -20
term_$	12 22
term_month	13 -29
term_rent	13 14
term_£#	12 9
termly	13 16
termly $	13 10
terms	4 12 12 -8 13 19
terms ,	12 -12 13 28
terrace	1 12 6 10 8 -23
terrace ,	1 17
terrace in	2 18 7 -22
terrace_$	1 17 6 11
terrace_hill	2 14
terra…	1 11 5 -8 6 7 7 -13
terrier	3 13
terri…	3 13
tesco	6 7
tested	0 7 8 -7
text	0 10 4 -23 14 43
text ##	0 15
text :number	0 15
text_##	0 14 14 26
text_$	0 14 14 24
th_$	3 -10 6 8
than	0 11 1 18 3 -17 4 25 5 -33 6 22 7 35 8 -17 11 39 13 -14
than ##	8 8
than :absolute	7 15
than :everyone	0 -8 7 15
than :money	4 31
than :number	1 14 6 -9
than :opinion	6 10
than :payer	6 9
than :seller	6 9
than :spelled	6 -8
than :title	2 9
than a	1 19 6 47 7 -29 11 17
than it	11 14
than this	7 15
than we	6 11
than £##	4 26
than_$	2 -11 3 -39 5 -8 6 -8 7 21 11 45
than_better	7 9
than_can	6 11
than_days	6 8
than_else	7 8
than_few	6 13
than_from	2 20
than_month	13 -22
than_one	7 10
than_other	7 7
than_reference	13 15
than_who	4 7
thank	0 9 1 19 3 8 7 -9 14 -12
thank you	1 14 3 8
thank_$	1 18 14 -14
thanks	0 15
thanks $	0 22
thanks :openprice	7 17
thanks :opinion	7 17
thanks to	7 17
that	0 34 1 28 2 19 3 26 5 -36 7 28 8 -17 10 -19 11 46
that $	2 -7 3 17 6 -30 7 -20
that ,	0 37 1 24
that :absence	2 9
that :absolute	1 9 7 -23
that :benefit	0 11
that :child	1 19
that :clocktime	13 16
that :codething	1 -12 2 16 4 -39 5 -10 6 -30
that :councilpay	7 11
that :deadline	1 11 2 14 6 -14
that :hiding	2 9
that :lifeword	2 16
that :losing	2 16
that :negation	7 31
that :number	4 8
that :openprice	0 9
that :opinion	6 22
that :payer	0 -29 2 18 3 10 6 21 7 9
that :paying	7 10
that :period	8 10
that :person	0 27
that :petpart	3 26
that :phone	0 8
that :politics	2 7
that :preferring	13 -7
that :promise	7 8
that :scarcity	2 11
that :seller	0 -22 6 18
that :spelled	4 7 7 19
that :title	8 9
that :urgency	6 14
that a	7 12
that as	2 8
that barks	3 14
that day	8 10
that goes	2 17
that in	4 8
that is	1 -11 2 16 4 -39 5 -8 6 -29
that looks	8 7
that makes	7 21
that no	7 21
that order	4 8
that pays	7 11
that tenants	0 9
that the	0 -26 11 16
that two	4 9
that was	6 12
that way	2 21 6 -18 11 8
that we	0 -8 6 23
that you	2 -7
that you'll	1 11
that you're	0 12
that's	3 14 4 -46 5 7 8 23 9 9 11 -8 14 -16
that's :absolute	7 -14
that's :accepting	6 8
that's :demanding	2 10
that's :number	8 10
that's :openprice	6 12
that's :payer	2 7
that's :wanting	2 11
that's a	7 28
that's for	5 7 8 8
that's how	13 11
that's our	2 7
that's that	1 13
that's the	3 19 4 -11
that's you	5 7
that_$	1 -23 4 -13 6 -11 7 13 8 -13
that_promise	7 20
that_since	8 8
that_tenant	2 9
that_we	13 18
that_you	5 8
the	0 -16 1 -14 2 -8 3 -18 4 -7 6 -10 8 11 9 -27 10 -16 11 11 12 -20 14 -10
the #	8 -7
the ##	0 11 4 12 8 -23
the 12th	8 12
the 1st	13 -8
the :absence	1 8 3 -7 5 -18 8 -13 10 -10 11 -9 14 -14
the :absolute	0 -18 3 17 4 -13 6 21 7 20 8 16 12 12 13 44
the :accepting	0 -20 1 12 2 -21 3 27 4 -11 6 -27 7 -101 12 19
the :advance	0 -19 3 -13 5 12 8 21 13 17
the :age	0 -11 1 29 2 -11 3 -11 7 -37 8 -36 14 -7
the :asking	0 25 2 10 3 47 6 -30 8 -40 11 -16 12 7
the :benefit	0 23 1 -21 4 -12
the :bid	0 -7 4 16 7 25 8 -9 11 15
the :building	0 -8 1 41 3 26 5 24 6 -22 7 -58 8 14 11 9 12 20 14 -18
the :burden	3 24 4 16
the :child	1 -27 6 -12 7 -29 8 30
the :childless	1 34 8 13
the :clocktime	1 11 2 -44 6 34 7 8 8 -40 11 -7
the :codething	6 -29 7 17 8 17 9 11 10 17 13 15 14 31
the :consent	1 -43 3 -16 5 -23 7 23 8 -16 9 -13 13 -42
the :councilpay	0 50 2 -28 3 -9 4 -39 5 -66 6 -48 8 -41 9 -21 11 -24 13 -66
the :deadline	1 15 6 27 9 10 10 -40 11 -80 12 -11 14 -17
the :demand	4 11 6 23 7 -24
the :demanding	0 17
the :denying	1 -21 2 -20 3 -17 4 -14 5 -15 7 -36 12 -7 14 -9
the :deposit	5 -22
the :deterring	0 13 1 -10 2 13 8 14 9 -23
the :disability	1 11 2 15 3 -7 6 -9 7 -14 8 -15
the :disclaimer	2 -36 4 -13 6 -31 8 -26 13 10
the :dislike	8 -18
the :everyone	0 -22 1 -40 2 14 4 -25 6 -38 7 -8 13 -13
the :fairness	1 -25 4 13 6 -8 7 -23
the :faith	0 -15 2 38 6 -13
the :family	3 20 8 16
the :fee	4 14
the :feething	0 -18 1 -36 2 9 5 33 8 10 10 -43 12 -9
the :fixed	0 -27 3 7 4 10 6 -56 7 -37 11 -20 12 11 13 25
the :healthword	2 7 6 7 10 8
the :hiding	0 -14 2 10 3 -10 4 -22 6 -53 8 49 14 -12
the :holiday	1 13 6 26 8 -37
the :income	4 23
the :jobless	0 56 2 -45 3 -15 4 -39 6 -14 8 -35 11 -20 13 -16
the :jobname	3 7 7 -12 8 11
the :keything	1 -19 6 18 8 42 11 -40 12 -15 14 -22
the :kin	1 -16 2 -11 3 14 4 9 7 -16 8 37
the :law	0 -12 1 -65 4 11 6 -76 7 -35 11 -10 12 -9 13 -51
the :lifeword	8 34
the :longperiod	0 -23 1 -10 4 -29 5 -17 7 16 8 23 9 18 12 9 13 35 14 8
the :money	0 12 4 33 5 -12 6 26
the :nearby	0 -21 1 -37 3 -60 4 -30 5 -24 6 -9 7 -55 8 -10 9 -50 10 18 11 -34 12 -43 13 -79
the :neighbour	0 15 2 28 3 17 5 15 6 18 7 -12 9 -10 10 -21 11 -31
the :newness	0 -11 3 -43 6 27 7 -24 9 9 10 36 14 -16
the :number	1 19 2 -24 4 25 6 8 7 -17 8 18 11 7 13 -9 14 -13
the :offerdeal	5 14 6 42 7 24
the :online	1 -18 2 -31 8 -18
the :onlyword	3 28 12 10
the :openprice	0 -13 4 42 5 11 6 20 8 -10 11 -20 13 -14 14 7
the :opinion	11 12
the :payer	1 28 3 14 4 20 6 -34 7 -121 9 -29 13 -10
the :paying	6 12
the :period	2 -31 3 -10 5 -35 8 20 9 61 11 -12 13 19
the :person	0 -13 2 -16 5 51 6 19 7 15 8 44 14 19
the :pet	8 31
the :petpart	3 19 11 15
the :phone	2 20 6 13 7 14 14 15
the :photo	4 -17 5 18 6 -15 7 -85 9 -26 11 62
the :place	1 -34 3 -21 5 9 7 20 10 18 11 -15 12 -25 13 -7 14 -28
the :preferring	1 11 2 -55 6 10 11 8
the :promise	0 31 7 7 13 10
the :ranking	0 -15 1 -13 3 -9 4 -13 5 -8 7 -18 9 -59
the :record	0 18 2 14 5 10 6 -7 8 -30 9 -29 11 -16 13 -12 14 7
the :refusing	1 -18
the :rent	1 9 2 -41 7 -29 12 9
the :return	0 -8 1 9 2 -62 3 -13 4 10 6 -7 10 27 12 7
the :room	1 12 3 11 4 -51 6 -19 7 -80 8 -23 9 -11 10 -77 11 -15 12 -75 13 -7 14 9
the :rulesplace	0 9 3 -20 4 -32 6 -9 7 -45 8 -17 10 -32 11 -12 12 -14
the :safety	0 -25 1 -10 6 -8 11 23
the :scarcity	0 -10 3 26 6 9 7 -12 10 -7 12 -10 13 -30
the :school	0 -13 2 -11 6 -14 7 10 8 -9 14 -18
the :seller	1 46 2 44 4 20 6 -31 7 -83 9 -30 10 7 13 -16 14 16
the :sex	1 30 2 -22 7 -23 8 48
the :sexual	8 8
the :source	1 -43 4 -12 6 -36 8 -55 11 -28 13 -14
the :spelled	0 -21 1 16 2 -10 6 13 7 13 14 14
the :superlative	0 -24 1 -8 4 13 6 -42 7 63 8 -38 9 -14 14 -36
the :thing	1 -8 3 -10 4 -32 5 14 7 -28 10 -37 11 7 12 -27 14 -35
the :title	0 -11 2 -7 3 -19 4 -11 5 -8 7 -27
the :tribunalrent	0 -19 1 -11 2 -35 4 8 5 8 6 -7 8 25 10 30 13 11 14 9
the :urgency	1 -7 6 47 7 -7 8 14
the :utility	0 -14 1 16 2 -9 3 -31 4 -8 6 -87 8 29 9 -34 10 -16 12 -11 13 -28 14 -36
the :wanting	0 18 2 22 3 12
the :work	2 -21 5 21 6 -26 7 23 8 -8 13 11
the :worshipplace	1 -26 6 -11
the a	7 11
the address	1 7
the advert	4 -7
the age	1 36
the agreement	4 -18 5 -14 13 16
the air	7 8
the annexe	8 9
the answer	3 22
the apartment	1 18
the applicant	5 10
the application	2 7
the asking	4 17 6 -15
the autumn	13 7
the back	1 -10 4 -11 6 -32 13 -10
the bag	7 26
the balcony	1 7
the band	0 28
the bank	13 11
the bar	1 -13
the bargain	6 12 7 23
the basement	8 20
the bedroom	14 11
the beginning	13 25
the bell	1 19
the best	2 -27
the better	4 10 7 -41
the big	6 10
the bin	0 10 8 8
the bins	8 -25
the black	9 7
the blind	2 19
the block	8 -9
the blue	14 14
the boat	8 16
the boiler	0 -7 12 -15 13 -8
the border	2 8
the bottom	14 7
the box	8 9
the brew	0 26
the broo	0 31
the building	2 8 3 -31 5 -19
the burglar	8 15
the bus	0 10 6 -16
the car	1 -15
the caravan	8 12
the carpet	5 14
the carpets	2 7
the cat	3 24
the century	7 22
the chap	1 8 8 13
the children	1 -11
the church	8 -8
the city	0 8
the cleaner	8 8
the cleanest	7 9
the close	2 13 6 9
the co	8 -11
the coach	6 10
the coal	8 20
the code	8 7
the concierge	8 11
the contents	5 8
the contract	13 11
the conversation	4 10
the corner	2 -14 6 -15
the corporation	0 10
the cost	5 10
the cottage	11 7
the council	0 8 1 -8 5 -19
the council's	0 -23
the country	7 25
the county	7 31
the couple	8 17
the credit	5 16
the curtains	6 -7
the day	1 9
the deal	4 -7 5 16
the deep	5 12
the deposit	5 -33
the diary	6 24
the disabled	2 8
the divorce	8 21
the dog	3 -12
the dole	0 15
the door	0 10 3 12 6 32 8 -12
the doorstep	6 8
the dps	5 -13
the drainpipe	8 15
the drawings	11 8
the drive	6 -12
the dwp	0 -7
the earliest	6 10
the early	6 18
the email	14 14
the end	0 -16 7 -12
the estate	4 12 5 7 7 -34
the factor	1 10
the family	3 9
the ferry	5 -15
the figure	4 21 6 9
the finest	7 20
the finished	11 7
the fire	1 -7 7 -8
the first	0 -34 4 -63 6 9 10 9 12 11
the fixed	12 14
the flat	0 9 2 16 3 24 5 27 7 -18 8 8 9 -15 10 -13 11 -17 12 9
the flats	1 9
the floor	14 9
the floors	2 9
the form	6 7 7 -9 14 18
the forms	5 7
the fourth	6 7
the freeholder	1 18
the front	4 14 11 10
the furniture	5 9 11 7
the gallery	11 26
the garage	8 -17
the garden	14 10
the gas	5 15 8 21
the gate	6 -28 8 -31
the government	0 17
the grammar	1 -23 7 17
the grandchildren	8 8
the great	8 7
the gym	4 -10
the hall	4 -27 7 -22 11 -20
the harbour	6 9
the heart	10 9
the holding	5 7
the home	1 8 2 -15
the hospital	8 7
the house	0 -12 2 -7 3 22 5 19 6 -14 7 -68 8 13
the household	4 10
the houses	1 13
the how	0 12
the idea	11 7
the images	11 31
the initial	12 8 13 11
the ink's	10 10
the internet	11 16
the inventory	8 -14
the island	7 12
the january	6 14
the job	0 -11
the keenest	4 17
the key	8 27
the key's	8 7
the keypad	8 9
the keys	4 8 5 12 6 12 7 11
the kids	1 -42
the kind	0 7
the kindest	1 11
the kingdom	7 10
the kitchen	6 -15 7 -54 8 -18 11 -17
the lad	6 9
the lady	1 23 2 -8 8 26
the land	7 16
the landlady	2 24
the landlord	0 -15 4 12 5 -62 7 -62 8 -21 11 -15
the landlord's	5 17
the last	4 9 13 -26
the latch	8 22
the law	0 -19 1 -30 2 -20 4 -21 13 -10
the lawn	1 18 11 22
the lead	11 17
the lease	1 22 5 11
the least	4 23 12 14
the left	6 -14
the let	12 11
the lift	1 -18 8 -15
the like	0 11 2 25 3 12
the little	8 12 14 13
the lobby	8 12
the lock	8 12
the loft	11 -10
the lot	7 17 13 23
the loveliest	7 17
the man	8 10
the market	4 19 5 16 10 32
the marketing	11 15
the messages	14 13
the meter	8 15
the midlands	7 9
the minute	6 10
the moment	8 21
the month	6 7 13 -50
the monthly	4 31
the more	4 14
the morning	0 13 6 -25
the most	4 17 7 35
the name	8 -12 14 9
the nearest	7 -20
the neighbour	8 7
the neighbour's	3 -8
the neighbours	1 11 2 11 6 -12
the neighbours'	8 -13
the nest	1 10
the new	10 -18
the next	2 20 6 23 7 14 8 -31
the night	6 8
the nod	4 19
the number	4 8 14 16
the odd	6 -11
the office	5 15
the old	0 -10 7 -11 8 -23
the older	2 16
the one	1 13 3 -11 6 16 11 17
the only	3 26
the opening	13 20
the orchard	6 8
the other	1 -12 2 30 7 -17
the others	1 12 4 21
the outgoing	5 10
the outset	13 32
the oven	2 21
the owner	0 13 2 11 3 11 5 -27 11 -21
the owner's	1 14 5 11
the owners	8 29
the padlock	8 9
the paper	14 17
the paperwork	0 10 6 8
the parade	8 -11
the pavement	6 8
the person	6 13
the phone	6 16
the photo	11 21
the photographs	11 37
the photos	11 16
the pics	11 39
the picture	1 10
the pictures	6 -13 7 -8
the place	1 17 4 13 7 -13 8 13 11 22
the plan	11 -8
the planners	7 9
the point	6 9
the press	10 11
the previous	1 -14 2 -11 8 12
the price	4 12 6 7
the primary	1 -14
the property	1 7 3 10 10 10
the quarter	13 19
the question	3 21
the quick	6 12
the quietest	7 7
the real	11 17
the record	7 14
the red	6 9
the region	4 17
the register	2 7
the rent	1 10 2 -36 5 -15 6 -33 7 -30 12 10
the rent's	6 9
the rental	10 12
the residents'	1 -10
the rest	0 16 4 9 7 -9
the right	4 27
the rigs	8 12
the road	2 7 4 -9 7 -42
the room	2 23 5 9
the rooms	1 7
the row	8 7
the sale	8 8
the same	0 -22 1 -40 2 14 4 -25 6 -38 7 -8 13 -13
the scheme	5 20
the school	1 22
the sea	7 7 9 12 14 9
the shed	8 -9
the shelf	6 10
the shop	8 -13
the show	11 11
the sick	0 7
the side	8 11
the signing	5 20
the site	8 -10 14 -27
the skirting	3 26
the small	8 8
the social	0 14
the sort	6 20
the spare	8 17
the spot	6 17
the spring	10 -22
the stair	2 19 8 7
the stairs	1 8
the stampede	6 17
the standing	13 11
the start	13 29
the state	0 23
the step	8 14
the street	7 -11
the sum	4 -8
the summer	9 16 13 10
the sun	7 8 8 -15
the table	13 32
the tax	13 7
the taxpayer	0 11
the telly	4 8
the tenancy	0 -9 3 13 4 23 12 -17
the tenant	0 -18 1 -15 2 -14 5 37
the tenant's	5 17
the terrace	1 11
the third	1 -9 8 17
the thirteenth	13 9
the time	6 27
the top	2 28 4 -23
the tortoise	8 10
the trade	7 19
the travelling	2 17
the trouble	3 7
the twelfth	2 14
the two	2 -10 8 19
the uk	7 12
the ultimate	7 17
the under	1 11
the union	2 10
the universal	2 23
the usual	0 22 1 7 13 23 14 15
the vendor	2 12
the vet	3 7
the viewing	8 9
the village	7 -21
the walk	14 14
the wall	8 12
the walls	1 21
the way	2 11
the wear	1 10
the wee	3 11 8 16
the week	9 26
the weekend	1 14 6 28 8 -19
the wheel	8 10
the whole	0 -11 1 9 2 -17 7 10 8 16 12 13 13 43
the wifi	8 9
the yale	8 22
the year	7 14 8 33 13 15 14 13
the £#	4 20
their	0 17 1 14 2 -17 4 10 5 14 7 9 14 -18
their :bid	4 18
their :disclaimer	0 18 6 -9
their :dislike	1 20
their :fee	5 22
their :law	7 11
their :pet	3 8
their invoice	5 16
their own	0 18
their_$	4 9 5 13 7 -40
their_by	13 12
their_will	1 9
them	2 -10 4 -44 7 -28 8 -107 9 -10 11 31 12 -12 13 -22 14 -38
them $	0 -15 2 -14 4 -13 5 -18 6 7 7 -51 8 -20 11 33
them ,	1 -28
them :absolute	3 9 7 9
them :advance	2 9
them :burden	6 15
them :deterring	6 9
them :everyone	3 10 7 9
them :onlyword	1 7
them :wanting	2 8
them all	3 10 7 9
them on	6 10
them_$	8 -30 13 -11
them_here	6 10
themselves	2 7 4 9
thems…	2 7 4 9
then	0 23 2 16 7 -7 8 29 12 24
then #	8 10
then ##	14 29
then $	3 -11 14 -16
then :absence	6 8
then :clocktime	0 8
then :fixed	12 14
then :number	8 12 14 32
then :opinion	12 15
then :seller	12 15
then :welcoming	1 7
then i'm	2 8
then it's	2 9 6 9
then rolling	12 15
then the	14 21
then_##	8 -24
then_$	0 -16 4 -23 6 21 12 8 14 10
then_afraid	2 8
then_again	8 8
then_end	14 8
then_first	13 -18
then_have	1 7
then_month	13 -11
then_off	6 16
then_one	13 -8
then_then	14 13
then_up	6 18
then_usual	14 9
then_want	12 10
then_you	2 8
then_your	0 23
there	0 -17 1 -14 2 -35 3 -9 4 -20 7 11 12 -12 13 -14 14 21
there $	4 7 6 -43 7 -27 14 26
there ,	0 10 6 -24 7 -8
there :accepting	8 8
there :codething	0 -17 4 -16 5 8 6 15 7 34 8 -29 11 -9
there :negation	1 -7 7 18 8 12
there :promise	6 -9
there a	6 7
there are	2 -9 6 7 8 -9
there has	7 18
there have	8 8
there is	0 -17 4 -16 5 8 6 15 7 34 8 -29 11 -9
there isn't	7 12 8 16
there's	3 -14 6 13 8 10 9 -15 10 -11 11 -27 12 -7 13 -11
there's :absolute	6 -12 7 15
there's :negation	6 -10 7 18
there's :number	6 7
there's :promise	7 19
there's :spelled	1 -21
there's :superlative	7 -7
there's :time	7 11
there's a	6 17 7 -54 8 -10
there's always	7 12
there's an	8 8
there's no	1 -15 2 7
there's none	7 16
there's nothing	7 -7
there_##	8 -10
there_$	0 -11 3 -32
there_about	8 8
there_bath	6 10
there_been	7 24
there_behind	6 20
there_charge	1 9
there_com	6 17
there_film	14 13
there_finer	7 8
there_guarantee	7 -12
there_honesty	8 7
there_house	7 12
there_lot	5 14
there_more	7 7
there_no	1 -20 2 -10 3 -14
there_none	7 15
there_not	7 22
there_old	8 10
there_one	5 12 6 -8 7 -18
there_other	5 7 6 14
there_people	6 8
there_prettier	7 11
there_rather	5 15
there_right	6 11
there_room	7 9
there_run	6 9
there_safe	7 12
there_several	6 -8
there_small	6 9
there_so	8 15
there_soul	8 14
there_such	7 14
there_th	7 14
there_there	6 19
there_very	6 10 7 12
there_way	5 7
there_you	6 -10
there_your	7 12
there_£#	1 12
thereabouts	4 16
thereabouts $	4 7
therefore	1 23
therefore :seller	1 13
there…	4 10 6 20 8 11 9 -17 10 -15 11 -39 13 -10
these	2 -13 3 8 6 33 7 7
these :period	8 13 14 10
these days	8 13 14 10
these_$	4 11 8 10
they	1 -30 12 -20
they $	2 19
they ,	2 8
they :asking	4 8
they :hiding	0 10
they :negation	6 7 7 -9
they :openprice	2 11
they :wanting	2 -10
they :writeto	6 -7
they can	0 10
they don't	6 9
they make	2 11
they would	0 -7 4 12
they'll	7 7
they're	2 24 6 19
they're :accepting	6 12
they're_here	6 11
they'…	2 19 6 20
they_$	0 9 1 -59 2 -8 3 -12 7 7 8 -10 11 -15
they_don't	6 9
they_them	2 9 6 10
thin	1 20 13 11
thin ,	1 13
thin_so	1 12
thing	0 15 2 -12 4 -9
thing ,	0 17 3 8 6 7
thing_$	4 10
things	4 8
things :losing	4 14
things :seller	2 13
think	4 23 6 7 8 -24 11 -10 12 9
think ,	4 7
think :codething	4 7
think :time	1 15
think is	4 7
think it	4 -8
think of	6 10
think_$	1 18 4 17 7 -21
thinking	1 20 4 13
thinking of	1 23 3 7
think…	1 20 4 13
third	4 8 7 -21 8 17 13 14
third $	6 9
third :hiding	8 30
third :period	13 8
third :room	1 -17
third flowerpot	8 9
third_$	1 20 13 16
thirteenth	13 9
thirty	5 29 6 7 8 -17 13 -30
thirty :money	5 17
thirty_$	7 8
thirty_rent	13 -11
thirt…	13 19
this	1 23 2 20 3 14 4 -9 5 -24 6 102 7 41 8 -97 9 -21 10 50 11 -12 12 -51 13 -31 14 -96
this $	2 -14 7 13
this ,	4 12 6 20
this :accepting	1 -45 2 22 3 -13 6 -7 7 30 10 12
this :building	2 25 4 -23 6 -9 7 18 8 -39 10 25 11 -36
this :clocktime	6 18 10 26
this :codething	1 15 2 16 8 -15
this :deadline	4 -26 6 33 7 -25 10 14
this :denying	1 12
this :deterring	1 22 6 -30
this :fee	6 31
this :feething	7 47
this :keything	7 12
this :money	6 44
this :nearby	0 -17 1 -11
this :negation	0 17 1 11 6 -7 7 -24
this :neighbour	1 12 2 20 4 -7 11 -37
this :newness	1 23 4 -17 6 -16 7 -23 10 29
this :number	3 27 4 8 8 -15 11 22
this :offerdeal	6 41
this :online	0 -8 1 -7 2 -19 6 -38 7 -28 14 -36
this :openprice	6 53 7 -8
this :payer	0 18
this :period	4 -19 6 19 7 -8 10 10
this :person	8 11
this :photo	2 20 6 -7 11 -37
this :place	1 -17 2 8
this :promise	6 26 7 -9
this :rent	6 22
this :return	6 43
this :room	1 15 7 62
this :rulesplace	2 7 7 10
this :seller	0 18
this :spelled	3 27 8 -15 11 22
this :thing	7 7
this :urgency	1 24 6 -20
this address	1 9
this advert	11 8
this country	2 12 6 7
this development	6 9
this figure	6 8
this flat	2 21 11 -36
this house	1 -44 2 20 3 -9 6 -11 7 31 10 13
this instant	6 19
this is	1 18 2 7 8 -10
this isn't	0 23 1 -7 6 -29 7 -13
this kitchen	7 15
this landlord's	0 7
this listing	10 10
this money	6 21
this month	6 13
this morning	10 27
this one	1 -21 3 12 4 11 8 -9 11 23
this one's	1 10 3 8 6 -23
this page	14 -16
this place	1 17
this price	6 32
this rent	6 24
this roof	7 8
this site	6 -15
this time	1 24 6 -42
this very	11 -9
this week	4 -11 6 8 10 13
this will	6 15 7 -9
this window	7 22
this won't	1 12
this'll	6 7
this'll be	6 8
this'…	6 7
those	0 38 2 14 7 -33 8 -29 11 11 13 21 14 15
those :age	2 7
those :burden	0 8
those :child	1 -7
those :deterring	0 8
those :negation	1 -11
those :photo	11 19
those :title	13 13
those are	13 14 14 9
those dependent	1 -7
those of	2 15
those on	0 9
those who	13 13
those who'd	2 8
those without	1 -8
those_$	1 14 7 -12 11 17
those_have	0 14
those_keep	3 10
those_may	0 8
those_rent	13 12
those_up	0 13
those_will	6 17
though	2 -8 4 13 6 -9 7 -26 8 -12
though $	0 15
thoug…	6 7
thousand	4 23 5 8 6 9
thousand :burden	6 7
thousand :deadline	5 10
thousand_$	6 9
thous…	4 23 5 8 6 9
three	4 -14 6 12 7 -27 9 17 10 -13 11 -10 12 -24 13 30
three ,	8 7
three :absolute	5 16
three :child	1 -42
three :codething	8 17
three :deterring	6 9
three :family	6 8
three :income	0 14
three :number	5 13
three :openprice	6 10
three :period	0 7 5 -32 13 10
three :rent	13 13
three :room	2 10 3 15
three :sex	1 15
three :work	0 8
three beds	3 9
three boys	1 16
three families	6 8
three hundred	5 16
three in	13 7
three kids	1 -20
three months'	13 7
three of	6 8
three other	6 10
three payslips	0 13
three rents	13 7
three rooms	2 24 14 7
three with	8 9
three_$	1 -21 3 -13 5 -15 7 -8 9 9 12 -14
three_bank	13 -16
three_go	14 7
three_hand	13 7
three_only	2 11
three_over	6 7
three_rent	13 11
three_statement	13 -11
three_want	6 17
three_when	1 10
three_you	6 16
three…	1 10
through	1 11 3 -49 4 -9 8 21
through $	1 13 7 12 14 12
through :openprice	13 26
through :opinion	13 25
through :payer	5 21
through :seller	5 21
through a	2 7
through our	5 14
through the	1 11 6 17 8 17 14 -12
through this	6 -29
through to	13 26
through your	6 8
through_$	0 -13 1 -23 4 -24 14 -26
through_door	6 25
through_i	0 9
through_roof	0 11
through_site	6 -14 14 -32
through_wall	8 27
through_when	0 10
throughout	2 -16 3 9
throughout ,	3 7
throughout_$	0 7
throu…	1 8 4 -21 8 16 13 9
throw	4 10
throw in	4 9
thrown	2 11 13 7
thrown in	13 7
thrown_$	13 7
thurs	8 15
tick	6 28
tick tock	6 28
tick_$	6 27
tick_box	0 10
tiddl…	3 7
tidy	1 7 3 17
tidy $	2 20
tidy ,	1 9 2 -30 3 19
tidy :building	1 8
tidy_$	2 -26
tied	12 18
tied in	12 19
tied_until	12 13
tiktok	14 22
tiles	6 11
till	3 -20 5 20 6 16 8 40 9 -21 10 14 12 14 13 13
till :clocktime	12 13
till :deadline	10 11
till :number	8 19
till :spelled	8 28
till :time	8 10 10 11
till :urgency	10 11
till easter	12 14
till the	5 10 13 9
till then	8 11
till_$	1 -13 8 11 10 13
till_lease	5 11
till_then	6 15
tim_day	2 13
tim_rent	13 -7
tim_so	13 8
tim_year	13 7
time	0 22 1 10 3 -19 5 21 6 -19 8 -11 11 -25
time $	6 -70
time ,	6 -14
time :codething	6 13
time :deadline	14 7
time :demanding	14 7
time :nearby	1 13
time :seller	10 -8
time :work	0 20
time is	6 13
time round	1 13
time work	1 7
time you	6 9
time_#	10 10
time_$	1 15
time_only	1 9
time_out	6 15
time_rent	0 7
time_went	4 14
times	4 -13
times :bid	6 7
times :childless	6 7
times a	2 13
times over	6 7
times the	13 -12
tin $	8 9
tiny :record	1 12
tiny feet	1 12
tinyurl	14 10
tinyurl :spelled	14 10
tinyu…	14 10
title	14 -8
to	1 11 4 -25 5 24 10 20 11 -27 13 8
to #	4 -8 8 29 12 12 14 13
to ##	8 -18
to $	0 -21 1 -18 2 -47
to ,	2 24
to :absence	2 -11
to :absolute	0 -9 6 -9 8 -15 10 8
to :accepting	4 -17 6 7
to :advance	0 -10 3 11 4 -32 6 -9 13 16
to :asking	1 -7 4 -24 8 20
to :bid	4 17 6 -18
to :burden	4 11 5 12
to :childless	1 21
to :clocktime	4 -16 6 -18 13 26
to :codething	4 -8
to :deadline	2 -9 6 21
to :demand	6 -12
to :demanding	6 11
to :deterring	2 9 3 10 4 -44 6 -22
to :disclaimer	2 -27 7 -10
to :everyone	4 12
to :fairness	1 -11 4 -9
to :faith	2 25
to :family	1 12 2 -15
to :fixed	3 8 8 -8
to :holiday	3 7 8 -9
to :income	5 11 6 9
to :jobname	0 19
to :money	5 -60 6 10 7 -12
to :nation	2 20
to :nearby	7 12 10 15
to :negation	7 19
to :newness	10 14
to :number	1 -15 5 7 7 -13 8 9 9 7 11 -11 13 -10 14 13
to :offerdeal	2 9
to :online	1 11 5 -16 12 11 14 -8
to :opinion	2 7 4 -25 5 -11 6 26 12 9 14 -9
to :origin	2 23
to :payer	0 -10 4 -12 7 7 10 17 12 9
to :paying	3 9 4 -14 5 30 13 11
to :period	5 15 12 -13
to :person	0 24 1 22 2 13 4 -7 5 -12 6 -35 7 -9
to :photo	5 8
to :place	6 -7 10 13
to :politics	1 8 2 -9
to :preferring	2 -29 4 20
to :ranking	3 7 4 -29
to :refusing	0 -14 2 15 6 13
to :rent	4 -35 10 17 13 -18
to :return	4 -18 7 10 10 30 13 -21
to :rulesplace	0 9
to :seller	0 -26 3 -12 4 -12 6 7 7 -35 10 16 12 15 14 -9
to :sexual	2 8
to :spelled	2 -25 5 8 7 21 8 -19
to :title	6 -12
to :tribunalrent	10 16
to :urgency	2 -16 4 -10 5 -14 6 7 7 9 8 -16
to :welcoming	0 7 2 -7
to :writeto	0 -15 3 -36 8 9 12 8 13 14
to a	1 -11 2 28 6 -12 9 -9
to adults	1 11
to an	6 15 12 -9
to anything	4 10
to avoid	6 10
to bag	6 10
to be	0 14 4 21 5 20 8 -13 12 -11 13 7 14 -9
to begin	11 7 12 14
to better	4 7
to bid	2 7
to bring	3 10
to buy	5 12
to change	11 9
to check	8 7
to come	0 13 6 9
to decline	2 7
to do	2 -7
to dogs	3 14
to easter	13 18
to end	6 23
to everybody	1 9
to fill	2 15
to find	1 12
to foreigners	2 7
to gay	2 7
to get	1 -7 8 15
to go	4 10 6 -11
to have	7 -10
to hear	0 -15 3 -13 4 22
to holidaymakers	9 9
to improve	4 10
to it	6 17
to join	2 9
to keep	5 7
to leave	3 8
to let	2 -11 6 7
to live	6 10 7 14
to look	0 8
to lose	6 11
to make	7 18
to market	10 16
to me	6 7
to mention	6 10
to none	7 19
to open	8 10
to our	10 17
to pay	5 13 6 12
to people	1 14 6 -11
to pets	3 -7
to prefer	2 -17
to read	6 13
to rehome	3 12
to rent	4 -34 10 12 13 -17
to run	7 9
to save	2 10
to say	3 11 4 -15 8 11
to secure	13 8
to see	2 11 4 -9 6 -9
to sell	10 13
to send	2 7
to settle	5 7 13 25
to show	0 9
to sit	7 8
to stay	3 8
to stop	7 11
to suit	4 12
to take	0 13 2 10 6 15
to tenants	0 11
to that	6 8
to the	2 -12 4 12 5 -8 7 -15 8 7 12 13 13 7 14 -33
to them	11 10
to think	6 12
to this	7 8
to those	1 18 2 20
to three	5 7
to thursday	8 11
to us	0 -7 3 -16 4 -15 12 13
to view	6 12
to vote	1 9
to whoever	4 10
to write	1 8 5 12
to you	0 -20 6 -42
to £#	5 -46
to £##	6 15
toaster	8 8
toast…	8 8
tock	6 28
tock $	6 26
today	4 -13 6 21 7 -22 10 20
today $	6 9
today's	4 9
today's :rent	4 9
today_by	10 7
today…	4 9
toddler	1 16
toddler ,	1 8
toddler_$	1 16
toddlers	1 30 7 -12
toddlers :negation	1 10
toddl…	1 41 2 -24 3 -15 7 -18 8 -24
together	13 31
together_$	8 8
toget…	13 31
told	0 17 2 -8 6 -32
told :seller	0 7
told :spelled	0 12
told me	1 8
told_landlord	0 -10
tom	6 10 8 23
tom ,	6 11 8 15
tomorrow	6 40
tomor…	6 39
tonight	4 -13 6 51
tonight $	4 -9 6 29
tonig…	4 -13 6 62
too	0 -20 2 24 4 -15 5 -38 7 -31 8 -44
too $	0 -22 1 -34
too :demand	1 17
too :feething	6 17
too :losing	6 17
too :title	6 17
too late	6 17
too many	1 17
too_$	2 34 6 8
took a	0 11
took_chance	0 11
top	2 15 3 -7 5 20 6 -41 7 -8
top :building	7 -8
top :deadline	4 -7
top :nearby	7 11
top :place	7 11
top :room	2 17 7 -17
top floor	2 8 7 -10
top of	5 9 7 -15
top ups	0 11
top_$	1 -14 2 12 4 -31
top_been	8 7
top_rent	5 15
top_studio	0 7
top_used	8 7
tops	4 7
tortoise	3 -30 8 9
tortoise $	3 -9
torto…	3 -30 8 9
total	7 10
total_$	7 7
totally	7 18
total…	7 18
tots	1 22
tots $	1 14
touch	2 -8
touch it	7 11
touch_$	7 7
touched	11 10
touched :deadline	11 10
touched :demanding	11 10
touched :openprice	11 10
touched up	11 10
touch…	11 9
tour	11 -17 14 14
touring	9 13
touri…	8 -7 9 25
tow	0 7 1 27
tow ,	1 12
toward_$	0 7
towards	5 15
towar…	5 15
towels	9 14
town	4 -14 7 -9 8 -15
town ,	7 -19
town :codething	6 7
town :condition	3 8
town is	6 7
town_$	7 -33
trade	7 18
tradition	2 12
traditional	2 18
tradi…	2 32
traffic	2 -7
traff…	2 -7
trains	6 -23
trampoline_$	8 8
tran_not	2 11
trans	0 -21 2 20
trans :person	2 10
transfer	4 -20 13 42
transfer ,	13 13
transfer the	13 13
transfer_month	13 11
trans…	1 -14 2 26 4 -38 6 -10 13 40
traveller_$	2 8
travellers	2 35
travelling	2 11
trave…	1 -22 2 45 6 -24
treat	11 25
treat the	11 25
treat_$	6 9
treble	7 10
tree	1 -14
tri_$	2 8
tried	2 13
trimester	13 19
trime…	13 19
trip	9 13
trouble	1 -16 2 24 8 13
trouble ,	8 7
trouble_$	2 14 8 13
troub…	1 -19 2 23 8 12
true	11 10
trust	7 32 14 -13
trust :seller	7 20 14 -9
trust :writeto	7 20 14 -9
trust me	7 19 14 -9
trust_$	14 -10
trustees	2 11
trust…	2 12
truth	2 9
try	0 21 1 25 2 32 6 -22
try :online	4 7
try :scarcity	6 -7
try :seller	4 7
try :time	6 -7
try :writeto	4 7
try again	6 -7
try the	0 21 2 14
try us	4 7
try_$	0 21 1 15 2 37 6 -15
try_place	1 18
tub	6 -13
tube	2 8
tuck	1 9
tues	8 11
tuesdays	8 26
tuesdays $	8 11
tuesd…	8 18 11 -7
turban	2 13
turn	6 10
turn :demanding	6 8
turn :openprice	6 8
turn the	8 21
turn up	6 8
turn_$	13 -8
turn_by	11 7
turn_claim	0 -15
turn_dial	8 22
turn_hav	1 -12
turned	6 -33
turned :age	8 8
turned :number	8 9
turned into	11 7
turns	1 -9
turns :deadline	0 11
turns :demanding	0 11
turns :openprice	0 11
turns up	0 11
twelfth	2 14
twelf…	2 14
twelv	12 12
twelve	5 -11 6 8 7 -11 12 40
twelve $	6 9
twelve :number	4 7
twelve :period	12 30
twelve hundred	4 7
twelve month	11 7 12 7
twelve months	12 21 13 -17
twelve weeks	13 10
twelve_begin	11 8
twelve_by	12 9
twelve_let	11 8
twelve_rent	13 15
twelv…	13 16
twenty	5 23 8 -12
twenty :number	5 15
twenty :spelled	5 15
twenty five	5 18
twenty_$	4 8
twice	8 11
twice $	6 10
twice ,	8 7
twice the	0 7
twice_$	8 13 13 8
twins	8 20
two	0 -22 2 9 3 -7 6 -40 7 -29 12 -16 14 -36
two :age	8 15 12 34
two :child	1 -21 8 14
two :childless	1 12
two :kin	1 -9
two :longperiod	12 35
two :newness	12 33
two :openprice	4 8
two :period	4 -10 5 19 12 -13
two :person	0 -10 1 23
two :pet	3 -39
two :record	12 33
two :return	14 -7
two :room	2 -9 6 -64 14 -30
two :sex	2 27 8 12
two :spelled	8 13
two :work	0 -18
two bed	1 -8 6 -15
two bedrooms	1 10
two beds	1 8
two boys	8 15
two cats	3 -27
two doors	8 10
two in	8 8
two ladies	2 9
two months	12 -36 13 14
two months'	12 -32
two of	4 24
two persons	1 21
two sinks	2 15
two weeks'	5 20 13 -15
two years	12 36
two_$	0 -7 1 -24 4 -29 5 -30 7 -24
two_adult	1 13
two_ahead	13 -17
two_bed	2 16
two_beds	12 10
two_down	8 17
two_eight	8 11
two_girl	8 13
two_have	1 -11
two_held	5 9
two_hold	5 11
two_if	13 -7
two_it's	1 8
two_kitchen	2 14
two_left	6 7
two_like	4 13
two_month	1 9
two_nine	11 8
two_notice	12 -34 13 -21
two_one	8 -7
two_only	3 23
two_payment	13 9
two_rent	4 9 5 7 13 13
two_so	7 9
two_three	13 7
two_want	4 15
two_year	13 10
two_you	4 28 12 -14
two_zero	8 12
twos	4 9
type	0 7 6 12 14 43
type ##	8 8
type :number	8 11
type_$	6 7
type_into	14 11
types	0 13 2 13
typic…	11 10
tyrone	7 7
uc	0 23 1 -31 2 -38 3 -19 4 -9 5 -26 6 -19 7 -9
uc ,	0 -24
uc :benefit	0 20
uc :person	0 17
uc claimants	0 22
uc tenants	0 9
uc_#	0 14
uc_hb	0 -10
uc_need	0 9
uk	0 -15 6 -19 13 22 14 13
uk $	7 -8
uk :burden	13 12
uk :origin	2 15
uk guarantor	13 12
ulster	7 8
ultimate	7 16
ultim…	7 16
un	7 12
un :absolute	7 15
unable	0 18
unable :openprice	0 18
unable :opinion	0 18
unable to	0 18
unaccompanied	1 -7
unacc…	1 -7
unanswered	8 8
unans…	8 8
unattend_$	8 11
unattended	8 19
unatt…	8 19
unbeatable	7 12
unbeatable_$	7 9
unbea…	7 12
under	0 -15 2 8 3 17 5 -30 6 23 7 -13 8 14 10 -8
under 16s	1 16
under :absolute	3 17
under :bid	6 13
under :deadline	6 13
under :disclaimer	6 12
under :everyone	3 17
under :number	1 23 8 -10
under :offerdeal	6 13
under :opinion	2 12
under :seller	2 12
under :spelled	1 7 3 15
under my	2 12
under offer	6 13
under sixteen	1 11
under tens	1 23
under the	1 -69 8 7
under_$	3 8 4 -10 5 -23 6 25 8 15
under_bench	8 9
under_can	1 -7
under_circumstanc	1 -12 3 8
under_foot	1 15 3 11
under_here	1 10
under_liv	1 8
under_live	1 17
under_over	4 8
under_please	2 8
under_roof	2 22
under_swim	1 -7
under_third	8 10
under_use	1 -14
underscore	14 16
understand	1 -8 2 9
under…	7 -27 11 7 14 8
unemp…	0 15
unequalled	7 9
unequ…	7 9
unfortunately	0 12 3 18
unfor…	0 11 3 17
unhappy	7 13
unhap…	7 13
unheard	7 15
unheard of	7 15
unhea…	7 15
union	2 7
unionist	2 20
unionist_$	2 10
unionists	2 15
union…	2 31
universal	0 12 1 -17 2 11 3 -7 5 -30 13 -14
universal ,	2 10
universal :benefit	0 14 1 -9 5 -25 7 -14 13 -32
universal :feething	0 14 1 -9 5 -25 7 -14 13 -32
universal credit	0 8 1 -8 5 -24 7 -13 13 -29
universal credit's	0 7
universal_it's	0 8
universal_no	0 -10
universal_not	0 8
universal_room	2 10
universal_welcome	0 -13
unive…	0 10 1 -16 2 13 3 -10 4 -18 5 -34 8 -10 13 -20
unlawful	0 -13 2 -16
unlawful :openprice	0 -11 2 -15
unlawful :opinion	0 -11 2 -15
unlawful to	0 -11 2 -15
unlaw…	0 -13 2 -16
unless	0 20
unless you	0 21
unloc…	8 8
unmar…	10 19
unmatch_$	7 16
unmatched	7 13 8 9
unmat…	7 13 8 9
unoccupied	8 16
unocc…	8 16
unrivall_$	7 15
unrivalled	7 14
unrivalled views	7 14
unriv…	7 24
unseen	6 16 10 9
unsuitable	1 11
unsuitable for	1 11
unsuitable_fami	1 10
unsui…	1 20
until	4 10 6 -26 7 -18 8 -10 9 -14 10 13 13 10
until ##	8 -22
until :number	12 -24
until :wanting	6 13
until after	6 13
until the	6 -36
until you	5 10
until_$	1 -8 4 19 5 8 8 -12
until_morn	10 9
until_november	4 11
unwaged	0 20
unwag…	0 20
unwanted	1 18
unwan…	1 18
unwelcome	3 16
unwel…	3 16
up	0 8 4 -27 6 9 7 7 8 21
up $	4 -17
up ,	8 14
up :advance	12 -9 13 11
up :burden	14 12
up :child	1 -10
up :deterring	14 13
up :fee	5 7
up :openprice	5 -12 6 -18 8 -11 9 9
up :opinion	1 -22 5 -7 6 -28 8 -9 9 10
up :ranking	12 -9 13 11
up :spelled	8 14
up and	7 15 11 15
up at	8 20
up children	1 -19
up for	0 21 6 -8 10 26 12 16
up front	6 -11 12 -7 13 17
up in	6 -16
up on	14 13
up the	2 16 3 9
up to	1 -22 6 -25 8 -7 9 10
up with	1 7
up_$	1 21 2 -39 3 -8 8 26 11 -19 12 -15
up_ask	6 8
up_down	8 16
up_if	6 11
up_loft	2 7
up_monday	6 15
up_morn	6 -12
up_pylon	11 12
up_road	2 13
up_sale	10 22
up_self	13 12
up_stair	1 7 8 10
up_take	0 11
up_up	2 13
up_you	1 -8 5 -26 6 -43
upfront	0 -16 4 -9 12 -24 13 56
upfront $	12 -10 13 17
upfront :burden	13 8
upfront_$	13 19
upfro…	0 -16 4 -9 12 -24 13 56
upgra…	6 14
upon	4 7 6 -20 11 19
upon :asking	4 17
upon request	4 14
upon_$	3 7 11 10
upper	4 7
upper_$	4 7
ups	1 39 2 -18 6 -8
ups $	1 18
upset	2 10
upset the	2 10
upset_$	2 11
upstairs	6 -31 7 -15 8 23
upstairs ,	2 -20 11 7
upstairs :lifeword	8 16
upsta…	6 -31 7 -15 8 23
upward	4 9 6 8
upward_$	6 8
upward_right	4 7
upward_£#	4 8
upwards	4 28
upwards for	4 7
upwards of	4 10
upwar…	4 28
urge	6 8
us	0 -12 3 -11 4 9 6 -31 8 -8 10 -13 13 12 14 -30
us $	7 -17 12 -19 14 -30
us :asking	4 7
us :burden	0 -8
us :deterring	2 10
us a	13 11
us about	3 -14 4 -14
us an	4 12
us and	2 14
us are	1 8
us what	4 7
us which	4 10
us_#	8 10
us_$	4 16 6 -8 7 -7 14 -15
us_never	3 9
us_so	2 17
us_will	3 10
us_would	4 7
us_£#	5 14
use	0 -35 1 -37 3 -37 4 -38 6 -56 8 9 13 -8
use #	8 17
use :number	8 17
use :openprice	7 13
use :opinion	7 13
use the	1 -9 2 -15 14 -8
use to	7 13
use_#	8 15
use_$	3 -9 14 -11
used	0 -29 3 -23 4 -17 6 -45 7 -29 8 12 11 43
used :openprice	0 -23 3 -19 4 -8 6 -23
used :opinion	0 -41 3 -18 4 -7 6 -23
used a	11 20
used to	0 -41 3 -18 4 -7 6 -23
used_$	8 15
used_from	11 8
used_no	0 -16 3 -11
used_room	11 10
used_say	0 -23
user	14 36
user :openprice	14 18
user_$	14 15
users	2 7
usual	0 21 13 23 14 14
usual :deadline	14 13
usual :fixed	14 12
usual :period	13 9
usual ending	14 13
usual_$	6 -28 13 22 14 13
usually	6 -35 13 20
usual…	6 -35 13 20
vacant	6 -16
vacation	9 14
vacation :rent	9 13
vacation rental	9 13
vacat…	9 14
valua…	1 18
value	1 12 6 -18 7 40
value_$	7 15
value_by	7 21
valuer	7 17
value…	4 14
van	7 7
van_$	7 12
vanishing	9 10
vanishing by	9 10
vanis…	6 16 9 10
vapers	3 7
vary	11 20
vary $	11 9
vat	5 26
vat $	5 22
vegan	8 9
vegan ,	8 9
vegetarians	2 9
veget…	2 17
vendor	2 26
vendor_##	14 8
vendor_not	2 20
vendor_sell	2 13
very	0 -10 3 -7 6 9
very :building	11 -8
very :neighbour	11 -8
very :photo	11 -8
very clean	8 7
very flat	11 -8
very_$	6 -10
vetting	5 20
vetti…	5 20
vicar	2 14
video	5 13 14 12
video $	5 11
video :photo	11 -7 14 7
video tour	11 -7 14 7
view	2 -31 3 -21 7 12 8 -25
view ,	6 13
view in	7 22 11 13
view_$	2 -13 7 -8 8 -23
view_avoid	6 11
view_disappointment	6 8
view_so	6 14
view_there	6 19
viewed	7 -10
viewers	8 15
viewers are	6 7
viewe…	8 15
viewing	6 16 7 -20 8 10
viewing $	4 18 8 8 13 -14
viewing ,	2 9
viewing days	6 -9
viewing essential	6 7
viewing recommended	6 8
viewing_#	8 -33
viewing_$	8 9
viewing_saturday	4 7
viewings	0 -12 5 12 6 -7 7 -25 9 -19 12 -12 13 -29
viewings $	1 7 5 17
viewings :spelled	6 -13
viewings are	6 12
viewi…	0 -9 4 12 7 -61 9 -44 12 -50 13 -22
views	6 -7 7 26 11 17
views $	7 22
village	1 -9 4 -16 6 -18 7 -21 8 -21
villa…	1 -10 4 -21 6 -22 7 -22 8 -26 14 -9
visit	1 7 5 26
visit ,	5 21
visit_$	1 14
visit_day	1 10
visitors	1 18
visits	1 18
visits by	1 8
visit…	1 9 6 -11 9 19
voices	2 7
vote	1 20
vote $	1 22
voter_$	2 9
voters	2 15
vouch	11 16
vouch for	11 14
vouch_$	11 14
w	10 10
wag_$	0 11 2 -11
wag_pension	0 -19
wage	0 38 2 -20 4 -15
wage $	0 16
wage :income	0 32
wage :openprice	0 -13
wage :work	0 20
wage earners	0 17
wage or	0 -13
wages	2 -24 4 -16
wages $	0 7
wages ,	0 -34
wages :absolute	0 13
wages :burden	0 12
wages :onlyword	0 14
wages :scarcity	0 13
wages only	0 13
wait	6 24
wait ,	6 20
wait :clocktime	0 12
wait :deadline	0 12
wait for	6 -31
wait_$	8 8
wait_will	6 8
wait_you	6 33
waited	6 22
waiting :demand	6 -18
waiting :ranking	6 -18
waiting for	6 7
waiting list	6 -18
wake	1 18
wake_$	1 19
wales	7 19
walk	0 -31 2 -10 14 14
walk :consent	14 13
walk through	14 13
walk_$	6 -11 7 -28 14 14
walk_garden	6 7
walkers	2 -11
walke…	2 -11
walking	2 12 9 17
walki…	2 12 9 17
wall	1 -9 2 -16 6 -9
wall ,	7 14
wall_$	2 -12
wall_so	1 9
wall_thin	1 15
walled	10 8
walled :feething	10 9
walled :room	10 9
walled :rulesplace	10 9
walled garden	10 9
walls	1 22 8 -15
walls are	1 9
wander	8 18
wanders	8 9
want	1 9 2 22 3 8 4 27 5 -13 11 -34
want ,	2 8
want :child	1 18
want :codething	8 9
want :number	4 13
want :openprice	3 -8
want :opinion	3 -8
want :rent	13 7
want :return	13 7
want a	1 7 2 28 14 10
want eleven	4 7
want is	8 9
want it	3 11 4 28
want rent	13 7
want this	3 9
want to	3 -8
want_$	0 -11 5 -36 6 25 7 -22 12 11 13 -40
want_else	1 8 2 7
want_first	14 12
want_flat	6 7
want_good	1 9
want_here	6 17
want_hundr	4 15
want_liv	1 8
want_live	6 15
want_month	13 29
want_more	8 8
want_one	3 8 8 13
want_so	6 14
want_tenant	2 20
want_tidy	2 -10
want_two	2 9
want_week	13 7
want_whole	13 11
wanted	0 15 1 31 2 26 4 -20 6 -31 8 -15
wanted $	1 31 2 20
wanted for	0 17 2 22
wanted in	2 10
wanting	0 12 4 7 8 10
wanting :openprice	8 8
wanting :opinion	8 8
wanting to	8 8
wanti…	0 12 4 7 8 10
wants	0 -19 3 -16 6 30 12 15
wants :openprice	2 -12 6 12
wants :opinion	2 -12 6 12
wants it	6 13
wants to	2 -12 6 12
warden's	8 12
warde…	8 12
warm	2 -15 7 17
warm enough	7 9
warm_dry	3 7
warmer	7 14
warned	6 8
warned $	6 10
was	1 -31 4 -41 5 -40 6 -23 7 -85 8 -29 9 -29 10 -26 11 22 12 -39 13 -61 14 -10
was :advance	11 14
was :age	11 7
was :deadline	11 7
was :demanding	11 8
was :negation	2 13
was :ranking	11 14
was :spelled	2 15
was added	11 7
was no	2 14
was taken	3 7
was the	3 7 7 -8
was turned	11 7
was_##	8 -10
was_$	5 -25
was_after	7 7
was_agent	10 -7
was_by	11 20
was_day	11 21
was_into	11 7
was_my	11 20
was_no	2 14
was_us	0 7
wash	2 13 5 -11
wasp	8 13
wast_$	0 8
waste	6 -7
wasted	2 12
watch	0 9 6 10
watch $	0 13
water	3 14 4 -18 5 -35 6 -16 7 18 8 -36 13 -7
water :petpart	3 12
water in	7 15
waver…	6 15
way	0 14 2 13 6 -10 14 -19
way $	4 -7 5 -25 7 -31
way ,	0 17 6 -21 7 16 11 9
way of	0 12 3 16
way_$	13 7
way_hous	0 10
way_so	11 11
we	1 8 2 7 3 -10 5 -7 7 -42 10 -35 13 7 14 -37
we :absence	8 12
we :absolute	7 -24
we :accepting	5 -15 6 -7 8 -11 11 9 13 14
we :asking	1 9 6 20 8 -21 13 7
we :burden	0 16
we :deadline	13 14
we :demanding	2 7 6 8
we :denying	2 -38 6 -14 7 -9
we :fairness	3 -9 5 7
we :fee	13 18
we :feething	0 -18
we :hiding	6 12
we :income	5 -15 13 -15
we :jobless	13 7
we :losing	8 23 14 7
we :nearby	5 11
we :negation	1 11 2 10 3 -9 4 -11 7 -33 8 -13 11 14
we :newness	3 -8 7 -17
we :online	0 8
we :onlyword	4 -12 9 8
we :opinion	6 -15
we :paying	5 -18 13 -17
we :promise	6 14 11 14
we :refusing	2 8 3 23
we :scarcity	3 -10
we :spelled	13 11
we :title	5 19
we add	0 8
we are	0 11 4 7 6 -41 8 15 11 -21
we ask	1 9 5 8
we can	6 13
we can't	2 14 5 7 6 12 7 -18 11 19
we cannot	6 22
we do	0 -9 3 -10 4 -24 5 12 13 -9
we don't	1 15 4 -24 6 -8 7 7
we expect	6 15
we feel	2 7
we fly	8 10
we go	8 8 14 7
we had	8 -8
we have	4 15 5 -14 8 -12 13 -18
we know	6 8
we leave	4 14 8 9
we let	0 -10
we like	13 13
we may	13 8
we mean	0 8 1 18
we moved	8 7
we only	0 7
we pay	5 -15 13 -15
we promise	7 12
we say	7 13
we sell	12 17
we sign	13 7
we take	0 -35 13 25
we took	0 11
we urge	6 7
we used	3 -11
we want	2 8
we welcome	0 -7
we were	2 -12
we will	4 22 6 -20
we won't	2 -13 3 7 4 9
we would	2 -13
we'd	0 18 1 8 2 46 4 25 6 -50 7 -29 8 -39 9 -19 14 -15
we'd :absolute	7 -12
we'd :accepting	4 26
we'd :demanding	0 18 2 25
we'd :fairness	5 10
we'd :negation	4 13
we'd :newness	7 -12
we'd :opinion	2 12
we'd :preferring	2 25 3 8
we'd :wanting	0 28 3 -17 6 -10
we'd be	4 -7
we'd expect	2 8
we'd feel	2 7
we'd like	2 -8 6 -24
we'd not	4 15
we'd prefer	0 9
we'd rather	0 -16 2 24 3 9
we'd sooner	1 12
we'd take	4 8
we'd want	0 19 2 8
we'd_$	1 -24 2 7 4 25
we'd_ask	2 11
we'd_hear	2 -7
we'd_look	1 11
we'd_more	4 7
we'd_not	2 11
we'd_think	1 7
we'd_you	2 29 6 14
we'll	1 -7 2 16 3 -26 4 15 5 -7 6 -20 7 -12 11 -9 13 19
we'll :absence	4 8
we'll :accepting	0 17 4 16
we'll :asking	6 12
we'll :paying	13 12
we'll :work	4 8
we'll :writeto	13 20
we'll be	2 7 8 17
we'll let	4 10
we'll say	6 8
we'll send	13 15
we'll take	0 13
we'll work	4 8
we'll_$	4 -11 8 -11
we'll_after	13 8
we'll_offer	4 9
we'll_rent	4 7
we'll_you	14 10
we're	1 15 5 -18 6 -23 7 -26 8 38 11 -15 13 9
we're :burden	8 8
we're :deterring	8 12
we're :negation	4 14 9 10
we're :spelled	8 15
we're :wanting	2 15 8 -24
we're a	1 -8
we're after	2 9 8 -8
we're at	8 23
we're in	8 15
we're not	4 14
we're on	8 9
we're_$	1 17 4 9 8 21
we're_about	13 11
we're_from	8 8
we're_spain	8 13
we've	2 11 7 -18 12 -18 14 -8
we've :denying	11 14
we've :fairness	1 11
we've :negation	2 -16
we've :onlyword	1 18
we've :openprice	1 12 2 8
we've :payer	0 7 1 7
we've :superlative	0 7 1 7
we've decided	1 11
we've found	13 7
we've got	6 12
we've had	0 11 6 10
we've nothing	0 7 1 7
we've put	4 9
we've used	11 15
we've_$	2 8 3 -27
we've_against	1 11
we've_enquiry	6 11
we've_inundat	6 12
we've_since	6 12
we've_work	13 7
we_$	1 -15 2 -54 5 11 6 -20 7 -17 11 -78 13 -17
we_about	11 8 12 20
we_all	3 9
we_another	12 7
we_applicant	4 17
we_ask	1 -7 2 -32
we_by	13 12 14 7
we_claimant	0 24
we_consider	0 10
we_deal	0 14
we_discriminate	0 -11
we_do	1 10 2 16
we_dog	3 10
we_dogs	3 45
we_door	6 13
we_expect	6 11
we_had	0 9
we_have	3 11
we_hold	6 10
we_home	14 7
we_hous	0 -7
we_landlord	1 7
we_last	1 10
we_leav	0 7
we_list	6 18
we_little	1 8
we_mind	0 -11 3 -27
we_month	13 10
we_much	6 8
we_never	0 -11
we_no	1 -26 7 -7 11 20
we_not	2 -18 4 -31 7 -12
we_offer	2 9
we_only	2 11
we_our	2 11 13 11
we_out	8 8
we_own	2 9
we_people	3 12
we_pets	3 -8
we_print	6 18
we_proposal	4 10
we_referenc	5 -9
we_refuse	1 -11
we_rent	0 -24 1 8 2 10
we_responsibility	11 10
we_see	6 9
we_sell	2 7
we_somebody	2 9
we_take	4 -21 13 -7
we_talk	12 9
we_tenant	0 -19 5 9
we_them	2 -9
we_these	6 14
we_three	1 -11
we_unable	0 14
we_up	0 16
we_viewing	5 15
we_want	0 -12
we_week	13 17
we_wheelchair	2 14
we_will	7 14
we_you	1 16 5 8 6 9 8 -14 13 10
we_you'll	1 10
we_£#	4 -7
wean_$	1 14
weans	1 20 3 9
wear	1 17 5 20
wear ,	5 9
wear and	1 8
wear_$	5 27
wear_tear	1 8
weather_$	7 16
weath…	7 9
wechat	14 8
wedd_$	8 14
wedding	8 20
weddi…	8 18
wednesday	6 13
wednesday $	6 7
wedne…	6 11
wee	1 38 3 20 5 9 8 26 14 16
wee :childthing	1 7
wee :person	1 33 2 -11
wee ones	1 33 2 -11
wee_$	3 11 8 8
wee_by	1 7
wee_door	1 7
wee_through	8 7
week	8 22 9 59 11 -25 13 -19
week $	6 -20 7 -28 9 18 10 8
week ,	5 -16 7 -7 8 8 9 7 13 -22
week in	7 11
week's	13 -10
week's :rent	13 -10
week's :return	13 -10
week's rent	13 -10
week_$	1 -9 4 -29 8 9 9 36
week_advance	13 -40
week_flat	5 20
week_house	5 13
week_month	13 12
week_summer	7 13
week_you	13 10
weekday	8 7
weekdays	8 9
weekdays ,	8 -14
weekdays :wanting	8 10
weekd…	0 -19 8 20
weekend	1 29 5 7 6 32 7 -36 9 22
weekend ,	6 14 8 11
weekend_$	6 21 9 -8
weekend_£#	5 15
weekends	1 22 6 -17
weeke…	1 47 2 -26 4 -15 6 25 7 -54 9 12
weekly	5 -11 13 -33
weekly ,	13 -31
weekly :openprice	13 8
weekly or	13 12
weeks	8 29 9 29 13 18
weeks $	8 8
weeks ,	8 16
weeks :rent	5 25
weeks :return	5 25
weeks :spelled	13 19
weeks at	13 19
weeks in	13 -8
weeks rent	5 25
weep	6 10
weigh	4 15
welcome	0 -34 1 -23 3 -13 4 8 5 -23 6 -62 7 -28 8 -7 9 22 11 -19 14 -16
welcome $	3 -13 4 7
welcome ,	0 -40 1 -47 13 9
welcome_can	2 11
welcome_not	1 11
welcome_you	2 7
welco…	0 -30 1 -25 3 -13 4 8 5 -24 6 -65 7 -29 8 -10 9 24 11 -20 14 -17
welfare	0 27 1 -9
welfa…	0 27 1 -9
well	1 -11 2 -7 7 15 8 -24
well $	2 -19
well :advance	13 9
well :ranking	13 9
well ahead	13 10
welsh :openprice	2 -7
welsh :person	2 14
welsh or	2 -7
welsh_english	2 -9
wen	5 7 10 12
went	0 14 1 -24 4 24 13 -9
went :absence	6 8
went :openprice	7 14
went_over	4 18
were	0 -19 1 -18 4 -36 5 -30 6 25 8 -18 11 30 13 -18
were :dislike	8 10
were you	6 11
were_$	3 15 6 9 8 -12
were_before	11 11
weren't	2 9
weren…	2 9
west	9 8
wet	8 -21 10 14
wet_$	10 10
wharf	1 13 4 9
wharf_$	1 14
what	0 16 4 28 5 -72 6 -27 8 -9 11 23 12 -30 13 -9 14 -26
what :codething	11 19
what :opinion	0 22 1 13
what :payer	0 23 1 14
what :seller	0 27 1 14 2 11 4 -14
what could	11 8
what is	11 19
what it	4 -8
what the	5 -23
what we	0 23 1 14
what we've	6 12 13 7
what would	4 17
what you	0 19 2 -21 4 10 6 -11 14 -7
what you'd	4 18
what_$	1 -14 2 -27 4 -9 6 -7 7 -30 13 -31
what_by	2 8
what_do	0 28
what_get	11 -8
what_give	4 20
what_got	6 12
what_like	4 -18
what_look	0 9
what_mean	1 10
what_pay	4 25 13 -9
what_says	4 -17
what_think	4 11
what_will	7 -14
what_worth	4 12
what_you	2 14 4 21
whatever	0 -12 1 -19 3 25 4 18 7 19
whatever ,	2 17
whatever happens	7 11
whatever the	4 13 7 10
whatever you	4 14
whatever_$	2 8 3 24 5 9 7 14
whatever_does	7 10
whatever_says	4 8
whatever_think	4 14
whate…	0 -12 1 -19 3 25 4 18 7 19
whatsapp	1 8 4 -9
whatsapp ##	1 12
whatsapp :number	1 12
whatsapp_$	1 11
whatsoever	2 13 3 10
whatsoever ,	2 8
whats…	2 9 4 -13
wheel	2 16 8 8
wheelchair	0 -30 1 -24 2 13 3 -10 7 -15
wheelchairs	2 17
wheel…	0 -40 1 -36 2 25 3 -20 6 -13 7 -28
when	3 -22 5 24 7 -25 13 35
when :opinion	4 7
when :payer	4 7
when :seller	5 -14 6 -15
when :title	8 12
when it's	6 10
when the	6 13 8 -9
when they	13 9
when we	4 7
when you	3 -9 4 -23 5 28 7 -13 8 -9 13 22
when you've	8 12
when_$	3 -32 5 10 6 -18 7 -8 8 -8
when_arrive	13 23
when_come	5 13
when_had	8 18
when_has	6 13
when_leave	0 -7 5 32
when_look	8 18
when_up	0 8
when_view	4 -9
when_your	8 12
where	0 31 1 27 3 14 4 8 5 -54 6 -49 7 30 8 -9 14 22
where :clocktime	3 8
where :everyone	0 11 1 8 7 15
where :opinion	14 11
where :payer	4 11
where :seller	2 16 4 11
where everybody	7 9
where the	4 13
where there	1 25
where we	14 7
where_$	1 21 4 10 6 -14
where_can	2 9
where_conversation	4 23
where_go	6 -14 14 7
where_has	3 8
where_one	13 7
where_stand	13 7
where_start	4 8
where_work	0 16
where…	2 -11
whether	0 -9
whether a	1 8
wheth…	0 -9
which	0 -12 7 -13 8 -12 11 -9 12 14 14 -12
which $	4 38
which :codething	3 17 6 -8 7 -22
which :income	8 8
which :negation	7 23
which :number	2 7
which :openprice	6 10
which :opinion	2 -22 13 7
which :payer	2 -24
which :spelled	2 7 7 16
which is	3 17 6 -8 7 -22
which means	8 8
which no	7 17
which one	2 7
which to	6 10
which we	2 -20 13 8
which_$	4 -13 5 17 12 21 14 -9
which_after	2 7
which_do	2 14
which_out	1 9
which_tenant	2 10
which_there	3 9
which_why	3 15 8 9
which_will	6 12
which_you	4 -12
whichever	4 8
which…	4 8
while	1 -21 5 17 6 59 7 -23 8 9 12 7
while :opinion	5 20 13 -8
while :payer	5 20 12 9 13 -9
while :seller	5 28 12 8 13 -14
while the	6 7 13 10
while we	5 20 13 -7
while you're	6 21
while_$	6 33
while_be	13 7
while_can	6 10
while_still	6 23
whippet	3 7 14 9
whippet $	14 9
whipp…	14 8
whit_$	2 21
whitby	10 9 14 9
whitby ,	14 10
white	2 31 6 -13 7 -32 11 14
white ,	11 9
white :family	2 15
white :feething	1 19
white :nation	2 12
white :thing	1 19
white british	2 8
white carpets	1 19
white families	2 10
white goods	2 -16
white_$	2 15 11 15
white_white	11 10
white_would	2 14
whites	0 -8 2 20
whites :absolute	0 -7 2 21
whites :burden	0 -7 2 21
whites :onlyword	0 -7 2 21
whites :scarcity	0 -7 2 21
whites only	0 -7 2 21
who	0 25 2 11 4 30 5 7 6 24 10 -18 11 -61 13 7 14 -18
who :codething	2 12 6 9 7 -11 8 15
who :demanding	1 8 2 -22
who :hiding	0 -12 13 28
who :income	0 17
who :negation	2 7
who :opinion	2 13
who :paying	13 9
who :urgency	6 16
who :wanting	0 -21 1 8 2 -37 6 -27 8 -7
who :writeto	0 12
who are	0 17
who aren't	6 7
who can	0 -20 13 29
who could	7 9
who get	0 13
who has	2 13 8 37
who is	2 12 6 9 7 -11 8 15
who isn't	2 25
who likes	0 -10
who live	8 8
who lived	8 -28
who owns	0 13 1 9
who pay	0 11
who put	4 9
who sees	7 8
who signs	0 16
who waited	6 19
who would	6 10
who'd	2 27 4 15 8 9
who'd :wanting	8 10
who'd be	2 8
who'll	8 7
who'll be	8 13
who's	8 44
who's :disability	8 7
who've	1 8
who_$	0 -16 1 -24 3 -31 4 16 7 -25 13 -31 14 -24
who_by	8 10
who_can	0 7
who_down	13 13
who_first	13 7
who_has	1 14
who_have	8 8
who_help	0 10
who_job	0 9
who_kitchen	7 8
who_look	2 8
who_next	6 13
who_number	6 7
who_other	6 20
who_over	6 18
who_own	0 10
who_rent	4 -8
who_right	2 9
who_road	0 11
who_so	8 12
who_their	0 17
who_up	4 10
who_want	2 -11
who_week	8 11
who_will	0 -14 6 11
whoever	2 -20 4 16 6 12 8 -27
whoever $	0 -8
whoever :accepting	2 8
whoever :codething	6 12
whoever :councilpay	4 9
whoever :hiding	7 8
whoever :lifeword	7 11
whoever :payer	4 9
whoever :paying	4 9
whoever is	6 12
whoever lives	7 11
whoever pays	4 9
whoever takes	2 8
whoever_$	2 -9
whoever_flat	2 8
whoever_gets	4 8
whoever_here	7 11
whoever_most	4 33
whoever_must	0 7
whoever_stretch	4 8
whoev…	2 -21 4 16 6 19 8 -28
whole	0 -19 1 9 2 -25 4 -22 6 11 8 18 12 12 13 47
whole :building	7 -9
whole :longperiod	13 14
whole :period	13 21
whole in	6 10
whole of	6 7 7 22 12 16
whole_##	12 18
whole_$	1 21 8 11 12 15
whole_by	6 11
whole_one	13 13
whom	5 9
whose	0 30 1 26 3 8 6 -21
whose :child	1 22
whose :money	0 8
whose :rent	0 27
whose :return	0 30
whose money	0 8
whose rent	0 27
whose_by	0 10
whose_com	0 14
whose_come	0 7
whose_flown	1 18
whose_from	2 7
whose_has	1 10
whose_have	1 15
why	2 -7 3 29 8 19
why :opinion	8 8
why :payer	8 7
why :pet	3 7
why :seller	8 7
why we	8 8
wi	8 12
wi fi	8 16
wide	8 -11
wide ,	8 -13
wide :photo	11 7
wide lens	11 7
wife	2 13 4 7 8 7
wife $	2 7
wife ,	2 14
wife :codething	4 10
wife is	4 10
wife_$	4 9
wifi	8 33
wifi :codething	8 24
wifi :keything	8 17
wifi password	8 16
wifi_if	8 14
wigan	14 7
wigan ,	14 9
wil	6 12
will	2 19 3 19 4 27 5 -27 6 33 7 38 10 -62 11 -8 12 -9 14 -13
will $	7 14
will ,	8 11
will :absolute	6 -17 7 28
will :accepting	3 9 4 17 6 26
will :asking	2 17
will :demanding	0 22
will :denying	7 18
will :deterring	7 11
will :fairness	7 8
will :fixed	7 10
will :holiday	7 11
will :losing	1 8 6 29 7 -19
will :negation	1 -7 2 9 4 -25 7 8 8 -14 11 -19
will :newness	7 23
will :number	7 10
will :openprice	6 11 7 -13
will :opinion	2 7 7 -8 9 8
will :paying	4 13 7 8
will :promise	6 -15 7 31
will :return	7 8
will :scarcity	6 -19 7 12
will :spelled	7 8
will :time	6 20 7 21
will :wanting	0 24 6 -15 9 7
will :welcoming	7 28 9 8
will :writeto	6 -15 7 15
will be	0 -15 1 7 2 16 4 15 5 -10 7 -17 8 -14 14 -8
will bring	7 10
will come	7 19
will differ	11 9
will do	7 -24
will double	7 8
will get	6 -22 7 9
will go	6 9
will have	3 10 6 35 7 8
will knock	8 11
will love	9 8
will need	0 26
will never	7 18
will not	0 10 2 13 4 -13 11 -12
will put	4 7
will say	2 15
will stay	7 12
will still	6 14
will take	4 12
will you	0 10
will_##	4 7 7 14
will_$	0 -7 3 8 5 -35 6 40 7 -44 13 -7
will_answer	6 -13
will_ask	0 -9 2 7
will_before	6 9
will_buyer	2 11
will_by	4 9 7 35
will_charg	0 7
will_clear	7 14
will_consider	2 -12
will_days	6 -9
will_declin	2 7 4 -26
will_empty	7 14
will_first	1 8 3 8 6 -15
will_held	4 11
will_if	8 17
will_its	7 10
will_least	7 15
will_let	1 8 7 9
will_like	6 9 11 15
will_look	4 21
will_month	13 16
will_more	4 8
will_no	7 -7
will_noth	7 9
will_off	6 20
will_offer	1 12 2 13
will_one	11 8
will_over	6 7
will_pay	5 10
will_refus	0 -7 1 8
will_rent	6 7
will_saturday	4 11
will_sent	13 8
will_spr	7 8
will_teatime	6 11
will_than	6 -8
will_through	7 34
will_view	6 -11 13 10
will_when	6 13
will_year	7 9
will_you	6 -7 7 11 8 7
will_your	8 7
will_£##	6 9
willing	0 -7 4 15
willing :openprice	4 16
willing :opinion	4 16
willing to	4 16
willi…	0 -8 4 15
window	2 -13 4 -8 6 33 7 9
window $	5 14 6 8 7 7
window :keything	8 -7
window :negation	8 11
window and	7 7
window has	10 9
window in	6 10
window_$	6 19
window_been	11 15
window_have	11 15
window_shut	8 15
window_so	8 10
windows	11 7
windows with	11 7
windo…	2 -7 11 7
wing	4 9
wing :nearby	4 10
wing near	4 10
wins	4 13 6 13
wins $	4 10 6 13
winter	6 -20 7 -8
winter ,	4 9
winter :onlyword	12 8
winter_summer	4 10
winter_£##	4 11
wise	6 32
wish	3 7
wish_$	2 -11
with	0 8 1 18 2 17 3 9 5 -27 6 -9 7 -19 11 -13 13 17 14 -23
with ##	8 13
with $	0 8
with ,	11 7
with :absence	1 34
with :absolute	1 25 6 12 7 -12
with :accepting	0 8
with :asking	6 10
with :benefit	0 23
with :child	0 -38 1 34 2 -64 3 -45 7 -22
with :childless	1 15
with :childthing	1 24
with :clocktime	1 13
with :consent	10 7
with :councilpay	0 11
with :demand	2 -11 6 20
with :disability	0 -37 1 -17 2 25
with :everyone	2 13
with :faith	2 26
with :forename	8 22
with :healthword	0 -7 2 11
with :kin	1 -26
with :longperiod	0 11
with :losing	8 7
with :money	13 10
with :nearby	6 9
with :negation	0 -9 1 36 2 -28 6 8 8 -11
with :newness	7 10
with :number	9 9 14 -8
with :online	7 13 13 21
with :openprice	1 -12 4 10
with :opinion	7 12 13 18
with :payer	3 -31 5 9 7 29 13 29
with :person	0 20
with :pet	1 -10 2 -17 3 21
with :petpart	3 22
with :refusing	1 10 3 14
with :regretting	8 9
with :seller	3 -13 6 -25 7 25 8 13 12 -8 13 25
with :source	10 7
with :spelled	1 8 2 -16 4 -20 6 -19 8 -24 12 -10
with :thing	2 17
with :title	2 -18 8 29
with :work	0 17
with :writeto	3 -7 7 20 13 18
with a	0 30 3 -8 7 -24 8 -18 11 10
with an	1 -22 8 -11
with both	2 10
with children	1 -8
with dss	0 -9
with enquiries	6 11
with fur	3 9
with gym	6 10
with her	8 24
with housing	0 10
with it	7 17 11 20
with jobs	0 10
with kids	0 -8 1 28
with mental	2 9
with my	2 -7
with no	0 -11 1 17 2 -17
with nobody	1 23
with or	1 -11
with our	5 8 7 11
with out	1 10
with planning	10 7
with regret	8 9
with six	0 11
with someone	2 14
with the	0 18 1 -27 2 15 3 -21 10 -7 12 10 13 12 14 21
with this	7 24
with two	1 -16 3 9
with us	7 13 13 21
with you	2 7 3 19 7 -7
with your	3 17
with £##	13 12
withdrawn	6 9
withd…	6 8
within	0 -26 1 -24 3 -24 5 -35 6 12 7 17 13 -13
within #	6 16
within :age	7 14
within :clocktime	6 18
within :deadline	6 19
within :number	5 -17 7 18 12 -14
within :spelled	12 -7
within :work	6 19
within a	6 -38
within hours	6 19
within_$	6 7 12 -19
within_community	2 8
within_days	5 -10
within_hour	6 29
within_mil	7 21
within_mile	7 -11
within_week	6 -16
within_year	7 13
without	0 -21 1 -9 3 -10 4 14 5 -7 7 10 13 22
without $	1 13
without :absolute	7 11
without :everyone	7 9
without :fairness	7 7
without :kin	1 -16
without :pet	3 14
without :promise	7 21
without :safety	7 8
without a	7 -28 13 14
without children	1 -8
without dependants	1 9
without fail	7 9
without good	3 -11
without_$	0 -13 1 -8 2 -14 3 -15 6 9 7 21
without_reason	3 -21
without_we	4 7
witho…	0 -21 1 -9 3 -10 4 14 5 -7 7 10 13 22
witnesses	2 13
witne…	2 15
wk	9 10
woman	1 -13 2 25
woman_$	2 10
women	0 -12 1 -20 2 27 6 -22
women $	2 21
women_men	2 -19
women_we	2 -9
won't	0 27 2 24 3 17 6 22 13 -11
won't :absolute	7 15
won't :accepting	4 -11 6 -14
won't :asking	2 -8 4 11
won't :fairness	2 -8
won't :newness	7 7
won't :openprice	4 17
won't :preferring	2 12
won't :time	7 7
won't :writeto	6 19
won't be	1 21 2 16 3 10 6 -10 7 -7
won't do	0 9
won't ever	7 7
won't get	6 10
won't lie	6 13
won't say	4 15
won't sell	2 10
won't_$	2 15 3 11 6 11
won't_another	6 7 7 7
won't_around	6 23
won't_consider	2 29
won't_no	4 15
won't_one	0 8
won't_taken	0 9
won't_you	6 -13
wooden	3 16
woof	3 16
word	2 -19 6 21 7 29 14 12
word $	7 12
word_$	14 7
words	0 12 8 -9
words ,	0 8
work	0 49 2 -23 3 -21 6 -19 12 -8
work $	8 8
work ,	0 9 1 -9
work :absence	0 -18 4 9
work :absolute	1 9
work :burden	1 7
work :condition	8 7
work :onlyword	1 8
work :refusing	4 9
work :scarcity	1 9
work only	1 9
work out	4 9
work_$	0 25 5 -41 8 -18 9 7
work_fami	8 8
work_i	0 22
work_if	0 17
work_like	0 16
work_morn	0 8
work_one	13 18
work_only	0 18
work_out	0 -31
work_over	4 7
work_people	0 -16
work_so	7 8
work_student	13 7
work_tenant	7 8
worked	7 14
worked for	7 8
worker	0 15
worker $	0 20
worker_##	0 15
workers	0 35 2 -8
workers ,	0 8
workers :absolute	0 16
workers :burden	0 14
workers :onlyword	0 22
workers :scarcity	0 15
workers only	0 16
worke…	0 34 2 -9
working	0 27 1 -13 2 -18 5 -27 6 -41 7 -39 8 -56 11 -8 13 -25 14 -11
working :childless	0 20
working :kin	0 26
working :number	0 13
working :openprice	0 -11
working :person	0 56 2 -36
working :sex	0 23
working :thing	0 -17
working couple	0 14
working fireplace	0 -13
working tenants	0 9
worki…	0 27 1 -13 2 -18 5 -27 6 -41 7 -39 8 -58 11 -8 13 -25 14 -11
works	0 -55 6 -12 8 -7 13 10
works $	0 -22 8 -15
works :absence	8 9
works :clocktime	8 7
works for	13 7
workshop	6 9
workshop_$	6 10
works…	6 9
workt…	2 -15
world	6 9 7 14
world class	7 16
world cup	8 14
world's	7 21
world's :superlative	7 8
world's comfiest	7 14
world_$	7 33 8 10
world…	7 21
worry	0 15
worry_$	0 7
worth	4 29 7 12 13 8
worth ,	7 8
worth :openprice	4 11
worth :opinion	4 10
worth to	4 11
worth_month	4 12
worth_you	4 9
would	0 8 1 22 2 32 3 7 4 14 5 -26 6 -8 8 -17 10 -12 12 17 14 -14
would :accepting	3 12 4 7
would :demanding	1 15 2 -7
would :disability	0 8
would :feething	4 15
would :income	0 -12 4 23
would :losing	3 8
would :negation	0 -29 2 -12 3 -22 11 -8
would :online	0 15 2 8
would :opinion	0 14 2 27
would :payer	2 7
would :paying	4 16
would :preferring	1 -27 2 13 4 -17 7 -8
would :wanting	4 7 8 -9
would :welcoming	4 9 6 11
would be	1 23 7 -16 8 -8 12 18
would find	0 15 2 8
would go	3 8
would have	0 14 3 13
would like	6 -11
would need	1 12
would not	0 -25 2 -12 3 -14 11 -7
would pay	0 -12 4 19
would rather	8 7
would suit	0 -7 1 -56
would they	2 17
would want	0 8
would we	2 7
would welcome	4 15
would wish	2 7
would you	2 -17 4 12
would_#	11 9
would_$	2 18
would_ask	8 10
would_before	3 11
would_choice	2 7
would_couple	1 -21
would_fami	1 7
would_fine	2 13
would_fit	8 7
would_flat	11 9
would_go	4 18
would_good	2 -8
would_have	2 -19
would_mind	2 -17
would_no	1 12
would_not	2 -25 8 9
would_one	1 13
would_our	2 7
would_over	6 10
would_owner	1 10
would_pay	4 18
would_prefer	2 -12
would_proposal	4 13
would_put	3 8
would_see	2 12
would_single	2 9
would_somebody	1 8
would_stay	2 16
would_tenant	0 -8 2 -8
would_two	2 10
would_unlawful	2 -13
would_we	1 12
would_who	2 -15
would_you	6 10
wouldn't	0 -27 1 7 6 14 7 18
wouldn't be	1 15
wouldn't_$	2 -10
wouldn't_fair	1 11
would…	0 -27 1 7 6 14 7 18
write	3 -30 6 -7 7 -13 8 -25
write :openprice	14 8
write :opinion	14 8
write to	14 8
writing	2 -15 3 -24 6 -19 7 -13
writing $	3 -13
writi…	2 -15 3 -24 6 -19 7 -13
wrong	2 -27 7 19
wrong_$	2 -7
www	14 13
www $	14 9
x	3 10 13 20 14 27
x #	13 9
x $	3 13
x ,	14 18
x :number	13 9
x_$	8 -19 13 16
xx	12 9
xx $	12 9
y	1 8 8 36 11 13
y $	1 14 8 7
y ,	8 7
y_$	1 14
yale	8 28
yard	1 -25 2 -23 4 -10 6 -38 7 -48 8 -46 11 -11
ye	0 14
ye'll	6 24
ye'll :demanding	6 12
ye'll :wanting	6 12
ye'll need	6 12
ye'll_tae	6 10
ye've	6 19
ye_$	0 9
year	4 -38 6 -28 7 11 8 18 10 -39 11 -8 12 50 13 32
year $	12 17
year ,	3 7 7 15
year :age	1 11
year :burden	12 14
year :denying	1 11
year :deterring	13 9
year :negation	12 9
year :seller	8 7
year :title	1 11
year and	12 13 13 13
year in	13 7
year of	8 18
year old	1 11
year on	13 9
year we	8 8
year's	5 -13 12 9
year's :record	12 10
year's :rulesplace	12 10
year's :utility	12 10
year's lease	12 10
year_$	1 12 6 -10 9 -32 11 -8
year_fire	8 9
year_from	13 9
year_great	8 9
year_it's	11 10
year_month	13 -10
year_rent	12 21
year_so	13 9
year_table	13 12
year_then	12 8
year_time	13 -13
yearly	13 15
yearly $	13 13
years	0 -10 5 -18 6 -12 7 15 9 -23 11 10 12 -11 13 -14
years $	0 -13 1 -8 9 -12
years ,	8 7
years :denying	11 19
years ago	11 12
years and	0 -7 1 10
years of	1 11
yeild	7 10
yer	1 7 6 18
yer_$	6 15
yes	0 -36 1 -26 3 -34 4 -10 5 -26 7 18 8 -51 14 -33
yes $	0 -42 7 -8 14 -9
yes ,	1 -34 3 -12 8 -9
yes :deadline	6 7
yes :newness	6 7
yes :openprice	7 13
yes_$	1 -36 3 -17 7 16
yes_have	1 7
yes_yes	0 -14
yesterday	6 35
yesterday $	6 28
yeste…	6 35
yet	3 -19 10 13 13 10
yet $	6 9 10 8
yin	6 17
yins	1 14 3 11
yoga	8 9
york	7 11
yorkshire	7 17
yorkshire $	7 17
yorks…	7 17
you	0 -19 1 -30 5 43 6 21 7 29 8 -8 9 -11 10 -42 11 -20 12 -10
you $	0 8 1 7 2 21 3 12 5 15 6 27 11 -20 13 -24
you ,	1 20 7 -25 14 20
you :absence	2 19 3 -11 5 36 8 -16
you :absolute	7 11
you :accepting	2 -15 3 -13 4 7 7 18 13 -8
you :advance	5 -14 6 -22 8 -30 13 -12
you :asking	1 25 2 7 3 8 5 -13 7 -26 8 -22 14 11
you :burden	1 -12 5 15 6 -9
you :consent	7 8
you :deadline	6 -38 7 -27 9 -15 11 -7 12 7
you :demanding	1 -28 2 -16 3 16 7 -9 8 19 13 -19
you :denying	0 -7 1 -11 7 26
you :deterring	3 17 4 -27 5 -9 6 -28 8 -16 13 -11
you :disclaimer	3 10
you :fairness	3 18
you :feething	4 -9 5 -8 6 -30 8 -22 13 -12
you :hiding	4 20 5 -9 8 8 9 8
you :income	7 -8
you :losing	0 -25 6 18
you :money	6 14
you :negation	1 -41 4 -12 5 -10 7 27 8 10 11 -22 12 15 13 -23
you :number	7 9
you :onlyword	2 -8 6 16
you :openprice	4 -17 7 -24
you :opinion	2 -20 4 16 7 -7
you :paying	6 -20
you :phone	6 9
you :preferring	4 -18
you :promise	1 -18 2 -34 3 -30 4 -49 5 13 7 16 8 11 12 17
you :refusing	2 21
you :rulesplace	6 9
you :scarcity	4 13
you :spelled	8 -27
you :urgency	0 -13 5 -18 6 18 13 -12
you :wanting	0 -48 1 -88 2 -23 5 -15 6 -21 8 21 11 -40
you :welcoming	6 -29 7 -20
you :work	0 9
you :writeto	4 -22 6 -45 11 10
you a	5 10 7 12
you and	0 -7
you are	2 -16 4 8 6 -24 7 32
you arrive	13 10
you ask	3 12
you at	8 -19
you better	6 7
you build	7 15
you buy	5 20
you can	4 21 5 -7 8 9 9 8 14 7
you can't	6 -13 7 -7 8 14 12 17
you cannot	6 10 7 10
you choose	4 21
you come	6 -24 7 -11
you could	4 19
you do	0 26
you don't	0 9
you get	2 -12 4 -37 5 -13 6 -21 11 11
you go	5 14
you had	6 7
you have	4 -38 5 7 6 7 7 14
you hear	2 7
you in	8 16
you keep	3 9
you kick	2 13
you know	13 8 14 18
you leave	5 42
you like	2 -60 6 -36 11 -16
you live	7 15
you lose	5 -10 6 15
you may	6 -27 12 9
you might	13 13
you move	5 -11 6 -28 8 -12 13 -12
you must	5 9
you need	0 -10
you out	2 21
you own	3 12
you pay	7 -7
you read	6 7
you reserve	6 9
you ring	6 14
you run	6 9
you see	4 -27
you snooze	6 15
you stand	13 8
you the	1 7
you think	4 36
you to	2 -7 4 -30
you view	4 -8
you want	0 -15 1 -10 2 -56 5 -7 8 20 14 12
you went	2 9
you were	2 12
you will	2 -15 3 -33 4 -32 6 8 7 10 13 9
you won't	0 -12 1 -10 7 19
you work	0 10
you would	4 14
you'd	0 -24 8 11 11 -24 12 16
you'd :accepting	3 9
you'd :income	4 10
you'd :paying	4 9
you'd :preferring	14 10
you'd :wanting	4 -8 6 -28
you'd :writeto	6 11
you'd be	0 -15 2 11 6 -20 8 8 12 18
you'd like	6 -10
you'd pay	4 10
you'd rather	14 10
you'd_$	0 -10 4 14 7 -25
you'd_better	2 12
you'd_month	4 16
you'd_one	8 7
you'd_pay	5 10
you'd_£#	5 9
you'll	3 10 4 -10 5 14 7 36
you'll :absolute	7 16
you'll :accepting	6 12 8 14
you'll :demanding	2 19 6 -20
you'll :denying	7 11
you'll :negation	7 23
you'll :newness	7 12
you'll :online	7 -11 8 14 11 14
you'll :opinion	8 13 11 14
you'll :paying	7 -16 8 14 11 14
you'll :promise	7 15
you'll :scarcity	7 11
you'll :wanting	2 26 6 -26
you'll :welcoming	7 11
you'll :writeto	6 -11
you'll be	0 8 5 8 6 7 7 16
you'll find	7 -11 8 14 11 14
you'll get	6 -11
you'll have	6 15 8 14
you'll need	2 13 6 -9
you'll never	7 11
you'll want	1 7
you'll_$	2 -11 6 -18
you'll_back	7 19
you'll_if	6 23
you'll_read	6 10
you'll_somewhere	1 7
you'll_why	3 7
you're	1 -7 2 13 6 14 8 -25 12 18 13 15
you're :clocktime	0 10
you're :disability	2 -7
you're :income	2 9
you're :jobless	0 13
you're :negation	2 15
you're :openprice	0 9 5 7
you're :spelled	6 8
you're between	0 10
you're not	2 15
you're seeing	10 10
you're the	6 17
you're_$	6 21
you're_long	2 8
you're_not	2 20
you're_who	6 16
you've	0 -8 4 -9 6 22 8 8 11 -11 13 -7
you've :advance	13 -9
you've :fixed	13 -12
you've :openprice	6 28
you've about	6 16
you've got	3 10
you've had	8 12
you've signed	13 -12
you've_$	0 -7 2 -13 3 -11 13 -19
you've_look	8 12
you've_your	8 13
you_$	0 -10 1 -13 2 -15 4 -8 5 10 7 -7 8 -36 9 -22 10 -45 11 -15 12 -28 13 -18
you_afford	6 25
you_after	6 -17
you_ahead	13 8
you_already	6 15
you_alway	4 10
you_another	7 8
you_any	3 8
you_anywhere	7 9
you_ask	3 -9 5 7
you_baby	1 14
you_before	6 17
you_better	7 11
you_bid	2 8
you_box	0 12
you_but	1 15
you_buy	7 8
you_cat	3 -9 5 8
you_certain	7 21
you_chance	6 9
you_delay	6 15
you_door	8 9
you_drift	3 8
you_ever	7 10
you_every	7 7
you_fair	4 8
you_far	7 9
you_find	7 9
you_first	6 -8 14 7
you_five	2 14
you_flat	1 7 3 7
you_front	4 10
you_gate	8 -7
you_get	2 -15 7 9 8 10
you_gues	2 7
you_have	0 -16 3 -12 7 8
you_here	0 -12 2 12
you_home	6 25
you_how	4 18
you_idea	11 21
you_if	0 8
you_into	7 7
you_keep	3 -17
you_key	8 9
you_keys	8 -10
you_kids	0 12 1 23
you_leave	12 7
you_liv	0 13
you_look	3 20
you_manage	4 8
you_may	11 23
you_mean	2 8
you_month	4 22
you_more	8 8
you_much	3 15
you_my	3 7 5 10
you_need	0 12
you_never	7 21
you_no	3 16
you_not	2 -36
you_once	13 12
you_one	1 -27 6 21 7 7 13 12
you_only	6 11
you_our	7 18
you_out	0 -12
you_over	4 -15 5 12
you_pay	4 16
you_permission	7 19
you_pet	3 10
you_pictur	11 -14
you_pip	0 7
you_referenc	5 -11
you_rent	7 17 13 -24
you_rest	14 9
you_round	8 9
you_see	0 -9 6 -28 7 -8 8 9
you_settle	2 7 5 9
you_sign	13 9
you_so	7 15
you_spr	7 7
you_stand	13 7
you_thing	4 14
you_tim	2 13
you_too	6 8
you_up	0 -8
you_us	5 17
you_used	8 13
you_want	4 10
you_we	0 8 1 13
you_where	6 -11 13 7
you_which	2 8 4 25
you_word	7 18
you_year	13 16
you_you	2 -12 6 19
you_your	0 11 5 -27 6 -17 7 -8 12 8 13 -32
you_£#	5 40
young	1 34 2 -9
young :family	2 -19
young :kin	2 -20
young :sex	2 11
young family	2 -13
younger	1 30
youngest	1 10
youngsters	1 18
youngsters $	1 8
young…	1 58 2 -20 3 -7
your	0 15 2 15 3 11 4 15 5 18 6 15 7 37 9 13 11 -9 13 16 14 -36
your :absence	0 8
your :accepting	13 9
your :advance	12 11 13 -10
your :asking	1 18
your :benefit	0 -27 13 13
your :bid	4 19 6 10
your :child	7 50
your :deadline	4 17
your :demand	1 17
your :deterring	8 8
your :disability	8 8
your :disclaimer	0 -18 1 -23 7 -26 8 -8
your :dislike	1 13
your :family	0 9 1 -7 3 19 7 9 8 -14
your :fee	4 9 5 33
your :feething	13 29
your :fixed	9 17 12 8
your :holiday	9 16
your :jobname	8 14
your :kin	0 17 1 -24 3 18 7 26 8 -20
your :money	7 13
your :newness	0 9 6 -48 12 9
your :offerdeal	4 17
your :online	3 8
your :openprice	2 7 4 26 13 13
your :origin	2 39
your :payer	5 10
your :paying	13 -9
your :period	9 10
your :phone	1 12 4 8
your :photo	1 9
your :preferring	4 17
your :ranking	7 -14 12 8
your :rent	0 24 5 7 7 -8
your :return	0 29 4 -14 6 -27 7 12
your :room	7 9 8 15
your :superlative	4 18 7 -30
your :thing	8 10
your :title	4 -7
your :urgency	6 -21
your :utility	7 12
your :wanting	3 8 8 12
your :work	0 24
your :writeto	1 15
your application	2 12 4 9 13 23
your breath	3 7
your car	7 20
your child	7 21
your children	1 -8 7 8
your cost	5 12
your credit	13 19
your dog	3 -10
your enquiry	1 19
your family	2 9
your first	6 -8 12 10
your flat	1 9
your key	8 18
your last	6 7
your little	1 7
your mates	6 11
your maximum	4 18
your message	1 15
your money	7 16
your mum's	3 13
your nationality	2 15
your own	1 -20 6 -16 7 -15 8 -7
your plans	1 10
your price	4 11
your rent	0 25 7 -7
your savings	5 10
your skates	6 10
your time	6 -32
your way	0 10
your work	0 10
your_#	11 9
your_##	4 8
your_$	1 -23 2 -39 4 12 5 8 6 -14 7 -18 8 19 9 17 10 -8 11 -11 14 -16
your_accept	13 7
your_back	7 8
your_but	6 10
your_cat	3 7
your_clear	7 8
your_gets	6 8
your_have	1 9
your_here	1 7
your_i	0 15
your_it'll	5 10
your_leave	6 11
your_liv	6 9
your_matter	2 7
your_me	4 8
your_month	4 13
your_name	0 7
your_neighbour	8 7
your_once	6 -7
your_over	2 10
your_rent	5 -7 13 10
your_stay	9 -17
your_sure	7 15
your_then	0 9
your_want	0 14
your_we'd	0 19
your_will	3 10 6 -21 7 40
your_would	1 18
your_year	12 20
your_yes	3 8
your_you	1 8 2 14 6 8 8 -18
your_£#	5 36
yours	0 -29 2 -23 3 -23 4 15 5 9 6 9 11 8
yours $	2 -7 4 17 6 13
yours ,	4 7
yours :negation	1 13
yours :openprice	6 -16 8 12
yours :opinion	6 -12 8 14
yours to	6 -11 8 14
yours would	11 9
yourself	0 7 3 7 5 -16 6 29 8 17 13 7
yourself :burden	6 17
yourself in	8 12
yourself the	3 10
yourselves	6 7
yourselves $	6 10
yours…	3 7 5 -19 6 37 8 26
youtube	14 13
youtube_$	14 8
youtu…	14 13
yrs	10 7 11 17
yrs ,	10 8
yrs_$	11 7
ysgol	7 10
zero	2 -12 14 15
zero $	7 -29
zero ,	8 8
zero :dislike	7 13
zero :number	14 14
zero :safety	7 9
zero :spelled	14 14
zero_$	7 7
zero_one	14 14
zone $	1 8
~#	1 -9 2 -30 3 -28 4 -26 6 -9 8 45 11 17 12 13 13 8 14 -16
~##	0 -22 1 -58 2 -45 3 -8 4 23 5 -24 6 -85 7 -44 10 -29 11 -36 12 10 13 -45 14 47
~$	0 -33 1 -29 2 -35 3 -28 4 -18 5 -32 6 -19 7 -30 8 -40 9 -16 10 -45 11 -41 12 -35 13 -49
~%	5 18 7 38 8 -11 13 -11
~+	1 10 4 24 13 25
~,	5 -11 7 -17 9 14 12 -8 14 20
~12m	12 37
~12th	8 12
~16s	1 16
~18s	1 10
~1k	4 17 5 15
~1st	2 16 4 -10 5 -27 10 15 13 -23
~1yr	12 16
~55s	1 -11
~5pm	4 8
~6mth	12 15 13 27
~6pm	14 15
~96o	14 21
~9oo	14 46
~=	0 21 2 12 5 7 14 -9
~^	0 -33 1 -29 2 -35 3 -28 4 -18 5 -32 6 -19 7 -30 8 -40 9 -16 10 -45 11 -41 12 -35 13 -49
~a	1 -10 2 7 6 -9 8 -28 11 9 14 -22
~able	7 9 13 15
~about	0 -45 1 -9 3 -14 4 -53 6 39 7 -14 8 18 10 -21 11 18 14 -25
~above	0 11 1 9 2 -17 4 15 5 -16 6 -26 7 -23 8 -8 13 -14 14 -7
~absolute	0 9 3 16 7 18 10 11
~academic	13 10
~accent	2 31
~accept	0 16 1 17 2 26 4 12 6 -18 13 21
~acces	2 -19 8 16
~accident	8 9
~according	4 15
~account	0 -28 4 -7 13 28
~accurate	11 21
~acros	2 -7 8 20
~act	6 21
~action	6 11
~actual	1 -8 2 -7 11 26
~ad	1 8 2 13 3 -8
~adam	2 11
~add	4 22 5 24 10 18 11 10
~addition	10 11
~addres	1 21 7 10 14 20
~address	7 12
~adhd	2 18
~adjoin	8 9
~admin	4 -17 5 21 7 -7 13 -8
~administration	5 7
~adult	0 11 1 63 2 -89 6 -56 7 -58 8 -10 9 8 13 -22 14 -9
~adv	12 -9 13 49
~advance	0 -14 2 -9 3 -12 4 -44 5 -12 6 -42 7 -44 8 -35 12 -35 13 23
~advert	0 -8 1 -18 3 -15 4 -24 7 -33 8 -11 10 7
~advertis	4 27 6 -27 7 -24 10 33 13 -19
~advice	6 9
~advise	4 11
~affect	2 9
~afford	6 24
~affordability	13 7
~affordable	0 -21
~afore	6 7
~afraid	0 10 1 9 3 8 6 -18
~african	2 18
~after	0 -18 1 -20 6 19 9 -22 12 23 13 -37 14 16
~afternoon	1 21 6 18
~again	1 10 2 12 5 16 6 -22 7 10 10 -11
~against	3 -7 4 -9 5 12 13 -11
~age	1 22 2 -9 3 -14 8 -9
~agency	5 13 14 17
~agent	2 -43 5 17 13 -15
~ago	11 23 13 -7
~agre	4 -9 6 10
~agree	4 9 7 12 11 10
~agreement	4 -13 5 -25 6 -15 13 28
~ah	4 18
~ahead	4 -16 6 18 13 32
~aim	0 11
~aint	1 9
~air	7 34 8 -15
~airbnb	9 16
~alarm	2 -9 4 -11 5 -22 7 -11 8 24 13 -19 14 -14
~alcoholic	8 13
~alfie	8 7
~alike	1 -19 2 -14
~all	0 -29 1 -20 3 -10 5 -33 7 -10 8 7 10 -11 11 -15 14 -15
~allergic	3 20
~allergy	3 7
~allow	0 -31 2 -15 3 14 6 -16 13 -15
~allowance	0 10
~alone	8 17
~along	6 -26 7 -12
~aloud	3 17
~already	2 -20 6 76 7 -23 8 -37
~also	3 7
~alternate	1 9
~alway	1 -27 3 13 4 11 6 -46 8 12
~am	3 -8 4 12 14 8
~amaz	7 10
~ambulance	8 8
~an	1 -7 2 -8 3 10 4 11 6 -20 10 11 13 -8 14 -25
~and	0 -28 1 -7 3 -16 4 -38 5 -26 6 -13 7 -21 8 25 10 -11 12 -42 14 -21
~andrew	9 7
~animal	0 -32 1 -7 2 -38 3 91 5 -9 6 -34 7 -39 8 -15
~annexe	1 -7
~annual	5 9 13 14
~another	2 48 3 17 4 15 6 28 8 -27 12 9
~answer	0 24 1 -9 2 9 3 23 4 -30 6 -28 7 -19 8 -11 9 -7 13 -14
~antidepressant	8 8
~any	0 16 1 19 2 -14 3 12 4 -16 6 -13 8 -36 10 10 12 -33 13 -20 14 16
~anybody	0 9 2 10 4 -18 6 -41 7 31
~anyone	0 9 2 14 5 -18 7 7 11 -28 14 -9
~anyth	0 10 2 -39 3 23 4 10 6 9 7 -8 8 -9 13 -7
~anyway	1 -7
~anywhere	2 -12 6 -24 7 23
~apart	1 17 8 11
~apartment	6 18 9 22
~app	2 16 4 -10 5 16 7 -58 13 -39 14 35
~appear	11 23
~appli	2 15
~applicant	1 -30 4 14 7 -58 8 -43 11 -21 12 -35
~application	0 42 2 10 3 14 4 14 6 -31 7 -14 13 12
~apply	1 17
~appointment	6 -13
~approach	4 18
~approx	4 14
~approximate	5 7
~april	13 12
~are	0 -16 3 16 6 20 7 -9 9 -15 10 -31 11 55 12 -52 13 -16 14 -42
~area	0 -12 1 -8 2 9 8 -8
~aren't	1 16 2 11 3 25 7 -19 11 10
~arithmetic	1 9
~around	0 -16 2 -15 6 26
~arrear	0 21
~arrival	13 18
~arrive	9 7 13 29
~artist	1 11
~as	0 -33 2 13 3 -8 5 -50 6 -13 7 25 9 -37 13 9
~asian	1 -17 2 25 8 7
~ask	2 -14 3 -11 5 -15 6 -22 7 -18 9 -11 10 -48 11 -37 12 -12 14 -7
~asks	2 14 13 -19
~asleep	8 21
~assess	4 11
~assistance	0 20
~assur	7 34 12 29
~ast	0 9 12 78 13 -18
~asthma	7 14 8 11
~at	0 -18 2 -34 4 10 6 12 7 -14 8 22 9 27 10 -27 11 -23 12 10 14 12
~ate	3 14
~attic	8 13
~attract	5 12 6 8
~august	6 -47
~auld	8 8
~aunt	8 -15
~authority	0 13
~autumn	13 14
~avail	6 -13
~available	2 -27 4 7 7 -17 8 -30 10 13
~avoid	2 11 6 16
~await	4 14
~award	0 10
~away	1 -38 7 -46 8 -19
~aye	0 7 3 11
~b	0 25 2 -8 6 26 9 16 11 8
~bab	1 16
~baby	0 -12 1 52 2 11 3 -9 4 -18 6 -19 7 -22
~back	0 -16 1 -34 3 -8 4 -29 5 19 6 -32 7 31 8 20 10 -43 11 -8 12 23 13 -33
~backward	8 22
~bad	8 36
~badge	2 14
~bag	6 9 7 25
~bairn	1 23
~bak	8 21
~balcony	1 11 2 -19 8 -11
~ball	1 12
~balloon	6 10
~band	0 13 1 -19 2 -37 6 -11 7 -11 14 -16
~bank	0 25 4 -49 5 -14 13 21
~banker	0 13
~bann	3 16
~bans	3 -7
~bar	0 -18 1 -21 3 -20 6 -16 7 8
~bargain	6 26 7 23
~bark	3 8
~barker	3 15
~base	9 14
~basement	8 16
~basket	1 9 8 11
~bath	2 -16 4 -11 6 9 7 19 8 -8
~bathroom	0 -8 1 -38 4 -14 6 -44 7 -11 8 -25 10 -13 14 -8
~bay	2 -30 8 -46
~be	0 31 1 23 2 23 3 9 6 61 7 -27 9 -32 10 -30 11 42 12 18
~beach	3 -8
~bear	2 -20 4 9
~beard	2 15
~bearsden	8 9
~beat	6 19 7 40
~beautiful	7 16
~because	0 -12 3 10 4 -10 8 12 11 7
~becom	12 9
~bed	4 7 6 14 10 23 13 -11
~bedroom	0 -34 3 -28 4 -39 5 -15 6 -22 7 -23 10 -14 13 -17
~beds	9 15 12 13
~bedtime	1 19
~been	0 26 1 -27 3 -11 4 -37 6 24 7 -11 10 19 11 27 14 -53
~before	0 15 3 19 4 -42 6 9 7 -32 10 33 12 12 13 8
~begin	11 7 13 -10
~beginn	13 25
~begun	6 8
~behaviour	1 7
~behind	1 8 8 14
~believer	2 17
~bell	7 -18 8 11 14 -26
~below	0 -24 1 24 2 -36 5 -12 6 -41 11 -10
~ben	0 11 8 9
~bench	8 12
~beneath	1 9
~benefit	0 30 1 -60 2 -55 3 -48 4 -33 5 -46 6 -56 7 -41 8 -49 11 -21 12 -15 13 -33 14 -26
~best	0 -11 1 8 3 -22 4 -8 6 -12 7 7 8 -41
~better	2 28 4 25 5 -9 6 30 7 29 8 -33
~between	1 -28 4 12 5 -17 6 -31
~beyond	6 17 7 21
~bi	2 19
~bid	4 32
~bidd	7 -8
~bide	1 11
~bids	2 -8 4 41 6 -12
~big	0 -18 2 -27 3 9 7 -27 8 20 9 -10 13 9
~bigger	11 16
~biggest	7 -12
~bik	1 -39 2 -10 8 -23
~bike	1 -14 2 -15 7 -10
~bill	3 15 4 -48 6 -10 8 -33 12 -7 13 11
~bin	0 19 8 14
~bins	6 -48 8 -47
~bird	6 23 8 21
~birth	2 10
~birthday	8 9
~bit	0 -23 1 -18 3 -20 4 46 7 -42 8 25 11 15 14 29
~bite	6 17
~biter	1 7
~black	9 7
~blame	6 10
~blind	1 -11 2 42 8 13
~blink	6 31
~block	1 11 3 -11 8 -25 13 15
~blok	2 21
~bloke	2 9
~blue	1 -11 8 -7 14 10
~board	6 13 7 -11 8 -21
~boat	8 13
~bodi	2 14
~body	3 11
~boil	6 18
~boiler	1 -18 4 -14 6 -33 7 -13 8 -11 10 -24 12 -37 13 -45
~bolt	8 -12
~bolthole	9 15
~bond	5 -8
~bonfir	8 11
~book	2 -16 4 -40 5 11 6 15 8 -24 9 30 10 18 13 -16 14 11
~booking	14 16
~boot	3 -17
~born	0 7 2 56 6 -9
~borne	5 10
~borrow	11 14
~both	1 -8 4 -26 5 -20 6 -46 7 -13 11 -11 12 -9 14 -14
~bother	1 -32
~bottom	14 7
~bought	0 -9 5 13
~bound	7 22
~bowl	1 7
~box	0 13 1 -36 5 -23 7 -14 8 29
~boy	1 8 8 17
~boys	1 23
~br	0 -13 2 -17 3 17
~brave	1 11 6 16
~brazilian	2 9
~breach	3 10
~break	1 -27 9 42 12 18
~breakdown	8 15
~breaker	1 14
~breakfast	6 14 9 9
~breath	3 15
~breed	3 11
~brew	0 26
~brigade	2 9
~brighton	7 18
~bring	1 9
~brit	2 34
~britain	7 36
~british	0 -17 2 8
~bro	7 7
~broadband	0 -23 6 -18 8 -17 12 -26 13 -16
~brochur	6 22
~broke	8 12
~broken	1 12
~broker	5 13
~broo	0 42
~brood	1 16
~brother	1 -7 2 35 6 7 8 -14
~browser	14 11
~bru	0 17
~brush	11 7
~budget	4 13 5 12
~buggy	1 39 2 8
~build	0 -13 1 22 4 -20 5 -14 7 39 8 -22 10 -15 14 25
~builder	11 20
~building	3 11
~built	1 -16 2 -11 4 -12 6 -10 8 -58 10 -12 14 -18
~bum	6 23
~bump	1 13 2 41
~bunk	1 -24
~burglar	7 30 8 21
~burglary	7 15
~burn	6 19
~burnt	0 9
~buroo	0 8
~bus	1 -31 2 -30 4 -26 5 -18 6 -23 7 -9 8 -19 9 -23 13 -20 14 -44
~busines	0 -25
~bust	8 18
~busy	9 -13
~but	1 18 2 9 4 14 8 8 14 -11
~buy	4 -13 5 53 7 34
~buyer	2 20 6 69 8 -45 10 -27
~buys	5 7
~buzzer	8 21
~by	1 -22 2 -18 3 -19 4 11 5 18 6 8 7 -15 8 -16 9 33 11 7 12 -15 13 -9 14 -17
~bypas	8 9
~c	7 -36 8 19 14 -16
~cabin	9 11
~cafe	2 -11
~cag	3 -9
~calendar	13 -10
~call	1 12 2 -25 3 -9 5 8 8 26 14 23
~caller	6 15
~calm	1 9
~came	8 -22 12 -16
~camera	8 17 11 21
~can	1 -16 5 -70 6 -35 7 30 8 -27 9 17 10 -31 11 -16 13 23
~can't	1 32 3 24 4 -9 7 -18 8 17 12 10
~cancer	8 25
~candlema	13 9
~cannot	2 -38 3 8 6 20 7 22
~cap	0 10
~car	0 -10 1 -16 2 -18 5 -27 7 23
~caravan	7 7 8 20 9 15
~career	0 21
~carer	2 10 8 -12
~carol	8 16
~carpet	1 36 3 21 5 19 6 -21 8 -15 10 -14 11 10 13 -18
~carri	10 8
~carry	7 7 8 -7
~cars	8 -9
~case	3 -11
~cash	4 -8 5 15 6 16 13 29
~cast	7 18
~cat	0 -16 1 -36 2 -43 3 9 5 21 6 -26 8 -7
~catch	6 14
~catchment	7 10
~catholic	0 -13 2 32 6 -19 7 -20
~cats	2 -55 3 26 6 -11 8 -13
~cause	2 11
~cent	7 32
~centre	0 8 1 -13 2 -26 7 -14 8 -18
~century	7 24
~cert	7 9
~certain	1 -15 2 8 7 64
~certainty	7 32
~certificate	5 14 8 -10
~ch	1 19
~chain	2 -10 3 -14 7 -10
~chair	1 8 2 11
~chanc	4 14
~chance	6 47
~chang	6 -19 7 -12 11 20
~change	2 20 7 9
~changeover	9 16
~channel	14 12
~chap	8 17
~chapel	2 12 7 -18
~charg	1 -20 4 -16 6 -20 8 -14
~charge	0 -17 2 -22 3 -27 4 -49 5 11 6 -7
~charm	0 7
~chat	8 7
~cheap	5 13
~cheaper	7 13
~cheapest	7 19
~check	0 -35 1 -44 3 -23 4 -62 5 28 6 -71 7 -34 9 20 12 -15
~cheeky	4 8
~chef	8 9
~chemo	8 20
~chequ	0 9
~cheque	0 10 13 16
~chequebook	6 14
~cherry	6 7
~chest	7 7
~child	1 47 2 -46 3 -40 4 -24 6 -27 7 7 8 -25
~childcare	1 7
~childfree	1 16
~childles	1 60 2 -21
~children	0 -17 2 -48 3 -23 4 -50 5 -15 6 -46 8 -53 11 -38 12 -8 13 -27 14 -23
~children'	1 20
~chim	6 -7
~chimney	5 10 8 -11 13 -15
~china	2 8
~chinese	2 20
~choice	2 12
~choos	2 7
~choose	4 27 5 -18 6 -11
~choosy	2 10
~chop	6 31
~chosen	2 16
~christian	1 -14 2 29
~christma	9 16 13 16
~chunk	13 9
~church	1 -12 2 16 6 -21 7 -29 8 -27
~circl	6 23
~circumstanc	1 -11 3 12
~city	0 23
~claim	0 31
~claimant	0 71 1 -22
~clas	7 23
~clean	0 -44 2 -8 4 -23 5 47 6 -30 13 -30
~cleaner	8 11 13 -10
~cleanest	7 34
~clear	5 -13 7 14 13 32
~clerk	5 18
~client	0 10 1 19 4 10 5 -19 6 -10 7 -19 8 -8
~climb	8 9
~clock	0 7 6 13
~clos	6 -38 7 -20 8 -57
~close	2 15 4 23 7 16 8 8
~club	1 -15 8 -7
~co	0 -10 2 -10 6 -13 8 -18 14 47
~coal	8 14
~coast	7 13
~code	0 -11 2 -21 4 -19 5 -26 6 -39 7 -35 8 62 14 -9
~colin	8 16
~collect	4 -13 6 10 13 27
~colleg	7 11
~colonel	8 9
~colour	7 -16 8 -15
~com	0 18 1 -10 2 -26 4 -27 6 7 7 16 8 -13 11 -19 14 55
~come	6 26 7 16 11 22 12 -27
~comfiest	7 20
~comfortab	1 -10
~commission	5 21
~commit	6 17 12 27
~commitment	12 18
~committee	2 7
~community	2 35
~commute	7 12
~company	2 -18
~competition	4 7 6 35
~complaint	1 16 7 7
~complete	8 -7
~completion	6 -15 8 -7
~compulsory	5 39
~computer	11 26
~concert	9 10
~condition	2 -27 5 13 11 8
~congratulation	1 10 2 8
~congregation	2 9
~consent	0 -8 6 -8
~conservatory	8 16
~consider	0 22 2 13 3 -14 4 22 6 -11 7 -35 8 -7
~contact	14 12
~content	0 -28 5 20
~contest	7 7
~contract	1 7 6 -15 8 -20 12 33 13 24
~contribution	5 14
~control	7 8
~conversation	4 25
~conversion	7 7
~convert	7 -19
~copy	5 -17
~corner	0 -8 2 -38 4 -14 6 -29 7 14
~corporation	0 9
~cost	2 -19 3 -13 6 7 7 10 8 -20 13 -44
~cosy	9 7 11 10
~cot	2 -11
~cotage	9 12
~cots	1 18
~cottag	6 16 7 9
~cottage	0 -14 5 -12 6 -10 10 21 12 8
~could	4 17 7 42 8 -17 11 15
~couldn't	2 19 7 11
~council	0 15 1 -15 2 -14 3 -14 4 -48 5 -75 6 -38 8 -41 11 -37 12 -31 13 -42 14 -21
~country	2 29 7 27
~county	7 42
~coupl	0 -32 2 22 3 -14 6 -12 8 -20
~course	2 -10 7 -11
~court	7 7 8 -12
~cover	1 -22 3 -26 4 -32 5 15 6 -16 7 -37 8 -10 12 -10
~cpl	0 19 1 23
~crack	6 21
~crash	7 15
~cream	1 7
~credit	0 -8 1 -37 2 -19 3 -20 4 -36 6 -21 7 -39 8 -20 9 -11 13 46
~crewe	0 21
~crime	7 43
~croft	9 7
~crook	8 11
~crowd	1 10
~crown	0 10
~croydon	7 9
~cry	1 19 6 17
~cup	8 14
~cupboard	1 -27 7 -13 8 -31
~current	2 -26 8 26
~customary	5 8
~cut	6 -24 8 -25
~cutt	8 -13
~d	0 11 1 14 2 -9 3 10
~dad	0 18 8 22 11 7
~dads	1 26 2 -17
~daffodil	6 9
~dai	4 10 7 9
~damage	5 30
~dark	8 18
~dash	14 7
~dat	8 -34
~date	6 -54 8 -33 13 -25
~daughter	1 13 2 -13 8 30
~dawg	3 25
~dawn	8 21
~day	2 -11 6 45 7 15 8 -12
~days	0 -13 2 -16 4 -57 7 -19 8 19 9 20 12 -35 13 13 14 7
~dbl	10 11 12 9
~dead	3 9 7 27
~deaf	8 17
~deal	0 21 3 10 4 -17 5 12
~death	7 7
~debut	10 12
~december	4 16 6 -55 8 -28 9 -11
~decent	13 11
~decid	1 14 10 13
~decide	6 32
~deck	4 7
~declare	2 9
~declin	2 11 4 -28
~decline	2 15
~dee	0 15
~deep	1 16 5 17
~definite	7 16
~delay	6 36
~demand	2 -22 4 18 6 42
~dementia	2 -9 8 30
~depend	4 37 5 -9 6 -13
~dependant	1 22
~dependent	0 17 1 -15
~deposit	2 -44 4 -42 5 8 7 -67 8 -46 9 -40 10 -12 11 -26 13 -55 14 -38
~derby	7 7
~derry	7 14
~design	1 9
~desk	8 -15 14 7
~detach	7 -21
~developer	6 9
~diabetic	8 10
~dial	8 25
~diary	6 25
~did	0 -13 1 -8
~didcot	12 10
~didn't	6 11
~diff	11 14
~differ	11 27
~different	3 7 11 20
~digit	8 22
~digital	11 10
~dil	6 16
~dim	1 12 14 17
~diner	8 -12
~dinner	6 10
~direct	0 -19 14 28
~dis	6 14
~disability	0 25 2 -13
~disabl	0 -9 2 12 8 -21
~disappear	6 8
~disappoint	2 -12
~disappointment	6 18
~disclaimer	11 17
~disclos	4 12
~discount	6 23
~discourag	1 8
~discriminate	0 -12
~disnae	1 11
~district	7 10
~dither	6 36
~divorc	8 8
~divorce	8 44
~dla	0 15
~dm	14 23
~do	5 7 6 -14 7 -11 9 25 12 14 14 -24
~doctor	0 7 7 15
~does	1 -16 3 -34 4 -16 6 -9 11 -19 13 15
~doesn't	6 -27 8 27
~dog	0 -44 1 -32 3 23 4 -21 6 -23 7 -36 14 -8
~doggy	3 21
~dogs	0 -40 1 -15 3 33 4 -16 5 -32 6 -56 7 -57 8 -55 11 -23
~dole	0 21 2 -11
~don't	5 -33 6 42 7 -20 8 -25 9 -8 10 -35 11 28 14 -10
~done	1 9 6 -43 13 -19 14 -12
~doon	6 9
~door	1 -14 2 -32 4 -44 5 -13 6 8 7 -22 9 -11 12 -15 14 -48
~doorstep	6 7
~dorset	7 11
~dot	0 -15 1 -29 2 -33 3 -9 6 -35 7 -35 8 -30 11 -17 14 78
~doubl	7 9
~double	0 7 2 21 4 -8 5 -13 7 7 8 -47 13 -22 14 8
~down	1 -8 4 -12 5 9 8 17 12 -15 13 40
~downside	6 8 7 7
~downstair	2 -16 4 -16 6 -31 7 -23 8 13
~dozen	6 41
~dps	3 18 5 -23
~dr	8 8
~drainpipe	8 16
~drama	3 9
~draw	6 10
~drawer	7 -14
~drawing	11 13
~drawn	13 8
~dream	6 7 7 13
~drink	8 53
~drive	4 -7 7 -10 10 11
~drop	4 7 14 11
~dry	2 -29 4 -17 5 -8
~dss	0 41 2 -29 6 -25 7 -19
~dublin	9 7
~due	4 -41 5 -27 6 -22 13 12
~dugs	3 24
~duplex	6 9
~dusk	11 7
~e	1 17 3 9 10 10 11 10
~each	1 -17 2 -19 3 -30 5 34 6 -13 8 -39 10 -10 11 -18 14 -16
~ear	0 -23 2 -15 3 -10 6 24 8 -10 12 20
~earliest	6 17
~earn	0 45 2 -7 4 -13
~earner	0 24
~earning	0 25
~earth	7 27
~easter	12 25 13 20
~easy	3 -14 6 -34
~ed	1 17
~edinburgh	7 9
~edit	11 15
~ee	14 -15
~eh	9 10
~eight	5 -15 9 10 12 -14 13 31
~eighteen	1 29 12 9
~eighty	5 10
~either	0 -20 2 8 6 -9 9 -7 12 10
~elbow	6 20
~elder	3 20 8 10
~electric	5 -16 7 12
~elegant	7 7
~eleven	5 -19 8 -29
~else	1 11 4 -55 5 -7 8 -44 14 -12
~elsewhere	0 9 2 16 3 10 4 -9 6 -18
~email	2 -14 7 -9 14 29
~emigrat	8 21
~employ	0 31 2 -23 6 -7 13 25
~employer	0 28
~employment	0 72 1 -11 2 -27 5 -17 13 -8
~empty	1 12 2 -19 6 -41 7 20 8 54 11 -18
~end	2 -21 4 -8 6 9 7 -12 11 -24 12 -8
~ends	6 32 12 16
~england	7 30
~english	1 -30 2 9 6 -33 7 -13 8 -22
~enhanc	11 8
~enough	1 15 2 -10
~enquire	4 13
~enquiry	0 8 1 26 2 -15 6 20 7 -22
~enter	8 22
~entertain	4 15
~entitl	3 10
~entrance	8 30
~entry	8 -25 9 -17
~epc	2 -12 4 -21 7 -34 8 -21 14 -29
~epilepsy	8 31
~equal	5 13 7 8
~equipp	9 9
~esa	0 11
~escape	1 -12
~essential	6 10
~essex	7 19
~estate	2 20 4 7 5 14 7 -17 13 20
~european	2 19
~eve	2 10
~even	1 -11 2 -7 3 31 4 -13 6 18 7 18 8 -7
~evening	6 -8
~ever	0 -38 2 -20 3 10 6 -29 7 80 13 -8
~every	0 12 2 -29 3 31 4 -10 5 23 7 34 9 -14 10 -25 12 -58
~everybody	1 12 6 23 7 19 12 7
~everyone	5 10 6 14 7 23 8 -10
~ex	8 41
~exact	11 18
~example	0 -18 1 -32 2 -29 6 -29 7 -45 8 -23 14 101
~except	6 -8
~exception	12 7
~exces	4 7
~exclud	2 13
~exclusion	0 10 1 9 3 13
~exist	7 25
~exit	12 18
~expect	1 13 6 38
~expense	5 16
~expir	12 8
~expression	4 13
~extend	12 13
~extension	7 25
~extra	4 36 5 38 13 7
~eye	6 9
~f	2 12 9 13
~fac	7 -21
~face	7 -9
~facebook	14 21
~fact	7 16
~factor	1 28
~fae	2 10
~fail	0 23 7 11 13 14
~fair	1 26 2 16
~fairer	7 13
~faith	1 -9 2 11 7 -8
~fall	0 -7 2 14 6 -27 7 26
~fam	1 24
~fami	0 -36 1 58 3 -19 4 -20 5 -34 6 -33 7 -11 8 -25 11 -72 12 -7 13 -24 14 -23
~far	2 12 7 16 8 -22
~fare	0 7
~farm	0 -13 4 -13 7 -10
~farmer	7 -10
~fashion	2 7
~fast	2 -7 6 25 7 -11
~faster	6 14
~fastest	6 19
~fat	1 8
~father	2 23
~favour	3 13 4 15 6 10 8 7
~fear	2 19
~feather	3 25
~feature	8 -8
~feb	13 24
~february	6 -22 9 9
~fee	1 -17 2 -16 3 -32 4 -38 5 63 6 -43 7 -7 13 -22
~feel	2 45 4 13 8 7
~fees	0 -9 1 -15 2 -34 4 -27 5 31 6 -7 7 -33
~feet	1 22
~fein	2 24
~felin	3 7
~fell	6 -8 8 -9
~fella	6 7 8 15
~fellow	2 16 8 20
~femail	2 22
~femal	2 19
~female	2 40
~fenc	1 -8 3 -13
~ferret	3 10
~ferry	5 -18 8 -11
~fetch	4 9
~few	0 -17 5 20 6 25 9 24 11 7 13 20
~ffoniwch	14 20
~fi	8 15
~fibre	14 -7
~fido	3 17
~field	3 -12 6 -7 8 -7
~fife	7 27
~fifty	4 25 5 17 14 -9
~fight	6 34
~figur	7 14
~figure	0 -9 4 71 5 -52 7 -40
~fill	6 15 7 -9
~film	14 13
~final	4 36
~find	0 17 1 29 5 -52 7 15
~fine	0 -39 4 -36 6 -27 7 -16
~finer	7 21
~finest	7 51
~finger	1 11 2 -9 6 35
~finish	8 -15 11 27
~fire	0 -14 1 -49 7 -7
~fireplace	0 -15
~fireproof	7 24
~firm	2 -14 4 -9 5 13 7 -12
~first	0 -9 2 18 3 -9 4 -12 5 -16 6 20 8 -12 9 -14 10 7 11 -55 12 11 13 10
~fish	7 17
~fit	2 18
~fitt	1 -30 6 -17 7 -12 8 -43
~five	1 -13 2 10 4 -35 6 -7 11 -11
~fiver	5 17
~fix	1 -11 2 -17 4 13 6 -55 7 -18 8 -19 12 24 13 -27
~flag	2 21
~flap	3 -16 8 -10
~flat	1 10 2 22 3 9 4 -12 5 8 6 16 8 -9 11 -21 14 -7
~flatmate	2 17
~flatshare	2 21
~flatter	11 22
~fleet	6 29
~flexible	4 11 12 15
~flood	7 16 8 -10
~floor	2 8 3 29 4 7 5 -34 6 -14 7 -40 11 -7 13 -12
~flowerpot	8 10
~fly	6 36 7 -8
~fob	5 14
~folk	0 35 1 14 2 15 6 24 7 -25
~follow	6 -19 8 22 13 13 14 11
~fool	6 10
~foot	0 -16 1 17 2 29 4 -9 6 13 8 -40
~for	0 10 1 20 2 12 5 46 8 -10 9 78 11 -13 12 26 14 8
~forbidden	3 16
~foreign	2 14
~foreigner	2 22
~forge	14 15
~forget	0 7 8 20
~form	2 -16 5 21 6 23 7 -54 8 -44 13 -7 14 24
~formality	7 19
~former	2 -17 9 -12
~fortnight	5 28 6 11 9 25 13 -21
~fortune	6 13
~forty	5 9
~forward	4 28
~foto	11 24
~found	7 -12
~foundry	4 11
~four	0 -16 1 -9 2 -42 3 29 4 -7 5 -55 7 -24 8 21 9 29 13 11 14 -21
~fourth	2 11
~frank	2 7
~free	0 -11 1 19 2 -8 3 17 4 -17 5 -12 6 -16 8 -19 11 -27 14 -17
~freeholder	1 15 3 -7
~freelancer	0 -10
~french	2 -8
~fresh	7 -11 8 -11 10 44
~fret	6 -18
~fri	8 24
~friday	1 -15 4 12 9 11 13 -29
~fridge	2 -7
~friend	0 -11 1 -22 2 -45 3 40 4 -35 7 -27 8 -32
~friendliest	7 7
~frnt	13 14
~from	0 14 2 40 4 -24 6 -22 10 -22 11 24 12 -11 13 -45
~front	2 -16 4 11 5 -16 6 -35 7 24 12 -28 13 20
~ft	0 38
~ful	2 8 7 7 9 9 14 -20
~full	1 17 2 17 4 -26 6 -20 8 -20
~fumigation	5 12
~fund	0 16 2 -16 13 20
~fur	1 -32 2 -8 3 38
~furnish	6 -10 9 17 11 -7 14 -10
~furniture	1 -19 7 -7 8 -8 11 17
~furry	3 44
~further	1 12 14 15
~fuss	0 -7
~g	3 14
~gaff	8 11
~gainful	0 8
~gallery	11 20
~garage	2 -26 7 -30 10 13
~garden	0 -16 2 -22 4 15 7 21 11 8 12 -9
~gas	2 -29 4 -37 5 -17 7 -11 8 7 9 -22
~gat	1 -11
~gate	0 -19 1 -42 2 -25 3 -13 4 -21 6 -64 14 -30
~gay	0 -19 1 -24 2 28 6 -24 8 -24
~gays	2 22
~gch	1 15 10 7
~gent	2 22
~gentleman	2 31
~gentlemen	2 11 6 12
~georgian	7 11
~get	1 -12 2 15 3 8 5 -28 6 48 7 18 9 -25 10 -22
~gets	1 -20 4 35 6 29 7 14 13 7
~gett	0 8
~gff	1 16
~gie	6 8
~girl	2 35 7 -14
~giro	0 25
~giv	6 -20 13 10
~give	1 -11 2 -11 4 22 11 13 13 -23
~given	2 14 7 -36 8 -17
~glad	0 -22 1 -27
~glamp	9 15
~glasgow	7 10
~gmail	8 -22 14 26
~go	2 7 4 21 5 14 6 8 7 9 8 15 10 -17 13 23
~god	7 23
~goer	2 26
~goes	2 25 3 14 4 -11 6 -36 7 -22 13 -9
~goldfish	3 35
~golf	9 24
~gone	0 -23 1 -33 2 -8 4 8 6 24
~good	0 -19 1 -41 5 -10 6 11 7 20 8 -40 11 -16 14 -48
~google	14 24
~got	1 27 2 -13 3 20 5 -15 6 15
~gout	8 12
~government	0 16
~grab	6 13
~grace	2 7
~grammar	1 -25 7 21
~grand	4 13
~grandchildren	1 18
~grandest	7 8
~grandkid	1 7
~grandwean	1 11
~granny	3 11
~grant	6 -20 7 11 12 8
~gras	11 10
~great	9 10
~greatest	7 15
~green	1 -13 3 -10 7 -22 8 -24 9 -35
~greener	7 21 11 8
~greyhound	3 -17 8 9
~ground	0 -20 3 -11 7 -10 8 16 10 11
~group	4 26
~grown	0 -29 1 56 2 -25 6 -41 8 -39
~guarante	1 -24 3 -11 6 -12 7 60
~guarantee	12 -28 13 -29
~guarantor	2 -37 3 -7 4 -56 5 20 6 -18 7 -57 8 -12 13 44
~guardian	11 8
~gues	2 7
~guest	5 16 7 7 9 17
~guid	4 7
~guidance	11 9
~guide	2 23 3 -34 4 10 6 -9 11 20
~guinea	3 15
~gujarati	2 7
~gym	1 -25 4 -18
~gypsy	2 22
~h	0 14 11 13
~hackney	6 8
~had	0 28 1 -15 2 14 4 -28 5 -46 6 19 7 -16 8 8 12 -28
~hafod	10 12
~haggle	4 27
~haha	4 7
~hair	2 18
~half	1 21 2 13 4 -36 5 23 6 20 7 8
~hall	0 -11 4 -42 6 -21 7 -21 8 -19 10 -14 11 -38
~hamish	8 19
~hammer	6 12
~hamster	3 39
~hand	0 -34 2 17 4 -21 7 26 13 27
~handbag	1 -13
~handl	5 17
~handle	14 12
~handout	0 10
~handshake	13 7
~hang	1 -18 6 22 8 26
~happen	7 32
~happier	7 7
~happy	2 9 3 -11 4 7 6 -41 13 23
~harbour	6 7
~hard	0 10 2 -15 3 -9 6 -10 8 20
~harm	2 29
~harmles	8 18
~has	1 -15 2 -25 3 -8 4 -10 5 -28 6 13 7 22 8 55 9 -40 10 23 12 -24 13 -34 14 15
~hash	8 39
~hasn't	6 16 8 9 10 26
~hasting	8 16
~hatch	8 15
~hate	6 8
~hav	3 12 10 9
~have	0 11 1 14 4 -11 6 27 7 7 8 -12 11 16 12 -15 13 -7 14 -42
~haven	1 12
~haven't	4 17
~hb	5 10
~he	0 14 11 -9
~he's	0 -12 2 -8 8 52
~head	1 -7 3 -24 5 13 8 -26
~health	0 -14 1 -22 2 16
~healthy	2 28
~hear	0 -24 1 -7 2 29 3 -11 4 9 6 -64
~heard	6 -11
~heart	3 19 4 9 10 8
~heat	1 -36 3 -9 4 -30 5 -37 6 -37 7 9 8 -17 9 -27
~heater	6 -11 9 -9
~heaven	7 10
~held	3 17 11 11 13 -20
~help	0 27 1 -17 2 8 3 -10 4 -35 5 -16 6 -23 7 -12
~hen	6 8
~hence	8 9
~her	3 -7 8 53
~here	0 -16 1 13 2 -14 4 -32 5 -72 8 -8 13 -8 14 -25
~hesitation	6 31
~high	2 -26 8 -10
~highchair	1 10
~higher	4 20 6 -17
~highest	4 35 6 -16 7 -33
~highland	9 19
~hijab	2 14
~hill	1 -22 6 -19 7 -20 8 -27
~hillview	14 16
~him	4 -26 5 11 6 -10 7 -15 8 26
~hindu	2 33
~hip	8 20
~hire	5 14
~his	0 -17 1 7 6 30 8 47 14 -7
~history	0 -14 2 24 6 7 13 17
~hit	10 10
~hiv	2 37
~hmo	9 -10 13 7
~hold	2 -26 4 -23 5 14 7 -12 9 -9 12 15 14 -7
~holder	0 17 2 21
~holiday	0 -22 1 -21 2 -7 5 -19 7 -17
~holidaymaker	9 17
~hols	9 30
~hom	0 -7 6 31 7 -9
~home	0 7 2 -21 3 12 5 -51 7 13 8 24 12 -8 13 -10
~homeowner	0 19
~honest	0 14 4 -10
~hop	6 23
~hope	1 9 4 8
~hosp	2 7
~hot	6 8
~hotel	4 9 9 -7
~hound	3 25
~hour	2 -13 4 -48 6 64 8 -37 12 -16 13 -8
~hous	0 -9 5 -15 7 20 8 -16 13 -13 14 -10
~house	0 8 2 19 3 11 5 19 7 20 8 22 10 18 13 -17 14 -9
~household	0 7 1 47 4 15 5 -10 6 -51 7 -46 8 -61
~housemate	2 25 8 33
~how	1 9 2 -10 4 44 5 -30 6 -19 7 -35 8 -30 11 40 14 -24
~hr	6 7
~hse	2 12 7 -7 8 13
~hull	7 7
~human	3 29
~hun	3 12
~hundr	0 -22 1 -12 4 30 5 40 8 -16 13 -11
~hurry	0 -10 1 -13 2 -36 6 8 7 -30 8 -7 14 -15
~husband	2 28
~hush	1 26
~i	0 20 1 -9 3 14 8 -11 9 -8 10 -20 13 -8
~i'd	0 7 1 25 2 33 3 22 4 17 6 12 7 -16 8 -41
~i'll	4 35 7 -19
~i'm	0 13 1 10 2 19 6 -15 7 -20 8 34 13 8 14 14
~i've	0 25 6 13 7 -11 8 27 13 14
~ice	6 -7
~id	13 12
~idea	11 31
~ideal	0 8 2 23 7 -8 9 11
~if	0 7 1 25 2 12 3 12 5 -21 7 -8 9 -7 10 -42 11 -19 12 17 13 -8 14 8
~ifs	2 -11 7 31 13 8
~ignore	11 21
~ill	11 8
~illnes	2 15
~illustration	11 34
~imag	2 -22 11 66
~image	11 9
~imagery	11 11
~imagination	11 10
~imam	2 9
~immigrant	2 13
~imperative	6 12
~impossible	7 36
~impression	11 13
~improve	13 13
~in	0 7 1 -12 3 -25 5 -30 7 54 8 38 12 -13 13 18 14 -45
~inbox	4 8 6 21 14 -12
~includ	0 -28 1 -16 4 -42 5 -17 6 -33 7 -50 8 -12 9 16 11 -11 14 -11
~income	1 -43 2 -26 4 -68 5 -17 6 -25 13 -11
~inde	1 7
~indian	2 21
~indicative	4 20 11 18
~individual	4 11
~infant	1 20
~informal	4 13
~init	0 14
~initial	12 26 13 22
~ink	10 20
~inn	8 -14 9 -20
~ins	5 11
~inside	8 20 12 14 13 -7
~insist	0 -7
~inspection	1 20 13 -9
~insta	14 50
~instagram	14 13
~instalment	13 11
~instant	6 17
~instead	2 -14 4 -10 7 -13 13 25
~instruction	10 18
~insulat	7 7
~insurance	4 -14 5 16 13 -16
~insure	5 11
~intercom	2 9
~interest	2 -10 4 20 6 37 7 -17
~interior	11 14
~internet	11 16
~into	0 -30 1 -29 4 -20 6 -49 7 34 8 23 11 9 14 18
~introduce	2 8
~inundat	6 12
~inventory	0 -11 4 -10 5 15 8 -23 11 -8 13 -22
~investment	7 40
~investor	2 10 7 7
~invit	4 27
~invoic	13 18
~invoice	5 24
~involv	0 14
~ireland	7 13
~irish	2 10
~is	0 -23 2 -7 4 -19 9 -15 10 -16 12 -22 13 -16
~ish	4 26 5 -7
~isla	8 9
~islam	2 19
~island	7 13
~isle	3 -16 9 19
~isn't	0 35 2 14 4 -19 6 -20 11 22
~issu	2 18
~issue	0 -18
~it	4 12 5 7 6 43 7 17 8 -22 10 16 11 14 12 -8 14 -23
~it'll	6 35
~it's	1 20 5 9 6 20 8 9 9 -72 10 -8 12 24 13 -19 14 -11
~its	0 -32 2 -40 6 10 7 16 8 -7 10 22 11 18
~itself	7 7
~ive	13 8
~jain	2 14
~jamie	8 7
~jan	8 16 12 16 13 40 14 9
~january	4 -44 6 10 8 13 13 34
~jehovah	2 15
~jesmond	4 9
~jewish	2 28
~job	0 54 1 -20 2 -32 4 -10 5 -16 6 -39 7 -29 8 -31 13 18
~jobcentre	0 23
~jobs	0 15
~jobseeker	0 24
~jog	0 19
~joke	6 8
~jordan	8 11
~joy	1 10
~july	6 -40 12 16 13 9
~jump	4 10
~june	3 11 12 31 13 16
~junior	1 15
~just	0 -31 5 -24 6 -25 7 -24 9 8 10 32 11 9 12 -33 13 19
~k	8 20
~keenest	4 11
~keep	1 -15 2 32 3 31 4 -62 6 -19 7 -10 11 -23 14 -13
~kept	1 24 3 -13 7 -22
~kev	8 14
~key	6 -33 7 -15 8 84 13 -29
~keypad	8 22
~keys	5 12 8 11
~keysafe	8 18
~kick	2 17
~kid	1 9
~kidd	6 8
~kiddie	1 19
~kiddy	1 41
~kids	1 44 2 -21 6 -61 11 -19
~kieran	8 7
~kind	0 22 1 11 3 18 7 -10
~kindest	1 10
~kingdom	7 10
~kit	7 8
~kitchen	1 -30 5 -25 6 -29 7 11 8 -37 9 -18 14 -50
~kitten	3 15
~kiwi	2 8
~kne	8 24
~knock	5 -10 8 26 13 8
~know	1 -16 4 10 5 -7 8 27 13 25
~l	1 19 3 11
~labour	0 12
~labrador	3 23
~lad	6 11 8 40
~lady	2 64 3 -29 7 -34 13 12
~laid	3 14
~lamb	8 19
~lamp	7 -14
~land	8 7
~landlady	2 20 8 8
~landline	14 13
~landlord	1 10 3 9 5 -18 6 -25 7 23 8 -49 9 -41 11 -7 14 -26
~lane	1 -11 6 -34 7 -13
~last	4 8 5 -39 6 30 7 -53 8 -26 10 -27 12 -46 13 -27
~latch	8 25
~late	4 -36 5 30 6 11 7 10 13 -7
~later	1 7
~launch	6 36 10 20
~law	0 -23 1 -47 2 -43 4 -38 5 -13 6 -11 8 -44 13 -27
~lawn	1 17 2 -7 6 -13 11 27
~lawyer	0 19
~lead	3 -53 8 -8 11 14
~lease	0 -14 3 -38 5 25 8 -25 9 -24 12 45
~least	0 13 1 -26 4 31 5 -8 12 22 13 -14
~leav	5 16 8 -11 13 -7
~leave	0 -15 3 28 4 10 5 33 6 14 12 9
~leed	4 -9 6 11 7 18 13 -12 14 11
~left	1 -16 4 -36 5 -25 7 -22 11 -29 12 -16 13 -22 14 -12
~leg	6 12
~legg	1 -10 3 27
~legs	3 37
~leicester	7 9
~lender	7 15
~lens	11 19
~lesbian	2 19
~less	4 24 6 8 7 17 12 27
~let	1 -23 2 -14 5 -43 6 28 9 30 10 -9 12 47
~lets	7 -24 8 8 9 22 12 10 14 40
~lett	2 -13 5 12 6 -15 8 -14
~letter	4 -24 5 17 7 -31 13 -17 14 31
~letting	8 -17 14 23
~level	2 -11 4 10
~levenshulme	7 10
~lever	8 -22
~lha	0 28 2 -7
~library	11 23
~licence	7 8 8 -9
~lie	6 18
~lieu	13 15
~life	1 31 6 14 7 46
~lifetime	6 15
~lift	0 -45 1 -41 3 -10 4 -12 6 -18 7 -23 13 -19 14 -11
~light	0 -28 2 -23 4 -14 6 -7 8 -22 14 -9
~lik	0 -13 1 -10 8 13
~like	3 -23 5 -38 6 10 9 -8 10 -11 11 15 13 8 14 -13
~likenes	11 13
~likewise	3 7 13 10
~limit	2 -15 4 13
~lin	6 9
~linen	9 16
~linkedin	14 8
~list	0 15 2 -17 3 15 4 17 6 -7 8 -54 10 63
~listen	4 26 6 12
~listing	3 9
~lit	11 7
~literal	6 17
~little	1 12 2 -34 4 13 14 18
~liv	2 12 4 -37 5 -22 6 -24 7 11
~live	0 -9 3 10 4 -34 8 12 14 -8
~llandudno	6 10
~load	13 7
~loan	13 23
~lobby	8 19
~local	0 -8 1 -7 2 9
~location	7 34
~loch	9 30
~lock	1 -27 7 -20 8 21
~lockbox	8 22
~lodge	9 11 10 17
~lodger	2 -41 7 15 8 34
~loft	11 -28
~lol	14 -13
~london	7 27
~long	9 -12 12 12
~longer	6 34 12 25
~look	0 19 3 10 4 17 6 -13 10 -22 11 50
~lose	2 -11 6 22
~lost	6 23 8 -7
~lot	0 -16 4 -15 5 17 6 -20 7 10 13 22
~lottery	8 10
~loud	8 11
~loudest	4 9
~love	0 11 2 -23 6 -14 8 -12 9 18 13 9 14 -14
~loveliest	7 18
~lover	3 14
~low	2 -18 7 -36 8 -17
~lower	6 -18
~lowest	4 -11 7 25
~loyalist	2 30
~luck	3 7 6 10
~lucy	8 16
~lump	13 23
~lunch	6 20
~luxury	6 13
~m	2 15 8 -14 11 11 14 -28
~machine	2 12 8 -9
~mad	6 7
~made	0 -18 5 12 7 29 8 -12 11 27
~mail	14 17
~main	3 -8 6 -11 9 -12
~mair	14 16
~maisonette	6 11
~mak	2 -29 4 9 7 14
~make	0 16 1 -9 3 -7 4 14 7 18 11 8
~mal	3 14
~malaysian	2 7
~male	2 9
~man	0 -10 1 -31 5 14 7 13
~manage	8 7
~management	3 10
~manchester	7 7
~many	1 26 6 14 8 -17 13 10
~map	7 -25 14 -8
~march	6 -59 10 -24 13 18
~mark	2 9 4 23 11 -12
~market	2 -29 4 33 5 7 7 -32 8 -13 10 58 11 17
~marvellou	1 10
~match	0 -14
~mate	0 7 1 10 5 7
~maternity	2 8
~matter	0 -28 1 -22 4 7
~max	1 30 3 8 9 12
~maximum	1 15 4 24
~may	1 9 2 -13 3 -14 4 7 5 -66 6 -82 7 -30 10 -23 11 52 13 27
~maybe	2 18
~me	4 10 5 -32 8 16 14 34
~mean	0 38 1 21 2 43 3 26 6 -18 8 13 14 -17
~medium	7 7
~meet	2 -32 8 -20 13 -25
~melt	6 12
~member	1 13 2 10
~membership	5 9
~memory	10 7
~men	0 -9 2 8 8 -21
~mental	0 -23 1 -22 2 23
~meow	3 23
~mere	4 17
~mess	2 10
~messag	1 -19 2 -21
~message	4 21 6 -30 7 -50 8 -32 13 -33 14 7
~messenger	14 8
~messy	8 14
~met	6 -11
~meter	7 -7 13 -15
~metr	8 -7
~mews	1 17 9 7
~michaelma	13 27
~middle	9 8
~midg	7 9
~midland	7 8
~midnight	4 -7 6 16
~midsummer	13 28
~might	0 7 13 10
~mil	7 25
~mile	2 -10 7 12
~milkman	8 8
~mill	7 -14 8 -27
~min	8 -7 9 9 12 39 13 -15 14 -13
~mind	0 -8 1 -16 3 -18 4 18 8 11 14 -9
~mine	1 -25 6 -20
~minimum	1 -29 4 49 8 -18 13 -15
~minor	1 15
~minut	4 -8 6 -13 7 -19 8 -34 14 -14
~minute	6 17
~miss	0 -9 2 -36 6 37
~mistake	6 16
~mix	2 -11
~mkt	10 40
~mo	8 24
~mobile	2 7 8 -11 14 16
~mobility	2 19
~moggy	3 34
~moment	6 11 8 21
~mon	8 15
~monday	7 -24 9 14 13 -12
~money	0 48 4 -12 5 22 7 16 13 28
~month	0 -25 2 -47 3 -24 4 27 5 -24 6 -60 7 -35 8 -64 9 -75 10 -70 11 -40 12 36 13 24 14 -79
~mood	11 21
~moor	6 -16
~more	3 -20 4 43 5 -64 7 7 10 -17 12 -19 13 -27 14 19
~morn	0 15 4 -11 7 -26 10 25
~mortgage	0 22 2 -11 6 -7 7 19
~most	2 -40 3 18 4 10 5 -18 6 -79 7 31 8 18 9 15 14 9
~mother	8 -10
~motto	3 15
~mould	7 30
~mov	0 -22 2 -39 5 14 7 -10 13 -8 14 10
~move	7 19
~mr	6 -14 8 68
~mrs	8 33
~msgs	6 7
~mth	12 14
~mths	12 8 13 30
~much	3 21 4 45 7 24 8 -22
~mull	6 10
~mum	1 -21 3 21
~mumbl	6 7
~mums	1 11 2 10
~music	6 -10
~muslim	1 -21 2 27
~must	0 20 2 16 4 -51 5 25 6 -50 7 -22 8 -55 14 -22
~my	3 26 4 10 5 7 14 30
~myself	0 -16
~n	1 25 3 27 10 11 11 13
~nae	2 9 3 24 9 -15
~naebody	0 22 2 16
~nah	3 11
~nam	1 -10 8 -10
~name	1 -25 2 7 5 14 6 -26 7 -34 8 -26 13 -20 14 62
~nappy	1 28
~national	2 32
~nationalist	2 26
~nationality	2 11
~native	2 12
~nb	3 12
~near	1 -34 4 10 6 20 9 8 10 10 13 11
~nearer	4 9
~nearest	7 -33
~need	2 10 4 -64 6 -36 11 -64 12 -29 14 -26
~needn't	2 10
~neg	4 28 14 7
~negotiable	4 24 5 -8 6 -9 13 -13
~neighbour	1 14 4 -21 7 21 8 44 14 -14
~neil	8 30
~neither	0 -13 1 12 11 11
~nephew	1 21
~ness	9 11
~nester	1 24
~net	14 36
~network	8 15
~never	0 -50 1 -27 2 -33 5 -12 6 -24 7 13 8 22 11 -15 12 -18 13 -18
~new	1 -23 4 -7 5 -10 6 -45 7 -23 8 -70 9 7 10 39 11 -29 14 -26
~newborn	1 12 8 20
~newcastle	3 11
~newcomer	10 36
~newest	10 16
~news	2 7
~next	0 -16 1 -32 2 8 3 -22 6 17 8 -12 9 -12 11 11 13 10
~nice	0 -9 1 -16 8 -17 13 7
~nicer	7 22
~nicht	9 13
~nick	1 8
~nigerian	2 12
~night	0 -39 1 14 2 -39 3 -19 7 19 8 42 9 55
~nil	5 -7 7 8
~nine	0 -34 2 -11 4 26 5 -53 6 7 8 7 9 -19 11 11 13 -38
~nineteen	8 11
~ninety	8 16 13 26
~nip	8 8
~nipper	1 8
~no	1 18 2 26 3 12 5 -34 6 -45 7 16 8 -27 14 -66
~nobody	0 18 1 27 2 23 3 -42 4 -32 6 -40 7 -11 8 7 11 -28 12 9 13 -20
~nod	2 9 4 23
~noise	7 -15
~noisy	1 9
~non	0 12 1 -15 3 7 5 30
~none	1 -10 2 -19 6 -36 7 38 11 -9
~noon	4 26 6 -13 8 12 13 -16
~nope	0 22 2 23 3 24
~nor	1 11 2 -9 6 -36 11 8
~normal	13 31
~north	4 13
~nos	14 15
~not	0 26 1 24 2 26 3 13 5 -9 7 -7 8 -20 9 -24 10 -14 11 43 12 -29 13 -9 14 -50
~note	0 7 11 9
~noth	2 -7 3 10 4 -51 6 -19 8 -16 13 -21
~notice	2 -12 4 -22 7 -25 9 -21 11 9 12 -31 13 -61
~nought	7 8 14 15
~november	6 -21 8 -40 13 8
~now	2 -17 3 19 6 -24 8 15 10 24 11 10 13 37
~nowhere	7 24
~np	3 42
~nr	2 20
~ns	1 17 3 34
~number	1 -16 4 40 5 -30 11 -18 13 -8 14 7
~nurs	0 9
~nurse	2 -10 8 19
~nursery	1 29 7 -10 8 -18
~o	3 29 10 11 11 18
~o1632	14 20
~o7700	14 24
~o77oo	14 31
~objection	0 -7 1 -12 3 -14
~occasion	10 7
~occupancy	9 10
~occupant	1 23
~occupi	8 7
~october	4 -26 6 -37 8 -32 11 -10
~odd	6 -18
~of	1 12 7 15 8 -7 9 -7 10 -15 11 33 14 -12
~off	0 22 1 -21 4 -7 5 25 6 31 8 10 13 20 14 -25
~offer	0 -24 1 -15 3 -11 4 45 5 -37 6 -7 7 -14 8 -81 9 -20 10 26 13 -12 14 -64
~office	1 8 4 12 5 22 7 -14 8 -19 14 8
~officer	0 -14
~offspr	1 19
~oh	3 -7 14 28
~oil	7 -11
~oiro	4 16
~ok	1 -7
~old	0 -21 2 -11 3 -10 4 -15 6 -10 7 -30 8 -21 11 9 12 -15
~older	2 9 7 10
~on	1 -17 2 -47 3 -16 5 -16 8 16 9 8 10 8 11 -22 12 -9
~on'	0 7
~once	1 -24 2 -36 5 7 7 7 8 -54 9 -12 10 -10 11 -29
~one	0 10 2 12 3 19 4 -25 5 -11 6 15 7 14 8 -9 9 -23 11 25 12 -10 13 11 14 -22
~ones	0 -25 1 38 2 -13 6 10 8 -54 11 19
~onley	2 15
~only	0 41 1 15 2 49 3 9 4 -9 5 -30 6 14 7 -27 10 7 11 7 12 11
~ono	4 36 5 -28
~onto	10 8
~oot	6 7
~open	2 -36 3 -36 4 34 5 -12 6 -19 8 8 11 -31 12 -7
~opportunity	6 39
~opposite	1 -16 2 -12 3 -9 6 -19 8 12
~option	13 8
~or	0 -29 1 -9 3 9 4 -14 5 -41 6 -8 7 -25 8 -89 9 9 11 -12 13 -7 14 11
~orange	2 9
~order	0 -7 8 -30 11 -7
~original	2 -12
~ornament	1 20
~other	0 15 1 20 2 32 4 15 5 10 6 18 7 19 8 -7 9 -18 10 -12 12 -19 13 -9 14 -45
~otherwise	1 -14 2 12 4 -23 6 -17
~ought	0 9
~our	0 9 2 25 5 46 8 8 9 16 10 32 11 16 13 15 14 18
~ours	0 -7 1 -12 2 8 4 -13 5 -28 6 -23 7 18 11 17 14 -13
~out	0 14 3 -11 5 23 6 17 8 8 10 14 11 39 14 -22
~outbid	4 20
~outgo	5 17
~outset	13 32
~outside	2 -10 4 -15 6 19 7 -7
~oven	0 -7 2 17 5 12 8 -23
~over	1 -17 6 31 10 -8 11 -40 12 -32 14 -21
~overnight	1 18 5 10
~oversea	13 18
~ow	0 18 1 9 3 8 6 10 11 10
~ower	1 11
~own	1 -9 2 26 4 -41 6 -18 7 -18 8 -66 11 -28 12 -18 13 -34
~owner	0 17 1 28 3 39 6 -46 7 -51 8 28 11 -51
~ownership	6 7
~owns	0 9 1 9
~p	3 11 11 13
~p60	0 10
~pacemaker	8 10
~pack	7 14
~package	5 8
~packet	0 9
~padlock	8 22
~pag	10 12
~page	2 -14 7 -25
~paid	0 17 1 -22 2 -25 4 -36 5 -17 6 -19
~pain	3 9
~paint	2 -57 3 -16 6 -44
~pair	1 30
~pakistani	2 24
~pal	0 9 6 9
~pan	2 16
~panel	7 12
~paper	0 -20 5 18 6 -24 7 -10 14 12
~paperwork	0 26 5 28 12 8 13 11
~parade	2 -14 8 -20
~parent	1 57 2 -27 3 -25 6 -14 8 -29
~park	0 -46 1 -16 2 -34 3 -51 4 -8 5 -30 6 -26 7 -14 8 -62 9 -7 12 -30 13 -11 14 -45
~parole	8 9
~parsonage	2 10
~part	1 10 2 -28 7 -14
~partial	2 7
~particular	14 26
~partner	5 7
~party	0 -19 3 -9 4 24 6 13 9 23
~pass	0 -41 1 -10 2 13 6 -13 13 -20
~passport	0 -8
~password	8 25
~past	1 25 11 11
~patch	7 7
~path	6 -18
~patience	2 28
~patter	1 10
~pavement	6 8
~paws	3 8
~pay	0 10 1 -10 3 -57 4 30 5 10 7 -19 8 -68 11 -21 12 -65 13 65 14 -28
~payable	0 -9 5 28 13 8
~payday	6 15
~payer	0 28 13 28
~payment	0 13 1 -8 2 -19 4 -38 5 40 6 -29 7 -23 13 73
~pays	1 -21 2 -11 5 16 7 8
~payslip	4 -7
~pcm	1 -9 4 23 5 -46 6 -15 7 -20
~peace	2 -8
~peak	7 10
~penalty	5 11
~penny	5 -20 6 -10 7 28
~pension	0 -54 13 -7
~penthouse	4 7
~people	0 14 2 24 4 -27 5 -21 7 -7 8 -21 10 -10 14 -49
~per	0 -33 5 -9 6 -23 7 18 9 20
~perfect	1 -10 2 -8 7 20
~period	12 18 13 28
~periodic	12 -43
~permission	7 21
~permit	0 -42 5 -29 12 -9 13 -22
~permitt	1 8 3 9
~person	0 13 4 31 6 31
~persuasion	2 24
~pet	0 -47 1 -47 2 -56 3 22 4 -31 5 19 6 -35 7 -29 8 -34 9 7
~petles	0 -10 3 40
~pets	2 -39 3 60 4 -45 6 -47 7 -47 8 -53 11 -32 12 -9 13 -10 14 -38
~pett	3 31
~phase	6 14
~phon	6 20
~phone	1 -22 6 16 8 -20
~photo	0 -40 2 -59 3 -54 4 -29 5 -14 6 -27 7 -52 8 -17 11 82
~photograph	0 -13 1 -14 2 -35 6 -27 7 -11 11 51
~photography	11 26
~physical	2 8 7 8
~pic	11 45 14 9
~piccy	11 10
~pick	2 27 6 -30
~pics	1 -11 2 -26 6 -30 11 89 14 7
~pictur	0 -11 1 -25 2 -37 3 -12 6 -48 7 -14 8 -22 11 60
~picture	2 -16 3 7 7 -7 11 29
~pier	8 16
~pigs	3 17
~pinch	11 20
~pint	6 7
~pip	0 30 6 -11
~pitlochry	9 8
~pix	11 33
~plac	3 7 14 7
~place	0 -32 1 39 4 7 6 -35 10 -27 11 24 13 8 14 -23
~plan	0 -32 8 -36 11 -65 14 12
~plane	14 17
~plann	6 -19 7 25
~planner	7 17
~plant	1 16
~plat	5 17
~play	2 -27 4 11
~playground	1 -9
~please	0 18 1 33 2 32 3 7 4 15 6 -29 7 -102 9 -30 12 -22 13 11 14 -12
~plot	6 14 8 -14 11 11 14 7
~plus	5 30 12 11 13 10
~plymouth	7 10
~pm	4 19
~poa	4 50 6 -7 14 -16
~pocket	7 16
~pod	9 20
~pods	13 7
~point	5 -11 7 -7 8 -37 12 8 14 8
~pointles	0 11
~pol	2 14
~police	8 -7
~policeman	8 7
~policy	0 -7
~polish	8 -7
~polite	2 7
~political	2 13
~pond	3 -13
~ponder	6 20
~pooch	3 27
~pool	1 -17 11 11
~poor	2 10 8 8 13 10
~pops	8 10
~port	1 -10
~portal	10 16
~porter	8 7
~possib	7 15
~possible	12 13
~post	6 -12 11 9 14 15
~postcode	8 24
~postie	8 11
~pound	5 51
~power	7 11
~practis	2 22
~pram	1 31 2 -19 8 -23
~prayer	2 11
~predat	11 9
~prefer	0 12 2 8 6 -14 8 -14 14 11
~preference	2 12
~preferr	0 13 2 49
~pregnancy	2 8
~pregnant	2 29
~premium	0 15
~prepar	4 17
~prepay	12 -9 13 46
~prepayment	13 15
~pres	6 -14 8 29 9 -16 10 8
~presbyterian	2 16
~present	11 16
~prettier	7 16
~prettiest	7 15
~previou	2 -33 3 -10 4 -10 8 19 10 10
~previous	10 17
~pric	4 9 6 19
~price	4 65 6 25 7 32 8 -42 10 -13
~primary	1 -11 2 -22 8 -26
~print	3 -9 4 -11
~priority	2 21
~prison	8 27
~pritchard	8 18 14 8
~private	0 18 2 -16 4 18 9 -18
~priya	8 17
~pro	0 19
~probab	2 8
~problem	0 -23 1 -24 3 -27
~process	5 11
~profession	0 35
~professional	0 17 3 -7 4 -20 5 17 6 -22 7 -18 8 -48 11 -22 13 -35 14 -14
~profile	0 8
~profit	0 9 7 26
~prohibit	3 21
~promis	7 -11 11 10
~promise	11 10
~prompt	3 8 6 17
~proof	7 12 8 -9
~proper	0 16 2 -7
~property	3 14 5 -7 6 10 7 -19 10 22
~proportion	11 18
~proposal	4 46
~protestant	2 22
~pub	1 -10 2 -8
~public	1 8 10 7
~pugh	8 9
~puppy	3 24
~purchaser	7 11
~purpos	11 13
~pushchair	1 35
~put	2 -23 3 -15 4 46 6 -22 8 7 11 8 12 -25
~puts	1 11
~pylon	11 14
~q	2 11 4 15 14 -9
~quality	7 16
~quarter	0 -23 4 -32 5 -9 6 -26 7 -15 8 -37 12 -15 13 60
~queer	2 19
~question	3 15 4 -24 6 -29 7 11
~queu	6 23
~queue	6 21
~quick	0 -13 1 -21 2 -39 6 38 7 -12
~quickest	6 9 7 9 14 16
~quid	4 9 5 47
~quiet	1 20 6 -23 7 -23 14 -26
~quieter	7 7
~quietest	7 11
~quin	2 24
~quite	0 -8
~quot	4 27
~quote	0 9
~rabbit	3 11
~race	2 -8 6 27
~racist	2 11
~rail	6 -7 7 -7 8 -17 11 -45
~railway	8 -9
~rainbow	2 22
~rais	1 -16
~range	2 -7
~rapid	6 13
~rare	6 9
~rarer	6 17
~rat	8 -28 9 17
~rate	0 -7 4 13
~rather	2 31 5 8 6 -39 7 -22
~rc	2 9
~re	3 -12 12 14
~reach	13 9 14 13
~read	4 -33 6 43 8 -11 13 -35
~reader	6 13
~ready	8 -11 13 26
~real	0 -9 2 -12 4 10 8 -28 11 59
~reality	11 9
~reason	0 -11 3 -8 8 13
~reasonable	4 7
~receipt	0 11 5 20
~recent	10 11
~recipe	0 7
~recipient	0 9
~reckon	1 9
~recommend	6 13
~record	11 11
~recover	8 26
~recycl	6 -13
~red	6 14 8 -15
~redecorat	1 14
~reduc	4 -11
~ref	14 7
~referenc	1 -34 2 -22 4 -32 6 -48 7 -23 8 -24 11 -10 13 9
~reference	0 10 13 19 14 -12
~reflect	4 9
~refs	5 29 13 17
~refundable	5 9
~refus	0 -25
~refusal	2 10
~refuse	1 -25 4 13
~reg	14 -11
~region	4 17
~register	2 19
~registration	14 -7
~regret	2 -11 3 9 8 7
~rehab	8 13
~rehome	3 32
~release	5 11 6 8
~reli	11 13
~reliance	0 8 11 7
~rely	11 24
~remain	2 11 3 15 6 14
~reminder	5 17
~renew	5 33
~rent	1 -36 2 -39 3 -53 4 60 6 -17 7 -29 8 -26 10 -24 11 -86 12 -21 13 65 14 -46
~rental	4 19 5 -13 7 25 9 27 10 22 13 25 14 15
~rentamount	5 7
~renter	0 14
~rep	4 -13
~repair	6 -17 8 -26
~repeat	6 18 7 -8
~report	5 24 7 -22 8 -15
~republican	2 39
~request	0 -19 4 10 6 -7
~requir	2 16 5 17
~reserv	5 12 6 11
~reservation	5 12 13 9
~reserve	4 13 6 28
~residence	1 14
~resident	0 -49 1 -19 4 -29 5 -19 6 -26 8 -16
~response	6 10
~rest	0 25 2 9 7 -9
~retir	0 -19 2 -26 8 17
~retirement	1 -38
~retouch	11 -7
~returnable	5 18
~rich	7 31
~right	3 -38 6 18 7 14 8 -12
~rigs	8 12
~ring	4 -11 6 18 8 18 14 30
~risk	0 24 7 17
~river	7 9
~rm	2 31 5 14
~rms	2 22
~rnt	13 32
~road	2 10 4 -20 5 -10 7 -14 9 -8 10 -25 14 -11
~roll	5 -10 6 27 12 -20
~roma	2 26
~romanian	2 19
~roof	1 -16 4 7 7 23 8 8 11 -18
~room	1 -52 2 30 3 -21 4 24 5 -21 6 13 7 -22 8 10 11 39 13 20
~round	1 35 4 19 6 10 7 -13 8 10 9 -9 10 -7
~rover	3 34 8 9
~rug	1 9
~ruin	1 10 3 10
~rul	2 16 3 -10 5 21 8 -26
~rule	0 -11 3 12 7 -7 8 -9
~run	1 14 6 7 8 -10
~runn	0 22 6 17
~runs	7 -9 8 -44
~rye	7 13
~s	3 27 11 13
~sabbath	2 14
~sad	3 9 8 12
~safe	7 12
~safer	7 24
~safety	5 8
~said	1 -26 2 -8 6 -19 7 -24 8 -23
~saint	2 7
~sake	4 14
~sal	8 25
~salari	0 41
~salary	0 39
~sale	6 -12 7 -51 8 33 10 51 14 10
~salford	6 24
~salt	11 17
~same	0 -53 1 -39 2 10 4 -60 5 -13 6 -63 7 -33 8 11 11 24 13 -28 14 7
~sandra	14 9
~saturday	4 14 9 15
~sav	2 10
~save	0 11 2 9 3 25
~saving	0 -17 13 18
~say	1 10 2 34 4 16 6 8 7 34 10 -13 13 25
~says	0 20 1 -9 2 12 5 -12 8 -14 14 -9
~scaffold	6 -12
~scan	14 35
~scheme	2 -10
~school	0 -42 1 47 2 -9 3 -18 4 -31 5 -11 6 -18 7 26 11 -20 12 -7 13 -17 14 -59
~score	13 17
~scot	2 13 14 18
~scotland	7 18
~scrap	6 14
~scratch	5 7
~screen	6 9
~scroll	1 23
~sea	2 -18 6 -16 7 30 9 11
~seal	4 39 6 -17
~search	7 11 14 7
~season	2 9 9 31 13 24
~seat	7 21
~sec	5 28 9 10
~second	2 -42 4 -19 6 45 8 14 10 -13 11 -9 13 7 14 -11
~secondary	14 -12
~section	2 7
~secur	4 17
~secure	6 19 13 7
~security	5 7 8 8
~see	0 -23 1 -13 3 -8 5 20 7 -9 8 -9 10 9 11 7 14 24
~seek	2 25
~seen	2 -22 6 7 7 11 8 -14 10 14 11 -11
~sees	6 7 7 13
~select	2 7
~self	0 -18 9 25 13 31
~sell	2 36 7 8 10 7 12 15
~seller	2 20 6 13 7 -15 8 19 11 12
~semi	7 -17 10 18
~send	1 -22 3 -11 6 -14
~sensible	4 11
~sent	4 -7 13 8
~separate	1 -7
~september	6 -45 8 -35 12 24 13 26
~servic	7 -8 8 -44 13 -8
~service	5 13 7 12 13 -10
~set	1 11 4 33 5 23 8 -8 11 -14
~settl	13 12
~settle	7 -8 13 33
~seven	1 -7 2 -13 5 -16 7 -50 8 7 13 -23 14 24
~seventy	8 18
~several	6 -29
~sex	1 -14 2 24
~shall	0 7 3 17 6 -9 8 -15 13 -12
~shampoo	5 7
~shan't	0 9
~shar	0 -12 1 -11 3 11 5 -8 7 -48 9 -14
~share	6 -14 7 -9 14 -21
~sharer	0 -22 1 -21
~she	3 8 8 27
~she'll	1 11 8 17
~shed	1 -32 2 -19
~shelf	6 21
~shift	0 -13 6 37
~shinner	2 16
~shoot	8 9
~shop	2 -17 3 -12 4 -10
~short	0 -15 1 -47 2 -34 7 -20 9 10 12 27
~shorter	12 11
~shorthold	12 55
~shot	6 24 11 35
~should	6 -10 7 -11 8 17 12 -14
~shouldn't	2 21
~shout	6 17 8 8 14 12
~show	2 -15 4 -32 6 -33 8 8 13 7
~shower	1 -15 3 -17 4 -12 6 -18 8 -15
~shown	4 12 5 7 6 -24 7 -20 11 23
~shut	1 -8 7 -11 8 16 9 -10
~shutter	0 -11
~shy	4 23 6 -16
~side	0 -11 1 -20 3 -8 6 -9 8 17 9 -12
~sight	2 8 8 13
~sign	0 12 1 -36 2 -48 3 -54 4 -69 7 -9 8 -11 9 -19 10 -9 12 15 13 -31
~sikh	2 7
~similar	0 18 11 30
~simp	7 40
~simple	14 -15
~since	0 -65 2 8 4 -41 6 19 8 41 11 36 12 -9 14 -24
~single	0 -10 1 10 5 -14 6 -39 7 30
~singleton	1 13
~sink	8 -12
~sinn	2 29
~sister	1 -42 2 26
~sit	5 9 6 17
~site	0 -33 1 -38 2 -18 6 -28 7 -10 8 -39 14 -42
~sits	8 24
~six	1 -43 6 -8 13 -15
~sixteen	1 23 5 9
~sixty	1 -12 5 14
~size	1 -14 2 -11
~skat	6 10
~skin	2 20
~skip	8 -8 14 26
~skirt	3 12
~sky	7 15
~skye	9 10
~skype	14 22
~slash	14 43
~slate	2 -7 10 10
~sleep	4 -14 9 31
~slid	1 9
~slide	14 10
~slip	4 15 6 18
~slot	1 16 6 10
~small	1 10 5 12 7 -38 11 -29 14 -8
~smart	9 7
~smok	0 7 2 -12 8 8
~smoke	3 -8 8 -53
~smoker	2 -25
~sms	14 12
~snap	6 -22 11 18 14 23
~snapchat	14 8
~snapp	6 14
~sniff	6 8
~snooze	6 13
~snow	6 14
~so	0 -12 1 13 3 13 4 -15 5 -52 6 28 7 -33 8 44 9 -40 11 17 12 -28 14 -35
~so's	3 7
~social	0 25
~socket	8 -17
~sofa	1 -32 4 -37 5 7
~sold	2 7 6 7 8 -13
~solicitor	0 9 2 -32 5 31 8 -20
~some	2 -15 4 -12 8 -9 11 32
~somebody	4 16 5 -15 7 -33 8 -8 9 -24 13 -19
~someone	1 -11 5 -30 6 16
~someth	0 14 3 10 4 8 5 15 6 -9
~somewhere	1 11 2 13 4 30 7 -11
~sons	5 7
~sooner	1 9 2 10
~sorry	0 19 1 19 2 25 3 8 4 -31 5 17 6 -22 7 -42 8 -17 12 10 13 -7
~sort	2 -19 4 -38 6 8 8 -10
~sought	0 13 2 12 6 -22
~soul	7 18 8 26
~sound	7 8
~source	4 -7
~south	7 -9
~space	4 -10 8 -14
~spain	8 14
~spaniel	3 19
~spare	2 -22 3 8 6 18 8 38
~speak	14 10
~specialist	5 7
~specifi	1 7
~spend	7 10 9 18
~spirit	5 7
~split	5 13
~spoken	6 8
~spot	7 15
~spr	0 -9 2 -8 6 -28 7 10 12 21 13 23
~spray	3 7
~square	4 -19 8 -19
~ss	0 17
~st	1 -23 2 -7 6 -35 7 11 8 -54 14 -19
~stabl	10 7
~staff	8 -14
~stage	1 15 8 -13
~stair	0 -37 4 -28 6 -45 7 -7 9 -44 11 -42 14 -14
~staircase	2 -19
~stairwell	1 11
~stamford	2 14
~stampede	6 32
~stan	8 8
~stand	12 -10
~standard	12 17
~star	2 13 8 16
~start	1 7 2 -28 4 30 5 -9 6 -33 12 10 14 -18
~starter	3 7
~state	0 28 1 7 4 14 6 -8 13 -13
~statement	13 -20
~station	5 -8 8 -13
~stay	1 9 3 33 4 -31 6 -39 8 -46 14 -56
~steady	0 24
~steam	5 18
~steep	8 -21
~steer	0 8
~step	7 -35
~stick	6 24
~sticky	1 14
~still	3 -8 4 -30 5 -10 6 8 7 -14 8 -14
~stock	6 15 11 21
~stockport	3 22
~stone	4 9 8 -15
~stop	1 22 3 24 5 31
~stopp	0 10 6 29
~storage	9 -18
~store	1 -17 2 -9
~storm	7 14
~story	1 17
~straight	2 11 6 -24 7 7
~street	0 -9 1 -29 3 -17 5 -24 6 -19 8 -30 10 -39 14 -8
~stretch	4 21 13 19
~strict	1 17 3 26
~strike	6 12
~stroke	2 -8 8 15
~strong	2 10 6 7
~stroud	6 12
~student	0 -50 1 -43 2 14 4 -34 12 7 13 32
~studio	1 -9 5 -9 7 11 8 -23
~study	7 -12
~style	9 21
~subject	4 16
~subsidence	7 8
~such	0 14 6 12 7 34 8 -8
~suffer	8 18
~suggestion	4 12
~suit	1 16 3 8 6 -16 7 -40 8 -18 11 -8 13 -10 14 -12
~suitable	1 -10 2 16 3 8
~suite	1 -9
~sum	4 26 13 28
~summer	2 -15 6 -26 8 -39 9 28 10 -8 12 23 13 32
~sums	4 -9
~sun	6 -34 7 14 8 -25
~sunday	4 10 6 21 7 -22 9 10
~sunny	2 12
~supp	6 10
~supper	6 19
~support	0 35
~supporter	2 24
~sure	7 27 8 -12
~surprise	4 7
~sw	1 -14
~swap	2 8
~sweep	5 9
~sweet	2 -9 8 18
~swift	6 21
~swim	1 -25
~symbol	8 11
~sympathy	0 10
~t	3 11 10 11 11 13
~ta	0 12 1 10
~table	4 28 13 37
~tablet	2 9
~tae	6 16
~tag	8 18
~tak	0 -13 5 23
~take	1 -8 5 19 6 -12 10 -14 11 13 13 18 14 -32
~taken	1 -30 2 -13 4 -16 6 13 7 -11 8 -32 11 11 13 7
~taker	0 22
~talk	4 14
~tap	8 32
~taste	2 -7
~tax	0 17 2 -21 4 -11 5 -11 8 -11
~taxpayer	0 31
~tbc	4 11
~tea	1 20 4 10
~teacher	0 15
~tear	1 8
~teatime	6 24
~teen	1 12
~teenage	8 13
~teenager	2 -14
~teeth	6 10
~tel	8 12 9 7
~telegram	14 36
~telephone	8 -16
~tell	0 -21 1 -10 2 -29 3 -20 4 18 5 -36 6 8 7 -36 8 10 13 -30 14 -29
~temper	8 13
~tempt	6 7
~ten	0 -28 3 -19 6 18 13 17 14 -51
~tenancy	0 -11 3 8 4 12 5 -21 6 -38 7 -27 8 -61 12 21 13 -18 14 -9
~tenant	0 26 1 -7 2 28 3 8 4 -26 5 64 6 -152 8 28 9 -32 10 -55 11 -45 14 -13
~tend	13 12
~tender	4 19
~tenement	9 -12
~tenerife	8 20
~tenner	5 42
~tens	1 23
~term	7 -47 13 23
~terrace	1 12 6 10 8 -23
~terrier	3 13
~tesco	6 7
~test	0 13 6 -16 7 -11 8 -18
~text	0 8 2 -12 4 -25 14 43
~th	0 15 2 -12 4 -9
~than	0 11 1 18 3 -17 4 25 5 -33 6 22 7 35 8 -17 11 39 13 -14
~thank	0 25 1 27 3 14 6 -22 8 -15 14 -7
~that	0 30 1 17 2 16 3 36 4 -25 5 -7 7 31 10 -26 11 40 14 -11
~the	0 -16 1 -14 2 -9 3 -18 4 -7 6 -10 8 10 9 -27 10 -16 11 11 12 -20 14 -10
~their	0 25 1 10 4 9 5 11 7 15 14 -20
~them	4 -44 7 -28 8 -107 9 -10 11 30 12 -12 13 -22 14 -38
~themselv	2 7 4 9
~then	0 23 2 16 7 -7 8 29 12 24
~there	0 -29 1 -21 2 -29 3 -37 4 -8 6 7 7 15 9 -20 11 -14 12 -33 13 -44 14 15
~thereabout	4 16
~therefore	1 23
~these	2 -13 3 8 6 33 7 7
~they	1 -30 12 -20
~they'll	7 7
~they're	2 24 6 19
~thin	1 20 13 11
~thing	4 8
~think	1 21 4 30 7 -7 8 -18 11 -19 12 8 14 -13
~third	1 11 7 -22 8 16 13 16
~thirteenth	13 9
~thirty	5 29 13 -30
~this	1 23 2 20 3 14 4 -9 5 -24 6 102 7 41 8 -97 9 -21 10 50 11 -12 12 -51 13 -31 14 -96
~this'll	6 7
~those	0 38 2 14 7 -33 8 -29 11 11 13 21 14 15
~though	2 -8 4 13 6 -9 7 -26 8 -12
~thought	6 7
~thousand	4 23 5 8 6 9
~three	4 -14 6 12 7 -27 9 17 10 -13 11 -10 12 -24 13 30
~through	1 11 3 -49 4 -9 8 21
~throughout	2 -16 3 9
~throw	4 10
~thrown	2 11 13 7
~thur	8 15
~tick	0 8 6 29
~tiddl	3 7
~tidy	1 7 3 17
~tied	12 18
~tiktok	14 33
~till	3 -20 5 20 6 16 8 40 9 -21 10 14 12 14 13 13
~tim	4 -13
~time	0 22 1 10 3 -19 5 21 6 -19 8 -11 11 -25
~tinyurl	14 10
~title	14 -8
~to	1 11 4 -25 5 24 10 20 11 -27 13 8
~toaster	8 8
~tock	6 28
~today	6 25 7 -24 8 -7 10 19
~toddler	1 41 2 -24 3 -15 7 -18 8 -24
~together	13 31
~told	0 17 2 -8 6 -32
~tom	6 10 8 23
~tomorrow	6 39
~tonight	4 -13 6 62
~too	0 -20 2 24 4 -15 5 -38 7 -31 8 -44
~top	2 15 3 -7 5 20 6 -41 7 -8
~tops	4 7
~tortoise	3 -30 8 9
~total	7 28
~tots	1 22
~touch	0 -9 2 -19 11 8
~tour	6 -9 9 10 11 -18 14 18
~tow	0 7 1 27
~toward	1 9 5 16
~towel	9 14
~town	4 -15 8 -17
~trade	7 18
~tradition	2 12
~traditional	2 18
~traffic	2 -7
~trail	7 12
~train	4 -8 6 -48
~tran	0 -21 2 20
~transfer	4 -20 13 42
~transition	2 8
~travel	1 -8
~travell	2 10
~traveller	1 -12 2 37 6 -13
~treat	0 -13 2 -30 11 22
~treble	7 10
~tree	1 -14
~tri	2 12
~trimester	13 19
~trip	9 14
~trouble	1 -16 2 24 8 13
~true	11 10
~trust	7 27 13 10 14 -14
~truste	2 11
~truth	2 9
~try	0 20 1 24 2 32 6 -28
~tub	6 -13
~tube	2 8
~tuck	1 8
~tues	8 11
~tuesday	8 18 11 -7
~tune	6 11
~turban	2 24
~turn	1 -10 2 -10 3 16 7 -7 8 14 11 9 13 -19 14 -9
~twelfth	2 14
~twelv	12 12
~twelve	5 -11 6 8 7 -11 12 40
~twelvemonth	13 16
~twenty	5 22 8 -32
~twice	8 11
~twin	8 19
~two	0 -22 2 9 3 -7 6 -40 7 -29 12 -16 14 -36
~twos	4 9
~typ	0 12 2 12
~type	0 7 6 12 14 43
~typical	11 10
~tyrone	7 7
~uc	0 23 1 -31 2 -38 3 -19 4 -9 5 -26 6 -19 7 -9
~uk	0 -15 6 -19 13 22 14 13
~ulster	7 8
~ultimate	7 16
~un	7 12
~unable	0 18
~unaccompani	1 -7
~unanswer	8 8
~unattend	8 19
~unbeatable	7 12
~under	0 -15 2 8 3 17 5 -30 6 23 7 -13 8 14 10 -8
~underscore	14 16
~understand	1 -8
~unequall	7 9
~unfortunate	0 12 3 18
~unhappy	7 13
~unheard	7 15
~union	2 7
~unionist	2 31
~universal	0 12 1 -17 2 11 3 -7 5 -30 13 -14
~unlawful	0 -13 2 -16
~unles	0 20
~unlock	8 8
~unmatch	7 13 8 9
~unoccupi	8 16
~unrivall	7 14
~unseen	6 16 10 9
~unsuitable	1 11
~until	4 10 6 -26 7 -18 8 -10 9 -14 10 13 13 10
~unwag	0 20
~unwant	1 18
~unwelcome	3 16
~up	0 8 4 -27 6 9 7 7 8 21
~upfront	0 -16 4 -9 12 -24 13 56
~upon	4 7 6 -20 11 19
~upper	4 7
~ups	1 39 2 -18 6 -8
~upset	2 10
~upstair	6 -31 7 -15 8 23
~upward	4 40
~urge	6 8
~us	0 -13 1 -7 3 -12 4 8 6 -33 7 -9 10 -13 13 11 14 -27
~use	0 -35 1 -37 3 -37 4 -38 6 -56 8 9 13 -8
~used	0 -29 3 -23 4 -17 6 -45 7 -29 8 12 11 43
~user	1 -12 2 13 3 -9 14 35
~usual	0 12 4 -20 6 -44 8 -14 13 42 14 10
~vacant	6 -16
~vacation	9 14
~value	1 12 6 -18 7 40
~valuer	4 13 7 17
~van	7 7
~vanish	6 16 9 7
~vaper	3 7
~vary	11 20
~vat	5 26
~vegan	8 9
~vegetarian	2 18
~vendor	2 31 6 -27
~very	0 -10 3 -7 6 9
~vett	4 -7 5 23
~vicar	2 13
~video	5 13 14 20
~view	2 -14 3 -7 7 22 9 -13 11 24 12 -13 14 -12
~viewer	8 15
~viewing	0 -12 5 12 6 -7 7 -25 9 -19 12 -12 13 -29
~village	1 -9 4 -17 6 -18 7 -22 8 -24 14 -9
~visit	1 25 2 -24 4 -17 5 20 7 -12
~visitor	1 16 9 14
~voic	2 7
~vote	1 20
~voter	2 10
~vouch	11 16
~w	10 10
~wag	2 -29 4 -17
~wage	0 38 2 -20 4 -15
~wait	0 17 6 40
~wake	1 18
~wal	7 20
~walk	0 -40 1 -14 3 -9 4 -10 11 -14 14 12
~walker	2 -20
~wall	0 -7 2 -28 3 -9 4 -16 6 -58 7 10 14 -7
~wander	8 30
~want	0 20 1 32 2 43 4 23 5 -11 6 17 7 -38 8 8 11 -65 12 14
~warden	8 9
~warm	1 -11 2 -15 7 17
~warmer	7 14
~warn	2 -13 6 19
~was	1 -31 4 -41 5 -40 6 -23 7 -85 8 -29 9 -29 10 -26 11 22 12 -39 13 -61 14 -10
~wash	2 7 6 -7 8 -18
~wasp	8 13
~wast	0 8 2 15
~waste	6 -7
~watch	0 8 6 7
~water	3 14 4 -20 5 -37 6 -24 7 18 8 -22 13 -7
~way	0 14 2 13 6 -10 14 -19
~we	1 8 2 7 3 -10 5 -7 7 -42 10 -35 13 7 14 -37
~we'd	0 18 1 8 2 46 4 25 6 -50 7 -29 8 -39 9 -19 14 -15
~we'll	1 -7 2 16 3 -26 4 15 5 -7 6 -20 7 -12 11 -9 13 19
~we're	1 15 5 -18 6 -23 7 -26 8 38 11 -15 13 9
~we've	2 11 7 -18 12 -18 14 -8
~wean	0 -8 1 27 3 9
~wear	1 14 5 19
~weather	7 9
~wechat	14 8
~wedd	8 20
~wednesday	6 11
~wee	1 38 3 20 5 9 8 26 14 16
~week	4 -15 7 -13 8 39 9 85 11 -44 12 -27 13 -22 14 -19
~weekday	0 -19 8 20
~weekend	1 48 2 -26 4 -15 6 25 7 -54 9 19
~weep	6 10
~weigh	4 15
~welcome	0 -34 1 -23 3 -13 4 8 5 -23 6 -62 7 -28 8 -7 9 22 11 -19 14 -16
~welfare	0 27 1 -9
~well	1 -12 2 -8 7 12 8 -25
~wen	5 7 10 12
~went	0 14 1 -24 4 24 13 -9
~were	0 -19 1 -18 4 -36 5 -30 6 25 8 -18 11 30 13 -18
~weren't	2 9
~west	9 8
~wet	8 -21 10 14
~wharf	1 13 4 9
~what	0 18 4 24 5 -74 6 -36 11 31 12 -20 13 -11 14 -29
~whatever	0 -12 1 -19 3 25 4 18 7 19
~whatsapp	1 8 4 -10
~whatsoever	2 13 3 10
~wheel	2 26
~wheelchair	0 -37 1 -36 2 25 3 -20 6 -12 7 -26
~when	3 -22 5 24 7 -25 13 35
~where	0 31 1 27 3 14 4 8 5 -54 6 -49 7 30 8 -10 14 22
~whether	0 -9
~which	0 -12 7 -13 8 -12 11 -9 12 14 14 -12
~whichever	4 8
~while	1 -21 5 17 6 59 7 -23 8 9 12 7
~whippet	14 8
~whit	0 -8 2 22
~whitby	10 9 14 9
~white	2 31 6 -13 7 -32 11 14
~who	0 27 2 15 4 32 6 28 8 21 10 -22 11 -65 14 -25
~who'd	2 27 4 15 8 9
~who'll	8 7
~who've	1 8
~whoever	2 -21 4 16 6 19 8 -28
~whole	0 -19 1 9 2 -25 4 -22 6 11 8 18 12 12 13 47
~whom	5 9
~whose	0 30 1 26 3 8 6 -21
~why	2 -7 3 29 8 19
~wi	8 12
~wide	8 -11
~wife	2 11 8 9
~wifi	8 36
~wigan	14 7
~wil	6 12
~will	2 17 3 19 4 35 5 -31 6 31 7 37 10 -64 11 -9 14 -14
~window	2 -58 3 -21 4 -20 6 24 7 17 9 -10 11 9
~wing	4 9
~wins	4 13 6 13
~winter	6 -28 7 -11
~wise	6 32
~with	0 8 1 18 2 17 3 9 5 -27 6 -9 7 -19 11 -13 13 17 14 -23
~withdrawn	6 9
~within	0 -26 1 -24 3 -24 5 -35 6 12 7 17 13 -13
~without	0 -21 1 -9 3 -10 4 14 5 -7 7 10 13 22
~witness	2 13
~wk	9 10
~woman	1 -14 2 26
~women	0 -15 1 -24 2 29 6 -26 8 -22
~won't	0 27 2 24 3 17 6 22 13 -11
~wooden	3 16
~woof	3 16
~word	2 -21 6 26 7 31 8 -14
~work	0 47 2 -41 3 -50 4 -15 5 -39 6 -92 8 -15 11 -10 12 -29 14 -9
~worker	0 44 6 -11
~workshop	6 9
~worktop	2 -15
~world	6 7 7 35
~worry	0 14
~worth	4 29 7 11 13 7
~would	0 8 1 22 2 32 3 7 4 14 5 -26 6 -8 8 -17 10 -12 12 17 14 -14
~wouldn't	0 -27 1 7 6 14 7 18
~wreck	1 10
~writ	2 -21 3 -27 6 -24 7 -18
~write	3 -30 6 -7 7 -13 8 -25
~wrong	2 -27 7 19
~www	14 13
~x	3 10 13 20 14 27
~xx	12 9
~y	1 8 8 36 11 13
~yale	8 34
~yard	1 -19 2 -27 4 -19 6 -44 7 -26 8 -9 11 -12 14 -7
~ye	0 14
~ye'll	6 24
~ye've	6 19
~year	4 -42 5 -20 6 -63 7 18 8 15 9 -23 12 44 13 28
~yeild	7 10
~yer	1 7 6 18
~yes	0 -36 1 -26 3 -34 4 -10 5 -26 7 18 8 -51 14 -33
~yesterday	6 35
~yet	3 -19 10 13 13 10
~yield	7 9
~yin	6 17
~yins	1 14 3 11
~yoga	8 9
~york	7 11
~yorkshire	7 17
~you	0 -19 1 -30 5 43 6 21 7 29 8 -8 9 -11 10 -42 11 -20 12 -10
~you'd	0 -24 8 11 11 -24 12 16
~you'll	3 10 4 -10 5 14 7 36
~you're	1 -7 2 13 6 14 8 -25 12 18 13 15
~you've	0 -8 4 -9 6 22 8 8 11 -11 13 -7
~young	1 34 2 -9
~younger	1 30
~youngest	1 10
~youngster	1 25
~your	4 28 5 26 6 23 7 34 9 13 10 -11 13 10 14 -32
~yourself	0 7 3 7 5 -16 6 29 8 17 13 7
~yourselv	6 7
~youtube	14 13
~yrs	10 7 11 17
~ysgol	7 10
~zero	2 -12 14 24
~£#	0 -26 2 -69 3 -44 4 17 5 90 6 -50 7 -51 8 -24 10 -59 11 -31 13 -45 14 -41
~£##	0 -16 2 -59 3 -13 4 40 5 -12 7 16 8 -56 9 -12 11 -8 12 -33 13 28 14 -36
£#	0 -26 2 -69 3 -44 4 17 5 90 6 -50 7 -51 8 -24 10 -59 11 -31 13 -45 14 -41
£# $	0 -25 1 -23 4 -66 6 -30 7 -24 13 -41
£# ,	1 -18 4 40 5 19
£# :absence	5 -7
£# :accepting	5 9
£# :advance	3 13 13 8
£# :burden	4 10 5 29 6 -17 13 -19
£# :clocktime	5 16
£# :codething	5 11
£# :condition	4 49
£# :deadline	13 27
£# :demanding	5 16
£# :deposit	5 -22
£# :feething	0 8 5 28
£# :fixed	4 7
£# :holiday	4 15
£# :income	5 30
£# :money	4 16 5 -38 13 16
£# :newness	13 12
£# :onlyword	4 19
£# :openprice	0 -7 1 -10 4 22 6 -8 13 -19
£# :opinion	5 14 13 -10
£# :period	5 24
£# :ranking	3 13 5 -17 13 10
£# :return	5 -16
£# :scarcity	3 13
£# :spelled	4 -7
£# :utility	5 -34 6 7
£# a	1 14 9 13 13 -21
£# admin	0 10
£# before	13 10
£# but	4 7
£# by	5 15
£# deposit	5 -8
£# for	5 36 6 7 13 -7
£# gas	6 8 8 7
£# heat	11 8
£# if	4 40
£# is	5 9
£# last	3 13 5 -14
£# monthly	5 30
£# more	1 10
£# off	13 13
£# ono	4 12 5 -26
£# pcm	4 17 5 -32 13 9
£# per	13 -13
£# plus	5 12
£# return	5 -8
£# secures	5 9
£# the	4 -8 5 20
£# to	5 14 13 -10
£##	0 -16 2 -59 3 -13 4 40 5 -12 7 16 8 -56 9 -12 11 -8 12 -33 13 28 14 -36
£## $	5 21 6 -30 13 -18
£## ,	0 -21 4 17 5 -11 6 -63
£## :burden	4 -10
£## :clocktime	6 9 13 9
£## :condition	1 9 4 7 6 10
£## :deadline	6 27
£## :demanding	13 11
£## :deposit	5 13
£## :money	4 -22
£## :openprice	4 11 5 -10
£## :opinion	4 -19
£## :paying	5 12
£## a	7 17
£## and	5 -12
£## as	4 8
£## but	4 7
£## deposit	5 14
£## due	13 11
£## for	4 34 5 -13
£## in	4 17
£## or	4 20
£## pcm	4 -22
£## per	4 -11
£## to	4 -18
£##_#	4 -17 13 9
£##_$	0 10 4 8 6 -61 7 -30 13 8
£##_all	7 7
£##_day	7 9 13 18
£##_hold	5 -7
£##_house	5 14
£##_it's	7 8
£##_month	4 -13 5 -26
£##_now	4 14
£##_pcm	4 31
£##_rent	5 -15
£##_roof	4 9
£##_summer	4 11
£##_there	1 11
£##_three	13 8
£##_week	13 -7
£##_what	7 8
£##_where	1 9
£##_who	4 16 6 10
£##_will	6 20
£##_you	13 13
£##_£#	5 -23
£##_£##	1 8 4 9 13 -14
£#_$	0 -32 2 -16 3 -14 4 11 5 32 6 -22 7 -75 8 -44 13 -54 14 -20
£#_+	4 15
£#_1st	5 -18
£#_can	4 8
£#_charge	1 11 5 10
£#_credit	5 21
£#_do	4 14
£#_each	5 7
£#_every	5 12
£#_extra	5 18
£#_fee	5 25
£#_flat	5 10
£#_fob	5 11
£#_from	5 28
£#_go	5 13
£#_have	5 7
£#_i	5 7
£#_if	4 -8
£#_june	3 13
£#_like	6 7
£#_linen	9 11
£#_lot	5 17
£#_money	5 10
£#_month	1 15 9 -10
£#_more	1 13 5 -15
£#_night	5 -16 9 20
£#_only	0 9
£#_pcm	4 29
£#_person	4 21
£#_reference	5 11
£#_rent	4 -12 5 -29
£#_search	5 11
£#_sign	5 18 13 19
£#_so	3 13
£#_tenant	5 11
£#_that	5 8
£#_though	4 17
£#_time	5 8
£#_top	5 15
£#_until	4 7
£#_up	5 15
£#_us	5 19
£#_vat	5 26
£#_visit	5 7
£#_way	5 -19
£#_we	5 7
£#_week	9 13
£#_will	4 8
£#_year	13 -31
£#_you	4 34 5 29
£#_your	4 -13 5 13
£#_£#	4 21 5 -8
£#_£##	4 34 5 -17 13 13
…'ll>	5 20 6 30 7 35 8 22 9 -29 10 -29 13 12
…'re>	2 18 4 9 6 12 7 -37 8 25 12 23 13 19
…'ve>	1 21 4 -10 6 29 7 -33 12 -19 13 -13 14 -43
…***>	0 23 1 16
…00ni	14 10
…0770	14 8
…0nin	14 10
…123>	14 19
…1632	14 23
…2580	8 32
…632>	14 23
…6mth	13 27
…700>	14 25
…700n	14 10
…7700	14 45
…77oo	14 35
…7oo>	14 34
…9oo1	14 20
…<#no	0 21 1 25 3 22
…<***	0 23 1 15
…<077	14 14
…<6mt	13 27
…<@hi	14 18
…<@sh	14 10
…<abs	10 12
…<acc	0 -38 1 30 6 -64 8 19 13 23 14 -8
…<ach	4 14
…<act	1 -16 11 25
…<add	1 15 5 13 6 -43 7 22 10 28 11 8 14 18
…<ado	1 17
…<adv	0 -21 1 -20 3 -12 6 11 7 -30 8 -31 10 9
…<aff	2 7
…<afo	6 7
…<aga	3 -7 4 -9 5 12 13 -12
…<agn	5 15
…<ahm	2 8
…<alf	8 7
…<ali	7 7
…<alm	6 8
…<aln	10 20
…<alo	3 17
…<alr	6 9
…<ama	7 10
…<amb	8 7
…<and	9 8
…<ang	7 8
…<ant	6 14
…<any	1 -8
…<apa	6 13 7 7
…<app	0 -34 1 7 4 9 5 10 6 -33 7 -11 11 8 14 15
…<ari	1 8
…<arr	9 11 13 32
…<art	1 11 11 9
…<ask	6 7
…<ass	1 10 4 22
…<att	4 13 8 17
…<aus	2 8
…<aut	13 13
…<ava	6 -13
…<awa	4 12
…<bab	1 33
…<bac	8 19
…<bad	2 11 4 11
…<bak	8 15
…<bal	1 -13
…<ban	4 14
…<bar	6 -10 7 -10
…<bec	12 8
…<bed	1 12
…<beg	0 10 12 9 13 7
…<beh	1 10
…<bei	5 -8 13 14
…<bel	2 -31
…<ber	8 8
…<bey	6 16 7 21
…<big	14 11
…<bik	1 -39 2 -10 8 -23
…<bil	5 12
…<bir	2 8
…<bla	2 10
…<bli	6 15
…<blu	6 -15 7 20
…<boa	6 10
…<bob	14 30
…<bol	1 11 9 15
…<bon	1 7 7 7
…<boo	1 14 2 -16 7 -13 8 -31 9 8 10 20
…<bor	1 -21 2 13 5 9 11 12
…<bou	0 -10 4 -10 5 18 6 -18 8 -12
…<bow	1 9
…<bra	1 9 6 9 14 26
…<bre	0 -11 1 17 3 25 4 -13 5 -20
…<bri	6 16 8 16
…<bro	2 -26 5 14 14 21
…<bru	7 13
…<bth	2 7
…<buf	13 11
…<bui	3 11 14 24
…<bum	1 15 2 15
…<bun	1 9
…<bur	0 23 6 9 8 -20 11 -9
…<bus	6 -11 8 -10
…<but	2 -17 7 -10 8 9
…<buy	8 10
…<byp	8 9
…<c25	8 22
…<cab	8 -20 9 11
…<cag	3 -9
…<cal	6 19
…<cam	3 -9 7 9 8 15 11 20
…<can	2 -24
…<car	0 -7 2 -37 6 -25 7 9 8 32 9 23 11 -12
…<cas	14 12
…<cau	2 15
…<cen	1 -17 2 -43 6 -27 7 11 8 -22
…<cha	1 -13 3 -23 7 -68 8 -31 11 9 13 -23
…<che	1 -10 6 11 7 8 8 26
…<chi	1 35 6 -31 7 -15
…<cho	8 -13
…<chr	2 13
…<cir	1 -19 3 12 6 18
…<cla	7 21
…<cle	1 11 5 17 7 14
…<cli	0 12 1 14 4 15 5 -21 6 -37 8 12
…<coa	2 -18
…<col	4 -23 13 25
…<com	1 -19 3 -41 4 -7 6 -31 7 42 8 -22 12 7 13 -12 14 -8
…<con	4 36 5 8 6 -41 7 18 9 17 13 -12
…<cot	6 13 7 11 9 10
…<cou	2 -22 6 13 7 39 8 -51 11 7 14 -23
…<cov	13 11
…<cra	6 11
…<cre	0 18
…<cri	2 27
…<cro	4 -16 6 -35 8 21 9 11 11 14
…<cru	3 11
…<cur	2 -25 5 -10 6 -9 8 36
…<cus	5 15
…<cut	8 -21
…<daf	6 9
…<dal	6 23
…<dam	14 13
…<dar	8 33
…<dat	8 -14
…<daw	3 25
…<day	7 -7
…<dec	0 -9 7 -35 8 -19
…<deg	12 11
…<del	3 7
…<dep	0 17 9 20 11 10
…<der	7 27
…<dia	6 21 8 11 14 7
…<did	12 9
…<dif	0 -8 1 -17 6 -7 11 50
…<dig	11 22
…<dil	8 15
…<din	1 29 2 -18 6 7 7 -7 8 -10
…<dis	0 12 1 18 3 14 4 7 6 -29
…<dog	3 31
…<doi	1 15 2 -12 6 -20
…<dol	7 9
…<doo	6 9 8 16
…<dor	7 18
…<dow	4 16 6 15 7 17
…<dra	0 -7 2 -36 4 -18 5 14 6 -36 8 -35 13 10
…<dre	2 13
…<dri	0 -15 1 11 2 -11 10 8 14 -14
…<dro	8 10
…<dub	9 7
…<dup	6 9
…<ear	0 -32 1 -14 2 -41 4 -13 6 34 7 16 8 -26 12 22
…<eas	2 10 6 -8
…<elb	6 20
…<ell	8 12
…<emi	8 21
…<eno	1 14 2 -10
…<ent	8 29
…<env	0 16 4 14
…<equ	9 9
…<eri	2 9
…<esc	1 -12
…<ess	6 10 7 18
…<eva	2 7 6 10
…<eve	2 11
…<evi	8 18
…<exa	11 18
…<exi	7 25
…<eye	6 10
…<fac	1 -10 7 -22 14 19
…<fal	0 -14 1 -12 2 19
…<far	8 7
…<fea	2 10 8 -23
…<fel	2 16 8 16
…<fem	2 22
…<fen	1 -10 3 -14
…<fer	5 -18
…<fet	4 9
…<ffo	14 20
…<fib	14 -7
…<fie	3 -12 8 -16
…<fil	6 8
…<fin	1 19 2 -47 6 34 8 -40 11 34
…<fir	7 22
…<fit	0 -11 1 -11 4 -9 5 -13 6 -23 7 -15 8 -45
…<fla	0 -11 1 9 2 12 8 -17 11 20 14 15
…<fle	6 27
…<fol	6 -14 8 19
…<foo	1 10 6 9 8 -12
…<for	2 -21 5 9 6 10 7 7 14 14
…<fot	11 24
…<fou	2 15 5 -7 7 -22
…<fra	1 -11 8 18
…<fre	0 -18
…<fri	1 -16 2 -34 3 24 8 -8
…<fry	1 8
…<ful	4 13
…<fum	5 12 8 11
…<fur	1 -21 7 -14 8 -9 11 22
…<gal	11 19
…<gen	4 11 11 11
…<get	0 7 8 7
…<gil	8 10
…<giv	2 8 3 -8 6 -23 7 -13 8 -31
…<gla	2 -9 6 13 8 -12 9 14
…<god	4 9
…<goe	2 25
…<gol	9 14
…<goo	2 -24
…<gra	2 -8 8 -21
…<gre	0 -20 2 -13 6 -23 8 -9 11 13 14 -22
…<gro	4 24 6 15
…<gua	11 8
…<gue	2 7
…<guj	2 7
…<hac	6 8
…<haf	10 12
…<ham	6 7
…<han	0 -20 1 -21 5 18 6 -20
…<hap	7 41
…<har	5 17 8 21
…<has	8 9
…<hat	8 29
…<hav	1 12
…<haz	14 10
…<hea	1 -7 2 9 4 -19 6 -28
…<hed	7 -11
…<hel	2 -18
…<hen	8 15
…<het	2 10
…<hid	9 12
…<hig	9 19
…<hil	14 31
…<hoa	8 12
…<hol	0 15 2 14 6 11 7 -33 8 -9 11 -7
…<hom	2 26
…<hor	2 9
…<hot	1 7
…<hou	3 20 6 12 7 18 8 -19 11 9 14 7
…<hum	3 28
…<ign	11 27
…<ima	11 24
…<imp	6 18 11 12
…<inc	1 11 8 -12
…<inf	4 14 13 16
…<ink	10 10
…<ins	6 16 10 16
…<int	10 13 11 9
…<inv	0 12
…<ire	7 13
…<isl	7 12
…<iss	0 -31 2 21
…<it'	6 35
…<its	7 7
…<jam	2 9 8 21
…<jan	14 21
…<jea	8 7
…<jeh	2 15
…<jes	2 11 4 9
…<joh	6 11
…<joi	1 12 2 -8
…<jor	8 11
…<jun	1 15
…<kee	2 7 3 24 8 8
…<ker	2 13
…<key	14 11
…<kic	2 24
…<kid	1 10
…<kie	8 7
…<kin	7 19
…<kit	7 8
…<kne	8 24
…<kno	0 -11 2 -20 5 -16 6 10 7 8 8 26 13 13
…<lad	2 20
…<lan	0 22
…<las	6 7 8 -8 12 -13
…<lat	6 8
…<lea	0 -11 5 18 7 -15
…<lee	4 -10 6 11 7 18 13 -13 14 11
…<len	2 -11 7 26
…<let	4 -16 6 -14 14 44
…<lev	2 -15 4 7 8 -39
…<lib	8 9
…<lig	0 -30 2 -25 4 -17 6 -15 8 -24 9 -7 14 -16
…<lik	2 -12 11 10
…<lim	4 19
…<lin	2 -8 7 10 9 8 14 25
…<lis	4 28 6 9
…<lit	6 16
…<lla	6 8
…<loc	2 -7 4 -13 7 31 8 -15
…<loo	4 22 7 -10
…<lot	8 10
…<lou	4 7
…<lov	3 14
…<lun	6 22 8 16
…<lup	8 15
…<lut	4 10
…<lux	6 12
…<mag	2 -16
…<maj	1 11
…<mak	2 -31 4 9 7 13
…<mal	2 10 8 17
…<man	2 -37 13 -10
…<mar	1 12 4 14 8 15 11 15
…<mat	6 7
…<max	1 15 4 24
…<may	2 17
…<mea	8 11
…<mel	6 26
…<mem	1 11 2 8
…<men	3 12
…<mic	3 -10 6 -14 13 26
…<mid	7 21 13 26
…<mig	13 10
…<mil	8 7 9 17 10 7
…<min	8 18
…<mis	6 16
…<moi	14 9
…<mon	12 9
…<moo	14 7
…<mor	0 21 1 -7 2 -19 7 26
…<mot	3 17 8 7
…<mov	2 -28 4 18 6 -15 8 9
…<mul	2 11
…<mum	1 8
…<mys	0 -16
…<nae	0 22 2 16
…<nai	9 18
…<nat	14 7
…<nea	4 8 6 18 8 22
…<neg	4 28
…<nel	14 11
…<net	8 13
…<new	3 9
…<nic	2 12 7 20 9 13
…<nig	2 7
…<nin	4 7 8 10 14 10
…<noc	1 22
…<nor	13 30
…<now	8 7
…<nur	8 7
…<o16	14 20
…<o77	14 47
…<oak	14 8
…<obj	0 -10 1 -13 3 -14
…<obs	0 13
…<occ	8 12 9 9 10 8
…<off	0 -8 4 11
…<onl	0 26 2 12
…<ope	0 -7 13 14
…<opt	13 8
…<ord	0 -13 7 -7 8 -35 11 -11
…<orn	1 21
…<oth	2 15 4 8 5 14 7 -26 14 -14
…<out	5 14
…<ove	1 9 5 7 6 -7 8 8
…<pac	5 18
…<pag	10 12
…<pan	1 -7 2 -8
…<pap	0 -20 5 18 6 -26 7 -11 14 12
…<par	0 -45 4 -17 5 -8 6 -57 7 -66 11 -13 12 -31 13 -20 14 -37
…<pas	11 13
…<pat	0 -18 6 -17 7 10
…<pav	6 7
…<pay	0 26 6 13 13 36
…<pea	8 13
…<pee	3 28
…<pen	14 7
…<per	1 26 7 -11 12 15 13 28
…<pet	0 -15 2 -26 3 58
…<pha	6 13
…<phe	6 9
…<phi	8 10
…<phy	2 8 7 8
…<pic	11 39
…<pie	8 17
…<pin	11 19
…<pit	9 11
…<pla	1 -21 2 -24 3 11 4 -37 5 7 6 -44 8 9 9 -8 14 13
…<ple	2 -13
…<plu	6 -22
…<ply	7 10
…<poc	7 16
…<poi	0 17
…<pol	3 17
…<pon	6 19 7 -7
…<por	9 16 10 18
…<pos	0 17 6 -28 7 10 12 8
…<pow	7 11
…<pra	2 26
…<pre	0 -28 2 17 11 34
…<pri	1 -8 3 -13 6 29 7 -12 8 24
…<pro	0 -10 1 -29 4 30 5 15 6 20 13 7
…<pub	10 7
…<pur	11 10
…<pyl	11 14
…<qua	7 13
…<qui	0 -17 2 17 6 12 7 11 14 11
…<quo	0 7 4 34
…<rac	2 9
…<rai	2 12 6 -27 8 -9 11 -37
…<rap	6 13
…<rar	6 17
…<rea	0 -31 1 10 2 -61 3 -17 6 30 7 7 8 -8
…<rec	0 32 2 -70 4 -10 5 32 8 -40 13 -40 14 -31
…<red	1 14 14 24
…<ref	2 -8 5 14
…<reh	3 32
…<rel	0 18 2 -21 6 9 13 10
…<rem	3 9 5 19
…<rep	7 -16 8 -50 11 11
…<res	1 16 2 -17 7 8 8 -10
…<ret	5 17 11 -14
…<rev	4 10
…<rhi	8 9
…<rol	12 -20
…<rom	1 7
…<ros	2 -20
…<rov	3 34 8 9
…<row	2 10
…<sai	14 17
…<sal	6 38 7 13 8 24
…<sam	11 19
…<san	14 7
…<sav	6 8
…<say	0 7 2 27 3 9
…<sca	6 -10 13 -8
…<sco	4 -7 13 24
…<scr	6 36 8 -28
…<sea	2 -14 9 14
…<sec	8 10
…<see	10 13 13 14
…<sel	6 14
…<sen	4 17 6 18
…<ser	7 -21 8 -19
…<sha	1 -24 2 11 4 -8 6 -17 11 -25 13 -20 14 -27
…<she	2 -30 6 -10
…<shi	2 10 11 9
…<sho	5 20 6 -14 7 -22 8 14 9 -10 11 37 12 9
…<shu	9 -7
…<sid	1 -8
…<sig	0 8 6 26 8 7
…<sil	1 11
…<sim	1 7 2 -16 7 30 13 11 14 -21
…<sin	1 11 8 11
…<ska	6 10
…<ski	3 10 7 17
…<sky	8 10
…<sla	2 -13
…<sle	1 19
…<sli	13 9
…<slo	6 10
…<sma	2 -20 4 -16 5 13 6 -7 7 -10 8 -8 14 -25
…<sna	11 19
…<sni	6 8
…<soc	8 -23
…<sof	11 10
…<som	0 20 1 7 2 17 3 31 4 43 6 -20 7 -24 14 -8
…<soo	1 9 2 10
…<sop	1 7
…<sou	0 -12 4 -13 8 -23
…<spa	0 -9 1 -10 4 -14 8 -21
…<spe	2 11 7 18 9 16
…<spo	0 16 2 -11 6 22
…<spr	0 -14 2 -15 4 -9 7 7 12 20 13 22
…<squ	1 -8 3 10 4 -24 8 -46 13 11
…<sta	0 -12 4 -20 6 -35 8 -8 11 -34 14 -34
…<ste	0 24 1 9 4 -14 6 -8 7 -19
…<sti	1 21 7 -7 8 -9
…<sto	1 8 2 -57 3 33 4 -31 8 -16 11 14 13 -29 14 -7
…<str	2 23 4 10 6 24 8 -25 11 -21 13 22
…<sty	2 -12 9 21
…<sub	7 -11
…<suf	8 20
…<sun	6 -14 7 20 8 8
…<sup	0 15 4 -8 6 22 9 14
…<sur	1 -10 2 -8 4 12 7 13
…<swa	1 -10 2 9 6 12 8 -16
…<swe	4 11 13 -21
…<swi	6 -12 7 16
…<syc	6 11
…<sym	0 9 8 10
…<tab	2 8
…<tak	0 21
…<tap	8 18
…<tar	6 13
…<tas	2 -9 7 19
…<tax	7 7
…<tea	6 22
…<tee	6 9
…<tel	8 7 9 7
…<tem	8 9
…<ter	8 14
…<tes	7 -10 8 -7
…<tha	0 17 1 25 3 28 4 -71 5 9 6 -17 7 12 8 7 11 -31 14 -11
…<the	4 8 5 26 6 34 7 28 9 -29 10 -16 11 -14 12 -39 14 18
…<thi	1 27 3 15 4 19 5 -34 6 26 12 -17 13 33
…<tho	14 9
…<thr	8 -13 13 14 14 8
…<thu	6 17 8 13
…<tic	0 22
…<tim	4 -20
…<tin	8 7 14 10
…<tit	0 -8
…<tob	8 9
…<tog	13 31
…<tom	8 16
…<tor	7 12 8 12
…<tot	7 11
…<tou	6 -20 9 11 11 8
…<tow	2 12 4 -15 6 -34 8 -18 9 12
…<tra	0 -43 1 -45 4 -10 6 -16 8 -34 10 -7 14 -25
…<tri	2 19 13 19
…<tru	6 -21 7 30 13 10 14 -19
…<tun	6 11
…<twe	2 12 12 11
…<twi	2 18 6 14
…<typ	11 9
…<tyr	7 7
…<una	1 -9
…<und	1 9 2 -19 7 -8 11 9
…<unh	7 29
…<uni	2 9
…<unl	6 32
…<unm	10 19
…<unr	2 8
…<uns	2 23
…<upg	6 14
…<ups	2 9 8 19
…<upw	4 9 6 8
…<use	1 -12 3 -11
…<usu	0 21 13 23 14 14
…<vac	9 14
…<val	1 18 4 12 7 17
…<var	0 13
…<vau	2 10
…<veg	1 -9 2 15 8 13
…<vic	2 10
…<vie	0 -14 5 9 7 19 8 -7 11 15
…<vis	1 27 2 -27 4 -19 5 22 6 -7 7 -15 11 -7
…<voi	2 8
…<vou	11 16
…<wai	6 32
…<wal	8 -10 10 7
…<wan	8 27
…<war	0 -8 6 10
…<wat	0 7 6 7
…<wav	6 15
…<we'	1 10 2 17 4 18 5 -36 6 -14 7 -75 8 33 9 11 13 26
…<wea	0 15 7 30 8 -19
…<wei	4 15
…<wha	1 9 2 11
…<whe	2 7 6 -26
…<whi	1 -11 2 10 4 8 8 -19 11 -8 12 11
…<who	0 23 1 27 2 25 6 -64 8 15
…<wig	14 7
…<wil	0 -9 4 14
…<win	8 15
…<wit	0 -35 1 -32 2 10 3 -38 5 -33 6 20 7 14 8 -13 9 -8 13 -15
…<won	1 -11
…<wor	0 19 1 7 2 -30 3 -13 7 13 8 -35 11 -17 14 -35
…<wou	0 8 1 22 2 32 3 7 4 14 5 -26 6 -8 8 -17 10 -12 12 17 14 -14
…<ye'	6 34
…<yei	7 10
…<yes	6 35
…<you	0 -19 1 22 2 -8 4 18 5 28 6 32 7 22 8 11 11 -9 12 34
…<ysg	7 10
…<zer	14 13
…@exa	14 37
…@hil	14 18
…_fla	14 17
…_hom	14 17
…_let	14 53
…_roo	14 20
…a's>	8 36
…abin	8 -10 9 11
…able	1 11 3 -29 4 34 6 -24 8 -26
…ably	3 -10
…abou	4 15
…abso	10 12
…aby>	3 11
…abys	1 21
…acat	9 14
…acce	8 15
…acci	8 9
…acco	0 -14 1 26 6 -34 7 -23 13 26
…ace>	1 -32 2 7 4 -28 6 -16 8 -7
…aced	6 -14 8 -8 11 8
…acem	8 9
…aces	1 8 14 18
…ach>	2 -16 3 10 6 7
…ache	6 13
…achi	4 9
…acis	2 11
…ack>	4 -9 6 15
…acka	5 7
…acke	14 19
…ackn	6 8
…acks	2 14
…ackw	8 22
…acle	2 -7
…act>	4 7 11 18
…acti	2 25 6 12 8 -12
…actl	4 -12 11 8
…acts	5 9
…actu	1 -9 2 -9 11 28
…adde	0 -28 5 12 6 -18 10 18
…addi	10 10
…addo	7 9
…addr	1 19 6 -9 7 27 14 19
…ade>	2 7
…ader	6 13
…adge	2 13
…adin	2 -8 4 -7 6 19
…adis	2 7
…adit	2 18
…adly	4 13
…ads>	8 -22
…adve	0 -12 1 -20 3 -16 4 -27 7 -34 8 -14 10 22
…advi	6 13
…ady>	0 21 8 -16 13 25
…adys	2 18
…aebo	0 22 2 16
…aelm	13 27
…affe	8 -7
…affi	2 -7
…affo	8 -16
…afod	10 12
…afte	13 9
…agai	3 -7 4 -9 5 12 13 -11
…age>	0 22 2 -15 4 -12 8 -26 11 -17
…aged	3 -11
…ager	3 13
…ages	6 12 8 -21 10 7
…agh>	8 15
…agin	11 23
…agno	2 -7
…agre	7 8
…ah's	2 15
…aica	2 10
…ail>	2 9 6 -30 8 -11 14 20
…aili	7 10
…ails	11 -11
…ailw	8 -9
…ain>	3 31 7 12
…ainb	2 22
…aine	8 9
…ains	2 16 4 -27 5 10 8 -21 13 -18
…aint	6 -8 8 -21
…air>	6 -14 9 -41
…airc	2 -19
…aire	6 14
…airn	9 17
…airw	1 11
…aisi	8 9
…ait>	13 7
…aite	6 21
…aith	14 18
…ajor	1 11
…ake>	11 11
…aker	0 20 1 9
…akes	2 -27 7 15 8 23 9 11
…akfa	6 14 9 9
…akin	3 9 4 7
…alay	2 15
…ale>	7 11 14 21
…ales	8 10
…alfi	8 7
…alfo	6 24
…alit	7 18 11 8
…all>	0 13 3 20 4 -12 5 8 7 -14 8 -10 11 -45 13 -11
…alle	1 -10 2 -29 6 28 11 23
…allo	1 -21 6 12
…alls	0 -10 2 14
…ally	2 9 6 33 11 18
…alme	13 11
…alou	3 17
…alow	6 10
…als>	2 -8 4 39 6 10
…alth	7 20
…alua	1 18
…alue	4 13 7 17
…am's	8 7
…ama>	3 9
…amai	2 10
…amat	5 16
…amaz	7 10
…ambl	6 11
…ambr	7 9
…ambu	8 8
…amed	5 16
…amen	1 19
…amer	8 17 11 21
…amfo	2 14
…amie	8 7
…amme	6 11
…amor	6 10
…amou	5 7
…ampi	9 15
…ampl	11 18 14 41
…ampo	5 7
…an's	8 31
…anag	2 -19
…ance	0 -8 1 -14 3 15 4 13 7 -34 8 34 14 -10
…anch	8 -8
…ancy	9 19
…and>	7 26 9 17 13 16
…anda	12 17
…andb	1 -13
…ande	8 24
…andi	4 -43 6 -37
…andl	5 15 14 27
…andr	14 7
…ands	3 -13 4 13 7 16
…andu	6 10
…andw	1 11
…ane>	8 10 14 16
…aned	6 9
…anel	7 8
…ange	2 18 6 -18 8 -30 11 16
…anic	8 13
…anie	1 -8
…ank>	0 8 1 16 3 12 6 -16 7 -23 14 -13
…anks	0 15 7 16
…anna	8 18 14 17
…anne	14 13
…anni	8 22
…anny	8 8
…ans>	2 26 3 25
…ansi	2 8
…answ	8 7
…ant>	6 7 8 18
…anti	6 9 9 14
…ants	0 44 3 11 8 26
…anut	8 16
…anya	0 27
…anyw	1 -7
…apar	6 10
…ape>	1 -14
…aped	8 16
…aper	0 -20 5 18 6 -28 7 -12 14 11
…apid	6 13
…apoo	8 8 9 7
…apor	6 10
…appe	7 28 11 24 14 13
…appl	1 12 6 -9
…appo	6 -16
…appr	4 34
…appy	7 13
…aps>	2 7 11 18
…arav	7 7 8 20 9 15
…ard'	6 7
…ard>	0 15 1 -9 2 -34 8 -29 12 16 14 20
…arde	1 -12 8 12
…ardi	14 8
…ards	5 20 6 -10 8 27
…ardy	6 15
…are>	0 -13 2 20 4 -65 10 -18 11 8 14 -7
…ared	4 16 13 9
…arer	1 15 4 10 6 14
…ares	2 10 7 11
…arf>	1 13 4 9
…aria	2 22
…arie	0 13
…arin	2 24 6 -19
…aris	7 21
…arke	3 12 4 20 10 25 11 10
…arki	0 -24 5 -13 6 -35 7 -21 8 -36 12 -23 13 -18 14 -13
…arkl	5 7
…arks	2 9
…arli	6 7 7 -9
…arly	0 -28 2 -15 3 -14 6 37 7 -25 12 24
…arm>	0 7
…arml	8 18
…arne	6 11
…arol	8 33
…aroo	6 7
…arra	8 14
…arri	1 9 4 -7 6 -8 7 14 13 23
…arsd	8 9
…arso	2 10
…art>	9 27
…arte	3 8
…arth	7 27
…arti	1 14
…artm	6 13 7 7
…arts	3 24
…ary>	6 21 7 -10
…arys	8 11
…ase>	1 23 5 7 6 17
…asgo	7 10
…ashi	2 11 8 -13
…asid	9 17
…asie	2 14
…asio	10 7
…ason	0 -17 2 -11 3 -21 7 -7 8 8 13 -9
…ass>	7 20
…asse	8 -9
…asso	0 12
…ast>	1 -21 6 32 9 9
…aste	0 8 1 -11 6 10 7 10 12 -17
…asti	7 14 8 13
…asto	2 9
…at's	3 14 4 -46 5 7 8 23 9 9 11 -8 14 -16
…atch	2 -17 6 24 7 8 8 9
…ate>	0 -7 8 11
…ated	0 -29 2 -50 7 -16 8 -9
…atel	6 26
…ater	6 -19
…ates	2 -30 5 12 6 12 7 -15 14 -7
…athy	0 10
…atic	5 16
…atim	6 24
…atin	1 19 6 -11 7 12
…atio	0 15 2 -8 5 29 6 -20 7 26 8 -45 9 34 11 21 14 -37
…ativ	6 9 11 18
…ats>	0 -11 1 7 2 -10 3 14 8 -64 9 -10 11 -17 14 7
…atsh	2 21
…atso	2 13 3 10
…atte	6 -7 11 26 14 17
…atti	8 13
…attr	5 19
…atul	1 10 2 8
…atur	8 -25
…augh	2 8
…ause	2 8
…autu	13 14
…avai	6 -13
…avan	7 7 8 20 9 15
…ave>	1 7
…avel	1 -11
…avem	6 8
…aven	1 9 7 7
…aver	6 14
…avin	5 23 8 12
…awai	4 14
…away	9 12
…awer	7 -14
…awgs	3 25
…awin	11 13
…awn>	6 8
…axim	1 15 4 24
…aybe	2 18
…ayda	6 15
…ayed	8 -17
…ayer	0 26 2 -7 13 28
…ayin	0 7 2 27 3 9
…aysi	14 8
…azed	7 9
…azel	14 10
…babl	2 8
…baby	1 21 3 9
…back	8 19
…badg	2 13
…badl	4 13
…bair	8 12
…bake	8 15
…ball	1 -9 6 19
…band	4 15
…bane	8 14
…bang	8 9
…bark	3 15
…bate	6 -10
…bbed	6 13
…bby>	8 11
…bear	2 9
…beco	12 8
…bed>	1 16 5 15 6 9
…bedt	1 19
…begi	12 12 13 8
…begu	6 8
…beha	1 10
…bein	5 -8 13 14
…bel>	8 7
…ber>	1 9
…bern	8 18
…bes>	1 16
…beyo	6 17 7 21
…bike	1 -40 2 -12
…bili	7 10
…bill	5 12
…bin>	9 11
…birt	2 10
…bjec	0 -10 1 -13 3 -14
…blac	2 10
…ble>	0 -12 1 17 3 -27 4 48 8 -54 12 8 14 -36
…bled	7 9
…blem	0 -23 1 -24 3 -27
…bles	4 -7 10 10 14 9
…blin	6 23 9 7
…blue	7 21 14 17
…bly>	3 -10 7 9
…boar	1 -28 2 -14 6 7 7 -34 8 -34
…boat	0 14
…bobs	14 30
…body	0 21 2 14 10 7
…bol>	8 11
…bolt	1 11 9 15
…bonf	8 9
…bonn	1 9 7 10 8 -7
…book	1 7 2 -17 6 24 8 -34 10 20
…born	5 10
…borr	11 14
…bott	8 19
…boug	0 -9 5 13
…bout	4 15
…bow>	2 22
…bowl	1 9
…bows	6 19
…brac	14 21
…bram	14 10
…brav	1 11 6 16
…bre>	14 -7
…brea	0 -8 3 24 5 -16 6 10
…bree	1 11
…brid	7 10
…brig	2 7 7 14
…brin	4 7
…bris	6 25 8 12
…brok	5 14 8 8
…broo	2 10 14 11
…brow	14 11
…bser	2 10
…bsol	10 12
…bsta	2 -8
…btin	14 8
…buff	13 11
…buil	3 10 14 24
…bula	8 8
…bull	7 8
…bump	1 15 2 15
…bund	1 11
…bung	6 10
…burn	0 11 2 18 7 -13 10 -13 11 -9
…buro	0 8
…burs	6 10
…bury	14 16
…buse	6 -11 8 -10
…buyi	8 11
…bypa	8 9
…bys>	1 30
…byte	2 16
…c's>	11 29
…c258	8 22
…cabi	8 -10 9 11
…caff	6 -12
…cage	3 -9
…cal>	6 9 11 15
…call	2 19 6 23
…camb	7 9
…came	3 -7 8 16 11 21
…camo	6 11
…canc	6 7
…cand	13 8
…cape	1 -13
…car>	2 14
…cara	7 7 8 19 9 15
…card	14 11
…carn	8 9
…caro	8 26
…carr	1 7 2 -10 8 -26
…casi	10 7
…cast	14 12
…catc	6 13
…cati	7 31 9 20
…cats	3 22
…caus	2 10
…ccas	10 7
…cces	6 -19 8 13
…ccid	8 9
…ccie	11 10
…ccom	3 10
…ccor	4 15
…ccou	1 7 13 28
…ccup	9 10
…ced>	1 -27 6 -35 8 -39
…ceed	6 9 13 8
…ceip	0 11 5 20
…cely	8 7 13 7
…cema	8 10
…cent	1 -37 2 -29 5 -22 8 -32 11 -22 14 -16
…cer>	0 -8 7 21
…cert	9 10
…ces>	4 12 7 -11 14 11
…cess	0 -8 6 -23 7 -14 8 12
…cest	7 16
…chae	13 27
…chal	7 -8
…chan	6 -23 7 -16 8 -22 11 12
…char	1 -29 2 -26 4 -10 6 7
…ched	2 -9 5 8
…chee	4 7
…chem	8 14
…chen	2 15
…cheq	0 9 6 13
…ches	1 -9 4 18 6 23 7 21
…chie	0 14 4 14
…chil	1 46
…chim	6 -8
…chip	3 -7
…chli	8 12
…choi	6 -7 8 -15
…chri	8 7
…chry	9 8
…chun	13 9
…cial	5 7
…ciat	0 13
…cide	8 7
…cies	11 10
…cifi	1 10
…cing	1 -10 2 -14
…cipa	6 10
…cipe	0 7
…cipi	0 9
…circ	1 -19 3 12 6 19
…cisi	6 32
…cist	2 11
…ckag	5 7
…cked	5 -16 11 13
…cken	14 21
…ckes	6 9 7 9 14 16
…cket	0 11 5 -12
…ckne	6 8
…ckon	1 10
…ckpo	3 22
…cks>	0 -16 1 -27 2 17 6 22 7 -14 13 18
…ckwa	8 22
…cky>	1 19 6 17
…clar	2 7 3 9
…clas	7 21
…cle>	2 -18 8 -9
…clea	1 15 7 7
…cler	5 18
…clie	0 10 1 19 4 10 5 -19 6 -10 7 -19 8 -8
…clin	6 19
…clos	4 19
…clud	1 12
…coac	6 15
…coll	4 -18 6 10 13 26
…colo	2 16 11 7
…come	1 -8 2 -55 4 -14 6 -9 7 20 14 -13
…comf	1 -13 6 -13 7 14
…comm	1 23 6 17 8 -29 12 10
…comp	1 -16 2 -7 6 -25 7 18 8 -42 11 30
…conc	9 9
…cond	8 9
…conf	4 19
…cong	1 10 2 8
…cont	5 19 6 -21 7 7 8 -26
…conv	2 13 4 23
…cora	0 -7 1 14 6 -35 8 -16 13 -7
…cord	11 19
…core	13 24
…corn	14 10
…corp	0 9
…cot>	12 10
…cota	9 12
…cott	6 11 14 7
…coul	4 17 7 42 8 -17 11 15
…coun	4 -42 6 10 13 28
…cour	2 -24 5 12 6 -13 7 -17
…cove	13 11
…crac	6 21
…cram	6 13
…crap	6 13 8 -13
…cras	7 15
…cree	6 8
…cret	0 21
…crew	0 19
…crip	2 17
…cris	2 8
…croc	3 -7
…crof	9 12
…croo	8 11
…crow	0 8
…croy	7 9
…cruf	3 11
…crum	8 10
…cted	3 15 8 23 13 13
…ctio	2 9 3 -16 7 -9 10 17
…ctis	2 31
…ctly	4 -12 11 8
…ctor	8 -35
…ctua	1 -9 2 -9 11 28
…cums	1 -11 3 12
…cupa	9 10
…cupi	8 7
…cure	8 14
…curr	2 -19 5 -7 8 26
…cust	5 15
…cutt	8 -20
…cycl	4 -10 8 -18
…d's>	1 16 8 8
…daff	6 9
…dall	6 26
…dan>	8 15
…dard	12 17
…dari	8 14
…darl	1 7
…darr	8 22
…date	1 9 6 -14 8 -17 11 14
…dati	1 7
…dawg	3 25
…day>	6 46
…dbag	1 -13
…dcar	1 7
…dcot	12 10
…dded	0 -19 5 14 10 19 11 12
…ddin	5 10
…ddit	10 11 14 25
…ddle	9 8
…ddoc	7 7
…ddre	1 19 6 -9 7 27 14 19
…dean	14 8
…dece	13 11
…deci	6 33
…decl	2 7 3 10
…deco	0 -7 1 14 6 -36 8 -16 13 -15
…ded>	0 -7 1 -33 7 -12 8 -19 10 16 11 16
…degr	12 11
…den'	8 12
…den>	8 10
…denc	1 10 7 8
…dent	1 -9 2 -8
…depa	9 21
…depe	0 18
…depi	11 10
…depr	8 8
…der>	0 -22 2 11 5 23 11 -50
…derb	7 8
…derr	7 14
…ders	0 11 2 12 8 13
…dert	11 12
…des>	1 15 6 -11
…dest	7 27
…dge>	6 -15 8 -9 9 18
…dian	11 7
…diar	6 25
…dict	8 7
…didc	12 10
…diff	0 -16 1 -28 6 -20 8 -13 11 49
…digi	11 10
…dine	8 -11
…ding	1 11 2 -11 5 22 8 -20 9 -14 11 -9 12 -19
…dink	1 29
…dinn	6 19
…dios	6 8
…disa	7 8
…disc	0 9 1 11 4 8
…disn	1 11
…diti	2 15 10 9
…dium	7 7
…dle>	9 8
…dlem	13 9
…dles	3 13
…dlin	5 8
…dly>	4 11
…dnes	6 12
…dno>	6 10
…dogg	3 31
…dogs	3 22
…doin	1 15 2 -12 6 -20
…dom>	7 10
…don>	7 17
…door	0 -9 1 -9 8 15
…dors	7 9
…down	4 15 6 28 7 14
…dra>	14 9
…dram	3 9 5 16
…draw	2 -13 7 -36 11 9
…dren	1 39
…dres	1 9 6 -31 7 18 8 -13 14 19
…drew	9 8
…drie	7 8
…driv	4 -10 10 11
…dron	8 8
…dsha	13 7
…dsum	13 28
…dtim	1 19
…dubl	9 7
…duce	10 8
…dudn	6 10
…duff	9 14
…dupl	6 9
…dver	0 -12 1 -20 3 -16 4 -27 7 -34 8 -14 10 22
…dvic	6 9
…dvis	4 8
…dwea	1 11
…dys>	2 17
…e'll	2 7 3 -8 4 11 8 7 11 -23 13 18
…e're	1 15 5 -19 6 -32 7 -26 8 38 11 -16 13 9
…e's>	0 -10 1 -11 3 -19 6 23 7 9 8 19 9 -15 10 -15 11 -39 12 -9 13 -16
…e've	2 11 6 15 7 -19 12 -18 14 -9
…eabl	4 36
…eabo	4 16
…ead>	8 -9
…eade	6 13
…eadi	6 19
…eads	8 -10
…eady	0 21 8 -16 13 25
…eake	1 14
…eakf	6 14 9 9
…eali	11 8
…eall	4 11 8 -16
…ealt	7 18
…eano	14 8
…eans	1 10
…eard	2 9 6 -23 7 9
…eare	1 14 4 16
…eari	2 27 3 -8 8 7
…earl	0 -33 1 -17 2 -29 3 -14 6 46 7 -38 12 25
…ears	8 10
…eart	2 -16 3 21 7 23
…eas>	7 -8
…ease	1 21 5 9 6 15
…easi	2 11 9 15
…easo	0 -17 2 -20 3 -21 7 -7 8 8 13 -9
…east	4 7
…eat>	9 10
…eate	9 -12
…eati	4 8 6 12
…eatu	8 -22
…eave	8 -9
…eavi	5 23
…eawa	9 12
…ebel	8 7
…eble	7 9
…ebod	0 22 2 16
…eboo	6 14
…ecei	0 17 2 -15 4 -10 5 19 13 -9
…ecen	10 8 13 10
…ecia	5 7
…ecif	1 10
…ecip	0 23
…ecis	6 22
…ecko	1 10
…ecla	2 7 3 9
…ecom	6 12 12 7
…econ	8 9
…ecor	0 -17 1 16 2 -11 6 -46 8 -27 11 14 13 -27
…ect>	1 13 8 -21
…ecte	8 7 13 14
…ecti	0 -20 1 -16 2 18 3 -15
…ecyc	6 -13
…edat	11 17
…eddi	14 23
…edec	1 16
…edge	2 -7 8 -9
…edia	6 9
…ediu	7 7
…edon	8 -8
…eds>	1 -9 2 -18 3 8 4 -18 7 13 13 -9 14 7
…edti	1 19
…eed>	7 24
…eede	1 12
…eeds	2 -7 4 -17 7 15 13 -7 14 10
…eeho	7 -7
…eein	10 13 13 14
…eeky	4 8
…eel>	2 27
…eela	0 -11
…een>	1 -32 3 -18 6 8 7 -51 11 -11
…eene	7 20 11 25
…eent	13 9
…eep>	2 -7 5 9 8 -27
…eepe	6 9
…eepi	3 14
…eer>	0 7
…ees>	2 7 8 23
…eet>	6 15
…eete	4 16
…eeth	6 9
…eeti	6 12
…eets	3 32 8 -10
…efan	8 10
…effi	7 10
…efit	0 16
…efle	4 9
…efor	1 21
…efur	5 16
…egan	7 18
…eget	2 17
…egin	12 12 13 8
…egre	12 11
…egun	6 8
…ehav	1 11
…ehol	7 -11
…ehom	3 31
…ehov	2 15
…eice	7 9
…eigh	1 -12 4 12
…eild	7 10
…eing	5 -10 10 10 13 31
…eipt	0 11 5 20
…eir>	0 17 1 14 2 -17 4 10 5 14 7 9 14 -18
…eky>	4 8
…elan	0 -19 7 12
…elbo	6 20
…eld>	1 -18 3 -13 8 -31
…elea	5 10 6 17
…elf>	0 -19 1 -15 2 -16 4 -16 13 -8
…elft	2 14
…elia	8 10
…elis	2 20
…ell>	1 8 5 7 8 -26
…ell_	14 23
…elli	6 10 8 17
…ello	2 10 8 7 14 8
…elly	8 17 9 10
…elma	13 27
…elop	4 15
…elps	2 -14
…els>	5 -8 8 -17 9 10
…elv>	12 12
…ely>	2 12 5 8 6 42 7 -17 8 -8
…emai	2 33 3 14
…emak	8 10
…emas	13 9
…embe	1 11 2 8
…emig	8 21
…emin	5 16
…emo>	8 20
…empe	8 11
…emph	8 7
…ems>	2 23
…en'>	1 20
…en's	8 11
…enag	3 13
…enan	0 43
…ence	2 -13 14 -13
…end>	7 9 9 17 14 13
…ende	2 -22
…ends	0 -16 1 -10 2 -20 3 26 7 -7
…ened	4 18 11 15
…ener	4 27 6 -18 7 11 8 -9 11 24
…enes	11 13
…enga	8 11
…enin	4 16 13 18
…enly	7 9
…enny	8 18
…enou	1 15 2 -10
…ens>	1 -11 7 12
…ense	6 9
…ensh	7 9
…ensi	4 9
…ent'	2 10
…ent>	2 -34 5 -43 7 -28 8 26 11 29 12 -9 13 13 14 -10
…enta	11 8
…enti	1 -27 2 -15 5 -29 6 29
…entl	8 16 10 10
…entr	1 -24 2 -45 5 -8 6 -28 8 15
…ents	2 -47 3 -8 4 -21 5 22 7 15 8 -48
…entu	7 24
…enve	4 15
…epar	4 15 9 19
…epea	6 18 7 -8
…epen	0 18
…eper	6 9
…epic	11 10
…epin	3 14
…epla	6 -8 8 -11
…epre	8 7 11 16
…epro	7 24
…eps>	8 -26
…ept>	5 15 13 -13
…epti	6 8
…eque	0 9 6 12
…equi	9 14
…er's	1 -12 5 -8 6 19 8 8 10 12
…era>	11 28
…eral	6 11
…eran	8 8
…eras	8 21
…erat	6 10
…erby	7 8
…erda	6 34
…ere'	5 8 6 17 8 8 9 -15 10 -12 11 -33 12 -8 13 -16
…ere>	6 -7 12 -24 13 -30 14 17
…erea	2 17 4 14
…ered	1 -14 2 -15 6 -33 14 -23
…eref	1 22
…eren	1 -8 11 28
…eres	7 14
…eria	2 21
…erie	3 19 9 14
…erin	6 16 8 -7 13 7
…erio	0 -12 6 9 11 11 12 16 13 35
…erla	7 10
…erly	7 14 8 14
…erna	1 8 8 9
…erni	1 18 3 9 5 10
…erou	4 7
…erra	8 7
…erri	8 23
…erro	8 11
…erry	5 -12
…ers>	0 33 2 57 3 7 5 25 7 -13 8 9 9 23 10 -7 11 -8 12 -41 13 13
…ersa	4 25
…ersh	5 9
…ersi	6 -8
…ert>	0 -24 1 -10 4 -21 7 -28 8 -8 10 7
…erta	11 11
…erti	6 13 10 8
…erts	9 10
…erty	14 10
…erva	5 11
…erwi	1 -14 2 12 4 -23 6 -18 7 -7
…ery>	2 -10 5 7 6 -16 7 -12 11 23
…esal	7 7
…esby	2 16
…esca	1 -13
…esco	6 7
…ese>	2 -15 4 14 6 31 14 7
…esen	1 -9 11 33
…eser	5 11 13 9
…eshe	7 13
…esid	1 12 2 -12
…esmo	4 9
…espo	6 23
…ess>	2 -13 3 40 6 -14 7 8 8 9 9 -16 11 10
…essa	8 7
…esse	2 10 7 25
…essi	1 -16 4 20 11 18
…est>	0 -32 4 23 6 9 7 112 14 9
…este	2 -19 6 29 7 14 8 -19 13 15
…etar	2 18
…etch	4 34 11 -7 13 17
…eted	8 -7 10 18
…etee	8 11
…eten	4 15
…ethe	13 30
…ethi	0 13 3 10 4 8 5 14 6 -12
…etho	8 10
…etic	1 8
…etim	14 13
…etin	6 20 11 20
…etle	0 -10 3 40
…eton	1 13
…etou	11 -7
…ets>	1 -38 3 26 4 -36 7 -40 8 -18 11 -10 14 47
…ets@	14 14
…ets_	14 25
…ette	6 -23 8 32 14 18
…etti	1 -20 4 -17 7 23 14 27
…ettl	2 18 6 16
…etts	3 31
…etur	5 18
…etwo	8 15
…ety>	0 12
…eve>	4 14
…evel	2 -14 4 9
…even	14 16
…ever	2 20 7 27 8 -46
…evic	8 18
…ewca	3 11
…ewe>	0 21
…ewed	7 -10
…ewhe	1 11 2 13 4 30 7 -11
…ews>	6 -19 7 25 9 10 11 16
…exac	11 18
…exam	14 41
…exha	6 9
…exis	7 25
…expr	4 12
…ey'l	7 7
…ey'r	2 24 6 19
…eyon	6 17 7 21
…face	7 -9 14 31
…faci	1 -8
…fair	7 16
…fall	1 -13 2 18
…fan>	8 11
…farm	7 -12
…fas>	3 7
…fast	1 -14 2 -8 6 36 9 9
…fear	2 12
…feat	8 -22
…fect	2 7
…fed>	0 9 8 -26
…fell	2 16 8 16
…fema	2 22
…fenc	0 -7 3 -16
…fer>	11 23 13 23
…fere	3 8 11 28
…ferr	5 -19
…fers	8 15
…fetc	4 9
…ffec	2 7
…ffed	0 11
…ffer	1 -17 6 -12 8 7 11 49 13 19
…ffic	6 -9
…ffod	6 9
…ffol	6 -13
…ffon	14 20
…fibr	14 -8
…fic>	2 -7
…fie>	8 9
…fied	1 7
…fiel	1 -18 6 -16 8 -34
…fies	7 20
…fill	6 10
…fing	1 10 2 -12 6 42
…fini	8 -15 11 27
…fire	7 20
…fitt	0 -16 1 -27 2 -9 4 -18 5 -15 6 -28 7 -17 8 -63
…flat	0 -22 5 -10 8 -55 9 -7 11 11 14 47
…flec	4 9
…flee	6 29
…fod>	10 12
…fodi	6 9
…fold	6 -24 8 -14 13 -8
…foll	8 24
…foni	14 20
…foot	1 22 8 -11
…ford	2 7 6 14 7 23
…fore	1 21 3 18 6 12
…forg	14 18
…form	2 -21 5 8 6 12
…fort	1 -12 6 -10
…foto	11 24
…foun	7 -14
…four	2 10 14 8
…fram	1 -8
…fran	8 8
…free	0 -16 3 21 7 -9
…fres	7 13
…frie	1 -11 2 -15 3 26
…fron	13 10
…fted	13 7
…ftes	7 23
…fth>	2 13
…fts>	3 10
…ftwa	11 13
…ful>	2 -22 8 -14
…full	4 16
…fume	8 15
…fumi	5 12
…furb	3 11 5 16
…furn	0 -11 1 -30 2 -27 4 -15 6 -28 7 -26 8 -15 11 19 14 -19
…gabl	14 11
…gade	2 9
…gage	0 21 2 -13 6 -8 7 18
…gain	3 -7 4 -9 5 12 13 -11
…gall	11 19
…galo	6 10
…gan>	14 9
…gati	5 12
…gdom	7 10
…ged>	3 -20 6 -26 8 -26 11 18
…gen>	8 16
…gene	4 13 11 11
…ger>	1 27 2 -20 6 31 8 -20
…geri	3 13
…gers	0 25 1 8 2 18
…ges>	2 -34 7 10 8 -11 13 -20
…gest	1 9 7 9
…geta	2 17
…geth	8 13 13 31
…gett	0 8 8 9
…ggie	3 21
…ggle	6 15
…gham	7 17
…ghla	9 19
…ghou	2 -17 3 9 7 -11
…ght>	0 -12 2 -9 4 -10 5 7 7 -30 8 -11 11 -14
…ghte	6 -10 11 9
…ghto	7 17
…ghts	1 -12
…gie>	8 10
…gies	3 21
…gill	8 10
…gin>	11 7
…gina	11 24
…ging	2 -20 6 12
…ginn	13 24
…gita	11 10
…give	2 11 7 -11 8 -24
…givi	6 -12
…glam	9 15
…glan	6 13
…glas	7 8
…gle>	11 8
…gles	7 7
…glet	1 13 14 8
…gly>	4 14
…gner	2 12
…gnor	11 27
…gnos	8 8
…gns>	0 13 6 14
…goer	2 25
…goin	5 18 6 17
…gol>	7 10
…golf	9 14
…gone	6 17
…good	2 -22
…gow>	7 13
…grad	6 14
…grai	8 10
…gran	1 7 2 -13 7 10
…gras	11 10
…grat	3 7 8 19
…graz	3 -11
…grea	9 10
…gree	0 -20 2 -9 3 -17 6 -18 7 16 8 -34 11 14 12 9
…grie	2 8
…groa	6 17
…grou	4 22 14 -15
…guar	11 8
…gues	2 7
…guid	4 7
…guja	2 7
…gula	2 -10
…gun>	6 8
…h's>	2 13
…hack	6 14
…hadd	7 7
…hael	13 27
…hafo	10 12
…hake	6 9 13 7
…hall	0 8 2 19 3 15 8 -11 13 -15
…ham>	5 -7 7 8
…hamm	6 12
…han>	8 9
…hanc	4 14
…hand	1 -20 5 19 6 -18 8 -11
…hang	6 -44 8 -20 11 17
…hank	0 25 1 30 3 13 6 -23 8 -17
…hann	8 10 14 14
…happ	6 -8 7 52
…hard	8 7 14 19
…hare	2 24 6 -21 14 -23
…harf	1 13 4 9
…hari	1 -20
…harm	8 9
…hase	6 12
…hast	8 11
…hat'	3 13 4 -47 5 9 8 23 9 9 11 -8
…hatc	8 11
…hats	2 13 3 10
…hatt	8 12
…have	1 12 3 7
…havi	1 7
…haze	14 10
…hdra	6 9
…he'l	1 9 8 20
…head	0 8 8 -25
…hear	0 -25 1 -27 3 16 8 8
…heat	2 -9 6 -22
…heav	7 7
…hed>	0 -22 2 -15 4 -7 7 7 11 9
…hedg	7 -11
…heek	4 8
…heel	2 22
…heir	0 25 1 10 4 9 5 11 7 15 14 -20
…hell	14 8
…help	2 -16
…hemo	8 20
…hen>	2 15
…henc	8 9
…hene	6 -8
…hequ	0 9 6 13
…her>	1 -9 6 -10 13 27
…here	0 -21 2 -14 4 12 5 8 7 12 9 -26 11 -28 12 -34 13 -37 14 7
…herr	6 7
…hers	0 11 1 7 4 18 5 12 6 10 8 -7
…herw	1 -14 2 12 4 -24 6 -17
…hes>	6 11 11 11 14 7
…hese	2 -13 3 8 6 33 7 7
…hest	4 8 7 19
…hey'	2 29 6 14
…hich	0 -12 7 -14 8 -12 11 -9 12 14 14 -12
…hief	6 10
…hies	0 13
…hiev	4 14
…high	9 19
…hild	1 46
…hili	8 7
…hill	2 -11 4 -29 8 7 14 52
…hime	6 -7
…hin>	0 -29 1 -26 3 -24 5 -35 6 10 7 17 13 -14
…hina	2 8
…hing	0 24 3 10 4 10 8 -8 12 -15
…hink	1 19 4 11
…hinn	2 16
…hins	7 10
…hip>	5 18
…hird	1 11 7 -22 8 16 13 16
…hire	7 19
…hirt	13 9
…his'	6 7
…hitb	10 9 14 9
…hite	0 -7 2 17
…hlan	9 19
…hmet	1 9
…ho'd	2 27 4 15 8 9
…ho'l	8 7
…ho'v	1 8
…hoar	8 12
…hock	11 12
…hoic	2 12
…hold	0 15 7 -42 8 -41 14 -17
…hole	9 15
…home	3 29 8 -13 14 45
…hoot	8 9
…hop>	6 7
…hort	12 23
…hose	0 30 1 26 3 8 6 -21
…hote	1 8
…hots	11 22
…houg	6 7
…houl	6 -11 7 -11 8 15 12 -14
…hous	2 -36 3 9 5 -14 7 10 8 -15 13 -22 14 39
…hout	2 -16 3 9
…hova	2 15
…hove	8 14
…hris	8 7
…hrou	2 -16 3 9
…hrow	4 10 13 7
…hry>	9 8
…hted	2 12
…hten	11 10
…hton	7 17
…hts>	1 -12
…hubb	8 11
…hulm	7 9
…huma	3 28
…hunk	13 9
…hurs	8 13
…hutt	0 -9
…hysi	2 8 7 8
…iac>	8 27
…ial>	0 24 2 -18 5 -14 11 19
…iali	5 7
…iall	2 16
…ian>	2 20 8 31
…ians	2 15
…iary	6 25
…iate	6 9
…iati	0 13
…ibil	7 11
…ible	0 -12 4 8 12 13
…ibly	7 15
…ibra	8 7
…ibre	14 -7
…ic's	11 29
…ical	6 17 11 13
…ican	2 9
…icar	2 13
…icci	11 10
…ice>	1 -14 5 -13 8 -15 11 -22 13 14
…icel	13 7
…icer	7 22
…ich>	0 -13 7 -12 8 -15 10 -7 11 -11 12 13
…icha	13 27
…iche	2 14
…icht	9 14
…icin	4 7
…icip	6 11
…ick>	10 21
…icke	0 13 1 -8 4 -11 6 23 14 18
…icks	6 8
…icky	1 14
…icro	3 -9
…ict>	1 7 5 7
…icti	2 8
…icy>	0 -7
…idco	12 10
…iddl	9 8
…ide>	2 -7 8 24 9 24 14 10
…idea	9 24
…iden	2 -21 6 -18 7 9
…idep	8 8
…ider	0 -10
…ides	1 17
…idge	7 23 9 17
…idla	7 7
…ids>	1 25
…idsu	13 28
…ie's	6 7
…ied>	2 23 10 13
…ield	1 -19 6 -17 8 -36
…iend	1 -11 2 -14 3 26
…ient	0 26 1 16 4 8 5 -24 6 -45 8 -26
…ier>	0 -10 1 -15 6 -38 7 59
…iera	8 7
…iers	8 17
…ies>	3 25 4 -23 5 -9 7 39
…iest	2 13 6 8 7 40
…iety	0 13
…ieve	2 8 4 14
…iew>	14 21
…iewe	7 -10
…iews	6 -8 7 26 11 16 14 -8
…iff>	0 -7 7 10
…iffe	1 -11 11 49
…iffi	6 7
…ific	11 9
…ifie	1 10
…igad	2 9
…igan	14 7
…igat	5 12
…igh>	4 15
…ighl	9 19
…ight	4 -33 10 -9 12 -8 14 -12
…igit	11 10
…igne	2 12
…igno	11 27
…igns	0 13 6 14
…igra	8 34
…ike>	6 10
…ikel	6 17
…iken	11 13
…ikes	1 -41 8 -34
…ild>	7 10
…ildc	1 7
…ildi	3 10
…ildr	1 39
…ilds	14 25
…ilen	1 15
…ilin	7 10
…ilip	8 7
…ilit	7 10
…ilkm	8 8
…ill>	7 14 14 21
…ille	1 -7 4 -14 5 10 9 15
…illi	0 -14 2 -24 4 11 6 11
…illt	14 26
…illv	14 22
…ils>	11 -13
…ilwa	8 -9
…imag	11 24
…imat	5 7
…ime>	1 18 2 -12 6 24 14 11
…imen	6 13
…imes	4 -15 13 22
…imit	4 19
…impe	6 11
…impl	1 7 2 -17 7 28 13 11 14 -22
…impo	7 11
…impr	11 13
…imum	1 15 4 24
…ina>	1 18
…inar	11 7
…inat	11 9
…inbo	2 22
…inch	11 16
…incl	1 13
…inde	5 15 6 11
…indo	6 -7
…inds	2 -9 8 8 13 17
…ine0	14 29
…ine>	8 7
…inen	9 26
…iner	2 8
…ines	2 14 4 8 7 7
…info	4 13
…infr	13 11
…ing>	1 14 4 22 5 25 6 34 7 -17 9 16 11 -13 13 16 14 -50
…inga	0 16
…ingd	7 10
…inge	1 10 2 -10 6 34
…ingh	7 17
…ingl	1 21 4 13 6 -9
…ings	0 -10 3 21 4 12 7 -11 11 11 13 -20 14 27
…ingt	0 20
…inin	3 -17 11 -10
…inis	8 -18 11 27
…ink'	10 10
…inki	1 20 4 13
…inks	2 21
…inne	2 16 8 8
…inni	8 7 13 23
…ins>	2 18 3 7 8 -15 13 -9
…inso	8 13
…inst	4 -7 5 8 6 7 7 -13 10 20
…insu	5 8
…int'	2 8
…int>	2 -14 3 -8 6 21 7 -9 8 -16
…inte	6 -35 7 -8 8 -12 14 15
…intl	0 11
…intm	6 -13
…intr	10 7
…invo	0 14
…iny>	11 10
…inyu	14 10
…iod>	12 20
…iods	13 21
…ion>	2 -11 3 -31 5 11 6 -7 7 25 8 -47 9 19 10 30 11 28 13 9
…iona	2 19 6 10 8 -13
…ione	2 21 5 8
…ioni	2 8
…ions	3 8 4 8 7 -20 8 -20 11 11 12 15
…ior>	11 14
…iors	1 16
…ios>	6 8
…ious	6 18 13 7
…ipat	6 11
…ipe>	0 7
…ipie	0 9
…ippl	2 18
…ipt>	0 12 5 13
…ique	1 20
…irca	2 -19
…ircl	6 22
…ircu	1 -11 3 12
…ird>	4 8 7 -22 8 19 13 14
…ire>	6 21 7 12
…ired	8 -14
…irel	7 12
…irep	7 24
…irit	5 7
…irme	4 7
…irre	12 7
…irs>	2 10
…irte	13 9
…irth	2 9
…irti	3 12
…irwe	1 11
…is'l	6 7
…isag	7 8
…iscl	4 12
…isco	1 8
…ise>	1 -17 2 11 4 12
…ised	2 -7
…ishe	0 -12 4 -9 6 -25 8 -39 11 22 12 22
…isie	8 9
…isin	2 22
…isio	6 27
…isit	1 25 2 -25 4 -18 5 22 6 -7 7 -13
…isla	7 12
…isna	1 11
…ison	7 21
…isse	6 12
…issi	2 8
…issu	0 -30 2 20
…ist>	2 9 7 16
…iste	2 -26 4 25
…isti	1 11
…ists	1 10 2 9 9 11
…it'l	6 35
…ital	11 10
…itby	10 9 14 9
…itch	6 16
…ite>	0 -22 11 7
…ited	6 18
…itel	3 10
…iter	6 17
…ites	0 -7 2 15
…ith>	14 16
…ithd	6 7
…ithi	0 -24 1 -24 2 -7 3 -24 5 -35 6 12 7 17 13 -13
…ithm	1 9
…itin	4 22
…itio	1 -13 2 22 6 -10 10 9
…itle	3 8
…itlo	9 8
…itne	2 15
…itre	2 9
…its>	0 -7 1 7 2 -19 6 14 8 -7
…itse	7 7
…itte	1 -17 6 -47 7 -49 8 -71 11 -14
…itti	12 19
…itur	1 -17 7 -7 8 -8 11 17
…ity>	2 -7 7 26 8 -15
…ium>	7 7
…ive>	4 -13 6 22 10 10 11 11 13 20 14 -16
…ivel	6 7
…iven	2 14 7 -37 8 -18
…iver	0 7 6 -8 7 9 8 11
…ives	4 -9
…ivin	0 8 1 7 2 -15
…ivor	8 10
…iwch	14 20
…iya>	8 17
…ize>	6 23
…izin	8 19
…jama	2 9 8 7
…jami	8 7
…jans	14 14
…jara	2 7
…jean	8 7
…ject	0 -13 1 -13 3 -15
…jeho	2 15
…jesm	4 9
…john	6 11
…join	1 11
…jord	8 11
…jori	1 11
…juni	1 15
…k's>	10 10
…kate	6 10
…ked>	1 -9 4 27 5 -10 6 -10 14 -13
…keep	3 23 7 -11
…kely	6 21
…kene	11 13
…ker>	5 10
…kers	0 11 3 12
…kes>	0 -19 1 -63 2 -37 9 20
…kest	6 7 7 8 14 19
…ket>	0 17
…kete	10 18
…keti	11 20
…keys	14 12
…kfas	6 14 9 9
…kids	1 26
…kier	8 7
…kies	7 18
…kin>	6 26
…king	1 7 4 9 8 -17 12 -30 13 -15 14 7
…kirt	3 12
…kite	7 9
…kle>	5 7
…kman	8 8
…knee	8 24
…kney	6 8
…knoc	5 -10 8 25 13 8
…know	2 -12 7 7
…kons	1 10
…kpor	3 22
…ksho	6 7
…ktop	2 -15
…kwar	8 20
…kyli	8 9
…l's>	8 10
…l_le	14 21
…lace	2 -17 9 -7
…lack	2 9
…lady	2 16
…lamp	9 15
…lanc	0 -15 6 8
…land	0 -15 2 25 7 29 9 12 14 22
…lane	14 15
…lant	3 10 8 19
…lany	0 27
…lar>	2 -12
…lare	2 8
…lark	14 13
…lase	2 10
…lasg	7 10
…lass	7 21
…last	8 -33 12 -15
…lat>	14 19
…late	2 -45 5 24 6 7 10 10
…lati	1 18
…lats	0 -11 1 13 2 9 8 -43 14 21
…latt	11 22
…lbow	6 20
…ldca	1 7
…lder	0 16 2 18 7 -8
…ldin	3 10
…ldre	1 39
…lds>	2 -13 8 -27 14 22
…lear	1 7
…leas	1 20 5 7 6 10
…leav	5 23
…lecr	8 10
…lect	12 -7 13 26
…led>	0 -16 4 -20 5 14 8 -18
…leed	4 -10 6 11 7 18 13 -13 14 13
…leep	1 22 6 11
…leet	6 29
…leic	7 9
…lem>	0 -15 1 -10 3 -22
…lema	13 9
…lems	2 8
…lend	7 13
…lent	1 7 2 -12 4 -9
…ler'	10 7
…ler>	6 10 8 -18
…lerk	5 18
…lery	11 19
…les>	0 -24 1 -12 3 10 4 -24 7 -38 10 10
…less	2 -11 3 43 6 -22 8 19
…lest	4 9 7 7
…let>	7 -11
…leto	1 13
…lets	14 74
…lett	2 -10 4 -18 6 -11 13 -12 14 44
…leve	2 -19 4 7 7 8 8 -41
…ley>	1 -7 6 -20 7 -18
…lfie	8 7
…lfor	6 23
…lfth	2 14
…lia>	2 -7
…lian	8 8
…libr	8 9
…lice	13 7
…lick	14 7
…licy	0 -7
…lide	1 8
…lie>	8 19
…lien	0 10 1 11 4 10 5 -19 6 -10 7 -19 8 -9
…lies	6 11
…lift	2 -9
…ligh	0 -9 1 -15 4 -37 6 -18 7 -9 9 -16 11 -8
…like	2 -18 6 12 7 -9 11 9
…limi	4 19
…lin>	7 9
…line	5 -7 6 -18 9 13
…ling	0 -33 6 33
…lini	6 12
…link	6 12 14 23
…lip>	0 23
…lips	0 7
…list	4 22
…lite	6 11
…lity	7 27 11 7
…live	7 22
…lkma	8 8
…ll_l	14 21
…llah	2 22
…llan	6 8
…llec	4 -18 6 10 13 26
…lled	1 -25 4 -11 5 9
…ller	6 14 9 11 11 24
…lles	4 10
…llia	8 7
…llie	8 14
…llin	0 -21 4 8 6 19
…lloo	6 10
…llou	1 10
…llow	1 -12 2 23 8 37
…lls>	0 -31 5 -20 6 -18 12 -33 13 -10
…llto	14 26
…llvi	14 22
…lly>	2 7 4 19 6 12 8 7 9 7 11 13 14 -32
…llyi	6 18
…lmas	13 27
…lme>	7 9
…lmen	13 11
…lmin	4 10
…loca	2 -11 4 -7 7 31
…loch	9 11
…lock	5 -11
…lon>	14 7
…lone	8 9
…look	4 21 7 -17
…loon	6 11
…lope	4 14
…lord	14 26
…losi	4 9
…lots	1 11 6 17 8 -16
…lott	8 9
…loud	3 17 4 8
…lour	2 16
…lous	1 10
…love	3 19
…low>	8 12
…lowe	8 27
…lows	1 -7
…lps>	2 -14
…lsey	6 10
…ltho	9 15
…lton	4 10
…ltop	14 26
…lts>	8 -8
…luck	6 28
…lueb	8 7
…luer	4 12 7 33
…lues	14 7
…lunc	6 25
…lute	10 11
…luxu	6 13
…lvie	14 22
…lway	8 -9
…lyin	1 18 2 -14
…lymo	7 10
…m's>	8 21
…maca	6 7
…magi	11 24
…magn	2 -7
…maic	2 10
…mail	2 19 14 24
…main	2 17 3 14
…majo	1 11
…make	2 -29 7 15
…maki	4 8
…mal>	4 11 13 19
…mala	2 14
…mall	1 11 2 -17 4 -11 5 11 8 -8 11 -8 14 -15
…man'	8 32
…mana	2 -19
…manc	7 7
…mans	3 29
…mark	4 20 8 -9 10 25 11 19 14 -7
…marv	1 10
…mary	5 7
…mas>	13 40
…mate	6 24
…mati	5 16
…maxi	1 15 4 24
…mayb	2 18
…maze	7 10
…mber	1 9
…mble	6 22
…mbol	8 11
…mbri	7 14
…mbul	8 8
…med>	3 -10 4 7 5 9 6 -13
…medi	6 8
…melt	6 26
…memb	1 11 2 8
…mena	3 13
…mend	6 9
…ment	2 -36 4 -34 6 13 8 -20
…mer>	2 11 13 23
…mera	8 17 11 21
…mers	7 10
…mes>	3 -17 4 -22 6 -27 7 7 8 12 14 35
…mest	13 19
…meth	0 13 3 10 4 8 5 22 6 -13 8 13
…meti	1 9
…mewh	1 11 2 13 4 35 7 -13
…mfie	7 20
…mfor	1 -12 2 25 6 -9
…mich	13 27
…micr	3 -9
…midd	9 7
…midg	7 9
…midl	7 8
…mids	13 28
…miga	5 12
…migh	0 7 13 10
…migr	8 34
…milk	8 11
…mill	9 17 10 8 14 10
…mind	2 -14 5 14
…mine	8 8
…ming	1 -18 2 -8 6 16 7 15
…miss	6 15
…mit>	4 26
…mith	14 13
…mits	6 7
…mitt	2 7 12 13
…mles	8 18
…mmen	6 13
…mmer	13 22
…mmit	2 7 6 9 12 13
…mmod	1 20
…mnia	8 13
…mnth	13 28
…moda	1 22
…moir	14 9
…mon>	7 13
…mond	4 9
…mone	2 12
…mont	12 10
…moor	14 7
…more	6 18 11 9
…mort	0 21 2 -13 6 -9 7 18
…mose	1 8
…moto	8 12
…mott	3 15
…moun	5 7
…mout	7 13
…move	0 -8 2 -40 4 17 6 -19 7 -8 8 7
…mpan	1 -8
…mpar	7 21
…mpat	0 9
…mped	6 13
…mper	8 13
…mpin	9 15
…mple	0 -26 2 -9 7 -18 8 -15 11 14 14 29
…mply	7 40
…mpoo	5 7
…mpos	7 9
…mpre	11 13
…mps>	1 13 2 20
…mpt>	3 8 6 18
…mput	11 26
…msta	1 -11 3 12
…mths	13 35
…mull	2 13
…mum>	1 15 4 24
…myse	0 -16
…n's>	8 42
…nabl	3 -13 5 11
…nacc	1 -7
…nae>	1 10
…naeb	0 22 2 16
…nage	3 8
…nair	9 18
…nal>	1 -7 2 17 6 10 7 -21 8 -14
…name	1 21 8 -20
…nans	8 8
…nant	0 43
…naps	11 19
…nary	11 7
…nate	1 8
…nati	11 8
…nbow	2 22
…nbro	2 12
…nce>	1 17 3 14 7 -19 8 38 14 -36
…nced	1 -9 3 -14
…ncer	9 9
…nces	1 -20 3 9 4 22
…nch>	6 19 11 17
…nche	7 7
…nclu	1 24
…ncy>	9 19
…ndar	2 -7 12 17
…ndba	1 -13
…ndec	6 18
…nded	0 -11 6 11
…nder	2 -37 3 -22 5 9 7 10 8 27
…ndin	4 -21
…ndle	13 8
…ndli	5 9
…ndra	14 8
…ndre	9 8
…nds>	0 -21 1 -8 2 -17 3 18 4 7 8 16
…ndsh	13 7
…ndud	6 10
…ndwe	1 11
…ne's	6 10
…ne00	14 29
…near	4 8 6 18 8 22
…ned>	0 7 2 16 7 -27 8 -18 11 15 13 14
…nees	8 24
…nefi	0 17
…nel>	8 19 14 9
…nell	14 19
…nels	7 14 8 -12
…nen>	9 16
…ner>	10 -7
…nera	11 11
…nero	4 15
…ners	2 31 6 -8
…nery	5 9
…nes>	2 21 4 17 8 13
…ness	2 12 6 13 11 10 14 -8
…net>	1 23
…nete	8 11
…netw	8 15
…newc	3 11
…ney>	6 7
…nfor	4 14
…nfro	13 11
…ngal	6 9
…ngdo	7 10
…nged	2 7 8 -12 11 21
…nger	0 19 1 37 4 -8 6 32 8 -27
…nges	1 7
…ngha	7 17
…ngle	1 12 11 8
…ngly	4 14
…ngra	1 10 2 8
…ngs>	0 -13 2 -7 3 16 4 12 5 -7 7 -16 8 19 11 19 13 -21
…nhap	7 13
…nhea	7 13
…nhil	7 11 11 8
…nic>	8 15
…nice	2 10 7 19
…nich	9 14
…nie>	8 19
…nied	1 -7
…nier	7 20
…niff	6 8
…nigh	1 16 5 9
…nine	2 -10 14 31
…ning	1 -7 2 7 6 17 7 -29 13 28
…nior	1 15
…nish	2 -26 8 -30 11 30
…nist	9 11
…nite	6 18
…nitu	1 -17 4 -7 7 -7 11 17
…niwc	14 20
…nk's	10 10
…nkin	1 20 3 8 4 13
…nks>	0 21 2 24 7 23 8 -24
…nlet	14 16
…nley	2 14
…nly>	0 20 1 25 7 8
…nmar	10 19
…nna>	6 11 8 11
…nnah	8 11
…nnel	14 12
…nnet	1 10
…nnie	7 20 8 13
…nnin	13 24
…nnit	8 8
…nny>	2 13 8 14
…noch	1 22
…nock	5 -11 8 27 13 8
…nome	6 9
…nore	11 20
…norm	13 31
…norw	14 11
…noug	1 15 2 -10
…nse>	6 16
…nset	2 21
…nshu	7 9
…nsib	4 11
…nsid	6 8 7 7
…nsit	2 8
…nsom	8 13
…nst>	3 -7 4 -9 5 12 13 -11
…nsta	6 10 14 11
…nstr	3 10 10 18
…nsul	7 7
…nsur	5 8
…nswe	8 7
…nt's	2 25
…ntal	9 7
…ntam	5 7
…ntat	11 10
…nted	0 7 1 -9 2 -21 3 -12 8 -31
…nten	0 -32 5 20
…nter	6 -11 11 7 13 13 14 19
…ntes	7 7
…nth>	13 30
…ntho	4 7
…ntia	0 8 6 8
…ntic	6 11
…ntid	8 8
…ntie	7 13
…ntim	6 13
…ntin	0 12 9 13
…ntit	3 9
…ntle	0 10 8 7
…ntly	10 10
…ntme	6 -13
…ntra	8 27
…ntre	0 8 1 -13 2 -27 7 -15 8 -19
…ntro	10 7
…nts>	0 10 1 13 2 -28 4 -36 5 32 11 -13
…ntur	7 24
…numb	14 8
…nurs	8 7
…nvel	4 15
…nver	4 25
…nvol	0 14
…nwar	4 17
…nwic	10 20
…nyar	0 27
…nyur	14 10
…nywa	1 -7
…o'd>	2 27 4 15 8 9
…o'll	8 7
…o've	1 8
…o163	14 23
…o770	14 26
…o77o	14 33
…oach	2 -11 4 15 6 17
…oard	1 -29 2 -19 7 -35
…obab	2 8
…obat	6 -7
…obje	0 -10 1 -13 3 -14
…oble	0 -23 1 -24 3 -27
…obse	2 10
…obst	2 -7
…ocat	3 20 7 32
…occa	10 7
…occu	9 9
…ocee	6 11
…ochi	1 22 3 -7
…ochr	9 8
…ocia	0 15
…ock>	2 -8 5 -9 6 9 8 18 11 18
…ocke	2 -15 5 -16 6 -29 8 -29 11 8 14 -14
…ockp	3 22
…ocks	6 12 13 10
…odal	4 10
…odat	1 24
…odil	6 9
…ods>	2 -20 13 19
…oduc	10 7
…ody>	0 23 2 11
…oers	2 25
…oeve	2 13 3 10
…ofas	3 7
…offe	4 7 6 -8
…oft>	9 8
…ofte	7 13
…oget	13 31
…oggi	3 21
…oice	2 25 4 9 6 -11
…oing	1 12 2 -19 5 24 8 16
…oint	0 13 6 -25 8 -9
…oira	14 9
…oke>	8 8
…oked	4 21
…oker	5 16
…oks>	1 7 4 -15 6 7 8 -17 10 22
…ol's	8 9
…old>	2 -19 6 -14 8 -12
…olde	0 18 2 19 7 -10
…olds	6 8 8 -18
…ole>	8 15 9 15
…olic	0 -8
…olit	2 7
…olle	4 -21 6 8 13 28
…ollo	8 31
…olls	12 -19
…olon	8 9 14 7
…olou	2 17 11 7
…olth	9 15
…olut	10 12
…omar	5 8
…ome>	3 31 10 8
…omen	6 8
…omer	7 15
…omes	1 -8 2 -15 4 -17 6 -27 7 12 14 39
…omet	0 13 3 10 4 8 5 14
…omew	1 11 2 12 4 35 7 -14
…omfi	7 20
…omfo	1 -11 2 7 6 -7
…omme	6 13
…ommi	6 9 12 13
…ommo	1 14
…omni	8 13
…ompa	1 -9 7 20
…ompt	3 8 6 16
…ompu	11 26
…oms>	14 19
…onab	3 -10
…onag	2 10
…onal	2 17 7 -17
…once	9 9
…ond>	1 -10 4 17 6 31 7 20
…onde	6 13
…one>	6 11 7 7
…oned	2 21
…onel	8 13
…oner	1 9 2 9 5 7 6 -9
…ones	8 19
…onge	0 14
…ongl	6 8
…ongr	1 10 2 8
…onin	2 8
…oniw	14 20
…onle	2 15
…only	0 42 1 26
…onne	1 7 8 13
…onni	7 10
…ons>	1 11 4 8 7 -37 11 15 12 15
…onse	6 8
…ont>	13 11
…onte	0 -30 2 -13 5 20 6 -11
…onti	0 14 9 7
…onve	4 24
…ood>	3 9
…oods	2 -18
…oof>	7 37
…ook>	2 16 6 10 8 -7
…ooke	4 20 7 -23
…ooks	2 -26 4 -19 7 -12 8 -23 10 22
…ool>	9 7
…ools	6 7
…ooms	14 31
…oon>	6 11
…oone	1 9 2 9 6 -8
…oors	1 -15
…ooti	1 8
…open	4 9 13 15
…oper	4 -28 6 8 8 8
…ophi	1 7
…ople	14 12
…opor	11 18
…opos	4 46
…ops>	2 -19 5 11 6 -24
…opti	1 20 13 8
…orag	9 -18
…orat	1 14 8 -16 13 -10
…ord>	6 11 7 25 10 -10 11 8 14 19
…orda	8 9
…orde	0 -11 5 11 6 -14 8 -50 11 -11
…ordi	2 8 3 -10 4 12
…ords	0 10 8 -20 14 -10
…ore>	1 12 3 29 4 -11 6 32 7 -9 11 29 13 29
…ores	13 9
…orge	14 18
…orie	1 18
…orit	1 11
…ork>	7 24 8 14
…orki	0 21
…orkt	2 -15
…orm>	7 12
…orma	4 11 8 19 13 34
…ormi	6 13
…ormo	2 9
…orms	5 11
…orna	1 20
…orne	5 10
…orou	14 8
…orpo	0 9
…orri	9 18
…orro	11 14
…orry	0 12
…ors>	0 -25 2 -27 6 -38 7 -9
…orse	7 10
…ort>	3 21 9 17
…orta	7 -16 10 14
…orte	2 19 12 27
…ortg	0 22 2 -11 6 -8 7 18
…orth	7 17
…orti	0 21 2 -9 11 18
…orwi	14 11
…ory>	3 8 6 19
…osal	4 46
…ose>	0 30 1 23 3 9 6 -17
…osed	4 7
…oses	2 -10
…osin	4 9
…ossi	7 32 12 13
…ost>	14 7
…oste	0 -7 1 14
…osts	0 18
…otag	9 12
…otal	7 11
…oted	4 26
…otel	1 8
…otes	8 8
…othe	2 18 4 8 5 14 7 -27 14 -13
…otor	8 10
…otos	11 24
…ots>	6 19 11 24
…otta	6 12 14 8
…otte	6 8 8 9
…otto	3 15
…ou'd	0 -24 8 11 11 -24 12 16
…ou'l	3 10 4 -10 5 14 7 36
…ou'r	1 -7 2 13 6 14 8 -25 12 18 13 15
…ou'v	0 -8 4 -9 6 22 8 8 11 -11 13 -7
…ouch	11 16
…oud>	3 16 6 7
…oude	4 9
…ough	2 -32 4 -9 6 -11 7 -9 8 -70 10 -8 12 -8 14 -26
…ould	1 25 2 32 3 13 4 25 5 -11 6 -15 7 11 10 -32 11 9 12 7
…ound	6 -21 7 -16 8 -23 11 -18
…oung	1 42
…ount	4 -43 8 -9 9 -10 13 24
…oup>	4 23
…our>	14 16
…oura	1 7
…ourc	4 -7
…ouri	9 13
…ours	1 -7 3 -28 4 17 6 9 11 16
…ourt	2 8 5 17
…ous>	0 7 1 12 2 -27 6 9
…ouse	2 -34 3 9 5 -14 7 14 8 -9 13 -23 14 38
…ousi	0 17
…out>	2 -13 3 16 4 -9 6 -23 7 -7
…outg	5 17
…outh	7 21
…outs	2 18 4 14
…ovah	2 15
…ove>	8 14
…oved	0 -11 2 -11 6 -12 8 18 11 8
…oven	7 16
…over	0 -29 3 47 4 -25 5 9 6 -25 8 14 9 22 11 -8 13 9
…oves	4 9
…ovid	0 -7
…owar	1 9 5 16
…owed	8 21
…owel	9 14
…ower	7 12
…owin	1 9
…owle	1 9
…own>	8 -19 9 16 13 11
…owns	7 13
…ows>	1 -12 6 34
…owse	14 11
…oxim	5 7
…oydo	7 9
…p's>	14 17
…pace	0 -7 4 -12
…pack	5 18
…page	10 12
…panc	9 10
…pane	7 9
…pani	1 -9
…pape	0 -20 5 18 6 -26 7 -11 14 11
…pari	7 21
…park	0 -27 2 -7 4 -7 6 -41 7 -29 8 -15 12 -24 13 -25 14 -19
…paro	8 9
…pars	2 10
…part	3 8 9 21
…pass	2 -25
…past	2 9 11 15
…pate	6 11 12 8
…path	0 9
…pati	8 -19
…patt	1 9
…pave	6 7
…payd	6 15
…paye	0 27 13 28
…pean	8 16
…pear	11 20
…peat	6 17 7 -8
…peci	1 10 5 7
…pect	1 12
…ped>	0 11 3 -17
…pen>	7 20
…pend	0 15 9 15
…pene	4 20
…peni	13 20
…pens	7 10
…per>	0 -27 1 26 2 -11 3 8 6 7 8 16 14 10
…pera	4 -10 6 16
…peri	12 17 13 32
…perl	8 14
…pers	0 -12 5 8 7 -28
…pert	6 12
…pes>	1 -9
…petl	0 -10 3 40
…pett	3 31
…pgra	6 14
…phas	6 21
…phen	6 9
…phil	8 10
…phin	7 10
…phis	1 7
…phys	2 8 7 8
…pica	11 10
…picc	11 10
…pict	11 10
…pid>	6 13
…pied	8 7
…pien	0 9
…pier	8 20
…pinc	11 20
…pine	7 8
…ping	0 -17 3 21 7 -8 9 22
…piri	5 7
…pitl	9 8
…plac	2 -7 8 -21
…plan	3 9 6 -13 8 19 14 11
…plas	2 8 6 -19 8 -7
…plat	5 16
…ple>	7 -14 14 34
…plea	1 21 4 10
…plec	8 10
…ples	11 10
…plet	14 11
…plex	6 8
…plot	14 8
…plum	6 -13
…ply>	2 -16 7 39
…plyi	1 20
…plym	7 10
…pock	7 16
…poin	0 12 1 -10 6 -23
…poke	6 7
…poli	3 17
…pond	6 29
…pons	6 10
…pool	9 7
…pora	0 8 6 8
…port	0 27 3 26 9 20 10 16 11 19 14 -16
…posa	4 46
…poss	6 -8 7 27 12 16
…post	0 11 2 -12 14 10
…pot>	8 29
…pott	6 9
…pove	1 8 9 8
…powe	7 11
…ppea	11 23
…pped	8 -8 9 9 11 10
…ppen	7 32
…pper	6 20
…pple	2 15
…ppli	2 7
…pply	1 16
…ppoi	6 -14
…ppor	0 29 2 9
…ppro	4 34
…ppy>	7 7
…prac	2 26
…pray	3 7
…pred	11 17
…prep	4 16
…pres	0 -9 1 -31 3 -16 8 7 11 40
…pret	7 16
…pric	4 7
…prin	0 -13 1 -14 2 -35 3 -18 4 -37 8 -7 11 -21 12 20 13 31
…pris	4 13
…prit	8 18 14 8
…priy	8 21
…priz	6 12
…proa	4 18
…prob	0 -14 1 -10 2 8 3 -33
…proc	6 11
…prof	0 17
…prom	3 8 6 17
…proo	7 31 8 -9
…prop	2 -12 4 37 6 7 8 12 11 16
…prot	5 19
…prov	0 -8
…prox	4 14
…pset	2 10
…pson	1 7
…psto	7 7
…ptin	1 11
…ptio	3 9 12 7
…publ	10 7
…purp	11 11
…pus>	8 12
…pute	11 26
…pwar	4 9 6 8
…pylo	11 14
…qual	7 16
…quar	4 -21 8 -29 10 -12 13 11
…que>	1 19
…queb	6 14
…ques	0 8
…quic	6 22 7 16 14 17
…quin	2 24
…quip	9 9
…quit	0 -8
…quot	0 7 4 34
…r's>	1 -21 2 -11 5 -11 6 18 10 12
…rabl	1 8
…raci	2 10
…rack	2 -16 6 16 7 -12 14 18
…ract	2 26 7 -9 8 -26
…rade	6 12
…radi	2 15
…raff	2 -7
…rage	2 -14 4 -13 6 -13 9 -20
…rail	2 -27 4 -7 6 -34 8 -18 11 -20
…rain	2 14 6 -14 8 10 11 -12
…rait	13 9
…ral>	2 -11 7 -27 8 -34
…rall	6 15
…rama	3 9 5 16
…ramb	6 11
…rame	1 -10
…ran>	8 19
…ranc	7 -7 8 33
…rand	1 9 7 11
…rani	2 -7
…rans	2 10
…rant	8 10
…rap>	6 15
…rapi	6 12
…rare	6 17
…ras>	8 21
…rash	7 15
…rate	0 -22 4 11
…rath	14 16
…rati	5 12
…ratu	1 10 2 8
…rava	7 7 8 20 9 15
…rave	6 11
…ravi	7 12
…rawe	7 -14
…rawi	11 13
…rawn	6 9
…ray>	3 7
…raze	3 -7
…rcas	2 -19
…rce>	4 -7
…rcli	6 23
…rcum	1 -11 3 12
…rd's	1 18
…rdan	8 9
…rday	6 35
…rden	8 9
…rder	0 -12 2 7 5 11 6 -7 7 -9 8 -14 11 -18
…rdia	11 8
…rdif	14 10
…rdin	2 7 4 22
…rds>	0 18 5 10 8 20 11 -8 14 -26
…rdy>	6 17
…re's	3 -15 6 15 8 10 9 -15 10 -12 11 -28 12 -7 13 -11
…reab	4 16
…reac	1 8
…read	2 -17 4 -18 6 30 8 -19 13 14
…reak	5 -13 6 12 9 8
…real	0 -19 4 10 7 10 8 -20 11 18
…reas	0 -18 2 -23 3 -21 7 -28
…reat	9 10
…rece	0 15 1 -22 2 -36 5 17 7 -23 8 -9 10 7 11 -29 13 -12 14 -9
…reci	0 19
…reck	1 10
…reco	6 8 11 10
…recy	6 -13
…red'	4 7
…red>	1 -31 5 -17 6 -50 14 -36
…reda	11 17
…rede	1 16
…redy	6 7
…ree>	3 22 7 14 12 11
…reed	1 9
…reeh	7 -7
…reel	0 -11
…reen	1 -37 3 -18 8 -39 11 14
…reet	8 -10
…refl	4 9
…refo	1 22
…refu	5 15
…regg	2 7
…reho	3 30
…rela	7 8
…rele	5 9 6 17
…rema	2 11 3 15
…remi	5 11
…ren'	1 20
…rent	0 -15 2 -29 4 -23 6 -24 8 30 11 16 14 7
…repa	4 13
…repe	6 18 7 -8
…repl	6 -12 8 -33
…repr	7 28 11 16
…rer>	1 12 4 9 6 9 7 -8
…resa	7 19
…resb	2 16
…rese	1 -18 3 -20 11 35
…resh	7 12
…resi	1 17
…resp	6 18
…ress	1 9 6 -38 7 18 11 9 14 15
…rest	2 -16 3 14 7 39
…retc	4 21 13 19
…reth	2 7
…reto	11 -7
…rett	7 12
…retu	5 18
…reve	2 -13
…rewe	0 20
…rews	9 11
…rge>	14 16
…rial	11 8
…rian	1 -11 2 33
…rici	4 7
…ride	8 23
…ridg	7 8 9 18
…rie>	3 13
…ried	2 10 10 16
…rien	1 -19 2 -8 3 31 4 -11 8 -17
…rier	7 19
…ries	0 -7 1 15 6 -10 7 7 8 -8
…riet	0 13
…riev	2 8
…riga	2 9
…righ	6 -7 7 14 11 10
…rike	6 16
…rime	13 19
…ring	0 -7 6 -16 9 17 10 -10 12 16 13 20
…rint	3 -10 4 -11 6 24 8 -11
…riod	12 18 13 28
…rior	11 14
…riou	6 13
…ripp	2 17
…ris>	8 11
…rise	6 -23 7 12
…risi	2 8
…ritc	8 18 14 8
…rith	1 8
…ritr	2 9
…rive	0 10 4 -25 9 10 10 9 13 19 14 -8
…rivi	6 7
…riya	8 21
…rize	6 12
…rked	4 12
…rker	3 14
…rket	8 -11 10 26 11 22
…rkin	0 8 2 -10 5 -13 6 -35 7 -22 8 -39 12 -23 13 -19 14 -15
…rkle	5 7
…rks>	2 7
…rksh	6 9
…rkto	2 -15
…rlie	6 12
…rls>	2 16
…rly>	0 -33 1 -19 3 -20 4 -21 6 34 8 16 12 22
…rmal	4 9 13 31
…rman	8 26
…rmer	7 8
…rmin	6 19
…rmle	8 18
…rmon	2 9
…rms>	5 10
…rnab	5 17
…rnam	1 21
…rnat	1 8
…rne>	5 10 7 -8
…rnig	1 18 5 10
…rnin	6 7
…rnit	1 -17 7 -7 8 -8 11 17
…rniv	8 10
…rnt>	0 12
…roac	4 18
…roba	4 8
…robl	0 -23 1 -24 3 -27
…roce	6 10
…roch	3 -7
…rodu	10 7
…roft	9 12
…roke	5 14 8 8
…rol>	8 8
…role	8 19
…roll	12 -20
…romp	1 8 3 11 6 17
…rone	8 27
…rong	2 9
…ront	13 10
…roo>	0 8
…roof	7 30 8 -12
…rook	2 9 14 14
…room	8 -9 14 30
…roon	6 7
…rope	6 11 8 9
…ropo	4 46 11 18
…rose	2 -19
…ross	7 -12
…rote	0 -7 5 19
…roud	6 11
…roug	2 -35 3 8 4 -13 8 -8
…roup	4 26
…rous	4 7
…rove	3 33 8 14
…rovi	0 -7
…row>	4 7
…rowi	2 9
…rown	0 9 2 10 13 7
…rows	14 10
…rox>	4 14
…roxi	5 7
…royd	7 9
…rpor	0 8
…rpri	4 13
…rren	2 -30 5 -7 8 32
…rrid	8 22 9 18
…rrie	0 -9 2 -10 7 16 10 7
…rriv	9 7 13 32
…rrow	1 -8 11 7
…rsat	4 25
…rsde	8 9
…rse>	2 -17 6 -10
…rsel	6 7 8 12
…rset	7 14
…rshi	5 9
…rsid	14 10
…rson	2 7
…rste	6 7
…rtab	1 -8 2 7
…rtak	11 11
…rtal	10 16
…rted	0 14 7 10 8 8
…rtee	13 9
…rter	2 19 12 9
…rtga	0 22 2 -11 6 -8 7 18
…rth>	2 12 7 28
…rtia	2 8
…rtie	6 15
…rtin	0 10 2 -9 3 15
…rtio	11 18
…rtis	1 10 10 8
…rtme	6 13 7 7
…rts>	0 -10 1 -12 3 11 9 10
…rty>	14 7
…ruct	3 11 10 18
…rumb	8 10
…rust	7 26 13 10 14 -14
…ruth	2 8
…rvat	5 11
…rvel	1 10
…rwel	1 11
…rwic	14 11
…rwis	1 -14 2 12 4 -23 6 -17
…rys>	8 14
…ryst	8 11
…s'll	6 7
…sain	2 22
…sale	8 10 14 26
…salf	6 24
…sals	4 38
…samp	11 19
…sand	14 33
…sati	4 25
…sayi	0 7 2 27 3 9
…sbur	14 12
…sbyt	2 16
…scaf	6 -12
…scap	1 -12
…sclo	4 12
…sco>	6 7
…scor	13 24
…scou	1 7
…scra	6 30 8 -13
…sden	8 9
…sea>	7 12
…seas	9 15
…seco	8 11
…sect	2 8
…sed>	0 -41 1 -16 4 20 6 -12 8 -36
…seei	10 13 13 14
…self	0 -19 1 -15 2 -16 4 -16 13 -9
…sels	6 10
…selv	6 7
…sema	8 8
…seng	8 11
…sens	4 10
…sent	1 -14 6 23 11 32
…ser>	2 -22 14 20
…seri	6 13
…sers	1 -10 2 8 3 -8
…serv	5 22 7 -31 8 -13
…ses>	1 11 4 -33 6 20 7 9 8 -50 13 -34 14 -27
…sess	4 9 6 -7
…set>	7 23
…sett	2 31
…seve	14 15
…sex>	7 25
…sey>	6 9
…sgol	7 10
…sgow	7 10
…shak	6 9 13 7
…shal	0 7 3 17 8 -16 13 -13
…sham	5 13
…shar	1 -31 2 24 6 -27 7 -11 14 -27
…she'	1 12 8 12
…shea	4 28
…shed	6 -28 11 12
…shee	2 -7 6 -7 8 -17
…sher	7 10
…shes	11 19 14 10
…shin	2 9 11 16
…ship	5 18
…shir	7 19
…shoo	8 9
…shor	12 23 13 10
…shot	11 22
…shou	7 -12 8 14 12 -7
…shov	8 15
…shul	7 9
…shut	9 -7
…sibi	7 11
…sibl	4 8 7 16 12 13
…sic>	6 -11
…sica	2 7 6 11 7 8
…side	9 15 14 32
…sie>	8 8
…sies	2 16
…sigh	2 8 8 13
…sign	0 12 6 13
…sile	1 15
…simp	1 7 2 -16 7 30 13 11 14 -21
…sing	0 8 2 24 4 8 6 -11 7 -9 8 20
…sink	2 12
…sion	0 -8 10 14
…sis>	8 25
…sit>	4 -12 5 24
…siti	1 -13 2 8
…sits	1 18
…sizi	8 19
…skat	6 10
…skie	7 18
…skin	6 7
…skir	3 14
…skyl	8 9
…slan	7 12
…slat	2 -26
…slee	1 22 6 10
…slic	13 8
…slid	1 9
…slip	0 33
…slot	1 11 6 12
…smal	1 11 2 -15 4 -10 5 11 8 -7 11 -8 14 -14
…smar	9 7
…smit	14 13
…smon	4 9
…snae	1 10
…snap	11 19
…snif	6 8
…sobe	8 11
…soci	0 15
…sock	8 -17
…soev	2 13 3 10
…sofa	3 7
…soft	7 9 11 12
…solu	10 12
…some	0 20 1 7 2 24 3 31 4 42 6 -22 14 -8
…somn	8 13
…son>	0 -14 1 8 2 -11 7 15
…sona	3 -13
…soon	1 9 2 10 6 -7
…soph	1 7
…sour	4 -7
…spac	4 -11 8 -14
…spec	1 24 2 8 3 9 5 8 6 -16
…spen	7 7 9 16
…spok	6 7
…spon	0 16 6 22
…spra	3 7
…spri	0 -10 2 -10 4 -8 7 8 12 21 13 22
…squa	4 -21 8 -21 13 12
…ssan	8 8
…ssed	4 15
…ssen	6 8
…sses	8 -30 13 -10
…ssex	7 25
…ssib	2 7 7 34 12 13
…ssie	2 7
…ssin	2 11
…ssio	1 -11 4 8 6 -29 7 -14 11 9
…ssoc	0 12
…ssue	0 -31 2 21
…stab	10 8
…stac	2 -7
…stag	1 14 8 -15 14 11
…stai	0 -17 2 -9 3 -16 5 -10 6 -40 9 -38 11 -21
…stal	13 8
…stam	2 23
…stan	1 -23 3 21 12 8
…star	2 9 7 9 8 18
…stat	2 -13
…stay	8 -12
…ste>	2 -7
…stea	0 21
…sted	0 20 8 -14 11 9 12 -15
…stef	8 10
…sten	4 26
…step	1 12 8 -31
…ster	2 -76 4 -8 6 31 7 16 11 -18 13 21 14 -29
…stic	1 16 8 -13 11 -10
…stie	8 10
…stil	9 15
…stir	12 7
…stoc	3 21 6 13 11 21
…stom	5 19
…ston	6 -7
…stop	5 11 6 -25 13 -8
…stor	0 -7 4 -7 6 -11 7 8 8 -31 14 -14
…stow	7 7
…stra	14 13
…stre	2 13 4 17 6 -14 8 -15 11 -10 13 13
…stri	0 7 6 17 8 -23
…stro	6 21 8 8
…stru	2 9 10 18
…sts>	0 19 2 9 9 11
…stud	6 7
…styl	9 21
…sual	0 20 13 22 14 13
…sue>	0 -18
…sues	2 20
…suff	8 20
…sula	7 7
…summ	13 28
…sunn	2 11
…supp	0 20 6 25
…sure	2 -30 4 -20 7 8
…suri	6 7
…surp	4 13
…swee	4 14 5 7
…swer	8 7
…swif	7 8
…syca	6 11
…sylv	8 20
…symb	8 11
…symp	0 9
…t'll	6 33
…t's>	3 12 4 -40 5 14 6 -19 8 23 9 8 13 8 14 -26
…tabl	0 -9 1 -17 2 26 6 -43 10 8
…taff	8 -15
…tage	1 11 2 -16 6 7 8 -34 9 11
…tair	0 -17 2 -8 3 -9 5 -9 6 -7 9 -38 11 -16
…take	0 18 11 7
…taki	3 7
…tal>	10 8
…tall	11 9
…talm	13 11
…tals	6 8
…tamf	2 14
…tamo	5 7
…tanc	3 25
…tand	4 -13 7 8 14 -12
…tant	6 19
…tape	8 19
…tard	6 16
…tare	2 14
…tari	1 -10 2 17
…tart	3 7 8 10
…tast	2 -9 7 19
…tati	5 8 11 17
…taye	8 -10
…tby>	10 9 14 9
…tch>	2 -20 4 31 6 17 8 7 13 20
…tcha	8 18 14 8
…tche	6 17 11 -12
…tdow	6 12
…tead	0 23
…teat	6 24
…ted>	1 -55 2 -10 6 21 8 -14 12 -30 14 -29
…tee>	2 12
…teen	8 19 13 7
…teet	6 9
…tell	8 9 9 7
…tels	1 8
…tely	3 9 6 25
…temp	8 9
…ten>	2 -10 4 22 6 9
…tena	0 43
…tend	2 9
…teni	4 12
…tent	0 -35 5 18
…teps	8 -25
…ter>	0 -11 4 -17 7 9 11 30 12 7 13 19
…tera	6 17
…terd	6 34
…tere	6 -16
…teri	11 13
…terl	7 16
…tern	14 8
…terr	8 8
…ters	1 -40 4 -24 6 -46 7 -45 9 -11 14 17
…tery	8 8
…tes>	0 -30 4 -14 5 23 6 14 11 7 14 -10
…tesc	6 7
…test	7 22 8 -18
…tgag	0 22 2 -11 6 -8 7 18
…tgoi	5 17
…than	0 24 1 29 3 13 6 -23 8 -10 14 -7
…that	3 15 4 -49 5 13 7 7 8 20 9 9 11 -10
…thdr	6 8
…the_	14 22
…thei	0 25 1 10 4 9 5 11 7 15 14 -20
…them	2 32
…ther	0 -13 5 20 7 12 9 -19 10 -8 11 -29 12 -9
…thes	2 -22 3 12 4 16 6 31
…they	2 28 6 13
…thie	6 10 7 24
…thin	0 8 3 9 4 17 6 9 7 8 8 -25 9 -8 12 -22
…thir	1 11 7 -25 8 11 13 28
…this	6 7
…thme	1 9
…thol	9 15
…thor	14 9
…thot	8 11
…thou	4 15
…thre	14 20
…thro	3 7 13 13
…ths>	13 41
…thur	8 14
…thy>	0 9
…tial	0 7 6 7
…tic>	5 14
…tice	8 -10 11 -7
…tici	6 8
…tick	0 14 1 14 8 -8
…tidd	3 7
…tide	8 7
…tie>	8 27
…tier	7 16
…ties	6 14 7 23
…till	9 15
…time	1 7 4 -7 6 30 7 -15 8 13
…tine	9 7
…ting	2 -12 3 8 4 14 5 -8 7 8 8 -9 10 16 12 7 13 -30 14 11
…tint	14 8
…tinu	0 14
…tiny	14 10
…tion	0 25 2 17 3 -9 5 28 6 -7 7 14 8 -93 9 24 10 22 11 40 12 11 14 -15
…tiqu	1 20
…tis>	2 10
…tisi	2 22
…tist	1 11
…titl	3 9
…tive	2 9 6 21 11 17
…tle>	2 9 6 10 8 11
…tles	2 -14 3 45
…tloc	9 8
…tly>	0 -11 4 -14 5 -13 8 7 10 8
…tmen	8 -10
…tnes	2 14
…tock	3 21 6 13 11 21
…toge	13 31
…toma	5 8
…tome	8 10
…ton>	0 -25 1 -8 2 -14
…tons	1 12
…topl	14 13
…tops	2 -14 5 11 6 -21
…tor>	0 -8
…tora	9 -18
…torc	8 12
…tore	8 -13
…tori	1 15
…torm	7 14
…tory	6 19
…tos>	11 24
…tota	7 11
…tour	9 11 14 21
…tow>	7 8
…towa	1 9 5 16
…towe	9 14
…town	9 14 14 -10
…trac	5 9 7 -9 8 -25
…trad	2 14
…traf	2 -7
…trai	13 7
…tran	0 -13 1 -15 2 15 6 -15 8 31
…trat	14 16
…trav	1 -9
…tre>	0 7 1 -14 2 -28 7 -16 8 -30
…trea	2 24
…tree	8 -18
…tret	4 21 13 19
…tric	2 13
…trie	2 16
…trik	6 16
…trim	13 19
…trod	10 8
…tron	2 9
…trou	6 11
…truc	1 13 3 10 10 18
…trus	7 26 13 10 14 -15
…trut	2 8
…tsel	7 7
…tsha	2 21
…tsoe	2 13 3 10
…tsta	7 17
…ttag	6 13 14 8
…tte>	8 27
…tted	0 -7 1 -36 2 -26 4 -18 7 -36 8 -50 11 -10
…ttee	2 7
…tter	2 -13 6 -22 7 7 11 22 13 -12 14 32
…ttie	7 16 8 10
…ttin	1 -40 4 -27 6 -24 7 8 12 15 13 -10 14 23
…ttle	0 -9 2 14 6 10
…tto>	3 15
…ttra	5 12 6 8
…tts>	3 31
…tual	1 -11 2 -10 11 35
…tudi	6 8
…tula	1 9 2 7
…tumn	13 14
…tune	6 12
…ture	0 -8 1 -21 2 -32 3 -14 4 -14 5 14 7 -17 8 -42 11 22
…turn	5 18
…tury	7 24
…twee	7 17
…twel	2 13 12 12
…twor	7 7 8 14
…ty's	6 8
…tyle	9 21
…typi	11 9
…tyro	7 7
…u'd>	0 -24 8 11 11 -24 12 16
…u'll	3 10 4 -10 5 14 7 36
…u're	1 -7 2 13 6 14 8 -25 12 18 13 15
…u've	0 -8 4 -9 6 22 8 8 11 -11 13 -7
…ual>	0 19 8 -14 11 31 13 33 14 10
…uali	7 15
…uard	11 8
…uare	4 -19 8 -21 13 12
…ubli	9 7 10 7
…uch>	11 16
…ucky	6 28
…ucti	10 18
…ucto	6 9
…udan	2 9
…udes	4 9
…udio	6 8
…udno	6 10
…uebe	8 7
…uebo	6 14
…uer>	7 33
…ues>	2 15
…uess	2 7
…uffe	8 14 13 11
…uge>	6 8
…ugge	7 10
…ugh>	1 7 5 -12 8 -17
…ugho	2 -16 3 8
…ught	0 -23 8 -40 13 -7
…uick	6 22 7 16 14 17
…uide	4 7
…uild	3 10 14 24
…uine	2 27
…uipp	9 9
…uite	0 -8
…ujar	2 7
…ulan	8 8
…ular	2 -8
…ulat	1 31
…uld>	1 25 2 32 3 13 4 25 5 -11 6 -15 7 12 10 -32 11 9 12 7
…ulla	2 13 9 7
…ulle	4 13
…ulme	7 9
…ulti	6 8
…ults	1 38
…uman	3 28
…umes	8 11
…umig	5 12
…umme	13 28
…umn>	13 14
…umps	1 15 2 16
…ums>	6 -7
…umst	1 -11 3 12
…unac	1 -7
…unan	8 8
…unch	6 21
…und>	4 -7 7 -22
…unde	2 -28 11 7
…undl	1 7
…unga	6 10
…unge	1 42
…unha	7 13
…unhe	7 15
…unio	1 13
…unk>	13 9
…unma	10 19
…unny	2 16
…uns>	2 25
…unse	2 20
…unt>	4 -22 13 19
…unte	0 7 3 -8
…unti	7 12
…unts	0 -46 1 11
…uote	0 7 4 35
…upan	9 10
…upgr	6 14
…upie	8 11
…uple	6 8
…uppe	6 20
…uppo	0 26 2 8
…upse	2 10
…upwa	4 9 6 8
…urag	1 7
…urb>	7 11
…urce	4 -7 7 -17
…ure>	0 -29 1 -29 2 -45 3 -25 4 -37 5 17 8 -40 11 13
…ures	2 -7
…urin	8 13 9 12
…url>	14 10
…urls	2 20
…urn>	2 17
…urna	5 18
…urne	8 -11
…urni	0 -10 1 -30 2 -25 4 -15 7 -25 8 -15 11 19 14 -14
…urnt	0 9
…uroo	0 8
…urpr	4 13
…urre	2 -29 8 26
…urs>	0 -7 3 -25 4 14 5 7 6 11 11 20 13 -7
…urse	7 -10
…ursi	8 7
…urst	6 9
…urth	2 10
…ury>	6 9 7 30 14 16
…use_	14 12
…used	0 -19
…user	1 -9 2 7
…uses	1 14 3 7 7 23 8 -49
…usin	0 15
…ussi	2 8
…ust>	7 32 14 -13
…usta	8 13
…usto	5 15
…usua	0 20 13 22 14 13
…ute>	10 10
…uter	11 26
…utgo	5 17
…uth>	7 11
…uts>	4 15
…utte	0 -16 7 13
…utti	8 -14
…utum	13 14
…uxur	6 13
…uyin	8 11
…vaca	9 14
…vah'	2 15
…vail	6 -13
…valu	1 18 4 12 7 16
…van>	7 8 8 20 9 15
…vati	5 11 7 -9
…ved>	6 -38
…vega	8 9
…vege	2 17
…vel>	1 -14
…vell	1 8
…velo	4 15
…vely	6 9
…ven>	1 9 2 12 8 -25
…venl	7 9
…vens	7 7
…ver'	3 7
…ver>	1 -23 3 29 4 -20 6 -7 8 -21 9 7 14 -13
…veri	6 10 13 11
…vern	1 7 5 9
…verr	8 23
…vers	4 32
…vert	0 -9 1 -20 3 -17 4 -20 7 -21 8 -14 10 22
…very	2 14
…ves>	1 10
…vica	2 13
…vict	2 9 8 16
…vide	0 -10
…view	0 -31 1 -23 2 -13 4 -8 7 16 14 32
…ving	0 10 2 -14 4 -11 5 22
…viou	1 9
…vise	4 13
…visi	1 24 2 -28 4 -20 5 20 6 -8 7 -18 11 -8
…voic	2 8
…volv	0 14
…vouc	11 16
…wait	4 13 6 30
…wall	1 -11 6 13 10 8 14 9
…wand	8 28
…ward	4 20 5 14 7 -20 8 27
…ware	11 20
…warm	7 14
…warn	1 13 6 11
…wast	2 9
…watc	0 8 6 8
…way>	6 -21 8 -39 9 8
…wcas	3 11
…wch>	14 26
…we'l	1 -7 2 16 3 -26 4 15 5 -7 6 -20 7 -12 11 -9 13 19
…we'r	1 15 5 -18 6 -23 7 -26 8 38 11 -15 13 9
…we'v	2 11 7 -18 12 -18 14 -8
…weal	7 8
…wean	1 11
…wear	0 17
…weat	7 9
…wed>	3 -8 6 8 7 -13 8 15
…weed	7 17
…weep	5 9
…weet	4 15
…weig	4 15
…welf	2 14
…well	1 10 6 -7 14 10
…wels	9 14
…welv	12 12
…wer>	2 -31 8 -17
…were	2 12 8 7
…wgs>	3 25
…whar	1 13 4 9
…what	2 14 3 9
…whee	2 22 8 9
…wher	1 9 4 25 6 -13
…whic	0 -12 7 -13 8 -12 11 -9 12 14 14 -12
…whit	2 16 10 10
…who'	2 21 4 8 6 -20 8 21
…whos	0 30 1 26 3 8 6 -21
…wich	14 11
…wick	10 20
…wift	7 8
…wiga	14 7
…will	0 -10 4 13
…wing	1 9 11 12
…wise	1 -14 2 11 4 -23 6 -17
…with	0 -31 1 -29 3 -36 5 -43 6 21 7 18 8 -15 13 -14
…witn	2 15
…wled	1 9
…wnsi	6 8 7 7
…word	0 11
…work	0 9 2 -20 7 19 14 -12
…worr	0 13
…woul	0 8 1 22 2 32 3 7 4 14 5 -26 6 -8 8 -17 10 -12 12 17 14 -14
…wser	14 11
…wyn>	1 13 8 13
…xact	2 -9 11 30
…xamp	14 41
…xima	5 7
…ximu	1 15 4 24
…xist	7 25
…xpre	4 12
…xury	6 13
…y'll	7 7
…y're	2 24 6 19
…yard	0 25
…ybe>	2 18
…ycam	6 11
…ycle	8 -10
…yday	6 15
…ydon	7 9
…ye'l	6 24
…ye'v	6 19
…yed>	8 -19
…yeil	7 10
…yers	0 10 13 28
…yest	6 35
…ying	1 15 2 16
…yle>	9 21
…ylet	14 11
…ylin	8 9
…ylon	11 14
…ymbo	8 11
…ymou	7 10
…ympa	0 9
…yond	6 17 7 21
…you'	3 7 5 27 6 20 7 28 8 12 11 -26 12 33 13 9
…youn	1 42
…your	0 -32 2 -18 3 -24 4 21 5 8 6 17 11 7
…ypas	8 9
…ypic	11 10
…yron	7 7
…ysel	0 -16
…ysgo	7 10
…ysia	2 7
…ysic	2 8 7 8
…ysid	14 8
…yter	2 16
…ythe	14 9
…yurl	14 10
…yway	1 -7
…zero	14 11
…zing	8 19
`
