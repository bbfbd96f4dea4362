/** A scene with shirt numbers, but not who the players are: as links and copies in another school show it. */
import type { Scene } from './scene-schema'

export function removePeopleFromScene(scene: Scene): Scene {
  return {
    ...scene,
    objects: scene.objects.map((object) => {
      if (object.kind !== 'player') return object
      const { name: _name, player_id: _player, has_photo: _photo, ...rest } = object
      return rest
    }),
  }
}
