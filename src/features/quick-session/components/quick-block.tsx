import { useState } from 'react'
import { NumberInput } from '@mantine/core'
import {
  IconArrowsExchange,
  IconListSearch,
  IconLock,
  IconLockOpen,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { IconButton } from '@/shared/public/icon-button'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseCardRow } from '@/features/planner/api/session-candidates'
import type { Reason } from '@/features/planner/model/candidates/session'
import type { QuickBlock } from '@/features/planner/model/candidates/session'
import { ExercisePreviewSheet } from '@/features/exercises/widgets/library/exercise-preview-sheet'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import { BlockWhy } from './block-why'
import styles from './quick-block.module.css'
import { SwapList } from '@/features/planner/widgets/swap-menu'
import type { useQuickPlan } from './use-quick-plan'
import { useQuickText } from './use-quick-text'

interface QuickBlockRowProps {
  block: QuickBlock
  start: string
  /** Drawing and words; null until they are there. */
  card: ExerciseCardRow | null
  isAlone: boolean
  /** Why it is there; what another block has said already comes last. */
  reasons: readonly Reason[]
  plan: ReturnType<typeof useQuickPlan>
}

const look = { size: 20, stroke: 1.75 } as const

/** One block: when, what it looks like, why it is there; another one like it is one tap away. */
export function QuickBlockRow(props: QuickBlockRowProps) {
  const { block, start, card, isAlone, reasons, plan } = props
  const { t } = useTranslation(['quick-session', 'exercises'])
  const { blockTitle } = useQuickText(null)
  const [isSwapping, setIsSwapping] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const title = blockTitle(block)
  const { exercise, minutes, isLocked, groups } = block

  function swapForNext() {
    const [next] = plan.alternatives(block)
    if (next) plan.swap(block, next)
    else setIsSwapping(true)
  }

  const remove = {
    label: t('quick.remove'),
    icon: <IconTrash {...look} />,
    isDanger: true,
    disabled: isAlone,
    onSelect: () => plan.remove(block),
  }
  return (
    <li
      className={`${layout.surface} ${layout.grid} ${layout.pad3} ${styles.block}`}
      data-free={exercise ? undefined : true}
    >
      <div className={`${layout.medium} ${layout.column} ${styles.clock}`} data-figures="">
        <time>{start}</time>
        <NumberInput
          size="xs"
          aria-label={t('quick.minutes_of', { title })}
          value={minutes}
          min={3}
          max={120}
          step={1}
          allowDecimal={false}
          clampBehavior="blur"
          onChange={(next) => {
            if (typeof next === 'number' && next >= 3) plan.setMinutes(block, next)
          }}
        />
      </div>
      <div
        className={`${layout.cut} ${layout.roundControl} ${layout.ground3} ${styles.picture}`}
        aria-hidden="true"
      >
        {card ? <ExercisePicture exercise={card} density="card" isDecorative /> : null}
      </div>
      <div className={`${layout.stack} ${layout.gapTight} ${styles.words}`}>
        <p className={layout.dim13}>
          <span
            className={`${layout.round} ${styles.dot}`}
            data-phase={block.phase}
            aria-hidden="true"
          />
          {t(`exercises:phases.${block.phase}`)}
          {exercise
            ? ` · ${t(`exercises:topics.${exercise.topic}`)} · ${t(`exercises:intensity.${exercise.intensity}`)}`
            : null}
        </p>
        <h3 className={layout.medium}>
          {exercise ? (
            <button
              type="button"
              className={`${layout.bare} ${layout.flush} ${layout.textStart} ${styles.open}`}
              onClick={() => setIsOpen(true)}
            >
              {title}
            </button>
          ) : (
            title
          )}
        </h3>
        {groups.length > 1 && exercise ? (
          <p className={layout.dim13}>
            {t('quick.groups', { groups: groups.length, sizes: groups.join(' + ') })}
          </p>
        ) : null}
        <BlockWhy reasons={reasons} compromises={block.compromises} />
      </div>
      <div className={`${layout.flex} ${layout.end} ${styles.tools}`}>
        {exercise ? (
          <>
            <IconButton
              label={isLocked ? t('quick.unlock', { title }) : t('quick.lock', { title })}
              isPressed={isLocked}
              onClick={() => plan.toggleLock(block)}
            >
              {isLocked ? <IconLock {...look} /> : <IconLockOpen {...look} />}
            </IconButton>
            <IconButton label={t('quick.next_alike', { title })} onClick={swapForNext}>
              <IconArrowsExchange {...look} />
            </IconButton>
          </>
        ) : null}
        <ActionMenu
          label={t('quick.block_actions', { title })}
          items={
            block.kind === 'break'
              ? [remove]
              : [
                  {
                    label: t('quick.choose'),
                    icon: <IconListSearch {...look} />,
                    onSelect: () => setIsSwapping(true),
                  },
                  remove,
                ]
          }
        />
      </div>
      <ExercisePreviewSheet
        exercise={isOpen ? exercise : null}
        onClose={() => setIsOpen(false)}
        isNewTab
      />
      <SwapList
        title={title}
        isOpen={isSwapping}
        onClose={() => setIsSwapping(false)}
        alternatives={isSwapping ? plan.alternatives(block) : []}
        onTake={(alternative) => plan.swap(block, alternative)}
      />
    </li>
  )
}
