/** Turns comments of the SQL into Markdown that says the same. */
import { joinBlocks, renderBullets, renderCode, MARKS_A_BLOCK, wrap } from './render/markdown'

const IDENTIFIER = /(?<![\w/.])(?:[a-z]\w*\.)?[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?:\(\))?(?![\w/])/g
const AS_IT_IS = /(`[^`]+`|https?:\/\/[^\s)]+|\{(?:[^{}`]|\{[^{}`]*\})*\})/

/** Names with an underscore and {shapes} become code, marks of Markdown stay what they are. */
export function escapeProse(text: string): string {
  const written = text
    .split(AS_IT_IS)
    .map((part, index) =>
      index % 2 === 0 ? escapePlain(part) : part.startsWith('{') ? renderCode(part) : part,
    )
    .join('')
  return MARKS_A_BLOCK.test(written) ? written.replace(/[^\d`]/, '\\$&') : written
}

/** The same for comments of several paragraphs; lines that begin with a dash are a list. */
export function renderParagraphs(text: string): string {
  return joinBlocks(
    text.split(/\n\s*\n/).flatMap((paragraph) => {
      const [first = '', ...items] = `\n${paragraph}`.split(/\n- /)
      return [
        wrap(escapeProse(first.trim())),
        items.length > 0 ? renderBullets(items.map(escapeProse)) : '',
      ]
    }),
  )
}

function escapePlain(text: string): string {
  const codes = [...text.matchAll(IDENTIFIER)].map(([found]) => `\`${found}\``)
  return text
    .split(IDENTIFIER)
    .map((part, index) => part.replace(/[\\`*_<[\]|~]/g, '\\$&') + (codes[index] ?? ''))
    .join('')
}

export function getFirstSentence(text: string): string {
  return /^.+?(?<!\b(?:Art|No|e\.g|i\.e))[.](?= |$)/.exec(text)?.[0] ?? text
}
