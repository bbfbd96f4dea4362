import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import type { RoleText } from '../../model/page-text'
import styles from '../training-preview.module.css'

type Panel = RoleText['preview']['panels'][number]

/** The role's start page in small, drawn from what the demo club shows: no picture that grows old. */
export function DashboardPreview({ text }: { text: RoleText['preview'] }) {
  const { t } = useTranslation('landing/pages')
  return (
    <section className={styles.section} aria-labelledby="preview-title">
      <div className={styles.words}>
        <h2 id="preview-title" className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.text}>{text.text}</p>
        <p className={styles.text}>{t('role.example')}</p>
      </div>
      <div style={{ display: 'grid', gap: 'var(--space-4)' }}>
        {text.panels.map((panel) => (
          <div key={panel.title} className={styles.card}>
            <h3 className={styles.head}>{panel.title}</h3>
            {panel.rows ? <Rows rows={panel.rows} /> : null}
            {panel.bars ? <Bars bars={panel.bars} /> : null}
          </div>
        ))}
      </div>
    </section>
  )
}

function Rows({ rows }: { rows: NonNullable<Panel['rows']> }) {
  return (
    <ul className={styles.blocks}>
      {rows.map(({ lead, text, note }) => (
        <li key={`${lead} ${text}`} className={styles.block} data-phase="main_part">
          <span className={styles.phase}>{lead}</span>
          <span className={styles.drill}>{text}</span>
          <span className={styles.minutes} style={{ textAlign: 'end', maxInlineSize: '14ch' }}>
            {note}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Bars({ bars }: { bars: NonNullable<Panel['bars']> }) {
  const { i18n } = useTranslation()
  const format = new Intl.NumberFormat(formatLocale(i18n.language), { style: 'percent' })
  return (
    <ul className={styles.blocks} style={{ display: 'grid', gap: 'var(--space-3)' }}>
      {bars.map(({ label, share, value }) => (
        <li key={label}>
          <span style={{ display: 'flex', justifyContent: 'space-between', gap: 'var(--space-3)' }}>
            <span className={styles.drill}>{label}</span>
            <span className={styles.minutes}>{value ?? format.format(share / 100)}</span>
          </span>
          <span
            className={styles.bar}
            aria-hidden="true"
            style={{ marginBlock: 'var(--space-1) 0' }}
          >
            <span data-phase="game" style={{ flexGrow: share }} />
            <span data-phase="cool_down" style={{ flexGrow: 100 - share }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
