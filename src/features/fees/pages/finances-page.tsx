import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { ChargeForm } from '../components/charge/charge-form'
import { ExportForm } from '../components/export-form'
import { FeeList } from '../components/list/fee-list'
import { MoneyOverview } from '../components/overview/money-overview'
import { StatementImport } from '../components/statement/statement-import'
import { useDesk } from '../components/use-desk'

/** The treasurer's desk: what is due, late and paid, charging, settling, statements and books. */
export function FinancesPage() {
  const { t } = useTranslation('fees')
  const { place, schools, school, error, retry } = useDesk()
  if (!school) {
    return (
      <div className={layout.stack4}>
        <PageHeader title={t('pages.finances')} />
        {error ? <InlineError error={error} onRetry={retry} /> : null}
        {!schools && !error ? <ListSkeleton rows={6} /> : null}
        {schools ? (
          <EmptyState
            picture="people"
            title={t('desk.closed_title')}
            text={t('desk.closed_text')}
          />
        ) : null}
      </div>
    )
  }
  const id = school.school_id
  switch (place.tab) {
    case 'overview':
      return <MoneyOverview key={id} school={school} />
    case 'charge':
      return <ChargeForm key={id} schoolId={id} />
    case 'statement':
      return <StatementImport key={id} schoolId={id} />
    case 'export':
      return <ExportForm key={id} schoolId={id} />
    default:
      return <FeeList key={`${id} ${place.tab}`} schoolId={id} tab={place.tab} />
  }
}
