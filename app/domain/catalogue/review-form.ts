/** Characters a review may have. */
export const REVIEW_TEXT = { least: 20, most: 2000 }

/** What a reviewer agrees to, word for word as it is stored. */
export const REVIEW_CONSENT =
  'Tôi đồng ý để Chọn Máy lưu tên và nội dung đánh giá này, và hiển thị công khai sau khi được duyệt.'

/** What was sent and what is wrong with it, by field, so that nothing typed is lost. */
export type ReviewFormState = {
  values: Record<string, string>
  errors: Record<string, string>
}
