import type { ReactNode } from 'react'
import { Switch } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { noteLimit } from '../../model/rating/draft'
import styles from './save-bar.module.css'
import type { Draft } from './use-rating-draft'

interface SaveBarProps {
  draft: Draft
  isSaving: boolean
  onSave: () => void
  /** Why nothing was saved: stands beside the button that was pressed, wherever the grid is scrolled to. */
  problem?: ReactNode
  /** In a sheet's footer, which is always in reach. */
  isInSheet?: boolean
}

/** How much is typed, whether families see it, undo, and the one save for all. */
export function SaveBar({ draft, isSaving, onSave, problem, isInSheet = false }: SaveBarProps) {
  const { t } = useTranslation('stats')
  const confirm = useConfirm()
  const { count, present, step } = draft
  const isTooLong = Object.values(present.entries).some(({ note }) => note.length > noteLimit)

  async function discard() {
    const isSure = await confirm({
      title: t('rate.discard_title'),
      text: t('rate.discard_text', { count: count.ratings }),
      confirmLabel: t('rate.discard'),
      isDanger: true,
    })
    if (!isSure) return
    step({ kind: 'clear' })
    draft.forgetStored()
  }

  return (
    <div
      className={`${layout.float} ${layout.row} ${layout.betweenLine} ${layout.gapWide} ${styles.bar}`}
      data-sheet={isInSheet || undefined}
      role="group"
      aria-label={t('rate.save')}
    >
      <div className={styles.problem}>{problem}</div>
      <div className={`${layout.row} ${layout.min} ${styles.words}`}>
        <p className={`${layout.bold} ${layout.plain}`} role="status" data-figures="">
          {count.ratings === 0
            ? t('rate.nothing')
            : t('rate.count', {
                ratings: t('rate.ratings', { count: count.ratings }),
                players: t('rate.players', { count: count.players }),
              })}
        </p>
        <Switch
          label={t('rate.share')}
          description={present.isShared ? t('rate.share_help') : undefined}
          checked={present.isShared}
          onChange={(event) => step({ kind: 'share', isShared: event.currentTarget.checked })}
        />
      </div>
      <div className={`${layout.row1} ${styles.buttons}`}>
        <IconButton
          label={t('rate.undo')}
          disabled={!draft.canUndo}
          onClick={() => step({ kind: 'undo' })}
        >
          <IconArrowBackUp size={20} stroke={1.75} />
        </IconButton>
        <IconButton
          label={t('rate.redo')}
          disabled={!draft.canRedo}
          onClick={() => step({ kind: 'redo' })}
        >
          <IconArrowForwardUp size={20} stroke={1.75} />
        </IconButton>
        <IconButton
          label={t('rate.discard')}
          disabled={count.ratings === 0}
          onClick={() => void discard()}
        >
          <IconTrash size={20} stroke={1.75} />
        </IconButton>
        <Button disabled={count.ratings === 0 || isTooLong} busy={isSaving} onClick={onSave}>
          {t('rate.save')}
        </Button>
      </div>
    </div>
  )
}
