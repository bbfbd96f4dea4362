import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Paper } from '@/shared/ui/print/paper'
import layout from '@/shared/ui/layout.module.css'
import type { PaperFormat } from '../../model/print/paper-options'
import type { PaperPlan } from '../../model/print/paper-plan'
import type { PaperPlayer } from '../../model/print/create-paper-squad'
import { PaperCard } from './paper-card'
import cards from './paper-card.module.css'
import styles from './paper-preview.module.css'
import { PaperSheet } from './paper-sheet'
import { usePaperFit } from './use-paper-fit'

interface PaperPreviewProps {
  plan: PaperPlan
  format: PaperFormat
  withPoints: boolean
  squad: readonly PaperPlayer[]
  link: string | null
}

/** The paper as it will leave the printer, as wide as there is room; and the paper itself. */
export function PaperPreview({ plan, format, withPoints, squad, link }: PaperPreviewProps) {
  const { t, i18n } = useTranslation('training')
  const isCard = format === 'card'
  const what = [format, withPoints, squad.length, link, i18n.language, plan.steps.length].join('/')
  const { content, page, level, pages } = usePaperFit(what, isCard)
  const { box, scale, rest } = useScale()

  const paper = isCard ? (
    <PaperCard plan={plan} level={level} withPoints={withPoints} link={link} />
  ) : (
    <PaperSheet plan={plan} level={level} withPoints={withPoints} squad={squad} link={link} />
  )
  return (
    <section
      className={`${layout.grid} ${layout.gap2} ${styles.preview}`}
      aria-label={t('sheet.preview')}
    >
      <p className={layout.dim13}>{t('sheet.pages', { count: pages })}</p>
      <div ref={box} className={layout.cut}>
        <div
          className={`${layout.relative} ${layout.edgeStrong} ${styles.sheet}`}
          data-format={format}
          data-level={level}
          style={{ transform: `scale(${scale})`, marginBlockEnd: -rest }}
        >
          <div ref={page} className={`${layout.inside} ${styles.page}`} aria-hidden="true" />
          <div ref={content} className={styles.content}>
            {paper}
          </div>
        </div>
      </div>
      <Paper>{isCard ? <Four>{paper}</Four> : paper}</Paper>
    </section>
  )
}

/** Four cards to a page, to be cut apart. */
function Four({ children }: { children: ReactNode }) {
  return (
    <div className={`${layout.grid} ${cards.four}`}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={`${layout.cut} ${cards.cell}`}>
          {children}
        </div>
      ))}
    </div>
  )
}

/** How much the paper shrinks to fit the screen; never grows. */
function useScale() {
  const box = useRef<HTMLDivElement>(null)
  const [{ scale, rest }, setSize] = useState({ scale: 1, rest: 0 })
  useLayoutEffect(() => {
    const element = box.current
    const sheet = element?.firstElementChild
    if (!element || !(sheet instanceof HTMLElement)) return
    const observer = new ResizeObserver(() => {
      const wide = sheet.offsetWidth
      const next = wide > 0 ? Math.min(1, element.clientWidth / wide) : 1
      // scaling leaves the place the sheet had: what of it is empty now
      setSize({ scale: next, rest: sheet.offsetHeight * (1 - next) })
    })
    observer.observe(element)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [])
  return { box, scale, rest }
}
