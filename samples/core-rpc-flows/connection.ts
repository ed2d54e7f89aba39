// One WebSocket connection to a Core Space node.
import WebSocket from 'ws';

// #region connection
type Message = { id?: number; result?: string; error?: { message: string }; params?: { subscription: string; result: unknown } };

/** Matches answers with questions, and news with the subscription that they belong to. */
export class Connection {
  private listeners = new Map<string, (news: unknown) => void>();
  private answers = new Map<number, (message: Message) => void>();
  private count = 0;

  private constructor(private socket: WebSocket) {
    socket.on('message', (text) => this.receive(JSON.parse(String(text)) as Message));
  }

  static open(url: string): Promise<Connection> {
    const socket = new WebSocket(url);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  private receive({ id, params, ...message }: Message): void {
    if (params) this.listeners.get(params.subscription)?.(params.result);
    else if (id !== undefined) this.answers.get(id)?.(message);
  }

  private ask(method: string, params: unknown[]): Promise<Message> {
    const id = ++this.count;
    const answer = new Promise<Message>((resolve) => this.answers.set(id, resolve));
    this.socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
    return answer;
  }

  /** Subscribes; the listener gets the `result` of each notification. */
  async subscribe(listener: (news: unknown) => void, ...params: unknown[]): Promise<void> {
    const { result, error } = await this.ask('cfx_subscribe', params);
    if (error || result === undefined) throw new Error(error?.message);
    this.listeners.set(result, listener);
  }

  /** Resolves when the connection is gone, whoever ended it. */
  async lost(): Promise<void> {
    if (this.socket.readyState !== WebSocket.CLOSED) await new Promise((resolve) => this.socket.once('close', resolve));
  }

  /** Breaks the connection off as a failing network does. */
  breakOff(): void {
    this.socket.terminate();
  }
}
// #endregion connection
