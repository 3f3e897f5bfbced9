// Written by `npm run freeze`.
export const editions = {
}
