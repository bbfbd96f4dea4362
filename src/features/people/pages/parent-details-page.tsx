import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useAdult } from '../api/adults'
import { useChildren } from '../api/guardians'
import { ChildrenCard } from '../components/guardians/children-card'
import { ParentContactCard } from '../components/guardians/parent-contact-card'
import { usePeopleAccess } from '../components/use-people-access'
import { LinkChildButton } from '../widgets/link-child-button'
import { formatFullName } from '@/lib/person'

/** A parent, the linked children, and the way to reach them. */
export function ParentDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('people')
  const adult = useAdult(id)
  const { data: links, error, refetch } = useChildren(id)
  const { isOwner, schoolId } = usePeopleAccess()
  const name = formatFullName(adult)
  return (
    <DetailsPage
      title={name}
      back={{ to: paths.players.list, label: t('pages.players') }}
      description={t('pages.parent_details')}
      media={<PersonAvatar name={name} src={adult.avatar_url} size={64} />}
      rail={links ? <ParentContactCard guardianId={id} links={links} /> : null}
    >
      {error && !links ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!links && !error ? <ListSkeleton rows={2} /> : null}
      {links ? (
        <ChildrenCard
          links={links}
          actions={
            isOwner && schoolId ? (
              <LinkChildButton person={{ id, name }} schoolId={schoolId} />
            ) : null
          }
        />
      ) : null}
    </DetailsPage>
  )
}
