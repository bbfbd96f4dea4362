/** Puts the animator's export behind the door that core features have for it (ADR 16). */
import { installSceneExport } from '@/features/scene/widgets/scene-export-slot'

installSceneExport(async () => {
  const { loadSceneExport } = await import('@/features/animator/scene-export')
  return loadSceneExport()
})
