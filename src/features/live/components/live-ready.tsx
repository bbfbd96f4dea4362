import { Switch } from '@mantine/core'
import { IconPlayerPlayFilled, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/states/empty-state'
import layout from '@/shared/ui/layout.module.css'
import type { LivePlan } from '../model/live-plan'
import styles from './live-ready.module.css'
import { useLiveTitle } from './signals/use-live-title'
import type { useLiveSound } from './signals/use-live-sound'

interface LiveReadyProps {
  plan: LivePlan
  sound: ReturnType<typeof useLiveSound>
  onStart: () => void
}

/** Before the whistle: the running order, and whether there shall be a tone. */
export function LiveReady({ plan, sound, onStart }: LiveReadyProps) {
  const { t } = useTranslation(['live', 'training'])
  const titleOf = useLiveTitle()
  if (plan.steps.length === 0) {
    return (
      <EmptyState
        title={t('live.empty')}
        text={t('live.empty_text')}
        action={
          <LinkButton
            to={href(paths.trainings.edit, { trainingId: plan.training_id })}
            icon={<IconPlus size={18} stroke={1.75} />}
          >
            {t('training:details.add_blocks')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <>
      <ol
        className={`${layout.listGrid} ${layout.packed} ${layout.fill} ${layout.size16} ${styles.order}`}
        aria-label={t('training:details.sheet.timeline')}
      >
        {plan.steps.map((step, index) => (
          <li key={index}>
            <span>{step.blocks.map(titleOf).join(' · ')}</span>
            <span data-figures="">{t('training:list.length', { count: step.minutes })}</span>
          </li>
        ))}
      </ol>
      <div className={`${layout.grid} ${layout.gap4} ${styles.foot}`}>
        <Switch
          label={t('live.sound')}
          description={t('live.sound_text')}
          checked={sound.isOn}
          onChange={(event) => sound.turn(event.currentTarget.checked)}
        />
        <Button isFullWidth icon={<IconPlayerPlayFilled size={24} />} onClick={onStart}>
          {t('live.start')}
        </Button>
      </div>
    </>
  )
}
