import type { OwnUser } from '@/features/people/api/user-api'
import type { PictureChange } from '@/shared/picture/picture-field'
import { useSaveAcademy, type OwnedSchool } from '../../api/academy/academy'
import { forgetPicture, uploadPicture, type PictureBucket } from '../../api/avatar/pictures'
import type { AcademyValues } from '../../model/academy/academy-schema'

/** Stores the new pictures, saves the rows, then clears away what is shown no more. */
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

    // a leftover file is not worth a failed save
    const forget = (bucket: PictureBucket, owner: string, address: string | null) =>
      forgetPicture(bucket, owner, address).catch(() => undefined)

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
      await Promise.all(added.map((picture) => forget(...picture)))
      throw error
    }
    if (avatar !== undefined) await forget('avatars', user.id, user.avatar_url)
    if (logo !== undefined) await forget('logos', school.id, school.logo_url)
  }
}
