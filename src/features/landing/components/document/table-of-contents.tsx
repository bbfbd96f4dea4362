import { useTranslation } from 'react-i18next'
import type { DocumentText } from '../../model/page-text'

/** Links into the page, which can be sent on as they are. */
export function TableOfContents({
  entries,
}: {
  entries: Pick<DocumentText['sections'][number], 'id' | 'title'>[]
}) {
  const { t } = useTranslation('landing/pages')
  return (
    <nav aria-label={t('document.contents')} style={{ flex: '1 1 220px' }}>
      <p style={{ margin: 0, fontWeight: 'var(--font-medium)' }}>{t('document.contents')}</p>
      <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              style={{ display: 'flex', alignItems: 'center', minBlockSize: 'var(--touch)' }}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
