import { useState } from 'react'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { MentalAssignment } from '../../api/assignments'
import type { MentalExercise } from '../../api/exercises'
import { ExerciseGuide } from '../guide/exercise-guide'
import { LogList } from './log-list'

interface StaffViewProps {
  exercise: MentalExercise
  assignment: MentalAssignment | null
  userId: string
}

/** For coaches, owners and whoever only looks on: to try it out, and of a task what was done and shared. */
export function StaffView({ exercise, assignment, userId }: StaffViewProps) {
  const { t } = useTranslation('mental')
  const [isOn, setIsOn] = useState(false)
  return (
    <div className={layout.stack4}>
      {assignment ? (
        <LogList
          playerId={assignment.player_id}
          exerciseId={exercise.id}
          reader="staff"
          userId={userId}
          hasAccount
        />
      ) : null}
      {isOn ? (
        <ExerciseGuide exercise={exercise} onDone={() => setIsOn(false)} />
      ) : (
        <SectionCard title={t('try.title')} description={t('try.text')}>
          <div>
            <Button
              kind={assignment ? 'secondary' : 'primary'}
              icon={<IconPlayerPlay size={20} stroke={1.75} />}
              onClick={() => setIsOn(true)}
            >
              {t('before.start')}
            </Button>
          </div>
        </SectionCard>
      )}
    </div>
  )
}
