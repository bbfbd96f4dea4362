import { useTranslation } from 'react-i18next'
import { useOwnUser } from '@/features/people/api/user-api'
import { useDataSubjects } from '../../api/data/data-subjects'
import { ConsentList } from './consent-list'
import { SubjectCard } from './subject-card'

/** The children and oneself as a player, each with consents; then the account. */
export function YourData({ userId }: { userId: string }) {
  const { t } = useTranslation('settings')
  const user = useOwnUser(userId)
  const { data: subjects } = useDataSubjects(userId)
  const playerIds = subjects.map(({ playerId }) => playerId)
  return (
    <>
      {subjects.map((subject) => (
        <SubjectCard
          key={subject.playerId}
          title={subject.isMyself ? t('data.myself_player') : subject.name}
          description={subject.school_name}
          playerId={subject.playerId}
          name={subject.name}
          userId={userId}
          mayAsk={subject.isMyself || subject.can_consent}
        >
          <ConsentList subject={subject} playerIds={playerIds} />
        </SubjectCard>
      ))}
      <SubjectCard
        title={t('data.account')}
        description={t('data.account_text')}
        playerId={null}
        name={`${user.first_name} ${user.last_name}`}
        userId={userId}
        mayAsk
      />
    </>
  )
}
