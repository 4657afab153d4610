/** Learnt by `node tests/words/learn.ts`, which says how; weigh.ts reads it. */
export const LEARNT_FROM: string = 'f7358cc0e8efa726'

export const WEIGHTS: string = `
benefits children protected-characteristic pets-blanket-ban rental-bidding fee price-pressure unprovable-claim personal-data short-let new-to-market disclaimer fixed-term rent-in-advance contact-details
-39 -42 -34 -44 -42 -49 -41 -34 -38 -27 -59 -48 -51 -47 -43
#	0 -18 1 -3 2 -37 3 -29 4 -41 5 10 6 -21 7 -10 8 62 9 8 10 8 12 30 13 23 14 -1
# #	8 16 14 59
# ##	14 -8
# $	1 8 2 -19 4 -1 5 -2 6 -45 7 -19 8 -13 9 23 11 12 12 -2 13 8 14 31
# %	5 15 7 24
# +	1 11
# ,	1 -6 4 -10 6 -16 7 -35 8 106 14 -39
# :accepting	7 1
# :asking	6 9
# :burden	14 2
# :clocktime	5 -33 6 -18 7 -20 8 -32 11 -26 12 -1 14 -58
# :deadline	0 -1 1 -15 5 -33 6 -21 7 -24 8 -39 11 -27 12 -5 14 -62
# :demand	6 23
# :demanding	1 2
# :hiding	1 -3
# :money	5 31
# :nearby	10 8
# :negation	13 4
# :newness	10 11
# :number	14 7
# :openprice	1 -15 4 -5 6 -6 8 23 14 16
# :opinion	0 4 8 26 14 15
# :payer	7 16
# :period	4 -27 5 7 6 -51 7 -10 8 -67 10 1 12 62 13 50
# :person	6 1
# :photo	11 13
# :place	10 5
# :record	8 -51
# :return	5 15 7 21 10 2
# :room	0 16 1 14 4 15 6 14 8 -40 10 33
# :scarcity	8 12
# :seller	7 16
# :spelled	14 19
# :time	8 18
# :tribunalrent	10 5
# :wanting	8 6
# :work	6 16
# again	8 9
# and	1 -3 8 48 14 -14
# bed	0 17 1 21 4 16 6 15 8 -16 10 26
# days	8 -1
# december	4 6 6 -20 8 -25 12 -1
# double	14 4
# has	0 3
# hours	6 17
# hrs	6 1
# january	8 2
# july	12 3
# landlord	7 16
# market	10 5
# min	3 10
# mnths	13 5
# month	12 43
# months	12 9 13 28
# mth	12 18
# mths	13 22
# november	6 -13 8 -24
# people	6 1
# per	7 1
# quid	5 19
# to	0 4 8 26 14 15
# together	8 1
# with	8 2
# x	13 5
# yrs	10 3 11 1
##	0 -76 1 -67 2 -62 3 -16 4 17 5 -39 6 -106 7 -44 8 12 10 -36 11 -57 12 14 13 -25 14 50
## #	14 -6
## ##	4 -40 8 -41 14 180
## $	0 -17 1 -23 2 -45 3 -12 4 -11 6 -26 7 -60 8 -16 10 -12 11 -15 13 -20 14 8
## %	7 12
## ,	0 -8 2 -45 4 8 5 -20 6 -17 9 -55 10 -20 11 -23 14 -12
## :burden	4 15 8 3
## :clocktime	14 18
## :condition	2 5
## :deadline	4 7
## :money	4 19 5 8
## :onlyword	4 3
## :openprice	4 11 8 3 14 -5
## :opinion	8 6 14 -7
## :record	14 -39
## :return	7 11
## :spelled	8 9
## :time	8 2
## :urgency	14 2
## :wanting	14 31
## a	4 5
## after	14 32
## and	4 18 7 -1 8 3 14 4
## at	12 1
## because	2 7
## but	4 4
## f	9 10
## for	4 8 8 1
## m	14 -15
## mbps	14 -6
## pcm	4 17
## per	4 13
## pound	5 8
## so	8 3
## then	8 2
## to	8 6 14 -7
##_#	8 -21 14 -22
##_##	2 -14 4 12 6 -3 7 -40 8 -74 9 -10 14 61
##_$	0 -17 1 -19 2 -35 3 -8 4 -2 6 -24 7 -4 8 3 9 -1 14 30
##_after	14 16
##_day	14 11
##_door	8 5
##_ful	14 -15
##_garden	10 1
##_get	8 1
##_haven't	4 8
##_i'll	4 12
##_it's	4 3
##_make	2 7
##_month	4 13
##_more	2 7
##_my	4 6
##_night	14 6
##_open	8 3
##_per	4 5
##_rent	5 6
##_safe	7 3
##_six	14 1
##_someone	4 10
##_they	2 7
##_wall	10 1
##_we	12 1
##_we'll	14 15
##_which	12 7
##_will	4 1
##_you	8 5 14 25
##_your	4 2
##_£##	1 7
#_#	4 -12 5 -23 6 -72 7 -59 8 42 10 14 12 13 13 14 14 44
#_##	8 -75 14 -46
#_$	0 -49 1 -5 2 -16 4 -15 5 2 6 -9 7 -12 10 7 11 5 12 9 13 9 14 15
#_+	13 23
#_adv	13 22
#_advance	13 1
#_ago	11 1
#_all	2 8
#_ask	7 2
#_ast	12 5
#_bed	10 5
#_cent	7 1
#_chef	8 4
#_day	6 6
#_dbl	10 2
#_deposit	13 7
#_det	10 2
#_each	5 2
#_front	13 2
#_garden	4 1
#_gch	0 5
#_gff	0 5 1 11
#_has	8 8
#_home	8 1
#_keys	6 1
#_leave	8 7
#_leed	7 1
#_left	2 3
#_min	12 16
#_month	12 14
#_not	13 1
#_ns	1 13
#_one	6 5
#_over	1 -4
#_present	2 1
#_rail	3 11
#_rent	5 40
#_semi	10 3
#_so	0 3
#_stay	12 6
#_tenancy	12 16
#_then	8 5
#_together	8 1
#_year	7 12
$	0 -33 1 -27 2 -30 3 -25 4 -14 5 -26 6 -12 7 -26 8 -35 9 -13 10 -35 11 -38 12 -32 13 -46 14 1
%	5 14 7 41
% :burden	5 8
% :keything	7 11
% :promise	7 13
% :return	7 1
% :safety	7 11
% safe	7 5
%_$	5 19 7 12
+	1 7 4 25 13 23
+ $	4 11
+ :deposit	13 12
+ :money	4 16
+ pcm	4 16
+_$	3 2 4 12 13 24
,	0 -1 2 5 3 9 4 -3 5 -5 7 -14 8 11 9 16 10 3 11 3 12 -1 13 -1 14 15
, #	2 13 3 2 6 -15 7 -58 8 26 10 24
, ##	5 -62 7 5 8 -13 9 -9
, $	0 -22 1 -37 2 -40 3 -30 4 -57 5 -18 6 -30 7 -29 8 82 9 -13 10 -22 11 3 12 -38 13 -11 14 -40
, ,	4 24 5 20 8 20
, :absence	6 -20 8 40
, :absolute	0 8 2 -51 7 25 8 -22 11 -2
, :accepting	4 6 5 6 6 -46
, :advance	6 7 7 1 8 14 10 -8 13 -6
, :age	8 8
, :asking	2 -55 3 -52 4 27 7 22 8 8 13 22
, :benefit	0 7
, :bid	3 3 4 7 12 14
, :building	5 2 6 2 10 32
, :burden	2 -25 3 -32
, :child	0 9 3 7
, :childless	1 3 2 -25 3 1 4 9
, :childthing	1 13
, :clocktime	4 -3 7 5 9 5 13 16
, :codething	8 23
, :condition	0 14 1 14 5 7 6 2 8 -30 14 12
, :councilpay	0 -12 13 -2
, :deadline	6 2 8 18 9 1 10 -12 13 17
, :demand	0 -2 4 9 6 30 7 2
, :demanding	0 -9 3 -31 8 45 14 2
, :denying	6 2
, :deposit	3 10 4 -11 5 -53
, :deterring	0 13 2 25 8 6 13 -9
, :disability	2 35
, :dislike	2 4
, :everyone	1 -11 2 -19 3 -35 5 -9 7 -4 8 -21
, :fairness	0 -27 4 6 7 6 14 11
, :faith	2 -31
, :feething	0 1 6 4 9 6 11 1 13 2
, :fixed	4 -13 12 18
, :forename	8 14
, :healthword	8 4
, :hiding	0 4 1 -1 8 20
, :holiday	9 37
, :income	0 -18
, :jobname	0 20
, :keything	8 35
, :kin	1 -35 8 21
, :lifeword	8 22
, :losing	5 19 6 6 8 -7
, :money	5 4
, :nation	2 18
, :nearby	2 2
, :negation	0 24 1 13 3 7 4 -1 5 19 7 14 8 -5 9 -1 12 1 13 -33
, :neighbour	8 5
, :newness	0 -13 10 -4
, :number	2 5 7 -72 13 24
, :offerdeal	0 14
, :online	14 17
, :onlyword	3 -13 4 27 5 11 7 4 8 -3 12 -31
, :openprice	1 6 3 -6 4 58 5 9 6 -14 7 -9 8 9 14 14
, :opinion	3 15 4 11 7 4 8 -13 9 8 11 4
, :payer	0 -12 1 -1 3 1 4 -9 7 7 8 17 9 10 12 -20 13 -8
, :paying	1 -6 3 4 4 -27
, :period	5 -1 12 -12 14 1
, :person	1 -38 2 -16 3 -10 6 4 8 -9
, :pet	2 -8 3 42
, :petpart	3 13
, :phone	4 6 8 -4 14 46
, :photo	7 2 11 30 14 9
, :preferring	2 -1
, :promise	2 1 7 4
, :ranking	6 15 8 16
, :record	8 -12 14 -13
, :refusing	7 6 8 13
, :regretting	0 13 3 4 5 14 6 -16
, :rent	4 6 5 7 12 13 13 7
, :return	0 -4 4 7 5 2 12 10
, :rulesplace	8 20
, :safety	7 33
, :school	0 14
, :seller	0 -16 1 -17 5 -15 6 -3 7 2 8 14 9 7 11 9
, :sex	6 10
, :source	7 -44
, :spelled	0 12 1 17 2 14 3 -29 4 -16 5 6 6 -18 8 1 11 -13 12 12 13 2
, :student	0 -13 3 9
, :superlative	2 -4 5 5 7 19 10 5
, :thing	8 -25
, :time	0 21 1 4 2 9 5 -20 6 -15 7 -1 9 -12 12 7
, :title	6 -17 8 101 14 4
, :urgency	2 -19 6 34
, :utility	3 8 5 -39
, :wanting	4 1 12 10
, :welcoming	2 9 3 5 6 -18 8 -18 9 -2
, :work	4 -10
, :worshipplace	2 18
, :writeto	2 -18 4 38 8 15
, a	1 -23 2 -13 3 1 4 -26 6 6 7 8 8 -18 9 -1 10 60 11 -52 14 -5
, alarm	8 3
, all	1 -10 7 -27 12 1
, and	1 35 2 13 3 5 4 -14 6 45 7 12 8 -11 9 -11 12 -2
, any	0 15
, anyone	0 8
, anything	3 3
, are	2 1 8 16
, as	0 -38 1 20
, ask	3 -21 4 10 14 1
, at	5 14 8 -2 14 5
, award	0 2
, aye	3 7
, baby	8 9
, be	6 24
, because	6 5
, box	0 3
, but	1 5 2 8 5 10 6 11
, carpets	11 1
, cash	5 6
, check	9 2
, conservatory	8 1
, cottage	10 12
, couples	1 -7
, currently	8 2
, day	14 3
, dbl	10 9
, depends	4 7
, deposit	3 11 5 -3
, do	6 6
, doctors	0 4
, don't	6 2
, door	8 2
, dot	14 4
, dss	0 12 1 1
, every	7 12
, everyone	6 17
, ex	8 6
, example	14 2
, first	6 8 8 3 10 -3
, five	2 3
, fixed	6 2
, for	5 13
, four	6 2
, ful	14 -15
, full	7 2
, gas	3 3 8 3
, gay	2 1
, gch	0 4 1 11 10 6
, get	6 15
, give	4 4
, going	6 15
, guaranteed	7 3
, has	8 44 14 1
, he's	8 43
, healthy	2 11
, house	5 7
, i	2 -10 3 -11 6 -19
, i'm	8 18
, if	0 11 8 -7
, it	6 -53 7 19 10 -2 11 4
, it's	4 -1 8 -16
, its	5 4 11 10
, just	0 -13 3 -9
, keep	0 4
, kids	0 17 1 19 3 13
, ladies	6 13
, leave	8 2
, leeds	14 1
, left	8 16
, let	4 4
, lift	8 16
, like	4 6
, linen	9 7
, lives	8 2
, love	3 3
, mark	6 3
, max	9 5
, me	8 8
, meows	3 2
, message	4 1
, mews	3 5
, min	9 2
, more	4 3
, mums	1 14
, my	3 2 4 2
, n	3 13
, near	2 8
, neither	1 1
, night	8 4
, no	1 17 3 -9 4 -6 7 8 10 -2 11 -31 12 6
, nobody	0 10
, none	2 -8 7 3
, not	0 26 1 -8 2 33 3 2 8 -13
, nothing	5 9
, nr	2 16
, ns	1 11
, on	0 -9 8 9
, one	4 1 6 -13
, or	1 11 14 5
, others	6 7
, over	3 6 4 2
, own	2 6
, owner	8 8
, paper	10 1
, pay	13 20
, payable	5 1
, photos	14 1
, pics	11 8
, please	1 7 2 21
, poa	4 9
, race	2 -12
, real	11 26
, references	0 9
, religion	2 -2
, rent	4 2 5 8 12 12
, retired	0 -9
, ring	14 7
, sadly	8 4
, save	0 6
, say	13 21
, see	5 12
, semi	10 3
, sharers	1 -11
, she	2 3
, shoes	5 3
, since	2 2
, sleeps	9 5
, small	3 2
, smokers	3 11
, so	0 -1 4 -5 6 24
, sorry	2 1 5 15 6 -3
, spring	7 2
, sunny	2 7
, ta	0 14
, tap	8 5
, teachers	0 3
, ten	6 5
, thanks	0 5
, that	7 2 11 10
, that's	0 2 7 8 8 32
, the	1 8 2 19 3 17 5 -30 6 -6 9 -26 11 11 12 -5 13 -24 14 -13
, then	0 28 1 15 2 25 7 -8 8 5 12 7
, therefore	1 11
, they	7 13 8 4 11 8
, think	1 13
, thirty	5 5
, this	0 1 1 14 3 10
, though	4 4
, three	2 8 13 17
, tidy	2 2
, to	4 7 5 20
, try	2 4
, two	4 2 6 -5 8 6 14 -15
, up	2 4 8 30
, wages	0 -9
, we	1 -11 5 -17 8 -1 9 11
, we're	1 12
, what	4 2
, where	14 17
, which	1 5 4 -12 7 -13
, who	8 17
, who'll	8 4
, who's	8 12
, with	0 -24 1 -10 2 -51 6 -1 8 -60
, workers	0 10
, would	0 2
, y	1 3
, yard	3 4
, you	3 1 6 1 7 37 14 27
, you'll	7 14
, your	7 23
, £#	5 41 7 3
, £##	4 26 5 -14 6 9 7 1 13 6
12m	12 28
12s	1 3
16s	1 9
18s	1 7
18s $	1 18
1st	10 13
1st :deterring	10 15
1st :newness	10 15
1st :urgency	10 15
1st time	10 15
5pm	4 3
6mth_$	13 6
6mths	13 20
6pm	14 14
96o	14 18
96o_$	14 18
9oo	14 39
9oo ##	14 22
9oo_$	14 17
:absence	0 22 1 21 2 -30 4 -53 5 1 6 8 7 -6 8 61 9 47 10 -16 12 15 13 -27 14 -40
:absence #	8 11
:absence $	0 -8 3 1 4 -1 6 38 7 -13 8 24 9 -14 10 -7 11 -28 13 -4 14 -4
:absence ,	1 10 2 -12 3 -9 5 19 8 4
:absence :absence	8 36
:absence :absolute	0 6 1 5 8 30
:absence :accepting	8 6
:absence :advance	0 2
:absence :bid	7 9
:absence :building	8 7
:absence :burden	0 8 2 -18 7 5 9 8
:absence :child	1 12
:absence :childless	4 1
:absence :clocktime	6 -3 8 55
:absence :codething	7 -15 8 8
:absence :condition	6 -32 8 14
:absence :deadline	7 1 8 13 12 1
:absence :demand	7 10
:absence :deterring	9 21
:absence :everyone	0 31 8 17
:absence :fee	5 3
:absence :fixed	8 18
:absence :holiday	9 22
:absence :jobless	0 2
:absence :losing	2 2 7 -3
:absence :nearby	9 -9
:absence :negation	7 21
:absence :onlyword	6 -15 8 2
:absence :openprice	6 23 7 7
:absence :opinion	0 21 6 17
:absence :origin	2 3
:absence :period	7 2
:absence :person	0 15
:absence :place	7 -4
:absence :promise	6 -3 7 -6
:absence :rent	9 1 14 6
:absence :room	8 7
:absence :scarcity	1 6
:absence :seller	0 4
:absence :spelled	8 32 9 3 14 -1
:absence :title	0 3
:absence :wanting	6 10
:absence :work	0 -14
:absence a	14 8
:absence about	6 2
:absence all	0 1 8 18
:absence and	8 -23
:absence at	6 7 8 27 9 11
:absence by	8 -26
:absence during	8 5
:absence every	8 5
:absence fee	5 3
:absence for	2 -8 6 -24 8 18
:absence from	2 5 8 5
:absence going	2 2
:absence has	7 4 8 -6
:absence here	7 -1
:absence home	8 7
:absence in	0 -7 2 6 6 -18 12 5
:absence inn	9 -7
:absence is	7 -15
:absence it	6 7
:absence nationals	2 1
:absence nights	8 1
:absence of	0 13 1 -27 6 -2
:absence on	9 9
:absence only	1 8
:absence over	4 1
:absence since	11 1
:absence so	8 18
:absence than	3 2
:absence the	1 14 4 2 8 14 12 13
:absence this	10 6
:absence to	0 6 6 13
:absence until	8 18
:absence who	0 3
:absence will	6 -2 7 -7
:absence with	2 11
:absence>:absence	7 -1 8 41
:absence>:absolute	1 3 7 -1 8 40
:absence>:accepting	1 -27 8 6
:absence>:advance	12 10
:absence>:asking	3 2
:absence>:bid	7 16
:absence>:building	8 12 9 5
:absence>:burden	0 1 2 -25 8 4 9 5
:absence>:child	1 30
:absence>:childless	0 12 1 19
:absence>:clocktime	0 -4 8 36
:absence>:codething	7 -8 8 16
:absence>:condition	0 2 6 -21 8 24
:absence>:deadline	0 -13
:absence>:demand	6 -1 7 8
:absence>:demanding	2 1
:absence>:deterring	1 -19 8 6 9 16
:absence>:disability	2 4
:absence>:everyone	0 28 8 29
:absence>:faith	6 1
:absence>:fee	5 14
:absence>:fixed	8 7
:absence>:forename	6 2
:absence>:hiding	7 -2 8 -17
:absence>:holiday	6 10 9 30
:absence>:income	0 21
:absence>:jobless	0 3
:absence>:kin	1 -1
:absence>:law	8 4
:absence>:losing	2 21 7 -8
:absence>:nearby	9 -1
:absence>:negation	7 28 8 -17
:absence>:newness	7 -2 12 3
:absence>:number	6 -12
:absence>:onlyword	6 -3 8 9 12 -5
:absence>:openprice	1 6 6 24 8 10
:absence>:opinion	0 22 1 9 4 13 6 4 8 11
:absence>:origin	2 15
:absence>:payer	7 8 8 9
:absence>:paying	5 2 8 9
:absence>:period	6 8 8 5
:absence>:pet	3 39
:absence>:phone	14 15
:absence>:photo	11 7
:absence>:promise	7 -24
:absence>:ranking	6 -10 8 -7 12 7
:absence>:rent	9 3 14 6
:absence>:room	0 -5 8 9
:absence>:scarcity	1 4
:absence>:seller	2 -13 8 15
:absence>:source	11 3
:absence>:spelled	3 12 8 16 9 9 14 -17
:absence>:time	10 1
:absence>:title	0 1
:absence>:urgency	7 7
:absence>:utility	1 3
:absence>:wanting	6 2
:absence>:writeto	7 7
:absence_:absence	2 -11 7 -8 8 50 13 3
:absence_:absolute	8 39
:absence_:accepting	1 -12
:absence_:advance	6 -10 12 10
:absence_:building	3 2 9 8
:absence_:burden	0 1 4 -30 8 36 14 5
:absence_:childless	1 20
:absence_:childthing	1 1
:absence_:clocktime	0 -12 3 -5 6 -9 8 57 12 -1
:absence_:codething	8 14 9 -15
:absence_:condition	0 19 6 -13 8 22
:absence_:deadline	0 1 1 7 8 15 9 21
:absence_:demand	0 5 6 -1
:absence_:demanding	0 11
:absence_:denying	6 -8 8 19 13 1
:absence_:deterring	0 5 8 27 14 2
:absence_:disability	0 5 2 9
:absence_:everyone	7 11 8 4
:absence_:fairness	7 20
:absence_:family	3 15
:absence_:feething	6 -7
:absence_:fixed	8 14
:absence_:forename	6 3
:absence_:healthword	8 17
:absence_:hiding	8 -14
:absence_:holiday	9 2
:absence_:income	0 22
:absence_:keything	8 25
:absence_:kin	3 16
:absence_:longperiod	12 13
:absence_:losing	2 6
:absence_:negation	7 16 8 3
:absence_:neighbour	9 12
:absence_:newness	8 1
:absence_:number	0 3 8 19 12 1
:absence_:online	0 9
:absence_:onlyword	8 48
:absence_:openprice	8 27
:absence_:opinion	0 1 2 -2 7 -12 8 34
:absence_:payer	5 4 8 23
:absence_:paying	2 2 5 3
:absence_:period	0 8 6 4 8 14 12 19 13 8
:absence_:person	4 3
:absence_:pet	3 29
:absence_:phone	14 10
:absence_:photo	9 15 11 22
:absence_:preferring	0 5 1 10
:absence_:promise	7 -17
:absence_:ranking	0 14 8 -19 12 8
:absence_:refusing	0 -10 8 1
:absence_:rent	13 14
:absence_:scarcity	6 -20 8 13
:absence_:seller	2 -26 5 2 8 20
:absence_:spelled	0 6 3 19 8 13
:absence_:superlative	7 12
:absence_:urgency	6 1 8 17
:absence_:utility	1 1
:absence_:wanting	2 -6 8 -7
:absence_:work	5 2 8 7
:absolute	0 1 1 -3 3 31 4 -32 5 -1 6 -38 7 125 8 4 9 -16 11 -20 12 -2 13 -18 14 -4
:absolute #	13 8
:absolute $	0 5 1 -7 3 17 4 -16 5 -8 7 24 8 -1 10 -22 14 -13
:absolute ,	0 11 1 -8 2 8 3 -9 14 17
:absolute :absence	8 16
:absolute :absolute	7 19 14 1
:absolute :accepting	8 9
:absolute :age	1 -23
:absolute :benefit	0 9
:absolute :building	7 -16 8 10
:absolute :burden	5 4 6 8
:absolute :child	1 18
:absolute :childless	1 -29 4 3
:absolute :clocktime	2 22 7 -2 8 19
:absolute :codething	0 -20 1 -6 2 -9 9 -4
:absolute :condition	6 15 7 2
:absolute :deadline	4 -24 7 3 8 30
:absolute :demand	6 1 7 6
:absolute :demanding	2 -6
:absolute :deterring	2 -5 5 9 7 14 8 3
:absolute :digits	14 3
:absolute :disability	7 12
:absolute :dislike	7 21
:absolute :everyone	6 6 10 1
:absolute :fairness	6 28 13 -1
:absolute :feething	11 1
:absolute :fixed	7 -11 8 8 13 5
:absolute :forename	6 1
:absolute :healthword	2 1
:absolute :income	0 6
:absolute :jobless	0 4
:absolute :keything	8 17
:absolute :longperiod	9 -10 13 3
:absolute :losing	6 -13 7 40
:absolute :money	5 21
:absolute :nation	2 13
:absolute :nearby	7 11
:absolute :negation	3 1 14 1
:absolute :newness	6 -22 7 1 10 16
:absolute :number	0 -10 2 -3 7 4 8 -7 14 2
:absolute :offerdeal	7 27
:absolute :online	10 5
:absolute :onlyword	6 1 7 9 10 1
:absolute :openprice	2 7 4 6 7 32
:absolute :opinion	5 1 7 5
:absolute :payer	7 13 12 11 14 3
:absolute :period	0 11 6 5 7 6 9 -9
:absolute :person	1 4 7 8
:absolute :pet	3 42
:absolute :place	3 11
:absolute :promise	6 -40 7 10
:absolute :refusing	0 -12
:absolute :rent	7 21
:absolute :return	7 1
:absolute :room	8 -6
:absolute :safety	7 34
:absolute :scarcity	7 9
:absolute :seller	7 13 12 13
:absolute :sex	2 22
:absolute :spelled	0 -16 2 -49 3 5 14 1
:absolute :superlative	3 14
:absolute :time	7 11
:absolute :title	0 4
:absolute :tribunalrent	9 -2
:absolute :urgency	6 2
:absolute :wanting	4 1 11 1
:absolute :welcoming	3 -10
:absolute a	4 12
:absolute age	1 -19
:absolute applicant	0 -12
:absolute at	8 11
:absolute be	7 18
:absolute been	6 -20 7 -8 10 8
:absolute circumstances	3 4
:absolute come	7 4
:absolute could	7 3
:absolute day	0 4 6 3 7 1
:absolute disability	2 4
:absolute ever	7 1
:absolute flatshare	2 6
:absolute for	7 -17 8 15
:absolute from	2 20 4 3
:absolute go	7 24
:absolute going	2 1
:absolute has	7 7
:absolute here	7 -5
:absolute home	8 13
:absolute in	1 4 7 26
:absolute is	0 -6
:absolute just	10 2
:absolute kind	3 13 7 -16
:absolute month	4 2 7 3
:absolute more	6 1
:absolute nine	14 1
:absolute no	3 7
:absolute now	10 8
:absolute occupants	1 15
:absolute of	1 -13 2 -9 7 26 8 26 12 7 13 13
:absolute offers	7 8
:absolute one	2 -8
:absolute other	7 11
:absolute our	12 13
:absolute please	2 5
:absolute pounds	5 17
:absolute price	7 10
:absolute reasonable	4 4
:absolute rental	7 7
:absolute signing	0 4
:absolute single	7 17
:absolute small	1 7
:absolute take	8 4
:absolute tenant	0 8
:absolute the	1 -1 6 4 11 -10
:absolute those	2 6
:absolute to	5 1
:absolute two	6 9
:absolute under	1 1
:absolute views	7 20
:absolute visit	1 2
:absolute who	0 4
:absolute will	6 -33
:absolute with	1 3 2 10
:absolute younger	1 4
:absolute zero	14 3
:absolute>:absence	1 19 8 9
:absolute>:absolute	3 -14 6 -12 7 31
:absolute>:accepting	0 4 1 -9 5 3 8 16
:absolute>:age	1 -26
:absolute>:asking	2 -4 13 -4
:absolute>:benefit	0 2 7 1
:absolute>:bid	7 7
:absolute>:building	2 4 7 -17 8 11
:absolute>:burden	5 17 6 16
:absolute>:child	1 17
:absolute>:childless	1 -13 4 3
:absolute>:clocktime	2 14 8 34
:absolute>:codething	0 -32 1 -16 2 -1 9 -6
:absolute>:condition	6 11
:absolute>:consent	7 -1
:absolute>:deadline	4 -30 6 1 7 20 8 50
:absolute>:demand	2 -2 6 18 7 3
:absolute>:demanding	0 -26
:absolute>:deterring	2 -12 5 5 7 18 8 13
:absolute>:digits	14 4
:absolute>:disability	2 21 7 10
:absolute>:dislike	7 17
:absolute>:everyone	6 3
:absolute>:fairness	2 -12 6 26 7 -4 13 -6
:absolute>:feething	1 -1
:absolute>:fixed	7 -23 8 5 13 4
:absolute>:forename	6 1
:absolute>:healthword	2 7
:absolute>:hiding	1 2 7 1
:absolute>:income	0 6
:absolute>:jobname	0 5
:absolute>:keything	8 16
:absolute>:longperiod	9 -12
:absolute>:losing	6 -17 7 33
:absolute>:money	5 21
:absolute>:nation	2 30
:absolute>:nearby	6 5 7 10 8 1
:absolute>:negation	2 -3 6 -7 7 8 8 -12
:absolute>:neighbour	1 7
:absolute>:newness	0 -1 6 -15 7 18 10 25
:absolute>:number	0 -5 7 2 8 -62 14 13
:absolute>:offerdeal	7 26
:absolute>:online	10 3
:absolute>:onlyword	7 3
:absolute>:openprice	0 4 2 17 4 6 5 5 6 7 7 36
:absolute>:opinion	5 10 6 4 8 -1
:absolute>:payer	2 -19 7 22 12 15 14 2
:absolute>:paying	7 2
:absolute>:period	0 8 1 2 4 1 5 -8 7 25 9 -5
:absolute>:person	0 -14 8 -14
:absolute>:pet	3 25
:absolute>:petpart	3 13
:absolute>:photo	8 13
:absolute>:place	2 -2 3 7 7 5
:absolute>:preferring	1 7 2 -3
:absolute>:promise	6 -61 7 16
:absolute>:refusing	0 -18
:absolute>:rent	5 2 7 24
:absolute>:return	7 11 13 -12
:absolute>:room	7 1
:absolute>:rulesplace	1 5
:absolute>:safety	7 26
:absolute>:scarcity	7 3
:absolute>:school	7 12
:absolute>:seller	7 27 8 -4 12 14 14 4
:absolute>:sex	2 24
:absolute>:spelled	4 -15 13 13 14 19
:absolute>:superlative	3 11 7 3
:absolute>:time	6 -1 7 5 10 2
:absolute>:title	0 4
:absolute>:tribunalrent	9 -4
:absolute>:urgency	6 17 10 3
:absolute>:wanting	1 -7 7 15
:absolute>:welcoming	3 -16
:absolute>:work	14 6
:absolute_:absence	1 13 6 4 10 2
:absolute_:absolute	2 -49 6 -41 7 68 8 -36
:absolute_:accepting	0 15 3 20 4 3 5 6
:absolute_:advance	6 -11 10 6
:absolute_:asking	0 -14 1 -8 7 -14
:absolute_:benefit	0 35
:absolute_:building	7 6 8 5
:absolute_:burden	0 5 1 9 3 2 7 19
:absolute_:child	1 5
:absolute_:childless	1 36
:absolute_:clocktime	1 2 6 4 7 23 8 41
:absolute_:codething	1 -19 7 6 8 -12 14 5
:absolute_:condition	0 -19
:absolute_:consent	2 3
:absolute_:councilpay	0 13
:absolute_:deadline	1 1 8 39 10 21 13 -6 14 1
:absolute_:demand	1 -5 2 -8 6 18
:absolute_:demanding	0 -6 1 17 6 -12 10 15
:absolute_:deterring	0 21 1 -43 7 5 8 4 13 1
:absolute_:digits	14 7
:absolute_:disability	2 16 7 3
:absolute_:dislike	1 2
:absolute_:everyone	0 -12 2 -26
:absolute_:fairness	2 -4 4 8
:absolute_:faith	2 9
:absolute_:family	2 2
:absolute_:fee	5 27 7 20
:absolute_:feething	12 1
:absolute_:fixed	7 4
:absolute_:hiding	6 9 7 1
:absolute_:holiday	1 2 7 18
:absolute_:jobname	0 7 5 6
:absolute_:longperiod	7 23
:absolute_:losing	4 6
:absolute_:nation	2 26
:absolute_:nearby	2 3 7 35
:absolute_:negation	0 -1 2 -15 6 -30 7 5 8 -26 11 23
:absolute_:neighbour	1 3 8 -8
:absolute_:newness	2 -13 4 -3 6 -18 7 34 8 5 10 27 13 -11
:absolute_:number	4 11 14 21
:absolute_:onlyword	0 -1 1 16 7 -4
:absolute_:openprice	2 -2 5 7 7 4 8 6 10 30 13 -11
:absolute_:opinion	1 -7 2 -1 4 -13 6 5 10 15
:absolute_:payer	1 -3 2 -10 3 -35 6 11
:absolute_:paying	5 1 7 14
:absolute_:period	6 -12 7 15 8 14 13 14
:absolute_:person	1 14 6 6 7 -15
:absolute_:pet	8 7
:absolute_:petpart	3 19
:absolute_:photo	8 11 11 -2
:absolute_:place	3 -5 6 -1 7 33
:absolute_:promise	1 2 4 9 7 26 8 -4
:absolute_:ranking	4 5 6 -27 10 5
:absolute_:refusing	3 1
:absolute_:regretting	4 1
:absolute_:rent	5 22
:absolute_:return	5 7 7 22
:absolute_:room	1 -4 7 14
:absolute_:rulesplace	7 6
:absolute_:safety	7 21
:absolute_:scarcity	6 5
:absolute_:school	7 23
:absolute_:seller	0 -11 2 4 6 4
:absolute_:spelled	1 -16 4 -5 8 6 12 6 13 8 14 36
:absolute_:time	7 14
:absolute_:title	2 49
:absolute_:tribunalrent	7 12
:absolute_:urgency	7 4
:absolute_:wanting	7 1
:absolute_:work	14 1
:accepting	0 3 1 5 2 13 4 25 5 9 6 -23 7 -10 8 -26 9 36 10 -3 11 7 12 21 14 -26
:accepting ##	8 11
:accepting $	1 -6 2 -1 4 6 6 -8 7 -18
:accepting ,	0 -22 2 3 3 1 5 -6 7 -31
:accepting :absence	5 13 11 10 12 3
:accepting :asking	4 1
:accepting :benefit	2 -17
:accepting :bid	4 -10 5 3 6 12
:accepting :burden	2 14 5 -9 11 -35 12 8
:accepting :child	1 5 2 -4
:accepting :childless	5 4
:accepting :clocktime	7 1 8 -38
:accepting :codething	1 8 13 13
:accepting :condition	2 7 12 3
:accepting :deadline	12 18
:accepting :demand	4 -3 6 7
:accepting :demanding	11 1
:accepting :deterring	2 9 11 -13 12 11
:accepting :disclaimer	8 13
:accepting :everyone	2 3
:accepting :family	1 13
:accepting :fixed	13 -22
:accepting :lifeword	1 -21
:accepting :longperiod	13 3
:accepting :losing	12 13
:accepting :nearby	2 8
:accepting :negation	3 -6 6 -7 11 6
:accepting :newness	10 9
:accepting :online	4 15
:accepting :onlyword	2 3
:accepting :openprice	1 12 2 5 3 3 4 -17 5 13 8 -9 13 -4
:accepting :opinion	0 13 1 16 2 5 3 4 8 -13
:accepting :payer	7 6
:accepting :paying	0 6
:accepting :period	13 14
:accepting :person	1 -2 2 17
:accepting :pet	3 8
:accepting :phone	8 -8
:accepting :preferring	6 7
:accepting :refusing	5 13 9 2
:accepting :seller	7 5
:accepting :spelled	1 15 2 -3 3 -4
:accepting :time	2 3
:accepting :title	6 1
:accepting :tribunalrent	13 10
:accepting :urgency	6 -4
:accepting :writeto	0 7
:accepting a	0 1 2 -2 4 1 5 2 6 -32 8 23
:accepting about	2 2
:accepting agent's	5 1
:accepting all	0 4
:accepting an	3 4
:accepting anyone	2 6
:accepting as	0 6
:accepting at	0 3 7 7
:accepting be	2 3
:accepting been	3 11 11 29
:accepting before	11 4
:accepting benefit	0 -3
:accepting by	4 1 6 7
:accepting costs	0 2
:accepting families	1 9
:accepting first	13 6
:accepting for	6 -28 9 16 12 35
:accepting from	5 6
:accepting full	1 10
:accepting gone	11 1
:accepting has	6 -1
:accepting his	6 4
:accepting if	2 11
:accepting in	3 7 7 7 8 -77 11 -15 12 5
:accepting is	1 9 8 8 13 13
:accepting it	5 30 6 11 9 13
:accepting lived	1 -12
:accepting more	4 4
:accepting near	2 10
:accepting no	4 5 11 10
:accepting of	2 7 12 14
:accepting on	2 10 11 -9 12 12
:accepting out	5 15 9 2
:accepting over	5 5
:accepting pets	3 16
:accepting rules	5 3
:accepting share	2 5
:accepting should	2 7
:accepting signed	13 -17
:accepting stands	8 7
:accepting that	7 2
:accepting the	1 -15 4 13 6 -8 8 6 11 10
:accepting this	6 27
:accepting to	0 8 1 21 3 7 4 -2 8 -7
:accepting under	1 -2
:accepting us	4 1
:accepting while	5 5
:accepting will	7 2
:accepting with	0 -2 1 4 2 -10 3 -6
:accepting within	6 5
:accepting you	7 8 8 18
:accepting yourself	8 11
:accepting £#	5 13
:accepting>:absence	0 -32 2 -5 3 -13 5 9 6 -20 8 14 9 7 11 17 12 1
:accepting>:absolute	0 4 2 7 3 12 4 -7 5 2 6 -30 10 22
:accepting>:accepting	0 -2 1 -19 12 1
:accepting>:advance	6 -7 8 15 10 7
:accepting>:asking	4 3 6 10
:accepting>:benefit	0 2 2 -26 3 -2
:accepting>:bid	4 9 6 8
:accepting>:building	1 1 5 1 6 -19 8 -12
:accepting>:burden	2 18 4 9 10 9 11 -10 12 8
:accepting>:child	0 -5 1 7 2 -27 8 13
:accepting>:childless	5 3
:accepting>:clocktime	0 -12 1 -2 4 -8 8 -57 11 -5
:accepting>:codething	2 7 12 11 13 12
:accepting>:condition	1 9 2 9 8 -4 11 1 12 2
:accepting>:deadline	0 -4 1 -15 2 -3 5 13 6 1 8 -21 9 18 12 4
:accepting>:demand	0 -5 6 14 11 5
:accepting>:demanding	0 2 6 5 11 10
:accepting>:denying	6 -11
:accepting>:deterring	0 -7 2 10 6 11 9 -17 11 -5 12 11
:accepting>:everyone	0 3 2 1 6 -5
:accepting>:faith	2 25
:accepting>:family	1 27
:accepting>:feething	1 5
:accepting>:fixed	12 17 13 -31
:accepting>:income	0 15
:accepting>:kin	4 4
:accepting>:lifeword	1 -8
:accepting>:longperiod	12 18
:accepting>:losing	6 24 12 12
:accepting>:nearby	6 1
:accepting>:negation	0 5 3 7
:accepting>:neighbour	5 5
:accepting>:newness	2 -2 7 -22 10 26
:accepting>:number	3 -6 6 27 7 -3 9 11 13 -3
:accepting>:online	4 9
:accepting>:onlyword	2 16 6 -25 8 -19 10 18
:accepting>:openprice	1 5 2 3 5 6 7 6 8 -20 13 -16
:accepting>:opinion	0 6 1 15 3 9 8 -20 14 -3
:accepting>:payer	0 9 2 -21 6 -24 7 6
:accepting>:period	8 -16 9 30 12 27 13 19
:accepting>:person	2 6
:accepting>:pet	1 -4 2 -17 3 11 5 14
:accepting>:phone	8 -15 14 7
:accepting>:photo	6 -15 11 8
:accepting>:preferring	6 4
:accepting>:ranking	10 7
:accepting>:refusing	5 11 9 6 11 8
:accepting>:rent	4 17
:accepting>:return	4 21
:accepting>:room	13 5
:accepting>:safety	0 5
:accepting>:scarcity	0 12 2 5 6 -16 10 11
:accepting>:seller	0 3 2 -10 11 6
:accepting>:spelled	1 20 2 -13 5 -8 6 14 9 23
:accepting>:superlative	4 5
:accepting>:time	0 4
:accepting>:tribunalrent	12 1 13 10
:accepting>:wanting	1 13
:accepting>:welcoming	1 1
:accepting>:work	6 6
:accepting_:absence	2 -26 6 -35 8 28
:accepting_:absolute	2 6 3 11 4 22 6 -24 10 12
:accepting_:accepting	6 -10
:accepting_:advance	1 5 3 -5 5 -22 6 -2 11 2
:accepting_:age	1 12
:accepting_:asking	2 -37 8 -12
:accepting_:benefit	0 14
:accepting_:bid	1 -20 4 13 6 4 7 -17
:accepting_:building	0 -35 1 4 5 8 8 -28 9 6
:accepting_:burden	0 24 3 -17 6 -7 8 -5 13 14
:accepting_:child	0 -13 1 30 2 -9 8 8
:accepting_:childless	1 -5 6 7
:accepting_:clocktime	0 -1 1 -36 5 -16 6 3 11 -65
:accepting_:codething	1 -8 4 29 5 -5 9 -18 11 -4 12 1
:accepting_:condition	1 13 2 -3 3 -6 5 -9 11 23
:accepting_:consent	6 10 7 4
:accepting_:deadline	2 -3 8 -33 11 -49 12 -16 13 8
:accepting_:demand	0 -17
:accepting_:demanding	0 10 6 -1
:accepting_:deterring	0 8 4 -17
:accepting_:disability	2 36
:accepting_:disclaimer	7 2 8 -5 11 14
:accepting_:everyone	6 -18 7 4 8 -3
:accepting_:faith	2 28
:accepting_:family	1 18
:accepting_:fee	7 9
:accepting_:feething	1 11 2 -2 3 -27 5 12
:accepting_:fixed	3 11 5 -17 12 27
:accepting_:healthword	2 1
:accepting_:holiday	1 -19 8 10 9 5
:accepting_:income	0 25 1 7
:accepting_:keything	10 3
:accepting_:kin	4 8
:accepting_:lifeword	0 14 7 -2 8 27
:accepting_:longperiod	8 -7 12 16
:accepting_:losing	0 4 6 3
:accepting_:money	4 2
:accepting_:nearby	5 5 6 15
:accepting_:negation	2 2 3 33 4 -5 14 2
:accepting_:neighbour	4 -9
:accepting_:newness	2 -5 6 -23 7 -7 10 11
:accepting_:number	3 -19 8 -1 9 2 12 18 13 -7
:accepting_:offerdeal	7 5
:accepting_:online	14 9
:accepting_:onlyword	4 17 6 -30 7 -1 10 1 12 8
:accepting_:openprice	0 -30 2 2 3 -1 4 32 5 -11 6 -20 7 7 9 4 11 -14 12 3 13 -4 14 -24
:accepting_:opinion	9 3 11 -13 12 4 14 -19
:accepting_:origin	2 12
:accepting_:payer	0 16
:accepting_:paying	0 12 5 14
:accepting_:period	1 -30 4 -18 5 -63 6 -44 7 1 8 -17 9 48 12 36
:accepting_:person	1 2 2 -19 6 -10
:accepting_:pet	1 -7 2 -34 3 16 5 8
:accepting_:phone	6 4 14 6
:accepting_:photo	8 -11 9 15 11 15
:accepting_:place	1 -26 5 7
:accepting_:preferring	1 1 5 3
:accepting_:promise	0 4 3 3 14 1
:accepting_:ranking	8 1 11 1
:accepting_:record	8 -1
:accepting_:refusing	1 8
:accepting_:rent	4 33 10 9
:accepting_:return	0 1 4 36 7 -5 10 3 13 10
:accepting_:room	8 -26 13 2
:accepting_:rulesplace	3 -8
:accepting_:safety	0 4
:accepting_:scarcity	0 25 6 -5 11 7
:accepting_:seller	0 8 4 -9 13 -6
:accepting_:source	11 11
:accepting_:spelled	2 -7 4 -17 13 -8
:accepting_:superlative	3 16 4 16
:accepting_:thing	1 13 5 10
:accepting_:time	0 8 7 -2
:accepting_:title	1 -36 2 7 6 -19
:accepting_:tribunalrent	12 12
:accepting_:urgency	6 21 10 1
:accepting_:wanting	0 -9 1 11
:accepting_:welcoming	0 -12
:accepting_:work	0 21 2 -7
:accepting_:writeto	0 -24 2 1 5 4 8 10
:advance	1 -26 2 -12 3 -9 4 -41 5 -18 6 16 7 -67 8 12 9 -25 10 9 11 -26 13 101 14 -11
:advance #	13 2
:advance $	0 -46 3 -8 4 7 10 7 12 -57 13 39
:advance ,	6 -15 8 9 10 7 12 -32
:advance :absence	8 7
:advance :absolute	13 19
:advance :advance	13 27
:advance :burden	0 9 12 5
:advance :child	8 9
:advance :codething	8 4 13 -4
:advance :deadline	7 11 8 12
:advance :demanding	13 19
:advance :deterring	0 25 5 3 6 -16 10 3
:advance :everyone	12 13
:advance :feething	13 14
:advance :hiding	8 12
:advance :income	13 -14
:advance :longperiod	12 18
:advance :losing	6 12
:advance :money	5 1 13 12
:advance :neighbour	8 -10
:advance :newness	10 6
:advance :number	6 9 8 17 12 3
:advance :openprice	6 8
:advance :opinion	6 9
:advance :period	0 -55 4 -56 6 -14 10 -8
:advance :photo	11 2
:advance :refusing	8 8
:advance :rent	13 12
:advance :return	13 5
:advance :spelled	4 10 6 1 8 11
:advance :tribunalrent	12 2 13 -28
:advance :urgency	10 19
:advance :utility	8 -2
:advance :wanting	13 2
:advance :welcoming	13 4
:advance and	6 -31 8 -8 13 32
:advance are	8 1
:advance at	4 15
:advance by	13 -31
:advance choice	2 2
:advance cutting	8 -5
:advance day	5 11 13 5
:advance door	8 -19
:advance each	12 9
:advance feature	8 -2
:advance for	5 -6 12 15
:advance four	8 12
:advance in	5 16 6 -35 13 12
:advance is	8 2
:advance it's	6 30
:advance keys	13 4
:advance meter	8 -1
:advance money	5 3
:advance month	13 14
:advance month's	5 -9
:advance monthly	13 -14
:advance needed	13 3
:advance noon	8 11
:advance of	6 13
:advance off	7 9
:advance on	0 8 8 1
:advance one	6 3
:advance others	2 6
:advance out	8 10
:advance photo	11 5
:advance please	13 5
:advance quarter	13 3
:advance rent	13 5
:advance sum	13 15
:advance the	6 16 8 -7 11 19 13 12
:advance time	10 11
:advance to	6 9
:advance under	8 9
:advance up	5 3
:advance with	6 6 8 24
:advance year	12 4 13 -13
:advance you	3 14 5 -2 6 -4 8 -10
:advance>:absolute	13 2
:advance>:accepting	13 18
:advance>:advance	4 -2 5 -8 6 -9 13 28
:advance>:asking	0 7 3 24
:advance>:burden	0 9 12 3 13 -3
:advance>:child	8 24
:advance>:clocktime	4 2 6 2 13 6
:advance>:codething	6 -9 12 10
:advance>:consent	6 2
:advance>:deadline	7 7 11 -13
:advance>:demand	2 13
:advance>:demanding	3 13 13 14
:advance>:deposit	13 16
:advance>:deterring	0 15 1 6 3 3 5 1 6 -14 8 6 10 3
:advance>:everyone	8 3 12 12
:advance>:feething	8 -1 12 -26 13 25
:advance>:fixed	5 -1
:advance>:hiding	8 35
:advance>:income	13 -12
:advance>:jobless	13 2
:advance>:lifeword	7 1
:advance>:longperiod	12 36
:advance>:losing	6 21
:advance>:money	5 8 13 17
:advance>:nearby	7 6
:advance>:negation	0 11 10 5
:advance>:neighbour	2 -3 8 -12
:advance>:newness	1 1 10 13 13 -13
:advance>:number	5 -7 6 1 8 4 12 16 13 8
:advance>:openprice	1 1 2 -5 6 5 8 -2 13 -7
:advance>:opinion	2 -8 4 -10 5 -30 6 4 8 -1
:advance>:payer	0 -10
:advance>:paying	13 12
:advance>:period	0 -6 4 -77 6 -14 7 -5 8 -4 9 -4 10 -14 12 15 13 2
:advance>:person	3 -1 8 -9
:advance>:pet	3 12
:advance>:photo	11 1
:advance>:place	7 2
:advance>:preferring	13 1
:advance>:ranking	13 22
:advance>:refusing	8 9
:advance>:rent	4 -16 13 41
:advance>:return	4 -18 13 34
:advance>:room	5 1 6 -13
:advance>:scarcity	13 3
:advance>:seller	5 -19 8 -19
:advance>:sex	8 1
:advance>:spelled	4 4 5 -3 6 15
:advance>:time	10 4
:advance>:tribunalrent	12 12 13 -7
:advance>:urgency	6 -14 10 15
:advance>:wanting	8 9 13 2
:advance>:welcoming	13 5
:advance_:absence	6 2 8 -20
:advance_:absolute	8 4 10 4
:advance_:accepting	13 17
:advance_:advance	4 -5 5 -19 6 -43 8 -24 13 7
:advance_:asking	1 2 3 15 13 9
:advance_:benefit	0 6
:advance_:burden	2 -11 6 3 13 5
:advance_:child	8 2
:advance_:clocktime	12 19 13 10
:advance_:codething	2 -12 5 -15 8 -4 12 9
:advance_:condition	13 4
:advance_:consent	7 3
:advance_:deadline	8 -54 12 10 13 40
:advance_:demand	2 11 4 2
:advance_:demanding	3 12 4 -2 5 -25 8 -3 13 7
:advance_:denying	6 -4
:advance_:deposit	13 15
:advance_:deterring	0 1 2 -8 3 16
:advance_:disclaimer	6 1
:advance_:everyone	5 -3 8 14 13 4
:advance_:fairness	13 11
:advance_:fee	5 -5
:advance_:feething	5 -5 8 -14 12 -3 13 17
:advance_:fixed	5 -9 6 -19 13 20
:advance_:hiding	8 23 13 -7
:advance_:income	6 16
:advance_:keything	8 -8
:advance_:lifeword	6 13 10 8
:advance_:longperiod	12 31
:advance_:losing	6 14
:advance_:money	13 5
:advance_:nearby	7 3 8 1
:advance_:negation	0 9
:advance_:newness	6 -18 10 5
:advance_:number	0 -8 13 13
:advance_:offerdeal	0 9 5 1
:advance_:onlyword	13 8
:advance_:openprice	0 -22 2 -10 3 3 4 -26 5 -9 7 -7 8 -7 13 9
:advance_:opinion	2 -30 4 -57 13 15
:advance_:payer	5 -4 6 -4
:advance_:paying	6 6 13 28
:advance_:period	5 -24 12 29 13 25
:advance_:person	6 -6
:advance_:phone	8 4
:advance_:photo	13 12
:advance_:promise	6 3
:advance_:ranking	6 -17 11 6 13 47
:advance_:rent	4 -16 5 -50 13 44
:advance_:return	0 9 4 -19 5 -60 6 3 13 52
:advance_:room	5 3 8 -6
:advance_:safety	8 -2 11 7
:advance_:scarcity	13 1
:advance_:seller	0 -1 5 -21 6 10 13 8
:advance_:sex	8 1
:advance_:spelled	5 -8 7 -14 13 13
:advance_:superlative	13 1
:advance_:title	8 2
:advance_:tribunalrent	12 27
:advance_:urgency	13 4
:advance_:wanting	8 18
:advance_:welcoming	13 21
:advance_:work	0 -7
:age	0 -39 1 35 3 6 5 31 6 -32 7 -2 8 38 9 -14 11 17 12 -38 13 -16 14 -23
:age #	1 1
:age $	7 13 8 -2
:age ,	6 -13 8 23 11 4
:age :denying	11 16
:age :deterring	2 6
:age :family	1 6
:age :kin	1 8
:age :money	4 -11 5 41
:age :nearby	7 4
:age :number	1 3 5 21 8 45
:age :openprice	4 4
:age :period	13 22
:age :phone	6 2
:age :place	2 5
:age :sex	2 20 8 32
:age :spelled	5 9 8 24
:age :title	8 3
:age ago	11 6
:age and	1 15 8 10
:age boy	8 7
:age days	13 22
:age five	5 13
:age mr	8 3
:age of	1 30
:age one	8 1
:age pound	5 16
:age pounds	5 5
:age quid	5 5
:age three	8 12
:age woman	2 15
:age>:age	8 3
:age>:deadline	8 6
:age>:denying	11 16
:age>:deterring	1 5 2 3
:age>:family	1 5
:age>:feething	11 16
:age>:kin	1 7 8 11
:age>:lifeword	1 14
:age>:money	4 -11 5 41
:age>:newness	8 6
:age>:number	1 12 5 20 8 45
:age>:openprice	4 2
:age>:opinion	7 5
:age>:period	13 27
:age>:place	2 20 7 -12
:age>:seller	7 1
:age>:sex	2 23 8 31
:age>:spelled	5 8 8 25
:age>:title	8 18
:age_:absence	8 4
:age_:age	1 2
:age_:building	8 -4
:age_:codething	3 8
:age_:condition	6 6
:age_:deadline	5 1 8 13
:age_:demanding	1 21 6 4
:age_:denying	8 -1
:age_:keything	8 17
:age_:kin	8 4
:age_:lifeword	8 10
:age_:longperiod	1 10
:age_:losing	11 1
:age_:negation	11 7
:age_:neighbour	1 7 8 25
:age_:newness	1 10
:age_:onlyword	2 1
:age_:openprice	1 42
:age_:opinion	1 23
:age_:period	1 7
:age_:place	7 -17
:age_:record	1 9
:age_:room	8 9
:age_:seller	7 3
:age_:source	6 11
:age_:spelled	8 -13
:age_:thing	11 1
:age_:wanting	1 6
:asking	0 -14 1 -12 3 -13 4 51 5 -23 6 4 8 -12 10 -84 11 -60 12 26 13 -12 14 4
:asking $	1 -5 2 -6 3 -14 4 16 7 -36 8 -11 9 -6 11 -15 13 -66 14 -39
:asking ,	0 20 1 15 2 28 4 -6 6 -11 7 3 8 -75 12 12
:asking :burden	3 23
:asking :clocktime	1 17 2 6
:asking :codething	3 15
:asking :condition	0 21 2 -9 3 11
:asking :disclaimer	8 14
:asking :everyone	7 12
:asking :negation	0 -7 2 10 7 9
:asking :online	1 -6 2 -2 3 -24 5 -4 13 -15 14 -11
:asking :openprice	0 -6 3 11 6 -7 7 -26 13 15
:asking :opinion	1 -1 3 -3 4 -3 6 -21 7 -15
:asking :payer	3 -28 5 -5 7 -16 8 1 14 -2
:asking :person	7 14
:asking :seller	0 10 1 -8 2 -9 3 -42 4 10 5 -20 7 -5 13 -9 14 -34
:asking :source	6 8
:asking :spelled	0 -4 2 8 7 11
:asking :writeto	0 9 1 -10 2 -19 3 -43 4 13 5 -28 13 -37 14 -31
:asking about	2 -20 3 4
:asking and	4 8
:asking anyone	7 9
:asking at	4 -15
:asking for	5 -3 6 -16 7 6 12 19 14 4
:asking from	1 18
:asking has	6 4
:asking how	1 13 4 13
:asking if	3 12
:asking in	3 2 6 6
:asking is	3 15
:asking it	1 3 6 14
:asking me	0 1 4 15
:asking no	0 -3
:asking since	6 9
:asking that	1 13 8 1
:asking the	2 -9 4 9
:asking this	6 24
:asking to	4 -8 6 -27 13 20
:asking us	1 -6 2 -2 3 -24 5 -3 13 -15 14 -11
:asking was	2 9
:asking what	2 2
:asking which	2 10
:asking yes	6 14
:asking you	1 -6 2 2 8 20 13 -7
:asking yourself	8 10
:asking>:absolute	0 -35 1 7 2 2 7 1
:asking>:accepting	6 8
:asking>:benefit	0 17 1 2
:asking>:burden	3 12 6 -4
:asking>:clocktime	1 10
:asking>:codething	3 9 7 12 12 15 13 5
:asking>:condition	0 36 1 -7 4 2
:asking>:deadline	4 12 6 13
:asking>:demand	1 10
:asking>:disclaimer	8 13
:asking>:everyone	0 -18 1 2 2 -28 7 11
:asking>:family	1 3
:asking>:fee	4 13
:asking>:fixed	12 2
:asking>:forename	14 4
:asking>:hiding	4 15
:asking>:holiday	9 7
:asking>:losing	4 5
:asking>:nearby	6 11
:asking>:negation	0 -4 2 41 4 3 6 -32 7 33
:asking>:number	1 3 6 18
:asking>:offerdeal	4 16
:asking>:online	1 -7 2 -3 3 -25 5 -5 13 -17
:asking>:onlyword	2 3
:asking>:openprice	0 -18 3 8 6 -16 7 -17 13 5
:asking>:opinion	2 -5 3 -3 4 -2 6 -18 7 -7
:asking>:payer	2 -7 3 -11 7 -7 13 -5 14 -22
:asking>:paying	0 2
:asking>:period	6 -8 12 25
:asking>:person	7 11
:asking>:pet	3 13
:asking>:refusing	6 4
:asking>:rent	4 11
:asking>:return	4 11
:asking>:scarcity	7 2
:asking>:seller	0 20 2 -26 3 -47 4 30 5 -1 7 -5 13 -20 14 -13
:asking>:source	6 3
:asking>:spelled	0 -2 2 29 4 -4 6 6 7 25 8 2 12 -3
:asking>:time	4 1 6 8
:asking>:urgency	2 3 6 20
:asking>:wanting	0 -2
:asking>:writeto	0 10 1 -16 3 -47 4 18 5 -34 7 -14 13 -42 14 -31
:asking_:absence	0 10
:asking_:absolute	0 -11 1 5
:asking_:accepting	3 8 4 -33 6 -3
:asking_:advance	1 7
:asking_:asking	4 11
:asking_:benefit	0 1
:asking_:burden	0 -7 1 -1 3 -8 6 -1
:asking_:child	1 33
:asking_:codething	2 -5 9 -11
:asking_:condition	1 -16 4 21 6 -25
:asking_:consent	7 27
:asking_:deadline	6 12
:asking_:demand	1 25 3 2 4 -36 6 -1
:asking_:denying	2 1
:asking_:deposit	0 10
:asking_:deterring	1 2 2 7 4 -18 7 -1
:asking_:disclaimer	2 4
:asking_:everyone	0 -15 1 26 2 -54 3 4 6 -36
:asking_:fairness	2 -3 3 22 4 -2
:asking_:family	1 8
:asking_:fee	4 10
:asking_:fixed	12 21
:asking_:forename	14 9
:asking_:longperiod	13 3
:asking_:nearby	4 13 6 13
:asking_:negation	0 5 2 5 3 26 7 11
:asking_:neighbour	6 4
:asking_:newness	1 3
:asking_:number	6 22 8 -3 9 1
:asking_:offerdeal	4 7
:asking_:online	4 -3
:asking_:onlyword	2 7
:asking_:openprice	2 12 3 -1 4 12
:asking_:opinion	2 10 3 5
:asking_:paying	0 7 4 4 5 4
:asking_:period	4 -13 12 17
:asking_:person	4 -2 8 -19 13 7
:asking_:pet	2 -9 3 23 4 -7
:asking_:phone	7 5
:asking_:politics	2 5
:asking_:promise	3 4
:asking_:ranking	1 3 3 9
:asking_:refusing	6 3
:asking_:rent	4 15 13 11
:asking_:return	4 21 13 7
:asking_:seller	0 3
:asking_:sexual	2 9
:asking_:spelled	3 10 6 13 7 30 14 11
:asking_:time	6 7
:asking_:title	6 2
:asking_:urgency	6 31
:asking_:work	0 12
:asking_:writeto	6 -4
:benefit	0 177 1 -105 2 -125 3 -87 4 -192 5 -33 6 -172 7 -112 8 -125 9 -58 10 -86 11 -167 12 -72 13 -9 14 -112
:benefit $	0 59 1 -27 2 -38 3 -3 4 -3 5 -19 6 -19 7 -24 8 -1
:benefit ,	0 23 1 6 5 -11 6 -30 7 -26 8 -31 13 -2
:benefit :benefit	0 26 1 -13 2 -31 3 -35 5 -58 6 -37 7 -47 8 -14 13 -44
:benefit :codething	0 9
:benefit :deadline	0 13
:benefit :demand	0 32
:benefit :demanding	0 15
:benefit :denying	13 4
:benefit :deterring	0 -3
:benefit :disclaimer	0 -4
:benefit :everyone	0 -19
:benefit :feething	0 8 1 -12 4 -3 7 -13
:benefit :hiding	0 8
:benefit :income	0 6
:benefit :negation	0 61
:benefit :online	5 7
:benefit :paying	0 36
:benefit :person	0 79 2 -24
:benefit :promise	0 47
:benefit :ranking	0 2
:benefit :room	0 4
:benefit :seller	0 4
:benefit :spelled	0 11
:benefit :wanting	0 -2 5 3
:benefit as	0 8
:benefit benefit	0 -5
:benefit claimants	0 9
:benefit costs	0 3
:benefit credit	0 6 5 -32 7 -5 13 -14
:benefit credit's	0 1
:benefit from	0 -1
:benefit have	0 10
:benefit history	13 6
:benefit i	0 1
:benefit in	0 23
:benefit is	0 9
:benefit it	6 7
:benefit no	0 6
:benefit nope	0 1
:benefit not	0 12
:benefit office	0 4
:benefit on	0 -3
:benefit people	0 11
:benefit recipients	0 8
:benefit search	5 7
:benefit tenants	0 48
:benefit will	0 38
:benefit won't	0 3
:benefit yes	0 -4
:benefit>:absolute	0 16
:benefit>:advance	0 4
:benefit>:benefit	0 26 1 -22 2 -42 3 -43 4 -7 5 -66 6 -51 7 -58 8 -27 13 -51 14 -5
:benefit>:burden	0 9
:benefit>:child	0 22 1 20 3 14
:benefit>:codething	0 4
:benefit>:condition	6 6 13 7
:benefit>:deadline	0 22
:benefit>:demand	0 15
:benefit>:demanding	0 16
:benefit>:denying	0 6 13 4
:benefit>:everyone	0 -2
:benefit>:feething	0 4 1 -14 4 -8 7 -14
:benefit>:hiding	0 11
:benefit>:income	0 -8
:benefit>:losing	0 -10
:benefit>:negation	0 81
:benefit>:neighbour	0 10
:benefit>:number	2 1
:benefit>:online	5 7
:benefit>:paying	0 54
:benefit>:person	0 54 2 -29
:benefit>:promise	0 49
:benefit>:ranking	0 10
:benefit>:rulesplace	0 1
:benefit>:spelled	0 17
:benefit>:wanting	0 -1
:benefit>:welcoming	0 -14
:benefit>:work	0 -4
:benefit_:absence	0 2
:benefit_:absolute	0 32 7 -11
:benefit_:accepting	0 7
:benefit_:asking	0 6
:benefit_:benefit	0 -12 7 -7
:benefit_:burden	0 34
:benefit_:child	0 12 1 23 3 17
:benefit_:codething	0 -3
:benefit_:condition	0 36 6 4
:benefit_:deadline	0 25
:benefit_:demanding	0 65 2 -12
:benefit_:denying	0 27
:benefit_:deterring	0 26 1 -4 2 -16
:benefit_:disability	6 6
:benefit_:feething	0 -9
:benefit_:hiding	0 20
:benefit_:income	0 -12
:benefit_:losing	0 7
:benefit_:negation	0 72 1 -10 2 -3 3 -16 6 -30
:benefit_:neighbour	0 11
:benefit_:number	0 7
:benefit_:onlyword	0 21
:benefit_:openprice	0 33 4 -11 6 -5 13 -11
:benefit_:opinion	0 26 13 -4
:benefit_:payer	0 19
:benefit_:paying	0 53
:benefit_:period	0 3
:benefit_:pet	0 21 1 26 3 14
:benefit_:place	0 -15
:benefit_:promise	0 30
:benefit_:ranking	0 16
:benefit_:refusing	0 16
:benefit_:room	2 1
:benefit_:seller	0 11
:benefit_:spelled	0 36
:benefit_:urgency	0 21
:benefit_:wanting	0 3
:benefit_:welcoming	0 -37
:benefit_:work	0 -28
:bid	0 -33 1 -12 2 -5 3 -20 4 116 5 -20 6 12 7 1 8 -44 9 -3 10 3 11 -33 12 -8 13 -44 14 -29
:bid #	1 8 6 4
:bid $	0 -24 4 32 6 19 7 -6
:bid ,	2 -36 4 31
:bid 18s	1 5
:bid :absolute	7 7
:bid :accepting	4 7
:bid :age	1 2
:bid :bid	1 -8 2 -4 4 57 5 -5 6 -51 7 -33
:bid :building	7 5
:bid :burden	6 -12 12 7
:bid :childless	1 10
:bid :clocktime	8 1
:bid :codething	4 12 6 1
:bid :deadline	4 30 7 -11
:bid :demand	6 8
:bid :deterring	4 4 12 9
:bid :disability	7 7
:bid :disclaimer	4 9
:bid :everyone	2 5 6 8
:bid :fairness	4 8 6 4
:bid :fee	4 2
:bid :fixed	6 5
:bid :hiding	1 5
:bid :nearby	7 4
:bid :offerdeal	4 20
:bid :openprice	4 28 6 -3 7 -49
:bid :opinion	2 11 3 3 5 2
:bid :payer	2 3 7 1
:bid :period	1 10
:bid :person	0 12 2 5
:bid :ranking	4 17
:bid :rent	4 4
:bid :return	7 13
:bid :room	2 14
:bid :seller	3 4 5 4 7 2
:bid :time	6 3
:bid :urgency	6 6
:bid :welcoming	4 1
:bid :writeto	4 10
:bid a	4 -34
:bid and	4 12 6 -9
:bid bid	4 9
:bid bids	4 16
:bid by	4 25
:bid considered	4 2
:bid every	7 5
:bid floor	2 5
:bid for	4 4
:bid get	4 4
:bid gets	4 10
:bid in	7 1
:bid is	4 2
:bid it	4 -6
:bid landlord	7 8
:bid more	4 -4 7 10
:bid my	3 6 5 5
:bid now	6 4
:bid of	5 2 7 -66 8 2
:bid offer	4 9
:bid on	4 6 12 9
:bid price	4 2
:bid street	7 7
:bid the	1 -7 4 22 5 -2 6 -14 7 -28
:bid this	6 12
:bid those	0 2
:bid wins	4 8
:bid £#	4 6
:bid>:absolute	4 1 7 4
:bid>:accepting	4 18
:bid>:advance	4 10 13 9
:bid>:bid	1 -17 2 -19 4 67 5 -13 6 -61 7 -40
:bid>:building	4 -4
:bid>:burden	1 -3 6 -15 12 5
:bid>:childless	1 16 3 4 6 -1
:bid>:clocktime	4 13 6 -6
:bid>:codething	4 5 6 1
:bid>:deadline	4 41 7 -4
:bid>:demand	6 19
:bid>:deterring	4 12 12 8
:bid>:disability	7 7
:bid>:disclaimer	4 11
:bid>:everyone	2 5 6 8 7 -2
:bid>:fairness	4 1 6 1 7 -7
:bid>:fee	4 3
:bid>:feething	4 27
:bid>:fixed	4 6 6 3
:bid>:hiding	1 1
:bid>:income	4 14
:bid>:negation	2 6
:bid>:newness	4 12
:bid>:number	1 21 4 6
:bid>:offerdeal	4 21 6 -20 10 1
:bid>:openprice	4 17 6 -18 8 -32 13 -1
:bid>:opinion	2 2 3 2 8 -4
:bid>:period	1 6 4 7 8 3
:bid>:person	0 27 4 -17
:bid>:place	7 12
:bid>:ranking	2 3 4 15
:bid>:rent	4 13 5 6 7 4
:bid>:return	4 3 5 5 7 12
:bid>:room	2 7 4 -8 6 -5
:bid>:scarcity	4 25 6 -10
:bid>:seller	3 2
:bid>:spelled	1 6 7 -16
:bid>:time	6 14
:bid>:urgency	6 30
:bid>:welcoming	4 5
:bid_:absolute	4 2
:bid_:accepting	4 7
:bid_:advance	4 29 13 14
:bid_:bid	3 5 4 24 6 -14
:bid_:building	0 13
:bid_:burden	2 -6 4 28
:bid_:childless	1 2 3 5
:bid_:clocktime	4 39 7 -16
:bid_:codething	4 -19 6 15 9 13 13 -19
:bid_:condition	4 23
:bid_:consent	0 2
:bid_:councilpay	0 9
:bid_:deadline	4 46
:bid_:deposit	6 1
:bid_:deterring	4 13 5 10
:bid_:fairness	4 11
:bid_:family	7 6
:bid_:feething	4 24
:bid_:fixed	4 26
:bid_:healthword	3 6
:bid_:income	4 8
:bid_:keything	4 8
:bid_:longperiod	13 -24
:bid_:money	4 3
:bid_:negation	2 8
:bid_:newness	4 31
:bid_:number	1 6 4 10 6 5
:bid_:offerdeal	10 1
:bid_:onlyword	4 9
:bid_:openprice	4 15 5 -10 6 -21
:bid_:opinion	4 3
:bid_:payer	7 -2
:bid_:period	4 14
:bid_:person	0 15 4 -3 6 1
:bid_:photo	4 10
:bid_:place	4 -8 7 10
:bid_:promise	4 23 7 -3
:bid_:ranking	2 8 4 7
:bid_:rent	4 10 13 -40
:bid_:return	4 3 6 -6 7 7 13 -10
:bid_:room	4 -25 5 2 7 7
:bid_:scarcity	4 22
:bid_:school	7 3
:bid_:source	0 2
:bid_:spelled	6 2
:bid_:thing	5 4
:bid_:time	6 7
:bid_:title	0 6 2 8 4 -5 8 3
:bid_:urgency	6 23
:bid_:wanting	6 8
:bid_:writeto	4 2 7 3
:building	0 -7 1 29 2 4 3 38 4 -14 6 10 7 23 9 16 10 74 12 7 14 -26
:building #	6 6
:building $	0 -7 1 20 2 3 3 32 8 -12 9 -42 14 -19
:building ,	0 -20 1 18 2 3 3 -2 4 28 5 -29 6 3 7 -11 8 -50 9 -6 10 3
:building :absence	8 18
:building :absolute	0 1
:building :advance	10 2
:building :building	2 -5 7 -17 10 9
:building :burden	0 -4 8 14
:building :childless	8 2
:building :clocktime	7 10
:building :codething	0 12 1 8 6 -13 8 4 9 4
:building :condition	0 3 5 8
:building :deadline	11 13 12 20
:building :demanding	10 3
:building :deterring	0 -2 8 5 9 8
:building :disclaimer	4 5
:building :everyone	0 5
:building :feething	7 4
:building :law	5 2
:building :lifeword	12 10
:building :losing	4 2 12 10
:building :nearby	7 -24 10 4
:building :negation	8 2
:building :neighbour	11 9
:building :openprice	4 -29 7 17
:building :opinion	7 1
:building :preferring	6 7
:building :promise	7 13
:building :ranking	10 2
:building :rent	14 6
:building :room	4 2
:building :spelled	7 25 8 -59
:building :wanting	6 6
:building :welcoming	1 11
:building all	0 2
:building and	2 4 6 2 7 -22 11 7
:building as	11 -2
:building at	1 -5 7 32 8 -48 11 1
:building below	8 1
:building for	0 9 1 32 2 -26 3 10 6 -21 8 -45 9 18
:building full	1 9
:building goes	12 10
:building has	1 -2 3 6 6 -21 7 -8 8 11 10 8
:building in	0 -2 6 9 7 22 8 -19 14 -2
:building is	0 13 1 9 6 -29 8 8 9 4
:building isn't	8 6
:building like	6 12
:building may	11 12
:building near	2 5 10 8
:building next	11 4
:building of	13 5
:building on	8 5
:building over	8 2
:building rover	8 4
:building rules	5 3
:building share	2 8
:building should	2 14
:building stands	8 8
:building that	7 4
:building though	0 8
:building to	7 3
:building was	10 4
:building while	5 8
:building will	7 9
:building with	2 -5 6 29 7 -15 10 32
:building without	7 3
:building £#	5 9
:building>:absence	8 26
:building>:absolute	0 16 3 14 7 2 10 6
:building>:accepting	6 6 9 6
:building>:advance	10 4
:building>:age	1 7
:building>:building	0 -2 1 -2 2 -48 10 22
:building>:burden	4 -6 8 12
:building>:clocktime	7 12
:building>:codething	0 13 1 7 3 1 6 -6 8 3 9 8 11 -18
:building>:condition	0 2 2 -4 5 12 8 8
:building>:consent	10 4
:building>:councilpay	10 3
:building>:deadline	6 -14 8 13 9 18 12 17 14 5
:building>:demand	1 11 7 7
:building>:demanding	9 10 10 4
:building>:denying	8 -8
:building>:deterring	0 -21 2 8 8 9 9 1
:building>:disclaimer	4 2
:building>:dislike	1 18
:building>:everyone	7 12
:building>:faith	2 6
:building>:family	1 -7
:building>:fixed	2 1 12 14
:building>:healthword	8 3
:building>:holiday	2 3 12 2
:building>:income	0 10
:building>:jobless	10 3
:building>:law	5 1
:building>:lifeword	12 9
:building>:losing	12 9
:building>:nearby	4 -2 7 -14 10 9
:building>:negation	6 7 7 2 8 4 10 4 11 1
:building>:neighbour	2 -14 6 5 9 -1 11 19
:building>:newness	1 9 3 3 7 -12 8 5 10 21
:building>:offerdeal	14 5
:building>:openprice	6 3 7 19
:building>:opinion	1 -1 7 6
:building>:payer	1 -2
:building>:person	2 -3
:building>:pet	3 11
:building>:photo	11 26
:building>:place	2 -13 7 11
:building>:preferring	6 5
:building>:promise	3 15 7 21 11 1
:building>:ranking	6 -2 10 1
:building>:rent	14 6
:building>:return	4 9 14 1
:building>:room	2 13 6 3 7 -3 8 -18 10 3 11 -4
:building>:rulesplace	10 3
:building>:seller	1 -13 2 -5
:building>:spelled	4 -13 7 17 10 8 12 4
:building>:thing	2 3
:building>:utility	3 5
:building>:wanting	11 8
:building>:welcoming	1 22
:building>:work	0 -17 13 4
:building_:absence	7 -29 8 53
:building_:absolute	3 8 6 -17 7 30 10 12
:building_:accepting	2 -12 6 12 7 -14 8 2
:building_:advance	1 14 10 2
:building_:age	1 1 8 -8
:building_:benefit	0 3
:building_:bid	6 5 8 15 10 1
:building_:building	0 -14 2 -15
:building_:burden	2 15
:building_:child	1 27
:building_:clocktime	0 -5 8 48 9 2 12 3
:building_:codething	1 6 4 -4 6 8 8 1 11 -4
:building_:condition	2 -4 6 3 8 12
:building_:councilpay	0 1
:building_:deadline	5 8 6 -19 8 14 9 16 13 -6
:building_:demand	0 3 1 27
:building_:demanding	8 3
:building_:denying	3 5 8 -3
:building_:deterring	2 13 6 -9 8 4
:building_:disclaimer	6 2
:building_:dislike	1 1
:building_:everyone	7 37
:building_:fairness	7 11 8 3 11 1
:building_:faith	2 18
:building_:feething	5 6 13 16
:building_:fixed	13 4
:building_:healthword	8 4
:building_:hiding	10 5
:building_:holiday	1 1 8 15 9 16
:building_:income	0 5
:building_:jobname	0 7
:building_:keything	6 13 10 2 11 2
:building_:lifeword	1 7 8 25
:building_:longperiod	12 4
:building_:losing	6 9
:building_:nation	2 22
:building_:nearby	3 7 6 10 7 -14
:building_:negation	3 19 6 14
:building_:neighbour	2 -1 6 19 11 7
:building_:newness	1 31 3 5 6 -40 9 1 10 34
:building_:number	6 -21
:building_:openprice	1 12 4 14 6 3 7 1 8 3 12 2
:building_:opinion	4 18 7 3 8 1 11 -6 12 4
:building_:payer	1 -21 4 2
:building_:period	0 2 8 17 9 27
:building_:person	0 11 6 -11
:building_:pet	3 30
:building_:photo	11 36
:building_:place	6 1 7 26 9 3 13 10
:building_:preferring	5 4
:building_:promise	3 8
:building_:ranking	1 10 8 -5
:building_:record	8 -27
:building_:refusing	0 3 1 1
:building_:room	6 21 7 -13 8 -61
:building_:seller	1 -12
:building_:spelled	4 -25 6 -2 8 11 9 1 10 8
:building_:superlative	8 6
:building_:thing	6 7
:building_:title	6 -6
:building_:urgency	6 20
:building_:utility	3 12
:building_:wanting	8 19 11 11
:building_:welcoming	1 4
:building_:work	0 10 8 6
:burden	0 28 1 5 2 15 4 9 5 42 6 -9 7 -12 8 -18 9 7 12 -7 13 2 14 16
:burden #	4 -2 6 -34 8 -9 13 2
:burden ##	14 43
:burden $	0 19 2 5 3 13 4 27 5 12 6 11 7 -29 8 -12 11 10 14 -35
:burden ,	0 24 2 11 5 6 7 -14 8 -28
:burden :absence	3 11 8 11
:burden :absolute	7 8 8 -23 12 4
:burden :accepting	2 1 5 3
:burden :advance	6 -1 8 -18 13 32
:burden :asking	4 1 6 -2
:burden :benefit	0 20 1 -11 2 -4 5 -2 6 -13 7 -11
:burden :bid	4 1 5 11
:burden :building	2 2 3 4
:burden :burden	0 13 1 15 4 1 5 2 6 -5
:burden :child	1 26
:burden :childless	0 18 1 -2
:burden :clocktime	0 -19 1 -49 2 -33 5 -23 6 4 7 -7 9 6 14 -37
:burden :codething	5 6
:burden :condition	1 7 5 1 6 2
:burden :deadline	6 32 8 -32 12 2
:burden :demand	4 4 14 5
:burden :demanding	4 1
:burden :deposit	0 11
:burden :deterring	5 5
:burden :disclaimer	6 5 14 7
:burden :dislike	2 15
:burden :everyone	8 -24 10 24
:burden :fairness	4 6
:burden :feething	1 4 5 12 6 -12
:burden :fixed	13 2
:burden :hiding	5 16
:burden :holiday	8 1 9 21
:burden :income	0 11
:burden :jobless	13 14
:burden :longperiod	13 16
:burden :losing	7 17
:burden :nation	2 12
:burden :negation	3 2 14 5
:burden :newness	5 14 6 -10 10 1
:burden :number	0 -27 2 -2 4 25 5 -8 8 -9 12 2 14 -5
:burden :offerdeal	7 5
:burden :online	2 -10 4 -16 5 -3 14 45
:burden :onlyword	10 1
:burden :openprice	0 -18 4 12
:burden :opinion	1 23 5 -1
:burden :origin	2 3
:burden :payer	2 4 3 -12 14 7
:burden :paying	1 2
:burden :period	4 2 6 -16 12 -13 13 7
:burden :person	3 3
:burden :pet	3 42
:burden :ranking	5 17
:burden :record	1 6
:burden :rent	4 24
:burden :return	0 11 4 11 7 21
:burden :room	8 -12
:burden :scarcity	7 3
:burden :seller	3 -16 6 25 14 13
:burden :sex	2 7
:burden :sexual	2 4
:burden :source	1 12
:burden :spelled	0 -50 2 -12 8 -14 14 18
:burden :superlative	5 16
:burden :title	2 24 3 1
:burden :urgency	6 1 10 1 14 10
:burden :wanting	1 -7 4 18
:burden :welcoming	0 6 2 13
:burden :work	0 3 8 2
:burden :writeto	13 2
:burden a	0 -20 3 -7 7 -10 8 6 11 2 14 -6
:burden adult	0 7
:burden an	12 7
:burden and	0 2 6 22
:burden animals	3 7
:burden any	1 5 10 5
:burden at	14 10
:burden be	3 -14 4 -5 5 6 6 -34 8 -6
:burden benefits	0 -2
:burden buy	5 3
:burden buyer	6 6
:burden calendar	4 -1
:burden can	0 2
:burden cavendish	8 3
:burden cent	7 29
:burden chance	6 4 7 4
:burden child	1 24
:burden come	2 1
:burden day	13 9
:burden deposit	0 11
:burden earth	7 14
:burden ee	14 -6
:burden facebook	14 3
:burden fair	6 3
:burden flatshare	2 6
:burden for	4 -9 7 8 8 15
:burden form	5 5
:burden friday	4 5
:burden go	7 6
:burden guarantor	0 10
:burden her	1 2
:burden home	3 13
:burden i	6 11
:burden i'm	8 6
:burden if	5 1
:burden in	7 1
:burden insta	14 9
:burden it	3 1 4 18 7 14
:burden it's	1 13 2 1
:burden just	10 2
:burden lady	2 1
:burden landlord	2 10
:burden leaving	5 5
:burden matter	4 3
:burden monday	6 20
:burden month	4 23 5 -17 13 -31
:burden months	13 4
:burden my	0 5
:burden night	9 8
:burden none	2 4
:burden not	0 -6
:burden now	10 8
:burden of	7 -16 11 31
:burden oh	14 9
:burden one	2 -12
:burden our	5 2 14 10
:burden pictures	14 6
:burden please	2 4
:burden quarter	13 8
:burden reference	1 7
:burden rent	4 15
:burden request	4 2
:burden saturday	4 1
:burden september	12 11
:burden signing	13 15
:burden site	14 -4
:burden six	12 9
:burden take	5 16
:burden term	13 2
:burden than	2 -8 7 -27 13 -32
:burden that	6 5
:burden the	0 23 1 -13 2 -9 3 -20 4 -5 7 -21 8 11 11 -8 14 -15
:burden their	6 2
:burden them	11 3
:burden there	7 8
:burden this	7 12 10 11 14 -5
:burden those	2 2
:burden top	5 16
:burden tuesday	6 1
:burden two	4 10 6 2
:burden uc	0 13
:burden vat	5 6
:burden way	5 -4
:burden weekdays	8 2
:burden who	4 9
:burden you	4 21 5 -5 7 -47 8 5 11 -1
:burden you've	1 5
:burden your	2 18 6 13 8 10
:burden £#	5 20
:burden>:absence	2 -30 3 23
:burden>:absolute	1 29 7 22 12 5
:burden>:accepting	1 28 3 -18 5 18 6 -15
:burden>:advance	0 -8 2 -5 5 13 8 -4 13 16
:burden>:asking	1 4 4 12 6 -2 7 -8
:burden>:benefit	0 29 1 -26 2 -24 3 -7 4 -23 5 -27 6 -32 7 -7 8 -12
:burden>:bid	4 10 5 2
:burden>:building	1 9 2 5 10 6 11 4
:burden>:burden	0 34 1 11 3 -2 4 15 5 16 6 -6 7 -23 8 -27
:burden>:child	1 16
:burden>:childthing	1 16
:burden>:clocktime	1 -22 2 -13 5 -11 7 -20 10 -20 11 -43 12 2 14 -37
:burden>:codething	3 25 5 45 7 24 12 -3
:burden>:condition	1 18 2 5 5 3 6 8
:burden>:councilpay	0 18
:burden>:deadline	1 -28 5 -7 6 17 8 -15 9 -5 13 5 14 -14
:burden>:demand	4 1 6 4 14 4
:burden>:demanding	0 -1 2 -8 5 -32 8 13
:burden>:deposit	0 16
:burden>:deterring	0 30 1 -3 3 -1 6 -27
:burden>:disability	0 12 8 4
:burden>:disclaimer	14 4
:burden>:dislike	2 8
:burden>:everyone	1 14 7 13 8 -48 10 22
:burden>:fairness	2 -1 4 18 6 17
:burden>:faith	2 24
:burden>:feething	1 5 5 27 13 17
:burden>:fixed	4 -3 6 5 8 -5 12 17
:burden>:healthword	0 1 8 13
:burden>:hiding	0 8 4 28 5 12 6 -11 7 -4 8 8
:burden>:holiday	9 37
:burden>:income	0 2 7 -8
:burden>:jobless	0 24 13 8
:burden>:jobname	0 5
:burden>:keything	8 4
:burden>:kin	1 -5 2 13
:burden>:law	3 13
:burden>:longperiod	5 16 13 39
:burden>:losing	7 13
:burden>:money	4 11
:burden>:nation	2 19 9 6
:burden>:nearby	0 -43 1 -1 4 -21 8 -6
:burden>:negation	1 -8 4 -11 11 2 13 2 14 10
:burden>:neighbour	2 16
:burden>:newness	2 -20 4 -2 5 12 6 -10 7 1 10 18
:burden>:number	4 28 5 -16 12 7 14 -10
:burden>:offerdeal	0 12 7 2
:burden>:online	0 -38 2 -32 4 -51 6 -13 7 -7 8 -19 14 47
:burden>:onlyword	1 10 4 1 6 4
:burden>:openprice	0 -19 1 -3 3 -5 4 11 5 25
:burden>:opinion	0 -1 1 27 5 6
:burden>:origin	2 26
:burden>:payer	0 -1 1 11 2 12 3 -23 4 -7 5 9 7 -8 14 7
:burden>:paying	1 13
:burden>:period	0 -24 3 -5 4 6 5 9 6 -13 7 -1 9 -10 12 -32 13 22
:burden>:person	2 1 8 -4
:burden>:pet	3 56
:burden>:phone	8 8
:burden>:photo	8 10 11 9
:burden>:place	0 -18
:burden>:politics	2 13
:burden>:preferring	2 -8 4 7 6 2
:burden>:promise	11 1
:burden>:ranking	2 -6 5 25
:burden>:record	1 1
:burden>:rent	1 3 4 11 7 3 12 10
:burden>:return	0 3 2 -5 4 4 6 -4 7 36 12 6
:burden>:room	0 -31 1 -2 2 -7 5 -13 7 -17 8 -28
:burden>:scarcity	2 -19 6 17
:burden>:seller	1 19 2 4 3 -26 4 -7 5 8 6 19 7 -2 14 17
:burden>:sex	2 20
:burden>:sexual	2 23
:burden>:source	1 10 5 7
:burden>:spelled	0 -3 6 12 8 -3 14 16
:burden>:superlative	5 11 6 2
:burden>:thing	8 9 13 5
:burden>:time	0 3 3 -9
:burden>:title	2 29
:burden>:tribunalrent	5 18 7 15
:burden>:urgency	5 5 6 19 10 5 14 5
:burden>:utility	8 17
:burden>:wanting	0 -34 1 -16 2 -4 5 -41 6 -31 8 12 13 -2 14 4
:burden>:welcoming	2 20 4 -2 8 2
:burden>:work	0 10 1 -5 9 4 13 7
:burden>:writeto	6 8
:burden_:absence	7 -19 13 -11
:burden_:absolute	1 18 13 -9
:burden_:accepting	0 -5 1 11 2 -4 3 2 5 5
:burden_:advance	4 -13 6 19 13 10
:burden_:age	2 8
:burden_:asking	0 -17 2 -6 7 -14 13 -6
:burden_:benefit	0 28 5 -5 8 -1
:burden_:bid	0 -10 4 3
:burden_:building	10 8 11 2
:burden_:burden	0 17 1 11 3 -1 5 3 7 -17
:burden_:child	0 -14 1 8
:burden_:childless	0 -12 1 19
:burden_:childthing	1 6
:burden_:clocktime	1 11 8 -4 12 1
:burden_:codething	3 17 4 -3 5 31 7 10 8 22 13 16
:burden_:condition	13 -13
:burden_:councilpay	0 24 5 -1
:burden_:deadline	1 -33 2 -1 3 -2 4 -6 7 5 9 -36 11 -12 13 37
:burden_:demand	6 6
:burden_:demanding	2 -4 4 1 5 -8 6 -2 14 7
:burden_:deterring	0 35 2 8 3 -1 4 -9 6 -21 7 -10
:burden_:disability	2 20 6 -6
:burden_:disclaimer	0 4 7 -2
:burden_:dislike	8 4
:burden_:everyone	0 -11 1 17 8 2
:burden_:fairness	2 -8 4 12
:burden_:faith	2 31 6 5
:burden_:family	2 31
:burden_:fee	5 27
:burden_:feething	0 -5 2 12 5 13 6 6
:burden_:fixed	12 18
:burden_:healthword	0 7
:burden_:hiding	0 3 4 31 7 -3
:burden_:holiday	1 9 6 -3
:burden_:income	0 24 1 -5 7 -31 13 13
:burden_:jobless	0 25 6 3
:burden_:kin	1 -19 2 27
:burden_:lifeword	0 2 6 -26 8 1
:burden_:longperiod	7 16 13 37
:burden_:losing	0 5 8 16
:burden_:money	0 1 4 23
:burden_:nation	2 34 9 6
:burden_:nearby	0 -49 4 -28 8 -1 10 2
:burden_:negation	0 10 1 -15 4 -33 5 -20 11 20 13 3
:burden_:newness	1 -7 2 -14 4 10 10 25 13 2
:burden_:number	4 2 8 -12 14 5
:burden_:offerdeal	0 9
:burden_:online	4 -37 10 16 14 39
:burden_:openprice	0 19 10 8 12 -28 13 -3 14 17
:burden_:opinion	0 24 6 -2 8 3 12 -10 13 10
:burden_:origin	2 39
:burden_:payer	0 21 1 20 4 -25 5 19 6 -25
:burden_:paying	0 31 5 14 13 10
:burden_:period	0 -3 4 2 5 22 7 -3 12 -3 13 16
:burden_:person	0 -3 4 43 6 -2 7 -20
:burden_:pet	1 -11 3 39 5 13
:burden_:phone	14 30
:burden_:photo	8 12 11 14
:burden_:place	0 -27 1 2 2 6 4 -5 7 5 9 6
:burden_:politics	6 -4
:burden_:preferring	1 -2 2 -25 4 3
:burden_:promise	0 4 7 -6
:burden_:ranking	4 2 5 19 7 -18
:burden_:refusing	5 2
:burden_:rent	5 16 12 7 13 13
:burden_:return	5 3 6 -21 7 10 10 2 12 2
:burden_:room	0 -16 4 -38 5 -34 8 -11 14 -26
:burden_:safety	1 6
:burden_:scarcity	4 7 6 28 7 -1
:burden_:seller	1 15 2 15 4 -13 5 11 6 2 8 -4 13 4
:burden_:sex	2 6
:burden_:sexual	2 6
:burden_:spelled	0 16 2 -11 3 3 4 -17 6 18 8 -29 12 18 13 25 14 15
:burden_:superlative	7 14
:burden_:thing	8 18 13 17
:burden_:time	6 12 8 -8
:burden_:title	2 20 5 13
:burden_:tribunalrent	7 20 10 6 13 11
:burden_:urgency	6 7
:burden_:utility	8 8
:burden_:wanting	4 16 5 -43 6 -8 7 -40 8 2 13 -3 14 7
:burden_:welcoming	2 9 8 12
:burden_:work	0 20 1 -16 2 -31 4 -22 6 -6 8 -5 9 6 13 13
:burden_:writeto	1 1 4 2 6 20 7 -23 13 4
:child	0 -94 1 189 2 -144 3 -72 4 -63 5 -90 6 -99 7 -61 8 5 9 -55 10 -49 11 -68 12 -92 13 -59 14 -75
:child $	0 -54 1 43 2 -54 3 -52 4 -18 6 -35 7 -3
:child ,	0 6 1 48 3 -2 7 -17
:child 16s	1 9
:child :absolute	1 -3
:child :bid	6 10
:child :burden	4 15
:child :childthing	1 -7
:child :codething	7 1
:child :condition	1 15
:child :deadline	1 28 6 5
:child :disclaimer	6 11
:child :dislike	1 24
:child :everyone	1 -9
:child :hiding	1 4
:child :income	1 23
:child :lifeword	1 9
:child :negation	1 41
:child :number	1 14
:child :offerdeal	1 32 6 6
:child :openprice	0 2 1 5 3 11
:child :opinion	2 6
:child :payer	1 18
:child :person	1 3 2 -15
:child :place	1 -5
:child :promise	1 12
:child :record	1 16
:child :refusing	1 1
:child :seller	2 7
:child :spelled	1 5
:child are	1 28
:child can	1 15
:child can't	1 5
:child don't	1 -8
:child feet	1 16
:child free	1 32
:child in	1 26
:child is	7 1
:child less	1 5
:child living	1 15
:child may	1 28
:child my	2 8
:child not	1 27
:child of	1 -1
:child offer	6 11
:child ones	1 3 2 -11
:child or	3 14
:child play	1 -5
:child please	1 8
:child seat	1 -8
:child sixteen	1 3
:child so	8 2
:child tens	1 9
:child the	1 -9 8 4
:child will	7 4
:child would	1 18
:child>:advance	1 14
:child>:asking	1 14
:child>:bid	4 12 6 9
:child>:burden	1 25 4 13
:child>:childless	4 7
:child>:childthing	1 -7
:child>:condition	1 25
:child>:deadline	1 16 6 1 9 -8
:child>:demand	1 7
:child>:demanding	1 53
:child>:deterring	1 27
:child>:disability	1 -15
:child>:disclaimer	6 11
:child>:dislike	1 31
:child>:everyone	1 -32
:child>:hiding	8 26
:child>:income	1 26
:child>:lifeword	1 20
:child>:losing	1 8
:child>:negation	1 66 2 8 7 -29
:child>:newness	1 1
:child>:number	1 12
:child>:offerdeal	1 28 6 6
:child>:onlyword	1 15
:child>:openprice	0 1 1 9 3 9
:child>:opinion	1 1 2 1
:child>:payer	1 29
:child>:person	2 -21
:child>:pet	0 1 1 12
:child>:promise	1 23 7 14
:child>:ranking	1 24
:child>:record	1 9
:child>:refusing	1 40
:child>:regretting	1 10
:child>:rent	1 4
:child>:return	1 3
:child>:room	8 -6
:child>:rulesplace	2 2
:child>:seller	1 3 2 1
:child>:sex	8 18
:child>:spelled	1 31 2 15 8 10
:child>:time	1 13
:child>:title	1 7 8 3
:child>:wanting	2 -2
:child>:welcoming	1 -5
:child_:absence	1 6 7 7
:child_:absolute	1 2
:child_:accepting	0 -10 1 31
:child_:advance	1 10
:child_:asking	1 26 2 -1
:child_:benefit	0 18 1 -6
:child_:bid	4 15
:child_:building	1 9
:child_:burden	1 30 8 -13
:child_:child	1 -14
:child_:childless	1 -18
:child_:codething	1 1
:child_:condition	0 3
:child_:consent	1 2
:child_:demand	1 5 8 1
:child_:demanding	0 1 1 33 2 -14
:child_:deterring	1 41 2 -25 8 -3
:child_:dislike	1 38
:child_:everyone	1 -41
:child_:hiding	1 15 8 30
:child_:holiday	1 6
:child_:keything	8 8
:child_:losing	1 20
:child_:negation	1 59 3 -15 6 -12 7 -23 11 -9
:child_:neighbour	1 38
:child_:newness	1 12
:child_:onlyword	1 28
:child_:openprice	1 53 6 -1
:child_:opinion	1 45 2 -2
:child_:pet	0 21 1 39 3 27
:child_:phone	8 1
:child_:photo	1 5
:child_:place	1 6
:child_:promise	7 21
:child_:ranking	1 25
:child_:refusing	1 51 7 7
:child_:regretting	1 6
:child_:rent	1 6
:child_:return	1 18
:child_:room	1 1 2 2
:child_:rulesplace	2 27
:child_:scarcity	1 19
:child_:seller	1 28
:child_:sex	1 2
:child_:spelled	1 17 2 15
:child_:superlative	1 10
:child_:time	1 16
:child_:title	8 13
:child_:welcoming	1 3
:childless	1 124 2 -3 3 -65 4 -20 5 -14 6 -17 7 -90 8 -4 10 -37 11 -98 12 -13 13 -14 14 -68
:childless #	1 19 6 3
:childless $	0 -1 1 20 4 -44
:childless ,	8 -1
:childless 18s	1 5
:childless :absolute	0 -13 1 9 9 1
:childless :accepting	1 4
:childless :building	1 17
:childless :burden	0 -21 1 13 6 -13
:childless :childless	1 46 2 -14
:childless :codething	4 3
:childless :deadline	1 8
:childless :demanding	1 4
:childless :disability	0 7
:childless :everyone	2 4
:childless :healthword	0 7
:childless :kin	1 5
:childless :losing	4 2
:childless :nearby	8 1
:childless :neighbour	2 7 8 6
:childless :number	1 33
:childless :onlyword	0 -16 1 5 9 1
:childless :openprice	2 -2 6 -5
:childless :opinion	3 5 5 3
:childless :period	12 6
:childless :person	0 10 1 57 6 -2
:childless :preferring	1 13
:childless :rulesplace	1 12
:childless :scarcity	0 -13 1 9 9 1
:childless :seller	2 10 3 6 5 5
:childless and	1 -16
:childless at	8 1
:childless couples	1 3
:childless disability	0 7
:childless eighteen	1 8
:childless household	1 20
:childless in	1 14
:childless is	4 3
:childless it	6 8
:childless months	12 2
:childless my	3 6 5 5
:childless of	1 7 13 4
:childless only	0 -13 1 9 9 1
:childless pair	1 4
:childless preferred	1 11
:childless than	1 22
:childless the	1 -17 3 3 4 -7
:childless those	0 2
:childless up	1 3
:childless ups	1 34 2 -11
:childless £#	4 9
:childless>:absolute	0 -32 1 43 2 -14 6 -5 9 1
:childless>:accepting	1 9
:childless>:asking	6 3
:childless>:bid	3 5
:childless>:building	1 21
:childless>:burden	0 -39 1 24 6 -35
:childless>:childless	1 49 3 2
:childless>:codething	4 1
:childless>:deadline	1 20
:childless>:demand	6 4
:childless>:demanding	1 12
:childless>:disability	0 6
:childless>:everyone	0 5 2 12
:childless>:fairness	1 -7
:childless>:healthword	0 7
:childless>:hiding	1 -5
:childless>:losing	4 2
:childless>:nearby	8 13
:childless>:negation	1 22
:childless>:neighbour	2 10 8 4
:childless>:newness	1 5
:childless>:number	0 10 1 33
:childless>:onlyword	0 -33 1 29 2 -3 6 -3
:childless>:openprice	2 -15 6 -17
:childless>:opinion	3 3 5 1
:childless>:person	0 17 1 41 6 -11 8 -14
:childless>:place	8 1
:childless>:preferring	1 14
:childless>:rulesplace	1 8
:childless>:scarcity	0 -29 1 25 2 -13 6 -3 9 1
:childless>:seller	2 6 3 5
:childless>:sex	2 8
:childless>:spelled	1 23
:childless_:absence	0 9 1 34
:childless_:absolute	1 37 2 -27
:childless_:accepting	1 28
:childless_:asking	6 6
:childless_:bid	3 5
:childless_:building	1 22
:childless_:burden	1 9 2 -11
:childless_:child	1 10 2 -6 8 -7
:childless_:childless	3 4
:childless_:codething	2 3 9 5
:childless_:deadline	0 1
:childless_:demand	6 4
:childless_:deterring	1 7
:childless_:everyone	0 13
:childless_:fairness	1 -4
:childless_:family	2 -17
:childless_:healthword	3 6
:childless_:kin	1 -17 2 1
:childless_:money	4 8
:childless_:negation	1 23
:childless_:neighbour	1 2
:childless_:newness	0 5 1 20 4 3
:childless_:number	6 3
:childless_:onlyword	1 27 2 -20
:childless_:openprice	1 26
:childless_:paying	0 5
:childless_:person	1 -3 2 -14
:childless_:photo	4 2
:childless_:preferring	1 9
:childless_:rent	4 -1
:childless_:return	4 -2
:childless_:room	1 -3 5 3
:childless_:scarcity	1 19 2 -20
:childless_:sexual	2 5
:childless_:spelled	1 9
:childless_:thing	5 5
:childless_:title	2 14
:childless_:urgency	1 15
:childless_:wanting	1 2
:childless_:work	0 24 1 3
:childless_:writeto	4 5
:childthing	0 -35 1 60 2 -17 3 -15 6 -56 7 -76 8 -16
:childthing $	1 32
:childthing ,	1 34
:childthing :ranking	1 17
:childthing it	4 1
:childthing with	1 5
:childthing>:opinion	1 13
:childthing>:payer	1 2
:childthing>:ranking	1 11
:childthing>:rulesplace	1 6
:childthing_:asking	1 3
:childthing_:building	1 2
:childthing_:burden	1 -2
:childthing_:childthing	1 9
:childthing_:hiding	1 -13
:childthing_:negation	1 17
:childthing_:opinion	1 11
:childthing_:payer	1 2
:childthing_:rulesplace	1 25
:childthing_:scarcity	1 7
:childthing_:school	8 1
:clocktime	0 -25 2 -37 3 -29 4 3 5 -2 6 18 7 -4 8 13 9 50 10 -49 11 -32 12 16 13 12 14 -21
:clocktime #	5 -2 6 -51 7 -1 14 -21
:clocktime ##	7 -44 8 -90 12 13 14 -15
:clocktime $	0 -107 2 -92 3 -55 5 -22 7 -124 9 10 10 -17 11 -82 12 8 13 -8
:clocktime ,	0 -31 1 13 2 -93 4 -28 5 -53 6 3 7 -52 8 18 9 9 11 -37 12 2 13 41
:clocktime :absence	0 -7
:clocktime :absolute	2 -2
:clocktime :benefit	0 12
:clocktime :bid	2 3
:clocktime :building	7 -9
:clocktime :burden	8 -7
:clocktime :child	6 7
:clocktime :childless	2 3
:clocktime :clocktime	1 -24 2 -5 4 -10 6 -4 7 -18 8 18 12 8 13 -4
:clocktime :codething	12 3
:clocktime :deadline	1 -15 6 -1 8 5 12 4
:clocktime :deterring	7 5
:clocktime :faith	8 11
:clocktime :family	1 20
:clocktime :fee	5 5
:clocktime :fixed	12 -9
:clocktime :healthword	8 15
:clocktime :hiding	6 8
:clocktime :holiday	8 9
:clocktime :income	0 17
:clocktime :longperiod	13 4
:clocktime :money	13 3
:clocktime :negation	2 5
:clocktime :number	0 -4 6 -29 8 9 13 -2
:clocktime :online	3 5 5 2
:clocktime :openprice	4 2 9 15 12 2
:clocktime :opinion	3 2 5 6 12 4
:clocktime :payer	0 5 5 9
:clocktime :period	7 3 9 2 12 -24 13 11
:clocktime :person	4 9 7 18
:clocktime :place	7 26
:clocktime :seller	3 1 5 9 7 12
:clocktime :spelled	0 -23 1 -3 5 -9 7 -3 8 25 14 -18
:clocktime :time	10 14
:clocktime :urgency	5 2 10 13
:clocktime :work	4 1
:clocktime :writeto	0 3 3 8 5 8
:clocktime a	0 3
:clocktime and	6 24 8 9 13 14
:clocktime by	9 17
:clocktime day	6 2 7 16
:clocktime each	0 2
:clocktime easter	12 10
:clocktime families	1 5
:clocktime friday	8 4
:clocktime here	7 22
:clocktime month	12 -14
:clocktime of	9 8
:clocktime on	4 1
:clocktime other	7 4
:clocktime over	2 5
:clocktime porter	8 3
:clocktime single	7 17
:clocktime six	8 3
:clocktime so	8 6
:clocktime storage	9 -2
:clocktime sunday	8 10
:clocktime tenant	7 1
:clocktime the	1 3 3 -23 4 -11 5 3 11 21 13 1
:clocktime this	7 14
:clocktime to	8 1 9 5 12 9
:clocktime under	6 8
:clocktime us	3 5 5 2
:clocktime £#	4 22 5 -3
:clocktime>:absence	0 -24 8 5
:clocktime>:absolute	2 -17
:clocktime>:advance	7 8
:clocktime>:asking	6 7
:clocktime>:benefit	0 13
:clocktime>:bid	2 1
:clocktime>:building	7 -23
:clocktime>:burden	2 -9 4 5 14 6
:clocktime>:child	6 6
:clocktime>:childless	1 5 2 2
:clocktime>:clocktime	0 -41 1 -56 2 -34 4 -2 5 -29 6 -26 7 -40 11 -26
:clocktime>:codething	4 -11 6 -4 7 4 8 13 13 19
:clocktime>:condition	6 -5
:clocktime>:councilpay	0 37
:clocktime>:deadline	1 -10 2 -20 3 -1 4 4 6 -18 8 -1 14 -3
:clocktime>:deterring	4 3 7 2
:clocktime>:everyone	0 2
:clocktime>:faith	8 10
:clocktime>:family	1 23
:clocktime>:fee	5 2
:clocktime>:feething	6 -10 7 22
:clocktime>:fixed	12 -8
:clocktime>:forename	6 12
:clocktime>:healthword	8 21
:clocktime>:hiding	6 3
:clocktime>:holiday	8 10 9 4
:clocktime>:income	0 15
:clocktime>:jobless	0 6
:clocktime>:keything	5 10
:clocktime>:lifeword	8 1
:clocktime>:longperiod	6 -10 7 -14 8 4 13 18
:clocktime>:losing	6 10
:clocktime>:money	4 6
:clocktime>:nation	2 1
:clocktime>:nearby	7 13 9 -15
:clocktime>:negation	8 8
:clocktime>:newness	5 13 12 -8
:clocktime>:number	0 -15 1 -7 7 6 8 23 13 -25
:clocktime>:offerdeal	6 5
:clocktime>:online	0 1 3 4 5 8
:clocktime>:openprice	9 24 12 18 14 -11
:clocktime>:opinion	2 -18 4 -4 5 3 8 6 9 16 12 25 14 -33
:clocktime>:payer	0 2 5 7
:clocktime>:paying	0 4
:clocktime>:period	0 8 7 6 12 -16 13 30
:clocktime>:person	4 7 7 22 8 -11
:clocktime>:phone	5 2
:clocktime>:photo	11 1
:clocktime>:place	6 9 7 11
:clocktime>:politics	2 16
:clocktime>:ranking	7 7
:clocktime>:record	5 5
:clocktime>:room	2 -16 6 -9 7 10 8 -24
:clocktime>:school	1 29
:clocktime>:seller	2 4 4 6 5 8
:clocktime>:spelled	1 -32 5 -7 8 15 9 -1 12 12 14 -23
:clocktime>:time	6 -2 10 6 12 10
:clocktime>:title	8 16
:clocktime>:tribunalrent	2 3 13 19
:clocktime>:urgency	5 1 10 9
:clocktime>:wanting	6 5
:clocktime>:welcoming	8 1
:clocktime>:work	13 3
:clocktime>:writeto	0 2 3 7 5 13
:clocktime_:absence	6 4 8 36 9 3 11 1 13 3
:clocktime_:absolute	7 30 8 29
:clocktime_:accepting	4 2 9 6
:clocktime_:advance	4 1 5 15 13 -7
:clocktime_:building	2 -23 3 1 7 17 11 17
:clocktime_:burden	0 -22 1 16 4 -2 6 -1 8 4 12 -20 14 3
:clocktime_:child	1 6
:clocktime_:childless	0 7 1 4
:clocktime_:clocktime	1 -28 2 -73 3 -23 4 -9 6 -35 8 2 9 12 11 -15 12 11 13 21
:clocktime_:codething	4 -9 7 14 8 11 12 -7
:clocktime_:councilpay	0 21
:clocktime_:deadline	3 -20 6 -5 7 -3 9 13 11 -23 12 5
:clocktime_:demanding	8 -1
:clocktime_:denying	10 10
:clocktime_:deterring	4 -2 6 -56 7 2 9 1 12 -10
:clocktime_:feething	6 -13 7 29
:clocktime_:holiday	9 17
:clocktime_:jobless	0 18
:clocktime_:kin	1 3
:clocktime_:lifeword	11 10
:clocktime_:longperiod	8 3
:clocktime_:losing	6 22
:clocktime_:nearby	1 -3 4 -25 7 21
:clocktime_:negation	6 6 7 1 8 18 10 16
:clocktime_:neighbour	7 1 8 -7
:clocktime_:newness	5 8 7 13 13 -2
:clocktime_:number	1 -16 8 23
:clocktime_:offerdeal	6 1
:clocktime_:online	2 5 11 20
:clocktime_:onlyword	1 6 8 6
:clocktime_:openprice	0 10 4 -40 8 15
:clocktime_:opinion	4 -34 6 7 8 18 11 1 12 18 14 -14
:clocktime_:origin	13 3
:clocktime_:payer	2 11 6 -17 7 -17 9 21 12 -7
:clocktime_:period	12 -2 13 16
:clocktime_:person	1 6 6 5 7 14 8 -14
:clocktime_:photo	8 -6 11 15
:clocktime_:place	2 13 6 4 7 3
:clocktime_:politics	2 37
:clocktime_:promise	4 4 7 27
:clocktime_:ranking	5 1 7 2 9 1
:clocktime_:record	5 4
:clocktime_:rent	6 8
:clocktime_:return	6 10
:clocktime_:room	4 -28 6 -18 7 38 8 -9
:clocktime_:scarcity	1 4 8 24
:clocktime_:school	1 23
:clocktime_:seller	2 13 4 1 6 -6 7 -15 11 5
:clocktime_:spelled	0 11 4 -16 7 -12 8 1 12 12
:clocktime_:time	7 8 8 -5
:clocktime_:urgency	1 3 6 1
:clocktime_:welcoming	13 9
:clocktime_:work	0 -4
:clocktime_:writeto	2 10 11 16
:codething	0 -20 1 -4 2 -25 3 -11 7 -4 8 47 9 -34 10 -20 11 -19 13 -5 14 -11
:codething #	7 -2 8 36 14 -14
:codething ##	4 -5 8 51 14 -20
:codething $	4 1 6 -43 7 4 8 -8 12 1
:codething ,	6 5 7 1 8 24 9 3 10 15
:codething :absence	8 27
:codething :absolute	5 8 6 -6 7 8 8 22
:codething :accepting	8 -15
:codething :asking	0 -10
:codething :bid	1 9
:codething :burden	7 -18 8 18 14 -2
:codething :childless	1 2
:codething :clocktime	8 -19 11 9
:codething :codething	6 -8 8 23
:codething :condition	8 -6 12 10
:codething :deadline	0 16
:codething :demand	6 19
:codething :demanding	2 10 3 -9 4 -18 5 13
:codething :denying	8 12
:codething :deterring	2 -11 7 -35 8 10
:codething :disability	8 7
:codething :disclaimer	7 -3
:codething :dislike	3 9 6 7
:codething :everyone	4 15 5 8
:codething :fairness	4 15 5 3
:codething :feething	2 -10 8 -2
:codething :healthword	1 1 8 17
:codething :lifeword	5 4
:codething :nearby	8 -2
:codething :negation	0 -3 1 2 2 -17 7 7 8 7 11 5
:codething :neighbour	8 -14
:codething :newness	6 13 10 10
:codething :number	8 8 14 -13
:codething :offerdeal	8 -3
:codething :onlyword	3 1 12 7
:codething :openprice	0 11 1 3 12 2 13 -25
:codething :opinion	5 1 7 -1 13 -3
:codething :payer	5 -15 8 -7 13 -2
:codething :paying	0 8
:codething :photo	4 20 13 1
:codething :promise	7 20 8 8
:codething :record	12 12
:codething :refusing	7 19
:codething :return	4 12 13 7
:codething :rulesplace	12 12
:codething :scarcity	8 8
:codething :spelled	1 -24 2 -3 4 4 6 -13 8 -8 13 -6
:codething :time	7 -23
:codething :title	1 2
:codething :urgency	8 -10
:codething :utility	12 12
:codething :wanting	6 5 13 16
:codething :welcoming	2 -9
:codething :work	8 -2
:codething a	3 -1 4 20 6 -22 7 14 8 -6
:codething about	6 4
:codething added	5 11
:codething after	6 6
:codething allergic	3 9
:codething an	1 3
:codething and	13 2
:codething another	4 3
:codething asked	0 -2
:codething at	8 -32 14 2
:codething behind	8 1
:codething beyond	0 1
:codething by	8 -50
:codething c	8 10
:codething certain	7 17
:codething collected	13 8
:codething compulsory	5 2
:codething due	13 -1
:codething empty	8 8
:codething for	0 28 2 16 7 -15 8 27 12 8
:codething from	11 11
:codething full	5 8
:codething going	7 6 8 9
:codething good	14 -1
:codething guaranteed	7 -3
:codething held	5 2
:codething hot	6 9
:codething impossible	7 14
:codething in	2 -4 8 13 11 -6
:codething is	8 32
:codething it	4 15 8 1
:codething lease	12 13
:codething more	11 1
:codething my	2 4
:codething needed	0 1
:codething negotiable	4 18
:codething never	8 11
:codething no	4 6
:codething none	7 4
:codething not	1 16 11 6 13 5
:codething of	8 1
:codething off	0 2
:codething old	1 1
:codething on	7 -3 8 19 14 -3
:codething one	3 1 7 4
:codething over	1 3
:codething presently	2 1
:codething rent	4 1
:codething running	6 13
:codething six	5 1
:codething so	14 6
:codething split	5 11
:codething sure	7 4
:codething taken	13 3
:codething that	8 -13
:codething the	2 -58 4 -11 5 -13 8 7 11 -32 12 7 13 -1
:codething there	14 2
:codething thinking	4 6
:codething to	1 2
:codething too	2 12
:codething up	0 2
:codething welcome	2 -1
:codething what	4 -56 11 -28
:codething whatever	4 19
:codething where	4 4
:codething with	8 19
:codething worth	13 1
:codething you	14 4
:codething yours	6 13
:codething £#	4 -60 5 21 13 4
:codething>:absence	0 2 6 -2 8 36
:codething>:absolute	0 -2 1 -8 2 11 5 4 7 8 8 10
:codething>:accepting	5 -1 7 -15 8 -35 13 8
:codething>:advance	6 -34
:codething>:asking	0 -15 1 -3 8 -5 14 13
:codething>:benefit	0 11
:codething>:bid	1 5
:codething>:burden	0 -1 7 -4 8 29 11 1 13 12 14 -18
:codething>:childless	1 48
:codething>:clocktime	7 -8 8 -12 11 16
:codething>:codething	5 -13 6 -23 8 42
:codething>:condition	2 4 4 16 12 9 14 11
:codething>:consent	7 11
:codething>:councilpay	0 9 5 -6 13 -9
:codething>:deadline	0 11 8 -20 9 1
:codething>:demand	0 -2 2 3 4 10 6 15
:codething>:demanding	0 1 2 9 3 -11 4 -23 5 19 13 1
:codething>:denying	0 -8
:codething>:deterring	0 -19 2 -35 8 12 14 -6
:codething>:disability	2 11 8 14
:codething>:disclaimer	7 -15
:codething>:dislike	3 7 5 5 6 5 8 -4
:codething>:everyone	2 4 4 18 5 2
:codething>:fairness	4 26 5 7 8 6
:codething>:feething	2 -19 5 18 12 11
:codething>:fixed	12 4 13 -3
:codething>:forename	8 3
:codething>:healthword	8 39
:codething>:hiding	6 -31 8 15
:codething>:holiday	9 18
:codething>:income	0 -2
:codething>:jobname	0 1
:codething>:keything	7 8 8 15
:codething>:law	0 -8
:codething>:lifeword	5 2 8 44
:codething>:longperiod	7 8 8 19 9 9
:codething>:losing	8 9
:codething>:money	13 5
:codething>:nation	2 17
:codething>:nearby	7 -10 8 -4
:codething>:negation	1 9 2 -28 8 12 11 18
:codething>:newness	10 28
:codething>:number	0 -7 8 17 14 -41
:codething>:offerdeal	2 5 8 -11
:codething>:onlyword	4 4 6 5 12 11
:codething>:openprice	0 6 1 10 2 3 5 4 6 14 7 -12 8 -6 13 -29 14 -32
:codething>:opinion	5 30 7 -30 14 -50
:codething>:payer	0 9 5 -5 8 -6 13 -8
:codething>:paying	0 18 6 -1
:codething>:period	5 8 9 13 13 -15
:codething>:person	0 8 6 8
:codething>:pet	3 3
:codething>:phone	7 3 8 19
:codething>:photo	4 13 11 3
:codething>:place	7 13
:codething>:promise	7 46
:codething>:ranking	8 25
:codething>:record	8 -10 12 11
:codething>:refusing	1 4 7 16
:codething>:regretting	8 3
:codething>:rent	4 -1
:codething>:return	5 -10 6 3 13 7
:codething>:room	2 -6 7 1 8 3
:codething>:rulesplace	8 15 12 11
:codething>:scarcity	8 10
:codething>:seller	6 8
:codething>:sex	2 2
:codething>:spelled	1 -12 2 -20 4 1 8 7 13 -6 14 3
:codething>:superlative	4 9 7 14 12 20
:codething>:time	4 -1 7 -24 8 15
:codething>:title	6 -4
:codething>:tribunalrent	8 7
:codething>:urgency	8 -5
:codething>:utility	8 -9 12 8
:codething>:wanting	6 6 13 20
:codething>:welcoming	2 -15
:codething>:work	0 3 7 2 8 -5
:codething_:absence	1 19 2 -15 7 -15 8 -4 13 2
:codething_:absolute	0 -11 1 -31 2 1 4 1 5 1 6 10 8 -2 12 -8 13 3
:codething_:accepting	0 26 1 4 2 12
:codething_:advance	6 -5 8 18 13 -19
:codething_:age	8 -4
:codething_:asking	2 5 4 21 14 4
:codething_:benefit	0 1
:codething_:bid	8 13
:codething_:building	1 21 3 -16 4 8 8 -23 10 2
:codething_:burden	2 -29 3 -23 6 -3 7 -11 8 7 13 -12
:codething_:child	1 1
:codething_:childless	1 40
:codething_:clocktime	1 -5 2 -11 4 -19 5 11 7 -11 8 -24
:codething_:codething	5 -10 6 -1 7 4 8 44
:codething_:condition	1 4 5 -14 6 6 7 -23 13 5
:codething_:consent	7 5
:codething_:councilpay	0 21
:codething_:deadline	1 14 3 -14 4 -28 7 -12 8 -58
:codething_:demand	4 28 8 15
:codething_:demanding	8 15
:codething_:denying	0 -7 8 -30 13 -3
:codething_:deterring	1 -7 2 -15 3 -21 12 1 13 -32
:codething_:disability	2 6
:codething_:dislike	5 6
:codething_:everyone	1 -17 2 7
:codething_:fairness	4 22 8 23
:codething_:faith	2 6
:codething_:fee	6 -2
:codething_:feething	13 6
:codething_:fixed	1 -1 8 7
:codething_:healthword	2 -4 6 -7 8 17
:codething_:hiding	6 -15
:codething_:holiday	1 -5 9 32
:codething_:income	4 -13
:codething_:keything	8 25
:codething_:kin	1 -1
:codething_:lifeword	8 30
:codething_:longperiod	7 1 8 11 9 7 13 26
:codething_:losing	1 -6 6 -5 13 13
:codething_:money	13 12
:codething_:nation	2 41
:codething_:nearby	1 -4 2 4 6 -46 8 -15 14 -1
:codething_:negation	3 28 5 6 12 7 14 20
:codething_:neighbour	4 -8
:codething_:newness	6 -25 8 -15 10 5 12 8 13 -30
:codething_:number	0 -2 5 -6 8 19 11 -8 13 5 14 -9
:codething_:offerdeal	2 1 10 9
:codething_:online	13 2 14 1
:codething_:onlyword	4 15 6 2
:codething_:openprice	0 -21 1 18 4 -1 8 -20 11 7 12 5 14 -16
:codething_:opinion	1 3 5 7 6 1 7 11 8 -6 9 3 10 -6
:codething_:payer	0 23 1 -7 3 4 4 10 7 9 8 -3 9 4 14 8
:codething_:paying	0 8 4 -10 8 -11
:codething_:period	0 -5 4 -37 5 21 6 -8 8 1 9 9 12 -5 13 -15
:codething_:person	0 26 6 34 8 6 9 -10
:codething_:phone	7 2 8 6
:codething_:photo	7 -3 8 -13
:codething_:place	2 12 6 -8
:codething_:politics	6 2
:codething_:preferring	7 5
:codething_:promise	7 31 8 -8
:codething_:ranking	2 12 4 -3 7 -2 8 19 13 -15 14 7
:codething_:record	7 5 8 -12
:codething_:refusing	1 11 6 2 8 -11
:codething_:regretting	8 4
:codething_:rent	4 -42 5 10 12 12
:codething_:return	4 -11 5 6 12 12 13 -7
:codething_:room	1 -28 2 -6 5 -11 8 2 10 6
:codething_:rulesplace	5 -1 8 22
:codething_:safety	7 19
:codething_:scarcity	4 3 6 17 13 -1
:codething_:seller	0 32 4 14 6 3 8 -13 9 5 14 13
:codething_:sex	2 10
:codething_:spelled	2 -7 3 -5 4 -7 7 -8 8 42 11 -6 13 14 14 10
:codething_:superlative	3 11 4 2 7 12 12 27 13 -3
:codething_:thing	8 2 13 13
:codething_:time	8 25
:codething_:title	1 -3 8 4
:codething_:tribunalrent	8 10
:codething_:wanting	4 8 8 15 11 11
:codething_:welcoming	1 4
:codething_:work	0 24 6 -5 7 9 8 4
:codething_:writeto	7 -2 11 -29 13 13
:condition	0 12 1 38 4 26 5 2 6 23 7 -32 8 13 9 -49 10 -38 11 15 12 11 13 28
:condition ##	8 -8
:condition $	3 -9 6 -6 11 8
:condition ,	11 16
:condition :absence	6 10
:condition :absolute	6 35 12 5
:condition :accepting	2 11
:condition :benefit	0 5
:condition :burden	3 5 4 6
:condition :deadline	8 2
:condition :everyone	0 11 1 22 7 29
:condition :feething	5 6
:condition :longperiod	12 5
:condition :losing	4 2
:condition :nation	2 2
:condition :negation	0 13
:condition :number	4 21
:condition :onlyword	6 4
:condition :openprice	4 14
:condition :opinion	2 -6 7 -5 8 4 12 6 14 7
:condition :payer	12 14
:condition :person	4 3 7 6
:condition :promise	3 1
:condition :scarcity	6 12
:condition :seller	1 -6 6 3 7 -18 8 6 12 8
:condition :spelled	0 3 4 12 7 3
:condition :time	11 3
:condition :title	3 3 8 17
:condition :urgency	6 1 10 9
:condition :wanting	6 2
:condition after	6 3
:condition any	0 6 1 4
:condition breakfast	6 31
:condition checks	5 4
:condition everybody	7 2
:condition i	6 16
:condition i'm	8 2
:condition in	6 12
:condition it	3 2 7 -15
:condition it's	1 8
:condition my	8 1
:condition no	0 6
:condition nobody	6 12
:condition none	2 3
:condition of	1 12 8 3
:condition only	6 6
:condition she's	3 4
:condition so	1 5
:condition that	2 4
:condition the	0 1 1 6 2 20 6 -16 7 -8 12 12 13 16 14 9
:condition then	11 3
:condition there	1 34 6 14 7 26
:condition to	6 1
:condition two	4 14
:condition we	12 16
:condition you	3 -2 4 -1 5 3 7 -35
:condition you're	6 3
:condition you've	1 3
:condition your	1 -1 2 8
:condition>:absence	5 18 6 8 8 -7 12 2
:condition>:absolute	0 5 1 15 5 8 6 19 12 8
:condition>:accepting	2 15 3 -6 5 6
:condition>:age	2 1
:condition>:asking	3 -4
:condition>:benefit	0 20
:condition>:bid	4 2
:condition>:burden	0 14 3 4 4 15 5 -18
:condition>:child	1 7
:condition>:childthing	1 21
:condition>:clocktime	1 -12
:condition>:codething	3 13 6 9
:condition>:consent	0 2
:condition>:councilpay	0 15
:condition>:deadline	3 -11 8 9
:condition>:demanding	0 -6 1 6 5 -27 8 1
:condition>:denying	6 25
:condition>:deterring	0 12 3 -3 5 -11 8 -5
:condition>:disability	1 12
:condition>:disclaimer	3 12
:condition>:everyone	0 10 1 25 7 23
:condition>:feething	0 -8 5 1 6 -16 7 7 13 9
:condition>:healthword	8 8
:condition>:hiding	4 9
:condition>:jobless	0 8
:condition>:lifeword	8 15
:condition>:losing	6 4
:condition>:negation	0 12
:condition>:neighbour	2 14 7 12
:condition>:newness	5 8
:condition>:number	4 17
:condition>:online	14 6
:condition>:onlyword	6 31
:condition>:openprice	2 16 4 16 6 1 7 -10
:condition>:opinion	2 -31 4 18 7 -16 8 19 12 10 14 6
:condition>:payer	0 8 6 -2 12 12 13 -12 14 2
:condition>:period	13 5
:condition>:person	4 19 7 3
:condition>:pet	3 28
:condition>:petpart	3 5
:condition>:phone	2 3
:condition>:photo	11 5
:condition>:politics	2 17
:condition>:promise	13 4
:condition>:rent	0 9 13 7
:condition>:return	0 8 13 2
:condition>:room	1 7
:condition>:safety	1 12
:condition>:scarcity	6 9
:condition>:seller	0 5 6 12 7 -43 8 17 12 17 14 1
:condition>:sexual	8 2
:condition>:source	0 1
:condition>:spelled	3 2 4 6 13 5
:condition>:thing	8 15
:condition>:time	5 3 11 16
:condition>:title	1 4 8 2
:condition>:urgency	6 24 10 7
:condition>:utility	0 1
:condition>:wanting	0 -14 4 -7 5 -34 6 -2 8 2
:condition>:welcoming	13 7
:condition>:work	13 17
:condition_:absence	2 -22 5 18
:condition_:absolute	4 11
:condition_:accepting	3 -15
:condition_:advance	0 -11 4 4
:condition_:age	1 8 2 15
:condition_:asking	0 11 3 -28 5 -14
:condition_:benefit	0 41 1 -2
:condition_:bid	2 15 4 10 6 2 13 -7
:condition_:building	3 3
:condition_:burden	0 20 2 5 4 14 5 -2 6 -10
:condition_:child	1 22
:condition_:childless	1 9
:condition_:childthing	1 25
:condition_:clocktime	12 -7
:condition_:codething	1 12 3 19 6 4 7 1 13 9
:condition_:condition	3 -4
:condition_:consent	0 6
:condition_:councilpay	0 31
:condition_:deadline	4 12 8 8 14 6
:condition_:demand	6 17
:condition_:demanding	2 -4 4 10 5 -16 14 17
:condition_:denying	1 1 6 13 13 2
:condition_:deterring	0 18 1 5 6 -12
:condition_:disability	1 9 8 9
:condition_:disclaimer	3 14
:condition_:dislike	2 1
:condition_:fairness	3 -10
:condition_:family	1 -2 2 4 6 8 8 3
:condition_:fee	5 6
:condition_:feething	0 -4 6 -24 13 9
:condition_:fixed	5 -1 12 -9 13 -6
:condition_:healthword	8 19
:condition_:hiding	1 7 4 9
:condition_:holiday	1 13
:condition_:income	13 17
:condition_:jobless	0 12
:condition_:kin	2 2
:condition_:lifeword	6 -15 8 33
:condition_:losing	2 -3 6 2 7 -1 14 6
:condition_:money	13 8
:condition_:negation	1 -3 3 9 13 7
:condition_:neighbour	1 22 2 12
:condition_:newness	6 20 7 3
:condition_:number	3 2
:condition_:offerdeal	4 5
:condition_:online	0 4 1 1 14 10
:condition_:onlyword	0 -8 6 6 8 3
:condition_:openprice	0 17 1 -6 2 15 3 -30 7 -4 8 6 14 2
:condition_:opinion	0 10 4 6 6 -16 7 -15 8 33
:condition_:origin	2 10
:condition_:payer	0 40 1 4 3 2
:condition_:paying	0 8 4 7 13 3
:condition_:period	13 1
:condition_:person	1 10 2 8 4 11
:condition_:pet	1 -10 3 27 5 18
:condition_:phone	2 15
:condition_:photo	7 3 13 1
:condition_:place	2 17 7 15
:condition_:preferring	7 2
:condition_:promise	2 3
:condition_:ranking	4 10 6 2 13 12
:condition_:refusing	8 -7
:condition_:rent	0 8 5 5 13 7
:condition_:return	0 9 5 3 13 5
:condition_:room	1 10
:condition_:safety	1 10
:condition_:scarcity	1 9 2 9 4 25
:condition_:seller	0 17 1 8 2 7 3 5 7 -2
:condition_:sex	2 28
:condition_:sexual	8 21
:condition_:source	0 9
:condition_:spelled	1 3 3 10 5 -10 13 25
:condition_:superlative	7 4
:condition_:thing	8 5
:condition_:time	6 14
:condition_:title	1 15 4 9 5 8 6 23
:condition_:urgency	6 13
:condition_:utility	0 8
:condition_:wanting	0 -15 4 13 5 -37 6 -22 12 7
:condition_:welcoming	3 8 6 -1 7 4 13 8
:condition_:work	13 16
:condition_:writeto	1 2 2 4 6 -6 11 6
:consent	2 -38 3 -82 4 -35 5 -12 6 -5 7 41 8 -27 11 -27 12 8 13 -29 14 -20
:consent #	6 11
:consent $	1 19 2 -18 4 1 6 -33 7 17 14 6
:consent ,	6 -8 7 30
:consent :codething	7 12
:consent :consent	7 5
:consent :everyone	7 9
:consent :negation	7 11
:consent :openprice	0 -1 12 1
:consent :opinion	12 2
:consent :payer	5 16
:consent :paying	0 5
:consent :person	0 6
:consent :promise	7 17
:consent :room	2 9
:consent :seller	5 18
:consent :utility	0 -32 7 -4
:consent a	2 1
:consent as	7 2
:consent for	7 43
:consent is	7 12
:consent isn't	7 2
:consent our	5 6
:consent tax	0 -32 7 -4
:consent tenants	0 6
:consent the	6 14 8 6 14 -7
:consent this	6 -23
:consent to	12 3
:consent will	7 14
:consent your	6 5
:consent>:absolute	7 7
:consent>:codething	7 24
:consent>:consent	6 -3 7 18
:consent>:everyone	7 20
:consent>:fixed	12 12
:consent>:keything	6 22
:consent>:negation	7 9
:consent>:neighbour	6 20
:consent>:offerdeal	14 5
:consent>:online	6 -24 14 -37
:consent>:opinion	5 1
:consent>:payer	5 14
:consent>:paying	0 5
:consent>:person	0 7 7 5
:consent>:promise	7 28
:consent>:room	0 8 1 3 2 5 6 29 8 19
:consent>:rulesplace	0 1
:consent>:seller	5 17
:consent>:thing	6 4
:consent>:utility	0 -38
:consent_:absolute	7 7
:consent_:asking	7 26
:consent_:codething	6 4 7 23
:consent_:condition	0 1 6 1
:consent_:consent	7 33
:consent_:disability	2 2
:consent_:fixed	12 14
:consent_:keything	6 22
:consent_:negation	7 21
:consent_:neighbour	6 20
:consent_:online	6 -26 14 -34
:consent_:onlyword	7 8
:consent_:opinion	7 15
:consent_:payer	7 10
:consent_:period	12 4
:consent_:person	0 3 7 2
:consent_:phone	7 9
:consent_:politics	7 6
:consent_:promise	7 51
:consent_:record	7 -26
:consent_:rent	0 12
:consent_:return	0 7 6 10
:consent_:room	0 5 1 5 6 24 8 25
:consent_:seller	0 12 7 3
:consent_:spelled	7 20
:councilpay	0 73 1 -78 2 -32 3 -65 4 -32 5 -29 6 -89 7 -6 8 -62 9 -69 11 -33 12 -10 14 -15
:councilpay $	0 23 5 -10 7 -12
:councilpay :deadline	13 3
:councilpay :fee	0 1
:councilpay :income	13 -16
:councilpay :jobless	0 3
:councilpay :openprice	0 10
:councilpay :payer	0 1
:councilpay :paying	0 34
:councilpay :period	13 -15
:councilpay :person	0 17
:councilpay :ranking	0 1
:councilpay :refusing	7 11
:councilpay :room	10 3
:councilpay :rulesplace	10 3
:councilpay :utility	0 -33 7 -4
:councilpay :work	0 1
:councilpay benefit	0 -5
:councilpay costs	0 3
:councilpay for	0 -7
:councilpay four	13 -8
:councilpay funded	0 6
:councilpay help	0 9
:councilpay housing	0 -3
:councilpay monthly	13 -14
:councilpay roof	10 3
:councilpay tax	0 -32 7 -4
:councilpay tenants	0 23
:councilpay the	0 -6 4 13 5 2
:councilpay your	0 12 2 11
:councilpay>:absolute	13 4
:councilpay>:advance	13 14
:councilpay>:bid	4 5
:councilpay>:clocktime	4 1 13 1
:councilpay>:councilpay	0 14
:councilpay>:deadline	13 2
:councilpay>:demanding	0 1
:councilpay>:fixed	13 5
:councilpay>:income	13 -5
:councilpay>:jobless	0 11
:councilpay>:longperiod	13 13
:councilpay>:negation	0 2
:councilpay>:newness	13 3
:councilpay>:openprice	0 20
:councilpay>:opinion	0 6 5 -3 13 -11
:councilpay>:origin	2 12
:councilpay>:payer	0 8
:councilpay>:paying	0 31
:councilpay>:person	0 13
:councilpay>:ranking	0 3 13 15
:councilpay>:refusing	7 10
:councilpay>:rent	0 2 4 3
:councilpay>:return	0 7 4 1
:councilpay>:room	10 2
:councilpay>:rulesplace	10 3
:councilpay>:superlative	4 2
:councilpay>:utility	0 -15 7 -6
:councilpay>:work	0 11
:councilpay_:accepting	0 11
:councilpay_:advance	13 9
:councilpay_:asking	7 20
:councilpay_:demanding	0 16 13 5
:councilpay_:fairness	0 2
:councilpay_:faith	2 12
:councilpay_:feething	0 -31 5 3
:councilpay_:fixed	13 11
:councilpay_:income	0 17
:councilpay_:longperiod	13 5
:councilpay_:money	5 12
:councilpay_:negation	0 38 7 7
:councilpay_:number	0 -8 13 2
:councilpay_:opinion	0 15 13 -11
:councilpay_:payer	13 -18
:councilpay_:paying	0 5
:councilpay_:period	13 17
:councilpay_:person	0 4
:councilpay_:promise	0 6
:councilpay_:ranking	0 12 13 17
:councilpay_:record	0 -7 7 -13
:councilpay_:rent	0 3
:councilpay_:return	0 16
:councilpay_:room	0 -1
:councilpay_:seller	13 -13
:councilpay_:spelled	13 7
:councilpay_:title	0 1
:councilpay_:wanting	0 5
:deadline	0 -36 1 -25 2 -44 3 -28 4 19 5 3 6 46 7 -55 8 10 9 39 10 -2 11 -1 12 23 13 25 14 -36
:deadline #	4 10 6 -21
:deadline ##	7 -40 8 -81 11 -15
:deadline $	0 -51 1 -43 2 -20 3 -15 5 -10 11 -30 12 28 13 -2
:deadline ,	0 -36 2 -25 4 -12 6 10 7 -6 8 3 9 25 11 -4 13 23
:deadline :absolute	4 -4 6 26
:deadline :accepting	4 11 6 -8
:deadline :advance	12 -13 13 35
:deadline :bid	13 20
:deadline :building	8 16
:deadline :burden	2 -17 5 -7 6 17 8 -5 12 -3 13 -7
:deadline :clocktime	2 -3 6 6 8 7 12 13
:deadline :deadline	1 -18 2 -23 6 39 8 23 10 11
:deadline :demanding	0 2 6 18 8 12
:deadline :deterring	4 13 8 -10
:deadline :dislike	7 2
:deadline :faith	6 5
:deadline :fee	5 2
:deadline :feething	5 9 6 -11 13 12
:deadline :fixed	6 28
:deadline :holiday	6 7
:deadline :keything	13 1
:deadline :longperiod	8 4
:deadline :losing	6 14
:deadline :negation	2 -9 11 17 13 -7
:deadline :newness	6 5 10 10
:deadline :number	6 -53 8 3
:deadline :offerdeal	6 11
:deadline :onlyword	6 16
:deadline :openprice	0 6 2 1 3 -2 5 -26 9 34 10 -18 11 5
:deadline :opinion	0 2 2 5 4 11 6 -27 9 29 12 3
:deadline :payer	1 5 5 13 13 4
:deadline :paying	5 21
:deadline :period	13 8
:deadline :person	1 4 6 3
:deadline :photo	6 4
:deadline :promise	7 4
:deadline :ranking	13 5
:deadline :refusing	8 1
:deadline :rent	5 -6
:deadline :return	5 -6
:deadline :room	8 1
:deadline :scarcity	6 29
:deadline :seller	1 4 4 1
:deadline :spelled	1 -14 4 -7 7 -8 8 12 13 -9 14 -4
:deadline :time	10 23
:deadline :urgency	4 -7 10 23
:deadline :wanting	6 10
:deadline :welcoming	1 10
:deadline :writeto	5 3
:deadline a	14 4
:deadline and	4 7 6 25 7 19 8 22 13 8
:deadline as	4 3
:deadline at	6 11
:deadline be	4 -20 6 -12 8 -10
:deadline by	4 1 6 -2
:deadline come	1 10
:deadline date	6 -4
:deadline easter	12 11
:deadline for	2 18 5 -24 6 2 9 2 10 21 12 2
:deadline from	4 -20
:deadline front	13 18
:deadline has	6 1
:deadline in	8 -3 9 10 13 -14
:deadline it's	6 29
:deadline keys	13 4
:deadline let	12 2
:deadline night	6 14
:deadline noon	8 14
:deadline not	1 5 2 -2 11 11
:deadline now	10 4
:deadline of	1 -2 8 -9 13 -18
:deadline off	8 3
:deadline on	4 20 13 -1
:deadline only	6 22
:deadline or	6 8
:deadline others	2 6
:deadline plan	6 1
:deadline rent	5 -5
:deadline six	8 4
:deadline somebody	6 2
:deadline supper	6 2
:deadline the	2 11 3 7 5 36 6 35 7 -9 9 -11 11 22 12 2 13 37
:deadline they	0 8
:deadline this	6 6
:deadline to	1 -35 2 1 4 6 5 -5 6 -23 9 30 12 7
:deadline today	10 3
:deadline up	6 26
:deadline vary	11 12
:deadline we	1 11
:deadline will	7 6
:deadline with	6 16 12 2
:deadline you	1 11 3 17 4 -11 8 -32
:deadline £#	6 3
:deadline>:absence	2 -3 9 13
:deadline>:absolute	4 -11 6 52
:deadline>:accepting	4 5 8 5 11 5
:deadline>:advance	1 -2 6 -9 12 -2 13 4
:deadline>:asking	0 1 3 2 6 7 8 2
:deadline>:bid	13 20
:deadline>:building	8 33
:deadline>:burden	0 -8 2 -47 6 17 8 -25
:deadline>:childthing	4 1
:deadline>:clocktime	0 -38 2 -22 3 -16 5 -24 6 16 11 -6 12 16 13 16
:deadline>:codething	7 -5 8 7 10 4 13 -17
:deadline>:condition	0 -3 13 12
:deadline>:consent	12 10
:deadline>:councilpay	0 5
:deadline>:deadline	1 -4 3 -18 5 -49 6 47 7 -33 11 -1 12 14 13 7
:deadline>:demand	4 22
:deadline>:demanding	0 6 2 2 3 4 6 20 8 1
:deadline>:deterring	3 17 4 8 8 -47 9 8 13 -17
:deadline>:everyone	13 1
:deadline>:fee	5 16
:deadline>:feething	5 28 6 -36 12 -8 13 2
:deadline>:fixed	0 -19 6 31 12 -3 13 3
:deadline>:holiday	6 10
:deadline>:jobless	13 1
:deadline>:keything	13 1
:deadline>:longperiod	8 13
:deadline>:losing	6 31
:deadline>:nearby	2 10 5 1 6 -3 10 -35
:deadline>:negation	0 7 1 10 2 -38 4 8 7 9 8 27 9 -1 11 26 13 -13
:deadline>:neighbour	12 1
:deadline>:newness	4 4 5 1 6 16 10 32 13 -9
:deadline>:number	1 -15 4 -2 6 3 8 7
:deadline>:offerdeal	10 12
:deadline>:online	5 5
:deadline>:onlyword	1 16 6 23
:deadline>:openprice	0 1 2 18 5 -38 6 6 9 42 10 -42 11 8 12 1 14 -5
:deadline>:opinion	2 4 3 -2 4 14 6 -12 8 -5 9 40 12 7
:deadline>:payer	1 11
:deadline>:paying	0 12 4 -7 5 15
:deadline>:period	4 -1 6 5 9 15 12 11 13 22
:deadline>:person	1 2 6 32
:deadline>:pet	3 3
:deadline>:phone	14 4
:deadline>:photo	6 17
:deadline>:place	2 18 5 1 6 -27 7 -32 10 -29
:deadline>:promise	7 21
:deadline>:ranking	0 9
:deadline>:rent	4 1 5 -10 13 8
:deadline>:return	4 4 6 -1 10 -8 13 1
:deadline>:room	1 -13 6 -22 8 8
:deadline>:scarcity	6 15
:deadline>:seller	1 10 4 25 6 3 7 -1 8 3
:deadline>:spelled	0 -7 1 -21 4 -3 8 6 13 -2 14 -29
:deadline>:thing	0 12 6 18
:deadline>:time	7 -7 10 24
:deadline>:title	8 5
:deadline>:tribunalrent	5 4 10 -12
:deadline>:urgency	4 -19 6 22 10 12 13 -4
:deadline>:utility	1 1 5 14
:deadline>:writeto	8 -9 14 9
:deadline_:absence	0 7 1 -5 6 18 8 14 9 3 13 11
:deadline_:absolute	6 29 8 33
:deadline_:accepting	0 16 2 -5 6 15 7 -8 8 2 13 -3
:deadline_:advance	2 -15 13 -4
:deadline_:age	11 4
:deadline_:asking	3 13
:deadline_:benefit	2 1
:deadline_:bid	4 18 6 7
:deadline_:building	1 4 8 12
:deadline_:burden	5 15 6 4 9 13 11 9
:deadline_:clocktime	2 -34 3 -33 4 6 5 -49 6 3 9 3 12 4 13 12 14 -30
:deadline_:codething	5 1 6 -1 7 -9 8 29 10 1
:deadline_:condition	2 -2 6 1 7 -2 13 13
:deadline_:consent	2 18 12 1
:deadline_:deadline	0 -9 4 -15 5 -33 6 37 7 -1 8 -11 9 37 10 -16 12 11 13 21 14 -19
:deadline_:demand	0 8 4 18
:deadline_:demanding	3 9 4 -18 6 7 13 1
:deadline_:denying	6 6 8 8 11 8
:deadline_:deterring	0 -9 3 16 5 11 9 13 11 11 13 -8
:deadline_:dislike	4 4 8 5
:deadline_:everyone	4 12
:deadline_:fairness	7 3
:deadline_:faith	6 5
:deadline_:family	1 5
:deadline_:fee	5 11
:deadline_:feething	4 12 6 -10 8 -5 12 -2 13 -1
:deadline_:fixed	0 -13 6 5 8 8 13 3
:deadline_:holiday	8 -3
:deadline_:keything	6 -9
:deadline_:longperiod	8 8 12 3
:deadline_:losing	6 19
:deadline_:nation	2 5
:deadline_:nearby	2 5 5 4 7 -6 8 -25 10 -14
:deadline_:negation	2 -3 4 6 6 23 7 6 8 51 12 6
:deadline_:neighbour	2 11 6 -40
:deadline_:newness	6 22 7 -3 10 9 13 -8
:deadline_:number	6 16 9 8 13 -7
:deadline_:offerdeal	10 11
:deadline_:online	6 4
:deadline_:onlyword	6 20 8 12
:deadline_:openprice	0 10 1 1 5 -2 6 7 8 7 11 5 12 8
:deadline_:opinion	0 15 1 14 4 -10 5 5 6 19
:deadline_:payer	5 11 6 11
:deadline_:paying	13 13
:deadline_:period	4 -40 6 32 12 15 13 -9
:deadline_:person	2 7 7 9 11 3
:deadline_:pet	3 33
:deadline_:phone	14 21
:deadline_:photo	11 17
:deadline_:place	2 16 5 2 6 -50 7 -27 8 -3 10 -8
:deadline_:promise	4 7 7 2 8 20
:deadline_:ranking	2 -11 6 13 13 -35
:deadline_:refusing	0 1 4 22
:deadline_:rent	4 14 5 -2 6 11 10 2
:deadline_:return	4 17
:deadline_:room	1 -5 6 -3 9 9
:deadline_:scarcity	8 9
:deadline_:seller	4 1 5 18 6 15 13 -2 14 -6
:deadline_:sex	2 8
:deadline_:spelled	1 8 2 1 6 10 9 10 12 18 13 1
:deadline_:thing	0 12 6 7
:deadline_:time	6 5 7 -9 8 -4
:deadline_:title	6 18
:deadline_:tribunalrent	5 12 6 -7
:deadline_:urgency	6 31 13 -4
:deadline_:utility	5 8
:deadline_:wanting	2 -13
:deadline_:welcoming	6 -7
:deadline_:work	13 15
:deadline_:writeto	4 13
:demand	0 20 1 1 2 2 3 -7 4 39 5 -20 6 104 7 -6 8 -14 9 -32 10 -18 11 -50 12 -64 13 -74 14 -7
:demand $	0 33 1 -9 2 3 4 43 6 31 7 -14 8 1
:demand ,	2 1 6 1 7 -10 8 18
:demand :accepting	4 7
:demand :advance	4 3
:demand :burden	0 -4 1 -9 7 27
:demand :child	1 11
:demand :childless	6 6
:demand :clocktime	2 20
:demand :codething	6 14
:demand :condition	6 27
:demand :deadline	10 2
:demand :demand	6 1
:demand :demanding	4 8 6 23
:demand :deterring	0 -3 1 -7 7 4
:demand :fairness	4 17
:demand :feething	4 5
:demand :holiday	6 1
:demand :losing	2 9
:demand :openprice	2 11 6 -1
:demand :phone	2 2
:demand :photo	4 1
:demand :ranking	4 8 6 -19
:demand :source	6 18
:demand :time	8 3
:demand :title	0 25 5 5 6 -4
:demand :wanting	2 -24 6 38
:demand :welcoming	14 3
:demand :writeto	4 2
:demand a	4 -22
:demand already	6 4
:demand are	6 48
:demand at	8 -1
:demand considered	4 2
:demand demand	6 7
:demand else	2 1
:demand essential	6 5
:demand expected	6 5
:demand for	6 4
:demand from	2 24
:demand furnished	4 1
:demand get	4 3
:demand has	6 10
:demand in	6 19 7 2
:demand is	6 16
:demand left	6 7
:demand list	6 -9
:demand not	2 3
:demand of	2 -3 6 4
:demand off	10 3
:demand on	7 5
:demand over	6 7
:demand please	14 4
:demand recommended	6 5
:demand since	6 18
:demand wants	6 6
:demand who	0 26 5 5 6 -39
:demand with	2 1
:demand without	1 4
:demand>:absence	6 26 8 -7
:demand>:accepting	4 6
:demand>:advance	6 18
:demand>:bid	0 7 1 -10
:demand>:building	6 18
:demand>:burden	0 -6 1 -6 4 -2 6 -4 7 28 8 -1
:demand>:child	1 20
:demand>:childless	1 -12 6 2
:demand>:clocktime	2 4 7 -20 8 -11 9 -10
:demand>:codething	6 19 8 14
:demand>:condition	6 33
:demand>:deadline	6 11
:demand>:demand	2 -20 6 49
:demand>:demanding	4 6 6 25
:demand>:denying	1 3 7 8
:demand>:deterring	0 -3 6 -5 7 3 8 -1
:demand>:disability	0 -3 2 1
:demand>:fairness	4 16
:demand>:feething	4 4
:demand>:jobless	0 -3
:demand>:lifeword	7 2
:demand>:losing	2 8 6 10
:demand>:money	5 10
:demand>:nearby	6 4
:demand>:newness	6 4 7 4
:demand>:number	6 24
:demand>:openprice	2 4 4 14 5 -8
:demand>:opinion	0 -4
:demand>:person	2 -9 6 26
:demand>:phone	2 1 6 2 14 12
:demand>:place	7 13
:demand>:ranking	0 11 2 12 4 5
:demand>:scarcity	7 4
:demand>:seller	1 20 2 16
:demand>:source	6 20
:demand>:spelled	6 26
:demand>:superlative	2 1
:demand>:time	6 3 8 1
:demand>:title	0 25 5 4
:demand>:wanting	2 -4 6 34
:demand>:welcoming	6 -14 14 2
:demand>:work	0 20 7 1
:demand_:absence	0 12 8 -7
:demand_:absolute	2 -10
:demand_:accepting	0 -17 6 -41
:demand_:advance	0 17 6 5 8 2
:demand_:asking	2 -14
:demand_:bid	0 12 2 1
:demand_:burden	2 -1 6 -11
:demand_:child	1 11
:demand_:clocktime	6 -23 7 -25 9 -9
:demand_:codething	10 4
:demand_:demand	0 -46 6 43
:demand_:denying	1 14 6 3
:demand_:deterring	2 12
:demand_:disability	0 -1 2 4
:demand_:everyone	0 -16
:demand_:fee	2 6 6 -7
:demand_:healthword	2 4
:demand_:hiding	2 10
:demand_:jobless	0 5
:demand_:keything	8 2
:demand_:losing	6 6
:demand_:money	5 7
:demand_:nation	2 3
:demand_:nearby	6 15 7 11
:demand_:negation	0 3 4 -2
:demand_:neighbour	6 7
:demand_:newness	6 1 10 3
:demand_:number	6 16
:demand_:offerdeal	2 7
:demand_:openprice	4 3 5 -2 6 27 8 -26
:demand_:opinion	2 -14 6 37 8 -8
:demand_:origin	2 6
:demand_:payer	4 -11 5 8
:demand_:period	6 5 13 -8
:demand_:person	0 -2 4 -11 6 23
:demand_:pet	3 15
:demand_:phone	6 3 14 19
:demand_:place	1 5 6 6 7 19
:demand_:politics	6 9
:demand_:promise	6 -3
:demand_:ranking	2 1 6 15
:demand_:refusing	6 16
:demand_:rent	4 -5
:demand_:return	4 -16 7 15
:demand_:room	6 1 14 2
:demand_:seller	1 9 2 16 5 4 6 14
:demand_:source	6 8
:demand_:spelled	6 8 8 -34
:demand_:superlative	0 1 2 2
:demand_:time	6 17
:demand_:title	6 6
:demand_:urgency	6 11
:demand_:wanting	2 11
:demand_:welcoming	6 -1
:demand_:work	0 33 2 -7
:demanding	0 52 1 7 2 33 3 -17 4 -32 5 52 6 23 7 -84 8 -9 9 -27 11 -15 12 -32 13 31 14 -14
:demanding $	0 -6 2 7 3 -41 5 16 6 13 7 -9 10 14 14 -4
:demanding ,	0 17 1 14 2 30 6 -18
:demanding :advance	12 -20 13 42
:demanding :age	5 4
:demanding :burden	1 -1 3 1 4 -26 8 -6 14 4
:demanding :child	1 4
:demanding :clocktime	8 12
:demanding :condition	0 9 2 -2 6 -1
:demanding :deadline	8 15
:demanding :demand	13 1
:demanding :demanding	6 11
:demanding :denying	13 -7
:demanding :deterring	4 -24 5 7 6 7 14 13
:demanding :everyone	7 11
:demanding :feething	5 22 13 12
:demanding :income	13 -24
:demanding :keything	13 3
:demanding :lifeword	0 6
:demanding :longperiod	13 8
:demanding :negation	0 -14 2 9
:demanding :newness	10 1
:demanding :number	4 9 6 -14
:demanding :online	1 2
:demanding :openprice	0 1 3 1 9 2 11 -8
:demanding :opinion	7 -9 9 1 11 -4 12 -7
:demanding :person	1 2 7 22
:demanding :pet	3 10
:demanding :ranking	13 11
:demanding :room	5 6
:demanding :rulesplace	5 6
:demanding :scarcity	13 -11
:demanding :spelled	6 -5 8 6 13 24
:demanding :urgency	6 2
:demanding :wanting	13 -1
:demanding :welcoming	0 2 2 1
:demanding :work	0 15
:demanding :writeto	13 2
:demanding a	0 6 6 -2
:demanding about	3 1
:demanding and	4 17 7 8 11 1
:demanding anyone	7 9
:demanding as	6 2
:demanding at	8 12 13 18
:demanding be	0 2 3 -14 4 -4 5 6 6 -29 8 -6
:demanding buy	5 3
:demanding by	5 13
:demanding come	0 2 2 2
:demanding eleven	4 4
:demanding for	1 -6 3 -9 5 -2 6 -40 7 -29 10 15 13 -2 14 3
:demanding front	13 18
:demanding if	3 1
:demanding in	6 -10
:demanding it	4 15 6 22
:demanding it's	6 30
:demanding january	6 1
:demanding keys	13 4
:demanding monthly	13 -18
:demanding noon	8 11
:demanding not	0 -12 2 14
:demanding of	5 23
:demanding on	4 -19 14 2
:demanding once	13 -7
:demanding others	2 6
:demanding take	5 6
:demanding that	0 4 1 3
:demanding the	5 2 11 1
:demanding this	6 5
:demanding to	2 3 7 -1 9 4
:demanding with	1 3 5 2
:demanding you	0 -1 3 12 4 -23 5 -1
:demanding your	0 4
:demanding>:absence	1 5 6 15
:demanding>:absolute	6 15
:demanding>:accepting	11 9 13 3
:demanding>:advance	5 -14 6 -21 12 -28 13 37
:demanding>:age	5 3
:demanding>:asking	0 4 1 10 3 13 6 9
:demanding>:benefit	0 12 1 1
:demanding>:building	6 17
:demanding>:burden	0 9 1 -15 2 -9 4 -20 5 4 6 -8 7 -3 14 10
:demanding>:child	1 30
:demanding>:childless	0 -9
:demanding>:clocktime	0 2 6 3 8 10
:demanding>:codething	1 2 8 3 12 1
:demanding>:condition	0 13 3 1 6 -18 13 1
:demanding>:deadline	2 29 4 15 6 1 8 8
:demanding>:demand	6 6
:demanding>:demanding	3 17 6 19
:demanding>:denying	1 6 13 -11
:demanding>:deterring	4 -50 5 17 6 7 14 10
:demanding>:disability	2 7
:demanding>:everyone	0 -3 7 5
:demanding>:faith	2 12
:demanding>:fee	5 22
:demanding>:feething	2 -15 4 -26 5 12 6 -21 12 -11 13 29
:demanding>:fixed	13 7
:demanding>:forename	14 4
:demanding>:income	13 -32
:demanding>:jobless	13 1
:demanding>:jobname	0 11
:demanding>:keything	13 4
:demanding>:lifeword	0 1
:demanding>:longperiod	13 10
:demanding>:losing	6 4
:demanding>:nearby	2 12 7 8
:demanding>:negation	2 12
:demanding>:newness	1 -13 10 13
:demanding>:number	6 -8
:demanding>:offerdeal	6 -1 10 17
:demanding>:online	1 2
:demanding>:onlyword	0 1
:demanding>:openprice	3 7 5 10 11 -1 14 -1
:demanding>:opinion	3 3 5 20 7 -2 14 -3
:demanding>:payer	1 6 14 -5
:demanding>:paying	5 7
:demanding>:period	4 -15 12 3
:demanding>:person	1 19 2 14 4 -11 7 19
:demanding>:pet	3 10
:demanding>:photo	0 2 6 18
:demanding>:place	2 17
:demanding>:politics	2 9
:demanding>:ranking	0 6 4 3 12 -14 13 20
:demanding>:room	2 6 5 4 8 2
:demanding>:scarcity	13 -19
:demanding>:seller	14 -12
:demanding>:sexual	2 10
:demanding>:source	0 8
:demanding>:spelled	1 -3 6 -16 7 -6 13 39
:demanding>:superlative	0 3
:demanding>:time	10 1
:demanding>:tribunalrent	12 3
:demanding>:wanting	0 -5 6 10 13 -4
:demanding>:welcoming	2 5
:demanding>:work	0 16 6 1
:demanding>:writeto	13 8
:demanding_:absence	0 11 2 -19 3 15 6 18 9 15
:demanding_:absolute	0 -25 2 -1 13 4
:demanding_:accepting	2 30 3 1 5 9 11 5
:demanding_:advance	5 -25 6 -32 13 7
:demanding_:asking	0 3 1 19 2 2 6 2
:demanding_:benefit	0 27
:demanding_:bid	0 -1 1 2 4 11
:demanding_:building	3 17 6 1 7 -8 13 3
:demanding_:burden	0 12 1 8 4 -8 5 10
:demanding_:child	1 39
:demanding_:childless	1 12
:demanding_:clocktime	1 1 4 -5 6 11 7 -3 8 19 13 9
:demanding_:codething	4 -16 6 3 13 9
:demanding_:condition	3 3
:demanding_:consent	2 4
:demanding_:councilpay	0 3
:demanding_:deadline	2 28 4 2 5 19 6 10 13 3
:demanding_:demand	2 6 6 19
:demanding_:demanding	2 14 3 8 4 -9 5 13 13 5
:demanding_:denying	0 6 1 13 2 -1
:demanding_:deposit	0 20
:demanding_:deterring	1 19 2 11 4 -1
:demanding_:disclaimer	5 16
:demanding_:everyone	0 -6 5 -12 6 -24
:demanding_:fairness	3 1
:demanding_:faith	2 23
:demanding_:fee	4 7 5 30 7 8
:demanding_:feething	4 -51 5 17 6 -8 13 14
:demanding_:fixed	13 8
:demanding_:forename	14 4
:demanding_:hiding	1 11
:demanding_:holiday	9 13
:demanding_:income	0 25 1 13 13 -10
:demanding_:jobname	0 4
:demanding_:keything	5 10
:demanding_:longperiod	13 2
:demanding_:money	13 1
:demanding_:nation	2 12
:demanding_:nearby	6 4 7 5
:demanding_:negation	0 11 1 10
:demanding_:neighbour	4 9 6 28 13 10
:demanding_:newness	5 -2 6 -15 13 1 14 1
:demanding_:number	0 9 1 6 2 1 5 -2 13 -9
:demanding_:offerdeal	4 9 10 16
:demanding_:online	1 3
:demanding_:openprice	0 28 2 27 5 16 6 7 14 -5
:demanding_:opinion	0 9 1 8 3 7 5 12 6 5
:demanding_:payer	2 -17 5 31
:demanding_:paying	0 4 1 10 3 4 5 9 13 25
:demanding_:period	4 -14 7 -3 12 7 13 1
:demanding_:person	2 26 4 -24
:demanding_:pet	3 12
:demanding_:phone	2 1
:demanding_:photo	0 12 6 10 13 16
:demanding_:place	0 2 2 9
:demanding_:politics	2 8
:demanding_:ranking	1 13 6 -2
:demanding_:refusing	0 5
:demanding_:return	6 -23
:demanding_:room	2 21 8 10
:demanding_:scarcity	0 -2
:demanding_:seller	2 -11 4 3 5 30
:demanding_:sex	2 20 13 8
:demanding_:sexual	2 13
:demanding_:source	0 3
:demanding_:spelled	1 13 2 12 6 -16 7 -16 12 17 13 8 14 4
:demanding_:superlative	12 3
:demanding_:thing	5 2
:demanding_:title	13 1
:demanding_:tribunalrent	12 1
:demanding_:utility	2 2 5 14
:demanding_:wanting	6 2 8 2
:demanding_:welcoming	0 3
:demanding_:work	2 -23 13 7
:demanding_:writeto	0 4 2 -20 13 3
:denying	0 -25 1 -16 2 -16 3 -4 4 -32 5 -37 6 35 7 -3 8 2 9 -84 10 29 11 34 12 -24 13 1 14 -3
:denying $	2 -9 6 44 11 7
:denying ,	11 14 13 5
:denying :absolute	7 2
:denying :accepting	3 14 6 -6
:denying :condition	11 7 12 11
:denying :deterring	8 1
:denying :disability	6 5
:denying :feething	7 5
:denying :fixed	8 6
:denying :hiding	6 6
:denying :keything	8 12
:denying :losing	7 6
:denying :newness	10 1
:denying :number	8 5
:denying :online	7 3
:denying :openprice	2 3 6 -7
:denying :opinion	4 1 6 -7 8 4
:denying :paying	7 5
:denying :person	3 -26 8 17
:denying :sex	8 22
:denying :source	11 1
:denying :spelled	8 3
:denying :urgency	6 15
:denying :writeto	6 10
:denying a	11 7
:denying and	11 7
:denying be	1 9 2 3 3 4 7 2
:denying been	7 -2
:denying boy	8 7
:denying do	0 1
:denying ever	7 1
:denying find	7 3
:denying get	6 2
:denying hang	6 9
:denying if	12 12
:denying in	6 17
:denying of	2 14
:denying say	4 6
:denying sell	2 2
:denying since	11 2
:denying take	3 1
:denying tenant	8 15
:denying tenants	3 -1
:denying than	6 11
:denying the	1 8 8 -5 13 -11
:denying to	0 -8 4 1 7 -1 8 6
:denying>:absolute	5 3
:denying>:accepting	2 13 3 25 4 -9 6 -16 13 -22
:denying>:building	10 13
:denying>:condition	11 10 12 11
:denying>:deadline	10 4
:denying>:demanding	10 5
:denying>:disability	6 1
:denying>:fairness	11 3
:denying>:feething	7 12
:denying>:fixed	7 -2 8 3
:denying>:hiding	6 7
:denying>:holiday	6 6 14 2
:denying>:keything	8 2
:denying>:losing	7 4
:denying>:neighbour	7 3
:denying>:newness	10 4
:denying>:number	6 -4
:denying>:online	7 3
:denying>:openprice	2 5 6 -10 7 -10 8 3 11 -7
:denying>:opinion	5 -5 6 -11 8 14
:denying>:paying	7 5 10 15
:denying>:person	3 -25 8 16
:denying>:place	0 -1
:denying>:politics	10 17
:denying>:preferring	11 5
:denying>:ranking	2 3 6 8
:denying>:scarcity	6 4
:denying>:sex	8 21
:denying>:source	11 4
:denying>:spelled	8 4
:denying>:urgency	6 33
:denying>:welcoming	3 3
:denying>:work	1 13
:denying>:writeto	6 8
:denying_:absence	8 4
:denying_:accepting	0 13 2 12 6 -5 8 -14 10 4 13 -17
:denying_:advance	10 1
:denying_:building	10 16
:denying_:childless	7 4
:denying_:childthing	1 9
:denying_:clocktime	7 -3
:denying_:codething	8 -11
:denying_:deadline	12 -4
:denying_:demanding	10 2
:denying_:disability	2 5
:denying_:dislike	8 3
:denying_:fairness	2 3 11 3
:denying_:feething	7 13 11 7
:denying_:fixed	13 -24
:denying_:healthword	2 6
:denying_:hiding	3 -3
:denying_:holiday	6 9 9 -10
:denying_:losing	7 12
:denying_:nearby	6 3
:denying_:negation	0 -4 2 -3 3 -40 4 2 7 12 11 6
:denying_:newness	10 4
:denying_:number	13 -8
:denying_:openprice	0 -10 13 1
:denying_:opinion	6 -5 13 20
:denying_:payer	8 2 13 14
:denying_:paying	10 16
:denying_:period	7 -9
:denying_:person	1 -3
:denying_:pet	3 -15
:denying_:phone	14 3
:denying_:photo	3 10 7 11 11 2
:denying_:place	6 14
:denying_:politics	10 16
:denying_:ranking	2 3 8 3 10 1 13 4
:denying_:return	0 2
:denying_:room	7 9 11 2
:denying_:scarcity	0 3 6 13 7 9
:denying_:seller	2 3 8 5 11 13 13 13
:denying_:spelled	1 -4 2 -5 3 -22 7 1 8 -5
:denying_:urgency	6 3
:denying_:welcoming	3 3
:denying_:work	0 -2
:deposit	2 -73 3 -3 4 -97 5 27 6 -14 7 -19 9 -45 10 -18 13 -43 14 -56
:deposit #	5 22
:deposit ##	5 19
:deposit $	0 9 3 9 5 4
:deposit ,	13 -3
:deposit :codething	13 -3
:deposit :deposit	5 -33 13 -15
:deposit :law	8 3
:deposit :paying	5 -23 13 -16
:deposit :wanting	13 3
:deposit after	13 6
:deposit deposit	5 -32 13 -15
:deposit held	3 13
:deposit in	6 6
:deposit is	13 -3
:deposit of	5 -7 13 -28
:deposit £#	5 -56
:deposit £##	4 -6 5 5
:deposit>:accepting	5 10
:deposit>:building	5 8
:deposit>:codething	13 -7
:deposit>:deposit	3 11 5 -55 13 -20
:deposit>:law	8 2
:deposit>:money	5 12
:deposit>:nearby	6 1
:deposit>:number	5 -4 13 -18
:deposit>:openprice	1 9 5 14
:deposit>:opinion	5 11
:deposit>:paying	5 -30 13 -16
:deposit>:period	5 11
:deposit>:rent	5 24
:deposit>:return	5 30
:deposit>:spelled	5 -10 13 -10
:deposit>:wanting	13 3
:deposit_:absolute	5 15
:deposit_:accepting	5 10
:deposit_:building	5 8
:deposit_:deposit	3 11
:deposit_:everyone	5 13
:deposit_:fairness	5 5
:deposit_:nearby	6 1
:deposit_:number	13 -32
:deposit_:openprice	5 27
:deposit_:opinion	5 26
:deposit_:period	5 30 13 -29
:deposit_:place	6 1
:deposit_:rent	5 44 13 -17
:deposit_:return	5 44 13 -23
:deposit_:spelled	13 -34
:deposit_:welcoming	5 9
:deterring	0 16 1 6 2 21 3 26 4 -9 5 -7 6 -5 8 4 11 -7 12 -30 13 -7 14 6
:deterring #	4 -17 6 -38 8 -11
:deterring ##	14 40
:deterring $	0 4 1 2 2 18 3 7 4 -7 5 13 6 -3 7 -5 8 -61 12 7 13 -5
:deterring ,	0 6 1 1 2 20 6 -20 8 -3 11 -3
:deterring :absence	1 7 6 -22 8 25
:deterring :absolute	10 5
:deterring :accepting	3 3 7 1
:deterring :advance	6 -5 13 29
:deterring :asking	2 3 4 6 6 -7
:deterring :benefit	0 15 1 -12 6 -14 7 -11
:deterring :bid	5 12
:deterring :building	2 2 7 51
:deterring :burden	0 7 3 4 11 13
:deterring :clocktime	0 -32 2 -19 7 -3 8 3 12 -23 13 -7 14 -32
:deterring :codething	6 17 8 24
:deterring :condition	0 15 8 8
:deterring :deadline	4 18 6 24 8 -3 13 -1
:deterring :demand	4 5
:deterring :deterring	0 20 1 22 2 14 3 16 6 -17 8 -1
:deterring :disclaimer	0 5 3 2
:deterring :everyone	8 -7
:deterring :feething	6 -11
:deterring :hiding	1 15 5 15
:deterring :holiday	8 2
:deterring :income	0 5
:deterring :jobless	13 13
:deterring :keything	8 11
:deterring :lifeword	6 11
:deterring :longperiod	1 13
:deterring :nearby	2 1 8 8
:deterring :neighbour	2 2 7 15
:deterring :number	1 27 3 3 6 -20
:deterring :offerdeal	4 2
:deterring :online	2 -12 4 -19 11 9 14 48
:deterring :openprice	3 9 4 3 7 -8 13 1
:deterring :opinion	1 13 6 13 7 -11
:deterring :payer	3 10 13 9 14 12
:deterring :period	1 10 13 18
:deterring :person	1 2 6 27
:deterring :pet	3 26
:deterring :photo	7 17
:deterring :place	7 -3
:deterring :politics	0 3
:deterring :ranking	5 13
:deterring :refusing	8 9
:deterring :rent	4 21
:deterring :return	4 5
:deterring :room	7 6 11 8
:deterring :rulesplace	7 12
:deterring :seller	5 1 14 17
:deterring :spelled	0 2 1 4 2 -21 3 6 4 -27 7 12 11 -10
:deterring :superlative	5 15
:deterring :title	1 1 4 7
:deterring :urgency	6 24
:deterring :wanting	0 -7 6 -11 7 7 11 13
:deterring :work	0 12 1 11
:deterring a	0 -7 3 -10 5 -19 7 -12 8 15 9 1 13 -17
:deterring about	13 10
:deterring an	12 7
:deterring and	4 26 8 -1
:deterring any	10 5
:deterring application	4 1
:deterring at	0 1 4 -6 6 12
:deterring benefits	0 -8
:deterring building	7 2
:deterring cavendish	8 3
:deterring day	13 17
:deterring earth	7 14
:deterring ee	14 -6
:deterring facebook	14 3
:deterring flat	7 10
:deterring for	1 4 2 1 4 7 5 -2 8 -2 14 5
:deterring friday	4 4
:deterring half	1 13
:deterring her	1 2
:deterring house	3 6 7 3
:deterring i	5 2
:deterring if	0 4
:deterring in	0 -23 1 -14 4 -2 5 6 6 -50
:deterring insta	14 9
:deterring is	6 17
:deterring it	0 6 2 9 3 5 4 13 6 -4 7 8
:deterring key	8 1
:deterring landlord	7 2
:deterring leaving	5 5
:deterring like	11 4
:deterring monday	6 21
:deterring my	0 3
:deterring of	7 -17
:deterring on	3 5
:deterring our	14 10
:deterring out	8 9
:deterring parties	6 11
:deterring place	2 5
:deterring rent	4 21
:deterring request	4 2
:deterring rooms	11 10
:deterring round	8 14
:deterring saturday	4 2
:deterring scrolling	1 8
:deterring short	13 1
:deterring signing	13 15
:deterring site	14 -6
:deterring sort	0 4
:deterring the	0 5 2 -11 3 -6 5 -18 7 -18 11 -28 12 -8 14 -26
:deterring their	6 16
:deterring them	11 3
:deterring themselves	2 2
:deterring this	2 8 7 19 14 -5
:deterring to	6 14 7 -1
:deterring top	5 16
:deterring tuesday	6 1
:deterring uc	0 22
:deterring weekdays	8 1
:deterring who	4 12
:deterring with	7 1
:deterring work	1 7
:deterring you	6 20
:deterring yourself	0 5 3 3
:deterring £##	6 1
:deterring>:absence	1 3 6 -28 8 10
:deterring>:absolute	0 -8 7 14 8 1
:deterring>:accepting	0 -15 1 17 7 12
:deterring>:advance	0 -1 4 -28 6 -14 10 -14 13 12
:deterring>:asking	2 22 4 13 6 -18
:deterring>:benefit	0 21 2 -3 4 -15 5 -6 6 -35 7 -7 8 -10
:deterring>:bid	5 10
:deterring>:building	1 1 2 2 3 5 7 56 10 11
:deterring>:burden	0 20 1 -12 3 12 4 -16 6 8 8 -6 11 10
:deterring>:childless	1 7
:deterring>:clocktime	0 -63 2 -62 5 -3 6 -14 7 -56 9 -4 10 -27 11 -28 12 -27 13 -4 14 -32
:deterring>:codething	6 27 8 24
:deterring>:condition	0 25 6 6 8 3
:deterring>:deadline	0 -21 1 -6 4 6 5 -35 7 -25 8 -14 9 -12 10 -12 11 -7 13 -1
:deterring>:demand	2 5 4 9 8 1 14 1
:deterring>:deterring	0 32 1 3 2 22 3 23 4 -11 6 -11 8 -6
:deterring>:disability	0 8
:deterring>:disclaimer	3 1
:deterring>:everyone	0 -29 1 -30 8 -1
:deterring>:fairness	1 -7
:deterring>:faith	2 1
:deterring>:fee	0 3
:deterring>:feething	0 -34 2 3 6 -5 13 17
:deterring>:fixed	12 5
:deterring>:hiding	1 8 5 5 6 -2 8 21
:deterring>:jobless	0 5 13 10
:deterring>:keything	8 15
:deterring>:law	8 1
:deterring>:lifeword	6 7
:deterring>:longperiod	1 11
:deterring>:money	4 11
:deterring>:nation	9 7
:deterring>:nearby	14 -2
:deterring>:negation	1 3 2 -13
:deterring>:neighbour	1 -19 2 25 7 31 8 -2
:deterring>:newness	2 4 6 -10 10 15
:deterring>:number	1 34 6 -21
:deterring>:offerdeal	0 3 4 8
:deterring>:online	0 -37 2 -7 4 -50 5 -17 6 -11 7 -16 8 -17 11 7 14 31
:deterring>:onlyword	1 7
:deterring>:openprice	3 4 4 28 6 5 7 -40 8 1
:deterring>:opinion	1 13 2 12 4 -19 6 3 7 -19 14 5
:deterring>:origin	2 2
:deterring>:payer	2 11 3 8 13 3 14 9
:deterring>:paying	5 -3
:deterring>:period	1 4 6 -17 13 7
:deterring>:person	0 8 1 10 2 -11 6 27 9 6
:deterring>:pet	3 18
:deterring>:photo	7 13
:deterring>:place	0 -25 7 3 14 -7
:deterring>:politics	2 -1
:deterring>:ranking	5 31 10 -1
:deterring>:refusing	8 9
:deterring>:rent	4 46 13 -17
:deterring>:return	4 48 13 -28
:deterring>:room	0 -25 2 -9 4 -20 7 8 8 -8 11 4
:deterring>:rulesplace	6 -1 7 10
:deterring>:scarcity	4 14
:deterring>:seller	2 19 14 21
:deterring>:sex	2 3
:deterring>:spelled	1 12 2 -21 3 1 4 -13 6 11 7 21 8 5 11 -30
:deterring>:superlative	5 13 6 2
:deterring>:thing	13 6
:deterring>:title	2 4 4 3 8 8
:deterring>:urgency	6 10
:deterring>:utility	8 35
:deterring>:wanting	0 -2 3 12 6 -14 7 4 11 12
:deterring>:work	1 7 6 -3 9 6
:deterring>:writeto	6 8
:deterring_:absence	3 9
:deterring_:absolute	1 9 7 28 8 18
:deterring_:accepting	3 10
:deterring_:advance	4 -12 7 -1
:deterring_:benefit	0 14 2 -14
:deterring_:bid	6 -4 8 3
:deterring_:building	3 2 8 3 10 13
:deterring_:burden	3 16 4 -5 6 18 9 6 14 6
:deterring_:child	0 7 1 4
:deterring_:childless	1 14
:deterring_:childthing	1 10
:deterring_:clocktime	0 -31 5 -4 6 -29 7 -14 8 -5 9 -35 11 -21
:deterring_:codething	7 -27 8 29
:deterring_:condition	0 1 5 -13 7 -9
:deterring_:deadline	2 -7 3 -10 5 -20 6 -10 9 -28 11 -43 12 -9 13 5
:deterring_:demand	4 3
:deterring_:demanding	0 36 2 -14 6 1 7 -2
:deterring_:deterring	0 21 2 9 3 22 4 -16 7 7
:deterring_:disability	8 -3
:deterring_:disclaimer	0 11
:deterring_:everyone	0 -27 2 3 8 2
:deterring_:fairness	1 -11
:deterring_:fee	0 7
:deterring_:feething	0 -13 2 4 4 -6 5 -8
:deterring_:fixed	6 -1 9 -2 12 10
:deterring_:hiding	5 -6 6 -42 8 26
:deterring_:longperiod	13 5
:deterring_:losing	2 7
:deterring_:money	4 6 13 6
:deterring_:nation	2 25 9 6
:deterring_:nearby	2 -5 7 8 8 -3 10 1
:deterring_:negation	0 12 2 1 6 7 8 28
:deterring_:neighbour	3 1 7 18 8 -3
:deterring_:newness	7 -1 10 19
:deterring_:number	1 5 6 -15 13 19
:deterring_:offerdeal	0 7 6 12
:deterring_:online	0 -12 3 2 10 9 14 20
:deterring_:onlyword	1 15 3 3 8 15
:deterring_:openprice	1 -8 2 8 3 16 4 -9 6 19 7 -2 8 2 12 -5 14 9
:deterring_:opinion	2 20 4 -43 6 11 8 9
:deterring_:payer	2 4 3 6
:deterring_:paying	0 19 2 9 13 12
:deterring_:period	1 -5 6 -2 7 -7 13 18
:deterring_:person	2 8 9 5
:deterring_:pet	3 14
:deterring_:petpart	3 21
:deterring_:phone	14 12
:deterring_:photo	8 -4 11 7
:deterring_:place	0 -30 2 -3 7 14 9 1
:deterring_:promise	0 16
:deterring_:ranking	5 31 6 -23 7 -37
:deterring_:refusing	6 7
:deterring_:rent	4 15
:deterring_:return	4 25 6 -3 10 7
:deterring_:room	0 -68 4 -41 7 1 8 -38 14 -16
:deterring_:rulesplace	8 12
:deterring_:scarcity	1 5 4 14
:deterring_:seller	2 19 3 1 6 16
:deterring_:sex	2 3
:deterring_:spelled	4 -6 6 5 13 37
:deterring_:superlative	7 3
:deterring_:thing	13 17
:deterring_:time	6 27
:deterring_:title	0 11 3 4
:deterring_:tribunalrent	10 6
:deterring_:urgency	6 7
:deterring_:utility	0 -1 8 28
:deterring_:wanting	0 15 2 -25 4 -12
:deterring_:welcoming	2 4 6 10 8 8
:deterring_:work	8 -22 9 7
:deterring_:writeto	6 14
:digits	3 17 10 3 11 7 14 30
:digits $	3 9 7 -15
:digits ,	8 3
:digits :absolute	14 3
:digits :digits	14 4
:digits :dislike	7 7
:digits :negation	14 3
:digits :number	14 17
:digits :payer	14 3
:digits :pet	3 6
:digits :spelled	14 23
:digits seven	14 6
:digits zero	14 3
:digits>:absolute	14 2
:digits>:digits	3 10 11 4
:digits>:dislike	7 7
:digits>:negation	14 3
:digits>:number	14 23
:digits>:payer	14 3
:digits>:pet	3 6
:digits>:return	10 6
:digits>:spelled	3 9 11 3 14 20
:digits>:work	14 6
:digits_:absolute	14 9
:digits_:digits	11 4 14 6
:digits_:nearby	10 6
:digits_:negation	14 6
:digits_:number	14 16
:digits_:payer	14 6
:digits_:place	10 5
:digits_:return	10 6
:digits_:spelled	11 4 14 13
:digits_:work	14 3
:disability	0 -15 1 -20 2 111 3 -51 5 -16 6 -94 7 -21 8 51 9 -5 10 -17 12 -43 14 -25
:disability $	1 -8 2 11 3 -12
:disability ,	0 -46 1 13 2 17 6 -30 11 3
:disability :accepting	0 9
:disability :benefit	0 14
:disability :condition	2 4 8 11
:disability :demand	2 1
:disability :disability	0 -3 2 25
:disability :healthword	0 -6 2 20
:disability :negation	2 11
:disability :openprice	0 4 13 7
:disability :opinion	0 1 2 -2 13 8
:disability :paying	0 13
:disability :person	0 -19 2 34
:disability :pet	2 49
:disability :place	6 5
:disability :promise	2 3
:disability :rent	4 13
:disability :return	4 13
:disability :school	7 2
:disability :source	8 1
:disability allowance	0 9
:disability and	8 36
:disability are	1 5 2 18 8 -10
:disability bodied	2 6
:disability dog	2 30 3 -16
:disability dogs	2 20
:disability health	2 3
:disability in	2 14
:disability or	2 16
:disability payment	0 7
:disability people	2 1
:disability rent	4 13
:disability to	0 1 2 -12 13 8
:disability>:accepting	0 2
:disability>:asking	2 9
:disability>:benefit	0 13
:disability>:burden	2 3
:disability>:codething	1 2
:disability>:condition	2 3 8 9
:disability>:denying	1 3
:disability>:deterring	2 11
:disability>:disability	0 -19 2 46
:disability>:fairness	1 8
:disability>:healthword	0 -6 1 -2 2 17
:disability>:negation	2 3 11 13
:disability>:neighbour	2 10
:disability>:openprice	0 1 1 7 8 -29 13 5
:disability>:opinion	2 -4 13 7
:disability>:paying	0 13
:disability>:person	0 -26 2 43
:disability>:pet	2 49
:disability>:place	6 3
:disability>:promise	2 7
:disability>:refusing	0 3
:disability>:rent	4 13
:disability>:return	4 11
:disability>:room	8 -6
:disability>:school	7 2
:disability>:spelled	2 4
:disability>:welcoming	8 11
:disability>:writeto	2 -5
:disability_:accepting	2 16
:disability_:asking	2 18
:disability_:benefit	0 9
:disability_:burden	3 8
:disability_:codething	1 6 2 -18 8 -9
:disability_:deadline	2 4 8 12
:disability_:demanding	2 25 8 4
:disability_:denying	1 3
:disability_:deterring	2 32
:disability_:disability	2 37
:disability_:disclaimer	11 5
:disability_:fairness	1 7 2 -2
:disability_:healthword	2 5
:disability_:hiding	0 4
:disability_:keything	2 4
:disability_:lifeword	8 7
:disability_:losing	8 3
:disability_:negation	1 2 2 28 3 -35 6 -19 11 12
:disability_:neighbour	2 12
:disability_:onlyword	3 8
:disability_:openprice	1 1 8 -2
:disability_:opinion	2 3
:disability_:payer	2 32
:disability_:paying	13 7
:disability_:person	2 17
:disability_:photo	2 8
:disability_:place	2 8
:disability_:ranking	2 3
:disability_:refusing	0 3
:disability_:regretting	2 8
:disability_:room	2 14 8 -18
:disability_:scarcity	3 4
:disability_:seller	2 4 8 3
:disability_:spelled	2 21
:disability_:title	8 23
:disability_:wanting	2 4
:disability_:welcoming	8 23
:disability_:writeto	2 -3
:disclaimer	0 3 2 1 4 -3 5 19 6 28 7 -19 8 -78 9 5 11 60 14 -10
:disclaimer $	0 -10 5 2 7 12 11 30
:disclaimer ,	6 3 8 -5
:disclaimer :absence	9 7
:disclaimer :advance	10 8
:disclaimer :building	2 -19
:disclaimer :burden	11 31
:disclaimer :condition	11 6
:disclaimer :deadline	6 9
:disclaimer :demanding	0 4
:disclaimer :deterring	6 1 11 17
:disclaimer :fee	5 2
:disclaimer :fixed	4 -1 6 3
:disclaimer :longperiod	13 6
:disclaimer :number	13 14
:disclaimer :openprice	4 -1 11 13
:disclaimer :pet	5 1
:disclaimer :ranking	10 8
:disclaimer :refusing	9 8
:disclaimer :seller	4 2
:disclaimer a	0 3
:disclaimer expense	5 4
:disclaimer for	0 7
:disclaimer if	11 3
:disclaimer in	9 25
:disclaimer it	6 17 10 5
:disclaimer kind	2 1
:disclaimer on	11 17
:disclaimer out	9 8
:disclaimer pet	5 2
:disclaimer the	0 3 3 3
:disclaimer upon	11 9
:disclaimer £#	5 23
:disclaimer>:absence	2 -6 9 3
:disclaimer>:absolute	11 8
:disclaimer>:advance	6 6 10 1
:disclaimer>:asking	6 10
:disclaimer>:building	1 16 2 -5 13 6
:disclaimer>:burden	2 -17 4 -13 6 1 7 -16 11 33 13 -4
:disclaimer>:codething	6 7 8 -1
:disclaimer>:condition	4 -2 6 14 11 18
:disclaimer>:consent	7 -9
:disclaimer>:councilpay	7 -1
:disclaimer>:deadline	6 4
:disclaimer>:demanding	0 1
:disclaimer>:deterring	6 20 11 22
:disclaimer>:dislike	2 1
:disclaimer>:fee	5 8
:disclaimer>:fixed	4 -5 6 3
:disclaimer>:income	0 7
:disclaimer>:keything	6 6
:disclaimer>:longperiod	13 1
:disclaimer>:nearby	0 5
:disclaimer>:neighbour	6 8
:disclaimer>:number	13 8
:disclaimer>:openprice	4 -5 11 25 12 2
:disclaimer>:pet	3 13
:disclaimer>:politics	2 12
:disclaimer>:ranking	10 1
:disclaimer>:refusing	9 4
:disclaimer>:rent	4 12
:disclaimer>:return	4 11
:disclaimer>:room	6 5
:disclaimer>:safety	2 1
:disclaimer>:seller	4 5 6 6
:disclaimer>:source	7 -26
:disclaimer>:spelled	0 4
:disclaimer>:urgency	6 5
:disclaimer>:utility	7 -5
:disclaimer>:wanting	6 1
:disclaimer>:welcoming	4 4
:disclaimer>:work	0 22
:disclaimer_:absolute	7 2
:disclaimer_:advance	6 10
:disclaimer_:asking	6 3
:disclaimer_:building	1 10 13 3
:disclaimer_:burden	2 -10
:disclaimer_:clocktime	0 3 12 5
:disclaimer_:condition	6 19 11 1 13 12
:disclaimer_:consent	7 -11
:disclaimer_:councilpay	0 4 7 -2
:disclaimer_:deadline	6 18 12 16 13 1
:disclaimer_:demand	0 9 2 11
:disclaimer_:demanding	5 13 6 9
:disclaimer_:deterring	3 1
:disclaimer_:disability	6 7
:disclaimer_:family	6 8
:disclaimer_:jobless	11 3
:disclaimer_:jobname	8 2
:disclaimer_:kin	6 8
:disclaimer_:lifeword	0 2
:disclaimer_:longperiod	12 -4
:disclaimer_:nation	2 29
:disclaimer_:nearby	0 4
:disclaimer_:negation	11 5
:disclaimer_:newness	6 20
:disclaimer_:online	14 8
:disclaimer_:openprice	11 18
:disclaimer_:opinion	0 -20 6 9
:disclaimer_:payer	6 6
:disclaimer_:paying	13 13
:disclaimer_:period	12 -6
:disclaimer_:person	0 12
:disclaimer_:politics	2 21
:disclaimer_:ranking	6 25
:disclaimer_:refusing	4 15
:disclaimer_:safety	2 1
:disclaimer_:source	7 -11
:disclaimer_:spelled	0 2 4 -18
:disclaimer_:time	6 4
:disclaimer_:tribunalrent	1 5
:disclaimer_:urgency	6 25
:disclaimer_:utility	7 -4
:disclaimer_:welcoming	4 12
:disclaimer_:work	0 30
:dislike	0 -8 1 100 2 12 6 -3 7 6 8 4 10 -29 11 -62 12 -39 14 6
:dislike $	0 -21 1 15 2 6 3 -2 4 8 5 11 8 2
:dislike ,	1 9 2 13 8 3
:dislike :absence	6 1
:dislike :clocktime	7 10
:dislike :codething	14 6
:dislike :deadline	1 24
:dislike :fee	7 7
:dislike :openprice	1 8 3 2 8 2
:dislike :opinion	3 5 8 7
:dislike :paying	7 7
:dislike :refusing	6 2
:dislike :spelled	1 3
:dislike and	1 7
:dislike costs	7 7
:dislike is	14 6
:dislike out	6 2
:dislike so	3 2
:dislike the	1 23
:dislike there	14 5
:dislike to	3 8 8 10
:dislike>:child	1 23
:dislike>:clocktime	7 9
:dislike>:codething	14 5
:dislike>:deadline	1 15
:dislike>:fee	7 7
:dislike>:holiday	7 7
:dislike>:negation	3 5
:dislike>:openprice	1 5 3 3 6 11
:dislike>:opinion	3 5 6 9 8 8
:dislike>:paying	7 7
:dislike>:person	2 -10
:dislike>:refusing	6 2
:dislike>:sex	2 2
:dislike>:spelled	1 10
:dislike>:superlative	7 1
:dislike_:asking	3 2
:dislike_:child	1 28
:dislike_:codething	1 5
:dislike_:condition	6 7 14 1
:dislike_:demanding	3 1
:dislike_:fairness	3 2
:dislike_:money	1 1
:dislike_:negation	1 10 3 5
:dislike_:online	14 -8
:dislike_:openprice	6 6
:dislike_:opinion	6 16
:dislike_:pet	3 3
:dislike_:petpart	3 5
:dislike_:room	1 7
:dislike_:spelled	1 3
:everyone	0 -22 1 -9 2 -1 4 -16 6 -30 7 21 8 -12 9 -22 10 14 12 -2 13 -6 14 -36
:everyone $	0 -67 1 -43 3 4 4 -43 5 7 7 9 8 -22 11 11
:everyone ,	4 -10 8 -5
:everyone :accepting	8 2
:everyone :age	1 -19
:everyone :asking	3 -20
:everyone :benefit	0 13
:everyone :bid	4 11
:everyone :burden	2 -3
:everyone :child	1 38
:everyone :childless	1 -13
:everyone :clocktime	8 16 12 11
:everyone :codething	1 15 2 -8 6 15
:everyone :councilpay	4 2 7 12
:everyone :deadline	6 -29 8 5 12 11
:everyone :demand	4 13
:everyone :demanding	3 -13
:everyone :deterring	1 -15 2 -23 6 -36 7 20
:everyone :disability	2 19
:everyone :dislike	1 13
:everyone :fairness	3 -11
:everyone :feething	1 -14
:everyone :healthword	2 22
:everyone :income	2 2
:everyone :lifeword	2 5
:everyone :longperiod	13 12
:everyone :newness	6 -39
:everyone :offerdeal	7 6
:everyone :online	10 5
:everyone :openprice	14 4
:everyone :opinion	5 8
:everyone :payer	0 5 4 10 7 11 12 11
:everyone :period	7 10 13 -18
:everyone :person	1 14 2 -12 8 -6
:everyone :pet	3 5
:everyone :photo	7 5
:everyone :return	0 -2
:everyone :rulesplace	11 4
:everyone :seller	7 13 12 12
:everyone :sex	2 39
:everyone :source	2 1
:everyone :title	0 7 6 2 7 20 14 2
:everyone :wanting	1 -18 2 -29 6 24
:everyone :welcoming	1 -2
:everyone :work	8 11
:everyone a	11 5
:everyone adult	0 2
:everyone age	1 -20
:everyone as	8 18
:everyone ask	3 -8
:everyone child	1 23
:everyone circumstances	3 4
:everyone colour	2 2
:everyone day	0 7
:everyone disability	2 4
:everyone disabled	2 4
:everyone else	2 4 6 -6
:everyone happens	7 8
:everyone has	4 4
:everyone in	0 2 6 6 10 20
:everyone is	1 23 2 -1 6 18
:everyone kind	3 2 7 -14
:everyone lives	7 4
:everyone living	2 7
:everyone month	7 1 13 -25
:everyone more	6 1
:everyone name	14 7
:everyone occupants	1 15
:everyone of	0 7 3 1 8 22 13 6
:everyone offers	4 3
:everyone other	7 3
:everyone our	12 13
:everyone price	7 7
:everyone reasonable	4 4
:everyone september	12 11
:everyone sex	2 8
:everyone so	4 2 13 4
:everyone still	1 5
:everyone the	4 10 11 -16
:everyone time	6 -14
:everyone to	5 2
:everyone wants	6 17
:everyone way	5 -16
:everyone who	0 1 7 21
:everyone whose	0 12
:everyone with	1 16 2 9 5 1
:everyone you	4 3
:everyone>:age	1 -20
:everyone>:asking	2 -18 3 -25
:everyone>:benefit	0 22
:everyone>:bid	4 24
:everyone>:building	6 9
:everyone>:burden	2 -21 6 6
:everyone>:child	1 61 2 -2
:everyone>:childless	0 4 1 -13
:everyone>:clocktime	6 -12 8 32 12 10
:everyone>:codething	1 13 2 -11 6 19
:everyone>:condition	5 4
:everyone>:councilpay	4 1 7 11
:everyone>:deadline	7 8 8 22 12 16
:everyone>:demand	4 13
:everyone>:demanding	3 -17
:everyone>:deterring	1 -26 2 -48 3 -4 6 -12 7 15
:everyone>:disability	2 33
:everyone>:disclaimer	0 3
:everyone>:dislike	1 13
:everyone>:everyone	0 -11 2 -2 4 -12
:everyone>:fairness	0 -2 2 -31 3 -22
:everyone>:family	1 14
:everyone>:feething	1 -24
:everyone>:fixed	12 -13
:everyone>:healthword	2 10
:everyone>:hiding	1 6 7 6
:everyone>:income	0 -4 7 -7 13 -14
:everyone>:kin	1 21
:everyone>:lifeword	2 4
:everyone>:longperiod	13 10
:everyone>:nation	2 15
:everyone>:newness	7 24
:everyone>:number	1 6
:everyone>:offerdeal	7 5
:everyone>:online	10 4
:everyone>:openprice	5 8 7 10 11 20
:everyone>:opinion	2 -12 4 23 5 15
:everyone>:origin	2 5
:everyone>:payer	2 -18 4 17 12 11
:everyone>:period	7 8 8 9 12 -5 13 -15
:everyone>:person	0 -24 7 -7 8 -11
:everyone>:pet	3 29
:everyone>:photo	7 2 11 -3
:everyone>:promise	7 9
:everyone>:ranking	6 5
:everyone>:rent	0 6
:everyone>:return	4 5
:everyone>:rulesplace	11 4
:everyone>:seller	4 3 7 19 12 9 14 1
:everyone>:sex	2 33
:everyone>:time	1 19
:everyone>:title	0 9 6 12 7 19 14 2
:everyone>:wanting	1 -29 6 16 8 -5
:everyone>:welcoming	1 -19
:everyone>:work	0 5 8 2
:everyone>:writeto	4 1
:everyone_:absolute	2 -15 7 42
:everyone_:accepting	1 -21 4 5 12 16
:everyone_:advance	0 -5
:everyone_:asking	1 -5 2 -20 6 -5
:everyone_:benefit	0 50
:everyone_:bid	1 19 4 48 7 -6
:everyone_:building	2 1 6 12
:everyone_:burden	0 11 1 25 2 3 4 -1 5 4 7 -16
:everyone_:childless	0 3 1 22
:everyone_:clocktime	4 20
:everyone_:codething	4 11 6 25
:everyone_:condition	5 2 13 2
:everyone_:councilpay	0 9
:everyone_:deadline	2 5 6 6 8 4
:everyone_:demanding	1 10 2 -8 8 -15 13 -20
:everyone_:deterring	0 14 7 -7
:everyone_:disability	2 23
:everyone_:everyone	0 -41 2 -31 4 -36 5 -10 6 -18 13 -13
:everyone_:fairness	0 -11 2 -28 4 9
:everyone_:faith	2 -9
:everyone_:fee	2 6
:everyone_:feething	2 -7
:everyone_:fixed	12 -23
:everyone_:holiday	5 10 9 7
:everyone_:income	0 -9 2 -3 7 -6 13 -4
:everyone_:jobless	0 2
:everyone_:lifeword	1 1 8 2
:everyone_:losing	4 1 5 8
:everyone_:nation	2 9
:everyone_:nearby	2 3 7 16
:everyone_:negation	11 23
:everyone_:neighbour	1 5 6 15
:everyone_:newness	7 28
:everyone_:number	1 29
:everyone_:offerdeal	2 6
:everyone_:onlyword	1 10
:everyone_:openprice	0 -8 4 3 6 2 7 -4 11 10 13 -32
:everyone_:opinion	2 -24 4 8 7 -26
:everyone_:payer	1 -4 3 -32 6 -8 8 3
:everyone_:paying	4 8 5 6
:everyone_:period	8 9 13 1
:everyone_:person	0 -31 2 6 8 -12
:everyone_:pet	3 24
:everyone_:phone	8 6
:everyone_:photo	2 12
:everyone_:place	1 2 6 7 7 29
:everyone_:promise	1 11 2 4 6 4
:everyone_:ranking	3 1 4 6
:everyone_:rent	0 8
:everyone_:return	0 9
:everyone_:room	7 6 10 34
:everyone_:rulesplace	7 3
:everyone_:scarcity	7 6
:everyone_:seller	3 -8 4 9 10 3
:everyone_:spelled	2 7 6 2
:everyone_:superlative	4 45
:everyone_:time	1 12 6 4 7 21
:everyone_:tribunalrent	7 8
:everyone_:urgency	6 13
:everyone_:wanting	2 -5
:everyone_:welcoming	2 -37
:everyone_:work	7 3
:everyone_:writeto	11 11
:fairness	0 -23 2 -13 3 -17 4 49 5 9 8 -11 11 15 12 -11 13 -50
:fairness $	0 -8 1 -9 3 -24 4 18 6 4 7 -10 8 -11 11 11 14 -16
:fairness ,	0 1 8 4 9 8
:fairness :asking	4 1
:fairness :burden	1 2 7 6
:fairness :condition	2 7
:fairness :deadline	4 1
:fairness :demanding	4 1
:fairness :deterring	1 8 2 -7 7 11
:fairness :everyone	7 10
:fairness :newness	10 1
:fairness :offerdeal	4 8
:fairness :openprice	1 -10 8 -3
:fairness :opinion	1 -7 3 -16 5 1
:fairness :origin	2 6
:fairness :person	2 1 7 13
:fairness :sex	2 10
:fairness :spelled	8 7
:fairness :title	5 8 14 6
:fairness :urgency	6 6
:fairness :wanting	6 2
:fairness about	3 11
:fairness against	1 8
:fairness anyone	7 10
:fairness as	8 19
:fairness else	2 1
:fairness for	0 -7 2 -32 6 -44 7 -2 14 7
:fairness happens	7 8
:fairness if	2 6
:fairness in	3 2 7 6
:fairness it	5 9
:fairness name	14 7
:fairness of	6 10
:fairness on	1 10 2 -4 7 11
:fairness sex	2 8
:fairness that	1 1
:fairness the	4 20 11 21
:fairness to	10 2
:fairness wants	6 6
:fairness who	5 9
:fairness>:asking	4 12
:fairness>:benefit	0 8
:fairness>:bid	4 13
:fairness>:burden	1 6
:fairness>:child	1 13
:fairness>:deadline	4 27
:fairness>:demanding	4 1
:fairness>:deterring	1 6 2 -17 7 7
:fairness>:everyone	0 -33 1 -20 4 -17
:fairness>:fee	4 7 5 3
:fairness>:kin	4 8
:fairness>:negation	8 1
:fairness>:newness	4 8
:fairness>:number	4 1
:fairness>:offerdeal	4 32
:fairness>:openprice	1 -23 2 -5 5 6
:fairness>:opinion	1 -6 3 -7 5 10
:fairness>:origin	2 2
:fairness>:payer	5 7
:fairness>:paying	5 7
:fairness>:person	1 4 2 8 4 2 5 5 7 11
:fairness>:pet	3 15
:fairness>:politics	2 8
:fairness>:preferring	4 3 11 2
:fairness>:return	4 8
:fairness>:seller	2 -1 4 11 5 4
:fairness>:spelled	8 16
:fairness>:title	5 7 14 5
:fairness>:work	7 1
:fairness_:asking	3 -19 4 17
:fairness_:benefit	0 8
:fairness_:burden	0 10 4 -15 13 -10
:fairness_:child	1 18
:fairness_:childless	2 8
:fairness_:clocktime	8 -10 14 3
:fairness_:codething	4 8
:fairness_:deadline	2 3 4 9 8 -17
:fairness_:denying	1 5
:fairness_:deterring	0 6 2 -7
:fairness_:everyone	0 -52 4 -14 5 -4 6 -35 7 -25 13 -16
:fairness_:fairness	0 -15
:fairness_:fee	2 7 4 12 5 2
:fairness_:feething	6 -11
:fairness_:kin	4 10
:fairness_:losing	2 1
:fairness_:nearby	3 10 4 11 7 20
:fairness_:negation	2 6
:fairness_:neighbour	3 12
:fairness_:newness	7 2
:fairness_:offerdeal	2 7 4 14
:fairness_:openprice	0 -27 2 18 4 20 13 7
:fairness_:opinion	2 12 3 3 5 3 6 5
:fairness_:origin	2 -24
:fairness_:payer	2 8 5 8
:fairness_:paying	5 27
:fairness_:person	2 12 4 23
:fairness_:pet	3 19
:fairness_:photo	11 14
:fairness_:place	7 17
:fairness_:rent	4 12
:fairness_:return	4 15
:fairness_:sex	2 -15
:fairness_:spelled	4 -5 14 9
:fairness_:title	1 8 6 4
:fairness_:urgency	6 -3
:fairness_:wanting	1 5 6 8
:fairness_:work	0 -2 7 1
:fairness_:writeto	2 12
:faith	0 -62 1 -149 2 164 3 -43 4 -43 5 -31 6 -9 7 -70 8 -20 11 -35 13 -7 14 -52
:faith $	0 -2 2 46 6 8
:faith :absolute	2 9
:faith :advance	2 16
:faith :burden	2 16
:faith :faith	2 1
:faith :family	2 35
:faith :holiday	6 2
:faith :kin	2 30
:faith :newness	2 6
:faith :onlyword	2 9
:faith :openprice	2 -7
:faith :person	0 -9 2 34
:faith :promise	2 1
:faith :ranking	2 16
:faith :scarcity	2 9
:faith :seller	2 14
:faith :spelled	2 9
:faith :worshipplace	2 -24
:faith :writeto	2 4
:faith family	2 21
:faith get	2 4
:faith household	2 4
:faith in	2 30
:faith night	6 2
:faith of	2 8
:faith only	2 9
:faith or	2 -14
:faith>:absolute	2 10
:faith>:advance	2 26
:faith>:building	2 8
:faith>:burden	2 21
:faith>:deterring	2 1
:faith>:disclaimer	2 3
:faith>:family	2 42
:faith>:holiday	6 2
:faith>:kin	2 38
:faith>:newness	2 22
:faith>:onlyword	2 14
:faith>:openprice	2 -3
:faith>:opinion	2 15
:faith>:person	0 -13 2 37
:faith>:promise	2 6
:faith>:ranking	2 26
:faith>:scarcity	2 15
:faith>:seller	2 26
:faith>:spelled	2 11
:faith>:work	0 1
:faith>:writeto	2 18
:faith_:absolute	2 7
:faith_:advance	2 32
:faith_:asking	2 10
:faith_:bid	0 1 2 11
:faith_:burden	2 9
:faith_:condition	2 7
:faith_:demand	2 9
:faith_:demanding	2 22
:faith_:deterring	2 12
:faith_:hiding	0 1
:faith_:kin	2 1
:faith_:newness	2 36
:faith_:online	2 2
:faith_:onlyword	2 20
:faith_:opinion	2 34
:faith_:preferring	2 15
:faith_:ranking	2 42
:faith_:scarcity	2 8
:faith_:seller	2 19
:faith_:sex	2 -9
:faith_:spelled	2 27
:faith_:superlative	0 1
:faith_:wanting	2 1
:faith_:worshipplace	2 21
:faith_:writeto	2 14
:family	0 -41 1 86 2 29 4 -30 5 -14 6 -56 7 -12 8 30 13 -29 14 -41
:family $	1 13 3 17 6 -13
:family ,	0 -30 1 7 4 -2
:family :absolute	2 14
:family :accepting	1 29
:family :advance	1 5
:family :building	8 -5 11 9
:family :burden	2 8
:family :clocktime	2 1
:family :deadline	1 8
:family :fairness	1 4
:family :negation	1 16
:family :onlyword	1 5 2 6
:family :openprice	2 28
:family :opinion	2 15
:family :preferring	2 9
:family :promise	1 25
:family :ranking	1 11
:family :scarcity	2 12
:family and	1 15 2 9
:family from	2 1
:family in	2 7 8 6
:family only	2 15
:family or	1 1
:family preferred	2 3
:family says	4 2
:family should	1 1
:family to	2 15
:family with	1 -2 2 -41
:family would	1 13
:family>:absolute	1 -10 2 9
:family>:accepting	1 37 2 -7
:family>:advance	1 5
:family>:age	1 1
:family>:building	11 8
:family>:burden	2 12
:family>:child	1 -23 2 -17
:family>:childless	1 -9
:family>:clocktime	2 2
:family>:deadline	1 6
:family>:demanding	1 10
:family>:disability	8 3
:family>:fairness	1 7
:family>:faith	2 4
:family>:family	1 24
:family>:feething	1 -7
:family>:healthword	8 6
:family>:kin	1 -39
:family>:negation	2 13
:family>:newness	2 7
:family>:number	1 11
:family>:onlyword	1 6 2 4
:family>:openprice	2 29
:family>:opinion	2 15
:family>:person	2 -9
:family>:promise	1 23
:family>:ranking	1 27
:family>:scarcity	2 15
:family>:spelled	1 32 8 13
:family>:title	2 -1
:family>:wanting	1 -5 3 5
:family_:absence	1 6 8 12 12 2
:family_:accepting	1 3 8 12
:family_:advance	2 5
:family_:age	1 8
:family_:building	0 1 8 7
:family_:burden	1 29 2 9
:family_:child	1 -14 2 -11
:family_:childless	1 -1
:family_:codething	2 18 8 9
:family_:condition	1 21
:family_:deadline	12 2
:family_:demanding	1 5 2 -8
:family_:deterring	1 21
:family_:disclaimer	0 15
:family_:everyone	1 -22
:family_:faith	2 12
:family_:family	0 8 1 25
:family_:fixed	1 15
:family_:holiday	1 10
:family_:income	8 1
:family_:kin	0 8 1 -19 2 -15
:family_:negation	2 15 8 5
:family_:newness	2 5
:family_:number	1 8 2 -2
:family_:openprice	0 10 1 9 2 1
:family_:opinion	1 33
:family_:paying	1 2
:family_:period	1 4
:family_:person	2 -34
:family_:phone	2 1
:family_:ranking	1 10 2 8 12 2
:family_:regretting	1 5
:family_:scarcity	2 1
:family_:spelled	1 16 8 7
:family_:superlative	7 10
:family_:wanting	3 4
:fee	0 -74 1 -55 2 -54 3 -68 5 119 6 -3 8 -155 9 -17 10 -77 11 -79 12 -39 13 -20 14 -47
:fee $	3 -32 5 25 6 -11 7 8 8 -7
:fee ,	5 44
:fee :age	5 7
:fee :asking	5 20
:fee :burden	4 1
:fee :demanding	5 29
:fee :deterring	4 3 5 24
:fee :fixed	6 6
:fee :number	5 7
:fee :openprice	6 -2
:fee :return	6 4
:fee :tribunalrent	6 4
:fee apply	5 20
:fee for	2 -4 3 -11
:fee of	5 53 6 -19 7 -25
:fee on	4 10
:fee to	5 2
:fee £#	4 -27 13 -9
:fee>:age	5 20
:fee>:asking	4 12 5 17
:fee>:burden	5 16
:fee>:child	1 4
:fee>:clocktime	5 5
:fee>:condition	5 1
:fee>:deadline	4 -4 6 12
:fee>:demanding	4 3 5 30
:fee>:deterring	5 27
:fee>:everyone	7 -1
:fee>:fairness	4 10
:fee>:feething	5 16
:fee>:fixed	6 13
:fee>:money	5 2
:fee>:negation	5 -2
:fee>:number	5 18
:fee>:openprice	6 -8
:fee>:paying	5 6
:fee>:person	5 3
:fee>:pet	3 -4
:fee>:rent	13 15
:fee>:return	6 8 13 15
:fee>:room	5 12
:fee>:scarcity	5 15
:fee>:spelled	5 -13
:fee>:tribunalrent	6 2
:fee_:absolute	13 5
:fee_:age	5 1
:fee_:asking	4 31 6 -5
:fee_:burden	4 -7 5 29
:fee_:child	1 5
:fee_:clocktime	5 6 6 10 13 3
:fee_:condition	5 3
:fee_:deadline	4 -27 5 10 6 24
:fee_:demanding	5 6
:fee_:deterring	5 4
:fee_:everyone	5 11
:fee_:fairness	4 16 5 10
:fee_:feething	5 11 6 -14
:fee_:money	5 17
:fee_:negation	3 10 5 -3
:fee_:number	5 7 7 2
:fee_:openprice	6 -19
:fee_:opinion	4 -4
:fee_:payer	3 -1
:fee_:paying	4 -2
:fee_:period	6 4 13 -18
:fee_:photo	5 16
:fee_:room	5 11
:fee_:scarcity	5 13
:fee_:spelled	3 10 7 2
:feething	0 -33 1 -32 2 -63 3 -14 4 -49 5 110 6 -34 7 -49 9 -16 10 -46 12 17 14 -50
:feething $	0 -24 1 -7 2 1 3 -42 4 5 5 22 8 3 9 -3 11 -6 14 3
:feething ,	0 -1 3 -13 7 2 8 5 11 1 13 14
:feething :absence	9 23
:feething :accepting	5 -2
:feething :advance	5 -19 13 -7
:feething :building	6 4
:feething :burden	1 14 5 4 6 -12 13 -2
:feething :child	8 9
:feething :clocktime	1 13
:feething :codething	0 -36 4 -25 7 -3 8 -27 13 2 14 -9
:feething :condition	5 7
:feething :consent	5 1
:feething :deadline	12 9
:feething :demanding	5 32
:feething :denying	13 5
:feething :deposit	5 -27 13 -7
:feething :disclaimer	5 7
:feething :fee	4 -40 5 46 6 -6
:feething :feething	0 -43 1 1 5 22
:feething :fixed	12 4
:feething :hiding	8 13
:feething :keything	5 -10
:feething :losing	0 5
:feething :money	5 24
:feething :negation	8 7
:feething :neighbour	6 5
:feething :online	5 6
:feething :openprice	0 -6 6 -46 8 -3 11 -2 12 18
:feething :payer	0 2
:feething :paying	5 -2 13 -32
:feething :photo	6 7
:feething :promise	4 5
:feething :ranking	12 5 13 -13
:feething :refusing	8 1 9 7
:feething :rent	5 2
:feething :return	5 35
:feething :spelled	5 15 6 -6
:feething :utility	5 14
:feething :welcoming	14 2
:feething and	11 2
:feething at	0 -1 5 10
:feething charge	5 16
:feething check	5 3
:feething clerk's	5 4
:feething cutting	8 -5
:feething deposit	5 -27 13 -7
:feething essential	6 5
:feething feature	8 -2
:feething fee	5 20
:feething flat	6 8
:feething from	1 11
:feething go	0 5
:feething has	1 2
:feething history	13 6
:feething in	0 -34 1 -18 5 14 9 6
:feething is	0 -31 1 -4 4 -13 5 -7 8 -12 12 4 13 4
:feething min	12 6
:feething money	5 20
:feething out	8 2 9 7
:feething please	14 3
:feething recommended	6 5
:feething rent	5 2
:feething search	5 7
:feething set	5 5
:feething slots	6 2
:feething through	5 1
:feething under	8 9
:feething when	5 17
:feething will	4 7 7 7
:feething with	8 20
:feething £#	5 21
:feething>:absence	0 20 6 6 9 15
:feething>:absolute	7 12 8 11
:feething>:accepting	5 -13 6 -3 10 5 11 15
:feething>:advance	5 -20 13 -6
:feething>:building	6 3 10 7
:feething>:burden	1 10 5 4 6 -18
:feething>:child	8 12
:feething>:clocktime	1 6 6 -33
:feething>:codething	0 -40 4 -35 7 -3 8 -23 12 3 14 -15
:feething>:condition	5 9 13 19
:feething>:deadline	5 -1 12 4
:feething>:demanding	5 40
:feething>:denying	13 2
:feething>:deposit	5 -30
:feething>:deterring	6 -31 8 8 13 2
:feething>:disclaimer	9 1
:feething>:everyone	1 -11 2 -12
:feething>:fee	4 -9 5 54 6 -31
:feething>:feething	0 -56 5 12 6 -21
:feething>:forename	5 7
:feething>:hiding	4 4 5 -12 8 30
:feething>:keything	5 -1
:feething>:kin	1 7
:feething>:lifeword	7 1
:feething>:losing	0 4 6 11
:feething>:money	5 48
:feething>:negation	5 1 8 4
:feething>:neighbour	6 3
:feething>:newness	5 -5
:feething>:openprice	0 -1 2 -21 5 2 8 -27 12 17
:feething>:opinion	4 -13 8 -18
:feething>:payer	4 -13
:feething>:paying	4 -14 5 -3 13 -15
:feething>:period	6 -1 13 -2
:feething>:pet	3 8
:feething>:photo	5 6 6 3 11 16
:feething>:preferring	5 3
:feething>:promise	4 4 7 13
:feething>:ranking	12 3 13 -3
:feething>:refusing	3 21 8 2 9 7
:feething>:return	5 40
:feething>:room	0 4
:feething>:rulesplace	8 4
:feething>:seller	0 -11 1 5 2 1 8 -17
:feething>:spelled	2 -10 5 29 8 -14
:feething>:utility	5 24
:feething>:wanting	5 14 8 7
:feething>:welcoming	14 1
:feething>:work	0 5
:feething_:absence	0 15 5 7 7 7
:feething_:absolute	2 -21 3 -8 13 -6
:feething_:accepting	6 -12 11 18
:feething_:advance	0 -7 5 -10 8 -7 12 -3
:feething_:asking	4 -21 5 -23
:feething_:benefit	0 11
:feething_:building	7 3
:feething_:burden	0 13 1 18 2 -32 5 12 6 -31 8 -18 12 -3 13 7 14 -6
:feething_:child	1 15
:feething_:childless	0 9
:feething_:clocktime	6 -78 8 -22 12 9 13 -15
:feething_:codething	0 -6 5 32
:feething_:condition	3 6 6 -28 12 5 13 4
:feething_:deadline	0 -40 5 -3 6 -50 8 -7 12 8
:feething_:demand	0 4 4 7
:feething_:demanding	2 -10 4 -38 5 14 8 -6
:feething_:deterring	0 -23 12 -10 14 -1
:feething_:disclaimer	5 12
:feething_:dislike	7 2
:feething_:everyone	1 -31 2 -6 3 -16 5 -11
:feething_:fee	5 14
:feething_:feething	2 -6 4 -11 5 1 6 -41 8 -6
:feething_:fixed	6 -9 8 -16 12 4
:feething_:forename	5 18 8 7
:feething_:hiding	0 9 8 37
:feething_:holiday	6 -8
:feething_:income	0 -20
:feething_:kin	1 12
:feething_:longperiod	12 -24 13 -8
:feething_:losing	2 4 6 7
:feething_:money	5 31
:feething_:nearby	6 4
:feething_:negation	0 6 1 2 3 14
:feething_:neighbour	8 17
:feething_:newness	6 -2
:feething_:number	8 -10
:feething_:offerdeal	5 2
:feething_:online	6 -1
:feething_:onlyword	5 5 12 3
:feething_:openprice	0 -1 1 6 2 -74 3 -5 4 -21 5 24 6 6 8 -62
:feething_:opinion	1 1 4 -19 5 18 6 7 8 -21
:feething_:payer	0 -35 2 -21 4 -35 6 -10 13 -1 14 -1
:feething_:paying	4 -11
:feething_:period	0 -19 5 12 6 -14 13 -18
:feething_:person	1 -1
:feething_:pet	3 36
:feething_:phone	8 3 14 4
:feething_:photo	5 17 11 1
:feething_:place	6 6
:feething_:preferring	5 5
:feething_:record	8 7
:feething_:refusing	3 28 6 5 9 3
:feething_:rent	13 18
:feething_:return	5 10 13 3
:feething_:room	0 2 8 -3
:feething_:seller	0 -8 4 -17 5 1
:feething_:sexual	0 2
:feething_:source	5 2
:feething_:spelled	2 -22 3 10 5 17 6 -2 8 -15 12 -6
:feething_:time	5 2
:feething_:title	5 15 8 4
:feething_:urgency	0 3 12 10
:feething_:utility	5 19
:feething_:wanting	0 -14 5 16 8 6
:feething_:welcoming	0 -37 7 6
:feething_:writeto	0 4 5 -3
:fixed	0 -11 1 -5 2 -34 4 19 6 -18 7 -48 8 -25 10 -10 11 -39 12 147 13 -12 14 -47
:fixed #	13 -17
:fixed ##	8 -6
:fixed $	0 -44 2 -3 4 -5 6 -100 7 -4 12 15 13 -11 14 -13
:fixed ,	4 16 5 3 6 -20 8 -10 12 21
:fixed :accepting	12 28
:fixed :burden	5 2 8 7 12 6
:fixed :clocktime	12 2 13 -21
:fixed :codething	12 5 13 10
:fixed :condition	12 1
:fixed :consent	12 5
:fixed :deadline	6 5 12 6
:fixed :demanding	4 3 12 2
:fixed :deterring	4 3 8 8
:fixed :fee	5 7
:fixed :fixed	1 -8 8 -18 12 35 13 -21
:fixed :holiday	12 7
:fixed :law	0 5
:fixed :longperiod	12 1 13 -31
:fixed :number	13 -6
:fixed :openprice	5 9 12 12
:fixed :opinion	12 9
:fixed :promise	4 7
:fixed :refusing	3 14
:fixed :rent	4 6
:fixed :return	4 6 13 2
:fixed :spelled	8 -16
:fixed :tribunalrent	12 21
:fixed after	6 1
:fixed and	8 -6
:fixed at	12 9
:fixed for	12 23
:fixed if	12 1
:fixed is	5 -25 13 11
:fixed min	12 6
:fixed of	0 1 12 14 13 -19
:fixed on	4 3 8 10
:fixed overnight	1 1
:fixed period	12 1
:fixed periodic	12 -4
:fixed rent	4 6
:fixed shorthold	12 28
:fixed term	13 -7
:fixed the	6 -17 8 11 9 -1 12 20
:fixed to	12 11
:fixed up	4 4 5 1
:fixed will	4 7
:fixed with	12 12
:fixed>:accepting	12 30
:fixed>:burden	5 6 12 5
:fixed>:clocktime	1 -3 7 -23 12 21
:fixed>:codething	12 33 13 4
:fixed>:condition	12 18
:fixed>:consent	12 17
:fixed>:deadline	6 1 12 31
:fixed>:demanding	0 7
:fixed>:deterring	4 1 8 4
:fixed>:faith	6 3
:fixed>:fee	5 8
:fixed>:fixed	6 -2 8 -45 12 55 13 -31
:fixed>:holiday	12 15
:fixed>:law	0 6
:fixed>:longperiod	12 7 13 -16
:fixed>:onlyword	12 15
:fixed>:openprice	5 4 9 1 12 21
:fixed>:opinion	12 12
:fixed>:payer	9 1
:fixed>:period	8 -4 12 21 13 -8
:fixed>:promise	4 7
:fixed>:ranking	12 10
:fixed>:refusing	3 18
:fixed>:rent	4 16 12 5 13 14
:fixed>:return	4 16 12 4 13 20
:fixed>:spelled	5 -5 6 11 8 -36 12 22 13 -8
:fixed>:tribunalrent	12 32
:fixed>:wanting	12 10
:fixed>:work	5 6
:fixed_:absence	0 3 12 5
:fixed_:absolute	12 12
:fixed_:accepting	12 1
:fixed_:advance	5 -1
:fixed_:asking	4 6
:fixed_:building	6 19
:fixed_:burden	4 12
:fixed_:clocktime	8 -19 12 46 13 3
:fixed_:codething	5 14 8 -13 12 17 13 -15
:fixed_:condition	12 45 13 8
:fixed_:consent	12 20
:fixed_:deadline	8 -6 12 43
:fixed_:demand	4 8
:fixed_:deterring	4 1 12 -15 13 2
:fixed_:disclaimer	12 12
:fixed_:everyone	12 26
:fixed_:family	3 4
:fixed_:feething	0 5
:fixed_:fixed	6 -11 8 -17 12 27
:fixed_:longperiod	12 4 13 -5
:fixed_:losing	6 -3
:fixed_:money	4 17
:fixed_:negation	1 4
:fixed_:neighbour	12 19
:fixed_:newness	6 3
:fixed_:number	12 24
:fixed_:onlyword	12 26
:fixed_:openprice	12 22
:fixed_:paying	5 16
:fixed_:period	1 -3 7 -18 8 -36 12 34 13 -25
:fixed_:pet	3 7
:fixed_:ranking	12 21 13 -4
:fixed_:rent	12 17 13 34
:fixed_:return	4 15 12 23 13 35
:fixed_:seller	12 7
:fixed_:spelled	8 -35 12 49 13 -20
:fixed_:superlative	12 5
:fixed_:time	12 3 13 -14
:fixed_:urgency	12 11
:fixed_:wanting	12 11 13 3
:fixed_:welcoming	12 3
:fixed_:work	5 1 6 11
:forename	1 -16 2 -17 3 -5 5 22 8 110 11 -16 14 14
:forename #	8 5
:forename $	14 1
:forename ,	8 59
:forename :codething	8 12
:forename :opinion	6 2
:forename :seller	6 3
:forename :spelled	14 11
:forename and	8 5
:forename at	8 3 14 7
:forename has	8 10
:forename in	8 2
:forename is	8 13
:forename my	6 3
:forename>:building	8 14
:forename>:codething	8 9
:forename>:forename	6 1
:forename>:healthword	8 6
:forename>:lifeword	8 1
:forename>:neighbour	8 22
:forename>:number	8 4
:forename>:opinion	6 1
:forename>:seller	6 2
:forename>:spelled	8 14 14 13
:forename>:title	8 10
:forename_:advance	8 4
:forename_:codething	8 6
:forename_:disability	8 2
:forename_:everyone	5 1
:forename_:fairness	5 2
:forename_:forename	6 1
:forename_:healthword	8 7
:forename_:hiding	8 3
:forename_:lifeword	8 4
:forename_:losing	8 1
:forename_:newness	8 3
:forename_:ranking	8 14
:forename_:spelled	8 -15
:forename_:title	8 31
:healthword	0 -18 1 -71 2 45 3 -23 4 -22 5 -44 6 -54 7 16 8 119 12 -14 14 -44
:healthword $	3 -12 8 24
:healthword ,	7 23 8 29
:healthword :absence	8 10
:healthword :accepting	0 6
:healthword :benefit	0 13
:healthword :building	8 9
:healthword :burden	2 1
:healthword :codething	2 4
:healthword :condition	2 12
:healthword :demanding	13 5
:healthword :income	8 5
:healthword :paying	0 13
:healthword :person	0 -1 2 10
:healthword :promise	7 12
:healthword :rulesplace	8 1
:healthword :spelled	8 7
:healthword allowance	0 9
:healthword and	8 35
:healthword cert	7 6
:healthword home	8 9
:healthword is	2 4
:healthword means	8 5
:healthword of	10 6
:healthword or	2 5
:healthword payment	0 7
:healthword>:absence	8 15
:healthword>:accepting	0 1
:healthword>:advance	8 4
:healthword>:benefit	0 5
:healthword>:building	8 7
:healthword>:clocktime	8 4
:healthword>:condition	2 7
:healthword>:demanding	13 5
:healthword>:disability	2 11
:healthword>:income	8 14
:healthword>:lifeword	8 13
:healthword>:neighbour	2 2
:healthword>:paying	0 13
:healthword>:person	0 -25 2 8
:healthword>:promise	7 15
:healthword>:rulesplace	8 2
:healthword>:scarcity	8 1
:healthword>:spelled	8 1
:healthword>:time	8 6
:healthword>:title	8 26
:healthword>:urgency	8 2
:healthword>:welcoming	7 7
:healthword_:accepting	0 -4
:healthword_:asking	2 2
:healthword_:clocktime	8 12
:healthword_:codething	0 6 8 7
:healthword_:deadline	8 19
:healthword_:deterring	2 10
:healthword_:disability	2 25
:healthword_:healthword	8 10
:healthword_:keything	2 4
:healthword_:nearby	2 -2
:healthword_:negation	8 12 13 6
:healthword_:neighbour	2 4
:healthword_:number	8 3
:healthword_:opinion	8 16
:healthword_:payer	8 7
:healthword_:period	8 20
:healthword_:person	0 -16
:healthword_:photo	11 2
:healthword_:place	2 4
:healthword_:promise	8 5
:healthword_:refusing	0 4
:healthword_:regretting	8 8
:healthword_:room	2 17
:healthword_:seller	8 22
:healthword_:spelled	2 -3 13 15
:healthword_:title	2 -4 8 55
:healthword_:wanting	2 4
:healthword_:welcoming	8 18
:hiding	0 7 1 -5 2 -34 3 -18 4 -12 5 -40 6 -10 7 -13 8 31 10 -3 11 -85 12 -15 13 -8 14 -20
:hiding ##	4 4
:hiding $	2 -3 3 3 6 7 7 -44 10 1
:hiding ,	0 3 1 17 4 -7 7 -30
:hiding 16s	1 9
:hiding :absolute	0 2 7 42
:hiding :accepting	8 5
:hiding :bid	6 6 8 3
:hiding :building	7 -10
:hiding :burden	2 -5 6 -20 8 18
:hiding :codething	8 6
:hiding :consent	7 2
:hiding :denying	7 1
:hiding :deterring	0 15 2 11 8 16
:hiding :disclaimer	6 23
:hiding :everyone	1 -8
:hiding :fairness	8 1
:hiding :hiding	8 38
:hiding :income	4 3 13 6
:hiding :jobname	8 1
:hiding :keything	8 25
:hiding :nearby	7 1
:hiding :negation	7 1
:hiding :newness	7 12
:hiding :number	1 12
:hiding :offerdeal	6 9
:hiding :onlyword	1 16 7 9
:hiding :openprice	6 9
:hiding :opinion	1 8 2 3
:hiding :paying	4 1 8 10 13 4
:hiding :place	7 12
:hiding :promise	7 26
:hiding :return	8 9
:hiding :room	1 -6 2 12 3 -7 8 11
:hiding :scarcity	1 4 7 25
:hiding :seller	2 2
:hiding :spelled	3 -6
:hiding :wanting	2 7
:hiding about	6 5
:hiding be	0 -8 1 -27 2 -7 3 -8 6 -57 7 -7 8 -43 14 9
:hiding box	8 16
:hiding by	8 2
:hiding climb	8 9
:hiding floor	2 6
:hiding for	8 -2
:hiding here	7 7
:hiding in	2 7
:hiding it	7 1
:hiding keep	2 1
:hiding look	2 9
:hiding manage	0 1
:hiding my	2 8
:hiding never	7 1
:hiding not	3 5
:hiding of	5 3 8 2
:hiding offer	6 9
:hiding on	8 14
:hiding only	1 4 7 10
:hiding pay	4 7 13 9
:hiding put	13 7
:hiding room	3 -1 8 13
:hiding sixteen	1 3
:hiding tens	1 9
:hiding the	1 -70 7 -19 8 32 12 14
:hiding you	4 2 6 23
:hiding>:absolute	7 34
:hiding>:accepting	8 7
:hiding>:asking	3 -12
:hiding>:bid	6 16
:hiding>:building	7 -22 8 -24
:hiding>:burden	1 7 2 -23 6 -3 8 9
:hiding>:child	1 -9
:hiding>:codething	8 14
:hiding>:condition	8 1
:hiding>:deadline	4 -9 8 -18
:hiding>:deterring	0 14 2 16 8 3
:hiding>:disclaimer	6 19
:hiding>:everyone	1 -17
:hiding>:fairness	8 11
:hiding>:fixed	1 -8
:hiding>:hiding	1 -17 6 -2 8 61
:hiding>:holiday	1 -2
:hiding>:income	4 12 13 5
:hiding>:jobname	8 6
:hiding>:keything	8 19
:hiding>:negation	1 11 7 1
:hiding>:neighbour	7 -8
:hiding>:newness	7 4
:hiding>:number	1 17
:hiding>:offerdeal	6 8
:hiding>:onlyword	1 30 7 18
:hiding>:openprice	4 -16 6 21 7 -33
:hiding>:opinion	1 1 11 7
:hiding>:paying	4 7 8 19
:hiding>:photo	7 -9
:hiding>:place	6 3 7 5
:hiding>:promise	7 7
:hiding>:ranking	6 -15
:hiding>:rent	5 9
:hiding>:return	5 9 8 16
:hiding>:room	1 -42 2 11 6 -35 7 -4 10 3
:hiding>:scarcity	6 -15 7 21
:hiding>:spelled	1 8 3 -9
:hiding>:superlative	4 9
:hiding>:utility	8 12 13 -6
:hiding>:wanting	2 6
:hiding_:absence	6 -10 8 -6
:hiding_:asking	3 -1
:hiding_:benefit	0 16
:hiding_:bid	4 6
:hiding_:burden	2 -11 4 -5
:hiding_:child	1 -37
:hiding_:clocktime	8 -7 13 -3
:hiding_:codething	8 14
:hiding_:condition	1 -30
:hiding_:councilpay	8 3
:hiding_:deadline	6 -10 8 -9
:hiding_:demand	8 15
:hiding_:demanding	6 -9
:hiding_:deterring	2 3 8 -15
:hiding_:family	7 5
:hiding_:hiding	1 -21 6 -7 8 60
:hiding_:income	6 1
:hiding_:jobname	8 7
:hiding_:keything	8 4
:hiding_:longperiod	12 10
:hiding_:nearby	1 -5 2 9 7 -6 8 -5
:hiding_:negation	1 7
:hiding_:neighbour	8 13
:hiding_:offerdeal	3 5
:hiding_:openprice	0 5 3 -3 4 -3 8 2 11 1
:hiding_:opinion	2 -1
:hiding_:payer	1 -17 7 -1
:hiding_:paying	8 14
:hiding_:period	8 -10 12 1
:hiding_:person	8 7
:hiding_:place	7 -6
:hiding_:ranking	4 -16 6 -30 13 17
:hiding_:record	7 6
:hiding_:refusing	1 19
:hiding_:rent	4 4 5 1 13 -2
:hiding_:return	4 3 5 1 13 -4
:hiding_:room	1 -25 2 8 8 1
:hiding_:rulesplace	2 16 8 1
:hiding_:seller	3 9
:hiding_:spelled	0 -12 1 1 8 20
:hiding_:superlative	4 15
:hiding_:title	8 1
:hiding_:tribunalrent	7 6 12 1
:hiding_:utility	8 12
:hiding_:welcoming	1 12
:hiding_:writeto	8 8
:holiday	0 -123 1 3 2 -75 8 -5 9 118 10 -57 11 -52 12 29 13 -57
:holiday $	1 7 2 -50 5 4 6 2 7 -9 9 33 14 19
:holiday ,	1 9 2 -30 4 11 9 51
:holiday :accepting	1 -24 2 -18 6 -19 9 21
:holiday :building	9 25
:holiday :burden	9 4
:holiday :clocktime	9 5
:holiday :deadline	9 5
:holiday :deterring	9 8
:holiday :disclaimer	12 17
:holiday :fixed	13 -9
:holiday :hiding	3 7
:holiday :holiday	1 -6 9 39
:holiday :lifeword	3 2
:holiday :longperiod	9 6
:holiday :losing	12 2
:holiday :nearby	9 -43
:holiday :number	8 -11 9 12
:holiday :onlyword	1 -2 2 -19 9 10
:holiday :openprice	9 8
:holiday :payer	6 13
:holiday :paying	5 1
:holiday :promise	9 4
:holiday :ranking	3 7
:holiday :room	9 -11
:holiday :safety	9 1
:holiday :spelled	9 31
:holiday :thing	6 5
:holiday :urgency	6 6
:holiday :writeto	12 20
:holiday a	7 6 9 3
:holiday and	6 1
:holiday apartment	9 1
:holiday are	5 8
:holiday as	8 10
:holiday at	4 -4 9 4
:holiday bedroom	9 -2
:holiday breaks	9 1
:holiday by	9 12
:holiday hold	12 20
:holiday inn	9 -7
:holiday lets	9 9
:holiday on	9 8
:holiday overnight	1 1
:holiday porter	8 4
:holiday so	2 9
:holiday storage	9 -2
:holiday teeth	6 9
:holiday till	8 3
:holiday>:absence	9 2
:holiday>:accepting	1 -35 6 -34 9 23
:holiday>:advance	6 9
:holiday>:asking	6 -1
:holiday>:building	9 26
:holiday>:burden	9 8
:holiday>:clocktime	6 -44 7 -21 13 -6
:holiday>:deadline	9 9
:holiday>:demanding	6 11
:holiday>:deterring	9 5
:holiday>:disclaimer	12 18
:holiday>:feething	9 6
:holiday>:fixed	13 -10
:holiday>:hiding	3 7
:holiday>:holiday	1 -4 8 -15 9 49
:holiday>:lifeword	3 2
:holiday>:losing	12 2
:holiday>:money	5 8
:holiday>:nearby	9 -48
:holiday>:negation	1 18 7 16 9 -7
:holiday>:newness	6 7
:holiday>:number	8 -4 9 24
:holiday>:onlyword	2 -26 6 -3 9 10
:holiday>:openprice	9 5
:holiday>:opinion	1 11 8 8
:holiday>:payer	1 16 6 8 9 32
:holiday>:place	9 -6
:holiday>:preferring	13 1
:holiday>:ranking	3 7 6 4
:holiday>:regretting	12 2
:holiday>:rent	9 1
:holiday>:safety	9 1
:holiday>:seller	9 7
:holiday>:source	9 4
:holiday>:spelled	9 20
:holiday>:thing	6 4
:holiday>:urgency	6 6
:holiday>:utility	1 2
:holiday>:wanting	6 4 9 12
:holiday>:welcoming	9 11
:holiday>:writeto	12 19
:holiday_:absence	9 18
:holiday_:absolute	9 2
:holiday_:accepting	9 16
:holiday_:building	9 10
:holiday_:burden	9 14
:holiday_:clocktime	6 -13 7 -12 9 17
:holiday_:codething	8 -6 9 -5
:holiday_:deadline	6 -11 9 15
:holiday_:demanding	9 3
:holiday_:family	3 4
:holiday_:feething	9 11
:holiday_:holiday	6 -21 8 -22 9 51
:holiday_:longperiod	13 -5
:holiday_:money	5 7
:holiday_:nearby	9 -26
:holiday_:negation	1 5 7 13
:holiday_:newness	9 2
:holiday_:number	9 9 12 27 13 -7
:holiday_:onlyword	1 11 9 14
:holiday_:openprice	8 4 13 7
:holiday_:opinion	1 11 8 3 9 23 13 2
:holiday_:payer	1 12 9 36
:holiday_:paying	13 9
:holiday_:period	8 -25 13 -38
:holiday_:photo	9 8
:holiday_:preferring	13 1
:holiday_:promise	7 11
:holiday_:scarcity	9 12
:holiday_:seller	9 24
:holiday_:spelled	8 -2 9 1 12 29 13 -11
:holiday_:time	7 2
:holiday_:utility	1 2
:holiday_:wanting	9 32
:holiday_:welcoming	9 16
:income	0 85 1 -15 2 -36 3 -15 4 4 6 -9 8 -54 9 -19 11 -22 12 -54 13 21 14 -122
:income $	0 37 1 -23 2 -6 6 -40 13 -19
:income ,	0 -22 4 -26 7 -21 13 4
:income :absolute	0 4
:income :advance	13 2
:income :burden	0 8
:income :codething	0 1
:income :income	0 34
:income :money	4 16 5 3
:income :newness	0 11
:income :onlyword	0 10
:income :openprice	5 -12 13 -21
:income :opinion	6 5
:income :person	0 28 2 -7
:income :place	7 8
:income :rent	4 16 13 -3
:income :return	0 8 4 15 13 -4
:income :scarcity	0 10
:income :seller	13 16
:income :spelled	1 2
:income :work	0 27
:income :writeto	13 17
:income ahead	13 5
:income and	0 15
:income coming	0 4
:income earners	0 17
:income for	5 6 13 4
:income here	7 6
:income is	0 1
:income me	13 16
:income only	0 10
:income or	0 -9
:income rent	4 16 13 -3
:income slips	0 2
:income sum	4 1
:income the	4 8
:income with	2 7
:income £#	1 8
:income>:absolute	7 -5 13 1
:income>:advance	6 3 13 17
:income>:burden	0 18
:income>:clocktime	0 2
:income>:condition	2 6 13 2
:income>:demanding	0 17
:income>:deposit	6 9
:income>:everyone	0 -18
:income>:feething	6 8 13 -4
:income>:hiding	0 3
:income>:income	0 9
:income>:longperiod	13 1
:income>:money	4 17 5 10
:income>:negation	0 23
:income>:newness	0 17
:income>:number	13 1
:income>:onlyword	0 24
:income>:openprice	2 -3 5 -23 7 -18 13 -5
:income>:opinion	6 2
:income>:period	4 -14 13 5
:income>:person	0 30 2 -8
:income>:place	7 5
:income>:promise	0 9 2 3
:income>:ranking	13 16
:income>:rent	13 -22
:income>:return	0 7 13 -30
:income>:scarcity	0 11
:income>:seller	13 13
:income>:spelled	0 12
:income>:superlative	4 4
:income>:work	0 18
:income>:writeto	13 15
:income_:absolute	7 -11
:income_:advance	13 3
:income_:asking	6 1
:income_:bid	4 4
:income_:burden	0 38 5 -1 13 -3
:income_:clocktime	0 6 13 3
:income_:codething	2 4
:income_:condition	2 4 13 6
:income_:councilpay	0 6
:income_:deadline	13 11
:income_:demanding	0 33
:income_:deposit	6 9
:income_:deterring	0 7
:income_:disclaimer	0 11
:income_:everyone	0 -55 7 -25 13 -27
:income_:fairness	0 -31
:income_:feething	0 -2 5 5 6 6
:income_:fixed	13 3
:income_:income	0 -24
:income_:jobname	0 -5
:income_:keything	6 6
:income_:longperiod	2 5 13 6
:income_:money	5 4
:income_:negation	0 28 1 -1 5 2 7 24 13 8
:income_:newness	0 12
:income_:number	13 26
:income_:onlyword	0 14
:income_:openprice	2 3 5 -9 7 -23
:income_:opinion	5 -1
:income_:payer	13 1
:income_:paying	6 7 7 10
:income_:period	12 -15 13 44
:income_:place	7 -5
:income_:preferring	0 9
:income_:promise	2 7 7 9
:income_:ranking	4 7
:income_:rent	4 -15
:income_:return	4 -38 13 -5
:income_:spelled	0 24 7 33 13 64
:income_:thing	7 1
:income_:time	13 16
:income_:tribunalrent	2 7
:income_:utility	7 12
:income_:wanting	0 13
:income_:work	5 5
:jobless	0 101 1 -52 2 -81 3 -57 5 -27 6 -29 7 -22 8 -29 9 -9 12 23 13 -8 14 -24
:jobless $	0 30 2 -11 4 -21 7 -28 13 -5
:jobless :burden	0 9 12 8
:jobless :councilpay	0 1
:jobless :deadline	5 6
:jobless :demanding	5 4
:jobless :deterring	0 9
:jobless :everyone	12 14
:jobless :jobless	0 6
:jobless :openprice	5 4
:jobless :payer	0 5
:jobless :person	0 25
:jobless :place	7 5
:jobless :room	10 3
:jobless :rulesplace	10 3
:jobless :spelled	0 7
:jobless :utility	0 -32 7 -4
:jobless for	12 19
:jobless funded	0 6
:jobless help	0 9
:jobless on	0 9
:jobless roof	10 3
:jobless tax	0 -32 7 -4
:jobless tenants	0 22
:jobless the	0 -10 4 7
:jobless up	5 6
:jobless your	2 12
:jobless>:burden	0 14 12 7
:jobless>:clocktime	8 1
:jobless>:councilpay	0 12
:jobless>:deadline	5 3 6 11
:jobless>:demanding	5 3
:jobless>:deposit	13 1
:jobless>:deterring	0 10
:jobless>:everyone	12 13
:jobless>:jobless	0 5
:jobless>:openprice	5 2
:jobless>:opinion	0 3
:jobless>:payer	0 19
:jobless>:person	0 27
:jobless>:place	7 4
:jobless>:rent	4 6
:jobless>:return	4 5
:jobless>:room	10 2
:jobless>:rulesplace	10 3
:jobless>:spelled	0 20
:jobless>:time	0 1
:jobless>:utility	0 -33 7 -4
:jobless_:absolute	4 2
:jobless_:accepting	0 11
:jobless_:asking	7 20
:jobless_:clocktime	0 4 12 9
:jobless_:codething	0 4
:jobless_:condition	0 11 13 8
:jobless_:consent	7 4
:jobless_:deadline	0 12 12 13
:jobless_:demanding	0 16
:jobless_:deposit	13 1
:jobless_:deterring	0 16
:jobless_:disclaimer	0 7
:jobless_:faith	2 12
:jobless_:longperiod	12 10
:jobless_:losing	0 17
:jobless_:negation	0 26
:jobless_:offerdeal	0 6
:jobless_:onlyword	13 6
:jobless_:openprice	0 12
:jobless_:opinion	0 15
:jobless_:payer	0 20
:jobless_:period	12 17
:jobless_:person	0 9
:jobless_:promise	7 14
:jobless_:ranking	0 2
:jobless_:record	0 -8 7 -6
:jobless_:regretting	0 12
:jobless_:rent	0 5 4 6
:jobless_:return	0 5 4 6
:jobless_:room	0 -2
:jobless_:seller	0 3
:jobless_:spelled	0 3
:jobless_:time	0 7
:jobless_:title	0 3
:jobless_:wanting	13 13
:jobless_:writeto	5 6
:jobname	0 33 1 -7 2 -1 3 -32 4 -54 5 19 6 -84 7 -69 8 45 11 -13 12 -12 14 -42
:jobname $	0 8 8 8
:jobname ,	0 19 2 -31 8 11
:jobname :absolute	0 2
:jobname :accepting	0 18
:jobname :benefit	0 9
:jobname :child	8 5
:jobname :demand	0 11
:jobname :feething	0 -39 5 13
:jobname :hiding	8 4
:jobname :money	5 4
:jobname :openprice	0 13
:jobname :person	0 1
:jobname :return	5 4
:jobname :scarcity	0 2
:jobname :sex	0 3 2 20
:jobname :wanting	0 1
:jobname allowance	0 9
:jobname and	0 12 8 1
:jobname clean	0 -2
:jobname cutting	8 -5
:jobname feature	8 -2
:jobname female	2 7
:jobname in	8 28
:jobname money	5 4
:jobname only	0 2
:jobname or	0 12
:jobname under	8 5
:jobname with	8 39
:jobname>:accepting	0 14
:jobname>:benefit	0 6
:jobname>:child	8 6
:jobname>:codething	8 -4
:jobname>:demand	0 5
:jobname>:demanding	0 3
:jobname>:deterring	0 4 8 14
:jobname>:feething	0 -44 5 12
:jobname>:hiding	8 25
:jobname>:jobname	0 29
:jobname>:money	5 3
:jobname>:neighbour	8 -2
:jobname>:openprice	0 8
:jobname>:return	5 4
:jobname>:school	0 15
:jobname>:sex	0 2 2 23
:jobname>:title	8 1
:jobname>:wanting	0 22 8 9
:jobname_:absolute	0 14
:jobname_:codething	8 -16
:jobname_:demanding	0 18
:jobname_:healthword	8 3
:jobname_:hiding	0 11 8 40
:jobname_:holiday	13 1
:jobname_:jobname	0 25
:jobname_:law	2 3
:jobname_:number	8 10
:jobname_:onlyword	0 17
:jobname_:openprice	0 6
:jobname_:opinion	5 1
:jobname_:photo	0 12
:jobname_:preferring	13 1
:jobname_:safety	8 -2
:jobname_:scarcity	0 25
:jobname_:school	0 16
:jobname_:spelled	0 -18 8 4
:jobname_:title	8 5
:jobname_:wanting	0 20 2 11
:jobname_:work	0 13
:keything	0 -53 1 -118 2 -72 3 -64 4 -23 8 125 9 -13 10 3 11 -71 12 -86 13 -31 14 -104
:keything ##	8 31
:keything $	1 -1 3 -12 4 6 8 7 10 24
:keything ,	2 -35 7 9 8 -15 14 -7
:keything :absence	5 1
:keything :burden	8 18
:keything :child	8 4
:keything :codething	5 -1 6 -25 7 -6 8 60 14 -28
:keything :deterring	8 25
:keything :hiding	8 20
:keything :keything	7 -31 8 22
:keything :law	8 34
:keything :money	5 4
:keything :negation	8 14
:keything :neighbour	8 3
:keything :openprice	8 5
:keything :phone	8 11
:keything :record	8 2
:keything :return	5 4
:keything :spelled	8 2
:keything :time	8 4
:keything :welcoming	5 13
:keything alarm	8 7
:keything and	8 -42
:keything code	8 30
:keything cutting	8 -5
:keything doesn't	8 15
:keything entry	8 -13
:keything feature	8 -2
:keything for	6 13 8 26
:keything in	8 16
:keything is	5 -8 7 -6 8 26
:keything money	5 4
:keything number	8 5
:keything on	8 26
:keything opens	8 -4
:keything proof	7 9
:keything the	8 13
:keything then	8 5
:keything under	8 4
:keything>:advance	8 13
:keything>:asking	8 8
:keything>:burden	8 8
:keything>:child	1 -5 8 5
:keything>:codething	4 -14 5 -8 6 -47 7 -23 8 38 14 -33
:keything>:condition	6 2
:keything>:deadline	8 15
:keything>:demanding	8 13
:keything>:denying	8 10
:keything>:deterring	8 36
:keything>:everyone	6 1
:keything>:hiding	8 36
:keything>:keything	8 32
:keything>:law	8 14
:keything>:money	5 11
:keything>:negation	8 21
:keything>:newness	8 15
:keything>:openprice	8 36
:keything>:opinion	8 18
:keything>:paying	5 -2
:keything>:phone	8 6
:keything>:politics	8 14
:keything>:promise	7 3
:keything>:ranking	8 10
:keything>:return	5 16
:keything>:room	7 -14 8 -10
:keything>:spelled	8 6
:keything>:thing	8 -22
:keything>:time	8 4
:keything>:wanting	8 25
:keything>:welcoming	5 13
:keything_:absence	7 10
:keything_:absolute	8 17
:keything_:advance	8 2
:keything_:burden	8 10
:keything_:child	1 -8
:keything_:codething	7 -14 8 22
:keything_:condition	8 37
:keything_:demand	8 2
:keything_:deterring	8 12
:keything_:fairness	8 38
:keything_:feething	8 -6
:keything_:forename	8 12
:keything_:hiding	8 24
:keything_:holiday	8 -33
:keything_:keything	7 -21 8 12
:keything_:law	8 -11
:keything_:longperiod	8 4
:keything_:negation	8 14
:keything_:neighbour	8 -5
:keything_:newness	8 17
:keything_:number	8 20 14 -13
:keything_:offerdeal	5 1 6 2
:keything_:openprice	5 -15 8 10
:keything_:opinion	8 24
:keything_:preferring	8 6
:keything_:promise	8 13
:keything_:ranking	8 25
:keything_:room	8 -61
:keything_:rulesplace	8 -4
:keything_:safety	8 -13
:keything_:scarcity	7 -3 8 6
:keything_:seller	8 4
:keything_:sex	8 7
:keything_:spelled	8 26 14 -28
:keything_:utility	8 12
:keything_:wanting	8 30
:keything_:work	8 27
:kin	1 27 3 -2 4 -6 5 -37 6 -101 7 -41 8 53 11 -25 13 -25 14 -41
:kin $	0 -21 3 9 4 -16 5 -11 7 -31 8 -7
:kin ,	1 -11
:kin :absence	1 -4
:kin :accepting	1 16
:kin :building	8 -10
:kin :burden	1 7 2 11
:kin :codething	4 5
:kin :deadline	1 2
:kin :dislike	1 9
:kin :neighbour	8 4
:kin :onlyword	1 9
:kin :openprice	0 1
:kin :opinion	0 1
:kin :preferring	2 7
:kin :promise	1 3
:kin :room	1 -10
:kin :spelled	8 10
:kin :wanting	0 6 12 6
:kin and	1 -2 2 10
:kin at	8 13
:kin can	1 1
:kin has	8 5
:kin is	4 5
:kin may	1 5
:kin of	1 -1 13 5
:kin or	0 2
:kin play	1 -3
:kin says	4 2
:kin should	1 4
:kin than	1 9
:kin to	0 1
:kin with	2 -20
:kin would	1 15
:kin>:absolute	1 -2
:kin>:accepting	1 35
:kin>:advance	1 6
:kin>:building	1 8
:kin>:burden	1 6 2 16
:kin>:child	1 -20
:kin>:childless	2 9
:kin>:clocktime	8 1
:kin>:codething	4 4
:kin>:deadline	1 3
:kin>:demand	1 11
:kin>:demanding	1 12
:kin>:denying	2 4
:kin>:deterring	1 8
:kin>:disability	8 2
:kin>:dislike	1 8
:kin>:everyone	0 6 1 -7
:kin>:feething	1 -22
:kin>:healthword	8 15
:kin>:kin	1 -25 2 15
:kin>:newness	1 8
:kin>:number	0 5
:kin>:onlyword	1 19
:kin>:openprice	1 -8
:kin>:period	11 1 13 3
:kin>:preferring	1 -10
:kin>:ranking	1 10
:kin>:refusing	1 20
:kin>:regretting	1 11
:kin>:room	1 -16
:kin>:rulesplace	1 -7
:kin>:scarcity	2 3
:kin>:seller	1 -6
:kin>:sexual	2 15
:kin>:spelled	8 26
:kin>:time	1 9
:kin>:wanting	0 4 1 -14 12 5
:kin>:welcoming	1 -8
:kin_:absence	1 10 8 14 12 1
:kin_:accepting	1 20 8 7
:kin_:age	1 -1
:kin_:benefit	0 19
:kin_:bid	2 5
:kin_:building	1 2
:kin_:burden	1 12 2 6
:kin_:child	1 -5 2 -3
:kin_:childless	1 -4 2 12
:kin_:codething	8 24
:kin_:condition	1 9
:kin_:deadline	1 12
:kin_:demand	1 12
:kin_:disability	8 16
:kin_:disclaimer	0 13
:kin_:dislike	1 6
:kin_:everyone	1 -35
:kin_:family	0 13 2 -13
:kin_:feething	1 -20
:kin_:healthword	8 10
:kin_:hiding	8 8
:kin_:kin	0 10 1 -5 2 7
:kin_:lifeword	8 8
:kin_:losing	8 1
:kin_:nearby	1 -9
:kin_:negation	1 -2 2 -1 8 1
:kin_:neighbour	4 1
:kin_:number	1 -9
:kin_:onlyword	1 17
:kin_:openprice	0 8 1 8
:kin_:opinion	1 25
:kin_:pet	1 7
:kin_:place	1 -23
:kin_:promise	7 2
:kin_:ranking	12 1
:kin_:refusing	1 21
:kin_:regretting	1 13
:kin_:scarcity	1 3
:kin_:seller	8 1
:kin_:sexual	2 19
:kin_:spelled	2 -2 8 17
:kin_:superlative	7 9
:kin_:time	1 5
:kin_:wanting	1 -34
:kin_:work	0 7
:law	0 -1 1 -64 2 -7 3 -12 4 -29 5 6 7 -29 8 18 9 -34 10 -5 12 -17 13 -55 14 -36
:law #	8 12
:law ##	8 1
:law $	0 -9 5 5 8 -46
:law :asking	0 2
:law :burden	8 8
:law :codething	8 1
:law :deterring	8 9
:law :openprice	4 -5
:law :opinion	0 -15 1 -10 4 -6
:law :paying	2 7
:law :person	4 15
:law :time	6 19
:law :urgency	6 32
:law are	5 3
:law for	8 22
:law is	8 9
:law now	6 24
:law of	5 6 8 -2
:law on	8 10
:law person	4 8
:law to	0 -20 4 -3
:law you	2 11
:law>:absence	0 10 2 9
:law>:asking	0 1
:law>:burden	8 13
:law>:codething	8 7
:law>:deadline	6 9
:law>:demanding	6 9
:law>:deterring	8 7
:law>:hiding	7 10
:law>:openprice	1 -2 4 -8 6 6
:law>:opinion	0 -32 1 -2 4 -25
:law>:paying	2 7
:law>:person	4 15
:law>:refusing	0 11 2 9
:law>:room	5 3
:law>:rulesplace	5 2 8 15
:law>:time	6 19
:law>:urgency	6 32
:law_:absence	2 8
:law_:absolute	2 10
:law_:advance	8 2
:law_:burden	0 5
:law_:codething	8 28
:law_:deadline	6 8
:law_:demanding	6 16
:law_:everyone	0 2
:law_:negation	0 -4
:law_:number	8 22
:law_:onlyword	2 2
:law_:openprice	2 -9 6 13
:law_:preferring	2 -8
:law_:ranking	8 17
:law_:refusing	2 10
:law_:rent	4 -7
:law_:return	4 -8
:law_:rulesplace	8 8
:law_:scarcity	2 4
:law_:spelled	8 19
:lifeword	0 32 1 3 2 -9 3 -24 4 -40 5 -21 6 -30 8 88 9 18 12 -1 14 -1
:lifeword $	2 -52 6 -2 7 -22 8 45
:lifeword ,	6 -18 9 2
:lifeword :absence	1 4 8 12
:lifeword :clocktime	8 26
:lifeword :codething	0 4
:lifeword :condition	8 12
:lifeword :holiday	8 7
:lifeword :keything	5 -4 8 -17
:lifeword :number	9 7
:lifeword :opinion	4 4
:lifeword :place	3 -12 7 14
:lifeword :spelled	9 4
:lifeword a	8 1
:lifeword and	8 17
:lifeword are	6 13
:lifeword centre	0 6
:lifeword for	2 19 13 2
:lifeword from	8 1
:lifeword here	3 -12 7 12
:lifeword in	1 8 8 5
:lifeword is	0 4
:lifeword it	7 2
:lifeword nights	8 7
:lifeword of	8 8
:lifeword off	8 2
:lifeword the	8 29
:lifeword to	4 5
:lifeword with	2 6
:lifeword>:absence	1 3 8 2
:lifeword>:absolute	8 -6
:lifeword>:advance	8 4
:lifeword>:building	1 -3 2 4
:lifeword>:burden	6 5
:lifeword>:clocktime	8 36
:lifeword>:condition	8 7
:lifeword>:deadline	8 10
:lifeword>:deterring	6 4
:lifeword>:feething	8 8
:lifeword>:holiday	8 23
:lifeword>:jobname	8 2
:lifeword>:lifeword	8 3
:lifeword>:negation	7 11
:lifeword>:neighbour	2 5
:lifeword>:number	8 -32 9 7
:lifeword>:openprice	4 1
:lifeword>:opinion	4 2
:lifeword>:payer	8 8 11 4
:lifeword>:person	2 1
:lifeword>:place	3 -12 7 9
:lifeword>:preferring	8 2
:lifeword>:promise	2 7
:lifeword>:seller	8 17
:lifeword>:spelled	6 -18 9 3
:lifeword>:student	13 3
:lifeword>:title	8 13
:lifeword_:absolute	7 2
:lifeword_:accepting	2 3
:lifeword_:advance	8 7
:lifeword_:building	2 4
:lifeword_:burden	6 10
:lifeword_:clocktime	8 16
:lifeword_:codething	13 2
:lifeword_:condition	8 -1 13 1
:lifeword_:deadline	4 -1
:lifeword_:demanding	0 1
:lifeword_:deterring	6 11 8 19
:lifeword_:everyone	4 1
:lifeword_:fairness	1 4
:lifeword_:fee	5 -6
:lifeword_:feething	8 11
:lifeword_:forename	8 4
:lifeword_:hiding	8 7
:lifeword_:holiday	8 7 9 11
:lifeword_:jobname	8 14
:lifeword_:lifeword	8 31
:lifeword_:negation	6 4 7 18
:lifeword_:openprice	0 15 6 -9
:lifeword_:opinion	6 -3
:lifeword_:payer	8 2
:lifeword_:paying	5 -1
:lifeword_:person	7 1 8 -18
:lifeword_:phone	8 1
:lifeword_:place	0 10
:lifeword_:preferring	8 1
:lifeword_:promise	2 13 7 7
:lifeword_:record	8 2
:lifeword_:refusing	8 6
:lifeword_:rent	8 2
:lifeword_:return	0 7
:lifeword_:seller	8 14
:lifeword_:sex	2 1
:lifeword_:spelled	6 8
:lifeword_:student	13 3
:lifeword_:superlative	0 1
:lifeword_:title	8 34
:lifeword_:wanting	0 10
:lifeword_:work	0 8
:lifeword_:writeto	8 10
:longperiod	0 -2 1 -5 2 -32 3 -46 4 -113 5 -14 6 -40 10 -35 12 60 13 69
:longperiod #	13 -6
:longperiod $	1 -12 4 -16 5 -15 7 2 12 7 13 27
:longperiod ,	0 -13 7 5 9 4
:longperiod :burden	8 2 12 27
:longperiod :codething	12 8
:longperiod :denying	11 15
:longperiod :fee	5 3
:longperiod :feething	12 1
:longperiod :longperiod	13 2
:longperiod :money	13 11
:longperiod :openprice	7 4
:longperiod :paying	12 2 13 26
:longperiod :period	0 2 6 -15 7 -22 12 24
:longperiod :record	12 5
:longperiod :return	13 12
:longperiod :rulesplace	12 12
:longperiod :spelled	12 6
:longperiod :tribunalrent	13 6
:longperiod :utility	12 9
:longperiod ago	11 6
:longperiod and	1 15 8 -7 13 24
:longperiod as	7 6
:longperiod in	13 24
:longperiod lease	12 12
:longperiod month	12 19
:longperiod months	0 6 12 11 13 -19
:longperiod of	8 16 12 -3 13 -12
:longperiod on	13 1
:longperiod payment	13 6
:longperiod the	6 8
:longperiod weeks	5 1
:longperiod>:advance	13 8
:longperiod>:burden	8 2 12 19
:longperiod>:codething	2 4 7 15 8 -11 12 3 13 24
:longperiod>:condition	13 6
:longperiod>:denying	11 15
:longperiod>:deterring	1 9
:longperiod>:fee	5 3
:longperiod>:feething	12 18
:longperiod>:fixed	12 5
:longperiod>:holiday	9 9
:longperiod>:longperiod	2 2 13 18
:longperiod>:money	13 11
:longperiod>:negation	12 11
:longperiod>:newness	12 -1
:longperiod>:number	13 -11
:longperiod>:openprice	1 1 7 6 13 -4
:longperiod>:paying	12 4 13 18
:longperiod>:period	0 7 1 -7 6 -31 7 -18 8 -3 12 24
:longperiod>:place	6 3
:longperiod>:preferring	1 4
:longperiod>:rulesplace	12 11
:longperiod>:source	7 6
:longperiod>:spelled	6 -16 8 -9 12 29
:longperiod>:tribunalrent	2 4 13 30
:longperiod>:utility	12 6
:longperiod>:welcoming	13 1
:longperiod_:absolute	13 22
:longperiod_:accepting	11 5 12 11
:longperiod_:advance	5 -6 13 23
:longperiod_:asking	12 2
:longperiod_:burden	13 42
:longperiod_:clocktime	13 8
:longperiod_:codething	8 -10 12 11
:longperiod_:demanding	13 19
:longperiod_:deposit	13 -2
:longperiod_:deterring	13 32
:longperiod_:feething	0 6 12 16
:longperiod_:fixed	12 16
:longperiod_:income	12 1
:longperiod_:longperiod	8 -16 12 15
:longperiod_:money	13 12
:longperiod_:negation	7 4 12 28
:longperiod_:number	7 -2 8 -17
:longperiod_:onlyword	12 7
:longperiod_:openprice	11 1 12 27
:longperiod_:opinion	0 2 12 23 13 -40
:longperiod_:payer	12 13
:longperiod_:paying	13 8
:longperiod_:period	12 7 13 -8
:longperiod_:place	6 2
:longperiod_:promise	7 1
:longperiod_:ranking	8 1 12 1 13 -5
:longperiod_:rent	12 2
:longperiod_:return	12 2
:longperiod_:scarcity	13 9
:longperiod_:seller	14 5
:longperiod_:spelled	5 -6 6 -10 7 -59 8 -35 12 34 13 4
:longperiod_:superlative	12 33 13 -8
:longperiod_:thing	13 10
:longperiod_:time	12 4
:longperiod_:utility	7 6
:longperiod_:wanting	13 5
:longperiod_:welcoming	13 14
:longperiod_:work	0 1 7 1
:losing	0 24 2 23 3 8 4 10 6 86 7 -16 8 -2 9 -8 10 -57 11 -48 12 16 14 -3
:losing $	0 -25 2 6 3 -12 6 48 7 -9 8 -84 11 -32 14 -10
:losing ,	1 2 2 23 3 -16 4 -13 5 3 6 2 7 -15
:losing :absence	6 27
:losing :absolute	8 1
:losing :benefit	0 6
:losing :bid	4 18 6 -12
:losing :burden	6 -10
:losing :codething	6 11
:losing :condition	2 7
:losing :consent	1 3 2 8
:losing :deadline	4 -26 6 14 7 25 12 3 13 -1
:losing :demanding	4 -21 7 16
:losing :disclaimer	6 3
:losing :family	1 1
:losing :hiding	6 14
:losing :losing	6 40
:losing :negation	3 13
:losing :neighbour	4 3
:losing :openprice	0 11 1 -13 3 15 6 9 7 6 8 2
:losing :opinion	0 8 3 19 4 11 8 13 13 3
:losing :payer	6 3
:losing :person	0 3
:losing :promise	6 12
:losing :refusing	6 7
:losing :rent	5 3
:losing :return	5 3
:losing :sexual	0 3
:losing :source	11 1
:losing :spelled	3 3 8 3
:losing :title	4 13
:losing :urgency	0 3 6 1
:losing :writeto	0 2
:losing a	4 4
:losing above	4 3
:losing by	6 3 8 -25 14 3
:losing down	7 1
:losing else	6 33
:losing else's	1 2
:losing fast	6 3
:losing folks	0 3
:losing for	2 7
:losing home	6 2
:losing if	2 1
:losing into	8 12
:losing is	6 11
:losing it	6 23
:losing like	6 2
:losing no	3 3
:losing off	8 1
:losing or	0 7
:losing out	6 8
:losing rent	5 3
:losing since	11 1
:losing straight	0 3
:losing through	1 3 2 8
:losing to	0 1 3 20 4 12 8 14 13 3
:losing up	4 -13 6 1 7 19
:losing who	4 14
:losing who'd	4 4
:losing with	0 15
:losing yourself	6 4
:losing>:absence	2 -15 6 37 7 -6 8 4 14 8
:losing>:absolute	8 13
:losing>:advance	6 -1
:losing>:benefit	0 1
:losing>:bid	4 21 6 -11
:losing>:building	2 -6 14 5
:losing>:burden	2 5 6 -30
:losing>:clocktime	5 7 6 1
:losing>:codething	6 2
:losing>:condition	2 6 11 1
:losing>:consent	1 3 2 8
:losing>:deadline	4 -38 6 26 7 31 8 -11 13 -4
:losing>:demanding	6 5 7 13
:losing>:disclaimer	6 1
:losing>:everyone	0 4
:losing>:family	1 21
:losing>:healthword	8 2
:losing>:hiding	6 12
:losing>:law	5 11
:losing>:losing	2 -12 6 51
:losing>:nearby	7 10
:losing>:negation	7 -1 13 5
:losing>:neighbour	4 2
:losing>:number	8 9
:losing>:openprice	0 14 1 -15 2 1 3 16 6 10 7 2 11 -4 14 -4
:losing>:opinion	0 3 1 -5 3 17 4 16 8 17 13 1
:losing>:payer	6 2 8 7
:losing>:person	2 18
:losing>:pet	3 34
:losing>:phone	14 2
:losing>:promise	6 13
:losing>:refusing	6 3
:losing>:rent	5 5
:losing>:return	5 5
:losing>:safety	1 2
:losing>:seller	8 14
:losing>:sexual	0 3
:losing>:source	11 5
:losing>:thing	4 4
:losing>:time	8 17
:losing>:title	4 12
:losing>:urgency	0 5 6 25
:losing>:work	0 8
:losing_:absence	0 27 2 -7 8 5 14 2
:losing_:accepting	2 -19 6 21
:losing_:advance	3 5 13 1
:losing_:asking	6 16
:losing_:benefit	0 18
:losing_:bid	4 20
:losing_:building	2 -16 14 3
:losing_:burden	8 3
:losing_:child	1 15
:losing_:clocktime	6 16 8 13
:losing_:codething	0 18 6 10
:losing_:deadline	6 23
:losing_:denying	6 5 8 2
:losing_:deterring	0 5 2 -3 6 9 8 5
:losing_:disability	2 22
:losing_:everyone	0 23
:losing_:fairness	1 5
:losing_:faith	2 5
:losing_:family	1 15
:losing_:fee	2 7 6 -6
:losing_:fixed	6 -14
:losing_:hiding	0 4
:losing_:holiday	1 3
:losing_:income	0 1
:losing_:law	5 9
:losing_:lifeword	8 6
:losing_:longperiod	12 10
:losing_:losing	6 31
:losing_:money	4 17
:losing_:nearby	6 6 7 16
:losing_:negation	2 2 7 -10 13 3
:losing_:newness	0 2 6 9
:losing_:number	12 14
:losing_:offerdeal	2 10 6 -1
:losing_:openprice	0 2 4 7 6 16 12 10 13 -1
:losing_:opinion	2 -2 7 -9 12 7 13 -3
:losing_:origin	2 22
:losing_:payer	2 2 8 19
:losing_:period	12 6
:losing_:person	2 15
:losing_:pet	3 52
:losing_:ranking	1 2 3 9 6 -5 13 4
:losing_:rent	14 6
:losing_:rulesplace	0 10
:losing_:safety	1 1
:losing_:seller	2 1 8 18
:losing_:sex	2 30
:losing_:sexual	8 1
:losing_:spelled	0 -12 6 1 7 -6 12 16
:losing_:superlative	4 1
:losing_:thing	4 3 6 7
:losing_:time	8 1
:losing_:urgency	6 24
:losing_:wanting	2 -8 6 -18
:losing_:work	0 30 2 -1 8 -6
:losing_:writeto	6 3
:money	0 9 1 -42 2 -109 3 -52 4 70 5 94 7 1 8 -50 9 -37 12 -70 13 70 14 -64
:money $	2 -2 4 6 5 8 13 5 14 -10
:money ,	4 2 5 12 7 -1 13 21
:money :bid	4 25
:money :burden	7 5 13 1
:money :codething	5 7
:money :condition	4 6
:money :deadline	6 2
:money :demanding	13 4
:money :deterring	7 7 13 4
:money :disclaimer	13 -8
:money :everyone	5 4
:money :neighbour	4 14
:money :openprice	4 3 5 8
:money :photo	4 8
:money a	5 42
:money above	4 14
:money and	5 13
:money are	4 6
:money each	5 4
:money for	5 38
:money is	5 7
:money of	5 5
:money on	7 7 13 4
:money shown	4 8
:money statements	13 -11
:money to	4 1
:money would	0 1
:money>:advance	13 5
:money>:bid	4 19
:money>:burden	7 14
:money>:clocktime	5 10 13 17
:money>:codething	5 17
:money>:condition	4 6
:money>:deadline	7 10 13 14
:money>:demanding	7 1 13 25
:money>:deterring	7 6 13 3
:money>:disclaimer	13 -8
:money>:everyone	5 4
:money>:feething	5 34
:money>:fixed	4 10
:money>:holiday	5 7
:money>:negation	5 3
:money>:neighbour	4 13
:money>:newness	6 1 13 4
:money>:openprice	4 16 5 2 13 3
:money>:opinion	4 9
:money>:payer	4 1
:money>:paying	5 4
:money>:photo	4 6
:money>:promise	7 4
:money>:ranking	5 1 13 4
:money>:seller	5 19
:money>:spelled	11 3 13 9
:money>:work	0 9
:money_:absolute	0 3 4 8
:money_:advance	13 19
:money_:asking	4 13
:money_:burden	0 10 5 9 7 7
:money_:clocktime	5 28 13 23
:money_:codething	4 12
:money_:deadline	5 24 13 4
:money_:demanding	4 21
:money_:deterring	5 6
:money_:dislike	5 7
:money_:fairness	4 7
:money_:feething	5 35
:money_:holiday	5 9
:money_:money	5 10
:money_:negation	5 11
:money_:number	5 5 13 20
:money_:onlyword	0 11 4 4
:money_:openprice	4 31 13 5
:money_:opinion	4 11
:money_:payer	4 20
:money_:paying	5 7
:money_:period	5 4 13 14
:money_:person	4 1
:money_:ranking	5 8 13 10
:money_:rent	13 20
:money_:return	5 2 13 19
:money_:scarcity	0 7 4 6
:money_:seller	0 5 4 12 5 18
:money_:spelled	11 2 13 18
:money_:work	0 1
:money_:writeto	5 7
:nation	0 -116 1 -78 2 151 3 -54 4 -110 5 -41 6 -97 7 -91 8 -45 14 -23
:nation $	2 46
:nation ,	2 30
:nation :advance	2 2
:nation :burden	2 14
:nation :clocktime	6 1
:nation :family	1 -25 2 44
:nation :feething	1 4
:nation :jobname	2 17
:nation :kin	1 -12 2 20
:nation :nation	2 15
:nation :nearby	2 7
:nation :newness	2 3
:nation :openprice	2 1
:nation :origin	2 11
:nation :person	0 -27 1 -12 2 40
:nation :place	2 10
:nation :preferring	2 4
:nation :ranking	2 2
:nation :room	2 -11
:nation :seller	2 2
:nation :student	2 8
:nation :thing	1 2 2 -5
:nation :work	2 11
:nation british	2 2
:nation by	2 1
:nation carpets	1 4
:nation families	1 -2 2 24
:nation family	2 13
:nation friday	6 1
:nation goods	2 -8
:nation isle	9 3
:nation or	2 3
:nation street	2 10
:nation students	2 8
:nation>:advance	2 1
:nation>:burden	2 8
:nation>:family	1 -30 2 46
:nation>:feething	1 4
:nation>:jobname	2 17
:nation>:kin	1 -16 2 22
:nation>:losing	2 7
:nation>:nearby	2 12
:nation>:negation	11 1
:nation>:newness	2 2
:nation>:number	2 6
:nation>:origin	2 20
:nation>:person	0 -28 1 -14 2 40
:nation>:place	2 20
:nation>:preferring	2 9
:nation>:ranking	2 2
:nation>:room	2 -29
:nation>:seller	2 5
:nation>:spelled	2 8
:nation>:student	2 8
:nation>:thing	1 1 2 -27
:nation>:work	2 10
:nation>:writeto	2 1
:nation_:absolute	2 10
:nation_:accepting	2 24
:nation_:advance	2 7
:nation_:building	2 8
:nation_:burden	2 17
:nation_:child	1 9
:nation_:codething	2 9
:nation_:deadline	2 5
:nation_:demanding	2 12
:nation_:income	2 1
:nation_:newness	2 13
:nation_:onlyword	2 27
:nation_:origin	2 5
:nation_:person	2 20
:nation_:preferring	2 16
:nation_:promise	2 14
:nation_:ranking	2 11
:nation_:scarcity	2 14
:nation_:sex	2 4
:nation_:thing	2 -3
:nation_:wanting	2 22
:nation_:welcoming	2 7
:nation_:writeto	2 7
:nearby	0 -65 1 -72 2 -40 3 -85 4 -39 5 -84 6 -25 7 7 8 -80 9 -44 10 19 11 -41 12 -184 13 -83 14 -54
:nearby $	0 -4 1 -37 2 2 3 -49 4 -7 5 -21 6 -53 7 -38 8 -44 9 -23 10 -13 11 -40 14 -78
:nearby ,	0 -17 2 -60 3 -23 5 -3 8 -36 9 -16 10 3 14 -16
:nearby :absence	8 -26
:nearby :bid	4 -5
:nearby :childless	1 2
:nearby :codething	1 -16 3 -8 6 -30 7 -18 8 -17
:nearby :consent	14 12
:nearby :deadline	6 -15
:nearby :deterring	6 -1 8 -10
:nearby :nearby	1 -8 7 -3
:nearby :neighbour	1 -10 8 -14
:nearby :newness	7 6
:nearby :openprice	0 -13 4 -33 5 -9 6 -14 10 -14
:nearby :opinion	0 -5 4 -2 6 -9 10 -3
:nearby :place	7 9
:nearby :promise	7 18
:nearby :room	4 4
:nearby :safety	1 4
:nearby :scarcity	6 6
:nearby :spelled	6 -1
:nearby :time	6 19
:nearby and	7 -5
:nearby coming	7 2
:nearby does	7 7
:nearby downstairs	3 7
:nearby fare	0 6
:nearby have	8 2
:nearby here	7 11
:nearby home	6 2
:nearby in	7 10 10 -3
:nearby is	1 -15 3 -7 6 -28 7 -27 8 -32
:nearby it	7 16
:nearby lets	14 1
:nearby of	6 2 7 1
:nearby rooms	4 3
:nearby that	8 8
:nearby the	7 -32 8 16
:nearby this	10 18
:nearby through	14 12
:nearby to	0 -2 6 -17
:nearby will	7 13
:nearby with	2 2
:nearby within	3 7
:nearby>:absolute	7 25
:nearby>:bid	4 -14
:nearby>:building	6 9 10 12
:nearby>:clocktime	6 -1 8 -14 9 -2
:nearby>:codething	1 -24 3 -27 6 -63 7 -20 8 -23
:nearby>:consent	14 12
:nearby>:deadline	6 -1 8 6
:nearby>:deterring	8 -15
:nearby>:family	7 6
:nearby>:feething	6 7 8 4
:nearby>:keything	8 2
:nearby>:nearby	0 -9 1 -33 2 -45 4 -21 6 -47 7 -19 10 -34 11 -3
:nearby>:negation	1 10 3 -8
:nearby>:neighbour	1 -18 3 7 8 -16
:nearby>:number	7 -28
:nearby>:openprice	0 -18 1 -12 4 -13 6 -24 10 -30 13 -6
:nearby>:opinion	0 -13 4 -3 6 -18 10 -32
:nearby>:person	9 1
:nearby>:place	7 11 10 -8
:nearby>:promise	7 14
:nearby>:refusing	6 -1
:nearby>:room	8 15
:nearby>:rulesplace	6 7 8 2
:nearby>:safety	1 4
:nearby>:spelled	2 -34 4 1 6 -69 7 -49 8 -4 9 -17 14 -16
:nearby>:thing	11 3
:nearby>:time	6 17
:nearby>:title	8 3
:nearby>:urgency	6 1
:nearby_:absence	6 -13 9 -22
:nearby_:absolute	6 -12 7 24 10 2
:nearby_:accepting	6 4 10 8
:nearby_:age	10 5
:nearby_:asking	6 13
:nearby_:benefit	2 18
:nearby_:bid	4 -2 7 12
:nearby_:building	6 4 10 14
:nearby_:child	1 -16
:nearby_:clocktime	6 -35 9 -16 13 -2
:nearby_:codething	6 -17
:nearby_:deadline	9 -26 10 -17 13 -14
:nearby_:demanding	4 6 6 19
:nearby_:denying	10 3
:nearby_:deterring	4 8
:nearby_:family	7 6
:nearby_:feething	6 5 8 4
:nearby_:holiday	9 -14
:nearby_:keything	7 10
:nearby_:kin	1 -1
:nearby_:losing	8 2
:nearby_:nearby	0 -18 1 -58 2 -63 4 -48 6 -113 7 -11 8 -30 9 -26 10 -20 11 -9 14 -54
:nearby_:negation	3 -29 7 12 8 3 10 2
:nearby_:neighbour	8 -12
:nearby_:number	1 -22 2 -14 6 -44 9 -13 14 -9
:nearby_:openprice	1 3 7 -5
:nearby_:opinion	1 24 5 3 7 -16 11 3
:nearby_:period	4 -2 10 5
:nearby_:person	0 4
:nearby_:pet	3 13
:nearby_:photo	6 22
:nearby_:place	6 -43 7 -1 10 -10
:nearby_:preferring	2 3
:nearby_:promise	7 11 10 2
:nearby_:room	2 -13 8 4 10 5
:nearby_:rulesplace	6 6
:nearby_:safety	7 17
:nearby_:scarcity	7 1
:nearby_:spelled	0 -6 1 -19 2 -47 3 -20 6 -24 7 -7 8 -14 9 -31 14 -16
:nearby_:thing	11 3
:nearby_:time	6 -6
:nearby_:title	8 4
:nearby_:utility	10 7
:nearby_:wanting	1 4
:negation	0 55 1 70 2 47 3 63 4 -80 5 -66 6 -2 7 47 8 3 9 -75 10 -9 11 51 12 -14 13 -49 14 -58
:negation #	7 4 13 19
:negation $	0 11 1 -9 2 10 3 24 5 -17 7 6 11 -1 13 -21
:negation ,	0 -30 1 -14 3 3 4 -65 7 1 8 8 10 -10 14 24
:negation :absence	0 -23 1 5 6 7 7 -10 8 10 12 10
:negation :absolute	7 10
:negation :accepting	0 33 1 32 3 26 4 -53 5 -23 6 -47 7 -25 8 -69 9 -26 11 -43 13 -14
:negation :advance	0 10
:negation :asking	0 6 6 -3 14 -1
:negation :benefit	0 52 2 -3 7 -37
:negation :bid	4 -40 7 5
:negation :building	8 12
:negation :burden	0 10 6 7 8 -12
:negation :child	1 62 2 -5 6 -21 7 -60 8 -36
:negation :childthing	1 18
:negation :clocktime	0 16 2 6
:negation :codething	2 -10
:negation :councilpay	0 21
:negation :deadline	6 -32 8 12
:negation :demand	0 17 2 2 4 -3 6 -2 7 10
:negation :demanding	0 -10 1 -14 3 6 4 -1 5 -35 6 -3 8 -23 13 -42 14 -7
:negation :denying	6 20 10 6
:negation :deposit	5 34
:negation :deterring	0 18 1 -16 2 22 3 12 7 24
:negation :digits	14 3
:negation :disability	1 -13 2 32 6 1
:negation :disclaimer	0 14 1 10 4 -36 5 8 6 12 7 -22 11 46
:negation :dislike	8 12
:negation :fairness	1 -37 2 -24 3 17 6 -30
:negation :faith	2 18
:negation :family	1 10 2 -3
:negation :fee	1 -23 2 -31 3 -24 5 -34 7 -11
:negation :feething	0 3 2 3 5 -43
:negation :fixed	1 11 4 23 7 -24 8 26
:negation :healthword	2 13 7 3
:negation :hiding	1 10 6 8 8 -9
:negation :holiday	1 14 9 -17
:negation :income	7 4 13 10
:negation :jobless	0 43
:negation :keything	8 47
:negation :kin	1 3 2 -8
:negation :lifeword	8 5
:negation :longperiod	2 3
:negation :losing	2 3 6 -6 7 17
:negation :nation	2 38
:negation :negation	2 12 14 2
:negation :neighbour	7 3
:negation :newness	7 13
:negation :number	0 5 6 -8 7 11 8 1
:negation :offerdeal	0 23 2 4
:negation :online	7 8
:negation :onlyword	2 -22 3 -27
:negation :openprice	0 28 3 29 4 -8 5 -27 6 10 7 9 11 11
:negation :opinion	0 -20 2 -9 3 3 5 -15 6 18 7 20 11 11
:negation :origin	2 29
:negation :payer	0 -33 1 -45 2 -34 3 -14 7 -13 14 6
:negation :paying	0 4 5 2 7 16
:negation :period	2 3
:negation :person	7 3
:negation :pet	0 -10 1 -13 3 45 6 -5 7 -40
:negation :petpart	3 1
:negation :photo	7 11 10 7
:negation :place	3 5 7 -29 13 12
:negation :politics	2 8
:negation :preferring	0 -11 1 -3 2 3 7 -10 8 2
:negation :promise	0 -2 2 -2 6 -4 11 3
:negation :ranking	6 13
:negation :refusing	0 -33 3 -29
:negation :regretting	2 16
:negation :rent	2 19
:negation :return	2 12 4 -3
:negation :room	2 -12 4 1 6 1
:negation :safety	2 -15 7 43
:negation :school	1 32
:negation :sex	2 5
:negation :sexual	2 29
:negation :spelled	1 1 6 -20 8 1 13 14 14 7
:negation :student	2 -48 3 1
:negation :superlative	7 19
:negation :thing	8 14
:negation :time	6 -2
:negation :title	6 9
:negation :urgency	1 -1 2 -21 6 29
:negation :utility	3 -5
:negation :wanting	1 8 2 5 3 5 6 12 8 -16 13 -18
:negation :welcoming	1 35 2 24 3 9 7 -5
:negation :work	13 9
:negation :writeto	0 14 2 -22 3 11 5 2
:negation a	1 -8 2 -49 3 -10 6 -5 7 44
:negation accept	0 1 1 16 4 -4
:negation accepted	0 21 2 1
:negation agents	4 4
:negation and	2 8
:negation animals	3 14
:negation apply	2 26
:negation ask	3 12
:negation babies	1 5 2 9
:negation bairns	1 8
:negation be	1 11 2 -5 3 7 4 9 8 2 11 26 13 -10
:negation been	8 6 10 45
:negation being	6 3
:negation better	7 3
:negation bidding	4 -4
:negation blacks	2 10
:negation bonfires	8 2
:negation bother	1 -4
:negation cats	3 24
:negation chain	3 -3
:negation child	1 -24
:negation children	1 5
:negation children's	1 -21
:negation contest	7 3
:negation count	0 1
:negation counted	0 10
:negation crime	7 9
:negation dawgs	3 20
:negation deal	0 15
:negation dependants	1 2
:negation dilly	6 9
:negation do	2 8
:negation dss	0 28 1 1
:negation dss'	0 -8
:negation dugs	3 8
:negation enough	13 1
:negation even	1 -3 3 10 6 11 7 10
:negation ever	7 11
:negation exact	11 1
:negation exception	7 1
:negation exceptions	12 2
:negation exist	7 14
:negation expect	6 2
:negation fail	7 7
:negation fall	7 2
:negation families	1 6 2 -3
:negation family	1 5 2 -3
:negation find	7 10
:negation finer	7 2
:negation fixed	4 26
:negation flat	7 9
:negation for	0 6 1 18 2 42 6 -50
:negation foreigners	2 1
:negation four	3 3
:negation from	0 20 2 9
:negation furry	3 11
:negation gays	2 6
:negation go	11 1
:negation going	2 2
:negation good	2 9 3 -7
:negation guarantee	7 -16
:negation guarantor	0 -3 13 5
:negation had	3 -1
:negation hang	6 15
:negation has	7 25
:negation have	0 -28 1 3 2 10 3 11 6 -5
:negation help	2 6
:negation here	3 8 7 -22
:negation home	8 14
:negation hurry	6 -20
:negation ifs	7 24 13 2
:negation in	6 -15 7 30
:negation is	0 -7 7 -10
:negation joke	6 2
:negation keen	2 11
:negation last	6 6
:negation leave	6 19 12 8
:negation less	4 9 5 3
:negation let	2 -11 3 -7
:negation live	1 14
:negation lock	8 14
:negation locked	8 11
:negation lose	6 -11
:negation mean	0 10
:negation mind	3 -17
:negation minimum	12 -10
:negation miss	6 7
:negation more	11 1
:negation need	2 -28
:negation new	10 -25
:negation nippers	1 6
:negation objection	1 -5 3 -7
:negation offer	2 3
:negation offers	4 -19 7 11
:negation on	0 30 3 2 6 11 7 3
:negation one	0 11 2 4 6 -4 7 23 8 4
:negation other	7 26
:negation parking	4 1
:negation part	1 5
:negation pass	2 6
:negation pay	7 6
:negation pets	3 10
:negation petts	3 20
:negation problem	0 -8 2 -3 3 -4
:negation promise	6 3 7 -6
:negation reason	6 1
:negation refundable	5 17
:negation refuse	1 -9 3 -13
:negation rely	11 10
:negation rent	2 14
:negation responsibility	11 6
:negation returned	5 11
:negation ring	1 2
:negation romanians	2 10
:negation running	7 7
:negation say	1 3 4 4 6 5
:negation school	1 23
:negation see	6 25 7 -17
:negation sell	2 18
:negation set	4 6
:negation shut	8 9
:negation signing	0 5
:negation sit	6 14
:negation small	1 2
:negation smokers	2 -10
:negation smoking	3 5
:negation something	3 11
:negation sorry	2 6
:negation stay	1 23
:negation stop	1 2
:negation stopped	6 25
:negation such	7 17
:negation suitable	2 4 3 5
:negation take	3 5 4 -24 13 -6
:negation telly	8 3
:negation tenant	7 11
:negation the	7 -38 11 16
:negation they	2 7
:negation this	6 -7 11 20
:negation time	6 6
:negation to	3 17 5 -3 6 14 7 1 11 4
:negation toddlers	1 2
:negation travellers	2 2
:negation uk	13 12
:negation under	1 8
:negation universal	0 4
:negation viewing	0 4
:negation vouch	11 9
:negation want	1 4 2 10
:negation welcome	1 7 2 16
:negation who	0 4 2 3
:negation will	6 -39
:negation with	1 7 2 29 3 14
:negation women	2 2
:negation work	0 -8
:negation your	1 7
:negation zero	14 3
:negation>:absence	0 -7 1 18 2 -1 8 1 9 -10 12 5
:negation>:absolute	0 -37 1 -4 2 -28 3 -14 7 24 11 6
:negation>:accepting	0 28 1 26 2 19 3 39 4 -69 5 -50 6 -14 7 -27 8 -10 9 -35 11 -31 13 -22
:negation>:advance	0 4
:negation>:age	7 9
:negation>:asking	0 9 3 -1 5 -2 6 -3 7 -2 13 -7 14 -3
:negation>:benefit	0 58 2 -14 7 -25
:negation>:bid	4 -45 6 -19 7 11
:negation>:building	1 21 6 -22 8 11
:negation>:burden	2 -11 3 4 5 -15 6 13 11 3
:negation>:child	0 -2 1 68 2 -17 3 -8 6 -45 7 -39 8 -48
:negation>:childthing	1 30
:negation>:clocktime	0 13 2 16 8 -7
:negation>:codething	1 -7 2 -23
:negation>:condition	7 2
:negation>:consent	7 -16
:negation>:councilpay	0 26
:negation>:deadline	2 8 4 9 8 16 10 9
:negation>:demand	0 8 1 -2 2 11 4 -5 7 9
:negation>:demanding	0 -17 1 -9 2 7 3 4 5 -51 6 -7 10 3 13 -51 14 -12
:negation>:denying	6 30 8 -9 10 3 12 4
:negation>:deposit	5 34
:negation>:deterring	0 15 1 -14 2 25 3 20 6 -1 7 16 8 18 11 -8
:negation>:digits	14 3
:negation>:disability	1 -3 2 29 3 -25
:negation>:disclaimer	0 15 1 8 4 -37 5 8 6 4 7 -14 11 51
:negation>:dislike	7 1 8 6
:negation>:everyone	0 -16 2 2 11 22
:negation>:fairness	0 -10 1 -1 2 -9 3 24 6 -6 7 1 11 1
:negation>:faith	2 15
:negation>:family	1 37 2 -14
:negation>:fee	1 -27 3 -29 4 29 5 -21 6 -13 7 -12
:negation>:feething	2 5 5 -47 8 12
:negation>:fixed	1 10 4 23 7 -35 8 34 12 -9
:negation>:healthword	2 17 7 4
:negation>:hiding	1 6 3 -7 6 5 8 -24
:negation>:holiday	1 6 7 -22 9 -38
:negation>:income	0 18 7 1 13 8
:negation>:jobless	0 47
:negation>:keything	8 53
:negation>:kin	1 10 2 -22 8 -1
:negation>:longperiod	2 3
:negation>:losing	2 15 6 -9 7 22
:negation>:nation	2 36 11 11
:negation>:nearby	1 2
:negation>:negation	0 -30 1 -12 2 7 3 47 7 3 8 -29
:negation>:neighbour	1 -4 3 1 6 -18 7 11
:negation>:newness	1 -15 7 20
:negation>:number	0 3 6 -21 7 39 14 5
:negation>:offerdeal	0 21 2 9 4 22 6 -25
:negation>:online	7 18 14 8
:negation>:onlyword	0 -13 2 -11 3 -37 8 -9
:negation>:openprice	0 2 1 -17 2 10 5 -41 8 2 10 25 11 4 12 -2
:negation>:opinion	0 -34 5 -27 6 5 7 11 11 14
:negation>:origin	2 36
:negation>:payer	1 -6 2 -69 3 -15 4 5 7 4 8 -7 14 1
:negation>:paying	0 3 5 3 7 15
:negation>:period	2 2 8 16
:negation>:person	0 -4 1 -12 2 5 7 34
:negation>:pet	0 -20 1 -25 2 -1 3 51 6 -23 7 -7
:negation>:petpart	3 34
:negation>:photo	2 6
:negation>:place	0 -9 3 19 6 4 7 -3 13 22
:negation>:politics	2 15
:negation>:preferring	0 -11 2 1 7 -24
:negation>:promise	1 -11 2 -15 7 4 11 11
:negation>:ranking	2 5 6 20 7 -12
:negation>:record	0 8
:negation>:refusing	0 -27 1 -5 3 -24
:negation>:regretting	2 12
:negation>:rent	0 -2 1 5 2 17
:negation>:return	2 10
:negation>:room	2 -53 4 13 8 2 11 25
:negation>:safety	2 -19 6 -9 7 37
:negation>:scarcity	3 -4
:negation>:school	1 33
:negation>:seller	0 20 1 24 2 -59 4 10 7 20
:negation>:sex	2 16
:negation>:sexual	2 32
:negation>:spelled	1 20 2 4 3 18 6 -32 7 21 8 8 13 16 14 1
:negation>:student	2 -51 3 19
:negation>:superlative	2 -11 6 3 7 25
:negation>:thing	2 15 8 27
:negation>:time	7 21
:negation>:title	6 6 8 -1
:negation>:urgency	1 -16 2 -3 6 29 7 -6
:negation>:utility	0 11 3 -7
:negation>:wanting	1 8 2 12 6 12 8 -27 11 4 13 -19
:negation>:welcoming	1 43 2 26 3 5 6 9 7 -14
:negation>:work	0 8 13 7
:negation>:writeto	0 15 2 -36 3 11 4 -1 6 6 7 14
:negation_:absence	1 17 2 -18 3 -21 8 6
:negation_:absolute	0 -55 2 -64 4 -10 6 -4 8 -31 10 8
:negation_:accepting	2 11 3 14 4 -28 5 -2 9 -1 13 -28
:negation_:advance	2 13 6 -30 10 21 12 15 13 -23
:negation_:age	1 3 2 -21 7 2
:negation_:asking	1 -29 2 -17 3 26 6 -6 7 -24
:negation_:benefit	0 80 1 -20 2 -15
:negation_:bid	2 3 4 -73 6 -23
:negation_:building	1 43 3 5 6 -11 7 31
:negation_:burden	2 -35 3 -1 5 -60 6 16 7 8 10 3 11 14 14 -10
:negation_:child	1 61 2 -13 7 -42 8 -45 11 -7
:negation_:childless	2 12 4 -17
:negation_:clocktime	1 1 6 9 8 22 12 -46
:negation_:codething	0 -9 1 -3 8 -2
:negation_:condition	0 6 3 7 6 12 8 24 10 3
:negation_:councilpay	0 41
:negation_:deadline	0 -3 1 -5 2 6 4 29 7 3 8 30 10 30
:negation_:demand	1 -21 2 4 3 3 4 -31 8 23
:negation_:demanding	0 -10 5 -4 6 -45 8 7 10 19 13 -25
:negation_:denying	0 -9 6 14 13 13
:negation_:deterring	0 6 1 4 3 -38 5 -9 10 15 11 9
:negation_:digits	14 6
:negation_:disability	1 -1 2 61
:negation_:disclaimer	11 30
:negation_:dislike	2 2 3 -6
:negation_:everyone	0 -15 1 -8 2 17 7 -34 8 -1 11 14
:negation_:fairness	0 -4 3 25 4 -14 11 7
:negation_:family	1 58 2 -6 3 -2
:negation_:fee	3 -10 4 24 7 16
:negation_:feething	0 15 2 26 5 -50 8 17 13 8
:negation_:fixed	2 7 12 -18
:negation_:healthword	1 -5 2 39 8 -9
:negation_:hiding	1 -11 3 15
:negation_:holiday	1 12 2 -15
:negation_:income	0 21 1 2 13 3
:negation_:jobless	0 39
:negation_:keything	8 3
:negation_:kin	1 11 2 -4 7 -16
:negation_:lifeword	1 8 2 14 3 -31
:negation_:longperiod	12 -22 13 -5
:negation_:losing	0 -6 1 -21 2 16 7 19
:negation_:money	7 8
:negation_:nation	2 41
:negation_:nearby	1 -3 2 18 3 -1 7 40 10 -5
:negation_:negation	0 9 3 17 5 -11 6 -27 7 16 8 -36 12 -33
:negation_:neighbour	3 3 4 -29
:negation_:newness	0 -13 1 -2 3 -3 6 -60 7 33 10 2 12 19
:negation_:number	7 1 8 -17 11 2 13 -7 14 7
:negation_:offerdeal	4 25 6 -15
:negation_:online	0 22
:negation_:onlyword	0 -39 2 -23 3 -9 7 -13
:negation_:openprice	3 12 4 -29 5 -26 7 -12 8 10 11 24 13 -18
:negation_:opinion	0 11 2 6 4 -10 5 -15 8 -12 10 -13
:negation_:origin	2 59
:negation_:payer	2 -15 3 -8 4 2 5 -3 6 21 7 2
:negation_:paying	2 15 7 1
:negation_:period	7 3 8 15
:negation_:person	0 5 1 -23 2 30 3 -14 4 -39 5 -14 6 -9 7 4 9 16 11 -3
:negation_:pet	0 -18 1 -31 3 64 6 -22
:negation_:petpart	3 37
:negation_:photo	0 1 2 8 3 6 11 6
:negation_:place	0 -34 1 4 2 -18 6 25 7 22 10 -21
:negation_:preferring	1 21 2 -5 4 9
:negation_:promise	8 -3
:negation_:ranking	10 6 12 16 13 -42
:negation_:record	0 8
:negation_:refusing	0 -39 3 -50 7 -7
:negation_:regretting	0 -7 1 -4 2 2
:negation_:rent	13 -23
:negation_:return	0 22 4 13 6 -21 13 -45
:negation_:room	2 -2 3 9 7 19 11 28
:negation_:rulesplace	7 8
:negation_:safety	7 22
:negation_:scarcity	2 -15 3 -7 7 14
:negation_:seller	0 34 1 15 3 21 4 7 7 1 8 -5 11 6
:negation_:sex	2 28
:negation_:sexual	2 27
:negation_:source	0 13 7 -18 8 14
:negation_:spelled	2 1 3 5 5 -5 12 -27
:negation_:student	0 3 3 23
:negation_:superlative	2 -7 6 4 7 2
:negation_:thing	2 9 7 -2
:negation_:time	2 -22 6 10 7 19
:negation_:title	1 2
:negation_:tribunalrent	10 -10 12 2
:negation_:urgency	6 9 10 5
:negation_:utility	0 23
:negation_:wanting	1 -5 11 9
:negation_:welcoming	2 -13 3 23
:negation_:writeto	0 28 1 -1 2 -10 6 33 11 28
:neighbour	0 -24 1 6 3 -4 4 -12 5 -31 8 63 9 -37 11 -31 13 -27 14 -35
:neighbour #	8 15
:neighbour $	2 14 3 -7 4 8 7 -4 8 -23 11 -9 14 -9
:neighbour ,	0 -2 1 -9 4 -15 10 -13
:neighbour :bid	4 -1
:neighbour :childless	8 3
:neighbour :clocktime	12 12
:neighbour :codething	0 7 2 -20 5 -2 6 -45 8 4
:neighbour :condition	0 15
:neighbour :deadline	8 -16 11 2 12 3
:neighbour :deterring	7 8 8 -5
:neighbour :keything	6 -12 8 7
:neighbour :lifeword	8 20
:neighbour :negation	8 1
:neighbour :neighbour	1 7 4 -3 5 -7 6 -12 8 9 9 -20 11 3
:neighbour :number	6 5 7 29
:neighbour :openprice	4 -24 7 6 8 -11
:neighbour :opinion	8 -18
:neighbour :pet	3 -3
:neighbour :phone	8 9
:neighbour :preferring	2 3
:neighbour :room	1 -3 6 -17 8 2 11 1
:neighbour :spelled	6 12 7 15
:neighbour :title	8 9
:neighbour :work	1 6
:neighbour above	1 1
:neighbour and	3 4
:neighbour are	8 7
:neighbour at	6 4
:neighbour below	8 6
:neighbour door	8 -1
:neighbour door's	8 12
:neighbour for	0 3
:neighbour in	5 13 7 28 8 -30 9 -2
:neighbour is	0 7 2 -17 6 -31 7 -5
:neighbour may	11 8
:neighbour number	8 1
:neighbour on	8 -4
:neighbour one	7 17
:neighbour opens	8 -9
:neighbour over	8 4
:neighbour owner	8 2
:neighbour shown	11 1
:neighbour the	1 4 2 -1 4 1 6 -3 7 -32 8 37
:neighbour there	14 4
:neighbour to	8 -7
:neighbour what	7 2
:neighbour with	6 15 10 4
:neighbour would	2 6
:neighbour>:absence	8 8
:neighbour>:absolute	7 16
:neighbour>:accepting	7 7
:neighbour>:advance	8 9
:neighbour>:age	1 19
:neighbour>:bid	4 -2 8 6
:neighbour>:building	8 -2
:neighbour>:burden	1 -3
:neighbour>:childless	1 18
:neighbour>:clocktime	12 11
:neighbour>:codething	0 4 2 -1 6 -29 7 -23 8 9
:neighbour>:condition	0 14 5 5
:neighbour>:deadline	12 1
:neighbour>:demand	8 4
:neighbour>:demanding	8 4
:neighbour>:deterring	2 3 7 7
:neighbour>:disability	8 9
:neighbour>:dislike	1 13
:neighbour>:fairness	8 11
:neighbour>:fixed	8 1
:neighbour>:healthword	8 16
:neighbour>:hiding	8 2
:neighbour>:holiday	8 2 12 2
:neighbour>:keything	9 -1
:neighbour>:lifeword	8 19
:neighbour>:nearby	3 5 7 -5
:neighbour>:negation	2 -1
:neighbour>:neighbour	0 -6 1 1 4 -13 5 -12 7 -5 8 8 9 -24 11 13
:neighbour>:newness	8 10
:neighbour>:number	7 25
:neighbour>:online	2 7
:neighbour>:openprice	4 -10 7 16
:neighbour>:opinion	2 6 4 -2
:neighbour>:payer	8 4
:neighbour>:period	6 1
:neighbour>:photo	11 19
:neighbour>:place	2 -1 7 3
:neighbour>:preferring	2 13
:neighbour>:promise	7 8
:neighbour>:ranking	8 17
:neighbour>:room	4 -6 7 -3 8 15 9 -13
:neighbour>:seller	2 3 8 8
:neighbour>:spelled	4 -6 7 14 8 -30
:neighbour>:student	8 4
:neighbour>:thing	2 5
:neighbour>:title	8 26
:neighbour>:wanting	8 15
:neighbour>:work	1 8
:neighbour_:absence	1 11
:neighbour_:absolute	7 16 8 1
:neighbour_:age	1 18 7 8 8 1
:neighbour_:bid	8 14
:neighbour_:building	8 -1
:neighbour_:child	1 16
:neighbour_:childless	1 10
:neighbour_:clocktime	0 -2
:neighbour_:codething	4 -10 7 -8 8 29
:neighbour_:deadline	4 -3 6 18
:neighbour_:demanding	8 27
:neighbour_:disability	2 -27 8 24
:neighbour_:dislike	1 28
:neighbour_:everyone	0 2 11 1
:neighbour_:fairness	8 27 11 4
:neighbour_:family	8 9
:neighbour_:feething	8 -19
:neighbour_:fixed	6 3 8 14 13 1
:neighbour_:forename	8 10
:neighbour_:healthword	1 1 2 -13 8 30
:neighbour_:hiding	3 5 8 10
:neighbour_:holiday	1 8 8 7 12 1
:neighbour_:jobname	0 11
:neighbour_:keything	6 7
:neighbour_:lifeword	2 -3 8 17
:neighbour_:longperiod	12 3
:neighbour_:nearby	3 3 6 2
:neighbour_:negation	0 -2 2 -13 7 2
:neighbour_:neighbour	6 14
:neighbour_:number	1 12 8 -30
:neighbour_:offerdeal	6 7
:neighbour_:openprice	1 11 6 -21 7 17 8 5
:neighbour_:opinion	2 29 7 9
:neighbour_:payer	0 2 6 4
:neighbour_:person	0 11
:neighbour_:pet	3 9
:neighbour_:photo	11 4
:neighbour_:place	2 -5 7 7
:neighbour_:promise	7 3
:neighbour_:ranking	6 16 8 4
:neighbour_:return	7 2
:neighbour_:room	6 13 11 -5
:neighbour_:scarcity	8 5
:neighbour_:seller	2 7 5 4 7 1
:neighbour_:sex	8 21
:neighbour_:spelled	4 -6 8 -23 11 -11
:neighbour_:student	8 15
:neighbour_:time	8 5
:neighbour_:utility	8 -9
:neighbour_:wanting	8 4
:neighbour_:work	1 1
:neighbour_:writeto	8 14 11 13
:newness	1 -28 2 -27 3 14 4 5 5 -16 6 33 7 25 8 -16 9 22 10 113 12 3 13 -13 14 -31
:newness #	10 16
:newness $	0 -15 4 8 6 -18 10 43 12 3 13 -1
:newness ,	1 -25 3 2 6 -2 10 87 12 -9 13 -11
:newness :absence	1 7 10 5
:newness :absolute	6 16
:newness :advance	10 3 13 17
:newness :asking	3 -32 6 -13
:newness :bid	10 8
:newness :building	10 -5
:newness :burden	6 8 10 15
:newness :clocktime	10 16
:newness :codething	6 2 13 -3
:newness :deadline	8 20 10 48
:newness :demanding	3 -18 6 -15 10 11 13 -9
:newness :denying	11 23
:newness :deterring	6 -50 7 -13 9 7 10 36
:newness :fairness	3 -18
:newness :feething	10 -2 13 18
:newness :fixed	8 8
:newness :keything	8 12 13 3
:newness :lifeword	14 15
:newness :longperiod	12 23 13 1
:newness :losing	7 40
:newness :nearby	7 7 10 -27
:newness :newness	2 -2 6 -67 7 -31 10 68
:newness :number	6 6 8 2 12 13 13 12
:newness :onlyword	6 6
:newness :openprice	0 7 6 18 7 -1 10 12 13 -5
:newness :opinion	4 -22 6 13 10 5
:newness :payer	5 3
:newness :paying	6 -1 13 -2
:newness :period	4 -1 6 27 10 -12 13 9
:newness :person	9 5
:newness :place	7 -25 10 -13
:newness :promise	7 7
:newness :ranking	6 18 10 1
:newness :rent	4 11 5 -19
:newness :return	4 11 5 -19 10 -9 13 -10
:newness :room	10 -65
:newness :rulesplace	10 -2
:newness :safety	7 4
:newness :scarcity	6 13
:newness :seller	5 10 10 -2
:newness :spelled	4 12 6 6 8 8 12 1
:newness :thing	10 -18
:newness :time	6 -22 10 8
:newness :tribunalrent	10 -1
:newness :urgency	6 -34 10 34
:newness :wanting	6 -3 7 11
:newness :work	0 4 1 7
:newness a	11 5
:newness advertised	10 3
:newness ago	11 6
:newness and	1 16 10 21 13 11
:newness ask	3 -10
:newness at	4 18
:newness be	7 17
:newness been	6 -16 7 -6 10 10
:newness before	10 7
:newness c	8 8
:newness choice	2 2
:newness day	5 3 6 4
:newness for	7 4 10 19
:newness go	7 6
:newness here	7 -7
:newness in	0 7 10 41
:newness instruction	10 14
:newness is	6 2
:newness it's	6 18
:newness keys	13 4
:newness listed	10 11
:newness listing	10 25
:newness month's	5 -6
:newness new	10 2
:newness noon	8 11
:newness on	10 19
:newness one	6 17
:newness only	6 20
:newness others	2 6
:newness quarter	13 4
:newness rent	4 12 5 -19 13 -9
:newness so	4 1 13 1
:newness station	7 6
:newness take	3 1
:newness the	0 4 6 12 11 17
:newness this	10 19
:newness till	10 3
:newness time	6 -10 10 14
:newness to	4 -3 6 14 7 -1 10 7 13 -16
:newness today	10 11
:newness will	7 8
:newness with	6 17
:newness work	1 10
:newness year	12 1
:newness you	3 14 8 -10
:newness>:absence	1 4 6 3 7 13 8 -4 10 10
:newness>:absolute	6 14 10 3
:newness>:accepting	0 8 6 3 7 6
:newness>:advance	5 -8 6 -64 7 -17 10 3 13 17
:newness>:bid	10 20
:newness>:building	10 48
:newness>:burden	4 -12 6 13 10 22 13 -19
:newness>:child	1 -9
:newness>:clocktime	10 13 13 4
:newness>:codething	6 2 13 -16
:newness>:condition	5 7
:newness>:deadline	8 11 10 49
:newness>:demanding	6 -6 10 10 13 -17
:newness>:denying	6 -3 8 -15 10 7 11 20
:newness>:deterring	0 -3 1 8 3 4 6 -19 7 -1 8 -12 9 8 10 33
:newness>:disability	11 2
:newness>:dislike	4 9
:newness>:feething	3 30 7 2 10 -16 13 18
:newness>:fixed	5 -2 7 -20 8 12
:newness>:healthword	7 3 10 5
:newness>:keything	8 12 13 5
:newness>:kin	1 -12
:newness>:lifeword	14 14
:newness>:longperiod	12 26
:newness>:losing	6 2 7 38
:newness>:nearby	7 44 10 -47
:newness>:negation	0 9 10 18
:newness>:newness	0 -7 6 -74 7 -24 10 82
:newness>:number	6 12 8 4 10 17 12 13
:newness>:offerdeal	10 10
:newness>:onlyword	6 13
:newness>:openprice	6 19 7 -2 10 15 11 19 13 -19
:newness>:opinion	4 -24 6 12 10 17
:newness>:payer	2 4 5 7 10 24
:newness>:paying	10 11 13 -20
:newness>:period	4 -29 6 13 10 10 12 24
:newness>:person	9 9 10 3
:newness>:photo	10 6
:newness>:place	10 -28
:newness>:politics	10 16
:newness>:promise	6 -12 7 9
:newness>:ranking	2 7 6 7 10 14 13 12
:newness>:refusing	10 1
:newness>:rent	4 8 5 -3 6 -1
:newness>:return	2 1 4 8 5 -4 13 -10
:newness>:room	7 -15 8 -21
:newness>:rulesplace	10 -7
:newness>:scarcity	0 -4 13 10
:newness>:seller	5 7
:newness>:source	10 11
:newness>:spelled	1 -12 4 16 6 20 8 27 10 15 12 11
:newness>:superlative	10 12 13 1
:newness>:thing	3 14 6 -7 10 -19
:newness>:time	2 1 6 -65 8 4 10 21
:newness>:tribunalrent	10 -2 12 4 13 -2
:newness>:urgency	10 25
:newness>:wanting	6 -10 7 5
:newness>:work	0 1 1 6 6 -13 12 1
:newness>:writeto	6 -4
:newness_:absence	6 5
:newness_:absolute	1 1 7 4 10 32
:newness_:accepting	0 4 5 18 6 3 10 26
:newness_:advance	0 -12 5 -5 6 -89 13 5
:newness_:age	10 15
:newness_:asking	3 9 6 3
:newness_:bid	10 24
:newness_:building	5 4 6 -3 10 52
:newness_:burden	6 16 7 -6 9 7 10 7 13 -32
:newness_:childless	7 3
:newness_:clocktime	7 -6
:newness_:codething	4 4 5 -10 10 28
:newness_:condition	13 8
:newness_:councilpay	0 -4
:newness_:deadline	4 4 9 9 10 5 13 11
:newness_:demanding	3 9 5 -4
:newness_:denying	6 -10
:newness_:deposit	6 14 13 3
:newness_:deterring	2 -43 3 3 6 3 7 -4 8 -16 9 7 13 -18
:newness_:disability	11 2
:newness_:disclaimer	6 10
:newness_:dislike	6 2
:newness_:everyone	10 21
:newness_:fee	7 14
:newness_:feething	3 20 5 -12 7 17 10 -7
:newness_:fixed	5 -2 13 7
:newness_:healthword	10 18
:newness_:income	6 18
:newness_:lifeword	10 6
:newness_:longperiod	9 8
:newness_:losing	0 -12 4 6 6 13
:newness_:nearby	6 -46 7 7
:newness_:negation	7 10 10 21 11 8
:newness_:neighbour	10 1
:newness_:newness	0 -12 6 -30 7 -1 10 91
:newness_:number	6 22 8 3 10 15 13 -5
:newness_:offerdeal	10 25
:newness_:onlyword	1 3 6 31 10 25
:newness_:openprice	0 -38 2 -23 4 3 10 43 11 7
:newness_:opinion	6 3 10 44 13 5
:newness_:payer	10 34
:newness_:paying	0 -2 6 34 10 11
:newness_:period	4 -18 6 -3 10 8 12 27
:newness_:person	0 4 2 9 6 -1
:newness_:photo	10 6
:newness_:place	3 -7 7 -3
:newness_:politics	10 16
:newness_:promise	10 5
:newness_:ranking	6 -57 13 31
:newness_:record	10 10
:newness_:refusing	6 22
:newness_:rent	10 18
:newness_:return	4 -16 5 -8 7 -29 10 16
:newness_:room	8 -23 10 45
:newness_:scarcity	1 2 13 9
:newness_:seller	6 19 10 20
:newness_:spelled	6 28 8 18 10 17
:newness_:superlative	10 8
:newness_:thing	0 2 3 2 10 -21
:newness_:time	6 -9 10 19
:newness_:title	4 4 6 5
:newness_:tribunalrent	6 -11 7 -41 10 5
:newness_:urgency	6 7
:newness_:utility	7 7 10 10
:newness_:welcoming	10 10
:newness_:writeto	11 19 13 21
:number	0 -10 2 -32 4 -5 6 11 7 -22 8 8 9 6 10 -12 11 -22 12 13 13 13 14 -75
:number $	2 -14 3 -4 4 -1 6 -18 9 7 12 4
:number ,	7 -49 8 21 11 -12
:number :absence	6 4 8 1 9 14
:number :absolute	0 -2 4 16 8 -4 13 -12 14 19
:number :age	4 14 7 17 8 21 13 -38
:number :asking	1 7
:number :burden	0 7 2 2 12 4
:number :child	8 12
:number :clocktime	6 2 9 33
:number :codething	6 -7 7 -12 8 6 12 15
:number :deadline	5 13 8 8 12 1
:number :demand	1 7
:number :demanding	0 4 13 3
:number :deterring	0 10 5 6 6 18 8 8 10 23
:number :digits	14 12
:number :hiding	6 12
:number :holiday	9 39
:number :income	13 6
:number :law	0 3
:number :longperiod	12 1 13 -4 14 3
:number :losing	13 18
:number :money	5 78 13 3
:number :nation	2 4
:number :nearby	1 -15 2 -4 6 -36 7 18
:number :negation	3 8 14 10
:number :neighbour	8 19
:number :newness	0 1 6 -32 7 25 10 29 13 -1
:number :number	0 -15 1 -8 4 28 5 27 6 15 7 -31 8 4 13 -36 14 16
:number :openprice	1 9 2 -3 4 13 8 23
:number :opinion	4 1 8 16
:number :payer	6 2 14 9
:number :paying	13 11
:number :period	1 -24 2 -26 3 -31 4 -70 5 -16 6 -20 7 -1 8 -19 12 36 13 17 14 -52
:number :person	0 -11 2 -34 4 22 6 8
:number :pet	3 -9
:number :petpart	3 31
:number :phone	6 1
:number :promise	13 4
:number :record	7 25 13 -36
:number :rent	13 11
:number :return	4 -20 14 9
:number :room	1 -4 2 19 3 17 4 8 5 -6 8 -39 10 9
:number :scarcity	6 13
:number :seller	6 8
:number :sex	2 42 8 2
:number :spelled	0 -55 4 -18 6 -3 7 -80 8 35 12 4 14 15
:number :title	6 8
:number :tribunalrent	12 12
:number :urgency	6 -20 8 -18 10 6
:number a	4 21
:number and	0 8 8 18 13 -11 14 -8
:number as	7 3
:number bed	6 1 7 11 8 -7 10 13
:number bedroom	2 13
:number bedrooms	7 -7
:number beds	0 1 3 21 4 7
:number boys	8 6
:number cats	3 -7
:number child	1 23
:number children	1 -16
:number day	6 8
:number days	9 5 13 4
:number digits	8 7
:number double	14 11
:number eight	8 8
:number enquiries	1 8
:number families	6 5
:number fifty	4 21
:number figures	4 1
:number five	5 15
:number flats	6 -2
:number for	0 4 1 9 2 2
:number four	8 5
:number go	13 19
:number grand	6 4
:number home	8 3
:number house	6 2
:number hundred	4 19 8 -32 13 -1
:number in	0 20 6 10 8 44 11 13
:number is	11 4
:number isn't	3 3
:number kids	1 -13
:number ladies	2 2
:number left	6 16
:number legged	3 22
:number lever	8 -2
:number men	2 2
:number miles	7 16
:number minutes	6 -12
:number month	12 15 13 15
:number month's	13 -9
:number monthly	13 10
:number months	1 -26 5 -46 6 -20 7 -38 9 -2 12 35 13 7
:number months'	4 -13 12 -40
:number more	2 6 6 4
:number nights	9 16
:number nine	8 3
:number of	2 2 4 14 6 4
:number off	5 4
:number oh	14 17
:number on	0 18 5 7
:number one	8 2
:number or	13 6
:number other	6 19
:number people	0 -1 6 7
:number per	7 10
:number person	4 16
:number plus	12 9
:number pound	5 31
:number pounds	5 36
:number quid	5 27
:number rents	13 2
:number rooms	2 13
:number seven	14 28
:number sinks	2 7
:number six	14 9
:number street	7 1
:number the	6 8
:number thing	0 3
:number thousand	6 4
:number three	8 7 14 9
:number till	8 9
:number time	10 15
:number to	4 4 8 19
:number two	8 -5 14 31
:number week's	5 -5
:number weekly	13 -6
:number weeks	5 4 9 10 13 10
:number weeks'	13 -3
:number who	6 8
:number whose	1 3
:number with	2 4 8 4
:number year	12 18
:number years	7 19 13 -27
:number zero	14 11
:number>:absence	0 1 6 12 9 14
:number>:absolute	0 -17 4 13 13 -19 14 16
:number>:accepting	6 10
:number>:age	6 -20 7 14 8 32 13 -37
:number>:asking	1 6
:number>:benefit	0 3
:number>:bid	6 15
:number>:burden	0 2 12 1
:number>:child	1 4 8 6
:number>:childless	1 1 6 2
:number>:clocktime	4 -5 6 23 9 34
:number>:codething	6 -15 8 8 12 12 13 13
:number>:condition	4 9
:number>:councilpay	0 6
:number>:deadline	2 -6 5 22 7 -2 8 15
:number>:demand	1 40 2 -21
:number>:demanding	0 4 4 4 6 -25 13 7
:number>:deterring	0 4 5 4 6 9 10 22
:number>:digits	14 11
:number>:everyone	0 10
:number>:feething	6 -4 8 -33
:number>:hiding	6 10
:number>:holiday	6 -24 9 44
:number>:income	4 5
:number>:jobless	0 9
:number>:keything	8 -6
:number>:law	0 3
:number>:longperiod	5 -27 8 -4 13 1
:number>:losing	13 17
:number>:money	5 78 13 4
:number>:nation	2 16
:number>:nearby	1 -52 2 -16 6 -30 7 25 14 -7
:number>:negation	1 1 2 -4 3 4 8 22 14 6
:number>:neighbour	8 27
:number>:newness	6 -17 7 28 10 26 13 -9
:number>:number	1 -1 2 -10 3 -11 4 21 5 25 6 15 8 18 11 -3 13 -27 14 5
:number>:openprice	1 8 2 -17 4 18 8 16
:number>:opinion	8 17
:number>:paying	13 17
:number>:period	1 -34 2 -1 3 -39 4 -4 5 -23 6 -35 7 -6 8 -37 10 -8 12 31 13 37 14 -67
:number>:person	0 -13 1 6 2 -15 3 20 4 18 6 7
:number>:pet	3 -12
:number>:petpart	3 31
:number>:photo	11 4
:number>:place	6 13 7 5
:number>:promise	0 -5 13 4
:number>:record	6 -12 7 21 13 -40
:number>:rent	13 10
:number>:return	4 -47 5 -6 8 -7 14 14
:number>:room	0 -4 1 -11 2 13 3 14 4 5 5 -12 6 -8 8 -19 10 8 14 -3
:number>:scarcity	6 19
:number>:seller	2 15 6 1
:number>:sex	2 61
:number>:spelled	0 -73 2 -29 3 -12 4 -35 7 -15 8 26 11 -11 12 18 14 2
:number>:time	7 4
:number>:title	6 2 8 1
:number>:tribunalrent	7 -22 8 -25 12 9 13 24
:number>:urgency	1 -3 6 -2 8 -23 10 6
:number>:wanting	4 15
:number>:work	0 30 8 1 14 -2
:number_:absence	6 4 8 -5
:number_:absolute	0 -11 8 10 14 14
:number_:accepting	3 22 5 11 11 13 12 30
:number_:advance	7 -5 12 -10 13 11
:number_:age	1 3 5 -2
:number_:asking	0 30 6 1 12 20
:number_:benefit	0 14
:number_:bid	4 3 6 20 9 9
:number_:building	6 -30 7 -14
:number_:burden	0 -22 5 -4 6 27 7 -2 13 12
:number_:child	1 8 8 -13
:number_:childless	4 4 6 15 9 2
:number_:clocktime	5 -2 6 24 7 2
:number_:codething	5 2 6 -59 12 5 13 16
:number_:condition	1 11 4 10 6 27
:number_:councilpay	0 18
:number_:deadline	5 1 6 4 8 8
:number_:demand	1 32 2 -2 6 18
:number_:demanding	4 10
:number_:denying	11 1
:number_:deposit	13 -2
:number_:deterring	1 7 2 -21 13 6 14 -22
:number_:digits	14 11
:number_:disability	1 -7
:number_:disclaimer	13 -30
:number_:everyone	0 4
:number_:family	2 7
:number_:fee	4 4 5 3
:number_:feething	0 14 5 8 12 7 13 -22
:number_:fixed	12 12 13 -48
:number_:hiding	1 -22 2 1 8 -10
:number_:holiday	7 5 8 -7 9 4
:number_:income	0 1 13 -40
:number_:jobless	0 7
:number_:kin	1 -3
:number_:lifeword	5 6 6 3
:number_:longperiod	5 -6 12 19 13 15
:number_:losing	6 14
:number_:money	4 1 5 38 13 12
:number_:nation	2 2
:number_:nearby	1 -14 2 1 8 -12
:number_:negation	1 26 2 -18 5 3 8 34 12 24 14 4
:number_:neighbour	4 3 8 6
:number_:newness	4 7 5 15 6 15 10 7
:number_:number	0 -6 3 -28 5 -56 6 -9 8 23 9 13 13 2 14 2
:number_:online	1 -2
:number_:onlyword	4 13 12 10
:number_:openprice	1 7 3 -3 4 44 6 -19 8 -14 11 8 12 8 14 -9
:number_:opinion	0 10 1 4 5 2 6 -8 7 5 8 -7 12 8 13 -7 14 -14
:number_:payer	0 15 7 -31 11 4 13 4
:number_:paying	5 8 13 42
:number_:period	4 32 12 3 13 19
:number_:person	1 4 3 7 6 22
:number_:pet	8 14
:number_:phone	14 2
:number_:photo	5 7 6 -10 11 7
:number_:place	6 13
:number_:promise	3 2 13 -7
:number_:ranking	8 3 13 3
:number_:refusing	0 -7 2 -3 8 -6
:number_:regretting	1 5
:number_:rent	4 -38 6 -4
:number_:return	0 -9 4 -73 8 -19 12 -12 14 14
:number_:room	0 -6 1 -17 2 1 14 -32
:number_:safety	7 13
:number_:scarcity	2 19 6 22
:number_:seller	2 2 8 -3 11 5
:number_:sex	2 31 8 3
:number_:source	6 18
:number_:spelled	0 -3 1 8 2 -18 3 -14 4 -12 5 -34 7 -5 8 8 9 12 12 22 13 36
:number_:superlative	12 5
:number_:time	6 2 12 11
:number_:title	2 23 6 -6
:number_:tribunalrent	5 -6 8 -2
:number_:urgency	6 8 13 5
:number_:utility	7 13
:number_:wanting	4 32 6 3
:number_:welcoming	13 3
:number_:work	0 23 14 3
:offerdeal	0 7 1 13 3 30 4 47 6 45 7 42 8 -34 10 18 11 -27 12 -27 14 -5
:offerdeal $	5 13 6 -14 7 10 14 10
:offerdeal ,	1 7 10 2
:offerdeal :accepting	4 5
:offerdeal :building	1 9 3 12
:offerdeal :clocktime	4 -27
:offerdeal :codething	6 10
:offerdeal :deadline	4 -5 6 26 10 4
:offerdeal :deterring	4 4
:offerdeal :disclaimer	0 7 3 1
:offerdeal :feething	6 2
:offerdeal :fixed	6 24
:offerdeal :number	7 1
:offerdeal :offerdeal	6 13
:offerdeal :openprice	1 -6 3 -11
:offerdeal :opinion	1 -1 2 4 3 -5 4 19 6 -6
:offerdeal :payer	0 5 3 1
:offerdeal :return	6 1 7 9
:offerdeal :room	6 2
:offerdeal :rulesplace	1 8
:offerdeal :seller	4 4
:offerdeal :spelled	7 8
:offerdeal :tribunalrent	6 4
:offerdeal :wanting	6 7
:offerdeal as	4 5
:offerdeal building	1 5
:offerdeal for	6 23 7 19
:offerdeal from	4 -33
:offerdeal in	6 1
:offerdeal is	6 10
:offerdeal of	1 5 6 4 7 11
:offerdeal on	4 8
:offerdeal themselves	2 1
:offerdeal to	2 5 3 -4 4 9 6 -6
:offerdeal with	0 15
:offerdeal yourself	0 5 3 2
:offerdeal zone	1 5
:offerdeal £#	6 1
:offerdeal>:advance	6 3 10 5
:offerdeal>:benefit	0 4
:offerdeal>:building	1 17 3 11
:offerdeal>:burden	5 -5
:offerdeal>:clocktime	4 -21 8 -1
:offerdeal>:codething	6 16
:offerdeal>:condition	6 9
:offerdeal>:deadline	4 -3 6 43
:offerdeal>:deterring	4 3
:offerdeal>:disclaimer	0 6 3 1
:offerdeal>:fee	6 15
:offerdeal>:feething	6 3
:offerdeal>:fixed	4 -6 6 31
:offerdeal>:healthword	8 14
:offerdeal>:newness	6 1 10 2
:offerdeal>:number	7 6
:offerdeal>:offerdeal	6 8 7 4
:offerdeal>:openprice	1 -11 3 -15 5 -4 6 -7 8 -3
:offerdeal>:opinion	3 -4 4 16 7 9
:offerdeal>:payer	0 13 3 7 6 6
:offerdeal>:period	6 8
:offerdeal>:promise	7 4
:offerdeal>:ranking	6 5 10 5
:offerdeal>:return	7 4
:offerdeal>:room	4 10 6 1
:offerdeal>:rulesplace	1 7
:offerdeal>:seller	4 20
:offerdeal>:spelled	7 25
:offerdeal>:tribunalrent	6 3
:offerdeal>:urgency	6 3
:offerdeal>:wanting	6 5
:offerdeal_:absence	3 2
:offerdeal_:advance	6 4
:offerdeal_:asking	4 11 6 -14
:offerdeal_:benefit	0 4
:offerdeal_:building	1 11
:offerdeal_:burden	4 -9 6 11
:offerdeal_:clocktime	6 13 8 -15
:offerdeal_:condition	6 35
:offerdeal_:deadline	4 -13 6 51 8 -21
:offerdeal_:demanding	6 25
:offerdeal_:deterring	2 2 3 1
:offerdeal_:faith	2 11
:offerdeal_:feething	4 24
:offerdeal_:healthword	8 3
:offerdeal_:hiding	4 18
:offerdeal_:nearby	0 5
:offerdeal_:newness	6 13
:offerdeal_:offerdeal	1 17
:offerdeal_:online	1 11
:offerdeal_:onlyword	4 4 6 21
:offerdeal_:openprice	5 -8 6 -7
:offerdeal_:opinion	5 1 7 18
:offerdeal_:payer	1 16 6 18
:offerdeal_:paying	13 1
:offerdeal_:period	6 17
:offerdeal_:promise	4 1
:offerdeal_:ranking	6 11
:offerdeal_:refusing	4 15
:offerdeal_:regretting	8 4
:offerdeal_:room	7 13
:offerdeal_:rulesplace	1 3
:offerdeal_:seller	4 10 5 7
:offerdeal_:spelled	4 -35 7 3
:offerdeal_:thing	6 2
:offerdeal_:work	0 21
:online	0 -40 1 -16 2 -23 3 -2 5 -16 6 -103 7 -22 8 -85 9 -49 12 -8 14 134
:online $	0 -9 1 -44 2 -11 4 -13 6 -35 7 -76 14 1
:online ,	1 -23 2 -6 4 -52 5 -6 6 -29 7 -13 8 -25 14 80
:online :advance	14 5
:online :asking	4 6
:online :burden	0 -5 7 6
:online :codething	8 -7 14 21
:online :condition	11 20
:online :deterring	2 3 7 3 14 9
:online :feething	14 9
:online :forename	14 4
:online :neighbour	6 1
:online :online	14 18
:online :openprice	0 1 4 13
:online :opinion	3 2 14 13
:online :payer	14 12
:online :photo	3 3 11 2
:online :seller	14 35
:online :spelled	14 28
:online :writeto	4 -5 14 27
:online a	1 1 7 16
:online about	3 -8 4 -4
:online an	4 13
:online and	2 4
:online another	3 4
:online as	14 12
:online at	14 9
:online because	11 10
:online channel	14 2
:online dot	14 2
:online for	14 12
:online is	8 -7 14 21
:online it	2 2
:online me	14 11
:online next	6 2
:online on	7 11
:online other	2 8
:online the	8 11
:online to	3 5
:online us	14 9
:online what	4 8
:online>:advance	14 3
:online>:asking	4 1
:online>:burden	0 -25 4 8 6 -5 14 17
:online>:child	7 10
:online>:codething	8 -24 14 37
:online>:condition	11 18
:online>:deadline	10 6
:online>:deterring	6 -5 7 1 14 15
:online>:feething	14 10
:online>:forename	14 13
:online>:hiding	8 4
:online>:holiday	14 9
:online>:losing	1 9 2 5
:online>:nearby	14 27
:online>:negation	1 -2 3 9
:online>:online	14 31
:online>:onlyword	14 8
:online>:openprice	4 14 14 11
:online>:opinion	2 9 14 11
:online>:payer	14 8
:online>:phone	14 4
:online>:photo	3 1
:online>:place	14 3
:online>:promise	3 10
:online>:room	4 10
:online>:seller	4 -6 6 -6 14 30
:online>:spelled	13 -4 14 36
:online>:superlative	7 8
:online>:title	14 2
:online>:writeto	4 -21 14 31
:online_:absence	3 3
:online_:absolute	3 6
:online_:accepting	14 29
:online_:bid	4 7
:online_:building	2 13 3 8 7 13 14 5
:online_:burden	5 -3 14 21
:online_:child	7 8
:online_:clocktime	6 6
:online_:codething	14 23
:online_:deadline	6 17
:online_:deterring	14 7
:online_:fixed	13 3
:online_:forename	14 1
:online_:holiday	14 14
:online_:losing	2 4
:online_:money	4 1
:online_:nearby	14 25
:online_:negation	2 5
:online_:neighbour	7 12
:online_:number	5 5
:online_:offerdeal	4 2
:online_:online	4 -8 14 44
:online_:onlyword	14 32
:online_:openprice	0 4 4 24 14 32
:online_:opinion	2 2
:online_:pet	3 -5
:online_:photo	7 12
:online_:return	4 5
:online_:spelled	14 27
:online_:superlative	7 1
:online_:title	14 34
:online_:urgency	14 3
:onlyword	0 32 1 16 2 25 3 20 4 4 5 -5 7 -62 8 -12 9 36 10 19 11 1 12 49 14 4
:onlyword ##	8 -6
:onlyword $	0 7 2 11 3 18 4 -9 5 -12 7 -76 8 -9
:onlyword ,	0 13 1 -7 3 -2 8 -29 9 6 12 27 14 11
:onlyword :accepting	2 2 5 7
:onlyword :advance	6 18 10 4
:onlyword :asking	3 -6
:onlyword :building	2 9
:onlyword :burden	3 20 12 6
:onlyword :childless	1 2
:onlyword :condition	6 4
:onlyword :deadline	6 14
:onlyword :demanding	2 -1 6 14
:onlyword :deterring	7 6 10 2
:onlyword :disclaimer	8 13
:onlyword :everyone	10 2
:onlyword :faith	2 4
:onlyword :income	0 8
:onlyword :losing	7 19
:onlyword :nation	2 8
:onlyword :negation	0 8 1 3 3 15 7 -1
:onlyword :newness	6 17 10 1
:onlyword :number	6 13
:onlyword :online	1 6 4 2
:onlyword :onlyword	6 1 9 3
:onlyword :openprice	5 -4 11 8
:onlyword :opinion	1 13 2 11 6 -33 7 -6 11 14 12 -2
:onlyword :payer	0 4 8 6
:onlyword :person	4 5
:onlyword :pet	3 12
:onlyword :ranking	6 19
:onlyword :refusing	3 12 9 2
:onlyword :room	7 3
:onlyword :scarcity	6 2
:onlyword :seller	0 18
:onlyword :spelled	4 -30 6 3
:onlyword :time	7 17 10 8
:onlyword :urgency	6 13 10 24
:onlyword :wanting	1 -7
:onlyword :welcoming	0 5 2 16
:onlyword :work	0 11
:onlyword :writeto	0 10 4 3
:onlyword a	4 2 11 18
:onlyword and	7 1 11 3 14 2
:onlyword at	4 -5
:onlyword be	0 6 3 -9 4 -13 5 6 6 -41 8 -10
:onlyword before	6 22
:onlyword buy	5 3
:onlyword by	4 9
:onlyword come	2 8
:onlyword else	7 5
:onlyword ever	7 8
:onlyword flatshare	2 6
:onlyword for	8 12 12 21
:onlyword go	7 5
:onlyword i	6 3
:onlyword in	10 18
:onlyword it	6 19
:onlyword just	10 2
:onlyword no	0 14 3 1
:onlyword not	3 15
:onlyword now	10 18
:onlyword of	12 16
:onlyword on	3 3
:onlyword one	2 -4
:onlyword out	9 2
:onlyword pets	3 3
:onlyword please	2 4
:onlyword room	7 4
:onlyword so	4 2 13 4
:onlyword take	2 2 5 16
:onlyword the	11 -7 12 14
:onlyword this	6 30 10 16
:onlyword those	2 3
:onlyword time	6 5
:onlyword to	1 3 6 -16 11 11
:onlyword two	6 9
:onlyword us	4 4
:onlyword with	3 11
:onlyword within	6 9
:onlyword you	8 17
:onlyword yourself	8 11
:onlyword>:absence	9 2
:onlyword>:accepting	0 11 2 5 3 -17 5 2 7 -3
:onlyword>:asking	3 -1 4 16 7 -1
:onlyword>:benefit	0 6
:onlyword>:bid	4 6
:onlyword>:building	2 17 6 -18 7 -8
:onlyword>:burden	2 7 3 11 4 4 12 2
:onlyword>:child	8 8
:onlyword>:childless	0 -17 1 25 2 -16
:onlyword>:clocktime	6 16 9 3 12 13
:onlyword>:codething	7 -8 9 -6 12 15
:onlyword>:deadline	3 -18 6 37
:onlyword>:demand	0 8 6 8
:onlyword>:demanding	6 7
:onlyword>:deterring	2 -2
:onlyword>:disability	11 2
:onlyword>:disclaimer	8 8
:onlyword>:everyone	1 3 10 4
:onlyword>:faith	2 31
:onlyword>:fixed	4 3 12 6
:onlyword>:holiday	9 18
:onlyword>:income	0 15
:onlyword>:jobname	0 13
:onlyword>:longperiod	12 24
:onlyword>:losing	7 15
:onlyword>:nation	2 29
:onlyword>:negation	1 14 3 11 6 -41 11 7
:onlyword>:newness	6 3 10 6
:onlyword>:number	3 -4 6 16 8 -1
:onlyword>:online	0 3 1 5 4 3
:onlyword>:onlyword	2 8 7 -11 9 2 10 4
:onlyword>:openprice	0 -10 2 -2 4 1 7 -23 11 20
:onlyword>:opinion	1 9 2 3 4 2 6 -27 7 -23 8 -1 11 9
:onlyword>:payer	0 2 6 -5
:onlyword>:period	12 28
:onlyword>:person	2 10 4 21
:onlyword>:pet	3 6
:onlyword>:petpart	3 25
:onlyword>:photo	4 10 8 15
:onlyword>:preferring	2 -3
:onlyword>:refusing	3 11 9 6
:onlyword>:room	2 -7
:onlyword>:rulesplace	1 7
:onlyword>:scarcity	2 5 6 11
:onlyword>:seller	0 18
:onlyword>:sexual	2 14
:onlyword>:spelled	4 -53 6 1 7 -6 9 6
:onlyword>:time	5 7 7 17 8 -2 10 1
:onlyword>:title	1 5
:onlyword>:tribunalrent	12 1
:onlyword>:urgency	6 34 10 22
:onlyword>:wanting	6 5
:onlyword>:welcoming	0 3 2 12
:onlyword>:work	0 27
:onlyword>:writeto	0 11 4 4 6 -10 11 19 14 1
:onlyword_:absence	1 11 6 27 12 6
:onlyword_:absolute	1 23
:onlyword_:accepting	0 5
:onlyword_:advance	0 -6
:onlyword_:age	1 7 2 4
:onlyword_:asking	4 23 6 23
:onlyword_:benefit	0 36
:onlyword_:bid	0 -4 4 14
:onlyword_:building	3 12
:onlyword_:burden	2 12 3 -4 4 2 6 -11 10 7
:onlyword_:child	1 36
:onlyword_:childless	0 -30 1 46 2 -6 9 2
:onlyword_:clocktime	0 -13 1 8 2 22 6 13 9 3 12 19
:onlyword_:codething	1 -17 7 -11 8 -14 9 -30 12 6
:onlyword_:condition	12 9
:onlyword_:councilpay	0 -5
:onlyword_:deadline	0 -29 6 14 7 21
:onlyword_:demand	0 6 2 -7 6 16
:onlyword_:demanding	5 -11 6 -1 7 11
:onlyword_:deterring	0 7 1 -1 3 -17 10 11
:onlyword_:disability	11 1
:onlyword_:disclaimer	2 6
:onlyword_:everyone	1 7 2 -51
:onlyword_:fairness	0 9
:onlyword_:faith	2 36
:onlyword_:feething	5 3 6 19
:onlyword_:fixed	12 25
:onlyword_:hiding	6 17 8 4 9 3
:onlyword_:holiday	1 17 9 19
:onlyword_:income	0 39
:onlyword_:jobname	0 19
:onlyword_:kin	2 1
:onlyword_:lifeword	6 -1
:onlyword_:longperiod	12 8 13 6
:onlyword_:losing	13 2
:onlyword_:money	6 11
:onlyword_:nation	2 33
:onlyword_:nearby	10 9
:onlyword_:negation	0 1 3 28 6 -30 8 -12 11 31
:onlyword_:neighbour	1 23 9 2
:onlyword_:newness	8 -1 10 1
:onlyword_:number	1 -4 2 7 4 4 8 -19 10 5
:onlyword_:offerdeal	3 2
:onlyword_:online	1 4 2 1 14 20
:onlyword_:onlyword	12 7
:onlyword_:openprice	5 -2 6 -2 8 -12 9 1 10 8 11 2
:onlyword_:opinion	2 -4 5 -12 7 -43
:onlyword_:origin	2 16
:onlyword_:payer	2 -4 3 11
:onlyword_:paying	0 -9
:onlyword_:period	12 34 13 41
:onlyword_:person	0 12 6 -14 7 -33
:onlyword_:pet	2 -5 3 26 8 2
:onlyword_:petpart	3 18
:onlyword_:phone	14 12
:onlyword_:photo	0 4 3 9 4 2 8 14 9 1
:onlyword_:place	7 6
:onlyword_:preferring	4 10
:onlyword_:promise	7 -4
:onlyword_:rent	13 3
:onlyword_:return	0 2 10 5 13 9
:onlyword_:room	10 32
:onlyword_:scarcity	0 -23 2 6 6 37
:onlyword_:seller	2 4 5 3
:onlyword_:sex	0 -5 2 39
:onlyword_:sexual	2 21
:onlyword_:source	0 4
:onlyword_:spelled	0 18 8 -51 9 1 12 17 13 2
:onlyword_:superlative	7 2
:onlyword_:title	1 1 2 13
:onlyword_:tribunalrent	10 3
:onlyword_:urgency	1 2 6 11
:onlyword_:wanting	2 3 6 4 13 8
:onlyword_:work	0 36 2 -36
:onlyword_:writeto	2 4 3 -2 6 -22 7 -10 11 32
:openprice	0 -18 1 -1 2 -5 3 -18 4 90 5 -16 6 15 7 -10 8 -36 9 -1 11 22 13 -13 14 -9
:openprice #	4 -25 6 -37 8 24 12 12 14 6
:openprice ##	4 18 8 -14 14 -1
:openprice $	0 -18 1 -42 2 -34 3 -4 4 76 6 7 8 -2 10 -36 11 4 13 -21
:openprice ,	0 -28 2 -3 3 -32 4 18 6 -6 8 13 14 -8
:openprice :absence	6 -1
:openprice :absolute	1 -5
:openprice :advance	13 20
:openprice :asking	2 -8 4 -3 6 1 8 16
:openprice :benefit	0 12
:openprice :bid	1 -6 6 -23 7 -7
:openprice :burden	0 -12 1 -1 3 -6 4 27 7 8 13 -6
:openprice :child	6 4
:openprice :childless	4 -1
:openprice :clocktime	0 -6 1 -1 6 -18 7 -11 8 9 13 8
:openprice :codething	0 -5 5 6 8 14 11 3
:openprice :condition	2 -9 6 -8
:openprice :councilpay	0 12
:openprice :deadline	4 3 6 3 7 -3 8 10
:openprice :demand	4 10 6 -11
:openprice :demanding	7 -10
:openprice :denying	6 7
:openprice :deterring	2 15 4 6 11 -2 13 -11 14 11
:openprice :everyone	4 3 6 -7
:openprice :fairness	6 -4
:openprice :family	1 38 2 -15
:openprice :fee	5 4
:openprice :fixed	1 3 3 6 6 3
:openprice :healthword	8 13
:openprice :hiding	6 8
:openprice :holiday	3 2 7 7
:openprice :income	1 -10 5 11 6 5
:openprice :jobname	0 9
:openprice :keything	6 16
:openprice :kin	1 8
:openprice :losing	0 1 1 -9
:openprice :nation	2 37
:openprice :nearby	6 -2 7 16 10 7
:openprice :negation	0 -30 1 -61 2 -28 3 -33 4 -5 6 4 12 1
:openprice :newness	6 18 10 16
:openprice :number	0 -15 1 -14 6 -21 7 -20 9 23 14 -7
:openprice :online	3 1 11 -3 13 3
:openprice :onlyword	6 1 12 10
:openprice :openprice	1 -15 3 12 4 42 5 -27 6 -17 8 -86
:openprice :opinion	0 1 3 9 5 -3 8 -9 11 -1 14 -8
:openprice :origin	2 17
:openprice :payer	0 15 3 -1 5 2 6 -19 7 7 10 15 12 6 14 -3
:openprice :paying	1 2 4 -2 5 29 13 16
:openprice :period	5 15 12 -20
:openprice :person	0 12 1 30 6 -65 8 -47 14 13
:openprice :pet	1 9 2 23 3 26
:openprice :petpart	3 1
:openprice :photo	0 26 2 8 4 13
:openprice :place	7 23 10 2
:openprice :politics	1 4
:openprice :preferring	2 -14 4 23
:openprice :promise	6 13
:openprice :ranking	3 2 4 3 13 9
:openprice :refusing	0 -29 2 3 6 5
:openprice :rent	10 13 13 -27
:openprice :return	4 2 6 6 10 29 13 -35
:openprice :rulesplace	0 2
:openprice :scarcity	6 13
:openprice :seller	0 5 2 7 4 -3 5 12 10 14 14 -9
:openprice :sex	2 -8 7 2
:openprice :spelled	0 -35 1 -36 2 -2 4 12 5 -11 8 2 9 16 14 -15
:openprice :superlative	4 4
:openprice :title	8 6
:openprice :tribunalrent	6 14 10 9
:openprice :urgency	2 -42 6 17 8 -23 12 3
:openprice :wanting	1 15
:openprice :welcoming	4 7 6 2
:openprice :work	0 8 2 -3 13 4
:openprice :writeto	2 -14 4 11 5 5 8 8 13 7 14 -1
:openprice a	0 -18 2 21 4 -23 5 -21 6 -56
:openprice against	1 8
:openprice an	6 19
:openprice and	7 5 11 12
:openprice any	3 -7
:openprice anything	4 7
:openprice are	4 6
:openprice arrange	14 2
:openprice as	4 1 6 9
:openprice at	4 9 8 4
:openprice avoid	6 11
:openprice bag	6 1
:openprice be	0 6 1 5 4 11 5 21 6 9 8 -4 13 3
:openprice begin	12 12
:openprice buy	5 5
:openprice come	6 9
:openprice considered	4 5
:openprice cottages	6 1
:openprice cover	5 5
:openprice decline	2 5
:openprice dog	2 18
:openprice dogs	2 8
:openprice each	0 1
:openprice edinburgh	7 3
:openprice esa	0 6
:openprice everybody	1 3
:openprice families	1 16
:openprice fill	2 5
:openprice find	1 9 3 1
:openprice for	2 -7 4 4 5 -14 6 1 10 21 12 20
:openprice foreigners	2 2
:openprice four	9 11
:openprice friday	8 2
:openprice front	13 25
:openprice get	4 19 8 16
:openprice give	11 6
:openprice go	6 -2
:openprice hear	4 22
:openprice here	7 29
:openprice how	11 10
:openprice in	4 8 6 -22 7 4
:openprice is	11 6
:openprice it	3 -24 4 -28 6 21
:openprice kids	1 -12
:openprice kind	0 3
:openprice leeds	6 8
:openprice let	6 6 8 2
:openprice live	6 7 7 10
:openprice local	2 2
:openprice look	1 1
:openprice lose	6 3
:openprice make	7 13
:openprice market	10 10
:openprice match	2 4
:openprice mention	6 3
:openprice more	2 4 7 13
:openprice never	6 3
:openprice night	14 3
:openprice nine	4 15
:openprice no	1 -13 11 1
:openprice none	7 14
:openprice not	0 -24 2 -32 3 -5
:openprice of	0 -2 4 16 5 -13 14 3
:openprice on	0 -22 4 25 6 3 13 -5 14 6
:openprice others	5 1
:openprice our	10 15
:openprice over	1 -10
:openprice own	0 1
:openprice parents	1 1
:openprice pay	5 13 6 10
:openprice people	1 9
:openprice pets	1 11 3 21
:openprice pip	0 6
:openprice prefer	2 -6
:openprice price	4 3
:openprice religion	2 -8
:openprice rent	4 1 10 7 13 -26
:openprice request	4 4
:openprice say	3 5 4 -8
:openprice secure	6 1
:openprice sell	10 5
:openprice settle	13 25
:openprice show	0 8
:openprice shown	4 8
:openprice similar	0 12
:openprice sit	7 1
:openprice start	12 1
:openprice stay	2 1 3 7
:openprice stop	7 7
:openprice suit	4 6
:openprice take	6 2
:openprice the	0 -8 1 6 3 -11 4 -3 5 -4 6 -4 7 -5 8 -13 9 -9 11 13 13 -12 14 -12
:openprice them	11 17
:openprice thereabouts	4 9
:openprice think	6 5
:openprice this	6 4 7 25
:openprice those	1 20 2 3
:openprice to	1 -23 3 3 4 8 6 -6 8 -12
:openprice travellers	2 4
:openprice under	6 7
:openprice universal	0 -9
:openprice us	14 -9
:openprice view	6 12
:openprice we	0 13 1 9
:openprice we've	13 3
:openprice what	0 2
:openprice whoever	4 5
:openprice with	0 18 1 21
:openprice without	1 -12
:openprice would	4 4
:openprice you	2 -47 6 -46 13 -19 14 -8
:openprice you'd	4 6
:openprice youngsters	1 7
:openprice your	4 5 6 -22
:openprice £#	4 49 5 -83 7 -3
:openprice £##	4 34 5 -7
:openprice>:absence	5 -5 6 -11 8 1
:openprice>:absolute	1 -26 4 11 6 14 8 -4 12 7
:openprice>:accepting	0 1 1 4 2 3 4 10 5 4 6 11 8 3 11 9 12 12
:openprice>:advance	2 -14 6 8 8 -6 13 34
:openprice>:asking	2 -15 8 19 12 -7 13 -8
:openprice>:benefit	0 20 4 -25
:openprice>:bid	0 -3 4 6 5 -1 6 -30 7 -15
:openprice>:building	0 -25 1 13 4 -12 7 -12
:openprice>:burden	0 -23 3 -44 4 35 6 22 7 10 8 -3 14 10
:openprice>:child	1 34 6 8
:openprice>:childless	1 13 4 -4
:openprice>:clocktime	0 -67 5 -24 6 -7 7 -51 8 1
:openprice>:codething	0 -4 4 9 7 1 8 3 11 33 13 -12
:openprice>:condition	1 1 2 -10 4 39 6 -5 7 -7
:openprice>:consent	6 -5 7 3
:openprice>:councilpay	0 28
:openprice>:deadline	1 -27 2 10 4 13 5 -21 6 3 7 -41 11 -1 12 3 14 -17
:openprice>:demand	4 22 14 4
:openprice>:demanding	2 19 5 -5 7 -37
:openprice>:denying	6 4
:openprice>:deterring	0 -1 2 7 6 1 8 -10 10 -15 14 16
:openprice>:disability	0 -10 2 1
:openprice>:disclaimer	7 -28 11 11 13 7
:openprice>:everyone	0 5 4 13 5 -2 11 -13
:openprice>:fairness	0 8 5 4 6 -5
:openprice>:faith	2 37 6 -4
:openprice>:family	1 39 2 -15
:openprice>:feething	2 -15 7 30 11 4 14 10
:openprice>:fixed	3 3 8 -5 12 12 13 14
:openprice>:forename	2 9
:openprice>:healthword	8 17
:openprice>:hiding	2 1 6 9 8 5
:openprice>:holiday	3 11 7 15 8 1 9 1
:openprice>:income	0 3 1 -19 5 18 13 -9
:openprice>:jobless	0 4
:openprice>:jobname	0 11
:openprice>:keything	4 14 6 8 8 9
:openprice>:kin	0 10 1 20
:openprice>:law	4 12
:openprice>:lifeword	0 8
:openprice>:longperiod	13 -13
:openprice>:losing	1 -4 6 16 8 -7
:openprice>:money	4 39 5 -11
:openprice>:nation	2 36
:openprice>:nearby	0 -12 1 -9 4 -19 6 -20 8 -32 10 2
:openprice>:negation	0 -41 1 -59 2 -21 6 3 7 22 11 25
:openprice>:neighbour	2 -28
:openprice>:newness	2 -51 4 4 6 24 10 14
:openprice>:number	0 -3 2 3 4 14 5 -4 8 2 9 18 13 14 14 -21
:openprice>:offerdeal	4 6 10 12
:openprice>:online	1 22 13 1 14 -2
:openprice>:onlyword	0 -9 1 5 4 25 12 2
:openprice>:openprice	0 -13 1 -20 4 51 5 -66 6 -16 7 -7 8 4 13 -35 14 21
:openprice>:opinion	1 10 4 -6 5 -5 8 8 13 -13 14 8
:openprice>:origin	2 16
:openprice>:payer	0 10 1 14 2 1 3 -3 4 -7 5 14 7 6 8 -12 10 12 14 -12
:openprice>:paying	0 -2 1 14 4 5 5 31 13 24
:openprice>:period	4 1 5 6 13 -6
:openprice>:person	0 4 1 28 2 1 4 -4 6 -13 13 5 14 10
:openprice>:pet	1 4 2 15 3 33 4 -27 6 -9
:openprice>:phone	4 5 6 13
:openprice>:photo	0 19 5 19 11 23
:openprice>:place	1 -2 2 4 7 15 10 1
:openprice>:politics	2 32
:openprice>:preferring	2 -22 4 24
:openprice>:promise	4 2 6 16
:openprice>:ranking	0 5 2 -6 3 5 6 14 13 8
:openprice>:refusing	0 -18 2 1 6 6
:openprice>:rent	4 20 10 24 13 -24
:openprice>:return	4 26 7 14 10 25 13 -28
:openprice>:room	2 -8 6 -39 7 13 10 5 14 12
:openprice>:rulesplace	0 4 5 4 8 -15
:openprice>:scarcity	2 -28 4 26 6 26
:openprice>:school	1 27
:openprice>:seller	0 4 1 27 2 16 5 12 8 -9 10 11 11 2 14 -22
:openprice>:sexual	2 21
:openprice>:spelled	1 -35 2 5 5 -3 6 6 8 5 9 8 11 8 13 8
:openprice>:superlative	4 5
:openprice>:time	6 21 12 2
:openprice>:title	8 32
:openprice>:tribunalrent	6 16 7 -14 10 9 12 6 13 -34
:openprice>:urgency	2 -18 4 -17 6 25 8 -13 12 1
:openprice>:utility	7 3
:openprice>:wanting	1 4 8 3
:openprice>:welcoming	4 10 10 1
:openprice>:work	0 30 2 -53 7 -2 8 -2 13 31
:openprice>:writeto	4 25 5 2 8 7 11 -4 13 5 14 -9
:openprice_:absence	0 35 1 -29 11 11
:openprice_:absolute	0 7 2 -4 4 2 5 -2 6 6 7 42 11 -7 12 16
:openprice_:accepting	1 32 2 10 4 8 12 11
:openprice_:advance	0 -23 1 16 4 23 6 7 10 13 12 -25
:openprice_:asking	0 -11 2 -8 4 14 5 -13 6 -7 7 -2 13 -14
:openprice_:benefit	0 5 4 -13 6 -1
:openprice_:bid	2 -44 4 55 6 -8 7 -32
:openprice_:building	0 5 2 -33 11 10
:openprice_:burden	0 -9 1 14 2 -10 4 10 6 43 7 10 10 -15 11 8 13 8
:openprice_:child	0 -6 1 39
:openprice_:childless	0 15
:openprice_:clocktime	0 15 2 -1 3 -3 5 -17 6 7 7 -5 8 22 9 8 11 -17 12 14 14 -29
:openprice_:codething	0 -7 1 13 4 8 6 8 11 8 13 -22
:openprice_:condition	1 16 2 -23 4 29 6 15 7 -10 13 29 14 -11
:openprice_:consent	6 4 7 4
:openprice_:councilpay	0 20
:openprice_:deadline	0 -1 3 17 6 14 7 -3 8 8 11 -34 12 2 13 -24 14 -1
:openprice_:demand	0 -1 2 -7 4 31 14 3
:openprice_:demanding	1 9 2 11 5 -7 6 -11 10 4 12 -1
:openprice_:denying	1 3 7 6
:openprice_:deterring	0 11 1 26 2 -18 6 19 8 -10 9 5 11 17
:openprice_:disability	2 15
:openprice_:disclaimer	0 3 1 -14 2 29 5 20 7 -2 11 15
:openprice_:dislike	2 25 14 5
:openprice_:everyone	1 -1 2 -6 11 -5 14 2
:openprice_:fairness	0 -5 2 -14 4 -3 6 -23 7 1
:openprice_:faith	2 51
:openprice_:family	2 6 3 1 4 -7
:openprice_:fee	6 -18
:openprice_:feething	0 -40 2 -39 3 -30 5 1 7 13 14 9
:openprice_:fixed	5 9 6 -1 12 4 13 1
:openprice_:forename	2 9 4 2
:openprice_:healthword	2 18
:openprice_:hiding	2 13
:openprice_:holiday	6 12 8 18 9 18
:openprice_:income	0 23 4 1 6 -24 13 -11
:openprice_:jobless	0 21 4 3 5 -21
:openprice_:keything	4 10 8 3
:openprice_:kin	2 5 4 -7
:openprice_:law	0 4 4 13
:openprice_:lifeword	0 5 11 10 13 15
:openprice_:longperiod	1 3 6 -5 12 8 13 -33
:openprice_:losing	0 -9 4 -43 6 12 8 -32
:openprice_:money	4 42 5 -4
:openprice_:nation	2 26
:openprice_:nearby	1 -12 2 -3 4 -58 6 5 7 -1 8 -16 9 -16
:openprice_:negation	3 20 4 -10 5 -14 7 13 11 20 13 -7
:openprice_:neighbour	2 -5 4 17
:openprice_:newness	1 18 2 -24 4 13 8 -26 10 13 13 -1
:openprice_:number	1 17 2 9 4 37 8 14 14 -21
:openprice_:offerdeal	1 15 4 22 6 -12 10 13
:openprice_:online	1 14 6 -7 11 16
:openprice_:onlyword	2 -14 4 20 8 -4
:openprice_:openprice	0 17 1 5 2 2 4 34 5 -21 6 -24 8 27 10 -14 11 5 12 -5 13 -61 14 4
:openprice_:opinion	1 1 2 -10 3 2 4 -6 6 -17 8 19 12 -2 14 17
:openprice_:origin	2 27
:openprice_:payer	0 -8 4 10 5 1 6 -8 7 -12 8 -10 12 -3 13 8
:openprice_:paying	0 -7 3 -20 4 27 5 4
:openprice_:period	4 41 5 -10 7 -18 10 -3 12 17
:openprice_:person	0 -2 2 3 3 -11 5 -16 6 10 7 9 14 -2
:openprice_:pet	1 -16 2 -57 3 11 4 -32 6 -29
:openprice_:phone	1 8 4 4 6 26 7 2 14 34
:openprice_:photo	4 7 5 1 11 53
:openprice_:place	2 26 7 8
:openprice_:politics	2 55
:openprice_:promise	4 13 7 8
:openprice_:ranking	1 24 5 5 8 -14 10 3
:openprice_:record	1 5
:openprice_:refusing	3 -9 8 -8
:openprice_:regretting	4 1
:openprice_:rent	0 10 6 5 7 4
:openprice_:return	0 5 6 1 7 30
:openprice_:room	2 2 3 7 4 12 6 -9 7 10 14 7
:openprice_:rulesplace	8 -18
:openprice_:safety	2 9
:openprice_:scarcity	2 6 7 14 8 8
:openprice_:school	1 26
:openprice_:seller	0 -6 1 13 3 1 4 14 5 19 6 -1 8 -42 11 6
:openprice_:sex	2 27
:openprice_:sexual	2 20
:openprice_:spelled	1 27 2 10 3 2 4 -3 6 -4 8 11 11 3 14 2
:openprice_:superlative	4 11 6 -32 7 7
:openprice_:thing	8 1
:openprice_:time	1 18 2 12 3 3 6 11
:openprice_:title	6 3 8 8
:openprice_:tribunalrent	6 10 10 2 12 7 13 -25
:openprice_:urgency	0 1 1 11 2 6 6 8 7 -8
:openprice_:wanting	0 17 1 -2 4 -2 5 -13 6 -1 12 -3
:openprice_:welcoming	6 -20 13 2 14 4
:openprice_:work	0 38 2 -34 5 13 7 -2 13 39
:openprice_:writeto	1 6 2 4 4 7 8 3
:opinion	0 6 1 8 3 -8 5 5 6 -4 9 16 11 -3 12 7 13 5 14 -9
:opinion #	0 8 8 36 12 3 14 10
:opinion $	0 -21 1 -10 2 -51 6 -40 7 -52 11 -10 12 -15 14 -31
:opinion ,	6 10
:opinion :absence	2 -3 6 -14 8 3
:opinion :absolute	1 -8 6 -28 13 -10
:opinion :accepting	1 4 3 -1 4 -2 9 1 11 9 13 1
:opinion :advance	6 -23 12 7 13 21
:opinion :asking	0 -6 2 -2 4 -12 6 20 7 2 8 2 12 -5
:opinion :bid	6 -6
:opinion :building	0 2
:opinion :burden	2 6
:opinion :childless	1 12
:opinion :clocktime	13 20
:opinion :codething	7 -9 14 4
:opinion :condition	6 19 12 4
:opinion :deadline	9 5 13 29
:opinion :demanding	2 2 3 -1 4 -15 6 7 7 -10 13 17
:opinion :denying	2 -25
:opinion :deterring	3 3 4 -15 6 -42
:opinion :everyone	4 4
:opinion :fairness	4 -41 5 2
:opinion :faith	2 18
:opinion :family	2 -6 8 -7 11 3
:opinion :fee	13 8
:opinion :feething	6 -4 11 6
:opinion :fixed	1 2 3 6 13 7
:opinion :healthword	3 15
:opinion :hiding	1 -12 6 12
:opinion :holiday	3 6
:opinion :income	6 7 13 -16
:opinion :jobless	13 11
:opinion :jobname	0 7
:opinion :kin	2 -6 4 12 8 7
:opinion :losing	14 9
:opinion :nation	2 25
:opinion :nearby	5 12 7 11 10 9
:opinion :negation	1 4 2 11 3 -7 4 -45 5 -7 6 4 7 1 8 -8 11 10 13 -6
:opinion :neighbour	0 1 14 5
:opinion :newness	1 -6 2 -14 3 -8 7 -21
:opinion :online	5 -12 13 12 14 7
:opinion :onlyword	2 -3 4 -5 8 5
:opinion :openprice	1 -13 4 3 8 -1 11 11
:opinion :opinion	0 -1 2 12 4 -5 6 29 7 -1 14 -10
:opinion :origin	2 16
:opinion :payer	3 -32 10 15
:opinion :paying	0 -5 1 2 4 -7 5 5 6 1 8 -5
:opinion :period	5 7 9 5 12 -7
:opinion :person	0 17 1 15 4 -3 6 -6
:opinion :pet	3 6
:opinion :phone	8 -8 14 20
:opinion :photo	0 19 3 6
:opinion :place	6 -6 10 6
:opinion :preferring	4 13
:opinion :promise	1 -9 2 6 3 -3 6 12 11 13
:opinion :record	14 12
:opinion :refusing	2 16 3 10 6 4
:opinion :rent	4 -47 10 14 13 -6
:opinion :return	1 -2 4 -26 7 6 10 30 13 -11
:opinion :rulesplace	0 17 2 4
:opinion :scarcity	1 5 3 -15 6 -4
:opinion :seller	0 -15 3 -7 4 -17 6 4 7 -29 10 16 11 2
:opinion :sexual	4 1 8 23
:opinion :spelled	2 14 5 1 7 12
:opinion :thing	5 9
:opinion :time	1 11
:opinion :title	5 2
:opinion :tribunalrent	10 9
:opinion :urgency	2 -21 12 2
:opinion :wanting	3 -6
:opinion :welcoming	2 -16 6 1
:opinion :writeto	0 -1 2 -13 3 -4 8 7 12 4 13 12
:opinion a	2 30 3 -2 5 -20 6 -30 7 17
:opinion about	3 -21 4 -24
:opinion add	0 1
:opinion again	1 12
:opinion an	4 11 6 9
:opinion and	2 3
:opinion another	3 2
:opinion anything	4 7
:opinion are	0 7 6 -28 8 19
:opinion arrange	14 2
:opinion ask	1 6 4 -11
:opinion at	2 31
:opinion avoid	6 11
:opinion bag	6 1
:opinion be	0 6 1 13 4 11 5 22 8 -5 13 3
:opinion begin	12 12
:opinion buy	5 5
:opinion can	6 11
:opinion can't	2 15 6 10 11 16
:opinion cannot	6 17
:opinion come	6 9
:opinion cover	5 5
:opinion decline	2 5
:opinion do	0 -17 2 -1 3 -10 4 -19
:opinion dogs	3 25
:opinion don't	1 10 4 -15
:opinion everybody	1 4
:opinion expect	6 8
:opinion families	1 1
:opinion fill	2 6
:opinion find	1 8 3 1
:opinion flat	0 4
:opinion fly	8 4
:opinion foreigners	2 2
:opinion get	1 -7 4 6 8 16
:opinion give	11 6
:opinion go	6 -1 14 3
:opinion guarantee	7 7
:opinion have	0 4 1 18 2 2 3 -3 7 -6 8 -21 13 -2
:opinion hear	4 22
:opinion in	11 4
:opinion is	4 4 7 -1
:opinion it	9 4
:opinion keep	5 1
:opinion kids	1 -1
:opinion know	13 1
:opinion let	0 -18
:opinion live	6 6 7 10
:opinion local	2 2
:opinion make	7 8 11 1
:opinion market	10 10
:opinion match	2 4
:opinion mean	1 11
:opinion mention	6 2
:opinion mobile	14 8
:opinion none	7 16
:opinion number	14 10
:opinion of	7 9
:opinion our	10 16
:opinion pay	6 9 13 -15
:opinion pets	3 -4
:opinion promise	7 7
:opinion rent	4 -44 10 8 13 -4
:opinion roof	2 8
:opinion say	3 5 4 -5 7 7
:opinion secure	6 1
:opinion sell	10 5 12 13
:opinion settle	13 23
:opinion should	4 3
:opinion show	0 7
:opinion sign	13 15
:opinion sit	7 1
:opinion somewhere	1 10
:opinion start	12 1
:opinion stay	2 2 3 7
:opinion stop	5 3 7 7
:opinion suit	4 6
:opinion take	5 8 13 28
:opinion the	0 -5 1 -5 2 -5 3 -39 6 2 7 -25 8 7 9 -5 12 6 14 -12
:opinion them	11 4
:opinion those	1 12
:opinion two	1 2
:opinion us	12 4
:opinion view	6 12
:opinion want	2 8
:opinion watch	0 7
:opinion what	4 7
:opinion whoever	4 9
:opinion wife	4 5
:opinion will	4 7
:opinion with	7 5
:opinion word	7 6
:opinion words	6 3
:opinion work	13 4
:opinion would	2 -6
:opinion you	7 14
:opinion your	7 4
:opinion £#	5 -30
:opinion £##	4 14
:opinion>:absence	0 12 6 -1 8 29
:opinion>:absolute	1 -22 6 -15 12 9 13 -22
:opinion>:accepting	0 -7 1 16 6 9 11 17 14 -15
:opinion>:advance	0 -4 1 2 2 -24 6 -3 8 -3 12 1 13 39
:opinion>:asking	2 -13 4 -14 6 18 8 10 12 -11
:opinion>:benefit	0 -2
:opinion>:bid	4 15 6 -6
:opinion>:building	2 -17
:opinion>:burden	2 4 4 10 6 4
:opinion>:child	1 14 7 3 8 1 13 3
:opinion>:childless	1 18
:opinion>:clocktime	0 -12 2 -40 8 12 9 8 13 23
:opinion>:codething	2 -10 7 -30 8 -5 14 20
:opinion>:condition	6 5 8 6 12 2
:opinion>:councilpay	0 -23 2 8
:opinion>:deadline	1 -23 4 6 7 -15 8 1 9 17 11 -2 12 15 13 15
:opinion>:demand	6 6
:opinion>:demanding	2 13 3 -6 4 -14 7 -26 13 17
:opinion>:denying	2 -15 7 -3
:opinion>:deterring	1 15 4 -41 6 -16 8 1 10 -3 11 -14
:opinion>:disclaimer	4 4 7 3 11 12
:opinion>:everyone	0 -5 2 -7 4 5 7 1
:opinion>:fairness	4 -16 5 13
:opinion>:faith	2 44
:opinion>:family	2 -6 6 -2 8 -8 11 2
:opinion>:fee	5 7 13 6
:opinion>:feething	2 -20 11 1 12 6
:opinion>:fixed	1 1 3 8 12 25 13 16
:opinion>:forename	2 8 7 5
:opinion>:healthword	3 14
:opinion>:hiding	4 -3 6 21 8 6
:opinion>:holiday	3 4 6 14 7 3 8 5
:opinion>:income	0 3 4 -2 5 1 6 5 7 6 13 -18
:opinion>:jobless	13 6
:opinion>:jobname	0 7
:opinion>:keything	6 4 8 16
:opinion>:kin	2 -12 4 8 8 3
:opinion>:losing	2 21 14 6
:opinion>:money	4 7
:opinion>:nation	2 14
:opinion>:nearby	4 -15 5 4 6 -6 8 -3 10 6
:opinion>:negation	0 -10 2 2 3 -13 4 -56 5 -22 6 6 7 2 8 -22 13 -25 14 -1
:opinion>:neighbour	0 6 2 -31 6 7 14 4
:opinion>:newness	0 -6 2 -54 7 -30 9 11 10 6
:opinion>:number	0 9 2 2 4 1 6 -1
:opinion>:offerdeal	4 6
:opinion>:online	5 -10 13 11 14 10
:opinion>:onlyword	1 8 2 -10 4 -3 10 3
:opinion>:openprice	0 -9 2 9 3 -7 5 -3 6 -3 7 -17 8 23 11 1 13 -2 14 23
:opinion>:opinion	1 13 2 24 4 -53 6 26 7 -19 8 24 9 -3 11 -6 13 3 14 10
:opinion>:origin	2 14
:opinion>:payer	0 -1 3 -27 4 -5 10 14 13 18
:opinion>:paying	1 17 4 -12 5 16 8 -29 13 19
:opinion>:period	5 9 9 24
:opinion>:person	0 2 4 -5 6 -1
:opinion>:pet	3 35
:opinion>:phone	6 4 8 -2 14 30
:opinion>:photo	0 18 3 14 5 13 8 -9 11 16
:opinion>:place	7 -43 10 6
:opinion>:preferring	1 2 2 -10 4 14
:opinion>:promise	1 -17 2 6 4 4 5 -9 6 28 11 10
:opinion>:ranking	0 2 3 4 6 11 7 -12 8 -7 10 -4 13 4
:opinion>:record	14 8
:opinion>:refusing	1 9 2 16 3 15 6 2
:opinion>:rent	4 -2 10 23
:opinion>:return	7 18 10 26
:opinion>:room	0 1 2 1 6 7
:opinion>:rulesplace	0 28 1 -26 5 5 7 -5 8 -8
:opinion>:scarcity	1 8 2 -6 4 5 7 -13 8 7 9 3
:opinion>:seller	0 -16 1 5 2 2 3 -10 4 -11 5 8 6 21 7 -19 10 14
:opinion>:sex	2 2
:opinion>:sexual	8 25
:opinion>:spelled	2 24 5 11 7 6 8 7 11 -3
:opinion>:superlative	7 8
:opinion>:thing	5 10 8 7
:opinion>:time	1 11
:opinion>:tribunalrent	6 1 7 -3 10 11
:opinion>:urgency	2 -31
:opinion>:utility	7 9
:opinion>:wanting	3 -20 4 4
:opinion>:welcoming	2 -50 4 2
:opinion>:work	0 27 2 -21 6 -11 8 -8 13 2
:opinion>:writeto	0 -5 2 -5 3 -17 8 7 13 9
:opinion_:absence	0 41 2 4 6 -15 8 15 12 15
:opinion_:absolute	3 19 5 -16 6 -11 7 24 12 13
:opinion_:accepting	0 7 1 13 3 11 6 15 8 -9 11 -13
:opinion_:advance	0 -3 6 1 7 -2 12 -14 13 1
:opinion_:age	5 16
:opinion_:asking	1 -17 2 -31 4 3 7 -12
:opinion_:benefit	0 18
:opinion_:bid	4 53 7 -19 8 -14 13 -13
:opinion_:building	0 29 2 -3 7 7 14 3
:opinion_:burden	4 7 6 1 14 7
:opinion_:child	0 -7 1 52 7 5 8 2
:opinion_:childless	1 2 8 -7
:opinion_:clocktime	0 11 4 15 8 10 9 18 12 2 13 -2 14 -4
:opinion_:codething	6 2 7 -23 8 -13 14 32
:opinion_:condition	0 9 2 -2 6 -6 7 -16 8 5 13 11
:opinion_:consent	6 14 7 5
:opinion_:councilpay	13 12
:opinion_:deadline	0 3 2 21 3 14 5 3 6 11 7 -4 11 -38 12 27
:opinion_:demand	0 -14 1 -6 2 -10 3 1 4 -7 6 13 14 4
:opinion_:demanding	0 7 1 -2 4 -38 5 8
:opinion_:denying	2 -4
:opinion_:deterring	1 14 2 2 3 5 4 -8 5 9 6 5 7 9 8 6 14 7
:opinion_:disability	2 14
:opinion_:disclaimer	2 17 4 15 5 25 6 12 11 20
:opinion_:dislike	2 18
:opinion_:everyone	0 -7 1 -11 2 -3 6 -11
:opinion_:fairness	2 -60 3 -9 6 -3
:opinion_:faith	2 53
:opinion_:family	1 16 2 26 6 -8 8 12
:opinion_:feething	2 -5 3 -21 4 -3 5 8 7 -5
:opinion_:fixed	6 -12 12 18
:opinion_:forename	2 2
:opinion_:hiding	2 4 4 -11 6 1 8 11
:opinion_:holiday	6 1 7 7 8 6 9 9
:opinion_:income	0 15 4 3 13 -3
:opinion_:jobless	4 20
:opinion_:keything	6 22 8 12
:opinion_:kin	1 -1 2 19 8 4
:opinion_:lifeword	0 5
:opinion_:longperiod	1 6 13 -3
:opinion_:losing	2 29
:opinion_:money	4 21
:opinion_:nation	2 20
:opinion_:nearby	4 -8 7 -30 9 -4
:opinion_:negation	0 -22 1 6 2 -28 3 20 4 -11 5 -3 8 -34 10 -6 13 -11
:opinion_:neighbour	2 -3 4 1 6 18 7 1 8 -2
:opinion_:newness	0 -13 1 8 2 -4 4 2 7 -10 8 -28 10 6 12 -7 13 5
:opinion_:number	0 14 2 9 3 -6 4 13 8 -27 13 7
:opinion_:offerdeal	1 13 4 38
:opinion_:online	14 14
:opinion_:onlyword	3 2 7 -17 8 -7
:opinion_:openprice	1 1 2 24 4 17 7 -11 8 12 12 3 13 -33 14 6
:opinion_:opinion	0 -8 2 3 3 2 4 -19 5 14 6 5 7 -16 8 12 11 -28 14 16
:opinion_:origin	2 36
:opinion_:payer	3 -1 5 3 7 -49 8 -5 13 17
:opinion_:paying	2 -12 4 16 5 7 13 36
:opinion_:period	6 -62 13 16
:opinion_:person	1 -10 2 13 4 7 8 -24 11 -4 14 -4
:opinion_:pet	0 -12 1 -44 2 -61 3 18 4 -16 6 -35
:opinion_:phone	1 7 6 3 14 12
:opinion_:photo	5 2 6 4 11 32
:opinion_:place	1 -5 6 5
:opinion_:politics	2 15 8 10
:opinion_:preferring	2 -23 3 -7
:opinion_:promise	1 -12 4 6 6 12 7 30 11 4
:opinion_:ranking	0 5 1 15 6 9 7 -12
:opinion_:refusing	0 -10 2 -2
:opinion_:rent	2 1 4 28 6 1 13 6
:opinion_:return	4 29 6 4 7 1 13 1
:opinion_:room	1 -7 2 11 8 -22 11 -19
:opinion_:rulesplace	1 -19 7 -1 8 -3
:opinion_:safety	2 12
:opinion_:scarcity	2 5 3 20 7 -4
:opinion_:seller	1 17 3 8 4 -5 5 20 7 -1 8 -7
:opinion_:sex	2 54 6 -12
:opinion_:spelled	0 -10 4 -3 7 -22 8 7 10 -10 11 10 14 15
:opinion_:superlative	4 18 6 -29
:opinion_:thing	8 16
:opinion_:time	2 14 3 1 6 -16
:opinion_:title	6 9
:opinion_:tribunalrent	6 11 7 -6 10 2
:opinion_:urgency	6 -14 7 -10
:opinion_:utility	7 13
:opinion_:wanting	2 -8 8 -29 12 12 13 3
:opinion_:welcoming	2 -6 5 3 14 7
:opinion_:work	0 37 2 -43 4 -2 6 -12
:opinion_:writeto	1 8 2 -7
:origin	0 -121 1 -80 2 132 3 -46 4 -22 5 -33 7 -31 8 -48 11 -22 13 24 14 -11
:origin $	0 -2 2 38
:origin ,	2 4
:origin :codething	6 10
:origin :denying	2 1
:origin :family	2 10
:origin :negation	2 14
:origin :origin	2 41
:origin :paying	2 3
:origin :person	2 22
:origin :wanting	2 4
:origin :welcoming	2 11
:origin accent	2 9
:origin and	2 27
:origin are	2 3
:origin families	2 10
:origin for	8 2
:origin holders	2 5
:origin in	2 2
:origin is	6 11
:origin nationals	2 2
:origin please	2 17
:origin won't	2 1
:origin you	6 18
:origin>:absolute	8 1
:origin>:burden	2 6
:origin>:codething	6 10
:origin>:everyone	8 3
:origin>:fairness	2 1
:origin>:family	2 10
:origin>:negation	2 37
:origin>:onlyword	2 5
:origin>:origin	2 48
:origin>:paying	2 2
:origin>:person	2 22
:origin>:place	2 13
:origin>:scarcity	2 18
:origin>:seller	2 2
:origin>:spelled	2 2
:origin>:wanting	2 9
:origin>:welcoming	2 12
:origin>:writeto	2 1
:origin_:absolute	2 8 8 1
:origin_:accepting	2 7
:origin_:asking	2 15
:origin_:burden	2 13 6 6
:origin_:clocktime	8 5
:origin_:codething	2 10
:origin_:deadline	8 3
:origin_:demanding	2 21
:origin_:deterring	6 6
:origin_:disability	2 5
:origin_:everyone	8 3
:origin_:faith	2 -5
:origin_:feething	2 1
:origin_:income	2 8
:origin_:negation	1 -1 2 44
:origin_:number	2 5
:origin_:onlyword	2 21
:origin_:openprice	2 14
:origin_:opinion	2 14 7 3
:origin_:origin	2 28
:origin_:payer	2 25
:origin_:person	2 1
:origin_:promise	2 6
:origin_:ranking	2 13
:origin_:scarcity	2 15
:origin_:seller	2 26
:origin_:spelled	2 21
:origin_:title	2 2
:origin_:tribunalrent	2 11
:origin_:wanting	2 5
:origin_:welcoming	2 19
:origin_:writeto	2 23
:payer	0 14 2 -4 3 19 4 1 5 40 6 -41 7 20 8 -1 9 6 10 -2 11 -22 13 22 14 -17
:payer #	11 1
:payer $	0 -45 1 -20 3 -17 4 -23 5 -18 6 -10 8 -12 11 -21 14 -43
:payer ,	5 -16 7 8 14 9
:payer :absence	3 3 4 7 8 3 13 1
:payer :absolute	1 -2 3 -10 7 -35
:payer :accepting	1 3 2 7 3 -1 7 -24 8 -18 11 6 13 5
:payer :advance	13 16
:payer :asking	0 -3 3 -12 6 2 8 -27
:payer :building	1 1 3 10
:payer :burden	6 5 12 2
:payer :codething	3 6 7 -19
:payer :condition	3 -2 6 13
:payer :deadline	13 16
:payer :demand	6 13
:payer :demanding	2 7 3 -11 4 -1 5 5 13 29
:payer :denying	0 -1 1 -2 2 -30
:payer :deterring	3 12 4 -5 5 3 7 4 11 1
:payer :digits	14 3
:payer :disclaimer	2 10 5 17 7 11
:payer :dislike	7 5
:payer :fairness	1 8 2 6 4 -11
:payer :fee	13 9
:payer :feething	5 3 12 7
:payer :fixed	13 11
:payer :forename	5 3
:payer :hiding	6 15 14 1
:payer :holiday	9 1
:payer :income	5 -16 13 -42
:payer :jobname	5 27
:payer :kin	0 11
:payer :longperiod	13 11
:payer :losing	3 4 7 12 8 15 14 3
:payer :nearby	5 12
:payer :negation	1 4 3 -4 4 -13 5 -20 6 4 8 -26 11 7 13 -10
:payer :newness	3 -12 7 -5
:payer :number	7 -18 14 1
:payer :online	14 32
:payer :onlyword	12 8
:payer :openprice	0 10 1 -26 3 -27 4 1 5 -27 6 -26
:payer :opinion	6 -9 7 -10 13 -10
:payer :payer	14 5
:payer :paying	5 -37 13 -28
:payer :period	13 -1
:payer :person	2 -5 8 17 13 9
:payer :phone	6 6
:payer :photo	11 16
:payer :place	7 8
:payer :preferring	0 6 4 8
:payer :promise	2 6 5 -5 6 3 11 10
:payer :ranking	0 4 6 -12 13 15
:payer :refusing	3 22
:payer :rulesplace	1 6
:payer :scarcity	1 -2 8 3
:payer :seller	0 3
:payer :sex	5 5
:payer :source	6 3
:payer :spelled	4 -1 7 -19 14 4
:payer :title	5 1
:payer :wanting	1 -2 3 -4
:payer :welcoming	1 7 2 -5 4 10 13 10
:payer :work	14 2
:payer about	3 -10
:payer account	13 5
:payer add	0 2
:payer an	4 18
:payer and	2 21
:payer are	0 6 2 -1 6 -31 8 24
:payer ask	1 11 4 -9
:payer bill	5 3
:payer books	10 22
:payer broker	5 11
:payer building	1 5
:payer by	0 1
:payer can	6 10 14 4
:payer can't	0 2 2 14 6 9 11 15
:payer cannot	6 16
:payer client	1 13
:payer contents	5 6
:payer cost	5 -2
:payer costs	5 2
:payer do	0 -8 3 -7 4 -8 5 6
:payer does	1 1
:payer doesn't	7 10
:payer don't	1 16 4 -12 6 -2
:payer else	7 5
:payer expect	6 8
:payer expense	5 -3
:payer flats	6 7
:payer fly	8 4
:payer for	0 -12 1 -15 6 6 7 7
:payer four	13 -9
:payer go	14 6
:payer guarantee	7 20
:payer happy	13 5
:payer has	3 7
:payer have	0 12 1 10 3 -1 4 2 8 -2 13 -8
:payer ideal	2 6
:payer in	2 -16 7 52 8 22
:payer is	3 3 7 -16
:payer know	4 4
:payer leave	8 2
:payer let	0 -3
:payer lets	12 4
:payer lodger	8 18
:payer make	11 2
:payer mean	1 11
:payer monthly	13 -14
:payer neighbours	8 5
:payer of	5 9
:payer on	6 2 7 3 14 2
:payer other	1 2 11 11
:payer own	2 20
:payer pay	5 -9 13 -9
:payer phones	6 5
:payer pictures	11 12
:payer please	1 7 4 4
:payer preference	0 13
:payer promise	7 7
:payer say	7 8
:payer sell	12 14
:payer should	4 2
:payer solicitor	5 12
:payer take	0 -7 13 24
:payer tenants	7 6 13 1
:payer the	0 1 3 2
:payer to	5 -1 13 -5
:payer turn	0 1
:payer want	2 8
:payer what	4 4
:payer will	2 2 4 6 6 -28 7 -12
:payer with	3 23
:payer would	2 -24 4 7
:payer you	7 10
:payer zero	14 3
:payer zone	1 5
:payer>:absence	3 16 4 5 8 20 9 7
:payer>:absolute	1 -13 3 -3 4 -21 7 -5
:payer>:accepting	0 -9 1 5 2 16 4 12 6 -2 7 -50 8 -31 11 3 13 2
:payer>:advance	6 -8 13 12
:payer>:asking	3 -2 6 2 7 10 8 -46
:payer>:bid	4 9
:payer>:building	3 6 7 -1 8 -10 9 11 10 5
:payer>:burden	6 9 12 1 14 18
:payer>:child	1 20 7 5
:payer>:childthing	1 3
:payer>:clocktime	8 2 13 3
:payer>:codething	1 6 3 3 7 -22
:payer>:condition	6 13
:payer>:councilpay	0 3
:payer>:deadline	8 3 13 8
:payer>:demand	6 26
:payer>:demanding	2 13 3 -8 5 6 6 5 7 1 8 -6 13 26
:payer>:denying	0 -8 1 -10 2 -16 7 -5
:payer>:deterring	2 -1 3 9 4 -9 8 6 14 8
:payer>:digits	14 3
:payer>:disclaimer	0 -2 2 2 5 17 6 -20 7 32
:payer>:dislike	7 7
:payer>:everyone	6 14
:payer>:fairness	1 10 5 6 7 5
:payer>:fee	5 4 13 5
:payer>:feething	5 4 12 7 14 -8
:payer>:fixed	13 23
:payer>:forename	5 2
:payer>:healthword	8 4
:payer>:hiding	6 13 9 16 14 3
:payer>:holiday	9 5
:payer>:income	5 -17 13 -35
:payer>:jobname	5 28
:payer>:keything	8 12
:payer>:kin	0 9
:payer>:longperiod	13 12
:payer>:losing	3 13 6 -39 7 11 8 22 14 2
:payer>:nearby	5 11
:payer>:negation	0 -8 3 -9 4 -47 5 -42 6 1 8 -35 13 -28
:payer>:neighbour	8 5 9 13 10 8
:payer>:newness	0 -13 1 -12 7 -1
:payer>:number	4 -10 5 5 7 -4 8 -6 14 3
:payer>:offerdeal	7 6
:payer>:online	14 30
:payer>:onlyword	4 -4 12 7
:payer>:openprice	1 -1 2 14 5 -19 6 -28 13 -1
:payer>:opinion	1 3 2 3 5 -7 13 -26 14 -11
:payer>:payer	4 -12 5 -23
:payer>:paying	5 -22 13 -18
:payer>:period	0 -14
:payer>:person	6 7 8 12 13 4
:payer>:pet	3 12
:payer>:petpart	3 20
:payer>:phone	6 3
:payer>:photo	9 14 10 8 11 10
:payer>:place	7 18
:payer>:preferring	0 8 1 2 4 3
:payer>:promise	1 -4 2 10 6 7 7 6 11 8
:payer>:ranking	0 4 13 17
:payer>:record	14 -2
:payer>:refusing	0 24 3 33
:payer>:rulesplace	1 2
:payer>:scarcity	1 -8 9 21
:payer>:seller	0 13 5 -5 6 -34
:payer>:sex	5 4
:payer>:source	6 2
:payer>:spelled	0 -25 1 -7 4 -45 5 4 6 -41 7 -36 8 12 14 1
:payer>:superlative	4 18 7 8
:payer>:wanting	1 -7 3 -6 4 23 8 -2 12 2
:payer>:welcoming	1 3 2 -28 4 23 10 1 13 9
:payer>:work	8 -2 14 9
:payer>:writeto	0 -7 5 -14 13 -13
:payer_:absence	0 18 3 2 6 -14 8 12 12 25
:payer_:absolute	3 20 4 -3 6 -11 14 10
:payer_:accepting	0 22 1 10 3 10 4 2 5 1 6 -55 7 -24 11 -27 13 -4
:payer_:advance	1 2 4 -2 6 -8 8 7
:payer_:asking	2 -18 3 -1 4 15 8 -34
:payer_:benefit	0 11
:payer_:bid	4 15 13 -13
:payer_:building	1 12 6 -15 9 19 14 9
:payer_:burden	2 4 7 -5 14 13
:payer_:child	1 24 7 1
:payer_:childless	1 15
:payer_:childthing	1 15
:payer_:clocktime	0 -7 8 11
:payer_:codething	6 -23 12 4
:payer_:condition	6 -13 12 8
:payer_:consent	0 5
:payer_:deadline	1 -1 2 21 4 2 11 -14 12 1
:payer_:demand	2 -7 3 7 4 -13 6 27
:payer_:demanding	1 -3 3 -4 5 1 6 9 7 9 8 -14 13 -9
:payer_:denying	1 -2
:payer_:deterring	3 9 7 -1 8 15 14 13
:payer_:digits	14 8
:payer_:disability	2 6
:payer_:disclaimer	1 2 4 12
:payer_:dislike	2 15 3 13
:payer_:everyone	1 -28 2 -12 4 -35 6 1
:payer_:fairness	2 -48 3 -30 6 -16 7 12
:payer_:faith	2 8
:payer_:family	1 2 2 2
:payer_:fee	3 -1 5 13 7 8
:payer_:feething	8 11 9 3
:payer_:fixed	8 4 12 24 13 8
:payer_:forename	8 10
:payer_:hiding	9 3 13 -4
:payer_:keything	6 10 8 28
:payer_:kin	0 1 1 -26
:payer_:lifeword	8 14
:payer_:longperiod	7 -12 12 11
:payer_:losing	0 8
:payer_:money	4 25
:payer_:nation	2 21
:payer_:nearby	7 14
:payer_:negation	0 -9 2 -39 8 -23 11 19 13 -27 14 4
:payer_:newness	2 -9 6 -1 7 8 13 2
:payer_:number	0 -21 1 -8 2 -9 5 2 7 -2 12 3 13 28
:payer_:offerdeal	0 12 1 10 4 28
:payer_:online	2 -12 5 -10 13 -10 14 15
:payer_:onlyword	3 17 4 20 6 -10 9 1
:payer_:openprice	0 -10 1 -6 2 17 4 6 5 1 6 -3 8 -13 13 -27
:payer_:opinion	0 -6 1 5 8 -5 13 -19 14 -40
:payer_:origin	2 17 8 -2
:payer_:payer	2 -13 4 -20 5 -40 11 2 12 -10 13 -33
:payer_:paying	0 12 2 -17 7 2
:payer_:period	0 -28 4 -30 6 -15 7 -24 13 38
:payer_:person	0 8 2 8 6 5 8 -38
:payer_:pet	1 -10 3 27
:payer_:petpart	3 22
:payer_:place	1 -14 3 1
:payer_:politics	2 3
:payer_:preferring	3 -20
:payer_:promise	1 -33 7 21 8 -7 11 23 13 6
:payer_:ranking	1 11 13 1
:payer_:refusing	1 -15 2 -21 6 -16
:payer_:rent	2 3
:payer_:return	1 3 2 2 4 2 5 -39
:payer_:rulesplace	4 1
:payer_:safety	7 7
:payer_:scarcity	0 5 3 3 9 18
:payer_:seller	1 5 2 -7 4 -18 5 -1 11 4 13 -20
:payer_:sex	2 31
:payer_:spelled	0 -30 1 -16 2 -5 3 -8 5 15 6 -4 7 -13 8 19 11 9 13 6
:payer_:superlative	2 6 4 11
:payer_:thing	8 8
:payer_:time	7 11 13 15
:payer_:title	6 6
:payer_:wanting	1 10 3 2 4 5 5 -4
:payer_:work	14 1
:payer_:writeto	0 -1 2 -7 6 21 13 -22
:paying	0 7 1 -31 2 -37 3 -23 4 -8 5 80 6 -41 7 -8 8 -62 9 -51 10 -22 11 -65 12 -75 13 94 14 -29
:paying #	5 27 13 2
:paying ##	2 7 5 19
:paying $	1 -21 2 -16 4 21 5 13 6 2 12 -5 13 3
:paying ,	0 2 2 9 3 -7 4 9 5 -13
:paying :absence	7 4
:paying :absolute	2 4 13 1
:paying :advance	13 22
:paying :burden	2 1 13 11
:paying :clocktime	4 21
:paying :codething	5 4 13 -17
:paying :condition	5 6
:paying :deadline	13 3
:paying :income	13 -20
:paying :longperiod	13 19
:paying :onlyword	2 4
:paying :openprice	0 9 1 5 5 -12
:paying :payer	14 3
:paying :period	13 -5
:paying :photo	3 4
:paying :preferring	13 3
:paying :ranking	13 16
:paying :scarcity	2 6
:paying :seller	0 10 13 5
:paying :time	5 3
:paying :writeto	13 5
:paying a	2 -7 7 13 13 15
:paying ahead	13 14
:paying and	4 7 8 7
:paying another	3 4
:paying at	13 16
:paying by	0 15 5 31
:paying for	0 -8 5 20 6 -5
:paying four	13 -10
:paying from	0 8
:paying gets	6 6
:paying held	3 13
:paying is	5 4 13 -17
:paying me	0 2 13 13
:paying monthly	13 -35
:paying most	4 3
:paying of	5 1 13 -3
:paying only	2 7 13 3
:paying the	4 8 7 -2 13 52
:paying well	13 4
:paying you	7 12
:paying your	0 1 6 5
:paying £#	0 -2 1 18 4 -42 5 -21 13 -34
:paying £##	5 4
:paying>:absence	7 5
:paying>:absolute	2 11 13 31
:paying>:accepting	5 22
:paying>:advance	5 -31 13 46
:paying>:asking	4 22
:paying>:benefit	0 15
:paying>:bid	4 20 5 5
:paying>:building	5 15 10 3
:paying>:burden	6 -22 13 9
:paying>:clocktime	4 28 13 7
:paying>:codething	0 -8 13 -7
:paying>:condition	2 16 5 4
:paying>:councilpay	0 18
:paying>:demanding	4 7
:paying>:deposit	3 11 5 -23 6 5
:paying>:deterring	9 10
:paying>:fairness	4 19
:paying>:fixed	13 24
:paying>:hiding	0 1 8 6
:paying>:income	13 -20
:paying>:jobless	0 9
:paying>:jobname	0 -1
:paying>:keything	6 5
:paying>:longperiod	0 -12 13 43
:paying>:losing	1 7 2 10
:paying>:money	5 27 6 3
:paying>:newness	13 16
:paying>:number	5 -12
:paying>:onlyword	2 13
:paying>:openprice	0 9 1 20 4 5
:paying>:opinion	5 25 13 -12
:paying>:payer	2 -1 3 -4 4 -2
:paying>:period	0 -5 4 -47 13 7
:paying>:person	5 12 13 2
:paying>:photo	3 3
:paying>:preferring	13 6
:paying>:ranking	6 -2 13 52
:paying>:rent	0 6 4 -9 5 15 13 1
:paying>:return	0 14 4 -13 5 21
:paying>:room	10 1
:paying>:rulesplace	10 1
:paying>:scarcity	2 6 5 2
:paying>:seller	0 5 4 -6 5 8 6 -1 13 7
:paying>:spelled	5 -39
:paying>:superlative	4 20 7 2
:paying>:wanting	0 1 13 2
:paying>:work	5 8
:paying_:absence	3 3 13 -3
:paying_:absolute	5 10 13 38
:paying_:accepting	5 46
:paying_:advance	1 6 5 -74 13 33
:paying_:asking	4 25
:paying_:benefit	0 20
:paying_:bid	4 25
:paying_:building	5 11 7 16
:paying_:burden	1 14 8 -9 13 -32
:paying_:clocktime	13 31
:paying_:codething	13 6
:paying_:condition	2 13
:paying_:councilpay	0 19
:paying_:deadline	13 3
:paying_:demanding	4 2 13 1
:paying_:denying	13 20
:paying_:deposit	3 11 6 4
:paying_:deterring	0 3 4 5 7 -1 13 -22
:paying_:disclaimer	5 10
:paying_:fairness	4 23 5 4 7 9
:paying_:fee	5 16
:paying_:feething	0 -47 4 -35 5 29 13 -10
:paying_:fixed	13 39
:paying_:jobname	0 -8 5 2
:paying_:keything	6 4
:paying_:longperiod	0 -30 7 -21 13 43
:paying_:losing	2 5
:paying_:money	5 37
:paying_:nearby	10 6
:paying_:negation	0 13 2 13 3 -8
:paying_:neighbour	7 12
:paying_:newness	1 4 4 -12 13 20
:paying_:number	4 -10 5 -10 7 -8 13 21
:paying_:onlyword	13 -3
:paying_:openprice	0 5 2 30 4 7 5 21 13 6
:paying_:opinion	0 5 4 8 5 39
:paying_:payer	0 -2 2 -21 3 -3 5 11
:paying_:paying	0 2 6 7
:paying_:period	0 -21 4 -17 5 3 6 -52 7 -31 8 -32 12 -44 13 42
:paying_:person	13 1
:paying_:pet	3 5
:paying_:photo	7 13
:paying_:promise	5 3
:paying_:ranking	1 13 4 5 5 -13 13 30
:paying_:rent	4 -35 5 21 7 -16 13 2
:paying_:return	0 5 4 -39 5 11 7 -7
:paying_:seller	0 -22 5 26 6 -8
:paying_:spelled	4 -48 5 -24 12 -7 13 46
:paying_:superlative	4 2 7 2
:paying_:thing	1 1
:paying_:time	7 8 13 30
:paying_:tribunalrent	2 2 7 -4 13 16
:paying_:urgency	13 7
:paying_:utility	7 20
:paying_:wanting	0 19
:paying_:welcoming	5 7
:paying_:work	0 -20 5 12
:paying_:writeto	0 -11
:period	0 -60 1 -35 2 -115 3 -89 4 -1 5 1 6 -11 7 -36 8 -19 9 60 10 -21 11 -16 12 75 13 104 14 -43
:period $	0 -26 1 -3 3 -18 5 -41 7 -36 9 34 11 -21 13 7 14 -29
:period ,	0 -21 4 3 5 -23 7 17 8 7 9 10 12 19
:period :absolute	6 20
:period :accepting	12 42
:period :advance	12 -39 13 37
:period :age	11 10
:period :asking	12 29
:period :burden	0 1 1 17 4 -5 5 6 6 15 12 9
:period :clocktime	4 3
:period :codething	4 3 12 20
:period :condition	5 -20
:period :councilpay	13 12
:period :deadline	12 -30 13 21
:period :demanding	6 -4 13 9
:period :denying	11 37 12 -17 13 -11
:period :deterring	13 4
:period :disclaimer	12 6 13 -4
:period :fee	5 2
:period :feething	12 16 13 -27
:period :fixed	12 32 13 -52
:period :holiday	9 13
:period :longperiod	13 8
:period :money	4 17 13 14
:period :number	5 5 12 17 13 32
:period :onlyword	6 27 12 29
:period :openprice	4 19 13 -6
:period :payer	13 23
:period :paying	13 21
:period :period	4 -3 13 11
:period :record	12 12
:period :rent	0 -29 4 -24 5 21 6 -25 7 -39 9 -22 12 -60 13 13
:period :return	0 -33 4 -26 5 31 6 -30 7 -41 9 -33 10 -3 12 -66 13 23
:period :rulesplace	12 12
:period :scarcity	6 20
:period :spelled	0 -4 6 -2 13 43
:period :title	11 9
:period :tribunalrent	12 -21
:period :utility	12 7
:period :welcoming	5 8
:period :work	12 17
:period a	7 10
:period adv	13 19
:period ago	11 21
:period and	1 10 6 22 13 36
:period as	7 4
:period ast	0 4 12 18
:period at	13 2
:period by	13 -18
:period contract	12 19
:period extra	5 10
:period fixed	12 11
:period if	13 -4
:period in	0 -8 5 -9 6 -16 12 -2 13 40
:period is	4 4 12 6
:period lease	12 12
:period let	12 31
:period money	5 5 13 20
:period month	13 -9
:period more	1 8
:period notice	12 -34 13 -12
:period of	7 15 8 13 12 -21 13 -58
:period off	6 7
:period old	11 10
:period on	13 7
:period one	13 31
:period only	6 20
:period or	4 4
:period paid	13 14
:period payment	13 6
:period please	5 9
:period rent	0 -26 4 -23 5 24 6 -24 7 -37 9 -30 12 -55 13 5
:period rental	13 3
:period so	8 10
:period sum	4 1
:period the	6 16
:period together	13 10
:period up	13 4
:period upfront	12 -1 13 18
:period when	13 12
:period will	4 2
:period>:absence	6 19
:period>:absolute	6 17 8 15
:period>:accepting	12 42
:period>:advance	0 -6 4 -21 5 -70 6 -45 8 -42 12 -29 13 26
:period>:age	11 9
:period>:asking	12 39
:period>:building	10 3
:period>:burden	1 15 4 -3 5 2 6 7 7 -3
:period>:clocktime	9 9 13 5
:period>:codething	2 1 7 31 8 -38 12 25 13 5
:period>:condition	4 10 5 -29
:period>:councilpay	13 1
:period>:deadline	9 12 12 -26 13 31
:period>:demanding	6 -13 12 -12 13 1
:period>:denying	11 37 12 -27
:period>:deposit	5 -12 13 2
:period>:deterring	1 5
:period>:disclaimer	12 8 13 -3
:period>:everyone	13 9
:period>:feething	12 34 13 -11
:period>:fixed	12 42 13 -49
:period>:holiday	9 29
:period>:lifeword	7 9
:period>:longperiod	2 2 7 10 13 13
:period>:money	4 12 13 15
:period>:negation	7 -4 12 13
:period>:neighbour	6 12
:period>:newness	13 -12
:period>:number	13 42
:period>:onlyword	6 23 12 30
:period>:openprice	4 19 5 -6 6 -5 8 -14
:period>:opinion	4 -3 6 -2 13 7
:period>:payer	13 34
:period>:paying	5 -2 13 36
:period>:period	5 -6 7 5
:period>:person	13 2
:period>:place	6 2 7 -3
:period>:preferring	1 11
:period>:promise	7 19 12 4 13 -1
:period>:ranking	5 -2 13 -2
:period>:record	12 7
:period>:rent	0 -35 4 -9 5 19 6 -31 7 -36 9 -26 10 -4 12 -19 13 6
:period>:return	0 -39 4 -9 5 29 6 -43 7 -49 9 -34 10 -9 12 -15 13 14
:period>:rulesplace	12 10
:period>:scarcity	6 14
:period>:seller	13 26
:period>:spelled	4 -28 6 -5 8 -2 12 4 13 54
:period>:time	7 1 12 15
:period>:title	11 9
:period>:tribunalrent	5 -11 7 10 8 -20 12 -8
:period>:utility	12 1
:period>:welcoming	5 6 13 1
:period>:work	12 20 13 -4
:period_:absence	0 5 6 8 9 6
:period_:absolute	7 10 13 7
:period_:accepting	5 28 13 12
:period_:advance	1 -4 4 -53 5 -112 6 -39 7 -14 9 -30 10 -20 13 19
:period_:bid	7 1
:period_:building	4 1 5 31
:period_:burden	0 -5 12 -1 13 12
:period_:child	1 12
:period_:clocktime	6 -52 8 -7 9 21 12 5 13 4
:period_:codething	7 15
:period_:condition	0 -10
:period_:deadline	6 -5 8 -11 9 9 12 3 13 20
:period_:demanding	6 -26 8 -12 13 31
:period_:denying	0 -10
:period_:deposit	5 -1
:period_:deterring	5 -36 6 -2 13 12
:period_:disclaimer	13 -1
:period_:everyone	13 8
:period_:feething	0 5 5 -15 6 -13 12 15 13 2
:period_:fixed	4 -11 13 -2
:period_:healthword	6 8
:period_:hiding	13 -12
:period_:holiday	9 10 14 4
:period_:lifeword	7 8
:period_:longperiod	7 18
:period_:losing	6 15 13 13
:period_:money	13 7
:period_:nearby	4 1 7 1
:period_:negation	0 -12 4 -8 12 20 14 2
:period_:neighbour	5 5
:period_:newness	0 -20 13 12
:period_:number	5 -36 7 -24 12 -5 13 41
:period_:online	13 9
:period_:onlyword	13 8
:period_:openprice	4 1 6 -37 8 -4 9 4 12 31 13 19
:period_:opinion	0 14 7 -5 12 20 13 11
:period_:payer	4 -3 5 -34 12 5 13 25
:period_:paying	4 -8 5 -71 13 52
:period_:period	5 -13 7 26 12 -8
:period_:person	13 25
:period_:pet	5 15
:period_:phone	13 5
:period_:photo	5 2 13 9
:period_:promise	7 21 13 7
:period_:ranking	6 -22 13 16
:period_:rent	12 12
:period_:return	12 20
:period_:room	13 7
:period_:scarcity	0 -6
:period_:seller	5 -29 13 22 14 2
:period_:spelled	3 2 5 -15 7 -19 13 60
:period_:student	12 3
:period_:superlative	4 3 12 28 13 -9
:period_:thing	13 23
:period_:time	12 9
:period_:title	4 9 13 1
:period_:tribunalrent	7 18
:period_:welcoming	3 4 8 9 13 23
:period_:work	0 8
:period_:writeto	4 2 13 25
:person	0 76 1 43 2 74 4 23 5 21 6 14 7 -11 8 29 9 -19 10 -24 11 -41 12 -26 13 11 14 -35
:person ##	8 7
:person $	1 -33 2 15 3 -22 4 1 7 18 8 -14 14 -3
:person ,	1 -14 5 -35 6 -11 8 43 9 11 11 -5 14 -15
:person :absence	0 -18 6 -8 8 -6
:person :absolute	0 5 1 -10 6 -20
:person :advance	3 2
:person :burden	0 12 1 -8 2 -9 4 -13 5 -16 7 -12 13 -4 14 -2
:person :clocktime	2 32
:person :codething	2 4 6 5
:person :condition	1 30
:person :consent	6 7
:person :deadline	3 21
:person :demanding	4 -10 8 -5 13 -36
:person :denying	7 7
:person :deterring	1 -8 2 -16 6 9
:person :family	8 1
:person :forename	8 20
:person :hiding	3 -24
:person :income	2 2
:person :kin	1 8 8 1
:person :lifeword	2 6
:person :losing	6 18
:person :nearby	8 2
:person :negation	0 -4 1 9 2 24 6 -34 13 7
:person :neighbour	8 22
:person :newness	7 23
:person :onlyword	3 -5 6 -40 7 -19
:person :openprice	1 -9 2 21 10 15
:person :opinion	2 14 5 5 10 17
:person :payer	13 6
:person :paying	0 -3 5 31 7 6
:person :photo	7 10 11 2
:person :preferring	0 5
:person :promise	0 -14 2 -11 6 11
:person :ranking	3 1
:person :room	8 5
:person :scarcity	0 4 1 -11 6 -15
:person :seller	2 34
:person :sex	2 7
:person :spelled	8 14
:person :time	2 8
:person :title	0 19 2 8 4 2 5 -40 6 12 7 -9 8 -50 13 23
:person :wanting	0 6 2 4 6 2
:person :welcoming	1 8
:person and	0 2 2 -8 4 4 14 10
:person are	2 -18 6 45 8 -6 13 6
:person at	8 8
:person be	0 7
:person before	3 3
:person disabled	2 4
:person else	2 -5 6 18
:person from	2 36
:person had	3 -4
:person has	7 24
:person i	2 18
:person in	0 5 1 6 2 -21 7 -11
:person is	6 7 8 1
:person kept	3 -12
:person lives	7 4
:person living	2 7
:person may	3 4 13 5
:person mid	5 2
:person must	0 -12 2 -6
:person never	7 12
:person of	0 -14 2 22 6 -7 7 -7 8 -29 13 11
:person on	0 9 2 -11 5 -9
:person only	0 7 1 -7
:person please	2 2
:person preferred	0 6
:person receiving	0 11
:person room	8 4
:person should	4 10
:person so	7 1
:person still	1 7 2 2
:person than	1 7
:person this	1 1
:person through	6 8
:person to	2 2 5 7 6 5 10 17
:person want	6 4
:person wanted	2 2
:person was	8 13
:person we	2 3
:person where	1 14
:person who	0 14 2 3 4 3 5 -36 6 13 7 -7 8 -98 13 24
:person who'd	4 4
:person whose	0 30 1 12
:person will	6 6 7 -8
:person with	0 11 1 40 2 37 3 2 4 -73 6 -40 7 -42 8 -75 13 4
:person without	1 22 3 3 6 -6 13 9
:person won't	2 6
:person would	2 18
:person £#	4 15
:person>:absence	0 -9 2 -9 6 -34 8 -23
:person>:absolute	0 1 1 -19 6 -43 7 8
:person>:accepting	2 6 6 17
:person>:age	1 8
:person>:benefit	0 24
:person>:bid	4 13
:person>:building	1 1 6 1
:person>:burden	0 13 1 -13 2 -15 5 -13 6 2 13 -3 14 -6
:person>:child	0 -38 1 71 2 -23 3 -3
:person>:childless	0 3 1 20
:person>:clocktime	2 11 6 -11 8 17
:person>:codething	1 -2 2 2 5 5 6 3 8 26
:person>:condition	1 24
:person>:consent	6 16
:person>:councilpay	0 7 4 7
:person>:deadline	3 19
:person>:demand	4 7 6 10
:person>:demanding	2 2 4 -18 8 -11 13 -45
:person>:denying	2 30 7 5
:person>:deterring	2 -33 5 -16 6 18 8 11
:person>:disability	0 -35 1 -24 2 34
:person>:dislike	1 4 8 10
:person>:everyone	2 -8
:person>:fairness	4 -8
:person>:faith	2 17
:person>:fee	5 13
:person>:feething	8 7
:person>:fixed	12 1
:person>:forename	8 43
:person>:healthword	0 -4 2 13
:person>:hiding	2 -11 3 -26
:person>:holiday	9 2
:person>:income	0 23 1 -10 5 3
:person>:jobless	0 3
:person>:kin	1 51
:person>:lifeword	2 2 8 17
:person>:losing	2 -9 6 19
:person>:nation	2 3
:person>:negation	0 -18 1 28 2 10 5 -8 6 -65 8 -24 13 9
:person>:neighbour	8 22
:person>:newness	7 31
:person>:number	0 14 2 11 4 6 8 5
:person>:onlyword	3 -8 6 -25 7 -25
:person>:openprice	2 21 4 6 5 2 8 4 10 13
:person>:opinion	2 29 4 2 10 15
:person>:origin	2 16
:person>:payer	1 6 2 2 5 22
:person>:paying	5 51 7 4
:person>:period	5 7 13 15
:person>:person	0 -3 4 7
:person>:pet	0 -4 2 -40 3 56
:person>:photo	7 9 11 4
:person>:politics	2 20
:person>:preferring	0 4
:person>:promise	2 -15 5 -1 6 13 8 5
:person>:ranking	6 2
:person>:rent	0 23
:person>:return	0 35 4 -16
:person>:room	1 3 8 19
:person>:scarcity	0 5 1 -12 6 -31
:person>:seller	0 2 2 41 13 2 14 5
:person>:sex	2 9
:person>:spelled	3 -6 4 8 6 -35 7 -10 8 20
:person>:thing	4 2
:person>:time	2 8
:person>:title	0 17 2 16 5 -47 6 9 7 -11 8 -40 13 21
:person>:urgency	8 13
:person>:utility	0 22
:person>:wanting	0 7 1 -2 2 12
:person>:work	0 71 1 -37 2 -34 6 -22 7 -4
:person_:absence	0 31 1 -12 6 -21 8 -19
:person_:absolute	2 -6 7 10
:person_:accepting	1 3 5 16 6 21 7 -7 12 1
:person_:advance	0 9 2 -21 6 -34 8 5 13 13
:person_:age	0 -1 1 19
:person_:asking	0 -5 8 11
:person_:benefit	0 39 1 -50 3 -19 4 -16 5 -16 6 -28 7 -14 8 -17
:person_:bid	4 58 7 -10 8 -11 13 1
:person_:building	4 11 6 20
:person_:burden	2 -8 6 7 9 5
:person_:child	0 -64 1 81 2 -82 3 -10 8 -20
:person_:childless	1 28 5 -3
:person_:clocktime	4 14 6 3 8 20 12 1
:person_:codething	2 2 6 4 8 16
:person_:condition	2 -1 12 2
:person_:councilpay	0 33
:person_:deadline	0 25 6 14 9 6 12 22
:person_:demand	0 -30 4 12 6 26
:person_:demanding	1 6 2 3 13 -5
:person_:denying	0 -13 1 11 2 22 13 8
:person_:deterring	0 9 3 8 14 7
:person_:disability	0 -10 1 -47 2 43
:person_:disclaimer	6 -10
:person_:dislike	1 25 4 3
:person_:everyone	1 6 4 -3 6 -7
:person_:fairness	0 -19 2 9
:person_:faith	0 -9 2 36
:person_:family	2 -23
:person_:fee	5 5
:person_:feething	0 6 1 -37 4 -7 8 2
:person_:fixed	12 11
:person_:forename	8 21
:person_:healthword	0 -4 1 -10 2 25 8 5
:person_:hiding	2 -16 13 25
:person_:holiday	9 8
:person_:income	0 49 2 -68 6 -19
:person_:jobless	0 22
:person_:keything	6 6 8 6
:person_:kin	0 -4 1 38 8 -4
:person_:lifeword	1 -2 2 -3 6 -14 8 24
:person_:longperiod	13 19
:person_:losing	2 3 6 -7
:person_:money	0 3
:person_:nation	2 18
:person_:negation	0 -24 1 4 3 -10 5 -17 8 -8
:person_:neighbour	4 4 6 45
:person_:newness	2 -29
:person_:number	0 9 1 19 4 4 6 -1 7 -4 13 5
:person_:online	2 9 11 2
:person_:onlyword	9 7
:person_:openprice	0 8 1 -7 2 -36 3 3 4 18 7 14 13 -21
:person_:opinion	1 -19 3 20 4 22 7 10 8 -37
:person_:origin	2 65
:person_:payer	2 3 5 28
:person_:paying	0 8 5 27
:person_:period	13 39
:person_:person	0 -32 1 -18 8 -33
:person_:pet	0 -52 1 -59 2 -89 3 82
:person_:photo	2 6 6 6
:person_:place	0 -21 6 -8 7 10
:person_:politics	2 24
:person_:promise	2 9 6 14 7 -18
:person_:record	5 11
:person_:refusing	0 4 8 -6
:person_:regretting	1 4
:person_:rent	0 3 13 16
:person_:return	0 33 4 -1 5 -16 13 1
:person_:room	3 1 6 12 8 10
:person_:rulesplace	8 7
:person_:safety	1 3
:person_:school	1 14
:person_:seller	0 -15 2 15 5 18
:person_:sexual	2 3
:person_:source	0 10 5 5
:person_:spelled	2 3 3 -16 4 8 6 3 7 -8 13 12
:person_:superlative	4 52
:person_:thing	4 1
:person_:time	7 2
:person_:title	2 6
:person_:urgency	6 16 8 17
:person_:utility	0 15
:person_:wanting	0 2 6 -30 7 4 8 -1
:person_:welcoming	1 -15 2 -12
:person_:work	0 111 1 -54 2 -44 4 -55 6 -30 7 -3 8 -9
:person_:worshipplace	2 16
:person_:writeto	4 -11
:pet	0 -152 1 -127 2 -140 3 199 4 -235 6 -122 7 -189 8 -70 9 15 10 -117 11 -136 12 -112 13 -115 14 -108
:pet $	2 -55 3 67 4 -23 5 4 6 -2 7 -41
:pet ,	0 -5 1 -22 2 -8 3 70 4 -31 6 -5 14 -22
:pet :absence	3 -1
:pet :absolute	3 11
:pet :advance	3 3
:pet :burden	2 -4 3 4
:pet :childless	3 1
:pet :clocktime	3 8
:pet :codething	3 20
:pet :deadline	3 1
:pet :demand	3 29
:pet :everyone	3 5
:pet :fairness	3 -11
:pet :fee	5 12
:pet :negation	2 -10 3 33
:pet :newness	3 9
:pet :offerdeal	3 28
:pet :onlyword	2 -8 3 22
:pet :openprice	2 -1
:pet :payer	3 30
:pet :person	3 26
:pet :petpart	3 -17 8 -13
:pet :promise	3 23 7 -2
:pet :refusing	3 5
:pet :room	3 -6
:pet :scarcity	3 4
:pet :seller	3 24
:pet :wanting	3 -5
:pet :welcoming	3 9 9 2
:pet and	2 -1 3 26
:pet applications	3 3
:pet are	1 -8 2 -11
:pet aren't	3 12
:pet by	3 -14
:pet considered	3 -11
:pet fee	5 11
:pet fine	3 3
:pet flap	8 -4
:pet for	3 8
:pet free	3 28
:pet friendly	3 2 9 4
:pet from	3 10
:pet in	3 21
:pet included	2 14
:pet is	3 20
:pet of	3 23
:pet ok	3 -8
:pet only	3 12
:pet or	2 -1 3 -4
:pet ourselves	3 -17
:pet over	3 1
:pet owners	3 25
:pet people	3 29
:pet policy	3 7
:pet shower	3 -6
:pet teeth	6 9
:pet whatsoever	2 6
:pet will	3 7
:pet without	3 -4
:pet>:absolute	2 -8 3 39 7 -6
:pet>:accepting	3 -7
:pet>:advance	3 17
:pet>:bid	3 3
:pet>:building	3 16
:pet>:burden	2 -12 3 6
:pet>:childless	7 4
:pet>:clocktime	3 18
:pet>:codething	3 22
:pet>:deadline	3 21
:pet>:demand	3 28
:pet>:denying	3 5
:pet>:disability	2 28
:pet>:everyone	3 25
:pet>:fairness	3 -37
:pet>:fee	5 8
:pet>:healthword	2 4
:pet>:negation	2 -10 3 48 7 -25
:pet>:neighbour	3 9
:pet>:newness	3 2
:pet>:number	3 21
:pet>:offerdeal	3 40
:pet>:onlyword	2 -15 3 17
:pet>:openprice	2 -7
:pet>:payer	1 -3 3 26 9 1
:pet>:period	3 9
:pet>:person	3 26
:pet>:pet	2 -9 3 32
:pet>:petpart	3 -20 8 -15
:pet>:photo	3 6 7 2
:pet>:place	3 -4
:pet>:preferring	3 5
:pet>:promise	2 -4 3 32 7 -11
:pet>:refusing	3 20
:pet>:regretting	3 8
:pet>:room	3 -12
:pet>:rulesplace	3 -16
:pet>:scarcity	3 18
:pet>:seller	2 -1 3 35
:pet>:spelled	3 15
:pet>:thing	2 2
:pet>:wanting	6 6
:pet>:welcoming	2 -19
:pet_:absence	3 17 9 1
:pet_:absolute	1 -10 3 63 7 -18
:pet_:accepting	0 -20 1 -32 2 -49 3 35 5 -14 9 1
:pet_:age	3 3
:pet_:asking	1 -6 2 -45 3 -27 4 -32
:pet_:bid	3 12
:pet_:building	3 51
:pet_:burden	9 3
:pet_:childless	7 4
:pet_:codething	3 18
:pet_:condition	3 -9
:pet_:deadline	3 9 8 -7
:pet_:demanding	2 -10 3 -21
:pet_:denying	3 18
:pet_:deterring	3 24 9 3
:pet_:disability	2 34
:pet_:everyone	1 -5 3 41
:pet_:fairness	3 -37
:pet_:family	3 1
:pet_:healthword	2 2
:pet_:hiding	3 6
:pet_:holiday	9 20
:pet_:negation	0 -21 1 -13 3 42 7 -9
:pet_:neighbour	3 27
:pet_:newness	3 9 7 -13
:pet_:number	3 13
:pet_:offerdeal	3 28
:pet_:onlyword	3 10
:pet_:openprice	1 -3 4 -2
:pet_:opinion	1 -4 2 -10 3 15 4 -10
:pet_:payer	3 29 4 -2 9 1
:pet_:period	3 7
:pet_:pet	1 -3 3 28
:pet_:petpart	3 -16
:pet_:photo	3 43
:pet_:place	3 1
:pet_:preferring	3 14
:pet_:promise	3 19
:pet_:ranking	8 -11
:pet_:refusing	3 38
:pet_:regretting	3 21
:pet_:scarcity	3 7
:pet_:seller	3 21 4 -2 9 1
:pet_:spelled	3 14 5 1
:pet_:superlative	3 28
:pet_:thing	2 7 3 -4
:pet_:time	3 4
:pet_:urgency	3 2
:pet_:utility	3 -4
:pet_:wanting	2 -17
:pet_:welcoming	2 -20
:petpart	0 -51 1 -8 2 -110 3 71 4 -12 5 -1 6 -89 7 -69 8 -25 14 -5
:petpart $	3 26
:petpart ,	3 36
:petpart :burden	10 6
:petpart :deterring	10 6
:petpart :openprice	3 27
:petpart friends	3 25
:petpart in	3 -3 8 -2
:petpart on	10 6
:petpart or	3 30
:petpart>:burden	10 6
:petpart>:deterring	10 6
:petpart>:negation	3 34
:petpart>:openprice	3 44
:petpart>:petpart	3 40
:petpart_:keything	8 -1
:petpart_:losing	3 8
:petpart_:negation	3 49
:petpart_:neighbour	8 -4
:petpart_:newness	10 1
:petpart_:openprice	3 31
:petpart_:pet	3 -7
:petpart_:petpart	3 27
:petpart_:place	3 3
:petpart_:promise	3 13
:petpart_:room	3 -1 8 -17
:phone	0 -18 1 -3 2 -4 3 -32 4 7 5 -3 6 28 8 -3 9 -43 10 -22 11 -66 12 -24 13 -20 14 105
:phone ##	8 -13 14 40
:phone $	1 -31 4 27 6 -6 14 -1
:phone ,	14 28
:phone :absolute	14 7
:phone :burden	8 -16 14 9
:phone :codething	8 -3 14 22
:phone :condition	1 4
:phone :deadline	8 13
:phone :deterring	8 -30
:phone :fixed	8 6
:phone :keything	8 6
:phone :number	7 16
:phone :online	7 1 13 5 14 -39
:phone :onlyword	14 6
:phone :openprice	8 5
:phone :opinion	6 7 13 5
:phone :payer	6 11 13 6
:phone :person	2 3
:phone :phone	8 13
:phone :ranking	8 7
:phone :scarcity	14 3
:phone :seller	6 2 13 3
:phone :spelled	7 11
:phone :thing	8 6
:phone :urgency	6 1
:phone :writeto	13 2
:phone are	6 13
:phone has	6 9
:phone if	1 5
:phone is	7 1 8 -8 14 17
:phone it	4 9 6 -12
:phone lock	8 6
:phone me	4 -2
:phone on	8 -30
:phone one	7 18
:phone only	14 3
:phone signal	14 -29
:phone so	14 6
:phone the	1 13 14 32
:phone there	14 25
:phone to	8 1
:phone us	13 6
:phone you	14 1
:phone>:absolute	14 11
:phone>:burden	8 -2 14 11
:phone>:child	1 2
:phone>:codething	14 31
:phone>:condition	1 3
:phone>:consent	14 -2
:phone>:deadline	6 2 8 5
:phone>:demand	6 11
:phone>:fee	5 13
:phone>:fixed	8 17
:phone>:keything	8 2
:phone>:kin	1 10
:phone>:negation	6 16 14 15
:phone>:neighbour	14 12
:phone>:newness	6 15
:phone>:number	7 18
:phone>:online	13 4 14 -16
:phone>:onlyword	14 9
:phone>:openprice	14 4
:phone>:opinion	6 17 13 6 14 6
:phone>:payer	6 2 13 6 14 2
:phone>:phone	1 7 8 14 14 2
:phone>:preferring	14 1
:phone>:promise	7 4
:phone>:ranking	8 9
:phone>:record	14 20
:phone>:scarcity	14 10
:phone>:seller	6 7 13 2 14 16
:phone>:source	6 1
:phone>:spelled	7 16 8 -25 14 11
:phone>:thing	8 18
:phone>:time	4 11
:phone>:title	8 9
:phone>:urgency	4 12 6 3
:phone>:work	14 8
:phone>:writeto	13 3
:phone_:absolute	14 7
:phone_:accepting	14 14
:phone_:building	7 9 14 6
:phone_:burden	4 -12 14 11
:phone_:child	1 8
:phone_:consent	14 -5
:phone_:demand	6 14
:phone_:demanding	2 1
:phone_:denying	6 12
:phone_:deterring	14 2
:phone_:kin	1 15
:phone_:nearby	7 7
:phone_:negation	6 20 14 15
:phone_:neighbour	8 -12 14 7
:phone_:number	8 -19 14 1
:phone_:online	14 -1
:phone_:openprice	7 5 14 16
:phone_:opinion	4 -3 7 8 8 -6 14 17
:phone_:payer	14 4
:phone_:phone	1 15 14 14
:phone_:promise	6 4 7 13
:phone_:ranking	14 6
:phone_:record	14 15
:phone_:rulesplace	8 7
:phone_:seller	14 21
:phone_:spelled	0 -12 14 22
:phone_:time	4 10 8 2
:phone_:urgency	4 10 6 6
:phone_:work	14 7
:photo	0 -4 1 -20 2 -10 4 -19 5 32 7 -32 8 -35 9 7 10 6 11 161 14 9
:photo $	1 -14 5 11 8 11 11 30
:photo ,	0 -11 2 3 3 1 7 -29 8 -23 9 -1 10 -4 11 27
:photo :absence	3 5 11 3
:photo :absolute	11 13
:photo :accepting	11 2
:photo :building	3 6 11 9
:photo :burden	2 -11
:photo :childless	8 4
:photo :clocktime	5 6 11 17
:photo :codething	0 11 4 12 6 -14 7 -3 11 12
:photo :condition	0 1 11 17
:photo :deadline	11 30
:photo :demanding	5 1
:photo :denying	11 14
:photo :deterring	14 5
:photo :disclaimer	6 6
:photo :fairness	4 3
:photo :losing	7 5
:photo :negation	11 17
:photo :neighbour	1 2 8 15 11 12
:photo :number	0 6 4 1 11 17
:photo :onlyword	2 -7 11 21
:photo :openprice	4 -38 5 27 11 15
:photo :person	3 -27 8 22
:photo :photo	11 4
:photo :refusing	11 1
:photo :scarcity	2 -8 7 13 11 3
:photo :seller	6 4
:photo :spelled	11 13
:photo are	1 -6 2 -30 11 62
:photo as	11 3
:photo at	1 2 14 2
:photo below	8 8
:photo buyer	6 7
:photo flat	11 6
:photo for	0 2 2 -17 11 19
:photo from	5 6 11 18
:photo has	12 2
:photo home	3 11
:photo in	5 6 7 8 8 -46 9 -2 11 -15
:photo is	0 11 4 13 6 -10 7 -2 8 -17 11 11
:photo isn't	11 8
:photo matter	4 3
:photo may	11 25
:photo of	11 11
:photo on	11 -16
:photo only	11 9
:photo out	11 1
:photo over	8 4
:photo show	11 -4
:photo tenant	8 19
:photo tenants	3 -1
:photo than	11 5
:photo the	11 -12
:photo up	5 2
:photo used	11 15
:photo was	11 37
:photo with	6 14 10 4
:photo>:absence	3 4
:photo>:absolute	2 -12 7 1 11 11
:photo>:accepting	6 -1 11 4
:photo>:advance	11 1
:photo>:age	11 7
:photo>:building	6 -5 8 -31 11 22
:photo>:burden	0 -2 2 -5
:photo>:childless	1 4
:photo>:clocktime	5 3 11 16
:photo>:codething	0 10 4 9 6 -8 7 -6 11 40
:photo>:condition	11 19
:photo>:deadline	5 2 11 28
:photo>:demanding	6 6 8 2
:photo>:denying	11 33
:photo>:deterring	14 2
:photo>:disability	11 8
:photo>:disclaimer	6 2 11 7
:photo>:fairness	4 2 11 15
:photo>:fixed	12 1
:photo>:holiday	12 2
:photo>:kin	11 1
:photo>:lifeword	8 -1
:photo>:losing	7 7
:photo>:nearby	11 12
:photo>:negation	2 -21 11 18
:photo>:neighbour	8 12
:photo>:newness	10 3 11 1
:photo>:number	0 3 1 5 7 -3 8 -2 11 22
:photo>:offerdeal	14 1
:photo>:onlyword	2 -23 11 27
:photo>:openprice	4 -20 5 24 11 41
:photo>:opinion	8 -17
:photo>:payer	11 10
:photo>:person	3 -32 8 27
:photo>:pet	3 16
:photo>:photo	2 -31 6 -25 8 -40 11 20
:photo>:ranking	11 12
:photo>:refusing	11 20
:photo>:room	6 7 11 -11
:photo>:scarcity	2 -15 7 8 11 16
:photo>:sex	2 7
:photo>:spelled	8 -29 11 10
:photo>:superlative	6 1
:photo>:thing	2 4 11 11
:photo>:writeto	11 10
:photo_:absence	1 2
:photo_:absolute	2 -35 10 3 11 10
:photo_:accepting	11 6
:photo_:advance	11 30
:photo_:age	11 15
:photo_:bid	11 2
:photo_:building	7 -16 8 -3 11 20
:photo_:burden	0 -20 1 -7 2 -18 6 -50 8 -7 11 13
:photo_:childless	1 2
:photo_:clocktime	11 3
:photo_:codething	1 4 4 -5 11 33
:photo_:condition	11 15
:photo_:deadline	11 11
:photo_:demand	4 2
:photo_:demanding	6 2 8 7 11 15
:photo_:denying	11 14
:photo_:deterring	8 -24 14 4
:photo_:disability	11 7
:photo_:disclaimer	11 15
:photo_:dislike	8 1
:photo_:everyone	10 4
:photo_:fairness	11 22
:photo_:feething	11 4 13 3 14 1
:photo_:forename	11 -1
:photo_:hiding	6 2
:photo_:holiday	1 13 12 2
:photo_:income	0 7
:photo_:jobname	0 10
:photo_:keything	6 2
:photo_:kin	1 -4
:photo_:longperiod	12 6
:photo_:nation	11 9
:photo_:nearby	1 1 7 -10 9 10 11 10
:photo_:negation	2 -27 6 -4 11 21
:photo_:neighbour	6 2
:photo_:newness	11 6
:photo_:number	1 15 8 -11 11 21
:photo_:offerdeal	14 1
:photo_:online	14 8
:photo_:onlyword	2 -38 11 28
:photo_:openprice	4 2 6 -39 7 -4 11 62
:photo_:opinion	6 -22 7 11 11 41
:photo_:payer	11 40
:photo_:person	0 3 1 4 11 5
:photo_:photo	1 -6 2 -17 3 -2 6 -19 8 -28 11 37
:photo_:ranking	6 9 11 47
:photo_:record	11 2
:photo_:refusing	11 1
:photo_:return	0 2
:photo_:room	6 15 10 2
:photo_:scarcity	2 -35 6 -11 11 34
:photo_:school	11 3
:photo_:seller	7 5 11 50 14 3
:photo_:spelled	8 -18 9 6 11 8 14 3
:photo_:superlative	6 11 11 13
:photo_:urgency	6 17
:photo_:wanting	8 6 11 16
:photo_:work	0 16
:place	0 -51 1 -43 2 1 3 -12 4 -26 5 -30 6 -10 7 90 8 -67 10 23 11 -66 12 -60 13 -10 14 -40
:place ##	9 1
:place $	2 12 3 -8 4 -64 5 -2 6 -19 7 1 8 -59 10 -4 11 -55 14 -13
:place ,	0 -18 3 6 4 -21 7 3 8 -55 10 11
:place :bid	7 9
:place :burden	13 9
:place :codething	7 4
:place :condition	6 6
:place :deadline	6 -3
:place :deterring	7 1
:place :newness	10 5
:place :onlyword	6 6
:place :openprice	6 1 7 10
:place :opinion	6 2
:place :origin	2 2
:place :person	0 3
:place :phone	8 7
:place :promise	7 20
:place :room	7 -4
:place :spelled	7 2
:place :superlative	7 36
:place and	1 -13 7 13 8 -16
:place by	6 3
:place class	7 11
:place comes	7 1
:place comfiest	7 10
:place cup	8 8
:place does	7 7 8 1
:place else	7 3
:place for	6 22
:place gets	7 13
:place guarantor	13 12
:place has	6 6
:place in	6 -27 7 9 8 -5 10 -4
:place is	8 -25
:place it	10 3
:place of	0 25 2 15 4 25
:place or	7 3
:place rover	8 4
:place the	10 1
:place this	10 10
:place to	6 6
:place where	7 1
:place will	7 5
:place>:bid	7 11
:place>:burden	7 10 10 -8 13 7
:place>:clocktime	10 1
:place>:codething	2 -10 7 10 10 1
:place>:condition	7 2
:place>:deadline	6 -20
:place>:denying	7 8
:place>:disclaimer	6 4
:place>:family	7 11
:place>:keything	8 1
:place>:money	4 1
:place>:nation	2 4
:place>:nearby	10 -7
:place>:negation	0 -4 1 -20 7 10
:place>:newness	6 -8 7 -6 10 1
:place>:onlyword	6 11
:place>:openprice	3 -5 6 14
:place>:opinion	6 11
:place>:period	6 12
:place>:person	0 30
:place>:phone	8 6
:place>:place	6 -20 7 15
:place>:promise	2 2 6 -1 7 20
:place>:seller	8 4 10 15 11 8
:place>:source	7 -7
:place>:spelled	6 -1 7 2
:place>:superlative	7 45
:place>:thing	11 4
:place>:tribunalrent	8 2
:place>:wanting	2 28 3 3
:place>:welcoming	3 1
:place>:writeto	8 13
:place_:absolute	7 18
:place_:accepting	0 -13 10 7
:place_:advance	7 2 8 1
:place_:age	10 4
:place_:burden	4 3 7 14
:place_:childless	1 2
:place_:codething	6 -14 10 7
:place_:deadline	2 -12 7 7 10 -15
:place_:demanding	4 3 7 26
:place_:denying	7 19 10 1
:place_:everyone	7 15
:place_:family	7 20
:place_:healthword	7 13
:place_:holiday	7 10
:place_:losing	7 5
:place_:money	4 1
:place_:nearby	10 -21
:place_:negation	0 -16 1 -11 7 25 8 7 10 12
:place_:newness	0 -5 7 35 10 5
:place_:openprice	7 29
:place_:opinion	7 2
:place_:payer	2 4 10 1
:place_:period	4 11 6 5 10 5
:place_:person	0 21
:place_:place	6 -20 7 3
:place_:preferring	8 10
:place_:promise	0 -7 7 8
:place_:ranking	7 2
:place_:room	7 18 10 14
:place_:safety	7 10
:place_:scarcity	7 1
:place_:school	7 5
:place_:seller	10 14 11 8
:place_:spelled	0 -4 1 -16
:place_:superlative	7 4
:place_:thing	11 4
:place_:time	6 7
:place_:tribunalrent	8 1
:place_:utility	10 9
:place_:wanting	2 8
:place_:work	0 2
:place_:writeto	7 9 8 12
:politics	0 -47 1 -1 2 127 4 -8 6 -20 7 -13 10 7 11 -54 14 -12
:politics $	2 17
:politics ,	2 20
:politics :accepting	10 3
:politics :burden	2 20
:politics :codething	2 2
:politics :demanding	2 4
:politics :deterring	2 8
:politics :feething	8 11
:politics :hiding	2 9
:politics :keything	8 6
:politics :negation	2 8
:politics :place	2 3
:politics :politics	2 11
:politics :promise	2 15
:politics :room	8 11
:politics :wanting	2 3
:politics as	2 1
:politics can	2 9
:politics fein	2 24
:politics gate	8 1
:politics is	2 2
:politics will	2 15
:politics>:accepting	10 3
:politics>:burden	2 19
:politics>:demanding	2 3
:politics>:deterring	2 11
:politics>:feething	8 11 10 1
:politics>:hiding	2 9
:politics>:keything	8 4
:politics>:negation	2 2
:politics>:place	2 13
:politics>:politics	2 31
:politics>:promise	2 14
:politics>:room	8 8
:politics>:rulesplace	10 1
:politics>:seller	2 9
:politics>:wanting	2 4
:politics>:writeto	2 3
:politics_:accepting	2 7
:politics_:asking	2 6
:politics_:bid	2 20
:politics_:building	2 4
:politics_:burden	1 2
:politics_:condition	1 1
:politics_:deadline	2 17 8 5
:politics_:demanding	2 9
:politics_:deterring	2 25
:politics_:hiding	2 6
:politics_:nearby	2 14
:politics_:negation	2 9 8 17
:politics_:newness	2 8
:politics_:openprice	2 18
:politics_:opinion	2 21
:politics_:person	2 1
:politics_:phone	2 5
:politics_:politics	2 28
:politics_:scarcity	2 1
:politics_:spelled	2 20
:politics_:wanting	2 20
:preferring	0 10 1 37 2 64 5 -20 6 -72 7 5 8 -48 10 -76 11 19 12 -23 13 12 14 -22
:preferring $	1 1 3 -10 4 8
:preferring ,	0 4 1 -14 3 9 4 3
:preferring :absence	1 6
:preferring :bid	0 1
:preferring :building	7 23
:preferring :burden	2 16
:preferring :childless	0 1
:preferring :codething	0 5
:preferring :deadline	4 13
:preferring :deterring	2 11
:preferring :hiding	1 10
:preferring :negation	1 5
:preferring :neighbour	7 11
:preferring :number	2 23 11 15
:preferring :offerdeal	4 6
:preferring :openprice	4 25 7 -1 13 3
:preferring :opinion	4 14 13 12
:preferring :person	2 2
:preferring :photo	7 4
:preferring :room	7 3
:preferring :spelled	1 9 7 7 11 22
:preferring a	1 -14 4 -10 5 5 9 2
:preferring and	4 21 6 -1
:preferring at	1 9
:preferring enough	7 1
:preferring flat	7 5
:preferring for	0 -7 2 7
:preferring in	7 23
:preferring is	0 5
:preferring it	2 6
:preferring landlord	7 2
:preferring not	8 1
:preferring of	3 11 7 -19
:preferring on	2 13
:preferring over	0 2
:preferring single	2 7
:preferring than	0 11 11 1
:preferring the	6 8
:preferring to	4 11 13 3
:preferring two	2 3
:preferring was	11 12
:preferring with	1 6
:preferring you	2 12 3 1
:preferring you'll	0 6
:preferring>:absence	1 23
:preferring>:absolute	0 3
:preferring>:accepting	0 3 2 6 6 2
:preferring>:age	7 2
:preferring>:building	2 7 6 6 7 19
:preferring>:burden	2 15
:preferring>:childless	1 20
:preferring>:codething	0 4
:preferring>:deadline	4 22
:preferring>:deterring	1 -3 2 25
:preferring>:disability	2 -10
:preferring>:faith	2 10
:preferring>:family	1 -7
:preferring>:hiding	1 8
:preferring>:kin	1 -10
:preferring>:longperiod	7 18
:preferring>:nation	2 13
:preferring>:negation	1 27 2 4
:preferring>:neighbour	7 11
:preferring>:number	1 5 2 22 11 11
:preferring>:offerdeal	4 13
:preferring>:openprice	4 10 13 7
:preferring>:opinion	4 2 5 -6 13 15
:preferring>:person	1 2 2 13 6 -3
:preferring>:photo	7 5
:preferring>:place	7 3
:preferring>:record	7 2
:preferring>:refusing	1 6
:preferring>:scarcity	0 3 4 17
:preferring>:spelled	1 40 2 3 7 12 11 20
:preferring>:urgency	6 9
:preferring>:welcoming	3 4
:preferring_:absolute	1 -6 7 17
:preferring_:accepting	0 10 1 7 7 -12
:preferring_:age	7 2
:preferring_:asking	8 1
:preferring_:building	2 18 7 -6
:preferring_:burden	7 1
:preferring_:child	1 17 2 -23
:preferring_:childless	1 21
:preferring_:clocktime	2 11 4 11
:preferring_:codething	11 1
:preferring_:councilpay	2 6
:preferring_:deadline	4 15
:preferring_:demand	6 -14
:preferring_:demanding	2 8
:preferring_:deterring	2 3 7 3
:preferring_:disability	1 -7
:preferring_:everyone	1 -1
:preferring_:faith	2 26
:preferring_:family	1 -9
:preferring_:feething	11 16
:preferring_:income	0 3 7 3 13 9
:preferring_:keything	6 4
:preferring_:longperiod	7 2
:preferring_:money	7 5
:preferring_:nation	2 36
:preferring_:negation	1 15
:preferring_:number	1 15 7 -3
:preferring_:onlyword	1 3
:preferring_:openprice	2 5 3 -13 6 -23 7 10 11 22
:preferring_:opinion	2 4 4 -27 13 2
:preferring_:origin	2 10
:preferring_:paying	13 4
:preferring_:person	0 19 2 20 6 -22 8 -20 13 10
:preferring_:pet	3 5
:preferring_:place	7 13
:preferring_:preferring	4 17
:preferring_:ranking	2 2
:preferring_:record	7 2
:preferring_:refusing	1 12 7 15
:preferring_:rulesplace	11 4
:preferring_:safety	0 5
:preferring_:scarcity	4 16 6 -1
:preferring_:sex	2 35
:preferring_:spelled	1 24
:preferring_:urgency	6 26
:preferring_:wanting	9 2 11 5
:preferring_:welcoming	3 16
:preferring_:work	0 28
:preferring_:writeto	7 8
:promise	0 22 1 -6 2 4 3 28 5 -4 6 -2 7 117 8 6 9 -8 10 -3 12 18 14 -62
:promise ##	8 9
:promise $	2 -26 3 8 6 -7 7 56 8 -50
:promise ,	7 26
:promise :absence	6 2 12 2
:promise :absolute	6 -20 7 25
:promise :accepting	0 9 3 24 4 13 6 17 7 16 11 -4
:promise :asking	2 13
:promise :burden	7 14
:promise :demanding	0 1 2 -8
:promise :denying	7 23
:promise :deterring	7 18
:promise :disclaimer	0 5 7 -8 13 -9
:promise :fixed	1 9 8 4 12 15
:promise :healthword	7 8
:promise :holiday	1 15 12 18
:promise :keything	8 21
:promise :losing	2 -4
:promise :negation	1 -1 2 1 3 16 4 -26 6 4 8 -12
:promise :newness	6 -19 7 16 10 1
:promise :number	7 10
:promise :openprice	1 -6 2 -10 4 -24 6 11 7 50
:promise :opinion	4 -10 7 30 9 3
:promise :payer	7 7
:promise :paying	2 -6
:promise :phone	7 9
:promise :promise	0 -4 2 -17 7 39 8 -8
:promise :refusing	1 -5
:promise :rent	6 6 7 11
:promise :return	7 14
:promise :safety	7 14
:promise :scarcity	6 -14 7 6
:promise :spelled	3 4 7 7 8 5
:promise :time	7 12
:promise :wanting	0 12 6 -15 9 3
:promise :welcoming	7 32 9 4
:promise :writeto	6 -8 7 14
:promise about	11 4
:promise and	7 2
:promise as	7 28
:promise at	8 12
:promise be	2 21 4 1 6 -18 7 -3 8 -16 9 -7 14 -5
:promise been	7 -8
:promise buy	5 3
:promise come	7 25
:promise do	7 -17
:promise double	7 2
:promise fall	7 2
:promise feel	2 3
:promise for	7 7
:promise get	6 -27 7 2
:promise have	3 11 6 25 7 12
:promise help	2 7
:promise in	7 -4
:promise it	7 1
:promise knock	8 4
:promise leave	12 9
:promise live	1 16
:promise love	9 4
:promise need	0 16
:promise never	7 14
:promise no	3 6
:promise not	2 8 3 4 4 -5 6 3
:promise of	7 1
:promise promise	6 4
:promise put	4 2
:promise reach	7 11
:promise rent	6 6
:promise rental	7 1
:promise say	1 7 2 8
:promise see	6 30
:promise share	8 4
:promise shorthold	12 28
:promise statements	13 -11
:promise stay	1 16
:promise still	6 5
:promise take	3 5 4 1
:promise tell	2 4
:promise that	6 4 7 12
:promise the	7 11
:promise to	6 5 7 44
:promise vouch	11 9
:promise will	7 11
:promise you	0 3
:promise>:absence	6 18 7 3
:promise>:absolute	6 -16 7 36
:promise>:accepting	0 17 3 28 4 11 7 11 11 -31
:promise>:asking	2 16 4 -9
:promise>:bid	1 3 2 13
:promise>:building	7 2
:promise>:burden	4 21 7 20 8 8
:promise>:child	7 1
:promise>:childless	0 -6 1 6
:promise>:clocktime	7 7
:promise>:condition	7 2 8 6
:promise>:consent	12 4
:promise>:deadline	2 9
:promise>:demand	4 7 6 -10
:promise>:demanding	3 3 6 -14
:promise>:denying	7 37 8 -2
:promise>:deterring	4 6 7 18
:promise>:disclaimer	0 1 7 -17 13 -9
:promise>:everyone	1 1
:promise>:fairness	2 -31
:promise>:faith	2 19
:promise>:fixed	1 8 8 3 12 13
:promise>:healthword	7 14
:promise>:holiday	1 14 7 10 12 16
:promise>:income	0 4
:promise>:keything	8 16
:promise>:kin	7 1
:promise>:losing	2 -14 6 16
:promise>:nearby	7 6
:promise>:negation	1 -14 3 12 4 -37 6 3 7 30 8 -28 11 -2
:promise>:neighbour	7 8
:promise>:newness	6 -63 7 13 8 -18 10 2
:promise>:number	6 -15 7 29
:promise>:onlyword	7 9
:promise>:openprice	2 -56 4 -2 5 12 6 7 7 25
:promise>:opinion	4 -21 5 5 7 22 8 -29 9 2
:promise>:paying	2 -14 7 3 13 11
:promise>:period	6 4
:promise>:person	6 10
:promise>:phone	7 4
:promise>:photo	4 1 7 -9
:promise>:place	1 16
:promise>:promise	0 -7 2 -32 7 71 8 -20
:promise>:ranking	1 5 3 3 6 -22
:promise>:refusing	0 -22 1 -16 2 7
:promise>:rent	6 19 7 13
:promise>:return	7 42
:promise>:room	11 1
:promise>:safety	7 20
:promise>:scarcity	6 -8 8 -11
:promise>:school	7 10
:promise>:sexual	2 2
:promise>:source	7 -20
:promise>:spelled	1 1 4 15 6 -2 7 21 8 13
:promise>:thing	8 15
:promise>:time	7 13
:promise>:wanting	0 6 6 -6 9 2 11 4
:promise>:welcoming	6 -5 7 24 9 3
:promise>:work	0 20 7 21
:promise>:writeto	6 -11 7 11 8 -2
:promise_:absence	1 -16 3 8 6 8 7 40 8 -12
:promise_:absolute	1 9 2 -15 6 -8 7 11
:promise_:accepting	2 9 4 -22 7 17
:promise_:advance	6 -9 12 12
:promise_:asking	0 3 4 -5 6 -35
:promise_:benefit	0 20
:promise_:bid	0 -11 2 2 4 3
:promise_:building	2 13 6 1
:promise_:burden	0 12 3 19 4 22 8 14
:promise_:childless	0 -19 1 6
:promise_:clocktime	4 16 7 11 8 5
:promise_:codething	11 3
:promise_:condition	1 5 8 19
:promise_:consent	7 53
:promise_:deadline	4 12 6 18 7 17 8 3
:promise_:demand	4 18 6 -36
:promise_:demanding	6 -7
:promise_:denying	7 20
:promise_:deterring	1 -19 2 -12 4 3
:promise_:disability	2 13 8 18
:promise_:disclaimer	6 1 12 7
:promise_:dislike	7 3
:promise_:everyone	0 -7 1 5 7 9
:promise_:fairness	2 -11
:promise_:faith	2 13
:promise_:fee	7 8
:promise_:feething	2 9 5 3 6 -17 7 15
:promise_:fixed	3 12 12 29
:promise_:healthword	7 13
:promise_:hiding	0 11 3 7 8 3
:promise_:income	0 39 5 4
:promise_:lifeword	0 7
:promise_:longperiod	7 14
:promise_:losing	0 3 7 8
:promise_:money	7 8
:promise_:nation	2 8
:promise_:nearby	7 5
:promise_:negation	1 -1 2 5 3 -2 7 54
:promise_:neighbour	7 3
:promise_:newness	3 2 6 -6 10 2 12 6
:promise_:number	0 5 6 -34 7 32
:promise_:online	13 2
:promise_:onlyword	7 11
:promise_:openprice	2 -8 3 16 4 -10 7 -1
:promise_:opinion	3 17 4 -25 6 11 7 4 8 -15 13 12
:promise_:payer	3 -2 6 16 7 3 13 6
:promise_:paying	5 6 7 2 13 5
:promise_:period	7 26
:promise_:pet	3 29 7 -1
:promise_:photo	0 4 2 7 3 17 7 -2
:promise_:place	1 14 6 1
:promise_:promise	7 45
:promise_:ranking	1 3 2 -7 3 6 12 3
:promise_:refusing	2 5 4 -19
:promise_:return	6 -30 7 56
:promise_:room	7 29 11 8
:promise_:scarcity	7 13
:promise_:school	7 12
:promise_:seller	2 2 5 3 13 8
:promise_:sexual	2 4
:promise_:spelled	0 19 1 10 2 21 3 -6 4 14 6 -47 7 55
:promise_:superlative	7 6
:promise_:thing	8 21
:promise_:time	7 18
:promise_:title	6 4 8 2
:promise_:tribunalrent	3 1
:promise_:urgency	0 5 7 18
:promise_:utility	8 4
:promise_:wanting	4 3 11 12
:promise_:work	0 3 7 6
:promise_:writeto	7 18 12 6 13 13
:ranking	0 28 1 5 2 20 3 -8 6 31 7 -26 9 -36 11 -14 12 11 13 8 14 -10
:ranking $	2 13 3 -4 4 29 6 -15 7 -12 8 -4 10 12 11 -36 12 7 13 3
:ranking ,	0 25 3 -25 5 7 6 -23 8 -20 10 11
:ranking :advance	13 18
:ranking :burden	2 6
:ranking :clocktime	8 8
:ranking :codething	1 9 12 1
:ranking :condition	2 20
:ranking :deadline	6 8 8 3 11 -1 13 -31
:ranking :dislike	7 2
:ranking :feething	13 15
:ranking :longperiod	12 15
:ranking :losing	6 17
:ranking :newness	10 6
:ranking :number	6 6 8 12 12 2
:ranking :openprice	6 18 7 20
:ranking :opinion	6 20 7 18 8 -3
:ranking :payer	11 3
:ranking :period	0 -22 1 20 4 -23 6 -16 7 -2 10 -7 13 20
:ranking :person	8 -5
:ranking :phone	8 7
:ranking :photo	7 -1 11 2
:ranking :place	7 2
:ranking :record	3 -4
:ranking :room	4 -1 6 -70 7 -32 11 -33 13 -17
:ranking :rulesplace	3 -11
:ranking :seller	11 3
:ranking :spelled	4 12 6 14 8 1
:ranking :tribunalrent	12 3 13 -18
:ranking :urgency	6 -7 10 19
:ranking :utility	3 -4
:ranking and	6 -7 8 -24 13 21
:ranking at	4 15
:ranking choice	2 2
:ranking day	5 13
:ranking floor	7 -21 8 -2
:ranking for	6 -33
:ranking forming	6 6
:ranking four	8 12
:ranking if	2 12
:ranking in	6 1 7 1 12 14
:ranking it	7 1
:ranking it's	6 30
:ranking keys	13 4
:ranking lease	3 -4
:ranking month	13 15
:ranking month's	5 -9
:ranking noon	8 11
:ranking of	5 6 6 2
:ranking others	2 6
:ranking photo	11 5
:ranking quarter	13 3
:ranking release	6 15
:ranking street	7 6
:ranking the	6 12 11 17 13 1
:ranking time	10 10
:ranking to	6 21 7 18
:ranking viewing	6 4
:ranking with	6 6
:ranking year	12 4 13 -13
:ranking you	3 14 5 -3
:ranking>:absence	8 -3
:ranking>:absolute	0 7
:ranking>:accepting	13 9
:ranking>:advance	5 -1 6 -9 13 21
:ranking>:asking	0 7 3 19
:ranking>:building	2 -8
:ranking>:burden	2 2
:ranking>:clocktime	6 3
:ranking>:codething	1 7 12 11
:ranking>:condition	2 16
:ranking>:deadline	6 22 11 -12 13 -4
:ranking>:demand	2 8
:ranking>:demanding	1 1 3 11
:ranking>:denying	0 13
:ranking>:deterring	3 5 13 -6
:ranking>:dislike	7 2
:ranking>:everyone	2 3 6 -3
:ranking>:feething	4 -12 6 5 8 -2 13 15
:ranking>:fixed	5 -1 13 5
:ranking>:hiding	7 1
:ranking>:keything	6 -22 8 -2
:ranking>:kin	1 -6 4 7
:ranking>:lifeword	7 1
:ranking>:longperiod	12 22
:ranking>:losing	6 28
:ranking>:nearby	7 12
:ranking>:negation	0 26 10 5
:ranking>:neighbour	2 -23 6 -12 7 -2
:ranking>:newness	0 2 4 16 6 -1 7 -7 10 10
:ranking>:number	12 3
:ranking>:openprice	1 1 6 15 7 16 13 -14
:ranking>:opinion	4 -8 6 17 7 16 8 -17
:ranking>:payer	5 15 11 2 13 7
:ranking>:period	0 -35 1 19 4 -38 6 -12 7 -15 10 -11 12 22 13 5
:ranking>:person	4 9 8 -10
:ranking>:pet	3 24
:ranking>:phone	8 5
:ranking>:photo	7 -5
:ranking>:place	7 10
:ranking>:promise	6 12
:ranking>:ranking	0 15 8 -6 13 19
:ranking>:record	3 -4
:ranking>:rent	5 2
:ranking>:return	5 5
:ranking>:room	6 -88 7 -39 9 -4 11 -44 13 -20
:ranking>:rulesplace	3 -14
:ranking>:scarcity	0 14 13 8
:ranking>:seller	5 14
:ranking>:spelled	4 8 5 -2 6 35 9 1
:ranking>:superlative	13 4
:ranking>:time	6 -19 10 4
:ranking>:tribunalrent	12 12 13 -21
:ranking>:urgency	3 1 6 -30 10 15
:ranking>:utility	3 -5
:ranking_:absence	6 2 8 -17
:ranking_:absolute	7 -6 8 8 10 3
:ranking_:accepting	6 4
:ranking_:advance	5 -8 6 -8 13 17
:ranking_:asking	3 11
:ranking_:benefit	0 9
:ranking_:burden	2 -8 4 1
:ranking_:codething	2 -5 4 -3 8 16
:ranking_:condition	3 -12
:ranking_:councilpay	2 1
:ranking_:deadline	8 -47 13 10
:ranking_:demand	0 6 2 15
:ranking_:demanding	3 22 5 -3 13 13
:ranking_:denying	0 7 8 6
:ranking_:deposit	13 1
:ranking_:deterring	3 22
:ranking_:disclaimer	6 2
:ranking_:everyone	2 7
:ranking_:family	7 4
:ranking_:fixed	5 -9 6 -10 8 8 13 9
:ranking_:hiding	6 -7
:ranking_:income	6 23 13 -6
:ranking_:kin	4 7
:ranking_:lifeword	6 11 10 8
:ranking_:longperiod	8 7
:ranking_:losing	1 8 6 9
:ranking_:money	6 4
:ranking_:nation	2 5
:ranking_:nearby	6 7
:ranking_:negation	0 4 2 12 3 -3 6 -5 7 6 8 1
:ranking_:neighbour	2 -8
:ranking_:newness	4 1 6 -27 7 -5 13 12
:ranking_:number	4 26 6 10
:ranking_:onlyword	3 -6 8 5
:ranking_:openprice	1 2 6 4 7 -34 13 14
:ranking_:opinion	1 3 4 -25 6 3 7 -19 13 29
:ranking_:payer	4 -1 6 -18 7 10 13 10
:ranking_:paying	6 20 13 9
:ranking_:period	2 1 5 -9 12 17
:ranking_:person	0 11 4 1
:ranking_:photo	13 4
:ranking_:promise	4 -1 6 14 7 -17
:ranking_:ranking	0 3 6 -5 8 -61 11 4 13 42
:ranking_:refusing	4 -7
:ranking_:regretting	8 2
:ranking_:rent	13 5
:ranking_:return	0 1 6 4 13 8
:ranking_:room	8 -9
:ranking_:rulesplace	6 -5
:ranking_:scarcity	6 -2 8 1 13 6
:ranking_:seller	6 22 13 26
:ranking_:sex	2 2
:ranking_:spelled	6 40
:ranking_:superlative	7 4 13 5
:ranking_:title	2 6
:ranking_:urgency	13 9
:ranking_:wanting	6 -7
:ranking_:work	6 9
:ranking_:writeto	13 7
:record	0 -34 1 8 2 -17 3 -81 4 -5 5 4 6 -93 8 -61 9 -46 10 -4 11 -14 12 6 13 -75 14 -47
:record #	14 -13
:record ##	8 -10 14 -36
:record $	1 -46 4 7 8 -7 9 -25 14 -27
:record ,	2 4 8 -2
:record :codething	8 -8
:record :demanding	5 1
:record :denying	11 16
:record :deterring	8 -12
:record :fee	5 15
:record :fixed	12 9
:record :neighbour	8 -1 14 -13
:record :number	7 16
:record :payer	5 2
:record :phone	14 -13
:record :record	8 -17 14 -30
:record :spelled	7 13
:record ago	11 6
:record and	1 17
:record charge	5 1
:record is	14 2
:record number	14 -12
:record of	4 1 8 -2
:record on	8 -10
:record one	7 18
:record there	14 4
:record would	12 3
:record>:codething	8 -13
:record>:denying	11 15
:record>:deterring	1 8
:record>:fee	5 12
:record>:fixed	8 4 12 8
:record>:kin	1 6
:record>:negation	1 13
:record>:neighbour	8 -12 14 -12
:record>:number	7 13 12 5
:record>:person	1 5
:record>:phone	14 -21
:record>:promise	7 6
:record>:record	7 -6 8 -54 9 -1 14 -56
:record>:room	7 1
:record>:spelled	7 10 12 9
:record>:thing	8 9
:record_:advance	12 6
:record_:burden	14 -2
:record_:codething	8 -14
:record_:deterring	14 -1
:record_:kin	1 1
:record_:negation	1 12
:record_:number	12 9
:record_:openprice	1 12
:record_:opinion	7 5
:record_:payer	7 1
:record_:paying	7 1
:record_:period	12 5
:record_:person	1 12
:record_:pet	3 -15
:record_:place	7 11
:record_:promise	7 12
:record_:record	8 -2 14 -23
:record_:rulesplace	8 11
:record_:seller	7 2
:record_:source	0 -3
:record_:spelled	8 -3 12 10
:refusing	1 43 2 1 3 71 4 -8 6 10 7 10 8 -2 11 11 12 -37 13 -16 14 -59
:refusing $	1 6 2 19 3 39 4 1 6 6 8 -54 11 -27
:refusing ,	1 3 8 -2
:refusing :absolute	8 20
:refusing :bid	4 1
:refusing :burden	3 -10 9 9
:refusing :childless	4 1
:refusing :clocktime	8 17
:refusing :condition	0 3
:refusing :deadline	6 4 7 3
:refusing :demanding	0 1 1 2
:refusing :deterring	3 13 6 5 9 8
:refusing :everyone	0 2 8 4
:refusing :fee	5 3
:refusing :negation	7 19
:refusing :openprice	0 13 6 5 7 5 8 6
:refusing :opinion	0 33
:refusing :payer	7 7
:refusing :pet	3 7
:refusing :refusing	2 1 3 13
:refusing :spelled	3 4
:refusing a	3 -9
:refusing about	6 5
:refusing all	8 7
:refusing along	3 2
:refusing animals	3 1
:refusing disappointment	6 13
:refusing fee	5 3
:refusing for	0 -5 1 18 6 2
:refusing in	8 16
:refusing no	3 7
:refusing none	7 7
:refusing of	0 1 5 2
:refusing on	0 -7 9 9
:refusing pets	3 4
:refusing the	8 3
:refusing them	3 3
:refusing to	0 25 1 2
:refusing with	7 6
:refusing you	2 5
:refusing>:absence	0 3 6 -27
:refusing>:absolute	3 14 8 20
:refusing>:asking	0 6 1 2 3 21
:refusing>:benefit	0 -13
:refusing>:bid	4 1
:refusing>:building	5 2
:refusing>:burden	0 -2 3 -12 9 7
:refusing>:childless	1 8
:refusing>:clocktime	6 -14 8 6
:refusing>:codething	6 2 8 4
:refusing>:condition	0 2
:refusing>:councilpay	0 -3
:refusing>:deadline	6 7
:refusing>:demand	0 -3
:refusing>:demanding	1 2
:refusing>:deterring	3 12 6 3 9 4
:refusing>:everyone	0 19 3 14 8 3
:refusing>:family	1 12
:refusing>:fee	5 14
:refusing>:feething	5 10
:refusing>:healthword	2 4
:refusing>:losing	2 13
:refusing>:negation	7 19
:refusing>:number	8 3
:refusing>:openprice	0 12 6 6 7 3 8 2
:refusing>:opinion	0 30 1 4 8 -3
:refusing>:payer	7 14
:refusing>:pet	3 9
:refusing>:phone	8 5
:refusing>:refusing	2 1 3 13
:refusing>:spelled	1 5 3 6 7 4
:refusing>:work	0 8
:refusing_:absence	0 4
:refusing_:absolute	1 14 3 32
:refusing_:accepting	0 -6
:refusing_:advance	6 9
:refusing_:asking	3 12
:refusing_:benefit	0 -7
:refusing_:burden	3 -2 5 2
:refusing_:clocktime	6 -40 8 7
:refusing_:codething	8 6
:refusing_:condition	8 6
:refusing_:councilpay	0 -14
:refusing_:deadline	6 -11
:refusing_:deterring	6 -3
:refusing_:everyone	0 17 3 25
:refusing_:family	1 4
:refusing_:fixed	8 7
:refusing_:income	0 4
:refusing_:kin	1 -24
:refusing_:negation	3 -9
:refusing_:newness	6 5
:refusing_:number	1 14
:refusing_:onlyword	8 3
:refusing_:openprice	8 9
:refusing_:opinion	8 6
:refusing_:payer	3 6
:refusing_:person	0 23
:refusing_:pet	3 9
:refusing_:ranking	6 6
:refusing_:urgency	6 18
:refusing_:work	0 21
:regretting	0 45 1 39 2 9 3 50 5 4 6 -36 7 -35 8 15
:regretting ,	1 2 2 5 3 -5 5 8
:regretting :negation	1 14 3 15
:regretting :online	3 9
:regretting :opinion	3 14
:regretting :payer	3 2
:regretting :person	0 3
:regretting :seller	3 2
:regretting :spelled	3 3
:regretting :writeto	3 1
:regretting folks	0 3
:regretting it	1 7 2 1
:regretting no	3 3
:regretting that	8 1
:regretting the	0 8
:regretting us	3 1
:regretting>:absolute	1 5
:regretting>:age	8 1
:regretting>:benefit	0 1
:regretting>:everyone	0 2
:regretting>:family	1 19
:regretting>:negation	2 7
:regretting>:number	8 2
:regretting>:online	1 1 3 7
:regretting>:opinion	0 6 3 13
:regretting>:payer	0 12 2 2 3 14
:regretting>:paying	1 2
:regretting>:person	0 7
:regretting>:pet	3 9
:regretting>:seller	0 19 2 7 3 12
:regretting>:wanting	8 4
:regretting>:writeto	3 1
:regretting_:absolute	3 7
:regretting_:benefit	0 16
:regretting_:child	1 14
:regretting_:codething	0 21
:regretting_:everyone	0 1
:regretting_:family	1 19
:regretting_:feething	0 2
:regretting_:kin	1 4
:regretting_:law	5 10
:regretting_:negation	0 13 2 10 3 2
:regretting_:openprice	0 17 8 2
:regretting_:opinion	8 1
:regretting_:payer	2 2
:regretting_:paying	1 1
:regretting_:person	2 6
:regretting_:pet	3 30
:regretting_:refusing	0 10
:regretting_:seller	0 7 2 6
:regretting_:spelled	1 -3 2 5
:regretting_:wanting	8 4
:rent	0 1 1 -30 2 -42 3 -20 4 68 6 -35 7 -2 8 -56 9 21 11 -105 12 -18 13 77
:rent ##	5 9
:rent $	0 -4 5 12 6 1 7 2 8 7 13 -2
:rent ,	4 18 5 13 9 3
:rent :absolute	13 5
:rent :bid	4 13
:rent :burden	13 2
:rent :clocktime	4 5 13 7
:rent :codething	4 2 7 -43 13 13
:rent :deadline	4 -18 5 -8 13 1
:rent :demanding	4 -22 5 -2 13 25
:rent :deterring	4 1 13 3
:rent :holiday	4 -5
:rent :income	7 3
:rent :longperiod	13 10
:rent :nearby	10 5
:rent :newness	10 11 13 12
:rent :offerdeal	4 -2
:rent :openprice	2 16 4 17 5 -33 7 -8
:rent :opinion	2 16 13 24
:rent :payer	13 -1
:rent :paying	13 20
:rent :place	10 5
:rent :preferring	0 7
:rent :promise	0 3 4 9 7 -5
:rent :ranking	4 19
:rent :return	7 9 10 4
:rent :spelled	4 15 13 14
:rent :time	13 17
:rent :tribunalrent	10 5
:rent :urgency	13 5
:rent agent's	5 1
:rent ahead	13 -2
:rent are	13 4
:rent as	13 -2
:rent at	4 19 13 11
:rent before	13 1
:rent by	4 21 9 6
:rent came	0 11
:rent considered	4 7
:rent every	13 6
:rent fair	1 1
:rent for	4 1 13 23
:rent holds	5 14
:rent in	4 -4 7 4 13 26
:rent income	7 4
:rent is	4 2 7 -41 13 13
:rent market	10 5
:rent may	0 3
:rent neg	4 11
:rent negotiable	12 1
:rent not	4 5
:rent of	5 -19
:rent on	4 3
:rent payment	13 11
:rent payments	13 3
:rent proposals	4 1
:rent than	7 23
:rent this	0 3
:rent to	2 19 13 28
:rent up	4 -16
:rent weekly	13 -1
:rent will	4 16
:rent £#	4 -40 5 -15 13 -26
:rent £##	4 -25 13 -22
:rent>:absence	13 26
:rent>:absolute	13 22
:rent>:accepting	5 14
:rent>:advance	0 -14 5 -3 13 -6
:rent>:asking	4 3 13 8
:rent>:bid	4 15
:rent>:building	5 1
:rent>:burden	4 8 5 -5 13 4
:rent>:clocktime	0 17 4 15 13 24
:rent>:codething	4 7 5 -6 13 3
:rent>:councilpay	13 -7
:rent>:deadline	13 6
:rent>:demand	4 6
:rent>:demanding	4 -4 13 21
:rent>:denying	13 7
:rent>:deposit	5 -5 13 -16
:rent>:deterring	4 10 13 18
:rent>:disclaimer	9 10
:rent>:fairness	4 17
:rent>:fee	5 8
:rent>:fixed	4 12
:rent>:income	0 -7 7 2 13 -8
:rent>:longperiod	13 44
:rent>:losing	13 6
:rent>:money	4 -44 13 -7
:rent>:nearby	10 4
:rent>:negation	4 1 5 10 13 5
:rent>:newness	10 14 13 7
:rent>:number	13 18
:rent>:offerdeal	4 -17
:rent>:openprice	2 12 4 30 5 -60 7 -22 9 12
:rent>:opinion	1 1 2 13 6 4 9 6 13 33
:rent>:payer	5 4 7 2
:rent>:paying	0 -25 13 8
:rent>:period	4 -15 5 -12
:rent>:phone	4 7
:rent>:place	4 8 10 3
:rent>:preferring	0 6
:rent>:promise	0 4 4 7 7 -3
:rent>:ranking	4 23 5 -15
:rent>:refusing	13 5
:rent>:return	7 6 10 4
:rent>:room	7 3
:rent>:seller	5 3 7 7
:rent>:spelled	4 15 5 25 7 -4 13 34
:rent>:time	13 18
:rent>:tribunalrent	10 4 13 -8
:rent>:writeto	4 18
:rent_:absolute	4 9
:rent_:advance	4 -14 5 -57 6 -19 7 -10 13 -6
:rent_:asking	4 54
:rent_:building	5 4
:rent_:burden	1 5 4 3 5 -22 13 -20
:rent_:clocktime	0 12 13 47
:rent_:codething	4 36 5 -11 13 -20
:rent_:condition	4 8 5 16 13 -6
:rent_:consent	0 14
:rent_:councilpay	0 18 13 -19
:rent_:deadline	4 9
:rent_:demand	4 33
:rent_:denying	4 3
:rent_:deposit	13 -9
:rent_:deterring	4 17 13 -5
:rent_:disability	4 13
:rent_:everyone	4 14
:rent_:fairness	4 43
:rent_:fee	5 23
:rent_:feething	4 15 13 12
:rent_:fixed	4 1
:rent_:healthword	13 7
:rent_:hiding	13 2
:rent_:holiday	4 3 9 24
:rent_:income	0 -3 13 -7
:rent_:jobless	0 16 13 -1
:rent_:longperiod	4 -8 13 63
:rent_:losing	7 6 13 5
:rent_:money	4 -32
:rent_:nearby	4 21
:rent_:negation	4 -14 5 5 13 1
:rent_:number	13 10
:rent_:onlyword	4 14
:rent_:openprice	0 12 4 52 9 2 13 -10
:rent_:opinion	4 13 13 15
:rent_:origin	2 6
:rent_:period	0 -20 4 -68 5 -72 6 -10 7 -41 12 -7 13 23
:rent_:person	0 2 4 27
:rent_:phone	4 13
:rent_:place	4 6
:rent_:preferring	4 20
:rent_:promise	4 -7
:rent_:ranking	5 -2
:rent_:refusing	0 3
:rent_:rent	4 -9
:rent_:room	7 1
:rent_:scarcity	4 24 13 -27
:rent_:seller	0 -15 2 -5 13 18
:rent_:sex	13 9
:rent_:source	0 11
:rent_:spelled	4 26 5 11 13 9
:rent_:title	13 20
:rent_:utility	0 8
:rent_:wanting	4 37
:rent_:welcoming	0 4
:rent_:writeto	4 21 13 8
:return	0 11 1 -23 2 -67 3 -107 4 45 5 12 6 -1 7 68 8 -102 9 -41 10 21 11 -146 12 -43 13 58 14 -33
:return ##	5 9
:return $	2 -50 5 9 7 36 14 -16
:return ,	0 -29 2 -33 4 12 5 21 7 6 10 28
:return :absence	7 7
:return :absolute	13 4
:return :burden	4 5 7 20 10 -1 13 12
:return :clocktime	4 7 7 9 13 9
:return :codething	0 7 6 -4 7 -24 12 -8 13 11
:return :deadline	4 -26 5 -22 13 12
:return :demanding	4 -23 13 31
:return :deterring	7 8 13 5
:return :holiday	4 -5
:return :keything	7 10
:return :longperiod	13 10
:return :newness	10 2 13 24
:return :offerdeal	4 -1
:return :onlyword	0 1
:return :openprice	2 12 4 15 5 -15 6 -42
:return :opinion	2 13 4 9 13 13
:return :paying	13 9
:return :place	7 6
:return :preferring	0 7 6 7
:return :promise	0 3 4 17 7 26
:return :return	7 17
:return :safety	7 10
:return :scarcity	6 14
:return :spelled	5 2 8 -7 13 12 14 11
:return :time	13 17
:return :urgency	13 4
:return ahead	13 -2
:return as	13 -3
:return at	13 17
:return before	13 14
:return by	4 20
:return came	0 11
:return dust	6 10
:return every	13 6
:return fair	1 1
:return for	6 1 13 23
:return from	4 1
:return here	7 3
:return holds	5 14
:return in	4 -7 5 -3 6 -21 7 19 8 1 10 -1 13 23
:return is	0 8 6 -3 7 -24 12 -11 13 11
:return letters	5 4
:return neg	4 11
:return negotiable	12 1
:return not	4 5
:return of	13 -17
:return oh	14 7
:return on	7 8
:return payment	13 7
:return safe	7 5
:return that	7 9
:return the	10 2
:return this	0 3 10 10
:return to	2 14 4 4 13 15
:return up	4 -16
:return weekly	13 -2
:return will	4 25 7 9
:return would	0 9
:return £#	4 -40 5 -2 13 -27
:return £##	4 -25 13 -22
:return>:absence	13 37
:return>:absolute	7 1 13 19
:return>:accepting	5 14
:return>:advance	0 -16 4 -11 5 -3 7 -7
:return>:asking	4 2 13 7
:return>:bid	4 11
:return>:building	5 5
:return>:burden	4 10 7 16 10 -10 13 10
:return>:clocktime	0 18 4 13 7 6 13 22
:return>:codething	0 8 2 -3 4 7 6 -13 8 -4 12 -14 13 1
:return>:consent	10 10
:return>:councilpay	7 3 13 -7
:return>:deadline	7 2 13 14
:return>:demanding	4 -6 13 29
:return>:deposit	5 -7 13 -17
:return>:deterring	4 6 7 4 13 19
:return>:dislike	1 7
:return>:everyone	4 -4
:return>:fairness	4 9
:return>:fee	5 6
:return>:fixed	4 8
:return>:income	0 -21 13 -12
:return>:keything	7 10
:return>:lifeword	6 9
:return>:longperiod	13 18
:return>:losing	6 7 13 5
:return>:money	4 -50 13 -7
:return>:negation	0 7 1 -3 5 13 13 2
:return>:newness	5 -7 10 13 13 19
:return>:number	4 -2 7 13
:return>:offerdeal	4 -4
:return>:onlyword	0 2
:return>:openprice	2 7 4 24 5 -25 6 -6 13 -4
:return>:opinion	2 8 4 9 13 21
:return>:payer	0 -1 5 3 7 1
:return>:paying	0 -3
:return>:period	4 -23 13 -1
:return>:phone	4 17
:return>:place	7 7
:return>:preferring	0 6 6 6
:return>:promise	0 2 4 14 6 -2 7 30
:return>:ranking	4 1 5 -16
:return>:refusing	13 5
:return>:return	7 33 13 -6
:return>:room	4 3
:return>:safety	7 10
:return>:scarcity	6 3
:return>:seller	4 1 5 1
:return>:spelled	5 26 7 12 8 -32 13 20 14 10
:return>:time	13 14
:return>:tribunalrent	13 -9
:return>:urgency	6 8
:return>:wanting	6 1
:return>:writeto	4 27
:return_:absence	13 8
:return_:absolute	0 -39 7 16 10 3
:return_:accepting	7 6 13 13
:return_:advance	4 -21 5 -27 7 -2 12 -5
:return_:age	7 7 10 5
:return_:asking	4 51
:return_:bid	4 10
:return_:building	5 8
:return_:burden	1 1 2 -3 4 10 5 -15 7 15 10 -4 13 -30
:return_:clocktime	0 10 4 -31 6 16 13 41
:return_:codething	4 47 5 -21 7 8 13 -16
:return_:condition	4 6 5 15 6 -7
:return_:consent	0 12
:return_:councilpay	0 29 7 1 13 -17
:return_:deadline	4 4 7 6 10 -6
:return_:demand	4 29
:return_:demanding	4 6
:return_:denying	4 3 10 3
:return_:deposit	13 -9
:return_:deterring	0 7 4 24 13 -12
:return_:disability	4 12
:return_:dislike	5 6
:return_:everyone	0 -29 4 9 7 -14
:return_:fairness	4 38
:return_:feething	0 -4 4 4 13 21
:return_:fixed	4 1
:return_:healthword	4 3
:return_:holiday	4 3
:return_:income	0 -27 4 -4 13 -7
:return_:jobless	0 25
:return_:longperiod	4 -11 7 8 13 45
:return_:losing	7 22 13 8
:return_:money	4 -45
:return_:nearby	4 14 6 7 7 5
:return_:negation	0 17 4 -16 5 8 7 18 10 1
:return_:newness	7 28 10 4
:return_:number	0 -20 7 10 8 -20 14 3
:return_:onlyword	4 9 5 1 6 1 7 14
:return_:openprice	0 4 1 -19 4 29 7 6 13 -5
:return_:opinion	4 10 5 17 13 13
:return_:origin	2 6
:return_:payer	0 4 7 4 10 17
:return_:paying	0 6 5 -4
:return_:period	0 -24 4 -64 5 -2 6 -60 7 18 12 -22 13 15
:return_:person	0 7 4 32
:return_:phone	4 21
:return_:place	7 5
:return_:preferring	4 18
:return_:promise	6 -4
:return_:ranking	13 12
:return_:record	7 6
:return_:refusing	0 3
:return_:rent	4 -16 5 5
:return_:return	4 -26 5 4 6 -11 7 26
:return_:room	10 10
:return_:scarcity	4 17 7 23 13 -38
:return_:seller	4 2 5 8 10 14 13 20
:return_:source	0 6
:return_:spelled	2 -3 4 3 5 7 7 18 8 -41
:return_:time	7 9
:return_:tribunalrent	7 5
:return_:urgency	6 1 7 2
:return_:utility	0 8 10 9
:return_:wanting	4 29
:return_:welcoming	0 1
:return_:work	14 4
:return_:writeto	4 20 13 10
:room	0 -73 1 -30 2 -11 3 -48 4 -31 5 -56 6 -44 7 -13 8 -3 9 -60 10 9 12 -96 13 -94 14 -43
:room #	11 14
:room $	0 -21 1 -28 2 -5 3 -50 4 -6 5 -1 6 -31 7 -1 8 -61 9 4 10 5 11 -44 14 -30
:room ,	1 -32 4 13 5 -52 7 -10 8 -40 14 -6
:room :absence	8 7
:room :absolute	2 -2 7 11 8 22
:room :bid	4 -14 7 7
:room :building	0 2 7 -11 8 -19 10 14 11 -2
:room :burden	8 -1
:room :clocktime	4 20 7 23
:room :codething	0 -1 1 11 2 5 4 -3 6 -15 7 -18 8 -5 11 -48
:room :condition	1 -4
:room :deadline	11 1
:room :demanding	5 7
:room :everyone	8 16
:room :feething	8 23
:room :hiding	8 -1
:room :keything	8 18
:room :law	2 12 8 7
:room :losing	6 4
:room :negation	8 24 11 6
:room :neighbour	2 -4 7 -26 8 -20 9 -6
:room :onlyword	5 16
:room :openprice	4 15 8 -2
:room :pet	3 -3
:room :phone	14 17
:room :photo	7 -11 9 -4 10 1 14 5
:room :promise	5 8 6 7
:room :ranking	8 10
:room :rulesplace	8 4
:room :spelled	7 8 11 2
:room :utility	5 6
:room a	8 1
:room all	8 5
:room and	0 -3 1 6 2 -61 6 -69 7 -2 8 -5 10 15 11 -8
:room are	1 21 2 8 8 2 11 -21
:room at	7 3
:room before	6 1
:room by	8 18
:room code	8 3
:room det	10 2
:room doesn't	8 20
:room face	7 -2
:room flat	7 -4 10 2
:room for	4 -3 6 4 8 -38
:room from	4 22
:room gff	0 5 1 11
:room has	7 -8
:room hatch	8 7
:room house	2 6
:room in	1 11 2 11 4 1 6 10 7 25 8 -33 9 -10 10 2 11 4
:room is	1 3 2 7 6 -10 7 -22 8 -6 11 -44
:room may	11 4
:room must	5 9
:room of	8 -2
:room opens	8 -9
:room plan	14 11
:room studio	0 1
:room were	3 1
:room when	0 2
:room will	6 9
:room with	2 -45 3 -10 9 -9
:room>:absence	2 10 6 -2 8 14
:room>:absolute	2 8 7 31 8 16
:room>:accepting	1 -8 7 -7 11 12
:room>:advance	6 7 8 15
:room>:asking	8 3
:room>:bid	4 -7 7 7
:room>:building	7 -30 8 -26 9 -7 10 24
:room>:burden	4 -5 8 -23 11 8
:room>:child	1 -32
:room>:clocktime	4 17 7 20
:room>:codething	0 -9 1 3 2 3 4 -15 6 -39 7 -20 8 -3 9 -19 11 -30
:room>:condition	1 -14
:room>:deadline	11 5
:room>:demanding	5 4 6 2
:room>:deterring	8 -10
:room>:disability	1 5
:room>:everyone	7 10 8 10
:room>:feething	5 11 8 12
:room>:fixed	5 8
:room>:forename	8 19
:room>:hiding	1 -23 7 -19 8 -10
:room>:keything	8 3
:room>:law	2 11
:room>:money	0 4
:room>:negation	1 29 2 9 3 1 4 12 8 28
:room>:neighbour	2 -11 7 -29 8 -47 9 -15
:room>:newness	6 6 8 11 10 -14
:room>:number	2 14
:room>:offerdeal	5 8
:room>:onlyword	5 16
:room>:openprice	4 28 11 8
:room>:payer	8 8
:room>:person	2 4
:room>:phone	14 25
:room>:photo	7 -41 8 -10 9 -6 11 29 14 4
:room>:preferring	2 -7
:room>:promise	5 8 6 3 7 24
:room>:ranking	6 1 8 20
:room>:record	8 -12
:room>:return	6 12
:room>:room	1 -56 2 -8 4 1 7 -31 8 -13 11 -1 14 -10
:room>:rulesplace	2 -1
:room>:scarcity	2 9
:room>:seller	7 18
:room>:spelled	1 13 4 9 7 2 11 2 14 -25
:room>:superlative	7 18
:room>:thing	2 -1
:room>:title	8 17
:room>:utility	8 -21
:room>:wanting	7 12 11 1
:room>:welcoming	7 2 11 10
:room>:writeto	7 2
:room_:absence	1 -13 2 15 6 -21 8 -10
:room_:absolute	2 27 7 21 8 7
:room_:accepting	11 5
:room_:bid	0 8
:room_:building	6 5
:room_:burden	4 -3 11 16
:room_:child	1 -27
:room_:codething	8 4 11 5 14 16
:room_:condition	1 -9
:room_:deadline	8 -1
:room_:demand	6 1
:room_:deterring	1 12 2 -3 6 4
:room_:disability	1 2 8 9
:room_:everyone	2 1 7 12
:room_:fairness	1 16 8 12
:room_:feething	8 -33 11 5
:room_:fixed	8 9
:room_:forename	8 24
:room_:healthword	8 29
:room_:hiding	1 -2 6 11
:room_:holiday	1 -9 7 18 8 -7
:room_:jobname	8 -14
:room_:keything	7 -6 8 -2
:room_:lifeword	6 4
:room_:longperiod	13 -9
:room_:losing	2 14
:room_:nearby	1 3 7 -2 8 -3 10 -16
:room_:negation	1 22 2 3 4 11
:room_:neighbour	8 -51
:room_:newness	11 -3
:room_:number	1 -2 2 10 8 -6 11 5 14 -20
:room_:openprice	2 -5 6 9 8 4 10 -2
:room_:opinion	6 18 7 8
:room_:payer	8 3
:room_:period	5 4 8 6 13 -5
:room_:person	0 2 2 12 4 9 8 4
:room_:phone	14 1
:room_:photo	11 41
:room_:place	7 8
:room_:promise	7 16
:room_:record	8 -27
:room_:refusing	2 11
:room_:rent	6 2 13 1
:room_:return	6 22
:room_:room	0 -14 1 -42 2 -75 3 -16 7 -75 8 -66 10 8 13 -21 14 -35
:room_:rulesplace	8 -7
:room_:safety	8 -1
:room_:seller	2 7 11 -2
:room_:sex	2 10 8 17
:room_:spelled	2 5 4 6 6 -2 13 -5
:room_:superlative	7 17
:room_:thing	2 -17 7 -8
:room_:time	8 1
:room_:title	8 44
:room_:utility	8 -24
:room_:wanting	6 17 7 4 11 6
:room_:welcoming	7 11 11 8
:room_:work	0 -15 8 8
:room_:writeto	6 9
:rulesplace	0 -7 2 -27 3 -13 4 -14 5 11 6 -39 7 -3 8 -42 9 -92 11 -14 12 10 13 -19 14 -68
:rulesplace $	2 4 3 -16 5 -20 6 -58 8 -10 14 -7
:rulesplace ,	0 -19 1 19 2 -23 3 -51 7 -5 8 -7 10 -25
:rulesplace :absolute	8 3
:rulesplace :accepting	8 1
:rulesplace :building	6 5
:rulesplace :codething	0 -4 2 -26 8 -6
:rulesplace :condition	0 9
:rulesplace :consent	7 2
:rulesplace :deadline	12 2
:rulesplace :everyone	8 3
:rulesplace :fee	5 4
:rulesplace :feething	1 12
:rulesplace :fixed	12 9
:rulesplace :keything	8 10
:rulesplace :law	8 2
:rulesplace :negation	2 1
:rulesplace :neighbour	1 -15 6 1
:rulesplace :onlyword	8 4
:rulesplace :photo	6 8
:rulesplace :room	1 4 2 6 3 5 8 20
:rulesplace :rulesplace	1 4 8 8
:rulesplace :utility	5 7
:rulesplace all	8 4
:rulesplace and	8 -8 10 17
:rulesplace at	6 1
:rulesplace bathroom	2 7
:rulesplace code	8 4
:rulesplace downstairs	3 7
:rulesplace flat	6 8
:rulesplace garden	1 13
:rulesplace has	1 5 3 7 7 -4
:rulesplace in	7 21
:rulesplace is	0 -3 2 -23 5 1 8 -38
:rulesplace it	6 10
:rulesplace room	8 3
:rulesplace service	5 6
:rulesplace would	12 3
:rulesplace>:absolute	3 13
:rulesplace>:building	6 4
:rulesplace>:codething	2 -37 5 2 6 -12 8 -2
:rulesplace>:condition	0 9
:rulesplace>:deadline	12 2
:rulesplace>:demanding	5 3
:rulesplace>:everyone	8 1
:rulesplace>:feething	1 19
:rulesplace>:fixed	12 7
:rulesplace>:keything	8 21
:rulesplace>:lifeword	8 -1
:rulesplace>:negation	1 8 2 8 3 -4
:rulesplace>:neighbour	2 -5 8 -1
:rulesplace>:newness	3 16
:rulesplace>:onlyword	8 1
:rulesplace>:openprice	1 11 11 1
:rulesplace>:pet	3 14
:rulesplace>:photo	6 6 11 32
:rulesplace>:place	7 6
:rulesplace>:preferring	11 7
:rulesplace>:promise	7 21
:rulesplace>:rent	13 6
:rulesplace>:room	1 21 2 5 8 12
:rulesplace>:rulesplace	1 2 7 -4
:rulesplace>:spelled	3 -12
:rulesplace>:utility	5 6
:rulesplace>:wanting	6 22
:rulesplace_:absence	8 -16
:rulesplace_:absolute	2 11 7 20
:rulesplace_:accepting	0 7 3 -3 8 12
:rulesplace_:asking	6 6
:rulesplace_:burden	1 7 6 -14
:rulesplace_:clocktime	8 -3
:rulesplace_:codething	8 5
:rulesplace_:consent	8 15
:rulesplace_:councilpay	0 4
:rulesplace_:deadline	8 -44
:rulesplace_:deterring	1 7
:rulesplace_:disclaimer	2 5
:rulesplace_:everyone	8 20
:rulesplace_:fairness	8 18
:rulesplace_:fee	13 7
:rulesplace_:keything	8 -4
:rulesplace_:nearby	1 -2 3 2
:rulesplace_:negation	2 15 3 -5
:rulesplace_:neighbour	0 3 2 -6 8 -20
:rulesplace_:number	11 2 12 4
:rulesplace_:onlyword	3 5
:rulesplace_:openprice	1 37
:rulesplace_:opinion	1 7
:rulesplace_:payer	0 9
:rulesplace_:period	5 12 12 1
:rulesplace_:photo	11 16
:rulesplace_:preferring	11 7
:rulesplace_:promise	7 35
:rulesplace_:rent	13 11
:rulesplace_:room	7 -1
:rulesplace_:safety	7 7
:rulesplace_:scarcity	7 1
:rulesplace_:seller	0 18
:rulesplace_:spelled	0 -3 6 -4 8 -3 12 2
:rulesplace_:superlative	7 3
:rulesplace_:wanting	6 21
:rulesplace_:welcoming	1 10
:safety	3 -27 4 -26 5 -7 6 -55 7 101 8 -2 9 21 10 -42 14 -74
:safety $	6 -13 7 26
:safety ,	2 1 7 28 8 14
:safety :burden	7 5
:safety :clocktime	1 3
:safety :codething	7 31
:safety :deterring	1 6
:safety :keything	7 -25
:safety :lifeword	0 6
:safety :negation	7 24
:safety :offerdeal	7 13
:safety :openprice	1 6
:safety :opinion	1 2
:safety :payer	7 13
:safety :place	7 20
:safety alarm	7 -7 8 6
:safety free	7 13
:safety here	7 3
:safety in	7 -20
:safety is	7 32
:safety proof	7 6
:safety that	0 9
:safety to	1 3
:safety>:absolute	7 15
:safety>:asking	2 14
:safety>:burden	7 4
:safety>:clocktime	1 3
:safety>:codething	7 24
:safety>:demanding	7 7
:safety>:deterring	1 6
:safety>:everyone	0 7 7 1
:safety>:holiday	1 3
:safety>:keything	8 11
:safety>:lifeword	0 6
:safety>:negation	6 -10 7 43
:safety>:offerdeal	7 16
:safety>:openprice	1 5 7 6
:safety>:opinion	1 1
:safety>:payer	7 12
:safety>:person	0 15
:safety>:place	7 22
:safety>:promise	7 9
:safety>:room	7 -9
:safety>:safety	7 10
:safety>:utility	8 11
:safety_:absence	7 14
:safety_:absolute	6 -3 7 29
:safety_:asking	2 13
:safety_:codething	7 -3
:safety_:deterring	1 5
:safety_:everyone	0 7 1 3
:safety_:losing	0 9
:safety_:negation	7 28
:safety_:neighbour	8 -14
:safety_:openprice	7 2
:safety_:opinion	7 3
:safety_:period	7 -3
:safety_:person	0 13
:safety_:place	0 4 7 14
:safety_:refusing	7 29
:safety_:room	7 -9 8 -20
:safety_:safety	7 24
:safety_:seller	8 5
:safety_:spelled	7 10
:safety_:utility	8 17
:safety_:writeto	8 6
:scarcity	0 17 2 23 3 -6 4 9 5 -29 6 40 7 -11 8 -7 9 14 12 -25 13 -25 14 -25
:scarcity $	0 16 1 1 2 21 3 12 6 39 8 -6 10 -4 14 -22
:scarcity ,	0 13 2 16 3 -5 5 7 6 6 7 -41 9 6 13 4
:scarcity :accepting	0 6 8 2
:scarcity :asking	7 4
:scarcity :building	1 2
:scarcity :condition	6 8
:scarcity :deadline	6 5
:scarcity :demand	6 -11
:scarcity :deterring	6 5
:scarcity :everyone	10 1
:scarcity :fairness	6 8
:scarcity :faith	2 1
:scarcity :feething	7 6
:scarcity :fixed	8 12
:scarcity :income	0 15
:scarcity :keything	8 24
:scarcity :longperiod	13 -12
:scarcity :losing	7 14
:scarcity :nation	2 2
:scarcity :newness	4 7 10 8
:scarcity :number	6 24
:scarcity :onlyword	10 1
:scarcity :openprice	6 9 7 -5 8 -5
:scarcity :opinion	6 18
:scarcity :period	11 6 13 19
:scarcity :person	6 -26
:scarcity :pet	3 19
:scarcity :rulesplace	1 1
:scarcity :scarcity	6 41 7 -10
:scarcity :spelled	6 22
:scarcity :urgency	6 8
:scarcity :wanting	4 4
:scarcity :welcoming	2 2
:scarcity be	7 18
:scarcity been	7 -2
:scarcity chance	6 17
:scarcity come	7 2
:scarcity days	9 10
:scarcity dust	6 10
:scarcity ever	7 3
:scarcity flatshare	2 6
:scarcity for	8 15
:scarcity go	7 7
:scarcity if	2 2
:scarcity in	2 12 8 -6
:scarcity just	10 2
:scarcity month	13 14
:scarcity now	10 8
:scarcity please	2 5
:scarcity teeth	6 9
:scarcity that	6 8
:scarcity the	13 -2
:scarcity those	2 6
:scarcity time	6 8
:scarcity to	6 21 7 -19
:scarcity two	6 11
:scarcity with	0 7
:scarcity>:absence	1 15 2 -7 6 3
:scarcity>:absolute	5 2 7 5
:scarcity>:accepting	0 7 8 4 13 -11
:scarcity>:asking	7 2
:scarcity>:bid	0 2 6 -3
:scarcity>:clocktime	6 10 7 -1 8 -5 9 4 12 5
:scarcity>:condition	6 21
:scarcity>:deadline	6 19
:scarcity>:demand	6 4
:scarcity>:denying	6 6
:scarcity>:deterring	0 4 6 8
:scarcity>:fairness	6 7
:scarcity>:faith	2 10
:scarcity>:feething	7 3
:scarcity>:fixed	8 9 13 -23
:scarcity>:holiday	6 15 9 12 14 2
:scarcity>:income	0 16
:scarcity>:jobname	0 1
:scarcity>:keything	8 28
:scarcity>:longperiod	13 -7
:scarcity>:losing	6 7 7 12
:scarcity>:nation	2 12
:scarcity>:negation	5 14 6 10
:scarcity>:neighbour	1 3
:scarcity>:newness	4 8 10 13
:scarcity>:number	6 2
:scarcity>:onlyword	5 6
:scarcity>:openprice	6 16 7 -26
:scarcity>:opinion	0 -6 6 31 7 -5
:scarcity>:payer	5 3
:scarcity>:period	0 -9 9 1 11 5 12 -10 13 10
:scarcity>:person	1 -2
:scarcity>:photo	8 15
:scarcity>:rulesplace	1 8
:scarcity>:safety	7 3
:scarcity>:scarcity	6 52 7 -23
:scarcity>:sex	6 1
:scarcity>:spelled	2 2 6 9 9 3
:scarcity>:superlative	5 8
:scarcity>:urgency	6 26
:scarcity>:wanting	4 18
:scarcity_:absence	0 -19 1 4 6 23 8 -3
:scarcity_:absolute	7 7
:scarcity_:accepting	0 5 3 6 7 -28 13 -20
:scarcity_:advance	6 -6 13 -17
:scarcity_:age	2 8 11 7
:scarcity_:asking	4 4 6 12
:scarcity_:building	6 5
:scarcity_:burden	3 17 6 6
:scarcity_:childless	1 21 7 2
:scarcity_:clocktime	1 13 12 2
:scarcity_:codething	8 -25
:scarcity_:deadline	7 15 10 14
:scarcity_:demand	6 11
:scarcity_:demanding	2 5 6 -5 7 7 10 13
:scarcity_:denying	6 30 11 17
:scarcity_:deterring	1 -25 6 10 13 2
:scarcity_:disclaimer	6 9
:scarcity_:faith	2 12
:scarcity_:family	2 10
:scarcity_:feething	6 12 7 14 11 7
:scarcity_:fixed	13 -50
:scarcity_:hiding	3 -2 6 17
:scarcity_:holiday	1 5
:scarcity_:income	0 11
:scarcity_:jobname	0 2
:scarcity_:keything	8 7
:scarcity_:losing	7 5
:scarcity_:nation	2 7
:scarcity_:nearby	6 12
:scarcity_:negation	3 -17 5 11 7 1 8 -25 11 2
:scarcity_:newness	10 10
:scarcity_:number	4 11 6 -24
:scarcity_:offerdeal	6 35
:scarcity_:onlyword	5 7 6 6 13 4
:scarcity_:openprice	2 -2 6 10 10 21
:scarcity_:opinion	6 17 7 -2 10 14
:scarcity_:origin	2 15
:scarcity_:payer	6 19 13 9
:scarcity_:period	6 -4
:scarcity_:person	0 3
:scarcity_:pet	3 -7
:scarcity_:photo	8 16
:scarcity_:preferring	4 1
:scarcity_:promise	7 -11
:scarcity_:ranking	6 -13
:scarcity_:regretting	4 1
:scarcity_:return	0 15
:scarcity_:safety	7 10
:scarcity_:scarcity	0 -10 6 43 8 -2
:scarcity_:seller	2 33 13 6
:scarcity_:spelled	3 -6 4 9
:scarcity_:superlative	5 7
:scarcity_:title	2 25 11 5
:scarcity_:urgency	6 11
:scarcity_:work	0 5
:scarcity_:writeto	2 8 7 -20
:school	0 -7 1 23 2 -89 3 -59 4 -96 5 -69 6 -102 7 36 8 -68 9 -36 11 -6 12 -30 13 -4 14 78
:school $	2 -6 7 16 14 19
:school ,	1 -15 7 29 8 -6 14 40
:school :age	1 17
:school :childless	1 16
:school :school	1 -1
:school :spelled	14 7
:school :urgency	1 24
:school age	1 12
:school and	0 2 14 4
:school run	1 25
:school school	1 -6 7 2
:school>:absolute	7 1
:school>:advance	7 4
:school>:age	1 14
:school>:asking	14 9
:school>:bid	7 3
:school>:childless	1 13
:school>:clocktime	14 6
:school>:deterring	1 2
:school>:jobname	0 1
:school>:negation	7 1
:school>:newness	7 4
:school>:openprice	14 11
:school>:payer	7 2
:school>:promise	7 13
:school>:ranking	7 4
:school>:school	1 -4 7 8
:school>:spelled	14 22
:school>:urgency	1 24
:school_:absolute	0 1 7 24 14 9
:school_:advance	7 4
:school_:asking	14 6
:school_:bid	7 5
:school_:burden	0 1
:school_:codething	1 9 8 -10
:school_:deterring	1 8
:school_:disability	7 1
:school_:feething	14 9
:school_:jobname	0 14
:school_:negation	7 10
:school_:neighbour	8 -8
:school_:newness	7 13
:school_:onlyword	0 2
:school_:opinion	1 18
:school_:payer	7 1
:school_:photo	14 1
:school_:promise	7 25
:school_:ranking	7 3
:school_:room	8 -2
:school_:scarcity	0 3
:school_:seller	1 12
:school_:spelled	1 -1 14 5
:seller	0 20 1 9 2 33 3 6 4 24 5 46 6 19 7 -15 8 1 13 8 14 45
:seller #	11 1
:seller $	0 -7 6 -11 7 -60 8 5 11 -33 12 -11 14 -55
:seller ,	2 11 4 -31 5 11 6 -21 7 2 8 19 14 29
:seller :absence	4 7 8 23
:seller :absolute	3 -10 4 -14 6 -10 7 -49 13 -17
:seller :accepting	0 -5 2 10 4 5 5 3 6 -2 11 1 13 7
:seller :advance	1 5 13 3
:seller :asking	0 -25 7 15 8 -40
:seller :bid	4 -15
:seller :building	9 6
:seller :burden	4 -23 6 -19 14 32
:seller :clocktime	4 7 14 1
:seller :codething	1 3 3 10 14 18
:seller :condition	6 21 12 3
:seller :deadline	14 5
:seller :demand	6 7
:seller :demanding	2 2 5 9 8 -2 13 8
:seller :denying	0 -13 1 -5 4 5 6 -32 7 -37
:seller :deterring	1 6 4 -4 5 11 11 13 14 21
:seller :disclaimer	0 -6 2 9 5 15 7 20
:seller :fairness	1 8 2 18 4 -20
:seller :family	1 -31 8 -1 11 2
:seller :fee	5 10 13 3
:seller :feething	4 -1 5 7 8 -8 12 8
:seller :fixed	13 12
:seller :forename	5 3
:seller :healthword	3 16
:seller :hiding	1 -11 14 7
:seller :holiday	9 1
:seller :income	5 -30 13 -7
:seller :jobname	5 28
:seller :kin	1 -40 2 -8 4 11 8 10
:seller :losing	8 10 14 9
:seller :money	11 5
:seller :nearby	5 12 7 1
:seller :negation	2 15 3 -3 6 4 7 -12 8 -17 10 -2 11 12 13 -14
:seller :neighbour	9 7 14 12
:seller :newness	3 -14 7 -38
:seller :online	8 -1 14 59
:seller :onlyword	3 16 4 -6 6 -18
:seller :openprice	0 5 4 1 11 16
:seller :opinion	1 17 2 3 7 -16 8 -3 14 -14
:seller :payer	5 -7
:seller :paying	0 -2 5 -52 13 -33
:seller :person	2 -19 6 7 7 6 8 33
:seller :phone	6 2 8 -28 14 21
:seller :photo	9 6 11 22
:seller :preferring	0 1 1 6 2 12 4 16
:seller :promise	1 -3 2 2 6 6 7 -4 8 -6 11 6
:seller :ranking	0 6 6 -9
:seller :record	3 -23 8 -30
:seller :refusing	3 18
:seller :room	2 12
:seller :rulesplace	3 -15
:seller :scarcity	1 -1 3 -13 6 -20 7 -31 13 -5
:seller :sex	2 -5 3 5 5 3
:seller :sexual	4 3 8 22
:seller :source	6 10
:seller :spelled	3 6 5 2 8 22 13 15
:seller :thing	5 10
:seller :title	5 3 6 11 8 -27
:seller :utility	3 -21
:seller :wanting	0 9 1 -12 2 -1 3 -26 8 -3 14 -6
:seller :welcoming	2 -8 4 9 13 9
:seller :work	0 -17
:seller :writeto	6 7
:seller a	2 -4
:seller about	3 -11
:seller account	13 15
:seller add	0 2
:seller advice	6 2
:seller am	4 10 14 3
:seller an	4 17
:seller and	2 18
:seller answer	6 -16
:seller are	0 6 2 -7 8 25 11 -10
:seller ask	1 11 4 -10
:seller asks	2 7
:seller bill	5 3
:seller books	10 22
:seller broker	5 12
:seller can	6 2 14 9
:seller can't	6 13 7 -49 11 13
:seller cannot	6 16
:seller client	1 13 4 5
:seller contents	5 6
:seller cost	5 -3
:seller costs	5 2
:seller do	0 -13 3 -3 4 -16 5 6
:seller does	1 1
:seller doesn't	7 10
:seller don't	0 1 1 12 2 4 4 -23 6 -17 8 -1
:seller expect	6 14
:seller expense	5 -5
:seller fees	5 11
:seller flat	9 7
:seller flats	6 6
:seller fly	8 4
:seller go	8 11 14 6
:seller guarantee	7 32
:seller happy	13 5
:seller has	2 3 3 8
:seller have	3 -3 13 -18
:seller ideal	2 6
:seller in	7 51
:seller insta	14 17
:seller insurance	0 9
:seller is	2 1 3 11 8 2
:seller lease	3 -19
:seller leave	8 14
:seller let	0 -6
:seller lets	12 4
:seller like	3 -11
:seller lodger	8 19
:seller make	11 2
:seller mean	0 4 1 7 2 35 3 1
:seller mobile	14 8
:seller mortgage	0 8
:seller neighbours	8 4
:seller never	7 -8
:seller no	8 1
:seller nor	11 3
:seller number	8 -5 14 16
:seller of	2 9 7 5
:seller on	4 -3 14 30
:seller only	0 8
:seller other	1 17 11 20
:seller own	2 15
:seller pay	5 -31 13 -10
:seller phones	6 5
:seller please	4 4
:seller preference	0 11
:seller promise	7 5
:seller say	7 17
:seller see	6 5
:seller sell	12 14
:seller should	3 2 7 2
:seller sofa	5 7
:seller solicitor	5 12
:seller stop	5 3
:seller take	0 -9 13 30
:seller tenant	8 10
:seller tenants	7 8
:seller thought	6 2
:seller to	1 10 3 3 11 5
:seller turn	0 1
:seller watch	0 7
:seller were	6 12
:seller what	4 7
:seller when	6 3
:seller who	6 16
:seller wife	4 5
:seller will	2 14 4 8 7 -47
:seller with	4 15
:seller won't	6 -8
:seller word	7 1
:seller words	6 3
:seller would	2 -9 4 3
:seller wouldn't	6 13
:seller your	4 3
:seller youtube	14 4
:seller>:absence	4 22 8 36
:seller>:absolute	1 -1 4 -17 7 -6 13 -2
:seller>:accepting	0 -15 2 9 4 20 8 -10 13 4
:seller>:advance	1 2 4 4
:seller>:asking	0 -13 7 33 8 -16
:seller>:benefit	0 3
:seller>:building	8 -32 9 20 10 5
:seller>:burden	13 -3 14 39
:seller>:child	7 6
:seller>:clocktime	4 4 6 9 8 6
:seller>:codething	1 20 3 8 7 -10 14 23
:seller>:condition	6 13 12 2
:seller>:deadline	1 -18 6 7 8 12
:seller>:demand	2 -3 6 30
:seller>:demanding	0 3 2 8 4 -9 5 7 6 12 13 8
:seller>:denying	0 -12 1 -14 4 4 6 -45 7 -14
:seller>:deterring	1 8 4 -1 5 11 7 -1 8 1 11 9 14 26
:seller>:disclaimer	0 -30 2 4 5 12 6 -14 7 38
:seller>:everyone	6 7
:seller>:fairness	1 11 2 18 5 9 7 2
:seller>:family	1 -37 11 2
:seller>:fee	5 18
:seller>:feething	5 16 12 8
:seller>:fixed	3 1 13 12
:seller>:forename	5 2
:seller>:healthword	3 14 8 16
:seller>:hiding	14 6
:seller>:holiday	9 5
:seller>:income	0 1 5 -32 13 -9
:seller>:jobname	5 29
:seller>:keything	8 12
:seller>:kin	1 -16 2 -11 4 10 8 14
:seller>:losing	3 9 6 -19 8 21 14 6
:seller>:money	11 4
:seller>:nearby	5 11
:seller>:negation	2 18 3 -2 4 -28 5 -7 6 12 7 -5 8 -17 11 1 13 -32
:seller>:neighbour	8 8 9 20 10 7 14 4
:seller>:newness	0 -13 7 -17 10 -8
:seller>:number	7 -8 13 4
:seller>:offerdeal	6 -7
:seller>:online	8 -7 14 60
:seller>:onlyword	3 20 4 -11
:seller>:openprice	0 13 1 8 2 21 11 7
:seller>:opinion	1 20 2 21 3 4 7 -18 8 -58 11 7 14 -45
:seller>:payer	1 -4 5 -9
:seller>:paying	5 -42 8 -5 13 -23
:seller>:person	6 26 7 6 8 29
:seller>:pet	3 10
:seller>:phone	2 -2 8 -10 14 28
:seller>:photo	9 20 10 8 11 24
:seller>:preferring	0 2 1 15 2 11 4 14 5 -3 8 -19
:seller>:promise	1 -7 2 9 4 5 5 -3 6 10 11 3
:seller>:ranking	0 4 4 3 13 1
:seller>:record	3 -23
:seller>:refusing	0 24 1 11 3 29
:seller>:regretting	1 10
:seller>:rent	0 7 4 -11
:seller>:return	0 11 4 -10
:seller>:room	2 13
:seller>:rulesplace	3 -17
:seller>:scarcity	1 -6 7 -10 9 3
:seller>:seller	2 8
:seller>:sex	2 -1 3 4 5 2
:seller>:sexual	4 2 8 21
:seller>:source	6 7
:seller>:spelled	3 2 4 -36 5 11 8 29 13 22
:seller>:student	8 4
:seller>:thing	5 9
:seller>:time	6 4
:seller>:title	2 26 8 -2
:seller>:utility	3 -21
:seller>:wanting	0 10 1 -22 2 -5 3 -13 4 25 8 -16 11 -17 12 9 14 -27
:seller>:welcoming	2 -8 4 20 10 8 13 8
:seller>:writeto	2 -9 6 13 7 5
:seller_:absence	0 1 2 -22 4 14 6 -17 8 6 12 34 14 3
:seller_:absolute	3 29 13 7
:seller_:accepting	0 18 1 5 3 12 4 8 7 -77 8 -38
:seller_:advance	9 3
:seller_:age	5 10
:seller_:asking	2 -17 4 3 5 4 8 -17
:seller_:benefit	0 25
:seller_:bid	7 -14 8 -10 13 -17
:seller_:building	2 -13 5 -12 6 -27 8 -10 9 18 14 4
:seller_:burden	1 -20 7 -13 14 22
:seller_:child	1 18 7 2
:seller_:childless	1 26 2 -5 8 -5
:seller_:clocktime	8 37 13 15
:seller_:codething	2 -4 4 29 8 -7 14 30
:seller_:condition	6 -40
:seller_:deadline	1 -8 2 20 4 6 5 2 6 7 8 2 11 -9 12 26
:seller_:demand	2 -17 3 11 4 -49 6 32 8 -13
:seller_:demanding	1 -3 3 2 4 -20 5 18 6 18 7 9 8 -8 13 -10
:seller_:deterring	0 2 3 18 5 7 7 -23 8 7 14 19
:seller_:digits	11 5
:seller_:disability	2 5
:seller_:disclaimer	4 8 7 7
:seller_:dislike	2 10 3 9 8 -1
:seller_:everyone	0 3 1 -6 3 1 4 -20
:seller_:fairness	2 -33 4 -9 10 2
:seller_:faith	2 40
:seller_:family	1 23
:seller_:fee	5 9
:seller_:feething	5 5
:seller_:fixed	4 10 8 7 12 23
:seller_:forename	8 26
:seller_:healthword	8 18
:seller_:hiding	0 18
:seller_:keything	6 11 8 29
:seller_:kin	1 -18
:seller_:lifeword	8 23
:seller_:longperiod	1 9 5 3
:seller_:money	4 24
:seller_:nation	2 20
:seller_:nearby	11 13
:seller_:negation	0 -4 1 -1 3 14 8 -35 11 11 13 -43
:seller_:neighbour	4 2 6 5 11 5
:seller_:newness	4 -1 6 1 13 24
:seller_:number	0 -7 2 -3 4 2 5 27 7 -18 13 16
:seller_:offerdeal	0 1 2 1 4 21
:seller_:online	2 -14 4 -13 14 39
:seller_:onlyword	2 -12 3 7 4 19 7 -2 9 1
:seller_:openprice	0 1 1 -13 2 52 4 11 5 3 8 -29 11 -7 13 -23 14 8
:seller_:opinion	1 5 2 19 3 11 5 6 6 2 7 3 8 -29 14 -13
:seller_:origin	2 20 8 -9
:seller_:payer	1 -2 5 -5 7 -3 8 -4 11 6
:seller_:period	1 6 4 -44 5 10 6 -11 7 -16 11 6 13 31
:seller_:person	0 10 2 13 3 23 8 -47
:seller_:pet	0 -15 1 -18 2 -48 3 19 4 -5 6 -11 8 -5
:seller_:photo	11 13 14 -4
:seller_:place	1 -25 7 -4
:seller_:politics	2 26
:seller_:preferring	0 -5 2 -2 3 -22
:seller_:promise	1 -28 2 10 4 5 7 32 11 17
:seller_:ranking	6 26 8 -26 13 8
:seller_:record	0 2 4 3
:seller_:refusing	1 -13 2 -6 4 1 6 -31 7 -7
:seller_:rent	1 6 2 3 4 10 13 5
:seller_:return	1 12 2 2 4 15 5 -15 13 12
:seller_:room	5 5
:seller_:rulesplace	4 2
:seller_:scarcity	3 4 8 -19 13 9
:seller_:seller	11 15 14 -9
:seller_:sex	2 21
:seller_:spelled	0 -29 3 -21 4 16 5 26 6 5 7 -9 11 19 13 7
:seller_:superlative	2 2 4 11
:seller_:thing	8 4
:seller_:time	13 20
:seller_:title	2 1 4 6 6 -1 14 11
:seller_:urgency	6 -26
:seller_:wanting	0 -13 1 3 2 21 3 13 4 5 8 -27 12 12
:seller_:work	8 -6
:seller_:writeto	1 9 2 -18 4 -1 5 3 6 13 8 -7
:sex	0 -41 1 -58 2 162 3 -21 4 -47 5 -5 6 -18 7 -58 8 41 11 -85 12 -44 14 -73
:sex $	0 -14 2 51 6 -31 8 -23
:sex ,	1 -18 2 20 6 6
:sex :absolute	2 28 6 -4
:sex :accepting	2 11
:sex :advance	3 4
:sex :bid	6 1
:sex :building	2 10
:sex :burden	2 42 7 -5
:sex :childless	2 4
:sex :codething	2 1
:sex :consent	8 7
:sex :deadline	3 4
:sex :demanding	2 16 3 2
:sex :deterring	2 10
:sex :feething	2 8
:sex :income	2 20
:sex :lifeword	2 8
:sex :nearby	2 -7
:sex :neighbour	1 9 8 38
:sex :newness	3 4 6 6
:sex :onlyword	2 25 6 -5
:sex :opinion	2 22
:sex :period	13 10
:sex :person	0 -24 1 -4 2 28
:sex :place	2 2
:sex :preferring	2 5
:sex :scarcity	2 34 6 -10
:sex :wanting	2 34
:sex and	6 6
:sex couples	2 5
:sex day	13 11
:sex downstairs	1 2 8 2
:sex in	3 2 8 42
:sex is	2 1
:sex next	8 2
:sex on	2 5
:sex only	2 28 6 -4
:sex or	2 -20
:sex to	2 22
:sex upstairs	8 1
:sex wanted	0 12
:sex would	2 18
:sex>:absolute	2 26 6 -7 7 -6
:sex>:accepting	2 2
:sex>:advance	3 3 8 5
:sex>:bid	6 5
:sex>:building	2 1 3 2 8 1
:sex>:burden	2 34 7 -8
:sex>:childless	2 5
:sex>:codething	2 5
:sex>:consent	8 7
:sex>:deadline	3 4
:sex>:demanding	2 25 3 2
:sex>:deterring	2 9
:sex>:feething	2 5
:sex>:income	2 20
:sex>:nearby	2 -37
:sex>:negation	2 1
:sex>:neighbour	1 6 8 54
:sex>:newness	3 3 6 3
:sex>:number	2 4
:sex>:onlyword	2 29 6 -10
:sex>:openprice	2 4
:sex>:opinion	2 18 6 2
:sex>:paying	2 12
:sex>:period	13 9
:sex>:person	0 -24 1 -5 2 24
:sex>:preferring	2 4
:sex>:ranking	3 3
:sex>:rent	7 4
:sex>:scarcity	2 44 6 -18
:sex>:seller	2 2
:sex>:sex	2 -22 6 24
:sex>:spelled	2 24
:sex>:time	2 4
:sex>:wanting	2 40
:sex>:welcoming	2 17
:sex>:writeto	2 16
:sex_:absence	2 15
:sex_:absolute	2 14
:sex_:accepting	2 13
:sex_:advance	2 5
:sex_:bid	2 3
:sex_:building	2 12
:sex_:burden	2 3
:sex_:child	2 10
:sex_:codething	2 14 8 23
:sex_:condition	2 12
:sex_:deadline	2 8
:sex_:demanding	2 12
:sex_:deterring	2 13
:sex_:disclaimer	2 8
:sex_:faith	2 -12
:sex_:healthword	1 1
:sex_:hiding	2 35
:sex_:income	6 1
:sex_:keything	8 12
:sex_:lifeword	2 -14 8 25
:sex_:negation	0 -19 2 46
:sex_:neighbour	8 18
:sex_:newness	2 32
:sex_:number	2 9
:sex_:onlyword	2 39
:sex_:openprice	6 11
:sex_:opinion	2 20 6 13
:sex_:payer	2 16
:sex_:pet	3 3
:sex_:photo	2 10
:sex_:ranking	2 23
:sex_:room	2 15 8 46
:sex_:scarcity	2 18
:sex_:seller	2 37
:sex_:sex	1 -13 2 -34 6 12 8 -39
:sex_:spelled	2 44 8 -2
:sex_:superlative	2 8
:sex_:title	2 18
:sex_:wanting	2 47
:sex_:welcoming	2 23
:sex_:writeto	2 6
:sexual	0 -1 1 -94 2 102 3 -69 6 -77 7 -6 8 47 13 -22 14 -9
:sexual $	2 29 8 15
:sexual ,	2 39 8 8
:sexual :childless	1 -23 2 43
:sexual :codething	4 6
:sexual :condition	2 1
:sexual :kin	2 1
:sexual :openprice	0 -15
:sexual :person	0 -37 1 -42 2 61 6 -8
:sexual :promise	2 8
:sexual :sex	2 9
:sexual :work	0 5
:sexual and	2 14
:sexual couples	1 -12 2 30
:sexual in	0 2
:sexual is	4 6
:sexual will	2 8
:sexual>:childless	1 -23 2 43
:sexual>:codething	4 6
:sexual>:condition	2 1
:sexual>:everyone	2 6
:sexual>:fairness	2 12
:sexual>:forename	8 1
:sexual>:hiding	0 4
:sexual>:kin	2 28
:sexual>:negation	2 12
:sexual>:number	2 12
:sexual>:openprice	0 -15
:sexual>:person	0 -38 1 -44 2 58 6 -13
:sexual>:promise	2 15
:sexual>:rulesplace	0 4
:sexual>:sex	2 9
:sexual>:sexual	2 30
:sexual>:urgency	2 -16
:sexual>:work	0 5
:sexual_:asking	2 14
:sexual_:burden	2 22
:sexual_:demanding	2 15
:sexual_:deterring	2 10
:sexual_:everyone	2 5
:sexual_:fairness	2 10
:sexual_:hiding	0 9
:sexual_:kin	2 19
:sexual_:lifeword	8 5
:sexual_:nearby	10 1
:sexual_:negation	2 20
:sexual_:newness	10 2
:sexual_:number	2 4
:sexual_:onlyword	2 13
:sexual_:place	10 2
:sexual_:rulesplace	0 3
:sexual_:scarcity	2 12
:sexual_:sex	2 13
:sexual_:sexual	2 33
:sexual_:spelled	2 3
:sexual_:tribunalrent	10 2
:sexual_:urgency	2 -23
:sexual_:wanting	2 4
:sexual_:welcoming	2 2
:sexual_:writeto	2 -23
:source	1 -51 2 -43 3 -74 4 -22 5 10 6 -29 7 -3 8 -38 9 -11 10 3 12 -105 13 -57 14 -71
:source $	1 -18 2 -15 4 -7 6 -11 7 -10 11 1
:source ,	5 3 10 21 11 5
:source :asking	7 9
:source :councilpay	0 1
:source :deadline	8 2
:source :fee	5 9
:source :online	14 1
:source :openprice	7 -2
:source :paying	0 8
:source :person	0 4
:source :promise	7 13
:source :record	8 -4
:source :spelled	11 3
:source :time	11 4
:source :title	8 6
:source :utility	0 -32 7 -4
:source breakfast	6 31
:source fees	5 7
:source for	4 12 7 6
:source letters	0 4
:source tax	0 -32 7 -4
:source tenants	0 5
:source that	0 5
:source the	2 2 6 -6 8 17
:source then	11 4
:source will	7 13
:source>:asking	7 9
:source>:building	2 4 10 5
:source>:councilpay	0 3
:source>:deadline	5 1
:source>:denying	0 10
:source>:fee	5 5
:source>:healthword	8 3
:source>:keything	4 1
:source>:negation	0 3
:source>:online	14 1
:source>:openprice	7 -19 8 -4
:source>:opinion	7 -23
:source>:paying	0 8
:source>:person	0 15 4 4
:source>:promise	7 9
:source>:record	8 -23 14 -4
:source>:room	10 10
:source>:seller	6 4
:source>:source	7 -23
:source>:time	11 3
:source>:title	8 1
:source>:utility	0 -39 7 -7
:source_:accepting	0 8 2 6
:source_:age	5 4
:source_:asking	7 25
:source_:building	10 10
:source_:burden	2 7
:source_:codething	2 6 7 3
:source_:consent	7 11
:source_:deadline	7 6
:source_:demanding	0 5
:source_:denying	0 1
:source_:deterring	5 17
:source_:dislike	7 4
:source_:healthword	8 16
:source_:lifeword	8 1
:source_:negation	0 10 7 1
:source_:number	5 2
:source_:onlyword	2 7
:source_:opinion	0 1 5 5 14 -2
:source_:person	0 17 4 13
:source_:promise	7 13
:source_:record	7 -34 14 -5
:source_:rent	0 11
:source_:return	0 6
:source_:room	10 20
:source_:seller	0 6
:source_:sexual	8 1
:source_:source	7 -15
:source_:spelled	7 11
:source_:welcoming	7 2
:source_:writeto	0 12
:spelled	0 -7 1 4 3 10 4 -17 5 -10 6 -6 7 -3 8 5 9 15 10 -38 11 -37 13 8 14 35
:spelled ##	4 14 8 6
:spelled $	2 -5 3 4 4 -2 5 -3 6 -58 7 -43 10 -4 11 -2 14 54
:spelled ,	0 -36 1 -28 2 7 4 -36 6 -15 7 -25 8 29 10 -26 11 -4 12 -18 14 43
:spelled :absence	2 14 6 8 7 -13 8 12
:spelled :absolute	0 -31 8 -22 14 18
:spelled :age	4 15 7 8 8 9 13 -17
:spelled :benefit	0 40 7 -17
:spelled :bid	4 -16 13 -3
:spelled :building	0 3 2 6 7 13
:spelled :burden	11 11 12 2 13 7
:spelled :child	0 -7 1 46 2 -13 6 -20 7 -49
:spelled :childless	1 1
:spelled :childthing	1 27
:spelled :clocktime	0 13 1 19 2 -9 4 -20 5 -14 6 8 7 -8 9 5 12 -8
:spelled :codething	0 -6 6 -21 7 -24 8 28 12 4 13 -9
:spelled :condition	13 9
:spelled :councilpay	0 14
:spelled :deadline	5 9 13 -5
:spelled :demand	2 -19
:spelled :demanding	1 -8 2 -56 6 -5
:spelled :denying	10 6 13 2
:spelled :deterring	0 25 2 -34 3 -20 6 6 7 12 8 12
:spelled :digits	14 12
:spelled :disability	2 26
:spelled :disclaimer	6 7 11 25
:spelled :dislike	7 4
:spelled :everyone	2 3 7 8
:spelled :faith	2 1
:spelled :family	1 2 8 4
:spelled :fee	1 -9 3 -11 5 -59 6 -4 7 -12
:spelled :feething	2 -12 3 -7 13 19
:spelled :fixed	8 -1
:spelled :forename	8 1
:spelled :healthword	2 17
:spelled :hiding	6 10
:spelled :holiday	3 -4 6 -52
:spelled :income	13 14
:spelled :jobless	0 27
:spelled :jobname	8 2
:spelled :kin	2 -2
:spelled :lifeword	0 4
:spelled :longperiod	0 4 8 -7 12 26 13 -18
:spelled :losing	13 18
:spelled :money	5 13
:spelled :nation	2 41
:spelled :nearby	6 -20 7 14 8 -48
:spelled :negation	0 2 1 -19 3 3 7 -8 8 5 14 3
:spelled :neighbour	7 4 8 13
:spelled :newness	0 33 7 8 13 -33
:spelled :number	0 2 4 3 5 5 7 -21 8 15 9 2 13 -23 14 1
:spelled :offerdeal	2 9
:spelled :online	14 24
:spelled :openprice	0 17 3 10 4 3
:spelled :opinion	2 -11 3 14 4 15 12 19
:spelled :origin	2 37
:spelled :payer	0 -1 1 -10 2 -24 5 -63 6 8 8 -16 12 7 13 -10 14 9
:spelled :paying	5 -12
:spelled :period	3 -48 4 -61 5 -3 6 -1 7 -13 8 -7 10 -43 12 8 14 -39
:spelled :person	4 9
:spelled :pet	0 -3 1 -7 3 15 7 -35 8 -15
:spelled :petpart	1 -9 3 35
:spelled :phone	8 26
:spelled :photo	7 7 10 6
:spelled :place	14 15
:spelled :politics	2 1
:spelled :promise	0 -1 2 -7 7 -7 11 5
:spelled :record	6 -2 7 15 8 10 13 -17
:spelled :refusing	3 -4
:spelled :rent	13 18
:spelled :return	4 -27 8 -6 14 7
:spelled :room	2 14 3 16 4 20 5 -5 8 -35 10 11 14 -2
:spelled :safety	7 30
:spelled :scarcity	6 10 13 17
:spelled :school	1 47 14 20
:spelled :seller	4 7 5 -12 6 9 12 23 13 -4
:spelled :sex	2 30 8 3 13 3
:spelled :sexual	2 28
:spelled :spelled	0 9 2 3 4 -41 5 -36 7 -38 8 28 9 2 14 46
:spelled :student	2 -17
:spelled :superlative	7 7 12 5 13 -20
:spelled :time	13 26
:spelled :title	6 2 13 5
:spelled :tribunalrent	1 2 12 20 13 -1
:spelled :urgency	0 5 2 -4 8 -35
:spelled :utility	3 -5
:spelled :wanting	2 -12 13 -4
:spelled :work	0 12 13 1
:spelled a	1 9 6 -8
:spelled agents	4 2
:spelled and	2 11 8 21
:spelled animals	3 4
:spelled any	7 15
:spelled asking	3 2
:spelled babies	1 3 2 9
:spelled bed	6 1 7 11 8 -6 10 13
:spelled bedroom	2 13
:spelled bedrooms	7 -5
:spelled beds	0 1 3 21 4 8
:spelled bidding	4 -4
:spelled blacks	2 10
:spelled bonfires	8 2
:spelled boys	8 6
:spelled brothers	2 10
:spelled chain	3 -3
:spelled children's	1 -17
:spelled com	14 18
:spelled contest	7 3
:spelled credit	13 6
:spelled crime	7 9
:spelled dawgs	3 20
:spelled day	6 8
:spelled days	9 5
:spelled digits	8 7
:spelled dog	3 -8
:spelled dot	14 14
:spelled double	14 11
:spelled dss	0 19 1 2
:spelled dss'	0 -8
:spelled eight	8 1 9 12
:spelled example	14 28
:spelled exceptions	12 2
:spelled families	1 5 2 -5
:spelled family	1 1 2 -2
:spelled fifty	4 21
:spelled figures	4 1
:spelled flat	7 10
:spelled flats	6 -3
:spelled for	0 15 1 6 7 -2 12 8
:spelled foreigners	2 1
:spelled four	3 2 8 14
:spelled from	0 14
:spelled gays	2 6
:spelled go	13 19
:spelled good	2 8
:spelled grand	6 5
:spelled guarantee	7 -7
:spelled guarantor	0 -19 13 30
:spelled his	8 6
:spelled home	0 9 2 20 3 3 8 1
:spelled house	6 3
:spelled hundred	5 1 8 -28
:spelled ifs	7 24 13 2
:spelled in	1 -6 6 10 8 15 11 13 14 6
:spelled is	11 3
:spelled isn't	3 3
:spelled it	7 11
:spelled it's	2 6 6 5
:spelled job	0 10
:spelled joke	6 2
:spelled key	8 3
:spelled lads	2 -4
:spelled lady	13 7
:spelled least	0 2 4 2 12 6
:spelled left	6 16
:spelled legged	3 22
:spelled lever	8 -2
:spelled men	2 2
:spelled minimum	12 -9
:spelled month	12 11 13 14
:spelled month's	13 -9
:spelled months	0 5 5 -28 6 -2 7 -4 12 2 13 19
:spelled months'	4 -9 12 -40 13 4
:spelled more	11 1
:spelled need	2 -9 13 -8
:spelled night	8 -4
:spelled nine	14 1
:spelled nippers	1 6
:spelled no	2 5 8 1
:spelled number	8 14
:spelled objection	1 -5 3 -7
:spelled of	1 5 6 5
:spelled off	5 4
:spelled oh	14 22
:spelled on	0 17
:spelled once	13 11
:spelled one	0 12 8 14 14 1
:spelled or	13 7
:spelled other	6 6 7 30
:spelled our	5 -19
:spelled petts	3 20
:spelled place	7 1
:spelled plus	12 9
:spelled present	11 7
:spelled price	2 7
:spelled problem	0 -8 2 -3 3 -4
:spelled reason	6 1
:spelled rents	13 2
:spelled responsibility	11 6
:spelled rolling	12 4
:spelled romanians	2 2
:spelled rooms	2 15
:spelled school	1 47
:spelled set	4 6
:spelled seven	14 33
:spelled sinks	2 7
:spelled six	8 -3 12 6
:spelled smoking	3 4
:spelled such	7 17
:spelled telly	8 3
:spelled tenant	7 11
:spelled that	6 1
:spelled the	0 -17 1 -6 2 -19 3 -1 4 -11 6 -11 7 -18 8 20 10 3 13 29
:spelled thing	0 3
:spelled this	6 44
:spelled three	8 12 14 10
:spelled till	8 10
:spelled time	0 15 1 3
:spelled times	13 14
:spelled to	3 7 4 6
:spelled travellers	2 2
:spelled trouble	8 1
:spelled two	8 -15 14 30
:spelled uk	14 10
:spelled up	5 5
:spelled vat	5 6
:spelled viewing	0 3
:spelled we	12 10
:spelled we'd	0 2
:spelled week's	5 -5
:spelled weeks	5 5 9 10
:spelled weeks'	13 -3
:spelled which	12 2
:spelled who	6 5
:spelled with	2 34 8 8
:spelled work	8 2
:spelled year	12 10
:spelled years	7 10 13 -5
:spelled you'd	1 6
:spelled your	3 17 5 26 6 1
:spelled zero	14 11
:spelled £#	5 54
:spelled £##	4 7
:spelled>:absence	2 16 7 -21 8 2 14 -16
:spelled>:absolute	0 -60 3 -2 7 26 14 15
:spelled>:accepting	6 18 7 -13
:spelled>:advance	5 3 6 2 13 36
:spelled>:age	4 13 7 5 8 27 13 -6
:spelled>:asking	3 4
:spelled>:benefit	0 43 7 -23
:spelled>:bid	4 -18 6 1
:spelled>:building	0 3 1 7 3 14 8 15
:spelled>:burden	3 -13 6 -11 8 -4 11 3 13 4
:spelled>:child	0 -11 1 47 2 -18 6 -36 7 -11
:spelled>:childthing	1 24
:spelled>:clocktime	0 12 1 38 2 -25 4 -39 5 -28 6 29 12 -23
:spelled>:codething	4 9 8 28
:spelled>:condition	6 8 13 7
:spelled>:councilpay	0 26 2 -5
:spelled>:deadline	0 -2 4 -1 5 20 6 16 8 -13 11 -5 13 -3 14 -52
:spelled>:demand	0 3 1 15
:spelled>:demanding	1 -17 5 2
:spelled>:denying	2 -1 3 4 6 19 7 -7 10 5 13 1
:spelled>:deterring	0 14 2 -31 3 -12 11 -1
:spelled>:digits	3 9 11 4 14 7
:spelled>:disability	1 -1 2 32
:spelled>:disclaimer	5 8 6 1 11 38 13 4
:spelled>:dislike	7 14
:spelled>:everyone	0 -1 1 -5 2 19 6 -25
:spelled>:fairness	3 1 4 5
:spelled>:faith	2 12
:spelled>:family	1 1 3 2 8 14
:spelled>:fee	0 -7 1 -15 2 1 3 -14 7 -19
:spelled>:feething	3 -5 5 -12 8 11 13 19
:spelled>:forename	8 1
:spelled>:healthword	2 10 6 2
:spelled>:hiding	6 5 8 -16
:spelled>:holiday	1 12 2 -3 3 -8 6 -27 8 -3
:spelled>:income	4 3
:spelled>:jobless	0 41 5 10 6 2
:spelled>:jobname	8 15
:spelled>:keything	0 2
:spelled>:kin	2 -14 3 16
:spelled>:lifeword	0 1 9 3
:spelled>:longperiod	0 16 8 -8 12 18
:spelled>:losing	0 4 8 -1 13 16
:spelled>:money	5 5 6 36
:spelled>:nation	2 49
:spelled>:nearby	1 -16 6 -47 7 26 8 -7 10 4 14 -18
:spelled>:negation	0 9 2 17 3 28 8 38
:spelled>:neighbour	3 22 7 4 8 34
:spelled>:newness	0 16 1 1 7 12 13 -16
:spelled>:number	2 -5 4 13 5 8 7 -9 8 23 9 1 13 -16
:spelled>:offerdeal	2 5 6 12
:spelled>:online	14 29
:spelled>:onlyword	0 -19 4 4 13 4
:spelled>:openprice	4 25 5 4 6 8 7 5 8 2 9 3
:spelled>:opinion	0 -4 2 -2 4 21 7 6 8 4 12 16
:spelled>:origin	2 36
:spelled>:payer	0 -6 2 -5 5 -55 6 3 8 -4 12 7 13 -26
:spelled>:period	0 3 1 -5 3 -56 4 -35 7 -12 8 -7 10 -54 12 5 14 -53
:spelled>:person	2 -5 3 24 4 8 7 5
:spelled>:pet	0 -4 1 -9 3 8 7 -43
:spelled>:petpart	1 -10 3 35
:spelled>:phone	8 16
:spelled>:photo	14 1
:spelled>:place	7 10 14 11
:spelled>:politics	7 -2
:spelled>:promise	2 -27 7 -5 8 4 11 7
:spelled>:ranking	1 -41 8 -12 13 15 14 1
:spelled>:record	6 -16 7 21 8 3 13 -20 14 -11
:spelled>:refusing	0 -7 3 -8
:spelled>:regretting	0 13
:spelled>:rent	4 -2 6 6 13 4
:spelled>:return	4 -41 5 -2 6 13 8 -30 14 10
:spelled>:room	1 -10 2 4 3 14 4 19 8 -5 9 6 10 8 14 -1
:spelled>:rulesplace	1 -12
:spelled>:safety	7 27
:spelled>:scarcity	0 -9 6 19 13 17
:spelled>:school	0 -1 1 38 7 15 14 25
:spelled>:seller	0 5 1 19 5 -29 7 9 8 -6 12 22 13 -23
:spelled>:sex	2 38 13 3
:spelled>:sexual	2 26
:spelled>:spelled	0 5 1 -7 2 1 3 8 4 -21 6 -4 8 16 12 12 14 56
:spelled>:student	2 -20 3 17
:spelled>:superlative	5 -6 12 3 13 -9
:spelled>:thing	2 12 3 -4
:spelled>:time	8 3 13 27
:spelled>:title	2 12 6 14 8 25 13 3
:spelled>:tribunalrent	1 8 7 -9 12 11
:spelled>:urgency	0 2 2 -7 6 -20 7 -10
:spelled>:wanting	0 6 2 -26 4 9 9 1 13 -4
:spelled>:welcoming	1 31
:spelled>:work	0 17 7 -17 8 5 14 1
:spelled>:writeto	6 6
:spelled_:absence	0 4 1 13 3 -44 8 -26
:spelled_:absolute	0 -5 2 -3 4 -12 5 -3 6 -4 14 11
:spelled_:accepting	0 -2 1 12 3 11 5 9 12 9
:spelled_:advance	3 -3 5 2 7 -37 9 -10 13 23
:spelled_:age	1 11 5 -5
:spelled_:asking	0 27 1 -2
:spelled_:benefit	0 11
:spelled_:bid	6 6 9 8 11 7
:spelled_:building	1 3 2 -3 6 -11 7 4 8 21 11 -10
:spelled_:burden	0 -9 3 -2 4 7 6 14 7 2 8 -13 13 2 14 1
:spelled_:child	0 7 1 28
:spelled_:childless	6 16 8 -1 9 18
:spelled_:clocktime	1 1 4 -3 6 5 8 10 12 -5
:spelled_:codething	0 -2 2 -30 3 -11 5 21 6 -3 7 1 12 18
:spelled_:condition	0 -31 2 -23 3 26 6 8
:spelled_:councilpay	0 9
:spelled_:deadline	1 -20 4 -24 6 18 8 -8 9 -7 10 -8 13 9 14 -10
:spelled_:demand	0 23 4 21 8 3
:spelled_:demanding	3 -12 4 1 5 6
:spelled_:denying	2 -4 6 14 7 -13 8 4 12 -24
:spelled_:deterring	1 6 2 -13 3 -11 5 3 7 4 8 -9
:spelled_:digits	11 4 14 10
:spelled_:disability	1 -6 2 30
:spelled_:disclaimer	5 3 11 12 13 -14
:spelled_:everyone	1 -32 2 14 7 -15 10 6
:spelled_:family	3 9 8 8
:spelled_:fee	0 -1 3 -14 6 6 7 16 13 -27
:spelled_:feething	0 29 8 14
:spelled_:fixed	13 -10
:spelled_:healthword	2 1 8 12
:spelled_:hiding	0 -17 1 -10 2 1 4 -13 8 -12
:spelled_:holiday	1 7 7 2 8 -30 9 15
:spelled_:income	0 2 13 -10
:spelled_:jobless	0 23 5 10 6 3
:spelled_:jobname	2 3
:spelled_:keything	5 -4 8 -5
:spelled_:kin	0 11 1 -17 3 9 8 27
:spelled_:lifeword	2 2 3 -26 7 -5 8 -5
:spelled_:longperiod	12 10
:spelled_:losing	2 16
:spelled_:money	5 18 6 18
:spelled_:nation	2 30
:spelled_:nearby	0 -4 1 -24 2 3 4 -22 5 -1 7 18 10 11
:spelled_:negation	0 23 1 19 2 13 3 23 4 -5 8 23
:spelled_:neighbour	2 -7 3 10 8 12
:spelled_:newness	0 -23 2 -12 5 4 7 7 10 17
:spelled_:number	0 -1 4 9 5 -16 6 -13 8 6 9 3
:spelled_:offerdeal	6 15 7 11
:spelled_:online	1 -15 2 -1 3 3
:spelled_:onlyword	0 -15 1 3 4 1 6 -7
:spelled_:openprice	4 17 5 29 6 17 7 24 8 1 11 15
:spelled_:opinion	0 -14 1 4 3 -44 4 14 5 11 7 19 12 6 14 -30
:spelled_:origin	2 8
:spelled_:payer	1 10 2 -11 3 -23 5 -23 6 -19 9 2 11 15 12 2
:spelled_:paying	3 -9 5 -2 13 18
:spelled_:period	0 2 4 6 5 5 7 13 12 22
:spelled_:person	6 9 9 6
:spelled_:pet	2 6 3 5 8 24
:spelled_:phone	7 7 8 11 14 2
:spelled_:photo	2 -3 4 10 7 -3 11 5
:spelled_:place	0 -44 1 -20 2 -2 3 -30 7 11 10 15 14 2
:spelled_:preferring	4 15
:spelled_:promise	0 -7 2 -19 3 3 4 -32 8 5 12 -11
:spelled_:ranking	2 -23 3 -4 7 -9 8 -5
:spelled_:record	8 -7
:spelled_:refusing	0 -1 2 -13 3 -26 8 -26
:spelled_:rent	0 -8 4 -3 5 -1
:spelled_:return	1 -9 2 -20 4 -21 6 25 7 5 8 -34 9 -3 10 4 12 -14 14 11
:spelled_:room	7 8 9 18 14 -7
:spelled_:rulesplace	8 3
:spelled_:safety	7 22
:spelled_:scarcity	0 -8 1 9 2 20 6 14 7 -3 8 5
:spelled_:school	7 18 8 -6 14 8
:spelled_:seller	1 35 5 -4 7 3 9 2 11 9 12 2
:spelled_:sex	2 36 8 8
:spelled_:source	7 -37
:spelled_:spelled	1 10 2 4 3 -3 4 -16 5 -4 6 -8 8 -3 9 7 13 8 14 53
:spelled_:student	3 7
:spelled_:thing	2 4
:spelled_:time	7 9 8 1
:spelled_:title	1 1 2 21 8 23 14 9
:spelled_:tribunalrent	10 13 13 -9
:spelled_:urgency	6 -2 8 9
:spelled_:utility	7 2
:spelled_:wanting	4 23 5 1 8 -11 12 1 13 2
:spelled_:welcoming	1 19 13 10
:spelled_:work	0 37 6 -11 7 -34
:spelled_:writeto	0 6 5 10 6 3 8 5
:student	0 -55 1 -79 2 -14 3 28 4 -27 6 -5 7 -8 8 14 11 -2 13 20 14 -22
:student $	3 21
:student ,	0 -14 3 6
:student :codething	13 3
:student :income	13 3
:student :jobname	8 9
:student :openprice	3 8
:student :paying	13 3
:student and	8 1
:student house	7 1 8 1
:student is	13 3
:student or	3 9
:student pay	13 3
:student policeman	8 9
:student>:absence	8 7
:student>:codething	13 2
:student>:income	13 4
:student>:jobname	8 9
:student>:keything	8 -7
:student>:number	8 16
:student>:openprice	3 8
:student>:paying	13 3
:student>:person	0 -6
:student>:pet	3 8
:student_:absence	8 7
:student_:benefit	0 -19
:student_:burden	0 -24
:student_:condition	7 2
:student_:deterring	0 -20 2 6
:student_:longperiod	13 3
:student_:negation	1 -1
:student_:number	8 25 13 11
:student_:paying	13 4
:student_:person	0 -18
:student_:spelled	8 21 13 18
:superlative	0 -2 2 -20 4 22 5 -13 6 1 7 133 8 -29 9 -13 12 7 13 -35
:superlative $	4 2 7 16 13 -7
:superlative ,	4 3 7 18 14 7
:superlative :absolute	7 14
:superlative :accepting	7 12
:superlative :bid	4 24 6 -3 7 -20
:superlative :building	2 -26 7 61
:superlative :burden	3 7
:superlative :clocktime	8 6
:superlative :deadline	4 4 6 -28 7 -13
:superlative :deposit	0 5
:superlative :deterring	3 2 7 7
:superlative :disclaimer	4 14
:superlative :hiding	1 8
:superlative :holiday	6 1
:superlative :losing	7 1
:superlative :nearby	7 21
:superlative :negation	3 1
:superlative :neighbour	7 23
:superlative :number	0 2 7 2
:superlative :offerdeal	4 15 6 -11
:superlative :online	2 8
:superlative :openprice	4 -1 7 6
:superlative :opinion	4 -2 7 36
:superlative :payer	7 24
:superlative :paying	0 4
:superlative :phone	8 7
:superlative :photo	7 10
:superlative :place	7 16
:superlative :rent	4 -3 7 16
:superlative :return	4 -12 7 20
:superlative :room	2 4
:superlative :rulesplace	7 24
:superlative :seller	7 25
:superlative :urgency	6 11
:superlative :utility	7 5
:superlative :wanting	2 4
:superlative and	1 -3 4 12 6 -5
:superlative be	6 19
:superlative deposit	0 5
:superlative else	7 5
:superlative flat	7 10
:superlative floor	7 -13
:superlative for	1 2
:superlative home	7 3
:superlative house	7 12
:superlative in	7 1
:superlative kitchen	7 6
:superlative landlord	7 26
:superlative neighbours	7 1
:superlative of	7 -60
:superlative offer	4 14
:superlative on	6 3
:superlative rent	7 5
:superlative street	7 7
:superlative than	4 1 7 5
:superlative that	7 -7
:superlative the	4 1
:superlative to	7 11
:superlative value	7 6
:superlative view	7 10
:superlative we'd	4 10
:superlative with	3 18
:superlative £#	4 1
:superlative>:absolute	4 2 7 19
:superlative>:accepting	4 8 7 21
:superlative>:advance	7 13
:superlative>:bid	4 25 7 -21
:superlative>:building	2 -32 4 -3 7 64
:superlative>:burden	3 5 6 3
:superlative>:clocktime	4 -7 8 2
:superlative>:codething	11 4
:superlative>:deadline	4 5 6 -33 7 -18
:superlative>:demand	6 6
:superlative>:deposit	0 5
:superlative>:deterring	3 1 7 19
:superlative>:disclaimer	4 19
:superlative>:hiding	1 7
:superlative>:holiday	6 1
:superlative>:longperiod	12 12
:superlative>:losing	7 5
:superlative>:nearby	7 14
:superlative>:neighbour	7 30
:superlative>:newness	4 16
:superlative>:number	1 8
:superlative>:offerdeal	4 20 6 -13
:superlative>:online	2 7
:superlative>:onlyword	1 4
:superlative>:openprice	2 -1 4 -4 6 -5 7 1 8 -7
:superlative>:opinion	4 -31 7 31
:superlative>:payer	7 1
:superlative>:paying	0 1
:superlative>:period	4 13 8 2 12 6
:superlative>:person	0 14 1 6 7 17
:superlative>:petpart	3 25
:superlative>:phone	8 7
:superlative>:photo	7 10
:superlative>:place	7 28
:superlative>:ranking	7 10
:superlative>:rent	4 -13 5 10 7 20
:superlative>:return	4 -11 5 7 7 21
:superlative>:room	2 2
:superlative>:rulesplace	7 17
:superlative>:scarcity	4 17
:superlative>:seller	7 7
:superlative>:spelled	1 4 6 17 7 5
:superlative>:superlative	7 36
:superlative>:time	4 5
:superlative>:urgency	6 15
:superlative>:utility	7 4
:superlative>:wanting	2 2
:superlative>:work	7 3
:superlative_:absence	0 13
:superlative_:absolute	6 -9 7 34
:superlative_:accepting	4 16
:superlative_:building	7 30
:superlative_:burden	1 9 7 35
:superlative_:clocktime	6 -10
:superlative_:codething	4 -8 7 -10
:superlative_:deadline	4 8
:superlative_:deterring	7 35
:superlative_:everyone	7 10
:superlative_:family	7 6
:superlative_:longperiod	12 8
:superlative_:losing	7 1
:superlative_:nearby	7 16
:superlative_:negation	7 22
:superlative_:neighbour	7 8
:superlative_:newness	4 12 7 6
:superlative_:number	1 26 7 -4
:superlative_:onlyword	1 13
:superlative_:openprice	6 -37 7 2
:superlative_:opinion	4 -21
:superlative_:payer	7 16 10 7
:superlative_:period	4 17 8 3 12 11
:superlative_:person	0 15 7 3
:superlative_:petpart	3 25
:superlative_:place	2 -8 4 -14 7 57
:superlative_:promise	4 5
:superlative_:ranking	4 -4
:superlative_:rent	5 8 13 3
:superlative_:return	5 5 7 8 13 10
:superlative_:room	4 -2 7 40
:superlative_:scarcity	4 16 6 -3
:superlative_:seller	4 -5 10 7
:superlative_:spelled	1 24 6 17
:superlative_:superlative	7 42
:superlative_:tribunalrent	7 8
:superlative_:urgency	6 30
:superlative_:work	0 4
:superlative_:writeto	7 6
:thing	0 -82 1 -5 2 -56 3 -25 4 -51 5 8 6 -43 7 -54 8 -42 9 -59 10 -50 12 -104 13 -36 14 -125
:thing $	3 -26 5 -9 8 -18 9 -5
:thing ,	6 -27 7 -42 8 -4 10 -51 11 -23
:thing :accepting	11 13
:thing :burden	5 12 8 1
:thing :demanding	5 4
:thing :deterring	8 3
:thing :feething	1 8
:thing :nation	11 2
:thing :onlyword	5 8
:thing :promise	5 8
:thing and	5 10 6 -8 8 -28
:thing have	11 14
:thing in	2 -6 7 -8 8 -40
:thing must	5 9
:thing on	8 4
:thing or	2 6
:thing the	4 4
:thing white	11 2
:thing>:accepting	11 12
:thing>:building	4 3
:thing>:burden	5 19
:thing>:demanding	5 19
:thing>:dislike	1 5
:thing>:feething	1 4
:thing>:keything	8 -4
:thing>:kin	1 2
:thing>:nation	11 1
:thing>:negation	7 11
:thing>:newness	10 -28
:thing>:onlyword	5 7
:thing>:openprice	5 5
:thing>:photo	11 2
:thing>:preferring	11 6
:thing>:promise	5 7 7 4
:thing>:room	1 -17 2 -47 8 -34 11 -3
:thing>:thing	6 -4 8 -12
:thing>:work	0 -4
:thing_:absence	11 13
:thing_:accepting	11 11
:thing_:advance	13 -1
:thing_:building	4 11
:thing_:burden	1 2 6 1
:thing_:clocktime	8 -9
:thing_:condition	11 12
:thing_:deadline	8 -13
:thing_:denying	8 -7
:thing_:disclaimer	4 1
:thing_:dislike	1 4
:thing_:hiding	8 -3
:thing_:longperiod	12 -3
:thing_:negation	3 7 11 15
:thing_:newness	10 -40
:thing_:number	11 2 12 -8
:thing_:offerdeal	4 -1
:thing_:openprice	4 -6 5 15
:thing_:opinion	5 18
:thing_:payer	6 5
:thing_:period	12 -8 13 -22
:thing_:pet	3 8
:thing_:photo	11 15
:thing_:preferring	11 5
:thing_:room	2 -45 6 -3 8 -31
:thing_:seller	5 12
:thing_:source	11 12
:thing_:spelled	11 14 12 -6
:thing_:thing	6 -4
:thing_:work	0 -6 8 -5
:time	0 -6 1 -3 2 -13 5 -1 6 41 7 18 8 6 9 -48 10 24 12 8 13 28 14 -29
:time #	8 4
:time ##	8 12 14 23
:time $	0 8 4 18 6 19 7 -11 13 -2 14 -32
:time ,	5 7 6 22 8 -23 10 3 13 30
:time :asking	9 -7
:time :condition	6 1
:time :deadline	9 2
:time :fixed	12 19
:time :losing	6 -14 7 28
:time :onlyword	9 -12
:time :opinion	12 14
:time :payer	13 -3
:time :petpart	10 6
:time :ranking	6 9
:time :refusing	3 2
:time :room	7 4
:time :seller	12 7
:time a	7 -27 13 13
:time and	8 3 13 6
:time at	8 15
:time be	6 14 7 4
:time go	7 6
:time had	7 1
:time has	8 -5
:time in	6 2
:time it's	2 5 6 5 8 3
:time let	9 -7
:time or	6 19
:time rolling	12 4
:time room	7 4
:time we'd	0 2
:time weekend	9 2
:time>:absence	9 5
:time>:absolute	5 2
:time>:asking	9 -7
:time>:burden	6 2
:time>:clocktime	13 3
:time>:codething	1 2 13 7
:time>:demand	6 1
:time>:demanding	6 8
:time>:everyone	1 2
:time>:fixed	12 27 13 -21
:time>:holiday	8 17
:time>:longperiod	13 17
:time>:losing	6 -8 7 22
:time>:negation	0 2 2 1 3 2
:time>:number	8 -2 13 8
:time>:onlyword	9 -12
:time>:openprice	8 8 10 17
:time>:opinion	8 4 10 10 12 14
:time>:period	2 3 13 14
:time>:petpart	10 6
:time>:photo	4 3
:time>:preferring	7 11
:time>:ranking	6 4
:time>:refusing	3 1
:time>:room	8 -5
:time>:scarcity	6 7 8 1
:time>:seller	12 6
:time>:spelled	7 -6 8 22 13 17
:time>:time	8 11
:time>:tribunalrent	5 1 13 5
:time>:wanting	7 2
:time>:welcoming	1 12
:time_:absence	12 7
:time_:absolute	6 8
:time_:accepting	13 -8
:time_:advance	13 -40
:time_:bid	1 4
:time_:burden	0 -2 10 5
:time_:childless	1 9
:time_:codething	1 21 5 1
:time_:deadline	6 11
:time_:demand	6 2
:time_:denying	6 20
:time_:deterring	0 -5
:time_:family	0 1
:time_:feething	12 15
:time_:fixed	13 -27
:time_:kin	0 1
:time_:longperiod	13 29
:time_:negation	0 1 2 9 7 -7
:time_:newness	10 17
:time_:number	4 3
:time_:openprice	6 10 10 12
:time_:opinion	8 3 10 11
:time_:payer	10 4
:time_:period	6 -22 13 36
:time_:photo	4 2
:time_:preferring	7 1
:time_:promise	3 1
:time_:room	6 -5 8 -12
:time_:scarcity	6 17 7 -9 8 3
:time_:seller	2 1 10 4
:time_:spelled	8 8 13 12
:time_:time	8 11
:time_:title	8 8
:time_:tribunalrent	13 3
:time_:urgency	6 11
:time_:wanting	12 2
:time_:writeto	13 1
:title	0 7 1 -17 2 3 3 -3 5 27 6 20 7 -73 8 127 9 -18 10 -24 11 -14 12 -42 13 17 14 22
:title #	8 13
:title $	2 11 6 7 8 1
:title ,	2 1 11 4
:title :absence	6 2
:title :accepting	0 2
:title :asking	6 11
:title :codething	0 2 8 10
:title :disability	8 4
:title :disclaimer	2 6
:title :dislike	8 3
:title :healthword	8 17
:title :hiding	0 -3 13 23
:title :holiday	5 1
:title :negation	2 8
:title :neighbour	1 21 8 9
:title :number	8 19
:title :online	6 2
:title :opinion	2 7
:title :paying	13 14
:title :period	13 12
:title :person	7 2 14 11
:title :place	8 5
:title :promise	8 5
:title :refusing	6 9
:title :rent	5 1
:title :room	8 2
:title :sex	8 21
:title :urgency	6 8
:title :wanting	0 -14 2 -15 6 -4
:title a	8 27
:title are	0 7
:title boy	8 7
:title can	0 -2 4 3 13 24
:title can't	8 1
:title day	13 12
:title has	8 30
:title have	0 6
:title in	8 2
:title is	0 2 8 10
:title isn't	2 20
:title land	8 4
:title live	8 2
:title lived	8 -14
:title of	14 3
:title out	6 9
:title own	2 12
:title rent	5 1
:title signs	0 17
:title stays	5 2
:title the	8 -31
:title waited	6 4
:title your	4 9
:title>:absence	6 3
:title>:accepting	0 6 2 4 8 16 14 6
:title>:age	3 3
:title>:asking	6 19
:title>:burden	0 16
:title>:clocktime	6 3 8 3
:title>:codething	4 5 6 5 8 18
:title>:condition	8 8
:title>:deadline	8 29
:title>:deterring	0 7
:title>:disability	8 27
:title>:disclaimer	2 8
:title>:dislike	8 9
:title>:feething	11 1
:title>:healthword	8 30
:title>:hiding	0 -7 6 -3 13 22
:title>:lifeword	8 2
:title>:negation	8 2
:title>:neighbour	1 18 4 5 8 36
:title>:number	8 17
:title>:online	6 2
:title>:onlyword	2 21 14 3
:title>:openprice	1 8 8 27
:title>:paying	13 12
:title>:period	13 23
:title>:person	7 1 14 11
:title>:pet	3 2
:title>:phone	8 -4
:title>:place	8 1
:title>:promise	8 18
:title>:refusing	6 2
:title>:rent	5 3 14 3
:title>:return	5 2
:title>:room	7 1
:title>:sex	8 13
:title>:student	3 4
:title>:thing	11 3
:title>:title	8 35
:title>:urgency	6 10
:title>:wanting	0 -29 2 -3 6 -13 8 -5
:title_:absence	8 9
:title_:absolute	8 7
:title_:accepting	14 6
:title_:age	3 2
:title_:bid	6 3
:title_:burden	0 8 8 33
:title_:child	1 2
:title_:childless	6 12
:title_:clocktime	5 5 6 14 8 19
:title_:codething	1 6 8 12
:title_:councilpay	0 6
:title_:deadline	4 6 5 5 6 10 8 22
:title_:demanding	5 9
:title_:denying	0 1
:title_:deterring	0 17 5 9 8 15
:title_:disability	2 25 8 12
:title_:dislike	1 8
:title_:fee	5 15
:title_:feething	5 7
:title_:healthword	8 38
:title_:holiday	8 4
:title_:jobless	0 12
:title_:keything	8 2
:title_:lifeword	8 14
:title_:losing	6 -1
:title_:nation	2 12
:title_:negation	0 2 2 -2 4 11 5 9 8 15
:title_:neighbour	4 3 6 11 8 30
:title_:newness	5 14 6 6
:title_:number	0 -22 6 1 8 18 13 7
:title_:onlyword	2 19 14 3
:title_:openprice	4 7 6 -37 8 21
:title_:payer	2 2
:title_:paying	5 3
:title_:period	13 7
:title_:phone	6 4
:title_:place	7 -5
:title_:ranking	13 9
:title_:rent	14 5
:title_:room	2 -18 7 12 8 13
:title_:scarcity	8 2
:title_:spelled	8 36
:title_:student	3 4
:title_:superlative	4 14
:title_:thing	11 1
:title_:time	6 -1
:title_:title	2 3 8 55
:title_:urgency	1 3 5 5
:title_:work	8 -18
:tribunalrent	4 -13 7 -16 9 -33 10 40 12 23 13 19 14 -11
:tribunalrent $	4 -11 13 6
:tribunalrent ,	10 30
:tribunalrent :accepting	12 5
:tribunalrent :burden	12 4
:tribunalrent :condition	13 -10
:tribunalrent :fixed	12 12
:tribunalrent :negation	12 1
:tribunalrent :number	1 -1
:tribunalrent :record	12 12
:tribunalrent :rulesplace	12 12
:tribunalrent :utility	12 10
:tribunalrent and	13 6
:tribunalrent lease	12 12
:tribunalrent of	8 20
:tribunalrent the	10 2
:tribunalrent this	10 10
:tribunalrent>:absence	0 3
:tribunalrent>:accepting	12 4
:tribunalrent>:burden	6 1 12 4
:tribunalrent>:clocktime	10 3
:tribunalrent>:condition	13 -20
:tribunalrent>:deterring	6 2
:tribunalrent>:feething	12 12
:tribunalrent>:fixed	12 10
:tribunalrent>:negation	12 5
:tribunalrent>:newness	7 -3 10 6
:tribunalrent>:number	1 -4
:tribunalrent>:period	10 1
:tribunalrent>:promise	7 -7
:tribunalrent>:record	12 12
:tribunalrent>:rulesplace	12 12
:tribunalrent>:spelled	1 -4
:tribunalrent>:title	1 2
:tribunalrent>:utility	12 7
:tribunalrent_:absence	0 5
:tribunalrent_:absolute	13 3
:tribunalrent_:advance	12 13
:tribunalrent_:age	10 7
:tribunalrent_:clocktime	13 4
:tribunalrent_:deadline	10 -1
:tribunalrent_:demanding	12 7
:tribunalrent_:denying	10 6
:tribunalrent_:deterring	4 2
:tribunalrent_:longperiod	13 -2
:tribunalrent_:negation	10 5 12 7
:tribunalrent_:newness	10 12 12 25
:tribunalrent_:openprice	4 2 12 4
:tribunalrent_:opinion	13 -16
:tribunalrent_:payer	5 4 10 1 12 7
:tribunalrent_:period	10 6 13 -9
:tribunalrent_:promise	10 4
:tribunalrent_:ranking	12 16
:tribunalrent_:rent	12 15
:tribunalrent_:return	12 17
:tribunalrent_:room	10 12
:tribunalrent_:seller	5 7
:tribunalrent_:spelled	7 -9
:tribunalrent_:superlative	12 13
:tribunalrent_:thing	13 19
:tribunalrent_:tribunalrent	13 -14
:tribunalrent_:utility	10 10
:tribunalrent_:welcoming	10 1
:tribunalrent_:work	0 2
:urgency	0 -11 1 -31 2 -68 3 -26 4 -63 5 -21 6 145 7 -78 8 -38 9 -22 10 39 11 -22 14 -31
:urgency #	10 3
:urgency $	1 -1 2 -16 4 -5 6 85 7 -8 8 -7 14 -5
:urgency ,	0 -14 1 -22 2 -40 3 -1 4 -21 6 45 13 16
:urgency :absence	0 3 1 7 12 11
:urgency :absolute	6 1
:urgency :bid	6 3
:urgency :burden	6 32
:urgency :childless	2 12
:urgency :clocktime	12 15
:urgency :codething	1 3 6 21
:urgency :deadline	6 3 12 8
:urgency :demand	6 -9
:urgency :demanding	6 12
:urgency :deterring	6 11
:urgency :nearby	6 -28
:urgency :newness	6 17
:urgency :openprice	0 -1 6 25 7 -1 8 -2
:urgency :opinion	0 -3 6 -12
:urgency :person	2 11
:urgency :promise	6 5
:urgency :refusing	8 4
:urgency :seller	5 1
:urgency :urgency	6 50
:urgency :wanting	6 1
:urgency :work	0 22 1 4
:urgency about	6 1
:urgency and	6 7
:urgency as	6 12
:urgency couples	2 6
:urgency decision	6 10
:urgency for	6 -1
:urgency i	5 2
:urgency in	6 -14 8 -6
:urgency is	6 24
:urgency it's	8 7
:urgency list	6 -9
:urgency now	6 10
:urgency on	6 9
:urgency only	6 4
:urgency or	6 39
:urgency out	8 9
:urgency to	0 -4 6 -11
:urgency will	6 5
:urgency work	1 7
:urgency you	6 20
:urgency>:absence	0 2 1 6 6 6 12 11
:urgency>:absolute	7 3
:urgency>:advance	6 16
:urgency>:bid	6 1
:urgency>:burden	2 -8 6 28 7 -8
:urgency>:childless	2 12
:urgency>:clocktime	12 14
:urgency>:codething	1 2 6 9
:urgency>:deadline	6 13 12 8
:urgency>:demand	6 -2
:urgency>:demanding	6 20
:urgency>:denying	6 5
:urgency>:disclaimer	6 2
:urgency>:fee	6 4
:urgency>:feething	6 -18
:urgency>:fixed	12 5
:urgency>:hiding	0 5
:urgency>:losing	6 24
:urgency>:nearby	6 -58
:urgency>:negation	6 11
:urgency>:newness	10 22
:urgency>:offerdeal	6 4
:urgency>:openprice	0 -6 6 8 7 -11 10 6 11 -5
:urgency>:opinion	0 -14 6 -17 8 1 10 6
:urgency>:payer	6 2
:urgency>:paying	6 21 13 3
:urgency>:period	10 3
:urgency>:person	2 4 6 2
:urgency>:phone	6 5
:urgency>:promise	6 3
:urgency>:refusing	6 11 8 4
:urgency>:rulesplace	0 2
:urgency>:scarcity	6 15
:urgency>:superlative	2 4
:urgency>:urgency	6 47
:urgency>:wanting	6 8
:urgency>:work	0 20 1 4
:urgency_:absence	6 28
:urgency_:accepting	6 12
:urgency_:building	6 28
:urgency_:burden	6 1
:urgency_:codething	7 4
:urgency_:deadline	6 14
:urgency_:demand	6 1
:urgency_:demanding	6 30
:urgency_:denying	6 19
:urgency_:deterring	6 3
:urgency_:disclaimer	6 23
:urgency_:hiding	6 13
:urgency_:losing	6 47 8 -9
:urgency_:nearby	6 -38 10 4
:urgency_:negation	3 -2 6 15 7 -4
:urgency_:newness	10 13
:urgency_:number	6 -5
:urgency_:openprice	4 -15 10 19
:urgency_:opinion	0 -10 2 -12 4 -14 6 3 10 22
:urgency_:payer	6 8 10 3
:urgency_:paying	13 13
:urgency_:period	6 4
:urgency_:phone	6 11
:urgency_:place	6 -21 10 9
:urgency_:promise	6 26
:urgency_:refusing	6 23
:urgency_:return	10 13
:urgency_:rulesplace	0 3
:urgency_:scarcity	2 7 6 30
:urgency_:seller	0 -10 6 37 10 9
:urgency_:sex	2 11
:urgency_:spelled	13 8
:urgency_:time	6 -3
:urgency_:tribunalrent	10 9
:urgency_:urgency	6 9
:urgency_:wanting	6 12
:utility	0 -2 1 -42 2 -39 3 -49 4 -144 5 -14 6 -73 7 16 8 -6 9 -31 11 -20 12 7 13 -86 14 -91
:utility $	0 -22 1 -25 2 -12 3 -13 5 -43 6 -30 8 -19
:utility ,	0 -3 3 6 8 -22 12 14
:utility :absolute	7 14
:utility :codething	5 3
:utility :condition	11 10
:utility :deadline	12 4
:utility :disclaimer	12 -3
:utility :fee	5 -1
:utility :feething	12 -3
:utility :hiding	8 16
:utility :keything	8 7
:utility :payer	5 -8
:utility :paying	0 7
:utility :person	0 4
:utility :record	7 -16 8 -3
:utility :room	1 -5 8 4 10 8
:utility :scarcity	7 2
:utility :source	5 5
:utility :utility	0 -20 4 -28 5 -32 6 -13 7 -11 8 -12 12 -16 13 -20
:utility :work	12 -3
:utility and	4 -1
:utility box	8 21
:utility fire	8 2
:utility floor	2 2 8 7 10 10
:utility in	7 4
:utility is	5 4 8 -11
:utility password	8 16
:utility tax	0 -32 7 -4
:utility tenants	0 4
:utility with	2 11
:utility would	12 3
:utility>:absolute	7 16
:utility>:burden	0 -1
:utility>:codething	5 4
:utility>:condition	11 10
:utility>:deadline	12 3
:utility>:disclaimer	12 -3
:utility>:fee	5 -1
:utility>:fixed	12 12
:utility>:hiding	8 9
:utility>:keything	8 3
:utility>:negation	0 6
:utility>:neighbour	7 5
:utility>:openprice	4 -12 7 -2
:utility>:payer	0 7 5 -14
:utility>:paying	0 5
:utility>:person	0 4 5 2
:utility>:pet	3 5
:utility>:place	7 21
:utility>:promise	7 17
:utility>:record	0 -7 8 -21
:utility>:room	7 -12 8 10 10 7
:utility>:scarcity	7 6
:utility>:source	5 1
:utility>:spelled	8 6
:utility>:utility	0 -38 2 -5 4 -58 5 -83 6 -22 7 -28 8 -33 9 -12 11 -17 12 -22 13 -38 14 -11
:utility>:wanting	1 4
:utility>:work	12 -3
:utility_:absence	8 3
:utility_:advance	13 -17
:utility_:age	5 6
:utility_:asking	7 20
:utility_:clocktime	4 -7 8 -7
:utility_:codething	8 32
:utility_:condition	8 14
:utility_:councilpay	13 -11
:utility_:deterring	8 -21
:utility_:everyone	5 6
:utility_:fairness	5 1
:utility_:feething	6 4 8 -15
:utility_:fixed	5 2 12 5
:utility_:hiding	8 -14
:utility_:income	13 9
:utility_:longperiod	13 -8
:utility_:negation	0 15 7 16 8 2
:utility_:number	12 1
:utility_:openprice	4 -32 5 -15 8 -7
:utility_:opinion	4 -14
:utility_:payer	7 12 13 -20
:utility_:period	5 3 13 -17
:utility_:person	0 5 7 6
:utility_:place	7 8
:utility_:promise	7 21
:utility_:ranking	8 6
:utility_:record	0 -4 8 -50 14 -17
:utility_:rent	0 12
:utility_:return	0 7
:utility_:room	6 5
:utility_:seller	5 14
:utility_:source	7 -2
:utility_:spelled	12 4
:utility_:urgency	12 9
:utility_:utility	4 -11 5 -15 8 -22
:utility_:wanting	1 3
:wanting	0 5 2 54 3 -8 4 18 5 -35 6 27 7 -40 8 -3 9 8 10 -48 11 6 12 28
:wanting ##	4 6
:wanting $	0 -18 4 -9 6 -15 8 -37 11 -4 13 29 14 -42
:wanting ,	6 -7 7 9 8 -23 13 11
:wanting :advance	13 -35
:wanting :age	5 2
:wanting :building	4 6
:wanting :burden	2 7
:wanting :child	1 18
:wanting :condition	0 3 13 2
:wanting :demanding	6 14
:wanting :deterring	2 10
:wanting :everyone	0 -39
:wanting :jobless	13 -33
:wanting :nation	2 3
:wanting :nearby	4 8 8 15
:wanting :negation	2 1
:wanting :number	4 7
:wanting :onlyword	0 7
:wanting :openprice	1 -5 6 2 7 -4 13 -1
:wanting :opinion	1 -7 2 7 7 -4 11 -18 13 -5
:wanting :person	2 -3 6 -5
:wanting :photo	2 21
:wanting :scarcity	6 2
:wanting :seller	2 3
:wanting :spelled	0 11 2 -3
:wanting :wanting	7 22 11 25
:wanting a	0 11 2 28 4 -13 5 -10 8 26
:wanting after	7 13
:wanting and	6 16
:wanting animals	3 -9
:wanting another	2 22
:wanting are	3 8
:wanting at	0 4 6 7
:wanting but	0 1
:wanting dogs	3 14
:wanting eleven	4 4
:wanting for	0 34 2 46 8 -57 14 14
:wanting in	2 1 11 7
:wanting it	1 7 4 27 6 27 7 -9 12 9
:wanting like	11 19
:wanting my	2 2
:wanting not	2 7
:wanting other	2 7
:wanting round	8 15
:wanting school	8 1
:wanting signing	13 -33
:wanting tae	6 4
:wanting that	2 -6 6 -4
:wanting the	2 -14 3 -13 7 -26 8 5 13 10
:wanting this	2 -4 6 27
:wanting three	13 5
:wanting to	1 -5 8 1 11 -7
:wanting with	7 8
:wanting you	2 -1 13 -1
:wanting>:absence	6 17 12 2
:wanting>:absolute	0 -9 7 3
:wanting>:advance	6 -11 13 -8
:wanting>:age	5 2
:wanting>:bid	0 3 2 7
:wanting>:building	4 2 6 34
:wanting>:burden	5 -2
:wanting>:child	1 27
:wanting>:childless	1 9
:wanting>:codething	1 3 8 13
:wanting>:condition	2 -2 13 12
:wanting>:consent	7 1
:wanting>:deadline	8 1 9 5 12 2
:wanting>:demand	2 -4 4 7
:wanting>:demanding	6 10
:wanting>:denying	1 4 7 8
:wanting>:deterring	2 6 7 -1 14 4
:wanting>:disability	2 16
:wanting>:dislike	1 17
:wanting>:everyone	0 -49 6 -15
:wanting>:feething	4 5 11 14
:wanting>:fixed	12 5
:wanting>:hiding	0 1 2 11
:wanting>:holiday	6 15
:wanting>:jobless	13 -41
:wanting>:jobname	0 2
:wanting>:longperiod	12 2
:wanting>:losing	4 3
:wanting>:nation	2 11
:wanting>:nearby	4 16 8 11
:wanting>:negation	1 5 7 21 8 -3 11 1
:wanting>:neighbour	6 10 8 4
:wanting>:newness	1 -5 7 6 8 1 13 18
:wanting>:number	4 3 6 -1
:wanting>:onlyword	0 3 4 9
:wanting>:openprice	1 -4 6 3 7 -16
:wanting>:opinion	1 -7 2 25 7 -17 11 -25 13 -13
:wanting>:period	13 26
:wanting>:person	2 8 6 -34
:wanting>:pet	6 3
:wanting>:phone	8 3
:wanting>:photo	2 10 6 10 11 3
:wanting>:promise	6 5 7 1
:wanting>:ranking	0 14 2 1 6 -6 12 15 13 14
:wanting>:room	2 3
:wanting>:scarcity	6 24
:wanting>:school	8 15
:wanting>:seller	2 28
:wanting>:sex	2 32
:wanting>:spelled	1 -6 4 15 5 -8 8 -6
:wanting>:superlative	0 7
:wanting>:time	2 6
:wanting>:wanting	7 19 11 24
:wanting>:work	6 2
:wanting>:writeto	6 2
:wanting_:absence	2 -15 9 16
:wanting_:absolute	7 4
:wanting_:accepting	0 3 2 7 6 6
:wanting_:advance	6 -34
:wanting_:asking	3 -25
:wanting_:benefit	0 10
:wanting_:bid	0 1 2 5 4 36
:wanting_:building	0 13 2 7 3 22 6 24 7 -6
:wanting_:burden	0 15 1 -5 2 -12 8 13 14 16
:wanting_:childless	1 5
:wanting_:clocktime	2 -14
:wanting_:codething	1 15 13 6
:wanting_:condition	0 7 2 -3 4 6
:wanting_:consent	8 2
:wanting_:deadline	5 4 6 10 8 10 9 9 14 7
:wanting_:demand	4 4 6 16
:wanting_:demanding	0 -1
:wanting_:denying	1 4 2 -2
:wanting_:deterring	0 -1 3 -11 14 17
:wanting_:disability	2 16
:wanting_:disclaimer	5 1
:wanting_:dislike	1 8 6 -1
:wanting_:everyone	1 -1
:wanting_:fairness	2 8
:wanting_:family	0 1
:wanting_:feething	2 -2
:wanting_:fixed	12 26
:wanting_:hiding	2 3
:wanting_:holiday	2 12 6 11
:wanting_:income	1 1
:wanting_:longperiod	13 2
:wanting_:losing	0 -10 1 5 2 6
:wanting_:nation	2 12
:wanting_:nearby	2 -9 7 4
:wanting_:negation	1 26 2 -6 3 11 7 32
:wanting_:neighbour	6 16 7 -7 8 9
:wanting_:newness	4 5 6 -36 8 7 9 9 13 3 14 5
:wanting_:number	4 5 13 -8
:wanting_:offerdeal	6 5
:wanting_:online	3 12 14 2
:wanting_:onlyword	4 16
:wanting_:openprice	0 26 2 15 4 -4 6 1 7 -4
:wanting_:opinion	2 24 12 9
:wanting_:payer	4 1 5 17
:wanting_:paying	1 4 6 -3
:wanting_:period	6 -5 12 14 13 41
:wanting_:person	2 34 5 -7 8 -61
:wanting_:pet	5 9
:wanting_:photo	2 -15 6 7 11 22
:wanting_:place	6 14 7 10
:wanting_:promise	2 -6
:wanting_:ranking	0 16 4 1 12 3
:wanting_:regretting	2 14
:wanting_:rent	13 19
:wanting_:return	13 15
:wanting_:room	0 10 2 44
:wanting_:scarcity	6 1
:wanting_:sex	2 50
:wanting_:spelled	2 13 4 10
:wanting_:superlative	0 5
:wanting_:time	7 11
:wanting_:title	8 -9
:wanting_:work	2 -8
:wanting_:writeto	2 -13 5 2
:welcoming	0 -19 1 8 3 7 4 11 5 -19 6 -40 7 -3 8 -33 9 34 10 12 12 -53 13 25 14 -42
:welcoming $	0 -9 2 1 6 -95 7 -19 11 -15 13 25
:welcoming ,	3 1 6 -7 8 -38 13 25
:welcoming :absence	0 29 6 -8 7 13 8 1
:welcoming :accepting	0 -1
:welcoming :asking	3 -15 4 3
:welcoming :bid	4 5
:welcoming :child	1 7
:welcoming :consent	7 2
:welcoming :councilpay	2 12
:welcoming :deadline	6 7
:welcoming :deterring	3 1 4 5
:welcoming :holiday	9 7
:welcoming :jobless	2 12
:welcoming :nearby	3 11 6 6 10 2
:welcoming :negation	0 4 6 -21
:welcoming :openprice	0 -16 3 -28 6 1 10 16
:welcoming :opinion	0 -20 3 -16 10 14
:welcoming :paying	5 3
:welcoming :period	7 1
:welcoming :person	2 -6
:welcoming :place	1 10
:welcoming :ranking	6 -19
:welcoming :refusing	0 14
:welcoming :rulesplace	3 1
:welcoming :time	6 2
:welcoming :urgency	6 9
:welcoming and	6 1 9 7 11 7
:welcoming back	7 2
:welcoming be	0 8 8 9
:welcoming budget	5 7
:welcoming do	4 19
:welcoming don't	0 5 3 4 6 -19
:welcoming down	4 3
:welcoming enough	7 1
:welcoming here	1 10
:welcoming in	4 15
:welcoming it	9 4
:welcoming kids	1 8
:welcoming note	11 7
:welcoming out	0 14
:welcoming respect	1 2
:welcoming round	6 10
:welcoming state	2 12
:welcoming the	1 -8
:welcoming through	7 2
:welcoming to	0 -24 3 -35 10 15
:welcoming up	6 8
:welcoming with	7 14 13 1
:welcoming your	6 2
:welcoming>:absence	0 28 2 5 7 11
:welcoming>:accepting	0 -5 13 1
:welcoming>:advance	3 4 7 1
:welcoming>:asking	0 -4 3 -18 4 1 6 -2
:welcoming>:benefit	6 7
:welcoming>:bid	4 21 6 4
:welcoming>:child	4 1
:welcoming>:clocktime	9 7
:welcoming>:condition	3 7
:welcoming>:consent	7 1
:welcoming>:councilpay	2 11
:welcoming>:deadline	1 4 3 6 6 4
:welcoming>:deterring	0 -8 4 10
:welcoming>:disclaimer	2 7 6 4 11 5
:welcoming>:dislike	8 6
:welcoming>:fairness	3 -2
:welcoming>:feething	2 9 7 2
:welcoming>:hiding	2 8
:welcoming>:income	0 1
:welcoming>:jobless	2 12
:welcoming>:keything	7 2
:welcoming>:kin	1 -5
:welcoming>:losing	1 1
:welcoming>:money	13 2
:welcoming>:nearby	3 9 6 3 9 13 10 10
:welcoming>:negation	0 11 3 8
:welcoming>:newness	3 2
:welcoming>:openprice	0 -22 3 -36 5 -4 6 18 10 18
:welcoming>:opinion	0 -32 1 -3 3 -6 5 -10 6 1 10 16
:welcoming>:payer	11 1
:welcoming>:paying	5 4
:welcoming>:period	7 14
:welcoming>:person	2 -13
:welcoming>:pet	3 21
:welcoming>:place	1 3
:welcoming>:ranking	3 2 6 -27
:welcoming>:refusing	0 14
:welcoming>:room	1 11
:welcoming>:scarcity	2 1 4 10
:welcoming>:seller	0 -16
:welcoming>:spelled	1 1 3 4
:welcoming>:time	4 7 13 19
:welcoming>:urgency	6 23
:welcoming>:wanting	2 -2 6 -11
:welcoming>:writeto	0 -9
:welcoming_:absence	1 7
:welcoming_:accepting	3 -9 10 4
:welcoming_:advance	13 11
:welcoming_:asking	1 -13 3 1 4 -13 6 -26
:welcoming_:benefit	0 16 6 6
:welcoming_:bid	6 9
:welcoming_:building	10 6
:welcoming_:burden	2 28 3 6 6 -14 9 1
:welcoming_:child	4 3
:welcoming_:childless	6 12
:welcoming_:clocktime	4 -9 9 6
:welcoming_:condition	0 35 3 17 6 9
:welcoming_:deadline	4 -4 8 8
:welcoming_:demanding	1 -2 3 17
:welcoming_:deterring	2 8 6 -17
:welcoming_:disclaimer	4 -17 11 7
:welcoming_:dislike	8 15
:welcoming_:everyone	0 -22
:welcoming_:fairness	3 19
:welcoming_:hiding	2 1 4 1
:welcoming_:income	0 26 4 3
:welcoming_:keything	7 2
:welcoming_:losing	1 1
:welcoming_:nation	9 4
:welcoming_:nearby	10 19
:welcoming_:negation	0 5 1 10 3 17
:welcoming_:neighbour	3 13
:welcoming_:newness	10 23
:welcoming_:openprice	0 -9 1 -2 2 -7 5 -13 6 10
:welcoming_:opinion	1 -2 5 -14 6 15 7 13
:welcoming_:payer	1 -5 2 30 4 -2
:welcoming_:pet	3 26
:welcoming_:photo	11 6
:welcoming_:place	10 19
:welcoming_:rent	4 7
:welcoming_:return	0 -3 10 25
:welcoming_:room	1 3 14 2
:welcoming_:scarcity	4 10 6 4
:welcoming_:seller	0 -2 1 -13 2 24 4 -19 14 -20
:welcoming_:superlative	3 1
:welcoming_:time	4 8 13 18
:welcoming_:tribunalrent	10 26
:welcoming_:wanting	2 -21
:welcoming_:work	14 12
:work	0 162 1 -54 2 -109 3 -102 4 -40 5 -18 6 -31 7 -53 8 -25 9 -24 10 -96 11 -28 13 21 14 6
:work $	0 75 1 -14 2 -8 4 -23 6 12 7 -3 14 -8
:work ,	0 16 1 -9 2 -16 4 -57 5 -5 7 -20 13 17
:work :absence	0 -50 1 3
:work :absolute	0 12 2 -19 4 3 5 -14 8 -11 14 14
:work :advance	0 8
:work :age	4 20
:work :burden	0 24 1 1 2 -23 8 -10
:work :childless	0 8
:work :clocktime	8 16
:work :codething	0 1
:work :condition	6 -1
:work :deadline	8 4
:work :demand	0 30
:work :demanding	0 8
:work :disclaimer	0 2
:work :feething	5 19
:work :holiday	1 2 8 11
:work :kin	0 2
:work :newness	0 9 8 6
:work :number	4 34 5 -16 14 14
:work :onlyword	0 28 1 3 2 -14
:work :opinion	0 18
:work :period	12 16
:work :person	0 84 1 -20 2 -67 6 -13
:work :promise	0 16
:work :ranking	0 26
:work :scarcity	0 20 1 4 2 -10
:work :sex	0 30 2 20
:work :spelled	14 9
:work :thing	0 -11
:work :wanting	0 16
:work :work	0 18
:work and	0 8 1 6 5 13
:work centre	0 6
:work clean	0 -2
:work contract	0 4
:work couple	0 2
:work female	2 7
:work fifty	4 21
:work fireplace	0 -4
:work first	0 2
:work folk	0 10
:work hundred	4 8 5 -6 14 4
:work is	0 4
:work months	12 20
:work nights	1 2 8 11
:work of	0 9
:work only	0 23 1 5 2 -7
:work people	0 18
:work required	0 1
:work should	0 3
:work tenants	0 12
:work to	0 6
:work will	0 8
:work>:absence	0 -28 1 7 4 6
:work>:absolute	0 8 2 -26 4 2 5 -22 7 -3 14 11
:work>:accepting	0 19
:work>:advance	0 17 5 2
:work>:age	4 20
:work>:asking	0 3
:work>:benefit	0 -5
:work>:building	0 -19
:work>:burden	0 26 2 -28 8 -21
:work>:childless	0 7
:work>:clocktime	8 18
:work>:codething	8 -15
:work>:condition	0 5 6 -5 13 14
:work>:demand	0 27 6 -3
:work>:demanding	0 14
:work>:deterring	0 19 8 -8 13 11
:work>:disclaimer	0 6
:work>:feething	5 22
:work>:fixed	5 3
:work>:holiday	1 2 8 9
:work>:jobless	5 4
:work>:negation	0 34
:work>:newness	0 27 8 5
:work>:number	4 31 5 -26 8 -9 14 21
:work>:onlyword	0 36 1 1 2 -20
:work>:openprice	4 -9
:work>:opinion	0 24
:work>:period	12 14
:work>:person	0 69 2 -73 6 -20
:work>:photo	11 5
:work>:preferring	0 8
:work>:promise	0 30
:work>:ranking	0 32
:work>:refusing	0 -9 4 9
:work>:regretting	0 13
:work>:return	7 10
:work>:room	0 -4
:work>:scarcity	0 18 1 3 2 -12
:work>:sex	0 29 2 23
:work>:spelled	0 15 2 -4 14 16
:work>:student	0 -29 13 1
:work>:thing	0 -25
:work>:wanting	0 26
:work>:work	0 24
:work_:absence	7 5
:work_:absolute	0 23 2 -19 7 -3
:work_:accepting	0 26
:work_:advance	0 19 6 -16
:work_:asking	0 5
:work_:benefit	0 -22
:work_:bid	0 10
:work_:building	0 1
:work_:burden	0 31 2 -23 5 -11
:work_:childless	0 15 1 7
:work_:clocktime	8 11 12 4
:work_:codething	0 -5 8 -34 13 8
:work_:condition	13 14
:work_:deadline	12 13 13 8
:work_:demand	0 21
:work_:demanding	0 53 5 -4 6 -2
:work_:deterring	0 28
:work_:digits	14 5
:work_:feething	0 17
:work_:income	0 11
:work_:law	2 3
:work_:losing	0 4
:work_:negation	0 42 2 -54 7 -7
:work_:newness	0 14
:work_:number	5 -13 13 6 14 35
:work_:onlyword	0 44 2 -16
:work_:openprice	2 -1 6 -4 13 2
:work_:payer	14 2
:work_:person	0 -2
:work_:photo	0 8
:work_:preferring	0 1
:work_:promise	0 13
:work_:ranking	0 34 6 -16 8 -7
:work_:regretting	0 13
:work_:rent	13 8
:work_:return	7 9
:work_:scarcity	0 31 2 -12
:work_:spelled	0 4 1 -5 2 -46 4 -17 7 -5 14 36
:work_:student	0 -23
:work_:superlative	0 25
:work_:urgency	0 2
:work_:wanting	0 49
:worshipplace	1 -17 2 66 6 -87 7 -51 8 -43 14 -23
:worshipplace $	2 8
:worshipplace :demand	2 2
:worshipplace :person	2 2
:worshipplace :seller	2 2
:worshipplace goers	2 15
:worshipplace people	2 2
:worshipplace>:demand	2 2
:worshipplace>:person	2 2
:worshipplace>:seller	2 2
:worshipplace_:advance	2 8
:worshipplace_:deterring	2 15
:worshipplace_:preferring	2 12
:worshipplace_:ranking	2 5
:worshipplace_:room	2 2
:worshipplace_:wanting	2 14
:writeto	0 5 1 -40 2 -4 3 -32 4 48 6 8 9 -54 11 8 12 -1 13 8 14 46
:writeto $	1 -34 3 -10 4 7 5 -3 7 -85 8 11 12 -12 14 -78
:writeto ,	2 1 4 -13 5 -12 6 -32 8 27 14 41
:writeto :advance	1 12 2 6 6 2 13 8
:writeto :asking	4 6
:writeto :benefit	0 1
:writeto :burden	0 -7 7 1 8 -19 14 20
:writeto :childless	2 14
:writeto :condition	6 13
:writeto :consent	7 8 14 -26
:writeto :deterring	6 4 8 -26 14 19
:writeto :negation	8 16
:writeto :newness	2 6 13 9
:writeto :openprice	6 -14
:writeto :person	0 15
:writeto :photo	7 5
:writeto :ranking	2 27 13 6
:writeto :seller	3 -10 4 5
:writeto :spelled	3 3 7 -1 8 6
:writeto :writeto	3 -5 4 5 6 -13
:writeto a	0 8 1 -20 2 -15 4 -7 5 -24 7 -6 14 11
:writeto about	3 -24 4 -4
:writeto an	4 12
:writeto and	1 5 2 2 5 5
:writeto couples	2 6
:writeto first	2 8
:writeto in	0 3 2 -40 4 1 6 7 8 6
:writeto it	5 8
:writeto me	4 6
:writeto no	8 18
:writeto on	8 -11 14 22
:writeto priority	2 14
:writeto the	0 -17 2 26 10 2 13 13
:writeto there	14 20
:writeto through	14 -23
:writeto to	3 12 11 3
:writeto universal	0 6
:writeto used	8 2
:writeto what	4 18
:writeto when	6 8
:writeto with	4 24
:writeto your	6 13
:writeto>:absence	4 7 5 2 6 2
:writeto>:advance	1 8 2 10 6 16 13 9
:writeto>:bid	4 14
:writeto>:burden	0 -1 2 -13 6 8 8 -34 14 19
:writeto>:child	7 12
:writeto>:childless	2 14
:writeto>:clocktime	6 1 7 1 8 6
:writeto>:codething	4 1
:writeto>:condition	2 8 6 23
:writeto>:consent	6 -2 7 7 14 -22
:writeto>:deadline	6 7
:writeto>:demanding	8 1
:writeto>:denying	7 1
:writeto>:deterring	0 -9 6 27 8 -43 14 16
:writeto>:disclaimer	4 5
:writeto>:family	1 3
:writeto>:fee	5 8
:writeto>:feething	5 -17 13 18
:writeto>:fixed	4 10
:writeto>:hiding	0 6
:writeto>:losing	6 6
:writeto>:nearby	10 14
:writeto>:negation	3 13 8 24
:writeto>:neighbour	4 5
:writeto>:newness	2 2 10 8 13 13
:writeto>:offerdeal	4 20
:writeto>:online	14 1
:writeto>:openprice	6 -7 14 5
:writeto>:opinion	0 -5 4 -2 5 2 14 8
:writeto>:period	6 1
:writeto>:person	0 12
:writeto>:phone	14 13
:writeto>:photo	7 3
:writeto>:place	10 14
:writeto>:promise	7 4
:writeto>:ranking	2 29 6 9 13 7
:writeto>:record	4 7
:writeto>:return	10 14
:writeto>:room	4 9
:writeto>:rulesplace	0 3
:writeto>:seller	0 3 3 -5 14 17
:writeto>:spelled	3 3 8 4 14 14
:writeto>:title	14 1
:writeto>:tribunalrent	10 15
:writeto>:urgency	6 2
:writeto>:wanting	2 1
:writeto>:writeto	2 -3 4 1 6 -26 8 -10 14 11
:writeto_:absence	4 5
:writeto_:absolute	0 3
:writeto_:accepting	0 -12 4 -8 5 1 6 5 13 14
:writeto_:advance	5 -14 6 14
:writeto_:asking	1 4
:writeto_:benefit	0 16
:writeto_:bid	4 15
:writeto_:building	14 6
:writeto_:burden	0 22 1 -26 6 9 7 -6 8 -42 14 31
:writeto_:child	7 9
:writeto_:clocktime	6 10
:writeto_:codething	4 12 7 4
:writeto_:consent	14 -5
:writeto_:deadline	4 11 6 37
:writeto_:demand	6 -7
:writeto_:demanding	2 -1 6 28
:writeto_:deterring	2 10 6 20 7 -6 8 -19 14 22
:writeto_:disclaimer	4 7
:writeto_:family	1 1
:writeto_:fee	5 2
:writeto_:feething	0 12 6 -2 13 17
:writeto_:fixed	4 6 13 11
:writeto_:hiding	0 7 4 2
:writeto_:jobname	8 4
:writeto_:losing	6 25
:writeto_:money	4 2
:writeto_:nearby	10 24
:writeto_:negation	6 -1
:writeto_:neighbour	4 13 6 3
:writeto_:newness	10 16
:writeto_:number	5 17 13 -6
:writeto_:offerdeal	4 14
:writeto_:online	0 -25 2 -5 14 11
:writeto_:onlyword	0 13 14 1
:writeto_:openprice	4 13 6 9 14 25
:writeto_:opinion	0 -11 14 12
:writeto_:payer	0 -24
:writeto_:paying	4 10 13 2
:writeto_:phone	4 1 14 30
:writeto_:photo	11 11
:writeto_:place	10 24
:writeto_:promise	2 1 7 16
:writeto_:ranking	2 7 6 10
:writeto_:record	4 6
:writeto_:rent	4 12
:writeto_:return	4 16 10 24
:writeto_:room	4 26
:writeto_:rulesplace	0 2 4 10
:writeto_:scarcity	0 12 6 11 7 5
:writeto_:spelled	6 8 14 21
:writeto_:superlative	2 7
:writeto_:title	14 17
:writeto_:tribunalrent	10 25
:writeto_:writeto	14 11
=	0 15 2 8 5 2 8 2
= :negation	0 5 2 10
= :spelled	0 1 2 11
= no	0 1 2 11
=_$	0 17 2 10
@hill…	14 17
^	0 -33 1 -27 2 -30 3 -25 4 -14 5 -26 6 -12 7 -26 8 -35 9 -13 10 -35 11 -38 12 -32 13 -46 14 1
^ #	0 10 4 -6 7 13 8 -14 12 29 13 25 14 19
^ ##	4 17 7 8 14 -19
^ ,	2 -27 5 9 7 -1
^ 12m	12 10
^ 1st	10 14
^ 6mths	13 21
^ :absence	0 -3 1 8 2 16 3 10 4 -15 6 -27 7 -2 8 11 9 17
^ :absolute	0 -4 1 2 2 -15 4 -1 6 -11 7 64 8 -31 12 2 13 -33
^ :accepting	0 -18 2 -14 3 -6 5 -4 6 -69 7 -16 9 15 10 -11 11 2
^ :advance	0 8 2 -51 4 -37 5 7 6 26 8 5 10 -6 12 -11 13 39 14 -19
^ :asking	0 -4 2 -33 3 -19 4 34 5 -65 7 -22 9 9 12 4 13 -33
^ :benefit	0 62 1 -42 2 -73 3 -38 4 -16 6 -44 7 -35 8 -7 13 -6
^ :bid	1 -9 2 -14 3 -5 4 44 5 -42 7 -3 13 -20 14 -15
^ :building	0 -41 1 9 2 9 7 -34 8 2 10 -13 11 -2 12 14 14 -19
^ :burden	0 3 1 27 2 27 4 2 5 19 7 -39 10 4 11 -93 14 14
^ :child	1 51 3 -32 4 -18 6 -51 7 -32 11 -19
^ :childless	0 -2 1 34 2 -54 4 -14 7 -9 8 -22
^ :childthing	8 -7
^ :clocktime	4 -4 8 4
^ :codething	4 -13 6 3 8 26 12 -17 14 -15
^ :condition	0 1 1 39 2 13 6 -22 7 39 11 -13 12 -16
^ :consent	7 15 8 -40 14 -1
^ :councilpay	2 -2 7 -37
^ :deadline	6 4 7 -33 9 12 12 -9 14 -2
^ :demand	0 -3 1 -17 2 10 3 -5 4 -7 6 22 7 1 8 -23 11 -21 14 -39
^ :demanding	2 32 4 5 5 14 6 26 7 -29 8 -5
^ :denying	0 -29 1 -12 3 -27 6 8 7 -16 10 17
^ :deposit	0 -13 3 -1 4 -12 5 16 6 -30 7 -18 13 -67 14 -1
^ :deterring	0 -30 1 -12 2 -11 3 8 5 -2 6 33 7 -15 8 11 11 -16 13 13 14 3
^ :digits	7 2 14 28
^ :disability	2 23 6 -36 8 -27
^ :disclaimer	4 -11 8 -6
^ :everyone	1 33 4 6 6 4 7 -9 10 10 11 -7
^ :fairness	0 -40 6 11 8 -17 13 -6 14 4
^ :faith	2 58 6 -27 7 -6
^ :family	0 -12 1 20 6 -6
^ :fee	4 19 5 33 14 -4
^ :feething	0 -71 2 -13 4 -75 5 52 6 -3 7 -6 8 -5 9 -10 12 10 13 -44 14 -52
^ :fixed	1 -5 5 15 6 -1 7 -37 8 -3 12 65 13 -28
^ :forename	8 3
^ :healthword	7 3 8 -16
^ :hiding	1 -4 2 -25 4 -12 7 -12 8 23 9 -6
^ :holiday	2 -19 6 -36 7 -2 8 -56 9 35 13 -33 14 -3
^ :income	0 20 2 -28 13 25
^ :jobless	0 40 2 -10 7 -5
^ :jobname	0 22 6 -11
^ :keything	4 -10 5 10 6 -66 7 -57 8 69 13 -26 14 -45
^ :kin	1 21
^ :law	2 11 6 22
^ :lifeword	7 4 8 -4
^ :longperiod	5 -2 8 -14 12 28
^ :losing	0 22 1 11 2 -12 3 6 6 44 7 -46 8 -8 14 -13
^ :money	4 9 13 10
^ :nation	0 -16 1 -40 2 14 7 -28 8 -26
^ :nearby	8 -49 14 -14
^ :negation	1 -5 2 30 5 -25 6 -2 8 -30 9 -3 11 -6 12 -33 13 -24 14 -15
^ :neighbour	0 -27 6 -65 8 23
^ :newness	2 -48 3 1 4 1 7 -40 10 83 13 8
^ :number	2 -29 3 3 6 24 7 -12 8 -3 9 -14 11 -10 13 -9 14 -14
^ :offerdeal	5 -31 6 31 7 6 14 -7
^ :online	2 -42 4 -47 5 -7 6 -31 8 -9 14 109
^ :onlyword	3 5 4 -8 5 -35 6 4 7 -45 8 -32 9 3 10 15 11 -27 12 14
^ :openprice	0 -23 3 -26 4 80 5 -43 6 -39 7 -5 10 -23 11 -1 14 -4
^ :opinion	0 -21 1 -2 2 -16 3 -8 4 -8 5 -18 6 -1 7 -51 8 18 9 -14 10 -11 12 -1 14 5
^ :origin	1 -18 2 22 6 7 13 8
^ :payer	2 -26 3 7 5 -17 6 -17 7 -3 8 23 9 -2 11 -14 14 -12
^ :paying	0 -20 5 21 6 -28 7 -23 8 -34 12 -31 13 17
^ :period	5 -26 6 5 8 -2 13 3
^ :person	1 15 2 18 5 26 6 -7 7 -47 8 25 11 -28 13 25
^ :pet	0 -39 1 -66 2 -77 3 35 4 -52 6 -59 7 -46 8 -47 11 -20 14 -25
^ :petpart	3 38
^ :phone	0 -30 2 -40 4 -6 7 -12 8 -81 14 35
^ :photo	0 -54 1 -22 2 -41 3 -15 4 -23 6 -32 7 -1 8 -12 11 74 14 -24
^ :place	6 -41 7 37 10 12 14 -16
^ :politics	2 47 8 8
^ :preferring	1 1 2 13 4 -20 6 -10 7 -8 8 -38 11 -19
^ :promise	1 -22 2 6 3 -23 5 -15 6 -4 7 -12 12 18
^ :ranking	4 -26 6 12 10 -18 12 -2 14 -7
^ :record	2 -6 8 -58 12 12 14 -54
^ :refusing	1 10 3 6 8 2
^ :regretting	0 29 1 23 2 -13 3 32 6 -35 7 -19
^ :rent	2 -40 4 25 5 -36 7 -20 8 -24 10 -16 12 -22 13 -3
^ :return	0 -10 4 11 5 -33 8 -27 12 -26 13 -8 14 -4
^ :room	2 11 4 11 7 -15 8 -2 11 21 13 -11 14 -7
^ :rulesplace	12 14 14 -10
^ :safety	0 3 2 -2 6 -1 7 39
^ :scarcity	1 -3 2 -12 3 -10 6 43 7 -34 8 -46 13 -41 14 -24
^ :school	2 -3 6 -19 14 61
^ :seller	0 -6 1 -14 2 -9 4 7 5 -19 7 -38 8 42 9 -19 11 -5 13 -2
^ :sex	0 -70 1 -48 2 48 4 -13 7 -38 8 -30 14 -10
^ :sexual	0 -2 1 -23 2 25 6 -38
^ :source	1 -14 2 -2 6 -12 7 20 8 -20 9 -1 11 -9 14 -50
^ :spelled	0 1 1 -5 2 12 3 -10 5 -6 6 9 7 -14 8 -49 9 -2 10 -7 11 -63 12 -13 13 -34 14 47
^ :student	0 -10
^ :superlative	0 -33 2 -56 4 -25 5 -7 6 -2 7 47 8 -12 11 -5 13 -40 14 -18
^ :thing	4 -4 6 -3 8 -14 13 -14
^ :time	2 -44 4 -13 6 5 7 -5 8 -27
^ :title	2 -71 6 -26 7 -37 8 41 14 -15
^ :tribunalrent	12 -9
^ :urgency	0 -3 1 -18 4 -11 5 -8 6 53 7 -38 8 -51 10 4 14 -32
^ :utility	1 -41 2 -38 4 -96 5 -49 6 -50 7 -32 11 -13 13 -66 14 -48
^ :wanting	4 23 5 -24 6 6 8 -46 11 -3 12 4 14 11
^ :welcoming	0 9 2 -29 3 2 4 8 6 -1 7 -1 8 -3 9 9 11 18 14 -37
^ :work	0 15 1 -20 5 -4 6 -24 7 -35 8 -28 11 -4 14 5
^ :worshipplace	2 24
^ :writeto	0 5 2 -10 5 -4 6 3 7 -41 8 -21 13 -9
^ a	2 1 3 -16 4 -38 6 2 8 -75 10 6 11 -29 14 -16
^ able	13 5
^ absolutely	7 6
^ access	8 15
^ act	6 6
^ admin	5 18
^ adults	2 -11
^ airbnb	9 2
^ all	0 -3 2 -14 7 -37 11 -8
^ always	7 -4
^ an	4 10 7 5 8 -20 10 1
^ and	0 -27 1 -20 2 -10 3 -27 4 -29 5 -15 7 -33 8 -33 13 -7
^ annual	13 9
^ another	6 6
^ any	1 21 4 8 11 1 14 4
^ anybody	0 6
^ anyone	0 6 1 23 2 17 3 12 6 -10 8 6
^ anything	4 8
^ applicants	0 -24 13 15
^ are	2 22 8 -3
^ as	8 -16 14 -7
^ ask	4 6 14 2
^ assistance	3 7
^ assured	12 24
^ ast	12 22
^ at	5 -3 7 2
^ avail	6 -1
^ available	6 -16
^ babies	1 4
^ be	6 36
^ beat	6 13
^ because	7 17
^ bedsit	0 2
^ below	8 4
^ benefit	0 21
^ better	6 7
^ bids	4 16
^ big	3 2
^ blind	2 9
^ both	8 7
^ brits	2 3
^ but	6 -17
^ buy	7 13
^ buyers	6 24
^ call	4 6
^ caravan	9 3
^ carer's	0 12
^ catholics	2 9
^ chap	3 4
^ charges	5 1
^ cheapest	7 9
^ childless	1 17
^ children	1 2
^ claimants	0 18
^ claiming	0 2
^ cleanest	7 12
^ co	14 36
^ colour	2 -6
^ com	14 36
^ come	9 9 11 9
^ communal	8 4
^ contract	12 4
^ contractors	13 1
^ cost	4 12
^ council	0 3 7 -1
^ credit	5 10
^ crime	7 11
^ current	8 8
^ demand	6 5
^ deposit	5 15 13 -51
^ dim	1 7
^ do	11 7
^ dog	3 7
^ don't	2 -39 4 22 6 43 7 -22 11 13
^ early	6 14 12 9
^ empty	1 1
^ every	5 6
^ everybody	6 13 7 4
^ everyone	5 8 6 6 7 14
^ example	6 -5 7 -2 14 73
^ expecting	1 1
^ facebook	14 9
^ families	2 -9
^ fast	6 -9
^ fees	5 31
^ females	2 5
^ first	6 4 13 4
^ flat	8 -7
^ flats	6 15
^ flexible	12 3
^ flying	6 5
^ follow	14 12
^ for	1 -14 4 37 5 9 8 16 14 1
^ fotos	11 22
^ four	6 5
^ fourth	2 2
^ fresh	10 19
^ furry	3 11
^ further	14 2
^ garage	8 6
^ gas	5 -3 8 -30
^ gate	8 8
^ get	6 34
^ girls	2 12
^ give	4 11
^ glamping	9 10
^ go	13 10
^ going	6 33
^ goldfish	3 16
^ golf	9 7
^ good	1 -16
^ google	14 4
^ grandchildren	1 5
^ ground	8 8
^ guaranteed	7 31
^ guarantor	5 22
^ guide	4 5
^ h	0 18
^ half	6 8
^ health	7 1
^ hence	6 -1
^ her	6 1
^ here	10 3
^ highest	4 7
^ holiday	9 8
^ homes	6 14
^ hot	6 -13 10 4
^ house	1 3 8 17
^ housemate	8 6
^ how	0 4
^ hurry	6 14
^ i	0 -9 1 -33 4 13 5 -12
^ i'd	1 11 6 10
^ i'll	6 -4 8 6
^ i'm	4 16 6 -2 14 9
^ i've	0 7 6 2
^ ideal	1 3
^ ideally	0 11
^ if	0 6 1 34 2 18 3 3 4 13 6 -6 14 12
^ images	11 29
^ in	1 -4 4 14 7 -18
^ insta	14 3
^ interest	6 29
^ inventory	5 21
^ is	2 5 4 -15 7 -22
^ isle	3 -5
^ it	0 -52 2 -23 3 5 4 -26 5 -29 6 -9 7 -37
^ it'll	7 13
^ it's	0 -15 1 1 2 -8 3 8 6 -23 7 14 8 13 12 22
^ its	7 19
^ just	6 3 10 19 13 2
^ key's	8 12
^ keys	8 3
^ kids	8 4
^ kids'	1 -8
^ ladies	2 14
^ ladys	2 12
^ landlord	1 1 3 6 4 13 7 -12 14 -19
^ landlord's	13 11
^ last	6 3
^ lease	12 22
^ leave	3 22 6 3
^ let	4 -5 9 7 12 12
^ let's	4 16
^ living	7 5
^ look	6 2 14 18
^ looking	4 16
^ make	4 1
^ men	2 4
^ message	14 -8
^ minimum	4 2
^ more	14 9
^ most	7 6
^ move	6 13 13 7
^ must	2 29
^ my	1 -23 2 -19 4 6 6 -14 8 7 14 17
^ n	10 6
^ nae	3 7
^ name	4 1
^ native	2 6
^ nb	3 2
^ neighbours	7 1
^ neither	11 2
^ net	14 17
^ never	6 -4 7 -33
^ new	3 17 10 21
^ newest	10 8
^ newly	10 3
^ night	9 -13
^ nine	14 20
^ no	1 -4 2 36 3 -13 4 -3 5 -21 6 -17 7 -3 8 -2 11 -24 12 -24 14 -34
^ nobody	2 28 4 -14 6 -20
^ nobody's	8 3
^ non	5 6
^ nope	2 21 3 10
^ not	1 8 2 -6 3 -2 4 4 6 -10 7 10 8 -45 10 -5 11 -4
^ nothing	3 2 6 -2
^ notice	12 -10
^ now	6 -4 10 5
^ nowhere	7 31
^ ns	3 13
^ nu	10 5
^ nurses	0 3
^ o7700	14 15
^ o77oo	14 19
^ of	1 16
^ off	6 2
^ offer	6 5
^ offers	4 1 6 -41
^ oieo	4 5
^ oiro	4 9
^ on	0 -19 8 7 10 6
^ once	7 11
^ one	1 7 2 8 5 -20 6 2 8 -7 13 -48 14 -7
^ only	4 -11 6 12 7 -34 8 -6 12 5
^ open	8 -18
^ opportunity	6 6
^ or	14 5
^ otherwise	2 13
^ our	0 11 2 -4 6 6 7 21 8 24
^ over	6 4
^ owner	2 3
^ parents	1 30
^ park	6 3
^ pay	13 30
^ payment	13 11
^ people	2 22
^ pet	5 1 9 2
^ pets	1 -4 3 -15
^ photos	11 29
^ pics	11 51
^ pictures	11 20
^ pip	0 12
^ pix	11 20
^ planning	7 22
^ plant	8 4
^ please	0 12 2 -15 3 16 4 11 11 1 14 -18
^ poa	4 29
^ preference	2 8
^ pregnant	2 3
^ prepay	13 3
^ press	8 19
^ previous	8 1
^ previously	10 14
^ price	4 11
^ private	0 12
^ professional	0 1
^ properties	6 11
^ push	8 3
^ put	7 13
^ queue	6 3
^ rabbits	3 21
^ race	6 18
^ re	12 9
^ reason	8 6
^ recently	10 2
^ referencing	5 3
^ regrettably	0 1
^ renewing	5 8
^ rent	1 -8 2 -16 4 3 5 -29 7 -36 12 -20 13 -9
^ rental	4 5
^ rents	4 23
^ reserve	6 14
^ right	2 16 6 6
^ ring	14 8
^ rolling	12 -7
^ room	2 6 6 21
^ rooms	4 11
^ save	3 3
^ say	4 7
^ scan	14 5
^ sealed	4 7
^ security	5 9 8 3
^ see	14 27
^ self	9 15
^ selling	6 8 8 3
^ semi	3 4
^ set	6 17
^ she's	8 8
^ shorthold	12 2
^ side	8 18
^ sign	5 6
^ signing	0 3
^ sinn	2 6
^ six	12 14
^ skype	14 14
^ sleeps	9 3
^ so	1 8 2 -27 3 -16 4 -27 5 -10 6 27 7 -74 8 -10 14 -37
^ some	11 16
^ somebody	6 12
^ someone	4 7
^ somewhere	4 5
^ sorry	1 13 3 9 6 -24
^ spacious	0 4
^ spare	8 5
^ stairs	2 6
^ stock	11 12
^ straight	10 1
^ strictly	3 6
^ students	13 2
^ suitable	1 -10
^ take	11 4
^ teenagers	1 9
^ tel	14 9
^ telegram	14 7
^ tell	4 6
^ tenancy	12 20
^ tenant	5 4
^ tenants	0 -20 1 19 5 32 8 -23 13 -6
^ terrace	2 6
^ text	14 24
^ that	7 10
^ that's	6 -6
^ the	0 -32 1 -18 2 -45 3 -31 4 -38 5 -95 6 -37 7 38 8 -2 9 -41 10 -30 11 7 12 -16 13 -67 14 -3
^ then	6 21
^ there	0 -2 1 -37 2 -26 3 -10 4 -8 5 -4 6 -7 8 -23
^ there's	5 10 6 25
^ these	6 7
^ they're	6 19
^ this	0 11 1 8 2 6 6 8 7 -2
^ those	0 38 13 23
^ though	3 -1
^ tick	6 21
^ time	6 10
^ tiny	1 -12
^ to	2 15 5 3 14 1
^ totally	7 1
^ travellers	2 7
^ twelve	12 9
^ two	1 1 3 5 4 4 5 21 6 -22 8 5 12 -7 14 -32
^ type	8 1
^ uk	7 -29
^ un	7 7
^ universal	0 6
^ unmatched	7 11
^ unrivalled	7 14
^ unsuitable	1 4
^ up	2 5
^ upstairs	8 1
^ use	8 8
^ vendor	2 2
^ viewings	6 -7 8 -52
^ visits	1 3
^ we	0 -25 2 -11 3 -7 4 -11 5 -21 7 -57 14 -27
^ we'd	2 3 3 -3 4 7 5 15 6 -16 7 -13
^ we'll	4 4 6 -15 8 9
^ we're	6 -33 8 19
^ we've	0 13 6 17 11 5 12 -1
^ when	7 4
^ which	1 -1 7 -13 14 -1
^ whites	2 17
^ who	6 -3 8 3
^ wi	8 11
^ wifi	8 17
^ will	4 4
^ window	11 7
^ with	5 1 7 30
^ won't	6 26
^ word	6 5
^ working	0 7
^ world	7 12
^ world's	7 17
^ would	1 -11 4 -9 7 -1 9 1
^ you	0 -1 2 -57 3 -1 5 27 6 -20 7 21 11 -32 12 17
^ you'd	5 10 6 -9
^ you'll	1 -2 2 3 5 2 6 -4 7 18 8 20
^ you're	12 21
^ youngsters	8 1
^ your	1 11 2 12 3 -1 6 4 7 13
^ zero	7 3 14 12
^ £#	4 38 5 -10 13 10
^ £##	5 5 13 9
^_#	1 -49 4 -18 5 17 6 11 8 -1 10 16 12 16 13 -2 14 19
^_##	0 -18 4 36 6 -9 7 -26 8 21 10 -13 12 -3 13 -27 14 -8
^_$	0 -29 1 -15 2 -12 3 -41 4 -21 5 -18 7 1 8 -13 9 -6 10 10 11 -17 13 -5 14 7
^_%	7 30
^_+	3 1 4 27 13 17
^_6pm	14 14
^_9oo	14 30
^_=	0 21 2 8 5 4 8 2
^_able	7 5
^_about	3 -9 5 -9 6 -12 13 6
^_above	4 1
^_absolute	10 4
^_accept	0 7 2 5 4 7
^_acros	8 29
^_ad	1 2
^_add	10 9
^_addres	14 12
^_adult	1 24
^_adv	13 27
^_advance	13 35
^_advertis	10 14
^_advice	6 1
^_after	4 9 6 4 8 -4 13 -6 14 14
^_again	6 -13
^_age	1 7
^_agency	14 10
^_agent	7 5
^_agree	7 6
^_ahead	6 9
^_alarm	7 -3 8 9
^_all	1 -1 7 -8
^_allergic	3 9
^_allow	0 -2
^_allowance	0 15
^_already	6 30
^_am	4 3
^_ann	14 2
^_answer	2 1
^_any	4 -1
^_anyone	0 13 2 -16 6 2
^_anyth	0 11 3 12
^_apartment	6 2 9 16
^_app	0 2 1 3 2 7 5 17 6 -19
^_applicant	0 20 1 -7 2 6 6 -27
^_application	0 19 4 25
^_area	2 9
^_aren't	1 33
^_around	4 8 6 21
^_arrange	14 3
^_artist	1 1
^_asian	2 19
^_ask	1 -13 6 -23 7 -64 8 -11 13 -44
^_assur	7 8
^_ast	0 3 12 32
^_avenue	8 3
^_away	8 2
^_b	0 16 6 20 9 13
^_baby	1 33
^_back	8 26
^_bairn	1 8
^_bank	0 8 7 2
^_bar	0 -1
^_bargain	7 19
^_bay	2 -8 8 -5
^_beat	7 28
^_because	8 17
^_bed	0 5 2 -13 6 16 7 5 8 -15 10 -24
^_bedroom	9 -15
^_beds	3 19
^_been	6 17 8 -1 11 33
^_before	5 -5 12 9 13 6
^_bell	1 3
^_belong	8 9
^_below	1 7 8 12
^_ben	8 6
^_best	7 10
^_better	2 8 6 7
^_beyond	0 1
^_bid	4 15
^_bids	4 21
^_bill	5 8
^_bin	8 10
^_bit	14 31
^_black	2 8
^_block	1 22 6 1
^_boat	8 13
^_bodi	2 1
^_boiler	12 -8
^_book	5 7 6 5 9 7
^_born	2 21
^_bound	7 7
^_box	8 9
^_boy	8 12
^_br	3 11 6 3
^_brand	10 3
^_break	9 13
^_breed	3 3
^_brother	2 2
^_budget	5 6
^_build	1 14 7 44
^_bungalow	6 -2
^_burglar	7 20 8 5
^_bus	6 -27 8 -14 9 -8
^_but	4 22
^_buy	5 26 8 2
^_buyer	2 8 6 22
^_by	2 -68 3 -37 5 9 6 -41 8 -15
^_c	8 1
^_calm	1 4
^_can	0 -4 1 -4 2 -10 4 8 5 -2 6 -49 7 10 8 -36 14 13
^_can't	1 3 6 -11 7 -2 12 9
^_card	5 8
^_carpet	3 18
^_cat	3 2
^_catholic	2 3
^_cavendish	8 3
^_certain	7 26
^_ch	1 10
^_chair	2 10
^_chance	6 32
^_chap	8 2
^_charg	2 2
^_check	5 20
^_child	1 10
^_childles	1 5
^_children	1 -15
^_choose	4 20
^_christma	9 7
^_city	0 5
^_claim	0 18 6 3
^_claimant	0 26
^_clas	7 11
^_clean	5 23
^_clerk	5 12
^_client	4 1
^_code	8 64
^_collect	13 11
^_com	1 -2 8 -23
^_come	6 16
^_comfiest	7 11
^_concierge	8 7
^_consent	7 13
^_consider	0 14 3 -2 4 25
^_contract	0 11 12 6
^_cost	4 -24 7 6 13 -8
^_cosy	11 1
^_cotage	9 4
^_cottag	6 1
^_cottage	8 -4
^_could	1 2 4 9
^_count	0 -17
^_county	7 10
^_coupl	0 -3 2 20
^_couple	8 22
^_crash	7 8
^_credit	13 25
^_crewe	0 11
^_crime	7 17
^_croydon	7 4
^_cut	5 11
^_dad	8 10
^_date	6 -13
^_daughter	8 7
^_dawg	3 23
^_day	6 14
^_deal	0 2
^_deep	5 4
^_demand	6 10
^_dementia	8 5
^_depend	4 8
^_deposit	3 -12 5 6 13 -18
^_dial	8 6
^_direct	14 7
^_dither	6 16
^_do	3 -4 4 14 6 -12 7 -21 11 -2
^_doctor	0 7
^_does	2 -10 3 -6 6 -7
^_doesn't	2 -7 6 -11 7 7 8 23
^_dog	3 -30
^_dogs	3 10
^_don't	1 -15 2 2 4 -2 6 3 8 -13 11 -1 14 -4
^_door	2 -13 6 -12 8 5 9 -8
^_dot	14 13
^_double	7 9 14 3
^_down	0 14 2 -5
^_dozen	6 20
^_dss	0 24 1 3 2 -10
^_dugs	3 7
^_duplex	6 3
^_dur	8 6
^_e	10 5
^_each	5 19 12 2
^_ear	6 7
^_earn	0 8
^_earner	0 10
^_easter	12 16
^_edinburgh	7 6
^_eight	9 10
^_elder	8 8
^_else	6 -8
^_elsewhere	1 5
^_email	14 16
^_employment	0 6
^_empty	8 36
^_end	12 -1
^_ends	6 13
^_english	2 11
^_entertain	4 7
^_entrance	8 3
^_equal	5 3
^_esa	0 9
^_essential	6 10
^_even	6 9
^_evening	14 8
^_ever	7 22
^_every	8 4 13 9
^_ex	8 13
^_example	14 8
^_expect	6 1
^_extension	7 1
^_extra	4 20 5 33
^_fami	1 24 2 1 3 -25 6 -4
^_fast	6 16
^_favour	6 5
^_feature	8 -2
^_fee	3 -14 4 -10 5 34 6 -13
^_fees	2 -14 5 2 7 -10
^_fein	2 14
^_female	2 11
^_ferry	5 -6
^_few	5 8 11 1
^_fi	8 12
^_fifty	4 9
^_fight	6 6
^_figure	4 25 6 2
^_final	4 9 6 -5
^_find	7 10 8 4
^_fine	3 7
^_finest	7 28
^_finger	6 6
^_finish	6 2
^_first	0 5 2 14 5 -18 7 -2 8 -16
^_fiver	5 10
^_fix	4 22
^_flag	2 9
^_flat	0 12 1 5 2 6 6 -12 8 -4 11 -61 12 9 14 -9
^_flatshare	2 13
^_fleet	6 23
^_flexible	4 6
^_floor	2 -3 7 -3
^_fly	6 13 8 1
^_folk	0 20 1 6
^_foot	2 7 6 8
^_form	5 13 6 20
^_fortnight	5 13
^_found	13 2
^_four	3 21
^_free	1 17 3 9 6 -23 7 4
^_friday	4 1
^_friend	1 -8 2 -10 3 11 9 4
^_friendliest	7 2
^_from	0 -13 2 46 3 -37 5 -36 6 -7 7 -32 8 -59 9 -20 12 -16 13 -19
^_front	7 14 13 24
^_ful	14 -11
^_full	1 24 2 14 6 -2
^_fund	0 6
^_fur	3 13
^_furnish	4 10
^_furry	3 5
^_g	3 13
^_gallery	11 13
^_garage	8 -5
^_garden	5 17 8 -9 11 10
^_gay	2 7
^_gays	2 17
^_gentleman	2 9
^_get	2 19 4 -6 6 11 8 -11
^_gets	6 1 7 7
^_gff	0 5 1 11
^_girl	2 28 8 4
^_given	8 -4
^_gmail	14 6
^_go	1 -12 2 -1 4 4 6 5 7 -1
^_goer	2 14
^_goes	13 -5
^_gone	8 15
^_good	1 -6 14 -23
^_got	1 3 6 7
^_grant	7 11
^_grown	1 27
^_guarante	7 11
^_guarantor	4 -7 13 14
^_guest	5 16
^_guide	2 16 3 -8
^_h	11 5
^_had	0 6 4 -2 6 3 7 -26
^_half	2 4 12 -3 13 4
^_hammer	6 10
^_hamster	3 9
^_hang	6 18
^_happy	13 4
^_has	1 -46 2 -9 7 3 11 -6 12 -1 13 -16 14 9
^_have	0 22 1 -6 3 -9 11 15 12 -38
^_haven	1 6
^_he	0 1 8 -19
^_head	3 -9
^_healthy	2 18
^_hear	6 -9
^_heater	9 -2
^_here	0 3 2 -3 3 -16 7 21 8 -28 9 2 14 -2
^_highest	7 -4
^_hill	2 4
^_hindu	2 10
^_history	2 12 6 1
^_hit	10 6
^_hiv	2 24
^_hold	5 9 6 5 12 6
^_holder	0 9 2 13
^_holiday	6 -1
^_home	1 -11 3 3 7 9 8 13
^_honest	8 4
^_hot	6 6
^_hour	6 2 8 -10
^_hous	0 -21
^_house	1 -7 2 8 3 9 5 -3 6 -20 8 -9 14 -7
^_household	2 32
^_housemate	2 19
^_houseplant	3 4
^_how	6 -1 11 11
^_hundr	4 23
^_hurry	6 1
^_husband	2 9
^_i	1 7 3 9 4 -43 6 10
^_i'd	1 11 4 8
^_i'm	2 1 8 3
^_ideal	2 4
^_if	1 -15 6 2 8 6
^_ifs	7 21
^_illustration	11 30
^_imag	11 25
^_immigrant	2 8
^_impossible	7 10
^_includ	0 -2 2 -6
^_income	0 10
^_ink	10 13
^_inside	12 14
^_insta	14 23
^_instruction	10 18
^_insurance	0 5
^_insure	5 5
^_into	7 14 8 11
^_investment	7 40
^_invit	4 7
^_irish	2 11
^_iron	6 4
^_ish	4 9
^_isn't	1 -16 6 -14 7 -7 8 1
^_issu	2 13
^_it's	6 43
^_jan	14 7
^_job	0 7
^_joke	6 2
^_joy	1 1
^_just	2 -10 6 -2 11 29
^_keen	2 8
^_keep	0 -9 8 4
^_kept	3 -9
^_key	5 -3
^_kid	1 26
^_kids	1 39 8 1
^_kind	0 17 7 6
^_kit	7 1
^_kitchen	2 -14
^_kne	8 15
^_knock	8 3
^_know	8 3 13 2
^_l	1 10
^_lad	6 11
^_lady	2 11 6 4
^_landlord	1 -22 2 -25 4 -7 7 24
^_last	8 -61 11 -3 12 -28
^_lawn	11 10
^_lease	1 11 3 -27 12 32
^_least	4 10
^_leav	5 12 8 -3
^_leave	8 7 12 18
^_leed	7 3
^_left	6 5
^_leg	6 1
^_legg	3 13
^_lenton	7 2
^_less	4 20
^_let	0 -3 1 -31 2 -9 4 -10 9 2 12 34
^_lets	12 15
^_letter	5 1 14 11
^_lha	0 21
^_licence	9 3
^_life	7 9
^_lift	1 -13
^_like	1 -17 3 -32 4 -18 6 11 8 -18 13 19
^_lin	6 5
^_line	7 7
^_list	10 48
^_liv	2 1
^_live	6 14 8 6
^_loan	13 2
^_location	7 32
^_lock	8 2
^_lockbox	8 15
^_lodger	8 22
^_lol	6 7
^_longer	13 3
^_look	2 -21 3 16 6 -5
^_lot	4 -13 5 3
^_love	0 3 6 -5 9 6
^_lowest	7 10
^_loyalist	2 14
^_make	11 9
^_male	2 5
^_man	7 17 8 15
^_market	7 -4 10 18
^_match	2 5
^_max	1 14
^_may	1 23 2 -15 3 -13 4 -5 6 -11 8 -14 11 4
^_me	2 -51 4 9 5 -1 6 -5 14 12
^_mean	2 9
^_meter	8 -7
^_mid	5 2
^_might	1 3 13 1
^_mile	1 4
^_min	12 33
^_mind	3 -15
^_minimum	4 12
^_miss	6 19
^_mkt	10 35
^_mobile	2 2
^_monday	9 10
^_money	5 31 7 1
^_month	0 -16 2 -20 4 -19 5 -17 8 -27 9 -56 12 4 14 -5
^_more	1 5 4 23 6 -27
^_mortgage	0 10
^_most	7 37
^_mov	14 5
^_move	6 -4
^_mr	8 36
^_mth	12 14
^_mths	13 14
^_much	4 26 7 9
^_mums	1 4 2 8
^_muslim	2 25
^_must	0 2 1 8 2 -19 4 -21 5 29
^_my	2 -11 5 4 8 3
^_name	14 32
^_national	2 25
^_nationality	2 12
^_near	13 9
^_need	1 -9 2 21 4 -15 5 -1 6 -11 7 -26 8 -25 13 -1
^_neg	4 17
^_negotiable	4 21 12 1
^_neighbour	1 3 3 -9 8 41
^_nephew	1 14
^_network	8 2
^_never	0 -33 1 -26 2 -34 3 -3 6 -15 7 11
^_newcomer	10 31
^_next	8 -1
^_night	5 -16 9 14
^_nil	7 1
^_nine	4 15 14 -2
^_no	0 24 1 -16 2 2 3 12 4 3 5 -2 6 1 14 -28
^_nobody	6 -1
^_non	5 10
^_none	7 17
^_nor	11 2
^_not	3 1 5 -56 7 -57 8 -30 12 -42
^_note	8 2 11 6
^_noth	1 -6
^_now	6 -1 8 6
^_number	1 -2 8 -7
^_o	3 15 11 11
^_objection	1 -5 3 -7
^_occupant	1 13
^_off	6 16
^_offer	1 -12 2 -41 4 25 6 -23 7 -5 13 -39
^_once	13 -8
^_one	0 21 4 -11 6 -2 7 -17 8 -3 13 -6 14 -4
^_ones	6 4
^_only	0 18 1 3 2 56 4 -20 5 -26 6 -22
^_ono	4 36 5 -24
^_open	8 -8
^_opportunity	6 3
^_opposite	8 8
^_other	0 -11 4 12 6 9
^_otherwise	3 1
^_our	0 15 1 -5 5 5 6 -8 7 -9 9 8 10 24 11 5
^_out	2 -16 3 -3 5 1 6 22 8 1
^_outside	2 -8
^_over	1 -1 3 1 4 -4
^_owner	3 3 8 11 11 -6
^_padlock	8 19
^_paid	13 -23
^_paint	4 1
^_paper	10 1
^_parent	1 10
^_park	0 -9 6 -50 7 -8 8 -9
^_party	6 16
^_password	8 15
^_patter	1 7
^_paws	3 1
^_pay	2 15 4 -19 5 1 7 -16
^_payment	5 9 13 15
^_pays	5 18
^_pcm	4 11 5 -56 13 -18
^_penny	7 2
^_people	0 -5 2 30 3 14 4 -4 7 -3 8 -28
^_per	5 -6
^_periodic	12 -23
^_permission	7 12
^_permit	0 -11 5 -8
^_permitt	1 3
^_pets	0 -8 7 -5
^_pett	3 20
^_phase	6 4
^_phon	6 5
^_photo	14 9
^_photography	11 15
^_pic	11 27
^_pick	2 17
^_pics	11 49
^_picture	11 19
^_pier	8 9
^_pip	0 14
^_plac	7 3
^_place	13 2
^_plan	6 3 11 -3
^_plant	1 7
^_please	0 3 1 6 2 13 3 -16
^_plus	12 9
^_pm	4 17
^_poa	4 9
^_pod	9 11
^_pop	1 4
^_portal	10 1
^_pound	5 32
^_prefer	2 19
^_preference	0 10
^_preferr	0 14 2 39
^_pres	10 5
^_prettiest	7 1
^_previou	2 -3 3 -2 8 10
^_price	4 32 6 27
^_pritchard	8 5
^_professional	0 1
^_prohibit	3 3
^_proof	7 18
^_purchaser	7 6
^_put	0 10 6 -8
^_quality	7 14
^_quarter	13 21
^_quay	3 7
^_question	3 1
^_queu	6 15
^_quickest	14 7
^_quieter	7 1
^_quietest	7 9
^_quot	4 2
^_race	6 16
^_rail	11 -7
^_rather	2 7 5 8
^_reader	6 9
^_real	6 1
^_reasonable	4 3
^_receipt	0 14
^_recommend	6 8
^_reduc	4 -4
^_referenc	13 23
^_refundable	5 7
^_refuse	3 -8
^_region	4 14 7 2
^_regret	8 1
^_rent	0 -9 4 35 5 5 7 -6 8 -7 10 -10 13 11 14 -4
^_rental	7 4 9 13
^_republican	2 8
^_requir	2 7
^_reserv	6 2
^_reservation	5 1
^_resident	1 -9
^_retir	8 10
^_right	8 3
^_ring	1 2 6 1
^_road	7 6
^_roll	6 12
^_roma	2 13
^_room	0 11 1 -4 4 8 6 23 8 23 11 4
^_rover	3 25
^_rug	1 6
^_ruin	1 5
^_rul	5 2
^_runn	6 9 7 6
^_safe	7 4
^_said	0 8
^_sale	8 27 10 2
^_save	0 5
^_say	2 10 7 9 8 1
^_says	1 3 2 3
^_school	2 -9 7 2 14 -9
^_screen	6 4
^_sea	7 35
^_search	2 8
^_seat	1 -8
^_second	6 10
^_see	5 16
^_seen	6 17
^_sees	7 3
^_self	0 -2
^_sell	2 20 6 -11
^_september	12 12
^_set	4 16 5 7
^_seven	8 -4 14 15
^_sex	2 9
^_sharer	1 -9
^_shelf	6 4
^_shift	6 17
^_shop	4 -3
^_short	12 19
^_shorthold	12 18
^_shot	11 16
^_should	1 9 6 -19 8 15
^_show	11 -3
^_shown	4 21
^_shut	8 6
^_shy	4 2
^_sign	0 12 6 -5 12 18 13 3
^_signal	14 -5
^_simp	7 16
^_single	7 4
^_six	8 -12
^_sixty	6 5
^_slot	1 4 6 14
^_small	1 4
^_smok	3 9
^_smoker	2 -10 3 6
^_snooze	6 9
^_so	1 -11 3 1 6 -13
^_someone	0 -1
^_someth	3 10 4 3
^_somewhere	4 20
^_sooner	1 1
^_sorry	0 -4 12 1
^_sought	0 14
^_spain	8 11
^_spare	8 35
^_speaker	2 3
^_spend	9 7
^_stair	2 -5
^_stairlift	2 -3
^_stand	7 4
^_star	8 5
^_start	1 11 4 4
^_state	2 4 4 9
^_stay	4 -21 8 -26 9 3 12 7
^_steep	1 7
^_stick	6 19
^_still	8 -5 10 5
^_stood	3 2
^_stopp	6 12
^_storage	9 -3
^_street	2 -21 7 17
^_strict	3 16 5 2
^_style	9 21
^_such	6 12 7 17
^_suit	9 5
^_supporter	2 6
^_survey	7 1
^_swift	6 20
^_t	10 6
^_take	0 -21 1 -19 3 -5 4 19 5 12 13 19
^_taken	6 -11
^_tax	0 -1
^_tell	2 -2
^_ten	5 6
^_tenant	0 1 2 -3 6 -29 8 50 9 -11 11 -32
^_term	13 21
^_text	14 1
^_than	4 31 6 2
^_that	5 13
^_their	13 5
^_them	1 -13 6 18 7 -13
^_then	0 15 6 -25 8 22
^_there	1 2 2 -9 5 8 7 37 8 -39
^_thing	3 2
^_think	1 9 2 -2 4 8
^_those	0 -14 1 4 7 -1
^_though	0 10
^_thought	6 1
^_three	7 8
^_through	7 -8 8 5 14 -26
^_throw	4 3
^_till	8 2 12 1
^_time	1 2
^_tock	6 23
^_today	6 6 10 6
^_toddler	1 17
^_told	0 24 2 -8 6 -11
^_tom	8 5
^_top	7 1
^_total	7 12
^_town	6 13
^_traveller	2 10
^_tri	2 4
^_trust	7 8
^_truste	2 11
^_try	1 12 2 5
^_tues	8 5
^_turn	2 -2 6 7
^_twelve	12 2
^_twice	6 4
^_two	3 -13 5 -57 8 22 12 -18 13 -31 14 -24
^_typ	2 6
^_uc	0 29
^_uk	13 18
^_ultimate	7 13
^_under	8 19
^_unionist	2 17
^_unlawful	2 -3
^_unoccupi	8 5
^_up	2 -37 5 1 6 25 13 8
^_upfront	13 25
^_upon	4 11
^_ups	1 19
^_upstair	1 6 8 15
^_upward	4 17
^_us	0 -20 2 -3 4 19 5 -23 13 -25 14 -5
^_used	11 43
^_user	2 19 14 16
^_usual	0 1 1 2
^_value	7 26
^_vegetarian	2 7
^_video	5 4
^_view	2 -18 4 -38 5 7 7 19 9 -1 11 22
^_visit	1 17 5 5
^_voter	2 14
^_w	10 5
^_want	1 16 2 20 4 1 7 -3 13 14
^_warm	7 5
^_was	1 -19 4 -33 6 -19 7 -47 8 -4 13 -13
^_water	8 -2
^_way	6 2 7 8
^_we	0 7 2 -5 3 -5 5 -27 6 -11 8 -55 11 13
^_we'd	2 4
^_we're	8 5
^_we've	6 -10
^_wee	8 13
^_week	5 19 9 20 13 -19
^_weekday	8 3
^_weekend	9 6
^_weigh	4 12
^_welcome	0 -3 3 -2 6 -12 9 7
^_went	0 1 4 9
^_were	2 -27
^_wet	10 6
^_wharf	4 4
^_what	4 23 6 -11
^_whatever	4 21
^_whatsoever	2 2
^_wheel	2 8
^_when	6 2
^_where	6 -15
^_which	2 13 4 33
^_while	6 30
^_white	1 2 2 4
^_who	0 12 6 8 8 -23 13 10
^_who'd	2 14 4 4
^_whole	1 9 13 2
^_will	0 4 1 -17 2 4 3 6 9 3 14 -9
^_window	7 -8 8 2
^_wins	4 6
^_winter	4 6
^_without	3 5 13 19
^_witness	2 10
^_women	2 12
^_won't	0 10 2 13 3 8 7 -9
^_word	6 6 7 12
^_work	0 11 2 -31 6 -20 8 11 13 6
^_worker	0 10
^_would	0 9 1 14 2 -7 3 1 4 -5 6 -1 11 -17 12 11
^_wouldn't	6 10 7 1
^_year	12 16 13 22
^_yes	0 -30
^_you	1 -9 3 -11 4 6 5 2 6 10 7 -9 8 -4 11 -4 12 -23 13 7 14 -24
^_you'll	0 1
^_you're	6 -4
^_your	1 -6 2 19 3 11 4 5 6 32 12 9 14 -3
^_yourself	6 18
^_yourselv	6 4
^_zero	14 16
^_zone	1 2
^_£#	0 -57 2 -36 3 -21 4 47 5 -9 6 -14 7 -85 8 -42 9 -1 12 -53 13 -3 14 -27
^_£##	0 -6 1 -6 2 -6 3 -1 4 29 5 5 6 -22 7 -30 13 -1 14 -10
a	1 -5 2 7 4 -1 5 13 6 -4 7 4 8 -27 9 6 10 -3 11 11 13 -1 14 -15
a :absence	2 -16
a :absolute	5 15 8 3
a :accepting	0 9 6 8 7 9
a :advance	5 -12 8 -10
a :asking	14 12
a :building	0 3 1 9 2 -17 4 -1 6 56 7 11 10 8
a :burden	0 33 1 18 13 10
a :child	1 40 2 -19 3 -5 7 -8 8 7
a :childless	1 27 6 -2
a :childthing	7 -1
a :clocktime	5 8 8 9
a :codething	6 -2 8 -33 12 35 13 5
a :consent	7 2
a :councilpay	10 2
a :deadline	4 27 6 -6 8 4 9 21 13 -21
a :demand	1 11
a :demanding	0 19 1 4 5 4
a :denying	2 13
a :deterring	6 -21 8 6
a :disability	0 -17 2 30 11 1
a :disclaimer	7 16
a :dislike	2 -10 14 19
a :faith	2 44 8 -4
a :family	1 14 2 -8 8 -8
a :fee	4 15 5 13
a :feething	1 4 4 -31 5 -1 6 -21 8 -13
a :fixed	7 -4 12 13
a :healthword	7 7 8 57
a :hiding	2 -5 7 -10
a :holiday	0 -14 1 -38 2 -4 5 7 9 8 12 1
a :income	0 33 2 -17
a :jobless	10 3
a :jobname	2 -13 7 -7
a :keything	1 -9 7 -5 8 -27
a :kin	1 15 2 -4 3 -18 7 -23
a :law	5 -8 8 -2
a :lifeword	0 24 1 -12 2 -5 5 -1 8 4
a :longperiod	0 2 4 -2 6 -26 8 -34 12 46 13 29
a :losing	0 9 5 6
a :money	4 26 5 31
a :nation	2 3
a :nearby	1 -9 2 -33 7 2 8 -8
a :negation	0 10 2 21 3 25 5 8
a :neighbour	1 11 6 35
a :newness	6 -32 9 21 10 3 13 -2
a :number	0 -9 4 17 5 4 6 3 12 15
a :offerdeal	4 23
a :onlyword	0 3
a :openprice	4 48 11 17
a :opinion	1 -5
a :origin	2 16
a :payer	1 -15
a :period	4 15 8 -34 10 -32 11 -43 12 5 13 -19 14 -42
a :person	1 12 3 2 6 -28 7 8 8 -19 13 17
a :pet	0 -44 1 -35 2 -93 3 68 4 -32 5 9 6 -29 7 -38 8 -3
a :phone	7 -3 14 36
a :photo	1 19 6 12 7 -21
a :place	7 8
a :politics	2 31
a :preferring	2 -18 8 19
a :promise	0 6 7 51
a :ranking	1 15 5 5 7 19
a :record	4 2
a :rent	4 23 5 -6
a :return	0 -21 4 15 5 -13 7 20
a :room	2 -9 4 4 6 39 8 -59 10 12
a :rulesplace	2 -8 6 2
a :safety	0 3 7 -16
a :scarcity	5 4 6 36 7 -15 9 16 11 4 13 13
a :seller	1 -4 5 12 6 1
a :sex	1 -30 2 80 4 -7 7 -8
a :sexual	0 4 2 12
a :spelled	2 27 3 12 7 -4 8 3
a :student	8 19
a :superlative	7 34
a :thing	7 -23 8 -7
a :time	13 4
a :title	2 15
a :tribunalrent	4 -1 8 -3 12 34 13 6
a :utility	0 5
a :work	0 35 1 -31 2 -31 6 -3
a :writeto	14 20
a bad	8 19
a bath	6 17
a better	7 33
a bigger	0 5
a bit	4 32 8 12 11 6
a block	6 4
a brand	10 4
a breakdown	8 7
a buggy	1 8
a bump	2 3
a camera	11 10
a car	1 6
a care	8 8
a carpet	1 11
a cat	5 14
a certainty	7 13
a chance	0 1
a change	2 3
a changing	1 8
a child	1 38
a christian	2 18
a cinema	3 7
a claimant	0 4
a commitment	12 7
a condition	5 5
a crowd	1 14
a day	6 21
a dead	7 21
a decent	13 6
a dog	2 -2 3 49
a dozen	6 12
a drink	8 11
a family	2 -8
a female	2 6
a few	5 5 9 16 11 6 13 15
a figure	4 21
a fiver	5 22
a flat	1 14 6 22
a floor	4 2
a foreign	2 9
a formality	7 10
a fortnight's	5 12
a fourth	2 4
a further	1 4
a gentleman	2 8
a go	5 8
a grown	1 10
a guarantor	4 -3
a guest	7 1
a guide	11 11
a haven	1 7
a head	5 15
a history	2 15
a holiday	9 -6
a homeowner	0 18
a hound	3 11
a house	0 16 6 10 7 15
a household	1 34 4 1
a hundred	5 18
a job	0 15
a key	8 -2
a kid	1 8
a lad	8 5
a lady	2 25
a letter	1 1
a lifetime	6 13
a list	7 3
a little	1 -23 4 11 11 7
a lodge	10 1
a long	13 4
a lot	5 5
a loyalist	2 13
a lump	13 8
a maisonette	6 6
a mature	2 4
a message	14 11
a mile	7 4
a month	1 7 4 14 12 -42 13 -51
a month's	13 -3
a mortgage	7 8
a must	0 3
a new	6 -3
a newborn	8 17
a nicer	7 18
a night	5 12 9 3
a no	0 12 2 22 3 12
a non	3 1 5 10
a number	4 6
a nurse	8 1
a patch	7 2
a penny	7 11
a pension	0 -27
a periodic	12 -1
a pinch	11 16
a play	1 2
a prettier	7 6
a price	4 17
a problem	3 -4
a professional	0 -11
a profit	7 19
a promise	11 5
a proper	0 12
a queue	6 3
a recovering	8 8
a rent	4 23 5 -5
a republican	2 11
a retired	8 20
a salary	0 18
a secure	0 6
a similar	11 4
a soul	7 7
a spring	10 4
a stairlift	2 -1
a state	10 4
a steady	0 10
a strict	3 4
a sweet	8 12
a swift	6 10
a telegram	14 1
a tenant	1 -1 2 12
a tenner	4 1 5 12
a third	1 13
a thousand	4 15
a toddler	1 5
a tortoise	3 -4
a true	11 7
a twelve	12 10
a very	6 1
a wage	0 19
a walled	10 7
a wee	5 4
a week	4 13 9 17 13 -6
a whippet	14 3
a white	2 13
a woman	2 13
a worker	0 19
a working	9 8
a year	12 20 13 6
a year's	12 9
a yes	7 10
a £#	1 2 5 52
able	7 3 13 9
able :disability	2 6
able :openprice	0 2 2 -27 13 10
able :opinion	0 2 2 -27 13 10
able bodied	2 6
able to	0 2 2 -27 13 10
able_$	7 6
about	0 -45 1 -6 3 -13 4 -44 5 -19 6 35 7 -9 8 9 11 12 14 -36
about $	6 14
about :income	13 1
about :openprice	6 3 7 2
about :opinion	6 5 7 2
about :pet	3 14
about as	6 2
about it	3 -6 6 6
about pets	3 14
about the	6 1 8 1
about this	6 17
about to	6 5 7 3
about £#	4 -9
about_$	0 -13 3 -1 4 -13 6 1 8 10 11 8
about_long	6 8
about_one	6 12
about_place	1 1
above	2 -10 4 7 6 -27 7 -12 11 -14
above the	4 1
above_$	2 -2 6 -2 8 -4
abroad for	8 3
absolute	10 4
absolute_$	7 3
absolutely	7 16
absolutely :negation	7 11
absol…	7 14 10 3
accent	2 10
accents	2 5
accen…	2 5
accept	1 14
accept_$	2 9 13 10
accept_than	4 2
accepted	0 13 2 26
accepted $	0 10 1 -1 2 2
accepts	13 10
accep…	0 13 2 23 6 -5 13 12
access	2 -5 8 21
accommodation	1 4
accom…	1 7
accordingly	4 9
accordingly $	4 9
accor…	4 19
account	13 27
accou…	13 27
accurate	11 15
accurate $	11 13
accur…	11 17
achie…	4 15
acros_has	8 9
across	8 20
across the	8 22
act	6 19
act :time	6 7
act :urgency	6 21
act now	6 6
act_$	6 5
actual	11 25
actual :building	11 14
actual :neighbour	11 13
actual :photo	11 13
actual flat	11 12
actual_$	11 16
actual_may	11 5
add :deadline	0 1
add :demanding	0 1
add :openprice	0 1
add up	0 1
add_$	10 5
add_what	0 2
add_you	0 2
added	5 7 10 15 11 4
added :openprice	5 9 10 5
added :opinion	5 9 10 5
added to	5 9 10 5
addition	10 2
addition :openprice	10 2
addition :opinion	10 2
addition to	10 2
addit…	10 2
address	1 6 7 4 14 18
address for	14 4
addre…	1 3 7 23 14 18
adhd	2 6
admin	5 14
admin ,	5 8
administration	5 1
admin…	5 2
adult	0 28 1 7
adult $	1 -17
adult :absolute	1 6
adult :burden	1 6
adult :disability	0 7
adult :healthword	0 7
adult :onlyword	1 5
adult :person	1 20
adult :scarcity	1 6
adult disability	0 7
adult only	1 6
adult_$	1 43 2 -27
adult_block	1 7
adult_children	1 -20
adult_no	1 4
adult_payment	0 7
adults	0 -11 1 61 2 -59 6 -25 9 1
adults $	1 36
adults ,	1 26
adults :absolute	2 -16 9 1
adults :burden	1 3 2 -16 9 1
adults :onlyword	2 -16 9 1
adults :scarcity	2 -16 9 1
adults and	1 -4
adults only	2 -16 9 1
adv	13 48
adv $	13 27
adv_$	13 20
advance	0 -15 4 -42 6 -31 7 -41 8 -11 12 -32 13 20
advance :burden	13 -2
advance :demanding	13 6
advance_#	13 5
advance_month	13 14
advance_rent	13 14
advance_sign	13 -6
advan…	0 -15 4 -43 6 -31 7 -32 8 -11 12 -32 13 20
advert	4 -1
advertis_$	10 2
advertised	4 22 6 -23 10 26
advertised :deadline	10 22
advertised :rent	4 1
advertised :return	4 1
advertised in	10 -3
advertised rent	4 1
adver…	4 18 6 -40 7 -20 10 31
afford	6 1
affordability_$	0 2
affordable	0 -9
afraid	0 5 1 15 3 8
after	0 -19 1 -20 4 8 6 20 12 32 13 -34 14 12
after $	7 5 13 9
after :advance	13 -41
after :demand	4 1
after :feething	4 1
after :jobless	13 -33
after :school	8 1
after a	2 18
after it	6 30
after school	8 1
after signing	13 -33
after_##	4 7
after_$	0 -31 1 -34 2 -15 6 19 8 6 13 -50 14 15
after_bloke	2 11
after_have	6 1
after_month	12 2
after_sign	13 -22
after_viewing	4 6
after_we	12 2
after_will	6 3
afternoon	1 3 6 14
afternoon $	6 6
afternoon ,	1 1
afternoon_$	1 1
afternoons	1 5
after…	1 22 6 13
again	1 14 2 15 4 17 6 -25 7 5
again $	1 14 2 2 4 14 6 -2
again_$	6 -16
against	1 3 3 -2
against :child	1 13
against :dislike	5 7
against damage	5 7
against_$	1 7 5 2
again…	1 3 3 -2
age	1 24
age of	1 23
agency	5 11
agency :fee	5 2
agency's	14 3
agency_$	5 8
agenc…	14 3
agent	0 5 8 -4 11 4
agent in	7 11
agent's	5 4
agent_$	4 8
agents :welcoming	4 4
agent…	5 16
ago	11 23
ago $	11 1
agree	7 6 11 2
agree_$	11 3
agreed	6 7
agreement	4 -1 5 -17 13 13
agreement :codething	13 11
agreement is	13 11
agreement_$	13 19
agree…	4 -3 5 -24 13 22
ah	4 6
ahead	0 -12 6 15 13 20
ahead of	2 2 6 24 13 -1
ahead_$	6 16
ahead_them	6 17
air	7 17
airbnb	9 6
alarm	7 -8 8 24
alarm $	8 1
alarm :codething	8 14
alarm :negation	8 2
alarm has	8 7
alarm is	8 1
alarm's	8 10
alarm_##	8 9
alarm_$	8 3
alarm_if	8 1
alarm_off	8 10
alarm_set	8 -1
alarm_since	8 1
alarm_work	8 2
alarm_you	8 9
alarms	8 -20
alarm…	8 16
alcoholic	8 8
alcoh…	8 8
alike	1 -4 2 -2
alike $	0 -5
all	0 -34 1 -15 5 -27 6 -9 7 -15 8 2 11 -21 14 -29
all $	1 -1 7 -5
all :accepting	8 4
all :clocktime	8 4
all :deadline	8 18
all :demand	4 10
all :payer	12 13
all :period	0 1 8 10
all :person	1 9
all :place	7 5
all :seller	12 13
all :sex	2 22
all :wanting	11 2
all day	0 3
all occupants	1 15
all of	7 16 8 19 13 9
all our	12 13
all the	11 -13
all_##	8 4
all_$	1 -9 2 -16 6 -14 7 -22 8 9 13 -20 14 -14
all_must	1 9
all_over	1 3
allergic	3 9
allergic :openprice	8 2
allergic :opinion	8 2
allergic so	3 3
allergic to	8 2
aller…	3 19 8 14
allowance	0 10
allowance :negation	0 1
allowed	0 -5 3 9
allowed $	3 11
allow…	2 -22 3 8
alone	8 8
alone $	8 1
along	6 -11
already	2 -12 6 73 7 -7 8 -16
already $	6 29
already_$	6 25
alrea…	2 -12 6 73 7 -7 8 -16
alway_$	3 1 8 5
always	2 2 3 9 4 7 6 -26 8 12
always :spelled	8 4
always at	8 5
am	4 9 14 6
am_my	4 6
an	0 2 3 12 4 18 5 -10 6 -12 7 5 8 -5 10 8 13 -6 14 -17
an :absence	7 3 8 1
an :absolute	2 20
an :advance	13 17
an :bid	4 34
an :burden	1 3 4 10
an :consent	7 14
an :deadline	4 9
an :disclaimer	4 12
an :everyone	2 21
an :fixed	12 25
an :keything	8 -7
an :offerdeal	4 14
an :phone	7 15
an :return	7 16
an :seller	3 4
an :work	0 26
an advance	13 2
an alarm	8 -3
an all	2 21
an ast	12 9
an auction	4 12
an empty	7 3 8 1
an extension	7 15
an extra	4 10
an investment	7 15
an offer	4 13
and	0 -38 1 -3 2 -7 3 -3 4 -41 5 -20 6 -14 7 -21 8 29 9 -2 10 -11 11 8 12 -44 13 2 14 -22
and ##	4 6 14 -29
and :absence	6 -20 8 21
and :absolute	0 -16 8 -8
and :advance	13 8
and :benefit	6 6
and :burden	4 -11
and :childless	1 -1
and :childthing	1 11
and :clocktime	8 -7 13 8
and :codething	8 23
and :deadline	6 -55 8 5
and :demand	0 -4
and :denying	1 4 6 -14
and :deterring	0 5
and :disclaimer	6 14
and :everyone	6 1 7 -24 8 -12
and :faith	2 9
and :family	1 27
and :feething	5 12 8 -21
and :forename	8 24
and :holiday	8 7 9 2
and :jobname	0 1
and :keything	8 -11
and :kin	2 10
and :lifeword	8 23
and :nation	2 -22
and :negation	1 33 4 -31 6 -15 7 7 11 8
and :newness	6 -4 10 15
and :number	1 -13 4 -22 7 -13 14 -13
and :onlyword	1 1
and :openprice	1 5 6 6
and :opinion	1 -25 2 -15 5 3 8 -37 11 11
and :origin	2 23
and :payer	0 -3 2 -21 5 9 6 -26 7 -6 11 8
and :paying	14 10
and :person	0 -40 1 -3 6 8
and :pet	3 33
and :phone	14 10
and :place	0 4
and :promise	0 -11 7 22 8 32
and :ranking	4 -2 6 -2 13 16
and :refusing	8 16
and :room	5 7
and :rulesplace	8 1
and :scarcity	0 -9 4 12 6 -26 13 1
and :seller	0 4 5 11 8 -3 11 7
and :sex	2 -44 6 13
and :sexual	2 23
and :spelled	0 -14 1 -8 4 -35 7 7 12 4 13 8 14 -2
and :student	3 4
and :time	7 16 8 10
and :title	1 -4
and :wanting	8 27
and :welcoming	2 6
and :writeto	14 11
and a	0 -65 1 -18 2 -47 3 -7 5 -26 6 -74 7 -31 8 -104 11 -30 13 -40
and beds	5 7
and by	6 9
and can't	8 21
and dads	1 19
and do	11 3
and every	6 1
and final	4 18
and he	8 -2
and i	0 15 1 19 2 16
and i'd	2 10
and i'm	2 11
and i've	8 3
and is	8 23
and it	0 4 2 21 3 11 6 20 7 24 8 28
and it'll	6 19
and it's	4 19 6 18
and july	13 7
and last	13 13
and leave	8 9
and likes	8 3
and live	8 3
and may	8 11 11 1
and moggies	3 6
and mrs	8 2
and nephews	1 7
and nobody	1 4
and not	1 7 7 24 11 8
and out	8 16
and parking	1 6
and people	0 -2
and roof	8 4
and see	7 3 11 9
and she	8 -5
and so	2 16 6 -34 8 -48 13 12
and that	2 5 4 -3 6 11
and that's	5 2
and the	2 -30 4 -32 6 -2 7 -11 8 -30 9 -19 10 -17 11 9 14 24
and their	0 1
and then	7 6
and there	6 5
and there's	7 3
and they	6 21
and took	11 2
and we	1 -10 2 -7 6 -11 8 -1 11 13
and we'd	2 25
and we'll	13 1 14 9
and what	1 1
and will	2 7 6 -1 8 3
and won't	1 3
and would	2 6
and you	6 9 8 -15
and you'll	7 -1
and your	7 4
animal	3 39
animal_$	3 35
animal_live	3 5
animal_not	3 6
animals	0 -10 2 -10 3 57
animals are	3 5
anima…	0 -10 2 -10 3 59
ann	14 3
annual	5 7 13 4
another	2 38 3 17 4 11 6 29 8 -2
another :absence	3 13
another :building	3 12
another :disclaimer	6 7
another :fairness	4 3
another :number	4 4
another :seller	6 10
another buyer	6 7
another home	3 13
another matter	4 3
another_$	2 26 4 13 6 1
anoth…	2 38 3 17 4 11 6 29 8 -2
answer	0 3 3 17 4 -3 6 -4
answer ,	0 3 6 1
answer :codething	3 7
answer :urgency	6 -6
answer is	3 7
answer_$	3 26 4 -1
answer_no	2 2 3 13
answe…	14 7
any	0 6 1 17 2 -7 3 14 5 -9 6 -2 8 -25 10 9 11 6 12 -26 13 -13 14 15
any :accepting	7 7
any :age	1 -19
any :child	1 21
any :childless	1 -19
any :deadline	7 10
any :disability	2 4
any :fee	7 5
any :feething	11 3
any :healthword	2 4
any :offerdeal	7 6
any :online	10 6
any :openprice	7 3
any :period	7 8
any :pet	3 2
any :place	3 2 7 -14
any :room	11 1
any :rulesplace	11 1
any age	1 -19
any circumstances	3 4
any disability	2 4
any kind	3 2 7 -12
any more	6 1
any of	0 1
any_$	0 -14 2 -6 4 -11 7 -1
any_my	14 4
anybody	0 9 2 1 6 -26 7 26
anybody $	7 1
anybody :title	0 8
anybody who	0 9
anybody with	1 1
anybody_$	7 2
anybody_can	0 4
anybo…	0 8 6 -28 7 26
anyone	0 11 1 3 2 11 3 4 4 -22
anyone $	7 8
anyone :title	6 2
anyone in	1 1
anyone who	0 -14 6 2
anyone whose	0 11
anyone with	2 4
anyone_$	0 -4 4 -3
anyone_credit	0 5
anyone_isn't	2 4
anyone_rent	0 10
anyone_should	8 4
anyone_universal	0 6
anyone_will	2 10
anyth_$	4 5
anyth_will	4 13
anything	0 18 2 -20 3 13 4 16
anything :burden	3 1
anything :clocktime	4 3
anything :openprice	4 16
anything :superlative	3 1
anything from	4 4
anyth…	0 18 2 -21 3 13 4 16
anywhere	6 -4 7 21
anywhere :losing	7 3
anywhere else	7 3
anywh…	6 -4 7 21
apart	1 1
apartment	9 12
apartment $	1 6
apartments	6 10
apart…	6 17 9 17
app_$	0 -2 14 23
apple…	8 3
applicant	0 -8
applicant $	5 5
applicant_$	0 24 4 6
applicant_consider	2 4
applicant_first	3 3
applicant_improve	13 7
applicant_rent	4 4
applicant_their	13 10
applicants	0 9 1 -26 4 9 7 -9 8 -4 13 14
applicants :deadline	13 8
applicants :denying	2 6
applicants :negation	2 1
applicants :title	6 1
applicants may	13 8
applicants who	6 1
applicants won't	2 6
application	2 20 4 13 13 21
application $	2 1 4 3
applications	0 29 3 7
applications :losing	0 5
applications go	0 5
applied	2 8
appli…	0 21 2 11 3 5 4 27 6 -5 7 -105 8 -96 11 -58 13 19
apply	1 1 2 19 3 5 5 7 7 -9 8 -3
apply $	0 -1 2 2 5 14
apply ,	1 4 2 29
apply :condition	0 4
april	13 16
april $	13 2
are	0 -23 1 4 3 12 4 -1 5 10 6 20 7 -14 8 4 9 -11 10 -24 11 57 12 -48 13 -7 14 -36
are #	5 1 8 -13
are $	4 1
are :absence	1 14 3 12 6 -1 8 1
are :absolute	7 3 8 16
are :accepting	3 -30
are :age	8 1
are :burden	1 -8 6 4 8 17 11 1
are :child	1 8
are :childless	1 7
are :clocktime	11 28
are :demand	6 21
are :demanding	2 1
are :denying	6 -18
are :deterring	1 14
are :disability	1 6
are :everyone	7 -19 11 16
are :fairness	3 -1
are :feething	1 -13
are :healthword	8 2
are :hiding	1 7
are :losing	6 1 8 20
are :negation	1 -3 2 7 7 -16
are :newness	11 22
are :onlyword	8 18 11 35
are :openprice	6 -9 11 16
are :preferring	5 21
are :promise	7 62
are :refusing	0 2 1 18 2 2 3 21
are :scarcity	6 3 8 21
are :spelled	1 -9 6 -8 7 -28
are :student	8 17
are :time	6 21
are :urgency	3 2
are :wanting	1 -16 6 17
are :welcoming	1 -19 2 -5 6 -16
are a	3 12 5 1 11 1
are about	7 2
are already	6 12
are at	8 1
are away	8 3
are certain	7 21
are flying	6 6
are for	11 6
are from	11 28
are gone	6 -8
are in	6 3 8 23
are indicative	11 1
are just	11 25
are like	6 16
are made	5 5
are no	2 1 7 -9
are not	0 2 3 6 6 4 11 1
are now	3 2
are of	11 11
are only	8 19
are out	1 7 3 14
are rarer	6 12
are set	4 1
are steep	1 6
are the	8 1
are thin	1 15
are turned	2 1
are welcome	1 -11
are you	2 23
are £#	5 18
area	2 6
aren't	1 17 2 2 3 26 7 -15 11 4
aren't part	1 7
aren't_$	3 19
around	4 2 6 25
around $	6 17
around_$	6 4 7 -5
arrange	14 2
arrange a	14 3
arrange_view	14 3
arran…	6 -8
arrive	9 1 13 14
arrive ,	13 1
arrive_$	13 14
artists	1 1
artis…	1 1
as	0 -30 1 10 2 2 3 -4 5 -44 6 -4 7 27 8 -4 9 -33
as :clocktime	7 6
as :everyone	0 -10
as :holiday	7 6
as :opinion	1 9 4 17
as :payer	2 21 4 11 6 8
as :person	0 -11 1 -6
as :promise	7 7
as :seller	2 6 4 4 6 28
as :time	6 6
as :urgency	6 8
as a	0 -9 4 -3 11 40
as good	7 15
as i	6 11
as i've	8 1
as in	7 6
as it	4 9 6 -5 7 -1 11 -15
as my	1 7
as set	4 1
as soon	6 4
as the	0 -11 2 16 4 -16 7 -46
as we	2 5 4 12 6 11
as you	2 -17 7 3
asian	1 -5 2 11
asian :family	1 -2
asian_$	2 3
ask	2 -27 3 -14 6 -45 12 -13
ask $	3 -32 4 4
ask :everyone	7 15
ask :opinion	3 -21
ask :person	7 15
ask about	3 2
ask anyone	7 10
ask for	6 -10 14 9
ask that	1 3
ask to	3 -2
ask £#	5 3
ask_$	0 -12 1 -15 2 -14 3 -22 6 -19
ask_price	4 6
ask_rent	13 1
asked	6 3 7 -27
asked $	6 3 8 2
asked :opinion	2 8 3 2
asked to	2 8
asking	1 -28 4 8
asking :openprice	4 2
asleep	8 20
asleep $	8 8
assessed	4 7
asses…	4 6
assistance	0 7
assistance $	0 3
assistance dogs	3 5
assistance_$	3 6
assis…	0 7
assured	7 17 12 33
assured :fixed	12 7
assured shorthold	12 28
assur…	7 25 12 33
ast	0 1 12 74 13 -2
ast $	12 27
ast ,	0 5 12 8
ast_$	12 20
ast_rent	12 5
asthma	7 2 8 5
at	0 -4 1 -12 2 -28 4 25 6 18 7 -12 8 13 9 27 10 -22 11 -27 12 9 14 11
at ##	4 17 14 -21
at $	0 3 4 7
at ,	14 6
at :absence	0 7 2 20 3 2 6 -2 8 13
at :absolute	7 10
at :building	0 10 2 21 3 4
at :clocktime	1 14
at :condition	13 11
at :deadline	6 1
at :denying	13 11
at :everyone	7 10
at :negation	6 4 8 2
at :number	6 7 8 7 9 5 14 -36
at :online	14 20
at :payer	5 -45
at :scarcity	13 10
at :school	1 13
at :seller	5 -35
at :sex	13 7
at :spelled	1 -9 6 26 8 12 9 5 14 -3
at :superlative	0 1 12 6 13 -18
at :time	13 10
at :title	8 8 13 7
at a	4 1
at any	7 16
at eight	9 12
at his	8 6
at home	0 10 2 23 3 5
at lady	13 7
at least	0 2 4 2 12 6
at no	8 2
at once	13 11
at our	5 -33
at present	11 7
at school	1 16
at the	0 -12 1 -11 2 -13 4 -10 6 -17 7 -14 8 7 11 -4 13 27
at this	6 46
at three	8 13
at which	12 2
at work	8 5
at your	3 17 5 26 6 2
at £#	5 50 13 -1
at £##	4 7
attend	2 2
attra…	4 6
auction	4 5
aucti…	4 3
august	6 -50
august $	6 -5
autumn	13 9
autumn ,	13 12
autumn_$	13 2
avail	6 -2
avail_$	6 -1
available	2 -14 6 -8 8 -22 10 7
available :burden	4 3
available :deterring	4 3
available :openprice	1 1 10 10
available :opinion	1 5 10 11
available :urgency	6 -4
available on	4 3
available to	1 5 10 11
available_$	6 -35
available_rent	10 12
available_you	6 8
avail…	2 -14 6 -8 8 -22 10 7
avenue ,	8 2
avoid	6 13
avoid :deterring	6 13
avoid disappointment	6 13
avoid_$	6 17
await_$	4 5
award	0 10
award letters	0 4
away	0 -2 1 -11 7 -30 8 -14
away $	8 -28
aye	3 7
b	0 13 6 22 8 3 9 11
b style	9 13
b_#	8 12
b_$	0 17 11 3
babies	1 29 2 6
babies ,	2 8
baby	8 7
baby_no	2 10
baby_wall	1 2
babys	1 14
back	3 -13 4 -22 6 -28 7 25 8 12 10 -23 12 26 13 -13
back $	5 10 8 15 12 2
back ,	8 -19
back :deadline	6 4
back :demanding	6 4
back :keything	8 1
back :neighbour	8 1
back :openprice	6 26
back :opinion	6 10
back :room	8 5
back to	6 10
back up	6 4
back_$	7 19 8 -6 12 2
back_lock	8 12
back_queue	0 1
backwards	8 6
backw…	8 6
bad	2 -8 8 37
bad :healthword	8 13
bad_$	8 14
badge	2 6
bag	1 6 6 1
bag it	6 1
bag_$	1 6 6 2
bairns	1 15
bairns ,	1 5
bakes	8 14
bakes ,	8 14
balcony	1 11
balcony_$	7 4
balco…	1 8
band	2 -24 7 -15
band_$	0 2
bank	0 16 4 -7 13 17
bank :disclaimer	13 -8
bank statements	13 -11
banker	0 4
banke…	0 7
bar	0 -9
bar :burden	0 -5
bar :deterring	0 -5
bar :negation	7 8
bar :payer	7 7
bar none	7 7
bar on	0 -5
bar_$	7 5
bargain	6 19 7 19
bargain_$	6 3 7 7
barga…	6 19 7 19
bark	3 -10
bark_meow	3 2
bark_mews	3 5
bark_squeak	3 10
barks	3 24
barks ,	3 23
base	9 7
basement	8 4
basem…	8 4
bath	2 -9 6 7 7 3
bathroom	1 -11 6 -14 8 -24 10 -2
bathroom_so	2 1
bathr…	1 -16 6 -22 7 -5 8 -33 10 -3
battle	8 1
battle of	8 1
battle_$	8 1
battle_hasting	8 1
bay	2 -25 8 -41
bay_$	2 -4
be	0 32 1 25 2 18 3 9 5 14 6 60 7 -23 9 -22 10 -24 11 45 12 14 14 -1
be $	6 -34
be ,	2 11
be :absence	2 -8 6 4
be :accepting	1 8 2 22 3 5 7 6
be :advance	6 28
be :asking	6 -10 13 12
be :bid	1 8 2 17
be :burden	6 36
be :childless	0 -6 1 14
be :codething	8 -3
be :consent	7 20
be :councilpay	5 6 13 3
be :deadline	6 10
be :demanding	6 -37 13 3
be :denying	6 3
be :deterring	6 38
be :disclaimer	11 5
be :dislike	8 13
be :fairness	1 19
be :forename	2 8
be :hiding	8 -10
be :income	0 10
be :law	2 -4
be :lifeword	2 3
be :losing	2 -14 6 35
be :negation	3 8
be :newness	2 8 6 19
be :number	8 1
be :onlyword	7 2
be :openprice	7 -1
be :opinion	8 4
be :origin	8 3
be :payer	0 1 13 7
be :paying	5 11 13 27
be :person	1 9
be :photo	0 8
be :place	6 36
be :preferring	2 12
be :ranking	6 27
be :refusing	0 -1 2 10 4 -14
be :rent	6 2
be :scarcity	8 -1
be :seller	0 1
be :sexual	2 5
be :spelled	3 3 6 9
be :superlative	2 11
be :urgency	6 11
be :work	0 9
be a	1 11 6 13 12 7
be accepted	2 6
be an	0 3 7 2
be around	6 13
be asked	6 -3 13 3
be at	6 10
be bought	5 6
be chosen	2 3
be confirmed	4 1
be declined	2 6 4 -6
be doing	8 4
be done	5 2
be fair	1 9
be first	6 23
be gone	6 3
be granted	7 16
be held	4 7 11 6
be here	6 25
be honest	8 5
be in	0 36
be looked	4 21
be no	3 7
be offered	2 17
be on	6 30
be paid	13 5
be placed	3 3
be quick	6 10
be quiet	8 13
be reached	14 8
be reading	6 7
be relied	11 11
be rented	6 3
be repeated	6 14
be set	8 -2
be shown	2 1
be shy	4 9
be so	6 -1
be somebody	1 4
be the	6 12
be unlawful	2 -1
be_$	13 19
bearded	2 3
beard…	2 3
bearsden	8 1
bears…	8 1
beat	6 21 7 5
beat_$	6 20 7 7
beats	7 7
beautiful	7 7
beautiful :building	7 2
beaut…	7 6
because	0 -20 1 7 4 -2 8 17 11 2
because :opinion	8 10
because :payer	8 1
because :seller	8 12
because of	1 12 8 3
because the	2 8
because they	2 4
because we	8 1
because_stair	1 2
becau…	0 -20 1 7 4 -2 8 17 11 2
becomes	12 1
becom…	12 1
bed	1 5 4 8 6 16 7 5 10 37 14 -13
bed ,	4 8
bed :codething	2 13
bed by	8 12
bed det	10 2
bed gff	0 5 1 11
bed in	1 4 7 18 10 3
bed is	2 13
bed_$	1 1 6 18 8 2 10 24
bed_bath	6 1
bed_garage	10 1
bed_garden	4 1
bed_gch	0 5
bed_nine	8 13
bedroom	1 -2 4 -1 6 -35 7 -10 9 -18
bedroom ,	2 18
bedrooms	7 -19 8 -36
bedro…	0 -13 1 -7 3 -5 4 -26 6 -22 7 -30
beds	3 19 9 5 12 9
beds $	12 2
beds ,	3 14
beds for	5 5
beds_#	3 11
beds_$	4 4
beds_two	2 6
beds_£#	5 4
bedsit	0 1
bedsit_$	0 1
been	0 10 1 -16 4 -20 5 -6 6 24 7 -12 10 27 11 27 13 -5 14 -25
been :demand	6 5
been :nearby	6 8
been :newness	10 12
been inundated	6 7
been round	6 8
been_$	1 -4 6 15 7 -9 8 17
been_already	6 11
been_before	10 17
been_by	0 6 2 1 11 3
been_her	8 1
been_me	6 3
been_not	7 3
been_off	3 5 6 4
been_sale	10 9
been_since	8 19
been_will	7 17
before	0 17 3 11 4 -33 5 -18 6 17 7 -26 10 40 11 9 12 7 13 8
before $	6 -26 10 28
before ,	10 5
before :advance	13 21
before :clocktime	8 3
before :deadline	8 10
before :feething	13 23
before :keything	13 4
before and	0 1
before it's	6 30
before keys	13 4
before noon	8 11
before others	2 6
before the	6 14 11 20
before you	3 15 8 -10
before_$	1 3 3 18 4 -8 5 -5 6 20 8 3 13 -22
before_agreement	13 2
before_app	3 4
before_does	6 6
before_last	11 1
before_no	13 1
before_sign	13 2
before_view	0 2
begin	12 5
begin with	12 7
beginning	13 16
begin…	13 16
behind	0 3 2 -6 8 15
behind ,	1 1
behind it	7 3
behind the	8 12
behind_$	8 17
being	6 2 13 11
being :burden	0 -1
being :deterring	0 -1
being on	0 -1
belie…	2 14
bell	1 9 8 24
bell :burden	1 5
bell :phone	8 1
bell_$	8 3
belongs	8 2
belongs :openprice	8 2
belongs :opinion	8 2
belongs to	8 2
belon…	8 4
below	0 -2 1 17 2 -25 8 10
below $	8 -1
below ,	8 14
below :codething	8 2
below :openprice	7 2
below is	8 2
below the	1 8
below what	7 2
below_age	1 7
ben	8 5
benefit	0 27 1 -8 2 -7 7 -11
benefit ,	0 -15
benefit :benefit	0 1
benefit :person	0 37
benefit tenants	0 24
benefit_block	0 6
benefit_count	0 3
benefit_not	0 13
benefit_six	0 4
benefit_someth	0 3
benefit_sorry	0 -2
benefits	0 -3 1 -15 2 -24 6 -2
benefits $	0 8
benefits ,	0 -29
benefits :negation	0 11
benefits and	0 -7
benef…	0 18 1 -69 2 -68 3 -43 4 -38 5 -33 6 -60 7 -52 8 -51 13 -30 14 -17
best	1 11 2 -4 7 6 8 -29
best $	4 -4
best :building	7 25
best :deadline	4 3
best :hiding	1 9
best :neighbour	7 11
best :offerdeal	4 6
best :payer	7 2
best :photo	7 4
best :room	7 4
best :seller	7 2
best and	4 16
best flat	7 4
best for	1 4
best landlord	7 2
best of	7 -10
best_$	1 6 7 8
best_by	4 14
best_final	4 25
best_me	7 12
better	2 19 4 20 6 36 7 24 8 -16
better :building	7 4
better :neighbour	7 4
better :urgency	6 16
better be	6 14
better flat	7 1
better than	4 6 7 9
better the	4 1
better view	7 5
better_$	2 6 6 10
better_other	2 8
between	4 18 5 -11 6 -17
between :place	7 6
between_$	4 4
between_hundr	4 5
between_sea	7 3
betwe…	4 18 5 -11 6 -17
beyond	6 13 7 20
beyond :openprice	0 1
beyond_$	6 8 7 19
bi	2 11
bid	4 25
bid :bid	4 11
bid_$	4 14
bide	1 4
bids	4 40
bids by	4 3
bids_$	4 19
bids_friday	4 1
big	1 5 2 -20 3 3 8 15
big :forename	8 7
big_$	1 14 2 -11
big_small	3 4
bigger	0 1 11 1
bigger :deposit	0 5
bigger :paying	0 5
bigger deposit	0 5
bikes	1 -15 8 -13
bill	5 37 13 12
bill_£#	4 -2 5 2
billed	5 11
bills	4 -15 5 -74
bills $	5 -2
bin	0 14 8 9
bin $	0 8
bins	6 -20 8 -37
bird_$	8 18
birds	3 -7 6 9
bisex…	2 1
bit	4 35 6 -12 7 -16 8 23 11 15 14 29
bit $	4 4 14 33
bit :burden	4 5
bit of	2 1
bite	6 7
black	9 2
black :clocktime	6 1
black :deadline	6 1
black friday	6 1
black isle	9 3
black_$	9 4
blacks	2 9
blame	6 3
blind	2 38
blind :openprice	2 7
blind or	2 7
blind_$	8 4
blink	6 12
block	0 8 1 13 6 2 8 -36
block $	1 2
block ,	8 -1
block :spelled	6 3
block at	6 3
bloke	2 7
bloke :openprice	2 11
bloke :opinion	2 11
bloke to	2 11
blokes	2 9
blue badge	2 6
boat	8 13
boat $	8 7
bodied	2 8
body	3 5
body $	3 6
boiler	6 -4 7 -1 10 -9 12 -25 13 -28
bolthole	9 10
bolthole for	9 10
bolth…	9 10
bonfires	8 2
bonfi…	8 1
book	6 3 9 30
book :urgency	6 6
book_$	5 8
book_£#	5 9
booking	5 11
bookings	14 13
booki…	5 10 14 11
books	1 4 6 6 10 21
books $	1 8 10 6
books ,	10 9
books for	6 1
boot	3 -3
boot :room	3 -3
boot room	3 -3
border	2 3
born	2 43
born :person	2 2
born_$	2 19
borro…	11 3
both	2 -3 5 -8 6 -38 7 -5 8 5
both in	0 8
bother	1 -8 6 -5
bother_$	1 -2
bottom	14 3
bought	5 5
bound	7 24
bound :openprice	7 25
bound :opinion	7 25
bound to	7 25
box	0 14 6 -18 7 -1 8 36
box ,	0 1
box :burden	0 1 8 7
box :deterring	0 1
box on	0 1
box_form	0 3
box_has	0 3
boy	8 21
brack…	14 13
brand	10 2
brand :newness	10 2
brand new	10 2
brand_list	10 15
brave	1 2 6 11
break	7 3 9 12 12 21
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
briga…	2 5
brighton	7 12
brigh…	7 13
bring	3 9
bring your	3 1 6 2
bringing	1 2
bring…	1 2
britain	7 20
britain $	7 4
britain_$	7 1
brita…	7 29
british	2 9
british_$	2 2
british_not	2 -13
briti…	2 9
brits	2 19
bro	7 1
bro $	7 1
broadband	6 -14 12 -9
broad…	6 -14 12 -14
brochures	6 16
broch…	6 12
broken	1 3
broker	5 14
broker $	5 4
broo	0 29
brook…	14 10
brother	6 3
brothers	2 30
brothers $	2 10
broth…	2 27 6 1
bru	0 18
budget	4 8 5 6
budget for	5 7
buggies	1 14
buggies ,	1 14
buggi…	1 14
buggy	1 20 2 7
buggy_$	1 26
build	7 26
build_$	1 2 7 10
builder's	11 2
building	0 -2 1 21 2 7 5 -8 6 -4 7 16 8 -3
building $	2 2
building ,	1 15
building :codething	7 9
building is	7 9
buildings	3 9
build…	0 -8 1 27 2 7 3 1 6 -11 7 10 8 -37 11 20
built	2 -19 8 -50 14 -11
bump	2 1
bumps	1 14 2 9
bunk	1 -13
burglar	7 14 8 4
burglar :burden	7 9
burglar :keything	8 7
burglar alarm	8 7
burglar proof	7 9
burglars	7 5
burglary	7 9
burgl…	7 43 8 13
bus	6 -4 7 -15 14 -17
bus fare	0 6
bus_$	0 3
bust	8 5
but	0 2 1 15 2 7 4 28 6 1 7 -6 13 8 14 -2
but :absolute	6 11
but :burden	3 8
but :negation	0 17 1 4
but :onlyword	6 2
but :scarcity	6 11
but :spelled	0 6
but i	6 4
but no	0 8
but only	6 2
but_$	1 -1 3 -8
but_dss	0 5
but_flat	1 1
but_month	13 1
but_not	3 13
but_offer	2 7
buy	5 38 7 24
buy :deadline	7 3
buy the	5 4
buy_$	7 12
buyer	2 10 6 24
buyer_$	6 8
buyers	6 56
buyers :title	6 14
buyers are	6 10
buyers who	6 14
buying	8 1
buzzer	8 28
by	0 -3 1 -20 2 -16 3 -12 4 2 5 24 6 11 7 -25 8 -21 9 36 10 -5 11 7 12 -10 13 -12 14 -10
by ##	7 26
by $	3 1
by :absolute	3 3
by :advance	13 7
by :bid	4 6
by :clocktime	4 38 6 11
by :councilpay	13 3
by :deadline	4 34 6 36 8 -5 9 -8
by :deposit	3 13
by :everyone	3 2
by :faith	6 9
by :feething	3 -5
by :longperiod	9 12
by :number	8 5
by :online	13 -7
by :opinion	13 -9
by :payer	13 -10
by :paying	13 15
by :period	9 11
by :person	4 3
by :photo	5 5
by :seller	8 -12 13 -17 14 -7
by :spelled	8 6
by :title	2 1
by :urgency	6 31
by :work	8 7
by :writeto	13 -15
by card	5 7
by computer	11 18
by friday	4 8 6 2
by nine	8 12
by our	1 1 5 1
by paying	13 4
by private	4 3
by standing	13 -30
by sunday	6 9
by teatime	6 4
by ten	6 3
by the	1 -29 2 -20 3 -17 4 -3 7 -34 8 -3 9 45 11 8 13 -12 14 -2
by tomorrow	6 7
by us	13 -7
by video	5 5
by way	0 8
by which	2 1
by you	5 6 8 -6
by_#	5 6
by_$	0 -2 1 -18 2 -26 3 -10 4 2 8 -10 9 18 14 -3
by_agent	11 6
by_client	1 4
by_home	14 6
by_hous	0 14
by_i	2 12
by_mark	6 3
by_mean	2 18
by_meter	8 5
by_mile	7 20
by_night	6 3
by_order	13 -31
by_people	11 7
by_sea	9 9
by_state	0 9
by_tenant	5 11
by_time	6 24
by_week	9 23
by_weekend	6 15
by_you	6 2
bypass	8 9
c	7 -13 8 16
c ,	8 10
c_#	8 6
c_##	8 7
cafe	3 1
cafe :neighbour	3 5
cafe downstairs	3 7
caged	3 -6
caged :pet	3 -8
calendar	4 -4 13 -3
calendar :period	4 -3
calendar month	13 -9
calendar_$	4 -2
calen…	13 -4
call	4 1 14 22
call it	4 10
call the	14 15
call_##	14 14
call_$	8 6 14 6
call_now	4 12
call_office	14 3
called	2 -1 8 23 14 7
calls	1 8 6 10
cambr…	7 1
came	0 4
came :bid	2 1
camera	11 27
camera_$	11 18
cameras	8 19
camer…	8 19
can	1 -21 2 -14 4 7 5 -65 6 -33 7 23 8 -36 9 15 13 25 14 4
can :absolute	7 35
can :burden	1 4 7 10
can :denying	7 1
can :deterring	0 8 2 17
can :income	4 4 13 6
can :negation	3 5 7 2
can :newness	7 13
can :onlyword	1 4 7 10
can :paying	4 3 13 7
can :promise	7 28
can :return	8 9
can :scarcity	1 4 7 25
can :wanting	2 9
can be	0 -8 1 -27 2 -7 3 -8 6 -57 7 -7 8 -43 14 9
can climb	8 9
can keep	2 1
can look	2 9
can manage	0 1
can never	7 1
can not	3 5
can only	1 4 7 10
can pay	4 7 13 9
can put	13 7
can you	4 4 6 1
can't	1 34 3 4 7 -16 8 25 12 10
can't :absence	12 9
can't :asking	1 7
can't :disclaimer	2 2
can't :fixed	1 5
can't :holiday	1 8
can't :welcoming	7 -12
can't come	7 -5
can't help	2 5
can't leave	12 9
can't live	1 15
can't say	1 8
can't see	6 23
can't stay	1 8
can't_$	1 14 6 -23
can't_accept	2 1
can't_any	1 8
can't_do	8 4
can't_here	1 16
can't_them	11 4
can't_you	2 9
can_$	0 26 2 3 3 -8 7 17
can_better	4 15
can_down	13 19
can_reach	14 5
can_than	4 8
cancer	8 21
cannot	2 -7 3 1 6 3
car	5 -14 7 21 8 1
car ,	7 3 11 1
car port	1 -2
car_$	1 -7 8 6
caravan	8 14 9 8
caravan $	7 1 8 8
carav…	8 14 9 8
card	5 2
card_#	5 7
cardiff	14 5
cardiff_##	14 5
cardi…	14 5
care	8 2
care :absence	8 9
care :building	8 9
care home	8 9
care_$	8 7
carer's	0 18
carer's :accepting	0 17
carer's :benefit	0 18
carer's allowance	0 17
carers	0 -3
carer…	0 9
carni…	8 3
carpet	1 22
carpet :feething	1 11
carpet_no	3 6
carpet_since	11 1
carpet_so	1 3
carpets	1 6 3 4 11 6
carpets ,	1 2
carpe…	1 4 3 7 11 5
carri_$	10 1
carried	10 1
carri…	14 6
case	3 -1
cash	5 7 6 8 13 13
cast	7 12
cat	2 -3 3 19 5 19
cat $	3 1 5 12
cat ,	3 3
cat :demand	3 1
cat :person	3 3
cat :petpart	3 -3 8 -3
cat flap	8 -2
cat people	3 1
catchment	7 1
catch…	6 4
catholic_$	2 8
catholics	2 21
catho…	2 28
cats	1 -17 2 -32 3 13
cats $	3 22
cats ,	3 -19
cause	2 1
cavendish	8 3
caven…	8 3
ceiling $	4 2
cent	7 29
cent_year	7 6
centre	0 2 1 -10 2 -12 8 -8
century	7 22
century $	7 12
centu…	7 22
cert	7 3
certain	7 69
certain $	7 18
certain as	7 18
certain of	7 17
certainly :negation	6 1
certainty	7 25
certa…	7 85
certificate	5 13
certi…	5 12
ch	1 10
chain	3 -4
chain $	3 -3
chairs	1 9 2 11
chairs $	2 13
chance	6 45
chance $	6 12 7 3
chance :openprice	6 8
chance :opinion	6 8
chance to	6 8
chang_$	1 6 11 1
change	2 24 7 2
change of	2 1 7 4
change_use	7 4
changed	11 7
changed :condition	11 2
changed :source	11 2
changed since	11 2
changing	1 5
chang…	6 -8 9 3 11 6
channel	14 6
channel ,	14 1
channel_$	14 6
chann…	14 7
chap	3 3 8 2
charg_$	2 3
charg_£#	5 2
charge	2 -4 3 -6 4 -27 5 10
charge $	5 3
charge_$	5 3
charged	5 2
charges	5 -10
charges ,	2 7
charges £#	5 -23
charg…	6 -7 8 -10
cheaper	7 7
cheapest	7 17
cheapest :number	7 6
cheapest :rent	4 -5
cheapest :return	4 -5
cheapest :spelled	7 6
cheapest rent	4 -5
cheapest_$	4 -3 7 3
cheapest_bed	7 8
cheap…	7 34
check	0 -24 4 -13 5 4 6 -27 7 -11 9 26
check :absence	9 8
check :refusing	9 8
check in	9 25
check out	9 8
check £#	5 12
check_$	0 -6 5 2 9 20
check_made	5 3
check_your	5 8
checks	5 21
checks are	5 5
chef	8 3
chemo	8 12
chemo ,	8 8
child	1 53 2 -20 3 -5 7 7 8 -15
child $	1 6
child :codething	7 2
child :offerdeal	1 16
child :payer	1 24
child :spelled	1 2
child at	1 2
child free	1 16
child is	7 2
child seat	1 -7
child_$	1 30
child_here	1 6
child_most	1 2
childfree	1 17
childfree_$	1 10
childles_$	1 18 2 -5
childless	1 48 2 -16
childless :childless	1 10 2 -1
childless :person	1 25 2 -7
childless couples	1 3
children	1 10 2 -38 3 -4 4 -33 5 -2 6 -27 8 -39 11 -19 13 -5
children $	1 4
children ,	1 -18
children :hiding	1 4
children :openprice	3 1
children can	1 2
children of	1 -4
children or	3 2
children'	1 12
children' $	1 12
children's	1 -36
children_#	1 7
children_$	1 -8 8 -4
children_any	1 -10
children_course	1 -5
children_only	1 9
children_out	1 7
children_pets	3 1
children_welcome	1 -15
children_without	1 -9
child…	0 -12 1 53 2 -100 3 -23 4 -67 5 -33 6 -75 7 -10 8 -74 11 -50 13 -21 14 -20
chinese	2 14
chine…	2 14
choice	2 15
choice ,	2 4
choose	4 29
choose_$	4 25
choos…	2 2
chop	6 26
chop $	6 26
chop chop	6 26
chop_$	6 26
chosen	2 12
christian	2 20
christian_$	2 21
christma_$	9 10
christmas	9 12
chris…	1 -3 2 31 6 -2 9 12
church	2 18 6 -4 8 -19
church_$	2 23
churc…	2 9
cinema	3 7
cinema_$	3 7
circumstances	1 -4 3 13
circumstances $	3 5
circu…	1 -4 3 13
city	0 19 7 4
city $	0 11
city_$	7 1
claim	6 4
claim :benefit	0 -3
claim it	6 7
claim_$	0 -15
claimant_$	0 19
claimants	0 56
claimants $	0 1
claimants :promise	0 7
claiming	0 13
claims	0 10
claim…	0 79 1 -12 6 -11
class	7 21
class $	7 8
clean	0 -3 5 34 11 1
clean $	5 1
clean :spelled	5 1
clean at	5 2
clean when	5 1
clean_from	5 1
clean_leave	5 17
clean_you	5 1
cleanest	7 29
cleaning	5 23
clean…	0 -35 5 20 6 -21 7 28 13 -40
clear	0 10 8 9
clear_$	0 1
clear…	1 18 7 4
clerk's	5 5
clerk's :fee	5 2
clerk's :utility	5 1
clerk…	5 5
cleve…	7 2
client	1 16 4 4
client ,	1 4
climb	8 9
climb_$	8 9
clock	6 8
close	2 10 4 13 7 15 8 1
close $	7 11
close has	8 1
close of	4 5
close_$	6 7
closes	8 -13
closing	6 -9
closing :deadline	6 -2
closi…	6 -9
co	14 44
co $	14 36
co :spelled	14 7
co dot	14 7
co_uk	14 10
coal	8 4
coast	7 7
code	6 -26 7 -23 8 53 14 -6
code for	8 24
code is	8 7
code's	8 5
code_$	8 4
code_front	8 2
code_one	8 4
collect_$	13 3
collected	13 16
colle…	13 13
colonel	8 5
colon…	8 5
com	14 56
com $	14 25
com ,	14 13
com_$	0 28 4 -5 7 16 14 6
come	1 8 3 -6 4 5 6 28 7 16 9 4 11 24 12 -4 13 2
come :absence	0 18 6 -4 7 14
come :consent	7 2
come :deadline	6 12
come :demanding	6 6
come :nearby	6 8
come :newness	6 5
come :openprice	6 21 8 5
come :period	7 2
come :ranking	6 -10
come :refusing	0 14
come :time	6 3
come :urgency	6 12
come and	6 2 9 7 11 8
come back	7 2
come down	4 3
come in	4 16
come out	0 14
come round	6 10
come through	7 2
come up	6 11
come_$	0 2
come_again	6 1
come_by	9 7
come_market	10 5
come_see	11 10
come_tea	1 8
comes	0 5 1 -11 2 -26 4 -12 6 -13 7 14
comes :absence	0 3
comes :deadline	7 23
comes :nearby	7 31
comes close	7 23
comes with	1 -5
comfiest	7 17
comfiest :thing	7 8
comfiest sofa	7 8
comfiest_$	7 9
comfi…	7 17
comfo…	1 -15
coming	0 8 3 4 6 34 7 2 8 -7
coming :ranking	6 16
coming in	0 12
commit	12 7
commitment	12 9
commi…	12 27
community	2 29
community $	2 20
commute	7 5
commu…	2 46 7 9
compa…	2 -19 7 15
competition	6 18
compe…	6 21
completion	6 -4
compl…	1 20 6 -27 7 11 8 -15
compulsory	5 28
compulsory_£#	5 18
computer	11 25
computer $	11 10
compu…	5 27 11 24
condition	2 -12 5 12
condition_$	5 8
condi…	2 -17 5 10
consent	7 17
consent for	7 5
conservatory	8 11
conservatory ,	8 6
conse…	6 -4 7 11 8 2
consider	3 2
consider_$	6 -1
consider_rent	4 6
considered	0 12 2 11 3 -23 4 17 6 -3 7 -4
considered :burden	2 9
considered :condition	2 15 3 -4
considered if	2 14
consi…	0 20 1 5 2 7 3 -3 4 22 6 -12 7 -34
contents	0 -6 5 18
contents $	5 9
contest	7 3
conte…	0 -8 5 18
conti…	0 11
contract	0 4 8 -1 12 33 13 21
contract $	5 1 12 1
contract :codething	12 1
contract :demanding	0 5
contract is	12 1
contract_#	12 18
contract_$	0 2 12 23 13 12
contribution	5 2
contr…	0 2 4 -1 5 24 6 -12 8 -41 12 36 13 37
conversation	4 11
converted	7 -1
conve…	4 6
corner	2 -1 6 -1 7 16
cost	5 -5 13 -28
cost $	5 -9
cost ,	4 9
cost of	5 5
cost_$	4 5 6 4
cost_inventory	5 -1
cost_£#	4 -6
costs	4 -5 5 17 13 -13
costs $	7 2
cosy ,	11 1
cotage	9 4
cottage	0 -9 6 -1 9 1 10 14 12 3
cottage :nearby	10 11
cottage near	10 11
cottage_$	7 3 10 13
cottages	6 11
cotta…	0 -17 9 4 10 13 12 3
could	2 -5 4 7 6 3 7 42 8 -5 11 11
could :absence	7 2
could :absolute	4 3
could :accepting	6 19
could :losing	1 9
could :onlyword	4 3 6 1
could :promise	4 4
could :time	4 3
could :writeto	7 13
could always	4 4
could be	11 17
could get	7 15
could go	1 9
could_$	7 15
council	0 25 2 -5 4 -43 5 -70 6 -18 7 -1 8 -27 11 -12 12 -15 13 -23 14 -2
council :councilpay	0 4
council :paying	0 8
council :person	0 5
council :ranking	0 1
council :utility	0 -32 7 -4
council tax	0 -32 7 -4
council tenants	0 5
council's	0 -5
council_$	7 -24
council_rent	0 12
council_say	7 14
council_tenant	0 6
council_their	0 8
counc…	0 18 2 -8 4 -50 5 -77 6 -26 7 -1 8 -35 11 -25 12 -19 13 -27 14 -10
count_affordability	0 5
counted	0 10
counted $	0 13
country	2 11 7 14
country $	7 3
counts	0 -21 1 5
county	7 13
count…	0 5 2 22 6 4 7 29
coupl_fami	1 -13
coupl_sharer	1 -18
couple	0 6 5 -2 8 4
couple ,	2 1
couple :neighbour	8 7
couple of	13 6
couple_$	1 -6
couple_month	13 7
couples	0 -24 1 -5 2 24 6 -25
couples $	2 1
couples ,	1 -14
couples :burden	2 9
couples :onlyword	2 10
coupl…	0 -31 1 -5 2 23 6 -25
course $	1 -4
courts	7 1
cover	5 28
covering	13 6
cover…	13 4
crack	6 11
credit	0 -10 1 -22 4 -17 5 14 7 -22 13 42
credit $	0 -4
credit ,	0 3
credit :denying	13 6
credit :feething	0 -12 5 11
credit :online	5 7
credit :wanting	5 6
credit history	13 6
credit search	5 7
credi…	0 10
crewe	0 11
crime	7 49
crime_$	7 11
crime_here	7 2
cripp…	2 14
croft	9 5
crooked	8 4
crook…	8 4
cross	2 2
crowd	1 8
croydon	7 4
croyd…	7 4
crying	6 7
crying :openprice	6 3
cup	8 8
cup_$	4 1 8 2
cupboard	8 -12
cupbo…	8 -16
current	8 14
current :period	13 2
current :person	8 18
current occupant	8 1
current tenant	8 11
current_$	13 2
currently	8 2
curre…	2 -11 8 26
cut	5 6 6 -2
cutting	8 -5
cutti…	8 -5
d	1 6 3 10
d ,	0 2
d_$	0 3 1 9
dad	0 13
dad's	8 19
dad_house	0 2
dads	1 19
dads ,	1 10
daily	4 3 7 1
damage	5 14
dark	8 12
date	6 -52 8 -10 12 -6
date_$	13 -5
daughter	8 13
daughter's	8 6
daugh…	1 1 8 28
dawg_$	3 10
dawgs	3 23
day	2 -5 4 -4 5 6 6 48 7 16 10 4 13 9 14 8
day $	5 7 6 37
day ,	7 11 13 7
day :burden	0 1
day :deterring	0 3
day :number	5 1 13 15
day :openprice	14 1
day :spelled	13 19
day and	6 8
day on	0 3
day one	13 16
day or	14 1
day_$	4 -8 6 24 7 10 13 34
day_day	7 11
day_every	7 3
day_move	13 -1
day_night	14 6
day_you'll	6 7
days	4 -34 6 -1 7 -6 8 13 9 20 12 -9 13 20
days $	9 5 13 4
dbl	10 9 12 2
dbl :room	10 2 12 3
dbl beds	12 3
dbl_$	10 9 12 2
dead	3 2 7 24
dead :promise	7 6
dead cert	7 6
dead_$	3 6 7 13
deaf	8 5
deal	0 17 3 1 5 14
deal $	5 16
deal with	0 15
december	4 16 6 -50 8 -33
december $	4 13 6 -12
decem…	4 16 6 -50 8 -33
decent	13 5
decid_$	1 7
decid_sell	10 6
decide	6 18
decided	1 11 3 1 10 5
decided :openprice	10 6
decided :opinion	10 6
decided against	1 8
decided to	10 6
decid…	1 10 10 5
decision	6 1
decis…	6 9
decline	2 14
decline_$	2 6
declined	2 10 4 -7
declined $	2 9 4 -5
decli…	2 31 4 -10
decor…	6 -11
dee	0 7
deep	1 8 5 10
deep :feething	5 11
deep_$	5 4
delay	6 37
delay $	6 1
demand	2 -4 4 11 6 38
demand $	6 5
demand_$	6 3
dementia	8 25
dementia and	8 8
demen…	8 25
depend_$	4 15
depend_who	4 4
dependent	0 8
depends	4 39
depends :burden	4 18
depends :deterring	4 16
depends on	4 16
depen…	4 48
deposit	2 -37 4 -73 5 2 7 -57 8 -31 9 -35 12 -4 13 -42 14 -30
deposit #	5 22
deposit ##	5 19
deposit $	0 8 5 7 13 1
deposit ,	13 -1
deposit :codething	13 -1
deposit :wanting	13 3
deposit after	13 6
deposit held	3 13
deposit is	13 -1
deposit of	5 -27 13 -25
deposit £#	1 1 5 -72
deposit £##	4 -4 5 5
deposit_#	5 22
deposit_##	1 5
deposit_$	3 2 4 -19 5 -23 13 -4
deposit_by	3 13
deposit_dps	3 13
deposit_five	5 -7
deposit_house	5 8
deposit_month	5 11 13 -4
deposit_rent	5 33 13 -19
deposit_week	13 -33
deposit_£#	5 -79
depos…	2 -38 4 -74 5 1 7 -60 8 -35 9 -35 10 -1 12 -4 13 -43 14 -32
derry	7 6
det	10 2
det ,	10 2
detach_bearsden	8 1
detach_£#	8 1
detached in	8 1
devel…	6 9
dhss	0 1
dial	8 26
diary	6 11
didcot	12 3
didn't	2 7
didn't_$	2 5
diff	11 6
differ	11 17
differ $	11 12
different	11 19
diffe…	2 -3 11 35
digits	8 19
dil_$	6 9
dilly	6 9
dim	1 7
dim_no	1 7
direct	14 10
dis	6 5
disability	0 25 2 -3
disability $	2 -9
disability :paying	0 17
disability payment	0 7
disabled	2 13 8 -8
disabled $	2 13
disab…	0 11 2 3 8 -28
disappointment	6 18
disappointment $	6 12
disap…	6 29
disclaimer	11 11
discl…	4 4 11 10
discount	6 3
disco…	6 1
discr…	2 -9
disnae	1 3
dither	6 24
dithe…	6 8
divorce	8 38
divorce $	8 9
divor…	8 50
dla	0 6
do	0 -10 2 -10 3 -8 7 -19 9 8 12 8 14 -11
do ,	0 5
do :asking	3 -9
do :demanding	3 -8
do :fairness	3 -7
do :negation	2 -21 6 22
do :scarcity	4 11
do :seller	0 -1
do :superlative	4 9
do ask	3 -7
do better	4 9
do not	2 -21 6 22
do the	5 3
do_$	0 -14 1 9 2 -2 4 10 5 11 6 -34
do_month	12 12
do_than	4 9
do_£#	4 10
doctor_solicitor	0 4
doctor_teacher	0 8
doctors	0 11
doctors ,	0 4
docto…	0 10
does	2 -27 3 -25 4 -9 8 8 13 10
does :negation	0 8 3 -6
does :payer	13 3
does :seller	8 8 13 3
does :writeto	8 2
does not	0 8 3 -6
does our	13 3
does_$	3 -8
does_no	8 2
does_rent	13 10
doesn't	1 1 6 -22 7 3 8 28
doesn't :deadline	8 11
doesn't :welcoming	1 2
doesn't come	1 2
doesn't have	4 1
doesn't_$	7 6 8 16
doesn't_so	8 5
doesn…	1 1 6 -22 7 3 8 27 11 12
dog	0 -21 1 -25 3 28 4 -4 6 -12 7 -23
dog ,	3 13
dog :demand	3 10
dog :openprice	3 -6
dog :person	3 10
dog :room	3 -6
dog :seller	3 2
dog :welcoming	3 6
dog friendly	3 4
dog in	3 13
dog people	3 10
dog shower	3 -6
dog_$	3 12
dog_answer	3 5
dog_not	3 -4
doggies	3 19
doggi…	3 19
dogs	0 -34 1 -44 3 34 5 -22 6 -36 7 -47 8 -47 11 -8
dogs $	2 -11 3 12
dogs :absolute	3 9
dogs :onlyword	3 4
dogs :payer	2 14
dogs are	3 -18
dogs_$	2 3 3 23
doing	1 13 5 5 6 -13 8 2
doing the	5 2
doing with	8 4
dole	0 22
dole $	0 2
don't	0 5 1 -9 5 -18 6 38 7 -28 8 -27 10 -18 11 30 13 -3
don't $	1 -13
don't :absence	6 10
don't :accepting	2 -19
don't :asking	0 2 1 -5 2 1
don't :demanding	2 19 3 13
don't :deterring	0 15 2 22 3 3 6 -38
don't :disclaimer	0 8 11 7
don't :dislike	3 10
don't :fairness	3 13
don't :losing	6 10
don't :paying	0 1
don't :phone	1 3
don't :rent	1 1 2 1
don't :return	1 1 2 1
don't :title	6 13
don't :welcoming	4 3
don't :writeto	0 22
don't apply	2 16
don't ask	3 13
don't be	4 8 6 10 11 12
don't come	4 3
don't do	2 10
don't go	11 2
don't hurry	6 -7
don't mean	0 10
don't miss	6 13
don't rent	1 1 2 1
don't ring	1 4
don't want	2 7 3 1
don't_##	4 4
don't_$	2 5 4 -13 6 7 7 -10 8 -6
don't_about	3 14 6 -8
don't_ask	3 21
don't_by	11 16
don't_dogs	3 2
don't_if	0 13 3 8
don't_more	6 1
don't_one	6 9
don't_out	6 4
don't_shy	4 10
don't_them	6 12
don't_twice	6 4
don't_your	0 10
done	0 -22 6 -35 13 -13
done $	6 -4
doon	6 3
doon the	6 4
doon_$	6 4
door	1 -27 2 -10 4 -38 6 16 7 -6 8 -16 9 -6 14 -26
door ,	7 1 8 -17
door :codething	8 -3
door :negation	8 8
door and	8 -8
door opens	8 -9
door's	8 35
door_#	8 2
door_$	7 -11
door_lock	8 12
door_open	8 3
doorm…	8 13
dot	8 -21 14 75
dot ,	14 7
dot :place	14 18
dot :school	14 17
dot :spelled	14 36
dot com	14 14
dot example	14 17
dot uk	14 10
dot_$	8 -16 14 44
dot_dot	14 10
dot_slash	14 12
double	2 12 8 -42 14 21
double :spelled	14 17
double oh	14 7
double_$	14 6
double_five	7 5
double_nine	14 7
double_single	4 1
double_value	7 1
down	8 12 13 26
down $	7 1
down ,	8 15
down :everyone	0 6
down a	4 4 13 5
down and	5 1
down_$	0 6 2 -8 8 16
down_bit	4 4
downstair_$	1 2
downstairs	2 -4 3 12 6 -4 8 12
downstairs ,	8 5
downstairs :codething	1 1
downstairs and	3 7
downstairs is	1 1
downs…	2 -7 3 12 8 11
dozen	6 17
dozens	6 7
dps	3 12
dps $	3 12
draw	6 8
drawing	5 1
drawing :deadline	5 3
drawing :demanding	5 3
drawing :openprice	5 3
drawing up	5 3
drawing_$	11 1
drawings	11 7
drawi…	5 1 11 12
drink	8 2
drinking	8 5
drinks	8 12
drink…	8 5
drive	10 3
drive $	10 5
drop	14 10
drop a	14 5
drop_there	14 6
dss	0 52 1 3 2 -28 6 -19 7 -9
dss $	0 1
dss ,	0 21 1 19 3 16
dss :accepting	0 -5
dss :codething	0 5
dss :demand	0 7
dss :negation	0 6
dss is	0 5
dss_$	0 1
dss_kids	0 19 1 26 3 17
dss_no	0 5
dss_not	0 1
dss_pets	0 25 1 26 3 22
dss_yes	0 -12
due	4 -31 5 -16 13 7
due :income	13 -4
due :spelled	13 11
due at	13 11
due monthly	13 -4
due_#	13 1
due_$	13 2
dugs	3 7
dugs ,	3 8
dur_$	8 5
dur_week	8 5
during	8 3
during the	8 4
dust	6 10
e	1 9 10 4 11 1
e_$	1 10 11 4
each	2 -16 4 -20 5 34 6 -16 8 -44
each $	5 15
each :childless	0 2
each :clocktime	12 9
each :deadline	12 9 13 2
each :deterring	7 9
each :longperiod	13 3
each adult	0 2
each month	13 -23
each september	12 11
each_$	4 -9 8 -6
ear_$	6 1
earliest	6 12
earli…	6 8
early	6 22 12 19
early :demand	6 14
early :feething	6 17
early exit	12 1
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
easter	12 26
easy	6 -2
ed	1 8
edinburgh	7 15
edinburgh ,	7 4
edinburgh_$	7 3
edinb…	7 15
edited	11 13
ee	14 -10
eh	9 5
eight	8 7 9 3 13 16
eight $	9 7
eight :period	13 20
eight weeks	13 9
eight_$	8 1
eighteen	1 22 12 3
eighteen :period	12 7
eighteen months	12 2
eight…	1 17 12 3
either	2 9
either $	2 6
elbows	6 19
elbows $	6 5
elder_$	3 4 8 2
elderly	3 17 8 7
elder…	3 17 8 7
electric	5 -2 7 7
electric_$	7 7
elect…	4 -7 7 3 8 -9
eleven	8 -9
eleven :absolute	4 2
eleven :number	4 2
eleven hundred	4 2
else	0 -9 1 13 4 -32 5 -2 8 -36
else $	0 -27 1 17 6 -8
else :codething	6 5
else :title	6 7
else in	7 11
else is	6 5
else who	6 7
else with	0 9
else_$	1 1 2 2
elsewhere	0 3 1 5 2 14 3 11
elsewhere $	0 4 1 4 2 15 3 10
elsew…	0 3 1 5 2 14 3 11
email	14 26
email_$	14 21
emails	6 1
emigr…	8 15
employ_$	0 14
employed	0 25 2 -19 13 19
employed $	13 12
employed ,	0 -6
employed :person	0 42
employed folk	0 7
employer	0 18
employer ,	0 1
employer_$	0 18
employment	0 64
employment $	0 19
employment :disclaimer	0 1
employment :feething	0 1
employment :fixed	0 1
employment :work	0 1
employment contract	0 1
employment_$	0 1
emplo…	0 100 2 -66 4 -27 5 -39 6 -39 7 -27 8 -22 13 7
empty	6 -48 7 3 8 59
empty $	8 27
empty :clocktime	8 14
empty_$	8 19
end	0 -10 3 -4 4 -3 5 2 13 -10
end :building	8 14
end of	8 -5
end_$	12 -4
ends	6 15
ends_$	6 11
england	7 22
england_$	7 1
engla…	7 22
english	0 -20 1 -4 2 16 6 -22
english_$	2 4
engli…	0 -21 1 -5 2 27 6 -23
enough	1 12 2 -9
enough $	1 2
enough ,	13 1
enough :openprice	1 7
enough :opinion	1 7
enough to	1 7
enquire	4 10
enquiries	1 3 6 15
enquiries in	6 8
enquiry	1 14
enquiry_$	6 9
enquiry_one	6 8
enqui…	0 10 1 21 6 12 7 -9
enter	8 9
entertain	4 10
entertain_$	4 10
enter…	4 10
entrance	8 23
entrance ,	8 4
entrance_$	8 2
entra…	8 23
entry	8 -26
entry :codething	8 -6
entry is	8 -1
entry_by	8 -2
epc	4 -2 7 -27 8 -14 14 -28
epilepsy	8 19
epile…	8 19
equal	5 3
equal $	7 4
equal :openprice	5 3
equal :opinion	5 3
equal to	5 3
equal_rent	5 4
equally	5 1
equal…	5 1
esa	0 9
esa ,	0 12
essential	6 10
essential :openprice	6 10
essential :opinion	6 10
essential to	6 10
essential_$	6 10
essential_avoid	6 10
essential_disappointment	6 10
essen…	6 10
essex	7 18
essex_$	7 1
estate	2 1 5 4 7 -16
europeans	2 3
europ…	2 11
even	3 28 6 1 7 18
even :burden	3 2
even :condition	3 2
even if	3 2
even the	3 7 7 11
even_$	3 2 6 2
evenings	14 8
evenings $	14 12
eveni…	6 -6 7 -6 14 4
event	4 2
ever	0 -15 2 -27 6 -28 7 83 13 -7
ever :losing	7 19
ever go	7 6
ever had	7 1
ever_$	6 -17 7 25
ever_up	7 1
every	1 -3 2 -32 3 33 4 -2 5 25 7 40 9 -3 12 -43 13 5
every #	13 10
every :clocktime	7 -4 8 5
every :deterring	7 13
every :nearby	7 6
every :number	7 11
every :period	6 6 13 -9
every :person	7 24
every day	6 6 7 2
every month	4 2
every other	7 5
every single	7 17
every tenant	7 1
every_$	7 6 8 -5 14 -11
every_have	5 1
every_house	3 1
every_month	13 9
everybody	1 11 2 -10 6 8 7 14
everybody ,	1 3
everybody :codething	1 17 6 2
everybody :title	7 12
everybody gets	7 2
everybody is	1 17 6 2
everybody who	7 12
everybody's	6 3
everybody_$	6 1 7 4
everyone	1 4 5 17 6 20 7 29 8 -18
everyone $	6 2
everyone :burden	7 14
everyone :deterring	7 14
everyone :fairness	4 1
everyone :losing	2 1
everyone :title	5 9
everyone :wanting	6 5
everyone else	2 1
everyone in	7 3
everyone on	7 14
everyone wants	6 6
everyone who	5 9
everyone_$	4 -1 6 -7
everyone_want	6 4
everyth_$	7 -13
everything	7 -1
every…	0 -1 1 15 4 -9 5 10 6 31 7 28 8 -21
ex	8 33
exact	11 15
exactly	4 -4
exact…	4 -4
example	1 -6 2 -22 6 -27 7 -44 8 -17 14 110
example $	14 24
example ,	14 63
example :openprice	14 2
example :spelled	14 10
example and	14 7
example_$	14 48
examp…	1 -13 2 -24 6 -31 7 -49 8 -9 14 110
exception $	7 1
exceptions	12 2
exceptions $	12 2
excep…	12 1
exclu…	0 2 1 12 3 18
exist	7 14
exit	12 10
expect	0 2 2 -11 6 10
expect it	6 2
expected	6 34
expected $	6 2
expected :openprice	6 18
expected :opinion	6 17
expected to	6 17
expecting	1 12 2 16
expecting $	2 13
expecting ,	1 14
expec…	1 7 2 20 6 22
expense	5 11
expense ,	5 3
expense_$	5 6
expen…	5 12
exper…	0 3
expires	12 2
expir…	12 2
extend	7 2 12 8
extension	7 25
exten…	7 20
extra	1 4 4 34 5 46
extra $	4 13
extra :burden	5 1
extra :period	13 1
extra_$	5 18
extra_month	4 11 5 16
f	2 10 9 9
f ,	2 4 9 5
f_$	2 12
fac_$	7 -3
facebook	14 24
facebook ,	14 8
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
fair :openprice	6 3
fair :opinion	6 3
fair on	1 10
fair to	6 3
fair_$	1 2
faith $	2 1
fall	7 5 13 10
fall_love	7 9
fallowfield	2 3
fallowfield $	2 4
fallo…	2 3
fam	1 18
fam $	1 18
fami_$	1 33 2 -1 6 -4 8 -10
fami_children	1 -26
fami_sharer	1 -5
families	0 -35 1 71 2 -8 3 -2 4 -22 6 -7
families $	1 25
families :accepting	1 12
families with	2 -8
family	0 -1 1 -4 2 12 6 -44 7 -11 8 -18
family $	1 -13
family ,	1 12
family :accepting	1 2
family :preferring	2 5
family preferred	2 2
famil…	0 -36 1 70 2 -9 3 -4 4 -24 6 -10
far	7 13 8 -1
far $	7 1
fare	0 6
fare $	0 6
fast	6 28
fast $	6 28
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
feature	8 -3
feature :codething	8 -2
feature is	8 -2
featu…	8 -22
february	8 5
febru…	8 5
fee	3 -30 4 -29 5 60 6 -40
fee $	5 9
fee ,	5 14
fee :age	5 1
fee :number	5 2
fee of	5 1
fee £#	5 1
fee_$	3 -14 5 30
fee_each	5 3
fee_£#	5 15
feel	2 44
feel :spelled	2 20
feel at	2 20
feel_home	2 21
fees	2 -28 4 -5 5 30 7 -31
fees ,	5 22
fees :asking	5 14
fees :demanding	5 14
fees :deterring	5 15
fees apply	5 14
fees_$	5 28
feet	1 17
fein	2 24
fein :politics	2 12
fein voters	2 12
fella	8 1
fellow	8 15
femail	2 13
femal_$	2 2
female	2 30
female :demanding	2 8
female :wanting	2 8
female wanted	0 12
female_$	0 -4 2 18
females	2 13
femal…	2 13
ferry	5 -9
few	5 15 6 19 9 18 11 5 13 16
few :period	9 13 11 7 13 7
few days	9 10
few_$	5 7 7 2 9 1
few_old	11 8
fi	8 10
fibre	14 -3
fido	3 9
fife	7 11
fifty	4 16 5 7
fifty_$	5 6
fighting	6 12
fighting :bid	6 10
fighting :childless	6 10
fighting over	6 10
fight…	6 12
figur_£##	4 1
figure	2 -5 4 77 5 -6
figure $	4 15 6 -2
figure :photo	4 8
figure shown	4 8
figure_$	4 15
figures	4 1 7 12
figur…	4 1 7 12
fill	2 6
fill the	2 4
fill_form	6 6
filling	6 2
filli…	6 2
film	14 3
film_$	14 1
final	4 28
final :rent	4 3
final :return	4 3
final rent	4 3
final_$	4 11
find	0 8 1 28 5 -24 7 14 8 11
find :burden	3 4
find :photo	3 4
find :seller	14 11
find :writeto	14 9
find a	7 14
find another	3 4
find it	2 4
find the	8 13
find_$	1 4
find_better	7 6
find_flat	7 15
find_home	3 5
find_landlord	1 3
fine	0 -21 6 -3
fine ,	3 4
finer	7 7
finest	7 43
finest_$	7 1
finger	6 17
finger_$	6 14
fingers	6 3
finge…	6 10
finish	6 3
finished	11 8
finis…	11 20
fire	1 -29
fire ,	8 5
fire_$	1 -3
fireplace	0 -5
fireproof	7 20
firep…	0 -8 7 17
firm	5 8
first	0 -4 1 9 2 17 4 -6 5 -4 6 15 8 -8 10 1 11 -41 12 12 13 12
first $	4 14 6 10 7 4
first :codething	12 11
first :deterring	6 -6 10 12
first :longperiod	12 25 13 6
first :newness	6 -2 10 1
first :number	6 10 12 10 13 20
first :openprice	6 9
first :opinion	6 9
first :period	13 13
first :spelled	6 3 12 2 13 14
first :tribunalrent	12 11
first :urgency	6 -5 10 14
first and	13 14
first choice	2 2
first day	5 3
first month's	5 -6
first one	6 5
first quarter	13 4
first time	6 -10 10 14
first to	6 9
first with	6 8
first year	12 11
first_##	8 2
first_$	2 18 5 1 7 5 12 23 13 -24
first_door	6 5
first_due	13 -21
first_gets	6 5
first_january	13 6
first_last	13 17
first_month	12 2
first_rent	5 -22 6 3
first_second	13 12
first_will	6 8
fish ,	7 4
fit	2 7
fit in	2 5
fit_$	2 3
fitted	1 -17 8 -40
five	3 -19 4 -27 7 3 8 -2 12 -9
five ,	8 4
five :accepting	6 3
five :age	7 7
five :longperiod	7 1
five :money	5 6
five :newness	7 7
five :period	5 -32
five :record	7 5
five :room	2 18
five beds	2 5
five lever	8 -2
five months	13 19
five weeks'	5 -15
five years	7 7
five_$	8 -5
five_over	6 3
five_rent	5 -15
five_two	2 6
fiver	5 22
fix_$	4 10 12 8
fix_month	12 3
fix_£#	6 3
fixed	4 6 12 17 13 -6
fixed :deterring	4 7
flag	2 7
flag_$	2 8
flags	2 12
flap	3 -2 8 -3
flat	1 1 2 25 3 13 4 -6 5 14 6 7 8 -6 10 1 11 -16 14 -29
flat $	2 19 11 -13
flat ,	2 14 7 -3 8 -12
flat :childless	8 5
flat :codething	0 13
flat :condition	0 6
flat :deadline	11 6
flat :neighbour	1 8 8 18
flat :openprice	1 1 2 1
flat below	8 8
flat for	0 4
flat has	12 2
flat in	5 8 7 14 8 -25
flat is	0 13 8 -8
flat may	11 8
flat over	8 5
flat to	1 1
flat with	6 16 10 5
flat's	8 1
flat_#	8 -16
flat_$	0 14 1 -11 2 -31 3 11 4 -2 8 -3
flat_adult	1 1
flat_before	6 3
flat_city	7 9
flat_door	6 3
flat_over	8 5
flat_people	0 2 1 3
flat_professional	0 9
flat_road	6 3
flat_same	11 2
flat_term	12 2
flat_vary	11 8
flat_you	1 -17
flatmate	2 15
flatm…	2 16
flats	6 13 8 -28
flats :place	6 1
flats here	6 1
flatshare	2 13
flats…	2 13
flatt…	11 13
fleet	6 12
flexible	12 10
flexi…	12 10
flooding	7 1
floor	2 4 5 -4 7 -60
floor :absence	8 13
floor :building	0 2
floor :codething	8 1
floor :deadline	8 12
floor :photo	14 9
floor is	8 1
floor plan	14 11
floor studio	0 1
floor_$	3 2 8 17
floor_laid	3 1
floor_no	4 1
floors	3 14 8 -4
floors were	3 1
flowerpot	8 6
flowerpot $	8 3
flowe…	8 5
flown the	1 6
flown_$	1 6
flown_nest	1 6
fly	6 1 8 1
fly_$	6 10
fly_shelf	6 5
flying	6 24
flying :deadline	6 7
flying off	6 5
fob	5 17 8 -5
fob ,	8 -7
folk	0 30 1 7
folk $	0 5
folk :burden	0 4
folk_$	1 8
folks	0 3
folks ,	0 3
follow	13 3 14 8
follow_$	14 8
followed	8 19
followed by	8 21
follows	7 4
follo…	7 2 8 24
foot	2 19 6 14
foot $	6 8
foot_$	2 4
for	0 3 1 22 2 7 3 6 4 4 5 41 6 -1 7 3 8 -5 9 78 10 5 11 -12 12 34 13 5 14 7
for #	6 10
for $	3 4 6 2
for :absence	0 2
for :absolute	1 -2 7 15 8 7 13 3
for :age	9 -2
for :burden	4 -7 6 10 8 -2
for :child	1 6
for :childless	1 44 2 -3
for :councilpay	0 17
for :demand	0 8 6 -33 8 16
for :disclaimer	11 17
for :everyone	4 -37 6 16 13 6
for :faith	2 22
for :family	1 12 7 4
for :feething	5 26 8 6
for :forename	14 4
for :holiday	8 -12 9 27 14 7
for :jobless	0 1
for :jobname	0 7
for :law	11 1
for :lifeword	8 11
for :losing	4 39
for :nearby	7 8
for :newness	6 4
for :number	0 -4 1 4 5 -16 6 -18 8 -2 12 31
for :offerdeal	6 -3 8 4 10 54
for :openprice	4 1
for :payer	2 4
for :person	0 2 1 -13 4 40 5 -48 6 3 7 -1 13 4
for :pet	3 21
for :photo	2 -6 8 17 11 7
for :promise	7 5
for :ranking	0 1
for :record	9 -2
for :rent	4 26
for :return	4 4
for :seller	0 -10
for :sexual	2 5
for :spelled	1 4 5 -2 7 6 12 31
for :time	4 18
for :urgency	4 22
for :work	0 43
for :writeto	2 9
for a	0 20 2 5 3 1 4 14 5 -6 6 -6 7 -17 8 -43 9 22 11 -37 12 26 14 -4
for adults	1 8
for all	8 17
for an	1 8
for anyone	6 12
for at	12 5
for claiming	0 -12
for employed	0 9
for ever	7 10
for families	1 11 2 -10 7 4
for good	6 19 7 25
for grown	1 12
for guidance	11 1
for heating	7 2
for illustration	11 15
for life	7 38
for long	6 12
for more	6 13
for now	4 11
for people	0 8
for references	5 -13
for referencing	5 2
for refs	5 10
for rent	4 13
for sale	6 -1 8 4 10 54
for sharers	4 5
for show	8 19
for somebody	4 20
for someone	4 12
for somewhere	4 5
for students	13 3
for tea	1 3
for the	0 -27 1 -12 2 6 3 -6 5 30 6 -11 8 15 9 7 10 7 11 -7 14 2
for there	5 10
for this	0 1 2 15 6 14 7 -10
for two	1 10 9 2 13 8
for viewers	8 6
for viewings	8 18
for whoever	6 7
for years	9 -2
for you	2 12 3 2
for young	1 4
for £#	5 25
forbidden	3 5
forbi…	3 27
foreign	2 15
foreign :origin	2 13
foreign accent	2 9
foreign_$	2 2
foreigners	2 22
foreigners $	2 12
forei…	2 39
forget	0 3 8 5
forget it	0 4 8 2
forget_$	0 4
forgive :online	3 1
forgive :opinion	3 1
forgive :payer	3 1
forgive :seller	3 1
forgive :writeto	3 1
forgive us	3 1
form	5 7 6 1 7 -17 8 -3 14 9
form has	0 3
form £#	5 4
form_#	5 2
form_$	0 -1
formality	7 12
formality $	7 11
forma…	7 12
forming	6 8
formi…	6 8
forms	5 14
forms $	5 1
fortnight	6 8 9 28
fortnight $	9 10
fortnight's	5 12
fortnight's :rent	5 12
fortnight's :return	5 12
fortnight's rent	5 12
fortn…	5 8 6 5 9 23
fortune	6 8
fortu…	6 8
forward	4 20
forwa…	4 19
foste…	1 2
foto_illustration	11 20
fotos	11 22
found:benefits	0 256
found:children	1 249
found:contact-details	14 340
found:disclaimer	11 177
found:fee	5 266
found:fixed-term	12 211
found:new-to-market	10 195
found:personal-data	8 254
found:pets-blanket-ban	3 257
found:price-pressure	6 239
found:protected-characteristic	2 315
found:rent-in-advance	13 210
found:rental-bidding	4 256
found:short-let	9 173
found:unprovable-claim	7 285
found…	4 3
four	0 -4 2 -40 3 19 4 -4 5 -19 7 -18 8 32 9 32 13 2
four :age	11 2
four :longperiod	11 2
four :newness	11 2
four :period	9 17 11 1
four :petpart	3 31
four :record	11 2
four :room	6 2
four days	9 8
four in	6 3
four legged	3 22
four months	13 9
four weekly	13 -6
four years	11 2
four_$	3 10 8 20 13 -8
four_block	6 4
four_friend	3 17
fourth	2 11
free	0 -3 1 20 3 16 4 -18 5 -21 7 10 8 -4
free ,	1 7
free :building	1 11 3 13
free :openprice	3 -6
free :opinion	3 -1
free :rulesplace	1 8
free building	1 5
free for	6 3 7 15
free of	1 8
free to	3 -1
free zone	1 5
free_$	1 29 3 8 4 -1 7 3
free_free	1 6
free_life	7 17
freehold	14 -4
freeholder	1 14
freeh…	1 11 14 -8
fresh	10 32
fresh_$	10 22
fret	6 -1
fri	8 13
friday	4 19 6 6 8 8 9 11 13 -9
friday $	4 8
friday ,	9 1
friday_monday	9 11
fridays	8 -2
frida…	8 -2
friend	3 7
friend_flat	3 3
friendliest	7 4
friendliest_$	7 2
friendly	9 4
friendly :nearby	3 1
friendly :rulesplace	3 1
friends	2 -3 3 22
friends $	3 7
frien…	1 -4 2 -34 3 33 8 -26
from	0 15 2 39 4 -26 6 -19 10 -26 11 28 12 -9 13 -61 14 -1
from #	4 -5 8 -7
from :benefit	0 10
from :bid	2 3
from :burden	0 2
from :child	6 8
from :childless	2 5
from :clocktime	8 4
from :deadline	8 9
from :family	1 19
from :healthword	8 14
from :hiding	6 7
from :income	0 17
from :number	8 8
from :online	0 3 3 6 5 5
from :opinion	0 1 3 6 5 7
from :payer	5 11 7 1
from :period	12 -26
from :place	6 9 7 2
from :seller	0 4 3 4 5 14
from :spelled	8 5
from :writeto	0 11 3 10 5 6
from each	0 3
from families	1 5
from here	6 1
from month	12 -9
from the	1 1 2 7 3 -16 4 -9 6 -2 7 5 8 -7 10 -3 11 20 12 -2 13 -18
from this	7 19
from under	6 8
from us	0 3 3 6 5 5
from your	2 1
from £#	4 21
from_$	0 27 1 -14 2 -34 6 -18 7 -16 11 -11 12 -5 13 -38 14 1
from_adult	0 2
from_bedroom	14 1
from_community	2 8
from_estate	2 1
from_has	7 1
from_home	11 9
from_month	12 -3
from_other	11 1
from_our	4 2
from_pcm	4 6
from_school	1 24
from_side	2 1
from_till	8 16
from_window	7 28
from_£#	4 -1
front	2 -3 4 11 6 -32 7 2 12 -25 13 16
front $	4 4 13 19
front :keything	8 -5
front :neighbour	8 -6
front :photo	11 11
front door	8 -15
front photo	11 11
front_$	7 1 8 -3
front_queue	4 1
ft	0 14
ft $	0 13
ful	14 -15
ful $	14 -14
ful_$	2 2 4 1
full	1 20 2 2 6 -14 8 -14 13 1 14 -4
full :deadline	2 8
full :deterring	0 18 1 4
full :longperiod	13 7
full :newness	0 18 1 4
full :openprice	2 8
full :period	13 10
full :urgency	0 18 1 4
full of	1 6
full time	0 18 1 4
full_$	1 27
full_book	1 10
full_only	1 8
full_work	1 6
fully :photo	4 1
fully furnished	4 1
fumigation	5 4
fumig…	5 4
funded	0 14
funded :person	0 5
funded tenants	0 2
funds	13 7
fur	3 23
fur ,	3 3
fur_feather	3 9
furnish_$	4 11
furnished	9 4 11 -5
furnished :spelled	4 1
furniture	1 -4 4 -5 8 -7 11 12
furniture :openprice	11 1
furniture in	11 7
furni…	1 -25 2 -10 6 -19 8 -24 11 5
furry	3 43
furry friends	3 12
furry_$	3 1
further	1 5 14 1
further :disclaimer	14 2
further_from	14 2
furth…	1 5
g	3 12
gallery	11 20
galle…	11 20
garage	4 11 7 -7 8 -1 10 12
garage $	4 8 10 9
garage :keything	8 10
garden	0 -13 1 4 2 -1 4 14 7 24 10 5 14 6
garden $	5 -7
garden ,	1 11 4 1 11 3
garden :building	6 8
garden :neighbour	6 8
garden :photo	6 8
garden and	10 1
garden flat	6 8
garden_$	1 2
garden_no	4 1
garden_park	4 1
garden_you	8 1
garden_£#	5 9
garde…	8 1
gas	2 -25 4 -14 5 -10 7 -3 8 7 9 -18
gas $	5 -18
gas ,	3 3 6 6
gas box	8 1
gas fire	8 2
gas_$	8 21
gas_yard	3 5
gate	1 -23 6 -51 14 -8
gate ,	8 -2
gate :codething	8 10
gate :law	8 1
gate_##	8 16
gay	1 -8 2 23 6 -10
gay :childless	2 19
gay :openprice	2 -1
gay :person	2 17
gay couples	2 8
gay or	2 -1
gay_straight	2 -19
gays	2 18
gays $	2 12
gch	0 4 1 11 10 6
gch ,	0 4 1 11 10 6
gch_$	1 11 10 6
gener…	11 16
gent	2 4
gentleman	2 28
gentlemen	6 9
gentl…	2 30 6 3 8 -8
get	1 -18 2 13 5 -4 6 55 7 13 9 -8 13 8
get :advance	2 8 6 1
get :benefit	0 2
get :burden	7 4
get :consent	7 12
get :newness	2 9
get :photo	7 5
get :ranking	2 29
get :seller	14 4
get a	6 7 7 -6
get first	2 9
get in	2 -24 6 13 8 12
get priority	2 14
get the	2 19 13 6
get universal	0 8
get used	8 2
get your	6 21
get_$	0 13 2 14 4 7 6 20 7 14 8 11 13 6
get_before	6 13
get_chance	6 10 7 1
get_credit	0 8
get_here	7 6
get_idea	11 1
get_skat	6 4
get_them	6 4
gets	2 -16 4 19 6 29 7 21 8 11
gets a	7 14
gets it	6 13
gets the	4 16
gets_$	4 22 6 27 7 8
gets_first	7 1
gets_keys	6 5
gff	0 5 1 11
gff ,	0 5 1 11
gff_gch	0 5
girl_$	2 18 8 6
girls	2 31 8 2
give	4 25 11 19 13 -25
give :seller	4 17
give :writeto	4 17
give me	4 17
give you	11 1
give_idea	11 7
given	0 2 2 8 8 -4
given_$	0 13
glad_you	6 2
gladly	6 1
glamping	9 10
glamp…	9 10
gmail	14 19
go	0 3 4 15 5 3 6 -47 7 2 13 34 14 2
go $	4 10 13 5
go :building	6 7
go :consent	1 8
go :deadline	6 -6 7 22
go :demanding	6 -6 7 22
go :openprice	0 9 2 5 6 -29 7 12 13 7
go :opinion	0 13 2 9 13 14
go :refusing	6 -1
go :sexual	0 3
go :urgency	0 3
go :writeto	0 3
go by	14 6
go home	6 7
go in	7 -4
go out	6 -1
go straight	0 3
go through	1 8
go to	0 13 2 10 13 14
go up	6 -4 7 23
go_$	0 -6 7 25 13 15
go_bin	0 8
go_change	2 2
go_front	13 12
go_go	6 24
go_home	14 6
go_so	2 10
goers	2 14
goes	2 10 3 7 6 -25 12 4 13 -14
goes :opinion	4 7
goes for	2 13
goes off	8 5
goes to	4 7
goes_$	6 2
goes_monday	6 10
going	2 21 6 33 8 18
going $	6 8
going ,	6 7
going :consent	2 11
going :deterring	6 2
going :openprice	3 6 6 15 7 7
going :opinion	3 7 6 13 7 7
going :urgency	6 2
going :wanting	6 2
going fast	6 2
going like	6 2
going through	2 11
going to	3 7 6 13 7 7
gold :scarcity	6 10
gold dust	6 10
gold_$	6 4
goldfish	3 24
goldfish ,	3 15
goldf…	3 24
golf	9 15
gone	1 -4 6 17
gone $	6 11
gone ,	8 11
gone :openprice	4 8
gone :opinion	4 9
gone by	8 -5
gone to	4 9
gone_$	7 1 11 3
gone_so	8 3
good	0 -10 1 -30 2 3 3 -21 6 1 7 24 8 -29 14 -40
good $	6 5 7 17
good :burden	14 -8
good :deterring	14 -8
good as	7 14
good for	2 8
good on	14 -8
good reason	3 -19
good_$	1 -7 3 -11
good_ee	14 -1
good_fami	1 -10
goods	2 -9
google	14 12
got	1 22 2 -2 3 15 6 20
got :child	1 10
got a	3 28
got_$	3 2
got_about	6 9
got_before	6 4
got_cat	3 2
gout	8 1
government	0 4
grab	6 2
grammar	1 -5 7 18
grammar :school	7 2
grammar school	7 2
grammar_$	7 6
gramm…	1 -5 7 18
grandchildren	1 3
grandchildren $	8 4
grandchildren :deadline	1 15
grandchildren may	1 15
grandchildren_not	1 2
grandweans	1 3
grand…	1 28 7 19 8 3
grant_$	7 10
granted	7 10
grant…	7 10
grass	11 6
great	9 6
greatest	7 4
great…	7 12
green	8 -8 9 -16
green_by	11 4
greener	7 3 11 4
green…	11 19
ground	10 8
ground :room	2 2 8 7 10 10
ground floor	2 2 8 7 10 10
ground_$	2 3 8 9
group	4 5
group $	4 6
grown	1 51 2 -10 6 -13 8 -2
grown :deadline	1 1
grown :demanding	1 1
grown :openprice	1 1
grown up	1 3
grown ups	1 34 2 -11
grown_$	1 39
grown_house	1 2
grown_only	1 3
guarante_$	7 12
guarantee	7 4 12 -13
guarantee $	7 4
guarantee it	7 2
guaranteed	7 49
guaranteed :rent	7 1
guaranteed rental	7 1
guarantor	2 -16 4 -28 5 17 7 -35 13 45
guarantor ,	13 15
guarantor and	0 4
guarantor form	5 3
guarantor_#	5 3
guarantor_£#	5 22
guara…	1 -7 2 -65 3 -29 4 -66 5 17 6 -57 7 42 8 -62 12 -38 13 24 14 -26
guest :accepting	7 1
guest :building	7 1
guest :room	9 -2
guest bedroom	9 -2
guest house	7 1
guest_$	9 1
guests	5 6 9 28
guests are	5 9
guide	2 20 3 -30 4 9 11 20
guide ,	11 12
guide :pet	2 42 3 -26
guide :rent	4 13
guide :return	4 13
guide dog	2 23 3 -5
guide dogs	2 14
guide rent	4 13
guide_$	2 18
guide_user	2 4
guide_£#	4 13
gym	4 -11
gypsies	2 12
gypsi…	2 12
gypsy_traveller	2 1
h	0 12 11 4
had	0 24 1 -18 2 4 3 3 4 -18 5 -25 6 11 7 -14 12 -4
had $	7 1
had :age	6 11
had :deterring	2 17
had :dislike	2 10
had :number	6 3
had :safety	2 10
had :superlative	6 22
had a	0 1 3 6 8 31
had better	6 23
had sixty	6 3
had trouble	2 10
had_$	2 2 3 -1 6 -8
had_breakfast	6 8
had_since	6 11
had_time	13 3
half	2 8 6 15 8 -1 14 2
half :longperiod	13 12
half :period	13 12
half :tribunalrent	13 6
half the	6 9
half_has	6 4
half_year	13 7
hall	4 -12 5 3 7 -11 11 -23
hall and	1 2
hall are	8 1
hall_$	5 9
hall_so	1 2
hamish	8 10
hammer	6 10
hamster_$	3 1
hamsters	3 23
hamsters ,	3 5
hamst…	3 33
hand	7 3 13 8
hand_$	7 4
hands	2 10
hands $	2 14
hang	6 20
hang :openprice	6 15
hang about	6 5
hang_$	6 11
hangs	8 2
happen	1 3
happens	7 8
happe…	7 8
happi_$	4 10
happily	4 9
happi…	4 6 7 18
happy	3 -2 6 -8 13 14
happy :openprice	3 -6
happy :opinion	3 -6
happy to	3 -6
happy with	1 3 13 4
happy_what	4 10
harbour_$	6 3
harbo…	6 11
hard	0 3
hard of	8 1
hard_$	8 14
hardly	8 14
harmless	8 5
harml…	8 5
has	0 2 1 -24 2 -34 4 -7 5 -19 6 15 7 22 8 55 9 -29 10 29 11 -7 12 -11 13 -23 14 8
has $	7 8
has :absolute	6 -13 7 12 8 -17 10 20
has :burden	10 4
has :disability	2 -19 8 40
has :healthword	2 -16 8 32
has :lifeword	7 1
has :negation	0 -18 6 6 7 6 10 7
has :newness	6 -12 7 19
has :number	0 1
has :onlyword	10 7
has :openprice	0 16 1 9 5 7
has :opinion	0 15 1 8 5 7
has :scarcity	6 -4 10 6
has :time	7 12
has a	0 -7 2 -6 3 8 7 -19 8 -41 11 -21
has always	2 3
has been	6 17 10 -5
has dementia	8 11
has epilepsy	8 6
has ever	7 17
has its	8 -4
has no	0 -9
has not	6 5 10 2
has one	0 2
has only	10 4
has said	0 4
has the	6 -2 8 34 14 20
has to	0 15 1 9 5 7
has_$	1 -6 2 -19 4 -20 6 22 7 -19 14 1
has_about	6 7
has_already	6 7
has_answer	0 4
has_been	6 -45 10 23
has_before	10 15
has_door	8 -2
has_house	10 1
has_lock	8 -3
has_many	0 4
has_may	8 13
has_me	6 3
has_no	8 8
has_off	8 6
has_one	8 11
has_out	6 5
has_please	8 3
has_power	7 7
has_right	0 3
has_roof	10 4
has_room	6 1 8 9
has_round	6 7
has_shelf	6 5
has_short	6 8
has_since	8 2
has_so	0 2 8 51
has_stopp	6 14
has_through	14 12
has_will	7 25
hash	8 32
hash ,	8 6
hasn't	6 8 10 18
hasn't been	6 7 10 19
hasn't_$	6 2
hastings	8 1
hastings $	8 1
hasti…	8 1
hatch	8 10
have	0 19 1 14 2 1 4 -5 6 22 7 2 8 -8 11 18 12 -10 13 -13 14 -19
have :absence	11 1
have :accepting	2 4
have :bid	6 7
have :child	1 25
have :clocktime	7 2
have :demand	6 13
have :everyone	0 4
have :fixed	13 -11
have :kin	1 10
have :lifeword	1 -13
have :losing	11 1
have :nation	1 2
have :negation	4 4
have :onlyword	2 4
have :openprice	0 9 1 12 2 3 3 13 5 15 7 15
have :opinion	0 1 1 11 2 2 3 13 5 16 6 7 7 5
have :pet	3 3
have :promise	2 4
have :spelled	1 7 3 -7 4 3
have :title	6 4
have a	2 -4 5 2 6 -5 8 26
have all	0 6
have an	3 5
have been	3 11 11 30
have children	1 6
have gone	11 1
have lived	1 -12
have no	4 7
have signed	13 -11
have to	0 8 1 11 2 3 3 13 5 16 7 7
have_##	7 2
have_$	0 8 1 27 3 -3 4 -7 6 15 7 17 8 -38 11 8 13 -33
have_by	7 16 11 7
have_carpet	1 2
have_cat	5 3
have_down	2 4
have_fight	6 3
have_figure	4 5
have_find	0 1
have_here	1 -10
have_i	3 4
have_job	0 12
have_liv	1 7
have_newborn	8 17
have_no	8 1
have_off	3 4
have_ones	1 6
have_our	0 15
have_pets	3 -9
have_rent	4 9
have_since	11 14
have_stay	3 4
have_you	2 2 7 5
haven	1 6
haven't	4 10
haven…	4 10
having	10 2
he	0 15
he's	8 56
he's a	8 16
he's_$	8 20
head	3 -16 5 15
head :record	3 -4
head :rulesplace	3 -11
head :utility	3 -4
head lease	3 -4
health	2 12
health ,	7 1
health_$	2 5
healthy	2 24
healthy_$	2 11
healt…	2 21
hear	0 -5 1 -4 3 -4 4 12 6 -44 8 -6
hear :openprice	3 -4 4 18
hear what	4 2
hear_$	4 17
hear_pay	4 2
heart	8 5 10 6
heart of	10 6
heart_$	10 6
heaters	9 -5
heaters $	9 -1
heate…	9 -5
heating	8 -23
heati…	7 4 8 -10
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
help	0 11
help_$	0 2
help_rent	0 14
hen's	6 9
hen's teeth	6 9
hen_so	6 1
hence_$	6 -5
her	1 5 8 62
her $	1 1
her ,	2 4
her :family	8 5
her :kin	8 4
her_$	2 -3 8 26
here	0 -10 1 17 2 -9 4 -34 5 -57 6 10 7 4 8 -3 13 -37 14 -41
here $	1 19 2 -1 7 -23
here ,	3 19
here :codething	7 1
here :openprice	6 1
here :promise	7 4
here and	1 -1 7 4
here is	7 1
here it	10 3
here to	6 1
here_$	6 23
here_go	7 1
here_me	8 16
here_no	8 2
here_up	7 9
here_your	7 13
hesitation	6 21
hesit…	6 39
high	1 1
high :demand	6 2
high :thing	1 6
high chairs	1 12
higher	4 15 6 -3
higher_$	4 10
highest	4 34 7 -31
highest $	4 1
highest :bid	4 15
highest_$	4 7
highe…	4 34 7 -31
highland	9 12
highl…	9 12
hill ,	2 5
hill_beds	2 7
hillt…	14 13
hillview	14 13
hillview $	14 1
hillv…	14 20
him	0 6 8 12
him ,	8 9
him_$	0 9
hindu	2 3
hindu_$	2 22
hindus	2 17
hip	8 23
hip_$	8 1
hire	5 4
his	6 10 8 49 13 3
his $	6 3
his :disclaimer	2 8
his :person	7 3
his own	2 8
his_$	8 12
history	0 -3 2 18 6 1 13 18
history $	6 7
history of	2 15
histo…	0 -4 2 19 6 1 13 18
hit	10 6
hit the	10 6
hit_market	10 6
hitch…	3 11
hiv	2 32
hoard…	8 1
hold	8 5 12 17
hold ,	12 3
hold_#	5 9
hold_key	8 2
hold_you	5 6
hold_£#	5 -19
holder_$	0 12
holders	0 10 2 13
holde…	0 10 2 13
holding	13 -7
holding :deposit	5 -26 13 -5
holding :paying	5 -12 13 -6
holding deposit	5 -26 13 -5
holdi…	13 -7
holds	5 4 6 12
holds the	5 5
holiday	1 -2 8 -1
holiday :rent	9 1
holiday inn	9 -7
holiday_#	8 1
holiday_isle	9 15
holidaymaker_$	9 3
holidaymakers	9 12
holidays	9 4
holid…	1 -22 2 -2 6 -4 7 -21 8 -1 9 14
hols	9 25
hols_$	9 12
home	0 14 2 -18 3 8 5 -19 7 6 8 24 9 -8 11 1
home $	2 -1 3 14 6 -8 8 -4 9 -19
home ,	4 3
home :absolute	0 4
home :burden	8 2
home :deterring	8 1
home :everyone	0 3
home :openprice	6 4
home :spelled	6 1
home all	0 3
home and	2 4
home at	6 2
home for	2 -2
home on	8 2
home_$	0 9 2 -14 7 4 8 18 14 8
home_day	0 5
home_you	1 3
home_£##	6 3
homeowner	0 18
homeowner :burden	0 16
homeowner guarantor	0 12
homeo…	0 19
homes	6 29
homes :wanting	6 1
homes like	6 1
honest ,	8 6
hook_$	8 2
hop	6 3
hop :openprice	6 3
hop :opinion	6 3
hop to	6 3
hop_$	4 2
hope	1 6 4 9
hope_find	1 2
hoping	4 2
hoping :openprice	4 2
hoping :opinion	4 2
hoping to	4 2
hot	6 6
hot $	6 7
hot :deadline	10 5
hot off	10 5
hot_pres	10 5
hotel	4 1
hotel_$	4 3
hound	3 9
hour	8 -27
hour_£#	5 3
hours	6 58 8 -4
hours $	6 39
hous_$	7 11
hous_people	0 -9
hous_so	0 -1
hous_someth	0 3
house	1 -1 2 10 3 12 5 17 6 2 7 21 8 23 10 24 13 -8 14 -2
house $	2 -12 3 7 11 2
house ,	4 10 6 15
house :absence	8 11
house :burden	8 7
house :codething	1 10 5 2
house :condition	5 7
house :deadline	12 15
house :deterring	8 8
house :law	5 3
house :nearby	2 9
house :phone	8 -7
house :preferring	6 7
house :promise	7 5
house :spelled	1 6 8 -2
house before	10 1
house full	1 10
house has	8 1
house in	7 21 8 -13
house is	1 11 5 3 8 12
house near	2 10
house on	8 8
house rules	5 3
house share	2 5
house stands	8 7
house while	5 5
house_#	8 -24
house_##	14 7
house_$	2 18 5 9 8 19
house_built	7 5
house_empty	8 18
house_five	8 1
house_full	5 9
house_liv	8 1
house_made	5 5
house_no	6 2
house_not	6 1
house_open	8 1
house_over	6 3
house_stay	2 5
house_weekday	8 8
house_where	7 2
household	1 48 2 24 4 9 6 -28 8 -2
household $	4 2
household ,	2 28
household :condition	1 15
household where	1 15
household_$	0 -1 1 6 6 -4
households	2 -11
housemate	2 19 8 24
housemate :demanding	2 20
houseplants	3 2
houses	1 18 6 4 7 16
houses $	6 3
houses are	7 3
house…	1 36 2 40 3 3 4 7 6 -36 7 -10 8 5
housing	0 -5
housing :benefit	0 -5
housing :fee	0 3
housing :paying	0 15
housing benefit	0 -5
housing costs	0 3
housi…	0 -5
how	0 6 4 38 6 -10 7 -23 8 -15 11 43
how :demand	1 15
how :promise	0 3
how it	11 18
how many	1 16
how much	4 45
how_$	1 7 4 19 11 11
how_can	4 6
how_go	4 18
how_i	0 5
how_look	11 28
how_pay	0 3
how_you	4 6
hrs	6 1
hull	7 8
humans	3 9
hun	3 3
hun_$	3 3
hundr_month	4 2
hundr_thousand	4 8
hundred	4 26 5 27 8 -11 13 -4
hundred :money	5 25
hundred pounds	5 17
hundr…	4 30 5 27 8 -11 13 -4
hurry	2 -17 6 13 7 -17
hurry :burden	6 5
hurry_$	6 2
husband	2 8
husband and	2 11
husband_$	2 8
husband_wife	2 16
husbands	2 4
husba…	2 24
i	0 27 3 20 6 8 7 7 8 -9 13 -11
i :accepting	1 -2 4 1 7 2
i :asking	6 -29
i :clocktime	4 10 14 3
i :demanding	0 2 2 -16
i :denying	6 -7 7 -2
i :disclaimer	2 1
i :negation	1 -3 7 -12
i :onlyword	3 9
i :preferring	1 3
i :promise	2 -22
i :regretting	1 1
i :wanting	0 16 2 -1 3 -8
i :writeto	6 3
i am	4 10 14 3
i answer	6 -10
i can't	7 -4
i don't	0 6
i have	0 -1
i hope	1 2
i like	3 -3
i mean	2 29
i put	0 5
i see	6 1
i should	7 4
i were	6 6
i won't	4 1
i wouldn't	6 8
i'd	1 26 2 33 3 17 4 28 6 12 8 -16
i'd :accepting	4 1
i'd :demanding	1 9
i'd :wanting	1 5
i'd :welcoming	4 25
i'd take	4 2
i'd want	1 10
i'd_$	4 11
i'd_down	4 4
i'd_have	1 4
i'd_you	0 4
i'll	4 29
i'll be	8 5
i'll_$	4 1
i'll_honest	8 8
i'm	0 26 1 14 2 14 4 11 6 -28 7 -3 8 33 13 3 14 14
i'm :losing	2 3
i'm :negation	4 4 8 1
i'm :regretting	1 7 3 9
i'm :wanting	2 1 4 6
i'm afraid	0 5 1 12 3 6
i'm after	2 4 4 6
i'm not	4 4 8 1
i'm sorry	2 4
i'm the	7 2
i'm_#	7 2
i'm_##	4 6
i'm_$	1 15 6 -9 7 -18
i'm_but	2 13
i'm_landlord	7 2
i'm_no	7 3
i've	0 17 6 6 8 28
i_##	4 22
i_$	0 10 2 5 3 -17 6 -8 13 -4
i_animal	3 -1
i_cat	3 1
i_even	6 4
i_find	1 2
i_house	3 4
i_like	2 6
i_mean	0 7
i_no	2 4 4 3
i_not	3 5
i_only	6 3
i_read	6 1
i_reason	6 1
i_say	4 9
i_think	4 6
i_you	6 14
i_you'd	6 1
idea	11 26
idea ,	11 1
ideal	1 1 2 15 9 3
ideal :person	2 5
ideally	0 16
ideal…	0 16
if	0 3 1 24 2 6 3 16 4 3 5 -24 7 -13 8 3 10 -24 11 -13 12 20 13 -5 14 8
if :absolute	12 7
if :everyone	0 5 1 5 7 9 12 2
if :number	4 21
if :seller	6 5
if :spelled	4 12
if :title	3 3
if any	0 6 1 7
if i	6 11
if i'm	8 6
if it	3 6
if it's	1 12 2 1
if none	2 4
if so	1 5
if the	0 11 6 -4 14 5
if there	7 10
if two	4 12
if you	0 -4 4 1 5 -8 7 -36 8 3 13 -2
if you've	1 5
if your	2 10
if_$	0 -21 1 -28 2 -32 3 -68 4 -14 5 -22 12 6 14 -10
if_bark	3 8
if_by	6 1
if_can	4 11
if_cat	5 3
if_don't	0 5
if_employ	13 13
if_expect	1 1
if_goes	8 18
if_got	3 8
if_have	1 4 5 6
if_here	2 2
if_job	0 4
if_keep	1 6
if_kids	1 12
if_like	6 -1
if_one	3 2
if_only	4 3
if_own	3 3
if_rent	0 16 5 9
if_site	14 3
if_small	3 4
if_still	6 5
if_want	0 -12 1 -17 4 12 5 -4 14 6
if_were	2 15 6 11
if_you	4 8 6 3
if_your	0 8
ifs	7 24 13 2
ignore	11 15
illness	2 16
illne…	2 16
illustration	11 35
illustration :absolute	11 4
illustration :burden	11 4
illustration :onlyword	11 4
illustration :scarcity	11 4
illustration only	11 4
illustration_$	11 11
illus…	11 38
imag_$	11 19
image	11 4
images	11 67
images are	11 18
imagi…	11 19
immigrants	2 11
immigrants $	2 6
immig…	2 11
impossible	7 35
impossible_$	7 17
impos…	7 43
impression	11 5
impre…	11 7
improve	13 7
impro…	4 4 13 7
in	1 -10 2 -6 3 -26 4 -4 5 -31 6 -2 7 53 8 36 9 -3 11 -3 12 -11 13 18 14 -39
in #	10 10
in ##	2 -6 4 -22 6 -19 7 -69 8 -125 10 -32 14 -59
in $	2 3 4 -15 7 -36 8 36 10 31 13 3
in ,	7 -15 10 4 13 -7
in :absence	0 31 2 -3 6 -27 8 3
in :absolute	2 -25 7 25
in :advance	0 -9 2 -8 4 -24 7 -26 8 -18 12 -5 13 -7
in :building	13 3
in :burden	4 9 7 -2 8 4
in :child	4 4
in :childthing	1 8
in :clocktime	1 -20 4 -59 6 -28 7 -11 8 -1 10 -36 11 -25 13 13
in :deadline	0 -17 1 -14 4 -60 5 -4 6 -18 7 -37 8 -14 10 -35 11 -46 12 3 13 10
in :demanding	6 4
in :deterring	8 5
in :everyone	7 24
in :faith	2 1
in :fixed	12 3
in :hiding	4 20
in :lifeword	8 19
in :nation	2 3
in :neighbour	8 18
in :newness	6 4
in :number	8 -29 12 -21 13 25
in :onlyword	12 1
in :openprice	8 24
in :payer	1 -5 6 6 7 -30 9 20
in :paying	13 5
in :period	4 5 12 5
in :photo	4 2 11 36
in :place	0 -3 6 -6 7 69 8 3
in :preferring	11 14
in :ranking	6 32
in :return	7 8
in :room	8 26
in :seller	0 -14 1 -3 2 1 7 -46 8 -53 9 21 11 4 13 18
in :spelled	1 3 8 -1 12 -18 13 23
in :thing	4 2
in :wanting	7 7
in :welcoming	7 8
in :work	0 50 2 -12 7 -10 8 -27
in a	3 3 6 31
in adv	13 5
in advance	0 -15 4 -17 6 -16 7 -34 12 -12 13 -2
in all	7 34
in bath	7 16
in bearsden	8 1
in bed	8 20
in before	6 6
in britain	7 21
in by	2 1 11 15
in cardiff	14 5
in croydon	7 4
in derry	7 5
in england	7 8
in essex	7 17
in fallowfield	2 4
in fee	5 2
in flat	8 4
in full	1 4
in hull	7 7
in it	7 6
in jan	8 15
in june	12 6
in leeds	7 13
in leicester	7 6
in lenton	7 1
in levenshulme	7 3
in love	7 8
in march	6 -6
in may	8 1 11 -7
in my	13 1
in on	8 8
in one	6 1 13 44
in our	1 -3 6 2 7 -25 8 -4 9 20
in photo	11 1
in picture	11 16
in place	13 4
in receipt	0 15
in room	8 5
in so	0 4
in spain	8 4
in spring	12 2
in stone	4 2
in summer	4 5
in tenerife	8 2
in the	0 6 1 -20 2 -5 3 -16 4 -3 5 -17 6 -21 9 -10 10 -37 11 13 13 -38
in this	0 -2 2 11 6 3 7 -6
in under	4 4
in until	12 1
in value	7 11
in wales	7 4
in which	4 1 6 1
in while	6 5
in winter	4 6
in work	0 33 8 -1
in york	7 2
in your	1 14
includ_rent	8 3
included	0 -2 1 -27 5 -13 7 -16
included $	0 -8 1 -8
included in	8 1
inclu…	0 -28 4 -13 5 -10 6 -24 7 -49 9 11
income	0 14 1 -22 4 -57
income $	0 1
income :codething	0 2
income is	0 2
income_$	0 9
income_count	0 18
incom…	7 25
incre…	4 2
indian	2 13
indian_$	2 1
indicative	4 10 11 3
indic…	4 10 11 3
indiv…	4 5
infant_$	1 18
infants	1 30
infan…	1 27
initial	12 23 13 7
initial :longperiod	12 13
initial :period	12 10
initial_$	13 5
initi…	12 23 13 7
inn	9 -9
innocent:benefits	0 -64
innocent:disclaimer	11 -37
innocent:fee	5 -43
innocent:fixed-term	12 -72
innocent:new-to-market	10 -47
innocent:personal-data	8 -23
innocent:pets-blanket-ban	3 -84
innocent:protected-characteristic	2 -57
innocent:rental-bidding	4 -85
innocent:short-let	9 -71
innocent:unprovable-claim	7 -41
inside	12 12
inside the	12 15
insom…	8 19
inspection	1 13
inspe…	1 24
insta	14 46
insta ,	14 29
insta_$	14 14
instant	6 11
instant $	6 10
insta…	6 6 14 21
instead	3 3 13 24
instead $	13 1
instead ,	3 4
instead_$	3 4
inste…	3 3 13 24
instruction	10 17
instruction $	10 8
instruction ,	10 3
instr…	10 17
insurance	5 9
insurance :consent	5 2
insurance through	5 2
insurance with	5 4
insurance_broker	5 4
insure	5 5
insure the	5 4
insurer	0 3
insur…	0 17 4 -5 5 9
interest	4 10 6 28
interest :codething	6 11
interest has	6 10
interest is	6 11
interest_$	6 3
interest_been	6 10
interior	11 7
internet	11 10
inter…	4 6 6 32 7 -5 8 -24 11 24
into	1 -15 6 -36 7 33 8 25 11 5
into a	8 6
into the	8 12
into_care	8 3
into_home	8 8
inundated	6 7
inund…	6 7
inventory	5 18 8 -4 13 -2
inventory clerk's	5 4
inventory_$	5 16
inven…	5 17 8 -6 13 -3
investment	7 39
investment $	7 9
investors	2 3
inves…	7 49
invit…	4 19
invoice	5 20
invoice $	5 10
invoi…	5 22 13 13
irela…	7 4
irish	2 10
iron	6 3
iron_$	6 3
is	0 -20 2 -6 4 -16 6 5 7 -4 8 -5 9 -11 10 -14 12 -19 13 -17 14 -4
is #	8 23
is ##	8 34
is $	6 -11 11 7
is ,	6 5 10 5
is :absence	8 36
is :absolute	5 8 6 -4 7 8 8 24
is :asking	0 -9
is :bid	1 9
is :childless	1 2
is :clocktime	11 10
is :condition	4 3
is :councilpay	13 -5
is :deadline	4 8 12 5
is :demand	6 22
is :demanding	3 -6 8 -1
is :denying	8 6
is :deterring	2 -4 7 -17
is :disability	8 8
is :dislike	3 9 6 7
is :everyone	4 15 5 9
is :fairness	4 15 5 3
is :feething	2 -6
is :healthword	1 1 8 18
is :hiding	8 6
is :lifeword	5 5 8 1
is :losing	7 2
is :negation	0 -2 1 3 2 -13 7 2 8 8 11 5 12 -2
is :neighbour	8 -13
is :newness	6 11
is :number	6 -8 7 -2 8 6
is :onlyword	3 2 12 2
is :openprice	1 14 8 -5 13 -13
is :opinion	1 5 2 4 5 12 8 -8
is :payer	5 -11 8 -41 13 -13
is :paying	0 9
is :photo	4 23 13 2
is :promise	7 28 8 8
is :refusing	7 14
is :scarcity	8 14
is :spelled	1 -13 2 -9 5 4 6 -16 7 -16 8 -11
is :time	7 -19
is :wanting	6 7 13 13
is :welcoming	2 -8
is a	2 1 4 21 6 -20 7 12 8 -6
is about	6 4
is added	5 11
is after	6 8
is allergic	3 9
is an	1 3 8 1
is another	4 3
is asked	0 -2
is at	8 -24 14 5
is behind	8 1
is beyond	0 1
is by	8 -14
is certain	7 17
is collected	13 8
is compulsory	5 2
is due	13 -1
is empty	8 8
is for	0 29 2 19 8 -20 12 11
is from	11 12
is full	5 8
is going	7 6 8 9
is good	14 -1
is guaranteed	7 -3
is held	5 2
is hot	6 9
is impossible	7 14
is in	8 15
is it	4 12
is more	11 1
is my	2 4
is needed	0 1
is negotiable	4 18
is never	8 11
is none	7 4
is not	1 16 11 6 13 5
is of	11 8
is off	0 2
is one	3 2
is over	1 3
is paid	13 -5
is presently	2 1
is running	6 13
is six	5 1
is split	5 11
is sure	7 4
is taken	13 3
is the	2 -46 4 -10 5 -20 7 1 8 -39 11 -26
is thinking	4 6
is to	1 9 5 1
is too	2 12
is up	4 2
is welcome	2 -1
is what	4 -56 11 -28
is whatever	4 19
is where	4 4
is with	8 14
is £#	4 -60 5 16 13 5
ish	4 9
islam	2 16
islam_$	2 7
island_$	7 3
isle	3 -6 9 13
isle of	3 -6
isle_dogs	3 -6
isn't	0 40 1 -5 2 12 4 -8 6 -21 8 2 11 21
isn't $	6 3 11 1
isn't :openprice	7 1
isn't :opinion	7 1
isn't a	7 2 8 8
isn't an	7 1
isn't for	0 6
isn't to	7 1
isn't_$	0 12 4 -26 6 -43
isn't_you	0 11 3 11 6 -2
issu_$	2 13
issues	2 13
it	0 -5 2 -5 3 -6 4 8 5 8 6 45 7 22 8 -28 10 16 11 21 13 -4 14 -15
it $	0 -12 2 -23 3 -16 4 -2 6 19 8 -32 11 2 12 -19 14 -47
it ,	0 6 1 -30 2 -65 3 -8 4 18 7 -1 12 1 14 13
it :absence	6 -10
it :absolute	1 3
it :bid	4 -1
it :burden	6 3
it :clocktime	6 4
it :codething	5 -1 6 -23 7 11 10 12 11 5
it :condition	6 19
it :deadline	5 30 6 3 12 6
it :demanding	6 -25
it :everyone	1 3
it :fee	0 4
it :lifeword	6 -14
it :negation	3 6 11 1
it :newness	6 4
it :onlyword	6 5
it :openprice	2 4 5 2
it :petpart	3 8
it :promise	0 1 6 15 7 8
it :spelled	13 10
it :time	0 12
it :wanting	2 -10 11 21
it :work	0 -2
it a	5 12
it after	6 6
it all	11 3
it and	2 14
it as	1 6 6 1 7 15
it barks	3 8
it by	6 1
it for	6 2 9 1
it goes	6 -2
it has	8 -35
it in	6 4 8 10
it is	6 -22 7 11 10 12 11 5
it isn't	11 6
it looks	11 14
it may	6 6
it off	5 7
it only	6 3
it says	4 -13
it so	2 1
it the	7 3
it till	6 11
it to	2 3 6 1
it today	6 1
it up	6 -2
it was	6 -3 10 -26
it while	6 21
it will	6 33 7 20
it yet	10 4
it'll	6 31 7 9
it'll be	6 14
it'll_by	6 5
it's	0 4 1 14 2 7 3 6 5 10 6 21 8 1 9 -67 10 -2 11 1 12 29 13 -7 14 -9
it's #	8 13
it's ##	14 7
it's :absence	8 10
it's :absolute	1 6
it's :asking	6 3
it's :denying	6 7
it's :negation	2 7
it's :spelled	2 6
it's a	2 7 3 13 6 13 12 26
it's empty	8 13
it's let	6 3
it's the	4 -3 7 4
it's yours	4 23 12 1
it's £#	5 25
it's_#	8 24
it's_##	12 1 14 7
it's_$	4 4 5 6 6 9 7 -1
it's_from	0 8
it's_let	12 13
it's_me	4 1
it's_no	0 3
it's_one	6 12
it's_till	12 1
it's_twelve	12 3
it's_up	1 7
its	0 -22 2 -30 7 12 8 -18 9 1 10 21 11 13
its :negation	11 2
its :newness	10 7
its :photo	11 2
its :return	7 11
its_$	2 -28 6 -7 7 -5 9 3 10 7
its_will	7 13
jan	8 14 12 12 13 18 14 7
jan $	8 11
jan_$	12 12
january	4 -36 8 12 13 31
january $	8 8
january ,	13 19
january :openprice	13 4
january :opinion	13 4
january to	13 4
january_$	13 21
janua…	4 -37 8 12 13 32
jehovah's	2 12
jehovah's witnesses	2 10
jehov…	2 12
jesmond	4 2
jesmond $	4 2
jesmo…	4 2
jewish	2 20
jewish :family	2 6
job	0 66 2 -15 6 -19 7 -11 8 -23 13 12
job $	0 12
job ,	0 2
job :codething	0 4
job centre	0 6
job in	0 1
job is	0 4
job_$	0 23
jobs	0 11
jobseekers	0 20
jobse…	0 21
jog	0 4
jog :burden	0 4
jog :deterring	0 4
jog on	0 4
jog_$	0 4
joke	6 1
joke ,	6 1
joy	1 1
july	6 -11 9 2 12 6 13 4
july_$	9 4
june	12 27 13 15
june $	8 -2 12 18
june ,	13 3
june_$	13 7
juniors	1 15
junio…	1 15
just	0 -31 2 -11 5 -5 6 -12 7 -8 10 30 11 12 12 -17 13 2
just :asking	3 -21
just :demanding	3 -8
just :fairness	3 -8
just a	11 6
just ask	3 -8
just in	10 21
just so	4 2 13 4
just_bed	10 9
just_guide	11 3
just_how	4 7
just_know	4 2 13 4
just_you	4 1 13 4
k	8 3
keen	2 3
keen :burden	2 10
keen :deterring	2 10
keen on	2 10
keenest	4 9
keene…	4 9
keep	1 -2 2 20 3 29 4 -28
keep :deterring	1 10 2 5
keep a	3 -9
keep it	2 5 3 10
keep scrolling	1 8
keep_$	0 3 2 2 3 22 6 -9
keep_key	8 4
keeping	3 8
keepi…	3 8
keeps	2 2 8 3
kept	7 -14
kept :negation	3 -10
kept :spelled	3 -2
kept no	3 -1
kept_$	3 -9
kettle_$	6 2
kev	8 10
key	6 -7 8 57 13 -11
key $	8 24
key ,	8 21
key :money	5 4
key :return	5 4
key cutting	8 -5
key feature	8 -2
key in	8 21
key is	8 2
key money	5 4
key with	8 1
key's	8 38
key's with	8 10
key_##	8 22
key_$	8 24
key_£#	5 3
keypad	8 11
keys	5 10 6 5 8 11
keys $	6 7
keys ,	7 1
keys are	8 1
keys for	8 7
keys_no	13 1
keysafe	8 5
keysafe :codething	8 1
keysa…	8 5
kick_if	6 1
kid	1 17
kiddie	1 14
kiddies	1 26
kiddies $	1 8
kiddi…	1 28
kids	1 45 2 -5 4 -29 6 -50 11 -1
kids $	1 -16
kids ,	1 14 8 9
kids :negation	1 6
kids :openprice	0 1 1 7
kids or	0 1 1 2
kids_#	8 12
kids_$	0 8 1 6 3 7
kids_house	1 -5
kids_no	2 1
kids_park	1 2
kids_pets	0 21 1 23 3 18
kids_£#	1 21
kind	0 13 2 1 3 9
kind $	7 -1
kind ,	7 8
kind of	0 17 2 13
kind_tenant	0 18
kind_you	7 8
kingdom	7 4
kingdom $	7 3
kingd…	7 4
kitchen	1 -25 2 -7 6 -20 7 6 8 -24 9 -4 14 -42
kitch…	1 -28 2 -8 6 -25 7 5 8 -29 9 -6 14 -44
kites	7 1
kitte…	3 13
knees	8 20
knock	8 21
know	1 -25 4 9 7 -2 8 16 13 19 14 7
know how	4 7
know of	6 3
know the	8 10 14 6
know what	2 5
know_$	6 -11 8 3 14 10
know_go	4 7
l	1 10
labrador	3 1
labra…	3 13
lad	6 9 8 40
lad in	8 9
ladder :openprice	2 1
ladder_loft	2 1
ladies	2 47 6 13 8 -5
ladies and	6 15
lads	2 -1
lads $	2 -11
lady	1 6 2 23 8 2 13 8
lady $	2 20
lady :neighbour	1 12 8 8
lady :period	13 12
lady day	13 12
lady_flat	2 11
lady_park	2 1
ladys	2 11
laid	3 1
laid_$	3 1
lamb	8 2
land rover	8 4
landlady	2 2
landline	14 11
landline_##	14 9
landlord	1 6 2 12 3 19 4 15 5 -60 6 -47 7 28 8 -31 9 -34 11 -19 14 -20
landlord $	2 5
landlord ,	1 1 7 1
landlord :codething	3 10
landlord :feething	0 5
landlord :negation	7 9
landlord :preferring	4 2
landlord :record	14 -5
landlord doesn't	7 10
landlord in	7 39
landlord is	3 13
landlord's	0 3 2 -6 5 11 13 5
landlord_$	1 25 2 -7 5 4 7 21
landlord_anyone	7 6
landlord_ask	7 9
landlord_pets	3 7
landlord_through	0 1
landlord_want	1 3
landlord_we	11 1
landlords	0 -2
landl…	1 18 2 5 3 15 5 -14 6 -26 7 23 8 -26 9 -37
lane	6 -21 7 -8
lane $	7 -7
last	5 -22 6 1 7 -7 8 -26 10 -15 12 -59 13 -17
last :deterring	4 3
last :longperiod	12 -3 13 -10
last :newness	4 2
last :urgency	4 3
last month	13 10
last of	6 -4
last time	4 4
last_$	3 -2 12 -25
last_came	0 6
last_house	6 12
last_i	6 4
last_month	12 -14 13 -15
last_our	6 1
last_rent	0 4
last_went	4 9
lasts	6 21
late	4 -6 5 30 8 -7
late $	6 15
late :rent	5 2
late :return	5 2
late rent	5 2
late_letter	5 3
late_£#	5 4
lately	6 2
launch	6 36
launch_$	6 13
launc…	10 12
law	0 -15 1 -25 2 -21 4 -13 8 -6 13 -3
lawn	11 18
lawn in	11 7
lead	3 -22 11 8
lease	1 4 3 -34 5 16 9 -7 12 54
lease :deadline	12 4
lease :fixed	12 11
lease_dogs	3 -7
least	0 1 4 19 5 -1 12 28 13 -3
least :number	0 3
least we'd	4 10
least_$	4 22 12 17
least_month	4 6
least_year	12 1
leave	0 -3 3 31 4 3 5 31 6 4 12 9
leave ,	5 25
leave :burden	8 -6
leave :deterring	8 -4
leave a	14 10
leave for	8 18
leave it	6 12
leave on	8 -4
leave the	1 14 4 1
leave you	13 4
leave_$	3 2 5 8 6 3 8 -3 13 1
leave_day	6 8
leave_home	3 8
leave_your	3 13
leaves	8 -25
leaving	5 24
leavi…	5 24
leed_$	14 1
leeds	6 7 7 10 14 6
leeds $	6 8 7 11
leeds ,	8 1
left	7 -20 11 -6
left $	6 11
left in	2 14
left of	8 4
left_$	8 1
leg	6 1
legg_$	3 5
legged	3 22
legged friends	3 5
leicester	7 3
leice…	7 3
leith $	10 1
lenton	7 1
lesbians	2 4
lesbi…	2 12
less	4 29 12 21
less than	4 23
less_$	4 17
let	0 -8 1 -16 2 -13 3 -14 4 -4 5 -34 6 31 8 3 9 24 12 55 14 -40
let ,	12 17
let :burden	12 2
let :deterring	12 1
let :disclaimer	8 14
let :online	4 5
let :opinion	6 -19
let :payer	8 9
let :seller	0 9
let :spelled	4 -5
let :writeto	0 9
let for	12 24
let in	9 2
let it	6 9
let on	12 1
let this	6 28
let to	6 -12
let us	4 5
let you	8 7
let yourself	8 11
let's	4 20
let_$	6 29 8 7 9 17
let_slip	6 6
let_through	6 2
let_tim	6 3
let_week	9 2
let_you	6 1
let_your	6 2
lets	2 -11 7 -1 9 21 12 10 14 35
lets $	14 10
lets :absolute	9 5
lets :onlyword	9 5
lets :scarcity	9 5
lets of	12 3
lets only	9 5
lets_$	9 23 14 2
letter	4 -12
letter :clocktime	1 1
letter :openprice	1 1
letter from	1 1
letter_£#	5 10
letters	5 9 8 5 14 17
lette…	5 9 14 20
letting	5 8
letting agent's	5 1
lettings	14 17
letti…	2 -6 5 4 7 1 8 -47 14 27
level	4 5
levenshulme	7 3
leven…	7 3
lever	8 -9
lever :keything	8 -1
lha	0 28
library	11 6
libra…	11 6
licence	7 6 9 5
licence_##	9 4
licence_$	7 7
licence_f	9 10
licen…	7 5 9 3
life	1 16 6 9 7 46
life $	7 23
life ,	7 12
lifetime	6 12
lifetime_$	6 4
lifet…	6 12
lift	0 -19 1 -25 7 -12
lift the	8 1
lift_third	8 1
light	7 -1 8 -10
like	0 -1 2 2 3 -16 4 -4 5 -24 9 -9 11 15 13 10 14 -27
like $	2 -6 4 -5 6 -19
like ,	7 12
like :absolute	0 -4
like :building	4 7
like :everyone	0 -27
like :openprice	2 13 6 -31
like :opinion	2 31 6 -29
like :scarcity	6 6
like :seller	2 6
like a	8 26
like in	11 4
like it	1 14 4 1
like that	11 1
like the	2 -6 13 9
like this	6 15
like to	2 14 6 -28
like_$	0 -12 1 3 3 -3 6 -12 11 19
like_else	0 -6
like_one	11 1
like_room	4 2
like_stay	2 6
likely	6 5
likely :openprice	6 6
likely :opinion	6 6
likely to	6 6
likeness	11 6
liken…	11 6
likes	8 13
limited :deterring	6 6
limited :newness	6 6
limited :urgency	6 6
limited time	6 6
lin_$	6 3
line	5 1
line and	5 1
line_$	1 4
linen	9 7
linen_towel	9 8
lining	6 5
lining :openprice	6 5
lion	14 4
list	5 14
list $	6 -5
list of	7 2
list_#	10 4
list_bed	10 8
list_semi	10 10
list_you	5 13
listed	4 13 10 31
listed ,	10 24
listen	6 9
listen :openprice	4 1 6 9
listen :opinion	4 1
listen to	4 1
listen_$	6 9
listen_anyth	4 9
listing	6 -3 10 37 11 2
listing $	10 10
listi…	6 -7 10 42 11 1
literally	6 11
liter…	6 11
little	0 -3 1 12 2 -44 4 1
little :burden	4 5
little :person	1 6 2 -12
little ones	1 2 2 -10
little_$	1 13 2 -3
liv_##	8 -4
liv_$	1 12 2 -2
liv_will	2 16
live	2 -3 3 8 4 -13 7 5 8 17
live $	7 14
live :absence	8 5
live :neighbour	8 8
live :place	1 7 3 6 6 5
live :spelled	1 2
live alone	8 5
live at	1 2
live here	1 7 3 6 6 6
live_$	1 7 3 4 8 14
lived	1 -25 3 -10 6 -1 7 -27 8 -13
lived :place	1 -25 2 -8 3 -8 7 -7 8 -11
lived here	1 -25 2 -8 3 -8 7 -7 8 -11
lived in	2 1
lives	1 10 7 13 8 21
lives :place	7 3
lives here	7 3
livestock	3 4
lives…	3 4
living	0 1 1 21 2 20 7 15
living :place	1 1 7 10
living here	1 1 7 8
living with	2 7
llandudno	6 2
lland…	6 1
loan	13 14
lobby	8 1
local	0 -14 2 3
local_$	2 8
location	7 31
location $	7 20
location in	7 6
location_$	7 7
locat…	7 31
loch	9 26
loch ness	9 7
loch_$	9 11
lock	8 20
lock :burden	8 13
lock :deterring	8 13
lock on	8 13
lock_#	6 2
lockbox	8 18
lockbox :burden	8 5
lockbox :deterring	8 5
lockbox on	8 5
lockb…	8 18
locked	8 22
locked $	8 8
locks	8 -32
lodge	9 4 10 15
lodger	2 -19 8 19
lodger's	7 5 8 9
lodger's :room	8 5
lodger's room	8 5
lodge…	7 15 8 7 14 11
loft :room	2 10
lol	1 1 6 14
lol $	1 2 6 15
london	7 18
london's	7 11
london_$	7 9
londo…	7 11
long	6 1 7 -14 9 -11 12 4
long $	6 13
long :absence	9 2
long :accepting	9 -1
long :deadline	9 2
long :onlyword	9 -1
long weekend	9 2
long_$	9 -21
long_last	6 2
longer	6 30 12 25
longer $	6 10
longer than	6 11
look	0 5 1 14 4 -21 6 -16 8 3 11 28 14 13
look :burden	11 4
look :deterring	1 2
look :nearby	8 10
look :spelled	0 2
look :wanting	7 4 11 14
look at	0 2
look for	14 12
look in	2 6
look like	11 5
look round	8 10
look_$	0 1 11 41
look_people	0 2
look_photo	11 11
look_somewhere	4 5
look_than	11 2
looked	4 16
looked :spelled	4 19
looked at	4 19
looking	1 2 4 9 6 8 8 -5
looking :spelled	6 2
looking at	6 3
looking for	4 10 8 -2
looki…	1 2 4 9 6 8 8 -5
looks	2 -10 11 37
lose	6 13
lost :keything	5 -1
lot	0 -17 1 -2 4 -8 5 20 7 5 13 1
lot $	5 6 7 5
lot of	5 7
lot_$	5 9
lot_plat	5 10
loud	8 1
love	2 -22 6 -11 7 2 9 6
love $	3 3
love it	9 4
love the	1 -4
love with	7 8
love_$	0 3 2 -10 6 -7 9 14
loveliest	7 6
lovely	0 2
lovely :building	0 6
lovely :neighbour	0 7
lovely :photo	0 7
lovely flat	0 7
lovel…	7 13
low	7 -7
lowest	7 18
lowest :rent	7 17
lowest :return	7 5
lowest rent	7 5
loyalist	2 19
loyal…	2 29
lump	13 14
lunch	6 9
lunch $	6 7
m	2 5 11 2 14 -18
m $	14 -1
machine	2 5
machine ,	2 7
machine_$	2 6
machi…	2 4
made	5 9 7 28 11 12
made $	5 5
made :spelled	7 14
mail	14 13
maisonette	6 3
maiso…	6 3
make	0 12 4 5 6 6 7 12 11 7
make :negation	11 2
make :online	4 2
make :opinion	4 2
make :payer	4 2
make :seller	4 2
make :spelled	11 2
make :writeto	4 3
make a	7 6
make no	11 2
make us	4 2
make_$	7 5
make_about	11 4
make_offer	4 6
makes	2 -13 7 14
makes it	7 2
mal_$	3 4
malay…	2 10
male_female	2 -6
males	3 4
man	2 -1 7 7 8 1
man :openprice	2 -11
man or	2 -10
manage $	0 1
manchester	7 3
manchester $	7 4
manch…	7 3
many	1 19 6 14
many :child	1 7
many_$	1 22 6 4
map	7 -20
march	6 -26 10 -14 13 23
march ,	13 13
march_$	13 3
march_june	13 6
mark	4 2 6 6
mark :opinion	6 3
mark :seller	6 3
mark my	6 3
mark_$	6 4
mark_word	6 3
market	4 17 5 2 7 -29 10 56
market ,	10 34
market this	10 10
market_$	4 15 11 6
market_any	10 5
market_bed	10 11
market_more	6 1
market_morn	10 1
market_our	10 4
marketing	11 13
marke…	4 2 10 12 11 12
marks	2 2
mat_$	1 3
match	2 4
match the	2 5
matter	4 10
matter $	4 2
mature_sought	2 1
max	1 31 9 7
max_#	9 5
max_$	9 7
maximum	1 6 4 23
maximum $	4 7
maxim…	1 6 4 23
may	0 -1 1 15 2 -15 3 -4 5 -50 6 -77 7 -24 10 -8 11 49 13 25
may $	11 -1
may :bid	13 18
may :negation	2 -3 11 17 13 -6
may :openprice	11 11
may :opinion	1 6
may :payer	1 7
may :seller	1 7
may :welcoming	1 10
may be	4 -20 6 -12 8 -10
may come	1 10
may not	1 5 2 -2 11 11
may vary	11 12
may we	1 7
may_$	1 10 6 -13 11 9
may_by	13 11
may_tea	1 17
maybe	2 15
mbps	14 -9
me	4 15 6 -2 8 28 14 35
me $	8 13 14 -8
me ,	8 29 14 29
me :burden	4 -5 14 12
me :condition	6 4
me :deterring	14 12
me :spelled	3 10 13 6
me on	14 12
me with	4 7
me_#	8 1
me_##	4 -12
me_$	4 13 6 -8 14 10
me_month	13 10
me_number	4 5
mean	0 26 1 13 2 45 3 12
mean $	2 2
mean_$	0 29 2 14
mean_can't	8 2
means	8 10
means :title	8 2
men	2 17
men_bed	2 4
men_women	2 -15
mental	0 -7 2 21
mental :healthword	0 -6 2 20
mental health	2 3
mental_$	2 9
mention it	6 2
mention_$	6 2
meow_squeak	3 2
meows	3 2
mess	2 6
mess $	2 6
message	4 16 6 -18 7 -36
message there	14 5
message_$	4 8 14 20
message_site	14 -17
messa…	4 10 6 -5 7 -52 8 -24
messenger	14 7
messe…	14 7
messy	8 7
meter :hiding	8 5
meter box	8 6
methodists	2 15
metho…	2 6
mews	1 2 3 3
mews ,	3 5
michaelmas	13 14
micha…	13 13
mid_£#	5 2
midlands	7 4
midla…	7 3
midnight	6 3
midni…	6 3
midsummer	13 16
midsu…	13 16
might be	1 3
migra…	8 2
mil_$	7 5
mile	7 11
miles	7 17
miles ,	7 4
mill	7 -7 8 -15
min	3 9 9 3 12 38
min $	12 20
min :fixed	12 7
min_$	3 10 12 16
mind	0 -5 2 -2 3 -36 4 13
mind $	4 1
mind_$	3 -21
minded	2 16
minds	8 1
minimum	4 39 13 -12
minimum ,	4 11
minimum and	4 1
minim…	4 39 13 -12
minors	1 6
minut_$	6 -2
minute	6 8
minutes	6 -16 7 -27 8 -28
minut…	6 -21 7 -32 8 -33
miss	6 5
miss :absence	6 9
miss :refusing	6 9
miss out	6 9
miss_$	6 22
missed	6 16
mistake	6 10
mistake ,	6 11
mista…	6 10
mkt	10 39
mkt ,	10 27
mnth_no	5 1
mnths	13 6
mo	8 19
moggies	3 22
moggi…	3 22
moment	8 16
moment $	8 9
monday	6 6 9 17
monday $	9 16
monday_$	8 3
mondays	8 1
monda…	8 1
money	0 12 5 33 7 18 13 27
money :codething	5 12
money is	5 12
month	0 -8 3 -12 4 23 5 -17 9 -13 12 24 13 -25 14 -16
month $	4 16 5 -18 7 -19 12 -35 13 -44
month ,	5 -5 13 -17
month :burden	1 18 5 14
month :codething	4 8
month :deadline	13 1
month :feething	12 7
month :fixed	12 40
month :holiday	12 3
month :number	12 18 13 6
month :openprice	12 -3
month :promise	4 2
month :rent	13 -1
month :return	13 -5
month ast	12 13
month extra	5 10
month is	4 8
month more	1 8
month of	7 4
month off	13 1
month rent	13 -5
month will	4 2
month's	4 -19 13 -3
month's :rent	4 -5 13 -7
month's :return	4 -5 13 -3
month's rent	4 -5 13 -6
month_#	13 27
month_$	0 -15 2 -18 5 1 6 -77 9 -4 12 6 13 7
month_after	13 -19
month_begin	12 6
month_due	13 -37
month_fall	13 -5
month_front	13 4
month_hand	13 12
month_have	5 3
month_held	5 6
month_least	4 10
month_month	6 2 13 34
month_not	12 1 13 6
month_place	13 1
month_reach	13 4
month_referenc	0 5
month_statement	13 -17
month_taken	13 8
month_three	13 11
month_two	13 24
month_us	13 9
month_we'd	4 10
month_year	7 3 13 -18
month_you	4 2 12 -1
monthly	0 -10 4 19 5 3 13 -49
monthly :money	4 19
monthly :openprice	4 2
monthly :rent	4 18 13 -5
monthly :return	4 18 13 -5
monthly rent	4 18 13 -5
monthly sum	4 1
months	1 -72 2 -18 4 -5 6 -19 7 -77 8 -9 9 -5 12 49 13 75
months $	12 11
months ,	12 38
months :advance	12 -21 13 29
months :codething	12 1
months :deadline	0 3 13 5
months :fixed	0 5
months :openprice	12 13
months :opinion	12 9
months :rent	13 9
months :return	13 9
months :spelled	13 1
months :welcoming	5 9
months ast	0 5
months in	13 34
months is	12 1
months of	12 -23 13 -38
months please	5 9
months rent	13 9
months to	12 9
months up	13 3
months upfront	13 8
months'	4 -18 12 -42 13 8
months' :fixed	12 -23
months' :money	5 4
months' :rent	5 -20 13 29
months' :return	13 40
months' :tribunalrent	12 -28
months' notice	12 -28
months' rent	5 -20 13 27
month…	0 -7 6 -55 7 -59 8 -7 9 -27 12 -22 13 -18
mood	11 18
more	0 -20 1 9 3 -9 4 46 5 -44 13 -13 14 15
more $	1 8 4 32 11 1
more :photo	14 4
more :spelled	14 8
more and	6 1
more at	14 8
more for	4 -2 7 15
more of	11 12
more pictures	14 6
more than	6 2 7 -9 13 -30
more you	4 18
more_$	7 19 14 17
more_can	4 13
more_days	6 1
more_few	6 7
more_month	13 -16
more_pay	4 13
more_rent	4 -11
morning	7 -21 10 22
morning $	8 9
morning ,	10 1
morni…	6 -4 7 -26 10 21
mortgage	0 18 7 15
mortgage_so	0 8
mortg…	0 18 7 15
mosque	2 1
mosques	2 20
mosqu…	2 20
most	4 5 6 -49 7 35 8 14 14 6
most $	4 12
most :clocktime	8 10
most :opinion	7 2
most of	8 6
most_$	8 5
most_front	7 4
most_sea	7 4
mother	2 -3
mould	7 26
mov_$	5 4 6 -5 13 -13
move	5 -1 7 2
move :absence	8 8
move :refusing	8 10
move in	6 -18 8 -24
move out	8 10
move_$	6 5
moved	8 11
moved in	8 7
moving	5 16 14 4
moving $	14 6
moving in	5 15
mr	8 65
mr and	8 1
mr_$	8 1
mr_mrs	8 1
mrs	8 38
mth	12 14
mth_$	12 12
mths	13 24
mths :advance	13 1
mths_$	5 1 13 22
much	3 5 4 39 7 30
much $	4 3
much :codething	4 1
much as	3 5
much is	4 1
much_$	7 18
mum	0 1
mum :openprice	0 2
mum or	0 2
mum's	3 11
mum_dad	0 1
mums	1 6 2 15 8 1
mums :openprice	2 18
mums :opinion	2 18
mums and	1 19
mums to	2 18
mums_dads	1 19
muslim :family	2 7
muslim :kin	2 3
muslims	2 21
musli…	2 21
must	0 19 2 10 4 -39 5 28 6 -51 7 -19 8 -58 14 -3
must :welcoming	0 2 2 1
must be	0 2 3 -14 4 -3 5 7 6 -29 8 -5
must buy	5 3
must come	0 2 2 2
must take	5 6
must_#	0 -10
must_$	0 -9 1 7
must_application	2 2
must_by	5 9
must_done	5 3
must_full	0 6
must_insurance	5 1
must_professional	5 1
must_wag	0 7
my	3 20 4 6 5 12 8 10 14 28
my :asking	7 6
my :codething	14 11
my :family	1 -12 8 -5 11 5
my :healthword	3 16
my :kin	1 -11 2 -3 4 13 8 7
my :neighbour	14 8
my :online	14 19
my :person	8 9
my :phone	8 -1 14 20
my :record	14 11
my :room	2 6
my :rulesplace	2 8
my :sexual	4 3 8 22
my :thing	5 9
my mobile	14 8
my number	14 10
my watch	0 7
my wife	4 5
my word	7 6
my words	6 3
my_##	4 4
my_$	0 8 2 4 6 16
my_not	3 9
my_says	4 1
my_you	14 4
n	1 16 3 12 10 5 11 5
n $	1 12
n :digits	3 12 11 5
n :spelled	3 12 11 5
n o	3 12 11 5
n_$	3 13
n_t	10 6 11 5
nae	3 7
nae dugs	3 8
naebody	0 14 2 11
naebody_$	2 6 10 1
naebo…	0 14 2 11 10 1
nah	3 3
nah $	3 3
name	0 -3 2 -3 5 15 6 -11 7 -9 8 -49 14 37
name of	14 3
name your	4 9
name's	14 26
name_$	4 7 14 12
name_rent	14 4
named	8 -5
nappies	1 27
nappi…	1 27
nappy_$	1 17
national_$	2 2
nationalist_$	2 4
nationalists	2 14
nationality	2 10
nationals	2 30
natio…	2 61
native	2 9
native_$	2 7
native_please	2 6
nb	3 2
near	1 -8 8 -29 10 4 13 5
near_$	6 4 9 2 10 7
nearer	4 2 8 1
nearer_$	8 3
nearest	7 -14
neare…	7 -14
nearly	6 22
nearly :absence	6 5
nearly :denying	6 5
nearly :losing	6 5
nearly gone	6 5
need	0 11 4 -40 6 -15
need :negation	2 7
need :openprice	3 15 6 -11
need :opinion	3 15 6 -11
need a	0 11 1 -1
need not	2 7
need tae	6 4
need to	3 15 6 -11
need_$	3 4
need_find	3 1
need_guarantor	0 3
need_have	2 5
need_home	3 1
need_pay	13 -5
need_up	2 7
needed	13 2
needs	6 -7 8 3
neg	4 17
neg $	4 11
negotiable	4 21
negotiable $	12 1
negotiable_right	4 8
negot…	4 28 6 -5 13 -15
neighbour	8 11
neighbour_$	7 1
neighbour_left	8 2
neighbours	1 15 2 4 7 22 8 23
neighbours :burden	7 1
neighbours :deterring	7 1
neighbours :promise	7 4
neighbours are	8 5
neighbours on	7 1
neigh…	1 10 7 29 8 37
neither	1 9
neither_nor	11 2
neith…	1 9
nephew	1 4
nephew_$	1 6
nephew_tea	1 5
nephews	1 1
nephe…	1 1
ness	9 7
nest	1 2
net	14 21
net $	14 21
network	8 10
netwo…	8 10
never	0 -54 1 -45 2 -50 4 -19 6 -33 7 9 8 12 10 8 11 -3 13 -9
never :fixed	8 15
never :keything	8 22
never :newness	10 5
never :promise	7 3
never be	7 17
never been	7 -2
never take	3 1
never will	7 2
never_$	0 -24 1 -1 2 -17 6 -35
never_before	10 4
never_over	7 5
never_pets	3 -11
new	0 5 1 -15 3 8 6 -34 7 -13 8 -61 9 3 10 12 11 -12 14 -6
new :burden	10 8
new :deterring	10 8
new :nearby	10 -22
new :newness	10 9
new :place	10 -7
new :room	0 1 10 -26
new :thing	10 -13
new instruction	10 14
new listing	10 20
new on	10 8
new station	7 6
new_$	1 -5 6 -37 7 -41 10 5
new_rental	10 1
newborn	8 17
newbo…	1 8 8 16
newcastle	3 7
newca…	3 7
newcomer	10 31
newcomer :openprice	10 19
newcomer :opinion	10 19
newcomer to	10 19
newco…	10 31
newest	10 8
newly	1 3 10 28
newly :newness	10 23
newly :source	10 11
newly listed	10 11
next	1 -33 3 -7 6 6 8 -12 9 -4 11 3 12 4
next :clocktime	12 14
next :deadline	6 3 12 6
next :keything	6 -2
next :neighbour	6 -2
next :number	7 2
next :room	6 -3 11 4
next door	8 -7
next_$	2 18 8 -6 11 9 12 2
next_year	7 6
nice	1 -5
nicely	13 4
nicely $	13 5
nicer	7 18
nicer_$	7 18
niec_nephew	1 6
nieces	1 1
nieces and	1 7
niger…	2 4
night	1 15 6 8 7 28 8 10 9 10
night $	1 19 5 2 6 9 14 2
night porter	8 4
night storage	9 -2
night_$	8 14 9 13
night_day	7 6
night_heater	9 -2
nightly	9 19
nights	1 2 6 -4 8 29 9 20
nights ,	1 10
nights :spelled	8 6
night…	9 19
nine	0 -26 4 26 5 -40 8 7 11 1 12 4 13 -17 14 19
nine $	8 16
nine :absolute	4 7 5 -7 8 -10 14 19
nine :age	4 20
nine :number	0 -11 4 36 5 -13 14 17
nine :period	12 16
nine :spelled	14 13
nine fifty	4 21
nine hundred	4 8 5 -6 14 4
nine months	12 20
nine_$	8 5
nine_month	4 1
nine_one	14 25
nine_thousand	4 8
nine_three	14 6
nine_zero	14 15
ninety	8 15 13 13
ninety :period	13 14
ninety days	13 13
ninety_$	8 3
nippers	1 6
nippe…	1 6
no	1 13 2 25 3 10 5 -43 6 -42 7 11 8 -21 11 -4 13 -4 14 -72
no $	2 26 3 12 7 -10 11 -8
no ,	0 -1 1 -7 2 31 3 15 4 -27 10 -5
no :absence	7 -4
no :benefit	0 38 7 -15
no :building	7 9
no :burden	0 -7
no :child	1 42 2 -5 7 -32 8 -7
no :childthing	1 18
no :clocktime	0 16
no :codething	4 7
no :councilpay	0 17
no :demand	0 1
no :demanding	1 -10 2 -37 13 -10
no :denying	10 8
no :deterring	0 -6 1 -1 2 -34 7 16
no :disability	2 31
no :disclaimer	6 10 11 26
no :faith	2 1
no :family	1 8
no :fee	1 -6 2 -27 3 -10 5 -30 7 -6
no :feething	0 8 5 -36
no :healthword	2 16
no :hiding	1 7
no :holiday	9 -33
no :income	13 11
no :jobless	0 18
no :kin	1 1 2 -8
no :nation	2 30
no :neighbour	7 9
no :number	0 15 8 16
no :openprice	0 10 3 16 4 3
no :opinion	3 11 4 2
no :origin	2 25
no :payer	4 3
no :person	7 8
no :pet	3 17 7 -28 8 -10
no :photo	7 7 10 7
no :politics	2 5
no :preferring	8 1
no :promise	11 1
no :refusing	0 -9 3 -5
no :room	2 -10 4 1 6 2
no :safety	7 12
no :school	1 32
no :seller	4 4
no :sexual	2 23
no :spelled	0 5 3 1 8 14
no :student	2 -16
no :utility	3 -5
no :wanting	2 -12 13 -8
no :work	0 4 13 5
no agents	4 4
no babies	1 4 2 9
no bidding	4 -4
no blacks	2 10
no bonfires	8 2
no cats	3 20
no chain	3 -3
no child	1 -26
no children	1 6
no children's	1 -12
no contest	7 3
no dawgs	3 20
no dss	0 19 1 2
no dss'	0 -8
no exceptions	12 2
no families	1 6 2 -3
no family	1 3
no flat	7 9
no foreigners	2 1
no four	3 4
no from	0 16
no gays	2 6
no good	2 10
no guarantee	7 -7
no guarantor	0 -3 13 5
no ifs	7 24 13 2
no joke	6 2
no minimum	12 -10
no more	11 2
no need	2 -9 13 -8
no nippers	1 6
no objection	1 -5 3 -7
no one	0 18 1 1 8 15
no other	7 26
no parking	4 1
no pet	3 -2
no petts	3 20
no problem	0 -8 2 -3 3 -4
no reason	6 1
no responsibility	11 6
no romanians	2 2
no school	1 23
no set	4 7
no smoking	3 4
no such	7 17
no telly	8 3
no tenant	7 11
no to	3 11 4 2
no travellers	2 2
no trouble	8 1
no viewing	0 4
no_#	5 2
no_$	0 12 2 19 4 21 5 -15 6 -8 7 -10 11 -24 12 8 14 -54
no_about	11 3
no_any	7 -7
no_benefit	0 -12
no_by	8 1
no_charg	2 5
no_com	1 -5 6 4
no_could	7 2
no_dogs	2 12
no_either	2 9
no_ever	7 5
no_friend	3 9
no_get	6 14
no_goes	2 14
no_has	7 32
no_here	0 -18 3 -28
no_history	13 5
no_home	8 3
no_house	7 11
no_how	11 4
no_i	0 6 1 9
no_if	3 3
no_kids	0 6 1 6
no_landlord	7 3
no_legg	3 4
no_liv	3 -4
no_my	1 6
no_no	0 5 2 25 3 4 12 -13
no_not	3 3
no_our	9 3
no_please	1 1
no_rent	4 9
no_run	1 2
no_should	11 6
no_smoker	3 8
no_sorry	0 -4
no_tenant	2 -7
no_term	12 -21
no_th	7 1
no_view	0 10
no_we	0 -1
no_whatsoever	2 2
no_will	0 -1
no_would	7 10
no_yet	13 6
no_you'd	6 1
nobody	0 7 1 32 2 31 3 -22 4 -30 6 -17 7 -9 12 1
nobody :bid	7 10
nobody :burden	0 5
nobody :clocktime	2 13
nobody :codething	0 -1 8 4
nobody :deterring	0 5
nobody :losing	2 2 7 -1
nobody :openprice	2 12 7 9
nobody :promise	7 -24 8 1
nobody :title	0 3
nobody from	2 13
nobody has	7 5
nobody in	7 1
nobody is	0 -1 8 4
nobody on	0 5
nobody who	0 3
nobody will	7 -24 8 1
nobody with	2 14
nobody's	8 7
nobody's :absence	8 9
nobody's :building	8 9
nobody's home	8 9
nobody_$	6 -1 7 -17
nobody_more	4 -11 7 10
nobod…	8 7
nod	2 6 4 14
nod $	4 14
non	3 4 5 32
non :deposit	5 15
non :disclaimer	5 15
non :payer	5 15
non :paying	5 15
non :student	2 -1
non refundable	5 15
non_£#	5 14
none	2 -14 6 -19 7 42 11 -2
none $	7 33
none_$	2 -4
none_them	2 2
noon	4 12 6 -17 8 11
noon ,	8 11
noon :burden	4 2
noon :deterring	4 2
noon on	4 2
noon_$	8 10
nope	0 14 2 18 3 16
nope :negation	2 18
nope_$	3 11
nor	2 -3
nor :promise	7 2
nor will	7 2
normal	13 4
north of	4 1
not	0 26 1 23 2 26 3 16 4 -2 5 -11 7 4 8 -26 9 -14 10 -6 11 44 12 -18 14 -37
not $	3 -3
not :accepting	0 17 1 31 2 10 3 6 4 -22 6 -21 7 -16 11 -34
not :burden	0 8
not :codething	0 1
not :demand	2 13
not :demanding	0 -2
not :denying	6 18
not :deposit	5 14
not :disclaimer	1 4 11 1
not :feething	1 7 2 13
not :fixed	1 2 4 14
not :holiday	1 2
not :newness	10 -5
not :number	7 29
not :offerdeal	0 7
not :openprice	0 5 3 13 4 -12 6 5 11 21
not :opinion	6 26 11 9
not :paying	7 9
not :place	3 9
not :preferring	2 6
not :spelled	7 29
not :urgency	6 3
not :wanting	1 9 6 6
not :welcoming	1 7 2 13
not a	2 -26 3 -9 7 58
not accept	1 6
not accepted	0 19 2 1
not be	0 -12 1 -3 2 -13 6 5 8 9
not deal	0 7
not even	3 2 7 10
not exact	11 1
not fixed	4 14
not for	1 20 2 39 6 -4
not have	2 9 3 7
not here	3 10
not keen	2 11
not less	4 10
not new	10 -21
not on	0 11
not one	7 29
not returned	5 11
not something	3 2
not stay	1 3
not stopped	6 18
not suitable	2 5 3 3
not the	1 6 11 6
not this	6 -6 11 5
not to	6 14 11 11
not welcome	1 7 2 14
not what	3 1
not_$	0 24 1 3 2 9 3 5 7 -78 11 25 13 4 14 -12
not_anyone	0 5 2 5
not_around	6 9
not_ask	8 2
not_benefit	0 10
not_day	7 14
not_fami	1 29 2 -27
not_flat	2 5 6 -2
not_friend	3 15
not_get	11 5
not_has	7 8
not_holiday	9 -8
not_home	1 12
not_i	3 4
not_if	6 3
not_liv	1 3
not_market	10 -18
not_my	0 7
not_not	7 11
not_one	11 6
not_overnight	1 6
not_penny	7 6
not_people	0 -4
not_person	6 1
not_pets	3 6
not_photograph	11 9
not_place	1 5
not_problem	3 -3
not_reli	11 9
not_repeat	6 8
not_single	7 1
not_small	3 4
not_soul	7 2
not_than	4 10
not_thank	1 9
not_them	11 2
not_these	3 1
not_time	6 -1
not_upon	11 7
not_we	4 4
not_we're	2 3
not_who	0 -7
not_you	11 8
note	11 1
note_#	8 1
noth_$	5 3 7 -25
noth_com	7 22
noth_fur	3 10
noth_paws	3 5
nothing	0 -19 1 -3 2 -1 3 7 4 -37 6 -21 8 -12 13 -14
nothing ,	7 6
nothing :deterring	7 10
nothing :losing	7 5
nothing else	7 5
nothing with	3 19
nothi…	0 -20 1 -4 2 -2 3 7 4 -38 6 -23 8 -3 13 -15
notice	12 -38 13 -60
notice $	12 -13
notice_$	12 -22
notice_two	12 -10
november	6 -13 8 -35
novem…	6 -13 8 -35
now	2 -9 3 17 6 -32 7 -14 8 7 10 26 11 8 13 28
now $	0 1 4 9 6 -9
now ,	6 12 13 14
now :openprice	6 9
now it's	8 8
now or	6 13
now_#	8 16
now_$	6 -15
now_book	10 6
now_never	6 4
nowhere	7 31
nowhere in	7 12
nowhe…	7 31
np	3 26
nr	2 14
nr_$	2 1
ns	1 12 3 15
ns ,	1 11 3 13
ns_no	1 12
nu	10 5
nu #	10 5
nu_#	10 5
nu_market	10 5
number	4 18 8 6 14 15
number #	8 7
number $	4 18
number :codething	14 7
number :number	7 16
number :spelled	7 16
number is	14 7
number one	7 18
number there	14 4
number_#	8 -37
number_$	7 -5 8 7
numbers	2 6 8 -15
numbers #	8 -12
numbe…	2 5 8 -8
nurs_teacher	0 3
nurse	8 8
nursery	1 5 8 -6
nurses ,	0 1
nurse…	1 5 8 -9
o	3 14 10 5 11 11
o $	3 12
o1632	14 17
o1632_$	14 17
o7700	14 17
o7700 9oo	14 17
o7700_##	14 6
o77oo	14 28
o77oo 9oo	14 3
o77oo_$	14 22
o_$	10 6
objection	1 -5 3 -7
objection :openprice	1 -5 3 -7
objection :opinion	1 -5 3 -7
objection to	1 -5 3 -7
objection_$	1 -5 3 -1
objec…	1 -5 3 -7
occupancy	9 7
occupancy_$	9 1
occupant	8 1
occupant_#	1 12
occupants	1 12
occupants :burden	1 12
occupants :demanding	1 13
occupants :onlyword	1 12
occup…	1 26 2 -11 8 17 9 6
october	4 -11 6 -24 8 -3
octob…	4 -11 6 -24 8 -3
of	0 -2 1 15 2 1 3 4 4 4 5 3 7 13 8 -12 9 -10 10 -9 11 37 13 6 14 -10
of ##	12 19 14 -7
of :absence	0 11
of :absolute	0 -10 1 -21 2 -18 3 14 7 -3 13 -6
of :accepting	3 9
of :age	8 5
of :benefit	0 15
of :child	1 32
of :childless	1 3
of :clocktime	2 -7 7 -5 8 13
of :councilpay	0 8
of :deadline	8 7
of :demand	4 23 6 19
of :disability	2 7
of :dislike	14 1
of :everyone	0 -2 1 -19 2 2 5 -17 7 -1 13 -18
of :feething	5 4 13 10
of :income	7 -4
of :jobless	6 14
of :kin	1 3
of :lifeword	13 7
of :nation	2 10
of :neighbour	11 8
of :number	2 -37 4 -41 7 -22 8 10 12 4
of :openprice	11 9
of :opinion	8 11
of :payer	7 -7 11 4
of :paying	6 12
of :person	1 -3 6 6
of :place	2 4 7 14
of :rent	4 5 13 42
of :return	0 -1 4 3 7 -7 13 40
of :room	11 14
of :safety	7 6
of :seller	7 -1 8 1 11 16
of :sex	2 5
of :spelled	2 -21 4 -10 6 -19 12 3
of :welcoming	1 3
of :work	0 36
of a	1 -29 2 8 4 -16 7 17 11 30
of any	1 -11
of buyers	6 9
of children	1 4
of dogs	3 -6
of february	8 4
of five	8 1
of hastings	8 1
of hearing	8 1
of houses	6 7
of interest	4 1
of it	0 -5 7 4 13 30
of january	13 3
of life	1 19
of months	13 7
of my	8 8
of our	11 6
of plates	5 10
of references	13 13
of rent	4 7 13 44
of room	11 14
of salt	11 16
of signing	6 6
of tenant	0 18
of the	1 29 2 11 3 14 4 -13 6 -39 7 -12 11 9 12 -26 14 21
of their	7 2
of them	6 16
of this	6 4 11 -8
of tiny	1 7
of use	7 4
of viewings	6 2
of wages	0 1
of way	7 1
of what	11 10
of whitby	10 6
of work	0 13
of you	4 18 6 -11
of your	13 1
of £#	4 9 5 23 13 -3
of £##	5 7 7 1 13 -10
off	1 -15 3 6 5 44 6 37 8 8 10 -2 13 5 14 -6
off $	3 13 6 -18
off :photo	6 1
off a	6 14
off for	6 1
off plan	6 1
off the	5 13 6 10 11 4
off you	5 17
off_$	0 6 1 -11 5 20 6 7
off_market	5 9
off_pres	10 5
off_shelf	6 4
off_we	5 5
offer	4 34 6 9 7 -35
offer $	4 16
offer :deadline	6 7
offer :fixed	6 6
offer :seller	4 5
offer_$	2 14 4 17 6 -9 7 -31 10 6
offer_midnight	6 8
offer_no	4 -7
offer_pay	6 1
offer_region	7 7
offer_sale	10 3
offer_year	13 -6
offer_£##	6 -1
offered	2 28 10 15 12 17
offered ,	4 1
offered the	2 2
offering	10 15
offers	1 -9 2 -7 4 14 5 -17 6 -73 13 -18
offers :accepting	4 5
offers :burden	7 10
offers :fairness	4 2
offers :ranking	4 2
offers a	4 -21
offers considered	4 2
offers in	7 4
offer…	2 29 10 38 12 16
office	4 3 5 21 8 -16 14 17
office ,	14 2
office and	5 1
office_##	14 24
offic…	0 -14
offspring	1 8
offsp…	1 8
oh	8 -10 14 30
oh ,	14 8
oh :number	14 9
oh :spelled	14 16
oh_oh	14 5
oh_seven	14 2
oieo	4 5
oiro	4 9
oiro_$	4 8
ok $	3 -1
old	0 -23 2 -7 6 -7 7 -39 8 -23 11 9
old ,	11 7
old :sex	8 22
old :title	8 4
old boy	8 7
old_$	1 6 8 -22
old_carpet	11 2
old_gone	11 1
old_it's	11 4
older	2 2 7 2
older :person	2 7
on	1 -30 2 -48 3 -22 5 -17 7 -4 8 16 9 8 10 7 11 -27 12 -16 14 6
on #	4 -19 6 -35 8 -7
on ##	14 40
on $	6 25
on ,	0 13
on :absence	8 16
on :absolute	10 4
on :advance	8 -26 13 28
on :asking	4 7
on :benefit	0 12 1 -10 2 -3 6 -11 7 -9
on :bid	5 14
on :clocktime	0 -17 1 -33 5 -2 12 -14 14 -27
on :condition	8 1
on :deadline	4 6 6 24 8 -21
on :demand	4 6
on :everyone	8 -16 10 3
on :feething	6 -1
on :hiding	0 1 5 16
on :holiday	8 3
on :jobless	13 14
on :online	2 -4 4 -14 14 46
on :openprice	4 5
on :opinion	1 9 6 5
on :payer	14 2
on :period	13 15
on :pet	3 22
on :ranking	5 15
on :rent	4 18
on :return	4 17
on :seller	14 8
on :superlative	5 16
on :title	1 1 2 1 4 7
on a	0 -7 5 -8 6 -4 8 13 9 1 13 -9
on an	12 7
on and	6 7
on animals	3 2
on any	10 5
on application	4 1
on benefits	0 -8
on cavendish	8 3
on day	13 11
on earth	7 14
on ee	14 -6
on facebook	14 3
on friday	4 5
on her	1 2
on insta	14 9
on it	4 19 7 20
on leaving	5 5
on monday	6 21
on my	0 3
on our	14 10
on rent	4 18
on request	4 2
on saturday	4 2
on signing	13 15
on site	14 -3
on the	0 4 2 -6 3 -9 5 -14 7 -13 8 6 11 -27 12 -3 14 -40
on their	6 2
on them	11 3
on this	7 15 14 -4
on top	5 16
on tuesday	6 1
on uc	0 13
on weekdays	8 2
on who	4 12
on your	6 3
once	0 -11 1 -10 2 -18 7 2 8 -43
once in	6 13
once_$	6 -31
once_lifetime	6 5
once_sign	13 -40
one	0 9 2 5 3 7 4 -6 6 22 7 12 9 -15 11 22 14 -19
one $	2 -27 7 10 13 14
one ,	6 2
one :absence	6 16
one :building	7 1 8 1
one :burden	0 20 2 26
one :child	1 38
one :codething	11 5 12 15
one :deadline	6 -8
one :deterring	0 24
one :hiding	6 13
one :law	0 3
one :longperiod	12 16
one :losing	13 18
one :nearby	7 3
one :negation	3 11
one :number	14 15
one :period	12 6 13 -36
one :room	2 13 10 4
one :scarcity	6 13
one :spelled	14 16
one :thing	8 3
one :title	6 5
one :tribunalrent	12 18
one :work	0 4 8 12
one bed	6 11 10 7
one child	1 23
one day	6 7
one go	13 19
one home	8 3
one in	11 17
one is	11 6
one isn't	3 3
one left	6 17
one month's	13 -9
one more	2 7
one nine	8 12
one of	2 11
one off	5 4
one on	0 27
one street	7 1
one thing	0 3
one two	14 18
one week's	5 -5
one who	6 5
one with	2 18
one year	12 17
one's	1 18 3 16 6 -13
one's for	1 12
one_$	0 20 3 -13 4 -27 6 7 7 -24 8 19 13 11
one_answer	0 4
one_bath	6 1
one_have	3 11
one_kind	7 8
one_most	1 2
one_no	3 1
one_one	1 4
one_other	1 13
one_price	4 1
one_rent	5 -18 13 -31
one_tak	5 14
one_them	3 8
one_three	14 13
one_you	3 2
one_£#	4 5
ones	0 -1 1 31 6 8 8 -30 11 13
ones $	1 1 2 -8
ones :burden	11 4
ones :deterring	11 4
ones :payer	2 5
ones :promise	6 6
ones on	11 4
ones_$	11 9
ones_not	6 6
ones_you	1 3
onley	2 7
only	0 42 1 16 2 52 4 -5 5 -33 6 9 7 -25 9 6 10 12 11 7 12 1 13 -8
only $	0 14 2 21 3 13 5 -1 7 -39 14 -2
only ,	0 17 2 16 7 -10 9 1 14 1
only :absolute	7 3
only :accepting	0 6
only :building	2 10
only :condition	6 7
only :deadline	6 17
only :everyone	10 2
only :income	0 12
only :losing	7 7
only :number	2 -15 6 7
only :onlyword	10 2
only :person	2 2
only :pet	3 7
only :rulesplace	1 1
only :spelled	2 -17 6 7
only :urgency	10 3
only :wanting	4 4
only :welcoming	2 4
only flatshare	2 6
only for	8 16
only go	7 7
only just	10 2
only now	10 8
only one	2 -1
only please	2 5
only the	6 2
only those	2 6
only two	6 10
only_#	2 5
only_$	1 26 2 -10 6 -8 8 15
only_adult	1 7
only_count	0 6
only_hope	4 2
only_income	0 7
only_left	6 18
only_sell	10 5
only_show	8 19
only_slot	6 5
only_those	2 5
only_up	6 -19 7 16
only_weekend	1 9
only_who	2 24
ono	4 37 5 -25
ono $	4 29 5 -23
ono ,	4 6
open	2 -5 3 -4 6 -29
open ,	8 13
open_#	8 -7
open_##	14 -1
open_$	4 4 8 5 14 -5
open_by	8 11
opening	13 1
openi…	13 1
opens	8 9 14 -4
opens the	8 22
opportunity	6 36
oppor…	6 39
opposite	8 5
oppos…	8 4
or	0 -18 1 -10 2 4 3 12 4 -14 5 -28 6 -4 7 -20 8 -82 9 10 11 -4 13 -13 14 22
or #	12 2
or :benefit	0 4
or :burden	0 -7
or :clocktime	14 3
or :demand	4 1
or :denying	6 3
or :everyone	2 13
or :faith	2 -2
or :family	0 1
or :feething	10 1
or :holiday	7 4 14 2
or :income	0 -32
or :kin	0 1
or :nation	2 9
or :negation	0 -39 1 -69 2 -26 3 -42 7 -11 12 3
or :neighbour	11 1
or :newness	6 1
or :number	9 2 13 8
or :pet	1 18 3 22
or :photo	0 10
or :politics	2 2
or :promise	6 2
or :room	10 1
or :scarcity	6 2
or :sex	2 -29 7 3
or :spelled	1 -30 9 1 13 10
or :student	3 8
or a	1 1
or anyone	2 6
or be	6 7
or esa	0 6
or never	6 3
or night	14 3
or no	1 -12
or not	0 -22 1 -1 2 -29 3 -6
or on	0 -1
or otherwise	3 1
or pets	0 2 1 17 3 17
or pip	0 6
or religion	2 -5
or similar	0 12
or thereabouts	4 9
or three	13 6
or universal	0 -3
or without	1 -12
or £#	4 24
orchard	6 2
orchard $	6 4
orcha…	6 2
order	6 -20 7 -14 8 -1
org	14 2
org $	14 2
original	2 -5
origi…	2 -2
other	1 22 2 33 5 -12 6 2 7 33 11 5
other :accepting	3 7
other :building	2 14 3 3 7 27
other :clocktime	1 12
other :income	0 3
other :lifeword	6 11
other :longperiod	1 13
other :neighbour	2 10
other :number	1 12
other :openprice	0 1
other :period	1 12
other :person	1 4 6 21
other :politics	0 3
other :rulesplace	7 3
other half	1 13
other house	3 7
other parties	6 11
other sort	0 4
other_$	0 8 1 23 2 16 4 10 8 -10 11 11
other_it's	4 13
other_not	6 6
other_your	4 13
others	4 15 5 7 6 1
others $	2 4 5 5
others :negation	2 -3
others are	6 10
otherwise	2 7
otherwise ,	2 14 3 1
otherwise_$	2 13
other…	2 7
our	0 4 1 -4 2 16 4 -18 5 39 8 14 9 19 10 37 11 21 12 7 13 15 14 10
our :deterring	1 1 11 10
our :disclaimer	2 13 5 7
our :fee	5 -2
our :feething	5 19
our :holiday	9 1
our :jobname	5 8
our :neighbour	8 1
our :online	14 36
our :person	2 -8 7 6 8 22
our :phone	6 5
our :photo	11 11
our :preferring	0 9
our :ranking	0 7
our :sex	5 5
our account	13 5
our books	10 22
our broker	5 11
our client	1 13
our expense	5 -2
our ideal	2 6
our lodger	8 18
our neighbours	8 5
our other	1 2 11 11
our own	2 17
our phones	6 5
our preference	0 12
our tenants	7 9
our_#	2 1
our_$	2 17 4 -11 7 -1 11 14 13 30
our_anyone	6 2
our_firm	5 5
our_flat	6 2
our_list	10 5
our_never	7 6
our_page	14 5
our_says	1 1
our_when	5 5
our_£#	5 52
ours	1 -5 5 -12 6 -2 7 16 11 7
ours $	7 2
ours :codething	8 3
ours is	8 3
ourselves $	3 -15
out	0 20 1 19 3 -8 5 25 6 15 8 5 9 9 11 39 13 -1 14 -16
out $	1 5 6 27
out :absolute	8 13
out :clocktime	8 16
out :everyone	0 4
out :fee	5 3
out :openprice	6 4 8 3
out :opinion	0 13
out :person	0 13
out fee	5 3
out in	8 11
out of	0 1 1 -10
out to	0 2
out_$	1 21 3 5 11 28
out_question	3 5
out_work	0 19
outbid	4 16
outlook	7 1 14 8
outlook :burden	7 3
outlook :deterring	7 3
outlook on	7 3
outlo…	7 1 14 8
outset	13 15
outset $	13 9
outside	2 -1 6 15
outsi…	6 14
oven	2 6 5 7
oven_$	2 11
oven_by	5 1
over	1 -11 6 28 7 -17 11 -24 12 -25
over #	1 8 6 4
over $	1 -9 4 -7
over ,	6 2
over 18s	1 5
over :childless	1 19
over :codething	4 3
over :everyone	2 7
over :openprice	4 7
over :opinion	3 5 5 3
over :person	0 13 2 6
over :seller	3 6 5 5
over it	6 8
over my	3 6 5 5
over the	1 -17 3 3 4 -7
over those	0 2
over_$	0 -9 1 10 5 -2 7 -16
over_one	6 10
over_road	8 2
over_who	2 3
overnight	1 10 5 8
overnight :holiday	5 9
overn…	1 10 5 8
overr…	8 14
overseas	13 9
overseas :origin	2 3
overseas nationals	2 1
overs…	13 9
ower	1 4
owing	1 3
owing :openprice	1 4 6 4
owing :opinion	1 4 6 4
owing to	1 4 6 4
own	1 -26 2 25 4 -27 6 -28 7 -12 8 -55 11 -30
own $	2 9
own :building	2 -19
own :place	2 1
own a	0 1
own expense	5 4
own kind	2 1
own_$	6 -40 7 -15 8 -22 10 2
own_house	0 2
owner	1 4 2 23 3 6 5 -17 6 -7 7 -20 8 10 11 -26
owner :codething	8 13
owner :hiding	14 5
owner is	8 13
owner would	4 3
owner's	5 4
owner_$	8 3
owner_it's	1 5
owner_tenant	2 24
owners	3 32 8 10
owner…	5 1
owns it	1 1
p	11 5
pacem…	8 5
padlock	8 23
padlo…	8 22
page	7 -5
pages	10 4
paid	0 12 4 -22 5 -17 13 -3
paid :deadline	13 4
paid :income	13 -14
paid :number	13 -6
paid :openprice	0 1
paid :period	13 -21
paid :work	0 2
paid by	13 -17
paid four	13 -8
paid monthly	13 -14
paid_$	5 -11 13 -9
paid_by	13 -12
paid_month	13 7
paid_week	13 -15
paint the	4 4
painted	11 1
painted :nation	11 2
painted white	11 2
paint…	8 -3
pair	1 22
pakis…	2 5
panels	7 11
paper	3 1 10 1
paper_$	5 3
papers	5 7
paperwork	0 14 5 33
paperwork $	5 14
paperwork ,	0 3
paperwork_$	0 16
paper…	0 14 5 32
parade	8 -9
pardoned:benefits	0 23
pardoned:children	1 93
pardoned:fee	5 120
pardoned:pets-blanket-ban	3 65
pardoned:protected-characteristic	2 88
parent_$	1 5
parents	1 56 2 -4
parents :promise	1 3
parents of	1 16
paren…	1 56 2 -3
park	1 -22 8 -17 10 4
park :absence	6 3
park :building	6 3
park home	6 3
park_$	1 -3 6 -3
park_garden	1 3
park_£#	5 -6
parking	0 -26 5 -3 6 -15 7 -16 8 -32 12 -18 13 -9 14 -2
parking ,	1 2
parki…	0 -29 5 -3 6 -16 7 -17 8 -9 12 -19 13 -9 14 -2
parole	8 1
parquet	3 1
parquet :room	3 1
parqu…	3 1
parsonage	2 4
parso…	2 4
part :photo	4 1
part furnished	4 1
part_$	5 5
part_deal	5 6
parties	6 18 9 19
parties ,	9 5
parties are	6 13
parti…	6 16 9 14
pass	2 23 3 7
passport holders	2 5
password	8 24
password :codething	8 18
password is	8 18
password_$	8 13
passw…	8 24
past	1 17
past the	1 14
patience	2 13
patie…	2 11
patter	1 5
patter of	1 5
patter_feet	1 6
patter_tiny	1 7
pay	1 -2 2 1 3 -30 4 36 5 3 6 6 7 -5 8 -47 12 -45 13 38
pay $	0 -3 4 18 13 -24
pay ,	0 16
pay :advance	13 2
pay :burden	4 1
pay :seller	13 16
pay :writeto	13 18
pay ahead	13 5
pay for	5 8
pay me	13 16
pay the	4 9
pay £#	1 8
pay_$	0 9 6 7 13 -17
pay_clean	5 6
pay_deposit	6 9
pay_front	4 3
pay_month	13 9
pay_professional	5 2
pay_referenc	5 -8
pay_they	2 7
pay_we	13 3
pay_whole	13 17
pay_year	2 7 13 10
pay_£#	5 14
payable	5 25 13 5
payable :spelled	13 6
payable by	5 17
payable_$	5 22
payable_you	5 8
payab…	5 25 13 15
payday	6 8
payers	13 26
payers $	13 11
paying	13 50
paying for	13 3
payment	0 19 4 -1 5 38 13 57
payment :preferring	13 3
payment by	13 10
payment of	5 13
payment_$	5 2 13 36
payment_£#	5 14
payments	13 19
payme…	0 16 4 -23 5 39 6 -8 13 74
pays	5 14 7 9
payslips	13 4
payslips ,	13 10
paysl…	13 4
pcm	4 13 5 -52 6 -24 7 -15
pcm $	5 -28
pcm ,	0 1
pcm_$	4 6
pcm_£##	13 2
penny	7 22
pension	0 -46
pension ,	0 -26
pension_$	0 -3
pension_benefit	0 -6
pensi…	0 -59
people	0 11 1 -14 2 21 4 -14 5 -24 7 -7 8 -22 14 -32
people $	11 6
people :burden	0 -5
people :clocktime	2 15
people :deterring	0 -6
people :openprice	2 11
people :title	0 15 6 -35
people are	6 21
people from	2 16
people not	2 3
people on	0 -1
people who	0 15 6 -35
people with	2 7
people without	1 4
people_$	0 -12 2 -12
people_benefit	0 -30
people_hous	0 -7
people_other	2 2
people_people	0 -12
people_welcome	2 1
per	0 -18 4 8 6 -7 7 13 9 10
per :clocktime	9 8
per :holiday	9 18
per :longperiod	13 4
per :period	4 3 5 -21
per calendar	4 -1
per cent	7 29
per month	4 20 5 -9
per night	9 8
per_$	4 3 9 4
per_year	7 7
perfect	2 -3 7 18
perfect in	7 11
perfect_$	7 1
perfe…	2 -1 7 19
period	12 17
periodic	12 -39
periodic :feething	12 -22
periodic :fixed	12 -31
periodic tenancy	12 -22
periodic_$	12 -1
periods	13 15
perio…	12 -42 13 7
permission	7 19
permission :negation	7 4
permission_$	7 5
permitt_$	1 2
permi…	0 -18 2 -3 6 -3 7 11
person	4 38 6 27
person $	4 7
person :title	6 6
person who	6 6
person would	1 6
person_$	6 17
person_two	4 2
person_you	6 3
persons	0 6 2 10
perso…	0 17 2 10
persuasion	2 23
persu…	2 22
pet	0 -20 1 -21 2 -40 3 21 4 -18 5 10 6 -19 7 -1 9 2
pet $	3 -5
pet ,	3 4
pet :fee	5 14
pet :offerdeal	3 23
pet :payer	3 34
pet :seller	3 3
pet :welcoming	9 4
pet applications	3 3
pet fee	5 11
pet free	3 23
pet friendly	9 4
pet owners	3 11
pet_$	3 32
pet_good	3 -12
petless	3 40
petless :person	3 19
petle…	3 40
pets	2 -43 3 57 4 -44 6 -56 7 -47 8 -48 11 -30 14 -30
pets $	0 7 1 11 2 -2 3 22
pets :clocktime	3 3
pets :fairness	3 -7
pets :negation	3 43
pets :openprice	3 10
pets :payer	3 -24
pets :ranking	3 -5
pets allowed	3 7
pets aren't	3 17
pets considered	3 -5
pets in	9 1
pets not	3 3
pets ok	3 -3
pets ourselves	3 -17
pets_$	2 -7 3 23
pets_=	3 3
pets_nah	3 3
pets_our	9 1
pets_problem	3 -21
pets_£#	5 9
petts	3 20
phase	6 8
phase :number	6 7
phase :spelled	6 7
phon_$	6 7
phone	1 -4 6 6 8 -17 14 8
phone ##	14 5
phone :online	14 -4
phone has	6 9
phone signal	14 -3
phone's	6 2
phone_##	14 33
phone_$	6 3 14 7
phone_hot	6 2
phone_stopp	6 11
phones	6 16
phones are	6 13
phone…	6 2
photo	11 63
photo $	11 8
photo has	11 1
photo_$	11 27
photo_from	11 20
photo_room	11 7
photograph	11 1
photograph $	11 8
photograph_$	11 -4
photographs	2 -12 6 -5 11 42
photographs $	11 9
photographs are	11 24
photography	11 21
photos	1 -15 2 -35 4 -5 6 -12 7 -29 8 -2 11 49
photos :photo	11 -9
photos are	11 28
photos for	11 14
photos show	11 -10
photos than	11 2
photo…	2 -35 6 -25 8 -14 11 66
physi…	7 5
pic	11 15 14 4
pic_$	11 14 14 4
pick	2 17
pick_$	2 4
pics	2 -11 11 97
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
pictured	11 13
pictures	1 -8 2 -24 6 -40 7 -16 8 -11 11 49
pictures :accepting	11 3
pictures :photo	11 3
pictures :spelled	11 -1
pictures were	11 5
pictu…	2 -72 4 -10 6 -23 7 -43 8 -45 11 79
pier_$	8 8
pinch	11 16
pinch of	11 16
pinch_$	11 4
pinch_salt	11 16
pip	0 32
pip ,	0 2
pip :openprice	0 7
pip or	0 7
pip_any	0 6
pip_esa	0 8
pix	11 26
plac_$	3 3
place	0 -17 1 27 6 -24 7 5 10 -10 11 25 13 6
place $	1 12 7 -12
place :codething	8 13
place :openprice	7 10
place :opinion	7 10
place :spelled	7 16
place at	7 16
place for	1 31
place is	8 13
place of	13 6
place to	7 10
place_$	1 4 6 -7 7 20 11 8
place_live	7 13
placed	3 3
plan	11 -38 14 6
planning	6 -9 7 25
planning for	7 11
plann…	6 -19 7 33
plant	1 13 8 10
plant ,	1 7
plant :room	8 4
plant room	8 4
plant…	8 13
plates	5 11
plates $	5 10
please	0 16 1 30 2 39 3 13 4 16 6 -28 7 -99 8 5 9 -23 12 -13 13 7
please $	0 6 1 12 2 16 13 20
please ,	1 12 2 5 8 -2
please :asking	3 -10 4 5
please :councilpay	2 12
please :deterring	3 1 4 6
please :jobless	2 12
please :negation	0 4 3 2 6 -21
please :paying	5 3
please be	0 8 8 9
please budget	5 7
please don't	0 5 3 4 6 -19
please note	11 7
please respect	1 2
please state	2 12
please_#	1 6 2 3
please_$	0 -9 2 17 3 2 6 -4 8 7
please_ask	3 33
please_before	3 2
please_first	13 3
please_if	0 2
please_landlord	2 3
please_quiet	8 11
please_rent	4 2
please_your	2 7 3 1
plot	6 4
plot #	6 12
plot_$	14 10
plus	5 24 12 6
plus :longperiod	12 9
plus :number	12 9
plus :spelled	12 9
plus vat	5 6
plus_$	5 14 12 8
plymo…	7 1
pm	4 16
pm :openprice	4 11
pm_$	4 11
poa	4 43
poa $	4 20
poa ,	4 4
pocket	7 12
pocket $	7 12
pod	9 14
point	6 2 8 -3 12 7
point :opinion	12 1
point of	6 6
point_$	6 5 12 1
pointless	0 8
point…	0 18
policeman	8 9
policy	3 2
policy $	3 2
polic…	8 9
polish :person	2 4
polit…	2 20
pool	1 -4 11 5
pool in	11 8
pop	1 3
pop in	1 4
port	1 -3
port $	1 -2
portal	10 1
portal ,	10 1
portals	6 2
porta…	6 1
porter	8 3
porter ,	8 2
porter_$	8 8
possible	12 10
possi…	7 6 12 10
post	11 4
postcode	8 10
postc…	8 19
posts	0 1
pound	5 48
pound $	5 11
pound_$	5 3
pounds	5 41
pounds $	5 1
power	7 5
power :openprice	7 6
power :opinion	7 7
power to	7 7
power_$	7 6
pp	5 1
pp $	5 1
practis_$	2 2
practising	2 20
practising :faith	2 17
pract…	2 27
pram	1 1
prams	1 8
prams $	1 1
prayer	2 6
preda…	11 6
prefer_$	1 15
prefered	1 5
preference	0 8 2 9
preference ,	0 1
preference :codething	0 3
preference :openprice	2 3
preference :opinion	2 3
preference is	0 3
preference to	2 3
preferred	0 11 1 5 2 45
preferred $	0 2 1 9 2 14
preferred ,	2 23
preferred :bid	0 2
preferred :childless	0 2
preferred over	0 2
prefe…	0 24 1 21 2 59 4 -24 6 -21 7 -21
pregnancy	2 2
pregnant	2 32
pregnant ,	2 14
pregn…	2 43
premium	0 3
premi…	0 1
prepared	4 12
prepared :openprice	4 13
prepared :opinion	4 13
prepared to	4 13
prepay	13 37
prepay_$	13 10
prepay_month	13 15
prepayment	13 10
prepa…	4 5 13 43
pres_##	8 8
pres_bed	10 6
pres_then	8 8
pres_two	10 6
presbyterian	2 8
presbyterian_$	2 18
presb…	2 14
present	11 14
prese…	11 14
press	8 28 9 -7 10 2
press ,	10 2
press c	8 8
prettier	7 13
prettiest	7 4
prett…	7 31
previou_was	8 14
previous	2 -9 3 -25 8 18 10 5
previous :person	3 -23 8 19
previous tenant	8 14
previous tenants	3 -1
previously	10 15
previ…	2 -2 3 -25 8 17 10 33
price	4 65 6 31 7 27 8 -12
price $	2 4 6 -6 7 12
price :accepting	4 2
price :burden	4 10
price :deterring	4 5
price :fixed	6 6
price :openprice	4 7
price :return	6 4
price :tribunalrent	6 4
price on	4 10
price £#	6 3
price_#	6 9
price_$	4 25
prices	7 3
prices :place	7 8
prices here	7 8
primary	1 -5 7 3
primary $	7 3
prima…	1 -20 7 1
print	6 11
print_$	6 12
priority	2 18
priority $	2 16
prior…	2 22
prison	8 24
pritchard	14 6
pritc…	8 14 14 6
private	0 15 2 -10 4 14 9 -1
private :person	0 15
private_$	0 14 2 -3
private_only	0 13
priva…	0 15 2 -11 4 25 9 -1
proba…	4 1
problem	0 -12 1 -9 3 -26
problem $	3 -19
problem_$	0 -1
problems	2 7
problems $	2 1
probl…	0 -22 1 -27 3 -31
processing	5 1
proce…	5 9
professional	2 9 5 8
professional :demand	0 11
professional :feething	0 -14 5 14
professional :person	0 2
professional :sex	0 3 2 20
professional clean	0 -2
professional female	2 7
professional_$	2 3
professional_want	0 12
professionals	0 15
professionals $	0 8
profe…	0 24 1 -9 2 6 4 -8 5 15 6 -17 8 -38 13 -27
profit	7 20
profit_$	7 16
prohibit_$	3 10
prohi…	3 26
proje…	13 4
promise	7 4 11 7
promise ,	11 1
promise the	7 9
promise_$	7 -2
promise_will	7 10
promises	11 4
promi…	11 23
prompt	6 13
prompt_$	6 14
proof	7 14
proof $	7 9
proof_$	7 2
proper	0 10
proper_$	2 -2
properly	8 14
properties	6 10
property	1 3 3 3 10 15
prope…	3 12 6 7 7 -20 8 6 10 14
proposals	4 29
propo…	4 49 11 7
protestant	2 3
prote…	2 8 5 3
puppies	3 4
puppi…	3 4
purchaser	7 6
purch…	2 1 7 20
purposes	11 6
purpo…	11 17
purse	4 3
push	8 15
push #	8 3
push_#	8 3
pushchairs	1 8
pushc…	1 16
put	1 -3 2 -3 3 -21 4 41 6 -11 7 11 11 3
put :advance	4 11
put down	13 21
put forward	4 11
put it	6 -3
put you	4 4
put your	4 4
put_down	5 1
put_front	4 3
put_list	7 3
put_month	4 4
put_rent	0 4
put_way	11 1
puts	1 1
puts_$	1 2
quality	7 14
quali…	7 14
quarter	13 33
quarter $	13 3
quarter :period	13 4
quarter's	13 4
quarter's :rent	13 1
quarter's :return	13 4
quarter's rent	13 1
quarter_$	13 21
quarter_advance	13 2
quarterly	13 21
quart…	0 -2 4 -30 7 -3 8 -9 13 64
quay	3 7
quay ,	3 7
queer	2 10
question	3 11 7 2
quest…	3 10 14 4
queue	6 22
queue_$	6 11
queuing	6 18
queui…	6 18
quick	2 -8 6 26
quick $	6 23
quickest	7 5 14 7
quick…	6 6 7 12 14 8
quid	5 52
quid for	5 26
quid_$	5 17
quiet	1 21 6 -11 7 -15
quiet $	8 2
quiet_so	1 2
quieter	7 6
quietest	7 5
quiet…	7 25
quines	2 19
quote	0 2
quoted	4 26
rabbit_hamster	3 7
rabbits	3 19
rabbi…	3 19
race	2 -18 6 33
race ,	2 -5
race :openprice	2 -11
race or	2 -11
race_$	2 -19 6 31
race_religion	2 -8
race_sex	2 -8
rail	3 10
rail $	3 11
rails	11 -6
rainbow	2 19
rainb…	2 19
raised	1 -5
raised :number	1 -1
raised :spelled	1 -1
rapid	6 7
rarer	6 12
rarer than	6 12
rate	4 9
rates	9 7
rather	2 17 5 2
rather a	5 10
rather not	8 1
rather than	0 12 11 1
rather you	2 21
rather_$	8 6
re	12 8
re_$	12 9
reach	7 1 13 5
reach :online	13 7
reach :opinion	13 7
reach :payer	13 8
reach :seller	13 8
reach :writeto	13 7
reach us	13 7
reached	14 8
reach…	14 10
read	6 10 7 -10
read this	6 20
read_$	6 12
reader	6 4
reading	6 25
readi…	6 22
ready	6 -2 13 12
ready_$	6 -2
real	11 51
real :person	11 18
real ones	11 18
real_$	11 28
really :wanting	4 4
reason	3 -14 8 6
reason $	3 -8
reason for	8 12
reason_sale	8 12
reasonable	4 4
reaso…	4 3
receipt	0 10 5 9
receipt of	0 15
receipt_$	0 3
recei…	0 16 2 -1 5 14
recently	10 2
recen…	10 2
recipients	0 5
recip…	0 5
recommended	6 8
recom…	6 12
record	11 5
record $	11 3
recovering	8 21
recov…	8 24
red	6 11
red kites	7 1
redecorat_$	1 4
redec…	1 10
reduced	4 -11
reduc…	4 -6
referenc_$	0 10
referenc_inventory	5 -8
referenc_£#	5 17
reference	13 1
references	5 -30 6 -7 13 17
referencing	4 -9 5 23
refer…	0 3 2 -16 4 -35 6 -12 7 -33 8 -37 13 33 14 -14
refle…	4 3
refs	5 25
refs ,	5 11
refs_$	5 2
refundable	5 15
refun…	5 19
refur…	5 8
refuse	1 -24
refuse :person	1 -1
refuse a	3 -7
refuse_$	3 2
refused	0 -13
refused for	0 -10
refus…	0 -1
reg	14 -7
reg ##	14 -6
reg_##	14 -5
region	4 17 7 2
region of	4 17 7 2
region_$	7 5
region_month	4 8
region_per	4 2
region_£##	4 8 7 5
registration	14 -4
registration :fee	5 1
regis…	2 10 7 -8 14 -18
regret that	8 2
regrettably	0 1
rehab	8 3
rehome	3 24
rehome_before	3 21
release	6 5
relea…	6 18
reli_$	11 3
relied	11 11
religion ,	2 -12
religion_sex	2 -2
rely	11 17
rely :burden	11 8
rely :deterring	11 8
rely on	11 8
rely_$	11 11
rely_them	11 13
remain	7 3
remain_$	2 7
remains	2 5
remai…	2 5
reminder	5 7
remin…	5 7
renewal	5 2
renewing	5 8
renew…	5 21
rent	0 2 1 -42 2 -39 3 -35 4 54 6 -29 7 -67 8 -32 9 -4 10 -23 11 -70 12 -18 13 59 14 -64
rent ##	5 9
rent $	0 -2 5 13 6 2 8 8 13 -3
rent ,	4 18 5 15
rent :absolute	13 6
rent :advance	4 -5
rent :burden	4 4 13 4
rent :clocktime	4 13 13 10
rent :codething	4 2 7 -43 13 13
rent :deadline	4 -18 5 -6 13 3
rent :demanding	4 -21 5 -1 13 18
rent :deterring	4 2 13 4
rent :holiday	4 -5
rent :longperiod	13 10
rent :newness	13 13
rent :openprice	2 3 4 12 5 -19 6 -17
rent :opinion	2 15 13 13
rent :paying	13 9
rent :preferring	0 7
rent :promise	0 3 4 9 7 -5
rent :spelled	13 15
rent :time	13 17
rent :urgency	13 5
rent ahead	13 -2
rent as	13 -2
rent at	13 12
rent before	13 2
rent by	4 21
rent came	0 11
rent every	13 6
rent for	4 1 13 23
rent from	4 6
rent holds	5 14
rent in	4 -4 13 26
rent is	4 2 7 -41 13 13
rent may	0 3
rent neg	4 11
rent negotiable	12 1
rent of	5 -19
rent on	4 5
rent payment	13 7
rent this	0 4
rent to	2 15 13 16
rent up	4 -15
rent weekly	13 -1
rent will	4 16
rent £#	4 -40 5 -15 13 -26
rent £##	4 -25 13 -22
rent's	4 -4
rent's fair	1 1
rent_#	4 14 13 55
rent_##	4 13 13 6
rent_$	0 -16 4 -12 8 -3 10 -8 13 -7 14 -26
rent_advance	13 -15
rent_after	4 21 13 -18
rent_but	5 4
rent_by	0 40 13 -6
rent_close	4 6
rent_collect	13 7
rent_come	0 9
rent_council	0 12
rent_cover	0 2
rent_deposit	13 -7
rent_due	4 -1
rent_four	13 -8
rent_from	0 22 4 -10
rent_given	4 3
rent_hand	13 9
rent_house	5 5
rent_i'd	1 1
rent_lady	13 10
rent_let	6 1
rent_monday	6 6
rent_month	4 -50 5 -30 13 -17
rent_more	1 1
rent_negotiable	4 17
rent_no	5 12
rent_not	4 -10 13 8
rent_once	13 -13
rent_only	4 11
rent_open	4 1
rent_our	13 1
rent_out	0 3
rent_paid	13 -13
rent_pay	0 -3
rent_pcm	4 -40
rent_quarter	13 21
rent_rent	4 -9
rent_request	4 14
rent_room	7 4
rent_say	13 13
rent_sign	13 -7
rent_suit	4 8
rent_taken	13 8
rent_term	13 18
rent_up	6 2
rent_viewing	4 2
rent_want	1 1
rent_we	4 2
rent_week	13 -18
rent_whatever	4 17
rent_while	5 9
rent_work	4 1
rent_would	0 -2 4 8
rent_you	4 13
rent_your	13 13
rent_£#	4 -30 5 -2
rent_£##	4 -34
rental	4 19 7 16 9 16 10 19 13 21
rental :bid	4 10
rental :income	7 4
rental :nearby	10 5
rental :newness	10 5
rental :openprice	4 2
rental :place	10 5
rental :return	7 9 10 4
rental :tribunalrent	10 5
rental income	7 4
rental market	10 5
rental_#	9 5
rental_$	13 5
rentals	14 14
rentals $	14 7
renta…	14 11
rented	2 6
rented :openprice	6 3
rented :opinion	6 3
rented to	6 3
renter_$	0 10
renters	0 10
rente…	0 10
rents	4 25 7 20 13 28
rents :ranking	4 17
rents are	13 1
repairs	8 -17
repai…	8 -20
repeated	6 14
repeated $	6 9
repea…	6 7
repla…	8 -8
report	5 14
repre…	11 11
republican	2 20
republican_$	2 10
republicans	2 10
repub…	2 37
request	4 15
request $	4 7
reque…	4 10
required	2 14 5 18
required $	2 2
requi…	2 9 5 16
reservation	5 3
reserve	6 27
reserve it	6 6
reserved	6 14
reser…	4 5 5 4 6 47 13 21
residents	2 5
resid…	0 -3 5 -4 6 -29 8 -9
respect	1 4
respect that	1 4
respect_$	1 4
respe…	1 1
response	6 2
responsibility	11 3
respo…	6 17 11 16
rest	2 3 4 10 14 2
rest $	14 6
rest_$	2 5
retired	0 -27 2 -1 8 22
retired :jobname	8 8
retired policeman	8 9
retirement	1 -18
retir…	0 -36 1 -19 2 -27 8 13
returnable	5 16
returnable :money	5 11
returned	5 1
retur…	5 30
rich	7 30
rich_$	7 5
right	3 -14 6 12 13 -2
right ,	6 7
right :person	4 16
right of	7 1
right person	4 8
right_$	4 15 6 4
right_rent	4 -2
right_way	7 1
ring	6 10 14 39
ring ##	14 18
ring :ranking	8 9
ring the	1 4
ring_##	14 27
ring_$	6 9
ring_bell	1 5
ringing	8 4
ringi…	8 4
risk	7 1
rm	2 33
rm ,	2 9
rnt	13 26
road	1 -6 2 16 4 -1 7 -19 10 -3
road $	2 11 7 -36
road with	2 6
road_$	7 -9
road_you	2 21
roll	6 13
roll_$	6 1
roll_tenancy	12 -14
rolling	12 -1
rolling :fixed	12 -2
rolling :period	12 -5
rolli…	12 -1
rolls	12 -2
roma	2 22
romanians	2 12
roman…	2 5
roof	7 18 8 10
roof $	7 13
roof and	10 4
roof_##	8 1
roof_$	8 1 10 1
room	1 -64 2 24 3 -23 6 12 7 -8 8 12 11 18 14 -6
room #	11 14
room $	2 1 7 -1
room ,	2 -3
room :codething	2 6
room :deterring	11 3
room :losing	6 1
room :promise	6 2
room :spelled	8 7
room and	8 13
room for	2 1
room going	6 1
room in	2 3
room is	2 6
room will	6 2
room with	3 -2 8 14
room_$	1 -9 2 3 4 7 6 -39 7 -43 11 20
room_about	6 1
room_all	8 3
room_house	6 8
room_look	11 8
room_only	2 3
room_rent	6 3
room_room	8 3
room_single	4 1
room_your	7 3
room_£#	4 22
rooms	2 12 4 30 8 -13 11 17 14 2
rooms ,	4 1
rooms :accepting	11 3
rooms :clocktime	4 16
rooms :deadline	11 2
rooms :openprice	4 16 11 3
rooms from	4 16
rooms may	11 3
round	1 13 4 8 6 20 8 15
round ,	6 12
round :place	7 3
round :time	6 19
round here	7 3
round the	1 2
round_$	6 3
rover	3 25
row $	8 2
rug	1 3
ruin	1 6
rul_$	2 10
rul_out	2 10
rul_sho	5 3
rule	3 1
rules	2 6 3 -17 5 22
rules $	5 12
rules are	5 3
rules you	2 11
run	1 9 12 2
run $	6 30
run :clocktime	12 9
run :codething	1 6
run_$	1 10
running	6 18
running :absence	6 2
running :fee	7 7
running :paying	7 7
running :refusing	6 2
running costs	7 7
running out	6 2
runni…	6 18
runs	8 -22
rye	7 4
rye $	7 4
s	3 12 11 5
sad	6 1
sadly	3 4 8 11
sadly ,	8 4
safe	7 6
safe_$	7 4 8 5
safer	7 14
safer :nearby	7 2
said	7 -7 8 -9
said :negation	3 10
said :spelled	3 11
said no	3 11
said_many	0 4
sake	4 12
salari_$	0 6
salaried	0 30
salaried :person	0 18
salary	0 19
salary $	0 6
salar…	0 36 2 -2
sale	6 -21 7 -37 8 21 10 55
sale $	10 9 14 5
sale ,	8 14
sale :codething	8 3
sale :deadline	10 9
sale :openprice	2 16
sale :opinion	2 16
sale is	8 3
sale to	2 16
sale_$	6 -16 10 7
sales	8 8
sales ,	8 3
salford	6 18
salford $	6 10
salfo…	6 18
salt	11 11
salt $	11 4
same	0 -41 1 -61 2 6 4 -47 5 -44 6 -55 7 -31 8 12 11 22 13 -22
same $	11 22
same :openprice	14 6
same :sex	2 8
same :title	14 7
same as	8 19
same name	14 7
same sex	2 8
same_$	0 -31 6 -14 7 -32
same_coupl	2 2
saturday	4 8 9 5
saturday $	4 13
satur…	4 8 9 4
save	0 8 2 3 3 22
save :disclaimer	0 7 3 1
save :payer	0 6 3 2
save themselves	2 1
save yourself	0 5 3 2
save £##	6 1
save_bus	0 6
save_trip	3 2
savings	13 5
savin…	13 5
saw	6 5
say	0 -6 1 4 2 23 4 11 7 32 13 17
say ,	7 16
say :burden	4 5
say :negation	0 -3 2 4 4 1
say :spelled	0 -4 7 12
say it	1 7
say no	0 -3 4 1
say yes	6 14
say_$	1 8 2 19 4 25
say_but	2 8
says	2 5 7 2 8 -14
says $	4 -9
says_we	1 1
scan	14 21
scheme	5 -8
school	0 -15 1 46 2 -26 4 -6 6 -5 7 3 14 -30
school $	7 10
school :age	1 11
school :childless	1 10
school :openprice	1 4
school :urgency	1 24
school age	1 6
school run	1 25
school_$	1 30 8 -3 14 -3
school_first	7 4
school_shop	7 3
schools	7 13
schools ,	7 19
schoo…	7 18
score	13 8
score_$	13 8
scram…	6 2
screen	6 2
screen $	6 4
scroll_$	1 7
scrolling	1 8
scrol…	1 8
sea	7 28 9 8
sea $	9 7
sea_$	7 14
sealed	4 31
sealed :bid	4 20
sealed bids	4 16
search	2 1 5 4 14 3
search_$	2 7
season	2 2 9 29 13 10
season $	2 3
season ,	9 1
seat	7 20
sec	5 18
second	2 -33 6 37 8 10 13 4
second :burden	6 3
second :deterring	6 2
second :openprice	7 18
second :opinion	7 18
second to	7 18
second_$	6 7
second_none	7 18
secure	0 3 6 17
secures	5 4
security	5 4 8 4
security_week	5 10
secur…	5 21 8 4
see	0 -28 1 -12 4 7 5 8 6 9 7 -5 8 -2 13 -17 14 21
see :condition	6 -1
see :negation	6 1
see :spelled	6 1
see it	6 -5 7 -19
see no	6 1
see the	11 8
see_$	0 -7 2 -11 5 6 6 1 7 -6 11 16 14 14
see_get	6 1
see_pictur	11 -14
see_rent	6 6
seeing	10 6 13 9
seen	6 8 7 5 10 9
seen it	10 6
seen_$	10 5
sees	7 11
sees_$	6 2
self	0 -18 9 27 13 24
self :work	0 -35 13 25
self employed	0 -29 13 25
self_$	13 13
sell	2 28 7 2 10 2 12 13
sell :openprice	2 15
sell :opinion	2 14
sell to	2 15
sell_$	2 21
sell_my	8 11
sell_we	6 3
seller	11 3
selling	6 6 8 9
selling :condition	8 7
selling :openprice	2 8
selling :opinion	2 8
selling because	8 7
selling to	2 9
selli…	6 6 8 9
semi	3 3 10 20
semi ,	10 3
semi in	3 4
semi with	10 7
semi_$	10 23
semi_drive	10 6
send	4 -5
september	6 -26 8 -9 12 32 13 11
september $	6 -8 12 15
september_$	12 1
septe…	6 -26 8 -9 12 32 13 11
serio…	6 8
servic_$	8 -18
service	5 10 7 8
service_$	5 5
serviced	8 -29
servi…	5 22 8 -32 13 -6
set	4 35 5 23 8 -15
set $	1 7
set :deadline	0 9 5 12
set :demanding	0 9 5 12
set :openprice	0 9 5 12
set :period	4 3
set :rent	4 7
set :return	4 7
set :spelled	4 7
set by	8 -13
set rent	4 7
set up	0 9 5 12
set_$	4 22 6 12 8 -14
set_you	8 -6
settle	13 32
settle the	13 23
settled	4 2
settl…	4 1
seven	0 -2 7 -38 14 16
seven ,	8 9
seven :absolute	14 2
seven :burden	14 15
seven :number	14 26
seven :return	14 15
seven :spelled	14 30
seven double	14 15
seven seven	14 27
seven_double	14 14
seven_nine	14 5
seven_oh	14 3
seven_zero	14 8
seventy	8 14
seventy :number	8 3
seventy :spelled	8 3
seventy_$	8 2
seven…	8 21
several	6 -17
several :demand	6 -15
several_$	6 -10
sever…	6 -17
sex	2 11
sex ,	2 -3
sex :childless	2 4
sex :person	2 4
sex couples	2 5
sex_not	2 2
shall	13 -4
shall :seller	0 6
shamp…	5 2
shan't	0 7
share	2 1
share_$	2 4
shared	7 -2
shared :feething	1 1
shared :room	2 3
shared bathroom	2 7
shared garden	1 1
sharer_£#	4 5
sharers	1 -42 2 -13
sharers ,	1 -24
share…	1 -41 2 -13
she'll	1 2 8 1
she's	3 2 8 29
she_her	2 4
shelf	6 19
shelf $	6 4
shelf_$	6 5
shift	6 38
shift_$	6 13
shoe	8 -1
shoes in	5 3
shoot_$	8 4
shops	7 12
shops ,	7 16
short	1 -22 2 -18 7 -17 9 4 12 27
short :disclaimer	12 20
short :writeto	12 20
short hold	12 20
short_only	9 7
shorter	12 5
shorthold	12 46
shorthold :feething	12 19
shorthold :fixed	12 27
shorthold tenancy	12 19
short…	12 67
shot	6 17 11 2
shot :spelled	6 16
shot at	6 16
shots	11 21
should	1 2 4 12 6 -14 7 -6 8 11 11 2
should :asking	8 16
should :councilpay	4 2
should :deterring	2 5
should :jobless	4 2
should :wanting	1 5 3 2
should be	11 5
should know	8 3
should state	4 2
should_$	1 14
should_elsewhere	1 4
should_they	4 3
shouldn't	2 15
shoul…	2 14
shout	6 10 14 5
show	0 1 6 -39 8 10
show $	8 19
show :building	11 6
show :number	0 9
show the	11 -10
show_$	5 16
show_room	11 7
shower	3 -11
showing	5 6
showing it	5 1
showi…	5 6
shown	4 13 5 4 6 -15 11 19
shown :codething	4 20
shown is	4 20
shows it	11 2
shut	8 16
shut :openprice	8 1
shut_$	8 4
shut_so	8 5
shut_you	8 23
shy	4 9
shy :openprice	4 3
shy about	4 3
side	2 -6 8 20 9 -4
side :feething	8 11
side :keything	8 7
side :room	8 13
side gate	8 2
side_$	2 -25 8 7
sight	3 7
sight $	3 7
sighted	2 4
sight…	2 4
sign	5 8 12 10 13 8
sign :deadline	5 6
sign :demanding	5 6
sign :openprice	5 6
sign for	12 8
sign in	5 1
sign up	5 6
sign_#	12 3
sign_$	0 19 8 -4 12 21
sign_deposit	13 1
sign_rent	13 17
sign_week	6 9
signal	14 -1
signal :codething	14 -4
signal is	14 -4
signed	6 -18 12 -12 13 -39
signed $	13 -9
signed ,	13 -18
signing	0 11 12 13
signing $	5 5 13 -17
signing :burden	0 11 12 8
signing :deterring	0 14
signing on	0 14
signi…	0 11 12 13
signs	0 17 6 9
signs :burden	0 17
signs :deterring	0 17
signs on	0 17
sikhs	2 3
similar	0 11 11 25
similar $	0 4
similar_$	11 5
simil…	0 11 11 25
simply	7 39
simply :negation	1 2 7 5
simply the	7 23
since	0 -26 2 2 4 -9 6 21 8 40 11 35
since $	11 10
since ,	11 4
since :deadline	8 4
since :spelled	11 4
since :time	11 4
since :title	8 6
since breakfast	6 31
since the	2 3 6 -2 8 17
since then	11 4
since_$	6 17 7 11 8 25 11 7
single	0 -5 1 3 6 -14 7 21
single :sex	2 7
single_$	7 9
sink_kitchen	2 7
sinks	2 7
sinks in	2 7
sinn	2 24
sinn fein	2 24
sinn_voter	2 12
sisters	2 17
siste…	2 17
sit	6 12
site	0 -13 1 -20 2 -12 6 -30 7 -4 8 -22 14 -54
site $	6 -1 14 -21
site ,	14 -6
site_$	14 -9
sits	8 6
six	1 -28 2 -41 6 -1 12 3 13 -9
six $	12 6
six :burden	12 9
six :period	0 4 13 -13
six :spelled	12 7
six month	12 4
six months	0 12 13 -3
six weeks	5 1
six_ast	0 5
six_six	12 9
sixteen	1 21
sixte…	1 22
sixty	5 6
sixty :money	5 8
skates	6 4
skates :burden	6 4
skates :deterring	6 4
skates on	6 4
skies	7 13
skye	9 6
skyli…	8 2
skype	14 19
skype_$	14 12
slash	14 16
slash_$	14 5
sleep	1 12 8 2
sleep_$	9 13
sleeps	8 2 9 25
sleeps :number	9 10
sleeps :spelled	9 10
sleeps in	8 2
sleep…	1 8
slip	6 17
slip_your	6 5
slips	0 2
slots	1 3 6 14
slots :absence	6 4
slots :hiding	6 4
slots :scarcity	6 4
slots are	1 6
slots left	6 4
slow	6 1
slowly	8 2
slowly $	8 2
small	1 11 3 7 5 4 7 -15 11 -12
small ,	3 9
small :child	1 -21
small :feething	4 1 6 2
small :kin	1 -3
small :person	1 4
small :room	6 1 8 11
small :rulesplace	4 1
small children	1 -16
small garden	4 1
small_no	4 1
small_which	6 2
smith	14 1
smoke	8 -45
smoker_$	3 1
smokers	2 -18 3 4
smokes	8 6
smoke…	2 -18 3 4
smoking	2 -7 3 3
smoking $	3 9
smoki…	2 -7 3 3
snapchat	14 1
snapc…	14 1
snapped	6 5
snapped :deadline	6 6
snapped :demanding	6 6
snapped :openprice	6 6
snapped up	6 6
snapp…	6 5
snaps	11 26
snooze	6 10
snooze you	6 6
snooze_$	6 9
snooze_lose	6 12
snow	6 12
snow :deadline	6 15
snow off	6 15
so	1 9 3 4 4 -23 5 -43 6 30 7 -28 8 47 9 -35 11 17 12 -18 14 -22
so $	2 18 7 2
so ,	2 6
so :absolute	7 -8
so :accepting	8 9
so :advance	6 20
so :building	8 7
so :child	1 11
so :codething	6 3
so :demand	0 3
so :demanding	6 -26
so :losing	6 -13
so :negation	2 16 7 -31 8 15 11 20
so :number	8 13
so :onlyword	3 1
so :openprice	0 3
so :opinion	1 7 6 -22
so :payer	1 24 3 5 6 -8
so :pet	3 37
so :phone	6 2
so :seller	1 4 6 -36
so :spelled	1 -3 3 -1 8 25
so :superlative	3 3
so :welcoming	6 18 8 21
so :work	6 7
so :writeto	6 27
so a	6 10
so be	6 9
so bring	6 4
so come	6 11
so does	13 3
so don't	2 6 6 12 11 20
so expect	6 -5
so far	7 1
so first	6 1
so get	6 34
so house	8 6
so ignore	11 3
so it	6 -4
so many	0 4
so no	8 7
so nothing	3 3
so on	1 1
so one	8 6
so pets	3 22
so please	8 24
so that	8 -4
so that's	1 6
so the	6 1 8 17
so we	1 8 6 -1
so we're	8 10
so we've	1 2
so well	7 9
so what	0 3
so you	6 -15 8 20
so_$	0 -12 1 -5 2 17 6 40 8 2 11 3 14 -1
so_about	6 -5
so_after	6 -28
so_app	2 3
so_ask	3 1
so_bill	13 3
so_bonfir	8 3
so_can	8 11
so_claim	6 7
so_come	6 -4
so_don't	6 -6
so_empty	8 10
so_fami	1 13
so_fast	6 4
so_first	6 7
so_form	6 2
so_have	3 6
so_how	4 6 11 3
so_kind	0 3
so_know	13 7
so_nobody	0 4
so_none	1 6
so_one	6 -1
so_our	13 2
so_out	1 6
so_quiet	8 11
so_ring	8 14
so_tenant	0 16
so_third	1 1
so_time	6 -18
so_tiny	1 4
so_twice	6 3
so_would	1 6 2 -3
so_your	6 5
so_yourself	8 4
so_yourselv	6 8
social	0 13
social $	0 4
sofa	1 -12 4 -13 5 7 7 2
sofa ,	8 2
sofa :openprice	11 1
sofa and	5 6
sofa_$	8 1
sofa_beds	5 7
sofa_£#	5 6
sold	6 7 8 -1
solicitor	5 11
solicitor_$	0 4
solicitors	0 3
solic…	0 14 2 -3 5 15
some	11 32
somebody	4 22 6 13 7 -4 13 -17
somebody :losing	1 5 6 13
somebody :title	4 9
somebody else	6 15
somebody else's	1 3
somebody who	4 9
somebody who'd	4 4
somebody_$	1 1
somebody_about	6 3
someb…	4 22 6 8 7 -9 13 -17
someone	4 11
someone :losing	6 14
someone else	6 6
someone's	6 10
someo…	4 7 5 -2 6 11
someth_work	4 1
something	0 15 3 6 5 2
something :opinion	0 4
something :payer	0 8
something :seller	0 8
something we	0 4
somet…	0 13 3 5 6 -2
somewhere	1 19 2 8 4 34
somewhere :losing	1 24 2 4
somewhere :openprice	4 2
somewhere else	1 24 2 4
somewhere in	4 22
somewhere_$	1 28 2 6
somew…	1 19 2 8 4 34
soon as	6 4
sooner	1 10 2 13
sooner :accepting	1 8
sooner have	1 5
sooner_$	2 6
sooner_than	1 8 3 1
sorry	0 6 1 8 2 26 3 12 4 -14 5 10 6 -26 7 -31 12 6
sorry ,	1 6 2 12 3 -7 5 8
sorry :negation	3 1
sorry :person	0 3
sorry :spelled	3 1
sorry folks	0 3
sorry no	3 1
sorry_$	3 4 5 10
sorry_children	1 1
sorry_dads	1 10
sorry_dss	0 6
sorry_mums	1 10
sort	2 -12 4 -11 6 1
sort $	0 3
sought	0 15 2 8 6 -5
sought for	0 3 2 5
soul	7 7 8 17
south	7 -11
space	8 -3
spaciou_bed	0 5
spacious	0 4
spaci…	0 4
spain	8 14
spain :clocktime	8 2
spani…	3 2
spare	6 13 8 37
spare :jobname	8 2
spare :keything	8 11
spare key	8 1
speaker_$	2 6
speakers	2 4
speak…	2 10
special	6 4
speci…	6 2
spend	9 15
spirit	2 5
split	5 10
split_tenant	5 7
spoil_$	1 1
spotless	7 1
spotless $	7 2
spotl…	7 1
spring	6 -20 12 16 13 16
spring :hiding	7 1
spring :utility	7 1
spring and	13 2
spring water	7 1
square	8 -4
squeaks	3 10
squea…	3 10
ss	0 5
st	1 -3 6 -16 8 -36
stables	10 1
stabl…	10 1
stage	1 9
stair	9 -31
stair $	8 4
stair_no	2 5
stair_steep	1 6
stairs	1 3 8 -7
stairs $	2 -8
stairs ,	2 -4
stairs are	1 5 2 13 8 -7
stairwell	1 8
stairwell $	1 11
stair…	1 3 2 -10
stamford	2 6
stamf…	2 6
stampede	6 16
stamp…	6 16
stand	6 3 13 3
stand :deadline	6 7
stand :demanding	6 7
stand :openprice	6 7
stand up	6 7
stand_$	13 -1
standard	12 12
standard :fixed	12 14
standing	4 -17
standing order	4 -10 5 1
stands	8 5
stands :absence	8 11
stands empty	8 8
stand…	4 -28 6 -12 12 5
star	8 17
star_$	2 7
start	4 13 6 -21 12 6
start :spelled	4 17
start at	4 17
start_##	4 15
start_$	4 12
start_month	4 8
start_£#	4 15
started	8 1
starter	3 4
starting :spelled	4 12
starting at	4 8
start…	3 3
state	0 18 4 6 10 1 13 -11
state :room	10 3
state :rulesplace	10 3
state roof	10 3
state the	0 -1 4 12
state your	2 12
state_rent	4 9
state_would	4 8
statements	13 -12
state…	13 -14
stay	1 10 2 5 6 -20 8 -1 12 5
stay $	12 -2
stay in	2 1
stay overnight	1 1
stay_$	1 6 2 21 3 10 6 -17 8 -18 9 -7 12 9
stay_year	9 -1
stay_your	3 13
stays	3 15 4 -10 9 1
steady	0 17
steady :work	0 14
steep	1 5
steep $	2 8
steep ,	1 7
steep_so	1 5
steer	0 4
steer :paying	0 4
steer clear	0 4
steer_$	0 4
step_you	6 2
steps	8 -28
stick	6 5
stick :openprice	6 5
stick_$	6 2
still	4 -18 6 11 8 -7 10 1
still :accepting	6 4
still be	6 10
still has	8 -5
still in	2 2
still_when	6 10
still_you	6 4
stock	6 6 11 13
stock :photo	11 3
stock_$	6 1
stock_used	11 12
stockport	3 12
stock…	3 12
stop	1 20 5 2 7 7
stop_$	1 22 7 7
stopped	6 29
stopp…	6 28
storage	9 -15
storage heaters	9 -5
storage_$	9 -1
stora…	9 -15
store_##	8 5
storm	7 8
straight	6 -17 7 2
straight :childless	2 14
straight :openprice	0 -7
straight :person	2 15
straight couples	2 6
straight in	0 4
straight_$	7 11
strai…	6 -17 7 2
street	0 -1 1 -34 4 -10 6 -1 10 -25
street $	2 12
street ,	7 -27
street for	7 4
street in	7 13
street_$	7 19
stretch	13 12
stret…	13 11
strict	5 2
strict_$	1 2 3 11
strict_children	1 5
strictly	3 19
strictly :negation	3 7
strictly :spelled	3 6
strictly for	6 3
strictly no	3 7
stric…	3 19
strike	6 9
strike :condition	6 9
strike while	6 9
stroke	8 13
stroke $	8 1
strong	2 2
strongly	6 2
stron…	6 1
stroud	6 2
struck	3 4
student	8 7
student :building	7 1 8 2
student house	7 1 8 2
student_one	13 3
student_payment	13 3
students	0 -14 1 -1 2 13 13 28
students :income	13 3
students :paying	13 3
students pay	13 3
stude…	0 -30 1 -26 2 16 4 -13 13 29
studio	7 9
studio $	7 9
style	9 21
such	0 12 6 12 7 24
such $	0 8
such a	6 6
such_$	7 8
suffers	8 16
suffe…	8 14
suit	2 5 9 4
suit $	1 1
suit :number	2 21
suit :spelled	2 5
suit a	1 -22
suit_$	2 5
suit_no	1 11
suitable	1 -14 2 9 3 3
suitable for	1 -3
suitable_$	2 6 3 5
suita…	1 -14 2 9 3 3
suits	2 -9
sum	4 23 13 25
summer	8 -4 9 24 12 17 13 27
summer $	4 4 13 14
sun	6 -5 7 18
sunday	6 35 8 4
sunday $	6 26
sunday :holiday	6 2
sunday night	6 2
sunday_$	6 5
sunny	2 4
sunny_$	2 7
supper	6 12
support	0 11
supported	0 9
supporters	2 17
suppo…	0 35 2 16
sure	7 23
sure :openprice	7 2
sure :opinion	7 4
sure to	7 4
sure_$	7 9
surprise	4 10
surprise :seller	4 10
surprise :writeto	4 10
surprise me	4 10
surpr…	4 8
survey	7 3
swans	3 7
sweet	8 10
swift	6 25
swim	1 -11
sycam…	6 3
symbol	8 2
sympa…	0 2
t	10 5 11 4
t :digits	10 6 11 5
t :spelled	10 6 11 5
t o	10 6 11 5
t_$	10 6 11 5
ta	0 13
ta $	0 13
table	13 22
table $	0 2
table_$	13 6
tae	6 13
tae_$	6 5
take	0 -2 1 -8 3 -8 4 11 5 30 6 -12 11 7 13 17 14 -14
take ##	8 4
take $	4 8
take :absence	5 4
take :bid	5 4
take :childless	5 5
take :refusing	5 4
take a	13 13
take it	2 5
take out	5 4
take the	4 10 11 7
take_$	4 -9 5 6
take_benefit	0 5
take_by	6 3
take_highest	4 10
take_off	13 4
take_year	13 1
taken	1 -15 6 6 7 -3 8 -16 11 9 13 3
taken ,	6 1
taken :clocktime	5 6
taken :openprice	5 5
taken from	5 7
taken_$	5 1 6 8
taken_agent	11 7
taken_last	11 14
taken_tenant	5 9
takes	5 31 8 9
takes :openprice	6 10
takes it	5 15
talk	4 12
tap	8 10
tap_$	8 12
taxpa…	0 14
tbc	4 10
tea	1 24
tea :condition	1 13
tea :onlyword	1 13
tea but	1 13
teacher_$	0 3
teacher_solicitor	0 4
teachers	0 1
teach…	0 20
teatime	6 4
teati…	6 4
teenagers	1 11
teena…	1 20 8 3
teeth	6 9
tel	14 9
tel_##	14 2
tel_$	14 4
telegram	14 32
telegram_$	14 11
telegram_name	14 2
teleg…	14 32
tell	1 -20 3 -25 4 17 5 -6 7 -22 13 -30 14 -3
tell :online	2 -11 3 -1
tell :opinion	2 -11 3 -1
tell :payer	2 -11 3 -1
tell :seller	2 -18 3 -13 4 10 13 -8
tell :writeto	2 -18 3 -13 4 10 13 -8
tell me	4 16
tell us	2 -11 3 -1
tell you	7 -2
tell_about	4 -5
tell_maximum	4 3
tell_what	4 1
telly	4 2 8 4
telly $	4 4 8 1
temper	8 4
ten	0 -7 5 3 6 6 14 -17
ten :age	12 -9
ten :longperiod	12 -29
ten :newness	12 -9
ten :openprice	8 5
ten :opinion	8 5
ten :person	6 3
ten :record	12 -9
ten to	8 5
ten weeks	13 3
ten years	12 -8
ten_$	8 -22
ten_rent	5 3
tenancy	0 -28 3 10 4 1 5 -7 6 -20 8 -42 9 -1 12 25 13 -16
tenancy ,	12 3
tenancy :openprice	12 12
tenancy :promise	4 10
tenancy will	4 10
tenancy_#	12 20
tenancy_$	3 3
tenancy_month	12 -4
tenancy_six	12 -3
tenant	1 -22 5 40 6 -61 8 37 11 -7 14 -1
tenant $	5 15 8 -20
tenant ,	2 -3 8 26
tenant :codething	2 1
tenant :forename	8 12
tenant :paying	5 11
tenant has	7 8
tenant in	8 3
tenant is	2 1
tenant pays	5 1
tenant was	8 14
tenant with	0 13 2 16
tenant's	3 9 5 14 8 8
tenant's :fee	5 1
tenant_$	0 -9 3 -1 5 7 8 -2 9 -1
tenant_agent	5 1
tenant_animal	3 7
tenant_behind	8 2
tenant_benefit	0 -2
tenant_children	1 4
tenant_claim	0 5
tenant_has	8 3
tenant_landlord	5 9
tenant_no	3 -10
tenant_not	2 -3
tenant_our	5 1
tenant_pay	0 -8 5 8
tenant_same	2 6
tenant_their	0 1
tenant_two	2 4
tenant_wage	0 6
tenant_will	8 7
tenant_work	2 2
tenant_£#	5 18
tenants	0 30 1 12 2 23 4 -59 5 16 6 -49 7 -6 8 -38 9 -4 11 -4
tenants $	2 22 5 -1
tenants ,	0 6
tenants :absolute	0 -6
tenants :burden	0 -8 2 -7
tenants :demanding	0 2
tenants :onlyword	0 -8 2 -3
tenants :paying	5 12
tenants :promise	2 -2
tenants :scarcity	0 -9
tenants :title	2 12
tenants :wanting	0 12 2 3
tenants and	0 2
tenants in	0 8
tenants must	2 -7
tenants only	0 -4
tenants who	2 12
tenants with	1 23
tenan…	0 19 1 3 2 18 3 22 4 -13 5 24 6 -109 7 -29 8 -35 9 -46 10 -26 11 -17 12 14 13 -18
tend	13 8
tend :openprice	13 8
tend :opinion	13 8
tend to	13 8
tende…	4 6
tenerife	8 9
tener…	8 9
tenner	5 24
tenner a	5 11
tenner_$	5 12
tens	1 9
tens $	1 7
term	12 1
term #	13 -2
term_#	12 -2
term_$	12 19
term_month	13 -14
termly	13 16
terms	4 11 12 -4 13 12
terms ,	12 -2 13 19
terrace	6 1 8 -5
terrace in	2 9
terrier	3 3
terri…	3 2
text	4 -9 14 48
text ##	14 7
text :absolute	14 3
text :onlyword	14 1
text :scarcity	14 1
text only	14 1
text_#	14 2
text_##	14 38
text_$	14 16
than	0 10 1 17 2 -17 3 -7 4 31 5 -16 6 26 7 39 8 -10 11 43 13 -18
than :absolute	7 7
than :everyone	7 9
than :number	1 17
than :opinion	6 4
than :payer	6 4
than :seller	6 3
than a	1 13 6 49 7 -15 11 14
than it	11 12
than we	6 5
than £##	4 27
than_$	2 -12 3 -13 7 22 11 46
than_days	6 1
than_few	6 7
than_month	13 -17
thank you	1 4
thank_$	1 13
thanks	0 8 1 6 7 5
thanks $	0 9
thanks :openprice	7 13
thanks :opinion	7 13
thanks to	7 13
that	0 22 1 29 2 19 3 37 4 -8 5 -30 6 15 7 42 8 -6 10 -1 11 55 13 -3
that $	3 7
that ,	0 23 1 19
that :codething	2 5 4 -24 6 -2
that :councilpay	7 7
that :deadline	1 10 2 11
that :lifeword	2 12
that :losing	2 13
that :negation	7 22
that :opinion	6 19
that :payer	2 3 6 19
that :paying	7 6
that :person	0 4
that :promise	7 2
that :scarcity	2 7
that :seller	6 15
that :spelled	7 1
that :urgency	6 1
that can't	7 1
that goes	2 13
that is	2 6 4 -23 6 -2
that makes	7 19
that much	7 10
that no	7 4
that pays	7 7
that tenants	0 2
that the	0 -7 11 10
that was	6 4
that way	2 17
that we	6 21
that you'll	1 2
that you're	0 3
that's	3 4 4 -39 5 1 8 21 14 -2
that's :demanding	2 6
that's :openprice	6 3
that's :wanting	2 6
that's a	7 9
that's that	1 6
that_$	2 1 3 7 7 1
the	0 -15 1 -7 2 -9 3 -18 4 -4 6 -8 8 12 9 -28 10 -14 11 18 12 -16 14 -13
the ##	4 4
the :absence	1 4 8 -5 9 -4 11 -1
the :absolute	0 -2 3 15 6 1 7 12 8 11 12 6 13 37
the :accepting	1 5 2 -9 3 11 4 -2 6 -25 7 -84 8 5 12 18
the :advance	0 -6 1 -12 5 7 8 13 13 8
the :age	1 36 7 -14 8 -26
the :asking	0 22 3 47 6 -16
the :benefit	0 27 2 2
the :bid	4 21 7 23 11 10
the :building	1 35 3 18 4 2 5 22 6 -22 7 -62 8 11 11 4 12 23
the :burden	3 18 4 21
the :child	1 -31 8 23
the :childless	1 17 2 1 8 14
the :clocktime	2 -10 6 33 7 3 8 -27 9 1
the :codething	6 -19 7 21 8 27 9 4 10 13 13 11 14 19
the :consent	2 1 5 -7 7 13 13 -20
the :councilpay	0 51 2 -40 4 -23 5 -58 6 -26 8 -21 13 -38
the :deadline	1 6 3 -11 6 34 7 -35 9 5 10 -24 11 -58
the :demand	4 2 6 22 7 -2
the :demanding	0 6
the :denying	2 -1 3 -21 7 -13
the :deterring	8 16 9 -10
the :disability	1 17 2 8 8 -6
the :disclaimer	6 -9 8 -9 13 11
the :dislike	8 -5
the :everyone	0 -5 1 -20 4 -19 5 -19 6 -24 7 -7 8 2 13 -13
the :fairness	1 -23 4 4 5 -39 6 -3 7 -15 13 -2
the :faith	2 27
the :family	8 1
the :fee	4 3 6 2
the :feething	0 -13 1 -20 2 8 5 33 7 10 8 16 10 -21 12 -5 14 9
the :fixed	0 -10 3 12 6 -46 7 -10 8 -10 12 15 13 15
the :healthword	6 1 8 5 10 4
the :hiding	2 4 4 -68 6 -42 8 55
the :holiday	1 10 6 33 8 -36
the :income	4 2
the :jobless	0 54 2 -11 4 -29 8 -13 13 -2
the :jobname	8 15
the :keything	4 18 5 1 6 26 8 44 11 -4
the :kin	1 -14 8 29
the :law	0 -16 1 -32 2 -19 4 5 6 -47 7 -35 13 -31
the :lifeword	0 -3 8 28 13 1
the :longperiod	5 -8 7 7 8 29 9 12 13 32
the :money	0 1 4 10 6 11 7 3 13 1
the :nearby	0 -20 1 -51 2 -5 3 -48 4 -36 5 -24 6 -4 7 -51 8 -18 9 -54 10 18 11 -26 12 -34 13 -59
the :neighbour	0 22 2 24 3 19 5 7 6 16 7 -1 8 -16 10 -8 11 -37
the :newness	0 -2 4 8 6 17 7 -15 9 4 10 38 12 3
the :number	2 -14 4 7 7 -8 8 33 11 3 13 -4
the :offerdeal	5 15 6 33 7 12
the :online	2 -3
the :onlyword	3 22
the :openprice	0 -23 4 46 5 14 6 11 14 8
the :opinion	11 5
the :origin	6 15
the :payer	0 7 1 36 3 14 4 14 5 5 6 -19 7 -108 8 -4 9 -13
the :paying	6 8
the :period	4 -7 5 -71 6 15 8 32 9 60 13 17
the :person	0 -17 1 -5 2 -2 5 56 6 11 7 6 8 45 14 7
the :pet	8 31
the :petpart	11 8
the :phone	0 2 1 3 2 15 6 5 7 8 14 11
the :photo	4 -3 5 12 6 -12 7 -93 11 68 12 3
the :place	1 -50 3 -1 5 5 6 -12 7 17 8 -6 10 16 12 -17
the :politics	2 11 8 5
the :preferring	1 6 2 -32 11 12
the :promise	0 6 13 2
the :ranking	0 -4 1 -17 2 5 3 -11 4 -4 5 -9 6 -8 7 -24 8 -4 9 -42 14 2
the :record	0 3 2 9 5 2 8 -19 9 -17 14 1
the :rent	2 -20 5 -2 7 -24 12 2
the :return	0 -2 1 3 2 -59 4 3 6 -6 7 -7 10 26
the :room	0 -2 1 15 2 6 4 -43 6 -12 7 -99 8 -27 9 -4 10 -74 11 -17 12 -76 14 15
the :rulesplace	0 4 3 -14 4 -27 6 -12 7 -46 8 -9 10 -23 11 -11 12 -11
the :safety	11 16
the :scarcity	3 21 6 10 13 -15
the :school	7 7 8 -19
the :seller	0 7 1 58 2 23 4 14 6 -17 7 -105 8 -8 9 -15 14 25
the :sex	1 21 2 -25 7 -6 8 43
the :sexual	8 7
the :source	0 1 1 -3 6 -14 8 -43
the :spelled	0 -5 6 11 7 4 8 8
the :superlative	0 -12 4 12 6 -75 7 63 8 -25 14 -11
the :thing	1 -24 3 -15 7 -22 8 -16 10 -29 11 1 12 -16
the :title	0 -8 1 8 2 -6 7 -26
the :tribunalrent	8 31 10 30 13 8
the :urgency	1 -2 6 41 8 12
the :utility	1 7 3 -5 6 -76 8 29 9 -26 13 -31 14 -2
the :wanting	0 8 3 3
the :work	0 -10 5 24 6 -17 7 16 13 15 14 4
the :worshipplace	1 -7 2 8
the address	14 1
the advertised	4 9
the age	1 32
the agent	4 3 11 1
the agreement	4 -2 5 -9 13 15
the alarm	8 2
the answer	2 3 3 22
the apartment	1 7
the asking	4 12
the back	6 -28
the balcony	1 3
the bank	13 2
the bargain	6 3 7 19
the basement	8 6
the battle	8 1
the bedroom	14 1
the beginning	13 16
the bell	1 17 8 13
the best	2 -3
the better	4 8 7 -22
the big	6 1
the bin	0 7
the bins	8 -2
the black	9 3
the blind	2 2
the boat	8 14
the boiler	12 -1
the border	2 3
the bottom	14 3
the box	8 5
the broo	0 29
the building	2 4 3 -17
the burglar	8 9
the bus	0 3
the car	1 -7
the cat	3 16
the century	7 19
the change	7 1
the chap	8 1
the city	0 6 7 2
the cleaner	8 1
the close	2 9 6 7
the coach	6 2
the coal	8 9
the concierge	8 5
the contract	5 5 13 11
the cost	5 5
the council	0 11 5 -2
the council's	0 -2
the country	7 23
the county	7 13
the couple	8 19
the credit	5 12
the day	1 1
the deal	5 16
the deep	5 4
the deposit	5 -10
the diary	6 4
the divorce	8 18
the dole	0 13
the door	0 10 6 33 8 -35
the drawings	11 1
the earliest	6 2
the early	6 1
the end	0 -3
the entrance	8 3
the estate	5 4 7 -15
the factor	1 3
the ferry	5 -5
the figure	4 14
the finest	7 11
the finished	11 3
the first	0 -25 4 -52 10 6 12 12
the fixed	12 8
the flags	2 8
the flat	0 11 2 7 3 28 5 17 7 -4 8 7 11 -20 12 5
the floor	14 1
the floors	2 3
the form	0 2
the forms	5 1
the freeholder	1 14
the friendliest	7 2
the front	4 14 11 2
the gallery	11 25
the garage	4 14 8 -11
the garden	14 2
the gas	5 16 8 13
the gate	6 -11 8 -9
the grammar	1 -3 7 14
the grandchildren	8 4
the hall	11 -4
the harbour	6 1
the heart	10 6
the holiday	9 -1
the home	1 1
the hospital	8 1
the house	3 2 5 14 6 -11 7 -62 8 16 11 1 14 2
the household	2 4
the houses	1 10
the how	0 3
the idea	11 2
the images	11 28
the internet	11 10
the key	8 23
the keypad	8 14
the keys	4 1 5 2 6 17 7 2 8 2
the kids	1 -31
the kingdom	7 3
the kitchen	7 -22 8 -22
the lad	6 4
the ladder	2 1
the lady	1 12 8 25
the landlady	2 1
the landlord	3 1 4 7 5 -43 7 -35 8 -9
the landlord's	1 1 5 17
the last	8 -1 13 -13
the law	0 -6 1 -5
the lawn	11 10
the lead	11 10
the lease	1 12 5 1
the least	4 9 12 7
the lift	1 -6 8 -1
the like	3 4
the loft	2 5
the lot	5 5 7 12
the loveliest	7 5
the man	8 2
the market	4 9 5 5 7 -1 10 32
the marketing	11 7
the meter	8 17
the midlands	7 4
the moment	8 17
the month	6 4 13 -36
the monthly	4 8
the more	4 12
the morning	7 -1
the most	4 2 7 33
the name	14 5
the neighbours	1 20 2 1
the nest	1 6
the new	10 -4
the next	2 10 6 15 7 7 8 -8
the night	6 5
the no	7 3
the nod	4 9
the number	14 10
the office	5 13 14 6
the old	8 -12
the older	2 9
the one	6 7 11 12
the only	3 20
the opening	13 3
the orchard	6 4
the other	2 5
the others	4 15
the outset	13 15
the oven	2 11
the owner	1 2 2 9 5 -7 11 -12 14 2
the owner's	5 5
the owners	8 20
the paperwork	5 5
the parade	8 -2
the patter	1 4
the pavement	6 1
the person	6 9
the phone	6 10
the photo	11 18
the photographs	11 41
the photos	11 6
the pics	11 38
the picture	1 6 11 2
the place	1 19 2 -7 4 3 8 5 11 18
the press	10 5
the previous	3 -10 8 9
the price	6 8
the property	1 6 10 3
the quarter	13 5
the quay	3 7
the question	3 15
the quick	6 8
the quietest	7 3
the race	6 18
the real	11 13
the receipt	5 1
the record	7 2
the red	6 1 14 4
the region	4 17 7 4
the rent	0 -2 2 -14 4 1 5 -11 6 -25 7 -27 12 2
the rental	10 5
the rest	4 13 14 4
the right	4 22
the road	7 -26
the roof	8 2
the room	2 20
the sale	8 3
the same	0 -5 1 -20 4 -19 5 -19 6 -24 7 -7 8 2 13 -13
the school	1 20
the sea	7 2 9 9
the shelf	6 4
the show	11 6
the side	8 8
the signing	5 14
the site	14 -16
the small	8 7
the social	0 2
the spare	8 17
the spring	10 -5
the stair	8 4
the stairs	1 12
the stampede	6 13
the standing	13 5
the start	13 24
the state	0 17
the street	7 -1
the sum	1 1
the summer	9 4 13 4
the sun	7 2
the survey	7 1
the table	0 2 13 13
the telly	4 3
the tenancy	3 5 4 10 12 -14 13 -4
the tenant	5 33
the tenant's	5 10
the third	8 9
the time	6 21
the top	2 25 4 -20
the trade	7 12
the trip	3 2
the trouble	2 1
the two	8 11
the ultimate	7 13
the union	2 1
the universal	2 18
the usual	0 20 1 2 13 16
the vendor	2 14 14 1
the video	14 2
the village	7 -12
the walk	14 12
the wall	8 7
the walls	1 16
the wee	3 7 8 14
the week	8 4 9 21
the weekend	1 5 6 31 8 -12
the whole	1 2 7 1 8 8 12 6 13 36
the wifi	8 1
the yale	8 18
the year	7 11 8 40 13 7
their	0 19 2 -17 5 7 7 3
their :bid	4 9
their :dislike	1 12
their :fee	5 9
their :law	7 2
their invoice	5 10
their_$	5 1 7 -8
theirs	2 2
them	0 -6 2 -16 3 8 4 -28 6 5 7 -17 8 -87 11 36 13 -11 14 -29
them $	0 -25 2 -5 3 9 6 5 7 -40 11 35
them :absolute	3 1
them :burden	6 8
them :everyone	3 2
them all	3 2
them on	6 1
them_here	6 1
themselves	2 6 4 5
themselves the	2 1
thems…	2 6 4 5
then	0 14 1 1 2 6 6 5 8 35 12 22
then #	8 4
then ##	8 12 14 22
then $	14 -6
then :absence	6 4
then :fixed	12 4
then :opinion	12 8
then :seller	12 8
then it's	2 6 6 6
then rolling	12 4
then the	8 5
then we'd	0 2
then_$	6 9 8 12 14 11
then_again	8 9
then_isn't	0 1
then_off	6 9
then_then	8 1
then_up	6 8
then_want	0 1 12 4
then_you	2 4
then_your	0 1
there	0 -61 1 -9 2 -26 3 -3 4 -8 6 -2 7 6 12 -5 14 20
there $	6 -14 7 -4 14 20
there ,	6 -4
there :accepting	8 1
there :codething	4 -1 6 1 7 35 8 -23
there :negation	7 8 8 3
there :promise	6 -6
there are	1 1 6 4 7 -3
there has	7 9
there have	8 1
there is	4 -1 6 1 7 35 8 -23
there isn't	7 5 8 7
there won't	6 2
there's	1 -9 2 -10 3 -18 6 19 7 3 8 13 11 -14
there's :absolute	7 4
there's :negation	3 -3 7 30
there's :number	6 4
there's :payer	7 1
there's :promise	7 10
there's :time	7 3
there's a	1 -13 4 -8 5 3 6 17 7 -98
there's always	7 4
there's none	7 6
there's not	7 4
there_$	2 -3 3 -5 5 -7 7 12
there_bath	6 3
there_been	7 15
there_com	6 4
there_film	14 2
there_guarantee	7 -2
there_house	7 5
there_lot	5 9
there_no	1 -15 3 -2
there_none	7 1
there_not	7 19
there_one	5 5 6 -15 7 -4
there_people	6 1
there_prettier	7 6
there_queue	6 3
there_rather	5 10
there_room	7 1
there_so	8 1
there_th	7 6
there_very	6 2
there_will	7 2
there_your	7 4
there_£#	1 3
thereabout_$	4 7
thereabouts	4 9
thereabouts ,	4 8
therefore	1 12
there…	5 13 6 21 7 6 8 13 11 -28
these	3 2 4 2 6 28 7 6
these :period	8 5
these days	8 5
these_$	4 5 8 2
these_were	3 1
they	0 -1 1 -9 7 10 11 2 14 -1
they :absolute	7 5
they arrive	13 1
they don't	6 2
they would	4 2
they'd	2 5
they're	2 15 6 21
they'…	2 8 6 21
they_$	1 -33 7 9
they_them	6 1
thin	1 19 13 6
thin ,	1 12
thin_so	1 11
thing	0 6
thing ,	0 12
thing_$	4 5
things	3 7 4 5
think	1 17 3 -3 4 15
think :codething	4 5
think :time	1 14
think is	4 5
think_$	1 16 2 2 4 22
thinking	1 17 4 3
thinking of	1 21
think…	1 17 4 3
third	1 8 7 -10 8 15 13 5
third ,	1 7
third :hiding	8 18
third flowerpot	8 3
third_$	1 3 8 2
thirty	5 18
thirty :money	5 7
thirt…	2 4
this	0 8 1 15 2 21 3 29 4 -17 5 -32 6 102 7 41 8 -101 9 -26 10 56 11 -7 12 -38 13 -29 14 -74
this ,	6 11
this :accepting	1 -25 2 22 6 -5 7 26 10 9
this :building	2 38 4 -1 6 -8 7 10 8 -10 10 25 11 -34
this :clocktime	10 24
this :codething	1 13 2 6 6 7 7 3
this :deadline	4 -8 6 33 7 -11 10 10
this :denying	1 5
this :deterring	6 -23
this :fee	6 20
this :feething	7 37
this :keything	7 8
this :money	6 45
this :negation	0 16 1 6
this :neighbour	2 24 11 -33
this :newness	6 -8 10 27
this :number	0 7 2 -8 3 31 11 16
this :offerdeal	6 31
this :online	6 -34 7 -11 14 -34
this :openprice	6 44
this :period	4 -2 6 18
this :person	8 1
this :photo	2 22 11 -32
this :place	2 8 6 7
this :promise	6 21 7 -12
this :rent	6 14
this :return	6 38
this :room	7 70
this :rulesplace	1 7 2 9 7 7
this :spelled	0 7 2 -8 3 31 11 16
this :urgency	2 1 6 -14
this country	2 8
this figure	6 1
this flat	2 23 11 -31
this house	1 -25 2 22 6 -13 7 27 10 10
this instant	6 12
this is	1 16 2 7 6 10 7 3
this isn't	0 20 6 -18
this kitchen	7 14
this money	6 13
this month	6 7
this morning	10 25
this one	1 -5 3 13 11 17
this one's	1 10 6 -8
this page	14 -1
this price	6 21
this rent	6 14
this roof	7 2
this site	6 -14
this time	2 2 6 -37
this week	6 5 10 7
this will	6 7 7 -12
this window	7 18
this won't	1 5
those	0 43 2 9 7 -32 8 -15 11 1 13 23
those :burden	0 11
those :deterring	0 11
those :photo	11 4
those :title	2 1 13 9
those of	2 7
those on	0 12
those who	2 1 13 9
those_$	1 6 7 -7 11 3
those_have	0 3
those_keep	3 8
those_need	0 9
though	0 8 2 -11
though $	0 7
thousand	4 21 6 2
thous…	4 21 6 2
three	1 -55 4 -21 5 -17 6 9 7 -22 8 5 9 6 11 -8 12 -16 13 41 14 4
three :child	1 -25
three :codething	8 13
three :deterring	6 9
three :income	13 1
three :period	5 -10 13 28
three :rent	13 2
three :room	2 5
three kids	1 -7
three monthly	13 1
three months'	13 5
three other	6 10
three rents	13 2
three rooms	2 20
three with	8 2
three_$	1 -25 5 -1 7 -5
three_bank	13 -1
three_only	2 2
three_rent	13 12
three_want	6 7
three_you	6 7
through	3 -14 4 -8 5 4 8 17
through $	1 6 14 11
through ,	7 4
through :payer	5 17
through :seller	5 18
through a	2 1 8 1
through our	5 6
through the	6 16 8 7 14 -7
through this	6 -23
through your	6 5
through_$	0 -3 14 -15
through_broker	5 4
through_door	6 22
through_i	0 2
through_roof	0 3
through_site	6 -5 14 -30
through_wall	8 22
throughout	3 7
throu…	2 -6 4 -25 5 5 8 11
throw	4 6
throw in	4 3
thrown	2 1
thurs	8 11
tick	6 23
tick tock	6 23
tick_$	6 20
tick_box	0 2
tidy	3 9 4 4
tidy $	2 13
tidy ,	2 -7 3 10 4 5
tidy_$	2 -8
tied	12 9
tied in	12 9
tied_until	12 1
tiktok	14 9
tiles	6 1
till	1 -1 6 16 8 40 10 9 12 7
till :clocktime	12 11
till :deadline	10 3
till :number	8 6
till :spelled	8 24
till :time	10 3
till :urgency	10 3
till easter	12 11
till the	5 3 6 5
till_##	12 1
till_$	8 2 10 4
tim_rent	13 -27
tim_so	13 5
tim_year	13 2
time	0 20 5 27 6 -9 8 -5 10 5
time $	6 -61
time :absence	1 7
time :codething	6 10
time :seller	5 2
time :work	0 15 1 4
time i	5 2
time is	6 10
time work	1 7
time you	6 3
time_#	10 6
time_$	0 5 1 5
time_only	1 8
time_out	6 11
times :bid	6 1
times :childless	6 1
times a	13 2
times over	6 1
tin $	8 1
tiny	1 -4
tiny :record	1 7
tiny feet	1 7
to	1 5 2 4 4 -22 5 24 7 -1 8 3 10 19 11 -30 12 5 13 9 14 -9
to #	8 37 12 4 14 10
to $	0 -7 2 -16
to :absolute	2 1 8 -1
to :accepting	4 -11 6 6 8 2
to :advance	12 2
to :asking	2 -4 4 -28 6 7 7 -4 8 19
to :bid	4 2
to :burden	4 3 5 6
to :childless	1 14
to :clocktime	13 21
to :councilpay	2 1
to :deadline	13 6
to :demand	6 -1
to :deterring	2 14 4 -25 6 -23
to :disclaimer	0 5
to :everyone	4 7
to :faith	2 18
to :family	1 5
to :fixed	1 3 3 7
to :holiday	3 6
to :income	5 11 6 8
to :jobname	0 8
to :nation	2 14
to :nearby	7 11 10 9
to :negation	7 20
to :newness	10 8
to :online	0 -5 1 5 5 -5 12 3 13 12
to :onlyword	6 4 8 1
to :openprice	4 4
to :opinion	0 -11 4 -22 5 -3 6 31 12 1
to :origin	2 16
to :payer	3 -6 4 -13 7 5 10 17 12 1
to :paying	1 4 4 -9 5 24 13 17
to :period	5 7 12 -7
to :person	0 24 1 10 6 -31 8 -12
to :photo	0 4
to :place	10 7
to :preferring	2 -11 4 16
to :ranking	3 4 4 -2
to :refusing	0 -9 2 6 6 7
to :rent	4 -40 10 15 13 -5
to :return	4 -18 7 6 10 31 13 -9
to :rulesplace	0 3
to :seller	0 -28 3 -14 4 -12 7 -18 10 16 12 1 14 -1
to :sexual	2 1
to :spelled	7 17
to :superlative	6 1
to :tribunalrent	10 10
to :urgency	2 -11 6 6 8 -6
to :wanting	1 2
to :welcoming	6 4
to :writeto	0 -6 2 -7 3 -8 8 12 13 16
to a	2 36
to an	6 11
to anything	4 9
to arrange	14 2
to avoid	6 11
to bag	6 1
to be	0 6 1 6 4 11 5 22 8 -3 13 3
to begin	12 12
to buy	5 5
to come	6 9
to cover	5 6
to decline	2 5
to dogs	3 13
to everybody	1 4
to families	1 1
to fill	2 5
to find	1 9 3 1
to foreigners	2 2
to get	4 2 8 16
to give	11 6
to go	4 2
to have	2 1
to hear	4 22
to it	6 8
to let	6 6 8 2
to live	6 7 7 10
to local	2 2
to look	1 2
to make	7 14
to market	10 10
to match	2 4
to me	6 1
to mention	6 3
to none	7 16
to our	10 16
to own	0 2
to pay	5 13 6 10
to pets	3 -4
to prefer	2 -6
to rent	4 -37 10 9 13 -3
to say	3 6 4 -7 8 3
to secure	6 1
to sell	10 5
to settle	13 25
to show	0 8
to sit	7 1
to start	12 1
to stay	2 2 3 7
to suit	4 6
to take	6 3
to the	0 -8 3 -30 7 -13 12 7 14 -7
to them	11 4
to think	6 5
to those	1 12
to us	0 -2 4 -1 12 5
to view	6 12
to whoever	4 9
to you	6 -9
to £#	5 -39
to £##	4 14
tock	6 23
tock $	6 18
today	6 16 10 17
toddler	1 13
toddler_$	1 13
toddlers	1 23
toddl…	1 40
together	13 27
together $	13 5
toget…	13 27
told	0 19 2 -9 6 -6
tom	6 1 8 17
tom ,	6 1 8 6
tomorrow	6 39
tomor…	6 35
tonight	6 37
tonight $	6 15
tonig…	6 50
too	0 -2 2 37 5 -12 7 -19 8 -35
too $	1 -26
too :feething	6 12
too :losing	6 12
too :title	6 12
too late	6 12
too much	2 1
too_$	2 36
top	2 15 4 -4 5 18 6 -3 7 -2
top :nearby	7 7
top :place	7 7
top :room	2 19
top floor	2 6
top of	5 5
top_$	2 5 4 -25
top_rent	5 10
top_studio	0 1
tortoise	3 -10
torto…	3 -10
total	7 4
total_$	7 1
totally	7 14
total…	7 14
tots	1 10
tots $	1 10
tour	14 1
touring	9 7
touri…	9 30
toward_$	0 4
towards	0 4 5 9
towar…	0 4 5 9
towels	9 13
town	4 -1 8 -2
town has	6 2
trade	7 11
tradition	2 6
traditional	2 14
tradi…	2 32
trains	6 -7
trampoline_$	8 1
trans	2 19
trans :person	2 1
transfer	13 37
transfer $	13 3
trans…	2 20 4 -2 13 36
traveller_$	2 2
travellers	2 35
travellers $	2 5
trave…	1 -2 2 38 6 -3
treat	11 21
treat the	11 21
tri_$	2 4
tried	2 11
trimester	13 16
trime…	13 16
trip	3 6 9 1
trouble	2 23 8 8
trouble_$	2 13
troub…	2 23 8 8
true	11 6
trust	7 30
trust :seller	7 15
trust :writeto	7 15
trust me	7 13
trustees	2 5
try	1 10 2 32
try the	2 1
try_$	1 4 2 33
tues	8 5
tuesdays	8 10
tuesdays $	8 4
tuesd…	8 6
turn	2 -3
turn the	8 13
turn_claim	0 -7
turn_dial	8 14
twelve	12 37
twelve :period	12 26
twelve month	12 3
twelve months	12 14 13 -8
twelv…	13 3
twenty	6 3
twenty :number	6 2
twenty_$	4 3
twice	2 2
twice $	6 1
twice a	13 3
twice the	0 3
twice_year	13 4
twitter ,	14 2
two	0 -23 3 -14 6 -46 7 -30 11 -1 12 -8 13 -3 14 -20
two ,	8 1
two :age	0 3 8 9 12 26
two :burden	1 2
two :child	1 -10 8 10
two :longperiod	0 1 12 33
two :money	4 1
two :nation	2 5
two :newness	0 3 12 26
two :number	14 3
two :period	5 18 12 -4
two :person	4 3
two :pet	3 -8
two :record	0 3 12 26
two :room	3 10 6 -72 14 -26
two :sex	2 24 8 1
two :spelled	14 2
two beds	1 1 3 12
two boys	8 6
two cats	3 -5
two in	8 1
two months	12 -24
two months'	12 -28
two of	4 7
two sinks	2 7
two three	14 7
two weeks'	5 15
two years	12 28
two_$	0 -4 1 -30 3 -26 4 -4 5 -14 7 -29 8 -16
two_bed	2 5
two_beds	12 3
two_down	8 2
two_eight	8 3
two_girl	8 8
two_held	5 6
two_hold	5 10
two_kitchen	2 6
two_left	6 3
two_leith	10 1
two_notice	12 -26 13 -9
two_rent	5 7
two_want	4 11
two_you	4 8
two_zero	8 5
type	6 8 14 16
type ##	8 7
type_$	6 3
types	0 4 2 4
uc	0 32 2 -22
uc :person	0 5
uc claimants	0 2
uk	13 25
uk :burden	13 11
uk :origin	2 7
uk guarantor	13 12
ultimate	7 11
ultim…	7 11
un	7 9
un :absolute	7 9
unattend_$	8 1
unattended	8 12
unatt…	8 12
unbeatable	7 2
unbea…	7 2
under	0 -13 2 3 5 -12 6 17 7 -8 8 8
under 16s	1 9
under :bid	6 11
under :deadline	6 11
under :disclaimer	6 11
under :number	1 21
under :offerdeal	6 11
under :seller	2 8
under offer	6 11
under sixteen	1 3
under tens	1 9
under the	1 -51 8 4
under_$	6 14 8 16
under_circumstanc	1 -4 3 6
under_flowerpot	8 5
under_live	1 6
under_over	4 3
under_roof	2 20
under_third	8 3
under_use	1 -4
understand	2 3
unemp…	0 9
unfortunately	0 12 3 3
unfor…	0 11 3 3
unionist	2 15
unionist_$	2 5
unionists	2 10
union…	2 35
universal	0 10 2 7 5 -33 13 -17
universal ,	2 2
universal :benefit	0 13 5 -27 7 -2 13 -15
universal :feething	0 13 5 -27 7 -2 13 -15
universal credit	0 5 5 -26 7 -2 13 -12
universal credit's	0 1
universal_$	0 -1
universal_it's	0 1
unive…	0 9 2 10 4 -4 5 -36 13 -18
unlawful	2 -5
unlawful :openprice	2 -3
unlawful :opinion	2 -3
unlawful to	2 -3
unlaw…	2 -5
unmar…	10 17
unmatch_$	7 12
unmatched	7 13
unmat…	7 13
unoccupied	8 7
unocc…	8 7
unrivall_$	7 13
unrivalled	7 12
unrivalled views	7 10
unriv…	7 21
unsuitable	1 7
unsuitable for	1 7
unsuitable_fami	1 6
unsui…	1 20
until	4 3 6 -19 7 -7 8 -8 10 5 12 1
until ##	8 -4
until :wanting	6 3
until after	6 3
until the	6 -19 12 8
until_$	4 7 8 -13
unwelcome	3 12
unwel…	3 12
up	0 1 2 2 4 -13 5 16 6 10 7 5 8 30 11 1
up $	4 -2 6 13
up ,	8 13
up :advance	12 -2 13 11
up :burden	14 5
up :deterring	6 3 14 6
up :openprice	6 -18 8 -8
up :opinion	6 -12
up :person	1 7
up :ranking	12 -2 13 11
up :spelled	8 4
up and	7 11 11 5
up at	8 11
up for	10 24 12 11
up front	13 18
up in	6 -12
up on	6 4 14 6
up the	2 10 8 3
up to	6 -9
up with	5 2
up_$	2 -18 5 3 8 27 10 1 11 -7 12 -7
up_down	8 2
up_if	13 7
up_loft	2 1
up_monday	6 10
up_road	2 7
up_sale	10 19
up_self	13 8
up_up	2 7
up_you	2 2 6 -5
up_£#	4 6 5 7
upfront	12 -8 13 54
upfront $	13 18
upfront_$	13 10
upfro…	12 -8 13 54
upgra…	6 9
upon	4 4 11 16
upon :asking	4 7
upon request	4 4
upon_$	4 5
ups	1 33 2 -13
ups $	1 15
ups :absolute	1 3
ups :burden	1 3
ups :onlyword	1 3
ups :scarcity	1 3
ups only	1 3
upset	2 3
upset the	2 4
upstairs	1 10 8 22
upstairs :lifeword	8 11
upsta…	1 10 8 22
upward	6 2
upward_£#	4 10
upwards	4 21
upwards of	4 11
upwar…	4 21
urge	6 1
us	0 -3 1 -3 3 -13 4 13 6 -37 8 -22 14 -29
us $	14 -25
us :asking	4 6
us :opinion	3 5
us about	3 -8 4 -4
us an	4 13
us and	2 8
us to	3 5
us what	4 5
us_#	8 3
us_$	2 -8 4 4 7 -4 8 -8 14 -12
us_extra	4 8
us_never	3 1
us_will	3 2
us_would	4 1
us_£#	5 13
use	0 -18 1 -27 3 -20 4 -9 6 -42 8 13
use #	8 12
use :openprice	7 1
use :opinion	7 1
use the	1 -4 8 14
use to	7 1
use_#	8 10
use_house	7 1
used	0 -2 6 -41 7 -8 8 11 11 44
used :openprice	6 -17
used :opinion	0 -6 6 -17
used a	11 9
used to	0 -6 6 -17
used_$	8 7
used_from	11 2
user	14 29
user_$	14 7
users	2 6
usual	0 19 1 1 13 16
usual_$	0 5 6 -16 13 15
usually	6 -24 13 14
usual…	6 -24 13 14
vacation	9 9
vacation :rent	9 7
vacation rental	9 7
vacat…	9 9
valua…	1 10
value	1 13 6 -11 7 43
value_$	7 15
value_by	7 17
value_so	1 2
valuer	7 13
value…	4 5
van_$	7 3
vanis…	6 7
vapers	3 3
vary	11 17
vary $	11 2
vat	5 23
vat $	5 16
vegetarians	2 3
veget…	2 15
vendor	2 28
vendor_##	14 10
vendor_not	2 14
vendor_sell	2 7
vetting	5 13
vetti…	5 13
vicar	2 1
video	5 8 14 6
video $	5 5
view	2 -55 7 1 8 -7 11 8
view ,	6 7
view in	11 7
view_$	6 -6 7 -8
view_avoid	6 10
view_disappointment	6 6
view_there	6 13
viewers	8 16
viewe…	8 16
viewing	6 6 7 -4
viewing $	4 11
viewing essential	6 5
viewing recommended	6 5
viewing_#	8 -30
viewings	4 5 9 -1 13 -11
viewings are	6 8
viewi…	4 9 7 -48 9 -28 11 -3 12 -24 13 -23 14 2
views	7 25 11 10
views $	7 19
village	7 -18 8 -7
villa…	6 -4 7 -19 8 -11
visit	5 14
visit ,	5 8
visit_$	1 14
visit_day	1 5
visit_£#	5 7
visits	1 18
visit…	9 14
vote	1 8
voters	2 14
vouch	11 9
vouch for	11 6
vouch_$	11 6
vouch…	0 2
w	10 5
wag_pension	0 -9
wage	0 41
wage $	0 5
wage :income	0 21
wage :work	0 21
wage earners	0 17
wages $	0 5
wages ,	0 -35
wages :absolute	0 3
wages :burden	0 3
wages :onlyword	0 5
wages :scarcity	0 3
wages only	0 3
wait	6 8
wait :clocktime	0 1
wait :deadline	0 1
wait for	6 -14
wait_you	6 25
waited	6 22
waiting :demand	6 -9
waiting :ranking	6 -9
waiting list	6 -9
wake	1 10
wake_$	1 10
wales	7 8
walk	0 -12 14 14
walk_$	14 12
walking	2 2 9 7
walki…	2 2 9 7
wall	1 -2
wall ,	7 1
wall_so	1 7
wall_thin	1 16
walled	10 6
walled :feething	10 6
walled :room	10 6
walled :rulesplace	10 6
walled garden	10 6
walls	1 17
walls are	1 7
wanders	8 3
want	1 20 2 13 3 5 4 22 5 -6 11 -18 14 1
want :child	1 7
want :number	4 11
want a	1 2 2 24
want eleven	4 4
want it	4 19
want_$	0 -10 3 1 5 -13 6 14 12 7 13 -23
want_but	4 8
want_else	2 5
want_first	14 1
want_flat	6 1
want_good	1 1
want_here	6 14
want_hundr	4 12
want_live	6 12
want_month	13 9
want_one	8 5
want_so	6 7
want_tenant	2 17
want_week	9 1
wanted	0 15 1 3 2 23 8 -6
wanted $	2 11
wanted for	0 15 2 22
wanting	8 5
wanting :openprice	8 4
wanting :opinion	8 4
wanting to	8 4
wanti…	8 5
wants	6 33 12 9
wants :openprice	6 9
wants :opinion	6 9
wants it	6 11
wants to	6 9
warden's	8 3
warde…	8 3
warm	7 9
warm enough	7 1
was	1 -25 4 -19 5 -21 6 -21 7 -76 8 -42 9 -18 10 -18 11 28 12 -23 13 -47 14 -5
was :advance	11 6
was :negation	2 8
was :ranking	11 6
was :spelled	2 8
was_$	8 2
was_by	11 16
was_day	11 10
was_my	11 10
wash	2 5
wasp	8 3
wast_$	0 2
wasted	2 4
watch	0 3 6 1
watch $	0 6
water	4 -7 5 -30 7 19 8 -30 13 -1
water and	7 1
water in	7 8
waver…	6 7
way	0 25 2 6 5 -15 8 -8
way $	5 -13 7 -18
way ,	0 4 6 -8 7 12
way in	6 13
way of	0 7
way_$	6 13
way_hous	0 3
way_so	11 1
we	1 4 2 2 3 -5 6 12 7 -46 8 -6 10 -26 11 2 12 1 13 1 14 -27
we :absence	8 4
we :absolute	7 -20
we :accepting	0 -4 4 1 6 -6 8 -8 11 10 13 5
we :asking	0 -5 1 6 6 10 7 4 8 -9
we :burden	0 5
we :codething	0 1
we :demanding	1 2 2 12 5 5 6 6
we :denying	2 -26
we :disclaimer	7 6
we :fairness	1 12 2 1
we :fee	13 12
we :hiding	6 11
we :income	5 -9 13 -16
we :losing	8 21 14 5
we :nearby	5 14
we :negation	1 7 2 11 3 -11 4 -36 5 -1 6 10 7 -31 8 -12 11 11 13 -1
we :newness	7 -9
we :online	0 2
we :openprice	11 1
we :paying	5 -21 13 -18
we :promise	1 -7 2 1 3 -2 6 16 11 13 13 -5
we :refusing	3 22
we :scarcity	3 -3
we :spelled	5 2 13 6
we :title	5 8
we :wanting	3 -1
we add	0 2
we are	0 7 6 -27 8 18
we ask	1 12 2 1
we can	6 12
we can't	2 15 6 10 11 15
we cannot	6 17
we do	0 -8 3 -6 4 -8 5 6
we don't	1 9 4 -11
we expect	6 8
we fly	8 4
we go	14 6
we guarantee	7 7
we have	0 5 1 4 4 3
we leave	8 2
we let	0 -3
we make	11 2
we mean	1 11
we pay	5 -9 13 -16
we promise	7 7
we say	7 9
we sell	12 14
we should	4 3
we take	0 -24 13 25
we turn	0 1
we want	2 8
we will	4 8
we would	2 -6
we'd	1 22 2 53 4 31 6 -59 7 -68 8 -57 9 -5
we'd :accepting	2 6 4 24
we'd :demanding	0 11 2 1
we'd :deterring	2 5
we'd :fairness	5 2
we'd :preferring	2 25
we'd :wanting	0 19 6 -21
we'd be	1 4
we'd have	2 5
we'd not	4 3
we'd rather	2 20
we'd sooner	1 9
we'd take	4 5
we'd want	0 8
we'd_$	2 3 4 20
we'd_look	1 4
we'd_not	2 6
we'd_who	2 1
we'd_you	2 24
we'd_your	0 2
we'll	2 5 3 -8 4 11 5 -8 6 -32 13 4
we'll :accepting	0 1 4 10
we'll be	8 13
we'll_$	2 13 4 -4 6 -14 13 6
we'll_out	4 2
we'll_rent	4 2
we'll_you	14 7
we're	1 12 6 -25 7 -20 8 33 13 6
we're :spelled	8 9
we're :wanting	2 8 8 -9
we're after	2 1
we're at	8 15
we're in	8 15
we're_$	1 14 8 16
we're_fami	1 1
we're_spain	8 9
we've	2 15 6 4 7 -17 11 1 12 -7
we've :denying	11 10
we've :fairness	1 8
we've :openprice	1 9
we've been	6 2
we've decided	1 8
we've found	13 2
we've had	6 8
we've put	4 4
we've used	11 11
we've_$	1 5 2 3
we've_against	1 9
we've_enquiry	6 9
we've_inundat	6 7
we've_since	6 11
we've_work	13 2
we_$	1 -8 2 -47 5 15 6 -12 11 -53 13 -21
we_about	11 3 12 1
we_applicant	2 1 4 17
we_ask	2 -6
we_because	8 2
we_by	14 6
we_carpet	1 3
we_consider	0 2
we_deal	0 4
we_do	2 9
we_dogs	3 28
we_door	6 8
we_first	13 4
we_have	2 1 3 4
we_hold	6 3
we_home	14 6
we_keep	2 5 3 1
we_list	6 8
we_mind	3 -16
we_month	13 14
we_no	3 -1 4 6 11 21
we_not	2 -25 4 -18
we_offer	2 4
we_only	2 3
we_out	8 3
we_people	3 3
we_pets	3 -6
we_refuse	1 -4
we_rent	2 7
we_responsibility	11 6
we_see	4 15 6 3
we_show	5 1
we_take	4 -12
we_tenant	5 1
we_these	6 4
we_up	0 9 5 1
we_week	13 3
we_wheelchair	2 9
we_will	7 5
we_you	1 1 6 18
we_you'll	1 1
we_£#	5 33
weans	1 11
wear	1 9
wear ,	5 2
wear_$	5 4
weather_$	7 5
wedding	8 6
weddi…	8 2
wednesday	6 4
wedne…	6 3
wee	1 16 3 20 5 4 8 30
wee :person	1 5
wee ones	1 5
wee_$	3 7
week	8 16 9 60 13 -6
week $	6 -11 7 -9 9 9
week :absolute	6 4
week :onlyword	6 1
week :scarcity	6 4
week only	6 4
week's	5 -2
week's :rent	5 -1
week's :return	5 -1
week's rent	5 -1
week_$	4 -18 9 31 13 -20
week_advance	13 -25
week_flat	5 7
week_hold	5 2
week_house	5 13
week_summer	7 3
weekdays	8 10
weekdays $	8 2
weekd…	8 23
weekend	1 18 6 35 7 -4 9 18
weekend ,	1 6 6 13
weekend_$	6 20
weekends	1 12
weekends $	1 11
weeke…	1 37 6 28 7 -32 9 12
weekly	13 -43
weekly ,	13 -1
weeks	5 12 8 20 9 24 13 9
weeks ,	8 6
weeks :rent	5 24
weeks :return	5 24
weeks rent	5 24
weeks'	13 -3
weep	6 1
weigh	4 11
welcome	0 -50 1 -22 3 -13 4 3 5 -18 6 -56 7 -8 9 20 11 -5
welcome $	0 -28 4 3
welcome ,	0 -9 1 -32 13 4
welcome_$	1 -1
welco…	0 -50 1 -25 3 -13 4 3 5 -19 6 -58 7 -9 8 -1 9 22 11 -6
welfare	0 18
welfa…	0 18
well	1 -9 7 9 8 -32
well :advance	13 3
well :ranking	13 3
well ahead	13 3
well_your	4 1
welsh	2 5
welsh :person	2 8
wen	10 4
went	0 6 4 3
went :openprice	7 6
went_over	4 10
were	5 -4 6 14 8 -4 11 28
were :dislike	8 1
were laid	3 1
were you	6 5
were_$	6 6
were_before	11 3
wet	10 9
wet_$	10 5
wharf	1 7 4 17
wharf_$	1 8
what	0 23 1 3 4 25 5 -78 6 -32 8 -8 11 13 13 -14 14 -10
what :codething	11 9
what :opinion	0 13 1 8
what :payer	0 13 1 10
what :place	0 3
what :seller	0 22 1 10 2 2
what is	11 9
what kind	0 3
what the	5 -22
what we	0 13 1 10
what we've	13 3
what would	4 4
what you	0 12
what you'd	4 6
what_$	0 5 2 -21 4 -3 7 -19 13 -11
what_do	0 18
what_get	11 -6
what_give	4 8
what_like	4 -3
what_mean	1 1
what_pay	4 18
what_says	4 -11
what_tenant	0 1
what_were	3 1
what_will	7 -10
what_worth	4 7
what_you	4 10
whatever	4 18 7 20
whatever ,	2 9
whatever happens	7 8
whatever the	4 13
whatever you	4 4
whatever_$	2 1 7 15
whatever_think	4 4
whate…	4 18 7 20
whatsoever	2 2
whatsoever ,	2 7
wheel	2 8
wheelchair	0 -15 1 -7 2 6
wheelchairs	2 11
wheel…	0 -26 1 -22 2 20 7 -18
when	0 10 3 -38 4 -1 5 31 7 -6 13 21
when :seller	0 9
when :title	8 8
when they	13 3
when you	4 -7 5 25 13 10
when_$	3 -3 5 11 6 -22
when_arrive	13 1
when_come	13 14
when_leave	5 21
when_up	0 1
where	0 19 1 24 3 21 5 -20 6 -31 7 28 13 2 14 16
where :everyone	1 8 7 11
where :opinion	14 11
where :payer	14 6
where :seller	14 5
where everybody	7 2
where the	4 6
where there	1 16
where we	14 6
where_$	1 15
where_begin	4 3
where_go	14 6
which	0 -10 3 -2 4 7 5 9 7 -8 8 -13 12 15 14 -13
which $	4 25
which :negation	7 5
which :openprice	6 3
which :spelled	7 6 12 2
which no	7 6
which to	6 3
which_$	5 9 12 16
which_do	4 10
which_have	4 3
which_mean	2 1
which_out	1 1
which_sell	12 1
which_should	4 2
which_we	4 1 12 1
while	5 12 6 59 12 1
while :opinion	5 11
while :payer	5 11
while :seller	5 10
while checks	5 4
while the	6 6 13 8
while we	5 11
while you're	6 10
while_$	5 4 6 27
while_still	6 15
whippet	14 3
whippet $	14 4
whipp…	14 3
whistle	0 3
whist…	0 3
whit_$	2 15
whitby	10 6
white	2 22 7 -11 11 10
white ,	11 1
white :family	2 14
white :feething	1 4
white :nation	2 7
white :thing	1 4
white british	2 2
white carpets	1 4
white goods	2 -8
white_$	2 16 11 9
white_white	11 2
whites	2 16
whites :absolute	2 17
whites :burden	2 17
whites :onlyword	2 17
whites :scarcity	2 17
whites only	2 17
who	0 21 1 -5 2 20 4 29 6 27 11 -48 13 14 14 -4
who :accepting	0 3
who :codething	6 1 8 15
who :hiding	0 -1 4 1 13 23
who :holiday	5 2
who :lifeword	8 -1
who :negation	2 19
who :opinion	2 8
who :urgency	6 7
who :wanting	0 -10 2 -25 6 -23
who are	0 7
who can	0 -2 4 3 13 24
who has	8 33
who have	0 6
who is	6 1 8 15
who isn't	2 20
who live	8 2
who lived	8 -14
who signs	0 17
who stays	5 2
who waited	6 4
who would	6 2
who'd	2 12 4 4
who'd be	2 1
who's	8 49
who_$	0 -1 1 -2 2 2 3 -13 4 15 7 -1
who_down	13 7
who_has	1 5 6 6
who_have	8 1
who_help	0 5
who_next	6 10
who_other	6 12
who_over	6 14
who_put	13 4
who_up	4 1
who_wait	6 2
whoever	0 -9 1 -20 2 -19 4 12 6 13 7 3 8 -2
whoever :councilpay	4 3
whoever :hiding	7 1
whoever :lifeword	7 4
whoever :payer	4 3
whoever :paying	4 3
whoever lives	7 4
whoever pays	4 3
whoever_here	7 4
whoever_most	4 32
whoever_will	6 1
whoev…	0 -10 1 -20 2 -20 4 12 6 21 7 2 8 -4
whole	6 4 8 13 12 5 13 37
whole :longperiod	13 1
whole :period	13 8
whole of	7 15 12 9
whole_##	12 12
whole_$	1 7 12 9
whose	0 23 1 23
whose :child	1 15
whose :rent	0 13
whose :return	0 21
whose rent	0 13
whose_$	4 3
whose_flown	1 8
whose_have	1 10
whose_was	4 3
why	3 9 8 15
wi	8 8
wi fi	8 10
wife	2 18 4 4
wife $	2 7
wife :codething	4 6
wife is	4 6
wife_$	4 5
wifi	8 27
wifi :codething	8 22
wifi :keything	8 16
wifi password	8 16
wifi_$	8 2
wifi_if	8 10
wigan	14 3
wigan ,	14 4
will	1 -11 2 22 3 21 4 31 5 -26 6 36 7 39 10 -45 11 -2 13 1 14 -5
will ,	8 1
will :absolute	6 -12 7 31
will :accepting	3 4 4 12 6 29 7 9
will :asking	2 23
will :demanding	0 11
will :denying	7 14
will :deterring	7 4
will :losing	6 24 7 -13
will :negation	2 4 4 -15 7 4 11 -1
will :newness	6 -4 7 23
will :number	7 2
will :openprice	6 3
will :opinion	7 -8 9 4
will :promise	7 28
will :return	7 2
will :scarcity	7 9
will :spelled	7 2
will :time	6 2 7 15
will :wanting	0 14 6 -1 9 3
will :welcoming	7 36 9 4
will :writeto	6 -6 7 3
will be	0 -2 2 16 3 3 4 16 7 -18 8 -7
will come	7 30
will do	7 -12
will double	7 2
will feel	2 3
will get	6 -12
will go	6 6
will have	3 8 6 30 7 8
will knock	8 4
will love	9 4
will need	0 16
will never	7 14
will not	2 9 6 4
will say	2 14
will share	8 4
will still	6 5
will take	4 5
will tell	2 5
will you	0 2
will_##	7 4
will_$	1 -2 2 7 3 12 4 3 5 -7 6 52 7 -37 8 -1
will_back	7 7
will_by	4 12 7 21
will_declin	2 6 4 -6
will_empty	7 8
will_first	3 3
will_held	4 7
will_if	8 11
will_least	7 9
will_like	11 8
will_look	4 11
will_more	4 1
will_offer	2 4
will_problem	7 1
will_rent	6 3
will_through	7 38
will_when	6 4
will_you	2 2 7 1 8 13
will_your	8 3
willing	4 11
willing :openprice	4 12
willing :opinion	4 12
willing to	4 12
willi…	4 10
window	6 33 7 11
window $	5 9
window :negation	8 10
window in	6 2
window_$	6 16
window_have	11 7
window_so	8 8
wins	4 6 6 5
wins $	4 6 6 6
winter ,	4 7
winter_summer	4 8
winter_£##	4 8
wise	6 19
with	0 12 1 13 2 15 4 1 5 -21 6 -3 7 -17 8 9 9 -4 10 9 11 -9 13 8 14 -30
with $	0 4 12 5
with :absence	1 21
with :absolute	1 3 6 6
with :asking	6 2
with :benefit	0 4
with :bid	1 1
with :child	0 -35 1 29 2 -58 3 -24 7 -7
with :childthing	1 10
with :demand	6 19
with :disability	0 -28 2 25
with :faith	2 5
with :forename	8 2
with :healthword	2 5
with :kin	1 -26
with :negation	0 -17 1 28 2 -14
with :number	1 -13
with :online	7 4
with :opinion	7 3
with :payer	3 -10 5 9 7 20 13 1
with :person	0 13
with :pet	3 19
with :petpart	3 13
with :refusing	1 6
with :regretting	8 2
with :seller	5 3 7 20 8 6
with :spelled	2 -2 7 -1 12 -4
with :thing	2 11
with :title	8 22
with :work	0 8
with :writeto	7 16
with a	0 33 1 5 3 -1 4 6 7 -19 8 -14 10 3 11 7
with an	1 -4
with children	1 -11
with enquiries	6 5
with fur	3 10
with her	8 26
with it	7 7 11 14
with kids	1 12
with mental	2 4
with no	0 -10 1 13 2 -7
with nobody	1 4
with our	5 2 7 3
with pets	3 7
with regret	8 2
with someone	2 6
with the	0 22 1 -17 2 2 4 7 7 7 8 2 12 3
with this	7 19
with us	7 4
with you	2 3 3 2 7 -2
with your	1 3 13 1
with £##	13 7
within	0 -3 5 -12 6 20 7 19 13 -8
within :age	7 6
within :clocktime	6 16
within :deadline	6 17
within :number	7 25
within :spelled	7 6
within :work	6 17
within a	6 -10
within hours	6 17
within sight	3 7
within the	6 10
within_$	6 17 12 -2
within_hour	6 13
within_mil	7 9
within_year	7 10
without	0 -34 1 -4 2 -17 3 -4 4 16 7 8 13 23
without :absolute	7 8
without :everyone	7 6
without :fairness	7 3
without :kin	1 -1
without :pet	3 1
without a	7 -7 13 6
without exception	7 1
without good	3 -6
without_$	1 -2 2 -24 7 17 8 3
without_reason	3 -12
witho…	0 -34 1 -4 2 -17 3 -4 4 16 7 8 13 23
witnesses	2 10
witne…	2 12
wk	9 1
woman	2 34
woman_$	2 13
women	2 20
women $	2 6
women ,	2 -2
won't	0 29 1 1 2 14 3 20 6 16
won't :absolute	7 10
won't :accepting	3 1
won't :asking	4 3
won't :deterring	8 2
won't :hiding	6 4
won't :urgency	6 2
won't :writeto	6 14 7 2
won't be	1 13 2 5 3 6
won't do	0 1
won't get	6 2 7 2
won't hang	6 4
won't_$	2 3 3 20 6 17
won't_another	6 1 7 4
won't_around	6 20
won't_consider	2 11
won't_them	3 1
word	6 20 7 29
word_$	7 6
words	0 3 6 1
words $	6 3
words ,	0 4
work	0 55 2 -14 6 -10 7 -18
work ,	0 19
work :absolute	1 8
work :burden	1 7
work :onlyword	1 8
work :scarcity	1 8
work only	1 8
work_$	0 23 8 -14 9 1
work_i	0 10
work_one	13 3
work_only	0 18
work_out	0 -1
work_so	7 2
work_tenant	7 2
worked	7 10
worker	0 18
worker $	0 19
worker_$	0 2
workers	0 21
workers :absolute	0 17
workers :burden	0 16
workers :onlyword	0 20
workers :scarcity	0 16
workers only	0 17
worke…	0 19
working	0 13 1 -6 2 -10 6 -33 7 -28 8 -52
working :childless	0 7
working :person	0 43 2 -22
working :sex	0 16
working :thing	0 -8
working fireplace	0 -4
worki…	0 13 1 -6 2 -10 6 -33 7 -28 8 -54
works	0 -57 7 1
works $	0 -12 8 -2
works :absence	8 7
works :clocktime	8 14
works :holiday	8 7
works for	13 3
works nights	8 7
workt…	2 -11
world	7 14 8 1
world class	7 11
world cup	8 8
world's	7 19
world's :superlative	7 2
world's comfiest	7 10
world_$	7 30 8 4
world_year	8 2
world…	7 19
worry	0 6
worth	4 16 7 9 13 3
worth ,	7 2
would	0 10 1 19 2 25 3 7 4 13 5 -15 6 -3 8 -6 10 -3 11 -1 12 21 13 4 14 -18
would :dislike	1 17
would :feething	4 7
would :income	0 -2 4 17
would :negation	0 -7 1 1 2 -22
would :online	0 1 2 4
would :onlyword	12 1
would :opinion	0 3 2 13
would :paying	2 3 4 14
would :preferring	1 -24 2 3
would :wanting	2 6 4 10
would :welcoming	4 4 6 2
would be	1 21 2 9 12 8
would find	0 1 2 4
would have	0 5
would let	12 1
would like	2 11
would not	0 -2 2 -21
would pay	0 -2 4 17
would suit	1 -42 2 9
would want	0 2
would welcome	4 7
would you	4 6
would_$	4 8
would_ask	8 3
would_couple	1 -4
would_no	1 4
would_not	8 2
would_one	1 4
would_pay	4 6
would_single	2 2
would_stay	2 10
would_two	2 10
would_unlawful	2 -1
would_who	2 -1
wouldn't	0 -6 1 6 6 12
wouldn't be	1 13
wouldn't_fair	1 10
would…	0 -6 1 6 6 12
write	1 1
wrong	7 6
www	14 8
www $	14 3
x	3 2 13 21 14 8
x #	13 2
x $	3 6
x ,	14 8
x_$	13 13
xx	12 2
xx $	12 2
y	1 2 8 29 11 4
y $	1 6
y_$	1 5
yale	8 28
yard	1 -4 2 -12 6 -18 7 -39 8 -28
yard_have	3 5
yard_so	3 5
ye'll	6 21
ye'll :demanding	6 6
ye'll :wanting	6 6
ye'll need	6 6
ye'll_tae	6 4
year	4 -27 6 -25 7 7 8 17 10 -27 12 46 13 14
year $	12 3
year ,	7 13
year :burden	12 6
year :deterring	13 1
year :negation	12 1
year and	13 5
year of	8 22
year on	13 1
year's	12 7
year's :utility	12 5
year_$	9 -18
year_battle	8 1
year_one	13 1
year_rent	12 15
year_so	13 6
year_table	13 4
yearly	13 11
yearly $	13 4
years	7 20 9 -16 11 5 12 -7 13 -29
years $	7 15 9 -3
years :denying	11 16
years ago	11 6
years and	1 9
yeild	7 2
yer	6 4
yer_$	6 10
yes	0 -44 1 -20 3 -32 7 19 8 -42 14 -11
yes $	0 -29 1 -4
yes ,	1 -11 8 -3
yes :openprice	7 10
yes_$	1 -13 3 -6 7 3
yesterday	6 34
yesterday $	6 26
yeste…	6 34
yet	1 -3 10 7 13 4
yet $	6 3 10 3
yins	1 10 3 7
yorkshire	7 5
yorkshire $	7 5
yorks…	7 6
you	0 -14 1 -19 3 3 5 37 6 19 7 31 8 -4 9 -5 10 -36 11 -23 12 -8 14 6
you $	0 20 1 5 2 30 3 2 5 12 6 19 7 -10 13 -18
you ,	1 4 7 -1 14 17
you :absence	2 8 5 40 8 -2
you :absolute	7 1
you :accepting	3 -12 4 6 5 8 6 2
you :advance	5 -12 6 -5 8 -19 13 -2
you :asking	0 1 1 16 3 9 14 10
you :burden	0 6 5 19
you :deadline	2 1 6 -24 12 1
you :demanding	0 -6 1 -14 2 -3 3 21 8 21 13 -8
you :denying	7 26
you :deterring	3 23 4 -13 6 -25 8 -9 13 -9
you :fairness	3 12
you :feething	6 -18 8 -9 13 -2
you :hiding	4 15 7 4 8 3
you :losing	6 22
you :money	6 4
you :negation	1 -17 4 -11 6 -13 7 33 8 8 12 11 13 -14
you :onlyword	5 10 6 7
you :openprice	4 -3 7 -10
you :opinion	2 -10 4 4
you :phone	6 4
you :promise	2 -26 3 -17 4 -40 5 4 7 18 8 6 12 14
you :refusing	2 11
you :rulesplace	6 4
you :scarcity	4 5
you :urgency	5 -5 6 16 13 -1
you :wanting	0 -65 1 -74 2 -39 4 -7 5 -14 6 -30 7 3 8 25 11 -23
you :welcoming	6 -15 13 6
you :writeto	4 -12 6 -30 11 8
you a	7 6
you apply	3 2
you are	4 10 6 -23 7 27
you ask	3 3
you build	7 3
you can	4 15 7 4 8 4
you can't	8 4 12 15
you cannot	7 6
you choose	4 20
you come	6 -12 13 8
you could	4 3
you do	0 3
you don't	0 10
you get	0 1 4 -21 5 -3 6 -10 11 9
you have	3 -10 4 -31 5 5 6 5
you in	8 19
you keep	3 10
you know	13 2 14 18
you leave	5 37
you like	2 -16 4 -1 6 -50 7 5
you live	7 4
you lose	6 12
you may	12 4
you might	13 1
you move	6 -15 13 -2
you must	5 10
you need	0 -7 8 5
you out	2 11
you really	6 1
you reserve	6 4
you ring	6 8
you see	4 -18
you snooze	6 12
you tell	4 1
you the	1 2
you think	4 28
you to	4 -11
you want	0 -15 2 -32 8 15 14 7
you were	2 8
you will	2 -2 3 -14 4 -19 7 8
you won't	0 -1 7 20
you'd	0 -13 4 6 11 -9 12 4
you'd :income	4 4
you'd :paying	4 3
you'd :superlative	6 3
you'd :wanting	6 -13
you'd be	6 -3
you'd pay	4 4
you'd_$	4 10 7 -5
you'll	3 17 4 -6 5 9 7 37 8 7
you'll :absolute	7 8
you'll :accepting	0 3 8 7
you'll :demanding	2 13 3 3
you'll :denying	7 2
you'll :negation	7 16
you'll :newness	7 4
you'll :online	8 14 11 3
you'll :openprice	7 2
you'll :opinion	8 13 11 3
you'll :paying	8 14 11 3
you'll :promise	7 6
you'll :scarcity	7 2
you'll :wanting	2 18 3 2
you'll be	7 13
you'll find	8 14 11 3
you'll have	0 3 8 7
you'll make	7 2
you'll need	3 4
you'll never	7 2
you'll_if	6 11
you'll_somewhere	2 5
you're	2 10 6 4 8 -4 12 13
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
you've	1 9 6 5
you've :fixed	13 -1
you've got	3 2 6 5
you've signed	13 -1
you've_$	13 -1
you_$	0 -2 1 -12 2 -11 4 -1 7 -15 8 -32 9 -22 10 -35 11 -7 12 -26 13 -7 14 5
you_afford	6 2
you_after	6 -5
you_alway	4 4
you_animal	3 2
you_another	7 6
you_any	3 4
you_ask	3 -14
you_before	6 12
you_better	4 4 7 11
you_born	2 5
you_box	0 3
you_buy	5 4
you_car	1 7
you_cat	5 3
you_certain	7 14
you_chance	7 5
you_delay	6 5
you_ever	7 6
you_fair	4 8
you_far	7 1
you_find	7 1
you_front	4 4
you_get	7 8
you_have	6 5
you_home	6 16
you_how	4 23
you_idea	11 17
you_keep	3 -10
you_key	8 4
you_kids	1 5
you_leave	12 6
you_let	6 2
you_month	4 7 13 5
you_much	4 6
you_my	5 4
you_need	7 2
you_never	7 11
you_not	2 -2 7 6
you_one	6 11
you_over	5 14
you_pay	4 15
you_permission	7 16
you_pictur	11 -6
you_rent	7 10
you_rest	14 7
you_round	8 6
you_see	8 1
you_share	8 3
you_sofa	5 5
you_thing	4 7
you_used	8 2
you_which	4 16
you_year	13 3
you_you	6 25
you_your	6 -7 13 -6
you_£#	5 32
young	1 27
young :sex	2 21
younger	1 20
youngsters	1 10
youngsters $	1 5
young…	1 44
your	0 11 1 3 2 22 3 19 4 12 5 9 6 21 7 38 8 -2 9 17 11 -7 13 17 14 -28
your :accepting	13 6
your :advance	13 -3
your :asking	1 16
your :benefit	0 -3
your :bid	4 8
your :child	7 49
your :deadline	4 3
your :demand	1 15
your :disability	8 4
your :disclaimer	7 -3
your :family	3 22 7 5
your :fee	5 18
your :feething	2 4 13 18
your :fixed	9 10
your :healthword	8 1
your :holiday	9 10
your :kin	0 8 1 -22 3 22 7 26
your :money	7 8
your :newness	6 -31
your :offerdeal	4 3
your :openprice	2 6 4 34 13 9
your :origin	2 22
your :period	9 2
your :preferring	4 17
your :rent	0 21
your :return	0 18 7 12
your :room	8 7
your :superlative	4 13 7 -13
your :thing	8 4
your :utility	7 2
your :work	0 3
your :writeto	2 1
your application	2 10 4 9 13 17
your child	7 25
your children	1 -1 7 1
your enquiry	1 16
your maximum	4 13
your message	2 1
your money	7 9
your mum	0 2 3 1
your mum's	3 13
your nationality	2 9
your own	6 -3
your price	4 2
your rent	0 21
your skates	6 4
your time	6 -2
your way	6 12
your_##	4 2 12 1
your_$	1 -2 2 -45 4 7 5 12 7 -7 9 15 14 -6
your_answer	3 3
your_app	3 4
your_before	3 4
your_but	6 4
your_can't	1 4
your_com	13 2
your_i	0 8
your_into	7 1
your_me	4 2
your_month	4 4
your_neighbour	8 1
your_sure	7 8
your_when	2 2
your_will	3 4 7 35
your_would	1 10
your_year	12 14
your_you	2 1
your_£#	5 10
yours	0 -6 2 -22 3 -10 4 18 5 2 6 3 11 4 12 3
yours $	4 19 6 10
yours ,	4 1
yours :clocktime	12 1
yours :deadline	12 1
yourself	0 7 6 29 7 -2 8 17 13 3
yourself :burden	6 13
yourself in	8 11
yourself the	0 5 3 3
yourself_$	0 3
yourselves	6 5
yourselves $	6 5
yours…	0 7 6 41 7 -1 8 25 13 2
youtube	14 8
youtube channel	14 1
youtube_$	14 1
youtu…	14 8
yrs	10 3 11 16
yrs ,	10 3
yrs_$	11 1
zero	14 28
zero $	7 -15
zero ,	8 3
zero :absolute	14 3
zero :digits	14 3
zero :negation	14 3
zero :number	14 7
zero :payer	14 3
zero :pet	3 1
zero :spelled	14 15
zero zero	14 3
zero_$	7 3
zero_nine	14 2
zero_one	14 8
zero_two	14 3
zero_zero	14 6
zone $	1 5
~#	0 -18 1 -3 2 -37 3 -29 4 -41 5 10 6 -21 7 -10 8 62 9 8 10 8 12 30 13 23 14 -1
~##	0 -76 1 -67 2 -62 3 -16 4 17 5 -39 6 -106 7 -44 8 12 10 -36 11 -57 12 14 13 -25 14 50
~$	0 -33 1 -27 2 -30 3 -25 4 -14 5 -26 6 -12 7 -26 8 -35 9 -13 10 -35 11 -38 12 -32 13 -46 14 1
~%	5 14 7 41
~+	1 7 4 25 13 23
~,	0 -1 2 5 3 9 4 -3 5 -5 7 -14 8 11 9 16 10 3 11 3 12 -1 13 -1 14 15
~12m	12 28
~12s	1 3
~16s	1 9
~18s	1 7
~1st	10 13
~5pm	4 3
~6mth	13 20
~6pm	14 14
~96o	14 18
~9oo	14 39
~=	0 15 2 8 5 2 8 2
~^	0 -33 1 -27 2 -30 3 -25 4 -14 5 -26 6 -12 7 -26 8 -35 9 -13 10 -35 11 -38 12 -32 13 -46 14 1
~a	1 -5 2 7 4 -1 5 13 6 -4 7 4 8 -27 9 6 10 -3 11 11 13 -1 14 -15
~able	7 3 13 9
~about	0 -45 1 -6 3 -13 4 -44 5 -19 6 35 7 -9 8 9 11 12 14 -36
~above	2 -10 4 7 6 -27 7 -12 11 -14
~absolute	7 14 10 3
~accent	2 28
~accept	0 11 1 11 2 20 6 -8 13 11
~acces	2 -5 8 21
~accommodation	1 4
~according	4 9
~account	0 -2 13 28
~accurate	11 15
~acros	8 20
~act	6 19
~actual	11 25
~add	5 13 10 14 11 2
~addition	10 2
~addres	1 6 7 4 14 18
~adhd	2 6
~admin	5 14
~administration	5 1
~adult	0 7 1 68 2 -82 3 -3 4 -28 6 -50 7 -34 8 -8
~adv	13 48
~advance	0 -15 4 -42 6 -31 7 -41 8 -11 12 -32 13 20
~advert	0 -3 1 -12 4 -6 7 -16
~advertis	4 22 6 -21 10 32
~afford	6 1
~affordable	0 -9
~afraid	0 5 1 15 3 8
~after	0 -19 1 -20 4 8 6 20 12 32 13 -34 14 13
~afternoon	1 22 6 13
~again	1 14 2 15 4 17 6 -25 7 5
~against	1 3 3 -2
~age	1 24
~agency	5 11 14 10
~agent	2 -22 4 1 5 20 6 -15
~ago	11 23
~agre	6 7
~agree	7 6 11 2
~agreement	4 -3 5 -23 13 22
~ah	4 6
~ahead	0 -12 6 15 13 20
~air	7 16
~airbnb	9 6
~alarm	7 -7 8 27
~alcoholic	8 8
~alike	1 -4 2 -2
~all	0 -34 1 -15 5 -28 6 -9 7 -15 8 2 11 -22 14 -29
~allergic	3 9
~allow	0 -9 2 -25 3 15
~allowance	0 10
~alone	8 8
~along	6 -11
~already	2 -12 6 73 7 -7 8 -16
~alway	2 2 3 9 4 7 6 -26 8 12
~am	4 9 14 6
~amount	4 2
~an	0 2 3 12 4 18 5 -10 6 -12 7 5 8 -5 10 8 13 -6 14 -17
~and	0 -38 1 -3 2 -7 3 -3 4 -41 5 -20 6 -14 7 -21 8 29 9 -2 10 -11 11 8 12 -44 13 2 14 -22
~animal	0 -20 2 -23 3 84 6 -9 7 -1
~ann	14 3
~annual	5 6 13 7
~another	2 38 3 17 4 11 6 29 8 -2
~answer	0 14 2 1 3 27 4 -20 6 -20 7 -6 14 4
~any	0 6 1 17 2 -7 3 14 5 -9 6 -2 8 -25 10 9 11 6 12 -26 13 -13 14 15
~anybody	0 8 6 -28 7 26
~anyone	0 10 1 1 2 9 3 4 4 -24
~anyth	0 18 2 -21 3 13 4 16
~anywhere	6 -4 7 21
~apart	1 1
~apartment	6 17 9 16
~app	1 4 2 10 3 1 4 -11 5 14 7 -41 13 -23 14 16
~appear	11 16
~appli	2 8
~applicant	1 -16 4 17 7 -47 8 -35 12 -6 13 3
~application	0 33 2 13 3 1 4 8 6 -20 13 15
~april	13 16
~are	0 -23 1 4 3 12 4 -1 5 10 6 20 7 -14 8 4 9 -11 10 -24 11 57 12 -48 13 -7 14 -36
~area	2 5
~aren't	1 17 2 2 3 26 7 -15 11 4
~around	4 2 6 25
~arrange	14 2
~arrive	9 1 13 14
~as	0 -30 1 10 2 2 3 -4 5 -44 6 -4 7 27 8 -4 9 -33
~asian	1 -6 2 22
~ask	0 -9 1 -13 2 -16 3 -3 5 -11 6 -18 7 -22 10 -19 11 -33 12 -5
~asleep	8 20
~assess	4 7
~assistance	0 7
~assur	7 25 12 33
~ast	0 1 12 74 13 -2
~asthma	7 2 8 5
~at	0 -4 1 -12 2 -28 4 25 6 18 7 -12 8 13 9 27 10 -22 11 -27 12 9 14 11
~attend	2 2
~attic	8 2
~auction	4 3
~august	6 -50
~autumn	13 9
~avail	6 -2
~available	2 -14 6 -8 8 -22 10 7
~avoid	6 18
~await	4 5
~award	0 11
~away	0 -2 1 -11 7 -30 8 -14
~aye	3 7
~b	0 13 6 21 8 3 9 11
~bab	1 14
~baby	0 -7 1 42 2 2 3 -6 7 -3
~back	1 -3 3 -14 4 -27 6 -29 7 24 8 11 10 -24 12 24 13 -16
~backward	8 6
~bad	2 -8 8 37
~badge	2 6
~bag	1 6 6 1
~bairn	1 14
~bak	8 13
~balcony	1 8
~band	2 -24 7 -18
~bank	0 24 4 -8 13 16
~banker	0 6
~bar	0 -9
~bargain	6 19 7 19
~base	9 7
~basement	8 4
~bath	2 -2 6 4 7 24
~bathroom	1 -16 6 -22 7 -5 8 -29 10 -3
~battle	8 1
~bay	2 -25 8 -42
~be	0 29 1 23 2 22 3 6 5 8 6 65 7 -30 8 -4 9 -24 10 -23 11 45 12 13
~beard	2 3
~bearsden	8 1
~beat	6 17 7 36
~beautiful	7 6
~because	0 -20 1 7 4 -2 8 17 11 2
~becom	12 1
~bed	1 5 4 8 6 16 7 5 10 37 14 -13
~bedroom	0 -13 1 -7 3 -5 4 -26 6 -22 7 -30
~beds	3 19 9 5 12 9
~bedsit	0 1
~been	0 10 1 -16 4 -20 5 -6 6 24 7 -12 10 27 11 27 13 -5 14 -25
~before	0 17 3 11 4 -33 5 -18 6 17 7 -26 10 40 11 9 12 7 13 8
~begin	12 4
~beginn	13 16
~behind	0 3 2 -6 8 15
~believer	2 4
~bell	1 6 8 17 14 -15
~belong	8 2
~below	0 -2 1 17 2 -25 8 9
~ben	8 5
~benefit	0 18 1 -68 2 -68 3 -43 4 -35 5 -33 6 -59 7 -52 8 -51 13 -30 14 -16
~best	1 11 2 -4 7 6 8 -29
~better	2 19 4 20 6 36 7 28 8 -20
~between	4 18 5 -11 6 -17
~beyond	6 13 7 20
~bi	2 11
~bid	4 24
~bide	1 4
~bids	4 40
~big	1 5 2 -20 3 3 8 15
~bigger	0 1 11 1
~bik	1 -15 8 -13
~bill	4 -31 5 5 8 -17 13 14
~bin	0 14 8 9
~bins	6 -20 8 -37
~bird	3 -8 6 9 8 16
~bisexual	2 1
~bit	4 35 7 -17 8 23 11 15 14 29
~bite	6 7
~black	9 2
~blame	6 3
~blind	2 34 8 7
~blink	6 18
~block	0 7 1 10 6 1 8 -20
~blok	2 9
~bloke	2 7
~board	6 3
~boat	8 11
~bodi	2 8
~body	3 5
~boil	6 7
~boiler	6 -6 7 -6 10 -9 12 -25 13 -28
~bolthole	9 10
~bonfir	8 2
~book	4 -14 5 12 6 15 8 -4 9 25 10 17
~booking	14 13
~boot	3 -6
~border	2 2
~born	2 43
~borrow	11 3
~both	2 -3 5 -8 6 -38 7 -5 8 5
~bother	1 -10 6 -13
~bottom	14 3
~bought	5 5
~bound	7 24
~box	0 13 5 -2 7 -3 8 34
~boy	8 19
~br	3 9
~brand	10 2
~brave	1 2 6 11
~break	9 42 12 17
~breakdown	8 9
~breaker	1 5
~breakfast	6 17 9 2
~breath	3 5
~breed	3 3
~brigade	2 5
~brighton	7 12
~bring	1 3
~brit	2 19
~britain	7 29
~british	2 9
~bro	7 1
~broadband	6 -14 12 -13
~brochur	6 16
~broken	1 3
~broker	5 14
~broo	0 29
~brother	2 27 6 1
~bru	0 18
~budget	4 8 5 6
~buggy	1 34 2 5
~build	0 -5 1 27 2 4 7 43 8 -15
~builder	11 13
~building	3 9
~built	2 -19 8 -50 14 -11
~bump	1 13 2 25
~bunk	1 -16
~burglar	7 29 8 14
~burglary	7 8
~burn	6 7
~bus	2 -5 4 -6 6 -20 7 -2 8 -16 9 -17 13 -3 14 -37
~bust	8 5
~but	0 2 1 15 2 7 4 28 6 1 7 -6 13 8 14 -2
~buy	5 43 7 31
~buyer	2 21 6 72 8 -33 10 -13
~buzzer	8 28
~by	0 -3 1 -20 2 -16 3 -12 4 2 5 24 6 11 7 -25 8 -21 9 36 10 -5 11 7 12 -10 13 -12 14 -10
~bypas	8 9
~c	7 -13 8 16
~cafe	3 1
~cag	3 -6
~calendar	4 -4 13 -3
~call	2 -6 8 22 14 35
~came	0 4
~camera	8 14 11 20
~can	1 -21 2 -14 4 7 5 -65 6 -33 7 23 8 -34 9 15 13 25 14 4
~can't	1 34 3 4 7 -16 8 25 12 10
~cancer	8 21
~cannot	2 -7 3 1 6 3
~car	5 -15 7 20
~caravan	8 14 9 8
~card	5 2
~cardiff	14 5
~care	8 2
~career	0 12
~carpet	1 34 3 9 5 5 8 -1 11 8
~carri	10 1
~case	3 -1
~cash	5 7 6 8 13 13
~cast	7 12
~cat	2 -5 3 18 5 19
~catch	6 12
~catchment	7 1
~catholic	2 28
~cats	1 -17 2 -32 3 13
~cause	2 1
~cavendish	8 3
~cent	7 29
~centre	0 2 1 -10 2 -12 8 -8
~century	7 22
~cert	7 3
~certain	7 68
~certainty	7 25
~certificate	5 13
~ch	1 10
~chain	3 -4
~chair	1 2 2 6
~chance	6 45
~chang	1 1 11 6
~change	2 24 7 2
~changeover	9 4
~channel	14 7
~chap	3 2 8 10
~charg	6 -2
~charge	2 -4 3 -6 4 -27 5 10
~cheaper	7 7
~cheapest	7 17
~check	0 -42 1 -23 4 -51 5 30 6 -59 7 -27 9 19
~chef	8 3
~chemo	8 12
~child	1 55 2 -22 3 -6 7 6 8 -20
~childfree	1 17
~childles	1 48 2 -16
~children	0 -1 2 -45 3 -13 4 -42 5 -6 6 -38 8 -59 11 -33 13 -13
~children'	1 12
~chinese	2 14
~choice	2 15
~choos	2 2
~choose	4 29
~chop	6 26
~chosen	2 12
~christian	2 28
~christma	9 12
~church	2 17 6 -5 7 -3 8 -20
~cinema	3 7
~circumstanc	1 -4 3 13
~city	0 19 7 4
~claim	0 30
~claimant	0 63
~clas	7 21
~clean	0 -35 5 48 6 -28 8 -13 13 -9
~cleaner	8 4
~cleanest	7 29
~clear	0 6 8 5
~clerk	5 21
~client	1 14 4 2
~climb	8 8
~clock	6 7
~clos	6 -26 8 -43
~close	2 10 4 13 7 15 8 1
~co	14 44
~coal	8 4
~coast	7 7
~code	4 -1 6 -28 7 -24 8 62 14 -7
~collect	13 15
~colonel	8 5
~colour	2 -1
~com	0 19 1 -24 2 -35 4 -29 6 1 7 20 8 -5 11 -3 14 45
~come	1 8 3 -6 4 5 6 28 7 16 9 2 11 24 12 -4 13 2
~comfiest	7 17
~commit	12 7
~commitment	12 9
~community	2 29
~commute	7 5
~competition	6 18
~complaint	1 10
~completion	6 -4
~compulsory	5 28
~computer	11 24
~condition	2 -17 5 10
~consent	7 16
~conservatory	8 11
~consider	0 21 2 8 3 -4 4 24 6 -11 7 -23
~content	0 -7 5 18
~contest	7 2
~contract	0 3 8 -8 12 38 13 25
~contractor	13 1
~contribution	5 2
~conversation	4 11
~corner	2 -12 6 -1 7 16
~cost	5 4 13 -62
~cotage	9 4
~cottag	6 11
~cottage	0 -9 6 -1 9 1 10 14 12 3
~could	2 -5 4 7 6 3 7 42 8 -5 11 11
~council	0 13 2 -8 4 -49 5 -77 6 -26 7 -1 8 -35 11 -24 12 -19 13 -27 14 -9
~count	0 1
~country	2 20 7 24
~county	7 27
~coupl	0 -24 1 -5 2 24 6 -25
~couple	0 6 5 -2 8 4
~cover	4 -18 5 20 7 -5
~crack	6 17
~crash	7 8
~credit	1 -25 4 -27 5 11 6 -3 7 -25 13 40
~crewe	0 11
~crime	7 49
~croft	9 4
~crook	8 4
~cros	2 2
~crowd	1 7
~croydon	7 4
~cry	1 1 6 8
~cup	8 8
~cupboard	8 -16
~current	2 -11 8 26
~cut	5 6 6 -2
~cutt	8 -5
~d	1 6 3 10
~dad	0 13 8 18
~dads	1 19
~dai	4 3 7 1
~damage	5 14
~dark	8 12
~date	6 -52 8 -10 12 -6
~daughter	1 1 8 28
~dawg	3 23
~day	2 -7 4 -6 5 2 6 53 7 15 8 -2 10 3 13 7 14 8
~days	4 -34 6 -1 7 -6 8 13 9 20 12 -9 13 20
~dbl	10 9 12 2
~dead	3 2 7 24
~deaf	8 5
~deal	0 20 4 -2 5 13
~december	4 16 6 -50 8 -33
~decent	13 5
~decid	1 10 10 5
~decide	6 18
~decision	6 1
~declin	2 11 4 -8
~decline	2 14
~dee	0 7
~deep	1 8 5 10
~delay	6 31
~demand	2 -8 4 10 6 37
~dementia	8 25
~depend	4 43
~dependent	0 8
~deposit	2 -38 4 -74 5 1 7 -60 8 -35 9 -35 10 -1 12 -4 13 -43 14 -32
~derry	7 6
~det	10 2
~dhss	0 1
~dial	8 26
~diary	6 10
~didcot	12 3
~didn't	2 7
~diff	11 6
~differ	11 22
~different	11 18
~digit	8 19
~dil	6 9
~dim	1 7
~direct	0 -2 14 12
~dis	6 5
~disability	0 24
~disabl	2 13 8 -8
~disappointment	6 18
~disclaimer	11 11
~disclos	4 5
~discount	6 3
~disnae	1 3
~dither	6 36
~divorc	8 4
~divorce	8 38
~dla	0 6
~do	0 -5 1 6 2 -18 4 5 5 7 6 -7 7 -10 9 13 12 9 14 -7
~doctor	0 14
~does	2 -27 3 -25 4 -9 8 8 13 10
~doesn't	1 1 6 -22 7 3 8 28
~dog	0 -22 1 -25 3 28 4 -4 6 -12 7 -23
~doggy	3 19
~dogs	0 -34 1 -44 3 34 5 -22 6 -36 7 -47 8 -47 11 -8
~dole	0 22
~don't	0 5 1 -9 5 -18 6 38 7 -28 8 -27 10 -18 11 30 13 -3
~done	0 -22 6 -35 13 -13
~doon	6 3
~door	1 -50 2 -27 4 -53 5 -3 6 8 7 -17 9 -6 14 -49
~dot	8 -21 14 75
~double	2 12 8 -42 14 21
~down	8 13 13 26
~downstair	2 -5 3 12 6 -5 8 12
~dozen	6 32
~dps	3 12
~draw	6 2
~drawing	11 7
~drink	8 37
~drive	10 3
~drop	14 10
~dss	0 52 1 3 2 -28 6 -19 7 -9
~due	4 -31 5 -16 13 7
~dugs	3 7
~duplex	6 2
~dur	8 3
~dust	6 10
~e	1 9 10 4 11 1
~each	2 -16 4 -20 5 34 6 -16 8 -44
~ear	6 21 12 19
~earliest	6 12
~earn	0 33
~earner	0 26
~earning	0 10
~earth	7 23
~easter	12 26
~easy	6 -2
~ed	1 8
~edinburgh	7 15
~edit	11 13
~ee	14 -10
~eh	9 5
~eight	8 7 9 3 13 16 14 -1
~eighteen	1 17 12 3
~either	2 9
~elbow	6 36
~elder	3 17 8 7
~electric	5 -2 7 8
~eleven	8 -9
~else	1 25 4 -36 5 -6 8 -47
~elsewhere	0 3 1 5 2 14 3 11
~email	14 25
~emigrat	8 15
~employ	0 25 2 -19 13 19
~employer	0 25
~employment	0 64
~empty	6 -46 7 3 8 59
~end	3 -6 4 -6 6 3 12 -4 13 -16
~ends	6 15
~england	7 22
~english	0 -20 1 -4 2 16 6 -22
~enough	1 12 2 -9
~enquire	4 10
~enquiry	0 2 1 29 6 21
~enter	8 8
~entertain	4 10
~entrance	8 23
~entry	8 -26
~epc	4 -2 7 -27 8 -14 14 -28
~epilepsy	8 19
~equal	5 16
~esa	0 9
~essential	6 10
~essex	7 18
~estate	2 4 5 8 7 -11 13 15
~european	2 11
~even	3 26 7 6
~evening	14 8
~event	4 2
~ever	0 -15 2 -27 6 -28 7 83 13 -7
~every	1 -3 2 -32 3 33 4 -2 5 25 7 40 9 -3 12 -43 13 5
~everybody	1 10 2 -13 6 20 7 20
~everyone	1 2 4 -1 5 15 6 16 7 28
~everyth	7 -3
~ex	8 33
~exact	11 15
~example	1 -6 2 -22 6 -27 7 -44 8 -17 14 110
~exception	12 1
~exist	7 22
~exit	12 10
~expect	1 11 6 39
~expense	5 11
~expir	12 2
~extend	12 8
~extension	7 25
~extra	1 4 4 32 5 46
~f	2 9 9 9
~fac	7 -15
~facebook	14 22
~fact	7 11
~factor	1 13
~fail	0 17 7 6 13 5
~fair	1 20
~fall	2 4 7 20
~fallowfield	2 3
~fam	1 18
~fami	0 -69 1 59 3 -12 4 -9 5 -33 6 -42 7 -7 8 -31 11 -59
~far	7 13 8 -1
~fare	0 6
~fast	6 28
~faster	6 6
~fastest	6 15
~father	2 12
~favour	4 9 6 5 8 1
~feather	3 26
~feature	8 -3
~february	8 5
~fee	3 -30 4 -30 5 64 6 -42
~feel	2 43
~fees	2 -28 4 -5 5 30 7 -31
~feet	1 17
~fein	2 24
~fella	8 7
~fellow	8 15
~femail	2 13
~femal	2 13
~female	2 30
~ferret	3 1
~ferry	5 -9
~few	5 15 6 19 9 18 11 5 13 16
~fi	8 10
~fibre	14 -3
~fido	3 9
~fife	7 11
~fifty	4 16 5 7
~fight	6 23
~figur	4 1 7 12
~figure	2 -5 4 77 5 -6
~fill	2 3 6 9
~film	14 3
~final	4 34
~find	0 7 1 27 5 -28 7 12 8 6
~fine	0 -21 6 -4
~finer	7 7
~finest	7 43
~finger	6 36
~finish	11 26
~fire	1 -29
~fireplace	0 -5
~fireproof	7 20
~firm	5 6
~first	0 -4 1 9 2 17 4 -6 5 -4 6 15 8 -8 10 1 11 -41 12 12 13 12
~fish	7 11
~fit	2 7
~fitt	1 -18 8 -41
~five	3 -19 4 -27 7 3 8 -2 12 -9
~fiver	5 22
~fix	4 5 6 -1 12 17 13 -12
~flag	2 31
~flap	3 -2 8 -4
~flat	1 10 2 22 3 9 5 7 6 19 8 -10 11 -22 14 -31
~flatmate	2 15
~flatshare	2 13
~flatter	11 13
~fleet	6 25
~flexible	12 10
~flood	7 2
~floor	2 6 3 6 5 -15 6 -7 7 -40
~flowerpot	8 6
~fly	6 35 7 -1
~fob	5 16
~folk	0 39 1 5 6 14
~follow	8 21 13 12 14 10
~foot	2 17 6 11 8 -8
~for	0 3 1 22 2 7 3 6 4 4 5 41 6 -1 7 3 8 -5 9 78 10 5 11 -12 12 34 13 5 14 7
~forbidden	3 5
~foreign	2 15
~foreigner	2 19
~forget	0 3 8 5
~form	2 -6 5 28 6 22 7 -29 8 -19 14 8
~formality	7 12
~fortnight	5 8 6 5 9 22
~fortune	6 8
~forward	4 19
~foster	1 5
~foto	11 22
~four	0 -4 2 -40 3 19 4 -4 5 -19 7 -18 8 32 9 32 13 2
~fourth	2 11
~free	0 -3 1 20 3 16 4 -18 5 -21 7 10 8 -4
~freehold	14 -4
~freeholder	1 11
~fresh	10 37
~fret	6 -1
~fri	8 13
~friday	4 13 9 10 13 -13
~friend	1 -14 2 -36 3 43 8 -23
~friendliest	7 4
~from	0 15 2 39 4 -26 6 -19 10 -26 11 28 12 -9 13 -61 14 -1
~front	2 -5 4 10 6 -34 7 1 12 -26 13 16
~ft	0 14
~ful	14 -18
~full	1 20 2 2 6 -14 8 -14 13 1 14 -4
~fumigation	5 4
~fund	0 14 13 10
~fur	3 23
~furnish	9 4
~furniture	1 -4 4 -5 8 -8 11 12
~furry	3 43
~further	1 5 14 1
~g	3 12
~gallery	11 20
~garage	4 11 7 -7 8 -1 10 12
~garden	0 -4 1 1 2 -14 4 10 7 21 10 4 11 2 14 4
~gas	2 -25 4 -14 5 -10 7 -3 8 7 9 -18
~gate	1 -23 6 -53 14 -8
~gay	1 -8 2 23 6 -10
~gays	2 18
~gch	0 4 1 11 10 6
~gent	2 9
~gentleman	2 25
~gentlemen	6 8
~get	1 -18 2 13 5 -4 6 55 7 13 9 -8 13 8
~gets	2 -16 4 19 6 29 7 21 8 11
~gff	0 5 1 11
~girl	2 42
~give	4 25 11 19 13 -25
~given	0 2 2 8 8 -4
~glad	1 -3
~glamp	9 10
~gmail	14 19
~go	1 -1 2 14 4 21 5 3 6 1 7 5 8 10 13 34 14 1
~god	7 10
~goer	2 14
~goes	2 10 3 7 6 -25 12 4 13 -14
~goldfish	3 24
~golf	9 22
~gone	1 -4 6 17
~good	0 -12 1 -32 3 -24 4 -3 7 22 8 -34 11 -8 14 -43
~google	14 22
~got	1 22 2 -2 3 15 6 20
~gout	8 1
~grab	6 2
~grammar	1 -5 7 18
~grandchildren	1 3
~grandwean	1 3
~grant	7 10
~gras	11 6
~great	9 6
~greatest	7 4
~green	8 -10 9 -16
~greener	7 3 11 4
~ground	8 10 10 8
~group	4 9
~grown	1 51 2 -10 6 -13 8 -2
~guarante	7 49
~guarantee	7 4 12 -13
~guarantor	2 -17 4 -39 5 25 7 -39 13 44
~guest	5 17 7 8 9 8
~guide	2 20 3 -30 4 9 11 20
~gym	4 -11
~gypsy	2 13
~h	0 12 11 4
~had	0 24 1 -18 2 4 3 3 4 -18 5 -25 6 11 7 -14 12 -4
~half	2 8 6 15 8 -1 14 2
~hall	4 -13 5 1 7 -12 11 -24
~hamish	8 10
~hammer	6 8
~hamster	3 33
~hand	2 14 3 -2 4 -4 7 13 13 13
~hang	6 19 8 8
~happen	1 1 7 16
~happi	4 9
~happy	3 -2 6 -8 13 14
~hard	0 3 8 16
~harmles	8 5
~has	0 2 1 -24 2 -34 4 -7 5 -19 6 15 7 22 8 55 9 -29 10 29 11 -7 12 -11 13 -23 14 8
~hash	8 32
~hasn't	6 8 10 18
~hasting	8 1
~hatch	8 10
~hav	10 2
~have	0 19 1 14 2 1 4 -5 6 22 7 2 8 -8 11 18 12 -10 13 -13 14 -19
~haven	1 6
~haven't	4 10
~he	0 15
~he's	8 56
~head	3 -17 5 15
~health	2 12
~healthy	2 24
~hear	0 -12 1 -9 4 9 6 -60
~heart	8 4 10 5
~heat	1 -1 4 -18 5 -26 6 -30 7 1 8 -13 9 -21
~heater	9 -5
~heaven	7 6
~held	3 11 11 2
~help	0 19
~hen	6 7
~her	1 5 8 62
~here	0 -10 1 17 2 -10 4 -35 5 -57 6 10 7 4 8 -3 13 -37 14 -41
~hesitation	6 21
~high	1 1
~higher	4 15 6 -3
~highest	4 34 7 -31
~highland	9 12
~hillview	14 13
~him	0 6 8 12
~hindu	2 29
~hip	8 23
~hire	5 4
~his	6 10 8 49 13 3
~history	0 -3 2 18 6 1 13 18
~hit	10 6
~hiv	2 32
~hold	2 -7 5 7 6 9 12 12
~holder	0 8 2 12
~holiday	1 -18 7 -8
~holidaymaker	9 12
~hols	9 25
~hom	6 29
~home	0 14 2 -18 3 8 5 -20 7 6 8 22 11 1
~homeowner	0 18
~hope	1 6 4 9
~hot	6 6
~hotel	4 1
~hound	3 18
~hour	4 -26 6 59 8 -45 13 -1
~hous	0 -13 7 16 8 -4
~house	1 -1 2 10 3 12 5 17 6 2 7 21 8 23 10 24 13 -8 14 -2
~household	1 46 2 9 4 12 6 -42 7 -10 8 -8
~housemate	2 19 8 24
~houseplant	3 2
~how	0 6 4 38 6 -10 7 -23 8 -15 11 43
~hrs	6 1
~hull	7 8
~human	3 8
~hun	3 3
~hundr	4 26 5 27 8 -11 13 -4
~hurry	2 -20 6 13 7 -17
~husband	2 24
~i	0 27 3 20 6 8 7 7 8 -10 13 -11
~i'd	1 26 2 33 3 17 4 28 6 12 8 -16
~i'll	4 29
~i'm	0 26 1 14 2 14 4 11 6 -28 7 -3 8 33 13 3 14 14
~i've	0 17 6 6 8 28
~idea	11 25
~ideal	0 7 1 8 2 22 9 3
~if	0 3 1 24 2 6 3 16 4 3 5 -24 7 -13 8 3 10 -24 11 -13 12 20 13 -5 14 8
~ifs	7 24 13 2
~ignore	11 15
~illnes	2 16
~illustration	11 34
~imag	11 67
~image	11 4
~immigrant	2 11
~impossible	7 35
~impression	11 7
~improve	13 7
~in	1 -10 2 -6 3 -26 4 -4 5 -31 6 -2 7 53 8 36 9 -3 11 -3 12 -11 13 18 14 -39
~includ	0 -17 4 -26 5 -7 6 -13 7 -39 9 11
~income	0 14 1 -22 4 -57
~indian	2 22
~indicative	4 10 11 3
~individual	4 5
~infant	1 22
~initial	12 23 13 7
~ink	10 17
~inn	9 -9
~inside	12 12
~inspection	1 12
~insta	14 46
~instalment	13 1
~instant	6 11
~instead	3 3 13 24
~instruction	10 16
~insurance	5 9
~insure	5 5
~insurer	0 9
~interest	4 11 6 35
~interior	11 7
~internet	11 10
~into	1 -15 6 -36 7 33 8 25 11 5
~inundat	6 7
~inventory	5 17 8 -6 13 -3
~investment	7 39
~investor	7 2
~invit	4 19
~invoic	13 4
~invoice	5 20
~ireland	7 4
~irish	2 10
~iron	6 3
~is	0 -20 2 -6 4 -16 6 5 7 -4 8 -5 9 -11 10 -14 12 -19 13 -17 14 -4
~ish	4 9
~islam	2 16
~isle	3 -6 9 13
~isn't	0 40 1 -5 2 12 4 -8 6 -21 8 2 11 21
~issu	2 11
~it	0 -5 2 -5 3 -6 4 8 5 8 6 45 7 22 8 -28 10 16 11 21 13 -4 14 -15
~it'll	6 31 7 9
~it's	0 4 1 14 2 7 3 6 5 10 6 21 8 1 9 -67 10 -2 11 1 12 29 13 -7 14 -9
~its	0 -22 2 -30 7 12 8 -18 9 1 10 21 11 13
~jan	8 14 12 12 13 18 14 7
~january	4 -37 8 12 13 32
~jehovah	2 12
~jesmond	4 2
~jewish	2 20
~job	0 69 2 -15 6 -19 7 -11 8 -24 13 12
~jobs	0 11
~jobseeker	0 21
~jog	0 4
~joke	6 1
~joy	1 1
~july	6 -11 9 2 12 6 13 4
~june	12 27 13 15
~junior	1 13
~just	0 -31 2 -11 5 -5 6 -12 7 -8 10 30 11 12 12 -17 13 2
~k	8 11
~keen	2 3
~keenest	4 9
~keep	1 -7 2 35 3 34 4 -38 8 4
~kept	7 -14
~kev	8 10
~key	6 -16 8 79 13 -17
~keypad	8 11
~keys	5 10 6 5 8 11
~keysafe	8 5
~kick	6 3
~kid	1 3
~kiddie	1 14
~kiddy	1 26
~kids	1 45 2 -5 4 -29 6 -50 11 -1
~kind	0 16 3 21 14 6
~kingdom	7 4
~kitchen	1 -28 2 -7 6 -22 7 6 8 -27 9 -6 14 -43
~kitten	3 13
~kne	8 20
~knock	8 29
~know	1 -9 4 7 8 19 13 19 14 6
~l	1 10
~labrador	3 13
~lad	6 8 8 38
~lads	2 -1
~lady	2 65 7 -19 13 4
~laid	3 1
~lamb	8 12
~landlady	2 2 8 2
~landline	14 11
~landlord	1 18 3 13 5 -12 6 -18 7 24 8 -49 9 -37 14 -29
~lane	6 -21 7 -9
~last	5 -24 6 28 7 -13 8 -29 10 -16 12 -48 13 -21
~late	4 -8 5 30 6 8 8 -8
~launch	6 35 10 12
~law	0 -16 1 -26 2 -25 4 -13 13 -3
~lawn	11 17
~lawyer	0 4
~lead	3 -39 11 7
~lease	1 4 3 -34 5 16 9 -7 12 54
~least	0 1 4 19 5 -1 12 28 13 -3
~leav	5 21 8 -3
~leave	0 -3 3 31 4 3 5 31 6 4 12 9
~leed	6 7 7 10 14 6
~left	7 -20 11 -6
~leg	6 1
~legg	3 22
~leicester	7 3
~lenton	7 1
~lesbian	2 12
~less	4 29 12 21
~let	1 -18 2 -11 3 -17 4 2 5 -38 6 28 8 2 9 25 12 53
~lets	2 -11 7 -1 9 21 12 10 14 35
~lett	5 8
~letter	0 5 4 -22 5 16 7 -4 8 2 14 25
~letting	14 17
~level	4 5
~levenshulme	7 3
~lever	8 -9
~lha	0 28
~library	11 6
~licence	7 6 9 5
~life	1 16 6 8 7 46
~lifetime	6 12
~lift	0 -22 1 -27 7 -21
~light	0 -4 2 -5 4 -6 8 -18
~lik	8 7
~like	0 -1 2 1 3 -18 4 -4 5 -25 9 -9 11 15 13 10 14 -28
~likenes	11 6
~lin	6 2
~line	5 1
~linen	9 7
~lion	14 4
~list	2 -9 4 17 5 7 8 -38 10 63
~listen	4 15 6 8
~literal	6 11
~little	0 -3 1 12 2 -44 4 1
~liv	1 10 2 8 3 -11 4 -22 6 -20 7 10
~live	0 -1 3 8 4 -14 7 4 8 14
~livestock	3 4
~llandudno	6 2
~loan	13 14
~lobby	8 1
~local	0 -14 2 1
~location	7 31
~loch	9 26
~lock	1 -2 7 -8 8 23
~lockbox	8 18
~lodge	9 4 10 15
~lodger	2 -25 7 13 8 33
~lol	1 1 6 14
~london	7 35
~long	6 1 7 -14 9 -11 12 4
~longer	6 30 12 25
~look	0 14 1 14 3 6 4 7 5 -1 6 -13 11 55 14 1
~lose	6 13
~lot	0 -17 1 -2 4 -8 5 20 7 5 13 1
~loud	8 3
~love	2 -26 6 -27 7 2 9 17
~loveliest	7 6
~low	7 -7
~lowest	7 18
~loyalist	2 29
~lump	13 10
~lunch	6 9
~m	2 5 11 2 14 -18
~machine	2 5
~made	5 9 7 28 11 12
~mail	14 13
~maisonette	6 3
~mak	2 -17 7 11
~make	0 12 4 5 6 6 7 12 11 7
~mal	3 4
~man	2 -1 7 7 8 1
~manchester	7 3
~many	1 19 6 14
~map	7 -20
~march	6 -28 10 -14 13 23
~mark	2 3 4 1
~market	2 -15 4 33 7 -34 10 64 11 9
~match	2 3
~matter	4 9
~max	1 31 9 7
~maximum	1 6 4 23
~may	0 -1 1 15 2 -15 3 -4 5 -50 6 -77 7 -24 10 -8 11 49 13 25
~maybe	2 15
~mbps	14 -9
~me	4 15 6 -2 8 28 14 35
~mean	0 38 1 5 2 47 3 24 6 -2
~meet	8 -3
~men	2 11
~mental	0 -9 2 26
~meow	3 16
~mess	2 4
~message	4 16 6 -18 7 -36
~messenger	14 7
~messy	8 7
~methodist	2 7
~mews	1 2 3 3
~michaelma	13 14
~midland	7 3
~midnight	6 3
~midsummer	13 16
~mil	7 17
~mile	7 11
~mill	7 -7 8 -16
~min	3 8 9 3 12 38
~mind	0 -8 3 -39 4 11
~minimum	4 39 13 -12
~minor	1 3
~minut	6 -21 7 -32 8 -33
~minute	6 8
~miss	2 -22 6 31
~mistake	6 10
~mkt	10 39
~mo	8 19
~moggy	3 27
~moment	8 16
~monday	6 4 7 -3 9 15
~money	0 12 5 33 7 18 13 27
~month	0 -20 2 -47 3 -20 4 15 5 -21 6 -64 7 -36 8 -77 9 -81 10 -73 11 -28 12 42 13 21 14 -85
~mood	11 18
~more	0 -20 1 9 3 -9 4 46 5 -44 13 -13 14 15
~morn	7 -21 10 22
~mortgage	0 18 7 15
~mosqu	2 20
~mosque	2 1
~most	2 -15 4 3 6 -68 7 31 8 18 14 5
~mould	7 26
~mov	0 -9 2 -18 5 13 13 -6 14 4
~move	7 2
~mr	8 65
~mrs	8 38
~mth	12 14
~mths	13 24
~much	3 5 4 39 7 30
~mum	1 -5 3 22
~mums	1 6 2 15 8 1
~muslim	2 27
~must	0 19 2 10 4 -39 5 28 6 -51 7 -19 8 -58 14 -3
~my	3 20 4 6 5 12 8 10 14 28
~n	1 16 3 12 10 5 11 5
~nae	3 7
~naebody	0 14 2 11 10 1
~nah	3 3
~nam	8 -9
~name	0 -3 2 -5 5 15 6 -12 7 -10 8 -51 14 63
~nappy	1 37
~national	2 27
~nationalist	2 23
~nationality	2 9
~native	2 9
~nb	3 2
~near	1 -12 6 6 8 -6 10 3 13 4
~nearer	4 2 8 1
~nearest	7 -14
~need	0 10 1 -10 2 3 4 -70 6 -25 11 -40 12 -4 14 -11
~neg	4 17
~negotiable	4 21
~neighbour	1 10 7 23 8 38
~neither	1 9
~nephew	1 16
~ness	9 7
~nest	1 2
~net	14 21
~network	8 10
~never	0 -54 1 -45 2 -50 4 -19 6 -33 7 9 8 12 10 8 11 -3 13 -9
~new	0 3 3 9 6 -45 7 -27 8 -70 10 34 11 -18 14 -14
~newborn	1 8 8 16
~newcastle	3 7
~newcomer	10 31
~newest	10 8
~next	1 -33 3 -7 6 6 8 -12 9 -4 11 3 12 4
~nice	13 6
~nicer	7 18
~nicht	9 9
~niec	1 1
~night	0 -6 1 25 2 -12 3 -2 7 20 8 42 9 49
~nine	0 -26 4 26 5 -40 8 7 11 1 12 4 13 -17 14 19
~ninety	8 16 13 13
~nipper	1 7
~no	1 13 2 25 3 10 5 -43 6 -42 7 11 8 -21 11 -4 13 -4 14 -72
~nobody	0 5 1 29 2 28 3 -26 4 -30 6 -24 7 -13 8 3 12 1
~nod	2 6 4 14
~non	3 4 5 32
~none	2 -14 6 -19 7 42 11 -2
~noon	4 12 6 -17 8 11
~nope	0 14 2 18 3 16
~nor	2 -3
~normal	13 23
~not	0 26 1 22 2 26 3 18 4 -3 7 3 8 -19 9 -15 10 -6 11 44 12 -19 14 -38
~note	11 1
~noth	0 -20 1 -4 2 -2 3 7 4 -38 6 -23 8 -3 13 -15
~notice	12 -38 13 -60
~november	6 -13 8 -35
~now	2 -9 3 17 6 -32 7 -14 8 7 10 26 11 8 13 28
~nowhere	7 31
~np	3 26
~nr	2 14
~ns	1 12 3 15
~nu	10 5
~number	1 -6 4 19 5 -8 14 7
~nurse	8 8
~nursery	1 5 8 -6
~o	3 14 10 5 11 11
~o1632	14 17
~o7700	14 17
~o77oo	14 28
~objection	1 -5 3 -7
~occupancy	9 7
~occupant	1 10
~october	4 -11 6 -24 8 -3
~of	0 -2 1 15 2 1 3 4 4 4 5 3 7 13 8 -12 9 -10 10 -9 11 37 13 6 14 -10
~off	1 -15 3 6 5 44 6 37 8 8 10 -2 13 5 14 -6
~offer	0 -9 1 -29 2 4 4 43 5 -22 6 -10 7 -9 8 -75 10 25 13 -22 14 -38
~office	4 3 5 21 8 -16 14 17
~offspr	1 8
~oh	8 -10 14 30
~oieo	4 5
~oiro	4 9
~old	0 -23 2 -7 6 -7 7 -39 8 -23 11 9
~older	2 2 7 2
~on	1 -30 2 -48 3 -22 5 -17 7 -4 8 16 9 8 10 7 11 -27 12 -16 14 6
~once	0 -11 1 -10 2 -18 7 2 8 -43
~one	0 14 1 6 2 2 3 23 4 -8 5 -1 6 15 7 10 9 -16 11 22 13 2 14 -21
~ones	0 -1 1 31 6 8 8 -30 11 13
~onley	2 7
~only	0 42 1 16 2 52 4 -5 5 -33 6 9 7 -25 9 6 10 12 11 7 12 1 13 -8
~ono	4 37 5 -25
~open	2 -15 3 -7 4 18 5 -6 6 -11
~opportunity	6 39
~opposite	8 5
~or	0 -18 1 -10 2 4 3 12 4 -14 5 -28 6 -4 7 -20 8 -82 9 10 11 -4 13 -13 14 22
~orchard	6 2
~order	7 -18 8 -11
~org	14 2
~original	2 -2
~other	1 27 2 37 4 7 6 13 7 24 9 -5 11 1 14 -13
~otherwise	2 7
~our	0 4 1 -4 2 16 4 -18 5 39 8 14 9 19 10 37 11 21 12 7 13 15 14 10
~ours	1 -5 5 -12 6 -2 7 16 11 7
~out	0 20 1 17 3 -8 5 25 6 15 8 4 9 9 10 5 11 39 13 -1 14 -16
~outbid	4 16
~outlook	7 1 14 8
~outset	13 15
~outside	2 -1 6 15
~oven	2 5 5 7
~over	1 -11 6 28 7 -17 11 -24 12 -25
~overnight	1 10 5 8
~oversea	13 9
~ow	1 3
~ower	1 4
~own	1 -27 2 24 4 -28 6 -22 7 -13 8 -58 11 -33
~owner	0 3 1 6 2 8 3 44 6 -43 7 -66 8 23 11 -47
~p	11 5
~pacemaker	8 5
~pack	7 6
~padlock	8 22
~pag	10 4
~page	7 -6
~paid	0 12 4 -22 5 -17 13 -3
~paint	2 -11 6 -26
~pair	1 22
~pakistani	2 4
~pan	2 9
~panel	7 7
~paper	1 1 5 10 13 -5
~paperwork	0 14 5 33
~parade	8 -9
~parent	1 50 2 -5
~park	0 -57 1 -7 2 -28 3 -18 5 -22 6 -16 7 -12 8 -58 9 -3 11 -4 12 -27 13 -1 14 -30
~parole	8 1
~parquet	3 1
~parsonage	2 4
~part	3 5
~party	4 3 6 15 9 18
~pass	0 -1 2 9 6 -3 13 -2
~password	8 24
~past	1 17 11 1
~patience	2 13
~patter	1 5
~pay	1 -5 2 2 3 -36 4 34 5 7 6 4 7 -9 8 -62 12 -61 13 67
~payable	5 25 13 5
~payday	6 8
~payer	0 2 13 26
~payment	0 16 4 -23 5 39 6 -8 13 74
~pays	5 14 7 9
~payslip	13 4
~pcm	4 13 5 -52 6 -24 7 -15
~penny	7 22
~pension	0 -51
~people	0 10 1 -8 2 20 4 -16 5 -25 7 -8 8 -23 14 -33
~per	0 -18 4 8 6 -7 7 13 9 10
~perfect	7 18
~period	12 15 13 26
~periodic	12 -39
~permission	7 19
~permit	0 -32 5 -16 12 -2 13 -1
~person	0 10 4 34 6 34
~persuasion	2 23
~pet	0 -22 1 -24 2 -44 3 22 4 -19 5 10 6 -21 7 -2 9 2
~petles	3 40
~pets	2 -43 3 57 4 -44 6 -56 7 -47 8 -48 11 -30 14 -30
~pett	3 20
~phase	6 8
~phon	6 16
~phone	1 -6 6 18 8 -18 14 13
~photo	0 -18 2 -54 3 -21 4 -20 6 -32 7 -48 8 -24 11 86
~photograph	2 -24 6 -13 11 52
~photography	11 21
~physical	7 5
~pic	11 44 14 4
~pick	2 26
~pics	2 -11 11 97
~pictur	1 -11 2 -27 6 -41 7 -17 8 -16 11 60
~picture	1 2 11 29
~pier	8 7
~pinch	11 16
~pip	0 32
~pitch	6 5
~pix	11 26
~plac	3 2
~place	0 -17 1 27 6 -24 7 5 10 -10 11 25 13 6
~plan	8 -11 11 -53 14 12
~plann	6 -11 7 24
~plant	1 11 8 16
~plat	5 11
~play	2 -3
~please	0 16 1 30 2 39 3 13 4 16 6 -28 7 -99 8 5 9 -23 12 -13 13 7
~plot	6 11 11 1 14 1
~plus	5 24 12 6
~plymouth	7 1
~pm	4 16
~poa	4 43
~pocket	7 12
~pod	9 14
~point	6 1 8 -13 12 6
~pointles	0 8
~policeman	8 9
~policy	3 2
~polite	2 3
~political	2 3
~ponder	6 15
~pool	1 -10 11 5
~pop	1 3
~port	1 -3
~portal	10 10
~porter	8 2
~possible	12 10
~post	14 5
~postcode	8 19
~pound	5 79
~power	7 5
~pp	5 1
~practis	2 19
~pram	1 19
~prayer	2 6
~prefer	1 7 2 5 14 1
~preference	0 8 2 9
~preferr	0 11 1 5 2 45
~pregnancy	2 2
~pregnant	2 32
~premium	0 3
~prepar	4 12
~prepay	13 50
~prepayment	13 10
~pres	8 28 9 -7 10 2
~presbyterian	2 14
~present	11 14
~prettier	7 13
~prettiest	7 4
~previou	2 -9 3 -25 8 18 10 5
~previous	10 15
~pric	4 12 6 11
~price	4 65 6 31 7 27 8 -12
~primary	1 -20 7 1
~print	6 8
~priority	2 18
~prison	8 24
~pritchard	8 14 14 6
~private	0 15 2 -10 4 14 9 -1
~problem	0 -22 1 -27 3 -31
~process	5 1
~professional	0 17 1 -4 2 8 4 -3 5 16 8 -36 13 -20
~profit	7 22
~prohibit	3 17
~project	13 4
~promis	7 -2 11 3
~promise	7 4 11 7
~prompt	6 13
~proof	7 8
~proper	0 10 8 1
~property	1 1 3 13 6 10 7 -9 10 14
~proportion	11 12
~proposal	4 39
~protestant	2 11
~puppy	3 13
~purchaser	7 6
~purpos	11 6
~purse	4 3
~push	8 14
~pushchair	1 16
~put	1 -3 2 -3 3 -21 4 41 6 -11 7 11 11 3
~puts	1 1
~pylon	11 1
~quality	7 14
~quarter	0 -2 4 -30 7 -3 8 -9 13 64
~quay	3 7
~queer	2 10
~question	3 10 14 4
~queu	6 19
~queue	6 22
~quick	2 -17 6 28 8 -3
~quickest	7 5 14 7
~quid	5 52
~quiet	1 21 6 -11 7 -16
~quieter	7 6
~quietest	7 5
~quin	2 19
~quot	4 26
~quote	0 2
~rabbit	3 7
~race	2 -18 6 33
~rail	3 7 11 -41
~rainbow	2 19
~rais	1 -8
~rapid	6 7
~rare	6 4
~rarer	6 12
~rat	8 -11 9 6
~rate	4 9
~rather	2 17 5 2
~re	12 8
~reach	1 3 13 5 14 16
~read	1 5 6 43
~reader	6 9
~ready	6 -2 13 12
~real	11 55
~reason	0 -1 3 -14 8 5
~reasonable	4 4
~receipt	0 10 5 20
~recent	10 2
~recipient	0 5
~recommend	6 12
~record	11 4
~recover	8 20
~red	6 11
~redecorat	1 5
~reduc	4 -6
~referenc	1 -13 2 -4 4 -19 6 -2 7 -11 8 -2 13 21
~reference	13 1
~reflect	4 4
~refs	5 25
~refundable	5 15
~refus	0 -13
~refuse	1 -24
~reg	14 -7
~region	4 17 7 2
~register	2 15
~registration	14 -4
~regrettab	0 1
~rehab	8 3
~rehome	3 24
~release	6 5
~reli	11 11
~rely	11 16
~remain	2 3 6 5
~reminder	5 7
~renew	5 22
~rent	0 2 1 -38 2 -32 3 -49 4 60 6 -19 7 -26 8 -33 10 -25 11 -84 12 -22 13 71 14 -35
~rental	4 18 7 14 9 28 10 19 13 21 14 12
~renter	0 10
~repair	8 -20
~repeat	6 14
~report	5 14
~republican	2 37
~request	4 10
~requir	2 13 5 17
~reserv	6 19
~reservation	5 3
~reserve	6 27
~resident	0 -32 6 -5 8 -2
~respect	1 4
~response	6 2
~responsibility	11 3
~rest	2 3 4 10 14 2
~retir	0 -27 2 -4 8 21
~retirement	1 -18
~returnable	5 16
~rich	7 30
~right	3 -15 6 9 7 9 13 -2
~ring	6 20 8 6 14 36
~risk	7 1
~rm	2 33
~rnt	13 26
~road	1 -6 2 15 4 -1 7 -20 10 -4
~roll	6 17 12 -19
~roma	2 22
~romanian	2 5
~roof	7 16 8 6
~room	1 -45 2 35 3 -26 4 27 5 -14 6 14 7 -14 8 8 11 37
~round	1 13 4 8 6 20 8 15
~rover	3 25
~rug	1 3
~ruin	1 6
~rul	2 6 3 -2 5 22
~rule	3 1
~run	1 9 12 2
~runn	6 18
~runs	8 -22
~rye	7 4
~s	3 12 11 5
~sad	3 3 8 10
~safe	7 6
~safer	7 14
~said	7 -7 8 -9
~sake	4 12
~sal	8 21
~salari	0 30
~salary	0 26
~sale	6 -21 7 -37 8 21 10 55
~salford	6 18
~salt	11 11
~same	0 -41 1 -61 2 6 4 -47 5 -44 6 -55 7 -31 8 12 11 22 13 -22
~sandra	14 4
~saturday	4 8 9 4
~sav	2 3
~save	0 8 2 3 3 22
~saving	13 5
~saw	6 5
~say	0 -2 1 3 2 28 4 16 7 32 13 17
~says	2 5 7 2 8 -14
~scan	14 21
~scheme	5 -9
~school	0 -22 1 43 2 -1 4 -19 6 -12 7 27 14 -36
~score	13 8
~screen	6 2
~scroll	1 8
~sea	7 28 9 8
~seal	4 31
~search	5 2 14 2
~season	2 2 9 27 13 13
~seat	7 18
~sec	5 18
~second	2 -34 6 37 8 14 13 4
~secur	5 4
~secure	0 3 6 17
~security	5 4 8 4
~see	0 -30 1 -13 4 6 5 7 6 5 7 -7 8 -3 10 4 14 21
~seek	2 1
~seen	6 8 7 5 10 9
~sees	7 11
~self	0 -18 9 27 13 24
~sell	2 26 8 1 12 12
~seller	11 2
~semi	3 3 10 20
~send	4 -10
~september	6 -26 8 -9 12 32 13 11
~servic	8 -33
~service	5 10 7 8
~set	4 35 5 23 8 -15
~settl	4 1
~settle	13 32
~seven	0 -3 7 -39 14 16
~seventy	8 15
~several	6 -17
~sex	2 9
~shall	13 -4
~shampoo	5 2
~shan't	0 7
~shar	3 1 7 -25
~share	2 1
~sharer	1 -26 2 -1
~she	3 3 8 35
~she'll	1 2 8 1
~shed	1 -7
~shelf	6 19
~shift	0 -11 6 37
~shoe	8 -1
~shoot	8 3
~shop	2 -10
~short	1 -22 2 -19 6 2 7 -18 9 4 12 27
~shorter	12 5
~shorthold	12 50
~shot	6 15 11 35
~should	1 2 4 12 6 -14 7 -6 8 11 11 2
~shouldn't	2 15
~shout	6 10 14 4
~show	0 4 2 -7 5 5 6 -33 8 6
~shower	3 -12
~shown	4 13 5 4 6 -15 11 19
~shut	8 17
~shy	4 9
~side	2 -6 8 20 9 -4
~sight	2 1 3 7 8 5
~sign	0 17 1 -29 2 -31 3 -21 4 -52 5 6 6 3 8 -20 12 16 13 -15
~similar	0 11 11 25
~simp	7 39
~since	0 -26 2 2 4 -9 6 21 8 40 11 35
~single	0 -5 1 3 6 -14 7 21
~sinn	2 24
~sister	1 -4 2 11
~sit	6 11
~site	0 -16 1 -21 2 -12 6 -32 7 -4 8 -23 14 -37
~sits	8 6
~six	1 -28 2 -41 6 -1 12 3 13 -9
~sixteen	1 22
~sixty	5 6
~skat	6 4
~sky	7 10
~skye	9 6
~skype	14 19
~slash	14 16
~sleep	1 14 8 14 9 41
~slip	6 16
~slot	1 14 6 12
~small	1 11 3 7 5 4 7 -15 11 -12
~smith	14 1
~smok	2 -11 3 3 8 2
~smoke	8 -45
~smoker	2 -19 3 4
~snap	11 25
~snapchat	14 1
~snapp	6 5
~snooze	6 10
~snow	6 11
~so	1 9 3 4 4 -23 5 -43 6 30 7 -28 8 47 9 -35 11 17 12 -18 14 -22
~social	0 12
~sofa	1 -16 4 -14 5 7 7 1
~sold	6 7 8 -1
~solicitor	0 14 2 -3 5 15
~some	11 32
~somebody	4 22 6 8 7 -8 13 -17
~someone	4 7 5 -2 6 11
~someth	0 14 3 6 5 1
~somewhere	1 19 2 8 4 34
~sooner	1 10 2 13
~sorry	0 6 1 8 2 26 3 12 4 -14 5 10 6 -26 7 -31 12 6
~sort	2 -14 4 -22
~sought	0 15 2 8 6 -5
~soul	7 6 8 16
~south	7 -11
~space	8 -3
~spaciou	0 4
~spain	8 14
~spaniel	3 3
~spare	6 13 8 39
~speaker	2 6
~special	6 4
~spend	9 14
~spirit	2 5
~split	5 10
~spotles	7 1
~spr	6 -20 12 16 13 16
~square	8 -4
~squeak	3 10
~ss	0 5
~st	1 -3 6 -16 8 -36
~stabl	10 1
~stage	1 9
~stair	0 -10 1 1 2 -9 6 -27 9 -43 11 -20
~stairwell	1 8
~stamford	2 6
~stampede	6 16
~stand	4 -1 7 2
~standard	12 12
~star	2 6 8 16
~start	3 3 4 22 5 -1 6 -24 12 10
~starter	3 4
~state	0 27 4 6 10 1 13 -9
~statement	13 -16
~stay	2 4 3 32 4 -19 6 -34 7 -4 8 -38 9 8 14 -26
~steady	0 17
~steep	1 5
~steer	0 4
~step	7 -18
~stick	6 13
~still	4 -18 6 11 8 -8 10 1
~stock	6 9 11 12
~stockport	3 12
~stop	1 25 3 9 5 14 6 -31 7 1
~stopp	6 28
~storage	9 -15
~storm	7 8
~straight	6 -17 7 2
~street	0 -3 1 -43 4 -15 6 -8 8 -24 10 -27
~stretch	13 11
~strict	1 9 3 30
~strike	6 9
~stroke	8 13
~strong	6 3
~stroud	6 2
~struck	3 4
~student	0 -30 1 -26 2 16 4 -13 13 29
~studio	7 9 8 -1
~study	7 -2
~style	9 21
~such	0 12 6 12 7 24
~suffer	8 16
~suit	1 1 3 4 6 -7 7 -19 8 -10
~suitable	1 -14 2 9 3 3
~sum	4 23 13 25
~summer	6 -3 8 -8 9 23 12 17 13 33
~sun	6 -5 7 18
~sunday	6 27 8 1
~sunny	2 4
~supper	6 12
~support	0 37
~supporter	2 17
~sure	7 29
~surprise	4 10
~survey	7 1
~swan	3 7
~sweet	8 10
~swift	6 23
~swim	1 -13
~symbol	8 2
~sympathy	0 2
~t	10 5 11 4
~ta	0 13
~table	13 22
~tae	6 13
~tak	5 30 8 3
~take	0 -2 1 -8 3 -8 4 11 5 30 6 -12 11 7 13 17 14 -14
~taken	1 -15 6 6 7 -3 8 -16 11 9 13 3
~talk	4 15
~tap	8 20
~taxpayer	0 14
~tbc	4 10
~tea	1 24
~teacher	0 13
~teatime	6 4
~teenager	1 11
~teeth	6 9
~tel	8 3 14 8
~telegram	14 32
~tell	2 -3 3 -4 4 15 5 -15 6 9 7 -24 13 -32 14 -8
~temper	8 4
~ten	0 -7 5 3 6 6 14 -17
~tenancy	3 9 5 -10 6 -23 7 -9 8 -46 9 -1 12 19 13 -18
~tenant	0 34 2 26 3 3 4 -11 5 67 6 -130 8 20 9 -37 10 -47 11 -52 14 -1
~tend	13 8
~tender	4 11
~tenerife	8 9
~tenner	5 24
~tens	1 9
~term	1 -27 4 6 7 -52 8 -4 13 23
~terrace	6 1 8 -5
~terrier	3 3
~text	4 -10 14 49
~th	0 6
~than	0 10 1 17 2 -17 3 -7 4 31 5 -16 6 26 7 39 8 -10 11 43 13 -18
~thank	0 17 1 21 3 5 6 -11
~that	0 19 1 19 2 20 3 42 4 -43 5 -3 6 5 7 39 8 2 10 -7 11 48 13 -4 14 -2
~the	0 -15 1 -7 2 -9 3 -18 4 -4 6 -8 8 12 9 -28 10 -14 11 18 12 -16 14 -13
~their	0 17 5 5 7 11 13 2
~them	0 -7 3 8 4 -28 6 5 7 -17 8 -88 11 34 13 -11 14 -29
~themselv	2 6 4 5
~then	0 14 1 1 2 6 6 5 8 35 12 22
~there	0 -28 1 -26 2 -50 3 -37 4 -11 6 9 7 17 8 1 9 -12 11 -15 12 -24 13 -42 14 19
~thereabout	4 9
~therefore	1 12
~these	3 2 4 2 6 28 7 6
~they	0 -1 1 -9 7 10 11 2 14 -1
~they'd	2 5
~they're	2 15 6 21
~thin	1 19 13 6
~thing	3 7 4 5
~think	1 34 4 27
~third	1 23 7 -11 8 14 13 11
~thirty	5 18
~this	0 8 1 15 2 21 3 29 4 -17 5 -32 6 102 7 41 8 -101 9 -26 10 56 11 -7 12 -38 13 -29 14 -74
~those	0 43 2 9 7 -32 8 -15 11 1 13 23
~though	0 8 2 -11
~thousand	4 21 6 2
~three	1 -28 4 -22 5 -17 6 9 7 -23 8 5 9 6 11 -8 12 -16 13 41 14 4
~through	3 -14 4 -8 5 4 8 17
~throughout	3 7
~throw	4 6
~thrown	2 1
~thur	8 11
~tick	6 24
~tidy	3 9 4 4
~tied	12 9
~tiktok	14 29
~til	6 1
~till	1 -1 6 16 8 40 10 9 12 7
~time	0 20 5 27 6 -9 8 -5 10 5
~tiny	1 -4
~to	1 5 2 4 4 -22 5 24 7 -1 8 3 10 19 11 -30 12 5 13 9 14 -9
~tock	6 23
~today	6 18 10 16
~toddler	1 40
~together	13 27
~told	0 19 2 -9 6 -6
~tom	6 1 8 17
~tomorrow	6 35
~tonight	6 50
~too	0 -2 2 37 5 -12 7 -19 8 -35
~top	2 15 4 -4 5 18 6 -3 7 -2
~tortoise	3 -10
~total	7 28
~tots	1 10
~touch	2 -6
~tour	9 4 14 7
~tourist	9 6
~toward	0 3 5 11
~towel	9 12
~town	4 -3 8 -5
~trade	7 11
~tradition	2 6
~traditional	2 14
~trail	7 3
~train	6 -35
~tran	2 19
~transfer	13 37
~transition	2 1
~traveller	2 34
~treat	2 -12 11 18
~tri	2 11
~trimester	13 16
~trip	3 6 9 3
~trouble	2 23 8 8
~true	11 6
~trust	7 26
~truste	2 5
~try	1 9 2 33 6 -4
~tues	8 5
~tuesday	8 6
~turn	0 -3 1 -5 2 -5 3 5 6 -1 8 5 11 3
~twelve	12 37
~twelvemonth	13 3
~twenty	6 1 8 -15
~twice	2 2
~twin	1 -8
~two	0 -23 3 -14 6 -46 7 -30 11 -1 12 -8 13 -3 14 -20
~typ	0 4 2 3
~type	6 8 14 16
~uc	0 32 2 -22
~uk	13 25
~ultimate	7 11
~un	7 9
~unattend	8 12
~unbeatable	7 2
~under	0 -13 2 3 5 -12 6 17 7 -8 8 8
~unfortunate	0 12 3 3
~unionist	2 35
~universal	0 10 2 7 5 -33 13 -17
~unlawful	2 -5
~unmatch	7 13
~unoccupi	8 7
~unrivall	7 12
~unsuitable	1 7
~until	4 3 6 -19 7 -7 8 -8 10 5 12 1
~unwelcome	3 12
~up	0 1 2 2 4 -13 5 16 6 10 7 5 8 30 11 1
~upfront	12 -8 13 54
~upon	4 4 11 16
~ups	1 33 2 -13
~upset	2 3
~upstair	1 10 8 22
~upward	4 21
~urge	6 1
~us	0 -3 1 -4 3 -13 4 12 6 -41 7 -4 8 -3 14 -24
~use	0 -18 1 -27 3 -20 4 -9 6 -42 8 13
~used	0 -2 6 -41 7 -8 8 11 11 44
~user	2 11 3 -1 14 27
~usual	0 12 6 -32 13 40
~vacation	9 9
~value	1 13 6 -11 7 43
~valuer	4 3 7 13
~vanish	6 6
~vaper	3 3
~vary	11 17
~vat	5 23
~vegetarian	2 16
~vendor	2 29 6 -7 14 11
~vett	5 13
~video	5 8 14 12
~view	2 -22 6 2 7 17 9 -13 11 17
~viewer	8 16
~viewing	4 5 9 -1 13 -11
~village	6 -1 7 -19 8 -8
~visit	1 24 5 10
~visitor	9 6
~vote	1 8
~voter	2 10
~vouch	11 9
~w	10 5
~wag	2 -12
~wage	0 41
~wait	6 36
~wake	1 10
~wal	7 10
~walk	0 -18 8 -16 14 12
~wall	2 -14 6 -29 7 6 10 3
~wander	8 9
~want	0 18 1 23 2 43 4 25 5 -14 6 14 7 -26 8 5 11 -52 12 11
~warden	8 2
~warm	7 9
~was	1 -25 4 -19 5 -21 6 -21 7 -76 8 -42 9 -18 10 -18 11 28 12 -23 13 -47 14 -5
~wasp	8 3
~wast	0 2 2 5
~watch	0 2
~water	4 -8 5 -32 7 18 8 -16 13 -1
~way	0 25 2 6 5 -15 8 -8
~we	1 4 2 2 3 -5 6 12 7 -46 8 -6 10 -26 11 2 12 1 13 1 14 -27
~we'd	1 22 2 53 4 31 6 -59 7 -68 8 -57 9 -5
~we'll	2 5 3 -8 4 11 5 -8 6 -32 13 4
~we're	1 12 6 -25 7 -20 8 33 13 6
~we've	2 15 6 4 7 -17 11 1 12 -7
~wean	1 10
~wear	1 7
~wedd	8 6
~wednesday	6 3
~wee	1 16 3 20 5 4 8 30
~week	4 -5 5 6 7 -4 8 32 9 89 11 -22 12 -7 13 -38
~weekday	8 23
~weekend	1 38 6 28 7 -31 9 22
~weep	6 1
~weigh	4 11
~welcome	0 -50 1 -22 3 -13 4 3 5 -18 6 -56 7 -8 9 20 11 -5
~welfare	0 18
~well	1 -9 2 -1 7 8 8 -34
~welsh	2 5
~wen	10 4
~went	0 6 4 3
~were	5 -4 6 14 8 -4 11 28
~wet	10 9
~wharf	1 7 4 17
~what	0 22 1 1 2 -3 4 21 5 -76 6 -42 8 -12 11 24 13 -14 14 -8
~whatever	4 18 7 20
~whatsoever	2 2
~wheel	2 7
~wheelchair	0 -24 1 -21 2 21 7 -16
~when	0 10 3 -39 4 -1 5 31 7 -6 13 21
~where	0 19 1 24 3 21 5 -20 6 -31 7 28 13 2 14 16
~which	0 -10 3 -2 4 7 5 9 7 -8 8 -13 12 15 14 -13
~while	5 12 6 59 12 1
~whippet	14 3
~whistle	0 3
~whit	2 16
~whitby	10 6
~white	2 22 7 -11 11 10
~who	0 25 1 -10 2 23 4 26 6 32 8 22 11 -54 13 13 14 -10
~who'd	2 12 4 4
~whoever	0 -10 1 -20 2 -20 4 12 6 21 7 2 8 -4
~whole	6 4 8 13 12 5 13 37
~whose	0 23 1 23
~why	3 9 8 15
~wi	8 8
~wife	2 16 4 3 8 3
~wifi	8 28
~wigan	14 3
~will	1 -17 2 20 3 21 4 44 5 -32 6 34 7 38 10 -46 11 -2 13 4 14 -6
~window	2 -41 4 -3 6 24 7 9
~wins	4 6 6 5
~winter	6 -8 7 -3
~wise	6 19
~with	0 12 1 13 2 15 4 1 5 -21 6 -3 7 -17 8 9 9 -4 10 9 11 -9 13 8 14 -30
~within	0 -3 5 -12 6 20 7 19 13 -8
~without	0 -34 1 -4 2 -17 3 -4 4 16 7 8 13 23
~witness	2 10
~wk	9 1
~woman	2 34
~women	1 -1 2 19 6 -1 8 -5
~won't	0 29 1 1 2 14 3 20 6 16
~word	0 3 6 33 7 34
~work	0 44 2 -44 3 -37 4 -12 5 -94 6 -95 8 -17 11 -2 12 -9
~worker	0 41
~worktop	2 -11
~world	7 39
~worry	0 5
~worth	4 16 7 8 13 3
~would	0 10 1 19 2 25 3 7 4 13 5 -15 6 -3 8 -6 10 -3 11 -1 12 21 13 4 14 -18
~wouldn't	0 -6 1 6 6 12
~write	1 1
~wrong	7 6
~www	14 8
~x	3 2 13 21 14 8
~xx	12 2
~y	1 2 8 29 11 4
~yale	8 28
~yard	2 -18 6 -22 8 -1
~ye'll	6 21
~year	1 2 3 -3 4 -29 5 -14 6 -73 7 24 8 2 9 -24 12 42 13 19 14 -4
~yeild	7 2
~yer	6 4
~yes	0 -44 1 -20 3 -32 7 19 8 -42 14 -11
~yesterday	6 34
~yet	1 -3 10 7 13 4
~yins	1 10 3 7
~yorkshire	7 6
~you	0 -14 1 -19 3 3 5 37 6 19 7 31 8 -4 9 -5 10 -36 11 -23 12 -8 14 6
~you'd	0 -13 4 6 11 -9 12 4
~you'll	3 17 4 -6 5 9 7 37 8 7
~you're	2 10 6 4 8 -4 12 13
~you've	1 9 6 5
~young	1 27
~younger	1 20
~youngster	1 10
~your	2 9 3 10 4 32 5 19 6 28 7 35 8 -11 9 12 10 -2 12 5 13 12 14 -40
~yourself	0 7 6 29 7 -2 8 17 13 3
~yourselv	6 5
~youtube	14 8
~yrs	10 3 11 16
~zero	14 35
~£#	0 -44 2 -115 3 -72 4 42 5 129 6 -36 7 -20 8 -56 9 -2 10 -63 11 -41 12 -32 13 -40 14 -86
~£##	0 -20 2 -43 3 -22 4 58 7 7 8 -68 10 -19 11 -33 12 -47 13 10 14 -42
£#	0 -44 2 -115 3 -72 4 42 5 129 6 -36 7 -20 8 -56 9 -2 10 -63 11 -41 12 -32 13 -40 14 -86
£# $	1 -25 4 -53 5 16 6 -22 7 -17 13 -17
£# ,	4 42 5 15 7 12 8 -54 14 -13
£# :advance	13 5
£# :burden	5 34
£# :clocktime	5 23
£# :codething	5 18
£# :condition	4 53 5 1
£# :deadline	13 20
£# :demanding	5 1
£# :deterring	4 -17
£# :feething	5 7
£# :fixed	4 8
£# :holiday	4 14
£# :income	5 28
£# :money	0 1 5 -52 13 2
£# :newness	13 8
£# :onlyword	4 15
£# :openprice	4 39 5 3 6 -16
£# :opinion	4 5 5 15
£# :period	5 26
£# :ranking	13 6
£# :spelled	5 4
£# :utility	5 -33
£# a	1 4 4 6 5 11 9 8 12 -28 13 -14
£# and	4 -11
£# but	4 16
£# by	5 3
£# for	5 53 6 3
£# if	4 34
£# in	4 6
£# is	5 14
£# monthly	5 28
£# more	1 4
£# on	4 -15
£# ono	4 16 5 -24
£# pcm	0 1 5 -52 13 2
£# plus	5 9
£# the	5 21
£# to	4 5 5 15
£# with	4 17
£##	0 -20 2 -43 3 -22 4 58 7 7 8 -68 10 -19 11 -33 12 -47 13 10 14 -42
£## $	2 -1 4 16 5 5 6 -52 7 3 13 -18
£## ,	4 36 5 4
£## :burden	4 -6
£## :clocktime	6 2
£## :condition	1 5 4 8 6 4
£## :deadline	6 30
£## :demanding	13 6
£## :deposit	5 11
£## :money	4 -15 5 -7 13 -15
£## :onlyword	4 11
£## :openprice	4 14
£## :opinion	4 -15
£## :paying	5 11
£## but	4 12
£## deposit	5 11
£## due	13 6
£## for	4 38
£## in	4 18
£## or	4 23
£## pcm	4 -15 5 -7 13 -15
£## per	4 -5
£## to	4 -14
£##_#	4 -7
£##_$	4 13 5 2 6 -64 7 -5
£##_calendar	4 -1
£##_day	13 21
£##_depend	4 3
£##_have	4 2
£##_house	5 8
£##_now	4 12
£##_pcm	4 31
£##_summer	4 8
£##_who	6 4
£##_will	6 1
£##_you	6 13
£##_£##	4 14
£#_##	1 3 4 -1 5 -91 7 18
£#_$	0 -20 2 -11 3 -7 4 29 5 41 6 -5 7 -88 8 -37 12 -29 13 -46 14 -12
£#_+	4 9
£#_adult	5 2
£#_bed	4 2
£#_charge	1 3 5 2
£#_conservatory	8 1
£#_credit	5 20
£#_deposit	5 -14
£#_do	4 4
£#_each	5 20
£#_every	5 7
£#_extra	5 16
£#_fee	5 18
£#_fob	5 5
£#_from	5 22
£#_go	5 11
£#_have	5 8
£#_i	5 20
£#_its	5 6
£#_linen	9 5
£#_lot	5 8
£#_month	1 7 4 8 5 -3 12 -7 13 -6
£#_more	1 8
£#_night	9 11
£#_no	4 -6
£#_off	5 7
£#_only	0 5
£#_our	5 4
£#_pcm	4 18 5 -22
£#_person	4 23
£#_put	4 1
£#_reference	5 2
£#_search	5 1
£#_sign	5 19 13 20
£#_single	4 2
£#_tenant	5 4
£#_that	5 9
£#_though	4 10
£#_time	5 30
£#_top	5 7
£#_up	5 15
£#_us	5 9
£#_vat	5 23
£#_way	5 -8
£#_we	5 18
£#_will	4 5
£#_winter	4 3
£#_year	12 -15 13 -19
£#_you	4 35 5 37
£#_your	5 4
£#_£#	4 36 5 -25
£#_£##	4 19 5 -36 13 11
…'ll>	5 6 6 23 7 45 8 27 13 3
…'re>	0 1 1 9 2 13 6 6 7 -31 8 21 12 19 13 12
…'ve>	0 3 1 16 2 2 3 3 4 -7 6 15 7 -38 12 -10 14 -7
…***>	0 14 1 9
…00ni	14 6
…0770	14 4
…0nin	14 6
…123>	14 18
…1632	14 20
…2580	8 8
…632>	14 20
…6mth	13 20
…700>	14 18
…700n	14 6
…7700	14 41
…77oo	14 33
…7oo>	14 31
…9oo1	14 19
…<#no	0 11 1 15 3 12
…<***	0 14 1 8
…<077	14 10
…<6mt	13 20
…<@hi	14 17
…<abs	10 4
…<acc	0 -14 1 15 6 -38 7 -10 8 22 13 23
…<ach	4 15
…<act	11 24
…<add	5 9 6 -33 7 17 10 26 14 16
…<ado	1 8
…<adv	0 -16 1 -16 6 5 7 -22 8 -11
…<aga	1 3 3 -2
…<agn	5 12
…<ali	7 1
…<aln	10 12
…<ans	14 1
…<ant	6 6
…<apa	6 10
…<app	6 -17 11 2 14 16
…<arr	9 9 13 14
…<art	11 2
…<ask	6 1
…<ass	4 18
…<att	2 1 4 15
…<aut	13 8
…<ava	6 -2
…<awa	4 4
…<bab	1 28
…<bac	8 2
…<bad	2 5
…<bak	8 6
…<ban	8 2
…<beg	0 4 12 11 13 3
…<beh	1 1
…<bei	6 2 13 11
…<bel	2 -4
…<bey	6 13 7 20
…<bik	1 -15 8 -13
…<bil	5 11
…<bla	2 9
…<bli	6 8
…<blu	6 -1 7 12
…<boa	6 1
…<bob	14 26
…<bol	9 10
…<boo	1 1 6 2 8 -5 10 19 14 3
…<bor	2 1 11 1
…<bou	5 14
…<bra	1 7 6 5 14 26
…<bre	1 11 3 22 6 10
…<bri	2 3 7 11 8 9
…<bro	5 13 14 15
…<bru	7 2
…<bui	3 9
…<bum	1 14 2 8
…<bun	1 2
…<bur	2 4 8 -8
…<but	8 1
…<buy	8 1
…<byp	8 9
…<cag	3 -6
…<cal	6 4
…<cam	7 15 8 13 11 19
…<car	2 -28 8 36 9 18 14 12
…<cat	6 5
…<cau	2 9
…<cav	8 1
…<cen	1 -15 2 -28 7 9 8 -24
…<cha	2 -16 7 -45 8 -15
…<che	8 23
…<chi	1 26 6 -10 7 -4
…<cho	2 9 4 9
…<cir	1 -6 3 13
…<cla	7 19
…<cle	1 5 5 20 7 16
…<cli	1 9 4 10 8 18
…<col	13 16
…<com	1 -35 3 -42 4 -1 5 -6 6 -45 7 43 8 -10 11 7 12 5 13 -1 14 -12
…<con	4 20 5 9 6 -20 7 11 9 12
…<cot	6 8 9 2
…<cou	0 3 2 -26 6 11 7 43 8 -43 11 4
…<cov	13 5
…<cra	6 8
…<cre	0 9
…<cri	2 24
…<cro	8 11 9 9 11 1
…<cru	3 7
…<cur	2 -13 8 38
…<cus	5 5
…<cut	8 -15
…<dal	6 19
…<dam	14 4
…<dar	8 30
…<daw	3 23
…<dec	7 -10 8 -14
…<dee	4 3
…<deg	12 5
…<dep	0 8 9 12
…<der	7 10
…<dia	6 7 8 6
…<did	12 3
…<dif	11 49
…<dig	11 13
…<dis	0 18 1 1 3 8
…<dog	3 28
…<doi	1 13 5 5 6 -13 8 3
…<dol	7 1
…<doo	8 6
…<dor	7 3
…<dow	6 8 7 9
…<dra	2 -10 5 6 6 -12 8 -6 13 6
…<dro	8 4
…<dup	6 2
…<dur	8 1
…<ear	2 -24 6 34 7 11 12 21
…<eas	2 8
…<elb	6 36
…<ell	8 6
…<emi	8 15
…<eno	1 12 2 -9
…<ent	8 22
…<ess	6 9 7 16
…<eve	2 5 4 1
…<evi	8 13
…<exa	11 14
…<exc	1 -3 12 2
…<exi	7 22
…<eye	6 1
…<fac	7 -17 14 6
…<fal	1 -2 2 15
…<fea	8 -23
…<fel	8 8
…<fem	2 13
…<fer	5 -9
…<fib	14 -3
…<fil	6 3
…<fin	2 -19 6 34 8 -32 11 34
…<fir	7 18
…<fit	1 -7 2 -2 6 -2 8 -42
…<fla	2 3 6 6 8 -9 11 17 14 9
…<fle	6 24
…<fol	8 19
…<for	5 12 6 12
…<fos	1 5
…<fot	11 22
…<fou	2 23
…<fra	8 11
…<fri	1 -1 2 -14 3 20
…<fum	5 4 8 1
…<fur	1 -9 4 -8 8 -9 11 19
…<gal	11 19
…<gen	11 10
…<gil	8 5
…<gip	3 5
…<giv	0 9 2 2 8 -16
…<gla	6 1 9 11
…<goe	2 14
…<goo	2 -12
…<gra	11 1
…<gre	2 -35 6 -13 8 -9 11 10
…<gro	4 8
…<ham	6 3
…<han	1 -4
…<hap	1 1 7 29
…<har	8 17
…<hat	8 26
…<hav	1 5
…<hea	4 -3 6 -8 9 -8
…<hel	2 -2
…<het	2 2
…<hig	9 12
…<hil	14 35
…<hit	3 11
…<hoa	8 1
…<hol	0 4 2 4 5 6 6 12 8 -10
…<hom	2 16
…<hou	1 2 3 13 6 7 7 14 11 1
…<hum	3 7
…<ign	11 23
…<ima	11 20
…<imp	11 6
…<inc	1 7
…<inf	13 1
…<ink	10 6
…<ins	6 2 10 15 14 5
…<int	10 1 11 4
…<ire	7 4
…<isl	2 3
…<iss	2 13
…<it'	6 31 7 9
…<jam	8 16
…<jan	14 21
…<jeh	2 12
…<jes	4 2
…<joh	6 4
…<joi	1 8
…<jun	1 13
…<kee	3 16
…<key	14 1
…<kil	6 2
…<kin	7 10
…<kne	8 20
…<kno	7 1 8 26
…<lad	2 20
…<lan	0 8
…<las	12 -1
…<lea	5 19
…<lee	6 6 7 10 14 5
…<lei	10 4
…<len	7 14
…<let	5 4 14 43
…<lev	4 3 8 -30
…<lib	8 2
…<lig	0 -7 1 -7 2 -7 4 -9 6 -2 8 -20
…<lik	11 3
…<lin	7 3 9 1 14 14
…<lis	4 19 6 6
…<lit	6 10
…<loc	7 27
…<loo	4 15
…<lun	6 14 8 5
…<lup	8 7
…<mak	2 -20 7 12
…<mal	2 6
…<man	2 -3
…<mar	8 2 11 14
…<mat	6 1
…<max	1 6 4 23
…<may	2 14
…<mea	8 6
…<mel	6 18
…<men	3 12
…<mic	13 13
…<mid	7 15 13 14
…<mil	9 10
…<min	8 18
…<moi	14 5
…<mon	12 2
…<mor	0 18 2 -2 7 26
…<mov	2 -3 4 2 6 -12 8 4
…<mul	2 1
…<nae	0 14 2 11 10 1
…<nai	9 6
…<nea	4 1 6 20 8 7
…<nel	14 10
…<net	8 7
…<new	3 6
…<nic	2 6 7 16 9 8 13 4
…<nig	2 1
…<nin	14 2
…<nor	13 21
…<o16	14 17
…<o77	14 45
…<obj	1 -6 3 -7
…<obs	0 5
…<occ	8 13 9 7
…<onl	0 11 2 5
…<ord	7 -28 8 -16
…<oth	2 17 4 7 5 3 7 -6
…<ove	1 11 5 4 8 3
…<pag	10 4
…<pai	6 13
…<pap	1 1 5 10 13 -5
…<par	0 -51 6 -37 7 -67 11 -9 12 -26 13 -35 14 -24
…<pas	11 6
…<pat	7 4
…<pay	6 5 13 36
…<pea	8 2
…<pee	3 19
…<per	1 6 12 13 13 25
…<pet	2 -8 3 57
…<pha	6 7
…<phe	6 3
…<phy	7 5
…<pic	11 38
…<pie	8 8
…<pin	11 15
…<pit	6 4
…<pla	2 -8 3 11 4 -9 5 3 6 -22
…<plu	6 -4
…<ply	7 1
…<poc	7 12
…<poi	0 16
…<pol	3 13
…<pon	6 14
…<por	8 2 9 13 10 14
…<pos	0 1 6 -18 12 6
…<pow	7 5
…<pra	2 27
…<pre	2 18 7 11 8 -8 11 34
…<pri	6 31 8 11 14 4
…<pro	0 -9 1 -16 2 6 3 -10 4 35 5 8 6 18 7 3 8 5 13 11
…<pyl	11 1
…<qua	7 11
…<qui	2 16 7 10 14 5
…<quo	4 34
…<rai	2 5 6 -10 8 -6 11 -22
…<rap	6 7
…<rar	6 12
…<rea	0 -14 1 17 2 -44 3 -26 4 2 6 25 7 7 13 3
…<rec	0 28 2 -44 5 36 8 -26 13 -14
…<red	1 8 14 20
…<ref	5 7
…<reh	3 24
…<rel	6 12
…<rem	5 9
…<rep	7 -22 8 -31 11 9
…<res	1 21 7 2
…<ret	5 15
…<rhi	8 1
…<rol	12 -3
…<ros	2 -8
…<rov	3 25
…<sal	6 24 7 9 8 18
…<sam	11 15
…<san	14 2
…<sco	13 19
…<scr	6 19 8 -4
…<sea	9 11
…<sec	8 2
…<see	10 6 13 9
…<sel	6 15 8 6
…<sha	1 -37 2 13 4 -3 5 9 6 -10 13 -8 14 -7
…<shi	11 2
…<sho	4 4 5 21 6 -20 7 -17 8 12 11 41 12 18
…<sig	0 14 3 6 6 14
…<sim	7 30 14 -5
…<sin	8 11
…<ska	6 4
…<ski	7 11
…<sky	8 3
…<sle	1 5
…<sli	13 5
…<slo	6 14
…<sma	1 14 2 -7 3 5 5 7 7 -1
…<sna	11 26
…<soc	8 -5
…<sof	11 4
…<som	0 15 1 14 2 16 3 19 4 37 6 -45 7 -3
…<soo	1 10 2 13
…<spa	8 -9
…<spe	7 10 9 13
…<spo	0 12 6 19
…<spr	12 14 13 15
…<squ	3 20 4 -6 8 -36
…<sta	1 9 3 10 4 -27 6 -40 7 7 11 -22 14 -24
…<ste	0 24 1 9 7 -4
…<sto	1 6 2 -34 3 29 4 -5 7 7 8 -13 11 3
…<str	2 9 3 27 6 29 7 4 8 -5 11 -9 13 20
…<sty	9 21
…<suf	8 13
…<sun	7 13 8 5
…<sup	0 5 6 13 9 11
…<sur	4 7 7 4
…<swa	2 1 3 7 5 6 6 8
…<swi	7 6
…<syc	6 3
…<sym	0 2
…<tak	0 3
…<tar	6 3
…<tas	7 10
…<tea	6 3
…<tee	6 8
…<tem	8 1
…<ter	8 4
…<tha	0 12 1 29 3 23 4 -62 6 -6 8 6 11 -9 14 -13
…<the	1 -1 4 2 5 20 6 43 7 34 8 3 9 -21 10 -4 11 -15 12 -38 14 25
…<thi	1 38 2 2 3 8 4 11 5 -16 6 19 13 30
…<thr	3 5
…<thu	8 10
…<tic	0 15
…<tim	4 -3
…<tog	13 27
…<tom	8 7
…<tor	8 1
…<tot	7 3
…<tou	9 4
…<tow	0 1 2 7 5 1 6 -16 9 10
…<tra	0 -9 2 6 6 -14 8 -37
…<tri	2 20 13 18
…<tru	7 32
…<twi	2 9 6 3
…<una	1 -2
…<und	11 1
…<unh	7 24
…<uni	2 1
…<unl	6 30
…<unm	10 17
…<upg	6 9
…<ups	2 3 8 11
…<upw	6 2
…<use	2 6 3 -3
…<usu	0 19 1 1 13 16
…<vac	9 9
…<val	1 10 4 3 7 12
…<vau	2 1
…<veg	2 14
…<vie	5 8 7 17 11 9
…<vis	1 23 5 9
…<voi	2 4
…<vou	11 9
…<wai	6 32
…<wal	10 4
…<wan	8 7
…<war	8 3
…<wat	0 1
…<wav	6 7 7 1
…<we'	0 2 1 3 2 18 4 12 5 -55 6 -14 7 -78 8 39 9 6 13 24 14 3
…<wea	7 24 8 -2
…<wei	4 11
…<wha	1 3 4 13
…<whi	1 -4 2 11 3 -2 4 10 5 6 8 -26 11 -2 12 11 14 -14
…<who	0 24 1 28 4 7 6 -45 8 15
…<wig	14 2
…<wil	4 10
…<win	8 8
…<wit	0 -13 1 -8 2 9 5 -10 6 18 7 16 8 -3 13 -10
…<wor	0 13 1 3 2 -31 7 12 8 -27 14 -1
…<wou	0 10 1 19 2 25 3 7 4 13 5 -15 6 -4 8 -7 10 -3 11 -1 12 21 13 4 14 -18
…<ye'	6 17
…<yei	7 2
…<yes	6 34
…<you	0 -9 1 24 2 -1 4 14 5 19 6 35 7 21 8 4 11 -8 12 35 14 -15
…@exa	14 39
…@hil	14 17
…_hom	14 14
…_let	14 41
…a's>	8 31
…able	3 -6 4 29 5 2 6 -48 7 -6 8 -14
…abou	4 9
…abso	10 4
…aby>	3 2
…abys	1 9
…acat	9 9
…acce	8 20
…acco	13 26
…aced	3 1
…acem	8 3
…ach>	6 5
…ache	6 12 7 2 14 6
…achi	4 11
…ack>	6 14
…acke	14 12
…acks	2 11
…ackw	8 6
…act>	11 15
…acti	2 27
…actl	4 -4
…actu	11 26
…adde	5 6 6 -2 10 15
…addi	10 1
…addr	1 3 7 23 14 18
…ade>	2 2
…ader	6 8
…adge	2 5
…adin	6 19
…adit	2 14
…adve	0 -8 1 -14 4 -10 7 -17 10 11
…advi	6 7
…ady>	0 14 13 12
…adys	2 11
…aebo	0 14 2 11 10 1
…aelm	13 14
…afte	13 4
…agai	1 3 3 -2
…age>	0 21 2 -8 4 -5 6 -3 8 -11
…aged	3 -8
…ager	3 12
…ages	6 8
…agh>	8 10
…agin	11 19
…agre	7 2
…ah's	2 12
…ail>	2 3 6 -17 14 9
…aili	7 1
…ails	11 -7
…ain>	3 4 7 6
…ainb	2 19
…ains	1 2 2 19
…air>	2 -3 9 -38
…aird	8 4
…aire	6 11
…airn	9 5
…airw	1 8
…aisi	8 6
…aite	6 22
…ake>	11 3
…aker	1 1
…akes	2 -16 7 13 8 16 9 5
…akfa	6 17 9 2
…aks>	3 10
…alay	2 10
…ale>	7 2
…ales	8 7
…alfo	6 18
…alit	7 14
…all>	2 5 3 11 5 2 7 -3 11 -28 13 -28
…alle	2 -9 6 11 8 -3 10 2 11 24
…alls	2 1
…ally	2 6 6 36 7 2 11 11
…alme	13 1
…alow	6 2
…als>	4 30 6 3
…alth	7 15
…alue	4 3 7 13
…amat	5 8
…ambr	7 1
…amer	8 14 11 20
…amfo	2 6
…amme	6 6
…amor	6 2
…ampi	9 10
…ampl	11 13 14 44
…ampo	5 2
…amps	7 3
…an's	8 24
…ance	1 -9 3 20 4 2 7 -36 8 30
…ancy	9 15
…and>	2 7 7 13 9 10 13 2
…anda	12 12
…ande	8 2
…andi	4 -24 6 -19 7 6
…andl	14 21
…andr	14 2
…ands	7 11
…andu	6 2
…andw	1 3
…ane>	8 4
…anel	7 3
…ange	6 -2 8 -9 11 3
…angi	1 5
…anic	8 7
…ank>	6 -7
…anks	0 8 1 6 7 19
…anna	8 13 14 8
…anne	14 12
…anni	8 18
…ans>	2 12 3 23
…ansi	2 1
…answ	8 1 14 1
…ant>	6 1 8 11
…anti	6 4 8 2 9 3
…ants	0 13 3 12 8 17
…anut	8 3
…apar	6 10
…aper	1 1 5 9 13 -5
…apid	6 7
…apoo	8 1
…appe	7 12 11 18
…appi	7 1
…appo	6 -3
…appr	4 11
…aps>	2 3 11 25
…arav	8 14 9 8
…ard>	0 2 2 -23 6 9 8 -5 12 12 14 25
…arde	8 3
…ardi	14 4
…ards	0 2 5 16 8 16
…ardy	6 5
…are>	0 -1 2 22 4 -50 6 -6 11 2 14 -16
…ared	4 11
…arer	1 8 4 3 6 9
…ares	2 4 7 8
…arf>	1 7 4 17
…arge	0 2
…aria	2 18
…arin	2 7
…aris	7 19
…arke	10 26 11 5
…arki	0 -27 5 -3 6 -15 7 -18 8 -34 12 -18 13 -9 14 -2
…arks	2 1
…arli	6 7
…arly	2 -11 6 38 12 21
…arml	8 4
…arni	8 5
…arol	8 30
…arqu	3 1
…arra	8 6
…arri	13 7 14 1
…arsd	8 1
…arso	2 4
…art>	9 21
…arte	3 6
…arth	7 22
…artm	6 10
…ary>	6 9
…ase>	1 18 6 16 7 7
…asid	9 10
…asie	2 10
…ason	0 -7 3 -27 4 1 8 1
…ass>	7 18 8 2
…asso	0 6
…ast>	6 34 9 1
…aste	6 7 12 -4
…asti	7 1
…asto	2 1
…at's	3 4 4 -39 5 1 8 21 14 -2
…atch	6 24 8 9
…ate>	8 11
…ated	2 -27 7 -31 8 -6
…atel	6 23
…ater	6 -5 9 -3
…ates	5 7 6 7
…athy	0 2
…atic	5 8
…atim	6 4
…atin	1 10 7 5
…atio	3 -8 5 30 6 -31 7 26 8 -25 9 29 11 19 14 -2
…ativ	11 15
…ats>	3 6 6 7 8 -55
…atsh	2 13
…atso	2 2
…atte	1 1 2 1 11 18
…atti	8 4
…attr	4 4 5 4
…atur	8 -24
…autu	13 9
…avai	6 -2
…avan	8 14 9 8
…ave>	6 2
…aved	7 1
…aven	1 6 7 4
…aver	6 6
…avin	5 24
…awai	4 5
…away	9 1
…awgs	3 23
…awin	11 7
…axim	1 6 4 23
…aybe	2 15
…ayda	6 8
…ayer	13 26
…aysi	14 1
…baby	1 8 3 1
…back	8 2
…badg	2 5
…bair	8 8
…bake	8 6
…bane	8 6
…bear	2 1
…beco	12 1
…bed>	1 9 5 8
…beds	0 1
…begi	12 13 13 3
…beha	1 1
…bein	6 2 13 11
…belo	8 1
…bern	8 3
…bes>	1 14
…beyo	6 13 7 20
…bike	1 -16
…bill	5 11
…bjec	1 -6 3 -7
…blac	2 6
…ble>	1 7 2 6 3 -11 4 41 6 -3 8 -45 12 5
…bled	7 1
…blem	0 -22 1 -27 3 -31
…bles	10 4
…blin	6 18
…blue	7 14 14 14
…boar	1 -21 7 -18 8 -16
…bobs	14 26
…body	0 14 2 9 10 3
…bol>	8 2
…bolt	9 10
…bonf	8 1
…book	1 2 6 2 8 -4 10 19
…bord	2 2
…borr	11 3
…boug	5 5
…bout	4 9
…bow>	2 19 6 12
…bows	6 19
…brac	14 13
…brav	1 2 6 11
…bre>	14 -3
…brea	3 5 6 15 9 13
…bree	1 1 3 1
…brid	7 9
…brig	2 3 7 8
…bris	8 4
…brok	5 13
…broo	2 2 14 9
…bsol	10 4
…buil	3 9
…bump	1 14 2 8
…bund	1 3
…bung	6 2
…burn	2 17
…bury	14 4
…butt	8 3
…buyi	8 1
…bypa	8 9
…bys>	1 14
…byte	2 14
…c's>	11 26
…cage	3 -6
…cal>	11 3
…call	6 5
…came	8 14 11 20
…camo	6 3
…canc	6 8
…cara	8 14 9 8
…card	14 5
…carn	8 3
…caro	8 22
…carr	2 -5 14 4
…catc	6 11
…cati	7 28 9 14
…cats	3 12
…caus	2 1
…cave	8 1
…cces	6 -8 8 17
…ccor	4 9
…ccou	13 27
…ccup	9 7
…ced>	6 -7 8 -22
…ceip	0 10 5 20
…cely	13 4
…cema	8 5
…cent	1 -31 2 -29 5 -11 7 5 8 -29
…cept	1 -8 12 1
…cer>	7 17
…ces>	3 5 4 1 7 -12
…cess	6 -12 8 16
…cest	7 3
…chae	13 14
…chan	6 -12
…char	2 -7 6 5 14 1
…ched	14 5
…chem	8 7
…chen	2 9
…ches	6 16 7 6
…chie	0 5 4 15
…chil	1 44
…chin	3 10
…chli	8 2
…choi	2 10
…ciat	0 7
…cies	11 5
…cipi	0 5
…circ	1 -6 3 13
…cisi	6 29
…cked	11 5
…cken	14 13
…ckes	7 5 14 7
…ckpo	3 12
…cks>	2 11 6 11 13 12
…ckwa	8 6
…cky>	6 12
…clas	7 19
…clea	1 8 7 3
…cler	5 21
…clie	1 14 4 2
…clos	4 3
…clud	1 8
…coac	6 11
…coll	13 17
…colo	2 7
…come	0 3 1 -18 2 -40 4 -12 6 -17 7 22
…comf	1 -20 2 3 7 9
…comm	1 13 6 12 12 5
…comp	1 -5 7 12 8 -16 11 30
…conf	4 10
…cont	5 16
…conv	4 11
…cora	1 11 6 -22 8 -11
…cord	4 3 11 12
…core	13 19
…cot>	12 3
…cota	9 4
…cott	6 7
…coul	2 -5 4 7 6 3 7 42 8 -5 11 11
…coun	1 19 4 -10 13 15
…cove	13 5
…crac	6 17
…cram	6 2
…cras	7 7
…cree	6 1
…cret	0 14
…crew	0 10
…crip	2 13
…crof	9 9
…croo	8 4
…croy	7 4
…cruf	3 7
…crum	8 2
…cted	8 21 13 11
…ctin	4 5
…ctio	1 -1 3 -19 10 16
…ctis	2 30
…ctly	4 -4
…ctua	11 26
…cums	1 -4 3 13
…cupa	9 7
…cure	8 11
…curr	2 -9 8 25
…cust	5 5
…cutt	8 -13
…dall	6 23
…dan>	8 4
…dard	12 12
…dari	8 11
…darr	8 16
…date	11 3
…dati	1 3
…dawg	3 23
…day>	6 47
…dcot	12 3
…dded	5 7 10 15 11 4
…ddit	10 2 14 20
…ddre	1 3 7 23 14 18
…dece	13 5
…deci	6 30
…deco	1 10 6 -23 8 -11
…ded>	6 6 7 -1 10 13 11 10
…deep	4 3
…degr	12 5
…den'	8 3
…den>	8 2
…depa	9 12
…depe	0 9
…der>	5 17 8 -7 11 -43
…derr	7 6
…ders	0 12 2 18 6 4 8 11
…dert	11 3
…dge>	7 1 9 11
…diar	6 10
…didc	12 3
…diff	6 -5 7 1 11 48 14 1
…ding	1 2 2 -1 5 17 7 1 8 -6 13 -5
…dinn	6 4
…disa	7 2
…disc	0 8
…dish	8 4
…disn	1 3
…diti	2 10 10 2
…dlan	7 2
…dle>	1 1
…dles	3 5
…dnes	6 7
…dno>	6 2
…dogg	3 28
…dogs	3 12
…doin	1 13 5 5 6 -13 8 3
…dom>	7 4
…don>	7 13
…door	2 -7 8 4
…down	6 30 7 5
…dra>	14 4
…dram	5 9
…draw	7 -14 11 3
…dren	1 34
…dres	6 -5 7 20 14 19
…driv	10 2
…dron	8 2
…dsit	0 1
…dsum	13 16
…dudn	6 2
…duff	9 8
…dupl	6 2
…duri	8 3
…dver	0 -8 1 -14 4 -10 7 -17 10 11
…dwea	1 3
…dys>	2 11
…e'll	3 -11 4 8 13 3
…e're	1 12 6 -33 7 -21 8 32 13 6
…e's>	1 -14 2 -19 3 -24 6 16 7 15 8 25 11 -26
…e've	2 14 6 5 7 -17 11 1 12 -7
…eabl	4 28
…eabo	4 9
…each	7 1 14 8
…eade	6 8
…eadi	6 20
…eady	0 14 13 12
…eake	1 5
…eakf	6 17 9 2
…eaks	3 10
…ealt	7 15
…eans	1 3
…eard	7 7
…eare	1 7 4 15 7 3 8 1
…eari	2 5
…earl	2 -28 6 50 7 -10 12 24
…ears	8 9
…eart	7 19
…ease	1 17 6 16
…easi	2 10 9 9
…easo	0 -7 3 -27 4 1 8 1
…eat>	9 6
…eate	9 -7
…eati	4 1
…eatu	8 -22
…eave	7 2
…eavi	5 23
…eawa	9 1
…ebod	0 14 2 11 10 1
…ecei	0 21 5 19
…ecen	13 4
…ecia	5 1
…ecip	0 5
…ecis	6 31
…ecom	6 11 12 1
…ecor	1 13 6 -34 8 -23 11 10
…ect>	1 4
…ecte	13 12
…ecti	0 -17 1 -10 2 8 3 -16
…edat	11 6
…eddi	14 18
…edec	1 10
…eds>	3 7 7 11 14 3
…edsi	0 1
…eed>	7 21
…eede	1 2
…eeds	6 2 7 7 14 5
…eeho	14 -4
…eein	10 6 13 9
…eel>	2 7
…een>	6 5 7 -27 8 -2
…eene	7 2 11 21
…eepe	4 1
…eepi	3 7
…eer>	0 4
…ees>	8 18
…eet>	6 11
…eeth	6 8
…eeti	6 4
…eets	3 17
…efan	8 4
…efit	0 7
…efle	4 3
…efor	1 11
…efur	5 8
…egan	7 10
…eget	2 15
…egin	12 13 13 3
…egre	12 5
…ehom	3 23
…ehov	2 12
…eice	7 3
…eigh	1 -2 4 8
…eild	7 2
…eing	0 -1 6 11 7 -5 10 5 13 33
…eipt	0 10 5 20
…eir>	0 19 2 -17 5 7 7 3
…eirs	2 2
…elan	7 3
…elbo	6 36
…eld>	8 -8
…elea	6 18
…elec	14 1
…elia	8 1
…elis	2 12
…ell>	1 5 5 1 8 -7
…elli	6 9 8 18
…ello	8 3
…elly	4 1 8 8 9 2
…elma	13 14
…elon	8 2
…els>	8 -12 9 9
…elve	6 4
…ely>	2 10 6 54 13 3
…emai	2 27 7 1
…emak	8 5
…emig	8 15
…emin	5 7
…emo>	8 12
…empe	8 2
…ems>	2 21
…en'>	1 12
…enag	3 12
…enan	0 11
…ence	2 -8 3 2
…end>	9 14 14 1
…endi	8 2
…ends	2 -9 3 21
…ened	4 12 11 15
…ener	4 7 11 27
…enes	11 6
…enga	8 2
…enin	13 1
…enly	7 4
…enny	8 15
…enou	1 12 2 -9
…ens>	7 9
…ensh	7 2
…ent>	1 6 2 -42 5 -32 6 -21 7 -25 8 20 11 36 13 7
…enta	11 3
…enti	1 -1 6 18
…entl	8 11 10 1
…ento	7 1
…entr	1 -21 2 -30 6 -5 8 5
…ents	2 -16 5 21 8 -24
…entu	7 21
…epar	4 11 9 9
…epea	6 14
…epen	0 9
…eper	4 1
…epin	3 7
…epre	11 11
…epro	7 20
…eps>	8 -31
…ept>	5 10
…equi	9 4
…er's	6 21 8 16 10 6
…era>	11 27
…eral	6 7
…eran	8 1
…eras	8 19
…erda	6 33
…ere'	1 -6 2 -18 3 -6 5 14 6 15 7 8 8 10 11 -21
…ere>	0 -41 4 3 6 -8 12 -13 13 -23 14 16
…erea	2 11 4 8
…ered	3 1 6 -9
…eref	1 12
…eren	11 26
…eres	7 2
…eria	2 22 11 1
…erie	3 21 9 3
…erin	6 9 13 6
…erio	6 3 11 5 12 13 13 27
…erk'	5 5
…erly	7 8 8 14
…erna	8 10
…erni	1 10 5 8
…erri	8 12
…erro	8 4
…erry	5 -4
…ers>	0 14 2 65 5 28 7 -41 8 12 9 14 12 -18 13 1
…ersa	4 11
…ert>	4 -1
…erta	11 3
…erti	6 8 10 1
…erva	5 2
…ervi	5 3
…erwi	2 6
…ery>	11 24
…esby	2 13
…ese>	4 10 6 26 7 4
…esen	11 34
…eser	5 3
…eshe	7 4
…esmo	4 2
…espe	1 2 2 4
…espo	6 17
…ess>	1 1 2 -34 3 50 6 -13 7 1 8 12 9 -7 11 5 14 9
…esse	2 9 6 2 7 29
…essi	1 -3 2 2 4 2 11 14
…est>	3 5 7 119 14 3
…este	6 29 7 12 13 13
…etar	2 16
…etch	4 12 13 10
…eted	10 16
…eth>	6 3
…ethe	13 25
…ethi	0 14 3 6 5 1
…etim	14 9
…etin	6 16 11 13
…etle	3 40
…ets>	2 -25 3 12 4 -2 7 -15 8 -6 14 44
…ets@	14 11
…ets_	14 13
…ette	5 6 8 31 14 15
…etti	7 19 14 22
…ettl	6 10
…etts	3 20
…etur	5 16
…etwo	8 10
…eve>	4 15
…evel	4 5
…even	14 9
…ever	2 18 7 25 8 -26
…evic	8 14
…ewca	3 7
…ewe>	0 11
…ewhe	1 19 2 8 4 34
…ews>	7 24 11 10
…exac	11 15
…exam	14 44
…exis	7 22
…expe	0 3
…ey'd	2 5
…ey'r	2 15 6 21
…eyon	6 13 7 20
…face	7 -2 14 21
…fair	7 8
…fall	1 -2 2 15
…fan>	8 4
…fast	2 -5 6 39 9 1
…feat	8 -22
…fell	8 8
…fema	2 13
…fer>	11 16 13 10
…fere	11 26
…ferr	5 -9
…fers	8 13
…ffer	8 4 11 49 13 6
…fibr	14 -4
…fiel	8 -19
…fies	7 17
…fill	6 5
…fing	6 44
…fini	11 26
…fire	7 17
…fitt	1 -10 2 -30 6 -10 7 -1 8 -62
…flat	8 -46 11 3 14 43
…flec	4 3
…flee	6 25
…fold	6 -3
…foll	7 2 8 24
…ford	6 8 7 17
…fore	1 11 3 3 6 11
…forg	14 10
…form	5 12 6 9
…fort	1 -19 2 3
…fost	1 5
…foto	11 22
…four	2 11
…free	3 11
…fres	7 4
…frie	2 -6 3 21
…fron	13 2
…ftes	7 18
…fts>	3 6
…ftwa	11 6
…ful>	3 3 6 8
…fume	8 9
…fumi	5 4
…furb	3 2 5 8
…furn	1 -22 2 -14 4 -8 6 -9 7 -12 8 -20 11 16
…gade	2 5
…gage	0 18 7 15
…gain	1 3 3 -2
…gall	11 19
…galo	6 2
…gan>	14 4
…gati	5 4
…gdom	7 4
…ged>	3 -19 11 4
…gen>	8 9
…gene	11 10
…ger>	1 18 6 18
…geri	3 12
…gers	0 21
…geta	2 15
…geth	13 27
…ggie	3 19
…ggle	6 17
…gham	7 5
…ghla	9 12
…ghou	3 7
…ght>	1 3 4 -12 5 11 7 -22 8 -8 14 -8
…ghte	11 9
…ghto	7 11
…gie>	8 4
…gies	3 19
…gin>	12 4
…gina	11 20
…ging	1 7 6 2
…ginn	13 16
…give	0 1 2 4 8 -11
…glam	9 10
…glan	6 4
…gle>	6 2 11 1
…gly>	4 9
…gnor	11 23
…gns>	0 17 6 9
…goer	2 14
…goin	6 9
…good	2 -11
…grad	6 8
…grai	8 2
…gran	1 1 7 5
…gras	11 5
…grat	8 12
…grea	9 5
…gree	2 -28 6 -2 7 6 8 -19 11 11 12 2
…grou	4 7
…h's>	2 10
…habe	0 1
…hack	6 9
…hael	13 14
…hake	6 5
…hall	2 15 13 -5
…ham>	7 9
…hamm	6 8
…hamp	5 1
…hand	1 -3
…hang	6 -27 11 4
…hank	0 17 1 26 3 5 6 -13
…hann	14 11
…happ	7 41
…hard	8 6 14 17
…hare	2 26 6 -16
…harf	1 7 4 16
…hase	6 5
…hat'	3 4 4 -39 5 1 8 21 14 -2
…hatc	8 7
…hats	2 2
…hatt	8 3
…have	1 3
…head	1 5
…hear	7 1 8 4
…heat	6 -1 9 -7
…heav	7 3
…hed>	2 -5 11 13
…heel	2 5
…heir	0 17 5 5 7 11 13 2
…help	2 -1
…hemo	8 12
…hen>	2 9
…her>	13 23
…here	0 -34 2 -16 3 -12 4 7 5 4 6 1 7 16 8 1 9 -21 11 -30 12 -27 13 -35 14 10
…hers	4 15 5 6
…herw	2 6
…hes>	6 5
…hese	3 2 4 2 6 28 7 6
…hey'	2 27 6 16
…hich	0 -10 3 -2 4 7 5 9 7 -8 8 -13 12 15 14 -13
…hief	6 4
…hies	0 4
…hiev	4 15
…high	9 12
…hild	1 45
…hill	4 -7 7 3 8 1 14 52
…hin>	0 -4 3 11 5 -12 6 19 7 18 13 -9
…hing	0 27 3 21 4 4 6 -1 8 -8
…hink	1 15 4 2
…hip>	5 9
…hird	1 23 7 -11 8 14 13 11
…hire	7 13
…hirt	2 5
…hist	0 2
…hitb	10 6
…hitc	3 11
…hite	2 14
…hlan	9 12
…ho'd	2 12 4 4
…hoar	8 1
…hock	11 1
…hoic	2 15
…hold	0 5 5 6 7 -19 8 -13 14 -14
…hole	9 10
…home	3 22 14 43
…hone	14 1
…hoot	8 3
…hort	12 24
…hose	0 23 1 23
…hots	11 21
…houl	1 2 4 12 6 -14 7 -6 8 11 11 2
…hous	0 1 2 -19 3 6 6 4 7 4 14 13
…hout	3 7
…hova	2 12
…hove	8 9
…howi	5 6
…hrou	3 7
…hrow	4 6
…hted	2 4
…hten	11 9
…hton	7 11
…hulm	7 3
…huma	3 7
…hurs	8 9
…hysi	7 5
…iac>	8 32
…ial>	0 13 6 5 11 13
…iali	5 1
…iall	2 9
…ian>	1 -1 2 22 8 32
…ians	2 10
…iary	6 11
…iati	0 7
…ible	12 10
…ibre	14 -3
…ical	11 2
…ice>	2 7 8 -10 11 -9
…icel	13 4
…icer	7 18
…ich>	0 -12 3 -3 4 6 5 8 7 -6 8 -16 12 14
…icha	13 14
…iche	2 7
…icht	9 9
…icin	5 4
…ick>	10 12
…icke	0 12 6 10 7 5 14 8
…ict>	5 2
…icy>	3 2
…idco	12 3
…ide>	8 23 9 20
…idea	9 12
…iden	2 -9
…idge	7 20 9 10
…idla	7 2
…ids>	1 15
…idsu	13 16
…ied>	2 22 10 6
…ief>	6 2
…ield	8 -21
…ienc	0 1
…iend	2 -6 3 22
…ient	0 15 1 13
…ier>	6 -20 7 60
…iers	8 8
…ies>	1 -6 3 24 7 30
…iest	2 8 6 4 7 41
…ieve	4 15
…iew>	14 19
…iews	7 24 11 10
…iff>	14 2
…iffe	11 49
…igad	2 5
…igan	14 3
…igat	5 4
…iggl	6 6
…igh>	4 11
…ighl	9 12
…ight	0 -12 4 -48 8 -3 11 1
…igno	11 23
…igns	0 17 6 9
…igra	8 30
…ike>	6 7
…ikel	6 13
…iken	11 6
…ikes	1 -17 8 -29
…ild>	7 2
…ildi	3 9
…ildr	1 34
…ilen	1 2
…ilin	7 1
…ill>	7 9
…ille	5 9 9 10
…illi	4 8 6 6 7 3
…illt	14 28
…illv	14 23
…ils>	11 -8
…imag	11 20
…ime>	1 2 6 10 8 4 14 9
…imes	8 1 13 15
…impl	7 28 14 -5
…impr	11 7
…imum	1 6 4 23
…inbo	2 19
…inch	11 13
…incl	1 8
…inde	5 4
…ine'	8 6
…ine0	14 23
…inen	9 20
…ines	2 14 7 1
…infr	13 3
…ing>	0 -2 1 20 2 -4 4 25 5 38 6 48 7 -24 9 19 11 -7 13 18 14 -45
…inga	0 8
…ingd	7 4
…inge	6 35
…ingh	7 4
…ingl	4 8
…ings	0 -7 3 21 4 2 7 -9 11 12 14 25
…ingt	0 10
…inis	8 -2 11 26
…ink'	10 6
…inki	1 17 4 3
…inks	2 16
…inni	6 2 8 1 13 15
…ins>	2 17 7 3 8 -11
…inso	8 19
…inst	1 7 2 6 3 -2 4 -6 10 20 14 2
…insu	5 4
…int>	6 22
…intl	0 8
…iny>	11 3
…iod>	12 17
…iods	13 15
…ion>	1 13 2 -12 3 -19 5 22 6 -5 7 26 8 -52 9 13 10 34 11 30 12 4 14 -4
…iona	2 19 6 4
…ione	2 11
…ioni	2 1
…ions	0 5 1 -11 7 -17 11 6 12 14
…ior>	11 7
…iors	1 15
…ious	6 14
…ipie	0 5
…ippl	2 14
…ips>	0 1
…ipt>	0 10 5 9
…ipto	3 5
…ique	1 18
…ircu	1 -4 3 13
…ird>	1 8 7 -11 8 17 13 5
…irds	8 3
…ire>	6 17 7 19
…irel	7 4
…irep	7 20
…irit	2 5
…irs>	2 1
…irwe	1 8
…isag	7 2
…iscl	4 4
…ise>	2 7 4 15
…ish>	2 4
…ishe	6 -11 8 -17 11 23 12 19
…isie	8 6
…isin	2 19
…isio	6 22
…isit	1 24 5 10
…isla	2 3
…isna	1 3
…ison	7 20
…issu	2 13
…ist>	7 14
…iste	2 -2 4 13 6 3
…isti	1 7
…istl	0 3
…ists	2 4
…it'l	6 31 7 9
…itby	10 6
…itch	3 9 6 20 8 5 14 1
…ited	6 20
…iter	6 11
…ites	2 13
…ithi	5 -12 6 20 7 19 13 -8
…itin	4 13
…itio	2 24 10 1
…itne	2 12
…its>	1 11
…itte	1 -20 6 -36 7 -37 8 -69
…itti	8 7 12 13
…itur	1 -3 4 -6 8 -8 11 12
…ity>	7 21
…ive>	6 14 8 2 10 1 11 8 13 5
…iven	0 2 2 8 8 -4
…iver	8 3
…ivin	0 8
…ize>	6 14
…izin	8 11
…jans	14 13
…ject	1 -7 3 -7 13 4
…jeho	2 12
…jesm	4 2
…john	6 4
…join	1 6
…juni	1 13
…k's>	5 5 10 6
…kate	6 4
…ked>	4 5
…keep	3 15
…kely	6 18
…kene	11 6
…ker>	5 13 8 1
…kes>	0 -9 1 -43 2 -23 7 5 9 11
…kest	7 4 14 11
…ket>	0 4 7 3
…kete	10 16
…keti	11 13
…keys	14 3
…kfas	6 17 9 2
…kids	1 15
…kies	7 13
…kin>	6 20
…king	1 10 4 5 7 -8 8 -9 12 -26 13 -8
…kite	7 1
…knee	8 20
…knoc	8 28
…kpor	3 12
…ktop	2 -11
…kwar	8 5
…kyli	8 2
…l's>	8 5
…lack	2 5
…lady	2 10
…lamp	9 10
…land	2 30 7 25 9 7 14 18
…lant	3 11 8 18
…lark	14 1
…lass	7 19
…last	12 -3
…lat>	14 8
…late	5 13 6 4
…lats	2 6 6 7 8 -33 14 4
…latt	11 13
…lbow	6 36
…lder	0 7 2 8
…ldin	3 9
…ldre	1 34
…lds>	5 10 6 3 8 -2
…lear	1 6 7 3
…leas	1 16 6 13
…leav	5 24
…lecr	8 3
…lect	13 18 14 1
…led>	5 12 7 9 8 -9
…leed	6 6 7 10 14 8
…leep	1 8
…leet	6 25
…leic	7 3
…lem>	0 -12 1 -9 3 -26
…lems	2 7
…lent	1 1
…lerk	5 21
…lery	11 18
…les>	4 -12 8 1 10 4
…less	3 41 8 17
…lets	14 67
…lett	5 1 14 46
…leve	2 -2 4 2 7 7 8 -32
…lfor	6 18
…lian	8 3
…libr	8 2
…licy	3 2
…lie>	8 9
…lied	2 1
…lien	1 6 4 2
…lies	6 11
…ligh	0 -28 1 -15 2 -23 4 -23 6 -4 7 -5
…like	6 9 11 3
…line	8 4 9 5
…ling	0 -23 2 -2 6 22
…lini	6 5
…link	6 5 14 15
…lip>	0 14
…lips	0 2
…list	2 2 4 11 6 2
…lite	6 14
…lity	7 21
…live	7 16 8 3
…ll_l	14 12
…llec	13 17
…lled	5 8
…ller	9 7 11 25
…llia	8 1
…llie	8 5
…llin	4 6 6 16 8 2
…llow	2 15 8 34
…lls>	6 -3 12 -18
…llto	14 28
…llvi	14 23
…lly>	2 8 4 12 6 15 8 10 11 7 14 -5
…llyi	6 9
…lmas	13 14
…lme>	7 3
…lmen	13 1
…loca	7 28
…lock	5 -9
…lone	8 5
…long	8 1
…look	4 14
…lord	14 21
…lots	1 3 6 18
…lour	2 7
…love	3 8
…lowe	8 28
…lowf	2 3
…lowl	8 2
…lows	6 2
…lsey	6 4
…ltho	9 10
…lton	4 14
…ltop	14 28
…luck	6 13
…luer	4 3 7 30
…lunc	6 16
…lute	10 4
…lves	6 3
…lvie	14 23
…lwin	6 4
…lymo	7 1
…m's>	8 13
…magi	11 19
…mail	2 11 14 12
…main	2 6 7 7
…make	2 -16 7 15 8 1
…mal>	13 3
…mala	2 9
…mall	1 19 2 -5 3 6 5 3
…man'	8 25
…manc	7 3
…mans	3 7
…mark	10 25 11 16
…mas>	13 22
…mate	6 16
…mati	5 8
…maxi	1 6 4 23
…mayb	2 15
…mber	14 6
…mble	6 15
…mbol	8 2
…mbri	7 4
…med>	8 3
…melt	6 18
…mena	3 12
…mend	6 7
…ment	2 -34 8 -5 14 5
…mer>	13 14
…mera	8 14 11 20
…mes>	0 4 1 -16 3 -9 4 -25 5 -3 6 -22 7 8 8 13 14 32
…mest	13 16
…meth	0 14 3 6 5 1 6 -6 8 1
…mewh	1 19 2 8 4 34
…mfie	7 17
…mfor	1 -18 2 25
…mich	13 14
…midl	7 3
…mids	13 16
…miga	5 4
…migr	8 30
…milk	8 2
…mill	9 10 10 2
…mind	5 6
…mine	8 2
…ming	1 -2 6 13 7 4
…mit>	4 7
…mith	14 12
…mitt	12 8
…mles	8 5
…mmen	6 12
…mmer	13 14
…mmit	12 8
…mmod	1 7
…mnia	8 19
…mnth	13 18
…moda	1 7
…moir	14 5
…mon>	7 8
…mond	4 1
…mone	2 2
…mont	12 3
…more	6 10 11 2
…mort	0 18 7 15
…mout	7 4
…move	2 -16 4 1 6 -16 8 2
…mpar	7 20
…mpat	0 2
…mper	8 5
…mpin	9 10
…mple	7 -2 11 9 14 30
…mply	7 39
…mpoo	5 2
…mpre	11 7
…mps>	1 12 2 9
…mpt>	6 13
…mput	11 24
…msta	1 -4 3 13
…mths	13 31
…mull	2 3
…mum>	1 6 4 23
…n's>	8 36
…nabl	4 1 5 9
…nae>	1 2
…naeb	0 14 2 11 10 1
…nage	3 9
…nair	9 6
…nal>	2 18 6 5
…name	1 5
…nant	0 10
…naps	11 26
…nbow	2 19
…nbro	2 4
…nce>	3 22 7 -14 8 30
…nces	1 -12 3 10 4 11
…nch>	6 8 11 14
…nche	7 3
…nclu	1 20
…ncy>	9 15
…ndar	12 12
…ndec	6 8
…nded	6 8
…nder	1 -7 2 -17 8 16
…ndin	4 -3 6 -9 7 1
…ndis	8 5
…ndra	14 3
…nds>	3 12 8 14
…ndud	6 2
…ndwe	1 3
…ne's	8 7
…ne00	14 23
…near	4 1 6 20 8 7
…ned>	2 5 4 1 7 -8 11 16
…nees	8 20
…nefi	0 8
…nel>	8 15 14 5
…nell	14 10
…nels	7 9 8 -2
…nen>	9 7
…ner>	1 2 2 6 8 -7 11 1
…nera	11 10
…ners	2 14
…nes>	2 22 4 9 8 10
…ness	2 11 6 7 11 3
…netw	8 10
…newc	3 7
…nfro	13 3
…ngal	6 1
…ngdo	7 4
…nged	11 7
…nger	0 18 1 16 6 36
…ngha	7 4
…ngin	1 3
…ngle	11 1
…ngly	4 9
…ngs>	0 -9 2 -3 3 16 4 2 7 -13 8 10 11 21 14 2
…nhea	7 9
…nhil	7 7
…nic>	8 10
…nice	2 3 7 15 13 3
…nich	9 10
…nie>	8 1
…nigh	1 9 5 7
…nine	14 31
…ning	1 -2 2 5 6 23 13 21
…nior	1 13
…nish	8 -20 11 31 12 1
…nist	9 2
…nitu	1 -3 4 -6 11 12
…nk's	10 6
…nkin	1 17 4 2
…nks>	0 9 1 4 2 11 7 25 8 -2
…nlet	14 16
…nley	2 6
…nly>	0 11 1 15 7 4
…nmar	10 17
…nnah	8 1
…nnel	14 8
…nnie	7 10
…nnin	6 2 13 15
…nnit	8 2
…nny>	8 15
…noch	1 17
…nock	8 31
…nome	6 3
…nore	11 15
…norm	13 23
…norw	14 10
…noug	1 12 2 -9
…nse>	6 13
…nshu	7 3
…nsit	2 1
…nsom	8 19
…nst>	1 3 3 -2
…nsta	6 6 14 11
…nstr	10 17
…nsur	5 4
…nswe	8 1 14 1
…ntat	11 5
…nted	0 9
…nten	0 -13 5 18
…nter	11 2
…ntes	7 2
…nth>	13 19
…ntia	6 7
…ntic	6 6
…ntin	0 13 9 3
…ntle	0 8
…ntly	10 1
…ntra	8 19
…ntre	0 2 1 -10 2 -12 8 -9
…nts>	1 1 2 -24 3 3 4 -18 5 35
…ntur	7 22
…numb	14 7
…nver	4 11
…nwic	10 12
…nyar	0 10
…o'd>	2 12 4 4
…o163	14 20
…o770	14 18
…o77o	14 29
…oach	6 16
…oard	1 -22 7 -19
…obje	1 -6 3 -7
…oble	0 -22 1 -27 3 -31
…ocat	3 10 7 29
…occu	9 7
…ochi	1 17
…ocia	0 10
…ock>	6 2 8 12 11 9
…ocke	6 -10 8 -9
…ockp	3 12
…ocks	5 -5 6 2
…odat	1 8
…ods>	2 -11 13 14
…ody'	10 1
…ody>	0 13 2 7
…oers	2 14
…oeve	2 2
…oft>	9 5
…ofte	7 4
…oget	13 27
…oggi	3 19
…oice	2 31
…oing	1 10 5 13 8 15
…oint	0 12 6 -8
…oira	14 5
…ojec	13 4
…oked	4 15
…oker	5 15
…oks>	1 1 6 2 10 21
…olde	0 8 2 9
…olds	5 4 6 10
…ole>	8 7 9 10
…olic	3 2
…olit	2 3
…olle	13 21
…ollo	7 2 8 24
…olls	12 -2
…olon	8 5
…olou	2 8
…olth	9 10
…olut	10 4
…ome>	3 23
…omen	6 1
…omer	7 3
…omes	0 1 1 -16 2 -7 4 -18 6 -24 7 14 14 36
…omet	0 14 3 6 5 1
…omew	1 19 2 7 4 34
…omfi	7 17
…omfo	1 -18 2 6
…omme	6 12
…ommi	12 8
…ommo	1 1
…omni	8 19
…ompa	7 18
…ompt	6 11
…ompu	11 24
…onab	4 2
…onag	2 4
…onal	2 18
…ond>	4 14 6 29 7 18
…onde	6 10
…one>	6 5 14 1
…oned	2 10
…onel	8 8
…oner	1 10 2 12
…ones	8 16
…onge	0 11
…ongl	6 2
…ongs	8 2
…onic	14 1
…onin	2 1
…onle	2 7
…only	0 28 1 14
…onne	8 5
…ons>	0 3 7 -36 11 13 12 13
…onse	6 1
…ont>	13 2
…onte	0 -9 5 17
…onti	0 11
…onve	4 11
…ood>	3 1
…oods	2 -10
…oof>	7 33
…ook>	2 7
…ooke	4 13
…ooks	8 -3 10 21
…ooms	14 1
…oone	1 10 2 12
…open	4 2
…oper	6 3 8 8
…ople	14 11
…opor	11 12
…opos	4 39
…ops>	2 -13
…opti	1 14
…orag	9 -15
…orat	1 11 8 -11
…ord>	6 4 7 17 11 2 14 15
…orde	7 -22 8 -31
…ordi	2 2 4 7
…ords	0 2 7 2
…ore>	1 4 3 16 6 30 11 26 13 22
…orge	14 10
…ork>	7 19 8 8
…orki	0 11
…orkt	2 -11
…orm>	7 6
…orma	8 10 13 22
…ormi	6 8
…orms	5 15
…orri	9 12
…orro	11 3
…orry	0 5
…ors>	6 -23
…ort>	3 12 9 10
…orta	2 1 10 9
…orte	0 4 2 15 8 1 12 23
…ortg	0 18 7 15
…orth	7 1
…orti	11 12
…orwi	14 11
…ory>	6 12
…osal	4 39
…ose>	0 21 1 21 6 -15
…osed	4 2
…ossi	7 19 12 10
…oste	1 3
…otag	9 4
…otal	7 4
…oted	4 24
…othe	2 16 4 7 5 3 7 -8
…otos	11 22
…ots>	6 19 11 24
…otta	6 8
…ou'd	0 -13 4 6 11 -9 12 4
…ou'l	3 17 4 -6 5 9 7 37 8 7
…ou'r	2 10 6 4 8 -4 12 13
…ou'v	1 9 6 5
…ouch	11 10
…ough	1 6 2 -40 3 4 8 -44
…ould	0 12 1 26 2 26 3 14 4 33 5 -4 6 -13 7 9 10 -27 11 9 12 13 13 1 14 -16
…ound	2 2
…oung	1 30
…ount	1 18 4 -11 7 1 13 11
…oup>	4 5
…our>	14 18
…ouri	9 7
…ours	0 -2 1 -10 3 -17 4 18 6 9 11 15 12 8
…ourt	2 9
…ous>	0 6 6 4
…ouse	2 -17 3 6 6 5 7 9 14 12
…ousi	0 8
…out>	2 -7 3 15
…outh	7 1
…outs	2 15 4 7
…ovah	2 12
…ove>	8 9
…oved	8 9
…oven	7 7
…over	1 8 3 32 4 -8 5 8 6 -11 8 11 9 8 13 4
…owar	0 3 5 11
…owed	8 18
…owel	9 12
…ower	7 10
…owfi	2 3
…owin	5 3
…owly	8 2
…own>	1 4 6 1 9 10
…ows>	6 39 7 9
…oydo	7 4
…p's>	14 11
…page	10 4
…pain	6 13
…panc	9 7
…pane	7 4
…pape	1 1 5 9 13 -5
…pare	4 2
…pari	7 19
…park	0 -29 2 -2 6 -22 7 -26 8 -14 12 -20 13 -18 14 -7
…paro	8 1
…parq	3 1
…pars	2 4
…part	6 6 9 14
…past	2 2 11 7
…path	0 1
…patt	1 5
…payd	6 8
…paye	13 26
…pean	8 3
…pear	11 13
…peat	6 14
…pect	1 11 2 5
…ped>	0 11
…pen>	1 3
…pend	0 7 9 12
…pene	4 14
…peni	13 1
…pens	7 6
…per>	1 2 3 4 6 3 8 19
…peri	12 14 13 31
…perl	8 14
…pers	5 3
…pert	6 9
…petl	3 40
…pett	3 19
…pgra	6 9
…phas	6 15
…phen	6 3
…phin	7 1
…phys	7 5
…picc	11 5
…pid>	6 7
…pien	0 5
…pier	8 11
…pinc	11 16
…pine	7 2
…ping	1 4 3 19 9 16
…piri	2 5
…pitc	6 5
…plac	8 -7
…plan	3 11 8 17
…plat	5 11
…ple>	2 2 14 36
…plea	1 17
…plec	8 3
…ples	11 3
…plet	14 10
…plex	6 2
…plot	14 2
…ply>	7 38
…plym	7 1
…pock	7 12
…poin	0 12 6 -7
…poli	3 13
…pond	6 24
…pons	6 2
…port	0 8 2 1 3 17 9 18 10 11 11 13
…posa	4 39
…poss	7 14 12 11
…pot>	8 18
…pott	6 2
…powe	7 5
…ppea	11 16
…pped	11 3
…ppen	1 1 7 16
…pper	6 17
…ppin	4 3
…pple	2 11
…ppor	0 13 2 17
…ppro	4 11
…ppy>	8 4
…prac	2 27
…prec	6 11
…pred	11 6
…prep	4 11
…pres	2 4 11 44
…pret	7 13
…prin	0 -3 2 -17 4 -7 8 -2 12 15 13 12
…pris	4 8
…prit	8 14 14 6
…priz	6 4
…prob	0 -9 1 -4 2 8 3 -34
…prof	0 4
…proj	13 4
…prom	6 12
…proo	7 25
…prop	4 35 6 4 8 11 11 10
…prot	5 10
…pset	2 3
…ptio	5 11 12 6
…pton	3 4
…pus>	8 5
…pute	11 24
…pwar	6 2
…pylo	11 1
…qual	7 14
…quar	4 -1 8 -14
…que>	1 15
…quea	3 10
…quet	3 1
…quic	6 2 7 13 14 7
…quig	8 2
…quin	2 19
…quot	4 34
…r's>	6 20 8 18 10 6
…rack	6 13 14 12
…ract	2 27
…rade	6 7
…radi	2 12
…rage	9 -16
…rail	2 -14 6 -18 8 -16 11 -8
…rain	2 10 8 1
…ral>	7 -3 8 -13
…rall	6 10
…rama	5 9
…ran>	8 6
…ranc	8 31
…rand	1 3 7 5
…rans	2 8
…rapi	6 6
…rare	6 12
…ras>	8 19
…rash	7 7
…rass	11 1
…rate	4 10
…rati	1 2
…rava	8 14 9 8
…rave	1 7 6 5
…ravi	7 3
…rawi	11 7
…ray>	3 1
…rcum	1 -4 3 13
…rday	6 34
…rden	8 1
…rder	7 -29 8 -15 11 -2
…rdif	14 5
…rdin	2 1 4 20
…rds>	0 18 4 -2 5 5 8 14
…rdy>	6 5
…re's	1 -8 2 -10 3 -18 6 18 7 3 8 13 11 -15
…reab	4 9
…reac	14 8
…read	6 29 8 -6 13 1
…reak	6 17 9 1
…real	0 -3 7 7 11 9
…reas	0 -8 3 -27 4 1 7 -12 8 1
…reat	9 5
…rece	0 19 2 -19 5 16
…reci	0 2
…reco	6 7 11 3
…red>	6 -28 14 -15
…reda	11 6
…rede	1 10
…redy	6 1
…ree>	3 12 7 10 12 5
…reed	3 1
…reeh	14 -4
…reen	1 -8 2 -3 8 -23 11 11
…refl	4 3
…refo	1 12
…refu	5 8
…reho	3 22
…rele	6 17
…rema	2 3 7 1
…remi	5 6
…ren'	1 12
…rent	2 -21 6 -11 8 31 11 15
…repa	4 8
…repe	6 14
…repl	8 -19
…repr	7 16 11 11
…rer>	1 6 4 2 6 7
…resa	7 7
…resb	2 14
…rese	3 -1 11 37
…resh	7 3
…resi	1 4
…resp	1 1 6 14
…ress	6 -28 7 21 11 4 14 15
…rest	3 10 7 38
…retc	13 11
…rett	7 9
…retu	5 16
…rewe	0 11
…rge>	14 9
…rial	11 3
…rian	2 36
…rict	5 1
…ride	8 15
…ridg	7 9 9 11
…rie>	3 12
…ried	2 9 10 9
…rien	1 -3 2 -13 3 29
…rier	7 12
…riga	2 5
…righ	7 8 11 8
…rike	6 13
…rime	13 16
…ring	0 -6 6 -15 8 6 9 19 10 -2 12 13 13 22
…rint	6 30
…riod	12 15 13 26
…rior	11 7
…riou	6 7
…ripp	2 12
…ris>	8 5
…rise	4 7 6 -4 7 9
…risi	2 1
…rit>	2 4
…ritc	8 14 14 6
…rive	2 -9 9 6 10 1 13 7
…rize	6 4
…rk's	5 5
…rket	10 26 11 11
…rkin	2 -4 5 -3 6 -16 7 -20 8 -37 12 -19 13 -9 14 -4
…rkto	2 -11
…rlie	6 8
…rls>	2 16
…rly>	6 34 8 8 12 20
…rmal	13 22
…rman	8 18
…rmin	6 15
…rmle	8 4
…rms>	5 13
…rnab	5 15
…rnig	1 10 5 8
…rnit	1 -3 4 -6 8 -8 11 12
…rniv	8 3
…roba	4 1
…robl	0 -22 1 -27 3 -31
…roft	9 9
…roje	13 4
…roke	5 13
…rol>	8 1
…role	8 12
…roll	12 -3
…romp	6 13
…rone	8 14
…rong	6 2
…roni	14 1
…ront	13 2
…roof	7 23
…rook	2 2 8 1 14 10
…rope	6 6 8 9
…ropo	4 39 11 12
…rose	2 -8
…rote	5 10
…roud	6 1
…roug	2 -21 3 6
…roup	4 9
…rove	3 25 8 3
…row>	4 2
…rown	2 1
…royd	7 4
…rpri	4 8
…rque	3 1
…rren	2 -16 8 31
…rrid	8 12 9 12
…rrie	14 4
…rriv	9 1 13 14
…rry>	2 -10
…rsat	4 11
…rsde	8 1
…rsel	6 5
…rson	2 4
…rtab	1 -16 2 5
…rtak	11 3
…rtal	10 10
…rted	0 10 7 6
…rter	2 14 3 3 12 3
…rtga	0 18 7 15
…rth>	2 11 7 14
…rtie	6 10
…rtio	11 12
…rtis	10 1
…rtme	6 10
…rts>	1 -5
…ruck	3 4
…ruct	10 17
…rumb	8 3
…rust	7 25
…rvat	5 2
…rvic	5 4
…rwel	1 8
…rwic	14 10
…rwis	2 7
…rys>	8 9
…sale	8 8
…salf	6 18
…sals	4 29
…samp	11 15
…sand	14 20
…sati	4 11
…sbur	14 4
…sbyt	2 14
…sclo	4 4
…scor	13 19
…scra	6 3
…scre	0 2
…sden	8 1
…seas	9 8
…sed>	0 -20 4 16 8 -15
…seei	10 6 13 9
…sell	8 6
…sels	6 3
…selv	6 5
…seng	8 1
…sent	6 7 11 33
…sepl	3 2
…seri	6 8
…sers	2 9
…serv	5 22
…ses>	1 17 4 -20 6 3 7 11 8 -74 13 -1
…sess	4 4
…seve	14 4
…sex>	7 23
…sey>	6 3
…shak	6 5
…shal	13 -4
…sham	5 7
…shar	2 26 6 -24 7 -1
…she'	1 2
…shea	4 18
…shed	6 -15 11 15
…shes	1 2 11 4
…shin	11 11
…ship	5 9
…shir	7 13
…shoo	8 3
…shor	12 24
…shot	11 21
…shou	1 2 4 11 6 -5 7 -7 8 10 11 2
…shov	8 10
…show	5 6
…shul	7 3
…sibl	7 5 12 10
…sica	7 4
…side	9 9 14 25
…sie>	8 4
…sies	2 10
…sigh	2 1 3 7 8 5
…sign	0 17 6 9
…sile	1 2
…simp	7 30 14 -5
…sing	2 26 8 16
…sink	2 5
…sion	6 2 10 6
…sis>	8 11
…sit>	5 13
…siti	2 9
…sits	1 18
…sizi	8 11
…skat	6 4
…skie	7 13
…skin	6 1
…skyl	8 2
…slan	2 3
…slee	1 8
…slip	0 27
…slot	1 3 6 14
…slow	8 1
…smal	1 19 2 -3 3 6 5 3
…smit	14 12
…smon	4 2
…snae	1 2
…snap	11 26
…soci	0 9
…soev	2 2
…soft	11 6
…solu	10 4
…some	0 14 1 14 2 22 3 19 4 37 6 -49
…somn	8 19
…son>	0 -3 1 5 3 -15 7 12
…sona	4 1
…soon	1 10 2 13
…spac	8 -3
…spec	1 21 2 13 5 2
…spen	9 13
…spon	0 12 6 16
…spri	12 16 13 16
…squa	4 -1 8 -5
…sque	3 10
…ssed	4 2
…ssen	6 8
…sses	8 -10
…ssex	7 23
…ssib	7 22 12 10
…ssin	2 4
…ssio	11 3
…ssoc	0 7
…ssue	2 13
…stab	10 3
…stag	1 9 14 10
…stai	1 6 2 -32 6 -26 9 -33
…stam	2 17
…stan	0 4 1 -31 3 26 7 4 12 4
…star	2 3 3 3 8 8
…stay	1 4
…stea	0 14
…sted	0 2 11 2 12 -3
…sten	4 15 6 1
…step	8 -33
…ster	0 -6 2 -49 6 32 7 14 13 21
…stil	9 10
…stle	0 1
…stoc	3 11 6 7 11 12 14 6
…stom	5 7
…stop	1 3
…stor	7 8 8 -12
…stre	2 7 13 10
…stri	6 15
…stro	6 18
…stru	2 3 3 4 10 17
…sts>	0 1
…styl	9 21
…sual	0 19 13 16
…sues	2 12
…suff	8 13
…summ	13 16
…sunn	2 3
…supp	0 9 2 5 6 17
…surp	4 8
…swan	3 7
…swer	8 1 14 1
…syca	6 3
…sylv	8 13
…symb	8 2
…symp	0 2
…t'll	6 31 7 9
…t's>	3 3 4 -46 6 -5 8 24 14 -9
…tabl	1 -26 2 13 6 -17 10 2
…tage	1 5 6 3 8 -6 9 4
…tair	1 5 2 -31 9 -33
…talm	13 1
…tals	6 1
…tamf	2 6
…tanc	3 27
…tand	0 3 4 -10 7 13
…tant	6 13
…tard	6 6
…tare	2 8
…tari	2 15
…tart	3 4
…tast	7 10
…tati	11 10
…tby>	10 6
…tch>	2 -17 6 26 8 9 13 13
…tcha	8 14 14 6
…tche	6 13
…tchi	3 11
…tdow	6 10
…tead	0 15
…teat	6 4
…ted>	0 7 1 -33 6 14 7 -19 8 -11 10 5 12 -19 13 7 14 -19
…teer	0 4
…teet	6 8
…tell	8 3
…tely	6 22
…temp	8 1
…ten>	4 10 6 3
…tent	0 -14 5 17
…teps	1 1 8 -28
…ter>	0 -13 4 -14 8 4 11 28 13 12
…tera	6 11
…terd	6 34
…teri	2 4 11 8
…terl	7 9
…ters	5 3 6 -41 9 -5 14 17
…tes>	2 3 4 -7 5 16 6 8 9 5 11 2
…test	7 24
…tgag	0 18 7 15
…than	0 17 1 25 3 5 6 -13
…that	3 7 4 -42 5 4 8 19 14 -3
…thei	0 17 5 5 7 11 13 2
…them	2 26
…ther	0 -19 1 -7 3 -3 5 13 6 1 7 16 9 -24 11 -35 12 -5 13 3 14 1
…thes	3 6 4 2 6 27 7 4
…they	2 27 6 15
…thie	6 4 7 17
…thin	0 12 3 24 4 14 5 -2 6 10 7 10 8 -46 12 -13
…thir	1 23 2 5 7 -14 8 8 13 21
…thol	9 10
…thou	4 2
…thro	3 6
…ths>	13 36
…thur	8 11
…thy>	0 1
…tial	6 7
…tic>	5 7
…tick	0 14
…tie>	8 13
…tier	7 13
…ties	6 8 7 10
…till	9 10
…time	8 19
…ting	0 -9 1 2 2 -3 3 -15 4 15 10 10 12 2 13 -23 14 7
…tinu	0 11
…tion	0 12 1 -1 2 9 3 -22 5 42 6 -33 7 16 8 -70 9 21 10 24 11 41 12 18 14 -12
…tiqu	1 18
…tisi	2 20
…tist	1 1
…tive	2 3 6 2 11 14
…tle>	6 4 8 2
…tles	3 39
…tly>	4 -17 5 -1
…tnes	2 12
…tock	3 11 6 7 11 12 14 6
…toge	13 27
…ton>	0 -3 7 1
…topl	14 11
…tops	2 -8
…tora	9 -15
…torc	8 2
…torm	7 8
…tory	6 13
…tos>	11 22
…tota	7 4
…tour	9 4 14 22
…towa	0 3 5 11
…towe	9 12
…town	9 8
…trac	4 4
…trad	2 11
…tran	8 23
…tre>	0 2 1 -11 2 -13 8 -20
…trea	2 19
…tret	13 11
…tric	2 5
…trie	2 15
…trik	6 13
…trim	13 16
…tron	6 2
…trou	6 2
…truc	3 5 10 17
…trus	7 27
…tsha	2 13
…tsoe	2 2
…ttag	6 8
…tte>	8 20
…tted	1 -23 2 -9 4 -6 7 -24 8 -48
…tten	2 2
…tter	5 3 6 -6 11 17 14 26
…ttie	7 13 8 2
…ttin	4 -13 6 -20 12 9 14 18
…ttle	6 5
…ttra	4 6
…tts>	3 20
…tual	11 32
…tumn	13 9
…ture	1 -9 2 -9 4 -13 8 -54 11 19
…turn	5 15
…tury	7 22
…twee	7 12
…twor	8 9
…tyis	2 5
…tyle	9 21
…u'd>	0 -13 4 6 11 -9 12 4
…u'll	3 17 4 -6 5 9 7 37 8 7
…u're	2 10 6 4 8 -4 12 13
…u've	1 9 6 5
…ual>	0 16 11 28 13 29
…uali	7 13
…uare	8 -5
…uch>	11 9
…uck>	3 6
…ucky	6 13
…ucti	10 17
…udno	6 2
…ueak	3 10
…uer>	7 30
…ues>	2 10
…uet>	3 1
…uffe	8 12
…ugh>	1 6 2 -2
…ugho	3 6
…uick	6 2 7 13 14 7
…uild	3 9
…uine	2 24
…ulat	1 12
…uld>	0 11 1 26 2 26 3 14 4 33 5 -4 6 -13 7 9 10 -27 11 9 12 13 13 1 14 -16
…ulla	2 3
…ulme	7 3
…ults	1 30
…uman	3 7
…umbe	14 6
…umig	5 4
…umme	13 16
…umn>	13 9
…umps	1 14 2 9
…umst	1 -4 3 13
…unch	6 12
…undl	1 2
…unga	6 2
…unge	1 30
…unhe	7 10
…unio	1 12
…uns>	2 18
…unt>	13 19
…unte	0 10
…unts	0 -21 1 5
…uote	4 35
…upan	9 7
…upgr	6 9
…upie	8 1
…uple	6 2
…uppe	6 17
…uppo	0 11 2 16
…upse	2 3
…upwa	6 2
…ure>	1 -39 2 -24 4 -34 5 9 8 -25 11 8
…urin	8 11 9 7
…urn>	2 14
…urna	5 15
…urni	1 -22 2 -10 4 -8 7 -11 8 -20 11 16
…urpr	4 8
…urre	2 -14 8 25
…urs>	0 -10 3 -11 4 17 5 1 11 19 12 2
…urst	2 1
…urth	2 11
…ury>	7 33 14 2
…usep	3 2
…user	2 7
…uses	1 13 7 20 8 -31
…usin	0 7
…ust>	7 30
…usto	5 4
…usua	0 19 13 16
…ute>	10 2
…uter	11 24
…uth>	7 4
…uts>	4 8
…utte	7 2
…utti	8 -7
…utum	13 9
…uyin	8 1
…vaca	9 9
…vah'	2 12
…vail	6 -2
…valu	1 10 4 3 7 12
…van>	8 14 9 8
…vati	5 2
…ved>	6 -22
…vege	2 15
…vel>	4 1
…ven>	0 2 1 8 2 6 8 -12
…vend	8 2
…venl	7 4
…vens	7 2
…ver>	3 29 8 -11
…veri	6 2 13 5
…vern	1 4 5 7
…verr	8 14
…vers	4 23
…vert	0 -4 1 -14 7 -10 10 11
…very	2 7
…vict	8 12
…view	5 2 7 13 14 37
…ving	0 7 5 25 6 3
…viou	1 1
…visi	1 23 5 8
…voic	2 5
…vouc	11 9
…wait	4 5 6 31
…wall	6 2 10 5 14 1
…wand	8 7
…wans	3 7
…ward	5 9 8 17
…ware	11 15
…wast	2 1
…watc	0 2
…wave	7 1
…way>	2 -3 8 -25
…wcas	3 7
…we'l	2 5 3 -8 4 11 5 -8 6 -32 13 4
…we'r	1 12 6 -25 7 -20 8 33 13 6
…we'v	2 15 6 4 7 -17 11 1 12 -7
…weal	7 2
…wean	1 3
…wed>	6 3 8 11
…weed	7 12
…weig	4 11
…well	1 7 14 2
…wels	9 13
…wer>	2 -3 8 -10
…were	2 7
…wfie	2 3
…wgs>	3 23
…whar	1 7 4 16
…what	2 3
…whee	2 5
…wher	1 18 4 28 6 -20
…whic	0 -10 3 -2 4 7 5 9 7 -8 8 -13 12 15 14 -13
…whis	0 3
…whit	2 13 10 7
…who'	2 1 4 3 8 16
…whos	0 23 1 23
…wich	14 10
…wick	10 11
…wiga	14 3
…will	4 9
…wing	5 3 11 6
…winn	6 4
…wise	2 6
…with	0 -10 1 -4 5 -23 6 18 7 19 8 -4 13 -9
…witn	2 12
…wly>	8 2
…word	0 3
…work	2 -23 7 14
…worr	0 5
…wors	7 1
…woul	0 10 1 19 2 25 3 7 4 13 5 -15 6 -3 8 -6 10 -3 11 -1 12 21 13 4 14 -18
…xact	11 28
…xamp	14 44
…xcep	12 1
…ximu	1 6 4 23
…xist	7 22
…xper	0 3
…y'd>	2 5
…y're	2 15 6 21
…yard	0 9
…ybe>	2 15
…ycam	6 3
…yday	6 8
…ydon	7 4
…ye'l	6 21
…yeil	7 2
…yer>	0 1
…yers	13 26
…yest	6 34
…yish	2 5
…yle>	9 21
…ylin	8 3
…ylon	11 1
…ymbo	8 2
…ymou	7 1
…ympa	0 2
…yond	6 13 7 20
…you'	1 8 5 16 6 18 7 28 8 7 11 -34 12 24 14 -1
…youn	1 30
…your	0 -7 2 -9 3 -11 4 21 5 2 6 15 11 3 12 3
…ypas	8 9
…ysic	7 5
…ysid	14 1
…yter	2 14
…zing	8 11
`
