// Written by scripts/draw-map.ts from the outlines of Natural Earth (public domain). Not to be edited by hand.

/** So many units of the map are one step. */
export const GRID = 2

/** Every border once: where it begins, then step by step; two digits a number, then one. land.ts reads them. */
export const BORDERS =
  'AeAdhqgqhpeqji AhBGilkcjnjrjjfn AvBjecfbebfbaedacdehcbflbkhVdqgnX0fgiZifiXhYejdfgafgeXhYjdgcdhdbjdjibXkaldtkmh AQBTekfciehi AeAdnjjdjhmdhijejjmerjlgjidikhofiijefdkgljmhoffeqhhdadhcmfmkeikhgjkdjifjiilbgcohjiejikXjefcndjcgeldhapfqkhipjfljlllkohgrio CgB0VhVf CKB0gOWiWeWfWgWeWjWg BEBigWeXiXUgUgVg EkAFSicijjagklcghibgijcfljgidgdefjmhTodmdiepejhkfpegdcdgdYcbfZddgcibjfhcbidfhdmgcebfieabXdPgYfnfVfqepgafuekf3gwergqhRhohyfph CmB0hcfXedkdkYgcbXjaeUifmijennkghrihijjdkYoyfklmlkhkjkfo DeB0VhVeVeUkVf CJAWlcmgjhmflifioe CpAUpjlgjimhklchqjjjkh DRAnficlZbdinmhkfjXcmmgiaeXbhfZbgiYgefidqfgdjcfdXehfZcaiXfUeec BuAdchhiVfSiXbrfUfkeZfjdofnijfkjfdnhikojgh B4AMugmi1gjhahQhWfcdYf BNATZidjbhadkcefnfohki CjA0ehadalfddgiehZrlgiki BjAOfhTicflfTgldqiiekilg B5AVgiZhZclggengfijh CIASUkfdjeqh B2AOfhagcepfii B7Affhbfcfkemj ChASngli CtAUcg CpAUbgde CrAkheigiieidgge CZA5iekgghdjegfe CBAPehafkfkh BEBifsgshssgsggrfrirdrjrerhrgr BcDebgYbbg BKDZdaceZNfZgUhQfPjihkfWbYcdfXedgbdcgd A9CJcedaeffbljlr AuBzfgdWjegnhl CKB0hqcqkrgqdriqhqerhqhqfr CKDmYdciZnhl B4DxbfcVcfeideebddbi CgB0klib DeB0amdlchbeahekdjZuifkYmbjfijekirjjkfiZindkUpfblbZhhiYnekinZiihbidreieciuYpanhphihpdjcYhcdbchddYhfk DlCPgmdfgaelecZggaidiWjaigemhnlihq DQCWejddgehegjkh DKCBhfmlghcedd CqEyfl CpE3fceecifkZaachccbecfhXccadeciceSYdcechcfbaYebcbcZgbcehomqipjkaafcaaiddcdV B4Dxemgolskimejehakekgdwelmhmfjigkesiklmldlj CyEGXhiecbXeeebjkcngnjjkjgjk DBELfiagfieechfdkhfbmgmk CtEOcgffhfigii DZGQedaheodgficdbkeYhddaei C8GKddVXfddaaScdgbkZdfiWmahTfd CqEyldiajflcfqhjhdfbkfgdkmlgkihekgkkjk DWEzeihjdkikajcfhpbjccbgikeghkfsegbjfkejkoleglkgldjfgmjjpkhokgioek DWEzjmlkjfkijkjrgj DrFQiqdqfqhqhqiqeqPg DaGWfa DrFQollkigkogsdvgrevYmcmgnbrcm DkG6fbZaiclafXdfgcbf C3HqZdfZkccgiehcjhhbcijWgajXhbgVidhThbfU DkG6dkYejjhldjdiZgglagfjkhcjfjbjliXnijWj DJHtcgbiXdad CxHpmh C3Hqjhldnkjh DSHmjfihifhhghdgffehef EgAudjXkZehedejecfkcjjjeihkekgfjjj E1BXhaicmgdmnfcqkhjnihjpkhemhjdjcgaiefejagkajebffejefdgclgeZacgafd EqB0ibeZmZjgjjekhlelakde GzBDagTjacgbfclarbgebeZhcjhjSndnnmcmcheqelbgekbhfaaSdcZnahbdfZfWjdqcobwTxaqemgmeugqhdhji G-AdXigiljdiklejjjfjljfjUp FsBibg FnBifdfaickgkdfmihbmhj F3Beelbamehj FhCYhkeijo FjCmdjYebigmckchcoijdlbkZgbjecaggaebiZfXfdkcriogidgUaXcefbkfmifZjiobhbocjXlejg FhBrhieoeggvniepdgeljk FrCufkdbjchl FhBrndfa FsBihijhgjndmkjercoihdlfgWidjejkkghYcffdreng GzBIekjvqjflkmjjbhimnfijfjjhhkkijfijmiflgldgel HWCSWlgjlhfjYkfccekdWccndjfm G1ClbeajWfVTefbjdfbcbfeiXefeZhgjcgYkfe G1Cldnhj GzCvdfcn GsC1XgjjbhefjlehkjgjdfejijafeZZXhYddUadbfcZcdihnkjhklljggikimkagejjianibdbZaadaafaaebk GCDBfodeYdhelgmf FsC2fncgfXkfij GtDOfhbhbeheiiog H1CWfkegdmimgjjn H0CwejaZXcZf HcCnVWjfibfekddg GzBIkecd G-AdkfmiphrkjidkbhRdehlihnlhicoiifedncliideeheeeohhidgijkghducfiteii IPAieqjqgreqhqhqgrfq IPB0 IPB0gn IPB7ZfeiXadgamgldcdtjkigio IhAMSjZiZkgjliXgacraffteqflg GpDdemhidrlrerbi GjEIBSZjeeafSmVoXigdFN E4D0VYglXggpdhhmWggi EYEDgckXiaifibjfmafbhbnajakhohpbpeogkeohkejhfikeejhndikkwkikpikildfdidkfmhhioi GjEIhvcgdlhrkmhl GjEyTggeahckWifbbdhelgedgbde F9EjdccibfaiZefhZdcgdpbccfdahebgdhblegcmgmZhddheecaheWhdxgfLfRkg F9Ejhkdjdodhfldicedidm FnFAWiaZWhVkZfbgZjUVeacZcbfViXgVed GmE0de GpDdlgpineqihf HJDejm HMDkcnbZmslogjkkisjj HXEObkeoglbrdieegbcghkclcecjZffhcddgeo GmE0qpjkngkjhlcjeoelhhgplo G9FrageqjihjegZbchZdZgdZgbXgfiZhcZQg F2Fjff F1Fijdch F0FgWXedibiXba HXEOjonolmeikludkdfrdqZtWocmcjbrijflkm HdFxdiXiZgeZVd HdFxhucmajXngijlglejZieqUsajWibfRjaegZZWdecYeWdcdaddfciZlahadbhedY H5GCeggkbxeobidedXkaeXiclfkckYhjip H0Cwjmer H1DBdegcckefeceiiqZgdkfoZkhlZikkZldf HMDlgf HJDemThbbceiahedcgcjddcgecddidddlclgicngoclfqmngjdgacc GzCvjlcgbkfd HDDPiflfehhichee ItDFgh ItDGajgmbucheleibgcekmhldifk ISD0XefbbiYbdZagjojjhljfgmlfmYgmijjhjlbpgjdkXmfjakakbhejcgeWgbfccbgdaZeYdecYcbfghb H1DBhjnkke IBDGncqnillcialjmahnjdjg JBCFelfocefrckipemapcignil IBDGgYdbhbkgeadigadfdXjhgckggWcfak IPB7jghdcc IPB0kafaoemcidjihmieiigklcikkwhdijjfjoifhk IPAijdednhqlhecefbnbkgfkijfkilcliglagcdehdeetdgdqghdpfufndmiqgkjWipikfohqhgeqgkigiokidlhlfmhmgednfziojtgikjhufkjjffdrglinklkkhjjcigkehYZcmdgknfjdfZkYpedakafgkdlijgpegflhjcjgnchgmdmeTfShYiajfkZnXiZegekbmeaahbpijXihccfdjZfYiXqVukhklidkijlglenfxcoflYtejcjcecm KcCugf KcCthdhZfbiekhibhZiZchdjcgfaccbefWdXacahejhldpgickeedrkiiekmfibgdmbldfejhkdlYkdjabWffZcacffdhZaS LDCGceepjmgledekgOgTfagYjdhmgmkx KuAPiergpheiSgaf K2ATjfjgkhZgdg MTAZchefieigii LGAPhfqhehcgbf JJEEgadegjbifldiflapgrfrcpecgbdWgZebeLciechecbebVh ItDGimjhhlgrklhfnongkhjbjgik JSDpgkcifpeges I4E2fleegZgcjo KcCtecfjcjgicfap KLC5YliZfdeicmdjhjkkidkigidhbojikqekijfmfgatamVlekgccg JmEBbZbickdehedYiadb JoEJhejfhhcmfc KcCuehflblfjlpgofiZjfWifeddehZee K8C9dkgrejdibgclebUjjjemeifbdcpYmejhjZiimZibgXjfir LFCochemccfmcggbhcjfiUjmkjhehm KhDWhdjfjiejfeeked JmEBejemjpjlhognYrgbdeeacefdewighnklhkglikfjbbeXgcdXhXeXgWfddleegYcX J-E_cmhljjdggmdigodgcdafgcdYicjhhcjgibnXhkjj JjFafpegbZZOcZebkgmrigkninjj KNFLekWghlmeckikincedagpefgaeejWidlhme KKEjdcbfeWhhhXjhhkelgmmigl KQE4dhgkdegcbhhcjgncgo J3FrdhbfSbidljkfljmj KAD5kahhdrea KTFrajeiefhfldkg KWFPeifcheiggk KKEogkdlfdhciffjic KOEpefhkfhfahhfbjigk KcFcefaghejgjhhi KFEmjhgidigdge J6Ezhejbhcgjeldj KHFqghchdggfifhhkf J-Fsbhhehfhhifgi KxGFiqfpfqoghsgtfs K5HHbZdghccjjbfebmbagfYcbhRkfjXgcjdgceiYcVfYgWlcrbkchanZkfjjjflZkfgdmjmghhcpnl KxGFmjjchXhYigjrifijgkiomliloshnduehbuZjbeeiZe LMHRakdapfgj MEHQWsaejclelZjj MBG9jijmlhfkegelcciefZdb LRFyaebadecifkbfedZhjceaadegcdeidabcmekhinjiicmexnjlkieikoll LMFhkhlcgibkdffe L1GWfhccedkjjj LXFefhfdcdhfjiik'

/** By zone: its rings, each a list of borders counted from 1; with a minus it is gone along the other way. */
export const RINGS: Readonly<Record<string, string>> = {
  alaska: '1 2 3/4',
  'arctic-canada': '-1 5 6 7 8/9/10 11/12 13 14/15/16/17/18/19/20/21/22/23/24 25 26/27/28/29',
  'pacific-west': '-2 -8 30 31 32/33/34',
  'great-plains': '-7 35 36 37 -30',
  'atlantic-seaboard': '-6 38 -11 39 -35/40/41/42',
  mexico: '43 44 -31 -37 45',
  caribbean: '46/47/48',
  'northern-andes': '49 50 -43 51 52',
  'amazon-basin': '53 54 55 -52',
  'brazilian-coast': '56 57 -54',
  'southern-cone': '58 -49 -55 -57 59/60 61 62/63',
  iceland: '64',
  'british-isles': '65/66',
  scandinavia: '67 68/69 70/71',
  'western-europe': '72 73 74/75',
  'central-europe': '-74 76 -69 77 78 79 80',
  mediterranean: '-72 -80 81 82 83/84/85/86',
  'european-russia': '87 88 89 -78 90 -68 91 92 93 94 95/96',
  maghreb: '97 98 99 100',
  sahara: '101 102 103 -98',
  'west-africa': '-99 -103 104 105',
  'nile-valley': '106 -101 -97 107 108 109 110',
  'congo-basin': '-106 111 112 113 114 115 -104 -102',
  'east-africa': '-110 116 117 -111',
  'southern-africa': '-112 -117 118/119',
  levant: '120 121 122 -108 123 -88/124 -82/125',
  persia: '126 127 128 -121 129 130',
  'central-asia': '131 -130 132 -95 133 -93 134',
  siberia: '-134 -92 135 136 137/138/139/-133 -94/140/141/142',
  'indian-subcontinent': '143 -127 144 145/146',
  china: '-137 147 148 149 -144 -126 -131/150',
  korea: '-136 151 -147',
  japan: '152/153/154',
  'southeast-asia': '-145 -149 155/156/157/158/159/160/161/162/163/164/165/166/167/168/169/170/171',
  outback: '172 173',
  'eastern-australia': '174 -172/175',
  'new-zealand': '176/177',
  'pacific-islands': '178/179/180/181',
}
