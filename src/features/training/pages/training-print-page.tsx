import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { isLocale } from '@/lib/i18n/locale'
import { href, paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { BackLink } from '@/shared/ui/patterns/back-link'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { usePaperSquad } from '../api/paper-squad'
import { useTraining } from '@/features/planner/api/trainings'
import { InLanguage } from '../components/print/in-language'
import { PaperControls } from '../components/print/paper-controls'
import layout from '@/shared/ui/layout.module.css'
import styles from '../components/print/paper-controls.module.css'
import { PaperPreview } from '../components/print/paper-preview'
import { useKnownLink } from '../components/share/use-known-link'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { paperOptionsSchema } from '../model/print/paper-options'
import { toPaperPlan } from '../model/print/paper-plan'

/** Before the printer: what goes on the paper, and how it will look. */
export function TrainingPrintPage() {
  const { trainingId = '' } = useParams()
  const { t, i18n } = useTranslation('training')
  const { data: training } = useTraining(trainingId)
  const { isFamily, mayWrite } = useTrainingAccess()
  const text = useTrainingText()
  const [options, patch] = useUrlState(paperOptionsSchema)
  const isStaff = mayWrite(training.team_id)
  const squad = usePaperSquad(training, isStaff)
  const link = useKnownLink(training.id, isStaff)
  const screen = isLocale(i18n.language) ? i18n.language : 'en'
  const locale = options.lang || screen
  return (
    <div>
      <BackLink
        to={href(paths.trainings.details, { trainingId: training.id })}
        label={t('sheet.back')}
      />
      <PageHeader title={`${t('sheet.print')}: ${text.title(training)}`} />
      <div className={`${layout.grid} ${layout.gap5} ${layout.top} ${styles.layout}`}>
        <PaperControls
          options={options}
          onChange={patch}
          maySquad={isStaff}
          hasLink={link !== null}
          isStaff={isStaff}
        />
        <InLanguage key={locale} locale={locale}>
          <PaperPreview
            plan={toPaperPlan(training, locale, isFamily)}
            format={options.format}
            withPoints={options.points}
            squad={options.squad ? (squad.data ?? []) : []}
            link={options.link ? link : null}
          />
        </InLanguage>
      </div>
    </div>
  )
}
