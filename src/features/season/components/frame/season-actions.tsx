import { useState } from 'react'
import {
  IconArrowBackUp,
  IconPlus,
  IconPrinter,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import layout from '@/shared/ui/layout.module.css'
import { useDeleteSeasonPlan } from '../../api/season-plans'
import { findFreeSpan } from '../../model/block-moves'
import type { SeasonPlan } from '../../model/season-edit'
import type { SeasonBlock } from '../../model/season-plan'
import type { SeasonEditing } from '../use-season-edit'
import { BlockSheet } from './block-sheet'
import { FrameSheet } from './frame-sheet'
import styles from './frame.module.css'

interface SeasonActionsProps {
  plan: SeasonPlan
  editing: SeasonEditing
  mayWrite: boolean
  /** A new block begins in the open week, if there is room. */
  open: string
  block: SeasonBlock | null
  onBlock: (block: SeasonBlock | null) => void
}

const icon = { size: 20, stroke: 1.75 } as const

/** Undo, a new block, print, and what concerns the plan as a whole. */
export function SeasonActions(props: SeasonActionsProps) {
  const { plan, editing, mayWrite, open, block, onBlock } = props
  const { t } = useTranslation('season')
  const confirm = useConfirm()
  const { mutate: remove } = useDeleteSeasonPlan()
  const [sheet, setSheet] = useState<'frame' | 'block' | null>(null)
  const free = findFreeSpan(plan.blocks, plan, open)
  const print = { label: t('season.print'), icon: <IconPrinter {...icon} /> }

  async function removeForGood() {
    const isSure = await confirm({
      title: t('season.delete_title'),
      text: t('season.delete_text'),
      confirmLabel: t('season.delete'),
      isDanger: true,
    })
    if (isSure) remove(plan.id)
  }

  if (!mayWrite) {
    return (
      <Button kind="secondary" icon={print.icon} onClick={() => window.print()}>
        {print.label}
      </Button>
    )
  }
  return (
    <div className={layout.row2}>
      <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.state}`} role="status">
        {editing.state === 'idle' ? null : t(`season.states.${editing.state}`)}
      </span>
      <Button
        kind="secondary"
        disabled={!editing.canUndo}
        icon={<IconArrowBackUp {...icon} />}
        onClick={editing.undo}
      >
        {t('season.undo')}
      </Button>
      {free ? (
        <Button kind="secondary" icon={<IconPlus {...icon} />} onClick={() => setSheet('block')}>
          {t('season.new_block')}
        </Button>
      ) : null}
      <ActionMenu
        label={t('season.actions')}
        items={[
          {
            label: t('season.frame'),
            icon: <IconSettings {...icon} />,
            onSelect: () => setSheet('frame'),
          },
          { ...print, onSelect: () => window.print() },
          {
            label: t('season.delete'),
            icon: <IconTrash {...icon} />,
            isDanger: true,
            onSelect: () => void removeForGood(),
          },
        ]}
      />
      {sheet === 'frame' ? (
        <FrameSheet
          plan={plan}
          onSave={(changes) => editing.change({ kind: 'frame', changes })}
          onClose={() => setSheet(null)}
        />
      ) : null}
      {sheet === 'block' && free ? (
        <BlockSheet
          title={t('season.new_block')}
          values={{ title: '', kind: 'competition', focus: '', ...free }}
          season={plan}
          others={plan.blocks}
          onSave={({ focus, ...rest }) =>
            editing.change({
              kind: 'add_block',
              id: crypto.randomUUID(),
              changes: { ...rest, focus: focus || null },
            })
          }
          onClose={() => setSheet(null)}
        />
      ) : null}
      {block ? (
        <BlockSheet
          title={t('season.edit_block', { title: block.title })}
          values={{
            title: block.title,
            kind: block.kind,
            focus: block.focus ?? '',
            starts_on: block.starts_on,
            ends_on: block.ends_on,
          }}
          season={plan}
          others={plan.blocks.filter(({ id }) => id !== block.id)}
          onSave={({ focus, ...rest }) =>
            editing.change({
              kind: 'block',
              id: block.id,
              changes: { ...rest, focus: focus || null },
            })
          }
          onRemove={() => editing.change({ kind: 'remove_block', id: block.id })}
          onClose={() => onBlock(null)}
        />
      ) : null}
    </div>
  )
}
