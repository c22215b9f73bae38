/** The administrator that the browser tests' site starts with. */
export const ADMIN = { email: 'quan-tri@example.vn', password: 'một câu dài cho quản trị' }
