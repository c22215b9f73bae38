/** An address of a picture as editors may give it: of ours, or over https elsewhere; never one that only leaves out the scheme. */
export const PICTURE_ADDRESS = /^(?:https:\/\/|\/(?![/\\]))[^\s"<>]+$/
