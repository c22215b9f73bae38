/** What stands in for a picture that cannot be loaded, by the kind of place it stands in: two covers, by their addresses. */
export const PLACEHOLDER = {
  news: '/minh-hoa/bia-appliance-tin-2.svg',
  article: '/minh-hoa/bia-appliance-chung-2.svg',
}
