import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import styles from '../../rating/save-bar.module.css'

interface SaveResultsProps {
  /** Players with something typed, and of these with a fault. */
  changed: number
  faulty: number
  /** Names of players whose result would be taken away. */
  takenAway: readonly string[]
  isSaving: boolean
  isBlocked: boolean
  problem: ReactNode
  onSave: () => void
  onDiscard: () => void
}

/** How many players changed, and the one save for all. */
export function SaveResults(props: SaveResultsProps) {
  const { changed, faulty, takenAway, isSaving, isBlocked, problem, onSave, onDiscard } = props
  const { t } = useTranslation('stats/tests')
  const confirm = useConfirm()

  async function handleSave() {
    const isSure =
      takenAway.length === 0 ||
      (await confirm({
        title: t('sheet.remove_title', { count: takenAway.length }),
        text: t('sheet.remove_text', { names: takenAway.join(', ') }),
        confirmLabel: t('sheet.remove'),
        isDanger: true,
      }))
    if (isSure) onSave()
  }

  async function handleDiscard() {
    const isSure = await confirm({
      title: t('sheet.discard_title'),
      text: t('sheet.discard_text'),
      confirmLabel: t('sheet.discard'),
      isDanger: true,
    })
    if (isSure) onDiscard()
  }

  return (
    <div
      className={`${layout.float} ${layout.row} ${layout.betweenLine} ${layout.gapWide} ${styles.bar}`}
      style={sticky}
      role="group"
      aria-label={t('sheet.save')}
    >
      <div className={styles.problem}>{problem}</div>
      <p className={`${layout.bold} ${layout.plain}`} role="status" data-figures="">
        {faulty > 0
          ? t('sheet.faulty', { count: faulty })
          : changed > 0
            ? t('sheet.changed', { count: changed })
            : t('sheet.nothing')}
      </p>
      <div className={`${layout.row2} ${styles.buttons}`}>
        {changed > 0 ? (
          <Button kind="quiet" onClick={() => void handleDiscard()}>
            {t('sheet.discard')}
          </Button>
        ) : null}
        <Button
          disabled={changed === 0 || faulty > 0 || isBlocked}
          busy={isSaving}
          onClick={() => void handleSave()}
        >
          {t('sheet.save')}
        </Button>
      </div>
    </div>
  )
}

/** Also on a phone: the squad is longer than the screen. */
const sticky = { position: 'sticky' } as const
