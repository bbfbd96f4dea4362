/** The export of drawings as others get it, through the door in `scene/widgets/scene-export-slot` (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'

export async function loadSceneExport() {
  const [{ ExportSheet }] = await Promise.all([
    import('./panels/export/export-sheet'),
    loadNamespaces(['animator', 'scene']),
  ])
  return ExportSheet
}
