import type { ReactNode } from 'react'
import type { Locale } from '@/lib/i18n/locale'
import { fillOperator } from '../../model/operator'
import type { DocumentText } from '../../model/page-text'
import { RichText } from './rich-text'

interface DocumentBodyProps {
  text: DocumentText
  locale: Locale
  /** On paper nothing is linked to, so the sections have no ids of their own there. */
  isPaper?: boolean
  /** One more section at the end. */
  children?: ReactNode
}

/** The sections of a text one below the other, each to be linked to. */
export function DocumentBody({ text, locale, isPaper = false, children }: DocumentBodyProps) {
  return (
    <div
      lang={locale}
      style={{ display: 'grid', flex: '999 1 560px', gap: 'var(--space-6)', minInlineSize: 0 }}
    >
      {text.sections.map(({ id, title, blocks }) => (
        <section
          key={id}
          id={isPaper ? undefined : id}
          aria-label={title}
          style={{ display: 'grid', gap: 'var(--space-3)', maxInlineSize: '72ch' }}
        >
          <h2>{title}</h2>
          {blocks.map((block) => (
            <DocumentBlock key={String(block)} block={block} locale={locale} />
          ))}
        </section>
      ))}
      {children}
    </div>
  )
}

function DocumentBlock({ block, locale }: { block: string | string[]; locale: Locale }) {
  if (typeof block === 'string') {
    return (
      <p style={{ margin: 0 }}>
        <RichText text={fillOperator(block, locale)} />
      </p>
    )
  }
  return (
    <ul style={{ display: 'grid', gap: 'var(--space-2)', margin: 0, paddingInlineStart: '1.3em' }}>
      {block.map((item) => (
        <li key={item}>
          <RichText text={fillOperator(item, locale)} />
        </li>
      ))}
    </ul>
  )
}
