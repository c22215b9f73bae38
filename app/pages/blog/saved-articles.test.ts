import { beforeEach, expect, it } from 'vitest'
import { storage } from '#tests/support/storage.ts'
import { likedArticles, rememberLike, savedArticles, toggleSavedArticle } from './saved-articles.ts'

beforeEach(() => storage.install())

it('an article is kept, the newest first, and given up', () => {
  expect(toggleSavedArticle(3)).toBe(true)
  expect(toggleSavedArticle(7)).toBe(true)
  expect(savedArticles.read()).toEqual([7, 3])
  expect(toggleSavedArticle(3)).toBe(false)
  expect(savedArticles.read()).toEqual([7])
})

it('a like is remembered once', () => {
  rememberLike(3)
  rememberLike(3)
  expect(likedArticles.read()).toEqual([3])
})
