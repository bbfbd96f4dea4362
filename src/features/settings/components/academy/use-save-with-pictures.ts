import type { OwnUser } from '@/features/people/api/user-api'
import { eraseFilesNow } from '@/lib/supabase/erase-files-now'
import type { PictureChange } from '@/shared/picture/picture-field'
import { useSaveAcademy, type OwnedSchool } from '../../api/academy/academy'
import { deletePicture, uploadPicture, type PictureBucket } from '../../api/avatar/pictures'
import type { AcademyValues } from '../../model/academy/academy-schema'

/** Stores the new pictures, saves the rows, then has the replaced ones deleted. */
export function useSaveWithPictures(user: OwnUser, school: OwnedSchool) {
  const { mutateAsync: saveRows } = useSaveAcademy()

  return async function save(values: AcademyValues, avatar: PictureChange, logo: PictureChange) {
    const added: [PictureBucket, string, string][] = []

    async function store(bucket: PictureBucket, owner: string, change: PictureChange) {
      if (!change) return change
      const address = await uploadPicture(bucket, owner, change.picture)
      added.push([bucket, owner, address])
      return address
    }

    try {
      const newAvatar = await store('avatars', user.id, avatar)
      const newLogo = await store('logos', school.id, logo)
      await saveRows({
        school,
        values,
        avatarUrl: newAvatar === undefined ? user.avatar_url : newAvatar,
        logoUrl: newLogo === undefined ? school.logo_url : newLogo,
      })
    } catch (error) {
      // a leftover file is not worth another failure
      await Promise.all(added.map((picture) => deletePicture(...picture).catch(() => undefined)))
      throw error
    }
    if (avatar !== undefined || logo !== undefined) void eraseFilesNow()
  }
}
