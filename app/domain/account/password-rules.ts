/** Characters a password may have (ruling 29). The upper end only bounds the work of hashing. */
export const PASSWORD = { least: 8, most: 128 }
