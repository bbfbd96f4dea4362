/** What a function may start with. A word that is a noun here (`block`, `step`, `frame`, `key`) is none. */
export const verbs = toSet(`
  accept access act add advance align allow annotate announce answer append apply approve archive arrange
  ask assemble assert assign authorize await begin bend bind book broadcast build bundle cache call
  can cancel capitalize catch center change check choose chunk claim clamp classify clean clear click
  clone close collapse collect combine commit compare compile complete compose compress compute
  confirm connect consume convert copy correct corrupt count create crop cut darken debounce decide
  decline decode decompress decrypt deduplicate define delay delete deliver demote derive describe
  detect diff disable discard disconnect dispatch dissolve distribute divide download drag draw dump
  duplicate ease edit emit enable encode encrypt end enroll ensure enter erase escape estimate
  evaluate execute expand expect expire explain export extend extract fail fetch fill filter find
  finish fit flatten flush focus fold follow format forward freeze generate get give go grant group
  guard guess handle has hash highlight hold hydrate identify ignore impersonate import include infer
  init initialize insert inspect install interpolate intersect invalidate invert invite invoke is
  iterate join jump launch leave lengthen limit list listen load localize locate lock log make map
  mark mask match measure merge migrate minify mirror mix mock mount move mutate navigate normalize
  notify observe omit open order pack pad paint pan parse paste patch pause perform pick place plan
  play post prefetch preload prepare present preserve press prevent print project promote publish
  pull push put query queue quote raise rate read rebuild receive reconnect record redact redeem redo
  reduce refresh refuse register reinstate reject release reload remember remind remount remove
  rename render renew reopen reorder repaint repair repeat replace reply report request require
  resend reset resize resolve restore resume rethrow retime retry reverse revoke rewind rewrite
  ripple rotate round run sample sanitize save scale scatter schedule scroll search seed seek select
  send separate serialize serve set settle share shift shorten should show shuffle sign simplify skip
  sleep smooth snap solve sort split spread spy start stop store stretch stringify strip stub submit
  subscribe suggest sum suspend swap swipe switch sync take test throttle throw tick tint to toggle
  tokenize track transform transpose traverse trigger trim truncate trust try turn type undo unfold
  ungroup uninstall unlock unmark unmount unpack unregister unsubscribe unwrap update upload vacuum
  validate verify visit wait wake warm warn watch wipe withdraw wrap write zoom
`)

/** Measures that the field itself writes as nouns. */
export const geometry = toSet('angle clamp distance dot lerp')

/** Words that would stand beside another one for the same thing; patterns over the words of a name. */
export const forbiddenWords = [
  { pattern: / evenings? /, instead: 'training, or attendance sheet' },
  { pattern: / practices? (?!types? )/, instead: 'training, or exercise' },
  { pattern: / homeworks? /, instead: 'assignment, or task' },
  { pattern: / clubs? /, instead: 'school' },
  { pattern: / (?:says?|said|sayings?) /, instead: 'answer, or announce' },
  { pattern: / (?:mends?|mended|mending|advice) /, instead: 'fix, or suggestion' },
  { pattern: / (?:keeps?|kept) /, instead: 'store, draft, snapshot or preserve' },
  { pattern: / surroundings /, instead: 'dependencies, or context' },
]

/** Types of the language and of the browser; `Animation` and `Notification` are words of the domain. */
export const builtIns = toSet(`
  Array Awaited Blob Body Boolean Cache Clipboard Comment Date Document Element Error Event Exclude
  Extract File Function Headers History Image Location Lock Map Navigator Node Number Object Omit
  Option Parameters Partial Permissions Pick Promise Range Readonly Record RegExp Report Request
  Required Response ReturnType Selection Set Storage String Symbol Text WeakMap Window Worker
`)

/** @param {string} words */
function toSet(words) {
  return new Set(words.trim().split(/\s+/))
}
