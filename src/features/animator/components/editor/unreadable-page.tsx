import { useTranslation } from 'react-i18next'
import type { SceneFault } from '@/features/scene/model/document/open-scene'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import { paths } from '@/lib/router/paths'
import { DetailsPage } from '@/shared/ui/patterns/details-page'

interface UnreadablePageProps {
  title: string
  fault: SceneFault
}

/** Stands where the editor would: a drawing that cannot be read is not opened, so nothing saves over it. */
export function UnreadablePage({ title, fault }: UnreadablePageProps) {
  const { t } = useTranslation('animator')
  return (
    <DetailsPage title={title} back={{ to: paths.animator.list, label: t('editor.back') }}>
      <UnreadableScene fault={fault} />
    </DetailsPage>
  )
}
