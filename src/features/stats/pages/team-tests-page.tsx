import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { getToday } from '@/lib/time/calendar-date'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useTestCatalogue, useTestedTeam } from '../api/test-results'
import { TestBoard } from '../components/tests/sheet/test-board'
import { TestChoice } from '../components/tests/test-choice'
import { TestDays } from '../components/tests/test-days'
import { testAddressSchema } from '../model/tests/address'
import { isForAgeGroup } from '../model/tests/measured-test'

/** A team's measured tests: choose one, type what the squad did, open an earlier day. */
export function TeamTestsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('stats/tests')
  const team = useTestedTeam(id)
  const tests = useTestCatalogue()
  const [{ test: chosen, on }, patch] = useUrlState(testAddressSchema)
  const details = href(paths.teams.details, { id })
  const fitting = tests.filter((test) => isForAgeGroup(test, team.ageGroup))
  const test = fitting.find(({ key }) => key === chosen)

  const hindrance = team.isArchived
    ? ({ title: 'sheet.archived', text: 'sheet.archived_text' } as const)
    : team.players.length === 0
      ? ({ title: 'sheet.no_players', text: 'sheet.no_players_text' } as const)
      : null
  return (
    <DetailsPage title={t('title', { team: team.name })} back={{ to: details, label: team.name }}>
      <div className={layout.stack4}>
        {hindrance ? (
          <EmptyState
            picture="people"
            title={t(hindrance.title)}
            text={t(hindrance.text)}
            action={<LinkButton to={details}>{t('sheet.to_team')}</LinkButton>}
          />
        ) : chosen !== '' && !test ? (
          <EmptyState
            title={t('sheet.wrong_age')}
            text={t('sheet.wrong_age_text')}
            action={<LinkButton to="?">{t('choose.title')}</LinkButton>}
          />
        ) : test ? (
          <TestBoard
            teamId={id}
            test={test}
            players={team.players}
            on={on || getToday()}
            onDay={(day) => patch({ on: day })}
          />
        ) : (
          <>
            <TestChoice tests={fitting} days={team.days} />
            <TestDays days={team.days} />
          </>
        )}
      </div>
    </DetailsPage>
  )
}
