/** What others may ask of the content feature. */
export { type Banner, listBanners } from './campaigns/banner-store.ts'
export { followContent } from './content-edition.ts'
export { createEditedQuestions } from './questions/edited-questions.ts'
export { createEditedTopics, type EditedTopics } from './topics/edited-topics.ts'
export { picturesBackedUp, resealPictures } from './pictures/pictures-backed-up.ts'
export { listPostSlugs } from './content-store.ts'
export { seedContent } from './seed-content.ts'
