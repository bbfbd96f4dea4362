import type { ReactNode } from 'react'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/shared/ui/button'
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
      className={`${layout.float} ${layout.stack2} ${styles.bar}`}
      style={sticky}
      role="group"
      aria-label={t('sheet.save')}
    >
      <div className={styles.problem}>{problem}</div>
      <div className={`${layout.flex} ${layout.middle} ${layout.spread} ${layout.gap2}`}>
        <p
          className={`${layout.bold} ${layout.size14} ${layout.plain} ${layout.min}`}
          role="status"
          data-figures=""
        >
          {faulty > 0
            ? t('sheet.faulty', { count: faulty })
            : changed > 0
              ? t('sheet.changed', { count: changed })
              : t('sheet.nothing')}
        </p>
        <div className={`${layout.flex} ${layout.middle} ${layout.gap2} ${layout.fixed}`}>
          {changed > 0 ? (
            <IconButton label={t('sheet.discard')} onClick={() => void handleDiscard()}>
              <IconTrash size={20} stroke={1.75} />
            </IconButton>
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
    </div>
  )
}

/** Also on a phone: the squad is longer than the screen. */
const sticky = { position: 'sticky' } as const
