import { IconEdit, IconPrinter, IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useAnimation } from '@/features/scene/api/animations'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import { openScene } from '@/features/scene/model/document/open-scene'
import { listQuestions } from '@/features/scene/model/document/quiz'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import { useSession } from '@/features/session/api/session-store'
import { formatAge } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { AnimationPaper } from '../components/details/animation-paper'
import { AnimationUses } from '../components/details/animation-uses'
import { Projector } from '../components/details/projector'
import { StepList } from '../components/details/step-list'
import { VersionList } from '../components/details/version-list'
import { AnimationMenu } from '../components/gallery/animation-menu'
import { useAudienceText } from '../components/gallery/use-audience-text'
import { ShareCard } from '../components/share/share-card'
import { canDraw, canArchive, canChange } from '../model/animation-access'

/** One animation: to watch, to read step by step, to print and to pass on. */
export function AnimationDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('animator')
  const navigate = useNavigate()
  const session = useSession()
  const { data: animation } = useAnimation(id)
  const { audience, author } = useAudienceText()
  const { scene, fault } = openScene(animation.scene)
  const photos = useScenePhotos(scene)
  const isMine = canChange(animation, session)
  const isStaff = canDraw(session?.profile?.role ?? null)
  const closesLinks = canArchive(animation, session)

  return (
    <DetailsPage
      title={animation.title}
      back={{ to: paths.animator.list, label: t('details.back') }}
      description={animation.archived_at ? t('details.archived') : undefined}
      facts={[
        { label: t('details.author'), value: author(animation) },
        { label: t('details.seen_by'), value: audience(animation) },
        { label: t('details.changed'), value: formatAge(animation.updated_at) },
      ]}
      actions={
        <>
          <Button
            kind="secondary"
            icon={<IconPrinter size={18} stroke={1.75} />}
            onClick={() => window.print()}
          >
            {t('details.print')}
          </Button>
          {isStaff && scene ? <Projector title={animation.title} scene={scene} /> : null}
          {isStaff && scene && listQuestions(scene).length > 0 && !animation.archived_at ? (
            <LinkButton
              kind="secondary"
              to={`${paths.tasks.assign}?kind=quiz&animation=${id}`}
              icon={<IconSend size={18} stroke={1.75} />}
            >
              {t('projector.give')}
            </LinkButton>
          ) : null}
          {isMine && scene ? (
            <LinkButton
              to={href(paths.animator.editor, { id })}
              icon={<IconEdit size={18} stroke={1.75} />}
            >
              {t('details.edit')}
            </LinkButton>
          ) : null}
        </>
      }
      menu={<AnimationMenu animation={animation} leave={() => navigate(paths.animator.list)} />}
      rail={
        isStaff ? (
          <>
            {closesLinks && scene ? (
              <ShareCard
                drawing={{ id, version: animation.version, title: animation.title, scene }}
                canCreate={isMine}
              />
            ) : null}
            <SectionCard title={t('details.used_in')}>
              <QueryBoundary>
                <AnimationUses animationId={id} />
              </QueryBoundary>
            </SectionCard>
            {isMine ? (
              <SectionCard title={t('details.versions')}>
                <QueryBoundary>
                  <VersionList animation={animation} />
                </QueryBoundary>
              </SectionCard>
            ) : null}
          </>
        ) : null
      }
    >
      {fault ? (
        <UnreadableScene fault={fault} />
      ) : (
        <>
          <ScenePlayer scene={scene} title={animation.title} photos={photos} />
          <SectionCard title={t('details.steps')}>
            <StepList scene={scene} />
          </SectionCard>
          <AnimationPaper animation={animation} scene={scene} />
        </>
      )}
    </DetailsPage>
  )
}
