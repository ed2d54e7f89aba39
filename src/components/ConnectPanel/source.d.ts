declare module '*?source' {
  /** The text of a file, as it is in the folder. */
  const text: string;
  export default text;
}
