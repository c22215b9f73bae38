import { fold } from '#app/vietnamese/fold.ts'

/**
 * What common passwords are made of: the words, names and keyboard walks that lists of leaked passwords are full of, Vietnamese
 * ones included. Written down for this project from what such lists have in common; no list was copied.
 */
const WORDS = `
password passw pass passwort contrasena motdepasse parola senha admin administrator root user guest test tester testing demo
login welcome letmein access master secret private default changeme change temp temporary system server manager support
office company internet computer laptop windows microsoft google facebook youtube yahoo gmail hotmail apple iphone android
samsung nokia sony dell oracle cisco linux unix database dragon monkey shadow sunshine princess football baseball basketball
soccer hockey tennis golf superman batman spiderman ironman starwars startrek pokemon naruto pikachu minecraft fortnite roblox
liverpool arsenal chelsea manchester barcelona realmadrid juventus milan ronaldo messi neymar ferrari porsche mercedes toyota
honda yamaha suzuki corvette mustang camaro chevy harley michael michelle jennifer jessica jordan joshua daniel andrew matthew
ashley amanda nicole samantha elizabeth victoria charlie thomas robert william richard george anthony christopher alexander
benjamin jonathan nicholas patrick steven taylor maggie ginger buster tigger pepper summer winter spring autumn flower butterfly
rainbow chocolate cookie banana orange cherry apple peanut cheese pizza coffee whatever nothing something hello helloworld
iloveyou loveyou lovely lover love iloveu myspace forever friend friends family mother father brother sister baby babygirl
angel jesus christ heaven freedom liberty america canada england france germany london chicago dallas boston newyork texas
california florida australia vietnam saigon hanoi danang haiphong cantho hochiminh vietnamese matkhau khongbiet khongco
anhyeuem emyeuanh yeuem yeuanh yeuemnhieu yeuanhnhieu contraiyeu giadinh giadinhtoi mainho mainhoem tinhyeu hanhphuc nguoiyeu
conyeu conme bome chame vochong voyeu chongyeu bancuatoi tuoitre tuoiteen hocsinh sinhvien giaovien bacsi congty cuahang
maytinh dienthoai dienmay anhhung sieunhan congchua hoangtu thiensu bongda vodich tuyetvoi quehuong toiyeuvietnam yeuvietnam
nguyen nguyenvan nguyenthi tran tranvan tranthi phamvan hoang huynh phan dang bui duong minh tuan hung dung hieu trung thanh
khanh phuong thao linh huong trang ngoc quynh hoa lan mai anh long nam hai son tung quang thang vinh cuong dat kien duy
mercury jupiter phoenix eagle falcon tiger lion panther wolf wolves cowboy cowboys yankees steelers lakers packers raiders eagles
redsox rangers giants bulldog hunter killer ninja samurai warrior soldier marine army navy airforce captain scooter racing
runner player gamer gaming hacker matrix legend titan zombie vampire wizard magic merlin gandalf hobbit starfish dolphin
dolphins turtle rabbit bunny kitty kitten puppy doggie horse horses snoopy mickey disney donald garfield simpson simpsons
metallica nirvana slipknot eminem beatles elvis guitar music musica piano drummer dancer dancing singer rockstar rocknroll
fuckyou fuckoff asshole bitch bigdick pussy sexy sexygirl hottie blowme cocacola pepsi heineken tigerbeer corona trustno trust
maverick hammer yamaha compaq qazwsx qwerty qwert qwertyuiop asdfgh asdf asdfghjkl zxcvbn zxcvbnm zxcv qazwsxedc wsxedc
qweasd qweasdzxc qwerasdf asdfqwer poiuytrewq lkjhgfdsa mnbvcxz abcd abcdef abcdefg abcdefgh abc xyz aaaa zzzz qwer azerty
azertyuiop dvorak keyboard monitor mouse hardware software network wireless security firewall backup operator engineer student
teacher school college university hospital doctor nurse police lawyer money dollar million billion rich business market
marketing sales shop store hotel garden kitchen window bedroom mountain ocean river island beach sunset moonlight starlight
diamond crystal silver golden gold platinum purple yellow green blue black white pink red midnight thunder lightning storm
hurricane tornado blizzard snowman snowball cowgirl cutie sweetie sweety honey sugar candy bubbles bubba buddy budweiser
creative genius einstein galaxy universe spaceman cosmos astronaut rocket missile submarine titanic avatar inception
hercules achilles apollo athena zeus poseidon spartan spartacus gladiator napoleon alexandra sabrina natasha vanessa rebecca
stephanie danielle gabriel rafael carlos fernando antonio francisco alejandro sebastian santiago isabella sophia olivia
a aa aaa q qq z zz qwe asd zxc wer sdf xcv qaz wsx edc rfv tgb yhn ujm
`

/** The words above, each once. */
const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]
const WALKS = ROWS.flatMap((row) => [row, row.split('').reverse().join('')])

/** Figures that people put after a word: runs, years, and what is lucky or rude. */
const ENDINGS =
  /^(?:|\d|1{2,8}|0{2,4}|0[1-9]|1[0-9]|2[0-9]|69|77|88|99|12+3*|123(?:4(?:5(?:6(?:7(?:89?0?)?)?)?)?)?|123123|321|321321|420|666|786|777|888|999|(?:19[5-9]|20[0-3])\d)$/

/** Letters as people write them with figures and signs. */
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * Whether a password is one that lists of the most common passwords hold: figures alone, a common word (also twice, or with
 * figures for letters) with the usual figures after it, a walk over the keyboard, something short said again, or the person's
 * own address. Marks and capitals make no difference.
 * @param email whose password it is to be
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const text = fold(password).replaceAll(/\s+/g, '')
  const own = fold(email).split('@')[0] ?? ''
  return (
    /^\d{1,12}$/.test(text) ||
    /^(.{1,4})\1+$/.test(text) ||
    (own.length >= 4 && text.startsWith(own) && ENDINGS.test(text.slice(own.length))) ||
    isWalk(text) ||
    isWordWithEnding(text)
  )
}

function isWordWithEnding(text: string): boolean {
  const [, word = '', ending = ''] = /^(.*?[^\d]|)(\d*)$/.exec(text) ?? []
  return ENDINGS.test(ending) && [word, unleet(word)].some((each) => COMMON_WORDS.has(each) || isTwice(each))
}

const isTwice = (word: string) =>
  word.length % 2 === 0 &&
  COMMON_WORDS.has(word.slice(0, word.length / 2)) &&
  word.endsWith(word.slice(0, word.length / 2))

const unleet = (text: string) => text.replaceAll(/[013457@$]/g, (sign) => LEET[sign] ?? sign)

/** One run of keys, or two of at least three keys each: 'qwertyui', '1qaz2wsx', 'abcd1234', '123qweasd'. */
function isWalk(text: string): boolean {
  if (isRun(text)) return true
  for (let end = 3; end <= text.length - 3; end++) {
    const rest = text.slice(end)
    if (isRun(text.slice(0, end)) && (isRun(rest) || isTwoRuns(rest))) return true
  }
  return false
}

function isTwoRuns(text: string): boolean {
  for (let end = 3; end <= text.length - 3; end++) {
    if (isRun(text.slice(0, end)) && isRun(text.slice(end))) return true
  }
  return false
}

const isRun = (text: string) => WALKS.some((walk) => walk.includes(text))
