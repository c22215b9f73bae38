import { measureBlog } from './blog.ts'
import { blogTable } from './tables.ts'
console.log(blogTable(await measureBlog(process.argv[2])))
