export const Widget = 1
