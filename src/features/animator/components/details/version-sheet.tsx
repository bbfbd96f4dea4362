import { useTranslation } from 'react-i18next'
import type { Animation } from '@/features/scene/api/animations'
import { useScenePhotos } from '@/features/scene/api/player-photos'
import { openScene } from '@/features/scene/model/document/open-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { ScenePlayer } from '@/features/scene/widgets/scene-player'
import { UnreadableScene } from '@/features/scene/widgets/unreadable-scene'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { useRestoreVersion } from '../../api/animation-writes'
import { useVersionScene } from '../../api/animation-versions'

interface VersionSheetProps {
  animation: Animation
  version: number
  onClose: () => void
}

/** How it was, to look at, and to go back to: the present state stays in the history. */
export function VersionSheet({ animation, version, onClose }: VersionSheetProps) {
  const { t } = useTranslation('animator')
  return (
    <Sheet isOpen onClose={onClose} title={t('details.version_title')} width={760}>
      <QueryBoundary>
        <Version animation={animation} version={version} onClose={onClose} />
      </QueryBoundary>
    </Sheet>
  )
}

function Version({ animation, version, onClose }: VersionSheetProps) {
  const { t } = useTranslation('animator')
  const { data } = useVersionScene(animation.id, version)
  const restore = useRestoreVersion()
  const { scene, fault } = openScene(data.scene)
  const photos = useScenePhotos(scene)

  function goBack(scene: Scene) {
    restore.mutate(
      { id: animation.id, version: animation.version, title: data.title, scene },
      { onSuccess: onClose },
    )
  }

  return (
    <div className={layout.grid4}>
      {fault ? (
        <UnreadableScene fault={fault} />
      ) : (
        <ScenePlayer
          scene={scene}
          title={data.title}
          options={{ isCompact: true }}
          photos={photos}
        />
      )}
      <div className={layout.wrapEnd}>
        <Button kind="secondary" onClick={onClose}>
          {t('gallery.cancel')}
        </Button>
        {scene ? (
          <Button busy={restore.isPending} onClick={() => goBack(scene)}>
            {t('details.restore')}
          </Button>
        ) : null}
      </div>
    </div>
  )
}
