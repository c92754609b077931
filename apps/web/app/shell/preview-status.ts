/** What works today, said where people start. It goes once the catalogue has tariffs that people can buy. */
export const previewStatus = 'Preview: real bill reading, sample tariffs'
