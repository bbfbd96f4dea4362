import { Fragment } from 'react'
import { Link } from 'react-router'
import { splitLinks, type TextPart } from '../../model/page-text'

/** A sentence with the links it holds. */
export function RichText({ text }: { text: string }) {
  return splitLinks(text).map((part) => (
    <Fragment key={`${part.kind}:${part.text}`}>
      {part.kind === 'link' ? renderLink(part) : part.text}
    </Fragment>
  ))
}

function renderLink({ to, text }: Extract<TextPart, { kind: 'link' }>) {
  if (to.startsWith('mailto:')) return <a href={to}>{text}</a>
  // a file, which lies outside of every language's addresses
  if (/\.\w+$/.test(to)) {
    return (
      <a href={to} download>
        {text}
      </a>
    )
  }
  return <Link to={to}>{text}</Link>
}
