/**
 * Renders the part of Go's template language that our auth e-mails use on hosted projects:
 * `{{ .Name }}`, `{{ .Data.name }}` and `{{ if eq .Data.name "x" }}…{{ else if eq … }}…{{ else }}…{{ end }}` (not nested).
 */
export interface TemplateValues {
  values: Record<string, string>
  /** The user's metadata. */
  data: Record<string, unknown>
}

const CONDITION = /\{\{\s*if ([^}]+?)\s*\}\}([\s\S]*?)\{\{\s*end\s*\}\}/g
const BRANCH = /\{\{\s*else(?: if ([^}]+?))?\s*\}\}/

export function renderTemplate(template: string, input: TemplateValues): string {
  return template
    .replace(CONDITION, (_all, test: string, body: string) => pickBranch(test, body, input))
    .replace(/\{\{\s*\.([\w.]+)\s*\}\}/g, (_all, path: string) =>
      escapeHtml(findValue(path, input)),
    )
}

function pickBranch(test: string, body: string, input: TemplateValues): string {
  const [first = '', nextTest, ...rest] = body.split(BRANCH)
  if (isTrue(test, input)) return first
  if (rest.length === 0) return ''
  if (nextTest === undefined) return rest[0] ?? ''
  const [own = '', ...others] = rest
  const remaining = others.reduce(
    (text, piece, index) =>
      index % 2 === 0
        ? `${text}{{ else${piece === undefined ? '' : ` if ${piece}`} }}`
        : text + piece,
    own,
  )
  return pickBranch(nextTest, remaining, input)
}

function isTrue(test: string, input: TemplateValues): boolean {
  const equals = /^eq \.([\w.]+) "([^"]*)"$/.exec(test)
  if (!equals) throw new Error(`The mail template has a condition the stack does not know: ${test}`)
  return findValue(equals[1] ?? '', input) === equals[2]
}

function findValue(path: string, input: TemplateValues): string {
  const value = path.startsWith('Data.') ? input.data[path.slice(5)] : input.values[path]
  return typeof value === 'string' ? value : ''
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Readable text of a simple HTML mail; a link becomes its words and its address. */
export function toPlainText(html: string): string {
  return html
    .replace(/<(style|title)[\s\S]*?<\/\1>/g, '')
    .replace(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1')
    .replace(/<\/(p|h1|h2|tr|div)>/g, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*\n\s*/g, '\n\n')
    .trim()
}
