import { useState } from 'react'
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
import type { QuickBlock } from '@/features/planner/model/candidates/session'
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
  plan: ReturnType<typeof useQuickPlan>
}

const look = { size: 20, stroke: 1.75 } as const

/** One block: when, what it looks like, why it is there; another one like it is one tap away. */
export function QuickBlockRow({ block, start, card, isAlone, plan }: QuickBlockRowProps) {
  const { t } = useTranslation(['quick-session', 'exercises'])
  const { blockTitle } = useQuickText(null)
  const [isSwapping, setIsSwapping] = useState(false)
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
    <li className={`${layout.surface} ${styles.block}`} data-free={exercise ? undefined : true}>
      <p className={styles.clock} data-figures="">
        <time>{start}</time>
        <span>{t('quick.minutes', { count: minutes })}</span>
      </p>
      <div className={styles.picture} aria-hidden="true">
        {card ? <ExercisePicture exercise={card} density="card" isDecorative /> : null}
      </div>
      <div className={`${layout.stack} ${styles.words}`}>
        <p className={styles.topic}>
          <span className={styles.dot} data-phase={block.phase} aria-hidden="true" />
          {t(`exercises:phases.${block.phase}`)}
          {exercise
            ? ` · ${t(`exercises:topics.${exercise.topic}`)} · ${t(`exercises:intensity.${exercise.intensity}`)}`
            : null}
        </p>
        <h3 className={styles.title}>{title}</h3>
        {groups.length > 1 && exercise ? (
          <p className={styles.groups}>
            {t('quick.groups', { groups: groups.length, sizes: groups.join(' + ') })}
          </p>
        ) : null}
        <BlockWhy reasons={block.reasons} compromises={block.compromises} />
      </div>
      <div className={styles.tools}>
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
