import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import type { PlanBlock } from '../../model/plan'
import { writeAt } from '../../model/candidates/quick-link'
import type { TrainingFields } from '../../model/training-schema'
import { QuickSessionLink } from '../../widgets/quick-session-link'
import { PastPicker } from './past-picker'
import styles from './start-from.module.css'
import { TemplatePicker } from './template-picker'

/** A plan to begin with: its blocks, and what it is called. */
export interface Beginning {
  blocks: PlanBlock[]
  title: string | null
  objective: string | null
}

interface StartFromProps {
  team: Team
  userId: string
  onBegin: (beginning: Beginning) => void
}

/** Begin with a past session or a template; an empty plan is what there is without. */
export function StartFrom({ team, userId, onBegin }: StartFromProps) {
  const { t } = useTranslation('planner')
  const [isOpen, setIsOpen] = useState(false)
  const [from, setFrom] = useState('past')
  const [date, time, minutes] = useWatch<TrainingFields, ['date', 'time', 'duration']>({
    name: ['date', 'time', 'duration'],
  })
  const slot = { team: team.id, at: writeAt({ date, time }), minutes: String(minutes) }

  function begin(beginning: Beginning) {
    setIsOpen(false)
    onBegin(beginning)
  }

  return (
    <>
      <Button
        kind="secondary"
        icon={<IconFilePlus size={18} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {t('plan.begin.title')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('plan.begin.title')}
        width={640}
      >
        <div className={styles.picker}>
          <SegmentedControl
            fullWidth
            aria-label={t('plan.begin.title')}
            value={from}
            onChange={setFrom}
            data={[
              { value: 'past', label: t('plan.begin.past') },
              { value: 'template', label: t('plan.begin.template') },
            ]}
          />
          <QuickSessionLink kind="secondary" slot={slot} />
          {from === 'past' ? (
            <PastPicker team={team} onBegin={begin} />
          ) : (
            <TemplatePicker team={team} userId={userId} onBegin={begin} />
          )}
        </div>
      </Sheet>
    </>
  )
}
