/** Letters of other alphabets that look like Latin ones, in pairs. */
const PAIRS =
  'аaвbсcԁdеeёeнhһhіiїiјjкkӏlмmоoрpԛqгrѕsтtυuνvѵvԝwхxуyүyαaβbγyεeζzηnιiκkλaμmοoρpσoτtχxωwɑaɡgıiłløođdħhŧtƅbꞵbǝe'

export const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: PAIRS.length / 2 }, (_, index) => [
    PAIRS.charAt(2 * index),
    PAIRS.charAt(2 * index + 1),
  ]),
)

/** What pictures say. `nope` is a bar that may stand on either side of what it bars. */
export const PICTURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nope: '🚫 ❌ ⛔ ✖ ✗ ✘ 🙅 👎 ❎ 🛑 🆇',
    'no smoking': '🚭',
    pets: '🐶 🐕 🐩 🐱 🐈 🐾 🐰 🐇 🐹 🦮 🐕‍🦺 🐈‍⬛ 🐀',
    children: '👶 🧒 👧 👦 🚸 🍼 🚼 👪 🤰',
    women: '👩 🚺',
    men: '👨 🚹',
    wheelchair: '♿ 🦽',
    phone: '📞 ☎ 📱 📲 🤙',
    email: '📧 ✉ 📩',
    key: '🔑 🗝',
    hurry: '⏰ ⏳ 🏃 🔥',
    lock: '🔒 🔐',
    photos: '📷 📸',
    not: '≠',
    money: '💷 💰 💵 💸',
    yes: '✅ ✔ 👍 ☑',
  }).flatMap(([word, pictures]) => pictures.split(' ').map((picture) => [picture, word] as const)),
)

/** Digits and signs that stand for letters in a disguised word. */
export const DISGUISES: Readonly<Record<string, string>> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g',
  '@': 'a', $: 's', '€': 'e', '£': 'e', '!': 'i', '|': 'l', '+': 't', '#': 'h', '^': 'a',
} // biome-ignore format: a table
