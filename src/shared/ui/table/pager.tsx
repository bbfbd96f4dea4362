import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { IconButton } from '../button'
import styles from './pager.module.css'

interface PagerProps {
  /** Starts at 1. */
  page: number
  pageSize: number
  total: number
  onChange: (page: number) => void
}

/** "21–40 of 312" with previous and next; silent when everything fits on one page. */
export function Pager({ page, pageSize, total, onChange }: PagerProps) {
  const { t, i18n } = useTranslation()
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (pages === 1 && page === 1) return null
  const format = new Intl.NumberFormat(i18n.language)
  const from = Math.min((page - 1) * pageSize + 1, total)
  const to = Math.min(page * pageSize, total)
  const range = { from: format.format(from), to: format.format(to), total: format.format(total) }
  return (
    <nav className={`${layout.line2} ${layout.end}`} aria-label={t('ui.pager.label')}>
      <span
        className={`${layout.dimmed} ${layout.size14} ${styles.range}`}
        role="status"
        data-figures=""
      >
        {t('ui.pager.range', range)}
      </span>
      <IconButton
        kind="secondary"
        label={t('ui.pager.previous')}
        disabled={page <= 1}
        onClick={() => onChange(Math.min(page - 1, pages))}
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <IconButton
        kind="secondary"
        label={t('ui.pager.next')}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
    </nav>
  )
}
