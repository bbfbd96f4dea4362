/** What a family is asked to agree to, one purpose at a time (`consent_purpose` of the database). */
export const consentPurposes = [
  'photo_video',
  'publication',
  'marketing',
  'health_data',
  'push_to_child',
] as const

export type ConsentPurpose = (typeof consentPurposes)[number]
