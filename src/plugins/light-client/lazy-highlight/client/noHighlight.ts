/** Replaces the stock content of a code block in the client's first load, which keeps what the server highlighted. */
export default undefined;
