export const session = 1
